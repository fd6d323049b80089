; broadside optimize: source e2f8e1b2d46a8f0e242208767ab2f73d65bab4dc3d75844f8a5397c4efe631b0
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_choice_c, des_choice_d, des_rotations
; Key schedules of DES for the table kernels, the C64x's: key_schedule.sa, scheduled for that machine under
; names that end in _c64x. To be called with interrupts disabled, as there.

; Key schedules of DES for the table kernels.
;
;       void des_key_schedule_encrypt(uint32_t schedule[36], const uint8_t key[8]);
;       void des_key_schedule_decrypt(uint32_t schedule[36], const uint8_t key[8]);
;
; schedule  pairs of words, (Ku[r] ^ Ku[r-2], Ku[r] ^ Kt[r]) for r = 0 ... 17, as round.inc wants them; here
;           K[-2] = K[-1] = K[16] = K[17] = 0.
; key       bytes with parity (ignored). Both word aligned, not overlapping. Parity and weak keys are not checked.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is
; set.

; What the key schedules of DES and triple-DES share.
;
; Permuted choice 1 transposes the key as a matrix of bits: C takes the columns 1, 2, 3 and half of 4 from the last
; byte up, D takes 7, 6, 5 and the other half of 4. Both are kept at the top of a word. Round r rotates them by a
; total of rotation[r] from the start (not from the round before: decryption merely reads that table backwards), and
; permuted choice 2 is a lookup for seven bits at a time. The four lookups of C add up to
;
;       c = S2 S4 S1 S3  at bits 24, 16, 8, 0,        those of D to      d = S5 S7 S6 S8,
;
; from which u = c[31:16] d[15:0] and t = rotl(c[15:0] d[31:16], 4).
;
; A table has 128 words and lies on a multiple of its size, for circular addressing (blocks of 512 bytes); those of
; C lie in data memory block 0, those of D in block 1. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Initial and final permutation of DES by exchanges between two words.
;
; The initial permutation transposes the block as a matrix of bits: as a permutation of the six bits of a bit's
; index it is one cycle, hence five exchanges of an index bit with the one that names the word. In terms of
; little-endian words a = bytes 0 to 3 and b = bytes 4 to 7, "exchange s, m" swaps the bits m of a >> s with the
; bits m of b, and
;
;       IP = exchanges 4, 16, 2, 8, 1 in this order,    FP = IP^-1 = exchanges 1, 8, 2, 16, 4,
;
; with L = a, R = b: the byte order of the words costs nothing. The rounds want both halves rotated left by one
; bit. Rotating b before the exchange by 1 and a after it gives that and takes the shifts out of the exchange.
;
; An exchange takes six operations on .L and .S, d = (a >> s ^ b) & m, b ^= d, a ^= d << s. Where .D or .M have a
; form, sums of disjoint fields replace the exclusive ors: e = (b & m) - (a >> s & m), b -= e, a += e << s.

; Masks of the exchanges by 4, 2 and 8, and of the exchange by 1 between rotated words.


; By 2: the shift back and the sum are one operation on .D.

; By 16: the halves are cut out on .M; `one` holds 1.

; Between a and b rotated left by one bit.



; Little-endian words of a block to rotl(L0, 1) in a and rotl(R0, 1) in b.

; rotl(R16, 1) in a and rotl(L16, 1) in b to the little-endian words of the ciphertext block.

; Base registers and AMR for the lookups of permuted choice 2. Reserves A4-A7 and B4-B7.


; Masks of permuted choice 1.

; Exchanges the bits m of x >> s with the bits m of x.

; Permuted choice 1 of the key bytes 0 to 3 in x and 4 to 7 in y: C and D in the upper 28 bits of c and d.

; Rotates the upper 28 bits of x left by s, rest being 28 - s; the lower four bits of the result repeat the top of C.

; Permuted choice 2 of one register: x has its 28 bits on top. registers is .rega or .regb, the side of the tables.
; x >> 25 is done on .M, in two steps, because .S has the most to do; `ones` holds 1 in its lower half and 1 << 7 in
; the upper.

; From c and d as above to the words of u and t.

; The entry of the rotation table for a round, in the order of encryption and of decryption. Its lower half holds the
; rotation s (shifts read only six bits of it), its upper half 28 - s.




; The schedule of the key in words first and second; order is forwards or backwards.

        .global des_key_schedule_encrypt_c64x
        .align  32
des_key_schedule_encrypt_c64x:
        MV      .L1X   B4, A0               ; argument
||      MVKL    .S1    8388609, A21         ; MVKL    0x00800001, ones_2
||      MVKL    .S2    11141290, B0         ; MVKL    0x00aa00aa, m7_2
        MVKH    .S1    8388609, A21         ; MVKH    0x00800001, ones_2
||      MVKH    .S2    11141290, B0         ; MVKH    0x00aa00aa, m7_2
||      LDW     .D1T2  *+A0[0], B8          ; LDW     *+key[0], x_2
        MVKL    .S1    des_rotations, A8    ; MVKL    des_rotations, rotation_2
||      MVKL    .S2    52428, B1            ; MVKL    0x0000cccc, m14_2
||      LDW     .D1T2  *+A0[1], B9          ; LDW     *+key[1], y_2
        MV      .L2X   A21, B20             ; ones_2 on both sides
||      MVKL    .S1    546133, A0           ; MVKL    0x00085555, circular_1
||      MVKH    .S2    52428, B1            ; MVKH    0x0000cccc, m14_2
        MVKH    .S1    546133, A0           ; MVKH    0x00085555, circular_1
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_2
        MVKH    .S1    des_rotations, A8    ; MVKH    des_rotations, rotation_2
||      MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_2
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
||      SHRU    .S2    B8, 4, B16           ; SHRU    x_2, 4, high_5
        XOR     .L2    B16, B9, B16         ; XOR     high_5, y_2, both_5
||      MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      MVC     .S2X   A0, AMR              ; MVC     circular_1, AMR
        AND     .L2    B16, B2, B2          ; AND     both_5, m4_2, d_5
||      MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
        XOR     .L2    B9, B2, B2           ; XOR     y_2, d_5, y_2
||      SHL     .S2    B2, 4, B9            ; SHL     d_5, 4, moved_5
        XOR     .L2    B8, B9, B8           ; XOR     x_2, moved_5, x_2
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        SHRU    .S1X   B2, 14, A0           ; SHRU    y_2, 14, high_7
||      SHRU    .S2    B8, 14, B9           ; SHRU    x_2, 14, high_6
        XOR     .L1X   A0, B2, A0           ; XOR     high_7, y_2, both_7
||      XOR     .L2    B9, B8, B9           ; XOR     high_6, x_2, both_6
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
        AND     .L1X   A0, B1, A0           ; AND     both_7, m14_2, d_7
||      AND     .L2    B9, B1, B1           ; AND     both_6, m14_2, d_6
        XOR     .L1X   A0, B2, A1           ; XOR     y_2, d_7, rest_7
||      XOR     .L2    B8, B1, B2           ; XOR     x_2, d_6, rest_6
||      SHL     .S1    A0, 14, A0           ; SHL     d_7, 14, moved_7
||      SHL     .S2    B1, 14, B1           ; SHL     d_6, 14, moved_6
        XOR     .L1    A1, A0, A0           ; XOR     rest_7, moved_7, y_2
||      XOR     .L2    B2, B1, B1           ; XOR     rest_6, moved_6, x_2
        SHRU    .S1    A0, 7, A1            ; SHRU    y_2, 7, high_9
||      SHRU    .S2    B1, 7, B2            ; SHRU    x_2, 7, high_8
        XOR     .L1    A1, A0, A1           ; XOR     high_9, y_2, both_9
||      XOR     .L2    B2, B1, B2           ; XOR     high_8, x_2, both_8
||      LDW     .D1T1  *A8++[1], A19        ; <0> LDW     *rotation_2++, cs_2
        AND     .L1X   A1, B0, A1           ; AND     both_9, m7_2, d_9
||      AND     .L2    B2, B0, B0           ; AND     both_8, m7_2, d_8
||      MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
        XOR     .L1    A0, A1, A1           ; XOR     y_2, d_9, rest_9
||      XOR     .L2    B1, B0, B1           ; XOR     x_2, d_8, rest_8
||      SHL     .S1    A1, 7, A0            ; SHL     d_9, 7, moved_9
||      SHL     .S2    B0, 7, B0            ; SHL     d_8, 7, moved_8
        XOR     .L1    A1, A0, A0           ; XOR     rest_9, moved_9, y_2
