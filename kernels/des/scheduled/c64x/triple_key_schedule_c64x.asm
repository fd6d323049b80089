; broadside optimize: source e5e964839c77c4115779ba5d644b87c80b5923618fc6511a1a7e7e2571730050
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_choice_c, des_choice_d, des_rotations
; Key schedules of triple-DES for the table kernels of the C64x: E(k1) D(k2) E(k3) encrypts, D(k3) E(k2) D(k1) decrypts.
;
;       void des3_key_schedule_encrypt_c64x(uint32_t schedule[108], const uint8_t key[24]);
;       void des3_key_schedule_decrypt_c64x(uint32_t schedule[108], const uint8_t key[24]);
;
; Three DES schedules (key_schedule.sa) one after the other, in one routine. schedule and key word aligned, not
; overlapping. To be called with interrupts disabled: registers take new values while older ones are on their way, and
; AMR is set.

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

        .global des3_key_schedule_encrypt_c64x
        .align  32
des3_key_schedule_encrypt_c64x:
        MV      .L2    B4, B0               ; argument
||      MVKL    .S1    8388609, A23         ; MVKL    0x00800001, ones_2
        MVKL    .S1    11141290, A0         ; MVKL    0x00aa00aa, m7_2
||      LDW     .D2T2  *+B0[0], B1          ; LDW     *+key[0], x_2
        MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      LDW     .D2T1  *+B0[1], A3          ; LDW     *+key[1], y_2
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
        MVKL    .S1    52428, A1            ; MVKL    0x0000cccc, m14_2
        MVKL    .S1    252645135, A2        ; MVKL    0x0f0f0f0f, m4_2
        MVKH    .S1    252645135, A2        ; MVKH    0x0f0f0f0f, m4_2
||      SHRU    .S2    B1, 4, B2            ; SHRU    x_2, 4, high_5
        XOR     .L2X   B2, A3, B2           ; XOR     high_5, y_2, both_5
||      MVKH    .S1    52428, A1            ; MVKH    0x0000cccc, m14_2
        AND     .L2X   B2, A2, B2           ; AND     both_5, m4_2, d_5
||      MVKL    .S1    des_rotations, A24   ; MVKL    des_rotations, rotation_2
||      MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
        MVKH    .S1    11141290, A0         ; MVKH    0x00aa00aa, m7_2
||      SHL     .S2    B2, 4, B8            ; SHL     d_5, 4, moved_5
        XOR     .L1X   A3, B2, A3           ; XOR     y_2, d_5, y_2
||      XOR     .L2    B1, B8, B1           ; XOR     x_2, moved_5, x_2
||      MVKH    .S1    8388609, A23         ; MVKH    0x00800001, ones_2
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
        SHRU    .S1    A3, 14, A2           ; SHRU    y_2, 14, high_7
||      SHRU    .S2    B1, 14, B2           ; SHRU    x_2, 14, high_6
        XOR     .L1    A2, A3, A2           ; XOR     high_7, y_2, both_7
||      XOR     .L2    B2, B1, B2           ; XOR     high_6, x_2, both_6
||      MVKH    .S1    des_rotations, A24   ; MVKH    des_rotations, rotation_2
||      MV      .S2X   A23, B24             ; ones_2 on both sides
        AND     .L1    A2, A1, A2           ; AND     both_7, m14_2, d_7
||      AND     .L2X   B2, A1, B2           ; AND     both_6, m14_2, d_6
||      MVKL    .S1    546133, A1           ; MVKL    0x00085555, circular_1
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        XOR     .L1    A3, A2, A3           ; XOR     y_2, d_7, rest_7
||      XOR     .L2    B1, B2, B2           ; XOR     x_2, d_6, rest_6
||      SHL     .S1    A2, 14, A2           ; SHL     d_7, 14, moved_7
||      SHL     .S2    B2, 14, B1           ; SHL     d_6, 14, moved_6
        XOR     .L1    A3, A2, A2           ; XOR     rest_7, moved_7, y_2
||      XOR     .L2    B2, B1, B1           ; XOR     rest_6, moved_6, x_2
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
        SHRU    .S1    A2, 7, A3            ; SHRU    y_2, 7, high_9
||      SHRU    .S2    B1, 7, B2            ; SHRU    x_2, 7, high_8
        XOR     .L1    A3, A2, A3           ; XOR     high_9, y_2, both_9
||      XOR     .L2    B2, B1, B2           ; XOR     high_8, x_2, both_8
||      MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
        AND     .L1    A3, A0, A0           ; AND     both_9, m7_2, d_9
||      AND     .L2X   B2, A0, B2           ; AND     both_8, m7_2, d_8
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
        XOR     .L1    A2, A0, A2           ; XOR     y_2, d_9, rest_9
||      XOR     .L2    B1, B2, B2           ; XOR     x_2, d_8, rest_8
||      SHL     .S1    A0, 7, A0            ; SHL     d_9, 7, moved_9
||      SHL     .S2    B2, 7, B1            ; SHL     d_8, 7, moved_8
        XOR     .L1    A2, A0, A0           ; XOR     rest_9, moved_9, y_2
||      XOR     .L2    B2, B1, B1           ; XOR     rest_8, moved_8, x_2
||      MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      LDW     .D1T1  *A24++[1], A20       ; <0> LDW     *rotation_2++, cs_2
        SHL     .S1    A0, 28, A2           ; SHL     y_2, 28, top_4
||      EXTU    .S2    B1, 8, 24, B2        ; EXTU    x_2, 8, 24, second_4
        SHRU    .S1X   B1, 24, A3           ; SHRU    x_2, 24, third_4
||      EXTU    .S2    B1, 16, 24, B1       ; EXTU    x_2, 16, 24, first_4
        SHL     .S1    A3, 8, A2            ; SHL     third_4, 8, column5_4
||      SHRU    .S2X   A2, 24, B8           ; SHRU    top_4, 24, nibble_4
        CLR     .S1    A0, 0, 3, A22        ; CLR     y_2, 0, 3, c_2
||      SHL     .S2    B1, 24, B1           ; SHL     first_4, 24, column7_4
        MV      .L2X   A20, B2              ; <0> MV      cs_2, ds_2
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_2, cs_2, high_12
||      SHL     .S2    B2, 16, B9           ; SHL     second_4, 16, column6_4
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_2, ones_2, crest_2
        ADD     .L2    B1, B9, B1           ; ADD     column7_4, column6_4, rest_4
||      MVKH    .S1    546133, A1           ; MVKH    0x00085555, circular_1
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      MPYHLU  .M2    B2, B24, B19         ; <0> MPYHLU  ds_2, ones_2, drest_2
||      ADD     .D2X   B8, A2, B8           ; ADD     column5_4, nibble_4, d_2
        MV      .L1    A4, A2               ; argument
||      ADD     .L2    B1, B8, B23          ; ADD     rest_4, d_2, d_2
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_2, crest_2, low_12
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
||      MV      .D1X   B3, A0               ; move return$
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2    B23, B19, B18        ; <0> SHRU    d_2, drest_2, low_13
||      LDW     .D1T1  *A24++[1], A20       ; <1> LDW     *rotation_2++, cs_2
        ADD     .L1    A20, A16, A21        ; <0> ADD     high_12, low_12, cr_2
||      MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      SHL     .S2    B23, B2, B16         ; <0> SHL     d_2, ds_2, high_13
        MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      MVC     .S2X   A1, AMR              ; MVC     circular_1, AMR
||      MPYHU   .M1    A21, A23, A20        ; <0> MPYHU   cr_2, ones_2, half_14
||      ADD     .D2    B16, B18, B22        ; <0> ADD     high_13, low_13, dr_2
        SHRU    .S1    A21, 18, A3          ; <0> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B22, 4, B20          ; <0> SHRU    dr_2, 4, i3_15
        SHRU    .S1    A21, 4, A8           ; <0> SHRU    cr_2, 4, i3_14
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
||      MPYHLU  .M1    A20, A23, A8         ; <0> MPYHLU  half_14, ones_2, i0_14
||      MPYHU   .M2    B22, B24, B21        ; <0> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A5[A3], A18        ; <0> LDW     *+A5[i1_14], w1_14
        MV      .L2X   A20, B2              ; <1> MV      cs_2, ds_2
||      SHL     .S1    A22, A20, A20        ; <1> SHL     c_2, cs_2, high_12
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A20, A23, A16        ; <1> MPYHLU  cs_2, ones_2, crest_2
||      LDW     .D1T1  *+A7[A8], A16        ; <0> LDW     *+A7[i3_14], w3_14
        ZERO    .L2    B3                   ; ZERO    u2_2
||      SHRU    .S1    A21, 11, A9          ; <0> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B22, 18, B19         ; <0> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B24, B19         ; <1> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B20], B2        ; <0> LDW     *+B7[i3_15], w3_15
        SHRU    .S1    A22, A16, A16        ; <1> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B22, 11, B18         ; <0> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B24, B16        ; <0> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A6[A9], A17        ; <0> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B5[B19], B18       ; <0> LDW     *+B5[i1_15], w1_15
        SHRU    .S2    B23, B19, B18        ; <1> SHRU    d_2, drest_2, low_13
||      LDW     .D1T1  *A24++[1], A20       ; <2> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B6[B18], B8        ; <0> LDW     *+B6[i2_15], w2_15
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_12, low_12, cr_2
||      SHL     .S2    B23, B2, B16         ; <1> SHL     d_2, ds_2, high_13
||      LDW     .D2T2  *+B4[B16], B19       ; <0> LDW     *+B4[i0_15], w0_15
        MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_2, ones_2, half_14
||      ADD     .D2    B16, B18, B22        ; <1> ADD     high_13, low_13, dr_2
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B22, 4, B20          ; <1> SHRU    dr_2, 4, i3_15
        SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_2, 4, i3_14
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_14, ones_2, i0_14
||      MPYHU   .M2    B22, B24, B21        ; <1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_14], w1_14
        MV      .L2X   A20, B2              ; <2> MV      cs_2, ds_2
||      SHL     .S1    A22, A20, A20        ; <2> SHL     c_2, cs_2, high_12
||      MPYHLU  .M1    A20, A23, A16        ; <2> MPYHLU  cs_2, ones_2, crest_2
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_14], w3_14
||      ADD     .D2    B8, B2, B17          ; <0> ADD     w2_15, w3_15, s23_15
        ADD     .L1    A17, A16, A8         ; <0> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B19, B18, B18        ; <0> ADD     w0_15, w1_15, s01_15
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B22, 18, B19         ; <1> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B24, B19         ; <2> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B20], B2        ; <1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A19, A18, A9         ; <0> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B18, B17, B17        ; <0> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A22, A16, A16        ; <2> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B22, 11, B18         ; <1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B24, B16        ; <1> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B5[B19], B18       ; <1> LDW     *+B5[i1_15], w1_15
        ADD     .L1    A9, A8, A9           ; <0> ADD     s01_14, s23_14, csum_2
||      SHRU    .S2    B23, B19, B18        ; <2> SHRU    d_2, drest_2, low_13
||      MPYHLU  .M2    B17, B24, B8         ; <0> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D1T1  *A24++[1], A20       ; <3> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B6[B18], B8        ; <1> LDW     *+B6[i2_15], w2_15
        ADD     .L1    A20, A16, A21        ; <2> ADD     high_12, low_12, cr_2
||      SHL     .S1    A9, 16, A8           ; <0> SHL     csum_2, 16, moved_16
||      SHL     .S2    B23, B2, B16         ; <2> SHL     d_2, ds_2, high_13
||      MPYSU   .M2    1, B17, B16          ; <0> MPYSU   1, dsum_2, dlow_16
||      LDW     .D2T2  *+B4[B16], B19       ; <1> LDW     *+B4[i0_15], w0_15
        MVK     .L1    11, A1               ; MVK     16, count_2
||      ZERO    .L2    B1                   ; ZERO    u1_2
||      MPYHU   .M1    A21, A23, A20        ; <2> MPYHU   cr_2, ones_2, half_14
||      ADD     .D2    B16, B18, B22        ; <2> ADD     high_13, low_13, dr_2
        SHRU    .S1    A21, 18, A3          ; <2> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B22, 4, B20          ; <2> SHRU    dr_2, 4, i3_15
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_2, clow_16
        SHRU    .S1    A21, 4, A8           ; <2> SHRU    cr_2, 4, i3_14
||      ADD     .S2X   B8, A8, B9           ; <0> ADD     moved_16, dhigh_16, x_16
||      MPYHLU  .M1    A20, A23, A8         ; <2> MPYHLU  half_14, ones_2, i0_14
||      MPYHU   .M2    B22, B24, B21        ; <2> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A5[A3], A18        ; <2> LDW     *+A5[i1_14], w1_14
||      NOP
||      NOP
||      NOP
        SUB     .L1    A9, A3, A3           ; <0> SUB     csum_2, clow_16, chigh_16
||      MV      .L2X   A20, B2              ; <3> MV      cs_2, ds_2
||      SHL     .S1    A22, A20, A20        ; <3> SHL     c_2, cs_2, high_12
||      SHRU    .S2    B9, 28, B8           ; <0> SHRU    x_16, 28, down_16
||      MPYHLU  .M1    A20, A23, A16        ; <3> MPYHLU  cs_2, ones_2, crest_2
||      LDW     .D1T1  *+A7[A8], A16        ; <2> LDW     *+A7[i3_14], w3_14
||      ADD     .D2    B8, B2, B17          ; <1> ADD     w2_15, w3_15, s23_15
||      NOP
        ADD     .L1    A17, A16, A8         ; <1> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B19, B18, B18        ; <1> ADD     w0_15, w1_15, s01_15
||      SHRU    .S1    A21, 11, A9          ; <2> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B22, 18, B19         ; <2> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B24, B19         ; <3> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A8], A19        ; <2> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B20], B2        ; <2> LDW     *+B7[i3_15], w3_15
||      NOP
        ADD     .L1    A19, A18, A9         ; <1> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B18, B17, B17        ; <1> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A22, A16, A16        ; <3> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B22, 11, B18         ; <2> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B24, B16        ; <2> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A6[A9], A17        ; <2> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B5[B19], B18       ; <2> LDW     *+B5[i1_15], w1_15
||      NOP
;@loop {"name": "rounds1", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 25.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds1: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 7/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 8/8, M2 5/8, D2 6/8
;  cross paths: 1X 3/8, 2X 3/8
;  T paths: T1 6/8, T2 5/8
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 8: found, 25.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_encrypt_c64x$rounds1:
        ADD     .L1    A9, A8, A9           ; <3> ADD     s01_14, s23_14, csum_2
||      ADD     .L2X   B16, A3, B9          ; <4> ADD     chigh_16, dlow_16, u_2
||      SHL     .S1X   B9, 4, A3            ; <4> SHL     x_16, 4, up_16
||      SHRU    .S2    B23, B19, B18        ; <1> SHRU    d_2, drest_2, low_13
||      MPYHLU  .M2    B17, B24, B8         ; <3> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D1T1  *A24++[1], A20       ; <0> LDW     *rotation_2++, cs_2
||      LDW     .D2T2  *+B6[B18], B8        ; <2> LDW     *+B6[i2_15], w2_15
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_12, low_12, cr_2
||      XOR     .L2    B9, B3, B2           ; <4> XOR     u_2, u2_2, difference_2
||      SHL     .S1    A9, 16, A8           ; <3> SHL     csum_2, 16, moved_16
||      SHL     .S2    B23, B2, B16         ; <1> SHL     d_2, ds_2, high_13
||      MPYSU   .M2    1, B17, B16          ; <3> MPYSU   1, dsum_2, dlow_16
||      ADD     .D1X   A3, B8, A3           ; <4> ADD     up_16, down_16, t_2
||      LDW     .D2T2  *+B4[B16], B19       ; <2> LDW     *+B4[i0_15], w0_15
        XOR     .L1X   A3, B9, A3           ; <4> XOR     u_2, t_2, both_2
||      MV      .L2    B9, B1               ; <4> MV      u_2, u1_2
||[A1]  B       .S1    des3_key_schedule_encrypt_c64x$rounds1; <0> [count_2] B     rounds1
||      MV      .S2    B1, B3               ; <4> MV      u1_2, u2_2
||      MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_2, ones_2, half_14
||      STW     .D1T2  B2, *A2++[2]         ; <4> STW     difference_2, *schedule++[2]
||      ADD     .D2    B16, B18, B22        ; <1> ADD     high_13, low_13, dr_2
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B22, 4, B20          ; <1> SHRU    dr_2, 4, i3_15
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_2, clow_16
||      STW     .D1T1  A3, *-A2[1]          ; <4> STW     both_2, *-schedule[1]
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_2, 1, count_2
||      SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_2, 4, i3_14
||      ADD     .S2X   B8, A8, B9           ; <3> ADD     moved_16, dhigh_16, x_16
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_14, ones_2, i0_14
||      MPYHU   .M2    B22, B24, B21        ; <1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_14], w1_14
        SUB     .L1    A9, A3, A3           ; <3> SUB     csum_2, clow_16, chigh_16
||      MV      .L2X   A20, B2              ; <0> MV      cs_2, ds_2
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_2, cs_2, high_12
||      SHRU    .S2    B9, 28, B8           ; <3> SHRU    x_16, 28, down_16
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_2, ones_2, crest_2
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_14], w3_14
||      ADD     .D2    B8, B2, B17          ; <2> ADD     w2_15, w3_15, s23_15
        ADD     .L1    A17, A16, A8         ; <2> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B19, B18, B18        ; <2> ADD     w0_15, w1_15, s01_15
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B22, 18, B19         ; <1> SHRU    dr_2, 18, i1_15
||      MPYHLU  .M2    B2, B24, B19         ; <0> MPYHLU  ds_2, ones_2, drest_2
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B20], B2        ; <1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A19, A18, A9         ; <2> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B18, B17, B17        ; <2> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_2, crest_2, low_12
||      SHRU    .S2    B22, 11, B18         ; <1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B24, B16        ; <1> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B5[B19], B18       ; <1> LDW     *+B5[i1_15], w1_15
des3_key_schedule_encrypt_c64x$des3_key_schedule_encrypt_c64x$2:
        ADD     .L1    A9, A8, A9           ; <-3> ADD     s01_14, s23_14, csum_2
||      ADD     .L2X   B16, A3, B9          ; <-4> ADD     chigh_16, dlow_16, u_2
||      SHL     .S1X   B9, 4, A3            ; <-4> SHL     x_16, 4, up_16
||      SHRU    .S2    B23, B19, B18        ; <-1> SHRU    d_2, drest_2, low_13
||      MPYHLU  .M2    B17, B24, B8         ; <-3> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B6[B18], B8        ; <-2> LDW     *+B6[i2_15], w2_15
        ADD     .L1    A20, A16, A21        ; <-1> ADD     high_12, low_12, cr_2
||      XOR     .L2    B9, B3, B2           ; <-4> XOR     u_2, u2_2, difference_2
||      SHL     .S1    A9, 16, A8           ; <-3> SHL     csum_2, 16, moved_16
||      SHL     .S2    B23, B2, B16         ; <-1> SHL     d_2, ds_2, high_13
||      MPYSU   .M2    1, B17, B16          ; <-3> MPYSU   1, dsum_2, dlow_16
||      ADD     .D1X   A3, B8, A3           ; <-4> ADD     up_16, down_16, t_2
||      LDW     .D2T2  *+B4[B16], B19       ; <-2> LDW     *+B4[i0_15], w0_15
        XOR     .L1X   A3, B9, A3           ; <-4> XOR     u_2, t_2, both_2
||      MV      .L2    B9, B1               ; <-4> MV      u_2, u1_2
||      MVKL    .S1    52428, A1            ; MVKL    0x0000cccc, m14_17
||      MV      .S2    B1, B3               ; <-4> MV      u1_2, u2_2
||      MPYHU   .M1    A21, A23, A20        ; <-1> MPYHU   cr_2, ones_2, half_14
||      STW     .D1T2  B2, *A2++[2]         ; <-4> STW     difference_2, *schedule++[2]
||      ADD     .D2    B16, B18, B22        ; <-1> ADD     high_13, low_13, dr_2
        SHRU    .S1    A21, 18, A3          ; <-1> SHRU    cr_2, 18, i1_14
||      SHRU    .S2    B22, 4, B20          ; <-1> SHRU    dr_2, 4, i3_15
||      MPYSU   .M1    1, A9, A3            ; <-3> MPYSU   1, csum_2, clow_16
||      STW     .D1T1  A3, *-A2[1]          ; <-4> STW     both_2, *-schedule[1]
||      LDW     .D2T2  *+B0[2], B19         ; LDW     *+key[2], x_17
        SHRU    .S1    A21, 4, A8           ; <-1> SHRU    cr_2, 4, i3_14
||      ADD     .S2X   B8, A8, B9           ; <-3> ADD     moved_16, dhigh_16, x_16
||      MPYHLU  .M1    A20, A23, A8         ; <-1> MPYHLU  half_14, ones_2, i0_14
||      MPYHU   .M2    B22, B24, B21        ; <-1> MPYHU   dr_2, ones_2, half_15
||      LDW     .D1T1  *+A5[A3], A18        ; <-1> LDW     *+A5[i1_14], w1_14
||      LDW     .D2T2  *+B0[3], B21         ; LDW     *+key[3], y_17
        SUB     .L1    A9, A3, A3           ; <-3> SUB     csum_2, clow_16, chigh_16
||      MVKL    .S1    252645135, A20       ; MVKL    0x0f0f0f0f, m4_17
||      SHRU    .S2    B9, 28, B8           ; <-3> SHRU    x_16, 28, down_16
||      LDW     .D1T1  *+A7[A8], A16        ; <-1> LDW     *+A7[i3_14], w3_14
||      ADD     .D2    B8, B2, B17          ; <-2> ADD     w2_15, w3_15, s23_15
        ADD     .L1    A17, A16, A8         ; <-2> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B19, B18, B18        ; <-2> ADD     w0_15, w1_15, s01_15
||      SHRU    .S1    A21, 11, A9          ; <-1> SHRU    cr_2, 11, i2_14
||      SHRU    .S2    B22, 18, B19         ; <-1> SHRU    dr_2, 18, i1_15
||      LDW     .D1T1  *+A4[A8], A19        ; <-1> LDW     *+A4[i0_14], w0_14
||      LDW     .D2T2  *+B7[B20], B2        ; <-1> LDW     *+B7[i3_15], w3_15
        ADD     .L1    A19, A18, A9         ; <-2> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B18, B17, B17        ; <-2> ADD     s01_15, s23_15, dsum_2
||      MVKH    .S1    252645135, A20       ; MVKH    0x0f0f0f0f, m4_17
||      SHRU    .S2    B22, 11, B18         ; <-1> SHRU    dr_2, 11, i2_15
||      MPYHLU  .M2    B21, B24, B16        ; <-1> MPYHLU  half_15, ones_2, i0_15
||      LDW     .D1T1  *+A6[A9], A17        ; <-1> LDW     *+A6[i2_14], w2_14
||      LDW     .D2T2  *+B5[B19], B18       ; <-1> LDW     *+B5[i1_15], w1_15
        ADD     .L1    A9, A8, A9           ; <-2> ADD     s01_14, s23_14, csum_2
||      ADD     .L2X   B16, A3, B9          ; <-3> ADD     chigh_16, dlow_16, u_2
||      SHL     .S1X   B9, 4, A3            ; <-3> SHL     x_16, 4, up_16
||      SHRU    .S2    B19, 4, B18          ; SHRU    x_17, 4, high_20
||      MPYHLU  .M2    B17, B24, B8         ; <-2> MPYHLU  dsum_2, ones_2, dhigh_16
||      LDW     .D2T2  *+B6[B18], B8        ; <-1> LDW     *+B6[i2_15], w2_15
        XOR     .L2    B9, B3, B2           ; <-3> XOR     u_2, u2_2, difference_2
