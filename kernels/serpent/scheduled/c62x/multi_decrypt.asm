; broadside optimize: source 398e947ece92b9008e12440b3b911dfa5aaa4b4bb560f5cd0f6c588802ec6c92
; broadside 0.2.0, OR-Tools 9.15.6755, seed 32, 2 workers, 60 s an interval, 60 s a region
; Serpent, decryption of any number of independent blocks, two at a time.
;
;       void serpent_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[132]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; Each of the two blocks lives on one side of the machine, without a cross path in the rounds. A last block
; without a partner is its own partner. Constant-time but for the number of blocks. A misaligned pointer stops the
; machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Serpent (Anderson, Biham, Knudsen, 1998) in its bitsliced form on the C62x: its rounds as macros.
;
; Both directions run four times through eight rounds that are alike: the linear transformation that the last round
; lacks is undone once, before the first round of encryption and after the last of decryption.
;
; No table and no branch depends on key or data: the routines are constant-time.

; Serpent's S-boxes and their inverses on 32 columns at once: written by boxes.py from circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, bit 0 first; `ones` holds -1. `registers` is .reg, or .rega or .regb to stay on a side.

















; out = rotl(in, left); right is 32 - left.

; out = rotl(in, 1).

; The linear transformation of x0 to x3.

; Its inverse.

; Four words with the key words from *+keys[first].

; The linear transformation that the round before lacked, the key of *+keys[first], and the S-box `box`.

; The same in reverse.



        .global serpent_decrypt_blocks

serpent_decrypt_blocks:
        MV      .L1    A6, A1               ; MV      blocks, some
||      MV      .L2    B6, B8               ; move schedule
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A1              ; frame
||[!A1] B       .S1    serpent_decrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L2    B3, B6               ; move return$
||      STW     .D1T1  A12, *+A1[5]         ; save A12
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D1T1  A15, *+A1[10]        ; save A15
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D1T1  A13, *+A1[7]         ; save A13
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        MV      .L2X   A6, B13              ; move blocks
||      MV      .S2    B4, B9               ; move in
||      STW     .D1T1  A14, *+A1[9]         ; save A14
||      STW     .D2T2  B11, *+B15[4]        ; save B11
serpent_decrypt_blocks$serpent_decrypt_blocks$1:
        MV      .L1X   B8, A0               ; MV      schedule, end
||      CMPGT   .L2    B13, 1, B0           ; CMPGT   blocks, 1, two_1
        MV      .L1    A4, A5               ; move out
||      ADDK    .S1    512, A0              ; ADDK    512, end
||      SHL     .S2    B0, 4, B7            ; SHL     two_1, 4, step
||      LDW     .D2T1  *+B9[2], A1          ; LDW     *+in[2], w2a
        MV      .L1    A0, A3               ; MV      end, keys_a
||      ADD     .L2    B9, B7, B0           ; ADD     in, step, second_in
||      MV      .S2X   A0, B3               ; MV      end, keys_b
||      LDW     .D2T1  *+B9[3], A2          ; LDW     *+in[3], w3a
        MV      .L1X   B0, A4               ; copy
||      LDW     .D1T1  *+A3[1], A8          ; LDW     *+keys_a[0 + 1], k1_4
||      LDW     .D2T2  *+B3[1], B0          ; LDW     *+keys_b[0 + 1], k1_5
        LDW     .D1T2  *+A4[0], B1          ; LDW     *+second_in[0], w0b
||      LDW     .D2T1  *+B9[1], A9          ; LDW     *+in[1], w1a
        LDW     .D1T2  *+A4[2], B2          ; LDW     *+second_in[2], w2b
||      LDW     .D2T1  *+B9[0], A10         ; LDW     *+in[0], w0a
        LDW     .D1T2  *+A4[3], B10         ; LDW     *+second_in[3], w3b
        LDW     .D1T1  *+A3[0], A11         ; LDW     *+keys_a[0], k0_4
||      LDW     .D2T2  *+B3[2], B9          ; LDW     *+keys_b[0 + 2], k2_5
        LDW     .D1T1  *+A3[3], A12         ; LDW     *+keys_a[0 + 3], k3_4
||      LDW     .D2T2  *+B3[0], B8          ; LDW     *+keys_b[0], k0_5
        LDW     .D1T1  *+A3[2], A13         ; LDW     *+keys_a[0 + 2], k2_4
||      LDW     .D2T2  *+B3[3], B13         ; LDW     *+keys_b[0 + 3], k3_5
        LDW     .D1T2  *+A4[1], B10         ; LDW     *+second_in[1], w1b
        MV      .L2    B9, B4               ; move in
        MV      .L1X   B8, A7               ; move schedule
        MV      .L1X   B13, A6              ; move blocks
||      MVK     .S1    -1, A4               ; MVK     -1, ones_a
||      MVK     .S2    -1, B5               ; MVK     -1, ones_b
        XOR     .L1    A9, A8, A9           ; XOR     w1a, k1_4, x1a
||      XOR     .L2    B1, B8, B8           ; XOR     w0b, k0_5, x0b
||      XOR     .S1    A2, A12, A2          ; XOR     w3a, k3_4, x3a
||      XOR     .S2    B10, B13, B1         ; XOR     w3b, k3_5, x3b
        XOR     .L1    A10, A11, A8         ; XOR     w0a, k0_4, x0a
||      XOR     .L2    B10, B0, B9          ; XOR     w1b, k1_5, x1b
||      XOR     .S1    A1, A13, A1          ; XOR     w2a, k2_4, x2a
||      XOR     .S2    B2, B9, B0           ; XOR     w2b, k2_5, x2b
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 174, "res_mii": 169, "rec_mii": 100, "optimal": null, "attempts": [], "searches": [{"cycles": 174, "result": "found by lists", "seconds": 87.7}]}
;  loop rounds, passes one after the other: 174 cycles each
;  bounds: resources 169, recurrence 100
;  as a region: 174 cycles found by lists, 87.7 s
;  not proved the least possible: every interval below 169 is ruled out; 87.7 s of search found nothing below 174
serpent_decrypt_blocks$rounds:
        OR      .L1    A1, A2, A15          ; OR      x2a, x3a, t2_8
||      XOR     .L2    B8, B0, B2           ; XOR     x0b, x2b, t1_89
||      ADDK    .S1    -128, A3             ; rounds: ADDK    -128, keys_a
||      OR      .S2    B0, B1, B0           ; OR      x2b, x3b, t2_89
        AND     .L1    A2, A8, A14          ; AND     x3a, x0a, t0_8
||      AND     .L2    B1, B8, B11          ; AND     x3b, x0b, t0_89
||      XOR     .S1    A8, A1, A12          ; XOR     x0a, x2a, t1_8
||      ADDK    .S2    -128, B3             ; ADDK    -128, keys_b
||      LDW     .D1T1  *+A3[30], A15        ; LDW     *+keys_a[28 + 2], k2_9
||      SUB     .D2    B5, B2, B2           ; SUB     ones_b, t1_89, t4_89
        OR      .L1    A9, A14, A12         ; OR      x1a, t0_8, t5_8
||      OR      .L2    B9, B11, B8          ; OR      x1b, t0_89, t5_89
||      XOR     .S1    A14, A15, A8         ; XOR     t0_8, t2_8, t10_8
||      AND     .S2    B2, B0, B12          ; AND     t4_89, t2_89, t7_89
||      SUB     .D1    A4, A12, A10         ; SUB     ones_a, t1_8, t4_8
||      LDW     .D2T2  *+B3[29], B13        ; LDW     *+keys_b[28 + 1], k1_90
        AND     .L1    A10, A15, A13        ; AND     t4_8, t2_8, t7_8
||      XOR     .L2    B1, B9, B10          ; XOR     x3b, x1b, t3_89
||      AND     .S1    A15, A8, A1          ; AND     t2_8, t10_8, t12_8
||      XOR     .S2    B12, B8, B12         ; XOR     t7_89, t5_89, y2_88
||      LDW     .D1T1  *+A3[28], A12        ; LDW     *+keys_a[28], k0_9
        XOR     .L1    A2, A9, A11          ; XOR     x3a, x1a, t3_8
||      XOR     .L2    B10, B2, B13         ; XOR     t3_89, t4_89, t6_89
||      AND     .S1    A12, A15, A14        ; AND     t5_8, t2_8, t9_8
||      XOR     .S2    B11, B0, B11         ; XOR     t0_89, t2_89, t10_89
||      LDW     .D1T1  *+A3[29], A14        ; LDW     *+keys_a[28 + 1], k1_9
        XOR     .L1    A11, A10, A10        ; XOR     t3_8, t4_8, t6_8
||      XOR     .L2    B13, B11, B1         ; XOR     t6_89, t10_89, t11_89
||      XOR     .S1    A13, A12, A13        ; XOR     t7_8, t5_8, y2_7
||      OR      .S2    B11, B12, B13        ; OR      t10_89, y2_88, t13_89
||      LDW     .D2T2  *+B3[28], B0         ; LDW     *+keys_b[28], k0_90
        XOR     .L1    A10, A8, A9          ; XOR     t6_8, t10_8, t11_8
||      AND     .L2    B0, B11, B10         ; AND     t2_89, t10_89, t12_89
||      XOR     .S1    A13, A15, A11        ; XOR     y2_7, k2_9, z2_7
||      XOR     .S2    B13, B1, B9          ; XOR     t13_89, t11_89, y1_88
||      LDW     .D1T1  *+A3[31], A10        ; LDW     *+keys_a[28 + 3], k3_9
        XOR     .L1    A14, A9, A2          ; XOR     t9_8, t11_8, y0_7
||      AND     .L2    B1, B12, B13         ; AND     t11_89, y2_88, t16_89
||      SHRU    .S1    A11, 22, A15         ; SHRU    z2_7, 22, lower_11
||      XOR     .S2    B9, B13, B11         ; XOR     y1_88, k1_90, z1_88
||      LDW     .D2T2  *+B3[30], B1         ; LDW     *+keys_b[28 + 2], k2_90
        OR      .L1    A8, A13, A8          ; OR      t10_8, y2_7, t13_8
||      AND     .L2    B8, B0, B8           ; AND     t5_89, t2_89, t9_89
||      SHL     .S1    A11, 10, A11         ; SHL     z2_7, 10, upper_11
||      SHRU    .S2    B11, 1, B2           ; SHRU    z1_88, 1, lower_95
||      LDW     .D2T2  *+B3[31], B12        ; LDW     *+keys_b[28 + 3], k3_90
        AND     .L1    A9, A13, A15         ; AND     t11_8, y2_7, t16_8
||      XOR     .L2    B8, B1, B1           ; XOR     t9_89, t11_89, y0_88
||      XOR     .S1    A2, A12, A12         ; XOR     y0_7, k0_9, z0_7
||      SHL     .S2    B11, 31, B8          ; SHL     z1_88, 31, upper_95
||      ADD     .D1    A11, A15, A2         ; ADD     upper_11, lower_11, a2_10
        XOR     .L1    A8, A9, A9           ; XOR     t13_8, t11_8, y1_7
||      XOR     .L2    B1, B0, B2           ; XOR     y0_88, k0_90, z0_88
||      SHL     .S1    A12, 27, A11         ; SHL     z0_7, 27, upper_12
||      SHL     .S2    B11, 7, B0           ; SHL     z1_88, 7, by7_91
||      ADD     .D2    B8, B2, B9           ; ADD     upper_95, lower_95, a1_91
        XOR     .L1    A9, A14, A14         ; XOR     y1_7, k1_9, z1_7
||      XOR     .L2    B13, B10, B13        ; XOR     t16_89, t12_89, y3_88
||      SHRU    .S1    A12, 5, A12          ; SHRU    z0_7, 5, lower_12
||      SHRU    .S2    B2, 5, B8            ; SHRU    z0_88, 5, lower_93
        XOR     .L1    A15, A1, A11         ; XOR     t16_8, t12_8, y3_7
||      XOR     .L2    B12, B1, B2          ; XOR     y2_88, k2_90, z2_88
||      SHRU    .S1    A14, 1, A9           ; SHRU    z1_7, 1, lower_14
||      SHL     .S2    B2, 27, B10          ; SHL     z0_88, 27, upper_93
||      ADD     .D1    A11, A12, A15        ; ADD     upper_12, lower_12, a0_10
        XOR     .L1    A11, A10, A1         ; XOR     y3_7, k3_9, z3_7
