; broadside optimize: source b518a76f4127834fe050b9ba3e6010bf34a29c9625783760e49ff4eec138ce5d
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
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

        .global rc6_cbc_encrypt

rc6_cbc_encrypt:
        ADDK    .S2    -40, B15             ; frame
        STW     .D2T1  A14, *+B15[9]        ; save A14
        MV      .L1    A6, A1               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        STW     .D2T1  A13, *+B15[7]        ; save A13
        STW     .D2T2  B12, *+B15[6]        ; save B12
        MV      .L1    A4, A0               ; move out
||[!A1] B       .S1    rc6_cbc_encrypt$done ; [!left] B      done
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        MV      .L1    A1, A4               ; move left
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T1  A15, *+B15[10]       ; save A15
||[A1]  B       .S1    rc6_cbc_encrypt$on1  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$rc6_cbc_encrypt$1:
        MV      .L2X   A8, B9               ; move iv
||      LDW     .D1T1  *+A8[1], A2          ; LDW     *+iv[1], b
||      LDW     .D2T2  *+B4[1], B6          ; LDW     *+in[1], p1
        LDW     .D2T2  *+B6[0], B0          ; LDW     *+schedule[0], first0
        MV      .L1X   B6, A1               ; copy
||      LDW     .D1T2  *+A8[3], B6          ; LDW     *+iv[3], d
||      LDW     .D2T1  *+B4[3], A2          ; LDW     *+in[3], p3
        LDW     .D1T2  *+A1[1], B1          ; LDW     *+schedule[1], first1
||      B       .S1    rc6_cbc_encrypt$on2  ; no interrupt is taken in its delay slots
        MV      .L2    B6, B13              ; move schedule
rc6_cbc_encrypt$on1:
        XOR     .L1X   A2, B6, A2           ; XOR     p1, b, t1
        ADD     .L1X   A2, B0, A9           ; ADD     t1, first0, b
||      LDW     .D1T2  *+A8[0], B6          ; LDW     *+iv[0], f0
        XOR     .L1X   A2, B6, A2           ; XOR     p3, d, t3
||      MPYHLU  .M1    A9, A9, A0           ; <0> MPYHLU  b, b, mixed_4
||      LDW     .D1T2  *+A8[2], B7          ; LDW     *+iv[2], f2
||      LDW     .D2T1  *+B4[0], A1          ; LDW     *+in[0], p0
        MV      .L1    A0, A3               ; move out
||      ADD     .L2X   B1, A2, B5           ; ADD     t3, first1, d
||      MPYU    .M1    A9, A9, A0           ; <0> MPYU    b, b, square_4
||      LDW     .D2T2  *+B4[2], B11         ; LDW     *+in[2], p2
||      B       .S1    rc6_cbc_encrypt$on3  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on2:
        SHL     .S1    A0, 18, A1           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M2    B5, B5, B3           ; <0> MPYHLU  d, d, mixed_5
||      ADDAW   .D1    A1, 2, A8            ; ADDAW   schedule, 2, keys
        MV      .L1X   B3, A13              ; move return$
||      MVK     .S1    32, A5               ; MVK     32, word
||      MPYU    .M2    B5, B5, B11          ; <0> MPYU    d, d, square_5
||      ADDAH   .D1    A9, A0, A0           ; <0> ADDAH   b, square_4, sum_4
        MV      .L2X   A5, B8               ; word on both sides
||      ADD     .S1    A0, A1, A0           ; <0> ADD     sum_4, shifted_4, product_4
||      SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T2  *A8++[4], B7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B4, 4, B2            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B6, A6           ; XOR     p0, f0, a
||      MVK     .S1    8, A2                ; MVK     10, count
||      SHL     .S2X   A0, 5, B6            ; <0> SHL     product_4, 5, t_upper_3
||      ADDAH   .D2    B5, B11, B3          ; <0> ADDAH   d, square_5, sum_5
        XOR     .L2    B11, B7, B7          ; XOR     p2, f2, c
