; broadside optimize: source c4966316e2311b42b8535a2a55c11236950cf226adf152bcb5e464088176eb42
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 5 s an interval, 40 s a region
; Twofish, encryption of any number of independent blocks on the C64x, four at a time.
;
;       void twofish_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
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

        .global twofish_encrypt_blocks_c64x

        .align  32
twofish_encrypt_blocks_c64x:
        MV      .L1    A6, A2               ; MV      blocks, some
||      ADDK    .S2    -8, B15              ; frame
  [!A2] B       .S1    twofish_encrypt_blocks_c64x$done; [!some] B      done
        NOP     2
        MV      .L1X   B4, A3               ; argument
        NOP
        MV      .L1X   B6, A8               ; move schedule
||      MV      .L2X   A4, B3               ; argument
||      MV      .S2    B3, B6               ; move return$
||      STW     .D2T1  A12, *+B15[1]        ; save A12
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 3, A2            ; CMPGT   blocks, 3, four_3
||      MV      .L2    B3, B0               ; move out
||      MV      .S1X   B6, A0               ; move return$
||      MVKL    .S2    591109, B21          ; MVKL    0x00090505, circular_1
||      LDW     .D1T2  *+A8[2], B8          ; LDW     *+schedule[2], k0_2
||      MV      .D2X   A8, B2               ; copy
        CMPGT   .L1    A6, 2, A7            ; CMPGT   blocks, 2, three_4
||      CMPGT   .L2X   A6, 1, B9            ; CMPGT   blocks, 1, two_4
||      SHL     .S1    A2, 4, A2            ; SHL     four_3, 4, sixteen_3
||      LDW     .D1T2  *+A3[2], B22         ; LDW     *+in[2], cx
        MV      .L2X   A6, B6               ; move blocks
||      SHL     .S1    A7, 5, A9            ; SHL     three_4, 5, step_z
||      ADDAH   .D1    A2, A2, A6           ; ADDAH   sixteen_3, sixteen_3, step_w
||      LDW     .D2T1  *+B2[0], A4          ; LDW     *+schedule[0], A4
        ADD     .L1    A3, A6, A12          ; ADD     in, step_w, fourth_5
||      LDW     .D1T1  *+A3[3], A2          ; LDW     *+in[3], dx
||      LDW     .D2T2  *+B2[1], B4          ; LDW     *+schedule[1], B4
        ADD     .L1    A3, A9, A16          ; ADD     in, step_z, third_6
||      MV      .L2X   A3, B1               ; copy
||      LDW     .D1T2  *+A12[0], B3         ; LDW     *+fourth_5[0], aw
||      LDW     .D2T1  *+B2[3], A30         ; LDW     *+schedule[2 + 1], k1_2
        LDW     .D1T2  *+A16[0], B9         ; LDW     *+third_6[0], az
||      LDW     .D2T1  *+B1[1], A29         ; LDW     *+in[1], bx
        SHL     .S2    B9, 4, B7            ; SHL     two_4, 4, step_y
||      LDW     .D1T1  *+A12[3], A3         ; LDW     *+fourth_5[3], dw
||      LDW     .D2T2  *+B1[0], B27         ; LDW     *+in[0], ax
        ADD     .L2    B1, B7, B16          ; ADD     in, step_y, second_6
||      LDW     .D1T1  *+A12[1], A7         ; LDW     *+fourth_5[1], bw
||      ADDAW   .D2    B2, 10, B26          ; ADDAW   schedule, 10, even
        LDW     .D1T1  *+A16[1], A17        ; LDW     *+third_6[1], bz
||      LDW     .D2T2  *+B16[0], B3         ; LDW     *+second_6[0], ay
        XOR     .L2    B3, B8, B3           ; XOR     aw, k0_2, aw
||      LDW     .D1T2  *+A12[2], B16        ; LDW     *+fourth_5[2], cw
||      LDW     .D2T1  *+B2[5], A26         ; LDW     *+schedule[2 + 3], k3_2
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2    B9, B8, B3           ; XOR     az, k0_2, az
||      ROTL    .M2    B3, 1, B29           ; ROTL    aw, 1, aw
||      LDW     .D1T1  *+A16[3], A7         ; LDW     *+third_6[3], dz
||      LDW     .D2T2  *+B16[2], B17        ; LDW     *+second_6[2], cy
        MV      .L2    B4, B5               ; MV      B4, B5
||      MVKH    .S2    591109, B21          ; MVKH    0x00090505, circular_1
||      ROTL    .M2    B3, 1, B2            ; ROTL    az, 1, az
||      LDW     .D1T2  *+A16[2], B20        ; LDW     *+third_6[2], cz
||      LDW     .D2T1  *+B16[1], A20        ; LDW     *+second_6[1], by
        XOR     .L1    A7, A30, A23         ; XOR     bw, k1_2, bw
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B21, AMR             ; MVC     circular_1, AMR
||      ROTL    .M2    B29, 7, B25          ; <0> ROTL    aw, 7, x_3_27
||      LDW     .D2T2  *+B2[4], B9          ; LDW     *+schedule[2 + 2], k2_2
        SHRU    .S1    A23, 24, A31         ; <0> SHRU    bw, 24, y_3_27
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M2    B29, 15, B9          ; <0> ROTL    aw, 15, x_2_27
||      ADDAW   .D1    A8, 11, A12          ; ADDAW   schedule, 11, odd
||      LDW     .D2T1  *+B16[3], A16        ; LDW     *+second_6[3], dy
        XOR     .L2    B3, B8, B3           ; XOR     ay, k0_2, ay
