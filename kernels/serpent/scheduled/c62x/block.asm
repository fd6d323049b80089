; broadside optimize: source e6c086c190f4ad2693f02b8701b74bf11ac0120f116e02b91d7e8469fb652109
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
; Serpent on one block.
;
;       void serpent_encrypt_block(uint32_t block[4], const uint32_t schedule[132]);
;       void serpent_decrypt_block(uint32_t block[4], const uint32_t schedule[132]);
;
; block     changed in place. Word aligned.
; schedule  the 33 round keys of the bitsliced form, for both directions. Word aligned, not overlapping block.
;
; Constant-time. A misaligned pointer stops the machine's memory access.
; Interrupts may come at any moment.

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


; Serpent's rounds with short chains, for one block on the C62x: written by shallow_c62x.py from
; circuits/serpent-shallow.toml and circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, `ones` holds -1; these may be the same registers: when the last round writes,
; the first has read. Between rounds words may be complemented.



        .global serpent_encrypt_block
        .global serpent_decrypt_block

serpent_encrypt_block:
        MVK     .S1    -1, A3               ; MVK     -1, ones
||      ADDK    .S2    -40, B15             ; frame
||      LDW     .D1T2  *+A4[0], B5          ; LDW     *+block[0], w0
        LDW     .D1T1  *+A4[1], A1          ; LDW     *+block[1], w1
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        LDW     .D1T2  *+A4[2], B2          ; LDW     *+block[2], w2
        LDW     .D1T2  *+A4[3], B1          ; LDW     *+block[3], w3
||      STW     .D2T1  A15, *+B15[10]       ; save A15
        MV      .L1X   B4, A0               ; MV      keys, end
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        SHRU    .S1X   B5, 5, A14           ; SHRU    w0, 5, lower_3
||      SHL     .S2    B5, 27, B12          ; SHL     w0, 27, upper_3
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        SHL     .S1    A1, 7, A11           ; SHL     w1, 7, by7_1
||      SHRU    .S2X   A1, 1, B0            ; SHRU    w1, 1, lower_5
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        ADD     .L2X   B12, A14, B12        ; ADD     upper_3, lower_3, a0_1
||      SHL     .S1X   B2, 10, A14          ; SHL     w2, 10, upper_2
||      SHRU    .S2    B2, 22, B11          ; SHRU    w2, 22, lower_2
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        XOR     .L1X   A11, B1, A10         ; XOR     w3, by7_1, b3_1
||      XOR     .L2X   B1, A1, B2           ; XOR     w1, w3, b1_1
||      SHL     .S1    A1, 31, A11          ; SHL     w1, 31, upper_5
||      SHRU    .S2    B1, 7, B10           ; SHRU    w3, 7, lower_4
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        ADD     .L1X   A14, B11, A14        ; ADD     upper_2, lower_2, a2_1
||      XOR     .L2    B12, B2, B1          ; XOR     a0_1, b1_1, b0_1
||      SHL     .S2    B1, 25, B2           ; SHL     w3, 25, upper_4
        XOR     .L1    A14, A10, A11        ; XOR     a2_1, b3_1, b2_1
||      ADD     .L2X   B0, A11, B0          ; ADD     upper_5, lower_5, a1_1
||      SHL     .S1X   B1, 19, A10          ; SHL     b0_1, 19, upper_7
||      SHL     .S2    B1, 3, B13           ; SHL     b0_1, 3, by3_1
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        XOR     .L1X   A11, B13, A14        ; XOR     b2_1, by3_1, c2_1
||      ADD     .L2    B2, B10, B2          ; ADD     upper_4, lower_4, a3_1
||      SHRU    .S1    A11, 3, A15          ; SHRU    b2_1, 3, lower_6
||      SHL     .S2X   A11, 29, B10         ; SHL     b2_1, 29, upper_6
        XOR     .L2X   B1, A11, B1          ; XOR     b0_1, b2_1, c1_1
||      SHRU    .S1X   B1, 13, A11          ; SHRU    b0_1, 13, lower_7
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        ADD     .L1X   A15, B10, A6         ; ADD     upper_6, lower_6, x2
||      XOR     .L2X   B2, A14, B6          ; XOR     a3_1, c2_1, x3
||      ADDK    .S1    512, A0              ; ADDK    512, end
||      XOR     .S2    B0, B1, B5           ; XOR     a1_1, c1_1, x1
||      ADD     .D1    A10, A11, A5         ; ADD     upper_7, lower_7, x0
||      STW     .D2T1  A13, *+B15[7]        ; save A13
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 120, "res_mii": 97, "rec_mii": 95, "optimal": null, "attempts": [{"interval": 97, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 98, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 120, "result": "found by lists", "seconds": 41.0}]}
;  loop rounds, passes one after the other: 120 cycles each
;  bounds: resources 97, recurrence 95
;  as a region: 120 cycles found by lists, 41.0 s
;  II 97: proved infeasible (units between the chains at both ends), 0.1 s
;  II 98: proved infeasible (units between the chains at both ends), 0.1 s
;  not proved the least possible: every interval below 99 is ruled out; 41.0 s of search found nothing below 120
serpent_encrypt_block$rounds:
        SHL     .S1    A5, 13, A1           ; SHL     x0, 13, t2_8
||      SHRU    .S2X   A5, 19, B0           ; SHRU    x0, 19, t1_8
||      LDW     .D2T1  *+B4[2], A13         ; LDW     *+keys[2], k2_8
        ADD     .L1X   A1, B0, A1           ; ADD     t2_8, t1_8, t3_8
||      SHRU    .S1    A6, 7, A9            ; SHRU    x2, 7, t20_8
||      SHL     .S2X   A6, 3, B13:B12       ; SHL     x2, 3, high_t6_8:t6_8
||      LDW     .D2T1  *+B4[1], A12         ; LDW     *+keys[1], k1_8
        ADD     .L2    B13, B12, B0         ; ADD     high_t6_8, t6_8, t7_8
||      SHL     .S1    A1, 3, A2            ; SHL     t3_8, 3, t12_8
||      XOR     .S2X   B5, A1, B1           ; XOR     t3_8, x1, t8_8
||      LDW     .D2T1  *+B4[0], A8          ; LDW     *+keys[0], k0_8
        XOR     .L2    B0, B1, B8           ; XOR     t7_8, t8_8, t9_8
||      SHL     .S1    A6, 25, A6           ; SHL     x2, 25, t21_8
||      XOR     .S2    B0, B6, B5           ; XOR     t7_8, x3, t13_8
||      LDW     .D2T1  *+B4[3], A15         ; LDW     *+keys[3], k3_8
        ADD     .L1    A6, A9, A10          ; ADD     t21_8, t20_8, t22_8
||      XOR     .L2X   B5, A2, B13          ; XOR     t12_8, t13_8, t23_8
||      SHL     .S1    A1, 5, A7:A6         ; SHL     t3_8, 5, high_t4_8:t4_8
||      SHL     .S2    B8, 6, B11:B10       ; SHL     t9_8, 6, high_t10_8:t10_8
        ADD     .L1    A7, A6, A5           ; ADD     high_t4_8, t4_8, t5_8
||      XOR     .L2X   B5, A2, B12          ; XOR     t12_8, t13_8, t14_8
||      XOR     .S1    A13, A10, A11        ; XOR     k2_8, t22_8, t34_8
||      SHL     .S2    B8, 1, B7:B6         ; SHL     t9_8, 1, high_t18_8:t18_8
||      ADD     .D2    B11, B10, B10        ; ADD     high_t10_8, t10_8, t11_8
        SUB     .L1    A3, A12, A13         ; SUB     ones, k1_8, t0_8
||      XOR     .L2    B0, B1, B9           ; XOR     t7_8, t8_8, t25_8
||      SHL     .S1X   B12, 12, A14         ; SHL     t14_8, 12, t16_8
||      SHL     .S2    B12, 7, B7:B6        ; SHL     t14_8, 7, high_t28_8:t28_8
||      ADD     .D2    B7, B6, B0           ; ADD     high_t18_8, t18_8, t19_8
        XOR     .L1    A8, A5, A10          ; XOR     k0_8, t5_8, t30_8
||      XOR     .L2X   B0, A13, B11         ; XOR     t0_8, t19_8, t33_8
||      SHRU    .S1X   B12, 20, A2          ; SHRU    t14_8, 20, t15_8
||      SHRU    .S2    B13:B12, 3, B7:B6    ; SHRU    t23_8:t14_8, 3, high_t24_8:t24_8
||      SUB     .D1    A3, A13, A1          ; SUB     ones, t0_8, t40_8
||      ADD     .D2    B7, B6, B5           ; ADD     high_t28_8, t28_8, t29_8
        ADD     .L1    A14, A2, A8          ; ADD     t16_8, t15_8, t17_8
||      XOR     .L2X   B6, A11, B2          ; XOR     t24_8, t34_8, t35_8
||      XOR     .S1X   A1, B0, A9           ; XOR     t19_8, t40_8, t41_8
||      SHRU    .S2    B9:B8, 2, B1:B0      ; SHRU    t25_8:t9_8, 2, high_t26_8:t26_8
        XOR     .L1X   A10, B10, A13        ; XOR     t11_8, t30_8, t31_8
||      XOR     .L2X   B5, A15, B10         ; XOR     k3_8, t29_8, t37_8
||      CLR     .S2    B0, 22, 28, B5       ; CLR     t26_8, 22, 28, t27_8
        XOR     .L1    A8, A13, A8          ; XOR     t17_8, t31_8, t32_8
||      XOR     .L2    B5, B2, B7           ; XOR     t27_8, t35_8, t36_8
||      XOR     .S1X   A9, B10, A13         ; XOR     t37_8, t41_8, t46_8
||      OR      .S2    B11, B10, B13        ; OR      t33_8, t37_8, t38_8
        OR      .L1    A8, A9, A2           ; OR      t32_8, t41_8, t42_8
||      AND     .L2X   B7, A8, B1           ; AND     t36_8, t32_8, t44_8
||      OR      .S1X   A8, B10, A9          ; OR      t37_8, t32_8, t56_8
||      XOR     .S2    B11, B7, B11         ; XOR     t33_8, t36_8, t53_8
||      LDW     .D2T1  *+B4[5], A1          ; LDW     *+keys[5], k5_8
        AND     .L1X   A2, B11, A10         ; AND     t42_8, t53_8, t54_8
||      AND     .L2    B7, B13, B10         ; AND     t36_8, t38_8, t39_8
||      XOR     .S2X   B10, A8, B0          ; XOR     t32_8, t37_8, t49_8
||      LDW     .D2T1  *+B4[7], A5          ; LDW     *+keys[7], k7_8
||      B       .S1    serpent_encrypt_block$on1; no interrupt is taken in its delay slots
        XOR     .L1X   A2, B10, A7          ; XOR     t39_8, t42_8, t43_8
||      OR      .L2X   B1, A13, B13         ; OR      t46_8, t44_8, t47_8
||      OR      .S2    B7, B13, B12         ; OR      t36_8, t38_8, t50_8
        XOR     .L1X   A7, B13, A12         ; XOR     t43_8, t47_8, t48_8
||      XOR     .L2    B0, B12, B1          ; XOR     t49_8, t50_8, t51_8
||      XOR     .S2X   B11, A9, B10         ; XOR     t53_8, t56_8, t57_8
||      LDW     .D2T1  *+B4[4], A6          ; LDW     *+keys[4], k4_8
        XOR     .L1X   A10, B1, A5          ; XOR     t51_8, t54_8, t55_8
||      XOR     .L2    B13, B1, B5          ; XOR     t47_8, t51_8, t52_8
||      SHRU    .S1    A12, 19, A10         ; SHRU    t48_8, 19, t60_8
||      SHL     .S2X   A12, 13, B9          ; SHL     t48_8, 13, t61_8
||      LDW     .D2T1  *+B4[6], A13         ; LDW     *+keys[6], k6_8
        SUB     .L1    A3, A1, A14          ; SUB     ones, k5_8, t58_8
||      ADD     .S1X   A10, B9, A8          ; ADD     t61_8, t60_8, t62_8
||      SHL     .S2X   A5, 3, B1:B0         ; SHL     t55_8, 3, high_t63_8:t63_8
        SUB     .L1    A3, A5, A15          ; SUB     ones, k7_8, t59_8
||      ADD     .L2    B1, B0, B9           ; ADD     high_t63_8, t63_8, t64_8
||      SHL     .S1    A8, 3, A10           ; SHL     t62_8, 3, t72_8
||      XOR     .S2X   B5, A8, B1           ; XOR     t52_8, t62_8, t65_8
serpent_encrypt_block$on1:
        XOR     .L2    B9, B1, B13          ; XOR     t64_8, t65_8, t66_8
||      SET     .S1    A10, 0, 2, A11       ; SET     t72_8, 0, 2, t73_8
||      XOR     .S2    B10, B9, B7          ; XOR     t57_8, t64_8, t74_8
        SUB     .L1    A3, A15, A1          ; SUB     ones, t59_8, t95_8
||      XOR     .L2X   B7, A11, B8          ; XOR     t73_8, t74_8, t75_8
||      SHL     .S1X   B13, 1, A11:A10      ; SHL     t66_8, 1, high_t67_8:t67_8
        ADD     .L1    A11, A10, A10        ; ADD     high_t67_8, t67_8, t68_8
