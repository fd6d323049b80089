; broadside optimize: source a865e857f5e9b8e3d4e1407c945e596c4b48f7a975535232d8ab5ff18f4d2308
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 120 s an interval, 30 s a region
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
        MV      .L1X   B4, A3               ; MV      keys, end
||      MV      .L2X   A4, B0               ; copy
||      LDW     .D1T2  *+A4[2], B0          ; LDW     *+block[2], w2
        LDW     .D1T1  *+A4[0], A0          ; LDW     *+block[0], w0
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+block[1], w1
        LDW     .D1T2  *+A4[3], B1          ; LDW     *+block[3], w3
        NOP     2
        ROTL    .M1X   B0, 10, A0           ; ROTL    w2, 10, t5_1
        SHL     .S1X   B0, 7, A1            ; SHL     w1, 7, t6_1
||      ROTL    .M2X   A0, 27, B0           ; ROTL    w0, 27, t0_1
        XOR     .L1X   A1, B1, A1           ; XOR     t6_1, w3, t7_1
||      XOR     .L2    B0, B1, B2           ; XOR     w1, w3, t1_1
||      ROTL    .M2    B0, 31, B1           ; ROTL    w1, 31, t4_1
        XOR     .L1    A0, A1, A0           ; XOR     t5_1, t7_1, t8_1
||      XOR     .L2    B0, B2, B0           ; XOR     t0_1, t1_1, t2_1
||      ROTL    .M2    B1, 25, B2           ; ROTL    w3, 25, t10_1
        ROTL    .M1    A0, 29, A6           ; ROTL    t8_1, 29, x2
        XOR     .L2    B0, B1, B1           ; XOR     t2_1, t4_1, t12_1
||      SHL     .S2    B0, 3, B0            ; SHL     t2_1, 3, t11_1
||      ROTL    .M1X   B0, 19, A5           ; ROTL    t2_1, 19, x0
||      XOR     .D2X   B2, A0, B2           ; XOR     t10_1, t8_1, t14_1
        XOR     .L2X   B1, A0, B5           ; XOR     t12_1, t8_1, x1
||      ADDK    .S1    512, A3              ; ADDK    512, end
||      XOR     .S2    B0, B2, B6           ; XOR     t11_1, t14_1, x3
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 112, "res_mii": 56, "rec_mii": 89, "optimal": null, "attempts": [{"interval": 89, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 90, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 112, "result": "found by lists", "seconds": 44.1}]}
;  loop rounds, passes one after the other: 112 cycles each
;  bounds: resources 56, recurrence 89
;  as a region: 112 cycles found by lists, 44.1 s
;  II 89: proved infeasible (units between the chains at both ends), 0.1 s
;  II 90: proved infeasible (units between the chains at both ends), 0.1 s
;  not proved the least possible: every interval below 91 is ruled out; 44.1 s of search found nothing below 112
serpent_encrypt_block_c64x$rounds:
        ROTL    .M1    A5, 13, A5           ; ROTL    x0, 13, t1_2
||      ROTL    .M2X   A6, 3, B0            ; ROTL    x2, 3, t2_2
||      LDW     .D2T1  *+B4[3], A5          ; LDW     *+keys[3], k3_2
        ROTL    .M1    A5, 18, A0           ; ROTL    x0, 18, t0_2
||      ROTL    .M2X   A5, 23, B6           ; ROTL    x0, 23, t17_2
||      LDW     .D2T1  *+B4[2], A6          ; LDW     *+keys[2], k2_2
        XOR     .L1X   A5, B5, A1           ; XOR     t1_2, x1, t3_2
||      XOR     .L2    B0, B6, B5           ; XOR     t2_2, x3, t7_2
||      ROTL    .M2    B6, 7, B0            ; ROTL    x3, 7, t15_2
||      LDW     .D2T1  *+B4[0], A7          ; LDW     *+keys[0], k0_2
        XOR     .L1X   A1, B0, A1           ; XOR     t2_2, t3_2, t4_2
||      SHL     .S2X   A5, 3, B1            ; SHL     t1_2, 3, t6_2
||      LDW     .D2T1  *+B4[1], A0          ; LDW     *+keys[1], k1_2
        XOR     .L2    B1, B5, B5           ; XOR     t6_2, t7_2, t8_2
||      CLR     .S2    B6, 7, 9, B1         ; CLR     t17_2, 7, 9, t18_2
||      ROTL    .M1    A1, 30, A2           ; ROTL    t4_2, 30, t13_2
||      ROTL    .M2X   A6, 25, B0           ; ROTL    x2, 25, t11_2
        XOR     .L1X   A5, B0, A5           ; XOR     k3_2, t15_2, t26_2
||      ROTL    .M1    A1, 6, A6            ; ROTL    t4_2, 6, t5_2
||      ROTL    .M2X   A6, 10, B5           ; ROTL    x2, 10, t16_2
        XOR     .L2X   B0, A6, B0           ; XOR     k2_2, t11_2, t23_2
||      CLR     .S1    A2, 22, 28, A2       ; CLR     t13_2, 22, 28, t14_2
||      ROTL    .M1X   B5, 29, A1           ; ROTL    t8_2, 29, t12_2
||      ROTL    .M2    B5, 12, B5           ; ROTL    t8_2, 12, t9_2
        XOR     .L1    A7, A0, A5           ; XOR     k0_2, t0_2, t19_2
||      XOR     .L2X   B5, A5, B6           ; XOR     t16_2, t26_2, t27_2
||      ROTL    .M1    A1, 1, A1            ; ROTL    t4_2, 1, t10_2
||      LDW     .D2T1  *+B4[6], A6          ; LDW     *+keys[6], k6_2
        XOR     .L1    A5, A6, A5           ; XOR     t19_2, t5_2, t20_2
||      XOR     .L2    B1, B6, B0           ; XOR     t18_2, t27_2, t28_2
||      XOR     .S1X   A1, B0, A6           ; XOR     t12_2, t23_2, t24_2
        XOR     .L1X   A5, B5, A0           ; XOR     t20_2, t9_2, t21_2
||      XOR     .S1    A0, A1, A1           ; XOR     k1_2, t10_2, t22_2
||      XOR     .D1    A2, A6, A2           ; XOR     t14_2, t24_2, t25_2
        ANDN    .L1X   A1, B0, A5           ; ANDN    t22_2, t28_2, t29_2
        OR      .L1    A0, A1, A8           ; OR      t21_2, t22_2, t31_2
||      AND     .S1    A2, A0, A9           ; AND     t25_2, t21_2, t33_2
||      XOR     .D1    A1, A2, A7           ; XOR     t22_2, t25_2, t41_2
||      LDW     .D2T1  *+B4[7], A0          ; LDW     *+keys[7], k7_2
        ANDN    .L1    A2, A5, A2           ; ANDN    t25_2, t29_2, t30_2
||      OR      .L2X   B0, A0, B5           ; OR      t28_2, t21_2, t44_2
||      XOR     .S1X   A1, B0, A5           ; XOR     t22_2, t28_2, t34_2
||      ANDN    .D1    A5, A2, A1           ; ANDN    t29_2, t25_2, t38_2
||      LDW     .D2T1  *+B4[4], A6          ; LDW     *+keys[4], k4_2
        XOR     .L1    A2, A8, A2           ; XOR     t30_2, t31_2, t32_2
||      OR      .S1    A5, A9, A0           ; OR      t34_2, t33_2, t35_2
||      XOR     .D1X   A0, B0, A5           ; XOR     t21_2, t28_2, t37_2
||      LDW     .D2T1  *+B4[5], A1          ; LDW     *+keys[5], k5_2
        XOR     .L1    A2, A0, A1           ; XOR     t32_2, t35_2, t36_2
||      XOR     .S1    A5, A1, A2           ; XOR     t37_2, t38_2, t39_2
||      ANDN    .D1    A8, A7, A5           ; ANDN    t31_2, t41_2, t42_2
        XOR     .L1    A0, A2, A7           ; XOR     t35_2, t39_2, t40_2
||      XOR     .S1    A2, A5, A2           ; XOR     t39_2, t42_2, t43_2
||      ROTL    .M1    A1, 13, A9           ; ROTL    t36_2, 13, t47_2
||      XOR     .D1X   A7, B5, A5           ; XOR     t41_2, t44_2, t45_2
        XOR     .L1    A6, A2, A8           ; XOR     k6_2, t43_2, t71_2
||      ROTL    .M1    A2, 3, A7            ; ROTL    t43_2, 3, t48_2
||      ROTL    .M2X   A1, 23, B5           ; ROTL    t36_2, 23, t65_2
        XOR     .L1    A7, A9, A16          ; XOR     t40_2, t47_2, t49_2
||      SHL     .S1    A9, 3, A17           ; SHL     t47_2, 3, t52_2
||      ROTL    .M1    A2, 10, A7           ; ROTL    t43_2, 10, t64_2
||      ROTL    .M2X   A1, 18, B0           ; ROTL    t36_2, 18, t46_2
        XOR     .L1    A7, A16, A5          ; XOR     t48_2, t49_2, t50_2
||      SET     .S1    A17, 0, 2, A16       ; SET     t52_2, 0, 2, t53_2
||      SET     .S2    B5, 7, 9, B5         ; SET     t65_2, 7, 9, t66_2
||      ROTL    .M1    A5, 7, A16           ; ROTL    t45_2, 7, t63_2
||      ROTL    .M2X   A5, 29, B1           ; ROTL    t45_2, 29, t59_2
||      XOR     .D1    A5, A7, A17          ; XOR     t45_2, t48_2, t54_2
        XOR     .L1    A16, A17, A9         ; XOR     t53_2, t54_2, t55_2
||      SET     .S1    A9, 29, 31, A2       ; SET     t47_2, 29, 31, t60_2
||      ROTL    .M1    A5, 6, A0            ; ROTL    t50_2, 6, t51_2
||      ROTL    .M2X   A2, 25, B0           ; ROTL    t43_2, 25, t58_2
        XOR     .L1X   A6, B0, A6           ; XOR     k4_2, t46_2, t67_2
||      XOR     .L2X   B1, A8, B1           ; XOR     t59_2, t71_2, t72_2
||      XOR     .S1    A0, A16, A8          ; XOR     k7_2, t63_2, t76_2
||      ROTL    .M1    A5, 1, A6            ; ROTL    t50_2, 1, t57_2
||      LDW     .D2T1  *+B4[10], A5         ; LDW     *+keys[10], k10_2
        XOR     .L1    A0, A6, A0           ; XOR     t51_2, t67_2, t68_2
||      XOR     .L2    B0, B1, B0           ; XOR     t58_2, t72_2, t73_2
||      XOR     .S1    A7, A8, A7           ; XOR     t64_2, t76_2, t77_2
||      ROTL    .M1    A9, 12, A5           ; ROTL    t55_2, 12, t56_2
        XOR     .L1    A1, A6, A2           ; XOR     k5_2, t57_2, t70_2
