; broadside optimize: source 55f5e45b29095f02b9cda59212f8af3b28448601381dbb2e3a8dd426dfd4d43c
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 5 s an interval, 40 s a region
; Twofish, decryption of any number of independent blocks on the C64x, four at a time.
;
;       void twofish_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                        const struct twofish_schedule *schedule);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
;
; Where fewer than four blocks are left, the first of them stands in for those that lack. A misaligned pointer stops the
; machine's memory access. To be called with interrupts disabled: registers take new values while older ones are on their
; way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Blocks of 16 bytes in memory, three or four at a time: what the routines of the C64x on many blocks share. The words
; of the blocks are ax, bx, cx, dx; ay to dy; az to dz; aw to dw.

; Bytes from the first block of three to the others: 0 where there is no such block, which is then the first again.

; The same for four.





; The next three, if there are more.

; The next four, if there are more.

; The next block of a pass over all of them; `name` and the name of the stores of the pass before go into a .mdep.

; Twofish with full keying (Schneier et al., 1998) on the C64x: its rounds as macros.
;
; Tables and addressing are those of round.inc. Rotations are .M's. Bytes of an index are brought down by a shift or, as
; circular addressing drops all other bits, by a rotation: .S and .M share that.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Twofish with full keying (Schneier et al., 1998) on the C62x: its rounds as macros.
;
; The key-dependent S-boxes joined with the MDS matrix are four tables of 256 words. Tables 0 and 1 lie in data
; memory block 0 and are read through .D1, tables 2 and 3 in block 1 and are read through .D2: their loads never meet
; in a bank. Each table lies on a multiple of its 1024 bytes: circular addressing (AMR) masks the index: only its
; bits 0 to 7 count. So the lowest byte of a word needs no operation and each other one needs a shift.
;
; g of both words gives t0 and t1; the words become f0 = t0 + t1 + K0 and f1 = t0 + 2 t1 + K1. t1 comes first: with
; t1 + K0 and K1 + 2 t1 (ADDAH) made while t0 is on its way, one addition remains for either.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4, A5, B4, B5.

; Linear addressing again, as the C ABI demands on return.

; t0 = g(x), t1 = g(rotl(y, 8)).

; f0 and f1 of the words x and y.

; out = rotr(in, 1).

; out = rotl(in, 1).

; rotl(in, 1) as two parts.

; One round of encryption with its results where the next reads them. `turned` is the fourth word, rotated left by one
; already, which the round before has time for.

; One round of decryption in the same way: `turned` is the third word, rotated left by one already.

; out = in ^ four key words from *+keys[first].

; t0 = g(x), t1 = g(rotl(y, 8)) of the bytes x_0 (lowest) to y_3 of both words, each in the low bits of a register.

; The same of two words, half of their bytes brought down by .S and half by .M.

; One round of encryption: x2 and x3 change. The next round has the words in the order x2, x3, x0, x1.

; One round of decryption in the same way.

; One round of encryption on one block. `sum` is the first word before its rotation right by one: its bytes are taken
; from where they are before the rotation, which is thus off the longest path. `turned` is the fourth word, rotated. Copies
; are .M's, as rotations by 0.

; One round of decryption in the same way: `sum` is the second word before its rotation, `turned` the third after it.
; Twofish on any number of blocks of the C64x, four at a time: what encryption and decryption share. The words of the
; blocks are ax, bx, cx, dx; ay to dy; az to dz; aw to dw.

; in0 to in3 under four key words.

; The words of the subkeys from *+schedule[first].

; The next four blocks, whitened. `turn` rotates the word that the rounds want rotated.

; The last exchange of halves undone, whitened, and written.




; t0 = g(x), t1 = g(rotl(y, 8)) as in round_c64x.inc. What is loaded for t0 goes to one side of the machine and what is
; loaded for t1 to the other: `of_x` and `of_y` are .rega and .regb, or the other way round.

; t0 + t1 + key0 and t0 + 2 t1 + key1, without ADDAH: .D has no time for it.

; One round of encryption with its results where the next reads them. `sum`, on side B, is the first word rotated left by
; one. The bytes for side B are taken from `sum`, because the word itself arrives later, on side A. Copies are rotations
; on .M, because the other units are full.

; One round of decryption in the same way: `sum` is the second word rotated left by one.

; One round of all four.

        .global twofish_decrypt_blocks_c64x

        .align  32
twofish_decrypt_blocks_c64x:
        MV      .L1    A6, A2               ; MV      blocks, some
  [!A2] B       .S2    twofish_decrypt_blocks_c64x$done; [!some] B      done
        NOP     3
        MV      .L1X   B6, A2               ; copy
        MV      .L1    A2, A8               ; move schedule
||      MV      .L2X   A4, B3               ; argument
||      MV      .S1X   B4, A3               ; argument
||      MV      .S2    B3, B6               ; move return$
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 2, A0            ; CMPGT   blocks, 2, three_4
||      MV      .L2    B6, B29              ; move return$
||      MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_1
||      LDW     .D1T2  *+A8[7], B8          ; LDW     *+schedule[6 + 1], k1_2
||      MV      .D2X   A8, B0               ; copy
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_4
||      CMPGT   .L2X   A6, 3, B6            ; CMPGT   blocks, 3, four_3
||      SHL     .S1    A0, 5, A7            ; SHL     three_4, 5, step_z
||      LDW     .D1T2  *+A8[9], B20         ; LDW     *+schedule[6 + 3], k3_2
||      LDW     .D2T1  *+B0[0], A4          ; LDW     *+schedule[0], A4
        ADD     .L1    A3, A7, A2           ; ADD     in, step_z, third_6