||      SHL     .S1X   B8, 12, A9           ; SHL     t75_8, 12, t77_8
||      SHL     .S2    B8, 7, B1:B0         ; SHL     t75_8, 7, high_t79_8:t79_8
        XOR     .L1    A14, A10, A2         ; XOR     t58_8, t68_8, t89_8
||      ADD     .L2    B1, B0, B8           ; ADD     high_t79_8, t79_8, t80_8
||      SHL     .S1    A10, 29, A7          ; SHL     t68_8, 29, t85_8
||      SHRU    .S2    B8, 20, B12          ; SHRU    t75_8, 20, t76_8
        XOR     .L1    A8, A10, A5          ; XOR     t62_8, t68_8, t69_8
||      ADD     .L2X   B12, A9, B9          ; ADD     t77_8, t76_8, t78_8
||      XOR     .S1X   A15, B8, A12         ; XOR     t59_8, t80_8, t93_8
||      XOR     .S2    B9, B8, B1           ; XOR     t64_8, t80_8, t81_8
        XOR     .L1X   A6, B9, A8           ; XOR     k4_8, t78_8, t87_8
||      EXTU    .S1    A10, 7, 10, A11      ; EXTU    t68_8, 7, 10, t86_8
||      SHL     .S2X   A5, 5, B13:B12       ; SHL     t69_8, 5, high_t70_8:t70_8
        XOR     .L1    A13, A7, A1          ; XOR     k6_8, t85_8, t90_8
||      XOR     .L2X   B8, A1, B2           ; XOR     t80_8, t95_8, t96_8
||      OR      .S1    A2, A12, A14         ; OR      t89_8, t93_8, t94_8
||      SHL     .S2    B1, 22, B12          ; SHL     t81_8, 22, t83_8
||      ADD     .D2    B13, B12, B8         ; ADD     high_t70_8, t70_8, t71_8
        XOR     .L1X   A8, B8, A7           ; XOR     t71_8, t87_8, t88_8
||      AND     .S1    A2, A12, A6          ; AND     t89_8, t93_8, t102_8
||      SHRU    .S2    B1, 10, B13          ; SHRU    t81_8, 10, t82_8
||      SUB     .D1    A3, A14, A15         ; SUB     ones, t94_8, t99_8
        XOR     .L1    A11, A1, A9          ; XOR     t86_8, t90_8, t91_8
||      ADD     .L2    B12, B13, B6         ; ADD     t83_8, t82_8, t84_8
||      OR      .S1    A7, A2, A8           ; OR      t88_8, t89_8, t105_8
||      OR      .S2X   B2, A7, B13          ; OR      t88_8, t96_8, t97_8
        XOR     .L1X   A9, B6, A2           ; XOR     t84_8, t91_8, t92_8
||      XOR     .L2X   B13, A15, B10        ; XOR     t97_8, t99_8, t100_8
||      XOR     .S1    A6, A7, A7           ; XOR     t102_8, t88_8, t103_8
||      LDW     .D2T1  *+B4[10], A13        ; LDW     *+keys[10], k10_8
        OR      .L1X   A2, B10, A10         ; OR      t100_8, t92_8, t101_8
||      XOR     .L2X   B13, A14, B12        ; XOR     t94_8, t97_8, t98_8
||      XOR     .S1    A8, A2, A5           ; XOR     t105_8, t92_8, t106_8
||      LDW     .D2T1  *+B4[8], A5          ; LDW     *+keys[8], k8_8
||      B       .S2    serpent_encrypt_block$on2; no interrupt is taken in its delay slots
        XOR     .L1    A10, A7, A6          ; XOR     t101_8, t103_8, t104_8
||      XOR     .L2X   B13, A7, B6          ; XOR     t103_8, t97_8, t107_8
||      XOR     .S1    A5, A12, A10         ; XOR     t106_8, t93_8, t110_8
||      LDW     .D2T1  *+B4[9], A1          ; LDW     *+keys[9], k9_8
        OR      .L1X   A5, B6, A9           ; OR      t107_8, t106_8, t111_8
||      AND     .L2X   B6, A5, B1           ; AND     t107_8, t106_8, t108_8
||      SHL     .S1    A10, 3, A15:A14      ; SHL     t110_8, 3, high_t119_8:t119_8
||      B       .S2    serpent_encrypt_block$on3; no interrupt is taken in its delay slots
        XOR     .L1X   A9, B12, A2          ; XOR     t111_8, t98_8, t112_8
||      XOR     .L2    B1, B12, B8          ; XOR     t108_8, t98_8, t109_8
||      SHL     .S1    A6, 13, A15          ; SHL     t104_8, 13, t115_8
||      SHRU    .S2X   A6, 19, B0           ; SHRU    t104_8, 19, t114_8
||      ADD     .D1    A15, A14, A8         ; ADD     high_t119_8, t119_8, t120_8
||      LDW     .D2T1  *+B4[11], A11        ; LDW     *+keys[11], k11_8
        ADD     .L1X   A15, B0, A14         ; ADD     t115_8, t114_8, t116_8
||      XOR     .L2X   B8, A8, B6           ; XOR     t109_8, t120_8, t121_8
||      XOR     .S1    A5, A12, A11         ; XOR     t106_8, t93_8, t133_8
        XOR     .L1X   A14, B6, A6          ; XOR     t116_8, t121_8, t122_8
||      XOR     .S1    A2, A8, A15          ; XOR     t112_8, t120_8, t126_8
||      SHL     .S2X   A14, 3, B8           ; SHL     t116_8, 3, t125_8
serpent_encrypt_block$on2:
        XOR     .L1X   A14, B6, A7          ; XOR     t116_8, t121_8, t137_8
||      SHL     .S1    A14, 5, A9:A8        ; SHL     t116_8, 5, high_t117_8:t117_8
||      SHL     .S2X   A6, 1, B11:B10       ; SHL     t122_8, 1, high_t131_8:t131_8
||      SUB     .D1    A3, A1, A1           ; SUB     ones, k9_8, t113_8
        ADD     .L1    A9, A8, A14          ; ADD     high_t117_8, t117_8, t118_8
||      XOR     .L2X   B8, A15, B6          ; XOR     t125_8, t126_8, t127_8
||      SHRU    .S1    A11:A10, 7, A9:A8    ; SHRU    t133_8:t110_8, 7, high_t134_8:t134_8
||      ADD     .S2    B11, B10, B5         ; ADD     high_t131_8, t131_8, t132_8
serpent_encrypt_block$on3:
        XOR     .L1    A13, A8, A2          ; XOR     k10_8, t134_8, t146_8
||      SHL     .S1X   B6, 7, A13:A12       ; SHL     t127_8, 7, high_t140_8:t140_8
||      SHL     .S2X   A6, 6, B1:B0         ; SHL     t122_8, 6, high_t123_8:t123_8
||      SUB     .D1    A3, A11, A9          ; SUB     ones, k11_8, t153_8
        XOR     .L1    A5, A14, A15         ; XOR     k8_8, t118_8, t142_8
||      XOR     .L2X   B8, A15, B7          ; XOR     t125_8, t126_8, t135_8
||      SHL     .S1X   B6, 12, A14          ; SHL     t127_8, 12, t129_8
||      SHRU    .S2    B6, 20, B10          ; SHRU    t127_8, 20, t128_8
||      ADD     .D1    A13, A12, A8         ; ADD     high_t140_8, t140_8, t141_8
||      ADD     .D2    B1, B0, B12          ; ADD     high_t123_8, t123_8, t124_8
        ADD     .L1X   A14, B10, A14        ; ADD     t129_8, t128_8, t130_8
||      XOR     .L2X   B12, A15, B12        ; XOR     t124_8, t142_8, t143_8
||      SHRU    .S1    A7:A6, 2, A13:A12    ; SHRU    t137_8:t122_8, 2, high_t138_8:t138_8
||      SHRU    .S2    B7:B6, 3, B1:B0      ; SHRU    t135_8:t127_8, 3, high_t136_8:t136_8
        XOR     .L1X   A1, B5, A2           ; XOR     t113_8, t132_8, t145_8
||      XOR     .L2X   B0, A2, B5           ; XOR     t136_8, t146_8, t147_8
||      CLR     .S1    A12, 22, 28, A7      ; CLR     t138_8, 22, 28, t139_8
        XOR     .L1X   A7, B5, A15          ; XOR     t139_8, t147_8, t148_8
||      XOR     .L2X   B12, A14, B7         ; XOR     t130_8, t143_8, t144_8
||      XOR     .S1    A11, A8, A10         ; XOR     k11_8, t141_8, t149_8
||      LDW     .D2T1  *+B4[14], A13        ; LDW     *+keys[14], k14_8
        AND     .L1X   A15, B7, A12         ; AND     t144_8, t148_8, t151_8
||      XOR     .L2X   B7, A2, B11          ; XOR     t144_8, t145_8, t150_8
||      XOR     .S1    A8, A9, A6           ; XOR     t141_8, t153_8, t154_8
||      LDW     .D2T1  *+B4[12], A5         ; LDW     *+keys[12], k12_8
        XOR     .L1    A10, A12, A2         ; XOR     t149_8, t151_8, t152_8
||      OR      .L2X   B7, A6, B2           ; OR      t154_8, t144_8, t155_8
||      XOR     .S1X   A15, B11, A12        ; XOR     t148_8, t150_8, t156_8
||      LDW     .D2T1  *+B4[15], A15        ; LDW     *+keys[15], k15_8
        XOR     .L1    A2, A12, A2          ; XOR     t152_8, t156_8, t159_8
||      XOR     .L2    B11, B2, B12         ; XOR     t150_8, t155_8, t157_8
||      OR      .S2X   B11, A2, B5          ; OR      t150_8, t152_8, t158_8
        OR      .L1X   A12, B12, A9         ; OR      t156_8, t157_8, t160_8
||      AND     .L2    B12, B5, B11         ; AND     t157_8, t158_8, t161_8
||      XOR     .S2X   B7, A2, B8           ; XOR     t144_8, t159_8, t163_8
||      LDW     .D2T1  *+B4[13], A12        ; LDW     *+keys[13], k13_8
        XOR     .L1    A2, A9, A6           ; XOR     t159_8, t160_8, t164_8
||      AND     .L2X   B5, A9, B2           ; AND     t158_8, t160_8, t165_8
||      SHRU    .S1X   B8, 19, A7           ; SHRU    t163_8, 19, t168_8
||      SHL     .S2    B8, 13, B9           ; SHL     t163_8, 13, t169_8
||      SUB     .D1    A3, A13, A8          ; SUB     ones, k14_8, t166_8
        XOR     .L1X   A2, B11, A1          ; XOR     t159_8, t161_8, t162_8
||      ADD     .L2X   B9, A7, B5           ; ADD     t169_8, t168_8, t170_8
||      SHL     .S1    A6, 3, A11:A10       ; SHL     t164_8, 3, high_t173_8:t173_8
        XOR     .L1    A2, A9, A7           ; XOR     t159_8, t160_8, t188_8
||      XOR     .L2    B2, B5, B5           ; XOR     t165_8, t170_8, t175_8
||      SHL     .S1X   B5, 5, A11:A10       ; SHL     t170_8, 5, high_t171_8:t171_8
||      SHL     .S2    B5, 3, B1            ; SHL     t170_8, 3, t179_8
||      ADD     .D1    A11, A10, A13        ; ADD     high_t173_8, t173_8, t174_8
        XOR     .L1    A1, A13, A9          ; XOR     t162_8, t174_8, t181_8
||      XOR     .L2X   B5, A13, B12         ; XOR     t174_8, t175_8, t176_8
||      SHRU    .S1    A7:A6, 7, A7:A6      ; SHRU    t188_8:t164_8, 7, high_t189_8:t189_8
||      SET     .S2    B1, 0, 2, B10        ; SET     t179_8, 0, 2, t180_8
||      ADD     .D1    A11, A10, A11        ; ADD     high_t171_8, t171_8, t172_8
        XOR     .L1X   A9, B10, A10         ; XOR     t180_8, t181_8, t182_8
||      XOR     .L2X   B5, A13, B13         ; XOR     t174_8, t175_8, t192_8
||      XOR     .S1    A5, A11, A13         ; XOR     k12_8, t172_8, t197_8
||      SHL     .S2    B12, 6, B1:B0        ; SHL     t176_8, 6, high_t177_8:t177_8
||      SUB     .D1    A3, A15, A15         ; SUB     ones, k15_8, t167_8
        XOR     .L1    A8, A6, A8           ; XOR     t166_8, t189_8, t201_8
||      ADD     .L2    B1, B0, B2           ; ADD     high_t177_8, t177_8, t178_8
||      SHL     .S1    A10, 7, A7:A6        ; SHL     t182_8, 7, high_t195_8:t195_8
||      SHL     .S2    B12, 1, B1:B0        ; SHL     t176_8, 1, high_t186_8:t186_8
        XOR     .L1X   A9, B10, A11         ; XOR     t180_8, t181_8, t190_8
||      XOR     .L2X   B2, A13, B0          ; XOR     t178_8, t197_8, t198_8
||      SHRU    .S1    A10, 20, A6          ; SHRU    t182_8, 20, t183_8
||      SHRU    .S2    B13:B12, 2, B7:B6    ; SHRU    t192_8:t176_8, 2, high_t193_8:t193_8
||      ADD     .D1    A7, A6, A1           ; ADD     high_t195_8, t195_8, t196_8
||      ADD     .D2    B1, B0, B2           ; ADD     high_t186_8, t186_8, t187_8
        XOR     .L1    A15, A1, A14         ; XOR     t167_8, t196_8, t204_8
