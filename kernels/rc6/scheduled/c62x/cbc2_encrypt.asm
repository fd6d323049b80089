; broadside optimize: source cc86ca15acb16a3bf555102f504f89e4b07e34bf24e9aa967acb4376f71b1304
; broadside 0.2.0, OR-Tools 9.15.6755, seed 3, 2 workers, 60 s an interval, 25 s a region
; RC6 in cipher block chaining, encryption of two channels, each with its own key.
;
;       void rc6_cbc2_encrypt(uint8_t *const out[2], const uint8_t *const in[2], uint32_t blocks,
;                             const uint32_t *const schedule[2], uint8_t ivs[32]);
;
; out, in   two texts of 16 * blocks bytes each, word aligned; out[i] is in[i] or nothing overlaps. blocks may be 0.
; schedule  two, as in block.sa.
; ivs       two initialisation vectors, word aligned; become the last blocks of ciphertext.
;
; Constant-time but for the number of blocks. A misaligned pointer stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

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

        .global rc6_cbc2_encrypt

; Text, combined with the ciphertext before it and the first keys.

; Ciphertext from what the rounds leave.

rc6_cbc2_encrypt:
        MV      .L2X   A6, B0               ; MV      blocks, left
||      ADDK    .S2    -48, B15             ; frame
        MV      .L1X   B15, A6              ; frame
||[!B0] B       .S1    rc6_cbc2_encrypt$done; [!left] B      done
        STW     .D1T1  A14, *+A6[11]        ; save A14
||      STW     .D2T2  B10, *+B15[6]        ; save B10
        STW     .D2T2  B13, *+B15[10]       ; save B13
        MV      .L2X   A4, B9               ; move outs
||      STW     .D1T1  A15, *+A6[12]        ; save A15
||      STW     .D2T2  B12, *+B15[9]        ; save B12
        NOP
        STW     .D1T1  A12, *+A6[8]         ; save A12
||      STW     .D2T2  B11, *+B15[7]        ; save B11
rc6_cbc2_encrypt$rc6_cbc2_encrypt$1:
        MV      .L2    B4, B4               ; copy
||      LDW     .D1T2  *+A8[5], B6          ; LDW     *+ivs[5], g1
||      LDW     .D2T1  *+B4[0], A2          ; LDW     *+ins[0], inx
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+ivs[0], f0
||      LDW     .D2T2  *+B6[0], B13         ; LDW     *+schedules[0], kx
        LDW     .D1T2  *+A8[3], B4          ; LDW     *+ivs[3], f3
||      LDW     .D2T1  *+B4[1], A1          ; LDW     *+ins[1], iny
        LDW     .D1T1  *+A8[1], A3          ; LDW     *+ivs[1], f1
||      LDW     .D2T2  *+B6[1], B5          ; LDW     *+schedules[1], ky
        LDW     .D1T1  *+A8[7], A4          ; LDW     *+ivs[7], g3
||      LDW     .D2T2  *+B9[0], B1          ; LDW     *+outs[0], outx
        LDW     .D1T2  *+A2[1], B2          ; LDW     *+inx[1], p1_2
||      STW     .D2T1  A8, *+B15[1]         ; STW     ivs, *+B15[1]
        LDW     .D1T1  *+A2[3], A3          ; LDW     *+inx[3], p3_2
||      LDW     .D2T2  *B13++[2], B2        ; LDW     *kx++[2], k0_2
        LDW     .D1T2  *+A1[3], B2          ; LDW     *+iny[3], p3_4
||      LDW     .D2T1  *-B13[1], A3         ; LDW     *-kx[1], k1_2
        LDW     .D1T2  *+A1[1], B4          ; LDW     *+iny[1], p1_4
||      LDW     .D2T1  *B5++[2], A3         ; LDW     *ky++[2], k0_4
        LDW     .D1T1  *+A1[2], A4          ; LDW     *+iny[2], p2_4
||      LDW     .D2T2  *-B5[1], B2          ; LDW     *-ky[1], k1_4
        XOR     .L1X   A3, B2, A5           ; XOR     p1_2, f1, t1_2
||      LDW     .D1T1  *+A2[2], A3          ; LDW     *+inx[2], p2_2
||      LDW     .D2T2  *+B9[1], B2          ; LDW     *+outs[1], outy
        ADD     .L1X   A5, B2, A7           ; ADD     t1_2, k0_2, bx