||      ROTL    .M1X   B29, 31, A28         ; <0> ROTL    aw, 31, x_0_27
||      ROTL    .M2X   A23, 16, B28         ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T1  *+A5[A23], A22       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B25], B2        ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L1    A7, A26, A21         ; XOR     dz, k3_2, dz
||      ROTL    .M2    B3, 1, B19           ; ROTL    ay, 1, ay
||      LDW     .D1T1  *+A4[A31], A31       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B24        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L1    A17, A30, A18        ; XOR     bz, k1_2, bz
||      SHRU    .S1    A28, 8, A21          ; <0> SHRU    x_0_27, 8, x_1_27
||      SHRU    .S2X   A23, 8, B30          ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A21, 1, A19          ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B2, 15, B3           ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T2  *+A4[A28], B29       ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B5[B28], A3        ; <0> LDW     *+B5[y_2_27], from_y2_28
        SHRU    .S1    A18, 24, A31         ; <0> SHRU    bz, 24, y_3_24
||      ROTL    .M1    A18, 0, A21          ; <0> ROTL    bz, 0, dz
||      ROTL    .M2    B2, 7, B17           ; <0> ROTL    az, 7, x_3_24
||      LDW     .D1T2  *+A5[A21], B3        ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B4[B30], A20       ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L2    B17, B9, B18         ; XOR     cy, k2_2, cy
||      ROTL    .M1X   B2, 31, A27          ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2X   A18, 16, B25         ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A5[A18], A25       ; <0> LDW     *+A5[bz], from_y0_25
||      LDW     .D2T2  *B26++[2], B27       ; <0> LDW     *even++[2], k0
        XOR     .L1    A3, A26, A17         ; XOR     dw, k3_2, dw
||      XOR     .L2    B20, B9, B23         ; XOR     cz, k2_2, cz
||      XOR     .S2    B16, B9, B31         ; XOR     cw, k2_2, cw
||      LDW     .D1T1  *+A4[A31], A24       ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B3], B19        ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A20, A30, A7         ; XOR     by, k1_2, by
||      MV      .L2    B1, B1               ; move in
||      XOR     .S1    A16, A26, A16        ; XOR     dy, k3_2, dy
||      SHRU    .S2X   A18, 8, B16          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M2    B19, 7, B17          ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T2  *+A4[A27], B21       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B5[B25], A22       ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A22, A31, A24        ; <0> XOR     from_y0_28, from_y3_28, y_low_28
||      XOR     .L2    B27, B8, B8          ; XOR     ax, k0_2, ax
||      SHRU    .S1    A27, 8, A22          ; <0> SHRU    x_0_24, 8, x_1_24
||      ROTL    .M1X   B19, 31, A20         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2    B19, 15, B16         ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T1  *A12++[2], A3        ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B5[B17], B17       ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A20, A3, A3          ; <0> XOR     from_y1_28, from_y2_28, y_high_28
||      XOR     .L2    B29, B3, B3          ; <0> XOR     from_x0_28, from_x1_28, x_low_28
||      SHRU    .S1    A7, 24, A17          ; <0> SHRU    by, 24, y_3_21
||      ROTL    .M1    A17, 1, A31          ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2    B8, 1, B8            ; ROTL    ax, 1, ax
||      LDW     .D1T2  *+A5[A22], B16       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B4[B16], A23       ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A24, A3, A18         ; <0> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S1    A2, A26, A26         ; XOR     dx, k3_2, dx
||      XOR     .S2    B24, B2, B2          ; <0> XOR     from_x2_28, from_x3_28, x_high_28
||      ROTL    .M2X   A7, 16, B16          ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A7], A28        ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B17], B8        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A29, A30, A29        ; XOR     bx, k1_2, bx
||      XOR     .L2    B3, B2, B2           ; <0> XOR     x_low_28, x_high_28, t0_27
||      SHRU    .S1    A20, 8, A17          ; <0> SHRU    x_0_21, 8, x_1_21
||      SHRU    .S2X   A7, 8, B3            ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A23, 0, A17          ; <0> ROTL    bw, 0, dw
||      ROTL    .M2    B8, 7, B2            ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A17], A22       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B16], B16       ; <0> LDW     *+B4[x_2_21], from_x2_22
        MVK     .L1    15, A2               ; MVK     16, count
