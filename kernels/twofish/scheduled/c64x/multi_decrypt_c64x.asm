; broadside optimize: source 91b9c2744c0520bd13cd62c4d4bc603a41553377b25d028f5f1abd6611acd94c
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 5 s an interval, 40 s a region
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
; in a bank. Each table lies on a multiple of its 1024 bytes: circular addressing (AMR) masks the index, of which only
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
; one, of which the bytes for that side are taken before the word itself is there, on side A. Copies are .M's, as
; rotations: the other units are full.

; One round of decryption in the same way: `sum` is the second word rotated left by one.

; One round of all four.

        .global twofish_decrypt_blocks_c64x

        .align  32
twofish_decrypt_blocks_c64x:
        ADDK    .S2    -32, B15             ; frame
        MV      .L1X   B6, A8               ; move schedule
||      MV      .S1    A6, A2               ; MV      blocks, some
||      STW     .D2T1  A13, *+B15[6]        ; save A13
  [!A2] B       .S1    twofish_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L2    B3, B6               ; move return$
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B4, A3               ; move in
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A14, *+B15[7]        ; save A14
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_4
||      MV      .L2    B3, B2               ; move out
||      MVK     .S1    14, A2               ; MVK     16, count
||      MV      .S2X   A8, B1               ; copy
||      LDW     .D1T2  *+A8[9], B7          ; LDW     *+schedule[6 + 3], k3_2
        CMPGT   .L1    A6, 2, A7            ; CMPGT   blocks, 2, three_4
||      LDW     .D1T2  *+A3[3], B9          ; LDW     *+in[3], dx
||      LDW     .D2T1  *+B1[8], A7          ; LDW     *+schedule[6 + 2], k2_2
        SHL     .S2X   A0, 4, B29           ; SHL     two_4, 4, step_y
||      LDW     .D1T2  *+A8[7], B10         ; LDW     *+schedule[6 + 1], k1_2
||      LDW     .D2T1  *+B1[6], A10         ; LDW     *+schedule[6], k0_2
        ADD     .L2X   B29, A3, B3          ; ADD     in, step_y, second_6
||      LDW     .D1T1  *+A3[2], A11         ; LDW     *+in[2], cx
||      ADDAW   .D2    B1, 11, B23          ; ADDAW   schedule, 11, odd
        MV      .L2X   A6, B0               ; move blocks
||      LDW     .D1T1  *+A3[0], A9          ; LDW     *+in[0], ax
||      LDW     .D2T2  *+B3[1], B11         ; LDW     *+second_6[1], by
        CMPGT   .L2X   A6, 3, B8            ; CMPGT   blocks, 3, four_3
||      SHL     .S1    A7, 5, A6            ; SHL     three_4, 5, step_z
||      LDW     .D1T2  *+A3[1], B8          ; LDW     *+in[1], bx
||      LDW     .D2T1  *+B1[0], A4          ; LDW     *+schedule[0], A4
        ADD     .L1    A3, A6, A0           ; ADD     in, step_z, third_6
||      XOR     .L2    B9, B7, B20          ; XOR     dx, k3_2, dx
||      SHL     .S2    B8, 4, B8            ; SHL     four_3, 4, sixteen_3
||      LDW     .D1T2  *+A8[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B3[0], A0          ; LDW     *+second_6[0], ay
        MVKL    .S2    591109, B8           ; MVKL    0x00090505, circular_1
||      LDW     .D1T1  *+A0[2], A12         ; LDW     *+third_6[2], cz
||      ADDAH   .D2    B8, B8, B21          ; ADDAH   sixteen_3, sixteen_3, step_w
        ADD     .L2X   B21, A3, B9          ; ADD     in, step_w, fourth_5
||      MVKH    .S2    591109, B8           ; MVKH    0x00090505, circular_1
||      LDW     .D1T2  *+A0[3], B3          ; LDW     *+third_6[3], dz
||      LDW     .D2T1  *+B3[2], A8          ; LDW     *+second_6[2], cy
        XOR     .L2    B11, B10, B11        ; XOR     by, k1_2, by
||      MVC     .S2    B8, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T1  *+A0[0], A13         ; LDW     *+third_6[0], az
||      LDW     .D2T2  *+B9[1], B3          ; LDW     *+fourth_5[1], bw
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2    B8, B10, B8          ; XOR     bx, k1_2, bx
||      ROTL    .M2    B11, 1, B6           ; ROTL    by, 1, by
||      LDW     .D1T2  *+A0[1], B11         ; LDW     *+third_6[1], bz
||      LDW     .D2T1  *+B9[0], A16         ; LDW     *+fourth_5[0], aw
        XOR     .L1    A0, A10, A24         ; XOR     ay, k0_2, ay
||      MV      .L2    B4, B5               ; MV      B4, B5
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MV      .S2    B6, B30              ; move return$
||      ROTL    .M2    B8, 1, B8            ; ROTL    bx, 1, bx
||      LDW     .D2T1  *+B9[2], A14         ; LDW     *+fourth_5[2], cw
        SHRU    .S1    A24, 8, A16          ; <0> SHRU    ay, 8, x_1_21
||      ROTL    .M1X   B6, 7, A21           ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B6, 23, B9           ; <0> ROTL    by, 23, y_1_21
||      ADDAW   .D1    A8, 10, A0           ; ADDAW   schedule, 10, even
||      LDW     .D2T2  *+B3[3], B3          ; LDW     *+second_6[3], dy
        XOR     .L1    A8, A7, A22          ; XOR     cy, k2_2, cy
||      XOR     .L2    B3, B7, B25          ; XOR     dz, k3_2, dz
||      ROTL    .M1X   B6, 31, A25          ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A24, 16, B6          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A16], A19       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B9[3], B3          ; LDW     *+fourth_5[3], dw
        XOR     .L2    B3, B10, B9          ; XOR     bw, k1_2, bw
