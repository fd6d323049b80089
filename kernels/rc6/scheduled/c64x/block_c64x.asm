; broadside optimize: source 752a446fa5136822dee9a4cf1ec81e522632b6e6614303f15a6ca0b7626b4cc1
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 15 s a region
; RC6 on one block on the C64x.
;
;       void rc6_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rc6_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[44]);
;
; block     words A, B, C, D; changed in place. Word aligned.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned, not overlapping block.
;
; Constant-time. A misaligned pointer stops the machine's memory access.
; Interrupts may come at any moment.

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


        .global rc6_encrypt_block_c64x
        .global rc6_decrypt_block_c64x

        .align  32
rc6_encrypt_block_c64x:
        LDW     .D1T2  *+A4[3], B3          ; LDW     *+block[3], d
||      LDW     .D2T1  *B4++[1], A4         ; LDW     *keys++, k0
||      B       .S1    rc6_encrypt_block_c64x$on1; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A4[1], A2          ; LDW     *+block[1], b
||      LDW     .D2T2  *B4++[1], B1         ; LDW     *keys++, k1
        MV      .L1    A4, A0               ; move block
||      MV      .S1X   B3, A1               ; move return$
||      LDW     .D1T1  *+A4[2], A5          ; LDW     *+block[2], c
        MVK     .L2    10, B0               ; MVK     10, count
||      MV      .S2X   A4, B3               ; copy
        LDW     .D2T2  *+B3[0], B3          ; LDW     *+block[0], a
||      B       .S1    rc6_encrypt_block_c64x$on2; no interrupt is taken in its delay slots
        NOP
rc6_encrypt_block_c64x$on1:
        ADD     .L1    A2, A4, A6           ; ADD     b, k0, b
