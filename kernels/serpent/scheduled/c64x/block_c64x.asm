; broadside optimize: source a865e857f5e9b8e3d4e1407c945e596c4b48f7a975535232d8ab5ff18f4d2308
; broadside 0.2.0, OR-Tools 9.15.6755, seed 3, 2 workers, 120 s an interval, 30 s a region
; Serpent on one block on the C64x.
;
;       void serpent_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[132]);
;       void serpent_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[132]);
;
; block     changed in place. Word aligned.
; schedule  the 33 round keys of the bitsliced form, for both directions. Word aligned, not overlapping block.
;
; Constant-time. A misaligned pointer stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

; Serpent (Anderson, Biham, Knudsen, 1998) in its bitsliced form on the C64x: its rounds as macros.
;
; Rotations are .M's, logic is any of .L, .S and .D's. As in round.inc, both directions run through eight rounds that
; are alike, and the linear transformation that the last round lacks is undone once.
;
; No table and no branch depends on key or data: the routines are constant-time.

; Serpent's S-boxes and their inverses on 32 columns at once, for the C64x: written by boxes.py from
; circuits/serpent.toml.
;
; x0 to x3 in, y0 to y3 out, bit 0 first. `registers` is .reg, or .rega or .regb to stay on a side. Every gate takes
; its inputs and gives its output as they are or complemented, whichever needs fewer complements in eight rounds; the
; comment of a box names the words that come and go complemented. The linear transformation and the keys change nothing
; but which words those are: they shift none of them.

; Complemented: gives y3.

; Complemented: takes x0 x2 x3, gives y1 y2.

; Complemented: takes x0 x3.


; Complemented: gives y3.

; Complemented: takes x0 x2 x3, gives y1 y2 y3.

; Complemented: takes x2, gives y3.

; Complemented: takes x0 x2 x3.

; Complemented: takes x1 x2 x3.

; Complemented: takes x1 x2, gives y2.

; Complemented: gives y0 y3.



; Complemented: takes x1 x2 x3.

; Complemented: takes x3, gives y2.

; Complemented: gives y0 y2 y3.

; The linear transformation of x0 to x3.

; Its inverse.

; Four key words from *+keys[first].


; A block with the key of *+keys[first].

; Two blocks with the key of *+keys[0].

; The linear transformation that the round before lacked, the key, and the S-box `box`.

; The same in reverse.

; Eight rounds; `one_round` is a macro of an S-box and the place of its key.

; Serpent's rounds with short chains, for one block on the C64x: written by shallow.py from
; circuits/serpent-shallow.toml.
;
; x0 to x3 in, y0 to y3 out; of eight rounds these may be the same registers: when the last round writes, the
; first has read. Between rounds words may be complemented.





        .global serpent_encrypt_block_c64x
        .global serpent_decrypt_block_c64x

        .align  32
serpent_encrypt_block_c64x:
        ADDK    .S2    -32, B15             ; frame
||      LDW     .D1T2  *+A4[0], B0          ; LDW     *+block[0], w0
        LDW     .D1T2  *+A4[1], B10         ; LDW     *+block[1], w1
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        LDW     .D1T2  *+A4[2], B0          ; LDW     *+block[2], w2
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L1X   B4, A3               ; MV      keys, end
||      LDW     .D1T1  *+A4[3], A11         ; LDW     *+block[3], w3
        NOP
        STW     .D2T2  B10, *+B15[2]        ; save B10
        SHL     .S1X   B10, 7, A15          ; SHL     w1, 7, t6_1
||      ROTL    .M2    B0, 27, B0           ; ROTL    w0, 27, t0_1
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        ROTL    .M1X   B0, 10, A15          ; ROTL    w2, 10, t5_1
        XOR     .L1    A15, A11, A14        ; XOR     t6_1, w3, t7_1
||      XOR     .L2X   B10, A11, B10        ; XOR     w1, w3, t1_1
||      ROTL    .M2    B10, 31, B10         ; ROTL    w1, 31, t4_1
        XOR     .L1    A15, A14, A11        ; XOR     t5_1, t7_1, t8_1
||      XOR     .L2    B0, B10, B0          ; XOR     t0_1, t1_1, t2_1
||      ROTL    .M2X   A11, 25, B2          ; ROTL    w3, 25, t10_1
        SHL     .S2    B0, 3, B1            ; SHL     t2_1, 3, t11_1
||      ROTL    .M1    A11, 29, A6          ; ROTL    t8_1, 29, x2
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        XOR     .L2    B0, B10, B0          ; XOR     t2_1, t4_1, t12_1
||      XOR     .S2X   B2, A11, B2          ; XOR     t10_1, t8_1, t14_1
||      ROTL    .M1X   B0, 19, A5           ; ROTL    t2_1, 19, x0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L2X   B0, A11, B5          ; XOR     t12_1, t8_1, x1
||      ADDK    .S1    512, A3              ; ADDK    512, end
||      XOR     .S2    B1, B2, B6           ; XOR     t11_1, t14_1, x3
||      STW     .D2T1  A12, *+B15[4]        ; save A12
||      NOP
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 110, "res_mii": 56, "rec_mii": 89, "optimal": null, "attempts": [{"interval": 89, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 90, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 110, "result": "found by annealing", "seconds": 174.7}]}
;  loop rounds, passes one after the other: 110 cycles each
;  bounds: resources 56, recurrence 89
;  as a region: 110 cycles found by annealing, 174.7 s
;  II 89: proved infeasible (units between the chains at both ends), 0.1 s
;  II 90: proved infeasible (units between the chains at both ends), 0.1 s
;  not proved the least possible: every interval below 91 is ruled out; 174.7 s of search found nothing below 110
serpent_encrypt_block_c64x$rounds:
        ROTL    .M1    A5, 13, A0           ; ROTL    x0, 13, t1_2
||      ROTL    .M2X   A6, 3, B0            ; ROTL    x2, 3, t2_2
||      LDW     .D2T2  *+B4[3], B1          ; LDW     *+keys[3], k3_2
        ROTL    .M1    A6, 25, A0           ; ROTL    x2, 25, t11_2
||      LDW     .D2T1  *+B4[2], A2          ; LDW     *+keys[2], k2_2
        XOR     .L1X   A0, B5, A1           ; XOR     t1_2, x1, t3_2
||      SHL     .S1    A0, 3, A6            ; SHL     t1_2, 3, t6_2
||      ROTL    .M1    A6, 10, A5           ; ROTL    x2, 10, t16_2
||      ROTL    .M2    B6, 7, B0            ; ROTL    x3, 7, t15_2
||      LDW     .D2T1  *+B4[0], A7          ; LDW     *+keys[0], k0_2
        XOR     .L1X   A1, B0, A1           ; XOR     t2_2, t3_2, t4_2
||      XOR     .L2    B0, B6, B6           ; XOR     t2_2, x3, t7_2
||      ROTL    .M1    A5, 18, A6           ; ROTL    x0, 18, t0_2
||      ROTL    .M2X   A5, 23, B5           ; ROTL    x0, 23, t17_2
||      LDW     .D2T1  *+B4[1], A0          ; LDW     *+keys[1], k1_2
        XOR     .L2X   B6, A6, B6           ; XOR     t6_2, t7_2, t8_2
||      ROTL    .M1    A1, 30, A7           ; ROTL    t4_2, 30, t13_2
        XOR     .L2    B1, B0, B0           ; XOR     k3_2, t15_2, t26_2
||      ROTL    .M1    A1, 6, A5            ; ROTL    t4_2, 6, t5_2
||      ROTL    .M2    B6, 29, B0           ; ROTL    t8_2, 29, t12_2
||      LDW     .D2T1  *+B4[6], A1          ; LDW     *+keys[6], k6_2
        XOR     .L2X   B0, A5, B1           ; XOR     t16_2, t26_2, t27_2
||      CLR     .S1    A7, 22, 28, A1       ; CLR     t13_2, 22, 28, t14_2
||      CLR     .S2    B5, 7, 9, B5         ; CLR     t17_2, 7, 9, t18_2
||      ROTL    .M1    A1, 1, A2            ; ROTL    t4_2, 1, t10_2
        XOR     .L1    A7, A6, A6           ; XOR     k0_2, t0_2, t19_2
||      XOR     .L2    B5, B1, B1           ; XOR     t18_2, t27_2, t28_2
||      XOR     .S1    A2, A0, A7           ; XOR     k2_2, t11_2, t23_2
||      ROTL    .M1X   B6, 12, A2           ; ROTL    t8_2, 12, t9_2
||      LDW     .D2T2  *+B4[7], B5          ; LDW     *+keys[7], k7_2
        XOR     .L1    A6, A5, A5           ; XOR     t19_2, t5_2, t20_2
||      XOR     .S1    A0, A2, A0           ; XOR     k1_2, t10_2, t22_2
||      XOR     .D1X   A7, B0, A6           ; XOR     t12_2, t23_2, t24_2
||      LDW     .D2T1  *+B4[4], A2          ; LDW     *+keys[4], k4_2
        XOR     .L1    A5, A2, A2           ; XOR     t20_2, t9_2, t21_2
||      XOR     .S1    A1, A6, A5           ; XOR     t14_2, t24_2, t25_2
||      ANDN    .D1X   A0, B1, A6           ; ANDN    t22_2, t28_2, t29_2
        ANDN    .L1    A5, A6, A9           ; ANDN    t25_2, t29_2, t30_2
||      XOR     .L2X   B1, A0, B0           ; XOR     t22_2, t28_2, t34_2
||      OR      .S1    A2, A0, A7           ; OR      t21_2, t22_2, t31_2
||      AND     .D1    A5, A2, A8           ; AND     t25_2, t21_2, t33_2
        XOR     .L1    A9, A7, A0           ; XOR     t30_2, t31_2, t32_2
||      OR      .L2X   B1, A2, B6           ; OR      t28_2, t21_2, t44_2
||      XOR     .S1    A0, A5, A9           ; XOR     t22_2, t25_2, t41_2
        XOR     .L1X   A2, B1, A6           ; XOR     t21_2, t28_2, t37_2
||      OR      .L2X   B0, A8, B0           ; OR      t34_2, t33_2, t35_2
||      ANDN    .S1    A6, A5, A7           ; ANDN    t29_2, t25_2, t38_2
||      ANDN    .D1    A7, A9, A5           ; ANDN    t31_2, t41_2, t42_2
        XOR     .L1    A6, A7, A6           ; XOR     t37_2, t38_2, t39_2
||      XOR     .L2X   B0, A0, B6           ; XOR     t32_2, t35_2, t36_2
||      XOR     .S1X   A9, B6, A0           ; XOR     t41_2, t44_2, t45_2
||      LDW     .D2T1  *+B4[16], A0         ; LDW     *+keys[16], k16_2
        XOR     .L1    A6, A5, A5           ; XOR     t39_2, t42_2, t43_2
||      ROTL    .M1    A0, 7, A6            ; ROTL    t45_2, 7, t63_2
||      ROTL    .M2    B6, 13, B0           ; ROTL    t36_2, 13, t47_2
||      LDW     .D2T1  *+B4[5], A6          ; LDW     *+keys[5], k5_2
        XOR     .L2X   B0, A6, B1           ; XOR     t35_2, t39_2, t40_2