||      SHRU    .S1    A11:A10, 3, A11:A10  ; SHRU    t190_8:t182_8, 3, high_t191_8:t191_8
||      SHL     .S2X   A10, 12, B11         ; SHL     t182_8, 12, t184_8
        XOR     .L1X   A12, B2, A6          ; XOR     k13_8, t187_8, t200_8
||      ADD     .L2X   B11, A6, B11         ; ADD     t184_8, t183_8, t185_8
||      XOR     .S1    A10, A8, A1          ; XOR     t191_8, t201_8, t202_8
||      CLR     .S2    B6, 22, 28, B10      ; CLR     t193_8, 22, 28, t194_8
||      LDW     .D2T1  *+B4[18], A9         ; LDW     *+keys[18], k18_8
        XOR     .L1    A6, A14, A10         ; XOR     t200_8, t204_8, t205_8
||      XOR     .L2    B11, B0, B7          ; XOR     t185_8, t198_8, t199_8
||      XOR     .S2X   B10, A1, B2          ; XOR     t194_8, t202_8, t203_8
        AND     .L1X   A6, B7, A15          ; AND     t200_8, t199_8, t207_8
||      XOR     .L2    B7, B2, B0           ; XOR     t199_8, t203_8, t208_8
||      XOR     .S2X   B2, A10, B8          ; XOR     t203_8, t205_8, t209_8
        OR      .L1X   A14, B7, A8          ; OR      t204_8, t199_8, t206_8
||      OR      .L2X   B0, A15, B9          ; OR      t208_8, t207_8, t212_8
||      LDW     .D2T1  *+B4[19], A7         ; LDW     *+keys[19], k19_8
        AND     .L1    A10, A8, A2          ; AND     t205_8, t206_8, t210_8
||      AND     .L2X   B9, A8, B6           ; AND     t212_8, t206_8, t215_8
||      XOR     .S1    A8, A15, A13         ; XOR     t206_8, t207_8, t213_8
||      LDW     .D2T1  *+B4[16], A12        ; LDW     *+keys[16], k16_8
        XOR     .L1X   A8, B8, A1           ; XOR     t206_8, t209_8, t211_8
||      XOR     .L2X   B9, A2, B0           ; XOR     t210_8, t212_8, t214_8
||      AND     .S1    A8, A13, A14         ; AND     t206_8, t213_8, t216_8
        XOR     .L1    A1, A14, A6          ; XOR     t211_8, t216_8, t217_8
||      XOR     .L2X   B9, A2, B1           ; XOR     t210_8, t212_8, t245_8
||      AND     .S1X   A1, B0, A10          ; AND     t211_8, t214_8, t219_8
||      SHL     .S2    B0, 3, B11:B10       ; SHL     t214_8, 3, high_t229_8:t229_8
||      LDW     .D2T1  *+B4[17], A15        ; LDW     *+keys[17], k17_8
        OR      .L1X   A13, B0, A10         ; OR      t213_8, t214_8, t218_8
||      XOR     .L2X   B6, A6, B12          ; XOR     t215_8, t217_8, t221_8
||      XOR     .S1    A6, A10, A11         ; XOR     t217_8, t219_8, t222_8
||      SHRU    .S2    B1:B0, 7, B1:B0      ; SHRU    t245_8:t214_8, 7, high_t246_8:t246_8
||      ADD     .D2    B11, B10, B7         ; ADD     high_t229_8, t229_8, t230_8
        XOR     .L1    A6, A10, A8          ; XOR     t217_8, t218_8, t220_8
||      XOR     .L2    B12, B7, B6          ; XOR     t221_8, t230_8, t237_8
||      SHL     .S1    A11, 16, A10         ; SHL     t222_8, 16, t235_8
||      SHRU    .S2X   A11, 19, B10         ; SHRU    t222_8, 19, t224_8
||      SUB     .D1    A3, A7, A2           ; SUB     ones, k19_8, t270_8
        XOR     .L1X   A9, B0, A1           ; XOR     k18_8, t246_8, t258_8
||      XOR     .L2X   B6, A10, B11         ; XOR     t235_8, t237_8, t238_8
||      SHL     .S1    A11, 13, A11         ; SHL     t222_8, 13, t225_8
||      SHL     .S2    B10, 3, B1           ; SHL     t224_8, 3, t236_8
||      SUB     .D1    A3, A12, A5          ; SUB     ones, k16_8, t223_8
        ADD     .L1X   A11, B10, A11        ; ADD     t225_8, t224_8, t226_8
||      XOR     .L2X   B7, A8, B7           ; XOR     t220_8, t230_8, t231_8
||      XOR     .S2    B1, B11, B8          ; XOR     t236_8, t238_8, t239_8
        XOR     .L1X   A11, B7, A8          ; XOR     t226_8, t231_8, t232_8
||      XOR     .L2    B1, B11, B9          ; XOR     t236_8, t238_8, t247_8
||      SHL     .S1    A11, 5, A13:A12      ; SHL     t226_8, 5, high_t227_8:t227_8
||      SHL     .S2    B8, 7, B1:B0         ; SHL     t239_8, 7, high_t252_8:t252_8
        XOR     .L1X   A11, B7, A9          ; XOR     t226_8, t231_8, t249_8
||      ADD     .L2    B1, B0, B2           ; ADD     high_t252_8, t252_8, t253_8
||      SHL     .S1    A8, 1, A13:A12       ; SHL     t232_8, 1, high_t243_8:t243_8
||      SHL     .S2X   A8, 6, B13:B12       ; SHL     t232_8, 6, high_t233_8:t233_8
||      ADD     .D1    A13, A12, A10        ; ADD     high_t227_8, t227_8, t228_8
        XOR     .L1X   A7, B2, A9           ; XOR     k19_8, t253_8, t261_8
||      XOR     .L2X   B2, A2, B10          ; XOR     t253_8, t270_8, t271_8
||      SHRU    .S1    A9:A8, 2, A7:A6      ; SHRU    t249_8:t232_8, 2, high_t250_8:t250_8
||      SHRU    .S2    B9:B8, 3, B7:B6      ; SHRU    t247_8:t239_8, 3, high_t248_8:t248_8
||      ADD     .D1    A13, A12, A12        ; ADD     high_t243_8, t243_8, t244_8
||      ADD     .D2    B13, B12, B9         ; ADD     high_t233_8, t233_8, t234_8
        XOR     .L1    A5, A10, A2          ; XOR     t223_8, t228_8, t254_8
||      XOR     .L2X   B6, A1, B5           ; XOR     t248_8, t258_8, t259_8
||      CLR     .S1    A6, 22, 28, A1       ; CLR     t250_8, 22, 28, t251_8
||      SHRU    .S2    B8, 20, B13          ; SHRU    t239_8, 20, t240_8
        XOR     .L1    A15, A12, A10        ; XOR     k17_8, t244_8, t257_8
||      XOR     .L2X   B9, A2, B8           ; XOR     t234_8, t254_8, t255_8
||      XOR     .S1X   A1, B5, A7           ; XOR     t251_8, t259_8, t260_8
||      SHL     .S2    B8, 12, B9           ; SHL     t239_8, 12, t241_8
        XOR     .L1    A10, A9, A13         ; XOR     t257_8, t261_8, t264_8
||      ADD     .L2    B9, B13, B12         ; ADD     t241_8, t240_8, t242_8
||      AND     .S1    A10, A9, A12         ; AND     t257_8, t261_8, t280_8
||      AND     .S2X   B10, A7, B0          ; AND     t271_8, t260_8, t272_8
||      LDW     .D2T1  *+B4[20], A15        ; LDW     *+keys[20], k20_8
        OR      .L1    A9, A10, A1          ; OR      t261_8, t257_8, t262_8
||      SUB     .L2X   A3, B12, B1          ; SUB     ones, t242_8, t265_8
||      SUB     .S1X   A3, B0, A9           ; SUB     ones, t272_8, t273_8
||      XOR     .S2    B12, B8, B11         ; XOR     t242_8, t255_8, t256_8
||      LDW     .D2T1  *+B4[22], A11        ; LDW     *+keys[22], k22_8
        AND     .L1    A1, A7, A2           ; AND     t262_8, t260_8, t277_8
||      XOR     .L2    B8, B1, B0           ; XOR     t255_8, t265_8, t266_8
||      OR      .S1    A10, A7, A14         ; OR      t257_8, t260_8, t279_8
||      OR      .S2    B11, B10, B5         ; OR      t256_8, t271_8, t284_8
||      LDW     .D2T1  *+B4[21], A8         ; LDW     *+keys[21], k21_8
        XOR     .L1    A7, A1, A1           ; XOR     t260_8, t262_8, t263_8
||      AND     .L2X   B11, A10, B7         ; AND     t257_8, t256_8, t276_8
||      AND     .S1X   A13, B0, A6          ; AND     t266_8, t264_8, t267_8
        XOR     .L1    A1, A6, A13          ; XOR     t263_8, t267_8, t268_8
||      OR      .L2X   B0, A12, B13         ; OR      t280_8, t266_8, t281_8
||      XOR     .S1X   A10, B11, A12        ; XOR     t256_8, t257_8, t269_8
||      LDW     .D2T1  *+B4[23], A5         ; LDW     *+keys[23], k23_8
        XOR     .L1X   A14, B13, A15        ; XOR     t279_8, t281_8, t282_8
||      OR      .L2X   B7, A2, B0           ; OR      t277_8, t276_8, t278_8
||      SHL     .S1    A13, 13, A6          ; SHL     t268_8, 13, t289_8
||      SUB     .D1    A3, A15, A10         ; SUB     ones, k20_8, t286_8
        AND     .L1    A9, A12, A12         ; AND     t273_8, t269_8, t274_8
||      XOR     .L2X   B0, A15, B8          ; XOR     t278_8, t282_8, t283_8
||      SHRU    .S1    A13, 19, A7          ; SHRU    t268_8, 19, t288_8
        XOR     .L1    A1, A12, A1          ; XOR     t263_8, t274_8, t275_8
||      XOR     .L2X   B0, A15, B9          ; XOR     t278_8, t282_8, t308_8
||      XOR     .S1X   A15, B5, A9          ; XOR     t282_8, t284_8, t285_8
||      SHL     .S2    B8, 3, B1:B0         ; SHL     t283_8, 3, high_t293_8:t293_8
||      ADD     .D1    A6, A7, A12          ; ADD     t289_8, t288_8, t290_8
        XOR     .L1    A1, A12, A13         ; XOR     t275_8, t290_8, t295_8
||      ADD     .L2    B1, B0, B2           ; ADD     high_t293_8, t293_8, t294_8
||      SHL     .S1    A12, 3, A8           ; SHL     t290_8, 3, t299_8
||      SHL     .S2X   A12, 5, B7:B6        ; SHL     t290_8, 5, high_t291_8:t291_8
||      SUB     .D1    A3, A8, A6           ; SUB     ones, k21_8, t287_8
        XOR     .L1X   A9, B2, A13          ; XOR     t285_8, t294_8, t301_8
||      XOR     .L2X   B2, A13, B5          ; XOR     t294_8, t295_8, t296_8
||      SET     .S1    A8, 0, 2, A8         ; SET     t299_8, 0, 2, t300_8
||      SHRU    .S2    B9:B8, 7, B13:B12    ; SHRU    t308_8:t283_8, 7, high_t309_8:t309_8
||      SUB     .D1    A3, A5, A7           ; SUB     ones, k23_8, t337_8
||      ADD     .D2    B7, B6, B0           ; ADD     high_t291_8, t291_8, t292_8
        XOR     .L1    A8, A13, A9          ; XOR     t300_8, t301_8, t302_8
||      XOR     .L2X   B0, A10, B8          ; XOR     t286_8, t292_8, t318_8
||      XOR     .S1X   A11, B12, A11        ; XOR     k22_8, t309_8, t322_8
||      SHL     .S2    B5, 1, B11:B10       ; SHL     t296_8, 1, high_t306_8:t306_8
||      SUB     .D1    A3, A6, A14          ; SUB     ones, t287_8, t327_8
        ADD     .L2    B11, B10, B2         ; ADD     high_t306_8, t306_8, t307_8
||      SHL     .S1    A9, 7, A13:A12       ; SHL     t302_8, 7, high_t316_8:t316_8
||      SHL     .S2X   A9, 5, B1:B0         ; SHL     t302_8, 5, high_t311_8:t311_8
        XOR     .L1X   A6, B2, A13          ; XOR     t287_8, t307_8, t321_8
||      ADD     .L2    B1, B0, B13          ; ADD     high_t311_8, t311_8, t312_8
||      SHL     .S1    A9, 12, A6           ; SHL     t302_8, 12, t304_8
||      SHL     .S2    B5, 6, B7:B6         ; SHL     t296_8, 6, high_t297_8:t297_8
||      ADD     .D1    A13, A12, A2         ; ADD     high_t316_8, t316_8, t317_8
        XOR     .L1X   A14, B2, A15         ; XOR     t307_8, t327_8, t328_8
||      ADD     .L2    B7, B6, B6           ; ADD     high_t297_8, t297_8, t298_8
||      SHRU    .S1    A9, 20, A9           ; SHRU    t302_8, 20, t303_8
||      EXTU    .S2    B2, 7, 2, B1         ; EXTU    t307_8, 7, 2, t310_8
        XOR     .L1    A5, A2, A9           ; XOR     k23_8, t317_8, t324_8
