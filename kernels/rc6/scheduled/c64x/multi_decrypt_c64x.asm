; broadside optimize: source 63f6a15fcc08d905276e3e11a460da910b10551928e5acd022af30b0311ef97e
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 10 s an interval, 5 s a region
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
        ADDK    .S2    -48, B15             ; frame
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B10, *+B15[3]        ; save B10
        MV      .L1X   B15, A1              ; frame
||[!A1] B       .S1    rc6_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T1  A10, *+B15[2]        ; save A10
        STW     .D1T1  A13, *+A1[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        STW     .D2T1  A11, *+B15[4]        ; save A11
        STW     .D1T1  A12, *+A1[6]         ; save A12
||      STW     .D2T2  B13, *+B15[9]        ; save B13
        STW     .D1T1  A14, *+A1[10]        ; save A14
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        STW     .D1T1  A15, *+A1[11]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$1:
        MV      .L1X   B6, A11              ; MV      schedule, keys
        ADDK    .S1    88, A11              ; ADDK    88, keys
        LDW     .D1T2  *+A11[21], B11       ; LDW     *+keys[21], s1
        LDW     .D1T1  *+A11[20], A25       ; LDW     *+keys[20], s0
        ZERO    .L1    A1                   ; ZERO    t0
||      ZERO    .L2    B12                  ; ZERO    t1
||      MV      .S1X   B4, A3               ; MV      in, from
||      MVK     .S2    2, B3                ; MVK     2, pass
        NOP     3
rc6_decrypt_blocks_c64x$next:
        MV      .L1    A3, A23              ; MV      from, from_ab
||      ADD     .L2X   8, A3, B13           ; ADD     from, 8, from_cd
        MV      .L1    A4, A21              ; MV      out, to_ab
||      MV      .L2X   A4, B0               ; copy
        ADD     .L1    4, A11, A27          ; ADD     keys, 4, odd
||      ADD     .L2    8, B0, B7            ; ADD     out, 8, to_cd
||      MV      .S1    A6, A2               ; MV      blocks, left
||      MV      .S2X   A11, B29             ; MV      keys, even
||      MV      .D1X   B3, A3               ; move pass
rc6_decrypt_blocks_c64x$rounds$guard:
        CMPGT   .L1    5, A2, A0            ; few iterations of rounds
  [A0]  B       .S1    rc6_decrypt_blocks_c64x$rounds$few; few iterations of rounds
        NOP     5
rc6_decrypt_blocks_c64x$rounds$entry:
        LDW     .D1T1  *A23++[4], A24       ; <0> LDW     *from_ab++[4], a
        LDW     .D2T2  *B13++[4], B28       ; <0> LDW     *from_cd++[4], c
        LDW     .D1T1  *+A27[18], A24       ; <0> LDW     *+odd[2 * (9)], key_c_3
        MV      .L1    A4, A10              ; move out
||      LDW     .D2T2  *-B13[3], B26        ; <0> LDW     *-from_cd[3], d
        LDW     .D1T1  *+A27[16], A29       ; <0> LDW     *+odd[2 * (8)], key_c_10
        NOP
        SUB     .L1    A24, A25, A4         ; <0> SUB     a, s0, a
||      SUB     .L2    B28, B11, B28        ; <0> SUB     c, s1, c
||      MV      .S2X   A6, B0               ; move blocks
        MPYU    .M1    A4, A4, A13          ; <0> MPYU    a, a, square_6
||      MPYHLU  .M2    B28, B28, B23        ; <0> MPYHLU  c, c, mixed_7
        LDW     .D1T1  *-A23[3], A6         ; <0> LDW     *-from_ab[3], b
        MPYHLU  .M1    A4, A4, A19          ; <0> MPYHLU  a, a, mixed_6
||      ADDAH   .D1    A4, A13, A26         ; <0> ADDAH   a, square_6, sum_6
        LDW     .D2T2  *+B29[18], B22       ; <0> LDW     *+even[2 * (9)], key_a_3
        MPYU    .M2    B28, B28, B9         ; <0> MPYU    c, c, square_7
        SHL     .S1    A19, 18, A7          ; <0> SHL     mixed_6, 18, shifted_6
        SHL     .S2    B23, 18, B16         ; <0> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D2    B28, B9, B19         ; <0> ADDAH   c, square_7, sum_7
        SUB     .L1    A6, A24, A6          ; <0> SUB     b, key_c_3, keyed_8
||      ADD     .L2    B19, B16, B17        ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .D1    A26, A7, A28         ; <0> ADD     sum_6, shifted_6, product_6
        SHRU    .S1    A28, 27, A7          ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B23         ; <0> SHRU    product_7, 27, u_5
        NEG     .L2    B23, B8              ; <0> NEG     u_5, back_9
||      NEG     .S1    A7, A26              ; <0> NEG     t_5, back_8
        ROTL    .M1    A6, A26, A24         ; <0> ROTL    keyed_8, back_8, c1_5
        SUB     .S2    B26, B22, B2         ; <0> SUB     d, key_a_3, keyed_9
        NOP
        SHL     .S2    B17, 5, B22          ; <0> SHL     product_7, 5, u_upper_5
||      ROTL    .M2    B2, B8, B21          ; <0> ROTL    keyed_9, back_9, a1_5
        XOR     .L2X   B22, A24, B19        ; <0> XOR     c1_5, u_upper_5, c2_5
        SHL     .S1    A28, 5, A18          ; <0> SHL     product_6, 5, t_upper_5
||      LDW     .D2T2  *+B29[14], B20       ; <0> LDW     *+even[2 * (7)], key_a_17
        NOP
        XOR     .L1X   A18, B21, A22        ; <0> XOR     a1_5, t_upper_5, a2_5
        XOR     .S1    A22, A7, A0          ; <0> XOR     a2_5, t_5, b
||      LDW     .D2T2  *+B29[12], B30       ; <0> LDW     *+even[2 * (6)], key_a_24
        XOR     .D2    B19, B23, B23        ; <0> XOR     c2_5, u_5, d
        NOP
        MPYU    .M1    A0, A0, A9           ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B23, B23, B17        ; <0> MPYU    d, d, square_14
||      LDW     .D2T2  *+B29[16], B8        ; <0> LDW     *+even[2 * (8)], key_a_10
        NOP
        MPYHLU  .M1    A0, A0, A18          ; <0> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B23, B23, B18        ; <0> MPYHLU  d, d, mixed_14
||      ADDAH   .D2    B23, B17, B17        ; <0> ADDAH   d, square_14, sum_14
        NOP
        SUB     .S1    A4, A29, A14         ; <0> SUB     a, key_c_10, keyed_15
||      SHL     .S2    B18, 18, B4          ; <0> SHL     mixed_14, 18, shifted_14
||      ADDAH   .D1    A0, A9, A24          ; <0> ADDAH   b, square_13, sum_13
        ADD     .L2    B17, B4, B16         ; <0> ADD     sum_14, shifted_14, u_product_12
||      SHL     .S1    A18, 18, A8          ; <0> SHL     mixed_13, 18, shifted_13
||      LDW     .D1T1  *A23++[4], A24       ; <1> LDW     *from_ab++[4], a
        ADD     .L1    A24, A8, A24         ; <0> ADD     sum_13, shifted_13, t_product_12
||      SUB     .S2    B28, B8, B28         ; <0> SUB     c, key_a_10, keyed_16
||      ROTL    .M2    B16, 5, B4           ; <0> ROTL    u_product_12, 5, u_12
||      LDW     .D2T2  *B13++[4], B28       ; <1> LDW     *from_cd++[4], c
        ROTL    .M1    A24, 5, A7           ; <0> ROTL    t_product_12, 5, t_12
||      LDW     .D1T1  *+A27[18], A24       ; <1> LDW     *+odd[2 * (9)], key_c_3
        LDW     .D2T2  *-B13[3], B26        ; <1> LDW     *-from_cd[3], d
        NEG     .L1    A7, A5               ; <0> NEG     t_12, back_15
||      NEG     .L2    B4, B17              ; <0> NEG     u_12, back_16
||      LDW     .D1T1  *+A27[16], A29       ; <1> LDW     *+odd[2 * (8)], key_c_10
        ROTL    .M1    A14, A5, A17         ; <0> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B28, B17, B2         ; <0> ROTL    keyed_16, back_16, a1_12
        SUB     .L1    A24, A25, A4         ; <1> SUB     a, s0, a
||      SUB     .L2    B28, B11, B28        ; <1> SUB     c, s1, c
||      LDW     .D1T1  *+A27[14], A22       ; <0> LDW     *+odd[2 * (7)], key_c_17
||      SUB     .D2    B23, B20, B20        ; <0> SUB     d, key_a_17, keyed_23
        MPYU    .M1    A4, A4, A13          ; <1> MPYU    a, a, square_6
||      MPYHLU  .M2    B28, B28, B23        ; <1> MPYHLU  c, c, mixed_7
        LDW     .D1T1  *-A23[3], A6         ; <1> LDW     *-from_ab[3], b
||      XOR     .D2X   B4, A17, B27         ; <0> XOR     c1_12, u_12, c
        XOR     .S1X   A7, B2, A13          ; <0> XOR     a1_12, t_12, a
||      MPYHLU  .M1    A4, A4, A19          ; <1> MPYHLU  a, a, mixed_6
||      MPYHLU  .M2    B27, B27, B9         ; <0> MPYHLU  c, c, mixed_21
||      ADDAH   .D1    A4, A13, A26         ; <1> ADDAH   a, square_6, sum_6
        MPYHLU  .M1    A13, A13, A30        ; <0> MPYHLU  a, a, mixed_20
||      MPYU    .M2    B27, B27, B16        ; <0> MPYU    c, c, square_21
||      LDW     .D2T2  *+B29[18], B22       ; <1> LDW     *+even[2 * (9)], key_a_3
        MPYU    .M1    A13, A13, A16        ; <0> MPYU    a, a, square_20
||      MPYU    .M2    B28, B28, B9         ; <1> MPYU    c, c, square_7
||      LDW     .D1T1  *+A27[8], A30        ; <0> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B29[10], B1        ; <0> LDW     *+even[2 * (5)], key_a_31
        SHL     .S1    A19, 18, A7          ; <1> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B9, 18, B24          ; <0> SHL     mixed_21, 18, shifted_21
||      ADDAH   .D2    B27, B16, B16        ; <0> ADDAH   c, square_21, sum_21
        ADD     .L2    B16, B24, B24        ; <0> ADD     sum_21, shifted_21, product_21
||      SHL     .S2    B23, 18, B16         ; <1> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A13, A16, A8         ; <0> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B28, B9, B19         ; <1> ADDAH   c, square_7, sum_7
        SUB     .L1    A6, A24, A6          ; <1> SUB     b, key_c_3, keyed_8
||      ADD     .L2    B19, B16, B17        ; <1> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A30, 18, A26         ; <0> SHL     mixed_20, 18, shifted_20
||      SHRU    .S2    B24, 27, B16         ; <0> SHRU    product_21, 27, u_19
||      ADD     .D1    A26, A7, A28         ; <1> ADD     sum_6, shifted_6, product_6
        NEG     .L2    B16, B19             ; <0> NEG     u_19, back_23
||      SHRU    .S1    A28, 27, A7          ; <1> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B23         ; <1> SHRU    product_7, 27, u_5
        ADD     .L1    A8, A26, A8          ; <0> ADD     sum_20, shifted_20, product_20
||      NEG     .L2    B23, B8              ; <1> NEG     u_5, back_9
||      NEG     .S1    A7, A26              ; <1> NEG     t_5, back_8
||      ROTL    .M2    B20, B19, B19        ; <0> ROTL    keyed_23, back_23, a1_19
        SUB     .L1    A0, A22, A6          ; <0> SUB     b, key_c_17, keyed_22
||      SHRU    .S1    A8, 27, A22          ; <0> SHRU    product_20, 27, t_19
||      ROTL    .M1    A6, A26, A24         ; <1> ROTL    keyed_8, back_8, c1_5
        NEG     .L1    A22, A18             ; <0> NEG     t_19, back_22
||      SUB     .S2    B26, B22, B2         ; <1> SUB     d, key_a_3, keyed_9
||      SUB     .D2    B27, B30, B26        ; <0> SUB     c, key_a_24, keyed_30
        SHL     .S1    A8, 5, A16           ; <0> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B24, 5, B20          ; <0> SHL     product_21, 5, u_upper_19
        SHL     .S2    B17, 5, B22          ; <1> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A6, A18, A6          ; <0> ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B2, B8, B21          ; <1> ROTL    keyed_9, back_9, a1_5
        XOR     .L1X   A16, B19, A26        ; <0> XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B22, A24, B19        ; <1> XOR     c1_5, u_upper_5, c2_5
        SHL     .S1    A28, 5, A18          ; <1> SHL     product_6, 5, t_upper_5
||      LDW     .D1T1  *+A27[12], A26       ; <0> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B29[14], B20       ; <1> LDW     *+even[2 * (7)], key_a_17
        SUB     .L1    A2, 4, A2            ; passes of rounds
||      XOR     .S2X   B20, A6, B5          ; <0> XOR     c1_19, u_upper_19, c2_19
||      XOR     .D1    A26, A22, A6         ; <0> XOR     a2_19, t_19, b
        XOR     .L1X   A18, B21, A22        ; <1> XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2    B5, B16, B21         ; <0> XOR     c2_19, u_19, d
        XOR     .S1    A22, A7, A0          ; <1> XOR     a2_5, t_5, b
||      MPYHLU  .M1    A6, A6, A24          ; <0> MPYHLU  b, b, mixed_27
||      MPYU    .M2    B21, B21, B17        ; <0> MPYU    d, d, square_28
||      LDW     .D2T2  *+B29[12], B30       ; <1> LDW     *+even[2 * (6)], key_a_24
        MPYU    .M1    A6, A6, A9           ; <0> MPYU    b, b, square_27
||      MPYHLU  .M2    B21, B21, B2         ; <0> MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A27[6], A31        ; <0> LDW     *+odd[2 * (3)], key_c_45
||      XOR     .D2    B19, B23, B23        ; <1> XOR     c2_5, u_5, d
        ADDAH   .D2    B21, B17, B4         ; <0> ADDAH   d, square_28, sum_28
        SHL     .S1    A24, 18, A8          ; <0> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B31          ; <0> SHL     mixed_28, 18, shifted_28
||      MPYU    .M1    A0, A0, A9           ; <1> MPYU    b, b, square_13
||      MPYU    .M2    B23, B23, B17        ; <1> MPYU    d, d, square_14
||      ADDAH   .D1    A6, A9, A9           ; <0> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B29[16], B8        ; <1> LDW     *+even[2 * (8)], key_a_10
        ADD     .L1    A9, A8, A12          ; <0> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B4, B31, B25         ; <0> ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A12, 27, A22         ; <0> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B31         ; <0> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A0, A0, A18          ; <1> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B23, B23, B18        ; <1> MPYHLU  d, d, mixed_14
||      ADDAH   .D2    B23, B17, B17        ; <1> ADDAH   d, square_14, sum_14
        SUB     .L1    A13, A26, A26        ; <0> SUB     a, key_c_24, keyed_29
||      NEG     .L2    B31, B8              ; <0> NEG     u_26, back_30
||      NEG     .S1    A22, A14             ; <0> NEG     t_26, back_29
        SUB     .S1    A4, A29, A14         ; <1> SUB     a, key_c_10, keyed_15
||      SHL     .S2    B18, 18, B4          ; <1> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A26, A14, A9         ; <0> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B26, B8, B26         ; <0> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A0, A9, A24          ; <1> ADDAH   b, square_13, sum_13
        ADD     .L2    B17, B4, B16         ; <1> ADD     sum_14, shifted_14, u_product_12
||      SHL     .S1    A18, 18, A8          ; <1> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B25, 5, B4           ; <0> SHL     product_28, 5, u_upper_26
||      LDW     .D1T1  *A23++[4], A24       ; <2> LDW     *from_ab++[4], a
        ADD     .L1    A24, A8, A24         ; <1> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S1    A12, 5, A18          ; <0> SHL     product_27, 5, t_upper_26
||      SUB     .S2    B28, B8, B28         ; <1> SUB     c, key_a_10, keyed_16
||      ROTL    .M2    B16, 5, B4           ; <1> ROTL    u_product_12, 5, u_12
||      LDW     .D2T2  *B13++[4], B28       ; <2> LDW     *from_cd++[4], c
        XOR     .L1X   A18, B26, A18        ; <0> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B4, A9, B18          ; <0> XOR     c1_26, u_upper_26, c2_26
||      ROTL    .M1    A24, 5, A7           ; <1> ROTL    t_product_12, 5, t_12
||      LDW     .D1T1  *+A27[18], A24       ; <2> LDW     *+odd[2 * (9)], key_c_3
        XOR     .L2    B18, B31, B31        ; <0> XOR     c2_26, u_26, c
||      XOR     .D1    A18, A22, A22        ; <0> XOR     a2_26, t_26, a
||      LDW     .D2T2  *-B13[3], B26        ; <2> LDW     *-from_cd[3], d
        NEG     .L1    A7, A5               ; <1> NEG     t_12, back_15
||      NEG     .L2    B4, B17              ; <1> NEG     u_12, back_16
||      MPYHLU  .M1    A22, A22, A19        ; <0> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B31, B31, B2         ; <0> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A27[16], A29       ; <2> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B29[8], B6         ; <0> LDW     *+even[2 * (4)], key_a_38
        ROTL    .M1    A14, A5, A17         ; <1> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B28, B17, B2         ; <1> ROTL    keyed_16, back_16, a1_12
        SUB     .L1    A24, A25, A4         ; <2> SUB     a, s0, a
||      SUB     .L2    B28, B11, B28        ; <2> SUB     c, s1, c
||      SHL     .S2    B2, 18, B16          ; <0> SHL     mixed_35, 18, shifted_35
||      MPYU    .M1    A22, A22, A16        ; <0> MPYU    a, a, square_34
||      MPYU    .M2    B31, B31, B18        ; <0> MPYU    c, c, square_35
||      LDW     .D1T1  *+A27[14], A22       ; <1> LDW     *+odd[2 * (7)], key_c_17
||      SUB     .D2    B23, B20, B20        ; <1> SUB     d, key_a_17, keyed_23
        MPYU    .M1    A4, A4, A13          ; <2> MPYU    a, a, square_6
||      MPYHLU  .M2    B28, B28, B23        ; <2> MPYHLU  c, c, mixed_7
||      LDW     .D1T1  *+A27[10], A7        ; <0> LDW     *+odd[2 * (5)], key_c_31
        SUB     .S2    B21, B1, B3          ; <0> SUB     d, key_a_31, keyed_37
||      LDW     .D1T1  *-A23[3], A6         ; <2> LDW     *-from_ab[3], b
||      XOR     .D2X   B4, A17, B27         ; <1> XOR     c1_12, u_12, c
        SUB     .L1    A22, A30, A17        ; <0> SUB     a, key_c_38, keyed_43
||      XOR     .S1X   A7, B2, A13          ; <1> XOR     a1_12, t_12, a
||      MPYHLU  .M1    A4, A4, A19          ; <2> MPYHLU  a, a, mixed_6
||      MPYHLU  .M2    B27, B27, B9         ; <1> MPYHLU  c, c, mixed_21
||      ADDAH   .D1    A4, A13, A26         ; <2> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B31, B18, B17        ; <0> ADDAH   c, square_35, sum_35
        ADD     .L2    B17, B16, B17        ; <0> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A19, 18, A16         ; <0> SHL     mixed_34, 18, shifted_34
||      MPYHLU  .M1    A13, A13, A30        ; <1> MPYHLU  a, a, mixed_20
||      MPYU    .M2    B27, B27, B16        ; <1> MPYU    c, c, square_21
||      ADDAH   .D1    A22, A16, A7         ; <0> ADDAH   a, square_34, sum_34
||      LDW     .D2T2  *+B29[18], B22       ; <2> LDW     *+even[2 * (9)], key_a_3
        ADD     .L1    A7, A16, A18         ; <0> ADD     sum_34, shifted_34, t_product_33
||      MPYU    .M1    A13, A13, A16        ; <1> MPYU    a, a, square_20
||      MPYU    .M2    B28, B28, B9         ; <2> MPYU    c, c, square_7
||      LDW     .D1T1  *+A27[8], A30        ; <1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B29[10], B1        ; <1> LDW     *+even[2 * (5)], key_a_31
        SUB     .L1    A6, A7, A18          ; <0> SUB     b, key_c_31, keyed_36
||      SHL     .S1    A19, 18, A7          ; <2> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B9, 18, B24          ; <1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A18, 5, A9           ; <0> ROTL    t_product_33, 5, t_33
||      ADDAH   .D2    B27, B16, B16        ; <1> ADDAH   c, square_21, sum_21
        ADD     .L2    B16, B24, B24        ; <1> ADD     sum_21, shifted_21, product_21
||      SHL     .S2    B23, 18, B16         ; <2> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A13, A16, A8         ; <1> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B28, B9, B19         ; <2> ADDAH   c, square_7, sum_7
        SUB     .L1    A6, A24, A6          ; <2> SUB     b, key_c_3, keyed_8
||      ADD     .L2    B19, B16, B17        ; <2> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A30, 18, A26         ; <1> SHL     mixed_20, 18, shifted_20
||      SHRU    .S2    B24, 27, B16         ; <1> SHRU    product_21, 27, u_19
||      ROTL    .M2    B17, 5, B25          ; <0> ROTL    u_product_33, 5, u_33
||      ADD     .D1    A26, A7, A28         ; <2> ADD     sum_6, shifted_6, product_6
        NEG     .L1    A9, A12              ; <0> NEG     t_33, back_36
||      NEG     .L2    B16, B19             ; <1> NEG     u_19, back_23
||      SHRU    .S1    A28, 27, A7          ; <2> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B23         ; <2> SHRU    product_7, 27, u_5
        ADD     .L1    A8, A26, A8          ; <1> ADD     sum_20, shifted_20, product_20
||      NEG     .L2    B23, B8              ; <2> NEG     u_5, back_9
||      NEG     .S1    A7, A26              ; <2> NEG     t_5, back_8
||      NEG     .S2    B25, B10             ; <0> NEG     u_33, back_37
||      ROTL    .M1    A18, A12, A0         ; <0> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B20, B19, B19        ; <1> ROTL    keyed_23, back_23, a1_19
        SUB     .L1    A0, A22, A6          ; <1> SUB     b, key_c_17, keyed_22
||      SHRU    .S1    A8, 27, A22          ; <1> SHRU    product_20, 27, t_19
||      ROTL    .M1    A6, A26, A24         ; <2> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B3, B10, B27         ; <0> ROTL    keyed_37, back_37, a1_33
        NEG     .L1    A22, A18             ; <1> NEG     t_19, back_22
||      SUB     .L2    B31, B6, B30         ; <0> SUB     c, key_a_38, keyed_44
||      SUB     .S2    B26, B22, B2         ; <2> SUB     d, key_a_3, keyed_9
||      SUB     .D2    B27, B30, B26        ; <1> SUB     c, key_a_24, keyed_30
        SHL     .S1    A8, 5, A16           ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B24, 5, B20          ; <1> SHL     product_21, 5, u_upper_19
||      LDW     .D2T2  *+B29[6], B27        ; <0> LDW     *+even[2 * (3)], key_a_45
        XOR     .L1X   A9, B27, A9          ; <0> XOR     a1_33, t_33, b
||      XOR     .L2X   B25, A0, B6          ; <0> XOR     c1_33, u_33, d
||      SHL     .S2    B17, 5, B22          ; <2> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A6, A18, A6          ; <1> ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B2, B8, B21          ; <2> ROTL    keyed_9, back_9, a1_5
||      LDW     .D2T2  *+B29[4], B22        ; <0> LDW     *+even[2 * (2)], key_a_52
        XOR     .L1X   A16, B19, A26        ; <1> XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B22, A24, B19        ; <2> XOR     c1_5, u_upper_5, c2_5
||      MPYHLU  .M1    A9, A9, A0           ; <0> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B25          ; <0> MPYU    d, d, square_42
        SHL     .S1    A28, 5, A18          ; <2> SHL     product_6, 5, t_upper_5
||      MPYU    .M1    A9, A9, A16          ; <0> MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B10          ; <0> MPYHLU  d, d, mixed_42
||      LDW     .D1T1  *+A27[12], A26       ; <1> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B29[14], B20       ; <2> LDW     *+even[2 * (7)], key_a_17
        XOR     .S2X   B20, A6, B5          ; <1> XOR     c1_19, u_upper_19, c2_19
||      XOR     .D1    A26, A22, A6         ; <1> XOR     a2_19, t_19, b
        XOR     .L1X   A18, B21, A22        ; <2> XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2    B5, B16, B21         ; <1> XOR     c2_19, u_19, d
||      SHL     .S1    A0, 18, A5           ; <0> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B10, 18, B20         ; <0> SHL     mixed_42, 18, shifted_42
||      ADDAH   .D1    A9, A16, A26         ; <0> ADDAH   b, square_41, sum_41
||      ADDAH   .D2    B6, B25, B16         ; <0> ADDAH   d, square_42, sum_42
        ADD     .L1    A26, A5, A31         ; <0> ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B16, B20, B24        ; <0> ADD     sum_42, shifted_42, product_42
||      XOR     .S1    A22, A7, A0          ; <2> XOR     a2_5, t_5, b
||      MPYHLU  .M1    A6, A6, A24          ; <1> MPYHLU  b, b, mixed_27
||      MPYU    .M2    B21, B21, B17        ; <1> MPYU    d, d, square_28
||      SUB     .D1    A9, A31, A28         ; <0> SUB     b, key_c_45, keyed_50
||      LDW     .D2T2  *+B29[12], B30       ; <2> LDW     *+even[2 * (6)], key_a_24
        SHRU    .S2    B24, 27, B16         ; <0> SHRU    product_42, 27, u_40
||      MPYU    .M1    A6, A6, A9           ; <1> MPYU    b, b, square_27
||      MPYHLU  .M2    B21, B21, B2         ; <1> MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A27[6], A31        ; <1> LDW     *+odd[2 * (3)], key_c_45
||      XOR     .D2    B19, B23, B23        ; <2> XOR     c2_5, u_5, d
        NEG     .L2    B16, B5              ; <0> NEG     u_40, back_44
||      SHRU    .S1    A31, 27, A7          ; <0> SHRU    product_41, 27, t_40
||      LDW     .D1T1  *+A27[4], A13        ; <0> LDW     *+odd[2 * (2)], key_c_52
||      ADDAH   .D2    B21, B17, B4         ; <1> ADDAH   d, square_28, sum_28
        NEG     .L1    A7, A22              ; <0> NEG     t_40, back_43
||      SHL     .S1    A24, 18, A8          ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B31          ; <1> SHL     mixed_28, 18, shifted_28
||      MPYU    .M1    A0, A0, A9           ; <2> MPYU    b, b, square_13
||      MPYU    .M2    B23, B23, B17        ; <2> MPYU    d, d, square_14
||      ADDAH   .D1    A6, A9, A9           ; <1> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B29[16], B8        ; <2> LDW     *+even[2 * (8)], key_a_10
        ADD     .L1    A9, A8, A12          ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B4, B31, B25         ; <1> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A31, 5, A5           ; <0> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B24, 5, B24          ; <0> SHL     product_42, 5, u_upper_40
||      ROTL    .M1    A17, A22, A8         ; <0> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B30, B5, B5          ; <0> ROTL    keyed_44, back_44, a1_40
        SHRU    .S1    A12, 27, A22         ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B31         ; <1> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A0, A0, A18          ; <2> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B23, B23, B18        ; <2> MPYHLU  d, d, mixed_14
||      ADDAH   .D2    B23, B17, B17        ; <2> ADDAH   d, square_14, sum_14
        SUB     .L1    A13, A26, A26        ; <1> SUB     a, key_c_24, keyed_29
||      NEG     .L2    B31, B8              ; <1> NEG     u_26, back_30
||      NEG     .S1    A22, A14             ; <1> NEG     t_26, back_29
        XOR     .L1X   A5, B5, A26          ; <0> XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B24, A8, B5          ; <0> XOR     c1_40, u_upper_40, c2_40
||      SUB     .S1    A4, A29, A14         ; <2> SUB     a, key_c_10, keyed_15
||      SHL     .S2    B18, 18, B4          ; <2> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A26, A14, A9         ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B26, B8, B26         ; <1> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A0, A9, A24          ; <2> ADDAH   b, square_13, sum_13
        XOR     .L1    A26, A7, A26         ; <0> XOR     a2_40, t_40, a
||      ADD     .L2    B17, B4, B16         ; <2> ADD     sum_14, shifted_14, u_product_12
||      SHL     .S1    A18, 18, A8          ; <2> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B25, 5, B4           ; <1> SHL     product_28, 5, u_upper_26
||      LDW     .D1T1  *A23++[4], A24       ; <3> LDW     *from_ab++[4], a
||      XOR     .D2    B5, B16, B25         ; <0> XOR     c2_40, u_40, c
        ADD     .L1    A24, A8, A24         ; <2> ADD     sum_13, shifted_13, t_product_12
||      SHL     .S1    A12, 5, A18          ; <1> SHL     product_27, 5, t_upper_26
||      SUB     .S2    B28, B8, B28         ; <2> SUB     c, key_a_10, keyed_16
||      MPYHLU  .M1    A26, A26, A5         ; <0> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B16, 5, B4           ; <2> ROTL    u_product_12, 5, u_12
||      LDW     .D2T2  *B13++[4], B28       ; <3> LDW     *from_cd++[4], c
        XOR     .L1X   A18, B26, A18        ; <1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B4, A9, B18          ; <1> XOR     c1_26, u_upper_26, c2_26
||      ROTL    .M1    A24, 5, A7           ; <2> ROTL    t_product_12, 5, t_12
||      MPYHLU  .M2    B25, B25, B10        ; <0> MPYHLU  c, c, mixed_49
||      LDW     .D1T1  *+A27[18], A24       ; <3> LDW     *+odd[2 * (9)], key_c_3
        XOR     .L2    B18, B31, B31        ; <1> XOR     c2_26, u_26, c
||      SHL     .S1    A5, 18, A12          ; <0> SHL     mixed_48, 18, shifted_48
||      MPYU    .M1    A26, A26, A29        ; <0> MPYU    a, a, square_48
||      MPYU    .M2    B25, B25, B18        ; <0> MPYU    c, c, square_49
||      XOR     .D1    A18, A22, A22        ; <1> XOR     a2_26, t_26, a
||      LDW     .D2T2  *-B13[3], B26        ; <3> LDW     *-from_cd[3], d
        NEG     .L1    A7, A5               ; <2> NEG     t_12, back_15
||      NEG     .L2    B4, B17              ; <2> NEG     u_12, back_16
||      MPYHLU  .M1    A22, A22, A19        ; <1> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B31, B31, B2         ; <1> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A27[16], A29       ; <3> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B29[8], B6         ; <1> LDW     *+even[2 * (4)], key_a_38
        SHL     .S2    B10, 18, B19         ; <0> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A14, A5, A17         ; <2> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B28, B17, B2         ; <2> ROTL    keyed_16, back_16, a1_12
||      ADDAH   .D1    A26, A29, A29        ; <0> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B25, B18, B10        ; <0> ADDAH   c, square_49, sum_49
        SUB     .L1    A24, A25, A4         ; <3> SUB     a, s0, a
||      SUB     .L2    B28, B11, B28        ; <3> SUB     c, s1, c
||      ADD     .S1    A29, A12, A12        ; <0> ADD     sum_48, shifted_48, product_48
||      SHL     .S2    B2, 18, B16          ; <1> SHL     mixed_35, 18, shifted_35
||      MPYU    .M1    A22, A22, A16        ; <1> MPYU    a, a, square_34
||      MPYU    .M2    B31, B31, B18        ; <1> MPYU    c, c, square_35
||      LDW     .D1T1  *+A27[14], A22       ; <2> LDW     *+odd[2 * (7)], key_c_17
||      SUB     .D2    B23, B20, B20        ; <2> SUB     d, key_a_17, keyed_23
        ADD     .L2    B10, B19, B9         ; <0> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A12, 27, A15         ; <0> SHRU    product_48, 27, t_47
||      MPYU    .M1    A4, A4, A13          ; <3> MPYU    a, a, square_6
||      MPYHLU  .M2    B28, B28, B23        ; <3> MPYHLU  c, c, mixed_7
||      LDW     .D1T1  *+A27[10], A7        ; <1> LDW     *+odd[2 * (5)], key_c_31
        SUB     .L1    A26, A13, A20        ; <0> SUB     a, key_c_52, keyed_57
||      SUB     .L2    B6, B27, B4          ; <0> SUB     d, key_a_45, keyed_51
||      SUB     .S2    B21, B1, B3          ; <1> SUB     d, key_a_31, keyed_37
||      LDW     .D1T1  *-A23[3], A6         ; <3> LDW     *-from_ab[3], b
||      XOR     .D2X   B4, A17, B27         ; <2> XOR     c1_12, u_12, c
        SUB     .L1    A22, A30, A17        ; <1> SUB     a, key_c_38, keyed_43
||      XOR     .S1X   A7, B2, A13          ; <2> XOR     a1_12, t_12, a
||      SHRU    .S2    B9, 27, B2           ; <0> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A4, A4, A19          ; <3> MPYHLU  a, a, mixed_6
||      MPYHLU  .M2    B27, B27, B9         ; <2> MPYHLU  c, c, mixed_21
||      ADDAH   .D1    A4, A13, A26         ; <3> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B31, B18, B17        ; <1> ADDAH   c, square_35, sum_35
        NEG     .L1    A15, A8              ; <0> NEG     t_47, back_50
||      ADD     .L2    B17, B16, B17        ; <1> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A19, 18, A16         ; <1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B9, 5, B10           ; <0> SHL     product_49, 5, u_upper_47
||      MPYHLU  .M1    A13, A13, A30        ; <2> MPYHLU  a, a, mixed_20
||      MPYU    .M2    B27, B27, B16        ; <2> MPYU    c, c, square_21
||      ADDAH   .D1    A22, A16, A7         ; <1> ADDAH   a, square_34, sum_34
||      LDW     .D2T2  *+B29[18], B22       ; <3> LDW     *+even[2 * (9)], key_a_3
        ADD     .L1    A7, A16, A18         ; <1> ADD     sum_34, shifted_34, t_product_33
||      NEG     .S2    B2, B18              ; <0> NEG     u_47, back_51
||      MPYU    .M1    A13, A13, A16        ; <2> MPYU    a, a, square_20
||      MPYU    .M2    B28, B28, B9         ; <3> MPYU    c, c, square_7
||      LDW     .D1T1  *+A27[8], A30        ; <2> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B29[10], B1        ; <2> LDW     *+even[2 * (5)], key_a_31
        SUB     .L1    A6, A7, A18          ; <1> SUB     b, key_c_31, keyed_36
||      SHL     .S1    A19, 18, A7          ; <3> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B9, 18, B24          ; <2> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A18, 5, A9           ; <1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B4, B18, B9          ; <0> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *+A27[0], A19        ; <0> LDW     *+odd[2 * (0)], key_c_66
||      ADDAH   .D2    B27, B16, B16        ; <2> ADDAH   c, square_21, sum_21
        ADD     .L2    B16, B24, B24        ; <2> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A12, 5, A12          ; <0> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B23, 18, B16         ; <3> SHL     mixed_7, 18, shifted_7
||      ROTL    .M1    A28, A8, A19         ; <0> ROTL    keyed_50, back_50, c1_47
||      ADDAH   .D1    A13, A16, A8         ; <2> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B28, B9, B19         ; <3> ADDAH   c, square_7, sum_7
        SUB     .L1    A6, A24, A6          ; <3> SUB     b, key_c_3, keyed_8
||      ADD     .L2    B19, B16, B17        ; <3> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A30, 18, A26         ; <2> SHL     mixed_20, 18, shifted_20
||      SHRU    .S2    B24, 27, B16         ; <2> SHRU    product_21, 27, u_19
||      ROTL    .M2    B17, 5, B25          ; <1> ROTL    u_product_33, 5, u_33
||      ADD     .D1    A26, A7, A28         ; <3> ADD     sum_6, shifted_6, product_6
||      SUB     .D2    B25, B22, B4         ; <0> SUB     c, key_a_52, keyed_58
        NEG     .L1    A9, A12              ; <1> NEG     t_33, back_36
||      NEG     .L2    B16, B19             ; <2> NEG     u_19, back_23
||      SHRU    .S1    A28, 27, A7          ; <3> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B23         ; <3> SHRU    product_7, 27, u_5
||      XOR     .D1X   A12, B9, A24         ; <0> XOR     a1_47, t_upper_47, a2_47
||      LDW     .D2T2  *+B29[2], B9         ; <0> LDW     *+even[2 * (1)], key_a_59
        ADD     .L1    A8, A26, A8          ; <2> ADD     sum_20, shifted_20, product_20
||      NEG     .L2    B23, B8              ; <3> NEG     u_5, back_9
||      NEG     .S1    A7, A26              ; <3> NEG     t_5, back_8
||      NEG     .S2    B25, B10             ; <1> NEG     u_33, back_37
||      ROTL    .M1    A18, A12, A0         ; <1> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B20, B19, B19        ; <2> ROTL    keyed_23, back_23, a1_19
||      XOR     .D2X   B10, A19, B9         ; <0> XOR     c1_47, u_upper_47, c2_47
        SUB     .L1    A0, A22, A6          ; <2> SUB     b, key_c_17, keyed_22
||      XOR     .L2    B9, B2, B3           ; <0> XOR     c2_47, u_47, d
||      SHRU    .S1    A8, 27, A22          ; <2> SHRU    product_20, 27, t_19
||      ROTL    .M1    A6, A26, A24         ; <3> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B3, B10, B27         ; <1> ROTL    keyed_37, back_37, a1_33
||      XOR     .D1    A24, A15, A15        ; <0> XOR     a2_47, t_47, b
        NEG     .L1    A22, A18             ; <2> NEG     t_19, back_22
||      SUB     .L2    B31, B6, B30         ; <1> SUB     c, key_a_38, keyed_44
||      SUB     .S2    B26, B22, B2         ; <3> SUB     d, key_a_3, keyed_9
||      MPYU    .M1    A15, A15, A26        ; <0> MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B31          ; <0> MPYU    d, d, square_56
||      SUB     .D2    B27, B30, B26        ; <2> SUB     c, key_a_24, keyed_30
        SHL     .S1    A8, 5, A16           ; <2> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B24, 5, B20          ; <2> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A15, A15, A18        ; <0> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B17          ; <0> MPYHLU  d, d, mixed_56
||      LDW     .D2T2  *+B29[6], B27        ; <1> LDW     *+even[2 * (3)], key_a_45
        XOR     .L1X   A9, B27, A9          ; <1> XOR     a1_33, t_33, b
||      XOR     .L2X   B25, A0, B6          ; <1> XOR     c1_33, u_33, d
||      SHL     .S2    B17, 5, B22          ; <3> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A6, A18, A6          ; <2> ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B2, B8, B21          ; <3> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A15, A26, A0         ; <0> ADDAH   b, square_55, sum_55
||      LDW     .D2T2  *+B29[4], B22        ; <1> LDW     *+even[2 * (2)], key_a_52
        XOR     .L1X   A16, B19, A26        ; <2> XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B22, A24, B19        ; <3> XOR     c1_5, u_upper_5, c2_5
||      SHL     .S1    A18, 18, A24         ; <0> SHL     mixed_55, 18, shifted_55
||      MPYHLU  .M1    A9, A9, A0           ; <1> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B25          ; <1> MPYU    d, d, square_42
||      LDW     .D1T1  *+A27[2], A16        ; <0> LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B3, B31, B10         ; <0> ADDAH   d, square_56, sum_56
        ADD     .L1    A0, A24, A16         ; <0> ADD     sum_55, shifted_55, t_product_54
||      SHL     .S1    A28, 5, A18          ; <3> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 18, B2          ; <0> SHL     mixed_56, 18, shifted_56
||      MPYU    .M1    A9, A9, A16          ; <1> MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B10          ; <1> MPYHLU  d, d, mixed_42
||      LDW     .D1T1  *+A27[12], A26       ; <2> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B29[14], B20       ; <3> LDW     *+even[2 * (7)], key_a_17
        ADD     .L2    B10, B2, B31         ; <0> ADD     sum_56, shifted_56, u_product_54
||      XOR     .S2X   B20, A6, B5          ; <2> XOR     c1_19, u_upper_19, c2_19
||      ROTL    .M1    A16, 5, A18          ; <0> ROTL    t_product_54, 5, t_54
||      XOR     .D1    A26, A22, A6         ; <2> XOR     a2_19, t_19, b
||      LDW     .D2T2  *+B29[0], B19        ; <0> LDW     *+even[2 * (0)], key_a_66
        XOR     .L1X   A18, B21, A22        ; <3> XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2    B5, B16, B21         ; <2> XOR     c2_19, u_19, d
||      SHL     .S1    A0, 18, A5           ; <1> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B10, 18, B20         ; <1> SHL     mixed_42, 18, shifted_42
||      ROTL    .M2    B31, 5, B10          ; <0> ROTL    u_product_54, 5, u_54
||      ADDAH   .D1    A9, A16, A26         ; <1> ADDAH   b, square_41, sum_41
||      ADDAH   .D2    B6, B25, B16         ; <1> ADDAH   d, square_42, sum_42
        ADD     .L1    A26, A5, A31         ; <1> ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B16, B20, B24        ; <1> ADD     sum_42, shifted_42, product_42
||      XOR     .S1    A22, A7, A0          ; <3> XOR     a2_5, t_5, b
||      MPYHLU  .M1    A6, A6, A24          ; <2> MPYHLU  b, b, mixed_27
||      MPYU    .M2    B21, B21, B17        ; <2> MPYU    d, d, square_28
||      SUB     .D1    A9, A31, A28         ; <1> SUB     b, key_c_45, keyed_50
||      LDW     .D2T2  *+B29[12], B30       ; <3> LDW     *+even[2 * (6)], key_a_24
        NEG     .L2    B10, B5              ; <0> NEG     u_54, back_58
||      NEG     .S1    A18, A7              ; <0> NEG     t_54, back_57
||      SHRU    .S2    B24, 27, B16         ; <1> SHRU    product_42, 27, u_40
||      MPYU    .M1    A6, A6, A9           ; <2> MPYU    b, b, square_27
||      MPYHLU  .M2    B21, B21, B2         ; <2> MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A27[6], A31        ; <2> LDW     *+odd[2 * (3)], key_c_45
||      XOR     .D2    B19, B23, B23        ; <3> XOR     c2_5, u_5, d
        NEG     .L2    B16, B5              ; <1> NEG     u_40, back_44
||      SHRU    .S1    A31, 27, A7          ; <1> SHRU    product_41, 27, t_40
||      ROTL    .M1    A20, A7, A24         ; <0> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B4, B5, B2           ; <0> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A27[4], A13        ; <1> LDW     *+odd[2 * (2)], key_c_52
||      ADDAH   .D2    B21, B17, B4         ; <2> ADDAH   d, square_28, sum_28
        NEG     .L1    A7, A22              ; <1> NEG     t_40, back_43
||      SHL     .S1    A24, 18, A8          ; <2> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B31          ; <2> SHL     mixed_28, 18, shifted_28
||      MPYU    .M1    A0, A0, A9           ; <3> MPYU    b, b, square_13
||      MPYU    .M2    B23, B23, B17        ; <3> MPYU    d, d, square_14
||      ADDAH   .D1    A6, A9, A9           ; <2> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B29[16], B8        ; <3> LDW     *+even[2 * (8)], key_a_10
        ADD     .L1    A9, A8, A12          ; <2> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B4, B31, B25         ; <2> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A31, 5, A5           ; <1> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B24, 5, B24          ; <1> SHL     product_42, 5, u_upper_40
||      ROTL    .M1    A17, A22, A8         ; <1> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B30, B5, B5          ; <1> ROTL    keyed_44, back_44, a1_40
        XOR     .L1X   A18, B2, A17         ; <0> XOR     a1_54, t_54, a
||      XOR     .L2X   B10, A24, B10        ; <0> XOR     c1_54, u_54, c
||      SHRU    .S1    A12, 27, A22         ; <2> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B31         ; <2> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A0, A0, A18          ; <3> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B23, B23, B18        ; <3> MPYHLU  d, d, mixed_14
||      ADDAH   .D2    B23, B17, B17        ; <3> ADDAH   d, square_14, sum_14
        SUB     .L1    A13, A26, A26        ; <2> SUB     a, key_c_24, keyed_29
||      NEG     .L2    B31, B8              ; <2> NEG     u_26, back_30
||      NEG     .S1    A22, A14             ; <2> NEG     t_26, back_29
||      MPYU    .M1    A17, A17, A29        ; <0> MPYU    a, a, square_62
||      MPYHLU  .M2    B10, B10, B18        ; <0> MPYHLU  c, c, mixed_63
||      NOP
||      NOP
        XOR     .L1X   A5, B5, A26          ; <1> XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B24, A8, B5          ; <1> XOR     c1_40, u_upper_40, c2_40
||      SUB     .S1    A4, A29, A14         ; <3> SUB     a, key_c_10, keyed_15
||      SHL     .S2    B18, 18, B4          ; <3> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A26, A14, A9         ; <2> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B26, B8, B26         ; <2> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A0, A9, A24          ; <3> ADDAH   b, square_13, sum_13
||      NOP
;@loop {"name": "rounds", "ii": 33, "res_mii": 33, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 33, "result": "found by annealing", "seconds": 25.0, "banks_apart": false, "note": "", "moves": 0}], "further": {"bytes": 64, "least_trips": 1}}
;  loop rounds: II 33, 5 stages
;  bounds: resources 33, recurrence 1
;  units: L1 33/33, S1 33/33, M1 33/33, D1 32/33, L2 32/33, S2 33/33, M2 33/33, D2 33/33
;  cross paths: 1X 10/33, 2X 10/33
;  T paths: T1 14/33, T2 14/33
;  registers of side A: 32 used, 32 live at once
;  registers of side B: 31 used, 30 live at once
;  II 33: found by annealing, 25.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
;  --speculate 64 would let it run from 1 pass on
rc6_decrypt_blocks_c64x$rounds:
        XOR     .L1    A26, A7, A26         ; <3> XOR     a2_40, t_40, a
