; broadside optimize: source 93d1fd2ce21c3b55af2d7eb17835ccd3a3cf56fdb4a171b1bfb21a75d3abb6b9
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 10 s a region
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

        .global rc6_encrypt_block
        .global rc6_decrypt_block

rc6_encrypt_block:
        LDW     .D1T1  *+A4[1], A0          ; LDW     *+block[1], b
||      LDW     .D2T2  *B4++[1], B0         ; LDW     *keys++, k0
        B       .S1    rc6_encrypt_block$on1; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A4[3], B3          ; LDW     *+block[3], d
||      LDW     .D2T1  *B4++[1], A0         ; LDW     *keys++, k1
        NOP
        MVK     .S1    32, A6               ; MVK     32, word
        ADD     .L1X   A0, B0, A3           ; ADD     b, k0, b
        MV      .L2    B3, B1               ; move return$
||      MPYHLU  .M1    A3, A3, A1           ; <0> MPYHLU  b, b, mixed_2
rc6_encrypt_block$on1:
        ADD     .L2X   B3, A0, B6           ; ADD     d, k1, d
||      MPYU    .M1    A3, A3, A1           ; <0> MPYU    b, b, square_2
||      LDW     .D1T1  *+A4[0], A7          ; LDW     *+block[0], a
||      B       .S1    rc6_encrypt_block$on2; no interrupt is taken in its delay slots
        MV      .L1X   B4, A8               ; move keys
||      MV      .L2X   A6, B7               ; word on both sides
||      SHL     .S1    A1, 18, A5           ; <0> SHL     mixed_2, 18, shifted_2
||      MPYHLU  .M2    B6, B6, B2           ; <0> MPYHLU  d, d, mixed_3
||      LDW     .D1T2  *+A4[2], B8          ; LDW     *+block[2], c
        MPYU    .M2    B6, B6, B2           ; <0> MPYU    d, d, square_3
||      ADDAH   .D1    A3, A1, A1           ; <0> ADDAH   b, square_2, sum_2
        ADD     .S1    A1, A5, A1           ; <0> ADD     sum_2, shifted_2, product_2
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_3, 18, shifted_3
||      LDW     .D1T2  *A8++[4], B8         ; <0> LDW     *keys++[4], k0
        MVK     .S1    9, A2                ; MVK     10, count
||      SHL     .S2X   A1, 5, B4            ; <0> SHL     product_2, 5, t_upper_1
||      ADDAH   .D2    B6, B2, B2           ; <0> ADDAH   d, square_3, sum_3
        XOR     .L1X   A7, B4, A9           ; <0> XOR     a, t_upper_1, a1_1
||      SHRU    .S2X   A1, 27, B9           ; <0> SHRU    product_2, 27, t_lower_1
||      LDW     .D1T2  *-A8[3], B3          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B2, B3, B2           ; <0> ADD     sum_3, shifted_3, product_3
||      B       .S1    rc6_encrypt_block$on3; no interrupt is taken in its delay slots
rc6_encrypt_block$on2:
        XOR     .L2X   B9, A9, B3           ; <0> XOR     a1_1, t_lower_1, a2_1
||      SHL     .S1X   B2, 5, A1            ; <0> SHL     product_3, 5, u_upper_1
||      SHRU    .S2    B2, 27, B5           ; <0> SHRU    product_3, 27, u_lower_1
        SUB     .L2    B7, B5, B4           ; <0> SUB     word, u_lower_1, u_right_1
||      XOR     .S1X   A1, B8, A1           ; <0> XOR     c, u_upper_1, c1_1
||      SHL     .S2    B3, B5, B2           ; <0> SHL     a2_1, u_lower_1, upper_4
        XOR     .L2X   B5, A1, B4           ; <0> XOR     c1_1, u_lower_1, c2_1
||      SHRU    .S2    B3, B4, B3           ; <0> SHRU    a2_1, u_right_1, lower_4
||      LDW     .D1T1  *-A8[1], A5          ; <0> LDW     *-keys[1], k3
||      ADD     .D2    B2, B8, B2           ; <0> ADD     upper_4, k0, keyed_4
        ADD     .L2    B2, B3, B8           ; <0> ADD     keyed_4, lower_4, c
||      SUB     .S1X   A6, B9, A1           ; <0> SUB     word, t_lower_1, t_right_1
||      SHL     .S2    B4, B9, B2           ; <0> SHL     c2_1, t_lower_1, upper_5
||      LDW     .D1T1  *-A8[2], A9          ; <0> LDW     *-keys[2], k2
        MV      .L2X   A4, B0               ; move block