||      XOR     .L2    B1, B13, B11         ; XOR     t310_8, t312_8, t314_8
||      XOR     .S1    A2, A7, A14          ; XOR     t317_8, t337_8, t338_8
||      XOR     .S2    B6, B8, B10          ; XOR     t298_8, t318_8, t319_8
||      ADD     .D1    A6, A9, A10          ; ADD     t304_8, t303_8, t305_8
||      LDW     .D2T1  *+B4[26], A2         ; LDW     *+keys[26], k26_8
        XOR     .L1    A13, A9, A5          ; XOR     t321_8, t324_8, t326_8
||      XOR     .L2    B1, B13, B10         ; XOR     t310_8, t312_8, t313_8
||      XOR     .S2X   B10, A10, B0         ; XOR     t305_8, t319_8, t320_8
||      B       .S1    serpent_encrypt_block$on4; no interrupt is taken in its delay slots
        OR      .L1X   A9, B0, A1           ; OR      t324_8, t320_8, t325_8
||      OR      .L2X   B0, A15, B10         ; OR      t320_8, t328_8, t331_8
||      XOR     .S1    A9, A15, A12         ; XOR     t324_8, t328_8, t344_8
||      SHRU    .S2    B11:B10, 8, B13:B12  ; SHRU    t314_8:t313_8, 8, high_t315_8:t315_8
||      LDW     .D2T1  *+B4[25], A13        ; LDW     *+keys[25], k25_8
        AND     .L1    A5, A15, A13         ; AND     t326_8, t328_8, t329_8
||      XOR     .L2X   B12, A11, B2         ; XOR     t315_8, t322_8, t323_8
||      XOR     .S1X   A9, B10, A15         ; XOR     t324_8, t331_8, t343_8
||      SUB     .D1    A3, A1, A7           ; SUB     ones, t325_8, t335_8
||      LDW     .D2T1  *+B4[27], A12        ; LDW     *+keys[27], k27_8
        XOR     .L1    A1, A13, A14         ; XOR     t325_8, t329_8, t330_8
||      XOR     .L2    B2, B10, B6          ; XOR     t323_8, t331_8, t332_8
||      XOR     .S1X   A5, B0, A9           ; XOR     t320_8, t326_8, t334_8
||      AND     .S2X   B2, A14, B8          ; AND     t323_8, t338_8, t339_8
        OR      .L1    A7, A9, A14          ; OR      t335_8, t334_8, t336_8
||      XOR     .L2X   B6, A14, B1          ; XOR     t330_8, t332_8, t333_8
||      AND     .S1X   A14, B6, A7          ; AND     t330_8, t332_8, t341_8
        XOR     .L1    A9, A7, A6           ; XOR     t334_8, t341_8, t342_8
||      AND     .L2X   B0, A12, B9          ; AND     t344_8, t320_8, t345_8
||      SHRU    .S1X   B1, 19, A11          ; SHRU    t333_8, 19, t350_8
||      SHL     .S2    B1, 13, B10          ; SHL     t333_8, 13, t351_8
||      LDW     .D2T1  *+B4[24], A1         ; LDW     *+keys[24], k24_8
serpent_encrypt_block$on4:
        XOR     .L1X   A14, B8, A8          ; XOR     t336_8, t339_8, t340_8
||      OR      .L2    B9, B2, B9           ; OR      t345_8, t323_8, t346_8
||      XOR     .S1    A9, A7, A7           ; XOR     t334_8, t341_8, t369_8
||      SHL     .S2X   A6, 3, B13:B12       ; SHL     t342_8, 3, high_t353_8:t353_8
||      SUB     .D1    A3, A13, A10         ; SUB     ones, k25_8, t348_8
        XOR     .L1X   A15, B9, A6          ; XOR     t343_8, t346_8, t347_8
||      ADD     .L2X   B10, A11, B12        ; ADD     t351_8, t350_8, t352_8
||      SHRU    .S1    A7:A6, 7, A15:A14    ; SHRU    t369_8:t342_8, 7, high_t370_8:t370_8
||      ADD     .S2    B13, B12, B0         ; ADD     high_t353_8, t353_8, t354_8
||      SUB     .D1    A3, A10, A5          ; SUB     ones, t348_8, t385_8
        XOR     .L1    A2, A14, A7          ; XOR     k26_8, t370_8, t381_8
||      XOR     .L2X   B12, A8, B5          ; XOR     t340_8, t352_8, t355_8
||      SHL     .S1X   B12, 3, A13          ; SHL     t352_8, 3, t362_8
||      SUB     .D1    A3, A12, A15         ; SUB     ones, k27_8, t349_8
        XOR     .L1X   A6, B0, A11          ; XOR     t347_8, t354_8, t364_8
||      XOR     .L2    B0, B5, B10          ; XOR     t354_8, t355_8, t356_8
||      SET     .S1    A13, 0, 2, A14       ; SET     t362_8, 0, 2, t363_8
||      XOR     .S2    B0, B5, B11          ; XOR     t354_8, t355_8, t373_8
||      SUB     .D1    A3, A15, A2          ; SUB     ones, t349_8, t395_8
        XOR     .L1    A14, A11, A8         ; XOR     t363_8, t364_8, t365_8
||      SHL     .S1X   B10, 1, A13:A12      ; SHL     t356_8, 1, high_t357_8:t357_8
||      SHRU    .S2    B11:B10, 2, B9:B8    ; SHRU    t373_8:t356_8, 2, high_t374_8:t374_8
        XOR     .L1    A14, A11, A9         ; XOR     t363_8, t364_8, t371_8
||      SHL     .S1    A8, 7, A13:A12       ; SHL     t365_8, 7, high_t376_8:t376_8
||      SHL     .S2X   A8, 12, B5           ; SHL     t365_8, 12, t367_8
||      ADD     .D1    A13, A12, A6         ; ADD     high_t357_8, t357_8, t358_8
        XOR     .L1    A6, A5, A11          ; XOR     t358_8, t385_8, t386_8
||      SHRU    .S1    A9:A8, 3, A9:A8      ; SHRU    t371_8:t365_8, 3, high_t372_8:t372_8
||      SHRU    .S2X   A8, 20, B6           ; SHRU    t365_8, 20, t366_8
||      ADD     .D1    A13, A12, A14        ; ADD     high_t376_8, t376_8, t377_8
        XOR     .L1    A10, A6, A12         ; XOR     t348_8, t358_8, t380_8
||      XOR     .L2X   B12, A6, B7          ; XOR     t352_8, t358_8, t359_8
||      XOR     .S1    A14, A2, A2          ; XOR     t377_8, t395_8, t396_8
||      SET     .S2    B8, 22, 28, B12      ; SET     t374_8, 22, 28, t375_8
||      ADD     .D2    B5, B6, B2           ; ADD     t367_8, t366_8, t368_8
        XOR     .L1    A8, A7, A8           ; XOR     t372_8, t381_8, t382_8
||      XOR     .L2X   B2, A1, B13          ; XOR     k24_8, t368_8, t378_8
||      XOR     .S1    A15, A14, A5         ; XOR     t349_8, t377_8, t384_8
||      SHL     .S2    B7, 5, B7:B6         ; SHL     t359_8, 5, high_t360_8:t360_8
        OR      .L1    A5, A11, A1          ; OR      t384_8, t386_8, t387_8
||      ADD     .L2    B7, B6, B0           ; ADD     high_t360_8, t360_8, t361_8
||      AND     .S1    A5, A12, A15         ; AND     t384_8, t380_8, t389_8
||      XOR     .S2X   B12, A8, B9          ; XOR     t375_8, t382_8, t383_8
||      LDW     .D2T1  *+B4[28], A13        ; LDW     *+keys[28], k28_8
        OR      .L1X   A15, B9, A6          ; OR      t383_8, t389_8, t390_8
||      XOR     .L2    B0, B13, B6          ; XOR     t361_8, t378_8, t379_8
||      XOR     .S1    A12, A2, A10         ; XOR     t380_8, t396_8, t403_8
||      XOR     .S2X   B9, A12, B12         ; XOR     t380_8, t383_8, t398_8
||      SUB     .D1    A3, A15, A14         ; SUB     ones, t389_8, t405_8
||      LDW     .D2T1  *+B4[29], A9         ; LDW     *+keys[29], k29_8
        AND     .L1X   A1, B6, A5           ; AND     t379_8, t387_8, t388_8
||      XOR     .L2X   B6, A5, B1           ; XOR     t379_8, t384_8, t400_8
||      XOR     .S1    A12, A5, A11         ; XOR     t380_8, t384_8, t393_8
||      SUB     .D1    A3, A6, A1           ; SUB     ones, t390_8, t391_8
||      LDW     .D2T1  *+B4[30], A7         ; LDW     *+keys[30], k30_8
        OR      .L1    A1, A5, A1           ; OR      t391_8, t388_8, t392_8
||      OR      .L2    B12, B1, B9          ; OR      t398_8, t400_8, t401_8
||      AND     .S1X   A14, B6, A12         ; AND     t379_8, t405_8, t406_8
||      AND     .S2X   B9, A10, B10         ; AND     t383_8, t403_8, t404_8
        XOR     .L1    A1, A11, A2          ; XOR     t392_8, t393_8, t394_8
||      AND     .L2X   B6, A2, B2           ; AND     t396_8, t379_8, t397_8
||      XOR     .S1X   A1, B9, A15          ; XOR     t392_8, t401_8, t430_8
        XOR     .L1X   A1, B9, A14          ; XOR     t392_8, t401_8, t402_8
||      XOR     .L2    B2, B12, B1          ; XOR     t397_8, t398_8, t399_8
||      SHRU    .S1    A2, 19, A11          ; SHRU    t394_8, 19, t411_8
||      SHL     .S2X   A2, 13, B9           ; SHL     t394_8, 13, t412_8
||      SUB     .D1    A3, A13, A5          ; SUB     ones, k28_8, t409_8
||      LDW     .D2T1  *+B4[31], A8         ; LDW     *+keys[31], k31_8
        ADD     .L1X   A11, B9, A2          ; ADD     t412_8, t411_8, t413_8
||      SHRU    .S1    A15:A14, 7, A11:A10  ; SHRU    t430_8:t402_8, 7, high_t431_8:t431_8
||      SHL     .S2X   A14, 3, B13:B12      ; SHL     t402_8, 3, high_t416_8:t416_8
||      SUB     .D1    A3, A9, A6           ; SUB     ones, k29_8, t410_8
        XOR     .L1X   A12, B10, A13        ; XOR     t404_8, t406_8, t407_8
||      ADD     .L2    B13, B12, B6         ; ADD     high_t416_8, t416_8, t417_8
||      SHL     .S1    A2, 5, A15:A14       ; SHL     t413_8, 5, high_t414_8:t414_8
||      XOR     .S2X   B1, A2, B1           ; XOR     t399_8, t413_8, t418_8
||      SUB     .D1    A3, A6, A9           ; SUB     ones, t410_8, t456_8
        XOR     .L1    A1, A13, A13         ; XOR     t392_8, t407_8, t408_8
||      XOR     .L2    B6, B1, B0           ; XOR     t417_8, t418_8, t419_8
||      SHL     .S1    A2, 3, A14           ; SHL     t413_8, 3, t422_8
||      XOR     .S2    B6, B1, B1           ; XOR     t417_8, t418_8, t434_8
||      ADD     .D1    A15, A14, A1         ; ADD     high_t414_8, t414_8, t415_8
        XOR     .L1    A7, A10, A2          ; XOR     k30_8, t431_8, t443_8
||      XOR     .L2X   B6, A13, B2          ; XOR     t408_8, t417_8, t423_8
||      SHL     .S1X   B0, 1, A11:A10       ; SHL     t419_8, 1, high_t428_8:t428_8
||      SHRU    .S2    B1:B0, 2, B11:B10    ; SHRU    t434_8:t419_8, 2, high_t435_8:t435_8
        XOR     .L1    A5, A1, A7           ; XOR     t409_8, t415_8, t439_8
||      XOR     .L2X   B2, A14, B6          ; XOR     t422_8, t423_8, t424_8
||      SHL     .S1X   B0, 6, A13:A12       ; SHL     t419_8, 6, high_t420_8:t420_8
||      ADDK    .S2    128, B4              ; ADDK    128, keys
||      ADD     .D1    A11, A10, A15        ; ADD     high_t428_8, t428_8, t429_8
        XOR     .L1    A15, A9, A12         ; XOR     t429_8, t456_8, t457_8
||      XOR     .L2X   B2, A14, B7          ; XOR     t422_8, t423_8, t432_8
||      SHL     .S1X   B6, 12, A9           ; SHL     t424_8, 12, t426_8
||      SHRU    .S2    B6, 20, B2           ; SHRU    t424_8, 20, t425_8
||      ADD     .D1    A13, A12, A5         ; ADD     high_t420_8, t420_8, t421_8
        XOR     .L1    A5, A7, A1           ; XOR     t421_8, t439_8, t440_8
||      ADD     .L2X   B2, A9, B2           ; ADD     t426_8, t425_8, t427_8
||      SHL     .S1X   B6, 7, A11:A10       ; SHL     t424_8, 7, high_t437_8:t437_8
||      SHRU    .S2    B7:B6, 3, B7:B6      ; SHRU    t432_8:t424_8, 3, high_t433_8:t433_8
        XOR     .L1X   A1, B2, A10          ; XOR     t427_8, t440_8, t441_8
