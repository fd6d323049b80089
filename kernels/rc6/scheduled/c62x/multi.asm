; broadside optimize: source dfa3fd65fbfb1cb400a5ff99f0b7bd060ba2d2dec3666cbe7c17c7f50cdf6474
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 10 s a region
; RC6 on any number of independent blocks, two at a time.
;
;       void rc6_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;       void rc6_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  the round keys S[0] to S[43] of the specification. Word aligned.
;
; A last block without a partner is its own partner. Constant-time but for the number of blocks. A misaligned pointer
; stops the machine's memory access.
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

        .global rc6_encrypt_blocks
        .global rc6_decrypt_blocks

; Words of the pair at `from`, the second of its blocks `step` bytes on.


rc6_encrypt_blocks:
        MV      .L1X   B3, A3               ; move return$
||      MV      .L2X   A6, B0               ; move blocks
||      ADDK    .S2    -40, B15             ; frame
        STW     .D2T1  A14, *+B15[9]        ; save A14
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        STW     .D2T1  A13, *+B15[7]        ; save A13
        STW     .D2T2  B12, *+B15[6]        ; save B12
  [!A1] B       .S2    rc6_encrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B6, A9               ; move schedule
||      MV      .L2    B4, B1               ; move in
||      MV      .S2X   A4, B2               ; move out
||      STW     .D2T1  A15, *+B15[10]       ; save A15
rc6_encrypt_blocks$rc6_encrypt_blocks$1:
        CMPGT   .L1X   B0, 1, A0            ; CMPGT   blocks, 1, two_1
||      MV      .L2X   A9, B3               ; copy
||      LDW     .D1T2  *+A9[1], B4          ; LDW     *+schedule[1], first1
||      LDW     .D2T1  *+B1[1], A2          ; LDW     *+in[1], bx
        MV      .L1X   B1, A0               ; copy
||      SHL     .S1    A0, 4, A4            ; SHL     two_1, 4, step
||      LDW     .D2T1  *+B3[0], A6          ; LDW     *+schedule[0], first0
        ADD     .L1    A0, A4, A1           ; ADD     in, step, second_2
||      LDW     .D1T2  *+A0[3], B7          ; LDW     *+in[3], dx
        LDW     .D1T2  *+A1[3], B5          ; LDW     *+second_2[3], dy
        LDW     .D1T1  *+A1[1], A5          ; LDW     *+second_2[1], by
        NOP     3
        ADDAW   .D2    B3, 2, B13           ; ADDAW   schedule, 2, keys
        ADD     .L1    A5, A6, A7           ; ADD     by, first0, by
||      ADD     .L2    B5, B4, B11          ; ADD     dy, first1, dy
||      MVK     .S1    32, A14              ; MVK     32, word
||      LDW     .D2T2  *B13++[2], B8        ; <0> LDW     *keys++[2], k0
        MPYU    .M1    A7, A7, A12          ; <0> MPYU    by, by, square_13
||      MPYHLU  .M2    B11, B11, B3         ; <0> MPYHLU  dy, dy, mixed_14
||      LDW     .D1T2  *+A1[0], B4          ; LDW     *+second_2[0], ay
||      LDW     .D2T1  *+B1[2], A6          ; LDW     *+in[2], cx
        MPYHLU  .M1    A7, A7, A5           ; <0> MPYHLU  by, by, mixed_13
||      MPYU    .M2    B11, B11, B8         ; <0> MPYU    dy, dy, square_14
||      LDW     .D1T2  *+A1[2], B10         ; LDW     *+second_2[2], cy
        ADDAH   .D1    A7, A12, A13         ; <0> ADDAH   by, square_13, sum_13
        ADD     .L1    A2, A6, A15          ; ADD     bx, first0, bx
||      MV      .L2X   A14, B5              ; word on both sides
||      SHL     .S1    A5, 18, A5           ; <0> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B3, 18, B12          ; <0> SHL     mixed_14, 18, shifted_14
||      LDW     .D1T2  *+A0[0], B7          ; LDW     *+in[0], ax
||      ADDAH   .D2    B11, B8, B6          ; <0> ADDAH   dy, square_14, sum_14
        ADD     .L1    A13, A5, A5          ; <0> ADD     sum_13, shifted_13, product_13
||      ADD     .L2    B7, B4, B9           ; ADD     dx, first1, dx
||      MVK     .S1    19, A2               ; MVK     20, count
||      ADD     .S2    B6, B12, B12         ; <0> ADD     sum_14, shifted_14, product_14
||      LDW     .D2T1  *-B13[1], A1         ; <0> LDW     *-keys[1], k1
        SHL     .S1    A5, 5, A12           ; <0> SHL     product_13, 5, t_upper_12
||      SHL     .S2    B12, 5, B6           ; <0> SHL     product_14, 5, u_upper_12
||      MPYHLU  .M1    A15, A15, A8         ; <0> MPYHLU  bx, bx, mixed_6
||      MPYHLU  .M2    B9, B9, B3           ; <0> MPYHLU  dx, dx, mixed_7
        XOR     .L1X   A12, B4, A5          ; <0> XOR     ay, t_upper_12, half_15
||      XOR     .L2    B10, B6, B4          ; <0> XOR     cy, u_upper_12, half_16
||      SHRU    .S1    A5, 27, A13          ; <0> SHRU    product_13, 27, t_lower_12
||      SHRU    .S2    B12, 27, B6          ; <0> SHRU    product_14, 27, u_lower_12
||      MPYU    .M1    A15, A15, A0         ; <0> MPYU    bx, bx, square_6
||      MPYU    .M2    B9, B9, B12          ; <0> MPYU    dx, dx, square_7
||      MV      .D2    B11, B10             ; <0> MV      dy, cy
        XOR     .L1    A5, A13, A5          ; <0> XOR     half_15, t_lower_12, a1_12
||      XOR     .L2    B4, B6, B11          ; <0> XOR     half_16, u_lower_12, c1_12
||      SHL     .S1    A8, 18, A12          ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_7, 18, shifted_7
        SUB     .L1    A14, A13, A0         ; <0> SUB     word, t_lower_12, t_right_12
||      SUB     .L2    B5, B6, B4           ; <0> SUB     word, u_lower_12, u_right_12
||      SHL     .S1X   B11, A13, A8         ; <0> SHL     c1_12, t_lower_12, upper_17
||      SHL     .S2X   A5, B6, B12          ; <0> SHL     a1_12, u_lower_12, upper_18
||      ADDAH   .D1    A15, A0, A13         ; <0> ADDAH   bx, square_6, sum_6
||      ADDAH   .D2    B9, B12, B6          ; <0> ADDAH   dx, square_7, sum_7
        ADD     .L1    A8, A1, A0           ; <0> ADD     upper_17, k1, keyed_17
