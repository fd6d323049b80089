; broadside optimize: source 4435b29083ca3e396540985f7080138383e8491314062617bae380d66aa65de1
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 5 s an interval, 40 s a region
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

        .global twofish_encrypt_blocks_c64x

        .align  32
twofish_encrypt_blocks_c64x:
        MV      .L1    A6, A2               ; MV      blocks, some
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B6, A8               ; move schedule
||[!A2] B       .S1    twofish_encrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        STW     .D2T2  B12, *+B15[4]        ; save B12
        STW     .D2T1  A12, *+B15[3]        ; save A12
        STW     .D2T2  B11, *+B15[2]        ; save B11
        MV      .L2    B3, B6               ; move return$
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        MV      .L1X   B4, A3               ; move in
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T2  B13, *+B15[6]        ; save B13
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_4
||      MVK     .L2    14, B2               ; MVK     16, count
||      MV      .S2    B3, B1               ; move out
||      LDW     .D1T1  *+A3[3], A30         ; LDW     *+in[3], dx
||      MV      .D2X   A8, B10              ; copy
        CMPGT   .L2X   A6, 2, B26           ; CMPGT   blocks, 2, three_4
||      SHL     .S1    A0, 4, A7            ; SHL     two_4, 4, step_y
||      LDW     .D1T2  *+A8[2], B12         ; LDW     *+schedule[2], k0_2
||      LDW     .D2T1  *+B10[0], A4         ; LDW     *+schedule[0], A4
        ADD     .L1    A3, A7, A0           ; ADD     in, step_y, second_6
||      CMPGT   .L2X   A6, 3, B3            ; CMPGT   blocks, 3, four_3
||      SHL     .S2    B26, 5, B31          ; SHL     three_4, 5, step_z
||      LDW     .D1T1  *+A8[5], A29         ; LDW     *+schedule[2 + 3], k3_2
||      ADDAW   .D2    B10, 10, B26         ; ADDAW   schedule, 10, even
        ADD     .L2X   B31, A3, B9          ; ADD     in, step_z, third_6
||      LDW     .D1T2  *+A0[2], B19         ; LDW     *+second_6[2], cy
||      LDW     .D2T1  *+B10[3], A18        ; LDW     *+schedule[2 + 1], k1_2
        MV      .L2X   A3, B3               ; move in
||      SHL     .S2    B3, 4, B25           ; SHL     four_3, 4, sixteen_3
||      LDW     .D1T1  *+A0[1], A12         ; LDW     *+second_6[1], by
||      LDW     .D2T2  *+B9[0], B7          ; LDW     *+third_6[0], az
        LDW     .D1T2  *+A3[0], B7          ; LDW     *+in[0], ax
||      ADDAH   .D2    B25, B25, B25        ; ADDAH   sixteen_3, sixteen_3, step_w
        ADD     .L2X   B25, A3, B8          ; ADD     in, step_w, fourth_5
||      LDW     .D1T2  *+A8[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B9[1], A0          ; LDW     *+third_6[1], bz
        XOR     .L1    A30, A29, A30        ; XOR     dx, k3_2, dx
||      LDW     .D1T1  *+A3[1], A2          ; LDW     *+in[1], bx
||      LDW     .D2T2  *+B8[2], B13         ; LDW     *+fourth_5[2], cw
        LDW     .D1T2  *+A0[0], B21         ; LDW     *+second_6[0], ay
||      LDW     .D2T1  *+B9[3], A3          ; LDW     *+third_6[3], dz
        XOR     .L1    A12, A18, A24        ; XOR     by, k1_2, by
||      XOR     .L2    B7, B12, B0          ; XOR     az, k0_2, az
||      MVKL    .S2    591109, B16          ; MVKL    0x00090505, circular_1
||      LDW     .D1T1  *+A0[3], A13         ; LDW     *+second_6[3], dy
||      LDW     .D2T2  *+B8[0], B7          ; LDW     *+fourth_5[0], aw
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2    B7, B12, B17         ; XOR     ax, k0_2, ax
||      MVKH    .S2    591109, B16          ; MVKH    0x00090505, circular_1
||      ROTL    .M2    B0, 1, B17           ; ROTL    az, 1, az
||      LDW     .D2T2  *+B9[2], B16         ; LDW     *+third_6[2], cz
        XOR     .L1    A0, A18, A21         ; XOR     bz, k1_2, bz
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B16, AMR             ; MVC     circular_1, AMR
||      ROTL    .M2    B17, 1, B0           ; ROTL    ax, 1, ax
||      LDW     .D1T2  *+A3[2], B17         ; LDW     *+in[2], cx
||      LDW     .D2T1  *+B8[1], A8          ; LDW     *+fourth_5[1], bw
        ROTL    .M2    B17, 15, B18         ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T1  *+A5[A21], A28       ; <0> LDW     *+A5[bz], from_y0_25
||      LDW     .D2T2  *+B10[4], B11        ; LDW     *+schedule[2 + 2], k2_2
        SHRU    .S1    A21, 24, A0          ; <0> SHRU    bz, 24, y_3_24
||      SHRU    .S2X   A21, 8, B17          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M1X   B17, 31, A23         ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2    B17, 7, B9           ; <0> ROTL    az, 7, x_3_24
||      ADDAW   .D1    A8, 11, A17          ; ADDAW   schedule, 11, odd
||      LDW     .D2T1  *+B8[3], A0          ; LDW     *+fourth_5[3], dw
        MV      .L2    B4, B5               ; MV      B4, B5
||      XOR     .S2    B7, B12, B18         ; XOR     aw, k0_2, aw
||      ROTL    .M2X   A21, 16, B8          ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A2, A18, A2          ; XOR     bx, k1_2, bx
||      SHRU    .S1    A23, 8, A0           ; <0> SHRU    x_0_24, 8, x_1_24
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M2    B18, 1, B7           ; ROTL    aw, 1, aw
||      LDW     .D1T2  *+A4[A23], B17       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B4[B17], A16       ; <0> LDW     *+B4[y_1_24], from_y1_25
        SHRU    .S1    A2, 24, A0           ; <0> SHRU    bx, 24, y_3_18
||      ROTL    .M2    B0, 15, B0           ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A0], B8         ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L2    B19, B11, B20        ; XOR     cy, k2_2, cy
||      SHRU    .S2X   A2, 8, B27           ; <0> SHRU    bx, 8, y_1_18
||      ROTL    .M1X   B0, 31, A27          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B0, 7, B24           ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A0], A28        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T2  *+B5[B9], B18        ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A0, A29, A9          ; XOR     dw, k3_2, dw
||      XOR     .L2    B17, B11, B23        ; XOR     cx, k2_2, cx
||      ROTL    .M2X   A2, 16, B0           ; <0> ROTL    bx, 16, y_2_18
||      LDW     .D1T1  *A17++[2], A31       ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B4[B0], B24        ; <0> LDW     *+B4[x_2_18], from_x2_19
        ROTL    .M1    A9, 1, A8            ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2    B7, 15, B9           ; <0> ROTL    aw, 15, x_2_27
