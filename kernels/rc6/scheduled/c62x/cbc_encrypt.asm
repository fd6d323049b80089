; broadside optimize: source bc4b4f2e34165a816d9d780b9ce65db975a6f58bb21d22817d077c6c0bb7a954
; broadside 0.2.0, OR-Tools 9.15.6755, seed 13, 2 workers, 60 s an interval, 15 s a region
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
        MV      .L1    A6, A1               ; MV      blocks, left
||      MV      .S1X   B3, A6               ; move return$
||      ADDK    .S2    -32, B15             ; frame
        STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A13, *+B15[7]        ; save A13
  [!A1] B       .S1    rc6_cbc_encrypt$done ; [!left] B      done
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B13, *+B15[8]        ; save B13
        MV      .L1X   B6, A11              ; move schedule
||      MV      .L2X   A1, B12              ; move left
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L2    B4, B5               ; move in
||      STW     .D2T1  A12, *+B15[5]        ; save A12
rc6_cbc_encrypt$rc6_cbc_encrypt$1:
        MV      .L2X   A8, B1               ; copy
||      ADDAW   .D1    A11, 2, A9           ; ADDAW   schedule, 2, keys
||      LDW     .D2T2  *+B5[3], B0          ; LDW     *+in[3], p3
        MVK     .S1    32, A5               ; MVK     32, word
||      LDW     .D1T2  *+A8[3], B2          ; LDW     *+iv[3], d
||      LDW     .D2T1  *+B1[1], A8          ; LDW     *+iv[1], b
        LDW     .D1T2  *A9++[4], B8         ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B5[1], A0          ; LDW     *+in[1], p1
        LDW     .D1T2  *+A11[0], B3         ; LDW     *+schedule[0], first0
        LDW     .D1T2  *+A11[1], B10        ; LDW     *+schedule[1], first1
||      B       .S1    rc6_cbc_encrypt$on1  ; no interrupt is taken in its delay slots
        LDW     .D2T1  *+B1[0], A8          ; LDW     *+iv[0], f0
        LDW     .D2T1  *+B5[2], A10         ; LDW     *+in[2], p2
        XOR     .L1    A0, A8, A0           ; XOR     p1, b, t1
||      LDW     .D2T1  *+B5[0], A4          ; LDW     *+in[0], p0
||      B       .S1    rc6_cbc_encrypt$on2  ; no interrupt is taken in its delay slots
        ADD     .L1X   A0, B3, A7           ; ADD     t1, first0, ba
||      XOR     .L2    B0, B2, B0           ; XOR     p3, d, t3
||      ADD     .S2X   B3, A0, B9           ; ADD     t1, first0, bb
||      LDW     .D2T1  *+B1[2], A2          ; LDW     *+iv[2], f2
        MV      .L1X   B0, A0               ; copy
||      MPYU    .M1    A7, A7, A0           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B9, B9, B0           ; <0> MPYHLU  bb, bb, mixed_4
||      LDW     .D1T2  *-A9[2], B4          ; <0> LDW     *-keys[2], k2
rc6_cbc_encrypt$on1:
        ADD     .L1X   A0, B10, A6          ; ADD     t3, first1, da
||      ADD     .L2    B0, B10, B4          ; ADD     t3, first1, db
||      MV      .S2X   A6, B6               ; move return$
        MV      .L2X   A4, B11              ; move out
||      SHL     .S1X   B0, 18, A0           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M1    A6, A6, A0           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B4, B4, B0           ; <0> MPYU    db, db, square_5
||      ADDAH   .D1    A7, A0, A2           ; <0> ADDAH   ba, square_4, sum_4
        ADD     .L1    A2, A0, A1           ; <0> ADD     sum_4, shifted_4, product_4
||      XOR     .S1    A4, A8, A3           ; XOR     p0, f0, aa
||      LDW     .D1T2  *-A9[3], B9          ; <0> LDW     *-keys[3], k1
||      B       .S2    rc6_cbc_encrypt$on3  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on2:
        XOR     .L1    A10, A2, A4          ; XOR     p2, f2, ca
