; broadside optimize: source 63f6a15fcc08d905276e3e11a460da910b10551928e5acd022af30b0311ef97e
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 10 s an interval, 5 s a region
; RC6 decryption of any number of independent blocks on the C64x, in two passes of ten rounds over all of them.
;
;       void rc6_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned.
;
; Between two passes the blocks are in `out`: no recurrence binds the loop over the blocks. s0 and s1 whiten in the first
; pass, t0 and t1 in the last; they are 0 in the others. Constant-time but for the number of blocks. A misaligned pointer
; stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

; RC6-32/20 (Rivest, Robshaw, Sidney, Yin, 1998) on the C64x: its rounds as macros.
;
; As in round.inc, x (2 x + 1) = x + 2 l l + (h l << 18) modulo 2^32 with l and h the halves of x. Rotations are .M's:
; one operation, which takes its amount modulo 32 from the rotated product itself.
;
; `here` and `there` are the directives that declare what is made on either side of the machine: .reg for both, or .rega
; and .regb. A round on one block has the product of B on one side and that of D on the other; it takes the amounts of
; rotations from the products, not their rotations, so that they are across in time.
;
; No table and no branch depends on key or data: the routines are constant-time.

; out = rotl(x (2 x + 1), 5).

; One round of encryption: a and c become new_a and new_c.

; The amount that undoes a rotation by rotl(product, 5).

; One round of decryption: a and c become new_a and new_c.

; The same rotation in two parts, by shifts where .M is full. The lower part is the amount of a rotation by out.

; Rounds in which both sides of the machine do the same: A and B are on side A, C and D on side B. The new C is made on
; side A, where the next round reads it as B, and the new A on side B: two words cross a round.

; Half a round of encryption: a becomes `combined`, still to be rotated; amount is that of the other half's rotation.

; One round of encryption: a becomes the new C and c the new A.

; out = rotr(word - key, amount).

; One round of decryption: c becomes the new A and a the new C. Here B and C are on side A, D and A on side B.

; Passes over all blocks on the C64x: words and keys where the rounds of round_c64x.inc want them, half of them on either
; side of the machine.

; Half of the words of a block from either side of the machine.


; The keys of a round, each on the side that reads it.

; Where the words and keys of a pass are.

        .global rc6_decrypt_blocks_c64x


        .align  32
rc6_decrypt_blocks_c64x:
        MV      .L1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A1              ; frame
||[!A1] B       .S1    rc6_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D1T1  A13, *+A1[7]         ; save A13
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D1T1  A12, *+A1[5]         ; save A12
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D1T1  A11, *+A1[3]         ; save A11
        STW     .D1T1  A10, *+A1[1]         ; save A10
        STW     .D1T1  A14, *+A1[9]         ; save A14
||      STW     .D2T2  B13, *+B15[8]        ; save B13
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$1:
        MV      .L2    B6, B11              ; MV      schedule, keys
        ADDK    .S2    88, B11              ; ADDK    88, keys
        LDW     .D2T2  *+B11[21], B26       ; LDW     *+keys[21], s1
        ZERO    .L2    B27                  ; ZERO    t1
||      MVK     .S2    2, B13               ; MVK     2, pass
||      LDW     .D2T1  *+B11[20], A20       ; LDW     *+keys[20], s0
        ZERO    .L1    A11                  ; ZERO    t0
||      MV      .S1X   B4, A3               ; MV      in, from
        NOP     3
||      NOP
||      NOP
rc6_decrypt_blocks_c64x$next:
        MV      .L1    A3, A30              ; MV      from, from_ab
||      ADD     .L2X   8, A3, B28           ; ADD     from, 8, from_cd
||      ADD     .S1X   4, B11, A25          ; ADD     keys, 4, odd
        MV      .L1    A4, A21              ; MV      out, to_ab
||      ADD     .L2X   8, A4, B23           ; ADD     out, 8, to_cd
||      MV      .S1    A6, A1               ; MV      blocks, left
||      MV      .S2    B11, B3              ; MV      keys, even
||      MV      .D1X   B3, A3               ; move return$
rc6_decrypt_blocks_c64x$rounds$guard:
        CMPGT   .L1    5, A1, A2            ; few iterations of rounds
  [A2]  B       .S1    rc6_decrypt_blocks_c64x$rounds$few; few iterations of rounds
        NOP     5
rc6_decrypt_blocks_c64x$rounds$entry:
        LDW     .D1T1  *A30++[4], A22       ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B22       ; <0> LDW     *from_cd++[4], c
        LDW     .D2T2  *-B28[3], B16        ; <0> LDW     *-from_cd[3], d
        LDW     .D2T2  *+B3[18], B1         ; <0> LDW     *+even[2 * (9)], key_a_3
        LDW     .D1T1  *-A30[3], A17        ; <0> LDW     *-from_ab[3], b
        LDW     .D1T1  *+A25[18], A16       ; <0> LDW     *+odd[2 * (9)], key_c_3
        SUB     .L1    A22, A20, A22        ; <0> SUB     a, s0, a
||      SUB     .S2    B22, B26, B12        ; <0> SUB     c, s1, c
        MV      .L1    A4, A12              ; move out
||      MPYHLU  .M1    A22, A22, A24        ; <0> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B12, B12, B31        ; <0> MPYU    c, c, square_7
        SUB     .L2    B16, B1, B22         ; <0> SUB     d, key_a_3, keyed_9
||      MPYU    .M1    A22, A22, A4         ; <0> MPYU    a, a, square_6
||      MPYHLU  .M2    B12, B12, B5         ; <0> MPYHLU  c, c, mixed_7
        SHL     .S1    A24, 18, A0          ; <0> SHL     mixed_6, 18, shifted_6
        SUB     .L1    A17, A16, A26        ; <0> SUB     b, key_c_3, keyed_8
||      SHL     .S2    B5, 18, B31          ; <0> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A22, A4, A18         ; <0> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B12, B31, B6         ; <0> ADDAH   c, square_7, sum_7
        SUB     .L1    A1, 4, A1            ; passes of rounds
||      MV      .S1    A3, A5               ; move return$
||      ADD     .S2    B6, B31, B9          ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .D1    A18, A0, A18         ; <0> ADD     sum_6, shifted_6, product_6
        SHRU    .S1    A18, 27, A17         ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B9, 27, B0           ; <0> SHRU    product_7, 27, u_5
        NEG     .L1    A17, A19             ; <0> NEG     t_5, back_8
||      NEG     .L2    B0, B24              ; <0> NEG     u_5, back_9
||      SHL     .S1    A18, 5, A28          ; <0> SHL     product_6, 5, t_upper_5
        ROTL    .M1    A26, A19, A19        ; <0> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B22, B24, B1         ; <0> ROTL    keyed_9, back_9, a1_5
||      LDW     .D2T2  *+B3[16], B20        ; <0> LDW     *+even[2 * (8)], key_a_10
        SHL     .S2    B9, 5, B16           ; <0> SHL     product_7, 5, u_upper_5
        LDW     .D1T1  *+A25[16], A7        ; <0> LDW     *+odd[2 * (8)], key_c_10
        XOR     .S2X   B16, A19, B8         ; <0> XOR     c1_5, u_upper_5, c2_5
||      XOR     .D1X   A28, B1, A9          ; <0> XOR     a1_5, t_upper_5, a2_5
        XOR     .L1    A9, A17, A28         ; <0> XOR     a2_5, t_5, b
||      LDW     .D2T2  *+B3[14], B22        ; <0> LDW     *+even[2 * (7)], key_a_17
        XOR     .L2    B8, B0, B25          ; <0> XOR     c2_5, u_5, d
||      MPYHLU  .M1    A28, A28, A2         ; <0> MPYHLU  b, b, mixed_13
        MPYU    .M1    A28, A28, A17        ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B25, B25, B24        ; <0> MPYU    d, d, square_14
        SHL     .S1    A2, 18, A2           ; <0> SHL     mixed_13, 18, shifted_13
||      MPYHLU  .M2    B25, B25, B20        ; <0> MPYHLU  d, d, mixed_14
||      LDW     .D2T2  *+B3[10], B19        ; <0> LDW     *+even[2 * (5)], key_a_31
        SUB     .S2    B12, B20, B30        ; <0> SUB     c, key_a_10, keyed_16
        ADDAH   .D1    A28, A17, A19        ; <0> ADDAH   b, square_13, sum_13
        ADD     .S1    A19, A2, A8          ; <0> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S2    B20, 18, B16         ; <0> SHL     mixed_14, 18, shifted_14
||      ADDAH   .D2    B25, B24, B20        ; <0> ADDAH   d, square_14, sum_14
        ADD     .L2    B20, B16, B16        ; <0> ADD     sum_14, shifted_14, u_product_12
||      ROTL    .M1    A8, 5, A7            ; <0> ROTL    t_product_12, 5, t_12
        SUB     .L1    A22, A7, A2          ; <0> SUB     a, key_c_10, keyed_15
||      ROTL    .M2    B16, 5, B17          ; <0> ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[12], A23       ; <0> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; <0> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A7, A3               ; <0> NEG     t_12, back_15
        NEG     .L2    B17, B20             ; <0> NEG     u_12, back_16
||      ROTL    .M1    A2, A3, A2           ; <0> ROTL    keyed_15, back_15, c1_12
||      LDW     .D1T1  *+A25[14], A22       ; <0> LDW     *+odd[2 * (7)], key_c_17
        ROTL    .M2    B30, B20, B7         ; <0> ROTL    keyed_16, back_16, a1_12
        NOP
        XOR     .S2X   B17, A2, B8          ; <0> XOR     c1_12, u_12, c
        XOR     .L1X   A7, B7, A3           ; <0> XOR     a1_12, t_12, a
||      MPYU    .M2    B8, B8, B17          ; <0> MPYU    c, c, square_21
||      SUB     .D2    B8, B2, B20          ; <0> SUB     c, key_a_24, keyed_30
        MPYU    .M1    A3, A3, A29          ; <0> MPYU    a, a, square_20
||      MPYHLU  .M2    B8, B8, B25          ; <0> MPYHLU  c, c, mixed_21
||      SUB     .D2    B25, B22, B31        ; <0> SUB     d, key_a_17, keyed_23
        MPYHLU  .M1    A3, A3, A18          ; <0> MPYHLU  a, a, mixed_20
||      ADDAH   .D2    B8, B17, B22         ; <0> ADDAH   c, square_21, sum_21
        SHL     .S2    B25, 18, B17         ; <0> SHL     mixed_21, 18, shifted_21
||      LDW     .D1T1  *A30++[4], A22       ; <1> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B22       ; <1> LDW     *from_cd++[4], c
        SUB     .L1    A3, A23, A23         ; <0> SUB     a, key_c_24, keyed_29
||      ADD     .L2    B22, B17, B22        ; <0> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A18, 18, A9          ; <0> SHL     mixed_20, 18, shifted_20
||      ADDAH   .D1    A3, A29, A2          ; <0> ADDAH   a, square_20, sum_20
||      LDW     .D2T2  *-B28[3], B16        ; <1> LDW     *-from_cd[3], d
        SHRU    .S2    B22, 27, B25         ; <0> SHRU    product_21, 27, u_19
||      ADD     .D1    A2, A9, A4           ; <0> ADD     sum_20, shifted_20, product_20
||      LDW     .D2T2  *+B3[18], B1         ; <1> LDW     *+even[2 * (9)], key_a_3
        SUB     .L1    A28, A22, A9         ; <0> SUB     b, key_c_17, keyed_22
||      NEG     .L2    B25, B7              ; <0> NEG     u_19, back_23
||      SHRU    .S1    A4, 27, A13          ; <0> SHRU    product_20, 27, t_19
||      SHL     .S2    B22, 5, B2           ; <0> SHL     product_21, 5, u_upper_19
||      LDW     .D1T1  *-A30[3], A17        ; <1> LDW     *-from_ab[3], b
        NEG     .L1    A13, A18             ; <0> NEG     t_19, back_22
||      SHL     .S1    A4, 5, A3            ; <0> SHL     product_20, 5, t_upper_19
||      ROTL    .M2    B31, B7, B31         ; <0> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A25[18], A16       ; <1> LDW     *+odd[2 * (9)], key_c_3
        SUB     .L1    A22, A20, A22        ; <1> SUB     a, s0, a
||      SUB     .S2    B22, B26, B12        ; <1> SUB     c, s1, c
||      ROTL    .M1    A9, A18, A9          ; <0> ROTL    keyed_22, back_22, c1_19
        MPYHLU  .M1    A22, A22, A24        ; <1> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B12, B12, B31        ; <1> MPYU    c, c, square_7
        SUB     .L2    B16, B1, B22         ; <1> SUB     d, key_a_3, keyed_9
||      MPYU    .M1    A22, A22, A4         ; <1> MPYU    a, a, square_6
||      MPYHLU  .M2    B12, B12, B5         ; <1> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A3, B31, A18         ; <0> XOR     a1_19, t_upper_19, a2_19
        XOR     .L1    A18, A13, A24        ; <0> XOR     a2_19, t_19, b
||      XOR     .L2X   B2, A9, B24          ; <0> XOR     c1_19, u_upper_19, c2_19
||      SHL     .S1    A24, 18, A0          ; <1> SHL     mixed_6, 18, shifted_6
        SUB     .L1    A17, A16, A26        ; <1> SUB     b, key_c_3, keyed_8
||      XOR     .L2    B24, B25, B16        ; <0> XOR     c2_19, u_19, d
||      SHL     .S2    B5, 18, B31          ; <1> SHL     mixed_7, 18, shifted_7
||      MPYHLU  .M1    A24, A24, A0         ; <0> MPYHLU  b, b, mixed_27
||      ADDAH   .D1    A22, A4, A18         ; <1> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B12, B31, B6         ; <1> ADDAH   c, square_7, sum_7
        ADD     .S2    B6, B31, B9          ; <1> ADD     sum_7, shifted_7, product_7
||      MPYU    .M1    A24, A24, A2         ; <0> MPYU    b, b, square_27
||      MPYU    .M2    B16, B16, B25        ; <0> MPYU    d, d, square_28
||      ADD     .D1    A18, A0, A18         ; <1> ADD     sum_6, shifted_6, product_6
||      LDW     .D2T2  *+B3[6], B5          ; <0> LDW     *+even[2 * (3)], key_a_45
        SUB     .L2    B16, B19, B6         ; <0> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A18, 27, A17         ; <1> SHRU    product_6, 27, t_5
||      SHRU    .S2    B9, 27, B0           ; <1> SHRU    product_7, 27, u_5
||      MPYHLU  .M2    B16, B16, B5         ; <0> MPYHLU  d, d, mixed_28
        NEG     .L1    A17, A19             ; <1> NEG     t_5, back_8
||      NEG     .L2    B0, B24              ; <1> NEG     u_5, back_9
||      SHL     .S1    A18, 5, A28          ; <1> SHL     product_6, 5, t_upper_5
||      ADDAH   .D2    B16, B25, B1         ; <0> ADDAH   d, square_28, sum_28
        SHL     .S1    A0, 18, A19          ; <0> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B5, 18, B8           ; <0> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A26, A19, A19        ; <1> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B22, B24, B1         ; <1> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A24, A2, A0          ; <0> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B3[16], B20        ; <1> LDW     *+even[2 * (8)], key_a_10
        SHL     .S2    B9, 5, B16           ; <1> SHL     product_7, 5, u_upper_5
||      ADD     .D1    A0, A19, A7          ; <0> ADD     sum_27, shifted_27, product_27
||      ADD     .D2    B1, B8, B25          ; <0> ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A7, 27, A3           ; <0> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B22         ; <0> SHRU    product_28, 27, u_26
||      LDW     .D1T1  *+A25[16], A7        ; <1> LDW     *+odd[2 * (8)], key_c_10
        NEG     .L1    A3, A0               ; <0> NEG     t_26, back_29
||      NEG     .L2    B22, B1              ; <0> NEG     u_26, back_30
||      XOR     .S2X   B16, A19, B8         ; <1> XOR     c1_5, u_upper_5, c2_5
||      XOR     .D1X   A28, B1, A9          ; <1> XOR     a1_5, t_upper_5, a2_5
        XOR     .L1    A9, A17, A28         ; <1> XOR     a2_5, t_5, b
||      ROTL    .M1    A23, A0, A19         ; <0> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B20, B1, B8          ; <0> ROTL    keyed_30, back_30, a1_26
||      LDW     .D1T1  *+A25[10], A19       ; <0> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B3[14], B22        ; <1> LDW     *+even[2 * (7)], key_a_17
        XOR     .L2    B8, B0, B25          ; <1> XOR     c2_5, u_5, d
||      SHL     .S2    B25, 5, B17          ; <0> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A28, A28, A2         ; <1> MPYHLU  b, b, mixed_13
||      MV      .D2X   A6, B10              ; move blocks
        SHL     .S1    A7, 5, A23           ; <0> SHL     product_27, 5, t_upper_26
||      MPYU    .M1    A28, A28, A17        ; <1> MPYU    b, b, square_13
||      MPYU    .M2    B25, B25, B24        ; <1> MPYU    d, d, square_14
||      LDW     .D1T1  *+A25[8], A24        ; <0> LDW     *+odd[2 * (4)], key_c_38
        XOR     .L1X   A23, B8, A19         ; <0> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B17, A19, B17        ; <0> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A2, 18, A2           ; <1> SHL     mixed_13, 18, shifted_13
||      MPYHLU  .M2    B25, B25, B20        ; <1> MPYHLU  d, d, mixed_14
||      LDW     .D2T2  *+B3[10], B19        ; <1> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A19, A3, A0          ; <0> XOR     a2_26, t_26, a
||      XOR     .L2    B17, B22, B12        ; <0> XOR     c2_26, u_26, c
||      SUB     .S2    B12, B20, B30        ; <1> SUB     c, key_a_10, keyed_16
||      LDW     .D1T1  *+A25[4], A8         ; <0> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B3[8], B1          ; <0> LDW     *+even[2 * (4)], key_a_38
        SUB     .S1    A24, A19, A14        ; <0> SUB     b, key_c_31, keyed_36