||      SHL     .S2    B6, 4, B2            ; SHL     four_3, 4, sixteen_3
||      LDW     .D1T1  *+A8[6], A21         ; LDW     *+schedule[6], k0_2
||      LDW     .D2T2  *+B0[1], B4          ; LDW     *+schedule[1], B4
        SHL     .S2X   A0, 4, B23           ; SHL     two_4, 4, step_y
||      LDW     .D1T2  *+A2[1], B7          ; LDW     *+third_6[1], bz
||      LDW     .D2T1  *+B0[8], A2          ; LDW     *+schedule[6 + 2], k2_2
        ADD     .L2X   B23, A3, B2          ; ADD     in, step_y, second_6
||      LDW     .D1T1  *+A3[0], A25         ; LDW     *+in[0], ax
||      ADDAH   .D2    B2, B2, B6           ; ADDAH   sixteen_3, sixteen_3, step_w
        LDW     .D1T1  *+A2[0], A0          ; LDW     *+third_6[0], az
||      LDW     .D2T2  *+B2[1], B7          ; LDW     *+second_6[1], by
        ADD     .L2X   B6, A3, B0           ; ADD     in, step_w, fourth_5
||      LDW     .D1T2  *+A2[3], B21         ; LDW     *+third_6[3], dz
||      ADDAW   .D2    B0, 11, B24          ; ADDAW   schedule, 11, odd
        LDW     .D1T1  *+A2[2], A30         ; LDW     *+third_6[2], cz
||      LDW     .D2T2  *+B0[1], B7          ; LDW     *+fourth_5[1], bw
        XOR     .L2    B7, B8, B7           ; XOR     bz, k1_2, bz
||      LDW     .D1T2  *+A3[1], B0          ; LDW     *+in[1], bx
||      LDW     .D2T1  *+B2[2], A0          ; LDW     *+second_6[2], cy
        ROTL    .M2    B7, 1, B16           ; ROTL    bz, 1, bz
||      LDW     .D1T1  *+A3[2], A9          ; LDW     *+in[2], cx
||      LDW     .D2T2  *+B0[3], B1          ; LDW     *+fourth_5[3], dw
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2    B7, B8, B7           ; XOR     by, k1_2, by
||      LDW     .D1T2  *+A3[3], B22         ; LDW     *+in[3], dx
||      LDW     .D2T1  *+B2[0], A20         ; LDW     *+second_6[0], ay
        XOR     .L1    A0, A21, A23         ; XOR     az, k0_2, az
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_1
||      ROTL    .M2    B7, 1, B19           ; ROTL    by, 1, by
||      LDW     .D2T1  *+B0[0], A20         ; LDW     *+fourth_5[0], aw
        SHRU    .S1    A23, 8, A20          ; <0> SHRU    az, 8, x_1_24
||      MVC     .S2    B1, AMR              ; MVC     circular_1, AMR
||      ROTL    .M1X   B16, 31, A31         ; <0> ROTL    bz, 31, y_0_24
||      ROTL    .M2    B16, 23, B9          ; <0> ROTL    bz, 23, y_1_24
||      ADDAW   .D1    A8, 10, A27          ; ADDAW   schedule, 10, even
||      LDW     .D2T1  *+B0[2], A16         ; LDW     *+fourth_5[2], cw
        MV      .L2    B4, B5               ; MV      B4, B5
||      XOR     .S2    B7, B8, B2           ; XOR     bw, k1_2, bw
||      ROTL    .M1X   B16, 7, A17          ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B7          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A20], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T2  *+B2[3], B0          ; LDW     *+second_6[3], dy
        ADDK    .S1    128, A27             ; ADDK    128, even
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M2    B2, 1, B31           ; ROTL    bw, 1, bw
||      LDW     .D1T1  *+A4[A23], A20       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A20, A21, A26        ; XOR     ay, k0_2, ay
||      SHRU    .S2X   A23, 24, B7          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B16, 15, B7          ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B7], A18        ; <0> LDW     *+B4[x_2_24], from_x2_25
        SHRU    .S1    A26, 8, A17          ; <0> SHRU    ay, 8, x_1_21
||      ROTL    .M1X   B19, 7, A17          ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B19, 15, B18         ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T1  *+B5[B7], A17        ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A0, A2, A29          ; XOR     cy, k2_2, cy
||      XOR     .L2    B0, B8, B7           ; XOR     bx, k1_2, bx
||      XOR     .S1    A20, A21, A22        ; XOR     aw, k0_2, aw
||      ADDK    .S2    128, B24             ; ADDK    128, odd
||      ROTL    .M1X   B19, 31, A29         ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A26, 16, B2          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A17], A20       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B5[B7], B7         ; <0> LDW     *+B5[y_2_24], from_y2_25
        ROTL    .M1    A29, 1, A24          ; <0> ROTL    cy, 1, turned_21
||      ROTL    .M2    B7, 1, B8            ; ROTL    bx, 1, bx
||      LDW     .D1T1  *+A4[A26], A6        ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *--B24[2], B28       ; <0> LDW     *--odd[2], k1
        XOR     .L1    A9, A2, A3           ; XOR     cx, k2_2, cx