||      ADD     .L2    B17, B4, B16         ; <1> ADD     sum_14, shifted_14, u_product_12
||      SHL     .S1    A18, 18, A8          ; <1> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B25, 5, B4           ; <2> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A17, A17, A5         ; <4> MPYHLU  a, a, mixed_62
||      MPYU    .M2    B10, B10, B8         ; <4> MPYU    c, c, square_63
||      LDW     .D1T1  *A23++[4], A24       ; <0> LDW     *from_ab++[4], a
||      XOR     .D2    B5, B16, B25         ; <3> XOR     c2_40, u_40, c
        ADD     .L1    A24, A8, A24         ; <1> ADD     sum_13, shifted_13, t_product_12
||      SUB     .L2    B10, B19, B5         ; <4> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A12, 5, A18          ; <2> SHL     product_27, 5, t_upper_26
||      SUB     .S2    B28, B8, B28         ; <1> SUB     c, key_a_10, keyed_16
||      MPYHLU  .M1    A26, A26, A5         ; <3> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B16, 5, B4           ; <1> ROTL    u_product_12, 5, u_12
||      ADDAH   .D1    A17, A29, A29        ; <4> ADDAH   a, square_62, sum_62
||      LDW     .D2T2  *B13++[4], B28       ; <0> LDW     *from_cd++[4], c
        XOR     .L1X   A18, B26, A18        ; <2> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B4, A9, B18          ; <2> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A5, 18, A24          ; <4> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B18, 18, B17         ; <4> SHL     mixed_63, 18, shifted_63