||      XOR     .L2    B1, B0, B0           ; XOR     rest_8, moved_8, x_2
        EXTU    .S2    B0, 8, 24, B1        ; EXTU    x_2, 8, 24, second_4
        SHRU    .S1X   B0, 24, A1           ; SHRU    x_2, 24, third_4
||      SHL     .S2X   A0, 28, B2           ; SHL     y_2, 28, top_4
        MV      .L2X   A19, B21             ; <0> MV      cs_2, ds_2
||      SHL     .S1    A1, 8, A1            ; SHL     third_4, 8, column5_4
||      EXTU    .S2    B0, 16, 24, B0       ; EXTU    x_2, 16, 24, first_4
||      MPYHLU  .M1    A19, A21, A17        ; <0> MPYHLU  cs_2, ones_2, crest_2
        SHL     .S1X   B1, 16, A2           ; SHL     second_4, 16, column6_4
||      SHRU    .S2    B2, 24, B1           ; SHRU    top_4, 24, nibble_4
        ADD     .L2X   B1, A1, B0           ; ADD     column5_4, nibble_4, d_2
||      MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      SHL     .S2    B0, 24, B1           ; SHL     first_4, 24, column7_4
||      LDW     .D1T1  *A8++[1], A19        ; <1> LDW     *rotation_2++, cs_2
        ADD     .L2X   B1, A2, B1           ; ADD     column7_4, column6_4, rest_4
||      MPYHLU  .M2    B21, B20, B19        ; <0> MPYHLU  ds_2, ones_2, drest_2
        ADD     .L2    B1, B0, B24          ; ADD     rest_4, d_2, d_2
||      CLR     .S1    A0, 0, 3, A31        ; CLR     y_2, 0, 3, c_2
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
        MV      .L2X   A4, B31              ; argument
||      SHL     .S1    A31, A19, A3         ; <0> SHL     c_2, cs_2, high_12
||      SHL     .S2    B24, B21, B16        ; <0> SHL     d_2, ds_2, high_13
        SHRU    .S1    A31, A17, A0         ; <0> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B24, B19, B9         ; <0> SHRU    d_2, drest_2, low_13
        ADD     .L1    A3, A0, A18          ; <0> ADD     high_12, low_12, cr_2
||      ADD     .L2    B16, B9, B18         ; <0> ADD     high_13, low_13, dr_2
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
        MV      .L2X   A19, B21             ; <1> MV      cs_2, ds_2
||      SHRU    .S1    A18, 11, A17         ; <0> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B18, 4, B16          ; <0> SHRU    dr_2, 4, i3_15
||      MPYHLU  .M1    A19, A21, A17        ; <1> MPYHLU  cs_2, ones_2, crest_2
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2    B18, 11, B17         ; <0> SHRU    dr_2, 11, i2_15
||      MPYHU   .M1    A18, A21, A16        ; <0> MPYHU   cr_2, ones_2, half_14
||      LDW     .D1T1  *+A6[A17], A16       ; <0> LDW     *+A6[i2_14], w2_14
        SHRU    .S1    A18, 4, A9           ; <0> SHRU    cr_2, 4, i3_14
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
||      MPYHU   .M2    B18, B20, B17        ; <0> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *A8++[1], A19        ; <2> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B7[B16], B3        ; <0> LDW     *+B7[i3_15], w3_15
        SHRU    .S1    A18, 18, A1          ; <0> SHRU    cr_2, 18, i1_14
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      MPYHLU  .M2    B21, B20, B19        ; <1> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[i3_14], w3_14
||      LDW     .D2T2  *+B6[B17], B8        ; <0> LDW     *+B6[i2_15], w2_15
        MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A16, A21, A0         ; <0> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[i1_14], w1_14
        SHL     .S1    A31, A19, A3         ; <1> SHL     c_2, cs_2, high_12
||      SHL     .S2    B24, B21, B16        ; <1> SHL     d_2, ds_2, high_13
||      MPYHLU  .M2    B17, B20, B8         ; <0> MPYHLU  half_15, ones_2, i0_15
        MV      .L2    B3, B0               ; move return$
||      SHRU    .S1    A31, A17, A0         ; <1> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B24, B19, B9         ; <1> SHRU    d_2, drest_2, low_13
||      LDW     .D1T1  *+A4[A0], A3         ; <0> LDW     *+A4[i0_14], w0_14
        ADD     .L1    A3, A0, A18          ; <1> ADD     high_12, low_12, cr_2
||      ADD     .L2    B16, B9, B18         ; <1> ADD     high_13, low_13, dr_2
||      SHRU    .S2    B18, 18, B9          ; <0> SHRU    dr_2, 18, i1_15
||      LDW     .D2T2  *+B4[B8], B16        ; <0> LDW     *+B4[i0_15], w0_15
        MV      .L2X   A19, B21             ; <2> MV      cs_2, ds_2
||      SHRU    .S1    A18, 11, A17         ; <1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B18, 4, B16          ; <1> SHRU    dr_2, 4, i3_15
||      MPYHLU  .M1    A19, A21, A17        ; <2> MPYHLU  cs_2, ones_2, crest_2
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[i1_15], w1_15
        ZERO    .L2    B1                   ; ZERO    u2_2
||      SHRU    .S2    B18, 11, B17         ; <1> SHRU    dr_2, 11, i2_15
||      MPYHU   .M1    A18, A21, A16        ; <1> MPYHU   cr_2, ones_2, half_14
||      LDW     .D1T1  *+A6[A17], A16       ; <1> LDW     *+A6[i2_14], w2_14
||      ADD     .D2    B8, B3, B9           ; <0> ADD     w2_15, w3_15, s23_15
        ADD     .L1    A16, A9, A0          ; <0> ADD     w2_14, w3_14, s23_14
||      SHRU    .S1    A18, 4, A9           ; <1> SHRU    cr_2, 4, i3_14
||      ADDK    .S2    -8, B15              ; frame
||      MPYHU   .M2    B18, B20, B17        ; <1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *A8++[1], A19        ; <3> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B7[B16], B3        ; <1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A3, A1, A3           ; <0> ADD     w0_14, w1_14, s01_14
||      SHRU    .S1    A18, 18, A1          ; <1> SHRU    cr_2, 18, i1_14
||      MPYHLU  .M2    B21, B20, B19        ; <2> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A7[A9], A9         ; <1> LDW     *+A7[i3_14], w3_14
||      LDW     .D2T2  *+B6[B17], B8        ; <1> LDW     *+B6[i2_15], w2_15
        MPYHLU  .M1    A16, A21, A0         ; <1> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D1T1  *+A5[A1], A1         ; <1> LDW     *+A5[i1_14], w1_14
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        ADD     .L1    A3, A0, A1           ; <0> ADD     s01_14, s23_14, csum_2
||      ADD     .L2    B16, B3, B2          ; <0> ADD     w0_15, w1_15, s01_15
||      SHL     .S1    A31, A19, A3         ; <2> SHL     c_2, cs_2, high_12
||      SHL     .S2    B24, B21, B16        ; <2> SHL     d_2, ds_2, high_13
||      MPYHLU  .M2    B17, B20, B8         ; <1> MPYHLU  half_15, ones_2, i0_15
        ADD     .L2    B2, B9, B2           ; <0> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A31, A17, A0         ; <2> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B24, B19, B9         ; <2> SHRU    d_2, drest_2, low_13
||      MPYSU   .M1    1, A1, A3            ; <0> MPYSU   1, csum_2, clow_16
||      LDW     .D1T1  *+A4[A0], A3         ; <1> LDW     *+A4[i0_14], w0_14
        ADD     .L1    A3, A0, A18          ; <2> ADD     high_12, low_12, cr_2
||      ADD     .L2    B16, B9, B18         ; <2> ADD     high_13, low_13, dr_2
||      SHL     .S1    A1, 16, A0           ; <0> SHL     csum_2, 16, moved_16
||      SHRU    .S2    B18, 18, B9          ; <1> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B20, B2          ; <0> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B4[B8], B16        ; <1> LDW     *+B4[i0_15], w0_15
        MV      .L2X   A19, B21             ; <3> MV      cs_2, ds_2