||      SHL     .S1    A9, 16, A8           ; <-2> SHL     csum_2, 16, moved_16
||      XOR     .S2    B18, B21, B17        ; XOR     high_20, y_17, both_20
||      MPYSU   .M2    1, B17, B16          ; <-2> MPYSU   1, dsum_2, dlow_16
||      ADD     .D1X   A3, B8, A3           ; <-3> ADD     up_16, down_16, t_2
||      LDW     .D2T2  *+B4[B16], B19       ; <-1> LDW     *+B4[i0_15], w0_15
        XOR     .L1X   A3, B9, A3           ; <-3> XOR     u_2, t_2, both_2
||      MV      .L2    B9, B1               ; <-3> MV      u_2, u1_2
||      MVKL    .S1    8388609, A23         ; MVKL    0x00800001, ones_17
||      MV      .S2    B1, B3               ; <-3> MV      u1_2, u2_2
||      STW     .D1T2  B2, *A2++[2]         ; <-3> STW     difference_2, *schedule++[2]
        AND     .L1X   A20, B17, A3         ; AND     both_20, m4_17, d_20
||      MVKL    .S1    11141290, A20        ; MVKL    0x00aa00aa, m7_17
||      MPYSU   .M1    1, A9, A3            ; <-2> MPYSU   1, csum_2, clow_16
||      STW     .D1T1  A3, *-A2[1]          ; <-3> STW     both_2, *-schedule[1]
        XOR     .L1X   A3, B21, A21         ; XOR     y_17, d_20, y_17
||      SHL     .S1    A3, 4, A8            ; SHL     d_20, 4, moved_20
||      ADD     .S2X   B8, A8, B9           ; <-2> ADD     moved_16, dhigh_16, x_16
        SUB     .L1    A9, A3, A3           ; <-2> SUB     csum_2, clow_16, chigh_16
||      SHRU    .S1    A21, 14, A8          ; SHRU    y_17, 14, high_22
||      SHRU    .S2    B9, 28, B8           ; <-2> SHRU    x_16, 28, down_16
||      XOR     .D1X   A8, B19, A22         ; XOR     x_17, moved_20, x_17
||      ADD     .D2    B8, B2, B17          ; <-1> ADD     w2_15, w3_15, s23_15
        ADD     .L1    A17, A16, A8         ; <-1> ADD     w2_14, w3_14, s23_14
||      ADD     .L2    B19, B18, B18        ; <-1> ADD     w0_15, w1_15, s01_15
||      MVKH    .S1    52428, A1            ; MVKH    0x0000cccc, m14_17
||      XOR     .D1    A8, A21, A16         ; XOR     high_22, y_17, both_22
        ADD     .L1    A19, A18, A9         ; <-1> ADD     w0_14, w1_14, s01_14
||      ADD     .L2    B18, B17, B17        ; <-1> ADD     s01_15, s23_15, dsum_2
||      SHRU    .S1    A22, 14, A16         ; SHRU    x_17, 14, high_21
||      AND     .D1    A16, A1, A18         ; AND     both_22, m14_17, d_22
        ADD     .L1    A9, A8, A9           ; <-1> ADD     s01_14, s23_14, csum_2
||      ADD     .L2X   B16, A3, B9          ; <-2> ADD     chigh_16, dlow_16, u_2
||      SHL     .S1X   B9, 4, A3            ; <-2> SHL     x_16, 4, up_16
||      MPYHLU  .M2    B17, B24, B8         ; <-1> MPYHLU  dsum_2, ones_2, dhigh_16
||      XOR     .D1    A21, A18, A21        ; XOR     y_17, d_22, rest_22
        XOR     .L2    B9, B3, B2           ; <-2> XOR     u_2, u2_2, difference_2
||      SHL     .S1    A9, 16, A8           ; <-1> SHL     csum_2, 16, moved_16
||      SHL     .S2X   A18, 14, B3          ; SHL     d_22, 14, moved_22
||      MPYSU   .M2    1, B17, B16          ; <-1> MPYSU   1, dsum_2, dlow_16
||      ADD     .D1X   A3, B8, A3           ; <-2> ADD     up_16, down_16, t_2
        XOR     .L1X   A3, B9, A3           ; <-2> XOR     u_2, t_2, both_2
||      MV      .L2    B9, B1               ; <-2> MV      u_2, u1_2
||      XOR     .S1    A16, A22, A16        ; XOR     high_21, x_17, both_21
||      MV      .S2    B1, B3               ; <-2> MV      u1_2, u2_2
||      STW     .D1T2  B2, *A2++[2]         ; <-2> STW     difference_2, *schedule++[2]
||      XOR     .D2X   B3, A21, B2          ; XOR     rest_22, moved_22, y_17
        AND     .L1    A16, A1, A1          ; AND     both_21, m14_17, d_21
||      MVKH    .S1    11141290, A20        ; MVKH    0x00aa00aa, m7_17
||      SHRU    .S2    B2, 7, B9            ; SHRU    y_17, 7, high_24
||      MPYSU   .M1    1, A9, A3            ; <-1> MPYSU   1, csum_2, clow_16
||      STW     .D1T1  A3, *-A2[1]          ; <-2> STW     both_2, *-schedule[1]
        XOR     .L1    A22, A1, A8          ; XOR     x_17, d_21, rest_21
||      XOR     .L2    B9, B2, B8           ; XOR     high_24, y_17, both_24
||      SHL     .S1    A1, 14, A1           ; SHL     d_21, 14, moved_21
||      ADD     .S2X   B8, A8, B9           ; <-1> ADD     moved_16, dhigh_16, x_16
        SUB     .L1    A9, A3, A3           ; <-1> SUB     csum_2, clow_16, chigh_16
||      AND     .L2X   B8, A20, B17         ; AND     both_24, m7_17, d_24
||      MVKL    .S1    des_rotations + 60, A24; MVKL    des_rotations + 60, rotation_17
||      SHRU    .S2    B9, 28, B8           ; <-1> SHRU    x_16, 28, down_16
||      XOR     .D1    A8, A1, A1           ; XOR     rest_21, moved_21, x_17
        SHRU    .S1    A1, 7, A8            ; SHRU    x_17, 7, high_23
        XOR     .L1    A8, A1, A8           ; XOR     high_23, x_17, both_23
||      XOR     .L2    B2, B17, B24         ; XOR     y_17, d_24, rest_24
||      MVKH    .S1    8388609, A23         ; MVKH    0x00800001, ones_17
        AND     .L1    A8, A20, A8          ; AND     both_23, m7_17, d_23
||      ADD     .L2X   B16, A3, B9          ; <-1> ADD     chigh_16, dlow_16, u_2
||      SHL     .S1X   B9, 4, A3            ; <-1> SHL     x_16, 4, up_16
        XOR     .L1    A1, A8, A1           ; XOR     x_17, d_23, rest_23
||      XOR     .L2    B9, B3, B2           ; <-1> XOR     u_2, u2_2, difference_2
||      MVKH    .S1    des_rotations + 60, A24; MVKH    des_rotations + 60, rotation_17
||      ADD     .D1X   A3, B8, A3           ; <-1> ADD     up_16, down_16, t_2
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     u_2, t_2, both_2
||      MV      .L2    B9, B1               ; <-1> MV      u_2, u1_2
||      SHL     .S1    A8, 7, A8            ; SHL     d_23, 7, moved_23
||      MV      .S2    B1, B3               ; <-1> MV      u1_2, u2_2
||      STW     .D1T2  B2, *A2++[2]         ; <-1> STW     difference_2, *schedule++[2]
        XOR     .L1    A1, A8, A1           ; XOR     rest_23, moved_23, x_17
||      SHL     .S1X   B17, 7, A3           ; SHL     d_24, 7, moved_24
||      STW     .D1T1  A3, *-A2[1]          ; <-1> STW     both_2, *-schedule[1]
        XOR     .L1X   A3, B24, A8          ; XOR     rest_24, moved_24, y_17
||      MV      .L2X   A23, B2              ; ones_17 on both sides
||      EXTU    .S1    A1, 16, 24, A3       ; EXTU    x_17, 16, 24, first_19
||      LDW     .D1T1  *A24--[1], A20       ; <0> LDW     *rotation_17--, cs_17
        CLR     .S1    A8, 0, 3, A22        ; CLR     y_17, 0, 3, c_17
||      SHRU    .S2X   A1, 24, B24          ; SHRU    x_17, 24, third_19
        EXTU    .S1    A1, 8, 24, A1        ; EXTU    x_17, 8, 24, second_19
||      SHL     .S2X   A8, 28, B17          ; SHL     y_17, 28, top_19
        SHL     .S2X   A3, 24, B9           ; SHL     first_19, 24, column7_19
        SHRU    .S1X   B17, 24, A1          ; SHRU    top_19, 24, nibble_19
||      SHL     .S2X   A1, 16, B17          ; SHL     second_19, 16, column6_19
        MV      .L2X   A20, B22             ; <0> MV      cs_17, ds_17
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_17, cs_17, high_27
||      SHL     .S2    B24, 8, B24          ; SHL     third_19, 8, column5_19
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_17, ones_17, crest_17
        ADD     .L2    B9, B17, B9          ; ADD     column7_19, column6_19, rest_19
||      ADD     .S2X   B24, A1, B17         ; ADD     column5_19, nibble_19, d_17
||      MPYHLU  .M2    B22, B2, B18         ; <0> MPYHLU  ds_17, ones_17, drest_17
        ADD     .L2    B9, B17, B26         ; ADD     rest_19, d_17, d_17
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_17, crest_17, low_27
        SHRU    .S2    B26, B18, B17        ; <0> SHRU    d_17, drest_17, low_28
||      LDW     .D1T1  *A24--[1], A20       ; <1> LDW     *rotation_17--, cs_17
        ADD     .L1    A20, A16, A21        ; <0> ADD     high_27, low_27, cr_17
||      SHL     .S2    B26, B22, B9         ; <0> SHL     d_17, ds_17, high_28
        MPYHU   .M1    A21, A23, A20        ; <0> MPYHU   cr_17, ones_17, half_29
||      ADD     .D2    B9, B17, B21         ; <0> ADD     high_28, low_28, dr_17
        SHRU    .S1    A21, 18, A3          ; <0> SHRU    cr_17, 18, i1_29
||      SHRU    .S2    B21, 4, B19          ; <0> SHRU    dr_17, 4, i3_30
        SHRU    .S1    A21, 4, A8           ; <0> SHRU    cr_17, 4, i3_29
||      MPYHLU  .M1    A20, A23, A8         ; <0> MPYHLU  half_29, ones_17, i0_29
||      MPYHU   .M2    B21, B2, B20         ; <0> MPYHU   dr_17, ones_17, half_30
||      LDW     .D1T1  *+A5[A3], A18        ; <0> LDW     *+A5[i1_29], w1_29
        MV      .L2X   A20, B22             ; <1> MV      cs_17, ds_17
||      SHL     .S1    A22, A20, A20        ; <1> SHL     c_17, cs_17, high_27
||      MPYHLU  .M1    A20, A23, A16        ; <1> MPYHLU  cs_17, ones_17, crest_17
||      LDW     .D1T1  *+A7[A8], A16        ; <0> LDW     *+A7[i3_29], w3_29
        SHRU    .S1    A21, 11, A9          ; <0> SHRU    cr_17, 11, i2_29
||      SHRU    .S2    B21, 18, B18         ; <0> SHRU    dr_17, 18, i1_30
||      MPYHLU  .M2    B22, B2, B18         ; <1> MPYHLU  ds_17, ones_17, drest_17
||      LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[i0_29], w0_29
||      LDW     .D2T2  *+B7[B19], B16       ; <0> LDW     *+B7[i3_30], w3_30
        SHRU    .S1    A22, A16, A16        ; <1> SHRU    c_17, crest_17, low_27
||      SHRU    .S2    B21, 11, B17         ; <0> SHRU    dr_17, 11, i2_30
||      MPYHLU  .M2    B20, B2, B9          ; <0> MPYHLU  half_30, ones_17, i0_30
||      LDW     .D1T1  *+A6[A9], A17        ; <0> LDW     *+A6[i2_29], w2_29
||      LDW     .D2T2  *+B5[B18], B17       ; <0> LDW     *+B5[i1_30], w1_30
        SHRU    .S2    B26, B18, B17        ; <1> SHRU    d_17, drest_17, low_28
||      LDW     .D1T1  *A24--[1], A20       ; <2> LDW     *rotation_17--, cs_17
||      LDW     .D2T2  *+B6[B17], B3        ; <0> LDW     *+B6[i2_30], w2_30
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_27, low_27, cr_17
||      SHL     .S2    B26, B22, B9         ; <1> SHL     d_17, ds_17, high_28
||      LDW     .D2T2  *+B4[B9], B18        ; <0> LDW     *+B4[i0_30], w0_30
        MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_17, ones_17, half_29
||      STW     .D1T2  B3, *A2++[1]         ; STW     u2_2, *schedule++
||      ADD     .D2    B9, B17, B21         ; <1> ADD     high_28, low_28, dr_17
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_17, 18, i1_29
||      SHRU    .S2    B21, 4, B19          ; <1> SHRU    dr_17, 4, i3_30
        SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_17, 4, i3_29
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_29, ones_17, i0_29
||      MPYHU   .M2    B21, B2, B20         ; <1> MPYHU   dr_17, ones_17, half_30
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_29], w1_29
        MV      .L2X   A20, B22             ; <2> MV      cs_17, ds_17
||      SHL     .S1    A22, A20, A20        ; <2> SHL     c_17, cs_17, high_27
||      MPYHLU  .M1    A20, A23, A16        ; <2> MPYHLU  cs_17, ones_17, crest_17
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_29], w3_29
||      ADD     .D2    B3, B16, B16         ; <0> ADD     w2_30, w3_30, s23_30
        ADD     .L1    A17, A16, A8         ; <0> ADD     w2_29, w3_29, s23_29
||      ADD     .L2    B18, B17, B17        ; <0> ADD     w0_30, w1_30, s01_30
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_17, 11, i2_29
||      SHRU    .S2    B21, 18, B18         ; <1> SHRU    dr_17, 18, i1_30
||      MPYHLU  .M2    B22, B2, B18         ; <2> MPYHLU  ds_17, ones_17, drest_17
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_29], w0_29
||      LDW     .D2T2  *+B7[B19], B16       ; <1> LDW     *+B7[i3_30], w3_30
        ADD     .L1    A19, A18, A9         ; <0> ADD     w0_29, w1_29, s01_29
||      ADD     .L2    B17, B16, B16        ; <0> ADD     s01_30, s23_30, dsum_17
||      SHRU    .S1    A22, A16, A16        ; <2> SHRU    c_17, crest_17, low_27
||      SHRU    .S2    B21, 11, B17         ; <1> SHRU    dr_17, 11, i2_30
||      MPYHLU  .M2    B20, B2, B9          ; <1> MPYHLU  half_30, ones_17, i0_30
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_29], w2_29
||      LDW     .D2T2  *+B5[B18], B17       ; <1> LDW     *+B5[i1_30], w1_30
        ADD     .L1    A9, A8, A9           ; <0> ADD     s01_29, s23_29, csum_17
||      ZERO    .S1    A17                  ; ZERO    zero_2
||      SHRU    .S2    B26, B18, B17        ; <2> SHRU    d_17, drest_17, low_28
||      MPYHLU  .M2    B16, B2, B3          ; <0> MPYHLU  dsum_17, ones_17, dhigh_31
||      LDW     .D1T1  *A24--[1], A20       ; <3> LDW     *rotation_17--, cs_17
||      LDW     .D2T2  *+B6[B17], B3        ; <1> LDW     *+B6[i2_30], w2_30
        ADD     .L1    A20, A16, A21        ; <2> ADD     high_27, low_27, cr_17
||      SHL     .S1    A9, 16, A8           ; <0> SHL     csum_17, 16, moved_31
||      SHL     .S2    B26, B22, B9         ; <2> SHL     d_17, ds_17, high_28
||      MPYSU   .M2    1, B16, B9           ; <0> MPYSU   1, dsum_17, dlow_31
||      STW     .D1T1  A17, *A2++[1]        ; STW     zero_2, *schedule++
||      LDW     .D2T2  *+B4[B9], B18        ; <1> LDW     *+B4[i0_30], w0_30
        MVK     .L1    11, A1               ; MVK     16, count_17
||      ZERO    .L2    B31                  ; ZERO    u1_17
||      ZERO    .S2    B1                   ; ZERO    u2_17
||      MPYHU   .M1    A21, A23, A20        ; <2> MPYHU   cr_17, ones_17, half_29
||      STW     .D1T2  B1, *A2++[1]         ; STW     u1_2, *schedule++
||      ADD     .D2    B9, B17, B21         ; <2> ADD     high_28, low_28, dr_17
        SHRU    .S1    A21, 18, A3          ; <2> SHRU    cr_17, 18, i1_29
||      SHRU    .S2    B21, 4, B19          ; <2> SHRU    dr_17, 4, i3_30
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_17, clow_31
||      STW     .D1T1  A17, *A2++[1]        ; STW     zero_2, *schedule++
        SHRU    .S1    A21, 4, A8           ; <2> SHRU    cr_17, 4, i3_29
||      ADD     .S2X   B3, A8, B8           ; <0> ADD     moved_31, dhigh_31, x_31
||      MPYHLU  .M1    A20, A23, A8         ; <2> MPYHLU  half_29, ones_17, i0_29
||      MPYHU   .M2    B21, B2, B20         ; <2> MPYHU   dr_17, ones_17, half_30
||      LDW     .D1T1  *+A5[A3], A18        ; <2> LDW     *+A5[i1_29], w1_29
||      NOP
||      NOP
        SUB     .L1    A9, A3, A3           ; <0> SUB     csum_17, clow_31, chigh_31
||      MV      .L2X   A20, B22             ; <3> MV      cs_17, ds_17
||      SHL     .S1    A22, A20, A20        ; <3> SHL     c_17, cs_17, high_27
||      SHRU    .S2    B8, 28, B3           ; <0> SHRU    x_31, 28, down_31
||      MPYHLU  .M1    A20, A23, A16        ; <3> MPYHLU  cs_17, ones_17, crest_17
||      LDW     .D1T1  *+A7[A8], A16        ; <2> LDW     *+A7[i3_29], w3_29
||      ADD     .D2    B3, B16, B16         ; <1> ADD     w2_30, w3_30, s23_30
||      NOP
        ADD     .L1    A17, A16, A8         ; <1> ADD     w2_29, w3_29, s23_29
||      ADD     .L2    B18, B17, B17        ; <1> ADD     w0_30, w1_30, s01_30
||      SHRU    .S1    A21, 11, A9          ; <2> SHRU    cr_17, 11, i2_29
||      SHRU    .S2    B21, 18, B18         ; <2> SHRU    dr_17, 18, i1_30
||      MPYHLU  .M2    B22, B2, B18         ; <3> MPYHLU  ds_17, ones_17, drest_17
||      LDW     .D1T1  *+A4[A8], A19        ; <2> LDW     *+A4[i0_29], w0_29
||      LDW     .D2T2  *+B7[B19], B16       ; <2> LDW     *+B7[i3_30], w3_30
||      NOP
        ADD     .L1    A19, A18, A9         ; <1> ADD     w0_29, w1_29, s01_29
||      ADD     .L2    B17, B16, B16        ; <1> ADD     s01_30, s23_30, dsum_17
||      SHRU    .S1    A22, A16, A16        ; <3> SHRU    c_17, crest_17, low_27
||      SHRU    .S2    B21, 11, B17         ; <2> SHRU    dr_17, 11, i2_30
||      MPYHLU  .M2    B20, B2, B9          ; <2> MPYHLU  half_30, ones_17, i0_30
||      LDW     .D1T1  *+A6[A9], A17        ; <2> LDW     *+A6[i2_29], w2_29
||      LDW     .D2T2  *+B5[B18], B17       ; <2> LDW     *+B5[i1_30], w1_30
||      NOP
;@loop {"name": "rounds2", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds2: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 7/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 8/8, M2 5/8, D2 6/8
;  cross paths: 1X 3/8, 2X 3/8
;  T paths: T1 6/8, T2 5/8
;  registers of side A: 20 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_encrypt_c64x$rounds2:
        ADD     .L1    A9, A8, A9           ; <3> ADD     s01_29, s23_29, csum_17
||      ADD     .L2X   B9, A3, B8           ; <4> ADD     chigh_31, dlow_31, u_17
||      SHL     .S1X   B8, 4, A3            ; <4> SHL     x_31, 4, up_31
||      SHRU    .S2    B26, B18, B17        ; <1> SHRU    d_17, drest_17, low_28
||      MPYHLU  .M2    B16, B2, B3          ; <3> MPYHLU  dsum_17, ones_17, dhigh_31
||      LDW     .D1T1  *A24--[1], A20       ; <0> LDW     *rotation_17--, cs_17
||      LDW     .D2T2  *+B6[B17], B3        ; <2> LDW     *+B6[i2_30], w2_30
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_27, low_27, cr_17
||      XOR     .L2    B8, B1, B1           ; <4> XOR     u_17, u2_17, difference_17
||      SHL     .S1    A9, 16, A8           ; <3> SHL     csum_17, 16, moved_31
||      SHL     .S2    B26, B22, B9         ; <1> SHL     d_17, ds_17, high_28
||      MPYSU   .M2    1, B16, B9           ; <3> MPYSU   1, dsum_17, dlow_31
||      ADD     .D1X   A3, B3, A3           ; <4> ADD     up_31, down_31, t_17
||      LDW     .D2T2  *+B4[B9], B18        ; <2> LDW     *+B4[i0_30], w0_30
        XOR     .L1X   A3, B8, A25          ; <4> XOR     u_17, t_17, both_17
||      MV      .L2    B8, B31              ; <4> MV      u_17, u1_17
||[A1]  B       .S1    des3_key_schedule_encrypt_c64x$rounds2; <0> [count_17] B     rounds2
||      MV      .S2    B31, B1              ; <4> MV      u1_17, u2_17
||      MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_17, ones_17, half_29
||      STW     .D1T2  B1, *A2++[2]         ; <4> STW     difference_17, *schedule++[2]
||      ADD     .D2    B9, B17, B21         ; <1> ADD     high_28, low_28, dr_17
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_17, 18, i1_29
||      SHRU    .S2    B21, 4, B19          ; <1> SHRU    dr_17, 4, i3_30
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_17, clow_31
||      STW     .D1T1  A25, *-A2[1]         ; <4> STW     both_17, *-schedule[1]
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_17, 1, count_17
||      SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_17, 4, i3_29
||      ADD     .S2X   B3, A8, B8           ; <3> ADD     moved_31, dhigh_31, x_31
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_29, ones_17, i0_29
||      MPYHU   .M2    B21, B2, B20         ; <1> MPYHU   dr_17, ones_17, half_30
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_29], w1_29
        SUB     .L1    A9, A3, A3           ; <3> SUB     csum_17, clow_31, chigh_31
||      MV      .L2X   A20, B22             ; <0> MV      cs_17, ds_17
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_17, cs_17, high_27
||      SHRU    .S2    B8, 28, B3           ; <3> SHRU    x_31, 28, down_31
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_17, ones_17, crest_17
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_29], w3_29
||      ADD     .D2    B3, B16, B16         ; <2> ADD     w2_30, w3_30, s23_30
        ADD     .L1    A17, A16, A8         ; <2> ADD     w2_29, w3_29, s23_29