||      XOR     .L2X   B6, A2, B13          ; XOR     t433_8, t443_8, t444_8
||      XOR     .S1    A6, A15, A9          ; XOR     t410_8, t429_8, t442_8
||      CLR     .S2    B10, 22, 28, B0      ; CLR     t435_8, 22, 28, t436_8
||      ADD     .D1    A11, A10, A2         ; ADD     high_t437_8, t437_8, t438_8
        XOR     .L1    A8, A2, A15          ; XOR     k31_8, t438_8, t446_8
||      CMPEQ   .L2X   B4, A0, B1           ; CMPEQ   keys, end, done
||      OR      .S1    A12, A10, A1         ; OR      t457_8, t441_8, t465_8
||      XOR     .S2    B0, B13, B11         ; XOR     t436_8, t444_8, t445_8
        OR      .L1    A9, A10, A13         ; OR      t442_8, t441_8, t451_8
||      AND     .L2X   B11, A1, B7          ; AND     t445_8, t465_8, t466_8
||      OR      .S1    A10, A15, A7         ; OR      t441_8, t446_8, t453_8
||[!B1] B       .S2    serpent_encrypt_block$rounds; [!done] B      rounds
        XOR     .L1    A7, A12, A1          ; XOR     t453_8, t457_8, t458_8
||      XOR     .L2X   B11, A7, B5          ; XOR     t445_8, t453_8, t455_8
||      XOR     .S1    A10, A15, A5         ; XOR     t441_8, t446_8, t460_8
        XOR     .L1    A10, A9, A7          ; XOR     t441_8, t442_8, t447_8
||      AND     .L2X   B5, A1, B1           ; AND     t455_8, t458_8, t459_8
||      XOR     .S1    A9, A7, A12          ; XOR     t442_8, t453_8, t454_8
        XOR     .L1X   A15, B11, A1         ; XOR     t445_8, t446_8, t449_8
||      OR      .L2X   B11, A7, B10         ; OR      t445_8, t447_8, t448_8
||      OR      .S1    A5, A9, A14          ; OR      t460_8, t442_8, t462_8
        AND     .L1X   A1, B10, A9          ; AND     t449_8, t448_8, t450_8
||      XOR     .L2X   B7, A12, B6          ; XOR     t454_8, t466_8, x3
||      AND     .S1    A14, A1, A10         ; AND     t462_8, t449_8, t463_8
        XOR     .L1    A9, A13, A5          ; XOR     t450_8, t451_8, x0
||      XOR     .L2X   B1, A5, B5           ; XOR     t459_8, t460_8, x1
||      XOR     .S1    A12, A10, A6         ; XOR     t454_8, t463_8, x2
serpent_encrypt_block$serpent_encrypt_block$2:
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D1T1  *+A0[2], A0          ; LDW     *+end[0 + 2], k2_9
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
||      B       .S1    serpent_encrypt_block$on5; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A0[0], A0          ; LDW     *+end[0], k0_9
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D1T2  *+A0[1], B3          ; LDW     *+end[0 + 1], k1_9
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D1T2  *+A0[3], B3          ; LDW     *+end[0 + 3], k3_9
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[9], A14        ; restore A14
        XOR     .L1    A6, A0, A6           ; XOR     x2, k2_9, w2
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
serpent_encrypt_block$on5:
        XOR     .L1    A5, A0, A0           ; XOR     x0, k0_9, w0
||      STW     .D1T1  A6, *+A4[2]          ; STW     w2, *+block[2]
        XOR     .L2    B5, B3, B5           ; XOR     x1, k1_9, w1
||      STW     .D1T1  A0, *+A4[0]          ; STW     w0, *+block[0]
        XOR     .L2    B6, B3, B3           ; XOR     x3, k3_9, w3
||      STW     .D1T2  B5, *+A4[1]          ; STW     w1, *+block[1]
        ADDK    .S2    40, B15              ; frame
||      STW     .D1T2  B3, *+A4[3]          ; STW     w3, *+block[3]

serpent_decrypt_block:
        MV      .L1X   B4, A0               ; MV      schedule, keys
||      MV      .L2X   A4, B0               ; copy
||      MVK     .S1    -1, A3               ; MVK     -1, ones
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D1T2  *+A4[2], B7          ; LDW     *+block[2], w2
        ADDK    .S1    512, A0              ; ADDK    512, keys
||      LDW     .D1T1  *+A4[0], A1          ; LDW     *+block[0], w0
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+block[1], w1
        LDW     .D1T2  *+A0[3], B2          ; LDW     *+keys[0 + 3], k3_10
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        LDW     .D1T2  *+A0[2], B8          ; LDW     *+keys[0 + 2], k2_10
        LDW     .D1T1  *+A0[0], A2          ; LDW     *+keys[0], k0_10
||      LDW     .D2T2  *+B0[3], B6          ; LDW     *+block[3], w3
        LDW     .D1T2  *+A0[1], B5          ; LDW     *+keys[0 + 1], k1_10
        STW     .D2T1  A12, *+B15[3]        ; save A12
        STW     .D2T1  A11, *+B15[2]        ; save A11
        NOP
        XOR     .L2    B7, B8, B0           ; XOR     w2, k2_10, x2
        XOR     .L1    A1, A2, A5           ; XOR     w0, k0_10, x0
||      XOR     .L2    B1, B5, B5           ; XOR     w1, k1_10, x1
||      MV      .S1X   B0, A6               ; move x2
||      XOR     .S2    B6, B2, B6           ; XOR     w3, k3_10, x3
||      STW     .D2T1  A13, *+B15[4]        ; save A13
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 112, "res_mii": 91, "rec_mii": 77, "optimal": null, "attempts": [{"interval": 91, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 112, "result": "found by lists", "seconds": 36.7}]}
;  loop rounds, passes one after the other: 112 cycles each
;  bounds: resources 91, recurrence 77
;  as a region: 112 cycles found by lists, 36.7 s
;  II 91: proved infeasible (units between the chains at both ends), 0.0 s
;  not proved the least possible: every interval below 92 is ruled out; 36.7 s of search found nothing below 112
serpent_decrypt_block$rounds:
        AND     .L1X   A5, B5, A1           ; AND     x0, x1, t0_11
||      ADDK    .S1    -128, A0             ; rounds: ADDK    -128, keys
||      MV      .D1    A6, A6               ; move x2
        OR      .L1X   A5, B5, A2           ; OR      x1, x0, t1_11
||      XOR     .L2X   B5, A6, B0           ; XOR     x1, x2, t8_11
||      SUB     .S1    A3, A6, A7           ; SUB     ones, x2, t11_11
||      LDW     .D1T1  *+A0[28], A6         ; LDW     *+keys[28], k28_11
||      B       .S2    serpent_decrypt_block$on1; no interrupt is taken in its delay slots
        OR      .L1X   A6, B5, A8           ; OR      x1, x2, t3_11
||      AND     .L2X   B6, A1, B5           ; AND     t0_11, x3, t7_11
||      OR      .S1    A7, A5, A7           ; OR      t11_11, x0, t12_11
||      LDW     .D1T1  *+A0[29], A7         ; LDW     *+keys[29], k29_11
        SUB     .L1X   A3, B6, A6           ; SUB     ones, x3, t4_11
||      XOR     .L2    B5, B0, B0           ; XOR     t7_11, t8_11, t9_11
||      OR      .S1    A1, A6, A9           ; OR      t0_11, x2, t20_11
||      AND     .S2X   B6, A7, B5           ; AND     t12_11, x3, t13_11
||      LDW     .D1T1  *+A0[30], A12        ; LDW     *+keys[30], k30_11
        XOR     .L1    A1, A2, A2           ; XOR     t0_11, t1_11, t2_11
||      AND     .L2X   B6, A2, B6           ; AND     t1_11, x3, t19_11
||      AND     .S1    A8, A6, A5           ; AND     t3_11, t4_11, t5_11
||      SUB     .D1    A3, A5, A1           ; SUB     ones, x0, t14_11
        XOR     .L1    A2, A5, A2           ; XOR     t2_11, t5_11, t6_11
||      XOR     .L2X   B6, A9, B6           ; XOR     t19_11, t20_11, t21_11
||      AND     .S1    A7, A6, A5           ; AND     t12_11, t4_11, t17_11
||      LDW     .D1T1  *+A0[31], A11        ; LDW     *+keys[31], k31_11
        AND     .L1X   A1, B5, A1           ; AND     t14_11, t13_11, t15_11
||      XOR     .L2X   B0, A2, B5           ; XOR     t6_11, t9_11, t10_11
||      SUB     .S1    A3, A6, A6           ; SUB     ones, k28_11, t22_11
serpent_decrypt_block$on1:
        XOR     .L1X   A5, B0, A2           ; XOR     t17_11, t9_11, t18_11
||      XOR     .L2X   B5, A6, B1           ; XOR     t10_11, t22_11, t29_11
||      XOR     .S1    A7, A2, A7           ; XOR     k29_11, t6_11, t25_11
        XOR     .L1    A1, A7, A6           ; XOR     t15_11, t25_11, t26_11
||      XOR     .L2X   B5, A6, B0           ; XOR     t10_11, t22_11, t24_11
||      XOR     .S1    A1, A7, A7           ; XOR     t15_11, t25_11, t36_11
||      SUB     .D1    A3, A12, A1          ; SUB     ones, k30_11, t23_11
        XOR     .L1    A2, A1, A2           ; XOR     t18_11, t23_11, t27_11
||      SHRU    .S1    A7:A6, 1, A9:A8      ; SHRU    t36_11:t26_11, 1, high_t37_11:t37_11
||      SHL     .S2X   A6, 7, B5            ; SHL     t26_11, 7, t41_11
        XOR     .L1X   A11, B6, A10         ; XOR     k31_11, t21_11, t28_11
||      SHRU    .S1    A2, 22, A2           ; SHRU    t27_11, 22, t38_11
||      SHL     .S2X   A2, 10, B2           ; SHL     t27_11, 10, t39_11
        XOR     .L1    A6, A10, A1          ; XOR     t26_11, t28_11, t31_11
||      ADD     .L2X   B2, A2, B2           ; ADD     t39_11, t38_11, t40_11
||      XOR     .S1X   A11, B6, A11         ; XOR     k31_11, t21_11, t47_11
||      SHRU    .S2    B1:B0, 5, B1:B0      ; SHRU    t29_11:t24_11, 5, high_t30_11:t30_11
||      LDW     .D1T1  *+A0[26], A12        ; LDW     *+keys[26], k26_11
        XOR     .L1X   A1, B0, A1           ; XOR     t30_11, t31_11, t32_11
||      XOR     .L2X   B2, A10, B1          ; XOR     t28_11, t40_11, t43_11
||      SHRU    .S1    A11:A10, 7, A11:A10  ; SHRU    t47_11:t28_11, 7, high_t48_11:t48_11
||      SET     .S2    B5, 0, 6, B0         ; SET     t41_11, 0, 6, t42_11
||      LDW     .D1T1  *+A0[25], A5         ; LDW     *+keys[25], k25_11
        XOR     .L1    A1, A8, A8           ; XOR     t32_11, t37_11, t51_11
||      XOR     .L2    B0, B1, B6           ; XOR     t42_11, t43_11, t44_11
||      SHRU    .S1    A1, 13, A11          ; SHRU    t32_11, 13, t33_11
||      SHL     .S2X   A1, 19, B2           ; SHL     t32_11, 19, t34_11
||      LDW     .D1T1  *+A0[27], A2         ; LDW     *+keys[27], k27_11
        XOR     .L1X   A10, B6, A1          ; XOR     t44_11, t48_11, t53_11
||      ADD     .L2X   B2, A11, B0          ; ADD     t34_11, t33_11, t35_11
||      SHL     .S1    A1, 3, A10           ; SHL     t32_11, 3, t49_11
||      XOR     .S2    B0, B1, B7           ; XOR     t42_11, t43_11, t45_11
        XOR     .L1X   A8, B6, A10          ; XOR     t44_11, t51_11, t52_11
||      SET     .S1    A10, 0, 2, A11       ; SET     t49_11, 0, 2, t50_11
||      SHRU    .S2    B7:B6, 3, B7:B6      ; SHRU    t45_11:t44_11, 3, high_t46_11:t46_11
||      LDW     .D1T1  *+A0[24], A6         ; LDW     *+keys[24], k24_11
        XOR     .L1    A11, A1, A11         ; XOR     t50_11, t53_11, t54_11
||      XOR     .L2X   B0, A10, B1          ; XOR     t35_11, t52_11, t65_11
||      SUB     .S1X   A3, B0, A7           ; SUB     ones, t35_11, t55_11
||      XOR     .S2    B0, B6, B7           ; XOR     t35_11, t46_11, t68_11
        AND     .L1X   A7, B6, A9           ; AND     t55_11, t46_11, t56_11
||      AND     .L2X   B6, A10, B2          ; AND     t52_11, t46_11, t60_11
||      XOR     .S1    A10, A7, A1          ; XOR     t52_11, t55_11, t70_11
||      XOR     .S2    B6, B1, B1           ; XOR     t46_11, t65_11, t66_11
        XOR     .L1    A11, A9, A9          ; XOR     t54_11, t56_11, t57_11
||      XOR     .L2X   B6, A10, B2          ; XOR     t46_11, t52_11, t58_11
||      OR      .S1X   A11, B2, A11         ; OR      t60_11, t54_11, t61_11
        OR      .L1X   A10, B0, A7          ; OR      t52_11, t35_11, t62_11