||      XOR     .L2X   B0, A2, B0           ; XOR     t60_2, t73_2, t74_2
||      XOR     .S1X   A7, B5, A1           ; XOR     t66_2, t77_2, t78_2
||      ROTL    .M1    A5, 30, A5           ; ROTL    t50_2, 30, t61_2
        XOR     .L1    A5, A0, A0           ; XOR     t56_2, t68_2, t69_2
||      LDW     .D2T1  *+B4[11], A1         ; LDW     *+keys[11], k11_2
        AND     .L1    A2, A1, A6           ; AND     t70_2, t78_2, t79_2
||      CLR     .S1    A5, 22, 28, A8       ; CLR     t61_2, 22, 28, t62_2
||      OR      .D1    A2, A1, A7           ; OR      t70_2, t78_2, t83_2
        XOR     .L1X   A8, B0, A2           ; XOR     t62_2, t74_2, t75_2
||      OR      .S1    A0, A1, A8           ; OR      t69_2, t78_2, t80_2
||      ANDN    .D1    A2, A0, A9           ; ANDN    t70_2, t69_2, t86_2
        XOR     .L1    A6, A8, A0           ; XOR     t79_2, t80_2, t81_2
||      XOR     .S1    A0, A7, A6           ; XOR     t69_2, t83_2, t84_2
||      XOR     .D1    A2, A9, A7           ; XOR     t75_2, t86_2, t87_2
        ANDN    .L1    A2, A0, A8           ; ANDN    t75_2, t81_2, t82_2
||      XOR     .S1    A8, A6, A9           ; XOR     t80_2, t84_2, t88_2
||      XOR     .D1    A1, A7, A2           ; XOR     t78_2, t87_2, t91_2
||      LDW     .D2T1  *+B4[9], A8          ; LDW     *+keys[9], k9_2
        XOR     .L1    A8, A6, A6           ; XOR     t82_2, t84_2, t85_2
||      ANDN    .S1    A7, A9, A7           ; ANDN    t87_2, t88_2, t89_2
||      ROTL    .M1    A2, 3, A8            ; ROTL    t91_2, 3, t96_2
||      ANDN    .D1    A9, A7, A8           ; ANDN    t88_2, t87_2, t92_2
||      LDW     .D2T1  *+B4[8], A0          ; LDW     *+keys[8], k8_2
        XOR     .L1    A0, A7, A7           ; XOR     t81_2, t89_2, t90_2
||      XOR     .S1    A0, A8, A0           ; XOR     t81_2, t92_2, t93_2
||      ROTL    .M1    A6, 13, A7           ; ROTL    t85_2, 13, t95_2
||      ROTL    .M2X   A2, 10, B0           ; ROTL    t91_2, 10, t111_2
||      XOR     .D1    A5, A2, A5           ; XOR     k10_2, t91_2, t118_2
        XOR     .L1    A7, A8, A8           ; XOR     t90_2, t96_2, t97_2
||      XOR     .S1    A0, A8, A2           ; XOR     t93_2, t96_2, t101_2
||      ROTL    .M1    A0, 29, A17          ; ROTL    t93_2, 29, t106_2
||      ROTL    .M2X   A2, 25, B5           ; ROTL    t91_2, 25, t105_2
        XOR     .L1    A7, A8, A9           ; XOR     t95_2, t97_2, t98_2
||      CLR     .S1    A7, 29, 31, A16      ; CLR     t95_2, 29, 31, t107_2
||      ROTL    .M1    A6, 23, A5           ; ROTL    t85_2, 23, t112_2
        XOR     .L1X   A1, B0, A1           ; XOR     k11_2, t111_2, t123_2
||      XOR     .L2X   B5, A5, B0           ; XOR     t105_2, t118_2, t119_2
||      ROTL    .M1    A0, 7, A7            ; ROTL    t93_2, 7, t110_2
        CLR     .S1    A5, 7, 9, A5         ; CLR     t112_2, 7, 9, t113_2
||      SHL     .S2X   A7, 3, B5            ; SHL     t95_2, 3, t100_2
||      ROTL    .M1    A9, 1, A1            ; ROTL    t98_2, 1, t104_2
        XOR     .L1X   A17, B0, A6          ; XOR     t106_2, t119_2, t120_2
||      XOR     .S1    A7, A1, A7           ; XOR     t110_2, t123_2, t124_2
||      ROTL    .M1    A6, 18, A6           ; ROTL    t85_2, 18, t94_2
||      ROTL    .M2X   A9, 6, B5            ; ROTL    t98_2, 6, t99_2
        XOR     .L1X   A2, B5, A7           ; XOR     t100_2, t101_2, t102_2
||      XOR     .S1    A16, A6, A5          ; XOR     t107_2, t120_2, t121_2
||      ROTL    .M1    A9, 30, A1           ; ROTL    t98_2, 30, t108_2
||      XOR     .D1    A5, A7, A2           ; XOR     t113_2, t124_2, t125_2
||      LDW     .D2T1  *+B4[14], A1         ; LDW     *+keys[14], k14_2
        XOR     .L1    A0, A6, A6           ; XOR     k8_2, t94_2, t114_2
||      XOR     .S1    A8, A1, A0           ; XOR     k9_2, t104_2, t117_2
||      ROTL    .M1    A7, 12, A6           ; ROTL    t102_2, 12, t103_2
        XOR     .L1X   A6, B5, A8           ; XOR     t114_2, t99_2, t115_2
||      CLR     .S1    A1, 22, 28, A7       ; CLR     t108_2, 22, 28, t109_2
||      AND     .D1    A2, A0, A1           ; AND     t125_2, t117_2, t138_2
||      LDW     .D2T1  *+B4[15], A2         ; LDW     *+keys[15], k15_2
        XOR     .L1    A6, A8, A5           ; XOR     t103_2, t115_2, t116_2
||      XOR     .S1    A7, A5, A7           ; XOR     t109_2, t121_2, t122_2
||      XOR     .D1    A0, A2, A6           ; XOR     t117_2, t125_2, t127_2
||      LDW     .D2T1  *+B4[12], A5         ; LDW     *+keys[12], k12_2
        ANDN    .L1    A5, A6, A9           ; ANDN    t116_2, t127_2, t132_2
||      ANDN    .S1    A0, A5, A16          ; ANDN    t117_2, t116_2, t135_2
||      XOR     .D1    A5, A1, A8           ; XOR     t116_2, t138_2, t139_2
        ANDN    .L1    A7, A9, A9           ; ANDN    t122_2, t132_2, t133_2
||      OR      .S1    A16, A2, A16         ; OR      t135_2, t125_2, t136_2
||      ANDN    .D1    A7, A16, A17         ; ANDN    t122_2, t135_2, t140_2
        AND     .L1    A5, A7, A8           ; AND     t116_2, t122_2, t126_2
||      OR      .S1    A2, A0, A17          ; OR      t125_2, t117_2, t129_2
||      XOR     .D1    A8, A17, A7          ; XOR     t139_2, t140_2, t141_2
        XOR     .L1    A8, A6, A6           ; XOR     t126_2, t127_2, t128_2
||      ANDN    .S1    A17, A5, A8          ; ANDN    t129_2, t116_2, t130_2
||      ROTL    .M1    A7, 29, A8           ; ROTL    t141_2, 29, t156_2
||      XOR     .D1    A9, A16, A16         ; XOR     t133_2, t136_2, t137_2
        XOR     .L1    A0, A8, A16          ; XOR     t117_2, t130_2, t131_2
||      XOR     .S1    A16, A7, A0          ; XOR     t137_2, t141_2, t142_2
||      ROTL    .M1    A6, 13, A1           ; ROTL    t128_2, 13, t144_2
||      ROTL    .M2X   A7, 7, B5            ; ROTL    t141_2, 7, t160_2
||      LDW     .D2T1  *+B4[13], A1         ; LDW     *+keys[13], k13_2
        XOR     .L1    A16, A9, A9          ; XOR     t131_2, t133_2, t134_2
||      XOR     .S1    A1, A0, A16          ; XOR     k14_2, t142_2, t168_2
||      ROTL    .M1    A0, 3, A8            ; ROTL    t142_2, 3, t145_2
||      ROTL    .M2X   A6, 23, B0           ; ROTL    t128_2, 23, t162_2
        XOR     .L1    A9, A1, A9           ; XOR     t134_2, t144_2, t146_2
||      SHL     .S1    A1, 3, A16           ; SHL     t144_2, 3, t149_2
||      ROTL    .M1    A6, 18, A2           ; ROTL    t128_2, 18, t143_2
||      ROTL    .M2X   A0, 25, B0           ; ROTL    t142_2, 25, t155_2
||      XOR     .D1    A8, A16, A6          ; XOR     t156_2, t168_2, t169_2
        XOR     .L1    A8, A9, A0           ; XOR     t145_2, t146_2, t147_2
||      XOR     .L2X   B5, A2, B1           ; XOR     k15_2, t160_2, t173_2
||      SET     .S1    A16, 0, 2, A7        ; SET     t149_2, 0, 2, t150_2
||      SET     .S2    B0, 7, 9, B5         ; SET     t162_2, 7, 9, t163_2
||      ROTL    .M1    A0, 10, A7           ; ROTL    t142_2, 10, t161_2
||      XOR     .D1    A7, A8, A8           ; XOR     t141_2, t145_2, t151_2
        XOR     .L1    A7, A8, A5           ; XOR     t150_2, t151_2, t152_2
||      XOR     .L2    B5, B1, B1           ; XOR     t163_2, t173_2, t174_2
||      SET     .S1    A1, 29, 31, A8       ; SET     t144_2, 29, 31, t157_2
||      ROTL    .M1    A0, 30, A8           ; ROTL    t147_2, 30, t158_2
||      XOR     .D1    A5, A2, A2           ; XOR     k12_2, t143_2, t164_2
        XOR     .L1X   A8, B0, A9           ; XOR     t155_2, t157_2, t170_2
||      ROTL    .M1    A0, 6, A6            ; ROTL    t147_2, 6, t148_2
        XOR     .L1    A6, A9, A8           ; XOR     t169_2, t170_2, t171_2
||      SET     .S1    A8, 22, 28, A7       ; SET     t158_2, 22, 28, t159_2
||      ROTL    .M1    A5, 12, A2           ; ROTL    t152_2, 12, t153_2
||      XOR     .D1X   A7, B1, A5           ; XOR     t161_2, t174_2, t175_2
        XOR     .L1    A6, A2, A6           ; XOR     t148_2, t164_2, t165_2
