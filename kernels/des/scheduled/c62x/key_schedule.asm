; broadside optimize: source 3eed43a7b5a2438f9b5d33ba32ba8ade1243876a3cc630c282ec9057923e214a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 420 s an interval, 30 s a region
        .ref    des_choice_c, des_choice_d, des_rotations
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

        .global des_key_schedule_encrypt
des_key_schedule_encrypt:
        MV      .L2    B4, B0               ; argument
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+key[0], x_2
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+key[1], y_2
        MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
        MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
||      ADDK    .S2    -48, B15             ; frame
        MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      MVKL    .S2    52428, B0            ; MVKL    0x0000cccc, m14_2
        SHRU    .S1    A0, 4, A2            ; SHRU    x_2, 4, high_5
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_2
        XOR     .L1    A2, A1, A2           ; XOR     high_5, y_2, both_5
||      MVKL    .S1    8388609, A3          ; MVKL    0x00800001, ones_2
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_2
        AND     .L1X   A2, B1, A2           ; AND     both_5, m4_2, d_5
||      MVKH    .S1    8388609, A3          ; MVKH    0x00800001, ones_2
||      MVKL    .S2    11141290, B1         ; MVKL    0x00aa00aa, m7_2
||      STW     .D2T1  A15, *+B15[11]       ; save A15
        XOR     .L1    A1, A2, A1           ; XOR     y_2, d_5, y_2
||      MV      .L2X   A3, B13              ; ones_2 on both sides
||      SHL     .S1    A2, 4, A2            ; SHL     d_5, 4, moved_5
||      MVKH    .S2    52428, B0            ; MVKH    0x0000cccc, m14_2
||      STW     .D2T2  B13, *+B15[9]        ; save B13
        XOR     .L1    A0, A2, A0           ; XOR     x_2, moved_5, x_2
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
||      SHRU    .S2X   A1, 14, B2           ; SHRU    y_2, 14, high_7
||      MV      .D1    A4, A15              ; argument
||      STW     .D2T1  A13, *+B15[8]        ; save A13
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2X   A0, 14, B3           ; SHRU    x_2, 14, high_6
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        XOR     .L1X   A0, B3, A2           ; XOR     high_6, x_2, both_6
||      XOR     .L2X   B2, A1, B2           ; XOR     high_7, y_2, both_7
||      MVKH    .S2    11141290, B1         ; MVKH    0x00aa00aa, m7_2
        AND     .L2X   B0, A2, B2           ; AND     both_6, m14_2, d_6
||      AND     .S2    B2, B0, B0           ; AND     both_7, m14_2, d_7
        XOR     .L2X   B2, A0, B11          ; XOR     x_2, d_6, rest_6
||      SHL     .S1X   B0, 14, A0           ; SHL     d_7, 14, moved_7
||      SHL     .S2    B2, 14, B2           ; SHL     d_6, 14, moved_6
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        XOR     .L2    B11, B2, B0          ; XOR     rest_6, moved_6, x_2
||      MVKL    .S1    des_rotations, A10   ; MVKL    des_rotations, rotation_2
||      XOR     .S2X   B0, A1, B2           ; XOR     y_2, d_7, rest_7
||      STW     .D2T1  A10, *+B15[2]        ; save A10
        XOR     .L2X   B2, A0, B2           ; XOR     rest_7, moved_7, y_2
||      SHRU    .S1X   B0, 7, A0            ; SHRU    x_2, 7, high_8
||      STW     .D2T1  A12, *+B15[6]        ; save A12
        XOR     .L2X   B0, A0, B11          ; XOR     high_8, x_2, both_8
||      SHRU    .S1X   B2, 7, A0            ; SHRU    y_2, 7, high_9
||      STW     .D2T1  A14, *+B15[10]       ; save A14
        XOR     .L1X   A0, B2, A0           ; XOR     high_9, y_2, both_9
||      AND     .L2    B11, B1, B11         ; AND     both_8, m7_2, d_8
||      MVKH    .S1    des_rotations, A10   ; MVKH    des_rotations, rotation_2
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        AND     .L1X   A0, B1, A0           ; AND     both_9, m7_2, d_9
||      XOR     .L2    B0, B11, B1          ; XOR     x_2, d_8, rest_8
||      SHL     .S2    B11, 7, B0           ; SHL     d_8, 7, moved_8
        XOR     .L1X   A0, B2, A14          ; XOR     y_2, d_9, rest_9
||      XOR     .L2    B1, B0, B0           ; XOR     rest_8, moved_8, x_2
||      SHL     .S1    A0, 7, A0            ; SHL     d_9, 7, moved_9
        XOR     .L1    A14, A0, A0          ; XOR     rest_9, moved_9, y_2
||      SHRU    .S1X   B0, 24, A14          ; SHRU    x_2, 24, third_4
||      EXTU    .S2    B0, 8, 24, B1        ; EXTU    x_2, 8, 24, second_4
||      LDW     .D1T1  *A10++[1], A14       ; <0> LDW     *rotation_2++, cs_2
        SHL     .S1    A0, 28, A12          ; SHL     y_2, 28, top_4
||      EXTU    .S2    B0, 16, 24, B0       ; EXTU    x_2, 16, 24, first_4
||      STW     .D2T2  B10, *+B15[3]        ; save B10
        SHRU    .S1    A12, 24, A12         ; SHRU    top_4, 24, nibble_4
||      SHL     .S2X   A14, 8, B10          ; SHL     third_4, 8, column5_4
        ADD     .L2X   B10, A12, B0         ; ADD     column5_4, nibble_4, d_2
||      SHL     .S1X   B0, 24, A11          ; SHL     first_4, 24, column7_4
||      SHL     .S2    B1, 16, B1           ; SHL     second_4, 16, column6_4
||      STW     .D2T1  A11, *+B15[4]        ; save A11
        ADD     .L2X   B1, A11, B1          ; ADD     column7_4, column6_4, rest_4
||      MVKL    .S1    546133, A12          ; MVKL    0x00085555, circular_1
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
        MV      .L2X   A14, B0              ; <0> MV      cs_2, ds_2
||      CLR     .S1    A0, 0, 3, A11        ; CLR     y_2, 0, 3, c_2
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A14, A3, A2          ; <0> MPYHLU  cs_2, ones_2, crest_2
||      ADD     .D2    B1, B0, B9           ; ADD     rest_4, d_2, d_2
        SHL     .S1    A11, A14, A8         ; <0> SHL     c_2, cs_2, high_12
||      SHL     .S2    B9, B0, B10          ; <0> SHL     d_2, ds_2, high_13
||      MPYHLU  .M2    B0, B13, B8          ; <0> MPYHLU  ds_2, ones_2, drest_2
        SHRU    .S1    A11, A2, A2          ; <0> SHRU    c_2, crest_2, low_12
        ADD     .L1    A8, A2, A2           ; <0> ADD     high_12, low_12, cr_2