||      XOR     .L2X   B1, A9, B0           ; XOR     t57_11, t66_11, t67_11
||      AND     .S1    A9, A1, A10          ; AND     t57_11, t70_11, t71_11
        AND     .L1    A7, A11, A7          ; AND     t62_11, t61_11, t63_11
||      XOR     .L2X   B0, A5, B6           ; XOR     k25_11, t67_11, t74_11
||      XOR     .S1X   A12, B7, A8          ; XOR     k26_11, t68_11, t75_11
        XOR     .L1    A7, A10, A1          ; XOR     t63_11, t71_11, t72_11
||      XOR     .L2X   B0, A5, B7           ; XOR     k25_11, t67_11, t85_11
||      XOR     .S1    A7, A8, A8           ; XOR     t63_11, t75_11, t76_11
||      SHL     .S2    B6, 7, B0            ; SHL     t74_11, 7, t90_11
        OR      .L1X   A9, B2, A9           ; OR      t58_11, t57_11, t59_11
||      XOR     .S1    A2, A1, A10          ; XOR     k27_11, t72_11, t77_11
||      SHRU    .S2X   A8, 22, B2           ; SHRU    t76_11, 22, t87_11
||      LDW     .D1T1  *+A0[20], A5         ; LDW     *+keys[20], k20_11
        XOR     .L1    A9, A7, A8           ; XOR     t59_11, t63_11, t64_11
||      XOR     .L2X   B6, A10, B1          ; XOR     t74_11, t77_11, t80_11
||      SHL     .S1    A8, 10, A7           ; SHL     t76_11, 10, t88_11
||      SHRU    .S2    B7:B6, 1, B7:B6      ; SHRU    t85_11:t74_11, 1, high_t86_11:t86_11
        XOR     .L1    A6, A8, A8           ; XOR     k24_11, t64_11, t73_11
||      XOR     .L2X   B0, A10, B0          ; XOR     t77_11, t90_11, t91_11
||      XOR     .S1    A6, A8, A9           ; XOR     k24_11, t64_11, t78_11
||      B       .S2    serpent_decrypt_block$on2; no interrupt is taken in its delay slots
        XOR     .L1    A2, A1, A11          ; XOR     k27_11, t72_11, t95_11
||      ADD     .L2X   B2, A7, B2           ; ADD     t88_11, t87_11, t89_11
||      SHRU    .S1    A9:A8, 5, A7:A6      ; SHRU    t78_11:t73_11, 5, high_t79_11:t79_11
||      LDW     .D1T1  *+A0[21], A1         ; LDW     *+keys[21], k21_11
        XOR     .L1X   A6, B1, A11          ; XOR     t79_11, t80_11, t81_11
||      XOR     .L2    B2, B0, B0           ; XOR     t89_11, t91_11, t92_11
||      SHRU    .S1    A11:A10, 7, A7:A6    ; SHRU    t95_11:t77_11, 7, high_t96_11:t96_11
||      XOR     .S2    B2, B0, B1           ; XOR     t89_11, t91_11, t93_11
||      LDW     .D1T1  *+A0[23], A6         ; LDW     *+keys[23], k23_11
        XOR     .L1X   A11, B6, A1          ; XOR     t81_11, t86_11, t98_11
||      SHRU    .S1    A11, 13, A7          ; SHRU    t81_11, 13, t82_11
||      SHRU    .S2    B1:B0, 3, B7:B6      ; SHRU    t93_11:t92_11, 3, high_t94_11:t94_11
        XOR     .L1X   A6, B0, A6           ; XOR     t92_11, t96_11, t100_11
||      XOR     .L2X   B0, A1, B0           ; XOR     t92_11, t98_11, t99_11
||      SHL     .S1    A11, 3, A1           ; SHL     t81_11, 3, t97_11
||      LDW     .D1T1  *+A0[22], A11        ; LDW     *+keys[22], k22_11
||      B       .S2    serpent_decrypt_block$on3; no interrupt is taken in its delay slots
        XOR     .L1    A6, A1, A11          ; XOR     t100_11, t97_11, t101_11
||      OR      .L2    B0, B6, B7           ; OR      t99_11, t94_11, t102_11
||      SHL     .S1    A11, 19, A6          ; SHL     t81_11, 19, t83_11
||      XOR     .S2    B6, B0, B6           ; XOR     t94_11, t99_11, t103_11
serpent_decrypt_block$on2:
        ADD     .L1    A6, A7, A7           ; ADD     t83_11, t82_11, t84_11
||      XOR     .L2X   B7, A11, B7          ; XOR     t101_11, t102_11, t104_11
||      AND     .S1X   A11, B0, A11         ; AND     t101_11, t99_11, t105_11
        OR      .L1    A11, A7, A11         ; OR      t105_11, t84_11, t107_11
||      XOR     .L2X   B6, A11, B6          ; XOR     t103_11, t105_11, t106_11
||      XOR     .S1X   A5, B7, A7           ; XOR     k20_11, t104_11, t122_11
||      XOR     .S2    B7, B0, B0           ; XOR     t104_11, t99_11, t111_11
||      SUB     .D1    A3, A7, A10          ; SUB     ones, t84_11, t109_11
        XOR     .L1X   A10, B7, A2          ; XOR     t104_11, t109_11, t116_11
||      XOR     .L2X   B6, A11, B7          ; XOR     t106_11, t107_11, t108_11
        AND     .L1X   A10, B0, A10         ; AND     t111_11, t109_11, t113_11
||      OR      .L2X   B6, A10, B6          ; OR      t106_11, t109_11, t110_11
serpent_decrypt_block$on3:
        XOR     .L1X   A1, B7, A1           ; XOR     k21_11, t108_11, t124_11
||      XOR     .L2    B6, B0, B6           ; XOR     t110_11, t111_11, t112_11
||      XOR     .S1    A6, A10, A6          ; XOR     k23_11, t113_11, t127_11
||      XOR     .S2X   B7, A7, B0           ; XOR     t108_11, t122_11, t123_11
        AND     .L1X   A2, B6, A2           ; AND     t116_11, t112_11, t117_11
||      XOR     .L2    B7, B6, B6           ; XOR     t108_11, t112_11, t118_11
||      XOR     .S1    A10, A1, A8          ; XOR     t113_11, t124_11, t125_11
||      XOR     .S2X   B7, A7, B1           ; XOR     t108_11, t122_11, t129_11
        XOR     .L1X   A2, B6, A7           ; XOR     t117_11, t118_11, t119_11
||      XOR     .L2X   B6, A6, B0           ; XOR     t118_11, t127_11, t128_11
||      SHL     .S1    A8, 7, A2            ; SHL     t125_11, 7, t141_11
||      SHRU    .S2    B1:B0, 5, B9:B8      ; SHRU    t129_11:t123_11, 5, high_t130_11:t130_11
        XOR     .L1    A11, A7, A6          ; XOR     k22_11, t119_11, t126_11
||      XOR     .L2X   B6, A6, B1           ; XOR     t118_11, t127_11, t146_11
||      XOR     .S1X   A8, B8, A7           ; XOR     t125_11, t130_11, t131_11
||      B       .S2    serpent_decrypt_block$on4; no interrupt is taken in its delay slots
        XOR     .L1X   A7, B0, A1           ; XOR     t128_11, t131_11, t132_11
||      XOR     .L2X   B0, A2, B6           ; XOR     t128_11, t141_11, t142_11
||      XOR     .S1    A10, A1, A9          ; XOR     t113_11, t124_11, t136_11
||      SHRU    .S2    B1:B0, 7, B1:B0      ; SHRU    t146_11:t128_11, 7, high_t147_11:t147_11
        SHL     .S1    A1, 19, A2           ; SHL     t132_11, 19, t134_11
||      SHRU    .S2X   A6, 22, B1           ; SHRU    t126_11, 22, t138_11
||      LDW     .D1T1  *+A0[18], A1         ; LDW     *+keys[18], k18_11
        SHRU    .S1    A1, 13, A6           ; SHRU    t132_11, 13, t133_11
||      SHL     .S2X   A6, 10, B8           ; SHL     t126_11, 10, t139_11
||      LDW     .D1T1  *+A0[17], A6         ; LDW     *+keys[17], k17_11
        ADD     .L1    A2, A6, A2           ; ADD     t134_11, t133_11, t135_11
||      ADD     .L2    B8, B1, B1           ; ADD     t139_11, t138_11, t140_11
||      SHRU    .S1    A9:A8, 1, A9:A8      ; SHRU    t136_11:t125_11, 1, high_t137_11:t137_11
||      SHL     .S2X   A1, 3, B8            ; SHL     t132_11, 3, t148_11
||      LDW     .D1T1  *+A0[16], A2         ; LDW     *+keys[16], k16_11
        XOR     .L1    A1, A8, A1           ; XOR     t132_11, t137_11, t149_11
||      XOR     .L2    B1, B6, B0           ; XOR     t140_11, t142_11, t143_11
||      XOR     .S2    B0, B8, B8           ; XOR     t147_11, t148_11, t151_11
||      B       .S1    serpent_decrypt_block$on5; no interrupt is taken in its delay slots
serpent_decrypt_block$on4:
        XOR     .L1X   A1, B0, A9           ; XOR     t143_11, t149_11, t150_11
||      XOR     .L2    B1, B6, B1           ; XOR     t140_11, t142_11, t144_11
||      SUB     .S1    A3, A2, A8           ; SUB     ones, t135_11, t153_11
||      XOR     .S2    B0, B8, B6           ; XOR     t143_11, t151_11, t152_11
||      LDW     .D1T1  *+A0[19], A8         ; LDW     *+keys[19], k19_11
        XOR     .L1X   A9, B6, A7           ; XOR     t150_11, t152_11, t159_11
||      AND     .L2X   B6, A8, B8           ; AND     t153_11, t152_11, t154_11
||      AND     .S1    A2, A9, A10          ; AND     t135_11, t150_11, t162_11
||      SHRU    .S2    B1:B0, 3, B1:B0      ; SHRU    t144_11:t143_11, 3, high_t145_11:t145_11
        OR      .L1    A8, A9, A9           ; OR      t153_11, t150_11, t158_11
||      XOR     .L2X   B0, A2, B9           ; XOR     t135_11, t145_11, t155_11
||      SUB     .S1X   A3, B0, A11          ; SUB     ones, t145_11, t168_11
||      OR      .S2    B0, B6, B1           ; OR      t145_11, t152_11, t164_11
        OR      .L1X   A7, B8, A8           ; OR      t159_11, t154_11, t167_11
||      XOR     .L2X   B0, A8, B9           ; XOR     t145_11, t153_11, t156_11
||      AND     .S1    A9, A11, A11         ; AND     t158_11, t168_11, t169_11
||      AND     .S2    B1, B9, B0           ; AND     t164_11, t155_11, t165_11
        XOR     .L1X   A10, B6, A10         ; XOR     t152_11, t162_11, t163_11
||      OR      .L2    B9, B8, B6           ; OR      t156_11, t154_11, t157_11
||      XOR     .S1    A8, A11, A11         ; XOR     t167_11, t169_11, t170_11
||      XOR     .S2X   B1, A10, B1          ; XOR     t162_11, t164_11, t171_11
serpent_decrypt_block$on5:
        AND     .L1    A7, A9, A7           ; AND     t159_11, t158_11, t160_11
||      XOR     .L2X   B0, A10, B0          ; XOR     t163_11, t165_11, t166_11
||      XOR     .S1    A1, A11, A5          ; XOR     k18_11, t170_11, t175_11
||      LDW     .D1T1  *+A0[13], A1         ; LDW     *+keys[13], k13_11
        XOR     .L1X   A7, B6, A9           ; XOR     t157_11, t160_11, t161_11
||      XOR     .L2X   B0, A6, B6           ; XOR     k17_11, t166_11, t174_11
||      SHL     .S1    A5, 7, A11:A10       ; SHL     t175_11, 7, high_t192_11:t192_11
        XOR     .L1    A2, A9, A10          ; XOR     k16_11, t161_11, t173_11
||      XOR     .L2X   B0, A6, B7           ; XOR     k17_11, t166_11, t184_11
||      XOR     .S1    A2, A9, A11          ; XOR     k16_11, t161_11, t177_11
||      SHL     .S2    B6, 7, B0            ; SHL     t174_11, 7, t189_11
||      ADD     .D1    A11, A10, A2         ; ADD     high_t192_11, t192_11, t193_11
        XOR     .L1X   A7, B1, A7           ; XOR     t160_11, t171_11, t172_11
||      SHRU    .S1    A11:A10, 5, A11:A10  ; SHRU    t177_11:t173_11, 5, high_t178_11:t178_11
||      SHL     .S2X   A5, 10, B1           ; SHL     t175_11, 10, t187_11
        XOR     .L1    A8, A7, A8           ; XOR     k19_11, t172_11, t176_11
||      XOR     .S1    A8, A7, A9           ; XOR     k19_11, t172_11, t194_11
||      SHRU    .S2X   A5, 22, B8           ; SHRU    t175_11, 22, t186_11
||      LDW     .D1T1  *+A0[14], A5         ; LDW     *+keys[14], k14_11
        XOR     .L1X   A8, B0, A11          ; XOR     t176_11, t189_11, t190_11
||      XOR     .L2X   B6, A8, B1           ; XOR     t174_11, t176_11, t179_11
||      SHRU    .S1    A9:A8, 7, A7:A6      ; SHRU    t194_11:t176_11, 7, high_t197_11:t197_11
||      EXTU    .S2    B6, 7, 3, B0         ; EXTU    t174_11, 7, 3, t196_11
||      LDW     .D1T1  *+A0[12], A12        ; LDW     *+keys[12], k12_11
||      ADD     .D2    B1, B8, B8           ; ADD     t187_11, t186_11, t188_11
        XOR     .L1X   A11, B8, A7          ; XOR     t188_11, t190_11, t191_11
