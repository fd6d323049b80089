; broadside optimize: source cc86ca15acb16a3bf555102f504f89e4b07e34bf24e9aa967acb4376f71b1304
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 25 s a region
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
        ADDK    .S2    -56, B15             ; frame
        STW     .D2T1  A14, *+B15[12]       ; save A14
        MV      .L1    A6, A2               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[11]       ; save B13
  [!A2] B       .S1    rc6_cbc2_encrypt$done; [!left] B      done
||      STW     .D2T1  A13, *+B15[10]       ; save A13
        STW     .D2T1  A12, *+B15[9]        ; save A12
        STW     .D2T2  B11, *+B15[8]        ; save B11
        STW     .D2T2  B10, *+B15[7]        ; save B10
        STW     .D2T1  A10, *+B15[6]        ; save A10
        STW     .D2T1  A15, *+B15[13]       ; save A15
rc6_cbc2_encrypt$rc6_cbc2_encrypt$1:
        MV      .L1X   B4, A0               ; copy
||      LDW     .D1T1  *+A8[5], A1          ; LDW     *+ivs[5], g1
||      LDW     .D2T2  *+B6[1], B7          ; LDW     *+schedules[1], ky
        LDW     .D1T1  *+A0[0], A3          ; LDW     *+ins[0], inx
||      LDW     .D2T2  *+B6[0], B13         ; LDW     *+schedules[0], kx
        LDW     .D1T2  *+A4[0], B6          ; LDW     *+outs[0], outx
||      STW     .D2T1  A8, *+B15[1]         ; STW     ivs, *+B15[1]
        LDW     .D1T1  *+A8[1], A0          ; LDW     *+ivs[1], f1
        LDW     .D1T2  *+A0[1], B6          ; LDW     *+ins[1], iny
        LDW     .D1T2  *+A8[3], B4          ; LDW     *+ivs[3], f3
||      LDW     .D2T1  *B7++[2], A6         ; LDW     *ky++[2], k0_4
        LDW     .D1T2  *+A3[3], B0          ; LDW     *+inx[3], p3_2
||      LDW     .D2T1  *B13++[2], A5        ; LDW     *kx++[2], k0_2
        LDW     .D1T1  *+A3[1], A4          ; LDW     *+inx[1], p1_2
||      LDW     .D2T2  *-B13[1], B0         ; LDW     *-kx[1], k1_2
        LDW     .D1T1  *+A8[2], A0          ; LDW     *+ivs[2], f2
||      STW     .D2T2  B6, *+B15[2]         ; STW     outx, *+B15[2]
        LDW     .D1T1  *+A3[2], A4          ; LDW     *+inx[2], p2_2
||      LDW     .D2T2  *+B6[0], B2          ; LDW     *+iny[0], p0_4
        LDW     .D1T2  *+A8[7], B4          ; LDW     *+ivs[7], g3
||      LDW     .D2T1  *+B6[2], A10         ; LDW     *+iny[2], p2_4
        XOR     .L2    B0, B4, B4           ; XOR     p3_2, f3, t3_2
||      LDW     .D1T2  *+A4[1], B8          ; LDW     *+outs[1], outy
||      LDW     .D2T1  *+B6[1], A8          ; LDW     *+iny[1], p1_4
        XOR     .L1    A4, A0, A4           ; XOR     p1_2, f1, t1_2
||      ADD     .L2    B4, B0, B5           ; ADD     t3_2, k1_2, dx
||      LDW     .D1T1  *+A8[6], A4          ; LDW     *+ivs[6], g2
||      LDW     .D2T2  *+B6[3], B3          ; LDW     *+iny[3], p3_4
        ADD     .L1    A4, A5, A13          ; ADD     t1_2, k0_2, bx
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  dx, dx, mixed_8
||      LDW     .D1T1  *+A3[0], A10         ; LDW     *+inx[0], p0_2
||      LDW     .D2T2  *-B7[1], B0          ; LDW     *-ky[1], k1_4
        MPYU    .M1    A13, A13, A5         ; <0> MPYU    bx, bx, square_7
||      MPYU    .M2    B5, B5, B0           ; <0> MPYU    dx, dx, square_8
||      LDW     .D1T1  *+A8[0], A8          ; LDW     *+ivs[0], f0
||      LDW     .D2T2  *B13++[2], B0        ; <0> LDW     *kx++[2], k0
        MVK     .S1    32, A14              ; MVK     32, word