||      ROTL    .M1    A5, 3, A6            ; ROTL    t43_2, 3, t48_2
||      ROTL    .M2    B6, 18, B1           ; ROTL    t36_2, 18, t46_2
||      LDW     .D2T2  *+B4[14], B0         ; LDW     *+keys[14], k14_2
        XOR     .L1    A1, A5, A7           ; XOR     k6_2, t43_2, t71_2
||      XOR     .L2    B1, B0, B5           ; XOR     t40_2, t47_2, t49_2
||      XOR     .S1X   A6, B5, A1           ; XOR     k7_2, t63_2, t76_2
||      SHL     .S2    B0, 3, B6            ; SHL     t47_2, 3, t52_2
||      ROTL    .M1    A0, 29, A9           ; ROTL    t45_2, 29, t59_2
||      ROTL    .M2    B6, 23, B2           ; ROTL    t36_2, 23, t65_2
        XOR     .L1    A0, A6, A5           ; XOR     t45_2, t48_2, t54_2
||      SET     .S2    B6, 0, 2, B6         ; SET     t52_2, 0, 2, t53_2
||      ROTL    .M1    A5, 10, A8           ; ROTL    t43_2, 10, t64_2
||      ROTL    .M2X   A5, 25, B2           ; ROTL    t43_2, 25, t58_2
        XOR     .L1X   A6, B5, A7           ; XOR     t48_2, t49_2, t50_2
||      XOR     .S1    A9, A7, A9           ; XOR     t59_2, t71_2, t72_2
||      SET     .S2    B2, 7, 9, B5         ; SET     t65_2, 7, 9, t66_2
||      LDW     .D2T1  *+B4[9], A1          ; LDW     *+keys[9], k9_2
        XOR     .L1X   A2, B1, A1           ; XOR     k4_2, t46_2, t67_2
||      XOR     .L2X   B6, A5, B6           ; XOR     t53_2, t54_2, t55_2
||      XOR     .S1    A8, A1, A2           ; XOR     t64_2, t76_2, t77_2
||      SET     .S2    B0, 29, 31, B1       ; SET     t47_2, 29, 31, t60_2
||      ROTL    .M1    A7, 1, A9            ; ROTL    t50_2, 1, t57_2
||      LDW     .D2T1  *+B4[23], A5         ; LDW     *+keys[23], k23_2
        XOR     .L1X   A2, B5, A2           ; XOR     t66_2, t77_2, t78_2
||      XOR     .L2X   B2, A9, B2           ; XOR     t58_2, t72_2, t73_2
||      ROTL    .M1    A7, 6, A7            ; ROTL    t50_2, 6, t51_2
||      ROTL    .M2    B6, 12, B5           ; ROTL    t55_2, 12, t56_2
||      LDW     .D2T1  *+B4[31], A6         ; LDW     *+keys[31], k31_2
        XOR     .L1    A6, A9, A6           ; XOR     k5_2, t57_2, t70_2
||      ROTL    .M1    A7, 30, A5           ; ROTL    t50_2, 30, t61_2
||      LDW     .D2T1  *+B4[10], A7         ; LDW     *+keys[10], k10_2
        XOR     .L1    A7, A1, A8           ; XOR     t51_2, t67_2, t68_2
||      XOR     .L2    B1, B2, B1           ; XOR     t60_2, t73_2, t74_2
||      AND     .S1    A6, A2, A7           ; AND     t70_2, t78_2, t79_2
||      OR      .D1    A6, A2, A9           ; OR      t70_2, t78_2, t83_2
||      LDW     .D2T2  *+B4[11], B1         ; LDW     *+keys[11], k11_2
        XOR     .L1X   A8, B5, A8           ; XOR     t56_2, t68_2, t69_2
||      CLR     .S1    A5, 22, 28, A10      ; CLR     t61_2, 22, 28, t62_2
||      LDW     .D2T2  *+B4[8], B5          ; LDW     *+keys[8], k8_2
        XOR     .L1X   A10, B1, A10         ; XOR     t62_2, t74_2, t75_2
||      OR      .S1    A8, A2, A11          ; OR      t69_2, t78_2, t80_2
||      ANDN    .D1    A6, A8, A12          ; ANDN    t70_2, t69_2, t86_2
||      LDW     .D2T2  *+B4[13], B2         ; LDW     *+keys[13], k13_2
        XOR     .L1    A7, A11, A8          ; XOR     t79_2, t80_2, t81_2
||      XOR     .S1    A8, A9, A9           ; XOR     t69_2, t83_2, t84_2
||      XOR     .D1    A10, A12, A12        ; XOR     t75_2, t86_2, t87_2
        ANDN    .L1    A10, A8, A10         ; ANDN    t75_2, t81_2, t82_2
||      XOR     .S1    A11, A9, A11         ; XOR     t80_2, t84_2, t88_2
||      XOR     .D1    A2, A12, A2          ; XOR     t78_2, t87_2, t91_2
        XOR     .L1    A10, A9, A9          ; XOR     t82_2, t84_2, t85_2
||      ANDN    .S1    A12, A11, A10        ; ANDN    t87_2, t88_2, t89_2
||      ROTL    .M1    A2, 3, A11           ; ROTL    t91_2, 3, t96_2
||      ANDN    .D1    A11, A12, A11        ; ANDN    t88_2, t87_2, t92_2
||      LDW     .D2T1  *+B4[25], A9         ; LDW     *+keys[25], k25_2
        XOR     .L1    A8, A10, A10         ; XOR     t81_2, t89_2, t90_2
||      XOR     .S1    A8, A11, A8          ; XOR     t81_2, t92_2, t93_2
||      ROTL    .M1    A9, 13, A11          ; ROTL    t85_2, 13, t95_2
||      ROTL    .M2X   A2, 25, B6           ; ROTL    t91_2, 25, t105_2
||      LDW     .D2T1  *+B4[12], A8         ; LDW     *+keys[12], k12_2
        XOR     .L1    A10, A11, A12        ; XOR     t90_2, t96_2, t97_2
||      XOR     .S1    A8, A11, A10         ; XOR     t93_2, t96_2, t101_2
||      ROTL    .M1    A8, 29, A12          ; ROTL    t93_2, 29, t106_2
||      ROTL    .M2X   A9, 18, B7           ; ROTL    t85_2, 18, t94_2
        XOR     .L1    A11, A12, A2         ; XOR     t95_2, t97_2, t98_2
||      SHL     .S1    A11, 3, A7           ; SHL     t95_2, 3, t100_2
||      ROTL    .M1    A2, 10, A13          ; ROTL    t91_2, 10, t111_2
||      XOR     .D1    A7, A2, A13          ; XOR     k10_2, t91_2, t118_2
||      LDW     .D2T1  *+B4[18], A1         ; LDW     *+keys[18], k18_2
        XOR     .L1X   A13, B6, A14         ; XOR     t105_2, t118_2, t119_2
||      ROTL    .M1    A2, 1, A13           ; ROTL    t98_2, 1, t104_2
||      ROTL    .M2X   A9, 23, B1           ; ROTL    t85_2, 23, t112_2
||      LDW     .D2T2  *+B4[21], B1         ; LDW     *+keys[21], k21_2
        XOR     .L1    A12, A14, A12        ; XOR     t106_2, t119_2, t120_2
||      CLR     .S1    A11, 29, 31, A11     ; CLR     t95_2, 29, 31, t107_2
||      ROTL    .M1    A2, 30, A7           ; ROTL    t98_2, 30, t108_2
||      ROTL    .M2X   A8, 7, B7            ; ROTL    t93_2, 7, t110_2
||      XOR     .D1X   A13, B1, A14         ; XOR     k11_2, t111_2, t123_2
        XOR     .L1    A7, A10, A2          ; XOR     t100_2, t101_2, t102_2
||      XOR     .L2    B5, B7, B5           ; XOR     k8_2, t94_2, t114_2
||      ROTL    .M1    A2, 6, A13           ; ROTL    t98_2, 6, t99_2
        XOR     .L1    A1, A13, A2          ; XOR     k9_2, t104_2, t117_2
||      XOR     .L2X   B7, A14, B7          ; XOR     t110_2, t123_2, t124_2
||      CLR     .S1    A7, 22, 28, A7       ; CLR     t108_2, 22, 28, t109_2
||      CLR     .S2    B1, 7, 9, B1         ; CLR     t112_2, 7, 9, t113_2
||      ROTL    .M1    A2, 12, A11          ; ROTL    t102_2, 12, t103_2
        XOR     .L1X   A13, B5, A12         ; XOR     t114_2, t99_2, t115_2
||      XOR     .L2    B1, B7, B5           ; XOR     t113_2, t124_2, t125_2
||      XOR     .S1    A11, A12, A13        ; XOR     t107_2, t120_2, t121_2
||      LDW     .D2T2  *+B4[15], B7         ; LDW     *+keys[15], k15_2
        XOR     .L1    A11, A12, A7         ; XOR     t103_2, t115_2, t116_2
||      OR      .L2X   B5, A2, B7           ; OR      t125_2, t117_2, t129_2
||      XOR     .S1    A7, A13, A11         ; XOR     t109_2, t121_2, t122_2
        AND     .L1    A7, A11, A13         ; AND     t116_2, t122_2, t126_2
||      AND     .L2X   B5, A2, B6           ; AND     t125_2, t117_2, t138_2
||      XOR     .S1X   A2, B5, A14          ; XOR     t117_2, t125_2, t127_2
||      ANDN    .D1    A2, A7, A12          ; ANDN    t117_2, t116_2, t135_2
||      LDW     .D2T2  *+B4[17], B6         ; LDW     *+keys[17], k17_2
        XOR     .L1    A13, A14, A13        ; XOR     t126_2, t127_2, t128_2
||      XOR     .L2X   B6, A7, B5           ; XOR     t116_2, t138_2, t139_2
||      ANDN    .S1    A7, A14, A10         ; ANDN    t116_2, t127_2, t132_2
||      OR      .D1X   A12, B5, A14         ; OR      t135_2, t125_2, t136_2
||      LDW     .D2T1  *+B4[29], A7         ; LDW     *+keys[29], k29_2
        ANDN    .L1    A11, A10, A7         ; ANDN    t122_2, t132_2, t133_2
||      ANDN    .L2X   B7, A7, B6           ; ANDN    t129_2, t116_2, t130_2
||      ANDN    .S1    A11, A12, A10        ; ANDN    t122_2, t135_2, t140_2
||      ROTL    .M1    A13, 13, A13         ; ROTL    t128_2, 13, t144_2
||      LDW     .D2T1  *+B4[19], A13        ; LDW     *+keys[19], k19_2
        XOR     .L1    A7, A14, A14         ; XOR     t133_2, t136_2, t137_2
||      XOR     .S1X   A10, B5, A10         ; XOR     t139_2, t140_2, t141_2
||      ROTL    .M1    A13, 23, A11         ; ROTL    t128_2, 23, t162_2
||      ROTL    .M2X   A13, 18, B5          ; ROTL    t128_2, 18, t143_2
        XOR     .L1X   A2, B6, A12          ; XOR     t117_2, t130_2, t131_2
