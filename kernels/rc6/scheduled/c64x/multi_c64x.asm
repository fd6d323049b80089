; broadside optimize: source 58700e5fc95b54aab54890ffdb6b1757e37c6eac8eddfbe50bd2133d8c0f99fe
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 10 s an interval, 5 s a region
; RC6 encryption of any number of independent blocks on the C64x, in two passes of ten rounds over all of them.
;
;       void rc6_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
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

        .global rc6_encrypt_blocks_c64x


        .align  32
rc6_encrypt_blocks_c64x:
        MV      .L1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -16, B15             ; frame
  [!A1] B       .S1    rc6_encrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T1  A14, *+B15[3]        ; save A14
        STW     .D2T2  B13, *+B15[2]        ; save B13
        STW     .D2T2  B12, *+B15[1]        ; save B12
        NOP     2
        STW     .D2T1  A15, *+B15[4]        ; save A15
rc6_encrypt_blocks_c64x$rc6_encrypt_blocks_c64x$1:
        MV      .L1X   B6, A0               ; copy
        LDW     .D1T2  *+A0[1], B8          ; LDW     *+schedule[1], s1
||      LDW     .D2T1  *+B6[0], A30         ; LDW     *+schedule[0], s0
        NOP
        ZERO    .L1    A9                   ; ZERO    t0
||      ZERO    .L2    B28                  ; ZERO    t1
||      MV      .S1X   B4, A3               ; MV      in, from
||      MVK     .S2    2, B9                ; MVK     2, pass
        ADDAW   .D1    A0, 2, A1            ; ADDAW   schedule, 2, keys
        NOP
rc6_encrypt_blocks_c64x$next:
        MV      .L2X   A4, B0               ; copy
        ADD     .L2X   8, A3, B4            ; ADD     from, 8, from_cd
        MV      .L1    A3, A27              ; MV      from, from_ab
||      ADD     .L2    8, B0, B30           ; ADD     out, 8, to_cd
||      MV      .S1    A4, A5               ; MV      out, to_ab
||      MV      .S2X   A6, B0               ; copy
||      ADD     .D1    A1, 4, A8            ; ADD     keys, 4, odd
        MV      .L2X   A1, B5               ; MV      keys, even
||      MV      .S2    B0, B1               ; MV      blocks, left
rc6_encrypt_blocks_c64x$rounds$guard:
        CMPGT   .L2    5, B1, B0            ; few iterations of rounds
  [B0]  B       .S1    rc6_encrypt_blocks_c64x$rounds$few; few iterations of rounds
        NOP     5
rc6_encrypt_blocks_c64x$rounds$entry:
        LDW     .D1T1  *A27++[4], A15       ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B7         ; <0> LDW     *from_cd++[4], c
        LDW     .D1T1  *-A27[3], A20        ; <0> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B12         ; <0> LDW     *-from_cd[3], d
        NOP     2
        MV      .L2    B3, B0               ; move return$
        NOP
        ADD     .L1    A20, A30, A25        ; <0> ADD     b, s0, b
||      ADD     .L2    B12, B8, B6          ; <0> ADD     d, s1, d
        MPYU    .M1    A25, A25, A14        ; <0> MPYU    b, b, square_7
||      MPYU    .M2    B6, B6, B3           ; <0> MPYU    d, d, square_9
        MPYHLU  .M1    A25, A25, A19        ; <0> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B6, B6, B16          ; <0> MPYHLU  d, d, mixed_9
        ADDAH   .D1    A25, A14, A14        ; <0> ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B6, B3, B3           ; <0> ADDAH   d, square_9, sum_9
        SHL     .S1    A19, 18, A29         ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B16, 18, B27         ; <0> SHL     mixed_9, 18, shifted_9
        ADD     .L1    A14, A29, A14        ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B27, B3          ; <0> ADD     sum_9, shifted_9, product_9
||      LDW     .D1T1  *+A8[0], A7          ; <0> LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B7          ; <0> LDW     *+even[2 * (0)], key_a_3
        MV      .L1    A6, A0               ; move blocks
||      SHL     .S1    A14, 5, A20          ; <0> SHL     product_7, 5, upper_6
||      SHL     .S2    B3, 5, B23           ; <0> SHL     product_9, 5, upper_8
||      MV      .D1    A4, A2               ; move out
        XOR     .L1    A15, A20, A28        ; <0> XOR     a, upper_6, half_6
||      XOR     .L2    B7, B23, B23         ; <0> XOR     c, upper_8, half_8
||      SHRU    .S1    A14, 27, A14         ; <0> SHRU    product_7, 27, t_5
||      SHRU    .S2    B3, 27, B20          ; <0> SHRU    product_9, 27, u_5
        XOR     .L1    A28, A14, A15        ; <0> XOR     half_6, t_5, a1_5
||      XOR     .L2    B23, B20, B24        ; <0> XOR     half_8, u_5, c1_5
        NOP
        ROTL    .M1X   B24, A14, A15        ; <0> ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A15, B20, B20        ; <0> ROTL    a1_5, u_5, a2_5
        NOP
        ADD     .L1    A15, A7, A29         ; <0> ADD     c2_5, key_c_3, a
||      ADD     .L2    B20, B7, B7          ; <0> ADD     a2_5, key_a_3, c
        MPYU    .M1    A29, A29, A4         ; <0> MPYU    a, a, square_14
||      MPYU    .M2    B7, B7, B18          ; <0> MPYU    c, c, square_16
        MPYHLU  .M1    A29, A29, A14        ; <0> MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B7, B7, B20          ; <0> MPYHLU  c, c, mixed_16
        ADDAH   .D1    A29, A4, A15         ; <0> ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B7, B18, B17         ; <0> ADDAH   c, square_16, sum_16
        SHL     .S1    A14, 18, A14         ; <0> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B20, 18, B27         ; <0> SHL     mixed_16, 18, shifted_16
||      LDW     .D1T1  *+A8[2], A4          ; <0> LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B20         ; <0> LDW     *+even[2 * (1)], key_a_10
        ADD     .L1    A15, A14, A14        ; <0> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B17, B27, B23        ; <0> ADD     sum_16, shifted_16, product_16
        SHL     .S1    A14, 5, A15          ; <0> SHL     product_14, 5, upper_13
||      SHL     .S2    B23, 5, B26          ; <0> SHL     product_16, 5, upper_15
        XOR     .L1    A25, A15, A15        ; <0> XOR     b, upper_13, half_13
||      XOR     .L2    B6, B26, B25         ; <0> XOR     d, upper_15, half_15
||      SHRU    .S1    A14, 27, A14         ; <0> SHRU    product_14, 27, t_12
||      SHRU    .S2    B23, 27, B13         ; <0> SHRU    product_16, 27, u_12
        XOR     .L1    A15, A14, A15        ; <0> XOR     half_13, t_12, a1_12
||      XOR     .L2    B25, B13, B23        ; <0> XOR     half_15, u_12, c1_12
        NOP
        ROTL    .M1X   B23, A14, A21        ; <0> ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A15, B13, B29        ; <0> ROTL    a1_12, u_12, a2_12
        NOP
        ADD     .L1    A21, A4, A24         ; <0> ADD     c2_12, key_c_10, b
||      ADD     .L2    B29, B20, B18        ; <0> ADD     a2_12, key_a_10, d
        MPYU    .M1    A24, A24, A25        ; <0> MPYU    b, b, square_21
||      MPYU    .M2    B18, B18, B16        ; <0> MPYU    d, d, square_23
        MPYHLU  .M1    A24, A24, A16        ; <0> MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B18, B18, B29        ; <0> MPYHLU  d, d, mixed_23
        ADDAH   .D1    A24, A25, A19        ; <0> ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B18, B16, B31        ; <0> ADDAH   d, square_23, sum_23
        SHL     .S1    A16, 18, A25         ; <0> SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B29, 18, B29         ; <0> SHL     mixed_23, 18, shifted_23
||      LDW     .D1T1  *A27++[4], A15       ; <1> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B7         ; <1> LDW     *from_cd++[4], c
        ADD     .L1    A19, A25, A17        ; <0> ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B31, B29, B27        ; <0> ADD     sum_23, shifted_23, product_23
||      LDW     .D1T1  *-A27[3], A20        ; <1> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B12         ; <1> LDW     *-from_cd[3], d
        SHL     .S1    A17, 5, A31          ; <0> SHL     product_21, 5, upper_20
||      SHL     .S2    B27, 5, B29          ; <0> SHL     product_23, 5, upper_22
||      LDW     .D1T1  *+A8[4], A20         ; <0> LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B23         ; <0> LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A29, A31, A17        ; <0> XOR     a, upper_20, half_20
||      XOR     .L2    B7, B29, B27         ; <0> XOR     c, upper_22, half_22
||      SHRU    .S1    A17, 27, A19         ; <0> SHRU    product_21, 27, t_19
||      SHRU    .S2    B27, 27, B16         ; <0> SHRU    product_23, 27, u_19
        XOR     .L1    A17, A19, A25        ; <0> XOR     half_20, t_19, a1_19
||      XOR     .L2    B27, B16, B20        ; <0> XOR     half_22, u_19, c1_19
        NOP
        ADD     .L1    A20, A30, A25        ; <1> ADD     b, s0, b
||      ADD     .L2    B12, B8, B6          ; <1> ADD     d, s1, d
||      ROTL    .M1X   B20, A19, A3         ; <0> ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A25, B16, B12        ; <0> ROTL    a1_19, u_19, a2_19
        MPYU    .M1    A25, A25, A14        ; <1> MPYU    b, b, square_7
||      MPYU    .M2    B6, B6, B3           ; <1> MPYU    d, d, square_9
        ADD     .L1    A3, A20, A17         ; <0> ADD     c2_19, key_c_17, a
||      ADD     .L2    B12, B23, B2         ; <0> ADD     a2_19, key_a_17, c
||      MPYHLU  .M1    A25, A25, A19        ; <1> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B6, B6, B16          ; <1> MPYHLU  d, d, mixed_9
        MPYU    .M1    A17, A17, A28        ; <0> MPYU    a, a, square_28
||      MPYU    .M2    B2, B2, B16          ; <0> MPYU    c, c, square_30
||      ADDAH   .D1    A25, A14, A14        ; <1> ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B6, B3, B3           ; <1> ADDAH   d, square_9, sum_9
        SHL     .S1    A19, 18, A29         ; <1> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B16, 18, B27         ; <1> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A17, A17, A3         ; <0> MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B2, B2, B24          ; <0> MPYHLU  c, c, mixed_30
||      LDW     .D1T1  *+A8[6], A28         ; <0> LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B3          ; <0> LDW     *+even[2 * (3)], key_a_24
        ADD     .L1    A14, A29, A14        ; <1> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B27, B3          ; <1> ADD     sum_9, shifted_9, product_9
||      LDW     .D1T1  *+A8[0], A7          ; <1> LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B7          ; <1> LDW     *+even[2 * (0)], key_a_3
        SHL     .S1    A14, 5, A20          ; <1> SHL     product_7, 5, upper_6
||      SHL     .S2    B3, 5, B23           ; <1> SHL     product_9, 5, upper_8
||      ADDAH   .D1    A17, A28, A22        ; <0> ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B2, B16, B21         ; <0> ADDAH   c, square_30, sum_30
        XOR     .L1    A15, A20, A28        ; <1> XOR     a, upper_6, half_6
||      XOR     .L2    B7, B23, B23         ; <1> XOR     c, upper_8, half_8
||      SHRU    .S1    A14, 27, A14         ; <1> SHRU    product_7, 27, t_5
||      SHRU    .S2    B3, 27, B20          ; <1> SHRU    product_9, 27, u_5
        XOR     .L1    A28, A14, A15        ; <1> XOR     half_6, t_5, a1_5
||      XOR     .L2    B23, B20, B24        ; <1> XOR     half_8, u_5, c1_5
||      SHL     .S1    A3, 18, A16          ; <0> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B24, 18, B23         ; <0> SHL     mixed_30, 18, shifted_30
        ADD     .L1    A22, A16, A3         ; <0> ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B21, B23, B17        ; <0> ADD     sum_30, shifted_30, product_30
        SHL     .S1    A3, 5, A19           ; <0> SHL     product_28, 5, upper_27
||      SHL     .S2    B17, 5, B23          ; <0> SHL     product_30, 5, upper_29
||      ROTL    .M1X   B24, A14, A15        ; <1> ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A15, B20, B20        ; <1> ROTL    a1_5, u_5, a2_5
        XOR     .L1    A24, A19, A19        ; <0> XOR     b, upper_27, half_27
||      XOR     .L2    B18, B23, B23        ; <0> XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A24          ; <0> SHRU    product_28, 27, t_26
||      SHRU    .S2    B17, 27, B13         ; <0> SHRU    product_30, 27, u_26
        ADD     .L1    A15, A7, A29         ; <1> ADD     c2_5, key_c_3, a
||      ADD     .L2    B20, B7, B7          ; <1> ADD     a2_5, key_a_3, c
||      XOR     .D1    A19, A24, A14        ; <0> XOR     half_27, t_26, a1_26
||      XOR     .D2    B23, B13, B17        ; <0> XOR     half_29, u_26, c1_26
        MPYU    .M1    A29, A29, A4         ; <1> MPYU    a, a, square_14
||      MPYU    .M2    B7, B7, B18          ; <1> MPYU    c, c, square_16
        MPYHLU  .M1    A29, A29, A14        ; <1> MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B7, B7, B20          ; <1> MPYHLU  c, c, mixed_16
        ROTL    .M1X   B17, A24, A18        ; <0> ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A14, B13, B31        ; <0> ROTL    a1_26, u_26, a2_26
||      ADDAH   .D1    A29, A4, A15         ; <1> ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B7, B18, B17         ; <1> ADDAH   c, square_16, sum_16
        SUB     .L2    B1, 5, B1            ; passes of rounds
||      SHL     .S1    A14, 18, A14         ; <1> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B20, 18, B27         ; <1> SHL     mixed_16, 18, shifted_16
||      LDW     .D1T1  *+A8[2], A4          ; <1> LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B20         ; <1> LDW     *+even[2 * (1)], key_a_10
        ADD     .L1    A15, A14, A14        ; <1> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B17, B27, B23        ; <1> ADD     sum_16, shifted_16, product_16
||      ADD     .D1    A18, A28, A28        ; <0> ADD     c2_26, key_c_24, b
||      ADD     .D2    B31, B3, B3          ; <0> ADD     a2_26, key_a_24, d
        SHL     .S1    A14, 5, A15          ; <1> SHL     product_14, 5, upper_13
||      SHL     .S2    B23, 5, B26          ; <1> SHL     product_16, 5, upper_15
||      MPYU    .M1    A28, A28, A26        ; <0> MPYU    b, b, square_35
||      MPYU    .M2    B3, B3, B27          ; <0> MPYU    d, d, square_37
||      LDW     .D1T1  *+A8[8], A3          ; <0> LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B24         ; <0> LDW     *+even[2 * (4)], key_a_31
        XOR     .L1    A25, A15, A15        ; <1> XOR     b, upper_13, half_13
||      XOR     .L2    B6, B26, B25         ; <1> XOR     d, upper_15, half_15
||      SHRU    .S1    A14, 27, A14         ; <1> SHRU    product_14, 27, t_12
||      SHRU    .S2    B23, 27, B13         ; <1> SHRU    product_16, 27, u_12
||      MPYHLU  .M1    A28, A28, A24        ; <0> MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B3, B3, B24          ; <0> MPYHLU  d, d, mixed_37
        XOR     .L1    A15, A14, A15        ; <1> XOR     half_13, t_12, a1_12
||      XOR     .L2    B25, B13, B23        ; <1> XOR     half_15, u_12, c1_12
||      ADDAH   .D1    A28, A26, A21        ; <0> ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B3, B27, B25         ; <0> ADDAH   d, square_37, sum_37
        SHL     .S1    A24, 18, A23         ; <0> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B24, 18, B24         ; <0> SHL     mixed_37, 18, shifted_37
        ADD     .L1    A21, A23, A19        ; <0> ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B25, B24, B25        ; <0> ADD     sum_37, shifted_37, product_37
||      ROTL    .M1X   B23, A14, A21        ; <1> ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A15, B13, B29        ; <1> ROTL    a1_12, u_12, a2_12
        SHL     .S1    A19, 5, A24          ; <0> SHL     product_35, 5, upper_34
||      SHL     .S2    B25, 5, B31          ; <0> SHL     product_37, 5, upper_36
        ADD     .L1    A21, A4, A24         ; <1> ADD     c2_12, key_c_10, b