||      LDW     .D1T1  *+A5[A2], A2         ; <0> LDW     *+A5[bx], from_y0_19
||      LDW     .D2T2  *B26++[2], B29       ; <0> LDW     *even++[2], k0
        XOR     .L1    A8, A18, A18         ; XOR     bw, k1_2, bw
||      MV      .L2    B10, B28             ; move schedule
||      SHRU    .S1    A27, 8, A31          ; <0> SHRU    x_0_18, 8, x_1_18
||      ROTL    .M1X   B7, 31, A19          ; <0> ROTL    aw, 31, x_0_27
||      LDW     .D1T2  *+A4[A27], B17       ; <0> LDW     *+A4[x_0_18], from_x0_19
||      LDW     .D2T1  *+B4[B27], A22       ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A16, A9, A9          ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      XOR     .L2    B17, B8, B17         ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      XOR     .S1    A28, A0, A16         ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      XOR     .S2    B21, B12, B0         ; XOR     ay, k0_2, ay
||      ROTL    .M2    B7, 7, B8            ; <0> ROTL    aw, 7, x_3_27
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[y_2_18], from_y2_19
        XOR     .L1    A16, A9, A16         ; <0> XOR     y_low_25, y_high_25, t1_24
||      MV      .L2    B6, B30              ; move return$
||      SHRU    .S1    A18, 24, A9          ; <0> SHRU    bw, 24, y_3_27
||      SHRU    .S2X   A18, 8, B7           ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A30, 1, A26          ; <0> ROTL    dx, 1, turned_18
||      ROTL    .M2    B0, 1, B21           ; ROTL    ay, 1, ay
||      LDW     .D1T1  *+A5[A18], A16       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B24], B17       ; <0> LDW     *+B5[x_3_18], from_x3_19
        ADD     .L1    A16, A31, A0         ; <0> ADD     t1_24, k1, other_26
||      XOR     .L2    B19, B18, B7         ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||      ROTL    .M1    A2, 0, A30           ; <0> ROTL    bx, 0, dx
||      ROTL    .M2X   A18, 16, B7          ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T2  *+A4[A19], B8        ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B4[B7], A0         ; <0> LDW     *+B4[y_1_27], from_y1_28
||      NOP
||      NOP
        XOR     .L1    A3, A29, A20         ; XOR     dz, k3_2, dz
||      XOR     .L2    B16, B11, B16        ; XOR     cz, k2_2, cz
||      SHRU    .S1    A19, 8, A9           ; <0> SHRU    x_0_27, 8, x_1_27
||      XOR     .S2    B17, B7, B9          ; <0> XOR     x_low_25, x_high_25, t0_24
||      ROTL    .M1    A21, 0, A20          ; <0> ROTL    bz, 0, dz
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[x_2_27], from_x2_28
||      NOP
        XOR     .L1    A2, A28, A2          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||      XOR     .L2    B13, B11, B6         ; XOR     cw, k2_2, cw