||      SHL     .S2    B1, 18, B1           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M1    A13, A13, A9         ; <0> MPYHLU  bx, bx, mixed_7
||      LDW     .D1T2  *+A8[4], B4          ; LDW     *+ivs[4], g0
||      LDW     .D2T1  *-B13[1], A9         ; <0> LDW     *-kx[1], k1
        XOR     .L1    A4, A0, A7           ; XOR     p2_2, f2, cx
||      ZERO    .L2    B10                  ; ZERO    offset
||      MV      .S1X   B3, A0               ; move return$
||      MV      .S2X   A14, B9              ; word on both sides
||      ADDAH   .D2    B5, B0, B0           ; <0> ADDAH   dx, square_8, sum_8
        XOR     .L1    A10, A4, A4          ; XOR     p2_4, g2, cy
||      ADD     .L2    B0, B1, B4           ; <0> ADD     sum_8, shifted_8, product_8
||      SHL     .S1    A9, 18, A5           ; <0> SHL     mixed_7, 18, shifted_7
||      XOR     .S2    B3, B4, B1           ; XOR     p3_4, g3, t3_4
||      ADDAH   .D1    A13, A5, A9          ; <0> ADDAH   bx, square_7, sum_7
||      STW     .D2T2  B6, *+B15[5]         ; STW     iny, *+B15[5]
        XOR     .L1    A8, A1, A9           ; XOR     p1_4, g1, t1_4
||      ADD     .L2    B1, B0, B6           ; ADD     t3_4, k1_4, dy
||      MVK     .S1    19, A1               ; MVK     20, count
||      SHL     .S2    B4, 5, B1            ; <0> SHL     product_8, 5, u_upper_6
||      ADD     .D1    A9, A5, A5           ; <0> ADD     sum_7, shifted_7, product_7
||      STW     .D2T2  B8, *+B15[3]         ; STW     outy, *+B15[3]
        XOR     .L1    A10, A8, A8          ; XOR     p0_2, f0, ax
||      XOR     .L2X   B1, A7, B1           ; <0> XOR     cx, u_upper_6, half_10
||      SHL     .S1    A5, 5, A7            ; <0> SHL     product_7, 5, t_upper_6
||      SHRU    .S2    B4, 27, B8           ; <0> SHRU    product_8, 27, u_lower_6
||      MPYHLU  .M2    B6, B6, B3           ; <0> MPYHLU  dy, dy, mixed_15
||      ADD     .D1    A9, A6, A6           ; ADD     t1_4, k0_4, by
||      LDW     .D2T2  *B7++[2], B3         ; <0> LDW     *ky++[2], l0
        XOR     .L1    A8, A7, A3           ; <0> XOR     ax, t_upper_6, half_9