||      SHRU    .S1    A18, 11, A17         ; <2> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B18, 4, B16          ; <2> SHRU    dr_2, 4, i3_15
||      MPYHLU  .M1    A19, A21, A17        ; <3> MPYHLU  cs_2, ones_2, crest_2
||      MPYSU   .M2    1, B2, B2            ; <0> MPYSU   1, dsum_2, dlow_16
||      SUB     .D1    A1, A3, A3           ; <0> SUB     csum_2, clow_16, chigh_16
||      LDW     .D2T2  *+B5[B9], B3         ; <1> LDW     *+B5[i1_15], w1_15
        ZERO    .L1    A30                  ; ZERO    u1_2
||      ADD     .L2X   B2, A0, B3           ; <0> ADD     moved_16, dhigh_16, x_16
||      MVK     .S1    11, A2               ; MVK     16, count_2
||      SHRU    .S2    B18, 11, B17         ; <2> SHRU    dr_2, 11, i2_15
||      MPYHU   .M1    A18, A21, A16        ; <2> MPYHU   cr_2, ones_2, half_14
||      LDW     .D1T1  *+A6[A17], A16       ; <2> LDW     *+A6[i2_14], w2_14
||      ADD     .D2    B8, B3, B9           ; <1> ADD     w2_15, w3_15, s23_15
;@loop {"name": "rounds", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 30.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 6/8, S1 7/8, M1 4/8, D1 6/8, L2 8/8, S2 8/8, M2 5/8, D2 8/8
;  cross paths: 1X 1/8, 2X 4/8
;  T paths: T1 5/8, T2 6/8
;  registers of side A: 17 used, 17 live at once
;  registers of side B: 19 used, 18 live at once
;  II 8: found, 30.5 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des_key_schedule_encrypt_c64x$rounds:
        ADD     .L1    A16, A9, A0          ; <3> ADD     w2_14, w3_14, s23_14
||      ADD     .L2X   B2, A3, B8           ; <4> ADD     chigh_16, dlow_16, u_2
||      SHRU    .S1    A18, 4, A9           ; <2> SHRU    cr_2, 4, i3_14
||      SHRU    .S2    B3, 28, B2           ; <4> SHRU    x_16, 28, down_16
||      MPYHU   .M2    B18, B20, B17        ; <2> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *A8++[1], A19        ; <0> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B7[B16], B3        ; <2> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A3, A1, A3           ; <3> ADD     w0_14, w1_14, s01_14
||      XOR     .L2    B8, B1, B22          ; <4> XOR     u_2, u2_2, difference_2
||      SHRU    .S1    A18, 18, A1          ; <2> SHRU    cr_2, 18, i1_14
||      SHL     .S2    B3, 4, B1            ; <4> SHL     x_16, 4, up_16
||      MPYHLU  .M2    B21, B20, B19        ; <1> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A7[A9], A9         ; <2> LDW     *+A7[i3_14], w3_14
||      LDW     .D2T2  *+B6[B17], B8        ; <2> LDW     *+B6[i2_15], w2_15
        MV      .L1X   B8, A30              ; <4> MV      u_2, u1_2
||      MV      .L2X   A30, B1              ; <4> MV      u1_2, u2_2
||[A2]  B       .S1    des_key_schedule_encrypt_c64x$rounds; <0> [count_2] B     rounds
||      ADD     .S2    B1, B2, B2           ; <4> ADD     up_16, down_16, t_2
||      MPYHLU  .M1    A16, A21, A0         ; <2> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D1T1  *+A5[A1], A1         ; <2> LDW     *+A5[i1_14], w1_14
||      STW     .D2T2  B22, *B31++[2]       ; <4> STW     difference_2, *schedule++[2]
        ADD     .L1    A3, A0, A1           ; <3> ADD     s01_14, s23_14, csum_2
||      ADD     .L2    B16, B3, B2          ; <3> ADD     w0_15, w1_15, s01_15
||      SHL     .S1    A31, A19, A3         ; <1> SHL     c_2, cs_2, high_12
||      SHL     .S2    B24, B21, B16        ; <1> SHL     d_2, ds_2, high_13
||      MPYHLU  .M2    B17, B20, B8         ; <2> MPYHLU  half_15, ones_2, i0_15
||      XOR     .D2    B8, B2, B3           ; <4> XOR     u_2, t_2, both_2
        ADD     .L2    B2, B9, B2           ; <3> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A31, A17, A0         ; <1> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B24, B19, B9         ; <1> SHRU    d_2, drest_2, low_13
||      MPYSU   .M1    1, A1, A3            ; <3> MPYSU   1, csum_2, clow_16
||      LDW     .D1T1  *+A4[A0], A3         ; <2> LDW     *+A4[i0_14], w0_14
||      STW     .D2T2  B3, *-B31[1]         ; <4> STW     both_2, *-schedule[1]
        ADD     .L1    A3, A0, A18          ; <1> ADD     high_12, low_12, cr_2
||      ADD     .L2    B16, B9, B18         ; <1> ADD     high_13, low_13, dr_2
||      SHL     .S1    A1, 16, A0           ; <3> SHL     csum_2, 16, moved_16
||      SHRU    .S2    B18, 18, B9          ; <2> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B20, B2          ; <3> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B4[B8], B16        ; <2> LDW     *+B4[i0_15], w0_15
        MV      .L2X   A19, B21             ; <0> MV      cs_2, ds_2
||      SHRU    .S1    A18, 11, A17         ; <1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B18, 4, B16          ; <1> SHRU    dr_2, 4, i3_15
||      MPYHLU  .M1    A19, A21, A17        ; <0> MPYHLU  cs_2, ones_2, crest_2
||      MPYSU   .M2    1, B2, B2            ; <3> MPYSU   1, dsum_2, dlow_16
||      SUB     .D1    A1, A3, A3           ; <3> SUB     csum_2, clow_16, chigh_16
||      LDW     .D2T2  *+B5[B9], B3         ; <2> LDW     *+B5[i1_15], w1_15
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_2, 1, count_2
||      ADD     .L2X   B2, A0, B3           ; <3> ADD     moved_16, dhigh_16, x_16
||      SHRU    .S2    B18, 11, B17         ; <1> SHRU    dr_2, 11, i2_15
||      MPYHU   .M1    A18, A21, A16        ; <1> MPYHU   cr_2, ones_2, half_14
||      LDW     .D1T1  *+A6[A17], A16       ; <1> LDW     *+A6[i2_14], w2_14
||      ADD     .D2    B8, B3, B9           ; <2> ADD     w2_15, w3_15, s23_15
des_key_schedule_encrypt_c64x$des_key_schedule_encrypt_c64x$2:
        ADD     .L1    A16, A9, A9          ; <-3> ADD     w2_14, w3_14, s23_14
||      ADD     .L2X   B2, A3, B2           ; <-4> ADD     chigh_16, dlow_16, u_2
        XOR     .L2    B2, B1, B8           ; <-4> XOR     u_2, u2_2, difference_2
||      SHRU    .S2    B3, 28, B1           ; <-4> SHRU    x_16, 28, down_16
||      MPYHLU  .M1    A16, A21, A19        ; <-2> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D2T2  *+B7[B16], B1        ; <-2> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A3, A1, A3           ; <-3> ADD     w0_14, w1_14, s01_14
||      SHL     .S1    A31, A19, A1         ; <-1> SHL     c_2, cs_2, high_12
||      SHL     .S2    B3, 4, B8            ; <-4> SHL     x_16, 4, up_16
||      MPYHU   .M2    B18, B20, B10        ; <-2> MPYHU   dr_2, ones_2, half_15
||      STW     .D2T2  B8, *B31++[2]        ; <-4> STW     difference_2, *schedule++[2]
        ADD     .L1    A3, A9, A3           ; <-3> ADD     s01_14, s23_14, csum_2
||      MV      .L2X   A30, B3              ; <-4> MV      u1_2, u2_2
||      SHRU    .S1    A18, 4, A9           ; <-2> SHRU    cr_2, 4, i3_14
||      ADD     .S2    B16, B3, B16         ; <-3> ADD     w0_15, w1_15, s01_15
||      MPYHLU  .M2    B21, B20, B16        ; <-1> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A19], A17       ; <-2> LDW     *+A4[i0_14], w0_14
        ADD     .L2    B16, B9, B9          ; <-3> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A18, 18, A9          ; <-2> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B18, 18, B10         ; <-2> SHRU    dr_2, 18, i1_15
||      MPYSU   .M1    1, A3, A9            ; <-3> MPYSU   1, csum_2, clow_16
||      MPYHLU  .M2    B10, B20, B21        ; <-2> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A7[A9], A9         ; <-2> LDW     *+A7[i3_14], w3_14
        ADD     .L2    B8, B1, B17          ; <-4> ADD     up_16, down_16, t_2