||      XOR     .S1    A13, A29, A25        ; XOR     dy, k3_2, dy
||      ADD     .S2X   B9, A16, B9          ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1    A20, 1, A9           ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B21, 15, B8          ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B5[B7], A9         ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A22, A3, A28         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .L2    B9, B29, B7          ; <0> ADD     once_26, k0, f0_24
||      SHRU    .S1    A24, 24, A21         ; <0> SHRU    by, 24, y_3_21
||      XOR     .S2    B17, B7, B19         ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ROTL    .M1X   B21, 31, A29         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2X   A24, 16, B18         ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A24], A24       ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B8], B7         ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A0, B9, A21          ; <0> ADD     once_26, other_26, f1_24
||      XOR     .L2    B24, B17, B17        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      XOR     .S1    A2, A28, A28         ; <0> XOR     y_low_19, y_high_19, t1_18
||      SHRU    .S2X   A24, 8, B9           ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A25, 1, A22          ; <0> ROTL    dy, 1, turned_21
||      ROTL    .M2    B21, 7, B7           ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T1  *+A4[A21], A18       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B8], B21        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L1    A9, A21, A21         ; <0> XOR     turned_24, f1_24, bz
||      XOR     .L2    B16, B7, B17         ; <0> XOR     cz, f0_24, az
||      SHRU    .S1    A29, 8, A23          ; <0> SHRU    x_0_21, 8, x_1_21
||      XOR     .S2    B19, B17, B16        ; <0> XOR     x_low_19, x_high_19, t0_18
||      ROTL    .M2X   A23, 0, B16          ; <0> ROTL    x_0_24, 0, cz
||      LDW     .D1T2  *+A4[A29], B22       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B4[B9], A27        ; <0> LDW     *+B4[y_1_21], from_y1_22
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 13, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "ADD", "XOR", "ROTL", "SHRU", "LDW"], "attempts": [{"interval": 17, "result": "found by annealing", "seconds": 7.4, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 17/17, S1 15/17, M1 12/17, D1 17/17, L2 15/17, S2 15/17, M2 16/17, D2 17/17
;  cross paths: 1X 8/17, 2X 16/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 23 live at once
;  registers of side B: 26 used, 23 live at once
;  II 17: found by annealing, 7.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_blocks_c64x$rounds:
        ADD     .L1    A28, A31, A28        ; <1> ADD     t1_18, k1, other_20
||      XOR     .S1    A16, A9, A16         ; <1> XOR     from_y0_28, from_y3_28, y_low_28
||      ADD     .S2X   B16, A28, B19        ; <1> ADD     t0_18, t1_18, once_20
||      ROTL    .M1    A24, 0, A25          ; <1> ROTL    by, 0, dy
||      ROTL    .M2    B17, 15, B18         ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T1  *+A5[A21], A28       ; <0> LDW     *+A5[bz], from_y0_25
||      LDW     .D2T2  *+B5[B7], B18        ; <1> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A0, A9, A9           ; <1> XOR     from_y1_28, from_y2_28, y_high_28
||      XOR     .L2    B8, B7, B8           ; <1> XOR     from_x0_28, from_x1_28, x_low_28
||      SHRU    .S1    A21, 24, A0          ; <0> SHRU    bz, 24, y_3_24
||      SHRU    .S2X   A21, 8, B17          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M1X   B17, 31, A23         ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2    B17, 7, B9           ; <0> ROTL    az, 7, x_3_24
||      LDW     .D1T2  *+A5[A23], B9        ; <1> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T1  *+B5[B18], A0        ; <1> LDW     *+B5[y_2_21], from_y2_22
        ADD     .L1X   A28, B19, A9         ; <1> ADD     once_20, other_20, f1_18
||      XOR     .L2    B9, B7, B7           ; <1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S1    A16, A9, A16         ; <1> XOR     y_low_28, y_high_28, t1_27
||      ADD     .S2    B19, B29, B18        ; <1> ADD     once_20, k0, f0_18
||      ROTL    .M1    A18, 0, A9           ; <1> ROTL    bw, 0, dw
||      ROTL    .M2X   A21, 16, B8          ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A26, A9, A2          ; <1> XOR     turned_18, f1_18, bx
||      XOR     .L2    B23, B18, B0         ; <1> XOR     cx, f0_18, ax
||      SHRU    .S1    A23, 8, A0           ; <0> SHRU    x_0_24, 8, x_1_24
||      XOR     .S2    B8, B7, B7           ; <1> XOR     x_low_28, x_high_28, t0_27
||      ROTL    .M2X   A27, 0, B23          ; <1> ROTL    x_0_18, 0, cx
||      LDW     .D1T2  *+A4[A23], B17       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B4[B17], A16       ; <0> LDW     *+B4[y_1_24], from_y1_25
        ADD     .L1    A16, A31, A16        ; <1> ADD     t1_27, k1, other_29
||      SHRU    .S1    A2, 24, A0           ; <0> SHRU    bx, 24, y_3_18
||      ADD     .S2X   B7, A16, B8          ; <1> ADD     t0_27, t1_27, once_29
||      ROTL    .M2    B0, 15, B0           ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A0], B8         ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        XOR     .L1    A24, A18, A26        ; <1> XOR     from_y0_22, from_y3_22, y_low_22
||      ADD     .L2    B8, B29, B7          ; <1> ADD     once_29, k0, f0_27
||      SHRU    .S2X   A2, 8, B27           ; <0> SHRU    bx, 8, y_1_18
||      ROTL    .M1X   B0, 31, A27          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B0, 7, B24           ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A0], A28        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T2  *+B5[B9], B18        ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A27, A0, A18         ; <1> XOR     from_y1_22, from_y2_22, y_high_22
||      XOR     .L2    B6, B7, B7           ; <1> XOR     cw, f0_27, aw
||      ADD     .S1X   A16, B8, A16         ; <1> ADD     once_29, other_29, f1_27
||      ROTL    .M2X   A2, 16, B0           ; <0> ROTL    bx, 16, y_2_18
||      LDW     .D1T1  *A17++[2], A31       ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B4[B0], B24        ; <0> LDW     *+B4[x_2_18], from_x2_19
        XOR     .L1    A26, A18, A24        ; <1> XOR     y_low_22, y_high_22, t1_21
||      XOR     .L2    B21, B18, B6         ; <1> XOR     from_x2_22, from_x3_22, x_high_22
||      XOR     .S1    A8, A16, A18         ; <1> XOR     turned_27, f1_27, bw
||      XOR     .S2    B22, B9, B8          ; <1> XOR     from_x0_22, from_x1_22, x_low_22
||      ROTL    .M1    A9, 1, A8            ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2    B7, 15, B9           ; <0> ROTL    aw, 15, x_2_27
||      LDW     .D1T1  *+A5[A2], A2         ; <0> LDW     *+A5[bx], from_y0_19
||      LDW     .D2T2  *B26++[2], B29       ; <0> LDW     *even++[2], k0
        ADD     .L1    A24, A31, A26        ; <1> ADD     t1_21, k1, other_23