||      SHRU    .S1    A29, 24, A30         ; <0> SHRU    bx, 24, y_3_18
||      ADD     .S2X   B2, A18, B3          ; <0> ADD     t0_27, t1_27, once_29
||      ROTL    .M1X   B8, 31, A25          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B8, 15, B30          ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A17], B17       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T1  *+B4[B3], A18        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A25, A24, A24        ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      XOR     .L2    B22, B9, B20         ; XOR     cx, k2_2, cx
||      ADD     .S1    A18, A3, A18         ; <0> ADD     t1_27, k1, other_29
||      ADD     .S2    B3, B27, B9          ; <0> ADD     once_29, k0, f0_27
||      ROTL    .M2X   A28, 0, B31          ; <0> ROTL    x_0_27, 0, cw
||      LDW     .D1T2  *+A4[A20], B19       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B5[B16], A16       ; <0> LDW     *+B5[y_2_21], from_y2_22
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 13, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "ADD", "XOR", "ROTL", "SHRU", "LDW"], "attempts": [{"interval": 17, "result": "found by annealing", "seconds": 51.2, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 13
;  critical cycle:
;    XOR from_x0_28, from_x1_28, x_low_28
;    XOR x_low_28, x_high_28, t0_27
;    ADD t0_27, t1_27, once_29
;    ADD once_29, k0, f0_27
;    XOR cw, f0_27, aw
;    ROTL aw, 31, x_0_27
;    SHRU x_0_27, 8, x_1_27
;    LDW *+A5[x_1_27], from_x1_28
;  units: L1 16/17, S1 17/17, M1 12/17, D1 17/17, L2 12/17, S2 17/17, M2 16/17, D2 17/17
;  cross paths: 1X 8/17, 2X 16/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 26 used, 26 live at once
;  registers of side B: 26 used, 20 live at once
;  II 17: found by annealing, 51.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_blocks_c64x$rounds:
        XOR     .L1    A23, A22, A30        ; <1> XOR     from_y1_25, from_y2_25, y_high_25
||      XOR     .L2    B31, B9, B29         ; <1> XOR     cw, f0_27, aw
||      ADD     .S1X   A18, B3, A18         ; <1> ADD     once_29, other_29, f1_27
||      XOR     .S2    B19, B17, B19        ; <1> XOR     from_x2_25, from_x3_25, x_high_25
||      ROTL    .M1    A29, 0, A26          ; <1> ROTL    bx, 0, dx
||      ROTL    .M2X   A29, 16, B9          ; <1> ROTL    bx, 16, y_2_18
||      LDW     .D1T1  *+A4[A30], A29       ; <1> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T2  *+B4[B30], B25       ; <1> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A24, A30, A24        ; <1> XOR     y_low_25, y_high_25, t1_24
||      XOR     .L2    B21, B16, B22        ; <1> XOR     from_x0_25, from_x1_25, x_low_25
||      SHRU    .S1    A25, 8, A23          ; <1> SHRU    x_0_18, 8, x_1_18
||      SHRU    .S2X   A29, 8, B2           ; <1> SHRU    bx, 8, y_1_18
||      ROTL    .M1    A26, 1, A30          ; <1> ROTL    dx, 1, turned_18
||      LDW     .D1T1  *+A5[A29], A31       ; <1> LDW     *+A5[bx], from_y0_19
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A31, A18, A23        ; <1> XOR     turned_27, f1_27, bw
||      XOR     .S1    A28, A22, A22        ; <1> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S2    B22, B19, B22        ; <1> XOR     x_low_25, x_high_25, t0_24
||      ROTL    .M1    A16, 1, A7           ; <1> ROTL    dy, 1, turned_21
||      ROTL    .M2    B29, 7, B25          ; <0> ROTL    aw, 7, x_3_27
||      LDW     .D1T2  *+A5[A23], B9        ; <1> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T1  *+B5[B9], A22        ; <1> LDW     *+B5[y_2_18], from_y2_19
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B22, A24, B8         ; <1> ADD     t0_24, t1_24, once_26
||      SHRU    .S1    A23, 24, A31         ; <0> SHRU    bw, 24, y_3_27
||      XOR     .S2    B16, B8, B16         ; <1> XOR     from_x2_22, from_x3_22, x_high_22
||      ROTL    .M1    A7, 0, A16           ; <1> ROTL    by, 0, dy
||      ROTL    .M2    B29, 15, B9          ; <0> ROTL    aw, 15, x_2_27
||      LDW     .D1T2  *+A4[A25], B24       ; <1> LDW     *+A4[x_0_18], from_x0_19
||      LDW     .D2T1  *+B4[B2], A27        ; <1> LDW     *+B4[y_1_18], from_y1_19
        ADD     .L1    A24, A3, A28         ; <1> ADD     t1_24, k1, other_26
||      XOR     .S1    A18, A16, A18        ; <1> XOR     from_y1_22, from_y2_22, y_high_22
||      ADD     .S2    B8, B27, B2          ; <1> ADD     once_26, k0, f0_24
||      ROTL    .M1X   B29, 31, A28         ; <0> ROTL    aw, 31, x_0_27
||      ROTL    .M2X   A23, 16, B28         ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T1  *+A5[A23], A22       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B25], B2        ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L1    A22, A18, A24        ; <1> XOR     y_low_22, y_high_22, t1_21
||      XOR     .L2    B19, B17, B8         ; <1> XOR     from_x0_22, from_x1_22, x_low_22
||      ADD     .S1X   A28, B8, A22         ; <1> ADD     once_26, other_26, f1_24
||      XOR     .S2    B23, B2, B2          ; <1> XOR     cz, f0_24, az
||      ROTL    .M2X   A27, 0, B23          ; <1> ROTL    x_0_24, 0, cz
||      LDW     .D1T1  *+A4[A31], A31       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B24        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L1    A19, A22, A18        ; <1> XOR     turned_24, f1_24, bz
||      XOR     .L2    B8, B16, B8          ; <1> XOR     x_low_22, x_high_22, t0_21
||      SHRU    .S1    A28, 8, A21          ; <0> SHRU    x_0_27, 8, x_1_27
||      SHRU    .S2X   A23, 8, B30          ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A21, 1, A19          ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B2, 15, B3           ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T2  *+A4[A28], B29       ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B5[B28], A3        ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A31, A29, A29        ; <1> XOR     from_y0_19, from_y3_19, y_low_19
||      ADD     .L2X   B8, A24, B19         ; <1> ADD     t0_21, t1_21, once_23
||      SHRU    .S1    A18, 24, A31         ; <0> SHRU    bz, 24, y_3_24
||      XOR     .S2    B25, B3, B16         ; <1> XOR     from_x2_19, from_x3_19, x_high_19
||      ROTL    .M1    A18, 0, A21          ; <0> ROTL    bz, 0, dz
||      ROTL    .M2    B2, 7, B17           ; <0> ROTL    az, 7, x_3_24
||      LDW     .D1T2  *+A5[A21], B3        ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B4[B30], A20       ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A27, A22, A27        ; <1> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .S1    A24, A3, A24         ; <1> ADD     t1_21, k1, other_23
||      ADD     .S2    B19, B27, B8         ; <1> ADD     once_23, k0, f0_21
||      ROTL    .M1X   B2, 31, A27          ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2X   A18, 16, B25         ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A5[A18], A25       ; <0> LDW     *+A5[bz], from_y0_25
||      LDW     .D2T2  *B26++[2], B27       ; <0> LDW     *even++[2], k0
        XOR     .L1    A29, A27, A24        ; <1> XOR     y_low_19, y_high_19, t1_18
||      XOR     .L2    B24, B9, B3          ; <1> XOR     from_x0_19, from_x1_19, x_low_19
||      ADD     .S1X   A24, B19, A20        ; <1> ADD     once_23, other_23, f1_21
||      XOR     .S2    B18, B8, B19         ; <1> XOR     cy, f0_21, ay
||      ROTL    .M2X   A20, 0, B18          ; <1> ROTL    x_0_21, 0, cy
||      LDW     .D1T1  *+A4[A31], A24       ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B3], B19        ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A7, A20, A7          ; <1> XOR     turned_21, f1_21, by
||      XOR     .L2    B3, B16, B21         ; <1> XOR     x_low_19, x_high_19, t0_18
||      ADD     .S1    A24, A3, A29         ; <1> ADD     t1_18, k1, other_20
||      SHRU    .S2X   A18, 8, B16          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M2    B19, 7, B17          ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T2  *+A4[A27], B21       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B5[B25], A22       ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A22, A31, A24        ; <0> XOR     from_y0_28, from_y3_28, y_low_28
||      ADD     .L2X   B21, A24, B28        ; <1> ADD     t0_18, t1_18, once_20
||      SHRU    .S1    A27, 8, A22          ; <0> SHRU    x_0_24, 8, x_1_24
||[A2]  B       .S2    twofish_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M1X   B19, 31, A20         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2    B19, 15, B16         ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T1  *A12++[2], A3        ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B5[B17], B17       ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A20, A3, A3          ; <0> XOR     from_y1_28, from_y2_28, y_high_28
||      XOR     .L2    B29, B3, B3          ; <0> XOR     from_x0_28, from_x1_28, x_low_28
||      SHRU    .S1    A7, 24, A17          ; <0> SHRU    by, 24, y_3_21
||      ADD     .S2    B28, B27, B9         ; <1> ADD     once_20, k0, f0_18
||      ROTL    .M1    A17, 1, A31          ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2X   A25, 0, B20          ; <1> ROTL    x_0_18, 0, cx
||      LDW     .D1T2  *+A5[A22], B16       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B4[B16], A23       ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A24, A3, A18         ; <0> XOR     y_low_28, y_high_28, t1_27
||      XOR     .L2    B20, B9, B8          ; <1> XOR     cx, f0_18, ax
||      ADD     .S1X   A29, B28, A3         ; <1> ADD     once_20, other_20, f1_18
||      XOR     .S2    B24, B2, B2          ; <0> XOR     from_x2_28, from_x3_28, x_high_28
||      ROTL    .M2X   A7, 16, B16          ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A7], A28        ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B17], B8        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A30, A3, A29         ; <1> XOR     turned_18, f1_18, bx
||      XOR     .L2    B3, B2, B2           ; <0> XOR     x_low_28, x_high_28, t0_27
||      SHRU    .S1    A20, 8, A17          ; <0> SHRU    x_0_21, 8, x_1_21
||      SHRU    .S2X   A7, 8, B3            ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A23, 0, A17          ; <0> ROTL    bw, 0, dw
||      ROTL    .M2    B8, 7, B2            ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A17], A22       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B16], B16       ; <0> LDW     *+B4[x_2_21], from_x2_22
        SHRU    .S1    A29, 24, A30         ; <0> SHRU    bx, 24, y_3_18