||      XOR     .S1    A7, A8, A0           ; XOR     t159_2, t171_2, t172_2
||      ROTL    .M1    A0, 1, A7            ; ROTL    t147_2, 1, t154_2
        XOR     .L1    A2, A6, A6           ; XOR     t153_2, t165_2, t166_2
||      ANDN    .S1    A5, A0, A2           ; ANDN    t175_2, t172_2, t186_2
        XOR     .L1    A1, A7, A7           ; XOR     k13_2, t154_2, t167_2
||      OR      .S1    A6, A5, A1           ; OR      t166_2, t175_2, t178_2
||      OR      .D1    A0, A6, A8           ; OR      t172_2, t166_2, t189_2
||      LDW     .D2T1  *+B4[18], A5         ; LDW     *+keys[18], k18_2
        AND     .L1    A5, A7, A9           ; AND     t175_2, t167_2, t176_2
||      OR      .S1    A7, A5, A8           ; OR      t167_2, t175_2, t180_2
||      ANDN    .D1    A8, A7, A7           ; ANDN    t189_2, t167_2, t190_2
||      LDW     .D2T1  *+B4[19], A0         ; LDW     *+keys[19], k19_2
        OR      .L1    A0, A9, A17          ; OR      t172_2, t176_2, t177_2
||      XOR     .S1    A0, A9, A9           ; XOR     t172_2, t176_2, t183_2
||      ANDN    .D1    A8, A6, A16          ; ANDN    t180_2, t166_2, t184_2
||      LDW     .D2T1  *+B4[16], A2         ; LDW     *+keys[16], k16_2
        ANDN    .L1    A1, A17, A8          ; ANDN    t178_2, t177_2, t179_2
||      XOR     .S1    A6, A8, A0           ; XOR     t166_2, t180_2, t181_2
||      AND     .D1    A5, A0, A1           ; AND     t175_2, t172_2, t192_2
        XOR     .L1    A8, A0, A6           ; XOR     t179_2, t181_2, t182_2
||      XOR     .S1    A9, A16, A8          ; XOR     t183_2, t184_2, t185_2
||      XOR     .D1    A6, A5, A9           ; XOR     t166_2, t175_2, t193_2
||      LDW     .D2T1  *+B4[17], A1         ; LDW     *+keys[17], k17_2
        OR      .L1    A2, A0, A2           ; OR      t186_2, t181_2, t187_2
||      XOR     .S1    A8, A7, A1           ; XOR     t185_2, t190_2, t191_2
||      ROTL    .M1    A6, 13, A9           ; ROTL    t182_2, 13, t197_2
||      OR      .D1    A9, A1, A9           ; OR      t193_2, t192_2, t194_2
        XOR     .L1    A8, A2, A8           ; XOR     t185_2, t187_2, t188_2
||      XOR     .S1    A7, A9, A7           ; XOR     t190_2, t194_2, t195_2
||      ROTL    .M1    A1, 3, A8            ; ROTL    t191_2, 3, t198_2
||      ROTL    .M2X   A6, 23, B1           ; ROTL    t182_2, 23, t213_2
        XOR     .L1    A8, A9, A9           ; XOR     t188_2, t197_2, t199_2
||      SHL     .S1    A9, 3, A6            ; SHL     t197_2, 3, t202_2
||      ROTL    .M1    A6, 18, A8           ; ROTL    t182_2, 18, t196_2
||      ROTL    .M2X   A1, 25, B0           ; ROTL    t191_2, 25, t207_2
        XOR     .L1    A8, A9, A7           ; XOR     t198_2, t199_2, t200_2
||      XOR     .S1    A7, A8, A9           ; XOR     t195_2, t198_2, t203_2
||      CLR     .S2    B1, 7, 9, B1         ; CLR     t213_2, 7, 9, t214_2
||      ROTL    .M1    A7, 7, A6            ; ROTL    t195_2, 7, t211_2
||      ROTL    .M2X   A1, 10, B5           ; ROTL    t191_2, 10, t212_2
        XOR     .L1    A6, A9, A5           ; XOR     t202_2, t203_2, t204_2
||      XOR     .L2X   B0, A5, B0           ; XOR     k18_2, t207_2, t219_2
||      XOR     .S1    A2, A8, A2           ; XOR     k16_2, t196_2, t215_2
||      ROTL    .M1    A7, 30, A0           ; ROTL    t200_2, 30, t209_2
        XOR     .L1    A0, A6, A6           ; XOR     k19_2, t211_2, t222_2
||      ROTL    .M1    A5, 29, A6           ; ROTL    t204_2, 29, t208_2
||      ROTL    .M2X   A7, 6, B5            ; ROTL    t200_2, 6, t201_2
        XOR     .L1X   A6, B5, A5           ; XOR     t212_2, t222_2, t223_2
||      SET     .S1    A0, 22, 28, A0       ; SET     t209_2, 22, 28, t210_2
||      ROTL    .M1    A7, 1, A2            ; ROTL    t200_2, 1, t206_2
||      ROTL    .M2X   A5, 12, B0           ; ROTL    t204_2, 12, t205_2
||      LDW     .D2T1  *+B4[22], A2         ; LDW     *+keys[22], k22_2
        XOR     .L1X   A6, B0, A6           ; XOR     t208_2, t219_2, t220_2
||      XOR     .L2X   B5, A2, B5           ; XOR     t201_2, t215_2, t216_2
        XOR     .L1    A1, A2, A0           ; XOR     k17_2, t206_2, t218_2
||      XOR     .L2    B0, B5, B0           ; XOR     t205_2, t216_2, t217_2
||      XOR     .S1    A0, A6, A1           ; XOR     t210_2, t220_2, t221_2
||      XOR     .D1X   A5, B1, A2           ; XOR     t214_2, t223_2, t224_2
        XOR     .L1    A0, A2, A5           ; XOR     t218_2, t224_2, t227_2
||      AND     .S1    A0, A1, A6           ; AND     t218_2, t221_2, t237_2
||      OR      .D1    A0, A2, A7           ; OR      t218_2, t224_2, t238_2
||      LDW     .D2T1  *+B4[20], A0         ; LDW     *+keys[20], k20_2
        AND     .L1    A2, A0, A8           ; AND     t224_2, t218_2, t225_2
||      ANDN    .L2X   B0, A2, B1           ; ANDN    t217_2, t224_2, t242_2
||      ANDN    .S1    A2, A1, A7           ; ANDN    t224_2, t221_2, t231_2
||      ANDN    .D1X   A7, B0, A9           ; ANDN    t238_2, t217_2, t239_2
||      LDW     .D2T1  *+B4[23], A5         ; LDW     *+keys[23], k23_2
        AND     .L1X   A5, B0, A6           ; AND     t217_2, t227_2, t228_2
||      OR      .S1    A8, A1, A9           ; OR      t225_2, t221_2, t235_2
||      XOR     .D1    A6, A9, A5           ; XOR     t237_2, t239_2, t240_2
        XOR     .L1    A1, A8, A1           ; XOR     t221_2, t225_2, t226_2
||      OR      .S1X   A0, B0, A8           ; OR      t218_2, t217_2, t234_2
||      LDW     .D2T1  *+B4[21], A6         ; LDW     *+keys[21], k21_2
        XOR     .L1    A1, A6, A6           ; XOR     t226_2, t228_2, t229_2
||      XOR     .S1X   A0, B0, A8           ; XOR     t217_2, t218_2, t230_2
||      AND     .D1    A9, A8, A9           ; AND     t235_2, t234_2, t236_2
        ANDN    .L1    A8, A7, A9           ; ANDN    t230_2, t231_2, t232_2
||      XOR     .S1    A9, A5, A8           ; XOR     t236_2, t240_2, t241_2
||      ROTL    .M1    A6, 13, A2           ; ROTL    t229_2, 13, t245_2
||      XOR     .D1X   A5, B1, A7           ; XOR     t240_2, t242_2, t243_2
        XOR     .L1    A1, A9, A9           ; XOR     t226_2, t232_2, t233_2
||      XOR     .S1    A2, A8, A1           ; XOR     k22_2, t241_2, t269_2
||      ROTL    .M1    A8, 3, A9            ; ROTL    t241_2, 3, t246_2
||      ROTL    .M2X   A6, 23, B1           ; ROTL    t229_2, 23, t263_2
        XOR     .L1    A9, A2, A16          ; XOR     t233_2, t245_2, t247_2
||      SHL     .S1    A2, 3, A17           ; SHL     t245_2, 3, t250_2
||      ROTL    .M1    A8, 10, A9           ; ROTL    t241_2, 10, t262_2
||      ROTL    .M2X   A6, 18, B1           ; ROTL    t229_2, 18, t244_2
        XOR     .L1    A9, A16, A8          ; XOR     t246_2, t247_2, t248_2
||      SET     .S1    A17, 0, 2, A16       ; SET     t250_2, 0, 2, t251_2
||      SET     .S2    B1, 7, 9, B0         ; SET     t263_2, 7, 9, t264_2
||      ROTL    .M1    A7, 7, A16           ; ROTL    t243_2, 7, t261_2
||      ROTL    .M2X   A8, 25, B5           ; ROTL    t241_2, 25, t256_2
||      XOR     .D1    A7, A9, A17          ; XOR     t243_2, t246_2, t252_2
        XOR     .L1    A16, A17, A2         ; XOR     t251_2, t252_2, t253_2
||      SET     .S1    A2, 29, 31, A7       ; SET     t245_2, 29, 31, t258_2
||      ROTL    .M1    A8, 30, A9           ; ROTL    t248_2, 30, t259_2
||      ROTL    .M2X   A7, 29, B1           ; ROTL    t243_2, 29, t257_2
        XOR     .L1X   A0, B1, A0           ; XOR     k20_2, t244_2, t265_2
||      XOR     .L2X   B0, A9, B0           ; XOR     t262_2, t264_2, t275_2
||      XOR     .S1    A5, A16, A5          ; XOR     k23_2, t261_2, t274_2
||      ROTL    .M1    A8, 1, A8            ; ROTL    t248_2, 1, t255_2
        XOR     .L1X   A1, B5, A7           ; XOR     t256_2, t269_2, t270_2
||      XOR     .L2X   B1, A7, B1           ; XOR     t257_2, t258_2, t271_2
||      SET     .S1    A9, 22, 28, A1       ; SET     t259_2, 22, 28, t260_2
||      ROTL    .M1    A8, 6, A6            ; ROTL    t248_2, 6, t249_2
        XOR     .L1    A6, A8, A5           ; XOR     k21_2, t255_2, t268_2
||      XOR     .S1X   A5, B0, A2           ; XOR     t274_2, t275_2, t276_2
||      ROTL    .M1    A2, 12, A6           ; ROTL    t253_2, 12, t254_2
||      LDW     .D2T1  *+B4[24], A7         ; LDW     *+keys[24], k24_2
        XOR     .L1    A6, A0, A7           ; XOR     t249_2, t265_2, t266_2