||      MV      .L2    B1, B7               ; move iv
||      SHL     .S1    A1, 5, A0            ; <0> SHL     product_4, 5, t_upper_3
||      SHL     .S2X   A0, 18, B9           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T1  *-A9[1], A8          ; <0> LDW     *-keys[1], k3
||      ADDAH   .D2    B4, B0, B0           ; <0> ADDAH   db, square_5, sum_5
        XOR     .L1    A3, A0, A0           ; <0> XOR     aa, t_upper_3, a1_3
||      MV      .L2X   A5, B1               ; word on both sides
||      SHRU    .S1    A1, 27, A1           ; <0> SHRU    product_4, 27, t_lower_3
||      MVK     .S2    9, B2                ; MVK     10, count
||      ADD     .D2    B0, B9, B0           ; <0> ADD     sum_5, shifted_5, product_5
        XOR     .L1    A0, A1, A3           ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHRU    .S1X   B0, 27, A8           ; <0> SHRU    product_5, 27, u_lower_3
||      SHL     .S2    B0, 5, B0            ; <0> SHL     product_5, 5, u_upper_3
||      ADDAW   .D2    B5, 4, B5            ; ADDAW   in, 4, in
        SUB     .L1    A5, A1, A2           ; <0> SUB     word, t_lower_3, t_right_3
||      XOR     .L2X   B0, A4, B0           ; <0> XOR     ca, u_upper_3, c1_3
||      SHL     .S1    A3, A8, A0           ; <0> SHL     a2_3, u_lower_3, upper_6
||      SUB     .D1    A5, A8, A4           ; <0> SUB     word, u_lower_3, u_right_3
        XOR     .L1X   A8, B0, A3           ; <0> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B8, A0, B0           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A3, A4, A0           ; <0> SHRU    a2_3, u_right_3, lower_6
rc6_cbc_encrypt$on3:
        ADD     .L1X   A0, B0, A4           ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .L2X   B0, A0, B8           ; <0> ADD     keyed_6, lower_6, cb
||      SHL     .S1    A3, A1, A0           ; <0> SHL     c2_3, t_lower_3, upper_7
        SHRU    .S1    A3, A2, A3           ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B9, A0, B9           ; <0> ADD     upper_7, k1, keyed_7
