; broadside optimize: source bc4b4f2e34165a816d9d780b9ce65db975a6f58bb21d22817d077c6c0bb7a954
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 15 s a region
; RC6 in cipher block chaining, encryption.
;
;       void rc6_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                            const uint32_t schedule[44], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; Constant-time but for the number of blocks. A misaligned pointer stops the machine's memory access.
; Interrupts may come at any moment.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
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


        .global rc6_cbc_encrypt

rc6_cbc_encrypt:
        ADDK    .S2    -32, B15             ; frame
        MV      .L1    A6, A1               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[7]        ; save B13
        STW     .D2T1  A13, *+B15[6]        ; save A13
  [!A1] B       .S1    rc6_cbc_encrypt$done ; [!left] B      done
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        MV      .L1    A4, A0               ; move out
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A1, A4               ; move left
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T1  A15, *+B15[8]        ; save A15
rc6_cbc_encrypt$rc6_cbc_encrypt$1:
        MV      .L1    A0, A3               ; move out
||      MV      .S1X   B4, A1               ; copy
||      LDW     .D1T1  *+A8[3], A2          ; LDW     *+iv[3], d
||      LDW     .D2T2  *+B6[1], B1          ; LDW     *+schedule[1], first1
        LDW     .D1T1  *+A1[3], A1          ; LDW     *+in[3], p3
||      ADDAW   .D2    B4, 4, B2            ; ADDAW   in, 4, in
||      B       .S1    rc6_cbc_encrypt$on1  ; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A1[1], A1          ; LDW     *+in[1], p1
        MV      .L1X   B6, A0               ; move schedule
||      LDW     .D1T1  *+A8[1], A2          ; LDW     *+iv[1], b
        MV      .L1X   B3, A15              ; move return$
||      LDW     .D1T1  *+A8[0], A2          ; LDW     *+iv[0], f0
||      LDW     .D2T2  *+B6[0], B0          ; LDW     *+schedule[0], first0
        LDW     .D1T1  *+A1[0], A8          ; LDW     *+in[0], p0
        XOR     .L1    A1, A2, A2           ; XOR     p3, d, t3
||      MV      .L2X   A8, B8               ; move iv
||      MV      .S1X   B1, A5               ; copy
||      LDW     .D2T1  *+B4[2], A10         ; LDW     *+in[2], p2
||      B       .S2    rc6_cbc_encrypt$on2  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on1:
        ADD     .L1    A2, A5, A5           ; ADD     t3, first1, da
||      ADD     .L2X   B1, A2, B3           ; ADD     t3, first1, db
||      LDW     .D1T1  *+A8[2], A2          ; LDW     *+iv[2], f2
||      ADDAW   .D2    B6, 2, B9            ; ADDAW   schedule, 2, keys
        XOR     .L1    A1, A2, A1           ; XOR     p1, b, t1
||      MVK     .S1    32, A6               ; MVK     32, word
||      MPYHLU  .M1    A5, A5, A1           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B3, B3, B5           ; <0> MPYU    db, db, square_5
||      LDW     .D2T2  *B9++[4], B4         ; <0> LDW     *keys++[4], k0
        ADD     .L1X   A1, B0, A9           ; ADD     t1, first0, ba
||      ADD     .L2X   B0, A1, B4           ; ADD     t1, first0, bb
||      LDW     .D2T1  *-B9[3], A13         ; <0> LDW     *-keys[3], k1
        SHL     .S2X   A1, 18, B5           ; <0> SHL     mixed_5, 18, shifted_5
||      MPYU    .M1    A9, A9, A1           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B4, B4, B4           ; <0> MPYHLU  bb, bb, mixed_4
||      ADDAH   .D2    B3, B5, B13          ; <0> ADDAH   db, square_5, sum_5
        XOR     .L1    A8, A2, A7           ; XOR     p0, f0, aa
||      ADD     .D2    B13, B5, B3          ; <0> ADD     sum_5, shifted_5, product_5
||      B       .S1    rc6_cbc_encrypt$on3  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on2:
        XOR     .L1    A10, A2, A8          ; XOR     p2, f2, ca