||      MVKH    .S1    546133, A12          ; MVKH    0x00085555, circular_1
||      SHRU    .S2    B9, B8, B11          ; <0> SHRU    d_2, drest_2, low_13
||      LDW     .D1T1  *A10++[1], A14       ; <1> LDW     *rotation_2++, cs_2
        ADD     .L2    B10, B11, B8         ; <0> ADD     high_13, low_13, dr_2
||      SHRU    .S1    A2, 4, A0            ; <0> SHRU    cr_2, 4, i3_14
||      MVC     .S2X   A12, AMR             ; MVC     circular_1, AMR
        SHRU    .S1    A2, 11, A12          ; <0> SHRU    cr_2, 11, i2_14
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
||      MPYHU   .M1    A2, A3, A2           ; <0> MPYHU   cr_2, ones_2, half_14
||      MPYHU   .M2    B8, B13, B10         ; <0> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A7[A0], A0         ; <0> LDW     *+A7[i3_14], w3_14
        SHRU    .S1    A2, 18, A8           ; <0> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    dr_2, 4, i3_15
||      LDW     .D1T1  *+A6[A12], A9        ; <0> LDW     *+A6[i2_14], w2_14
        MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
||      MPYHLU  .M1    A2, A3, A2           ; <0> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D2T2  *+B7[B11], B1        ; <0> LDW     *+B7[i3_15], w3_15
        MV      .L2X   A14, B0              ; <1> MV      cs_2, ds_2
||      MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      SHRU    .S2    B8, 11, B10          ; <0> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M1    A14, A3, A2          ; <1> MPYHLU  cs_2, ones_2, crest_2
||      MPYHLU  .M2    B10, B13, B2         ; <0> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[i1_14], w1_14
        SHL     .S1    A11, A14, A8         ; <1> SHL     c_2, cs_2, high_12
||      SHL     .S2    B9, B0, B10          ; <1> SHL     d_2, ds_2, high_13
||      MPYHLU  .M2    B0, B13, B8          ; <1> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A2], A13        ; <0> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B6[B10], B0        ; <0> LDW     *+B6[i2_15], w2_15
        SHRU    .S1    A11, A2, A2          ; <1> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B8, 18, B2           ; <0> SHRU    dr_2, 18, i1_15
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[i0_15], w0_15
        ADD     .L1    A8, A2, A2           ; <1> ADD     high_12, low_12, cr_2
||      MVK     .S1    12, A1               ; MVK     16, count_2
||      SHRU    .S2    B9, B8, B11          ; <1> SHRU    d_2, drest_2, low_13
||      LDW     .D1T1  *A10++[1], A14       ; <2> LDW     *rotation_2++, cs_2
        ADD     .L1    A9, A0, A9           ; <0> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B10, B11, B8         ; <1> ADD     high_13, low_13, dr_2
||      SHRU    .S1    A2, 4, A0            ; <1> SHRU    cr_2, 4, i3_14
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[i1_15], w1_15
        SHRU    .S1    A2, 11, A12          ; <1> SHRU    cr_2, 11, i2_14
||      MPYHU   .M1    A2, A3, A2           ; <1> MPYHU   cr_2, ones_2, half_14
||      MPYHU   .M2    B8, B13, B10         ; <1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A7[A0], A0         ; <1> LDW     *+A7[i3_14], w3_14
        SHRU    .S1    A2, 18, A8           ; <1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B8, 4, B11           ; <1> SHRU    dr_2, 4, i3_15
||      LDW     .D1T1  *+A6[A12], A9        ; <1> LDW     *+A6[i2_14], w2_14
        ADD     .L1    A13, A14, A2         ; <0> ADD     w0_14, w1_14, s01_14
||      ZERO    .L2    B12                  ; ZERO    u1_2
||      ZERO    .S2    B3                   ; ZERO    u2_2
||      MPYHLU  .M1    A2, A3, A2           ; <1> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D2T2  *+B7[B11], B1        ; <1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A2, A9, A12          ; <0> ADD     s01_14, s23_14, csum_2
||      MV      .L2X   A14, B0              ; <2> MV      cs_2, ds_2
||      SHRU    .S2    B8, 11, B10          ; <1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M1    A14, A3, A2          ; <2> MPYHLU  cs_2, ones_2, crest_2
||      MPYHLU  .M2    B10, B13, B2         ; <1> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A5[A8], A14        ; <1> LDW     *+A5[i1_14], w1_14
||      ADD     .D2    B0, B1, B11          ; <0> ADD     w2_15, w3_15, s23_15
        ADD     .L2    B2, B1, B1           ; <0> ADD     w0_15, w1_15, s01_15
||      SHL     .S1    A11, A14, A8         ; <2> SHL     c_2, cs_2, high_12
||      SHL     .S2    B9, B0, B10          ; <2> SHL     d_2, ds_2, high_13
||      MPYSU   .M1    1, A12, A14          ; <0> MPYSU   1, csum_2, clow_16
||      MPYHLU  .M2    B0, B13, B8          ; <2> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A2], A13        ; <1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B6[B10], B0        ; <1> LDW     *+B6[i2_15], w2_15
        ADD     .L2    B1, B11, B0          ; <0> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A11, A2, A2          ; <2> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B8, 18, B2           ; <1> SHRU    dr_2, 18, i1_15
