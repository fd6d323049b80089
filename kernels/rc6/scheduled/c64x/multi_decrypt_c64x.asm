; broadside optimize: source 2f7d556b357f52f8d85c1ef40bf0885df8cd865dc3cfebf799038703ad010b50
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
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1X   B15, A1              ; frame
||[!A1] B       .S1    rc6_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T2  B12, *+B15[4]        ; save B12
        STW     .D1T1  A14, *+A1[7]         ; save A14
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        STW     .D1T1  A13, *+A1[5]         ; save A13
        STW     .D1T1  A12, *+A1[3]         ; save A12
        STW     .D1T1  A11, *+A1[1]         ; save A11
        STW     .D1T1  A15, *+A1[8]         ; save A15
||      STW     .D2T2  B13, *+B15[6]        ; save B13
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$1:
        MV      .L1X   B6, A1               ; MV      schedule, keys
        ADDK    .S1    88, A1               ; ADDK    88, keys
        LDW     .D1T2  *+A1[21], B19        ; LDW     *+keys[21], s1
        LDW     .D1T1  *+A1[20], A26        ; LDW     *+keys[20], s0
        ZERO    .L1    A5                   ; ZERO    t0
||      ZERO    .L2    B5                   ; ZERO    t1
||      MV      .S1X   B4, A3               ; MV      in, from
||      MVK     .S2    2, B13               ; MVK     2, pass
        NOP     3
rc6_decrypt_blocks_c64x$next:
        MV      .L2    B5, B4               ; move t1
||      MV      .S2X   A4, B5               ; copy
        ADD     .L2X   8, A3, B12           ; ADD     from, 8, from_cd
        MV      .L1    A3, A29              ; MV      from, from_ab
||      ADD     .L2    8, B5, B1            ; ADD     out, 8, to_cd
||      MV      .S1    A4, A19              ; MV      out, to_ab
||      MV      .S2X   A6, B5               ; copy
||      ADD     .D1    A1, 4, A13           ; ADD     keys, 4, odd
        MV      .L2X   A1, B31              ; MV      keys, even
||      MV      .S2    B5, B0               ; MV      blocks, left
rc6_decrypt_blocks_c64x$rounds$guard:
        CMPGT   .L2    6, B0, B2            ; few iterations of rounds
  [B2]  B       .S1    rc6_decrypt_blocks_c64x$rounds$few; few iterations of rounds
        NOP     5
rc6_decrypt_blocks_c64x$rounds$entry:
        LDW     .D1T1  *A29++[4], A3        ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <0> LDW     *from_cd++[4], c
        LDW     .D1T1  *-A29[3], A23        ; <0> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <0> LDW     *-from_cd[3], d
        NOP
        LDW     .D1T1  *+A13[16], A9        ; <0> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <0> LDW     *+even[2 * (8)], key_a_10
        LDW     .D1T1  *+A13[18], A7        ; <0> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <0> LDW     *+even[2 * (9)], key_a_3
        MV      .L1    A6, A0               ; move blocks
||      MV      .S1    A4, A2               ; move out
||      MV      .D1X   B3, A16              ; move return$
        NOP
        SUB     .L1    A3, A26, A3          ; <0> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <0> SUB     c, s1, c
        NOP
        SUB     .L1    A23, A7, A23         ; <0> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <0> SUB     d, key_a_3, keyed_9
||      MPYU    .M1    A3, A3, A7           ; <0> MPYU    a, a, square_6
||      SUB     .D1    A3, A9, A18          ; <0> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <0> SUB     c, key_a_10, keyed_16
        SUB     .L2    B0, 6, B0            ; passes of rounds
||      MV      .S2    B4, B3               ; move t1
||      MPYHLU  .M1    A3, A3, A21          ; <0> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <0> MPYU    c, c, square_7
        MPYHLU  .M2    B17, B17, B2         ; <0> MPYHLU  c, c, mixed_7
        SHL     .S1    A21, 18, A7          ; <0> SHL     mixed_6, 18, shifted_6
||      ADDAH   .D1    A3, A7, A3           ; <0> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <0> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <0> ADD     sum_6, shifted_6, product_6
||      SHL     .S2    B2, 18, B17          ; <0> SHL     mixed_7, 18, shifted_7
        ADD     .L2    B4, B17, B17         ; <0> ADD     sum_7, shifted_7, product_7
        SHRU    .S1    A3, 27, A6           ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <0> SHRU    product_7, 27, u_5
        NEG     .L1    A6, A9               ; <0> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <0> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <0> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <0> SHL     product_7, 5, u_upper_5
        NOP
        ROTL    .M1    A23, A9, A8          ; <0> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <0> ROTL    keyed_9, back_9, a1_5
        LDW     .D1T1  *+A13[14], A6        ; <0> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <0> LDW     *+even[2 * (7)], key_a_17
        NOP
        XOR     .D1X   A3, B8, A14          ; <0> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <0> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <0> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <0> XOR     c2_5, u_5, d
        NOP
        SUB     .L1    A22, A6, A30         ; <0> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <0> SUB     d, key_a_17, keyed_23
||      MPYU    .M1    A22, A22, A7         ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <0> MPYU    d, d, square_14
        MPYHLU  .M1    A22, A22, A21        ; <0> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <0> MPYHLU  d, d, mixed_14
        NOP
        SHL     .S1    A21, 18, A17         ; <0> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <0> SHL     mixed_14, 18, shifted_14
||      ADDAH   .D1    A22, A7, A3          ; <0> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <0> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <0> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <0> ADD     sum_14, shifted_14, product_14
        NOP
        SHRU    .S1    A17, 27, A31         ; <0> SHRU    product_13, 27, t_12
        NEG     .L1    A31, A7              ; <0> NEG     t_12, back_15
||      SHL     .S1    A17, 5, A28          ; <0> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <0> SHRU    product_14, 27, u_12
        NEG     .L2    B28, B18             ; <0> NEG     u_12, back_16
||      SHL     .S2    B20, 5, B4           ; <0> SHL     product_14, 5, u_upper_12
        ROTL    .M1    A18, A7, A9          ; <0> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <0> ROTL    keyed_16, back_16, a1_12
        LDW     .D1T1  *+A13[12], A3        ; <0> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <0> LDW     *+even[2 * (6)], key_a_24
        NOP
        XOR     .L2X   B4, A9, B18          ; <0> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <0> XOR     a1_12, t_upper_12, a2_12
||      LDW     .D1T1  *A29++[4], A3        ; <1> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <1> LDW     *from_cd++[4], c
        LDW     .D1T1  *-A29[3], A23        ; <1> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <1> LDW     *-from_cd[3], d
        XOR     .L1    A28, A31, A25        ; <0> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <0> XOR     c2_12, u_12, c
        SUB     .L1    A25, A3, A28         ; <0> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <0> SUB     c, key_a_24, keyed_30
||      MPYU    .M1    A25, A25, A21        ; <0> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <0> MPYU    c, c, square_21
||      LDW     .D1T1  *+A13[16], A9        ; <1> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <1> LDW     *+even[2 * (8)], key_a_10
        MPYHLU  .M1    A25, A25, A6         ; <0> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <0> MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[18], A7        ; <1> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <1> LDW     *+even[2 * (9)], key_a_3
        NOP
        SHL     .S1    A6, 18, A20          ; <0> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <0> SHL     mixed_21, 18, shifted_21
||      ADDAH   .D1    A25, A21, A6         ; <0> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <0> ADDAH   c, square_21, sum_21
        SUB     .L1    A3, A26, A3          ; <1> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <1> SUB     c, s1, c
        ADD     .L1    A6, A20, A6          ; <0> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <0> ADD     sum_21, shifted_21, product_21
        SUB     .L1    A23, A7, A23         ; <1> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <1> SUB     d, key_a_3, keyed_9
||      SHRU    .S1    A6, 27, A12          ; <0> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <0> SHRU    product_21, 27, u_19
||      MPYU    .M1    A3, A3, A7           ; <1> MPYU    a, a, square_6
||      SUB     .D1    A3, A9, A18          ; <1> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <1> SUB     c, key_a_10, keyed_16
        SHL     .S1    A6, 5, A9            ; <0> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <0> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A3, A3, A21          ; <1> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <1> MPYU    c, c, square_7
        NEG     .L1    A12, A6              ; <0> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <0> NEG     u_19, back_23
||      MPYHLU  .M2    B17, B17, B2         ; <1> MPYHLU  c, c, mixed_7
        SHL     .S1    A21, 18, A7          ; <1> SHL     mixed_6, 18, shifted_6
||      ROTL    .M1    A30, A6, A30         ; <0> ROTL    keyed_22, back_22, c1_19
||      ADDAH   .D1    A3, A7, A3           ; <1> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <1> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <1> ADD     sum_6, shifted_6, product_6
||      SHL     .S2    B2, 18, B17          ; <1> SHL     mixed_7, 18, shifted_7
||      ROTL    .M2    B30, B26, B4         ; <0> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <0> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <0> LDW     *+even[2 * (5)], key_a_31
        ADD     .L2    B4, B17, B17         ; <1> ADD     sum_7, shifted_7, product_7
        SHRU    .S1    A3, 27, A6           ; <1> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <1> SHRU    product_7, 27, u_5
||      XOR     .D2X   B21, A30, B21        ; <0> XOR     c1_19, u_upper_19, c2_19
        NEG     .L1    A6, A9               ; <1> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <1> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <1> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <1> SHL     product_7, 5, u_upper_5
||      XOR     .D1X   A9, B4, A14          ; <0> XOR     a1_19, t_upper_19, a2_19
        XOR     .L1    A14, A12, A7         ; <0> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <0> XOR     c2_19, u_19, d
        SUB     .L1    A7, A24, A12         ; <0> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <0> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A23, A9, A8          ; <1> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <1> ROTL    keyed_9, back_9, a1_5
        MPYU    .M1    A7, A7, A9           ; <0> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <0> MPYU    d, d, square_28
||      LDW     .D1T1  *+A13[14], A6        ; <1> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <1> LDW     *+even[2 * (7)], key_a_17
        MPYHLU  .M1    A7, A7, A3           ; <0> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <0> MPYHLU  d, d, mixed_28
        XOR     .D1X   A3, B8, A14          ; <1> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <1> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <1> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <1> XOR     c2_5, u_5, d
||      SHL     .S1    A3, 18, A6           ; <0> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <0> SHL     mixed_28, 18, shifted_28
||      ADDAH   .D1    A7, A9, A3           ; <0> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <0> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <0> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <0> ADD     sum_28, shifted_28, product_28
        SUB     .L1    A22, A6, A30         ; <1> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <1> SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A3, 27, A9           ; <0> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <0> SHRU    product_28, 27, u_26
||      MPYU    .M1    A22, A22, A7         ; <1> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <1> MPYU    d, d, square_14
        SHL     .S1    A3, 5, A6            ; <0> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <0> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A22, A22, A21        ; <1> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <1> MPYHLU  d, d, mixed_14
        NEG     .L1    A9, A3               ; <0> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <0> NEG     u_26, back_30
        SHL     .S1    A21, 18, A17         ; <1> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <1> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A28, A3, A3          ; <0> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <0> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A22, A7, A3          ; <1> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <1> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <1> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <1> ADD     sum_14, shifted_14, product_14
||      LDW     .D1T1  *+A13[8], A14        ; <0> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <0> LDW     *+even[2 * (4)], key_a_38
        NOP
        SHRU    .S1    A17, 27, A31         ; <1> SHRU    product_13, 27, t_12
||      XOR     .D1X   A6, B18, A6          ; <0> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <0> XOR     c1_26, u_upper_26, c2_26
        NEG     .L1    A31, A7              ; <1> NEG     t_12, back_15
||      SHL     .S1    A17, 5, A28          ; <1> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <1> SHRU    product_14, 27, u_12
        XOR     .L1    A6, A9, A23          ; <0> XOR     a2_26, t_26, a
||      NEG     .L2    B28, B18             ; <1> NEG     u_12, back_16
||      SHL     .S2    B20, 5, B4           ; <1> SHL     product_14, 5, u_upper_12
||      XOR     .D2    B7, B21, B5          ; <0> XOR     c2_26, u_26, c
        SUB     .L1    A23, A14, A17        ; <0> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <0> SUB     c, key_a_38, keyed_44
||      ROTL    .M1    A18, A7, A9          ; <1> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <1> ROTL    keyed_16, back_16, a1_12
||      LDW     .D2T2  *+B31[6], B22        ; <0> LDW     *+even[2 * (3)], key_a_45
        MPYU    .M1    A23, A23, A15        ; <0> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <0> MPYU    c, c, square_35
||      LDW     .D1T1  *+A13[12], A3        ; <1> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <1> LDW     *+even[2 * (6)], key_a_24
        MPYHLU  .M1    A23, A23, A27        ; <0> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <0> MPYHLU  c, c, mixed_35
        XOR     .L2X   B4, A9, B18          ; <1> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <1> XOR     a1_12, t_upper_12, a2_12
||      LDW     .D1T1  *A29++[4], A3        ; <2> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <2> LDW     *from_cd++[4], c
        SHL     .S1    A27, 18, A27         ; <0> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <0> SHL     mixed_35, 18, shifted_35
||      LDW     .D1T1  *-A29[3], A23        ; <2> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <2> LDW     *-from_cd[3], d
        XOR     .L1    A28, A31, A25        ; <1> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <1> XOR     c2_12, u_12, c
||      ADDAH   .D1    A23, A15, A23        ; <0> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <0> ADDAH   c, square_35, sum_35
        SUB     .L1    A25, A3, A28         ; <1> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <1> SUB     c, key_a_24, keyed_30
||      ADD     .S1    A23, A27, A31        ; <0> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <0> ADD     sum_35, shifted_35, u_product_33
||      MPYU    .M1    A25, A25, A21        ; <1> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <1> MPYU    c, c, square_21
||      LDW     .D1T1  *+A13[16], A9        ; <2> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <2> LDW     *+even[2 * (8)], key_a_10
        MPYHLU  .M1    A25, A25, A6         ; <1> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <1> MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[18], A7        ; <2> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <2> LDW     *+even[2 * (9)], key_a_3
        ROTL    .M1    A31, 5, A25          ; <0> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <0> ROTL    u_product_33, 5, u_33
        SHL     .S1    A6, 18, A20          ; <1> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <1> SHL     mixed_21, 18, shifted_21
||      ADDAH   .D1    A25, A21, A6         ; <1> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <1> ADDAH   c, square_21, sum_21
        SUB     .L1    A3, A26, A3          ; <2> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <2> SUB     c, s1, c
||      NEG     .S1    A25, A15             ; <0> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <0> NEG     u_33, back_37
        ADD     .L1    A6, A20, A6          ; <1> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <1> ADD     sum_21, shifted_21, product_21
||      ROTL    .M1    A12, A15, A20        ; <0> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <0> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <0> LDW     *+odd[2 * (3)], key_c_45
        SUB     .L1    A23, A7, A23         ; <2> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <2> SUB     d, key_a_3, keyed_9
||      SHRU    .S1    A6, 27, A12          ; <1> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A3, A3, A7           ; <2> MPYU    a, a, square_6
||      SUB     .D1    A3, A9, A18          ; <2> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <2> SUB     c, key_a_10, keyed_16
        SHL     .S1    A6, 5, A9            ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <1> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A3, A3, A21          ; <2> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <2> MPYU    c, c, square_7
        NEG     .L1    A12, A6              ; <1> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <1> NEG     u_19, back_23
||      MPYHLU  .M2    B17, B17, B2         ; <2> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A25, B18, A25        ; <0> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <0> XOR     c1_33, u_33, d
        SHL     .S1    A21, 18, A7          ; <2> SHL     mixed_6, 18, shifted_6