||      MPYU    .M1    A0, A0, A3           ; <0> MPYU    a, a, square_34
||      MPYHLU  .M2    B12, B12, B2         ; <0> MPYHLU  c, c, mixed_35
||      ADDAH   .D1    A28, A17, A19        ; <1> ADDAH   b, square_13, sum_13
        ADD     .S1    A19, A2, A8          ; <1> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S2    B20, 18, B16         ; <1> SHL     mixed_14, 18, shifted_14
||      MPYHLU  .M1    A0, A0, A19          ; <0> MPYHLU  a, a, mixed_34
||      ADDAH   .D2    B25, B24, B20        ; <1> ADDAH   d, square_14, sum_14
        ADD     .L2    B20, B16, B16        ; <1> ADD     sum_14, shifted_14, u_product_12
||      ROTL    .M1    A8, 5, A7            ; <1> ROTL    t_product_12, 5, t_12
||      MPYU    .M2    B12, B12, B17        ; <0> MPYU    c, c, square_35
        SUB     .L1    A22, A7, A2          ; <1> SUB     a, key_c_10, keyed_15
||      ROTL    .M2    B16, 5, B17          ; <1> ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[12], A23       ; <1> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; <1> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A7, A3               ; <1> NEG     t_12, back_15
||      SHL     .S1    A19, 18, A19         ; <0> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B2, 18, B7           ; <0> SHL     mixed_35, 18, shifted_35
||      ADDAH   .D1    A0, A3, A17          ; <0> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B12, B17, B2         ; <0> ADDAH   c, square_35, sum_35
        NEG     .L2    B17, B20             ; <1> NEG     u_12, back_16
||      ADD     .S1    A17, A19, A2         ; <0> ADD     sum_34, shifted_34, t_product_33
||      ROTL    .M1    A2, A3, A2           ; <1> ROTL    keyed_15, back_15, c1_12
||      LDW     .D1T1  *+A25[14], A22       ; <1> LDW     *+odd[2 * (7)], key_c_17
        ROTL    .M1    A2, 5, A17           ; <0> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B30, B20, B7         ; <1> ROTL    keyed_16, back_16, a1_12
        ADD     .L2    B2, B7, B21          ; <0> ADD     sum_35, shifted_35, u_product_33
        NEG     .L1    A17, A22             ; <0> NEG     t_33, back_36
||      XOR     .S2X   B17, A2, B8          ; <1> XOR     c1_12, u_12, c
||      ROTL    .M2    B21, 5, B2           ; <0> ROTL    u_product_33, 5, u_33
        XOR     .L1X   A7, B7, A3           ; <1> XOR     a1_12, t_12, a
||      ROTL    .M1    A14, A22, A2         ; <0> ROTL    keyed_36, back_36, c1_33
||      MPYU    .M2    B8, B8, B17          ; <1> MPYU    c, c, square_21
||      SUB     .D2    B8, B2, B20          ; <1> SUB     c, key_a_24, keyed_30
        NEG     .L2    B2, B7               ; <0> NEG     u_33, back_37
||      MPYU    .M1    A3, A3, A29          ; <1> MPYU    a, a, square_20
||      MPYHLU  .M2    B8, B8, B25          ; <1> MPYHLU  c, c, mixed_21
||      SUB     .D1    A0, A24, A7          ; <0> SUB     a, key_c_38, keyed_43
||      SUB     .D2    B25, B22, B31        ; <1> SUB     d, key_a_17, keyed_23
        MPYHLU  .M1    A3, A3, A18          ; <1> MPYHLU  a, a, mixed_20
||      ROTL    .M2    B6, B7, B6           ; <0> ROTL    keyed_37, back_37, a1_33
||      ADDAH   .D2    B8, B17, B22         ; <1> ADDAH   c, square_21, sum_21
        XOR     .L2X   B2, A2, B21          ; <0> XOR     c1_33, u_33, d
||      SHL     .S2    B25, 18, B17         ; <1> SHL     mixed_21, 18, shifted_21
||      LDW     .D1T1  *A30++[4], A22       ; <2> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B22       ; <2> LDW     *from_cd++[4], c
        SUB     .L1    A3, A23, A23         ; <1> SUB     a, key_c_24, keyed_29
||      ADD     .L2    B22, B17, B22        ; <1> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A18, 18, A9          ; <1> SHL     mixed_20, 18, shifted_20
||      MPYU    .M2    B21, B21, B8         ; <0> MPYU    d, d, square_42
||      ADDAH   .D1    A3, A29, A2          ; <1> ADDAH   a, square_20, sum_20
||      LDW     .D2T2  *-B28[3], B16        ; <2> LDW     *-from_cd[3], d
        XOR     .L1X   A17, B6, A27         ; <0> XOR     a1_33, t_33, b
||      SUB     .L2    B12, B1, B17         ; <0> SUB     c, key_a_38, keyed_44
||      SHRU    .S2    B22, 27, B25         ; <1> SHRU    product_21, 27, u_19
||      MPYHLU  .M2    B21, B21, B6         ; <0> MPYHLU  d, d, mixed_42
||      ADD     .D1    A2, A9, A4           ; <1> ADD     sum_20, shifted_20, product_20
||      LDW     .D2T2  *+B3[18], B1         ; <2> LDW     *+even[2 * (9)], key_a_3
        SUB     .L1    A28, A22, A9         ; <1> SUB     b, key_c_17, keyed_22
||      NEG     .L2    B25, B7              ; <1> NEG     u_19, back_23
||      SHRU    .S1    A4, 27, A13          ; <1> SHRU    product_20, 27, t_19
||      SHL     .S2    B22, 5, B2           ; <1> SHL     product_21, 5, u_upper_19
||      MPYU    .M1    A27, A27, A16        ; <0> MPYU    b, b, square_41
||      LDW     .D1T1  *-A30[3], A17        ; <2> LDW     *-from_ab[3], b
||      ADDAH   .D2    B21, B8, B8          ; <0> ADDAH   d, square_42, sum_42
        NEG     .L1    A13, A18             ; <1> NEG     t_19, back_22
||      SHL     .S1    A4, 5, A3            ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B6, 18, B1           ; <0> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A27, A27, A4         ; <0> MPYHLU  b, b, mixed_41
||      ROTL    .M2    B31, B7, B31         ; <1> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A25[18], A16       ; <2> LDW     *+odd[2 * (9)], key_c_3
        SUB     .L1    A22, A20, A22        ; <2> SUB     a, s0, a
||      ADD     .L2    B8, B1, B8           ; <0> ADD     sum_42, shifted_42, product_42
||      SUB     .S2    B22, B26, B12        ; <2> SUB     c, s1, c
||      ROTL    .M1    A9, A18, A9          ; <1> ROTL    keyed_22, back_22, c1_19
        SUB     .L2    B21, B5, B21         ; <0> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A4, 18, A16          ; <0> SHL     mixed_41, 18, shifted_41
||      SHRU    .S2    B8, 27, B4           ; <0> SHRU    product_42, 27, u_40
||      MPYHLU  .M1    A22, A22, A24        ; <2> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B12, B12, B31        ; <2> MPYU    c, c, square_7
||      ADDAH   .D1    A27, A16, A0         ; <0> ADDAH   b, square_41, sum_41
        SUB     .L2    B16, B1, B22         ; <2> SUB     d, key_a_3, keyed_9
||      ADD     .S1    A0, A16, A3          ; <0> ADD     sum_41, shifted_41, product_41
||      NEG     .S2    B4, B6               ; <0> NEG     u_40, back_44
||      MPYU    .M1    A22, A22, A4         ; <2> MPYU    a, a, square_6
||      MPYHLU  .M2    B12, B12, B5         ; <2> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A3, B31, A18         ; <1> XOR     a1_19, t_upper_19, a2_19
        XOR     .L1    A18, A13, A24        ; <1> XOR     a2_19, t_19, b
||      XOR     .L2X   B2, A9, B24          ; <1> XOR     c1_19, u_upper_19, c2_19
||      SHL     .S1    A24, 18, A0          ; <2> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B8, 5, B17           ; <0> SHL     product_42, 5, u_upper_40
||      ROTL    .M2    B17, B6, B8          ; <0> ROTL    keyed_44, back_44, a1_40
||      LDW     .D1T1  *+A25[6], A18        ; <0> LDW     *+odd[2 * (3)], key_c_45
||      LDW     .D2T2  *+B3[4], B31         ; <0> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A17, A16, A26        ; <2> SUB     b, key_c_3, keyed_8
||      XOR     .L2    B24, B25, B16        ; <1> XOR     c2_19, u_19, d
||      SHRU    .S1    A3, 27, A16          ; <0> SHRU    product_41, 27, t_40
||      SHL     .S2    B5, 18, B31          ; <2> SHL     mixed_7, 18, shifted_7
||      MPYHLU  .M1    A24, A24, A0         ; <1> MPYHLU  b, b, mixed_27
||      ADDAH   .D1    A22, A4, A18         ; <2> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B12, B31, B6         ; <2> ADDAH   c, square_7, sum_7
        NEG     .L1    A16, A17             ; <0> NEG     t_40, back_43
||      SHL     .S1    A3, 5, A4            ; <0> SHL     product_41, 5, t_upper_40
||      ADD     .S2    B6, B31, B9          ; <2> ADD     sum_7, shifted_7, product_7
||      MPYU    .M1    A24, A24, A2         ; <1> MPYU    b, b, square_27
||      MPYU    .M2    B16, B16, B25        ; <1> MPYU    d, d, square_28
||      ADD     .D1    A18, A0, A18         ; <2> ADD     sum_6, shifted_6, product_6
||      LDW     .D2T2  *+B3[6], B5          ; <1> LDW     *+even[2 * (3)], key_a_45
        SUB     .L2    B16, B19, B6         ; <1> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A18, 27, A17         ; <2> SHRU    product_6, 27, t_5
||      SHRU    .S2    B9, 27, B0           ; <2> SHRU    product_7, 27, u_5
||      ROTL    .M1    A7, A17, A7          ; <0> ROTL    keyed_43, back_43, c1_40
||      MPYHLU  .M2    B16, B16, B5         ; <1> MPYHLU  d, d, mixed_28
        NEG     .L1    A17, A19             ; <2> NEG     t_5, back_8
||      NEG     .L2    B0, B24              ; <2> NEG     u_5, back_9
||      SHL     .S1    A18, 5, A28          ; <2> SHL     product_6, 5, t_upper_5
||      ADDAH   .D2    B16, B25, B1         ; <1> ADDAH   d, square_28, sum_28
        XOR     .L1X   A4, B8, A2           ; <0> XOR     a1_40, t_upper_40, a2_40
||      SHL     .S1    A0, 18, A19          ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B5, 18, B8           ; <1> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A26, A19, A19        ; <2> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B22, B24, B1         ; <2> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A24, A2, A0          ; <1> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B3[16], B20        ; <2> LDW     *+even[2 * (8)], key_a_10
        XOR     .L1    A2, A16, A4          ; <0> XOR     a2_40, t_40, a
||      XOR     .L2X   B17, A7, B8          ; <0> XOR     c1_40, u_upper_40, c2_40
||      SHL     .S2    B9, 5, B16           ; <2> SHL     product_7, 5, u_upper_5
||      ADD     .D1    A0, A19, A7          ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .D2    B1, B8, B25          ; <1> ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A7, 27, A3           ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B22         ; <1> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A4, A4, A2           ; <0> MPYHLU  a, a, mixed_48
||      LDW     .D1T1  *+A25[16], A7        ; <2> LDW     *+odd[2 * (8)], key_c_10
||      XOR     .D2    B8, B4, B9           ; <0> XOR     c2_40, u_40, c
        NEG     .L1    A3, A0               ; <1> NEG     t_26, back_29
||      NEG     .L2    B22, B1              ; <1> NEG     u_26, back_30
||      XOR     .S2X   B16, A19, B8         ; <2> XOR     c1_5, u_upper_5, c2_5
||      MPYU    .M1    A4, A4, A0           ; <0> MPYU    a, a, square_48
||      MPYHLU  .M2    B9, B9, B1           ; <0> MPYHLU  c, c, mixed_49
||      XOR     .D1X   A28, B1, A9          ; <2> XOR     a1_5, t_upper_5, a2_5
        XOR     .L1    A9, A17, A28         ; <2> XOR     a2_5, t_5, b
||      SHL     .S1    A2, 18, A14          ; <0> SHL     mixed_48, 18, shifted_48
||      ROTL    .M1    A23, A0, A19         ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B20, B1, B8          ; <1> ROTL    keyed_30, back_30, a1_26
||      LDW     .D1T1  *+A25[10], A19       ; <1> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B3[14], B22        ; <2> LDW     *+even[2 * (7)], key_a_17
        XOR     .L2    B8, B0, B25          ; <2> XOR     c2_5, u_5, d
||      SHL     .S2    B25, 5, B17          ; <1> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A28, A28, A2         ; <2> MPYHLU  b, b, mixed_13
||      MPYU    .M2    B9, B9, B0           ; <0> MPYU    c, c, square_49
||      ADDAH   .D1    A4, A0, A0           ; <0> ADDAH   a, square_48, sum_48
        SHL     .S1    A7, 5, A23           ; <1> SHL     product_27, 5, t_upper_26
||      MPYU    .M1    A28, A28, A17        ; <2> MPYU    b, b, square_13
||      MPYU    .M2    B25, B25, B24        ; <2> MPYU    d, d, square_14
||      LDW     .D1T1  *+A25[8], A24        ; <1> LDW     *+odd[2 * (4)], key_c_38
        XOR     .L1X   A23, B8, A19         ; <1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B17, A19, B17        ; <1> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A2, 18, A2           ; <2> SHL     mixed_13, 18, shifted_13
||      MPYHLU  .M2    B25, B25, B20        ; <2> MPYHLU  d, d, mixed_14
||      ADD     .D1    A0, A14, A23         ; <0> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B3[10], B19        ; <2> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A19, A3, A0          ; <1> XOR     a2_26, t_26, a
||      XOR     .L2    B17, B22, B12        ; <1> XOR     c2_26, u_26, c
||      SHRU    .S1    A23, 27, A9          ; <0> SHRU    product_48, 27, t_47
||      SUB     .S2    B12, B20, B30        ; <2> SUB     c, key_a_10, keyed_16
||      LDW     .D1T1  *+A25[4], A8         ; <1> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B3[8], B1          ; <1> LDW     *+even[2 * (4)], key_a_38
        SUB     .S1    A24, A19, A14        ; <1> SUB     b, key_c_31, keyed_36
||      MPYU    .M1    A0, A0, A3           ; <1> MPYU    a, a, square_34
||      MPYHLU  .M2    B12, B12, B2         ; <1> MPYHLU  c, c, mixed_35
||      ADDAH   .D1    A28, A17, A19        ; <2> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B9, B0, B18          ; <0> ADDAH   c, square_49, sum_49
        SUB     .L1    A4, A8, A31          ; <0> SUB     a, key_c_52, keyed_57
||      ADD     .S1    A19, A2, A8          ; <2> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S2    B20, 18, B16         ; <2> SHL     mixed_14, 18, shifted_14
||      MPYHLU  .M1    A0, A0, A19          ; <1> MPYHLU  a, a, mixed_34
||      ADDAH   .D2    B25, B24, B20        ; <2> ADDAH   d, square_14, sum_14
        ADD     .L2    B20, B16, B16        ; <2> ADD     sum_14, shifted_14, u_product_12
||      NEG     .S1    A9, A26              ; <0> NEG     t_47, back_50
||      SHL     .S2    B1, 18, B1           ; <0> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A8, 5, A7            ; <2> ROTL    t_product_12, 5, t_12
||      MPYU    .M2    B12, B12, B17        ; <1> MPYU    c, c, square_35
        SUB     .L1    A22, A7, A2          ; <2> SUB     a, key_c_10, keyed_15
||      ADD     .S2    B18, B1, B16         ; <0> ADD     sum_49, shifted_49, product_49
||      ROTL    .M2    B16, 5, B17          ; <2> ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[12], A23       ; <2> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; <2> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A7, A3               ; <2> NEG     t_12, back_15
||      SHL     .S1    A19, 18, A19         ; <1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B2, 18, B7           ; <1> SHL     mixed_35, 18, shifted_35
||      ADDAH   .D1    A0, A3, A17          ; <1> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B12, B17, B2         ; <1> ADDAH   c, square_35, sum_35
        NEG     .L2    B17, B20             ; <2> NEG     u_12, back_16
||      ADD     .S1    A17, A19, A2         ; <1> ADD     sum_34, shifted_34, t_product_33
||      SHRU    .S2    B16, 27, B18         ; <0> SHRU    product_49, 27, u_47
||      ROTL    .M1    A2, A3, A2           ; <2> ROTL    keyed_15, back_15, c1_12
||      LDW     .D1T1  *+A25[14], A22       ; <2> LDW     *+odd[2 * (7)], key_c_17
        SUB     .L1    A27, A18, A16        ; <0> SUB     b, key_c_45, keyed_50
||      NEG     .L2    B18, B30             ; <0> NEG     u_47, back_51
||      ROTL    .M1    A2, 5, A17           ; <1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B30, B20, B7         ; <2> ROTL    keyed_16, back_16, a1_12
        ADD     .L2    B2, B7, B21          ; <1> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A23, 5, A4           ; <0> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B16, 5, B16          ; <0> SHL     product_49, 5, u_upper_47
||      ROTL    .M2    B21, B30, B4         ; <0> ROTL    keyed_51, back_51, a1_47
        NEG     .L1    A17, A22             ; <1> NEG     t_33, back_36
||      XOR     .S2X   B17, A2, B8          ; <2> XOR     c1_12, u_12, c
||      ROTL    .M1    A16, A26, A16        ; <0> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B21, 5, B2           ; <1> ROTL    u_product_33, 5, u_33
        XOR     .L1X   A7, B7, A3           ; <2> XOR     a1_12, t_12, a