||      SHRU    .S1X   B4, A1, A1           ; <0> SHRU    c2_1, t_right_1, lower_5
||      MPYHLU  .M2    B8, B8, B2           ; <0> MPYHLU  c, c, mixed_8
||      ADD     .D2    B2, B3, B2           ; <0> ADD     upper_5, k1, keyed_5
||      B       .S2    rc6_encrypt_block$on4; no interrupt is taken in its delay slots
rc6_encrypt_block$on3:
        ADD     .S1X   A1, B2, A7           ; <0> ADD     keyed_5, lower_5, a
||      MPYU    .M2    B8, B8, B2           ; <0> MPYU    c, c, square_8
        SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A7, A7, A1           ; <0> MPYU    a, a, square_7
        MPYHLU  .M1    A7, A7, A1           ; <0> MPYHLU  a, a, mixed_7
||      ADDAH   .D2    B8, B2, B2           ; <0> ADDAH   c, square_8, sum_8
;@loop {"name": "rounds", "ii": 22, "res_mii": 11, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 8.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 8.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 22, 2 stages
;  bounds: resources 11, recurrence 20
;  critical cycle:
;    MPYU c, c, square_8
;    ADDAH c, square_8, sum_8
;    ADD sum_8, shifted_8, product_8
;    SHL product_8, 5, u_upper_6
;    XOR d, u_upper_6, c1_6
;    XOR c1_6, u_lower_6, c2_6
;    SHL c2_6, t_lower_6, upper_10
;    ADD upper_10, k3, keyed_10
;    ADD keyed_10, lower_10, b
;    MPYU b, b, square_2
;    ADDAH b, square_2, sum_2
;    ADD sum_2, shifted_2, product_2
;    SHL product_2, 5, t_upper_1
;    XOR a, t_upper_1, a1_1
;    XOR a1_1, t_lower_1, a2_1
;    SHL a2_1, u_lower_1, upper_4
;    ADD upper_4, k0, keyed_4
;    ADD keyed_4, lower_4, c
;  units: L1 6/22, S1 16/22, M1 4/22, D1 8/22, L2 7/22, S2 14/22, M2 4/22, D2 6/22
;  cross paths: 1X 11/22, 2X 9/22
;  T paths: T1 2/22, T2 2/22
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 10 used, 10 live at once
;  II 20: proved infeasible (56 operations near the recurrence), 0.3 s
;  II 21: proved infeasible (56 operations near the recurrence), 0.6 s
;  II 20: time limit, 8.7 s
;  II 21: time limit, 8.4 s
;  II 22 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rc6_encrypt_block$rounds:
        ADDAH   .D1    A7, A1, A4           ; <1> ADDAH   a, square_7, sum_7
||      ADD     .D2    B2, B3, B2           ; <1> ADD     sum_8, shifted_8, product_8
        SHL     .S1    A1, 18, A1           ; <1> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B2, 5, B3            ; <1> SHL     product_8, 5, u_upper_6
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
rc6_encrypt_block$on4:
        XOR     .L2    B6, B3, B4           ; <1> XOR     d, u_upper_6, c1_6
||      SHRU    .S1X   B2, 27, A4           ; <1> SHRU    product_8, 27, u_lower_6
||      ADD     .D1    A4, A1, A1           ; <1> ADD     sum_7, shifted_7, product_7
        XOR     .L1X   A4, B4, A0           ; <1> XOR     c1_6, u_lower_6, c2_6
||      SHL     .S1    A1, 5, A1            ; <1> SHL     product_7, 5, t_upper_6
||      SHRU    .S2X   A1, 27, B2           ; <1> SHRU    product_7, 27, t_lower_6
rc6_encrypt_block$on5:
        XOR     .L1    A3, A1, A3           ; <1> XOR     b, t_upper_6, a1_6
||      SUB     .S1X   A6, B2, A1           ; <1> SUB     word, t_lower_6, t_right_6
||      SHL     .S2X   A0, B2, B9           ; <1> SHL     c2_6, t_lower_6, upper_10
        ADD     .L1X   A5, B9, A5           ; <1> ADD     upper_10, k3, keyed_10
||      SHRU    .S1    A0, A1, A3           ; <1> SHRU    c2_6, t_right_6, lower_10
||      XOR     .S2X   B2, A3, B4           ; <1> XOR     a1_6, t_lower_6, a2_6
        ADD     .L1    A5, A3, A3           ; <1> ADD     keyed_10, lower_10, b
||      SHL     .S1X   B4, A4, A1           ; <1> SHL     a2_6, u_lower_6, upper_9
||      SUB     .L2X   B7, A4, B9           ; <1> SUB     word, u_lower_6, u_right_6
||      B       .S2    rc6_encrypt_block$on6; no interrupt is taken in its delay slots
        ADD     .L1    A1, A9, A1           ; <1> ADD     upper_9, k2, keyed_9
||      SHRU    .S2    B4, B9, B3           ; <1> SHRU    a2_6, u_right_6, lower_9
||      MPYHLU  .M1    A3, A3, A1           ; <0> MPYHLU  b, b, mixed_2
        ADD     .L2X   B3, A1, B6           ; <1> ADD     keyed_9, lower_9, d
||      MPYU    .M1    A3, A3, A1           ; <0> MPYU    b, b, square_2
        SHL     .S1    A1, 18, A5           ; <0> SHL     mixed_2, 18, shifted_2
||      MPYHLU  .M2    B6, B6, B2           ; <0> MPYHLU  d, d, mixed_3
        MPYU    .M2    B6, B6, B2           ; <0> MPYU    d, d, square_3
||      ADDAH   .D1    A3, A1, A1           ; <0> ADDAH   b, square_2, sum_2
        ADD     .L1    A1, A5, A1           ; <0> ADD     sum_2, shifted_2, product_2
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_3, 18, shifted_3
||      LDW     .D1T2  *A8++[4], B8         ; <0> LDW     *keys++[4], k0
||      B       .S1    rc6_encrypt_block$on7; no interrupt is taken in its delay slots
rc6_encrypt_block$on6:
        SHL     .S2X   A1, 5, B4            ; <0> SHL     product_2, 5, t_upper_1
||      ADDAH   .D2    B6, B2, B2           ; <0> ADDAH   d, square_3, sum_3
        XOR     .S1X   A7, B4, A9           ; <0> XOR     a, t_upper_1, a1_1
||      SHRU    .S2X   A1, 27, B9           ; <0> SHRU    product_2, 27, t_lower_1
||      LDW     .D1T2  *-A8[3], B3          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B2, B3, B2           ; <0> ADD     sum_3, shifted_3, product_3
        XOR     .L2X   B9, A9, B3           ; <0> XOR     a1_1, t_lower_1, a2_1
||      SHL     .S1X   B2, 5, A1            ; <0> SHL     product_3, 5, u_upper_1
||      SHRU    .S2    B2, 27, B5           ; <0> SHRU    product_3, 27, u_lower_1
        SUB     .L2    B7, B5, B4           ; <0> SUB     word, u_lower_1, u_right_1
||      XOR     .S1X   A1, B8, A1           ; <0> XOR     c, u_upper_1, c1_1
||      SHL     .S2    B3, B5, B2           ; <0> SHL     a2_1, u_lower_1, upper_4
        XOR     .L2X   B5, A1, B4           ; <0> XOR     c1_1, u_lower_1, c2_1
||[A2]  B       .S1    rc6_encrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2    B3, B4, B3           ; <0> SHRU    a2_1, u_right_1, lower_4
||      LDW     .D1T1  *-A8[1], A5          ; <0> LDW     *-keys[1], k3
||      ADD     .D2    B2, B8, B2           ; <0> ADD     upper_4, k0, keyed_4
rc6_encrypt_block$on7:
        ADD     .L2    B2, B3, B8           ; <0> ADD     keyed_4, lower_4, c
||      SUB     .S1X   A6, B9, A1           ; <0> SUB     word, t_lower_1, t_right_1
||      SHL     .S2    B4, B9, B2           ; <0> SHL     c2_1, t_lower_1, upper_5
||      LDW     .D1T1  *-A8[2], A9          ; <0> LDW     *-keys[2], k2
        SHRU    .S1X   B4, A1, A1           ; <0> SHRU    c2_1, t_right_1, lower_5
||      MPYHLU  .M2    B8, B8, B2           ; <0> MPYHLU  c, c, mixed_8
||      ADD     .D2    B2, B3, B2           ; <0> ADD     upper_5, k1, keyed_5
        ADD     .S1X   A1, B2, A7           ; <0> ADD     keyed_5, lower_5, a
||      MPYU    .M2    B8, B8, B2           ; <0> MPYU    c, c, square_8
        SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A7, A7, A1           ; <0> MPYU    a, a, square_7
||[A2]  B       .S1    rc6_encrypt_block$on5; no interrupt is taken in its delay slots
        MPYHLU  .M1    A7, A7, A1           ; <0> MPYHLU  a, a, mixed_7
||      ADDAH   .D2    B8, B2, B2           ; <0> ADDAH   c, square_8, sum_8
rc6_encrypt_block$rc6_encrypt_block$2:
        ADDAH   .D1    A7, A1, A4           ; <-1> ADDAH   a, square_7, sum_7
||      ADD     .D2    B2, B3, B2           ; <-1> ADD     sum_8, shifted_8, product_8
        SHL     .S1    A1, 18, A1           ; <-1> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B2, 5, B3            ; <-1> SHL     product_8, 5, u_upper_6
        XOR     .L2    B6, B3, B4           ; <-1> XOR     d, u_upper_6, c1_6
||      SHRU    .S1X   B2, 27, A4           ; <-1> SHRU    product_8, 27, u_lower_6
||      ADD     .D1    A4, A1, A1           ; <-1> ADD     sum_7, shifted_7, product_7
        XOR     .L1X   A4, B4, A0           ; <-1> XOR     c1_6, u_lower_6, c2_6
||      SHL     .S1    A1, 5, A1            ; <-1> SHL     product_7, 5, t_upper_6
||      SHRU    .S2X   A1, 27, B2           ; <-1> SHRU    product_7, 27, t_lower_6
        XOR     .L1    A3, A1, A3           ; <-1> XOR     b, t_upper_6, a1_6
||      SUB     .S1X   A6, B2, A1           ; <-1> SUB     word, t_lower_6, t_right_6
||      SHL     .S2X   A0, B2, B9           ; <-1> SHL     c2_6, t_lower_6, upper_10
        ADD     .L1X   A5, B9, A5           ; <-1> ADD     upper_10, k3, keyed_10
||      SHRU    .S1    A0, A1, A3           ; <-1> SHRU    c2_6, t_right_6, lower_10
||      XOR     .S2X   B2, A3, B4           ; <-1> XOR     a1_6, t_lower_6, a2_6
        ADD     .L1    A5, A3, A3           ; <-1> ADD     keyed_10, lower_10, b
||      SHL     .S1X   B4, A4, A1           ; <-1> SHL     a2_6, u_lower_6, upper_9
||      SUB     .L2X   B7, A4, B9           ; <-1> SUB     word, u_lower_6, u_right_6
||      LDW     .D1T1  *+A8[0], A3          ; LDW     *+keys[0], k0
||      B       .S2    rc6_encrypt_block$on8; no interrupt is taken in its delay slots
        ADD     .L1    A1, A9, A1           ; <-1> ADD     upper_9, k2, keyed_9
||      SHRU    .S2    B4, B9, B3           ; <-1> SHRU    a2_6, u_right_6, lower_9
||      LDW     .D1T2  *+A8[1], B6          ; LDW     *+keys[1], k1
        ADD     .L2X   B3, A1, B6           ; <-1> ADD     keyed_9, lower_9, d
||      B       .S2    B1                   ; return
        STW     .D2T2  B6, *+B0[3]          ; STW     d, *+block[3]
        STW     .D2T1  A3, *+B0[1]          ; STW     b, *+block[1]
        ADD     .L1    A7, A3, A3           ; ADD     a, k0, a
rc6_encrypt_block$on8:
        ADD     .L2    B8, B6, B6           ; ADD     c, k1, c
||      STW     .D2T1  A3, *+B0[0]          ; STW     a, *+block[0]
        STW     .D2T2  B6, *+B0[2]          ; STW     c, *+block[2]

rc6_decrypt_block:
        MV      .L2X   A4, B1               ; copy
||      ADDK    .S2    168, B4              ; ADDK    168, schedule
        MV      .L1X   B4, A2               ; MV      schedule, keys
||      MVK     .S1    32, A8               ; MVK     32, word
||      MV      .D1    A4, A0               ; move block
        MV      .L2X   A8, B8               ; word on both sides
||      LDW     .D1T1  *+A2[1], A4          ; LDW     *+keys[1], k1
        LDW     .D1T1  *+A2[0], A3          ; LDW     *+keys[0], k0
        LDW     .D1T2  *--A2[4], B7         ; <0> LDW     *--keys[4], k2
        NOP
        LDW     .D1T2  *+A2[3], B9          ; <0> LDW     *+keys[3], k1
        NOP
        MV      .L1X   B3, A1               ; move return$
        LDW     .D1T2  *+A2[2], B6          ; <0> LDW     *+keys[2], k0
||      LDW     .D2T1  *+B1[0], A5          ; LDW     *+block[0], a
        LDW     .D2T2  *+B1[2], B3          ; LDW     *+block[2], c
        NOP
        MVK     .S2    9, B0                ; MVK     10, count
        NOP     3
        SUB     .L2X   B3, A4, B3           ; SUB     c, k1, c
        SUB     .L1    A5, A3, A9           ; SUB     a, k0, a
||      LDW     .D2T2  *+B1[3], B5          ; LDW     *+block[3], d
        LDW     .D1T2  *+A2[1], B4          ; <0> LDW     *+keys[1], k3
||      LDW     .D2T1  *+B1[1], A7          ; LDW     *+block[1], b
;@loop {"name": "rounds", "ii": 20, "res_mii": 11, "rec_mii": 16, "optimal": true, "stages": 2, "critical_cycle": ["MPYU", "ADDAH", "ADD", "SHRU", "SHRU", "XOR", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "SHRU", "XOR", "XOR"], "attempts": [{"interval": 16, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 17, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "52 operations near the recurrence", "moves": 0}, {"interval": 18, "result": "proved infeasible", "seconds": 0.8, "banks_apart": false, "note": "52 operations near the recurrence", "moves": 0}, {"interval": 19, "result": "proved infeasible", "seconds": 4.1, "banks_apart": false, "note": "52 operations near the recurrence", "moves": 0}, {"interval": 16, "result": "time limit", "seconds": 6.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 17, "result": "time limit", "seconds": 6.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 18, "result": "time limit", "seconds": 4.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 19, "result": "time limit", "seconds": 5.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 37.9, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 11, recurrence 16
;  critical cycle:
;    MPYU b, b, square_7
;    ADDAH b, square_7, sum_7
;    ADD sum_7, shifted_7, product_7
;    SHRU product_7, 27, t_lower_6
;    SHRU c1_6, t_lower_6, c_low_6
;    XOR c_low_6, u_6, c2_6
;    XOR c2_6, c_high_6, c
;    MPYU c, c, square_3
;    ADDAH c, square_3, sum_3
;    ADD sum_3, shifted_3, product_3
;    SHRU product_3, 27, u_lower_1
;    SHRU a1_1, u_lower_1, a_low_1
;    XOR a_low_1, t_1, a2_1
;    XOR a2_1, a_high_1, b
;  units: L1 7/20, S1 14/20, M1 4/20, D1 10/20, L2 9/20, S2 13/20, M2 4/20, D2 4/20
;  cross paths: 1X 10/20, 2X 8/20
;  T paths: T1 0/20, T2 4/20
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 10 used, 10 live at once
;  II 16: proved infeasible (56 operations near the recurrence), 0.2 s
;  II 17: proved infeasible (52 operations near the recurrence), 0.2 s
;  II 18: proved infeasible (52 operations near the recurrence), 0.8 s
;  II 19: proved infeasible (52 operations near the recurrence), 4.1 s
;  II 16: time limit, 6.2 s
;  II 17: time limit, 6.2 s
;  II 18: time limit, 4.3 s
;  II 19: time limit, 5.5 s
;  II 20 without possible bank conflicts: found by annealing, 37.9 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rc6_decrypt_block$rounds:
        MPYHLU  .M1    A9, A9, A3           ; <1> MPYHLU  a, a, mixed_2
||      MPYU    .M2    B3, B3, B1           ; <1> MPYU    c, c, square_3
||      B       .S1    rc6_decrypt_block$on2; no interrupt is taken in its delay slots
        MPYU    .M1    A9, A9, A3           ; <1> MPYU    a, a, square_2
||      MPYHLU  .M2    B3, B3, B2           ; <1> MPYHLU  c, c, mixed_3
        SHL     .S1    A3, 18, A4           ; <1> SHL     mixed_2, 18, shifted_2
        SUB     .L2    B3, B7, B3           ; <1> SUB     c, k2, a1_6
||      ADDAH   .D1    A9, A3, A3           ; <1> ADDAH   a, square_2, sum_2
||      ADDAH   .D2    B3, B1, B1           ; <1> ADDAH   c, square_3, sum_3
        SUB     .L2    B5, B6, B2           ; <1> SUB     d, k0, a1_1
||      SHL     .S2    B2, 18, B5           ; <1> SHL     mixed_3, 18, shifted_3
||      ADD     .D1    A3, A4, A3           ; <1> ADD     sum_2, shifted_2, product_2
rc6_decrypt_block$on1:
        SUB     .L1X   A7, B9, A5           ; <1> SUB     b, k1, c1_1
||      SHRU    .S1    A3, 27, A7           ; <1> SHRU    product_2, 27, t_lower_1
||      SHL     .S2X   A3, 5, B5            ; <1> SHL     product_2, 5, t_upper_1
||      LDW     .D1T2  *--A2[4], B7         ; <0> LDW     *--keys[4], k2
||      ADD     .D2    B1, B5, B1           ; <1> ADD     sum_3, shifted_3, product_3
rc6_decrypt_block$on2:
        XOR     .L1X   A7, B5, A3           ; <1> XOR     t_upper_1, t_lower_1, t_1
||      SHRU    .S2    B1, 27, B5           ; <1> SHRU    product_3, 27, u_lower_1
||      SUB     .D1    A8, A7, A6           ; <1> SUB     word, t_lower_1, t_right_1
        SUB     .L2    B8, B5, B6           ; <1> SUB     word, u_lower_1, u_right_1
||      SHL     .S1X   B1, 5, A4            ; <1> SHL     product_3, 5, u_upper_1
||      SHRU    .S2    B2, B5, B1           ; <1> SHRU    a1_1, u_lower_1, a_low_1
||      LDW     .D1T2  *+A2[3], B9          ; <0> LDW     *+keys[3], k1
        XOR     .L1X   A3, B1, A3           ; <1> XOR     a_low_1, t_1, a2_1
||      XOR     .L2X   B5, A4, B1           ; <1> XOR     u_upper_1, u_lower_1, u_1
||      SHRU    .S1    A5, A7, A4           ; <1> SHRU    c1_1, t_lower_1, c_low_1
||      SHL     .S2    B2, B6, B2           ; <1> SHL     a1_1, u_right_1, a_high_1
        XOR     .L1X   A3, B2, A7           ; <1> XOR     a2_1, a_high_1, b
||      SHL     .S1    A5, A6, A3           ; <1> SHL     c1_1, t_right_1, c_high_1
||      XOR     .S2X   B1, A4, B1           ; <1> XOR     c_low_1, u_1, c2_1
        XOR     .S2X   B1, A3, B5           ; <1> XOR     c2_1, c_high_1, d
||      MPYU    .M1    A7, A7, A3           ; <1> MPYU    b, b, square_7
||      LDW     .D1T2  *+A2[2], B6          ; <0> LDW     *+keys[2], k0
        MPYHLU  .M1    A7, A7, A4           ; <1> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B5, B5, B1           ; <1> MPYHLU  d, d, mixed_8
        MPYU    .M2    B5, B5, B1           ; <1> MPYU    d, d, square_8
||      ADDAH   .D1    A7, A3, A3           ; <1> ADDAH   b, square_7, sum_7
||      B       .S1    rc6_decrypt_block$on3; no interrupt is taken in its delay slots
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      SHL     .S1    A4, 18, A4           ; <1> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B1, 18, B2           ; <1> SHL     mixed_8, 18, shifted_8
  [B0]  B       .S1    rc6_decrypt_block$rounds; <0> [count] B      rounds
||      ADD     .D1    A3, A4, A3           ; <1> ADD     sum_7, shifted_7, product_7
||      ADDAH   .D2    B5, B1, B1           ; <1> ADDAH   d, square_8, sum_8
        SUB     .L1X   A9, B4, A5           ; <1> SUB     a, k3, c1_6
||      ADD     .L2    B1, B2, B1           ; <1> ADD     sum_8, shifted_8, product_8
||      SHRU    .S1    A3, 27, A4           ; <1> SHRU    product_7, 27, t_lower_6
||      SHL     .S2X   A3, 5, B2            ; <1> SHL     product_7, 5, t_upper_6
        SHL     .S1X   B1, 5, A3            ; <1> SHL     product_8, 5, u_upper_6
||      SHRU    .S2    B1, 27, B1           ; <1> SHRU    product_8, 27, u_lower_6
        XOR     .L1X   A4, B2, A3           ; <1> XOR     t_upper_6, t_lower_6, t_6
||      XOR     .L2X   B1, A3, B1           ; <1> XOR     u_upper_6, u_lower_6, u_6
||      SHRU    .S1    A5, A4, A4           ; <1> SHRU    c1_6, t_lower_6, c_low_6
||      SHRU    .S2    B3, B1, B2           ; <1> SHRU    a1_6, u_lower_6, a_low_6
||      SUB     .D1    A8, A4, A6           ; <1> SUB     word, t_lower_6, t_right_6
||      SUB     .D2    B8, B1, B4           ; <1> SUB     word, u_lower_6, u_right_6
rc6_decrypt_block$on3:
        XOR     .L1X   A3, B2, A3           ; <1> XOR     a_low_6, t_6, a2_6
||      XOR     .L2X   B1, A4, B1           ; <1> XOR     c_low_6, u_6, c2_6
||      SHL     .S1    A5, A6, A4           ; <1> SHL     c1_6, t_right_6, c_high_6
||      SHL     .S2    B3, B4, B2           ; <1> SHL     a1_6, u_right_6, a_high_6
        XOR     .L2X   B1, A4, B3           ; <1> XOR     c2_6, c_high_6, c
||      XOR     .S1X   A3, B2, A9           ; <1> XOR     a2_6, a_high_6, a
||      LDW     .D1T2  *+A2[1], B4          ; <0> LDW     *+keys[1], k3
||[B0]  B       .S2    rc6_decrypt_block$on1; no interrupt is taken in its delay slots
rc6_decrypt_block$rc6_decrypt_block$2:
        MPYHLU  .M1    A9, A9, A3           ; <-1> MPYHLU  a, a, mixed_2
||      MPYU    .M2    B3, B3, B1           ; <-1> MPYU    c, c, square_3
        MPYU    .M1    A9, A9, A3           ; <-1> MPYU    a, a, square_2
||      MPYHLU  .M2    B3, B3, B2           ; <-1> MPYHLU  c, c, mixed_3
        SHL     .S1    A3, 18, A4           ; <-1> SHL     mixed_2, 18, shifted_2
        SUB     .L2    B3, B7, B3           ; <-1> SUB     c, k2, a1_6
||      ADDAH   .D1    A9, A3, A3           ; <-1> ADDAH   a, square_2, sum_2
||      ADDAH   .D2    B3, B1, B1           ; <-1> ADDAH   c, square_3, sum_3
        SUB     .L2    B5, B6, B2           ; <-1> SUB     d, k0, a1_1
||      SHL     .S2    B2, 18, B5           ; <-1> SHL     mixed_3, 18, shifted_3
||      ADD     .D1    A3, A4, A3           ; <-1> ADD     sum_2, shifted_2, product_2
||      B       .S1    rc6_decrypt_block$on4; no interrupt is taken in its delay slots
        SUB     .L1X   A7, B9, A5           ; <-1> SUB     b, k1, c1_1
||      SHRU    .S1    A3, 27, A7           ; <-1> SHRU    product_2, 27, t_lower_1
||      SHL     .S2X   A3, 5, B5            ; <-1> SHL     product_2, 5, t_upper_1
||      LDW     .D1T1  *-A2[2], A4          ; LDW     *-keys[2], k0
||      ADD     .D2    B1, B5, B1           ; <-1> ADD     sum_3, shifted_3, product_3
        XOR     .L1X   A7, B5, A3           ; <-1> XOR     t_upper_1, t_lower_1, t_1
||      SHRU    .S2    B1, 27, B5           ; <-1> SHRU    product_3, 27, u_lower_1
||      SUB     .D1    A8, A7, A6           ; <-1> SUB     word, t_lower_1, t_right_1
        SUB     .L2    B8, B5, B6           ; <-1> SUB     word, u_lower_1, u_right_1
||      SHL     .S1X   B1, 5, A4            ; <-1> SHL     product_3, 5, u_upper_1
||      SHRU    .S2    B2, B5, B1           ; <-1> SHRU    a1_1, u_lower_1, a_low_1
        XOR     .L1X   A3, B1, A3           ; <-1> XOR     a_low_1, t_1, a2_1
||      XOR     .L2X   B5, A4, B1           ; <-1> XOR     u_upper_1, u_lower_1, u_1
||      SHRU    .S1    A5, A7, A4           ; <-1> SHRU    c1_1, t_lower_1, c_low_1
||      SHL     .S2    B2, B6, B2           ; <-1> SHL     a1_1, u_right_1, a_high_1
        XOR     .L1X   A3, B2, A7           ; <-1> XOR     a2_1, a_high_1, b
||      SHL     .S1    A5, A6, A3           ; <-1> SHL     c1_1, t_right_1, c_high_1
||      XOR     .L2X   B1, A4, B1           ; <-1> XOR     c_low_1, u_1, c2_1
||      B       .S2    rc6_decrypt_block$on5; no interrupt is taken in its delay slots
rc6_decrypt_block$on4:
        SUB     .L1    A7, A4, A3           ; SUB     b, k0, b
||      XOR     .S2X   B1, A3, B5           ; <-1> XOR     c2_1, c_high_1, d
||      MPYU    .M1    A7, A7, A3           ; <-1> MPYU    b, b, square_7
        MPYHLU  .M1    A7, A7, A4           ; <-1> MPYHLU  b, b, mixed_7
||      MPYHLU  .M2    B5, B5, B1           ; <-1> MPYHLU  d, d, mixed_8
||      STW     .D1T1  A3, *+A0[1]          ; STW     b, *+block[1]
        MPYU    .M2    B5, B5, B1           ; <-1> MPYU    d, d, square_8
||      ADDAH   .D1    A7, A3, A3           ; <-1> ADDAH   b, square_7, sum_7
        SHL     .S1    A4, 18, A4           ; <-1> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B1, 18, B2           ; <-1> SHL     mixed_8, 18, shifted_8
        ADD     .D1    A3, A4, A3           ; <-1> ADD     sum_7, shifted_7, product_7
||      ADDAH   .D2    B5, B1, B1           ; <-1> ADDAH   d, square_8, sum_8
rc6_decrypt_block$on5:
        SUB     .L1X   A9, B4, A5           ; <-1> SUB     a, k3, c1_6
||      ADD     .L2    B1, B2, B1           ; <-1> ADD     sum_8, shifted_8, product_8
||      SHRU    .S1    A3, 27, A4           ; <-1> SHRU    product_7, 27, t_lower_6
||      SHL     .S2X   A3, 5, B2            ; <-1> SHL     product_7, 5, t_upper_6
        SHL     .S1X   B1, 5, A3            ; <-1> SHL     product_8, 5, u_upper_6
||      SHRU    .S2    B1, 27, B1           ; <-1> SHRU    product_8, 27, u_lower_6
        XOR     .L1X   A4, B2, A3           ; <-1> XOR     t_upper_6, t_lower_6, t_6
||      XOR     .L2X   B1, A3, B1           ; <-1> XOR     u_upper_6, u_lower_6, u_6
||      SHRU    .S1    A5, A4, A4           ; <-1> SHRU    c1_6, t_lower_6, c_low_6
||      SHRU    .S2    B3, B1, B2           ; <-1> SHRU    a1_6, u_lower_6, a_low_6
||      SUB     .D1    A8, A4, A6           ; <-1> SUB     word, t_lower_6, t_right_6
||      SUB     .D2    B8, B1, B4           ; <-1> SUB     word, u_lower_6, u_right_6
        XOR     .L1X   A3, B2, A3           ; <-1> XOR     a_low_6, t_6, a2_6
||      XOR     .L2X   B1, A4, B1           ; <-1> XOR     c_low_6, u_6, c2_6
||      SHL     .S1    A5, A6, A4           ; <-1> SHL     c1_6, t_right_6, c_high_6
||      SHL     .S2    B3, B4, B2           ; <-1> SHL     a1_6, u_right_6, a_high_6
        XOR     .L2X   B1, A4, B3           ; <-1> XOR     c2_6, c_high_6, c
||      XOR     .S1X   A3, B2, A9           ; <-1> XOR     a2_6, a_high_6, a
||      LDW     .D1T2  *-A2[1], B3          ; LDW     *-keys[1], k1
||      B       .S2    rc6_decrypt_block$on6; no interrupt is taken in its delay slots
        B       .S2X   A1                   ; return
||      STW     .D1T2  B3, *+A0[2]          ; STW     c, *+block[2]
        STW     .D1T1  A9, *+A0[0]          ; STW     a, *+block[0]
        NOP     2
        SUB     .L2    B5, B3, B3           ; SUB     d, k1, d
rc6_decrypt_block$on6:
        STW     .D1T2  B3, *+A0[3]          ; STW     d, *+block[3]