||      XOR     .L2    B1, B20, B1          ; XOR     dw, k3_2, dw
||      MV      .S1    A3, A0               ; move in
||      SHRU    .S2X   A26, 24, B2          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M2    B19, 23, B16         ; <0> ROTL    by, 23, y_1_21
||      LDW     .D1T2  *+A5[A29], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B4[B2], A17        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L1    A16, A2, A16         ; XOR     cw, k2_2, cw
||      XOR     .S1    A20, A19, A19        ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      ROTL    .M1X   B31, 7, A17          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B31, 15, B2          ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T2  *+A4[A17], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B5[B2], A19        ; <0> LDW     *+B5[x_3_21], from_x3_22
||      NOP
||      NOP
        XOR     .L1    A18, A17, A18        ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||      XOR     .L2    B0, B20, B17         ; XOR     dy, k3_2, dy
||      SHRU    .S1    A22, 8, A16          ; <0> SHRU    aw, 8, x_1_27
||      XOR     .S2    B7, B2, B16          ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ROTL    .M1    A16, 1, A18          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2X   A22, 16, B7          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T1  *--A27[2], A30       ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B4[B16], B9        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A19, A18, A3         ; <0> XOR     x_low_25, x_high_25, t0_24
||      MV      .L2X   A6, B0               ; move blocks
||      MV      .S1X   B3, A9               ; move out
||      XOR     .S2    B9, B7, B9           ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      ROTL    .M1    A3, 1, A25           ; <0> ROTL    cx, 1, turned_18
||      LDW     .D1T1  *+A5[A16], A17       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B5[B18], B3        ; <0> LDW     *+B5[y_2_21], from_y2_22
||      NOP
        XOR     .L1    A25, A21, A28        ; XOR     ax, k0_2, ax
||      XOR     .L2    B16, B9, B9          ; <0> XOR     y_low_25, y_high_25, t1_24
||      SHRU    .S2X   A22, 24, B7          ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M1X   B31, 31, A16         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2    B8, 15, B21          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B4[B7], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
||      NOP
        XOR     .L2    B21, B20, B30        ; XOR     dz, k3_2, dz
||      SHRU    .S1    A28, 8, A3           ; <0> SHRU    ax, 8, x_1_18
||      ADD     .S2X   B9, A3, B3           ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1X   B8, 31, A6           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2    B31, 23, B2          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T1  *+A4[A22], A28       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B5[B2], B7         ; <0> LDW     *+B5[y_2_27], from_y2_28
||      NOP
        XOR     .L1    A30, A2, A21         ; XOR     cz, k2_2, cz
||      ADD     .L2    B9, B28, B7          ; <0> ADD     t1_24, k1, other_26
||      XOR     .S1    A6, A20, A20         ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      SHRU    .S2X   A28, 24, B8          ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A21           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B8, 23, B19          ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B5[B7], A31        ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A30, B3, A31         ; <0> ADD     once_26, k0, f0_24
||      XOR     .L2    B18, B16, B7         ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S1    A17, A19, A19        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      ADD     .S2    B3, B7, B2           ; <0> ADD     once_26, other_26, f1_24
||      ROTL    .M1    A21, 1, A21          ; <0> ROTL    cz, 1, turned_24
||      ROTL    .M2X   A31, 0, B30          ; <0> ROTL    y_0_24, 0, dz
||      LDW     .D1T1  *+A4[A28], A19       ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[y_1_27], from_y1_28
        MVK     .L1    14, A2               ; MVK     16, count
||      XOR     .L2    B30, B2, B16         ; <0> XOR     dz, f1_24, bz
||      XOR     .S1    A20, A19, A20        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .S2    B9, B3, B3           ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      ROTL    .M1    A23, 0, A21          ; <0> ROTL    az, 0, cz
||      ROTL    .M2X   A28, 16, B22         ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T2  *+A4[A21], B26       ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B8], A28        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A21, A31, A23        ; <0> XOR     turned_24, f0_24, az
||      XOR     .L2    B7, B3, B3           ; <0> XOR     y_low_22, y_high_22, t1_21
||      XOR     .S2    B22, B20, B20        ; XOR     dx, k3_2, dx
||      ROTL    .M1    A28, 0, A3           ; <0> ROTL    ax, 0, cx
||      LDW     .D1T1  *+A5[A3], A24        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B4[B19], B8        ; <0> LDW     *+B4[y_1_18], from_y1_19
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 12, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADD", "ADD", "XOR", "ROTL"], "attempts": [{"interval": 17, "result": "proved infeasible for equal channels", "seconds": 2.5, "banks_apart": false, "note": "as 4 equal channels", "moves": 0}, {"interval": 17, "result": "found by annealing", "seconds": 131.8, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 12
;  critical cycle:
;    LDW *+B4[x_2_27], from_x2_28
;    XOR from_x2_28, from_x3_28, x_high_28
;    XOR x_low_28, x_high_28, t0_27
;    ADD t0_27, t1_27, once_29
;    ADD once_29, k0, f0_27
;    XOR turned_27, f0_27, aw
;    ROTL aw, 16, x_2_27
;  units: L1 9/17, S1 17/17, M1 16/17, D1 17/17, L2 16/17, S2 16/17, M2 16/17, D2 17/17
;  cross paths: 1X 12/17, 2X 16/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 25 live at once
;  registers of side B: 24 used, 20 live at once
;  II 17: proved infeasible for equal channels (as 4 equal channels), 2.5 s
;  II 17: found by annealing, 131.8 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_blocks_c64x$rounds:
        XOR     .L1    A28, A17, A17        ; <1> XOR     from_x0_28, from_x1_28, x_low_28
