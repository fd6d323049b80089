; broadside optimize: source 79e53250c971c7073df49b4fe88cab820eaf545b3a3178122484b150610d2da1
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 15 s an interval, 4 s a region
; RC6 encryption of any number of independent blocks on the C64x, three at a time.
;
;       void rc6_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned.
;
; Where fewer than three blocks are left, the first of them stands in for those that lack. Constant-time but for the
; number of blocks. A misaligned pointer stops the machine's memory access.
; Interrupts may come at any moment.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
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

; One round with A, B, C, D where the next round reads them: the old B, new C, old D, new A.

; One round of decryption with A, B, C, D where the next round reads them, B and D less that round's keys already.

        .global rc6_encrypt_blocks_c64x

; Bytes from the first block of three to the others: 0 where there is no such block.

; The next three, if there are more.



        .align  32
rc6_encrypt_blocks_c64x:
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_1
        CMPGT   .L1    A6, 2, A0            ; CMPGT   blocks, 2, three_1
||      SHL     .S1    A0, 4, A1            ; SHL     two_1, 4, step_y
        ADD     .L1X   A1, B4, A3           ; ADD     in, step_y, second_2
||      SHL     .S1    A0, 5, A0            ; SHL     three_1, 5, step_z
||      LDW     .D2T2  *+B6[0], B0          ; LDW     *+schedule[0], first0
        ADD     .L1X   A0, B4, A7           ; ADD     in, step_z, third_2
||      LDW     .D1T1  *+A3[3], A20         ; LDW     *+second_2[3], dy
||      LDW     .D2T2  *+B6[1], B9          ; LDW     *+schedule[1], first1
        LDW     .D1T2  *+A7[3], B1          ; LDW     *+third_2[3], dz
        LDW     .D1T2  *+A7[1], B10         ; LDW     *+third_2[1], bz
||      LDW     .D2T1  *+B4[3], A10         ; LDW     *+in[3], dx
||      B       .S1    rc6_encrypt_blocks_c64x$on1; no interrupt is taken in its delay slots
        MV      .L1X   B6, A5               ; copy
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D1T2  *+A3[1], B3          ; LDW     *+second_2[1], by
||      LDW     .D2T1  *+B4[1], A2          ; LDW     *+in[1], bx
        ADDAW   .D1    A5, 2, A18           ; ADDAW   schedule, 2, keys
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L1    A5, A5               ; move schedule
||      LDW     .D1T1  *+A7[0], A7          ; LDW     *+third_2[0], az
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A6, A2               ; MV      blocks, some
||      ADD     .L2X   B9, A20, B16         ; ADD     dy, first1, dy
||      ADD     .S2    B1, B9, B6           ; ADD     dz, first1, dz
||      LDW     .D1T2  *+A3[2], B8          ; LDW     *+second_2[2], cy
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B3, A3               ; move return$
||      ADD     .L2X   B9, A10, B20         ; ADD     dx, first1, dx
||[!A2] B       .S1    rc6_encrypt_blocks_c64x$done; [!some] B      done
||      ADD     .S2    B10, B0, B9          ; ADD     bz, first0, bz
||      LDW     .D1T1  *+A3[0], A9          ; LDW     *+second_2[0], ay
||      LDW     .D2T2  *+B4[2], B19         ; LDW     *+in[2], cx
rc6_encrypt_blocks_c64x$on1:
        ADD     .L2X   B0, A2, B22          ; ADD     bx, first0, bx
||      MVK     .S1    20, A2               ; MVK     20, count
||      ADD     .S2    B3, B0, B18          ; ADD     by, first0, by
||      LDW     .D1T2  *+A7[2], B3          ; LDW     *+third_2[2], cz
||      LDW     .D2T1  *+B4[0], A17         ; LDW     *+in[0], ax
        NOP     4
rc6_encrypt_blocks_c64x$rounds$entry:
        MPYHLU  .M2    B22, B22, B17        ; <0> MPYHLU  bx, bx, mixed_7
        MPYU    .M2    B20, B20, B5         ; <0> MPYU    dx, dx, square_8
        MV      .L2    B4, B1               ; move in
||      MPYHLU  .M2    B20, B20, B4         ; <0> MPYHLU  dx, dx, mixed_8
        SHL     .S2    B17, 18, B7          ; <0> SHL     mixed_7, 18, shifted_7