||      ADD     .L2    B18, B17, B17        ; <2> ADD     w0_30, w1_30, s01_30
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_17, 11, i2_29
||      SHRU    .S2    B21, 18, B18         ; <1> SHRU    dr_17, 18, i1_30
||      MPYHLU  .M2    B22, B2, B18         ; <0> MPYHLU  ds_17, ones_17, drest_17
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_29], w0_29
||      LDW     .D2T2  *+B7[B19], B16       ; <1> LDW     *+B7[i3_30], w3_30
        ADD     .L1    A19, A18, A9         ; <2> ADD     w0_29, w1_29, s01_29
||      ADD     .L2    B17, B16, B16        ; <2> ADD     s01_30, s23_30, dsum_17
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_17, crest_17, low_27
||      SHRU    .S2    B21, 11, B17         ; <1> SHRU    dr_17, 11, i2_30
||      MPYHLU  .M2    B20, B2, B9          ; <1> MPYHLU  half_30, ones_17, i0_30
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_29], w2_29
||      LDW     .D2T2  *+B5[B18], B17       ; <1> LDW     *+B5[i1_30], w1_30
des3_key_schedule_encrypt_c64x$des3_key_schedule_encrypt_c64x$4:
        ADD     .L1    A9, A8, A9           ; <-3> ADD     s01_29, s23_29, csum_17
||      ADD     .L2X   B9, A3, B8           ; <-4> ADD     chigh_31, dlow_31, u_17
||      SHL     .S1X   B8, 4, A3            ; <-4> SHL     x_31, 4, up_31
||      SHRU    .S2    B26, B18, B17        ; <-1> SHRU    d_17, drest_17, low_28
||      MPYHLU  .M2    B16, B2, B3          ; <-3> MPYHLU  dsum_17, ones_17, dhigh_31
||      LDW     .D2T2  *+B6[B17], B3        ; <-2> LDW     *+B6[i2_30], w2_30
        ADD     .L1    A20, A16, A21        ; <-1> ADD     high_27, low_27, cr_17
||      XOR     .L2    B8, B1, B1           ; <-4> XOR     u_17, u2_17, difference_17
||      SHL     .S1    A9, 16, A8           ; <-3> SHL     csum_17, 16, moved_31
||      SHL     .S2    B26, B22, B9         ; <-1> SHL     d_17, ds_17, high_28
||      MPYSU   .M2    1, B16, B9           ; <-3> MPYSU   1, dsum_17, dlow_31
||      ADD     .D1X   A3, B3, A3           ; <-4> ADD     up_31, down_31, t_17
||      LDW     .D2T2  *+B4[B9], B18        ; <-2> LDW     *+B4[i0_30], w0_30
        XOR     .L1X   A3, B8, A25          ; <-4> XOR     u_17, t_17, both_17
||      MV      .L2    B8, B31              ; <-4> MV      u_17, u1_17
||      MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_32
||      MV      .S2    B31, B1              ; <-4> MV      u1_17, u2_17
||      MPYHU   .M1    A21, A23, A20        ; <-1> MPYHU   cr_17, ones_17, half_29
||      STW     .D1T2  B1, *A2++[2]         ; <-4> STW     difference_17, *schedule++[2]
||      ADD     .D2    B9, B17, B21         ; <-1> ADD     high_28, low_28, dr_17
        SHRU    .S1    A21, 18, A3          ; <-1> SHRU    cr_17, 18, i1_29
||      SHRU    .S2    B21, 4, B19          ; <-1> SHRU    dr_17, 4, i3_30
||      MPYSU   .M1    1, A9, A3            ; <-3> MPYSU   1, csum_17, clow_31
||      STW     .D1T1  A25, *-A2[1]         ; <-4> STW     both_17, *-schedule[1]
||      LDW     .D2T2  *+B0[4], B18         ; LDW     *+key[4], x_32
        SHRU    .S1    A21, 4, A8           ; <-1> SHRU    cr_17, 4, i3_29
||      ADD     .S2X   B3, A8, B8           ; <-3> ADD     moved_31, dhigh_31, x_31
||      MPYHLU  .M1    A20, A23, A8         ; <-1> MPYHLU  half_29, ones_17, i0_29
||      MPYHU   .M2    B21, B2, B20         ; <-1> MPYHU   dr_17, ones_17, half_30
||      LDW     .D1T1  *+A5[A3], A18        ; <-1> LDW     *+A5[i1_29], w1_29
||      LDW     .D2T2  *+B0[5], B20         ; LDW     *+key[5], y_32
        SUB     .L1    A9, A3, A3           ; <-3> SUB     csum_17, clow_31, chigh_31
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_32
||      SHRU    .S2    B8, 28, B3           ; <-3> SHRU    x_31, 28, down_31
||      LDW     .D1T1  *+A7[A8], A16        ; <-1> LDW     *+A7[i3_29], w3_29
||      ADD     .D2    B3, B16, B16         ; <-2> ADD     w2_30, w3_30, s23_30
        ADD     .L1    A17, A16, A8         ; <-2> ADD     w2_29, w3_29, s23_29
||      ADD     .L2    B18, B17, B17        ; <-2> ADD     w0_30, w1_30, s01_30
||      SHRU    .S1    A21, 11, A9          ; <-1> SHRU    cr_17, 11, i2_29
||      SHRU    .S2    B21, 18, B18         ; <-1> SHRU    dr_17, 18, i1_30
||      LDW     .D1T1  *+A4[A8], A19        ; <-1> LDW     *+A4[i0_29], w0_29
||      LDW     .D2T2  *+B7[B19], B16       ; <-1> LDW     *+B7[i3_30], w3_30
        ADD     .L1    A19, A18, A9         ; <-2> ADD     w0_29, w1_29, s01_29
||      ADD     .L2    B17, B16, B16        ; <-2> ADD     s01_30, s23_30, dsum_17
||      SHRU    .S2    B21, 11, B17         ; <-1> SHRU    dr_17, 11, i2_30
||      MPYHLU  .M2    B20, B2, B9          ; <-1> MPYHLU  half_30, ones_17, i0_30
||      LDW     .D1T1  *+A6[A9], A17        ; <-1> LDW     *+A6[i2_29], w2_29
||      LDW     .D2T2  *+B5[B18], B17       ; <-1> LDW     *+B5[i1_30], w1_30
        ADD     .L1    A9, A8, A9           ; <-2> ADD     s01_29, s23_29, csum_17
||      ADD     .L2X   B9, A3, B8           ; <-3> ADD     chigh_31, dlow_31, u_17
||      SHL     .S1X   B8, 4, A3            ; <-3> SHL     x_31, 4, up_31
||      SHRU    .S2    B18, 4, B17          ; SHRU    x_32, 4, high_35
||      MPYHLU  .M2    B16, B2, B3          ; <-2> MPYHLU  dsum_17, ones_17, dhigh_31
||      LDW     .D2T2  *+B6[B17], B3        ; <-1> LDW     *+B6[i2_30], w2_30
        XOR     .L2    B8, B1, B1           ; <-3> XOR     u_17, u2_17, difference_17
||      SHL     .S1    A9, 16, A8           ; <-2> SHL     csum_17, 16, moved_31
||      XOR     .S2    B17, B20, B17        ; XOR     high_35, y_32, both_35
||      MPYSU   .M2    1, B16, B9           ; <-2> MPYSU   1, dsum_17, dlow_31
||      ADD     .D1X   A3, B3, A3           ; <-3> ADD     up_31, down_31, t_17
||      LDW     .D2T2  *+B4[B9], B18        ; <-1> LDW     *+B4[i0_30], w0_30
        XOR     .L1X   A3, B8, A25          ; <-3> XOR     u_17, t_17, both_17
||      MV      .L2    B8, B31              ; <-3> MV      u_17, u1_17
||      MVKL    .S1    52428, A21           ; MVKL    0x0000cccc, m14_32
||      MV      .S2    B31, B1              ; <-3> MV      u1_17, u2_17
||      STW     .D1T2  B1, *A2++[2]         ; <-3> STW     difference_17, *schedule++[2]
        AND     .L1X   A1, B17, A1          ; AND     both_35, m4_32, d_35
||      MPYSU   .M1    1, A9, A3            ; <-2> MPYSU   1, csum_17, clow_31
||      STW     .D1T1  A25, *-A2[1]         ; <-3> STW     both_17, *-schedule[1]
        XOR     .L1X   A1, B20, A1          ; XOR     y_32, d_35, y_32
||      SHL     .S1    A1, 4, A8            ; SHL     d_35, 4, moved_35
||      ADD     .S2X   B3, A8, B8           ; <-2> ADD     moved_31, dhigh_31, x_31
        SUB     .L1    A9, A3, A3           ; <-2> SUB     csum_17, clow_31, chigh_31
||      XOR     .S1X   A8, B18, A25         ; XOR     x_32, moved_35, x_32
||      SHRU    .S2    B8, 28, B3           ; <-2> SHRU    x_31, 28, down_31
||      ADD     .D2    B3, B16, B16         ; <-1> ADD     w2_30, w3_30, s23_30
        ADD     .L1    A17, A16, A8         ; <-1> ADD     w2_29, w3_29, s23_29
||      ADD     .L2    B18, B17, B17        ; <-1> ADD     w0_30, w1_30, s01_30
||      SHRU    .S1    A25, 14, A16         ; SHRU    x_32, 14, high_36
||      SHRU    .S2X   A1, 14, B18          ; SHRU    y_32, 14, high_37
        ADD     .L1    A19, A18, A9         ; <-1> ADD     w0_29, w1_29, s01_29
||      ADD     .L2    B17, B16, B16        ; <-1> ADD     s01_30, s23_30, dsum_17
||      MVKH    .S1    52428, A21           ; MVKH    0x0000cccc, m14_32
||      XOR     .S2X   B18, A1, B17         ; XOR     high_37, y_32, both_37
||      XOR     .D1    A16, A25, A16        ; XOR     high_36, x_32, both_36
        ADD     .L1    A9, A8, A9           ; <-1> ADD     s01_29, s23_29, csum_17
||      ADD     .L2X   B9, A3, B8           ; <-2> ADD     chigh_31, dlow_31, u_17
||      SHL     .S1X   B8, 4, A3            ; <-2> SHL     x_31, 4, up_31
||      MVKL    .S2    11141290, B2         ; MVKL    0x00aa00aa, m7_32
||      MPYHLU  .M2    B16, B2, B3          ; <-1> MPYHLU  dsum_17, ones_17, dhigh_31
||      AND     .D1    A16, A21, A16        ; AND     both_36, m14_32, d_36
        XOR     .L1    A25, A16, A21        ; XOR     x_32, d_36, rest_36
||      XOR     .L2    B8, B1, B1           ; <-2> XOR     u_17, u2_17, difference_17
||      SHL     .S1    A9, 16, A8           ; <-1> SHL     csum_17, 16, moved_31
||      MVKH    .S2    11141290, B2         ; MVKH    0x00aa00aa, m7_32
||      MPYSU   .M2    1, B16, B9           ; <-1> MPYSU   1, dsum_17, dlow_31
||      ADD     .D1X   A3, B3, A3           ; <-2> ADD     up_31, down_31, t_17
||      AND     .D2X   B17, A21, B16        ; AND     both_37, m14_32, d_37
        XOR     .L1X   A3, B8, A25          ; <-2> XOR     u_17, t_17, both_17
||      MV      .L2    B8, B31              ; <-2> MV      u_17, u1_17
||      SHL     .S1    A16, 14, A1          ; SHL     d_36, 14, moved_36
||      MV      .S2    B31, B1              ; <-2> MV      u1_17, u2_17
||      STW     .D1T2  B1, *A2++[2]         ; <-2> STW     difference_17, *schedule++[2]
||      XOR     .D2X   B16, A1, B8          ; XOR     y_32, d_37, rest_37
        XOR     .L1    A21, A1, A1          ; XOR     rest_36, moved_36, x_32
||      SHL     .S2    B16, 14, B16         ; SHL     d_37, 14, moved_37
||      MPYSU   .M1    1, A9, A3            ; <-1> MPYSU   1, csum_17, clow_31
||      STW     .D1T1  A25, *-A2[1]         ; <-2> STW     both_17, *-schedule[1]
        XOR     .L2    B8, B16, B16         ; XOR     rest_37, moved_37, y_32
||      SHRU    .S1    A1, 7, A8            ; SHRU    x_32, 7, high_38
||      ADD     .S2X   B3, A8, B8           ; <-1> ADD     moved_31, dhigh_31, x_31
        SUB     .L1    A9, A3, A3           ; <-1> SUB     csum_17, clow_31, chigh_31
||      MVKL    .S1    des_rotations, A8    ; MVKL    des_rotations, rotation_32
||      SHRU    .S2    B8, 28, B3           ; <-1> SHRU    x_31, 28, down_31
||      XOR     .D1    A8, A1, A9           ; XOR     high_38, x_32, both_38
        AND     .L1X   A9, B2, A9           ; AND     both_38, m7_32, d_38
||      MVKH    .S1    des_rotations, A8    ; MVKH    des_rotations, rotation_32
||      SHRU    .S2    B16, 7, B17          ; SHRU    y_32, 7, high_39
        XOR     .L1    A1, A9, A9           ; XOR     x_32, d_38, rest_38
||      XOR     .L2    B17, B16, B17        ; XOR     high_39, y_32, both_39
||      SHL     .S1    A9, 7, A1            ; SHL     d_38, 7, moved_38
||      LDW     .D1T1  *A8++[1], A21        ; <0> LDW     *rotation_32++, cs_32
        XOR     .L1    A9, A1, A1           ; XOR     rest_38, moved_38, x_32
||      ADD     .L2X   B9, A3, B8           ; <-1> ADD     chigh_31, dlow_31, u_17
||      SHL     .S1X   B8, 4, A3            ; <-1> SHL     x_31, 4, up_31
||      AND     .S2    B17, B2, B2          ; AND     both_39, m7_32, d_39
        XOR     .L2    B8, B1, B1           ; <-1> XOR     u_17, u2_17, difference_17
||      EXTU    .S1    A1, 16, 24, A9       ; EXTU    x_32, 16, 24, first_34
||      XOR     .S2    B16, B2, B3          ; XOR     y_32, d_39, rest_39
||      ADD     .D1X   A3, B3, A3           ; <-1> ADD     up_31, down_31, t_17
        XOR     .L1X   A3, B8, A25          ; <-1> XOR     u_17, t_17, both_17
||      MV      .L2    B8, B31              ; <-1> MV      u_17, u1_17
||      MVKL    .S1    8388609, A20         ; MVKL    0x00800001, ones_32
||      MV      .S2    B31, B1              ; <-1> MV      u1_17, u2_17
||      STW     .D1T2  B1, *A2++[2]         ; <-1> STW     difference_17, *schedule++[2]
        SHL     .S1X   B2, 7, A9            ; SHL     d_39, 7, moved_39
||      SHL     .S2X   A9, 24, B2           ; SHL     first_34, 24, column7_34
||      STW     .D1T1  A25, *-A2[1]         ; <-1> STW     both_17, *-schedule[1]
        XOR     .L1X   A9, B3, A9           ; XOR     rest_39, moved_39, y_32
||      ZERO    .L2    B1                   ; ZERO    zero_17
||      MVKH    .S1    8388609, A20         ; MVKH    0x00800001, ones_32
||      SHRU    .S2X   A1, 24, B3           ; SHRU    x_32, 24, third_34
||      STW     .D1T2  B1, *A2++[1]         ; STW     u2_17, *schedule++
        MV      .L1X   B31, A25             ; move u1_17
||      MV      .L2X   A21, B20             ; <0> MV      cs_32, ds_32
||      EXTU    .S1    A1, 8, 24, A1        ; EXTU    x_32, 8, 24, second_34
||      SHL     .S2    B3, 8, B3            ; SHL     third_34, 8, column5_34
||      MPYHLU  .M1    A21, A20, A18        ; <0> MPYHLU  cs_32, ones_32, crest_32
        SHL     .S1    A1, 16, A1           ; SHL     second_34, 16, column6_34
||      SHL     .S2X   A9, 28, B31          ; SHL     y_32, 28, top_34
        ADD     .L1X   A1, B2, A1           ; ADD     column7_34, column6_34, rest_34
||      MV      .L2X   A20, B19             ; ones_32 on both sides
||      SHRU    .S2    B31, 24, B2          ; SHRU    top_34, 24, nibble_34
||      LDW     .D1T1  *A8++[1], A21        ; <1> LDW     *rotation_32++, cs_32
        ADD     .L2    B3, B2, B2           ; ADD     column5_34, nibble_34, d_32
||      MPYHLU  .M2    B20, B19, B18        ; <0> MPYHLU  ds_32, ones_32, drest_32
        ADD     .L2X   B2, A1, B25          ; ADD     rest_34, d_32, d_32
||      CLR     .S1    A9, 0, 3, A31        ; CLR     y_32, 0, 3, c_32
        SHL     .S1    A31, A21, A3         ; <0> SHL     c_32, cs_32, high_42
||      SHL     .S2    B25, B20, B9         ; <0> SHL     d_32, ds_32, high_43
        SHRU    .S1    A31, A18, A1         ; <0> SHRU    c_32, crest_32, low_42
||      SHRU    .S2    B25, B18, B8         ; <0> SHRU    d_32, drest_32, low_43
        ADD     .L1    A3, A1, A19          ; <0> ADD     high_42, low_42, cr_32
||      ADD     .L2    B9, B8, B17          ; <0> ADD     high_43, low_43, dr_32
||      STW     .D1T2  B1, *A2++[1]         ; STW     zero_17, *schedule++
        MV      .L2X   A21, B20             ; <1> MV      cs_32, ds_32
||      SHRU    .S1    A19, 11, A18         ; <0> SHRU    cr_32, 11, i2_44
||      SHRU    .S2    B17, 4, B9           ; <0> SHRU    dr_32, 4, i3_45
||      MPYHLU  .M1    A21, A20, A18        ; <1> MPYHLU  cs_32, ones_32, crest_32
||      STW     .D1T1  A25, *A2++[1]        ; STW     u1_17, *schedule++
        SHRU    .S2    B17, 11, B16         ; <0> SHRU    dr_32, 11, i2_45
||      MPYHU   .M1    A19, A20, A17        ; <0> MPYHU   cr_32, ones_32, half_44
||      LDW     .D1T1  *+A6[A18], A17       ; <0> LDW     *+A6[i2_44], w2_44
        SHRU    .S1    A19, 4, A16          ; <0> SHRU    cr_32, 4, i3_44
||      MPYHU   .M2    B17, B19, B16        ; <0> MPYHU   dr_32, ones_32, half_45
||      LDW     .D1T1  *A8++[1], A21        ; <2> LDW     *rotation_32++, cs_32
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[i3_45], w3_45
        SHRU    .S1    A19, 18, A9          ; <0> SHRU    cr_32, 18, i1_44
||      MPYHLU  .M2    B20, B19, B18        ; <1> MPYHLU  ds_32, ones_32, drest_32
||      LDW     .D1T1  *+A7[A16], A16       ; <0> LDW     *+A7[i3_44], w3_44
||      LDW     .D2T2  *+B6[B16], B3        ; <0> LDW     *+B6[i2_45], w2_45
        MPYHLU  .M1    A17, A20, A1         ; <0> MPYHLU  half_44, ones_32, i0_44
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[i1_44], w1_44
        SHL     .S1    A31, A21, A3         ; <1> SHL     c_32, cs_32, high_42
||      SHL     .S2    B25, B20, B9         ; <1> SHL     d_32, ds_32, high_43
||      MPYHLU  .M2    B16, B19, B3         ; <0> MPYHLU  half_45, ones_32, i0_45
||      STW     .D1T2  B1, *A2++[1]         ; STW     zero_17, *schedule++
        SHRU    .S1    A31, A18, A1         ; <1> SHRU    c_32, crest_32, low_42
||      SHRU    .S2    B25, B18, B8         ; <1> SHRU    d_32, drest_32, low_43
||      LDW     .D1T1  *+A4[A1], A3         ; <0> LDW     *+A4[i0_44], w0_44
        ADD     .L1    A3, A1, A19          ; <1> ADD     high_42, low_42, cr_32
||      ADD     .L2    B9, B8, B17          ; <1> ADD     high_43, low_43, dr_32
||      SHRU    .S2    B17, 18, B8          ; <0> SHRU    dr_32, 18, i1_45
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[i0_45], w0_45
        MV      .L2X   A21, B20             ; <2> MV      cs_32, ds_32
||      SHRU    .S1    A19, 11, A18         ; <1> SHRU    cr_32, 11, i2_44
||      SHRU    .S2    B17, 4, B9           ; <1> SHRU    dr_32, 4, i3_45
||      MPYHLU  .M1    A21, A20, A18        ; <2> MPYHLU  cs_32, ones_32, crest_32
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[i1_45], w1_45
        ZERO    .L1    A29                  ; ZERO    u1_32
||      SHRU    .S2    B17, 11, B16         ; <1> SHRU    dr_32, 11, i2_45
||      MPYHU   .M1    A19, A20, A17        ; <1> MPYHU   cr_32, ones_32, half_44
||      LDW     .D1T1  *+A6[A18], A17       ; <1> LDW     *+A6[i2_44], w2_44
||      ADD     .D2    B3, B2, B8           ; <0> ADD     w2_45, w3_45, s23_45
        ADD     .L1    A17, A16, A1         ; <0> ADD     w2_44, w3_44, s23_44
||      MV      .L2X   A2, B31              ; move schedule
||      SHRU    .S1    A19, 4, A16          ; <1> SHRU    cr_32, 4, i3_44
||      MPYHU   .M2    B17, B19, B16        ; <1> MPYHU   dr_32, ones_32, half_45
||      LDW     .D1T1  *A8++[1], A21        ; <3> LDW     *rotation_32++, cs_32
||      LDW     .D2T2  *+B7[B9], B2         ; <1> LDW     *+B7[i3_45], w3_45
        ADD     .L1    A3, A9, A3           ; <0> ADD     w0_44, w1_44, s01_44
||      ZERO    .L2    B1                   ; ZERO    u2_32
||      SHRU    .S1    A19, 18, A9          ; <1> SHRU    cr_32, 18, i1_44
||      MPYHLU  .M2    B20, B19, B18        ; <2> MPYHLU  ds_32, ones_32, drest_32
||      LDW     .D1T1  *+A7[A16], A16       ; <1> LDW     *+A7[i3_44], w3_44
||      LDW     .D2T2  *+B6[B16], B3        ; <1> LDW     *+B6[i2_45], w2_45
        MPYHLU  .M1    A17, A20, A1         ; <1> MPYHLU  half_44, ones_32, i0_44
||      LDW     .D1T1  *+A5[A9], A9         ; <1> LDW     *+A5[i1_44], w1_44
        ADD     .L1    A3, A1, A9           ; <0> ADD     s01_44, s23_44, csum_32
||      ADD     .L2    B9, B2, B2           ; <0> ADD     w0_45, w1_45, s01_45
||      SHL     .S1    A31, A21, A3         ; <2> SHL     c_32, cs_32, high_42
||      SHL     .S2    B25, B20, B9         ; <2> SHL     d_32, ds_32, high_43
||      MPYHLU  .M2    B16, B19, B3         ; <1> MPYHLU  half_45, ones_32, i0_45
        ADD     .L2    B2, B8, B0           ; <0> ADD     s01_45, s23_45, dsum_32
||      SHRU    .S1    A31, A18, A1         ; <2> SHRU    c_32, crest_32, low_42
||      SHRU    .S2    B25, B18, B8         ; <2> SHRU    d_32, drest_32, low_43
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_32, clow_46
||      LDW     .D1T1  *+A4[A1], A3         ; <1> LDW     *+A4[i0_44], w0_44
||      NOP
        ADD     .L1    A3, A1, A19          ; <2> ADD     high_42, low_42, cr_32