||      ADD     .L2X   B3, A20, B19         ; <1> ADD     t0_21, t1_21, once_23
||      SHRU    .S1    A23, 8, A20          ; <0> SHRU    az, 8, x_1_24
||      ADD     .S2    B3, B28, B9          ; <1> ADD     t1_21, k1, other_23
||      ROTL    .M1X   B16, 31, A31         ; <0> ROTL    bz, 31, y_0_24
||      ROTL    .M2    B16, 23, B9          ; <0> ROTL    bz, 23, y_1_24
||      LDW     .D1T2  *+A5[A6], B9         ; <1> LDW     *+A5[y_0_18], from_y0_19
||      LDW     .D2T1  *+B4[B22], A20       ; <1> LDW     *+B4[x_2_18], from_x2_19
        ADD     .L2    B19, B9, B18         ; <1> ADD     once_23, other_23, f1_21
||      XOR     .S1    A19, A31, A28        ; <1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S2    B3, B2, B3           ; <1> XOR     from_y0_28, from_y3_28, y_low_28
||      ROTL    .M1X   B16, 7, A17          ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B7          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A20], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T2  *+B5[B21], B21       ; <1> LDW     *+B5[y_2_18], from_y2_19
        ADD     .L1X   A30, B19, A26        ; <1> ADD     once_23, k0, f0_21
||      XOR     .L2    B17, B18, B19        ; <1> XOR     dy, f1_21, by
||      XOR     .S1    A17, A28, A20        ; <1> XOR     x_low_28, x_high_28, t0_27
||      XOR     .S2    B2, B7, B2           ; <1> XOR     from_y1_28, from_y2_28, y_high_28
||      ROTL    .M1    A26, 0, A29          ; <1> ROTL    ay, 0, cy
||      ROTL    .M2X   A29, 0, B17          ; <1> ROTL    y_0_21, 0, dy
||      LDW     .D1T1  *+A4[A23], A20       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L2    B3, B2, B2           ; <1> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S1    A24, A26, A26        ; <1> XOR     turned_21, f0_21, ay
||      SHRU    .S2X   A23, 24, B7          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B16, 15, B7          ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B7], A18        ; <0> LDW     *+B4[x_2_24], from_x2_25
        ADD     .L2X   B2, A20, B3          ; <1> ADD     t0_27, t1_27, once_29
||      SHRU    .S1    A26, 8, A17          ; <0> SHRU    ay, 8, x_1_21
||      ADD     .S2    B2, B28, B2          ; <1> ADD     t1_27, k1, other_29
||      ROTL    .M1X   B19, 7, A17          ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B19, 15, B18         ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T1  *+B5[B7], A17        ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A20, A28, A20        ; <1> XOR     from_x2_19, from_x3_19, x_high_19
||      ADD     .L2    B3, B2, B2           ; <1> ADD     once_29, other_29, f1_27
||      XOR     .S1    A19, A24, A24        ; <1> XOR     from_x0_19, from_x1_19, x_low_19
||      XOR     .S2    B9, B26, B7          ; <1> XOR     from_y0_19, from_y3_19, y_low_19
||      ROTL    .M1X   B19, 31, A29         ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A26, 16, B2          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A17], A20       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B5[B7], B7         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A24, A20, A28        ; <1> XOR     x_low_19, x_high_19, t0_18
||      XOR     .L2    B1, B2, B31          ; <1> XOR     dw, f1_27, bw
||      ADD     .S1X   A30, B3, A16         ; <1> ADD     once_29, k0, f0_27
||      XOR     .S2    B8, B21, B1          ; <1> XOR     from_y1_19, from_y2_19, y_high_19
||      ROTL    .M1    A29, 1, A24          ; <0> ROTL    cy, 1, turned_21
||      ROTL    .M2X   A16, 0, B1           ; <1> ROTL    y_0_27, 0, dw
||      LDW     .D1T1  *+A4[A26], A6        ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *--B24[2], B28       ; <0> LDW     *--odd[2], k1
        XOR     .L2    B7, B1, B3           ; <1> XOR     y_low_19, y_high_19, t1_18
||      XOR     .S1    A18, A16, A22        ; <1> XOR     turned_27, f0_27, aw
||      SHRU    .S2X   A26, 24, B2          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M1    A22, 0, A16          ; <1> ROTL    aw, 0, cw
||      ROTL    .M2    B19, 23, B16         ; <0> ROTL    by, 23, y_1_21
||      LDW     .D1T2  *+A5[A29], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B4[B2], A17        ; <0> LDW     *+B4[x_2_21], from_x2_22
        ADD     .L2    B3, B28, B8          ; <1> ADD     t1_18, k1, other_20