||      XOR     .L2    B8, B6, B6           ; <1> XOR     x_low_22, x_high_22, t0_21
||      SHRU    .S1    A27, 8, A31          ; <0> SHRU    x_0_18, 8, x_1_18
||      ROTL    .M1X   B7, 31, A19          ; <0> ROTL    aw, 31, x_0_27
||      ROTL    .M2X   A19, 0, B6           ; <1> ROTL    x_0_27, 0, cw
||      LDW     .D1T2  *+A4[A27], B17       ; <0> LDW     *+A4[x_0_18], from_x0_19
||      LDW     .D2T1  *+B4[B27], A22       ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A16, A9, A9          ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      XOR     .L2    B17, B8, B17         ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      XOR     .S1    A28, A0, A16         ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      ADD     .S2X   B6, A24, B22         ; <1> ADD     t0_21, t1_21, once_23
||      ROTL    .M2    B7, 7, B8            ; <0> ROTL    aw, 7, x_3_27
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[y_2_18], from_y2_19
        XOR     .L1    A16, A9, A16         ; <0> XOR     y_low_25, y_high_25, t1_24
||      ADD     .L2    B22, B29, B21        ; <1> ADD     once_23, k0, f0_21
||      SHRU    .S1    A18, 24, A9          ; <0> SHRU    bw, 24, y_3_27
||      SHRU    .S2X   A18, 8, B7           ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A30, 1, A26          ; <0> ROTL    dx, 1, turned_18
||      LDW     .D1T1  *+A5[A18], A16       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B24], B17       ; <0> LDW     *+B5[x_3_18], from_x3_19
        ADD     .L1    A16, A31, A0         ; <0> ADD     t1_24, k1, other_26
||      XOR     .L2    B19, B18, B7         ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||      ADD     .S1X   A26, B22, A24        ; <1> ADD     once_23, other_23, f1_21
||[B2]  B       .S2    twofish_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M1    A2, 0, A30           ; <0> ROTL    bx, 0, dx
||      ROTL    .M2X   A18, 16, B7          ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T2  *+A4[A19], B8        ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B4[B7], A0         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A22, A24, A24        ; <1> XOR     turned_21, f1_21, by
||      XOR     .L2    B20, B21, B21        ; <1> XOR     cy, f0_21, ay
||      SHRU    .S1    A19, 8, A9           ; <0> SHRU    x_0_27, 8, x_1_27
||      XOR     .S2    B17, B7, B9          ; <0> XOR     x_low_25, x_high_25, t0_24
||      ROTL    .M1    A21, 0, A20          ; <0> ROTL    bz, 0, dz
||      ROTL    .M2X   A29, 0, B20          ; <1> ROTL    x_0_21, 0, cy
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L1    A2, A28, A2          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      ADD     .S2X   B9, A16, B9          ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1    A20, 1, A9           ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B21, 15, B8          ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B5[B7], A9         ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A22, A3, A28         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .L2    B9, B29, B7          ; <0> ADD     once_26, k0, f0_24
||      SHRU    .S1    A24, 24, A21         ; <0> SHRU    by, 24, y_3_21
||      XOR     .S2    B17, B7, B19         ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ROTL    .M1X   B21, 31, A29         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2X   A24, 16, B18         ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A24], A24       ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B8], B7         ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A0, B9, A21          ; <0> ADD     once_26, other_26, f1_24
||      XOR     .L2    B24, B17, B17        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      XOR     .S1    A2, A28, A28         ; <0> XOR     y_low_19, y_high_19, t1_18
||      SHRU    .S2X   A24, 8, B9           ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A25, 1, A22          ; <0> ROTL    dy, 1, turned_21
||      ROTL    .M2    B21, 7, B7           ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T1  *+A4[A21], A18       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B8], B21        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L1    A9, A21, A21         ; <0> XOR     turned_24, f1_24, bz
||      XOR     .L2    B16, B7, B17         ; <0> XOR     cz, f0_24, az
||      SHRU    .S1    A29, 8, A23          ; <0> SHRU    x_0_21, 8, x_1_21
||      XOR     .S2    B19, B17, B16        ; <0> XOR     x_low_19, x_high_19, t0_18
||      ROTL    .M2X   A23, 0, B16          ; <0> ROTL    x_0_24, 0, cz
||      LDW     .D1T2  *+A4[A29], B22       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B4[B9], A27        ; <0> LDW     *+B4[y_1_21], from_y1_22
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$4:
        ADD     .L1    A28, A31, A28        ; <-1> ADD     t1_18, k1, other_20
||      XOR     .S1    A16, A9, A16         ; <-1> XOR     from_y0_28, from_y3_28, y_low_28
||      ADD     .S2X   B16, A28, B19        ; <-1> ADD     t0_18, t1_18, once_20
||      ROTL    .M1    A24, 0, A25          ; <-1> ROTL    by, 0, dy
||      MV      .D1X   B28, A3              ; copy
||      LDW     .D2T2  *+B5[B7], B18        ; <-1> LDW     *+B5[x_3_21], from_x3_22
        XOR     .L1    A0, A9, A9           ; <-1> XOR     from_y1_28, from_y2_28, y_high_28
||      XOR     .L2    B8, B7, B8           ; <-1> XOR     from_x0_28, from_x1_28, x_low_28
||      LDW     .D1T2  *+A5[A23], B9        ; <-1> LDW     *+A5[x_1_21], from_x1_22
||      LDW     .D2T1  *+B5[B18], A0        ; <-1> LDW     *+B5[y_2_21], from_y2_22
        ADD     .L1X   A28, B19, A9         ; <-1> ADD     once_20, other_20, f1_18