||      XOR     .L2X   B1, A7, B1           ; XOR     t270_2, t271_2, t272_2
||      XOR     .S1    A5, A2, A0           ; XOR     t268_2, t276_2, t278_2
||      LDW     .D2T1  *+B4[26], A0         ; LDW     *+keys[26], k26_2
        XOR     .L1    A6, A7, A6           ; XOR     t254_2, t266_2, t267_2
||      ANDN    .S1    A0, A5, A7           ; ANDN    t278_2, t268_2, t279_2
||      LDW     .D2T1  *+B4[27], A8         ; LDW     *+keys[27], k27_2
        XOR     .L1X   A1, B1, A1           ; XOR     t260_2, t272_2, t273_2
||      OR      .S1    A2, A6, A8           ; OR      t276_2, t267_2, t277_2
||      ANDN    .D1    A5, A6, A5           ; ANDN    t268_2, t267_2, t281_2
        XOR     .L1    A8, A7, A16          ; XOR     t277_2, t279_2, t280_2
||      XOR     .S1    A1, A5, A17          ; XOR     t273_2, t281_2, t282_2
||      XOR     .D1    A6, A0, A9           ; XOR     t267_2, t278_2, t284_2
        XOR     .L1    A16, A17, A6         ; XOR     t280_2, t282_2, t283_2
||      ANDN    .S1    A16, A17, A17        ; ANDN    t280_2, t282_2, t288_2
||      ANDN    .D1    A6, A0, A16          ; ANDN    t267_2, t278_2, t291_2
||      LDW     .D2T1  *+B4[25], A2         ; LDW     *+keys[25], k25_2
        ANDN    .L1    A8, A9, A17          ; ANDN    t277_2, t284_2, t285_2
||      ANDN    .S1    A1, A2, A18          ; ANDN    t273_2, t276_2, t286_2
||      ROTL    .M1    A6, 13, A16          ; ROTL    t283_2, 13, t295_2
||      XOR     .D1    A9, A17, A9          ; XOR     t284_2, t288_2, t289_2
        XOR     .L1    A17, A18, A1         ; XOR     t285_2, t286_2, t287_2
||      XOR     .S1    A2, A5, A2           ; XOR     t276_2, t281_2, t290_2
||      ROTL    .M1    A9, 3, A5            ; ROTL    t289_2, 3, t296_2
||      ROTL    .M2X   A6, 18, B1           ; ROTL    t283_2, 18, t294_2
||      OR      .D1    A16, A1, A5          ; OR      t291_2, t273_2, t292_2
        XOR     .L1    A2, A5, A2           ; XOR     t290_2, t292_2, t293_2
||      SHL     .S1    A16, 3, A1           ; SHL     t295_2, 3, t300_2
||      ROTL    .M1    A9, 25, A9           ; ROTL    t289_2, 25, t305_2
||      ROTL    .M2X   A9, 10, B0           ; ROTL    t289_2, 10, t310_2
||      XOR     .D1    A1, A16, A9          ; XOR     t287_2, t295_2, t297_2
        XOR     .L1    A5, A9, A5           ; XOR     t296_2, t297_2, t298_2
||      XOR     .L2X   B1, A7, B1           ; XOR     k24_2, t294_2, t313_2
||      XOR     .S1    A2, A5, A7           ; XOR     t293_2, t296_2, t301_2
||      ROTL    .M1    A2, 7, A6            ; ROTL    t293_2, 7, t309_2
        XOR     .L1    A1, A7, A1           ; XOR     t300_2, t301_2, t302_2
||      XOR     .S1    A0, A9, A0           ; XOR     k26_2, t305_2, t317_2
||      ROTL    .M1    A5, 30, A6           ; ROTL    t298_2, 30, t307_2
||      ROTL    .M2X   A6, 23, B5           ; ROTL    t283_2, 23, t311_2
        XOR     .L1    A8, A6, A8           ; XOR     k27_2, t309_2, t320_2
||      ROTL    .M1    A1, 29, A6           ; ROTL    t302_2, 29, t306_2
||      ROTL    .M2X   A5, 6, B5            ; ROTL    t298_2, 6, t299_2
||      LDW     .D2T1  *+B4[30], A5         ; LDW     *+keys[30], k30_2
        XOR     .L1X   A8, B0, A5           ; XOR     t310_2, t320_2, t321_2
||      SET     .S1    A6, 22, 28, A1       ; SET     t307_2, 22, 28, t308_2
||      CLR     .S2    B5, 7, 9, B0         ; CLR     t311_2, 7, 9, t312_2
||      ROTL    .M1    A5, 1, A0            ; ROTL    t298_2, 1, t304_2
||      ROTL    .M2X   A1, 12, B1           ; ROTL    t302_2, 12, t303_2
||      LDW     .D2T1  *+B4[28], A2         ; LDW     *+keys[28], k28_2
        XOR     .L1    A6, A0, A6           ; XOR     t306_2, t317_2, t318_2
||      XOR     .L2    B5, B1, B5           ; XOR     t299_2, t313_2, t314_2
        XOR     .L1    A2, A0, A2           ; XOR     k25_2, t304_2, t316_2
||      XOR     .L2    B1, B5, B0           ; XOR     t303_2, t314_2, t315_2
||      XOR     .S1    A1, A6, A1           ; XOR     t308_2, t318_2, t319_2
||      XOR     .D1X   A5, B0, A0           ; XOR     t312_2, t321_2, t322_2
        ANDN    .L1    A0, A2, A7           ; ANDN    t322_2, t316_2, t323_2
||      OR      .S1    A0, A2, A6           ; OR      t322_2, t316_2, t325_2
||      XOR     .D1    A2, A0, A8           ; XOR     t316_2, t322_2, t328_2
||      LDW     .D2T1  *+B4[31], A0         ; LDW     *+keys[31], k31_2
        OR      .L1X   A7, B0, A9           ; OR      t315_2, t323_2, t324_2
||      ANDN    .S1    A6, A1, A16          ; ANDN    t325_2, t319_2, t326_2
||      XOR     .D1    A2, A1, A7           ; XOR     t316_2, t319_2, t331_2
        ANDN    .L1    A9, A16, A1          ; ANDN    t324_2, t326_2, t327_2
||      XOR     .S1X   A0, B0, A16          ; XOR     t315_2, t322_2, t333_2
||      ANDN    .D1    A1, A8, A9           ; ANDN    t319_2, t328_2, t336_2
        XOR     .L1    A1, A8, A6           ; XOR     t327_2, t328_2, t329_2
||      ANDN    .S1    A7, A16, A8          ; ANDN    t331_2, t333_2, t334_2
||      ANDN    .D1X   A6, B0, A16          ; ANDN    t325_2, t315_2, t337_2
||      LDW     .D2T1  *+B4[29], A6         ; LDW     *+keys[29], k29_2
        ANDN    .L1X   A0, B0, A9           ; ANDN    t322_2, t315_2, t330_2
||      XOR     .S1    A1, A8, A8           ; XOR     t327_2, t334_2, t335_2
||      ROTL    .M1    A6, 18, A7           ; ROTL    t329_2, 18, t341_2
||      XOR     .D1    A9, A16, A16         ; XOR     t336_2, t337_2, t338_2
        XOR     .L1    A9, A7, A6           ; XOR     t330_2, t331_2, t332_2
||      XOR     .S1    A1, A16, A5          ; XOR     t327_2, t338_2, t339_2
||      ROTL    .M1    A6, 13, A7           ; ROTL    t329_2, 13, t342_2
||      ROTL    .M2X   A6, 23, B0           ; ROTL    t329_2, 23, t360_2
||      XOR     .D1    A5, A8, A1           ; XOR     k30_2, t335_2, t366_2
        XOR     .L1    A2, A7, A2           ; XOR     k28_2, t341_2, t362_2
||      ROTL    .M1    A8, 3, A8            ; ROTL    t335_2, 3, t343_2
||      ROTL    .M2X   A8, 25, B1           ; ROTL    t335_2, 25, t353_2
        XOR     .L1    A6, A7, A9           ; XOR     t332_2, t342_2, t344_2
||      SHL     .S1    A7, 3, A16           ; SHL     t342_2, 3, t347_2
||      SET     .S2    B0, 7, 9, B0         ; SET     t360_2, 7, 9, t361_2
||      ROTL    .M1    A5, 7, A16           ; ROTL    t339_2, 7, t358_2
||      ROTL    .M2X   A8, 10, B5           ; ROTL    t335_2, 10, t359_2
        XOR     .L1    A8, A9, A5           ; XOR     t343_2, t344_2, t345_2
||      SET     .S1    A16, 0, 2, A8        ; SET     t347_2, 0, 2, t348_2
||      ADDK    .S2    128, B4              ; ADDK    128, keys
||      ROTL    .M1    A5, 29, A8           ; ROTL    t339_2, 29, t354_2
||      XOR     .D1    A5, A8, A9           ; XOR     t339_2, t343_2, t349_2
        XOR     .L1    A8, A9, A1           ; XOR     t348_2, t349_2, t350_2
||      CMPEQ   .L2X   B4, A3, B1           ; CMPEQ   keys, end, done
||      XOR     .S1X   A1, B1, A9           ; XOR     t353_2, t366_2, t367_2
||      ROTL    .M1    A5, 6, A6            ; ROTL    t345_2, 6, t346_2
||      XOR     .D1    A0, A16, A0          ; XOR     k31_2, t358_2, t371_2
        NOT     .L1    A6, A1               ; NOT     k29_2, t340_2
||      SET     .S1    A7, 29, 31, A7       ; SET     t342_2, 29, 31, t355_2
||      ROTL    .M1    A1, 12, A2           ; ROTL    t350_2, 12, t351_2
||      ROTL    .M2X   A5, 30, B5           ; ROTL    t345_2, 30, t356_2
||      XOR     .D1    A8, A9, A8           ; XOR     t354_2, t367_2, t368_2
        XOR     .L1    A6, A2, A5           ; XOR     t346_2, t362_2, t363_2
||      XOR     .L2X   B5, A0, B6           ; XOR     t359_2, t371_2, t372_2
||      XOR     .S1    A7, A8, A0           ; XOR     t355_2, t368_2, t369_2
||      ROTL    .M1    A5, 1, A5            ; ROTL    t345_2, 1, t352_2
        XOR     .L1    A2, A5, A2           ; XOR     t351_2, t363_2, t364_2
||      XOR     .L2    B0, B6, B0           ; XOR     t361_2, t372_2, t373_2
||      CLR     .S2    B5, 22, 28, B5       ; CLR     t356_2, 22, 28, t357_2
        XOR     .L1    A1, A5, A0           ; XOR     t340_2, t352_2, t365_2