||      XOR     .L2    B13, B12, B12        ; XOR     y3_88, k3_90, z3_88
||      SHL     .S1    A14, 7, A13          ; SHL     z1_7, 7, by7_10
||      SHL     .S2    B2, 10, B13          ; SHL     z2_88, 10, upper_92
||      ADD     .D2    B10, B8, B1          ; ADD     upper_93, lower_93, a0_91
        XOR     .L1    A14, A1, A10         ; XOR     z1_7, z3_7, b1_10
||      XOR     .L2    B11, B12, B10        ; XOR     z1_88, z3_88, b1_91
||      SHL     .S1    A14, 31, A8          ; SHL     z1_7, 31, upper_14
||      SHL     .S2    B12, 25, B11         ; SHL     z3_88, 25, upper_94
        XOR     .L1    A15, A10, A9         ; XOR     a0_10, b1_10, b0_10
||      XOR     .L2    B1, B10, B2          ; XOR     a0_91, b1_91, b0_91
||      SHRU    .S1    A1, 7, A15           ; SHRU    z3_7, 7, lower_13
||      SHRU    .S2    B2, 22, B8           ; SHRU    z2_88, 22, lower_92
||      ADD     .D1    A8, A9, A8           ; ADD     upper_14, lower_14, a1_10
        XOR     .L1    A1, A13, A10         ; XOR     z3_7, by7_10, b3_10
||      XOR     .L2    B12, B0, B8          ; XOR     z3_88, by7_91, b3_91
||      SHL     .S1    A9, 3, A12           ; SHL     b0_10, 3, by3_10
||      SHL     .S2    B2, 3, B13           ; SHL     b0_91, 3, by3_91
||      ADD     .D2    B13, B8, B1          ; ADD     upper_92, lower_92, a2_91
        XOR     .L1    A2, A10, A10         ; XOR     a2_10, b3_10, b2_10
||      XOR     .L2    B1, B8, B10          ; XOR     a2_91, b3_91, b2_91
||      SHRU    .S1    A9, 13, A11          ; SHRU    b0_10, 13, lower_16
||      SHRU    .S2    B12, 7, B1           ; SHRU    z3_88, 7, lower_94
        XOR     .L1    A9, A10, A13         ; XOR     b0_10, b2_10, c1_10
||      XOR     .L2    B2, B10, B11         ; XOR     b0_91, b2_91, c1_91
||      SHL     .S1    A1, 25, A2           ; SHL     z3_7, 25, upper_13
||      SHRU    .S2    B10, 3, B0           ; SHRU    b2_91, 3, lower_96
||      ADD     .D2    B11, B1, B8          ; ADD     upper_94, lower_94, a3_91
        XOR     .L1    A8, A13, A14         ; XOR     a1_10, c1_10, x1a
||      XOR     .L2    B10, B13, B1         ; XOR     b2_91, by3_91, c2_91
||      SHRU    .S1    A10, 3, A8           ; SHRU    b2_10, 3, lower_15
||      SHRU    .S2    B2, 13, B12          ; SHRU    b0_91, 13, lower_97
||      ADD     .D1    A2, A15, A13         ; ADD     upper_13, lower_13, a3_10
        XOR     .L1    A10, A12, A2         ; XOR     b2_10, by3_10, c2_10
||      XOR     .L2    B8, B1, B8           ; XOR     a3_91, c2_91, x3b
||      SHL     .S1    A9, 19, A12          ; SHL     b0_10, 19, upper_16
||      SHL     .S2    B10, 29, B10         ; SHL     b2_91, 29, upper_96
||      LDW     .D1T1  *+A3[24], A13        ; LDW     *+keys_a[24], k0_19
        XOR     .L1    A13, A2, A15         ; XOR     a3_10, c2_10, x3a
||      XOR     .L2    B9, B11, B11         ; XOR     a1_91, c1_91, x1b
||      SHL     .S1    A10, 29, A2          ; SHL     b2_10, 29, upper_15
||      SHL     .S2    B2, 19, B0           ; SHL     b0_91, 19, upper_97
||      ADD     .D1    A12, A11, A13        ; ADD     upper_16, lower_16, x0a
||      ADD     .D2    B10, B0, B13         ; ADD     upper_96, lower_96, x2b
        ADD     .L1    A2, A8, A8           ; ADD     upper_15, lower_15, x2a
||      XOR     .L2    B13, B8, B1          ; XOR     x2b, x3b, t2_99
||      XOR     .S1    A15, A14, A1         ; XOR     x3a, x1a, t4_18
||      XOR     .S2    B8, B11, B9          ; XOR     x3b, x1b, t4_99
||      LDW     .D1T1  *+A3[25], A11        ; LDW     *+keys_a[24 + 1], k1_19
||      ADD     .D2    B0, B12, B12         ; ADD     upper_97, lower_97, x0b
        XOR     .L1    A13, A8, A9          ; XOR     x0a, x2a, t0_18
||      XOR     .L2    B12, B13, B10        ; XOR     x0b, x2b, t0_99
||      XOR     .S1    A8, A15, A2          ; XOR     x2a, x3a, t2_18
||      LDW     .D2T2  *+B3[25], B8         ; LDW     *+keys_b[24 + 1], k1_100
        AND     .L1    A9, A15, A10         ; AND     t0_18, x3a, t1_18
||      AND     .L2    B10, B8, B2          ; AND     t0_99, x3b, t1_99
||      OR      .S1    A2, A9, A12          ; OR      t2_18, t0_18, t5_18
||      OR      .S2    B1, B10, B13         ; OR      t2_99, t0_99, t5_99
||      LDW     .D2T2  *+B3[24], B1         ; LDW     *+keys_b[24], k0_100
        XOR     .L1    A10, A2, A11         ; XOR     t1_18, t2_18, t3_18
||      XOR     .L2    B2, B1, B8           ; XOR     t1_99, t2_99, t3_99
||      XOR     .S1    A12, A1, A15         ; XOR     t5_18, t4_18, t6_18
||      XOR     .S2    B13, B9, B2          ; XOR     t5_99, t4_99, t6_99
||      LDW     .D1T1  *+A3[26], A1         ; LDW     *+keys_a[24 + 2], k2_19
        AND     .L1    A1, A11, A1          ; AND     t4_18, t3_18, t7_18
||      AND     .L2    B9, B8, B13          ; AND     t4_99, t3_99, t7_99
||      AND     .S1    A14, A15, A8         ; AND     x1a, t6_18, t10_18
||      AND     .S2    B11, B2, B1          ; AND     x1b, t6_99, t10_99
||      SUB     .D1    A4, A11, A2          ; SUB     ones_a, t3_18, t8_18
||      SUB     .D2    B5, B8, B8           ; SUB     ones_b, t3_99, t8_99
        XOR     .L1    A9, A2, A10          ; XOR     t0_18, t8_18, t11_18
||      XOR     .L2    B10, B8, B10         ; XOR     t0_99, t8_99, t11_99
||      XOR     .S1    A2, A8, A9           ; XOR     t8_18, t10_18, y3_17
||      XOR     .S2    B8, B1, B9           ; XOR     t8_99, t10_99, y3_98
||      LDW     .D1T1  *+A3[27], A11        ; LDW     *+keys_a[24 + 3], k3_19
        XOR     .L1    A10, A15, A8         ; XOR     t11_18, t6_18, y1_17
||      XOR     .L2    B10, B2, B0          ; XOR     t11_99, t6_99, y1_98
||      XOR     .S1    A15, A9, A2          ; XOR     t6_18, y3_17, y0_17
||      XOR     .S2    B2, B9, B12          ; XOR     t6_99, y3_98, y0_98
||      LDW     .D2T2  *+B3[26], B0         ; LDW     *+keys_b[24 + 2], k2_100
        XOR     .L1    A1, A14, A12         ; XOR     t7_18, x1a, t9_18
||      XOR     .L2    B12, B1, B1          ; XOR     y0_98, k0_100, z0_98
||      XOR     .S1    A2, A13, A14         ; XOR     y0_17, k0_19, z0_17
||      XOR     .S2    B0, B8, B12          ; XOR     y1_98, k1_100, z1_98
||      LDW     .D2T2  *+B3[27], B0         ; LDW     *+keys_b[24 + 3], k3_100
        XOR     .L1    A8, A11, A2          ; XOR     y1_17, k1_19, z1_17
||      XOR     .L2    B13, B11, B2         ; XOR     t7_99, x1b, t9_99
||      SHRU    .S1    A14, 5, A8           ; SHRU    z0_17, 5, lower_22
||      SHL     .S2    B12, 7, B13          ; SHL     z1_98, 7, by7_101
        XOR     .L1    A12, A10, A15        ; XOR     t9_18, t11_18, y2_17
||      XOR     .L2    B2, B10, B10         ; XOR     t9_99, t11_99, y2_98
||      SHL     .S1    A14, 27, A14         ; SHL     z0_17, 27, upper_22
||      SHL     .S2    B12, 31, B2          ; SHL     z1_98, 31, upper_105
        XOR     .L1    A9, A11, A12         ; XOR     y3_17, k3_19, z3_17
||      SHRU    .S1    A2, 1, A11           ; SHRU    z1_17, 1, lower_24
||      SHL     .S2    B1, 27, B8           ; SHL     z0_98, 27, upper_103
||      ADD     .D1    A14, A8, A9          ; ADD     upper_22, lower_22, a0_20
        XOR     .L1    A15, A1, A8          ; XOR     y2_17, k2_19, z2_17
||      XOR     .L2    B10, B0, B1          ; XOR     y2_98, k2_100, z2_98
||      SHL     .S1    A2, 7, A14           ; SHL     z1_17, 7, by7_20
||      SHRU    .S2    B1, 5, B10           ; SHRU    z0_98, 5, lower_103
        XOR     .L1    A2, A12, A10         ; XOR     z1_17, z3_17, b1_20
||      XOR     .L2    B9, B0, B10          ; XOR     y3_98, k3_100, z3_98
||      SHRU    .S1    A12, 7, A1           ; SHRU    z3_17, 7, lower_23
||      SHRU    .S2    B1, 22, B8           ; SHRU    z2_98, 22, lower_102
||      ADD     .D2    B8, B10, B11         ; ADD     upper_103, lower_103, a0_101
        XOR     .L1    A9, A10, A9          ; XOR     a0_20, b1_20, b0_20
||      XOR     .L2    B12, B10, B0         ; XOR     z1_98, z3_98, b1_101
||      SHRU    .S1    A8, 22, A13          ; SHRU    z2_17, 22, lower_21
||      SHL     .S2    B1, 10, B9           ; SHL     z2_98, 10, upper_102
        XOR     .L1    A12, A14, A14        ; XOR     z3_17, by7_20, b3_20
||      XOR     .L2    B11, B0, B0          ; XOR     a0_101, b1_101, b0_101
||      SHL     .S1    A8, 10, A8           ; SHL     z2_17, 10, upper_21
||      SHL     .S2    B10, 25, B1          ; SHL     z3_98, 25, upper_104
||      ADD     .D2    B9, B8, B11          ; ADD     upper_102, lower_102, a2_101
        ADD     .L1    A8, A13, A10         ; ADD     upper_21, lower_21, a2_20
||      XOR     .L2    B10, B13, B13        ; XOR     z3_98, by7_101, b3_101
||      SHL     .S1    A9, 19, A15          ; SHL     b0_20, 19, upper_26
||      SHRU    .S2    B12, 1, B8           ; SHRU    z1_98, 1, lower_105
        XOR     .L1    A10, A14, A13        ; XOR     a2_20, b3_20, b2_20
||      XOR     .L2    B11, B13, B11        ; XOR     a2_101, b3_101, b2_101
||      SHL     .S1    A9, 3, A10           ; SHL     b0_20, 3, by3_20
||      SHRU    .S2    B10, 7, B2           ; SHRU    z3_98, 7, lower_104
||      ADD     .D2    B2, B8, B9           ; ADD     upper_105, lower_105, a1_101
        XOR     .L1    A13, A10, A14        ; XOR     b2_20, by3_20, c2_20