||      ROTL    .M1    A24, 5, A7           ; <1> ROTL    t_product_12, 5, t_12
||      MPYHLU  .M2    B25, B25, B10        ; <3> MPYHLU  c, c, mixed_49
||      LDW     .D1T1  *+A27[18], A24       ; <0> LDW     *+odd[2 * (9)], key_c_3
||      ADDAH   .D2    B10, B8, B8          ; <4> ADDAH   c, square_63, sum_63
        ADD     .L1    A29, A24, A8         ; <4> ADD     sum_62, shifted_62, product_62
||      XOR     .L2    B18, B31, B31        ; <2> XOR     c2_26, u_26, c
||      SHL     .S1    A5, 18, A12          ; <3> SHL     mixed_48, 18, shifted_48
||      ADD     .S2    B8, B17, B24         ; <4> ADD     sum_63, shifted_63, product_63
||      MPYU    .M1    A26, A26, A29        ; <3> MPYU    a, a, square_48
||      MPYU    .M2    B25, B25, B18        ; <3> MPYU    c, c, square_49
||      XOR     .D1    A18, A22, A22        ; <2> XOR     a2_26, t_26, a
||      LDW     .D2T2  *-B13[3], B26        ; <0> LDW     *-from_cd[3], d
        NEG     .L1    A7, A5               ; <1> NEG     t_12, back_15
||      NEG     .L2    B4, B17              ; <1> NEG     u_12, back_16
||      SHRU    .S1    A8, 27, A9           ; <4> SHRU    product_62, 27, t_61
||      SHRU    .S2    B24, 27, B8          ; <4> SHRU    product_63, 27, u_61
||      MPYHLU  .M1    A22, A22, A19        ; <2> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B31, B31, B2         ; <2> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A27[16], A29       ; <0> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B29[8], B6         ; <2> LDW     *+even[2 * (4)], key_a_38
        NEG     .L1    A9, A14              ; <4> NEG     t_61, back_64
||      NEG     .L2    B8, B17              ; <4> NEG     u_61, back_65
||      SUB     .S1    A17, A19, A5         ; <4> SUB     a, key_c_66, keyed_71
||      SHL     .S2    B10, 18, B19         ; <3> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A14, A5, A17         ; <1> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B28, B17, B2         ; <1> ROTL    keyed_16, back_16, a1_12
||      ADDAH   .D1    A26, A29, A29        ; <3> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B25, B18, B10        ; <3> ADDAH   c, square_49, sum_49
        SUB     .L1    A24, A25, A4         ; <0> SUB     a, s0, a
||      SUB     .L2    B28, B11, B28        ; <0> SUB     c, s1, c
||      ADD     .S1    A29, A12, A12        ; <3> ADD     sum_48, shifted_48, product_48
||      SHL     .S2    B2, 18, B16          ; <2> SHL     mixed_35, 18, shifted_35
||      MPYU    .M1    A22, A22, A16        ; <2> MPYU    a, a, square_34
||      MPYU    .M2    B31, B31, B18        ; <2> MPYU    c, c, square_35
||      LDW     .D1T1  *+A27[14], A22       ; <1> LDW     *+odd[2 * (7)], key_c_17
||      SUB     .D2    B23, B20, B20        ; <1> SUB     d, key_a_17, keyed_23
        SUB     .L1    A15, A16, A29        ; <4> SUB     b, key_c_59, keyed_64
||      ADD     .L2    B10, B19, B9         ; <3> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A12, 27, A15         ; <3> SHRU    product_48, 27, t_47
||      SHL     .S2    B24, 5, B19          ; <4> SHL     product_63, 5, u_upper_61
||      MPYU    .M1    A4, A4, A13          ; <0> MPYU    a, a, square_6
||      MPYHLU  .M2    B28, B28, B23        ; <0> MPYHLU  c, c, mixed_7
||      LDW     .D1T1  *+A27[10], A7        ; <2> LDW     *+odd[2 * (5)], key_c_31
||      SUB     .D2    B3, B9, B24          ; <4> SUB     d, key_a_59, keyed_65
        SUB     .L1    A26, A13, A20        ; <3> SUB     a, key_c_52, keyed_57
