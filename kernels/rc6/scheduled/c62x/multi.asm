; broadside optimize: source bf6d16d7a9725ff47230d4d07356909bf40dd20b0b5cdc25a18c8e39deee444a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 5 s an interval, 5 s a region
; RC6 on any number of independent blocks, in four passes of five rounds over all of them.
;
;       void rc6_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;       void rc6_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned.
;
; Between two passes the blocks are in `out`, where the words move on by one place each pass: no recurrence binds the
; loop over the blocks. s0 and s1 whiten in the first pass, t0 and t1 in the last; they are 0 in the others.
; Constant-time but for the number of blocks. A misaligned pointer stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

; Blocks of 16 bytes in memory, one after another: what the routines share that pass over all blocks several times.

; The words of the block at `from`, which then is the next one.

; RC6-32/20 (Rivest, Robshaw, Sidney, Yin, 1998) on the C62x: its rounds as macros.
;
; With l and h the halves of x, x (2 x + 1) = x + 2 l l + (h l << 18) modulo 2^32: two multiplications of 16 bits,
; and ADDAH adds twice its index. The rotation by five of the product p is not built: its upper part p << 5 and its
; lower part p >> 27 go into the exclusive or one after the other, and the lower part is the amount, 0 to 31, by which
; the other word is rotated. A shift by 32 gives 0, so an amount of 0 needs no care.
;
; No table and no branch depends on key or data: the routines are constant-time.
;
; All words of a round are read before its results are written, so that these may take the place of those: two rounds
; leave the four words where they were.
;
; `on_b` and `on_d` are the directives that declare what the products of B and D need: .reg, or .rega and .regb to say
; on which side of the machine they are made.

; The product as upper and lower part of its rotation by five; right is 32 less than the lower part; word holds 32.

; in ^ product, the product by its parts.

; out = rotl(in, left) + key; right is 32 - left.

; One round of encryption: a and c become new_a and new_c.

; The same with its results where the next round reads them: A, B, C, D is the old B, new C, old D, new A.

; rotr(in, left) as two parts; right is 32 - left.

; The two parts and the parts of a product, added up.

; One round of decryption: a and c become new_a and new_c.

; The same with A, B, C, D where the next round reads them, B and D less the keys of that round already.

        .global rc6_encrypt_blocks
        .global rc6_decrypt_blocks

; One round in place, with the keys from *+keys[first].


rc6_encrypt_blocks:
        MV      .L1X   B6, A9               ; move schedule
||      MV      .L2X   A6, B6               ; copy
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A4              ; frame
||      MV      .L2    B6, B0               ; MV      blocks, some
||      STW     .D2T1  A4, *+B15[3]         ; save out
  [!B0] B       .S1    rc6_encrypt_blocks$done; [!some] B      done
||      STW     .D1T1  A12, *+A4[9]         ; save A12
||      STW     .D2T2  B10, *+B15[6]        ; save B10
        STW     .D1T1  A13, *+A4[11]        ; save A13
||      STW     .D2T2  B11, *+B15[8]        ; save B11
        STW     .D1T1  A11, *+A4[7]         ; save A11
||      STW     .D2T2  B12, *+B15[10]       ; save B12
        STW     .D1T1  A10, *+A4[5]         ; save A10
||      STW     .D2T2  B13, *+B15[12]       ; save B13
        STW     .D1T1  A15, *+A4[14]        ; save A15
||      STW     .D2T2  B6, *+B15[2]         ; save blocks
        MV      .L1X   B4, A8               ; move in
||      STW     .D1T1  A14, *+A4[13]        ; save A14
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rc6_encrypt_blocks$rc6_encrypt_blocks$1:
        LDW     .D1T2  *+A9[1], B0          ; LDW     *+schedule[1], s1
        MV      .L2X   A9, B0               ; copy
||      MVK     .S2    4, B1                ; MVK     4, pass
||      LDW     .D1T1  *+A9[0], A12         ; LDW     *+schedule[0], s0
        ZERO    .L1    A4                   ; ZERO    t0
||      MVK     .S1    32, A11              ; MVK     32, word
||      ZERO    .D1    A0                   ; ZERO    t1
||      ADDAW   .D2    B0, 2, B9            ; ADDAW   schedule, 2, keys
        NOP     2
        MV      .L2X   A8, B6               ; MV      in, from
||      STW     .D2T2  B1, *+B15[4]         ; save pass
rc6_encrypt_blocks$next:
        MV      .L1X   B0, A6               ; move s1
||      LDW     .D2T1  *+B15[2], A11        ; restore blocks
        LDW     .D2T2  *+B15[3], B6         ; restore out
        MV      .L2    B6, B0               ; move from
||      MV      .S2X   A4, B1               ; move t0
        NOP
        MV      .L1    A11, A4              ; move word
        NOP
        MV      .L1    A11, A2              ; MV      blocks, left
||      MV      .L2    B6, B7               ; next:   MV      out, to
rc6_encrypt_blocks$rounds$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of rounds
||      MV      .S1X   B9, A3               ; move keys
        MV      .L1    A4, A11              ; move word
||[A1]  B       .S2    rc6_encrypt_blocks$rounds$few; few iterations of rounds
        NOP
        MV      .L2X   A6, B4               ; move s1
        NOP
        MV      .L2    B1, B5               ; move t0
||      MV      .S2X   A2, B1               ; copy
        MV      .L1X   B0, A0               ; move from
||      MV      .L2    B1, B3               ; move left
||      MV      .S1    A12, A4              ; move s0
||      MV      .S2X   A0, B6               ; move t1
rc6_encrypt_blocks$rounds$entry:
        MV      .L2X   A0, B0               ; move from
        LDW     .D2T2  *B0++[4], B13        ; <0> LDW     *from++[4], a
        LDW     .D2T2  *-B0[3], B10         ; <0> LDW     *-from[3], b
        NOP     4
        MV      .L2X   A4, B12              ; move s0
||      LDW     .D2T1  *-B0[1], A7          ; <0> LDW     *-from[1], d
        MV      .L2X   A3, B9               ; move keys
||      ADD     .D2    B10, B12, B8         ; <0> ADD     b, s0, b
        NOP     2
        MV      .L1X   B4, A6               ; move s1
        ADD     .L1    A7, A6, A7           ; <0> ADD     d, s1, d
        MPYU    .M2    B8, B8, B3           ; <0> MPYU    b, b, square_4
        SUB     .L1X   B3, 3, A2            ; passes of rounds
||      MPYU    .M1    A7, A7, A14          ; <0> MPYU    d, d, square_5
||      MPYHLU  .M2    B8, B8, B11          ; <0> MPYHLU  b, b, mixed_4
        MPYHLU  .M1    A7, A7, A12          ; <0> MPYHLU  d, d, mixed_5
        MV      .L1X   B7, A0               ; move to
||      SHL     .S2    B11, 18, B3          ; <0> SHL     mixed_4, 18, shifted_4
||      ADDAH   .D2    B8, B3, B7           ; <0> ADDAH   b, square_4, sum_4
        ADD     .L2    B7, B3, B3           ; <0> ADD     sum_4, shifted_4, product_4
||      LDW     .D2T1  *-B0[2], A14         ; <0> LDW     *-from[2], c
        SHRU    .S1X   B3, 27, A15          ; <0> SHRU    product_4, 27, t_lower_3
||      SHL     .S2    B3, 5, B3            ; <0> SHL     product_4, 5, t_upper_3
        XOR     .L2    B13, B3, B10         ; <0> XOR     a, t_upper_3, a1_3
||      SHL     .S2X   A12, 18, B13         ; <0> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A7, A14, A14         ; <0> ADDAH   d, square_5, sum_5
||      LDW     .D2T1  *+B9[1], A14         ; <0> LDW     *+keys[0 + 1], q_2
        ADD     .L2X   B13, A14, B13        ; <0> ADD     sum_5, shifted_5, product_5
        XOR     .L2X   B10, A15, B7         ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B13, 5, A13          ; <0> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B13, 27, B13         ; <0> SHRU    product_5, 27, u_lower_3
||      LDW     .D2T1  *+B9[0], A14         ; <0> LDW     *+keys[0], p_2
        XOR     .L1    A14, A13, A13        ; <0> XOR     c, u_upper_3, c1_3
||      SUB     .L2X   A11, B13, B10        ; <0> SUB     word, u_lower_3, u_right_3
        XOR     .L1X   A13, B13, A12        ; <0> XOR     c1_3, u_lower_3, c2_3
        SHL     .S1    A12, A15, A13        ; <0> SHL     c2_3, t_lower_3, upper_7
||      SUB     .D1    A11, A15, A1         ; <0> SUB     word, t_lower_3, t_right_3
        MV      .L1X   B6, A3               ; move t1
||      SHRU    .S1    A12, A1, A12         ; <0> SHRU    c2_3, t_right_3, lower_7
||      SHL     .S2    B7, B13, B6          ; <0> SHL     a2_3, u_lower_3, upper_6
||      ADD     .D1    A13, A14, A13        ; <0> ADD     upper_7, q_2, keyed_7
        ADD     .L1    A13, A12, A9         ; <0> ADD     keyed_7, lower_7, c
||      MV      .S1X   B5, A4               ; move t0
        ADD     .L2X   B6, A14, B6          ; <0> ADD     upper_6, p_2, keyed_6
||      SHRU    .S2    B7, B10, B7          ; <0> SHRU    a2_3, u_right_3, lower_6
||      MPYU    .M1    A9, A9, A5           ; <0> MPYU    c, c, square_10
||      LDW     .D2T2  *B0++[4], B13        ; <1> LDW     *from++[4], a
        ADD     .L2    B6, B7, B6           ; <0> ADD     keyed_6, lower_6, a
||      MPYHLU  .M1    A9, A9, A10          ; <0> MPYHLU  c, c, mixed_10
||      LDW     .D2T2  *-B0[3], B10         ; <1> LDW     *-from[3], b
        MPYU    .M2    B6, B6, B13          ; <0> MPYU    a, a, square_11
||      ADDAH   .D1    A9, A5, A15          ; <0> ADDAH   c, square_10, sum_10
        SHL     .S1    A10, 18, A10         ; <0> SHL     mixed_10, 18, shifted_10
||      MPYHLU  .M2    B6, B6, B2           ; <0> MPYHLU  a, a, mixed_11
        ADD     .D1    A15, A10, A13        ; <0> ADD     sum_10, shifted_10, product_10
||      ADDAH   .D2    B6, B13, B3          ; <0> ADDAH   a, square_11, sum_11
        SHL     .S1    A13, 5, A10          ; <0> SHL     product_10, 5, t_upper_9
||      SHL     .S2    B2, 18, B2           ; <0> SHL     mixed_11, 18, shifted_11
||      LDW     .D2T2  *+B9[2], B2          ; <0> LDW     *+keys[2], p_8
        ADD     .L2    B3, B2, B2           ; <0> ADD     sum_11, shifted_11, product_11
||      LDW     .D2T1  *-B0[1], A7          ; <1> LDW     *-from[1], d
        XOR     .L1X   A10, B8, A13         ; <0> XOR     b, t_upper_9, a1_9
||      SHRU    .S2X   A13, 27, B7          ; <0> SHRU    product_10, 27, t_lower_9
||      ADD     .D2    B10, B12, B8         ; <1> ADD     b, s0, b
        SHL     .S1X   B2, 5, A12           ; <0> SHL     product_11, 5, u_upper_9
||      SHRU    .S2    B2, 27, B3           ; <0> SHRU    product_11, 27, u_lower_9
||      LDW     .D2T2  *+B9[3], B10         ; <0> LDW     *+keys[2 + 1], q_8
        XOR     .L1X   A13, B7, A15         ; <0> XOR     a1_9, t_lower_9, a2_9
        XOR     .L1    A7, A12, A10         ; <0> XOR     d, u_upper_9, c1_9
||      SHL     .S2X   A15, B3, B1          ; <0> SHL     a2_9, u_lower_9, upper_12
        ADD     .L1    A7, A6, A7           ; <1> ADD     d, s1, d
||      SUB     .L2X   A11, B3, B2          ; <0> SUB     word, u_lower_9, u_right_9
||      ADD     .D2    B1, B2, B1           ; <0> ADD     upper_12, p_8, keyed_12
        XOR     .L1X   A10, B3, A10         ; <0> XOR     c1_9, u_lower_9, c2_9
||      SHRU    .S2X   A15, B2, B3          ; <0> SHRU    a2_9, u_right_9, lower_12
||      MPYU    .M2    B8, B8, B3           ; <1> MPYU    b, b, square_4
        SUB     .L1X   A11, B7, A13         ; <0> SUB     word, t_lower_9, t_right_9
||      SHL     .S2X   A10, B7, B1          ; <0> SHL     c2_9, t_lower_9, upper_13
||      MPYU    .M1    A7, A7, A14          ; <1> MPYU    d, d, square_5
||      MPYHLU  .M2    B8, B8, B11          ; <1> MPYHLU  b, b, mixed_4
||      ADD     .D2    B1, B3, B5           ; <0> ADD     keyed_12, lower_12, b
        SHRU    .S1    A10, A13, A10        ; <0> SHRU    c2_9, t_right_9, lower_13
||      ADD     .S2    B1, B10, B10         ; <0> ADD     upper_13, q_8, keyed_13
||      MPYHLU  .M1    A7, A7, A12          ; <1> MPYHLU  d, d, mixed_5
||      MPYHLU  .M2    B5, B5, B10          ; <0> MPYHLU  b, b, mixed_17
        ADD     .L2X   B10, A10, B11        ; <0> ADD     keyed_13, lower_13, d
||      SHL     .S2    B11, 18, B3          ; <1> SHL     mixed_4, 18, shifted_4
||      MPYU    .M2    B5, B5, B10          ; <0> MPYU    b, b, square_17
||      ADDAH   .D2    B8, B3, B7           ; <1> ADDAH   b, square_4, sum_4
        ADD     .L2    B7, B3, B3           ; <1> ADD     sum_4, shifted_4, product_4
||      SHL     .S2    B10, 18, B7          ; <0> SHL     mixed_17, 18, shifted_17
||      MPYU    .M2    B11, B11, B2         ; <0> MPYU    d, d, square_16
||      LDW     .D2T1  *-B0[2], A14         ; <1> LDW     *-from[2], c
        SHRU    .S1X   B3, 27, A15          ; <1> SHRU    product_4, 27, t_lower_3
||      SHL     .S2    B3, 5, B3            ; <1> SHL     product_4, 5, t_upper_3
||      MPYHLU  .M2    B11, B11, B3         ; <0> MPYHLU  d, d, mixed_16
||      ADDAH   .D2    B5, B10, B1          ; <0> ADDAH   b, square_17, sum_17
        XOR     .L2    B13, B3, B10         ; <1> XOR     a, t_upper_3, a1_3
||      SHL     .S2X   A12, 18, B13         ; <1> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A7, A14, A14         ; <1> ADDAH   d, square_5, sum_5
||      LDW     .D2T1  *+B9[1], A14         ; <1> LDW     *+keys[0 + 1], q_2
        ADD     .L2X   B13, A14, B13        ; <1> ADD     sum_5, shifted_5, product_5
||      ADD     .D2    B1, B7, B1           ; <0> ADD     sum_17, shifted_17, product_17
        XOR     .L2X   B10, A15, B7         ; <1> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B13, 5, A13          ; <1> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B13, 27, B13         ; <1> SHRU    product_5, 27, u_lower_3
||      LDW     .D2T1  *+B9[0], A14         ; <1> LDW     *+keys[0], p_2
        XOR     .L1    A14, A13, A13        ; <1> XOR     c, u_upper_3, c1_3
||      SUB     .L2X   A11, B13, B10        ; <1> SUB     word, u_lower_3, u_right_3
||      SHL     .S1X   B3, 18, A14          ; <0> SHL     mixed_16, 18, shifted_16
||      SHL     .S2    B1, 5, B3            ; <0> SHL     product_17, 5, u_upper_15
||      ADDAH   .D2    B11, B2, B2          ; <0> ADDAH   d, square_16, sum_16
        XOR     .L1X   A13, B13, A12        ; <1> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B2, A14, B1          ; <0> ADD     sum_16, shifted_16, product_16
||      SHRU    .S2    B1, 27, B2           ; <0> SHRU    product_17, 27, u_lower_15
||      LDW     .D2T1  *+B9[5], A15         ; <0> LDW     *+keys[4 + 1], q_14
        XOR     .L2    B6, B3, B6           ; <0> XOR     a, u_upper_15, c1_15
||      SHL     .S1    A12, A15, A13        ; <1> SHL     c2_3, t_lower_3, upper_7
||      SHL     .S2    B1, 5, B3            ; <0> SHL     product_16, 5, t_upper_15
||      SUB     .D1    A11, A15, A1         ; <1> SUB     word, t_lower_3, t_right_3
        XOR     .L2    B6, B2, B13          ; <0> XOR     c1_15, u_lower_15, c2_15
||      SHRU    .S1    A12, A1, A12         ; <1> SHRU    c2_3, t_right_3, lower_7
||      SHL     .S2    B7, B13, B6          ; <1> SHL     a2_3, u_lower_3, upper_6
||      ADD     .D1    A13, A14, A13        ; <1> ADD     upper_7, q_2, keyed_7
        ADD     .L1    A13, A12, A9         ; <1> ADD     keyed_7, lower_7, c
||      XOR     .L2X   B3, A9, B1           ; <0> XOR     c, t_upper_15, a1_15
||      SHRU    .S2    B1, 27, B3           ; <0> SHRU    product_16, 27, t_lower_15
||      LDW     .D2T2  *+B9[4], B4          ; <0> LDW     *+keys[4], p_14
        SUB     .L1X   A11, B3, A5          ; <0> SUB     word, t_lower_15, t_right_15
||      ADD     .L2X   B6, A14, B6          ; <1> ADD     upper_6, p_2, keyed_6
||      SHRU    .S2    B7, B10, B7          ; <1> SHRU    a2_3, u_right_3, lower_6
||      MPYU    .M1    A9, A9, A5           ; <1> MPYU    c, c, square_10
||      LDW     .D2T2  *B0++[4], B13        ; <2> LDW     *from++[4], a
        ADD     .L2    B6, B7, B6           ; <1> ADD     keyed_6, lower_6, a
||      SHRU    .S1X   B13, A5, A8          ; <0> SHRU    c2_15, t_right_15, lower_19
||      SHL     .S2    B13, B3, B10         ; <0> SHL     c2_15, t_lower_15, upper_19
||      MPYHLU  .M1    A9, A9, A10          ; <1> MPYHLU  c, c, mixed_10
||      LDW     .D2T2  *-B0[3], B10         ; <2> LDW     *-from[3], b
        ADD     .L1X   A15, B10, A5         ; <0> ADD     upper_19, q_14, keyed_19
||      XOR     .L2    B1, B3, B10          ; <0> XOR     a1_15, t_lower_15, a2_15
||      MPYU    .M2    B6, B6, B13          ; <1> MPYU    a, a, square_11
||      ADDAH   .D1    A9, A5, A15          ; <1> ADDAH   c, square_10, sum_10
        SUB     .L2X   A11, B2, B3          ; <0> SUB     word, u_lower_15, u_right_15
||      SHL     .S1    A10, 18, A10         ; <1> SHL     mixed_10, 18, shifted_10
||      SHL     .S2    B10, B2, B2          ; <0> SHL     a2_15, u_lower_15, upper_18
||      MPYHLU  .M2    B6, B6, B2           ; <1> MPYHLU  a, a, mixed_11
        ADD     .L2    B2, B4, B10          ; <0> ADD     upper_18, p_14, keyed_18
||      SHRU    .S2    B10, B3, B4          ; <0> SHRU    a2_15, u_right_15, lower_18
||      ADD     .D1    A15, A10, A13        ; <1> ADD     sum_10, shifted_10, product_10
||      ADDAH   .D2    B6, B13, B3          ; <1> ADDAH   a, square_11, sum_11
        ADD     .L2    B10, B4, B4          ; <0> ADD     keyed_18, lower_18, c
||      SHL     .S1    A13, 5, A10          ; <1> SHL     product_10, 5, t_upper_9
||      SHL     .S2    B2, 18, B2           ; <1> SHL     mixed_11, 18, shifted_11
||      ADD     .D1    A5, A8, A8           ; <0> ADD     keyed_19, lower_19, a
||      LDW     .D2T2  *+B9[2], B2          ; <1> LDW     *+keys[2], p_8
        ADD     .L2    B3, B2, B2           ; <1> ADD     sum_11, shifted_11, product_11