||      XOR     .L2    B0, B11, B1          ; XOR     b0_101, b2_101, c1_101
||      SHL     .S1    A12, 25, A8          ; SHL     z3_17, 25, upper_23
||      SHL     .S2    B11, 29, B12         ; SHL     b2_101, 29, upper_106
||      ADD     .D2    B1, B2, B10          ; ADD     upper_104, lower_104, a3_101
        XOR     .L1    A9, A13, A12         ; XOR     b0_20, b2_20, c1_20
||      XOR     .L2    B9, B1, B8           ; XOR     a1_101, c1_101, x1b
||      SHL     .S1    A2, 31, A10          ; SHL     z1_17, 31, upper_24
||      SHL     .S2    B0, 3, B2            ; SHL     b0_101, 3, by3_101
||      ADD     .D1    A8, A1, A8           ; ADD     upper_23, lower_23, a3_20
        XOR     .L1    A8, A14, A8          ; XOR     a3_20, c2_20, x3a
||      XOR     .L2    B11, B2, B11         ; XOR     b2_101, by3_101, c2_101
||      SHRU    .S1    A13, 3, A10          ; SHRU    b2_20, 3, lower_25
||      SHRU    .S2    B11, 3, B2           ; SHRU    b2_101, 3, lower_106
||      ADD     .D1    A10, A11, A1         ; ADD     upper_24, lower_24, a1_20
||      LDW     .D2T2  *+B3[20], B12        ; LDW     *+keys_b[20], k0_110
        XOR     .L1    A1, A12, A2          ; XOR     a1_20, c1_20, x1a
||      XOR     .L2    B10, B11, B13        ; XOR     a3_101, c2_101, x3b
||      SHL     .S1    A13, 29, A13         ; SHL     b2_20, 29, upper_25
||      SHRU    .S2    B0, 13, B9           ; SHRU    b0_101, 13, lower_107
||      LDW     .D1T1  *+A3[21], A1         ; LDW     *+keys_a[20 + 1], k1_29
||      ADD     .D2    B12, B2, B10         ; ADD     upper_106, lower_106, x2b
        AND     .L1    A8, A2, A10          ; AND     x3a, x1a, t3_28
||      OR      .L2    B8, B10, B11         ; OR      x1b, x2b, t0_109
||      SHRU    .S1    A9, 13, A11          ; SHRU    b0_20, 13, lower_26
||      SHL     .S2    B0, 19, B12          ; SHL     b0_101, 19, upper_107
||      ADD     .D1    A13, A10, A12        ; ADD     upper_25, lower_25, x2a
||      LDW     .D2T2  *+B3[21], B11        ; LDW     *+keys_b[20 + 1], k1_110
        OR      .L1    A2, A12, A15         ; OR      x1a, x2a, t0_28
||      XOR     .L2    B11, B13, B2         ; XOR     t0_109, x3b, t2_109
||      XOR     .S1    A12, A2, A14         ; XOR     x2a, x1a, t1_28
||      AND     .S2    B13, B8, B1          ; AND     x3b, x1b, t3_109
||      ADD     .D1    A15, A11, A1         ; ADD     upper_26, lower_26, x0a
||      ADD     .D2    B12, B9, B9          ; ADD     upper_107, lower_107, x0b
        XOR     .L1    A14, A10, A11        ; XOR     t1_28, t3_28, t4_28
||      XOR     .L2    B10, B8, B11         ; XOR     x2b, x1b, t1_109
||      OR      .S1    A10, A1, A9          ; OR      t3_28, x0a, t5_28
||      XOR     .S2    B8, B2, B13          ; XOR     x1b, t2_109, t9_109
||      SUB     .D1    A4, A1, A13          ; SUB     ones_a, x0a, t6_28
||      SUB     .D2    B5, B9, B8           ; SUB     ones_b, x0b, t6_109
        XOR     .L1    A15, A8, A10         ; XOR     t0_28, x3a, t2_28
||      XOR     .L2    B11, B1, B0          ; XOR     t1_109, t3_109, t4_109
||      XOR     .S1    A9, A11, A9          ; XOR     t5_28, t4_28, t7_28
||      OR      .S2    B1, B9, B1           ; OR      t3_109, x0b, t5_109
||      LDW     .D1T1  *+A3[20], A14        ; LDW     *+keys_a[20], k0_29
        OR      .L1    A11, A13, A14        ; OR      t4_28, t6_28, t8_28
||      XOR     .L2    B1, B0, B9           ; XOR     t5_109, t4_109, t7_109
||      XOR     .S1    A2, A10, A8          ; XOR     x1a, t2_28, t9_28
||      AND     .S2    B13, B8, B1          ; AND     t9_109, t6_109, t11_109
||      LDW     .D2T2  *+B3[23], B0         ; LDW     *+keys_b[20 + 3], k3_110
        AND     .L1    A8, A13, A11         ; AND     t9_28, t6_28, t11_28
||      OR      .L2    B0, B8, B10          ; OR      t4_109, t6_109, t8_109
||      XOR     .S1    A13, A10, A15        ; XOR     t6_28, t2_28, t12_28
||      XOR     .S2    B1, B9, B0           ; XOR     t11_109, t7_109, y1_108
||      LDW     .D1T1  *+A3[23], A8         ; LDW     *+keys_a[20 + 3], k3_29
        XOR     .L1    A10, A9, A10         ; XOR     t2_28, t7_28, y0_27
||      XOR     .L2    B8, B2, B2           ; XOR     t6_109, t2_109, t12_109
||      XOR     .S1    A11, A9, A2          ; XOR     t11_28, t7_28, y1_27
||      XOR     .S2    B2, B9, B8           ; XOR     t2_109, t7_109, y0_108
||      LDW     .D1T1  *+A3[22], A12        ; LDW     *+keys_a[20 + 2], k2_29
        XOR     .L1    A14, A8, A13         ; XOR     t8_28, t9_28, t10_28
||      XOR     .L2    B8, B12, B12         ; XOR     y0_108, k0_110, z0_108
||      XOR     .S1    A2, A1, A2           ; XOR     y1_27, k1_29, z1_27
||      XOR     .S2    B0, B11, B8          ; XOR     y1_108, k1_110, z1_108
||      LDW     .D2T2  *+B3[22], B0         ; LDW     *+keys_b[20 + 2], k2_110
        XOR     .L1    A10, A14, A1         ; XOR     y0_27, k0_29, z0_27
||      XOR     .L2    B10, B13, B11        ; XOR     t8_109, t9_109, t10_109
||      SHRU    .S1    A2, 1, A10           ; SHRU    z1_27, 1, lower_34
||      SHRU    .S2    B12, 5, B10          ; SHRU    z0_108, 5, lower_113
        AND     .L1    A15, A13, A15        ; AND     t12_28, t10_28, t14_28
||      XOR     .L2    B11, B9, B9          ; XOR     t10_109, t7_109, t15_109
||      SHL     .S1    A2, 7, A14           ; SHL     z1_27, 7, by7_30
||      SHL     .S2    B12, 27, B13         ; SHL     z0_108, 27, upper_113
        XOR     .L1    A13, A9, A9          ; XOR     t10_28, t7_28, t15_28
||      XOR     .L2    B9, B1, B13          ; XOR     t15_109, t11_109, y3_108
||      SHL     .S1    A2, 31, A13          ; SHL     z1_27, 31, upper_34
||      SHRU    .S2    B8, 1, B12           ; SHRU    z1_108, 1, lower_115
||      ADD     .D2    B13, B10, B10        ; ADD     upper_113, lower_113, a0_111
        XOR     .L1    A9, A11, A11         ; XOR     t15_28, t11_28, y3_27
||      XOR     .L2    B13, B0, B1          ; XOR     y3_108, k3_110, z3_108
||      SHRU    .S1    A1, 5, A13           ; SHRU    z0_27, 5, lower_32
||      SHL     .S2    B8, 7, B13           ; SHL     z1_108, 7, by7_111
||      ADD     .D1    A13, A10, A10        ; ADD     upper_34, lower_34, a1_30
        XOR     .L1    A11, A8, A1          ; XOR     y3_27, k3_29, z3_27
||      AND     .L2    B2, B11, B11         ; AND     t12_109, t10_109, t14_109
||      SHL     .S1    A1, 27, A8           ; SHL     z0_27, 27, upper_32
||      SHRU    .S2    B1, 7, B2            ; SHRU    z3_108, 7, lower_114
        XOR     .L1    A15, A9, A13         ; XOR     t14_28, t15_28, y2_27
||      XOR     .L2    B11, B9, B11         ; XOR     t14_109, t15_109, y2_108
||      SHL     .S1    A1, 25, A9           ; SHL     z3_27, 25, upper_33
||      SHL     .S2    B8, 31, B9           ; SHL     z1_108, 31, upper_115
||      ADD     .D1    A8, A13, A11         ; ADD     upper_32, lower_32, a0_30
        XOR     .L1    A13, A12, A12        ; XOR     y2_27, k2_29, z2_27
||      XOR     .L2    B11, B0, B9          ; XOR     y2_108, k2_110, z2_108
||      SHRU    .S1    A1, 7, A8            ; SHRU    z3_27, 7, lower_33
||      SHL     .S2    B1, 25, B12          ; SHL     z3_108, 25, upper_114
||      ADD     .D2    B9, B12, B11         ; ADD     upper_115, lower_115, a1_111
        XOR     .L1    A2, A1, A2           ; XOR     z1_27, z3_27, b1_30
||      XOR     .L2    B8, B1, B0           ; XOR     z1_108, z3_108, b1_111
||      SHRU    .S1    A12, 22, A9          ; SHRU    z2_27, 22, lower_31
||      SHL     .S2    B9, 10, B8           ; SHL     z2_108, 10, upper_112
||      ADD     .D1    A9, A8, A13          ; ADD     upper_33, lower_33, a3_30
||      ADD     .D2    B12, B2, B12         ; ADD     upper_114, lower_114, a3_111
        XOR     .L1    A11, A2, A2          ; XOR     a0_30, b1_30, b0_30
||      XOR     .L2    B10, B0, B9          ; XOR     a0_111, b1_111, b0_111
||      SHL     .S1    A12, 10, A12         ; SHL     z2_27, 10, upper_31
||      SHRU    .S2    B9, 22, B10          ; SHRU    z2_108, 22, lower_112
        XOR     .L1    A1, A14, A12         ; XOR     z3_27, by7_30, b3_30
||      XOR     .L2    B1, B13, B1          ; XOR     z3_108, by7_111, b3_111
||      SHRU    .S1    A2, 13, A1           ; SHRU    b0_30, 13, lower_36
||      SHL     .S2    B9, 3, B13           ; SHL     b0_111, 3, by3_111
||      ADD     .D1    A12, A9, A14         ; ADD     upper_31, lower_31, a2_30
||      ADD     .D2    B8, B10, B2          ; ADD     upper_112, lower_112, a2_111
        XOR     .L1    A14, A12, A8         ; XOR     a2_30, b3_30, b2_30
||      XOR     .L2    B2, B1, B2           ; XOR     a2_111, b3_111, b2_111
||      SHL     .S1    A2, 3, A15           ; SHL     b0_30, 3, by3_30
||      SHRU    .S2    B9, 13, B1           ; SHRU    b0_111, 13, lower_117
||      LDW     .D1T1  *+A3[17], A1         ; LDW     *+keys_a[16 + 1], k1_39
        XOR     .L1    A2, A8, A14          ; XOR     b0_30, b2_30, c1_30
||      XOR     .L2    B9, B2, B10          ; XOR     b0_111, b2_111, c1_111
||      SHL     .S1    A8, 29, A12          ; SHL     b2_30, 29, upper_35
||      SHL     .S2    B2, 29, B0           ; SHL     b2_111, 29, upper_116
||      LDW     .D2T2  *+B3[17], B8         ; LDW     *+keys_b[16 + 1], k1_120
        XOR     .L1    A8, A15, A15         ; XOR     b2_30, by3_30, c2_30
||      XOR     .L2    B2, B13, B2          ; XOR     b2_111, by3_111, c2_111
||      SHRU    .S1    A8, 3, A9            ; SHRU    b2_30, 3, lower_35
||      SHRU    .S2    B2, 3, B13           ; SHRU    b2_111, 3, lower_116
        XOR     .L1    A13, A15, A12        ; XOR     a3_30, c2_30, x3a