||      ROTL    .M1    A30, A6, A30         ; <1> ROTL    keyed_22, back_22, c1_19
||      ADDAH   .D1    A3, A7, A3           ; <2> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <2> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <2> ADD     sum_6, shifted_6, product_6
||      SUB     .L2    B16, B22, B9         ; <0> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <0> SUB     b, key_c_45, keyed_50
||      SHL     .S2    B2, 18, B17          ; <2> SHL     mixed_7, 18, shifted_7
||      MPYU    .M1    A25, A25, A7         ; <0> MPYU    b, b, square_41
||      ROTL    .M2    B30, B26, B4         ; <1> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <1> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <1> LDW     *+even[2 * (5)], key_a_31
        ADD     .L2    B4, B17, B17         ; <2> ADD     sum_7, shifted_7, product_7
||      MPYHLU  .M1    A25, A25, A8         ; <0> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <0> MPYU    d, d, square_42
        SHRU    .S1    A3, 27, A6           ; <2> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <2> SHRU    product_7, 27, u_5
||      MPYHLU  .M2    B16, B16, B2         ; <0> MPYHLU  d, d, mixed_42
||      XOR     .D2X   B21, A30, B21        ; <1> XOR     c1_19, u_upper_19, c2_19
        NEG     .L1    A6, A9               ; <2> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <2> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <2> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <2> SHL     product_7, 5, u_upper_5
||      XOR     .D1X   A9, B4, A14          ; <1> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B16, B2, B4          ; <0> ADDAH   d, square_42, sum_42
        XOR     .L1    A14, A12, A7         ; <1> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <1> XOR     c2_19, u_19, d
||      SHL     .S1    A8, 18, A14          ; <0> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <0> SHL     mixed_42, 18, shifted_42
||      ADDAH   .D1    A25, A7, A8          ; <0> ADDAH   b, square_41, sum_41
        SUB     .L1    A7, A24, A12         ; <1> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <1> SUB     d, key_a_31, keyed_37
||      ROTL    .M1    A23, A9, A8          ; <2> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <2> ROTL    keyed_9, back_9, a1_5
||      ADD     .D1    A8, A14, A24         ; <0> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <0> ADD     sum_42, shifted_42, product_42
        SHRU    .S1    A24, 27, A23         ; <0> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <0> SHRU    product_42, 27, u_40
||      MPYU    .M1    A7, A7, A9           ; <1> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <1> MPYU    d, d, square_28
||      LDW     .D1T1  *+A13[14], A6        ; <2> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <2> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A23, A21             ; <0> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <0> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <0> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <0> SHL     product_42, 5, u_upper_40
||      MPYHLU  .M1    A7, A7, A3           ; <1> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <1> MPYHLU  d, d, mixed_28
        XOR     .D1X   A3, B8, A14          ; <2> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <2> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <2> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <2> XOR     c2_5, u_5, d
||      SHL     .S1    A3, 18, A6           ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <1> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A17, A21, A21        ; <0> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <0> ROTL    keyed_44, back_44, a1_40
||      ADDAH   .D1    A7, A9, A3           ; <1> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <1> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <1> ADD     sum_28, shifted_28, product_28
||      LDW     .D1T1  *+A13[4], A7         ; <0> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <0> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A22, A6, A30         ; <2> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <2> SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A3, 27, A9           ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <1> SHRU    product_28, 27, u_26
||      MPYU    .M1    A22, A22, A7         ; <2> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <2> MPYU    d, d, square_14
        SHL     .S1    A3, 5, A6            ; <1> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <1> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A22, A22, A21        ; <2> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <2> MPYHLU  d, d, mixed_14
||      XOR     .D1X   A15, B18, A17        ; <0> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <0> XOR     c1_40, u_upper_40, c2_40
        NEG     .L1    A9, A3               ; <1> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <1> NEG     u_26, back_30
||      XOR     .D1    A17, A23, A15        ; <0> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <0> XOR     c2_40, u_40, c
        SHL     .S1    A21, 18, A17         ; <2> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <2> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A28, A3, A3          ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <1> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A22, A7, A3          ; <2> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <2> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <2> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <2> ADD     sum_14, shifted_14, product_14
||      SUB     .S1    A15, A7, A22         ; <0> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <0> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <0> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <0> MPYU    c, c, square_49
||      LDW     .D1T1  *+A13[8], A14        ; <1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <1> LDW     *+even[2 * (4)], key_a_38
        MPYHLU  .M1    A15, A15, A14        ; <0> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <0> MPYHLU  c, c, mixed_49
        SHRU    .S1    A17, 27, A31         ; <2> SHRU    product_13, 27, t_12
||      XOR     .D1X   A6, B18, A6          ; <1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <1> XOR     c1_26, u_upper_26, c2_26
        NEG     .L1    A31, A7              ; <2> NEG     t_12, back_15
||      SHL     .S1    A17, 5, A28          ; <2> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <2> SHRU    product_14, 27, u_12
||      ADDAH   .D1    A15, A28, A15        ; <0> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <0> ADDAH   c, square_49, sum_49
        XOR     .L1    A6, A9, A23          ; <1> XOR     a2_26, t_26, a
||      NEG     .L2    B28, B18             ; <2> NEG     u_12, back_16
||      SHL     .S1    A14, 18, A27         ; <0> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B20, 5, B4           ; <2> SHL     product_14, 5, u_upper_12
||      XOR     .D2    B7, B21, B5          ; <1> XOR     c2_26, u_26, c
        SUB     .L1    A23, A14, A17        ; <1> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <1> SUB     c, key_a_38, keyed_44
||      SHL     .S2    B17, 18, B17         ; <0> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A18, A7, A9          ; <2> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <2> ROTL    keyed_16, back_16, a1_12
||      ADD     .D1    A15, A27, A15        ; <0> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B31[6], B22        ; <1> LDW     *+even[2 * (3)], key_a_45
        ADD     .L2    B16, B17, B17        ; <0> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <0> SHRU    product_48, 27, t_47
||      MPYU    .M1    A23, A23, A15        ; <1> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <1> MPYU    c, c, square_35
||      LDW     .D1T1  *+A13[12], A3        ; <2> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <2> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A18, A14             ; <0> NEG     t_47, back_50
||      SHL     .S1    A15, 5, A21          ; <0> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <0> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A23, A23, A27        ; <1> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <1> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[2], A27        ; <0> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <0> LDW     *+even[2 * (1)], key_a_59
        XOR     .L2X   B4, A9, B18          ; <2> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <2> XOR     a1_12, t_upper_12, a2_12
||      NEG     .S2    B21, B4              ; <0> NEG     u_47, back_51
||      LDW     .D1T1  *A29++[4], A3        ; <3> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <3> LDW     *from_cd++[4], c
        SHL     .S1    A27, 18, A27         ; <1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <1> SHL     mixed_35, 18, shifted_35
||      ROTL    .M2    B9, B4, B18          ; <0> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *-A29[3], A23        ; <3> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <3> LDW     *-from_cd[3], d
        XOR     .L1    A28, A31, A25        ; <2> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <2> XOR     c2_12, u_12, c
||      SHL     .S2    B17, 5, B20          ; <0> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <0> ROTL    keyed_50, back_50, c1_47
||      ADDAH   .D1    A23, A15, A23        ; <1> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <1> ADDAH   c, square_35, sum_35
        SUB     .L1    A25, A3, A28         ; <2> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <2> SUB     c, key_a_24, keyed_30
||      ADD     .S1    A23, A27, A31        ; <1> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <1> ADD     sum_35, shifted_35, u_product_33
||      MPYU    .M1    A25, A25, A21        ; <2> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <2> MPYU    c, c, square_21
||      LDW     .D1T1  *+A13[16], A9        ; <3> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <3> LDW     *+even[2 * (8)], key_a_10
        XOR     .S1X   A21, B18, A15        ; <0> XOR     a1_47, t_upper_47, a2_47
||      MPYHLU  .M1    A25, A25, A6         ; <2> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <2> MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[18], A7        ; <3> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <3> LDW     *+even[2 * (9)], key_a_3
        ROTL    .M1    A31, 5, A25          ; <1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <1> ROTL    u_product_33, 5, u_33
||      XOR     .D2X   B20, A23, B7         ; <0> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <0> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <0> XOR     c2_47, u_47, d
||      SHL     .S1    A6, 18, A20          ; <2> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <2> SHL     mixed_21, 18, shifted_21
||      ADDAH   .D1    A25, A21, A6         ; <2> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <2> ADDAH   c, square_21, sum_21
        SUB     .L1    A3, A26, A3          ; <3> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <3> SUB     c, s1, c
||      NEG     .S1    A25, A15             ; <1> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <1> NEG     u_33, back_37
||      MPYU    .M1    A21, A21, A15        ; <0> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <0> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <0> SUB     b, key_c_59, keyed_64
        ADD     .L1    A6, A20, A6          ; <2> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <2> ADD     sum_21, shifted_21, product_21
||      ROTL    .M1    A12, A15, A20        ; <1> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <1> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <1> LDW     *+odd[2 * (3)], key_c_45
        SUB     .L1    A23, A7, A23         ; <3> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <3> SUB     d, key_a_3, keyed_9
||      SHRU    .S1    A6, 27, A12          ; <2> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <2> SHRU    product_21, 27, u_19
||      MPYU    .M1    A3, A3, A7           ; <3> MPYU    a, a, square_6
||      SUB     .D1    A3, A9, A18          ; <3> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <3> SUB     c, key_a_10, keyed_16
        SUB     .L2    B7, B26, B27         ; <0> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A6, 5, A9            ; <2> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <2> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A3, A3, A21          ; <3> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <3> MPYU    c, c, square_7
||      ADDAH   .D1    A21, A15, A15        ; <0> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <0> ADDAH   d, square_56, sum_56
        NEG     .L1    A12, A6              ; <2> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <2> NEG     u_19, back_23
||      MPYHLU  .M1    A21, A21, A21        ; <0> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B17, B17, B2         ; <3> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A25, B18, A25        ; <1> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <1> XOR     c1_33, u_33, d
        SHL     .S1    A21, 18, A7          ; <3> SHL     mixed_6, 18, shifted_6
||      ROTL    .M1    A30, A6, A30         ; <2> ROTL    keyed_22, back_22, c1_19
||      MPYHLU  .M2    B7, B7, B22          ; <0> MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A3, A7, A3           ; <3> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <3> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <3> ADD     sum_6, shifted_6, product_6
||      SUB     .L2    B16, B22, B9         ; <1> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <1> SUB     b, key_c_45, keyed_50
||      SHL     .S2    B2, 18, B17          ; <3> SHL     mixed_7, 18, shifted_7
||      MPYU    .M1    A25, A25, A7         ; <1> MPYU    b, b, square_41
||      ROTL    .M2    B30, B26, B4         ; <2> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <2> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <2> LDW     *+even[2 * (5)], key_a_31
        ADD     .L2    B4, B17, B17         ; <3> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A21, 18, A24         ; <0> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <0> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A25, A25, A8         ; <1> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <1> MPYU    d, d, square_42
        ADD     .L1    A15, A24, A30        ; <0> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <0> ADD     sum_56, shifted_56, product_56
||      SHRU    .S1    A3, 27, A6           ; <3> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <3> SHRU    product_7, 27, u_5
||      MPYHLU  .M2    B16, B16, B2         ; <1> MPYHLU  d, d, mixed_42
||      XOR     .D2X   B21, A30, B21        ; <2> XOR     c1_19, u_upper_19, c2_19
        NEG     .L1    A6, A9               ; <3> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <3> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <3> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <3> SHL     product_7, 5, u_upper_5
||      XOR     .D1X   A9, B4, A14          ; <2> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B16, B2, B4          ; <1> ADDAH   d, square_42, sum_42
        XOR     .L1    A14, A12, A7         ; <2> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <2> XOR     c2_19, u_19, d
||      SHL     .S1    A8, 18, A14          ; <1> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <1> SHL     mixed_42, 18, shifted_42
||      ADDAH   .D1    A25, A7, A8          ; <1> ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[0], B8         ; <0> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A7, A24, A12         ; <2> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <2> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A30, 27, A25         ; <0> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <0> SHRU    product_56, 27, u_54
||      ROTL    .M1    A23, A9, A8          ; <3> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <3> ROTL    keyed_9, back_9, a1_5
||      ADD     .D1    A8, A14, A24         ; <1> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <1> ADD     sum_42, shifted_42, product_42
        NEG     .L1    A25, A14             ; <0> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <0> NEG     u_54, back_58
||      SHRU    .S1    A24, 27, A23         ; <1> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <1> SHRU    product_42, 27, u_40
||      MPYU    .M1    A7, A7, A9           ; <2> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <2> MPYU    d, d, square_28
||      LDW     .D1T1  *+A13[14], A6        ; <3> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <3> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A23, A21             ; <1> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <1> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <1> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <1> SHL     product_42, 5, u_upper_40
||      MPYHLU  .M1    A7, A7, A3           ; <2> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <2> MPYHLU  d, d, mixed_28
        SHL     .S1    A30, 5, A31          ; <0> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <0> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <0> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <0> ROTL    keyed_58, back_58, a1_54
||      XOR     .D1X   A3, B8, A14          ; <3> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <3> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <3> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <3> XOR     c2_5, u_5, d
||      SHL     .S1    A3, 18, A6           ; <2> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <2> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A17, A21, A21        ; <1> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <1> ROTL    keyed_44, back_44, a1_40
||      ADDAH   .D1    A7, A9, A3           ; <2> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <2> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <2> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <2> ADD     sum_28, shifted_28, product_28
||      LDW     .D1T1  *+A13[4], A7         ; <1> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <1> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A22, A6, A30         ; <3> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <3> SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A3, 27, A9           ; <2> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <2> SHRU    product_28, 27, u_26
||      MPYU    .M1    A22, A22, A7         ; <3> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <3> MPYU    d, d, square_14
||      XOR     .D1X   A31, B7, A17         ; <0> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <0> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <0> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <0> XOR     c2_54, u_54, c
||      SHL     .S1    A3, 5, A6            ; <2> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <2> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A22, A22, A21        ; <3> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <3> MPYHLU  d, d, mixed_14
||      XOR     .D1X   A15, B18, A17        ; <1> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <1> XOR     c1_40, u_upper_40, c2_40
        NEG     .L1    A9, A3               ; <2> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <2> NEG     u_26, back_30
||      MPYU    .M1    A25, A25, A14        ; <0> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <0> MPYU    c, c, square_63
||      XOR     .D1    A17, A23, A15        ; <1> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <1> XOR     c2_40, u_40, c
        SHL     .S1    A21, 18, A17         ; <3> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <3> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A28, A3, A3          ; <2> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <2> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A22, A7, A3          ; <3> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <3> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <3> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <3> ADD     sum_14, shifted_14, product_14
||      SUB     .S1    A15, A7, A22         ; <1> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <1> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <1> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <1> MPYU    c, c, square_49
||      LDW     .D1T1  *+A13[8], A14        ; <2> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <2> LDW     *+even[2 * (4)], key_a_38
        MPYHLU  .M1    A15, A15, A14        ; <1> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <1> MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A25, A14, A24        ; <0> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <0> ADDAH   c, square_63, sum_63
        SHRU    .S1    A17, 27, A31         ; <3> SHRU    product_13, 27, t_12
||      MPYHLU  .M1    A25, A25, A3         ; <0> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <0> MPYHLU  c, c, mixed_63
||      XOR     .D1X   A6, B18, A6          ; <2> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <2> XOR     c1_26, u_upper_26, c2_26
        NEG     .L1    A31, A7              ; <3> NEG     t_12, back_15