||      SHRU    .S1    A31, A17, A17        ; <-1> SHRU    c_2, crest_2, low_12
||      SHL     .S2    B24, B21, B8         ; <-1> SHL     d_2, ds_2, high_13
||      LDW     .D1T1  *+A5[A9], A18        ; <-2> LDW     *+A5[i1_14], w1_14
||      LDW     .D2T2  *+B6[B17], B17       ; <-2> LDW     *+B6[i2_15], w2_15
        SUB     .L1    A3, A9, A9           ; <-3> SUB     csum_2, clow_16, chigh_16
||      XOR     .L2    B2, B17, B16         ; <-4> XOR     u_2, t_2, both_2
||      ADD     .S1    A1, A17, A1          ; <-1> ADD     high_12, low_12, cr_2
||      SHRU    .S2    B24, B16, B17        ; <-1> SHRU    d_2, drest_2, low_13
||      MPYSU   .M2    1, B9, B9            ; <-3> MPYSU   1, dsum_2, dlow_16
||      LDW     .D2T2  *+B4[B21], B8        ; <-2> LDW     *+B4[i0_15], w0_15
        ADD     .L2    B8, B17, B8          ; <-1> ADD     high_13, low_13, dr_2
||      MPYHU   .M1    A1, A21, A31         ; <-1> MPYHU   cr_2, ones_2, half_14
||      MPYHLU  .M2    B9, B20, B16         ; <-3> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B5[B10], B16       ; <-2> LDW     *+B5[i1_15], w1_15
        ADD     .L2X   B9, A9, B9           ; <-3> ADD     chigh_16, dlow_16, u_2
||      SHRU    .S1    A1, 18, A18          ; <-1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B8, 4, B10           ; <-1> SHRU    dr_2, 4, i3_15
||      MPYHU   .M2    B8, B20, B21         ; <-1> MPYHU   dr_2, ones_2, half_15
||      STW     .D2T2  B16, *-B31[1]        ; <-4> STW     both_2, *-schedule[1]
        XOR     .L2    B9, B3, B10          ; <-3> XOR     u_2, u2_2, difference_2
||      SHL     .S1    A3, 16, A3           ; <-3> SHL     csum_2, 16, moved_16
||      SHRU    .S2    B8, 18, B3           ; <-1> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M1    A31, A21, A9         ; <-1> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D1T1  *+A5[A18], A3        ; <-1> LDW     *+A5[i1_14], w1_14
||      LDW     .D2T2  *+B7[B10], B2        ; <-1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A17, A18, A16        ; <-2> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B17, B1, B1          ; <-2> ADD     w2_15, w3_15, s23_15
||      SHRU    .S1    A1, 11, A18          ; <-1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B8, 11, B10          ; <-1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B20, B17        ; <-1> MPYHLU  half_15, ones_2, i0_15
||      ADD     .D1    A16, A9, A17         ; <-2> ADD     w2_14, w3_14, s23_14
||      STW     .D2T2  B10, *B31++[2]       ; <-3> STW     difference_2, *schedule++[2]
        ADD     .L1    A16, A17, A1         ; <-2> ADD     s01_14, s23_14, csum_2
||      ADD     .L2X   B16, A3, B10         ; <-3> ADD     moved_16, dhigh_16, x_16
||      SHRU    .S1    A1, 4, A3            ; <-1> SHRU    cr_2, 4, i3_14
||      LDW     .D1T1  *+A6[A18], A9        ; <-1> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B6[B10], B3        ; <-1> LDW     *+B6[i2_15], w2_15
        ADD     .L2    B8, B16, B8          ; <-2> ADD     w0_15, w1_15, s01_15
||      MPYSU   .M1    1, A1, A16           ; <-2> MPYSU   1, csum_2, clow_16
||      LDW     .D1T1  *+A4[A9], A16        ; <-1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B4[B17], B16       ; <-1> LDW     *+B4[i0_15], w0_15
        MV      .L1X   B2, A9               ; <-4> MV      u_2, u1_2
||      ADD     .L2    B8, B1, B1           ; <-2> ADD     s01_15, s23_15, dsum_2
||      SHL     .S2    B10, 4, B3           ; <-3> SHL     x_16, 4, up_16
||      LDW     .D1T1  *+A7[A3], A17        ; <-1> LDW     *+A7[i3_14], w3_14
||      LDW     .D2T2  *+B5[B3], B17        ; <-1> LDW     *+B5[i1_15], w1_15
        SUB     .L1    A1, A16, A16         ; <-2> SUB     csum_2, clow_16, chigh_16
||      SHRU    .S2    B10, 28, B10         ; <-3> SHRU    x_16, 28, down_16
||      MPYSU   .M2    1, B1, B16           ; <-2> MPYSU   1, dsum_2, dlow_16
        ADD     .L2    B3, B10, B8          ; <-3> ADD     up_16, down_16, t_2
||      MV      .S2X   A9, B10              ; <-3> MV      u1_2, u2_2
        XOR     .L2    B9, B8, B17          ; <-3> XOR     u_2, t_2, both_2
||      ADD     .S2X   B16, A16, B8         ; <-2> ADD     chigh_16, dlow_16, u_2
        XOR     .L2    B8, B10, B10         ; <-2> XOR     u_2, u2_2, difference_2
||      STW     .D2T2  B17, *-B31[1]        ; <-3> STW     both_2, *-schedule[1]
        ADD     .L1    A16, A3, A3          ; <-1> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B16, B17, B1         ; <-1> ADD     w0_15, w1_15, s01_15
||      SHL     .S1    A1, 16, A1           ; <-2> SHL     csum_2, 16, moved_16
||      ADD     .S2    B3, B2, B2           ; <-1> ADD     w2_15, w3_15, s23_15
||      MPYHLU  .M2    B1, B20, B2          ; <-2> MPYHLU  dsum_2, ones_2, dhigh_16
||      ADD     .D1    A9, A17, A9          ; <-1> ADD     w2_14, w3_14, s23_14
||      STW     .D2T2  B10, *B31++[2]       ; <-2> STW     difference_2, *schedule++[2]
        MV      .L1X   B9, A9               ; <-3> MV      u_2, u1_2
||      ADD     .L2    B1, B2, B1           ; <-1> ADD     s01_15, s23_15, dsum_2
||      ADD     .S1    A3, A9, A3           ; <-1> ADD     s01_14, s23_14, csum_2
        ADD     .L2X   B2, A1, B2           ; <-2> ADD     moved_16, dhigh_16, x_16
||      SHL     .S1    A3, 16, A1           ; <-1> SHL     csum_2, 16, moved_16
||      MPYSU   .M1    1, A3, A9            ; <-1> MPYSU   1, csum_2, clow_16
||      MPYHLU  .M2    B1, B20, B3          ; <-1> MPYHLU  dsum_2, ones_2, dhigh_16
        MV      .L2X   A9, B20              ; <-2> MV      u1_2, u2_2
||      SHRU    .S2    B2, 28, B9           ; <-2> SHRU    x_16, 28, down_16
        SUB     .L1    A3, A9, A1           ; <-1> SUB     csum_2, clow_16, chigh_16
||      ADD     .L2X   B3, A1, B1           ; <-1> ADD     moved_16, dhigh_16, x_16
||      SHL     .S2    B2, 4, B2            ; <-2> SHL     x_16, 4, up_16
||      MPYSU   .M2    1, B1, B3            ; <-1> MPYSU   1, dsum_2, dlow_16
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        ADD     .L2    B2, B9, B9           ; <-2> ADD     up_16, down_16, t_2
||      SHRU    .S2    B1, 28, B2           ; <-1> SHRU    x_16, 28, down_16
        XOR     .L2    B8, B9, B3           ; <-2> XOR     u_2, t_2, both_2
||      SHL     .S2    B1, 4, B9            ; <-1> SHL     x_16, 4, up_16
||      ADD     .D2X   B3, A1, B1           ; <-1> ADD     chigh_16, dlow_16, u_2
        MV      .L1X   B8, A1               ; <-2> MV      u_2, u1_2
||      ADD     .L2    B9, B2, B2           ; <-1> ADD     up_16, down_16, t_2
||      XOR     .S2    B1, B20, B3          ; <-1> XOR     u_2, u2_2, difference_2
||      STW     .D2T2  B3, *-B31[1]         ; <-2> STW     both_2, *-schedule[1]
        XOR     .L2    B1, B2, B0           ; <-1> XOR     u_2, t_2, both_2