||      XOR     .L1X   A6, B6, A0           ; <0> XOR     a, t_upper_3, a1_3
||      SHRU    .S2X   A0, 27, B6           ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D1T2  *-A8[3], B6          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B3, B4, B3           ; <0> ADD     sum_5, shifted_5, product_5
||      B       .S1    rc6_cbc_encrypt$on4  ; no interrupt is taken in its delay slots
rc6_cbc_encrypt$on3:
        XOR     .L2X   B6, A0, B11          ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B3, 5, A10           ; <0> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B3, 27, B12          ; <0> SHRU    product_5, 27, u_lower_3
        SUB     .L2    B8, B12, B4          ; <0> SUB     word, u_lower_3, u_right_3
||      XOR     .S1X   A10, B7, A10         ; <0> XOR     c, u_upper_3, c1_3
||      SHL     .S2    B11, B12, B3         ; <0> SHL     a2_3, u_lower_3, upper_6
        XOR     .L2X   B12, A10, B4         ; <0> XOR     c1_3, u_lower_3, c2_3
||      SHRU    .S2    B11, B4, B11         ; <0> SHRU    a2_3, u_right_3, lower_6
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      ADD     .D2    B3, B7, B12          ; <0> ADD     upper_6, k0, keyed_6
        ADD     .L2    B12, B11, B7         ; <0> ADD     keyed_6, lower_6, c
||      SUB     .L1X   A5, B6, A15          ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2    B4, B6, B3           ; <0> SHL     c2_3, t_lower_3, upper_7
||      LDW     .D1T1  *-A8[2], A7          ; <0> LDW     *-keys[2], k2
||      B       .S1    rc6_cbc_encrypt$on5  ; no interrupt is taken in its delay slots
        SHRU    .S1X   B4, A15, A1          ; <0> SHRU    c2_3, t_right_3, lower_7
||      MPYHLU  .M2    B7, B7, B3           ; <0> MPYHLU  c, c, mixed_10
||      ADD     .D2    B3, B6, B3           ; <0> ADD     upper_7, k1, keyed_7
rc6_cbc_encrypt$on4:
        ADD     .S1X   A1, B3, A6           ; <0> ADD     keyed_7, lower_7, a
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    c, c, square_10
        SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A6, A6, A10          ; <0> MPYU    a, a, square_9
        MPYHLU  .M1    A6, A6, A10          ; <0> MPYHLU  a, a, mixed_9