||      SHRU    .S2X   A24, 24, B3          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M1    A22, 1, A21          ; <0> ROTL    cy, 1, turned_21
||      ROTL    .M2    B6, 15, B18          ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T1  *+A4[A24], A24       ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *+B4[B9], B19        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A9, A10, A9          ; XOR     ax, k0_2, ax
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M2    B9, 1, B22           ; ROTL    bw, 1, bw
||      LDW     .D1T2  *+A4[A21], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B4[B6], A18        ; <0> LDW     *+B4[x_2_21], from_x2_22
        SHRU    .S1    A9, 8, A28           ; <0> SHRU    ax, 8, x_1_18
||      ROTL    .M1    A24, 0, A22          ; <0> ROTL    ay, 0, cy
||      ROTL    .M2    B8, 23, B6           ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A25], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B5[B3], A16        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L2    B3, B7, B17          ; XOR     dy, k3_2, dy
||      ADDK    .S2    128, B23             ; ADDK    128, odd
||      ROTL    .M1X   B8, 31, A8           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2X   A9, 16, B26          ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T1  *+A5[A28], A18       ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B5[B18], B16       ; <0> LDW     *+B5[y_2_21], from_y2_22
        XOR     .L2    B3, B7, B27          ; XOR     dw, k3_2, dw
||      MV      .S2    B1, B31              ; move schedule
||      LDW     .D1T1  *+A4[A9], A20        ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *--B23[2], B24       ; <0> LDW     *--odd[2], k1
        XOR     .L1    A16, A10, A29        ; XOR     aw, k0_2, aw
||      SHRU    .S2X   A9, 24, B9           ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A20           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B22, 23, B8          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T2  *+A5[A8], B28        ; <0> LDW     *+A5[y_0_18], from_y0_19
||      LDW     .D2T1  *+B4[B26], A27       ; <0> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A24, A19, A19        ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      XOR     .L2    B11, B10, B6         ; XOR     bz, k1_2, bz
||      SHRU    .S1    A29, 8, A24          ; <0> SHRU    aw, 8, x_1_27
||      ROTL    .M1X   B22, 7, A27          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B8, 15, B28          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T1  *+A4[A29], A19       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B4[B6], B22        ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A18, A16, A16        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      XOR     .L2    B18, B16, B18        ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      ADDK    .S1    128, A0              ; ADDK    128, even
||      ROTL    .M1X   B22, 31, A31         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2    B6, 1, B7            ; ROTL    bz, 1, bz
||      LDW     .D1T2  *+A4[A20], B6        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A19, A16, A19        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .L2    B19, B16, B16        ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      XOR     .S1    A11, A7, A26         ; XOR     cx, k2_2, cx
||      SHRU    .S2X   A29, 24, B28         ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M2    B22, 15, B18         ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T1  *--A0[2], A3         ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B5[B28], B16       ; <0> LDW     *+B5[y_2_18], from_y2_19
        XOR     .L1    A14, A7, A17         ; XOR     cw, k2_2, cw
||      XOR     .S2    B18, B16, B16        ; <0> XOR     y_low_22, y_high_22, t1_21
||      ROTL    .M1    A26, 1, A28          ; <0> ROTL    cx, 1, turned_18
||      ROTL    .M2X   A29, 16, B3          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T2  *+A4[A27], B19       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B5[B28], A17       ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L1    A13, A10, A23        ; XOR     az, k0_2, az
||      ADD     .L2X   B16, A19, B9         ; <0> ADD     t0_21, t1_21, once_23
||      ROTL    .M1    A17, 1, A20          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2    B7, 15, B3           ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T1  *+A5[A24], A18       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B4[B8], B7         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A20, A18, A26        ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ADD     .L2    B16, B24, B16        ; <0> ADD     t1_21, k1, other_23
||      SHRU    .S1    A23, 8, A17          ; <0> SHRU    az, 8, x_1_24
||      MV      .S2X   A3, B1               ; move in
||      ROTL    .M1X   B7, 31, A30          ; <0> ROTL    bz, 31, y_0_24
||      LDW     .D1T2  *+A5[A31], B16       ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B4[B3], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L2    B28, B6, B8          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||      XOR     .S1    A27, A18, A16        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      ADD     .S2    B9, B16, B6          ; <0> ADD     once_23, other_23, f1_21
||      ROTL    .M1X   B7, 7, A9            ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B3          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A17], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T2  *+B5[B18], B22       ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A26, A16, A25        ; <0> XOR     x_low_19, x_high_19, t0_18
||      XOR     .L2    B22, B16, B9         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .S1X   A3, B9, A18          ; <0> ADD     once_23, k0, f0_21
||      XOR     .S2    B17, B6, B6          ; <0> XOR     dy, f1_21, by
||      ROTL    .M1    A9, 0, A26           ; <0> ROTL    ax, 0, cx
||      ROTL    .M2X   A25, 0, B17          ; <0> ROTL    y_0_21, 0, dy
||      LDW     .D1T1  *+A4[A23], A18       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A21, A18, A24        ; <0> XOR     turned_21, f0_21, ay
||      XOR     .L2    B8, B9, B8           ; <0> XOR     y_low_19, y_high_19, t1_18
||      XOR     .S1    A12, A7, A7          ; XOR     cz, k2_2, cz
||      SHRU    .S2X   A23, 24, B3          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B7, 23, B9           ; <0> ROTL    bz, 23, y_1_24
||      LDW     .D1T2  *+A5[A30], B16       ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B3], A16        ; <0> LDW     *+B4[x_2_24], from_x2_25
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 12, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADD", "ADD", "XOR", "ROTL"], "attempts": [{"interval": 17, "result": "found by annealing", "seconds": 7.4, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 13/17, S1 13/17, M1 16/17, D1 17/17, L2 17/17, S2 15/17, M2 16/17, D2 17/17
;  cross paths: 1X 12/17, 2X 16/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 23 live at once
;  registers of side B: 26 used, 22 live at once
;  II 17: found by annealing, 7.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_blocks_c64x$rounds:
        XOR     .L1    A19, A18, A18        ; <1> XOR     from_x0_28, from_x1_28, x_low_28