||      B       .S2    B0                   ; return
||      STW     .D2T2  B3, *B31++[2]        ; <-1> STW     difference_2, *schedule++[2]
        MV      .L1X   B1, A1               ; <-1> MV      u_2, u1_2
||      MV      .L2X   A1, B0               ; <-1> MV      u1_2, u2_2
||      STW     .D2T2  B0, *-B31[1]         ; <-1> STW     both_2, *-schedule[1]
        ZERO    .L2    B0                   ; ZERO    zero_2
||      STW     .D2T2  B0, *B31++[1]        ; STW     u2_2, *schedule++
        ZERO    .L2    B1                   ; ZERO    linear_17
||      STW     .D2T2  B0, *B31++[1]        ; STW     zero_2, *schedule++
        MVC     .S2    B1, AMR              ; MVC     linear_17, AMR
||      STW     .D2T1  A1, *B31++[1]        ; STW     u1_2, *schedule++
        ADDK    .S2    8, B15               ; frame
||      STW     .D2T2  B0, *B31++[1]        ; STW     zero_2, *schedule++

        .global des_key_schedule_decrypt_c64x
        .align  32
des_key_schedule_decrypt_c64x:
        MV      .L1X   B4, A0               ; argument
||      MVKL    .S1    8388609, A21         ; MVKL    0x00800001, ones_19
||      MVKL    .S2    11141290, B0         ; MVKL    0x00aa00aa, m7_19
        MVKH    .S1    8388609, A21         ; MVKH    0x00800001, ones_19
||      MVKH    .S2    11141290, B0         ; MVKH    0x00aa00aa, m7_19
||      LDW     .D1T2  *+A0[0], B8          ; LDW     *+key[0], x_19
        MVKL    .S1    des_rotations + 60, A8; MVKL    des_rotations + 60, rotation_19
||      MVKL    .S2    52428, B1            ; MVKL    0x0000cccc, m14_19
||      LDW     .D1T2  *+A0[1], B9          ; LDW     *+key[1], y_19
        MV      .L2X   A21, B20             ; ones_19 on both sides
||      MVKL    .S1    546133, A0           ; MVKL    0x00085555, circular_18
||      MVKH    .S2    52428, B1            ; MVKH    0x0000cccc, m14_19
        MVKH    .S1    546133, A0           ; MVKH    0x00085555, circular_18
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_19
        MVKH    .S1    des_rotations + 60, A8; MVKH    des_rotations + 60, rotation_19
||      MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_19
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
||      SHRU    .S2    B8, 4, B16           ; SHRU    x_19, 4, high_22
        XOR     .L2    B16, B9, B16         ; XOR     high_22, y_19, both_22
||      MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      MVC     .S2X   A0, AMR              ; MVC     circular_18, AMR
        AND     .L2    B16, B2, B2          ; AND     both_22, m4_19, d_22
||      MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
        XOR     .L2    B9, B2, B2           ; XOR     y_19, d_22, y_19
||      SHL     .S2    B2, 4, B9            ; SHL     d_22, 4, moved_22
        XOR     .L2    B8, B9, B8           ; XOR     x_19, moved_22, x_19
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        SHRU    .S1X   B2, 14, A0           ; SHRU    y_19, 14, high_24
||      SHRU    .S2    B8, 14, B9           ; SHRU    x_19, 14, high_23
        XOR     .L1X   A0, B2, A0           ; XOR     high_24, y_19, both_24
||      XOR     .L2    B9, B8, B9           ; XOR     high_23, x_19, both_23
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
        AND     .L1X   A0, B1, A0           ; AND     both_24, m14_19, d_24
||      AND     .L2    B9, B1, B1           ; AND     both_23, m14_19, d_23
        XOR     .L1X   A0, B2, A1           ; XOR     y_19, d_24, rest_24
||      XOR     .L2    B8, B1, B2           ; XOR     x_19, d_23, rest_23
||      SHL     .S1    A0, 14, A0           ; SHL     d_24, 14, moved_24
||      SHL     .S2    B1, 14, B1           ; SHL     d_23, 14, moved_23
        XOR     .L1    A1, A0, A0           ; XOR     rest_24, moved_24, y_19
||      XOR     .L2    B2, B1, B1           ; XOR     rest_23, moved_23, x_19
        SHRU    .S1    A0, 7, A1            ; SHRU    y_19, 7, high_26
||      SHRU    .S2    B1, 7, B2            ; SHRU    x_19, 7, high_25
        XOR     .L1    A1, A0, A1           ; XOR     high_26, y_19, both_26
||      XOR     .L2    B2, B1, B2           ; XOR     high_25, x_19, both_25
||      LDW     .D1T1  *A8--[1], A19        ; <0> LDW     *rotation_19--, cs_19
        AND     .L1X   A1, B0, A1           ; AND     both_26, m7_19, d_26
||      AND     .L2    B2, B0, B0           ; AND     both_25, m7_19, d_25
||      MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
        XOR     .L1    A0, A1, A1           ; XOR     y_19, d_26, rest_26
||      XOR     .L2    B1, B0, B1           ; XOR     x_19, d_25, rest_25
||      SHL     .S1    A1, 7, A0            ; SHL     d_26, 7, moved_26
||      SHL     .S2    B0, 7, B0            ; SHL     d_25, 7, moved_25
        XOR     .L1    A1, A0, A0           ; XOR     rest_26, moved_26, y_19
||      XOR     .L2    B1, B0, B0           ; XOR     rest_25, moved_25, x_19
        EXTU    .S2    B0, 8, 24, B1        ; EXTU    x_19, 8, 24, second_21
        SHRU    .S1X   B0, 24, A1           ; SHRU    x_19, 24, third_21
||      SHL     .S2X   A0, 28, B2           ; SHL     y_19, 28, top_21
        MV      .L2X   A19, B21             ; <0> MV      cs_19, ds_19
||      SHL     .S1    A1, 8, A1            ; SHL     third_21, 8, column5_21
||      EXTU    .S2    B0, 16, 24, B0       ; EXTU    x_19, 16, 24, first_21
||      MPYHLU  .M1    A19, A21, A17        ; <0> MPYHLU  cs_19, ones_19, crest_19
        SHL     .S1X   B1, 16, A2           ; SHL     second_21, 16, column6_21
||      SHRU    .S2    B2, 24, B1           ; SHRU    top_21, 24, nibble_21
        ADD     .L2X   B1, A1, B0           ; ADD     column5_21, nibble_21, d_19
||      MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      SHL     .S2    B0, 24, B1           ; SHL     first_21, 24, column7_21
||      LDW     .D1T1  *A8--[1], A19        ; <1> LDW     *rotation_19--, cs_19
        ADD     .L2X   B1, A2, B1           ; ADD     column7_21, column6_21, rest_21
||      MPYHLU  .M2    B21, B20, B19        ; <0> MPYHLU  ds_19, ones_19, drest_19
        ADD     .L2    B1, B0, B24          ; ADD     rest_21, d_19, d_19
||      CLR     .S1    A0, 0, 3, A31        ; CLR     y_19, 0, 3, c_19
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
        MV      .L2X   A4, B31              ; argument
||      SHL     .S1    A31, A19, A3         ; <0> SHL     c_19, cs_19, high_29
||      SHL     .S2    B24, B21, B16        ; <0> SHL     d_19, ds_19, high_30
        SHRU    .S1    A31, A17, A0         ; <0> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B24, B19, B9         ; <0> SHRU    d_19, drest_19, low_30
        ADD     .L1    A3, A0, A18          ; <0> ADD     high_29, low_29, cr_19
||      ADD     .L2    B16, B9, B18         ; <0> ADD     high_30, low_30, dr_19
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
        MV      .L2X   A19, B21             ; <1> MV      cs_19, ds_19