||      ADD     .L2    B9, B8, B17          ; <2> ADD     high_43, low_43, dr_32
||      SHL     .S1    A9, 16, A1           ; <0> SHL     csum_32, 16, moved_46
||      SHRU    .S2    B17, 18, B8          ; <1> SHRU    dr_32, 18, i1_45
||      MPYHLU  .M2    B0, B19, B0          ; <0> MPYHLU  dsum_32, ones_32, dhigh_46
||      LDW     .D2T2  *+B4[B3], B9         ; <1> LDW     *+B4[i0_45], w0_45
||      NOP
||      NOP
        MV      .L2X   A21, B20             ; <3> MV      cs_32, ds_32
||      SHRU    .S1    A19, 11, A18         ; <2> SHRU    cr_32, 11, i2_44
||      SHRU    .S2    B17, 4, B9           ; <2> SHRU    dr_32, 4, i3_45
||      MPYHLU  .M1    A21, A20, A18        ; <3> MPYHLU  cs_32, ones_32, crest_32
||      MPYSU   .M2    1, B0, B2            ; <0> MPYSU   1, dsum_32, dlow_46
||      SUB     .D1    A9, A3, A3           ; <0> SUB     csum_32, clow_46, chigh_46
||      LDW     .D2T2  *+B5[B8], B2         ; <1> LDW     *+B5[i1_45], w1_45
||      NOP
        MVK     .L1    11, A2               ; MVK     16, count_32
||      ADD     .L2X   B0, A1, B0           ; <0> ADD     moved_46, dhigh_46, x_46
||      SHRU    .S2    B17, 11, B16         ; <2> SHRU    dr_32, 11, i2_45
||      MPYHU   .M1    A19, A20, A17        ; <2> MPYHU   cr_32, ones_32, half_44
||      LDW     .D1T1  *+A6[A18], A17       ; <2> LDW     *+A6[i2_44], w2_44
||      ADD     .D2    B3, B2, B8           ; <1> ADD     w2_45, w3_45, s23_45
||      NOP
||      NOP
;@loop {"name": "rounds3", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds3: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 6/8, S1 7/8, M1 4/8, D1 6/8, L2 8/8, S2 8/8, M2 5/8, D2 8/8
;  cross paths: 1X 1/8, 2X 4/8
;  T paths: T1 5/8, T2 6/8
;  registers of side A: 18 used, 18 live at once
;  registers of side B: 17 used, 17 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_encrypt_c64x$rounds3:
        ADD     .L1    A17, A16, A1         ; <3> ADD     w2_44, w3_44, s23_44
||      ADD     .L2X   B2, A3, B3           ; <4> ADD     chigh_46, dlow_46, u_32
||      SHRU    .S1    A19, 4, A16          ; <2> SHRU    cr_32, 4, i3_44
||      SHRU    .S2    B0, 28, B2           ; <4> SHRU    x_46, 28, down_46
||      MPYHU   .M2    B17, B19, B16        ; <2> MPYHU   dr_32, ones_32, half_45
||      LDW     .D1T1  *A8++[1], A21        ; <0> LDW     *rotation_32++, cs_32
||      LDW     .D2T2  *+B7[B9], B2         ; <2> LDW     *+B7[i3_45], w3_45
        ADD     .L1    A3, A9, A3           ; <3> ADD     w0_44, w1_44, s01_44
||      XOR     .L2    B3, B1, B0           ; <4> XOR     u_32, u2_32, difference_32
||      SHRU    .S1    A19, 18, A9          ; <2> SHRU    cr_32, 18, i1_44
||      SHL     .S2    B0, 4, B1            ; <4> SHL     x_46, 4, up_46
||      MPYHLU  .M2    B20, B19, B18        ; <1> MPYHLU  ds_32, ones_32, drest_32
||      LDW     .D1T1  *+A7[A16], A16       ; <2> LDW     *+A7[i3_44], w3_44
||      LDW     .D2T2  *+B6[B16], B3        ; <2> LDW     *+B6[i2_45], w2_45
        MV      .L1X   B3, A29              ; <4> MV      u_32, u1_32
||      MV      .L2X   A29, B1              ; <4> MV      u1_32, u2_32
||[A2]  B       .S1    des3_key_schedule_encrypt_c64x$rounds3; <0> [count_32] B     rounds3
||      ADD     .S2    B1, B2, B0           ; <4> ADD     up_46, down_46, t_32
||      MPYHLU  .M1    A17, A20, A1         ; <2> MPYHLU  half_44, ones_32, i0_44
||      LDW     .D1T1  *+A5[A9], A9         ; <2> LDW     *+A5[i1_44], w1_44
||      STW     .D2T2  B0, *B31++[2]        ; <4> STW     difference_32, *schedule++[2]
        ADD     .L1    A3, A1, A9           ; <3> ADD     s01_44, s23_44, csum_32
||      ADD     .L2    B9, B2, B2           ; <3> ADD     w0_45, w1_45, s01_45
||      SHL     .S1    A31, A21, A3         ; <1> SHL     c_32, cs_32, high_42
||      SHL     .S2    B25, B20, B9         ; <1> SHL     d_32, ds_32, high_43
||      MPYHLU  .M2    B16, B19, B3         ; <2> MPYHLU  half_45, ones_32, i0_45
||      XOR     .D2    B3, B0, B0           ; <4> XOR     u_32, t_32, both_32
        ADD     .L2    B2, B8, B0           ; <3> ADD     s01_45, s23_45, dsum_32
||      SHRU    .S1    A31, A18, A1         ; <1> SHRU    c_32, crest_32, low_42
||      SHRU    .S2    B25, B18, B8         ; <1> SHRU    d_32, drest_32, low_43
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_32, clow_46
||      LDW     .D1T1  *+A4[A1], A3         ; <2> LDW     *+A4[i0_44], w0_44
||      STW     .D2T2  B0, *-B31[1]         ; <4> STW     both_32, *-schedule[1]
        ADD     .L1    A3, A1, A19          ; <1> ADD     high_42, low_42, cr_32
||      ADD     .L2    B9, B8, B17          ; <1> ADD     high_43, low_43, dr_32
||      SHL     .S1    A9, 16, A1           ; <3> SHL     csum_32, 16, moved_46
||      SHRU    .S2    B17, 18, B8          ; <2> SHRU    dr_32, 18, i1_45
||      MPYHLU  .M2    B0, B19, B0          ; <3> MPYHLU  dsum_32, ones_32, dhigh_46
||      LDW     .D2T2  *+B4[B3], B9         ; <2> LDW     *+B4[i0_45], w0_45
        MV      .L2X   A21, B20             ; <0> MV      cs_32, ds_32
||      SHRU    .S1    A19, 11, A18         ; <1> SHRU    cr_32, 11, i2_44
||      SHRU    .S2    B17, 4, B9           ; <1> SHRU    dr_32, 4, i3_45
||      MPYHLU  .M1    A21, A20, A18        ; <0> MPYHLU  cs_32, ones_32, crest_32
||      MPYSU   .M2    1, B0, B2            ; <3> MPYSU   1, dsum_32, dlow_46
||      SUB     .D1    A9, A3, A3           ; <3> SUB     csum_32, clow_46, chigh_46
||      LDW     .D2T2  *+B5[B8], B2         ; <2> LDW     *+B5[i1_45], w1_45
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_32, 1, count_32
||      ADD     .L2X   B0, A1, B0           ; <3> ADD     moved_46, dhigh_46, x_46
||      SHRU    .S2    B17, 11, B16         ; <1> SHRU    dr_32, 11, i2_45
||      MPYHU   .M1    A19, A20, A17        ; <1> MPYHU   cr_32, ones_32, half_44
||      LDW     .D1T1  *+A6[A18], A17       ; <1> LDW     *+A6[i2_44], w2_44
||      ADD     .D2    B3, B2, B8           ; <2> ADD     w2_45, w3_45, s23_45
des3_key_schedule_encrypt_c64x$des3_key_schedule_encrypt_c64x$6:
        ADD     .L1    A17, A16, A16        ; <-3> ADD     w2_44, w3_44, s23_44
||      ADD     .L2X   B2, A3, B3           ; <-4> ADD     chigh_46, dlow_46, u_32
        XOR     .L2    B3, B1, B1           ; <-4> XOR     u_32, u2_32, difference_32
||      MPYHLU  .M1    A17, A20, A9         ; <-2> MPYHLU  half_44, ones_32, i0_44
||      LDW     .D2T2  *+B7[B9], B25        ; <-2> LDW     *+B7[i3_45], w3_45
        ADD     .L1    A3, A9, A3           ; <-3> ADD     w0_44, w1_44, s01_44
||      SHRU    .S2    B0, 28, B1           ; <-4> SHRU    x_46, 28, down_46
||      MPYHU   .M2    B17, B19, B9         ; <-2> MPYHU   dr_32, ones_32, half_45
||      STW     .D2T2  B1, *B31++[2]        ; <-4> STW     difference_32, *schedule++[2]
        ADD     .L1    A3, A16, A3          ; <-3> ADD     s01_44, s23_44, csum_32
||      ADD     .L2    B9, B2, B2           ; <-3> ADD     w0_45, w1_45, s01_45
||      SHRU    .S1    A19, 18, A9          ; <-2> SHRU    cr_32, 18, i1_44
||      SHRU    .S2    B17, 18, B16         ; <-2> SHRU    dr_32, 18, i1_45
||      MPYHLU  .M2    B20, B19, B9         ; <-1> MPYHLU  ds_32, ones_32, drest_32
||      LDW     .D1T1  *+A4[A9], A21        ; <-2> LDW     *+A4[i0_44], w0_44
||      LDW     .D2T2  *+B6[B16], B1        ; <-2> LDW     *+B6[i2_45], w2_45
        ADD     .L2    B2, B8, B2           ; <-3> ADD     s01_45, s23_45, dsum_32
||      SHRU    .S1    A19, 4, A9           ; <-2> SHRU    cr_32, 4, i3_44
||      SHL     .S2    B25, B20, B8         ; <-1> SHL     d_32, ds_32, high_43
||      MPYSU   .M1    1, A3, A21           ; <-3> MPYSU   1, csum_32, clow_46
||      MPYHLU  .M2    B9, B19, B16         ; <-2> MPYHLU  half_45, ones_32, i0_45
||      LDW     .D1T1  *+A5[A9], A31        ; <-2> LDW     *+A5[i1_44], w1_44
||      LDW     .D2T2  *+B5[B16], B16       ; <-2> LDW     *+B5[i1_45], w1_45
        MV      .L2X   A29, B9              ; <-4> MV      u1_32, u2_32
||      SHL     .S1    A31, A21, A9         ; <-1> SHL     c_32, cs_32, high_42
||      SHRU    .S2    B25, B9, B20         ; <-1> SHRU    d_32, drest_32, low_43
||      MPYHLU  .M2    B2, B19, B2          ; <-3> MPYHLU  dsum_32, ones_32, dhigh_46
||      LDW     .D1T1  *+A7[A9], A31        ; <-2> LDW     *+A7[i3_44], w3_44
        SUB     .L1    A3, A21, A18         ; <-3> SUB     csum_32, clow_46, chigh_46
||      ADD     .L2    B8, B20, B0          ; <-1> ADD     high_43, low_43, dr_32
||      SHRU    .S1    A31, A18, A21        ; <-1> SHRU    c_32, crest_32, low_42
||      SHL     .S2    B0, 4, B8            ; <-4> SHL     x_46, 4, up_46
||      MPYSU   .M2    1, B2, B16           ; <-3> MPYSU   1, dsum_32, dlow_46
||      LDW     .D2T2  *+B4[B16], B9        ; <-2> LDW     *+B4[i0_45], w0_45
        ADD     .L1    A9, A21, A3          ; <-1> ADD     high_42, low_42, cr_32
||      ADD     .L2    B8, B1, B8           ; <-4> ADD     up_46, down_46, t_32
||      SHL     .S1    A3, 16, A9           ; <-3> SHL     csum_32, 16, moved_46
||      SHRU    .S2    B0, 4, B20           ; <-1> SHRU    dr_32, 4, i3_45
||      MPYHU   .M2    B0, B19, B17         ; <-1> MPYHU   dr_32, ones_32, half_45
        XOR     .L2    B3, B8, B20          ; <-4> XOR     u_32, t_32, both_32
||      SHRU    .S1    A3, 4, A18           ; <-1> SHRU    cr_32, 4, i3_44
||      ADD     .S2X   B16, A18, B8         ; <-3> ADD     chigh_46, dlow_46, u_32
||      LDW     .D2T2  *+B7[B20], B0        ; <-1> LDW     *+B7[i3_45], w3_45
        ADD     .L1    A21, A31, A21        ; <-2> ADD     w0_44, w1_44, s01_44
||      XOR     .L2    B8, B9, B9           ; <-3> XOR     u_32, u2_32, difference_32
||      SHRU    .S1    A3, 11, A29          ; <-1> SHRU    cr_32, 11, i2_44
||      ADD     .S2    B1, B25, B1          ; <-2> ADD     w2_45, w3_45, s23_45
||      MPYHU   .M1    A3, A20, A17         ; <-1> MPYHU   cr_32, ones_32, half_44
||      MPYHLU  .M2    B17, B19, B17        ; <-1> MPYHLU  half_45, ones_32, i0_45
||      STW     .D2T2  B20, *-B31[1]        ; <-4> STW     both_32, *-schedule[1]
        ADD     .L1    A17, A31, A9         ; <-2> ADD     w2_44, w3_44, s23_44
||      ADD     .L2X   B2, A9, B2           ; <-3> ADD     moved_46, dhigh_46, x_46
||      LDW     .D1T1  *+A6[A29], A17       ; <-1> LDW     *+A6[i2_44], w2_44
||      STW     .D2T2  B9, *B31++[2]        ; <-3> STW     difference_32, *schedule++[2]
        ADD     .L1    A21, A9, A3          ; <-2> ADD     s01_44, s23_44, csum_32
||      ADD     .L2    B9, B16, B9          ; <-2> ADD     w0_45, w1_45, s01_45
||      SHRU    .S1    A3, 18, A9           ; <-1> SHRU    cr_32, 18, i1_44
||      SHRU    .S2    B0, 11, B16          ; <-1> SHRU    dr_32, 11, i2_45
||      MPYHLU  .M1    A17, A20, A9         ; <-1> MPYHLU  half_44, ones_32, i0_44
||      LDW     .D1T1  *+A7[A18], A9        ; <-1> LDW     *+A7[i3_44], w3_44
||      LDW     .D2T2  *+B4[B17], B2        ; <-1> LDW     *+B4[i0_45], w0_45
        SHRU    .S2    B0, 18, B16          ; <-1> SHRU    dr_32, 18, i1_45
||      MPYSU   .M1    1, A3, A17           ; <-2> MPYSU   1, csum_32, clow_46
||      LDW     .D1T1  *+A5[A9], A18        ; <-1> LDW     *+A5[i1_44], w1_44
||      LDW     .D2T2  *+B6[B16], B16       ; <-1> LDW     *+B6[i2_45], w2_45
        MV      .L1X   B3, A9               ; <-4> MV      u_32, u1_32
||      ADD     .L2    B9, B1, B1           ; <-2> ADD     s01_45, s23_45, dsum_32
||      SHRU    .S2    B2, 28, B3           ; <-3> SHRU    x_46, 28, down_46
||      LDW     .D1T1  *+A4[A9], A20        ; <-1> LDW     *+A4[i0_44], w0_44
||      LDW     .D2T2  *+B5[B16], B17       ; <-1> LDW     *+B5[i1_45], w1_45
        SUB     .L1    A3, A17, A18         ; <-2> SUB     csum_32, clow_46, chigh_46
||      SHL     .S2    B2, 4, B2            ; <-3> SHL     x_46, 4, up_46
||      MPYSU   .M2    1, B1, B16           ; <-2> MPYSU   1, dsum_32, dlow_46
        ADD     .L2    B2, B3, B9           ; <-3> ADD     up_46, down_46, t_32
||      MV      .S2X   A9, B3               ; <-3> MV      u1_32, u2_32
        XOR     .L2    B8, B9, B17          ; <-3> XOR     u_32, t_32, both_32
||      ADD     .S2X   B16, A18, B9         ; <-2> ADD     chigh_46, dlow_46, u_32
        XOR     .L2    B9, B3, B3           ; <-2> XOR     u_32, u2_32, difference_32
||      STW     .D2T2  B17, *-B31[1]        ; <-3> STW     both_32, *-schedule[1]
        ADD     .L1    A20, A18, A9         ; <-1> ADD     w0_44, w1_44, s01_44
||      ADD     .L2    B2, B17, B0          ; <-1> ADD     w0_45, w1_45, s01_45
||      SHL     .S1    A3, 16, A3           ; <-2> SHL     csum_32, 16, moved_46
||      ADD     .S2    B16, B0, B1          ; <-1> ADD     w2_45, w3_45, s23_45
||      MPYHLU  .M2    B1, B19, B1          ; <-2> MPYHLU  dsum_32, ones_32, dhigh_46
||      ADD     .D1    A17, A9, A17         ; <-1> ADD     w2_44, w3_44, s23_44
||      STW     .D2T2  B3, *B31++[2]        ; <-2> STW     difference_32, *schedule++[2]
        MV      .L1X   B8, A17              ; <-3> MV      u_32, u1_32
||      ADD     .L2    B0, B1, B0           ; <-1> ADD     s01_45, s23_45, dsum_32
||      ADD     .S1    A9, A17, A9          ; <-1> ADD     s01_44, s23_44, csum_32
        ADD     .L2X   B1, A3, B1           ; <-2> ADD     moved_46, dhigh_46, x_46
||      SHL     .S1    A9, 16, A3           ; <-1> SHL     csum_32, 16, moved_46
||      MPYSU   .M1    1, A9, A17           ; <-1> MPYSU   1, csum_32, clow_46
||      MPYHLU  .M2    B0, B19, B2          ; <-1> MPYHLU  dsum_32, ones_32, dhigh_46
        MV      .L2X   A17, B19             ; <-2> MV      u1_32, u2_32
||      SHRU    .S2    B1, 28, B8           ; <-2> SHRU    x_46, 28, down_46
        SUB     .L1    A9, A17, A3          ; <-1> SUB     csum_32, clow_46, chigh_46
||      ADD     .L2X   B2, A3, B0           ; <-1> ADD     moved_46, dhigh_46, x_46
||      SHL     .S2    B1, 4, B1            ; <-2> SHL     x_46, 4, up_46
||      MPYSU   .M2    1, B0, B2            ; <-1> MPYSU   1, dsum_32, dlow_46
        MV      .L1X   B9, A9               ; <-2> MV      u_32, u1_32
||      ADD     .L2    B1, B8, B8           ; <-2> ADD     up_46, down_46, t_32
||      SHL     .S2    B0, 4, B1            ; <-1> SHL     x_46, 4, up_46
        ZERO    .L1    A3                   ; ZERO    zero_32
||      XOR     .L2    B9, B8, B2           ; <-2> XOR     u_32, t_32, both_32
||      SHRU    .S2    B0, 28, B8           ; <-1> SHRU    x_46, 28, down_46
||      ADD     .D2X   B2, A3, B0           ; <-1> ADD     chigh_46, dlow_46, u_32
        ADD     .L2    B1, B8, B1           ; <-1> ADD     up_46, down_46, t_32
||      XOR     .S2    B0, B19, B2          ; <-1> XOR     u_32, u2_32, difference_32
||      STW     .D2T2  B2, *-B31[1]         ; <-2> STW     both_32, *-schedule[1]
        XOR     .L2    B0, B1, B1           ; <-1> XOR     u_32, t_32, both_32
||      B       .S2X   A0                   ; return
||      STW     .D2T2  B2, *B31++[2]        ; <-1> STW     difference_32, *schedule++[2]
        MV      .L1X   B0, A9               ; <-1> MV      u_32, u1_32
||      MV      .L2X   A9, B1               ; <-1> MV      u1_32, u2_32
||      ZERO    .S2    B0                   ; ZERO    linear_47
||      STW     .D2T2  B1, *-B31[1]         ; <-1> STW     both_32, *-schedule[1]
        MVC     .S2    B0, AMR              ; MVC     linear_47, AMR
||      STW     .D2T2  B1, *B31++[1]        ; STW     u2_32, *schedule++
        STW     .D2T1  A3, *B31++[1]        ; STW     zero_32, *schedule++
        STW     .D2T1  A9, *B31++[1]        ; STW     u1_32, *schedule++
        STW     .D2T1  A3, *B31++[1]        ; STW     zero_32, *schedule++

        .global des3_key_schedule_decrypt_c64x
        .align  32
des3_key_schedule_decrypt_c64x:
        MV      .L2    B4, B0               ; argument
||      MVKL    .S1    8388609, A23         ; MVKL    0x00800001, ones_49
        MVKL    .S1    11141290, A0         ; MVKL    0x00aa00aa, m7_49
||      LDW     .D2T2  *+B0[4], B1          ; LDW     *+key[4], x_49
        MVKL    .S1    des_choice_c + 0x200, A5; MVKL    des_choice_c + 0x200, A5
||      LDW     .D2T1  *+B0[5], A3          ; LDW     *+key[5], y_49
        MVKL    .S1    des_choice_c + 0x600, A7; MVKL    des_choice_c + 0x600, A7
        MVKL    .S1    52428, A1            ; MVKL    0x0000cccc, m14_49
        MVKL    .S1    252645135, A2        ; MVKL    0x0f0f0f0f, m4_49
        MVKH    .S1    252645135, A2        ; MVKH    0x0f0f0f0f, m4_49
||      SHRU    .S2    B1, 4, B2            ; SHRU    x_49, 4, high_52
        XOR     .L2X   B2, A3, B2           ; XOR     high_52, y_49, both_52
||      MVKH    .S1    52428, A1            ; MVKH    0x0000cccc, m14_49
        AND     .L2X   B2, A2, B2           ; AND     both_52, m4_49, d_52
||      MVKL    .S1    des_rotations + 60, A24; MVKL    des_rotations + 60, rotation_49
||      MVKL    .S2    des_choice_d + 0x400, B6; MVKL    des_choice_d + 0x400, B6
        MVKH    .S1    11141290, A0         ; MVKH    0x00aa00aa, m7_49
||      SHL     .S2    B2, 4, B8            ; SHL     d_52, 4, moved_52
        XOR     .L1X   A3, B2, A3           ; XOR     y_49, d_52, y_49
||      XOR     .L2    B1, B8, B1           ; XOR     x_49, moved_52, x_49
||      MVKH    .S1    8388609, A23         ; MVKH    0x00800001, ones_49
||      MVKH    .S2    des_choice_d + 0x400, B6; MVKH    des_choice_d + 0x400, B6
        SHRU    .S1    A3, 14, A2           ; SHRU    y_49, 14, high_54
||      SHRU    .S2    B1, 14, B2           ; SHRU    x_49, 14, high_53
        XOR     .L1    A2, A3, A2           ; XOR     high_54, y_49, both_54
||      XOR     .L2    B2, B1, B2           ; XOR     high_53, x_49, both_53
||      MVKH    .S1    des_rotations + 60, A24; MVKH    des_rotations + 60, rotation_49
||      MV      .S2X   A23, B24             ; ones_49 on both sides
        AND     .L1    A2, A1, A2           ; AND     both_54, m14_49, d_54
||      AND     .L2X   B2, A1, B2           ; AND     both_53, m14_49, d_53
||      MVKL    .S1    546133, A1           ; MVKL    0x00085555, circular_48
||      MVKL    .S2    des_choice_d + 0x200, B5; MVKL    des_choice_d + 0x200, B5
        XOR     .L1    A3, A2, A3           ; XOR     y_49, d_54, rest_54
||      XOR     .L2    B1, B2, B2           ; XOR     x_49, d_53, rest_53
||      SHL     .S1    A2, 14, A2           ; SHL     d_54, 14, moved_54
||      SHL     .S2    B2, 14, B1           ; SHL     d_53, 14, moved_53
        XOR     .L1    A3, A2, A2           ; XOR     rest_54, moved_54, y_49
||      XOR     .L2    B2, B1, B1           ; XOR     rest_53, moved_53, x_49
||      MVKH    .S2    des_choice_d + 0x200, B5; MVKH    des_choice_d + 0x200, B5
        SHRU    .S1    A2, 7, A3            ; SHRU    y_49, 7, high_56
||      SHRU    .S2    B1, 7, B2            ; SHRU    x_49, 7, high_55
        XOR     .L1    A3, A2, A3           ; XOR     high_56, y_49, both_56
||      XOR     .L2    B2, B1, B2           ; XOR     high_55, x_49, both_55
||      MVKL    .S1    des_choice_c + 0x400, A6; MVKL    des_choice_c + 0x400, A6
        AND     .L1    A3, A0, A0           ; AND     both_56, m7_49, d_56
||      AND     .L2X   B2, A0, B2           ; AND     both_55, m7_49, d_55
||      MVKH    .S1    des_choice_c + 0x400, A6; MVKH    des_choice_c + 0x400, A6
        XOR     .L1    A2, A0, A2           ; XOR     y_49, d_56, rest_56
||      XOR     .L2    B1, B2, B2           ; XOR     x_49, d_55, rest_55
||      SHL     .S1    A0, 7, A0            ; SHL     d_56, 7, moved_56
||      SHL     .S2    B2, 7, B1            ; SHL     d_55, 7, moved_55
        XOR     .L1    A2, A0, A0           ; XOR     rest_56, moved_56, y_49
||      XOR     .L2    B2, B1, B1           ; XOR     rest_55, moved_55, x_49
||      MVKH    .S1    des_choice_c + 0x600, A7; MVKH    des_choice_c + 0x600, A7
||      LDW     .D1T1  *A24--[1], A20       ; <0> LDW     *rotation_49--, cs_49
        SHL     .S1    A0, 28, A2           ; SHL     y_49, 28, top_51
||      EXTU    .S2    B1, 8, 24, B2        ; EXTU    x_49, 8, 24, second_51
        SHRU    .S1X   B1, 24, A3           ; SHRU    x_49, 24, third_51
||      EXTU    .S2    B1, 16, 24, B1       ; EXTU    x_49, 16, 24, first_51
        SHL     .S1    A3, 8, A2            ; SHL     third_51, 8, column5_51
||      SHRU    .S2X   A2, 24, B8           ; SHRU    top_51, 24, nibble_51
        CLR     .S1    A0, 0, 3, A22        ; CLR     y_49, 0, 3, c_49
||      SHL     .S2    B1, 24, B1           ; SHL     first_51, 24, column7_51
        MV      .L2X   A20, B2              ; <0> MV      cs_49, ds_49
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_49, cs_49, high_59
||      SHL     .S2    B2, 16, B9           ; SHL     second_51, 16, column6_51
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_49, ones_49, crest_49
        ADD     .L2    B1, B9, B1           ; ADD     column7_51, column6_51, rest_51
||      MVKH    .S1    546133, A1           ; MVKH    0x00085555, circular_48
||      MVKL    .S2    des_choice_d, B4     ; MVKL    des_choice_d, B4
||      MPYHLU  .M2    B2, B24, B19         ; <0> MPYHLU  ds_49, ones_49, drest_49
||      ADD     .D2X   B8, A2, B8           ; ADD     column5_51, nibble_51, d_49
        MV      .L1    A4, A2               ; argument
||      ADD     .L2    B1, B8, B23          ; ADD     rest_51, d_49, d_49
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_49, crest_49, low_59
||      MVKL    .S2    des_choice_d + 0x600, B7; MVKL    des_choice_d + 0x600, B7
||      MV      .D1X   B3, A0               ; move return$
        MVKL    .S1    des_choice_c, A4     ; MVKL    des_choice_c, A4
||      SHRU    .S2    B23, B19, B18        ; <0> SHRU    d_49, drest_49, low_60
||      LDW     .D1T1  *A24--[1], A20       ; <1> LDW     *rotation_49--, cs_49
        ADD     .L1    A20, A16, A21        ; <0> ADD     high_59, low_59, cr_49
||      MVKH    .S1    des_choice_c + 0x200, A5; MVKH    des_choice_c + 0x200, A5
||      SHL     .S2    B23, B2, B16         ; <0> SHL     d_49, ds_49, high_60
        MVKH    .S1    des_choice_c, A4     ; MVKH    des_choice_c, A4
||      MVC     .S2X   A1, AMR              ; MVC     circular_48, AMR
||      MPYHU   .M1    A21, A23, A20        ; <0> MPYHU   cr_49, ones_49, half_61
||      ADD     .D2    B16, B18, B22        ; <0> ADD     high_60, low_60, dr_49
        SHRU    .S1    A21, 18, A3          ; <0> SHRU    cr_49, 18, i1_61
||      SHRU    .S2    B22, 4, B20          ; <0> SHRU    dr_49, 4, i3_62
        SHRU    .S1    A21, 4, A8           ; <0> SHRU    cr_49, 4, i3_61
||      MVKH    .S2    des_choice_d + 0x600, B7; MVKH    des_choice_d + 0x600, B7
||      MPYHLU  .M1    A20, A23, A8         ; <0> MPYHLU  half_61, ones_49, i0_61
||      MPYHU   .M2    B22, B24, B21        ; <0> MPYHU   dr_49, ones_49, half_62
||      LDW     .D1T1  *+A5[A3], A18        ; <0> LDW     *+A5[i1_61], w1_61
        MV      .L2X   A20, B2              ; <1> MV      cs_49, ds_49
||      SHL     .S1    A22, A20, A20        ; <1> SHL     c_49, cs_49, high_59
||      MVKH    .S2    des_choice_d, B4     ; MVKH    des_choice_d, B4
||      MPYHLU  .M1    A20, A23, A16        ; <1> MPYHLU  cs_49, ones_49, crest_49
||      LDW     .D1T1  *+A7[A8], A16        ; <0> LDW     *+A7[i3_61], w3_61
        ZERO    .L2    B3                   ; ZERO    u2_49
||      SHRU    .S1    A21, 11, A9          ; <0> SHRU    cr_49, 11, i2_61
||      SHRU    .S2    B22, 18, B19         ; <0> SHRU    dr_49, 18, i1_62
||      MPYHLU  .M2    B2, B24, B19         ; <1> MPYHLU  ds_49, ones_49, drest_49
||      LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[i0_61], w0_61
||      LDW     .D2T2  *+B7[B20], B2        ; <0> LDW     *+B7[i3_62], w3_62
        SHRU    .S1    A22, A16, A16        ; <1> SHRU    c_49, crest_49, low_59
||      SHRU    .S2    B22, 11, B18         ; <0> SHRU    dr_49, 11, i2_62
||      MPYHLU  .M2    B21, B24, B16        ; <0> MPYHLU  half_62, ones_49, i0_62
||      LDW     .D1T1  *+A6[A9], A17        ; <0> LDW     *+A6[i2_61], w2_61
||      LDW     .D2T2  *+B5[B19], B18       ; <0> LDW     *+B5[i1_62], w1_62
        SHRU    .S2    B23, B19, B18        ; <1> SHRU    d_49, drest_49, low_60
||      LDW     .D1T1  *A24--[1], A20       ; <2> LDW     *rotation_49--, cs_49
||      LDW     .D2T2  *+B6[B18], B8        ; <0> LDW     *+B6[i2_62], w2_62
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_59, low_59, cr_49
||      SHL     .S2    B23, B2, B16         ; <1> SHL     d_49, ds_49, high_60
||      LDW     .D2T2  *+B4[B16], B19       ; <0> LDW     *+B4[i0_62], w0_62
        MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_49, ones_49, half_61
||      ADD     .D2    B16, B18, B22        ; <1> ADD     high_60, low_60, dr_49
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_49, 18, i1_61
||      SHRU    .S2    B22, 4, B20          ; <1> SHRU    dr_49, 4, i3_62
        SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_49, 4, i3_61
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_61, ones_49, i0_61
||      MPYHU   .M2    B22, B24, B21        ; <1> MPYHU   dr_49, ones_49, half_62
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_61], w1_61
        MV      .L2X   A20, B2              ; <2> MV      cs_49, ds_49