||      XOR     .L2X   B4, A3, B4           ; XOR     p3_2, f3, t3_2
||      LDW     .D1T2  *+A2[0], B6          ; LDW     *+inx[0], p0_2
||      STW     .D2T1  A1, *+B15[5]         ; STW     iny, *+B15[5]
        ZERO    .L2    B1                   ; ZERO    offset
||      ADD     .S2X   B4, A3, B8           ; ADD     t3_2, k1_2, dx
||      MPYU    .M1    A7, A7, A5           ; <0> MPYU    bx, bx, square_7
||      LDW     .D1T1  *+A8[6], A8          ; LDW     *+ivs[6], g2
||      STW     .D2T2  B1, *+B15[2]         ; STW     outx, *+B15[2]
        XOR     .L2    B4, B6, B4           ; XOR     p1_4, g1, t1_4
||      XOR     .S2X   B2, A4, B6           ; XOR     p3_4, g3, t3_4
||      MPYHLU  .M1    A7, A7, A9           ; <0> MPYHLU  bx, bx, mixed_7
||      MPYU    .M2    B8, B8, B4           ; <0> MPYU    dx, dx, square_8
||      LDW     .D1T2  *+A8[2], B2          ; LDW     *+ivs[2], f2
||      LDW     .D2T1  *B5++[2], A8         ; <0> LDW     *ky++[2], l0
        ADD     .L1X   A3, B4, A6           ; ADD     t1_4, k0_4, by
||      ADD     .L2    B6, B2, B10          ; ADD     t3_4, k1_4, dy
||      MVK     .S1    32, A14              ; MVK     32, word
||      MPYHLU  .M2    B8, B8, B9           ; <0> MPYHLU  dx, dx, mixed_8
||      ADDAH   .D1    A7, A5, A5           ; <0> ADDAH   bx, square_7, sum_7
||      LDW     .D2T2  *B13++[2], B9        ; <0> LDW     *kx++[2], k0
        MV      .L2X   A14, B7              ; word on both sides
||      SHL     .S1    A9, 18, A8           ; <0> SHL     mixed_7, 18, shifted_7
||      MPYHLU  .M1    A6, A6, A0           ; <0> MPYHLU  by, by, mixed_14
||      MPYHLU  .M2    B10, B10, B6         ; <0> MPYHLU  dy, dy, mixed_15
||      LDW     .D1T2  *+A8[4], B2          ; LDW     *+ivs[4], g0
||      ADDAH   .D2    B8, B4, B4           ; <0> ADDAH   dx, square_8, sum_8
        ADD     .L1    A5, A8, A5           ; <0> ADD     sum_7, shifted_7, product_7
||      XOR     .L2X   B6, A0, B11          ; XOR     p0_2, f0, ax
||      MVK     .S1    18, A1               ; MVK     20, count
||      SHL     .S2    B9, 18, B2           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A6, A6, A9           ; <0> MPYU    by, by, square_14
||      MPYU    .M2    B10, B10, B9         ; <0> MPYU    dy, dy, square_15
||      LDW     .D1T1  *+A1[0], A5          ; LDW     *+iny[0], p0_4
||      STW     .D2T2  B2, *+B15[3]         ; STW     outy, *+B15[3]
        XOR     .L1    A4, A8, A12          ; XOR     p2_4, g2, cy
||      ADD     .L2    B4, B2, B4           ; <0> ADD     sum_8, shifted_8, product_8
||      SHL     .S1    A5, 5, A4            ; <0> SHL     product_7, 5, t_upper_6
||      SHL     .S2    B6, 18, B6           ; <0> SHL     mixed_15, 18, shifted_15
||      LDW     .D2T1  *-B13[1], A4         ; <0> LDW     *-kx[1], k1
        MV      .L1X   B3, A0               ; move return$
||      XOR     .L2X   B11, A4, B11         ; <0> XOR     ax, t_upper_6, half_9
||      SHL     .S1    A0, 18, A4           ; <0> SHL     mixed_14, 18, shifted_14
||      SHRU    .S2    B4, 27, B3           ; <0> SHRU    product_8, 27, u_lower_6
||      ADDAH   .D1    A6, A9, A9           ; <0> ADDAH   by, square_14, sum_14
||      ADDAH   .D2    B10, B9, B12         ; <0> ADDAH   dy, square_15, sum_15
        XOR     .L1X   A3, B2, A5           ; XOR     p2_2, f2, cx