||      SUB     .L2    B6, B27, B4          ; <3> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A8, 5, A14           ; <4> SHL     product_62, 5, t_upper_61
||      SUB     .S2    B21, B1, B3          ; <2> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A29, A14, A18        ; <4> ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B24, B17, B24        ; <4> ROTL    keyed_65, back_65, a1_61
||      LDW     .D1T1  *-A23[3], A6         ; <0> LDW     *-from_ab[3], b
||      XOR     .D2X   B4, A17, B27         ; <1> XOR     c1_12, u_12, c
        SUB     .L1    A22, A30, A17        ; <2> SUB     a, key_c_38, keyed_43
||      XOR     .S1X   A7, B2, A13          ; <1> XOR     a1_12, t_12, a
||      SHRU    .S2    B9, 27, B2           ; <3> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A4, A4, A19          ; <0> MPYHLU  a, a, mixed_6
||      MPYHLU  .M2    B27, B27, B9         ; <1> MPYHLU  c, c, mixed_21
||      ADDAH   .D1    A4, A13, A26         ; <0> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B31, B18, B17        ; <2> ADDAH   c, square_35, sum_35
        NEG     .L1    A15, A8              ; <3> NEG     t_47, back_50
||      ADD     .L2    B17, B16, B17        ; <2> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A19, 18, A16         ; <2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B9, 5, B10           ; <3> SHL     product_49, 5, u_upper_47
||      MPYHLU  .M1    A13, A13, A30        ; <1> MPYHLU  a, a, mixed_20
||      MPYU    .M2    B27, B27, B16        ; <1> MPYU    c, c, square_21
||      ADDAH   .D1    A22, A16, A7         ; <2> ADDAH   a, square_34, sum_34
||      LDW     .D2T2  *+B29[18], B22       ; <0> LDW     *+even[2 * (9)], key_a_3
        ADD     .L1    A7, A16, A18         ; <2> ADD     sum_34, shifted_34, t_product_33
||      XOR     .L2X   B19, A18, B24        ; <4> XOR     c1_61, u_upper_61, c2_61
||      XOR     .S1X   A14, B24, A14        ; <4> XOR     a1_61, t_upper_61, a2_61
||      NEG     .S2    B2, B18              ; <3> NEG     u_47, back_51
||      MPYU    .M1    A13, A13, A16        ; <1> MPYU    a, a, square_20
||      MPYU    .M2    B28, B28, B9         ; <0> MPYU    c, c, square_7
||      LDW     .D1T1  *+A27[8], A30        ; <1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B29[10], B1        ; <1> LDW     *+even[2 * (5)], key_a_31
        SUB     .L1    A6, A7, A18          ; <2> SUB     b, key_c_31, keyed_36
||      XOR     .L2    B24, B8, B18         ; <4> XOR     c2_61, u_61, d
||      SHL     .S1    A19, 18, A7          ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B9, 18, B24          ; <1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A18, 5, A9           ; <2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B4, B18, B9          ; <3> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *+A27[0], A19        ; <3> LDW     *+odd[2 * (0)], key_c_66
||      ADDAH   .D2    B27, B16, B16        ; <1> ADDAH   c, square_21, sum_21
        XOR     .L1    A14, A9, A14         ; <4> XOR     a2_61, t_61, b
||      ADD     .L2    B16, B24, B24        ; <1> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A12, 5, A12          ; <3> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B23, 18, B16         ; <0> SHL     mixed_7, 18, shifted_7
||      ROTL    .M1    A28, A8, A19         ; <3> ROTL    keyed_50, back_50, c1_47
||      MPYU    .M2    B18, B18, B21        ; <4> MPYU    d, d, square_70
||      ADDAH   .D1    A13, A16, A8         ; <1> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B28, B9, B19         ; <0> ADDAH   c, square_7, sum_7
        SUB     .L1    A6, A24, A6          ; <0> SUB     b, key_c_3, keyed_8
||      ADD     .L2    B19, B16, B17        ; <0> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A30, 18, A26         ; <1> SHL     mixed_20, 18, shifted_20
||      SHRU    .S2    B24, 27, B16         ; <1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A14, A14, A16        ; <4> MPYU    b, b, square_69
||      ROTL    .M2    B17, 5, B25          ; <2> ROTL    u_product_33, 5, u_33
||      ADD     .D1    A26, A7, A28         ; <0> ADD     sum_6, shifted_6, product_6
||      SUB     .D2    B25, B22, B4         ; <3> SUB     c, key_a_52, keyed_58
        NEG     .L1    A9, A12              ; <2> NEG     t_33, back_36
||      NEG     .L2    B16, B19             ; <1> NEG     u_19, back_23
||      SHRU    .S1    A28, 27, A7          ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B23         ; <0> SHRU    product_7, 27, u_5
||      MPYHLU  .M1    A14, A14, A18        ; <4> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B20        ; <4> MPYHLU  d, d, mixed_70
||      XOR     .D1X   A12, B9, A24         ; <3> XOR     a1_47, t_upper_47, a2_47
||      LDW     .D2T2  *+B29[2], B9         ; <3> LDW     *+even[2 * (1)], key_a_59
        ADD     .L1    A8, A26, A8          ; <1> ADD     sum_20, shifted_20, product_20
||      NEG     .L2    B23, B8              ; <0> NEG     u_5, back_9
||      NEG     .S1    A7, A26              ; <0> NEG     t_5, back_8
||      NEG     .S2    B25, B10             ; <2> NEG     u_33, back_37
||      ROTL    .M1    A18, A12, A0         ; <2> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B20, B19, B19        ; <1> ROTL    keyed_23, back_23, a1_19
||      ADDAH   .D1    A14, A16, A12        ; <4> ADDAH   b, square_69, sum_69
||      XOR     .D2X   B10, A19, B9         ; <3> XOR     c1_47, u_upper_47, c2_47
        SUB     .L1    A0, A22, A6          ; <1> SUB     b, key_c_17, keyed_22
||      XOR     .L2    B9, B2, B3           ; <3> XOR     c2_47, u_47, d
||      SHRU    .S1    A8, 27, A22          ; <1> SHRU    product_20, 27, t_19
||      SHL     .S2    B20, 18, B10         ; <4> SHL     mixed_70, 18, shifted_70
||      ROTL    .M1    A6, A26, A24         ; <0> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B3, B10, B27         ; <2> ROTL    keyed_37, back_37, a1_33
||      XOR     .D1    A24, A15, A15        ; <3> XOR     a2_47, t_47, b
||      ADDAH   .D2    B18, B21, B9         ; <4> ADDAH   d, square_70, sum_70
        NEG     .L1    A22, A18             ; <1> NEG     t_19, back_22
||      SUB     .L2    B31, B6, B30         ; <2> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A18, 18, A16         ; <4> SHL     mixed_69, 18, shifted_69
||      SUB     .S2    B26, B22, B2         ; <0> SUB     d, key_a_3, keyed_9
||      MPYU    .M1    A15, A15, A26        ; <3> MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B31          ; <3> MPYU    d, d, square_56
||      SUB     .D1    A14, A1, A14         ; <4> SUB     b, t0, b
||      SUB     .D2    B27, B30, B26        ; <1> SUB     c, key_a_24, keyed_30
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .L2    B9, B10, B24         ; <4> ADD     sum_70, shifted_70, product_70
||      SHL     .S1    A8, 5, A16           ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B24, 5, B20          ; <1> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A15, A15, A18        ; <3> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B17          ; <3> MPYHLU  d, d, mixed_56
||      ADD     .D1    A12, A16, A12        ; <4> ADD     sum_69, shifted_69, product_69
||      LDW     .D2T2  *+B29[6], B27        ; <2> LDW     *+even[2 * (3)], key_a_45
        XOR     .L1X   A9, B27, A9          ; <2> XOR     a1_33, t_33, b
||      XOR     .L2X   B25, A0, B6          ; <2> XOR     c1_33, u_33, d
||      SHRU    .S1    A12, 27, A8          ; <4> SHRU    product_69, 27, t_68
||      SHL     .S2    B17, 5, B22          ; <0> SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A6, A18, A6          ; <1> ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B2, B8, B21          ; <0> ROTL    keyed_9, back_9, a1_5
||      ADDAH   .D1    A15, A26, A0         ; <3> ADDAH   b, square_55, sum_55
||      LDW     .D2T2  *+B29[4], B22        ; <2> LDW     *+even[2 * (2)], key_a_52
        XOR     .L1X   A16, B19, A26        ; <1> XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B22, A24, B19        ; <0> XOR     c1_5, u_upper_5, c2_5
||      SHL     .S1    A18, 18, A24         ; <3> SHL     mixed_55, 18, shifted_55
||      SHRU    .S2    B24, 27, B8          ; <4> SHRU    product_70, 27, u_68
||      MPYHLU  .M1    A9, A9, A0           ; <2> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B25          ; <2> MPYU    d, d, square_42
||      LDW     .D1T1  *+A27[2], A16        ; <3> LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B3, B31, B10         ; <3> ADDAH   d, square_56, sum_56
        ADD     .L1    A0, A24, A16         ; <3> ADD     sum_55, shifted_55, t_product_54
||      NEG     .L2    B8, B17              ; <4> NEG     u_68, back_72
||      SHL     .S1    A28, 5, A18          ; <0> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 18, B2          ; <3> SHL     mixed_56, 18, shifted_56
||      MPYU    .M1    A9, A9, A16          ; <2> MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B10          ; <2> MPYHLU  d, d, mixed_42
||      LDW     .D1T1  *+A27[12], A26       ; <1> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B29[14], B20       ; <0> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A8, A26              ; <4> NEG     t_68, back_71
||      ADD     .L2    B10, B2, B31         ; <3> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A12, 5, A24          ; <4> SHL     product_69, 5, t_upper_68
||      XOR     .S2X   B20, A6, B5          ; <1> XOR     c1_19, u_upper_19, c2_19
||      ROTL    .M1    A16, 5, A18          ; <3> ROTL    t_product_54, 5, t_54
||      ROTL    .M2    B5, B17, B5          ; <4> ROTL    keyed_72, back_72, a1_68
||      XOR     .D1    A26, A22, A6         ; <1> XOR     a2_19, t_19, b
||      LDW     .D2T2  *+B29[0], B19        ; <3> LDW     *+even[2 * (0)], key_a_66
        XOR     .L1X   A18, B21, A22        ; <0> XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2    B5, B16, B21         ; <1> XOR     c2_19, u_19, d
||      SHL     .S1    A0, 18, A5           ; <2> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B10, 18, B20         ; <2> SHL     mixed_42, 18, shifted_42
||      ROTL    .M1    A5, A26, A22         ; <4> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B31, 5, B10          ; <3> ROTL    u_product_54, 5, u_54
||      ADDAH   .D1    A9, A16, A26         ; <2> ADDAH   b, square_41, sum_41
||      ADDAH   .D2    B6, B25, B16         ; <2> ADDAH   d, square_42, sum_42
        ADD     .L1    A26, A5, A31         ; <2> ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B16, B20, B24        ; <2> ADD     sum_42, shifted_42, product_42
||      XOR     .S1    A22, A7, A0          ; <0> XOR     a2_5, t_5, b
||      SHL     .S2    B24, 5, B25          ; <4> SHL     product_70, 5, u_upper_68
||      MPYHLU  .M1    A6, A6, A24          ; <1> MPYHLU  b, b, mixed_27
||      MPYU    .M2    B21, B21, B17        ; <1> MPYU    d, d, square_28
||      SUB     .D1    A9, A31, A28         ; <2> SUB     b, key_c_45, keyed_50
||      LDW     .D2T2  *+B29[12], B30       ; <0> LDW     *+even[2 * (6)], key_a_24
        XOR     .L1X   A24, B5, A5          ; <4> XOR     a1_68, t_upper_68, a2_68
||      NEG     .L2    B10, B5              ; <3> NEG     u_54, back_58
||      NEG     .S1    A18, A7              ; <3> NEG     t_54, back_57
||      SHRU    .S2    B24, 27, B16         ; <2> SHRU    product_42, 27, u_40
||      MPYU    .M1    A6, A6, A9           ; <1> MPYU    b, b, square_27
||      MPYHLU  .M2    B21, B21, B2         ; <1> MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A27[6], A31        ; <1> LDW     *+odd[2 * (3)], key_c_45
||      XOR     .D2    B19, B23, B23        ; <0> XOR     c2_5, u_5, d
        XOR     .L1    A5, A8, A5           ; <4> XOR     a2_68, t_68, a
||      NEG     .L2    B16, B5              ; <2> NEG     u_40, back_44
||      SHRU    .S1    A31, 27, A7          ; <2> SHRU    product_41, 27, t_40
||[A2]  B       .S2    rc6_decrypt_blocks_c64x$rounds; <0> [left] B       rounds
||      ROTL    .M1    A20, A7, A24         ; <3> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B4, B5, B2           ; <3> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A27[4], A13        ; <2> LDW     *+odd[2 * (2)], key_c_52
||      ADDAH   .D2    B21, B17, B4         ; <1> ADDAH   d, square_28, sum_28
        NEG     .L1    A7, A22              ; <2> NEG     t_40, back_43
||      XOR     .L2X   B25, A22, B25        ; <4> XOR     c1_68, u_upper_68, c2_68
||      SHL     .S1    A24, 18, A8          ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B31          ; <1> SHL     mixed_28, 18, shifted_28
||      MPYU    .M1    A0, A0, A9           ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B23, B23, B17        ; <0> MPYU    d, d, square_14
||      ADDAH   .D1    A6, A9, A9           ; <1> ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B29[16], B8        ; <0> LDW     *+even[2 * (8)], key_a_10
        ADD     .L1    A9, A8, A12          ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B4, B31, B25         ; <1> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A31, 5, A5           ; <2> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B24, 5, B24          ; <2> SHL     product_42, 5, u_upper_40
||      ROTL    .M1    A17, A22, A8         ; <2> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B30, B5, B5          ; <2> ROTL    keyed_44, back_44, a1_40
||      STW     .D1T1  A5, *A21++[4]        ; <4> STW     a, *to_ab++[4]
||      XOR     .D2    B25, B8, B8          ; <4> XOR     c2_68, u_68, c
        XOR     .L1X   A18, B2, A17         ; <3> XOR     a1_54, t_54, a
||      XOR     .L2X   B10, A24, B10        ; <3> XOR     c1_54, u_54, c
||      SHRU    .S1    A12, 27, A22         ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B31         ; <1> SHRU    product_28, 27, u_26
||      MPYHLU  .M1    A0, A0, A18          ; <0> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B23, B23, B18        ; <0> MPYHLU  d, d, mixed_14
||      STW     .D1T1  A14, *-A21[3]        ; <4> STW     b, *-to_ab[3]
||      ADDAH   .D2    B23, B17, B17        ; <0> ADDAH   d, square_14, sum_14
        SUB     .L1    A13, A26, A26        ; <1> SUB     a, key_c_24, keyed_29
||      NEG     .L2    B31, B8              ; <1> NEG     u_26, back_30
||      NEG     .S1    A22, A14             ; <1> NEG     t_26, back_29
||      SUB     .S2    B18, B12, B2         ; <4> SUB     d, t1, d
||      MPYU    .M1    A17, A17, A29        ; <3> MPYU    a, a, square_62
||      MPYHLU  .M2    B10, B10, B18        ; <3> MPYHLU  c, c, mixed_63
||      STW     .D2T2  B8, *B7++[4]         ; <4> STW     c, *to_cd++[4]
        XOR     .L1X   A5, B5, A26          ; <2> XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B24, A8, B5          ; <2> XOR     c1_40, u_upper_40, c2_40
||      SUB     .S1    A4, A29, A14         ; <0> SUB     a, key_c_10, keyed_15
||      SHL     .S2    B18, 18, B4          ; <0> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A26, A14, A9         ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B26, B8, B26         ; <1> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A0, A9, A24          ; <0> ADDAH   b, square_13, sum_13
||      STW     .D2T2  B2, *-B7[3]          ; <4> STW     d, *-to_cd[3]
rc6_decrypt_blocks_c64x$rounds$exit:
        XOR     .L1    A26, A7, A26         ; <-3> XOR     a2_40, t_40, a
||      ADD     .L2    B17, B4, B16         ; <-1> ADD     sum_14, shifted_14, u_product_12
||      SHL     .S1    A18, 18, A8          ; <-1> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B25, 5, B4           ; <-2> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A17, A17, A5         ; <-4> MPYHLU  a, a, mixed_62
||      MPYU    .M2    B10, B10, B8         ; <-4> MPYU    c, c, square_63
||      XOR     .D2    B5, B16, B25         ; <-3> XOR     c2_40, u_40, c
        ADD     .L1    A24, A8, A24         ; <-1> ADD     sum_13, shifted_13, t_product_12
||      SUB     .L2    B10, B19, B5         ; <-4> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A12, 5, A18          ; <-2> SHL     product_27, 5, t_upper_26
||      SUB     .S2    B28, B8, B28         ; <-1> SUB     c, key_a_10, keyed_16
||      MPYHLU  .M1    A26, A26, A5         ; <-3> MPYHLU  a, a, mixed_48
||      ROTL    .M2    B16, 5, B4           ; <-1> ROTL    u_product_12, 5, u_12
||      ADDAH   .D1    A17, A29, A29        ; <-4> ADDAH   a, square_62, sum_62
        XOR     .L1X   A18, B26, A18        ; <-2> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B4, A9, B18          ; <-2> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A5, 18, A24          ; <-4> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B18, 18, B17         ; <-4> SHL     mixed_63, 18, shifted_63
||      ROTL    .M1    A24, 5, A7           ; <-1> ROTL    t_product_12, 5, t_12
||      MPYHLU  .M2    B25, B25, B10        ; <-3> MPYHLU  c, c, mixed_49
||      ADDAH   .D2    B10, B8, B8          ; <-4> ADDAH   c, square_63, sum_63
        ADD     .L1    A29, A24, A8         ; <-4> ADD     sum_62, shifted_62, product_62