||      XOR     .L2X   B5, A0, B1           ; XOR     t357_2, t369_2, t370_2
||[!B1] B       .S1    serpent_encrypt_block_c64x$rounds; [!done] B      rounds
        XOR     .L1    A2, A0, A1           ; XOR     t364_2, t365_2, t374_2
||      XOR     .L2    B1, B0, B5           ; XOR     t370_2, t373_2, t376_2
||      OR      .S1X   A2, B0, A6           ; OR      t364_2, t373_2, t380_2
||      XOR     .S2X   B0, A2, B0           ; XOR     t364_2, t373_2, t384_2
||      ANDN    .D1    A0, A2, A5           ; ANDN    t365_2, t364_2, t389_2
        OR      .L1    A0, A2, A0           ; OR      t365_2, t364_2, t378_2
||      OR      .L2X   B0, A0, B6           ; OR      t384_2, t365_2, t386_2
||      XOR     .S1    A0, A6, A2           ; XOR     t365_2, t380_2, t381_2
||      XOR     .D1X   A6, B1, A6           ; XOR     t370_2, t380_2, t382_2
        OR      .L1X   A1, B1, A5           ; OR      t370_2, t374_2, t375_2
||      AND     .L2    B6, B5, B1           ; AND     t386_2, t376_2, t387_2
||      ANDN    .S1    A6, A2, A1           ; ANDN    t382_2, t381_2, t383_2
||      ANDN    .S2X   B1, A5, B6           ; ANDN    t370_2, t389_2, t390_2
        AND     .L1X   A5, B5, A5           ; AND     t376_2, t375_2, t377_2
||      XOR     .L2X   B6, A2, B6           ; XOR     t381_2, t390_2, x3
        XOR     .L1    A5, A0, A5           ; XOR     t377_2, t378_2, x0
||      XOR     .L2X   B0, A1, B5           ; XOR     t383_2, t384_2, x1
||      XOR     .S1X   A2, B1, A6           ; XOR     t381_2, t387_2, x2
serpent_encrypt_block_c64x$serpent_encrypt_block_c64x$2:
        LDW     .D1T1  *+A3[2], A3          ; LDW     *+end[0 + 2], k2_3
        LDW     .D1T2  *+A3[1], B0          ; LDW     *+end[0 + 1], k1_3
        LDW     .D1T1  *+A3[0], A3          ; LDW     *+end[0], k0_3
        LDW     .D1T2  *+A3[3], B0          ; LDW     *+end[0 + 3], k3_3
        B       .S2    B3                   ; return
        XOR     .L1    A6, A3, A3           ; XOR     x2, k2_3, w2
||      MV      .L2X   A4, B3               ; copy
        XOR     .L2    B5, B0, B0           ; XOR     x1, k1_3, w1
||      STW     .D2T1  A3, *+B3[2]          ; STW     w2, *+block[2]
        XOR     .L1    A5, A3, A3           ; XOR     x0, k0_3, w0
||      STW     .D2T2  B0, *+B3[1]          ; STW     w1, *+block[1]
        XOR     .L2    B6, B0, B0           ; XOR     x3, k3_3, w3
||      STW     .D2T1  A3, *+B3[0]          ; STW     w0, *+block[0]
        STW     .D2T2  B0, *+B3[3]          ; STW     w3, *+block[3]

        .align  32
serpent_decrypt_block_c64x:
        MV      .L1X   B4, A3               ; MV      schedule, keys
||      MV      .L2X   A4, B0               ; copy
        ADDK    .S1    512, A3              ; ADDK    512, keys
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], w3
        LDW     .D1T1  *+A3[2], A0          ; LDW     *+keys[0 + 2], k2_6
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+block[1], w1
        LDW     .D1T2  *+A3[1], B2          ; LDW     *+keys[0 + 1], k1_6
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+block[0], w0
        LDW     .D1T1  *+A3[0], A2          ; LDW     *+keys[0], k0_6
        LDW     .D1T2  *+A3[3], B5          ; LDW     *+keys[0 + 3], k3_6
||      LDW     .D2T1  *+B0[2], A5          ; LDW     *+block[2], w2
        NOP     4
        XOR     .L1    A1, A2, A5           ; XOR     w0, k0_6, x0
||      XOR     .L2    B1, B2, B5           ; XOR     w1, k1_6, x1
||      XOR     .S1    A5, A0, A6           ; XOR     w2, k2_6, x2
||      XOR     .S2    B0, B5, B6           ; XOR     w3, k3_6, x3
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 105, "res_mii": 52, "rec_mii": 76, "optimal": null, "attempts": [{"interval": 76, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 77, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 78, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 79, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 80, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 105, "result": "found by lists", "seconds": 35.9}]}
;  loop rounds, passes one after the other: 105 cycles each
;  bounds: resources 52, recurrence 76
;  as a region: 105 cycles found by lists, 35.9 s
;  II 76: proved infeasible (units between the chains at both ends), 0.1 s
;  II 77: proved infeasible (units between the chains at both ends), 0.1 s
;  II 78: proved infeasible (units between the chains at both ends), 0.1 s
;  II 79: proved infeasible (units between the chains at both ends), 0.1 s
;  II 80: proved infeasible (units between the chains at both ends), 0.1 s
;  not proved the least possible: every interval below 81 is ruled out; 35.9 s of search found nothing below 105
serpent_decrypt_block_c64x$rounds:
        AND     .L1X   A5, B5, A22          ; AND     x0, x1, t0_9
||      XOR     .L2X   B5, A6, B9           ; XOR     x1, x2, t7_9
||      ADDK    .S1    -128, A3             ; rounds: ADDK    -128, keys
||      ANDN    .D1    A6, A5, A1           ; ANDN    x2, x0, t10_9
        AND     .L1X   A22, B6, A2          ; AND     t0_9, x3, t6_9
||      OR      .L2X   B5, A6, B20          ; OR      x1, x2, t3_9
||      OR      .S1    A22, A6, A20         ; OR      t0_9, x2, t17_9
||      LDW     .D1T1  *+A3[28], A29        ; LDW     *+keys[28], k28_9
        XOR     .L1X   A2, B9, A24          ; XOR     t6_9, t7_9, t8_9
||      OR      .L2X   B5, A5, B1           ; OR      x1, x0, t1_9
||      ANDN    .S2    B20, B6, B28         ; ANDN    t3_9, x3, t4_9
||      LDW     .D1T1  *+A3[30], A27        ; LDW     *+keys[30], k30_9
        OR      .L1X   A1, B6, A17          ; OR      t10_9, x3, t14_9
||      XOR     .L2X   B1, A22, B31         ; XOR     t0_9, t1_9, t2_9
||      AND     .S2    B1, B6, B2           ; AND     t1_9, x3, t16_9
||      LDW     .D1T1  *+A3[29], A9         ; LDW     *+keys[29], k29_9
        XOR     .L2    B31, B28, B27        ; XOR     t2_9, t4_9, t5_9
||      ANDN    .S2X   B6, A1, B20          ; ANDN    x3, t10_9, t11_9
||      LDW     .D1T1  *+A3[31], A6         ; LDW     *+keys[31], k31_9
        XOR     .L1X   A20, B2, A5          ; XOR     t16_9, t17_9, t18_9
||      ANDN    .L2X   B20, A5, B17         ; ANDN    t11_9, x0, t12_9
        XOR     .L1X   A24, B27, A7         ; XOR     t5_9, t8_9, t9_9
||      XOR     .L2    B17, B27, B0         ; XOR     t12_9, t5_9, t13_9
        XOR     .L1    A29, A7, A25         ; XOR     k28_9, t9_9, t19_9
||      XOR     .S1    A27, A17, A0         ; XOR     k30_9, t14_9, t21_9
||      LDW     .D1T1  *+A3[26], A7         ; LDW     *+keys[26], k26_9
        XOR     .L1X   A9, B0, A24          ; XOR     k29_9, t13_9, t20_9
||      XOR     .S1    A0, A24, A29         ; XOR     t21_9, t8_9, t22_9
||      ROTL    .M1    A25, 27, A23         ; ROTL    t19_9, 27, t24_9
        XOR     .L1    A6, A5, A16          ; XOR     k31_9, t18_9, t23_9
||      SHL     .S1    A24, 7, A28          ; SHL     t20_9, 7, t30_9
||      ROTL    .M1    A29, 10, A2          ; ROTL    t22_9, 10, t29_9
        XOR     .L1    A24, A16, A24        ; XOR     t20_9, t23_9, t25_9
||      SET     .S1    A28, 0, 6, A29       ; SET     t30_9, 0, 6, t31_9
||      ROTL    .M1    A16, 25, A19         ; ROTL    t23_9, 25, t35_9
||      ROTL    .M2X   A24, 31, B0          ; ROTL    t20_9, 31, t28_9
        XOR     .L1    A23, A24, A21        ; XOR     t24_9, t25_9, t26_9
||      XOR     .S1    A16, A2, A6          ; XOR     t23_9, t29_9, t32_9
||      LDW     .D1T1  *+A3[25], A29        ; LDW     *+keys[25], k25_9
        XOR     .L1    A29, A6, A9          ; XOR     t31_9, t32_9, t33_9
||      SHL     .S1    A21, 3, A27          ; SHL     t26_9, 3, t36_9
||      ROTL    .M1    A21, 19, A26         ; ROTL    t26_9, 19, t27_9
||      LDW     .D1T1  *+A3[24], A6         ; LDW     *+keys[24], k24_9
        XOR     .L1X   A21, B0, A18         ; XOR     t26_9, t28_9, t37_9
||      XOR     .S1    A9, A19, A16         ; XOR     t33_9, t35_9, t39_9
||      ROTL    .M1    A9, 29, A19          ; ROTL    t33_9, 29, t34_9
||      LDW     .D1T1  *+A3[27], A30        ; LDW     *+keys[27], k27_9
        XOR     .L1    A9, A18, A9          ; XOR     t33_9, t37_9, t38_9
||      XOR     .S1    A27, A16, A21        ; XOR     t36_9, t39_9, t40_9
        ANDN    .L1    A19, A9, A30         ; ANDN    t34_9, t38_9, t45_9
||      AND     .S1    A9, A26, A27         ; AND     t38_9, t27_9, t47_9
||      XOR     .D1    A26, A19, A6         ; XOR     t27_9, t34_9, t53_9
        ANDN    .L1    A21, A30, A0         ; ANDN    t40_9, t45_9, t46_9
||      XOR     .S1    A26, A9, A18         ; XOR     t27_9, t38_9, t50_9
||      XOR     .D1    A7, A6, A16          ; XOR     k26_9, t53_9, t59_9
        AND     .L1    A26, A19, A28        ; AND     t27_9, t34_9, t41_9
||      XOR     .S1    A19, A9, A25         ; XOR     t34_9, t38_9, t43_9
||      OR      .D1    A27, A0, A2          ; OR      t47_9, t46_9, t48_9
        XOR     .L1    A21, A28, A27        ; XOR     t40_9, t41_9, t42_9