||      MPYU    .M1    A8, A8, A10          ; <0> MPYU    a, a, square_22
||      MPYU    .M2    B4, B4, B10          ; <0> MPYU    c, c, square_23
||      LDW     .D2T1  *-B0[1], A7          ; <2> LDW     *-from[1], d
        XOR     .L1X   A10, B8, A13         ; <1> XOR     b, t_upper_9, a1_9
||      SHRU    .S2X   A13, 27, B7          ; <1> SHRU    product_10, 27, t_lower_9
||      MPYHLU  .M1    A8, A8, A10          ; <0> MPYHLU  a, a, mixed_22
||      MPYHLU  .M2    B4, B4, B2           ; <0> MPYHLU  c, c, mixed_23
||      ADD     .D2    B10, B12, B8         ; <2> ADD     b, s0, b
        SHL     .S1X   B2, 5, A12           ; <1> SHL     product_11, 5, u_upper_9
||      SHRU    .S2    B2, 27, B3           ; <1> SHRU    product_11, 27, u_lower_9
||      ADDAH   .D1    A8, A10, A1          ; <0> ADDAH   a, square_22, sum_22
||      LDW     .D2T2  *+B9[3], B10         ; <1> LDW     *+keys[2 + 1], q_8
        XOR     .L1X   A13, B7, A15         ; <1> XOR     a1_9, t_lower_9, a2_9
||      SHL     .S2    B2, 18, B1           ; <0> SHL     mixed_23, 18, shifted_23
||      ADDAH   .D2    B4, B10, B10         ; <0> ADDAH   c, square_23, sum_23
        XOR     .L1    A7, A12, A10         ; <1> XOR     d, u_upper_9, c1_9
||      ADD     .L2    B10, B1, B10         ; <0> ADD     sum_23, shifted_23, product_23
||      SHL     .S1    A10, 18, A5          ; <0> SHL     mixed_22, 18, shifted_22
||      SHL     .S2X   A15, B3, B1          ; <1> SHL     a2_9, u_lower_9, upper_12
||      LDW     .D2T2  *+B9[7], B2          ; <0> LDW     *+keys[6 + 1], q_20
        ADD     .L1    A7, A6, A7           ; <2> ADD     d, s1, d
||      SUB     .L2X   A11, B3, B2          ; <1> SUB     word, u_lower_9, u_right_9
||      SHRU    .S1X   B10, 27, A5          ; <0> SHRU    product_23, 27, u_lower_21
||      SHL     .S2    B10, 5, B10          ; <0> SHL     product_23, 5, u_upper_21
||      ADD     .D1    A1, A5, A1           ; <0> ADD     sum_22, shifted_22, product_22
||      ADD     .D2    B1, B2, B1           ; <1> ADD     upper_12, p_8, keyed_12
        XOR     .L1X   A10, B3, A10         ; <1> XOR     c1_9, u_lower_9, c2_9
||      XOR     .L2    B5, B10, B2          ; <0> XOR     b, u_upper_21, c1_21
||      SHRU    .S1    A1, 27, A15          ; <0> SHRU    product_22, 27, t_lower_21
||      SHRU    .S2X   A15, B2, B3          ; <1> SHRU    a2_9, u_right_9, lower_12
||      MPYU    .M2    B8, B8, B3           ; <2> MPYU    b, b, square_4
        SUB     .L1X   A11, B7, A13         ; <1> SUB     word, t_lower_9, t_right_9
||      SHL     .S1    A1, 5, A1            ; <0> SHL     product_22, 5, t_upper_21
||      SHL     .S2X   A10, B7, B1          ; <1> SHL     c2_9, t_lower_9, upper_13
||      MPYU    .M1    A7, A7, A14          ; <2> MPYU    d, d, square_5
||      MPYHLU  .M2    B8, B8, B11          ; <2> MPYHLU  b, b, mixed_4
||      ADD     .D2    B1, B3, B5           ; <1> ADD     keyed_12, lower_12, b
        XOR     .L1X   A5, B2, A1           ; <0> XOR     c1_21, u_lower_21, c2_21
||      XOR     .L2X   B11, A1, B1          ; <0> XOR     d, t_upper_21, a1_21
||      SHRU    .S1    A10, A13, A10        ; <1> SHRU    c2_9, t_right_9, lower_13
||      ADD     .S2    B1, B10, B10         ; <1> ADD     upper_13, q_8, keyed_13
||      MPYHLU  .M1    A7, A7, A12          ; <2> MPYHLU  d, d, mixed_5
||      MPYHLU  .M2    B5, B5, B10          ; <1> MPYHLU  b, b, mixed_17
||      LDW     .D2T1  *+B9[6], A5          ; <0> LDW     *+keys[6], p_20
        SUB     .L1    A11, A15, A13        ; <0> SUB     word, t_lower_21, t_right_21
||      ADD     .L2X   B10, A10, B11        ; <1> ADD     keyed_13, lower_13, d
||      SHL     .S1    A1, A15, A10         ; <0> SHL     c2_21, t_lower_21, upper_25
||      SHL     .S2    B11, 18, B3          ; <2> SHL     mixed_4, 18, shifted_4
||      MPYU    .M2    B5, B5, B10          ; <1> MPYU    b, b, square_17
||      ADDAH   .D2    B8, B3, B7           ; <2> ADDAH   b, square_4, sum_4
        XOR     .L1X   A15, B1, A13         ; <0> XOR     a1_21, t_lower_21, a2_21
||      ADD     .L2    B7, B3, B3           ; <2> ADD     sum_4, shifted_4, product_4
||      SHRU    .S1    A1, A13, A1          ; <0> SHRU    c2_21, t_right_21, lower_25
||      SHL     .S2    B10, 18, B7          ; <1> SHL     mixed_17, 18, shifted_17
||      MPYU    .M2    B11, B11, B2         ; <1> MPYU    d, d, square_16
||      LDW     .D2T1  *-B0[2], A14         ; <2> LDW     *-from[2], c
        SUB     .L1    A11, A5, A10         ; <0> SUB     word, u_lower_21, u_right_21
||      ADD     .L2X   B2, A10, B10         ; <0> ADD     upper_25, q_20, keyed_25
||      SHRU    .S1X   B3, 27, A15          ; <2> SHRU    product_4, 27, t_lower_3
||      SHL     .S2    B3, 5, B3            ; <2> SHL     product_4, 5, t_upper_3
||      MPYHLU  .M2    B11, B11, B3         ; <1> MPYHLU  d, d, mixed_16
||      ADDAH   .D2    B5, B10, B1          ; <1> ADDAH   b, square_17, sum_17
        ADD     .L1X   A1, B10, A12         ; <0> ADD     keyed_25, lower_25, b
||      XOR     .L2    B13, B3, B10         ; <2> XOR     a, t_upper_3, a1_3
||      SHL     .S1    A13, A5, A1          ; <0> SHL     a2_21, u_lower_21, upper_24
||      SHL     .S2X   A12, 18, B13         ; <2> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A7, A14, A14         ; <2> ADDAH   d, square_5, sum_5
||      LDW     .D2T1  *+B9[1], A14         ; <2> LDW     *+keys[0 + 1], q_2
        ADD     .L2X   B13, A14, B13        ; <2> ADD     sum_5, shifted_5, product_5
||      SHRU    .S1    A13, A10, A5         ; <0> SHRU    a2_21, u_right_21, lower_24
||      MPYU    .M1    A12, A12, A10        ; <0> MPYU    b, b, square_28
||      ADD     .D1    A1, A5, A1           ; <0> ADD     upper_24, p_20, keyed_24
||      ADD     .D2    B1, B7, B1           ; <1> ADD     sum_17, shifted_17, product_17
        ADD     .L1    A1, A5, A5           ; <0> ADD     keyed_24, lower_24, d
||      XOR     .L2X   B10, A15, B7         ; <2> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B13, 5, A13          ; <2> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B13, 27, B13         ; <2> SHRU    product_5, 27, u_lower_3
||      MPYHLU  .M1    A12, A12, A1         ; <0> MPYHLU  b, b, mixed_28
||      ADD     .D1    A12, A4, A1          ; <0> ADD     b, t0, b
||      LDW     .D2T1  *+B9[0], A14         ; <2> LDW     *+keys[0], p_2
        XOR     .L1    A14, A13, A13        ; <2> XOR     c, u_upper_3, c1_3
||      SUB     .L2X   A11, B13, B10        ; <2> SUB     word, u_lower_3, u_right_3
||      SHL     .S1X   B3, 18, A14          ; <1> SHL     mixed_16, 18, shifted_16
||      SHL     .S2    B1, 5, B3            ; <1> SHL     product_17, 5, u_upper_15
||      STW     .D1T1  A1, *A0++[4]         ; <0> STW     b, *to++[4]
||      ADDAH   .D2    B11, B2, B2          ; <1> ADDAH   d, square_16, sum_16
        XOR     .L1X   A13, B13, A12        ; <2> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B2, A14, B1          ; <1> ADD     sum_16, shifted_16, product_16
||      SHL     .S1    A1, 18, A10          ; <0> SHL     mixed_28, 18, shifted_28
||      SHRU    .S2    B1, 27, B2           ; <1> SHRU    product_17, 27, u_lower_15
||      MPYU    .M1    A5, A5, A15          ; <0> MPYU    d, d, square_29
||      ADDAH   .D1    A12, A10, A1         ; <0> ADDAH   b, square_28, sum_28
||      LDW     .D2T1  *+B9[5], A15         ; <1> LDW     *+keys[4 + 1], q_14
        ADD     .L1    A1, A10, A10         ; <0> ADD     sum_28, shifted_28, product_28
||      XOR     .L2    B6, B3, B6           ; <1> XOR     a, u_upper_15, c1_15
||      SHL     .S1    A12, A15, A13        ; <2> SHL     c2_3, t_lower_3, upper_7
||      SHL     .S2    B1, 5, B3            ; <1> SHL     product_16, 5, t_upper_15
||      MPYHLU  .M1    A5, A5, A1           ; <0> MPYHLU  d, d, mixed_29
||      SUB     .D1    A11, A15, A1         ; <2> SUB     word, t_lower_3, t_right_3
        XOR     .L2    B6, B2, B13          ; <1> XOR     c1_15, u_lower_15, c2_15