||      XOR     .L2    B9, B7, B7           ; <-1> XOR     from_x2_28, from_x3_28, x_high_28
||      XOR     .S1    A16, A9, A16         ; <-1> XOR     y_low_28, y_high_28, t1_27
||      ADD     .S2    B19, B29, B18        ; <-1> ADD     once_20, k0, f0_18
||      ROTL    .M1    A18, 0, A9           ; <-1> ROTL    bw, 0, dw
||      LDW     .D1T2  *+A3[8], B19         ; LDW     *+schedule[6 + 2], k2_30
||      ADDAW   .D2    B3, 16, B3           ; ADDAW   in, 16, in
        XOR     .L1    A26, A9, A2          ; <-1> XOR     turned_18, f1_18, bx
||      XOR     .L2    B23, B18, B0         ; <-1> XOR     cx, f0_18, ax
||      MV      .S1X   B3, A28              ; copy
||      XOR     .S2    B8, B7, B7           ; <-1> XOR     x_low_28, x_high_28, t0_27
||      ROTL    .M2X   A27, 0, B23          ; <-1> ROTL    x_0_18, 0, cx
||      LDW     .D1T1  *+A3[9], A8          ; LDW     *+schedule[6 + 3], k3_30
||      ADDAW   .D2    B28, 10, B26         ; ADDAW   schedule, 10, even
        ADD     .L1    A16, A31, A16        ; <-1> ADD     t1_27, k1, other_29
||      ADD     .L2    B1, B25, B0          ; ADD     out, step_w, fourth_37
||      ADD     .S2X   B7, A16, B8          ; <-1> ADD     t0_27, t1_27, once_29
||      ROTL    .M2    B0, 31, B25          ; ROTL    ax, 31, ax
||      ADDAW   .D1    A3, 11, A17          ; ADDAW   schedule, 11, odd
||      LDW     .D2T2  *+B3[0], B7          ; LDW     *+in[0], ax
        XOR     .L1    A24, A18, A26        ; <-1> XOR     from_y0_22, from_y3_22, y_low_22
||      ADD     .L2    B8, B29, B7          ; <-1> ADD     once_29, k0, f0_27
||      ADD     .S1X   A7, B1, A23          ; ADD     out, step_y, second_37
||      LDW     .D1T1  *+A3[7], A18         ; LDW     *+schedule[6 + 1], k1_30
||      LDW     .D2T2  *+B3[2], B8          ; LDW     *+in[2], cx
        XOR     .L1    A27, A0, A18         ; <-1> XOR     from_y1_22, from_y2_22, y_high_22
||      XOR     .L2    B6, B7, B7           ; <-1> XOR     cw, f0_27, aw
||      ADD     .S1X   A16, B8, A16         ; <-1> ADD     once_29, other_29, f1_27
||      LDW     .D1T2  *+A3[6], B29         ; LDW     *+schedule[6], k0_30
||      LDW     .D2T1  *+B3[3], A9          ; LDW     *+in[3], dx
        XOR     .L1    A26, A18, A24        ; <-1> XOR     y_low_22, y_high_22, t1_21
||      XOR     .L2    B21, B18, B6         ; <-1> XOR     from_x2_22, from_x3_22, x_high_22
||      XOR     .S1    A8, A16, A18         ; <-1> XOR     turned_27, f1_27, bw
||      XOR     .S2    B22, B9, B8          ; <-1> XOR     from_x0_22, from_x1_22, x_low_22
||      ROTL    .M2    B7, 31, B8           ; ROTL    aw, 31, aw
||      LDW     .D1T1  *+A3[5], A3          ; LDW     *+schedule[2 + 3], k3_2
||      XOR     .D2    B25, B19, B7         ; XOR     ax, k2_30, ax
        ADD     .L1    A24, A31, A26        ; <-1> ADD     t1_21, k1, other_23
||      XOR     .L2    B8, B6, B6           ; <-1> XOR     x_low_22, x_high_22, t0_21
||      XOR     .S1    A18, A8, A18         ; XOR     bw, k3_30, bw
||      ROTL    .M2X   A19, 0, B6           ; <-1> ROTL    x_0_27, 0, cw
||      LDW     .D1T1  *+A3[3], A22         ; LDW     *+schedule[2 + 1], k1_2
||      STW     .D2T2  B7, *+B1[2]          ; STW     ax, *+out[2]
        CMPGT   .L1    A6, 4, A1            ; CMPGT   blocks, 4, A1
||      XOR     .L2    B8, B19, B9          ; XOR     aw, k2_30, aw
||      SUB     .S1    A6, 4, A6            ; SUB     blocks, 4, blocks
||      ADD     .S2X   B6, A24, B22         ; <-1> ADD     t0_21, t1_21, once_23
||      LDW     .D1T2  *+A3[4], B6          ; LDW     *+schedule[2 + 2], k2_2
||      STW     .D2T1  A18, *+B0[3]         ; STW     bw, *+fourth_37[3]
        XOR     .L1    A25, A18, A25        ; XOR     dy, k1_30, dy
||      ADD     .L2    B22, B29, B21        ; <-1> ADD     once_23, k0, f0_21
||      XOR     .S1    A9, A18, A24         ; XOR     dw, k1_30, dw
||      ADD     .S2    B1, B31, B9          ; ADD     out, step_z, third_37
||      LDW     .D1T1  *+A28[1], A9         ; LDW     *+in[1], bx
||      STW     .D2T2  B9, *+B0[2]          ; STW     aw, *+fourth_37[2]
        CMPGT   .L1    A6, 1, A26           ; CMPGT   blocks, 1, two_4