||      XOR     .L2    B11, B10, B13        ; XOR     a1_111, c1_111, x1b
||      SHL     .S1    A2, 19, A9           ; SHL     b0_30, 19, upper_36
||      SHL     .S2    B9, 19, B8           ; SHL     b0_111, 19, upper_117
||      ADD     .D1    A12, A9, A11         ; ADD     upper_35, lower_35, x2a
||      ADD     .D2    B0, B13, B0          ; ADD     upper_116, lower_116, x2b
        XOR     .L1    A10, A14, A15        ; XOR     a1_30, c1_30, x1a
||      XOR     .L2    B12, B2, B10         ; XOR     a3_111, c2_111, x3b
||      XOR     .S1    A11, A12, A11        ; XOR     x2a, x3a, t0_38
||      ADD     .S2    B8, B1, B11          ; ADD     upper_117, lower_117, x0b
||      ADD     .D1    A9, A1, A8           ; ADD     upper_36, lower_36, x0a
        AND     .L1    A8, A15, A2          ; AND     x0a, x1a, t1_38
||      XOR     .L2    B0, B10, B12         ; XOR     x2b, x3b, t0_119
||      OR      .S1    A11, A12, A9         ; OR      t0_38, x3a, t3_38
||      AND     .S2    B11, B13, B2         ; AND     x0b, x1b, t1_119
||      SUB     .D1    A4, A8, A13          ; SUB     ones_a, x0a, t4_38
||      SUB     .D2    B5, B11, B1          ; SUB     ones_b, x0b, t4_119
        XOR     .L1    A2, A11, A14         ; XOR     t1_38, t0_38, t2_38
||      XOR     .L2    B2, B12, B11         ; XOR     t1_119, t0_119, t2_119
||      AND     .S1    A9, A13, A2          ; AND     t3_38, t4_38, t7_38
||      OR      .S2    B12, B10, B9         ; OR      t0_119, x3b, t3_119
||      LDW     .D1T1  *+A3[19], A13        ; LDW     *+keys_a[16 + 3], k3_39
        XOR     .L1    A15, A14, A14        ; XOR     x1a, t2_38, t5_38
||      XOR     .L2    B11, B9, B0          ; XOR     t2_119, t3_119, t6_119
||      XOR     .S1    A14, A9, A10         ; XOR     t2_38, t3_38, t6_38
||      AND     .S2    B9, B1, B9           ; AND     t3_119, t4_119, t7_119
||      LDW     .D1T1  *+A3[18], A10        ; LDW     *+keys_a[16 + 2], k2_39
        XOR     .L1    A2, A10, A8          ; XOR     t7_38, t6_38, y1_37
||      XOR     .L2    B9, B0, B2           ; XOR     t7_119, t6_119, y1_118
||      OR      .S1    A10, A13, A9         ; OR      t6_38, t4_38, t9_38
||      OR      .S2    B0, B1, B9           ; OR      t6_119, t4_119, t9_119
||      LDW     .D2T2  *+B3[16], B13        ; LDW     *+keys_b[16], k0_120
        AND     .L1    A12, A8, A8          ; AND     x3a, y1_37, t11_38
||      XOR     .L2    B9, B10, B10         ; XOR     t9_119, x3b, t10_119
||      XOR     .S1    A8, A1, A2           ; XOR     y1_37, k1_39, z1_37
||      AND     .S2    B10, B2, B9          ; AND     x3b, y1_118, t11_119
||      LDW     .D1T1  *+A3[16], A1         ; LDW     *+keys_a[16], k0_39
        XOR     .L1    A13, A8, A15         ; XOR     t4_38, t11_38, t12_38
||      XOR     .L2    B1, B9, B0           ; XOR     t4_119, t11_119, t12_119
||      SHL     .S1    A2, 31, A1           ; SHL     z1_37, 31, upper_44
||      XOR     .S2    B2, B8, B2           ; XOR     y1_118, k1_120, z1_118
||      LDW     .D2T2  *+B3[19], B13        ; LDW     *+keys_b[16 + 3], k3_120
        XOR     .L1    A9, A12, A9          ; XOR     t9_38, x3a, t10_38
||      XOR     .L2    B13, B11, B13        ; XOR     x1b, t2_119, t5_119
||      SHL     .S1    A2, 7, A11           ; SHL     z1_37, 7, by7_40
||      SHL     .S2    B2, 7, B11           ; SHL     z1_118, 7, by7_121
||      LDW     .D2T2  *+B3[18], B8         ; LDW     *+keys_b[16 + 2], k2_120
        XOR     .L1    A8, A14, A12         ; XOR     t11_38, t5_38, y3_37
||      XOR     .L2    B9, B13, B12         ; XOR     t11_119, t5_119, y3_118
||      SHRU    .S1    A2, 1, A8            ; SHRU    z1_37, 1, lower_44
||      AND     .S2    B13, B10, B9         ; AND     t5_119, t10_119, t14_119
        AND     .L1    A14, A9, A13         ; AND     t5_38, t10_38, t14_38
||      XOR     .L2    B10, B12, B8         ; XOR     t10_119, y3_118, y0_118
||      XOR     .S1    A12, A13, A8         ; XOR     y3_37, k3_39, z3_37
||      SHL     .S2    B2, 31, B10          ; SHL     z1_118, 31, upper_125
||      ADD     .D1    A1, A8, A14          ; ADD     upper_44, lower_44, a1_40
        XOR     .L1    A15, A13, A13        ; XOR     t12_38, t14_38, y2_37
||      XOR     .L2    B8, B13, B1          ; XOR     y0_118, k0_120, z0_118
||      SHRU    .S1    A8, 7, A15           ; SHRU    z3_37, 7, lower_43
||      SHRU    .S2    B2, 1, B8            ; SHRU    z1_118, 1, lower_125
        XOR     .L1    A13, A10, A13        ; XOR     y2_37, k2_39, z2_37
||      XOR     .L2    B0, B9, B10          ; XOR     t12_119, t14_119, y2_118
||      SHL     .S1    A8, 25, A10          ; SHL     z3_37, 25, upper_43
||      SHL     .S2    B1, 27, B0           ; SHL     z0_118, 27, upper_123
||      ADD     .D2    B10, B8, B9          ; ADD     upper_125, lower_125, a1_121
        XOR     .L1    A9, A12, A10         ; XOR     t10_38, y3_37, y0_37
||      XOR     .L2    B12, B13, B13        ; XOR     y3_118, k3_120, z3_118
||      SHL     .S1    A13, 10, A15         ; SHL     z2_37, 10, upper_41
||      SHRU    .S2    B1, 5, B1            ; SHRU    z0_118, 5, lower_123
||      ADD     .D1    A10, A15, A12        ; ADD     upper_43, lower_43, a3_40
        XOR     .L1    A10, A1, A9          ; XOR     y0_37, k0_39, z0_37
||      XOR     .L2    B10, B8, B12         ; XOR     y2_118, k2_120, z2_118
||      SHRU    .S1    A13, 22, A10         ; SHRU    z2_37, 22, lower_41
||      SHRU    .S2    B13, 7, B8           ; SHRU    z3_118, 7, lower_124
||      ADD     .D2    B0, B1, B1           ; ADD     upper_123, lower_123, a0_121
        XOR     .L1    A8, A11, A13         ; XOR     z3_37, by7_40, b3_40
||      XOR     .L2    B13, B11, B11        ; XOR     z3_118, by7_121, b3_121
||      SHL     .S1    A9, 27, A10          ; SHL     z0_37, 27, upper_42
||      SHL     .S2    B12, 10, B0          ; SHL     z2_118, 10, upper_122
||      ADD     .D1    A15, A10, A1         ; ADD     upper_41, lower_41, a2_40
        XOR     .L1    A1, A13, A13         ; XOR     a2_40, b3_40, b2_40
||      XOR     .L2    B2, B13, B12         ; XOR     z1_118, z3_118, b1_121
||      SHRU    .S1    A9, 5, A9            ; SHRU    z0_37, 5, lower_42
||      SHRU    .S2    B12, 22, B10         ; SHRU    z2_118, 22, lower_122
        XOR     .L1    A2, A8, A2           ; XOR     z1_37, z3_37, b1_40
||      XOR     .L2    B1, B12, B1          ; XOR     a0_121, b1_121, b0_121
||      SHRU    .S1    A13, 3, A9           ; SHRU    b2_40, 3, lower_45
||      SHL     .S2    B13, 25, B12         ; SHL     z3_118, 25, upper_124
||      ADD     .D1    A10, A9, A1          ; ADD     upper_42, lower_42, a0_40
||      ADD     .D2    B0, B10, B2          ; ADD     upper_122, lower_122, a2_121
        XOR     .L1    A1, A2, A11          ; XOR     a0_40, b1_40, b0_40
||      XOR     .L2    B2, B11, B12         ; XOR     a2_121, b3_121, b2_121
||      SHL     .S1    A13, 29, A10         ; SHL     b2_40, 29, upper_45
||      SHL     .S2    B1, 19, B13          ; SHL     b0_121, 19, upper_127
||      LDW     .D1T1  *+A3[12], A15        ; LDW     *+keys_a[12], k0_49
||      ADD     .D2    B12, B8, B0          ; ADD     upper_124, lower_124, a3_121
        XOR     .L1    A11, A13, A1         ; XOR     b0_40, b2_40, c1_40
||      XOR     .L2    B1, B12, B8          ; XOR     b0_121, b2_121, c1_121
||      SHL     .S1    A11, 19, A2          ; SHL     b0_40, 19, upper_46
||      SHL     .S2    B12, 29, B2          ; SHL     b2_121, 29, upper_126
||      ADD     .D1    A10, A9, A15         ; ADD     upper_45, lower_45, x2a
        XOR     .L1    A14, A1, A8          ; XOR     a1_40, c1_40, x1a
||      XOR     .L2    B9, B8, B10          ; XOR     a1_121, c1_121, x1b
||      SHRU    .S1    A11, 13, A9          ; SHRU    b0_40, 13, lower_46
||      SHL     .S2    B1, 3, B8            ; SHL     b0_121, 3, by3_121
||      LDW     .D2T2  *+B3[12], B2         ; LDW     *+keys_b[12], k0_130
        XOR     .L1    A15, A8, A10         ; XOR     x2a, x1a, t0_48
||      XOR     .L2    B12, B8, B9          ; XOR     b2_121, by3_121, c2_121
||      SHL     .S1    A11, 3, A2           ; SHL     b0_40, 3, by3_40
||      SHRU    .S2    B12, 3, B11          ; SHRU    b2_121, 3, lower_126
||      ADD     .D1    A2, A9, A14          ; ADD     upper_46, lower_46, x0a
        XOR     .L1    A13, A2, A9          ; XOR     b2_40, by3_40, c2_40
||      XOR     .L2    B0, B9, B12          ; XOR     a3_121, c2_121, x3b
||      AND     .S1    A8, A10, A2          ; AND     x1a, t0_48, t1_48
||      SHRU    .S2    B1, 13, B2           ; SHRU    b0_121, 13, lower_127
||      LDW     .D1T1  *+A3[13], A13        ; LDW     *+keys_a[12 + 1], k1_49
||      ADD     .D2    B2, B11, B9          ; ADD     upper_126, lower_126, x2b
        XOR     .L1    A12, A9, A1          ; XOR     a3_40, c2_40, x3a
||      XOR     .L2    B9, B10, B9          ; XOR     x2b, x1b, t0_129
||      OR      .S1    A14, A8, A13         ; OR      x0a, x1a, t3_48
||      XOR     .S2    B10, B12, B0         ; XOR     x1b, x3b, t4_129
||      LDW     .D1T1  *+A3[15], A9         ; LDW     *+keys_a[12 + 3], k3_49
||      ADD     .D2    B13, B2, B8          ; ADD     upper_127, lower_127, x0b
        XOR     .L1    A2, A14, A9          ; XOR     t1_48, x0a, t2_48
||      AND     .L2    B10, B9, B11         ; AND     x1b, t0_129, t1_129
||      XOR     .S1    A13, A1, A12         ; XOR     t3_48, x3a, t5_48
||      OR      .S2    B8, B10, B1          ; OR      x0b, x1b, t3_129
||      LDW     .D2T2  *+B3[13], B8         ; LDW     *+keys_b[12 + 1], k1_130
        OR      .L1    A1, A9, A11          ; OR      x3a, t2_48, t6_48