||      XOR     .S1    A19, A18, A16        ; XOR     t34_9, t50_9, t51_9
||      XOR     .D1    A2, A16, A21         ; XOR     t48_9, t59_9, t60_9
        AND     .L1    A25, A27, A28        ; AND     t43_9, t42_9, t44_9
||      XOR     .S1    A27, A16, A24        ; XOR     t42_9, t51_9, t52_9
||      ROTL    .M1    A21, 10, A16         ; ROTL    t60_9, 10, t67_9
||      OR      .D1    A27, A18, A19        ; OR      t42_9, t50_9, t55_9
        XOR     .L1    A28, A2, A18         ; XOR     t44_9, t48_9, t49_9
||      XOR     .S1    A2, A19, A7          ; XOR     t48_9, t55_9, t56_9
||      XOR     .D1    A29, A24, A21        ; XOR     k25_9, t52_9, t58_9
        XOR     .L1    A6, A18, A8          ; XOR     k24_9, t49_9, t57_9
||      SHL     .S1    A21, 7, A18          ; SHL     t58_9, 7, t68_9
||      XOR     .D1    A30, A7, A7          ; XOR     k27_9, t56_9, t61_9
        XOR     .L1    A21, A7, A30         ; XOR     t58_9, t61_9, t63_9
||      SET     .S1    A18, 0, 6, A8        ; SET     t68_9, 0, 6, t69_9
||      ROTL    .M1    A8, 27, A31          ; ROTL    t57_9, 27, t62_9
||      ROTL    .M2X   A21, 31, B0          ; ROTL    t58_9, 31, t66_9
||      LDW     .D1T1  *+A3[22], A20        ; LDW     *+keys[22], k22_9
        XOR     .L1    A7, A16, A25         ; XOR     t61_9, t67_9, t70_9
||      SHL     .S1    A30, 3, A5           ; SHL     t63_9, 3, t74_9
||      ROTL    .M1    A7, 25, A20          ; ROTL    t61_9, 25, t73_9
||      LDW     .D1T1  *+A3[20], A8         ; LDW     *+keys[20], k20_9
        XOR     .L1    A31, A30, A6         ; XOR     t62_9, t63_9, t64_9
||      XOR     .S1    A8, A25, A7          ; XOR     t69_9, t70_9, t71_9
||      LDW     .D1T1  *+A3[23], A21        ; LDW     *+keys[23], k23_9
        XOR     .L1X   A6, B0, A0           ; XOR     t64_9, t66_9, t77_9
||      SET     .S1    A5, 0, 2, A8         ; SET     t74_9, 0, 2, t75_9
||      ROTL    .M1    A6, 19, A0           ; ROTL    t64_9, 19, t65_9
||      XOR     .D1    A8, A20, A30         ; XOR     t69_9, t73_9, t79_9
        XOR     .L1    A7, A0, A29          ; XOR     t71_9, t77_9, t78_9
||      SHL     .S1    A31, 3, A19          ; SHL     t62_9, 3, t76_9
||      ROTL    .M2X   A7, 29, B6           ; ROTL    t71_9, 29, t72_9
||      XOR     .D1    A25, A30, A22        ; XOR     t70_9, t79_9, t80_9
        XOR     .L1    A8, A19, A18         ; XOR     t75_9, t76_9, t81_9
||      LDW     .D1T1  *+A3[21], A16        ; LDW     *+keys[21], k21_9
        AND     .L1    A29, A0, A17         ; AND     t78_9, t65_9, t83_9
||      ANDN    .L2X   B6, A29, B30         ; ANDN    t72_9, t78_9, t84_9
||      OR      .S1    A0, A29, A30         ; OR      t65_9, t78_9, t86_9
||      ANDN    .D1    A29, A0, A27         ; ANDN    t78_9, t65_9, t91_9
        XOR     .L1    A22, A18, A31        ; XOR     t80_9, t81_9, t82_9
||      XOR     .L2X   B6, A29, B16         ; XOR     t72_9, t78_9, t97_9
        XOR     .L1X   A17, B30, A5         ; XOR     t83_9, t84_9, t85_9
||      ANDN    .L2X   B6, A0, B31          ; ANDN    t72_9, t65_9, t95_9
||      ANDN    .S1    A30, A31, A16        ; ANDN    t86_9, t82_9, t87_9
||      ANDN    .D1    A31, A0, A26         ; ANDN    t82_9, t65_9, t100_9
        XOR     .L1    A5, A16, A20         ; XOR     t85_9, t87_9, t88_9
||      XOR     .L2X   B6, A0, B20          ; XOR     t65_9, t72_9, t89_9
||      OR      .S1    A31, A17, A1         ; OR      t82_9, t83_9, t94_9
||      XOR     .D1X   A20, B16, A29        ; XOR     k22_9, t97_9, t104_9
        OR      .L1    A31, A27, A27        ; OR      t82_9, t91_9, t92_9
||      OR      .L2X   B20, A17, B5         ; OR      t83_9, t89_9, t90_9
||      ANDN    .S1X   A1, B31, A1          ; ANDN    t94_9, t95_9, t96_9
||      XOR     .D1    A8, A20, A23         ; XOR     k20_9, t88_9, t102_9
        AND     .L1X   A30, B16, A17        ; AND     t86_9, t97_9, t99_9
||      XOR     .S1    A29, A1, A26         ; XOR     t104_9, t96_9, t105_9
||      ROTL    .M1    A23, 27, A30         ; ROTL    t102_9, 27, t108_9
||      XOR     .D1    A21, A26, A1         ; XOR     k23_9, t100_9, t106_9
        XOR     .L1    A1, A17, A8          ; XOR     t106_9, t99_9, t107_9
||      XOR     .L2X   B5, A27, B0          ; XOR     t90_9, t92_9, t93_9
||      ROTL    .M1    A26, 10, A18         ; ROTL    t105_9, 10, t113_9
||      LDW     .D1T1  *+A3[17], A27        ; LDW     *+keys[17], k17_9
        XOR     .L2X   B0, A16, B0          ; XOR     k21_9, t93_9, t103_9
||      ROTL    .M1    A8, 25, A9           ; ROTL    t107_9, 25, t119_9
||      LDW     .D1T1  *+A3[18], A28        ; LDW     *+keys[18], k18_9
        XOR     .L1    A8, A18, A29         ; XOR     t107_9, t113_9, t116_9
||      XOR     .L2X   B0, A8, B22          ; XOR     t103_9, t107_9, t109_9
||      SHL     .S2    B0, 7, B1            ; SHL     t103_9, 7, t114_9
||      ROTL    .M2    B0, 31, B0           ; ROTL    t103_9, 31, t112_9
        XOR     .L2X   B22, A30, B20        ; XOR     t108_9, t109_9, t110_9
||      SET     .S2    B1, 0, 6, B7         ; SET     t114_9, 0, 6, t115_9
||      LDW     .D1T1  *+A3[16], A26        ; LDW     *+keys[16], k16_9
        XOR     .L2X   B7, A29, B1          ; XOR     t115_9, t116_9, t117_9
||      SHL     .S2    B20, 3, B18          ; SHL     t110_9, 3, t120_9
||      ROTL    .M2    B20, 19, B0          ; ROTL    t110_9, 19, t111_9
||      LDW     .D1T1  *+A3[19], A1         ; LDW     *+keys[19], k19_9
||      XOR     .D2    B20, B0, B30         ; XOR     t110_9, t112_9, t121_9
        XOR     .L2    B1, B30, B5          ; XOR     t117_9, t121_9, t122_9
||      XOR     .S2X   B1, A9, B25          ; XOR     t117_9, t119_9, t123_9
||      ROTL    .M2    B1, 29, B28          ; ROTL    t117_9, 29, t118_9
        XOR     .L2    B18, B25, B29        ; XOR     t120_9, t123_9, t124_9
||      ANDN    .S2    B0, B5, B2           ; ANDN    t111_9, t122_9, t128_9
||      AND     .D2    B0, B5, B30          ; AND     t111_9, t122_9, t132_9
        XOR     .L2    B29, B30, B22        ; XOR     t124_9, t132_9, t133_9
||      ANDN    .S2    B28, B29, B7         ; ANDN    t118_9, t124_9, t134_9
||      ANDN    .D2    B28, B2, B31         ; ANDN    t118_9, t128_9, t138_9
        XOR     .L2    B5, B29, B9          ; XOR     t122_9, t124_9, t129_9
||      XOR     .S2    B30, B7, B21         ; XOR     t132_9, t134_9, t140_9
||      XOR     .D2X   B22, A27, B17        ; XOR     k17_9, t133_9, t143_9
        XOR     .L1X   A28, B31, A0         ; XOR     k18_9, t138_9, t145_9
||      ANDN    .L2    B29, B0, B31         ; ANDN    t124_9, t111_9, t125_9
||      XOR     .S2    B0, B28, B16         ; XOR     t111_9, t118_9, t126_9
||      ANDN    .D2    B9, B2, B26          ; ANDN    t129_9, t128_9, t130_9
        OR      .L2    B16, B31, B22        ; OR      t126_9, t125_9, t127_9
||      OR      .S2    B7, B16, B9          ; OR      t134_9, t126_9, t135_9
||      OR      .D2    B9, B31, B16         ; OR      t129_9, t125_9, t137_9
        XOR     .L2    B22, B26, B1         ; XOR     t127_9, t130_9, t131_9
||      XOR     .S2    B9, B17, B18         ; XOR     t135_9, t143_9, t144_9
||      LDW     .D1T1  *+A3[13], A0         ; LDW     *+keys[13], k13_9
||      XOR     .D2X   B16, A0, B16         ; XOR     t137_9, t145_9, t146_9
        XOR     .L2    B26, B21, B25        ; XOR     t130_9, t140_9, t141_9
||      SHL     .S2    B18, 7, B26          ; SHL     t144_9, 7, t154_9
||      ROTL    .M2    B16, 10, B25         ; ROTL    t146_9, 10, t153_9
||      LDW     .D1T1  *+A3[14], A26        ; LDW     *+keys[14], k14_9
||      XOR     .D2X   B1, A26, B16         ; XOR     k16_9, t131_9, t142_9
        XOR     .L2X   B25, A1, B22         ; XOR     k19_9, t141_9, t147_9
||      SET     .S2    B26, 0, 6, B0        ; SET     t154_9, 0, 6, t155_9
||      ROTL    .M1X   B18, 31, A29         ; ROTL    t144_9, 31, t152_9
||      ROTL    .M2    B16, 27, B28         ; ROTL    t142_9, 27, t148_9
        XOR     .L2    B18, B22, B24        ; XOR     t144_9, t147_9, t149_9