||      SET     .S1    A13, 29, 31, A2      ; SET     t144_2, 29, 31, t157_2
||      ROTL    .M1    A10, 7, A12          ; ROTL    t141_2, 7, t160_2
||      XOR     .D1    A14, A10, A14        ; XOR     t137_2, t141_2, t142_2
        XOR     .L1    A12, A7, A15         ; XOR     t131_2, t133_2, t134_2
||      ROTL    .M1    A14, 3, A15          ; ROTL    t142_2, 3, t145_2
||      ROTL    .M2X   A10, 29, B8          ; ROTL    t141_2, 29, t156_2
||      LDW     .D2T2  *+B4[27], B5         ; LDW     *+keys[27], k27_2
        XOR     .L1    A15, A13, A16        ; XOR     t134_2, t144_2, t146_2
||      SHL     .S1    A13, 3, A17          ; SHL     t144_2, 3, t149_2
||      ROTL    .M2X   A14, 10, B0          ; ROTL    t142_2, 10, t161_2
        XOR     .L1    A15, A16, A12        ; XOR     t145_2, t146_2, t147_2
||      XOR     .L2X   B0, A14, B7          ; XOR     k14_2, t142_2, t168_2
||      SET     .S1    A17, 0, 2, A16       ; SET     t149_2, 0, 2, t150_2
||      XOR     .D1X   A12, B7, A17         ; XOR     k15_2, t160_2, t173_2
        XOR     .L1X   A8, B5, A8           ; XOR     k12_2, t143_2, t164_2
||      SET     .S1    A11, 7, 9, A11       ; SET     t162_2, 7, 9, t163_2
||      ROTL    .M1    A12, 1, A10          ; ROTL    t147_2, 1, t154_2
||      ROTL    .M2X   A14, 25, B9          ; ROTL    t142_2, 25, t155_2
        XOR     .L1    A10, A15, A11        ; XOR     t141_2, t145_2, t151_2
||      XOR     .S1    A11, A17, A15        ; XOR     t163_2, t173_2, t174_2
||      ROTL    .M2X   A12, 30, B0          ; ROTL    t147_2, 30, t158_2
        XOR     .L1    A16, A11, A11        ; XOR     t150_2, t151_2, t152_2
||      XOR     .L2    B8, B7, B7           ; XOR     t156_2, t168_2, t169_2
||      XOR     .S1X   A15, B0, A2          ; XOR     t161_2, t174_2, t175_2
||      XOR     .S2X   B9, A2, B8           ; XOR     t155_2, t157_2, t170_2
||      ROTL    .M1    A12, 6, A10          ; ROTL    t147_2, 6, t148_2
        XOR     .L2X   B2, A10, B0          ; XOR     k13_2, t154_2, t167_2
||      SET     .S2    B0, 22, 28, B2       ; SET     t158_2, 22, 28, t159_2
||      ROTL    .M1    A11, 12, A8          ; ROTL    t152_2, 12, t153_2
||      XOR     .D2    B7, B8, B7           ; XOR     t169_2, t170_2, t171_2
        XOR     .L1    A10, A8, A10         ; XOR     t148_2, t164_2, t165_2
||      XOR     .L2    B2, B7, B2           ; XOR     t159_2, t171_2, t172_2
||      AND     .S2X   B0, A2, B7           ; AND     t175_2, t167_2, t176_2
        XOR     .L1    A8, A10, A8          ; XOR     t153_2, t165_2, t166_2
||      OR      .L2    B2, B7, B8           ; OR      t172_2, t176_2, t177_2
||      OR      .S1X   A2, B0, A10          ; OR      t167_2, t175_2, t180_2
        OR      .L1    A8, A2, A15          ; OR      t166_2, t175_2, t178_2
||      AND     .L2X   B2, A2, B9           ; AND     t175_2, t172_2, t192_2
||      ANDN    .S1    A10, A8, A11         ; ANDN    t180_2, t166_2, t184_2
||      ANDN    .D1X   A2, B2, A12          ; ANDN    t175_2, t172_2, t186_2
        ANDN    .L1X   A15, B8, A10         ; ANDN    t178_2, t177_2, t179_2
||      XOR     .L2    B2, B7, B2           ; XOR     t172_2, t176_2, t183_2
||      XOR     .S1    A8, A10, A15         ; XOR     t166_2, t180_2, t181_2
||      OR      .S2X   B2, A8, B7           ; OR      t172_2, t166_2, t189_2
        XOR     .L1    A10, A15, A10        ; XOR     t179_2, t181_2, t182_2
||      XOR     .L2X   B2, A11, B0          ; XOR     t183_2, t184_2, t185_2
||      OR      .S1    A12, A15, A11        ; OR      t186_2, t181_2, t187_2
||      ANDN    .S2    B7, B0, B2           ; ANDN    t189_2, t167_2, t190_2
||      LDW     .D2T2  *+B4[22], B0         ; LDW     *+keys[22], k22_2
        XOR     .L1    A8, A2, A2           ; XOR     t166_2, t175_2, t193_2
||      ROTL    .M1    A10, 18, A2          ; ROTL    t182_2, 18, t196_2
||      LDW     .D2T1  *+B4[28], A0         ; LDW     *+keys[28], k28_2
        OR      .L1X   A2, B9, A8           ; OR      t193_2, t192_2, t194_2
||      XOR     .L2    B0, B2, B9           ; XOR     t185_2, t190_2, t191_2
||      ROTL    .M2X   A10, 13, B2          ; ROTL    t182_2, 13, t197_2
        XOR     .L1X   A8, B2, A8           ; XOR     t190_2, t194_2, t195_2
||      XOR     .L2X   B0, A11, B0          ; XOR     t185_2, t187_2, t188_2
||      ROTL    .M1    A10, 23, A10         ; ROTL    t182_2, 23, t213_2
||      ROTL    .M2    B9, 3, B7            ; ROTL    t191_2, 3, t198_2
        NOT     .L1    A7, A7               ; NOT     k29_2, t340_2
||      XOR     .L2    B0, B2, B8           ; XOR     t188_2, t197_2, t199_2
||      SHL     .S2    B2, 3, B2            ; SHL     t197_2, 3, t202_2
||      ROTL    .M1X   B9, 10, A8           ; ROTL    t191_2, 10, t212_2
        XOR     .L1    A0, A2, A2           ; XOR     k16_2, t196_2, t215_2
||      XOR     .L2    B7, B8, B7           ; XOR     t198_2, t199_2, t200_2
||      XOR     .S2X   B7, A8, B8           ; XOR     t195_2, t198_2, t203_2
||      ROTL    .M1    A8, 7, A11           ; ROTL    t195_2, 7, t211_2
||      ROTL    .M2    B9, 25, B2           ; ROTL    t191_2, 25, t207_2
||      LDW     .D2T1  *+B4[26], A1         ; LDW     *+keys[26], k26_2
        XOR     .L2    B2, B8, B8           ; XOR     t202_2, t203_2, t204_2
||      ROTL    .M2    B7, 1, B7            ; ROTL    t200_2, 1, t206_2
        XOR     .L1    A13, A11, A11        ; XOR     k19_2, t211_2, t222_2
||      CLR     .S1    A10, 7, 9, A10       ; CLR     t213_2, 7, 9, t214_2
||      ROTL    .M1X   B7, 30, A8           ; ROTL    t200_2, 30, t209_2
||      ROTL    .M2    B7, 6, B7            ; ROTL    t200_2, 6, t201_2
        XOR     .L1    A8, A11, A11         ; XOR     t212_2, t222_2, t223_2
||      XOR     .L2    B6, B7, B6           ; XOR     k17_2, t206_2, t218_2
||      ROTL    .M1X   B8, 29, A10          ; ROTL    t204_2, 29, t208_2
||      ROTL    .M2    B8, 12, B2           ; ROTL    t204_2, 12, t205_2
        XOR     .L1X   A1, B2, A11          ; XOR     k18_2, t207_2, t219_2
||      XOR     .L2X   B7, A2, B7           ; XOR     t201_2, t215_2, t216_2
||      SET     .S1    A8, 22, 28, A8       ; SET     t209_2, 22, 28, t210_2
||      XOR     .D1    A10, A11, A2         ; XOR     t214_2, t223_2, t224_2
||      LDW     .D2T1  *+B4[20], A2         ; LDW     *+keys[20], k20_2
        XOR     .L1    A10, A11, A11        ; XOR     t208_2, t219_2, t220_2
||      XOR     .L2    B2, B7, B2           ; XOR     t205_2, t216_2, t217_2
||      XOR     .S1X   A2, B6, A10          ; XOR     t218_2, t224_2, t227_2
        XOR     .L1    A8, A11, A8          ; XOR     t210_2, t220_2, t221_2
||      OR      .L2X   B6, A2, B7           ; OR      t218_2, t224_2, t238_2
||      AND     .S1X   A2, B6, A11          ; AND     t224_2, t218_2, t225_2
        XOR     .L1    A8, A11, A10         ; XOR     t221_2, t225_2, t226_2
||      XOR     .L2    B2, B6, B9           ; XOR     t217_2, t218_2, t230_2
||      AND     .S1X   A10, B2, A13         ; AND     t217_2, t227_2, t228_2
||      OR      .S2    B6, B2, B10          ; OR      t218_2, t217_2, t234_2
||      OR      .D1    A11, A8, A11         ; OR      t225_2, t221_2, t235_2
||      ANDN    .D2X   B2, A2, B8           ; ANDN    t217_2, t224_2, t242_2
        XOR     .L1    A10, A13, A8         ; XOR     t226_2, t228_2, t229_2
||      AND     .L2X   B6, A8, B2           ; AND     t218_2, t221_2, t237_2
||      ANDN    .S1    A2, A8, A13          ; ANDN    t224_2, t221_2, t231_2
||      ANDN    .S2    B7, B2, B6           ; ANDN    t238_2, t217_2, t239_2
        AND     .L2X   B10, A11, B6         ; AND     t235_2, t234_2, t236_2
||      XOR     .S2    B2, B6, B2           ; XOR     t237_2, t239_2, t240_2
||      ROTL    .M1    A8, 13, A13          ; ROTL    t229_2, 13, t245_2
        ANDN    .L2X   B9, A13, B9          ; ANDN    t230_2, t231_2, t232_2
||      XOR     .S2    B6, B2, B6           ; XOR     t236_2, t240_2, t241_2
||      ROTL    .M1    A8, 18, A10          ; ROTL    t229_2, 18, t244_2
        XOR     .L2X   B9, A10, B9          ; XOR     t226_2, t232_2, t233_2
||      SET     .S1    A13, 29, 31, A8      ; SET     t245_2, 29, 31, t258_2
||      ROTL    .M1    A8, 23, A10          ; ROTL    t229_2, 23, t263_2
||      ROTL    .M2    B6, 3, B8            ; ROTL    t241_2, 3, t246_2
        XOR     .L1    A2, A10, A2          ; XOR     k20_2, t244_2, t265_2
||      XOR     .L2    B2, B8, B2           ; XOR     t240_2, t242_2, t243_2
||      XOR     .S2X   B9, A13, B9          ; XOR     t233_2, t245_2, t247_2
||      ROTL    .M1X   B6, 10, A10          ; ROTL    t241_2, 10, t262_2
        XOR     .L2    B8, B9, B9           ; XOR     t246_2, t247_2, t248_2