||      XOR     .L2    B11, B8, B8          ; XOR     t1_129, x0b, t2_129
||      XOR     .S1    A12, A10, A12        ; XOR     t5_48, t0_48, t9_48
||      XOR     .S2    B1, B12, B10         ; XOR     t3_129, x3b, t5_129
||      LDW     .D2T2  *+B3[14], B9         ; LDW     *+keys_b[12 + 2], k2_130
        XOR     .L1    A9, A10, A14         ; XOR     t2_48, t0_48, t7_48
||      OR      .L2    B12, B8, B1          ; OR      x3b, t2_129, t6_129
||      XOR     .S1    A10, A11, A2         ; XOR     t0_48, t6_48, y0_47
||      XOR     .S2    B10, B9, B12         ; XOR     t5_129, t0_129, t9_129
||      LDW     .D1T1  *+A3[14], A14        ; LDW     *+keys_a[12 + 2], k2_49
        AND     .L1    A12, A2, A15         ; AND     t9_48, y0_47, t13_48
||      XOR     .L2    B8, B9, B9           ; XOR     t2_129, t0_129, t7_129
||      XOR     .S1    A2, A15, A2          ; XOR     y0_47, k0_49, z0_47
||      XOR     .S2    B9, B1, B11          ; XOR     t0_129, t6_129, y0_128
||      LDW     .D2T2  *+B3[15], B12        ; LDW     *+keys_b[12 + 3], k3_130
        XOR     .L1    A14, A11, A14        ; XOR     t7_48, t6_48, t8_48
||      XOR     .L2    B9, B1, B10          ; XOR     t7_129, t6_129, t8_129
||      SHL     .S1    A2, 27, A10          ; SHL     z0_47, 27, upper_52
||      AND     .S2    B12, B11, B13        ; AND     t9_129, y0_128, t13_129
        XOR     .L1    A14, A12, A2         ; XOR     t8_48, t9_48, t12_48
||      XOR     .L2    B10, B12, B2         ; XOR     t8_129, t9_129, t12_129
||      SHRU    .S1    A2, 5, A12           ; SHRU    z0_47, 5, lower_52
||      XOR     .S2    B11, B2, B12         ; XOR     y0_128, k0_130, z0_128
        AND     .L1    A11, A14, A2         ; AND     t6_48, t8_48, t11_48
||      XOR     .L2    B13, B2, B2          ; XOR     t13_129, t12_129, y1_128
||      XOR     .S1    A15, A2, A12         ; XOR     t13_48, t12_48, y1_47
||      SHRU    .S2    B12, 5, B11          ; SHRU    z0_128, 5, lower_133
||      ADD     .D1    A10, A12, A10        ; ADD     upper_52, lower_52, a0_50
        XOR     .L1    A2, A15, A13         ; XOR     t11_48, t13_48, y3_47
||      XOR     .L2    B2, B8, B2           ; XOR     y1_128, k1_130, z1_128
||      XOR     .S1    A12, A13, A11        ; XOR     y1_47, k1_49, z1_47
||      SHL     .S2    B12, 27, B8          ; SHL     z0_128, 27, upper_133
        XOR     .L1    A13, A9, A9          ; XOR     y3_47, k3_49, z3_47
||      AND     .L2    B1, B10, B1          ; AND     t6_129, t8_129, t11_129
||      SHRU    .S1    A11, 1, A13          ; SHRU    z1_47, 1, lower_54
||      SHL     .S2    B2, 7, B10           ; SHL     z1_128, 7, by7_131
||      ADD     .D2    B8, B11, B11         ; ADD     upper_133, lower_133, a0_131
        XOR     .L1    A8, A1, A15          ; XOR     x1a, x3a, t4_48
||      XOR     .L2    B0, B1, B0           ; XOR     t4_129, t11_129, y2_128
||      SHRU    .S1    A9, 7, A12           ; SHRU    z3_47, 7, lower_53
||      SHL     .S2    B2, 31, B8           ; SHL     z1_128, 31, upper_135
        XOR     .L1    A15, A2, A15         ; XOR     t4_48, t11_48, y2_47
||      XOR     .L2    B0, B9, B9           ; XOR     y2_128, k2_130, z2_128
||      SHL     .S1    A9, 25, A1           ; SHL     z3_47, 25, upper_53
||      SHRU    .S2    B2, 1, B0            ; SHRU    z1_128, 1, lower_135
        XOR     .L1    A15, A14, A15        ; XOR     y2_47, k2_49, z2_47
||      XOR     .L2    B1, B13, B0          ; XOR     t11_129, t13_129, y3_128
||      SHL     .S1    A11, 31, A14         ; SHL     z1_47, 31, upper_54
||      SHL     .S2    B9, 10, B8           ; SHL     z2_128, 10, upper_132
||      ADD     .D1    A1, A12, A2          ; ADD     upper_53, lower_53, a3_50
||      ADD     .D2    B8, B0, B13          ; ADD     upper_135, lower_135, a1_131
        XOR     .L1    A11, A9, A13         ; XOR     z1_47, z3_47, b1_50
||      XOR     .L2    B0, B12, B0          ; XOR     y3_128, k3_130, z3_128
||      SHL     .S1    A11, 7, A1           ; SHL     z1_47, 7, by7_50
||      SHRU    .S2    B9, 22, B1           ; SHRU    z2_128, 22, lower_132
||      ADD     .D1    A14, A13, A8         ; ADD     upper_54, lower_54, a1_50
        XOR     .L1    A10, A13, A10        ; XOR     a0_50, b1_50, b0_50
||      XOR     .L2    B0, B10, B12         ; XOR     z3_128, by7_131, b3_131
||      SHRU    .S1    A15, 22, A12         ; SHRU    z2_47, 22, lower_51
||      SHL     .S2    B0, 25, B1           ; SHL     z3_128, 25, upper_134
||      ADD     .D2    B8, B1, B9           ; ADD     upper_132, lower_132, a2_131
        XOR     .L1    A9, A1, A14          ; XOR     z3_47, by7_50, b3_50
||      XOR     .L2    B9, B12, B10         ; XOR     a2_131, b3_131, b2_131
||      SHL     .S1    A15, 10, A1          ; SHL     z2_47, 10, upper_51
||      SHRU    .S2    B0, 7, B12           ; SHRU    z3_128, 7, lower_134
        ADD     .L1    A1, A12, A12         ; ADD     upper_51, lower_51, a2_50
||      XOR     .L2    B2, B0, B1           ; XOR     z1_128, z3_128, b1_131
||      SHL     .S1    A10, 19, A15         ; SHL     b0_50, 19, upper_56
||      SHRU    .S2    B10, 3, B8           ; SHRU    b2_131, 3, lower_136
||      ADD     .D2    B1, B12, B9          ; ADD     upper_134, lower_134, a3_131
        XOR     .L1    A12, A14, A13        ; XOR     a2_50, b3_50, b2_50
||      XOR     .L2    B11, B1, B0          ; XOR     a0_131, b1_131, b0_131
||      SHRU    .S1    A10, 13, A1          ; SHRU    b0_50, 13, lower_56
||      SHL     .S2    B10, 29, B11         ; SHL     b2_131, 29, upper_136
||      LDW     .D1T1  *+A3[8], A13         ; LDW     *+keys_a[8], k0_59
        XOR     .L1    A10, A13, A15        ; XOR     b0_50, b2_50, c1_50
||      XOR     .L2    B0, B10, B8          ; XOR     b0_131, b2_131, c1_131
||      SHL     .S1    A13, 29, A14         ; SHL     b2_50, 29, upper_55
||      SHL     .S2    B0, 3, B1            ; SHL     b0_131, 3, by3_131
||      ADD     .D1    A15, A1, A11         ; ADD     upper_56, lower_56, x0a
||      ADD     .D2    B11, B8, B12         ; ADD     upper_136, lower_136, x2b
        XOR     .L1    A8, A15, A9          ; XOR     a1_50, c1_50, x1a
||      XOR     .L2    B10, B1, B1          ; XOR     b2_131, by3_131, c2_131
||      SHL     .S1    A10, 3, A1           ; SHL     b0_50, 3, by3_50
||      SHL     .S2    B0, 19, B2           ; SHL     b0_131, 19, upper_137
||      LDW     .D2T2  *+B3[8], B13         ; LDW     *+keys_b[8], k0_140
        XOR     .L1    A13, A1, A12         ; XOR     b2_50, by3_50, c2_50
||      XOR     .L2    B13, B8, B11         ; XOR     a1_131, c1_131, x1b
||      SHRU    .S1    A13, 3, A15          ; SHRU    b2_50, 3, lower_55
||      SHRU    .S2    B0, 13, B8           ; SHRU    b0_131, 13, lower_137
||      LDW     .D2T2  *+B3[10], B8         ; LDW     *+keys_b[8 + 2], k2_140
        XOR     .L1    A2, A12, A10         ; XOR     a3_50, c2_50, x3a
||      XOR     .L2    B9, B1, B8           ; XOR     a3_131, c2_131, x3b
||      ADD     .S1    A14, A15, A12        ; ADD     upper_55, lower_55, x2a
||      XOR     .S2    B12, B11, B1         ; XOR     x2b, x1b, t0_139
||      LDW     .D1T1  *+A3[9], A14         ; LDW     *+keys_a[8 + 1], k1_59
||      ADD     .D2    B2, B8, B9           ; ADD     upper_137, lower_137, x0b
        XOR     .L1    A12, A9, A14         ; XOR     x2a, x1a, t0_58
||      XOR     .L2    B1, B8, B2           ; XOR     t0_139, x3b, t3_139
||      XOR     .S1    A10, A11, A8         ; XOR     x3a, x0a, t4_58
||      XOR     .S2    B8, B9, B10          ; XOR     x3b, x0b, t4_139
||      SUB     .D1    A4, A10, A15         ; SUB     ones_a, x3a, t1_58
||      SUB     .D2    B5, B8, B0           ; SUB     ones_b, x3b, t1_139
        OR      .L1    A15, A14, A12        ; OR      t1_58, t0_58, t2_58
||      OR      .L2    B0, B1, B8           ; OR      t1_139, t0_139, t2_139
||      XOR     .S1    A14, A10, A15        ; XOR     t0_58, x3a, t3_58
||      XOR     .S2    B2, B9, B12          ; XOR     t3_139, x0b, t7_139
||      LDW     .D1T1  *+A3[10], A12        ; LDW     *+keys_a[8 + 2], k2_59
        OR      .L1    A9, A15, A14         ; OR      x1a, t3_58, t6_58
||      XOR     .L2    B8, B11, B2          ; XOR     t2_139, x1b, t5_139
||      XOR     .S1    A15, A11, A2         ; XOR     t3_58, x0a, t7_58
||      OR      .S2    B11, B2, B1          ; OR      x1b, t3_139, t6_139
||      LDW     .D2T2  *+B3[9], B10         ; LDW     *+keys_b[8 + 1], k1_140
        XOR     .L1    A12, A9, A1          ; XOR     t2_58, x1a, t5_58
||      OR      .L2    B10, B2, B12         ; OR      t4_139, t5_139, t9_139
||      XOR     .S1    A14, A8, A10         ; XOR     t6_58, t4_58, y0_57
||      XOR     .S2    B12, B2, B0          ; XOR     t7_139, t5_139, t10_139
||      LDW     .D1T1  *+A3[11], A8         ; LDW     *+keys_a[8 + 3], k3_59
        OR      .L1    A8, A1, A13          ; OR      t4_58, t5_58, t9_58
||      XOR     .L2    B1, B10, B1          ; XOR     t6_139, t4_139, y0_138
||      XOR     .S1    A10, A13, A8         ; XOR     y0_57, k0_59, z0_57
||      XOR     .S2    B12, B0, B11         ; XOR     t9_139, t10_139, t11_139
||      LDW     .D2T2  *+B3[11], B10        ; LDW     *+keys_b[8 + 3], k3_140
        XOR     .L1    A2, A1, A15          ; XOR     t7_58, t5_58, t10_58
||      XOR     .L2    B2, B11, B13         ; XOR     t5_139, t11_139, y2_138
||      SHRU    .S1    A8, 5, A2            ; SHRU    z0_57, 5, lower_62
||      XOR     .S2    B1, B13, B12         ; XOR     y0_138, k0_140, z0_138
        XOR     .L1    A13, A15, A13        ; XOR     t9_58, t10_58, t11_58
