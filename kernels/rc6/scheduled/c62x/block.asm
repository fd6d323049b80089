; broadside optimize: source 49e37874611534268f97837ce30a7e44f3f1e3b9bb352ddd96cd15986a1bfacd
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 20 s an interval, 5 s a region
; RC6 on one block.
;
;       void rc6_encrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;       void rc6_decrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;
; block     words A, B, C, D; changed in place. Word aligned.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned, not overlapping block.
;
; Constant-time. A misaligned pointer stops the machine's memory access.
; Interrupts may come at any moment.

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
; RC6's rounds on one block of the C62x with the words that are multiplied on both sides of the machine; with round.inc.
;
; The two products of a word need not share a multiplier then, which takes a cycle off the recurrence of every round; each
; of these words is made twice, at the price of one operation. Names end in a or b by the side of the word.

; As `quadratic`, of the word x that the other side has as `other`.

; One round of decryption with the new words made on both sides: B and D are.

; The same of encryption.


        .global rc6_encrypt_block
        .global rc6_decrypt_block

rc6_encrypt_block:
        MV      .L2X   A4, B0               ; move block
||      LDW     .D1T2  *+A4[1], B3          ; LDW     *+block[1], b
||      B       .S1    rc6_encrypt_block$on1; no interrupt is taken in its delay slots
        LDW     .D2T2  *B4++[1], B2         ; LDW     *keys++, k0
        LDW     .D1T2  *+A4[3], B2          ; LDW     *+block[3], d
        LDW     .D2T2  *B4++[1], B8         ; LDW     *keys++, k1
        MV      .L2    B3, B1               ; move return$
||      MVK     .S1    32, A7               ; MVK     32, word
        MV      .L1X   B3, A0               ; copy
||      MV      .L2X   A7, B5               ; word on both sides
||      B       .S1    rc6_encrypt_block$on2; no interrupt is taken in its delay slots
rc6_encrypt_block$on1:
        ADD     .L1X   A0, B2, A9           ; ADD     b, k0, ba
||      ADD     .L2    B3, B2, B8           ; ADD     b, k0, bb
        MV      .L1X   B2, A0               ; copy
||      MPYU    .M1    A9, A9, A3           ; <0> MPYU    ba, ba, square_2
||      MPYHLU  .M2    B8, B8, B6           ; <0> MPYHLU  bb, bb, mixed_2
||      LDW     .D1T1  *+A4[0], A4          ; LDW     *+block[0], aa
        ADD     .L1X   A0, B8, A8           ; ADD     d, k1, da
||      ADD     .L2    B2, B8, B3           ; ADD     d, k1, db
||      LDW     .D1T1  *+A4[2], A5          ; LDW     *+block[2], ca
        MV      .L1X   B4, A0               ; move keys
||      SHL     .S2    B6, 18, B2           ; <0> SHL     mixed_2, 18, shifted_2
||      MPYHLU  .M1    A8, A8, A2           ; <0> MPYHLU  da, da, mixed_3
||      MPYU    .M2    B3, B3, B2           ; <0> MPYU    db, db, square_3
||      ADDAH   .D1    A9, A3, A2           ; <0> ADDAH   ba, square_2, sum_2
        ADD     .L1X   A2, B2, A3           ; <0> ADD     sum_2, shifted_2, product_2
||      MVK     .S1    9, A1                ; MVK     10, count
||      LDW     .D1T2  *A0++[4], B6         ; <0> LDW     *keys++[4], k0
rc6_encrypt_block$on2:
        SHL     .S1    A2, 18, A2           ; <0> SHL     mixed_3, 18, shifted_3
||      SHL     .S2X   A3, 5, B3            ; <0> SHL     product_2, 5, t_upper_1
||      ADDAH   .D2    B3, B2, B2           ; <0> ADDAH   db, square_3, sum_3
        XOR     .L1X   A4, B3, A2           ; <0> XOR     aa, t_upper_1, a1_1
||      SHRU    .S1    A3, 27, A4           ; <0> SHRU    product_2, 27, t_lower_1
||      ADD     .L2X   B2, A2, B2           ; <0> ADD     sum_3, shifted_3, product_3
||      LDW     .D1T2  *-A0[3], B2          ; <0> LDW     *-keys[3], k1
||      B       .S2    rc6_encrypt_block$on3; no interrupt is taken in its delay slots
        XOR     .L1    A2, A4, A3           ; <0> XOR     a1_1, t_lower_1, a2_1
||      SUB     .L2X   B5, A4, B3           ; <0> SUB     word, t_lower_1, t_right_1
||      SHRU    .S1X   B2, 27, A6           ; <0> SHRU    product_3, 27, u_lower_1
||      SHL     .S2    B2, 5, B2            ; <0> SHL     product_3, 5, u_upper_1
        SHL     .S1    A3, A6, A2           ; <0> SHL     a2_1, u_lower_1, upper_4