||      MPYU    .M2    B22, B22, B17        ; <0> MPYU    bx, bx, square_7
        SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M2    B18, B18, B4         ; <0> MPYHLU  by, by, mixed_10
||      ADDAH   .D2    B20, B5, B4          ; <0> ADDAH   dx, square_8, sum_8
||      B       .S1    rc6_encrypt_blocks_c64x$on2; no interrupt is taken in its delay slots
        ADD     .S2    B4, B5, B17          ; <0> ADD     sum_8, shifted_8, product_8
||      MPYU    .M2    B16, B16, B5         ; <0> MPYU    dy, dy, square_11
||      ADDAH   .D2    B22, B17, B5         ; <0> ADDAH   bx, square_7, sum_7
        MV      .L2X   A4, B2               ; move out
||      SHL     .S2    B17, 5, B7           ; <0> SHL     product_8, 5, upper_6
||      MPYHLU  .M2    B16, B16, B4         ; <0> MPYHLU  dy, dy, mixed_11
||      LDW     .D1T2  *A18++[2], B24       ; <0> LDW     *keys++[2], k0
||      ADD     .D2    B5, B7, B21          ; <0> ADD     sum_7, shifted_7, t_product_6
        SHRU    .S1X   B17, 27, A8          ; <0> SHRU    product_8, 27, lower_6
||      SHL     .S2    B4, 18, B17          ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M2    B18, B18, B7         ; <0> MPYU    by, by, square_10
||      XOR     .D2    B19, B7, B19         ; <0> XOR     cx, upper_6, c1_6
        MV      .L1    A3, A4               ; move return$
||      MV      .S1    A5, A3               ; move schedule
||      SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_11, 18, shifted_11
||      ROTL    .M1X   B21, 5, A6           ; <0> ROTL    t_product_6, 5, t_6
||      LDW     .D1T2  *-A18[1], B23        ; <0> LDW     *-keys[1], k1
||      ADDAH   .D2    B16, B5, B4          ; <0> ADDAH   dy, square_11, sum_11
        MV      .L2X   A6, B0               ; move blocks
||      ADD     .S2    B4, B5, B7           ; <0> ADD     sum_11, shifted_11, product_11
||      MPYHLU  .M2    B9, B9, B21          ; <0> MPYHLU  bz, bz, mixed_13
||      XOR     .D1X   A8, B19, A5          ; <0> XOR     c1_6, lower_6, c2_6
||      ADDAH   .D2    B18, B7, B4          ; <0> ADDAH   by, square_10, sum_10
rc6_encrypt_blocks_c64x$on2:
        MV      .L1X   B22, A17             ; <0> MV      bx, ax
||      SUB     .S1    A2, 1, A2            ; passes of rounds
||      SHL     .S2    B7, 5, B4            ; <0> SHL     product_11, 5, upper_9
||      ROTL    .M1    A5, A6, A5           ; <0> ROTL    c2_6, t_6, c3_6
||      MPYU    .M2    B6, B6, B5           ; <0> MPYU    dz, dz, square_14
||      XOR     .D1    A17, A6, A6          ; <0> XOR     ax, t_6, a1_6
||      ADD     .D2    B4, B17, B17         ; <0> ADD     sum_10, shifted_10, t_product_9
        MV      .L2    B20, B19             ; <0> MV      dx, cx