||      SET     .S1    A10, 7, 9, A13       ; SET     t263_2, 7, 9, t264_2
||      SHL     .S2X   A13, 3, B10          ; SHL     t245_2, 3, t250_2
||      ROTL    .M1X   B6, 25, A11          ; ROTL    t241_2, 25, t256_2
||      ROTL    .M2    B2, 29, B2           ; ROTL    t243_2, 29, t257_2
        XOR     .L2    B2, B8, B10          ; XOR     t243_2, t246_2, t252_2
||      SET     .S2    B10, 0, 2, B8        ; SET     t250_2, 0, 2, t251_2
||      ROTL    .M1X   B2, 7, A13           ; ROTL    t243_2, 7, t261_2
||      ROTL    .M2    B9, 1, B8            ; ROTL    t248_2, 1, t255_2
        XOR     .L1    A10, A13, A10        ; XOR     t262_2, t264_2, t275_2
||      XOR     .L2    B8, B10, B6          ; XOR     t251_2, t252_2, t253_2
||      XOR     .S2    B0, B6, B0           ; XOR     k22_2, t241_2, t269_2
||      ROTL    .M1X   B9, 30, A5           ; ROTL    t248_2, 30, t259_2
||      ROTL    .M2    B9, 6, B2            ; ROTL    t248_2, 6, t249_2
        XOR     .L1X   A8, B2, A8           ; XOR     t257_2, t258_2, t271_2
||      XOR     .L2    B1, B8, B1           ; XOR     k21_2, t255_2, t268_2
||      XOR     .S1    A5, A13, A13         ; XOR     k23_2, t261_2, t274_2
||      ROTL    .M2    B6, 12, B0           ; ROTL    t253_2, 12, t254_2
        XOR     .L1X   A11, B0, A10         ; XOR     t256_2, t269_2, t270_2
||      XOR     .L2X   B2, A2, B2           ; XOR     t249_2, t265_2, t266_2
||      XOR     .S1    A13, A10, A2         ; XOR     t274_2, t275_2, t276_2
||      LDW     .D2T2  *+B4[24], B1         ; LDW     *+keys[24], k24_2
        XOR     .L1    A10, A8, A10         ; XOR     t270_2, t271_2, t272_2
||      XOR     .L2    B0, B2, B0           ; XOR     t254_2, t266_2, t267_2
||      SET     .S1    A5, 22, 28, A8       ; SET     t259_2, 22, 28, t260_2
||      XOR     .D1X   A2, B1, A5           ; XOR     t268_2, t276_2, t278_2
        XOR     .L1    A8, A10, A8          ; XOR     t260_2, t272_2, t273_2
||      ANDN    .L2    B1, B0, B1           ; ANDN    t268_2, t267_2, t281_2
||      ANDN    .S1X   A5, B1, A10          ; ANDN    t278_2, t268_2, t279_2
||      LDW     .D2T1  *+B4[30], A8         ; LDW     *+keys[30], k30_2
        OR      .L1X   A2, B0, A11          ; OR      t276_2, t267_2, t277_2
||      XOR     .L2X   B1, A2, B2           ; XOR     t276_2, t281_2, t290_2
        XOR     .L1    A11, A10, A10        ; XOR     t277_2, t279_2, t280_2
||      XOR     .S1X   A8, B1, A13          ; XOR     t273_2, t281_2, t282_2
||      ANDN    .D1    A8, A2, A2           ; ANDN    t273_2, t276_2, t286_2
        XOR     .L1    A10, A13, A5         ; XOR     t280_2, t282_2, t283_2
||      ANDN    .L2X   B0, A5, B0           ; ANDN    t267_2, t278_2, t291_2
||      XOR     .S1X   A5, B0, A10          ; XOR     t267_2, t278_2, t284_2
||      ANDN    .D1    A10, A13, A13        ; ANDN    t280_2, t282_2, t288_2
        ANDN    .L1    A11, A10, A11        ; ANDN    t277_2, t284_2, t285_2
||      OR      .L2X   B0, A8, B0           ; OR      t291_2, t273_2, t292_2
||      XOR     .S1    A10, A13, A10        ; XOR     t284_2, t288_2, t289_2
||      ROTL    .M1    A5, 13, A2           ; ROTL    t283_2, 13, t295_2
        XOR     .L1    A11, A2, A11         ; XOR     t285_2, t286_2, t287_2
||      ROTL    .M1    A10, 3, A11          ; ROTL    t289_2, 3, t296_2
        XOR     .L1    A11, A2, A13         ; XOR     t287_2, t295_2, t297_2
||      XOR     .L2    B2, B0, B0           ; XOR     t290_2, t292_2, t293_2
||      ROTL    .M1    A5, 18, A13          ; ROTL    t283_2, 18, t294_2
||      ROTL    .M2X   A10, 10, B2          ; ROTL    t289_2, 10, t310_2
        XOR     .L1    A11, A13, A10        ; XOR     t296_2, t297_2, t298_2
||      ADDK    .S2    128, B4              ; ADDK    128, keys
||      ROTL    .M1    A10, 25, A2          ; ROTL    t289_2, 25, t305_2
||      ROTL    .M2    B0, 7, B0            ; ROTL    t293_2, 7, t309_2
        XOR     .L1X   A11, B0, A11         ; XOR     t293_2, t296_2, t301_2
||      SHL     .S1    A2, 3, A5            ; SHL     t295_2, 3, t300_2
||      ROTL    .M1    A10, 1, A13          ; ROTL    t298_2, 1, t304_2
||      ROTL    .M2X   A5, 23, B1           ; ROTL    t283_2, 23, t311_2
        XOR     .L1    A5, A11, A11         ; XOR     t300_2, t301_2, t302_2
||      CMPEQ   .L2X   B4, A3, B0           ; CMPEQ   keys, end, done
||      XOR     .S1X   A13, B1, A5          ; XOR     k24_2, t294_2, t313_2
||      XOR     .S2    B5, B0, B5           ; XOR     k27_2, t309_2, t320_2
||      ROTL    .M1    A10, 30, A10         ; ROTL    t298_2, 30, t307_2
        XOR     .L2    B2, B5, B2           ; XOR     t310_2, t320_2, t321_2
||      CLR     .S2    B1, 7, 9, B1         ; CLR     t311_2, 7, 9, t312_2
||      ROTL    .M1    A11, 29, A2          ; ROTL    t302_2, 29, t306_2
||      ROTL    .M2X   A10, 6, B2           ; ROTL    t298_2, 6, t299_2
        XOR     .L1    A1, A2, A10          ; XOR     k26_2, t305_2, t317_2
||      XOR     .L2    B1, B2, B1           ; XOR     t312_2, t321_2, t322_2
||      SET     .S1    A10, 22, 28, A1      ; SET     t307_2, 22, 28, t308_2
        XOR     .L1    A9, A13, A2          ; XOR     k25_2, t304_2, t316_2
||      XOR     .S1    A2, A10, A9          ; XOR     t306_2, t317_2, t318_2
||      ROTL    .M2X   A11, 12, B2          ; ROTL    t302_2, 12, t303_2
        XOR     .L1    A1, A9, A1           ; XOR     t308_2, t318_2, t319_2
||      XOR     .L2X   B2, A5, B5           ; XOR     t299_2, t313_2, t314_2
||      OR      .S1X   A2, B1, A5           ; OR      t322_2, t316_2, t325_2
        ANDN    .L1    A5, A1, A10          ; ANDN    t325_2, t319_2, t326_2
||      XOR     .L2    B2, B5, B2           ; XOR     t303_2, t314_2, t315_2
||      XOR     .S1    A2, A1, A9           ; XOR     t316_2, t319_2, t331_2
||      ANDN    .S2X   B1, A2, B5           ; ANDN    t322_2, t316_2, t323_2
        XOR     .L1X   A2, B1, A2           ; XOR     t316_2, t322_2, t328_2
||      OR      .L2    B2, B5, B6           ; OR      t315_2, t323_2, t324_2
||      XOR     .S2    B2, B1, B5           ; XOR     t315_2, t322_2, t333_2
        ANDN    .L1    A1, A2, A1           ; ANDN    t319_2, t328_2, t336_2
||      ANDN    .L2X   B6, A10, B6          ; ANDN    t324_2, t326_2, t327_2
||      ANDN    .S1X   A5, B2, A5           ; ANDN    t325_2, t315_2, t337_2
        ANDN    .L1X   A9, B5, A2           ; ANDN    t331_2, t333_2, t334_2
||      XOR     .L2X   B6, A2, B5           ; XOR     t327_2, t328_2, t329_2
||      XOR     .S1    A1, A5, A1           ; XOR     t336_2, t337_2, t338_2
        XOR     .L1X   A2, B6, A2           ; XOR     t327_2, t334_2, t335_2
||      ANDN    .L2    B1, B2, B1           ; ANDN    t322_2, t315_2, t330_2
||      ROTL    .M2    B5, 13, B1           ; ROTL    t329_2, 13, t342_2
        XOR     .L1X   A1, B6, A1           ; XOR     t327_2, t338_2, t339_2
||      XOR     .L2X   B1, A9, B6           ; XOR     t330_2, t331_2, t332_2
||      ROTL    .M1    A2, 3, A9            ; ROTL    t335_2, 3, t343_2
||      ROTL    .M2    B5, 23, B2           ; ROTL    t329_2, 23, t360_2
        XOR     .L2    B6, B1, B6           ; XOR     t332_2, t342_2, t344_2
||      ROTL    .M1    A1, 29, A2           ; ROTL    t339_2, 29, t354_2
||      ROTL    .M2X   A2, 10, B8           ; ROTL    t335_2, 10, t359_2
        XOR     .L1    A1, A9, A1           ; XOR     t339_2, t343_2, t349_2
||      XOR     .S1    A8, A2, A8           ; XOR     k30_2, t335_2, t366_2
||      SET     .S2    B2, 7, 9, B2         ; SET     t360_2, 7, 9, t361_2
||      ROTL    .M1    A2, 25, A5           ; ROTL    t335_2, 25, t353_2
||      ROTL    .M2X   A1, 7, B6            ; ROTL    t339_2, 7, t358_2
        XOR     .L2X   B6, A9, B5           ; XOR     t343_2, t344_2, t345_2
||      SHL     .S1X   B1, 3, A9            ; SHL     t342_2, 3, t347_2
||      ROTL    .M2    B5, 18, B6           ; ROTL    t329_2, 18, t341_2
        XOR     .L1    A5, A8, A6           ; XOR     t353_2, t366_2, t367_2
||      XOR     .L2X   B6, A6, B9           ; XOR     k31_2, t358_2, t371_2
||      SET     .S1    A9, 0, 2, A5         ; SET     t347_2, 0, 2, t348_2
||      ROTL    .M2    B5, 6, B1            ; ROTL    t345_2, 6, t346_2
        XOR     .L1    A5, A1, A2           ; XOR     t348_2, t349_2, t350_2
||      XOR     .S1    A2, A6, A1           ; XOR     t354_2, t367_2, t368_2
||      SET     .S2    B1, 29, 31, B5       ; SET     t342_2, 29, 31, t355_2
||      ROTL    .M1X   B5, 1, A0            ; ROTL    t345_2, 1, t352_2
||      ROTL    .M2    B5, 30, B6           ; ROTL    t345_2, 30, t356_2
        XOR     .L1X   A0, B6, A2           ; XOR     k28_2, t341_2, t362_2