||      ADD     .S2X   B2, A18, B3          ; <0> ADD     t0_27, t1_27, once_29
||      ROTL    .M1X   B8, 31, A25          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B8, 15, B30          ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A17], B17       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T1  *+B4[B3], A18        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A25, A24, A24        ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ADD     .S1    A18, A3, A18         ; <0> ADD     t1_27, k1, other_29
||      ADD     .S2    B3, B27, B9          ; <0> ADD     once_29, k0, f0_27
||      ROTL    .M2X   A28, 0, B31          ; <0> ROTL    x_0_27, 0, cw
||      LDW     .D1T2  *+A4[A20], B19       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B5[B16], A16       ; <0> LDW     *+B5[y_2_21], from_y2_22
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$4:
        XOR     .L1    A23, A22, A30        ; <-1> XOR     from_y1_25, from_y2_25, y_high_25
||      XOR     .L2    B31, B9, B29         ; <-1> XOR     cw, f0_27, aw
||      ADD     .S1X   A18, B3, A18         ; <-1> ADD     once_29, other_29, f1_27
||      XOR     .S2    B19, B17, B19        ; <-1> XOR     from_x2_25, from_x3_25, x_high_25
||      ROTL    .M1    A29, 0, A26          ; <-1> ROTL    bx, 0, dx
||      ROTL    .M2X   A29, 16, B9          ; <-1> ROTL    bx, 16, y_2_18
||      LDW     .D1T1  *+A4[A30], A29       ; <-1> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T2  *+B4[B30], B25       ; <-1> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A24, A30, A24        ; <-1> XOR     y_low_25, y_high_25, t1_24
||      XOR     .L2    B21, B16, B22        ; <-1> XOR     from_x0_25, from_x1_25, x_low_25
||      SHRU    .S1    A25, 8, A23          ; <-1> SHRU    x_0_18, 8, x_1_18
||      SHRU    .S2X   A29, 8, B2           ; <-1> SHRU    bx, 8, y_1_18
||      ROTL    .M1    A26, 1, A30          ; <-1> ROTL    dx, 1, turned_18
||      LDW     .D1T1  *+A5[A29], A31       ; <-1> LDW     *+A5[bx], from_y0_19
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[x_3_18], from_x3_19
        XOR     .L1    A31, A18, A23        ; <-1> XOR     turned_27, f1_27, bw