||      SHL     .S1    A22, A20, A20        ; <2> SHL     c_49, cs_49, high_59
||      MPYHLU  .M1    A20, A23, A16        ; <2> MPYHLU  cs_49, ones_49, crest_49
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_61], w3_61
||      ADD     .D2    B8, B2, B17          ; <0> ADD     w2_62, w3_62, s23_62
        ADD     .L1    A17, A16, A8         ; <0> ADD     w2_61, w3_61, s23_61
||      ADD     .L2    B19, B18, B18        ; <0> ADD     w0_62, w1_62, s01_62
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_49, 11, i2_61
||      SHRU    .S2    B22, 18, B19         ; <1> SHRU    dr_49, 18, i1_62
||      MPYHLU  .M2    B2, B24, B19         ; <2> MPYHLU  ds_49, ones_49, drest_49
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_61], w0_61
||      LDW     .D2T2  *+B7[B20], B2        ; <1> LDW     *+B7[i3_62], w3_62
        ADD     .L1    A19, A18, A9         ; <0> ADD     w0_61, w1_61, s01_61
||      ADD     .L2    B18, B17, B17        ; <0> ADD     s01_62, s23_62, dsum_49
||      SHRU    .S1    A22, A16, A16        ; <2> SHRU    c_49, crest_49, low_59
||      SHRU    .S2    B22, 11, B18         ; <1> SHRU    dr_49, 11, i2_62
||      MPYHLU  .M2    B21, B24, B16        ; <1> MPYHLU  half_62, ones_49, i0_62
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_61], w2_61
||      LDW     .D2T2  *+B5[B19], B18       ; <1> LDW     *+B5[i1_62], w1_62
        ADD     .L1    A9, A8, A9           ; <0> ADD     s01_61, s23_61, csum_49
||      SHRU    .S2    B23, B19, B18        ; <2> SHRU    d_49, drest_49, low_60
||      MPYHLU  .M2    B17, B24, B8         ; <0> MPYHLU  dsum_49, ones_49, dhigh_63
||      LDW     .D1T1  *A24--[1], A20       ; <3> LDW     *rotation_49--, cs_49
||      LDW     .D2T2  *+B6[B18], B8        ; <1> LDW     *+B6[i2_62], w2_62
        ADD     .L1    A20, A16, A21        ; <2> ADD     high_59, low_59, cr_49
||      SHL     .S1    A9, 16, A8           ; <0> SHL     csum_49, 16, moved_63
||      SHL     .S2    B23, B2, B16         ; <2> SHL     d_49, ds_49, high_60
||      MPYSU   .M2    1, B17, B16          ; <0> MPYSU   1, dsum_49, dlow_63
||      LDW     .D2T2  *+B4[B16], B19       ; <1> LDW     *+B4[i0_62], w0_62
        MVK     .L1    11, A1               ; MVK     16, count_49
||      ZERO    .L2    B1                   ; ZERO    u1_49
||      MPYHU   .M1    A21, A23, A20        ; <2> MPYHU   cr_49, ones_49, half_61
||      ADD     .D2    B16, B18, B22        ; <2> ADD     high_60, low_60, dr_49
        SHRU    .S1    A21, 18, A3          ; <2> SHRU    cr_49, 18, i1_61
||      SHRU    .S2    B22, 4, B20          ; <2> SHRU    dr_49, 4, i3_62
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_49, clow_63
        SHRU    .S1    A21, 4, A8           ; <2> SHRU    cr_49, 4, i3_61
||      ADD     .S2X   B8, A8, B9           ; <0> ADD     moved_63, dhigh_63, x_63
||      MPYHLU  .M1    A20, A23, A8         ; <2> MPYHLU  half_61, ones_49, i0_61
||      MPYHU   .M2    B22, B24, B21        ; <2> MPYHU   dr_49, ones_49, half_62
||      LDW     .D1T1  *+A5[A3], A18        ; <2> LDW     *+A5[i1_61], w1_61
||      NOP
||      NOP
||      NOP
        SUB     .L1    A9, A3, A3           ; <0> SUB     csum_49, clow_63, chigh_63
||      MV      .L2X   A20, B2              ; <3> MV      cs_49, ds_49
||      SHL     .S1    A22, A20, A20        ; <3> SHL     c_49, cs_49, high_59
||      SHRU    .S2    B9, 28, B8           ; <0> SHRU    x_63, 28, down_63
||      MPYHLU  .M1    A20, A23, A16        ; <3> MPYHLU  cs_49, ones_49, crest_49
||      LDW     .D1T1  *+A7[A8], A16        ; <2> LDW     *+A7[i3_61], w3_61
||      ADD     .D2    B8, B2, B17          ; <1> ADD     w2_62, w3_62, s23_62
||      NOP
        ADD     .L1    A17, A16, A8         ; <1> ADD     w2_61, w3_61, s23_61
||      ADD     .L2    B19, B18, B18        ; <1> ADD     w0_62, w1_62, s01_62
||      SHRU    .S1    A21, 11, A9          ; <2> SHRU    cr_49, 11, i2_61
||      SHRU    .S2    B22, 18, B19         ; <2> SHRU    dr_49, 18, i1_62
||      MPYHLU  .M2    B2, B24, B19         ; <3> MPYHLU  ds_49, ones_49, drest_49
||      LDW     .D1T1  *+A4[A8], A19        ; <2> LDW     *+A4[i0_61], w0_61
||      LDW     .D2T2  *+B7[B20], B2        ; <2> LDW     *+B7[i3_62], w3_62
||      NOP
        ADD     .L1    A19, A18, A9         ; <1> ADD     w0_61, w1_61, s01_61
||      ADD     .L2    B18, B17, B17        ; <1> ADD     s01_62, s23_62, dsum_49
||      SHRU    .S1    A22, A16, A16        ; <3> SHRU    c_49, crest_49, low_59
||      SHRU    .S2    B22, 11, B18         ; <2> SHRU    dr_49, 11, i2_62
||      MPYHLU  .M2    B21, B24, B16        ; <2> MPYHLU  half_62, ones_49, i0_62
||      LDW     .D1T1  *+A6[A9], A17        ; <2> LDW     *+A6[i2_61], w2_61
||      LDW     .D2T2  *+B5[B19], B18       ; <2> LDW     *+B5[i1_62], w1_62
||      NOP
;@loop {"name": "rounds1", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds1: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 7/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 8/8, M2 5/8, D2 6/8
;  cross paths: 1X 3/8, 2X 3/8
;  T paths: T1 6/8, T2 5/8
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_decrypt_c64x$rounds1:
        ADD     .L1    A9, A8, A9           ; <3> ADD     s01_61, s23_61, csum_49
||      ADD     .L2X   B16, A3, B9          ; <4> ADD     chigh_63, dlow_63, u_49
||      SHL     .S1X   B9, 4, A3            ; <4> SHL     x_63, 4, up_63
||      SHRU    .S2    B23, B19, B18        ; <1> SHRU    d_49, drest_49, low_60
||      MPYHLU  .M2    B17, B24, B8         ; <3> MPYHLU  dsum_49, ones_49, dhigh_63
||      LDW     .D1T1  *A24--[1], A20       ; <0> LDW     *rotation_49--, cs_49
||      LDW     .D2T2  *+B6[B18], B8        ; <2> LDW     *+B6[i2_62], w2_62
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_59, low_59, cr_49
||      XOR     .L2    B9, B3, B2           ; <4> XOR     u_49, u2_49, difference_49
||      SHL     .S1    A9, 16, A8           ; <3> SHL     csum_49, 16, moved_63
||      SHL     .S2    B23, B2, B16         ; <1> SHL     d_49, ds_49, high_60
||      MPYSU   .M2    1, B17, B16          ; <3> MPYSU   1, dsum_49, dlow_63
||      ADD     .D1X   A3, B8, A3           ; <4> ADD     up_63, down_63, t_49
||      LDW     .D2T2  *+B4[B16], B19       ; <2> LDW     *+B4[i0_62], w0_62
        XOR     .L1X   A3, B9, A3           ; <4> XOR     u_49, t_49, both_49
||      MV      .L2    B9, B1               ; <4> MV      u_49, u1_49
||[A1]  B       .S1    des3_key_schedule_decrypt_c64x$rounds1; <0> [count_49] B     rounds1
||      MV      .S2    B1, B3               ; <4> MV      u1_49, u2_49
||      MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_49, ones_49, half_61
||      STW     .D1T2  B2, *A2++[2]         ; <4> STW     difference_49, *schedule++[2]
||      ADD     .D2    B16, B18, B22        ; <1> ADD     high_60, low_60, dr_49
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_49, 18, i1_61
||      SHRU    .S2    B22, 4, B20          ; <1> SHRU    dr_49, 4, i3_62
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_49, clow_63
||      STW     .D1T1  A3, *-A2[1]          ; <4> STW     both_49, *-schedule[1]
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_49, 1, count_49
||      SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_49, 4, i3_61
||      ADD     .S2X   B8, A8, B9           ; <3> ADD     moved_63, dhigh_63, x_63
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_61, ones_49, i0_61
||      MPYHU   .M2    B22, B24, B21        ; <1> MPYHU   dr_49, ones_49, half_62
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_61], w1_61
        SUB     .L1    A9, A3, A3           ; <3> SUB     csum_49, clow_63, chigh_63
||      MV      .L2X   A20, B2              ; <0> MV      cs_49, ds_49
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_49, cs_49, high_59
||      SHRU    .S2    B9, 28, B8           ; <3> SHRU    x_63, 28, down_63
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_49, ones_49, crest_49
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_61], w3_61
||      ADD     .D2    B8, B2, B17          ; <2> ADD     w2_62, w3_62, s23_62
        ADD     .L1    A17, A16, A8         ; <2> ADD     w2_61, w3_61, s23_61
||      ADD     .L2    B19, B18, B18        ; <2> ADD     w0_62, w1_62, s01_62
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_49, 11, i2_61
||      SHRU    .S2    B22, 18, B19         ; <1> SHRU    dr_49, 18, i1_62
||      MPYHLU  .M2    B2, B24, B19         ; <0> MPYHLU  ds_49, ones_49, drest_49
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_61], w0_61
||      LDW     .D2T2  *+B7[B20], B2        ; <1> LDW     *+B7[i3_62], w3_62
        ADD     .L1    A19, A18, A9         ; <2> ADD     w0_61, w1_61, s01_61
||      ADD     .L2    B18, B17, B17        ; <2> ADD     s01_62, s23_62, dsum_49
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_49, crest_49, low_59
||      SHRU    .S2    B22, 11, B18         ; <1> SHRU    dr_49, 11, i2_62
||      MPYHLU  .M2    B21, B24, B16        ; <1> MPYHLU  half_62, ones_49, i0_62
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_61], w2_61
||      LDW     .D2T2  *+B5[B19], B18       ; <1> LDW     *+B5[i1_62], w1_62
des3_key_schedule_decrypt_c64x$des3_key_schedule_decrypt_c64x$2:
        ADD     .L1    A9, A8, A9           ; <-3> ADD     s01_61, s23_61, csum_49
||      ADD     .L2X   B16, A3, B9          ; <-4> ADD     chigh_63, dlow_63, u_49
||      SHL     .S1X   B9, 4, A3            ; <-4> SHL     x_63, 4, up_63
||      SHRU    .S2    B23, B19, B18        ; <-1> SHRU    d_49, drest_49, low_60
||      MPYHLU  .M2    B17, B24, B8         ; <-3> MPYHLU  dsum_49, ones_49, dhigh_63
||      LDW     .D2T2  *+B6[B18], B8        ; <-2> LDW     *+B6[i2_62], w2_62
        ADD     .L1    A20, A16, A21        ; <-1> ADD     high_59, low_59, cr_49
||      XOR     .L2    B9, B3, B2           ; <-4> XOR     u_49, u2_49, difference_49
||      SHL     .S1    A9, 16, A8           ; <-3> SHL     csum_49, 16, moved_63
||      SHL     .S2    B23, B2, B16         ; <-1> SHL     d_49, ds_49, high_60
||      MPYSU   .M2    1, B17, B16          ; <-3> MPYSU   1, dsum_49, dlow_63
||      ADD     .D1X   A3, B8, A3           ; <-4> ADD     up_63, down_63, t_49
||      LDW     .D2T2  *+B4[B16], B19       ; <-2> LDW     *+B4[i0_62], w0_62
        XOR     .L1X   A3, B9, A3           ; <-4> XOR     u_49, t_49, both_49
||      MV      .L2    B9, B1               ; <-4> MV      u_49, u1_49
||      MVKL    .S1    52428, A1            ; MVKL    0x0000cccc, m14_64
||      MV      .S2    B1, B3               ; <-4> MV      u1_49, u2_49
||      MPYHU   .M1    A21, A23, A20        ; <-1> MPYHU   cr_49, ones_49, half_61
||      STW     .D1T2  B2, *A2++[2]         ; <-4> STW     difference_49, *schedule++[2]
||      ADD     .D2    B16, B18, B22        ; <-1> ADD     high_60, low_60, dr_49
        SHRU    .S1    A21, 18, A3          ; <-1> SHRU    cr_49, 18, i1_61
||      SHRU    .S2    B22, 4, B20          ; <-1> SHRU    dr_49, 4, i3_62
||      MPYSU   .M1    1, A9, A3            ; <-3> MPYSU   1, csum_49, clow_63
||      STW     .D1T1  A3, *-A2[1]          ; <-4> STW     both_49, *-schedule[1]
||      LDW     .D2T2  *+B0[2], B19         ; LDW     *+key[2], x_64
        SHRU    .S1    A21, 4, A8           ; <-1> SHRU    cr_49, 4, i3_61
||      ADD     .S2X   B8, A8, B9           ; <-3> ADD     moved_63, dhigh_63, x_63
||      MPYHLU  .M1    A20, A23, A8         ; <-1> MPYHLU  half_61, ones_49, i0_61
||      MPYHU   .M2    B22, B24, B21        ; <-1> MPYHU   dr_49, ones_49, half_62
||      LDW     .D1T1  *+A5[A3], A18        ; <-1> LDW     *+A5[i1_61], w1_61
||      LDW     .D2T2  *+B0[3], B21         ; LDW     *+key[3], y_64
        SUB     .L1    A9, A3, A3           ; <-3> SUB     csum_49, clow_63, chigh_63
||      MVKL    .S1    252645135, A20       ; MVKL    0x0f0f0f0f, m4_64
||      SHRU    .S2    B9, 28, B8           ; <-3> SHRU    x_63, 28, down_63
||      LDW     .D1T1  *+A7[A8], A16        ; <-1> LDW     *+A7[i3_61], w3_61
||      ADD     .D2    B8, B2, B17          ; <-2> ADD     w2_62, w3_62, s23_62
        ADD     .L1    A17, A16, A8         ; <-2> ADD     w2_61, w3_61, s23_61
||      ADD     .L2    B19, B18, B18        ; <-2> ADD     w0_62, w1_62, s01_62
||      SHRU    .S1    A21, 11, A9          ; <-1> SHRU    cr_49, 11, i2_61
||      SHRU    .S2    B22, 18, B19         ; <-1> SHRU    dr_49, 18, i1_62
||      LDW     .D1T1  *+A4[A8], A19        ; <-1> LDW     *+A4[i0_61], w0_61
||      LDW     .D2T2  *+B7[B20], B2        ; <-1> LDW     *+B7[i3_62], w3_62
        ADD     .L1    A19, A18, A9         ; <-2> ADD     w0_61, w1_61, s01_61
