; broadside optimize: source 752a446fa5136822dee9a4cf1ec81e522632b6e6614303f15a6ca0b7626b4cc1
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 4 s a region
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
        MV      .L1X   B3, A1               ; move return$
||      MV      .S1    A4, A0               ; copy
||      LDW     .D2T1  *B4++[1], A3         ; LDW     *keys++, k0
        MVK     .L2    9, B0                ; MVK     10, count
||      LDW     .D1T1  *+A0[1], A5          ; LDW     *+block[1], b
||      B       .S1    rc6_encrypt_block_c64x$on1; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A0[3], B4          ; LDW     *+block[3], d
||      LDW     .D2T1  *B4++[1], A6         ; LDW     *keys++, k1
        MV      .L1X   B4, A2               ; move keys
        NOP     3
rc6_encrypt_block_c64x$on1:
        ADD     .L1    A5, A3, A6           ; ADD     b, k0, b
||      ADD     .L2X   B4, A6, B4           ; ADD     d, k1, d
||      LDW     .D1T2  *+A0[0], B3          ; LDW     *+block[0], a
        MPYU    .M1    A6, A6, A3           ; <0> MPYU    b, b, square_2
||      MPYHLU  .M2    B4, B4, B1           ; <0> MPYHLU  d, d, mixed_3
||      LDW     .D1T1  *+A4[2], A5          ; LDW     *+block[2], c
        MV      .L1    A4, A0               ; move block
||      MPYHLU  .M1    A6, A6, A4           ; <0> MPYHLU  b, b, mixed_2
||      MPYU    .M2    B4, B4, B2           ; <0> MPYU    d, d, square_3
||      LDW     .D1T1  *A2++[4], A8         ; <0> LDW     *keys++[4], k0
        ADDAH   .D1    A6, A3, A3           ; <0> ADDAH   b, square_2, sum_2
        SHL     .S1    A4, 18, A4           ; <0> SHL     mixed_2, 18, shifted_2
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_3, 18, shifted_3
||      ADDAH   .D2    B4, B2, B1           ; <0> ADDAH   d, square_3, sum_3
        ADD     .L1    A3, A4, A3           ; <0> ADD     sum_2, shifted_2, t_product_1
||      LDW     .D1T2  *-A2[3], B2          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B1, B2, B1           ; <0> ADD     sum_3, shifted_3, u_product_1
||      B       .S1    rc6_encrypt_block_c64x$on2; no interrupt is taken in its delay slots
        ROTL    .M1    A3, 5, A3            ; <0> ROTL    t_product_1, 5, t_1
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    u_product_1, 5, u_1
||      LDW     .D1T1  *-A2[1], A7          ; <0> LDW     *-keys[1], k3
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    u_product_1, 27, u_amount_1
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    t_product_1, 27, t_amount_1
        XOR     .L1X   A3, B3, A3           ; <0> XOR     a, t_1, a1_1
||      XOR     .L2X   B1, A5, B1           ; <0> XOR     c, u_1, c1_1
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    a1_1, u_amount_1, a2_1
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_1, t_amount_1, c2_1
        NOP
rc6_encrypt_block_c64x$on2:
        ADD     .L2    B1, B2, B3           ; <0> ADD     c2_1, k1, a
||      ADD     .D1    A3, A8, A5           ; <0> ADD     a2_1, k0, c
        MPYHLU  .M1    A5, A5, A3           ; <0> MPYHLU  c, c, mixed_6
||      MPYHLU  .M2    B3, B3, B1           ; <0> MPYHLU  a, a, mixed_5
||      LDW     .D1T2  *-A2[2], B5          ; <0> LDW     *-keys[2], k2
        MPYU    .M1    A5, A5, A3           ; <0> MPYU    c, c, square_6
||      MPYU    .M2    B3, B3, B2           ; <0> MPYU    a, a, square_5
||      B       .S1    rc6_encrypt_block_c64x$on3; no interrupt is taken in its delay slots
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_6, 18, shifted_6
        SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A5, A3, A3           ; <0> ADDAH   c, square_6, sum_6
||      ADDAH   .D2    B3, B2, B1           ; <0> ADDAH   a, square_5, sum_5
        ADD     .L2    B1, B2, B1           ; <0> ADD     sum_5, shifted_5, t_product_4