||      SUB     .L2    B9, B31, B30         ; <0> SUB     c, key_a_52, keyed_58
||      ROTL    .M1    A14, A22, A2         ; <1> ROTL    keyed_36, back_36, c1_33
||      MPYU    .M2    B8, B8, B17          ; <2> MPYU    c, c, square_21
||      LDW     .D1T1  *+A25[2], A29        ; <0> LDW     *+odd[2 * (1)], key_c_59
||      SUB     .D2    B8, B2, B20          ; <2> SUB     c, key_a_24, keyed_30
        XOR     .L1X   A4, B4, A0           ; <0> XOR     a1_47, t_upper_47, a2_47
||      NEG     .L2    B2, B7               ; <1> NEG     u_33, back_37
||      MPYU    .M1    A3, A3, A29          ; <2> MPYU    a, a, square_20
||      MPYHLU  .M2    B8, B8, B25          ; <2> MPYHLU  c, c, mixed_21
||      SUB     .D1    A0, A24, A7          ; <1> SUB     a, key_c_38, keyed_43
||      SUB     .D2    B25, B22, B31        ; <2> SUB     d, key_a_17, keyed_23
        XOR     .L2X   B16, A16, B16        ; <0> XOR     c1_47, u_upper_47, c2_47
||      MPYHLU  .M1    A3, A3, A18          ; <2> MPYHLU  a, a, mixed_20
||      ROTL    .M2    B6, B7, B6           ; <1> ROTL    keyed_37, back_37, a1_33
||      ADDAH   .D2    B8, B17, B22         ; <2> ADDAH   c, square_21, sum_21
        XOR     .L2X   B2, A2, B21          ; <1> XOR     c1_33, u_33, d
||      XOR     .S1    A0, A9, A0           ; <0> XOR     a2_47, t_47, b
||      SHL     .S2    B25, 18, B17         ; <2> SHL     mixed_21, 18, shifted_21
||      LDW     .D1T1  *A30++[4], A22       ; <3> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B22       ; <3> LDW     *from_cd++[4], c
        SUB     .L1    A3, A23, A23         ; <2> SUB     a, key_c_24, keyed_29
||      ADD     .L2    B22, B17, B22        ; <2> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A18, 18, A9          ; <2> SHL     mixed_20, 18, shifted_20
||      MPYHLU  .M1    A0, A0, A29          ; <0> MPYHLU  b, b, mixed_55
||      MPYU    .M2    B21, B21, B8         ; <1> MPYU    d, d, square_42
||      ADDAH   .D1    A3, A29, A2          ; <2> ADDAH   a, square_20, sum_20
||      LDW     .D2T2  *-B28[3], B16        ; <3> LDW     *-from_cd[3], d
        XOR     .L1X   A17, B6, A27         ; <1> XOR     a1_33, t_33, b
||      SUB     .L2    B12, B1, B17         ; <1> SUB     c, key_a_38, keyed_44
||      SUB     .S1    A0, A29, A10         ; <0> SUB     b, key_c_59, keyed_64
||      SHRU    .S2    B22, 27, B25         ; <2> SHRU    product_21, 27, u_19
||      MPYU    .M1    A0, A0, A17          ; <0> MPYU    b, b, square_55
||      MPYHLU  .M2    B21, B21, B6         ; <1> MPYHLU  d, d, mixed_42
||      ADD     .D1    A2, A9, A4           ; <2> ADD     sum_20, shifted_20, product_20
||      LDW     .D2T2  *+B3[18], B1         ; <3> LDW     *+even[2 * (9)], key_a_3
        SUB     .L1    A28, A22, A9         ; <2> SUB     b, key_c_17, keyed_22
||      NEG     .L2    B25, B7              ; <2> NEG     u_19, back_23
||      SHRU    .S1    A4, 27, A13          ; <2> SHRU    product_20, 27, t_19
||      SHL     .S2    B22, 5, B2           ; <2> SHL     product_21, 5, u_upper_19
||      MPYU    .M1    A27, A27, A16        ; <1> MPYU    b, b, square_41
||      LDW     .D1T1  *-A30[3], A17        ; <3> LDW     *-from_ab[3], b
||      ADDAH   .D2    B21, B8, B8          ; <1> ADDAH   d, square_42, sum_42
        NEG     .L1    A13, A18             ; <2> NEG     t_19, back_22
||      XOR     .L2    B16, B18, B29        ; <0> XOR     c2_47, u_47, d
||      SHL     .S1    A4, 5, A3            ; <2> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B6, 18, B1           ; <1> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A27, A27, A4         ; <1> MPYHLU  b, b, mixed_41
||      ROTL    .M2    B31, B7, B31         ; <2> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A25[18], A16       ; <3> LDW     *+odd[2 * (9)], key_c_3
        SUB     .L1    A22, A20, A22        ; <3> SUB     a, s0, a
||      ADD     .L2    B8, B1, B8           ; <1> ADD     sum_42, shifted_42, product_42
||      SHL     .S1    A29, 18, A28         ; <0> SHL     mixed_55, 18, shifted_55
||      SUB     .S2    B22, B26, B12        ; <3> SUB     c, s1, c
||      ROTL    .M1    A9, A18, A9          ; <2> ROTL    keyed_22, back_22, c1_19
||      MPYU    .M2    B29, B29, B6         ; <0> MPYU    d, d, square_56
||      ADDAH   .D1    A0, A17, A2          ; <0> ADDAH   b, square_55, sum_55
        SUB     .L2    B21, B5, B21         ; <1> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A4, 18, A16          ; <1> SHL     mixed_41, 18, shifted_41
||      SHRU    .S2    B8, 27, B4           ; <1> SHRU    product_42, 27, u_40
||      MPYHLU  .M1    A22, A22, A24        ; <3> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B12, B12, B31        ; <3> MPYU    c, c, square_7
||      ADDAH   .D1    A27, A16, A0         ; <1> ADDAH   b, square_41, sum_41
        SUB     .L2    B16, B1, B22         ; <3> SUB     d, key_a_3, keyed_9
||      ADD     .S1    A0, A16, A3          ; <1> ADD     sum_41, shifted_41, product_41
||      NEG     .S2    B4, B6               ; <1> NEG     u_40, back_44
||      MPYU    .M1    A22, A22, A4         ; <3> MPYU    a, a, square_6
||      MPYHLU  .M2    B12, B12, B5         ; <3> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A3, B31, A18         ; <2> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B29, B6, B7          ; <0> ADDAH   d, square_56, sum_56
        XOR     .L1    A18, A13, A24        ; <2> XOR     a2_19, t_19, b
||      XOR     .L2X   B2, A9, B24          ; <2> XOR     c1_19, u_upper_19, c2_19
||      SHL     .S1    A24, 18, A0          ; <3> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B8, 5, B17           ; <1> SHL     product_42, 5, u_upper_40
||      ROTL    .M2    B17, B6, B8          ; <1> ROTL    keyed_44, back_44, a1_40
||      LDW     .D1T1  *+A25[6], A18        ; <1> LDW     *+odd[2 * (3)], key_c_45
||      LDW     .D2T2  *+B3[4], B31         ; <1> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A17, A16, A26        ; <3> SUB     b, key_c_3, keyed_8
||      XOR     .L2    B24, B25, B16        ; <2> XOR     c2_19, u_19, d
||      SHRU    .S1    A3, 27, A16          ; <1> SHRU    product_41, 27, t_40
||      SHL     .S2    B5, 18, B31          ; <3> SHL     mixed_7, 18, shifted_7
||      MPYHLU  .M1    A24, A24, A0         ; <2> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B29, B29, B5         ; <0> MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A22, A4, A18         ; <3> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B12, B31, B6         ; <3> ADDAH   c, square_7, sum_7
        NEG     .L1    A16, A17             ; <1> NEG     t_40, back_43
||      SHL     .S1    A3, 5, A4            ; <1> SHL     product_41, 5, t_upper_40
||      ADD     .S2    B6, B31, B9          ; <3> ADD     sum_7, shifted_7, product_7
||      MPYU    .M1    A24, A24, A2         ; <2> MPYU    b, b, square_27
||      MPYU    .M2    B16, B16, B25        ; <2> MPYU    d, d, square_28
||      ADD     .D1    A18, A0, A18         ; <3> ADD     sum_6, shifted_6, product_6
||      LDW     .D2T2  *+B3[6], B5          ; <2> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A2, A28, A3          ; <0> ADD     sum_55, shifted_55, t_product_54
||      SUB     .L2    B16, B19, B6         ; <2> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A18, 27, A17         ; <3> SHRU    product_6, 27, t_5
||      SHRU    .S2    B9, 27, B0           ; <3> SHRU    product_7, 27, u_5
||      ROTL    .M1    A7, A17, A7          ; <1> ROTL    keyed_43, back_43, c1_40
||      MPYHLU  .M2    B16, B16, B5         ; <2> MPYHLU  d, d, mixed_28
        NEG     .L1    A17, A19             ; <3> NEG     t_5, back_8
||      NEG     .L2    B0, B24              ; <3> NEG     u_5, back_9
||      SHL     .S1    A18, 5, A28          ; <3> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B5, 18, B16          ; <0> SHL     mixed_56, 18, shifted_56
||      ADDAH   .D2    B16, B25, B1         ; <2> ADDAH   d, square_28, sum_28
        XOR     .L1X   A4, B8, A2           ; <1> XOR     a1_40, t_upper_40, a2_40
||      ADD     .L2    B7, B16, B7          ; <0> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A0, 18, A19          ; <2> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B5, 18, B8           ; <2> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A26, A19, A19        ; <3> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B22, B24, B1         ; <3> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A24, A2, A0          ; <2> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B3[16], B20        ; <3> LDW     *+even[2 * (8)], key_a_10
        XOR     .L1    A2, A16, A4          ; <1> XOR     a2_40, t_40, a
||      XOR     .L2X   B17, A7, B8          ; <1> XOR     c1_40, u_upper_40, c2_40
||      SHL     .S2    B9, 5, B16           ; <3> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A3, 5, A26           ; <0> ROTL    t_product_54, 5, t_54
||      ADD     .D1    A0, A19, A7          ; <2> ADD     sum_27, shifted_27, product_27
||      ADD     .D2    B1, B8, B25          ; <2> ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A7, 27, A3           ; <2> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B22         ; <2> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A4, A4, A2           ; <1> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B7, 5, B16           ; <0> ROTL    u_product_54, 5, u_54
||      LDW     .D1T1  *+A25[16], A7        ; <3> LDW     *+odd[2 * (8)], key_c_10
||      XOR     .D2    B8, B4, B9           ; <1> XOR     c2_40, u_40, c
        NEG     .L1    A3, A0               ; <2> NEG     t_26, back_29
||      NEG     .L2    B22, B1              ; <2> NEG     u_26, back_30
||      XOR     .S2X   B16, A19, B8         ; <3> XOR     c1_5, u_upper_5, c2_5
||      MPYU    .M1    A4, A4, A0           ; <1> MPYU    a, a, square_48
||      MPYHLU  .M2    B9, B9, B1           ; <1> MPYHLU  c, c, mixed_49
||      XOR     .D1X   A28, B1, A9          ; <3> XOR     a1_5, t_upper_5, a2_5
        XOR     .L1    A9, A17, A28         ; <3> XOR     a2_5, t_5, b
||      SHL     .S1    A2, 18, A14          ; <1> SHL     mixed_48, 18, shifted_48
||      ROTL    .M1    A23, A0, A19         ; <2> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B20, B1, B8          ; <2> ROTL    keyed_30, back_30, a1_26
||      LDW     .D1T1  *+A25[10], A19       ; <2> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B3[14], B22        ; <3> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A26, A17             ; <0> NEG     t_54, back_57
||      XOR     .L2    B8, B0, B25          ; <3> XOR     c2_5, u_5, d
||      SHL     .S2    B25, 5, B17          ; <2> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A28, A28, A2         ; <3> MPYHLU  b, b, mixed_13
||      MPYU    .M2    B9, B9, B0           ; <1> MPYU    c, c, square_49
||      ADDAH   .D1    A4, A0, A0           ; <1> ADDAH   a, square_48, sum_48
        NEG     .L2    B16, B7              ; <0> NEG     u_54, back_58
||      SHL     .S1    A7, 5, A23           ; <2> SHL     product_27, 5, t_upper_26
||      MPYU    .M1    A28, A28, A17        ; <3> MPYU    b, b, square_13
||      MPYU    .M2    B25, B25, B24        ; <3> MPYU    d, d, square_14
||      LDW     .D1T1  *+A25[8], A24        ; <2> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B3[2], B24         ; <0> LDW     *+even[2 * (1)], key_a_59
        XOR     .L1X   A23, B8, A19         ; <2> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B17, A19, B17        ; <2> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A2, 18, A2           ; <3> SHL     mixed_13, 18, shifted_13
||      ROTL    .M1    A31, A17, A3         ; <0> ROTL    keyed_57, back_57, c1_54
||      MPYHLU  .M2    B25, B25, B20        ; <3> MPYHLU  d, d, mixed_14
||      ADD     .D1    A0, A14, A23         ; <1> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B3[10], B19        ; <3> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A19, A3, A0          ; <2> XOR     a2_26, t_26, a
||      XOR     .L2    B17, B22, B12        ; <2> XOR     c2_26, u_26, c
||      SHRU    .S1    A23, 27, A9          ; <1> SHRU    product_48, 27, t_47
||      SUB     .S2    B12, B20, B30        ; <3> SUB     c, key_a_10, keyed_16
||      ROTL    .M2    B30, B7, B17         ; <0> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A25[4], A8         ; <2> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B3[8], B1          ; <2> LDW     *+even[2 * (4)], key_a_38
        SUB     .S1    A24, A19, A14        ; <2> SUB     b, key_c_31, keyed_36
||      MPYU    .M1    A0, A0, A3           ; <2> MPYU    a, a, square_34
||      MPYHLU  .M2    B12, B12, B2         ; <2> MPYHLU  c, c, mixed_35
||      ADDAH   .D1    A28, A17, A19        ; <3> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B9, B0, B18          ; <1> ADDAH   c, square_49, sum_49
        SUB     .L1    A4, A8, A31          ; <1> SUB     a, key_c_52, keyed_57
||      XOR     .L2X   B16, A3, B0          ; <0> XOR     c1_54, u_54, c
||      ADD     .S1    A19, A2, A8          ; <3> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S2    B20, 18, B16         ; <3> SHL     mixed_14, 18, shifted_14
||      MPYHLU  .M1    A0, A0, A19          ; <2> MPYHLU  a, a, mixed_34
||      ADDAH   .D2    B25, B24, B20        ; <3> ADDAH   d, square_14, sum_14
        XOR     .L1X   A26, B17, A6         ; <0> XOR     a1_54, t_54, a
||      ADD     .L2    B20, B16, B16        ; <3> ADD     sum_14, shifted_14, u_product_12
||      NEG     .S1    A9, A26              ; <1> NEG     t_47, back_50
||      SHL     .S2    B1, 18, B1           ; <1> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A8, 5, A7            ; <3> ROTL    t_product_12, 5, t_12
||      MPYU    .M2    B12, B12, B17        ; <2> MPYU    c, c, square_35
||      LDW     .D1T1  *+A25[0], A19        ; <0> LDW     *+odd[2 * (0)], key_c_66
        SUB     .L1    A22, A7, A2          ; <3> SUB     a, key_c_10, keyed_15
||      ADD     .S2    B18, B1, B16         ; <1> ADD     sum_49, shifted_49, product_49
||      MPYU    .M1    A6, A6, A22          ; <0> MPYU    a, a, square_62
||      ROTL    .M2    B16, 5, B17          ; <3> ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[12], A23       ; <3> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; <3> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A7, A3               ; <3> NEG     t_12, back_15
||      SHL     .S1    A19, 18, A19         ; <2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B2, 18, B7           ; <2> SHL     mixed_35, 18, shifted_35
||      MPYHLU  .M1    A6, A6, A3           ; <0> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B0, B0, B8           ; <0> MPYHLU  c, c, mixed_63
||      ADDAH   .D1    A0, A3, A17          ; <2> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B12, B17, B2         ; <2> ADDAH   c, square_35, sum_35
        NEG     .L2    B17, B20             ; <3> NEG     u_12, back_16
||      ADD     .S1    A17, A19, A2         ; <2> ADD     sum_34, shifted_34, t_product_33
||      SHRU    .S2    B16, 27, B18         ; <1> SHRU    product_49, 27, u_47
||      ROTL    .M1    A2, A3, A2           ; <3> ROTL    keyed_15, back_15, c1_12
||      MPYU    .M2    B0, B0, B8           ; <0> MPYU    c, c, square_63
||      LDW     .D1T1  *+A25[14], A22       ; <3> LDW     *+odd[2 * (7)], key_c_17
        SUB     .L1    A27, A18, A16        ; <1> SUB     b, key_c_45, keyed_50
||      NEG     .L2    B18, B30             ; <1> NEG     u_47, back_51
||      SHL     .S2    B8, 18, B20          ; <0> SHL     mixed_63, 18, shifted_63
||      ROTL    .M1    A2, 5, A17           ; <2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B30, B20, B7         ; <3> ROTL    keyed_16, back_16, a1_12
||      LDW     .D2T2  *+B3[0], B9          ; <0> LDW     *+even[2 * (0)], key_a_66
        ADD     .L2    B2, B7, B21          ; <2> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A23, 5, A4           ; <1> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B16, 5, B16          ; <1> SHL     product_49, 5, u_upper_47
||      ROTL    .M2    B21, B30, B4         ; <1> ROTL    keyed_51, back_51, a1_47
||      ADDAH   .D2    B0, B8, B30          ; <0> ADDAH   c, square_63, sum_63
||      NOP
||      NOP
||      NOP
        NEG     .L1    A17, A22             ; <2> NEG     t_33, back_36
||      SUB     .L2    B29, B24, B29        ; <0> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A3, 18, A2           ; <0> SHL     mixed_62, 18, shifted_62
||      XOR     .S2X   B17, A2, B8          ; <3> XOR     c1_12, u_12, c
||      ROTL    .M1    A16, A26, A16        ; <1> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B21, 5, B2           ; <2> ROTL    u_product_33, 5, u_33
||      ADDAH   .D1    A6, A22, A29         ; <0> ADDAH   a, square_62, sum_62
||      NOP
        XOR     .L1X   A7, B7, A3           ; <3> XOR     a1_12, t_12, a