||      SHRU    .S1X   B7, 27, A6           ; <0> SHRU    product_11, 27, lower_9
||      ROTL    .M1    A6, A8, A16          ; <0> ROTL    a1_6, lower_6, a3_6
||      MPYHLU  .M2    B6, B6, B4           ; <0> MPYHLU  dz, dz, mixed_14
||      XOR     .D2    B8, B4, B8           ; <0> XOR     cy, upper_9, c1_9
;@loop {"name": "rounds", "ii": 14, "res_mii": 11, "rec_mii": 10, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "ROTL", "ADD", "MPYU", "ADDAH", "ADD", "ROTL", "XOR", "ROTL", "ADD", "MPYU", "ADDAH", "ADD", "SHL"], "attempts": [{"interval": 11, "result": "time limit", "seconds": 9.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit", "seconds": 9.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 9.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found", "seconds": 33.2, "banks_apart": false, "note": "as 3 equal channels", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 11, recurrence 10
;  critical cycle:
;    XOR cz, upper_12, c1_12
;    XOR c1_12, lower_12, c2_12
;    ROTL c2_12, t_12, c3_12
;    ADD c3_12, k1, bz
;    MPYU bz, bz, square_13
;    ADDAH bz, square_13, sum_13
;    ADD sum_13, shifted_13, t_product_12
;    ROTL t_product_12, 5, t_12
;    XOR az, t_12, a1_12
;    ROTL a1_12, lower_12, a3_12
;    ADD a3_12, k0, dz
;    MPYU dz, dz, square_14
;    ADDAH dz, square_14, sum_14
;    ADD sum_14, shifted_14, product_14
;    SHL product_14, 5, upper_12
;  units: L1 3/14, S1 6/14, M1 9/14, D1 8/14, L2 9/14, S2 12/14, M2 12/14, D2 12/14
;  cross paths: 1X 12/14, 2X 6/14
;  T paths: T1 0/14, T2 2/14
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 19 used, 17 live at once
;  II 11: time limit, 9.6 s
;  II 12: time limit, 9.7 s
;  II 13: time limit, 9.7 s
;  II 14: found (as 3 equal channels), 33.2 s
;  not proved optimal: every interval below 11 is ruled out; 29.0 s of search found nothing below 14
;  pipelined from 2 iterations on
rc6_encrypt_blocks_c64x$rounds:
        SHL     .S2    B21, 18, B7          ; <1> SHL     mixed_13, 18, shifted_13
||      ROTL    .M1X   B17, 5, A8           ; <1> ROTL    t_product_9, 5, t_9
||      MPYU    .M2    B9, B9, B10          ; <1> MPYU    bz, bz, square_13
        ADD     .L2X   B23, A5, B22         ; <1> ADD     c3_6, k1, bx
||      SHL     .S2    B4, 18, B5           ; <1> SHL     mixed_14, 18, shifted_14
||      XOR     .D1X   A6, B8, A5           ; <1> XOR     c1_9, lower_9, c2_9
||      ADDAH   .D2    B6, B5, B4           ; <1> ADDAH   dz, square_14, sum_14
        MV      .L1X   B18, A9              ; <1> MV      by, ay
||      ADD     .L2X   B24, A16, B20        ; <1> ADD     a3_6, k0, dx
||      ADD     .S2    B4, B5, B5           ; <1> ADD     sum_14, shifted_14, product_14
||      ROTL    .M1    A5, A8, A5           ; <1> ROTL    c2_9, t_9, c3_9
||      MPYHLU  .M2    B22, B22, B17        ; <0> MPYHLU  bx, bx, mixed_7
||      XOR     .D1    A9, A8, A5           ; <1> XOR     ay, t_9, a1_9
||      ADDAH   .D2    B9, B10, B4          ; <1> ADDAH   bz, square_13, sum_13
||      B       .S1    rc6_encrypt_blocks_c64x$on3; no interrupt is taken in its delay slots
        MV      .L2    B16, B8              ; <1> MV      dy, cy
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHL     .S2    B5, 5, B4            ; <1> SHL     product_14, 5, upper_12
||      ROTL    .M1    A5, A6, A8           ; <1> ROTL    a1_9, lower_9, a3_9
||      MPYU    .M2    B20, B20, B5         ; <0> MPYU    dx, dx, square_8
||      ADD     .D2    B4, B7, B7           ; <1> ADD     sum_13, shifted_13, t_product_12
        SHRU    .S1X   B5, 27, A6           ; <1> SHRU    product_14, 27, lower_12
||      MPYHLU  .M2    B20, B20, B4         ; <0> MPYHLU  dx, dx, mixed_8
||      XOR     .D2    B3, B4, B3           ; <1> XOR     cz, upper_12, c1_12
        ADD     .L2X   B23, A5, B18         ; <1> ADD     c3_9, k1, by
||      SHL     .S2    B17, 18, B7          ; <0> SHL     mixed_7, 18, shifted_7
||      ROTL    .M1X   B7, 5, A8            ; <1> ROTL    t_product_12, 5, t_12
||      MPYU    .M2    B22, B22, B17        ; <0> MPYU    bx, bx, square_7
        ADD     .L2X   B24, A8, B16         ; <1> ADD     a3_9, k0, dy
||      SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M2    B18, B18, B4         ; <0> MPYHLU  by, by, mixed_10
||      XOR     .D1X   A6, B3, A5           ; <1> XOR     c1_12, lower_12, c2_12
||      ADDAH   .D2    B20, B5, B4          ; <0> ADDAH   dx, square_8, sum_8
||      NOP
||      NOP
||      NOP
        MV      .L1X   B9, A7               ; <1> MV      bz, az
||      ADD     .S2    B4, B5, B17          ; <0> ADD     sum_8, shifted_8, product_8
||      ROTL    .M1    A5, A8, A5           ; <1> ROTL    c2_12, t_12, c3_12
||      MPYU    .M2    B16, B16, B5         ; <0> MPYU    dy, dy, square_11
||      XOR     .D1    A7, A8, A10          ; <1> XOR     az, t_12, a1_12
||      ADDAH   .D2    B22, B17, B10        ; <0> ADDAH   bx, square_7, sum_7
||      NOP
||      NOP
rc6_encrypt_blocks_c64x$on3:
        MV      .L2    B6, B3               ; <1> MV      dz, cz
||[A2]  B       .S1    rc6_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      SHL     .S2    B17, 5, B7           ; <0> SHL     product_8, 5, upper_6
||      ROTL    .M1    A10, A6, A6          ; <1> ROTL    a1_12, lower_12, a3_12
||      MPYHLU  .M2    B16, B16, B4         ; <0> MPYHLU  dy, dy, mixed_11
||      LDW     .D1T2  *A18++[2], B24       ; <0> LDW     *keys++[2], k0
||      ADD     .D2    B10, B7, B21         ; <0> ADD     sum_7, shifted_7, t_product_6
        SHRU    .S1X   B17, 27, A8          ; <0> SHRU    product_8, 27, lower_6
||      SHL     .S2    B4, 18, B17          ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M2    B18, B18, B7         ; <0> MPYU    by, by, square_10
||      XOR     .D2    B19, B7, B19         ; <0> XOR     cx, upper_6, c1_6
        ADD     .L2X   B23, A5, B9          ; <1> ADD     c3_12, k1, bz
||      SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_11, 18, shifted_11
||      ROTL    .M1X   B21, 5, A6           ; <0> ROTL    t_product_6, 5, t_6
||      LDW     .D1T2  *-A18[1], B23        ; <0> LDW     *-keys[1], k1
||      ADDAH   .D2    B16, B5, B4          ; <0> ADDAH   dy, square_11, sum_11
        ADD     .L2X   B24, A6, B6          ; <1> ADD     a3_12, k0, dz
||      ADD     .S2    B4, B5, B7           ; <0> ADD     sum_11, shifted_11, product_11
||      MPYHLU  .M2    B9, B9, B21          ; <0> MPYHLU  bz, bz, mixed_13
||      XOR     .D1X   A8, B19, A5          ; <0> XOR     c1_6, lower_6, c2_6
||      ADDAH   .D2    B18, B7, B4          ; <0> ADDAH   by, square_10, sum_10
        MV      .L1X   B22, A17             ; <0> MV      bx, ax
||      SHL     .S2    B7, 5, B5            ; <0> SHL     product_11, 5, upper_9
||      ROTL    .M1    A5, A6, A5           ; <0> ROTL    c2_6, t_6, c3_6
||      MPYU    .M2    B6, B6, B5           ; <0> MPYU    dz, dz, square_14
||      XOR     .D1    A17, A6, A5          ; <0> XOR     ax, t_6, a1_6
||      ADD     .D2    B4, B17, B17         ; <0> ADD     sum_10, shifted_10, t_product_9
        MV      .L2    B20, B19             ; <0> MV      dx, cx
||      SHRU    .S1X   B7, 27, A6           ; <0> SHRU    product_11, 27, lower_9
||      ROTL    .M1    A5, A8, A16          ; <0> ROTL    a1_6, lower_6, a3_6
||      MPYHLU  .M2    B6, B6, B4           ; <0> MPYHLU  dz, dz, mixed_14
||      XOR     .D2    B8, B5, B8           ; <0> XOR     cy, upper_9, c1_9
rc6_encrypt_blocks_c64x$rc6_encrypt_blocks_c64x$3:
        SHL     .S2    B21, 18, B7          ; <-1> SHL     mixed_13, 18, shifted_13
||      ROTL    .M1X   B17, 5, A8           ; <-1> ROTL    t_product_9, 5, t_9
||      MPYU    .M2    B9, B9, B10          ; <-1> MPYU    bz, bz, square_13
||      LDW     .D1T1  *+A18[0], A11        ; LDW     *+keys[0], last0
||      ADDAW   .D2    B1, 12, B1           ; ADDAW   in, 12, in
        ADD     .L2X   B23, A5, B22         ; <-1> ADD     c3_6, k1, bx
||      SHL     .S2    B4, 18, B5           ; <-1> SHL     mixed_14, 18, shifted_14
||      XOR     .D1X   A6, B8, A5           ; <-1> XOR     c1_9, lower_9, c2_9
||      ADDAH   .D2    B6, B5, B4           ; <-1> ADDAH   dz, square_14, sum_14
        MV      .L1X   B18, A9              ; <-1> MV      by, ay
||      ADD     .L2X   B24, A16, B20        ; <-1> ADD     a3_6, k0, dx
||      ADD     .S2    B4, B5, B5           ; <-1> ADD     sum_14, shifted_14, product_14
||      ROTL    .M1    A5, A8, A10          ; <-1> ROTL    c2_9, t_9, c3_9
||      XOR     .D1    A9, A8, A5           ; <-1> XOR     ay, t_9, a1_9
||      ADDAH   .D2    B9, B10, B4          ; <-1> ADDAH   bz, square_13, sum_13
        CMPGT   .L1X   B0, 3, A2            ; CMPGT   blocks, 3, more
||      MV      .L2    B16, B8              ; <-1> MV      dy, cy
||      SHL     .S2    B5, 5, B4            ; <-1> SHL     product_14, 5, upper_12
||      ROTL    .M1    A5, A6, A8           ; <-1> ROTL    a1_9, lower_9, a3_9
||      LDW     .D1T2  *+A18[1], B16        ; LDW     *+keys[1], last1
||      ADD     .D2    B4, B7, B7           ; <-1> ADD     sum_13, shifted_13, t_product_12
||      B       .S1    rc6_encrypt_blocks_c64x$on4; no interrupt is taken in its delay slots
        ADD     .L2X   B2, A1, B4           ; ADD     out, step_y, second_15
||      SHRU    .S1X   B5, 27, A6           ; <-1> SHRU    product_14, 27, lower_12
||      SUB     .S2    B0, 3, B0            ; SUB     blocks, 3, blocks
||      LDW     .D1T2  *+A3[0], B10         ; LDW     *+schedule[0], first0
||      XOR     .D2    B3, B4, B3           ; <-1> XOR     cz, upper_12, c1_12
        ADD     .L1    A9, A11, A9          ; ADD     ay, last0, ay
||      ADD     .L2X   B23, A10, B18        ; <-1> ADD     c3_9, k1, by
||      ROTL    .M1X   B7, 5, A8            ; <-1> ROTL    t_product_12, 5, t_12
||      STW     .D2T2  B20, *+B2[3]         ; STW     dx, *+out[3]
        ADD     .L1    A17, A11, A17        ; ADD     ax, last0, ax
||      ADD     .L2X   B24, A8, B16         ; <-1> ADD     a3_9, k0, dy
||      XOR     .D1X   A6, B3, A5           ; <-1> XOR     c1_12, lower_12, c2_12
||      LDW     .D2T1  *+B1[1], A5          ; LDW     *+in[1], bx
        MV      .L1X   B9, A7               ; <-1> MV      bz, az
||      CMPGT   .L2    B0, 1, B9            ; CMPGT   blocks, 1, two_1
||      ROTL    .M1    A5, A8, A5           ; <-1> ROTL    c2_12, t_12, c3_12
||      XOR     .D1    A7, A8, A5           ; <-1> XOR     az, t_12, a1_12
||      STW     .D2T2  B16, *+B4[3]         ; STW     dy, *+second_15[3]
        ADD     .L1    A7, A11, A16         ; ADD     az, last0, az
||      MV      .L2    B6, B3               ; <-1> MV      dz, cz
||      SHL     .S1X   B9, 4, A1            ; SHL     two_1, 4, step_y
||      ROTL    .M1    A5, A6, A6           ; <-1> ROTL    a1_12, lower_12, a3_12
||      ADDAW   .D1    A3, 2, A18           ; ADDAW   schedule, 2, keys
||      STW     .D2T2  B22, *+B2[1]         ; STW     bx, *+out[1]
||      B       .S2    rc6_encrypt_blocks_c64x$on5; no interrupt is taken in its delay slots
||      NOP
rc6_encrypt_blocks_c64x$on4:
        ADD     .L1X   A1, B1, A7           ; ADD     in, step_y, second_2
||      ADD     .L2    B8, B16, B8          ; ADD     cy, last1, cy
||      LDW     .D1T2  *+A3[1], B24         ; LDW     *+schedule[1], first1
||      LDW     .D2T1  *+B1[3], A5          ; LDW     *+in[3], dx
        CMPGT   .L1X   B0, 2, A17           ; CMPGT   blocks, 2, three_1
||      ADD     .L2X   B23, A5, B9          ; <-1> ADD     c3_12, k1, bz
||      ADD     .S2    B3, B16, B3          ; ADD     cz, last1, cz
||      LDW     .D1T2  *+A7[3], B8          ; LDW     *+second_2[3], dy
||      STW     .D2T1  A17, *+B2[0]         ; STW     ax, *+out[0]
        ADD     .L1X   A0, B2, A10          ; ADD     out, step_z, third_15
||      ADD     .L2X   B24, A6, B6          ; <-1> ADD     a3_12, k0, dz
||      SHL     .S1    A17, 5, A0           ; SHL     three_1, 5, step_z
||      ADD     .S2    B19, B16, B8         ; ADD     cx, last1, cx
||      LDW     .D1T1  *+A7[1], A9          ; LDW     *+second_2[1], by
||      STW     .D2T2  B8, *+B4[2]          ; STW     cy, *+second_15[2]
        ADD     .L1X   A0, B1, A6           ; ADD     in, step_z, third_2
||      LDW     .D1T1  *+A7[0], A9          ; LDW     *+second_2[0], ay
||      STW     .D2T2  B18, *+B4[1]         ; STW     by, *+second_15[1]
        ADD     .L2X   B10, A5, B22         ; ADD     bx, first0, bx
||      LDW     .D1T1  *+A6[0], A7          ; LDW     *+third_2[0], az
||      STW     .D2T2  B8, *+B2[2]          ; STW     cx, *+out[2]
||      B       .S1    rc6_encrypt_blocks_c64x$on6; no interrupt is taken in its delay slots
||      NOP
||      NOP
rc6_encrypt_blocks_c64x$on5:
        ADD     .L2X   B24, A5, B20         ; ADD     dx, first1, dx
||      MPYHLU  .M2    B22, B22, B17        ; <0> MPYHLU  bx, bx, mixed_7
||      LDW     .D1T1  *+A6[1], A11         ; LDW     *+third_2[1], bz
||      LDW     .D2T2  *+B1[2], B19         ; LDW     *+in[2], cx
        MPYU    .M2    B20, B20, B5         ; <0> MPYU    dx, dx, square_8
||      STW     .D1T2  B3, *+A10[2]         ; STW     cz, *+third_15[2]
||      STW     .D2T1  A9, *+B4[0]          ; STW     ay, *+second_15[0]
        ADD     .L2X   B10, A9, B18         ; ADD     by, first0, by
||      MPYHLU  .M2    B20, B20, B4         ; <0> MPYHLU  dx, dx, mixed_8
||      STW     .D1T2  B6, *+A10[3]         ; STW     dz, *+third_15[3]
||      LDW     .D2T1  *+B1[0], A17         ; LDW     *+in[0], ax
        SHL     .S2    B17, 18, B7          ; <0> SHL     mixed_7, 18, shifted_7
||      MPYU    .M2    B22, B22, B17        ; <0> MPYU    bx, bx, square_7
||      LDW     .D1T2  *+A7[2], B8          ; LDW     *+second_2[2], cy
||      ADDAW   .D2    B2, 12, B2           ; ADDAW   out, 12, out
        ADD     .L2    B8, B24, B16         ; ADD     dy, first1, dy
||      SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_8, 18, shifted_8
||      MPYHLU  .M2    B18, B18, B4         ; <0> MPYHLU  by, by, mixed_10
||      LDW     .D1T1  *+A6[3], A5          ; LDW     *+third_2[3], dz
||      ADDAH   .D2    B20, B5, B21         ; <0> ADDAH   dx, square_8, sum_8
rc6_encrypt_blocks_c64x$on6:
        ADD     .S2    B21, B5, B17         ; <0> ADD     sum_8, shifted_8, product_8
||      MPYU    .M2    B16, B16, B23        ; <0> MPYU    dy, dy, square_11
||      STW     .D1T2  B9, *+A10[1]         ; STW     bz, *+third_15[1]
||      ADDAH   .D2    B22, B17, B5         ; <0> ADDAH   bx, square_7, sum_7
  [A2]  B       .S1    rc6_encrypt_blocks_c64x$rounds; [more] B       next
||      SHL     .S2    B17, 5, B7           ; <0> SHL     product_8, 5, upper_6
||      MPYHLU  .M2    B16, B16, B4         ; <0> MPYHLU  dy, dy, mixed_11
||      LDW     .D1T2  *A18++[2], B24       ; <0> LDW     *keys++[2], k0
||      ADD     .D2    B5, B7, B21          ; <0> ADD     sum_7, shifted_7, t_product_6
        SHRU    .S1X   B17, 27, A8          ; <0> SHRU    product_8, 27, lower_6
||      SHL     .S2    B4, 18, B17          ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M2    B18, B18, B7         ; <0> MPYU    by, by, square_10
||      LDW     .D1T2  *+A6[2], B3          ; LDW     *+third_2[2], cz
||      XOR     .D2    B19, B7, B19         ; <0> XOR     cx, upper_6, c1_6
        ADD     .L2X   B10, A11, B9         ; ADD     bz, first0, bz
||      SHL     .S2    B4, 18, B5           ; <0> SHL     mixed_11, 18, shifted_11
||      ROTL    .M1X   B21, 5, A6           ; <0> ROTL    t_product_6, 5, t_6
||      LDW     .D1T2  *-A18[1], B23        ; <0> LDW     *-keys[1], k1
||      ADDAH   .D2    B16, B23, B4         ; <0> ADDAH   dy, square_11, sum_11
        ADD     .L2X   B24, A5, B6          ; ADD     dz, first1, dz
||      ADD     .S2    B4, B5, B7           ; <0> ADD     sum_11, shifted_11, product_11
||      MPYHLU  .M2    B9, B9, B21          ; <0> MPYHLU  bz, bz, mixed_13
||      XOR     .D1X   A8, B19, A5          ; <0> XOR     c1_6, lower_6, c2_6
||      ADDAH   .D2    B18, B7, B4          ; <0> ADDAH   by, square_10, sum_10
        MV      .L1X   B22, A17             ; <0> MV      bx, ax
||      MVK     .S1    19, A2               ; MVK     20, count
||      SHL     .S2    B7, 5, B5            ; <0> SHL     product_11, 5, upper_9
||      ROTL    .M1    A5, A6, A5           ; <0> ROTL    c2_6, t_6, c3_6
||      MPYU    .M2    B6, B6, B5           ; <0> MPYU    dz, dz, square_14
||      XOR     .D1    A17, A6, A5          ; <0> XOR     ax, t_6, a1_6
||      ADD     .D2    B4, B17, B17         ; <0> ADD     sum_10, shifted_10, t_product_9
        MV      .L2    B20, B19             ; <0> MV      dx, cx
||      SHRU    .S1X   B7, 27, A6           ; <0> SHRU    product_11, 27, lower_9
||      ROTL    .M1    A5, A8, A16          ; <0> ROTL    a1_6, lower_6, a3_6
||      MPYHLU  .M2    B6, B6, B4           ; <0> MPYHLU  dz, dz, mixed_14
||      STW     .D1T1  A16, *+A10[0]        ; STW     az, *+third_15[0]
||      XOR     .D2    B8, B5, B8           ; <0> XOR     cy, upper_9, c1_9
rc6_encrypt_blocks_c64x$rc6_encrypt_blocks_c64x$3$landing:
        NOP     4
        MV      .L1    A4, A3               ; move return$
rc6_encrypt_blocks_c64x$done:
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2X   A3                   ; return
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        NOP
        ADDK    .S2    16, B15              ; frame
        NOP     2