||      XOR     .S1    A20, A19, A19        ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      ADD     .S2X   B3, A28, B3          ; <1> ADD     t0_18, t1_18, once_20
||      ROTL    .M1X   B31, 7, A17          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B31, 15, B2          ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T2  *+A4[A17], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B5[B2], A19        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A18, A17, A18        ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||      ADD     .L2    B3, B8, B8           ; <1> ADD     once_20, other_20, f1_18
||      SHRU    .S1    A22, 8, A16          ; <0> SHRU    aw, 8, x_1_27
||      XOR     .S2    B7, B2, B16          ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ROTL    .M1    A16, 1, A18          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2X   A22, 16, B7          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T1  *--A27[2], A30       ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B4[B16], B9        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A19, A18, A3         ; <0> XOR     x_low_25, x_high_25, t0_24
||      XOR     .L2    B20, B8, B8          ; <1> XOR     dx, f1_18, bx
||      ADD     .S1X   A30, B3, A19         ; <1> ADD     once_20, k0, f0_18
||      XOR     .S2    B9, B7, B9           ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      ROTL    .M1    A3, 1, A25           ; <0> ROTL    cx, 1, turned_18
||      ROTL    .M2X   A6, 0, B20           ; <1> ROTL    y_0_18, 0, dx
||      LDW     .D1T1  *+A5[A16], A17       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B5[B18], B3        ; <0> LDW     *+B5[y_2_21], from_y2_22
        XOR     .L1    A25, A19, A28        ; <1> XOR     turned_18, f0_18, ax
||      XOR     .L2    B16, B9, B9          ; <0> XOR     y_low_25, y_high_25, t1_24
||[A2]  B       .S1    twofish_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A22, 24, B7          ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M1X   B31, 31, A16         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2    B8, 15, B21          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B4[B7], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
        SHRU    .S1    A28, 8, A3           ; <0> SHRU    ax, 8, x_1_18
||      ADD     .S2X   B9, A3, B3           ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1X   B8, 31, A6           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2    B31, 23, B2          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T1  *+A4[A22], A28       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B5[B2], B7         ; <0> LDW     *+B5[y_2_27], from_y2_28
        ADD     .L2    B9, B28, B7          ; <0> ADD     t1_24, k1, other_26
||      XOR     .S1    A6, A20, A20         ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      SHRU    .S2X   A28, 24, B8          ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A21           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B8, 23, B19          ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B5[B7], A31        ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A30, B3, A31         ; <0> ADD     once_26, k0, f0_24
||      XOR     .L2    B18, B16, B7         ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S1    A17, A19, A19        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      ADD     .S2    B3, B7, B2           ; <0> ADD     once_26, other_26, f1_24
||      ROTL    .M1    A21, 1, A21          ; <0> ROTL    cz, 1, turned_24
||      ROTL    .M2X   A31, 0, B30          ; <0> ROTL    y_0_24, 0, dz
||      LDW     .D1T1  *+A4[A28], A19       ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L2    B30, B2, B16         ; <0> XOR     dz, f1_24, bz
||      XOR     .S1    A20, A19, A20        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .S2    B9, B3, B3           ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      ROTL    .M1    A23, 0, A21          ; <0> ROTL    az, 0, cz
||      ROTL    .M2X   A28, 16, B22         ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T2  *+A4[A21], B26       ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B8], A28        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A21, A31, A23        ; <0> XOR     turned_24, f0_24, az
||      XOR     .L2    B7, B3, B3           ; <0> XOR     y_low_22, y_high_22, t1_21
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ROTL    .M1    A28, 0, A3           ; <0> ROTL    ax, 0, cx
||      LDW     .D1T1  *+A5[A3], A24        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B4[B19], B8        ; <0> LDW     *+B4[y_1_18], from_y1_19
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$4:
        XOR     .L1    A28, A17, A17        ; <-1> XOR     from_x0_28, from_x1_28, x_low_28
||      ADD     .L2X   B3, A20, B19         ; <-1> ADD     t0_21, t1_21, once_23
||      ADD     .S2    B3, B28, B9          ; <-1> ADD     t1_21, k1, other_23
||      LDW     .D1T2  *+A5[A6], B9         ; <-1> LDW     *+A5[y_0_18], from_y0_19
||      LDW     .D2T1  *+B4[B22], A20       ; <-1> LDW     *+B4[x_2_18], from_x2_19
        CMPGT   .L1X   B0, 4, A1            ; CMPGT   blocks, 4, A1
||      ADD     .L2    B19, B9, B18         ; <-1> ADD     once_23, other_23, f1_21
||      XOR     .S1    A19, A31, A28        ; <-1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S2    B3, B2, B3           ; <-1> XOR     from_y0_28, from_y3_28, y_low_28
||      LDW     .D1T1  *+A8[2], A31         ; LDW     *+schedule[2], k0_30
||      LDW     .D2T2  *+B5[B21], B21       ; <-1> LDW     *+B5[y_2_18], from_y2_19
        ADD     .L1X   A30, B19, A26        ; <-1> ADD     once_23, k0, f0_21
||      XOR     .L2    B17, B18, B19        ; <-1> XOR     dy, f1_21, by
||      XOR     .S1    A17, A28, A20        ; <-1> XOR     x_low_28, x_high_28, t0_27
||      XOR     .S2    B2, B7, B2           ; <-1> XOR     from_y1_28, from_y2_28, y_high_28
||      ROTL    .M1    A26, 0, A29          ; <-1> ROTL    ay, 0, cy
||      ROTL    .M2X   A29, 0, B17          ; <-1> ROTL    y_0_21, 0, dy
||      ADDAW   .D1    A8, 10, A27          ; ADDAW   schedule, 10, even
||      SUB     .D2    B0, 4, B0            ; SUB     blocks, 4, blocks
        XOR     .L2    B3, B2, B2           ; <-1> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S1    A24, A26, A26        ; <-1> XOR     turned_21, f0_21, ay