||      SHL     .S1X   B3, 5, A1            ; <0> SHL     product_5, 5, u_upper_3
||      SHL     .S2    B4, 18, B13          ; <0> SHL     mixed_4, 18, shifted_4
||      ADDAH   .D1    A9, A1, A13          ; <0> ADDAH   ba, square_4, sum_4
        XOR     .L1    A8, A1, A12          ; <0> XOR     ca, u_upper_3, c1_3
||      SHRU    .S1X   B3, 27, A1           ; <0> SHRU    product_5, 27, u_lower_3
||      ADD     .S2X   B13, A13, B3         ; <0> ADD     sum_4, shifted_4, product_4
        XOR     .L1    A12, A1, A8          ; <0> XOR     c1_3, u_lower_3, c2_3
||      SHL     .S1X   B3, 5, A12           ; <0> SHL     product_4, 5, t_upper_3
||      SHRU    .S2    B3, 27, B13          ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D2T2  *-B9[2], B13         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A7, A12, A7          ; <0> XOR     aa, t_upper_3, a1_3
||      SUB     .S1X   A6, B13, A12         ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2X   A8, B13, B3          ; <0> SHL     c2_3, t_lower_3, upper_7
        XOR     .L1X   A7, B13, A12         ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHRU    .S1    A8, A12, A13         ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     upper_7, k1, keyed_7
rc6_cbc_encrypt$on3:
        ADD     .L1X   A13, B3, A7          ; <0> ADD     keyed_7, lower_7, aa
||      SHL     .S1    A12, A1, A1          ; <0> SHL     a2_3, u_lower_3, upper_6
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     keyed_7, lower_7, ab
||      SUB     .D1    A6, A1, A13          ; <0> SUB     word, u_lower_3, u_right_3
        ADD     .L2X   B4, A1, B3           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A12, A13, A13        ; <0> SHRU    a2_3, u_right_3, lower_6
||      MPYU    .M1    A7, A7, A13          ; <0> MPYU    aa, aa, square_9
||      MPYHLU  .M2    B3, B3, B3           ; <0> MPYHLU  ab, ab, mixed_9
||      B       .S2    rc6_cbc_encrypt$rounds; no interrupt is taken in its delay slots
        ADD     .S1X   A13, B3, A8          ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .S2X   B3, A13, B4          ; <0> ADD     keyed_6, lower_6, cb
||      LDW     .D2T1  *-B9[1], A1          ; <0> LDW     *-keys[1], k3
        MVK     .S1    8, A2                ; MVK     10, count
||      SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A8, A8, A13          ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    cb, cb, square_10
||      ADDAH   .D1    A7, A13, A13         ; <0> ADDAH   aa, square_9, sum_9
        ADD     .S2X   B3, A13, B5          ; <0> ADD     sum_9, shifted_9, product_9
        SHL     .S1X   B5, 5, A1            ; <0> SHL     product_9, 5, t_upper_8
||      SHL     .S2X   A13, 18, B4          ; <0> SHL     mixed_10, 18, shifted_10
||      ADDAH   .D2    B4, B3, B3           ; <0> ADDAH   cb, square_10, sum_10
        ADD     .L2    B3, B4, B3           ; <0> ADD     sum_10, shifted_10, product_10