||      XOR     .L2    B13, B8, B8          ; XOR     y2_138, k2_140, z2_138
||      SHL     .S1    A8, 27, A8           ; SHL     z0_57, 27, upper_62
||      SHRU    .S2    B12, 5, B13          ; SHRU    z0_138, 5, lower_143
        XOR     .L1    A1, A13, A13         ; XOR     t5_58, t11_58, y2_57
||      XOR     .L2    B11, B9, B9          ; XOR     t11_139, x0b, y1_138
||      XOR     .S1    A13, A11, A11        ; XOR     t11_58, x0a, y1_57
||      SHRU    .S2    B8, 22, B11          ; SHRU    z2_138, 22, lower_142
||      ADD     .D1    A8, A2, A9           ; ADD     upper_62, lower_62, a0_60
        XOR     .L1    A11, A14, A12        ; XOR     y1_57, k1_59, z1_57
||      XOR     .L2    B9, B10, B8          ; XOR     y1_138, k1_140, z1_138
||      XOR     .S1    A13, A12, A2         ; XOR     y2_57, k2_59, z2_57
||      SHL     .S2    B8, 10, B9           ; SHL     z2_138, 10, upper_142
        AND     .L1    A15, A10, A15        ; AND     t10_58, y0_57, t12_58
||      AND     .L2    B0, B1, B1           ; AND     t10_139, y0_138, t12_139
||      SHL     .S1    A12, 31, A11         ; SHL     z1_57, 31, upper_64
||      SHL     .S2    B8, 7, B0            ; SHL     z1_138, 7, by7_141
||      ADD     .D2    B9, B11, B11         ; ADD     upper_142, lower_142, a2_141
        XOR     .L1    A15, A1, A14         ; XOR     t12_58, t5_58, y3_57
||      XOR     .L2    B1, B2, B9           ; XOR     t12_139, t5_139, y3_138
||      SHRU    .S1    A12, 1, A10          ; SHRU    z1_57, 1, lower_64
||      SHL     .S2    B12, 27, B12         ; SHL     z0_138, 27, upper_143
        XOR     .L1    A14, A8, A1          ; XOR     y3_57, k3_59, z3_57
||      XOR     .L2    B9, B10, B13         ; XOR     y3_138, k3_140, z3_138
||      SHRU    .S1    A2, 22, A13          ; SHRU    z2_57, 22, lower_61
||      SHRU    .S2    B8, 1, B9            ; SHRU    z1_138, 1, lower_145
||      ADD     .D1    A11, A10, A8         ; ADD     upper_64, lower_64, a1_60
||      ADD     .D2    B12, B13, B12        ; ADD     upper_143, lower_143, a0_141
        XOR     .L1    A12, A1, A10         ; XOR     z1_57, z3_57, b1_60
||      XOR     .L2    B13, B0, B10         ; XOR     z3_138, by7_141, b3_141
||      SHRU    .S1    A1, 7, A15           ; SHRU    z3_57, 7, lower_63
||      SHL     .S2    B13, 25, B0          ; SHL     z3_138, 25, upper_144
        XOR     .L1    A9, A10, A14         ; XOR     a0_60, b1_60, b0_60
||      XOR     .L2    B11, B10, B11        ; XOR     a2_141, b3_141, b2_141
||      SHL     .S1    A2, 10, A9           ; SHL     z2_57, 10, upper_61
||      SHL     .S2    B8, 31, B1           ; SHL     z1_138, 31, upper_145
        ADD     .L1    A9, A13, A10         ; ADD     upper_61, lower_61, a2_60
||      XOR     .L2    B8, B13, B2          ; XOR     z1_138, z3_138, b1_141
||      SHL     .S1    A12, 7, A13          ; SHL     z1_57, 7, by7_60
||      SHRU    .S2    B13, 7, B10          ; SHRU    z3_138, 7, lower_144
||      ADD     .D2    B1, B9, B8           ; ADD     upper_145, lower_145, a1_141
        XOR     .L1    A1, A13, A11         ; XOR     z3_57, by7_60, b3_60
||      XOR     .L2    B12, B2, B10         ; XOR     a0_141, b1_141, b0_141
||      SHL     .S1    A14, 3, A12          ; SHL     b0_60, 3, by3_60
||      SHRU    .S2    B11, 3, B0           ; SHRU    b2_141, 3, lower_146
||      ADD     .D2    B0, B10, B1          ; ADD     upper_144, lower_144, a3_141
        XOR     .L1    A10, A11, A9         ; XOR     a2_60, b3_60, b2_60
||      XOR     .L2    B10, B11, B9         ; XOR     b0_141, b2_141, c1_141
||      SHL     .S1    A1, 25, A11          ; SHL     z3_57, 25, upper_63
||      SHL     .S2    B10, 3, B13          ; SHL     b0_141, 3, by3_141
        XOR     .L1    A14, A9, A15         ; XOR     b0_60, b2_60, c1_60
||      XOR     .L2    B11, B13, B2         ; XOR     b2_141, by3_141, c2_141
||      SHL     .S1    A9, 29, A11          ; SHL     b2_60, 29, upper_65
||      SHRU    .S2    B10, 13, B13         ; SHRU    b0_141, 13, lower_147
||      ADD     .D1    A11, A15, A1         ; ADD     upper_63, lower_63, a3_60
        XOR     .L1    A8, A15, A13         ; XOR     a1_60, c1_60, x1a
||      XOR     .L2    B8, B9, B8           ; XOR     a1_141, c1_141, x1b
||      SHRU    .S1    A9, 3, A8            ; SHRU    b2_60, 3, lower_65
||      SHL     .S2    B11, 29, B12         ; SHL     b2_141, 29, upper_146
||      LDW     .D1T1  *+A3[6], A14         ; LDW     *+keys_a[4 + 2], k2_69
        XOR     .L1    A9, A12, A9          ; XOR     b2_60, by3_60, c2_60
||      XOR     .L2    B1, B2, B12          ; XOR     a3_141, c2_141, x3b
||      SHL     .S1    A14, 19, A11         ; SHL     b0_60, 19, upper_66
||      SHL     .S2    B10, 19, B2          ; SHL     b0_141, 19, upper_147
||      ADD     .D1    A11, A8, A8          ; ADD     upper_65, lower_65, x2a
||      ADD     .D2    B12, B0, B9          ; ADD     upper_146, lower_146, x2b
        XOR     .L1    A1, A9, A10          ; XOR     a3_60, c2_60, x3a
||      ADD     .L2    B2, B13, B13         ; ADD     upper_147, lower_147, x0b
||      SHRU    .S1    A14, 13, A15         ; SHRU    b0_60, 13, lower_66
||      XOR     .S2    B8, B12, B0          ; XOR     x1b, x3b, t0_149
||      SUB     .D1    A4, A8, A12          ; SUB     ones_a, x2a, t2_68
||      SUB     .D2    B5, B9, B11          ; SUB     ones_b, x2b, t2_149
        ADD     .L1    A11, A15, A1         ; ADD     upper_66, lower_66, x0a
||      AND     .L2    B12, B0, B2          ; AND     x3b, t0_149, t5_149
||      XOR     .S1    A13, A10, A11        ; XOR     x1a, x3a, t0_68
||      XOR     .S2    B0, B11, B1          ; XOR     t0_149, t2_149, t6_149
||      LDW     .D2T2  *+B3[5], B8          ; LDW     *+keys_b[4 + 1], k1_150
        OR      .L1    A1, A11, A9          ; OR      x0a, t0_68, t3_68
||      XOR     .L2    B13, B9, B0          ; XOR     x0b, x2b, t1_149
||      XOR     .S1    A11, A12, A2         ; XOR     t0_68, t2_68, t6_68
||      OR      .S2    B13, B0, B9          ; OR      x0b, t0_149, t3_149
||      LDW     .D1T1  *+A3[5], A9          ; LDW     *+keys_a[4 + 1], k1_69
        XOR     .L1    A1, A8, A8           ; XOR     x0a, x2a, t1_68
||      XOR     .L2    B9, B12, B8          ; XOR     t3_149, x3b, t4_149
||      XOR     .S1    A9, A10, A9          ; XOR     t3_68, x3a, t4_68
||      OR      .S2    B1, B2, B10          ; OR      t6_149, t5_149, t9_149
||      LDW     .D2T2  *+B3[4], B10         ; LDW     *+keys_b[4], k0_150
        AND     .L1    A12, A9, A13         ; AND     t2_68, t4_68, t7_68
||      AND     .L2    B11, B8, B8          ; AND     t2_149, t4_149, t7_149
||      XOR     .S1    A9, A2, A12          ; XOR     t4_68, t6_68, t8_68
||      XOR     .S2    B8, B1, B9           ; XOR     t4_149, t6_149, t8_149
||      LDW     .D1T1  *+A3[4], A14         ; LDW     *+keys_a[4], k0_69
        AND     .L1    A10, A11, A15        ; AND     x3a, t0_68, t5_68
||      XOR     .L2    B8, B0, B1           ; XOR     t7_149, t1_149, t11_149
||      XOR     .S1    A13, A8, A10         ; XOR     t7_68, t1_68, t11_68
||      OR      .S2    B0, B9, B13          ; OR      t1_149, t8_149, t12_149
||      LDW     .D2T2  *+B3[6], B9          ; LDW     *+keys_b[4 + 2], k2_150
        OR      .L1    A8, A12, A10         ; OR      t1_68, t8_68, t12_68
||      XOR     .L2    B1, B9, B12          ; XOR     t11_149, t8_149, y2_148
||      XOR     .S1    A10, A12, A13        ; XOR     t11_68, t8_68, y2_67
||      XOR     .S2    B10, B13, B11        ; XOR     t9_149, t12_149, y1_148
||      LDW     .D2T2  *+B3[7], B9          ; LDW     *+keys_b[4 + 3], k3_150
        OR      .L1    A2, A15, A1          ; OR      t6_68, t5_68, t9_68
||      XOR     .L2    B9, B11, B11         ; XOR     t8_149, y1_148, y0_148
||      XOR     .S1    A13, A14, A13        ; XOR     y2_67, k2_69, z2_67
||      XOR     .S2    B11, B8, B13         ; XOR     y1_148, k1_150, z1_148
||      LDW     .D1T1  *+A3[7], A1          ; LDW     *+keys_a[4 + 3], k3_69
        XOR     .L1    A1, A10, A1          ; XOR     t9_68, t12_68, y1_67
||      XOR     .L2    B11, B10, B8         ; XOR     y0_148, k0_150, z0_148
||      SHL     .S1    A13, 10, A11         ; SHL     z2_67, 10, upper_71
||      SHL     .S2    B13, 7, B1           ; SHL     z1_148, 7, by7_151
        XOR     .L1    A12, A1, A1          ; XOR     t8_68, y1_67, y0_67
||      XOR     .L2    B2, B0, B10          ; XOR     t5_149, t1_149, y3_148
||      XOR     .S1    A1, A9, A2           ; XOR     y1_67, k1_69, z1_67
||      SHL     .S2    B13, 31, B2          ; SHL     z1_148, 31, upper_155
        XOR     .L1    A1, A14, A14         ; XOR     y0_67, k0_69, z0_67
||      XOR     .L2    B12, B9, B0          ; XOR     y2_148, k2_150, z2_148
||      SHL     .S1    A2, 7, A9            ; SHL     z1_67, 7, by7_70
||      SHL     .S2    B8, 27, B12          ; SHL     z0_148, 27, upper_153
        XOR     .L1    A15, A8, A8          ; XOR     t5_68, t1_68, y3_67
||      XOR     .L2    B10, B9, B11         ; XOR     y3_148, k3_150, z3_148
||      SHL     .S1    A2, 31, A12          ; SHL     z1_67, 31, upper_74
||      SHRU    .S2    B13, 1, B10          ; SHRU    z1_148, 1, lower_155
        XOR     .L1    A8, A1, A15          ; XOR     y3_67, k3_69, z3_67
||      XOR     .L2    B11, B1, B9          ; XOR     z3_148, by7_151, b3_151
||      SHRU    .S1    A2, 1, A10           ; SHRU    z1_67, 1, lower_74
||      SHRU    .S2    B0, 22, B10          ; SHRU    z2_148, 22, lower_152
||      ADD     .D2    B2, B10, B2          ; ADD     upper_155, lower_155, a1_151
        XOR     .L1    A15, A9, A10         ; XOR     z3_67, by7_70, b3_70