||      ADD     .L2    B6, B3, B6           ; <0> ADD     sum_7, shifted_7, product_7
||      SHRU    .S1X   B11, A0, A12         ; <0> SHRU    c1_12, t_right_12, lower_17
||      SHRU    .S2X   A5, B4, B4           ; <0> SHRU    a1_12, u_right_12, lower_18
||      ADD     .D1    A13, A12, A5         ; <0> ADD     sum_6, shifted_6, product_6
||      ADD     .D2    B12, B8, B3          ; <0> ADD     upper_18, k0, keyed_18
;@loop {"name": "rounds", "ii": 12, "res_mii": 11, "rec_mii": 10, "optimal": null, "stages": 2, "critical_cycle": ["ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL", "ADD", "ADD", "MPYU", "ADDAH", "ADD", "SHL", "XOR", "XOR", "SHL"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 11, recurrence 10
;  critical cycle:
;    ADD upper_17, k1, keyed_17
;    ADD keyed_17, lower_17, by
;    MPYU by, by, square_13
;    ADDAH by, square_13, sum_13
;    ADD sum_13, shifted_13, product_13
;    SHL product_13, 5, t_upper_12
;    XOR ay, t_upper_12, half_15
;    XOR half_15, t_lower_12, a1_12
;    SHL a1_12, u_lower_12, upper_18
;    ADD upper_18, k0, keyed_18
;    ADD keyed_18, lower_18, dy
;    MPYU dy, dy, square_14
;    ADDAH dy, square_14, sum_14
;    ADD sum_14, shifted_14, product_14
;    SHL product_14, 5, u_upper_12
;    XOR cy, u_upper_12, half_16
;    XOR half_16, u_lower_12, c1_12
;    SHL c1_12, t_lower_12, upper_17
;  units: L1 9/12, S1 12/12, M1 4/12, D1 6/12, L2 9/12, S2 12/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 6/12
;  T paths: T1 1/12, T2 1/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 14 live at once
;  II 12: found, 0.0 s
;  pipelined from 2 iterations on
rc6_encrypt_blocks$rounds:
        ADD     .L1    A0, A12, A7          ; <1> ADD     keyed_17, lower_17, by
||      MV      .L2X   A7, B4               ; <1> MV      by, ay
||      SHL     .S1    A5, 5, A0            ; <1> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B6, 5, B12           ; <1> SHL     product_7, 5, u_upper_5
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .D2    B3, B4, B11          ; <1> ADD     keyed_18, lower_18, dy
        XOR     .L1X   A6, B12, A6          ; <1> XOR     cx, u_upper_5, half_9
||      XOR     .L2X   B7, A0, B6           ; <1> XOR     ax, t_upper_5, half_8
||      SHRU    .S1    A5, 27, A8           ; <1> SHRU    product_6, 27, t_lower_5
||      SHRU    .S2    B6, 27, B7           ; <1> SHRU    product_7, 27, u_lower_5
||      LDW     .D2T2  *B13++[2], B8        ; <0> LDW     *keys++[2], k0
        XOR     .L2X   B6, A8, B6           ; <1> XOR     half_8, t_lower_5, a1_5
||      XOR     .S1X   A6, B7, A5           ; <1> XOR     half_9, u_lower_5, c1_5
||      SUB     .S2    B5, B7, B12          ; <1> SUB     word, u_lower_5, u_right_5
||      MPYU    .M1    A7, A7, A12          ; <0> MPYU    by, by, square_13
||      MPYHLU  .M2    B11, B11, B3         ; <0> MPYHLU  dy, dy, mixed_14
||      SUB     .D1    A14, A8, A0          ; <1> SUB     word, t_lower_5, t_right_5
        SHL     .S1    A5, A8, A13          ; <1> SHL     c1_5, t_lower_5, upper_10
||      SHL     .S2    B6, B7, B7           ; <1> SHL     a1_5, u_lower_5, upper_11
||      MPYHLU  .M1    A7, A7, A5           ; <0> MPYHLU  by, by, mixed_13
||      MPYU    .M2    B11, B11, B8         ; <0> MPYU    dy, dy, square_14
        ADD     .L1    A13, A1, A15         ; <1> ADD     upper_10, k1, keyed_10
||      MV      .L2X   A15, B7              ; <1> MV      bx, ax
||      SHRU    .S1    A5, A0, A6           ; <1> SHRU    c1_5, t_right_5, lower_10
||      SHRU    .S2    B6, B12, B12         ; <1> SHRU    a1_5, u_right_5, lower_11
||      ADDAH   .D1    A7, A12, A13         ; <0> ADDAH   by, square_13, sum_13
||      ADD     .D2    B7, B8, B6           ; <1> ADD     upper_11, k0, keyed_11
        MV      .L1X   B9, A6               ; <1> MV      dx, cx
||      ADD     .L2    B6, B12, B9          ; <1> ADD     keyed_11, lower_11, dx
||      SHL     .S1    A5, 18, A5           ; <0> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B3, 18, B12          ; <0> SHL     mixed_14, 18, shifted_14
||      ADD     .D1    A15, A6, A15         ; <1> ADD     keyed_10, lower_10, bx
||      ADDAH   .D2    B11, B8, B6          ; <0> ADDAH   dy, square_14, sum_14
        ADD     .L1    A13, A5, A5          ; <0> ADD     sum_13, shifted_13, product_13
||[A2]  B       .S1    rc6_encrypt_blocks$rounds; <0> [count] B      rounds
||      ADD     .S2    B6, B12, B12         ; <0> ADD     sum_14, shifted_14, product_14
||      LDW     .D2T1  *-B13[1], A1         ; <0> LDW     *-keys[1], k1
        SHL     .S1    A5, 5, A12           ; <0> SHL     product_13, 5, t_upper_12
||      SHL     .S2    B12, 5, B6           ; <0> SHL     product_14, 5, u_upper_12
||      MPYHLU  .M1    A15, A15, A8         ; <0> MPYHLU  bx, bx, mixed_6
||      MPYHLU  .M2    B9, B9, B3           ; <0> MPYHLU  dx, dx, mixed_7
        XOR     .L1X   A12, B4, A5          ; <0> XOR     ay, t_upper_12, half_15
||      XOR     .L2    B10, B6, B4          ; <0> XOR     cy, u_upper_12, half_16
||      SHRU    .S1    A5, 27, A13          ; <0> SHRU    product_13, 27, t_lower_12
||      SHRU    .S2    B12, 27, B6          ; <0> SHRU    product_14, 27, u_lower_12
||      MPYU    .M1    A15, A15, A0         ; <0> MPYU    bx, bx, square_6
||      MPYU    .M2    B9, B9, B12          ; <0> MPYU    dx, dx, square_7
||      MV      .D2    B11, B10             ; <0> MV      dy, cy
        XOR     .L1    A5, A13, A5          ; <0> XOR     half_15, t_lower_12, a1_12
||      XOR     .L2    B4, B6, B11          ; <0> XOR     half_16, u_lower_12, c1_12
||      SHL     .S1    A8, 18, A12          ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_7, 18, shifted_7
        SUB     .L1    A14, A13, A0         ; <0> SUB     word, t_lower_12, t_right_12
||      SUB     .L2    B5, B6, B4           ; <0> SUB     word, u_lower_12, u_right_12
||      SHL     .S1X   B11, A13, A8         ; <0> SHL     c1_12, t_lower_12, upper_17
||      SHL     .S2X   A5, B6, B12          ; <0> SHL     a1_12, u_lower_12, upper_18
||      ADDAH   .D1    A15, A0, A13         ; <0> ADDAH   bx, square_6, sum_6
||      ADDAH   .D2    B9, B12, B6          ; <0> ADDAH   dx, square_7, sum_7
        ADD     .L1    A8, A1, A0           ; <0> ADD     upper_17, k1, keyed_17
||      ADD     .L2    B6, B3, B6           ; <0> ADD     sum_7, shifted_7, product_7
||      SHRU    .S1X   B11, A0, A12         ; <0> SHRU    c1_12, t_right_12, lower_17
||      SHRU    .S2X   A5, B4, B4           ; <0> SHRU    a1_12, u_right_12, lower_18
||      ADD     .D1    A13, A12, A5         ; <0> ADD     sum_6, shifted_6, product_6
||      ADD     .D2    B12, B8, B3          ; <0> ADD     upper_18, k0, keyed_18
rc6_encrypt_blocks$rounds$exit:
        ADD     .L1    A0, A12, A7          ; <-1> ADD     keyed_17, lower_17, by
||      MV      .L2X   A7, B4               ; <-1> MV      by, ay
||      SHL     .S1    A5, 5, A0            ; <-1> SHL     product_6, 5, t_upper_5
||      SHL     .S2    B6, 5, B12           ; <-1> SHL     product_7, 5, u_upper_5
||      ADD     .D2    B3, B4, B11          ; <-1> ADD     keyed_18, lower_18, dy
        XOR     .L1X   A6, B12, A6          ; <-1> XOR     cx, u_upper_5, half_9
||      XOR     .L2X   B7, A0, B6           ; <-1> XOR     ax, t_upper_5, half_8
||      SHRU    .S1    A5, 27, A8           ; <-1> SHRU    product_6, 27, t_lower_5
||      SHRU    .S2    B6, 27, B7           ; <-1> SHRU    product_7, 27, u_lower_5
        XOR     .L2X   B6, A8, B6           ; <-1> XOR     half_8, t_lower_5, a1_5
||      XOR     .S1X   A6, B7, A5           ; <-1> XOR     half_9, u_lower_5, c1_5
||      SUB     .S2    B5, B7, B12          ; <-1> SUB     word, u_lower_5, u_right_5
||      SUB     .D1    A14, A8, A0          ; <-1> SUB     word, t_lower_5, t_right_5
        MV      .L1X   B1, A3               ; move in
||      MV      .L2X   A3, B3               ; move return$
||      SHL     .S1    A5, A8, A13          ; <-1> SHL     c1_5, t_lower_5, upper_10
||      SHL     .S2    B6, B7, B7           ; <-1> SHL     a1_5, u_lower_5, upper_11
        ADD     .L1    A13, A1, A15         ; <-1> ADD     upper_10, k1, keyed_10
||      MV      .L2X   A15, B7              ; <-1> MV      bx, ax
||      SHRU    .S1    A5, A0, A6           ; <-1> SHRU    c1_5, t_right_5, lower_10
||      SHRU    .S2    B6, B12, B12         ; <-1> SHRU    a1_5, u_right_5, lower_11
||      ADD     .D2    B7, B8, B6           ; <-1> ADD     upper_11, k0, keyed_11
        MV      .L1X   B9, A6               ; <-1> MV      dx, cx
||      ADD     .L2    B6, B12, B9          ; <-1> ADD     keyed_11, lower_11, dx
||      MV      .S1    A4, A5               ; move step
||      ADD     .D1    A15, A6, A15         ; <-1> ADD     keyed_10, lower_10, bx
        MV      .L1    A6, A0               ; move cx
||      MV      .L2X   A9, B6               ; move schedule
||      MV      .S1X   B2, A4               ; move out
        MV      .L1X   B0, A6               ; move blocks
rc6_encrypt_blocks$rc6_encrypt_blocks$4:
        LDW     .D2T2  *+B13[0], B5         ; LDW     *+keys[0], last0
        LDW     .D2T1  *+B13[1], A15        ; LDW     *+keys[1], last1
        NOP
        MV      .L2X   A4, B8               ; copy
        MV      .L2X   A3, B0               ; copy
||      STW     .D2T1  A15, *+B8[1]         ; STW     bx, *+out[1]
        ADD     .L2    B7, B5, B9           ; ADD     ax, last0, ax
||      SUB     .S2X   A6, 2, B0            ; SUB     blocks, 2, blocks
||      STW     .D1T2  B9, *+A4[3]          ; STW     dx, *+out[3]
||      ADDAW   .D2    B0, 8, B1            ; ADDAW   in, 8, in
        CMPGT   .L1X   B0, 1, A13           ; CMPGT   blocks, 1, two_1
||      ADD     .S1    A0, A15, A0          ; ADD     cx, last1, cx
||      STW     .D1T2  B9, *+A4[0]          ; STW     ax, *+out[0]
||      ADDAW   .D2    B8, 8, B2            ; ADDAW   out, 8, out
        MV      .L1X   B1, A8               ; copy
||      SHL     .S1    A13, 4, A4           ; SHL     two_1, 4, step
||      ADD     .D1    A4, A5, A0           ; ADD     out, step, second_19
||      STW     .D2T1  A0, *+B8[2]          ; STW     cx, *+out[2]
        ADD     .L1    A8, A4, A13          ; ADD     in, step, second_2
        LDW     .D1T2  *+A13[3], B11        ; LDW     *+second_2[3], dy
||      LDW     .D2T1  *+B6[0], A11         ; LDW     *+schedule[0], first0
        LDW     .D1T1  *+A13[1], A12        ; LDW     *+second_2[1], by
||      LDW     .D2T2  *+B6[1], B7          ; LDW     *+schedule[1], first1
        NOP     2
        STW     .D1T2  B11, *+A0[3]         ; STW     dy, *+second_19[3]
||      LDW     .D2T1  *+B1[1], A10         ; LDW     *+in[1], bx
        LDW     .D1T2  *+A8[3], B6          ; LDW     *+in[3], dx
||      ADDAW   .D2    B6, 2, B13           ; ADDAW   schedule, 2, keys
        ADD     .L1    A12, A11, A7         ; ADD     by, first0, by
||      ADD     .L2    B11, B7, B11         ; ADD     dy, first1, dy
||      STW     .D1T1  A7, *+A0[1]          ; STW     by, *+second_19[1]
||      LDW     .D2T2  *B13++[2], B8        ; <0> LDW     *keys++[2], k0
        MPYU    .M1    A7, A7, A12          ; <0> MPYU    by, by, square_13
||      MPYHLU  .M2    B11, B11, B3         ; <0> MPYHLU  dy, dy, mixed_14
||      LDW     .D1T2  *+A13[2], B10        ; LDW     *+second_2[2], cy
        MV      .L1X   B3, A3               ; move return$
||      MPYHLU  .M1    A7, A7, A5           ; <0> MPYHLU  by, by, mixed_13
||      MPYU    .M2    B11, B11, B8         ; <0> MPYU    dy, dy, square_14
||      LDW     .D1T2  *+A13[0], B4         ; LDW     *+second_2[0], ay
        MV      .L1X   B6, A9               ; move schedule
||      MVK     .S1    19, A2               ; MVK     20, count
||      ADDAH   .D1    A7, A12, A13         ; <0> ADDAH   by, square_13, sum_13
        CMPGT   .L1    A6, 2, A1            ; CMPGT   blocks, 2, more
||      ADD     .L2    B6, B7, B9           ; ADD     dx, first1, dx
||      SHL     .S1    A5, 18, A5           ; <0> SHL     mixed_13, 18, shifted_13
||      SHL     .S2    B3, 18, B12          ; <0> SHL     mixed_14, 18, shifted_14
||      LDW     .D1T2  *+A8[0], B7          ; LDW     *+in[0], ax
||      ADDAH   .D2    B11, B8, B6          ; <0> ADDAH   dy, square_14, sum_14
        ADD     .L1    A13, A5, A5          ; <0> ADD     sum_13, shifted_13, product_13
||      ADD     .L2X   B10, A15, B3         ; ADD     cy, last1, cy
||[A1]  B       .S1    rc6_encrypt_blocks$rounds; [more] B       next
||      ADD     .S2    B6, B12, B12         ; <0> ADD     sum_14, shifted_14, product_14
||      ADD     .D1    A10, A11, A15        ; ADD     bx, first0, bx
||      LDW     .D2T1  *-B13[1], A1         ; <0> LDW     *-keys[1], k1
        MV      .L2X   A14, B5              ; word on both sides
||      SHL     .S1    A5, 5, A12           ; <0> SHL     product_13, 5, t_upper_12
||      SHL     .S2    B12, 5, B6           ; <0> SHL     product_14, 5, u_upper_12
||      MPYHLU  .M1    A15, A15, A8         ; <0> MPYHLU  bx, bx, mixed_6
||      MPYHLU  .M2    B9, B9, B3           ; <0> MPYHLU  dx, dx, mixed_7
||      STW     .D1T2  B3, *+A0[2]          ; STW     cy, *+second_19[2]
||      ADD     .D2    B4, B5, B7           ; ADD     ay, last0, ay
        XOR     .L1X   A12, B4, A5          ; <0> XOR     ay, t_upper_12, half_15
||      XOR     .L2    B10, B6, B4          ; <0> XOR     cy, u_upper_12, half_16
||      SHRU    .S1    A5, 27, A13          ; <0> SHRU    product_13, 27, t_lower_12
||      SHRU    .S2    B12, 27, B6          ; <0> SHRU    product_14, 27, u_lower_12
||      MPYU    .M1    A15, A15, A0         ; <0> MPYU    bx, bx, square_6
||      MPYU    .M2    B9, B9, B12          ; <0> MPYU    dx, dx, square_7
||      LDW     .D1T1  *+A8[2], A6          ; LDW     *+in[2], cx
||      MV      .D2    B11, B10             ; <0> MV      dy, cy
        XOR     .L1    A5, A13, A5          ; <0> XOR     half_15, t_lower_12, a1_12
||      XOR     .L2    B4, B6, B11          ; <0> XOR     half_16, u_lower_12, c1_12
||      SHL     .S1    A8, 18, A12          ; <0> SHL     mixed_6, 18, shifted_6
||      SHL     .S2    B3, 18, B3           ; <0> SHL     mixed_7, 18, shifted_7
||      STW     .D1T2  B7, *+A0[0]          ; STW     ay, *+second_19[0]
        SUB     .L1    A14, A13, A0         ; <0> SUB     word, t_lower_12, t_right_12
||      SUB     .L2    B5, B6, B4           ; <0> SUB     word, u_lower_12, u_right_12
||      SHL     .S1X   B11, A13, A8         ; <0> SHL     c1_12, t_lower_12, upper_17
||      SHL     .S2X   A5, B6, B12          ; <0> SHL     a1_12, u_lower_12, upper_18
||      ADDAH   .D1    A15, A0, A13         ; <0> ADDAH   bx, square_6, sum_6
||      ADDAH   .D2    B9, B12, B6          ; <0> ADDAH   dx, square_7, sum_7
        ADD     .L1    A8, A1, A0           ; <0> ADD     upper_17, k1, keyed_17
||      ADD     .L2    B6, B3, B6           ; <0> ADD     sum_7, shifted_7, product_7
||      SHRU    .S1X   B11, A0, A12         ; <0> SHRU    c1_12, t_right_12, lower_17
||      SHRU    .S2X   A5, B4, B4           ; <0> SHRU    a1_12, u_right_12, lower_18
||      ADD     .D1    A13, A12, A5         ; <0> ADD     sum_6, shifted_6, product_6
||      ADD     .D2    B12, B8, B3          ; <0> ADD     upper_18, k0, keyed_18
rc6_encrypt_blocks$done:
        LDW     .D2T1  *+B15[10], A15       ; restore A15
        LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        B       .S2X   A3                   ; return
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        NOP     3
        ADDK    .S2    40, B15              ; frame

rc6_decrypt_blocks:
        ADDK    .S2    -48, B15             ; frame
        STW     .D2T2  B6, *+B15[2]         ; save schedule
        STW     .D2T2  B3, *+B15[1]         ; save return$
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A15, *+B15[12]       ; save A15
        STW     .D2T1  A14, *+B15[11]       ; save A14
        STW     .D2T2  B13, *+B15[10]       ; save B13
        MV      .L1    A6, A0               ; move blocks
||      STW     .D2T2  B12, *+B15[9]        ; save B12
  [!A1] B       .S1    rc6_decrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[8]        ; save A12
        STW     .D2T2  B11, *+B15[7]        ; save B11
        STW     .D2T1  A11, *+B15[6]        ; save A11
        STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D2T1  A10, *+B15[4]        ; save A10
        MV      .L2    B4, B3               ; move in
||      STW     .D2T1  A4, *+B15[3]         ; save out
rc6_decrypt_blocks$rc6_decrypt_blocks$1:
        MV      .L1X   B3, A1               ; copy
||      CMPGT   .L2X   A0, 1, B0            ; CMPGT   blocks, 1, two_23
||      LDW     .D2T2  *+B15[2], B8         ; restore schedule
        MVK     .S1    32, A5               ; MVK     32, word
||      SHL     .S2    B0, 4, B12           ; SHL     two_23, 4, step
        ADD     .L1X   A1, B12, A2          ; ADD     in, step, second_24
        LDW     .D1T1  *+A2[0], A3          ; LDW     *+second_24[0], ay
        NOP
        ADDK    .S2    160, B8              ; ADDK    160, schedule
        LDW     .D2T2  *+B8[3], B0          ; LDW     *+schedule[3], last1
        LDW     .D1T2  *+A2[2], B1          ; LDW     *+second_24[2], cy
||      LDW     .D2T1  *+B8[2], A4          ; LDW     *+schedule[2], last0
        NOP
        LDW     .D1T2  *+A1[2], B1          ; LDW     *+in[2], cx
||      LDW     .D2T1  *+B3[0], A2          ; LDW     *+in[0], ax
        MV      .L2    B8, B13              ; MV      schedule, keys
||      LDW     .D1T2  *+A2[3], B6          ; LDW     *+second_24[3], dy
||      LDW     .D2T1  *+B8[1], A7          ; LDW     *+schedule[1], k1
        LDW     .D2T2  *--B13[2], B7        ; <0> LDW     *--keys[2], k2
        SUB     .L1    A3, A4, A9           ; SUB     ay, last0, ay
||      SUB     .L2    B1, B0, B5           ; SUB     cy, last1, cy
||      LDW     .D1T1  *+A2[1], A10         ; LDW     *+second_24[1], by
||      LDW     .D2T2  *+B8[0], B11         ; LDW     *+schedule[0], k0
        MPYHLU  .M1    A9, A9, A3           ; <0> MPYHLU  ay, ay, mixed_35
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  cy, cy, mixed_36
||      LDW     .D1T2  *+A1[3], B1          ; LDW     *+in[3], dx
||      LDW     .D2T1  *+B13[1], A2         ; <0> LDW     *+keys[1], k3
        SUB     .L1    A2, A4, A8           ; SUB     ax, last0, ax
||      SUB     .L2    B1, B0, B9           ; SUB     cx, last1, cx
||      MPYU    .M1    A9, A9, A3           ; <0> MPYU    ay, ay, square_35
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    cy, cy, square_36
||      LDW     .D1T1  *+A1[1], A10         ; LDW     *+in[1], bx
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_36, 18, shifted_36
||      MPYHLU  .M1    A8, A8, A6           ; <0> MPYHLU  ax, ax, mixed_28
||      MPYHLU  .M2    B9, B9, B4           ; <0> MPYHLU  cx, cx, mixed_29
        MVK     .S2    18, B0               ; MVK     20, count
||      MPYU    .M1    A8, A8, A3           ; <0> MPYU    ax, ax, square_28
||      MPYU    .M2    B9, B9, B4           ; <0> MPYU    cx, cx, square_29
||      ADDAH   .D1    A9, A3, A3           ; <0> ADDAH   ay, square_35, sum_35
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   cy, square_36, sum_36
        SUB     .L2    B6, B11, B6          ; SUB     dy, k0, dy
||      SHL     .S1    A6, 18, A1           ; <0> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B4, 18, B10          ; <0> SHL     mixed_29, 18, shifted_29
||      ADD     .D1    A3, A4, A4           ; <0> ADD     sum_35, shifted_35, product_35
||      ADD     .D2    B1, B2, B2           ; <0> ADD     sum_36, shifted_36, product_36
        SUB     .L1    A10, A7, A15         ; SUB     by, k1, by
||      SUB     .L2    B1, B11, B8          ; SUB     dx, k0, dx
||      SHRU    .S1    A4, 27, A3           ; <0> SHRU    product_35, 27, t_lower_34
||      SHL     .S2    B2, 5, B1            ; <0> SHL     product_36, 5, u_upper_34
||      ADDAH   .D1    A8, A3, A6           ; <0> ADDAH   ax, square_28, sum_28
||      STW     .D2T2  B8, *+B15[2]         ; save schedule
        SUB     .L1    A10, A7, A7          ; SUB     bx, k1, bx
||      MV      .L2X   A5, B11              ; word on both sides
||      SHL     .S1    A4, 5, A4            ; <0> SHL     product_35, 5, t_upper_34
||      SHRU    .S2    B2, 27, B4           ; <0> SHRU    product_36, 27, u_lower_34
||      SUB     .D1    A5, A3, A14          ; <0> SUB     word, t_lower_34, t_right_34
||      ADDAH   .D2    B9, B4, B2           ; <0> ADDAH   cx, square_29, sum_29
        XOR     .L1    A4, A3, A3           ; <0> XOR     t_upper_34, t_lower_34, product_39
||      XOR     .L2    B1, B4, B1           ; <0> XOR     u_upper_34, u_lower_34, product_40
||      SHRU    .S1    A15, A3, A4          ; <0> SHRU    by, t_lower_34, b_low_34
||      SHRU    .S2    B6, B4, B2           ; <0> SHRU    dy, u_lower_34, d_low_34
||      ADD     .D1    A6, A1, A6           ; <0> ADD     sum_28, shifted_28, product_28
||      ADD     .D2    B2, B10, B10         ; <0> ADD     sum_29, shifted_29, product_29
        XOR     .L1X   A3, B2, A3           ; <0> XOR     d_low_34, product_39, half_39
||      XOR     .L2X   B1, A4, B1           ; <0> XOR     b_low_34, product_40, half_40
||      SHL     .S1    A15, A14, A4         ; <0> SHL     by, t_right_34, b_high_34
||      SHRU    .S2    B10, 27, B4          ; <0> SHRU    product_29, 27, u_lower_27
||      SUB     .D1    A9, A2, A15          ; <0> SUB     ay, k3, by
||      SUB     .D2    B11, B4, B2          ; <0> SUB     word, u_lower_34, u_right_34
;@loop {"name": "rounds", "ii": 12, "res_mii": 11, "rec_mii": 8, "optimal": null, "stages": 2, "critical_cycle": ["ADD", "SHRU", "SHRU", "XOR", "XOR", "MPYU", "ADDAH", "ADD", "SHRU", "SHRU", "XOR", "XOR", "MPYU", "ADDAH"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 11, recurrence 8
;  critical cycle:
;    ADD sum_35, shifted_35, product_35
;    SHRU product_35, 27, t_lower_34
;    SHRU by, t_lower_34, b_low_34
;    XOR b_low_34, product_40, half_40
;    XOR half_40, b_high_34, cy
;    MPYU cy, cy, square_36
;    ADDAH cy, square_36, sum_36
;    ADD sum_36, shifted_36, product_36
;    SHRU product_36, 27, u_lower_34
;    SHRU dy, u_lower_34, d_low_34
;    XOR d_low_34, product_39, half_39
;    XOR half_39, d_high_34, ay
;    MPYU ay, ay, square_35
;    ADDAH ay, square_35, sum_35
;  units: L1 5/12, S1 11/12, M1 4/12, D1 8/12, L2 7/12, S2 12/12, M2 4/12, D2 9/12
;  cross paths: 1X 4/12, 2X 4/12
;  T paths: T1 1/12, T2 1/12
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 15 used, 15 live at once
;  II 12: found, 0.0 s
;  pipelined from 2 iterations on
rc6_decrypt_blocks$rounds:
        SHL     .S1    A6, 5, A14           ; <1> SHL     product_28, 5, t_upper_27
||      SHL     .S2    B6, B2, B2           ; <1> SHL     dy, u_right_34, d_high_34
||      SUB     .D2    B5, B7, B6           ; <1> SUB     cy, k2, dy
        XOR     .L1X   A3, B2, A9           ; <1> XOR     half_39, d_high_34, ay
||      XOR     .L2X   B1, A4, B5           ; <1> XOR     half_40, b_high_34, cy
||      SHRU    .S1    A6, 27, A3           ; <1> SHRU    product_28, 27, t_lower_27
||      SHL     .S2    B10, 5, B2           ; <1> SHL     product_29, 5, u_upper_27
||      LDW     .D2T2  *--B13[2], B7        ; <0> LDW     *--keys[2], k2
        XOR     .L1    A14, A3, A3          ; <1> XOR     t_upper_27, t_lower_27, product_32
||      XOR     .L2    B2, B4, B1           ; <1> XOR     u_upper_27, u_lower_27, product_33
||      SHRU    .S1    A7, A3, A4           ; <1> SHRU    bx, t_lower_27, b_low_27
||      SHRU    .S2    B8, B4, B2           ; <1> SHRU    dx, u_lower_27, d_low_27
||      SUB     .D1    A5, A3, A14          ; <1> SUB     word, t_lower_27, t_right_27
||      SUB     .D2    B11, B4, B4          ; <1> SUB     word, u_lower_27, u_right_27
        XOR     .L1X   A3, B2, A3           ; <1> XOR     d_low_27, product_32, half_32
||      XOR     .L2X   B1, A4, B1           ; <1> XOR     b_low_27, product_33, half_33
||      SHL     .S1    A7, A14, A4          ; <1> SHL     bx, t_right_27, b_high_27
||      SHL     .S2    B8, B4, B2           ; <1> SHL     dx, u_right_27, d_high_27
||      MPYHLU  .M1    A9, A9, A3           ; <0> MPYHLU  ay, ay, mixed_35
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  cy, cy, mixed_36
||      LDW     .D2T1  *+B13[1], A2         ; <0> LDW     *+keys[1], k3
        SUB     .L2    B9, B7, B8           ; <1> SUB     cx, k2, dx
||      XOR     .S1X   A3, B2, A8           ; <1> XOR     half_32, d_high_27, ax
||      XOR     .S2X   B1, A4, B9           ; <1> XOR     half_33, b_high_27, cx
||      MPYU    .M1    A9, A9, A3           ; <0> MPYU    ay, ay, square_35
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    cy, cy, square_36
||      SUB     .D1    A8, A2, A7           ; <1> SUB     ax, k3, bx
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_36, 18, shifted_36
||      MPYHLU  .M1    A8, A8, A6           ; <0> MPYHLU  ax, ax, mixed_28
||      MPYHLU  .M2    B9, B9, B4           ; <0> MPYHLU  cx, cx, mixed_29
  [B0]  B       .S2    rc6_decrypt_blocks$rounds; <0> [count] B      rounds
||      MPYU    .M1    A8, A8, A3           ; <0> MPYU    ax, ax, square_28
||      MPYU    .M2    B9, B9, B4           ; <0> MPYU    cx, cx, square_29
||      ADDAH   .D1    A9, A3, A3           ; <0> ADDAH   ay, square_35, sum_35
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   cy, square_36, sum_36
        SHL     .S1    A6, 18, A1           ; <0> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B4, 18, B10          ; <0> SHL     mixed_29, 18, shifted_29
||      ADD     .D1    A3, A4, A4           ; <0> ADD     sum_35, shifted_35, product_35
||      ADD     .D2    B1, B2, B2           ; <0> ADD     sum_36, shifted_36, product_36
        SHRU    .S1    A4, 27, A3           ; <0> SHRU    product_35, 27, t_lower_34
||      SHL     .S2    B2, 5, B1            ; <0> SHL     product_36, 5, u_upper_34
||      ADDAH   .D1    A8, A3, A6           ; <0> ADDAH   ax, square_28, sum_28
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      SHL     .S1    A4, 5, A4            ; <0> SHL     product_35, 5, t_upper_34
||      SHRU    .S2    B2, 27, B4           ; <0> SHRU    product_36, 27, u_lower_34
||      SUB     .D1    A5, A3, A14          ; <0> SUB     word, t_lower_34, t_right_34
||      ADDAH   .D2    B9, B4, B2           ; <0> ADDAH   cx, square_29, sum_29
        XOR     .L1    A4, A3, A3           ; <0> XOR     t_upper_34, t_lower_34, product_39
||      XOR     .L2    B1, B4, B1           ; <0> XOR     u_upper_34, u_lower_34, product_40
||      SHRU    .S1    A15, A3, A4          ; <0> SHRU    by, t_lower_34, b_low_34
||      SHRU    .S2    B6, B4, B2           ; <0> SHRU    dy, u_lower_34, d_low_34
||      ADD     .D1    A6, A1, A6           ; <0> ADD     sum_28, shifted_28, product_28
||      ADD     .D2    B2, B10, B10         ; <0> ADD     sum_29, shifted_29, product_29
        XOR     .L1X   A3, B2, A3           ; <0> XOR     d_low_34, product_39, half_39
||      XOR     .L2X   B1, A4, B1           ; <0> XOR     b_low_34, product_40, half_40
||      SHL     .S1    A15, A14, A4         ; <0> SHL     by, t_right_34, b_high_34
||      SHRU    .S2    B10, 27, B4          ; <0> SHRU    product_29, 27, u_lower_27
||      SUB     .D1    A9, A2, A15          ; <0> SUB     ay, k3, by
||      SUB     .D2    B11, B4, B2          ; <0> SUB     word, u_lower_34, u_right_34
rc6_decrypt_blocks$rounds$exit:
        SHL     .S1    A6, 5, A14           ; <-1> SHL     product_28, 5, t_upper_27
||      SHL     .S2    B6, B2, B2           ; <-1> SHL     dy, u_right_34, d_high_34
||      SUB     .D2    B5, B7, B6           ; <-1> SUB     cy, k2, dy
        XOR     .L1X   A3, B2, A9           ; <-1> XOR     half_39, d_high_34, ay
||      XOR     .L2X   B1, A4, B5           ; <-1> XOR     half_40, b_high_34, cy
||      SHRU    .S1    A6, 27, A3           ; <-1> SHRU    product_28, 27, t_lower_27
||      SHL     .S2    B10, 5, B2           ; <-1> SHL     product_29, 5, u_upper_27
        XOR     .L1    A14, A3, A3          ; <-1> XOR     t_upper_27, t_lower_27, product_32
||      XOR     .L2    B2, B4, B1           ; <-1> XOR     u_upper_27, u_lower_27, product_33
||      SHRU    .S1    A7, A3, A4           ; <-1> SHRU    bx, t_lower_27, b_low_27
||      SHRU    .S2    B8, B4, B2           ; <-1> SHRU    dx, u_lower_27, d_low_27
||      SUB     .D1    A5, A3, A14          ; <-1> SUB     word, t_lower_27, t_right_27
||      SUB     .D2    B11, B4, B4          ; <-1> SUB     word, u_lower_27, u_right_27
        XOR     .L1X   A3, B2, A3           ; <-1> XOR     d_low_27, product_32, half_32
||      XOR     .L2X   B1, A4, B1           ; <-1> XOR     b_low_27, product_33, half_33
||      SHL     .S1    A7, A14, A4          ; <-1> SHL     bx, t_right_27, b_high_27
||      SHL     .S2    B8, B4, B2           ; <-1> SHL     dx, u_right_27, d_high_27
||      MV      .D1    A0, A6               ; move blocks
        SUB     .L2    B9, B7, B8           ; <-1> SUB     cx, k2, dx
||      XOR     .S1X   A3, B2, A8           ; <-1> XOR     half_32, d_high_27, ax
||      XOR     .S2X   B1, A4, B9           ; <-1> XOR     half_33, b_high_27, cx
||      SUB     .D1    A8, A2, A7           ; <-1> SUB     ax, k3, bx
||      MV      .D2    B3, B4               ; move in
rc6_decrypt_blocks$rc6_decrypt_blocks$4:
        CMPGT   .L1    A6, 2, A1            ; CMPGT   blocks, 2, more
||      LDW     .D2T1  *+B15[3], A2         ; restore out
        SUB     .L1    A6, 2, A0            ; SUB     blocks, 2, blocks
||      ADDAW   .D2    B4, 8, B3            ; ADDAW   in, 8, in
        LDW     .D2T1  *+B13[1], A3         ; LDW     *+keys[1], k1
        MV      .L1X   B3, A6               ; copy
||      LDW     .D2T2  *+B15[2], B9         ; restore schedule
        CMPGT   .L1    A0, 1, A3            ; CMPGT   blocks, 1, two_23
||      LDW     .D1T2  *+A6[2], B4          ; LDW     *+in[2], cx
||      LDW     .D2T1  *+B13[0], A9         ; LDW     *+keys[0], k0                  ; S[0] and S[1] are due the other way round
        ADD     .L1X   A2, B12, A4          ; ADD     out, step, second_41
||      STW     .D1T2  B9, *+A2[2]          ; STW     cx, *+out[2]
        SHL     .S2X   A3, 4, B12           ; SHL     two_23, 4, step
||      ADDAW   .D1    A2, 8, A10           ; ADDAW   out, 8, out
||      LDW     .D2T1  *+B3[0], A7          ; LDW     *+in[0], ax
        ADD     .L1X   A6, B12, A6          ; ADD     in, step, second_24
||      STW     .D1T1  A9, *+A4[0]          ; STW     ay, *+second_41[0]
||      LDW     .D2T2  *+B3[3], B10         ; LDW     *+in[3], dx
        LDW     .D1T2  *+A6[2], B5          ; LDW     *+second_24[2], cy
||      LDW     .D2T1  *+B9[2], A11         ; LDW     *+schedule[2], last0
        SUB     .L1    A3, A9, A3           ; SUB     k1, k0, difference
||      LDW     .D1T1  *+A6[0], A9          ; LDW     *+second_24[0], ay
||      LDW     .D2T2  *+B9[3], B6          ; LDW     *+schedule[3], last1
        ADD     .L1    A7, A3, A9           ; ADD     bx, difference, bx
||      STW     .D1T2  B5, *+A4[2]          ; STW     cy, *+second_41[2]
||      LDW     .D2T1  *+B3[1], A12         ; LDW     *+in[1], bx
        STW     .D1T1  A9, *+A2[1]          ; STW     bx, *+out[1]
        MV      .L2    B9, B13              ; MV      schedule, keys
||      LDW     .D1T2  *+A6[3], B6          ; LDW     *+second_24[3], dy
||      LDW     .D2T1  *+B9[1], A7          ; LDW     *+schedule[1], k1
        SUB     .L1X   B6, A3, A6           ; SUB     dy, difference, dy
||      SUB     .L2X   B8, A3, B8           ; SUB     dx, difference, dx
||      LDW     .D1T1  *+A6[1], A11         ; LDW     *+second_24[1], by
||      LDW     .D2T2  *--B13[2], B7        ; <0> LDW     *--keys[2], k2
        SUB     .L1    A9, A11, A9          ; SUB     ay, last0, ay
||      SUB     .L2    B5, B6, B5           ; SUB     cy, last1, cy
||      STW     .D1T1  A8, *+A2[0]          ; STW     ax, *+out[0]
||      LDW     .D2T2  *+B9[0], B11         ; LDW     *+schedule[0], k0
        ADD     .L1    A15, A3, A2          ; ADD     by, difference, by
||      MPYHLU  .M1    A9, A9, A3           ; <0> MPYHLU  ay, ay, mixed_35
||      MPYHLU  .M2    B5, B5, B1           ; <0> MPYHLU  cy, cy, mixed_36
||      STW     .D1T2  B8, *+A2[3]          ; STW     dx, *+out[3]
||      LDW     .D2T1  *+B13[1], A2         ; <0> LDW     *+keys[1], k3
        SUB     .L1    A7, A11, A8          ; SUB     ax, last0, ax
||      SUB     .L2    B4, B6, B9           ; SUB     cx, last1, cx
||      MPYU    .M1    A9, A9, A3           ; <0> MPYU    ay, ay, square_35
||      MPYU    .M2    B5, B5, B1           ; <0> MPYU    cy, cy, square_36
||      STW     .D1T1  A6, *+A4[3]          ; STW     dy, *+second_41[3]
        SHL     .S1    A3, 18, A4           ; <0> SHL     mixed_35, 18, shifted_35
||      SHL     .S2    B1, 18, B2           ; <0> SHL     mixed_36, 18, shifted_36
||      MPYHLU  .M1    A8, A8, A6           ; <0> MPYHLU  ax, ax, mixed_28
||      MPYHLU  .M2    B9, B9, B4           ; <0> MPYHLU  cx, cx, mixed_29
||      STW     .D1T1  A2, *+A4[1]          ; STW     by, *+second_41[1]
  [A1]  B       .S1    rc6_decrypt_blocks$rounds; [more] B       next
||      MVK     .S2    18, B0               ; MVK     20, count
||      MPYU    .M1    A8, A8, A3           ; <0> MPYU    ax, ax, square_28
||      MPYU    .M2    B9, B9, B4           ; <0> MPYU    cx, cx, square_29
||      ADDAH   .D1    A9, A3, A3           ; <0> ADDAH   ay, square_35, sum_35
||      ADDAH   .D2    B5, B1, B1           ; <0> ADDAH   cy, square_36, sum_36
        SUB     .L2    B10, B11, B8         ; SUB     dx, k0, dx
||      SHL     .S1    A6, 18, A1           ; <0> SHL     mixed_28, 18, shifted_28
||      SHL     .S2    B4, 18, B10          ; <0> SHL     mixed_29, 18, shifted_29
||      ADD     .D1    A3, A4, A4           ; <0> ADD     sum_35, shifted_35, product_35
||      ADD     .D2    B1, B2, B2           ; <0> ADD     sum_36, shifted_36, product_36
        SUB     .L1    A11, A7, A15         ; SUB     by, k1, by
||      SUB     .L2    B6, B11, B6          ; SUB     dy, k0, dy
||      SHRU    .S1    A4, 27, A3           ; <0> SHRU    product_35, 27, t_lower_34
||      SHL     .S2    B2, 5, B1            ; <0> SHL     product_36, 5, u_upper_34
||      ADDAH   .D1    A8, A3, A6           ; <0> ADDAH   ax, square_28, sum_28
||      STW     .D2T1  A10, *+B15[3]        ; save out
        SUB     .L1    A12, A7, A7          ; SUB     bx, k1, bx
||      MV      .L2X   A5, B11              ; word on both sides
||      SHL     .S1    A4, 5, A4            ; <0> SHL     product_35, 5, t_upper_34
||      SHRU    .S2    B2, 27, B4           ; <0> SHRU    product_36, 27, u_lower_34
||      SUB     .D1    A5, A3, A14          ; <0> SUB     word, t_lower_34, t_right_34
||      ADDAH   .D2    B9, B4, B2           ; <0> ADDAH   cx, square_29, sum_29
        XOR     .L1    A4, A3, A3           ; <0> XOR     t_upper_34, t_lower_34, product_39
||      XOR     .L2    B1, B4, B1           ; <0> XOR     u_upper_34, u_lower_34, product_40
||      SHRU    .S1    A15, A3, A4          ; <0> SHRU    by, t_lower_34, b_low_34
||      SHRU    .S2    B6, B4, B2           ; <0> SHRU    dy, u_lower_34, d_low_34
||      ADD     .D1    A6, A1, A6           ; <0> ADD     sum_28, shifted_28, product_28
||      ADD     .D2    B2, B10, B10         ; <0> ADD     sum_29, shifted_29, product_29
        XOR     .L1X   A3, B2, A3           ; <0> XOR     d_low_34, product_39, half_39
||      XOR     .L2X   B1, A4, B1           ; <0> XOR     b_low_34, product_40, half_40
||      SHL     .S1    A15, A14, A4         ; <0> SHL     by, t_right_34, b_high_34
||      SHRU    .S2    B10, 27, B4          ; <0> SHRU    product_29, 27, u_lower_27
||      SUB     .D1    A9, A2, A15          ; <0> SUB     ay, k3, by
||      SUB     .D2    B11, B4, B2          ; <0> SUB     word, u_lower_34, u_right_34
rc6_decrypt_blocks$done:
        LDW     .D2T1  *+B15[11], A14       ; restore A14
        LDW     .D2T2  *+B15[10], B13       ; restore B13
        LDW     .D2T2  *+B15[9], B12        ; restore B12
        LDW     .D2T1  *+B15[8], A12        ; restore A12
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D2T1  *+B15[6], A11        ; restore A11
        LDW     .D2T2  *+B15[5], B10        ; restore B10
        LDW     .D2T1  *+B15[4], A10        ; restore A10
        B       .S2    B0                   ; return
        ADDK    .S2    48, B15              ; frame
||      LDW     .D2T1  *+B15[12], A15       ; restore A15
        NOP     4