||      XOR     .L2    B8, B9, B8           ; XOR     t359_2, t371_2, t372_2
||      ROTL    .M1    A2, 12, A1           ; ROTL    t350_2, 12, t351_2
        XOR     .L1X   A2, B1, A2           ; XOR     t346_2, t362_2, t363_2
||      XOR     .L2X   B5, A1, B5           ; XOR     t355_2, t368_2, t369_2
||      XOR     .S1    A7, A0, A0           ; XOR     t340_2, t352_2, t365_2
||      CLR     .S2    B6, 22, 28, B2       ; CLR     t356_2, 22, 28, t357_2
||      XOR     .D2    B2, B8, B1           ; XOR     t361_2, t372_2, t373_2
        XOR     .L1    A1, A2, A1           ; XOR     t351_2, t363_2, t364_2
||      XOR     .L2    B2, B5, B0           ; XOR     t357_2, t369_2, t370_2
||[!B0] B       .S1    serpent_encrypt_block_c64x$rounds; [!done] B      rounds
        XOR     .L1    A1, A0, A5           ; XOR     t364_2, t365_2, t374_2
||      XOR     .L2    B0, B1, B2           ; XOR     t370_2, t373_2, t376_2
||      OR      .S1    A0, A1, A7           ; OR      t365_2, t364_2, t378_2
||      XOR     .D1X   A1, B1, A2           ; XOR     t364_2, t373_2, t384_2
        OR      .L1X   A5, B0, A6           ; OR      t370_2, t374_2, t375_2
||      OR      .L2X   B1, A1, B1           ; OR      t364_2, t373_2, t380_2
||      OR      .S1    A2, A0, A1           ; OR      t384_2, t365_2, t386_2
||      ANDN    .D1    A0, A1, A5           ; ANDN    t365_2, t364_2, t389_2
        AND     .L1X   A6, B2, A0           ; AND     t376_2, t375_2, t377_2
||      XOR     .L2X   B1, A0, B1           ; XOR     t365_2, t380_2, t381_2
||      XOR     .S2    B0, B1, B5           ; XOR     t370_2, t380_2, t382_2
        XOR     .L1    A0, A7, A5           ; XOR     t377_2, t378_2, x0
||      ANDN    .L2    B5, B1, B0           ; ANDN    t382_2, t381_2, t383_2
||      AND     .S1X   A1, B2, A0           ; AND     t386_2, t376_2, t387_2
||      ANDN    .S2X   B0, A5, B2           ; ANDN    t370_2, t389_2, t390_2
        XOR     .L1X   A0, B1, A6           ; XOR     t381_2, t387_2, x2
||      XOR     .L2X   B0, A2, B5           ; XOR     t383_2, t384_2, x1
||      XOR     .S2    B1, B2, B6           ; XOR     t381_2, t390_2, x3
serpent_encrypt_block_c64x$serpent_encrypt_block_c64x$2:
        LDW     .D2T1  *+B15[4], A12        ; restore A12
        LDW     .D1T1  *+A3[0], A3          ; LDW     *+end[0], k0_3
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D1T2  *+A3[1], B3          ; LDW     *+end[0 + 1], k1_3
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D1T2  *+A3[2], B3          ; LDW     *+end[0 + 2], k2_3
||      LDW     .D2T1  *+B15[5], A13        ; restore A13
        LDW     .D1T2  *+A3[3], B3          ; LDW     *+end[0 + 3], k3_3
||      LDW     .D2T1  *+B15[7], A15        ; restore A15
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[6], A14        ; restore A14
        XOR     .L1    A5, A3, A3           ; XOR     x0, k0_3, w0
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L2    B5, B3, B5           ; XOR     x1, k1_3, w1
||      STW     .D1T1  A3, *+A4[0]          ; STW     w0, *+block[0]
        XOR     .L2X   B3, A6, B5           ; XOR     x2, k2_3, w2
||      STW     .D1T2  B5, *+A4[1]          ; STW     w1, *+block[1]
        XOR     .L2    B6, B3, B3           ; XOR     x3, k3_3, w3
||      STW     .D1T2  B5, *+A4[2]          ; STW     w2, *+block[2]
        ADDK    .S2    32, B15              ; frame
||      STW     .D1T2  B3, *+A4[3]          ; STW     w3, *+block[3]

        .align  32
serpent_decrypt_block_c64x:
        MV      .L1X   B4, A3               ; MV      schedule, keys
||      MV      .L2X   A4, B0               ; copy
||      ADDK    .S2    -40, B15             ; frame
||      LDW     .D1T2  *+A4[0], B1          ; LDW     *+block[0], w0
        ADDK    .S1    512, A3              ; ADDK    512, keys
||      LDW     .D2T1  *+B0[2], A0          ; LDW     *+block[2], w2
        MV      .L1X   B15, A11             ; frame
||      LDW     .D1T2  *+A3[3], B13         ; LDW     *+keys[0 + 3], k3_6
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        LDW     .D1T1  *+A3[2], A15         ; LDW     *+keys[0 + 2], k2_6
||      LDW     .D2T2  *+B0[1], B12         ; LDW     *+block[1], w1
        LDW     .D1T2  *+A3[1], B11         ; LDW     *+keys[0 + 1], k1_6
        LDW     .D1T1  *+A3[0], A10         ; LDW     *+keys[0], k0_6
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], w3
        STW     .D1T1  A14, *+A11[9]        ; save A14
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        STW     .D1T1  A15, *+A11[10]       ; save A15
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D1T1  A13, *+A11[7]        ; save A13
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1X   A10, B1, A5          ; XOR     w0, k0_6, x0
||      XOR     .L2    B12, B11, B5         ; XOR     w1, k1_6, x1
||      XOR     .S1    A0, A15, A6          ; XOR     w2, k2_6, x2
||      XOR     .S2    B0, B13, B6          ; XOR     w3, k3_6, x3
||      STW     .D1T1  A12, *+A11[5]        ; save A12
||      STW     .D2T2  B10, *+B15[2]        ; save B10
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 102, "res_mii": 52, "rec_mii": 76, "optimal": null, "attempts": [{"interval": 76, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 77, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 78, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 79, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 80, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 102, "result": "found by annealing", "seconds": 166.2}]}
;  loop rounds, passes one after the other: 102 cycles each
;  bounds: resources 52, recurrence 76
;  as a region: 102 cycles found by annealing, 166.2 s
;  II 76: proved infeasible (units between the chains at both ends), 0.1 s
;  II 77: proved infeasible (units between the chains at both ends), 0.1 s
;  II 78: proved infeasible (units between the chains at both ends), 0.1 s
;  II 79: proved infeasible (units between the chains at both ends), 0.1 s
;  II 80: proved infeasible (units between the chains at both ends), 0.1 s
;  not proved the least possible: every interval below 81 is ruled out; 166.2 s of search found nothing below 102
serpent_decrypt_block_c64x$rounds:
        OR      .L1X   A5, B5, A10          ; OR      x1, x0, t1_9
||      AND     .L2X   B5, A5, B18          ; AND     x0, x1, t0_9
||      ADDK    .S1    -128, A3             ; rounds: ADDK    -128, keys
||      ANDN    .D1    A6, A5, A27          ; ANDN    x2, x0, t10_9
        OR      .L2X   B5, A6, B2           ; OR      x1, x2, t3_9
||      AND     .S2    B18, B6, B29         ; AND     t0_9, x3, t6_9
||      LDW     .D1T2  *+A3[28], B20        ; LDW     *+keys[28], k28_9
        XOR     .L1X   A6, B5, A0           ; XOR     x1, x2, t7_9
||      ANDN    .L2    B2, B6, B24          ; ANDN    t3_9, x3, t4_9
||      ANDN    .S2X   B6, A27, B27         ; ANDN    x3, t10_9, t11_9
||      LDW     .D1T2  *+A3[30], B12        ; LDW     *+keys[30], k30_9
        OR      .L1X   A27, B6, A11         ; OR      t10_9, x3, t14_9
||      XOR     .L2X   B18, A10, B20        ; XOR     t0_9, t1_9, t2_9
||      LDW     .D1T2  *+A3[29], B26        ; LDW     *+keys[29], k29_9
        XOR     .L2    B20, B24, B31        ; XOR     t2_9, t4_9, t5_9
||      XOR     .S2X   B29, A0, B16         ; XOR     t6_9, t7_9, t8_9
||      LDW     .D1T1  *+A3[31], A0         ; LDW     *+keys[31], k31_9
        AND     .L2X   B6, A10, B11         ; AND     t1_9, x3, t16_9
||      LDW     .D1T2  *+A3[25], B24        ; LDW     *+keys[25], k25_9
        OR      .L1X   A6, B18, A5          ; OR      t0_9, x2, t17_9
||      XOR     .L2    B31, B16, B10        ; XOR     t5_9, t8_9, t9_9
||      ANDN    .S2X   B27, A5, B9          ; ANDN    t11_9, x0, t12_9
        XOR     .L2    B20, B10, B27        ; XOR     k28_9, t9_9, t19_9
||      XOR     .S2X   B12, A11, B17        ; XOR     k30_9, t14_9, t21_9
        XOR     .L2    B9, B31, B19         ; XOR     t12_9, t5_9, t13_9
||      XOR     .S2X   B11, A5, B22         ; XOR     t16_9, t17_9, t18_9
||      ROTL    .M2    B27, 27, B23         ; ROTL    t19_9, 27, t24_9
||      LDW     .D1T2  *+A3[26], B26        ; LDW     *+keys[26], k26_9
||      XOR     .D2    B17, B16, B6         ; XOR     t21_9, t8_9, t22_9
        XOR     .L2    B26, B19, B5         ; XOR     k29_9, t13_9, t20_9
||      XOR     .S2X   B22, A0, B20         ; XOR     k31_9, t18_9, t23_9
||      ROTL    .M2    B6, 10, B7           ; ROTL    t22_9, 10, t29_9
||      LDW     .D1T2  *+A3[20], B20        ; LDW     *+keys[20], k20_9
        XOR     .L2    B5, B20, B0          ; XOR     t20_9, t23_9, t25_9
||      SHL     .S2    B5, 7, B28           ; SHL     t20_9, 7, t30_9
||      ROTL    .M2    B5, 31, B26          ; ROTL    t20_9, 31, t28_9
||      LDW     .D1T2  *+A3[4], B8          ; LDW     *+keys[4], k4_9
        XOR     .L2    B23, B0, B19         ; XOR     t24_9, t25_9, t26_9
||      SET     .S2    B28, 0, 6, B25       ; SET     t30_9, 0, 6, t31_9
||      ROTL    .M2    B20, 25, B6          ; ROTL    t23_9, 25, t35_9
||      LDW     .D1T1  *+A3[24], A5         ; LDW     *+keys[24], k24_9
||      XOR     .D2    B20, B7, B5          ; XOR     t23_9, t29_9, t32_9
        XOR     .L2    B25, B5, B0          ; XOR     t31_9, t32_9, t33_9
||      XOR     .S2    B19, B26, B17        ; XOR     t26_9, t28_9, t37_9
||      LDW     .D1T1  *+A3[19], A16        ; LDW     *+keys[19], k19_9
        XOR     .L2    B0, B17, B27         ; XOR     t33_9, t37_9, t38_9