||      SHL     .S1    A17, 5, A28          ; <3> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <3> SHRU    product_14, 27, u_12
||      ADDAH   .D1    A15, A28, A15        ; <1> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <1> ADDAH   c, square_49, sum_49
        XOR     .L1    A6, A9, A23          ; <2> XOR     a2_26, t_26, a
||      NEG     .L2    B28, B18             ; <3> NEG     u_12, back_16
||      SHL     .S1    A14, 18, A27         ; <1> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B20, 5, B4           ; <3> SHL     product_14, 5, u_upper_12
||      LDW     .D1T1  *+A13[0], A3         ; <0> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2    B7, B21, B5          ; <2> XOR     c2_26, u_26, c
        SUB     .L1    A23, A14, A17        ; <2> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <2> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A3, 18, A7           ; <0> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B17, 18, B17         ; <1> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A18, A7, A9          ; <3> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <3> ROTL    keyed_16, back_16, a1_12
||      ADD     .D1    A15, A27, A15        ; <1> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B31[6], B22        ; <2> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A24, A7, A24         ; <0> ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B16, B17, B17        ; <1> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <1> SHRU    product_48, 27, t_47
||      SHL     .S2    B26, 18, B18         ; <0> SHL     mixed_63, 18, shifted_63
||      MPYU    .M1    A23, A23, A15        ; <2> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <2> MPYU    c, c, square_35
||      LDW     .D1T1  *+A13[12], A3        ; <3> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <3> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A18, A14             ; <1> NEG     t_47, back_50
||      ADD     .L2    B22, B18, B16        ; <0> ADD     sum_63, shifted_63, product_63
||      SHL     .S1    A15, 5, A21          ; <1> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <1> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A23, A23, A27        ; <2> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <2> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[2], A27        ; <1> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <1> LDW     *+even[2 * (1)], key_a_59
        XOR     .L2X   B4, A9, B18          ; <3> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <3> XOR     a1_12, t_upper_12, a2_12
||      NEG     .S2    B21, B4              ; <1> NEG     u_47, back_51
||      LDW     .D1T1  *A29++[4], A3        ; <4> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <4> LDW     *from_cd++[4], c
        SUB     .L1    A25, A3, A4          ; <0> SUB     a, key_c_66, keyed_71
||      SHL     .S1    A27, 18, A27         ; <2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <2> SHL     mixed_35, 18, shifted_35
||      ROTL    .M2    B9, B4, B18          ; <1> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *-A29[3], A23        ; <4> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <4> LDW     *-from_cd[3], d
        XOR     .L1    A28, A31, A25        ; <3> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <3> XOR     c2_12, u_12, c
||      SHRU    .S1    A24, 27, A14         ; <0> SHRU    product_62, 27, t_61
||      SHL     .S2    B17, 5, B20          ; <1> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <1> ROTL    keyed_50, back_50, c1_47
||      ADDAH   .D1    A23, A15, A23        ; <2> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <2> ADDAH   c, square_35, sum_35
        SUB     .L1    A25, A3, A28         ; <3> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <3> SUB     c, key_a_24, keyed_30
||      ADD     .S1    A23, A27, A31        ; <2> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <2> ADD     sum_35, shifted_35, u_product_33
||      MPYU    .M1    A25, A25, A21        ; <3> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <3> MPYU    c, c, square_21
||      LDW     .D1T1  *+A13[16], A9        ; <4> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <4> LDW     *+even[2 * (8)], key_a_10
        NEG     .L1    A14, A7              ; <0> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <0> SUB     c, key_a_66, keyed_72
||      XOR     .S1X   A21, B18, A15        ; <1> XOR     a1_47, t_upper_47, a2_47
||      MPYHLU  .M1    A25, A25, A6         ; <3> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <3> MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[18], A7        ; <4> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <4> LDW     *+even[2 * (9)], key_a_3
        SHL     .S1    A24, 5, A24          ; <0> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <0> SHRU    product_63, 27, u_61
||      ROTL    .M1    A31, 5, A25          ; <2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <2> ROTL    u_product_33, 5, u_33
||      XOR     .D2X   B20, A23, B7         ; <1> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <1> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <1> XOR     c2_47, u_47, d
||      SHL     .S1    A6, 18, A20          ; <3> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <3> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A11, A7, A27         ; <0> ROTL    keyed_64, back_64, c1_61
||      ADDAH   .D1    A25, A21, A6         ; <3> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <3> ADDAH   c, square_21, sum_21
        SUB     .L1    A3, A26, A3          ; <4> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <4> SUB     c, s1, c
||      NEG     .S1    A25, A15             ; <2> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <2> NEG     u_33, back_37
||      MPYU    .M1    A21, A21, A15        ; <1> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <1> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <1> SUB     b, key_c_59, keyed_64
        ADD     .L1    A6, A20, A6          ; <3> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <3> ADD     sum_21, shifted_21, product_21
||      NEG     .S2    B5, B2               ; <0> NEG     u_61, back_65
||      ROTL    .M1    A12, A15, A20        ; <2> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <2> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <2> LDW     *+odd[2 * (3)], key_c_45
        SUB     .L1    A23, A7, A23         ; <4> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <4> SUB     d, key_a_3, keyed_9
||      SHRU    .S1    A6, 27, A12          ; <3> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <3> SHRU    product_21, 27, u_19
||      MPYU    .M1    A3, A3, A7           ; <4> MPYU    a, a, square_6
||      ROTL    .M2    B27, B2, B2          ; <0> ROTL    keyed_65, back_65, a1_61
||      SUB     .D1    A3, A9, A18          ; <4> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <4> SUB     c, key_a_10, keyed_16
        SUB     .L2    B7, B26, B27         ; <1> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A6, 5, A9            ; <3> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <3> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A3, A3, A21          ; <4> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <4> MPYU    c, c, square_7
||      ADDAH   .D1    A21, A15, A15        ; <1> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <1> ADDAH   d, square_56, sum_56
        NEG     .L1    A12, A6              ; <3> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <3> NEG     u_19, back_23
||      SHL     .S2    B16, 5, B4           ; <0> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A21, A21, A21        ; <1> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B17, B17, B2         ; <4> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A25, B18, A25        ; <2> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <2> XOR     c1_33, u_33, d
        XOR     .L1X   A24, B2, A24         ; <0> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <0> XOR     c1_61, u_upper_61, c2_61
||      SHL     .S1    A21, 18, A7          ; <4> SHL     mixed_6, 18, shifted_6
||      ROTL    .M1    A30, A6, A30         ; <3> ROTL    keyed_22, back_22, c1_19
||      MPYHLU  .M2    B7, B7, B22          ; <1> MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A3, A7, A3           ; <4> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <4> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <4> ADD     sum_6, shifted_6, product_6
||      SUB     .L2    B16, B22, B9         ; <2> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <2> SUB     b, key_c_45, keyed_50
||      SHL     .S2    B2, 18, B17          ; <4> SHL     mixed_7, 18, shifted_7
||      MPYU    .M1    A25, A25, A7         ; <2> MPYU    b, b, square_41
||      ROTL    .M2    B30, B26, B4         ; <3> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <3> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <3> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A24, A14, A31        ; <0> XOR     a2_61, t_61, b
||      ADD     .L2    B4, B17, B17         ; <4> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A21, 18, A24         ; <1> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <1> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A25, A25, A8         ; <2> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <2> MPYU    d, d, square_42
||      XOR     .D2    B7, B5, B7           ; <0> XOR     c2_61, u_61, d
        ADD     .L1    A15, A24, A30        ; <1> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <1> ADD     sum_56, shifted_56, product_56
||      SHRU    .S1    A3, 27, A6           ; <4> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <4> SHRU    product_7, 27, u_5
||      MPYU    .M1    A31, A31, A15        ; <0> MPYU    b, b, square_69
||      MPYHLU  .M2    B16, B16, B2         ; <2> MPYHLU  d, d, mixed_42
||      XOR     .D2X   B21, A30, B21        ; <3> XOR     c1_19, u_upper_19, c2_19
        NEG     .L1    A6, A9               ; <4> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <4> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <4> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <4> SHL     product_7, 5, u_upper_5
||      MPYHLU  .M1    A31, A31, A27        ; <0> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <0> MPYU    d, d, square_70
||      XOR     .D1X   A9, B4, A14          ; <3> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B16, B2, B4          ; <2> ADDAH   d, square_42, sum_42
        XOR     .L1    A14, A12, A7         ; <3> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <3> XOR     c2_19, u_19, d
||      SHL     .S1    A8, 18, A14          ; <2> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <2> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M2    B7, B7, B5           ; <0> MPYHLU  d, d, mixed_70
||      ADDAH   .D1    A25, A7, A8          ; <2> ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[0], B8         ; <1> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A7, A24, A12         ; <3> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <3> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A30, 27, A25         ; <1> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <1> SHRU    product_56, 27, u_54
||      ROTL    .M1    A23, A9, A8          ; <4> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <4> ROTL    keyed_9, back_9, a1_5
||      ADD     .D1    A8, A14, A24         ; <2> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <2> ADD     sum_42, shifted_42, product_42
        NEG     .L1    A25, A14             ; <1> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <1> NEG     u_54, back_58
||      SHRU    .S1    A24, 27, A23         ; <2> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <2> SHRU    product_42, 27, u_40
||      MPYU    .M1    A7, A7, A9           ; <3> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <3> MPYU    d, d, square_28
||      LDW     .D1T1  *+A13[14], A6        ; <4> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <4> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A23, A21             ; <2> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <2> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <2> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <2> SHL     product_42, 5, u_upper_40
||      MPYHLU  .M1    A7, A7, A3           ; <3> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <3> MPYHLU  d, d, mixed_28
||      ADDAH   .D1    A31, A15, A24        ; <0> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <0> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <0> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <0> SUB     d, t1, d
||      SHL     .S1    A30, 5, A31          ; <1> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <1> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <1> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <1> ROTL    keyed_58, back_58, a1_54
||      XOR     .D1X   A3, B8, A14          ; <4> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <4> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <4> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <4> XOR     c2_5, u_5, d
||      SHL     .S1    A3, 18, A6           ; <3> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <3> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A17, A21, A21        ; <2> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <2> ROTL    keyed_44, back_44, a1_40
||      ADDAH   .D1    A7, A9, A3           ; <3> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <3> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <3> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <3> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A27, 18, A14         ; <0> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <0> SHL     mixed_70, 18, shifted_70
||      LDW     .D1T1  *+A13[4], A7         ; <2> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <2> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A22, A6, A30         ; <4> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <4> SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A3, 27, A9           ; <3> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <3> SHRU    product_28, 27, u_26
||      MPYU    .M1    A22, A22, A7         ; <4> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <4> MPYU    d, d, square_14
||      XOR     .D1X   A31, B7, A17         ; <1> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <1> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <1> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <1> XOR     c2_54, u_54, c
||      SHL     .S1    A3, 5, A6            ; <3> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <3> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A22, A22, A21        ; <4> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <4> MPYHLU  d, d, mixed_14
||      XOR     .D1X   A15, B18, A17        ; <2> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <2> XOR     c1_40, u_upper_40, c2_40
        NEG     .L1    A9, A3               ; <3> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <3> NEG     u_26, back_30
||      ADD     .S1    A24, A14, A27        ; <0> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <0> ADD     sum_70, shifted_70, u_product_68
||      MPYU    .M1    A25, A25, A14        ; <1> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <1> MPYU    c, c, square_63
||      XOR     .D1    A17, A23, A15        ; <2> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <2> XOR     c2_40, u_40, c
        SHL     .S1    A21, 18, A17         ; <4> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <4> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A28, A3, A3          ; <3> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <3> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A22, A7, A3          ; <4> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <4> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <4> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <4> ADD     sum_14, shifted_14, product_14
||      SUB     .S1    A15, A7, A22         ; <2> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <2> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <2> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <2> MPYU    c, c, square_49
||      LDW     .D1T1  *+A13[8], A14        ; <3> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <3> LDW     *+even[2 * (4)], key_a_38
        MPYHLU  .M1    A15, A15, A14        ; <2> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <2> MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A25, A14, A24        ; <1> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <1> ADDAH   c, square_63, sum_63
        SHRU    .S1    A17, 27, A31         ; <4> SHRU    product_13, 27, t_12
||      MPYHLU  .M1    A25, A25, A3         ; <1> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <1> MPYHLU  c, c, mixed_63
||      XOR     .D1X   A6, B18, A6          ; <3> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <3> XOR     c1_26, u_upper_26, c2_26
        NEG     .L1    A31, A7              ; <4> NEG     t_12, back_15
||      SHL     .S1    A17, 5, A28          ; <4> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <4> SHRU    product_14, 27, u_12
||      ROTL    .M1    A27, 5, A6           ; <0> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <0> ROTL    u_product_68, 5, u_68
||      ADDAH   .D1    A15, A28, A15        ; <2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <2> ADDAH   c, square_49, sum_49
        XOR     .L1    A6, A9, A23          ; <3> XOR     a2_26, t_26, a
||      NEG     .L2    B28, B18             ; <4> NEG     u_12, back_16
||      SHL     .S1    A14, 18, A27         ; <2> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B20, 5, B4           ; <4> SHL     product_14, 5, u_upper_12
||      LDW     .D1T1  *+A13[0], A3         ; <1> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2    B7, B21, B5          ; <3> XOR     c2_26, u_26, c
||      NOP
        SUB     .L1    A23, A14, A17        ; <3> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <3> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A3, 18, A7           ; <1> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B17, 18, B17         ; <2> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A18, A7, A9          ; <4> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <4> ROTL    keyed_16, back_16, a1_12