||      XOR     .S2X   B2, A5, B2           ; <0> XOR     ca, u_upper_1, c1_1
||      SUB     .D1    A7, A6, A5           ; <0> SUB     word, u_lower_1, u_right_1
        XOR     .L1X   A6, B2, A3           ; <0> XOR     c1_1, u_lower_1, c2_1
||      ADD     .L2X   B6, A2, B2           ; <0> ADD     upper_4, k0, keyed_4
||      SHRU    .S1    A3, A5, A2           ; <0> SHRU    a2_1, u_right_1, lower_4
||      B       .S2    rc6_encrypt_block$on4; no interrupt is taken in its delay slots
        ADD     .L1X   A2, B2, A5           ; <0> ADD     keyed_4, lower_4, ca
||      ADD     .L2X   B2, A2, B4           ; <0> ADD     keyed_4, lower_4, cb
||      SHL     .S1    A3, A4, A2           ; <0> SHL     c2_1, t_lower_1, upper_5
||      LDW     .D1T2  *-A0[1], B6          ; <0> LDW     *-keys[1], k3
        ADD     .S1X   A2, B2, A2           ; <0> ADD     upper_5, k1, keyed_5
||      SHRU    .S2X   A3, B3, B2           ; <0> SHRU    c2_1, t_right_1, lower_5
||      MPYHLU  .M1    A5, A5, A2           ; <0> MPYHLU  ca, ca, mixed_8
||      MPYU    .M2    B4, B4, B2           ; <0> MPYU    cb, cb, square_8
||      LDW     .D1T2  *-A0[2], B7          ; <0> LDW     *-keys[2], k2
rc6_encrypt_block$on3:
        ADD     .L2X   B2, A2, B3           ; <0> ADD     keyed_5, lower_5, ab
||      ADD     .S1X   A2, B2, A4           ; <0> ADD     keyed_5, lower_5, aa
        SHL     .S2X   A2, 18, B2           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A4, A4, A2           ; <0> MPYU    aa, aa, square_7
||      MPYHLU  .M2    B3, B3, B2           ; <0> MPYHLU  ab, ab, mixed_7
||      ADDAH   .D2    B4, B2, B9           ; <0> ADDAH   cb, square_8, sum_8
        ADD     .D2    B9, B2, B3           ; <0> ADD     sum_8, shifted_8, product_8
rc6_encrypt_block$on4:
        SHL     .S1X   B2, 18, A3           ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B3, 5, B2            ; <0> SHL     product_8, 5, u_upper_6