||      XOR     .L2    B2, B4, B2           ; XOR     p0_4, g0, ay
||      SHRU    .S1    A5, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      XOR     .S2    B1, B8, B11          ; <0> XOR     half_10, u_lower_6, c1_6
||      MPYHLU  .M1    A6, A6, A8           ; <0> MPYHLU  by, by, mixed_14
||      STW     .D2T1  A3, *+B15[4]         ; STW     inx, *+B15[4]
;@loop {"name": "rounds", "ii": 12, "res_mii": 11, "rec_mii": 10, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR"], "attempts": [{"interval": 11, "result": "time limit", "seconds": 31.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 7.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
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
;  units: L1 8/12, S1 12/12, M1 4/12, D1 9/12, L2 9/12, S2 12/12, M2 4/12, D2 8/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 1/12, T2 3/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 14 live at once
;  II 11: time limit, 31.5 s
;  II 11: time limit, 7.5 s
;  II 12 without possible bank conflicts: found by annealing, 0.0 s
;  not proved the least possible: every interval below 11 is ruled out; 39.0 s of search found nothing below 12
;  pipelined from 2 iterations on
rc6_cbc2_encrypt$rounds:
        XOR     .L1    A3, A15, A3          ; <1> XOR     half_9, t_lower_6, a1_6
||      SHL     .S1X   B11, A15, A5         ; <1> SHL     c1_6, t_lower_6, upper_11
||      SHL     .S2    B3, 18, B4           ; <1> SHL     mixed_15, 18, shifted_15
||      MPYU    .M1    A6, A6, A15          ; <1> MPYU    by, by, square_14
||      MPYU    .M2    B6, B6, B3           ; <1> MPYU    dy, dy, square_15
||      SUB     .D1    A14, A15, A12        ; <1> SUB     word, t_lower_6, t_right_6
||      LDW     .D2T2  *-B7[1], B8          ; <1> LDW     *-ky[1], l1
        SUB     .L2    B9, B8, B1           ; <1> SUB     word, u_lower_6, u_right_6
||      SHL     .S1    A8, 18, A13          ; <1> SHL     mixed_14, 18, shifted_14
||      SHL     .S2X   A3, B8, B8           ; <1> SHL     a1_6, u_lower_6, upper_12
||      MV      .D1    A13, A8              ; <1> MV      bx, ax
        MV      .L1X   B5, A7               ; <1> MV      dx, cx
||      ADD     .L2    B8, B0, B8           ; <1> ADD     upper_12, k0, keyed_12
||      ADD     .S1    A5, A9, A5           ; <1> ADD     upper_11, k1, keyed_11
||      SHRU    .S2X   A3, B1, B0           ; <1> SHRU    a1_6, u_right_6, lower_12
||      ADDAH   .D1    A6, A15, A15         ; <1> ADDAH   by, square_14, sum_14
||      ADDAH   .D2    B6, B3, B5           ; <1> ADDAH   dy, square_15, sum_15
        ADD     .L2    B8, B0, B5           ; <1> ADD     keyed_12, lower_12, dx
||      SHRU    .S1X   B11, A12, A13        ; <1> SHRU    c1_6, t_right_6, lower_11
||      ADD     .S2    B5, B4, B4           ; <1> ADD     sum_15, shifted_15, product_15
||      ADD     .D1    A15, A13, A3         ; <1> ADD     sum_14, shifted_14, product_14
        ADD     .L1    A5, A13, A13         ; <1> ADD     keyed_11, lower_11, bx
||      SHL     .S1    A3, 5, A15           ; <1> SHL     product_14, 5, t_upper_13
||      SHL     .S2    B4, 5, B11           ; <1> SHL     product_15, 5, u_upper_13
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  dx, dx, mixed_8
        XOR     .L1X   A4, B11, A15         ; <1> XOR     cy, u_upper_13, half_17
||      XOR     .L2X   B2, A15, B2          ; <1> XOR     ay, t_upper_13, half_16
||      SHRU    .S1    A3, 27, A4           ; <1> SHRU    product_14, 27, t_lower_13
||      SHRU    .S2    B4, 27, B4           ; <1> SHRU    product_15, 27, u_lower_13
||      MPYU    .M1    A13, A13, A5         ; <0> MPYU    bx, bx, square_7
||      MPYU    .M2    B5, B5, B0           ; <0> MPYU    dx, dx, square_8
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count, 1, count
||      LDW     .D2T2  *B13++[2], B0        ; <0> LDW     *kx++[2], k0
        XOR     .L1X   A15, B4, A3          ; <1> XOR     half_17, u_lower_13, c1_13
||      XOR     .L2X   B2, A4, B11          ; <1> XOR     half_16, t_lower_13, a1_13
||[A1]  B       .S1    rc6_cbc2_encrypt$rounds; <0> [count] B      rounds
||      SHL     .S2    B1, 18, B1           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M1    A13, A13, A9         ; <0> MPYHLU  bx, bx, mixed_7
||      LDW     .D2T1  *-B13[1], A9         ; <0> LDW     *-kx[1], k1
        MV      .L1X   B6, A4               ; <1> MV      dy, cy
||      SUB     .L2X   A14, B4, B4          ; <1> SUB     word, u_lower_13, u_right_13
||      SHL     .S1    A3, A4, A12          ; <1> SHL     c1_13, t_lower_13, upper_18
||      SHL     .S2    B11, B4, B2          ; <1> SHL     a1_13, u_lower_13, upper_19
||      SUB     .D1    A14, A4, A15         ; <1> SUB     word, t_lower_13, t_right_13
||      ADDAH   .D2    B5, B0, B0           ; <0> ADDAH   dx, square_8, sum_8
        ADD     .L2    B0, B1, B4           ; <0> ADD     sum_8, shifted_8, product_8
||      SHL     .S1    A9, 18, A5           ; <0> SHL     mixed_7, 18, shifted_7
||      SHRU    .S2    B11, B4, B3          ; <1> SHRU    a1_13, u_right_13, lower_19
||      ADDAH   .D1    A13, A5, A9          ; <0> ADDAH   bx, square_7, sum_7
||      ADD     .D2    B2, B3, B2           ; <1> ADD     upper_19, l0, keyed_19
        ADD     .L1X   A12, B8, A12         ; <1> ADD     upper_18, l1, keyed_18
||      MV      .L2X   A6, B2               ; <1> MV      by, ay
||      SHRU    .S1    A3, A15, A3          ; <1> SHRU    c1_13, t_right_13, lower_18
||      SHL     .S2    B4, 5, B1            ; <0> SHL     product_8, 5, u_upper_6
||      ADD     .D1    A9, A5, A5           ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .D2    B2, B3, B6           ; <1> ADD     keyed_19, lower_19, dy
        XOR     .L2X   B1, A7, B1           ; <0> XOR     cx, u_upper_6, half_10
||      SHL     .S1    A5, 5, A7            ; <0> SHL     product_7, 5, t_upper_6
||      SHRU    .S2    B4, 27, B8           ; <0> SHRU    product_8, 27, u_lower_6
||      MPYHLU  .M2    B6, B6, B3           ; <0> MPYHLU  dy, dy, mixed_15
||      ADD     .D1    A12, A3, A6          ; <1> ADD     keyed_18, lower_18, by
||      LDW     .D2T2  *B7++[2], B3         ; <0> LDW     *ky++[2], l0
        XOR     .L1    A8, A7, A3           ; <0> XOR     ax, t_upper_6, half_9
||      SHRU    .S1    A5, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      XOR     .S2    B1, B8, B11          ; <0> XOR     half_10, u_lower_6, c1_6
||      MPYHLU  .M1    A6, A6, A8           ; <0> MPYHLU  by, by, mixed_14
rc6_cbc2_encrypt$rc6_cbc2_encrypt$4:
        XOR     .L1    A3, A15, A3          ; <-1> XOR     half_9, t_lower_6, a1_6
||      SHL     .S1X   B11, A15, A5         ; <-1> SHL     c1_6, t_lower_6, upper_11
||      SHL     .S2    B3, 18, B4           ; <-1> SHL     mixed_15, 18, shifted_15
||      MPYU    .M1    A6, A6, A15          ; <-1> MPYU    by, by, square_14
||      MPYU    .M2    B6, B6, B3           ; <-1> MPYU    dy, dy, square_15
||      SUB     .D1    A14, A15, A12        ; <-1> SUB     word, t_lower_6, t_right_6
||      LDW     .D2T2  *-B7[1], B8          ; <-1> LDW     *-ky[1], l1
        SUB     .L2    B9, B8, B1           ; <-1> SUB     word, u_lower_6, u_right_6
||      SHL     .S1    A8, 18, A13          ; <-1> SHL     mixed_14, 18, shifted_14
||      SHL     .S2X   A3, B8, B8           ; <-1> SHL     a1_6, u_lower_6, upper_12
||      MV      .D1    A13, A8              ; <-1> MV      bx, ax
||      LDW     .D2T1  *+B15[4], A13        ; LDW     *+B15[4], inx
        MV      .L1X   B5, A7               ; <-1> MV      dx, cx
||      ADD     .L2    B8, B0, B8           ; <-1> ADD     upper_12, k0, keyed_12
||      ADD     .S1    A5, A9, A5           ; <-1> ADD     upper_11, k1, keyed_11
||      SHRU    .S2X   A3, B1, B0           ; <-1> SHRU    a1_6, u_right_6, lower_12
||      ADDAH   .D1    A6, A15, A15         ; <-1> ADDAH   by, square_14, sum_14
||      ADDAH   .D2    B6, B3, B5           ; <-1> ADDAH   dy, square_15, sum_15
        ADD     .L2    B8, B0, B5           ; <-1> ADD     keyed_12, lower_12, dx
||      SHRU    .S1X   B11, A12, A13        ; <-1> SHRU    c1_6, t_right_6, lower_11
||      ADD     .S2    B5, B4, B4           ; <-1> ADD     sum_15, shifted_15, product_15
||      ADD     .D1    A15, A13, A3         ; <-1> ADD     sum_14, shifted_14, product_14
||      LDW     .D2T1  *+B15[5], A9         ; LDW     *+B15[5], iny
        ADD     .L1    A5, A13, A13         ; <-1> ADD     keyed_11, lower_11, bx
||      SHL     .S1    A3, 5, A15           ; <-1> SHL     product_14, 5, t_upper_13
||      SHL     .S2    B4, 5, B11           ; <-1> SHL     product_15, 5, u_upper_13
||      SUB     .D1    A2, 1, A2            ; SUB     left, 1, left
||      LDW     .D2T2  *+B15[2], B4         ; LDW     *+B15[2], outx
        XOR     .L1X   A4, B11, A15         ; <-1> XOR     cy, u_upper_13, half_17
||      XOR     .L2X   B2, A15, B2          ; <-1> XOR     ay, t_upper_13, half_16
||      SHRU    .S1    A3, 27, A4           ; <-1> SHRU    product_14, 27, t_lower_13
||      SHRU    .S2    B4, 27, B4           ; <-1> SHRU    product_15, 27, u_lower_13
||      MV      .D1    A13, A5              ; MV      bx, f1
||      LDW     .D2T1  *+B15[3], A6         ; LDW     *+B15[3], outy
        XOR     .L1X   A15, B4, A3          ; <-1> XOR     half_17, u_lower_13, c1_13
||      XOR     .L2X   B2, A4, B11          ; <-1> XOR     half_16, t_lower_13, a1_13
||      LDW     .D2T1  *+B13[0], A12        ; LDW     *+kx[0], k0_20
        MV      .L1X   B6, A4               ; <-1> MV      dy, cy
||      SUB     .L2X   A14, B4, B4          ; <-1> SUB     word, u_lower_13, u_right_13
||      SHL     .S1    A3, A4, A12          ; <-1> SHL     c1_13, t_lower_13, upper_18
||      SHL     .S2    B11, B4, B2          ; <-1> SHL     a1_13, u_lower_13, upper_19
||      SUB     .D1    A14, A4, A15         ; <-1> SUB     word, t_lower_13, t_right_13
||      LDW     .D2T1  *+B13[1], A15        ; LDW     *+kx[1], k1_20
        SHRU    .S2    B11, B4, B3          ; <-1> SHRU    a1_13, u_right_13, lower_19
||      ADD     .D2    B2, B3, B2           ; <-1> ADD     upper_19, l0, keyed_19
        ADD     .L1X   A12, B8, A12         ; <-1> ADD     upper_18, l1, keyed_18
||      MV      .L2X   A6, B2               ; <-1> MV      by, ay
||      SHRU    .S1    A3, A15, A3          ; <-1> SHRU    c1_13, t_right_13, lower_18
||      ADDK    .S2    -168, B13            ; ADDK    -168, kx
||      ADD     .D2    B2, B3, B6           ; <-1> ADD     keyed_19, lower_19, dy
        ADD     .L1X   A6, B10, A3          ; ADD     outy, offset, outy
||      MV      .L2    B6, B4               ; MV      dy, g3
||      ADD     .S2    B4, B10, B3          ; ADD     outx, offset, outx
||      ADD     .D1    A12, A3, A6          ; <-1> ADD     keyed_18, lower_18, by
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   offset, 4, offset
        ADD     .L1X   A13, B10, A13        ; ADD     inx, offset, inx
||      STW     .D1T2  B4, *+A3[3]          ; STW     g3, *+outy[3]
||      LDW     .D2T1  *B13++[2], A1        ; LDW     *kx++[2], k0_2
        ADD     .L1X   A9, B10, A9          ; ADD     iny, offset, iny
||      LDW     .D1T2  *+A13[3], B5         ; LDW     *+inx[3], p3_2
        LDW     .D1T1  *+A13[1], A6         ; LDW     *+inx[1], p1_2
||      LDW     .D2T2  *-B13[1], B5         ; LDW     *-kx[1], k1_2
        LDW     .D1T1  *+A9[2], A6          ; LDW     *+iny[2], p2_4
        LDW     .D1T2  *+A9[3], B8          ; LDW     *+iny[3], p3_4
||      LDW     .D2T1  *+B7[1], A8          ; LDW     *+ky[1], k1_21
        MV      .L2    B5, B6               ; MV      dx, f3
||      LDW     .D1T1  *+A9[1], A8          ; LDW     *+iny[1], p1_4
        MV      .L1    A6, A10              ; MV      by, g1
||      XOR     .L2    B5, B6, B8           ; XOR     p3_2, f3, t3_2
||      ADDK    .S2    -168, B7             ; ADDK    -168, ky
||      LDW     .D1T1  *+A13[2], A1         ; LDW     *+inx[2], p2_2
||      LDW     .D2T2  *+B7[0], B6          ; LDW     *+ky[0], k0_21
        ADD     .L1    A8, A12, A12         ; ADD     ax, k0_20, f0
||      ADD     .L2    B8, B5, B5           ; ADD     t3_2, k1_2, dx
||      XOR     .S1    A6, A5, A8           ; XOR     p1_2, f1, t1_2
||      LDW     .D1T2  *+A9[0], B11         ; LDW     *+iny[0], p0_4
||      LDW     .D2T1  *B7++[2], A6         ; LDW     *ky++[2], k0_4
        ADD     .L1    A8, A1, A13          ; ADD     t1_2, k0_2, bx
||      MV      .S1X   B3, A1               ; copy
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  dx, dx, mixed_8
||      LDW     .D1T1  *+A13[0], A15        ; LDW     *+inx[0], p0_2
||      LDW     .D2T2  *-B7[1], B0          ; LDW     *-ky[1], k1_4
        ADD     .L1    A7, A15, A7          ; ADD     cx, k1_20, f2
||      ADD     .S1    A4, A8, A4           ; ADD     cy, k1_21, g2
||      MPYU    .M1    A13, A13, A5         ; <0> MPYU    bx, bx, square_7
||      MPYU    .M2    B5, B5, B0           ; <0> MPYU    dx, dx, square_8
||      STW     .D1T1  A5, *+A1[1]          ; STW     f1, *+outx[1]
||      LDW     .D2T2  *B13++[2], B0        ; <0> LDW     *kx++[2], k0
  [A2]  B       .S1    rc6_cbc2_encrypt$rounds; [left] B       next
||      SHL     .S2    B1, 18, B1           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M1    A13, A13, A9         ; <0> MPYHLU  bx, bx, mixed_7
||      STW     .D1T2  B6, *+A1[3]          ; STW     f3, *+outx[3]
||      LDW     .D2T1  *-B13[1], A9         ; <0> LDW     *-kx[1], k1
        XOR     .L1    A8, A10, A8          ; XOR     p1_4, g1, t1_4
||      MV      .L2X   A14, B9              ; word on both sides
||      XOR     .S1    A6, A4, A4           ; XOR     p2_4, g2, cy
||      STW     .D1T1  A4, *+A3[2]          ; STW     g2, *+outy[2]
||      ADDAH   .D2    B5, B0, B0           ; <0> ADDAH   dx, square_8, sum_8
        XOR     .L1    A1, A7, A7           ; XOR     p2_2, f2, cx
||      ADD     .L2    B0, B1, B4           ; <0> ADD     sum_8, shifted_8, product_8
||      SHL     .S1    A9, 18, A5           ; <0> SHL     mixed_7, 18, shifted_7
||      XOR     .S2    B8, B4, B1           ; XOR     p3_4, g3, t3_4
||      ADDAH   .D1    A13, A5, A9          ; <0> ADDAH   bx, square_7, sum_7
||      STW     .D2T1  A7, *+B3[2]          ; STW     f2, *+outx[2]
        ADD     .L1    A8, A6, A6           ; ADD     t1_4, k0_4, by
||      ADD     .L2    B2, B6, B2           ; ADD     ay, k0_21, g0
||      MVK     .S1    19, A1               ; MVK     20, count
||      SHL     .S2    B4, 5, B1            ; <0> SHL     product_8, 5, u_upper_6
||      ADD     .D1    A9, A5, A5           ; <0> ADD     sum_7, shifted_7, product_7
||      ADD     .D2    B1, B0, B6           ; ADD     t3_4, k1_4, dy
        XOR     .L1    A15, A12, A8         ; XOR     p0_2, f0, ax
||      XOR     .L2X   B1, A7, B1           ; <0> XOR     cx, u_upper_6, half_10
||      SHL     .S1    A5, 5, A7            ; <0> SHL     product_7, 5, t_upper_6
||      SHRU    .S2    B4, 27, B8           ; <0> SHRU    product_8, 27, u_lower_6
||      MPYHLU  .M2    B6, B6, B3           ; <0> MPYHLU  dy, dy, mixed_15
||      STW     .D1T1  A10, *+A3[1]         ; STW     g1, *+outy[1]
||      LDW     .D2T2  *B7++[2], B3         ; <0> LDW     *ky++[2], l0
        XOR     .L1    A8, A7, A3           ; <0> XOR     ax, t_upper_6, half_9
||      XOR     .L2    B11, B2, B2          ; XOR     p0_4, g0, ay
||      SHRU    .S1    A5, 27, A15          ; <0> SHRU    product_7, 27, t_lower_6
||      XOR     .S2    B1, B8, B11          ; <0> XOR     half_10, u_lower_6, c1_6
||      MPYHLU  .M1    A6, A6, A8           ; <0> MPYHLU  by, by, mixed_14
||      STW     .D1T2  B2, *+A3[0]          ; STW     g0, *+outy[0]
||      STW     .D2T1  A12, *+B3[0]         ; STW     f0, *+outx[0]
rc6_cbc2_encrypt$rc6_cbc2_encrypt$4$landing:
        NOP     4
        MV      .L2X   A0, B3               ; move return$
rc6_cbc2_encrypt$rc6_cbc2_encrypt$5:
        LDW     .D2T2  *+B15[2], B0         ; LDW     *+B15[2], lastx         ; the vectors become what was just written
        LDW     .D2T2  *+B15[3], B1         ; LDW     *+B15[3], lasty
        NOP
        LDW     .D2T1  *+B15[1], A1         ; LDW     *+B15[1], chain
        NOP
        ADD     .L2    B0, B10, B0          ; ADD     lastx, offset, lastx
        MV      .L1X   B0, A0               ; copy
||      ADD     .L2    B1, B10, B1          ; ADD     lasty, offset, lasty
||      LDW     .D2T1  *-B0[4], A0          ; LDW     *-lastx[4], e0
        LDW     .D1T1  *-A0[3], A0          ; LDW     *-lastx[3], e1
||      LDW     .D2T2  *-B1[4], B1          ; LDW     *-lasty[4], e4
        LDW     .D1T2  *-A0[2], B1          ; LDW     *-lastx[2], e2
||      LDW     .D2T1  *-B1[1], A2          ; LDW     *-lasty[1], e7
        LDW     .D2T2  *-B0[1], B1          ; LDW     *-lastx[1], e3
        LDW     .D2T1  *-B1[2], A3          ; LDW     *-lasty[2], e6
        STW     .D1T1  A0, *+A1[0]          ; STW     e0, *+chain[0]
||      LDW     .D2T2  *-B1[3], B1          ; LDW     *-lasty[3], e5
        STW     .D1T2  B1, *+A1[4]          ; STW     e4, *+chain[4]
        STW     .D1T2  B1, *+A1[2]          ; STW     e2, *+chain[2]
        STW     .D1T2  B1, *+A1[3]          ; STW     e3, *+chain[3]
        STW     .D1T1  A3, *+A1[6]          ; STW     e6, *+chain[6]
        STW     .D1T2  B1, *+A1[5]          ; STW     e5, *+chain[5]
        STW     .D1T1  A2, *+A1[7]          ; STW     e7, *+chain[7]
        STW     .D1T1  A0, *+A1[1]          ; STW     e1, *+chain[1]
rc6_cbc2_encrypt$done:
        LDW     .D2T1  *+B15[12], A14       ; restore A14
        LDW     .D2T2  *+B15[11], B13       ; restore B13
        LDW     .D2T1  *+B15[10], A13       ; restore A13
        LDW     .D2T1  *+B15[9], A12        ; restore A12
        LDW     .D2T2  *+B15[8], B11        ; restore B11
        LDW     .D2T2  *+B15[7], B10        ; restore B10
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[6], A10        ; restore A10
        ADDK    .S2    56, B15              ; frame
||      LDW     .D2T1  *+B15[13], A15       ; restore A15
        NOP     4