||      SUB     .L2    B9, B31, B30         ; <1> SUB     c, key_a_52, keyed_58
||      ADD     .S1    A29, A2, A29         ; <0> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B30, B20, B21        ; <0> ADD     sum_63, shifted_63, product_63
||      ROTL    .M1    A14, A22, A2         ; <2> ROTL    keyed_36, back_36, c1_33
||      MPYU    .M2    B8, B8, B17          ; <3> MPYU    c, c, square_21
||      LDW     .D1T1  *+A25[2], A29        ; <1> LDW     *+odd[2 * (1)], key_c_59
||      SUB     .D2    B8, B2, B20          ; <3> SUB     c, key_a_24, keyed_30
        XOR     .L1X   A4, B4, A0           ; <1> XOR     a1_47, t_upper_47, a2_47
||      NEG     .L2    B2, B7               ; <2> NEG     u_33, back_37
||      SHRU    .S1    A29, 27, A26         ; <0> SHRU    product_62, 27, t_61
||      SHRU    .S2    B21, 27, B4          ; <0> SHRU    product_63, 27, u_61
||      MPYU    .M1    A3, A3, A29          ; <3> MPYU    a, a, square_20
||      MPYHLU  .M2    B8, B8, B25          ; <3> MPYHLU  c, c, mixed_21
||      SUB     .D1    A0, A24, A7          ; <2> SUB     a, key_c_38, keyed_43
||      SUB     .D2    B25, B22, B31        ; <3> SUB     d, key_a_17, keyed_23
        NEG     .L1    A26, A16             ; <0> NEG     t_61, back_64