||      ADD     .D1    A3, A4, A3           ; <0> ADD     sum_6, shifted_6, u_product_4
        ROTL    .M1    A3, 5, A3            ; <0> ROTL    u_product_4, 5, u_4
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    t_product_4, 5, t_4
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    t_product_4, 27, t_amount_4
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    u_product_4, 27, u_amount_4
rc6_encrypt_block_c64x$on3:
        XOR     .L1X   A3, B4, A3           ; <0> XOR     d, u_4, c1_4
||      XOR     .D2X   B1, A6, B1           ; <0> XOR     b, t_4, a1_4
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    c1_4, t_amount_4, c2_4
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    a1_4, u_amount_4, a2_4
        NOP
;@loop {"name": "rounds", "ii": 22, "res_mii": 8, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["ADD", "ROTL", "XOR", "ROTL", "ADD", "MPYU", "ADDAH", "ADD", "ROTL", "XOR", "ROTL", "ADD", "MPYU", "ADDAH"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 6.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 7.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 22, 2 stages
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
;  units: L1 3/22, S1 6/22, M1 8/22, D1 9/22, L2 4/22, S2 5/22, M2 8/22, D2 5/22
;  cross paths: 1X 4/22, 2X 4/22
;  T paths: T1 2/22, T2 2/22
;  registers of side A: 9 used, 8 live at once
;  registers of side B: 6 used, 6 live at once
;  II 20: proved infeasible (40 operations near the recurrence), 0.1 s
;  II 21: proved infeasible (40 operations near the recurrence), 0.2 s
;  II 20: time limit, 6.6 s
;  II 21: time limit, 7.6 s
;  II 22 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_encrypt_block_c64x$rounds:
        ADD     .D1    A3, A7, A6           ; <1> ADD     c2_4, k3, b
||      ADD     .D2    B1, B5, B4           ; <1> ADD     a2_4, k2, d
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      MPYU    .M1    A6, A6, A3           ; <0> MPYU    b, b, square_2
||      MPYHLU  .M2    B4, B4, B1           ; <0> MPYHLU  d, d, mixed_3
        MPYHLU  .M1    A6, A6, A4           ; <0> MPYHLU  b, b, mixed_2
||      MPYU    .M2    B4, B4, B2           ; <0> MPYU    d, d, square_3
||      LDW     .D1T1  *A2++[4], A8         ; <0> LDW     *keys++[4], k0
        ADDAH   .D1    A6, A3, A3           ; <0> ADDAH   b, square_2, sum_2
        SHL     .S1    A4, 18, A4           ; <0> SHL     mixed_2, 18, shifted_2
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_3, 18, shifted_3
||      ADDAH   .D2    B4, B2, B1           ; <0> ADDAH   d, square_3, sum_3
        ADD     .L1    A3, A4, A3           ; <0> ADD     sum_2, shifted_2, t_product_1
||      LDW     .D1T2  *-A2[3], B2          ; <0> LDW     *-keys[3], k1
||      ADD     .D2    B1, B2, B1           ; <0> ADD     sum_3, shifted_3, u_product_1
||      B       .S1    rc6_encrypt_block_c64x$on4; no interrupt is taken in its delay slots
        ROTL    .M1    A3, 5, A3            ; <0> ROTL    t_product_1, 5, t_1
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    u_product_1, 5, u_1
||      LDW     .D1T1  *-A2[1], A7          ; <0> LDW     *-keys[1], k3
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    u_product_1, 27, u_amount_1
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    t_product_1, 27, t_amount_1
        XOR     .L1X   A3, B3, A3           ; <0> XOR     a, t_1, a1_1
||      XOR     .L2X   B1, A5, B1           ; <0> XOR     c, u_1, c1_1
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    a1_1, u_amount_1, a2_1
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_1, t_amount_1, c2_1
        NOP
||      NOP
rc6_encrypt_block_c64x$on4:
        ADD     .L2    B1, B2, B3           ; <0> ADD     c2_1, k1, a
||      ADD     .D1    A3, A8, A5           ; <0> ADD     a2_1, k0, c
        MPYHLU  .M1    A5, A5, A3           ; <0> MPYHLU  c, c, mixed_6
||      MPYHLU  .M2    B3, B3, B1           ; <0> MPYHLU  a, a, mixed_5
||      LDW     .D1T2  *-A2[2], B5          ; <0> LDW     *-keys[2], k2
||      B       .S1    rc6_encrypt_block_c64x$on5; no interrupt is taken in its delay slots
        MPYU    .M1    A5, A5, A3           ; <0> MPYU    c, c, square_6
||      MPYU    .M2    B3, B3, B2           ; <0> MPYU    a, a, square_5
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_6, 18, shifted_6
        SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_5, 18, shifted_5
||      ADDAH   .D1    A5, A3, A3           ; <0> ADDAH   c, square_6, sum_6
||      ADDAH   .D2    B3, B2, B1           ; <0> ADDAH   a, square_5, sum_5
        ADD     .L2    B1, B2, B1           ; <0> ADD     sum_5, shifted_5, t_product_4
||[B0]  B       .S2    rc6_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      ADD     .D1    A3, A4, A3           ; <0> ADD     sum_6, shifted_6, u_product_4
        ROTL    .M1    A3, 5, A3            ; <0> ROTL    u_product_4, 5, u_4
||      ROTL    .M2    B1, 5, B1            ; <0> ROTL    t_product_4, 5, t_4
rc6_encrypt_block_c64x$on5:
        SHRU    .S1X   B1, 27, A4           ; <0> SHRU    t_product_4, 27, t_amount_4
||      SHRU    .S2X   A3, 27, B2           ; <0> SHRU    u_product_4, 27, u_amount_4
        XOR     .L1X   A3, B4, A3           ; <0> XOR     d, u_4, c1_4
||      XOR     .D2X   B1, A6, B1           ; <0> XOR     b, t_4, a1_4
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    c1_4, t_amount_4, c2_4
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    a1_4, u_amount_4, a2_4
        NOP
rc6_encrypt_block_c64x$rc6_encrypt_block_c64x$2:
        MV      .L2X   A0, B1               ; copy
||      ADD     .D1    A3, A7, A6           ; <-1> ADD     c2_4, k3, b
||      ADD     .D2    B1, B5, B4           ; <-1> ADD     a2_4, k2, d
||      B       .S1    rc6_encrypt_block_c64x$on6; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A2[1], A1          ; LDW     *+keys[1], k1
||      STW     .D2T2  B4, *+B1[3]          ; STW     d, *+block[3]
        LDW     .D1T2  *+A2[0], B4          ; LDW     *+keys[0], k0
        B       .S2X   A1                   ; return
        NOP     2
rc6_encrypt_block_c64x$on6:
        ADD     .L1    A5, A1, A1           ; ADD     c, k1, c
        ADD     .L2    B3, B4, B3           ; ADD     a, k0, a
||      STW     .D2T1  A1, *+B1[2]          ; STW     c, *+block[2]
        STW     .D1T2  B3, *+A0[0]          ; STW     a, *+block[0]
||      STW     .D2T1  A6, *+B1[1]          ; STW     b, *+block[1]

        .align  32
rc6_decrypt_block_c64x:
        MV      .L2X   A4, B1               ; copy
||      ADDK    .S2    168, B4              ; ADDK    168, schedule
        MV      .L1X   B4, A2               ; MV      schedule, keys
        LDW     .D1T2  *+A2[1], B3          ; LDW     *+keys[1], k1
||      LDW     .D2T1  *+B1[0], A4          ; LDW     *+block[0], a
||      B       .S1    rc6_decrypt_block_c64x$on1; no interrupt is taken in its delay slots
        MVK     .L2    9, B0                ; MVK     10, count
||      LDW     .D1T1  *+A2[0], A3          ; LDW     *+keys[0], k0
||      LDW     .D2T2  *+B1[2], B4          ; LDW     *+block[2], c
        MV      .L1    A4, A0               ; move block
||      MV      .S1X   B3, A1               ; move return$
        NOP     3
||      NOP
||      NOP
||      NOP
||      NOP
rc6_decrypt_block_c64x$on1:
        SUB     .L1    A4, A3, A7           ; SUB     a, k0, a
||      SUB     .L2    B4, B3, B5           ; SUB     c, k1, c
||      LDW     .D1T1  *--A2[4], A8         ; <0> LDW     *--keys[4], k2
||      LDW     .D2T2  *+B1[1], B4          ; LDW     *+block[1], b
||      B       .S1    rc6_decrypt_block_c64x$on2; no interrupt is taken in its delay slots
        MPYU    .M1    A7, A7, A4           ; <0> MPYU    a, a, square_2
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    c, c, square_3
||      LDW     .D1T2  *+A2[2], B1          ; <0> LDW     *+keys[2], k0
||      LDW     .D2T1  *+B1[3], A6          ; LDW     *+block[3], d
        MPYHLU  .M1    A7, A7, A3           ; <0> MPYHLU  a, a, mixed_2
||      MPYHLU  .M2    B5, B5, B2           ; <0> MPYHLU  c, c, mixed_3
||      LDW     .D1T1  *+A2[3], A4          ; <0> LDW     *+keys[3], k1
        LDW     .D1T2  *+A2[1], B3          ; <0> LDW     *+keys[1], k3
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   c, square_3, sum_3
||      B       .S1    rc6_decrypt_block_c64x$on3; no interrupt is taken in its delay slots
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_2, 18, shifted_2
||      SHL     .S2    B2, 18, B2           ; <0> SHL     mixed_3, 18, shifted_3
||      ADDAH   .D1    A7, A4, A3           ; <0> ADDAH   a, square_2, sum_2
        ADD     .L2    B1, B2, B3           ; <0> ADD     sum_3, shifted_3, u_product_1
||      ADD     .D1    A3, A4, A3           ; <0> ADD     sum_2, shifted_2, t_product_1
rc6_decrypt_block_c64x$on2:
        SUB     .L2X   A6, B1, B1           ; <0> SUB     d, k0, a1_1
||      SHRU    .S1    A3, 27, A3           ; <0> SHRU    t_product_1, 27, amount_4
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    u_product_1, 27, amount_5
||      ROTL    .M1    A3, 5, A5            ; <0> ROTL    t_product_1, 5, t_1
        SUB     .L1X   B4, A4, A3           ; <0> SUB     b, k1, c1_1
||      NEG     .S1    A3, A4               ; <0> NEG     amount_4, t_back_1
||      NEG     .S2    B2, B2               ; <0> NEG     amount_5, u_back_1
||      ROTL    .M2    B3, 5, B3            ; <0> ROTL    u_product_1, 5, u_1
        SUB     .S2X   A7, B3, B1           ; <0> SUB     a, k3, c1_6
||      ROTL    .M1    A3, A4, A4           ; <0> ROTL    c1_1, t_back_1, c2_1
||      ROTL    .M2    B1, B2, B2           ; <0> ROTL    a1_1, u_back_1, a2_1
rc6_decrypt_block_c64x$on3:
        SUB     .S1X   B5, A8, A3           ; <0> SUB     c, k2, a1_6
        XOR     .S1X   A4, B3, A6           ; <0> XOR     c2_1, u_1, d
||      XOR     .S2X   B2, A5, B4           ; <0> XOR     a2_1, t_1, b
        MPYHLU  .M1    A6, A6, A4           ; <0> MPYHLU  d, d, mixed_8
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    b, b, square_7
||      B       .S1    rc6_decrypt_block_c64x$on4; no interrupt is taken in its delay slots
        MPYU    .M1    A6, A6, A4           ; <0> MPYU    d, d, square_8
||      MPYHLU  .M2    B4, B4, B2           ; <0> MPYHLU  b, b, mixed_7
        SHL     .S1    A4, 18, A5           ; <0> SHL     mixed_8, 18, shifted_8
        SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A6, A4, A4           ; <0> ADDAH   d, square_8, sum_8
||      ADDAH   .D2    B4, B3, B2           ; <0> ADDAH   b, square_7, sum_7
        ADD     .L1    A4, A5, A4           ; <0> ADD     sum_8, shifted_8, u_product_6
||      ADD     .D2    B2, B3, B3           ; <0> ADD     sum_7, shifted_7, t_product_6
||      B       .S1    rc6_decrypt_block_c64x$on5; no interrupt is taken in its delay slots
        SHRU    .S1    A4, 27, A4           ; <0> SHRU    u_product_6, 27, amount_10
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    t_product_6, 27, amount_9
||      ROTL    .M1    A4, 5, A5            ; <0> ROTL    u_product_6, 5, u_6
rc6_decrypt_block_c64x$on4:
        NEG     .L2    B2, B2               ; <0> NEG     amount_9, t_back_6
||      NEG     .S1    A4, A4               ; <0> NEG     amount_10, u_back_6
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    t_product_6, 5, t_6
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    a1_6, u_back_6, a2_6
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_6, t_back_6, c2_6
        NOP
||      NOP
;@loop {"name": "rounds", "ii": 20, "res_mii": 8, "rec_mii": 18, "optimal": true, "stages": 2, "critical_cycle": ["ROTL", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "NEG", "ROTL", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "NEG"], "attempts": [{"interval": 18, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 19, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "40 operations near the recurrence", "moves": 0}, {"interval": 18, "result": "time limit", "seconds": 5.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 19, "result": "time limit", "seconds": 7.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 8, recurrence 18
;  critical cycle:
;    ROTL a1_1, u_back_1, a2_1
;    XOR a2_1, t_1, b
;    MPYU b, b, square_7
;    ADDAH b, square_7, sum_7
;    ADD sum_7, shifted_7, t_product_6
;    SHRU t_product_6, 27, amount_9
;    NEG amount_9, t_back_6
;    ROTL c1_6, t_back_6, c2_6
;    XOR c2_6, u_6, c
;    MPYU c, c, square_3
;    ADDAH c, square_3, sum_3
;    ADD sum_3, shifted_3, u_product_1
;    SHRU u_product_1, 27, amount_5
;    NEG amount_5, u_back_1
;  units: L1 3/20, S1 13/20, M1 8/20, D1 7/20, L2 5/20, S2 7/20, M2 8/20, D2 3/20
;  cross paths: 1X 4/20, 2X 4/20
;  T paths: T1 2/20, T2 2/20
;  registers of side A: 9 used, 8 live at once
;  registers of side B: 6 used, 6 live at once
;  II 18: proved infeasible (40 operations near the recurrence), 0.1 s
;  II 19: proved infeasible (40 operations near the recurrence), 0.2 s
;  II 18: time limit, 5.0 s
;  II 19: time limit, 7.0 s
;  II 20: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_decrypt_block_c64x$rounds:
        XOR     .L1X   A3, B2, A7           ; <1> XOR     a2_6, t_6, a
||      XOR     .L2X   B1, A5, B5           ; <1> XOR     c2_6, u_6, c
||      LDW     .D1T1  *--A2[4], A8         ; <0> LDW     *--keys[4], k2
rc6_decrypt_block_c64x$on5:
        MPYU    .M1    A7, A7, A4           ; <0> MPYU    a, a, square_2
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    c, c, square_3
||      LDW     .D1T2  *+A2[2], B1          ; <0> LDW     *+keys[2], k0
||      B       .S1    rc6_decrypt_block_c64x$on7; no interrupt is taken in its delay slots
        MPYHLU  .M1    A7, A7, A3           ; <0> MPYHLU  a, a, mixed_2
||      MPYHLU  .M2    B5, B5, B2           ; <0> MPYHLU  c, c, mixed_3
||      LDW     .D1T1  *+A2[3], A4          ; <0> LDW     *+keys[3], k1
        LDW     .D1T2  *+A2[1], B3          ; <0> LDW     *+keys[1], k3
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   c, square_3, sum_3
||      B       .S1    rc6_decrypt_block_c64x$on8; no interrupt is taken in its delay slots
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_2, 18, shifted_2
||      SHL     .S2    B2, 18, B2           ; <0> SHL     mixed_3, 18, shifted_3
||      ADDAH   .D1    A7, A4, A3           ; <0> ADDAH   a, square_2, sum_2
rc6_decrypt_block_c64x$on6:
        ADD     .L2    B1, B2, B3           ; <0> ADD     sum_3, shifted_3, u_product_1
||      ADD     .D1    A3, A4, A3           ; <0> ADD     sum_2, shifted_2, t_product_1
        SUB     .L2X   A6, B1, B1           ; <0> SUB     d, k0, a1_1
||      SHRU    .S1    A3, 27, A3           ; <0> SHRU    t_product_1, 27, amount_4
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    u_product_1, 27, amount_5
||      ROTL    .M1    A3, 5, A5            ; <0> ROTL    t_product_1, 5, t_1
||      NOP
||      NOP
rc6_decrypt_block_c64x$on7:
        SUB     .L1X   B4, A4, A3           ; <0> SUB     b, k1, c1_1
||      NEG     .S1    A3, A4               ; <0> NEG     amount_4, t_back_1
||      NEG     .S2    B2, B2               ; <0> NEG     amount_5, u_back_1
||      ROTL    .M2    B3, 5, B3            ; <0> ROTL    u_product_1, 5, u_1
        SUB     .S2X   A7, B3, B1           ; <0> SUB     a, k3, c1_6
||      ROTL    .M1    A3, A4, A4           ; <0> ROTL    c1_1, t_back_1, c2_1
||      ROTL    .M2    B1, B2, B2           ; <0> ROTL    a1_1, u_back_1, a2_1
rc6_decrypt_block_c64x$on8:
        SUB     .S1X   B5, A8, A3           ; <0> SUB     c, k2, a1_6
        XOR     .S1X   A4, B3, A6           ; <0> XOR     c2_1, u_1, d
||      XOR     .S2X   B2, A5, B4           ; <0> XOR     a2_1, t_1, b
        MPYHLU  .M1    A6, A6, A4           ; <0> MPYHLU  d, d, mixed_8
||      MPYU    .M2    B4, B4, B3           ; <0> MPYU    b, b, square_7
||      B       .S1    rc6_decrypt_block_c64x$on9; no interrupt is taken in its delay slots
        MPYU    .M1    A6, A6, A4           ; <0> MPYU    d, d, square_8
||      MPYHLU  .M2    B4, B4, B2           ; <0> MPYHLU  b, b, mixed_7
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      SHL     .S1    A4, 18, A5           ; <0> SHL     mixed_8, 18, shifted_8
  [B0]  B       .S1    rc6_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_7, 18, shifted_7
||      ADDAH   .D1    A6, A4, A4           ; <0> ADDAH   d, square_8, sum_8
||      ADDAH   .D2    B4, B3, B2           ; <0> ADDAH   b, square_7, sum_7
        ADD     .L1    A4, A5, A4           ; <0> ADD     sum_8, shifted_8, u_product_6
||      ADD     .D2    B2, B3, B3           ; <0> ADD     sum_7, shifted_7, t_product_6
        SHRU    .S1    A4, 27, A4           ; <0> SHRU    u_product_6, 27, amount_10
||      SHRU    .S2    B3, 27, B2           ; <0> SHRU    t_product_6, 27, amount_9
||      ROTL    .M1    A4, 5, A5            ; <0> ROTL    u_product_6, 5, u_6
rc6_decrypt_block_c64x$on9:
        NEG     .L2    B2, B2               ; <0> NEG     amount_9, t_back_6
||      NEG     .S1    A4, A4               ; <0> NEG     amount_10, u_back_6
||      ROTL    .M2    B3, 5, B2            ; <0> ROTL    t_product_6, 5, t_6
        ROTL    .M1    A3, A4, A3           ; <0> ROTL    a1_6, u_back_6, a2_6
||      ROTL    .M2    B1, B2, B1           ; <0> ROTL    c1_6, t_back_6, c2_6
  [B0]  B       .S1    rc6_decrypt_block_c64x$on6; no interrupt is taken in its delay slots
rc6_decrypt_block_c64x$rc6_decrypt_block_c64x$2:
        XOR     .L1X   A3, B2, A7           ; <-1> XOR     a2_6, t_6, a
||      XOR     .L2X   B1, A5, B5           ; <-1> XOR     c2_6, u_6, c
||      LDW     .D1T1  *-A2[1], A1          ; LDW     *-keys[1], k1
        LDW     .D1T2  *-A2[2], B5          ; LDW     *-keys[2], k0
        B       .S2X   A1                   ; return
        MV      .L2X   A0, B1               ; copy
        NOP
        SUB     .L1    A6, A1, A0           ; SUB     d, k1, d
||      STW     .D1T1  A7, *+A0[0]          ; STW     a, *+block[0]
||      STW     .D2T2  B5, *+B1[2]          ; STW     c, *+block[2]
        SUB     .L2    B4, B5, B4           ; SUB     b, k0, b
||      STW     .D2T1  A0, *+B1[3]          ; STW     d, *+block[3]
        STW     .D2T2  B4, *+B1[1]          ; STW     b, *+block[1]