||      LDW     .D2T2  *+B4[B2], B2         ; <1> LDW     *+B4[i0_15], w0_15
;@loop {"name": "rounds", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 4, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 57.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 8, 4 stages
;  bounds: resources 8, recurrence 1
;  units: L1 8/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 7/8, M2 5/8, D2 6/8
;  cross paths: 1X 4/8, 2X 4/8
;  T paths: T1 7/8, T2 4/8
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 8 without possible bank conflicts: found, 57.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 4 iterations on
des_key_schedule_encrypt$rounds:
        ADD     .L1    A8, A2, A2           ; <1> ADD     high_12, low_12, cr_2
||      SHL     .S1    A12, 16, A8          ; <3> SHL     csum_2, 16, moved_16
||      SHRU    .S2    B9, B8, B11          ; <1> SHRU    d_2, drest_2, low_13
||      MPYSU   .M2    1, B0, B0            ; <3> MPYSU   1, dsum_2, dlow_16
||      LDW     .D1T1  *A10++[1], A14       ; <0> LDW     *rotation_2++, cs_2
        ADD     .L1    A9, A0, A9           ; <2> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B10, B11, B8         ; <1> ADD     high_13, low_13, dr_2
||      SHRU    .S1    A2, 4, A0            ; <1> SHRU    cr_2, 4, i3_14
||      MPYHLU  .M2X   B0, A3, B11          ; <3> MPYHLU  dsum_2, ones_2, dhigh_16
||      SUB     .D1    A12, A14, A13        ; <3> SUB     csum_2, clow_16, chigh_16
||      LDW     .D2T2  *+B5[B2], B1         ; <2> LDW     *+B5[i1_15], w1_15
        ADD     .L1X   A13, B0, A0          ; <3> ADD     chigh_16, dlow_16, u_2
||      SHRU    .S1    A2, 11, A12          ; <1> SHRU    cr_2, 11, i2_14
||[A1]  B       .S2    des_key_schedule_encrypt$rounds; <0> [count_2] B     rounds
||      MPYHU   .M1    A2, A3, A2           ; <1> MPYHU   cr_2, ones_2, half_14
||      MPYHU   .M2    B8, B13, B10         ; <1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A7[A0], A0         ; <1> LDW     *+A7[i3_14], w3_14
        XOR     .L1X   A0, B3, A12          ; <3> XOR     u_2, u2_2, difference_2
||      ADD     .L2X   B11, A8, B12         ; <3> ADD     moved_16, dhigh_16, x_16
||      SHRU    .S1    A2, 18, A8           ; <1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B8, 4, B11           ; <1> SHRU    dr_2, 4, i3_15
||      LDW     .D1T1  *+A6[A12], A9        ; <1> LDW     *+A6[i2_14], w2_14
||      MV      .D2    B12, B3              ; <3> MV      u1_2, u2_2
        ADD     .L1    A13, A14, A2         ; <2> ADD     w0_14, w1_14, s01_14
||      MV      .L2X   A0, B12              ; <3> MV      u_2, u1_2
||      SHL     .S1X   B12, 4, A13          ; <3> SHL     x_16, 4, up_16
||      SHRU    .S2    B12, 28, B11         ; <3> SHRU    x_16, 28, down_16
||      MPYHLU  .M1    A2, A3, A2           ; <1> MPYHLU  half_14, ones_2, i0_14
||      STW     .D1T1  A12, *A15++[2]       ; <3> STW     difference_2, *schedule++[2]
||      LDW     .D2T2  *+B7[B11], B1        ; <1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A2, A9, A12          ; <2> ADD     s01_14, s23_14, csum_2
||      MV      .L2X   A14, B0              ; <0> MV      cs_2, ds_2
||      ADD     .S1X   A13, B11, A8         ; <3> ADD     up_16, down_16, t_2
||      SHRU    .S2    B8, 11, B10          ; <1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M1    A14, A3, A2          ; <0> MPYHLU  cs_2, ones_2, crest_2
||      MPYHLU  .M2    B10, B13, B2         ; <1> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A5[A8], A14        ; <1> LDW     *+A5[i1_14], w1_14
||      ADD     .D2    B0, B1, B11          ; <2> ADD     w2_15, w3_15, s23_15
        XOR     .L1    A0, A8, A9           ; <3> XOR     u_2, t_2, both_2
||      ADD     .L2    B2, B1, B1           ; <2> ADD     w0_15, w1_15, s01_15
||      SHL     .S1    A11, A14, A8         ; <0> SHL     c_2, cs_2, high_12
||      SHL     .S2    B9, B0, B10          ; <0> SHL     d_2, ds_2, high_13
||      MPYSU   .M1    1, A12, A14          ; <2> MPYSU   1, csum_2, clow_16
||      MPYHLU  .M2    B0, B13, B8          ; <0> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A2], A13        ; <1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B6[B10], B0        ; <1> LDW     *+B6[i2_15], w2_15
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_2, 1, count_2
||      ADD     .L2    B1, B11, B0          ; <2> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A11, A2, A2          ; <0> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B8, 18, B2           ; <1> SHRU    dr_2, 18, i1_15
||      STW     .D1T1  A9, *-A15[1]         ; <3> STW     both_2, *-schedule[1]
||      LDW     .D2T2  *+B4[B2], B2         ; <1> LDW     *+B4[i0_15], w0_15
des_key_schedule_encrypt$des_key_schedule_encrypt$2:
        ADD     .L1    A8, A2, A2           ; <-1> ADD     high_12, low_12, cr_2
||      SHRU    .S2    B9, B8, B8           ; <-1> SHRU    d_2, drest_2, low_13
||      MPYSU   .M2    1, B0, B0            ; <-3> MPYSU   1, dsum_2, dlow_16
        SUB     .L1    A12, A14, A8         ; <-3> SUB     csum_2, clow_16, chigh_16
||      ADD     .L2    B10, B8, B8          ; <-1> ADD     high_13, low_13, dr_2
||      SHL     .S1    A12, 16, A12         ; <-3> SHL     csum_2, 16, moved_16
||      MPYHU   .M1    A2, A3, A1           ; <-1> MPYHU   cr_2, ones_2, half_14
||      MPYHLU  .M2X   B0, A3, B10          ; <-3> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B5[B2], B1         ; <-2> LDW     *+B5[i1_15], w1_15
        ADD     .L1X   A8, B0, A8           ; <-3> ADD     chigh_16, dlow_16, u_2
||      SHRU    .S1    A2, 4, A10           ; <-1> SHRU    cr_2, 4, i3_14
||      SHRU    .S2    B8, 18, B2           ; <-1> SHRU    dr_2, 18, i1_15
||      MPYHU   .M2    B8, B13, B3          ; <-1> MPYHU   dr_2, ones_2, half_15
        XOR     .L1X   A8, B3, A10          ; <-3> XOR     u_2, u2_2, difference_2
||      ADD     .S1    A13, A14, A1         ; <-2> ADD     w0_14, w1_14, s01_14
||      SHRU    .S2    B8, 11, B9           ; <-1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M1    A1, A3, A10          ; <-1> MPYHLU  half_14, ones_2, i0_14
||      LDW     .D1T1  *+A7[A10], A0        ; <-1> LDW     *+A7[i3_14], w3_14
||      LDW     .D2T2  *+B5[B2], B0         ; <-1> LDW     *+B5[i1_15], w1_15
        ADD     .L1    A9, A0, A9           ; <-2> ADD     w2_14, w3_14, s23_14
||      SHRU    .S1    A2, 18, A0           ; <-1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B8, 4, B3            ; <-1> SHRU    dr_2, 4, i3_15
||      MPYHLU  .M2    B3, B13, B3          ; <-1> MPYHLU  half_15, ones_2, i0_15
||      STW     .D1T1  A10, *A15++[2]       ; <-3> STW     difference_2, *schedule++[2]
||      LDW     .D2T2  *+B6[B9], B10        ; <-1> LDW     *+B6[i2_15], w2_15
        ADD     .L2    B0, B1, B0           ; <-2> ADD     w2_15, w3_15, s23_15
||      SHRU    .S1    A2, 11, A2           ; <-1> SHRU    cr_2, 11, i2_14
||      LDW     .D1T1  *+A4[A10], A2        ; <-1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B3], B3         ; <-1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A1, A9, A1           ; <-2> ADD     s01_14, s23_14, csum_2
||      ADD     .L2    B2, B1, B1           ; <-2> ADD     w0_15, w1_15, s01_15
||      LDW     .D1T1  *+A6[A2], A12        ; <-1> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B4[B3], B8         ; <-1> LDW     *+B4[i0_15], w0_15
        ADD     .L2X   B10, A12, B10        ; <-3> ADD     moved_16, dhigh_16, x_16