||      ADDAH   .D2    B7, B3, B3           ; <0> ADDAH   c, square_10, sum_10
;@loop {"name": "rounds", "ii": 22, "res_mii": 11, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.9, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 8.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 9.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 1.6, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 22, 2 stages
;  bounds: resources 11, recurrence 20
;  critical cycle:
;    MPYU c, c, square_10
;    ADDAH c, square_10, sum_10
;    ADD sum_10, shifted_10, product_10
;    SHL product_10, 5, u_upper_8
;    XOR d, u_upper_8, c1_8
;    XOR c1_8, u_lower_8, c2_8
;    SHL c2_8, t_lower_8, upper_12
;    ADD upper_12, k3, keyed_12
;    ADD keyed_12, lower_12, b
;    MPYU b, b, square_4
;    ADDAH b, square_4, sum_4
;    ADD sum_4, shifted_4, product_4
;    SHL product_4, 5, t_upper_3
;    XOR a, t_upper_3, a1_3
;    XOR a1_3, t_lower_3, a2_3
;    SHL a2_3, u_lower_3, upper_6
;    ADD upper_6, k0, keyed_6
;    ADD keyed_6, lower_6, c
;  units: L1 7/22, S1 16/22, M1 4/22, D1 8/22, L2 6/22, S2 14/22, M2 4/22, D2 6/22
;  cross paths: 1X 11/22, 2X 9/22
;  T paths: T1 2/22, T2 2/22
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 20: proved infeasible (56 operations near the recurrence), 0.4 s
;  II 21: proved infeasible (56 operations near the recurrence), 0.9 s
;  II 20: time limit, 8.8 s
;  II 21: time limit, 9.6 s
;  II 22 without possible bank conflicts: found, 1.6 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rc6_cbc_encrypt$rounds:
        ADDAH   .D1    A6, A10, A0          ; <1> ADDAH   a, square_9, sum_9
||      ADD     .D2    B3, B4, B4           ; <1> ADD     sum_10, shifted_10, product_10
rc6_cbc_encrypt$on5:
        SHL     .S1    A10, 18, A10         ; <1> SHL     mixed_9, 18, shifted_9
||      SHL     .S2    B4, 5, B3            ; <1> SHL     product_10, 5, u_upper_8
        XOR     .L2    B5, B3, B3           ; <1> XOR     d, u_upper_8, c1_8
||      SHRU    .S1X   B4, 27, A10          ; <1> SHRU    product_10, 27, u_lower_8
||      ADD     .D1    A0, A10, A0          ; <1> ADD     sum_9, shifted_9, product_9
        XOR     .L1X   A10, B3, A0          ; <1> XOR     c1_8, u_lower_8, c2_8
||      SHL     .S1    A0, 5, A15           ; <1> SHL     product_9, 5, t_upper_8
||      SHRU    .S2X   A0, 27, B4           ; <1> SHRU    product_9, 27, t_lower_8
        XOR     .L1    A9, A15, A9          ; <1> XOR     b, t_upper_8, a1_8
||      SUB     .S1X   A5, B4, A15          ; <1> SUB     word, t_lower_8, t_right_8
||      SHL     .S2X   A0, B4, B3           ; <1> SHL     c2_8, t_lower_8, upper_12
        ADD     .L1X   A1, B3, A9           ; <1> ADD     upper_12, k3, keyed_12
||      SHRU    .S1    A0, A15, A0          ; <1> SHRU    c2_8, t_right_8, lower_12
||      XOR     .S2X   B4, A9, B3           ; <1> XOR     a1_8, t_lower_8, a2_8
        ADD     .L1    A9, A0, A9           ; <1> ADD     keyed_12, lower_12, b
||      SHL     .S1X   B3, A10, A15         ; <1> SHL     a2_8, u_lower_8, upper_11
||      SUB     .S2X   B8, A10, B4          ; <1> SUB     word, u_lower_8, u_right_8
        ADD     .L1    A15, A7, A10         ; <1> ADD     upper_11, k2, keyed_11
||      SHRU    .S2    B3, B4, B3           ; <1> SHRU    a2_8, u_right_8, lower_11
||      MPYHLU  .M1    A9, A9, A0           ; <0> MPYHLU  b, b, mixed_4
        ADD     .L2X   B3, A10, B5          ; <1> ADD     keyed_11, lower_11, d
||      MPYU    .M1    A9, A9, A0           ; <0> MPYU    b, b, square_4
||      B       .S1    rc6_cbc_encrypt$on8  ; no interrupt is taken in its delay slots
        SHL     .S1    A0, 18, A1           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M2    B5, B5, B3           ; <0> MPYHLU  d, d, mixed_5
        MPYU    .M2    B5, B5, B11          ; <0> MPYU    d, d, square_5
||      ADDAH   .D1    A9, A0, A0           ; <0> ADDAH   b, square_4, sum_4
        ADD     .L1    A0, A1, A0           ; <0> ADD     sum_4, shifted_4, product_4
||      SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T2  *A8++[4], B7         ; <0> LDW     *keys++[4], k0
||      B       .S1    rc6_cbc_encrypt$on9  ; no interrupt is taken in its delay slots
        SHL     .S2X   A0, 5, B6            ; <0> SHL     product_4, 5, t_upper_3
||      ADDAH   .D2    B5, B11, B3          ; <0> ADDAH   d, square_5, sum_5
        XOR     .S1X   A6, B6, A0           ; <0> XOR     a, t_upper_3, a1_3
||      SHRU    .S2X   A0, 27, B6           ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D1T2  *-A8[3], B6          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B3, B4, B3           ; <0> ADD     sum_5, shifted_5, product_5
rc6_cbc_encrypt$on8:
        XOR     .L2X   B6, A0, B11          ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B3, 5, A10           ; <0> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B3, 27, B12          ; <0> SHRU    product_5, 27, u_lower_3
        SUB     .L2    B8, B12, B4          ; <0> SUB     word, u_lower_3, u_right_3
||      XOR     .S1X   A10, B7, A10         ; <0> XOR     c, u_upper_3, c1_3
||      SHL     .S2    B11, B12, B3         ; <0> SHL     a2_3, u_lower_3, upper_6
        XOR     .L2X   B12, A10, B4         ; <0> XOR     c1_3, u_lower_3, c2_3
||[A2]  B       .S1    rc6_cbc_encrypt$rounds; <0> [count] B      rounds
||      SHRU    .S2    B11, B4, B11         ; <0> SHRU    a2_3, u_right_3, lower_6
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      ADD     .D2    B3, B7, B12          ; <0> ADD     upper_6, k0, keyed_6
rc6_cbc_encrypt$on9:
        ADD     .L2    B12, B11, B7         ; <0> ADD     keyed_6, lower_6, c
||      SUB     .L1X   A5, B6, A15          ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2    B4, B6, B3           ; <0> SHL     c2_3, t_lower_3, upper_7
||      LDW     .D1T1  *-A8[2], A7          ; <0> LDW     *-keys[2], k2
||[A2]  B       .S1    rc6_cbc_encrypt$on5  ; no interrupt is taken in its delay slots
        SHRU    .S1X   B4, A15, A1          ; <0> SHRU    c2_3, t_right_3, lower_7
||      MPYHLU  .M2    B7, B7, B3           ; <0> MPYHLU  c, c, mixed_10
||      ADD     .D2    B3, B6, B3           ; <0> ADD     upper_7, k1, keyed_7
        ADD     .S1X   A1, B3, A6           ; <0> ADD     keyed_7, lower_7, a
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    c, c, square_10
        SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A6, A6, A10          ; <0> MPYU    a, a, square_9
        MPYHLU  .M1    A6, A6, A10          ; <0> MPYHLU  a, a, mixed_9
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADDAH   .D2    B7, B3, B3           ; <0> ADDAH   c, square_10, sum_10
rc6_cbc_encrypt$rc6_cbc_encrypt$4:
        SUB     .L1    A4, 1, A2            ; SUB     left, 1, left
||      MV      .S1X   B13, A12             ; copy
||      ADDAH   .D1    A6, A10, A0          ; <-1> ADDAH   a, square_9, sum_9
||      ADD     .D2    B3, B4, B4           ; <-1> ADD     sum_10, shifted_10, product_10
        SHL     .S1    A10, 18, A10         ; <-1> SHL     mixed_9, 18, shifted_9
||      SHL     .S2    B4, 5, B3            ; <-1> SHL     product_10, 5, u_upper_8
        MV      .L1    A2, A4               ; move left
||      XOR     .L2    B5, B3, B3           ; <-1> XOR     d, u_upper_8, c1_8
||      SHRU    .S1X   B4, 27, A10          ; <-1> SHRU    product_10, 27, u_lower_8
||      ADD     .D1    A0, A10, A0          ; <-1> ADD     sum_9, shifted_9, product_9
||      LDW     .D2T1  *+B2[1], A0          ; LDW     *+in[1], p1
||      B       .S2    rc6_cbc_encrypt$on10 ; no interrupt is taken in its delay slots
        XOR     .L1X   A10, B3, A0          ; <-1> XOR     c1_8, u_lower_8, c2_8
||      SHL     .S1    A0, 5, A15           ; <-1> SHL     product_9, 5, t_upper_8
||      SHRU    .S2X   A0, 27, B4           ; <-1> SHRU    product_9, 27, t_lower_8
        XOR     .L1    A9, A15, A9          ; <-1> XOR     b, t_upper_8, a1_8
||      SUB     .S1X   A5, B4, A15          ; <-1> SUB     word, t_lower_8, t_right_8
||      SHL     .S2X   A0, B4, B3           ; <-1> SHL     c2_8, t_lower_8, upper_12
||      LDW     .D1T1  *+A8[1], A10         ; LDW     *+keys[1], last1
||      LDW     .D2T2  *+B2[3], B3          ; LDW     *+in[3], p3
        ADD     .L1X   A1, B3, A9           ; <-1> ADD     upper_12, k3, keyed_12
||      SHRU    .S1    A0, A15, A0          ; <-1> SHRU    c2_8, t_right_8, lower_12
||      XOR     .S2X   B4, A9, B3           ; <-1> XOR     a1_8, t_lower_8, a2_8
||      LDW     .D1T2  *+A8[0], B3          ; LDW     *+keys[0], last0
        ADD     .L1    A9, A0, A9           ; <-1> ADD     keyed_12, lower_12, b
||      SHL     .S1X   B3, A10, A15         ; <-1> SHL     a2_8, u_lower_8, upper_11
||      SUB     .L2X   B8, A10, B4          ; <-1> SUB     word, u_lower_8, u_right_8
||      B       .S2    rc6_cbc_encrypt$on11 ; no interrupt is taken in its delay slots
        ADD     .L1    A15, A7, A10         ; <-1> ADD     upper_11, k2, keyed_11
||      MV      .L2X   A5, B8               ; word on both sides
||      XOR     .S1    A0, A9, A0           ; XOR     p1, b, t1
||      SHRU    .S2    B3, B4, B3           ; <-1> SHRU    a2_8, u_right_8, lower_11
||      MV      .D1    A9, A11              ; MV      b, f1
rc6_cbc_encrypt$on10:
        ADD     .L1X   A0, B0, A9           ; ADD     t1, first0, b
||      ADD     .L2X   B3, A10, B5          ; <-1> ADD     keyed_11, lower_11, d
||      STW     .D1T1  A11, *+A3[1]         ; STW     f1, *+out[1]
||      LDW     .D2T2  *+B2[2], B7          ; LDW     *+in[2], p2
        MV      .L1X   B5, A14              ; MV      d, f3
||      XOR     .L2    B3, B5, B5           ; XOR     p3, d, t3
||      MPYHLU  .M1    A9, A9, A0           ; <0> MPYHLU  b, b, mixed_4
||      LDW     .D2T1  *+B2[0], A1          ; LDW     *+in[0], p0
        ADD     .L2X   B3, A6, B10          ; ADD     a, last0, f0
||      ADD     .S2    B5, B1, B5           ; ADD     t3, first1, d
||      MPYU    .M1    A9, A9, A0           ; <0> MPYU    b, b, square_4
||      ADDAW   .D2    B2, 4, B2            ; ADDAW   in, 4, in
||      B       .S1    rc6_cbc_encrypt$on12 ; no interrupt is taken in its delay slots
        ADD     .L1X   A10, B7, A12         ; ADD     c, last1, f2
||      SHL     .S1    A0, 18, A1           ; <0> SHL     mixed_4, 18, shifted_4
||      MPYHLU  .M2    B5, B5, B3           ; <0> MPYHLU  d, d, mixed_5
||      ADDAW   .D1    A12, 2, A8           ; ADDAW   schedule, 2, keys
rc6_cbc_encrypt$on11:
        MPYU    .M2    B5, B5, B11          ; <0> MPYU    d, d, square_5
||      ADDAH   .D1    A9, A0, A0           ; <0> ADDAH   b, square_4, sum_4
        XOR     .L2X   B7, A12, B7          ; XOR     p2, f2, c
||      ADD     .L1    A0, A1, A0           ; <0> ADD     sum_4, shifted_4, product_4
||      SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_5, 18, shifted_5
||      LDW     .D1T2  *A8++[4], B7         ; <0> LDW     *keys++[4], k0
||      B       .S1    rc6_cbc_encrypt$on13 ; no interrupt is taken in its delay slots
        XOR     .L1X   A1, B10, A6          ; XOR     p0, f0, a
||      SHL     .S2X   A0, 5, B6            ; <0> SHL     product_4, 5, t_upper_3
||      STW     .D1T1  A14, *+A3[3]         ; STW     f3, *+out[3]
||      ADDAH   .D2    B5, B11, B3          ; <0> ADDAH   d, square_5, sum_5
        XOR     .S1X   A6, B6, A0           ; <0> XOR     a, t_upper_3, a1_3
||      SHRU    .S2X   A0, 27, B6           ; <0> SHRU    product_4, 27, t_lower_3
||      LDW     .D1T2  *-A8[3], B6          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B3, B4, B3           ; <0> ADD     sum_5, shifted_5, product_5
rc6_cbc_encrypt$on12:
        XOR     .L2X   B6, A0, B11          ; <0> XOR     a1_3, t_lower_3, a2_3
||      SHL     .S1X   B3, 5, A10           ; <0> SHL     product_5, 5, u_upper_3
||      SHRU    .S2    B3, 27, B12          ; <0> SHRU    product_5, 27, u_lower_3
||      STW     .D1T1  A12, *+A3[2]         ; STW     f2, *+out[2]
        SUB     .L2    B8, B12, B4          ; <0> SUB     word, u_lower_3, u_right_3
||      XOR     .S1X   A10, B7, A10         ; <0> XOR     c, u_upper_3, c1_3
||      SHL     .S2    B11, B12, B3         ; <0> SHL     a2_3, u_lower_3, upper_6
||      STW     .D1T2  B10, *+A3[0]         ; STW     f0, *+out[0]
        XOR     .L2X   B12, A10, B4         ; <0> XOR     c1_3, u_lower_3, c2_3
||[A2]  B       .S1    rc6_cbc_encrypt$rounds; [left] B       next
||      SHRU    .S2    B11, B4, B11         ; <0> SHRU    a2_3, u_right_3, lower_6
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      ADD     .D2    B3, B7, B12          ; <0> ADD     upper_6, k0, keyed_6
rc6_cbc_encrypt$on13:
        ADD     .L2    B12, B11, B7         ; <0> ADD     keyed_6, lower_6, c
||      SUB     .L1X   A5, B6, A15          ; <0> SUB     word, t_lower_3, t_right_3
||      SHL     .S2    B4, B6, B3           ; <0> SHL     c2_3, t_lower_3, upper_7
||      LDW     .D1T1  *-A8[2], A7          ; <0> LDW     *-keys[2], k2
||[A2]  B       .S1    rc6_cbc_encrypt$on5  ; no interrupt is taken in its delay slots
        SHRU    .S1X   B4, A15, A1          ; <0> SHRU    c2_3, t_right_3, lower_7
||      MPYHLU  .M2    B7, B7, B3           ; <0> MPYHLU  c, c, mixed_10
||      ADD     .D2    B3, B6, B3           ; <0> ADD     upper_7, k1, keyed_7
        ADD     .S1X   A1, B3, A6           ; <0> ADD     keyed_7, lower_7, a
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    c, c, square_10
        MVK     .S1    8, A2                ; MVK     10, count
||      SHL     .S2    B3, 18, B4           ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A6, A6, A10          ; <0> MPYU    a, a, square_9
        MPYHLU  .M1    A6, A6, A10          ; <0> MPYHLU  a, a, mixed_9
||      ADDAW   .D1    A3, 4, A3            ; ADDAW   out, 4, out
||      ADDAH   .D2    B7, B3, B3           ; <0> ADDAH   c, square_10, sum_10
rc6_cbc_encrypt$rc6_cbc_encrypt$4$landing:
        NOP     4
        MV      .L1X   B9, A8               ; move iv
||      MV      .L2X   A13, B3              ; move return$
rc6_cbc_encrypt$rc6_cbc_encrypt$5:
        MV      .L2X   A8, B0               ; copy
||      STW     .D1T1  A14, *+A8[3]         ; STW     f3, *+iv[3]
        MV      .L2X   A12, B10             ; copy
||      STW     .D2T2  B10, *+B0[0]         ; STW     f0, *+iv[0]
        STW     .D1T2  B10, *+A8[2]         ; STW     f2, *+iv[2]
||      STW     .D2T1  A11, *+B0[1]         ; STW     f1, *+iv[1]
rc6_cbc_encrypt$done:
        LDW     .D2T1  *+B15[10], A15       ; restore A15
        LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        NOP     3
        ADDK    .S2    40, B15              ; frame