||      ADD     .L2    B8, B24, B3          ; <1> ADD     t1_18, k1, other_20
||      SHRU    .S1    A24, 8, A16          ; <0> SHRU    ay, 8, x_1_21
||      ADD     .S2X   B8, A25, B26         ; <1> ADD     t0_18, t1_18, once_20
||      ROTL    .M1X   B6, 7, A21           ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B6, 23, B9           ; <0> ROTL    by, 23, y_1_21
||      LDW     .D1T2  *+A4[A9], B7         ; <1> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T1  *+B5[B3], A27        ; <1> LDW     *+B5[x_3_24], from_x3_25
        ADD     .L2    B26, B3, B18         ; <1> ADD     once_20, other_20, f1_18
||      XOR     .S1    A19, A17, A17        ; <1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S2    B16, B19, B8         ; <1> XOR     from_y0_28, from_y3_28, y_low_28
||      ROTL    .M1X   B6, 31, A25          ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A24, 16, B6          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A16], A19       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B4[B9], B16        ; <1> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A18, A17, A17        ; <1> XOR     x_low_28, x_high_28, t0_27
||      XOR     .L2    B7, B22, B28         ; <1> XOR     from_y1_28, from_y2_28, y_high_28
||      ADD     .S1X   A3, B26, A9          ; <1> ADD     once_20, k0, f0_18
||      SHRU    .S2X   A24, 24, B3          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M1    A22, 1, A21          ; <0> ROTL    cy, 1, turned_21
||      ROTL    .M2    B6, 15, B18          ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T1  *+A4[A24], A24       ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *+B4[B9], B19        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L2    B8, B28, B28         ; <1> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S1    A28, A9, A9          ; <1> XOR     turned_18, f0_18, ax
||      XOR     .S2    B20, B18, B8         ; <1> XOR     dx, f1_18, bx
||      ROTL    .M1    A29, 0, A17          ; <1> ROTL    aw, 0, cw
||      ROTL    .M2X   A8, 0, B20           ; <1> ROTL    y_0_18, 0, dx
||      LDW     .D1T2  *+A4[A21], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B4[B6], A18        ; <0> LDW     *+B4[x_2_21], from_x2_22
        ADD     .L2X   B28, A17, B3         ; <1> ADD     t0_27, t1_27, once_29
||      SHRU    .S1    A9, 8, A28           ; <0> SHRU    ax, 8, x_1_18
||      ADD     .S2    B28, B24, B26        ; <1> ADD     t1_27, k1, other_29
||      ROTL    .M1    A24, 0, A22          ; <0> ROTL    ay, 0, cy
||      ROTL    .M2    B8, 23, B6           ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A25], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B5[B3], A16        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A16, A27, A18        ; <1> XOR     from_x2_25, from_x3_25, x_high_25
||      ADD     .L2    B3, B26, B18         ; <1> ADD     once_29, other_29, f1_27
||      XOR     .S1    A18, A19, A29        ; <1> XOR     from_x0_25, from_x1_25, x_low_25
||      XOR     .S2    B16, B7, B7          ; <1> XOR     from_y0_25, from_y3_25, y_low_25
||      ROTL    .M1X   B8, 31, A8           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2X   A9, 16, B26          ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T1  *+A5[A28], A18       ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B5[B18], B16       ; <0> LDW     *+B5[y_2_21], from_y2_22
        ADD     .L1X   A3, B3, A18          ; <1> ADD     once_29, k0, f0_27
||      XOR     .L2    B27, B18, B22        ; <1> XOR     dw, f1_27, bw
||      XOR     .S1    A29, A18, A27        ; <1> XOR     x_low_25, x_high_25, t0_24
||      XOR     .S2    B16, B9, B3          ; <1> XOR     from_y1_25, from_y2_25, y_high_25
||      ROTL    .M1    A7, 1, A28           ; <1> ROTL    cz, 1, turned_24
||      LDW     .D1T1  *+A4[A9], A20        ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *--B23[2], B24       ; <0> LDW     *--odd[2], k1
        XOR     .L1    A20, A18, A29        ; <1> XOR     turned_27, f0_27, aw