||      CMPGT   .L2X   A6, 2, B22           ; CMPGT   blocks, 2, three_4
||      ADD     .S1X   A26, B22, A24        ; <-1> ADD     once_23, other_23, f1_21
||      XOR     .S2    B6, B29, B6          ; XOR     cw, k0_30, cw
||      LDW     .D1T2  *+A3[2], B22         ; LDW     *+schedule[2], k0_2
||      STW     .D2T1  A24, *+B0[1]         ; STW     dw, *+fourth_37[1]
        XOR     .L1    A22, A24, A24        ; <-1> XOR     turned_21, f1_21, by
||      XOR     .L2    B20, B21, B21        ; <-1> XOR     cy, f0_21, ay
||      XOR     .S1    A21, A8, A21         ; XOR     bz, k3_30, bz
||      SHL     .S2    B22, 5, B31          ; SHL     three_4, 5, step_z
||      ROTL    .M2X   A29, 0, B20          ; <-1> ROTL    x_0_21, 0, cy
||      STW     .D1T1  A25, *+A23[1]        ; STW     dy, *+second_37[1]
||      STW     .D2T2  B6, *+B0[0]          ; STW     cw, *+fourth_37[0]
        XOR     .L1    A20, A18, A21        ; XOR     dz, k1_30, dz
||      CMPGT   .L2X   A6, 3, B0            ; CMPGT   blocks, 3, four_3
||      SHL     .S1    A26, 4, A7           ; SHL     two_4, 4, step_y
||      ADD     .D1X   A28, B31, A20        ; ADD     in, step_z, third_6
||      STW     .D2T1  A21, *+B9[3]         ; STW     bz, *+third_37[3]
        XOR     .L1    A30, A18, A18        ; XOR     dx, k1_30, dx
||      XOR     .S1    A9, A3, A30          ; XOR     dx, k3_2, dx
||      SHL     .S2    B0, 4, B0            ; SHL     four_3, 4, sixteen_3
||      ROTL    .M2    B17, 31, B17         ; ROTL    az, 31, az
||      LDW     .D1T2  *+A20[2], B0         ; LDW     *+third_6[2], cz
||      STW     .D2T1  A21, *+B9[1]         ; STW     dz, *+third_37[1]
        ADD     .L1    A28, A7, A18         ; ADD     in, step_y, second_6
||      LDW     .D1T2  *+A20[0], B0         ; LDW     *+third_6[0], az
||      STW     .D2T1  A18, *+B1[1]         ; STW     dx, *+out[1]
        XOR     .L2    B17, B19, B0         ; XOR     az, k2_30, az
||      LDW     .D1T2  *+A18[2], B8         ; LDW     *+second_6[2], cy
||      ADDAH   .D2    B0, B0, B25          ; ADDAH   sixteen_3, sixteen_3, step_w
        XOR     .L2    B20, B29, B2         ; XOR     cy, k0_30, cy
||      ADD     .S2    B3, B25, B18         ; ADD     in, step_w, fourth_5
||      LDW     .D1T1  *+A20[1], A20        ; LDW     *+third_6[1], bz
||      STW     .D2T2  B0, *+B9[2]          ; STW     az, *+third_37[2]
        XOR     .L1    A24, A8, A24         ; XOR     by, k3_30, by
||      XOR     .L2    B16, B29, B16        ; XOR     cz, k0_30, cz
||      LDW     .D1T2  *+A18[0], B21        ; LDW     *+second_6[0], ay
||      LDW     .D2T1  *+B18[1], A8         ; LDW     *+fourth_5[1], bw
        XOR     .L2    B23, B29, B9         ; XOR     cx, k0_30, cx
||      XOR     .S2    B0, B6, B16          ; XOR     cz, k2_2, cz
||      STW     .D1T1  A24, *+A23[3]        ; STW     by, *+second_37[3]
||      STW     .D2T2  B16, *+B9[0]         ; STW     cz, *+third_37[0]
        XOR     .L2    B8, B6, B23          ; XOR     cx, k2_2, cx
||      ROTL    .M2    B21, 31, B0          ; ROTL    ay, 31, ay
||      LDW     .D1T1  *+A18[3], A25        ; LDW     *+second_6[3], dy
||      STW     .D2T2  B9, *+B1[0]          ; STW     cx, *+out[0]
        XOR     .L2    B8, B6, B20          ; XOR     cy, k2_2, cy
||      XOR     .S2    B0, B22, B8          ; XOR     az, k0_2, az
||      LDW     .D1T1  *+A20[3], A20        ; LDW     *+third_6[3], dz
||      LDW     .D2T2  *+B18[0], B2         ; LDW     *+fourth_5[0], aw
        XOR     .L1    A2, A8, A9           ; XOR     bx, k3_30, bx
||      XOR     .L2    B0, B19, B0          ; XOR     ay, k2_30, ay
||      XOR     .S1    A9, A22, A2          ; XOR     bx, k1_2, bx
||      XOR     .S2    B7, B22, B7          ; XOR     ax, k0_2, ax
||      ROTL    .M2    B8, 1, B17           ; ROTL    az, 1, az
||      LDW     .D1T1  *+A18[1], A0         ; LDW     *+second_6[1], by
||      LDW     .D2T2  *+B18[2], B2         ; LDW     *+fourth_5[2], cw
        XOR     .L1    A20, A22, A21        ; XOR     bz, k1_2, bz