||      XOR     .L2X   B1, A10, B1          ; XOR     t178_11, t179_11, t180_11
||      SHRU    .S1    A9:A8, 3, A9:A8      ; SHRU    t194_11:t176_11, 3, high_t195_11:t195_11
||      SHRU    .S2    B7:B6, 1, B7:B6      ; SHRU    t184_11:t174_11, 1, high_t185_11:t185_11
||      SUB     .D1    A3, A1, A1           ; SUB     ones, k13_11, t227_11
        XOR     .L1X   A8, B0, A8           ; XOR     t195_11, t196_11, t201_11
||      XOR     .L2    B1, B6, B6           ; XOR     t180_11, t185_11, t199_11
||      XOR     .S1    A7, A6, A6           ; XOR     t191_11, t197_11, t203_11
||      SHL     .S2    B1, 3, B0            ; SHL     t180_11, 3, t198_11
        XOR     .L1    A2, A8, A7           ; XOR     t193_11, t201_11, t202_11
||      XOR     .L2X   B6, A7, B6           ; XOR     t191_11, t199_11, t200_11
||      SUB     .S1X   A3, B0, A8           ; SUB     ones, t198_11, t210_11
||      SHL     .S2    B1, 19, B7           ; SHL     t180_11, 19, t182_11
||      LDW     .D1T1  *+A0[15], A2         ; LDW     *+keys[15], k15_11
        XOR     .L1X   A7, B6, A8           ; XOR     t200_11, t202_11, t205_11
||      AND     .L2X   B6, A7, B1           ; AND     t202_11, t200_11, t206_11
||      XOR     .S1    A6, A8, A7           ; XOR     t203_11, t210_11, t211_11
||      SHRU    .S2    B1, 13, B8           ; SHRU    t180_11, 13, t181_11
||      SUB     .D1    A3, A7, A10          ; SUB     ones, t202_11, t214_11
        XOR     .L1X   A6, B0, A6           ; XOR     t198_11, t203_11, t204_11
||      ADD     .L2    B7, B8, B7           ; ADD     t182_11, t181_11, t183_11
||      XOR     .S1    A8, A1, A1           ; XOR     t205_11, t227_11, t230_11
||      OR      .S2X   B6, A10, B0          ; OR      t200_11, t214_11, t215_11
        OR      .L1X   A6, B1, A6           ; OR      t206_11, t204_11, t207_11
||      XOR     .L2    B7, B6, B1           ; XOR     t183_11, t200_11, t209_11
||      OR      .S1    A6, A8, A10          ; OR      t204_11, t205_11, t220_11
||      AND     .S2    B7, B0, B6           ; AND     t183_11, t215_11, t216_11
        XOR     .L1X   A10, B6, A11         ; XOR     t216_11, t220_11, t224_11
||      AND     .L2X   B1, A7, B0           ; AND     t209_11, t211_11, t212_11
||      XOR     .S1    A5, A6, A9           ; XOR     k14_11, t207_11, t232_11
||      XOR     .S2    B1, B0, B7           ; XOR     t209_11, t215_11, t221_11
||      SUB     .D1    A3, A6, A5           ; SUB     ones, t207_11, t217_11
        XOR     .L1    A8, A6, A6           ; XOR     t205_11, t207_11, t208_11
||      AND     .L2X   B7, A10, B0          ; AND     t221_11, t220_11, t222_11
||      XOR     .S1X   A12, B0, A8          ; XOR     k12_11, t212_11, t228_11
        OR      .L1X   A5, B6, A5           ; OR      t217_11, t216_11, t218_11
||      XOR     .L2X   B0, A9, B0           ; XOR     t222_11, t232_11, t233_11
||      XOR     .S1    A6, A8, A9           ; XOR     t208_11, t228_11, t235_11
||      LDW     .D1T1  *+A0[9], A10         ; LDW     *+keys[9], k9_11
        XOR     .L1    A6, A8, A8           ; XOR     t208_11, t228_11, t229_11
||      OR      .L2X   B1, A7, B6           ; OR      t209_11, t211_11, t225_11
||      XOR     .S1    A5, A1, A6           ; XOR     t218_11, t230_11, t231_11
||      SHL     .S2    B0, 10, B1           ; SHL     t233_11, 10, t245_11
||      LDW     .D1T1  *+A0[8], A12         ; LDW     *+keys[8], k8_11
        XOR     .L1    A5, A1, A7           ; XOR     t218_11, t230_11, t242_11
||      AND     .L2X   B6, A11, B0          ; AND     t225_11, t224_11, t226_11
||      SHRU    .S1    A9:A8, 5, A9:A8      ; SHRU    t235_11:t229_11, 5, high_t236_11:t236_11
||      SHRU    .S2    B0, 22, B6           ; SHRU    t233_11, 22, t244_11
        XOR     .L1    A6, A8, A9           ; XOR     t231_11, t236_11, t237_11
||      XOR     .L2X   B0, A2, B6           ; XOR     k15_11, t226_11, t234_11
||      SHL     .S1    A6, 7, A8            ; SHL     t231_11, 7, t247_11
||      ADD     .D2    B1, B6, B1           ; ADD     t245_11, t244_11, t246_11
||      B       .S2    serpent_decrypt_block$on6; no interrupt is taken in its delay slots
        XOR     .L1X   A9, B6, A9           ; XOR     t234_11, t237_11, t238_11
||      XOR     .L2    B6, B1, B0           ; XOR     t234_11, t246_11, t248_11
||      SHRU    .S1    A7:A6, 1, A7:A6      ; SHRU    t242_11:t231_11, 1, high_t243_11:t243_11
||      XOR     .S2X   B0, A2, B7           ; XOR     k15_11, t226_11, t252_11
        XOR     .L1    A9, A6, A1           ; XOR     t238_11, t243_11, t255_11
||      XOR     .L2X   B0, A8, B6           ; XOR     t247_11, t248_11, t249_11
||      SHL     .S1    A9, 3, A7            ; SHL     t238_11, 3, t254_11
||      SHRU    .S2    B7:B6, 7, B9:B8      ; SHRU    t252_11:t234_11, 7, high_t253_11:t253_11
||      LDW     .D1T1  *+A0[11], A8         ; LDW     *+keys[11], k11_11
        SUB     .L1    A3, A7, A5           ; SUB     ones, t254_11, t260_11
||      XOR     .L2X   B0, A8, B7           ; XOR     t247_11, t248_11, t250_11
||      SHL     .S1    A9, 19, A8           ; SHL     t238_11, 19, t240_11
||      XOR     .S2    B6, B8, B0           ; XOR     t249_11, t253_11, t257_11
||      LDW     .D1T1  *+A0[10], A7         ; LDW     *+keys[10], k10_11
        XOR     .L1X   A5, B0, A1           ; XOR     t257_11, t260_11, t261_11
||      XOR     .L2X   B6, A1, B8           ; XOR     t249_11, t255_11, t256_11
||      SHRU    .S1    A9, 13, A5           ; SHRU    t238_11, 13, t239_11
||      SHRU    .S2    B7:B6, 3, B7:B6      ; SHRU    t250_11:t249_11, 3, high_t251_11:t251_11
        ADD     .L1    A8, A5, A5           ; ADD     t240_11, t239_11, t241_11
||      XOR     .L2    B6, B8, B0           ; XOR     t251_11, t256_11, t259_11
||      XOR     .S1X   A7, B0, A7           ; XOR     t254_11, t257_11, t258_11
||      B       .S2    serpent_decrypt_block$on7; no interrupt is taken in its delay slots
serpent_decrypt_block$on6:
        XOR     .L1    A5, A7, A2           ; XOR     t241_11, t258_11, t264_11
||      OR      .L2X   B0, A1, B6           ; OR      t261_11, t259_11, t262_11
||      XOR     .S1    A10, A5, A1          ; XOR     k9_11, t241_11, t279_11
        XOR     .L1X   A7, B0, A9           ; XOR     t258_11, t259_11, t263_11
||      XOR     .L2    B8, B6, B0           ; XOR     t256_11, t262_11, t265_11
||      XOR     .S1    A12, A2, A8          ; XOR     k8_11, t264_11, t277_11
||      SUB     .D1    A3, A8, A6           ; SUB     ones, k11_11, t276_11
        XOR     .L1    A5, A9, A9           ; XOR     t241_11, t263_11, t267_11
||      OR      .L2X   B8, A9, B8           ; OR      t256_11, t263_11, t266_11
||      OR      .S1X   A2, B0, A5           ; OR      t264_11, t265_11, t269_11
        XOR     .L1X   A9, B0, A2           ; XOR     t265_11, t267_11, t270_11
||      XOR     .L2X   B8, A2, B6           ; XOR     t264_11, t266_11, t268_11
        XOR     .L1    A5, A2, A5           ; XOR     t269_11, t270_11, t271_11
||      XOR     .L2X   B8, A8, B7           ; XOR     t266_11, t277_11, t285_11
||      AND     .S1X   A2, B6, A2           ; AND     t270_11, t268_11, t272_11
||      LDW     .D1T1  *+A0[5], A1          ; LDW     *+keys[5], k5_11
||      B       .S2    serpent_decrypt_block$on8; no interrupt is taken in its delay slots
serpent_decrypt_block$on7:
        XOR     .L1    A5, A1, A8           ; XOR     t271_11, t279_11, t280_11
||      XOR     .L2X   B8, A8, B6           ; XOR     t266_11, t277_11, t278_11
||      XOR     .S1X   A7, B0, A7           ; XOR     k10_11, t265_11, t281_11
||      LDW     .D1T1  *+A0[7], A2          ; LDW     *+keys[7], k7_11
        XOR     .L1    A5, A7, A7           ; XOR     t271_11, t281_11, t282_11
||      XOR     .L2X   B0, A6, B0           ; XOR     t265_11, t276_11, t283_11
||      SHL     .S1    A8, 7, A6            ; SHL     t280_11, 7, t297_11
||      SHRU    .S2    B7:B6, 5, B7:B6      ; SHRU    t285_11:t278_11, 5, high_t286_11:t286_11
        XOR     .L1X   A2, B0, A12          ; XOR     t272_11, t283_11, t284_11
||      XOR     .L2X   B6, A8, B6           ; XOR     t280_11, t286_11, t287_11
||      SHL     .S1    A7, 10, A11          ; SHL     t282_11, 10, t295_11
        XOR     .L1    A5, A1, A9           ; XOR     t271_11, t279_11, t292_11
||      XOR     .L2X   B6, A12, B6          ; XOR     t284_11, t287_11, t288_11
||      SHRU    .S1    A7, 22, A5           ; SHRU    t282_11, 22, t294_11
        XOR     .L1    A12, A6, A6          ; XOR     t284_11, t297_11, t298_11
||      XOR     .S1X   A2, B0, A13          ; XOR     t272_11, t283_11, t302_11
||      SHL     .S2    B6, 3, B0            ; SHL     t288_11, 3, t304_11
||      ADD     .D1    A11, A5, A5          ; ADD     t295_11, t294_11, t296_11
serpent_decrypt_block$on8:
        XOR     .L1    A5, A6, A9           ; XOR     t296_11, t298_11, t300_11
||      SHRU    .S1    A9:A8, 1, A11:A10    ; SHRU    t292_11:t280_11, 1, high_t293_11:t293_11
||      SHL     .S2    B6, 19, B7           ; SHL     t288_11, 19, t290_11
||      SUB     .D1    A3, A1, A1           ; SUB     ones, k5_11, t328_11
        XOR     .L1    A5, A6, A8           ; XOR     t296_11, t298_11, t299_11
||      XOR     .L2X   B6, A10, B8          ; XOR     t288_11, t293_11, t306_11
||      SHRU    .S1    A13:A12, 7, A11:A10  ; SHRU    t302_11:t284_11, 7, high_t303_11:t303_11
||      SHRU    .S2    B6, 13, B6           ; SHRU    t288_11, 13, t289_11
||      LDW     .D1T1  *+A0[6], A12         ; LDW     *+keys[6], k6_11
        XOR     .L1    A8, A10, A10         ; XOR     t299_11, t303_11, t308_11
||      XOR     .L2X   B8, A8, B0           ; XOR     t299_11, t306_11, t307_11
||      SHRU    .S1    A9:A8, 3, A9:A8      ; SHRU    t300_11:t299_11, 3, high_t301_11:t301_11
||      SET     .S2    B0, 0, 2, B7         ; SET     t304_11, 0, 2, t305_11
||      LDW     .D1T1  *+A0[4], A7          ; LDW     *+keys[4], k4_11
||      ADD     .D2    B7, B6, B6           ; ADD     t290_11, t289_11, t291_11
        SUB     .L1    A3, A8, A9           ; SUB     ones, t301_11, t313_11
||      XOR     .L2X   B7, A10, B8          ; XOR     t305_11, t308_11, t309_11
||      XOR     .S1X   A8, B6, A2           ; XOR     t291_11, t301_11, t319_11
||      XOR     .S2    B6, B0, B7           ; XOR     t291_11, t307_11, t310_11
||      SUB     .D1    A3, A2, A10          ; SUB     ones, k7_11, t330_11
        AND     .L1X   A9, B6, A9           ; AND     t313_11, t291_11, t314_11