||      SHRU    .S1    A18, 11, A17         ; <0> SHRU    cr_19, 11, i2_31
||      SHRU    .S2    B18, 4, B16          ; <0> SHRU    dr_19, 4, i3_32
||      MPYHLU  .M1    A19, A21, A17        ; <1> MPYHLU  cs_19, ones_19, crest_19
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2    B18, 11, B17         ; <0> SHRU    dr_19, 11, i2_32
||      MPYHU   .M1    A18, A21, A16        ; <0> MPYHU   cr_19, ones_19, half_31
||      LDW     .D1T1  *+A6[A17], A16       ; <0> LDW     *+A6[i2_31], w2_31
        SHRU    .S1    A18, 4, A9           ; <0> SHRU    cr_19, 4, i3_31
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
||      MPYHU   .M2    B18, B20, B17        ; <0> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *A8--[1], A19        ; <2> LDW     *rotation_19--, cs_19
||      LDW     .D2T2  *+B7[B16], B3        ; <0> LDW     *+B7[i3_32], w3_32
        SHRU    .S1    A18, 18, A1          ; <0> SHRU    cr_19, 18, i1_31
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      MPYHLU  .M2    B21, B20, B19        ; <1> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[i3_31], w3_31
||      LDW     .D2T2  *+B6[B17], B8        ; <0> LDW     *+B6[i2_32], w2_32
        MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A16, A21, A0         ; <0> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[i1_31], w1_31
        SHL     .S1    A31, A19, A3         ; <1> SHL     c_19, cs_19, high_29
||      SHL     .S2    B24, B21, B16        ; <1> SHL     d_19, ds_19, high_30
||      MPYHLU  .M2    B17, B20, B8         ; <0> MPYHLU  half_32, ones_19, i0_32
        MV      .L2    B3, B0               ; move return$
||      SHRU    .S1    A31, A17, A0         ; <1> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B24, B19, B9         ; <1> SHRU    d_19, drest_19, low_30
||      LDW     .D1T1  *+A4[A0], A3         ; <0> LDW     *+A4[i0_31], w0_31
        ADD     .L1    A3, A0, A18          ; <1> ADD     high_29, low_29, cr_19
||      ADD     .L2    B16, B9, B18         ; <1> ADD     high_30, low_30, dr_19
||      SHRU    .S2    B18, 18, B9          ; <0> SHRU    dr_19, 18, i1_32
||      LDW     .D2T2  *+B4[B8], B16        ; <0> LDW     *+B4[i0_32], w0_32
        MV      .L2X   A19, B21             ; <2> MV      cs_19, ds_19
||      SHRU    .S1    A18, 11, A17         ; <1> SHRU    cr_19, 11, i2_31
||      SHRU    .S2    B18, 4, B16          ; <1> SHRU    dr_19, 4, i3_32
||      MPYHLU  .M1    A19, A21, A17        ; <2> MPYHLU  cs_19, ones_19, crest_19
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[i1_32], w1_32
        ZERO    .L2    B1                   ; ZERO    u2_19
||      SHRU    .S2    B18, 11, B17         ; <1> SHRU    dr_19, 11, i2_32
||      MPYHU   .M1    A18, A21, A16        ; <1> MPYHU   cr_19, ones_19, half_31
||      LDW     .D1T1  *+A6[A17], A16       ; <1> LDW     *+A6[i2_31], w2_31
||      ADD     .D2    B8, B3, B9           ; <0> ADD     w2_32, w3_32, s23_32
        ADD     .L1    A16, A9, A0          ; <0> ADD     w2_31, w3_31, s23_31
||      SHRU    .S1    A18, 4, A9           ; <1> SHRU    cr_19, 4, i3_31
||      ADDK    .S2    -8, B15              ; frame
||      MPYHU   .M2    B18, B20, B17        ; <1> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *A8--[1], A19        ; <3> LDW     *rotation_19--, cs_19
||      LDW     .D2T2  *+B7[B16], B3        ; <1> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A3, A1, A3           ; <0> ADD     w0_31, w1_31, s01_31
||      SHRU    .S1    A18, 18, A1          ; <1> SHRU    cr_19, 18, i1_31
||      MPYHLU  .M2    B21, B20, B19        ; <2> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A7[A9], A9         ; <1> LDW     *+A7[i3_31], w3_31
||      LDW     .D2T2  *+B6[B17], B8        ; <1> LDW     *+B6[i2_32], w2_32
        MPYHLU  .M1    A16, A21, A0         ; <1> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D1T1  *+A5[A1], A1         ; <1> LDW     *+A5[i1_31], w1_31
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        ADD     .L1    A3, A0, A1           ; <0> ADD     s01_31, s23_31, csum_19
||      ADD     .L2    B16, B3, B2          ; <0> ADD     w0_32, w1_32, s01_32
||      SHL     .S1    A31, A19, A3         ; <2> SHL     c_19, cs_19, high_29
||      SHL     .S2    B24, B21, B16        ; <2> SHL     d_19, ds_19, high_30
||      MPYHLU  .M2    B17, B20, B8         ; <1> MPYHLU  half_32, ones_19, i0_32
        ADD     .L2    B2, B9, B2           ; <0> ADD     s01_32, s23_32, dsum_19
||      SHRU    .S1    A31, A17, A0         ; <2> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B24, B19, B9         ; <2> SHRU    d_19, drest_19, low_30
||      MPYSU   .M1    1, A1, A3            ; <0> MPYSU   1, csum_19, clow_33
||      LDW     .D1T1  *+A4[A0], A3         ; <1> LDW     *+A4[i0_31], w0_31
        ADD     .L1    A3, A0, A18          ; <2> ADD     high_29, low_29, cr_19
||      ADD     .L2    B16, B9, B18         ; <2> ADD     high_30, low_30, dr_19
||      SHL     .S1    A1, 16, A0           ; <0> SHL     csum_19, 16, moved_33
||      SHRU    .S2    B18, 18, B9          ; <1> SHRU    dr_19, 18, i1_32
||      MPYHLU  .M2    B2, B20, B2          ; <0> MPYHLU  dsum_19, ones_19, dhigh_33
||      LDW     .D2T2  *+B4[B8], B16        ; <1> LDW     *+B4[i0_32], w0_32
        MV      .L2X   A19, B21             ; <3> MV      cs_19, ds_19
||      SHRU    .S1    A18, 11, A17         ; <2> SHRU    cr_19, 11, i2_31
||      SHRU    .S2    B18, 4, B16          ; <2> SHRU    dr_19, 4, i3_32
||      MPYHLU  .M1    A19, A21, A17        ; <3> MPYHLU  cs_19, ones_19, crest_19
||      MPYSU   .M2    1, B2, B2            ; <0> MPYSU   1, dsum_19, dlow_33
||      SUB     .D1    A1, A3, A3           ; <0> SUB     csum_19, clow_33, chigh_33
||      LDW     .D2T2  *+B5[B9], B3         ; <1> LDW     *+B5[i1_32], w1_32
        ZERO    .L1    A30                  ; ZERO    u1_19