||      XOR     .S2    B22, B25, B20        ; XOR     t147_9, t153_9, t156_9
||      ROTL    .M2    B22, 25, B0          ; ROTL    t147_9, 25, t159_9
||      LDW     .D1T1  *+A3[12], A9         ; LDW     *+keys[12], k12_9
        XOR     .L2    B28, B24, B27        ; XOR     t148_9, t149_9, t150_9
||      XOR     .S2    B0, B20, B6          ; XOR     t155_9, t156_9, t157_9
||      LDW     .D1T1  *+A3[15], A22        ; LDW     *+keys[15], k15_9
        XOR     .L2X   B27, A29, B2         ; XOR     t150_9, t152_9, t161_9
||      XOR     .S2    B6, B0, B24          ; XOR     t157_9, t159_9, t163_9
||      ROTL    .M2    B6, 29, B29          ; ROTL    t157_9, 29, t158_9
        XOR     .L2    B6, B2, B2           ; XOR     t157_9, t161_9, t162_9
||      SHL     .S1X   B27, 3, A5           ; SHL     t150_9, 3, t160_9
||      ROTL    .M2    B27, 19, B18         ; ROTL    t150_9, 19, t151_9
        XOR     .L2    B29, B2, B21         ; XOR     t158_9, t162_9, t165_9
||      ANDN    .S2    B29, B2, B5          ; ANDN    t158_9, t162_9, t166_9
||      AND     .D2    B2, B29, B27         ; AND     t162_9, t158_9, t172_9
        XOR     .L2X   B24, A5, B9          ; XOR     t160_9, t163_9, t164_9
||      XOR     .S2    B18, B2, B1          ; XOR     t151_9, t162_9, t169_9
||      ANDN    .D2    B18, B27, B16        ; ANDN    t151_9, t172_9, t173_9
        XOR     .L1X   A0, B21, A18         ; XOR     k13_9, t165_9, t185_9
||      ANDN    .L2    B9, B5, B26          ; ANDN    t164_9, t166_9, t167_9
||      AND     .S2    B9, B21, B19         ; AND     t164_9, t165_9, t176_9
||      XOR     .D2    B1, B27, B23         ; XOR     t169_9, t172_9, t177_9
        XOR     .L2    B21, B26, B18        ; XOR     t165_9, t167_9, t168_9
||      ANDN    .S2    B1, B9, B17          ; ANDN    t169_9, t164_9, t181_9
||      XOR     .D2X   B26, A26, B24        ; XOR     k14_9, t167_9, t187_9
        ANDN    .L2    B9, B1, B7           ; ANDN    t164_9, t169_9, t170_9
||      ANDN    .S2    B23, B19, B2         ; ANDN    t177_9, t176_9, t178_9
||      XOR     .D2    B16, B19, B21        ; XOR     t173_9, t176_9, t180_9
        OR      .L2    B17, B21, B1         ; OR      t181_9, t180_9, t182_9
||      XOR     .S2X   B7, A9, B2           ; XOR     k12_9, t170_9, t183_9
||      LDW     .D1T1  *+A3[9], A20         ; LDW     *+keys[9], k9_9
||      XOR     .D2    B2, B24, B29         ; XOR     t178_9, t187_9, t188_9
        OR      .L2    B26, B16, B5         ; OR      t167_9, t173_9, t174_9
||      XOR     .S2    B18, B2, B23         ; XOR     t168_9, t183_9, t184_9
||      ROTL    .M2    B29, 10, B9          ; ROTL    t188_9, 10, t195_9
||      LDW     .D1T1  *+A3[10], A24        ; LDW     *+keys[10], k10_9
||      XOR     .D2X   B1, A22, B24         ; XOR     k15_9, t182_9, t189_9
        XOR     .L2X   B5, A18, B1          ; XOR     t174_9, t185_9, t186_9
||      ROTL    .M2    B23, 27, B2          ; ROTL    t184_9, 27, t190_9
        XOR     .L2    B1, B24, B27         ; XOR     t186_9, t189_9, t191_9
||      SHL     .S2    B1, 7, B28           ; SHL     t186_9, 7, t196_9
||      ROTL    .M2    B1, 31, B19          ; ROTL    t186_9, 31, t194_9
        XOR     .L2    B2, B27, B8          ; XOR     t190_9, t191_9, t192_9
||      XOR     .S2    B24, B28, B27        ; XOR     t189_9, t196_9, t197_9
||      ROTL    .M2    B24, 25, B19         ; ROTL    t189_9, 25, t200_9
||      LDW     .D1T1  *+A3[8], A22         ; LDW     *+keys[8], k8_9
        XOR     .L2    B9, B27, B2          ; XOR     t195_9, t197_9, t198_9
||      SHL     .S2    B8, 3, B18           ; SHL     t192_9, 3, t201_9
||      ROTL    .M2    B8, 19, B28          ; ROTL    t192_9, 19, t193_9
||      LDW     .D1T1  *+A3[11], A31        ; LDW     *+keys[11], k11_9
||      XOR     .D2    B8, B19, B31         ; XOR     t192_9, t194_9, t203_9
        XOR     .L2    B2, B31, B8          ; XOR     t198_9, t203_9, t204_9
||      SET     .S2    B18, 0, 2, B30       ; SET     t201_9, 0, 2, t202_9
||      ROTL    .M2    B2, 29, B19          ; ROTL    t198_9, 29, t199_9
||      XOR     .D2    B2, B19, B23         ; XOR     t198_9, t200_9, t205_9
        XOR     .L2    B30, B23, B21        ; XOR     t202_9, t205_9, t206_9
||      OR      .S2    B8, B28, B2          ; OR      t204_9, t193_9, t213_9
||      AND     .D2    B8, B28, B24         ; AND     t204_9, t193_9, t217_9
        XOR     .L2    B19, B8, B26         ; XOR     t199_9, t204_9, t215_9
||      OR      .S2    B21, B24, B31        ; OR      t206_9, t217_9, t218_9
||      ANDN    .D2    B19, B28, B5         ; ANDN    t199_9, t193_9, t219_9
        ANDN    .L2    B28, B19, B20        ; ANDN    t193_9, t199_9, t211_9
||      ANDN    .S2    B21, B5, B23         ; ANDN    t206_9, t219_9, t220_9
||      XOR     .D2X   B26, A20, B18        ; XOR     k9_9, t215_9, t226_9
        XOR     .L1X   A24, B31, A5         ; XOR     k10_9, t218_9, t228_9
||      AND     .L2    B19, B8, B25         ; AND     t199_9, t204_9, t208_9
||      XOR     .S2    B26, B23, B31        ; XOR     t215_9, t220_9, t221_9
||      OR      .D2    B8, B20, B0          ; OR      t204_9, t211_9, t223_9
        OR      .L2    B21, B8, B24         ; OR      t206_9, t204_9, t207_9
||      XOR     .S2    B28, B25, B7         ; XOR     t193_9, t208_9, t209_9
||      ANDN    .D2    B21, B20, B20        ; ANDN    t206_9, t211_9, t212_9
        XOR     .L1X   A5, B31, A19         ; XOR     t221_9, t228_9, t229_9
||      XOR     .L2    B24, B7, B6          ; XOR     t207_9, t209_9, t210_9
||      ANDN    .S2    B2, B20, B8          ; ANDN    t213_9, t212_9, t214_9
||      LDW     .D1T1  *+A3[5], A18         ; LDW     *+keys[5], k5_9
||      XOR     .D2    B23, B0, B19         ; XOR     t220_9, t223_9, t224_9
        XOR     .L2X   B6, A22, B20         ; XOR     k8_9, t210_9, t225_9
||      XOR     .S2    B8, B18, B7          ; XOR     t214_9, t226_9, t227_9
||      ROTL    .M1    A19, 10, A0          ; ROTL    t229_9, 10, t236_9
        XOR     .L2X   B19, A31, B25        ; XOR     k11_9, t224_9, t230_9
||      SHL     .S2    B7, 7, B0            ; SHL     t227_9, 7, t237_9
||      ROTL    .M2    B20, 27, B24         ; ROTL    t225_9, 27, t231_9
        XOR     .L2    B7, B25, B5          ; XOR     t227_9, t230_9, t232_9
||      XOR     .S2    B25, B0, B31         ; XOR     t230_9, t237_9, t238_9
||      ROTL    .M1X   B7, 31, A21          ; ROTL    t227_9, 31, t235_9
||      ROTL    .M2    B25, 25, B23         ; ROTL    t230_9, 25, t241_9
        XOR     .L2    B24, B5, B28         ; XOR     t231_9, t232_9, t233_9
||      XOR     .S2X   B31, A0, B27         ; XOR     t236_9, t238_9, t239_9
||      LDW     .D1T1  *+A3[7], A9          ; LDW     *+keys[7], k7_9
        XOR     .L2    B27, B23, B19        ; XOR     t239_9, t241_9, t245_9
||      SHL     .S2    B28, 3, B18          ; SHL     t233_9, 3, t242_9
||      ROTL    .M2    B28, 19, B26         ; ROTL    t233_9, 19, t234_9
||      LDW     .D1T1  *+A3[6], A7          ; LDW     *+keys[6], k6_9
        XOR     .L2X   B28, A21, B1         ; XOR     t233_9, t235_9, t243_9
||      XOR     .S2    B18, B19, B2         ; XOR     t242_9, t245_9, t246_9
||      ROTL    .M2    B27, 29, B7          ; ROTL    t239_9, 29, t240_9
        XOR     .L2    B27, B1, B24         ; XOR     t239_9, t243_9, t244_9
||      LDW     .D1T1  *+A3[4], A1          ; LDW     *+keys[4], k4_9
        XOR     .L1X   A18, B2, A27         ; XOR     k5_9, t246_9, t265_9
||      AND     .L2    B2, B7, B16          ; AND     t246_9, t240_9, t248_9
||      OR      .S2    B7, B26, B21         ; OR      t240_9, t234_9, t250_9
||      XOR     .D2    B26, B7, B18         ; XOR     t234_9, t240_9, t255_9
        AND     .L2    B21, B24, B31        ; AND     t250_9, t244_9, t251_9
||      XOR     .S2    B24, B2, B5          ; XOR     t244_9, t246_9, t253_9
||      ANDN    .D2    B24, B2, B27         ; ANDN    t244_9, t246_9, t262_9
        XOR     .L2    B26, B24, B8         ; XOR     t234_9, t244_9, t247_9
||      OR      .S2    B5, B21, B28         ; OR      t253_9, t250_9, t260_9
||      XOR     .D2    B18, B27, B1         ; XOR     t255_9, t262_9, t263_9
        OR      .L2    B16, B8, B24         ; OR      t248_9, t247_9, t249_9