||      ADDAH   .D1    A4, A2, A2           ; <0> ADDAH   aa, square_7, sum_7
;@loop {"name": "rounds", "ii": 20, "res_mii": 11, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR"], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 11, recurrence 20
;  critical cycle:
;    XOR a1_1, t_lower_1, a2_1
;    SHL a2_1, u_lower_1, upper_4
;    ADD upper_4, k0, keyed_4
;    ADD keyed_4, lower_4, cb
;    MPYU cb, cb, square_8
;    ADDAH cb, square_8, sum_8
;    ADD sum_8, shifted_8, product_8
;    SHL product_8, 5, u_upper_6
;    XOR da, u_upper_6, c1_6
;    XOR c1_6, u_lower_6, c2_6
;    SHL c2_6, t_lower_6, upper_10
;    ADD upper_10, k3, keyed_10
;    ADD keyed_10, lower_10, ba
;    MPYU ba, ba, square_2
;    ADDAH ba, square_2, sum_2
;    ADD sum_2, shifted_2, product_2
;    SHL product_2, 5, t_upper_1
;    XOR aa, t_upper_1, a1_1
;  units: L1 9/20, S1 16/20, M1 4/20, D1 8/20, L2 9/20, S2 15/20, M2 4/20, D2 4/20
;  cross paths: 1X 14/20, 2X 14/20
;  T paths: T1 0/20, T2 4/20
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 10 used, 9 live at once
;  II 20 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_encrypt_block$rounds:
        ADD     .L1    A2, A3, A2           ; <1> ADD     sum_7, shifted_7, product_7
||      XOR     .L2X   B2, A8, B2           ; <1> XOR     da, u_upper_6, c1_6
||      SHRU    .S2    B3, 27, B3           ; <1> SHRU    product_8, 27, u_lower_6
        SUB     .L1X   A7, B3, A3           ; <1> SUB     word, u_lower_6, u_right_6
||      XOR     .L2    B2, B3, B2           ; <1> XOR     c1_6, u_lower_6, c2_6
||      SHL     .S1    A2, 5, A2            ; <1> SHL     product_7, 5, t_upper_6
||      SHRU    .S2X   A2, 27, B4           ; <1> SHRU    product_7, 27, t_lower_6
        XOR     .L1    A9, A2, A6           ; <1> XOR     ba, t_upper_6, a1_6
||      SUB     .S1X   A7, B4, A2           ; <1> SUB     word, t_lower_6, t_right_6
||      SHL     .S2    B2, B4, B8           ; <1> SHL     c2_6, t_lower_6, upper_10
        XOR     .L2X   B4, A6, B4           ; <1> XOR     a1_6, t_lower_6, a2_6
||      SHRU    .S1X   B2, A2, A2           ; <1> SHRU    c2_6, t_right_6, lower_10
||      ADD     .D2    B8, B6, B6           ; <1> ADD     upper_10, k3, keyed_10
rc6_encrypt_block$on5:
        ADD     .L2X   B6, A2, B8           ; <1> ADD     keyed_10, lower_10, bb
||      ADD     .S1X   A2, B6, A9           ; <1> ADD     keyed_10, lower_10, ba
||      SHL     .S2    B4, B3, B2           ; <1> SHL     a2_6, u_lower_6, upper_9
        SHRU    .S1X   B4, A3, A2           ; <1> SHRU    a2_6, u_right_6, lower_9
||      ADD     .S2    B2, B7, B4           ; <1> ADD     upper_9, k2, keyed_9
||      MPYU    .M1    A9, A9, A3           ; <0> MPYU    ba, ba, square_2
||      MPYHLU  .M2    B8, B8, B6           ; <0> MPYHLU  bb, bb, mixed_2
        ADD     .L1X   A2, B4, A8           ; <1> ADD     keyed_9, lower_9, da
||      ADD     .S2X   B4, A2, B3           ; <1> ADD     keyed_9, lower_9, db
||      B       .S1    rc6_encrypt_block$on6; no interrupt is taken in its delay slots
        SHL     .S2    B6, 18, B2           ; <0> SHL     mixed_2, 18, shifted_2
||      MPYHLU  .M1    A8, A8, A2           ; <0> MPYHLU  da, da, mixed_3
||      MPYU    .M2    B3, B3, B2           ; <0> MPYU    db, db, square_3
||      ADDAH   .D1    A9, A3, A2           ; <0> ADDAH   ba, square_2, sum_2
        ADD     .L1X   A2, B2, A3           ; <0> ADD     sum_2, shifted_2, product_2
||      LDW     .D1T2  *A0++[4], B6         ; <0> LDW     *keys++[4], k0
        SHL     .S1    A2, 18, A2           ; <0> SHL     mixed_3, 18, shifted_3
||      SHL     .S2X   A3, 5, B3            ; <0> SHL     product_2, 5, t_upper_1
||      ADDAH   .D2    B3, B2, B2           ; <0> ADDAH   db, square_3, sum_3
        XOR     .L1X   A4, B3, A2           ; <0> XOR     aa, t_upper_1, a1_1
||      SHRU    .S1    A3, 27, A4           ; <0> SHRU    product_2, 27, t_lower_1
||      ADD     .L2X   B2, A2, B2           ; <0> ADD     sum_3, shifted_3, product_3
||      LDW     .D1T2  *-A0[3], B2          ; <0> LDW     *-keys[3], k1
||      B       .S2    rc6_encrypt_block$on7; no interrupt is taken in its delay slots
        XOR     .L1    A2, A4, A3           ; <0> XOR     a1_1, t_lower_1, a2_1
||      SUB     .L2X   B5, A4, B3           ; <0> SUB     word, t_lower_1, t_right_1
||      SHRU    .S1X   B2, 27, A6           ; <0> SHRU    product_3, 27, u_lower_1
||      SHL     .S2    B2, 5, B2            ; <0> SHL     product_3, 5, u_upper_1
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count, 1, count
rc6_encrypt_block$on6:
        SHL     .S1    A3, A6, A2           ; <0> SHL     a2_1, u_lower_1, upper_4
||      XOR     .S2X   B2, A5, B2           ; <0> XOR     ca, u_upper_1, c1_1
||      SUB     .D1    A7, A6, A5           ; <0> SUB     word, u_lower_1, u_right_1
        XOR     .L1X   A6, B2, A3           ; <0> XOR     c1_1, u_lower_1, c2_1
||      ADD     .L2X   B6, A2, B2           ; <0> ADD     upper_4, k0, keyed_4
||      SHRU    .S1    A3, A5, A2           ; <0> SHRU    a2_1, u_right_1, lower_4
        ADD     .L1X   A2, B2, A5           ; <0> ADD     keyed_4, lower_4, ca
||      ADD     .L2X   B2, A2, B4           ; <0> ADD     keyed_4, lower_4, cb
||      SHL     .S1    A3, A4, A2           ; <0> SHL     c2_1, t_lower_1, upper_5
||[A1]  B       .S2    rc6_encrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *-A0[1], B6          ; <0> LDW     *-keys[1], k3
        ADD     .S1X   A2, B2, A2           ; <0> ADD     upper_5, k1, keyed_5
||      SHRU    .S2X   A3, B3, B2           ; <0> SHRU    c2_1, t_right_1, lower_5
||      MPYHLU  .M1    A5, A5, A2           ; <0> MPYHLU  ca, ca, mixed_8
||      MPYU    .M2    B4, B4, B2           ; <0> MPYU    cb, cb, square_8
||      LDW     .D1T2  *-A0[2], B7          ; <0> LDW     *-keys[2], k2
rc6_encrypt_block$on7:
        ADD     .L2X   B2, A2, B3           ; <0> ADD     keyed_5, lower_5, ab
||      ADD     .S1X   A2, B2, A4           ; <0> ADD     keyed_5, lower_5, aa
        SHL     .S2X   A2, 18, B2           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A4, A4, A2           ; <0> MPYU    aa, aa, square_7
||      MPYHLU  .M2    B3, B3, B2           ; <0> MPYHLU  ab, ab, mixed_7
||      ADDAH   .D2    B4, B2, B9           ; <0> ADDAH   cb, square_8, sum_8
        ADD     .D2    B9, B2, B3           ; <0> ADD     sum_8, shifted_8, product_8
||[A1]  B       .S1    rc6_encrypt_block$on5; no interrupt is taken in its delay slots
        SHL     .S1X   B2, 18, A3           ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B3, 5, B2            ; <0> SHL     product_8, 5, u_upper_6
||      ADDAH   .D1    A4, A2, A2           ; <0> ADDAH   aa, square_7, sum_7
rc6_encrypt_block$rc6_encrypt_block$2:
        ADD     .L1    A2, A3, A2           ; <-1> ADD     sum_7, shifted_7, product_7
||      XOR     .L2X   B2, A8, B2           ; <-1> XOR     da, u_upper_6, c1_6
||      SHRU    .S2    B3, 27, B3           ; <-1> SHRU    product_8, 27, u_lower_6
||      LDW     .D1T1  *+A0[1], A2          ; LDW     *+keys[1], k1
        SUB     .L1X   A7, B3, A3           ; <-1> SUB     word, u_lower_6, u_right_6
||      XOR     .L2    B2, B3, B2           ; <-1> XOR     c1_6, u_lower_6, c2_6
||      SHL     .S1    A2, 5, A2            ; <-1> SHL     product_7, 5, t_upper_6
||      SHRU    .S2X   A2, 27, B4           ; <-1> SHRU    product_7, 27, t_lower_6
        XOR     .L1    A9, A2, A6           ; <-1> XOR     ba, t_upper_6, a1_6
||      SUB     .S1X   A7, B4, A2           ; <-1> SUB     word, t_lower_6, t_right_6
||      SHL     .S2    B2, B4, B8           ; <-1> SHL     c2_6, t_lower_6, upper_10
||      LDW     .D1T1  *+A0[0], A2          ; LDW     *+keys[0], k0
        XOR     .L2X   B4, A6, B4           ; <-1> XOR     a1_6, t_lower_6, a2_6
||      SHRU    .S1X   B2, A2, A2           ; <-1> SHRU    c2_6, t_right_6, lower_10
||      B       .S2    B1                   ; return
||      ADD     .D2    B8, B6, B6           ; <-1> ADD     upper_10, k3, keyed_10
        ADD     .L2X   B6, A2, B8           ; <-1> ADD     keyed_10, lower_10, bb
||      ADD     .S1X   A2, B6, A9           ; <-1> ADD     keyed_10, lower_10, ba
||      SHL     .S2    B4, B3, B2           ; <-1> SHL     a2_6, u_lower_6, upper_9
        ADD     .L1    A5, A2, A3           ; ADD     ca, k1, ca
||      SHRU    .S1X   B4, A3, A2           ; <-1> SHRU    a2_6, u_right_6, lower_9
||      ADD     .S2    B2, B7, B4           ; <-1> ADD     upper_9, k2, keyed_9
||      STW     .D2T1  A9, *+B0[1]          ; STW     ba, *+block[1]
        ADD     .L1X   A2, B4, A8           ; <-1> ADD     keyed_9, lower_9, da
||      ADD     .S2X   B4, A2, B3           ; <-1> ADD     keyed_9, lower_9, db
||      STW     .D2T1  A3, *+B0[2]          ; STW     ca, *+block[2]
        ADD     .L1    A4, A2, A2           ; ADD     aa, k0, aa
||      STW     .D2T1  A8, *+B0[3]          ; STW     da, *+block[3]
        STW     .D2T1  A2, *+B0[0]          ; STW     aa, *+block[0]

rc6_decrypt_block:
        MV      .L1X   B3, A0               ; move return$
||      MV      .L2X   A4, B0               ; move block
||      ADDK    .S2    168, B4              ; ADDK    168, schedule
        MV      .L2    B4, B8               ; MV      schedule, keys
||      MVK     .S1    9, A1                ; MVK     10, count
        LDW     .D2T1  *+B8[1], A2          ; LDW     *+keys[1], k1
        LDW     .D2T1  *+B8[0], A3          ; LDW     *+keys[0], k0
        LDW     .D1T1  *+A4[3], A7          ; LDW     *+block[3], da
||      LDW     .D2T2  *--B8[4], B7         ; <0> LDW     *--keys[4], k2
        LDW     .D2T2  *+B8[2], B3          ; <0> LDW     *+keys[2], k0
        NOP     3
        LDW     .D1T2  *+A4[0], B4          ; LDW     *+block[0], a
||      B       .S1    rc6_decrypt_block$on1; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A4[2], B4          ; LDW     *+block[2], c
        LDW     .D2T1  *+B8[3], A4          ; <0> LDW     *+keys[3], k1
        LDW     .D1T1  *+A4[1], A6          ; LDW     *+block[1], ba
||      B       .S1    rc6_decrypt_block$on2; no interrupt is taken in its delay slots
        NOP
        SUB     .L1X   B4, A3, A5           ; SUB     a, k0, aa
||      SUB     .L2X   B4, A3, B1           ; SUB     a, k0, ab
rc6_decrypt_block$on1:
        SUB     .L1X   B4, A2, A2           ; SUB     c, k1, ca
||      SUB     .L2X   B4, A2, B2           ; SUB     c, k1, cb
||      MPYU    .M1    A5, A5, A3           ; <0> MPYU    aa, aa, square_12
||      MPYHLU  .M2    B1, B1, B1           ; <0> MPYHLU  ab, ab, mixed_12
        SUB     .L2X   A7, B3, B3           ; <0> SUB     da, k0, a1_11
||      MPYHLU  .M1    A2, A2, A2           ; <0> MPYHLU  ca, ca, mixed_13
||      MPYU    .M2    B2, B2, B1           ; <0> MPYU    cb, cb, square_13
        SUB     .L2X   A2, B7, B6           ; <0> SUB     ca, k2, a1_16
||      SHL     .S2    B1, 18, B4           ; <0> SHL     mixed_12, 18, shifted_12
||      ADDAH   .D1    A5, A3, A3           ; <0> ADDAH   aa, square_12, sum_12
||      LDW     .D2T1  *+B8[1], A8          ; <0> LDW     *+keys[1], k3
rc6_decrypt_block$on2:
        ADD     .L1X   A3, B4, A2           ; <0> ADD     sum_12, shifted_12, product_12
||      MVK     .S1    32, A9               ; MVK     32, word
||      SHL     .S2X   A2, 18, B2           ; <0> SHL     mixed_13, 18, shifted_13
||      ADDAH   .D2    B2, B1, B1           ; <0> ADDAH   cb, square_13, sum_13
        SUB     .L1    A6, A4, A4           ; <0> SUB     ba, k1, c1_11
||      SHRU    .S1    A2, 27, A3           ; <0> SHRU    product_12, 27, t_lower_11
||      SHL     .S2X   A2, 5, B2            ; <0> SHL     product_12, 5, t_upper_11
||      ADD     .D2    B1, B2, B1           ; <0> ADD     sum_13, shifted_13, product_13
        MV      .L2X   A9, B5               ; word on both sides
||      SHL     .S1X   B1, 5, A2            ; <0> SHL     product_13, 5, u_upper_11
||      SHRU    .S2    B1, 27, B1           ; <0> SHRU    product_13, 27, u_lower_11
        XOR     .L1X   A3, B2, A2           ; <0> XOR     t_upper_11, t_lower_11, t_11
||      XOR     .L2X   B1, A2, B1           ; <0> XOR     u_upper_11, u_lower_11, u_11
||      SHRU    .S1    A4, A3, A3           ; <0> SHRU    c1_11, t_lower_11, c_low_11
||      SHRU    .S2    B3, B1, B2           ; <0> SHRU    a1_11, u_lower_11, a_low_11
||      SUB     .D1    A9, A3, A6           ; <0> SUB     word, t_lower_11, t_right_11
||      SUB     .D2    B5, B1, B7           ; <0> SUB     word, u_lower_11, u_right_11
;@loop {"name": "rounds", "ii": 18, "res_mii": 11, "rec_mii": 16, "optimal": true, "stages": 2, "critical_cycle": ["SHRU", "SHRU", "XOR", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "SHRU", "XOR", "XOR", "MPYU", "ADDAH", "ADD"], "attempts": [{"interval": 16, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "60 operations near the recurrence", "moves": 0}, {"interval": 17, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 16, "result": "time limit", "seconds": 19.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 17, "result": "time limit", "seconds": 20.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 18, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 11, recurrence 16
;  critical cycle:
;    SHRU product_13, 27, u_lower_11
;    SHRU a1_11, u_lower_11, a_low_11
;    XOR a_low_11, t_11, a2_11
;    XOR a2_11, a_high_11, ba
;    MPYU ba, ba, square_17
;    ADDAH ba, square_17, sum_17
;    ADD sum_17, shifted_17, product_17
;    SHRU product_17, 27, t_lower_16
;    SHRU c1_16, t_lower_16, c_low_16
;    XOR c_low_16, u_16, c2_16
;    XOR c2_16, c_high_16, cb
;    MPYU cb, cb, square_13
;    ADDAH cb, square_13, sum_13
;    ADD sum_13, shifted_13, product_13
;  units: L1 9/18, S1 13/18, M1 4/18, D1 5/18, L2 10/18, S2 14/18, M2 4/18, D2 9/18
;  cross paths: 1X 12/18, 2X 15/18
;  T paths: T1 2/18, T2 2/18
;  registers of side A: 10 used, 9 live at once
;  registers of side B: 10 used, 9 live at once
;  II 16: proved infeasible (60 operations near the recurrence), 0.0 s
;  II 17: proved infeasible (56 operations near the recurrence), 0.1 s
;  II 16: time limit, 19.0 s
;  II 17: time limit, 20.8 s
;  II 18 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_decrypt_block$rounds:
        XOR     .L1X   A2, B2, A2           ; <1> XOR     a_low_11, t_11, a2_11
||      XOR     .L2X   B1, A3, B2           ; <1> XOR     c_low_11, u_11, c2_11
||      SHL     .S1    A4, A6, A3           ; <1> SHL     c1_11, t_right_11, c_high_11
||      SHL     .S2    B3, B7, B1           ; <1> SHL     a1_11, u_right_11, a_high_11
||      LDW     .D2T2  *--B8[4], B7         ; <0> LDW     *--keys[4], k2
        XOR     .L1X   A2, B1, A6           ; <1> XOR     a2_11, a_high_11, ba
||      XOR     .S2X   B1, A2, B1           ; <1> XOR     a2_11, a_high_11, bb
||      LDW     .D2T2  *+B8[2], B3          ; <0> LDW     *+keys[2], k0
||      B       .S1    rc6_decrypt_block$on3; no interrupt is taken in its delay slots
        XOR     .L2X   B2, A3, B3           ; <1> XOR     c2_11, c_high_11, db
||      XOR     .S1X   A3, B2, A7           ; <1> XOR     c2_11, c_high_11, da
||      MPYU    .M1    A6, A6, A2           ; <1> MPYU    ba, ba, square_17
||      MPYHLU  .M2    B1, B1, B1           ; <1> MPYHLU  bb, bb, mixed_17
        MPYHLU  .M1    A7, A7, A2           ; <1> MPYHLU  da, da, mixed_18
||      MPYU    .M2    B3, B3, B1           ; <1> MPYU    db, db, square_18
        SUB     .L1    A5, A8, A3           ; <1> SUB     aa, k3, c1_16
||      SHL     .S2    B1, 18, B2           ; <1> SHL     mixed_17, 18, shifted_17
||      ADDAH   .D1    A6, A2, A4           ; <1> ADDAH   ba, square_17, sum_17
        ADD     .L1X   A4, B2, A2           ; <1> ADD     sum_17, shifted_17, product_17
||      SHL     .S2X   A2, 18, B1           ; <1> SHL     mixed_18, 18, shifted_18
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count, 1, count
||      ADDAH   .D2    B3, B1, B4           ; <1> ADDAH   db, square_18, sum_18
||      B       .S1    rc6_decrypt_block$on4; no interrupt is taken in its delay slots
        SHRU    .S1    A2, 27, A5           ; <1> SHRU    product_17, 27, t_lower_16
||      SHL     .S2X   A2, 5, B1            ; <1> SHL     product_17, 5, t_upper_16
||      ADD     .D2    B4, B1, B9           ; <1> ADD     sum_18, shifted_18, product_18
rc6_decrypt_block$on3:
        XOR     .L2X   B1, A5, B2           ; <1> XOR     t_upper_16, t_lower_16, t_16
||      SHL     .S1X   B9, 5, A2            ; <1> SHL     product_18, 5, u_upper_16
||      SHRU    .S2    B9, 27, B1           ; <1> SHRU    product_18, 27, u_lower_16
||      LDW     .D2T1  *+B8[3], A4          ; <0> LDW     *+keys[3], k1
        SUB     .L1X   A9, B1, A4           ; <1> SUB     word, u_lower_16, u_right_16
||      XOR     .L2X   B1, A2, B1           ; <1> XOR     u_upper_16, u_lower_16, u_16
||      SHRU    .S1    A3, A5, A2           ; <1> SHRU    c1_16, t_lower_16, c_low_16
||      SHRU    .S2    B6, B1, B4           ; <1> SHRU    a1_16, u_lower_16, a_low_16
        XOR     .L2    B4, B2, B2           ; <1> XOR     a_low_16, t_16, a2_16
||      SHL     .S1X   B6, A4, A2           ; <1> SHL     a1_16, u_right_16, a_high_16
||      XOR     .S2X   B1, A2, B4           ; <1> XOR     c_low_16, u_16, c2_16
||      SUB     .D1    A9, A5, A4           ; <1> SUB     word, t_lower_16, t_right_16
        XOR     .L1X   A2, B2, A5           ; <1> XOR     a2_16, a_high_16, aa
||      XOR     .L2X   B2, A2, B1           ; <1> XOR     a2_16, a_high_16, ab
||      SHL     .S1    A3, A4, A2           ; <1> SHL     c1_16, t_right_16, c_high_16
rc6_decrypt_block$on4:
        XOR     .L2X   B4, A2, B2           ; <1> XOR     c2_16, c_high_16, cb
||      XOR     .S1X   A2, B4, A2           ; <1> XOR     c2_16, c_high_16, ca
||      MPYU    .M1    A5, A5, A3           ; <0> MPYU    aa, aa, square_12
||      MPYHLU  .M2    B1, B1, B1           ; <0> MPYHLU  ab, ab, mixed_12
        SUB     .L2X   A7, B3, B3           ; <0> SUB     da, k0, a1_11
||[A1]  B       .S2    rc6_decrypt_block$rounds; <0> [count] B      rounds
||      MPYHLU  .M1    A2, A2, A2           ; <0> MPYHLU  ca, ca, mixed_13
||      MPYU    .M2    B2, B2, B1           ; <0> MPYU    cb, cb, square_13
        SUB     .L2X   A2, B7, B6           ; <0> SUB     ca, k2, a1_16
||      SHL     .S2    B1, 18, B4           ; <0> SHL     mixed_12, 18, shifted_12
||      ADDAH   .D1    A5, A3, A3           ; <0> ADDAH   aa, square_12, sum_12
||      LDW     .D2T1  *+B8[1], A8          ; <0> LDW     *+keys[1], k3
        ADD     .L1X   A3, B4, A2           ; <0> ADD     sum_12, shifted_12, product_12
||      SHL     .S2X   A2, 18, B2           ; <0> SHL     mixed_13, 18, shifted_13
||      ADDAH   .D2    B2, B1, B1           ; <0> ADDAH   cb, square_13, sum_13
        SUB     .L1    A6, A4, A4           ; <0> SUB     ba, k1, c1_11
||      SHRU    .S1    A2, 27, A3           ; <0> SHRU    product_12, 27, t_lower_11
||      SHL     .S2X   A2, 5, B2            ; <0> SHL     product_12, 5, t_upper_11
||      ADD     .D2    B1, B2, B1           ; <0> ADD     sum_13, shifted_13, product_13
        SHL     .S1X   B1, 5, A2            ; <0> SHL     product_13, 5, u_upper_11
||      SHRU    .S2    B1, 27, B1           ; <0> SHRU    product_13, 27, u_lower_11
        XOR     .L1X   A3, B2, A2           ; <0> XOR     t_upper_11, t_lower_11, t_11
||      XOR     .L2X   B1, A2, B1           ; <0> XOR     u_upper_11, u_lower_11, u_11
||      SHRU    .S1    A4, A3, A3           ; <0> SHRU    c1_11, t_lower_11, c_low_11
||      SHRU    .S2    B3, B1, B2           ; <0> SHRU    a1_11, u_lower_11, a_low_11
||      SUB     .D1    A9, A3, A6           ; <0> SUB     word, t_lower_11, t_right_11
||      SUB     .D2    B5, B1, B7           ; <0> SUB     word, u_lower_11, u_right_11
rc6_decrypt_block$rc6_decrypt_block$2:
        XOR     .L1X   A2, B2, A2           ; <-1> XOR     a_low_11, t_11, a2_11
||      XOR     .L2X   B1, A3, B2           ; <-1> XOR     c_low_11, u_11, c2_11
||      SHL     .S1    A4, A6, A3           ; <-1> SHL     c1_11, t_right_11, c_high_11
||      SHL     .S2    B3, B7, B1           ; <-1> SHL     a1_11, u_right_11, a_high_11
        XOR     .L1X   A2, B1, A6           ; <-1> XOR     a2_11, a_high_11, ba
||      XOR     .S2X   B1, A2, B1           ; <-1> XOR     a2_11, a_high_11, bb
||      LDW     .D2T1  *-B8[2], A4          ; LDW     *-keys[2], k0
||      B       .S1    rc6_decrypt_block$on5; no interrupt is taken in its delay slots
        XOR     .L2X   B2, A3, B3           ; <-1> XOR     c2_11, c_high_11, db
||      XOR     .S1X   A3, B2, A7           ; <-1> XOR     c2_11, c_high_11, da
||      MPYU    .M1    A6, A6, A2           ; <-1> MPYU    ba, ba, square_17
||      MPYHLU  .M2    B1, B1, B1           ; <-1> MPYHLU  bb, bb, mixed_17
        MPYHLU  .M1    A7, A7, A2           ; <-1> MPYHLU  da, da, mixed_18
||      MPYU    .M2    B3, B3, B1           ; <-1> MPYU    db, db, square_18
        SUB     .L1    A5, A8, A3           ; <-1> SUB     aa, k3, c1_16
||      SHL     .S2    B1, 18, B2           ; <-1> SHL     mixed_17, 18, shifted_17
||      ADDAH   .D1    A6, A2, A4           ; <-1> ADDAH   ba, square_17, sum_17
        ADD     .L1X   A4, B2, A2           ; <-1> ADD     sum_17, shifted_17, product_17
||      SHL     .S2X   A2, 18, B1           ; <-1> SHL     mixed_18, 18, shifted_18
||      ADDAH   .D2    B3, B1, B4           ; <-1> ADDAH   db, square_18, sum_18
||      B       .S1    rc6_decrypt_block$on6; no interrupt is taken in its delay slots
        SUB     .L1    A6, A4, A2           ; SUB     ba, k0, ba
||      SHRU    .S1    A2, 27, A5           ; <-1> SHRU    product_17, 27, t_lower_16
||      SHL     .S2X   A2, 5, B1            ; <-1> SHL     product_17, 5, t_upper_16
||      ADD     .D2    B4, B1, B9           ; <-1> ADD     sum_18, shifted_18, product_18
rc6_decrypt_block$on5:
        XOR     .L2X   B1, A5, B2           ; <-1> XOR     t_upper_16, t_lower_16, t_16
||      SHL     .S1X   B9, 5, A2            ; <-1> SHL     product_18, 5, u_upper_16
||      SHRU    .S2    B9, 27, B1           ; <-1> SHRU    product_18, 27, u_lower_16
||      STW     .D2T1  A2, *+B0[1]          ; STW     ba, *+block[1]
        SUB     .L1X   A9, B1, A4           ; <-1> SUB     word, u_lower_16, u_right_16
||      XOR     .L2X   B1, A2, B1           ; <-1> XOR     u_upper_16, u_lower_16, u_16
||      SHRU    .S1    A3, A5, A2           ; <-1> SHRU    c1_16, t_lower_16, c_low_16
||      SHRU    .S2    B6, B1, B4           ; <-1> SHRU    a1_16, u_lower_16, a_low_16
||      LDW     .D2T1  *-B8[1], A0          ; LDW     *-keys[1], k1
        XOR     .L2    B4, B2, B2           ; <-1> XOR     a_low_16, t_16, a2_16
||      SHL     .S1X   B6, A4, A2           ; <-1> SHL     a1_16, u_right_16, a_high_16
||      XOR     .S2X   B1, A2, B4           ; <-1> XOR     c_low_16, u_16, c2_16
||      SUB     .D1    A9, A5, A4           ; <-1> SUB     word, t_lower_16, t_right_16
        XOR     .L1X   A2, B2, A5           ; <-1> XOR     a2_16, a_high_16, aa
||      XOR     .L2X   B2, A2, B1           ; <-1> XOR     a2_16, a_high_16, ab
||      SHL     .S1    A3, A4, A2           ; <-1> SHL     c1_16, t_right_16, c_high_16
||      B       .S2    rc6_decrypt_block$on7; no interrupt is taken in its delay slots
rc6_decrypt_block$on6:
        XOR     .L2X   B4, A2, B2           ; <-1> XOR     c2_16, c_high_16, cb
||      XOR     .S1X   A2, B4, A2           ; <-1> XOR     c2_16, c_high_16, ca
||      STW     .D2T1  A5, *+B0[0]          ; STW     aa, *+block[0]
        B       .S2X   A0                   ; return
||      STW     .D2T1  A2, *+B0[2]          ; STW     ca, *+block[2]
        NOP     2
        SUB     .L1    A7, A0, A0           ; SUB     da, k1, da
rc6_decrypt_block$on7:
        NOP
        STW     .D2T1  A0, *+B0[3]          ; STW     da, *+block[3]