||      ADD     .D1    A15, A27, A15        ; <2> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B31[6], B22        ; <3> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A24, A7, A24         ; <1> ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B16, B17, B17        ; <2> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <2> SHRU    product_48, 27, t_47
||      SHL     .S2    B26, 18, B18         ; <1> SHL     mixed_63, 18, shifted_63
||      MPYU    .M1    A23, A23, A15        ; <3> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <3> MPYU    c, c, square_35
||      LDW     .D1T1  *+A13[12], A3        ; <4> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <4> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A18, A14             ; <2> NEG     t_47, back_50
||      ADD     .L2    B22, B18, B16        ; <1> ADD     sum_63, shifted_63, product_63
||      SHL     .S1    A15, 5, A21          ; <2> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <2> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A23, A23, A27        ; <3> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <3> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[2], A27        ; <2> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <2> LDW     *+even[2 * (1)], key_a_59
;@loop {"name": "rounds", "ii": 36, "res_mii": 34, "rec_mii": 1, "optimal": null, "stages": 6, "critical_cycle": [], "attempts": [{"interval": 34, "result": "time limit", "seconds": 12.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 35, "result": "time limit", "seconds": 11.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 36, "result": "found by lists", "seconds": 16.2, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 36, 6 stages
;  bounds: resources 34, recurrence 1
;  units: L1 31/36, S1 33/36, M1 32/36, D1 36/36, L2 32/36, S2 34/36, M2 32/36, D2 36/36
;  cross paths: 1X 10/36, 2X 10/36
;  T paths: T1 14/36, T2 14/36
;  registers of side A: 31 used, 31 live at once
;  registers of side B: 29 used, 29 live at once
;  II 34: time limit, 12.9 s
;  II 35: time limit, 11.4 s
;  II 36: found by lists, 16.2 s
;  not proved optimal: every interval below 34 is ruled out; 24.3 s of search found nothing below 36
;  pipelined from 6 iterations on
rc6_decrypt_blocks_c64x$rounds:
        NEG     .L1    A6, A9               ; <5> NEG     t_68, back_71
||      XOR     .L2X   B4, A9, B18          ; <1> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <1> XOR     a1_12, t_upper_12, a2_12
||      NEG     .S2    B21, B4              ; <3> NEG     u_47, back_51
||      LDW     .D1T1  *A29++[4], A3        ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B12++[4], B18       ; <0> LDW     *from_cd++[4], c
        SUB     .L1    A25, A3, A4          ; <4> SUB     a, key_c_66, keyed_71
||      NEG     .L2    B7, B4               ; <5> NEG     u_68, back_72
||      SHL     .S1    A27, 18, A27         ; <2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <2> SHL     mixed_35, 18, shifted_35
||      ROTL    .M1    A4, A9, A15          ; <5> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B9, B4, B18          ; <3> ROTL    keyed_51, back_51, a1_47
||      LDW     .D1T1  *-A29[3], A23        ; <0> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B29        ; <0> LDW     *-from_cd[3], d
        XOR     .L1    A28, A31, A25        ; <1> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <1> XOR     c2_12, u_12, c
||      SHRU    .S1    A24, 27, A14         ; <4> SHRU    product_62, 27, t_61
||      SHL     .S2    B17, 5, B20          ; <3> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <3> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B6, B4, B5           ; <5> ROTL    keyed_72, back_72, a1_68
||      ADDAH   .D1    A23, A15, A23        ; <2> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <2> ADDAH   c, square_35, sum_35
        SUB     .L1    A25, A3, A28         ; <1> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <1> SUB     c, key_a_24, keyed_30
||      ADD     .S1    A23, A27, A31        ; <2> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <2> ADD     sum_35, shifted_35, u_product_33
||      MPYU    .M1    A25, A25, A21        ; <1> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <1> MPYU    c, c, square_21
||      LDW     .D1T1  *+A13[16], A9        ; <0> LDW     *+odd[2 * (8)], key_c_10
||      LDW     .D2T2  *+B31[16], B18       ; <0> LDW     *+even[2 * (8)], key_a_10
        NEG     .L1    A14, A7              ; <4> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <4> SUB     c, key_a_66, keyed_72
||      XOR     .S1X   A21, B18, A15        ; <3> XOR     a1_47, t_upper_47, a2_47
||      XOR     .S2X   B7, A15, B4          ; <5> XOR     c1_68, u_68, c
||      MPYHLU  .M1    A25, A25, A6         ; <1> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <1> MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[18], A7        ; <0> LDW     *+odd[2 * (9)], key_c_3
||      LDW     .D2T2  *+B31[18], B21       ; <0> LDW     *+even[2 * (9)], key_a_3
        SHL     .S1    A24, 5, A24          ; <4> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <4> SHRU    product_63, 27, u_61
||      ROTL    .M1    A31, 5, A25          ; <2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <2> ROTL    u_product_33, 5, u_33
||      XOR     .D1X   A6, B5, A31          ; <5> XOR     a1_68, t_68, a
||      XOR     .D2X   B20, A23, B7         ; <3> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <3> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <3> XOR     c2_47, u_47, d
||      SHL     .S1    A6, 18, A20          ; <1> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A11, A7, A27         ; <4> ROTL    keyed_64, back_64, c1_61
||      ADDAH   .D1    A25, A21, A6         ; <1> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <1> ADDAH   c, square_21, sum_21
        SUB     .L1    A3, A26, A3          ; <0> SUB     a, s0, a
||      SUB     .L2    B18, B19, B17        ; <0> SUB     c, s1, c
||      NEG     .S1    A25, A15             ; <2> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <2> NEG     u_33, back_37
||      MPYU    .M1    A21, A21, A15        ; <3> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <3> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <3> SUB     b, key_c_59, keyed_64
||      STW     .D2T2  B4, *B1++[4]         ; <5> STW     c, *to_cd++[4]
        ADD     .L1    A6, A20, A6          ; <1> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <1> ADD     sum_21, shifted_21, product_21
||      NEG     .S2    B5, B2               ; <4> NEG     u_61, back_65
||      ROTL    .M1    A12, A15, A20        ; <2> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <2> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <2> LDW     *+odd[2 * (3)], key_c_45
||      STW     .D2T2  B2, *-B1[3]          ; <5> STW     d, *-to_cd[3]
        SUB     .L1    A23, A7, A23         ; <0> SUB     b, key_c_3, keyed_8
||      SUB     .L2    B29, B21, B29        ; <0> SUB     d, key_a_3, keyed_9
||      SHRU    .S1    A6, 27, A12          ; <1> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <1> SHRU    product_21, 27, u_19
||      MPYU    .M1    A3, A3, A7           ; <0> MPYU    a, a, square_6
||      ROTL    .M2    B27, B2, B2          ; <4> ROTL    keyed_65, back_65, a1_61
||      SUB     .D1    A3, A9, A18          ; <0> SUB     a, key_c_10, keyed_15
||      SUB     .D2    B17, B18, B25        ; <0> SUB     c, key_a_10, keyed_16
        SUB     .L2    B7, B26, B27         ; <3> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A6, 5, A9            ; <1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <1> SHL     product_21, 5, u_upper_19
||      MPYHLU  .M1    A3, A3, A21          ; <0> MPYHLU  a, a, mixed_6
||      MPYU    .M2    B17, B17, B9         ; <0> MPYU    c, c, square_7
||      ADDAH   .D1    A21, A15, A15        ; <3> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <3> ADDAH   d, square_56, sum_56
        NEG     .L1    A12, A6              ; <1> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <1> NEG     u_19, back_23
||      SHL     .S2    B16, 5, B4           ; <4> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A21, A21, A21        ; <3> MPYHLU  b, b, mixed_55
||      MPYHLU  .M2    B17, B17, B2         ; <0> MPYHLU  c, c, mixed_7
||      XOR     .D1X   A25, B18, A25        ; <2> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <2> XOR     c1_33, u_33, d
        XOR     .L1X   A24, B2, A24         ; <4> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <4> XOR     c1_61, u_upper_61, c2_61
||      SHL     .S1    A21, 18, A7          ; <0> SHL     mixed_6, 18, shifted_6
||      ROTL    .M1    A30, A6, A30         ; <1> ROTL    keyed_22, back_22, c1_19
||      MPYHLU  .M2    B7, B7, B22          ; <3> MPYHLU  d, d, mixed_56
||      ADDAH   .D1    A3, A7, A3           ; <0> ADDAH   a, square_6, sum_6
||      ADDAH   .D2    B17, B9, B4          ; <0> ADDAH   c, square_7, sum_7
        ADD     .L1    A3, A7, A3           ; <0> ADD     sum_6, shifted_6, product_6
||      SUB     .L2    B16, B22, B9         ; <2> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <2> SUB     b, key_c_45, keyed_50
||      SHL     .S2    B2, 18, B17          ; <0> SHL     mixed_7, 18, shifted_7
||      MPYU    .M1    A25, A25, A7         ; <2> MPYU    b, b, square_41
||      ROTL    .M2    B30, B26, B4         ; <1> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <1> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <1> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A24, A14, A31        ; <4> XOR     a2_61, t_61, b
||      ADD     .L2    B4, B17, B17         ; <0> ADD     sum_7, shifted_7, product_7
||      SHL     .S1    A21, 18, A24         ; <3> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <3> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A25, A25, A8         ; <2> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <2> MPYU    d, d, square_42
||      STW     .D1T1  A31, *A19++[4]       ; <5> STW     a, *to_ab++[4]
||      XOR     .D2    B7, B5, B7           ; <4> XOR     c2_61, u_61, d
        ADD     .L1    A15, A24, A30        ; <3> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <3> ADD     sum_56, shifted_56, product_56
||      SHRU    .S1    A3, 27, A6           ; <0> SHRU    product_6, 27, t_5
||      SHRU    .S2    B17, 27, B26         ; <0> SHRU    product_7, 27, u_5
||      MPYU    .M1    A31, A31, A15        ; <4> MPYU    b, b, square_69
||      MPYHLU  .M2    B16, B16, B2         ; <2> MPYHLU  d, d, mixed_42
||      STW     .D1T1  A8, *-A19[3]         ; <5> STW     b, *-to_ab[3]
||      XOR     .D2X   B21, A30, B21        ; <1> XOR     c1_19, u_upper_19, c2_19
        NEG     .L1    A6, A9               ; <0> NEG     t_5, back_8
||      NEG     .L2    B26, B18             ; <0> NEG     u_5, back_9
||      SHL     .S1    A3, 5, A3            ; <0> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B17, 5, B22          ; <0> SHL     product_7, 5, u_upper_5
||      MPYHLU  .M1    A31, A31, A27        ; <4> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <4> MPYU    d, d, square_70
||      XOR     .D1X   A9, B4, A14          ; <1> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B16, B2, B4          ; <2> ADDAH   d, square_42, sum_42
        XOR     .L1    A14, A12, A7         ; <1> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <1> XOR     c2_19, u_19, d
||      SHL     .S1    A8, 18, A14          ; <2> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <2> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M2    B7, B7, B5           ; <4> MPYHLU  d, d, mixed_70
||      ADDAH   .D1    A25, A7, A8          ; <2> ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[0], B8         ; <3> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A7, A24, A12         ; <1> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <1> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A30, 27, A25         ; <3> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <3> SHRU    product_56, 27, u_54
||      ROTL    .M1    A23, A9, A8          ; <0> ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B29, B18, B8         ; <0> ROTL    keyed_9, back_9, a1_5
||      ADD     .D1    A8, A14, A24         ; <2> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <2> ADD     sum_42, shifted_42, product_42
        NEG     .L1    A25, A14             ; <3> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <3> NEG     u_54, back_58
||      SHRU    .S1    A24, 27, A23         ; <2> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <2> SHRU    product_42, 27, u_40
||      MPYU    .M1    A7, A7, A9           ; <1> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <1> MPYU    d, d, square_28
||      LDW     .D1T1  *+A13[14], A6        ; <0> LDW     *+odd[2 * (7)], key_c_17
||      LDW     .D2T2  *+B31[14], B26       ; <0> LDW     *+even[2 * (7)], key_a_17
        NEG     .L1    A23, A21             ; <2> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <2> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <2> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <2> SHL     product_42, 5, u_upper_40
||      MPYHLU  .M1    A7, A7, A3           ; <1> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <1> MPYHLU  d, d, mixed_28
||      ADDAH   .D1    A31, A15, A24        ; <4> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <4> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <4> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <4> SUB     d, t1, d
||      SHL     .S1    A30, 5, A31          ; <3> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <3> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <3> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <3> ROTL    keyed_58, back_58, a1_54
||      XOR     .D1X   A3, B8, A14          ; <0> XOR     a1_5, t_upper_5, a2_5
||      XOR     .D2X   B22, A8, B22         ; <0> XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A14, A6, A22         ; <0> XOR     a2_5, t_5, b
||      XOR     .L2    B22, B26, B22        ; <0> XOR     c2_5, u_5, d
||      SHL     .S1    A3, 18, A6           ; <1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <1> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A17, A21, A21        ; <2> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <2> ROTL    keyed_44, back_44, a1_40
||      ADDAH   .D1    A7, A9, A3           ; <1> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <1> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <1> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A27, 18, A14         ; <4> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <4> SHL     mixed_70, 18, shifted_70
||      LDW     .D1T1  *+A13[4], A7         ; <2> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <2> LDW     *+even[2 * (2)], key_a_52
        SUB     .L1    A22, A6, A30         ; <0> SUB     b, key_c_17, keyed_22
||      SUB     .L2    B22, B26, B30        ; <0> SUB     d, key_a_17, keyed_23
||      SHRU    .S1    A3, 27, A9           ; <1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <1> SHRU    product_28, 27, u_26
||      MPYU    .M1    A22, A22, A7         ; <0> MPYU    b, b, square_13
||      MPYU    .M2    B22, B22, B7         ; <0> MPYU    d, d, square_14
||      XOR     .D1X   A31, B7, A17         ; <3> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <3> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <3> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <3> XOR     c2_54, u_54, c
||      SHL     .S1    A3, 5, A6            ; <1> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <1> SHL     product_28, 5, u_upper_26
||      MPYHLU  .M1    A22, A22, A21        ; <0> MPYHLU  b, b, mixed_13
||      MPYHLU  .M2    B22, B22, B5         ; <0> MPYHLU  d, d, mixed_14
||      XOR     .D1X   A15, B18, A17        ; <2> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <2> XOR     c1_40, u_upper_40, c2_40
        NEG     .L1    A9, A3               ; <1> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <1> NEG     u_26, back_30
||      ADD     .S1    A24, A14, A27        ; <4> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <4> ADD     sum_70, shifted_70, u_product_68
||      MPYU    .M1    A25, A25, A14        ; <3> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <3> MPYU    c, c, square_63
||      XOR     .D1    A17, A23, A15        ; <2> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <2> XOR     c2_40, u_40, c
        SHL     .S1    A21, 18, A17         ; <0> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B5, 18, B23          ; <0> SHL     mixed_14, 18, shifted_14
||      ROTL    .M1    A28, A3, A3          ; <1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <1> ROTL    keyed_30, back_30, a1_26
||      ADDAH   .D1    A22, A7, A3          ; <0> ADDAH   b, square_13, sum_13
||      ADDAH   .D2    B22, B7, B20         ; <0> ADDAH   d, square_14, sum_14
        ADD     .L1    A3, A17, A17         ; <0> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B20, B23, B20        ; <0> ADD     sum_14, shifted_14, product_14
||      SUB     .S1    A15, A7, A22         ; <2> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <2> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <2> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <2> MPYU    c, c, square_49
||      LDW     .D1T1  *+A13[8], A14        ; <1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <1> LDW     *+even[2 * (4)], key_a_38
        MPYHLU  .M1    A15, A15, A14        ; <2> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <2> MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A25, A14, A24        ; <3> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <3> ADDAH   c, square_63, sum_63
        SHRU    .S1    A17, 27, A31         ; <0> SHRU    product_13, 27, t_12
||[B0]  B       .S2    rc6_decrypt_blocks_c64x$rounds; <0> [left] B       rounds
||      MPYHLU  .M1    A25, A25, A3         ; <3> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <3> MPYHLU  c, c, mixed_63
||      XOR     .D1X   A6, B18, A6          ; <1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <1> XOR     c1_26, u_upper_26, c2_26
        NEG     .L1    A31, A7              ; <0> NEG     t_12, back_15
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      SHL     .S1    A17, 5, A28          ; <0> SHL     product_13, 5, t_upper_12
||      SHRU    .S2    B20, 27, B28         ; <0> SHRU    product_14, 27, u_12
||      ROTL    .M1    A27, 5, A6           ; <4> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <4> ROTL    u_product_68, 5, u_68
||      ADDAH   .D1    A15, A28, A15        ; <2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <2> ADDAH   c, square_49, sum_49
        XOR     .L1    A6, A9, A23          ; <1> XOR     a2_26, t_26, a
||      NEG     .L2    B28, B18             ; <0> NEG     u_12, back_16
||      SHL     .S1    A14, 18, A27         ; <2> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B20, 5, B4           ; <0> SHL     product_14, 5, u_upper_12
||      LDW     .D1T1  *+A13[0], A3         ; <3> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2    B7, B21, B5          ; <1> XOR     c2_26, u_26, c
        SUB     .L1    A23, A14, A17        ; <1> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <1> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A3, 18, A7           ; <3> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B17, 18, B17         ; <2> SHL     mixed_49, 18, shifted_49
||      ROTL    .M1    A18, A7, A9          ; <0> ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B25, B18, B20        ; <0> ROTL    keyed_16, back_16, a1_12
||      ADD     .D1    A15, A27, A15        ; <2> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B31[6], B22        ; <1> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A24, A7, A24         ; <3> ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B16, B17, B17        ; <2> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <2> SHRU    product_48, 27, t_47
||      SHL     .S2    B26, 18, B18         ; <3> SHL     mixed_63, 18, shifted_63
||      MPYU    .M1    A23, A23, A15        ; <1> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <1> MPYU    c, c, square_35
||      LDW     .D1T1  *+A13[12], A3        ; <0> LDW     *+odd[2 * (6)], key_c_24
||      LDW     .D2T2  *+B31[12], B4        ; <0> LDW     *+even[2 * (6)], key_a_24
        NEG     .L1    A18, A14             ; <2> NEG     t_47, back_50
||      ADD     .L2    B22, B18, B16        ; <3> ADD     sum_63, shifted_63, product_63
||      SHL     .S1    A15, 5, A21          ; <2> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <2> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A23, A23, A27        ; <1> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <1> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[2], A27        ; <2> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <2> LDW     *+even[2 * (1)], key_a_59
rc6_decrypt_blocks_c64x$rounds$exit:
        NEG     .L1    A6, A9               ; <-5> NEG     t_68, back_71
||      XOR     .L2X   B4, A9, B18          ; <-1> XOR     c1_12, u_upper_12, c2_12
||      XOR     .S1X   A28, B20, A28        ; <-1> XOR     a1_12, t_upper_12, a2_12
||      NEG     .S2    B21, B4              ; <-3> NEG     u_47, back_51
        SUB     .L1    A25, A3, A4          ; <-4> SUB     a, key_c_66, keyed_71
||      NEG     .L2    B7, B4               ; <-5> NEG     u_68, back_72
||      SHL     .S1    A27, 18, A27         ; <-2> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <-2> SHL     mixed_35, 18, shifted_35
||      ROTL    .M1    A4, A9, A15          ; <-5> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B9, B4, B18          ; <-3> ROTL    keyed_51, back_51, a1_47
        XOR     .L1    A28, A31, A25        ; <-1> XOR     a2_12, t_12, a
||      XOR     .L2    B18, B28, B9         ; <-1> XOR     c2_12, u_12, c
||      SHRU    .S1    A24, 27, A14         ; <-4> SHRU    product_62, 27, t_61
||      SHL     .S2    B17, 5, B20          ; <-3> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <-3> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B6, B4, B5           ; <-5> ROTL    keyed_72, back_72, a1_68
||      ADDAH   .D1    A23, A15, A23        ; <-2> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <-2> ADDAH   c, square_35, sum_35
        SUB     .L1    A25, A3, A28         ; <-1> SUB     a, key_c_24, keyed_29
||      SUB     .L2    B9, B4, B28          ; <-1> SUB     c, key_a_24, keyed_30
||      ADD     .S1    A23, A27, A31        ; <-2> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <-2> ADD     sum_35, shifted_35, u_product_33
||      MPYU    .M1    A25, A25, A21        ; <-1> MPYU    a, a, square_20
||      MPYU    .M2    B9, B9, B8           ; <-1> MPYU    c, c, square_21
        NEG     .L1    A14, A7              ; <-4> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <-4> SUB     c, key_a_66, keyed_72
||      XOR     .S1X   A21, B18, A15        ; <-3> XOR     a1_47, t_upper_47, a2_47
||      XOR     .S2X   B7, A15, B4          ; <-5> XOR     c1_68, u_68, c
||      MPYHLU  .M1    A25, A25, A6         ; <-1> MPYHLU  a, a, mixed_20
||      MPYHLU  .M2    B9, B9, B20          ; <-1> MPYHLU  c, c, mixed_21
        SHL     .S1    A24, 5, A24          ; <-4> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <-4> SHRU    product_63, 27, u_61
||      ROTL    .M1    A31, 5, A25          ; <-2> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <-2> ROTL    u_product_33, 5, u_33
||      XOR     .D1X   A6, B5, A31          ; <-5> XOR     a1_68, t_68, a
||      XOR     .D2X   B20, A23, B7         ; <-3> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <-3> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <-3> XOR     c2_47, u_47, d
||      SHL     .S1    A6, 18, A20          ; <-1> SHL     mixed_20, 18, shifted_20
||      SHL     .S2    B20, 18, B9          ; <-1> SHL     mixed_21, 18, shifted_21
||      ROTL    .M1    A11, A7, A27         ; <-4> ROTL    keyed_64, back_64, c1_61
||      ADDAH   .D1    A25, A21, A6         ; <-1> ADDAH   a, square_20, sum_20
||      ADDAH   .D2    B9, B8, B8           ; <-1> ADDAH   c, square_21, sum_21
        NEG     .S1    A25, A15             ; <-2> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <-2> NEG     u_33, back_37
||      MPYU    .M1    A21, A21, A15        ; <-3> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <-3> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <-3> SUB     b, key_c_59, keyed_64
||      STW     .D2T2  B4, *B1++[4]         ; <-5> STW     c, *to_cd++[4]
        ADD     .L1    A6, A20, A6          ; <-1> ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B8, B9, B8           ; <-1> ADD     sum_21, shifted_21, product_21
||      NEG     .S2    B5, B2               ; <-4> NEG     u_61, back_65
||      ROTL    .M1    A12, A15, A20        ; <-2> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <-2> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <-2> LDW     *+odd[2 * (3)], key_c_45
||      STW     .D2T2  B2, *-B1[3]          ; <-5> STW     d, *-to_cd[3]
        SHRU    .S1    A6, 27, A12          ; <-1> SHRU    product_20, 27, t_19
||      SHRU    .S2    B8, 27, B24          ; <-1> SHRU    product_21, 27, u_19
||      ROTL    .M2    B27, B2, B2          ; <-4> ROTL    keyed_65, back_65, a1_61
        SUB     .L2    B7, B26, B27         ; <-3> SUB     d, key_a_59, keyed_65
||      SHL     .S1    A6, 5, A9            ; <-1> SHL     product_20, 5, t_upper_19
||      SHL     .S2    B8, 5, B21           ; <-1> SHL     product_21, 5, u_upper_19
||      ADDAH   .D1    A21, A15, A15        ; <-3> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <-3> ADDAH   d, square_56, sum_56
        NEG     .L1    A12, A6              ; <-1> NEG     t_19, back_22
||      NEG     .L2    B24, B26             ; <-1> NEG     u_19, back_23
||      SHL     .S2    B16, 5, B4           ; <-4> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A21, A21, A21        ; <-3> MPYHLU  b, b, mixed_55
||      XOR     .D1X   A25, B18, A25        ; <-2> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <-2> XOR     c1_33, u_33, d
        XOR     .L1X   A24, B2, A24         ; <-4> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <-4> XOR     c1_61, u_upper_61, c2_61
||      ROTL    .M1    A30, A6, A30         ; <-1> ROTL    keyed_22, back_22, c1_19
||      MPYHLU  .M2    B7, B7, B22          ; <-3> MPYHLU  d, d, mixed_56
        SUB     .L2    B16, B22, B9         ; <-2> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <-2> SUB     b, key_c_45, keyed_50
||      MPYU    .M1    A25, A25, A7         ; <-2> MPYU    b, b, square_41
||      ROTL    .M2    B30, B26, B4         ; <-1> ROTL    keyed_23, back_23, a1_19
||      LDW     .D1T1  *+A13[10], A24       ; <-1> LDW     *+odd[2 * (5)], key_c_31
||      LDW     .D2T2  *+B31[10], B8        ; <-1> LDW     *+even[2 * (5)], key_a_31
        XOR     .L1    A24, A14, A31        ; <-4> XOR     a2_61, t_61, b
||      SHL     .S1    A21, 18, A24         ; <-3> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <-3> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A25, A25, A8         ; <-2> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <-2> MPYU    d, d, square_42
||      STW     .D1T1  A31, *A19++[4]       ; <-5> STW     a, *to_ab++[4]
||      XOR     .D2    B7, B5, B7           ; <-4> XOR     c2_61, u_61, d
        ADD     .L1    A15, A24, A30        ; <-3> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <-3> ADD     sum_56, shifted_56, product_56
||      MPYU    .M1    A31, A31, A15        ; <-4> MPYU    b, b, square_69
||      MPYHLU  .M2    B16, B16, B2         ; <-2> MPYHLU  d, d, mixed_42
||      STW     .D1T1  A8, *-A19[3]         ; <-5> STW     b, *-to_ab[3]
||      XOR     .D2X   B21, A30, B21        ; <-1> XOR     c1_19, u_upper_19, c2_19
        MPYHLU  .M1    A31, A31, A27        ; <-4> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <-4> MPYU    d, d, square_70
||      XOR     .D1X   A9, B4, A14          ; <-1> XOR     a1_19, t_upper_19, a2_19
||      ADDAH   .D2    B16, B2, B4          ; <-2> ADDAH   d, square_42, sum_42
        XOR     .L1    A14, A12, A7         ; <-1> XOR     a2_19, t_19, b
||      XOR     .L2    B21, B24, B21        ; <-1> XOR     c2_19, u_19, d
||      SHL     .S1    A8, 18, A14          ; <-2> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <-2> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M2    B7, B7, B5           ; <-4> MPYHLU  d, d, mixed_70
||      ADDAH   .D1    A25, A7, A8          ; <-2> ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[0], B8         ; <-3> LDW     *+even[2 * (0)], key_a_66
        SUB     .L1    A7, A24, A12         ; <-1> SUB     b, key_c_31, keyed_36
||      SUB     .L2    B21, B8, B24         ; <-1> SUB     d, key_a_31, keyed_37
||      SHRU    .S1    A30, 27, A25         ; <-3> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <-3> SHRU    product_56, 27, u_54
||      ADD     .D1    A8, A14, A24         ; <-2> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <-2> ADD     sum_42, shifted_42, product_42
        NEG     .L1    A25, A14             ; <-3> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <-3> NEG     u_54, back_58
||      SHRU    .S1    A24, 27, A23         ; <-2> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <-2> SHRU    product_42, 27, u_40
||      MPYU    .M1    A7, A7, A9           ; <-1> MPYU    b, b, square_27
||      MPYU    .M2    B21, B21, B17        ; <-1> MPYU    d, d, square_28
        NEG     .L1    A23, A21             ; <-2> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <-2> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <-2> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <-2> SHL     product_42, 5, u_upper_40
||      MPYHLU  .M1    A7, A7, A3           ; <-1> MPYHLU  b, b, mixed_27
||      MPYHLU  .M2    B21, B21, B7         ; <-1> MPYHLU  d, d, mixed_28
||      ADDAH   .D1    A31, A15, A24        ; <-4> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <-4> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <-4> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <-4> SUB     d, t1, d
||      SHL     .S1    A30, 5, A31          ; <-3> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <-3> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <-3> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <-3> ROTL    keyed_58, back_58, a1_54
        SHL     .S1    A3, 18, A6           ; <-1> SHL     mixed_27, 18, shifted_27
||      SHL     .S2    B7, 18, B18          ; <-1> SHL     mixed_28, 18, shifted_28
||      ROTL    .M1    A17, A21, A21        ; <-2> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <-2> ROTL    keyed_44, back_44, a1_40
||      ADDAH   .D1    A7, A9, A3           ; <-1> ADDAH   b, square_27, sum_27
||      ADDAH   .D2    B21, B17, B17        ; <-1> ADDAH   d, square_28, sum_28
        ADD     .L1    A3, A6, A3           ; <-1> ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B17, B18, B17        ; <-1> ADD     sum_28, shifted_28, product_28
||      SHL     .S1    A27, 18, A14         ; <-4> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <-4> SHL     mixed_70, 18, shifted_70
||      LDW     .D1T1  *+A13[4], A7         ; <-2> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <-2> LDW     *+even[2 * (2)], key_a_52
        SHRU    .S1    A3, 27, A9           ; <-1> SHRU    product_27, 27, t_26
||      SHRU    .S2    B17, 27, B21         ; <-1> SHRU    product_28, 27, u_26
||      XOR     .D1X   A31, B7, A17         ; <-3> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <-3> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <-3> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <-3> XOR     c2_54, u_54, c
||      SHL     .S1    A3, 5, A6            ; <-1> SHL     product_27, 5, t_upper_26
||      SHL     .S2    B17, 5, B26          ; <-1> SHL     product_28, 5, u_upper_26
||      XOR     .D1X   A15, B18, A17        ; <-2> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <-2> XOR     c1_40, u_upper_40, c2_40
        NEG     .L1    A9, A3               ; <-1> NEG     t_26, back_29
||      NEG     .L2    B21, B18             ; <-1> NEG     u_26, back_30
||      ADD     .S1    A24, A14, A27        ; <-4> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <-4> ADD     sum_70, shifted_70, u_product_68
||      MPYU    .M1    A25, A25, A14        ; <-3> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <-3> MPYU    c, c, square_63
||      XOR     .D1    A17, A23, A15        ; <-2> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <-2> XOR     c2_40, u_40, c
        ROTL    .M1    A28, A3, A3          ; <-1> ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B28, B18, B18        ; <-1> ROTL    keyed_30, back_30, a1_26
        SUB     .S1    A15, A7, A22         ; <-2> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <-2> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <-2> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <-2> MPYU    c, c, square_49
||      LDW     .D1T1  *+A13[8], A14        ; <-1> LDW     *+odd[2 * (4)], key_c_38
||      LDW     .D2T2  *+B31[8], B21        ; <-1> LDW     *+even[2 * (4)], key_a_38
        MPYHLU  .M1    A15, A15, A14        ; <-2> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <-2> MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A25, A14, A24        ; <-3> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <-3> ADDAH   c, square_63, sum_63
        MPYHLU  .M1    A25, A25, A3         ; <-3> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <-3> MPYHLU  c, c, mixed_63
||      XOR     .D1X   A6, B18, A6          ; <-1> XOR     a1_26, t_upper_26, a2_26
||      XOR     .D2X   B26, A3, B7          ; <-1> XOR     c1_26, u_upper_26, c2_26
        ROTL    .M1    A27, 5, A6           ; <-4> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <-4> ROTL    u_product_68, 5, u_68
||      ADDAH   .D1    A15, A28, A15        ; <-2> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <-2> ADDAH   c, square_49, sum_49
        XOR     .L1    A6, A9, A23          ; <-1> XOR     a2_26, t_26, a
||      SHL     .S1    A14, 18, A27         ; <-2> SHL     mixed_48, 18, shifted_48
||      LDW     .D1T1  *+A13[0], A3         ; <-3> LDW     *+odd[2 * (0)], key_c_66
||      XOR     .D2    B7, B21, B5          ; <-1> XOR     c2_26, u_26, c
        SUB     .L1    A23, A14, A17        ; <-1> SUB     a, key_c_38, keyed_43
||      SUB     .L2    B5, B21, B23         ; <-1> SUB     c, key_a_38, keyed_44
||      SHL     .S1    A3, 18, A7           ; <-3> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B17, 18, B17         ; <-2> SHL     mixed_49, 18, shifted_49
||      ADD     .D1    A15, A27, A15        ; <-2> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T2  *+B31[6], B22        ; <-1> LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A24, A7, A24         ; <-3> ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B16, B17, B17        ; <-2> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <-2> SHRU    product_48, 27, t_47
||      SHL     .S2    B26, 18, B18         ; <-3> SHL     mixed_63, 18, shifted_63
||      MPYU    .M1    A23, A23, A15        ; <-1> MPYU    a, a, square_34
||      MPYU    .M2    B5, B5, B26          ; <-1> MPYU    c, c, square_35
        NEG     .L1    A18, A14             ; <-2> NEG     t_47, back_50
||      ADD     .L2    B22, B18, B16        ; <-3> ADD     sum_63, shifted_63, product_63
||      SHL     .S1    A15, 5, A21          ; <-2> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <-2> SHRU    product_49, 27, u_47
||      MPYHLU  .M1    A23, A23, A27        ; <-1> MPYHLU  a, a, mixed_34
||      MPYHLU  .M2    B5, B5, B22          ; <-1> MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[2], A27        ; <-2> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <-2> LDW     *+even[2 * (1)], key_a_59
        NEG     .L1    A6, A9               ; <-4> NEG     t_68, back_71
||      NEG     .S2    B21, B4              ; <-2> NEG     u_47, back_51
        SUB     .L1    A25, A3, A4          ; <-3> SUB     a, key_c_66, keyed_71
||      NEG     .L2    B7, B4               ; <-4> NEG     u_68, back_72
||      SHL     .S1    A27, 18, A27         ; <-1> SHL     mixed_34, 18, shifted_34
||      SHL     .S2    B22, 18, B25         ; <-1> SHL     mixed_35, 18, shifted_35
||      ROTL    .M1    A4, A9, A15          ; <-4> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B9, B4, B18          ; <-2> ROTL    keyed_51, back_51, a1_47
        SHRU    .S1    A24, 27, A14         ; <-3> SHRU    product_62, 27, t_61
||      SHL     .S2    B17, 5, B20          ; <-2> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <-2> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B6, B4, B5           ; <-4> ROTL    keyed_72, back_72, a1_68
||      ADDAH   .D1    A23, A15, A23        ; <-1> ADDAH   a, square_34, sum_34
||      ADDAH   .D2    B5, B26, B5          ; <-1> ADDAH   c, square_35, sum_35
        ADD     .S1    A23, A27, A31        ; <-1> ADD     sum_34, shifted_34, t_product_33
||      ADD     .S2    B5, B25, B25         ; <-1> ADD     sum_35, shifted_35, u_product_33
        NEG     .L1    A14, A7              ; <-3> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <-3> SUB     c, key_a_66, keyed_72
||      XOR     .S1X   A21, B18, A15        ; <-2> XOR     a1_47, t_upper_47, a2_47
||      XOR     .S2X   B7, A15, B4          ; <-4> XOR     c1_68, u_68, c
        SHL     .S1    A24, 5, A24          ; <-3> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <-3> SHRU    product_63, 27, u_61
||      ROTL    .M1    A31, 5, A25          ; <-1> ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B25, 5, B20          ; <-1> ROTL    u_product_33, 5, u_33
||      XOR     .D1X   A6, B5, A31          ; <-4> XOR     a1_68, t_68, a
||      XOR     .D2X   B20, A23, B7         ; <-2> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <-2> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <-2> XOR     c2_47, u_47, d
||      ROTL    .M1    A11, A7, A27         ; <-3> ROTL    keyed_64, back_64, c1_61
        NEG     .S1    A25, A15             ; <-1> NEG     t_33, back_36
||      NEG     .S2    B20, B4              ; <-1> NEG     u_33, back_37
||      MPYU    .M1    A21, A21, A15        ; <-2> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <-2> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <-2> SUB     b, key_c_59, keyed_64
||      STW     .D2T2  B4, *B1++[4]         ; <-4> STW     c, *to_cd++[4]
        NEG     .S2    B5, B2               ; <-3> NEG     u_61, back_65
||      ROTL    .M1    A12, A15, A20        ; <-1> ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B24, B4, B18         ; <-1> ROTL    keyed_37, back_37, a1_33
||      LDW     .D1T1  *+A13[6], A27        ; <-1> LDW     *+odd[2 * (3)], key_c_45
||      STW     .D2T2  B2, *-B1[3]          ; <-4> STW     d, *-to_cd[3]
        ROTL    .M2    B27, B2, B2          ; <-3> ROTL    keyed_65, back_65, a1_61
        SUB     .L2    B7, B26, B27         ; <-2> SUB     d, key_a_59, keyed_65
||      ADDAH   .D1    A21, A15, A15        ; <-2> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <-2> ADDAH   d, square_56, sum_56
        SHL     .S2    B16, 5, B4           ; <-3> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A21, A21, A21        ; <-2> MPYHLU  b, b, mixed_55
||      XOR     .D1X   A25, B18, A25        ; <-1> XOR     a1_33, t_33, b
||      XOR     .D2X   B20, A20, B16        ; <-1> XOR     c1_33, u_33, d
        XOR     .L1X   A24, B2, A24         ; <-3> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <-3> XOR     c1_61, u_upper_61, c2_61
||      MPYHLU  .M2    B7, B7, B22          ; <-2> MPYHLU  d, d, mixed_56
        SUB     .L2    B16, B22, B9         ; <-1> SUB     d, key_a_45, keyed_51
||      SUB     .S1    A25, A27, A20        ; <-1> SUB     b, key_c_45, keyed_50
||      MPYU    .M1    A25, A25, A7         ; <-1> MPYU    b, b, square_41
        XOR     .L1    A24, A14, A31        ; <-3> XOR     a2_61, t_61, b
||      SHL     .S1    A21, 18, A24         ; <-2> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <-2> SHL     mixed_56, 18, shifted_56
||      MPYHLU  .M1    A25, A25, A8         ; <-1> MPYHLU  b, b, mixed_41
||      MPYU    .M2    B16, B16, B2         ; <-1> MPYU    d, d, square_42
||      STW     .D1T1  A31, *A19++[4]       ; <-4> STW     a, *to_ab++[4]
||      XOR     .D2    B7, B5, B7           ; <-3> XOR     c2_61, u_61, d
        ADD     .L1    A15, A24, A30        ; <-2> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <-2> ADD     sum_56, shifted_56, product_56
||      MPYU    .M1    A31, A31, A15        ; <-3> MPYU    b, b, square_69
||      MPYHLU  .M2    B16, B16, B2         ; <-1> MPYHLU  d, d, mixed_42
||      STW     .D1T1  A8, *-A19[3]         ; <-4> STW     b, *-to_ab[3]
        MPYHLU  .M1    A31, A31, A27        ; <-3> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <-3> MPYU    d, d, square_70
||      ADDAH   .D2    B16, B2, B4          ; <-1> ADDAH   d, square_42, sum_42
        SHL     .S1    A8, 18, A14          ; <-1> SHL     mixed_41, 18, shifted_41
||      SHL     .S2    B2, 18, B5           ; <-1> SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M2    B7, B7, B5           ; <-3> MPYHLU  d, d, mixed_70
||      ADDAH   .D1    A25, A7, A8          ; <-1> ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[0], B8         ; <-2> LDW     *+even[2 * (0)], key_a_66
        SHRU    .S1    A30, 27, A25         ; <-2> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <-2> SHRU    product_56, 27, u_54
||      ADD     .D1    A8, A14, A24         ; <-1> ADD     sum_41, shifted_41, product_41
||      ADD     .D2    B4, B5, B4           ; <-1> ADD     sum_42, shifted_42, product_42
        NEG     .L1    A25, A14             ; <-2> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <-2> NEG     u_54, back_58
||      SHRU    .S1    A24, 27, A23         ; <-1> SHRU    product_41, 27, t_40
||      SHRU    .S2    B4, 27, B20          ; <-1> SHRU    product_42, 27, u_40
        NEG     .L1    A23, A21             ; <-1> NEG     t_40, back_43
||      NEG     .L2    B20, B18             ; <-1> NEG     u_40, back_44
||      SHL     .S1    A24, 5, A15          ; <-1> SHL     product_41, 5, t_upper_40
||      SHL     .S2    B4, 5, B16           ; <-1> SHL     product_42, 5, u_upper_40
||      ADDAH   .D1    A31, A15, A24        ; <-3> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <-3> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <-3> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <-3> SUB     d, t1, d
||      SHL     .S1    A30, 5, A31          ; <-2> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <-2> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <-2> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <-2> ROTL    keyed_58, back_58, a1_54
        ROTL    .M1    A17, A21, A21        ; <-1> ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B23, B18, B18        ; <-1> ROTL    keyed_44, back_44, a1_40
        SHL     .S1    A27, 18, A14         ; <-3> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <-3> SHL     mixed_70, 18, shifted_70
||      LDW     .D1T1  *+A13[4], A7         ; <-1> LDW     *+odd[2 * (2)], key_c_52
||      LDW     .D2T2  *+B31[4], B7         ; <-1> LDW     *+even[2 * (2)], key_a_52
        XOR     .D1X   A31, B7, A17         ; <-2> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <-2> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <-2> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <-2> XOR     c2_54, u_54, c
||      XOR     .D1X   A15, B18, A17        ; <-1> XOR     a1_40, t_upper_40, a2_40
||      XOR     .D2X   B16, A21, B17        ; <-1> XOR     c1_40, u_upper_40, c2_40
        ADD     .S1    A24, A14, A27        ; <-3> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <-3> ADD     sum_70, shifted_70, u_product_68
||      MPYU    .M1    A25, A25, A14        ; <-2> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <-2> MPYU    c, c, square_63
||      XOR     .D1    A17, A23, A15        ; <-1> XOR     a2_40, t_40, a
||      XOR     .D2    B17, B20, B16        ; <-1> XOR     c2_40, u_40, c
        NOP
        SUB     .S1    A15, A7, A22         ; <-1> SUB     a, key_c_52, keyed_57
||      SUB     .S2    B16, B7, B11         ; <-1> SUB     c, key_a_52, keyed_58
||      MPYU    .M1    A15, A15, A28        ; <-1> MPYU    a, a, square_48
||      MPYU    .M2    B16, B16, B5         ; <-1> MPYU    c, c, square_49
        MPYHLU  .M1    A15, A15, A14        ; <-1> MPYHLU  a, a, mixed_48
||      MPYHLU  .M2    B16, B16, B17        ; <-1> MPYHLU  c, c, mixed_49
||      ADDAH   .D1    A25, A14, A24        ; <-2> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <-2> ADDAH   c, square_63, sum_63
        MPYHLU  .M1    A25, A25, A3         ; <-2> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <-2> MPYHLU  c, c, mixed_63
        ROTL    .M1    A27, 5, A6           ; <-3> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <-3> ROTL    u_product_68, 5, u_68
||      ADDAH   .D1    A15, A28, A15        ; <-1> ADDAH   a, square_48, sum_48
||      ADDAH   .D2    B16, B5, B16         ; <-1> ADDAH   c, square_49, sum_49
        SHL     .S1    A14, 18, A27         ; <-1> SHL     mixed_48, 18, shifted_48
||      LDW     .D1T1  *+A13[0], A3         ; <-2> LDW     *+odd[2 * (0)], key_c_66
        SHL     .S1    A3, 18, A7           ; <-2> SHL     mixed_62, 18, shifted_62
||      SHL     .S2    B17, 18, B17         ; <-1> SHL     mixed_49, 18, shifted_49
||      ADD     .D1    A15, A27, A15        ; <-1> ADD     sum_48, shifted_48, product_48
        ADD     .L1    A24, A7, A24         ; <-2> ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B16, B17, B17        ; <-1> ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A15, 27, A18         ; <-1> SHRU    product_48, 27, t_47
||      SHL     .S2    B26, 18, B18         ; <-2> SHL     mixed_63, 18, shifted_63
        NEG     .L1    A18, A14             ; <-1> NEG     t_47, back_50
||      ADD     .L2    B22, B18, B16        ; <-2> ADD     sum_63, shifted_63, product_63
||      SHL     .S1    A15, 5, A21          ; <-1> SHL     product_48, 5, t_upper_47
||      SHRU    .S2    B17, 27, B21         ; <-1> SHRU    product_49, 27, u_47
||      LDW     .D1T1  *+A13[2], A27        ; <-1> LDW     *+odd[2 * (1)], key_c_59
||      LDW     .D2T2  *+B31[2], B26        ; <-1> LDW     *+even[2 * (1)], key_a_59
        NEG     .L1    A6, A9               ; <-3> NEG     t_68, back_71
||      NEG     .S2    B21, B4              ; <-1> NEG     u_47, back_51
        SUB     .L1    A25, A3, A4          ; <-2> SUB     a, key_c_66, keyed_71
||      NEG     .L2    B7, B4               ; <-3> NEG     u_68, back_72
||      ROTL    .M1    A4, A9, A15          ; <-3> ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B9, B4, B18          ; <-1> ROTL    keyed_51, back_51, a1_47
        SHRU    .S1    A24, 27, A14         ; <-2> SHRU    product_62, 27, t_61
||      SHL     .S2    B17, 5, B20          ; <-1> SHL     product_49, 5, u_upper_47
||      ROTL    .M1    A20, A14, A23        ; <-1> ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B6, B4, B5           ; <-3> ROTL    keyed_72, back_72, a1_68
        NOP
        NEG     .L1    A14, A7              ; <-2> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <-2> SUB     c, key_a_66, keyed_72
||      XOR     .S1X   A21, B18, A15        ; <-1> XOR     a1_47, t_upper_47, a2_47
||      XOR     .S2X   B7, A15, B4          ; <-3> XOR     c1_68, u_68, c
        SHL     .S1    A24, 5, A24          ; <-2> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <-2> SHRU    product_63, 27, u_61
||      XOR     .D1X   A6, B5, A31          ; <-3> XOR     a1_68, t_68, a
||      XOR     .D2X   B20, A23, B7         ; <-1> XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A15, A18, A21        ; <-1> XOR     a2_47, t_47, b
||      XOR     .L2    B7, B21, B7          ; <-1> XOR     c2_47, u_47, d
||      ROTL    .M1    A11, A7, A27         ; <-2> ROTL    keyed_64, back_64, c1_61
        MPYU    .M1    A21, A21, A15        ; <-1> MPYU    b, b, square_55
||      MPYU    .M2    B7, B7, B4           ; <-1> MPYU    d, d, square_56
||      SUB     .D1    A21, A27, A11        ; <-1> SUB     b, key_c_59, keyed_64
||      STW     .D2T2  B4, *B1++[4]         ; <-3> STW     c, *to_cd++[4]
        NEG     .S2    B5, B2               ; <-2> NEG     u_61, back_65
||      STW     .D2T2  B2, *-B1[3]          ; <-3> STW     d, *-to_cd[3]
        ROTL    .M2    B27, B2, B2          ; <-2> ROTL    keyed_65, back_65, a1_61
        SUB     .L2    B7, B26, B27         ; <-1> SUB     d, key_a_59, keyed_65
||      ADDAH   .D1    A21, A15, A15        ; <-1> ADDAH   b, square_55, sum_55
||      ADDAH   .D2    B7, B4, B8           ; <-1> ADDAH   d, square_56, sum_56
        SHL     .S2    B16, 5, B4           ; <-2> SHL     product_63, 5, u_upper_61
||      MPYHLU  .M1    A21, A21, A21        ; <-1> MPYHLU  b, b, mixed_55
        XOR     .L1X   A24, B2, A24         ; <-2> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <-2> XOR     c1_61, u_upper_61, c2_61
||      MPYHLU  .M2    B7, B7, B22          ; <-1> MPYHLU  d, d, mixed_56
        NOP
        XOR     .L1    A24, A14, A31        ; <-2> XOR     a2_61, t_61, b
||      SHL     .S1    A21, 18, A24         ; <-1> SHL     mixed_55, 18, shifted_55
||      SHL     .S2    B22, 18, B2          ; <-1> SHL     mixed_56, 18, shifted_56
||      STW     .D1T1  A31, *A19++[4]       ; <-3> STW     a, *to_ab++[4]
||      XOR     .D2    B7, B5, B7           ; <-2> XOR     c2_61, u_61, d
        ADD     .L1    A15, A24, A30        ; <-1> ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B8, B2, B30          ; <-1> ADD     sum_56, shifted_56, product_56
||      MPYU    .M1    A31, A31, A15        ; <-2> MPYU    b, b, square_69
||      STW     .D1T1  A8, *-A19[3]         ; <-3> STW     b, *-to_ab[3]
        MPYHLU  .M1    A31, A31, A27        ; <-2> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <-2> MPYU    d, d, square_70
        MPYHLU  .M2    B7, B7, B5           ; <-2> MPYHLU  d, d, mixed_70
||      LDW     .D2T2  *+B31[0], B8         ; <-1> LDW     *+even[2 * (0)], key_a_66
        SHRU    .S1    A30, 27, A25         ; <-1> SHRU    product_55, 27, t_54
||      SHRU    .S2    B30, 27, B29         ; <-1> SHRU    product_56, 27, u_54
        NEG     .L1    A25, A14             ; <-1> NEG     t_54, back_57
||      NEG     .L2    B29, B2              ; <-1> NEG     u_54, back_58
        ADDAH   .D1    A31, A15, A24        ; <-2> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <-2> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <-2> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <-2> SUB     d, t1, d
||      SHL     .S1    A30, 5, A31          ; <-1> SHL     product_55, 5, t_upper_54
||      SHL     .S2    B30, 5, B30          ; <-1> SHL     product_56, 5, u_upper_54
||      ROTL    .M1    A22, A14, A17        ; <-1> ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B11, B2, B7          ; <-1> ROTL    keyed_58, back_58, a1_54
        NOP
        SHL     .S1    A27, 18, A14         ; <-2> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <-2> SHL     mixed_70, 18, shifted_70
        XOR     .D1X   A31, B7, A17         ; <-1> XOR     a1_54, t_upper_54, a2_54
||      XOR     .D2X   B30, A17, B7         ; <-1> XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A17, A25, A25        ; <-1> XOR     a2_54, t_54, a
||      XOR     .L2    B7, B29, B29         ; <-1> XOR     c2_54, u_54, c
        ADD     .S1    A24, A14, A27        ; <-2> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <-2> ADD     sum_70, shifted_70, u_product_68
||      MPYU    .M1    A25, A25, A14        ; <-1> MPYU    a, a, square_62
||      MPYU    .M2    B29, B29, B5         ; <-1> MPYU    c, c, square_63
        NOP     2
        ADDAH   .D1    A25, A14, A24        ; <-1> ADDAH   a, square_62, sum_62
||      ADDAH   .D2    B29, B5, B22         ; <-1> ADDAH   c, square_63, sum_63
        MPYHLU  .M1    A25, A25, A3         ; <-1> MPYHLU  a, a, mixed_62
||      MPYHLU  .M2    B29, B29, B26        ; <-1> MPYHLU  c, c, mixed_63
        ROTL    .M1    A27, 5, A6           ; <-2> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <-2> ROTL    u_product_68, 5, u_68
        LDW     .D1T1  *+A13[0], A3         ; <-1> LDW     *+odd[2 * (0)], key_c_66
        SHL     .S1    A3, 18, A7           ; <-1> SHL     mixed_62, 18, shifted_62
        ADD     .L1    A24, A7, A24         ; <-1> ADD     sum_62, shifted_62, product_62
||      SHL     .S2    B26, 18, B18         ; <-1> SHL     mixed_63, 18, shifted_63
        ADD     .L2    B22, B18, B16        ; <-1> ADD     sum_63, shifted_63, product_63
        NEG     .L1    A6, A9               ; <-2> NEG     t_68, back_71
        SUB     .L1    A25, A3, A4          ; <-1> SUB     a, key_c_66, keyed_71
||      NEG     .L2    B7, B4               ; <-2> NEG     u_68, back_72
||      ROTL    .M1    A4, A9, A15          ; <-2> ROTL    keyed_71, back_71, c1_68
        SHRU    .S1    A24, 27, A14         ; <-1> SHRU    product_62, 27, t_61
||      ROTL    .M2    B6, B4, B5           ; <-2> ROTL    keyed_72, back_72, a1_68
        NOP
        NEG     .L1    A14, A7              ; <-1> NEG     t_61, back_64
||      SUB     .L2    B29, B8, B6          ; <-1> SUB     c, key_a_66, keyed_72
||      XOR     .S2X   B7, A15, B4          ; <-2> XOR     c1_68, u_68, c
        SHL     .S1    A24, 5, A24          ; <-1> SHL     product_62, 5, t_upper_61
||      SHRU    .S2    B16, 27, B5          ; <-1> SHRU    product_63, 27, u_61
||      XOR     .D1X   A6, B5, A31          ; <-2> XOR     a1_68, t_68, a
        ROTL    .M1    A11, A7, A27         ; <-1> ROTL    keyed_64, back_64, c1_61
        STW     .D2T2  B4, *B1++[4]         ; <-2> STW     c, *to_cd++[4]
        NEG     .S2    B5, B2               ; <-1> NEG     u_61, back_65
||      STW     .D2T2  B2, *-B1[3]          ; <-2> STW     d, *-to_cd[3]
        ROTL    .M2    B27, B2, B2          ; <-1> ROTL    keyed_65, back_65, a1_61
        NOP
        SHL     .S2    B16, 5, B4           ; <-1> SHL     product_63, 5, u_upper_61
        XOR     .L1X   A24, B2, A24         ; <-1> XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B4, A27, B7          ; <-1> XOR     c1_61, u_upper_61, c2_61
        NOP
        XOR     .L1    A24, A14, A31        ; <-1> XOR     a2_61, t_61, b
||      STW     .D1T1  A31, *A19++[4]       ; <-2> STW     a, *to_ab++[4]
||      XOR     .D2    B7, B5, B7           ; <-1> XOR     c2_61, u_61, d
        MPYU    .M1    A31, A31, A15        ; <-1> MPYU    b, b, square_69
||      STW     .D1T1  A8, *-A19[3]         ; <-2> STW     b, *-to_ab[3]
        MPYHLU  .M1    A31, A31, A27        ; <-1> MPYHLU  b, b, mixed_69
||      MPYU    .M2    B7, B7, B16          ; <-1> MPYU    d, d, square_70
        MPYHLU  .M2    B7, B7, B5           ; <-1> MPYHLU  d, d, mixed_70
        NOP     2
        ADDAH   .D1    A31, A15, A24        ; <-1> ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B7, B16, B4          ; <-1> ADDAH   d, square_70, sum_70
        SUB     .L1    A31, A5, A8          ; <-1> SUB     b, t0, b
||      SUB     .L2    B7, B3, B2           ; <-1> SUB     d, t1, d
        NOP
        SHL     .S1    A27, 18, A14         ; <-1> SHL     mixed_69, 18, shifted_69
||      SHL     .S2    B5, 18, B5           ; <-1> SHL     mixed_70, 18, shifted_70
        NOP     2
        ADD     .S1    A24, A14, A27        ; <-1> ADD     sum_69, shifted_69, t_product_68
||      ADD     .S2    B4, B5, B4           ; <-1> ADD     sum_70, shifted_70, u_product_68
        NOP     4
        ROTL    .M1    A27, 5, A6           ; <-1> ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B4, 5, B7            ; <-1> ROTL    u_product_68, 5, u_68
        NOP     4
        NEG     .L1    A6, A9               ; <-1> NEG     t_68, back_71
        NEG     .L2    B7, B4               ; <-1> NEG     u_68, back_72
||      ROTL    .M1    A4, A9, A15          ; <-1> ROTL    keyed_71, back_71, c1_68
        ROTL    .M2    B6, B4, B5           ; <-1> ROTL    keyed_72, back_72, a1_68
        NOP
        XOR     .S2X   B7, A15, B4          ; <-1> XOR     c1_68, u_68, c
        XOR     .D1X   A6, B5, A31          ; <-1> XOR     a1_68, t_68, a
        NOP
        STW     .D2T2  B4, *B1++[4]         ; <-1> STW     c, *to_cd++[4]
        MV      .L1    A2, A4               ; move out
||      STW     .D2T2  B2, *-B1[3]          ; <-1> STW     d, *-to_cd[3]
        NOP
        MV      .L1    A0, A6               ; move blocks
        MV      .L2    B3, B4               ; move t1
        MV      .L2X   A16, B3              ; move return$
        NOP
        STW     .D1T1  A31, *A19++[4]       ; <-1> STW     a, *to_ab++[4]
        STW     .D1T1  A8, *-A19[3]         ; <-1> STW     b, *-to_ab[3]
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4:
        SUB     .L2    B13, 1, B0           ; SUB     pass, 1, pass
        CMPEQ   .L2    1, B0, B1            ; CMPEQ   pass, 1, last
||      ADDK    .S1    -80, A1              ; ADDK    -80, keys
  [B0]  B       .S2    rc6_decrypt_blocks_c64x$next; [pass] B       next
||[B1]  LDW     .D1T2  *-A1[1], B4          ; [last] LDW     *-keys[1], t1
  [B1]  LDW     .D1T1  *-A1[2], A5          ; [last] LDW     *-keys[2], t0
        ZERO    .L1    A26                  ; ZERO    s0
||      ZERO    .L2    B19                  ; ZERO    s1
||      MV      .S1    A4, A3               ; MV      out, from
||      MV      .S2    B0, B13              ; move pass
        NOP     2
        MV      .L2    B4, B5               ; move t1
rc6_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        LDW     .D1T1  *+A0[7], A14         ; restore A14
||      LDW     .D2T2  *+B15[6], B13        ; restore B13
        LDW     .D1T1  *+A0[5], A13         ; restore A13
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        B       .S2    B3                   ; return
||      LDW     .D1T1  *+A0[8], A15         ; restore A15
||      LDW     .D2T2  *+B15[4], B12        ; restore B12
        LDW     .D1T1  *+A0[3], A12         ; restore A12
        ADDK    .S2    32, B15              ; frame
        NOP     3
rc6_decrypt_blocks_c64x$rounds$few:
        LDW     .D1T1  *+A13[18], A0        ; LDW     *+odd[2 * (9)], key_c_3
        LDW     .D2T2  *B12++[4], B2        ; LDW     *from_cd++[4], c
        LDW     .D1T1  *A29++[4], A2        ; LDW     *from_ab++[4], a
||      LDW     .D2T2  *+B31[18], B5        ; LDW     *+even[2 * (9)], key_a_3
        NOP
        LDW     .D1T1  *-A29[3], A3         ; LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B12[3], B6         ; LDW     *-from_cd[3], d
        NOP     3
        SUB     .L1    A2, A26, A2          ; SUB     a, s0, a
||      SUB     .L2    B2, B19, B2          ; SUB     c, s1, c
        SUB     .L1    A3, A0, A0           ; SUB     b, key_c_3, keyed_8
||      SUB     .L2    B6, B5, B5           ; SUB     d, key_a_3, keyed_9
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  a, a, mixed_6
||      MPYU    .M2    B2, B2, B6           ; MPYU    c, c, square_7
        MPYU    .M1    A2, A2, A7           ; MPYU    a, a, square_6
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  c, c, mixed_7
||      LDW     .D1T1  *+A13[16], A8        ; LDW     *+odd[2 * (8)], key_c_10
        SHL     .S1    A3, 18, A3           ; SHL     mixed_6, 18, shifted_6
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   c, square_7, sum_7
        SHL     .S2    B7, 18, B7           ; SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   a, square_6, sum_6
||      LDW     .D2T2  *+B31[16], B5        ; LDW     *+even[2 * (8)], key_a_10
        ADD     .L1    A7, A3, A3           ; ADD     sum_6, shifted_6, product_6
||      ADD     .L2    B6, B7, B6           ; ADD     sum_7, shifted_7, product_7
        SHRU    .S1    A3, 27, A7           ; SHRU    product_6, 27, t_5
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_7, 27, u_5
        NEG     .L1    A7, A9               ; NEG     t_5, back_8
||      NEG     .L2    B7, B8               ; NEG     u_5, back_9
        ROTL    .M1    A0, A9, A0           ; ROTL    keyed_8, back_8, c1_5
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_9, back_9, a1_5
        SHL     .S1    A3, 5, A3            ; SHL     product_6, 5, t_upper_5
||      SHL     .S2    B6, 5, B6            ; SHL     product_7, 5, u_upper_5
        XOR     .L1X   A3, B8, A0           ; XOR     a1_5, t_upper_5, a2_5
||      XOR     .L2X   B6, A0, B6           ; XOR     c1_5, u_upper_5, c2_5
        XOR     .L1    A0, A7, A0           ; XOR     a2_5, t_5, b
||      XOR     .L2    B6, B7, B2           ; XOR     c2_5, u_5, d
||      SUB     .S1    A2, A8, A2           ; SUB     a, key_c_10, keyed_15
||      SUB     .S2    B2, B5, B5           ; SUB     c, key_a_10, keyed_16
        MPYHLU  .M1    A0, A0, A7           ; MPYHLU  b, b, mixed_13
||      MPYU    .M2    B2, B2, B6           ; MPYU    d, d, square_14
        MPYU    .M1    A0, A0, A8           ; MPYU    b, b, square_13
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  d, d, mixed_14
||      LDW     .D1T1  *+A13[14], A3        ; LDW     *+odd[2 * (7)], key_c_17
        SHL     .S1    A7, 18, A7           ; SHL     mixed_13, 18, shifted_13
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   d, square_14, sum_14
        SHL     .S2    B7, 18, B7           ; SHL     mixed_14, 18, shifted_14
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   b, square_13, sum_13
||      LDW     .D2T2  *+B31[14], B5        ; LDW     *+even[2 * (7)], key_a_17
        ADD     .L1    A8, A7, A7           ; ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B6, B7, B6           ; ADD     sum_14, shifted_14, product_14
        SHRU    .S1    A7, 27, A8           ; SHRU    product_13, 27, t_12
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_14, 27, u_12
        NEG     .L1    A8, A9               ; NEG     t_12, back_15
||      NEG     .L2    B7, B8               ; NEG     u_12, back_16
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_15, back_15, c1_12
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_16, back_16, a1_12
        SHL     .S1    A7, 5, A7            ; SHL     product_13, 5, t_upper_12
||      SHL     .S2    B6, 5, B6            ; SHL     product_14, 5, u_upper_12
        XOR     .L1X   A7, B8, A2           ; XOR     a1_12, t_upper_12, a2_12
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_12, u_upper_12, c2_12
        XOR     .L1    A2, A8, A0           ; XOR     a2_12, t_12, a
||      XOR     .L2    B6, B7, B2           ; XOR     c2_12, u_12, c
||      SUB     .S1    A0, A3, A2           ; SUB     b, key_c_17, keyed_22
||      SUB     .S2    B2, B5, B5           ; SUB     d, key_a_17, keyed_23
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  a, a, mixed_20
||      MPYU    .M2    B2, B2, B6           ; MPYU    c, c, square_21
        MPYU    .M1    A0, A0, A8           ; MPYU    a, a, square_20
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  c, c, mixed_21
||      LDW     .D1T1  *+A13[12], A7        ; LDW     *+odd[2 * (6)], key_c_24
        SHL     .S1    A3, 18, A3           ; SHL     mixed_20, 18, shifted_20
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   c, square_21, sum_21
        SHL     .S2    B7, 18, B7           ; SHL     mixed_21, 18, shifted_21
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   a, square_20, sum_20
||      LDW     .D2T2  *+B31[12], B5        ; LDW     *+even[2 * (6)], key_a_24
        ADD     .L1    A8, A3, A3           ; ADD     sum_20, shifted_20, product_20
||      ADD     .L2    B6, B7, B6           ; ADD     sum_21, shifted_21, product_21
        SHRU    .S1    A3, 27, A8           ; SHRU    product_20, 27, t_19
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_21, 27, u_19
        NEG     .L1    A8, A9               ; NEG     t_19, back_22
||      NEG     .L2    B7, B8               ; NEG     u_19, back_23
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_22, back_22, c1_19
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_23, back_23, a1_19
        SHL     .S1    A3, 5, A3            ; SHL     product_20, 5, t_upper_19
||      SHL     .S2    B6, 5, B6            ; SHL     product_21, 5, u_upper_19
        XOR     .L1X   A3, B8, A2           ; XOR     a1_19, t_upper_19, a2_19
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_19, u_upper_19, c2_19
        XOR     .L1    A2, A8, A0           ; XOR     a2_19, t_19, b
||      XOR     .L2    B6, B7, B2           ; XOR     c2_19, u_19, d
||      SUB     .S1    A0, A7, A2           ; SUB     a, key_c_24, keyed_29
||      SUB     .S2    B2, B5, B5           ; SUB     c, key_a_24, keyed_30
        MPYHLU  .M1    A0, A0, A7           ; MPYHLU  b, b, mixed_27
||      MPYU    .M2    B2, B2, B6           ; MPYU    d, d, square_28
        MPYU    .M1    A0, A0, A8           ; MPYU    b, b, square_27
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  d, d, mixed_28
||      LDW     .D1T1  *+A13[10], A8        ; LDW     *+odd[2 * (5)], key_c_31
        SHL     .S1    A7, 18, A7           ; SHL     mixed_27, 18, shifted_27
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   d, square_28, sum_28
        SHL     .S2    B7, 18, B7           ; SHL     mixed_28, 18, shifted_28
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   b, square_27, sum_27
||      LDW     .D2T2  *+B31[10], B5        ; LDW     *+even[2 * (5)], key_a_31
        ADD     .L1    A8, A7, A7           ; ADD     sum_27, shifted_27, product_27
||      ADD     .L2    B6, B7, B6           ; ADD     sum_28, shifted_28, product_28
        SHRU    .S1    A7, 27, A3           ; SHRU    product_27, 27, t_26
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_28, 27, u_26
        NEG     .L1    A3, A9               ; NEG     t_26, back_29
||      NEG     .L2    B7, B8               ; NEG     u_26, back_30
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_29, back_29, c1_26
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_30, back_30, a1_26
        SHL     .S1    A7, 5, A7            ; SHL     product_27, 5, t_upper_26
||      SHL     .S2    B6, 5, B6            ; SHL     product_28, 5, u_upper_26
        XOR     .L1X   A7, B8, A2           ; XOR     a1_26, t_upper_26, a2_26
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_26, u_upper_26, c2_26
        XOR     .L1    A2, A3, A2           ; XOR     a2_26, t_26, a
||      XOR     .L2    B6, B7, B6           ; XOR     c2_26, u_26, c
        MPYHLU  .M1    A2, A2, A8           ; MPYHLU  a, a, mixed_34
||      MPYU    .M2    B6, B6, B7           ; MPYU    c, c, square_35
        SUB     .L1    A0, A8, A0           ; SUB     b, key_c_31, keyed_36
||      MPYU    .M1    A2, A2, A3           ; MPYU    a, a, square_34
||      MPYHLU  .M2    B6, B6, B7           ; MPYHLU  c, c, mixed_35
||      LDW     .D1T1  *+A13[8], A3         ; LDW     *+odd[2 * (4)], key_c_38
        SUB     .L2    B2, B5, B2           ; SUB     d, key_a_31, keyed_37
||      SHL     .S1    A8, 18, A8           ; SHL     mixed_34, 18, shifted_34
||      ADDAH   .D2    B6, B7, B5           ; ADDAH   c, square_35, sum_35
        SHL     .S2    B7, 18, B7           ; SHL     mixed_35, 18, shifted_35
||      ADDAH   .D1    A2, A3, A3           ; ADDAH   a, square_34, sum_34
||      LDW     .D2T2  *+B31[8], B7         ; LDW     *+even[2 * (4)], key_a_38
        ADD     .L1    A3, A8, A3           ; ADD     sum_34, shifted_34, t_product_33
||      ADD     .L2    B5, B7, B5           ; ADD     sum_35, shifted_35, u_product_33
        ROTL    .M1    A3, 5, A8            ; ROTL    t_product_33, 5, t_33
||      ROTL    .M2    B5, 5, B5            ; ROTL    u_product_33, 5, u_33
        NOP
        NEG     .L1    A8, A7               ; NEG     t_33, back_36
||      NEG     .L2    B5, B8               ; NEG     u_33, back_37
        ROTL    .M1    A0, A7, A0           ; ROTL    keyed_36, back_36, c1_33
||      ROTL    .M2    B2, B8, B2           ; ROTL    keyed_37, back_37, a1_33
        NOP
        XOR     .L1X   A8, B2, A0           ; XOR     a1_33, t_33, b
||      XOR     .L2X   B5, A0, B2           ; XOR     c1_33, u_33, d
||      SUB     .S1    A2, A3, A2           ; SUB     a, key_c_38, keyed_43
||      SUB     .S2    B6, B7, B5           ; SUB     c, key_a_38, keyed_44
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  b, b, mixed_41
||      MPYU    .M2    B2, B2, B6           ; MPYU    d, d, square_42
        MPYU    .M1    A0, A0, A8           ; MPYU    b, b, square_41
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  d, d, mixed_42
||      LDW     .D1T1  *+A13[6], A7         ; LDW     *+odd[2 * (3)], key_c_45
        SHL     .S1    A3, 18, A3           ; SHL     mixed_41, 18, shifted_41
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   d, square_42, sum_42
        SHL     .S2    B7, 18, B7           ; SHL     mixed_42, 18, shifted_42
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   b, square_41, sum_41
||      LDW     .D2T2  *+B31[6], B5         ; LDW     *+even[2 * (3)], key_a_45
        ADD     .L1    A8, A3, A3           ; ADD     sum_41, shifted_41, product_41
||      ADD     .L2    B6, B7, B6           ; ADD     sum_42, shifted_42, product_42
        SHRU    .S1    A3, 27, A8           ; SHRU    product_41, 27, t_40
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_42, 27, u_40
        NEG     .L1    A8, A9               ; NEG     t_40, back_43
||      NEG     .L2    B7, B8               ; NEG     u_40, back_44
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_43, back_43, c1_40
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_44, back_44, a1_40
        SHL     .S1    A3, 5, A3            ; SHL     product_41, 5, t_upper_40
||      SHL     .S2    B6, 5, B6            ; SHL     product_42, 5, u_upper_40
        XOR     .L1X   A3, B8, A2           ; XOR     a1_40, t_upper_40, a2_40
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_40, u_upper_40, c2_40
        XOR     .L1    A2, A8, A0           ; XOR     a2_40, t_40, a
||      XOR     .L2    B6, B7, B2           ; XOR     c2_40, u_40, c
||      SUB     .S1    A0, A7, A2           ; SUB     b, key_c_45, keyed_50
||      SUB     .S2    B2, B5, B5           ; SUB     d, key_a_45, keyed_51
        MPYHLU  .M1    A0, A0, A7           ; MPYHLU  a, a, mixed_48
||      MPYU    .M2    B2, B2, B6           ; MPYU    c, c, square_49
        MPYU    .M1    A0, A0, A8           ; MPYU    a, a, square_48
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  c, c, mixed_49
||      LDW     .D1T1  *+A13[4], A3         ; LDW     *+odd[2 * (2)], key_c_52
        SHL     .S1    A7, 18, A7           ; SHL     mixed_48, 18, shifted_48
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   c, square_49, sum_49
        SHL     .S2    B7, 18, B7           ; SHL     mixed_49, 18, shifted_49
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   a, square_48, sum_48
||      LDW     .D2T2  *+B31[4], B5         ; LDW     *+even[2 * (2)], key_a_52
        ADD     .L1    A8, A7, A7           ; ADD     sum_48, shifted_48, product_48
||      ADD     .L2    B6, B7, B6           ; ADD     sum_49, shifted_49, product_49
        SHRU    .S1    A7, 27, A8           ; SHRU    product_48, 27, t_47
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_49, 27, u_47
        NEG     .L1    A8, A9               ; NEG     t_47, back_50
||      NEG     .L2    B7, B8               ; NEG     u_47, back_51
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_50, back_50, c1_47
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_51, back_51, a1_47
        SHL     .S1    A7, 5, A7            ; SHL     product_48, 5, t_upper_47
||      SHL     .S2    B6, 5, B6            ; SHL     product_49, 5, u_upper_47
        XOR     .L1X   A7, B8, A2           ; XOR     a1_47, t_upper_47, a2_47
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_47, u_upper_47, c2_47
        XOR     .L1    A2, A8, A0           ; XOR     a2_47, t_47, b
||      XOR     .L2    B6, B7, B2           ; XOR     c2_47, u_47, d
||      SUB     .S1    A0, A3, A2           ; SUB     a, key_c_52, keyed_57
||      SUB     .S2    B2, B5, B5           ; SUB     c, key_a_52, keyed_58
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  b, b, mixed_55
||      MPYU    .M2    B2, B2, B6           ; MPYU    d, d, square_56
        MPYU    .M1    A0, A0, A8           ; MPYU    b, b, square_55
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  d, d, mixed_56
||      LDW     .D1T1  *+A13[2], A7         ; LDW     *+odd[2 * (1)], key_c_59
        SHL     .S1    A3, 18, A3           ; SHL     mixed_55, 18, shifted_55
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   d, square_56, sum_56
        SHL     .S2    B7, 18, B7           ; SHL     mixed_56, 18, shifted_56
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   b, square_55, sum_55
||      LDW     .D2T2  *+B31[2], B5         ; LDW     *+even[2 * (1)], key_a_59
        ADD     .L1    A8, A3, A3           ; ADD     sum_55, shifted_55, product_55
||      ADD     .L2    B6, B7, B6           ; ADD     sum_56, shifted_56, product_56
        SHRU    .S1    A3, 27, A8           ; SHRU    product_55, 27, t_54
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_56, 27, u_54
        NEG     .L1    A8, A9               ; NEG     t_54, back_57
||      NEG     .L2    B7, B8               ; NEG     u_54, back_58
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_57, back_57, c1_54
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_58, back_58, a1_54
        SHL     .S1    A3, 5, A3            ; SHL     product_55, 5, t_upper_54
||      SHL     .S2    B6, 5, B6            ; SHL     product_56, 5, u_upper_54
        XOR     .L1X   A3, B8, A2           ; XOR     a1_54, t_upper_54, a2_54
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_54, u_upper_54, c2_54
        XOR     .L1    A2, A8, A0           ; XOR     a2_54, t_54, a
||      XOR     .L2    B6, B7, B2           ; XOR     c2_54, u_54, c
||      SUB     .S1    A0, A7, A2           ; SUB     b, key_c_59, keyed_64
||      SUB     .S2    B2, B5, B5           ; SUB     d, key_a_59, keyed_65
        MPYHLU  .M1    A0, A0, A7           ; MPYHLU  a, a, mixed_62
||      MPYU    .M2    B2, B2, B6           ; MPYU    c, c, square_63
        MPYU    .M1    A0, A0, A8           ; MPYU    a, a, square_62
||      MPYHLU  .M2    B2, B2, B7           ; MPYHLU  c, c, mixed_63
||      LDW     .D1T1  *+A13[0], A8         ; LDW     *+odd[2 * (0)], key_c_66
        SHL     .S1    A7, 18, A7           ; SHL     mixed_62, 18, shifted_62
||      ADDAH   .D2    B2, B6, B6           ; ADDAH   c, square_63, sum_63
        SHL     .S2    B7, 18, B7           ; SHL     mixed_63, 18, shifted_63
||      ADDAH   .D1    A0, A8, A8           ; ADDAH   a, square_62, sum_62
||      LDW     .D2T2  *+B31[0], B5         ; LDW     *+even[2 * (0)], key_a_66
        ADD     .L1    A8, A7, A7           ; ADD     sum_62, shifted_62, product_62
||      ADD     .L2    B6, B7, B6           ; ADD     sum_63, shifted_63, product_63
        SHRU    .S1    A7, 27, A3           ; SHRU    product_62, 27, t_61
||      SHRU    .S2    B6, 27, B7           ; SHRU    product_63, 27, u_61
        NEG     .L1    A3, A9               ; NEG     t_61, back_64
||      NEG     .L2    B7, B8               ; NEG     u_61, back_65
        ROTL    .M1    A2, A9, A2           ; ROTL    keyed_64, back_64, c1_61
||      ROTL    .M2    B5, B8, B8           ; ROTL    keyed_65, back_65, a1_61
        SHL     .S1    A7, 5, A7            ; SHL     product_62, 5, t_upper_61
||      SHL     .S2    B6, 5, B6            ; SHL     product_63, 5, u_upper_61
        XOR     .L1X   A7, B8, A2           ; XOR     a1_61, t_upper_61, a2_61
||      XOR     .L2X   B6, A2, B6           ; XOR     c1_61, u_upper_61, c2_61
        XOR     .L1    A2, A3, A2           ; XOR     a2_61, t_61, b
||      XOR     .L2    B6, B7, B6           ; XOR     c2_61, u_61, d
        SUB     .L2    B6, B4, B7           ; SUB     d, t1, d
||      MPYHLU  .M1    A2, A2, A8           ; MPYHLU  b, b, mixed_69
||      MPYHLU  .M2    B6, B6, B8           ; MPYHLU  d, d, mixed_70
        SUB     .L1    A0, A8, A0           ; SUB     a, key_c_66, keyed_71
||      MPYU    .M1    A2, A2, A3           ; MPYU    b, b, square_69
||      MPYU    .M2    B6, B6, B9           ; MPYU    d, d, square_70
        SHL     .S1    A8, 18, A8           ; SHL     mixed_69, 18, shifted_69
        SHL     .S2    B8, 18, B6           ; SHL     mixed_70, 18, shifted_70
||      ADDAH   .D1    A2, A3, A3           ; ADDAH   b, square_69, sum_69
||      ADDAH   .D2    B6, B9, B8           ; ADDAH   d, square_70, sum_70
        ADD     .L1    A3, A8, A3           ; ADD     sum_69, shifted_69, t_product_68
||      ADD     .L2    B8, B6, B6           ; ADD     sum_70, shifted_70, u_product_68
        SUB     .L2    B2, B5, B2           ; SUB     c, key_a_66, keyed_72
||      SUB     .S2    B0, 1, B0            ; SUB     left, 1, left
||      ROTL    .M1    A3, 5, A3            ; ROTL    t_product_68, 5, t_68
||      ROTL    .M2    B6, 5, B5            ; ROTL    u_product_68, 5, u_68
        SUB     .L1    A2, A5, A2           ; SUB     b, t0, b
        NEG     .L1    A3, A8               ; NEG     t_68, back_71
||      NEG     .L2    B5, B6               ; NEG     u_68, back_72
||[B0]  B       .S1    rc6_decrypt_blocks_c64x$rounds$few; [left] B       rounds
        ROTL    .M1    A0, A8, A0           ; ROTL    keyed_71, back_71, c1_68
||      ROTL    .M2    B2, B6, B2           ; ROTL    keyed_72, back_72, a1_68
        NOP
        XOR     .L1X   A3, B2, A0           ; XOR     a1_68, t_68, a
||      XOR     .L2X   B5, A0, B2           ; XOR     c1_68, u_68, c
        STW     .D1T1  A0, *A19++[4]        ; STW     a, *to_ab++[4]
||      STW     .D2T2  B2, *B1++[4]         ; STW     c, *to_cd++[4]
        STW     .D1T1  A2, *-A19[3]         ; STW     b, *-to_ab[3]
||      STW     .D2T2  B7, *-B1[3]          ; STW     d, *-to_cd[3]
rc6_decrypt_blocks_c64x$rounds$join:
        B       .S1    rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4; after rounds
        NOP     5