||      MV      .S2X   A8, B18              ; copy
||      LDW     .D1T2  *+A8[9], B21         ; LDW     *+schedule[6 + 3], k3_2
        CMPGT   .L1X   B0, 3, A17           ; CMPGT   blocks, 3, four_3
||      ADD     .L2X   B2, A20, B3          ; <-1> ADD     t0_27, t1_27, once_29
||      ADD     .S2    B2, B28, B2          ; <-1> ADD     t1_27, k1, other_29
||      ROTL    .M2    B19, 31, B9          ; ROTL    by, 31, by
||      ADDAW   .D1    A0, 16, A0           ; ADDAW   in, 16, in
||      LDW     .D2T2  *+B18[3], B28        ; LDW     *+schedule[2 + 1], k1_30
        XOR     .L1    A20, A28, A20        ; <-1> XOR     from_x2_19, from_x3_19, x_high_19
||      ADD     .L2    B3, B2, B2           ; <-1> ADD     once_29, other_29, f1_27
||      XOR     .S1    A19, A24, A24        ; <-1> XOR     from_x0_19, from_x1_19, x_low_19
||      XOR     .S2    B9, B26, B7          ; <-1> XOR     from_y0_19, from_y3_19, y_low_19
||      LDW     .D1T2  *+A0[1], B7          ; LDW     *+in[1], bx
||      LDW     .D2T1  *+B18[5], A17        ; LDW     *+schedule[2 + 3], k3_30
        XOR     .L1    A24, A20, A28        ; <-1> XOR     x_low_19, x_high_19, t0_18
||      XOR     .L2    B1, B2, B31          ; <-1> XOR     dw, f1_27, bw
||      ADD     .S1X   A30, B3, A16         ; <-1> ADD     once_29, k0, f0_27
||      XOR     .S2    B8, B21, B1          ; <-1> XOR     from_y1_19, from_y2_19, y_high_19
||      ROTL    .M2X   A16, 0, B1           ; <-1> ROTL    y_0_27, 0, dw
||      ADD     .D1    A9, A7, A20          ; ADD     out, step_z, third_37
||      LDW     .D2T2  *+B18[4], B1         ; LDW     *+schedule[2 + 2], k2_30
        XOR     .L2    B7, B1, B3           ; <-1> XOR     y_low_19, y_high_19, t1_18
||      XOR     .S1    A18, A16, A22        ; <-1> XOR     turned_27, f0_27, aw
||      ADD     .S2X   B6, A9, B2           ; ADD     out, step_w, fourth_37
||      ROTL    .M1    A22, 0, A16          ; <-1> ROTL    aw, 0, cw
||      LDW     .D1T1  *+A0[0], A6          ; LDW     *+in[0], ax
||      ADDAW   .D2    B18, 11, B24         ; ADDAW   schedule, 11, odd
        CMPGT   .L1X   B0, 2, A28           ; CMPGT   blocks, 2, three_4
||      ADD     .L2    B3, B28, B8          ; <-1> ADD     t1_18, k1, other_20
||      XOR     .S1    A3, A31, A3          ; XOR     cx, k0_30, cx
||      ADD     .S2X   B3, A28, B3          ; <-1> ADD     t0_18, t1_18, once_20
||      ROTL    .M2    B31, 31, B31         ; ROTL    bw, 31, bw
||      LDW     .D2T1  *+B18[6], A25        ; LDW     *+schedule[6], k0_2
        ADD     .L2    B3, B8, B8           ; <-1> ADD     once_20, other_20, f1_18
||      SHL     .S1    A28, 5, A7           ; SHL     three_4, 5, step_z
||      SHL     .S2X   A17, 4, B18          ; SHL     four_3, 4, sixteen_3
||      LDW     .D1T2  *+A0[3], B26         ; LDW     *+in[3], dx
||      LDW     .D2T1  *+B18[8], A30        ; LDW     *+schedule[6 + 2], k2_2
        XOR     .L1    A16, A31, A6         ; XOR     cw, k0_30, cw
||      XOR     .L2    B20, B8, B8          ; <-1> XOR     dx, f1_18, bx
||      ADD     .S1X   A30, B3, A19         ; <-1> ADD     once_20, k0, f0_18
||      XOR     .S2    B1, B28, B3          ; XOR     dw, k1_30, dw
||      ROTL    .M2X   A6, 0, B20           ; <-1> ROTL    y_0_18, 0, dx
||      LDW     .D1T1  *+A8[7], A28         ; LDW     *+schedule[6 + 1], k1_2
||      ADDAH   .D2    B18, B18, B6         ; ADDAH   sixteen_3, sixteen_3, step_w
        XOR     .L1    A25, A19, A28        ; <-1> XOR     turned_18, f0_18, ax
||      CMPGT   .L2    B0, 1, B8            ; CMPGT   blocks, 1, two_4
||      XOR     .S1X   A22, B1, A19         ; XOR     aw, k2_30, aw
||      ADD     .S2X   B23, A9, B18         ; ADD     out, step_y, second_37
||      ROTL    .M2    B8, 31, B8           ; ROTL    bx, 31, bx
||      STW     .D2T1  A6, *+B2[0]          ; STW     cw, *+fourth_37[0]
        ADD     .L1    A0, A7, A3           ; ADD     in, step_z, third_6