||      XOR     .L2    B7, B3, B3           ; <1> XOR     y_low_25, y_high_25, t1_24
||      SHRU    .S2X   A9, 24, B9           ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A20           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B22, 23, B8          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T2  *+A5[A8], B28        ; <0> LDW     *+A5[y_0_18], from_y0_19
||      LDW     .D2T1  *+B4[B26], A27       ; <0> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A24, A19, A19        ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      ADD     .L2    B3, B24, B3          ; <1> ADD     t1_24, k1, other_26
||      SHRU    .S1    A29, 8, A24          ; <0> SHRU    aw, 8, x_1_27
||      ADD     .S2X   B3, A27, B26         ; <1> ADD     t0_24, t1_24, once_26
||      ROTL    .M1X   B22, 7, A27          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B8, 15, B28          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T1  *+A4[A29], A19       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B4[B6], B22        ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A18, A16, A16        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      XOR     .L2    B18, B16, B18        ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      ADD     .S2    B26, B3, B7          ; <1> ADD     once_26, other_26, f1_24
||      ROTL    .M1X   B22, 31, A31         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2X   A31, 0, B27          ; <1> ROTL    y_0_27, 0, dw
||      LDW     .D1T2  *+A4[A20], B6        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A19, A16, A19        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .L2    B19, B16, B16        ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      SHRU    .S2X   A29, 24, B28         ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M1    A23, 0, A7           ; <1> ROTL    az, 0, cz
||      ROTL    .M2    B22, 15, B18         ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T1  *--A0[2], A3         ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B5[B28], B16       ; <0> LDW     *+B5[y_2_18], from_y2_19
        ADD     .L1X   A3, B26, A16         ; <1> ADD     once_26, k0, f0_24
||      XOR     .L2    B25, B7, B7          ; <1> XOR     dz, f1_24, bz
||[A2]  B       .S1    twofish_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      XOR     .S2    B18, B16, B16        ; <0> XOR     y_low_22, y_high_22, t1_21
||      ROTL    .M1    A26, 1, A28          ; <0> ROTL    cx, 1, turned_18
||      ROTL    .M2X   A29, 16, B3          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T2  *+A4[A27], B19       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B5[B28], A17       ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L1    A28, A16, A23        ; <1> XOR     turned_24, f0_24, az
||      ADD     .L2X   B16, A19, B9         ; <0> ADD     t0_21, t1_21, once_23
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ROTL    .M1    A17, 1, A20          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2    B7, 15, B3           ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T1  *+A5[A24], A18       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B4[B8], B7         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A20, A18, A26        ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ADD     .L2    B16, B24, B16        ; <0> ADD     t1_21, k1, other_23
||      SHRU    .S1    A23, 8, A17          ; <0> SHRU    az, 8, x_1_24
||      ROTL    .M1X   B7, 31, A30          ; <0> ROTL    bz, 31, y_0_24
||      ROTL    .M2X   A30, 0, B25          ; <1> ROTL    y_0_24, 0, dz
||      LDW     .D1T2  *+A5[A31], B16       ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B4[B3], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L2    B28, B6, B8          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||      XOR     .S1    A27, A18, A16        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      ADD     .S2    B9, B16, B6          ; <0> ADD     once_23, other_23, f1_21
||      ROTL    .M1X   B7, 7, A9            ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B3          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A17], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T2  *+B5[B18], B22       ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A26, A16, A25        ; <0> XOR     x_low_19, x_high_19, t0_18
||      XOR     .L2    B22, B16, B9         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .S1X   A3, B9, A18          ; <0> ADD     once_23, k0, f0_21
||      XOR     .S2    B17, B6, B6          ; <0> XOR     dy, f1_21, by
||      ROTL    .M1    A9, 0, A26           ; <0> ROTL    ax, 0, cx
||      ROTL    .M2X   A25, 0, B17          ; <0> ROTL    y_0_21, 0, dy
||      LDW     .D1T1  *+A4[A23], A18       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A21, A18, A24        ; <0> XOR     turned_21, f0_21, ay
||      XOR     .L2    B8, B9, B8           ; <0> XOR     y_low_19, y_high_19, t1_18
||      SHRU    .S2X   A23, 24, B3          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B7, 23, B9           ; <0> ROTL    bz, 23, y_1_24
||      LDW     .D1T2  *+A5[A30], B16       ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B3], A16        ; <0> LDW     *+B4[x_2_24], from_x2_25
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$4:
        XOR     .L1    A19, A18, A18        ; <-1> XOR     from_x0_28, from_x1_28, x_low_28
||      ADD     .L2    B8, B24, B3          ; <-1> ADD     t1_18, k1, other_20
||      MV      .S1X   B31, A25             ; copy
||      ADD     .S2X   B8, A25, B26         ; <-1> ADD     t0_18, t1_18, once_20
||      LDW     .D1T2  *+A4[A9], B7         ; <-1> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T1  *+B5[B3], A27        ; <-1> LDW     *+B5[x_3_24], from_x3_25
        CMPGT   .L1X   B0, 4, A1            ; CMPGT   blocks, 4, A1