||      ADD     .L2    B3, B1, B4           ; ADD     d, k1, d
||      MV      .S1X   B4, A2               ; move keys
;@loop {"name": "rounds", "ii": 22, "res_mii": 8, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 1, "critical_cycle": ["ADD", "ROTL", "XOR", "ROTL", "ADD", "MPYU", "ADDAH", "ADD", "ROTL", "XOR", "ROTL", "ADD", "MPYU", "ADDAH"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "time limit with copies and equal instructions", "seconds": 45.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit with copies and equal instructions", "seconds": 60.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 13.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 22, 1 stages
;  bounds: resources 8, recurrence 20
;  critical cycle:
;    ADD sum_6, shifted_6, u_product_4
;    ROTL u_product_4, 5, u_4
;    XOR d, u_4, c1_4
;    ROTL c1_4, t_amount_4, c2_4
;    ADD c2_4, k3, b
;    MPYU b, b, square_2
;    ADDAH b, square_2, sum_2
;    ADD sum_2, shifted_2, t_product_1
;    ROTL t_product_1, 5, t_1
;    XOR a, t_1, a1_1
;    ROTL a1_1, u_amount_1, a2_1
;    ADD a2_1, k0, c
;    MPYU c, c, square_6
;    ADDAH c, square_6, sum_6
;  units: L1 5/22, S1 6/22, M1 8/22, D1 7/22, L2 4/22, S2 6/22, M2 8/22, D2 4/22
;  cross paths: 1X 5/22, 2X 4/22
;  T paths: T1 1/22, T2 3/22
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 7 used, 7 live at once
;  II 20: proved infeasible (40 operations near the recurrence), 0.0 s
;  II 21: proved infeasible (40 operations near the recurrence), 0.0 s
;  II 20: time limit with copies and equal instructions, 45.7 s
;  II 21: time limit with copies and equal instructions, 60.3 s
;  II 22: found, 13.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
rc6_encrypt_block_c64x$rounds:
        MPYU    .M1    A6, A6, A4           ; <0> MPYU    b, b, square_2
||      MPYU    .M2    B4, B4, B2           ; <0> MPYU    d, d, square_3
||      LDW     .D1T1  *A2++[4], A7         ; <0> LDW     *keys++[4], k0
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      MPYHLU  .M1    A6, A6, A3           ; <0> MPYHLU  b, b, mixed_2
||      MPYHLU  .M2    B4, B4, B1           ; <0> MPYHLU  d, d, mixed_3
        NOP
||      NOP
rc6_encrypt_block_c64x$on2:
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_2, 18, shifted_2
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_3, 18, shifted_3
||      ADDAH   .D1    A6, A4, A3           ; <0> ADDAH   b, square_2, sum_2
||      ADDAH   .D2    B4, B2, B1           ; <0> ADDAH   d, square_3, sum_3
        ADD     .L1    A3, A4, A3           ; <0> ADD     sum_2, shifted_2, t_product_1
||      ADD     .L2    B1, B2, B1           ; <0> ADD     sum_3, shifted_3, u_product_1
||      LDW     .D1T2  *-A2[3], B2          ; <0> LDW     *-keys[3], k1
||      B       .S1    rc6_encrypt_block_c64x$on4; no interrupt is taken in its delay slots
rc6_encrypt_block_c64x$on3:
        ROTL    .M1    A3, 5, A3            ; <0> ROTL    t_product_1, 5, t_1
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    u_product_1, 5, u_1
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    u_product_1, 27, u_amount_1
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    t_product_1, 27, t_amount_1
||      LDW     .D1T2  *-A2[2], B6          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A3, B3, A3           ; <0> XOR     a, t_1, a1_1
||      XOR     .L2X   B1, A5, B1           ; <0> XOR     c, u_1, c1_1
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    a1_1, u_amount_1, a2_1
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_1, t_amount_1, c2_1
        LDW     .D1T2  *-A2[1], B5          ; <0> LDW     *-keys[1], k3
rc6_encrypt_block_c64x$on4:
        ADD     .S2    B1, B2, B3           ; <0> ADD     c2_1, k1, a
||      ADD     .D1    A3, A7, A5           ; <0> ADD     a2_1, k0, c
        MPYU    .M1    A5, A5, A3           ; <0> MPYU    c, c, square_6
||      MPYHLU  .M2    B3, B3, B1           ; <0> MPYHLU  a, a, mixed_5
        MPYHLU  .M1    A5, A5, A4           ; <0> MPYHLU  c, c, mixed_6
||      MPYU    .M2    B3, B3, B2           ; <0> MPYU    a, a, square_5
        ADDAH   .D1    A5, A3, A3           ; <0> ADDAH   c, square_6, sum_6
        SHL     .S1    A4, 18, A4           ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D2    B3, B2, B1           ; <0> ADDAH   a, square_5, sum_5
        ADD     .L1    A3, A4, A3           ; <0> ADD     sum_6, shifted_6, u_product_4
||      ADD     .L2    B1, B2, B1           ; <0> ADD     sum_5, shifted_5, t_product_4
  [B0]  B       .S2    rc6_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M1    A3, 5, A3            ; <0> ROTL    u_product_4, 5, u_4
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    t_product_4, 5, t_4
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    t_product_4, 27, t_amount_4
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    u_product_4, 27, u_amount_4
        XOR     .L1X   A3, B4, A3           ; <0> XOR     d, u_4, c1_4
||      XOR     .D2X   B1, A6, B1           ; <0> XOR     b, t_4, a1_4
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    c1_4, t_amount_4, c2_4
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    a1_4, u_amount_4, a2_4
        NOP
        ADD     .L1X   A3, B5, A6           ; <0> ADD     c2_4, k3, b
||      ADD     .D2    B1, B6, B4           ; <0> ADD     a2_4, k2, d
||[B0]  B       .S1    rc6_encrypt_block_c64x$on3; no interrupt is taken in its delay slots
rc6_encrypt_block_c64x$rc6_encrypt_block_c64x$2:
        LDW     .D1T1  *+A2[1], A0          ; LDW     *+keys[1], k1
        LDW     .D1T2  *+A2[0], B4          ; LDW     *+keys[0], k0
        B       .S2X   A1                   ; return
        MV      .L2X   A0, B0               ; copy
        STW     .D1T2  B4, *+A0[3]          ; STW     d, *+block[3]
        ADD     .L1    A5, A0, A0           ; ADD     c, k1, c
||      STW     .D2T1  A6, *+B0[1]          ; STW     b, *+block[1]
        ADD     .L2    B3, B4, B3           ; ADD     a, k0, a
||      STW     .D2T1  A0, *+B0[2]          ; STW     c, *+block[2]
        STW     .D2T2  B3, *+B0[0]          ; STW     a, *+block[0]

        .align  32
rc6_decrypt_block_c64x:
        MV      .L1X   B3, A0               ; move return$
||      MV      .L2X   A4, B3               ; copy
||      ADDK    .S2    168, B4              ; ADDK    168, schedule
        NOP
        MV      .L1X   B4, A7               ; MV      schedule, keys
        LDW     .D1T2  *+A7[1], B4          ; LDW     *+keys[1], k1
||      LDW     .D2T1  *+B3[0], A4          ; LDW     *+block[0], a
        LDW     .D1T1  *+A7[0], A2          ; LDW     *+keys[0], k0
||      LDW     .D2T2  *+B3[2], B1          ; LDW     *+block[2], c
        MVK     .L1    8, A1                ; MVK     10, count
||      MV      .L2    B3, B0               ; move block
        NOP     2
        LDW     .D2T1  *+B3[3], A5          ; LDW     *+block[3], d
        SUB     .L1    A4, A2, A4           ; SUB     a, k0, a
||      SUB     .L2    B1, B4, B5           ; SUB     c, k1, c
||      LDW     .D1T1  *--A7[4], A6         ; <0> LDW     *--keys[4], k2
||      LDW     .D2T2  *+B3[1], B4          ; LDW     *+block[1], b
||      B       .S1    rc6_decrypt_block_c64x$on1; no interrupt is taken in its delay slots
        MPYU    .M1    A4, A4, A2           ; <0> MPYU    a, a, square_8
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  c, c, mixed_9
||      LDW     .D1T2  *+A7[2], B1          ; <0> LDW     *+keys[2], k0
        MPYHLU  .M1    A4, A4, A3           ; <0> MPYHLU  a, a, mixed_8
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    c, c, square_9
||      LDW     .D1T1  *+A7[3], A5          ; <0> LDW     *+keys[3], k1
        SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_9, 18, shifted_9
||      ADDAH   .D1    A4, A2, A2           ; <0> ADDAH   a, square_8, sum_8
||      B       .S1    rc6_decrypt_block_c64x$on2; no interrupt is taken in its delay slots
        SHL     .S1    A3, 18, A3           ; <0> SHL     mixed_8, 18, shifted_8
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   c, square_9, sum_9
        ADD     .D1    A2, A3, A3           ; <0> ADD     sum_8, shifted_8, t_product_7
||      ADD     .D2    B1, B2, B3           ; <0> ADD     sum_9, shifted_9, u_product_7
||      NOP
rc6_decrypt_block_c64x$on1:
        SUB     .L2X   A5, B1, B1           ; <0> SUB     d, k0, a1_7
||      SHRU    .S1    A3, 27, A2           ; <0> SHRU    t_product_7, 27, amount_10
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    u_product_7, 27, amount_11
||      LDW     .D1T2  *+A7[1], B1          ; <0> LDW     *+keys[1], k3
        SUB     .L1X   B4, A5, A2           ; <0> SUB     b, k1, c1_7
||      NEG     .L2    B2, B2               ; <0> NEG     amount_11, u_back_7
||      NEG     .S1    A2, A3               ; <0> NEG     amount_10, t_back_7
||      ROTL    .M1    A3, 5, A3            ; <0> ROTL    t_product_7, 5, t_7
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    u_product_7, 5, u_7
        ROTL    .M1    A2, A3, A2           ; <0> ROTL    c1_7, t_back_7, c2_7
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    a1_7, u_back_7, a2_7
||      B       .S1    rc6_decrypt_block_c64x$on3; no interrupt is taken in its delay slots
rc6_decrypt_block_c64x$on2:
        NOP
        XOR     .L1X   A2, B2, A5           ; <0> XOR     c2_7, u_7, d
||      XOR     .D2X   B1, A3, B4           ; <0> XOR     a2_7, t_7, b
        MPYHLU  .M1    A5, A5, A2           ; <0> MPYHLU  d, d, mixed_14
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    b, b, square_13
        SUB     .S2X   A4, B1, B1           ; <0> SUB     a, k3, c1_12
||      MPYU    .M1    A5, A5, A2           ; <0> MPYU    d, d, square_14
||      MPYHLU  .M2    B4, B4, B2           ; <0> MPYHLU  b, b, mixed_13
        SHL     .S1    A2, 18, A3           ; <0> SHL     mixed_14, 18, shifted_14
||      NOP
||      NOP
||      NOP
rc6_decrypt_block_c64x$on3:
        SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_13, 18, shifted_13
||      ADDAH   .D1    A5, A2, A2           ; <0> ADDAH   d, square_14, sum_14
||      ADDAH   .D2    B4, B3, B2           ; <0> ADDAH   b, square_13, sum_13
||      B       .S1    rc6_decrypt_block_c64x$rounds; no interrupt is taken in its delay slots
        SUB     .S1X   B5, A6, A2           ; <0> SUB     c, k2, a1_12
||      ADD     .D1    A2, A3, A4           ; <0> ADD     sum_14, shifted_14, u_product_12
||      ADD     .D2    B2, B3, B3           ; <0> ADD     sum_13, shifted_13, t_product_12
        SHRU    .S1    A4, 27, A3           ; <0> SHRU    u_product_12, 27, amount_16
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    t_product_12, 27, amount_15
        NEG     .L1    A3, A3               ; <0> NEG     amount_16, u_back_12
||      NEG     .L2    B2, B2               ; <0> NEG     amount_15, t_back_12
||      ROTL    .M1    A4, 5, A3            ; <0> ROTL    u_product_12, 5, u_12
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    t_product_12, 5, t_12
        ROTL    .M1    A2, A3, A2           ; <0> ROTL    a1_12, u_back_12, a2_12
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_12, t_back_12, c2_12
        NOP
;@loop {"name": "rounds", "ii": 20, "res_mii": 8, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["ROTL", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "NEG", "ROTL", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "NEG"], "attempts": [{"interval": 18, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 19, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 18, "result": "time limit with copies and equal instructions", "seconds": 50.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 19, "result": "time limit with copies and equal instructions", "seconds": 57.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "found", "seconds": 12.9, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 8, recurrence 18
;  critical cycle:
;    ROTL a1_7, u_back_7, a2_7
;    XOR a2_7, t_7, b
;    MPYU b, b, square_13
;    ADDAH b, square_13, sum_13
;    ADD sum_13, shifted_13, t_product_12
;    SHRU t_product_12, 27, amount_15
;    NEG amount_15, t_back_12
;    ROTL c1_12, t_back_12, c2_12
;    XOR c2_12, u_12, c
;    MPYU c, c, square_9
;    ADDAH c, square_9, sum_9
;    ADD sum_9, shifted_9, u_product_7
;    SHRU u_product_7, 27, amount_11
;    NEG amount_11, u_back_7
;  units: L1 5/20, S1 10/20, M1 8/20, D1 8/20, L2 4/20, S2 5/20, M2 8/20, D2 5/20
;  cross paths: 1X 4/20, 2X 4/20
;  T paths: T1 2/20, T2 2/20
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 6 used, 6 live at once
;  II 18: proved infeasible (40 operations near the recurrence), 0.0 s
;  II 19: proved infeasible (40 operations near the recurrence), 0.0 s
;  II 18: time limit with copies and equal instructions, 50.1 s
;  II 19: time limit with copies and equal instructions, 57.6 s
;  II 20: found, 12.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_decrypt_block_c64x$rounds:
        XOR     .L1X   A2, B2, A4           ; <1> XOR     a2_12, t_12, a
||      XOR     .L2X   B1, A3, B5           ; <1> XOR     c2_12, u_12, c
||      LDW     .D1T1  *--A7[4], A6         ; <0> LDW     *--keys[4], k2
        MPYU    .M1    A4, A4, A2           ; <0> MPYU    a, a, square_8
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  c, c, mixed_9
||      LDW     .D1T2  *+A7[2], B1          ; <0> LDW     *+keys[2], k0
||      B       .S1    rc6_decrypt_block_c64x$on5; no interrupt is taken in its delay slots
        MPYHLU  .M1    A4, A4, A3           ; <0> MPYHLU  a, a, mixed_8
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    c, c, square_9
||      LDW     .D1T1  *+A7[3], A5          ; <0> LDW     *+keys[3], k1
        SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_9, 18, shifted_9
||      ADDAH   .D1    A4, A2, A2           ; <0> ADDAH   a, square_8, sum_8
        SHL     .S1    A3, 18, A3           ; <0> SHL     mixed_8, 18, shifted_8
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   c, square_9, sum_9
        ADD     .D1    A2, A3, A3           ; <0> ADD     sum_8, shifted_8, t_product_7
||      ADD     .D2    B1, B2, B3           ; <0> ADD     sum_9, shifted_9, u_product_7
||      B       .S1    rc6_decrypt_block_c64x$on6; no interrupt is taken in its delay slots
        SUB     .L2X   A5, B1, B1           ; <0> SUB     d, k0, a1_7
||      SHRU    .S1    A3, 27, A2           ; <0> SHRU    t_product_7, 27, amount_10
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    u_product_7, 27, amount_11
||      LDW     .D1T2  *+A7[1], B1          ; <0> LDW     *+keys[1], k3
||      NOP
||      NOP
||      NOP
rc6_decrypt_block_c64x$on5:
        SUB     .L1X   B4, A5, A2           ; <0> SUB     b, k1, c1_7
||      NEG     .L2    B2, B2               ; <0> NEG     amount_11, u_back_7
||      NEG     .S1    A2, A3               ; <0> NEG     amount_10, t_back_7
||      ROTL    .M1    A3, 5, A3            ; <0> ROTL    t_product_7, 5, t_7
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    u_product_7, 5, u_7
        ROTL    .M1    A2, A3, A2           ; <0> ROTL    c1_7, t_back_7, c2_7
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    a1_7, u_back_7, a2_7
        NOP
        XOR     .L1X   A2, B2, A5           ; <0> XOR     c2_7, u_7, d
||      XOR     .D2X   B1, A3, B4           ; <0> XOR     a2_7, t_7, b
rc6_decrypt_block_c64x$on6:
        MPYHLU  .M1    A5, A5, A2           ; <0> MPYHLU  d, d, mixed_14
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    b, b, square_13
        SUB     .S2X   A4, B1, B1           ; <0> SUB     a, k3, c1_12
||      MPYU    .M1    A5, A5, A2           ; <0> MPYU    d, d, square_14
||      MPYHLU  .M2    B4, B4, B2           ; <0> MPYHLU  b, b, mixed_13
||      B       .S1    rc6_decrypt_block_c64x$on7; no interrupt is taken in its delay slots
        SHL     .S1    A2, 18, A3           ; <0> SHL     mixed_14, 18, shifted_14
  [A1]  B       .S1    rc6_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_13, 18, shifted_13
||      ADDAH   .D1    A5, A2, A2           ; <0> ADDAH   d, square_14, sum_14
||      ADDAH   .D2    B4, B3, B2           ; <0> ADDAH   b, square_13, sum_13
        SUB     .S1X   B5, A6, A2           ; <0> SUB     c, k2, a1_12
||      ADD     .D1    A2, A3, A4           ; <0> ADD     sum_14, shifted_14, u_product_12
||      ADD     .D2    B2, B3, B3           ; <0> ADD     sum_13, shifted_13, t_product_12
        SHRU    .S1    A4, 27, A3           ; <0> SHRU    u_product_12, 27, amount_16
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    t_product_12, 27, amount_15
        NEG     .L1    A3, A3               ; <0> NEG     amount_16, u_back_12
||      NEG     .L2    B2, B2               ; <0> NEG     amount_15, t_back_12
||      ROTL    .M1    A4, 5, A3            ; <0> ROTL    u_product_12, 5, u_12
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    t_product_12, 5, t_12
||      NOP
||      NOP
rc6_decrypt_block_c64x$on7:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      ROTL    .M1    A2, A3, A2           ; <0> ROTL    a1_12, u_back_12, a2_12
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_12, t_back_12, c2_12
        NOP
rc6_decrypt_block_c64x$rc6_decrypt_block_c64x$2:
        XOR     .L1X   A2, B2, A4           ; <-1> XOR     a2_12, t_12, a
||      XOR     .L2X   B1, A3, B5           ; <-1> XOR     c2_12, u_12, c
||      LDW     .D1T1  *-A7[1], A7          ; LDW     *-keys[1], k1
||      B       .S1    rc6_decrypt_block_c64x$on8; no interrupt is taken in its delay slots
        LDW     .D1T2  *-A7[2], B5          ; LDW     *-keys[2], k0
        B       .S2X   A0                   ; return
        MV      .L1X   B0, A0               ; copy
        NOP
        SUB     .L1    A5, A7, A0           ; SUB     d, k1, d
||      STW     .D1T1  A4, *+A0[0]          ; STW     a, *+block[0]
||      STW     .D2T2  B5, *+B0[2]          ; STW     c, *+block[2]
||      NOP
rc6_decrypt_block_c64x$on8:
        SUB     .L2    B4, B5, B4           ; SUB     b, k0, b
||      STW     .D2T1  A0, *+B0[3]          ; STW     d, *+block[3]
        STW     .D2T2  B4, *+B0[1]          ; STW     b, *+block[1]