||      XOR     .L2    B13, B11, B1         ; XOR     z1_148, z3_148, b1_151
||      SHRU    .S1    A14, 5, A9           ; SHRU    z0_67, 5, lower_72
||      SHRU    .S2    B8, 5, B13           ; SHRU    z0_148, 5, lower_153
||      ADD     .D1    A12, A10, A1         ; ADD     upper_74, lower_74, a1_70
        XOR     .L1    A2, A15, A13         ; XOR     z1_67, z3_67, b1_70
||      ADD     .L2    B12, B13, B12        ; ADD     upper_153, lower_153, a0_151
||      SHRU    .S1    A13, 22, A8          ; SHRU    z2_67, 22, lower_71
||      SHL     .S2    B0, 10, B8           ; SHL     z2_148, 10, upper_152
        ADD     .L1    A11, A8, A8          ; ADD     upper_71, lower_71, a2_70
||      XOR     .L2    B12, B1, B8          ; XOR     a0_151, b1_151, b0_151
||      SHL     .S1    A15, 25, A12         ; SHL     z3_67, 25, upper_73
||      SHRU    .S2    B11, 7, B13          ; SHRU    z3_148, 7, lower_154
||      ADD     .D2    B8, B10, B10         ; ADD     upper_152, lower_152, a2_151
        XOR     .L1    A8, A10, A2          ; XOR     a2_70, b3_70, b2_70
||      XOR     .L2    B10, B9, B10         ; XOR     a2_151, b3_151, b2_151
||      SHL     .S1    A14, 27, A10         ; SHL     z0_67, 27, upper_72
||      SHRU    .S2    B8, 13, B9           ; SHRU    b0_151, 13, lower_157
        ADD     .L1    A10, A9, A15         ; ADD     upper_72, lower_72, a0_70
||      XOR     .L2    B8, B10, B1          ; XOR     b0_151, b2_151, c1_151
||      SHRU    .S1    A15, 7, A11          ; SHRU    z3_67, 7, lower_73
||      SHL     .S2    B8, 19, B12          ; SHL     b0_151, 19, upper_157
        XOR     .L1    A15, A13, A9         ; XOR     a0_70, b1_70, b0_70
||      XOR     .L2    B2, B1, B11          ; XOR     a1_151, c1_151, x1b
||      SHRU    .S1    A2, 3, A8            ; SHRU    b2_70, 3, lower_75
||      SHL     .S2    B11, 25, B2          ; SHL     z3_148, 25, upper_154
||      ADD     .D1    A12, A11, A13        ; ADD     upper_73, lower_73, a3_70
||      ADD     .D2    B12, B9, B9          ; ADD     upper_157, lower_157, x0b
        XOR     .L1    A9, A2, A14          ; XOR     b0_70, b2_70, c1_70
||      XOR     .L2    B11, B9, B1          ; XOR     x1b, x0b, t0_159
||      SHRU    .S1    A9, 13, A12          ; SHRU    b0_70, 13, lower_76
||      SHL     .S2    B8, 3, B0            ; SHL     b0_151, 3, by3_151
||      SUB     .D2    B5, B9, B11          ; SUB     ones_b, x0b, t3_159
        XOR     .L1    A1, A14, A14         ; XOR     a1_70, c1_70, x1a
||      XOR     .L2    B10, B0, B12         ; XOR     b2_151, by3_151, c2_151
||      SHL     .S1    A9, 3, A11           ; SHL     b0_70, 3, by3_70
||      SHRU    .S2    B10, 3, B13          ; SHRU    b2_151, 3, lower_156
||      LDW     .D1T1  *+A3[0], A2          ; LDW     *+keys_a[0], k0_79
||      ADD     .D2    B2, B13, B8          ; ADD     upper_154, lower_154, a3_151
        XOR     .L1    A2, A11, A15         ; XOR     b2_70, by3_70, c2_70
||      XOR     .L2    B8, B12, B9          ; XOR     a3_151, c2_151, x3b
||      SHL     .S1    A9, 19, A10          ; SHL     b0_70, 19, upper_76
||      AND     .S2    B11, B1, B0          ; AND     t3_159, t0_159, t6_159
||      LDW     .D2T2  *+B3[2], B13         ; LDW     *+keys_b[0 + 2], k2_160
        XOR     .L1    A13, A15, A10        ; XOR     a3_70, c2_70, x3a
||      OR      .L2    B9, B1, B12          ; OR      x3b, t0_159, t1_159
||      SHL     .S1    A2, 29, A9           ; SHL     b2_70, 29, upper_75
||      SHL     .S2    B10, 29, B10         ; SHL     b2_151, 29, upper_156
||      ADD     .D1    A10, A12, A2         ; ADD     upper_76, lower_76, x0a
||      LDW     .D2T2  *+B3[1], B0          ; LDW     *+keys_b[0 + 1], k1_160
        ADD     .L1    A9, A8, A8           ; ADD     upper_75, lower_75, x2a
||      XOR     .L2    B9, B1, B8           ; XOR     x3b, t0_159, t2_159
||      XOR     .S1    A14, A2, A15         ; XOR     x1a, x0a, t0_78
||      XOR     .S2    B12, B11, B9         ; XOR     t1_159, t3_159, t5_159
||      SUB     .D1    A4, A2, A9           ; SUB     ones_a, x0a, t3_78
||      ADD     .D2    B10, B13, B10        ; ADD     upper_156, lower_156, x2b
        OR      .L1    A10, A15, A12        ; OR      x3a, t0_78, t1_78
||      XOR     .L2    B10, B12, B2         ; XOR     x2b, t1_159, t4_159
||      AND     .S1    A9, A15, A14         ; AND     t3_78, t0_78, t6_78
||      XOR     .S2    B9, B8, B10          ; XOR     t5_159, t2_159, t9_159
||      LDW     .D1T1  *+A3[3], A12         ; LDW     *+keys_a[0 + 3], k3_79
        XOR     .L1    A10, A15, A9         ; XOR     x3a, t0_78, t2_78
||      XOR     .L2    B0, B2, B12          ; XOR     t6_159, t4_159, t7_159
||      XOR     .S1    A12, A9, A13         ; XOR     t1_78, t3_78, t5_78
||      XOR     .S2    B1, B10, B0          ; XOR     t0_159, t9_159, t11_159
||      LDW     .D1T1  *+A3[1], A2          ; LDW     *+keys_a[0 + 1], k1_79
        XOR     .L1    A8, A12, A10         ; XOR     x2a, t1_78, t4_78
||      AND     .L2    B10, B12, B1         ; AND     t9_159, t7_159, t12_159
||      XOR     .S1    A13, A9, A8          ; XOR     t5_78, t2_78, t9_78
||      XOR     .S2    B0, B12, B11         ; XOR     t11_159, t7_159, y2_158
||      LDW     .D2T2  *+B3[3], B10         ; LDW     *+keys_b[0 + 3], k3_160
        XOR     .L1    A14, A10, A10        ; XOR     t6_78, t4_78, t7_78
||      XOR     .L2    B8, B1, B1           ; XOR     t2_159, t12_159, y1_158
||      AND     .S1    A10, A13, A14        ; AND     t4_78, t5_78, t8_78
||      XOR     .S2    B11, B13, B11        ; XOR     y2_158, k2_160, z2_158
||      LDW     .D1T1  *+A3[2], A11         ; LDW     *+keys_a[0 + 2], k2_79
        XOR     .L1    A14, A8, A11         ; XOR     t8_78, t9_78, y0_77
||      XOR     .L2    B1, B0, B13          ; XOR     y1_158, k1_160, z1_158
||      AND     .S1    A8, A10, A1          ; AND     t9_78, t7_78, t12_78
||      SHRU    .S2    B11, 22, B1          ; SHRU    z2_158, 22, lower_162
||      LDW     .D2T2  *+B3[0], B8          ; LDW     *+keys_b[0], k0_160
        XOR     .L1    A9, A1, A1           ; XOR     t2_78, t12_78, y1_77
||      AND     .L2    B2, B9, B2           ; AND     t4_159, t5_159, t8_159
||      XOR     .S1    A11, A2, A14         ; XOR     y0_77, k0_79, z0_77
||      SHRU    .S2    B13, 1, B8           ; SHRU    z1_158, 1, lower_165
        XOR     .L1    A10, A11, A11        ; XOR     t7_78, y0_77, y3_77
||      XOR     .L2    B2, B10, B9          ; XOR     t8_159, t9_159, y0_158
||      SHRU    .S1    A14, 5, A9           ; SHRU    z0_77, 5, lower_82
||      SHL     .S2    B13, 31, B2          ; SHL     z1_158, 31, upper_165
        XOR     .L1    A11, A12, A13        ; XOR     y3_77, k3_79, z3_77
||      XOR     .L2    B12, B9, B0          ; XOR     t7_159, y0_158, y3_158
||      SHL     .S1    A14, 27, A12         ; SHL     z0_77, 27, upper_82
||      SHL     .S2    B11, 10, B11         ; SHL     z2_158, 10, upper_162
||      ADD     .D2    B2, B8, B2           ; ADD     upper_165, lower_165, a1_161
        XOR     .L1    A1, A2, A9           ; XOR     y1_77, k1_79, z1_77
||      XOR     .L2    B0, B10, B10         ; XOR     y3_158, k3_160, z3_158
||      SHL     .S1    A13, 25, A14         ; SHL     z3_77, 25, upper_83
||      SHL     .S2    B13, 7, B12          ; SHL     z1_158, 7, by7_161
||      ADD     .D1    A12, A9, A12         ; ADD     upper_82, lower_82, a0_80
||      ADD     .D2    B11, B1, B1          ; ADD     upper_162, lower_162, a2_161
        XOR     .L1    A15, A8, A1          ; XOR     t0_78, t9_78, t11_78
||      XOR     .L2    B10, B12, B0         ; XOR     z3_158, by7_161, b3_161
||      SHRU    .S1    A9, 1, A8            ; SHRU    z1_77, 1, lower_84
||      SHL     .S2    B10, 25, B12         ; SHL     z3_158, 25, upper_164
        XOR     .L1    A1, A10, A15         ; XOR     t11_78, t7_78, y2_77
||      XOR     .L2    B1, B0, B11          ; XOR     a2_161, b3_161, b2_161
||      SHRU    .S1    A13, 7, A10          ; SHRU    z3_77, 7, lower_83
||      SHRU    .S2    B10, 7, B0           ; SHRU    z3_158, 7, lower_164
        XOR     .L1    A15, A11, A15        ; XOR     y2_77, k2_79, z2_77
||      XOR     .L2    B9, B8, B0           ; XOR     y0_158, k0_160, z0_158
||      SHL     .S1    A9, 7, A14           ; SHL     z1_77, 7, by7_80
||      SHRU    .S2    B11, 3, B9           ; SHRU    b2_161, 3, lower_166
||      ADD     .D1    A14, A10, A1         ; ADD     upper_83, lower_83, a3_80
||      ADD     .D2    B12, B0, B12         ; ADD     upper_164, lower_164, a3_161
        CMPEQ   .L1    A3, A7, A2           ; CMPEQ   keys_a, schedule, done_rounds
||      XOR     .L2    B13, B10, B1         ; XOR     z1_158, z3_158, b1_161
||      SHL     .S1    A9, 31, A11          ; SHL     z1_77, 31, upper_84
||      SHL     .S2    B0, 27, B8           ; SHL     z0_158, 27, upper_163
        XOR     .L1    A9, A13, A9          ; XOR     z1_77, z3_77, b1_80
||      SHL     .S1    A15, 10, A11         ; SHL     z2_77, 10, upper_81
||      SHRU    .S2    B0, 5, B0            ; SHRU    z0_158, 5, lower_163
||      ADD     .D1    A11, A8, A10         ; ADD     upper_84, lower_84, a1_80
        XOR     .L1    A12, A9, A15         ; XOR     a0_80, b1_80, b0_80
||      ADD     .L2    B8, B0, B0           ; ADD     upper_163, lower_163, a0_161
||      SHRU    .S1    A15, 22, A12         ; SHRU    z2_77, 22, lower_81
||      SHL     .S2    B11, 29, B10         ; SHL     b2_161, 29, upper_166
        XOR     .L1    A13, A14, A9         ; XOR     z3_77, by7_80, b3_80