||      SUB     .L2    B7, B3, B6           ; <0> SUB     word, u_lower_6, u_right_6
||      SHRU    .S1    A5, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      SHL     .S2    B4, 5, B12           ; <0> SHL     product_8, 5, u_upper_6
||      ADD     .D1    A9, A4, A4           ; <0> ADD     sum_14, shifted_14, product_14
||      ADD     .D2    B12, B6, B4          ; <0> ADD     sum_15, shifted_15, product_15
        XOR     .L1X   A5, B12, A9          ; <0> XOR     cx, u_upper_6, half_10
||      XOR     .L2X   B11, A15, B11        ; <0> XOR     half_9, t_lower_6, a1_6
||      SHL     .S1    A4, 5, A3            ; <0> SHL     product_14, 5, t_upper_13
||      SHRU    .S2    B4, 27, B12          ; <0> SHRU    product_15, 27, u_lower_13
||      LDW     .D2T1  *-B5[1], A9          ; <0> LDW     *-ky[1], l1
        XOR     .L1X   A9, B3, A9           ; <0> XOR     half_10, u_lower_6, c1_6
||      XOR     .L2X   B2, A5, B4           ; XOR     p0_4, g0, ay
||      SHRU    .S1    A4, 27, A5           ; <0> SHRU    product_14, 27, t_lower_13
||      SHL     .S2    B4, 5, B2            ; <0> SHL     product_15, 5, u_upper_13
||      SUB     .D1    A14, A15, A2         ; <0> SUB     word, t_lower_6, t_right_6
||      STW     .D2T1  A2, *+B15[4]         ; STW     inx, *+B15[4]
;@loop {"name": "rounds", "ii": 12, "res_mii": 11, "rec_mii": 10, "optimal": null, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible for equal channels", "seconds": 3.2, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 11, "result": "proved infeasible for equal channels", "seconds": 3.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 84.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 85.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "proved infeasible for equal channels", "seconds": 2.9, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 11, "result": "proved infeasible for equal channels", "seconds": 3.7, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 171.8, "banks_apart": true, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 194.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 8.8, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 12, "result": "found", "seconds": 10.1, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 11, recurrence 10
;  critical cycle:
;    XOR half_17, u_lower_13, c1_13
;    SHL c1_13, t_lower_13, upper_18
;    ADD upper_18, l1, keyed_18
;    ADD keyed_18, lower_18, by
;    MPYU by, by, square_14
;    ADDAH by, square_14, sum_14
;    ADD sum_14, shifted_14, product_14
;    SHL product_14, 5, t_upper_13
;    XOR ay, t_upper_13, half_16
;    XOR half_16, t_lower_13, a1_13
;    SHL a1_13, u_lower_13, upper_19
;    ADD upper_19, l0, keyed_19
;    ADD keyed_19, lower_19, dy
;    MPYU dy, dy, square_15
;    ADDAH dy, square_15, sum_15
;    ADD sum_15, shifted_15, product_15
;    SHL product_15, 5, u_upper_13
;    XOR cy, u_upper_13, half_17
;  units: L1 10/12, S1 11/12, M1 4/12, D1 7/12, L2 9/12, S2 11/12, M2 4/12, D2 10/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 3/12, T2 1/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 15 used, 15 live at once
;  II 11 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 3.2 s
;  II 11: proved infeasible for equal channels (as 2 equal channels), 3.0 s
;  II 11 without possible bank conflicts: not found by annealing, 84.7 s
;  II 11: not found by annealing, 85.7 s
;  II 11 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 2.9 s
;  II 11: proved infeasible for equal channels (as 2 equal channels), 3.7 s
;  II 11 without possible bank conflicts: time limit, 171.8 s
;  II 11: time limit, 194.3 s
;  II 13 without possible bank conflicts: found (as 2 equal channels), 8.8 s
;  II 12 without possible bank conflicts: found (as 2 equal channels), 10.1 s
;  not proved the least possible: every interval below 11 is ruled out; 549.3 s of search found nothing below 12
;  pipelined from 2 iterations on
rc6_cbc2_encrypt$rounds:
        XOR     .L1X   A12, B2, A12         ; <1> XOR     cy, u_upper_13, half_17
||      XOR     .L2X   B4, A3, B2           ; <1> XOR     ay, t_upper_13, half_16
||      SHL     .S1    A9, A15, A3          ; <1> SHL     c1_6, t_lower_6, upper_11
||      SHL     .S2    B11, B3, B3          ; <1> SHL     a1_6, u_lower_6, upper_12
||      SUB     .D1    A14, A5, A15         ; <1> SUB     word, t_lower_13, t_right_13
||      SUB     .D2    B7, B12, B4          ; <1> SUB     word, u_lower_13, u_right_13
        XOR     .L1X   A12, B12, A4         ; <1> XOR     half_17, u_lower_13, c1_13
||      XOR     .L2X   B2, A5, B3           ; <1> XOR     half_16, t_lower_13, a1_13
||      SHRU    .S1    A9, A2, A3           ; <1> SHRU    c1_6, t_right_6, lower_11
||      SHRU    .S2    B11, B6, B11         ; <1> SHRU    a1_6, u_right_6, lower_12
||      ADD     .D1    A3, A4, A2           ; <1> ADD     upper_11, k1, keyed_11
||      ADD     .D2    B3, B9, B2           ; <1> ADD     upper_12, k0, keyed_12
        MV      .L1X   B8, A5               ; <1> MV      dx, cx
||      MV      .L2X   A7, B11              ; <1> MV      bx, ax
||      SHL     .S1    A4, A5, A2           ; <1> SHL     c1_13, t_lower_13, upper_18
||      SHL     .S2    B3, B12, B2          ; <1> SHL     a1_13, u_lower_13, upper_19
||      ADD     .D1    A2, A3, A7           ; <1> ADD     keyed_11, lower_11, bx
||      ADD     .D2    B2, B11, B8          ; <1> ADD     keyed_12, lower_12, dx
        ADD     .L1X   A8, B2, A2           ; <1> ADD     upper_19, l0, keyed_19
||      MV      .L2X   A6, B4               ; <1> MV      by, ay
||      SHRU    .S1    A4, A15, A4          ; <1> SHRU    c1_13, t_right_13, lower_18
||      SHRU    .S2    B3, B4, B2           ; <1> SHRU    a1_13, u_right_13, lower_19
||      MPYHLU  .M1    A7, A7, A15          ; <0> MPYHLU  bx, bx, mixed_7
||      MPYHLU  .M2    B8, B8, B6           ; <0> MPYHLU  dx, dx, mixed_8
||      ADD     .D1    A2, A9, A3           ; <1> ADD     upper_18, l1, keyed_18
||      LDW     .D2T1  *B5++[2], A8         ; <0> LDW     *ky++[2], l0
        ADD     .L1    A3, A4, A6           ; <1> ADD     keyed_18, lower_18, by
||      ADD     .L2X   B2, A2, B10          ; <1> ADD     keyed_19, lower_19, dy
||      MV      .S1X   B10, A12             ; <1> MV      dy, cy
||      MPYU    .M1    A7, A7, A9           ; <0> MPYU    bx, bx, square_7
||      MPYU    .M2    B8, B8, B9           ; <0> MPYU    dx, dx, square_8
||      LDW     .D2T2  *B13++[2], B9        ; <0> LDW     *kx++[2], k0
        SHL     .S1    A15, 18, A8          ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B6, 18, B6           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M1    A6, A6, A3           ; <0> MPYHLU  by, by, mixed_14
||      MPYHLU  .M2    B10, B10, B2         ; <0> MPYHLU  dy, dy, mixed_15
  [A1]  B       .S2    rc6_cbc2_encrypt$rounds; <0> [count] B      rounds
||      MPYU    .M1    A6, A6, A3           ; <0> MPYU    by, by, square_14
||      MPYU    .M2    B10, B10, B2         ; <0> MPYU    dy, dy, square_15
||      ADDAH   .D1    A7, A9, A2           ; <0> ADDAH   bx, square_7, sum_7
||      ADDAH   .D2    B8, B9, B3           ; <0> ADDAH   dx, square_8, sum_8
        ADD     .L1    A2, A8, A4           ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B3, B6, B6           ; <0> ADD     sum_8, shifted_8, product_8
||      SHL     .S1    A3, 18, A2           ; <0> SHL     mixed_14, 18, shifted_14
||      SHL     .S2    B2, 18, B12          ; <0> SHL     mixed_15, 18, shifted_15
||      LDW     .D2T1  *-B13[1], A4         ; <0> LDW     *-kx[1], k1
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A4, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      SHRU    .S2    B6, 27, B3           ; <0> SHRU    product_8, 27, u_lower_6
||      ADDAH   .D1    A6, A3, A3           ; <0> ADDAH   by, square_14, sum_14
||      ADDAH   .D2    B10, B2, B2          ; <0> ADDAH   dy, square_15, sum_15
        ADD     .L1    A3, A2, A4           ; <0> ADD     sum_14, shifted_14, product_14
||      ADD     .L2    B2, B12, B12         ; <0> ADD     sum_15, shifted_15, product_15
||      SHL     .S1    A4, 5, A3            ; <0> SHL     product_7, 5, t_upper_6
||      SHL     .S2    B6, 5, B2            ; <0> SHL     product_8, 5, u_upper_6
||      SUB     .D1    A14, A15, A2         ; <0> SUB     word, t_lower_6, t_right_6
||      SUB     .D2    B7, B3, B6           ; <0> SUB     word, u_lower_6, u_right_6
        XOR     .L1X   A5, B2, A5           ; <0> XOR     cx, u_upper_6, half_10
||      XOR     .L2X   B11, A3, B11         ; <0> XOR     ax, t_upper_6, half_9
||      SHL     .S1    A4, 5, A3            ; <0> SHL     product_14, 5, t_upper_13
||      SHL     .S2    B12, 5, B2           ; <0> SHL     product_15, 5, u_upper_13
||      LDW     .D2T1  *-B5[1], A9          ; <0> LDW     *-ky[1], l1
        XOR     .L1X   A5, B3, A9           ; <0> XOR     half_10, u_lower_6, c1_6
||      XOR     .L2X   B11, A15, B11        ; <0> XOR     half_9, t_lower_6, a1_6
||      SHRU    .S1    A4, 27, A5           ; <0> SHRU    product_14, 27, t_lower_13
||      SHRU    .S2    B12, 27, B12         ; <0> SHRU    product_15, 27, u_lower_13
rc6_cbc2_encrypt$rc6_cbc2_encrypt$4:
        XOR     .L1X   A12, B2, A1          ; <-1> XOR     cy, u_upper_13, half_17
||      SHL     .S1    A9, A15, A12         ; <-1> SHL     c1_6, t_lower_6, upper_11
||      SHL     .S2    B11, B3, B2          ; <-1> SHL     a1_6, u_lower_6, upper_12
||      SUB     .D1    A14, A5, A15         ; <-1> SUB     word, t_lower_13, t_right_13
||      LDW     .D2T1  *+B15[2], A9         ; LDW     *+B15[2], outx
        XOR     .L1X   A1, B12, A1          ; <-1> XOR     half_17, u_lower_13, c1_13
||      ADD     .L2    B2, B9, B11          ; <-1> ADD     upper_12, k0, keyed_12
||      SHRU    .S1    A9, A2, A2           ; <-1> SHRU    c1_6, t_right_6, lower_11
||      SHRU    .S2    B11, B6, B2          ; <-1> SHRU    a1_6, u_right_6, lower_12
||      LDW     .D2T1  *+B15[3], A9         ; LDW     *+B15[3], outy
        ADD     .L2    B11, B2, B2          ; <-1> ADD     keyed_12, lower_12, dx
||      SHRU    .S1    A1, A15, A15         ; <-1> SHRU    c1_13, t_right_13, lower_18
||      LDW     .D2T1  *+B15[4], A7         ; LDW     *+B15[4], inx
        MV      .L2    B2, B3               ; MV      dx, f3
||      SHL     .S1    A1, A5, A1           ; <-1> SHL     c1_13, t_lower_13, upper_18
||      LDW     .D2T1  *+B15[5], A9         ; LDW     *+B15[5], iny
        ADD     .L1    A1, A9, A1           ; <-1> ADD     upper_18, l1, keyed_18
||      MV      .L2X   A7, B9               ; <-1> MV      bx, ax
||      LDW     .D2T1  *+B5[1], A3          ; LDW     *+ky[1], k1_21
        ADD     .L1    A12, A4, A1          ; <-1> ADD     upper_11, k1, keyed_11
||      ADD     .S1X   A9, B1, A15          ; ADD     outx, offset, outx
||      ADD     .D1    A1, A15, A4          ; <-1> ADD     keyed_18, lower_18, by
||      LDW     .D2T1  *+B13[1], A9         ; LDW     *+kx[1], k1_20
        MV      .L1    A4, A4               ; MV      by, g1
||      ADD     .S1X   A9, B1, A12          ; ADD     outy, offset, outy
||      STW     .D1T2  B3, *+A15[3]         ; STW     f3, *+outx[3]
||      ADDAW   .D2    B1, 4, B1            ; ADDAW   offset, 4, offset
        ADD     .L1    A1, A2, A1           ; <-1> ADD     keyed_11, lower_11, bx
||      ADD     .S1X   A7, B1, A7           ; ADD     inx, offset, inx
||      ADDK    .S2    -168, B13            ; ADDK    -168, kx
||      STW     .D1T1  A4, *+A12[1]         ; STW     g1, *+outy[1]
||      LDW     .D2T2  *+B13[0], B4         ; LDW     *+kx[0], k0_20
        ADD     .L1X   A9, B1, A2           ; ADD     iny, offset, iny
||      SUB     .L2    B7, B12, B6          ; <-1> SUB     word, u_lower_13, u_right_13
||      XOR     .S2X   B4, A3, B11          ; <-1> XOR     ay, t_upper_13, half_16
||      LDW     .D1T1  *+A7[1], A8          ; LDW     *+inx[1], p1_2
||      LDW     .D2T2  *+B5[0], B11         ; LDW     *+ky[0], k0_21
        XOR     .L2X   B11, A5, B7          ; <-1> XOR     half_16, t_lower_13, a1_13
||      ADDK    .S2    -168, B5             ; ADDK    -168, ky
||      LDW     .D1T2  *+A7[3], B7          ; LDW     *+inx[3], p3_2
||      LDW     .D2T1  *B13++[2], A1        ; LDW     *kx++[2], k0_2
        MV      .L2X   A6, B2               ; <-1> MV      by, ay
||      SHL     .S2    B7, B12, B11         ; <-1> SHL     a1_13, u_lower_13, upper_19
||      LDW     .D1T1  *+A2[1], A6          ; LDW     *+iny[1], p1_4
||      LDW     .D2T2  *-B13[1], B3         ; LDW     *-kx[1], k1_2
        ADD     .L1X   A8, B11, A6          ; <-1> ADD     upper_19, l0, keyed_19
||      SHRU    .S2    B7, B6, B6           ; <-1> SHRU    a1_13, u_right_13, lower_19
||      LDW     .D1T2  *+A2[3], B3          ; LDW     *+iny[3], p3_4
||      LDW     .D2T1  *B5++[2], A6         ; LDW     *ky++[2], k0_4
        MV      .L1    A1, A5               ; MV      bx, f1
||      ADD     .L2X   B6, A6, B6           ; <-1> ADD     keyed_19, lower_19, dy
||      LDW     .D1T1  *+A7[2], A9          ; LDW     *+inx[2], p2_2
||      LDW     .D2T2  *-B5[1], B12         ; LDW     *-ky[1], k1_4
        XOR     .L1    A8, A5, A6           ; XOR     p1_2, f1, t1_2
||      MV      .L2    B6, B6               ; MV      dy, g3
||      LDW     .D1T2  *+A7[0], B12         ; LDW     *+inx[0], p0_2
        ADD     .L1    A6, A1, A7           ; ADD     t1_2, k0_2, bx
||      XOR     .L2    B7, B3, B12          ; XOR     p3_2, f3, t3_2
||      STW     .D1T1  A5, *+A15[1]         ; STW     f1, *+outx[1]
        MV      .L1X   B8, A4               ; <-1> MV      dx, cx
||      ADD     .L2    B9, B4, B7           ; ADD     ax, k0_20, f0
||      XOR     .S1    A6, A4, A5           ; XOR     p1_4, g1, t1_4
||      ADD     .S2    B12, B3, B8          ; ADD     t3_2, k1_2, dx
||      MPYHLU  .M1    A7, A7, A8           ; <0> MPYHLU  bx, bx, mixed_7
||      LDW     .D1T2  *+A2[0], B4          ; LDW     *+iny[0], p0_4
        ADD     .L1    A4, A9, A1           ; ADD     cx, k1_20, f2
||      XOR     .L2    B3, B6, B3           ; XOR     p3_4, g3, t3_4
||      ADD     .S1    A5, A6, A6           ; ADD     t1_4, k0_4, by
||      MPYU    .M1    A7, A7, A4           ; <0> MPYU    bx, bx, square_7
||      MPYHLU  .M2    B8, B8, B9           ; <0> MPYHLU  dx, dx, mixed_8
||      STW     .D1T2  B7, *+A15[0]         ; STW     f0, *+outx[0]
||      LDW     .D2T1  *B5++[2], A8         ; <0> LDW     *ky++[2], l0
        MV      .L1X   B10, A1              ; <-1> MV      dy, cy
||      ADD     .L2    B3, B12, B10         ; ADD     t3_4, k1_4, dy
||      XOR     .S1    A9, A1, A5           ; XOR     p2_2, f2, cx
||      MPYHLU  .M1    A6, A6, A4           ; <0> MPYHLU  by, by, mixed_14
||      MPYU    .M2    B8, B8, B4           ; <0> MPYU    dx, dx, square_8
||      STW     .D1T1  A1, *+A15[2]         ; STW     f2, *+outx[2]
||      LDW     .D2T2  *B13++[2], B9        ; <0> LDW     *kx++[2], k0
        SUB     .L2    B0, 1, B0            ; SUB     left, 1, left
||      SHL     .S1    A8, 18, A15          ; <0> SHL     mixed_7, 18, shifted_7
||      SHL     .S2    B9, 18, B9           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYU    .M1    A6, A6, A8           ; <0> MPYU    by, by, square_14
||      MPYHLU  .M2    B10, B10, B2         ; <0> MPYHLU  dy, dy, mixed_15
||      ADDAH   .D1    A7, A4, A8           ; <0> ADDAH   bx, square_7, sum_7
||      LDW     .D2T1  *-B13[1], A4         ; <0> LDW     *-kx[1], k1
        ADD     .L1    A8, A15, A9          ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .L2    B2, B11, B11         ; ADD     ay, k0_21, g0
||      SHL     .S1    A4, 18, A4           ; <0> SHL     mixed_14, 18, shifted_14
||[B0]  B       .S2    rc6_cbc2_encrypt$rounds; [left] B       next
||      MPYU    .M2    B10, B10, B9         ; <0> MPYU    dy, dy, square_15
||      LDW     .D1T1  *+A2[2], A1          ; LDW     *+iny[2], p2_4
||      ADDAH   .D2    B8, B4, B3           ; <0> ADDAH   dx, square_8, sum_8
        ADD     .L1    A1, A3, A2           ; ADD     cy, k1_21, g2
||      XOR     .L2    B4, B11, B4          ; XOR     p0_4, g0, ay
||      SHL     .S1    A9, 5, A3            ; <0> SHL     product_7, 5, t_upper_6
||      SHL     .S2    B2, 18, B3           ; <0> SHL     mixed_15, 18, shifted_15
||      ADDAH   .D1    A6, A8, A15          ; <0> ADDAH   by, square_14, sum_14
||      ADD     .D2    B3, B9, B2           ; <0> ADD     sum_8, shifted_8, product_8
        ADD     .L1    A15, A4, A9          ; <0> ADD     sum_14, shifted_14, product_14
||      XOR     .L2    B12, B7, B11         ; XOR     p0_2, f0, ax
||      SHRU    .S1    A9, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      SHL     .S2    B2, 5, B12           ; <0> SHL     product_8, 5, u_upper_6
||      STW     .D1T2  B11, *+A12[0]        ; STW     g0, *+outy[0]
||      ADDAH   .D2    B10, B9, B7          ; <0> ADDAH   dy, square_15, sum_15
        XOR     .L1X   A5, B12, A1          ; <0> XOR     cx, u_upper_6, half_10
||      XOR     .L2X   B11, A3, B12         ; <0> XOR     ax, t_upper_6, half_9
||      SHRU    .S1    A9, 27, A5           ; <0> SHRU    product_14, 27, t_lower_13
||      SHRU    .S2    B2, 27, B3           ; <0> SHRU    product_8, 27, u_lower_6
||      STW     .D1T1  A2, *+A12[2]         ; STW     g2, *+outy[2]
||      ADD     .D2    B7, B3, B11          ; <0> ADD     sum_15, shifted_15, product_15
        XOR     .L1X   A1, B3, A9           ; <0> XOR     half_10, u_lower_6, c1_6
||      MV      .L2X   A14, B7              ; word on both sides
||      SHL     .S1    A9, 5, A3            ; <0> SHL     product_14, 5, t_upper_13
||      SHL     .S2    B11, 5, B2           ; <0> SHL     product_15, 5, u_upper_13
||      STW     .D1T2  B6, *+A12[3]         ; STW     g3, *+outy[3]
||      LDW     .D2T1  *-B5[1], A9          ; <0> LDW     *-ky[1], l1
        XOR     .L1    A1, A2, A12          ; XOR     p2_4, g2, cy
||      XOR     .L2X   B12, A15, B11        ; <0> XOR     half_9, t_lower_6, a1_6
||      MVK     .S1    18, A1               ; MVK     20, count
||      SHRU    .S2    B11, 27, B12         ; <0> SHRU    product_15, 27, u_lower_13
||      SUB     .D1    A14, A15, A2         ; <0> SUB     word, t_lower_6, t_right_6
||      SUB     .D2    B7, B3, B6           ; <0> SUB     word, u_lower_6, u_right_6
rc6_cbc2_encrypt$rc6_cbc2_encrypt$4$landing:
        NOP     4
        MV      .L1X   B1, A7               ; move offset
||      MV      .L2X   A0, B3               ; move return$
rc6_cbc2_encrypt$rc6_cbc2_encrypt$5:
        LDW     .D2T2  *+B15[2], B0         ; LDW     *+B15[2], lastx         ; the vectors become what was just written
        NOP
        LDW     .D2T2  *+B15[3], B1         ; LDW     *+B15[3], lasty
        LDW     .D2T1  *+B15[1], A7         ; LDW     *+B15[1], chain
        NOP
        ADD     .L2X   B0, A7, B0           ; ADD     lastx, offset, lastx
        LDW     .D2T2  *-B0[1], B1          ; LDW     *-lastx[1], e3
        ADD     .L1X   A7, B1, A0           ; ADD     lasty, offset, lasty
||      LDW     .D2T1  *-B0[4], A0          ; LDW     *-lastx[4], e0
        LDW     .D1T2  *-A0[2], B1          ; LDW     *-lasty[2], e6
||      LDW     .D2T1  *-B0[2], A0          ; LDW     *-lastx[2], e2
        LDW     .D1T1  *-A0[1], A0          ; LDW     *-lasty[1], e7
        MV      .L2X   A7, B0               ; copy
||      LDW     .D1T2  *-A0[3], B2          ; LDW     *-lasty[3], e5
||      LDW     .D2T1  *-B0[3], A0          ; LDW     *-lastx[3], e1
        LDW     .D1T1  *-A0[4], A0          ; LDW     *-lasty[4], e4
||      STW     .D2T2  B1, *+B0[3]          ; STW     e3, *+chain[3]
        STW     .D2T1  A0, *+B0[0]          ; STW     e0, *+chain[0]
        STW     .D2T1  A0, *+B0[2]          ; STW     e2, *+chain[2]
        STW     .D2T1  A0, *+B0[7]          ; STW     e7, *+chain[7]
        STW     .D1T1  A0, *+A7[1]          ; STW     e1, *+chain[1]
||      STW     .D2T2  B1, *+B0[6]          ; STW     e6, *+chain[6]
        STW     .D1T2  B2, *+A7[5]          ; STW     e5, *+chain[5]
||      STW     .D2T1  A0, *+B0[4]          ; STW     e4, *+chain[4]
rc6_cbc2_encrypt$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D1T1  *+A0[11], A14        ; restore A14
||      LDW     .D2T2  *+B15[6], B10        ; restore B10
        B       .S2    B3                   ; return
||      LDW     .D1T1  *+A0[8], A12         ; restore A12
||      LDW     .D2T2  *+B15[9], B12        ; restore B12
        LDW     .D1T1  *+A0[12], A15        ; restore A15
||      LDW     .D2T2  *+B15[10], B13       ; restore B13
        ADDK    .S2    48, B15              ; frame
        NOP     3