||      ROTL    .M2    B7, 1, B0            ; ROTL    ax, 1, ax
||      STW     .D1T2  B0, *+A23[2]         ; STW     ay, *+second_37[2]
||      STW     .D2T1  A9, *+B1[3]          ; STW     bx, *+out[3]
        ROTL    .M2    B17, 15, B18         ; <0> ROTL    az, 15, x_2_24
||      LDW     .D1T1  *+A5[A21], A28       ; <0> LDW     *+A5[bz], from_y0_25
||      ADDAW   .D2    B1, 16, B1           ; ADDAW   out, 16, out
        SHRU    .S1    A21, 24, A0          ; <0> SHRU    bz, 24, y_3_24
||      SHRU    .S2X   A21, 8, B17          ; <0> SHRU    bz, 8, y_1_24
||      ROTL    .M1X   B17, 31, A23         ; <0> ROTL    az, 31, x_0_24
||      ROTL    .M2    B17, 7, B9           ; <0> ROTL    az, 7, x_3_24
||      STW     .D1T2  B2, *+A23[0]         ; STW     cy, *+second_37[0]
||      LDW     .D2T1  *+B18[3], A0         ; LDW     *+fourth_5[3], dw
        XOR     .L2    B2, B22, B18         ; XOR     aw, k0_2, aw
||      ROTL    .M2X   A21, 16, B8          ; <0> ROTL    bz, 16, y_2_24
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y_3_24], from_y3_25
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[x_2_24], from_x2_25
        XOR     .L1    A0, A22, A24         ; XOR     by, k1_2, by
||      XOR     .L2    B2, B6, B6           ; XOR     cw, k2_2, cw
||      SHRU    .S1    A23, 8, A0           ; <0> SHRU    x_0_24, 8, x_1_24
||      ROTL    .M2    B18, 1, B7           ; ROTL    aw, 1, aw
||      LDW     .D1T2  *+A4[A23], B17       ; <0> LDW     *+A4[x_0_24], from_x0_25
||      LDW     .D2T1  *+B4[B17], A16       ; <0> LDW     *+B4[y_1_24], from_y1_25
        SHRU    .S1    A2, 24, A0           ; <0> SHRU    bx, 24, y_3_18
||      ROTL    .M2    B0, 15, B0           ; <0> ROTL    ax, 15, x_2_18
||      LDW     .D1T2  *+A5[A0], B8         ; <0> LDW     *+A5[x_1_24], from_x1_25
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[y_2_24], from_y2_25
        SHRU    .S2X   A2, 8, B27           ; <0> SHRU    bx, 8, y_1_18
||      ROTL    .M1X   B0, 31, A27          ; <0> ROTL    ax, 31, x_0_18
||      ROTL    .M2    B0, 7, B24           ; <0> ROTL    ax, 7, x_3_18
||      LDW     .D1T1  *+A4[A0], A28        ; <0> LDW     *+A4[y_3_18], from_y3_19
||      LDW     .D2T2  *+B5[B9], B18        ; <0> LDW     *+B5[x_3_24], from_x3_25
        XOR     .L1    A0, A3, A9           ; XOR     dw, k3_2, dw
||      ROTL    .M2X   A2, 16, B0           ; <0> ROTL    bx, 16, y_2_18
||      LDW     .D1T1  *A17++[2], A31       ; <0> LDW     *odd++[2], k1
||      LDW     .D2T2  *+B4[B0], B24        ; <0> LDW     *+B4[x_2_18], from_x2_19
        ROTL    .M1    A9, 1, A8            ; <0> ROTL    dw, 1, turned_27
||      ROTL    .M2    B7, 15, B9           ; <0> ROTL    aw, 15, x_2_27
||      LDW     .D1T1  *+A5[A2], A2         ; <0> LDW     *+A5[bx], from_y0_19
||      LDW     .D2T2  *B26++[2], B29       ; <0> LDW     *even++[2], k0
        XOR     .L1    A8, A22, A18         ; XOR     bw, k1_2, bw
||      SHRU    .S1    A27, 8, A31          ; <0> SHRU    x_0_18, 8, x_1_18
||      ROTL    .M1X   B7, 31, A19          ; <0> ROTL    aw, 31, x_0_27
||      LDW     .D1T2  *+A4[A27], B17       ; <0> LDW     *+A4[x_0_18], from_x0_19
||      LDW     .D2T1  *+B4[B27], A22       ; <0> LDW     *+B4[y_1_18], from_y1_19
        XOR     .L1    A16, A9, A9          ; <0> XOR     from_y1_25, from_y2_25, y_high_25
||      XOR     .L2    B17, B8, B17         ; <0> XOR     from_x0_25, from_x1_25, x_low_25
||      XOR     .S1    A28, A0, A16         ; <0> XOR     from_y0_25, from_y3_25, y_low_25
||      XOR     .S2    B21, B22, B0         ; XOR     ay, k0_2, ay
||      ROTL    .M2    B7, 7, B8            ; <0> ROTL    aw, 7, x_3_27
||      LDW     .D1T2  *+A5[A31], B7        ; <0> LDW     *+A5[x_1_18], from_x1_19
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[y_2_18], from_y2_19
        XOR     .L1    A16, A9, A16         ; <0> XOR     y_low_25, y_high_25, t1_24