||      MPYHLU  .M1    A4, A4, A0           ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B8, B8, B0           ; <0> MPYU    cb, cb, square_10
;@loop {"name": "rounds", "ii": 20, "res_mii": 11, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR"], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 1.7, "banks_apart": true, "note": "", "moves": 0}]}
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
;  units: L1 11/20, S1 17/20, M1 4/20, D1 9/20, L2 8/20, S2 12/20, M2 4/20, D2 3/20
;  cross paths: 1X 11/20, 2X 14/20
;  T paths: T1 1/20, T2 3/20
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 13 used, 13 live at once
;  II 20 without possible bank conflicts: found by annealing, 1.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_cbc_encrypt$rounds:
        ADD     .L2X   B9, A3, B9           ; <1> ADD     keyed_7, lower_7, ab
||      ADD     .S1X   A3, B9, A3           ; <1> ADD     keyed_7, lower_7, aa
||      B       .S2    rc6_cbc_encrypt$on4  ; no interrupt is taken in its delay slots
        SHL     .S1    A0, 18, A0           ; <1> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A3, A3, A0           ; <1> MPYU    aa, aa, square_9
||      MPYHLU  .M2    B9, B9, B0           ; <1> MPYHLU  ab, ab, mixed_9
||      ADDAH   .D2    B8, B0, B0           ; <1> ADDAH   cb, square_10, sum_10
        ADD     .L2X   B0, A0, B8           ; <1> ADD     sum_10, shifted_10, product_10
||      LDW     .D1T2  *A9++[4], B8         ; <0> LDW     *keys++[4], k0
        SHL     .S1X   B0, 18, A1           ; <1> SHL     mixed_9, 18, shifted_9
||      SHL     .S2    B8, 5, B0            ; <1> SHL     product_10, 5, u_upper_8
||      ADDAH   .D1    A3, A0, A0           ; <1> ADDAH   aa, square_9, sum_9
        ADD     .L1    A0, A1, A0           ; <1> ADD     sum_9, shifted_9, product_9
||      XOR     .L2X   B0, A6, B0           ; <1> XOR     da, u_upper_8, c1_8
||      SHRU    .S1X   B8, 27, A2           ; <1> SHRU    product_10, 27, u_lower_8
        XOR     .L1X   A2, B0, A0           ; <1> XOR     c1_8, u_lower_8, c2_8
||      SHRU    .S1    A0, 27, A1           ; <1> SHRU    product_9, 27, t_lower_8
||      SHL     .S2X   A0, 5, B0            ; <1> SHL     product_9, 5, t_upper_8
rc6_cbc_encrypt$on4:
        XOR     .L1X   A7, B0, A6           ; <1> XOR     ba, t_upper_8, a1_8
||      SUB     .L2X   B1, A1, B0           ; <1> SUB     word, t_lower_8, t_right_8
||      SHL     .S1    A0, A1, A7           ; <1> SHL     c2_8, t_lower_8, upper_12
||[B2]  SUB     .S2    B2, 1, B2            ; <0> SUB     count, 1, count
        XOR     .L1    A6, A1, A1           ; <1> XOR     a1_8, t_lower_8, a2_8
||      SHRU    .S2X   A0, B0, B9           ; <1> SHRU    c2_8, t_right_8, lower_12
||      ADD     .D1    A7, A8, A6           ; <1> ADD     upper_12, k3, keyed_12
        ADD     .L1X   A6, B9, A7           ; <1> ADD     keyed_12, lower_12, ba
||      SHL     .S1    A1, A2, A0           ; <1> SHL     a2_8, u_lower_8, upper_11
||      ADD     .S2X   B9, A6, B9           ; <1> ADD     keyed_12, lower_12, bb
||      SUB     .D1    A5, A2, A2           ; <1> SUB     word, u_lower_8, u_right_8
        ADD     .L2X   B4, A0, B9           ; <1> ADD     upper_11, k2, keyed_11
||      SHRU    .S1    A1, A2, A0           ; <1> SHRU    a2_8, u_right_8, lower_11
||      MPYU    .M1    A7, A7, A0           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B9, B9, B0           ; <0> MPYHLU  bb, bb, mixed_4
||      LDW     .D1T2  *-A9[2], B4          ; <0> LDW     *-keys[2], k2
||      B       .S2    rc6_cbc_encrypt$on5  ; no interrupt is taken in its delay slots
        ADD     .S1X   A0, B9, A6           ; <1> ADD     keyed_11, lower_11, da
||      ADD     .S2X   B9, A0, B4           ; <1> ADD     keyed_11, lower_11, db
        SHL     .S1X   B0, 18, A0           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M1    A6, A6, A0           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B4, B4, B0           ; <0> MPYU    db, db, square_5
||      ADDAH   .D1    A7, A0, A2           ; <0> ADDAH   ba, square_4, sum_4
        ADD     .L1    A2, A0, A1           ; <0> ADD     sum_4, shifted_4, product_4
||      LDW     .D1T2  *-A9[3], B9          ; <0> LDW     *-keys[3], k1
        SHL     .S1    A1, 5, A0            ; <0> SHL     product_4, 5, t_upper_3
||      SHL     .S2X   A0, 18, B9           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T1  *-A9[1], A8          ; <0> LDW     *-keys[1], k3
||      ADDAH   .D2    B4, B0, B0           ; <0> ADDAH   db, square_5, sum_5
        XOR     .L1    A3, A0, A0           ; <0> XOR     aa, t_upper_3, a1_3
||      SHRU    .S1    A1, 27, A1           ; <0> SHRU    product_4, 27, t_lower_3
||[B2]  B       .S2    rc6_cbc_encrypt$rounds; <0> [count] B      rounds
||      ADD     .D2    B0, B9, B0           ; <0> ADD     sum_5, shifted_5, product_5
rc6_cbc_encrypt$on5:
        XOR     .L1    A0, A1, A3           ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHRU    .S1X   B0, 27, A8           ; <0> SHRU    product_5, 27, u_lower_3
||      SHL     .S2    B0, 5, B0            ; <0> SHL     product_5, 5, u_upper_3
        SUB     .L1    A5, A1, A2           ; <0> SUB     word, t_lower_3, t_right_3
||      XOR     .L2X   B0, A4, B0           ; <0> XOR     ca, u_upper_3, c1_3
||      SHL     .S1    A3, A8, A0           ; <0> SHL     a2_3, u_lower_3, upper_6
||      SUB     .D1    A5, A8, A4           ; <0> SUB     word, u_lower_3, u_right_3
        XOR     .L1X   A8, B0, A3           ; <0> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B8, A0, B0           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A3, A4, A0           ; <0> SHRU    a2_3, u_right_3, lower_6
        ADD     .L1X   A0, B0, A4           ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .L2X   B0, A0, B8           ; <0> ADD     keyed_6, lower_6, cb
||      SHL     .S1    A3, A1, A0           ; <0> SHL     c2_3, t_lower_3, upper_7
        SHRU    .S1    A3, A2, A3           ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B9, A0, B9           ; <0> ADD     upper_7, k1, keyed_7
||      MPYHLU  .M1    A4, A4, A0           ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B8, B8, B0           ; <0> MPYU    cb, cb, square_10
rc6_cbc_encrypt$rc6_cbc_encrypt$4:
        ADD     .L2X   B9, A3, B9           ; <-1> ADD     keyed_7, lower_7, ab
||      ADD     .S1X   A3, B9, A3           ; <-1> ADD     keyed_7, lower_7, aa
        SHL     .S1    A0, 18, A0           ; <-1> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A3, A3, A0           ; <-1> MPYU    aa, aa, square_9
||      MPYHLU  .M2    B9, B9, B0           ; <-1> MPYHLU  ab, ab, mixed_9
||      LDW     .D1T1  *+A9[0], A13         ; LDW     *+keys[0], last0
||      ADDAH   .D2    B8, B0, B0           ; <-1> ADDAH   cb, square_10, sum_10
||      B       .S2    rc6_cbc_encrypt$on6  ; no interrupt is taken in its delay slots
        ADD     .L2X   B0, A0, B8           ; <-1> ADD     sum_10, shifted_10, product_10
||      LDW     .D1T1  *+A9[1], A10         ; LDW     *+keys[1], last1
        SHL     .S1X   B0, 18, A1           ; <-1> SHL     mixed_9, 18, shifted_9
||      SHL     .S2    B8, 5, B0            ; <-1> SHL     product_10, 5, u_upper_8
||      ADDAH   .D1    A3, A0, A0           ; <-1> ADDAH   aa, square_9, sum_9
||      LDW     .D2T1  *+B5[1], A8          ; LDW     *+in[1], p1
        ADD     .L1    A0, A1, A0           ; <-1> ADD     sum_9, shifted_9, product_9
||      XOR     .L2X   B0, A6, B0           ; <-1> XOR     da, u_upper_8, c1_8
||      SHRU    .S1X   B8, 27, A2           ; <-1> SHRU    product_10, 27, u_lower_8
||      ADDAW   .D1    A11, 2, A9           ; ADDAW   schedule, 2, keys
||      B       .S2    rc6_cbc_encrypt$on7  ; no interrupt is taken in its delay slots
        XOR     .L1X   A2, B0, A0           ; <-1> XOR     c1_8, u_lower_8, c2_8
||      SHRU    .S1    A0, 27, A1           ; <-1> SHRU    product_9, 27, t_lower_8
||      SHL     .S2X   A0, 5, B0            ; <-1> SHL     product_9, 5, t_upper_8
||      LDW     .D1T2  *A9++[4], B8         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B0, A6           ; <-1> XOR     ba, t_upper_8, a1_8
||      SUB     .L2X   B1, A1, B0           ; <-1> SUB     word, t_lower_8, t_right_8
||      SHL     .S1    A0, A1, A7           ; <-1> SHL     c2_8, t_lower_8, upper_12
rc6_cbc_encrypt$on6:
        XOR     .L1    A6, A1, A1           ; <-1> XOR     a1_8, t_lower_8, a2_8
||      SHRU    .S2X   A0, B0, B9           ; <-1> SHRU    c2_8, t_right_8, lower_12
||      ADD     .D1    A7, A8, A6           ; <-1> ADD     upper_12, k3, keyed_12
||      LDW     .D2T1  *+B5[3], A8          ; LDW     *+in[3], p3
||      B       .S1    rc6_cbc_encrypt$on8  ; no interrupt is taken in its delay slots
        ADD     .L1X   A6, B9, A7           ; <-1> ADD     keyed_12, lower_12, ba
||      SHL     .S1    A1, A2, A0           ; <-1> SHL     a2_8, u_lower_8, upper_11
||      ADD     .S2X   B9, A6, B9           ; <-1> ADD     keyed_12, lower_12, bb
||      SUB     .D1    A5, A2, A2           ; <-1> SUB     word, u_lower_8, u_right_8
||      LDW     .D2T1  *+B5[0], A1          ; LDW     *+in[0], p0
        MV      .L1    A7, A1               ; MV      ba, b
||      ADD     .L2X   B4, A0, B9           ; <-1> ADD     upper_11, k2, keyed_11
||      SHRU    .S1    A1, A2, A0           ; <-1> SHRU    a2_8, u_right_8, lower_11
rc6_cbc_encrypt$on7:
        XOR     .L1    A8, A1, A0           ; XOR     p1, b, t1
||      SUB     .L2    B12, 1, B2           ; SUB     left, 1, left
||      ADD     .S1X   A0, B9, A6           ; <-1> ADD     keyed_11, lower_11, da
||      ADD     .S2X   B9, A0, B4           ; <-1> ADD     keyed_11, lower_11, db
||      LDW     .D2T1  *+B5[2], A4          ; LDW     *+in[2], p2
        MV      .L1    A6, A0               ; MV      da, d
||      ADD     .L2X   B3, A0, B9           ; ADD     t1, first0, bb
||      ADD     .S1X   A0, B3, A7           ; ADD     t1, first0, ba
||      MV      .D1    A7, A12              ; MV      ba, f1
        XOR     .L1    A8, A0, A0           ; XOR     p3, d, t3
||      MV      .L2X   A6, B13              ; MV      da, f3
||      MPYU    .M1    A7, A7, A0           ; <0> MPYU    ba, ba, square_4
||      MPYHLU  .M2    B9, B9, B0           ; <0> MPYHLU  bb, bb, mixed_4
||      LDW     .D1T2  *-A9[2], B4          ; <0> LDW     *-keys[2], k2
||      B       .S1    rc6_cbc_encrypt$on9  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on8:
        ADD     .L1    A3, A13, A10         ; ADD     aa, last0, f0
||      ADD     .L2X   B10, A0, B4          ; ADD     t3, first1, db
||      ADD     .S1X   A0, B10, A6          ; ADD     t3, first1, da
||      ADD     .D1    A4, A10, A13         ; ADD     ca, last1, f2
||      STW     .D2T1  A12, *+B11[1]        ; STW     f1, *+out[1]
        SHL     .S1X   B0, 18, A0           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M1    A6, A6, A0           ; <0> MPYHLU  da, da, mixed_5
||      MPYU    .M2    B4, B4, B0           ; <0> MPYU    db, db, square_5
||      ADDAH   .D1    A7, A0, A2           ; <0> ADDAH   ba, square_4, sum_4
||      ADDAW   .D2    B5, 4, B5            ; ADDAW   in, 4, in
        ADD     .L1    A2, A0, A1           ; <0> ADD     sum_4, shifted_4, product_4
||      XOR     .S1    A1, A10, A3          ; XOR     p0, f0, aa
||      LDW     .D1T2  *-A9[3], B9          ; <0> LDW     *-keys[3], k1
        XOR     .L1    A4, A13, A4          ; XOR     p2, f2, ca
||      SHL     .S1    A1, 5, A0            ; <0> SHL     product_4, 5, t_upper_3
||      SHL     .S2X   A0, 18, B9           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T1  *-A9[1], A8          ; <0> LDW     *-keys[1], k3
||      ADDAH   .D2    B4, B0, B0           ; <0> ADDAH   db, square_5, sum_5
        XOR     .L1    A3, A0, A0           ; <0> XOR     aa, t_upper_3, a1_3
||      SHRU    .S1    A1, 27, A1           ; <0> SHRU    product_4, 27, t_lower_3
||[B2]  B       .S2    rc6_cbc_encrypt$rounds; [left] B       next
||      ADD     .D2    B0, B9, B0           ; <0> ADD     sum_5, shifted_5, product_5
rc6_cbc_encrypt$on9:
        XOR     .L1    A0, A1, A3           ; <0> XOR     a1_3, t_lower_3, a2_3
||      MV      .L2X   A5, B1               ; copy
||      SHRU    .S1X   B0, 27, A8           ; <0> SHRU    product_5, 27, u_lower_3
||      SHL     .S2    B0, 5, B0            ; <0> SHL     product_5, 5, u_upper_3
        SUB     .L1    A5, A1, A2           ; <0> SUB     word, t_lower_3, t_right_3
||      XOR     .L2X   B0, A4, B0           ; <0> XOR     ca, u_upper_3, c1_3
||      SHL     .S1    A3, A8, A0           ; <0> SHL     a2_3, u_lower_3, upper_6
||      MV      .S2    B2, B12              ; move left
||      SUB     .D1    A5, A8, A4           ; <0> SUB     word, u_lower_3, u_right_3
||      STW     .D2T1  A10, *+B11[0]        ; STW     f0, *+out[0]
        XOR     .L1X   A8, B0, A3           ; <0> XOR     c1_3, u_lower_3, c2_3
||      ADD     .L2X   B8, A0, B0           ; <0> ADD     upper_6, k0, keyed_6
||      SHRU    .S1    A3, A4, A0           ; <0> SHRU    a2_3, u_right_3, lower_6
||      MVK     .S2    9, B2                ; MVK     10, count
||      STW     .D2T1  A13, *+B11[2]        ; STW     f2, *+out[2]
        ADD     .L1X   A0, B0, A4           ; <0> ADD     keyed_6, lower_6, ca
||      ADD     .L2X   B0, A0, B8           ; <0> ADD     keyed_6, lower_6, cb
||      SHL     .S1    A3, A1, A0           ; <0> SHL     c2_3, t_lower_3, upper_7
||      STW     .D2T2  B13, *+B11[3]        ; STW     f3, *+out[3]
        MV      .L2    B1, B1               ; word on both sides
||      SHRU    .S1    A3, A2, A3           ; <0> SHRU    c2_3, t_right_3, lower_7
||      ADD     .S2X   B9, A0, B9           ; <0> ADD     upper_7, k1, keyed_7
||      MPYHLU  .M1    A4, A4, A0           ; <0> MPYHLU  ca, ca, mixed_10
||      MPYU    .M2    B8, B8, B0           ; <0> MPYU    cb, cb, square_10
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
rc6_cbc_encrypt$rc6_cbc_encrypt$4$landing:
        NOP     4
rc6_cbc_encrypt$rc6_cbc_encrypt$5:
        MV      .L1X   B7, A10              ; copy
||      MV      .L2X   A12, B0              ; copy
||      STW     .D2T1  A10, *+B7[0]         ; STW     f0, *+iv[0]
        STW     .D1T2  B13, *+A10[3]        ; STW     f3, *+iv[3]
        MV      .L1X   B6, A6               ; move return$
||      STW     .D1T1  A13, *+A10[2]        ; STW     f2, *+iv[2]
||      STW     .D2T2  B0, *+B7[1]          ; STW     f1, *+iv[1]
rc6_cbc_encrypt$done:
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        B       .S2X   A6                   ; return
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        ADDK    .S2    32, B15              ; frame
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        NOP     4
