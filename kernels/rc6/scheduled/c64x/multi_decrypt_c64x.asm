; broadside optimize: source 8db3a27f39f07e405100b11f05f7353a4258afbdc1ead7ea80059b632e597acf
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 12 s a region
; RC6 decryption of any number of independent blocks on the C64x, three at a time.
;
;       void rc6_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
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
; Blocks of 16 bytes in memory, three at a time, in ax to dz.

; Bytes from the first block of three to the others: 0 where there is no such block.

; The next three, if there are more.


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

        .global rc6_decrypt_blocks_c64x

; Less the keys after the last round, and the keys of the last round, which next_inverse_round expects.

        .align  32
rc6_decrypt_blocks_c64x:
        MV      .L1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -16, B15             ; frame
  [!A1] B       .S1    rc6_decrypt_blocks_c64x$done; [!some] B      done
        STW     .D2T2  B11, *+B15[2]        ; save B11
        STW     .D2T2  B10, *+B15[1]        ; save B10
        STW     .D2T2  B13, *+B15[4]        ; save B13
        NOP
        STW     .D2T2  B12, *+B15[3]        ; save B12
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_1
||      ADDK    .S2    160, B6              ; ADDK    160, schedule
||      LDW     .D2T2  *+B4[0], B0          ; LDW     *+in[0], ax
        CMPGT   .L1    A6, 2, A0            ; CMPGT   blocks, 2, three_1
||      SHL     .S1    A0, 4, A1            ; SHL     two_1, 4, step_y
||      LDW     .D2T1  *+B6[2], A7          ; LDW     *+schedule[2], last0
        ADD     .L1X   A1, B4, A2           ; ADD     in, step_y, second_2
||      SHL     .S1    A0, 5, A0            ; SHL     three_1, 5, step_z
||      LDW     .D2T2  *+B6[1], B1          ; LDW     *+schedule[1], k1
        ADD     .L1X   A0, B4, A3           ; ADD     in, step_z, third_2
||      LDW     .D1T2  *+A2[2], B5          ; LDW     *+second_2[2], cy
||      LDW     .D2T1  *+B6[3], A8          ; LDW     *+schedule[3], last1
        LDW     .D1T2  *+A3[3], B10         ; LDW     *+third_2[3], dz
||      LDW     .D2T1  *+B4[2], A5          ; LDW     *+in[2], cx
||      B       .S1    rc6_decrypt_blocks_c64x$on1; no interrupt is taken in its delay slots
        MV      .L1X   B6, A21              ; MV      schedule, keys
||      LDW     .D1T2  *+A2[0], B0          ; LDW     *+second_2[0], ay
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+in[1], bx
        SUB     .L2X   B0, A7, B23          ; SUB     ax, last0, ax
||      LDW     .D1T2  *+A3[2], B11         ; LDW     *+third_2[2], cz
||      B       .S1    rc6_decrypt_blocks_c64x$on2; no interrupt is taken in its delay slots
        MPYHLU  .M2    B23, B23, B19        ; <0> MPYHLU  ax, ax, mixed_10
||      LDW     .D1T1  *+A2[1], A4          ; LDW     *+second_2[1], by
||      LDW     .D2T2  *+B4[3], B12         ; LDW     *+in[3], dx
        MPYU    .M2    B23, B23, B22        ; <0> MPYU    ax, ax, square_10
||      LDW     .D1T2  *+A3[1], B13         ; LDW     *+third_2[1], bz
        SUB     .L1    A5, A8, A20          ; SUB     cx, last1, cx
||      LDW     .D1T2  *+A3[0], B5          ; LDW     *+third_2[0], az
||      LDW     .D2T1  *+B6[0], A6          ; LDW     *+schedule[0], k0
rc6_decrypt_blocks_c64x$on1:
        SUB     .L2X   B0, A7, B18          ; SUB     ay, last0, ay
||      MPYHLU  .M1    A20, A20, A9         ; <0> MPYHLU  cx, cx, mixed_12
||      LDW     .D1T2  *--A21[2], B25       ; <0> LDW     *--keys[2], k2
        MV      .L2X   A4, B2               ; move out