||      SHRU    .S1    A18, 24, A9          ; <0> SHRU    bw, 24, y_3_27
||      SHRU    .S2X   A18, 8, B7           ; <0> SHRU    bw, 8, y_1_27
||      ROTL    .M1    A30, 1, A26          ; <0> ROTL    dx, 1, turned_18
||      ROTL    .M2    B0, 1, B21           ; ROTL    ay, 1, ay
||      LDW     .D1T1  *+A5[A18], A16       ; <0> LDW     *+A5[bw], from_y0_28
||      LDW     .D2T2  *+B5[B24], B17       ; <0> LDW     *+B5[x_3_18], from_x3_19
        ADD     .L1    A16, A31, A0         ; <0> ADD     t1_24, k1, other_26
||      XOR     .L2    B19, B18, B7         ; <0> XOR     from_x2_25, from_x3_25, x_high_25
||[A1]  B       .S2    twofish_encrypt_blocks_c64x$rounds; [A1]   B       next
||      ROTL    .M1    A2, 0, A30           ; <0> ROTL    bx, 0, dx
||      ROTL    .M2X   A18, 16, B7          ; <0> ROTL    bw, 16, y_2_27
||      LDW     .D1T2  *+A4[A19], B8        ; <0> LDW     *+A4[x_0_27], from_x0_28
||      LDW     .D2T1  *+B4[B7], A0         ; <0> LDW     *+B4[y_1_27], from_y1_28
        XOR     .L1    A20, A3, A20         ; XOR     dz, k3_2, dz
||      SHRU    .S1    A19, 8, A9           ; <0> SHRU    x_0_27, 8, x_1_27
||      XOR     .S2    B17, B7, B9          ; <0> XOR     x_low_25, x_high_25, t0_24
||      ROTL    .M1    A21, 0, A20          ; <0> ROTL    bz, 0, dz
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[y_3_27], from_y3_28
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[x_2_27], from_x2_28
        XOR     .L1    A2, A28, A2          ; <0> XOR     from_y0_19, from_y3_19, y_low_19
||      MVK     .L2    14, B2               ; MVK     16, count
||      XOR     .S1    A25, A3, A25         ; XOR     dy, k3_2, dy
||      ADD     .S2X   B9, A16, B9          ; <0> ADD     t0_24, t1_24, once_26
||      ROTL    .M1    A20, 1, A9           ; <0> ROTL    dz, 1, turned_24
||      ROTL    .M2    B21, 15, B8          ; <0> ROTL    ay, 15, x_2_21
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[x_1_27], from_x1_28
||      LDW     .D2T1  *+B5[B7], A9         ; <0> LDW     *+B5[y_2_27], from_y2_28
        XOR     .L1    A22, A3, A28         ; <0> XOR     from_y1_19, from_y2_19, y_high_19
||      ADD     .L2    B9, B29, B7          ; <0> ADD     once_26, k0, f0_24
||      SHRU    .S1    A24, 24, A21         ; <0> SHRU    by, 24, y_3_21
||      XOR     .S2    B17, B7, B19         ; <0> XOR     from_x0_19, from_x1_19, x_low_19
||      ROTL    .M1X   B21, 31, A29         ; <0> ROTL    ay, 31, x_0_21
||      ROTL    .M2X   A24, 16, B18         ; <0> ROTL    by, 16, y_2_21
||      LDW     .D1T1  *+A5[A24], A24       ; <0> LDW     *+A5[by], from_y0_22
||      LDW     .D2T2  *+B5[B8], B7         ; <0> LDW     *+B5[x_3_27], from_x3_28
        ADD     .L1X   A0, B9, A21          ; <0> ADD     once_26, other_26, f1_24
||      XOR     .L2    B24, B17, B17        ; <0> XOR     from_x2_19, from_x3_19, x_high_19
||      XOR     .S1    A2, A28, A28         ; <0> XOR     y_low_19, y_high_19, t1_18
||      SHRU    .S2X   A24, 8, B9           ; <0> SHRU    by, 8, y_1_21
||      ROTL    .M1    A25, 1, A22          ; <0> ROTL    dy, 1, turned_21
||      ROTL    .M2    B21, 7, B7           ; <0> ROTL    ay, 7, x_3_21
||      LDW     .D1T1  *+A4[A21], A18       ; <0> LDW     *+A4[y_3_21], from_y3_22
||      LDW     .D2T2  *+B4[B8], B21        ; <0> LDW     *+B4[x_2_21], from_x2_22
        XOR     .L1    A9, A21, A21         ; <0> XOR     turned_24, f1_24, bz
||      XOR     .L2    B16, B7, B17         ; <0> XOR     cz, f0_24, az
||      SHRU    .S1    A29, 8, A23          ; <0> SHRU    x_0_21, 8, x_1_21
||      XOR     .S2    B19, B17, B16        ; <0> XOR     x_low_19, x_high_19, t0_18
||      ROTL    .M2X   A23, 0, B16          ; <0> ROTL    x_0_24, 0, cz
||      LDW     .D1T2  *+A4[A29], B22       ; <0> LDW     *+A4[x_0_21], from_x0_22
||      LDW     .D2T1  *+B4[B9], A27        ; <0> LDW     *+B4[y_1_21], from_y1_22
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2    B30, B3              ; move return$
twofish_encrypt_blocks_c64x$twofish_encrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_43
        MV      .L2    B3, B6               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_43, AMR
twofish_encrypt_blocks_c64x$done:
        LDW     .D2T1  *+B15[5], A13        ; restore A13
        LDW     .D2T2  *+B15[4], B12        ; restore B12
        LDW     .D2T1  *+B15[3], A12        ; restore A12
        LDW     .D2T2  *+B15[2], B11        ; restore B11
        B       .S2    B6                   ; return
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        ADDK    .S2    24, B15              ; frame
||      LDW     .D2T2  *+B15[6], B13        ; restore B13
        NOP     4