||      XOR     .L2    B18, B31, B31        ; <-2> XOR     c2_26, u_26, c
||      SHL     .S1    A5, 18, A12          ; <-3> SHL     mixed_48, 18, shifted_48
||      ADD     .S2    B8, B17, B24         ; <-4> ADD     sum_63, shifted_63, product_63
||      MPYU    .M1    A26, A26, A29        ; <-3> MPYU    a, a, square_48
||      MPYU    .M2    B25, B25, B18        ; <-3> MPYU    c, c, square_49
||      XOR     .D1    A18, A22, A22        ; <-2> XOR     a2_26, t_26, a
        NEG     .L1    A7, A5               ; <-1> NEG     t_12, back_15
||      NEG     .L2    B4, B17              ; <-1> NEG     u_12, back_16
||      SHRU    .S1    A8, 27, A9           ; <-4> SHRU    product_62, 27, t_61
||      SHRU    .S2    B24, 27, B8          ; <-4> SHRU    product_63, 27, u_61
||      MPYHLU  .M1    A22, A22, A19        ; <-2> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B31, B31, B2         ; <-2> MPYHLU  c, c, mixed_35
||      LDW     .D2T2  *+B29[8], B6         ; <-2> LDW     *+even[2 * (4)], key_a_38
        NEG     .L1    A9, A14              ; <-4> NEG     t_61, back_64
||      NEG     .L2    B8, B17              ; <-4> NEG     u_61, back_65
||      SUB     .S1    A17, A19, A5         ; <-4> SUB     a, key_c_66, keyed_71
||      SHL     .S2    B10, 18, B19         ; <-3> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A14, A5, A17         ; <-1> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B28, B17, B2         ; <-1> ROTL    keyed_16, back_16, a1_12
||      ADDAH   .D1    A26, A29, A29        ; <-3> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B25, B18, B10        ; <-3> ADDAH   c, square_49, sum_49
        ADD     .S1    A29, A12, A12        ; <-3> ADD     sum_48, shifted_48, product_48
||      SHL     .S2    B2, 18, B16          ; <-2> SHL     mixed_35, 18, shifted_35
||      MPYU    .M1    A22, A22, A16        ; <-2> MPYU    a, a, square_34
||      MPYU    .M2    B31, B31, B18        ; <-2> MPYU    c, c, square_35
||      LDW     .D1T1  *+A27[14], A22       ; <-1> LDW     *+odd[2 * (7)], key_c_17
||      SUB     .D2    B23, B20, B20        ; <-1> SUB     d, key_a_17, keyed_23
        SUB     .L1    A15, A16, A29        ; <-4> SUB     b, key_c_59, keyed_64
||      ADD     .L2    B10, B19, B9         ; <-3> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A12, 27, A15         ; <-3> SHRU    product_48, 27, t_47
||      SHL     .S2    B24, 5, B19          ; <-4> SHL     product_63, 5, u_upper_61
||      LDW     .D1T1  *+A27[10], A7        ; <-2> LDW     *+odd[2 * (5)], key_c_31
||      SUB     .D2    B3, B9, B24          ; <-4> SUB     d, key_a_59, keyed_65
        SUB     .L1    A26, A13, A20        ; <-3> SUB     a, key_c_52, keyed_57
||      SUB     .L2    B6, B27, B4          ; <-3> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A8, 5, A14           ; <-4> SHL     product_62, 5, t_upper_61
||      SUB     .S2    B21, B1, B3          ; <-2> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A29, A14, A18        ; <-4> ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B24, B17, B24        ; <-4> ROTL    keyed_65, back_65, a1_61
||      XOR     .D2X   B4, A17, B27         ; <-1> XOR     c1_12, u_12, c
        SUB     .L1    A22, A30, A17        ; <-2> SUB     a, key_c_38, keyed_43
||      XOR     .S1X   A7, B2, A13          ; <-1> XOR     a1_12, t_12, a
||      SHRU    .S2    B9, 27, B2           ; <-3> SHRU    product_49, 27, u_47
||      MPYHLU  .M2    B27, B27, B9         ; <-1> MPYHLU  c, c, mixed_21
||      ADDAH   .D2    B31, B18, B17        ; <-2> ADDAH   c, square_35, sum_35
        NEG     .L1    A15, A8              ; <-3> NEG     t_47, back_50
||      ADD     .L2    B17, B16, B17        ; <-2> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A19, 18, A16         ; <-2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B9, 5, B10           ; <-3> SHL     product_49, 5, u_upper_47
||      MPYHLU  .M1    A13, A13, A30        ; <-1> MPYHLU  a, a, mixed_20
||      MPYU    .M2    B27, B27, B16        ; <-1> MPYU    c, c, square_21
||      ADDAH   .D1    A22, A16, A7         ; <-2> ADDAH   a, square_34, sum_34
        ADD     .L1    A7, A16, A18         ; <-2> ADD     sum_34, shifted_34, t_product_33
||      XOR     .L2X   B19, A18, B24        ; <-4> XOR     c1_61, u_upper_61, c2_61
||      XOR     .S1X   A14, B24, A14        ; <-4> XOR     a1_61, t_upper_61, a2_61
||      NEG     .S2    B2, B18              ; <-3> NEG     u_47, back_51
||      MPYU    .M1    A13, A13, A16        ; <-1> MPYU    a, a, square_20
||      LDW     .D1T1  *+A27[8], A30        ; <-1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B29[10], B1        ; <-1> LDW     *+even[2 * (5)], key_a_31
        SUB     .L1    A6, A7, A18          ; <-2> SUB     b, key_c_31, keyed_36
||      XOR     .L2    B24, B8, B18         ; <-4> XOR     c2_61, u_61, d
||      SHL     .S2    B9, 18, B24          ; <-1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A18, 5, A9           ; <-2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B4, B18, B9          ; <-3> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *+A27[0], A19        ; <-3> LDW     *+odd[2 * (0)], key_c_66
||      ADDAH   .D2    B27, B16, B16        ; <-1> ADDAH   c, square_21, sum_21
        XOR     .L1    A14, A9, A14         ; <-4> XOR     a2_61, t_61, b
||      ADD     .L2    B16, B24, B24        ; <-1> ADD     sum_21, shifted_21, product_21
||      SHL     .S1    A12, 5, A12          ; <-3> SHL     product_48, 5, t_upper_47
||      ROTL    .M1    A28, A8, A19         ; <-3> ROTL    keyed_50, back_50, c1_47
||      MPYU    .M2    B18, B18, B21        ; <-4> MPYU    d, d, square_70
||      ADDAH   .D1    A13, A16, A8         ; <-1> ADDAH   a, square_20, sum_20
        SHL     .S1    A30, 18, A26         ; <-1> SHL     mixed_20, 18, shifted_20
||      SHRU    .S2    B24, 27, B16         ; <-1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A14, A14, A16        ; <-4> MPYU    b, b, square_69
||      ROTL    .M2    B17, 5, B25          ; <-2> ROTL    u_product_33, 5, u_33
||      SUB     .D2    B25, B22, B4         ; <-3> SUB     c, key_a_52, keyed_58
        NEG     .L1    A9, A12              ; <-2> NEG     t_33, back_36
||      NEG     .L2    B16, B19             ; <-1> NEG     u_19, back_23
||      MPYHLU  .M1    A14, A14, A18        ; <-4> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B20        ; <-4> MPYHLU  d, d, mixed_70
||      XOR     .D1X   A12, B9, A24         ; <-3> XOR     a1_47, t_upper_47, a2_47
||      LDW     .D2T2  *+B29[2], B9         ; <-3> LDW     *+even[2 * (1)], key_a_59
        ADD     .L1    A8, A26, A8          ; <-1> ADD     sum_20, shifted_20, product_20
||      NEG     .S2    B25, B10             ; <-2> NEG     u_33, back_37
||      ROTL    .M1    A18, A12, A0         ; <-2> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B20, B19, B19        ; <-1> ROTL    keyed_23, back_23, a1_19
||      ADDAH   .D1    A14, A16, A12        ; <-4> ADDAH   b, square_69, sum_69
||      XOR     .D2X   B10, A19, B9         ; <-3> XOR     c1_47, u_upper_47, c2_47
        SUB     .L1    A0, A22, A6          ; <-1> SUB     b, key_c_17, keyed_22
||      XOR     .L2    B9, B2, B3           ; <-3> XOR     c2_47, u_47, d
||      SHRU    .S1    A8, 27, A22          ; <-1> SHRU    product_20, 27, t_19
||      SHL     .S2    B20, 18, B10         ; <-4> SHL     mixed_70, 18, shifted_70
||      ROTL    .M2    B3, B10, B27         ; <-2> ROTL    keyed_37, back_37, a1_33
||      XOR     .D1    A24, A15, A15        ; <-3> XOR     a2_47, t_47, b
||      ADDAH   .D2    B18, B21, B9         ; <-4> ADDAH   d, square_70, sum_70
        NEG     .L1    A22, A18             ; <-1> NEG     t_19, back_22
||      SUB     .L2    B31, B6, B30         ; <-2> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A18, 18, A16         ; <-4> SHL     mixed_69, 18, shifted_69
||      MPYU    .M1    A15, A15, A26        ; <-3> MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B31          ; <-3> MPYU    d, d, square_56
||      SUB     .D1    A14, A1, A14         ; <-4> SUB     b, t0, b
||      SUB     .D2    B27, B30, B26        ; <-1> SUB     c, key_a_24, keyed_30
        ADD     .L2    B9, B10, B24         ; <-4> ADD     sum_70, shifted_70, product_70
||      SHL     .S1    A8, 5, A16           ; <-1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B24, 5, B20          ; <-1> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A15, A15, A18        ; <-3> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B17          ; <-3> MPYHLU  d, d, mixed_56
||      ADD     .D1    A12, A16, A12        ; <-4> ADD     sum_69, shifted_69, product_69
||      LDW     .D2T2  *+B29[6], B27        ; <-2> LDW     *+even[2 * (3)], key_a_45
        XOR     .L1X   A9, B27, A9          ; <-2> XOR     a1_33, t_33, b
||      XOR     .L2X   B25, A0, B6          ; <-2> XOR     c1_33, u_33, d
||      SHRU    .S1    A12, 27, A8          ; <-4> SHRU    product_69, 27, t_68
||      ROTL    .M1    A6, A18, A6          ; <-1> ROTL    keyed_22, back_22, c1_19
||      ADDAH   .D1    A15, A26, A0         ; <-3> ADDAH   b, square_55, sum_55
||      LDW     .D2T2  *+B29[4], B22        ; <-2> LDW     *+even[2 * (2)], key_a_52
        XOR     .L1X   A16, B19, A26        ; <-1> XOR     a1_19, t_upper_19, a2_19
||      SHL     .S1    A18, 18, A24         ; <-3> SHL     mixed_55, 18, shifted_55
||      SHRU    .S2    B24, 27, B8          ; <-4> SHRU    product_70, 27, u_68
||      MPYHLU  .M1    A9, A9, A0           ; <-2> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B25          ; <-2> MPYU    d, d, square_42
||      LDW     .D1T1  *+A27[2], A16        ; <-3> LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B3, B31, B10         ; <-3> ADDAH   d, square_56, sum_56
        ADD     .L1    A0, A24, A16         ; <-3> ADD     sum_55, shifted_55, t_product_54
||      NEG     .L2    B8, B17              ; <-4> NEG     u_68, back_72
||      SHL     .S2    B17, 18, B2          ; <-3> SHL     mixed_56, 18, shifted_56
||      MPYU    .M1    A9, A9, A16          ; <-2> MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B10          ; <-2> MPYHLU  d, d, mixed_42
||      LDW     .D1T1  *+A27[12], A26       ; <-1> LDW     *+odd[2 * (6)], key_c_24
        NEG     .L1    A8, A26              ; <-4> NEG     t_68, back_71
||      ADD     .L2    B10, B2, B31         ; <-3> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A12, 5, A24          ; <-4> SHL     product_69, 5, t_upper_68
||      XOR     .S2X   B20, A6, B5          ; <-1> XOR     c1_19, u_upper_19, c2_19
||      ROTL    .M1    A16, 5, A18          ; <-3> ROTL    t_product_54, 5, t_54
||      ROTL    .M2    B5, B17, B5          ; <-4> ROTL    keyed_72, back_72, a1_68
||      XOR     .D1    A26, A22, A6         ; <-1> XOR     a2_19, t_19, b
||      LDW     .D2T2  *+B29[0], B19        ; <-3> LDW     *+even[2 * (0)], key_a_66
        XOR     .L2    B5, B16, B21         ; <-1> XOR     c2_19, u_19, d
||      SHL     .S1    A0, 18, A5           ; <-2> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B10, 18, B20         ; <-2> SHL     mixed_42, 18, shifted_42
||      ROTL    .M1    A5, A26, A22         ; <-4> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B31, 5, B10          ; <-3> ROTL    u_product_54, 5, u_54
||      ADDAH   .D1    A9, A16, A26         ; <-2> ADDAH   b, square_41, sum_41
||      ADDAH   .D2    B6, B25, B16         ; <-2> ADDAH   d, square_42, sum_42
        ADD     .L1    A26, A5, A31         ; <-2> ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B16, B20, B24        ; <-2> ADD     sum_42, shifted_42, product_42
||      SHL     .S2    B24, 5, B25          ; <-4> SHL     product_70, 5, u_upper_68
||      MPYHLU  .M1    A6, A6, A24          ; <-1> MPYHLU  b, b, mixed_27
||      MPYU    .M2    B21, B21, B17        ; <-1> MPYU    d, d, square_28
||      SUB     .D1    A9, A31, A28         ; <-2> SUB     b, key_c_45, keyed_50
        XOR     .L1X   A24, B5, A5          ; <-4> XOR     a1_68, t_upper_68, a2_68
||      NEG     .L2    B10, B5              ; <-3> NEG     u_54, back_58
||      NEG     .S1    A18, A7              ; <-3> NEG     t_54, back_57
||      SHRU    .S2    B24, 27, B16         ; <-2> SHRU    product_42, 27, u_40
||      MPYU    .M1    A6, A6, A9           ; <-1> MPYU    b, b, square_27
||      MPYHLU  .M2    B21, B21, B2         ; <-1> MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A27[6], A31        ; <-1> LDW     *+odd[2 * (3)], key_c_45
        XOR     .L1    A5, A8, A5           ; <-4> XOR     a2_68, t_68, a
||      NEG     .L2    B16, B5              ; <-2> NEG     u_40, back_44
||      SHRU    .S1    A31, 27, A7          ; <-2> SHRU    product_41, 27, t_40
||      ROTL    .M1    A20, A7, A24         ; <-3> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B4, B5, B2           ; <-3> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A27[4], A13        ; <-2> LDW     *+odd[2 * (2)], key_c_52
||      ADDAH   .D2    B21, B17, B4         ; <-1> ADDAH   d, square_28, sum_28
        NEG     .L1    A7, A22              ; <-2> NEG     t_40, back_43
||      XOR     .L2X   B25, A22, B25        ; <-4> XOR     c1_68, u_upper_68, c2_68
||      SHL     .S1    A24, 18, A8          ; <-1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B2, 18, B31          ; <-1> SHL     mixed_28, 18, shifted_28
||      ADDAH   .D1    A6, A9, A9           ; <-1> ADDAH   b, square_27, sum_27
        ADD     .L1    A9, A8, A12          ; <-1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B4, B31, B25         ; <-1> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A31, 5, A5           ; <-2> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B24, 5, B24          ; <-2> SHL     product_42, 5, u_upper_40
||      ROTL    .M1    A17, A22, A8         ; <-2> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B30, B5, B5          ; <-2> ROTL    keyed_44, back_44, a1_40
||      STW     .D1T1  A5, *A21++[4]        ; <-4> STW     a, *to_ab++[4]
||      XOR     .D2    B25, B8, B8          ; <-4> XOR     c2_68, u_68, c
        XOR     .L1X   A18, B2, A17         ; <-3> XOR     a1_54, t_54, a
||      XOR     .L2X   B10, A24, B10        ; <-3> XOR     c1_54, u_54, c
||      SHRU    .S1    A12, 27, A22         ; <-1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B25, 27, B31         ; <-1> SHRU    product_28, 27, u_26
||      STW     .D1T1  A14, *-A21[3]        ; <-4> STW     b, *-to_ab[3]
        SUB     .L1    A13, A26, A26        ; <-1> SUB     a, key_c_24, keyed_29
||      NEG     .L2    B31, B8              ; <-1> NEG     u_26, back_30
||      NEG     .S1    A22, A14             ; <-1> NEG     t_26, back_29
||      SUB     .S2    B18, B12, B2         ; <-4> SUB     d, t1, d
||      MPYU    .M1    A17, A17, A29        ; <-3> MPYU    a, a, square_62
||      MPYHLU  .M2    B10, B10, B18        ; <-3> MPYHLU  c, c, mixed_63
||      STW     .D2T2  B8, *B7++[4]         ; <-4> STW     c, *to_cd++[4]
        XOR     .L1X   A5, B5, A26          ; <-2> XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B24, A8, B5          ; <-2> XOR     c1_40, u_upper_40, c2_40
||      ROTL    .M1    A26, A14, A9         ; <-1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B26, B8, B26         ; <-1> ROTL    keyed_30, back_30, a1_26
||      STW     .D2T2  B2, *-B7[3]          ; <-4> STW     d, *-to_cd[3]
        XOR     .L1    A26, A7, A26         ; <-2> XOR     a2_40, t_40, a