||      XOR     .L2    B0, B1, B10          ; XOR     a0_161, b1_161, b0_161
||      SHRU    .S1    A15, 13, A13         ; SHRU    b0_80, 13, lower_86
||[!A2] B       .S2    serpent_decrypt_blocks$rounds; [!done_rounds] B rounds
||      ADD     .D1    A11, A12, A8         ; ADD     upper_81, lower_81, a2_80
||      ADD     .D2    B10, B9, B0          ; ADD     upper_166, lower_166, x2b
        XOR     .L1    A8, A9, A12          ; XOR     a2_80, b3_80, b2_80
||      XOR     .L2    B10, B11, B9         ; XOR     b0_161, b2_161, c1_161
||      SHL     .S1    A15, 19, A9          ; SHL     b0_80, 19, upper_86
||      SHRU    .S2    B10, 13, B13         ; SHRU    b0_161, 13, lower_167
        XOR     .L1    A15, A12, A11        ; XOR     b0_80, b2_80, c1_80
||      XOR     .L2    B2, B9, B9           ; XOR     a1_161, c1_161, x1b
||      SHL     .S1    A15, 3, A2           ; SHL     b0_80, 3, by3_80
||      SHL     .S2    B10, 3, B2           ; SHL     b0_161, 3, by3_161
||      ADD     .D1    A9, A13, A8          ; ADD     upper_86, lower_86, x0a
        XOR     .L1    A12, A2, A14         ; XOR     b2_80, by3_80, c2_80
||      XOR     .L2    B11, B2, B8          ; XOR     b2_161, by3_161, c2_161
||      SHRU    .S1    A12, 3, A2           ; SHRU    b2_80, 3, lower_85
||      SHL     .S2    B10, 19, B1          ; SHL     b0_161, 19, upper_167
        XOR     .L1    A10, A11, A9         ; XOR     a1_80, c1_80, x1a
||      XOR     .L2    B12, B8, B1          ; XOR     a3_161, c2_161, x3b
||      SHL     .S1    A12, 29, A13         ; SHL     b2_80, 29, upper_85
||      ADD     .S2    B1, B13, B8          ; ADD     upper_167, lower_167, x0b
        XOR     .L1    A1, A14, A2          ; XOR     a3_80, c2_80, x3a
||      ADD     .S1    A13, A2, A1          ; ADD     upper_85, lower_85, x2a
serpent_decrypt_blocks$serpent_decrypt_blocks$4:
        ADD     .L2X   B7, A5, B2           ; ADD     out, step, second_out
||      SHRU    .S1    A8, 19, A3           ; SHRU    x0a, 19, lower_169
||      SHRU    .S2    B8, 19, B7           ; SHRU    x0b, 19, lower_176
||      ADDAW   .D2    B4, 8, B4            ; ADDAW   in, 8, in
        MV      .L2X   A0, B3               ; MV      end, keys_b
||      SHL     .S1    A8, 13, A8           ; SHL     x0a, 13, upper_169
||      SHL     .S2    B8, 13, B8           ; SHL     x0b, 13, upper_176
||      LDW     .D2T1  *+B4[3], A2          ; LDW     *+in[3], w3a
        ADD     .L1    A8, A3, A8           ; ADD     upper_169, lower_169, a0_168
||      ADD     .L2    B8, B7, B8           ; ADD     upper_176, lower_176, a0_175
||      SHRU    .S1    A1, 29, A3           ; SHRU    x2a, 29, lower_170
||      SHL     .S2    B0, 3, B7            ; SHL     x2b, 3, upper_177
||      LDW     .D2T2  *+B3[0], B1          ; LDW     *+keys_b[0], k0_5
        CMPGT   .L1    A6, 2, A1            ; CMPGT   blocks, 2, more
||      XOR     .L2    B9, B8, B0           ; XOR     x1b, a0_175, a1_175
||      SHL     .S1    A1, 3, A10           ; SHL     x2a, 3, upper_170
||      SHRU    .S2    B0, 29, B9           ; SHRU    x2b, 29, lower_177
||      SUB     .D1    A6, 2, A6            ; SUB     blocks, 2, blocks
||      LDW     .D2T1  *+B4[1], A12         ; LDW     *+in[1], w1a
        XOR     .L1    A9, A8, A3           ; XOR     x1a, a0_168, a1_168
||      ADD     .L2    B7, B9, B9           ; ADD     upper_177, lower_177, a2_175
||      SHL     .S1    A8, 3, A10           ; SHL     a0_168, 3, by3_168
||      SHL     .S2    B8, 3, B7            ; SHL     a0_175, 3, by3_175
||      ADD     .D1    A10, A3, A9          ; ADD     upper_170, lower_170, a2_168
||      LDW     .D2T1  *+B4[2], A10         ; LDW     *+in[2], w2a
        XOR     .L1    A3, A9, A3           ; XOR     a1_168, a2_168, b1_168
||      XOR     .L2    B0, B9, B0           ; XOR     a1_175, a2_175, b1_175
||      XOR     .S1    A2, A10, A10         ; XOR     x3a, by3_168, a3_168
||      XOR     .S2    B1, B7, B1           ; XOR     x3b, by3_175, a3_175
||      LDW     .D2T2  *+B3[2], B8          ; LDW     *+keys_b[0 + 2], k2_5
        XOR     .L1    A10, A9, A11         ; XOR     a3_168, a2_168, b3_168
||      XOR     .L2    B1, B9, B10          ; XOR     a3_175, a2_175, b3_175
||      SHRU    .S1    A3, 31, A10          ; SHRU    b1_168, 31, lower_171
||      SHRU    .S2    B0, 31, B7           ; SHRU    b1_175, 31, lower_178
||      LDW     .D2T1  *+B4[0], A13         ; LDW     *+in[0], w0a
        CMPGT   .L1    A6, 1, A14           ; CMPGT   blocks, 1, two_1
||      ADD     .L2    B0, B0, B11          ; ADD     b1_175, b1_175, upper_178
||      SHL     .S1    A11, 7, A13          ; SHL     b3_168, 7, upper_172
||      SHRU    .S2    B10, 25, B0          ; SHRU    b3_175, 25, lower_179
||      ADD     .D1    A3, A3, A3           ; ADD     b1_168, b1_168, upper_171
||      LDW     .D2T2  *+B3[1], B10         ; LDW     *+keys_b[0 + 1], k1_5
        ADD     .L1    A3, A10, A11         ; ADD     upper_171, lower_171, w1a
||      ADD     .L2    B11, B7, B11         ; ADD     upper_178, lower_178, w1b
||      SHRU    .S1    A11, 25, A14         ; SHRU    b3_168, 25, lower_172
||      SHL     .S2X   A14, 4, B7           ; SHL     two_1, 4, step
||      MV      .D1    A0, A3               ; MV      end, keys_a
||      LDW     .D2T2  *+B3[3], B11         ; LDW     *+keys_b[0 + 3], k3_5
        ADD     .L1    A13, A14, A8         ; ADD     upper_172, lower_172, w3a
||      XOR     .L2    B8, B11, B13         ; XOR     a0_175, w1b, b0_175
||      XOR     .S1    A8, A11, A13         ; XOR     a0_168, w1a, b0_168
||      ADD     .S2    B4, B7, B12          ; ADD     in, step, second_in
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+keys_a[0 + 1], k1_4
||      STW     .D2T2  B11, *+B2[1]         ; STW     w1b, *+second_out[1]
        XOR     .L1    A13, A8, A14         ; XOR     b0_168, w3a, c0_168
||      SHL     .S1    A11, 7, A15          ; SHL     w1a, 7, by7_168
||      SHL     .S2    B10, 7, B10          ; SHL     b3_175, 7, upper_179
||      STW     .D1T1  A8, *+A5[3]          ; STW     w3a, *+out[3]
||      LDW     .D2T2  *+B12[2], B9         ; LDW     *+second_in[2], w2b
        XOR     .L1    A9, A15, A9          ; XOR     a2_168, by7_168, b2_168
||      ADD     .L2    B10, B0, B0          ; ADD     upper_179, lower_179, w3b
||      SHRU    .S1    A14, 27, A15         ; SHRU    c0_168, 27, lower_173
||      SHL     .S2    B11, 7, B11          ; SHL     w1b, 7, by7_175
||      LDW     .D1T1  *+A3[2], A14         ; LDW     *+keys_a[0 + 2], k2_4
||      LDW     .D2T2  *+B12[1], B9         ; LDW     *+second_in[1], w1b
        XOR     .L1    A9, A8, A14          ; XOR     b2_168, w3a, c2_168
||      XOR     .L2    B13, B0, B9          ; XOR     b0_175, w3b, c0_175
||      SHL     .S1    A14, 5, A8           ; SHL     c0_168, 5, upper_173
||      XOR     .S2    B9, B11, B13         ; XOR     a2_175, by7_175, b2_175
||      LDW     .D1T1  *+A3[0], A8          ; LDW     *+keys_a[0], k0_4
||      LDW     .D2T2  *+B12[3], B10        ; LDW     *+second_in[3], w3b
        XOR     .L2    B13, B0, B12         ; XOR     b2_175, w3b, c2_175
||[A1]  B       .S1    serpent_decrypt_blocks$rounds; [more] B       next
||      SHRU    .S2    B9, 27, B13          ; SHRU    c0_175, 27, lower_180
||      LDW     .D1T1  *+A3[3], A1          ; LDW     *+keys_a[0 + 3], k3_4
||      LDW     .D2T2  *+B12[0], B12        ; LDW     *+second_in[0], w0b
        XOR     .L1    A12, A1, A9          ; XOR     w1a, k1_4, x1a
||      SHRU    .S1    A14, 10, A1          ; SHRU    c2_168, 10, lower_174
||      SHL     .S2    B9, 5, B0            ; SHL     c0_175, 5, upper_180
||      STW     .D1T1  A11, *+A5[1]         ; STW     w1a, *+out[1]
||      STW     .D2T2  B0, *+B2[3]          ; STW     w3b, *+second_out[3]
        ADD     .L1    A8, A15, A8          ; ADD     upper_173, lower_173, w0a
||      XOR     .L2    B9, B8, B0           ; XOR     w2b, k2_5, x2b
||      SHL     .S1    A14, 22, A15         ; SHL     c2_168, 22, upper_174
||      SHL     .S2    B12, 22, B13         ; SHL     c2_175, 22, upper_181
||      ADD     .D2    B0, B13, B8          ; ADD     upper_180, lower_180, w0b
        ADD     .L1    A15, A1, A1          ; ADD     upper_174, lower_174, w2a
||      XOR     .L2    B9, B10, B9          ; XOR     w1b, k1_5, x1b
||      SHRU    .S2    B12, 10, B12         ; SHRU    c2_175, 10, lower_181
||      STW     .D1T1  A8, *+A5[0]          ; STW     w0a, *+out[0]
        XOR     .L1    A13, A8, A8          ; XOR     w0a, k0_4, x0a
||      ADD     .L2    B13, B12, B8         ; ADD     upper_181, lower_181, w2b
||      STW     .D1T1  A1, *+A5[2]          ; STW     w2a, *+out[2]
||      STW     .D2T2  B8, *+B2[0]          ; STW     w0b, *+second_out[0]
        XOR     .L1    A10, A14, A1         ; XOR     w2a, k2_4, x2a
||      XOR     .L2    B12, B1, B8          ; XOR     w0b, k0_5, x0b
||      XOR     .S1    A2, A1, A2           ; XOR     w3a, k3_4, x3a
||      XOR     .S2    B10, B11, B1         ; XOR     w3b, k3_5, x3b
||      ADDAW   .D1    A5, 8, A5            ; ADDAW   out, 8, out
||      STW     .D2T2  B8, *+B2[2]          ; STW     w2b, *+second_out[2]
serpent_decrypt_blocks$serpent_decrypt_blocks$4$landing:
        NOP     4
serpent_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[5], A12         ; restore A12
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D1T1  *+A0[10], A15        ; restore A15
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        LDW     .D1T1  *+A0[7], A13         ; restore A13
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B6                   ; return
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        ADDK    .S2    40, B15              ; frame
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        NOP     4