||      AND     .S2    B5, B26, B9          ; AND     t253_9, t234_9, t254_9
||      XOR     .D2    B8, B16, B19         ; XOR     t247_9, t248_9, t259_9
        XOR     .L1X   A9, B1, A5           ; XOR     k7_9, t263_9, t268_9
||      XOR     .L2    B24, B31, B31        ; XOR     t249_9, t251_9, t252_9
||      XOR     .S2    B9, B18, B9          ; XOR     t254_9, t255_9, t256_9
||      XOR     .D2    B19, B28, B0         ; XOR     t259_9, t260_9, t261_9
        XOR     .L2    B31, B9, B16         ; XOR     t252_9, t256_9, t257_9
||      XOR     .S2X   B31, A27, B5         ; XOR     t252_9, t265_9, t266_9
||      ROTL    .M1    A5, 25, A2           ; ROTL    t268_9, 25, t282_9
||      LDW     .D1T1  *+A3[3], A1          ; LDW     *+keys[3], k3_9
        XOR     .L2X   B0, A7, B19          ; XOR     k6_9, t261_9, t267_9
||      SHL     .S2    B5, 7, B23           ; SHL     t266_9, 7, t273_9
||      ROTL    .M2    B5, 31, B17          ; ROTL    t266_9, 31, t272_9
        XOR     .L1X   A1, B16, A31         ; XOR     k4_9, t257_9, t264_9
||      XOR     .L2X   B5, A5, B24          ; XOR     t266_9, t268_9, t270_9
||      XOR     .S1    A5, A2, A20          ; XOR     t268_9, t282_9, t292_9
||      SET     .S2    B23, 0, 6, B2        ; SET     t273_9, 0, 6, t274_9
||      ROTL    .M2    B19, 10, B29         ; ROTL    t267_9, 10, t276_9
        XOR     .L2    B5, B17, B16         ; XOR     t266_9, t272_9, t286_9
||      SHL     .S2    B24, 3, B31          ; SHL     t270_9, 3, t283_9
||      ROTL    .M1    A31, 27, A7          ; ROTL    t264_9, 27, t275_9
||      ROTL    .M2X   A5, 29, B23          ; ROTL    t268_9, 29, t278_9
||      LDW     .D1T1  *+A3[2], A25         ; LDW     *+keys[2], k2_9
        XOR     .L2X   B29, A20, B7         ; XOR     t276_9, t292_9, t293_9
||      EXTU    .S2    B5, 7, 3, B26        ; EXTU    t266_9, 7, 3, t279_9
||      ROTL    .M1    A31, 14, A23         ; ROTL    t264_9, 14, t269_9
||      ROTL    .M2    B19, 7, B6           ; ROTL    t267_9, 7, t277_9
||      XOR     .D2    B2, B31, B0          ; XOR     t274_9, t283_9, t294_9
        XOR     .L1X   A7, B16, A31         ; XOR     t275_9, t286_9, t288_9
||      XOR     .L2    B2, B29, B17         ; XOR     t274_9, t276_9, t287_9
||      SHL     .S1    A7, 3, A29           ; SHL     t275_9, 3, t284_9
||      SET     .S2    B26, 0, 3, B24       ; SET     t279_9, 0, 3, t280_9
||      ROTL    .M2    B24, 19, B22         ; ROTL    t270_9, 19, t271_9
||      XOR     .D2    B7, B0, B21          ; XOR     t293_9, t294_9, t295_9
        XOR     .L2    B6, B23, B27         ; XOR     t277_9, t278_9, t290_9
||      SET     .S2    B24, 29, 31, B8      ; SET     t280_9, 29, 31, t281_9
        XOR     .L1X   A31, B17, A24        ; XOR     t287_9, t288_9, t289_9
||      XOR     .L2    B8, B27, B21         ; XOR     t281_9, t290_9, t291_9
||      XOR     .S2X   B21, A29, B30        ; XOR     t284_9, t295_9, t296_9
        XOR     .L1X   A23, B22, A21        ; XOR     t269_9, t271_9, t285_9
||      XOR     .L2    B21, B30, B22        ; XOR     t291_9, t296_9, t299_9
||      ANDN    .S2    B30, B21, B0         ; ANDN    t296_9, t291_9, t311_9
||      LDW     .D1T1  *+A3[0], A7          ; LDW     *+keys[0], k0_9
||      NOT     .D2X   A25, B27             ; NOT     k2_9, t315_9
        XOR     .L1    A21, A24, A6         ; XOR     t285_9, t289_9, t297_9
||      ANDN    .S1    A24, A21, A23        ; ANDN    t289_9, t285_9, t300_9
||      XOR     .D1X   A24, B21, A27        ; XOR     t289_9, t291_9, t303_9
        AND     .L1X   A24, B21, A29        ; AND     t289_9, t291_9, t306_9
||      XOR     .S1    A1, A21, A24         ; XOR     k3_9, t285_9, t319_9
||      LDW     .D1T1  *+A3[1], A28         ; LDW     *+keys[1], k1_9
        ANDN    .L1X   A21, B30, A0         ; ANDN    t285_9, t296_9, t304_9
||      XOR     .L2X   B22, A23, B17        ; XOR     t299_9, t300_9, t301_9
        ANDN    .L1    A0, A27, A9          ; ANDN    t304_9, t303_9, t305_9
||      ANDN    .L2X   B30, A6, B20         ; ANDN    t296_9, t297_9, t298_9
||      OR      .S1X   A29, B22, A21        ; OR      t299_9, t306_9, t307_9
||      XOR     .S2    B17, B27, B2         ; XOR     t301_9, t315_9, t318_9
||      XOR     .D1    A0, A29, A30         ; XOR     t304_9, t306_9, t310_9
        CMPEQ   .L1X   A3, B4, A0           ; CMPEQ   keys, schedule, done
||      XOR     .L2    B20, B17, B7         ; XOR     t298_9, t301_9, t302_9
||      XOR     .S1    A9, A21, A22         ; XOR     t305_9, t307_9, t308_9
||      ANDN    .S2X   B0, A6, B26          ; ANDN    t311_9, t297_9, t312_9
        XOR     .L1    A22, A24, A1         ; XOR     t308_9, t319_9, t320_9
||      XOR     .L2X   B26, A30, B2         ; XOR     t310_9, t312_9, t313_9
||      ROTL    .M1X   B2, 10, A16          ; ROTL    t318_9, 10, t326_9
        XOR     .L2X   B7, A22, B26         ; XOR     t302_9, t308_9, t309_9
||      ROTL    .M1    A1, 25, A30          ; ROTL    t320_9, 25, t331_9
        XOR     .L1X   A28, B2, A17         ; XOR     k1_9, t313_9, t317_9
||      XOR     .L2X   B26, A7, B0          ; XOR     k0_9, t309_9, t316_9
||      XOR     .S1    A1, A16, A2          ; XOR     t320_9, t326_9, t328_9
        XOR     .L1    A17, A1, A9          ; XOR     t317_9, t320_9, t322_9
||      SHL     .S1    A17, 7, A24          ; SHL     t317_9, 7, t327_9
||[!A0] B       .S2    serpent_decrypt_block_c64x$rounds; [!done] B      rounds
||      ROTL    .M1    A17, 31, A16         ; ROTL    t317_9, 31, t325_9
||      ROTL    .M2    B0, 27, B0           ; ROTL    t316_9, 27, t321_9
        XOR     .L1    A24, A2, A5          ; XOR     t327_9, t328_9, t329_9
        XOR     .L1    A16, A5, A23         ; XOR     t325_9, t329_9, t333_9
||      XOR     .L2X   B0, A9, B0           ; XOR     t321_9, t322_9, t323_9
||      XOR     .S1    A5, A30, A16         ; XOR     t329_9, t331_9, t335_9
||      ROTL    .M1    A5, 29, A6           ; ROTL    t329_9, 29, x2
        SHL     .S2    B0, 3, B6            ; SHL     t323_9, 3, t332_9
        XOR     .L2X   B6, A16, B6          ; XOR     t332_9, t335_9, x3
||      ROTL    .M1X   B0, 19, A5           ; ROTL    t323_9, 19, x0
        XOR     .L2X   B0, A23, B5          ; XOR     t323_9, t333_9, x1
serpent_decrypt_block_c64x$serpent_decrypt_block_c64x$2:
        ROTL    .M1    A5, 13, A0           ; ROTL    x0, 13, t1_10
||      ROTL    .M2X   A6, 25, B0           ; ROTL    x2, 25, t11_10
        ROTL    .M1    A6, 3, A5            ; ROTL    x2, 3, t2_10
        XOR     .L1X   A0, B5, A1           ; XOR     t1_10, x1, t3_10
||      ROTL    .M1    A5, 18, A1           ; ROTL    x0, 18, t0_10
||      ROTL    .M2    B6, 29, B1           ; ROTL    x3, 29, t12_10
        XOR     .L1    A5, A1, A2           ; XOR     t2_10, t3_10, t4_10
||      SHL     .S2X   A0, 3, B5            ; SHL     t1_10, 3, t6_10
        XOR     .L1X   A6, B0, A5           ; XOR     t11_10, x2, t19_10
||      XOR     .L2X   B6, A5, B0           ; XOR     t2_10, x3, t7_10
||      ROTL    .M1    A2, 30, A2           ; ROTL    t4_10, 30, t14_10
        XOR     .L1X   A5, B1, A5           ; XOR     t12_10, t19_10, t20_10
||      XOR     .L2    B5, B0, B0           ; XOR     t6_10, t7_10, t8_10
||      CLR     .S1    A0, 29, 31, A0       ; CLR     t1_10, 29, 31, t13_10
||      B       .S2    B3                   ; return
||      ROTL    .M1    A2, 1, A0            ; ROTL    t4_10, 1, w1
||      ROTL    .M2X   A2, 6, B1            ; ROTL    t4_10, 6, t5_10
        XOR     .L1    A0, A5, A5           ; XOR     t13_10, t20_10, t21_10
||      CLR     .S1    A2, 22, 28, A2       ; CLR     t14_10, 22, 28, t15_10
||      ROTL    .M2    B0, 12, B1           ; ROTL    t8_10, 12, t9_10
        XOR     .L1    A2, A5, A0           ; XOR     t15_10, t21_10, w2
||      XOR     .L2X   B1, A1, B3           ; XOR     t0_10, t5_10, t17_10
||      STW     .D1T1  A0, *+A4[1]          ; STW     w1, *+block[1]
        XOR     .L2    B3, B1, B0           ; XOR     t17_10, t9_10, w0
||      ROTL    .M2    B0, 7, B0            ; ROTL    t8_10, 7, w3
||      STW     .D1T1  A0, *+A4[2]          ; STW     w2, *+block[2]
        STW     .D1T2  B0, *+A4[0]          ; STW     w0, *+block[0]
        STW     .D1T2  B0, *+A4[3]          ; STW     w3, *+block[3]