||      SHL     .S2    B25, 5, B4           ; <-1> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A17, A17, A5         ; <-3> MPYHLU  a, a, mixed_62
||      MPYU    .M2    B10, B10, B8         ; <-3> MPYU    c, c, square_63
||      XOR     .D2    B5, B16, B25         ; <-2> XOR     c2_40, u_40, c
        SUB     .L2    B10, B19, B5         ; <-3> SUB     c, key_a_66, keyed_72
||      SHL     .S1    A12, 5, A18          ; <-1> SHL     product_27, 5, t_upper_26
||      MPYHLU  .M1    A26, A26, A5         ; <-2> MPYHLU  a, a, mixed_48
||      ADDAH   .D1    A17, A29, A29        ; <-3> ADDAH   a, square_62, sum_62
        XOR     .L1X   A18, B26, A18        ; <-1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B4, A9, B18          ; <-1> XOR     c1_26, u_upper_26, c2_26
||      SHL     .S1    A5, 18, A24          ; <-3> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B18, 18, B17         ; <-3> SHL     mixed_63, 18, shifted_63
||      MPYHLU  .M2    B25, B25, B10        ; <-2> MPYHLU  c, c, mixed_49
||      ADDAH   .D2    B10, B8, B8          ; <-3> ADDAH   c, square_63, sum_63
        ADD     .L1    A29, A24, A8         ; <-3> ADD     sum_62, shifted_62, product_62
||      XOR     .L2    B18, B31, B31        ; <-1> XOR     c2_26, u_26, c
||      SHL     .S1    A5, 18, A12          ; <-2> SHL     mixed_48, 18, shifted_48
||      ADD     .S2    B8, B17, B24         ; <-3> ADD     sum_63, shifted_63, product_63
||      MPYU    .M1    A26, A26, A29        ; <-2> MPYU    a, a, square_48
||      MPYU    .M2    B25, B25, B18        ; <-2> MPYU    c, c, square_49
||      XOR     .D1    A18, A22, A22        ; <-1> XOR     a2_26, t_26, a
        SHRU    .S1    A8, 27, A9           ; <-3> SHRU    product_62, 27, t_61
||      SHRU    .S2    B24, 27, B8          ; <-3> SHRU    product_63, 27, u_61
||      MPYHLU  .M1    A22, A22, A19        ; <-1> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B31, B31, B2         ; <-1> MPYHLU  c, c, mixed_35
||      LDW     .D2T2  *+B29[8], B6         ; <-1> LDW     *+even[2 * (4)], key_a_38
        NEG     .L1    A9, A14              ; <-3> NEG     t_61, back_64
||      NEG     .L2    B8, B17              ; <-3> NEG     u_61, back_65
||      SUB     .S1    A17, A19, A5         ; <-3> SUB     a, key_c_66, keyed_71
||      SHL     .S2    B10, 18, B19         ; <-2> SHL     mixed_49, 18, shifted_49
||      ADDAH   .D1    A26, A29, A29        ; <-2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B25, B18, B10        ; <-2> ADDAH   c, square_49, sum_49
        ADD     .S1    A29, A12, A12        ; <-2> ADD     sum_48, shifted_48, product_48
||      SHL     .S2    B2, 18, B16          ; <-1> SHL     mixed_35, 18, shifted_35
||      MPYU    .M1    A22, A22, A16        ; <-1> MPYU    a, a, square_34
||      MPYU    .M2    B31, B31, B18        ; <-1> MPYU    c, c, square_35
        SUB     .L1    A15, A16, A29        ; <-3> SUB     b, key_c_59, keyed_64
||      ADD     .L2    B10, B19, B9         ; <-2> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A12, 27, A15         ; <-2> SHRU    product_48, 27, t_47
||      SHL     .S2    B24, 5, B19          ; <-3> SHL     product_63, 5, u_upper_61
||      LDW     .D1T1  *+A27[10], A7        ; <-1> LDW     *+odd[2 * (5)], key_c_31
||      SUB     .D2    B3, B9, B24          ; <-3> SUB     d, key_a_59, keyed_65
        SUB     .L1    A26, A13, A20        ; <-2> SUB     a, key_c_52, keyed_57
||      SUB     .L2    B6, B27, B4          ; <-2> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A8, 5, A14           ; <-3> SHL     product_62, 5, t_upper_61
||      SUB     .S2    B21, B1, B3          ; <-1> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A29, A14, A18        ; <-3> ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B24, B17, B24        ; <-3> ROTL    keyed_65, back_65, a1_61
        SUB     .L1    A22, A30, A17        ; <-1> SUB     a, key_c_38, keyed_43
||      SHRU    .S2    B9, 27, B2           ; <-2> SHRU    product_49, 27, u_47
||      ADDAH   .D2    B31, B18, B17        ; <-1> ADDAH   c, square_35, sum_35
        NEG     .L1    A15, A8              ; <-2> NEG     t_47, back_50
||      ADD     .L2    B17, B16, B17        ; <-1> ADD     sum_35, shifted_35, u_product_33
||      SHL     .S1    A19, 18, A16         ; <-1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B9, 5, B10           ; <-2> SHL     product_49, 5, u_upper_47
||      ADDAH   .D1    A22, A16, A7         ; <-1> ADDAH   a, square_34, sum_34
        ADD     .L1    A7, A16, A18         ; <-1> ADD     sum_34, shifted_34, t_product_33
||      XOR     .L2X   B19, A18, B24        ; <-3> XOR     c1_61, u_upper_61, c2_61
||      XOR     .S1X   A14, B24, A14        ; <-3> XOR     a1_61, t_upper_61, a2_61
||      NEG     .S2    B2, B18              ; <-2> NEG     u_47, back_51
        SUB     .L1    A6, A7, A18          ; <-1> SUB     b, key_c_31, keyed_36
||      XOR     .L2    B24, B8, B18         ; <-3> XOR     c2_61, u_61, d
||      ROTL    .M1    A18, 5, A9           ; <-1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B4, B18, B9          ; <-2> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *+A27[0], A19        ; <-2> LDW     *+odd[2 * (0)], key_c_66
        XOR     .L1    A14, A9, A14         ; <-3> XOR     a2_61, t_61, b
||      SHL     .S1    A12, 5, A12          ; <-2> SHL     product_48, 5, t_upper_47
||      ROTL    .M1    A28, A8, A19         ; <-2> ROTL    keyed_50, back_50, c1_47
||      MPYU    .M2    B18, B18, B21        ; <-3> MPYU    d, d, square_70
        MPYU    .M1    A14, A14, A16        ; <-3> MPYU    b, b, square_69
||      ROTL    .M2    B17, 5, B25          ; <-1> ROTL    u_product_33, 5, u_33
||      SUB     .D2    B25, B22, B4         ; <-2> SUB     c, key_a_52, keyed_58
        NEG     .L1    A9, A12              ; <-1> NEG     t_33, back_36
||      MPYHLU  .M1    A14, A14, A18        ; <-3> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B20        ; <-3> MPYHLU  d, d, mixed_70
||      XOR     .D1X   A12, B9, A24         ; <-2> XOR     a1_47, t_upper_47, a2_47
||      LDW     .D2T2  *+B29[2], B9         ; <-2> LDW     *+even[2 * (1)], key_a_59
        NEG     .S2    B25, B10             ; <-1> NEG     u_33, back_37
||      ROTL    .M1    A18, A12, A0         ; <-1> ROTL    keyed_36, back_36, c1_33
||      ADDAH   .D1    A14, A16, A12        ; <-3> ADDAH   b, square_69, sum_69
||      XOR     .D2X   B10, A19, B9         ; <-2> XOR     c1_47, u_upper_47, c2_47
        XOR     .L2    B9, B2, B3           ; <-2> XOR     c2_47, u_47, d
||      SHL     .S2    B20, 18, B10         ; <-3> SHL     mixed_70, 18, shifted_70
||      ROTL    .M2    B3, B10, B27         ; <-1> ROTL    keyed_37, back_37, a1_33
||      XOR     .D1    A24, A15, A15        ; <-2> XOR     a2_47, t_47, b
||      ADDAH   .D2    B18, B21, B9         ; <-3> ADDAH   d, square_70, sum_70
        SUB     .L2    B31, B6, B30         ; <-1> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A18, 18, A16         ; <-3> SHL     mixed_69, 18, shifted_69
||      MPYU    .M1    A15, A15, A26        ; <-2> MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B31          ; <-2> MPYU    d, d, square_56
||      SUB     .D1    A14, A1, A14         ; <-3> SUB     b, t0, b
        ADD     .L2    B9, B10, B24         ; <-3> ADD     sum_70, shifted_70, product_70
||      MPYHLU  .M1    A15, A15, A18        ; <-2> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B17          ; <-2> MPYHLU  d, d, mixed_56
||      ADD     .D1    A12, A16, A12        ; <-3> ADD     sum_69, shifted_69, product_69
||      LDW     .D2T2  *+B29[6], B27        ; <-1> LDW     *+even[2 * (3)], key_a_45
        XOR     .L1X   A9, B27, A9          ; <-1> XOR     a1_33, t_33, b
||      XOR     .L2X   B25, A0, B6          ; <-1> XOR     c1_33, u_33, d
||      SHRU    .S1    A12, 27, A8          ; <-3> SHRU    product_69, 27, t_68
||      ADDAH   .D1    A15, A26, A0         ; <-2> ADDAH   b, square_55, sum_55
||      LDW     .D2T2  *+B29[4], B22        ; <-1> LDW     *+even[2 * (2)], key_a_52
        SHL     .S1    A18, 18, A24         ; <-2> SHL     mixed_55, 18, shifted_55
||      SHRU    .S2    B24, 27, B8          ; <-3> SHRU    product_70, 27, u_68
||      MPYHLU  .M1    A9, A9, A0           ; <-1> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B25          ; <-1> MPYU    d, d, square_42
||      LDW     .D1T1  *+A27[2], A16        ; <-2> LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B3, B31, B10         ; <-2> ADDAH   d, square_56, sum_56
        ADD     .L1    A0, A24, A16         ; <-2> ADD     sum_55, shifted_55, t_product_54
||      NEG     .L2    B8, B17              ; <-3> NEG     u_68, back_72
||      SHL     .S2    B17, 18, B2          ; <-2> SHL     mixed_56, 18, shifted_56
||      MPYU    .M1    A9, A9, A16          ; <-1> MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B10          ; <-1> MPYHLU  d, d, mixed_42
        NEG     .L1    A8, A26              ; <-3> NEG     t_68, back_71
||      ADD     .L2    B10, B2, B31         ; <-2> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A12, 5, A24          ; <-3> SHL     product_69, 5, t_upper_68
||      ROTL    .M1    A16, 5, A18          ; <-2> ROTL    t_product_54, 5, t_54
||      ROTL    .M2    B5, B17, B5          ; <-3> ROTL    keyed_72, back_72, a1_68
||      LDW     .D2T2  *+B29[0], B19        ; <-2> LDW     *+even[2 * (0)], key_a_66
        SHL     .S1    A0, 18, A5           ; <-1> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B10, 18, B20         ; <-1> SHL     mixed_42, 18, shifted_42
||      ROTL    .M1    A5, A26, A22         ; <-3> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B31, 5, B10          ; <-2> ROTL    u_product_54, 5, u_54
||      ADDAH   .D1    A9, A16, A26         ; <-1> ADDAH   b, square_41, sum_41
||      ADDAH   .D2    B6, B25, B16         ; <-1> ADDAH   d, square_42, sum_42
        ADD     .L1    A26, A5, A31         ; <-1> ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B16, B20, B24        ; <-1> ADD     sum_42, shifted_42, product_42
||      SHL     .S2    B24, 5, B25          ; <-3> SHL     product_70, 5, u_upper_68
||      SUB     .D1    A9, A31, A28         ; <-1> SUB     b, key_c_45, keyed_50
        XOR     .L1X   A24, B5, A5          ; <-3> XOR     a1_68, t_upper_68, a2_68
||      NEG     .L2    B10, B5              ; <-2> NEG     u_54, back_58
||      NEG     .S1    A18, A7              ; <-2> NEG     t_54, back_57
||      SHRU    .S2    B24, 27, B16         ; <-1> SHRU    product_42, 27, u_40
        XOR     .L1    A5, A8, A5           ; <-3> XOR     a2_68, t_68, a
||      NEG     .L2    B16, B5              ; <-1> NEG     u_40, back_44
||      SHRU    .S1    A31, 27, A7          ; <-1> SHRU    product_41, 27, t_40
||      ROTL    .M1    A20, A7, A24         ; <-2> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B4, B5, B2           ; <-2> ROTL    keyed_58, back_58, a1_54
||      LDW     .D1T1  *+A27[4], A13        ; <-1> LDW     *+odd[2 * (2)], key_c_52
        NEG     .L1    A7, A22              ; <-1> NEG     t_40, back_43
||      XOR     .L2X   B25, A22, B25        ; <-3> XOR     c1_68, u_upper_68, c2_68
        SHL     .S1    A31, 5, A5           ; <-1> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B24, 5, B24          ; <-1> SHL     product_42, 5, u_upper_40
||      ROTL    .M1    A17, A22, A8         ; <-1> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B30, B5, B5          ; <-1> ROTL    keyed_44, back_44, a1_40
||      STW     .D1T1  A5, *A21++[4]        ; <-3> STW     a, *to_ab++[4]
||      XOR     .D2    B25, B8, B8          ; <-3> XOR     c2_68, u_68, c
        XOR     .L1X   A18, B2, A17         ; <-2> XOR     a1_54, t_54, a
||      XOR     .L2X   B10, A24, B10        ; <-2> XOR     c1_54, u_54, c
||      STW     .D1T1  A14, *-A21[3]        ; <-3> STW     b, *-to_ab[3]
        SUB     .S2    B18, B12, B2         ; <-3> SUB     d, t1, d
||      MPYU    .M1    A17, A17, A29        ; <-2> MPYU    a, a, square_62
||      MPYHLU  .M2    B10, B10, B18        ; <-2> MPYHLU  c, c, mixed_63
||      STW     .D2T2  B8, *B7++[4]         ; <-3> STW     c, *to_cd++[4]
        XOR     .L1X   A5, B5, A26          ; <-1> XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B24, A8, B5          ; <-1> XOR     c1_40, u_upper_40, c2_40
||      STW     .D2T2  B2, *-B7[3]          ; <-3> STW     d, *-to_cd[3]
        XOR     .L1    A26, A7, A26         ; <-1> XOR     a2_40, t_40, a
||      MPYHLU  .M1    A17, A17, A5         ; <-2> MPYHLU  a, a, mixed_62
||      MPYU    .M2    B10, B10, B8         ; <-2> MPYU    c, c, square_63
||      XOR     .D2    B5, B16, B25         ; <-1> XOR     c2_40, u_40, c
        SUB     .L2    B10, B19, B5         ; <-2> SUB     c, key_a_66, keyed_72
||      MPYHLU  .M1    A26, A26, A5         ; <-1> MPYHLU  a, a, mixed_48
||      ADDAH   .D1    A17, A29, A29        ; <-2> ADDAH   a, square_62, sum_62
        SHL     .S1    A5, 18, A24          ; <-2> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B18, 18, B17         ; <-2> SHL     mixed_63, 18, shifted_63
||      MPYHLU  .M2    B25, B25, B10        ; <-1> MPYHLU  c, c, mixed_49
||      ADDAH   .D2    B10, B8, B8          ; <-2> ADDAH   c, square_63, sum_63
        ADD     .L1    A29, A24, A8         ; <-2> ADD     sum_62, shifted_62, product_62
||      SHL     .S1    A5, 18, A12          ; <-1> SHL     mixed_48, 18, shifted_48
||      ADD     .S2    B8, B17, B24         ; <-2> ADD     sum_63, shifted_63, product_63
||      MPYU    .M1    A26, A26, A29        ; <-1> MPYU    a, a, square_48
||      MPYU    .M2    B25, B25, B18        ; <-1> MPYU    c, c, square_49
        SHRU    .S1    A8, 27, A9           ; <-2> SHRU    product_62, 27, t_61
||      SHRU    .S2    B24, 27, B8          ; <-2> SHRU    product_63, 27, u_61
        NEG     .L1    A9, A14              ; <-2> NEG     t_61, back_64
||      NEG     .L2    B8, B17              ; <-2> NEG     u_61, back_65
||      SUB     .S1    A17, A19, A5         ; <-2> SUB     a, key_c_66, keyed_71
||      SHL     .S2    B10, 18, B19         ; <-1> SHL     mixed_49, 18, shifted_49
||      ADDAH   .D1    A26, A29, A29        ; <-1> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B25, B18, B10        ; <-1> ADDAH   c, square_49, sum_49
        ADD     .S1    A29, A12, A12        ; <-1> ADD     sum_48, shifted_48, product_48
        SUB     .L1    A15, A16, A29        ; <-2> SUB     b, key_c_59, keyed_64
||      ADD     .L2    B10, B19, B9         ; <-1> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A12, 27, A15         ; <-1> SHRU    product_48, 27, t_47
||      SHL     .S2    B24, 5, B19          ; <-2> SHL     product_63, 5, u_upper_61
||      SUB     .D2    B3, B9, B24          ; <-2> SUB     d, key_a_59, keyed_65
        SUB     .L1    A26, A13, A20        ; <-1> SUB     a, key_c_52, keyed_57