||      ADD     .S2    B1, B0, B1           ; <-2> ADD     s01_15, s23_15, dsum_2
||      MPYSU   .M1    1, A1, A2            ; <-2> MPYSU   1, csum_2, clow_16
||      LDW     .D1T1  *+A5[A0], A12        ; <-1> LDW     *+A5[i1_14], w1_14
        SHL     .S1X   B10, 4, A12          ; <-3> SHL     x_16, 4, up_16
||      SHRU    .S2    B10, 28, B2          ; <-3> SHRU    x_16, 28, down_16
||      MPYSU   .M2    1, B1, B8            ; <-2> MPYSU   1, dsum_2, dlow_16
        ADD     .L1X   A12, B2, A12         ; <-3> ADD     up_16, down_16, t_2
||      MV      .L2X   A8, B2               ; <-3> MV      u_2, u1_2
||      SHL     .S1    A1, 16, A1           ; <-2> SHL     csum_2, 16, moved_16
||      SUB     .D1    A1, A2, A9           ; <-2> SUB     csum_2, clow_16, chigh_16
        XOR     .L1    A8, A12, A9          ; <-3> XOR     u_2, t_2, both_2
||      MV      .L2    B12, B1              ; <-3> MV      u1_2, u2_2
||      ADD     .S1X   A9, B8, A8           ; <-2> ADD     chigh_16, dlow_16, u_2
||      MPYHLU  .M2X   B1, A3, B0           ; <-2> MPYHLU  dsum_2, ones_2, dhigh_16
        XOR     .L1X   A8, B1, A9           ; <-2> XOR     u_2, u2_2, difference_2
||      ADD     .L2    B8, B0, B1           ; <-1> ADD     w0_15, w1_15, s01_15
||      ADD     .S1    A12, A0, A0          ; <-1> ADD     w2_14, w3_14, s23_14
||      ADD     .S2    B10, B3, B3          ; <-1> ADD     w2_15, w3_15, s23_15
||      STW     .D1T1  A9, *-A15[1]         ; <-3> STW     both_2, *-schedule[1]
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ADD     .L1    A2, A12, A1          ; <-1> ADD     w0_14, w1_14, s01_14
||      ADD     .L2X   B0, A1, B1           ; <-2> ADD     moved_16, dhigh_16, x_16
||      ADD     .S2    B1, B3, B0           ; <-1> ADD     s01_15, s23_15, dsum_2
||      STW     .D1T1  A9, *A15++[2]        ; <-2> STW     difference_2, *schedule++[2]
        ADD     .L1    A1, A0, A0           ; <-1> ADD     s01_14, s23_14, csum_2
||      SHL     .S1X   B1, 4, A1            ; <-2> SHL     x_16, 4, up_16
||      MPYHLU  .M2X   B0, A3, B3           ; <-1> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T1  *+B15[6], A12        ; restore A12
        SHL     .S1    A0, 16, A3           ; <-1> SHL     csum_2, 16, moved_16
||      SHRU    .S2    B1, 28, B1           ; <-2> SHRU    x_16, 28, down_16
||      MPYSU   .M1    1, A0, A3            ; <-1> MPYSU   1, csum_2, clow_16
||      LDW     .D2T2  *+B15[9], B13        ; restore B13
        ADD     .L1X   A1, B1, A1           ; <-2> ADD     up_16, down_16, t_2
||      ADD     .L2X   B3, A3, B1           ; <-1> ADD     moved_16, dhigh_16, x_16
||      MPYSU   .M2    1, B0, B3            ; <-1> MPYSU   1, dsum_2, dlow_16
||      LDW     .D2T1  *+B15[10], A14       ; restore A14
        SUB     .L1    A0, A3, A3           ; <-1> SUB     csum_2, clow_16, chigh_16
||      MV      .L2    B2, B2               ; <-2> MV      u1_2, u2_2
||      SHL     .S1X   B1, 4, A0            ; <-1> SHL     x_16, 4, up_16
||      LDW     .D2T1  *+B15[2], A10        ; restore A10
        ADD     .L1X   A3, B3, A3           ; <-1> ADD     chigh_16, dlow_16, u_2
||      SHRU    .S2    B1, 28, B1           ; <-1> SHRU    x_16, 28, down_16
||      LDW     .D2T1  *+B15[8], A13        ; restore A13
        XOR     .L1    A8, A1, A2           ; <-2> XOR     u_2, t_2, both_2
||      XOR     .S1X   A3, B2, A1           ; <-1> XOR     u_2, u2_2, difference_2
||      LDW     .D2T1  *+B15[4], A11        ; restore A11
        ADD     .L1X   A0, B1, A0           ; <-1> ADD     up_16, down_16, t_2
||      STW     .D1T1  A2, *-A15[1]         ; <-2> STW     both_2, *-schedule[1]
||      LDW     .D2T2  *+B15[5], B11        ; restore B11
        XOR     .L1    A3, A0, A0           ; <-1> XOR     u_2, t_2, both_2
||      MV      .L2X   A8, B1               ; <-2> MV      u_2, u1_2
||      STW     .D1T1  A1, *A15++[2]        ; <-1> STW     difference_2, *schedule++[2]
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        MV      .L2    B1, B0               ; <-1> MV      u1_2, u2_2
||      B       .S2    B0                   ; return
||      STW     .D1T1  A0, *-A15[1]         ; <-1> STW     both_2, *-schedule[1]
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        ZERO    .L2    B0                   ; ZERO    zero_2
||      STW     .D1T2  B0, *A15++[1]        ; STW     u2_2, *schedule++
||      LDW     .D2T1  *+B15[11], A15       ; restore A15
        MV      .L2X   A3, B2               ; <-1> MV      u_2, u1_2
||      ZERO    .S2    B1                   ; ZERO    linear_17
||      STW     .D1T2  B0, *A15++[1]        ; STW     zero_2, *schedule++
        STW     .D1T2  B2, *A15++[1]        ; STW     u1_2, *schedule++
        MVC     .S2    B1, AMR              ; MVC     linear_17, AMR
||      STW     .D1T2  B0, *A15++[1]        ; STW     zero_2, *schedule++
        ADDK    .S2    48, B15              ; frame

        .global des_key_schedule_decrypt
des_key_schedule_decrypt:
        MV      .L2    B4, B0               ; argument
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+key[0], x_19
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+key[1], y_19
        MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
        MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
||      ADDK    .S2    -48, B15             ; frame
        MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      MVKL    .S2    52428, B0            ; MVKL    0x0000cccc, m14_19
        SHRU    .S1    A0, 4, A2            ; SHRU    x_19, 4, high_22
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_19
        XOR     .L1    A2, A1, A2           ; XOR     high_22, y_19, both_22
||      MVKL    .S1    8388609, A3          ; MVKL    0x00800001, ones_19
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_19
        AND     .L1X   A2, B1, A2           ; AND     both_22, m4_19, d_22