||      XOR     .S1    A9, A1, A9           ; <0> XOR     ba, t_upper_8, a1_8
||      SHRU    .S2    B5, 27, B7           ; <0> SHRU    product_9, 27, t_lower_8
;@loop {"name": "rounds", "ii": 20, "res_mii": 11, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR"], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 108.9, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 11, recurrence 20
;  critical cycle:
;    XOR a1_3, t_lower_3, a2_3
;    SHL a2_3, u_lower_3, upper_6
;    ADD upper_6, k0, keyed_6
;    ADD keyed_6, lower_6, cb
;    MPYU cb, cb, square_10
;    ADDAH cb, square_10, sum_10
;    ADD sum_10, shifted_10, product_10
;    SHL product_10, 5, u_upper_8
;    XOR da, u_upper_8, c1_8
;    XOR c1_8, u_lower_8, c2_8
;    SHL c2_8, t_lower_8, upper_12
;    ADD upper_12, k3, keyed_12
;    ADD keyed_12, lower_12, ba
;    MPYU ba, ba, square_4
;    ADDAH ba, square_4, sum_4
;    ADD sum_4, shifted_4, product_4
;    SHL product_4, 5, t_upper_3
;    XOR aa, t_upper_3, a1_3
;  units: L1 8/20, S1 17/20, M1 4/20, D1 4/20, L2 7/20, S2 17/20, M2 4/20, D2 8/20
;  cross paths: 1X 14/20, 2X 14/20
;  T paths: T1 2/20, T2 2/20
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 11 used, 11 live at once
;  II 20 without possible bank conflicts: found by annealing, 108.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_cbc_encrypt$rounds:
        XOR     .L2X   B7, A9, B4           ; <1> XOR     a1_8, t_lower_8, a2_8
||      SHL     .S1X   B3, 5, A9            ; <1> SHL     product_10, 5, u_upper_8
||      SHRU    .S2    B3, 27, B5           ; <1> SHRU    product_10, 27, u_lower_8
        SUB     .L1X   A6, B5, A9           ; <1> SUB     word, u_lower_8, u_right_8
||      SUB     .L2X   A6, B7, B6           ; <1> SUB     word, t_lower_8, t_right_8
||      XOR     .S1    A5, A9, A12          ; <1> XOR     da, u_upper_8, c1_8
||      SHL     .S2    B4, B5, B3           ; <1> SHL     a2_8, u_lower_8, upper_11
        XOR     .L2X   B5, A12, B4          ; <1> XOR     c1_8, u_lower_8, c2_8
||      SHRU    .S1X   B4, A9, A13          ; <1> SHRU    a2_8, u_right_8, lower_11
||      ADD     .D2    B3, B13, B3          ; <1> ADD     upper_11, k2, keyed_11
        ADD     .L2X   B3, A13, B3          ; <1> ADD     keyed_11, lower_11, db
||      ADD     .S1X   A13, B3, A5          ; <1> ADD     keyed_11, lower_11, da
||      SHL     .S2    B4, B7, B7           ; <1> SHL     c2_8, t_lower_8, upper_12
        ADD     .L1X   A1, B7, A9           ; <1> ADD     upper_12, k3, keyed_12
||      SHRU    .S2    B4, B6, B5           ; <1> SHRU    c2_8, t_right_8, lower_12
||      MPYHLU  .M1    A5, A5, A1           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B3, B3, B5           ; <0> MPYU    db, db, square_5
||      LDW     .D2T2  *B9++[4], B4         ; <0> LDW     *keys++[4], k0
||      B       .S1    rc6_cbc_encrypt$on6  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on5:
        ADD     .L2X   B5, A9, B4           ; <1> ADD     keyed_12, lower_12, bb
||      ADD     .S1X   A9, B5, A9           ; <1> ADD     keyed_12, lower_12, ba
||      LDW     .D2T1  *-B9[3], A13         ; <0> LDW     *-keys[3], k1
        SHL     .S2X   A1, 18, B5           ; <0> SHL     mixed_5, 18, shifted_5
||      MPYU    .M1    A9, A9, A1           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B4, B4, B4           ; <0> MPYHLU  bb, bb, mixed_4
||      ADDAH   .D2    B3, B5, B13          ; <0> ADDAH   db, square_5, sum_5
        ADD     .D2    B13, B5, B3          ; <0> ADD     sum_5, shifted_5, product_5
||      B       .S1    rc6_cbc_encrypt$on7  ; no interrupt is taken in its delay slots
        SHL     .S1X   B3, 5, A1            ; <0> SHL     product_5, 5, u_upper_3
||      SHL     .S2    B4, 18, B13          ; <0> SHL     mixed_4, 18, shifted_4
||      ADDAH   .D1    A9, A1, A13          ; <0> ADDAH   ba, square_4, sum_4
        XOR     .L1    A8, A1, A12          ; <0> XOR     ca, u_upper_3, c1_3
||      SHRU    .S1X   B3, 27, A1           ; <0> SHRU    product_5, 27, u_lower_3
||      ADD     .S2X   B13, A13, B3         ; <0> ADD     sum_4, shifted_4, product_4
rc6_cbc_encrypt$on6:
        XOR     .L1    A12, A1, A8          ; <0> XOR     c1_3, u_lower_3, c2_3
||      SHL     .S1X   B3, 5, A12           ; <0> SHL     product_4, 5, t_upper_3
||      SHRU    .S2    B3, 27, B13          ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D2T2  *-B9[2], B13         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A7, A12, A7          ; <0> XOR     aa, t_upper_3, a1_3
||      SUB     .S1X   A6, B13, A12         ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2X   A8, B13, B3          ; <0> SHL     c2_3, t_lower_3, upper_7
        XOR     .L1X   A7, B13, A12         ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHRU    .S1    A8, A12, A13         ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     upper_7, k1, keyed_7
rc6_cbc_encrypt$on7:
        ADD     .L1X   A13, B3, A7          ; <0> ADD     keyed_7, lower_7, aa
||      SHL     .S1    A12, A1, A1          ; <0> SHL     a2_3, u_lower_3, upper_6
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     keyed_7, lower_7, ab
||      SUB     .D1    A6, A1, A13          ; <0> SUB     word, u_lower_3, u_right_3
        ADD     .L2X   B4, A1, B3           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A12, A13, A13        ; <0> SHRU    a2_3, u_right_3, lower_6
||[A2]  B       .S2    rc6_cbc_encrypt$rounds; <0> [count] B      rounds
||      MPYU    .M1    A7, A7, A13          ; <0> MPYU    aa, aa, square_9
||      MPYHLU  .M2    B3, B3, B3           ; <0> MPYHLU  ab, ab, mixed_9
        ADD     .S1X   A13, B3, A8          ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .S2X   B3, A13, B4          ; <0> ADD     keyed_6, lower_6, cb
||      LDW     .D2T1  *-B9[1], A1          ; <0> LDW     *-keys[1], k3
        SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A8, A8, A13          ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    cb, cb, square_10
||      ADDAH   .D1    A7, A13, A13         ; <0> ADDAH   aa, square_9, sum_9
        ADD     .S2X   B3, A13, B5          ; <0> ADD     sum_9, shifted_9, product_9
        SHL     .S1X   B5, 5, A1            ; <0> SHL     product_9, 5, t_upper_8
||      SHL     .S2X   A13, 18, B4          ; <0> SHL     mixed_10, 18, shifted_10
||      ADDAH   .D2    B4, B3, B3           ; <0> ADDAH   cb, square_10, sum_10
        ADD     .L2    B3, B4, B3           ; <0> ADD     sum_10, shifted_10, product_10
||      XOR     .L1    A9, A1, A9           ; <0> XOR     ba, t_upper_8, a1_8
||      SHRU    .S2    B5, 27, B7           ; <0> SHRU    product_9, 27, t_lower_8
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S1    rc6_cbc_encrypt$on5  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$rc6_cbc_encrypt$4:
        XOR     .L2X   B7, A9, B4           ; <-1> XOR     a1_8, t_lower_8, a2_8
||      SHL     .S1X   B3, 5, A9            ; <-1> SHL     product_10, 5, u_upper_8
||      SHRU    .S2    B3, 27, B5           ; <-1> SHRU    product_10, 27, u_lower_8
||      LDW     .D2T1  *+B2[3], A13         ; LDW     *+in[3], p3
        SUB     .L1X   A6, B5, A9           ; <-1> SUB     word, u_lower_8, u_right_8
||      SUB     .L2X   A6, B7, B6           ; <-1> SUB     word, t_lower_8, t_right_8
||      XOR     .S1    A5, A9, A12          ; <-1> XOR     da, u_upper_8, c1_8
||      SHL     .S2    B4, B5, B3           ; <-1> SHL     a2_8, u_lower_8, upper_11
||      LDW     .D2T1  *+B2[1], A1          ; LDW     *+in[1], p1
        XOR     .L2X   B5, A12, B4          ; <-1> XOR     c1_8, u_lower_8, c2_8
||      SHRU    .S1X   B4, A9, A13          ; <-1> SHRU    a2_8, u_right_8, lower_11
||      ADD     .D2    B3, B13, B3          ; <-1> ADD     upper_11, k2, keyed_11
        ADD     .L2X   B3, A13, B3          ; <-1> ADD     keyed_11, lower_11, db
||      ADD     .L1X   A13, B3, A5          ; <-1> ADD     keyed_11, lower_11, da
||      SHL     .S2    B4, B7, B7           ; <-1> SHL     c2_8, t_lower_8, upper_12
||      LDW     .D2T1  *+B9[0], A13         ; LDW     *+keys[0], last0
||      B       .S1    rc6_cbc_encrypt$on8  ; no interrupt is taken in its delay slots
        MV      .L1    A5, A1               ; MV      da, d
||      MV      .L2X   A0, B3               ; copy
||      ADD     .S1X   A1, B7, A9           ; <-1> ADD     upper_12, k3, keyed_12
||      SHRU    .S2    B4, B6, B5           ; <-1> SHRU    c2_8, t_right_8, lower_12
||      LDW     .D2T1  *+B2[0], A1          ; LDW     *+in[0], p0
        XOR     .L1    A13, A1, A13         ; XOR     p3, d, t3
||      ADD     .L2X   B5, A9, B4           ; <-1> ADD     keyed_12, lower_12, bb
||      ADD     .S1X   A9, B5, A9           ; <-1> ADD     keyed_12, lower_12, ba
||      LDW     .D2T1  *+B2[2], A12         ; LDW     *+in[2], p2
        MV      .L2X   A13, B4              ; copy
||      LDW     .D2T1  *+B9[1], A1          ; LDW     *+keys[1], last1
        MV      .L1    A9, A12              ; MV      ba, b
||      MV      .L2X   A5, B11              ; MV      da, f3
||      ADD     .S1X   A13, B1, A5          ; ADD     t3, first1, da
||      ADD     .S2    B4, B1, B3           ; ADD     t3, first1, db
||      ADDAW   .D2    B3, 2, B9            ; ADDAW   schedule, 2, keys
        ADD     .L1    A7, A13, A10         ; ADD     aa, last0, f0
||      MV      .L2X   A9, B10              ; MV      ba, f1
||      XOR     .S1    A1, A12, A7          ; XOR     p1, b, t1
||      MPYHLU  .M1    A5, A5, A1           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B3, B3, B5           ; <0> MPYU    db, db, square_5
||      LDW     .D2T2  *B9++[4], B4         ; <0> LDW     *keys++[4], k0
||      B       .S2    rc6_cbc_encrypt$on9  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on8:
        XOR     .L1    A1, A10, A7          ; XOR     p0, f0, aa
||      ADD     .L2X   B0, A7, B4           ; ADD     t1, first0, bb
||      ADD     .S1X   A7, B0, A9           ; ADD     t1, first0, ba
||      LDW     .D2T1  *-B9[3], A13         ; <0> LDW     *-keys[3], k1
        SHL     .S2X   A1, 18, B5           ; <0> SHL     mixed_5, 18, shifted_5
||      MPYU    .M1    A9, A9, A1           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B4, B4, B4           ; <0> MPYHLU  bb, bb, mixed_4
||      STW     .D1T1  A10, *+A3[0]         ; STW     f0, *+out[0]
||      ADDAH   .D2    B3, B5, B13          ; <0> ADDAH   db, square_5, sum_5
        ADD     .L1    A8, A1, A11          ; ADD     ca, last1, f2
||      STW     .D1T2  B11, *+A3[3]         ; STW     f3, *+out[3]
||      ADD     .D2    B13, B5, B3          ; <0> ADD     sum_5, shifted_5, product_5
||      B       .S1    rc6_cbc_encrypt$on10 ; no interrupt is taken in its delay slots
        XOR     .L1    A12, A11, A8         ; XOR     p2, f2, ca
||      SHL     .S1X   B3, 5, A1            ; <0> SHL     product_5, 5, u_upper_3
||      SHL     .S2    B4, 18, B13          ; <0> SHL     mixed_4, 18, shifted_4
||      ADDAH   .D1    A9, A1, A13          ; <0> ADDAH   ba, square_4, sum_4
||      ADDAW   .D2    B2, 4, B2            ; ADDAW   in, 4, in
        XOR     .L1    A8, A1, A12          ; <0> XOR     ca, u_upper_3, c1_3
||      SHRU    .S1X   B3, 27, A1           ; <0> SHRU    product_5, 27, u_lower_3
||      ADD     .S2X   B13, A13, B3         ; <0> ADD     sum_4, shifted_4, product_4
||      STW     .D1T1  A11, *+A3[2]         ; STW     f2, *+out[2]
rc6_cbc_encrypt$on9:
        XOR     .L1    A12, A1, A8          ; <0> XOR     c1_3, u_lower_3, c2_3
||      SHL     .S1X   B3, 5, A12           ; <0> SHL     product_4, 5, t_upper_3
||      SHRU    .S2    B3, 27, B13          ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D2T2  *-B9[2], B13         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A7, A12, A7          ; <0> XOR     aa, t_upper_3, a1_3
||      SUB     .S1X   A6, B13, A12         ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2X   A8, B13, B3          ; <0> SHL     c2_3, t_lower_3, upper_7
||      STW     .D1T2  B10, *+A3[1]         ; STW     f1, *+out[1]
        XOR     .L1X   A7, B13, A12         ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHRU    .S1    A8, A12, A13         ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     upper_7, k1, keyed_7
||      SUB     .D1    A4, 1, A2            ; SUB     left, 1, left
rc6_cbc_encrypt$on10:
        ADD     .L1X   A13, B3, A7          ; <0> ADD     keyed_7, lower_7, aa
||      SHL     .S1    A12, A1, A1          ; <0> SHL     a2_3, u_lower_3, upper_6
||      ADD     .S2X   B3, A13, B3          ; <0> ADD     keyed_7, lower_7, ab
||      SUB     .D1    A6, A1, A13          ; <0> SUB     word, u_lower_3, u_right_3
        MV      .L1    A2, A4               ; move left
||      ADD     .L2X   B4, A1, B3           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A12, A13, A13        ; <0> SHRU    a2_3, u_right_3, lower_6
||[A2]  B       .S2    rc6_cbc_encrypt$rounds; [left] B       next
||      MPYU    .M1    A7, A7, A13          ; <0> MPYU    aa, aa, square_9
||      MPYHLU  .M2    B3, B3, B3           ; <0> MPYHLU  ab, ab, mixed_9
        ADD     .S1X   A13, B3, A8          ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .S2X   B3, A13, B4          ; <0> ADD     keyed_6, lower_6, cb
||      LDW     .D2T1  *-B9[1], A1          ; <0> LDW     *-keys[1], k3
        SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_9, 18, shifted_9
||      MPYHLU  .M1    A8, A8, A13          ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    cb, cb, square_10
||      ADDAH   .D1    A7, A13, A13         ; <0> ADDAH   aa, square_9, sum_9
        MVK     .S1    8, A2                ; MVK     10, count
||      ADD     .S2X   B3, A13, B5          ; <0> ADD     sum_9, shifted_9, product_9
        SHL     .S1X   B5, 5, A1            ; <0> SHL     product_9, 5, t_upper_8
||      SHL     .S2X   A13, 18, B4          ; <0> SHL     mixed_10, 18, shifted_10
||      ADDAH   .D2    B4, B3, B3           ; <0> ADDAH   cb, square_10, sum_10
        ADD     .L2    B3, B4, B3           ; <0> ADD     sum_10, shifted_10, product_10
||      XOR     .S1    A9, A1, A9           ; <0> XOR     ba, t_upper_8, a1_8
||      SHRU    .S2    B5, 27, B7           ; <0> SHRU    product_9, 27, t_lower_8
||      ADDAW   .D1    A3, 4, A3            ; ADDAW   out, 4, out
rc6_cbc_encrypt$rc6_cbc_encrypt$4$landing:
        NOP     4
        MV      .L1X   B8, A8               ; move iv
||      MV      .L2X   A15, B3              ; move return$
rc6_cbc_encrypt$rc6_cbc_encrypt$5:
        MV      .L2X   A8, B0               ; copy
        STW     .D1T1  A11, *+A8[2]         ; STW     f2, *+iv[2]
||      STW     .D2T2  B10, *+B0[1]         ; STW     f1, *+iv[1]
        STW     .D1T2  B11, *+A8[3]         ; STW     f3, *+iv[3]
||      STW     .D2T1  A10, *+B0[0]         ; STW     f0, *+iv[0]
rc6_cbc_encrypt$done:
        LDW     .D2T2  *+B15[7], B13        ; restore B13
        LDW     .D2T1  *+B15[6], A13        ; restore A13
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADDK    .S2    32, B15              ; frame
||      LDW     .D2T1  *+B15[8], A15        ; restore A15
        NOP     4