||      SHL     .S2    B19, 18, B17         ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A20, A20, A5         ; <0> MPYU    cx, cx, square_12
||      MPYHLU  .M2    B18, B18, B8         ; <0> MPYHLU  ay, ay, mixed_14
||      LDW     .D1T2  *+A21[1], B24        ; <0> LDW     *+keys[1], k3
||      ADDAH   .D2    B23, B22, B8         ; <0> ADDAH   ax, square_10, sum_10
||      B       .S1    rc6_decrypt_blocks_c64x$on3; no interrupt is taken in its delay slots
||      NOP
rc6_decrypt_blocks_c64x$on2:
        MV      .L2X   A6, B0               ; move blocks
||      SHL     .S1    A9, 18, A17          ; <0> SHL     mixed_12, 18, shifted_12
||      MPYU    .M2    B18, B18, B17        ; <0> MPYU    ay, ay, square_14
||      LDW     .D1T2  *+A2[3], B3          ; LDW     *+second_2[3], dy
||      ADD     .D2    B8, B17, B22         ; <0> ADD     sum_10, shifted_10, t_product_9
        SUB     .L1X   B5, A8, A18          ; SUB     cy, last1, cy
||      SUB     .L2X   A3, B1, B20          ; SUB     bx, k1, bx
||      SHRU    .S2    B22, 27, B19         ; <0> SHRU    t_product_9, 27, amount_11
||      ADDAH   .D1    A20, A5, A9          ; <0> ADDAH   cx, square_12, sum_12
        NEG     .L2    B19, B19             ; <0> NEG     amount_11, t_back_9
||      SUB     .S2X   A4, B1, B9           ; SUB     by, k1, by
||      MPYHLU  .M1    A18, A18, A5         ; <0> MPYHLU  cy, cy, mixed_16
||      ROTL    .M2    B22, 5, B22          ; <0> ROTL    t_product_9, 5, t_9
||      ADD     .D1    A9, A17, A16         ; <0> ADD     sum_12, shifted_12, product_12
||      NOP
||      NOP
        MV      .L1X   B6, A3               ; move schedule
||      SUB     .L2X   B5, A7, B7           ; SUB     az, last0, az
||      SHRU    .S1    A16, 27, A19         ; <0> SHRU    product_12, 27, lower_9
||      SHL     .S2    B8, 18, B8           ; <0> SHL     mixed_14, 18, shifted_14
||      MPYU    .M1    A18, A18, A5         ; <0> MPYU    cy, cy, square_16
||      ROTL    .M2    B20, B19, B19        ; <0> ROTL    bx, t_back_9, b1_9
||      ADDAH   .D2    B18, B17, B6         ; <0> ADDAH   ay, square_14, sum_14
||      NOP
        NEG     .L1    A19, A9              ; <0> NEG     lower_9, u_back_9
||      SUB     .L2X   B12, A6, B21         ; SUB     dx, k0, dx
||      SHL     .S1    A5, 18, A7           ; <0> SHL     mixed_16, 18, shifted_16
||      MPYHLU  .M2    B7, B7, B6           ; <0> MPYHLU  az, az, mixed_18
||      MV      .D1X   B3, A4               ; move return$
||      ADD     .D2    B6, B8, B17          ; <0> ADD     sum_14, shifted_14, t_product_13
||      B       .S2    rc6_decrypt_blocks_c64x$on4; no interrupt is taken in its delay slots
||      NOP
rc6_decrypt_blocks_c64x$on3:
        SUB     .L2X   B10, A6, B5          ; SUB     dz, k0, dz
||      MVK     .S1    18, A2               ; MVK     20, count
||      SHRU    .S2    B17, 27, B8          ; <0> SHRU    t_product_13, 27, amount_15
||      ROTL    .M1X   B21, A9, A5          ; <0> ROTL    dx, u_back_9, d1_9
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    az, az, square_18
||      ADDAH   .D1    A18, A5, A5          ; <0> ADDAH   cy, square_16, sum_16
        SUB     .L1X   B11, A8, A8          ; SUB     cz, last1, cz