||      MVKH    .S1    8388609, A3          ; MVKH    0x00800001, ones_19
||      MVKL    .S2    11141290, B1         ; MVKL    0x00aa00aa, m7_19
||      STW     .D2T1  A15, *+B15[11]       ; save A15
        XOR     .L1    A1, A2, A1           ; XOR     y_19, d_22, y_19
||      MV      .L2X   A3, B13              ; ones_19 on both sides
||      SHL     .S1    A2, 4, A2            ; SHL     d_22, 4, moved_22
||      MVKH    .S2    52428, B0            ; MVKH    0x0000cccc, m14_19
||      STW     .D2T2  B13, *+B15[9]        ; save B13
        XOR     .L1    A0, A2, A0           ; XOR     x_19, moved_22, x_19
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
||      SHRU    .S2X   A1, 14, B2           ; SHRU    y_19, 14, high_24
||      MV      .D1    A4, A15              ; argument
||      STW     .D2T1  A13, *+B15[8]        ; save A13
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2X   A0, 14, B3           ; SHRU    x_19, 14, high_23
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        XOR     .L1X   A0, B3, A2           ; XOR     high_23, x_19, both_23
||      XOR     .L2X   B2, A1, B2           ; XOR     high_24, y_19, both_24
||      MVKH    .S2    11141290, B1         ; MVKH    0x00aa00aa, m7_19
        AND     .L2X   B0, A2, B2           ; AND     both_23, m14_19, d_23
||      AND     .S2    B2, B0, B0           ; AND     both_24, m14_19, d_24
        XOR     .L2X   B2, A0, B11          ; XOR     x_19, d_23, rest_23
||      SHL     .S1X   B0, 14, A0           ; SHL     d_24, 14, moved_24
||      SHL     .S2    B2, 14, B2           ; SHL     d_23, 14, moved_23
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        XOR     .L2    B11, B2, B0          ; XOR     rest_23, moved_23, x_19
||      MVKL    .S1    des_rotations + 60, A10; MVKL    des_rotations + 60, rotation_19
||      XOR     .S2X   B0, A1, B2           ; XOR     y_19, d_24, rest_24
||      STW     .D2T1  A10, *+B15[2]        ; save A10
        XOR     .L2X   B2, A0, B2           ; XOR     rest_24, moved_24, y_19
||      SHRU    .S1X   B0, 7, A0            ; SHRU    x_19, 7, high_25
||      STW     .D2T1  A12, *+B15[6]        ; save A12
        XOR     .L2X   B0, A0, B11          ; XOR     high_25, x_19, both_25
||      SHRU    .S1X   B2, 7, A0            ; SHRU    y_19, 7, high_26
||      STW     .D2T1  A14, *+B15[10]       ; save A14
        XOR     .L1X   A0, B2, A0           ; XOR     high_26, y_19, both_26
||      AND     .L2    B11, B1, B11         ; AND     both_25, m7_19, d_25
||      MVKH    .S1    des_rotations + 60, A10; MVKH    des_rotations + 60, rotation_19
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        AND     .L1X   A0, B1, A0           ; AND     both_26, m7_19, d_26
||      XOR     .L2    B0, B11, B1          ; XOR     x_19, d_25, rest_25
||      SHL     .S2    B11, 7, B0           ; SHL     d_25, 7, moved_25
        XOR     .L1X   A0, B2, A14          ; XOR     y_19, d_26, rest_26
||      XOR     .L2    B1, B0, B0           ; XOR     rest_25, moved_25, x_19
||      SHL     .S1    A0, 7, A0            ; SHL     d_26, 7, moved_26
        XOR     .L1    A14, A0, A0          ; XOR     rest_26, moved_26, y_19
||      SHRU    .S1X   B0, 24, A14          ; SHRU    x_19, 24, third_21
||      EXTU    .S2    B0, 8, 24, B1        ; EXTU    x_19, 8, 24, second_21
||      LDW     .D1T1  *A10--[1], A14       ; <0> LDW     *rotation_19--, cs_19
        SHL     .S1    A0, 28, A12          ; SHL     y_19, 28, top_21
||      EXTU    .S2    B0, 16, 24, B0       ; EXTU    x_19, 16, 24, first_21
||      STW     .D2T2  B10, *+B15[3]        ; save B10
        SHRU    .S1    A12, 24, A12         ; SHRU    top_21, 24, nibble_21
||      SHL     .S2X   A14, 8, B10          ; SHL     third_21, 8, column5_21
        ADD     .L2X   B10, A12, B0         ; ADD     column5_21, nibble_21, d_19
||      SHL     .S1X   B0, 24, A11          ; SHL     first_21, 24, column7_21
||      SHL     .S2    B1, 16, B1           ; SHL     second_21, 16, column6_21
||      STW     .D2T1  A11, *+B15[4]        ; save A11
        ADD     .L2X   B1, A11, B1          ; ADD     column7_21, column6_21, rest_21
||      MVKL    .S1    546133, A12          ; MVKL    0x00085555, circular_18
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
        MV      .L2X   A14, B0              ; <0> MV      cs_19, ds_19
||      CLR     .S1    A0, 0, 3, A11        ; CLR     y_19, 0, 3, c_19
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A14, A3, A2          ; <0> MPYHLU  cs_19, ones_19, crest_19
||      ADD     .D2    B1, B0, B9           ; ADD     rest_21, d_19, d_19
        SHL     .S1    A11, A14, A8         ; <0> SHL     c_19, cs_19, high_29
||      SHL     .S2    B9, B0, B10          ; <0> SHL     d_19, ds_19, high_30
||      MPYHLU  .M2    B0, B13, B8          ; <0> MPYHLU  ds_19, ones_19, drest_19
        SHRU    .S1    A11, A2, A2          ; <0> SHRU    c_19, crest_19, low_29
        ADD     .L1    A8, A2, A2           ; <0> ADD     high_29, low_29, cr_19
||      MVKH    .S1    546133, A12          ; MVKH    0x00085555, circular_18
||      SHRU    .S2    B9, B8, B11          ; <0> SHRU    d_19, drest_19, low_30
||      LDW     .D1T1  *A10--[1], A14       ; <1> LDW     *rotation_19--, cs_19
        ADD     .L2    B10, B11, B8         ; <0> ADD     high_30, low_30, dr_19
||      SHRU    .S1    A2, 4, A0            ; <0> SHRU    cr_19, 4, i3_31
||      MVC     .S2X   A12, AMR             ; MVC     circular_18, AMR
        SHRU    .S1    A2, 11, A12          ; <0> SHRU    cr_19, 11, i2_31
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
||      MPYHU   .M1    A2, A3, A2           ; <0> MPYHU   cr_19, ones_19, half_31
||      MPYHU   .M2    B8, B13, B10         ; <0> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *+A7[A0], A0         ; <0> LDW     *+A7[i3_31], w3_31
        SHRU    .S1    A2, 18, A8           ; <0> SHRU    cr_19, 18, i1_31
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    dr_19, 4, i3_32
||      LDW     .D1T1  *+A6[A12], A9        ; <0> LDW     *+A6[i2_31], w2_31
        MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