||      ADD     .L2    B26, B3, B18         ; <-1> ADD     once_20, other_20, f1_18
||      XOR     .S1    A19, A17, A17        ; <-1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S2    B16, B19, B8         ; <-1> XOR     from_y0_28, from_y3_28, y_low_28
||      ADDAW   .D1    A25, 10, A0          ; ADDAW   schedule, 10, even
||      LDW     .D2T2  *+B4[B9], B16        ; <-1> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A18, A17, A17        ; <-1> XOR     x_low_28, x_high_28, t0_27
||      XOR     .L2    B7, B22, B28         ; <-1> XOR     from_y1_28, from_y2_28, y_high_28
||      ADD     .S1X   A3, B26, A9          ; <-1> ADD     once_20, k0, f0_18
||      SUB     .S2    B0, 4, B0            ; SUB     blocks, 4, blocks
||      ROTL    .M2    B6, 31, B6           ; ROTL    by, 31, by
||      LDW     .D1T1  *+A25[4], A19        ; LDW     *+schedule[2 + 2], k2_30
||      LDW     .D2T2  *+B31[3], B9         ; LDW     *+schedule[2 + 1], k1_30
        MV      .L1X   B2, A8               ; copy
||      XOR     .L2    B8, B28, B28         ; <-1> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S1    A28, A9, A9          ; <-1> XOR     turned_18, f0_18, ax
||      XOR     .S2    B20, B18, B8         ; <-1> XOR     dx, f1_18, bx
||      ROTL    .M1    A29, 0, A17          ; <-1> ROTL    aw, 0, cw
||      ROTL    .M2X   A8, 0, B20           ; <-1> ROTL    y_0_18, 0, dx
||      LDW     .D1T2  *+A25[7], B16        ; LDW     *+schedule[6 + 1], k1_2
||      ADDAW   .D2    B1, 16, B1           ; ADDAW   in, 16, in
        CMPGT   .L1X   B0, 2, A6            ; CMPGT   blocks, 2, three_4
||      ADD     .L2X   B28, A17, B3         ; <-1> ADD     t0_27, t1_27, once_29
||      ADD     .S1    A8, A6, A10          ; ADD     out, step_z, third_37
||      ADD     .S2    B28, B24, B26        ; <-1> ADD     t1_27, k1, other_29
||      ROTL    .M2    B8, 31, B8           ; ROTL    bx, 31, bx
||      LDW     .D1T2  *+A25[5], B17        ; LDW     *+schedule[2 + 3], k3_30
||      LDW     .D2T1  *+B1[2], A27         ; LDW     *+in[2], cx
        XOR     .L1    A16, A27, A18        ; <-1> XOR     from_x2_25, from_x3_25, x_high_25
||      ADD     .L2    B3, B26, B18         ; <-1> ADD     once_29, other_29, f1_27
||      XOR     .S1    A18, A19, A29        ; <-1> XOR     from_x0_25, from_x1_25, x_low_25
||      XOR     .S2    B16, B7, B7          ; <-1> XOR     from_y0_25, from_y3_25, y_low_25
||      LDW     .D1T1  *+A25[8], A11        ; LDW     *+schedule[6 + 2], k2_2
||      LDW     .D2T2  *+B1[1], B3          ; LDW     *+in[1], bx
        ADD     .L1X   A3, B3, A18          ; <-1> ADD     once_29, k0, f0_27
||      XOR     .L2    B27, B18, B22        ; <-1> XOR     dw, f1_27, bw
||      XOR     .S1    A29, A18, A27        ; <-1> XOR     x_low_25, x_high_25, t0_24
||      XOR     .S2    B16, B9, B3          ; <-1> XOR     from_y1_25, from_y2_25, y_high_25
||      ROTL    .M1    A7, 1, A28           ; <-1> ROTL    cz, 1, turned_24
||      LDW     .D1T2  *+A25[2], B20        ; LDW     *+schedule[2], k0_30
||      LDW     .D2T1  *+B1[0], A31         ; LDW     *+in[0], ax
        XOR     .L1    A20, A18, A29        ; <-1> XOR     turned_27, f0_27, aw
||      XOR     .L2    B7, B3, B3           ; <-1> XOR     y_low_25, y_high_25, t1_24
||      SHL     .S1    A6, 5, A6            ; SHL     three_4, 5, step_z
||      ADD     .S2    B2, B21, B22         ; ADD     out, step_w, fourth_37
||      ROTL    .M2    B22, 31, B24         ; ROTL    bw, 31, bw
||      LDW     .D1T1  *+A25[9], A3         ; LDW     *+schedule[6 + 3], k3_2
||      LDW     .D2T2  *+B1[3], B26         ; LDW     *+in[3], dx
        XOR     .L1    A9, A19, A25         ; XOR     ax, k2_30, ax
||      ADD     .L2    B3, B24, B3          ; <-1> ADD     t1_24, k1, other_26
||      ADD     .S1X   A8, B29, A9          ; ADD     out, step_y, second_37
||      ADD     .S2X   B3, A27, B26         ; <-1> ADD     t0_24, t1_24, once_26
||      LDW     .D1T2  *+A25[6], B27        ; LDW     *+schedule[6], k0_2
||      XOR     .D2    B17, B9, B29         ; XOR     dy, k1_30, dy
        CMPGT   .L1X   B0, 1, A25           ; CMPGT   blocks, 1, two_4