||      ADD     .L2    B29, B20, B18        ; <1> ADD     a2_12, key_a_10, d
||      SHRU    .S1    A19, 27, A16         ; <0> SHRU    product_35, 27, t_33
||      SHRU    .S2    B25, 27, B29         ; <0> SHRU    product_37, 27, u_33
||      XOR     .D1    A17, A24, A19        ; <0> XOR     a, upper_34, half_34
||      XOR     .D2    B2, B31, B31         ; <0> XOR     c, upper_36, half_36
        XOR     .L1    A19, A16, A6         ; <0> XOR     half_34, t_33, a1_33
||      XOR     .L2    B31, B29, B6         ; <0> XOR     half_36, u_33, c1_33
||      MPYU    .M1    A24, A24, A25        ; <1> MPYU    b, b, square_21
||      MPYU    .M2    B18, B18, B16        ; <1> MPYU    d, d, square_23
||      LDW     .D1T1  *+A8[10], A26        ; <0> LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B13        ; <0> LDW     *+even[2 * (5)], key_a_38
        MPYHLU  .M1    A24, A24, A16        ; <1> MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B18, B18, B29        ; <1> MPYHLU  d, d, mixed_23
        ROTL    .M1X   B6, A16, A26         ; <0> ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A6, B29, B20         ; <0> ROTL    a1_33, u_33, a2_33
||      ADDAH   .D1    A24, A25, A19        ; <1> ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B18, B16, B31        ; <1> ADDAH   d, square_23, sum_23
        SHL     .S1    A16, 18, A25         ; <1> SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B29, 18, B29         ; <1> SHL     mixed_23, 18, shifted_23
||      LDW     .D1T1  *A27++[4], A15       ; <2> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B7         ; <2> LDW     *from_cd++[4], c
        ADD     .L1    A19, A25, A17        ; <1> ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B31, B29, B27        ; <1> ADD     sum_23, shifted_23, product_23
||      ADD     .S1    A26, A3, A21         ; <0> ADD     c2_33, key_c_31, a
||      ADD     .S2    B20, B24, B31        ; <0> ADD     a2_33, key_a_31, c
||      LDW     .D1T1  *-A27[3], A20        ; <2> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B12         ; <2> LDW     *-from_cd[3], d
        SHL     .S1    A17, 5, A31          ; <1> SHL     product_21, 5, upper_20
||      SHL     .S2    B27, 5, B29          ; <1> SHL     product_23, 5, upper_22
||      MPYU    .M1    A21, A21, A31        ; <0> MPYU    a, a, square_42
||      MPYU    .M2    B31, B31, B29        ; <0> MPYU    c, c, square_44
||      LDW     .D1T1  *+A8[4], A20         ; <1> LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B23         ; <1> LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A29, A31, A17        ; <1> XOR     a, upper_20, half_20
||      XOR     .L2    B7, B29, B27         ; <1> XOR     c, upper_22, half_22
||      SHRU    .S1    A17, 27, A19         ; <1> SHRU    product_21, 27, t_19
||      SHRU    .S2    B27, 27, B16         ; <1> SHRU    product_23, 27, u_19
||      MPYHLU  .M1    A21, A21, A29        ; <0> MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B31, B31, B27        ; <0> MPYHLU  c, c, mixed_44
        XOR     .L1    A17, A19, A25        ; <1> XOR     half_20, t_19, a1_19
||      XOR     .L2    B27, B16, B20        ; <1> XOR     half_22, u_19, c1_19
||      ADDAH   .D1    A21, A31, A31        ; <0> ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B31, B29, B26        ; <0> ADDAH   c, square_44, sum_44
        SHL     .S1    A29, 18, A29         ; <0> SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B27, 18, B22         ; <0> SHL     mixed_44, 18, shifted_44
        ADD     .L1    A20, A30, A25        ; <2> ADD     b, s0, b
||      ADD     .L2    B12, B8, B6          ; <2> ADD     d, s1, d
||      ROTL    .M1X   B20, A19, A3         ; <1> ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A25, B16, B12        ; <1> ROTL    a1_19, u_19, a2_19
||      ADD     .D1    A31, A29, A7         ; <0> ADD     sum_42, shifted_42, product_42
||      ADD     .D2    B26, B22, B16        ; <0> ADD     sum_44, shifted_44, product_44
        SHL     .S1    A7, 5, A17           ; <0> SHL     product_42, 5, upper_41
||      SHL     .S2    B16, 5, B24          ; <0> SHL     product_44, 5, upper_43
||      MPYU    .M1    A25, A25, A14        ; <2> MPYU    b, b, square_7
||      MPYU    .M2    B6, B6, B3           ; <2> MPYU    d, d, square_9
        ADD     .L1    A3, A20, A17         ; <1> ADD     c2_19, key_c_17, a
||      ADD     .L2    B12, B23, B2         ; <1> ADD     a2_19, key_a_17, c
||      SHRU    .S1    A7, 27, A3           ; <0> SHRU    product_42, 27, t_40
||      SHRU    .S2    B16, 27, B23         ; <0> SHRU    product_44, 27, u_40
||      MPYHLU  .M1    A25, A25, A19        ; <2> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B6, B6, B16          ; <2> MPYHLU  d, d, mixed_9
||      XOR     .D1    A28, A17, A20        ; <0> XOR     b, upper_41, half_41
||      XOR     .D2    B3, B24, B24         ; <0> XOR     d, upper_43, half_43
        XOR     .L1    A20, A3, A20         ; <0> XOR     half_41, t_40, a1_40
||      XOR     .L2    B24, B23, B24        ; <0> XOR     half_43, u_40, c1_40
||      MPYU    .M1    A17, A17, A28        ; <1> MPYU    a, a, square_28
||      MPYU    .M2    B2, B2, B16          ; <1> MPYU    c, c, square_30
||      ADDAH   .D1    A25, A14, A14        ; <2> ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B6, B3, B3           ; <2> ADDAH   d, square_9, sum_9
        SHL     .S1    A19, 18, A29         ; <2> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B16, 18, B27         ; <2> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A17, A17, A3         ; <1> MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B2, B2, B24          ; <1> MPYHLU  c, c, mixed_30
||      LDW     .D1T1  *+A8[6], A28         ; <1> LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B3          ; <1> LDW     *+even[2 * (3)], key_a_24
        ADD     .L1    A14, A29, A14        ; <2> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B27, B3          ; <2> ADD     sum_9, shifted_9, product_9
||      ROTL    .M1X   B24, A3, A28         ; <0> ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A20, B23, B25        ; <0> ROTL    a1_40, u_40, a2_40
||      LDW     .D1T1  *+A8[0], A7          ; <2> LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B7          ; <2> LDW     *+even[2 * (0)], key_a_3
        SHL     .S1    A14, 5, A20          ; <2> SHL     product_7, 5, upper_6
||      SHL     .S2    B3, 5, B23           ; <2> SHL     product_9, 5, upper_8
||      ADDAH   .D1    A17, A28, A22        ; <1> ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B2, B16, B21         ; <1> ADDAH   c, square_30, sum_30
        XOR     .L1    A15, A20, A28        ; <2> XOR     a, upper_6, half_6
||      XOR     .L2    B7, B23, B23         ; <2> XOR     c, upper_8, half_8
||      SHRU    .S1    A14, 27, A14         ; <2> SHRU    product_7, 27, t_5
||      SHRU    .S2    B3, 27, B20          ; <2> SHRU    product_9, 27, u_5
||      ADD     .D1    A28, A26, A20        ; <0> ADD     c2_40, key_c_38, b
||      ADD     .D2    B25, B13, B12        ; <0> ADD     a2_40, key_a_38, d
        XOR     .L1    A28, A14, A15        ; <2> XOR     half_6, t_5, a1_5
||      XOR     .L2    B23, B20, B24        ; <2> XOR     half_8, u_5, c1_5
||      SHL     .S1    A3, 18, A16          ; <1> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B24, 18, B23         ; <1> SHL     mixed_30, 18, shifted_30
||      MPYU    .M1    A20, A20, A19        ; <0> MPYU    b, b, square_49
||      MPYU    .M2    B12, B12, B25        ; <0> MPYU    d, d, square_51
||      LDW     .D1T1  *+A8[12], A19        ; <0> LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B16        ; <0> LDW     *+even[2 * (6)], key_a_45
        ADD     .L1    A22, A16, A3         ; <1> ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B21, B23, B17        ; <1> ADD     sum_30, shifted_30, product_30
||      MPYHLU  .M1    A20, A20, A29        ; <0> MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B12, B12, B25        ; <0> MPYHLU  d, d, mixed_51
        SHL     .S1    A3, 5, A19           ; <1> SHL     product_28, 5, upper_27
||      SHL     .S2    B17, 5, B23          ; <1> SHL     product_30, 5, upper_29
||      ROTL    .M1X   B24, A14, A15        ; <2> ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A15, B20, B20        ; <2> ROTL    a1_5, u_5, a2_5
||      ADDAH   .D1    A20, A19, A4         ; <0> ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B12, B25, B24        ; <0> ADDAH   d, square_51, sum_51
        XOR     .L1    A24, A19, A19        ; <1> XOR     b, upper_27, half_27
||      XOR     .L2    B18, B23, B23        ; <1> XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A24          ; <1> SHRU    product_28, 27, t_26
||      SHRU    .S2    B17, 27, B13         ; <1> SHRU    product_30, 27, u_26
        ADD     .L1    A15, A7, A29         ; <2> ADD     c2_5, key_c_3, a
||      ADD     .L2    B20, B7, B7          ; <2> ADD     a2_5, key_a_3, c
||      SHL     .S1    A29, 18, A7          ; <0> SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B25, 18, B23         ; <0> SHL     mixed_51, 18, shifted_51
||      XOR     .D1    A19, A24, A14        ; <1> XOR     half_27, t_26, a1_26
||      XOR     .D2    B23, B13, B17        ; <1> XOR     half_29, u_26, c1_26
        ADD     .L1    A4, A7, A15          ; <0> ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B24, B23, B20        ; <0> ADD     sum_51, shifted_51, product_51
||      MPYU    .M1    A29, A29, A4         ; <2> MPYU    a, a, square_14
||      MPYU    .M2    B7, B7, B18          ; <2> MPYU    c, c, square_16
||      LDW     .D1T1  *+A8[14], A18        ; <0> LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B17        ; <0> LDW     *+even[2 * (7)], key_a_52
        SHL     .S1    A15, 5, A3           ; <0> SHL     product_49, 5, upper_48
||      SHL     .S2    B20, 5, B25          ; <0> SHL     product_51, 5, upper_50
||      MPYHLU  .M1    A29, A29, A14        ; <2> MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B7, B7, B20          ; <2> MPYHLU  c, c, mixed_16
        XOR     .L1    A21, A3, A24         ; <0> XOR     a, upper_48, half_48
||      XOR     .L2    B31, B25, B31        ; <0> XOR     c, upper_50, half_50
||      SHRU    .S1    A15, 27, A21         ; <0> SHRU    product_49, 27, t_47
||      SHRU    .S2    B20, 27, B18         ; <0> SHRU    product_51, 27, u_47
||      ROTL    .M1X   B17, A24, A18        ; <1> ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A14, B13, B31        ; <1> ROTL    a1_26, u_26, a2_26
||      ADDAH   .D1    A29, A4, A15         ; <2> ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B7, B18, B17         ; <2> ADDAH   c, square_16, sum_16
        XOR     .L1    A24, A21, A24        ; <0> XOR     half_48, t_47, a1_47
||      XOR     .L2    B31, B18, B20        ; <0> XOR     half_50, u_47, c1_47
||      SHL     .S1    A14, 18, A14         ; <2> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B20, 18, B27         ; <2> SHL     mixed_16, 18, shifted_16
||      LDW     .D1T1  *+A8[2], A4          ; <2> LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B20         ; <2> LDW     *+even[2 * (1)], key_a_10
        ADD     .L1    A15, A14, A14        ; <2> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B17, B27, B23        ; <2> ADD     sum_16, shifted_16, product_16
||      ADD     .D1    A18, A28, A28        ; <1> ADD     c2_26, key_c_24, b
||      ADD     .D2    B31, B3, B3          ; <1> ADD     a2_26, key_a_24, d
        SHL     .S1    A14, 5, A15          ; <2> SHL     product_14, 5, upper_13
||      SHL     .S2    B23, 5, B26          ; <2> SHL     product_16, 5, upper_15
||      MPYU    .M1    A28, A28, A26        ; <1> MPYU    b, b, square_35
||      MPYU    .M2    B3, B3, B27          ; <1> MPYU    d, d, square_37
||      LDW     .D1T1  *+A8[8], A3          ; <1> LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B24         ; <1> LDW     *+even[2 * (4)], key_a_31
        XOR     .L1    A25, A15, A15        ; <2> XOR     b, upper_13, half_13
||      XOR     .L2    B6, B26, B25         ; <2> XOR     d, upper_15, half_15
||      SHRU    .S1    A14, 27, A14         ; <2> SHRU    product_14, 27, t_12
||      SHRU    .S2    B23, 27, B13         ; <2> SHRU    product_16, 27, u_12
||      MPYHLU  .M1    A28, A28, A24        ; <1> MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B3, B3, B24          ; <1> MPYHLU  d, d, mixed_37
        XOR     .L1    A15, A14, A15        ; <2> XOR     half_13, t_12, a1_12
||      XOR     .L2    B25, B13, B23        ; <2> XOR     half_15, u_12, c1_12
||      ROTL    .M1X   B20, A21, A24        ; <0> ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A24, B18, B27        ; <0> ROTL    a1_47, u_47, a2_47
||      ADDAH   .D1    A28, A26, A21        ; <1> ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B3, B27, B25         ; <1> ADDAH   d, square_37, sum_37
        SHL     .S1    A24, 18, A23         ; <1> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B24, 18, B24         ; <1> SHL     mixed_37, 18, shifted_37
        ADD     .L1    A21, A23, A19        ; <1> ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B25, B24, B25        ; <1> ADD     sum_37, shifted_37, product_37
||      ROTL    .M1X   B23, A14, A21        ; <2> ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A15, B13, B29        ; <2> ROTL    a1_12, u_12, a2_12
||      ADD     .D1    A24, A19, A23        ; <0> ADD     c2_47, key_c_45, a
||      ADD     .D2    B27, B16, B19        ; <0> ADD     a2_47, key_a_45, c
        SHL     .S1    A19, 5, A24          ; <1> SHL     product_35, 5, upper_34
||      SHL     .S2    B25, 5, B31          ; <1> SHL     product_37, 5, upper_36
||      MPYU    .M1    A23, A23, A17        ; <0> MPYU    a, a, square_56
||      MPYU    .M2    B19, B19, B25        ; <0> MPYU    c, c, square_58
        ADD     .L1    A21, A4, A24         ; <2> ADD     c2_12, key_c_10, b
||      ADD     .L2    B29, B20, B18        ; <2> ADD     a2_12, key_a_10, d
||      SHRU    .S1    A19, 27, A16         ; <1> SHRU    product_35, 27, t_33
||      SHRU    .S2    B25, 27, B29         ; <1> SHRU    product_37, 27, u_33
||      MPYHLU  .M1    A23, A23, A25        ; <0> MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B19, B19, B31        ; <0> MPYHLU  c, c, mixed_58
||      XOR     .D1    A17, A24, A19        ; <1> XOR     a, upper_34, half_34
||      XOR     .D2    B2, B31, B31         ; <1> XOR     c, upper_36, half_36
        XOR     .L1    A19, A16, A6         ; <1> XOR     half_34, t_33, a1_33
||      XOR     .L2    B31, B29, B6         ; <1> XOR     half_36, u_33, c1_33
||      MPYU    .M1    A24, A24, A25        ; <2> MPYU    b, b, square_21
||      MPYU    .M2    B18, B18, B16        ; <2> MPYU    d, d, square_23
||      LDW     .D1T1  *+A8[10], A26        ; <1> LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B13        ; <1> LDW     *+even[2 * (5)], key_a_38
        SHL     .S1    A25, 18, A17         ; <0> SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B31, 18, B25         ; <0> SHL     mixed_58, 18, shifted_58
||      MPYHLU  .M1    A24, A24, A16        ; <2> MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B18, B18, B29        ; <2> MPYHLU  d, d, mixed_23
||      ADDAH   .D1    A23, A17, A19        ; <0> ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B19, B25, B31        ; <0> ADDAH   c, square_58, sum_58
        ADD     .L1    A19, A17, A4         ; <0> ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B31, B25, B23        ; <0> ADD     sum_58, shifted_58, product_58
||      ROTL    .M1X   B6, A16, A26         ; <1> ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A6, B29, B20         ; <1> ROTL    a1_33, u_33, a2_33
||      ADDAH   .D1    A24, A25, A19        ; <2> ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B18, B16, B31        ; <2> ADDAH   d, square_23, sum_23
        SHL     .S1    A16, 18, A25         ; <2> SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B29, 18, B29         ; <2> SHL     mixed_23, 18, shifted_23