||      XOR     .S2    B0, B6, B13          ; XOR     t33_9, t35_9, t39_9
||      ROTL    .M1X   B19, 19, A20         ; ROTL    t26_9, 19, t27_9
||      ROTL    .M2    B0, 29, B19          ; ROTL    t33_9, 29, t34_9
||      LDW     .D1T2  *+A3[21], B16        ; LDW     *+keys[21], k21_9
        SHL     .S2    B19, 3, B25          ; SHL     t26_9, 3, t36_9
||      LDW     .D1T2  *+A3[0], B28         ; LDW     *+keys[0], k0_9
        XOR     .L2    B25, B13, B1         ; XOR     t36_9, t39_9, t40_9
||      XOR     .S2    B19, B27, B21        ; XOR     t34_9, t38_9, t43_9
||      LDW     .D1T2  *+A3[17], B0         ; LDW     *+keys[17], k17_9
||      ANDN    .D2    B19, B27, B13        ; ANDN    t34_9, t38_9, t45_9
        XOR     .L1X   A20, B19, A30        ; XOR     t27_9, t34_9, t53_9
||      AND     .L2X   B19, A20, B16        ; AND     t27_9, t34_9, t41_9
||      ANDN    .S2    B1, B13, B2          ; ANDN    t40_9, t45_9, t46_9
||      LDW     .D1T2  *+A3[27], B29        ; LDW     *+keys[27], k27_9
        XOR     .L1X   A20, B27, A27        ; XOR     t27_9, t38_9, t50_9
||      XOR     .L2    B1, B16, B9          ; XOR     t40_9, t41_9, t42_9
||      AND     .S2X   B27, A20, B13        ; AND     t38_9, t27_9, t47_9
||      LDW     .D1T1  *+A3[1], A11         ; LDW     *+keys[1], k1_9
        XOR     .L1X   A27, B19, A6         ; XOR     t34_9, t50_9, t51_9
||      AND     .L2    B21, B9, B2          ; AND     t43_9, t42_9, t44_9
||      OR      .S2    B13, B2, B12         ; OR      t47_9, t46_9, t48_9
||      LDW     .D1T1  *+A3[16], A17        ; LDW     *+keys[16], k16_9
||      XOR     .D2X   B26, A30, B6         ; XOR     k26_9, t53_9, t59_9
        XOR     .L1X   A6, B9, A20          ; XOR     t42_9, t51_9, t52_9
||      OR      .L2X   B9, A27, B18         ; OR      t42_9, t50_9, t55_9
||      XOR     .S2    B12, B6, B5          ; XOR     t48_9, t59_9, t60_9
||      LDW     .D1T2  *+A3[22], B10        ; LDW     *+keys[22], k22_9
        XOR     .L1X   A20, B24, A28        ; XOR     k25_9, t52_9, t58_9
||      XOR     .L2    B2, B12, B23         ; XOR     t44_9, t48_9, t49_9
||      XOR     .S2    B12, B18, B21        ; XOR     t48_9, t55_9, t56_9
||      LDW     .D1T2  *+A3[13], B5         ; LDW     *+keys[13], k13_9
        XOR     .L2X   B23, A5, B18         ; XOR     k24_9, t49_9, t57_9
||      SHL     .S1    A28, 7, A1           ; SHL     t58_9, 7, t68_9
||      ROTL    .M1    A28, 31, A23         ; ROTL    t58_9, 31, t66_9
||      ROTL    .M2    B5, 10, B21          ; ROTL    t60_9, 10, t67_9
||      LDW     .D1T2  *+A3[23], B27        ; LDW     *+keys[23], k23_9
        XOR     .L2    B29, B21, B23        ; XOR     k27_9, t56_9, t61_9
||      SET     .S1    A1, 0, 6, A22        ; SET     t68_9, 0, 6, t69_9
||      ROTL    .M2    B18, 27, B18         ; ROTL    t57_9, 27, t62_9
||      LDW     .D1T1  *+A3[2], A28         ; LDW     *+keys[2], k2_9
        XOR     .L2X   B23, A28, B11        ; XOR     t58_9, t61_9, t63_9
||      XOR     .S2    B23, B21, B6         ; XOR     t61_9, t67_9, t70_9
||      ROTL    .M2    B23, 25, B26         ; ROTL    t61_9, 25, t73_9
        XOR     .L2    B18, B11, B9         ; XOR     t62_9, t63_9, t64_9
||      XOR     .S2X   B6, A22, B17         ; XOR     t69_9, t70_9, t71_9
||      LDW     .D1T1  *+A3[12], A25        ; LDW     *+keys[12], k12_9
        XOR     .L2X   B9, A23, B24         ; XOR     t64_9, t66_9, t77_9
||      SHL     .S1X   B11, 3, A25          ; SHL     t63_9, 3, t74_9
||      SHL     .S2    B18, 3, B7           ; SHL     t62_9, 3, t76_9
||      ROTL    .M2    B9, 19, B22          ; ROTL    t64_9, 19, t65_9
||      LDW     .D1T1  *+A3[15], A22        ; LDW     *+keys[15], k15_9
        XOR     .L2    B17, B24, B21        ; XOR     t71_9, t77_9, t78_9
||      SET     .S1    A25, 0, 2, A25       ; SET     t74_9, 0, 2, t75_9
||      XOR     .S2X   B26, A22, B26        ; XOR     t69_9, t73_9, t79_9
||      ROTL    .M1X   B17, 29, A8          ; ROTL    t71_9, 29, t72_9
        XOR     .L2    B6, B26, B31         ; XOR     t70_9, t79_9, t80_9
||      OR      .S2    B22, B21, B17        ; OR      t65_9, t78_9, t86_9
||      LDW     .D1T2  *+A3[18], B12        ; LDW     *+keys[18], k18_9
        XOR     .L1X   A8, B22, A0          ; XOR     t65_9, t72_9, t89_9
||      XOR     .L2X   B7, A25, B23         ; XOR     t75_9, t76_9, t81_9
||      AND     .S2    B21, B22, B25        ; AND     t78_9, t65_9, t83_9
||      LDW     .D1T2  *+A3[3], B18         ; LDW     *+keys[3], k3_9
        ANDN    .L1X   A8, B22, A20         ; ANDN    t72_9, t65_9, t95_9
||      XOR     .L2    B31, B23, B19        ; XOR     t80_9, t81_9, t82_9
||      ANDN    .S2    B21, B22, B1         ; ANDN    t78_9, t65_9, t91_9
||      LDW     .D1T1  *+A3[14], A23        ; LDW     *+keys[14], k14_9
||      XOR     .D2X   B21, A8, B11         ; XOR     t72_9, t78_9, t97_9
        ANDN    .L1X   A8, B21, A15         ; ANDN    t72_9, t78_9, t84_9
||      ANDN    .L2    B17, B19, B31        ; ANDN    t86_9, t82_9, t87_9
||      OR      .S2    B19, B1, B30         ; OR      t82_9, t91_9, t92_9
||      LDW     .D1T1  *+A3[5], A27         ; LDW     *+keys[5], k5_9
||      ANDN    .D2    B19, B22, B29        ; ANDN    t82_9, t65_9, t100_9
        XOR     .L1X   A15, B25, A18        ; XOR     t83_9, t84_9, t85_9
||      OR      .L2X   B25, A0, B23         ; OR      t83_9, t89_9, t90_9
||      OR      .S2    B19, B25, B13        ; OR      t82_9, t83_9, t94_9
||      LDW     .D1T2  *+A3[11], B1         ; LDW     *+keys[11], k11_9
        XOR     .L1X   A18, B31, A31        ; XOR     t85_9, t87_9, t88_9
||      ANDN    .L2X   B13, A20, B22        ; ANDN    t94_9, t95_9, t96_9
||      AND     .S2    B17, B11, B21        ; AND     t86_9, t97_9, t99_9
||      XOR     .D2    B10, B11, B17        ; XOR     k22_9, t97_9, t104_9
        XOR     .L1X   A31, B20, A31        ; XOR     k20_9, t88_9, t102_9
||      XOR     .L2    B23, B30, B7         ; XOR     t90_9, t92_9, t93_9
||      XOR     .S2    B17, B22, B9         ; XOR     t104_9, t96_9, t105_9
        XOR     .L2    B16, B7, B29         ; XOR     k21_9, t93_9, t103_9
||      XOR     .S2    B27, B29, B2         ; XOR     k23_9, t100_9, t106_9
||      ROTL    .M1    A31, 27, A31         ; ROTL    t102_9, 27, t108_9
||      ROTL    .M2    B9, 10, B21          ; ROTL    t105_9, 10, t113_9
        CMPEQ   .L2X   B4, A3, B2           ; CMPEQ   keys, schedule, done
||      SHL     .S2    B29, 7, B27          ; SHL     t103_9, 7, t114_9
||      ROTL    .M2    B29, 31, B31         ; ROTL    t103_9, 31, t112_9
||      LDW     .D1T2  *+A3[7], B25         ; LDW     *+keys[7], k7_9
||      XOR     .D2    B2, B21, B25         ; XOR     t106_9, t99_9, t107_9
        XOR     .L2    B29, B25, B9         ; XOR     t103_9, t107_9, t109_9
||      SET     .S2    B27, 0, 6, B22       ; SET     t114_9, 0, 6, t115_9
||      XOR     .D2    B25, B21, B7         ; XOR     t107_9, t113_9, t116_9
        XOR     .L2X   B9, A31, B24         ; XOR     t108_9, t109_9, t110_9
||      XOR     .S2    B22, B7, B23         ; XOR     t115_9, t116_9, t117_9
||      ROTL    .M1X   B25, 25, A31         ; ROTL    t107_9, 25, t119_9
        XOR     .L2    B24, B31, B24        ; XOR     t110_9, t112_9, t121_9
||      SHL     .S2    B24, 3, B29          ; SHL     t110_9, 3, t120_9
||      ROTL    .M2    B24, 19, B20         ; ROTL    t110_9, 19, t111_9
        XOR     .L1X   A31, B23, A31        ; XOR     t117_9, t119_9, t123_9
||      XOR     .L2    B23, B24, B6         ; XOR     t117_9, t121_9, t122_9
        XOR     .L1X   A31, B29, A8         ; XOR     t120_9, t123_9, t124_9
||      ANDN    .L2    B20, B6, B16         ; ANDN    t111_9, t122_9, t128_9
||      AND     .S2    B20, B6, B27         ; AND     t111_9, t122_9, t132_9
||      ROTL    .M2    B23, 29, B23         ; ROTL    t117_9, 29, t118_9
        XOR     .L1X   A8, B6, A19          ; XOR     t122_9, t124_9, t129_9
        ANDN    .L1X   A19, B16, A24        ; ANDN    t129_9, t128_9, t130_9
||      XOR     .L2    B20, B23, B17        ; XOR     t111_9, t118_9, t126_9
||      XOR     .S2X   B27, A8, B10         ; XOR     t124_9, t132_9, t133_9
||      ANDN    .D2    B23, B16, B13        ; ANDN    t118_9, t128_9, t138_9
        ANDN    .L1X   A8, B20, A29         ; ANDN    t124_9, t111_9, t125_9