||      XOR     .L2    B20, B9, B20         ; XOR     dx, k1_30, dx
||      XOR     .S1    A24, A19, A24        ; XOR     ay, k2_30, ay
||      ADD     .S2    B26, B3, B7          ; <-1> ADD     once_26, other_26, f1_24
||      ROTL    .M2X   A31, 0, B27          ; <-1> ROTL    y_0_27, 0, dw
||      STW     .D1T2  B29, *+A9[1]         ; STW     dy, *+second_37[1]
||      STW     .D2T1  A25, *+B2[2]         ; STW     ax, *+out[2]
        ADD     .L1X   A6, B1, A25          ; ADD     in, step_z, third_6
||      XOR     .L2    B24, B17, B24        ; XOR     bw, k3_30, bw
||      SHL     .S2X   A25, 4, B29          ; SHL     two_4, 4, step_y
||      ROTL    .M1    A23, 0, A7           ; <-1> ROTL    az, 0, cz
||      STW     .D1T2  B20, *+A8[1]         ; STW     dx, *+out[1]
||      ADDAW   .D2    B31, 11, B23         ; ADDAW   schedule, 11, odd
        ADD     .L1X   A3, B26, A16         ; <-1> ADD     once_26, k0, f0_24
||      XOR     .L2    B25, B7, B7          ; <-1> XOR     dz, f1_24, bz
||      XOR     .S1    A29, A19, A24        ; XOR     aw, k2_30, aw
||      ADD     .S2    B1, B29, B24         ; ADD     in, step_y, second_6
||      STW     .D1T1  A24, *+A9[2]         ; STW     ay, *+second_37[2]
||      STW     .D2T2  B24, *+B22[3]        ; STW     bw, *+fourth_37[3]
        XOR     .L1    A28, A16, A23        ; <-1> XOR     turned_24, f0_24, az
||      XOR     .L2    B8, B17, B8          ; XOR     bx, k3_30, bx
||      XOR     .S1X   A26, B20, A16        ; XOR     cx, k0_30, cx
||      XOR     .S2    B27, B9, B25         ; XOR     dw, k1_30, dw
||      LDW     .D1T1  *+A25[2], A30        ; LDW     *+third_6[2], cz
||      LDW     .D2T2  *+B24[1], B7         ; LDW     *+second_6[1], by
        CMPGT   .L1X   B0, 3, A23           ; CMPGT   blocks, 3, four_3
||      XOR     .L2    B6, B17, B6          ; XOR     by, k3_30, by
||      XOR     .S1    A23, A19, A19        ; XOR     az, k2_30, az
||      ROTL    .M2X   A30, 0, B25          ; <-1> ROTL    y_0_24, 0, dz
||      LDW     .D1T1  *+A25[0], A17        ; LDW     *+third_6[0], az
||      STW     .D2T2  B25, *+B22[1]        ; STW     dw, *+fourth_37[1]
        XOR     .L1X   A7, B20, A7          ; XOR     cz, k0_30, cz
||      SHL     .S2X   A23, 4, B8           ; SHL     four_3, 4, sixteen_3
||      STW     .D1T2  B8, *+A8[3]          ; STW     bx, *+out[3]
||      LDW     .D2T1  *+B24[0], A24        ; LDW     *+second_6[0], ay
        XOR     .L1X   A17, B20, A8         ; XOR     cw, k0_30, cw
||      XOR     .L2    B25, B9, B7          ; XOR     dz, k1_30, dz
||      ROTL    .M2    B7, 31, B8           ; ROTL    bz, 31, bz
||      STW     .D1T1  A16, *+A8[0]         ; STW     cx, *+out[0]
||      ADDAH   .D2    B8, B8, B21          ; ADDAH   sixteen_3, sixteen_3, step_w
        XOR     .L1X   A22, B20, A22        ; XOR     cy, k0_30, cy
||      ADD     .L2    B1, B21, B20         ; ADD     in, step_w, fourth_5
||      MVK     .S1    14, A2               ; MVK     16, count
||      STW     .D1T2  B7, *+A10[1]         ; STW     dz, *+third_37[1]
||      LDW     .D2T1  *+B24[2], A7         ; LDW     *+second_6[2], cy
        STW     .D1T1  A22, *+A9[0]         ; STW     cy, *+second_37[0]
||      ADDAW   .D2    B2, 16, B2           ; ADDAW   out, 16, out
        XOR     .L2    B8, B17, B8          ; XOR     bz, k3_30, bz
||      XOR     .S2    B3, B16, B3          ; XOR     bx, k1_2, bx
||      LDW     .D1T2  *+A25[1], B7         ; LDW     *+third_6[1], bz
||      STW     .D2T1  A24, *+B22[2]        ; STW     aw, *+fourth_37[2]
        STW     .D1T2  B8, *+A10[3]         ; STW     bz, *+third_37[3]
||      STW     .D2T1  A8, *+B22[0]         ; STW     cw, *+fourth_37[0]
        XOR     .L2    B7, B16, B7          ; XOR     by, k1_2, by