||      XOR     .S1    A28, A22, A22        ; <-1> XOR     from_y0_22, from_y3_22, y_low_22
||      XOR     .S2    B22, B19, B22        ; <-1> XOR     x_low_25, x_high_25, t0_24
||      ROTL    .M1    A16, 1, A7           ; <-1> ROTL    dy, 1, turned_21
||      LDW     .D1T2  *+A5[A23], B9        ; <-1> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T1  *+B5[B9], A22        ; <-1> LDW     *+B5[y_2_18], from_y2_19
        CMPGT   .L1X   B6, 4, A1            ; CMPGT   blocks, 4, A1
||      ADD     .L2X   B22, A24, B8         ; <-1> ADD     t0_24, t1_24, once_26
||      XOR     .S2    B16, B8, B16         ; <-1> XOR     from_x2_22, from_x3_22, x_high_22
||      ROTL    .M1    A7, 0, A16           ; <-1> ROTL    by, 0, dy
||      LDW     .D1T2  *+A4[A25], B24       ; <-1> LDW     *+A4[x_0_18], from_x0_19
||      LDW     .D2T1  *+B4[B2], A27        ; <-1> LDW     *+B4[y_1_18], from_y1_19
        ADD     .L1    A24, A3, A28         ; <-1> ADD     t1_24, k1, other_26
||      MV      .L2X   A8, B21              ; copy
||      XOR     .S1    A18, A16, A18        ; <-1> XOR     from_y1_22, from_y2_22, y_high_22
||      ADD     .S2    B8, B27, B2          ; <-1> ADD     once_26, k0, f0_24
||      LDW     .D1T1  *+A8[7], A22         ; LDW     *+schedule[6 + 1], k1_30
||      ADDAW   .D2    B1, 16, B1           ; ADDAW   in, 16, in
        XOR     .L1    A22, A18, A24        ; <-1> XOR     y_low_22, y_high_22, t1_21
||      XOR     .L2    B19, B17, B8         ; <-1> XOR     from_x0_22, from_x1_22, x_low_22
||      ADD     .S1X   A28, B8, A22         ; <-1> ADD     once_26, other_26, f1_24
||      XOR     .S2    B23, B2, B2          ; <-1> XOR     cz, f0_24, az
||      ROTL    .M2X   A27, 0, B23          ; <-1> ROTL    x_0_24, 0, cz
||      LDW     .D1T1  *+A8[3], A27         ; LDW     *+schedule[2 + 1], k1_2
||      LDW     .D2T2  *+B1[0], B25         ; LDW     *+in[0], ax
        XOR     .L1    A19, A22, A18        ; <-1> XOR     turned_24, f1_24, bz
||      XOR     .L2    B8, B16, B8          ; <-1> XOR     x_low_22, x_high_22, t0_21
||      ADD     .S2    B0, B7, B30          ; ADD     out, step_y, second_37
||      LDW     .D1T2  *+A8[8], B24         ; LDW     *+schedule[6 + 2], k2_30
||      SUB     .D2    B6, 4, B6            ; SUB     blocks, 4, blocks
        XOR     .L1    A31, A29, A29        ; <-1> XOR     from_y0_19, from_y3_19, y_low_19