||      NEG     .L2    B8, B8               ; <0> NEG     amount_15, t_back_13
||      SHL     .S1    A16, 5, A9           ; <0> SHL     product_12, 5, upper_9
||      SUB     .S2X   B3, A6, B16          ; SUB     dy, k0, dy
||      ROTL    .M2    B17, 5, B17          ; <0> ROTL    t_product_13, 5, t_13
||      ADD     .D1    A5, A7, A7           ; <0> ADD     sum_16, shifted_16, product_16
||      SUB     .D2    B23, B24, B20        ; <0> SUB     ax, k3, bx
        SUB     .L2    B13, B1, B4          ; SUB     bz, k1, bz
||      SHRU    .S1    A7, 27, A16          ; <0> SHRU    product_16, 27, lower_13
||      SUB     .S2X   A20, B25, B21        ; <0> SUB     cx, k2, dx
||      MPYHLU  .M1    A8, A8, A5           ; <0> MPYHLU  cz, cz, mixed_20
||      ROTL    .M2    B9, B8, B8           ; <0> ROTL    by, t_back_13, b1_13
||      MV      .D2    B4, B1               ; move in
;@loop {"name": "rounds", "ii": 14, "res_mii": 11, "rec_mii": 10, "optimal": null, "stages": 2, "critical_cycle": ["ADDAH", "ADD", "SHRU", "NEG", "ROTL", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "NEG", "ROTL", "XOR", "XOR", "MPYU"], "attempts": [{"interval": 11, "result": "time limit", "seconds": 8.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit", "seconds": 10.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 10.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found", "seconds": 87.7, "banks_apart": false, "note": "as 3 equal channels", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 11, recurrence 10
;  critical cycle:
;    ADDAH cz, square_20, sum_20
;    ADD sum_20, shifted_20, product_20
;    SHRU product_20, 27, lower_17
;    NEG lower_17, u_back_17
;    ROTL dz, u_back_17, d1_17
;    XOR d1_17, t_17, az
;    MPYU az, az, square_18
;    ADDAH az, square_18, sum_18
;    ADD sum_18, shifted_18, t_product_17
;    SHRU t_product_17, 27, amount_19
;    NEG amount_19, t_back_17
;    ROTL bz, t_back_17, b1_17
;    XOR b1_17, upper_17, b2_17
;    XOR b2_17, lower_17, cz
;    MPYU cz, cz, square_20
;  units: L1 6/14, S1 10/14, M1 9/14, D1 9/14, L2 9/14, S2 11/14, M2 12/14, D2 9/14
;  cross paths: 1X 6/14, 2X 9/14
;  T paths: T1 0/14, T2 2/14
;  registers of side A: 16 used, 14 live at once
;  registers of side B: 20 used, 18 live at once
;  II 11: time limit, 8.9 s
;  II 12: time limit, 10.3 s
;  II 13: time limit, 10.4 s
;  II 14: found (as 3 equal channels), 87.7 s
;  not proved optimal: every interval below 11 is ruled out; 29.6 s of search found nothing below 14
;  pipelined from 2 iterations on
rc6_decrypt_blocks_c64x$rounds:
        NEG     .L1    A16, A6              ; <1> NEG     lower_13, u_back_13
||      XOR     .L2X   B22, A5, B23         ; <1> XOR     d1_9, t_9, ax
||      SHL     .S2    B6, 18, B6           ; <1> SHL     mixed_18, 18, shifted_18
||      MPYU    .M1    A8, A8, A5           ; <1> MPYU    cz, cz, square_20
||      ADDAH   .D2    B7, B3, B3           ; <1> ADDAH   az, square_18, sum_18
        XOR     .L2X   B19, A9, B16         ; <1> XOR     b1_9, upper_9, b2_9
||      SHL     .S1    A5, 18, A6           ; <1> SHL     mixed_20, 18, shifted_20
||      ROTL    .M1X   B16, A6, A9          ; <1> ROTL    dy, u_back_13, d1_13
||      MPYHLU  .M2    B23, B23, B19        ; <0> MPYHLU  ax, ax, mixed_10
||      ADD     .D2    B3, B6, B6           ; <1> ADD     sum_18, shifted_18, t_product_17
||      NOP
||      NOP
||      NOP
rc6_decrypt_blocks_c64x$on4:
        SHL     .S1    A7, 5, A17           ; <1> SHL     product_16, 5, upper_13
||      SHRU    .S2    B6, 27, B3           ; <1> SHRU    t_product_17, 27, amount_19
||      MPYU    .M2    B23, B23, B22        ; <0> MPYU    ax, ax, square_10
||      ADDAH   .D1    A8, A5, A5           ; <1> ADDAH   cz, square_20, sum_20
||      SUB     .D2    B18, B24, B9         ; <1> SUB     ay, k3, by
        XOR     .L1X   A19, B16, A20        ; <1> XOR     b2_9, lower_9, cx
||      NEG     .L2    B3, B3               ; <1> NEG     amount_19, t_back_17
||      SUB     .S2X   A18, B25, B16        ; <1> SUB     cy, k2, dy
||      ROTL    .M2    B6, 5, B6            ; <1> ROTL    t_product_17, 5, t_17
||      ADD     .D1    A5, A6, A7           ; <1> ADD     sum_20, shifted_20, product_20
        XOR     .L2X   B17, A9, B18         ; <1> XOR     d1_13, t_13, ay
||      SHRU    .S1    A7, 27, A6           ; <1> SHRU    product_20, 27, lower_17
||      MPYHLU  .M1    A20, A20, A9         ; <0> MPYHLU  cx, cx, mixed_12
||      ROTL    .M2    B4, B3, B3           ; <1> ROTL    bz, t_back_17, b1_17
||      LDW     .D1T2  *--A21[2], B25       ; <0> LDW     *--keys[2], k2
||      B       .S2    rc6_decrypt_blocks_c64x$on7; no interrupt is taken in its delay slots
        NEG     .L1    A6, A5               ; <1> NEG     lower_17, u_back_17
||      XOR     .L2X   B8, A17, B4          ; <1> XOR     b1_13, upper_13, b2_13
||      SHL     .S2    B19, 18, B17         ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A20, A20, A5         ; <0> MPYU    cx, cx, square_12
||      MPYHLU  .M2    B18, B18, B8         ; <0> MPYHLU  ay, ay, mixed_14
||      LDW     .D1T2  *+A21[1], B24        ; <0> LDW     *+keys[1], k3
||      ADDAH   .D2    B23, B22, B8         ; <0> ADDAH   ax, square_10, sum_10
        SHL     .S1    A9, 18, A17          ; <0> SHL     mixed_12, 18, shifted_12
||      ROTL    .M1X   B5, A5, A5           ; <1> ROTL    dz, u_back_17, d1_17
||      MPYU    .M2    B18, B18, B17        ; <0> MPYU    ay, ay, square_14
||      ADD     .D2    B8, B17, B22         ; <0> ADD     sum_10, shifted_10, t_product_9
        XOR     .L1X   A16, B4, A18         ; <1> XOR     b2_13, lower_13, cy
||      SHL     .S1    A7, 5, A7            ; <1> SHL     product_20, 5, upper_17
||      SHRU    .S2    B22, 27, B19         ; <0> SHRU    t_product_9, 27, amount_11
||      ADDAH   .D1    A20, A5, A9          ; <0> ADDAH   cx, square_12, sum_12
||      SUB     .D2    B7, B24, B4          ; <1> SUB     az, k3, bz
        NEG     .L2    B19, B19             ; <0> NEG     amount_11, t_back_9
||[A2]  B       .S1    rc6_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      SUB     .S2X   A8, B25, B5          ; <1> SUB     cz, k2, dz
||      MPYHLU  .M1    A18, A18, A5         ; <0> MPYHLU  cy, cy, mixed_16
||      ROTL    .M2    B22, 5, B22          ; <0> ROTL    t_product_9, 5, t_9
||      ADD     .D1    A9, A17, A16         ; <0> ADD     sum_12, shifted_12, product_12
||      NOP
||      NOP
        XOR     .L2X   B6, A5, B7           ; <1> XOR     d1_17, t_17, az
||      SHRU    .S1    A16, 27, A19         ; <0> SHRU    product_12, 27, lower_9
||      SHL     .S2    B8, 18, B8           ; <0> SHL     mixed_14, 18, shifted_14
||      MPYU    .M1    A18, A18, A5         ; <0> MPYU    cy, cy, square_16
||      ROTL    .M2    B20, B19, B19        ; <0> ROTL    bx, t_back_9, b1_9
||      ADDAH   .D2    B18, B17, B6         ; <0> ADDAH   ay, square_14, sum_14
||      NOP
||      NOP
rc6_decrypt_blocks_c64x$on7:
        NEG     .L1    A19, A9              ; <0> NEG     lower_9, u_back_9
||      XOR     .L2X   B3, A7, B3           ; <1> XOR     b1_17, upper_17, b2_17
||      SHL     .S1    A5, 18, A7           ; <0> SHL     mixed_16, 18, shifted_16
||      MPYHLU  .M2    B7, B7, B6           ; <0> MPYHLU  az, az, mixed_18
||      ADD     .D2    B6, B8, B17          ; <0> ADD     sum_14, shifted_14, t_product_13
||[A2]  B       .S2    rc6_decrypt_blocks_c64x$on4; no interrupt is taken in its delay slots
        SHRU    .S2    B17, 27, B8          ; <0> SHRU    t_product_13, 27, amount_15
||      ROTL    .M1X   B21, A9, A5          ; <0> ROTL    dx, u_back_9, d1_9
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    az, az, square_18
||      ADDAH   .D1    A18, A5, A5          ; <0> ADDAH   cy, square_16, sum_16
        XOR     .L1X   A6, B3, A8           ; <1> XOR     b2_17, lower_17, cz
||      NEG     .L2    B8, B8               ; <0> NEG     amount_15, t_back_13
||      SHL     .S1    A16, 5, A9           ; <0> SHL     product_12, 5, upper_9
||      ROTL    .M2    B17, 5, B17          ; <0> ROTL    t_product_13, 5, t_13
||      ADD     .D1    A5, A7, A7           ; <0> ADD     sum_16, shifted_16, product_16
||      SUB     .D2    B23, B24, B20        ; <0> SUB     ax, k3, bx
        SHRU    .S1    A7, 27, A16          ; <0> SHRU    product_16, 27, lower_13
||      SUB     .S2X   A20, B25, B21        ; <0> SUB     cx, k2, dx
||      MPYHLU  .M1    A8, A8, A5           ; <0> MPYHLU  cz, cz, mixed_20
||      ROTL    .M2    B9, B8, B8           ; <0> ROTL    by, t_back_13, b1_13
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4:
        NEG     .L1    A16, A6              ; <-1> NEG     lower_13, u_back_13
||      XOR     .L2X   B22, A5, B23         ; <-1> XOR     d1_9, t_9, ax
||      MV      .S1X   B2, A29              ; copy
||      SHL     .S2    B6, 18, B6           ; <-1> SHL     mixed_18, 18, shifted_18
||      MPYU    .M1    A8, A8, A5           ; <-1> MPYU    cz, cz, square_20
||      LDW     .D1T1  *+A21[0], A9         ; LDW     *+keys[0], k0                  ; S[0] and S[1] are due the other way round
||      ADDAH   .D2    B7, B3, B3           ; <-1> ADDAH   az, square_18, sum_18
        ADD     .L1    A29, A1, A26         ; ADD     out, step_y, second_21
||      XOR     .L2X   B19, A9, B16         ; <-1> XOR     b1_9, upper_9, b2_9
||      SHL     .S1    A5, 18, A6           ; <-1> SHL     mixed_20, 18, shifted_20
||      ROTL    .M1X   B16, A6, A9          ; <-1> ROTL    dy, u_back_13, d1_13
||      LDW     .D1T2  *+A3[2], B11         ; LDW     *+schedule[2], last0
||      ADD     .D2    B3, B6, B6           ; <-1> ADD     sum_18, shifted_18, t_product_17
||      B       .S2    rc6_decrypt_blocks_c64x$on8; no interrupt is taken in its delay slots
        CMPGT   .L1X   B0, 3, A2            ; CMPGT   blocks, 3, more
||      SUB     .L2    B0, 3, B0            ; SUB     blocks, 3, blocks
||      SHL     .S1    A7, 5, A17           ; <-1> SHL     product_16, 5, upper_13
||      SHRU    .S2    B6, 27, B3           ; <-1> SHRU    t_product_17, 27, amount_19
||      ADDAH   .D1    A8, A5, A5           ; <-1> ADDAH   cz, square_20, sum_20
||      SUB     .D2    B18, B24, B9         ; <-1> SUB     ay, k3, by
        XOR     .L1X   A19, B16, A20        ; <-1> XOR     b2_9, lower_9, cx
||      NEG     .L2    B3, B3               ; <-1> NEG     amount_19, t_back_17
||      ADD     .S1    A29, A0, A28         ; ADD     out, step_z, third_21
||      SUB     .S2X   A18, B25, B16        ; <-1> SUB     cy, k2, dy
||      ROTL    .M2    B6, 5, B6            ; <-1> ROTL    t_product_17, 5, t_17
||      ADD     .D1    A5, A6, A7           ; <-1> ADD     sum_20, shifted_20, product_20
||      ADDAW   .D2    B1, 12, B1           ; ADDAW   in, 12, in
        CMPGT   .L1X   B0, 1, A18           ; CMPGT   blocks, 1, two_1
||      XOR     .L2X   B17, A9, B18         ; <-1> XOR     d1_13, t_13, ay
||      SHRU    .S1    A7, 27, A6           ; <-1> SHRU    product_20, 27, lower_17
||      ROTL    .M2    B4, B3, B3           ; <-1> ROTL    bz, t_back_17, b1_17
||      LDW     .D1T1  *+A21[1], A8         ; LDW     *+keys[1], k1
||      LDW     .D2T2  *+B1[0], B8          ; LDW     *+in[0], ax
||      B       .S2    rc6_decrypt_blocks_c64x$on9; no interrupt is taken in its delay slots
        NEG     .L1    A6, A5               ; <-1> NEG     lower_17, u_back_17
||      XOR     .L2X   B8, A17, B4          ; <-1> XOR     b1_13, upper_13, b2_13
||      LDW     .D1T2  *+A3[0], B12         ; LDW     *+schedule[0], k0
||      LDW     .D2T1  *+B1[2], A5          ; LDW     *+in[2], cx
        SHL     .S1    A18, 4, A1           ; SHL     two_1, 4, step_y
||      ROTL    .M1X   B5, A5, A5           ; <-1> ROTL    dz, u_back_17, d1_17
||      LDW     .D2T2  *+B1[1], B6          ; LDW     *+in[1], bx
||      NOP
||      NOP
rc6_decrypt_blocks_c64x$on8:
        XOR     .L1X   A16, B4, A18         ; <-1> XOR     b2_13, lower_13, cy
||      ADD     .L2X   B1, A1, B24          ; ADD     in, step_y, second_2
||      SHL     .S1    A7, 5, A7            ; <-1> SHL     product_20, 5, upper_17
||      LDW     .D1T2  *+A3[3], B10         ; LDW     *+schedule[3], last1
||      SUB     .D2    B7, B24, B4          ; <-1> SUB     az, k3, bz
        CMPGT   .L1X   B0, 2, A16           ; CMPGT   blocks, 2, three_1
||      SUB     .S2X   A8, B25, B5          ; <-1> SUB     cz, k2, dz
||      STW     .D1T1  A18, *+A26[2]        ; STW     cy, *+second_21[2]
||      STW     .D2T2  B23, *+B2[0]         ; STW     ax, *+out[0]
        SUB     .L1    A8, A9, A19          ; SUB     k1, k0, difference
||      XOR     .L2X   B6, A5, B7           ; <-1> XOR     d1_17, t_17, az
||      SHL     .S1    A16, 5, A0           ; SHL     three_1, 5, step_z
||      STW     .D1T2  B18, *+A26[0]        ; STW     ay, *+second_21[0]
||      STW     .D2T1  A20, *+B2[2]         ; STW     cx, *+out[2]
||      NOP
||      NOP
rc6_decrypt_blocks_c64x$on9:
        XOR     .L2X   B3, A7, B3           ; <-1> XOR     b1_17, upper_17, b2_17
||      LDW     .D1T2  *+A3[1], B3          ; LDW     *+schedule[1], k1
||      LDW     .D2T1  *+B24[2], A17        ; LDW     *+second_2[2], cy
||      B       .S1    rc6_decrypt_blocks_c64x$on10; no interrupt is taken in its delay slots
        SUB     .L2X   B21, A19, B21        ; SUB     dx, difference, dx
||      LDW     .D2T2  *+B24[0], B7         ; LDW     *+second_2[0], ay
        XOR     .L1X   A6, B3, A8           ; <-1> XOR     b2_17, lower_17, cz
||      ADD     .L2X   B1, A0, B21          ; ADD     in, step_z, third_2
||      SUB     .S2    B8, B11, B23         ; SUB     ax, last0, ax
||      STW     .D1T2  B21, *+A29[3]        ; STW     dx, *+out[3]
||      LDW     .D2T1  *+B24[3], A7         ; LDW     *+second_2[3], dy
        SUB     .L1X   A5, B10, A20         ; SUB     cx, last1, cx
||      MPYHLU  .M2    B23, B23, B19        ; <0> MPYHLU  ax, ax, mixed_10
||      STW     .D1T2  B7, *+A28[0]         ; STW     az, *+third_21[0]
||      LDW     .D2T1  *+B21[1], A8         ; LDW     *+third_2[1], bz
        MV      .L1    A3, A21              ; MV      schedule, keys
||      ADD     .L2X   B9, A19, B7          ; ADD     by, difference, by
||      MPYU    .M2    B23, B23, B22        ; <0> MPYU    ax, ax, square_10
||      STW     .D1T1  A8, *+A28[2]         ; STW     cz, *+third_21[2]
||      LDW     .D2T2  *+B21[0], B7         ; LDW     *+third_2[0], az
        SUB     .L1X   B16, A19, A5         ; SUB     dy, difference, dy
||      STW     .D1T2  B7, *+A26[1]         ; STW     by, *+second_21[1]
||      LDW     .D2T1  *+B21[2], A27        ; LDW     *+third_2[2], cz
||      B       .S1    rc6_decrypt_blocks_c64x$on11; no interrupt is taken in its delay slots
rc6_decrypt_blocks_c64x$on10:
        SUB     .L1X   B5, A19, A6          ; SUB     dz, difference, dz
||      SUB     .L2    B7, B11, B18         ; SUB     ay, last0, ay
||      MPYHLU  .M1    A20, A20, A9         ; <0> MPYHLU  cx, cx, mixed_12
||      LDW     .D1T2  *--A21[2], B25       ; <0> LDW     *--keys[2], k2
||      LDW     .D2T1  *+B1[3], A5          ; LDW     *+in[3], dx
        ADD     .L2X   B20, A19, B5         ; ADD     bx, difference, bx
||      SHL     .S2    B19, 18, B17         ; <0> SHL     mixed_10, 18, shifted_10
||      MPYU    .M1    A20, A20, A5         ; <0> MPYU    cx, cx, square_12
||      MPYHLU  .M2    B18, B18, B8         ; <0> MPYHLU  ay, ay, mixed_14
||      LDW     .D1T2  *+A21[1], B24        ; <0> LDW     *+keys[1], k3
||      ADDAH   .D2    B23, B22, B8         ; <0> ADDAH   ax, square_10, sum_10
        SUB     .L1X   A17, B10, A18        ; SUB     cy, last1, cy
||      SUB     .L2    B6, B3, B20          ; SUB     bx, k1, bx
||      SHL     .S1    A9, 18, A17          ; <0> SHL     mixed_12, 18, shifted_12
||      MPYU    .M2    B18, B18, B17        ; <0> MPYU    ay, ay, square_14
||      STW     .D1T1  A5, *+A26[3]         ; STW     dy, *+second_21[3]
||      ADD     .D2    B8, B17, B22         ; <0> ADD     sum_10, shifted_10, t_product_9
        SUB     .L2    B7, B11, B7          ; SUB     az, last0, az
||      SHRU    .S2    B22, 27, B19         ; <0> SHRU    t_product_9, 27, amount_11
||      ADDAH   .D1    A20, A5, A9          ; <0> ADDAH   cx, square_12, sum_12
||      LDW     .D2T2  *+B24[1], B21        ; LDW     *+second_2[1], by
||      NOP
||      NOP
||      NOP
        NEG     .L2    B19, B19             ; <0> NEG     amount_11, t_back_9
||[A2]  B       .S1    rc6_decrypt_blocks_c64x$rounds; [more] B       next
||      ADD     .S2X   B4, A19, B4          ; ADD     bz, difference, bz
||      MPYHLU  .M1    A18, A18, A5         ; <0> MPYHLU  cy, cy, mixed_16
||      ROTL    .M2    B22, 5, B22          ; <0> ROTL    t_product_9, 5, t_9
||      ADD     .D1    A9, A17, A16         ; <0> ADD     sum_12, shifted_12, product_12
||      LDW     .D2T2  *+B21[3], B5         ; LDW     *+third_2[3], dz
||      NOP
rc6_decrypt_blocks_c64x$on11:
        SUB     .L2X   A5, B12, B21         ; SUB     dx, k0, dx
||      SHRU    .S1    A16, 27, A19         ; <0> SHRU    product_12, 27, lower_9
||      SHL     .S2    B8, 18, B8           ; <0> SHL     mixed_14, 18, shifted_14
||      MPYU    .M1    A18, A18, A5         ; <0> MPYU    cy, cy, square_16
||      ROTL    .M2    B20, B19, B19        ; <0> ROTL    bx, t_back_9, b1_9
||      STW     .D1T2  B4, *+A28[1]         ; STW     bz, *+third_21[1]
||      ADDAH   .D2    B18, B17, B6         ; <0> ADDAH   ay, square_14, sum_14
        NEG     .L1    A19, A9              ; <0> NEG     lower_9, u_back_9
||      SUB     .L2X   A7, B12, B16         ; SUB     dy, k0, dy
||      SHL     .S1    A5, 18, A7           ; <0> SHL     mixed_16, 18, shifted_16
||      MPYHLU  .M2    B7, B7, B6           ; <0> MPYHLU  az, az, mixed_18
||      STW     .D1T2  B5, *+A29[1]         ; STW     bx, *+out[1]
||      ADD     .D2    B6, B8, B17          ; <0> ADD     sum_14, shifted_14, t_product_13
||[A2]  B       .S2    rc6_decrypt_blocks_c64x$on4; no interrupt is taken in its delay slots
        SUB     .L2X   A8, B3, B4           ; SUB     bz, k1, bz
||      MVK     .S1    18, A2               ; MVK     20, count
||      SHRU    .S2    B17, 27, B8          ; <0> SHRU    t_product_13, 27, amount_15
||      ROTL    .M1X   B21, A9, A5          ; <0> ROTL    dx, u_back_9, d1_9
||      MPYU    .M2    B7, B7, B3           ; <0> MPYU    az, az, square_18
||      ADDAH   .D1    A18, A5, A5          ; <0> ADDAH   cy, square_16, sum_16
        SUB     .L1X   A27, B10, A8         ; SUB     cz, last1, cz
||      NEG     .L2    B8, B8               ; <0> NEG     amount_15, t_back_13
||      SHL     .S1    A16, 5, A9           ; <0> SHL     product_12, 5, upper_9
||      SUB     .S2    B21, B3, B9          ; SUB     by, k1, by
||      ROTL    .M2    B17, 5, B17          ; <0> ROTL    t_product_13, 5, t_13
||      ADD     .D1    A5, A7, A7           ; <0> ADD     sum_16, shifted_16, product_16
||      SUB     .D2    B23, B24, B20        ; <0> SUB     ax, k3, bx
        SUB     .L2    B5, B12, B5          ; SUB     dz, k0, dz
||      SHRU    .S1    A7, 27, A16          ; <0> SHRU    product_16, 27, lower_13
||      SUB     .S2X   A20, B25, B21        ; <0> SUB     cx, k2, dx
||      MPYHLU  .M1    A8, A8, A5           ; <0> MPYHLU  cz, cz, mixed_20
||      ROTL    .M2    B9, B8, B8           ; <0> ROTL    by, t_back_13, b1_13
||      STW     .D1T1  A6, *+A28[3]         ; STW     dz, *+third_21[3]
||      ADDAW   .D2    B2, 12, B2           ; ADDAW   out, 12, out
rc6_decrypt_blocks_c64x$rc6_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A4, B3               ; move return$
rc6_decrypt_blocks_c64x$done:
        LDW     .D2T2  *+B15[3], B12        ; restore B12
        LDW     .D2T2  *+B15[2], B11        ; restore B11
        B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        LDW     .D2T2  *+B15[4], B13        ; restore B13
        ADDK    .S2    16, B15              ; frame
        NOP     3