||      STW     .D1T1  A7, *+A10[0]         ; STW     cz, *+third_37[0]
||      LDW     .D2T2  *+B20[1], B20        ; LDW     *+fourth_5[1], bw
        XOR     .L1X   A31, B27, A9         ; XOR     ax, k0_2, ax
||      ROTL    .M2    B7, 1, B6            ; ROTL    by, 1, by
||      STW     .D1T2  B6, *+A9[3]          ; STW     by, *+second_37[3]
||      LDW     .D2T1  *+B20[0], A7         ; LDW     *+fourth_5[0], aw
        XOR     .L1X   A24, B27, A24        ; XOR     ay, k0_2, ay
||      ROTL    .M2    B3, 1, B8            ; ROTL    bx, 1, bx
||      LDW     .D1T2  *+A25[3], B24        ; LDW     *+third_6[3], dz
||      LDW     .D2T1  *+B20[2], A27        ; LDW     *+fourth_5[2], cw
        SHRU    .S1    A24, 8, A16          ; <0> SHRU    ay, 8, x_1_21
||      ROTL    .M1X   B6, 7, A21           ; <0> ROTL    by, 7, y_3_21
||      ROTL    .M2    B6, 23, B9           ; <0> ROTL    by, 23, y_1_21
||      STW     .D1T1  A19, *+A10[2]        ; STW     az, *+third_37[2]
||      LDW     .D2T2  *+B24[3], B17        ; LDW     *+second_6[3], dy
        XOR     .L1    A7, A11, A22         ; XOR     cy, k2_2, cy
||      ADDK    .S2    128, B23             ; ADDK    128, odd
||      ROTL    .M1X   B6, 31, A25          ; <0> ROTL    by, 31, y_0_21
||      ROTL    .M2X   A24, 16, B6          ; <0> ROTL    ay, 16, x_2_21
||      LDW     .D1T1  *+A5[A16], A19       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T2  *+B20[3], B18        ; LDW     *+fourth_5[3], dw
        XOR     .L2    B20, B16, B9         ; XOR     bw, k1_2, bw
||      SHRU    .S2X   A24, 24, B3          ; <0> SHRU    ay, 24, x_3_21
||      ROTL    .M1    A22, 1, A21          ; <0> ROTL    cy, 1, turned_21
||      ROTL    .M2    B6, 15, B18          ; <0> ROTL    by, 15, y_2_21
||      LDW     .D1T1  *+A4[A24], A24       ; <0> LDW     *+A4[ay], from_x0_22
||      LDW     .D2T2  *+B4[B9], B19        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A27, A11, A26        ; XOR     cx, k2_2, cx
||      ROTL    .M2    B9, 1, B22           ; ROTL    bw, 1, bw
||      LDW     .D1T2  *+A4[A21], B16       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T1  *+B4[B6], A18        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L1X   A17, B27, A23        ; XOR     az, k0_2, az
||      XOR     .L2    B7, B16, B3          ; XOR     bz, k1_2, bz
||      SHRU    .S1    A9, 8, A28           ; <0> SHRU    ax, 8, x_1_18
||      ROTL    .M1    A24, 0, A22          ; <0> ROTL    ay, 0, cy
||      ROTL    .M2    B8, 23, B6           ; <0> ROTL    bx, 23, y_1_18
||      LDW     .D1T2  *+A5[A25], B18       ; <0> LDW     *+A5[y_0_21], from_y0_22
||      LDW     .D2T1  *+B5[B3], A16        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A27, A11, A17        ; XOR     cw, k2_2, cw
||      ROTL    .M1X   B8, 31, A8           ; <0> ROTL    bx, 31, y_0_18
||      ROTL    .M2X   A9, 16, B26          ; <0> ROTL    ax, 16, x_2_18
||      LDW     .D1T1  *+A5[A28], A18       ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T2  *+B5[B18], B16       ; <0> LDW     *+B5[y_2_21], from_y2_22
        XOR     .L1X   A7, B27, A29         ; XOR     aw, k0_2, aw
||      XOR     .L2X   B26, A3, B20         ; XOR     dx, k3_2, dx
||      ADDK    .S1    128, A0              ; ADDK    128, even
||      LDW     .D1T1  *+A4[A9], A20        ; <0> LDW     *+A4[ax], from_x0_19
||      LDW     .D2T2  *--B23[2], B24       ; <0> LDW     *--odd[2], k1
        SHRU    .S2X   A9, 24, B9           ; <0> SHRU    ax, 24, x_3_18