||      ADD     .L2X   B8, A24, B19         ; <-1> ADD     t0_21, t1_21, once_23
||      XOR     .S2    B25, B3, B16         ; <-1> XOR     from_x2_19, from_x3_19, x_high_19
||      ROTL    .M2    B2, 31, B2           ; ROTL    az, 31, az
||      LDW     .D1T2  *+A8[6], B22         ; LDW     *+schedule[6], k0_30
||      ADDAW   .D2    B21, 10, B26         ; ADDAW   schedule, 10, even
        XOR     .L1    A27, A22, A27        ; <-1> XOR     from_y1_19, from_y2_19, y_high_19
||      CMPGT   .L2    B6, 1, B7            ; CMPGT   blocks, 1, two_4
||      ADD     .S1    A24, A3, A24         ; <-1> ADD     t1_21, k1, other_23
||      ADD     .S2    B19, B27, B8         ; <-1> ADD     once_23, k0, f0_21
||      LDW     .D1T1  *+A8[9], A28         ; LDW     *+schedule[6 + 3], k3_30
||      LDW     .D2T2  *+B1[2], B3          ; LDW     *+in[2], cx
        XOR     .L1    A29, A27, A24        ; <-1> XOR     y_low_19, y_high_19, t1_18
||      XOR     .L2    B24, B9, B3          ; <-1> XOR     from_x0_19, from_x1_19, x_low_19
||      ADD     .S1X   A24, B19, A20        ; <-1> ADD     once_23, other_23, f1_21
||      XOR     .S2    B18, B8, B19         ; <-1> XOR     cy, f0_21, ay
||      ROTL    .M2X   A20, 0, B18          ; <-1> ROTL    x_0_21, 0, cy
||      XOR     .D1    A16, A22, A2         ; XOR     dy, k1_30, dy
||      LDW     .D2T1  *+B1[3], A25         ; LDW     *+in[3], dx
        XOR     .L1    A7, A20, A7          ; <-1> XOR     turned_21, f1_21, by
||      XOR     .L2    B3, B16, B21         ; <-1> XOR     x_low_19, x_high_19, t0_18
||      ADD     .S1    A24, A3, A29         ; <-1> ADD     t1_18, k1, other_20
||      SHL     .S2    B7, 4, B7            ; SHL     two_4, 4, step_y
||      ADD     .D1X   A6, B0, A19          ; ADD     out, step_w, fourth_37
||      STW     .D2T1  A2, *+B30[1]         ; STW     dy, *+second_37[1]
        CMPGT   .L1X   B6, 3, A24           ; CMPGT   blocks, 3, four_3
||      ADD     .L2X   B21, A24, B28        ; <-1> ADD     t0_18, t1_18, once_20
||      ADD     .S2    B1, B7, B29          ; ADD     in, step_y, second_6
||      ROTL    .M2    B29, 31, B17         ; ROTL    aw, 31, aw
||      LDW     .D1T2  *+A8[5], B8          ; LDW     *+schedule[2 + 3], k3_2
||      LDW     .D2T1  *+B1[1], A20         ; LDW     *+in[1], bx
        XOR     .L1    A21, A22, A24        ; XOR     dz, k1_30, dz
||      CMPGT   .L2    B6, 2, B16           ; CMPGT   blocks, 2, three_4
||      SHL     .S1    A24, 4, A2           ; SHL     four_3, 4, sixteen_3
||      ADD     .S2    B28, B27, B9         ; <-1> ADD     once_20, k0, f0_18
||      ROTL    .M2X   A25, 0, B20          ; <-1> ROTL    x_0_18, 0, cx
||      LDW     .D1T2  *+A8[2], B21         ; LDW     *+schedule[2], k0_2
||      LDW     .D2T1  *+B29[3], A30        ; LDW     *+second_6[3], dy
        XOR     .L2    B20, B9, B8          ; <-1> XOR     cx, f0_18, ax
||      ADD     .S1X   A29, B28, A3         ; <-1> ADD     once_20, other_20, f1_18
||      ADD     .S2X   B0, A9, B28          ; ADD     out, step_z, third_37
||      ADDAH   .D1    A2, A2, A6           ; ADDAH   sixteen_3, sixteen_3, step_w
||      LDW     .D2T2  *+B29[0], B2         ; LDW     *+second_6[0], ay
        XOR     .L1    A30, A3, A29         ; <-1> XOR     turned_18, f1_18, bx
||      XOR     .L2    B23, B22, B21        ; XOR     cz, k0_30, cz
||      ADD     .S1X   A6, B1, A16          ; ADD     in, step_w, fourth_5
||      ROTL    .M2    B19, 31, B19         ; ROTL    ay, 31, ay
||      ADDAW   .D1    A8, 11, A12          ; ADDAW   schedule, 11, odd
||      LDW     .D2T2  *+B29[2], B17        ; LDW     *+second_6[2], cy
        XOR     .L1    A18, A28, A21        ; XOR     bz, k3_30, bz