||      MPYHLU  .M1    A2, A3, A2           ; <0> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D2T2  *+B7[B11], B1        ; <0> LDW     *+B7[i3_32], w3_32
        MV      .L2X   A14, B0              ; <1> MV      cs_19, ds_19
||      MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      SHRU    .S2    B8, 11, B10          ; <0> SHRU    dr_19, 11, i2_32
||      MPYHLU  .M1    A14, A3, A2          ; <1> MPYHLU  cs_19, ones_19, crest_19
||      MPYHLU  .M2    B10, B13, B2         ; <0> MPYHLU  half_32, ones_19, i0_32
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[i1_31], w1_31
        SHL     .S1    A11, A14, A8         ; <1> SHL     c_19, cs_19, high_29
||      SHL     .S2    B9, B0, B10          ; <1> SHL     d_19, ds_19, high_30
||      MPYHLU  .M2    B0, B13, B8          ; <1> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A4[A2], A13        ; <0> LDW     *+A4[i0_31], w0_31
||      LDW     .D2T2  *+B6[B10], B0        ; <0> LDW     *+B6[i2_32], w2_32
        SHRU    .S1    A11, A2, A2          ; <1> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B8, 18, B2           ; <0> SHRU    dr_19, 18, i1_32
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[i0_32], w0_32
        ADD     .L1    A8, A2, A2           ; <1> ADD     high_29, low_29, cr_19
||      MVK     .S1    12, A1               ; MVK     16, count_19
||      SHRU    .S2    B9, B8, B11          ; <1> SHRU    d_19, drest_19, low_30
||      LDW     .D1T1  *A10--[1], A14       ; <2> LDW     *rotation_19--, cs_19
        ADD     .L1    A9, A0, A9           ; <0> ADD     w2_31, w3_31, s23_31
||      ADD     .L2    B10, B11, B8         ; <1> ADD     high_30, low_30, dr_19
||      SHRU    .S1    A2, 4, A0            ; <1> SHRU    cr_19, 4, i3_31
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[i1_32], w1_32
        SHRU    .S1    A2, 11, A12          ; <1> SHRU    cr_19, 11, i2_31
||      MPYHU   .M1    A2, A3, A2           ; <1> MPYHU   cr_19, ones_19, half_31
||      MPYHU   .M2    B8, B13, B10         ; <1> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *+A7[A0], A0         ; <1> LDW     *+A7[i3_31], w3_31
        SHRU    .S1    A2, 18, A8           ; <1> SHRU    cr_19, 18, i1_31
||      SHRU    .S2    B8, 4, B11           ; <1> SHRU    dr_19, 4, i3_32
||      LDW     .D1T1  *+A6[A12], A9        ; <1> LDW     *+A6[i2_31], w2_31
        ADD     .L1    A13, A14, A2         ; <0> ADD     w0_31, w1_31, s01_31
||      ZERO    .L2    B12                  ; ZERO    u1_19
||      ZERO    .S2    B3                   ; ZERO    u2_19
||      MPYHLU  .M1    A2, A3, A2           ; <1> MPYHLU  half_31, ones_19, i0_31
||      LDW     .D2T2  *+B7[B11], B1        ; <1> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A2, A9, A12          ; <0> ADD     s01_31, s23_31, csum_19
||      MV      .L2X   A14, B0              ; <2> MV      cs_19, ds_19
||      SHRU    .S2    B8, 11, B10          ; <1> SHRU    dr_19, 11, i2_32
||      MPYHLU  .M1    A14, A3, A2          ; <2> MPYHLU  cs_19, ones_19, crest_19
||      MPYHLU  .M2    B10, B13, B2         ; <1> MPYHLU  half_32, ones_19, i0_32
||      LDW     .D1T1  *+A5[A8], A14        ; <1> LDW     *+A5[i1_31], w1_31
||      ADD     .D2    B0, B1, B11          ; <0> ADD     w2_32, w3_32, s23_32
        ADD     .L2    B2, B1, B1           ; <0> ADD     w0_32, w1_32, s01_32
||      SHL     .S1    A11, A14, A8         ; <2> SHL     c_19, cs_19, high_29
||      SHL     .S2    B9, B0, B10          ; <2> SHL     d_19, ds_19, high_30
||      MPYSU   .M1    1, A12, A14          ; <0> MPYSU   1, csum_19, clow_33
||      MPYHLU  .M2    B0, B13, B8          ; <2> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A4[A2], A13        ; <1> LDW     *+A4[i0_31], w0_31
||      LDW     .D2T2  *+B6[B10], B0        ; <1> LDW     *+B6[i2_32], w2_32
        ADD     .L2    B1, B11, B0          ; <0> ADD     s01_32, s23_32, dsum_19