||      LDW     .D1T1  *A27++[4], A15       ; <3> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B7         ; <3> LDW     *from_cd++[4], c
        ADD     .L1    A19, A25, A17        ; <2> ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B31, B29, B27        ; <2> ADD     sum_23, shifted_23, product_23
||      ADD     .S1    A26, A3, A21         ; <1> ADD     c2_33, key_c_31, a
||      ADD     .S2    B20, B24, B31        ; <1> ADD     a2_33, key_a_31, c
||      LDW     .D1T1  *-A27[3], A20        ; <3> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B12         ; <3> LDW     *-from_cd[3], d
        SHL     .S1    A17, 5, A31          ; <2> SHL     product_21, 5, upper_20
||      SHL     .S2    B27, 5, B29          ; <2> SHL     product_23, 5, upper_22
||      MPYU    .M1    A21, A21, A31        ; <1> MPYU    a, a, square_42
||      MPYU    .M2    B31, B31, B29        ; <1> MPYU    c, c, square_44
||      LDW     .D1T1  *+A8[4], A20         ; <2> LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B23         ; <2> LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A29, A31, A17        ; <2> XOR     a, upper_20, half_20
||      XOR     .L2    B7, B29, B27         ; <2> XOR     c, upper_22, half_22
||      SHRU    .S1    A17, 27, A19         ; <2> SHRU    product_21, 27, t_19
||      SHRU    .S2    B27, 27, B16         ; <2> SHRU    product_23, 27, u_19
||      MPYHLU  .M1    A21, A21, A29        ; <1> MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B31, B31, B27        ; <1> MPYHLU  c, c, mixed_44
||      LDW     .D1T1  *+A8[16], A31        ; <0> LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B22        ; <0> LDW     *+even[2 * (8)], key_a_59
        XOR     .L1    A17, A19, A25        ; <2> XOR     half_20, t_19, a1_19
||      XOR     .L2    B27, B16, B20        ; <2> XOR     half_22, u_19, c1_19
||      SHL     .S1    A4, 5, A6            ; <0> SHL     product_56, 5, upper_55
||      SHL     .S2    B23, 5, B29          ; <0> SHL     product_58, 5, upper_57
||      ADDAH   .D1    A21, A31, A31        ; <1> ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B31, B29, B26        ; <1> ADDAH   c, square_44, sum_44
        XOR     .L1    A20, A6, A3          ; <0> XOR     b, upper_55, half_55
||      XOR     .L2    B12, B29, B24        ; <0> XOR     d, upper_57, half_57
||      SHL     .S1    A29, 18, A29         ; <1> SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B27, 18, B22         ; <1> SHL     mixed_44, 18, shifted_44
        ADD     .L1    A20, A30, A25        ; <3> ADD     b, s0, b
||      ADD     .L2    B12, B8, B6          ; <3> ADD     d, s1, d
||      SHRU    .S1    A4, 27, A4           ; <0> SHRU    product_56, 27, t_54
||      SHRU    .S2    B23, 27, B20         ; <0> SHRU    product_58, 27, u_54
||      ROTL    .M1X   B20, A19, A3         ; <2> ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A25, B16, B12        ; <2> ROTL    a1_19, u_19, a2_19
||      ADD     .D1    A31, A29, A7         ; <1> ADD     sum_42, shifted_42, product_42
||      ADD     .D2    B26, B22, B16        ; <1> ADD     sum_44, shifted_44, product_44
        XOR     .L1    A3, A4, A16          ; <0> XOR     half_55, t_54, a1_54
||      XOR     .L2    B24, B20, B25        ; <0> XOR     half_57, u_54, c1_54
||      SHL     .S1    A7, 5, A17           ; <1> SHL     product_42, 5, upper_41
||      SHL     .S2    B16, 5, B24          ; <1> SHL     product_44, 5, upper_43
||      MPYU    .M1    A25, A25, A14        ; <3> MPYU    b, b, square_7
||      MPYU    .M2    B6, B6, B3           ; <3> MPYU    d, d, square_9
        ADD     .L1    A3, A20, A17         ; <2> ADD     c2_19, key_c_17, a
||      ADD     .L2    B12, B23, B2         ; <2> ADD     a2_19, key_a_17, c
||      SHRU    .S1    A7, 27, A3           ; <1> SHRU    product_42, 27, t_40
||      SHRU    .S2    B16, 27, B23         ; <1> SHRU    product_44, 27, u_40
||      MPYHLU  .M1    A25, A25, A19        ; <3> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B6, B6, B16          ; <3> MPYHLU  d, d, mixed_9
||      XOR     .D1    A28, A17, A20        ; <1> XOR     b, upper_41, half_41
||      XOR     .D2    B3, B24, B24         ; <1> XOR     d, upper_43, half_43
        XOR     .L1    A20, A3, A20         ; <1> XOR     half_41, t_40, a1_40
||      XOR     .L2    B24, B23, B24        ; <1> XOR     half_43, u_40, c1_40
||      MPYU    .M1    A17, A17, A28        ; <2> MPYU    a, a, square_28
||      MPYU    .M2    B2, B2, B16          ; <2> MPYU    c, c, square_30
||      ADDAH   .D1    A25, A14, A14        ; <3> ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B6, B3, B3           ; <3> ADDAH   d, square_9, sum_9
        SHL     .S1    A19, 18, A29         ; <3> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B16, 18, B27         ; <3> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A17, A17, A3         ; <2> MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B2, B2, B24          ; <2> MPYHLU  c, c, mixed_30
||      LDW     .D1T1  *+A8[6], A28         ; <2> LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B3          ; <2> LDW     *+even[2 * (3)], key_a_24
        ADD     .L1    A14, A29, A14        ; <3> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B27, B3          ; <3> ADD     sum_9, shifted_9, product_9
||      ROTL    .M1X   B24, A3, A28         ; <1> ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A20, B23, B25        ; <1> ROTL    a1_40, u_40, a2_40
||      LDW     .D1T1  *+A8[0], A7          ; <3> LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B7          ; <3> LDW     *+even[2 * (0)], key_a_3
        SHL     .S1    A14, 5, A20          ; <3> SHL     product_7, 5, upper_6
||      SHL     .S2    B3, 5, B23           ; <3> SHL     product_9, 5, upper_8
||      ROTL    .M1X   B25, A4, A26         ; <0> ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A16, B20, B25        ; <0> ROTL    a1_54, u_54, a2_54
||      ADDAH   .D1    A17, A28, A22        ; <2> ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B2, B16, B21         ; <2> ADDAH   c, square_30, sum_30
        XOR     .L1    A15, A20, A28        ; <3> XOR     a, upper_6, half_6
||      XOR     .L2    B7, B23, B23         ; <3> XOR     c, upper_8, half_8
||      SHRU    .S1    A14, 27, A14         ; <3> SHRU    product_7, 27, t_5
||      SHRU    .S2    B3, 27, B20          ; <3> SHRU    product_9, 27, u_5
||      ADD     .D1    A28, A26, A20        ; <1> ADD     c2_40, key_c_38, b
||      ADD     .D2    B25, B13, B12        ; <1> ADD     a2_40, key_a_38, d
        XOR     .L1    A28, A14, A15        ; <3> XOR     half_6, t_5, a1_5
||      XOR     .L2    B23, B20, B24        ; <3> XOR     half_8, u_5, c1_5
||      SHL     .S1    A3, 18, A16          ; <2> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B24, 18, B23         ; <2> SHL     mixed_30, 18, shifted_30
||      MPYU    .M1    A20, A20, A19        ; <1> MPYU    b, b, square_49
||      MPYU    .M2    B12, B12, B25        ; <1> MPYU    d, d, square_51
||      LDW     .D1T1  *+A8[12], A19        ; <1> LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B16        ; <1> LDW     *+even[2 * (6)], key_a_45
        ADD     .L1    A22, A16, A3         ; <2> ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B21, B23, B17        ; <2> ADD     sum_30, shifted_30, product_30
||      MPYHLU  .M1    A20, A20, A29        ; <1> MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B12, B12, B25        ; <1> MPYHLU  d, d, mixed_51
||      ADD     .D1    A26, A18, A22        ; <0> ADD     c2_54, key_c_52, b
||      ADD     .D2    B25, B17, B21        ; <0> ADD     a2_54, key_a_52, d
        SHL     .S1    A3, 5, A19           ; <2> SHL     product_28, 5, upper_27
||      SHL     .S2    B17, 5, B23          ; <2> SHL     product_30, 5, upper_29
||      ROTL    .M1X   B24, A14, A15        ; <3> ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A15, B20, B20        ; <3> ROTL    a1_5, u_5, a2_5
||      ADDAH   .D1    A20, A19, A4         ; <1> ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B12, B25, B24        ; <1> ADDAH   d, square_51, sum_51
        XOR     .L1    A24, A19, A19        ; <2> XOR     b, upper_27, half_27
||      XOR     .L2    B18, B23, B23        ; <2> XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A24          ; <2> SHRU    product_28, 27, t_26
||      SHRU    .S2    B17, 27, B13         ; <2> SHRU    product_30, 27, u_26
||      MPYU    .M1    A22, A22, A3         ; <0> MPYU    b, b, square_63
||      MPYU    .M2    B21, B21, B25        ; <0> MPYU    d, d, square_65
        ADD     .L1    A15, A7, A29         ; <3> ADD     c2_5, key_c_3, a
||      ADD     .L2    B20, B7, B7          ; <3> ADD     a2_5, key_a_3, c
||      SHL     .S1    A29, 18, A7          ; <1> SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B25, 18, B23         ; <1> SHL     mixed_51, 18, shifted_51
||      MPYHLU  .M1    A22, A22, A7         ; <0> MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B21, B21, B23        ; <0> MPYHLU  d, d, mixed_65
||      XOR     .D1    A19, A24, A14        ; <2> XOR     half_27, t_26, a1_26
||      XOR     .D2    B23, B13, B17        ; <2> XOR     half_29, u_26, c1_26
        ADD     .L1    A4, A7, A15          ; <1> ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B24, B23, B20        ; <1> ADD     sum_51, shifted_51, product_51
||      MPYU    .M1    A29, A29, A4         ; <3> MPYU    a, a, square_14
||      MPYU    .M2    B7, B7, B18          ; <3> MPYU    c, c, square_16
||      LDW     .D1T1  *+A8[14], A18        ; <1> LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B17        ; <1> LDW     *+even[2 * (7)], key_a_52
        SHL     .S1    A15, 5, A3           ; <1> SHL     product_49, 5, upper_48
||      SHL     .S2    B20, 5, B25          ; <1> SHL     product_51, 5, upper_50
||      MPYHLU  .M1    A29, A29, A14        ; <3> MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B7, B7, B20          ; <3> MPYHLU  c, c, mixed_16
||      ADDAH   .D1    A22, A3, A26         ; <0> ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B21, B25, B24        ; <0> ADDAH   d, square_65, sum_65
        XOR     .L1    A21, A3, A24         ; <1> XOR     a, upper_48, half_48
||      XOR     .L2    B31, B25, B31        ; <1> XOR     c, upper_50, half_50
||      SHRU    .S1    A15, 27, A21         ; <1> SHRU    product_49, 27, t_47
||      SHRU    .S2    B20, 27, B18         ; <1> SHRU    product_51, 27, u_47
||      ROTL    .M1X   B17, A24, A18        ; <2> ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A14, B13, B31        ; <2> ROTL    a1_26, u_26, a2_26
||      ADDAH   .D1    A29, A4, A15         ; <3> ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B7, B18, B17         ; <3> ADDAH   c, square_16, sum_16
        XOR     .L1    A24, A21, A24        ; <1> XOR     half_48, t_47, a1_47
||      XOR     .L2    B31, B18, B20        ; <1> XOR     half_50, u_47, c1_47
||      SHL     .S1    A14, 18, A14         ; <3> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B20, 18, B27         ; <3> SHL     mixed_16, 18, shifted_16
||      LDW     .D1T1  *+A8[2], A4          ; <3> LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B20         ; <3> LDW     *+even[2 * (1)], key_a_10
        ADD     .L1    A15, A14, A14        ; <3> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B17, B27, B23        ; <3> ADD     sum_16, shifted_16, product_16
||      SHL     .S1    A7, 18, A7           ; <0> SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B23, 18, B27         ; <0> SHL     mixed_65, 18, shifted_65
||      ADD     .D1    A18, A28, A28        ; <2> ADD     c2_26, key_c_24, b
||      ADD     .D2    B31, B3, B3          ; <2> ADD     a2_26, key_a_24, d
        SHL     .S1    A14, 5, A15          ; <3> SHL     product_14, 5, upper_13
||      SHL     .S2    B23, 5, B26          ; <3> SHL     product_16, 5, upper_15
||      MPYU    .M1    A28, A28, A26        ; <2> MPYU    b, b, square_35
||      MPYU    .M2    B3, B3, B27          ; <2> MPYU    d, d, square_37
||      LDW     .D1T1  *+A8[8], A3          ; <2> LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B24         ; <2> LDW     *+even[2 * (4)], key_a_31
        XOR     .L1    A25, A15, A15        ; <3> XOR     b, upper_13, half_13
||      XOR     .L2    B6, B26, B25         ; <3> XOR     d, upper_15, half_15
||      SHRU    .S1    A14, 27, A14         ; <3> SHRU    product_14, 27, t_12
||      SHRU    .S2    B23, 27, B13         ; <3> SHRU    product_16, 27, u_12
||      MPYHLU  .M1    A28, A28, A24        ; <2> MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B3, B3, B24          ; <2> MPYHLU  d, d, mixed_37
||      ADD     .D1    A26, A7, A25         ; <0> ADD     sum_63, shifted_63, product_63
||      ADD     .D2    B24, B27, B26        ; <0> ADD     sum_65, shifted_65, product_65
        XOR     .L1    A15, A14, A15        ; <3> XOR     half_13, t_12, a1_12
||      XOR     .L2    B25, B13, B23        ; <3> XOR     half_15, u_12, c1_12
||      SHL     .S1    A25, 5, A26          ; <0> SHL     product_63, 5, upper_62
||      SHL     .S2    B26, 5, B27          ; <0> SHL     product_65, 5, upper_64
||      ROTL    .M1X   B20, A21, A24        ; <1> ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A24, B18, B27        ; <1> ROTL    a1_47, u_47, a2_47
||      ADDAH   .D1    A28, A26, A21        ; <2> ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B3, B27, B25         ; <2> ADDAH   d, square_37, sum_37
        XOR     .L1    A23, A26, A26        ; <0> XOR     a, upper_62, half_62
||      XOR     .L2    B19, B27, B29        ; <0> XOR     c, upper_64, half_64
||      SHL     .S1    A24, 18, A23         ; <2> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B24, 18, B24         ; <2> SHL     mixed_37, 18, shifted_37
        ADD     .L1    A21, A23, A19        ; <2> ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B25, B24, B25        ; <2> ADD     sum_37, shifted_37, product_37
||      SHRU    .S2    B26, 27, B26         ; <0> SHRU    product_65, 27, u_61
||      ROTL    .M1X   B23, A14, A21        ; <3> ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A15, B13, B29        ; <3> ROTL    a1_12, u_12, a2_12
||      ADD     .D1    A24, A19, A23        ; <1> ADD     c2_47, key_c_45, a
||      ADD     .D2    B27, B16, B19        ; <1> ADD     a2_47, key_a_45, c
        XOR     .L2    B29, B26, B27        ; <0> XOR     half_64, u_61, c1_61
||      SHL     .S1    A19, 5, A24          ; <2> SHL     product_35, 5, upper_34
||      SHL     .S2    B25, 5, B31          ; <2> SHL     product_37, 5, upper_36
||      MPYU    .M1    A23, A23, A17        ; <1> MPYU    a, a, square_56
||      MPYU    .M2    B19, B19, B25        ; <1> MPYU    c, c, square_58
        ADD     .L1    A21, A4, A24         ; <3> ADD     c2_12, key_c_10, b
||      ADD     .L2    B29, B20, B18        ; <3> ADD     a2_12, key_a_10, d
||      SHRU    .S1    A19, 27, A16         ; <2> SHRU    product_35, 27, t_33
||      SHRU    .S2    B25, 27, B29         ; <2> SHRU    product_37, 27, u_33
||      MPYHLU  .M1    A23, A23, A25        ; <1> MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B19, B19, B31        ; <1> MPYHLU  c, c, mixed_58
||      XOR     .D1    A17, A24, A19        ; <2> XOR     a, upper_34, half_34
||      XOR     .D2    B2, B31, B31         ; <2> XOR     c, upper_36, half_36
        XOR     .L1    A19, A16, A6         ; <2> XOR     half_34, t_33, a1_33