||      SHL     .S1X   B16, 5, A9           ; SHL     three_4, 5, step_z
||      ROTL    .M2    B8, 31, B9           ; ROTL    ax, 31, ax
||      LDW     .D1T2  *+A16[2], B23        ; LDW     *+fourth_5[2], cw
||      LDW     .D2T1  *+B29[1], A26        ; LDW     *+second_6[1], by
        XOR     .L1    A7, A28, A2          ; XOR     by, k3_30, by
||      XOR     .L2    B18, B22, B18        ; XOR     cy, k0_30, cy
||      ADD     .S1X   A9, B1, A31          ; ADD     in, step_z, third_6
||      LDW     .D1T1  *+A16[1], A29        ; LDW     *+fourth_5[1], bw
||      STW     .D2T2  B21, *+B28[0]        ; STW     cz, *+third_37[0]
        XOR     .L1    A26, A22, A26        ; XOR     dx, k1_30, dx
||      XOR     .L2    B2, B24, B29         ; XOR     az, k2_30, az
||      MVK     .S1    15, A2               ; MVK     16, count
||      LDW     .D1T2  *+A16[0], B24        ; LDW     *+fourth_5[0], aw
||      STW     .D2T1  A2, *+B30[3]         ; STW     by, *+second_37[3]
        XOR     .L1    A29, A28, A7         ; XOR     bx, k3_30, bx
||      XOR     .L2    B31, B22, B31        ; XOR     cw, k0_30, cw
||      XOR     .S2    B17, B24, B27        ; XOR     aw, k2_30, aw
||      LDW     .D1T2  *+A31[0], B9         ; LDW     *+third_6[0], az
||      STW     .D2T1  A26, *+B0[1]         ; STW     dx, *+out[1]
        XOR     .L2    B20, B22, B16        ; XOR     cx, k0_30, cx
||      XOR     .S2    B19, B24, B22        ; XOR     ay, k2_30, ay
||      LDW     .D1T2  *+A31[2], B21        ; LDW     *+third_6[2], cz
||      STW     .D2T1  A21, *+B28[3]        ; STW     bz, *+third_37[3]
        XOR     .L1    A23, A28, A23        ; XOR     bw, k3_30, bw
||      XOR     .L2    B2, B21, B2          ; XOR     ay, k0_2, ay
||      LDW     .D1T2  *+A8[4], B16         ; LDW     *+schedule[2 + 2], k2_2
||      STW     .D2T1  A24, *+B28[1]        ; STW     dz, *+third_37[1]
        XOR     .L2    B9, B24, B20         ; XOR     ax, k2_30, ax
||      LDW     .D1T1  *+A31[3], A18        ; LDW     *+third_6[3], dz
||      STW     .D2T2  B22, *+B30[2]        ; STW     ay, *+second_37[2]
        XOR     .L2    B25, B21, B22        ; XOR     ax, k0_2, ax
||      XOR     .S2    B24, B21, B19        ; XOR     aw, k0_2, aw
||      STW     .D1T1  A23, *+A19[3]        ; STW     bw, *+fourth_37[3]
||      STW     .D2T2  B29, *+B28[2]        ; STW     az, *+third_37[2]
        XOR     .L2    B9, B21, B29         ; XOR     az, k0_2, az
||      ROTL    .M2    B19, 1, B29          ; ROTL    aw, 1, aw
||      LDW     .D1T1  *+A31[1], A18        ; LDW     *+third_6[1], bz
||      STW     .D2T2  B18, *+B30[0]        ; STW     cy, *+second_37[0]
        XOR     .L1    A20, A27, A29        ; XOR     bx, k1_2, bx
||      XOR     .S1    A29, A27, A23        ; XOR     bw, k1_2, bw
||      ROTL    .M2    B29, 1, B2           ; ROTL    az, 1, az
||      LDW     .D1T1  *+A16[3], A17        ; LDW     *+fourth_5[3], dw
||      STW     .D2T2  B16, *+B0[0]         ; STW     cx, *+out[0]
        XOR     .L1    A17, A22, A17        ; XOR     dw, k1_30, dw
||      XOR     .S1X   A30, B8, A16         ; XOR     dy, k3_2, dy
||      ROTL    .M2    B2, 1, B19           ; ROTL    ay, 1, ay
||      STW     .D1T2  B27, *+A19[2]        ; STW     aw, *+fourth_37[2]
||      STW     .D2T1  A7, *+B0[3]          ; STW     bx, *+out[3]
        XOR     .L2    B3, B16, B20         ; XOR     cx, k2_2, cx
||      ROTL    .M2    B29, 7, B25          ; <0> ROTL    aw, 7, x_3_27
||      STW     .D1T1  A17, *+A19[1]        ; STW     dw, *+fourth_37[1]
||      STW     .D2T2  B20, *+B0[2]         ; STW     ax, *+out[2]
        XOR     .L1X   A18, B8, A21         ; XOR     dz, k3_2, dz
||      SHRU    .S1    A23, 24, A31         ; <0> SHRU    bw, 24, y_3_27
||      ROTL    .M2    B29, 15, B9          ; <0> ROTL    aw, 15, x_2_27
||      STW     .D1T2  B31, *+A19[0]        ; STW     cw, *+fourth_37[0]
||      ADDAW   .D2    B0, 16, B0           ; ADDAW   out, 16, out
        ROTL    .M1X   B29, 31, A28         ; <0> ROTL    aw, 31, x_0_27