||      SUB     .L2    B6, B27, B4          ; <-1> SUB     d, key_a_45, keyed_51
||      SHL     .S1    A8, 5, A14           ; <-2> SHL     product_62, 5, t_upper_61
||      ROTL    .M1    A29, A14, A18        ; <-2> ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B24, B17, B24        ; <-2> ROTL    keyed_65, back_65, a1_61
        SHRU    .S2    B9, 27, B2           ; <-1> SHRU    product_49, 27, u_47
        NEG     .L1    A15, A8              ; <-1> NEG     t_47, back_50
||      SHL     .S2    B9, 5, B10           ; <-1> SHL     product_49, 5, u_upper_47
        XOR     .L2X   B19, A18, B24        ; <-2> XOR     c1_61, u_upper_61, c2_61
||      XOR     .S1X   A14, B24, A14        ; <-2> XOR     a1_61, t_upper_61, a2_61
||      NEG     .S2    B2, B18              ; <-1> NEG     u_47, back_51
        XOR     .L2    B24, B8, B18         ; <-2> XOR     c2_61, u_61, d
||      ROTL    .M2    B4, B18, B9          ; <-1> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *+A27[0], A19        ; <-1> LDW     *+odd[2 * (0)], key_c_66
        XOR     .L1    A14, A9, A14         ; <-2> XOR     a2_61, t_61, b
||      SHL     .S1    A12, 5, A12          ; <-1> SHL     product_48, 5, t_upper_47
||      ROTL    .M1    A28, A8, A19         ; <-1> ROTL    keyed_50, back_50, c1_47
||      MPYU    .M2    B18, B18, B21        ; <-2> MPYU    d, d, square_70
        MPYU    .M1    A14, A14, A16        ; <-2> MPYU    b, b, square_69
||      SUB     .D2    B25, B22, B4         ; <-1> SUB     c, key_a_52, keyed_58
        MPYHLU  .M1    A14, A14, A18        ; <-2> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B20        ; <-2> MPYHLU  d, d, mixed_70
||      XOR     .D1X   A12, B9, A24         ; <-1> XOR     a1_47, t_upper_47, a2_47
||      LDW     .D2T2  *+B29[2], B9         ; <-1> LDW     *+even[2 * (1)], key_a_59
        ADDAH   .D1    A14, A16, A12        ; <-2> ADDAH   b, square_69, sum_69
||      XOR     .D2X   B10, A19, B9         ; <-1> XOR     c1_47, u_upper_47, c2_47
        XOR     .L2    B9, B2, B3           ; <-1> XOR     c2_47, u_47, d
||      SHL     .S2    B20, 18, B10         ; <-2> SHL     mixed_70, 18, shifted_70
||      XOR     .D1    A24, A15, A15        ; <-1> XOR     a2_47, t_47, b
||      ADDAH   .D2    B18, B21, B9         ; <-2> ADDAH   d, square_70, sum_70
        SHL     .S1    A18, 18, A16         ; <-2> SHL     mixed_69, 18, shifted_69
||      MPYU    .M1    A15, A15, A26        ; <-1> MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B31          ; <-1> MPYU    d, d, square_56
||      SUB     .D1    A14, A1, A14         ; <-2> SUB     b, t0, b
        ADD     .L2    B9, B10, B24         ; <-2> ADD     sum_70, shifted_70, product_70
||      MPYHLU  .M1    A15, A15, A18        ; <-1> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B17          ; <-1> MPYHLU  d, d, mixed_56
||      ADD     .D1    A12, A16, A12        ; <-2> ADD     sum_69, shifted_69, product_69
        SHRU    .S1    A12, 27, A8          ; <-2> SHRU    product_69, 27, t_68
||      ADDAH   .D1    A15, A26, A0         ; <-1> ADDAH   b, square_55, sum_55
        SHL     .S1    A18, 18, A24         ; <-1> SHL     mixed_55, 18, shifted_55
||      SHRU    .S2    B24, 27, B8          ; <-2> SHRU    product_70, 27, u_68
||      LDW     .D1T1  *+A27[2], A16        ; <-1> LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B3, B31, B10         ; <-1> ADDAH   d, square_56, sum_56
        ADD     .L1    A0, A24, A16         ; <-1> ADD     sum_55, shifted_55, t_product_54
||      NEG     .L2    B8, B17              ; <-2> NEG     u_68, back_72
||      SHL     .S2    B17, 18, B2          ; <-1> SHL     mixed_56, 18, shifted_56
        NEG     .L1    A8, A26              ; <-2> NEG     t_68, back_71
||      ADD     .L2    B10, B2, B31         ; <-1> ADD     sum_56, shifted_56, u_product_54
||      SHL     .S1    A12, 5, A24          ; <-2> SHL     product_69, 5, t_upper_68
||      ROTL    .M1    A16, 5, A18          ; <-1> ROTL    t_product_54, 5, t_54
||      ROTL    .M2    B5, B17, B5          ; <-2> ROTL    keyed_72, back_72, a1_68
||      LDW     .D2T2  *+B29[0], B19        ; <-1> LDW     *+even[2 * (0)], key_a_66
        ROTL    .M1    A5, A26, A22         ; <-2> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B31, 5, B10          ; <-1> ROTL    u_product_54, 5, u_54
        SHL     .S2    B24, 5, B25          ; <-2> SHL     product_70, 5, u_upper_68
        XOR     .L1X   A24, B5, A5          ; <-2> XOR     a1_68, t_upper_68, a2_68
||      NEG     .L2    B10, B5              ; <-1> NEG     u_54, back_58
||      NEG     .S1    A18, A7              ; <-1> NEG     t_54, back_57
        XOR     .L1    A5, A8, A5           ; <-2> XOR     a2_68, t_68, a
||      ROTL    .M1    A20, A7, A24         ; <-1> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B4, B5, B2           ; <-1> ROTL    keyed_58, back_58, a1_54
        XOR     .L2X   B25, A22, B25        ; <-2> XOR     c1_68, u_upper_68, c2_68
        STW     .D1T1  A5, *A21++[4]        ; <-2> STW     a, *to_ab++[4]
||      XOR     .D2    B25, B8, B8          ; <-2> XOR     c2_68, u_68, c
        XOR     .L1X   A18, B2, A17         ; <-1> XOR     a1_54, t_54, a
||      XOR     .L2X   B10, A24, B10        ; <-1> XOR     c1_54, u_54, c
||      STW     .D1T1  A14, *-A21[3]        ; <-2> STW     b, *-to_ab[3]
        SUB     .S2    B18, B12, B2         ; <-2> SUB     d, t1, d
||      MPYU    .M1    A17, A17, A29        ; <-1> MPYU    a, a, square_62
||      MPYHLU  .M2    B10, B10, B18        ; <-1> MPYHLU  c, c, mixed_63
||      STW     .D2T2  B8, *B7++[4]         ; <-2> STW     c, *to_cd++[4]
        STW     .D2T2  B2, *-B7[3]          ; <-2> STW     d, *-to_cd[3]
        MPYHLU  .M1    A17, A17, A5         ; <-1> MPYHLU  a, a, mixed_62
||      MPYU    .M2    B10, B10, B8         ; <-1> MPYU    c, c, square_63
        SUB     .L2    B10, B19, B5         ; <-1> SUB     c, key_a_66, keyed_72
||      ADDAH   .D1    A17, A29, A29        ; <-1> ADDAH   a, square_62, sum_62
        SHL     .S1    A5, 18, A24          ; <-1> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B18, 18, B17         ; <-1> SHL     mixed_63, 18, shifted_63
||      ADDAH   .D2    B10, B8, B8          ; <-1> ADDAH   c, square_63, sum_63
        ADD     .L1    A29, A24, A8         ; <-1> ADD     sum_62, shifted_62, product_62
||      ADD     .S2    B8, B17, B24         ; <-1> ADD     sum_63, shifted_63, product_63
        SHRU    .S1    A8, 27, A9           ; <-1> SHRU    product_62, 27, t_61
||      SHRU    .S2    B24, 27, B8          ; <-1> SHRU    product_63, 27, u_61
        NEG     .L1    A9, A14              ; <-1> NEG     t_61, back_64
||      NEG     .L2    B8, B17              ; <-1> NEG     u_61, back_65
||      SUB     .S1    A17, A19, A5         ; <-1> SUB     a, key_c_66, keyed_71
        MV      .L1X   B0, A6               ; move blocks
||      MV      .S1    A10, A4              ; move out
        SUB     .L1    A15, A16, A29        ; <-1> SUB     b, key_c_59, keyed_64
||      SHL     .S2    B24, 5, B19          ; <-1> SHL     product_63, 5, u_upper_61
||      SUB     .D2    B3, B9, B24          ; <-1> SUB     d, key_a_59, keyed_65
        SHL     .S1    A8, 5, A14           ; <-1> SHL     product_62, 5, t_upper_61
||      ROTL    .M1    A29, A14, A18        ; <-1> ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B24, B17, B24        ; <-1> ROTL    keyed_65, back_65, a1_61
        NOP     2
        XOR     .L2X   B19, A18, B24        ; <-1> XOR     c1_61, u_upper_61, c2_61
||      XOR     .S1X   A14, B24, A14        ; <-1> XOR     a1_61, t_upper_61, a2_61
        XOR     .L2    B24, B8, B18         ; <-1> XOR     c2_61, u_61, d
        XOR     .L1    A14, A9, A14         ; <-1> XOR     a2_61, t_61, b
||      MPYU    .M2    B18, B18, B21        ; <-1> MPYU    d, d, square_70
        MPYU    .M1    A14, A14, A16        ; <-1> MPYU    b, b, square_69
        MPYHLU  .M1    A14, A14, A18        ; <-1> MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B18, B18, B20        ; <-1> MPYHLU  d, d, mixed_70
        ADDAH   .D1    A14, A16, A12        ; <-1> ADDAH   b, square_69, sum_69
        SHL     .S2    B20, 18, B10         ; <-1> SHL     mixed_70, 18, shifted_70
||      ADDAH   .D2    B18, B21, B9         ; <-1> ADDAH   d, square_70, sum_70
        SHL     .S1    A18, 18, A16         ; <-1> SHL     mixed_69, 18, shifted_69
||      SUB     .D1    A14, A1, A14         ; <-1> SUB     b, t0, b
        ADD     .L2    B9, B10, B24         ; <-1> ADD     sum_70, shifted_70, product_70
||      ADD     .D1    A12, A16, A12        ; <-1> ADD     sum_69, shifted_69, product_69
        SHRU    .S1    A12, 27, A8          ; <-1> SHRU    product_69, 27, t_68
        SHRU    .S2    B24, 27, B8          ; <-1> SHRU    product_70, 27, u_68
        NEG     .L2    B8, B17              ; <-1> NEG     u_68, back_72
        NEG     .L1    A8, A26              ; <-1> NEG     t_68, back_71
||      SHL     .S1    A12, 5, A24          ; <-1> SHL     product_69, 5, t_upper_68
||      ROTL    .M2    B5, B17, B5          ; <-1> ROTL    keyed_72, back_72, a1_68
        ROTL    .M1    A5, A26, A22         ; <-1> ROTL    keyed_71, back_71, c1_68
        SHL     .S2    B24, 5, B25          ; <-1> SHL     product_70, 5, u_upper_68
        XOR     .L1X   A24, B5, A5          ; <-1> XOR     a1_68, t_upper_68, a2_68
        XOR     .L1    A5, A8, A5           ; <-1> XOR     a2_68, t_68, a
        XOR     .L2X   B25, A22, B25        ; <-1> XOR     c1_68, u_upper_68, c2_68
        STW     .D1T1  A5, *A21++[4]        ; <-1> STW     a, *to_ab++[4]
||      XOR     .D2    B25, B8, B8          ; <-1> XOR     c2_68, u_68, c
        STW     .D1T1  A14, *-A21[3]        ; <-1> STW     b, *-to_ab[3]
        SUB     .S2    B18, B12, B2         ; <-1> SUB     d, t1, d
||      STW     .D2T2  B8, *B7++[4]         ; <-1> STW     c, *to_cd++[4]
        STW     .D2T2  B2, *-B7[3]          ; <-1> STW     d, *-to_cd[3]
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4:
        SUB     .L2X   A3, 1, B0            ; SUB     pass, 1, pass
        CMPEQ   .L2    1, B0, B1            ; CMPEQ   pass, 1, last
||      ADDK    .S1    -80, A11             ; ADDK    -80, keys
  [B0]  B       .S2    rc6_decrypt_blocks_c64x$next; [pass] B       next
||[B1]  LDW     .D1T2  *-A11[1], B12        ; [last] LDW     *-keys[1], t1
        ZERO    .L1    A25                  ; ZERO    s0
||      ZERO    .L2    B11                  ; ZERO    s1
||      MV      .S1    A4, A3               ; MV      out, from
||      MV      .S2    B0, B3               ; move pass
||[B1]  LDW     .D1T1  *-A11[2], A1         ; [last] LDW     *-keys[2], t0
        NOP     4
rc6_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[6], A12         ; restore A12
||      LDW     .D2T2  *+B15[9], B13        ; restore B13
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        LDW     .D1T1  *+A0[10], A14        ; restore A14
        LDW     .D1T1  *+A0[11], A15        ; restore A15
||      LDW     .D2T2  *+B15[5], B11        ; restore B11
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[2], A10         ; restore A10
        LDW     .D1T1  *+A0[4], A11         ; restore A11
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        ADDK    .S2    48, B15              ; frame
        NOP     3
rc6_decrypt_blocks_c64x$rounds$few:
        LDW     .D1T1  *A23++[4], A0        ; LDW     *from_ab++[4], a
||      LDW     .D2T2  *B13++[4], B0        ; LDW     *from_cd++[4], c
        LDW     .D1T1  *+A27[18], A5        ; LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B29[16], B1        ; LDW     *+even[2 * (8)], key_a_10
        LDW     .D1T1  *+A27[16], A7        ; LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B29[18], B2        ; LDW     *+even[2 * (9)], key_a_3
        LDW     .D1T1  *+A27[6], A8         ; LDW     *+odd[2 * (3)], key_c_45
        LDW     .D1T1  *-A23[3], A9         ; LDW     *-from_ab[3], b
        SUB     .L1    A0, A25, A0          ; SUB     a, s0, a
||      SUB     .L2    B0, B11, B0          ; SUB     c, s1, c
||      LDW     .D2T2  *-B13[3], B3         ; LDW     *-from_cd[3], d
        MPYHLU  .M1    A0, A0, A9           ; MPYHLU  a, a, mixed_6
||      MPYU    .M2    B0, B0, B3           ; MPYU    c, c, square_7
||      LDW     .D1T1  *+A27[14], A10       ; LDW     *+odd[2 * (7)], key_c_17
        MPYU    .M1    A0, A0, A12          ; MPYU    a, a, square_6
||      MPYHLU  .M2    B0, B0, B4           ; MPYHLU  c, c, mixed_7
||      LDW     .D1T1  *+A27[10], A5        ; LDW     *+odd[2 * (5)], key_c_31
        SHL     .S1    A9, 18, A10          ; SHL     mixed_6, 18, shifted_6
        SHL     .S2    B4, 18, B4           ; SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A0, A12, A12         ; ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B0, B3, B5           ; ADDAH   c, square_7, sum_7
        ADD     .L1    A12, A10, A12        ; ADD     sum_6, shifted_6, product_6
||      ADD     .L2    B5, B4, B2           ; ADD     sum_7, shifted_7, product_7
||      SUB     .S2    B3, B2, B3           ; SUB     d, key_a_3, keyed_9
        SUB     .L1    A9, A5, A13          ; SUB     b, key_c_3, keyed_8
||      SHRU    .S1    A12, 27, A9          ; SHRU    product_6, 27, t_5
||      SHRU    .S2    B2, 27, B4           ; SHRU    product_7, 27, u_5
||      LDW     .D2T2  *+B29[12], B3        ; LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A9, A14              ; NEG     t_5, back_8
||      NEG     .L2    B4, B5               ; NEG     u_5, back_9
||      LDW     .D1T1  *+A27[12], A12       ; LDW     *+odd[2 * (6)], key_c_24
        SHL     .S1    A12, 5, A12          ; SHL     product_6, 5, t_upper_5
||      SHL     .S2    B2, 5, B2            ; SHL     product_7, 5, u_upper_5
||      ROTL    .M1    A13, A14, A13        ; ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B3, B5, B1           ; ROTL    keyed_9, back_9, a1_5
||      LDW     .D1T1  *+A27[4], A9         ; LDW     *+odd[2 * (2)], key_c_52
        SUB     .L2    B0, B1, B0           ; SUB     c, key_a_10, keyed_16
        NOP
        XOR     .L1X   A12, B1, A13         ; XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2X   B2, A13, B1          ; XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A13, A9, A13         ; XOR     a2_5, t_5, b
||      XOR     .L2    B1, B4, B1           ; XOR     c2_5, u_5, d
        MPYU    .M1    A13, A13, A14        ; MPYU    b, b, square_13
||      MPYU    .M2    B1, B1, B4           ; MPYU    d, d, square_14
        MPYHLU  .M1    A13, A13, A15        ; MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B1, B1, B2           ; MPYHLU  d, d, mixed_14
        ADDAH   .D1    A13, A14, A14        ; ADDAH   b, square_13, sum_13
        SHL     .S1    A15, 18, A15         ; SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B2, 18, B2           ; SHL     mixed_14, 18, shifted_14
||      LDW     .D1T1  *+A27[2], A13        ; LDW     *+odd[2 * (1)], key_c_59
||      ADDAH   .D2    B1, B4, B4           ; ADDAH   d, square_14, sum_14
        ADD     .L1    A14, A15, A14        ; ADD     sum_13, shifted_13, t_product_12