||      SHRU    .S1    A12, A1, A12         ; <2> SHRU    c2_3, t_right_3, lower_7
||      SHL     .S2    B7, B13, B6          ; <2> SHL     a2_3, u_lower_3, upper_6
||      ADD     .D1    A13, A14, A13        ; <2> ADD     upper_7, q_2, keyed_7
||      LDW     .D2T2  *+B9[9], B7          ; <0> LDW     *+keys[8 + 1], q_26
;@loop {"name": "rounds", "ii": 26, "res_mii": 26, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 4, "critical_cycle": [], "attempts": [{"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}], "further": {"bytes": 32, "least_trips": 2}}
;  loop rounds: II 26, 4 stages
;  bounds: resources 26, recurrence 1
;  units: L1 24/26, S1 26/26, M1 10/26, D1 21/26, L2 24/26, S2 26/26, M2 10/26, D2 23/26
;  cross paths: 1X 19/26, 2X 19/26
;  T paths: T1 10/26, T2 8/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 26 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 4 iterations on
;  --speculate 32 would let it run from 2 passes on
rc6_encrypt_blocks$rounds:
        ADD     .L1    A13, A12, A9         ; <1> ADD     keyed_7, lower_7, c
||      XOR     .L2X   B3, A9, B1           ; <2> XOR     c, t_upper_15, a1_15
||      SHL     .S1    A1, 18, A12          ; <3> SHL     mixed_29, 18, shifted_29
||      SHRU    .S2    B1, 27, B3           ; <2> SHRU    product_16, 27, t_lower_15
||      ADDAH   .D1    A5, A15, A13         ; <3> ADDAH   d, square_29, sum_29
||      LDW     .D2T2  *+B9[4], B4          ; <2> LDW     *+keys[4], p_14
        SUB     .L1X   A11, B3, A5          ; <2> SUB     word, t_lower_15, t_right_15
||      ADD     .L2X   B6, A14, B6          ; <1> ADD     upper_6, p_2, keyed_6
||      SHL     .S1    A10, 5, A14          ; <3> SHL     product_28, 5, t_upper_27
||      SHRU    .S2    B7, B10, B7          ; <1> SHRU    a2_3, u_right_3, lower_6
||      MPYU    .M1    A9, A9, A5           ; <1> MPYU    c, c, square_10
||      ADD     .D1    A5, A3, A1           ; <3> ADD     d, t1, d
||      LDW     .D2T2  *B0++[4], B13        ; <0> LDW     *from++[4], a
        XOR     .L1    A8, A14, A12         ; <3> XOR     a, t_upper_27, a1_27
||      ADD     .L2    B6, B7, B6           ; <1> ADD     keyed_6, lower_6, a
||      SHRU    .S1X   B13, A5, A8          ; <2> SHRU    c2_15, t_right_15, lower_19
||      SHL     .S2    B13, B3, B10         ; <2> SHL     c2_15, t_lower_15, upper_19
||      MPYHLU  .M1    A9, A9, A10          ; <1> MPYHLU  c, c, mixed_10
||      ADD     .D1    A13, A12, A14        ; <3> ADD     sum_29, shifted_29, product_29
||      LDW     .D2T2  *-B0[3], B10         ; <0> LDW     *-from[3], b
        ADD     .L1X   A15, B10, A5         ; <2> ADD     upper_19, q_14, keyed_19
||      XOR     .L2    B1, B3, B10          ; <2> XOR     a1_15, t_lower_15, a2_15
||      SHL     .S1    A14, 5, A13          ; <3> SHL     product_29, 5, u_upper_27
||      SHRU    .S2X   A10, 27, B1          ; <3> SHRU    product_28, 27, t_lower_27
||      MPYU    .M2    B6, B6, B13          ; <1> MPYU    a, a, square_11
||      ADDAH   .D1    A9, A5, A15          ; <1> ADDAH   c, square_10, sum_10
||      LDW     .D2T1  *+B9[8], A12         ; <3> LDW     *+keys[8], p_26
        XOR     .L1X   A13, B4, A1          ; <3> XOR     c, u_upper_27, c1_27
||      SUB     .L2X   A11, B2, B3          ; <2> SUB     word, u_lower_15, u_right_15
||      SHL     .S1    A10, 18, A10         ; <1> SHL     mixed_10, 18, shifted_10
||      SHL     .S2    B10, B2, B2          ; <2> SHL     a2_15, u_lower_15, upper_18
||      MPYHLU  .M2    B6, B6, B2           ; <1> MPYHLU  a, a, mixed_11
||      STW     .D1T1  A1, *-A0[2]          ; <3> STW     d, *-to[2]
        SUB     .L1X   A11, B1, A15         ; <3> SUB     word, t_lower_27, t_right_27
||      ADD     .L2    B2, B4, B10          ; <2> ADD     upper_18, p_14, keyed_18
||      SHRU    .S1    A14, 27, A14         ; <3> SHRU    product_29, 27, u_lower_27
||      SHRU    .S2    B10, B3, B4          ; <2> SHRU    a2_15, u_right_15, lower_18
||      ADD     .D1    A15, A10, A13        ; <1> ADD     sum_10, shifted_10, product_10
||      ADDAH   .D2    B6, B13, B3          ; <1> ADDAH   a, square_11, sum_11
        XOR     .L1    A1, A14, A1          ; <3> XOR     c1_27, u_lower_27, c2_27
||      ADD     .L2    B10, B4, B4          ; <2> ADD     keyed_18, lower_18, c
||      SHL     .S1    A13, 5, A10          ; <1> SHL     product_10, 5, t_upper_9
||      SHL     .S2    B2, 18, B2           ; <1> SHL     mixed_11, 18, shifted_11
||      ADD     .D1    A5, A8, A8           ; <2> ADD     keyed_19, lower_19, a
||      LDW     .D2T2  *+B9[2], B2          ; <1> LDW     *+keys[2], p_8
        XOR     .L1X   A12, B1, A15         ; <3> XOR     a1_27, t_lower_27, a2_27
||      ADD     .L2    B3, B2, B2           ; <1> ADD     sum_11, shifted_11, product_11
||      SHRU    .S1    A1, A15, A1          ; <3> SHRU    c2_27, t_right_27, lower_31
||      SHL     .S2X   A1, B1, B1           ; <3> SHL     c2_27, t_lower_27, upper_31
||      MPYU    .M1    A8, A8, A10          ; <2> MPYU    a, a, square_22
||      MPYU    .M2    B4, B4, B10          ; <2> MPYU    c, c, square_23
||      LDW     .D2T1  *-B0[1], A7          ; <0> LDW     *-from[1], d
        XOR     .L1X   A10, B8, A13         ; <1> XOR     b, t_upper_9, a1_9
||      ADD     .L2    B1, B7, B1           ; <3> ADD     upper_31, q_26, keyed_31
||      SHL     .S1    A15, A14, A14        ; <3> SHL     a2_27, u_lower_27, upper_30
||      SHRU    .S2X   A13, 27, B7          ; <1> SHRU    product_10, 27, t_lower_9
||      MPYHLU  .M1    A8, A8, A10          ; <2> MPYHLU  a, a, mixed_22
||      MPYHLU  .M2    B4, B4, B2           ; <2> MPYHLU  c, c, mixed_23
||      SUB     .D1    A11, A14, A5         ; <3> SUB     word, u_lower_27, u_right_27
||      ADD     .D2    B10, B12, B8         ; <0> ADD     b, s0, b
        ADD     .L1    A14, A12, A14        ; <3> ADD     upper_30, p_26, keyed_30
||      ADD     .L2X   B1, A1, B1           ; <3> ADD     keyed_31, lower_31, c
||      SHL     .S1X   B2, 5, A12           ; <1> SHL     product_11, 5, u_upper_9
||      SHRU    .S2    B2, 27, B3           ; <1> SHRU    product_11, 27, u_lower_9
||      ADDAH   .D1    A8, A10, A1          ; <2> ADDAH   a, square_22, sum_22
||      LDW     .D2T2  *+B9[3], B10         ; <1> LDW     *+keys[2 + 1], q_8
        XOR     .L1X   A13, B7, A15         ; <1> XOR     a1_9, t_lower_9, a2_9
||      SHRU    .S1    A15, A5, A13         ; <3> SHRU    a2_27, u_right_27, lower_30
||      SHL     .S2    B2, 18, B1           ; <2> SHL     mixed_23, 18, shifted_23
||      STW     .D1T2  B1, *-A0[3]          ; <3> STW     c, *-to[3]
||      ADDAH   .D2    B4, B10, B10         ; <2> ADDAH   c, square_23, sum_23
        XOR     .L1    A7, A12, A10         ; <1> XOR     d, u_upper_9, c1_9
||      ADD     .L2    B10, B1, B10         ; <2> ADD     sum_23, shifted_23, product_23
||      SHL     .S1    A10, 18, A5          ; <2> SHL     mixed_22, 18, shifted_22
||      SHL     .S2X   A15, B3, B1          ; <1> SHL     a2_9, u_lower_9, upper_12
||      LDW     .D2T2  *+B9[7], B2          ; <2> LDW     *+keys[6 + 1], q_20
        ADD     .L1    A7, A6, A7           ; <0> ADD     d, s1, d
||      SUB     .L2X   A11, B3, B2          ; <1> SUB     word, u_lower_9, u_right_9
||      SHRU    .S1X   B10, 27, A5          ; <2> SHRU    product_23, 27, u_lower_21
||      SHL     .S2    B10, 5, B10          ; <2> SHL     product_23, 5, u_upper_21
||      ADD     .D1    A1, A5, A1           ; <2> ADD     sum_22, shifted_22, product_22
||      ADD     .D2    B1, B2, B1           ; <1> ADD     upper_12, p_8, keyed_12
        XOR     .L1X   A10, B3, A10         ; <1> XOR     c1_9, u_lower_9, c2_9
||      XOR     .L2    B5, B10, B2          ; <2> XOR     b, u_upper_21, c1_21
||      SHRU    .S1    A1, 27, A15          ; <2> SHRU    product_22, 27, t_lower_21
||      SHRU    .S2X   A15, B2, B3          ; <1> SHRU    a2_9, u_right_9, lower_12
||      MPYU    .M2    B8, B8, B3           ; <0> MPYU    b, b, square_4
||      ADD     .D1    A14, A13, A12        ; <3> ADD     keyed_30, lower_30, a
        SUB     .L1X   A11, B7, A13         ; <1> SUB     word, t_lower_9, t_right_9
||      SHL     .S1    A1, 5, A1            ; <2> SHL     product_22, 5, t_upper_21
||      SHL     .S2X   A10, B7, B1          ; <1> SHL     c2_9, t_lower_9, upper_13
||      MPYU    .M1    A7, A7, A14          ; <0> MPYU    d, d, square_5
||      MPYHLU  .M2    B8, B8, B11          ; <0> MPYHLU  b, b, mixed_4
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .D2    B1, B3, B5           ; <1> ADD     keyed_12, lower_12, b
        XOR     .L1X   A5, B2, A1           ; <2> XOR     c1_21, u_lower_21, c2_21
||      XOR     .L2X   B11, A1, B1          ; <2> XOR     d, t_upper_21, a1_21
||      SHRU    .S1    A10, A13, A10        ; <1> SHRU    c2_9, t_right_9, lower_13
||      ADD     .S2    B1, B10, B10         ; <1> ADD     upper_13, q_8, keyed_13
||      MPYHLU  .M1    A7, A7, A12          ; <0> MPYHLU  d, d, mixed_5
||      MPYHLU  .M2    B5, B5, B10          ; <1> MPYHLU  b, b, mixed_17
||      LDW     .D2T1  *+B9[6], A5          ; <2> LDW     *+keys[6], p_20
        SUB     .L1    A11, A15, A13        ; <2> SUB     word, t_lower_21, t_right_21
||      ADD     .L2X   B10, A10, B11        ; <1> ADD     keyed_13, lower_13, d
||      SHL     .S1    A1, A15, A10         ; <2> SHL     c2_21, t_lower_21, upper_25
||      SHL     .S2    B11, 18, B3          ; <0> SHL     mixed_4, 18, shifted_4
||      MPYU    .M2    B5, B5, B10          ; <1> MPYU    b, b, square_17
||      STW     .D1T1  A12, *-A0[1]         ; <3> STW     a, *-to[1]
||      ADDAH   .D2    B8, B3, B7           ; <0> ADDAH   b, square_4, sum_4
        XOR     .L1X   A15, B1, A13         ; <2> XOR     a1_21, t_lower_21, a2_21
||      ADD     .L2    B7, B3, B3           ; <0> ADD     sum_4, shifted_4, product_4
||      SHRU    .S1    A1, A13, A1          ; <2> SHRU    c2_21, t_right_21, lower_25
||      SHL     .S2    B10, 18, B7          ; <1> SHL     mixed_17, 18, shifted_17
||      MPYU    .M2    B11, B11, B2         ; <1> MPYU    d, d, square_16
||      LDW     .D2T1  *-B0[2], A14         ; <0> LDW     *-from[2], c
        SUB     .L1    A11, A5, A10         ; <2> SUB     word, u_lower_21, u_right_21
||      ADD     .L2X   B2, A10, B10         ; <2> ADD     upper_25, q_20, keyed_25
||      SHRU    .S1X   B3, 27, A15          ; <0> SHRU    product_4, 27, t_lower_3
||      SHL     .S2    B3, 5, B3            ; <0> SHL     product_4, 5, t_upper_3
||      MPYHLU  .M2    B11, B11, B3         ; <1> MPYHLU  d, d, mixed_16
||      ADDAH   .D2    B5, B10, B1          ; <1> ADDAH   b, square_17, sum_17
        ADD     .L1X   A1, B10, A12         ; <2> ADD     keyed_25, lower_25, b
||      XOR     .L2    B13, B3, B10         ; <0> XOR     a, t_upper_3, a1_3
||      SHL     .S1    A13, A5, A1          ; <2> SHL     a2_21, u_lower_21, upper_24
||      SHL     .S2X   A12, 18, B13         ; <0> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A7, A14, A14         ; <0> ADDAH   d, square_5, sum_5
||      LDW     .D2T1  *+B9[1], A14         ; <0> LDW     *+keys[0 + 1], q_2
        ADD     .L2X   B13, A14, B13        ; <0> ADD     sum_5, shifted_5, product_5
||      SHRU    .S1    A13, A10, A5         ; <2> SHRU    a2_21, u_right_21, lower_24
||[A2]  B       .S2    rc6_encrypt_blocks$rounds; <0> [left] B       rounds
||      MPYU    .M1    A12, A12, A10        ; <2> MPYU    b, b, square_28
||      ADD     .D1    A1, A5, A1           ; <2> ADD     upper_24, p_20, keyed_24
||      ADD     .D2    B1, B7, B1           ; <1> ADD     sum_17, shifted_17, product_17
        ADD     .L1    A1, A5, A5           ; <2> ADD     keyed_24, lower_24, d
||      XOR     .L2X   B10, A15, B7         ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B13, 5, A13          ; <0> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B13, 27, B13         ; <0> SHRU    product_5, 27, u_lower_3
||      MPYHLU  .M1    A12, A12, A1         ; <2> MPYHLU  b, b, mixed_28
||      ADD     .D1    A12, A4, A1          ; <2> ADD     b, t0, b
||      LDW     .D2T1  *+B9[0], A14         ; <0> LDW     *+keys[0], p_2
        XOR     .L1    A14, A13, A13        ; <0> XOR     c, u_upper_3, c1_3
||      SUB     .L2X   A11, B13, B10        ; <0> SUB     word, u_lower_3, u_right_3
||      SHL     .S1X   B3, 18, A14          ; <1> SHL     mixed_16, 18, shifted_16
||      SHL     .S2    B1, 5, B3            ; <1> SHL     product_17, 5, u_upper_15
||      STW     .D1T1  A1, *A0++[4]         ; <2> STW     b, *to++[4]
||      ADDAH   .D2    B11, B2, B2          ; <1> ADDAH   d, square_16, sum_16
        XOR     .L1X   A13, B13, A12        ; <0> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B2, A14, B1          ; <1> ADD     sum_16, shifted_16, product_16
||      SHL     .S1    A1, 18, A10          ; <2> SHL     mixed_28, 18, shifted_28
||      SHRU    .S2    B1, 27, B2           ; <1> SHRU    product_17, 27, u_lower_15
||      MPYU    .M1    A5, A5, A15          ; <2> MPYU    d, d, square_29
||      ADDAH   .D1    A12, A10, A1         ; <2> ADDAH   b, square_28, sum_28
||      LDW     .D2T1  *+B9[5], A15         ; <1> LDW     *+keys[4 + 1], q_14
        ADD     .L1    A1, A10, A10         ; <2> ADD     sum_28, shifted_28, product_28
||      XOR     .L2    B6, B3, B6           ; <1> XOR     a, u_upper_15, c1_15
||      SHL     .S1    A12, A15, A13        ; <0> SHL     c2_3, t_lower_3, upper_7
||      SHL     .S2    B1, 5, B3            ; <1> SHL     product_16, 5, t_upper_15
||      MPYHLU  .M1    A5, A5, A1           ; <2> MPYHLU  d, d, mixed_29
||      SUB     .D1    A11, A15, A1         ; <0> SUB     word, t_lower_3, t_right_3
        XOR     .L2    B6, B2, B13          ; <1> XOR     c1_15, u_lower_15, c2_15
||      SHRU    .S1    A12, A1, A12         ; <0> SHRU    c2_3, t_right_3, lower_7
||      SHL     .S2    B7, B13, B6          ; <0> SHL     a2_3, u_lower_3, upper_6
||      ADD     .D1    A13, A14, A13        ; <0> ADD     upper_7, q_2, keyed_7
||      LDW     .D2T2  *+B9[9], B7          ; <2> LDW     *+keys[8 + 1], q_26
rc6_encrypt_blocks$rounds$exit:
        ADD     .L1    A13, A12, A9         ; <-1> ADD     keyed_7, lower_7, c
||      XOR     .L2X   B3, A9, B1           ; <-2> XOR     c, t_upper_15, a1_15
||      SHL     .S1    A1, 18, A12          ; <-3> SHL     mixed_29, 18, shifted_29
||      SHRU    .S2    B1, 27, B3           ; <-2> SHRU    product_16, 27, t_lower_15
||      ADDAH   .D1    A5, A15, A13         ; <-3> ADDAH   d, square_29, sum_29
||      LDW     .D2T2  *+B9[4], B4          ; <-2> LDW     *+keys[4], p_14
        SUB     .L1X   A11, B3, A5          ; <-2> SUB     word, t_lower_15, t_right_15
||      ADD     .L2X   B6, A14, B6          ; <-1> ADD     upper_6, p_2, keyed_6
||      SHL     .S1    A10, 5, A14          ; <-3> SHL     product_28, 5, t_upper_27
||      SHRU    .S2    B7, B10, B7          ; <-1> SHRU    a2_3, u_right_3, lower_6
||      MPYU    .M1    A9, A9, A5           ; <-1> MPYU    c, c, square_10
||      ADD     .D1    A5, A3, A1           ; <-3> ADD     d, t1, d
        XOR     .L1    A8, A14, A12         ; <-3> XOR     a, t_upper_27, a1_27
||      ADD     .L2    B6, B7, B6           ; <-1> ADD     keyed_6, lower_6, a
||      SHRU    .S1X   B13, A5, A8          ; <-2> SHRU    c2_15, t_right_15, lower_19
||      SHL     .S2    B13, B3, B10         ; <-2> SHL     c2_15, t_lower_15, upper_19
||      MPYHLU  .M1    A9, A9, A10          ; <-1> MPYHLU  c, c, mixed_10
||      ADD     .D1    A13, A12, A14        ; <-3> ADD     sum_29, shifted_29, product_29
        ADD     .L1X   A15, B10, A5         ; <-2> ADD     upper_19, q_14, keyed_19
||      XOR     .L2    B1, B3, B10          ; <-2> XOR     a1_15, t_lower_15, a2_15
||      SHL     .S1    A14, 5, A13          ; <-3> SHL     product_29, 5, u_upper_27
||      SHRU    .S2X   A10, 27, B1          ; <-3> SHRU    product_28, 27, t_lower_27
||      MPYU    .M2    B6, B6, B13          ; <-1> MPYU    a, a, square_11
||      ADDAH   .D1    A9, A5, A15          ; <-1> ADDAH   c, square_10, sum_10
||      LDW     .D2T1  *+B9[8], A12         ; <-3> LDW     *+keys[8], p_26
        XOR     .L1X   A13, B4, A1          ; <-3> XOR     c, u_upper_27, c1_27
||      SUB     .L2X   A11, B2, B3          ; <-2> SUB     word, u_lower_15, u_right_15
||      SHL     .S1    A10, 18, A10         ; <-1> SHL     mixed_10, 18, shifted_10
||      SHL     .S2    B10, B2, B2          ; <-2> SHL     a2_15, u_lower_15, upper_18
||      MPYHLU  .M2    B6, B6, B2           ; <-1> MPYHLU  a, a, mixed_11
||      STW     .D1T1  A1, *-A0[2]          ; <-3> STW     d, *-to[2]
        SUB     .L1X   A11, B1, A15         ; <-3> SUB     word, t_lower_27, t_right_27
||      ADD     .L2    B2, B4, B10          ; <-2> ADD     upper_18, p_14, keyed_18
||      SHRU    .S1    A14, 27, A14         ; <-3> SHRU    product_29, 27, u_lower_27
||      SHRU    .S2    B10, B3, B4          ; <-2> SHRU    a2_15, u_right_15, lower_18
||      ADD     .D1    A15, A10, A13        ; <-1> ADD     sum_10, shifted_10, product_10
||      ADDAH   .D2    B6, B13, B3          ; <-1> ADDAH   a, square_11, sum_11
        XOR     .L1    A1, A14, A1          ; <-3> XOR     c1_27, u_lower_27, c2_27
||      ADD     .L2    B10, B4, B4          ; <-2> ADD     keyed_18, lower_18, c
||      SHL     .S1    A13, 5, A10          ; <-1> SHL     product_10, 5, t_upper_9
||      SHL     .S2    B2, 18, B2           ; <-1> SHL     mixed_11, 18, shifted_11
||      ADD     .D1    A5, A8, A8           ; <-2> ADD     keyed_19, lower_19, a
||      LDW     .D2T2  *+B9[2], B2          ; <-1> LDW     *+keys[2], p_8
        XOR     .L1X   A12, B1, A15         ; <-3> XOR     a1_27, t_lower_27, a2_27
||      ADD     .L2    B3, B2, B2           ; <-1> ADD     sum_11, shifted_11, product_11
||      SHRU    .S1    A1, A15, A1          ; <-3> SHRU    c2_27, t_right_27, lower_31
||      SHL     .S2X   A1, B1, B1           ; <-3> SHL     c2_27, t_lower_27, upper_31
||      MPYU    .M1    A8, A8, A10          ; <-2> MPYU    a, a, square_22
||      MPYU    .M2    B4, B4, B10          ; <-2> MPYU    c, c, square_23
        XOR     .L1X   A10, B8, A13         ; <-1> XOR     b, t_upper_9, a1_9
||      ADD     .L2    B1, B7, B1           ; <-3> ADD     upper_31, q_26, keyed_31
||      SHL     .S1    A15, A14, A14        ; <-3> SHL     a2_27, u_lower_27, upper_30
||      SHRU    .S2X   A13, 27, B7          ; <-1> SHRU    product_10, 27, t_lower_9
||      MPYHLU  .M1    A8, A8, A10          ; <-2> MPYHLU  a, a, mixed_22
||      MPYHLU  .M2    B4, B4, B2           ; <-2> MPYHLU  c, c, mixed_23
||      SUB     .D1    A11, A14, A5         ; <-3> SUB     word, u_lower_27, u_right_27
        ADD     .L1    A14, A12, A14        ; <-3> ADD     upper_30, p_26, keyed_30
||      ADD     .L2X   B1, A1, B1           ; <-3> ADD     keyed_31, lower_31, c
||      SHL     .S1X   B2, 5, A12           ; <-1> SHL     product_11, 5, u_upper_9
||      SHRU    .S2    B2, 27, B3           ; <-1> SHRU    product_11, 27, u_lower_9
||      ADDAH   .D1    A8, A10, A1          ; <-2> ADDAH   a, square_22, sum_22
||      LDW     .D2T2  *+B9[3], B10         ; <-1> LDW     *+keys[2 + 1], q_8
        XOR     .L1X   A13, B7, A15         ; <-1> XOR     a1_9, t_lower_9, a2_9
||      SHRU    .S1    A15, A5, A13         ; <-3> SHRU    a2_27, u_right_27, lower_30
||      SHL     .S2    B2, 18, B1           ; <-2> SHL     mixed_23, 18, shifted_23
||      STW     .D1T2  B1, *-A0[3]          ; <-3> STW     c, *-to[3]
||      ADDAH   .D2    B4, B10, B10         ; <-2> ADDAH   c, square_23, sum_23
        XOR     .L1    A7, A12, A10         ; <-1> XOR     d, u_upper_9, c1_9
||      ADD     .L2    B10, B1, B10         ; <-2> ADD     sum_23, shifted_23, product_23
||      SHL     .S1    A10, 18, A5          ; <-2> SHL     mixed_22, 18, shifted_22
||      SHL     .S2X   A15, B3, B1          ; <-1> SHL     a2_9, u_lower_9, upper_12
||      LDW     .D2T2  *+B9[7], B2          ; <-2> LDW     *+keys[6 + 1], q_20
        SUB     .L2X   A11, B3, B2          ; <-1> SUB     word, u_lower_9, u_right_9
||      SHRU    .S1X   B10, 27, A5          ; <-2> SHRU    product_23, 27, u_lower_21
||      SHL     .S2    B10, 5, B10          ; <-2> SHL     product_23, 5, u_upper_21
||      ADD     .D1    A1, A5, A1           ; <-2> ADD     sum_22, shifted_22, product_22
||      ADD     .D2    B1, B2, B1           ; <-1> ADD     upper_12, p_8, keyed_12
        XOR     .L1X   A10, B3, A10         ; <-1> XOR     c1_9, u_lower_9, c2_9
||      XOR     .L2    B5, B10, B2          ; <-2> XOR     b, u_upper_21, c1_21
||      SHRU    .S1    A1, 27, A15          ; <-2> SHRU    product_22, 27, t_lower_21
||      SHRU    .S2X   A15, B2, B3          ; <-1> SHRU    a2_9, u_right_9, lower_12
||      ADD     .D1    A14, A13, A12        ; <-3> ADD     keyed_30, lower_30, a
        SUB     .L1X   A11, B7, A13         ; <-1> SUB     word, t_lower_9, t_right_9
||      SHL     .S1    A1, 5, A1            ; <-2> SHL     product_22, 5, t_upper_21
||      SHL     .S2X   A10, B7, B1          ; <-1> SHL     c2_9, t_lower_9, upper_13
||      ADD     .D2    B1, B3, B5           ; <-1> ADD     keyed_12, lower_12, b
        XOR     .L1X   A5, B2, A1           ; <-2> XOR     c1_21, u_lower_21, c2_21
||      XOR     .L2X   B11, A1, B1          ; <-2> XOR     d, t_upper_21, a1_21
||      SHRU    .S1    A10, A13, A10        ; <-1> SHRU    c2_9, t_right_9, lower_13
||      ADD     .S2    B1, B10, B10         ; <-1> ADD     upper_13, q_8, keyed_13
||      MPYHLU  .M2    B5, B5, B10          ; <-1> MPYHLU  b, b, mixed_17
||      LDW     .D2T1  *+B9[6], A5          ; <-2> LDW     *+keys[6], p_20
        SUB     .L1    A11, A15, A13        ; <-2> SUB     word, t_lower_21, t_right_21
||      ADD     .L2X   B10, A10, B11        ; <-1> ADD     keyed_13, lower_13, d
||      SHL     .S1    A1, A15, A10         ; <-2> SHL     c2_21, t_lower_21, upper_25
||      MPYU    .M2    B5, B5, B10          ; <-1> MPYU    b, b, square_17
||      STW     .D1T1  A12, *-A0[1]         ; <-3> STW     a, *-to[1]
        XOR     .L1X   A15, B1, A13         ; <-2> XOR     a1_21, t_lower_21, a2_21
||      SHRU    .S1    A1, A13, A1          ; <-2> SHRU    c2_21, t_right_21, lower_25
||      SHL     .S2    B10, 18, B7          ; <-1> SHL     mixed_17, 18, shifted_17
||      MPYU    .M2    B11, B11, B2         ; <-1> MPYU    d, d, square_16
        SUB     .L1    A11, A5, A10         ; <-2> SUB     word, u_lower_21, u_right_21
||      ADD     .L2X   B2, A10, B10         ; <-2> ADD     upper_25, q_20, keyed_25
||      MPYHLU  .M2    B11, B11, B3         ; <-1> MPYHLU  d, d, mixed_16
||      ADDAH   .D2    B5, B10, B1          ; <-1> ADDAH   b, square_17, sum_17
        ADD     .L1X   A1, B10, A12         ; <-2> ADD     keyed_25, lower_25, b
||      SHL     .S1    A13, A5, A1          ; <-2> SHL     a2_21, u_lower_21, upper_24
        SHRU    .S1    A13, A10, A5         ; <-2> SHRU    a2_21, u_right_21, lower_24
||      MPYU    .M1    A12, A12, A10        ; <-2> MPYU    b, b, square_28
||      ADD     .D1    A1, A5, A1           ; <-2> ADD     upper_24, p_20, keyed_24
||      ADD     .D2    B1, B7, B1           ; <-1> ADD     sum_17, shifted_17, product_17
        ADD     .L1    A1, A5, A5           ; <-2> ADD     keyed_24, lower_24, d
||      MPYHLU  .M1    A12, A12, A1         ; <-2> MPYHLU  b, b, mixed_28
||      ADD     .D1    A12, A4, A1          ; <-2> ADD     b, t0, b
        SHL     .S1X   B3, 18, A14          ; <-1> SHL     mixed_16, 18, shifted_16
||      SHL     .S2    B1, 5, B3            ; <-1> SHL     product_17, 5, u_upper_15
||      STW     .D1T1  A1, *A0++[4]         ; <-2> STW     b, *to++[4]
||      ADDAH   .D2    B11, B2, B2          ; <-1> ADDAH   d, square_16, sum_16
        ADD     .L2X   B2, A14, B1          ; <-1> ADD     sum_16, shifted_16, product_16
||      SHL     .S1    A1, 18, A10          ; <-2> SHL     mixed_28, 18, shifted_28
||      SHRU    .S2    B1, 27, B2           ; <-1> SHRU    product_17, 27, u_lower_15
||      MPYU    .M1    A5, A5, A15          ; <-2> MPYU    d, d, square_29
||      ADDAH   .D1    A12, A10, A1         ; <-2> ADDAH   b, square_28, sum_28
||      LDW     .D2T1  *+B9[5], A15         ; <-1> LDW     *+keys[4 + 1], q_14
        ADD     .L1    A1, A10, A10         ; <-2> ADD     sum_28, shifted_28, product_28
||      XOR     .L2    B6, B3, B6           ; <-1> XOR     a, u_upper_15, c1_15
||      SHL     .S2    B1, 5, B3            ; <-1> SHL     product_16, 5, t_upper_15
||      MPYHLU  .M1    A5, A5, A1           ; <-2> MPYHLU  d, d, mixed_29
        XOR     .L2    B6, B2, B13          ; <-1> XOR     c1_15, u_lower_15, c2_15
||      LDW     .D2T2  *+B9[9], B7          ; <-2> LDW     *+keys[8 + 1], q_26
        XOR     .L2X   B3, A9, B1           ; <-1> XOR     c, t_upper_15, a1_15
||      SHL     .S1    A1, 18, A12          ; <-2> SHL     mixed_29, 18, shifted_29
||      SHRU    .S2    B1, 27, B3           ; <-1> SHRU    product_16, 27, t_lower_15
||      ADDAH   .D1    A5, A15, A13         ; <-2> ADDAH   d, square_29, sum_29
||      LDW     .D2T2  *+B9[4], B4          ; <-1> LDW     *+keys[4], p_14
        SUB     .L1X   A11, B3, A5          ; <-1> SUB     word, t_lower_15, t_right_15
||      SHL     .S1    A10, 5, A14          ; <-2> SHL     product_28, 5, t_upper_27
||      ADD     .D1    A5, A3, A1           ; <-2> ADD     d, t1, d
        XOR     .L1    A8, A14, A12         ; <-2> XOR     a, t_upper_27, a1_27
||      SHRU    .S1X   B13, A5, A8          ; <-1> SHRU    c2_15, t_right_15, lower_19
||      SHL     .S2    B13, B3, B10         ; <-1> SHL     c2_15, t_lower_15, upper_19
||      ADD     .D1    A13, A12, A14        ; <-2> ADD     sum_29, shifted_29, product_29
        ADD     .L1X   A15, B10, A5         ; <-1> ADD     upper_19, q_14, keyed_19
||      XOR     .L2    B1, B3, B10          ; <-1> XOR     a1_15, t_lower_15, a2_15
||      SHL     .S1    A14, 5, A13          ; <-2> SHL     product_29, 5, u_upper_27
||      SHRU    .S2X   A10, 27, B1          ; <-2> SHRU    product_28, 27, t_lower_27
||      LDW     .D2T1  *+B9[8], A12         ; <-2> LDW     *+keys[8], p_26
        XOR     .L1X   A13, B4, A1          ; <-2> XOR     c, u_upper_27, c1_27
||      SUB     .L2X   A11, B2, B3          ; <-1> SUB     word, u_lower_15, u_right_15
||      SHL     .S2    B10, B2, B2          ; <-1> SHL     a2_15, u_lower_15, upper_18
||      STW     .D1T1  A1, *-A0[2]          ; <-2> STW     d, *-to[2]
        SUB     .L1X   A11, B1, A15         ; <-2> SUB     word, t_lower_27, t_right_27
||      ADD     .L2    B2, B4, B10          ; <-1> ADD     upper_18, p_14, keyed_18
||      SHRU    .S1    A14, 27, A14         ; <-2> SHRU    product_29, 27, u_lower_27
||      SHRU    .S2    B10, B3, B4          ; <-1> SHRU    a2_15, u_right_15, lower_18
        XOR     .L1    A1, A14, A1          ; <-2> XOR     c1_27, u_lower_27, c2_27
||      ADD     .L2    B10, B4, B4          ; <-1> ADD     keyed_18, lower_18, c
||      ADD     .D1    A5, A8, A8           ; <-1> ADD     keyed_19, lower_19, a
        XOR     .L1X   A12, B1, A15         ; <-2> XOR     a1_27, t_lower_27, a2_27
||      SHRU    .S1    A1, A15, A1          ; <-2> SHRU    c2_27, t_right_27, lower_31
||      SHL     .S2X   A1, B1, B1           ; <-2> SHL     c2_27, t_lower_27, upper_31
||      MPYU    .M1    A8, A8, A10          ; <-1> MPYU    a, a, square_22
||      MPYU    .M2    B4, B4, B10          ; <-1> MPYU    c, c, square_23
        ADD     .L2    B1, B7, B1           ; <-2> ADD     upper_31, q_26, keyed_31
||      SHL     .S1    A15, A14, A14        ; <-2> SHL     a2_27, u_lower_27, upper_30
||      MPYHLU  .M1    A8, A8, A10          ; <-1> MPYHLU  a, a, mixed_22
||      MPYHLU  .M2    B4, B4, B2           ; <-1> MPYHLU  c, c, mixed_23
||      SUB     .D1    A11, A14, A5         ; <-2> SUB     word, u_lower_27, u_right_27
        ADD     .L1    A14, A12, A14        ; <-2> ADD     upper_30, p_26, keyed_30
||      ADD     .L2X   B1, A1, B1           ; <-2> ADD     keyed_31, lower_31, c
||      ADDAH   .D1    A8, A10, A1          ; <-1> ADDAH   a, square_22, sum_22
        SHRU    .S1    A15, A5, A13         ; <-2> SHRU    a2_27, u_right_27, lower_30
||      SHL     .S2    B2, 18, B1           ; <-1> SHL     mixed_23, 18, shifted_23
||      STW     .D1T2  B1, *-A0[3]          ; <-2> STW     c, *-to[3]
||      ADDAH   .D2    B4, B10, B10         ; <-1> ADDAH   c, square_23, sum_23
        ADD     .L2    B10, B1, B10         ; <-1> ADD     sum_23, shifted_23, product_23
||      SHL     .S1    A10, 18, A5          ; <-1> SHL     mixed_22, 18, shifted_22
||      LDW     .D2T2  *+B9[7], B2          ; <-1> LDW     *+keys[6 + 1], q_20
        SHRU    .S1X   B10, 27, A5          ; <-1> SHRU    product_23, 27, u_lower_21
||      SHL     .S2    B10, 5, B10          ; <-1> SHL     product_23, 5, u_upper_21
||      ADD     .D1    A1, A5, A1           ; <-1> ADD     sum_22, shifted_22, product_22
        XOR     .L2    B5, B10, B2          ; <-1> XOR     b, u_upper_21, c1_21
||      SHRU    .S1    A1, 27, A15          ; <-1> SHRU    product_22, 27, t_lower_21
||      ADD     .D1    A14, A13, A12        ; <-2> ADD     keyed_30, lower_30, a
        SHL     .S1    A1, 5, A1            ; <-1> SHL     product_22, 5, t_upper_21
        XOR     .L1X   A5, B2, A1           ; <-1> XOR     c1_21, u_lower_21, c2_21
||      XOR     .L2X   B11, A1, B1          ; <-1> XOR     d, t_upper_21, a1_21
||      LDW     .D2T1  *+B9[6], A5          ; <-1> LDW     *+keys[6], p_20
        SUB     .L1    A11, A15, A13        ; <-1> SUB     word, t_lower_21, t_right_21
||      SHL     .S1    A1, A15, A10         ; <-1> SHL     c2_21, t_lower_21, upper_25
||      STW     .D1T1  A12, *-A0[1]         ; <-2> STW     a, *-to[1]
        XOR     .L1X   A15, B1, A13         ; <-1> XOR     a1_21, t_lower_21, a2_21
||      SHRU    .S1    A1, A13, A1          ; <-1> SHRU    c2_21, t_right_21, lower_25
        SUB     .L1    A11, A5, A10         ; <-1> SUB     word, u_lower_21, u_right_21
||      ADD     .L2X   B2, A10, B10         ; <-1> ADD     upper_25, q_20, keyed_25
        ADD     .L1X   A1, B10, A12         ; <-1> ADD     keyed_25, lower_25, b
||      SHL     .S1    A13, A5, A1          ; <-1> SHL     a2_21, u_lower_21, upper_24
        SHRU    .S1    A13, A10, A5         ; <-1> SHRU    a2_21, u_right_21, lower_24
||      MPYU    .M1    A12, A12, A10        ; <-1> MPYU    b, b, square_28
||      ADD     .D1    A1, A5, A1           ; <-1> ADD     upper_24, p_20, keyed_24
        ADD     .L1    A1, A5, A5           ; <-1> ADD     keyed_24, lower_24, d
||      MPYHLU  .M1    A12, A12, A1         ; <-1> MPYHLU  b, b, mixed_28
||      ADD     .D1    A12, A4, A1          ; <-1> ADD     b, t0, b
        STW     .D1T1  A1, *A0++[4]         ; <-1> STW     b, *to++[4]
        SHL     .S1    A1, 18, A10          ; <-1> SHL     mixed_28, 18, shifted_28
||      MPYU    .M1    A5, A5, A15          ; <-1> MPYU    d, d, square_29
||      ADDAH   .D1    A12, A10, A1         ; <-1> ADDAH   b, square_28, sum_28
        ADD     .L1    A1, A10, A10         ; <-1> ADD     sum_28, shifted_28, product_28
||      MPYHLU  .M1    A5, A5, A1           ; <-1> MPYHLU  d, d, mixed_29
        LDW     .D2T2  *+B9[9], B7          ; <-1> LDW     *+keys[8 + 1], q_26
        SHL     .S1    A1, 18, A12          ; <-1> SHL     mixed_29, 18, shifted_29
||      ADDAH   .D1    A5, A15, A13         ; <-1> ADDAH   d, square_29, sum_29
        SHL     .S1    A10, 5, A14          ; <-1> SHL     product_28, 5, t_upper_27
||      ADD     .D1    A5, A3, A1           ; <-1> ADD     d, t1, d
        XOR     .L1    A8, A14, A12         ; <-1> XOR     a, t_upper_27, a1_27
||      ADD     .D1    A13, A12, A14        ; <-1> ADD     sum_29, shifted_29, product_29
        SHL     .S1    A14, 5, A13          ; <-1> SHL     product_29, 5, u_upper_27
||      SHRU    .S2X   A10, 27, B1          ; <-1> SHRU    product_28, 27, t_lower_27
||      LDW     .D2T1  *+B9[8], A12         ; <-1> LDW     *+keys[8], p_26
        XOR     .L1X   A13, B4, A1          ; <-1> XOR     c, u_upper_27, c1_27
||      STW     .D1T1  A1, *-A0[2]          ; <-1> STW     d, *-to[2]
        SUB     .L1X   A11, B1, A15         ; <-1> SUB     word, t_lower_27, t_right_27
||      SHRU    .S1    A14, 27, A14         ; <-1> SHRU    product_29, 27, u_lower_27
        XOR     .L1    A1, A14, A1          ; <-1> XOR     c1_27, u_lower_27, c2_27
        XOR     .L1X   A12, B1, A15         ; <-1> XOR     a1_27, t_lower_27, a2_27
||      SHRU    .S1    A1, A15, A1          ; <-1> SHRU    c2_27, t_right_27, lower_31
||      SHL     .S2X   A1, B1, B1           ; <-1> SHL     c2_27, t_lower_27, upper_31
        ADD     .L2    B1, B7, B1           ; <-1> ADD     upper_31, q_26, keyed_31
||      SHL     .S1    A15, A14, A14        ; <-1> SHL     a2_27, u_lower_27, upper_30
||      SUB     .D1    A11, A14, A5         ; <-1> SUB     word, u_lower_27, u_right_27
        ADD     .L1    A14, A12, A14        ; <-1> ADD     upper_30, p_26, keyed_30
||      ADD     .L2X   B1, A1, B1           ; <-1> ADD     keyed_31, lower_31, c
        SHRU    .S1    A15, A5, A13         ; <-1> SHRU    a2_27, u_right_27, lower_30
||      STW     .D1T2  B1, *-A0[3]          ; <-1> STW     c, *-to[3]
        NOP     2
        ADD     .D1    A14, A13, A12        ; <-1> ADD     keyed_30, lower_30, a
        NOP     2
        STW     .D1T1  A12, *-A0[1]         ; <-1> STW     a, *-to[1]
rc6_encrypt_blocks$rc6_encrypt_blocks$4:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP     3
        ADDK    .S2    40, B9               ; ADDK    40, keys
||      LDW     .D2T2  *+B15[3], B2         ; restore out
        ZERO    .L2    B0                   ; ZERO    s1
||      SUB     .S2    B0, 1, B1            ; SUB     pass, 1, pass
        ZERO    .L1    A12                  ; ZERO    s0
||      CMPEQ   .L2    1, B1, B2            ; CMPEQ   pass, 1, last
  [B1]  B       .S1    rc6_encrypt_blocks$next; [pass] B       next
||[B2]  LDW     .D2T1  *+B9[11], A3         ; [last] LDW     *+keys[11], t1
  [B2]  LDW     .D2T1  *+B9[10], A4         ; [last] LDW     *+keys[10], t0
        NOP
        MV      .L2    B2, B6               ; MV      out, from
||      STW     .D2T2  B1, *+B15[4]         ; save pass
        NOP
        MV      .L1    A3, A0               ; move t1
rc6_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[14], A15        ; restore A15
        LDW     .D1T1  *+A0[11], A13        ; restore A13
||      LDW     .D2T2  *+B15[12], B13       ; restore B13
        LDW     .D1T1  *+A0[5], A10         ; restore A10
||      LDW     .D2T2  *+B15[8], B11        ; restore B11
        LDW     .D1T1  *+A0[13], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[7], A11         ; restore A11
||      LDW     .D2T2  *+B15[6], B10        ; restore B10
        LDW     .D1T1  *+A0[9], A12         ; restore A12
||      LDW     .D2T2  *+B15[10], B12       ; restore B12
        ADDK    .S2    56, B15              ; frame
        NOP     3
rc6_encrypt_blocks$rounds$few:
        LDW     .D1T1  *A0++[4], A1         ; LDW     *from++[4], a
        LDW     .D1T2  *-A0[3], B0          ; LDW     *-from[3], b
        LDW     .D1T1  *-A0[1], A5          ; LDW     *-from[1], d
        NOP
        LDW     .D1T1  *-A0[2], A5          ; LDW     *-from[2], c
        NOP
        ADD     .L1X   A4, B0, A2           ; ADD     b, s0, b
||      LDW     .D1T2  *+A3[1], B1          ; LDW     *+keys[0 + 1], q_2
        ADD     .L2X   B4, A5, B0           ; ADD     d, s1, d
||      MPYU    .M1    A2, A2, A6           ; MPYU    b, b, square_4
        MPYHLU  .M1    A2, A2, A7           ; MPYHLU  b, b, mixed_4
||      MPYU    .M2    B0, B0, B1           ; MPYU    d, d, square_5
||      LDW     .D1T1  *+A3[0], A6          ; LDW     *+keys[0], p_2
        MPYHLU  .M2    B0, B0, B8           ; MPYHLU  d, d, mixed_5
        SHL     .S1    A7, 18, A6           ; SHL     mixed_4, 18, shifted_4
||      ADDAH   .D1    A2, A6, A7           ; ADDAH   b, square_4, sum_4
||      ADDAH   .D2    B0, B1, B2           ; ADDAH   d, square_5, sum_5
        ADD     .L1    A7, A6, A6           ; ADD     sum_4, shifted_4, product_4
||      SHL     .S2    B8, 18, B8           ; SHL     mixed_5, 18, shifted_5
        ADD     .L2    B2, B8, B8           ; ADD     sum_5, shifted_5, product_5
||      SHL     .S1    A6, 5, A7            ; SHL     product_4, 5, t_upper_3
||      SHRU    .S2X   A6, 27, B2           ; SHRU    product_4, 27, t_lower_3
        XOR     .L1    A1, A7, A1           ; XOR     a, t_upper_3, a1_3
||      SHRU    .S2    B8, 27, B9           ; SHRU    product_5, 27, u_lower_3
||      LDW     .D1T2  *+A3[3], B8          ; LDW     *+keys[2 + 1], q_8
        XOR     .L2X   B2, A1, B8           ; XOR     a1_3, t_lower_3, a2_3
||      SHL     .S2    B8, 5, B10           ; SHL     product_5, 5, u_upper_3
||      LDW     .D1T2  *+A3[2], B1          ; LDW     *+keys[2], p_8
        XOR     .L1X   A5, B10, A5          ; XOR     c, u_upper_3, c1_3
||      SUB     .L2X   A11, B9, B10         ; SUB     word, u_lower_3, u_right_3
||      SHL     .S2    B8, B9, B11          ; SHL     a2_3, u_lower_3, upper_6
||      LDW     .D1T2  *+A3[5], B9          ; LDW     *+keys[4 + 1], q_14
        XOR     .L1X   A5, B9, A5           ; XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B11, A6, B9          ; ADD     upper_6, p_2, keyed_6
||      SHRU    .S2    B8, B10, B8          ; SHRU    a2_3, u_right_3, lower_6
        SUB     .L1X   A11, B2, A6          ; SUB     word, t_lower_3, t_right_3
||      ADD     .L2    B9, B8, B2           ; ADD     keyed_6, lower_6, a
||      SHL     .S2X   A5, B2, B9           ; SHL     c2_3, t_lower_3, upper_7
        ADD     .L2    B9, B1, B9           ; ADD     upper_7, q_2, keyed_7
||      SHRU    .S1    A5, A6, A5           ; SHRU    c2_3, t_right_3, lower_7
||      MPYU    .M2    B2, B2, B10          ; MPYU    a, a, square_11
        ADD     .L1X   A5, B9, A5           ; ADD     keyed_7, lower_7, c
||      MPYHLU  .M2    B2, B2, B11          ; MPYHLU  a, a, mixed_11
||      LDW     .D1T2  *+A3[4], B11         ; LDW     *+keys[4], p_14
        MPYHLU  .M1    A5, A5, A6           ; MPYHLU  c, c, mixed_10
||      ADDAH   .D2    B2, B10, B10         ; ADDAH   a, square_11, sum_11
        SHL     .S2    B11, 18, B11         ; SHL     mixed_11, 18, shifted_11
||      MPYU    .M1    A5, A5, A6           ; MPYU    c, c, square_10
        ADD     .L2    B10, B11, B11        ; ADD     sum_11, shifted_11, product_11
||      SHL     .S2X   A6, 18, B10          ; SHL     mixed_10, 18, shifted_10
        SHRU    .S1X   B11, 27, A6          ; SHRU    product_11, 27, u_lower_9
||      SHL     .S2    B11, 5, B12          ; SHL     product_11, 5, u_upper_9
||      ADDAH   .D1    A5, A6, A1           ; ADDAH   c, square_10, sum_10
        ADD     .L1X   A1, B10, A7          ; ADD     sum_10, shifted_10, product_10
||      XOR     .L2    B0, B12, B0          ; XOR     d, u_upper_9, c1_9
||      SUB     .S1    A11, A6, A1          ; SUB     word, u_lower_9, u_right_9
        XOR     .L1X   A6, B0, A8           ; XOR     c1_9, u_lower_9, c2_9
||      SHRU    .S1    A7, 27, A7           ; SHRU    product_10, 27, t_lower_9
||      SHL     .S2X   A7, 5, B0            ; SHL     product_10, 5, t_upper_9
        XOR     .L1X   A2, B0, A9           ; XOR     b, t_upper_9, a1_9
||      SHL     .S1    A8, A7, A10          ; SHL     c2_9, t_lower_9, upper_13
||      SUB     .D1    A11, A7, A2          ; SUB     word, t_lower_9, t_right_9
        XOR     .L1    A9, A7, A2           ; XOR     a1_9, t_lower_9, a2_9
||      ADD     .L2X   B8, A10, B8          ; ADD     upper_13, q_8, keyed_13
||      SHRU    .S1    A8, A2, A7           ; SHRU    c2_9, t_right_9, lower_13
        ADD     .L1X   A7, B8, A6           ; ADD     keyed_13, lower_13, d
||      SHL     .S1    A2, A6, A7           ; SHL     a2_9, u_lower_9, upper_12
        SUB     .L1X   B3, 1, A1            ; SUB     left, 1, left
||      ADD     .L2X   B1, A7, B1           ; ADD     upper_12, p_8, keyed_12
||      SHRU    .S1    A2, A1, A2           ; SHRU    a2_9, u_right_9, lower_12
||      MPYU    .M1    A6, A6, A2           ; MPYU    d, d, square_16
||      LDW     .D1T1  *+A3[9], A2          ; LDW     *+keys[8 + 1], q_26
        ADD     .L2X   B1, A2, B1           ; ADD     keyed_12, lower_12, b
||      MPYHLU  .M1    A6, A6, A7           ; MPYHLU  d, d, mixed_16
        MPYHLU  .M2    B1, B1, B8           ; MPYHLU  b, b, mixed_17
||      ADDAH   .D1    A6, A2, A2           ; ADDAH   d, square_16, sum_16
        SHL     .S2X   A7, 18, B3           ; SHL     mixed_16, 18, shifted_16
||      MPYU    .M2    B1, B1, B8           ; MPYU    b, b, square_17
||      LDW     .D1T1  *+A3[7], A5          ; LDW     *+keys[6 + 1], q_20
        ADD     .L1X   A2, B3, A7           ; ADD     sum_16, shifted_16, product_16
||      SHL     .S2    B8, 18, B3           ; SHL     mixed_17, 18, shifted_17
||      LDW     .D1T1  *+A3[6], A7          ; LDW     *+keys[6], p_20
        SHL     .S1    A7, 5, A8            ; SHL     product_16, 5, t_upper_15
||      ADDAH   .D2    B1, B8, B8           ; ADDAH   b, square_17, sum_17
        XOR     .L1    A5, A8, A5           ; XOR     c, t_upper_15, a1_15
||      ADD     .L2    B8, B3, B8           ; ADD     sum_17, shifted_17, product_17
||      SHRU    .S2X   A7, 27, B3           ; SHRU    product_16, 27, t_lower_15
||      LDW     .D1T2  *+A3[8], B3          ; LDW     *+keys[8], p_26
        XOR     .L2X   B3, A5, B0           ; XOR     a1_15, t_lower_15, a2_15
||      SHL     .S1X   B8, 5, A7            ; SHL     product_17, 5, u_upper_15
||      SHRU    .S2    B8, 27, B8           ; SHRU    product_17, 27, u_lower_15
        SUB     .L1X   A11, B8, A8          ; SUB     word, u_lower_15, u_right_15
||      XOR     .L2X   B2, A7, B2           ; XOR     a, u_upper_15, c1_15
||      SHL     .S2    B0, B8, B10          ; SHL     a2_15, u_lower_15, upper_18
        SUB     .L2X   A11, B3, B0          ; SUB     word, t_lower_15, t_right_15
||      SHRU    .S1X   B0, A8, A8           ; SHRU    a2_15, u_right_15, lower_18
||      XOR     .S2    B2, B8, B2           ; XOR     c1_15, u_lower_15, c2_15
||      ADD     .D2    B10, B11, B8         ; ADD     upper_18, p_14, keyed_18
        ADD     .L1X   A8, B8, A8           ; ADD     keyed_18, lower_18, c
||      SHL     .S2    B2, B3, B8           ; SHL     c2_15, t_lower_15, upper_19
        ADD     .L2    B8, B9, B2           ; ADD     upper_19, q_14, keyed_19
||      SHRU    .S2    B2, B0, B0           ; SHRU    c2_15, t_right_15, lower_19
||      MPYU    .M1    A8, A8, A9           ; MPYU    c, c, square_23
        ADD     .L2    B2, B0, B0           ; ADD     keyed_19, lower_19, a
||      MPYHLU  .M1    A8, A8, A10          ; MPYHLU  c, c, mixed_23
        MPYHLU  .M2    B0, B0, B2           ; MPYHLU  a, a, mixed_22
        SHL     .S1    A10, 18, A9          ; SHL     mixed_23, 18, shifted_23
||      MPYU    .M2    B0, B0, B8           ; MPYU    a, a, square_22
||      ADDAH   .D1    A8, A9, A10          ; ADDAH   c, square_23, sum_23
        ADD     .L1    A10, A9, A9          ; ADD     sum_23, shifted_23, product_23
        SHL     .S1X   B2, 18, A10          ; SHL     mixed_22, 18, shifted_22
||      SHL     .S2X   A9, 5, B8            ; SHL     product_23, 5, u_upper_21
||      ADDAH   .D2    B0, B8, B2           ; ADDAH   a, square_22, sum_22
        ADD     .L1X   A10, B2, A9          ; ADD     sum_22, shifted_22, product_22
||      XOR     .L2    B1, B8, B2           ; XOR     b, u_upper_21, c1_21
||      SHRU    .S2X   A9, 27, B1           ; SHRU    product_23, 27, u_lower_21
        XOR     .L2    B2, B1, B8           ; XOR     c1_21, u_lower_21, c2_21
||      SHL     .S1    A9, 5, A9            ; SHL     product_22, 5, t_upper_21
||      SHRU    .S2X   A9, 27, B2           ; SHRU    product_22, 27, t_lower_21
        SUB     .L2X   A11, B2, B9          ; SUB     word, t_lower_21, t_right_21
||      SHL     .S2    B8, B2, B10          ; SHL     c2_21, t_lower_21, upper_25
        XOR     .L1    A6, A9, A6           ; XOR     d, t_upper_21, a1_21
        ADD     .L1X   A5, B10, A5          ; ADD     upper_25, q_20, keyed_25
||      XOR     .L2X   B2, A6, B2           ; XOR     a1_21, t_lower_21, a2_21
||      SHRU    .S2    B8, B9, B8           ; SHRU    c2_21, t_right_21, lower_25
        ADD     .L1X   A5, B8, A5           ; ADD     keyed_25, lower_25, b
||      SUB     .L2X   A11, B1, B1          ; SUB     word, u_lower_21, u_right_21
||      SHL     .S2    B2, B1, B8           ; SHL     a2_21, u_lower_21, upper_24
        ADD     .L1X   A7, B8, A7           ; ADD     upper_24, p_20, keyed_24
||      SHRU    .S2    B2, B1, B1           ; SHRU    a2_21, u_right_21, lower_24
||      MPYU    .M1    A5, A5, A7           ; MPYU    b, b, square_28
        ADD     .L1X   A5, B5, A6           ; ADD     b, t0, b
||      ADD     .L2X   B1, A7, B1           ; ADD     keyed_24, lower_24, d
||      MPYHLU  .M1    A5, A5, A6           ; MPYHLU  b, b, mixed_28
        MPYHLU  .M2    B1, B1, B2           ; MPYHLU  d, d, mixed_29
||      STW     .D2T1  A6, *B7++[4]         ; STW     b, *to++[4]
        SHL     .S1    A6, 18, A5           ; SHL     mixed_28, 18, shifted_28
||      MPYU    .M2    B1, B1, B9           ; MPYU    d, d, square_29
||      ADDAH   .D1    A5, A7, A6           ; ADDAH   b, square_28, sum_28
        ADD     .L1    A6, A5, A5           ; ADD     sum_28, shifted_28, product_28
||      ADD     .L2    B1, B6, B8           ; ADD     d, t1, d
        SHL     .S1X   B2, 18, A6           ; SHL     mixed_29, 18, shifted_29
||      SHL     .S2X   A5, 5, B1            ; SHL     product_28, 5, t_upper_27
||      ADDAH   .D2    B1, B9, B2           ; ADDAH   d, square_29, sum_29
        ADD     .L2X   B2, A6, B0           ; ADD     sum_29, shifted_29, product_29
||      SHRU    .S1    A5, 27, A5           ; SHRU    product_28, 27, t_lower_27
||      XOR     .S2    B0, B1, B1           ; XOR     a, t_upper_27, a1_27
        XOR     .L2X   B1, A5, B0           ; XOR     a1_27, t_lower_27, a2_27
||      SHRU    .S1X   B0, 27, A6           ; SHRU    product_29, 27, u_lower_27
||      SHL     .S2    B0, 5, B1            ; SHL     product_29, 5, u_upper_27
        SUB     .L1    A11, A6, A7          ; SUB     word, u_lower_27, u_right_27
||      XOR     .L2X   B1, A8, B1           ; XOR     c, u_upper_27, c1_27
||      SHL     .S1X   B0, A6, A8           ; SHL     a2_27, u_lower_27, upper_30
||[A1]  B       .S2    rc6_encrypt_blocks$rounds$few; [left] B       rounds
||      STW     .D2T2  B8, *-B7[2]          ; STW     d, *-to[2]
        SUB     .L1    A11, A5, A6          ; SUB     word, t_lower_27, t_right_27
||      XOR     .L2X   B1, A6, B0           ; XOR     c1_27, u_lower_27, c2_27
||      SHRU    .S1X   B0, A7, A7           ; SHRU    a2_27, u_right_27, lower_30
        ADD     .L2X   B3, A8, B3           ; ADD     upper_30, p_26, keyed_30
||      SHL     .S1X   B0, A5, A5           ; SHL     c2_27, t_lower_27, upper_31
        ADD     .L1    A5, A2, A5           ; ADD     upper_31, q_26, keyed_31
||      ADD     .L2X   B3, A7, B0           ; ADD     keyed_30, lower_30, a
||      SHRU    .S1X   B0, A6, A2           ; SHRU    c2_27, t_right_27, lower_31
        ADD     .L1    A5, A2, A1           ; ADD     keyed_31, lower_31, c
||      MV      .L2X   A1, B3               ; move left
||      STW     .D2T2  B0, *-B7[1]          ; STW     a, *-to[1]
        STW     .D2T1  A1, *-B7[3]          ; STW     c, *-to[3]
rc6_encrypt_blocks$rounds$join:
        B       .S2    rc6_encrypt_blocks$rc6_encrypt_blocks$4; after rounds
        NOP
        MV      .L2X   A3, B9               ; move keys
        NOP
        MV      .L1X   B6, A3               ; copy
        MV      .L1X   B5, A4               ; move t0
||      MV      .S1    A3, A3               ; move t1

rc6_decrypt_blocks:
        MV      .L1X   B4, A8               ; move in
||      MV      .L2X   A6, B4               ; copy
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A4              ; frame
||      MV      .L2    B4, B0               ; MV      blocks, some
||      STW     .D2T1  A4, *+B15[3]         ; save out
  [!B0] B       .S1    rc6_decrypt_blocks$done; [!some] B      done
||      STW     .D1T1  A13, *+A4[11]        ; save A13
||      STW     .D2T2  B11, *+B15[8]        ; save B11
        STW     .D1T1  A14, *+A4[13]        ; save A14
||      STW     .D2T2  B13, *+B15[12]       ; save B13
        STW     .D1T1  A15, *+A4[14]        ; save A15
||      STW     .D2T2  B4, *+B15[2]         ; save blocks
        STW     .D1T1  A11, *+A4[7]         ; save A11
||      STW     .D2T2  B12, *+B15[10]       ; save B12
        STW     .D1T1  A12, *+A4[9]         ; save A12
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        MV      .L1X   B6, A11              ; move schedule
||      STW     .D1T1  A10, *+A4[5]         ; save A10
||      STW     .D2T2  B10, *+B15[6]        ; save B10
rc6_decrypt_blocks$rc6_decrypt_blocks$1:
        MV      .L2X   A11, B8              ; MV      schedule, keys
        ADDK    .S2    128, B8              ; ADDK    128, keys
        LDW     .D2T1  *+B8[11], A12        ; LDW     *+keys[11], s1
        LDW     .D2T2  *+B8[10], B13        ; LDW     *+keys[10], s0
        ZERO    .L1    A13                  ; ZERO    t0
||      ZERO    .S1    A15                  ; ZERO    t1
||      MV      .D1    A8, A10              ; MV      in, from
        NOP
        MVK     .S2    4, B0                ; MVK     4, pass
        MVK     .S2    32, B6               ; MVK     32, word
||      STW     .D2T2  B0, *+B15[4]         ; save pass
rc6_decrypt_blocks$next:
        MV      .L1    A10, A15             ; move from
||      MV      .L2X   A15, B0              ; move t1
||      MV      .S1    A12, A11             ; move s1
||      LDW     .D2T1  *+B15[2], A10        ; restore blocks
        LDW     .D2T2  *+B15[3], B6         ; restore out
        NOP     2
        MV      .L1X   B6, A4               ; move word
        NOP
        MV      .L1    A10, A1              ; MV      blocks, left
||      MV      .L2    B6, B11              ; next:   MV      out, to
||      MV      .S1X   B8, A14              ; move keys
rc6_decrypt_blocks$rounds$guard:
        CMPGT   .L1    3, A1, A2            ; few iterations of rounds
  [A2]  B       .S2    rc6_decrypt_blocks$rounds$few; few iterations of rounds
        MV      .L1    A15, A10             ; move from
        MV      .L1    A4, A12              ; move word
||      MV      .L2    B11, B9              ; move to
        MV      .L1X   B0, A15              ; move t1
||      MV      .L2X   A13, B11             ; move t0
        NOP     2
rc6_decrypt_blocks$rounds$entry:
        LDW     .D1T2  *A10++[4], B0        ; <0> LDW     *from++[4], a
        NOP     3
        MV      .L2X   A14, B8              ; keys on both sides
||      LDW     .D1T1  *-A10[2], A4         ; <0> LDW     *-from[2], c
        NOP     2
        SUB     .D2    B0, B13, B0          ; <0> SUB     a, s0, a
        LDW     .D2T1  *+B8[9], A6          ; <0> LDW     *+keys[8 + 1], q_34
        SUB     .L1    A4, A11, A2          ; <0> SUB     c, s1, c
||      MPYU    .M2    B0, B0, B4           ; <0> MPYU    a, a, square_36
||      LDW     .D1T2  *-A10[1], B3         ; <0> LDW     *-from[1], d
        MPYHLU  .M1    A2, A2, A4           ; <0> MPYHLU  c, c, mixed_37
||      LDW     .D2T2  *+B8[8], B1          ; <0> LDW     *+keys[8], p_34
        MPYHLU  .M2    B0, B0, B1           ; <0> MPYHLU  a, a, mixed_36
        LDW     .D2T1  *+B8[6], A7          ; <0> LDW     *+keys[6], p_40
        SHL     .S2    B1, 18, B4           ; <0> SHL     mixed_36, 18, shifted_36
||      MPYU    .M1    A2, A2, A0           ; <0> MPYU    c, c, square_37
||      LDW     .D1T1  *-A10[3], A4         ; <0> LDW     *-from[3], b
||      ADDAH   .D2    B0, B4, B2           ; <0> ADDAH   a, square_36, sum_36
        ADD     .L2    B2, B4, B2           ; <0> ADD     sum_36, shifted_36, product_36
        SUB     .L2    B3, B1, B3           ; <0> SUB     d, p_34, a1_35
||      SHL     .S1    A4, 18, A5           ; <0> SHL     mixed_37, 18, shifted_37
||      ADDAH   .D1    A2, A0, A4           ; <0> ADDAH   c, square_37, sum_37
        ADD     .L1    A4, A5, A5           ; <0> ADD     sum_37, shifted_37, product_37
||      SHL     .S2    B2, 5, B7            ; <0> SHL     product_36, 5, t_upper_35
        SHRU    .S2X   A5, 27, B10          ; <0> SHRU    product_37, 27, u_lower_35
||      LDW     .D1T2  *+A14[7], B4         ; <0> LDW     *+keys[6 + 1], q_40
        SUB     .L2X   A12, B10, B4         ; <0> SUB     word, u_lower_35, u_right_35
||      SHL     .S1    A5, 5, A3            ; <0> SHL     product_37, 5, u_upper_35
||      SHRU    .S2    B3, B10, B12         ; <0> SHRU    a1_35, u_lower_35, a_low_35
        XOR     .L2X   B10, A3, B4          ; <0> XOR     u_upper_35, u_lower_35, u_35
||      SHRU    .S1X   B2, 27, A9           ; <0> SHRU    product_36, 27, t_lower_35
||      SHL     .S2    B3, B4, B5           ; <0> SHL     a1_35, u_right_35, a_high_35
||      SUB     .D1    A4, A6, A8           ; <0> SUB     b, q_34, c1_35
        SUB     .L1    A12, A9, A9          ; <0> SUB     word, t_lower_35, t_right_35
||      XOR     .L2X   B7, A9, B7           ; <0> XOR     t_upper_35, t_lower_35, t_35
||      SHRU    .S1    A8, A9, A13          ; <0> SHRU    c1_35, t_lower_35, c_low_35
        XOR     .L1X   A13, B4, A13         ; <0> XOR     c_low_35, u_35, c2_35
||      XOR     .L2    B12, B7, B12         ; <0> XOR     a_low_35, t_35, a2_35
||      SHL     .S1    A8, A9, A8           ; <0> SHL     c1_35, t_right_35, c_high_35
||      SUB     .D1    A1, 2, A1            ; passes of rounds
        XOR     .L1    A13, A8, A13         ; <0> XOR     c2_35, c_high_35, b
||      XOR     .L2    B12, B5, B12         ; <0> XOR     a2_35, a_high_35, d
||      LDW     .D1T2  *+A14[2], B7         ; <0> LDW     *+keys[2], p_52
        MPYU    .M1    A13, A13, A2         ; <0> MPYU    b, b, square_43
||      MPYHLU  .M2    B12, B12, B5         ; <0> MPYHLU  d, d, mixed_42
||      LDW     .D1T2  *+A14[5], B6         ; <0> LDW     *+keys[4 + 1], q_46
||      LDW     .D2T1  *+B8[4], A9          ; <0> LDW     *+keys[4], p_46
        MPYHLU  .M1    A13, A13, A9         ; <0> MPYHLU  b, b, mixed_43
||      MPYU    .M2    B12, B12, B7         ; <0> MPYU    d, d, square_42
||      SUB     .D1    A2, A7, A8           ; <0> SUB     c, p_40, a1_41
        NOP
        SHL     .S2    B5, 18, B5           ; <0> SHL     mixed_42, 18, shifted_42
||      LDW     .D1T2  *A10++[4], B0        ; <1> LDW     *from++[4], a
||      ADDAH   .D2    B12, B7, B2          ; <0> ADDAH   d, square_42, sum_42
        SUB     .L2    B0, B4, B2           ; <0> SUB     a, q_40, c1_41
||      SHL     .S1    A9, 18, A2           ; <0> SHL     mixed_43, 18, shifted_43
||      ADDAH   .D1    A13, A2, A0          ; <0> ADDAH   b, square_43, sum_43
||      ADD     .D2    B2, B5, B0           ; <0> ADD     sum_42, shifted_42, product_42
        SHL     .S1X   B0, 5, A2            ; <0> SHL     product_42, 5, t_upper_41
||      SHRU    .S2    B0, 27, B3           ; <0> SHRU    product_42, 27, t_lower_41
||      ADD     .D1    A0, A2, A0           ; <0> ADD     sum_43, shifted_43, product_43
        XOR     .L1X   A2, B3, A6           ; <0> XOR     t_upper_41, t_lower_41, t_41
||      SUB     .L2    B12, B6, B10         ; <0> SUB     d, q_46, c1_47
||      SHRU    .S1    A0, 27, A2           ; <0> SHRU    product_43, 27, u_lower_41
||      SHL     .S2X   A0, 5, B0            ; <0> SHL     product_43, 5, u_upper_41
        XOR     .L1X   A2, B0, A5           ; <0> XOR     u_upper_41, u_lower_41, u_41
||      SUB     .L2X   A12, B3, B6          ; <0> SUB     word, t_lower_41, t_right_41
||      SHRU    .S2    B2, B3, B3           ; <0> SHRU    c1_41, t_lower_41, c_low_41
||      LDW     .D1T1  *-A10[2], A4         ; <1> LDW     *-from[2], c
        SUB     .L1    A12, A2, A5          ; <0> SUB     word, u_lower_41, u_right_41
||      XOR     .L2X   B3, A5, B3           ; <0> XOR     c_low_41, u_41, c2_41
||      SHRU    .S1    A8, A2, A2           ; <0> SHRU    a1_41, u_lower_41, a_low_41
||      SHL     .S2    B2, B6, B2           ; <0> SHL     c1_41, t_right_41, c_high_41
        XOR     .L1    A2, A6, A2           ; <0> XOR     a_low_41, t_41, a2_41
||      XOR     .L2    B3, B2, B2           ; <0> XOR     c2_41, c_high_41, a
||      SHL     .S1    A8, A5, A4           ; <0> SHL     a1_41, u_right_41, a_high_41
        XOR     .L1    A2, A4, A8           ; <0> XOR     a2_41, a_high_41, c
||      MPYU    .M2    B2, B2, B7           ; <0> MPYU    a, a, square_49
||      SUB     .D1    A13, A9, A9          ; <0> SUB     b, p_46, a1_47
||      SUB     .D2    B0, B13, B0          ; <1> SUB     a, s0, a
        SUB     .L2    B2, B7, B6           ; <0> SUB     a, p_52, a1_53
||      MPYU    .M1    A8, A8, A4           ; <0> MPYU    c, c, square_48
||      MPYHLU  .M2    B2, B2, B7           ; <0> MPYHLU  a, a, mixed_49
||      LDW     .D2T1  *+B8[9], A6          ; <1> LDW     *+keys[8 + 1], q_34
        SUB     .L1    A4, A11, A2          ; <1> SUB     c, s1, c
||      MPYHLU  .M1    A8, A8, A0           ; <0> MPYHLU  c, c, mixed_48
||      MPYU    .M2    B0, B0, B4           ; <1> MPYU    a, a, square_36
||      LDW     .D1T2  *-A10[1], B3         ; <1> LDW     *-from[1], d
||      ADDAH   .D2    B2, B7, B2           ; <0> ADDAH   a, square_49, sum_49
        SHL     .S2    B7, 18, B7           ; <0> SHL     mixed_49, 18, shifted_49
||      MPYHLU  .M1    A2, A2, A4           ; <1> MPYHLU  c, c, mixed_37
||      ADDAH   .D1    A8, A4, A6           ; <0> ADDAH   c, square_48, sum_48
||      LDW     .D2T2  *+B8[8], B1          ; <1> LDW     *+keys[8], p_34
        ADD     .L2    B2, B7, B1           ; <0> ADD     sum_49, shifted_49, product_49
||      SHL     .S1    A0, 18, A5           ; <0> SHL     mixed_48, 18, shifted_48
||      MPYHLU  .M2    B0, B0, B1           ; <1> MPYHLU  a, a, mixed_36
||      LDW     .D1T1  *+A14[3], A0         ; <0> LDW     *+keys[2 + 1], q_52
        SHL     .S1X   B1, 5, A3            ; <0> SHL     product_49, 5, u_upper_47
||      SHRU    .S2    B1, 27, B7           ; <0> SHRU    product_49, 27, u_lower_47
||      ADD     .D1    A6, A5, A13          ; <0> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T1  *+B8[6], A7          ; <1> LDW     *+keys[6], p_40
        SUB     .L2X   A12, B7, B1          ; <0> SUB     word, u_lower_47, u_right_47
||      SHL     .S1    A13, 5, A5           ; <0> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B1, 18, B4           ; <1> SHL     mixed_36, 18, shifted_36
||      MPYU    .M1    A2, A2, A0           ; <1> MPYU    c, c, square_37
||      LDW     .D1T1  *-A10[3], A4         ; <1> LDW     *-from[3], b
||      ADDAH   .D2    B0, B4, B2           ; <1> ADDAH   a, square_36, sum_36
        XOR     .L1X   A3, B7, A3           ; <0> XOR     u_upper_47, u_lower_47, u_47
||      ADD     .L2    B2, B4, B2           ; <1> ADD     sum_36, shifted_36, product_36
||      SHRU    .S1    A13, 27, A7          ; <0> SHRU    product_48, 27, t_lower_47
||      SHL     .S2X   A9, B1, B4           ; <0> SHL     a1_47, u_right_47, a_high_47
        XOR     .L1    A5, A7, A9           ; <0> XOR     t_upper_47, t_lower_47, t_47
||      SUB     .L2    B3, B1, B3           ; <1> SUB     d, p_34, a1_35
||      SHL     .S1    A4, 18, A5           ; <1> SHL     mixed_37, 18, shifted_37
||      SHRU    .S2X   A9, B7, B1           ; <0> SHRU    a1_47, u_lower_47, a_low_47
||      ADDAH   .D1    A2, A0, A4           ; <1> ADDAH   c, square_37, sum_37
||      LDW     .D2T1  *+B8[0], A0          ; <0> LDW     *+keys[0], p_58
        ADD     .L1    A4, A5, A5           ; <1> ADD     sum_37, shifted_37, product_37
||      XOR     .L2X   B1, A9, B1           ; <0> XOR     a_low_47, t_47, a2_47
||      SHRU    .S1X   B10, A7, A9          ; <0> SHRU    c1_47, t_lower_47, c_low_47
||      SHL     .S2    B2, 5, B7            ; <1> SHL     product_36, 5, t_upper_35
||      SUB     .D1    A12, A7, A4          ; <0> SUB     word, t_lower_47, t_right_47
||      LDW     .D2T1  *+B8[1], A0          ; <0> LDW     *+keys[0 + 1], q_58
        XOR     .L1    A9, A3, A3           ; <0> XOR     c_low_47, u_47, c2_47
||      XOR     .L2    B1, B4, B1           ; <0> XOR     a2_47, a_high_47, b
||      SHL     .S1X   B10, A4, A9          ; <0> SHL     c1_47, t_right_47, c_high_47
||      SHRU    .S2X   A5, 27, B10          ; <1> SHRU    product_37, 27, u_lower_35
||      LDW     .D1T2  *+A14[7], B4         ; <1> LDW     *+keys[6 + 1], q_40
        XOR     .L1    A3, A9, A5           ; <0> XOR     c2_47, c_high_47, d
||      SUB     .L2X   A12, B10, B4         ; <1> SUB     word, u_lower_35, u_right_35
||      SHL     .S1    A5, 5, A3            ; <1> SHL     product_37, 5, u_upper_35
||      SHRU    .S2    B3, B10, B12         ; <1> SHRU    a1_35, u_lower_35, a_low_35
||      MPYU    .M2    B1, B1, B3           ; <0> MPYU    b, b, square_54
        SUB     .L1    A8, A0, A6           ; <0> SUB     c, q_52, c1_53
||      XOR     .L2X   B10, A3, B4          ; <1> XOR     u_upper_35, u_lower_35, u_35
||      SHRU    .S1X   B2, 27, A9           ; <1> SHRU    product_36, 27, t_lower_35
||      SHL     .S2    B3, B4, B5           ; <1> SHL     a1_35, u_right_35, a_high_35
||      MPYU    .M1    A5, A5, A4           ; <0> MPYU    d, d, square_55
||      MPYHLU  .M2    B1, B1, B2           ; <0> MPYHLU  b, b, mixed_54
||      SUB     .D1    A4, A6, A8           ; <1> SUB     b, q_34, c1_35
        SUB     .L1    A12, A9, A9          ; <1> SUB     word, t_lower_35, t_right_35
||      XOR     .L2X   B7, A9, B7           ; <1> XOR     t_upper_35, t_lower_35, t_35
||      SHRU    .S1    A8, A9, A13          ; <1> SHRU    c1_35, t_lower_35, c_low_35
||      MPYHLU  .M1    A5, A5, A5           ; <0> MPYHLU  d, d, mixed_55
||      SUB     .D1    A5, A0, A3           ; <0> SUB     d, p_58, a1_59
        XOR     .L1X   A13, B4, A13         ; <1> XOR     c_low_35, u_35, c2_35
||      XOR     .L2    B12, B7, B12         ; <1> XOR     a_low_35, t_35, a2_35
||      SHL     .S1    A8, A9, A8           ; <1> SHL     c1_35, t_right_35, c_high_35
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_54, 18, shifted_54
||      ADDAH   .D1    A5, A4, A4           ; <0> ADDAH   d, square_55, sum_55
||      ADDAH   .D2    B1, B3, B2           ; <0> ADDAH   b, square_54, sum_54
        XOR     .L1    A13, A8, A13         ; <1> XOR     c2_35, c_high_35, b
||      XOR     .L2    B12, B5, B12         ; <1> XOR     a2_35, a_high_35, d
||      SHL     .S1    A5, 18, A5           ; <0> SHL     mixed_55, 18, shifted_55
||      ADD     .S2    B2, B3, B2           ; <0> ADD     sum_54, shifted_54, product_54
||      LDW     .D1T2  *+A14[2], B7         ; <1> LDW     *+keys[2], p_52
        ADD     .L1    A4, A5, A0           ; <0> ADD     sum_55, shifted_55, product_55
||      SUB     .L2X   B1, A0, B1           ; <0> SUB     b, q_58, c1_59
||      SHRU    .S1X   B2, 27, A5           ; <0> SHRU    product_54, 27, t_lower_53
||      SHL     .S2    B2, 5, B3            ; <0> SHL     product_54, 5, t_upper_53
||      MPYU    .M1    A13, A13, A2         ; <1> MPYU    b, b, square_43
||      MPYHLU  .M2    B12, B12, B5         ; <1> MPYHLU  d, d, mixed_42
||      LDW     .D1T2  *+A14[5], B6         ; <1> LDW     *+keys[4 + 1], q_46
||      LDW     .D2T1  *+B8[4], A9          ; <1> LDW     *+keys[4], p_46
        XOR     .L1X   A5, B3, A4           ; <0> XOR     t_upper_53, t_lower_53, t_53
||      SHL     .S1    A0, 5, A0            ; <0> SHL     product_55, 5, u_upper_53
||      SHRU    .S2X   A0, 27, B10          ; <0> SHRU    product_55, 27, u_lower_53
||      MPYHLU  .M1    A13, A13, A9         ; <1> MPYHLU  b, b, mixed_43
||      MPYU    .M2    B12, B12, B7         ; <1> MPYU    d, d, square_42
||      SUB     .D1    A2, A7, A8           ; <1> SUB     c, p_40, a1_41
        XOR     .L1X   A0, B10, A0          ; <0> XOR     u_upper_53, u_lower_53, u_53
||      SUB     .L2X   A12, B10, B3         ; <0> SUB     word, u_lower_53, u_right_53
||      SHRU    .S1    A6, A5, A5           ; <0> SHRU    c1_53, t_lower_53, c_low_53
||      SHRU    .S2    B6, B10, B2          ; <0> SHRU    a1_53, u_lower_53, a_low_53
||      SUB     .D1    A12, A5, A7          ; <0> SUB     word, t_lower_53, t_right_53
;@loop {"name": "rounds", "ii": 26, "res_mii": 26, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}], "further": {"bytes": 32, "least_trips": 1}}
;  loop rounds: II 26, 3 stages
;  bounds: resources 26, recurrence 1
;  units: L1 24/26, S1 26/26, M1 10/26, D1 25/26, L2 25/26, S2 26/26, M2 10/26, D2 18/26
;  cross paths: 1X 15/26, 2X 18/26
;  T paths: T1 10/26, T2 8/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 26 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
;  --speculate 32 would let it run from 1 pass on
rc6_decrypt_blocks$rounds:
        XOR     .L1    A5, A0, A0           ; <2> XOR     c_low_53, u_53, c2_53
||      XOR     .L2X   B2, A4, B10          ; <2> XOR     a_low_53, t_53, a2_53
||      SHL     .S1    A6, A7, A4           ; <2> SHL     c1_53, t_right_53, c_high_53
||      SHL     .S2    B5, 18, B5           ; <1> SHL     mixed_42, 18, shifted_42
||      LDW     .D1T2  *A10++[4], B0        ; <0> LDW     *from++[4], a
||      ADDAH   .D2    B12, B7, B2          ; <1> ADDAH   d, square_42, sum_42
        XOR     .L1    A0, A4, A7           ; <2> XOR     c2_53, c_high_53, c
||      SUB     .L2    B0, B4, B2           ; <1> SUB     a, q_40, c1_41
||      SHL     .S1    A9, 18, A2           ; <1> SHL     mixed_43, 18, shifted_43
||      SHL     .S2    B6, B3, B3           ; <2> SHL     a1_53, u_right_53, a_high_53
||      ADDAH   .D1    A13, A2, A0          ; <1> ADDAH   b, square_43, sum_43
||      ADD     .D2    B2, B5, B0           ; <1> ADD     sum_42, shifted_42, product_42
        XOR     .L2    B10, B3, B5          ; <2> XOR     a2_53, a_high_53, a
||      SHL     .S1X   B0, 5, A2            ; <1> SHL     product_42, 5, t_upper_41
||      SHRU    .S2    B0, 27, B3           ; <1> SHRU    product_42, 27, t_lower_41
||      MPYHLU  .M1    A7, A7, A0           ; <2> MPYHLU  c, c, mixed_61
||      ADD     .D1    A0, A2, A0           ; <1> ADD     sum_43, shifted_43, product_43
        XOR     .L1X   A2, B3, A6           ; <1> XOR     t_upper_41, t_lower_41, t_41
||      SUB     .L2    B12, B6, B10         ; <1> SUB     d, q_46, c1_47
||      SHRU    .S1    A0, 27, A2           ; <1> SHRU    product_43, 27, u_lower_41
||      SHL     .S2X   A0, 5, B0            ; <1> SHL     product_43, 5, u_upper_41
||      MPYU    .M1    A7, A7, A0           ; <2> MPYU    c, c, square_61
||      MPYU    .M2    B5, B5, B4           ; <2> MPYU    a, a, square_60
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
        XOR     .L1X   A2, B0, A5           ; <1> XOR     u_upper_41, u_lower_41, u_41
||      SUB     .L2X   A12, B3, B6          ; <1> SUB     word, t_lower_41, t_right_41
||      SHL     .S1    A0, 18, A4           ; <2> SHL     mixed_61, 18, shifted_61
||      SHRU    .S2    B2, B3, B3           ; <1> SHRU    c1_41, t_lower_41, c_low_41
||      MPYHLU  .M2    B5, B5, B12          ; <2> MPYHLU  a, a, mixed_60
||      LDW     .D1T1  *-A10[2], A4         ; <0> LDW     *-from[2], c
        SUB     .L1    A12, A2, A5          ; <1> SUB     word, u_lower_41, u_right_41
||      XOR     .L2X   B3, A5, B3           ; <1> XOR     c_low_41, u_41, c2_41
||      SHRU    .S1    A8, A2, A2           ; <1> SHRU    a1_41, u_lower_41, a_low_41
||      SHL     .S2    B2, B6, B2           ; <1> SHL     c1_41, t_right_41, c_high_41
||      ADDAH   .D1    A7, A0, A0           ; <2> ADDAH   c, square_61, sum_61
        XOR     .L1    A2, A6, A2           ; <1> XOR     a_low_41, t_41, a2_41
||      XOR     .L2    B3, B2, B2           ; <1> XOR     c2_41, c_high_41, a
||      SHL     .S1    A8, A5, A4           ; <1> SHL     a1_41, u_right_41, a_high_41
||      SHL     .S2    B12, 18, B4          ; <2> SHL     mixed_60, 18, shifted_60
||      ADD     .D1    A0, A4, A0           ; <2> ADD     sum_61, shifted_61, product_61
||      ADDAH   .D2    B5, B4, B3           ; <2> ADDAH   a, square_60, sum_60
        XOR     .L1    A2, A4, A8           ; <1> XOR     a2_41, a_high_41, c
||      ADD     .L2    B3, B4, B3           ; <2> ADD     sum_60, shifted_60, product_60
||      SHRU    .S1    A0, 27, A4           ; <2> SHRU    product_61, 27, u_lower_59
||      SHL     .S2X   A0, 5, B12           ; <2> SHL     product_61, 5, u_upper_59
||      MPYU    .M2    B2, B2, B7           ; <1> MPYU    a, a, square_49
||      SUB     .D1    A13, A9, A9          ; <1> SUB     b, p_46, a1_47
||      SUB     .D2    B0, B13, B0          ; <0> SUB     a, s0, a
        XOR     .L1X   A4, B12, A0          ; <2> XOR     u_upper_59, u_lower_59, u_59
||      SUB     .L2    B2, B7, B6           ; <1> SUB     a, p_52, a1_53
||      SHRU    .S1    A3, A4, A13          ; <2> SHRU    a1_59, u_lower_59, a_low_59
||      SHRU    .S2    B3, 27, B4           ; <2> SHRU    product_60, 27, t_lower_59
||      MPYU    .M1    A8, A8, A4           ; <1> MPYU    c, c, square_48
||      MPYHLU  .M2    B2, B2, B7           ; <1> MPYHLU  a, a, mixed_49
||      SUB     .D1    A12, A4, A5          ; <2> SUB     word, u_lower_59, u_right_59
||      LDW     .D2T1  *+B8[9], A6          ; <0> LDW     *+keys[8 + 1], q_34
        SUB     .L1    A4, A11, A2          ; <0> SUB     c, s1, c
||      SUB     .L2X   A12, B4, B3          ; <2> SUB     word, t_lower_59, t_right_59
||      SHL     .S1X   B3, 5, A6            ; <2> SHL     product_60, 5, t_upper_59
||      SHRU    .S2    B1, B4, B12          ; <2> SHRU    c1_59, t_lower_59, c_low_59
||      MPYHLU  .M1    A8, A8, A0           ; <1> MPYHLU  c, c, mixed_48
||      MPYU    .M2    B0, B0, B4           ; <0> MPYU    a, a, square_36
||      LDW     .D1T2  *-A10[1], B3         ; <0> LDW     *-from[1], d
||      ADDAH   .D2    B2, B7, B2           ; <1> ADDAH   a, square_49, sum_49
        XOR     .L1X   A6, B4, A4           ; <2> XOR     t_upper_59, t_lower_59, t_59
||      XOR     .L2X   B12, A0, B12         ; <2> XOR     c_low_59, u_59, c2_59
||      SHL     .S1    A3, A5, A3           ; <2> SHL     a1_59, u_right_59, a_high_59
||      SHL     .S2    B7, 18, B7           ; <1> SHL     mixed_49, 18, shifted_49
||      MPYHLU  .M1    A2, A2, A4           ; <0> MPYHLU  c, c, mixed_37
||      ADDAH   .D1    A8, A4, A6           ; <1> ADDAH   c, square_48, sum_48
||      LDW     .D2T2  *+B8[8], B1          ; <0> LDW     *+keys[8], p_34
        XOR     .L1    A13, A4, A0          ; <2> XOR     a_low_59, t_59, a2_59
||      ADD     .L2    B2, B7, B1           ; <1> ADD     sum_49, shifted_49, product_49
||      SHL     .S1    A0, 18, A5           ; <1> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B1, B3, B2           ; <2> SHL     c1_59, t_right_59, c_high_59
||      MPYHLU  .M2    B0, B0, B1           ; <0> MPYHLU  a, a, mixed_36
||      LDW     .D1T1  *+A14[3], A0         ; <1> LDW     *+keys[2 + 1], q_52
        XOR     .L1    A0, A3, A0           ; <2> XOR     a2_59, a_high_59, d
||      XOR     .L2    B12, B2, B12         ; <2> XOR     c2_59, c_high_59, b
||      SHL     .S1X   B1, 5, A3            ; <1> SHL     product_49, 5, u_upper_47
||      SHRU    .S2    B1, 27, B7           ; <1> SHRU    product_49, 27, u_lower_47
||      ADD     .D1    A6, A5, A13          ; <1> ADD     sum_48, shifted_48, product_48
||      LDW     .D2T1  *+B8[6], A7          ; <0> LDW     *+keys[6], p_40
        SUB     .L2X   A12, B7, B1          ; <1> SUB     word, u_lower_47, u_right_47
||      SHL     .S1    A13, 5, A5           ; <1> SHL     product_48, 5, t_upper_47
||      SHL     .S2    B1, 18, B4           ; <0> SHL     mixed_36, 18, shifted_36
||      MPYU    .M1    A2, A2, A0           ; <0> MPYU    c, c, square_37
||      LDW     .D1T1  *-A10[3], A4         ; <0> LDW     *-from[3], b
||      ADDAH   .D2    B0, B4, B2           ; <0> ADDAH   a, square_36, sum_36
        XOR     .L1X   A3, B7, A3           ; <1> XOR     u_upper_47, u_lower_47, u_47
||      ADD     .L2    B2, B4, B2           ; <0> ADD     sum_36, shifted_36, product_36
||      SHRU    .S1    A13, 27, A7          ; <1> SHRU    product_48, 27, t_lower_47
||      SHL     .S2X   A9, B1, B4           ; <1> SHL     a1_47, u_right_47, a_high_47
||      SUB     .D1    A7, A15, A13         ; <2> SUB     c, t1, c
||      STW     .D2T1  A0, *B9++[4]         ; <2> STW     d, *to++[4]
        XOR     .L1    A5, A7, A9           ; <1> XOR     t_upper_47, t_lower_47, t_47
||      SUB     .L2    B3, B1, B3           ; <0> SUB     d, p_34, a1_35
||      SHL     .S1    A4, 18, A5           ; <0> SHL     mixed_37, 18, shifted_37
||      SHRU    .S2X   A9, B7, B1           ; <1> SHRU    a1_47, u_lower_47, a_low_47
||      ADDAH   .D1    A2, A0, A4           ; <0> ADDAH   c, square_37, sum_37
||      LDW     .D2T1  *+B8[0], A0          ; <1> LDW     *+keys[0], p_58
        ADD     .L1    A4, A5, A5           ; <0> ADD     sum_37, shifted_37, product_37
||      XOR     .L2X   B1, A9, B1           ; <1> XOR     a_low_47, t_47, a2_47
||      SHRU    .S1X   B10, A7, A9          ; <1> SHRU    c1_47, t_lower_47, c_low_47
||      SHL     .S2    B2, 5, B7            ; <0> SHL     product_36, 5, t_upper_35
||      SUB     .D1    A12, A7, A4          ; <1> SUB     word, t_lower_47, t_right_47
||      LDW     .D2T1  *+B8[1], A0          ; <1> LDW     *+keys[0 + 1], q_58
        XOR     .L1    A9, A3, A3           ; <1> XOR     c_low_47, u_47, c2_47
||      XOR     .L2    B1, B4, B1           ; <1> XOR     a2_47, a_high_47, b
||      SHL     .S1X   B10, A4, A9          ; <1> SHL     c1_47, t_right_47, c_high_47
||      SHRU    .S2X   A5, 27, B10          ; <0> SHRU    product_37, 27, u_lower_35
||      LDW     .D1T2  *+A14[7], B4         ; <0> LDW     *+keys[6 + 1], q_40
        XOR     .L1    A3, A9, A5           ; <1> XOR     c2_47, c_high_47, d
||      SUB     .L2X   A12, B10, B4         ; <0> SUB     word, u_lower_35, u_right_35
||      SHL     .S1    A5, 5, A3            ; <0> SHL     product_37, 5, u_upper_35
||      SHRU    .S2    B3, B10, B12         ; <0> SHRU    a1_35, u_lower_35, a_low_35
||      MPYU    .M2    B1, B1, B3           ; <1> MPYU    b, b, square_54
||      STW     .D2T2  B12, *-B9[2]         ; <2> STW     b, *-to[2]
        SUB     .L1    A8, A0, A6           ; <1> SUB     c, q_52, c1_53
||      XOR     .L2X   B10, A3, B4          ; <0> XOR     u_upper_35, u_lower_35, u_35
||      SHRU    .S1X   B2, 27, A9           ; <0> SHRU    product_36, 27, t_lower_35
||      SHL     .S2    B3, B4, B5           ; <0> SHL     a1_35, u_right_35, a_high_35
||      MPYU    .M1    A5, A5, A4           ; <1> MPYU    d, d, square_55
||      MPYHLU  .M2    B1, B1, B2           ; <1> MPYHLU  b, b, mixed_54
||      SUB     .D1    A4, A6, A8           ; <0> SUB     b, q_34, c1_35
||      SUB     .D2    B5, B11, B10         ; <2> SUB     a, t0, a
        SUB     .L1    A12, A9, A9          ; <0> SUB     word, t_lower_35, t_right_35
||      XOR     .L2X   B7, A9, B7           ; <0> XOR     t_upper_35, t_lower_35, t_35
||      SHRU    .S1    A8, A9, A13          ; <0> SHRU    c1_35, t_lower_35, c_low_35
||[A1]  B       .S2    rc6_decrypt_blocks$rounds; <0> [left] B       rounds
||      MPYHLU  .M1    A5, A5, A5           ; <1> MPYHLU  d, d, mixed_55
||      SUB     .D1    A5, A0, A3           ; <1> SUB     d, p_58, a1_59
||      STW     .D2T1  A13, *-B9[1]         ; <2> STW     c, *-to[1]
        XOR     .L1X   A13, B4, A13         ; <0> XOR     c_low_35, u_35, c2_35
||      XOR     .L2    B12, B7, B12         ; <0> XOR     a_low_35, t_35, a2_35
||      SHL     .S1    A8, A9, A8           ; <0> SHL     c1_35, t_right_35, c_high_35
||      SHL     .S2    B2, 18, B3           ; <1> SHL     mixed_54, 18, shifted_54
||      ADDAH   .D1    A5, A4, A4           ; <1> ADDAH   d, square_55, sum_55
||      ADDAH   .D2    B1, B3, B2           ; <1> ADDAH   b, square_54, sum_54
        XOR     .L1    A13, A8, A13         ; <0> XOR     c2_35, c_high_35, b
||      XOR     .L2    B12, B5, B12         ; <0> XOR     a2_35, a_high_35, d
||      SHL     .S1    A5, 18, A5           ; <1> SHL     mixed_55, 18, shifted_55
||      ADD     .S2    B2, B3, B2           ; <1> ADD     sum_54, shifted_54, product_54
||      LDW     .D1T2  *+A14[2], B7         ; <0> LDW     *+keys[2], p_52
        ADD     .L1    A4, A5, A0           ; <1> ADD     sum_55, shifted_55, product_55
||      SUB     .L2X   B1, A0, B1           ; <1> SUB     b, q_58, c1_59
||      SHRU    .S1X   B2, 27, A5           ; <1> SHRU    product_54, 27, t_lower_53
||      SHL     .S2    B2, 5, B3            ; <1> SHL     product_54, 5, t_upper_53
||      MPYU    .M1    A13, A13, A2         ; <0> MPYU    b, b, square_43
||      MPYHLU  .M2    B12, B12, B5         ; <0> MPYHLU  d, d, mixed_42
||      LDW     .D1T2  *+A14[5], B6         ; <0> LDW     *+keys[4 + 1], q_46
||      LDW     .D2T1  *+B8[4], A9          ; <0> LDW     *+keys[4], p_46
        XOR     .L1X   A5, B3, A4           ; <1> XOR     t_upper_53, t_lower_53, t_53
||      SHL     .S1    A0, 5, A0            ; <1> SHL     product_55, 5, u_upper_53
||      SHRU    .S2X   A0, 27, B10          ; <1> SHRU    product_55, 27, u_lower_53
||      MPYHLU  .M1    A13, A13, A9         ; <0> MPYHLU  b, b, mixed_43
||      MPYU    .M2    B12, B12, B7         ; <0> MPYU    d, d, square_42
||      SUB     .D1    A2, A7, A8           ; <0> SUB     c, p_40, a1_41
||      STW     .D2T2  B10, *-B9[3]         ; <2> STW     a, *-to[3]
        XOR     .L1X   A0, B10, A0          ; <1> XOR     u_upper_53, u_lower_53, u_53
||      SUB     .L2X   A12, B10, B3         ; <1> SUB     word, u_lower_53, u_right_53
||      SHRU    .S1    A6, A5, A5           ; <1> SHRU    c1_53, t_lower_53, c_low_53
||      SHRU    .S2    B6, B10, B2          ; <1> SHRU    a1_53, u_lower_53, a_low_53
||      SUB     .D1    A12, A5, A7          ; <1> SUB     word, t_lower_53, t_right_53
rc6_decrypt_blocks$rounds$exit:
        XOR     .L1    A5, A0, A0           ; <-2> XOR     c_low_53, u_53, c2_53
||      XOR     .L2X   B2, A4, B10          ; <-2> XOR     a_low_53, t_53, a2_53
||      SHL     .S1    A6, A7, A4           ; <-2> SHL     c1_53, t_right_53, c_high_53
||      SHL     .S2    B5, 18, B5           ; <-1> SHL     mixed_42, 18, shifted_42
||      ADDAH   .D2    B12, B7, B2          ; <-1> ADDAH   d, square_42, sum_42
        XOR     .L1    A0, A4, A7           ; <-2> XOR     c2_53, c_high_53, c
||      SUB     .L2    B0, B4, B2           ; <-1> SUB     a, q_40, c1_41
||      SHL     .S1    A9, 18, A2           ; <-1> SHL     mixed_43, 18, shifted_43
||      SHL     .S2    B6, B3, B3           ; <-2> SHL     a1_53, u_right_53, a_high_53
||      ADDAH   .D1    A13, A2, A0          ; <-1> ADDAH   b, square_43, sum_43
||      ADD     .D2    B2, B5, B0           ; <-1> ADD     sum_42, shifted_42, product_42
        XOR     .L2    B10, B3, B5          ; <-2> XOR     a2_53, a_high_53, a
||      SHL     .S1X   B0, 5, A2            ; <-1> SHL     product_42, 5, t_upper_41
||      SHRU    .S2    B0, 27, B3           ; <-1> SHRU    product_42, 27, t_lower_41
||      MPYHLU  .M1    A7, A7, A0           ; <-2> MPYHLU  c, c, mixed_61
||      ADD     .D1    A0, A2, A0           ; <-1> ADD     sum_43, shifted_43, product_43
        XOR     .L1X   A2, B3, A6           ; <-1> XOR     t_upper_41, t_lower_41, t_41
||      SUB     .L2    B12, B6, B10         ; <-1> SUB     d, q_46, c1_47
||      SHRU    .S1    A0, 27, A2           ; <-1> SHRU    product_43, 27, u_lower_41
||      SHL     .S2X   A0, 5, B0            ; <-1> SHL     product_43, 5, u_upper_41
||      MPYU    .M1    A7, A7, A0           ; <-2> MPYU    c, c, square_61
||      MPYU    .M2    B5, B5, B4           ; <-2> MPYU    a, a, square_60
        XOR     .L1X   A2, B0, A5           ; <-1> XOR     u_upper_41, u_lower_41, u_41
||      SUB     .L2X   A12, B3, B6          ; <-1> SUB     word, t_lower_41, t_right_41
||      SHL     .S1    A0, 18, A4           ; <-2> SHL     mixed_61, 18, shifted_61
||      SHRU    .S2    B2, B3, B3           ; <-1> SHRU    c1_41, t_lower_41, c_low_41
||      MPYHLU  .M2    B5, B5, B12          ; <-2> MPYHLU  a, a, mixed_60
        SUB     .L1    A12, A2, A5          ; <-1> SUB     word, u_lower_41, u_right_41
||      XOR     .L2X   B3, A5, B3           ; <-1> XOR     c_low_41, u_41, c2_41
||      SHRU    .S1    A8, A2, A2           ; <-1> SHRU    a1_41, u_lower_41, a_low_41
||      SHL     .S2    B2, B6, B2           ; <-1> SHL     c1_41, t_right_41, c_high_41
||      ADDAH   .D1    A7, A0, A0           ; <-2> ADDAH   c, square_61, sum_61
        XOR     .L1    A2, A6, A2           ; <-1> XOR     a_low_41, t_41, a2_41
||      XOR     .L2    B3, B2, B2           ; <-1> XOR     c2_41, c_high_41, a
||      SHL     .S1    A8, A5, A4           ; <-1> SHL     a1_41, u_right_41, a_high_41
||      SHL     .S2    B12, 18, B4          ; <-2> SHL     mixed_60, 18, shifted_60
||      ADD     .D1    A0, A4, A0           ; <-2> ADD     sum_61, shifted_61, product_61
||      ADDAH   .D2    B5, B4, B3           ; <-2> ADDAH   a, square_60, sum_60
        XOR     .L1    A2, A4, A8           ; <-1> XOR     a2_41, a_high_41, c
||      ADD     .L2    B3, B4, B3           ; <-2> ADD     sum_60, shifted_60, product_60
||      SHRU    .S1    A0, 27, A4           ; <-2> SHRU    product_61, 27, u_lower_59
||      SHL     .S2X   A0, 5, B12           ; <-2> SHL     product_61, 5, u_upper_59
||      MPYU    .M2    B2, B2, B7           ; <-1> MPYU    a, a, square_49
||      SUB     .D1    A13, A9, A9          ; <-1> SUB     b, p_46, a1_47
        XOR     .L1X   A4, B12, A0          ; <-2> XOR     u_upper_59, u_lower_59, u_59
||      SUB     .L2    B2, B7, B6           ; <-1> SUB     a, p_52, a1_53
||      SHRU    .S1    A3, A4, A13          ; <-2> SHRU    a1_59, u_lower_59, a_low_59
||      SHRU    .S2    B3, 27, B4           ; <-2> SHRU    product_60, 27, t_lower_59
||      MPYU    .M1    A8, A8, A4           ; <-1> MPYU    c, c, square_48
||      MPYHLU  .M2    B2, B2, B7           ; <-1> MPYHLU  a, a, mixed_49
||      SUB     .D1    A12, A4, A5          ; <-2> SUB     word, u_lower_59, u_right_59
        SUB     .L2X   A12, B4, B3          ; <-2> SUB     word, t_lower_59, t_right_59
||      SHL     .S1X   B3, 5, A6            ; <-2> SHL     product_60, 5, t_upper_59
||      SHRU    .S2    B1, B4, B12          ; <-2> SHRU    c1_59, t_lower_59, c_low_59
||      MPYHLU  .M1    A8, A8, A0           ; <-1> MPYHLU  c, c, mixed_48
||      ADDAH   .D2    B2, B7, B2           ; <-1> ADDAH   a, square_49, sum_49
        XOR     .L1X   A6, B4, A4           ; <-2> XOR     t_upper_59, t_lower_59, t_59
||      XOR     .L2X   B12, A0, B12         ; <-2> XOR     c_low_59, u_59, c2_59
||      SHL     .S1    A3, A5, A3           ; <-2> SHL     a1_59, u_right_59, a_high_59
||      SHL     .S2    B7, 18, B7           ; <-1> SHL     mixed_49, 18, shifted_49
||      ADDAH   .D1    A8, A4, A6           ; <-1> ADDAH   c, square_48, sum_48
        XOR     .L1    A13, A4, A0          ; <-2> XOR     a_low_59, t_59, a2_59
||      ADD     .L2    B2, B7, B1           ; <-1> ADD     sum_49, shifted_49, product_49
||      SHL     .S1    A0, 18, A5           ; <-1> SHL     mixed_48, 18, shifted_48
||      SHL     .S2    B1, B3, B2           ; <-2> SHL     c1_59, t_right_59, c_high_59
||      LDW     .D1T1  *+A14[3], A0         ; <-1> LDW     *+keys[2 + 1], q_52
        XOR     .L1    A0, A3, A0           ; <-2> XOR     a2_59, a_high_59, d
||      XOR     .L2    B12, B2, B12         ; <-2> XOR     c2_59, c_high_59, b
||      SHL     .S1X   B1, 5, A3            ; <-1> SHL     product_49, 5, u_upper_47
||      SHRU    .S2    B1, 27, B7           ; <-1> SHRU    product_49, 27, u_lower_47
||      ADD     .D1    A6, A5, A13          ; <-1> ADD     sum_48, shifted_48, product_48
        SUB     .L2X   A12, B7, B1          ; <-1> SUB     word, u_lower_47, u_right_47
||      SHL     .S1    A13, 5, A5           ; <-1> SHL     product_48, 5, t_upper_47
        XOR     .L1X   A3, B7, A3           ; <-1> XOR     u_upper_47, u_lower_47, u_47
||      SHRU    .S1    A13, 27, A7          ; <-1> SHRU    product_48, 27, t_lower_47
||      SHL     .S2X   A9, B1, B4           ; <-1> SHL     a1_47, u_right_47, a_high_47
||      SUB     .D1    A7, A15, A13         ; <-2> SUB     c, t1, c
||      STW     .D2T1  A0, *B9++[4]         ; <-2> STW     d, *to++[4]
        XOR     .L1    A5, A7, A9           ; <-1> XOR     t_upper_47, t_lower_47, t_47
||      SHRU    .S2X   A9, B7, B1           ; <-1> SHRU    a1_47, u_lower_47, a_low_47
||      LDW     .D2T1  *+B8[0], A0          ; <-1> LDW     *+keys[0], p_58
        XOR     .L2X   B1, A9, B1           ; <-1> XOR     a_low_47, t_47, a2_47
||      SHRU    .S1X   B10, A7, A9          ; <-1> SHRU    c1_47, t_lower_47, c_low_47
||      SUB     .D1    A12, A7, A4          ; <-1> SUB     word, t_lower_47, t_right_47
||      LDW     .D2T1  *+B8[1], A0          ; <-1> LDW     *+keys[0 + 1], q_58
        XOR     .L1    A9, A3, A3           ; <-1> XOR     c_low_47, u_47, c2_47
||      XOR     .L2    B1, B4, B1           ; <-1> XOR     a2_47, a_high_47, b
||      SHL     .S1X   B10, A4, A9          ; <-1> SHL     c1_47, t_right_47, c_high_47
        XOR     .L1    A3, A9, A5           ; <-1> XOR     c2_47, c_high_47, d
||      MPYU    .M2    B1, B1, B3           ; <-1> MPYU    b, b, square_54
||      STW     .D2T2  B12, *-B9[2]         ; <-2> STW     b, *-to[2]
        SUB     .L1    A8, A0, A6           ; <-1> SUB     c, q_52, c1_53
||      MPYU    .M1    A5, A5, A4           ; <-1> MPYU    d, d, square_55
||      MPYHLU  .M2    B1, B1, B2           ; <-1> MPYHLU  b, b, mixed_54
||      SUB     .D2    B5, B11, B10         ; <-2> SUB     a, t0, a
        MPYHLU  .M1    A5, A5, A5           ; <-1> MPYHLU  d, d, mixed_55
||      SUB     .D1    A5, A0, A3           ; <-1> SUB     d, p_58, a1_59
||      STW     .D2T1  A13, *-B9[1]         ; <-2> STW     c, *-to[1]
        SHL     .S2    B2, 18, B3           ; <-1> SHL     mixed_54, 18, shifted_54
||      ADDAH   .D1    A5, A4, A4           ; <-1> ADDAH   d, square_55, sum_55
||      ADDAH   .D2    B1, B3, B2           ; <-1> ADDAH   b, square_54, sum_54
        SHL     .S1    A5, 18, A5           ; <-1> SHL     mixed_55, 18, shifted_55
||      ADD     .S2    B2, B3, B2           ; <-1> ADD     sum_54, shifted_54, product_54
        ADD     .L1    A4, A5, A0           ; <-1> ADD     sum_55, shifted_55, product_55
||      SUB     .L2X   B1, A0, B1           ; <-1> SUB     b, q_58, c1_59
||      SHRU    .S1X   B2, 27, A5           ; <-1> SHRU    product_54, 27, t_lower_53
||      SHL     .S2    B2, 5, B3            ; <-1> SHL     product_54, 5, t_upper_53
        XOR     .L1X   A5, B3, A4           ; <-1> XOR     t_upper_53, t_lower_53, t_53
||      SHL     .S1    A0, 5, A0            ; <-1> SHL     product_55, 5, u_upper_53
||      SHRU    .S2X   A0, 27, B10          ; <-1> SHRU    product_55, 27, u_lower_53
||      STW     .D2T2  B10, *-B9[3]         ; <-2> STW     a, *-to[3]
        XOR     .L1X   A0, B10, A0          ; <-1> XOR     u_upper_53, u_lower_53, u_53
||      SUB     .L2X   A12, B10, B3         ; <-1> SUB     word, u_lower_53, u_right_53
||      SHRU    .S1    A6, A5, A5           ; <-1> SHRU    c1_53, t_lower_53, c_low_53
||      SHRU    .S2    B6, B10, B2          ; <-1> SHRU    a1_53, u_lower_53, a_low_53
||      SUB     .D1    A12, A5, A7          ; <-1> SUB     word, t_lower_53, t_right_53
        XOR     .L1    A5, A0, A0           ; <-1> XOR     c_low_53, u_53, c2_53
||      XOR     .L2X   B2, A4, B10          ; <-1> XOR     a_low_53, t_53, a2_53
||      SHL     .S1    A6, A7, A4           ; <-1> SHL     c1_53, t_right_53, c_high_53
        XOR     .L1    A0, A4, A7           ; <-1> XOR     c2_53, c_high_53, c
||      SHL     .S2    B6, B3, B3           ; <-1> SHL     a1_53, u_right_53, a_high_53
        XOR     .L2    B10, B3, B5          ; <-1> XOR     a2_53, a_high_53, a
||      MPYHLU  .M1    A7, A7, A0           ; <-1> MPYHLU  c, c, mixed_61
        MPYU    .M1    A7, A7, A0           ; <-1> MPYU    c, c, square_61
||      MPYU    .M2    B5, B5, B4           ; <-1> MPYU    a, a, square_60
        SHL     .S1    A0, 18, A4           ; <-1> SHL     mixed_61, 18, shifted_61
||      MPYHLU  .M2    B5, B5, B12          ; <-1> MPYHLU  a, a, mixed_60
        ADDAH   .D1    A7, A0, A0           ; <-1> ADDAH   c, square_61, sum_61
        SHL     .S2    B12, 18, B4          ; <-1> SHL     mixed_60, 18, shifted_60
||      ADD     .D1    A0, A4, A0           ; <-1> ADD     sum_61, shifted_61, product_61
||      ADDAH   .D2    B5, B4, B3           ; <-1> ADDAH   a, square_60, sum_60
        ADD     .L2    B3, B4, B3           ; <-1> ADD     sum_60, shifted_60, product_60
||      SHRU    .S1    A0, 27, A4           ; <-1> SHRU    product_61, 27, u_lower_59
||      SHL     .S2X   A0, 5, B12           ; <-1> SHL     product_61, 5, u_upper_59
        XOR     .L1X   A4, B12, A0          ; <-1> XOR     u_upper_59, u_lower_59, u_59
||      SHRU    .S1    A3, A4, A13          ; <-1> SHRU    a1_59, u_lower_59, a_low_59
||      SHRU    .S2    B3, 27, B4           ; <-1> SHRU    product_60, 27, t_lower_59
||      SUB     .D1    A12, A4, A5          ; <-1> SUB     word, u_lower_59, u_right_59
        SUB     .L2X   A12, B4, B3          ; <-1> SUB     word, t_lower_59, t_right_59
||      SHL     .S1X   B3, 5, A6            ; <-1> SHL     product_60, 5, t_upper_59
||      SHRU    .S2    B1, B4, B12          ; <-1> SHRU    c1_59, t_lower_59, c_low_59
        XOR     .L1X   A6, B4, A4           ; <-1> XOR     t_upper_59, t_lower_59, t_59
||      XOR     .L2X   B12, A0, B12         ; <-1> XOR     c_low_59, u_59, c2_59
||      SHL     .S1    A3, A5, A3           ; <-1> SHL     a1_59, u_right_59, a_high_59
        XOR     .L1    A13, A4, A0          ; <-1> XOR     a_low_59, t_59, a2_59
||      SHL     .S2    B1, B3, B2           ; <-1> SHL     c1_59, t_right_59, c_high_59
        XOR     .L1    A0, A3, A0           ; <-1> XOR     a2_59, a_high_59, d
||      XOR     .L2    B12, B2, B12         ; <-1> XOR     c2_59, c_high_59, b
        NOP
        SUB     .D1    A7, A15, A13         ; <-1> SUB     c, t1, c
||      STW     .D2T1  A0, *B9++[4]         ; <-1> STW     d, *to++[4]
        NOP     3
        STW     .D2T2  B12, *-B9[2]         ; <-1> STW     b, *-to[2]
        SUB     .D2    B5, B11, B10         ; <-1> SUB     a, t0, a
        STW     .D2T1  A13, *-B9[1]         ; <-1> STW     c, *-to[1]
        NOP     3
        STW     .D2T2  B10, *-B9[3]         ; <-1> STW     a, *-to[3]
rc6_decrypt_blocks$rc6_decrypt_blocks$4:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP
        MV      .L2X   A14, B0              ; copy
        SUBAW   .D2    B0, 10, B8           ; SUBAW   keys, 10, keys
        NOP
        MV      .L1X   B8, A14              ; copy
||      SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
        CMPEQ   .L2    1, B0, B1            ; CMPEQ   pass, 1, last
        ZERO    .L2    B13                  ; ZERO    s0
||[B0]  B       .S1    rc6_decrypt_blocks$next; [pass] B       next
||      MV      .S2X   A12, B6              ; move word
||[B1]  LDW     .D1T2  *-A14[2], B11        ; [last] LDW     *-keys[2], t0
||      LDW     .D2T1  *+B15[3], A14        ; restore out
        ZERO    .L1    A12                  ; ZERO    s1
||[B1]  LDW     .D1T1  *-A14[1], A15        ; [last] LDW     *-keys[1], t1
        NOP
        STW     .D2T2  B0, *+B15[4]         ; save pass
        NOP
        MV      .L1    A14, A10             ; MV      out, from
||      MV      .S1X   B11, A13             ; move t0
rc6_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[14], A15        ; restore A15
        LDW     .D1T1  *+A0[11], A13        ; restore A13
||      LDW     .D2T2  *+B15[12], B13       ; restore B13
        LDW     .D1T1  *+A0[5], A10         ; restore A10
||      LDW     .D2T2  *+B15[8], B11        ; restore B11
        LDW     .D1T1  *+A0[13], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[7], A11         ; restore A11
||      LDW     .D2T2  *+B15[6], B10        ; restore B10
        LDW     .D1T1  *+A0[9], A12         ; restore A12
||      LDW     .D2T2  *+B15[10], B12       ; restore B12
        ADDK    .S2    56, B15              ; frame
        NOP     3
rc6_decrypt_blocks$rounds$few:
        LDW     .D1T2  *A10++[4], B0        ; LDW     *from++[4], a
        LDW     .D1T1  *-A10[2], A0         ; LDW     *-from[2], c
        LDW     .D1T2  *-A10[3], B1         ; LDW     *-from[3], b
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      LDW     .D1T1  *+A14[8], A2         ; LDW     *+keys[8], p_34
        LDW     .D1T1  *+A14[6], A3         ; LDW     *+keys[6], p_40
        SUB     .L2    B0, B13, B0          ; SUB     a, s0, a
||      LDW     .D1T2  *+A14[9], B2         ; LDW     *+keys[8 + 1], q_34
        SUB     .L1    A0, A11, A0          ; SUB     c, s1, c
||      MPYHLU  .M2    B0, B0, B2           ; MPYHLU  a, a, mixed_36
||      LDW     .D1T1  *-A10[1], A4         ; LDW     *-from[1], d
        MPYHLU  .M1    A0, A0, A4           ; MPYHLU  c, c, mixed_37
||      MPYU    .M2    B0, B0, B3           ; MPYU    a, a, square_36
||      LDW     .D1T1  *+A14[5], A5         ; LDW     *+keys[4 + 1], q_46
        MPYU    .M1    A0, A0, A5           ; MPYU    c, c, square_37
||      LDW     .D1T2  *+A14[4], B4         ; LDW     *+keys[4], p_46
        SHL     .S1X   B2, 18, A4           ; SHL     mixed_36, 18, shifted_36
||      SHL     .S2X   A4, 18, B3           ; SHL     mixed_37, 18, shifted_37
||      LDW     .D1T1  *+A14[0], A6         ; LDW     *+keys[0], p_58
||      ADDAH   .D2    B0, B3, B4           ; ADDAH   a, square_36, sum_36
        ADD     .L2X   B4, A4, B4           ; ADD     sum_36, shifted_36, product_36
||      ADDAH   .D1    A0, A5, A5           ; ADDAH   c, square_37, sum_37
        ADD     .L1X   A5, B3, A6           ; ADD     sum_37, shifted_37, product_37
||      SHL     .S2    B4, 5, B3            ; SHL     product_36, 5, t_upper_35
||      LDW     .D1T1  *+A14[3], A2         ; LDW     *+keys[2 + 1], q_52
        SUB     .L1    A4, A2, A2           ; SUB     d, p_34, a1_35
||      SHRU    .S1    A6, 27, A4           ; SHRU    product_37, 27, u_lower_35
||      SHRU    .S2    B4, 27, B5           ; SHRU    product_36, 27, t_lower_35
        XOR     .L2    B3, B5, B3           ; XOR     t_upper_35, t_lower_35, t_35
||      SHRU    .S1    A2, A4, A7           ; SHRU    a1_35, u_lower_35, a_low_35
||      SHL     .S2X   A6, 5, B6            ; SHL     product_37, 5, u_upper_35
        SUB     .L1    A12, A4, A8          ; SUB     word, u_lower_35, u_right_35
||      SUB     .L2    B1, B2, B1           ; SUB     b, q_34, c1_35
||      XOR     .S1X   A4, B6, A4           ; XOR     u_upper_35, u_lower_35, u_35
        SUB     .L1X   A12, B5, A7          ; SUB     word, t_lower_35, t_right_35
||      XOR     .L2X   B3, A7, B5           ; XOR     a_low_35, t_35, a2_35
||      SHL     .S1    A2, A8, A8           ; SHL     a1_35, u_right_35, a_high_35
||      SHRU    .S2    B1, B5, B3           ; SHRU    c1_35, t_lower_35, c_low_35
||      LDW     .D1T1  *+A14[7], A8         ; LDW     *+keys[6 + 1], q_40
        XOR     .L1X   A8, B5, A0           ; XOR     a2_35, a_high_35, d
||      XOR     .L2X   B3, A4, B3           ; XOR     c_low_35, u_35, c2_35
||      SUB     .S1    A0, A3, A3           ; SUB     c, p_40, a1_41
        SHL     .S1X   B1, A7, A7           ; SHL     c1_35, t_right_35, c_high_35
||      MPYHLU  .M1    A0, A0, A4           ; MPYHLU  d, d, mixed_42
        XOR     .L1X   A7, B3, A7           ; XOR     c2_35, c_high_35, b
||      MPYU    .M1    A0, A0, A9           ; MPYU    d, d, square_42
        MPYU    .M1    A7, A7, A4           ; MPYU    b, b, square_43
        SUB     .L2X   B0, A8, B0           ; SUB     a, q_40, c1_41
||      SHL     .S1    A4, 18, A8           ; SHL     mixed_42, 18, shifted_42
||      MPYHLU  .M1    A7, A7, A9           ; MPYHLU  b, b, mixed_43
||      ADDAH   .D1    A0, A9, A9           ; ADDAH   d, square_42, sum_42
        ADD     .L1    A9, A8, A8           ; ADD     sum_42, shifted_42, product_42
        SHL     .S1    A9, 18, A4           ; SHL     mixed_43, 18, shifted_43
||      ADDAH   .D1    A7, A4, A9           ; ADDAH   b, square_43, sum_43
        ADD     .L1    A9, A4, A8           ; ADD     sum_43, shifted_43, product_43
||      SHL     .S1    A8, 5, A4            ; SHL     product_42, 5, t_upper_41
||      SHRU    .S2X   A8, 27, B3           ; SHRU    product_42, 27, t_lower_41
        XOR     .L1X   A4, B3, A8           ; XOR     t_upper_41, t_lower_41, t_41
||      SHRU    .S1    A8, 27, A4           ; SHRU    product_43, 27, u_lower_41
||      SHL     .S2X   A8, 5, B1            ; SHL     product_43, 5, u_upper_41
        SUB     .L1    A12, A4, A9          ; SUB     word, u_lower_41, u_right_41
||      SUB     .L2X   A12, B3, B3          ; SUB     word, t_lower_41, t_right_41
||      SHRU    .S1    A3, A4, A13          ; SHRU    a1_41, u_lower_41, a_low_41
||      SHRU    .S2    B0, B3, B5           ; SHRU    c1_41, t_lower_41, c_low_41
||      LDW     .D1T2  *+A14[2], B1         ; LDW     *+keys[2], p_52
        XOR     .L1    A13, A8, A4          ; XOR     a_low_41, t_41, a2_41
||      XOR     .L2X   B1, A4, B1           ; XOR     u_upper_41, u_lower_41, u_41
||      SHL     .S1    A3, A9, A3           ; SHL     a1_41, u_right_41, a_high_41
||      LDW     .D1T2  *+A14[1], B4         ; LDW     *+keys[0 + 1], q_58
        XOR     .L1    A4, A3, A3           ; XOR     a2_41, a_high_41, c
||      XOR     .L2    B5, B1, B1           ; XOR     c_low_41, u_41, c2_41
||      SHL     .S2    B0, B3, B0           ; SHL     c1_41, t_right_41, c_high_41
        XOR     .L2    B1, B0, B0           ; XOR     c2_41, c_high_41, a
||      MPYHLU  .M1    A3, A3, A4           ; MPYHLU  c, c, mixed_48
        MPYU    .M1    A3, A3, A5           ; MPYU    c, c, square_48
||      MPYHLU  .M2    B0, B0, B5           ; MPYHLU  a, a, mixed_49
        SUB     .L1    A0, A5, A0           ; SUB     d, q_46, c1_47
||      SUB     .L2X   A7, B4, B3           ; SUB     b, p_46, a1_47
||      MPYU    .M2    B0, B0, B2           ; MPYU    a, a, square_49
        SHL     .S1    A4, 18, A4           ; SHL     mixed_48, 18, shifted_48
||      ADDAH   .D1    A3, A5, A5           ; ADDAH   c, square_48, sum_48
        ADD     .L1    A5, A4, A4           ; ADD     sum_48, shifted_48, product_48
||      SHL     .S2    B5, 18, B2           ; SHL     mixed_49, 18, shifted_49
||      ADDAH   .D2    B0, B2, B5           ; ADDAH   a, square_49, sum_49
        ADD     .L2    B5, B2, B5           ; ADD     sum_49, shifted_49, product_49
||      SHRU    .S1    A4, 27, A4           ; SHRU    product_48, 27, t_lower_47
||      SHL     .S2X   A4, 5, B2            ; SHL     product_48, 5, t_upper_47
        SHL     .S1X   B5, 5, A5            ; SHL     product_49, 5, u_upper_47
||      SHRU    .S2    B5, 27, B5           ; SHRU    product_49, 27, u_lower_47
        XOR     .L1X   A5, B5, A8           ; XOR     u_upper_47, u_lower_47, u_47
||      SUB     .L2X   A12, B5, B5          ; SUB     word, u_lower_47, u_right_47
||      SHRU    .S1    A0, A4, A7           ; SHRU    c1_47, t_lower_47, c_low_47
||      SHRU    .S2    B3, B5, B6           ; SHRU    a1_47, u_lower_47, a_low_47
||      SUB     .D1    A12, A4, A5          ; SUB     word, t_lower_47, t_right_47
        XOR     .L1    A7, A8, A4           ; XOR     c_low_47, u_47, c2_47
||      XOR     .L2X   B2, A4, B2           ; XOR     t_upper_47, t_lower_47, t_47
||      SHL     .S1    A0, A5, A0           ; SHL     c1_47, t_right_47, c_high_47
        XOR     .L1    A4, A0, A0           ; XOR     c2_47, c_high_47, d
||      XOR     .L2    B6, B2, B3           ; XOR     a_low_47, t_47, a2_47
||      SHL     .S2    B3, B5, B2           ; SHL     a1_47, u_right_47, a_high_47
        XOR     .L2    B3, B2, B1           ; XOR     a2_47, a_high_47, b
||      SUB     .S2    B0, B1, B0           ; SUB     a, p_52, a1_53
||      MPYU    .M1    A0, A0, A4           ; MPYU    d, d, square_55
        MPYHLU  .M1    A0, A0, A5           ; MPYHLU  d, d, mixed_55
||      MPYHLU  .M2    B1, B1, B2           ; MPYHLU  b, b, mixed_54
        MPYU    .M2    B1, B1, B3           ; MPYU    b, b, square_54
||      ADDAH   .D1    A0, A4, A4           ; ADDAH   d, square_55, sum_55
        SUB     .L1    A3, A2, A2           ; SUB     c, q_52, c1_53
||      SUB     .L2    B1, B4, B4           ; SUB     b, q_58, c1_59
||      SHL     .S1    A5, 18, A3           ; SHL     mixed_55, 18, shifted_55
        ADD     .L1    A4, A3, A3           ; ADD     sum_55, shifted_55, product_55
||      SHL     .S2    B2, 18, B1           ; SHL     mixed_54, 18, shifted_54
||      ADDAH   .D2    B1, B3, B2           ; ADDAH   b, square_54, sum_54
        ADD     .L2    B2, B1, B2           ; ADD     sum_54, shifted_54, product_54
||      SHL     .S1    A3, 5, A3            ; SHL     product_55, 5, u_upper_53
||      SHRU    .S2X   A3, 27, B1           ; SHRU    product_55, 27, u_lower_53
        SUB     .L1    A0, A6, A0           ; SUB     d, p_58, a1_59
||      XOR     .L2X   B1, A3, B2           ; XOR     u_upper_53, u_lower_53, u_53
||      SHRU    .S1X   B2, 27, A3           ; SHRU    product_54, 27, t_lower_53
||      SHL     .S2    B2, 5, B3            ; SHL     product_54, 5, t_upper_53
        XOR     .L1X   A3, B3, A4           ; XOR     t_upper_53, t_lower_53, t_53
||      SUB     .L2X   A12, B1, B1          ; SUB     word, u_lower_53, u_right_53
||      SHRU    .S1    A2, A3, A6           ; SHRU    c1_53, t_lower_53, c_low_53
||      SHRU    .S2    B0, B1, B3           ; SHRU    a1_53, u_lower_53, a_low_53
        SUB     .L1    A12, A3, A4          ; SUB     word, t_lower_53, t_right_53
||      XOR     .L2X   B3, A4, B1           ; XOR     a_low_53, t_53, a2_53
||      XOR     .S1X   A6, B2, A3           ; XOR     c_low_53, u_53, c2_53
||      SHL     .S2    B0, B1, B0           ; SHL     a1_53, u_right_53, a_high_53
        XOR     .L2    B1, B0, B0           ; XOR     a2_53, a_high_53, a
||      SHL     .S1    A2, A4, A2           ; SHL     c1_53, t_right_53, c_high_53
        XOR     .L1    A3, A2, A2           ; XOR     c2_53, c_high_53, c
||      MPYHLU  .M2    B0, B0, B1           ; MPYHLU  a, a, mixed_60
        MPYHLU  .M1    A2, A2, A3           ; MPYHLU  c, c, mixed_61
||      MPYU    .M2    B0, B0, B2           ; MPYU    a, a, square_60
        MPYU    .M1    A2, A2, A6           ; MPYU    c, c, square_61
        SUB     .L1    A2, A15, A4          ; SUB     c, t1, c
||      SHL     .S2    B1, 18, B1           ; SHL     mixed_60, 18, shifted_60
||      ADDAH   .D2    B0, B2, B2           ; ADDAH   a, square_60, sum_60
        ADD     .L2    B2, B1, B1           ; ADD     sum_60, shifted_60, product_60
||      SHL     .S2X   A3, 18, B2           ; SHL     mixed_61, 18, shifted_61
||      ADDAH   .D1    A2, A6, A2           ; ADDAH   c, square_61, sum_61
        ADD     .L2X   B2, A2, B2           ; ADD     sum_61, shifted_61, product_61
||      SHL     .S1X   B1, 5, A2            ; SHL     product_60, 5, t_upper_59
||      SHRU    .S2    B1, 27, B1           ; SHRU    product_60, 27, t_lower_59
        SUB     .L2    B0, B11, B3          ; SUB     a, t0, a
||      SHRU    .S1X   B2, 27, A3           ; SHRU    product_61, 27, u_lower_59
||      SHRU    .S2    B4, B1, B0           ; SHRU    c1_59, t_lower_59, c_low_59
        SUB     .L1    A12, A3, A2          ; SUB     word, u_lower_59, u_right_59
||      XOR     .L2X   B1, A2, B5           ; XOR     t_upper_59, t_lower_59, t_59
||      SHRU    .S1    A0, A3, A6           ; SHRU    a1_59, u_lower_59, a_low_59
||      SHL     .S2    B2, 5, B2            ; SHL     product_61, 5, u_upper_59
        XOR     .L2X   B5, A6, B5           ; XOR     a_low_59, t_59, a2_59
||      SHL     .S1    A0, A2, A0           ; SHL     a1_59, u_right_59, a_high_59
||[A1]  B       .S2    rc6_decrypt_blocks$rounds$few; [left] B       rounds
        SUB     .L1X   A12, B1, A0          ; SUB     word, t_lower_59, t_right_59
||      XOR     .L2X   B5, A0, B1           ; XOR     a2_59, a_high_59, d
        XOR     .L2X   B2, A3, B1           ; XOR     u_upper_59, u_lower_59, u_59
||      STW     .D2T2  B1, *B9++[4]         ; STW     d, *to++[4]
        XOR     .L2    B0, B1, B0           ; XOR     c_low_59, u_59, c2_59
||      SHL     .S1X   B4, A0, A0           ; SHL     c1_59, t_right_59, c_high_59
||      STW     .D2T2  B3, *-B9[3]          ; STW     a, *-to[3]
        XOR     .L1X   A0, B0, A0           ; XOR     c2_59, c_high_59, b
||      STW     .D2T1  A4, *-B9[1]          ; STW     c, *-to[1]
        STW     .D2T1  A0, *-B9[2]          ; STW     b, *-to[2]
rc6_decrypt_blocks$rounds$join:
        B       .S1    rc6_decrypt_blocks$rc6_decrypt_blocks$4; after rounds
        NOP     5