||      SHRU    .S1    A11, A2, A2          ; <2> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B8, 18, B2           ; <1> SHRU    dr_19, 18, i1_32
||      LDW     .D2T2  *+B4[B2], B2         ; <1> LDW     *+B4[i0_32], w0_32
;@loop {"name": "rounds", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 4, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 8, 4 stages
;  bounds: resources 8, recurrence 1
;  units: L1 8/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 7/8, M2 5/8, D2 6/8
;  cross paths: 1X 4/8, 2X 4/8
;  T paths: T1 7/8, T2 4/8
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 8 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 4 iterations on
des_key_schedule_decrypt$rounds:
        ADD     .L1    A8, A2, A2           ; <1> ADD     high_29, low_29, cr_19
||      SHL     .S1    A12, 16, A8          ; <3> SHL     csum_19, 16, moved_33
||      SHRU    .S2    B9, B8, B11          ; <1> SHRU    d_19, drest_19, low_30
||      MPYSU   .M2    1, B0, B0            ; <3> MPYSU   1, dsum_19, dlow_33
||      LDW     .D1T1  *A10--[1], A14       ; <0> LDW     *rotation_19--, cs_19
        ADD     .L1    A9, A0, A9           ; <2> ADD     w2_31, w3_31, s23_31
||      ADD     .L2    B10, B11, B8         ; <1> ADD     high_30, low_30, dr_19
||      SHRU    .S1    A2, 4, A0            ; <1> SHRU    cr_19, 4, i3_31
||      MPYHLU  .M2X   B0, A3, B11          ; <3> MPYHLU  dsum_19, ones_19, dhigh_33
||      SUB     .D1    A12, A14, A13        ; <3> SUB     csum_19, clow_33, chigh_33
||      LDW     .D2T2  *+B5[B2], B1         ; <2> LDW     *+B5[i1_32], w1_32
        ADD     .L1X   A13, B0, A0          ; <3> ADD     chigh_33, dlow_33, u_19
||      SHRU    .S1    A2, 11, A12          ; <1> SHRU    cr_19, 11, i2_31
||[A1]  B       .S2    des_key_schedule_decrypt$rounds; <0> [count_19] B     rounds
||      MPYHU   .M1    A2, A3, A2           ; <1> MPYHU   cr_19, ones_19, half_31
||      MPYHU   .M2    B8, B13, B10         ; <1> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *+A7[A0], A0         ; <1> LDW     *+A7[i3_31], w3_31
        XOR     .L1X   A0, B3, A12          ; <3> XOR     u_19, u2_19, difference_19
||      ADD     .L2X   B11, A8, B12         ; <3> ADD     moved_33, dhigh_33, x_33
||      SHRU    .S1    A2, 18, A8           ; <1> SHRU    cr_19, 18, i1_31
||      SHRU    .S2    B8, 4, B11           ; <1> SHRU    dr_19, 4, i3_32
||      LDW     .D1T1  *+A6[A12], A9        ; <1> LDW     *+A6[i2_31], w2_31
||      MV      .D2    B12, B3              ; <3> MV      u1_19, u2_19
        ADD     .L1    A13, A14, A2         ; <2> ADD     w0_31, w1_31, s01_31
||      MV      .L2X   A0, B12              ; <3> MV      u_19, u1_19
||      SHL     .S1X   B12, 4, A13          ; <3> SHL     x_33, 4, up_33
||      SHRU    .S2    B12, 28, B11         ; <3> SHRU    x_33, 28, down_33
||      MPYHLU  .M1    A2, A3, A2           ; <1> MPYHLU  half_31, ones_19, i0_31
||      STW     .D1T1  A12, *A15++[2]       ; <3> STW     difference_19, *schedule++[2]
||      LDW     .D2T2  *+B7[B11], B1        ; <1> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A2, A9, A12          ; <2> ADD     s01_31, s23_31, csum_19
||      MV      .L2X   A14, B0              ; <0> MV      cs_19, ds_19
||      ADD     .S1X   A13, B11, A8         ; <3> ADD     up_33, down_33, t_19
||      SHRU    .S2    B8, 11, B10          ; <1> SHRU    dr_19, 11, i2_32
||      MPYHLU  .M1    A14, A3, A2          ; <0> MPYHLU  cs_19, ones_19, crest_19
||      MPYHLU  .M2    B10, B13, B2         ; <1> MPYHLU  half_32, ones_19, i0_32
||      LDW     .D1T1  *+A5[A8], A14        ; <1> LDW     *+A5[i1_31], w1_31
||      ADD     .D2    B0, B1, B11          ; <2> ADD     w2_32, w3_32, s23_32
        XOR     .L1    A0, A8, A9           ; <3> XOR     u_19, t_19, both_19
||      ADD     .L2    B2, B1, B1           ; <2> ADD     w0_32, w1_32, s01_32
||      SHL     .S1    A11, A14, A8         ; <0> SHL     c_19, cs_19, high_29
||      SHL     .S2    B9, B0, B10          ; <0> SHL     d_19, ds_19, high_30
||      MPYSU   .M1    1, A12, A14          ; <2> MPYSU   1, csum_19, clow_33
||      MPYHLU  .M2    B0, B13, B8          ; <0> MPYHLU  ds_19, ones_19, drest_19
||      LDW     .D1T1  *+A4[A2], A13        ; <1> LDW     *+A4[i0_31], w0_31
||      LDW     .D2T2  *+B6[B10], B0        ; <1> LDW     *+B6[i2_32], w2_32
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_19, 1, count_19
||      ADD     .L2    B1, B11, B0          ; <2> ADD     s01_32, s23_32, dsum_19
||      SHRU    .S1    A11, A2, A2          ; <0> SHRU    c_19, crest_19, low_29
||      SHRU    .S2    B8, 18, B2           ; <1> SHRU    dr_19, 18, i1_32
||      STW     .D1T1  A9, *-A15[1]         ; <3> STW     both_19, *-schedule[1]
||      LDW     .D2T2  *+B4[B2], B2         ; <1> LDW     *+B4[i0_32], w0_32
des_key_schedule_decrypt$des_key_schedule_decrypt$2:
        ADD     .L1    A8, A2, A2           ; <-1> ADD     high_29, low_29, cr_19
||      SHRU    .S2    B9, B8, B2           ; <-1> SHRU    d_19, drest_19, low_30
||      MPYSU   .M2    1, B0, B0            ; <-3> MPYSU   1, dsum_19, dlow_33
||      LDW     .D2T2  *+B5[B2], B1         ; <-2> LDW     *+B5[i1_32], w1_32
        SUB     .L1    A12, A14, A8         ; <-3> SUB     csum_19, clow_33, chigh_33
||      ADD     .L2    B10, B2, B10         ; <-1> ADD     high_30, low_30, dr_19
||      SHRU    .S1    A2, 18, A1           ; <-1> SHRU    cr_19, 18, i1_31
||      MPYHLU  .M2X   B0, A3, B8           ; <-3> MPYHLU  dsum_19, ones_19, dhigh_33
        ADD     .L1X   A8, B0, A1           ; <-3> ADD     chigh_33, dlow_33, u_19
||      SHRU    .S1    A2, 4, A8            ; <-1> SHRU    cr_19, 4, i3_31
||      SHRU    .S2    B10, 4, B9           ; <-1> SHRU    dr_19, 4, i3_32
||      MPYHU   .M1    A2, A3, A10          ; <-1> MPYHU   cr_19, ones_19, half_31
||      MPYHU   .M2    B10, B13, B3         ; <-1> MPYHU   dr_19, ones_19, half_32
||      LDW     .D1T1  *+A5[A1], A8         ; <-1> LDW     *+A5[i1_31], w1_31
        XOR     .L1X   A1, B3, A8           ; <-3> XOR     u_19, u2_19, difference_19
||      SHRU    .S1    A2, 11, A2           ; <-1> SHRU    cr_19, 11, i2_31
||      LDW     .D1T1  *+A7[A8], A0         ; <-1> LDW     *+A7[i3_31], w3_31
        ADD     .L1    A9, A0, A8           ; <-2> ADD     w2_31, w3_31, s23_31
||      ADD     .L2    B0, B1, B0           ; <-2> ADD     w2_32, w3_32, s23_32
||      SHL     .S1    A12, 16, A0          ; <-3> SHL     csum_19, 16, moved_33
||      SHRU    .S2    B10, 11, B3          ; <-1> SHRU    dr_19, 11, i2_32
||      MPYHLU  .M1    A10, A3, A13         ; <-1> MPYHLU  half_31, ones_19, i0_31
||      MPYHLU  .M2    B3, B13, B2          ; <-1> MPYHLU  half_32, ones_19, i0_32
||      STW     .D1T1  A8, *A15++[2]        ; <-3> STW     difference_19, *schedule++[2]
||      LDW     .D2T2  *+B7[B9], B1         ; <-1> LDW     *+B7[i3_32], w3_32
        ADD     .L1    A13, A14, A2         ; <-2> ADD     w0_31, w1_31, s01_31
||      ADD     .L2    B2, B1, B1           ; <-2> ADD     w0_32, w1_32, s01_32
||      LDW     .D1T1  *+A6[A2], A9         ; <-1> LDW     *+A6[i2_31], w2_31
||      LDW     .D2T2  *+B6[B3], B12        ; <-1> LDW     *+B6[i2_32], w2_32
        ADD     .L1    A2, A8, A2           ; <-2> ADD     s01_31, s23_31, csum_19
||      SHRU    .S2    B10, 18, B2          ; <-1> SHRU    dr_19, 18, i1_32
||      LDW     .D1T1  *+A4[A13], A14       ; <-1> LDW     *+A4[i0_31], w0_31
||      LDW     .D2T2  *+B4[B2], B8         ; <-1> LDW     *+B4[i0_32], w0_32
        ADD     .L2X   B8, A0, B1           ; <-3> ADD     moved_33, dhigh_33, x_33
||      ADD     .S2    B1, B0, B0           ; <-2> ADD     s01_32, s23_32, dsum_19
||      MPYSU   .M1    1, A2, A14           ; <-2> MPYSU   1, csum_19, clow_33
||      LDW     .D2T2  *+B5[B2], B1         ; <-1> LDW     *+B5[i1_32], w1_32
        SHL     .S1X   B1, 4, A13           ; <-3> SHL     x_33, 4, up_33
||      SHRU    .S2    B1, 28, B2           ; <-3> SHRU    x_33, 28, down_33
||      MPYSU   .M2    1, B0, B8            ; <-2> MPYSU   1, dsum_19, dlow_33
||      LDW     .D2T1  *+B15[2], A10        ; restore A10
        ADD     .L1X   A13, B2, A13         ; <-3> ADD     up_33, down_33, t_19
||      MV      .L2    B12, B2              ; <-3> MV      u1_19, u2_19
||      SUB     .S1    A2, A14, A14         ; <-2> SUB     csum_19, clow_33, chigh_33
||      LDW     .D2T1  *+B15[10], A14       ; restore A14
        XOR     .L1    A1, A13, A13         ; <-3> XOR     u_19, t_19, both_19
||      ADD     .S1X   A14, B8, A0          ; <-2> ADD     chigh_33, dlow_33, u_19
||      ADD     .D1    A9, A0, A9           ; <-1> ADD     w2_31, w3_31, s23_31
        XOR     .L1X   A0, B2, A8           ; <-2> XOR     u_19, u2_19, difference_19
||      ADD     .L2    B12, B1, B0          ; <-1> ADD     w2_32, w3_32, s23_32
||      ADD     .S1    A14, A8, A13         ; <-1> ADD     w0_31, w1_31, s01_31
||      MPYHLU  .M2X   B0, A3, B8           ; <-2> MPYHLU  dsum_19, ones_19, dhigh_33
||      STW     .D1T1  A13, *-A15[1]        ; <-3> STW     both_19, *-schedule[1]
        ADD     .L1    A13, A9, A1          ; <-1> ADD     s01_31, s23_31, csum_19
||      MV      .L2X   A1, B1               ; <-3> MV      u_19, u1_19
||      SHL     .S1    A2, 16, A2           ; <-2> SHL     csum_19, 16, moved_33
||      ADD     .S2    B8, B1, B2           ; <-1> ADD     w0_32, w1_32, s01_32
||      STW     .D1T1  A8, *A15++[2]        ; <-2> STW     difference_19, *schedule++[2]
        ADD     .L2X   B8, A2, B2           ; <-2> ADD     moved_33, dhigh_33, x_33
||      SHL     .S1    A1, 16, A2           ; <-1> SHL     csum_19, 16, moved_33
||      ADD     .S2    B2, B0, B0           ; <-1> ADD     s01_32, s23_32, dsum_19
||      MPYSU   .M1    1, A1, A9            ; <-1> MPYSU   1, csum_19, clow_33
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        SHL     .S1X   B2, 4, A8            ; <-2> SHL     x_33, 4, up_33
||      SHRU    .S2    B2, 28, B2           ; <-2> SHRU    x_33, 28, down_33
||      MPYSU   .M2    1, B0, B0            ; <-1> MPYSU   1, dsum_19, dlow_33
||      LDW     .D2T1  *+B15[8], A13        ; restore A13
        ADD     .L1X   A8, B2, A1           ; <-2> ADD     up_33, down_33, t_19
||      SUB     .S1    A1, A9, A3           ; <-1> SUB     csum_19, clow_33, chigh_33
||      MPYHLU  .M2X   B0, A3, B1           ; <-1> MPYHLU  dsum_19, ones_19, dhigh_33
||      LDW     .D2T2  *+B15[5], B11        ; restore B11
        ADD     .L1X   A3, B0, A3           ; <-1> ADD     chigh_33, dlow_33, u_19
||      MV      .L2    B1, B0               ; <-2> MV      u1_19, u2_19
        XOR     .L1X   A3, B0, A2           ; <-1> XOR     u_19, u2_19, difference_19
||      ADD     .L2X   B1, A2, B1           ; <-1> ADD     moved_33, dhigh_33, x_33
||      LDW     .D2T1  *+B15[4], A11        ; restore A11
        XOR     .L1    A0, A1, A1           ; <-2> XOR     u_19, t_19, both_19
||      SHL     .S1X   B1, 4, A8            ; <-1> SHL     x_33, 4, up_33
||      SHRU    .S2    B1, 28, B1           ; <-1> SHRU    x_33, 28, down_33
||      LDW     .D2T1  *+B15[6], A12        ; restore A12
        ADD     .L1X   A8, B1, A1           ; <-1> ADD     up_33, down_33, t_19
||      STW     .D1T1  A1, *-A15[1]         ; <-2> STW     both_19, *-schedule[1]
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        XOR     .L1    A3, A1, A0           ; <-1> XOR     u_19, t_19, both_19
||      MV      .L2X   A0, B1               ; <-2> MV      u_19, u1_19
||      STW     .D1T1  A2, *A15++[2]        ; <-1> STW     difference_19, *schedule++[2]
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        MV      .L2    B1, B0               ; <-1> MV      u1_19, u2_19
||      B       .S2    B0                   ; return
||      STW     .D1T1  A0, *-A15[1]         ; <-1> STW     both_19, *-schedule[1]
||      LDW     .D2T2  *+B15[9], B13        ; restore B13
        ZERO    .L2    B0                   ; ZERO    zero_19
||      STW     .D1T2  B0, *A15++[1]        ; STW     u2_19, *schedule++
||      LDW     .D2T1  *+B15[11], A15       ; restore A15
        MV      .L2X   A3, B1               ; <-1> MV      u_19, u1_19
||      ZERO    .S2    B2                   ; ZERO    linear_34
||      STW     .D1T2  B0, *A15++[1]        ; STW     zero_19, *schedule++
        MVC     .S2    B2, AMR              ; MVC     linear_34, AMR
||      STW     .D1T2  B1, *A15++[1]        ; STW     u1_19, *schedule++
        STW     .D1T2  B0, *A15++[1]        ; STW     zero_19, *schedule++
        ADDK    .S2    48, B15              ; frame