||      XOR     .L2    B31, B29, B6         ; <2> XOR     half_36, u_33, c1_33
||      SHRU    .S1    A25, 27, A21         ; <0> SHRU    product_63, 27, t_61
||      MPYU    .M1    A24, A24, A25        ; <3> MPYU    b, b, square_21
||      MPYU    .M2    B18, B18, B16        ; <3> MPYU    d, d, square_23
||      LDW     .D1T1  *+A8[10], A26        ; <2> LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B13        ; <2> LDW     *+even[2 * (5)], key_a_38
        XOR     .L1    A26, A21, A26        ; <0> XOR     half_62, t_61, a1_61
||      SHL     .S1    A25, 18, A17         ; <1> SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B31, 18, B25         ; <1> SHL     mixed_58, 18, shifted_58
||      MPYHLU  .M1    A24, A24, A16        ; <3> MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B18, B18, B29        ; <3> MPYHLU  d, d, mixed_23
||      ADDAH   .D1    A23, A17, A19        ; <1> ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B19, B25, B31        ; <1> ADDAH   c, square_58, sum_58
        ADD     .L1    A19, A17, A4         ; <1> ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B31, B25, B23        ; <1> ADD     sum_58, shifted_58, product_58
||      ROTL    .M1X   B6, A16, A26         ; <2> ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A6, B29, B20         ; <2> ROTL    a1_33, u_33, a2_33
||      ADDAH   .D1    A24, A25, A19        ; <3> ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B18, B16, B31        ; <3> ADDAH   d, square_23, sum_23
||      NOP
;@loop {"name": "rounds", "ii": 34, "res_mii": 33, "rec_mii": 1, "optimal": null, "stages": 5, "critical_cycle": [], "attempts": [{"interval": 33, "result": "time limit", "seconds": 10.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 34, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 34, 5 stages
;  bounds: resources 33, recurrence 1
;  units: L1 31/34, S1 32/34, M1 30/34, D1 34/34, L2 31/34, S2 32/34, M2 30/34, D2 34/34
;  cross paths: 1X 10/34, 2X 10/34
;  T paths: T1 14/34, T2 14/34
;  registers of side A: 28 used, 28 live at once
;  registers of side B: 28 used, 28 live at once
;  II 33: time limit, 10.9 s
;  II 34: found by annealing, 0.0 s
;  not proved the least possible: every interval below 33 is ruled out; 10.9 s of search found nothing below 34
;  pipelined from 5 iterations on
rc6_encrypt_blocks_c64x$rounds:
        SHL     .S1    A16, 18, A25         ; <1> SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B29, 18, B29         ; <1> SHL     mixed_23, 18, shifted_23
||      ROTL    .M1X   B27, A21, A25        ; <4> ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A26, B26, B29        ; <4> ROTL    a1_61, u_61, a2_61
||      LDW     .D1T1  *A27++[4], A15       ; <0> LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B7         ; <0> LDW     *from_cd++[4], c
        ADD     .L1    A19, A25, A17        ; <1> ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B31, B29, B27        ; <1> ADD     sum_23, shifted_23, product_23
||      ADD     .S1    A26, A3, A21         ; <2> ADD     c2_33, key_c_31, a
||      ADD     .S2    B20, B24, B31        ; <2> ADD     a2_33, key_a_31, c
||      LDW     .D1T1  *-A27[3], A20        ; <0> LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B12         ; <0> LDW     *-from_cd[3], d
        ADD     .L1    A25, A31, A16        ; <4> ADD     c2_61, key_c_59, a
||      ADD     .L2    B29, B22, B25        ; <4> ADD     a2_61, key_a_59, c
||      SHL     .S1    A17, 5, A31          ; <1> SHL     product_21, 5, upper_20
||      SHL     .S2    B27, 5, B29          ; <1> SHL     product_23, 5, upper_22
||      MPYU    .M1    A21, A21, A31        ; <2> MPYU    a, a, square_42
||      MPYU    .M2    B31, B31, B29        ; <2> MPYU    c, c, square_44
||      LDW     .D1T1  *+A8[4], A20         ; <1> LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B23         ; <1> LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A29, A31, A17        ; <1> XOR     a, upper_20, half_20
||      XOR     .L2    B7, B29, B27         ; <1> XOR     c, upper_22, half_22
||      SHRU    .S1    A17, 27, A19         ; <1> SHRU    product_21, 27, t_19
||      SHRU    .S2    B27, 27, B16         ; <1> SHRU    product_23, 27, u_19
||      MPYHLU  .M1    A21, A21, A29        ; <2> MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B31, B31, B27        ; <2> MPYHLU  c, c, mixed_44
||      LDW     .D1T1  *+A8[16], A31        ; <3> LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B22        ; <3> LDW     *+even[2 * (8)], key_a_59
        XOR     .L1    A17, A19, A25        ; <1> XOR     half_20, t_19, a1_19
||      XOR     .L2    B27, B16, B20        ; <1> XOR     half_22, u_19, c1_19
||      SHL     .S1    A4, 5, A6            ; <3> SHL     product_56, 5, upper_55
||      SHL     .S2    B23, 5, B29          ; <3> SHL     product_58, 5, upper_57
||      MPYU    .M1    A16, A16, A17        ; <4> MPYU    a, a, square_70
||      MPYU    .M2    B25, B25, B27        ; <4> MPYU    c, c, square_72
||      ADDAH   .D1    A21, A31, A31        ; <2> ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B31, B29, B26        ; <2> ADDAH   c, square_44, sum_44
        XOR     .L1    A20, A6, A3          ; <3> XOR     b, upper_55, half_55
||      XOR     .L2    B12, B29, B24        ; <3> XOR     d, upper_57, half_57
||      SHL     .S1    A29, 18, A29         ; <2> SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B27, 18, B22         ; <2> SHL     mixed_44, 18, shifted_44
||      MPYHLU  .M1    A16, A16, A19        ; <4> MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B25, B25, B26        ; <4> MPYHLU  c, c, mixed_72
||      ADD     .D1    A16, A9, A6          ; <4> ADD     a, t0, a
||      ADD     .D2    B25, B28, B29        ; <4> ADD     c, t1, c
        ADD     .L1    A20, A30, A25        ; <0> ADD     b, s0, b
||      ADD     .L2    B12, B8, B6          ; <0> ADD     d, s1, d
||      SHRU    .S1    A4, 27, A4           ; <3> SHRU    product_56, 27, t_54
||      SHRU    .S2    B23, 27, B20         ; <3> SHRU    product_58, 27, u_54
||      ROTL    .M1X   B20, A19, A3         ; <1> ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A25, B16, B12        ; <1> ROTL    a1_19, u_19, a2_19
||      ADD     .D1    A31, A29, A7         ; <2> ADD     sum_42, shifted_42, product_42
||      ADD     .D2    B26, B22, B16        ; <2> ADD     sum_44, shifted_44, product_44
        XOR     .L1    A3, A4, A16          ; <3> XOR     half_55, t_54, a1_54
||      XOR     .L2    B24, B20, B25        ; <3> XOR     half_57, u_54, c1_54
||      SHL     .S1    A7, 5, A17           ; <2> SHL     product_42, 5, upper_41
||      SHL     .S2    B16, 5, B24          ; <2> SHL     product_44, 5, upper_43
||      MPYU    .M1    A25, A25, A14        ; <0> MPYU    b, b, square_7
||      MPYU    .M2    B6, B6, B3           ; <0> MPYU    d, d, square_9
||      ADDAH   .D1    A16, A17, A29        ; <4> ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B25, B27, B27        ; <4> ADDAH   c, square_72, sum_72
        ADD     .L1    A3, A20, A17         ; <1> ADD     c2_19, key_c_17, a
||      ADD     .L2    B12, B23, B2         ; <1> ADD     a2_19, key_a_17, c
||      SHRU    .S1    A7, 27, A3           ; <2> SHRU    product_42, 27, t_40
||      SHRU    .S2    B16, 27, B23         ; <2> SHRU    product_44, 27, u_40
||      MPYHLU  .M1    A25, A25, A19        ; <0> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B6, B6, B16          ; <0> MPYHLU  d, d, mixed_9
||      XOR     .D1    A28, A17, A20        ; <2> XOR     b, upper_41, half_41
||      XOR     .D2    B3, B24, B24         ; <2> XOR     d, upper_43, half_43
        XOR     .L1    A20, A3, A20         ; <2> XOR     half_41, t_40, a1_40
||      XOR     .L2    B24, B23, B24        ; <2> XOR     half_43, u_40, c1_40
||      SHL     .S1    A19, 18, A28         ; <4> SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B26, 18, B26         ; <4> SHL     mixed_72, 18, shifted_72
||      MPYU    .M1    A17, A17, A28        ; <1> MPYU    a, a, square_28
||      MPYU    .M2    B2, B2, B16          ; <1> MPYU    c, c, square_30
||      ADDAH   .D1    A25, A14, A14        ; <0> ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B6, B3, B3           ; <0> ADDAH   d, square_9, sum_9
        ADD     .L1    A29, A28, A19        ; <4> ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B27, B26, B26        ; <4> ADD     sum_72, shifted_72, product_72
||      SHL     .S1    A19, 18, A29         ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B16, 18, B27         ; <0> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A17, A17, A3         ; <1> MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B2, B2, B24          ; <1> MPYHLU  c, c, mixed_30
||      LDW     .D1T1  *+A8[6], A28         ; <1> LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B3          ; <1> LDW     *+even[2 * (3)], key_a_24
        ADD     .L1    A14, A29, A14        ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B27, B3          ; <0> ADD     sum_9, shifted_9, product_9
||      SHL     .S1    A19, 5, A29          ; <4> SHL     product_70, 5, upper_69
||      SHL     .S2    B26, 5, B27          ; <4> SHL     product_72, 5, upper_71
||      ROTL    .M1X   B24, A3, A28         ; <2> ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A20, B23, B25        ; <2> ROTL    a1_40, u_40, a2_40
||      LDW     .D1T1  *+A8[0], A7          ; <0> LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B7          ; <0> LDW     *+even[2 * (0)], key_a_3
        XOR     .L1    A22, A29, A29        ; <4> XOR     b, upper_69, half_69
||      XOR     .L2    B21, B27, B27        ; <4> XOR     d, upper_71, half_71
||      SHL     .S1    A14, 5, A20          ; <0> SHL     product_7, 5, upper_6
||      SHL     .S2    B3, 5, B23           ; <0> SHL     product_9, 5, upper_8
||      ROTL    .M1X   B25, A4, A26         ; <3> ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A16, B20, B25        ; <3> ROTL    a1_54, u_54, a2_54
||      ADDAH   .D1    A17, A28, A22        ; <1> ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B2, B16, B21         ; <1> ADDAH   c, square_30, sum_30
        XOR     .L1    A15, A20, A28        ; <0> XOR     a, upper_6, half_6
||      XOR     .L2    B7, B23, B23         ; <0> XOR     c, upper_8, half_8
||      SHRU    .S1    A14, 27, A14         ; <0> SHRU    product_7, 27, t_5
||      SHRU    .S2    B3, 27, B20          ; <0> SHRU    product_9, 27, u_5
||      ADD     .D1    A28, A26, A20        ; <2> ADD     c2_40, key_c_38, b
||      ADD     .D2    B25, B13, B12        ; <2> ADD     a2_40, key_a_38, d
        XOR     .L1    A28, A14, A15        ; <0> XOR     half_6, t_5, a1_5
||      XOR     .L2    B23, B20, B24        ; <0> XOR     half_8, u_5, c1_5
||      SHL     .S1    A3, 18, A16          ; <1> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B24, 18, B23         ; <1> SHL     mixed_30, 18, shifted_30
||      MPYU    .M1    A20, A20, A19        ; <2> MPYU    b, b, square_49
||      MPYU    .M2    B12, B12, B25        ; <2> MPYU    d, d, square_51
||      LDW     .D1T1  *+A8[12], A19        ; <2> LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B16        ; <2> LDW     *+even[2 * (6)], key_a_45
        ADD     .L1    A22, A16, A3         ; <1> ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B21, B23, B17        ; <1> ADD     sum_30, shifted_30, product_30
||      SHRU    .S1    A19, 27, A16         ; <4> SHRU    product_70, 27, t_68
||      SHRU    .S2    B26, 27, B26         ; <4> SHRU    product_72, 27, u_68
||      MPYHLU  .M1    A20, A20, A29        ; <2> MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B12, B12, B25        ; <2> MPYHLU  d, d, mixed_51
||      ADD     .D1    A26, A18, A22        ; <3> ADD     c2_54, key_c_52, b
||      ADD     .D2    B25, B17, B21        ; <3> ADD     a2_54, key_a_52, d
        XOR     .L1    A29, A16, A18        ; <4> XOR     half_69, t_68, a1_68
||      XOR     .L2    B27, B26, B27        ; <4> XOR     half_71, u_68, c1_68
||      SHL     .S1    A3, 5, A19           ; <1> SHL     product_28, 5, upper_27
||      SHL     .S2    B17, 5, B23          ; <1> SHL     product_30, 5, upper_29
||      ROTL    .M1X   B24, A14, A15        ; <0> ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A15, B20, B20        ; <0> ROTL    a1_5, u_5, a2_5
||      ADDAH   .D1    A20, A19, A4         ; <2> ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B12, B25, B24        ; <2> ADDAH   d, square_51, sum_51
        XOR     .L1    A24, A19, A19        ; <1> XOR     b, upper_27, half_27
||      XOR     .L2    B18, B23, B23        ; <1> XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A24          ; <1> SHRU    product_28, 27, t_26
||      SHRU    .S2    B17, 27, B13         ; <1> SHRU    product_30, 27, u_26
||      MPYU    .M1    A22, A22, A3         ; <3> MPYU    b, b, square_63
||      MPYU    .M2    B21, B21, B25        ; <3> MPYU    d, d, square_65
||      LDW     .D1T1  *+A8[18], A4         ; <4> LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B25        ; <4> LDW     *+even[2 * (9)], key_a_66
        ADD     .L1    A15, A7, A29         ; <0> ADD     c2_5, key_c_3, a
||      ADD     .L2    B20, B7, B7          ; <0> ADD     a2_5, key_a_3, c
||      SHL     .S1    A29, 18, A7          ; <2> SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B25, 18, B23         ; <2> SHL     mixed_51, 18, shifted_51
||      MPYHLU  .M1    A22, A22, A7         ; <3> MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B21, B21, B23        ; <3> MPYHLU  d, d, mixed_65
||      XOR     .D1    A19, A24, A14        ; <1> XOR     half_27, t_26, a1_26
||      XOR     .D2    B23, B13, B17        ; <1> XOR     half_29, u_26, c1_26
        ADD     .L1    A4, A7, A15          ; <2> ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B24, B23, B20        ; <2> ADD     sum_51, shifted_51, product_51
||      MPYU    .M1    A29, A29, A4         ; <0> MPYU    a, a, square_14
||      MPYU    .M2    B7, B7, B18          ; <0> MPYU    c, c, square_16
||      LDW     .D1T1  *+A8[14], A18        ; <2> LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B17        ; <2> LDW     *+even[2 * (7)], key_a_52
        SHL     .S1    A15, 5, A3           ; <2> SHL     product_49, 5, upper_48
||      SHL     .S2    B20, 5, B25          ; <2> SHL     product_51, 5, upper_50
||      MPYHLU  .M1    A29, A29, A14        ; <0> MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B7, B7, B20          ; <0> MPYHLU  c, c, mixed_16
||      ADDAH   .D1    A22, A3, A26         ; <3> ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B21, B25, B24        ; <3> ADDAH   d, square_65, sum_65
        XOR     .L1    A21, A3, A24         ; <2> XOR     a, upper_48, half_48
||      XOR     .L2    B31, B25, B31        ; <2> XOR     c, upper_50, half_50
||      SHRU    .S1    A15, 27, A21         ; <2> SHRU    product_49, 27, t_47
||      SHRU    .S2    B20, 27, B18         ; <2> SHRU    product_51, 27, u_47
||      ROTL    .M1X   B17, A24, A18        ; <1> ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A14, B13, B31        ; <1> ROTL    a1_26, u_26, a2_26
||      ADDAH   .D1    A29, A4, A15         ; <0> ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B7, B18, B17         ; <0> ADDAH   c, square_16, sum_16
        XOR     .L1    A24, A21, A24        ; <2> XOR     half_48, t_47, a1_47
||      XOR     .L2    B31, B18, B20        ; <2> XOR     half_50, u_47, c1_47
||      SHL     .S1    A14, 18, A14         ; <0> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B20, 18, B27         ; <0> SHL     mixed_16, 18, shifted_16
||      ROTL    .M1X   B27, A16, A16        ; <4> ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A18, B26, B31        ; <4> ROTL    a1_68, u_68, a2_68
||      LDW     .D1T1  *+A8[2], A4          ; <0> LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B20         ; <0> LDW     *+even[2 * (1)], key_a_10
        ADD     .L1    A15, A14, A14        ; <0> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B17, B27, B23        ; <0> ADD     sum_16, shifted_16, product_16
||      SHL     .S1    A7, 18, A7           ; <3> SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B23, 18, B27         ; <3> SHL     mixed_65, 18, shifted_65
||      ADD     .D1    A18, A28, A28        ; <1> ADD     c2_26, key_c_24, b
||      ADD     .D2    B31, B3, B3          ; <1> ADD     a2_26, key_a_24, d
        ADD     .L1    A16, A4, A16         ; <4> ADD     c2_68, key_c_66, b
||      ADD     .L2    B31, B25, B31        ; <4> ADD     a2_68, key_a_66, d
||      SHL     .S1    A14, 5, A15          ; <0> SHL     product_14, 5, upper_13
||      SHL     .S2    B23, 5, B26          ; <0> SHL     product_16, 5, upper_15
||      MPYU    .M1    A28, A28, A26        ; <1> MPYU    b, b, square_35
||      MPYU    .M2    B3, B3, B27          ; <1> MPYU    d, d, square_37
||      LDW     .D1T1  *+A8[8], A3          ; <1> LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B24         ; <1> LDW     *+even[2 * (4)], key_a_31
        XOR     .L1    A25, A15, A15        ; <0> XOR     b, upper_13, half_13
||      XOR     .L2    B6, B26, B25         ; <0> XOR     d, upper_15, half_15
||      SHRU    .S1    A14, 27, A14         ; <0> SHRU    product_14, 27, t_12
||      SHRU    .S2    B23, 27, B13         ; <0> SHRU    product_16, 27, u_12
||      MPYHLU  .M1    A28, A28, A24        ; <1> MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B3, B3, B24          ; <1> MPYHLU  d, d, mixed_37
||      ADD     .D1    A26, A7, A25         ; <3> ADD     sum_63, shifted_63, product_63
||      ADD     .D2    B24, B27, B26        ; <3> ADD     sum_65, shifted_65, product_65
        XOR     .L1    A15, A14, A15        ; <0> XOR     half_13, t_12, a1_12
||      XOR     .L2    B25, B13, B23        ; <0> XOR     half_15, u_12, c1_12
||      SHL     .S1    A25, 5, A26          ; <3> SHL     product_63, 5, upper_62
||      SHL     .S2    B26, 5, B27          ; <3> SHL     product_65, 5, upper_64
||      ROTL    .M1X   B20, A21, A24        ; <2> ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A24, B18, B27        ; <2> ROTL    a1_47, u_47, a2_47
||      ADDAH   .D1    A28, A26, A21        ; <1> ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B3, B27, B25         ; <1> ADDAH   d, square_37, sum_37
        XOR     .L1    A23, A26, A26        ; <3> XOR     a, upper_62, half_62
||      XOR     .L2    B19, B27, B29        ; <3> XOR     c, upper_64, half_64
||      SHL     .S1    A24, 18, A23         ; <1> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B24, 18, B24         ; <1> SHL     mixed_37, 18, shifted_37
||      STW     .D1T1  A6, *A5++[4]         ; <4> STW     a, *to_ab++[4]
||      STW     .D2T2  B29, *B30++[4]       ; <4> STW     c, *to_cd++[4]
        ADD     .L1    A21, A23, A19        ; <1> ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B25, B24, B25        ; <1> ADD     sum_37, shifted_37, product_37
||[B1]  B       .S1    rc6_encrypt_blocks_c64x$rounds; <0> [left] B       rounds
||      SHRU    .S2    B26, 27, B26         ; <3> SHRU    product_65, 27, u_61
||      ROTL    .M1X   B23, A14, A21        ; <0> ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A15, B13, B29        ; <0> ROTL    a1_12, u_12, a2_12
||      ADD     .D1    A24, A19, A23        ; <2> ADD     c2_47, key_c_45, a
||      ADD     .D2    B27, B16, B19        ; <2> ADD     a2_47, key_a_45, c
        XOR     .L2    B29, B26, B27        ; <3> XOR     half_64, u_61, c1_61
||      SHL     .S1    A19, 5, A24          ; <1> SHL     product_35, 5, upper_34
||      SHL     .S2    B25, 5, B31          ; <1> SHL     product_37, 5, upper_36
||      MPYU    .M1    A23, A23, A17        ; <2> MPYU    a, a, square_56
||      MPYU    .M2    B19, B19, B25        ; <2> MPYU    c, c, square_58
||      STW     .D1T1  A16, *-A5[3]         ; <4> STW     b, *-to_ab[3]
||      STW     .D2T2  B31, *-B30[3]        ; <4> STW     d, *-to_cd[3]
        ADD     .L1    A21, A4, A24         ; <0> ADD     c2_12, key_c_10, b
||      ADD     .L2    B29, B20, B18        ; <0> ADD     a2_12, key_a_10, d
||      SHRU    .S1    A19, 27, A16         ; <1> SHRU    product_35, 27, t_33
||      SHRU    .S2    B25, 27, B29         ; <1> SHRU    product_37, 27, u_33
||      MPYHLU  .M1    A23, A23, A25        ; <2> MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B19, B19, B31        ; <2> MPYHLU  c, c, mixed_58
||      XOR     .D1    A17, A24, A19        ; <1> XOR     a, upper_34, half_34
||      XOR     .D2    B2, B31, B31         ; <1> XOR     c, upper_36, half_36
        XOR     .L1    A19, A16, A6         ; <1> XOR     half_34, t_33, a1_33
||      XOR     .L2    B31, B29, B6         ; <1> XOR     half_36, u_33, c1_33
||      SHRU    .S1    A25, 27, A21         ; <3> SHRU    product_63, 27, t_61
||      MPYU    .M1    A24, A24, A25        ; <0> MPYU    b, b, square_21
||      MPYU    .M2    B18, B18, B16        ; <0> MPYU    d, d, square_23
||      LDW     .D1T1  *+A8[10], A26        ; <1> LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B13        ; <1> LDW     *+even[2 * (5)], key_a_38
        XOR     .L1    A26, A21, A26        ; <3> XOR     half_62, t_61, a1_61
||      SHL     .S1    A25, 18, A17         ; <2> SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B31, 18, B25         ; <2> SHL     mixed_58, 18, shifted_58
||      MPYHLU  .M1    A24, A24, A16        ; <0> MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B18, B18, B29        ; <0> MPYHLU  d, d, mixed_23
||      ADDAH   .D1    A23, A17, A19        ; <2> ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B19, B25, B31        ; <2> ADDAH   c, square_58, sum_58
        ADD     .L1    A19, A17, A4         ; <2> ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B31, B25, B23        ; <2> ADD     sum_58, shifted_58, product_58
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     left, 1, left
||      ROTL    .M1X   B6, A16, A26         ; <1> ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A6, B29, B20         ; <1> ROTL    a1_33, u_33, a2_33
||      ADDAH   .D1    A24, A25, A19        ; <0> ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B18, B16, B31        ; <0> ADDAH   d, square_23, sum_23
rc6_encrypt_blocks_c64x$rounds$exit:
        SHL     .S1    A16, 18, A25         ; <-1> SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B29, 18, B29         ; <-1> SHL     mixed_23, 18, shifted_23
||      ROTL    .M1X   B27, A21, A25        ; <-4> ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A26, B26, B29        ; <-4> ROTL    a1_61, u_61, a2_61
        ADD     .L1    A19, A25, A17        ; <-1> ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B31, B29, B27        ; <-1> ADD     sum_23, shifted_23, product_23
||      ADD     .S1    A26, A3, A21         ; <-2> ADD     c2_33, key_c_31, a
||      ADD     .S2    B20, B24, B31        ; <-2> ADD     a2_33, key_a_31, c
        ADD     .L1    A25, A31, A16        ; <-4> ADD     c2_61, key_c_59, a
||      ADD     .L2    B29, B22, B25        ; <-4> ADD     a2_61, key_a_59, c
||      SHL     .S1    A17, 5, A31          ; <-1> SHL     product_21, 5, upper_20
||      SHL     .S2    B27, 5, B29          ; <-1> SHL     product_23, 5, upper_22
||      MPYU    .M1    A21, A21, A31        ; <-2> MPYU    a, a, square_42
||      MPYU    .M2    B31, B31, B29        ; <-2> MPYU    c, c, square_44
||      LDW     .D1T1  *+A8[4], A20         ; <-1> LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B23         ; <-1> LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A29, A31, A17        ; <-1> XOR     a, upper_20, half_20
||      XOR     .L2    B7, B29, B27         ; <-1> XOR     c, upper_22, half_22
||      SHRU    .S1    A17, 27, A19         ; <-1> SHRU    product_21, 27, t_19
||      SHRU    .S2    B27, 27, B16         ; <-1> SHRU    product_23, 27, u_19
||      MPYHLU  .M1    A21, A21, A29        ; <-2> MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B31, B31, B27        ; <-2> MPYHLU  c, c, mixed_44
||      LDW     .D1T1  *+A8[16], A31        ; <-3> LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B22        ; <-3> LDW     *+even[2 * (8)], key_a_59
        XOR     .L1    A17, A19, A25        ; <-1> XOR     half_20, t_19, a1_19
||      XOR     .L2    B27, B16, B20        ; <-1> XOR     half_22, u_19, c1_19
||      SHL     .S1    A4, 5, A6            ; <-3> SHL     product_56, 5, upper_55
||      SHL     .S2    B23, 5, B29          ; <-3> SHL     product_58, 5, upper_57
||      MPYU    .M1    A16, A16, A17        ; <-4> MPYU    a, a, square_70
||      MPYU    .M2    B25, B25, B27        ; <-4> MPYU    c, c, square_72
||      ADDAH   .D1    A21, A31, A31        ; <-2> ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B31, B29, B26        ; <-2> ADDAH   c, square_44, sum_44
        XOR     .L1    A20, A6, A3          ; <-3> XOR     b, upper_55, half_55
||      XOR     .L2    B12, B29, B24        ; <-3> XOR     d, upper_57, half_57
||      SHL     .S1    A29, 18, A29         ; <-2> SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B27, 18, B22         ; <-2> SHL     mixed_44, 18, shifted_44
||      MPYHLU  .M1    A16, A16, A19        ; <-4> MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B25, B25, B26        ; <-4> MPYHLU  c, c, mixed_72
||      ADD     .D1    A16, A9, A6          ; <-4> ADD     a, t0, a
||      ADD     .D2    B25, B28, B29        ; <-4> ADD     c, t1, c
        SHRU    .S1    A4, 27, A4           ; <-3> SHRU    product_56, 27, t_54
||      SHRU    .S2    B23, 27, B20         ; <-3> SHRU    product_58, 27, u_54
||      ROTL    .M1X   B20, A19, A3         ; <-1> ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A25, B16, B12        ; <-1> ROTL    a1_19, u_19, a2_19
||      ADD     .D1    A31, A29, A7         ; <-2> ADD     sum_42, shifted_42, product_42
||      ADD     .D2    B26, B22, B16        ; <-2> ADD     sum_44, shifted_44, product_44
        XOR     .L1    A3, A4, A16          ; <-3> XOR     half_55, t_54, a1_54
||      XOR     .L2    B24, B20, B25        ; <-3> XOR     half_57, u_54, c1_54
||      SHL     .S1    A7, 5, A17           ; <-2> SHL     product_42, 5, upper_41
||      SHL     .S2    B16, 5, B24          ; <-2> SHL     product_44, 5, upper_43
||      ADDAH   .D1    A16, A17, A29        ; <-4> ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B25, B27, B27        ; <-4> ADDAH   c, square_72, sum_72
        ADD     .L1    A3, A20, A17         ; <-1> ADD     c2_19, key_c_17, a
||      ADD     .L2    B12, B23, B2         ; <-1> ADD     a2_19, key_a_17, c
||      SHRU    .S1    A7, 27, A3           ; <-2> SHRU    product_42, 27, t_40
||      SHRU    .S2    B16, 27, B23         ; <-2> SHRU    product_44, 27, u_40
||      XOR     .D1    A28, A17, A20        ; <-2> XOR     b, upper_41, half_41
||      XOR     .D2    B3, B24, B24         ; <-2> XOR     d, upper_43, half_43
        XOR     .L1    A20, A3, A20         ; <-2> XOR     half_41, t_40, a1_40
||      XOR     .L2    B24, B23, B24        ; <-2> XOR     half_43, u_40, c1_40
||      SHL     .S1    A19, 18, A28         ; <-4> SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B26, 18, B26         ; <-4> SHL     mixed_72, 18, shifted_72
||      MPYU    .M1    A17, A17, A28        ; <-1> MPYU    a, a, square_28
||      MPYU    .M2    B2, B2, B16          ; <-1> MPYU    c, c, square_30
        ADD     .L1    A29, A28, A19        ; <-4> ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B27, B26, B26        ; <-4> ADD     sum_72, shifted_72, product_72
||      MPYHLU  .M1    A17, A17, A3         ; <-1> MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B2, B2, B24          ; <-1> MPYHLU  c, c, mixed_30
||      LDW     .D1T1  *+A8[6], A28         ; <-1> LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B3          ; <-1> LDW     *+even[2 * (3)], key_a_24
        SHL     .S1    A19, 5, A29          ; <-4> SHL     product_70, 5, upper_69
||      SHL     .S2    B26, 5, B27          ; <-4> SHL     product_72, 5, upper_71
||      ROTL    .M1X   B24, A3, A28         ; <-2> ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A20, B23, B25        ; <-2> ROTL    a1_40, u_40, a2_40
        XOR     .L1    A22, A29, A29        ; <-4> XOR     b, upper_69, half_69
||      XOR     .L2    B21, B27, B27        ; <-4> XOR     d, upper_71, half_71
||      ROTL    .M1X   B25, A4, A26         ; <-3> ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A16, B20, B25        ; <-3> ROTL    a1_54, u_54, a2_54
||      ADDAH   .D1    A17, A28, A22        ; <-1> ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B2, B16, B21         ; <-1> ADDAH   c, square_30, sum_30
        ADD     .D1    A28, A26, A20        ; <-2> ADD     c2_40, key_c_38, b
||      ADD     .D2    B25, B13, B12        ; <-2> ADD     a2_40, key_a_38, d
        SHL     .S1    A3, 18, A16          ; <-1> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B24, 18, B23         ; <-1> SHL     mixed_30, 18, shifted_30
||      MPYU    .M1    A20, A20, A19        ; <-2> MPYU    b, b, square_49
||      MPYU    .M2    B12, B12, B25        ; <-2> MPYU    d, d, square_51
||      LDW     .D1T1  *+A8[12], A19        ; <-2> LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B16        ; <-2> LDW     *+even[2 * (6)], key_a_45
        ADD     .L1    A22, A16, A3         ; <-1> ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B21, B23, B17        ; <-1> ADD     sum_30, shifted_30, product_30
||      SHRU    .S1    A19, 27, A16         ; <-4> SHRU    product_70, 27, t_68
||      SHRU    .S2    B26, 27, B26         ; <-4> SHRU    product_72, 27, u_68
||      MPYHLU  .M1    A20, A20, A29        ; <-2> MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B12, B12, B25        ; <-2> MPYHLU  d, d, mixed_51
||      ADD     .D1    A26, A18, A22        ; <-3> ADD     c2_54, key_c_52, b
||      ADD     .D2    B25, B17, B21        ; <-3> ADD     a2_54, key_a_52, d
        XOR     .L1    A29, A16, A18        ; <-4> XOR     half_69, t_68, a1_68
||      XOR     .L2    B27, B26, B27        ; <-4> XOR     half_71, u_68, c1_68
||      SHL     .S1    A3, 5, A19           ; <-1> SHL     product_28, 5, upper_27
||      SHL     .S2    B17, 5, B23          ; <-1> SHL     product_30, 5, upper_29
||      ADDAH   .D1    A20, A19, A4         ; <-2> ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B12, B25, B24        ; <-2> ADDAH   d, square_51, sum_51
        XOR     .L1    A24, A19, A19        ; <-1> XOR     b, upper_27, half_27
||      XOR     .L2    B18, B23, B23        ; <-1> XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A24          ; <-1> SHRU    product_28, 27, t_26
||      SHRU    .S2    B17, 27, B13         ; <-1> SHRU    product_30, 27, u_26
||      MPYU    .M1    A22, A22, A3         ; <-3> MPYU    b, b, square_63
||      MPYU    .M2    B21, B21, B25        ; <-3> MPYU    d, d, square_65
||      LDW     .D1T1  *+A8[18], A4         ; <-4> LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B25        ; <-4> LDW     *+even[2 * (9)], key_a_66
        SHL     .S1    A29, 18, A7          ; <-2> SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B25, 18, B23         ; <-2> SHL     mixed_51, 18, shifted_51
||      MPYHLU  .M1    A22, A22, A7         ; <-3> MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B21, B21, B23        ; <-3> MPYHLU  d, d, mixed_65
||      XOR     .D1    A19, A24, A14        ; <-1> XOR     half_27, t_26, a1_26
||      XOR     .D2    B23, B13, B17        ; <-1> XOR     half_29, u_26, c1_26
        ADD     .L1    A4, A7, A15          ; <-2> ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B24, B23, B20        ; <-2> ADD     sum_51, shifted_51, product_51
||      LDW     .D1T1  *+A8[14], A18        ; <-2> LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B17        ; <-2> LDW     *+even[2 * (7)], key_a_52
        SHL     .S1    A15, 5, A3           ; <-2> SHL     product_49, 5, upper_48
||      SHL     .S2    B20, 5, B25          ; <-2> SHL     product_51, 5, upper_50
||      ADDAH   .D1    A22, A3, A26         ; <-3> ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B21, B25, B24        ; <-3> ADDAH   d, square_65, sum_65
        XOR     .L1    A21, A3, A24         ; <-2> XOR     a, upper_48, half_48
||      XOR     .L2    B31, B25, B31        ; <-2> XOR     c, upper_50, half_50
||      SHRU    .S1    A15, 27, A21         ; <-2> SHRU    product_49, 27, t_47
||      SHRU    .S2    B20, 27, B18         ; <-2> SHRU    product_51, 27, u_47
||      ROTL    .M1X   B17, A24, A18        ; <-1> ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A14, B13, B31        ; <-1> ROTL    a1_26, u_26, a2_26
        XOR     .L1    A24, A21, A24        ; <-2> XOR     half_48, t_47, a1_47
||      XOR     .L2    B31, B18, B20        ; <-2> XOR     half_50, u_47, c1_47
||      ROTL    .M1X   B27, A16, A16        ; <-4> ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A18, B26, B31        ; <-4> ROTL    a1_68, u_68, a2_68
        SHL     .S1    A7, 18, A7           ; <-3> SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B23, 18, B27         ; <-3> SHL     mixed_65, 18, shifted_65
||      ADD     .D1    A18, A28, A28        ; <-1> ADD     c2_26, key_c_24, b
||      ADD     .D2    B31, B3, B3          ; <-1> ADD     a2_26, key_a_24, d
        ADD     .L1    A16, A4, A16         ; <-4> ADD     c2_68, key_c_66, b
||      ADD     .L2    B31, B25, B31        ; <-4> ADD     a2_68, key_a_66, d
||      MPYU    .M1    A28, A28, A26        ; <-1> MPYU    b, b, square_35
||      MPYU    .M2    B3, B3, B27          ; <-1> MPYU    d, d, square_37
||      LDW     .D1T1  *+A8[8], A3          ; <-1> LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B24         ; <-1> LDW     *+even[2 * (4)], key_a_31
        MPYHLU  .M1    A28, A28, A24        ; <-1> MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B3, B3, B24          ; <-1> MPYHLU  d, d, mixed_37
||      ADD     .D1    A26, A7, A25         ; <-3> ADD     sum_63, shifted_63, product_63
||      ADD     .D2    B24, B27, B26        ; <-3> ADD     sum_65, shifted_65, product_65
        SHL     .S1    A25, 5, A26          ; <-3> SHL     product_63, 5, upper_62
||      SHL     .S2    B26, 5, B27          ; <-3> SHL     product_65, 5, upper_64
||      ROTL    .M1X   B20, A21, A24        ; <-2> ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A24, B18, B27        ; <-2> ROTL    a1_47, u_47, a2_47
||      ADDAH   .D1    A28, A26, A21        ; <-1> ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B3, B27, B25         ; <-1> ADDAH   d, square_37, sum_37
        XOR     .L1    A23, A26, A26        ; <-3> XOR     a, upper_62, half_62
||      XOR     .L2    B19, B27, B29        ; <-3> XOR     c, upper_64, half_64
||      SHL     .S1    A24, 18, A23         ; <-1> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B24, 18, B24         ; <-1> SHL     mixed_37, 18, shifted_37
||      STW     .D1T1  A6, *A5++[4]         ; <-4> STW     a, *to_ab++[4]
||      STW     .D2T2  B29, *B30++[4]       ; <-4> STW     c, *to_cd++[4]
        ADD     .L1    A21, A23, A19        ; <-1> ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B25, B24, B25        ; <-1> ADD     sum_37, shifted_37, product_37
||      SHRU    .S2    B26, 27, B26         ; <-3> SHRU    product_65, 27, u_61
||      ADD     .D1    A24, A19, A23        ; <-2> ADD     c2_47, key_c_45, a
||      ADD     .D2    B27, B16, B19        ; <-2> ADD     a2_47, key_a_45, c
        XOR     .L2    B29, B26, B27        ; <-3> XOR     half_64, u_61, c1_61
||      SHL     .S1    A19, 5, A24          ; <-1> SHL     product_35, 5, upper_34
||      SHL     .S2    B25, 5, B31          ; <-1> SHL     product_37, 5, upper_36
||      MPYU    .M1    A23, A23, A17        ; <-2> MPYU    a, a, square_56
||      MPYU    .M2    B19, B19, B25        ; <-2> MPYU    c, c, square_58
||      STW     .D1T1  A16, *-A5[3]         ; <-4> STW     b, *-to_ab[3]
||      STW     .D2T2  B31, *-B30[3]        ; <-4> STW     d, *-to_cd[3]
        SHRU    .S1    A19, 27, A16         ; <-1> SHRU    product_35, 27, t_33
||      SHRU    .S2    B25, 27, B29         ; <-1> SHRU    product_37, 27, u_33
||      MPYHLU  .M1    A23, A23, A25        ; <-2> MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B19, B19, B31        ; <-2> MPYHLU  c, c, mixed_58
||      XOR     .D1    A17, A24, A19        ; <-1> XOR     a, upper_34, half_34
||      XOR     .D2    B2, B31, B31         ; <-1> XOR     c, upper_36, half_36
        XOR     .L1    A19, A16, A6         ; <-1> XOR     half_34, t_33, a1_33
||      XOR     .L2    B31, B29, B6         ; <-1> XOR     half_36, u_33, c1_33
||      SHRU    .S1    A25, 27, A21         ; <-3> SHRU    product_63, 27, t_61
||      LDW     .D1T1  *+A8[10], A26        ; <-1> LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B13        ; <-1> LDW     *+even[2 * (5)], key_a_38
        XOR     .L1    A26, A21, A26        ; <-3> XOR     half_62, t_61, a1_61
||      SHL     .S1    A25, 18, A17         ; <-2> SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B31, 18, B25         ; <-2> SHL     mixed_58, 18, shifted_58
||      ADDAH   .D1    A23, A17, A19        ; <-2> ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B19, B25, B31        ; <-2> ADDAH   c, square_58, sum_58
        ADD     .L1    A19, A17, A4         ; <-2> ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B31, B25, B23        ; <-2> ADD     sum_58, shifted_58, product_58
||      ROTL    .M1X   B6, A16, A26         ; <-1> ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A6, B29, B20         ; <-1> ROTL    a1_33, u_33, a2_33
        ROTL    .M1X   B27, A21, A25        ; <-3> ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A26, B26, B29        ; <-3> ROTL    a1_61, u_61, a2_61
        ADD     .S1    A26, A3, A21         ; <-1> ADD     c2_33, key_c_31, a
||      ADD     .S2    B20, B24, B31        ; <-1> ADD     a2_33, key_a_31, c
        ADD     .L1    A25, A31, A16        ; <-3> ADD     c2_61, key_c_59, a
||      ADD     .L2    B29, B22, B25        ; <-3> ADD     a2_61, key_a_59, c
||      MPYU    .M1    A21, A21, A31        ; <-1> MPYU    a, a, square_42
||      MPYU    .M2    B31, B31, B29        ; <-1> MPYU    c, c, square_44
        MPYHLU  .M1    A21, A21, A29        ; <-1> MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B31, B31, B27        ; <-1> MPYHLU  c, c, mixed_44
||      LDW     .D1T1  *+A8[16], A31        ; <-2> LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B22        ; <-2> LDW     *+even[2 * (8)], key_a_59
        SHL     .S1    A4, 5, A6            ; <-2> SHL     product_56, 5, upper_55
||      SHL     .S2    B23, 5, B29          ; <-2> SHL     product_58, 5, upper_57
||      MPYU    .M1    A16, A16, A17        ; <-3> MPYU    a, a, square_70
||      MPYU    .M2    B25, B25, B27        ; <-3> MPYU    c, c, square_72
||      ADDAH   .D1    A21, A31, A31        ; <-1> ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B31, B29, B26        ; <-1> ADDAH   c, square_44, sum_44
        XOR     .L1    A20, A6, A3          ; <-2> XOR     b, upper_55, half_55
||      XOR     .L2    B12, B29, B24        ; <-2> XOR     d, upper_57, half_57
||      SHL     .S1    A29, 18, A29         ; <-1> SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B27, 18, B22         ; <-1> SHL     mixed_44, 18, shifted_44
||      MPYHLU  .M1    A16, A16, A19        ; <-3> MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B25, B25, B26        ; <-3> MPYHLU  c, c, mixed_72
||      ADD     .D1    A16, A9, A6          ; <-3> ADD     a, t0, a
||      ADD     .D2    B25, B28, B29        ; <-3> ADD     c, t1, c
        SHRU    .S1    A4, 27, A4           ; <-2> SHRU    product_56, 27, t_54
||      SHRU    .S2    B23, 27, B20         ; <-2> SHRU    product_58, 27, u_54
||      ADD     .D1    A31, A29, A7         ; <-1> ADD     sum_42, shifted_42, product_42
||      ADD     .D2    B26, B22, B16        ; <-1> ADD     sum_44, shifted_44, product_44
        XOR     .L1    A3, A4, A16          ; <-2> XOR     half_55, t_54, a1_54
||      XOR     .L2    B24, B20, B25        ; <-2> XOR     half_57, u_54, c1_54
||      SHL     .S1    A7, 5, A17           ; <-1> SHL     product_42, 5, upper_41
||      SHL     .S2    B16, 5, B24          ; <-1> SHL     product_44, 5, upper_43
||      ADDAH   .D1    A16, A17, A29        ; <-3> ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B25, B27, B27        ; <-3> ADDAH   c, square_72, sum_72
        SHRU    .S1    A7, 27, A3           ; <-1> SHRU    product_42, 27, t_40
||      SHRU    .S2    B16, 27, B23         ; <-1> SHRU    product_44, 27, u_40
||      XOR     .D1    A28, A17, A20        ; <-1> XOR     b, upper_41, half_41
||      XOR     .D2    B3, B24, B24         ; <-1> XOR     d, upper_43, half_43
        XOR     .L1    A20, A3, A20         ; <-1> XOR     half_41, t_40, a1_40
||      XOR     .L2    B24, B23, B24        ; <-1> XOR     half_43, u_40, c1_40
||      SHL     .S1    A19, 18, A28         ; <-3> SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B26, 18, B26         ; <-3> SHL     mixed_72, 18, shifted_72
        ADD     .L1    A29, A28, A19        ; <-3> ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B27, B26, B26        ; <-3> ADD     sum_72, shifted_72, product_72
        SHL     .S1    A19, 5, A29          ; <-3> SHL     product_70, 5, upper_69
||      SHL     .S2    B26, 5, B27          ; <-3> SHL     product_72, 5, upper_71
||      ROTL    .M1X   B24, A3, A28         ; <-1> ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A20, B23, B25        ; <-1> ROTL    a1_40, u_40, a2_40
        XOR     .L1    A22, A29, A29        ; <-3> XOR     b, upper_69, half_69
||      XOR     .L2    B21, B27, B27        ; <-3> XOR     d, upper_71, half_71
||      ROTL    .M1X   B25, A4, A26         ; <-2> ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A16, B20, B25        ; <-2> ROTL    a1_54, u_54, a2_54
        ADD     .D1    A28, A26, A20        ; <-1> ADD     c2_40, key_c_38, b
||      ADD     .D2    B25, B13, B12        ; <-1> ADD     a2_40, key_a_38, d
        MPYU    .M1    A20, A20, A19        ; <-1> MPYU    b, b, square_49
||      MPYU    .M2    B12, B12, B25        ; <-1> MPYU    d, d, square_51
||      LDW     .D1T1  *+A8[12], A19        ; <-1> LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B16        ; <-1> LDW     *+even[2 * (6)], key_a_45
        SHRU    .S1    A19, 27, A16         ; <-3> SHRU    product_70, 27, t_68
||      SHRU    .S2    B26, 27, B26         ; <-3> SHRU    product_72, 27, u_68
||      MPYHLU  .M1    A20, A20, A29        ; <-1> MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B12, B12, B25        ; <-1> MPYHLU  d, d, mixed_51
||      ADD     .D1    A26, A18, A22        ; <-2> ADD     c2_54, key_c_52, b
||      ADD     .D2    B25, B17, B21        ; <-2> ADD     a2_54, key_a_52, d
        XOR     .L1    A29, A16, A18        ; <-3> XOR     half_69, t_68, a1_68
||      XOR     .L2    B27, B26, B27        ; <-3> XOR     half_71, u_68, c1_68
||      ADDAH   .D1    A20, A19, A4         ; <-1> ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B12, B25, B24        ; <-1> ADDAH   d, square_51, sum_51
        MPYU    .M1    A22, A22, A3         ; <-2> MPYU    b, b, square_63
||      MPYU    .M2    B21, B21, B25        ; <-2> MPYU    d, d, square_65
||      LDW     .D1T1  *+A8[18], A4         ; <-3> LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B25        ; <-3> LDW     *+even[2 * (9)], key_a_66
        SHL     .S1    A29, 18, A7          ; <-1> SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B25, 18, B23         ; <-1> SHL     mixed_51, 18, shifted_51
||      MPYHLU  .M1    A22, A22, A7         ; <-2> MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B21, B21, B23        ; <-2> MPYHLU  d, d, mixed_65
        ADD     .L1    A4, A7, A15          ; <-1> ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B24, B23, B20        ; <-1> ADD     sum_51, shifted_51, product_51
||      LDW     .D1T1  *+A8[14], A18        ; <-1> LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B17        ; <-1> LDW     *+even[2 * (7)], key_a_52
        SHL     .S1    A15, 5, A3           ; <-1> SHL     product_49, 5, upper_48
||      SHL     .S2    B20, 5, B25          ; <-1> SHL     product_51, 5, upper_50
||      ADDAH   .D1    A22, A3, A26         ; <-2> ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B21, B25, B24        ; <-2> ADDAH   d, square_65, sum_65
        XOR     .L1    A21, A3, A24         ; <-1> XOR     a, upper_48, half_48
||      XOR     .L2    B31, B25, B31        ; <-1> XOR     c, upper_50, half_50
||      SHRU    .S1    A15, 27, A21         ; <-1> SHRU    product_49, 27, t_47
||      SHRU    .S2    B20, 27, B18         ; <-1> SHRU    product_51, 27, u_47
        XOR     .L1    A24, A21, A24        ; <-1> XOR     half_48, t_47, a1_47
||      XOR     .L2    B31, B18, B20        ; <-1> XOR     half_50, u_47, c1_47
||      ROTL    .M1X   B27, A16, A16        ; <-3> ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A18, B26, B31        ; <-3> ROTL    a1_68, u_68, a2_68
        SHL     .S1    A7, 18, A7           ; <-2> SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B23, 18, B27         ; <-2> SHL     mixed_65, 18, shifted_65
        ADD     .L1    A16, A4, A16         ; <-3> ADD     c2_68, key_c_66, b
||      ADD     .L2    B31, B25, B31        ; <-3> ADD     a2_68, key_a_66, d
        ADD     .D1    A26, A7, A25         ; <-2> ADD     sum_63, shifted_63, product_63
||      ADD     .D2    B24, B27, B26        ; <-2> ADD     sum_65, shifted_65, product_65
        SHL     .S1    A25, 5, A26          ; <-2> SHL     product_63, 5, upper_62
||      SHL     .S2    B26, 5, B27          ; <-2> SHL     product_65, 5, upper_64
||      ROTL    .M1X   B20, A21, A24        ; <-1> ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A24, B18, B27        ; <-1> ROTL    a1_47, u_47, a2_47
        XOR     .L1    A23, A26, A26        ; <-2> XOR     a, upper_62, half_62
||      XOR     .L2    B19, B27, B29        ; <-2> XOR     c, upper_64, half_64
||      STW     .D1T1  A6, *A5++[4]         ; <-3> STW     a, *to_ab++[4]
||      STW     .D2T2  B29, *B30++[4]       ; <-3> STW     c, *to_cd++[4]
        SHRU    .S2    B26, 27, B26         ; <-2> SHRU    product_65, 27, u_61
||      ADD     .D1    A24, A19, A23        ; <-1> ADD     c2_47, key_c_45, a
||      ADD     .D2    B27, B16, B19        ; <-1> ADD     a2_47, key_a_45, c
        XOR     .L2    B29, B26, B27        ; <-2> XOR     half_64, u_61, c1_61
||      MPYU    .M1    A23, A23, A17        ; <-1> MPYU    a, a, square_56
||      MPYU    .M2    B19, B19, B25        ; <-1> MPYU    c, c, square_58
||      STW     .D1T1  A16, *-A5[3]         ; <-3> STW     b, *-to_ab[3]
||      STW     .D2T2  B31, *-B30[3]        ; <-3> STW     d, *-to_cd[3]
        MPYHLU  .M1    A23, A23, A25        ; <-1> MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B19, B19, B31        ; <-1> MPYHLU  c, c, mixed_58
        SHRU    .S1    A25, 27, A21         ; <-2> SHRU    product_63, 27, t_61
        XOR     .L1    A26, A21, A26        ; <-2> XOR     half_62, t_61, a1_61
||      SHL     .S1    A25, 18, A17         ; <-1> SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B31, 18, B25         ; <-1> SHL     mixed_58, 18, shifted_58
||      ADDAH   .D1    A23, A17, A19        ; <-1> ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B19, B25, B31        ; <-1> ADDAH   c, square_58, sum_58
        ADD     .L1    A19, A17, A4         ; <-1> ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B31, B25, B23        ; <-1> ADD     sum_58, shifted_58, product_58
        ROTL    .M1X   B27, A21, A25        ; <-2> ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A26, B26, B29        ; <-2> ROTL    a1_61, u_61, a2_61
        NOP
        ADD     .L1    A25, A31, A16        ; <-2> ADD     c2_61, key_c_59, a
||      ADD     .L2    B29, B22, B25        ; <-2> ADD     a2_61, key_a_59, c
        LDW     .D1T1  *+A8[16], A31        ; <-1> LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B22        ; <-1> LDW     *+even[2 * (8)], key_a_59
        SHL     .S1    A4, 5, A6            ; <-1> SHL     product_56, 5, upper_55
||      SHL     .S2    B23, 5, B29          ; <-1> SHL     product_58, 5, upper_57
||      MPYU    .M1    A16, A16, A17        ; <-2> MPYU    a, a, square_70
||      MPYU    .M2    B25, B25, B27        ; <-2> MPYU    c, c, square_72
        XOR     .L1    A20, A6, A3          ; <-1> XOR     b, upper_55, half_55
||      XOR     .L2    B12, B29, B24        ; <-1> XOR     d, upper_57, half_57
||      MPYHLU  .M1    A16, A16, A19        ; <-2> MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B25, B25, B26        ; <-2> MPYHLU  c, c, mixed_72
||      ADD     .D1    A16, A9, A6          ; <-2> ADD     a, t0, a
||      ADD     .D2    B25, B28, B29        ; <-2> ADD     c, t1, c
        SHRU    .S1    A4, 27, A4           ; <-1> SHRU    product_56, 27, t_54
||      SHRU    .S2    B23, 27, B20         ; <-1> SHRU    product_58, 27, u_54
        XOR     .L1    A3, A4, A16          ; <-1> XOR     half_55, t_54, a1_54
||      XOR     .L2    B24, B20, B25        ; <-1> XOR     half_57, u_54, c1_54
||      ADDAH   .D1    A16, A17, A29        ; <-2> ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B25, B27, B27        ; <-2> ADDAH   c, square_72, sum_72
        NOP
        SHL     .S1    A19, 18, A28         ; <-2> SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B26, 18, B26         ; <-2> SHL     mixed_72, 18, shifted_72
        ADD     .L1    A29, A28, A19        ; <-2> ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B27, B26, B26        ; <-2> ADD     sum_72, shifted_72, product_72
        SHL     .S1    A19, 5, A29          ; <-2> SHL     product_70, 5, upper_69
||      SHL     .S2    B26, 5, B27          ; <-2> SHL     product_72, 5, upper_71
        XOR     .L1    A22, A29, A29        ; <-2> XOR     b, upper_69, half_69
||      XOR     .L2    B21, B27, B27        ; <-2> XOR     d, upper_71, half_71
||      ROTL    .M1X   B25, A4, A26         ; <-1> ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A16, B20, B25        ; <-1> ROTL    a1_54, u_54, a2_54
        NOP     2
        SHRU    .S1    A19, 27, A16         ; <-2> SHRU    product_70, 27, t_68
||      SHRU    .S2    B26, 27, B26         ; <-2> SHRU    product_72, 27, u_68
||      ADD     .D1    A26, A18, A22        ; <-1> ADD     c2_54, key_c_52, b
||      ADD     .D2    B25, B17, B21        ; <-1> ADD     a2_54, key_a_52, d
        XOR     .L1    A29, A16, A18        ; <-2> XOR     half_69, t_68, a1_68
||      XOR     .L2    B27, B26, B27        ; <-2> XOR     half_71, u_68, c1_68
        MPYU    .M1    A22, A22, A3         ; <-1> MPYU    b, b, square_63
||      MPYU    .M2    B21, B21, B25        ; <-1> MPYU    d, d, square_65
||      LDW     .D1T1  *+A8[18], A4         ; <-2> LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B25        ; <-2> LDW     *+even[2 * (9)], key_a_66
        MPYHLU  .M1    A22, A22, A7         ; <-1> MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B21, B21, B23        ; <-1> MPYHLU  d, d, mixed_65
        MV      .L2    B0, B3               ; move return$
        ADDAH   .D1    A22, A3, A26         ; <-1> ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B21, B25, B24        ; <-1> ADDAH   d, square_65, sum_65
        NOP
        ROTL    .M1X   B27, A16, A16        ; <-2> ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A18, B26, B31        ; <-2> ROTL    a1_68, u_68, a2_68
        SHL     .S1    A7, 18, A7           ; <-1> SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B23, 18, B27         ; <-1> SHL     mixed_65, 18, shifted_65
        ADD     .L1    A16, A4, A16         ; <-2> ADD     c2_68, key_c_66, b
||      ADD     .L2    B31, B25, B31        ; <-2> ADD     a2_68, key_a_66, d
        ADD     .D1    A26, A7, A25         ; <-1> ADD     sum_63, shifted_63, product_63
||      ADD     .D2    B24, B27, B26        ; <-1> ADD     sum_65, shifted_65, product_65
        SHL     .S1    A25, 5, A26          ; <-1> SHL     product_63, 5, upper_62
||      SHL     .S2    B26, 5, B27          ; <-1> SHL     product_65, 5, upper_64
        XOR     .L1    A23, A26, A26        ; <-1> XOR     a, upper_62, half_62
||      XOR     .L2    B19, B27, B29        ; <-1> XOR     c, upper_64, half_64
||      STW     .D1T1  A6, *A5++[4]         ; <-2> STW     a, *to_ab++[4]
||      STW     .D2T2  B29, *B30++[4]       ; <-2> STW     c, *to_cd++[4]
        SHRU    .S2    B26, 27, B26         ; <-1> SHRU    product_65, 27, u_61
        XOR     .L2    B29, B26, B27        ; <-1> XOR     half_64, u_61, c1_61
||      STW     .D1T1  A16, *-A5[3]         ; <-2> STW     b, *-to_ab[3]
||      STW     .D2T2  B31, *-B30[3]        ; <-2> STW     d, *-to_cd[3]
        NOP
        SHRU    .S1    A25, 27, A21         ; <-1> SHRU    product_63, 27, t_61
        XOR     .L1    A26, A21, A26        ; <-1> XOR     half_62, t_61, a1_61
        NOP
        ROTL    .M1X   B27, A21, A25        ; <-1> ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A26, B26, B29        ; <-1> ROTL    a1_61, u_61, a2_61
        NOP
        ADD     .L1    A25, A31, A16        ; <-1> ADD     c2_61, key_c_59, a
||      ADD     .L2    B29, B22, B25        ; <-1> ADD     a2_61, key_a_59, c
        NOP
        MPYU    .M1    A16, A16, A17        ; <-1> MPYU    a, a, square_70
||      MPYU    .M2    B25, B25, B27        ; <-1> MPYU    c, c, square_72
        MPYHLU  .M1    A16, A16, A19        ; <-1> MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B25, B25, B26        ; <-1> MPYHLU  c, c, mixed_72
||      ADD     .D1    A16, A9, A6          ; <-1> ADD     a, t0, a
||      ADD     .D2    B25, B28, B29        ; <-1> ADD     c, t1, c
        NOP
        ADDAH   .D1    A16, A17, A29        ; <-1> ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B25, B27, B27        ; <-1> ADDAH   c, square_72, sum_72
        NOP
        SHL     .S1    A19, 18, A28         ; <-1> SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B26, 18, B26         ; <-1> SHL     mixed_72, 18, shifted_72
        ADD     .L1    A29, A28, A19        ; <-1> ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B27, B26, B26        ; <-1> ADD     sum_72, shifted_72, product_72
        SHL     .S1    A19, 5, A29          ; <-1> SHL     product_70, 5, upper_69
||      SHL     .S2    B26, 5, B27          ; <-1> SHL     product_72, 5, upper_71
        XOR     .L1    A22, A29, A29        ; <-1> XOR     b, upper_69, half_69
||      XOR     .L2    B21, B27, B27        ; <-1> XOR     d, upper_71, half_71
        NOP     2
        SHRU    .S1    A19, 27, A16         ; <-1> SHRU    product_70, 27, t_68
||      SHRU    .S2    B26, 27, B26         ; <-1> SHRU    product_72, 27, u_68
        XOR     .L1    A29, A16, A18        ; <-1> XOR     half_69, t_68, a1_68
||      XOR     .L2    B27, B26, B27        ; <-1> XOR     half_71, u_68, c1_68
        LDW     .D1T1  *+A8[18], A4         ; <-1> LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B25        ; <-1> LDW     *+even[2 * (9)], key_a_66
        NOP     4
        ROTL    .M1X   B27, A16, A16        ; <-1> ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A18, B26, B31        ; <-1> ROTL    a1_68, u_68, a2_68
        NOP
        ADD     .L1    A16, A4, A16         ; <-1> ADD     c2_68, key_c_66, b
||      ADD     .L2    B31, B25, B31        ; <-1> ADD     a2_68, key_a_66, d
        NOP     2
        MV      .L1    A2, A4               ; move out
||      STW     .D1T1  A6, *A5++[4]         ; <-1> STW     a, *to_ab++[4]
||      STW     .D2T2  B29, *B30++[4]       ; <-1> STW     c, *to_cd++[4]
        MV      .L1    A0, A6               ; move blocks
        STW     .D1T1  A16, *-A5[3]         ; <-1> STW     b, *-to_ab[3]
||      STW     .D2T2  B31, *-B30[3]        ; <-1> STW     d, *-to_cd[3]
rc6_encrypt_blocks_c64x$rc6_encrypt_blocks_c64x$4:
        SUB     .L2    B9, 1, B0            ; SUB     pass, 1, pass
        CMPEQ   .L2    1, B0, B1            ; CMPEQ   pass, 1, last
||      ADDK    .S1    80, A1               ; ADDK    80, keys
  [B0]  B       .S2    rc6_encrypt_blocks_c64x$next; [pass] B       next
||[B1]  LDW     .D1T2  *+A1[21], B28        ; [last] LDW     *+keys[21], t1
        ZERO    .L1    A30                  ; ZERO    s0
||      ZERO    .L2    B8                   ; ZERO    s1
||      MV      .S1    A4, A3               ; MV      out, from
||      MV      .S2    B0, B9               ; move pass
||[B1]  LDW     .D1T1  *+A1[20], A9         ; [last] LDW     *+keys[20], t0
        NOP     4
rc6_encrypt_blocks_c64x$done:
        LDW     .D2T1  *+B15[3], A14        ; restore A14
        LDW     .D2T2  *+B15[2], B13        ; restore B13
        B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[1], B12        ; restore B12
        LDW     .D2T1  *+B15[4], A15        ; restore A15
        ADDK    .S2    16, B15              ; frame
        NOP     3
rc6_encrypt_blocks_c64x$rounds$few:
        LDW     .D1T1  *A27++[4], A0        ; LDW     *from_ab++[4], a
||      LDW     .D2T2  *B4++[4], B0         ; LDW     *from_cd++[4], c
        LDW     .D1T1  *-A27[3], A2         ; LDW     *-from_ab[3], b
||      LDW     .D2T2  *-B4[3], B2          ; LDW     *-from_cd[3], d
        NOP     4
        ADD     .L1    A2, A30, A2          ; ADD     b, s0, b
||      ADD     .L2    B2, B8, B2           ; ADD     d, s1, d
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B2, B2, B6           ; MPYHLU  d, d, mixed_9
        MPYU    .M1    A2, A2, A7           ; MPYU    b, b, square_7
||      MPYU    .M2    B2, B2, B7           ; MPYU    d, d, square_9
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_9, 18, shifted_9
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   b, square_7, sum_7
||      ADDAH   .D2    B2, B7, B7           ; ADDAH   d, square_9, sum_9
        ADD     .L1    A7, A3, A3           ; ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B7, B6, B6           ; ADD     sum_9, shifted_9, product_9
        SHL     .S1    A3, 5, A7            ; SHL     product_7, 5, upper_6
||      SHL     .S2    B6, 5, B7            ; SHL     product_9, 5, upper_8
||      LDW     .D1T1  *+A8[0], A0          ; LDW     *+odd[2 * (0)], key_c_3
||      LDW     .D2T2  *+B5[0], B0          ; LDW     *+even[2 * (0)], key_a_3
        XOR     .L1    A0, A7, A3           ; XOR     a, upper_6, half_6
||      XOR     .L2    B0, B7, B6           ; XOR     c, upper_8, half_8
||      SHRU    .S1    A3, 27, A0           ; SHRU    product_7, 27, t_5
||      SHRU    .S2    B6, 27, B0           ; SHRU    product_9, 27, u_5
        XOR     .L1    A3, A0, A3           ; XOR     half_6, t_5, a1_5
||      XOR     .L2    B6, B0, B6           ; XOR     half_8, u_5, c1_5
        ROTL    .M1X   B6, A0, A3           ; ROTL    c1_5, t_5, c2_5
||      ROTL    .M2X   A3, B0, B6           ; ROTL    a1_5, u_5, a2_5
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_5, key_c_3, a
||      ADD     .L2    B6, B0, B0           ; ADD     a2_5, key_a_3, c
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  a, a, mixed_14
||      MPYHLU  .M2    B0, B0, B6           ; MPYHLU  c, c, mixed_16
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_14
||      MPYU    .M2    B0, B0, B7           ; MPYU    c, c, square_16
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_16, 18, shifted_16
||      ADDAH   .D1    A0, A7, A7           ; ADDAH   a, square_14, sum_14
||      ADDAH   .D2    B0, B7, B7           ; ADDAH   c, square_16, sum_16
        ADD     .L1    A7, A3, A3           ; ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B7, B6, B6           ; ADD     sum_16, shifted_16, product_16
        SHL     .S1    A3, 5, A7            ; SHL     product_14, 5, upper_13
||      SHL     .S2    B6, 5, B7            ; SHL     product_16, 5, upper_15
||      LDW     .D1T1  *+A8[2], A2          ; LDW     *+odd[2 * (1)], key_c_10
||      LDW     .D2T2  *+B5[2], B2          ; LDW     *+even[2 * (1)], key_a_10
        XOR     .L1    A2, A7, A3           ; XOR     b, upper_13, half_13
||      XOR     .L2    B2, B7, B6           ; XOR     d, upper_15, half_15
||      SHRU    .S1    A3, 27, A2           ; SHRU    product_14, 27, t_12
||      SHRU    .S2    B6, 27, B2           ; SHRU    product_16, 27, u_12
        XOR     .L1    A3, A2, A3           ; XOR     half_13, t_12, a1_12
||      XOR     .L2    B6, B2, B6           ; XOR     half_15, u_12, c1_12
        ROTL    .M1X   B6, A2, A3           ; ROTL    c1_12, t_12, c2_12
||      ROTL    .M2X   A3, B2, B6           ; ROTL    a1_12, u_12, a2_12
        NOP
        ADD     .L1    A3, A2, A2           ; ADD     c2_12, key_c_10, b
||      ADD     .L2    B6, B2, B2           ; ADD     a2_12, key_a_10, d
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  b, b, mixed_21
||      MPYHLU  .M2    B2, B2, B6           ; MPYHLU  d, d, mixed_23
        MPYU    .M1    A2, A2, A7           ; MPYU    b, b, square_21
||      MPYU    .M2    B2, B2, B7           ; MPYU    d, d, square_23
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_21, 18, shifted_21
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_23, 18, shifted_23
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   b, square_21, sum_21
||      ADDAH   .D2    B2, B7, B7           ; ADDAH   d, square_23, sum_23
        ADD     .L1    A7, A3, A3           ; ADD     sum_21, shifted_21, product_21
||      ADD     .L2    B7, B6, B6           ; ADD     sum_23, shifted_23, product_23
        SHL     .S1    A3, 5, A7            ; SHL     product_21, 5, upper_20
||      SHL     .S2    B6, 5, B7            ; SHL     product_23, 5, upper_22
||      LDW     .D1T1  *+A8[4], A0          ; LDW     *+odd[2 * (2)], key_c_17
||      LDW     .D2T2  *+B5[4], B0          ; LDW     *+even[2 * (2)], key_a_17
        XOR     .L1    A0, A7, A3           ; XOR     a, upper_20, half_20
||      XOR     .L2    B0, B7, B6           ; XOR     c, upper_22, half_22
||      SHRU    .S1    A3, 27, A0           ; SHRU    product_21, 27, t_19
||      SHRU    .S2    B6, 27, B0           ; SHRU    product_23, 27, u_19
        XOR     .L1    A3, A0, A3           ; XOR     half_20, t_19, a1_19
||      XOR     .L2    B6, B0, B6           ; XOR     half_22, u_19, c1_19
        ROTL    .M1X   B6, A0, A3           ; ROTL    c1_19, t_19, c2_19
||      ROTL    .M2X   A3, B0, B6           ; ROTL    a1_19, u_19, a2_19
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_19, key_c_17, a
||      ADD     .L2    B6, B0, B0           ; ADD     a2_19, key_a_17, c
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  a, a, mixed_28
||      MPYHLU  .M2    B0, B0, B6           ; MPYHLU  c, c, mixed_30
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_28
||      MPYU    .M2    B0, B0, B7           ; MPYU    c, c, square_30
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_30, 18, shifted_30
||      ADDAH   .D1    A0, A7, A7           ; ADDAH   a, square_28, sum_28
||      ADDAH   .D2    B0, B7, B7           ; ADDAH   c, square_30, sum_30
        ADD     .L1    A7, A3, A3           ; ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B7, B6, B6           ; ADD     sum_30, shifted_30, product_30
        SHL     .S1    A3, 5, A7            ; SHL     product_28, 5, upper_27
||      SHL     .S2    B6, 5, B7            ; SHL     product_30, 5, upper_29
||      LDW     .D1T1  *+A8[6], A2          ; LDW     *+odd[2 * (3)], key_c_24
||      LDW     .D2T2  *+B5[6], B2          ; LDW     *+even[2 * (3)], key_a_24
        XOR     .L1    A2, A7, A3           ; XOR     b, upper_27, half_27
||      XOR     .L2    B2, B7, B6           ; XOR     d, upper_29, half_29
||      SHRU    .S1    A3, 27, A2           ; SHRU    product_28, 27, t_26
||      SHRU    .S2    B6, 27, B2           ; SHRU    product_30, 27, u_26
        XOR     .L1    A3, A2, A3           ; XOR     half_27, t_26, a1_26
||      XOR     .L2    B6, B2, B6           ; XOR     half_29, u_26, c1_26
        ROTL    .M1X   B6, A2, A3           ; ROTL    c1_26, t_26, c2_26
||      ROTL    .M2X   A3, B2, B6           ; ROTL    a1_26, u_26, a2_26
        NOP
        ADD     .L1    A3, A2, A2           ; ADD     c2_26, key_c_24, b
||      ADD     .L2    B6, B2, B2           ; ADD     a2_26, key_a_24, d
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  b, b, mixed_35
||      MPYHLU  .M2    B2, B2, B6           ; MPYHLU  d, d, mixed_37
        MPYU    .M1    A2, A2, A7           ; MPYU    b, b, square_35
||      MPYU    .M2    B2, B2, B7           ; MPYU    d, d, square_37
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_37, 18, shifted_37
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   b, square_35, sum_35
||      ADDAH   .D2    B2, B7, B7           ; ADDAH   d, square_37, sum_37
        ADD     .L1    A7, A3, A3           ; ADD     sum_35, shifted_35, product_35
||      ADD     .L2    B7, B6, B6           ; ADD     sum_37, shifted_37, product_37
        SHL     .S1    A3, 5, A7            ; SHL     product_35, 5, upper_34
||      SHL     .S2    B6, 5, B7            ; SHL     product_37, 5, upper_36
||      LDW     .D1T1  *+A8[8], A0          ; LDW     *+odd[2 * (4)], key_c_31
||      LDW     .D2T2  *+B5[8], B0          ; LDW     *+even[2 * (4)], key_a_31
        XOR     .L1    A0, A7, A3           ; XOR     a, upper_34, half_34
||      XOR     .L2    B0, B7, B6           ; XOR     c, upper_36, half_36
||      SHRU    .S1    A3, 27, A0           ; SHRU    product_35, 27, t_33
||      SHRU    .S2    B6, 27, B0           ; SHRU    product_37, 27, u_33
        XOR     .L1    A3, A0, A3           ; XOR     half_34, t_33, a1_33
||      XOR     .L2    B6, B0, B6           ; XOR     half_36, u_33, c1_33
        ROTL    .M1X   B6, A0, A3           ; ROTL    c1_33, t_33, c2_33
||      ROTL    .M2X   A3, B0, B6           ; ROTL    a1_33, u_33, a2_33
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_33, key_c_31, a
||      ADD     .L2    B6, B0, B0           ; ADD     a2_33, key_a_31, c
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  a, a, mixed_42
||      MPYHLU  .M2    B0, B0, B6           ; MPYHLU  c, c, mixed_44
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_42
||      MPYU    .M2    B0, B0, B7           ; MPYU    c, c, square_44
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_42, 18, shifted_42
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_44, 18, shifted_44
||      ADDAH   .D1    A0, A7, A7           ; ADDAH   a, square_42, sum_42
||      ADDAH   .D2    B0, B7, B7           ; ADDAH   c, square_44, sum_44
        ADD     .L1    A7, A3, A3           ; ADD     sum_42, shifted_42, product_42
||      ADD     .L2    B7, B6, B6           ; ADD     sum_44, shifted_44, product_44
        SHL     .S1    A3, 5, A7            ; SHL     product_42, 5, upper_41
||      SHL     .S2    B6, 5, B7            ; SHL     product_44, 5, upper_43
||      LDW     .D1T1  *+A8[10], A2         ; LDW     *+odd[2 * (5)], key_c_38
||      LDW     .D2T2  *+B5[10], B2         ; LDW     *+even[2 * (5)], key_a_38
        XOR     .L1    A2, A7, A3           ; XOR     b, upper_41, half_41
||      XOR     .L2    B2, B7, B6           ; XOR     d, upper_43, half_43
||      SHRU    .S1    A3, 27, A2           ; SHRU    product_42, 27, t_40
||      SHRU    .S2    B6, 27, B2           ; SHRU    product_44, 27, u_40
        XOR     .L1    A3, A2, A3           ; XOR     half_41, t_40, a1_40
||      XOR     .L2    B6, B2, B6           ; XOR     half_43, u_40, c1_40
        ROTL    .M1X   B6, A2, A3           ; ROTL    c1_40, t_40, c2_40
||      ROTL    .M2X   A3, B2, B6           ; ROTL    a1_40, u_40, a2_40
        NOP
        ADD     .L1    A3, A2, A2           ; ADD     c2_40, key_c_38, b
||      ADD     .L2    B6, B2, B2           ; ADD     a2_40, key_a_38, d
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  b, b, mixed_49
||      MPYHLU  .M2    B2, B2, B6           ; MPYHLU  d, d, mixed_51
        MPYU    .M1    A2, A2, A7           ; MPYU    b, b, square_49
||      MPYU    .M2    B2, B2, B7           ; MPYU    d, d, square_51
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_49, 18, shifted_49
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_51, 18, shifted_51
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   b, square_49, sum_49
||      ADDAH   .D2    B2, B7, B7           ; ADDAH   d, square_51, sum_51
        ADD     .L1    A7, A3, A3           ; ADD     sum_49, shifted_49, product_49
||      ADD     .L2    B7, B6, B6           ; ADD     sum_51, shifted_51, product_51
        SHL     .S1    A3, 5, A7            ; SHL     product_49, 5, upper_48
||      SHL     .S2    B6, 5, B7            ; SHL     product_51, 5, upper_50
||      LDW     .D1T1  *+A8[12], A0         ; LDW     *+odd[2 * (6)], key_c_45
||      LDW     .D2T2  *+B5[12], B0         ; LDW     *+even[2 * (6)], key_a_45
        XOR     .L1    A0, A7, A3           ; XOR     a, upper_48, half_48
||      XOR     .L2    B0, B7, B6           ; XOR     c, upper_50, half_50
||      SHRU    .S1    A3, 27, A0           ; SHRU    product_49, 27, t_47
||      SHRU    .S2    B6, 27, B0           ; SHRU    product_51, 27, u_47
        XOR     .L1    A3, A0, A3           ; XOR     half_48, t_47, a1_47
||      XOR     .L2    B6, B0, B6           ; XOR     half_50, u_47, c1_47
        ROTL    .M1X   B6, A0, A3           ; ROTL    c1_47, t_47, c2_47
||      ROTL    .M2X   A3, B0, B6           ; ROTL    a1_47, u_47, a2_47
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_47, key_c_45, a
||      ADD     .L2    B6, B0, B0           ; ADD     a2_47, key_a_45, c
        MPYHLU  .M1    A0, A0, A3           ; MPYHLU  a, a, mixed_56
||      MPYHLU  .M2    B0, B0, B6           ; MPYHLU  c, c, mixed_58
        MPYU    .M1    A0, A0, A7           ; MPYU    a, a, square_56
||      MPYU    .M2    B0, B0, B7           ; MPYU    c, c, square_58
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_56, 18, shifted_56
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_58, 18, shifted_58
||      ADDAH   .D1    A0, A7, A7           ; ADDAH   a, square_56, sum_56
||      ADDAH   .D2    B0, B7, B7           ; ADDAH   c, square_58, sum_58
        ADD     .L1    A7, A3, A3           ; ADD     sum_56, shifted_56, product_56
||      ADD     .L2    B7, B6, B6           ; ADD     sum_58, shifted_58, product_58
        SHL     .S1    A3, 5, A7            ; SHL     product_56, 5, upper_55
||      SHL     .S2    B6, 5, B7            ; SHL     product_58, 5, upper_57
||      LDW     .D1T1  *+A8[14], A2         ; LDW     *+odd[2 * (7)], key_c_52
||      LDW     .D2T2  *+B5[14], B2         ; LDW     *+even[2 * (7)], key_a_52
        XOR     .L1    A2, A7, A3           ; XOR     b, upper_55, half_55
||      XOR     .L2    B2, B7, B6           ; XOR     d, upper_57, half_57
||      SHRU    .S1    A3, 27, A2           ; SHRU    product_56, 27, t_54
||      SHRU    .S2    B6, 27, B2           ; SHRU    product_58, 27, u_54
        XOR     .L1    A3, A2, A3           ; XOR     half_55, t_54, a1_54
||      XOR     .L2    B6, B2, B6           ; XOR     half_57, u_54, c1_54
        ROTL    .M1X   B6, A2, A3           ; ROTL    c1_54, t_54, c2_54
||      ROTL    .M2X   A3, B2, B6           ; ROTL    a1_54, u_54, a2_54
        NOP
        ADD     .L1    A3, A2, A2           ; ADD     c2_54, key_c_52, b
||      ADD     .L2    B6, B2, B2           ; ADD     a2_54, key_a_52, d
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  b, b, mixed_63
||      MPYHLU  .M2    B2, B2, B6           ; MPYHLU  d, d, mixed_65
        MPYU    .M1    A2, A2, A7           ; MPYU    b, b, square_63
||      MPYU    .M2    B2, B2, B7           ; MPYU    d, d, square_65
        NOP
        SHL     .S1    A3, 18, A3           ; SHL     mixed_63, 18, shifted_63
||      SHL     .S2    B6, 18, B6           ; SHL     mixed_65, 18, shifted_65
||      ADDAH   .D1    A2, A7, A7           ; ADDAH   b, square_63, sum_63
||      ADDAH   .D2    B2, B7, B7           ; ADDAH   d, square_65, sum_65
        ADD     .L1    A7, A3, A3           ; ADD     sum_63, shifted_63, product_63
||      ADD     .L2    B7, B6, B6           ; ADD     sum_65, shifted_65, product_65
        SHL     .S1    A3, 5, A7            ; SHL     product_63, 5, upper_62
||      SHL     .S2    B6, 5, B7            ; SHL     product_65, 5, upper_64
||      LDW     .D1T1  *+A8[16], A0         ; LDW     *+odd[2 * (8)], key_c_59
||      LDW     .D2T2  *+B5[16], B0         ; LDW     *+even[2 * (8)], key_a_59
        XOR     .L1    A0, A7, A3           ; XOR     a, upper_62, half_62
||      XOR     .L2    B0, B7, B6           ; XOR     c, upper_64, half_64
||      SHRU    .S1    A3, 27, A0           ; SHRU    product_63, 27, t_61
||      SHRU    .S2    B6, 27, B0           ; SHRU    product_65, 27, u_61
        XOR     .L1    A3, A0, A3           ; XOR     half_62, t_61, a1_61
||      XOR     .L2    B6, B0, B6           ; XOR     half_64, u_61, c1_61
        ROTL    .M1X   B6, A0, A3           ; ROTL    c1_61, t_61, c2_61
||      ROTL    .M2X   A3, B0, B6           ; ROTL    a1_61, u_61, a2_61
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_61, key_c_59, a
||      ADD     .L2    B6, B0, B0           ; ADD     a2_61, key_a_59, c
        MPYU    .M1    A0, A0, A3           ; MPYU    a, a, square_70
||      MPYU    .M2    B0, B0, B6           ; MPYU    c, c, square_72
        MPYHLU  .M1    A0, A0, A7           ; MPYHLU  a, a, mixed_70
||      MPYHLU  .M2    B0, B0, B7           ; MPYHLU  c, c, mixed_72
        NOP
        ADD     .L2    B0, B28, B7          ; ADD     c, t1, c
||      SHL     .S1    A7, 18, A3           ; SHL     mixed_70, 18, shifted_70
||      SHL     .S2    B7, 18, B0           ; SHL     mixed_72, 18, shifted_72
||      ADDAH   .D1    A0, A3, A7           ; ADDAH   a, square_70, sum_70
||      ADDAH   .D2    B0, B6, B6           ; ADDAH   c, square_72, sum_72
        ADD     .L1    A7, A3, A3           ; ADD     sum_70, shifted_70, product_70
||      ADD     .L2    B6, B0, B0           ; ADD     sum_72, shifted_72, product_72
||      STW     .D2T2  B7, *B30++[4]        ; STW     c, *to_cd++[4]
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      SHL     .S1    A3, 5, A7            ; SHL     product_70, 5, upper_69
||      SHL     .S2    B0, 5, B6            ; SHL     product_72, 5, upper_71
        XOR     .L2    B2, B6, B2           ; XOR     d, upper_71, half_71
||      SHRU    .S1    A3, 27, A3           ; SHRU    product_70, 27, t_68
||      SHRU    .S2    B0, 27, B0           ; SHRU    product_72, 27, u_68
||      LDW     .D1T1  *+A8[18], A0         ; LDW     *+odd[2 * (9)], key_c_66
||      LDW     .D2T2  *+B5[18], B0         ; LDW     *+even[2 * (9)], key_a_66
        XOR     .L1    A2, A7, A0           ; XOR     b, upper_69, half_69
||      XOR     .L2    B2, B0, B2           ; XOR     half_71, u_68, c1_68
||[B1]  B       .S1    rc6_encrypt_blocks_c64x$rounds$few; [left] B       rounds
||      ADD     .D1    A0, A9, A2           ; ADD     a, t0, a
        XOR     .L1    A0, A3, A0           ; XOR     half_69, t_68, a1_68
||      STW     .D1T1  A2, *A5++[4]         ; STW     a, *to_ab++[4]
        ROTL    .M1X   B2, A3, A3           ; ROTL    c1_68, t_68, c2_68
||      ROTL    .M2X   A0, B0, B2           ; ROTL    a1_68, u_68, a2_68
        NOP
        ADD     .L1    A3, A0, A0           ; ADD     c2_68, key_c_66, b
||      ADD     .L2    B2, B0, B0           ; ADD     a2_68, key_a_66, d
        STW     .D1T1  A0, *-A5[3]          ; STW     b, *-to_ab[3]
||      STW     .D2T2  B0, *-B30[3]         ; STW     d, *-to_cd[3]
rc6_encrypt_blocks_c64x$rounds$join:
        B       .S1    rc6_encrypt_blocks_c64x$rc6_encrypt_blocks_c64x$4; after rounds
        NOP     5