||      ANDN    .L2X   B23, A8, B24         ; ANDN    t118_9, t124_9, t134_9
||      XOR     .S2    B0, B10, B31         ; XOR     k17_9, t133_9, t143_9
||      XOR     .D2    B12, B13, B10        ; XOR     k18_9, t138_9, t145_9
        OR      .L1X   A29, B17, A15        ; OR      t126_9, t125_9, t127_9
||      OR      .L2    B24, B17, B17        ; OR      t134_9, t126_9, t135_9
||      OR      .S1    A19, A29, A8         ; OR      t129_9, t125_9, t137_9
||      XOR     .S2    B27, B24, B6         ; XOR     t132_9, t134_9, t140_9
        XOR     .L1    A15, A24, A19        ; XOR     t127_9, t130_9, t131_9
||      XOR     .L2    B17, B31, B22        ; XOR     t135_9, t143_9, t144_9
||      XOR     .S1X   A8, B10, A31         ; XOR     t137_9, t145_9, t146_9
        XOR     .L1X   A24, B6, A29         ; XOR     t130_9, t140_9, t141_9
||      XOR     .S1    A17, A19, A24        ; XOR     k16_9, t131_9, t142_9
||      SHL     .S2    B22, 7, B31          ; SHL     t144_9, 7, t154_9
||      ROTL    .M1    A31, 10, A7          ; ROTL    t146_9, 10, t153_9
        XOR     .L1    A16, A29, A18        ; XOR     k19_9, t141_9, t147_9
||      NOT     .S1    A28, A28             ; NOT     k2_9, t315_9
||      SET     .S2    B31, 0, 6, B21       ; SET     t154_9, 0, 6, t155_9
||      ROTL    .M1    A24, 27, A16         ; ROTL    t142_9, 27, t148_9
||      ROTL    .M2    B22, 31, B26         ; ROTL    t144_9, 31, t152_9
        XOR     .L1X   A18, B22, A13        ; XOR     t144_9, t147_9, t149_9
||      XOR     .S1    A18, A7, A31         ; XOR     t147_9, t153_9, t156_9
        XOR     .L1    A16, A13, A6         ; XOR     t148_9, t149_9, t150_9
||      XOR     .S1X   A31, B21, A1         ; XOR     t155_9, t156_9, t157_9
||      ROTL    .M2X   A18, 25, B0          ; ROTL    t147_9, 25, t159_9
        XOR     .L1X   A6, B26, A30         ; XOR     t150_9, t152_9, t161_9
||      SHL     .S1    A6, 3, A20           ; SHL     t150_9, 3, t160_9
||      ROTL    .M1    A1, 29, A24          ; ROTL    t157_9, 29, t158_9
        XOR     .L1    A1, A30, A17         ; XOR     t157_9, t161_9, t162_9
||      XOR     .L2X   B0, A1, B13          ; XOR     t157_9, t159_9, t163_9
||      ROTL    .M1    A6, 19, A1           ; ROTL    t150_9, 19, t151_9
        XOR     .L1    A24, A17, A31        ; XOR     t158_9, t162_9, t165_9
||      XOR     .L2X   B13, A20, B30        ; XOR     t160_9, t163_9, t164_9
||      ANDN    .S1    A24, A17, A15        ; ANDN    t158_9, t162_9, t166_9
        XOR     .L1    A1, A17, A24         ; XOR     t151_9, t162_9, t169_9
||      AND     .S1    A17, A24, A26        ; AND     t162_9, t158_9, t172_9
        AND     .L1X   A31, B30, A18        ; AND     t164_9, t165_9, t176_9
||      ANDN    .L2X   B30, A15, B12        ; ANDN    t164_9, t166_9, t167_9
||      XOR     .S1    A24, A26, A20        ; XOR     t169_9, t172_9, t177_9
        ANDN    .L1    A1, A26, A14         ; ANDN    t151_9, t172_9, t173_9
||      ANDN    .L2X   B30, A24, B29        ; ANDN    t164_9, t169_9, t170_9
||      ANDN    .S1    A20, A18, A30        ; ANDN    t177_9, t176_9, t178_9
||      ANDN    .D1X   A24, B30, A0         ; ANDN    t169_9, t164_9, t181_9
        OR      .L1X   A14, B12, A21        ; OR      t167_9, t173_9, t174_9
||      XOR     .L2X   B12, A31, B22        ; XOR     t165_9, t167_9, t168_9
||      XOR     .S1    A14, A18, A29        ; XOR     t173_9, t176_9, t180_9
        OR      .L1    A0, A29, A16         ; OR      t181_9, t180_9, t182_9
||      XOR     .L2X   B29, A25, B16        ; XOR     k12_9, t170_9, t183_9
||      XOR     .S1X   A31, B5, A25         ; XOR     k13_9, t165_9, t185_9
        XOR     .L1    A21, A25, A2         ; XOR     t174_9, t185_9, t186_9
||      XOR     .L2    B22, B16, B0         ; XOR     t168_9, t183_9, t184_9
||      XOR     .S1    A22, A16, A5         ; XOR     k15_9, t182_9, t189_9
||      XOR     .S2X   B12, A23, B23        ; XOR     k14_9, t167_9, t187_9
||      LDW     .D1T1  *+A3[9], A5          ; LDW     *+keys[9], k9_9
        XOR     .L1    A2, A5, A20          ; XOR     t186_9, t189_9, t191_9
||      XOR     .L2X   B23, A30, B20        ; XOR     t178_9, t187_9, t188_9
||      SHL     .S1    A2, 7, A8            ; SHL     t186_9, 7, t196_9
||      ROTL    .M1    A5, 25, A13          ; ROTL    t189_9, 25, t200_9
||      ROTL    .M2    B0, 27, B0           ; ROTL    t184_9, 27, t190_9
        XOR     .L1    A5, A8, A8           ; XOR     t189_9, t196_9, t197_9
||      ROTL    .M2    B20, 10, B5          ; ROTL    t188_9, 10, t195_9
        XOR     .L2X   B0, A20, B27         ; XOR     t190_9, t191_9, t192_9
||      ROTL    .M1    A2, 31, A9           ; ROTL    t186_9, 31, t194_9
||      LDW     .D1T2  *+A3[8], B26         ; LDW     *+keys[8], k8_9
        XOR     .L2X   B5, A8, B19          ; XOR     t195_9, t197_9, t198_9
||      SHL     .S2    B27, 3, B30          ; SHL     t192_9, 3, t201_9
||      ROTL    .M2    B27, 19, B0          ; ROTL    t192_9, 19, t193_9
        XOR     .L1X   A9, B27, A12         ; XOR     t192_9, t194_9, t203_9
||      XOR     .L2X   B19, A13, B7         ; XOR     t198_9, t200_9, t205_9
||      SET     .S2    B30, 0, 2, B9        ; SET     t201_9, 0, 2, t202_9
||      ROTL    .M2    B19, 29, B23         ; ROTL    t198_9, 29, t199_9
||      LDW     .D1T1  *+A3[10], A21        ; LDW     *+keys[10], k10_9
        XOR     .L1X   A12, B19, A23        ; XOR     t198_9, t203_9, t204_9
        AND     .L1X   A23, B0, A10         ; AND     t204_9, t193_9, t217_9
||      XOR     .L2    B9, B7, B12          ; XOR     t202_9, t205_9, t206_9
||      ANDN    .S2    B0, B23, B7          ; ANDN    t193_9, t199_9, t211_9
||      ANDN    .D2    B23, B0, B29         ; ANDN    t199_9, t193_9, t219_9
        XOR     .L1X   A23, B23, A9         ; XOR     t199_9, t204_9, t215_9
||      AND     .L2X   B23, A23, B19        ; AND     t199_9, t204_9, t208_9
||      ANDN    .S2    B12, B7, B11         ; ANDN    t206_9, t211_9, t212_9
||      ANDN    .D2    B12, B29, B16        ; ANDN    t206_9, t219_9, t220_9
        OR      .L1X   A10, B12, A24        ; OR      t206_9, t217_9, t218_9
||      XOR     .L2    B0, B19, B24         ; XOR     t193_9, t208_9, t209_9
||      OR      .S2X   B7, A23, B10         ; OR      t204_9, t211_9, t223_9
        OR      .L1X   A23, B0, A8          ; OR      t204_9, t193_9, t213_9
||      OR      .L2X   B12, A23, B13        ; OR      t206_9, t204_9, t207_9
||      XOR     .S1    A5, A9, A2           ; XOR     k9_9, t215_9, t226_9
||      XOR     .S2    B16, B10, B23        ; XOR     t220_9, t223_9, t224_9
        ANDN    .L1X   A8, B11, A22         ; ANDN    t213_9, t212_9, t214_9
||      XOR     .L2    B13, B24, B9         ; XOR     t207_9, t209_9, t210_9
||      XOR     .S1    A21, A24, A19        ; XOR     k10_9, t218_9, t228_9
||      XOR     .S2    B1, B23, B23         ; XOR     k11_9, t224_9, t230_9
        XOR     .L1X   A9, B16, A14         ; XOR     t215_9, t220_9, t221_9
||      XOR     .L2    B26, B9, B9          ; XOR     k8_9, t210_9, t225_9
||      XOR     .S1    A22, A2, A0          ; XOR     t214_9, t226_9, t227_9
        XOR     .L1    A14, A19, A26        ; XOR     t221_9, t228_9, t229_9
||      SHL     .S1    A0, 7, A16           ; SHL     t227_9, 7, t237_9
||      ROTL    .M1X   B23, 25, A29         ; ROTL    t230_9, 25, t241_9
||      ROTL    .M2    B9, 27, B21          ; ROTL    t225_9, 27, t231_9
        XOR     .L2X   B23, A0, B20         ; XOR     t227_9, t230_9, t232_9
||      ROTL    .M1    A26, 10, A10         ; ROTL    t229_9, 10, t236_9
||      LDW     .D1T2  *+A3[6], B20         ; LDW     *+keys[6], k6_9
        XOR     .L1X   A16, B23, A0         ; XOR     t230_9, t237_9, t238_9
||      XOR     .L2    B21, B20, B20        ; XOR     t231_9, t232_9, t233_9
||      ROTL    .M1    A0, 31, A14          ; ROTL    t227_9, 31, t235_9
        XOR     .L1    A10, A0, A22         ; XOR     t236_9, t238_9, t239_9
||      SHL     .S2    B20, 3, B26          ; SHL     t233_9, 3, t242_9
||      ROTL    .M2    B20, 19, B7          ; ROTL    t233_9, 19, t234_9
        XOR     .L1X   A14, B20, A5         ; XOR     t233_9, t235_9, t243_9
||      XOR     .S1    A22, A29, A20        ; XOR     t239_9, t241_9, t245_9
||      ROTL    .M1    A22, 29, A13         ; ROTL    t239_9, 29, t240_9
        XOR     .L1    A22, A5, A6          ; XOR     t239_9, t243_9, t244_9
||      XOR     .S1X   A20, B26, A15        ; XOR     t242_9, t245_9, t246_9
        AND     .L1    A15, A13, A25        ; AND     t246_9, t240_9, t248_9
||      OR      .S1X   A13, B7, A12         ; OR      t240_9, t234_9, t250_9
||      XOR     .D1    A6, A15, A30         ; XOR     t244_9, t246_9, t253_9
        XOR     .L1X   A6, B7, A18          ; XOR     t234_9, t244_9, t247_9