||      ADD     .L2X   B2, A0, B3           ; <0> ADD     moved_33, dhigh_33, x_33
||      MVK     .S1    11, A2               ; MVK     16, count_19
||      SHRU    .S2    B18, 11, B17         ; <2> SHRU    dr_19, 11, i2_32
||      MPYHU   .M1    A18, A21, A16        ; <2> MPYHU   cr_19, ones_19, half_31
||      LDW     .D1T1  *+A6[A17], A16       ; <2> LDW     *+A6[i2_31], w2_31
||      ADD     .D2    B8, B3, B9           ; <1> ADD     w2_32, w3_32, s23_32
;@loop {"name": "rounds", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 6/8, S1 7/8, M1 4/8, D1 6/8, L2 8/8, S2 8/8, M2 5/8, D2 8/8
;  cross paths: 1X 1/8, 2X 4/8
;  T paths: T1 5/8, T2 6/8
;  registers of side A: 17 used, 17 live at once
;  registers of side B: 19 used, 18 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des_key_schedule_decrypt_c64x$rounds:
        ADD     .L1    A16, A9, A0          ; <3> ADD     w2_31, w3_31, s23_31
||      ADD     .L2X   B2, A3, B8           ; <4> ADD     chigh_33, dlow_33, u_19
||      SHRU    .S1    A18, 4, A9           ; <2> SHRU    cr_19, 4, i3_31
||      SHRU    .S2    B3, 28, B2           ; <4> SHRU    x_33, 28, down_33
||      MPYHU   .M2    B18, B20, B17        ; <2> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *A8--[1], A19        ; <0> LDW     *rotation_19--, cs_19
||      LDW     .D2T2  *+B7[B16], B3        ; <2> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A3, A1, A3           ; <3> ADD     w0_31, w1_31, s01_31
||      XOR     .L2    B8, B1, B22          ; <4> XOR     u_19, u2_19, difference_19
||      SHRU    .S1    A18, 18, A1          ; <2> SHRU    cr_19, 18, i1_31
||      SHL     .S2    B3, 4, B1            ; <4> SHL     x_33, 4, up_33
||      MPYHLU  .M2    B21, B20, B19        ; <1> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A7[A9], A9         ; <2> LDW     *+A7[i3_31], w3_31
||      LDW     .D2T2  *+B6[B17], B8        ; <2> LDW     *+B6[i2_32], w2_32
        MV      .L1X   B8, A30              ; <4> MV      u_19, u1_19
||      MV      .L2X   A30, B1              ; <4> MV      u1_19, u2_19
||[A2]  B       .S1    des_key_schedule_decrypt_c64x$rounds; <0> [count_19] B     rounds
||      ADD     .S2    B1, B2, B2           ; <4> ADD     up_33, down_33, t_19
||      MPYHLU  .M1    A16, A21, A0         ; <2> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D1T1  *+A5[A1], A1         ; <2> LDW     *+A5[i1_31], w1_31
||      STW     .D2T2  B22, *B31++[2]       ; <4> STW     difference_19, *schedule++[2]
        ADD     .L1    A3, A0, A1           ; <3> ADD     s01_31, s23_31, csum_19
||      ADD     .L2    B16, B3, B2          ; <3> ADD     w0_32, w1_32, s01_32
||      SHL     .S1    A31, A19, A3         ; <1> SHL     c_19, cs_19, high_29
||      SHL     .S2    B24, B21, B16        ; <1> SHL     d_19, ds_19, high_30
||      MPYHLU  .M2    B17, B20, B8         ; <2> MPYHLU  half_32, ones_19, i0_32
||      XOR     .D2    B8, B2, B3           ; <4> XOR     u_19, t_19, both_19
        ADD     .L2    B2, B9, B2           ; <3> ADD     s01_32, s23_32, dsum_19
||      SHRU    .S1    A31, A17, A0         ; <1> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B24, B19, B9         ; <1> SHRU    d_19, drest_19, low_30
||      MPYSU   .M1    1, A1, A3            ; <3> MPYSU   1, csum_19, clow_33
||      LDW     .D1T1  *+A4[A0], A3         ; <2> LDW     *+A4[i0_31], w0_31
||      STW     .D2T2  B3, *-B31[1]         ; <4> STW     both_19, *-schedule[1]
        ADD     .L1    A3, A0, A18          ; <1> ADD     high_29, low_29, cr_19
||      ADD     .L2    B16, B9, B18         ; <1> ADD     high_30, low_30, dr_19
||      SHL     .S1    A1, 16, A0           ; <3> SHL     csum_19, 16, moved_33
||      SHRU    .S2    B18, 18, B9          ; <2> SHRU    dr_19, 18, i1_32
||      MPYHLU  .M2    B2, B20, B2          ; <3> MPYHLU  dsum_19, ones_19, dhigh_33
||      LDW     .D2T2  *+B4[B8], B16        ; <2> LDW     *+B4[i0_32], w0_32
        MV      .L2X   A19, B21             ; <0> MV      cs_19, ds_19
||      SHRU    .S1    A18, 11, A17         ; <1> SHRU    cr_19, 11, i2_31
||      SHRU    .S2    B18, 4, B16          ; <1> SHRU    dr_19, 4, i3_32
||      MPYHLU  .M1    A19, A21, A17        ; <0> MPYHLU  cs_19, ones_19, crest_19
||      MPYSU   .M2    1, B2, B2            ; <3> MPYSU   1, dsum_19, dlow_33
||      SUB     .D1    A1, A3, A3           ; <3> SUB     csum_19, clow_33, chigh_33
||      LDW     .D2T2  *+B5[B9], B3         ; <2> LDW     *+B5[i1_32], w1_32
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_19, 1, count_19
||      ADD     .L2X   B2, A0, B3           ; <3> ADD     moved_33, dhigh_33, x_33
||      SHRU    .S2    B18, 11, B17         ; <1> SHRU    dr_19, 11, i2_32
||      MPYHU   .M1    A18, A21, A16        ; <1> MPYHU   cr_19, ones_19, half_31
||      LDW     .D1T1  *+A6[A17], A16       ; <1> LDW     *+A6[i2_31], w2_31
||      ADD     .D2    B8, B3, B9           ; <2> ADD     w2_32, w3_32, s23_32
des_key_schedule_decrypt_c64x$des_key_schedule_decrypt_c64x$2:
        ADD     .L1    A16, A9, A9          ; <-3> ADD     w2_31, w3_31, s23_31
||      ADD     .L2X   B2, A3, B2           ; <-4> ADD     chigh_33, dlow_33, u_19
        XOR     .L2    B2, B1, B8           ; <-4> XOR     u_19, u2_19, difference_19
||      SHRU    .S2    B3, 28, B1           ; <-4> SHRU    x_33, 28, down_33
||      MPYHLU  .M1    A16, A21, A19        ; <-2> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D2T2  *+B7[B16], B1        ; <-2> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A3, A1, A3           ; <-3> ADD     w0_31, w1_31, s01_31
||      SHL     .S1    A31, A19, A1         ; <-1> SHL     c_19, cs_19, high_29
||      SHL     .S2    B3, 4, B8            ; <-4> SHL     x_33, 4, up_33
||      MPYHU   .M2    B18, B20, B10        ; <-2> MPYHU   dr_19, ones_19, half_32
||      STW     .D2T2  B8, *B31++[2]        ; <-4> STW     difference_19, *schedule++[2]
        ADD     .L1    A3, A9, A3           ; <-3> ADD     s01_31, s23_31, csum_19
||      MV      .L2X   A30, B3              ; <-4> MV      u1_19, u2_19
||      SHRU    .S1    A18, 4, A9           ; <-2> SHRU    cr_19, 4, i3_31
||      ADD     .S2    B16, B3, B16         ; <-3> ADD     w0_32, w1_32, s01_32
||      MPYHLU  .M2    B21, B20, B16        ; <-1> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A4[A19], A17       ; <-2> LDW     *+A4[i0_31], w0_31
        ADD     .L2    B16, B9, B9          ; <-3> ADD     s01_32, s23_32, dsum_19
||      SHRU    .S1    A18, 18, A9          ; <-2> SHRU    cr_19, 18, i1_31
||      SHRU    .S2    B18, 18, B10         ; <-2> SHRU    dr_19, 18, i1_32
||      MPYSU   .M1    1, A3, A9            ; <-3> MPYSU   1, csum_19, clow_33
||      MPYHLU  .M2    B10, B20, B21        ; <-2> MPYHLU  half_32, ones_19, i0_32
||      LDW     .D1T1  *+A7[A9], A9         ; <-2> LDW     *+A7[i3_31], w3_31
        ADD     .L2    B8, B1, B17          ; <-4> ADD     up_33, down_33, t_19
||      SHRU    .S1    A31, A17, A17        ; <-1> SHRU    c_19, crest_19, low_29
||      SHL     .S2    B24, B21, B8         ; <-1> SHL     d_19, ds_19, high_30
||      LDW     .D1T1  *+A5[A9], A18        ; <-2> LDW     *+A5[i1_31], w1_31
||      LDW     .D2T2  *+B6[B17], B17       ; <-2> LDW     *+B6[i2_32], w2_32
        SUB     .L1    A3, A9, A9           ; <-3> SUB     csum_19, clow_33, chigh_33
||      XOR     .L2    B2, B17, B16         ; <-4> XOR     u_19, t_19, both_19
||      ADD     .S1    A1, A17, A1          ; <-1> ADD     high_29, low_29, cr_19
||      SHRU    .S2    B24, B16, B17        ; <-1> SHRU    d_19, drest_19, low_30
||      MPYSU   .M2    1, B9, B9            ; <-3> MPYSU   1, dsum_19, dlow_33
||      LDW     .D2T2  *+B4[B21], B8        ; <-2> LDW     *+B4[i0_32], w0_32
        ADD     .L2    B8, B17, B8          ; <-1> ADD     high_30, low_30, dr_19
||      MPYHU   .M1    A1, A21, A31         ; <-1> MPYHU   cr_19, ones_19, half_31
||      MPYHLU  .M2    B9, B20, B16         ; <-3> MPYHLU  dsum_19, ones_19, dhigh_33
||      LDW     .D2T2  *+B5[B10], B16       ; <-2> LDW     *+B5[i1_32], w1_32
        ADD     .L2X   B9, A9, B9           ; <-3> ADD     chigh_33, dlow_33, u_19
||      SHRU    .S1    A1, 18, A18          ; <-1> SHRU    cr_19, 18, i1_31
||      SHRU    .S2    B8, 4, B10           ; <-1> SHRU    dr_19, 4, i3_32
||      MPYHU   .M2    B8, B20, B21         ; <-1> MPYHU   dr_19, ones_19, half_32
||      STW     .D2T2  B16, *-B31[1]        ; <-4> STW     both_19, *-schedule[1]
        XOR     .L2    B9, B3, B10          ; <-3> XOR     u_19, u2_19, difference_19
||      SHL     .S1    A3, 16, A3           ; <-3> SHL     csum_19, 16, moved_33
||      SHRU    .S2    B8, 18, B3           ; <-1> SHRU    dr_19, 18, i1_32
||      MPYHLU  .M1    A31, A21, A9         ; <-1> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D1T1  *+A5[A18], A3        ; <-1> LDW     *+A5[i1_31], w1_31
||      LDW     .D2T2  *+B7[B10], B2        ; <-1> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A17, A18, A16        ; <-2> ADD     w0_31, w1_31, s01_31
||      ADD     .L2    B17, B1, B1          ; <-2> ADD     w2_32, w3_32, s23_32
||      SHRU    .S1    A1, 11, A18          ; <-1> SHRU    cr_19, 11, i2_31
||      SHRU    .S2    B8, 11, B10          ; <-1> SHRU    dr_19, 11, i2_32
||      MPYHLU  .M2    B21, B20, B17        ; <-1> MPYHLU  half_32, ones_19, i0_32
||      ADD     .D1    A16, A9, A17         ; <-2> ADD     w2_31, w3_31, s23_31
||      STW     .D2T2  B10, *B31++[2]       ; <-3> STW     difference_19, *schedule++[2]
        ADD     .L1    A16, A17, A1         ; <-2> ADD     s01_31, s23_31, csum_19
||      ADD     .L2X   B16, A3, B10         ; <-3> ADD     moved_33, dhigh_33, x_33
||      SHRU    .S1    A1, 4, A3            ; <-1> SHRU    cr_19, 4, i3_31
||      LDW     .D1T1  *+A6[A18], A9        ; <-1> LDW     *+A6[i2_31], w2_31
||      LDW     .D2T2  *+B6[B10], B3        ; <-1> LDW     *+B6[i2_32], w2_32
        ADD     .L2    B8, B16, B8          ; <-2> ADD     w0_32, w1_32, s01_32
||      MPYSU   .M1    1, A1, A16           ; <-2> MPYSU   1, csum_19, clow_33
||      LDW     .D1T1  *+A4[A9], A16        ; <-1> LDW     *+A4[i0_31], w0_31
||      LDW     .D2T2  *+B4[B17], B16       ; <-1> LDW     *+B4[i0_32], w0_32
        MV      .L1X   B2, A9               ; <-4> MV      u_19, u1_19
||      ADD     .L2    B8, B1, B1           ; <-2> ADD     s01_32, s23_32, dsum_19
||      SHL     .S2    B10, 4, B3           ; <-3> SHL     x_33, 4, up_33
||      LDW     .D1T1  *+A7[A3], A17        ; <-1> LDW     *+A7[i3_31], w3_31
||      LDW     .D2T2  *+B5[B3], B17        ; <-1> LDW     *+B5[i1_32], w1_32
        SUB     .L1    A1, A16, A16         ; <-2> SUB     csum_19, clow_33, chigh_33
||      SHRU    .S2    B10, 28, B10         ; <-3> SHRU    x_33, 28, down_33
||      MPYSU   .M2    1, B1, B16           ; <-2> MPYSU   1, dsum_19, dlow_33
        ADD     .L2    B3, B10, B8          ; <-3> ADD     up_33, down_33, t_19
||      MV      .S2X   A9, B10              ; <-3> MV      u1_19, u2_19
        XOR     .L2    B9, B8, B17          ; <-3> XOR     u_19, t_19, both_19
||      ADD     .S2X   B16, A16, B8         ; <-2> ADD     chigh_33, dlow_33, u_19
        XOR     .L2    B8, B10, B10         ; <-2> XOR     u_19, u2_19, difference_19
||      STW     .D2T2  B17, *-B31[1]        ; <-3> STW     both_19, *-schedule[1]
        ADD     .L1    A16, A3, A3          ; <-1> ADD     w0_31, w1_31, s01_31
||      ADD     .L2    B16, B17, B1         ; <-1> ADD     w0_32, w1_32, s01_32
||      SHL     .S1    A1, 16, A1           ; <-2> SHL     csum_19, 16, moved_33
||      ADD     .S2    B3, B2, B2           ; <-1> ADD     w2_32, w3_32, s23_32
||      MPYHLU  .M2    B1, B20, B2          ; <-2> MPYHLU  dsum_19, ones_19, dhigh_33
||      ADD     .D1    A9, A17, A9          ; <-1> ADD     w2_31, w3_31, s23_31
||      STW     .D2T2  B10, *B31++[2]       ; <-2> STW     difference_19, *schedule++[2]
        MV      .L1X   B9, A9               ; <-3> MV      u_19, u1_19
||      ADD     .L2    B1, B2, B1           ; <-1> ADD     s01_32, s23_32, dsum_19
||      ADD     .S1    A3, A9, A3           ; <-1> ADD     s01_31, s23_31, csum_19
        ADD     .L2X   B2, A1, B2           ; <-2> ADD     moved_33, dhigh_33, x_33
||      SHL     .S1    A3, 16, A1           ; <-1> SHL     csum_19, 16, moved_33
||      MPYSU   .M1    1, A3, A9            ; <-1> MPYSU   1, csum_19, clow_33
||      MPYHLU  .M2    B1, B20, B3          ; <-1> MPYHLU  dsum_19, ones_19, dhigh_33
        MV      .L2X   A9, B20              ; <-2> MV      u1_19, u2_19
||      SHRU    .S2    B2, 28, B9           ; <-2> SHRU    x_33, 28, down_33
        SUB     .L1    A3, A9, A1           ; <-1> SUB     csum_19, clow_33, chigh_33
||      ADD     .L2X   B3, A1, B1           ; <-1> ADD     moved_33, dhigh_33, x_33
||      SHL     .S2    B2, 4, B2            ; <-2> SHL     x_33, 4, up_33
||      MPYSU   .M2    1, B1, B3            ; <-1> MPYSU   1, dsum_19, dlow_33
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        ADD     .L2    B2, B9, B9           ; <-2> ADD     up_33, down_33, t_19
||      SHRU    .S2    B1, 28, B2           ; <-1> SHRU    x_33, 28, down_33
        XOR     .L2    B8, B9, B3           ; <-2> XOR     u_19, t_19, both_19
||      SHL     .S2    B1, 4, B9            ; <-1> SHL     x_33, 4, up_33
||      ADD     .D2X   B3, A1, B1           ; <-1> ADD     chigh_33, dlow_33, u_19
        MV      .L1X   B8, A1               ; <-2> MV      u_19, u1_19
||      ADD     .L2    B9, B2, B2           ; <-1> ADD     up_33, down_33, t_19
||      XOR     .S2    B1, B20, B3          ; <-1> XOR     u_19, u2_19, difference_19
||      STW     .D2T2  B3, *-B31[1]         ; <-2> STW     both_19, *-schedule[1]
        XOR     .L2    B1, B2, B0           ; <-1> XOR     u_19, t_19, both_19
||      B       .S2    B0                   ; return
||      STW     .D2T2  B3, *B31++[2]        ; <-1> STW     difference_19, *schedule++[2]
        MV      .L1X   B1, A1               ; <-1> MV      u_19, u1_19
||      MV      .L2X   A1, B0               ; <-1> MV      u1_19, u2_19
||      STW     .D2T2  B0, *-B31[1]         ; <-1> STW     both_19, *-schedule[1]
        ZERO    .L2    B0                   ; ZERO    zero_19
||      STW     .D2T2  B0, *B31++[1]        ; STW     u2_19, *schedule++
        ZERO    .L2    B1                   ; ZERO    linear_34
||      STW     .D2T2  B0, *B31++[1]        ; STW     zero_19, *schedule++
        MVC     .S2    B1, AMR              ; MVC     linear_34, AMR
||      STW     .D2T1  A1, *B31++[1]        ; STW     u1_19, *schedule++
        ADDK    .S2    8, B15               ; frame
||      STW     .D2T2  B0, *B31++[1]        ; STW     zero_19, *schedule++