||      ROTL    .M2X   A23, 16, B28         ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T1  *+A5[A23], A22       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B25], B2        ; <0> LDW     *+B5[x_3_27], from_x3_28
        XOR     .L2    B17, B16, B18        ; XOR     cy, k2_2, cy
||      LDW     .D1T1  *+A4[A31], A31       ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B24        ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L1    A18, A27, A18        ; XOR     bz, k1_2, bz
||      SHRU    .S1    A28, 8, A21          ; <0> SHRU    x_0_27, 8, x_1_27
||      SHRU    .S2X   A23, 8, B30          ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A21, 1, A19          ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B2, 15, B3           ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T2  *+A4[A28], B29       ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B5[B28], A3        ; <0> LDW     *+B5[y_2_27], from_y2_28
        SHRU    .S1    A18, 24, A31         ; <0> SHRU    bz, 24, y_3_24
||      ROTL    .M1    A18, 0, A21          ; <0> ROTL    bz, 0, dz
||      ROTL    .M2    B2, 7, B17           ; <0> ROTL    az, 7, x_3_24
||      LDW     .D1T2  *+A5[A21], B3        ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B4[B30], A20       ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A26, A27, A7         ; XOR     by, k1_2, by
||      XOR     .L2    B23, B16, B31        ; XOR     cw, k2_2, cw
||      ROTL    .M1X   B2, 31, A27          ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2X   A18, 16, B25         ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A5[A18], A25       ; <0> LDW     *+A5[bz], from_y0_25
||      LDW     .D2T2  *B26++[2], B27       ; <0> LDW     *even++[2], k0
        XOR     .L1X   A17, B8, A17         ; XOR     dw, k3_2, dw
||      LDW     .D1T1  *+A4[A31], A24       ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B3], B19        ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1X   A25, B8, A26         ; XOR     dx, k3_2, dx
||      XOR     .L2    B21, B16, B23        ; XOR     cz, k2_2, cz
||      SHRU    .S2X   A18, 8, B16          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M2    B19, 7, B17          ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T2  *+A4[A27], B21       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B5[B25], A22       ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A22, A31, A24        ; <0> XOR     from_y0_28, from_y3_28, y_low_28
||      SHRU    .S1    A27, 8, A22          ; <0> SHRU    x_0_24, 8, x_1_24
||[A1]  B       .S2    twofish_encrypt_blocks_c64x$rounds; [A1]   B       next
||      ROTL    .M1X   B19, 31, A20         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2    B19, 15, B16         ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T1  *A12++[2], A3        ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B5[B17], B17       ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A20, A3, A3          ; <0> XOR     from_y1_28, from_y2_28, y_high_28
||      XOR     .L2    B29, B3, B3          ; <0> XOR     from_x0_28, from_x1_28, x_low_28
||      SHRU    .S1    A7, 24, A17          ; <0> SHRU    by, 24, y_3_21
||      ROTL    .M1    A17, 1, A31          ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2    B22, 1, B8           ; ROTL    ax, 1, ax
||      LDW     .D1T2  *+A5[A22], B16       ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B4[B16], A23       ; <0> LDW     *+B4[y_1_24], from_y1_25
        XOR     .L1    A24, A3, A18         ; <0> XOR     y_low_28, y_high_28, t1_27
||      XOR     .S2    B24, B2, B2          ; <0> XOR     from_x2_28, from_x3_28, x_high_28
||      ROTL    .M2X   A7, 16, B16          ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A7], A28        ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B17], B8        ; <0> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L2    B3, B2, B2           ; <0> XOR     x_low_28, x_high_28, t0_27
||      SHRU    .S1    A20, 8, A17          ; <0> SHRU    x_0_21, 8, x_1_21
||      SHRU    .S2X   A7, 8, B3            ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A23, 0, A17          ; <0> ROTL    bw, 0, dw
||      ROTL    .M2    B8, 7, B2            ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A17], A22       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B16], B16       ; <0> LDW     *+B4[x_2_21], from_x2_22
        SHRU    .S1    A29, 24, A30         ; <0> SHRU    bx, 24, y_3_18
||      ADD     .S2X   B2, A18, B3          ; <0> ADD     t0_27, t1_27, once_29
||      ROTL    .M1X   B8, 31, A25          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B8, 15, B30          ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A17], B17       ; <0> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T1  *+B4[B3], A18        ; <0> LDW     *+B4[y_1_21], from_y1_22
        XOR     .L1    A25, A24, A24        ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ADD     .S1    A18, A3, A18         ; <0> ADD     t1_27, k1, other_29
||      ADD     .S2    B3, B27, B9          ; <0> ADD     once_29, k0, f0_27
||      ROTL    .M2X   A28, 0, B31          ; <0> ROTL    x_0_27, 0, cw
||      LDW     .D1T2  *+A4[A20], B19       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B5[B16], A16       ; <0> LDW     *+B5[y_2_21], from_y2_22
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A0, B3               ; move return$
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_43
        MV      .L2    B3, B6               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_43, AMR
twofish_encrypt_blocks_c64x$done:
        B       .S2    B6                   ; return
        LDW     .D2T1  *+B15[1], A12        ; restore A12
        NOP
        ADDK    .S2    8, B15               ; frame
        NOP     2