||      OR      .S1    A30, A12, A9         ; OR      t253_9, t250_9, t260_9
||      ANDN    .D1    A6, A15, A29         ; ANDN    t244_9, t246_9, t262_9
        OR      .L1    A25, A18, A5         ; OR      t248_9, t247_9, t249_9
||      XOR     .L2X   B7, A13, B26         ; XOR     t234_9, t240_9, t255_9
||      AND     .S1    A12, A6, A10         ; AND     t250_9, t244_9, t251_9
||      AND     .D1X   A30, B7, A0          ; AND     t253_9, t234_9, t254_9
        XOR     .L1    A5, A10, A7          ; XOR     t249_9, t251_9, t252_9
||      XOR     .L2X   B26, A29, B29        ; XOR     t255_9, t262_9, t263_9
||      XOR     .S1    A18, A25, A29        ; XOR     t247_9, t248_9, t259_9
||      XOR     .D1    A27, A15, A19        ; XOR     k5_9, t246_9, t265_9
        XOR     .L1    A29, A9, A13         ; XOR     t259_9, t260_9, t261_9
||      XOR     .L2X   B26, A0, B9          ; XOR     t254_9, t255_9, t256_9
||      XOR     .S1    A7, A19, A0          ; XOR     t252_9, t265_9, t266_9
||      XOR     .S2    B25, B29, B12        ; XOR     k7_9, t263_9, t268_9
        XOR     .L1X   A13, B20, A27        ; XOR     k6_9, t261_9, t267_9
||      XOR     .L2X   B9, A7, B11          ; XOR     t252_9, t256_9, t257_9
||      EXTU    .S1    A0, 7, 3, A15        ; EXTU    t266_9, 7, 3, t279_9
||      ROTL    .M1    A0, 31, A22          ; ROTL    t266_9, 31, t272_9
||      ROTL    .M2    B12, 29, B13         ; ROTL    t268_9, 29, t278_9
        XOR     .L1X   A0, B12, A26         ; XOR     t266_9, t268_9, t270_9
||      XOR     .L2    B8, B11, B10         ; XOR     k4_9, t257_9, t264_9
||      SHL     .S2X   A0, 7, B21           ; SHL     t266_9, 7, t273_9
||      ROTL    .M1    A27, 7, A6           ; ROTL    t267_9, 7, t277_9
||      ROTL    .M2    B12, 25, B5          ; ROTL    t268_9, 25, t282_9
        SET     .S1    A15, 0, 3, A2        ; SET     t279_9, 0, 3, t280_9
||      SET     .S2    B21, 0, 6, B7        ; SET     t273_9, 0, 6, t274_9
||      ROTL    .M2X   A27, 10, B11         ; ROTL    t267_9, 10, t276_9
        XOR     .L1    A0, A22, A26         ; XOR     t266_9, t272_9, t286_9
||      XOR     .L2    B12, B5, B16         ; XOR     t268_9, t282_9, t292_9
||      XOR     .S1X   A6, B13, A24         ; XOR     t277_9, t278_9, t290_9
||      SHL     .S2X   A26, 3, B23          ; SHL     t270_9, 3, t283_9
||      ROTL    .M1    A26, 19, A22         ; ROTL    t270_9, 19, t271_9
||      ROTL    .M2    B10, 27, B11         ; ROTL    t264_9, 27, t275_9
        XOR     .L2    B7, B11, B31         ; XOR     t274_9, t276_9, t287_9
||      SET     .S1    A2, 29, 31, A30      ; SET     t280_9, 29, 31, t281_9
||      XOR     .S2    B11, B16, B21        ; XOR     t276_9, t292_9, t293_9
||      ROTL    .M2    B10, 14, B26         ; ROTL    t264_9, 14, t269_9
||      XOR     .D2    B7, B23, B17         ; XOR     t274_9, t283_9, t294_9
        XOR     .L1    A30, A24, A23        ; XOR     t281_9, t290_9, t291_9
||      XOR     .L2X   B11, A26, B27        ; XOR     t275_9, t286_9, t288_9
||      SHL     .S2    B11, 3, B9           ; SHL     t275_9, 3, t284_9
||      XOR     .D2    B21, B17, B20        ; XOR     t293_9, t294_9, t295_9
        XOR     .L2X   B26, A22, B8         ; XOR     t269_9, t271_9, t285_9
||      XOR     .S2    B31, B27, B19        ; XOR     t287_9, t288_9, t289_9
||      XOR     .D2    B9, B20, B16         ; XOR     t284_9, t295_9, t296_9
        XOR     .L2    B8, B19, B0          ; XOR     t285_9, t289_9, t297_9
||      XOR     .S2X   B16, A23, B24        ; XOR     t291_9, t296_9, t299_9
||      ANDN    .D2    B8, B16, B9          ; ANDN    t285_9, t296_9, t304_9
        AND     .L1X   A23, B19, A25        ; AND     t289_9, t291_9, t306_9
||      ANDN    .L2    B16, B0, B13         ; ANDN    t296_9, t297_9, t298_9
||      ANDN    .S2    B19, B8, B5          ; ANDN    t289_9, t285_9, t300_9
||      ANDN    .D2X   B16, A23, B31        ; ANDN    t296_9, t291_9, t311_9
        OR      .L1X   A25, B24, A5         ; OR      t299_9, t306_9, t307_9
||      XOR     .L2    B24, B5, B19         ; XOR     t299_9, t300_9, t301_9
||      XOR     .S2X   B19, A23, B22        ; XOR     t289_9, t291_9, t303_9
        XOR     .L1X   A25, B9, A7          ; XOR     t304_9, t306_9, t310_9
||      ANDN    .L2    B9, B22, B22         ; ANDN    t304_9, t303_9, t305_9
||      ANDN    .S2    B31, B0, B9          ; ANDN    t311_9, t297_9, t312_9
||      XOR     .D2    B18, B8, B20         ; XOR     k3_9, t285_9, t319_9
        XOR     .L1X   A28, B19, A9         ; XOR     t301_9, t315_9, t318_9
||      XOR     .L2    B13, B19, B13        ; XOR     t298_9, t301_9, t302_9
||      XOR     .S2X   B22, A5, B25         ; XOR     t305_9, t307_9, t308_9
        XOR     .L1X   A7, B9, A31          ; XOR     t310_9, t312_9, t313_9
||      XOR     .L2    B13, B25, B5         ; XOR     t302_9, t308_9, t309_9
||      ROTL    .M1    A9, 10, A9           ; ROTL    t318_9, 10, t326_9
        XOR     .L1    A11, A31, A29        ; XOR     k1_9, t313_9, t317_9
||      XOR     .L2    B28, B5, B29         ; XOR     k0_9, t309_9, t316_9
||      XOR     .S2    B25, B20, B10        ; XOR     t308_9, t319_9, t320_9
        SHL     .S1    A29, 7, A22          ; SHL     t317_9, 7, t327_9
||[!B2] B       .S2    serpent_decrypt_block_c64x$rounds; [!done] B      rounds
||      ROTL    .M2    B29, 27, B27         ; ROTL    t316_9, 27, t321_9
        XOR     .L1X   A9, B10, A1          ; XOR     t320_9, t326_9, t328_9
||      XOR     .L2X   B10, A29, B16        ; XOR     t317_9, t320_9, t322_9
||      ROTL    .M1    A29, 31, A22         ; ROTL    t317_9, 31, t325_9
        XOR     .L1    A22, A1, A24         ; XOR     t327_9, t328_9, t329_9
||      XOR     .L2    B27, B16, B1         ; XOR     t321_9, t322_9, t323_9
||      ROTL    .M2    B10, 25, B13         ; ROTL    t320_9, 25, t331_9
        XOR     .L1    A22, A24, A21        ; XOR     t325_9, t329_9, t333_9
||      ROTL    .M1    A24, 29, A6          ; ROTL    t329_9, 29, x2
        XOR     .L2X   B13, A24, B13        ; XOR     t329_9, t331_9, t335_9
||      SHL     .S2    B1, 3, B9            ; SHL     t323_9, 3, t332_9
||      ROTL    .M1X   B1, 19, A5           ; ROTL    t323_9, 19, x0
        XOR     .L2X   B1, A21, B5          ; XOR     t323_9, t333_9, x1
||      XOR     .S2    B9, B13, B6          ; XOR     t332_9, t335_9, x3
serpent_decrypt_block_c64x$serpent_decrypt_block_c64x$2:
        MV      .L1X   B15, A0              ; frame
||      ROTL    .M1    A6, 25, A1           ; ROTL    x2, 25, t11_10
||      ROTL    .M2X   A5, 13, B0           ; ROTL    x0, 13, t1_10
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ROTL    .M2X   A6, 3, B1            ; ROTL    x2, 3, t2_10
||      LDW     .D1T1  *+A0[7], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        XOR     .L1    A1, A6, A1           ; XOR     t11_10, x2, t19_10
||      XOR     .L2    B0, B5, B2           ; XOR     t1_10, x1, t3_10
||      SHL     .S2    B0, 3, B5            ; SHL     t1_10, 3, t6_10
||      ROTL    .M2    B6, 29, B2           ; ROTL    x3, 29, t12_10
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L2    B1, B2, B1           ; XOR     t2_10, t3_10, t4_10
||      XOR     .S2    B1, B6, B6           ; XOR     t2_10, x3, t7_10
||      LDW     .D1T1  *+A0[5], A12         ; restore A12
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        XOR     .L2    B5, B6, B3           ; XOR     t6_10, t7_10, t8_10
||      B       .S2    B3                   ; return
||      ROTL    .M1    A5, 18, A0           ; ROTL    x0, 18, t0_10
||      ROTL    .M2    B1, 30, B2           ; ROTL    t4_10, 30, t14_10
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        XOR     .L2X   B2, A1, B5           ; XOR     t12_10, t19_10, t20_10
||      CLR     .S2    B0, 29, 31, B0       ; CLR     t1_10, 29, 31, t13_10
||      ROTL    .M1X   B1, 6, A1            ; ROTL    t4_10, 6, t5_10
||      ROTL    .M2    B3, 7, B2            ; ROTL    t8_10, 7, w3
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        XOR     .L2    B0, B5, B3           ; XOR     t13_10, t20_10, t21_10
||      CLR     .S2    B2, 22, 28, B0       ; CLR     t14_10, 22, 28, t15_10
||      ROTL    .M1X   B3, 12, A0           ; ROTL    t8_10, 12, t9_10
        XOR     .L1    A0, A1, A1           ; XOR     t0_10, t5_10, t17_10
||      XOR     .L2    B0, B3, B1           ; XOR     t15_10, t21_10, w2
||      MV      .S2X   A4, B0               ; copy
||      ROTL    .M2    B1, 1, B1            ; ROTL    t4_10, 1, w1
||      STW     .D1T2  B2, *+A4[3]          ; STW     w3, *+block[3]
        XOR     .L1    A1, A0, A0           ; XOR     t17_10, t9_10, w0
||      ADDK    .S2    40, B15              ; frame
||      STW     .D1T2  B1, *+A4[2]          ; STW     w2, *+block[2]
        STW     .D1T2  B1, *+A4[1]          ; STW     w1, *+block[1]
||      STW     .D2T1  A0, *+B0[0]          ; STW     w0, *+block[0]