||      ADD     .L2    B18, B17, B17        ; <-2> ADD     s01_62, s23_62, dsum_49
||      MVKH    .S1    252645135, A20       ; MVKH    0x0f0f0f0f, m4_64
||      SHRU    .S2    B22, 11, B18         ; <-1> SHRU    dr_49, 11, i2_62
||      MPYHLU  .M2    B21, B24, B16        ; <-1> MPYHLU  half_62, ones_49, i0_62
||      LDW     .D1T1  *+A6[A9], A17        ; <-1> LDW     *+A6[i2_61], w2_61
||      LDW     .D2T2  *+B5[B19], B18       ; <-1> LDW     *+B5[i1_62], w1_62
        ADD     .L1    A9, A8, A9           ; <-2> ADD     s01_61, s23_61, csum_49
||      ADD     .L2X   B16, A3, B9          ; <-3> ADD     chigh_63, dlow_63, u_49
||      SHL     .S1X   B9, 4, A3            ; <-3> SHL     x_63, 4, up_63
||      SHRU    .S2    B19, 4, B18          ; SHRU    x_64, 4, high_67
||      MPYHLU  .M2    B17, B24, B8         ; <-2> MPYHLU  dsum_49, ones_49, dhigh_63
||      LDW     .D2T2  *+B6[B18], B8        ; <-1> LDW     *+B6[i2_62], w2_62
        XOR     .L2    B9, B3, B2           ; <-3> XOR     u_49, u2_49, difference_49
||      SHL     .S1    A9, 16, A8           ; <-2> SHL     csum_49, 16, moved_63
||      XOR     .S2    B18, B21, B17        ; XOR     high_67, y_64, both_67
||      MPYSU   .M2    1, B17, B16          ; <-2> MPYSU   1, dsum_49, dlow_63
||      ADD     .D1X   A3, B8, A3           ; <-3> ADD     up_63, down_63, t_49
||      LDW     .D2T2  *+B4[B16], B19       ; <-1> LDW     *+B4[i0_62], w0_62
        XOR     .L1X   A3, B9, A3           ; <-3> XOR     u_49, t_49, both_49
||      MV      .L2    B9, B1               ; <-3> MV      u_49, u1_49
||      MVKL    .S1    8388609, A23         ; MVKL    0x00800001, ones_64
||      MV      .S2    B1, B3               ; <-3> MV      u1_49, u2_49
||      STW     .D1T2  B2, *A2++[2]         ; <-3> STW     difference_49, *schedule++[2]
        AND     .L1X   A20, B17, A3         ; AND     both_67, m4_64, d_67
||      MVKL    .S1    11141290, A20        ; MVKL    0x00aa00aa, m7_64
||      MPYSU   .M1    1, A9, A3            ; <-2> MPYSU   1, csum_49, clow_63
||      STW     .D1T1  A3, *-A2[1]          ; <-3> STW     both_49, *-schedule[1]
        XOR     .L1X   A3, B21, A21         ; XOR     y_64, d_67, y_64
||      SHL     .S1    A3, 4, A8            ; SHL     d_67, 4, moved_67
||      ADD     .S2X   B8, A8, B9           ; <-2> ADD     moved_63, dhigh_63, x_63
        SUB     .L1    A9, A3, A3           ; <-2> SUB     csum_49, clow_63, chigh_63
||      SHRU    .S1    A21, 14, A8          ; SHRU    y_64, 14, high_69
||      SHRU    .S2    B9, 28, B8           ; <-2> SHRU    x_63, 28, down_63
||      XOR     .D1X   A8, B19, A22         ; XOR     x_64, moved_67, x_64
||      ADD     .D2    B8, B2, B17          ; <-1> ADD     w2_62, w3_62, s23_62
        ADD     .L1    A17, A16, A8         ; <-1> ADD     w2_61, w3_61, s23_61
||      ADD     .L2    B19, B18, B18        ; <-1> ADD     w0_62, w1_62, s01_62
||      MVKH    .S1    52428, A1            ; MVKH    0x0000cccc, m14_64
||      XOR     .D1    A8, A21, A16         ; XOR     high_69, y_64, both_69
        ADD     .L1    A19, A18, A9         ; <-1> ADD     w0_61, w1_61, s01_61
||      ADD     .L2    B18, B17, B17        ; <-1> ADD     s01_62, s23_62, dsum_49
||      SHRU    .S1    A22, 14, A16         ; SHRU    x_64, 14, high_68
||      AND     .D1    A16, A1, A18         ; AND     both_69, m14_64, d_69
        ADD     .L1    A9, A8, A9           ; <-1> ADD     s01_61, s23_61, csum_49
||      ADD     .L2X   B16, A3, B9          ; <-2> ADD     chigh_63, dlow_63, u_49
||      SHL     .S1X   B9, 4, A3            ; <-2> SHL     x_63, 4, up_63
||      MPYHLU  .M2    B17, B24, B8         ; <-1> MPYHLU  dsum_49, ones_49, dhigh_63
||      XOR     .D1    A21, A18, A21        ; XOR     y_64, d_69, rest_69
        XOR     .L2    B9, B3, B2           ; <-2> XOR     u_49, u2_49, difference_49
||      SHL     .S1    A9, 16, A8           ; <-1> SHL     csum_49, 16, moved_63
||      SHL     .S2X   A18, 14, B3          ; SHL     d_69, 14, moved_69
||      MPYSU   .M2    1, B17, B16          ; <-1> MPYSU   1, dsum_49, dlow_63
||      ADD     .D1X   A3, B8, A3           ; <-2> ADD     up_63, down_63, t_49
        XOR     .L1X   A3, B9, A3           ; <-2> XOR     u_49, t_49, both_49
||      MV      .L2    B9, B1               ; <-2> MV      u_49, u1_49
||      XOR     .S1    A16, A22, A16        ; XOR     high_68, x_64, both_68
||      MV      .S2    B1, B3               ; <-2> MV      u1_49, u2_49
||      STW     .D1T2  B2, *A2++[2]         ; <-2> STW     difference_49, *schedule++[2]
||      XOR     .D2X   B3, A21, B2          ; XOR     rest_69, moved_69, y_64
        AND     .L1    A16, A1, A1          ; AND     both_68, m14_64, d_68
||      MVKH    .S1    11141290, A20        ; MVKH    0x00aa00aa, m7_64
||      SHRU    .S2    B2, 7, B9            ; SHRU    y_64, 7, high_71
||      MPYSU   .M1    1, A9, A3            ; <-1> MPYSU   1, csum_49, clow_63
||      STW     .D1T1  A3, *-A2[1]          ; <-2> STW     both_49, *-schedule[1]
        XOR     .L1    A22, A1, A8          ; XOR     x_64, d_68, rest_68
||      XOR     .L2    B9, B2, B8           ; XOR     high_71, y_64, both_71
||      SHL     .S1    A1, 14, A1           ; SHL     d_68, 14, moved_68
||      ADD     .S2X   B8, A8, B9           ; <-1> ADD     moved_63, dhigh_63, x_63
        SUB     .L1    A9, A3, A3           ; <-1> SUB     csum_49, clow_63, chigh_63
||      AND     .L2X   B8, A20, B17         ; AND     both_71, m7_64, d_71
||      MVKL    .S1    des_rotations, A24   ; MVKL    des_rotations, rotation_64
||      SHRU    .S2    B9, 28, B8           ; <-1> SHRU    x_63, 28, down_63
||      XOR     .D1    A8, A1, A1           ; XOR     rest_68, moved_68, x_64
        SHRU    .S1    A1, 7, A8            ; SHRU    x_64, 7, high_70
        XOR     .L1    A8, A1, A8           ; XOR     high_70, x_64, both_70
||      XOR     .L2    B2, B17, B24         ; XOR     y_64, d_71, rest_71
||      MVKH    .S1    8388609, A23         ; MVKH    0x00800001, ones_64
        AND     .L1    A8, A20, A8          ; AND     both_70, m7_64, d_70
||      ADD     .L2X   B16, A3, B9          ; <-1> ADD     chigh_63, dlow_63, u_49
||      SHL     .S1X   B9, 4, A3            ; <-1> SHL     x_63, 4, up_63
        XOR     .L1    A1, A8, A1           ; XOR     x_64, d_70, rest_70
||      XOR     .L2    B9, B3, B2           ; <-1> XOR     u_49, u2_49, difference_49
||      MVKH    .S1    des_rotations, A24   ; MVKH    des_rotations, rotation_64
||      ADD     .D1X   A3, B8, A3           ; <-1> ADD     up_63, down_63, t_49
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     u_49, t_49, both_49
||      MV      .L2    B9, B1               ; <-1> MV      u_49, u1_49
||      SHL     .S1    A8, 7, A8            ; SHL     d_70, 7, moved_70
||      MV      .S2    B1, B3               ; <-1> MV      u1_49, u2_49
||      STW     .D1T2  B2, *A2++[2]         ; <-1> STW     difference_49, *schedule++[2]
        XOR     .L1    A1, A8, A1           ; XOR     rest_70, moved_70, x_64
||      SHL     .S1X   B17, 7, A3           ; SHL     d_71, 7, moved_71
||      STW     .D1T1  A3, *-A2[1]          ; <-1> STW     both_49, *-schedule[1]
        XOR     .L1X   A3, B24, A8          ; XOR     rest_71, moved_71, y_64
||      MV      .L2X   A23, B2              ; ones_64 on both sides
||      EXTU    .S1    A1, 16, 24, A3       ; EXTU    x_64, 16, 24, first_66
||      LDW     .D1T1  *A24++[1], A20       ; <0> LDW     *rotation_64++, cs_64
        CLR     .S1    A8, 0, 3, A22        ; CLR     y_64, 0, 3, c_64
||      SHRU    .S2X   A1, 24, B24          ; SHRU    x_64, 24, third_66
        EXTU    .S1    A1, 8, 24, A1        ; EXTU    x_64, 8, 24, second_66
||      SHL     .S2X   A8, 28, B17          ; SHL     y_64, 28, top_66
        SHL     .S2X   A3, 24, B9           ; SHL     first_66, 24, column7_66
        SHRU    .S1X   B17, 24, A1          ; SHRU    top_66, 24, nibble_66
||      SHL     .S2X   A1, 16, B17          ; SHL     second_66, 16, column6_66
        MV      .L2X   A20, B22             ; <0> MV      cs_64, ds_64
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_64, cs_64, high_74
||      SHL     .S2    B24, 8, B24          ; SHL     third_66, 8, column5_66
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_64, ones_64, crest_64
        ADD     .L2    B9, B17, B9          ; ADD     column7_66, column6_66, rest_66
||      ADD     .S2X   B24, A1, B17         ; ADD     column5_66, nibble_66, d_64
||      MPYHLU  .M2    B22, B2, B18         ; <0> MPYHLU  ds_64, ones_64, drest_64
        ADD     .L2    B9, B17, B26         ; ADD     rest_66, d_64, d_64
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_64, crest_64, low_74
        SHRU    .S2    B26, B18, B17        ; <0> SHRU    d_64, drest_64, low_75
||      LDW     .D1T1  *A24++[1], A20       ; <1> LDW     *rotation_64++, cs_64
        ADD     .L1    A20, A16, A21        ; <0> ADD     high_74, low_74, cr_64
||      SHL     .S2    B26, B22, B9         ; <0> SHL     d_64, ds_64, high_75
        MPYHU   .M1    A21, A23, A20        ; <0> MPYHU   cr_64, ones_64, half_76
||      ADD     .D2    B9, B17, B21         ; <0> ADD     high_75, low_75, dr_64
        SHRU    .S1    A21, 18, A3          ; <0> SHRU    cr_64, 18, i1_76
||      SHRU    .S2    B21, 4, B19          ; <0> SHRU    dr_64, 4, i3_77
        SHRU    .S1    A21, 4, A8           ; <0> SHRU    cr_64, 4, i3_76
||      MPYHLU  .M1    A20, A23, A8         ; <0> MPYHLU  half_76, ones_64, i0_76
||      MPYHU   .M2    B21, B2, B20         ; <0> MPYHU   dr_64, ones_64, half_77
||      LDW     .D1T1  *+A5[A3], A18        ; <0> LDW     *+A5[i1_76], w1_76
        MV      .L2X   A20, B22             ; <1> MV      cs_64, ds_64
||      SHL     .S1    A22, A20, A20        ; <1> SHL     c_64, cs_64, high_74
||      MPYHLU  .M1    A20, A23, A16        ; <1> MPYHLU  cs_64, ones_64, crest_64
||      LDW     .D1T1  *+A7[A8], A16        ; <0> LDW     *+A7[i3_76], w3_76
        SHRU    .S1    A21, 11, A9          ; <0> SHRU    cr_64, 11, i2_76
||      SHRU    .S2    B21, 18, B18         ; <0> SHRU    dr_64, 18, i1_77
||      MPYHLU  .M2    B22, B2, B18         ; <1> MPYHLU  ds_64, ones_64, drest_64
||      LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[i0_76], w0_76
||      LDW     .D2T2  *+B7[B19], B16       ; <0> LDW     *+B7[i3_77], w3_77
        SHRU    .S1    A22, A16, A16        ; <1> SHRU    c_64, crest_64, low_74
||      SHRU    .S2    B21, 11, B17         ; <0> SHRU    dr_64, 11, i2_77
||      MPYHLU  .M2    B20, B2, B9          ; <0> MPYHLU  half_77, ones_64, i0_77
||      LDW     .D1T1  *+A6[A9], A17        ; <0> LDW     *+A6[i2_76], w2_76
||      LDW     .D2T2  *+B5[B18], B17       ; <0> LDW     *+B5[i1_77], w1_77
        SHRU    .S2    B26, B18, B17        ; <1> SHRU    d_64, drest_64, low_75
||      LDW     .D1T1  *A24++[1], A20       ; <2> LDW     *rotation_64++, cs_64
||      LDW     .D2T2  *+B6[B17], B3        ; <0> LDW     *+B6[i2_77], w2_77
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_74, low_74, cr_64
||      SHL     .S2    B26, B22, B9         ; <1> SHL     d_64, ds_64, high_75
||      LDW     .D2T2  *+B4[B9], B18        ; <0> LDW     *+B4[i0_77], w0_77
        MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_64, ones_64, half_76
||      STW     .D1T2  B3, *A2++[1]         ; STW     u2_49, *schedule++
||      ADD     .D2    B9, B17, B21         ; <1> ADD     high_75, low_75, dr_64
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_64, 18, i1_76
||      SHRU    .S2    B21, 4, B19          ; <1> SHRU    dr_64, 4, i3_77
        SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_64, 4, i3_76
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_76, ones_64, i0_76
||      MPYHU   .M2    B21, B2, B20         ; <1> MPYHU   dr_64, ones_64, half_77
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_76], w1_76
        MV      .L2X   A20, B22             ; <2> MV      cs_64, ds_64
||      SHL     .S1    A22, A20, A20        ; <2> SHL     c_64, cs_64, high_74
||      MPYHLU  .M1    A20, A23, A16        ; <2> MPYHLU  cs_64, ones_64, crest_64
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_76], w3_76
||      ADD     .D2    B3, B16, B16         ; <0> ADD     w2_77, w3_77, s23_77
        ADD     .L1    A17, A16, A8         ; <0> ADD     w2_76, w3_76, s23_76
||      ADD     .L2    B18, B17, B17        ; <0> ADD     w0_77, w1_77, s01_77
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_64, 11, i2_76
||      SHRU    .S2    B21, 18, B18         ; <1> SHRU    dr_64, 18, i1_77
||      MPYHLU  .M2    B22, B2, B18         ; <2> MPYHLU  ds_64, ones_64, drest_64
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_76], w0_76
||      LDW     .D2T2  *+B7[B19], B16       ; <1> LDW     *+B7[i3_77], w3_77
        ADD     .L1    A19, A18, A9         ; <0> ADD     w0_76, w1_76, s01_76
||      ADD     .L2    B17, B16, B16        ; <0> ADD     s01_77, s23_77, dsum_64
||      SHRU    .S1    A22, A16, A16        ; <2> SHRU    c_64, crest_64, low_74
||      SHRU    .S2    B21, 11, B17         ; <1> SHRU    dr_64, 11, i2_77
||      MPYHLU  .M2    B20, B2, B9          ; <1> MPYHLU  half_77, ones_64, i0_77
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_76], w2_76
||      LDW     .D2T2  *+B5[B18], B17       ; <1> LDW     *+B5[i1_77], w1_77
        ADD     .L1    A9, A8, A9           ; <0> ADD     s01_76, s23_76, csum_64
||      ZERO    .S1    A17                  ; ZERO    zero_49
||      SHRU    .S2    B26, B18, B17        ; <2> SHRU    d_64, drest_64, low_75
||      MPYHLU  .M2    B16, B2, B3          ; <0> MPYHLU  dsum_64, ones_64, dhigh_78
||      LDW     .D1T1  *A24++[1], A20       ; <3> LDW     *rotation_64++, cs_64
||      LDW     .D2T2  *+B6[B17], B3        ; <1> LDW     *+B6[i2_77], w2_77
        ADD     .L1    A20, A16, A21        ; <2> ADD     high_74, low_74, cr_64
||      SHL     .S1    A9, 16, A8           ; <0> SHL     csum_64, 16, moved_78
||      SHL     .S2    B26, B22, B9         ; <2> SHL     d_64, ds_64, high_75
||      MPYSU   .M2    1, B16, B9           ; <0> MPYSU   1, dsum_64, dlow_78
||      STW     .D1T1  A17, *A2++[1]        ; STW     zero_49, *schedule++
||      LDW     .D2T2  *+B4[B9], B18        ; <1> LDW     *+B4[i0_77], w0_77
        MVK     .L1    11, A1               ; MVK     16, count_64
||      ZERO    .L2    B31                  ; ZERO    u1_64
||      ZERO    .S2    B1                   ; ZERO    u2_64
||      MPYHU   .M1    A21, A23, A20        ; <2> MPYHU   cr_64, ones_64, half_76
||      STW     .D1T2  B1, *A2++[1]         ; STW     u1_49, *schedule++
||      ADD     .D2    B9, B17, B21         ; <2> ADD     high_75, low_75, dr_64
        SHRU    .S1    A21, 18, A3          ; <2> SHRU    cr_64, 18, i1_76
||      SHRU    .S2    B21, 4, B19          ; <2> SHRU    dr_64, 4, i3_77
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_64, clow_78
||      STW     .D1T1  A17, *A2++[1]        ; STW     zero_49, *schedule++
        SHRU    .S1    A21, 4, A8           ; <2> SHRU    cr_64, 4, i3_76
||      ADD     .S2X   B3, A8, B8           ; <0> ADD     moved_78, dhigh_78, x_78
||      MPYHLU  .M1    A20, A23, A8         ; <2> MPYHLU  half_76, ones_64, i0_76
||      MPYHU   .M2    B21, B2, B20         ; <2> MPYHU   dr_64, ones_64, half_77
||      LDW     .D1T1  *+A5[A3], A18        ; <2> LDW     *+A5[i1_76], w1_76
||      NOP
||      NOP
        SUB     .L1    A9, A3, A3           ; <0> SUB     csum_64, clow_78, chigh_78
||      MV      .L2X   A20, B22             ; <3> MV      cs_64, ds_64
||      SHL     .S1    A22, A20, A20        ; <3> SHL     c_64, cs_64, high_74
||      SHRU    .S2    B8, 28, B3           ; <0> SHRU    x_78, 28, down_78
||      MPYHLU  .M1    A20, A23, A16        ; <3> MPYHLU  cs_64, ones_64, crest_64
||      LDW     .D1T1  *+A7[A8], A16        ; <2> LDW     *+A7[i3_76], w3_76
||      ADD     .D2    B3, B16, B16         ; <1> ADD     w2_77, w3_77, s23_77
||      NOP
        ADD     .L1    A17, A16, A8         ; <1> ADD     w2_76, w3_76, s23_76
||      ADD     .L2    B18, B17, B17        ; <1> ADD     w0_77, w1_77, s01_77
||      SHRU    .S1    A21, 11, A9          ; <2> SHRU    cr_64, 11, i2_76
||      SHRU    .S2    B21, 18, B18         ; <2> SHRU    dr_64, 18, i1_77
||      MPYHLU  .M2    B22, B2, B18         ; <3> MPYHLU  ds_64, ones_64, drest_64
||      LDW     .D1T1  *+A4[A8], A19        ; <2> LDW     *+A4[i0_76], w0_76
||      LDW     .D2T2  *+B7[B19], B16       ; <2> LDW     *+B7[i3_77], w3_77
||      NOP
        ADD     .L1    A19, A18, A9         ; <1> ADD     w0_76, w1_76, s01_76