||      XOR     .L2    B0, B8, B1           ; XOR     t307_11, t309_11, t317_11
||      XOR     .S1    A2, A10, A1          ; XOR     t319_11, t330_11, t335_11
||      XOR     .S2X   B8, A1, B9           ; XOR     t309_11, t328_11, t332_11
        AND     .L1X   A8, B8, A8           ; AND     t309_11, t301_11, t311_11
||      OR      .L2X   B0, A9, B6           ; OR      t314_11, t307_11, t315_11
||      OR      .S2    B1, B6, B2           ; OR      t317_11, t291_11, t318_11
        AND     .L1X   A9, B1, A11          ; AND     t317_11, t314_11, t324_11
||      OR      .L2X   B7, A8, B1           ; OR      t311_11, t310_11, t312_11
||      SUB     .S1    A3, A12, A10         ; SUB     ones, k6_11, t329_11
||      OR      .S2    B8, B0, B0           ; OR      t309_11, t307_11, t326_11
        XOR     .L1X   A2, B2, A2           ; XOR     t318_11, t319_11, t320_11
||      XOR     .L2    B1, B6, B1           ; XOR     t312_11, t315_11, t316_11
||      XOR     .S2X   B7, A8, B2           ; XOR     t310_11, t311_11, t323_11
        XOR     .L1X   A2, B1, A2           ; XOR     t316_11, t320_11, t321_11
||      XOR     .L2X   B2, A11, B2          ; XOR     t323_11, t324_11, t325_11
||      XOR     .S2    B1, B9, B6           ; XOR     t316_11, t332_11, t333_11
        XOR     .L1    A7, A2, A11          ; XOR     k4_11, t321_11, t337_11
||      XOR     .L2X   B2, A10, B1          ; XOR     t325_11, t329_11, t334_11
||      SHL     .S1X   B6, 7, A8            ; SHL     t333_11, 7, t349_11
||      XOR     .S2    B1, B9, B7           ; XOR     t316_11, t332_11, t344_11
||      LDW     .D1T1  *+A0[3], A5          ; LDW     *+keys[3], k3_11
        XOR     .L1    A7, A2, A10          ; XOR     k4_11, t321_11, t331_11
||      XOR     .L2X   B0, A1, B8           ; XOR     t326_11, t335_11, t336_11
||      SHRU    .S1X   B1, 22, A2           ; SHRU    t334_11, 22, t346_11
||      SHL     .S2    B1, 10, B1           ; SHL     t334_11, 10, t347_11
||      LDW     .D1T1  *+A0[2], A12         ; LDW     *+keys[2], k2_11
        ADD     .L1X   A2, B1, A1           ; ADD     t347_11, t346_11, t348_11
||      XOR     .L2    B6, B8, B0           ; XOR     t333_11, t336_11, t339_11
||      SHRU    .S1    A11:A10, 5, A11:A10  ; SHRU    t337_11:t331_11, 5, high_t338_11:t338_11
||      XOR     .S2X   B0, A1, B9           ; XOR     t326_11, t335_11, t355_11
        XOR     .L1X   A10, B0, A1          ; XOR     t338_11, t339_11, t340_11
||      XOR     .L2X   B8, A1, B0           ; XOR     t336_11, t348_11, t351_11
||      SET     .S1    A8, 0, 6, A8         ; SET     t349_11, 0, 6, t350_11
||      SHRU    .S2    B7:B6, 1, B7:B6      ; SHRU    t344_11:t333_11, 1, high_t345_11:t345_11
        XOR     .L1X   A1, B6, A2           ; XOR     t340_11, t345_11, t358_11
||      XOR     .L2X   B0, A8, B6           ; XOR     t350_11, t351_11, t352_11
||      SHRU    .S1    A1, 13, A11          ; SHRU    t340_11, 13, t341_11
||      SHRU    .S2    B9:B8, 7, B9:B8      ; SHRU    t355_11:t336_11, 7, high_t356_11:t356_11
        XOR     .L2X   B0, A8, B7           ; XOR     t350_11, t351_11, t353_11
||      SHL     .S1    A1, 3, A9            ; SHL     t340_11, 3, t357_11
||      XOR     .S2    B6, B8, B0           ; XOR     t352_11, t356_11, t360_11
||      LDW     .D1T1  *+A0[1], A7          ; LDW     *+keys[1], k1_11
        XOR     .L1X   A9, B0, A1           ; XOR     t357_11, t360_11, t361_11
||      XOR     .L2X   B6, A2, B6           ; XOR     t352_11, t358_11, t359_11
||      SHL     .S1    A1, 19, A8           ; SHL     t340_11, 19, t342_11
||      SHRU    .S2    B7:B6, 3, B1:B0      ; SHRU    t353_11:t352_11, 3, high_t354_11:t354_11
||      SUB     .D1    A3, A12, A2          ; SUB     ones, k2_11, t381_11
        ADD     .L1    A8, A11, A11         ; ADD     t342_11, t341_11, t343_11
||      XOR     .L2X   B0, A1, B1           ; XOR     t354_11, t361_11, t364_11
||      AND     .S1X   A1, B0, A8           ; AND     t354_11, t361_11, t377_11
||      OR      .S2    B6, B0, B7           ; OR      t359_11, t354_11, t372_11
        XOR     .L1X   A11, B6, A11         ; XOR     t343_11, t359_11, t362_11
||      OR      .L2X   B6, A11, B6          ; OR      t359_11, t343_11, t365_11
||      XOR     .S1    A5, A11, A10         ; XOR     k3_11, t343_11, t386_11
||      XOR     .S2    B0, B6, B0           ; XOR     t354_11, t359_11, t368_11
||      SUB     .D1    A3, A11, A9          ; SUB     ones, t343_11, t369_11
        OR      .L1    A1, A9, A5           ; OR      t361_11, t369_11, t370_11
||      XOR     .L2    B1, B6, B6           ; XOR     t364_11, t365_11, t366_11
||      XOR     .S1X   A2, B6, A9           ; XOR     t365_11, t381_11, t384_11
||      LDW     .D1T1  *+A0[0], A12         ; LDW     *+keys[0], k0_11
        AND     .L1    A1, A11, A5          ; AND     t361_11, t362_11, t363_11
||      OR      .L2X   B0, A5, B0           ; OR      t370_11, t368_11, t371_11
||      XOR     .S1X   A5, B7, A1           ; XOR     t370_11, t372_11, t376_11
        XOR     .L1X   A5, B6, A5           ; XOR     t363_11, t366_11, t367_11
||      AND     .L2    B1, B7, B6           ; AND     t364_11, t372_11, t373_11
||      AND     .S1    A11, A8, A8          ; AND     t362_11, t377_11, t378_11
||      XOR     .S2X   B1, A9, B1           ; XOR     t364_11, t384_11, t385_11
        XOR     .L1    A1, A8, A1           ; XOR     t376_11, t378_11, t379_11
||      CMPEQ   .L2X   B4, A0, B0           ; CMPEQ   keys, schedule, done
||      SHRU    .S1X   B1, 22, A8           ; SHRU    t385_11, 22, t397_11
||      XOR     .S2    B0, B6, B6           ; XOR     t371_11, t373_11, t374_11
        XOR     .L1X   A5, B6, A9           ; XOR     t367_11, t374_11, t375_11
||      XOR     .L2X   B6, A10, B7          ; XOR     t374_11, t386_11, t405_11
||      XOR     .S1    A7, A1, A6           ; XOR     k1_11, t379_11, t383_11
||      SHL     .S2    B1, 10, B1           ; SHL     t385_11, 10, t398_11
        ADD     .L1X   A8, B1, A10          ; ADD     t398_11, t397_11, t399_11
||      XOR     .L2X   B6, A10, B6          ; XOR     t374_11, t386_11, t387_11
||      SHL     .S1    A6, 7, A8            ; SHL     t383_11, 7, t400_11
        XOR     .L1    A12, A9, A10         ; XOR     k0_11, t375_11, t382_11
||      XOR     .L2X   B6, A10, B7          ; XOR     t387_11, t399_11, t401_11
||      XOR     .S1    A12, A9, A11         ; XOR     k0_11, t375_11, t388_11
||      SHRU    .S2    B7:B6, 7, B9:B8      ; SHRU    t405_11:t387_11, 7, high_t406_11:t406_11
        XOR     .L1    A7, A1, A7           ; XOR     k1_11, t379_11, t395_11
||      XOR     .L2X   B6, A6, B0           ; XOR     t383_11, t387_11, t390_11
||      SHRU    .S1    A11:A10, 5, A11:A10  ; SHRU    t388_11:t382_11, 5, high_t389_11:t389_11
||[!B0] B       .S2    serpent_decrypt_block$rounds; [!done] B      rounds
        XOR     .L1X   A10, B0, A10         ; XOR     t389_11, t390_11, t391_11
||      XOR     .L2X   B7, A8, B0           ; XOR     t400_11, t401_11, t402_11
||      SHRU    .S1    A7:A6, 1, A7:A6      ; SHRU    t395_11:t383_11, 1, high_t396_11:t396_11
        XOR     .L2X   B7, A8, B1           ; XOR     t400_11, t401_11, t403_11
||      SHL     .S1    A10, 19, A7          ; SHL     t391_11, 19, t393_11
||      XOR     .S2    B0, B8, B7           ; XOR     t402_11, t406_11, t410_11
        XOR     .L2X   B0, A6, B8           ; XOR     t396_11, t402_11, t408_11
||      SHRU    .S1    A10, 13, A6          ; SHRU    t391_11, 13, t392_11
||      SHRU    .S2    B1:B0, 3, B1:B0      ; SHRU    t403_11:t402_11, 3, high_t404_11:x2
        ADD     .L1    A7, A6, A5           ; ADD     t393_11, t392_11, x0
||      MV      .S1X   B0, A6               ; move x2
||      SHL     .S2X   A10, 3, B0           ; SHL     t391_11, 3, t407_11
        XOR     .L2X   B8, A10, B5          ; XOR     t391_11, t408_11, x1
||      XOR     .S2    B0, B7, B6           ; XOR     t407_11, t410_11, x3
serpent_decrypt_block$serpent_decrypt_block$2:
        MV      .L1    A6, A6               ; move x2
||      SHRU    .S1    A5, 19, A5           ; SHRU    x0, 19, lower_13
||      SHL     .S2X   A5, 13, B0           ; SHL     x0, 13, upper_13
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L1X   A5, B0, A5           ; ADD     upper_13, lower_13, a0_12
||      SHL     .S1    A6, 3, A6            ; SHL     x2, 3, upper_14
||      SHRU    .S2X   A6, 29, B0           ; SHRU    x2, 29, lower_14
||      LDW     .D2T1  *+B15[4], A13        ; restore A13
        XOR     .L1X   A5, B5, A6           ; XOR     x1, a0_12, a1_12
||      ADD     .L2X   B0, A6, B0           ; ADD     upper_14, lower_14, a2_12
||      SHL     .S1    A5, 3, A0            ; SHL     a0_12, 3, by3_12
||      LDW     .D2T1  *+B15[3], A12        ; restore A12
        XOR     .L1X   A6, B0, A0           ; XOR     a1_12, a2_12, b1_12
||      XOR     .L2X   B6, A0, B6           ; XOR     x3, by3_12, a3_12
        ADD     .L1    A0, A0, A0           ; ADD     b1_12, b1_12, upper_15
||      XOR     .L2    B6, B0, B6           ; XOR     a3_12, a2_12, b3_12
||      SHRU    .S1    A0, 31, A6           ; SHRU    b1_12, 31, lower_15
        ADD     .L1    A0, A6, A0           ; ADD     upper_15, lower_15, w1
||      SHL     .S1X   B6, 7, A6            ; SHL     b3_12, 7, upper_16
||      SHRU    .S2    B6, 25, B6           ; SHRU    b3_12, 25, lower_16
        XOR     .L1    A5, A0, A5           ; XOR     a0_12, w1, b0_12
||      ADD     .L2X   B6, A6, B3           ; ADD     upper_16, lower_16, w3
||      SHL     .S1    A0, 7, A6            ; SHL     w1, 7, by7_12
||      B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[2], A11        ; restore A11
        XOR     .L1X   A5, B3, A5           ; XOR     b0_12, w3, c0_12
||      XOR     .L2X   B0, A6, B0           ; XOR     a2_12, by7_12, b2_12
||      STW     .D1T2  B3, *+A4[3]          ; STW     w3, *+block[3]
        XOR     .L2    B0, B3, B3           ; XOR     b2_12, w3, c2_12
||      SHL     .S1    A5, 5, A5            ; SHL     c0_12, 5, upper_17
||      SHRU    .S2X   A5, 27, B0           ; SHRU    c0_12, 27, lower_17
        ADD     .L2X   B0, A5, B0           ; ADD     upper_17, lower_17, w0
||      SHL     .S1X   B3, 22, A0           ; SHL     c2_12, 22, upper_18
||      SHRU    .S2    B3, 10, B3           ; SHRU    c2_12, 10, lower_18
||      STW     .D1T1  A0, *+A4[1]          ; STW     w1, *+block[1]
        ADD     .L2X   B3, A0, B0           ; ADD     upper_18, lower_18, w2
||      STW     .D1T2  B0, *+A4[0]          ; STW     w0, *+block[0]
        ADDK    .S2    16, B15              ; frame
||      STW     .D1T2  B0, *+A4[2]          ; STW     w2, *+block[2]