||      ROTL    .M1X   B8, 7, A20           ; <0> ROTL    bx, 7, y_3_18
||      ROTL    .M2    B22, 23, B8          ; <0> ROTL    bw, 23, y_1_27
||      LDW     .D1T2  *+A5[A8], B28        ; <0> LDW     *+A5[y_0_18], from_y0_19
||      LDW     .D2T1  *+B4[B26], A27       ; <0> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A24, A19, A19        ; <0> XOR     from_x0_22, from_x1_22, x_low_22
||      XOR     .L2X   B18, A3, B27         ; XOR     dw, k3_2, dw
||      SHRU    .S1    A29, 8, A24          ; <0> SHRU    aw, 8, x_1_27
||      ROTL    .M1X   B22, 7, A27          ; <0> ROTL    bw, 7, y_3_27
||      ROTL    .M2    B8, 15, B28          ; <0> ROTL    bx, 15, y_2_18
||      LDW     .D1T1  *+A4[A29], A19       ; <0> LDW     *+A4[aw], from_x0_28
||      LDW     .D2T2  *+B4[B6], B22        ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A18, A16, A16        ; <0> XOR     from_x2_22, from_x3_22, x_high_22
||      XOR     .L2    B18, B16, B18        ; <0> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S2X   B24, A3, B25         ; XOR     dz, k3_2, dz
||      ROTL    .M1X   B22, 31, A31         ; <0> ROTL    bw, 31, y_0_27
||      ROTL    .M2    B3, 1, B7            ; ROTL    bz, 1, bz
||      LDW     .D1T2  *+A4[A20], B6        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A19, A16, A19        ; <0> XOR     x_low_22, x_high_22, t0_21
||      XOR     .L2    B19, B16, B16        ; <0> XOR     from_y1_22, from_y2_22, y_high_22
||      SHRU    .S2X   A29, 24, B28         ; <0> SHRU    aw, 24, x_3_27
||      ROTL    .M2    B22, 15, B18         ; <0> ROTL    bw, 15, y_2_27
||      LDW     .D1T1  *--A0[2], A3         ; <0> LDW     *--even[2], k0
||      LDW     .D2T2  *+B5[B28], B16       ; <0> LDW     *+B5[y_2_18], from_y2_19
  [A1]  B       .S1    twofish_decrypt_blocks_c64x$rounds; [A1]   B       next
||      XOR     .S2    B18, B16, B16        ; <0> XOR     y_low_22, y_high_22, t1_21
||      ROTL    .M1    A26, 1, A28          ; <0> ROTL    cx, 1, turned_18
||      ROTL    .M2X   A29, 16, B3          ; <0> ROTL    aw, 16, x_2_27
||      LDW     .D1T2  *+A4[A27], B19       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T1  *+B5[B28], A17       ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L1    A30, A11, A7         ; XOR     cz, k2_2, cz
||      ADD     .L2X   B16, A19, B9         ; <0> ADD     t0_21, t1_21, once_23
||      ROTL    .M1    A17, 1, A20          ; <0> ROTL    cw, 1, turned_27
||      ROTL    .M2    B7, 15, B3           ; <0> ROTL    bz, 15, y_2_24
||      LDW     .D1T1  *+A5[A24], A18       ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T2  *+B4[B8], B7         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A20, A18, A26        ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ADD     .L2    B16, B24, B16        ; <0> ADD     t1_21, k1, other_23
||      SHRU    .S1    A23, 8, A17          ; <0> SHRU    az, 8, x_1_24
||      XOR     .S2X   B17, A3, B17         ; XOR     dy, k3_2, dy
||      ROTL    .M1X   B7, 31, A30          ; <0> ROTL    bz, 31, y_0_24
||      LDW     .D1T2  *+A5[A31], B16       ; <0> LDW     *+A5[y_0_27], from_y0_28
||      LDW     .D2T1  *+B4[B3], A19        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L2    B28, B6, B8          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||      XOR     .S1    A27, A18, A16        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      ADD     .S2    B9, B16, B6          ; <0> ADD     once_23, other_23, f1_21
||      ROTL    .M1X   B7, 7, A9            ; <0> ROTL    bz, 7, y_3_24
||      ROTL    .M2X   A23, 16, B3          ; <0> ROTL    az, 16, x_2_24
||      LDW     .D1T1  *+A5[A17], A19       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T2  *+B5[B18], B22       ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A26, A16, A25        ; <0> XOR     x_low_19, x_high_19, t0_18
||      XOR     .L2    B22, B16, B9         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .S1X   A3, B9, A18          ; <0> ADD     once_23, k0, f0_21
||      XOR     .S2    B17, B6, B6          ; <0> XOR     dy, f1_21, by
||      ROTL    .M1    A9, 0, A26           ; <0> ROTL    ax, 0, cx
||      ROTL    .M2X   A25, 0, B17          ; <0> ROTL    y_0_21, 0, dy
||      LDW     .D1T1  *+A4[A23], A18       ; <0> LDW     *+A4[az], from_x0_25
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A21, A18, A24        ; <0> XOR     turned_21, f0_21, ay
||      XOR     .L2    B8, B9, B8           ; <0> XOR     y_low_19, y_high_19, t1_18
||      SHRU    .S2X   A23, 24, B3          ; <0> SHRU    az, 24, x_3_24
||      ROTL    .M2    B7, 23, B9           ; <0> ROTL    bz, 23, y_1_24
||      LDW     .D1T2  *+A5[A30], B16       ; <0> LDW     *+A5[y_0_24], from_y0_25
||      LDW     .D2T1  *+B4[B3], A16        ; <0> LDW     *+B4[x_2_24], from_x2_25
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2    B30, B3              ; move return$
twofish_decrypt_blocks_c64x$twofish_decrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_43
        MV      .L2    B3, B6               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_43, AMR
twofish_decrypt_blocks_c64x$done:
        LDW     .D2T1  *+B15[6], A13        ; restore A13
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B6                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADDK    .S2    32, B15              ; frame
||      LDW     .D2T1  *+B15[7], A14        ; restore A14
        NOP     4