||      ADD     .L2    B4, B2, B2           ; ADD     sum_14, shifted_14, u_product_12
||      LDW     .D2T2  *+B29[14], B0        ; LDW     *+even[2 * (7)], key_a_17
        SUB     .L1    A13, A10, A10        ; SUB     b, key_c_17, keyed_22
||      ROTL    .M1    A14, 5, A0           ; ROTL    t_product_12, 5, t_12
||      ROTL    .M2    B2, 5, B2            ; ROTL    u_product_12, 5, u_12
        SUB     .L1    A0, A7, A7           ; SUB     a, key_c_10, keyed_15
        NEG     .L1    A0, A14              ; NEG     t_12, back_15
||      NEG     .L2    B2, B4               ; NEG     u_12, back_16
        ROTL    .M1    A7, A14, A7          ; ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B0, B4, B4           ; ROTL    keyed_16, back_16, a1_12
        NOP     2
        XOR     .L1X   A0, B4, A0           ; XOR     a1_12, t_12, a
||      XOR     .L2X   B2, A7, B2           ; XOR     c1_12, u_12, c
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_20
||      MPYHLU  .M2    B2, B2, B4           ; MPYHLU  c, c, mixed_21
        SUB     .L2    B2, B3, B3           ; SUB     c, key_a_24, keyed_30
||      MPYHLU  .M1    A0, A0, A14          ; MPYHLU  a, a, mixed_20
||      MPYU    .M2    B2, B2, B5           ; MPYU    c, c, square_21
        SHL     .S2    B4, 18, B4           ; SHL     mixed_21, 18, shifted_21
        SHL     .S1    A14, 18, A7          ; SHL     mixed_20, 18, shifted_20
||      ADDAH   .D1    A0, A7, A14          ; ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B2, B5, B2           ; ADDAH   c, square_21, sum_21
        ADD     .L1    A14, A7, A7          ; ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B2, B4, B2           ; ADD     sum_21, shifted_21, product_21
        SUB     .L2    B1, B0, B1           ; SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A7, 27, A14          ; SHRU    product_20, 27, t_19
||      SHRU    .S2    B2, 27, B0           ; SHRU    product_21, 27, u_19
        NEG     .L1    A14, A15             ; NEG     t_19, back_22
||      NEG     .L2    B0, B4               ; NEG     u_19, back_23
||      SHL     .S2    B2, 5, B2            ; SHL     product_21, 5, u_upper_19
||      LDW     .D2T2  *+B29[0], B1         ; LDW     *+even[2 * (0)], key_a_66
        SHL     .S1    A7, 5, A7            ; SHL     product_20, 5, t_upper_19
||      ROTL    .M1    A10, A15, A10        ; ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B1, B4, B1           ; ROTL    keyed_23, back_23, a1_19
        NOP
        LDW     .D2T2  *+B29[4], B2         ; LDW     *+even[2 * (2)], key_a_52
        XOR     .L1X   A7, B1, A7           ; XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B2, A10, B2          ; XOR     c1_19, u_upper_19, c2_19
||      LDW     .D2T2  *+B29[8], B5         ; LDW     *+even[2 * (4)], key_a_38
        XOR     .L1    A7, A14, A7          ; XOR     a2_19, t_19, b
||      XOR     .L2    B2, B0, B0           ; XOR     c2_19, u_19, d
        MPYHLU  .M1    A7, A7, A12          ; MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B0, B0, B4           ; MPYHLU  d, d, mixed_28
        SUB     .L1    A0, A12, A0          ; SUB     a, key_c_24, keyed_29
||      MPYU    .M1    A7, A7, A14          ; MPYU    b, b, square_27
||      MPYU    .M2    B0, B0, B6           ; MPYU    d, d, square_28
        SHL     .S1    A12, 18, A12         ; SHL     mixed_27, 18, shifted_27
        SHL     .S2    B4, 18, B4           ; SHL     mixed_28, 18, shifted_28
||      ADDAH   .D1    A7, A14, A14         ; ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B0, B6, B6           ; ADDAH   d, square_28, sum_28
        ADD     .L1    A14, A12, A12        ; ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B6, B4, B4           ; ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A12, 27, A14         ; SHRU    product_27, 27, t_26
||      SHRU    .S2    B4, 27, B6           ; SHRU    product_28, 27, u_26
||      LDW     .D2T2  *+B29[10], B8        ; LDW     *+even[2 * (5)], key_a_31
        NEG     .L1    A14, A10             ; NEG     t_26, back_29
||      NEG     .L2    B6, B8               ; NEG     u_26, back_30
||      LDW     .D2T2  *+B29[6], B3         ; LDW     *+even[2 * (3)], key_a_45
        SHL     .S2    B4, 5, B3            ; SHL     product_28, 5, u_upper_26
||      ROTL    .M1    A0, A10, A0          ; ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B3, B8, B4           ; ROTL    keyed_30, back_30, a1_26
        SHL     .S1    A12, 5, A12          ; SHL     product_27, 5, t_upper_26
        NOP
        XOR     .L1X   A12, B4, A0          ; XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B3, A0, B4           ; XOR     c1_26, u_upper_26, c2_26
        XOR     .L1    A0, A14, A0          ; XOR     a2_26, t_26, a
||      XOR     .L2    B4, B6, B4           ; XOR     c2_26, u_26, c
        MPYU    .M1    A0, A0, A14          ; MPYU    a, a, square_34
||      MPYHLU  .M2    B4, B4, B8           ; MPYHLU  c, c, mixed_35
        SUB     .L2    B0, B8, B0           ; SUB     d, key_a_31, keyed_37
||      MPYHLU  .M1    A0, A0, A12          ; MPYHLU  a, a, mixed_34
||      MPYU    .M2    B4, B4, B6           ; MPYU    c, c, square_35
        SHL     .S2    B8, 18, B8           ; SHL     mixed_35, 18, shifted_35
||      ADDAH   .D1    A0, A14, A14         ; ADDAH   a, square_34, sum_34
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SHL     .S1    A12, 18, A12         ; SHL     mixed_34, 18, shifted_34
||      ADDAH   .D2    B4, B6, B6           ; ADDAH   c, square_35, sum_35
        ADD     .L1    A14, A12, A12        ; ADD     sum_34, shifted_34, t_product_33
||      ADD     .L2    B6, B8, B6           ; ADD     sum_35, shifted_35, u_product_33
        ROTL    .M1    A12, 5, A12          ; ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B6, 5, B6            ; ROTL    u_product_33, 5, u_33
||      LDW     .D2T2  *+B29[2], B0         ; LDW     *+even[2 * (1)], key_a_59
        NOP
        NEG     .L1    A12, A5              ; NEG     t_33, back_36
||      NEG     .L2    B6, B8               ; NEG     u_33, back_37
||      SUB     .S1    A7, A5, A7           ; SUB     b, key_c_31, keyed_36
        ROTL    .M1    A7, A5, A5           ; ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B0, B8, B8           ; ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A27[8], A12        ; LDW     *+odd[2 * (4)], key_c_38
        NOP     2
        XOR     .L1X   A12, B8, A5          ; XOR     a1_33, t_33, b
||      XOR     .L2X   B6, A5, B6           ; XOR     c1_33, u_33, d
        MPYU    .M1    A5, A5, A7           ; MPYU    b, b, square_41
||      MPYHLU  .M2    B6, B6, B5           ; MPYHLU  d, d, mixed_42
        SUB     .L2    B4, B5, B4           ; SUB     c, key_a_38, keyed_44
||      MPYHLU  .M1    A5, A5, A14          ; MPYHLU  b, b, mixed_41
||      MPYU    .M2    B6, B6, B8           ; MPYU    d, d, square_42
        ADDAH   .D1    A5, A7, A7           ; ADDAH   b, square_41, sum_41
        SHL     .S1    A14, 18, A14         ; SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B5, 18, B5           ; SHL     mixed_42, 18, shifted_42
||      ADDAH   .D2    B6, B8, B8           ; ADDAH   d, square_42, sum_42
        ADD     .L1    A7, A14, A0          ; ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B8, B5, B5           ; ADD     sum_42, shifted_42, product_42
||      SUB     .S1    A0, A12, A7          ; SUB     a, key_c_38, keyed_43
        SHRU    .S1    A0, 27, A12          ; SHRU    product_41, 27, t_40
||      SHRU    .S2    B5, 27, B8           ; SHRU    product_42, 27, u_40
||      LDW     .D1T1  *+A27[0], A14        ; LDW     *+odd[2 * (0)], key_c_66
        NEG     .L1    A12, A14             ; NEG     t_40, back_43
||      NEG     .L2    B8, B9               ; NEG     u_40, back_44
        SUB     .L2    B6, B3, B3           ; SUB     d, key_a_45, keyed_51
||      SHL     .S1    A0, 5, A0            ; SHL     product_41, 5, t_upper_40
||      ROTL    .M1    A7, A14, A7          ; ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B4, B9, B4           ; ROTL    keyed_44, back_44, a1_40
        NOP
        SHL     .S2    B5, 5, B5            ; SHL     product_42, 5, u_upper_40
        XOR     .L1X   A0, B4, A0           ; XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B5, A7, B4           ; XOR     c1_40, u_upper_40, c2_40
        XOR     .L1    A0, A12, A0          ; XOR     a2_40, t_40, a
||      XOR     .L2    B4, B8, B4           ; XOR     c2_40, u_40, c
        MPYU    .M1    A0, A0, A12          ; MPYU    a, a, square_48
||      MPYHLU  .M2    B4, B4, B8           ; MPYHLU  c, c, mixed_49
        SUB     .L2    B4, B2, B2           ; SUB     c, key_a_52, keyed_58
||      MPYHLU  .M1    A0, A0, A7           ; MPYHLU  a, a, mixed_48
||      MPYU    .M2    B4, B4, B5           ; MPYU    c, c, square_49
        SHL     .S2    B8, 18, B8           ; SHL     mixed_49, 18, shifted_49
        SHL     .S1    A7, 18, A7           ; SHL     mixed_48, 18, shifted_48
||      ADDAH   .D1    A0, A12, A12         ; ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B4, B5, B4           ; ADDAH   c, square_49, sum_49
        ADD     .L1    A12, A7, A7          ; ADD     sum_48, shifted_48, product_48
||      ADD     .L2    B4, B8, B4           ; ADD     sum_49, shifted_49, product_49
        SUB     .L1    A5, A8, A8           ; SUB     b, key_c_45, keyed_50
||      SHRU    .S1    A7, 27, A5           ; SHRU    product_48, 27, t_47
||      SHRU    .S2    B4, 27, B8           ; SHRU    product_49, 27, u_47
        NEG     .L1    A5, A12              ; NEG     t_47, back_50
||      NEG     .L2    B8, B5               ; NEG     u_47, back_51
        ROTL    .M1    A8, A12, A8          ; ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B3, B5, B3           ; ROTL    keyed_51, back_51, a1_47
        SHL     .S1    A7, 5, A7            ; SHL     product_48, 5, t_upper_47
||      SHL     .S2    B4, 5, B4            ; SHL     product_49, 5, u_upper_47
        NOP
        XOR     .L1X   A7, B3, A7           ; XOR     a1_47, t_upper_47, a2_47
||      XOR     .L2X   B4, A8, B3           ; XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A7, A5, A5           ; XOR     a2_47, t_47, b
||      XOR     .L2    B3, B8, B3           ; XOR     c2_47, u_47, d
        SUB     .L2    B3, B0, B0           ; SUB     d, key_a_59, keyed_65
||      MPYU    .M1    A5, A5, A7           ; MPYU    b, b, square_55
||      MPYU    .M2    B3, B3, B8           ; MPYU    d, d, square_56
        MPYHLU  .M1    A5, A5, A8           ; MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B3, B3, B8           ; MPYHLU  d, d, mixed_56
        ADDAH   .D2    B3, B8, B3           ; ADDAH   d, square_56, sum_56
        SHL     .S1    A8, 18, A7           ; SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B8, 18, B8           ; SHL     mixed_56, 18, shifted_56
||      ADDAH   .D1    A5, A7, A8           ; ADDAH   b, square_55, sum_55
        ADD     .L1    A8, A7, A7           ; ADD     sum_55, shifted_55, t_product_54
||      ADD     .L2    B3, B8, B3           ; ADD     sum_56, shifted_56, u_product_54
        ROTL    .M1    A7, 5, A0            ; ROTL    t_product_54, 5, t_54
||      ROTL    .M2    B3, 5, B3            ; ROTL    u_product_54, 5, u_54
        SUB     .L1    A0, A9, A9           ; SUB     a, key_c_52, keyed_57
        NEG     .L1    A0, A7               ; NEG     t_54, back_57
||      NEG     .L2    B3, B8               ; NEG     u_54, back_58
        ROTL    .M1    A9, A7, A13          ; ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B2, B8, B2           ; ROTL    keyed_58, back_58, a1_54
        SUB     .L1    A5, A13, A5          ; SUB     b, key_c_59, keyed_64
        NOP
        XOR     .L1X   A0, B2, A0           ; XOR     a1_54, t_54, a
||      XOR     .L2X   B3, A13, B2          ; XOR     c1_54, u_54, c
        MPYHLU  .M1    A0, A0, A13          ; MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B2, B2, B3           ; MPYHLU  c, c, mixed_63
        SUB     .L2    B2, B1, B1           ; SUB     c, key_a_66, keyed_72
||      MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_62
||      MPYU    .M2    B2, B2, B8           ; MPYU    c, c, square_63
        SHL     .S1    A13, 18, A13         ; SHL     mixed_62, 18, shifted_62
        SHL     .S2    B3, 18, B2           ; SHL     mixed_63, 18, shifted_63
||      ADDAH   .D1    A0, A7, A7           ; ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B2, B8, B3           ; ADDAH   c, square_63, sum_63
        ADD     .L1    A7, A13, A7          ; ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B3, B2, B2           ; ADD     sum_63, shifted_63, product_63
        SHRU    .S1    A7, 27, A13          ; SHRU    product_62, 27, t_61
||      SHRU    .S2    B2, 27, B3           ; SHRU    product_63, 27, u_61
        NEG     .L1    A13, A9              ; NEG     t_61, back_64
||      NEG     .L2    B3, B8               ; NEG     u_61, back_65
||      SHL     .S1    A7, 5, A7            ; SHL     product_62, 5, t_upper_61
        ROTL    .M1    A5, A9, A5           ; ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B0, B8, B0           ; ROTL    keyed_65, back_65, a1_61
        NOP
        SHL     .S2    B2, 5, B2            ; SHL     product_63, 5, u_upper_61
        XOR     .L1X   A7, B0, A5           ; XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B2, A5, B0           ; XOR     c1_61, u_upper_61, c2_61
        XOR     .L1    A5, A13, A5          ; XOR     a2_61, t_61, b
||      XOR     .L2    B0, B3, B0           ; XOR     c2_61, u_61, d
        MPYU    .M1    A5, A5, A14          ; MPYU    b, b, square_69
||      MPYU    .M2    B0, B0, B2           ; MPYU    d, d, square_70
        SUB     .L1    A0, A14, A0          ; SUB     a, key_c_66, keyed_71
||      SUB     .L2    B0, B12, B3          ; SUB     d, t1, d
||      MPYHLU  .M1    A5, A5, A13          ; MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B0, B0, B2           ; MPYHLU  d, d, mixed_70
        ADDAH   .D1    A5, A14, A14         ; ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B0, B2, B0           ; ADDAH   d, square_70, sum_70
        SHL     .S1    A13, 18, A13         ; SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B2, 18, B2           ; SHL     mixed_70, 18, shifted_70
        ADD     .L1    A14, A13, A13        ; ADD     sum_69, shifted_69, product_69
||      ADD     .L2    B0, B2, B0           ; ADD     sum_70, shifted_70, product_70
        SHRU    .S1    A13, 27, A14         ; SHRU    product_69, 27, t_68
||      SHRU    .S2    B0, 27, B2           ; SHRU    product_70, 27, u_68
        NEG     .L1    A14, A7              ; NEG     t_68, back_71
||      NEG     .L2    B2, B8               ; NEG     u_68, back_72
        SHL     .S1    A13, 5, A0           ; SHL     product_69, 5, t_upper_68
||      SHL     .S2    B0, 5, B0            ; SHL     product_70, 5, u_upper_68
||      ROTL    .M1    A0, A7, A7           ; ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B1, B8, B1           ; ROTL    keyed_72, back_72, a1_68
        SUB     .L1    A5, A1, A5           ; SUB     b, t0, b
||[A2]  B       .S1    rc6_decrypt_blocks_c64x$rounds$few; [left] B       rounds
        NOP
        XOR     .L1X   A0, B1, A0           ; XOR     a1_68, t_upper_68, a2_68
||      XOR     .L2X   B0, A7, B0           ; XOR     c1_68, u_upper_68, c2_68
        XOR     .L1    A0, A14, A0          ; XOR     a2_68, t_68, a
||      XOR     .L2    B0, B2, B0           ; XOR     c2_68, u_68, c
        STW     .D1T1  A0, *A21++[4]        ; STW     a, *to_ab++[4]
||      STW     .D2T2  B0, *B7++[4]         ; STW     c, *to_cd++[4]
        STW     .D1T1  A5, *-A21[3]         ; STW     b, *-to_ab[3]
||      STW     .D2T2  B3, *-B7[3]          ; STW     d, *-to_cd[3]
rc6_decrypt_blocks_c64x$rounds$join:
        B       .S1    rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4; after rounds
        NOP     5