||      XOR     .L2X   B16, A16, B16        ; <1> XOR     c1_47, u_upper_47, c2_47
||      SHL     .S1    A29, 5, A24          ; <0> SHL     product_62, 5, t_upper_61
||      SHL     .S2    B21, 5, B24          ; <0> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A3, A3, A18          ; <3> MPYHLU  a, a, mixed_20
||      ROTL    .M2    B6, B7, B6           ; <2> ROTL    keyed_37, back_37, a1_33
||      ADDAH   .D2    B8, B17, B22         ; <3> ADDAH   c, square_21, sum_21
||      NOP
;@loop {"name": "rounds", "ii": 34, "res_mii": 33, "rec_mii": 1, "optimal": null, "stages": 5, "critical_cycle": [], "attempts": [{"interval": 33, "result": "time limit", "seconds": 28.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 34, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 34, 5 stages
;  bounds: resources 33, recurrence 1
;  units: L1 33/34, S1 33/34, M1 33/34, D1 33/34, L2 32/34, S2 34/34, M2 33/34, D2 31/34
;  cross paths: 1X 10/34, 2X 10/34
;  T paths: T1 14/34, T2 14/34
;  registers of side A: 31 used, 31 live at once
;  registers of side B: 30 used, 30 live at once
;  II 33: time limit, 28.7 s
;  II 34: found by annealing, 0.0 s
;  not proved the least possible: every interval below 33 is ruled out; 28.7 s of search found nothing below 34
;  pipelined from 5 iterations on
rc6_decrypt_blocks_c64x$rounds:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .L2X   B2, A2, B21          ; <2> XOR     c1_33, u_33, d
||      XOR     .S1    A0, A9, A0           ; <3> XOR     a2_47, t_47, b
||      SHL     .S2    B25, 18, B17         ; <1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A10, A16, A16        ; <4> ROTL    keyed_64, back_64, c1_61
||      LDW     .D1T1  *A30++[4], A22       ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B22       ; <0> LDW     *from_cd++[4], c
        SUB     .L1    A3, A23, A23         ; <1> SUB     a, key_c_24, keyed_29
||      ADD     .L2    B22, B17, B22        ; <1> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A18, 18, A9          ; <1> SHL     mixed_20, 18, shifted_20
||      NEG     .S2    B4, B7               ; <4> NEG     u_61, back_65
||      MPYHLU  .M1    A0, A0, A29          ; <3> MPYHLU  b, b, mixed_55
||      MPYU    .M2    B21, B21, B8         ; <2> MPYU    d, d, square_42
||      ADDAH   .D1    A3, A29, A2          ; <1> ADDAH   a, square_20, sum_20
||      LDW     .D2T2  *-B28[3], B16        ; <0> LDW     *-from_cd[3], d
        XOR     .L1X   A17, B6, A27         ; <2> XOR     a1_33, t_33, b
||      SUB     .L2    B12, B1, B17         ; <2> SUB     c, key_a_38, keyed_44
||      SUB     .S1    A0, A29, A10         ; <3> SUB     b, key_c_59, keyed_64
||      SHRU    .S2    B22, 27, B25         ; <1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A0, A0, A17          ; <3> MPYU    b, b, square_55
||      MPYHLU  .M2    B21, B21, B6         ; <2> MPYHLU  d, d, mixed_42
||      ADD     .D1    A2, A9, A4           ; <1> ADD     sum_20, shifted_20, product_20
||      LDW     .D2T2  *+B3[18], B1         ; <0> LDW     *+even[2 * (9)], key_a_3
        SUB     .L1    A28, A22, A9         ; <1> SUB     b, key_c_17, keyed_22
||      NEG     .L2    B25, B7              ; <1> NEG     u_19, back_23
||      SHRU    .S1    A4, 27, A13          ; <1> SHRU    product_20, 27, t_19
||      SHL     .S2    B22, 5, B2           ; <1> SHL     product_21, 5, u_upper_19
||      MPYU    .M1    A27, A27, A16        ; <2> MPYU    b, b, square_41
||      ROTL    .M2    B29, B7, B7          ; <4> ROTL    keyed_65, back_65, a1_61
||      LDW     .D1T1  *-A30[3], A17        ; <0> LDW     *-from_ab[3], b
||      ADDAH   .D2    B21, B8, B8          ; <2> ADDAH   d, square_42, sum_42
        NEG     .L1    A13, A18             ; <1> NEG     t_19, back_22
||      XOR     .L2    B16, B18, B29        ; <3> XOR     c2_47, u_47, d
||      SHL     .S1    A4, 5, A3            ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B6, 18, B1           ; <2> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A27, A27, A4         ; <2> MPYHLU  b, b, mixed_41
||      ROTL    .M2    B31, B7, B31         ; <1> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A25[18], A16       ; <0> LDW     *+odd[2 * (9)], key_c_3
||      XOR     .D2X   B24, A16, B6         ; <4> XOR     c1_61, u_upper_61, c2_61
        SUB     .L1    A22, A20, A22        ; <0> SUB     a, s0, a
||      ADD     .L2    B8, B1, B8           ; <2> ADD     sum_42, shifted_42, product_42
||      SHL     .S1    A29, 18, A28         ; <3> SHL     mixed_55, 18, shifted_55
||      SUB     .S2    B22, B26, B12        ; <0> SUB     c, s1, c
||      ROTL    .M1    A9, A18, A9          ; <1> ROTL    keyed_22, back_22, c1_19
||      MPYU    .M2    B29, B29, B6         ; <3> MPYU    d, d, square_56
||      ADDAH   .D1    A0, A17, A2          ; <3> ADDAH   b, square_55, sum_55
        XOR     .L1X   A24, B7, A29         ; <4> XOR     a1_61, t_upper_61, a2_61
||      SUB     .L2    B21, B5, B21         ; <2> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A4, 18, A16          ; <2> SHL     mixed_41, 18, shifted_41
||      SHRU    .S2    B8, 27, B4           ; <2> SHRU    product_42, 27, u_40
||      MPYHLU  .M1    A22, A22, A24        ; <0> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B12, B12, B31        ; <0> MPYU    c, c, square_7
||      ADDAH   .D1    A27, A16, A0         ; <2> ADDAH   b, square_41, sum_41
||      XOR     .D2    B6, B4, B18          ; <4> XOR     c2_61, u_61, d
        XOR     .L1    A29, A26, A29        ; <4> XOR     a2_61, t_61, b
||      SUB     .L2    B16, B1, B22         ; <0> SUB     d, key_a_3, keyed_9
||      ADD     .S1    A0, A16, A3          ; <2> ADD     sum_41, shifted_41, product_41
||      NEG     .S2    B4, B6               ; <2> NEG     u_40, back_44
||      MPYU    .M1    A22, A22, A4         ; <0> MPYU    a, a, square_6
||      MPYHLU  .M2    B12, B12, B5         ; <0> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A3, B31, A18         ; <1> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B29, B6, B7          ; <3> ADDAH   d, square_56, sum_56
        XOR     .L1    A18, A13, A24        ; <1> XOR     a2_19, t_19, b
||      XOR     .L2X   B2, A9, B24          ; <1> XOR     c1_19, u_upper_19, c2_19
||      SHL     .S1    A24, 18, A0          ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B8, 5, B17           ; <2> SHL     product_42, 5, u_upper_40
||      MPYU    .M1    A29, A29, A9         ; <4> MPYU    b, b, square_69
||      ROTL    .M2    B17, B6, B8          ; <2> ROTL    keyed_44, back_44, a1_40
||      LDW     .D1T1  *+A25[6], A18        ; <2> LDW     *+odd[2 * (3)], key_c_45
||      LDW     .D2T2  *+B3[4], B31         ; <2> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A17, A16, A26        ; <0> SUB     b, key_c_3, keyed_8
||      XOR     .L2    B24, B25, B16        ; <1> XOR     c2_19, u_19, d
||      SHRU    .S1    A3, 27, A16          ; <2> SHRU    product_41, 27, t_40
||      SHL     .S2    B5, 18, B31          ; <0> SHL     mixed_7, 18, shifted_7
||      MPYHLU  .M1    A24, A24, A0         ; <1> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B29, B29, B5         ; <3> MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A22, A4, A18         ; <0> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B12, B31, B6         ; <0> ADDAH   c, square_7, sum_7
        NEG     .L1    A16, A17             ; <2> NEG     t_40, back_43
||      SUB     .L2    B0, B9, B2           ; <4> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A3, 5, A4            ; <2> SHL     product_41, 5, t_upper_40
||      ADD     .S2    B6, B31, B9          ; <0> ADD     sum_7, shifted_7, product_7
||      MPYU    .M1    A24, A24, A2         ; <1> MPYU    b, b, square_27
||      MPYU    .M2    B16, B16, B25        ; <1> MPYU    d, d, square_28
||      ADD     .D1    A18, A0, A18         ; <0> ADD     sum_6, shifted_6, product_6
||      LDW     .D2T2  *+B3[6], B5          ; <1> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A2, A28, A3          ; <3> ADD     sum_55, shifted_55, t_product_54
||      SUB     .L2    B16, B19, B6         ; <1> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A18, 27, A17         ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B9, 27, B0           ; <0> SHRU    product_7, 27, u_5
||      ROTL    .M1    A7, A17, A7          ; <2> ROTL    keyed_43, back_43, c1_40
||      MPYHLU  .M2    B16, B16, B5         ; <1> MPYHLU  d, d, mixed_28
||      ADDAH   .D1    A29, A9, A9          ; <4> ADDAH   b, square_69, sum_69
        NEG     .L1    A17, A19             ; <0> NEG     t_5, back_8
||      NEG     .L2    B0, B24              ; <0> NEG     u_5, back_9
||      SHL     .S1    A18, 5, A28          ; <0> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B5, 18, B16          ; <3> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A29, A29, A26        ; <4> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B24        ; <4> MPYHLU  d, d, mixed_70
||      SUB     .D1    A6, A19, A6          ; <4> SUB     a, key_c_66, keyed_71
||      ADDAH   .D2    B16, B25, B1         ; <1> ADDAH   d, square_28, sum_28
        XOR     .L1X   A4, B8, A2           ; <2> XOR     a1_40, t_upper_40, a2_40
||      ADD     .L2    B7, B16, B7          ; <3> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A0, 18, A19          ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B5, 18, B8           ; <1> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A26, A19, A19        ; <0> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B22, B24, B1         ; <0> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A24, A2, A0          ; <1> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B3[16], B20        ; <0> LDW     *+even[2 * (8)], key_a_10
        XOR     .L1    A2, A16, A4          ; <2> XOR     a2_40, t_40, a
||      XOR     .L2X   B17, A7, B8          ; <2> XOR     c1_40, u_upper_40, c2_40
||      SHL     .S1    A26, 18, A26         ; <4> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B9, 5, B16           ; <0> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A3, 5, A26           ; <3> ROTL    t_product_54, 5, t_54
||      MPYU    .M2    B18, B18, B7         ; <4> MPYU    d, d, square_70
||      ADD     .D1    A0, A19, A7          ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .D2    B1, B8, B25          ; <1> ADD     sum_28, shifted_28, product_28
        ADD     .L1    A9, A26, A13         ; <4> ADD     sum_69, shifted_69, product_69
||      SUB     .L2    B18, B27, B4         ; <4> SUB     d, t1, d
||      SHRU    .S1    A7, 27, A3           ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B22         ; <1> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A4, A4, A2           ; <2> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B7, 5, B16           ; <3> ROTL    u_product_54, 5, u_54
||      LDW     .D1T1  *+A25[16], A7        ; <0> LDW     *+odd[2 * (8)], key_c_10
||      XOR     .D2    B8, B4, B9           ; <2> XOR     c2_40, u_40, c
        NEG     .L1    A3, A0               ; <1> NEG     t_26, back_29
||      NEG     .L2    B22, B1              ; <1> NEG     u_26, back_30
||      XOR     .S2X   B16, A19, B8         ; <0> XOR     c1_5, u_upper_5, c2_5
||      MPYU    .M1    A4, A4, A0           ; <2> MPYU    a, a, square_48
||      MPYHLU  .M2    B9, B9, B1           ; <2> MPYHLU  c, c, mixed_49
||      XOR     .D1X   A28, B1, A9          ; <0> XOR     a1_5, t_upper_5, a2_5
        XOR     .L1    A9, A17, A28         ; <0> XOR     a2_5, t_5, b
||      SHL     .S1    A2, 18, A14          ; <2> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B24, 18, B24         ; <4> SHL     mixed_70, 18, shifted_70
||      ROTL    .M1    A23, A0, A19         ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B20, B1, B8          ; <1> ROTL    keyed_30, back_30, a1_26
||      LDW     .D1T1  *+A25[10], A19       ; <1> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B3[14], B22        ; <0> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A26, A17             ; <3> NEG     t_54, back_57
||      XOR     .L2    B8, B0, B25          ; <0> XOR     c2_5, u_5, d
||      SHRU    .S1    A13, 27, A16         ; <4> SHRU    product_69, 27, t_68
||      SHL     .S2    B25, 5, B17          ; <1> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A28, A28, A2         ; <0> MPYHLU  b, b, mixed_13
||      MPYU    .M2    B9, B9, B0           ; <2> MPYU    c, c, square_49
||      ADDAH   .D1    A4, A0, A0           ; <2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B18, B7, B7          ; <4> ADDAH   d, square_70, sum_70
        NEG     .L1    A16, A9              ; <4> NEG     t_68, back_71
||      NEG     .L2    B16, B7              ; <3> NEG     u_54, back_58
||      SHL     .S1    A7, 5, A23           ; <1> SHL     product_27, 5, t_upper_26
||      ADD     .S2    B7, B24, B18         ; <4> ADD     sum_70, shifted_70, product_70
||      MPYU    .M1    A28, A28, A17        ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B25, B25, B24        ; <0> MPYU    d, d, square_14
||      LDW     .D1T1  *+A25[8], A24        ; <1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B3[2], B24         ; <3> LDW     *+even[2 * (1)], key_a_59
        XOR     .L1X   A23, B8, A19         ; <1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B17, A19, B17        ; <1> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A2, 18, A2           ; <0> SHL     mixed_13, 18, shifted_13
||      SHRU    .S2    B18, 27, B8          ; <4> SHRU    product_70, 27, u_68
||      ROTL    .M1    A31, A17, A3         ; <3> ROTL    keyed_57, back_57, c1_54
||      MPYHLU  .M2    B25, B25, B20        ; <0> MPYHLU  d, d, mixed_14
||      ADD     .D1    A0, A14, A23         ; <2> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B3[10], B19        ; <0> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A19, A3, A0          ; <1> XOR     a2_26, t_26, a
||      XOR     .L2    B17, B22, B12        ; <1> XOR     c2_26, u_26, c
||      SHRU    .S1    A23, 27, A9          ; <2> SHRU    product_48, 27, t_47
||      SUB     .S2    B12, B20, B30        ; <0> SUB     c, key_a_10, keyed_16
||      ROTL    .M1    A6, A9, A6           ; <4> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B30, B7, B17         ; <3> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A25[4], A8         ; <1> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B3[8], B1          ; <1> LDW     *+even[2 * (4)], key_a_38
        NEG     .L2    B8, B0               ; <4> NEG     u_68, back_72
||      SUB     .S1    A24, A19, A14        ; <1> SUB     b, key_c_31, keyed_36
||      SHL     .S2    B18, 5, B7           ; <4> SHL     product_70, 5, u_upper_68
||      MPYU    .M1    A0, A0, A3           ; <1> MPYU    a, a, square_34
||      MPYHLU  .M2    B12, B12, B2         ; <1> MPYHLU  c, c, mixed_35
||      ADDAH   .D1    A28, A17, A19        ; <0> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B9, B0, B18          ; <2> ADDAH   c, square_49, sum_49
        SUB     .L1    A4, A8, A31          ; <2> SUB     a, key_c_52, keyed_57
||      XOR     .L2X   B16, A3, B0          ; <3> XOR     c1_54, u_54, c
||      ADD     .S1    A19, A2, A8          ; <0> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S2    B20, 18, B16         ; <0> SHL     mixed_14, 18, shifted_14
||      MPYHLU  .M1    A0, A0, A19          ; <1> MPYHLU  a, a, mixed_34
||      ROTL    .M2    B2, B0, B20          ; <4> ROTL    keyed_72, back_72, a1_68
||      ADDAH   .D2    B25, B24, B20        ; <0> ADDAH   d, square_14, sum_14
        XOR     .L1X   A26, B17, A6         ; <3> XOR     a1_54, t_54, a
||      ADD     .L2    B20, B16, B16        ; <0> ADD     sum_14, shifted_14, u_product_12
||      NEG     .S1    A9, A26              ; <2> NEG     t_47, back_50
||      SHL     .S2    B1, 18, B1           ; <2> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A8, 5, A7            ; <0> ROTL    t_product_12, 5, t_12
||      MPYU    .M2    B12, B12, B17        ; <1> MPYU    c, c, square_35
||      LDW     .D1T1  *+A25[0], A19        ; <3> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2X   B7, A6, B7           ; <4> XOR     c1_68, u_upper_68, c2_68
        SUB     .L1    A22, A7, A2          ; <0> SUB     a, key_c_10, keyed_15
||      XOR     .L2    B7, B8, B18          ; <4> XOR     c2_68, u_68, c
||      SHL     .S1    A13, 5, A4           ; <4> SHL     product_69, 5, t_upper_68
||      ADD     .S2    B18, B1, B16         ; <2> ADD     sum_49, shifted_49, product_49
||      MPYU    .M1    A6, A6, A22          ; <3> MPYU    a, a, square_62
||      ROTL    .M2    B16, 5, B17          ; <0> ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[12], A23       ; <0> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; <0> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A7, A3               ; <0> NEG     t_12, back_15
||      SHL     .S1    A19, 18, A19         ; <1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B2, 18, B7           ; <1> SHL     mixed_35, 18, shifted_35
||      MPYHLU  .M1    A6, A6, A3           ; <3> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B0, B0, B8           ; <3> MPYHLU  c, c, mixed_63
||      ADDAH   .D1    A0, A3, A17          ; <1> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B12, B17, B2         ; <1> ADDAH   c, square_35, sum_35
        XOR     .L1X   A4, B20, A19         ; <4> XOR     a1_68, t_upper_68, a2_68
||      NEG     .L2    B17, B20             ; <0> NEG     u_12, back_16
||      ADD     .S1    A17, A19, A2         ; <1> ADD     sum_34, shifted_34, t_product_33
||      SHRU    .S2    B16, 27, B18         ; <2> SHRU    product_49, 27, u_47
||      ROTL    .M1    A2, A3, A2           ; <0> ROTL    keyed_15, back_15, c1_12
||      MPYU    .M2    B0, B0, B8           ; <3> MPYU    c, c, square_63
||      LDW     .D1T1  *+A25[14], A22       ; <0> LDW     *+odd[2 * (7)], key_c_17
||      STW     .D2T2  B18, *B23++[4]       ; <4> STW     c, *to_cd++[4]
        SUB     .L1    A27, A18, A16        ; <2> SUB     b, key_c_45, keyed_50
||      NEG     .L2    B18, B30             ; <2> NEG     u_47, back_51
||[A1]  B       .S1    rc6_decrypt_blocks_c64x$rounds; <0> [left] B       rounds
||      SHL     .S2    B8, 18, B20          ; <3> SHL     mixed_63, 18, shifted_63
||      ROTL    .M1    A2, 5, A17           ; <1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B30, B20, B7         ; <0> ROTL    keyed_16, back_16, a1_12
||      XOR     .D1    A19, A16, A18        ; <4> XOR     a2_68, t_68, a
||      LDW     .D2T2  *+B3[0], B9          ; <3> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A29, A11, A18        ; <4> SUB     b, t0, b
||      ADD     .L2    B2, B7, B21          ; <1> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A23, 5, A4           ; <2> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B16, 5, B16          ; <2> SHL     product_49, 5, u_upper_47
||      ROTL    .M2    B21, B30, B4         ; <2> ROTL    keyed_51, back_51, a1_47
||      STW     .D1T1  A18, *A21++[4]       ; <4> STW     a, *to_ab++[4]
||      ADDAH   .D2    B0, B8, B30          ; <3> ADDAH   c, square_63, sum_63
        NEG     .L1    A17, A22             ; <1> NEG     t_33, back_36
||      SUB     .L2    B29, B24, B29        ; <3> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A3, 18, A2           ; <3> SHL     mixed_62, 18, shifted_62
||      XOR     .S2X   B17, A2, B8          ; <0> XOR     c1_12, u_12, c
||      ROTL    .M1    A16, A26, A16        ; <2> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B21, 5, B2           ; <1> ROTL    u_product_33, 5, u_33
||      ADDAH   .D1    A6, A22, A29         ; <3> ADDAH   a, square_62, sum_62
||      STW     .D2T2  B4, *-B23[3]         ; <4> STW     d, *-to_cd[3]
        XOR     .L1X   A7, B7, A3           ; <0> XOR     a1_12, t_12, a
||      SUB     .L2    B9, B31, B30         ; <2> SUB     c, key_a_52, keyed_58
||      ADD     .S1    A29, A2, A29         ; <3> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B30, B20, B21        ; <3> ADD     sum_63, shifted_63, product_63
||      ROTL    .M1    A14, A22, A2         ; <1> ROTL    keyed_36, back_36, c1_33
||      MPYU    .M2    B8, B8, B17          ; <0> MPYU    c, c, square_21
||      LDW     .D1T1  *+A25[2], A29        ; <2> LDW     *+odd[2 * (1)], key_c_59
||      SUB     .D2    B8, B2, B20          ; <0> SUB     c, key_a_24, keyed_30
        XOR     .L1X   A4, B4, A0           ; <2> XOR     a1_47, t_upper_47, a2_47
||      NEG     .L2    B2, B7               ; <1> NEG     u_33, back_37
||      SHRU    .S1    A29, 27, A26         ; <3> SHRU    product_62, 27, t_61
||      SHRU    .S2    B21, 27, B4          ; <3> SHRU    product_63, 27, u_61
||      MPYU    .M1    A3, A3, A29          ; <0> MPYU    a, a, square_20
||      MPYHLU  .M2    B8, B8, B25          ; <0> MPYHLU  c, c, mixed_21
||      SUB     .D1    A0, A24, A7          ; <1> SUB     a, key_c_38, keyed_43
||      SUB     .D2    B25, B22, B31        ; <0> SUB     d, key_a_17, keyed_23
        NEG     .L1    A26, A16             ; <3> NEG     t_61, back_64
||      XOR     .L2X   B16, A16, B16        ; <2> XOR     c1_47, u_upper_47, c2_47
||      SHL     .S1    A29, 5, A24          ; <3> SHL     product_62, 5, t_upper_61
||      SHL     .S2    B21, 5, B24          ; <3> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A3, A3, A18          ; <0> MPYHLU  a, a, mixed_20
||      ROTL    .M2    B6, B7, B6           ; <1> ROTL    keyed_37, back_37, a1_33
||      STW     .D1T1  A18, *-A21[3]        ; <4> STW     b, *-to_ab[3]
||      ADDAH   .D2    B8, B17, B22         ; <0> ADDAH   c, square_21, sum_21
rc6_decrypt_blocks_c64x$rounds$exit:
        XOR     .L2X   B2, A2, B21          ; <-2> XOR     c1_33, u_33, d
||      XOR     .S1    A0, A9, A0           ; <-3> XOR     a2_47, t_47, b
||      SHL     .S2    B25, 18, B17         ; <-1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A10, A16, A16        ; <-4> ROTL    keyed_64, back_64, c1_61
        SUB     .L1    A3, A23, A23         ; <-1> SUB     a, key_c_24, keyed_29
||      ADD     .L2    B22, B17, B22        ; <-1> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A18, 18, A9          ; <-1> SHL     mixed_20, 18, shifted_20
||      NEG     .S2    B4, B7               ; <-4> NEG     u_61, back_65
||      MPYHLU  .M1    A0, A0, A29          ; <-3> MPYHLU  b, b, mixed_55
||      MPYU    .M2    B21, B21, B8         ; <-2> MPYU    d, d, square_42
||      ADDAH   .D1    A3, A29, A2          ; <-1> ADDAH   a, square_20, sum_20
        XOR     .L1X   A17, B6, A27         ; <-2> XOR     a1_33, t_33, b
||      SUB     .L2    B12, B1, B17         ; <-2> SUB     c, key_a_38, keyed_44
||      SUB     .S1    A0, A29, A10         ; <-3> SUB     b, key_c_59, keyed_64
||      SHRU    .S2    B22, 27, B25         ; <-1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A0, A0, A17          ; <-3> MPYU    b, b, square_55
||      MPYHLU  .M2    B21, B21, B6         ; <-2> MPYHLU  d, d, mixed_42
||      ADD     .D1    A2, A9, A4           ; <-1> ADD     sum_20, shifted_20, product_20
        SUB     .L1    A28, A22, A9         ; <-1> SUB     b, key_c_17, keyed_22
||      NEG     .L2    B25, B7              ; <-1> NEG     u_19, back_23
||      SHRU    .S1    A4, 27, A13          ; <-1> SHRU    product_20, 27, t_19
||      SHL     .S2    B22, 5, B2           ; <-1> SHL     product_21, 5, u_upper_19
||      MPYU    .M1    A27, A27, A16        ; <-2> MPYU    b, b, square_41
||      ROTL    .M2    B29, B7, B7          ; <-4> ROTL    keyed_65, back_65, a1_61
||      ADDAH   .D2    B21, B8, B8          ; <-2> ADDAH   d, square_42, sum_42
        NEG     .L1    A13, A18             ; <-1> NEG     t_19, back_22
||      XOR     .L2    B16, B18, B29        ; <-3> XOR     c2_47, u_47, d
||      SHL     .S1    A4, 5, A3            ; <-1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B6, 18, B1           ; <-2> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A27, A27, A4         ; <-2> MPYHLU  b, b, mixed_41
||      ROTL    .M2    B31, B7, B31         ; <-1> ROTL    keyed_23, back_23, a1_19
||      XOR     .D2X   B24, A16, B6         ; <-4> XOR     c1_61, u_upper_61, c2_61
        ADD     .L2    B8, B1, B8           ; <-2> ADD     sum_42, shifted_42, product_42
||      SHL     .S1    A29, 18, A28         ; <-3> SHL     mixed_55, 18, shifted_55
||      ROTL    .M1    A9, A18, A9          ; <-1> ROTL    keyed_22, back_22, c1_19
||      MPYU    .M2    B29, B29, B6         ; <-3> MPYU    d, d, square_56
||      ADDAH   .D1    A0, A17, A2          ; <-3> ADDAH   b, square_55, sum_55
        XOR     .L1X   A24, B7, A29         ; <-4> XOR     a1_61, t_upper_61, a2_61
||      SUB     .L2    B21, B5, B21         ; <-2> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A4, 18, A16          ; <-2> SHL     mixed_41, 18, shifted_41
||      SHRU    .S2    B8, 27, B4           ; <-2> SHRU    product_42, 27, u_40
||      ADDAH   .D1    A27, A16, A0         ; <-2> ADDAH   b, square_41, sum_41
||      XOR     .D2    B6, B4, B18          ; <-4> XOR     c2_61, u_61, d
        XOR     .L1    A29, A26, A29        ; <-4> XOR     a2_61, t_61, b
||      ADD     .S1    A0, A16, A3          ; <-2> ADD     sum_41, shifted_41, product_41
||      NEG     .S2    B4, B6               ; <-2> NEG     u_40, back_44
||      XOR     .D1X   A3, B31, A18         ; <-1> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B29, B6, B7          ; <-3> ADDAH   d, square_56, sum_56
        XOR     .L1    A18, A13, A24        ; <-1> XOR     a2_19, t_19, b
||      XOR     .L2X   B2, A9, B24          ; <-1> XOR     c1_19, u_upper_19, c2_19
||      SHL     .S2    B8, 5, B17           ; <-2> SHL     product_42, 5, u_upper_40
||      MPYU    .M1    A29, A29, A9         ; <-4> MPYU    b, b, square_69
||      ROTL    .M2    B17, B6, B8          ; <-2> ROTL    keyed_44, back_44, a1_40
||      LDW     .D1T1  *+A25[6], A18        ; <-2> LDW     *+odd[2 * (3)], key_c_45
||      LDW     .D2T2  *+B3[4], B31         ; <-2> LDW     *+even[2 * (2)], key_a_52
        XOR     .L2    B24, B25, B16        ; <-1> XOR     c2_19, u_19, d
||      SHRU    .S1    A3, 27, A16          ; <-2> SHRU    product_41, 27, t_40
||      MPYHLU  .M1    A24, A24, A0         ; <-1> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B29, B29, B5         ; <-3> MPYHLU  d, d, mixed_56
        NEG     .L1    A16, A17             ; <-2> NEG     t_40, back_43
||      SUB     .L2    B0, B9, B2           ; <-4> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A3, 5, A4            ; <-2> SHL     product_41, 5, t_upper_40
||      MPYU    .M1    A24, A24, A2         ; <-1> MPYU    b, b, square_27
||      MPYU    .M2    B16, B16, B25        ; <-1> MPYU    d, d, square_28
||      LDW     .D2T2  *+B3[6], B5          ; <-1> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A2, A28, A3          ; <-3> ADD     sum_55, shifted_55, t_product_54
||      SUB     .L2    B16, B19, B6         ; <-1> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A7, A17, A7          ; <-2> ROTL    keyed_43, back_43, c1_40
||      MPYHLU  .M2    B16, B16, B5         ; <-1> MPYHLU  d, d, mixed_28
||      ADDAH   .D1    A29, A9, A9          ; <-4> ADDAH   b, square_69, sum_69
        SHL     .S2    B5, 18, B16          ; <-3> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A29, A29, A26        ; <-4> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B24        ; <-4> MPYHLU  d, d, mixed_70
||      SUB     .D1    A6, A19, A6          ; <-4> SUB     a, key_c_66, keyed_71
||      ADDAH   .D2    B16, B25, B1         ; <-1> ADDAH   d, square_28, sum_28
        XOR     .L1X   A4, B8, A2           ; <-2> XOR     a1_40, t_upper_40, a2_40
||      ADD     .L2    B7, B16, B7          ; <-3> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A0, 18, A19          ; <-1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B5, 18, B8           ; <-1> SHL     mixed_28, 18, shifted_28
||      ADDAH   .D1    A24, A2, A0          ; <-1> ADDAH   b, square_27, sum_27
        XOR     .L1    A2, A16, A4          ; <-2> XOR     a2_40, t_40, a
||      XOR     .L2X   B17, A7, B8          ; <-2> XOR     c1_40, u_upper_40, c2_40
||      SHL     .S1    A26, 18, A26         ; <-4> SHL     mixed_69, 18, shifted_69
||      ROTL    .M1    A3, 5, A26           ; <-3> ROTL    t_product_54, 5, t_54
||      MPYU    .M2    B18, B18, B7         ; <-4> MPYU    d, d, square_70
||      ADD     .D1    A0, A19, A7          ; <-1> ADD     sum_27, shifted_27, product_27
||      ADD     .D2    B1, B8, B25          ; <-1> ADD     sum_28, shifted_28, product_28
        ADD     .L1    A9, A26, A13         ; <-4> ADD     sum_69, shifted_69, product_69
||      SUB     .L2    B18, B27, B4         ; <-4> SUB     d, t1, d
||      SHRU    .S1    A7, 27, A3           ; <-1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B22         ; <-1> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A4, A4, A2           ; <-2> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B7, 5, B16           ; <-3> ROTL    u_product_54, 5, u_54
||      XOR     .D2    B8, B4, B9           ; <-2> XOR     c2_40, u_40, c
        NEG     .L1    A3, A0               ; <-1> NEG     t_26, back_29
||      NEG     .L2    B22, B1              ; <-1> NEG     u_26, back_30
||      MPYU    .M1    A4, A4, A0           ; <-2> MPYU    a, a, square_48
||      MPYHLU  .M2    B9, B9, B1           ; <-2> MPYHLU  c, c, mixed_49
        SHL     .S1    A2, 18, A14          ; <-2> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B24, 18, B24         ; <-4> SHL     mixed_70, 18, shifted_70
||      ROTL    .M1    A23, A0, A19         ; <-1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B20, B1, B8          ; <-1> ROTL    keyed_30, back_30, a1_26
||      LDW     .D1T1  *+A25[10], A19       ; <-1> LDW     *+odd[2 * (5)], key_c_31
        NEG     .L1    A26, A17             ; <-3> NEG     t_54, back_57
||      SHRU    .S1    A13, 27, A16         ; <-4> SHRU    product_69, 27, t_68
||      SHL     .S2    B25, 5, B17          ; <-1> SHL     product_28, 5, u_upper_26
||      MPYU    .M2    B9, B9, B0           ; <-2> MPYU    c, c, square_49
||      ADDAH   .D1    A4, A0, A0           ; <-2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B18, B7, B7          ; <-4> ADDAH   d, square_70, sum_70
        NEG     .L1    A16, A9              ; <-4> NEG     t_68, back_71
||      NEG     .L2    B16, B7              ; <-3> NEG     u_54, back_58
||      SHL     .S1    A7, 5, A23           ; <-1> SHL     product_27, 5, t_upper_26
||      ADD     .S2    B7, B24, B18         ; <-4> ADD     sum_70, shifted_70, product_70
||      LDW     .D1T1  *+A25[8], A24        ; <-1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B3[2], B24         ; <-3> LDW     *+even[2 * (1)], key_a_59
        XOR     .L1X   A23, B8, A19         ; <-1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B17, A19, B17        ; <-1> XOR     c1_26, u_upper_26, c2_26
||      SHRU    .S2    B18, 27, B8          ; <-4> SHRU    product_70, 27, u_68
||      ROTL    .M1    A31, A17, A3         ; <-3> ROTL    keyed_57, back_57, c1_54
||      ADD     .D1    A0, A14, A23         ; <-2> ADD     sum_48, shifted_48, product_48
        XOR     .L1    A19, A3, A0          ; <-1> XOR     a2_26, t_26, a
||      XOR     .L2    B17, B22, B12        ; <-1> XOR     c2_26, u_26, c
||      SHRU    .S1    A23, 27, A9          ; <-2> SHRU    product_48, 27, t_47
||      ROTL    .M1    A6, A9, A6           ; <-4> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B30, B7, B17         ; <-3> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A25[4], A8         ; <-1> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B3[8], B1          ; <-1> LDW     *+even[2 * (4)], key_a_38
        NEG     .L2    B8, B0               ; <-4> NEG     u_68, back_72
||      SUB     .S1    A24, A19, A14        ; <-1> SUB     b, key_c_31, keyed_36
||      SHL     .S2    B18, 5, B7           ; <-4> SHL     product_70, 5, u_upper_68
||      MPYU    .M1    A0, A0, A3           ; <-1> MPYU    a, a, square_34
||      MPYHLU  .M2    B12, B12, B2         ; <-1> MPYHLU  c, c, mixed_35
||      ADDAH   .D2    B9, B0, B18          ; <-2> ADDAH   c, square_49, sum_49
        SUB     .L1    A4, A8, A31          ; <-2> SUB     a, key_c_52, keyed_57
||      XOR     .L2X   B16, A3, B0          ; <-3> XOR     c1_54, u_54, c
||      MPYHLU  .M1    A0, A0, A19          ; <-1> MPYHLU  a, a, mixed_34
||      ROTL    .M2    B2, B0, B20          ; <-4> ROTL    keyed_72, back_72, a1_68
        XOR     .L1X   A26, B17, A6         ; <-3> XOR     a1_54, t_54, a
||      NEG     .S1    A9, A26              ; <-2> NEG     t_47, back_50
||      SHL     .S2    B1, 18, B1           ; <-2> SHL     mixed_49, 18, shifted_49
||      MPYU    .M2    B12, B12, B17        ; <-1> MPYU    c, c, square_35
||      LDW     .D1T1  *+A25[0], A19        ; <-3> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2X   B7, A6, B7           ; <-4> XOR     c1_68, u_upper_68, c2_68
        XOR     .L2    B7, B8, B18          ; <-4> XOR     c2_68, u_68, c
||      SHL     .S1    A13, 5, A4           ; <-4> SHL     product_69, 5, t_upper_68
||      ADD     .S2    B18, B1, B16         ; <-2> ADD     sum_49, shifted_49, product_49
||      MPYU    .M1    A6, A6, A22          ; <-3> MPYU    a, a, square_62
        SHL     .S1    A19, 18, A19         ; <-1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B2, 18, B7           ; <-1> SHL     mixed_35, 18, shifted_35
||      MPYHLU  .M1    A6, A6, A3           ; <-3> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B0, B0, B8           ; <-3> MPYHLU  c, c, mixed_63
||      ADDAH   .D1    A0, A3, A17          ; <-1> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B12, B17, B2         ; <-1> ADDAH   c, square_35, sum_35
        XOR     .L1X   A4, B20, A19         ; <-4> XOR     a1_68, t_upper_68, a2_68
||      ADD     .S1    A17, A19, A2         ; <-1> ADD     sum_34, shifted_34, t_product_33
||      SHRU    .S2    B16, 27, B18         ; <-2> SHRU    product_49, 27, u_47
||      MPYU    .M2    B0, B0, B8           ; <-3> MPYU    c, c, square_63
||      STW     .D2T2  B18, *B23++[4]       ; <-4> STW     c, *to_cd++[4]
        SUB     .L1    A27, A18, A16        ; <-2> SUB     b, key_c_45, keyed_50
||      NEG     .L2    B18, B30             ; <-2> NEG     u_47, back_51
||      SHL     .S2    B8, 18, B20          ; <-3> SHL     mixed_63, 18, shifted_63
||      ROTL    .M1    A2, 5, A17           ; <-1> ROTL    t_product_33, 5, t_33
||      XOR     .D1    A19, A16, A18        ; <-4> XOR     a2_68, t_68, a
||      LDW     .D2T2  *+B3[0], B9          ; <-3> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A29, A11, A18        ; <-4> SUB     b, t0, b
||      ADD     .L2    B2, B7, B21          ; <-1> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A23, 5, A4           ; <-2> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B16, 5, B16          ; <-2> SHL     product_49, 5, u_upper_47
||      ROTL    .M2    B21, B30, B4         ; <-2> ROTL    keyed_51, back_51, a1_47
||      STW     .D1T1  A18, *A21++[4]       ; <-4> STW     a, *to_ab++[4]
||      ADDAH   .D2    B0, B8, B30          ; <-3> ADDAH   c, square_63, sum_63
        NEG     .L1    A17, A22             ; <-1> NEG     t_33, back_36
||      SUB     .L2    B29, B24, B29        ; <-3> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A3, 18, A2           ; <-3> SHL     mixed_62, 18, shifted_62
||      ROTL    .M1    A16, A26, A16        ; <-2> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B21, 5, B2           ; <-1> ROTL    u_product_33, 5, u_33
||      ADDAH   .D1    A6, A22, A29         ; <-3> ADDAH   a, square_62, sum_62
||      STW     .D2T2  B4, *-B23[3]         ; <-4> STW     d, *-to_cd[3]
        SUB     .L2    B9, B31, B30         ; <-2> SUB     c, key_a_52, keyed_58
||      ADD     .S1    A29, A2, A29         ; <-3> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B30, B20, B21        ; <-3> ADD     sum_63, shifted_63, product_63
||      ROTL    .M1    A14, A22, A2         ; <-1> ROTL    keyed_36, back_36, c1_33
||      LDW     .D1T1  *+A25[2], A29        ; <-2> LDW     *+odd[2 * (1)], key_c_59
        XOR     .L1X   A4, B4, A0           ; <-2> XOR     a1_47, t_upper_47, a2_47
||      NEG     .L2    B2, B7               ; <-1> NEG     u_33, back_37
||      SHRU    .S1    A29, 27, A26         ; <-3> SHRU    product_62, 27, t_61
||      SHRU    .S2    B21, 27, B4          ; <-3> SHRU    product_63, 27, u_61
||      SUB     .D1    A0, A24, A7          ; <-1> SUB     a, key_c_38, keyed_43
        NEG     .L1    A26, A16             ; <-3> NEG     t_61, back_64
||      XOR     .L2X   B16, A16, B16        ; <-2> XOR     c1_47, u_upper_47, c2_47
||      SHL     .S1    A29, 5, A24          ; <-3> SHL     product_62, 5, t_upper_61
||      SHL     .S2    B21, 5, B24          ; <-3> SHL     product_63, 5, u_upper_61
||      ROTL    .M2    B6, B7, B6           ; <-1> ROTL    keyed_37, back_37, a1_33
||      STW     .D1T1  A18, *-A21[3]        ; <-4> STW     b, *-to_ab[3]
        XOR     .L2X   B2, A2, B21          ; <-1> XOR     c1_33, u_33, d
||      XOR     .S1    A0, A9, A0           ; <-2> XOR     a2_47, t_47, b
||      ROTL    .M1    A10, A16, A16        ; <-3> ROTL    keyed_64, back_64, c1_61
        NEG     .S2    B4, B7               ; <-3> NEG     u_61, back_65
||      MPYHLU  .M1    A0, A0, A29          ; <-2> MPYHLU  b, b, mixed_55
||      MPYU    .M2    B21, B21, B8         ; <-1> MPYU    d, d, square_42
        XOR     .L1X   A17, B6, A27         ; <-1> XOR     a1_33, t_33, b
||      SUB     .L2    B12, B1, B17         ; <-1> SUB     c, key_a_38, keyed_44
||      SUB     .S1    A0, A29, A10         ; <-2> SUB     b, key_c_59, keyed_64
||      MPYU    .M1    A0, A0, A17          ; <-2> MPYU    b, b, square_55
||      MPYHLU  .M2    B21, B21, B6         ; <-1> MPYHLU  d, d, mixed_42
        MPYU    .M1    A27, A27, A16        ; <-1> MPYU    b, b, square_41
||      ROTL    .M2    B29, B7, B7          ; <-3> ROTL    keyed_65, back_65, a1_61
||      ADDAH   .D2    B21, B8, B8          ; <-1> ADDAH   d, square_42, sum_42
        XOR     .L2    B16, B18, B29        ; <-2> XOR     c2_47, u_47, d
||      SHL     .S2    B6, 18, B1           ; <-1> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A27, A27, A4         ; <-1> MPYHLU  b, b, mixed_41
||      XOR     .D2X   B24, A16, B6         ; <-3> XOR     c1_61, u_upper_61, c2_61
        ADD     .L2    B8, B1, B8           ; <-1> ADD     sum_42, shifted_42, product_42
||      SHL     .S1    A29, 18, A28         ; <-2> SHL     mixed_55, 18, shifted_55
||      MPYU    .M2    B29, B29, B6         ; <-2> MPYU    d, d, square_56
||      ADDAH   .D1    A0, A17, A2          ; <-2> ADDAH   b, square_55, sum_55
        XOR     .L1X   A24, B7, A29         ; <-3> XOR     a1_61, t_upper_61, a2_61
||      SUB     .L2    B21, B5, B21         ; <-1> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A4, 18, A16          ; <-1> SHL     mixed_41, 18, shifted_41
||      SHRU    .S2    B8, 27, B4           ; <-1> SHRU    product_42, 27, u_40
||      ADDAH   .D1    A27, A16, A0         ; <-1> ADDAH   b, square_41, sum_41
||      XOR     .D2    B6, B4, B18          ; <-3> XOR     c2_61, u_61, d
        XOR     .L1    A29, A26, A29        ; <-3> XOR     a2_61, t_61, b
||      ADD     .S1    A0, A16, A3          ; <-1> ADD     sum_41, shifted_41, product_41
||      NEG     .S2    B4, B6               ; <-1> NEG     u_40, back_44
||      ADDAH   .D2    B29, B6, B7          ; <-2> ADDAH   d, square_56, sum_56
        SHL     .S2    B8, 5, B17           ; <-1> SHL     product_42, 5, u_upper_40
||      MPYU    .M1    A29, A29, A9         ; <-3> MPYU    b, b, square_69
||      ROTL    .M2    B17, B6, B8          ; <-1> ROTL    keyed_44, back_44, a1_40
||      LDW     .D1T1  *+A25[6], A18        ; <-1> LDW     *+odd[2 * (3)], key_c_45
||      LDW     .D2T2  *+B3[4], B31         ; <-1> LDW     *+even[2 * (2)], key_a_52
        SHRU    .S1    A3, 27, A16          ; <-1> SHRU    product_41, 27, t_40
||      MPYHLU  .M2    B29, B29, B5         ; <-2> MPYHLU  d, d, mixed_56
        NEG     .L1    A16, A17             ; <-1> NEG     t_40, back_43
||      SUB     .L2    B0, B9, B2           ; <-3> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A3, 5, A4            ; <-1> SHL     product_41, 5, t_upper_40
        ADD     .L1    A2, A28, A3          ; <-2> ADD     sum_55, shifted_55, t_product_54
||      ROTL    .M1    A7, A17, A7          ; <-1> ROTL    keyed_43, back_43, c1_40
||      ADDAH   .D1    A29, A9, A9          ; <-3> ADDAH   b, square_69, sum_69
        SHL     .S2    B5, 18, B16          ; <-2> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A29, A29, A26        ; <-3> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B24        ; <-3> MPYHLU  d, d, mixed_70
||      SUB     .D1    A6, A19, A6          ; <-3> SUB     a, key_c_66, keyed_71
        XOR     .L1X   A4, B8, A2           ; <-1> XOR     a1_40, t_upper_40, a2_40
||      ADD     .L2    B7, B16, B7          ; <-2> ADD     sum_56, shifted_56, u_product_54
        XOR     .L1    A2, A16, A4          ; <-1> XOR     a2_40, t_40, a
||      XOR     .L2X   B17, A7, B8          ; <-1> XOR     c1_40, u_upper_40, c2_40
||      SHL     .S1    A26, 18, A26         ; <-3> SHL     mixed_69, 18, shifted_69
||      ROTL    .M1    A3, 5, A26           ; <-2> ROTL    t_product_54, 5, t_54
||      MPYU    .M2    B18, B18, B7         ; <-3> MPYU    d, d, square_70
        ADD     .L1    A9, A26, A13         ; <-3> ADD     sum_69, shifted_69, product_69
||      SUB     .L2    B18, B27, B4         ; <-3> SUB     d, t1, d
||      MPYHLU  .M1    A4, A4, A2           ; <-1> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B7, 5, B16           ; <-2> ROTL    u_product_54, 5, u_54
||      XOR     .D2    B8, B4, B9           ; <-1> XOR     c2_40, u_40, c
        MPYU    .M1    A4, A4, A0           ; <-1> MPYU    a, a, square_48
||      MPYHLU  .M2    B9, B9, B1           ; <-1> MPYHLU  c, c, mixed_49
        SHL     .S1    A2, 18, A14          ; <-1> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B24, 18, B24         ; <-3> SHL     mixed_70, 18, shifted_70
        NEG     .L1    A26, A17             ; <-2> NEG     t_54, back_57
||      SHRU    .S1    A13, 27, A16         ; <-3> SHRU    product_69, 27, t_68
||      MPYU    .M2    B9, B9, B0           ; <-1> MPYU    c, c, square_49
||      ADDAH   .D1    A4, A0, A0           ; <-1> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B18, B7, B7          ; <-3> ADDAH   d, square_70, sum_70
        NEG     .L1    A16, A9              ; <-3> NEG     t_68, back_71
||      NEG     .L2    B16, B7              ; <-2> NEG     u_54, back_58
||      ADD     .S2    B7, B24, B18         ; <-3> ADD     sum_70, shifted_70, product_70
||      LDW     .D2T2  *+B3[2], B24         ; <-2> LDW     *+even[2 * (1)], key_a_59
        SHRU    .S2    B18, 27, B8          ; <-3> SHRU    product_70, 27, u_68
||      ROTL    .M1    A31, A17, A3         ; <-2> ROTL    keyed_57, back_57, c1_54
||      ADD     .D1    A0, A14, A23         ; <-1> ADD     sum_48, shifted_48, product_48
        SHRU    .S1    A23, 27, A9          ; <-1> SHRU    product_48, 27, t_47
||      ROTL    .M1    A6, A9, A6           ; <-3> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B30, B7, B17         ; <-2> ROTL    keyed_58, back_58, a1_54
        NEG     .L2    B8, B0               ; <-3> NEG     u_68, back_72
||      SHL     .S2    B18, 5, B7           ; <-3> SHL     product_70, 5, u_upper_68
||      ADDAH   .D2    B9, B0, B18          ; <-1> ADDAH   c, square_49, sum_49
        SUB     .L1    A4, A8, A31          ; <-1> SUB     a, key_c_52, keyed_57
||      XOR     .L2X   B16, A3, B0          ; <-2> XOR     c1_54, u_54, c
||      ROTL    .M2    B2, B0, B20          ; <-3> ROTL    keyed_72, back_72, a1_68
        XOR     .L1X   A26, B17, A6         ; <-2> XOR     a1_54, t_54, a
||      NEG     .S1    A9, A26              ; <-1> NEG     t_47, back_50
||      SHL     .S2    B1, 18, B1           ; <-1> SHL     mixed_49, 18, shifted_49
||      LDW     .D1T1  *+A25[0], A19        ; <-2> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2X   B7, A6, B7           ; <-3> XOR     c1_68, u_upper_68, c2_68
        XOR     .L2    B7, B8, B18          ; <-3> XOR     c2_68, u_68, c
||      SHL     .S1    A13, 5, A4           ; <-3> SHL     product_69, 5, t_upper_68
||      ADD     .S2    B18, B1, B16         ; <-1> ADD     sum_49, shifted_49, product_49
||      MPYU    .M1    A6, A6, A22          ; <-2> MPYU    a, a, square_62
        MPYHLU  .M1    A6, A6, A3           ; <-2> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B0, B0, B8           ; <-2> MPYHLU  c, c, mixed_63
        XOR     .L1X   A4, B20, A19         ; <-3> XOR     a1_68, t_upper_68, a2_68
||      SHRU    .S2    B16, 27, B18         ; <-1> SHRU    product_49, 27, u_47
||      MPYU    .M2    B0, B0, B8           ; <-2> MPYU    c, c, square_63
||      STW     .D2T2  B18, *B23++[4]       ; <-3> STW     c, *to_cd++[4]
        SUB     .L1    A27, A18, A16        ; <-1> SUB     b, key_c_45, keyed_50
||      NEG     .L2    B18, B30             ; <-1> NEG     u_47, back_51
||      SHL     .S2    B8, 18, B20          ; <-2> SHL     mixed_63, 18, shifted_63
||      XOR     .D1    A19, A16, A18        ; <-3> XOR     a2_68, t_68, a
||      LDW     .D2T2  *+B3[0], B9          ; <-2> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A29, A11, A18        ; <-3> SUB     b, t0, b
||      SHL     .S1    A23, 5, A4           ; <-1> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B16, 5, B16          ; <-1> SHL     product_49, 5, u_upper_47
||      ROTL    .M2    B21, B30, B4         ; <-1> ROTL    keyed_51, back_51, a1_47
||      STW     .D1T1  A18, *A21++[4]       ; <-3> STW     a, *to_ab++[4]
||      ADDAH   .D2    B0, B8, B30          ; <-2> ADDAH   c, square_63, sum_63
        SUB     .L2    B29, B24, B29        ; <-2> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A3, 18, A2           ; <-2> SHL     mixed_62, 18, shifted_62
||      ROTL    .M1    A16, A26, A16        ; <-1> ROTL    keyed_50, back_50, c1_47
||      ADDAH   .D1    A6, A22, A29         ; <-2> ADDAH   a, square_62, sum_62
||      STW     .D2T2  B4, *-B23[3]         ; <-3> STW     d, *-to_cd[3]
        SUB     .L2    B9, B31, B30         ; <-1> SUB     c, key_a_52, keyed_58
||      ADD     .S1    A29, A2, A29         ; <-2> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B30, B20, B21        ; <-2> ADD     sum_63, shifted_63, product_63
||      LDW     .D1T1  *+A25[2], A29        ; <-1> LDW     *+odd[2 * (1)], key_c_59
        XOR     .L1X   A4, B4, A0           ; <-1> XOR     a1_47, t_upper_47, a2_47
||      SHRU    .S1    A29, 27, A26         ; <-2> SHRU    product_62, 27, t_61
||      SHRU    .S2    B21, 27, B4          ; <-2> SHRU    product_63, 27, u_61
        NEG     .L1    A26, A16             ; <-2> NEG     t_61, back_64
||      XOR     .L2X   B16, A16, B16        ; <-1> XOR     c1_47, u_upper_47, c2_47
||      SHL     .S1    A29, 5, A24          ; <-2> SHL     product_62, 5, t_upper_61
||      SHL     .S2    B21, 5, B24          ; <-2> SHL     product_63, 5, u_upper_61
||      STW     .D1T1  A18, *-A21[3]        ; <-3> STW     b, *-to_ab[3]
        XOR     .S1    A0, A9, A0           ; <-1> XOR     a2_47, t_47, b
||      ROTL    .M1    A10, A16, A16        ; <-2> ROTL    keyed_64, back_64, c1_61
        NEG     .S2    B4, B7               ; <-2> NEG     u_61, back_65
||      MPYHLU  .M1    A0, A0, A29          ; <-1> MPYHLU  b, b, mixed_55
        SUB     .S1    A0, A29, A10         ; <-1> SUB     b, key_c_59, keyed_64
||      MPYU    .M1    A0, A0, A17          ; <-1> MPYU    b, b, square_55
        ROTL    .M2    B29, B7, B7          ; <-2> ROTL    keyed_65, back_65, a1_61
        XOR     .L2    B16, B18, B29        ; <-1> XOR     c2_47, u_47, d
||      XOR     .D2X   B24, A16, B6         ; <-2> XOR     c1_61, u_upper_61, c2_61
        SHL     .S1    A29, 18, A28         ; <-1> SHL     mixed_55, 18, shifted_55
||      MPYU    .M2    B29, B29, B6         ; <-1> MPYU    d, d, square_56
||      ADDAH   .D1    A0, A17, A2          ; <-1> ADDAH   b, square_55, sum_55
        XOR     .L1X   A24, B7, A29         ; <-2> XOR     a1_61, t_upper_61, a2_61
||      XOR     .D2    B6, B4, B18          ; <-2> XOR     c2_61, u_61, d
        XOR     .L1    A29, A26, A29        ; <-2> XOR     a2_61, t_61, b
||      ADDAH   .D2    B29, B6, B7          ; <-1> ADDAH   d, square_56, sum_56
        MPYU    .M1    A29, A29, A9         ; <-2> MPYU    b, b, square_69
        MPYHLU  .M2    B29, B29, B5         ; <-1> MPYHLU  d, d, mixed_56
        SUB     .L2    B0, B9, B2           ; <-2> SUB     c, key_a_66, keyed_72
        ADD     .L1    A2, A28, A3          ; <-1> ADD     sum_55, shifted_55, t_product_54
||      ADDAH   .D1    A29, A9, A9          ; <-2> ADDAH   b, square_69, sum_69
        SHL     .S2    B5, 18, B16          ; <-1> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A29, A29, A26        ; <-2> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B24        ; <-2> MPYHLU  d, d, mixed_70
||      SUB     .D1    A6, A19, A6          ; <-2> SUB     a, key_c_66, keyed_71
        ADD     .L2    B7, B16, B7          ; <-1> ADD     sum_56, shifted_56, u_product_54
        SHL     .S1    A26, 18, A26         ; <-2> SHL     mixed_69, 18, shifted_69
||      ROTL    .M1    A3, 5, A26           ; <-1> ROTL    t_product_54, 5, t_54
||      MPYU    .M2    B18, B18, B7         ; <-2> MPYU    d, d, square_70
        ADD     .L1    A9, A26, A13         ; <-2> ADD     sum_69, shifted_69, product_69
||      SUB     .L2    B18, B27, B4         ; <-2> SUB     d, t1, d
||      ROTL    .M2    B7, 5, B16           ; <-1> ROTL    u_product_54, 5, u_54
        NOP
        SHL     .S2    B24, 18, B24         ; <-2> SHL     mixed_70, 18, shifted_70
        NEG     .L1    A26, A17             ; <-1> NEG     t_54, back_57
||      SHRU    .S1    A13, 27, A16         ; <-2> SHRU    product_69, 27, t_68
||      ADDAH   .D2    B18, B7, B7          ; <-2> ADDAH   d, square_70, sum_70
        NEG     .L1    A16, A9              ; <-2> NEG     t_68, back_71
||      NEG     .L2    B16, B7              ; <-1> NEG     u_54, back_58
||      ADD     .S2    B7, B24, B18         ; <-2> ADD     sum_70, shifted_70, product_70
||      LDW     .D2T2  *+B3[2], B24         ; <-1> LDW     *+even[2 * (1)], key_a_59
        SHRU    .S2    B18, 27, B8          ; <-2> SHRU    product_70, 27, u_68
||      ROTL    .M1    A31, A17, A3         ; <-1> ROTL    keyed_57, back_57, c1_54
        ROTL    .M1    A6, A9, A6           ; <-2> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B30, B7, B17         ; <-1> ROTL    keyed_58, back_58, a1_54
        NEG     .L2    B8, B0               ; <-2> NEG     u_68, back_72
||      SHL     .S2    B18, 5, B7           ; <-2> SHL     product_70, 5, u_upper_68
        XOR     .L2X   B16, A3, B0          ; <-1> XOR     c1_54, u_54, c
||      ROTL    .M2    B2, B0, B20          ; <-2> ROTL    keyed_72, back_72, a1_68
        XOR     .L1X   A26, B17, A6         ; <-1> XOR     a1_54, t_54, a
||      LDW     .D1T1  *+A25[0], A19        ; <-1> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2X   B7, A6, B7           ; <-2> XOR     c1_68, u_upper_68, c2_68
        XOR     .L2    B7, B8, B18          ; <-2> XOR     c2_68, u_68, c
||      SHL     .S1    A13, 5, A4           ; <-2> SHL     product_69, 5, t_upper_68
||      MPYU    .M1    A6, A6, A22          ; <-1> MPYU    a, a, square_62
        MPYHLU  .M1    A6, A6, A3           ; <-1> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B0, B0, B8           ; <-1> MPYHLU  c, c, mixed_63
        XOR     .L1X   A4, B20, A19         ; <-2> XOR     a1_68, t_upper_68, a2_68
||      MPYU    .M2    B0, B0, B8           ; <-1> MPYU    c, c, square_63
||      STW     .D2T2  B18, *B23++[4]       ; <-2> STW     c, *to_cd++[4]
        SHL     .S2    B8, 18, B20          ; <-1> SHL     mixed_63, 18, shifted_63
||      XOR     .D1    A19, A16, A18        ; <-2> XOR     a2_68, t_68, a
||      LDW     .D2T2  *+B3[0], B9          ; <-1> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A29, A11, A18        ; <-2> SUB     b, t0, b
||      STW     .D1T1  A18, *A21++[4]       ; <-2> STW     a, *to_ab++[4]
||      ADDAH   .D2    B0, B8, B30          ; <-1> ADDAH   c, square_63, sum_63
        SUB     .L2    B29, B24, B29        ; <-1> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A3, 18, A2           ; <-1> SHL     mixed_62, 18, shifted_62
||      ADDAH   .D1    A6, A22, A29         ; <-1> ADDAH   a, square_62, sum_62
||      STW     .D2T2  B4, *-B23[3]         ; <-2> STW     d, *-to_cd[3]
        ADD     .S1    A29, A2, A29         ; <-1> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B30, B20, B21        ; <-1> ADD     sum_63, shifted_63, product_63
        SHRU    .S1    A29, 27, A26         ; <-1> SHRU    product_62, 27, t_61
||      SHRU    .S2    B21, 27, B4          ; <-1> SHRU    product_63, 27, u_61
        NEG     .L1    A26, A16             ; <-1> NEG     t_61, back_64
||      SHL     .S1    A29, 5, A24          ; <-1> SHL     product_62, 5, t_upper_61
||      SHL     .S2    B21, 5, B24          ; <-1> SHL     product_63, 5, u_upper_61
||      STW     .D1T1  A18, *-A21[3]        ; <-2> STW     b, *-to_ab[3]
        ROTL    .M1    A10, A16, A16        ; <-1> ROTL    keyed_64, back_64, c1_61
        NEG     .S2    B4, B7               ; <-1> NEG     u_61, back_65
        NOP
        ROTL    .M2    B29, B7, B7          ; <-1> ROTL    keyed_65, back_65, a1_61
        XOR     .D2X   B24, A16, B6         ; <-1> XOR     c1_61, u_upper_61, c2_61
        NOP
        XOR     .L1X   A24, B7, A29         ; <-1> XOR     a1_61, t_upper_61, a2_61
||      XOR     .D2    B6, B4, B18          ; <-1> XOR     c2_61, u_61, d
        XOR     .L1    A29, A26, A29        ; <-1> XOR     a2_61, t_61, b
        MPYU    .M1    A29, A29, A9         ; <-1> MPYU    b, b, square_69
        NOP
        SUB     .L2    B0, B9, B2           ; <-1> SUB     c, key_a_66, keyed_72
        ADDAH   .D1    A29, A9, A9          ; <-1> ADDAH   b, square_69, sum_69
        MPYHLU  .M1    A29, A29, A26        ; <-1> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B24        ; <-1> MPYHLU  d, d, mixed_70
||      SUB     .D1    A6, A19, A6          ; <-1> SUB     a, key_c_66, keyed_71
        NOP
        MV      .L2X   A5, B3               ; move return$
||      SHL     .S1    A26, 18, A26         ; <-1> SHL     mixed_69, 18, shifted_69
||      MPYU    .M2    B18, B18, B7         ; <-1> MPYU    d, d, square_70
        ADD     .L1    A9, A26, A13         ; <-1> ADD     sum_69, shifted_69, product_69
||      SUB     .L2    B18, B27, B4         ; <-1> SUB     d, t1, d
        NOP
        SHL     .S2    B24, 18, B24         ; <-1> SHL     mixed_70, 18, shifted_70
        SHRU    .S1    A13, 27, A16         ; <-1> SHRU    product_69, 27, t_68
||      ADDAH   .D2    B18, B7, B7          ; <-1> ADDAH   d, square_70, sum_70
        NEG     .L1    A16, A9              ; <-1> NEG     t_68, back_71
||      ADD     .S2    B7, B24, B18         ; <-1> ADD     sum_70, shifted_70, product_70
        SHRU    .S2    B18, 27, B8          ; <-1> SHRU    product_70, 27, u_68
        ROTL    .M1    A6, A9, A6           ; <-1> ROTL    keyed_71, back_71, c1_68
        NEG     .L2    B8, B0               ; <-1> NEG     u_68, back_72
||      SHL     .S2    B18, 5, B7           ; <-1> SHL     product_70, 5, u_upper_68
        ROTL    .M2    B2, B0, B20          ; <-1> ROTL    keyed_72, back_72, a1_68
        XOR     .D2X   B7, A6, B7           ; <-1> XOR     c1_68, u_upper_68, c2_68
        XOR     .L2    B7, B8, B18          ; <-1> XOR     c2_68, u_68, c
||      SHL     .S1    A13, 5, A4           ; <-1> SHL     product_69, 5, t_upper_68
        NOP
        XOR     .L1X   A4, B20, A19         ; <-1> XOR     a1_68, t_upper_68, a2_68
||      STW     .D2T2  B18, *B23++[4]       ; <-1> STW     c, *to_cd++[4]
        XOR     .D1    A19, A16, A18        ; <-1> XOR     a2_68, t_68, a
        SUB     .L1    A29, A11, A18        ; <-1> SUB     b, t0, b
||      STW     .D1T1  A18, *A21++[4]       ; <-1> STW     a, *to_ab++[4]
        MV      .L1X   B10, A6              ; move blocks
||      MV      .S1    A12, A4              ; move out
||      STW     .D2T2  B4, *-B23[3]         ; <-1> STW     d, *-to_cd[3]
        NOP     2
        STW     .D1T1  A18, *-A21[3]        ; <-1> STW     b, *-to_ab[3]
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4:
        SUB     .L2    B13, 1, B0           ; SUB     pass, 1, pass
        CMPEQ   .L1X   1, B0, A1            ; CMPEQ   pass, 1, last
||      ADDK    .S2    -80, B11             ; ADDK    -80, keys
  [B0]  B       .S1    rc6_decrypt_blocks_c64x$next; [pass] B       next
||[A1]  LDW     .D2T2  *-B11[1], B27        ; [last] LDW     *-keys[1], t1
        ZERO    .L1    A20                  ; ZERO    s0
||      ZERO    .L2    B26                  ; ZERO    s1
||      MV      .S1    A4, A3               ; MV      out, from
||      MV      .S2    B0, B13              ; move pass
||[A1]  LDW     .D2T1  *-B11[2], A11        ; [last] LDW     *-keys[2], t0
        NOP     4
rc6_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[7], A13         ; restore A13
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D1T1  *+A0[5], A12         ; restore A12
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        B       .S2    B3                   ; return
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        ADDK    .S2    40, B15              ; frame
||      LDW     .D1T1  *+A0[3], A11         ; restore A11
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        NOP     4
rc6_decrypt_blocks_c64x$rounds$few:
        LDW     .D1T1  *A30++[4], A0        ; LDW     *from_ab++[4], a
||      LDW     .D2T2  *B28++[4], B0        ; LDW     *from_cd++[4], c
        LDW     .D1T1  *+A25[18], A2        ; LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *-B28[3], B1         ; LDW     *-from_cd[3], d
        NOP
        LDW     .D2T2  *+B3[18], B2         ; LDW     *+even[2 * (9)], key_a_3
        LDW     .D2T2  *+B3[16], B5         ; LDW     *+even[2 * (8)], key_a_10
        SUB     .L1    A0, A20, A0          ; SUB     a, s0, a
||      SUB     .L2    B0, B26, B0          ; SUB     c, s1, c
||      LDW     .D1T1  *-A30[3], A5         ; LDW     *-from_ab[3], b
||      LDW     .D2T2  *+B3[14], B4         ; LDW     *+even[2 * (7)], key_a_17
        MPYHLU  .M1    A0, A0, A5           ; MPYHLU  a, a, mixed_6
||      MPYHLU  .M2    B0, B0, B4           ; MPYHLU  c, c, mixed_7
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_6
||      MPYU    .M2    B0, B0, B6           ; MPYU    c, c, square_7
||      LDW     .D1T1  *+A25[8], A8         ; LDW     *+odd[2 * (4)], key_c_38
        NOP
        SHL     .S1    A5, 18, A7           ; SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B4, 18, B6           ; SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A0, A7, A8           ; ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B0, B6, B7           ; ADDAH   c, square_7, sum_7
        ADD     .L1    A8, A7, A7           ; ADD     sum_6, shifted_6, product_6
||      ADD     .L2    B7, B6, B6           ; ADD     sum_7, shifted_7, product_7
||      LDW     .D1T1  *+A25[16], A5        ; LDW     *+odd[2 * (8)], key_c_10
        SHRU    .S1    A7, 27, A9           ; SHRU    product_6, 27, t_5
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_7, 27, u_5
        NEG     .L1    A9, A2               ; NEG     t_5, back_8
||      NEG     .L2    B7, B1               ; NEG     u_5, back_9
||      SUB     .S1    A5, A2, A5           ; SUB     b, key_c_3, keyed_8
||      SUB     .S2    B1, B2, B2           ; SUB     d, key_a_3, keyed_9
||      LDW     .D2T2  *+B3[8], B1          ; LDW     *+even[2 * (4)], key_a_38
        SUB     .L2    B0, B5, B0           ; SUB     c, key_a_10, keyed_16
||      ROTL    .M1    A5, A2, A2           ; ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B2, B1, B1           ; ROTL    keyed_9, back_9, a1_5
        SHL     .S1    A7, 5, A7            ; SHL     product_6, 5, t_upper_5
        SHL     .S2    B6, 5, B6            ; SHL     product_7, 5, u_upper_5
||      LDW     .D2T2  *+B3[10], B7         ; LDW     *+even[2 * (5)], key_a_31
        XOR     .L1X   A7, B1, A2           ; XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_5, u_upper_5, c2_5
||      SUB     .S1    A0, A5, A0           ; SUB     a, key_c_10, keyed_15
        XOR     .L1    A2, A9, A2           ; XOR     a2_5, t_5, b
||      XOR     .L2    B6, B7, B6           ; XOR     c2_5, u_5, d
        MPYHLU  .M1    A2, A2, A9           ; MPYHLU  b, b, mixed_13
||      MPYU    .M2    B6, B6, B2           ; MPYU    d, d, square_14
        MPYU    .M1    A2, A2, A5           ; MPYU    b, b, square_13
||      MPYHLU  .M2    B6, B6, B5           ; MPYHLU  d, d, mixed_14
        ADDAH   .D2    B6, B2, B2           ; ADDAH   d, square_14, sum_14
        SHL     .S1    A9, 18, A5           ; SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B5           ; SHL     mixed_14, 18, shifted_14
||      ADDAH   .D1    A2, A5, A9           ; ADDAH   b, square_13, sum_13
        ADD     .L1    A9, A5, A5           ; ADD     sum_13, shifted_13, t_product_12
||      ADD     .L2    B2, B5, B2           ; ADD     sum_14, shifted_14, u_product_12
        ROTL    .M1    A5, 5, A5            ; ROTL    t_product_12, 5, t_12
||      ROTL    .M2    B2, 5, B2            ; ROTL    u_product_12, 5, u_12
||      LDW     .D1T1  *+A25[4], A0         ; LDW     *+odd[2 * (2)], key_c_52
        NOP
        NEG     .L1    A5, A9               ; NEG     t_12, back_15
||      NEG     .L2    B2, B5               ; NEG     u_12, back_16
        ROTL    .M1    A0, A9, A9           ; ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B0, B5, B0           ; ROTL    keyed_16, back_16, a1_12
||      LDW     .D1T1  *+A25[14], A9        ; LDW     *+odd[2 * (7)], key_c_17
        LDW     .D1T1  *+A25[12], A7        ; LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B3[12], B2         ; LDW     *+even[2 * (6)], key_a_24
        NOP
        XOR     .L1X   A5, B0, A5           ; XOR     a1_12, t_12, a
||      XOR     .L2X   B2, A9, B0           ; XOR     c1_12, u_12, c
||      LDW     .D1T1  *+A25[10], A12       ; LDW     *+odd[2 * (5)], key_c_31
        MPYU    .M1    A5, A5, A10          ; MPYU    a, a, square_20
||      MPYU    .M2    B0, B0, B5           ; MPYU    c, c, square_21
        MPYHLU  .M1    A5, A5, A12          ; MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B0, B0, B8           ; MPYHLU  c, c, mixed_21
        ADDAH   .D1    A5, A10, A10         ; ADDAH   a, square_20, sum_20
        SHL     .S1    A12, 18, A13         ; SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B8, 18, B5           ; SHL     mixed_21, 18, shifted_21
||      ADDAH   .D2    B0, B5, B8           ; ADDAH   c, square_21, sum_21
        ADD     .L1    A10, A13, A10        ; ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B5, B5           ; ADD     sum_21, shifted_21, product_21
||      LDW     .D2T2  *+B3[6], B6          ; LDW     *+even[2 * (3)], key_a_45
        SUB     .L2    B6, B4, B6           ; SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A10, 27, A13         ; SHRU    product_20, 27, t_19
||      SHRU    .S2    B5, 27, B4           ; SHRU    product_21, 27, u_19
        NEG     .L1    A13, A2              ; NEG     t_19, back_22
||      NEG     .L2    B4, B8               ; NEG     u_19, back_23
||      SUB     .S1    A2, A9, A9           ; SUB     b, key_c_17, keyed_22
||      LDW     .D1T1  *+A25[6], A2         ; LDW     *+odd[2 * (3)], key_c_45
        SHL     .S2    B5, 5, B5            ; SHL     product_21, 5, u_upper_19
||      ROTL    .M1    A9, A2, A2           ; ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B6, B8, B8           ; ROTL    keyed_23, back_23, a1_19
        SHL     .S1    A10, 5, A10          ; SHL     product_20, 5, t_upper_19
        NOP
        XOR     .L1X   A10, B8, A10         ; XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B5, A2, B5           ; XOR     c1_19, u_upper_19, c2_19
        XOR     .L1    A10, A13, A10        ; XOR     a2_19, t_19, b
||      XOR     .L2    B5, B4, B4           ; XOR     c2_19, u_19, d
        SUB     .L2    B0, B2, B0           ; SUB     c, key_a_24, keyed_30
||      MPYHLU  .M1    A10, A10, A13        ; MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B4, B4, B2           ; MPYHLU  d, d, mixed_28
        MPYU    .M1    A10, A10, A9         ; MPYU    b, b, square_27
||      MPYU    .M2    B4, B4, B5           ; MPYU    d, d, square_28
        SHL     .S1    A13, 18, A13         ; SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B2           ; SHL     mixed_28, 18, shifted_28
        ADDAH   .D1    A10, A9, A9          ; ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B4, B5, B5           ; ADDAH   d, square_28, sum_28
        ADD     .L1    A9, A13, A9          ; ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B5, B2, B2           ; ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A9, 27, A13          ; SHRU    product_27, 27, t_26
||      SHRU    .S2    B2, 27, B5           ; SHRU    product_28, 27, u_26
        NEG     .L1    A13, A5              ; NEG     t_26, back_29
||      NEG     .L2    B5, B8               ; NEG     u_26, back_30
||      SUB     .S1    A5, A7, A7           ; SUB     a, key_c_24, keyed_29
        SUB     .L2    B4, B7, B0           ; SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A7, A5, A5           ; ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B0, B8, B4           ; ROTL    keyed_30, back_30, a1_26
        NOP
        SHL     .S1    A9, 5, A9            ; SHL     product_27, 5, t_upper_26
||      SHL     .S2    B2, 5, B2            ; SHL     product_28, 5, u_upper_26
        XOR     .L1X   A9, B4, A5           ; XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B2, A5, B2           ; XOR     c1_26, u_upper_26, c2_26
        XOR     .L1    A5, A13, A5          ; XOR     a2_26, t_26, a
||      XOR     .L2    B2, B5, B2           ; XOR     c2_26, u_26, c
||      SUB     .S1    A10, A12, A10        ; SUB     b, key_c_31, keyed_36
        MPYU    .M2    B2, B2, B5           ; MPYU    c, c, square_35
        MPYU    .M1    A5, A5, A12          ; MPYU    a, a, square_34
||      MPYHLU  .M2    B2, B2, B4           ; MPYHLU  c, c, mixed_35
        ADDAH   .D2    B2, B5, B5           ; ADDAH   c, square_35, sum_35
        SHL     .S2    B4, 18, B4           ; SHL     mixed_35, 18, shifted_35
||      MPYHLU  .M1    A5, A5, A13          ; MPYHLU  a, a, mixed_34
        ADD     .L2    B5, B4, B4           ; ADD     sum_35, shifted_35, u_product_33
||      ADDAH   .D1    A5, A12, A12         ; ADDAH   a, square_34, sum_34
        SHL     .S1    A13, 18, A13         ; SHL     mixed_34, 18, shifted_34
||      ROTL    .M2    B4, 5, B4            ; ROTL    u_product_33, 5, u_33
        ADD     .L1    A12, A13, A12        ; ADD     sum_34, shifted_34, t_product_33
        NEG     .L2    B4, B5               ; NEG     u_33, back_37
||      ROTL    .M1    A12, 5, A12          ; ROTL    t_product_33, 5, t_33
        ROTL    .M2    B0, B5, B0           ; ROTL    keyed_37, back_37, a1_33
        NEG     .L1    A12, A13             ; NEG     t_33, back_36
        ROTL    .M1    A10, A13, A10        ; ROTL    keyed_36, back_36, c1_33
||      LDW     .D2T2  *+B3[4], B0          ; LDW     *+even[2 * (2)], key_a_52
        NOP
        XOR     .L1X   A12, B0, A12         ; XOR     a1_33, t_33, b
        XOR     .L2X   B4, A10, B4          ; XOR     c1_33, u_33, d
||      MPYHLU  .M1    A12, A12, A10        ; MPYHLU  b, b, mixed_41
        NOP
        MPYU    .M1    A12, A12, A13        ; MPYU    b, b, square_41
        MPYU    .M2    B4, B4, B2           ; MPYU    d, d, square_42
        SUB     .L2    B2, B1, B1           ; SUB     c, key_a_38, keyed_44
||      SHL     .S1    A10, 18, A10         ; SHL     mixed_41, 18, shifted_41
||      ADDAH   .D1    A12, A13, A13        ; ADDAH   b, square_41, sum_41
        ADD     .L1    A13, A10, A10        ; ADD     sum_41, shifted_41, product_41
||      MPYHLU  .M2    B4, B4, B5           ; MPYHLU  d, d, mixed_42
||      ADDAH   .D2    B4, B2, B2           ; ADDAH   d, square_42, sum_42
        LDW     .D1T1  *+A25[2], A5         ; LDW     *+odd[2 * (1)], key_c_59
        SHRU    .S1    A10, 27, A13         ; SHRU    product_41, 27, t_40
||      SHL     .S2    B5, 18, B5           ; SHL     mixed_42, 18, shifted_42
||      LDW     .D2T2  *+B3[0], B1          ; LDW     *+even[2 * (0)], key_a_66
        NEG     .L1    A13, A9              ; NEG     t_40, back_43
||      ADD     .L2    B2, B5, B2           ; ADD     sum_42, shifted_42, product_42
        SUB     .L1    A5, A8, A5           ; SUB     a, key_c_38, keyed_43
||      SHRU    .S2    B2, 27, B5           ; SHRU    product_42, 27, u_40
        NEG     .L2    B5, B7               ; NEG     u_40, back_44
||      SHL     .S1    A10, 5, A9           ; SHL     product_41, 5, t_upper_40
||      ROTL    .M1    A5, A9, A10          ; ROTL    keyed_43, back_43, c1_40
        SHL     .S2    B2, 5, B2            ; SHL     product_42, 5, u_upper_40
||      ROTL    .M2    B1, B7, B7           ; ROTL    keyed_44, back_44, a1_40
        NOP     2
        XOR     .L1X   A9, B7, A9           ; XOR     a1_40, t_upper_40, a2_40
||      SUB     .L2    B4, B6, B4           ; SUB     d, key_a_45, keyed_51
        XOR     .L1    A9, A13, A9          ; XOR     a2_40, t_40, a
||      XOR     .L2X   B2, A10, B2          ; XOR     c1_40, u_upper_40, c2_40
        NOP
        XOR     .L2    B2, B5, B2           ; XOR     c2_40, u_40, c
||      MPYHLU  .M1    A9, A9, A10          ; MPYHLU  a, a, mixed_48
        MPYU    .M1    A9, A9, A13          ; MPYU    a, a, square_48
||      MPYU    .M2    B2, B2, B5           ; MPYU    c, c, square_49
        NOP
        ADDAH   .D2    B2, B5, B5           ; ADDAH   c, square_49, sum_49
        MPYHLU  .M2    B2, B2, B6           ; MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A9, A13, A13         ; ADDAH   a, square_48, sum_48
        NOP
        LDW     .D2T2  *+B3[2], B6          ; LDW     *+even[2 * (1)], key_a_59
        SHL     .S2    B6, 18, B6           ; SHL     mixed_49, 18, shifted_49
        ADD     .L2    B5, B6, B5           ; ADD     sum_49, shifted_49, product_49
||      SHL     .S1    A10, 18, A10         ; SHL     mixed_48, 18, shifted_48
        ADD     .L1    A13, A10, A10        ; ADD     sum_48, shifted_48, product_48
        SHRU    .S1    A10, 27, A13         ; SHRU    product_48, 27, t_47
||      SHRU    .S2    B5, 27, B7           ; SHRU    product_49, 27, u_47
        NOP     2
        NEG     .L2    B7, B8               ; NEG     u_47, back_51
        NOP
        SUB     .L1    A12, A2, A2          ; SUB     b, key_c_45, keyed_50
        NEG     .L1    A13, A12             ; NEG     t_47, back_50
        ROTL    .M2    B4, B8, B4           ; ROTL    keyed_51, back_51, a1_47
        NOP
        SHL     .S1    A10, 5, A10          ; SHL     product_48, 5, t_upper_47
        NOP
        XOR     .L1X   A10, B4, A2          ; XOR     a1_47, t_upper_47, a2_47
||      ROTL    .M1    A2, A12, A13         ; ROTL    keyed_50, back_50, c1_47
        XOR     .L1    A2, A13, A2          ; XOR     a2_47, t_47, b
||      SHL     .S2    B5, 5, B5            ; SHL     product_49, 5, u_upper_47
        LDW     .D1T1  *+A25[0], A10        ; LDW     *+odd[2 * (0)], key_c_66
        NOP
        XOR     .L2X   B5, A13, B5          ; XOR     c1_47, u_upper_47, c2_47
||      MPYU    .M1    A2, A2, A13          ; MPYU    b, b, square_55
        XOR     .L2    B5, B7, B5           ; XOR     c2_47, u_47, d
        NOP
        MPYHLU  .M1    A2, A2, A12          ; MPYHLU  b, b, mixed_55
||      MPYU    .M2    B5, B5, B7           ; MPYU    d, d, square_56
        NOP
        MPYHLU  .M2    B5, B5, B4           ; MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A2, A13, A13         ; ADDAH   b, square_55, sum_55
        SUB     .L1    A2, A5, A2           ; SUB     b, key_c_59, keyed_64
        SHL     .S1    A12, 18, A12         ; SHL     mixed_55, 18, shifted_55
        SHL     .S2    B4, 18, B4           ; SHL     mixed_56, 18, shifted_56
        ADD     .L1    A13, A12, A12        ; ADD     sum_55, shifted_55, t_product_54
||      ADDAH   .D2    B5, B7, B7           ; ADDAH   d, square_56, sum_56
        ADD     .L2    B7, B4, B4           ; ADD     sum_56, shifted_56, u_product_54
||      ROTL    .M1    A12, 5, A12          ; ROTL    t_product_54, 5, t_54
        NOP     2
        SUB     .L1    A9, A0, A0           ; SUB     a, key_c_52, keyed_57
||      SUB     .L2    B2, B0, B0           ; SUB     c, key_a_52, keyed_58
||      ROTL    .M2    B4, 5, B2            ; ROTL    u_product_54, 5, u_54
        NOP
        NEG     .L1    A12, A9              ; NEG     t_54, back_57
||      NEG     .L2    B2, B4               ; NEG     u_54, back_58
        NOP     2
        ROTL    .M2    B0, B4, B0           ; ROTL    keyed_58, back_58, a1_54
        ROTL    .M1    A0, A9, A0           ; ROTL    keyed_57, back_57, c1_54
        SUB     .L2    B5, B6, B5           ; SUB     d, key_a_59, keyed_65
        XOR     .L1X   A12, B0, A12         ; XOR     a1_54, t_54, a
        NOP
        XOR     .L2X   B2, A0, B2           ; XOR     c1_54, u_54, c
        NOP
        SUB     .L2    B2, B1, B1           ; SUB     c, key_a_66, keyed_72
        NOP     2
        MPYU    .M2    B2, B2, B0           ; MPYU    c, c, square_63
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      MPYHLU  .M1    A12, A12, A0         ; MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B2, B2, B2           ; MPYHLU  c, c, mixed_63
        MPYU    .M1    A12, A12, A9         ; MPYU    a, a, square_62
||      ADDAH   .D2    B2, B0, B0           ; ADDAH   c, square_63, sum_63
        SHL     .S2    B2, 18, B2           ; SHL     mixed_63, 18, shifted_63
        SHL     .S1    A0, 18, A0           ; SHL     mixed_62, 18, shifted_62
||      ADDAH   .D1    A12, A9, A9          ; ADDAH   a, square_62, sum_62
        ADD     .L1    A9, A0, A0           ; ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B0, B2, B0           ; ADD     sum_63, shifted_63, product_63
        NOP
        SHRU    .S2    B0, 27, B2           ; SHRU    product_63, 27, u_61
        SHRU    .S1    A0, 27, A9           ; SHRU    product_62, 27, t_61
        NEG     .L2    B2, B6               ; NEG     u_61, back_65
        NOP
        NEG     .L1    A9, A13              ; NEG     t_61, back_64
        ROTL    .M1    A2, A13, A2          ; ROTL    keyed_64, back_64, c1_61
        SHL     .S2    B0, 5, B0            ; SHL     product_63, 5, u_upper_61
||      ROTL    .M2    B5, B6, B5           ; ROTL    keyed_65, back_65, a1_61
        NOP
        XOR     .L2X   B0, A2, B0           ; XOR     c1_61, u_upper_61, c2_61
||      SHL     .S1    A0, 5, A0            ; SHL     product_62, 5, t_upper_61
        XOR     .L1X   A0, B5, A0           ; XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2    B0, B2, B0           ; XOR     c2_61, u_61, d
        XOR     .L1    A0, A9, A0           ; XOR     a2_61, t_61, b
        MPYHLU  .M1    A0, A0, A9           ; MPYHLU  b, b, mixed_69
        SUB     .L2    B0, B27, B2          ; SUB     d, t1, d
||      MPYU    .M1    A0, A0, A2           ; MPYU    b, b, square_69
        SHL     .S1    A9, 18, A9           ; SHL     mixed_69, 18, shifted_69
||      MPYU    .M2    B0, B0, B5           ; MPYU    d, d, square_70
        NOP
        ADDAH   .D1    A0, A2, A2           ; ADDAH   b, square_69, sum_69
        MPYHLU  .M2    B0, B0, B6           ; MPYHLU  d, d, mixed_70
        NOP     2
        ADD     .L1    A2, A9, A2           ; ADD     sum_69, shifted_69, product_69
        SHRU    .S1    A2, 27, A9           ; SHRU    product_69, 27, t_68
        NEG     .L1    A9, A13              ; NEG     t_68, back_71
        ADDAH   .D2    B0, B5, B0           ; ADDAH   d, square_70, sum_70
        SHL     .S2    B6, 18, B6           ; SHL     mixed_70, 18, shifted_70
        NOP     2
        SUB     .L1    A12, A10, A10        ; SUB     a, key_c_66, keyed_71
        ADD     .L2    B0, B6, B0           ; ADD     sum_70, shifted_70, product_70
        ROTL    .M1    A10, A13, A10        ; ROTL    keyed_71, back_71, c1_68
        SHL     .S2    B0, 5, B6            ; SHL     product_70, 5, u_upper_68
        NOP     2
        SHRU    .S2    B0, 27, B0           ; SHRU    product_70, 27, u_68
        SUB     .L1    A0, A11, A0          ; SUB     b, t0, b
||      NEG     .L2    B0, B6               ; NEG     u_68, back_72
||      XOR     .S2X   B6, A10, B5          ; XOR     c1_68, u_upper_68, c2_68
        XOR     .L2    B5, B0, B0           ; XOR     c2_68, u_68, c
||      ROTL    .M2    B1, B6, B1           ; ROTL    keyed_72, back_72, a1_68
        NOP     2
        STW     .D2T2  B0, *B23++[4]        ; STW     c, *to_cd++[4]
        NOP
        SHL     .S1    A2, 5, A2            ; SHL     product_69, 5, t_upper_68
||[A1]  B       .S2    rc6_decrypt_blocks_c64x$rounds$few; [left] B       rounds
||      STW     .D2T2  B2, *-B23[3]         ; STW     d, *-to_cd[3]
        XOR     .L1X   A2, B1, A2           ; XOR     a1_68, t_upper_68, a2_68
        XOR     .L1    A2, A9, A2           ; XOR     a2_68, t_68, a
        NOP
        STW     .D1T1  A2, *A21++[4]        ; STW     a, *to_ab++[4]
        STW     .D1T1  A0, *-A21[3]         ; STW     b, *-to_ab[3]
rc6_decrypt_blocks_c64x$rounds$join:
        B       .S1    rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4; after rounds
        NOP     2
        MV      .L2X   A3, B3               ; move return$
        NOP     2