||      ADD     .L2    B17, B16, B16        ; <1> ADD     s01_77, s23_77, dsum_64
||      SHRU    .S1    A22, A16, A16        ; <3> SHRU    c_64, crest_64, low_74
||      SHRU    .S2    B21, 11, B17         ; <2> SHRU    dr_64, 11, i2_77
||      MPYHLU  .M2    B20, B2, B9          ; <2> MPYHLU  half_77, ones_64, i0_77
||      LDW     .D1T1  *+A6[A9], A17        ; <2> LDW     *+A6[i2_76], w2_76
||      LDW     .D2T2  *+B5[B18], B17       ; <2> LDW     *+B5[i1_77], w1_77
||      NOP
;@loop {"name": "rounds2", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds2: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 7/8, S1 8/8, M1 4/8, D1 8/8, L2 6/8, S2 8/8, M2 5/8, D2 6/8
;  cross paths: 1X 3/8, 2X 3/8
;  T paths: T1 6/8, T2 5/8
;  registers of side A: 20 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_decrypt_c64x$rounds2:
        ADD     .L1    A9, A8, A9           ; <3> ADD     s01_76, s23_76, csum_64
||      ADD     .L2X   B9, A3, B8           ; <4> ADD     chigh_78, dlow_78, u_64
||      SHL     .S1X   B8, 4, A3            ; <4> SHL     x_78, 4, up_78
||      SHRU    .S2    B26, B18, B17        ; <1> SHRU    d_64, drest_64, low_75
||      MPYHLU  .M2    B16, B2, B3          ; <3> MPYHLU  dsum_64, ones_64, dhigh_78
||      LDW     .D1T1  *A24++[1], A20       ; <0> LDW     *rotation_64++, cs_64
||      LDW     .D2T2  *+B6[B17], B3        ; <2> LDW     *+B6[i2_77], w2_77
        ADD     .L1    A20, A16, A21        ; <1> ADD     high_74, low_74, cr_64
||      XOR     .L2    B8, B1, B1           ; <4> XOR     u_64, u2_64, difference_64
||      SHL     .S1    A9, 16, A8           ; <3> SHL     csum_64, 16, moved_78
||      SHL     .S2    B26, B22, B9         ; <1> SHL     d_64, ds_64, high_75
||      MPYSU   .M2    1, B16, B9           ; <3> MPYSU   1, dsum_64, dlow_78
||      ADD     .D1X   A3, B3, A3           ; <4> ADD     up_78, down_78, t_64
||      LDW     .D2T2  *+B4[B9], B18        ; <2> LDW     *+B4[i0_77], w0_77
        XOR     .L1X   A3, B8, A25          ; <4> XOR     u_64, t_64, both_64
||      MV      .L2    B8, B31              ; <4> MV      u_64, u1_64
||[A1]  B       .S1    des3_key_schedule_decrypt_c64x$rounds2; <0> [count_64] B     rounds2
||      MV      .S2    B31, B1              ; <4> MV      u1_64, u2_64
||      MPYHU   .M1    A21, A23, A20        ; <1> MPYHU   cr_64, ones_64, half_76
||      STW     .D1T2  B1, *A2++[2]         ; <4> STW     difference_64, *schedule++[2]
||      ADD     .D2    B9, B17, B21         ; <1> ADD     high_75, low_75, dr_64
        SHRU    .S1    A21, 18, A3          ; <1> SHRU    cr_64, 18, i1_76
||      SHRU    .S2    B21, 4, B19          ; <1> SHRU    dr_64, 4, i3_77
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_64, clow_78
||      STW     .D1T1  A25, *-A2[1]         ; <4> STW     both_64, *-schedule[1]
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_64, 1, count_64
||      SHRU    .S1    A21, 4, A8           ; <1> SHRU    cr_64, 4, i3_76
||      ADD     .S2X   B3, A8, B8           ; <3> ADD     moved_78, dhigh_78, x_78
||      MPYHLU  .M1    A20, A23, A8         ; <1> MPYHLU  half_76, ones_64, i0_76
||      MPYHU   .M2    B21, B2, B20         ; <1> MPYHU   dr_64, ones_64, half_77
||      LDW     .D1T1  *+A5[A3], A18        ; <1> LDW     *+A5[i1_76], w1_76
        SUB     .L1    A9, A3, A3           ; <3> SUB     csum_64, clow_78, chigh_78
||      MV      .L2X   A20, B22             ; <0> MV      cs_64, ds_64
||      SHL     .S1    A22, A20, A20        ; <0> SHL     c_64, cs_64, high_74
||      SHRU    .S2    B8, 28, B3           ; <3> SHRU    x_78, 28, down_78
||      MPYHLU  .M1    A20, A23, A16        ; <0> MPYHLU  cs_64, ones_64, crest_64
||      LDW     .D1T1  *+A7[A8], A16        ; <1> LDW     *+A7[i3_76], w3_76
||      ADD     .D2    B3, B16, B16         ; <2> ADD     w2_77, w3_77, s23_77
        ADD     .L1    A17, A16, A8         ; <2> ADD     w2_76, w3_76, s23_76
||      ADD     .L2    B18, B17, B17        ; <2> ADD     w0_77, w1_77, s01_77
||      SHRU    .S1    A21, 11, A9          ; <1> SHRU    cr_64, 11, i2_76
||      SHRU    .S2    B21, 18, B18         ; <1> SHRU    dr_64, 18, i1_77
||      MPYHLU  .M2    B22, B2, B18         ; <0> MPYHLU  ds_64, ones_64, drest_64
||      LDW     .D1T1  *+A4[A8], A19        ; <1> LDW     *+A4[i0_76], w0_76
||      LDW     .D2T2  *+B7[B19], B16       ; <1> LDW     *+B7[i3_77], w3_77
        ADD     .L1    A19, A18, A9         ; <2> ADD     w0_76, w1_76, s01_76
||      ADD     .L2    B17, B16, B16        ; <2> ADD     s01_77, s23_77, dsum_64
||      SHRU    .S1    A22, A16, A16        ; <0> SHRU    c_64, crest_64, low_74
||      SHRU    .S2    B21, 11, B17         ; <1> SHRU    dr_64, 11, i2_77
||      MPYHLU  .M2    B20, B2, B9          ; <1> MPYHLU  half_77, ones_64, i0_77
||      LDW     .D1T1  *+A6[A9], A17        ; <1> LDW     *+A6[i2_76], w2_76
||      LDW     .D2T2  *+B5[B18], B17       ; <1> LDW     *+B5[i1_77], w1_77
des3_key_schedule_decrypt_c64x$des3_key_schedule_decrypt_c64x$4:
        ADD     .L1    A9, A8, A9           ; <-3> ADD     s01_76, s23_76, csum_64
||      ADD     .L2X   B9, A3, B8           ; <-4> ADD     chigh_78, dlow_78, u_64
||      SHL     .S1X   B8, 4, A3            ; <-4> SHL     x_78, 4, up_78
||      SHRU    .S2    B26, B18, B17        ; <-1> SHRU    d_64, drest_64, low_75
||      MPYHLU  .M2    B16, B2, B3          ; <-3> MPYHLU  dsum_64, ones_64, dhigh_78
||      LDW     .D2T2  *+B6[B17], B3        ; <-2> LDW     *+B6[i2_77], w2_77
        ADD     .L1    A20, A16, A21        ; <-1> ADD     high_74, low_74, cr_64
||      XOR     .L2    B8, B1, B1           ; <-4> XOR     u_64, u2_64, difference_64
||      SHL     .S1    A9, 16, A8           ; <-3> SHL     csum_64, 16, moved_78
||      SHL     .S2    B26, B22, B9         ; <-1> SHL     d_64, ds_64, high_75
||      MPYSU   .M2    1, B16, B9           ; <-3> MPYSU   1, dsum_64, dlow_78
||      ADD     .D1X   A3, B3, A3           ; <-4> ADD     up_78, down_78, t_64
||      LDW     .D2T2  *+B4[B9], B18        ; <-2> LDW     *+B4[i0_77], w0_77
        XOR     .L1X   A3, B8, A25          ; <-4> XOR     u_64, t_64, both_64
||      MV      .L2    B8, B31              ; <-4> MV      u_64, u1_64
||      MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_79
||      MV      .S2    B31, B1              ; <-4> MV      u1_64, u2_64
||      MPYHU   .M1    A21, A23, A20        ; <-1> MPYHU   cr_64, ones_64, half_76
||      STW     .D1T2  B1, *A2++[2]         ; <-4> STW     difference_64, *schedule++[2]
||      ADD     .D2    B9, B17, B21         ; <-1> ADD     high_75, low_75, dr_64
        SHRU    .S1    A21, 18, A3          ; <-1> SHRU    cr_64, 18, i1_76
||      SHRU    .S2    B21, 4, B19          ; <-1> SHRU    dr_64, 4, i3_77
||      MPYSU   .M1    1, A9, A3            ; <-3> MPYSU   1, csum_64, clow_78
||      STW     .D1T1  A25, *-A2[1]         ; <-4> STW     both_64, *-schedule[1]
||      LDW     .D2T2  *+B0[0], B18         ; LDW     *+key[0], x_79
        SHRU    .S1    A21, 4, A8           ; <-1> SHRU    cr_64, 4, i3_76
||      ADD     .S2X   B3, A8, B8           ; <-3> ADD     moved_78, dhigh_78, x_78
||      MPYHLU  .M1    A20, A23, A8         ; <-1> MPYHLU  half_76, ones_64, i0_76
||      MPYHU   .M2    B21, B2, B20         ; <-1> MPYHU   dr_64, ones_64, half_77
||      LDW     .D1T1  *+A5[A3], A18        ; <-1> LDW     *+A5[i1_76], w1_76
||      LDW     .D2T2  *+B0[1], B20         ; LDW     *+key[1], y_79
        SUB     .L1    A9, A3, A3           ; <-3> SUB     csum_64, clow_78, chigh_78
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_79
||      SHRU    .S2    B8, 28, B3           ; <-3> SHRU    x_78, 28, down_78
||      LDW     .D1T1  *+A7[A8], A16        ; <-1> LDW     *+A7[i3_76], w3_76
||      ADD     .D2    B3, B16, B16         ; <-2> ADD     w2_77, w3_77, s23_77
        ADD     .L1    A17, A16, A8         ; <-2> ADD     w2_76, w3_76, s23_76
||      ADD     .L2    B18, B17, B17        ; <-2> ADD     w0_77, w1_77, s01_77
||      SHRU    .S1    A21, 11, A9          ; <-1> SHRU    cr_64, 11, i2_76
||      SHRU    .S2    B21, 18, B18         ; <-1> SHRU    dr_64, 18, i1_77
||      LDW     .D1T1  *+A4[A8], A19        ; <-1> LDW     *+A4[i0_76], w0_76
||      LDW     .D2T2  *+B7[B19], B16       ; <-1> LDW     *+B7[i3_77], w3_77
        ADD     .L1    A19, A18, A9         ; <-2> ADD     w0_76, w1_76, s01_76
||      ADD     .L2    B17, B16, B16        ; <-2> ADD     s01_77, s23_77, dsum_64
||      SHRU    .S2    B21, 11, B17         ; <-1> SHRU    dr_64, 11, i2_77
||      MPYHLU  .M2    B20, B2, B9          ; <-1> MPYHLU  half_77, ones_64, i0_77
||      LDW     .D1T1  *+A6[A9], A17        ; <-1> LDW     *+A6[i2_76], w2_76
||      LDW     .D2T2  *+B5[B18], B17       ; <-1> LDW     *+B5[i1_77], w1_77
        ADD     .L1    A9, A8, A9           ; <-2> ADD     s01_76, s23_76, csum_64
||      ADD     .L2X   B9, A3, B8           ; <-3> ADD     chigh_78, dlow_78, u_64
||      SHL     .S1X   B8, 4, A3            ; <-3> SHL     x_78, 4, up_78
||      SHRU    .S2    B18, 4, B17          ; SHRU    x_79, 4, high_82
||      MPYHLU  .M2    B16, B2, B3          ; <-2> MPYHLU  dsum_64, ones_64, dhigh_78
||      LDW     .D2T2  *+B6[B17], B3        ; <-1> LDW     *+B6[i2_77], w2_77
        XOR     .L2    B8, B1, B1           ; <-3> XOR     u_64, u2_64, difference_64
||      SHL     .S1    A9, 16, A8           ; <-2> SHL     csum_64, 16, moved_78
||      XOR     .S2    B17, B20, B17        ; XOR     high_82, y_79, both_82
||      MPYSU   .M2    1, B16, B9           ; <-2> MPYSU   1, dsum_64, dlow_78
||      ADD     .D1X   A3, B3, A3           ; <-3> ADD     up_78, down_78, t_64
||      LDW     .D2T2  *+B4[B9], B18        ; <-1> LDW     *+B4[i0_77], w0_77
        XOR     .L1X   A3, B8, A25          ; <-3> XOR     u_64, t_64, both_64
||      MV      .L2    B8, B31              ; <-3> MV      u_64, u1_64
||      MVKL    .S1    52428, A21           ; MVKL    0x0000cccc, m14_79
||      MV      .S2    B31, B1              ; <-3> MV      u1_64, u2_64
||      STW     .D1T2  B1, *A2++[2]         ; <-3> STW     difference_64, *schedule++[2]
        AND     .L1X   A1, B17, A1          ; AND     both_82, m4_79, d_82
||      MPYSU   .M1    1, A9, A3            ; <-2> MPYSU   1, csum_64, clow_78
||      STW     .D1T1  A25, *-A2[1]         ; <-3> STW     both_64, *-schedule[1]
        XOR     .L1X   A1, B20, A1          ; XOR     y_79, d_82, y_79
||      SHL     .S1    A1, 4, A8            ; SHL     d_82, 4, moved_82
||      ADD     .S2X   B3, A8, B8           ; <-2> ADD     moved_78, dhigh_78, x_78
        SUB     .L1    A9, A3, A3           ; <-2> SUB     csum_64, clow_78, chigh_78
||      XOR     .S1X   A8, B18, A25         ; XOR     x_79, moved_82, x_79
||      SHRU    .S2    B8, 28, B3           ; <-2> SHRU    x_78, 28, down_78
||      ADD     .D2    B3, B16, B16         ; <-1> ADD     w2_77, w3_77, s23_77
        ADD     .L1    A17, A16, A8         ; <-1> ADD     w2_76, w3_76, s23_76
||      ADD     .L2    B18, B17, B17        ; <-1> ADD     w0_77, w1_77, s01_77
||      SHRU    .S1    A25, 14, A16         ; SHRU    x_79, 14, high_83
||      SHRU    .S2X   A1, 14, B18          ; SHRU    y_79, 14, high_84
        ADD     .L1    A19, A18, A9         ; <-1> ADD     w0_76, w1_76, s01_76
||      ADD     .L2    B17, B16, B16        ; <-1> ADD     s01_77, s23_77, dsum_64
||      MVKH    .S1    52428, A21           ; MVKH    0x0000cccc, m14_79
||      XOR     .S2X   B18, A1, B17         ; XOR     high_84, y_79, both_84
||      XOR     .D1    A16, A25, A16        ; XOR     high_83, x_79, both_83
        ADD     .L1    A9, A8, A9           ; <-1> ADD     s01_76, s23_76, csum_64
||      ADD     .L2X   B9, A3, B8           ; <-2> ADD     chigh_78, dlow_78, u_64
||      SHL     .S1X   B8, 4, A3            ; <-2> SHL     x_78, 4, up_78
||      MVKL    .S2    11141290, B2         ; MVKL    0x00aa00aa, m7_79
||      MPYHLU  .M2    B16, B2, B3          ; <-1> MPYHLU  dsum_64, ones_64, dhigh_78
||      AND     .D1    A16, A21, A16        ; AND     both_83, m14_79, d_83
        XOR     .L1    A25, A16, A21        ; XOR     x_79, d_83, rest_83
||      XOR     .L2    B8, B1, B1           ; <-2> XOR     u_64, u2_64, difference_64
||      SHL     .S1    A9, 16, A8           ; <-1> SHL     csum_64, 16, moved_78
||      MVKH    .S2    11141290, B2         ; MVKH    0x00aa00aa, m7_79
||      MPYSU   .M2    1, B16, B9           ; <-1> MPYSU   1, dsum_64, dlow_78
||      ADD     .D1X   A3, B3, A3           ; <-2> ADD     up_78, down_78, t_64
||      AND     .D2X   B17, A21, B16        ; AND     both_84, m14_79, d_84
        XOR     .L1X   A3, B8, A25          ; <-2> XOR     u_64, t_64, both_64
||      MV      .L2    B8, B31              ; <-2> MV      u_64, u1_64
||      SHL     .S1    A16, 14, A1          ; SHL     d_83, 14, moved_83
||      MV      .S2    B31, B1              ; <-2> MV      u1_64, u2_64
||      STW     .D1T2  B1, *A2++[2]         ; <-2> STW     difference_64, *schedule++[2]
||      XOR     .D2X   B16, A1, B8          ; XOR     y_79, d_84, rest_84
        XOR     .L1    A21, A1, A1          ; XOR     rest_83, moved_83, x_79
||      SHL     .S2    B16, 14, B16         ; SHL     d_84, 14, moved_84
||      MPYSU   .M1    1, A9, A3            ; <-1> MPYSU   1, csum_64, clow_78
||      STW     .D1T1  A25, *-A2[1]         ; <-2> STW     both_64, *-schedule[1]
        XOR     .L2    B8, B16, B16         ; XOR     rest_84, moved_84, y_79
||      SHRU    .S1    A1, 7, A8            ; SHRU    x_79, 7, high_85
||      ADD     .S2X   B3, A8, B8           ; <-1> ADD     moved_78, dhigh_78, x_78
        SUB     .L1    A9, A3, A3           ; <-1> SUB     csum_64, clow_78, chigh_78
||      MVKL    .S1    des_rotations + 60, A8; MVKL    des_rotations + 60, rotation_79
||      SHRU    .S2    B8, 28, B3           ; <-1> SHRU    x_78, 28, down_78
||      XOR     .D1    A8, A1, A9           ; XOR     high_85, x_79, both_85
        AND     .L1X   A9, B2, A9           ; AND     both_85, m7_79, d_85
||      MVKH    .S1    des_rotations + 60, A8; MVKH    des_rotations + 60, rotation_79
||      SHRU    .S2    B16, 7, B17          ; SHRU    y_79, 7, high_86
        XOR     .L1    A1, A9, A9           ; XOR     x_79, d_85, rest_85
||      XOR     .L2    B17, B16, B17        ; XOR     high_86, y_79, both_86
||      SHL     .S1    A9, 7, A1            ; SHL     d_85, 7, moved_85
||      LDW     .D1T1  *A8--[1], A21        ; <0> LDW     *rotation_79--, cs_79
        XOR     .L1    A9, A1, A1           ; XOR     rest_85, moved_85, x_79
||      ADD     .L2X   B9, A3, B8           ; <-1> ADD     chigh_78, dlow_78, u_64
||      SHL     .S1X   B8, 4, A3            ; <-1> SHL     x_78, 4, up_78
||      AND     .S2    B17, B2, B2          ; AND     both_86, m7_79, d_86
        XOR     .L2    B8, B1, B1           ; <-1> XOR     u_64, u2_64, difference_64
||      EXTU    .S1    A1, 16, 24, A9       ; EXTU    x_79, 16, 24, first_81
||      XOR     .S2    B16, B2, B3          ; XOR     y_79, d_86, rest_86
||      ADD     .D1X   A3, B3, A3           ; <-1> ADD     up_78, down_78, t_64
        XOR     .L1X   A3, B8, A25          ; <-1> XOR     u_64, t_64, both_64
||      MV      .L2    B8, B31              ; <-1> MV      u_64, u1_64
||      MVKL    .S1    8388609, A20         ; MVKL    0x00800001, ones_79
||      MV      .S2    B31, B1              ; <-1> MV      u1_64, u2_64
||      STW     .D1T2  B1, *A2++[2]         ; <-1> STW     difference_64, *schedule++[2]
        SHL     .S1X   B2, 7, A9            ; SHL     d_86, 7, moved_86
||      SHL     .S2X   A9, 24, B2           ; SHL     first_81, 24, column7_81
||      STW     .D1T1  A25, *-A2[1]         ; <-1> STW     both_64, *-schedule[1]
        XOR     .L1X   A9, B3, A9           ; XOR     rest_86, moved_86, y_79
||      ZERO    .L2    B1                   ; ZERO    zero_64
||      MVKH    .S1    8388609, A20         ; MVKH    0x00800001, ones_79
||      SHRU    .S2X   A1, 24, B3           ; SHRU    x_79, 24, third_81
||      STW     .D1T2  B1, *A2++[1]         ; STW     u2_64, *schedule++
        MV      .L1X   B31, A25             ; move u1_64
||      MV      .L2X   A21, B20             ; <0> MV      cs_79, ds_79
||      EXTU    .S1    A1, 8, 24, A1        ; EXTU    x_79, 8, 24, second_81
||      SHL     .S2    B3, 8, B3            ; SHL     third_81, 8, column5_81
||      MPYHLU  .M1    A21, A20, A18        ; <0> MPYHLU  cs_79, ones_79, crest_79
        SHL     .S1    A1, 16, A1           ; SHL     second_81, 16, column6_81
||      SHL     .S2X   A9, 28, B31          ; SHL     y_79, 28, top_81
        ADD     .L1X   A1, B2, A1           ; ADD     column7_81, column6_81, rest_81
||      MV      .L2X   A20, B19             ; ones_79 on both sides
||      SHRU    .S2    B31, 24, B2          ; SHRU    top_81, 24, nibble_81
||      LDW     .D1T1  *A8--[1], A21        ; <1> LDW     *rotation_79--, cs_79
        ADD     .L2    B3, B2, B2           ; ADD     column5_81, nibble_81, d_79
||      MPYHLU  .M2    B20, B19, B18        ; <0> MPYHLU  ds_79, ones_79, drest_79
        ADD     .L2X   B2, A1, B25          ; ADD     rest_81, d_79, d_79
||      CLR     .S1    A9, 0, 3, A31        ; CLR     y_79, 0, 3, c_79
        SHL     .S1    A31, A21, A3         ; <0> SHL     c_79, cs_79, high_89
||      SHL     .S2    B25, B20, B9         ; <0> SHL     d_79, ds_79, high_90
        SHRU    .S1    A31, A18, A1         ; <0> SHRU    c_79, crest_79, low_89
||      SHRU    .S2    B25, B18, B8         ; <0> SHRU    d_79, drest_79, low_90
        ADD     .L1    A3, A1, A19          ; <0> ADD     high_89, low_89, cr_79
||      ADD     .L2    B9, B8, B17          ; <0> ADD     high_90, low_90, dr_79
||      STW     .D1T2  B1, *A2++[1]         ; STW     zero_64, *schedule++
        MV      .L2X   A21, B20             ; <1> MV      cs_79, ds_79
||      SHRU    .S1    A19, 11, A18         ; <0> SHRU    cr_79, 11, i2_91
||      SHRU    .S2    B17, 4, B9           ; <0> SHRU    dr_79, 4, i3_92
||      MPYHLU  .M1    A21, A20, A18        ; <1> MPYHLU  cs_79, ones_79, crest_79
||      STW     .D1T1  A25, *A2++[1]        ; STW     u1_64, *schedule++
        SHRU    .S2    B17, 11, B16         ; <0> SHRU    dr_79, 11, i2_92
||      MPYHU   .M1    A19, A20, A17        ; <0> MPYHU   cr_79, ones_79, half_91
||      LDW     .D1T1  *+A6[A18], A17       ; <0> LDW     *+A6[i2_91], w2_91
        SHRU    .S1    A19, 4, A16          ; <0> SHRU    cr_79, 4, i3_91
||      MPYHU   .M2    B17, B19, B16        ; <0> MPYHU   dr_79, ones_79, half_92
||      LDW     .D1T1  *A8--[1], A21        ; <2> LDW     *rotation_79--, cs_79
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[i3_92], w3_92
        SHRU    .S1    A19, 18, A9          ; <0> SHRU    cr_79, 18, i1_91
||      MPYHLU  .M2    B20, B19, B18        ; <1> MPYHLU  ds_79, ones_79, drest_79
||      LDW     .D1T1  *+A7[A16], A16       ; <0> LDW     *+A7[i3_91], w3_91
||      LDW     .D2T2  *+B6[B16], B3        ; <0> LDW     *+B6[i2_92], w2_92
        MPYHLU  .M1    A17, A20, A1         ; <0> MPYHLU  half_91, ones_79, i0_91
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[i1_91], w1_91
        SHL     .S1    A31, A21, A3         ; <1> SHL     c_79, cs_79, high_89
||      SHL     .S2    B25, B20, B9         ; <1> SHL     d_79, ds_79, high_90
||      MPYHLU  .M2    B16, B19, B3         ; <0> MPYHLU  half_92, ones_79, i0_92
||      STW     .D1T2  B1, *A2++[1]         ; STW     zero_64, *schedule++
        SHRU    .S1    A31, A18, A1         ; <1> SHRU    c_79, crest_79, low_89
||      SHRU    .S2    B25, B18, B8         ; <1> SHRU    d_79, drest_79, low_90
||      LDW     .D1T1  *+A4[A1], A3         ; <0> LDW     *+A4[i0_91], w0_91
        ADD     .L1    A3, A1, A19          ; <1> ADD     high_89, low_89, cr_79
||      ADD     .L2    B9, B8, B17          ; <1> ADD     high_90, low_90, dr_79
||      SHRU    .S2    B17, 18, B8          ; <0> SHRU    dr_79, 18, i1_92
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[i0_92], w0_92
        MV      .L2X   A21, B20             ; <2> MV      cs_79, ds_79
||      SHRU    .S1    A19, 11, A18         ; <1> SHRU    cr_79, 11, i2_91
||      SHRU    .S2    B17, 4, B9           ; <1> SHRU    dr_79, 4, i3_92
||      MPYHLU  .M1    A21, A20, A18        ; <2> MPYHLU  cs_79, ones_79, crest_79
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[i1_92], w1_92
        ZERO    .L1    A29                  ; ZERO    u1_79
||      SHRU    .S2    B17, 11, B16         ; <1> SHRU    dr_79, 11, i2_92
||      MPYHU   .M1    A19, A20, A17        ; <1> MPYHU   cr_79, ones_79, half_91
||      LDW     .D1T1  *+A6[A18], A17       ; <1> LDW     *+A6[i2_91], w2_91
||      ADD     .D2    B3, B2, B8           ; <0> ADD     w2_92, w3_92, s23_92
        ADD     .L1    A17, A16, A1         ; <0> ADD     w2_91, w3_91, s23_91
||      MV      .L2X   A2, B31              ; move schedule
||      SHRU    .S1    A19, 4, A16          ; <1> SHRU    cr_79, 4, i3_91
||      MPYHU   .M2    B17, B19, B16        ; <1> MPYHU   dr_79, ones_79, half_92
||      LDW     .D1T1  *A8--[1], A21        ; <3> LDW     *rotation_79--, cs_79
||      LDW     .D2T2  *+B7[B9], B2         ; <1> LDW     *+B7[i3_92], w3_92
        ADD     .L1    A3, A9, A3           ; <0> ADD     w0_91, w1_91, s01_91
||      ZERO    .L2    B1                   ; ZERO    u2_79
||      SHRU    .S1    A19, 18, A9          ; <1> SHRU    cr_79, 18, i1_91
||      MPYHLU  .M2    B20, B19, B18        ; <2> MPYHLU  ds_79, ones_79, drest_79
||      LDW     .D1T1  *+A7[A16], A16       ; <1> LDW     *+A7[i3_91], w3_91
||      LDW     .D2T2  *+B6[B16], B3        ; <1> LDW     *+B6[i2_92], w2_92
        MPYHLU  .M1    A17, A20, A1         ; <1> MPYHLU  half_91, ones_79, i0_91
||      LDW     .D1T1  *+A5[A9], A9         ; <1> LDW     *+A5[i1_91], w1_91
        ADD     .L1    A3, A1, A9           ; <0> ADD     s01_91, s23_91, csum_79
||      ADD     .L2    B9, B2, B2           ; <0> ADD     w0_92, w1_92, s01_92
||      SHL     .S1    A31, A21, A3         ; <2> SHL     c_79, cs_79, high_89
||      SHL     .S2    B25, B20, B9         ; <2> SHL     d_79, ds_79, high_90
||      MPYHLU  .M2    B16, B19, B3         ; <1> MPYHLU  half_92, ones_79, i0_92
        ADD     .L2    B2, B8, B0           ; <0> ADD     s01_92, s23_92, dsum_79
||      SHRU    .S1    A31, A18, A1         ; <2> SHRU    c_79, crest_79, low_89
||      SHRU    .S2    B25, B18, B8         ; <2> SHRU    d_79, drest_79, low_90
||      MPYSU   .M1    1, A9, A3            ; <0> MPYSU   1, csum_79, clow_93
||      LDW     .D1T1  *+A4[A1], A3         ; <1> LDW     *+A4[i0_91], w0_91
||      NOP
        ADD     .L1    A3, A1, A19          ; <2> ADD     high_89, low_89, cr_79
||      ADD     .L2    B9, B8, B17          ; <2> ADD     high_90, low_90, dr_79
||      SHL     .S1    A9, 16, A1           ; <0> SHL     csum_79, 16, moved_93
||      SHRU    .S2    B17, 18, B8          ; <1> SHRU    dr_79, 18, i1_92
||      MPYHLU  .M2    B0, B19, B0          ; <0> MPYHLU  dsum_79, ones_79, dhigh_93
||      LDW     .D2T2  *+B4[B3], B9         ; <1> LDW     *+B4[i0_92], w0_92
||      NOP
||      NOP
        MV      .L2X   A21, B20             ; <3> MV      cs_79, ds_79
||      SHRU    .S1    A19, 11, A18         ; <2> SHRU    cr_79, 11, i2_91
||      SHRU    .S2    B17, 4, B9           ; <2> SHRU    dr_79, 4, i3_92
||      MPYHLU  .M1    A21, A20, A18        ; <3> MPYHLU  cs_79, ones_79, crest_79
||      MPYSU   .M2    1, B0, B2            ; <0> MPYSU   1, dsum_79, dlow_93
||      SUB     .D1    A9, A3, A3           ; <0> SUB     csum_79, clow_93, chigh_93
||      LDW     .D2T2  *+B5[B8], B2         ; <1> LDW     *+B5[i1_92], w1_92
||      NOP
        MVK     .L1    11, A2               ; MVK     16, count_79
||      ADD     .L2X   B0, A1, B0           ; <0> ADD     moved_93, dhigh_93, x_93
||      SHRU    .S2    B17, 11, B16         ; <2> SHRU    dr_79, 11, i2_92
||      MPYHU   .M1    A19, A20, A17        ; <2> MPYHU   cr_79, ones_79, half_91
||      LDW     .D1T1  *+A6[A18], A17       ; <2> LDW     *+A6[i2_91], w2_91
||      ADD     .D2    B3, B2, B8           ; <1> ADD     w2_92, w3_92, s23_92
||      NOP
||      NOP
;@loop {"name": "rounds3", "ii": 8, "res_mii": 8, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 8, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds3: II 8, 5 stages
;  bounds: resources 8, recurrence 1
;  units: L1 6/8, S1 7/8, M1 4/8, D1 6/8, L2 8/8, S2 8/8, M2 5/8, D2 8/8
;  cross paths: 1X 1/8, 2X 4/8
;  T paths: T1 5/8, T2 6/8
;  registers of side A: 18 used, 18 live at once
;  registers of side B: 17 used, 17 live at once
;  II 8: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
des3_key_schedule_decrypt_c64x$rounds3:
        ADD     .L1    A17, A16, A1         ; <3> ADD     w2_91, w3_91, s23_91
||      ADD     .L2X   B2, A3, B3           ; <4> ADD     chigh_93, dlow_93, u_79
||      SHRU    .S1    A19, 4, A16          ; <2> SHRU    cr_79, 4, i3_91
||      SHRU    .S2    B0, 28, B2           ; <4> SHRU    x_93, 28, down_93
||      MPYHU   .M2    B17, B19, B16        ; <2> MPYHU   dr_79, ones_79, half_92
||      LDW     .D1T1  *A8--[1], A21        ; <0> LDW     *rotation_79--, cs_79
||      LDW     .D2T2  *+B7[B9], B2         ; <2> LDW     *+B7[i3_92], w3_92
        ADD     .L1    A3, A9, A3           ; <3> ADD     w0_91, w1_91, s01_91
||      XOR     .L2    B3, B1, B0           ; <4> XOR     u_79, u2_79, difference_79
||      SHRU    .S1    A19, 18, A9          ; <2> SHRU    cr_79, 18, i1_91
||      SHL     .S2    B0, 4, B1            ; <4> SHL     x_93, 4, up_93
||      MPYHLU  .M2    B20, B19, B18        ; <1> MPYHLU  ds_79, ones_79, drest_79
||      LDW     .D1T1  *+A7[A16], A16       ; <2> LDW     *+A7[i3_91], w3_91
||      LDW     .D2T2  *+B6[B16], B3        ; <2> LDW     *+B6[i2_92], w2_92
        MV      .L1X   B3, A29              ; <4> MV      u_79, u1_79
||      MV      .L2X   A29, B1              ; <4> MV      u1_79, u2_79
||[A2]  B       .S1    des3_key_schedule_decrypt_c64x$rounds3; <0> [count_79] B     rounds3
||      ADD     .S2    B1, B2, B0           ; <4> ADD     up_93, down_93, t_79
||      MPYHLU  .M1    A17, A20, A1         ; <2> MPYHLU  half_91, ones_79, i0_91
||      LDW     .D1T1  *+A5[A9], A9         ; <2> LDW     *+A5[i1_91], w1_91
||      STW     .D2T2  B0, *B31++[2]        ; <4> STW     difference_79, *schedule++[2]
        ADD     .L1    A3, A1, A9           ; <3> ADD     s01_91, s23_91, csum_79
||      ADD     .L2    B9, B2, B2           ; <3> ADD     w0_92, w1_92, s01_92
||      SHL     .S1    A31, A21, A3         ; <1> SHL     c_79, cs_79, high_89
||      SHL     .S2    B25, B20, B9         ; <1> SHL     d_79, ds_79, high_90
||      MPYHLU  .M2    B16, B19, B3         ; <2> MPYHLU  half_92, ones_79, i0_92
||      XOR     .D2    B3, B0, B0           ; <4> XOR     u_79, t_79, both_79
        ADD     .L2    B2, B8, B0           ; <3> ADD     s01_92, s23_92, dsum_79
||      SHRU    .S1    A31, A18, A1         ; <1> SHRU    c_79, crest_79, low_89
||      SHRU    .S2    B25, B18, B8         ; <1> SHRU    d_79, drest_79, low_90
||      MPYSU   .M1    1, A9, A3            ; <3> MPYSU   1, csum_79, clow_93
||      LDW     .D1T1  *+A4[A1], A3         ; <2> LDW     *+A4[i0_91], w0_91
||      STW     .D2T2  B0, *-B31[1]         ; <4> STW     both_79, *-schedule[1]
        ADD     .L1    A3, A1, A19          ; <1> ADD     high_89, low_89, cr_79
||      ADD     .L2    B9, B8, B17          ; <1> ADD     high_90, low_90, dr_79
||      SHL     .S1    A9, 16, A1           ; <3> SHL     csum_79, 16, moved_93
||      SHRU    .S2    B17, 18, B8          ; <2> SHRU    dr_79, 18, i1_92
||      MPYHLU  .M2    B0, B19, B0          ; <3> MPYHLU  dsum_79, ones_79, dhigh_93
||      LDW     .D2T2  *+B4[B3], B9         ; <2> LDW     *+B4[i0_92], w0_92
        MV      .L2X   A21, B20             ; <0> MV      cs_79, ds_79
||      SHRU    .S1    A19, 11, A18         ; <1> SHRU    cr_79, 11, i2_91
||      SHRU    .S2    B17, 4, B9           ; <1> SHRU    dr_79, 4, i3_92
||      MPYHLU  .M1    A21, A20, A18        ; <0> MPYHLU  cs_79, ones_79, crest_79
||      MPYSU   .M2    1, B0, B2            ; <3> MPYSU   1, dsum_79, dlow_93
||      SUB     .D1    A9, A3, A3           ; <3> SUB     csum_79, clow_93, chigh_93
||      LDW     .D2T2  *+B5[B8], B2         ; <2> LDW     *+B5[i1_92], w1_92
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_79, 1, count_79
||      ADD     .L2X   B0, A1, B0           ; <3> ADD     moved_93, dhigh_93, x_93
||      SHRU    .S2    B17, 11, B16         ; <1> SHRU    dr_79, 11, i2_92
||      MPYHU   .M1    A19, A20, A17        ; <1> MPYHU   cr_79, ones_79, half_91
||      LDW     .D1T1  *+A6[A18], A17       ; <1> LDW     *+A6[i2_91], w2_91
||      ADD     .D2    B3, B2, B8           ; <2> ADD     w2_92, w3_92, s23_92
des3_key_schedule_decrypt_c64x$des3_key_schedule_decrypt_c64x$6:
        ADD     .L1    A17, A16, A16        ; <-3> ADD     w2_91, w3_91, s23_91
||      ADD     .L2X   B2, A3, B3           ; <-4> ADD     chigh_93, dlow_93, u_79
        XOR     .L2    B3, B1, B1           ; <-4> XOR     u_79, u2_79, difference_79
||      MPYHLU  .M1    A17, A20, A9         ; <-2> MPYHLU  half_91, ones_79, i0_91
||      LDW     .D2T2  *+B7[B9], B25        ; <-2> LDW     *+B7[i3_92], w3_92
        ADD     .L1    A3, A9, A3           ; <-3> ADD     w0_91, w1_91, s01_91
||      SHRU    .S2    B0, 28, B1           ; <-4> SHRU    x_93, 28, down_93
||      MPYHU   .M2    B17, B19, B9         ; <-2> MPYHU   dr_79, ones_79, half_92
||      STW     .D2T2  B1, *B31++[2]        ; <-4> STW     difference_79, *schedule++[2]
        ADD     .L1    A3, A16, A3          ; <-3> ADD     s01_91, s23_91, csum_79
||      ADD     .L2    B9, B2, B2           ; <-3> ADD     w0_92, w1_92, s01_92
||      SHRU    .S1    A19, 18, A9          ; <-2> SHRU    cr_79, 18, i1_91
||      SHRU    .S2    B17, 18, B16         ; <-2> SHRU    dr_79, 18, i1_92
||      MPYHLU  .M2    B20, B19, B9         ; <-1> MPYHLU  ds_79, ones_79, drest_79
||      LDW     .D1T1  *+A4[A9], A21        ; <-2> LDW     *+A4[i0_91], w0_91
||      LDW     .D2T2  *+B6[B16], B1        ; <-2> LDW     *+B6[i2_92], w2_92
        ADD     .L2    B2, B8, B2           ; <-3> ADD     s01_92, s23_92, dsum_79
||      SHRU    .S1    A19, 4, A9           ; <-2> SHRU    cr_79, 4, i3_91
||      SHL     .S2    B25, B20, B8         ; <-1> SHL     d_79, ds_79, high_90
||      MPYSU   .M1    1, A3, A21           ; <-3> MPYSU   1, csum_79, clow_93
||      MPYHLU  .M2    B9, B19, B16         ; <-2> MPYHLU  half_92, ones_79, i0_92
||      LDW     .D1T1  *+A5[A9], A31        ; <-2> LDW     *+A5[i1_91], w1_91
||      LDW     .D2T2  *+B5[B16], B16       ; <-2> LDW     *+B5[i1_92], w1_92
        MV      .L2X   A29, B9              ; <-4> MV      u1_79, u2_79
||      SHL     .S1    A31, A21, A9         ; <-1> SHL     c_79, cs_79, high_89
||      SHRU    .S2    B25, B9, B20         ; <-1> SHRU    d_79, drest_79, low_90
||      MPYHLU  .M2    B2, B19, B2          ; <-3> MPYHLU  dsum_79, ones_79, dhigh_93
||      LDW     .D1T1  *+A7[A9], A31        ; <-2> LDW     *+A7[i3_91], w3_91
        SUB     .L1    A3, A21, A18         ; <-3> SUB     csum_79, clow_93, chigh_93
||      ADD     .L2    B8, B20, B0          ; <-1> ADD     high_90, low_90, dr_79
||      SHRU    .S1    A31, A18, A21        ; <-1> SHRU    c_79, crest_79, low_89
||      SHL     .S2    B0, 4, B8            ; <-4> SHL     x_93, 4, up_93
||      MPYSU   .M2    1, B2, B16           ; <-3> MPYSU   1, dsum_79, dlow_93
||      LDW     .D2T2  *+B4[B16], B9        ; <-2> LDW     *+B4[i0_92], w0_92
        ADD     .L1    A9, A21, A3          ; <-1> ADD     high_89, low_89, cr_79
||      ADD     .L2    B8, B1, B8           ; <-4> ADD     up_93, down_93, t_79
||      SHL     .S1    A3, 16, A9           ; <-3> SHL     csum_79, 16, moved_93
||      SHRU    .S2    B0, 4, B20           ; <-1> SHRU    dr_79, 4, i3_92
||      MPYHU   .M2    B0, B19, B17         ; <-1> MPYHU   dr_79, ones_79, half_92
        XOR     .L2    B3, B8, B20          ; <-4> XOR     u_79, t_79, both_79
||      SHRU    .S1    A3, 4, A18           ; <-1> SHRU    cr_79, 4, i3_91
||      ADD     .S2X   B16, A18, B8         ; <-3> ADD     chigh_93, dlow_93, u_79
||      LDW     .D2T2  *+B7[B20], B0        ; <-1> LDW     *+B7[i3_92], w3_92
        ADD     .L1    A21, A31, A21        ; <-2> ADD     w0_91, w1_91, s01_91
||      XOR     .L2    B8, B9, B9           ; <-3> XOR     u_79, u2_79, difference_79
||      SHRU    .S1    A3, 11, A29          ; <-1> SHRU    cr_79, 11, i2_91
||      ADD     .S2    B1, B25, B1          ; <-2> ADD     w2_92, w3_92, s23_92
||      MPYHU   .M1    A3, A20, A17         ; <-1> MPYHU   cr_79, ones_79, half_91
||      MPYHLU  .M2    B17, B19, B17        ; <-1> MPYHLU  half_92, ones_79, i0_92
||      STW     .D2T2  B20, *-B31[1]        ; <-4> STW     both_79, *-schedule[1]
        ADD     .L1    A17, A31, A9         ; <-2> ADD     w2_91, w3_91, s23_91
||      ADD     .L2X   B2, A9, B2           ; <-3> ADD     moved_93, dhigh_93, x_93
||      LDW     .D1T1  *+A6[A29], A17       ; <-1> LDW     *+A6[i2_91], w2_91
||      STW     .D2T2  B9, *B31++[2]        ; <-3> STW     difference_79, *schedule++[2]
        ADD     .L1    A21, A9, A3          ; <-2> ADD     s01_91, s23_91, csum_79
||      ADD     .L2    B9, B16, B9          ; <-2> ADD     w0_92, w1_92, s01_92
||      SHRU    .S1    A3, 18, A9           ; <-1> SHRU    cr_79, 18, i1_91
||      SHRU    .S2    B0, 11, B16          ; <-1> SHRU    dr_79, 11, i2_92
||      MPYHLU  .M1    A17, A20, A9         ; <-1> MPYHLU  half_91, ones_79, i0_91
||      LDW     .D1T1  *+A7[A18], A9        ; <-1> LDW     *+A7[i3_91], w3_91
||      LDW     .D2T2  *+B4[B17], B2        ; <-1> LDW     *+B4[i0_92], w0_92
        SHRU    .S2    B0, 18, B16          ; <-1> SHRU    dr_79, 18, i1_92
||      MPYSU   .M1    1, A3, A17           ; <-2> MPYSU   1, csum_79, clow_93
||      LDW     .D1T1  *+A5[A9], A18        ; <-1> LDW     *+A5[i1_91], w1_91
||      LDW     .D2T2  *+B6[B16], B16       ; <-1> LDW     *+B6[i2_92], w2_92
        MV      .L1X   B3, A9               ; <-4> MV      u_79, u1_79
||      ADD     .L2    B9, B1, B1           ; <-2> ADD     s01_92, s23_92, dsum_79
||      SHRU    .S2    B2, 28, B3           ; <-3> SHRU    x_93, 28, down_93
||      LDW     .D1T1  *+A4[A9], A20        ; <-1> LDW     *+A4[i0_91], w0_91
||      LDW     .D2T2  *+B5[B16], B17       ; <-1> LDW     *+B5[i1_92], w1_92
        SUB     .L1    A3, A17, A18         ; <-2> SUB     csum_79, clow_93, chigh_93
||      SHL     .S2    B2, 4, B2            ; <-3> SHL     x_93, 4, up_93
||      MPYSU   .M2    1, B1, B16           ; <-2> MPYSU   1, dsum_79, dlow_93
        ADD     .L2    B2, B3, B9           ; <-3> ADD     up_93, down_93, t_79
||      MV      .S2X   A9, B3               ; <-3> MV      u1_79, u2_79
        XOR     .L2    B8, B9, B17          ; <-3> XOR     u_79, t_79, both_79
||      ADD     .S2X   B16, A18, B9         ; <-2> ADD     chigh_93, dlow_93, u_79
        XOR     .L2    B9, B3, B3           ; <-2> XOR     u_79, u2_79, difference_79
||      STW     .D2T2  B17, *-B31[1]        ; <-3> STW     both_79, *-schedule[1]
        ADD     .L1    A20, A18, A9         ; <-1> ADD     w0_91, w1_91, s01_91
||      ADD     .L2    B2, B17, B0          ; <-1> ADD     w0_92, w1_92, s01_92
||      SHL     .S1    A3, 16, A3           ; <-2> SHL     csum_79, 16, moved_93
||      ADD     .S2    B16, B0, B1          ; <-1> ADD     w2_92, w3_92, s23_92
||      MPYHLU  .M2    B1, B19, B1          ; <-2> MPYHLU  dsum_79, ones_79, dhigh_93
||      ADD     .D1    A17, A9, A17         ; <-1> ADD     w2_91, w3_91, s23_91
||      STW     .D2T2  B3, *B31++[2]        ; <-2> STW     difference_79, *schedule++[2]
        MV      .L1X   B8, A17              ; <-3> MV      u_79, u1_79
||      ADD     .L2    B0, B1, B0           ; <-1> ADD     s01_92, s23_92, dsum_79
||      ADD     .S1    A9, A17, A9          ; <-1> ADD     s01_91, s23_91, csum_79
        ADD     .L2X   B1, A3, B1           ; <-2> ADD     moved_93, dhigh_93, x_93
||      SHL     .S1    A9, 16, A3           ; <-1> SHL     csum_79, 16, moved_93
||      MPYSU   .M1    1, A9, A17           ; <-1> MPYSU   1, csum_79, clow_93
||      MPYHLU  .M2    B0, B19, B2          ; <-1> MPYHLU  dsum_79, ones_79, dhigh_93
        MV      .L2X   A17, B19             ; <-2> MV      u1_79, u2_79
||      SHRU    .S2    B1, 28, B8           ; <-2> SHRU    x_93, 28, down_93
        SUB     .L1    A9, A17, A3          ; <-1> SUB     csum_79, clow_93, chigh_93
||      ADD     .L2X   B2, A3, B0           ; <-1> ADD     moved_93, dhigh_93, x_93
||      SHL     .S2    B1, 4, B1            ; <-2> SHL     x_93, 4, up_93
||      MPYSU   .M2    1, B0, B2            ; <-1> MPYSU   1, dsum_79, dlow_93
        MV      .L1X   B9, A9               ; <-2> MV      u_79, u1_79
||      ADD     .L2    B1, B8, B8           ; <-2> ADD     up_93, down_93, t_79
||      SHL     .S2    B0, 4, B1            ; <-1> SHL     x_93, 4, up_93
        ZERO    .L1    A3                   ; ZERO    zero_79
||      XOR     .L2    B9, B8, B2           ; <-2> XOR     u_79, t_79, both_79
||      SHRU    .S2    B0, 28, B8           ; <-1> SHRU    x_93, 28, down_93
||      ADD     .D2X   B2, A3, B0           ; <-1> ADD     chigh_93, dlow_93, u_79
        ADD     .L2    B1, B8, B1           ; <-1> ADD     up_93, down_93, t_79
||      XOR     .S2    B0, B19, B2          ; <-1> XOR     u_79, u2_79, difference_79
||      STW     .D2T2  B2, *-B31[1]         ; <-2> STW     both_79, *-schedule[1]
        XOR     .L2    B0, B1, B1           ; <-1> XOR     u_79, t_79, both_79
||      B       .S2X   A0                   ; return
||      STW     .D2T2  B2, *B31++[2]        ; <-1> STW     difference_79, *schedule++[2]
        MV      .L1X   B0, A9               ; <-1> MV      u_79, u1_79
||      MV      .L2X   A9, B1               ; <-1> MV      u1_79, u2_79
||      ZERO    .S2    B0                   ; ZERO    linear_94
||      STW     .D2T2  B1, *-B31[1]         ; <-1> STW     both_79, *-schedule[1]
        MVC     .S2    B0, AMR              ; MVC     linear_94, AMR
||      STW     .D2T2  B1, *B31++[1]        ; STW     u2_79, *schedule++
        STW     .D2T1  A3, *B31++[1]        ; STW     zero_79, *schedule++
        STW     .D2T1  A9, *B31++[1]        ; STW     u1_79, *schedule++
        STW     .D2T1  A3, *B31++[1]        ; STW     zero_79, *schedule++