||      ADD     .L2X   B6, A0, B3           ; ADD     in, step_w, fourth_5
||      SHL     .S2    B8, 4, B23           ; SHL     two_4, 4, step_y
||      STW     .D1T1  A3, *+A9[0]          ; STW     cx, *+out[0]
||      STW     .D2T2  B3, *+B2[1]          ; STW     dw, *+fourth_37[1]
        XOR     .L1    A29, A31, A29        ; XOR     cy, k0_30, cy
||      XOR     .L2    B20, B28, B16        ; XOR     dx, k1_30, dx
||      XOR     .S1X   A26, B1, A26         ; XOR     ay, k2_30, ay
||      ADD     .S2X   B23, A0, B20         ; ADD     in, step_y, second_6
||      ROTL    .M2    B16, 31, B30         ; ROTL    bz, 31, bz
||      LDW     .D1T2  *+A3[1], B30         ; LDW     *+third_6[1], bz
||      LDW     .D2T1  *+B3[0], A22         ; LDW     *+fourth_5[0], aw
        XOR     .L1X   A28, B1, A22         ; XOR     ax, k2_30, ax
||      XOR     .L2    B30, B28, B16        ; XOR     dz, k1_30, dz
||      STW     .D1T2  B16, *+A9[1]         ; STW     dx, *+out[1]
||      LDW     .D2T1  *+B20[2], A19        ; LDW     *+second_6[2], cy
        XOR     .L1X   A23, B1, A23         ; XOR     az, k2_30, az
||      XOR     .L2X   B30, A17, B1         ; XOR     bz, k3_30, bz
||      LDW     .D1T1  *+A3[0], A23         ; LDW     *+third_6[0], az
||      LDW     .D2T2  *+B20[1], B16        ; LDW     *+second_6[1], by
        XOR     .L2X   B8, A17, B8          ; XOR     bx, k3_30, bx
||      STW     .D1T1  A23, *+A20[2]        ; STW     az, *+third_37[2]
||      LDW     .D2T2  *+B3[3], B17         ; LDW     *+fourth_5[3], dw
        XOR     .L2X   B7, A28, B7          ; XOR     bx, k1_2, bx
||      STW     .D1T1  A22, *+A9[2]         ; STW     ax, *+out[2]
||      LDW     .D2T2  *+B3[1], B8          ; LDW     *+fourth_5[1], bw
        XOR     .L2    B17, B28, B8         ; XOR     dy, k1_30, dy
||      STW     .D1T2  B8, *+A9[3]          ; STW     bx, *+out[3]
||      STW     .D2T1  A19, *+B2[2]         ; STW     aw, *+fourth_37[2]
        XOR     .L2X   B31, A17, B3         ; XOR     bw, k3_30, bw
||      STW     .D1T2  B16, *+A20[1]        ; STW     dz, *+third_37[1]
||      LDW     .D2T1  *+B3[2], A21         ; LDW     *+fourth_5[2], cw
        XOR     .L2X   B30, A28, B30        ; XOR     bz, k1_2, bz
||      LDW     .D1T2  *+A3[3], B1          ; LDW     *+third_6[3], dz
||      STW     .D2T1  A29, *+B18[0]        ; STW     cy, *+second_37[0]
        XOR     .L2X   B9, A17, B7          ; XOR     by, k3_30, by
||      ROTL    .M2    B7, 1, B8            ; ROTL    bx, 1, bx
||      LDW     .D1T1  *+A3[2], A2          ; LDW     *+third_6[2], cz
||      STW     .D2T2  B8, *+B18[1]         ; STW     dy, *+second_37[1]
        XOR     .L1    A23, A25, A23        ; XOR     az, k0_2, az
||      XOR     .L2X   B8, A28, B30         ; XOR     bw, k1_2, bw
||      ROTL    .M2    B30, 1, B16          ; ROTL    bz, 1, bz
||      ADDAW   .D1    A9, 16, A9           ; ADDAW   out, 16, out
||      LDW     .D2T1  *+B20[0], A20        ; LDW     *+second_6[0], ay
        XOR     .L1    A21, A31, A28        ; XOR     cz, k0_30, cz
||      XOR     .L2X   B16, A28, B2         ; XOR     by, k1_2, by
||      ROTL    .M2    B30, 1, B31          ; ROTL    bw, 1, bw
||      LDW     .D1T1  *+A0[2], A3          ; LDW     *+in[2], cx
||      STW     .D2T2  B3, *+B2[3]          ; STW     bw, *+fourth_37[3]
        ADDK    .S2    128, B24             ; ADDK    128, odd
||      ROTL    .M2    B2, 1, B19           ; ROTL    by, 1, by
||      STW     .D1T2  B1, *+A20[3]         ; STW     bz, *+third_37[3]
||      STW     .D2T1  A26, *+B18[2]        ; STW     ay, *+second_37[2]
        XOR     .L2    B1, B21, B30         ; XOR     dz, k3_2, dz
||      SHRU    .S1    A23, 8, A20          ; <0> SHRU    az, 8, x_1_24
||      ROTL    .M1X   B16, 31, A31         ; <0> ROTL    bz, 31, y_0_24
||      ROTL    .M2    B16, 23, B9          ; <0> ROTL    bz, 23, y_1_24
||      STW     .D1T1  A28, *+A20[0]        ; STW     cz, *+third_37[0]
||      LDW     .D2T2  *+B20[3], B3         ; LDW     *+second_6[3], dy
        XOR     .L1    A22, A25, A22        ; XOR     aw, k0_2, aw
||      ROTL    .M1X   B16, 7, A17          ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B7          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A20], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      STW     .D2T2  B7, *+B18[3]         ; STW     by, *+second_37[3]
        XOR     .L1    A19, A30, A29        ; XOR     cy, k2_2, cy
||      LDW     .D1T1  *+A4[A23], A20       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A20, A25, A26        ; XOR     ay, k0_2, ay
||      SHRU    .S2X   A23, 24, B7          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B16, 15, B7          ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B7], A18        ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A6, A25, A28         ; XOR     ax, k0_2, ax
||      SHRU    .S1    A26, 8, A17          ; <0> SHRU    ay, 8, x_1_21
||      ROTL    .M1X   B19, 7, A17          ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B19, 15, B18         ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T1  *+B5[B7], A17        ; <0> LDW     *+B5[x_3_24], from_x3_25
        ROTL    .M1X   B19, 31, A29         ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A26, 16, B2          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A17], A20       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B5[B7], B7         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A21, A30, A16        ; XOR     cw, k2_2, cw
||      XOR     .L2    B26, B21, B20        ; XOR     dx, k3_2, dx
||      ADDK    .S1    128, A27             ; ADDK    128, even
||      ROTL    .M1    A29, 1, A24          ; <0> ROTL    cy, 1, turned_21
||      LDW     .D1T1  *+A4[A26], A6        ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *--B24[2], B28       ; <0> LDW     *--odd[2], k1
        XOR     .L1    A3, A30, A3          ; XOR     cx, k2_2, cx
||      SHRU    .S2X   A26, 24, B2          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M2    B19, 23, B16         ; <0> ROTL    by, 23, y_1_21
||      LDW     .D1T2  *+A5[A29], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B4[B2], A17        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L2    B17, B21, B1         ; XOR     dw, k3_2, dw
||      XOR     .S1    A20, A19, A19        ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      ROTL    .M1X   B31, 7, A17          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B31, 15, B2          ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T2  *+A4[A17], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B5[B2], A19        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A18, A17, A18        ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||      SHRU    .S1    A22, 8, A16          ; <0> SHRU    aw, 8, x_1_27
||      XOR     .S2    B7, B2, B16          ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ROTL    .M1    A16, 1, A18          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2X   A22, 16, B7          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T1  *--A27[2], A30       ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B4[B16], B9        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A19, A18, A3         ; <0> XOR     x_low_25, x_high_25, t0_24
||      XOR     .L2    B3, B21, B17         ; XOR     dy, k3_2, dy
||      XOR     .S1    A2, A30, A21         ; XOR     cz, k2_2, cz
||      XOR     .S2    B9, B7, B9           ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      ROTL    .M1    A3, 1, A25           ; <0> ROTL    cx, 1, turned_18
||      LDW     .D1T1  *+A5[A16], A17       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B5[B18], B3        ; <0> LDW     *+B5[y_2_21], from_y2_22
        XOR     .L2    B16, B9, B9          ; <0> XOR     y_low_25, y_high_25, t1_24
||[A1]  B       .S1    twofish_decrypt_blocks_c64x$rounds; [A1]   B       next
||      SHRU    .S2X   A22, 24, B7          ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M1X   B31, 31, A16         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2    B8, 15, B21          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B4[B7], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
        SHRU    .S1    A28, 8, A3           ; <0> SHRU    ax, 8, x_1_18
||      ADD     .S2X   B9, A3, B3           ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1X   B8, 31, A6           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2    B31, 23, B2          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T1  *+A4[A22], A28       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B5[B2], B7         ; <0> LDW     *+B5[y_2_27], from_y2_28
        MVK     .L1    14, A2               ; MVK     16, count
||      ADD     .L2    B9, B28, B7          ; <0> ADD     t1_24, k1, other_26
||      XOR     .S1    A6, A20, A20         ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      SHRU    .S2X   A28, 24, B8          ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A21           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B8, 23, B19          ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B5[B7], A31        ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A30, B3, A31         ; <0> ADD     once_26, k0, f0_24
||      XOR     .L2    B18, B16, B7         ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S1    A17, A19, A19        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      ADD     .S2    B3, B7, B2           ; <0> ADD     once_26, other_26, f1_24
||      ROTL    .M1    A21, 1, A21          ; <0> ROTL    cz, 1, turned_24
||      ROTL    .M2X   A31, 0, B30          ; <0> ROTL    y_0_24, 0, dz
||      LDW     .D1T1  *+A4[A28], A19       ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L2    B30, B2, B16         ; <0> XOR     dz, f1_24, bz
||      XOR     .S1    A20, A19, A20        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .S2    B9, B3, B3           ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      ROTL    .M1    A23, 0, A21          ; <0> ROTL    az, 0, cz
||      ROTL    .M2X   A28, 16, B22         ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T2  *+A4[A21], B26       ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B8], A28        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A21, A31, A23        ; <0> XOR     turned_24, f0_24, az
||      XOR     .L2    B7, B3, B3           ; <0> XOR     y_low_22, y_high_22, t1_21
||      ROTL    .M1    A28, 0, A3           ; <0> ROTL    ax, 0, cx
||      LDW     .D1T1  *+A5[A3], A24        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B4[B19], B8        ; <0> LDW     *+B4[y_1_18], from_y1_19
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$4$landing:
        NOP     4
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_43
        MV      .L2    B29, B6              ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_43, AMR
twofish_decrypt_blocks_c64x$done:
        B       .S2    B6                   ; return
        NOP     5
