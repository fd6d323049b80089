; broadside optimize: source 92c613f92359e048c38492e0d3391d3023493716412e775ce24326f53bc0582a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
; Serpent, encryption of any number of independent blocks, two at a time.
;
;       void serpent_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[132]);
;
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



        .global serpent_encrypt_blocks


serpent_encrypt_blocks:
        MV      .L1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1X   B15, A1              ; frame
||[!A1] B       .S1    serpent_encrypt_blocks$done; [!some] B      done
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D1T1  A12, *+A1[5]         ; save A12
        STW     .D1T1  A11, *+A1[3]         ; save A11
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D1T1  A13, *+A1[7]         ; save A13
        MV      .L1X   B4, A7               ; move in
||      STW     .D1T1  A14, *+A1[8]         ; save A14
        MV      .L1X   B6, A2               ; move schedule
||      MV      .L2    B3, B6               ; move return$
||      STW     .D1T1  A10, *+A1[1]         ; save A10
||      STW     .D2T2  B10, *+B15[2]        ; save B10
serpent_encrypt_blocks$serpent_encrypt_blocks$1:
        CMPGT   .L1    A6, 1, A0            ; CMPGT   blocks, 1, two_1
||      MVK     .S2    -1, B5               ; MVK     -1, ones_b
        SHL     .S2X   A0, 4, B7            ; SHL     two_1, 4, step
        ADD     .L2X   B7, A7, B0           ; ADD     in, step, second_in
        LDW     .D1T1  *+A7[2], A11         ; LDW     *+in[2], w2a
||      LDW     .D2T2  *+B0[3], B1          ; LDW     *+second_in[3], w3b
        LDW     .D2T2  *+B0[2], B2          ; LDW     *+second_in[2], w2b
        LDW     .D1T1  *+A7[3], A10         ; LDW     *+in[3], w3a
||      LDW     .D2T2  *+B0[0], B11         ; LDW     *+second_in[0], w0b
        LDW     .D1T1  *+A7[0], A3          ; LDW     *+in[0], w0a
        MV      .L1    A4, A5               ; move out
||      MVK     .S1    -1, A4               ; MVK     -1, ones_a
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+second_in[1], w1b
        SHRU    .S1    A11, 22, A0          ; SHRU    w2a, 22, lower_5
||      SHL     .S2    B1, 25, B9           ; SHL     w3b, 25, upper_14
||      LDW     .D1T1  *+A7[1], A13         ; LDW     *+in[1], w1a
        SHL     .S1    A11, 10, A14         ; SHL     w2a, 10, upper_5
||      SHRU    .S2    B2, 22, B12          ; SHRU    w2b, 22, lower_12
        SHL     .S1    A10, 25, A11         ; SHL     w3a, 25, upper_7
||      SHRU    .S2    B11, 5, B4           ; SHRU    w0b, 5, lower_13
        SHL     .S1    A3, 27, A9           ; SHL     w0a, 27, upper_6
||      SHL     .S2    B11, 27, B8          ; SHL     w0b, 27, upper_13
        SHRU    .S1    A10, 7, A8           ; SHRU    w3a, 7, lower_7
||      SHL     .S2    B0, 31, B3           ; SHL     w1b, 31, upper_15
        SHRU    .S1    A13, 1, A1           ; SHRU    w1a, 1, lower_8
||      SHRU    .S2    B0, 1, B10           ; SHRU    w1b, 1, lower_15
        XOR     .L1    A13, A10, A14        ; XOR     w1a, w3a, b1_4
||      MV      .L2X   A7, B4               ; move in
||      SHL     .S1    A13, 7, A12          ; SHL     w1a, 7, by7_4
||      SHL     .S2    B2, 10, B2           ; SHL     w2b, 10, upper_12
||      ADD     .D1    A14, A0, A7          ; ADD     upper_5, lower_5, a2_4
||      ADD     .D2    B8, B4, B8           ; ADD     upper_13, lower_13, a0_11
        XOR     .L1    A10, A12, A0         ; XOR     w3a, by7_4, b3_4
||      XOR     .L2    B0, B1, B2           ; XOR     w1b, w3b, b1_11
||      SHRU    .S1    A3, 5, A12           ; SHRU    w0a, 5, lower_6
||      SHRU    .S2    B1, 7, B12           ; SHRU    w3b, 7, lower_14
||      MV      .D1    A2, A3               ; MV      schedule, keys_a
||      ADD     .D2    B2, B12, B11         ; ADD     upper_12, lower_12, a2_11
        XOR     .L1    A7, A0, A10          ; XOR     a2_4, b3_4, b2_4
||      XOR     .L2    B8, B2, B8           ; XOR     a0_11, b1_11, b0_11
||      SHL     .S1    A13, 31, A13         ; SHL     w1a, 31, upper_8
||      SHL     .S2    B0, 7, B2            ; SHL     w1b, 7, by7_11
||      MV      .D1    A2, A0               ; MV      schedule, end
        ADD     .L1    A9, A12, A13         ; ADD     upper_6, lower_6, a0_4
||      MV      .L2X   A2, B3               ; MV      schedule, keys_b
||      SHL     .S1    A10, 29, A12         ; SHL     b2_4, 29, upper_9
||      SHRU    .S2    B8, 13, B0           ; SHRU    b0_11, 13, lower_17
||      ADD     .D1    A13, A1, A1          ; ADD     upper_8, lower_8, a1_4
||      ADD     .D2    B3, B10, B10         ; ADD     upper_15, lower_15, a1_11
        XOR     .L1    A13, A14, A2         ; XOR     a0_4, b1_4, b0_4
||      XOR     .L2    B1, B2, B1           ; XOR     w3b, by7_11, b3_11
||      SHRU    .S1    A10, 3, A14          ; SHRU    b2_4, 3, lower_9
||      SHL     .S2    B8, 3, B2            ; SHL     b0_11, 3, by3_11
||      MV      .D1    A2, A7               ; move schedule
        XOR     .L1    A2, A10, A9          ; XOR     b0_4, b2_4, c1_4
||      XOR     .L2    B11, B1, B11         ; XOR     a2_11, b3_11, b2_11
||      SHL     .S1    A2, 3, A13           ; SHL     b0_4, 3, by3_4
||      SHL     .S2    B8, 19, B1           ; SHL     b0_11, 19, upper_17
        XOR     .L1    A10, A13, A11        ; XOR     b2_4, by3_4, c2_4
||      XOR     .L2    B11, B2, B9          ; XOR     b2_11, by3_11, c2_11
||      SHL     .S1    A2, 19, A13          ; SHL     b0_4, 19, upper_10
||      SHL     .S2    B11, 29, B12         ; SHL     b2_11, 29, upper_16
||      ADD     .D1    A11, A8, A10         ; ADD     upper_7, lower_7, a3_4
||      ADD     .D2    B9, B12, B2          ; ADD     upper_14, lower_14, a3_11
        XOR     .L1    A1, A9, A9           ; XOR     a1_4, c1_4, x1a
||      XOR     .L2    B8, B11, B1          ; XOR     b0_11, b2_11, c1_11
||      SHRU    .S1    A2, 13, A12          ; SHRU    b0_4, 13, lower_10
||      SHRU    .S2    B11, 3, B11          ; SHRU    b2_11, 3, lower_16
||      ADD     .D1    A12, A14, A1         ; ADD     upper_9, lower_9, x2a
||      ADD     .D2    B1, B0, B8           ; ADD     upper_17, lower_17, x0b
        XOR     .L1    A10, A11, A2         ; XOR     a3_4, c2_4, x3a
||      XOR     .L2    B2, B9, B1           ; XOR     a3_11, c2_11, x3b
||      ADDK    .S1    512, A0              ; ADDK    512, end
||      XOR     .S2    B10, B1, B9          ; XOR     a1_11, c1_11, x1b
||      ADD     .D1    A13, A12, A8         ; ADD     upper_10, lower_10, x0a
||      ADD     .D2    B12, B11, B0         ; ADD     upper_16, lower_16, x2b
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 176, "res_mii": 162, "rec_mii": 135, "optimal": null, "attempts": [], "searches": [{"cycles": 176, "result": "found by lists", "seconds": 104.3}]}
;  loop rounds, passes one after the other: 176 cycles each
;  bounds: resources 162, recurrence 135
;  as a region: 176 cycles found by lists, 104.3 s
;  not proved the least possible: every interval below 162 is ruled out; 104.3 s of search found nothing below 176
serpent_encrypt_blocks$rounds:
        SHRU    .S1    A8, 19, A10          ; SHRU    x0a, 19, lower_21
||      SHRU    .S2    B0, 29, B2           ; SHRU    x2b, 29, lower_103
||      LDW     .D1T1  *+A3[1], A10         ; LDW     *+keys_a[0 + 1], k1_27
        SHL     .S1    A8, 13, A8           ; SHL     x0a, 13, upper_21
||      SHL     .S2    B8, 13, B10          ; SHL     x0b, 13, upper_102
        ADD     .L1    A8, A10, A8          ; ADD     upper_21, lower_21, a0_20
||      SHL     .S1    A1, 3, A10           ; SHL     x2a, 3, upper_22
||      SHRU    .S2    B8, 19, B8           ; SHRU    x0b, 19, lower_102
        XOR     .L1    A9, A8, A1           ; XOR     x1a, a0_20, a1_20
||      ADD     .L2    B10, B8, B0          ; ADD     upper_102, lower_102, a0_101
||      SHRU    .S1    A1, 29, A9           ; SHRU    x2a, 29, lower_22
||      SHL     .S2    B0, 3, B8            ; SHL     x2b, 3, upper_103
||      LDW     .D2T2  *+B3[1], B9          ; LDW     *+keys_b[0 + 1], k1_108
        ADD     .L1    A10, A9, A9          ; ADD     upper_22, lower_22, a2_20
||      XOR     .L2    B9, B0, B8           ; XOR     x1b, a0_101, a1_101
||      SHL     .S1    A8, 3, A11           ; SHL     a0_20, 3, by3_20
||      SHL     .S2    B0, 3, B9            ; SHL     a0_101, 3, by3_101
||      LDW     .D1T1  *+A3[3], A1          ; LDW     *+keys_a[0 + 3], k3_27
||      ADD     .D2    B8, B2, B2           ; ADD     upper_103, lower_103, a2_101
        XOR     .L1    A1, A9, A1           ; XOR     a1_20, a2_20, b1_20
||      XOR     .L2    B8, B2, B1           ; XOR     a1_101, a2_101, b1_101
||      XOR     .S1    A2, A11, A2          ; XOR     x3a, by3_20, a3_20
||      XOR     .S2    B1, B9, B8           ; XOR     x3b, by3_101, a3_101
||      LDW     .D2T2  *+B3[0], B1          ; LDW     *+keys_b[0], k0_108
        XOR     .L1    A2, A9, A1           ; XOR     a3_20, a2_20, b3_20
||      XOR     .L2    B8, B2, B1           ; XOR     a3_101, a2_101, b3_101
||      SHRU    .S1    A1, 31, A11          ; SHRU    b1_20, 31, lower_23
||      SHRU    .S2    B1, 31, B9           ; SHRU    b1_101, 31, lower_104
||      ADD     .D1    A1, A1, A2           ; ADD     b1_20, b1_20, upper_23
||      ADD     .D2    B1, B1, B8           ; ADD     b1_101, b1_101, upper_104
        ADD     .L1    A2, A11, A2          ; ADD     upper_23, lower_23, y1_19
||      ADD     .L2    B8, B9, B8           ; ADD     upper_104, lower_104, y1_100
||      SHL     .S1    A1, 7, A11           ; SHL     b3_20, 7, upper_24
||      SHRU    .S2    B1, 25, B10          ; SHRU    b3_101, 25, lower_105
||      LDW     .D1T1  *+A3[2], A11         ; LDW     *+keys_a[0 + 2], k2_27
        XOR     .L1    A8, A2, A8           ; XOR     a0_20, y1_19, b0_20
||      XOR     .L2    B0, B8, B0           ; XOR     a0_101, y1_100, b0_101
||      SHRU    .S1    A1, 25, A12          ; SHRU    b3_20, 25, lower_24
||      SHL     .S2    B1, 7, B1            ; SHL     b3_101, 7, upper_105
||      LDW     .D2T2  *+B3[3], B9          ; LDW     *+keys_b[0 + 3], k3_108
        XOR     .L1    A2, A10, A2          ; XOR     y1_19, k1_27, z1_19
||      ADD     .L2    B1, B10, B10         ; ADD     upper_105, lower_105, y3_100
||      SHL     .S1    A2, 7, A11           ; SHL     y1_19, 7, by7_20
||      SHL     .S2    B8, 7, B11           ; SHL     y1_100, 7, by7_101
||      ADD     .D1    A11, A12, A10        ; ADD     upper_24, lower_24, y3_19
||      LDW     .D2T2  *+B3[2], B9          ; LDW     *+keys_b[0 + 2], k2_108
        XOR     .L1    A8, A10, A8          ; XOR     b0_20, y3_19, c0_20
||      XOR     .L2    B0, B10, B0          ; XOR     b0_101, y3_100, c0_101
||      XOR     .S1    A9, A11, A9          ; XOR     a2_20, by7_20, b2_20
||      XOR     .S2    B2, B11, B2          ; XOR     a2_101, by7_101, b2_101
||      LDW     .D1T1  *+A3[0], A8          ; LDW     *+keys_a[0], k0_27
        XOR     .L1    A9, A10, A12         ; XOR     b2_20, y3_19, c2_20
||      XOR     .L2    B2, B10, B2          ; XOR     b2_101, y3_100, c2_101
||      SHRU    .S1    A8, 27, A9           ; SHRU    c0_20, 27, lower_25
||      SHRU    .S2    B0, 27, B11          ; SHRU    c0_101, 27, lower_106
        XOR     .L1    A10, A1, A1          ; XOR     y3_19, k3_27, z3_19
||      XOR     .L2    B8, B9, B0           ; XOR     y1_100, k1_108, z1_100
||      SHL     .S1    A12, 22, A10         ; SHL     c2_20, 22, upper_26
||      SHL     .S2    B0, 5, B8            ; SHL     c0_101, 5, upper_106
        XOR     .L2    B10, B9, B8          ; XOR     y3_100, k3_108, z3_100
||      SHRU    .S1    A12, 10, A12         ; SHRU    c2_20, 10, lower_26
||      SHL     .S2    B2, 22, B10          ; SHL     c2_101, 22, upper_107
||      ADD     .D2    B8, B11, B11         ; ADD     upper_106, lower_106, y0_100
        ADD     .L1    A10, A12, A12        ; ADD     upper_26, lower_26, y2_19
||      XOR     .L2    B11, B1, B2          ; XOR     y0_100, k0_108, z0_100
||      SHL     .S1    A8, 5, A10           ; SHL     c0_20, 5, upper_25
||      SHRU    .S2    B2, 10, B1           ; SHRU    c2_101, 10, lower_107
        ADD     .L1    A10, A9, A10         ; ADD     upper_25, lower_25, y0_19
||      OR      .L2    B8, B2, B2           ; OR      z3_100, z0_100, t0_109
||      XOR     .S1    A12, A11, A9         ; XOR     y2_19, k2_27, z2_19
||      XOR     .S2    B2, B8, B1           ; XOR     z0_100, z3_100, t1_109
||      ADD     .D2    B10, B1, B10         ; ADD     upper_107, lower_107, y2_100
        XOR     .L1    A10, A8, A8          ; XOR     y0_19, k0_27, z0_19
||      XOR     .L2    B10, B9, B10         ; XOR     y2_100, k2_108, z2_100
||      XOR     .S1    A1, A9, A10          ; XOR     z3_19, z2_19, t2_28
||      AND     .S2    B0, B1, B9           ; AND     z1_100, t1_109, t5_109
        OR      .L1    A1, A8, A10          ; OR      z3_19, z0_19, t0_28
||      XOR     .L2    B8, B10, B10         ; XOR     z3_100, z2_100, t2_109
||      XOR     .S1    A8, A1, A8           ; XOR     z0_19, z3_19, t1_28
||      XOR     .S2    B10, B1, B8          ; XOR     z2_100, t1_109, t7_109
||      SUB     .D1    A4, A10, A1          ; SUB     ones_a, t2_28, t3_28
        AND     .L1    A2, A8, A11          ; AND     z1_19, t1_28, t5_28
||      SUB     .L2    B5, B10, B2          ; SUB     ones_b, t2_109, t3_109
||      XOR     .S1    A9, A8, A9           ; XOR     z2_19, t1_28, t7_28
||      XOR     .S2    B2, B0, B0           ; XOR     t0_109, z1_100, t4_109
        XOR     .L1    A10, A2, A2          ; XOR     t0_28, z1_19, t4_28
||      XOR     .L2    B9, B2, B9           ; XOR     t5_109, t3_109, t6_109
||      XOR     .S1    A11, A1, A10         ; XOR     t5_28, t3_28, t6_28
||      XOR     .S2    B1, B0, B1           ; XOR     t1_109, t4_109, t8_109
        XOR     .L1    A8, A2, A8           ; XOR     t1_28, t4_28, t8_28
||      OR      .L2    B2, B1, B9           ; OR      t3_109, t8_109, t9_109
||      AND     .S1    A9, A10, A11         ; AND     t7_28, t6_28, t11_28
||      AND     .S2    B8, B9, B10          ; AND     t7_109, t6_109, t11_109
||      SUB     .D1    A4, A10, A10         ; SUB     ones_a, t6_28, t13_28
||      SUB     .D2    B5, B9, B2           ; SUB     ones_b, t6_109, t13_109
        OR      .L1    A1, A8, A2           ; OR      t3_28, t8_28, t9_28
||      XOR     .L2    B0, B10, B0          ; XOR     t4_109, t11_109, x2b
||      XOR     .S1    A2, A11, A1          ; XOR     t4_28, t11_28, x2a
||      XOR     .S2    B10, B9, B9          ; XOR     t11_109, t9_109, x0b
||      LDW     .D2T2  *+B3[5], B9          ; LDW     *+keys_b[4 + 1], k1_118
        XOR     .L1    A11, A2, A11         ; XOR     t11_28, t9_28, x0a
||      XOR     .L2    B1, B8, B1           ; XOR     t8_109, t7_109, x3b
||      SHRU    .S1    A1, 29, A2           ; SHRU    x2a, 29, lower_32
||      SHRU    .S2    B0, 29, B8           ; SHRU    x2b, 29, lower_113
        XOR     .L1    A10, A11, A10        ; XOR     t13_28, x0a, x1a
||      XOR     .L2    B2, B9, B2           ; XOR     t13_109, x0b, x1b
||      SHL     .S1    A11, 13, A12         ; SHL     x0a, 13, upper_31
||      SHRU    .S2    B9, 19, B10          ; SHRU    x0b, 19, lower_112
        XOR     .L1    A8, A9, A8           ; XOR     t8_28, t7_28, x3a
||      SHRU    .S1    A11, 19, A9          ; SHRU    x0a, 19, lower_31
||      SHL     .S2    B9, 13, B9           ; SHL     x0b, 13, upper_112
||      LDW     .D1T1  *+A3[7], A8          ; LDW     *+keys_a[4 + 3], k3_37
        ADD     .L1    A12, A9, A1          ; ADD     upper_31, lower_31, a0_30
||      ADD     .L2    B9, B10, B0          ; ADD     upper_112, lower_112, a0_111
||      SHL     .S1    A1, 3, A9            ; SHL     x2a, 3, upper_32
||      SHL     .S2    B0, 3, B10           ; SHL     x2b, 3, upper_113
||      LDW     .D2T2  *+B3[7], B1          ; LDW     *+keys_b[4 + 3], k3_118
        XOR     .L1    A10, A1, A9          ; XOR     x1a, a0_30, a1_30
||      XOR     .L2    B2, B0, B8           ; XOR     x1b, a0_111, a1_111
||      SHL     .S1    A1, 3, A10           ; SHL     a0_30, 3, by3_30
||      SHL     .S2    B0, 3, B10           ; SHL     a0_111, 3, by3_111
||      ADD     .D1    A9, A2, A2           ; ADD     upper_32, lower_32, a2_30
||      ADD     .D2    B10, B8, B2          ; ADD     upper_113, lower_113, a2_111
        XOR     .L1    A9, A2, A8           ; XOR     a1_30, a2_30, b1_30
||      XOR     .L2    B8, B2, B1           ; XOR     a1_111, a2_111, b1_111
||      XOR     .S1    A8, A10, A9          ; XOR     x3a, by3_30, a3_30
||      XOR     .S2    B1, B10, B8          ; XOR     x3b, by3_111, a3_111
||      LDW     .D1T1  *+A3[4], A9          ; LDW     *+keys_a[4], k0_37
        XOR     .L1    A9, A2, A9           ; XOR     a3_30, a2_30, b3_30
||      XOR     .L2    B8, B2, B10          ; XOR     a3_111, a2_111, b3_111
||      SHRU    .S1    A8, 31, A12          ; SHRU    b1_30, 31, lower_33
||      SHRU    .S2    B1, 31, B8           ; SHRU    b1_111, 31, lower_114
||      ADD     .D1    A8, A8, A10          ; ADD     b1_30, b1_30, upper_33
||      LDW     .D2T2  *+B3[4], B8          ; LDW     *+keys_b[4], k0_118
        ADD     .L1    A10, A12, A10        ; ADD     upper_33, lower_33, y1_29
||      ADD     .L2    B1, B1, B12          ; ADD     b1_111, b1_111, upper_114
||      SHL     .S1    A9, 7, A12           ; SHL     b3_30, 7, upper_34
||      SHL     .S2    B10, 7, B11          ; SHL     b3_111, 7, upper_115
||      LDW     .D1T1  *+A3[5], A13         ; LDW     *+keys_a[4 + 1], k1_37
        XOR     .L1    A1, A10, A1          ; XOR     a0_30, y1_29, b0_30
||      ADD     .L2    B12, B8, B8          ; ADD     upper_114, lower_114, y1_110
||      SHRU    .S1    A9, 25, A9           ; SHRU    b3_30, 25, lower_34
||      SHRU    .S2    B10, 25, B10         ; SHRU    b3_111, 25, lower_115
||      LDW     .D1T1  *+A3[6], A2          ; LDW     *+keys_a[4 + 2], k2_37
        ADD     .L1    A12, A9, A12         ; ADD     upper_34, lower_34, y3_29
||      XOR     .L2    B0, B8, B10          ; XOR     a0_111, y1_110, b0_111
||      SHL     .S1    A10, 7, A11          ; SHL     y1_29, 7, by7_30
||      XOR     .S2    B8, B9, B0           ; XOR     y1_110, k1_118, z1_110
||      ADD     .D2    B11, B10, B9         ; ADD     upper_115, lower_115, y3_110
        XOR     .L1    A1, A12, A1          ; XOR     b0_30, y3_29, c0_30
||      XOR     .L2    B10, B9, B10         ; XOR     b0_111, y3_110, c0_111
||      XOR     .S1    A2, A11, A2          ; XOR     a2_30, by7_30, b2_30
||      SHL     .S2    B8, 7, B11           ; SHL     y1_110, 7, by7_111
||      LDW     .D2T2  *+B3[6], B9          ; LDW     *+keys_b[4 + 2], k2_118
        XOR     .L1    A12, A8, A8          ; XOR     y3_29, k3_37, z3_29
||      XOR     .L2    B2, B11, B11         ; XOR     a2_111, by7_111, b2_111
||      SHL     .S1    A1, 5, A11           ; SHL     c0_30, 5, upper_35
||      SHRU    .S2    B10, 27, B2          ; SHRU    c0_111, 27, lower_116
        XOR     .L1    A2, A12, A12         ; XOR     b2_30, y3_29, c2_30
||      XOR     .L2    B11, B9, B10         ; XOR     b2_111, y3_110, c2_111
||      SHRU    .S1    A1, 27, A14          ; SHRU    c0_30, 27, lower_35
||      SHL     .S2    B10, 5, B11          ; SHL     c0_111, 5, upper_116
||      SUB     .D1    A4, A8, A1           ; SUB     ones_a, z3_29, t2_38
        XOR     .L1    A10, A13, A10        ; XOR     y1_29, k1_37, z1_29
||      XOR     .L2    B9, B1, B2           ; XOR     y3_110, k3_118, z3_110
||      SHL     .S1    A12, 22, A11         ; SHL     c2_30, 22, upper_36
||      SHRU    .S2    B10, 10, B1          ; SHRU    c2_111, 10, lower_117
||      ADD     .D1    A11, A14, A13        ; ADD     upper_35, lower_35, y0_29
||      ADD     .D2    B11, B2, B9          ; ADD     upper_116, lower_116, y0_110
        XOR     .L1    A13, A9, A12         ; XOR     y0_29, k0_37, z0_29
||      XOR     .L2    B9, B8, B11          ; XOR     y0_110, k0_118, z0_110
||      SHRU    .S1    A12, 10, A9          ; SHRU    c2_30, 10, lower_36
||      SHL     .S2    B10, 22, B10         ; SHL     c2_111, 22, upper_117
||      SUB     .D2    B5, B2, B8           ; SUB     ones_b, z3_110, t2_119
        XOR     .L1    A10, A12, A8         ; XOR     z1_29, z0_29, t0_38
||      XOR     .L2    B0, B11, B1          ; XOR     z1_110, z0_110, t0_119
||      XOR     .S1    A12, A8, A11         ; XOR     z0_29, z3_29, t1_38
||      XOR     .S2    B11, B2, B10         ; XOR     z0_110, z3_110, t1_119
||      ADD     .D1    A11, A9, A9          ; ADD     upper_36, lower_36, y2_29
||      ADD     .D2    B10, B1, B2          ; ADD     upper_117, lower_117, y2_110
        XOR     .L1    A9, A2, A2           ; XOR     y2_29, k2_37, z2_29
||      XOR     .L2    B2, B9, B2           ; XOR     y2_110, k2_118, z2_110
||      OR      .S1    A11, A8, A9          ; OR      t1_38, t0_38, t4_38
||      OR      .S2    B10, B1, B9          ; OR      t1_119, t0_119, t4_119
        AND     .L1    A10, A8, A1          ; AND     z1_29, t0_38, t3_38
||      AND     .L2    B0, B1, B0           ; AND     z1_110, t0_119, t3_119
||      XOR     .S1    A1, A2, A10          ; XOR     t2_38, z2_29, t5_38
||      XOR     .S2    B8, B2, B8           ; XOR     t2_119, z2_110, t5_119
        XOR     .L1    A8, A10, A11         ; XOR     t0_38, t5_38, t7_38
||      XOR     .L2    B1, B8, B10          ; XOR     t0_119, t5_119, t7_119
||      XOR     .S1    A1, A2, A8           ; XOR     t3_38, z2_29, t10_38
||      XOR     .S2    B0, B2, B1           ; XOR     t3_119, z2_110, t10_119
        XOR     .L1    A9, A10, A11         ; XOR     t4_38, t5_38, t6_38
||      XOR     .L2    B9, B8, B10          ; XOR     t4_119, t5_119, t6_119
||      OR      .S1    A11, A1, A9          ; OR      t7_38, t3_38, t9_38
||      OR      .S2    B10, B0, B9          ; OR      t7_119, t3_119, t9_119
        XOR     .L1    A10, A1, A1          ; XOR     t5_38, t3_38, x2a
||      XOR     .L2    B8, B0, B0           ; XOR     t5_119, t3_119, x2b
||      OR      .S1    A9, A11, A12         ; OR      t9_38, t6_38, t13_38
||      OR      .S2    B9, B10, B11         ; OR      t9_119, t6_119, t13_119
||      SUB     .D1    A4, A11, A10         ; SUB     ones_a, t6_38, t14_38
||      SUB     .D2    B5, B10, B8          ; SUB     ones_b, t6_119, t14_119
        XOR     .L1    A8, A12, A12         ; XOR     t10_38, t13_38, x0a
||      XOR     .L2    B1, B11, B11         ; XOR     t10_119, t13_119, x0b
||      SHRU    .S1    A1, 29, A8           ; SHRU    x2a, 29, lower_42
||      SHRU    .S2    B0, 29, B1           ; SHRU    x2b, 29, lower_123
||      LDW     .D1T1  *+A3[9], A8          ; LDW     *+keys_a[8 + 1], k1_47
        AND     .L1    A2, A11, A11         ; AND     z2_29, t6_38, t11_38
||      AND     .L2    B2, B10, B10         ; AND     z2_110, t6_119, t11_119
||      SHL     .S1    A12, 13, A2          ; SHL     x0a, 13, upper_41
||      SHRU    .S2    B11, 19, B2          ; SHRU    x0b, 19, lower_122
        XOR     .L1    A11, A9, A9          ; XOR     t11_38, t9_38, x1a
||      XOR     .L2    B10, B9, B9          ; XOR     t11_119, t9_119, x1b
||      SHRU    .S1    A12, 19, A11         ; SHRU    x0a, 19, lower_41
||      SHL     .S2    B11, 13, B10         ; SHL     x0b, 13, upper_122
        XOR     .L1    A10, A9, A2          ; XOR     t14_38, x1a, x3a
||      XOR     .L2    B8, B9, B2           ; XOR     t14_119, x1b, x3b
||      SHL     .S1    A1, 3, A10           ; SHL     x2a, 3, upper_42
||      SHL     .S2    B0, 3, B8            ; SHL     x2b, 3, upper_123
||      ADD     .D1    A2, A11, A1          ; ADD     upper_41, lower_41, a0_40
||      ADD     .D2    B10, B2, B0          ; ADD     upper_122, lower_122, a0_121
        XOR     .L1    A9, A1, A10          ; XOR     x1a, a0_40, a1_40
||      XOR     .L2    B9, B0, B8           ; XOR     x1b, a0_121, a1_121
||      SHL     .S1    A1, 3, A11           ; SHL     a0_40, 3, by3_40
||      SHL     .S2    B0, 3, B9            ; SHL     a0_121, 3, by3_121
||      ADD     .D1    A10, A8, A9          ; ADD     upper_42, lower_42, a2_40
||      ADD     .D2    B8, B1, B1           ; ADD     upper_123, lower_123, a2_121
        XOR     .L1    A10, A9, A2          ; XOR     a1_40, a2_40, b1_40
||      XOR     .L2    B8, B1, B2           ; XOR     a1_121, a2_121, b1_121
||      XOR     .S1    A2, A11, A10         ; XOR     x3a, by3_40, a3_40
||      XOR     .S2    B2, B9, B8           ; XOR     x3b, by3_121, a3_121
||      LDW     .D2T2  *+B3[11], B9         ; LDW     *+keys_b[8 + 3], k3_128
        XOR     .L1    A10, A9, A11         ; XOR     a3_40, a2_40, b3_40
||      XOR     .L2    B8, B1, B2           ; XOR     a3_121, a2_121, b3_121
||      SHRU    .S1    A2, 31, A10          ; SHRU    b1_40, 31, lower_43
||      SHRU    .S2    B2, 31, B9           ; SHRU    b1_121, 31, lower_124
||      LDW     .D1T1  *+A3[11], A2         ; LDW     *+keys_a[8 + 3], k3_47
||      ADD     .D2    B2, B2, B8           ; ADD     b1_121, b1_121, upper_124
        ADD     .L1    A2, A2, A12          ; ADD     b1_40, b1_40, upper_43
||      ADD     .L2    B8, B9, B8           ; ADD     upper_124, lower_124, y1_120
||      SHRU    .S1    A11, 25, A2          ; SHRU    b3_40, 25, lower_44
||      SHL     .S2    B2, 7, B9            ; SHL     b3_121, 7, upper_125
||      LDW     .D2T2  *+B3[9], B11         ; LDW     *+keys_b[8 + 1], k1_128
        ADD     .L1    A12, A10, A10        ; ADD     upper_43, lower_43, y1_39
||      XOR     .L2    B0, B8, B0           ; XOR     a0_121, y1_120, b0_121
||      SHL     .S1    A11, 7, A11          ; SHL     b3_40, 7, upper_44
||      SHRU    .S2    B2, 25, B2           ; SHRU    b3_121, 25, lower_125
||      LDW     .D1T1  *+A3[8], A11         ; LDW     *+keys_a[8], k0_47
        ADD     .L1    A11, A2, A1          ; ADD     upper_44, lower_44, y3_39
||      ADD     .L2    B9, B2, B2           ; ADD     upper_125, lower_125, y3_120
||      XOR     .S1    A1, A10, A2          ; XOR     a0_40, y1_39, b0_40
||      SHL     .S2    B8, 7, B10           ; SHL     y1_120, 7, by7_121
||      LDW     .D1T1  *+A3[10], A9         ; LDW     *+keys_a[8 + 2], k2_47
        XOR     .L1    A2, A1, A11          ; XOR     b0_40, y3_39, c0_40
||      XOR     .L2    B0, B2, B0           ; XOR     b0_121, y3_120, c0_121
||      SHL     .S1    A10, 7, A12          ; SHL     y1_39, 7, by7_40
||      XOR     .S2    B1, B10, B1          ; XOR     a2_121, by7_121, b2_121
||      LDW     .D2T2  *+B3[8], B10         ; LDW     *+keys_b[8], k0_128
        XOR     .L1    A9, A12, A12         ; XOR     a2_40, by7_40, b2_40
||      XOR     .L2    B1, B2, B10          ; XOR     b2_121, y3_120, c2_121
||      SHRU    .S1    A11, 27, A9          ; SHRU    c0_40, 27, lower_45
||      SHRU    .S2    B0, 27, B1           ; SHRU    c0_121, 27, lower_126
||      LDW     .D2T2  *+B3[10], B9         ; LDW     *+keys_b[8 + 2], k2_128
        XOR     .L1    A12, A1, A12         ; XOR     b2_40, y3_39, c2_40
||      XOR     .L2    B2, B9, B9           ; XOR     y3_120, k3_128, z3_120
||      SHL     .S1    A11, 5, A13          ; SHL     c0_40, 5, upper_45
||      SHRU    .S2    B10, 10, B2          ; SHRU    c2_121, 10, lower_127
        XOR     .L1    A10, A8, A8          ; XOR     y1_39, k1_47, z1_39
||      XOR     .L2    B8, B11, B8          ; XOR     y1_120, k1_128, z1_120
||      SHRU    .S1    A12, 10, A13         ; SHRU    c2_40, 10, lower_46
||      SHL     .S2    B0, 5, B9            ; SHL     c0_121, 5, upper_126
||      ADD     .D1    A13, A9, A10         ; ADD     upper_45, lower_45, y0_39
||      SUB     .D2    B5, B9, B0           ; SUB     ones_b, z3_120, t0_129
        XOR     .L1    A1, A2, A2           ; XOR     y3_39, k3_47, z3_39
||      ADD     .L2    B9, B1, B1           ; ADD     upper_126, lower_126, y0_120
||      SHL     .S1    A12, 22, A1          ; SHL     c2_40, 22, upper_46
||      SHL     .S2    B10, 22, B9          ; SHL     c2_121, 22, upper_127
        ADD     .L1    A1, A13, A10         ; ADD     upper_46, lower_46, y2_39
||      ADD     .L2    B9, B2, B2           ; ADD     upper_127, lower_127, y2_120
||      XOR     .S1    A10, A11, A1         ; XOR     y0_39, k0_47, z0_39
||      XOR     .S2    B1, B10, B1          ; XOR     y0_120, k0_128, z0_120
||      SUB     .D1    A4, A2, A2           ; SUB     ones_a, z3_39, t0_48
        XOR     .L1    A10, A9, A10         ; XOR     y2_39, k2_47, z2_39
||      XOR     .L2    B2, B9, B9           ; XOR     y2_120, k2_128, z2_120
||      OR      .S1    A2, A1, A9           ; OR      t0_48, z0_39, t4_48
||      OR      .S2    B0, B1, B2           ; OR      t0_129, z0_120, t4_129
        XOR     .L1    A8, A1, A8           ; XOR     z1_39, z0_39, t1_48
||      XOR     .L2    B8, B1, B8           ; XOR     z1_120, z0_120, t1_129
||      AND     .S1    A1, A10, A11         ; AND     z0_39, z2_39, t2_48
||      AND     .S2    B1, B9, B10          ; AND     z0_120, z2_120, t2_129
        XOR     .L1    A11, A2, A2          ; XOR     t2_48, t0_48, t3_48
||      XOR     .L2    B10, B0, B0          ; XOR     t2_129, t0_129, t3_129
||      XOR     .S1    A10, A8, A10         ; XOR     z2_39, t1_48, t5_48
||      XOR     .S2    B9, B8, B9           ; XOR     z2_120, t1_129, t5_129
        XOR     .L1    A9, A8, A9           ; XOR     t4_48, t1_48, t6_48
||      XOR     .L2    B2, B8, B2           ; XOR     t4_129, t1_129, t6_129
||      XOR     .S1    A2, A10, A11         ; XOR     t3_48, t5_48, t8_48
||      XOR     .S2    B0, B9, B10          ; XOR     t3_129, t5_129, t8_129
        AND     .L1    A8, A2, A8           ; AND     t1_48, t3_48, t7_48
||      AND     .L2    B8, B0, B8           ; AND     t1_129, t3_129, t7_129
||      AND     .S1    A10, A9, A10         ; AND     t5_48, t6_48, t9_48
||      AND     .S2    B9, B2, B9           ; AND     t5_129, t6_129, t9_129
||      SUB     .D1    A4, A11, A2          ; SUB     ones_a, t8_48, t11_48
||      SUB     .D2    B5, B10, B0          ; SUB     ones_b, t8_129, t11_129
        XOR     .L1    A1, A2, A11          ; XOR     z0_39, t11_48, x0a
||      XOR     .L2    B1, B0, B10          ; XOR     z0_120, t11_129, x0b
||      XOR     .S1    A2, A10, A1          ; XOR     t11_48, t9_48, x2a
||      XOR     .S2    B0, B9, B1           ; XOR     t11_129, t9_129, x2b
        OR      .L1    A8, A10, A10         ; OR      t7_48, t9_48, x1a
||      OR      .L2    B8, B9, B9           ; OR      t7_129, t9_129, x1b
||      SHL     .S1    A1, 3, A13           ; SHL     x2a, 3, upper_52
||      SHRU    .S2    B10, 19, B11         ; SHRU    x0b, 19, lower_132
||      LDW     .D1T1  *+A3[13], A10        ; LDW     *+keys_a[12 + 1], k1_57
        OR      .L1    A9, A8, A9           ; OR      t6_48, t7_48, t10_48
||      OR      .L2    B2, B8, B8           ; OR      t6_129, t7_129, t10_129
||      SHL     .S1    A11, 13, A8          ; SHL     x0a, 13, upper_51
||      SHL     .S2    B1, 3, B2            ; SHL     x2b, 3, upper_133
||      LDW     .D2T2  *+B3[13], B0         ; LDW     *+keys_b[12 + 1], k1_138
        XOR     .L1    A9, A2, A2           ; XOR     t10_48, t11_48, x3a
||      XOR     .L2    B8, B0, B0           ; XOR     t10_129, t11_129, x3b
||      SHRU    .S1    A11, 19, A9          ; SHRU    x0a, 19, lower_51
||      SHL     .S2    B10, 13, B8          ; SHL     x0b, 13, upper_132
        ADD     .L1    A8, A9, A1           ; ADD     upper_51, lower_51, a0_50
||      ADD     .L2    B8, B11, B1          ; ADD     upper_132, lower_132, a0_131
||      SHRU    .S1    A1, 29, A8           ; SHRU    x2a, 29, lower_52
||      SHRU    .S2    B1, 29, B8           ; SHRU    x2b, 29, lower_133
||      LDW     .D2T2  *+B3[15], B9         ; LDW     *+keys_b[12 + 3], k3_138
        XOR     .L1    A10, A1, A13         ; XOR     x1a, a0_50, a1_50
||      XOR     .L2    B9, B1, B8           ; XOR     x1b, a0_131, a1_131
||      SHL     .S1    A1, 3, A9            ; SHL     a0_50, 3, by3_50
||      SHL     .S2    B1, 3, B9            ; SHL     a0_131, 3, by3_131
||      ADD     .D1    A13, A8, A8          ; ADD     upper_52, lower_52, a2_50
||      ADD     .D2    B2, B8, B2           ; ADD     upper_133, lower_133, a2_131
        XOR     .L1    A13, A8, A2          ; XOR     a1_50, a2_50, b1_50
||      XOR     .L2    B8, B2, B8           ; XOR     a1_131, a2_131, b1_131
||      XOR     .S1    A2, A9, A9           ; XOR     x3a, by3_50, a3_50
||      XOR     .S2    B0, B9, B9           ; XOR     x3b, by3_131, a3_131
||      LDW     .D1T1  *+A3[15], A10        ; LDW     *+keys_a[12 + 3], k3_57
        XOR     .L1    A9, A8, A2           ; XOR     a3_50, a2_50, b3_50
||      XOR     .L2    B9, B2, B8           ; XOR     a3_131, a2_131, b3_131
||      SHRU    .S1    A2, 31, A13          ; SHRU    b1_50, 31, lower_53
||      SHRU    .S2    B8, 31, B11          ; SHRU    b1_131, 31, lower_134
||      ADD     .D1    A2, A2, A9           ; ADD     b1_50, b1_50, upper_53
||      ADD     .D2    B8, B8, B9           ; ADD     b1_131, b1_131, upper_134
        ADD     .L1    A9, A13, A9          ; ADD     upper_53, lower_53, y1_49
||      ADD     .L2    B9, B11, B11         ; ADD     upper_134, lower_134, y1_130
||      SHRU    .S1    A2, 25, A13          ; SHRU    b3_50, 25, lower_54
||      SHRU    .S2    B8, 25, B10          ; SHRU    b3_131, 25, lower_135
||      LDW     .D2T2  *+B3[12], B10        ; LDW     *+keys_b[12], k0_138
        XOR     .L1    A1, A9, A1           ; XOR     a0_50, y1_49, b0_50
||      XOR     .L2    B1, B11, B1          ; XOR     a0_131, y1_130, b0_131
||      SHL     .S1    A2, 7, A2            ; SHL     b3_50, 7, upper_54
||      SHL     .S2    B8, 7, B8            ; SHL     b3_131, 7, upper_135
||      LDW     .D1T1  *+A3[12], A9         ; LDW     *+keys_a[12], k0_57
        XOR     .L1    A9, A10, A2          ; XOR     y1_49, k1_57, z1_49
||      XOR     .L2    B11, B0, B0          ; XOR     y1_130, k1_138, z1_130
||      SHL     .S1    A9, 7, A13           ; SHL     y1_49, 7, by7_50
||      SHL     .S2    B11, 7, B10          ; SHL     y1_130, 7, by7_131
||      ADD     .D1    A2, A13, A9          ; ADD     upper_54, lower_54, y3_49
||      ADD     .D2    B8, B10, B8          ; ADD     upper_135, lower_135, y3_130
        XOR     .L1    A1, A9, A1           ; XOR     b0_50, y3_49, c0_50
||      XOR     .L2    B1, B8, B1           ; XOR     b0_131, y3_130, c0_131
||      XOR     .S1    A8, A13, A8          ; XOR     a2_50, by7_50, b2_50
||      XOR     .S2    B2, B10, B2          ; XOR     a2_131, by7_131, b2_131
||      LDW     .D1T1  *+A3[14], A9         ; LDW     *+keys_a[12 + 2], k2_57
        XOR     .L1    A8, A9, A8           ; XOR     b2_50, y3_49, c2_50
||      XOR     .L2    B8, B9, B9           ; XOR     y3_130, k3_138, z3_130
||      SHL     .S1    A1, 5, A13           ; SHL     c0_50, 5, upper_55
||      SHRU    .S2    B1, 27, B11          ; SHRU    c0_131, 27, lower_136
||      LDW     .D2T2  *+B3[14], B11        ; LDW     *+keys_b[12 + 2], k2_138
        XOR     .L1    A9, A10, A1          ; XOR     y3_49, k3_57, z3_49
||      XOR     .L2    B2, B8, B1           ; XOR     b2_131, y3_130, c2_131
||      SHRU    .S1    A1, 27, A10          ; SHRU    c0_50, 27, lower_55
||      SHL     .S2    B1, 5, B2            ; SHL     c0_131, 5, upper_136
        XOR     .L1    A2, A1, A10          ; XOR     z1_49, z3_49, t0_58
||      XOR     .L2    B0, B9, B2           ; XOR     z1_130, z3_130, t0_139
||      SHL     .S1    A8, 22, A13          ; SHL     c2_50, 22, upper_56
||      SHRU    .S2    B1, 10, B11          ; SHRU    c2_131, 10, lower_137
||      ADD     .D1    A13, A10, A11        ; ADD     upper_55, lower_55, y0_49
||      ADD     .D2    B2, B11, B8          ; ADD     upper_136, lower_136, y0_130
        XOR     .L1    A11, A9, A8          ; XOR     y0_49, k0_57, z0_49
||      XOR     .L2    B8, B10, B1          ; XOR     y0_130, k0_138, z0_130
||      SHRU    .S1    A8, 10, A11          ; SHRU    c2_50, 10, lower_56
||      SHL     .S2    B1, 22, B8           ; SHL     c2_131, 22, upper_137
        OR      .L1    A1, A8, A1           ; OR      z3_49, z0_49, t1_58
||      OR      .L2    B9, B1, B0           ; OR      z3_130, z0_130, t1_139
||      AND     .S1    A2, A8, A2           ; AND     z1_49, z0_49, t2_58
||      AND     .S2    B0, B1, B8           ; AND     z1_130, z0_130, t2_139
||      ADD     .D1    A13, A11, A11        ; ADD     upper_56, lower_56, y2_49
||      ADD     .D2    B8, B11, B9          ; ADD     upper_137, lower_137, y2_130
        XOR     .L1    A11, A9, A11         ; XOR     y2_49, k2_57, z2_49
||      AND     .L2    B2, B0, B12          ; AND     t0_139, t1_139, t5_139
||      XOR     .S1    A2, A1, A9           ; XOR     t2_58, t1_58, t8_58
||      XOR     .S2    B8, B0, B10          ; XOR     t2_139, t1_139, t8_139
        AND     .L1    A10, A1, A13         ; AND     t0_58, t1_58, t5_58
||      XOR     .L2    B9, B11, B11         ; XOR     y2_130, k2_138, z2_130
||      AND     .S1    A1, A9, A12          ; AND     t1_58, t8_58, t11_58
||      AND     .S2    B0, B10, B9          ; AND     t1_139, t8_139, t11_139
        XOR     .L1    A8, A11, A8          ; XOR     z0_49, z2_49, t3_58
||      XOR     .L2    B1, B11, B1          ; XOR     z0_130, z2_130, t3_139
||      XOR     .S1    A11, A10, A10        ; XOR     z2_49, t0_58, t4_58
||      XOR     .S2    B11, B2, B2          ; XOR     z2_130, t0_139, t4_139
        XOR     .L1    A10, A1, A8          ; XOR     t4_58, t1_58, t6_58
||      XOR     .L2    B2, B0, B2           ; XOR     t4_139, t1_139, t6_139
||      OR      .S1    A8, A2, A2           ; OR      t3_58, t2_58, t7_58
||      OR      .S2    B1, B8, B1           ; OR      t3_139, t2_139, t7_139
        XOR     .L1    A13, A2, A12         ; XOR     t5_58, t7_58, x2a
||      XOR     .L2    B12, B1, B9          ; XOR     t5_139, t7_139, x2b
||      XOR     .S1    A12, A8, A13         ; XOR     t11_58, t6_58, t12_58
||      XOR     .S2    B9, B2, B12          ; XOR     t11_139, t6_139, t12_139
        AND     .L1    A8, A12, A10         ; AND     t6_58, x2a, t14_58
||      AND     .L2    B2, B9, B8           ; AND     t6_139, x2b, t14_139
||      SHRU    .S1    A12, 29, A8          ; SHRU    x2a, 29, lower_62
||      SHRU    .S2    B9, 29, B2           ; SHRU    x2b, 29, lower_143
||      LDW     .D1T1  *+A3[17], A2         ; LDW     *+keys_a[16 + 1], k1_67
        OR      .L1    A9, A12, A9          ; OR      t8_58, x2a, t13_58
||      AND     .L2    B1, B0, B1           ; AND     t7_139, t1_139, t10_139
||      XOR     .S1    A13, A10, A10        ; XOR     t12_58, t14_58, x0a
||      XOR     .S2    B12, B8, B0          ; XOR     t12_139, t14_139, x0b
||      LDW     .D2T2  *+B3[17], B8         ; LDW     *+keys_b[16 + 1], k1_148
        AND     .L1    A2, A1, A1           ; AND     t7_58, t1_58, t10_58
||      XOR     .L2    B1, B12, B1          ; XOR     t10_139, t12_139, x3b
||      SHL     .S1    A10, 13, A2          ; SHL     x0a, 13, upper_61
||      SHRU    .S2    B0, 19, B8           ; SHRU    x0b, 19, lower_142
        XOR     .L1    A9, A13, A9          ; XOR     t13_58, t12_58, x1a
||      OR      .L2    B10, B9, B0          ; OR      t8_139, x2b, t13_139
||      SHRU    .S1    A10, 19, A10         ; SHRU    x0a, 19, lower_61
||      SHL     .S2    B0, 13, B10          ; SHL     x0b, 13, upper_142
        XOR     .L1    A1, A13, A10         ; XOR     t10_58, t12_58, x3a
||      XOR     .L2    B0, B12, B8          ; XOR     t13_139, t12_139, x1b
||      SHL     .S1    A12, 3, A12          ; SHL     x2a, 3, upper_62
||      SHL     .S2    B9, 3, B9            ; SHL     x2b, 3, upper_143
||      ADD     .D1    A2, A10, A1          ; ADD     upper_61, lower_61, a0_60
||      ADD     .D2    B10, B8, B0          ; ADD     upper_142, lower_142, a0_141
        XOR     .L1    A9, A1, A9           ; XOR     x1a, a0_60, a1_60
||      XOR     .L2    B8, B0, B9           ; XOR     x1b, a0_141, a1_141
||      SHL     .S1    A1, 3, A12           ; SHL     a0_60, 3, by3_60
||      SHL     .S2    B0, 3, B10           ; SHL     a0_141, 3, by3_141
||      ADD     .D1    A12, A8, A8          ; ADD     upper_62, lower_62, a2_60
||      ADD     .D2    B9, B2, B2           ; ADD     upper_143, lower_143, a2_141
        XOR     .L1    A9, A8, A9           ; XOR     a1_60, a2_60, b1_60
||      XOR     .L2    B9, B2, B1           ; XOR     a1_141, a2_141, b1_141
||      XOR     .S1    A10, A12, A10        ; XOR     x3a, by3_60, a3_60
||      XOR     .S2    B1, B10, B9          ; XOR     x3b, by3_141, a3_141
||      LDW     .D1T1  *+A3[19], A9         ; LDW     *+keys_a[16 + 3], k3_67
        XOR     .L1    A10, A8, A9          ; XOR     a3_60, a2_60, b3_60
||      XOR     .L2    B9, B2, B10          ; XOR     a3_141, a2_141, b3_141
||      SHRU    .S1    A9, 31, A12          ; SHRU    b1_60, 31, lower_63
||      SHRU    .S2    B1, 31, B9           ; SHRU    b1_141, 31, lower_144
||      ADD     .D1    A9, A9, A10          ; ADD     b1_60, b1_60, upper_63
||      LDW     .D2T2  *+B3[19], B8         ; LDW     *+keys_b[16 + 3], k3_148
        ADD     .L1    A10, A12, A10        ; ADD     upper_63, lower_63, y1_59
||      ADD     .L2    B1, B1, B12          ; ADD     b1_141, b1_141, upper_144
||      SHL     .S1    A9, 7, A12           ; SHL     b3_60, 7, upper_64
||      SHL     .S2    B10, 7, B1           ; SHL     b3_141, 7, upper_145
||      LDW     .D1T1  *+A3[16], A12        ; LDW     *+keys_a[16], k0_67
        XOR     .L1    A10, A2, A2          ; XOR     y1_59, k1_67, z1_59
||      ADD     .L2    B12, B9, B9          ; ADD     upper_144, lower_144, y1_140
||      SHRU    .S1    A9, 25, A9           ; SHRU    b3_60, 25, lower_64
||      SHRU    .S2    B10, 25, B10         ; SHRU    b3_141, 25, lower_145
||      LDW     .D2T2  *+B3[16], B10        ; LDW     *+keys_b[16], k0_148
        XOR     .L1    A1, A10, A10         ; XOR     a0_60, y1_59, b0_60
||      XOR     .L2    B0, B9, B8           ; XOR     a0_141, y1_140, b0_141
||      SHL     .S1    A10, 7, A12          ; SHL     y1_59, 7, by7_60
||      XOR     .S2    B9, B8, B0           ; XOR     y1_140, k1_148, z1_140
||      ADD     .D1    A12, A9, A1          ; ADD     upper_64, lower_64, y3_59
||      ADD     .D2    B1, B10, B1          ; ADD     upper_145, lower_145, y3_140
        XOR     .L1    A10, A1, A8          ; XOR     b0_60, y3_59, c0_60
||      XOR     .L2    B8, B1, B9           ; XOR     b0_141, y3_140, c0_141
||      XOR     .S1    A8, A12, A10         ; XOR     a2_60, by7_60, b2_60
||      SHL     .S2    B9, 7, B10           ; SHL     y1_140, 7, by7_141
||      LDW     .D2T2  *+B3[18], B8         ; LDW     *+keys_b[16 + 2], k2_148
        XOR     .L1    A10, A1, A10         ; XOR     b2_60, y3_59, c2_60
||      XOR     .L2    B2, B10, B10         ; XOR     a2_141, by7_141, b2_141
||      SHL     .S1    A8, 5, A13           ; SHL     c0_60, 5, upper_65
||      SHRU    .S2    B9, 27, B2           ; SHRU    c0_141, 27, lower_146
||      LDW     .D1T1  *+A3[18], A12        ; LDW     *+keys_a[16 + 2], k2_67
        XOR     .L1    A1, A9, A1           ; XOR     y3_59, k3_67, z3_59
||      XOR     .L2    B10, B1, B9          ; XOR     b2_141, y3_140, c2_141
||      SHRU    .S1    A8, 27, A8           ; SHRU    c0_60, 27, lower_65
||      SHL     .S2    B9, 5, B12           ; SHL     c0_141, 5, upper_146
        ADD     .L1    A13, A8, A13         ; ADD     upper_65, lower_65, y0_59
||      XOR     .L2    B1, B8, B1           ; XOR     y3_140, k3_148, z3_140
||      SHRU    .S1    A10, 10, A8          ; SHRU    c2_60, 10, lower_66
||      SHRU    .S2    B9, 10, B2           ; SHRU    c2_141, 10, lower_147
||      ADD     .D2    B12, B2, B8          ; ADD     upper_146, lower_146, y0_140
        XOR     .L1    A13, A12, A12        ; XOR     y0_59, k0_67, z0_59
||      XOR     .L2    B8, B10, B10         ; XOR     y0_140, k0_148, z0_140
||      SHL     .S1    A10, 22, A10         ; SHL     c2_60, 22, upper_66
||      SHL     .S2    B9, 22, B9           ; SHL     c2_141, 22, upper_147
        AND     .L1    A1, A12, A8          ; AND     z3_59, z0_59, t0_68
||      AND     .L2    B1, B10, B2          ; AND     z3_140, z0_140, t0_149
||      XOR     .S1    A12, A1, A13         ; XOR     z0_59, z3_59, t1_68
||      XOR     .S2    B10, B1, B10         ; XOR     z0_140, z3_140, t1_149
||      ADD     .D1    A10, A8, A10         ; ADD     upper_66, lower_66, y2_59
||      ADD     .D2    B9, B2, B9           ; ADD     upper_147, lower_147, y2_140
        XOR     .L1    A10, A12, A12        ; XOR     y2_59, k2_67, z2_59
||      XOR     .L2    B9, B8, B9           ; XOR     y2_140, k2_148, z2_140
||      XOR     .S1    A13, A2, A10         ; XOR     t1_68, z1_59, t4_68
||      XOR     .S2    B10, B0, B8          ; XOR     t1_149, z1_140, t4_149
        XOR     .L1    A8, A12, A8          ; XOR     t0_68, z2_59, t2_68
||      XOR     .L2    B2, B9, B2           ; XOR     t0_149, z2_140, t2_149
||      AND     .S1    A2, A10, A13         ; AND     z1_59, t4_68, t8_68
||      OR      .S2    B9, B1, B9           ; OR      z2_140, z3_140, t3_149
        OR      .L1    A12, A1, A12         ; OR      z2_59, z3_59, t3_68
||      XOR     .L2    B1, B2, B1           ; XOR     z3_140, t2_149, t5_149
||      XOR     .S1    A1, A8, A1           ; XOR     z3_59, t2_68, t5_68
||      AND     .S2    B0, B8, B10          ; AND     z1_140, t4_149, t8_149
        OR      .L1    A12, A10, A12        ; OR      t3_68, t4_68, t6_68
||      OR      .L2    B9, B8, B9           ; OR      t3_149, t4_149, t6_149
||      XOR     .S1    A13, A1, A13         ; XOR     t8_68, t5_68, t9_68
||      XOR     .S2    B10, B1, B10         ; XOR     t8_149, t5_149, t9_149
        XOR     .L1    A12, A2, A2          ; XOR     t6_68, z1_59, t7_68
||      XOR     .L2    B9, B0, B0           ; XOR     t6_149, z1_140, t7_149
||      OR      .S1    A8, A13, A13         ; OR      t2_68, t9_68, t13_68
||      OR      .S2    B2, B10, B9          ; OR      t2_149, t9_149, t13_149
||      SUB     .D1    A4, A13, A12         ; SUB     ones_a, t9_68, x0a
||      SUB     .D2    B5, B10, B10         ; SUB     ones_b, t9_149, x0b
        XOR     .L1    A13, A10, A13        ; XOR     t13_68, t4_68, x2a
||      XOR     .L2    B0, B2, B2           ; XOR     t7_149, t2_149, x1b
||      SHL     .S1    A12, 13, A9          ; SHL     x0a, 13, upper_71
||      SHL     .S2    B10, 13, B12         ; SHL     x0b, 13, upper_152
||      LDW     .D1T1  *+A3[21], A8         ; LDW     *+keys_a[20 + 1], k1_77
        AND     .L1    A1, A2, A11          ; AND     t5_68, t7_68, t10_68
||      XOR     .L2    B9, B8, B9           ; XOR     t13_149, t4_149, x2b
||      SHL     .S1    A13, 3, A1           ; SHL     x2a, 3, upper_72
||      SHRU    .S2    B10, 19, B10         ; SHRU    x0b, 19, lower_152
||      LDW     .D2T2  *+B3[21], B2         ; LDW     *+keys_b[20 + 1], k1_158
        XOR     .L1    A11, A10, A10        ; XOR     t10_68, t4_68, x3a
||      AND     .L2    B1, B0, B1           ; AND     t5_149, t7_149, t10_149
||      SHRU    .S1    A12, 19, A11         ; SHRU    x0a, 19, lower_71
||      SHRU    .S2    B9, 29, B10          ; SHRU    x2b, 29, lower_153
||      ADD     .D2    B12, B10, B0         ; ADD     upper_152, lower_152, a0_151
        XOR     .L1    A2, A8, A8           ; XOR     t7_68, t2_68, x1a
||      XOR     .L2    B2, B0, B2           ; XOR     x1b, a0_151, a1_151
||      SHRU    .S1    A13, 29, A9          ; SHRU    x2a, 29, lower_72
||      SHL     .S2    B9, 3, B9            ; SHL     x2b, 3, upper_153
||      ADD     .D1    A9, A11, A2          ; ADD     upper_71, lower_71, a0_70
        XOR     .L1    A8, A2, A9           ; XOR     x1a, a0_70, a1_70
||      XOR     .L2    B1, B8, B8           ; XOR     t10_149, t4_149, x3b
||      SHL     .S1    A2, 3, A11           ; SHL     a0_70, 3, by3_70
||      SHL     .S2    B0, 3, B9            ; SHL     a0_151, 3, by3_151
||      ADD     .D1    A1, A9, A1           ; ADD     upper_72, lower_72, a2_70
||      ADD     .D2    B9, B10, B1          ; ADD     upper_153, lower_153, a2_151
        XOR     .L1    A9, A1, A9           ; XOR     a1_70, a2_70, b1_70
||      XOR     .L2    B2, B1, B8           ; XOR     a1_151, a2_151, b1_151
||      XOR     .S1    A10, A11, A10        ; XOR     x3a, by3_70, a3_70
||      XOR     .S2    B8, B9, B9           ; XOR     x3b, by3_151, a3_151
||      LDW     .D2T2  *+B3[23], B8         ; LDW     *+keys_b[20 + 3], k3_158
        XOR     .L1    A10, A1, A11         ; XOR     a3_70, a2_70, b3_70
||      XOR     .L2    B9, B1, B8           ; XOR     a3_151, a2_151, b3_151
||      SHRU    .S1    A9, 31, A10          ; SHRU    b1_70, 31, lower_73
||      SHRU    .S2    B8, 31, B10          ; SHRU    b1_151, 31, lower_154
||      LDW     .D1T1  *+A3[23], A9         ; LDW     *+keys_a[20 + 3], k3_77
||      ADD     .D2    B8, B8, B9           ; ADD     b1_151, b1_151, upper_154
        ADD     .L1    A9, A9, A13          ; ADD     b1_70, b1_70, upper_73
||      ADD     .L2    B9, B10, B9          ; ADD     upper_154, lower_154, y1_150
||      SHL     .S1    A11, 7, A9           ; SHL     b3_70, 7, upper_74
||      SHRU    .S2    B8, 25, B10          ; SHRU    b3_151, 25, lower_155
||      LDW     .D2T2  *+B3[20], B1         ; LDW     *+keys_b[20], k0_158
        ADD     .L1    A13, A10, A10        ; ADD     upper_73, lower_73, y1_69
||      XOR     .L2    B9, B2, B2           ; XOR     y1_150, k1_158, z1_150
||      SHRU    .S1    A11, 25, A11         ; SHRU    b3_70, 25, lower_74
||      SHL     .S2    B8, 7, B8            ; SHL     b3_151, 7, upper_155
||      LDW     .D1T1  *+A3[20], A11        ; LDW     *+keys_a[20], k0_77
        XOR     .L1    A2, A10, A9          ; XOR     a0_70, y1_69, b0_70
||      ADD     .L2    B8, B10, B0          ; ADD     upper_155, lower_155, y3_150
||      XOR     .S1    A10, A8, A2          ; XOR     y1_69, k1_77, z1_69
||      XOR     .S2    B0, B9, B10          ; XOR     a0_151, y1_150, b0_151
||      ADD     .D1    A9, A11, A8          ; ADD     upper_74, lower_74, y3_69
||      LDW     .D2T2  *+B3[22], B0         ; LDW     *+keys_b[20 + 2], k2_158
        XOR     .L1    A9, A8, A10          ; XOR     b0_70, y3_69, c0_70
||      XOR     .L2    B10, B0, B9          ; XOR     b0_151, y3_150, c0_151
||      SHL     .S1    A10, 7, A11          ; SHL     y1_69, 7, by7_70
||      SHL     .S2    B9, 7, B10           ; SHL     y1_150, 7, by7_151
||      LDW     .D1T1  *+A3[22], A10        ; LDW     *+keys_a[20 + 2], k2_77
        XOR     .L1    A1, A11, A11         ; XOR     a2_70, by7_70, b2_70
||      XOR     .L2    B1, B10, B12         ; XOR     a2_151, by7_151, b2_151
||      SHRU    .S1    A10, 27, A1          ; SHRU    c0_70, 27, lower_75
||      SHL     .S2    B9, 5, B10           ; SHL     c0_151, 5, upper_156
        XOR     .L1    A11, A8, A10         ; XOR     b2_70, y3_69, c2_70
||      XOR     .L2    B12, B0, B9          ; XOR     b2_151, y3_150, c2_151
||      SHL     .S1    A10, 5, A13          ; SHL     c0_70, 5, upper_75
||      SHRU    .S2    B9, 27, B12          ; SHRU    c0_151, 27, lower_156
        XOR     .L1    A8, A9, A9           ; XOR     y3_69, k3_77, z3_69
||      XOR     .L2    B0, B8, B12          ; XOR     y3_150, k3_158, z3_150
||      SHL     .S1    A10, 22, A1          ; SHL     c2_70, 22, upper_76
||      SHL     .S2    B9, 22, B8           ; SHL     c2_151, 22, upper_157
||      ADD     .D1    A13, A1, A8          ; ADD     upper_75, lower_75, y0_69
||      ADD     .D2    B10, B12, B10        ; ADD     upper_156, lower_156, y0_150
        XOR     .L1    A8, A11, A9          ; XOR     y0_69, k0_77, z0_69
||      XOR     .L2    B10, B1, B9          ; XOR     y0_150, k0_158, z0_150
||      SHRU    .S1    A10, 10, A11         ; SHRU    c2_70, 10, lower_76
||      SHRU    .S2    B9, 10, B10          ; SHRU    c2_151, 10, lower_157
||      SUB     .D1    A4, A9, A8           ; SUB     ones_a, z3_69, t2_78
||      SUB     .D2    B5, B12, B1          ; SUB     ones_b, z3_150, t2_159
        OR      .L1    A2, A9, A1           ; OR      z1_69, z0_69, t0_78
||      OR      .L2    B2, B9, B2           ; OR      z1_150, z0_150, t0_159
||      XOR     .S1    A2, A9, A2           ; XOR     z1_69, z0_69, t3_78
||      XOR     .S2    B2, B9, B8           ; XOR     z1_150, z0_150, t3_159
||      ADD     .D1    A1, A11, A11         ; ADD     upper_76, lower_76, y2_69
||      ADD     .D2    B8, B10, B10         ; ADD     upper_157, lower_157, y2_150
        XOR     .L1    A11, A10, A11        ; XOR     y2_69, k2_77, z2_69
||      XOR     .L2    B10, B0, B10         ; XOR     y2_150, k2_158, z2_150
||      OR      .S1    A2, A8, A10          ; OR      t3_78, t2_78, t6_78
||      OR      .S2    B8, B1, B0           ; OR      t3_159, t2_159, t6_159
        XOR     .L1    A11, A1, A1          ; XOR     z2_69, t0_78, t1_78
||      XOR     .L2    B10, B2, B2          ; XOR     z2_150, t0_159, t1_159
||      AND     .S1    A1, A2, A2           ; AND     t0_78, t3_78, t5_78
||      AND     .S2    B2, B8, B8           ; AND     t0_159, t3_159, t5_159
        XOR     .L1    A9, A1, A9           ; XOR     z0_69, t1_78, t4_78
||      XOR     .L2    B9, B2, B9           ; XOR     z0_150, t1_159, t4_159
||      XOR     .S1    A2, A8, A2           ; XOR     t5_78, t2_78, t9_78
||      XOR     .S2    B8, B1, B8           ; XOR     t5_159, t2_159, t9_159
        XOR     .L1    A10, A9, A10         ; XOR     t6_78, t4_78, x0a
||      AND     .L2    B9, B1, B10          ; AND     t4_159, t2_159, t8_159
||      AND     .S1    A9, A8, A9           ; AND     t4_78, t2_78, t8_78
||      XOR     .S2    B1, B2, B1           ; XOR     t2_159, t1_159, t10_159
        AND     .L1    A1, A10, A11         ; AND     t1_78, x0a, t12_78
||      XOR     .L2    B0, B9, B9           ; XOR     t6_159, t4_159, x0b
||      SHL     .S1    A10, 13, A13         ; SHL     x0a, 13, upper_81
||      XOR     .S2    B10, B8, B0          ; XOR     t8_159, t9_159, x1b
        XOR     .L1    A2, A11, A10         ; XOR     t9_78, t12_78, x2a
||      AND     .L2    B2, B9, B2           ; AND     t1_159, x0b, t12_159
||      SHRU    .S1    A10, 19, A12         ; SHRU    x0a, 19, lower_81
||      SHRU    .S2    B9, 19, B10          ; SHRU    x0b, 19, lower_162
        XOR     .L1    A9, A2, A9           ; XOR     t8_78, t9_78, x1a
||      XOR     .L2    B8, B2, B8           ; XOR     t9_159, t12_159, x2b
||      SHRU    .S1    A10, 29, A12         ; SHRU    x2a, 29, lower_82
||      SHL     .S2    B9, 13, B9           ; SHL     x0b, 13, upper_162
||      ADD     .D1    A13, A12, A2         ; ADD     upper_81, lower_81, a0_80
        AND     .L1    A11, A9, A10         ; AND     t12_78, x1a, t14_78
||      AND     .L2    B2, B0, B10          ; AND     t12_159, x1b, t14_159
||      SHL     .S1    A10, 3, A11          ; SHL     x2a, 3, upper_82
||      SHRU    .S2    B8, 29, B9           ; SHRU    x2b, 29, lower_163
||      ADD     .D2    B9, B10, B2          ; ADD     upper_162, lower_162, a0_161
        XOR     .L1    A8, A1, A8           ; XOR     t2_78, t1_78, t10_78
||      XOR     .L2    B1, B10, B1          ; XOR     t10_159, t14_159, x3b
||      SHL     .S1    A2, 3, A1            ; SHL     a0_80, 3, by3_80
||      SHL     .S2    B8, 3, B8            ; SHL     x2b, 3, upper_163
||      LDW     .D1T1  *+A3[25], A1         ; LDW     *+keys_a[24 + 1], k1_87
        XOR     .L1    A8, A10, A9          ; XOR     t10_78, t14_78, x3a
||      XOR     .L2    B0, B2, B8           ; XOR     x1b, a0_161, a1_161
||      XOR     .S1    A9, A2, A10          ; XOR     x1a, a0_80, a1_80
||      SHL     .S2    B2, 3, B9            ; SHL     a0_161, 3, by3_161
||      ADD     .D1    A11, A12, A8         ; ADD     upper_82, lower_82, a2_80
||      ADD     .D2    B8, B9, B0           ; ADD     upper_163, lower_163, a2_161
        XOR     .L1    A10, A8, A1          ; XOR     a1_80, a2_80, b1_80
||      XOR     .L2    B8, B0, B1           ; XOR     a1_161, a2_161, b1_161
||      XOR     .S1    A9, A1, A9           ; XOR     x3a, by3_80, a3_80
||      XOR     .S2    B1, B9, B8           ; XOR     x3b, by3_161, a3_161
||      LDW     .D2T2  *+B3[25], B9         ; LDW     *+keys_b[24 + 1], k1_168
        XOR     .L1    A9, A8, A10          ; XOR     a3_80, a2_80, b3_80
||      XOR     .L2    B8, B0, B1           ; XOR     a3_161, a2_161, b3_161
||      SHRU    .S1    A1, 31, A9           ; SHRU    b1_80, 31, lower_83
||      SHRU    .S2    B1, 31, B9           ; SHRU    b1_161, 31, lower_164
||      LDW     .D1T1  *+A3[27], A8         ; LDW     *+keys_a[24 + 3], k3_87
||      ADD     .D2    B1, B1, B8           ; ADD     b1_161, b1_161, upper_164
        ADD     .L1    A1, A1, A12          ; ADD     b1_80, b1_80, upper_83
||      ADD     .L2    B8, B9, B8           ; ADD     upper_164, lower_164, y1_160
||      SHRU    .S1    A10, 25, A11         ; SHRU    b3_80, 25, lower_84
||      SHL     .S2    B1, 7, B9            ; SHL     b3_161, 7, upper_165
||      LDW     .D1T1  *+A3[24], A12        ; LDW     *+keys_a[24], k0_87
        ADD     .L1    A12, A9, A9          ; ADD     upper_83, lower_83, y1_79
||      XOR     .L2    B2, B8, B1           ; XOR     a0_161, y1_160, b0_161
||      SHL     .S1    A10, 7, A10          ; SHL     b3_80, 7, upper_84
||      SHRU    .S2    B1, 25, B2           ; SHRU    b3_161, 25, lower_165
||      LDW     .D1T1  *+A3[26], A9         ; LDW     *+keys_a[24 + 2], k2_87
        XOR     .L1    A2, A9, A10          ; XOR     a0_80, y1_79, b0_80
||      ADD     .L2    B9, B2, B2           ; ADD     upper_165, lower_165, y3_160
||      SHL     .S1    A9, 7, A11           ; SHL     y1_79, 7, by7_80
||      SHL     .S2    B8, 7, B10           ; SHL     y1_160, 7, by7_161
||      ADD     .D1    A10, A11, A2         ; ADD     upper_84, lower_84, y3_79
||      LDW     .D2T2  *+B3[24], B12        ; LDW     *+keys_b[24], k0_168
        XOR     .L1    A10, A2, A10         ; XOR     b0_80, y3_79, c0_80
||      XOR     .L2    B1, B2, B0           ; XOR     b0_161, y3_160, c0_161
||      XOR     .S1    A8, A11, A11         ; XOR     a2_80, by7_80, b2_80
||      XOR     .S2    B0, B10, B1          ; XOR     a2_161, by7_161, b2_161
||      LDW     .D2T2  *+B3[27], B12        ; LDW     *+keys_b[24 + 3], k3_168
        XOR     .L1    A11, A2, A11         ; XOR     b2_80, y3_79, c2_80
||      XOR     .L2    B1, B2, B1           ; XOR     b2_161, y3_160, c2_161
||      SHL     .S1    A10, 5, A13          ; SHL     c0_80, 5, upper_85
||      SHL     .S2    B0, 5, B10           ; SHL     c0_161, 5, upper_166
||      LDW     .D2T2  *+B3[26], B9         ; LDW     *+keys_b[24 + 2], k2_168
        XOR     .L1    A9, A1, A1           ; XOR     y1_79, k1_87, z1_79
||      XOR     .L2    B8, B9, B0           ; XOR     y1_160, k1_168, z1_160
||      SHRU    .S1    A10, 27, A10         ; SHRU    c0_80, 27, lower_85
||      SHRU    .S2    B0, 27, B8           ; SHRU    c0_161, 27, lower_166
        XOR     .L1    A2, A8, A8           ; XOR     y3_79, k3_87, z3_79
||      ADD     .L2    B10, B8, B9          ; ADD     upper_166, lower_166, y0_160
||      SHRU    .S1    A11, 10, A2          ; SHRU    c2_80, 10, lower_86
||      SHL     .S2    B1, 22, B10          ; SHL     c2_161, 22, upper_167
||      ADD     .D1    A13, A10, A10        ; ADD     upper_85, lower_85, y0_79
||      SUB     .D2    B5, B0, B8           ; SUB     ones_b, z1_160, t5_169
        XOR     .L1    A10, A12, A11        ; XOR     y0_79, k0_87, z0_79
||      XOR     .L2    B9, B12, B1          ; XOR     y0_160, k0_168, z0_160
||      SHL     .S1    A11, 22, A12         ; SHL     c2_80, 22, upper_86
||      SHRU    .S2    B1, 10, B9           ; SHRU    c2_161, 10, lower_167
||      SUB     .D1    A4, A1, A10          ; SUB     ones_a, z1_79, t5_88
        ADD     .L1    A12, A2, A8          ; ADD     upper_86, lower_86, y2_79
||      ADD     .L2    B10, B9, B2          ; ADD     upper_167, lower_167, y2_160
||      XOR     .S1    A8, A11, A2          ; XOR     z3_79, z0_79, t0_88
||      XOR     .S2    B2, B12, B10         ; XOR     y3_160, k3_168, z3_160
        XOR     .L1    A8, A9, A9           ; XOR     y2_79, k2_87, z2_79
||      XOR     .L2    B2, B9, B2           ; XOR     y2_160, k2_168, z2_160
||      XOR     .S1    A2, A10, A8          ; XOR     t0_88, t5_88, t8_88
||      XOR     .S2    B10, B1, B9          ; XOR     z3_160, z0_160, t0_169
        XOR     .L1    A1, A9, A12          ; XOR     z1_79, z2_79, t1_88
||      XOR     .L2    B0, B2, B10          ; XOR     z1_160, z2_160, t1_169
||      AND     .S1    A11, A2, A1          ; AND     z0_79, t0_88, t3_88
||      AND     .S2    B1, B9, B0           ; AND     z0_160, t0_169, t3_169
        XOR     .L1    A9, A11, A2          ; XOR     z2_79, z0_79, t2_88
||      OR      .L2    B10, B9, B10         ; OR      t1_169, t0_169, t4_169
||      OR      .S1    A12, A2, A9          ; OR      t1_88, t0_88, t4_88
||      XOR     .S2    B9, B8, B9           ; XOR     t0_169, t5_169, t8_169
        XOR     .L1    A1, A9, A9           ; XOR     t3_88, t4_88, t6_88
||      XOR     .L2    B2, B1, B1           ; XOR     z2_160, z0_160, t2_169
||      XOR     .S1    A9, A2, A1           ; XOR     t4_88, t2_88, t7_88
||      XOR     .S2    B0, B10, B0          ; XOR     t3_169, t4_169, t6_169
        AND     .L1    A2, A9, A2           ; AND     t2_88, t6_88, t10_88
||      XOR     .L2    B10, B1, B1          ; XOR     t4_169, t2_169, t7_169
||      AND     .S1    A8, A1, A11          ; AND     t8_88, t7_88, t13_88
||      AND     .S2    B1, B0, B10          ; AND     t2_169, t6_169, t10_169
        XOR     .L1    A2, A8, A8           ; XOR     t10_88, t8_88, x0a
||      XOR     .L2    B8, B0, B10          ; XOR     t5_169, t6_169, t9_169
||      XOR     .S1    A11, A9, A2          ; XOR     t13_88, t6_88, x3a
||      XOR     .S2    B10, B9, B8          ; XOR     t10_169, t8_169, x0b
        XOR     .L1    A1, A8, A11          ; XOR     t7_88, x0a, x2a
||      XOR     .L2    B10, B1, B10         ; XOR     t9_169, t7_169, x1b
||      SHL     .S1    A8, 13, A12          ; SHL     x0a, 13, upper_91
||      SHL     .S2    B8, 13, B2           ; SHL     x0b, 13, upper_172
||      LDW     .D2T2  *+B3[29], B8         ; LDW     *+keys_b[28 + 1], k1_178
        XOR     .L1    A10, A9, A10         ; XOR     t5_88, t6_88, t9_88
||      XOR     .L2    B1, B8, B8           ; XOR     t7_169, x0b, x2b
||      SHRU    .S1    A11, 29, A9          ; SHRU    x2a, 29, lower_92
||      SHRU    .S2    B8, 19, B12          ; SHRU    x0b, 19, lower_172
        XOR     .L1    A10, A1, A1          ; XOR     t9_88, t7_88, x1a
||      AND     .L2    B9, B1, B9           ; AND     t8_169, t7_169, t13_169
||      SHRU    .S1    A8, 19, A8           ; SHRU    x0a, 19, lower_91
||      SHRU    .S2    B8, 29, B2           ; SHRU    x2b, 29, lower_173
||      ADD     .D2    B2, B12, B1          ; ADD     upper_172, lower_172, a0_171
        ADD     .L1    A12, A8, A8          ; ADD     upper_91, lower_91, a0_90
||      XOR     .L2    B9, B0, B0           ; XOR     t13_169, t6_169, x3b
||      SHL     .S1    A11, 3, A11          ; SHL     x2a, 3, upper_92
||      SHL     .S2    B8, 3, B8            ; SHL     x2b, 3, upper_173
||      LDW     .D1T1  *+A3[29], A2         ; LDW     *+keys_a[28 + 1], k1_97
        XOR     .L1    A1, A8, A9           ; XOR     x1a, a0_90, a1_90
||      XOR     .L2    B10, B1, B10         ; XOR     x1b, a0_171, a1_171
||      SHL     .S1    A8, 3, A11           ; SHL     a0_90, 3, by3_90
||      SHL     .S2    B1, 3, B9            ; SHL     a0_171, 3, by3_171
||      ADD     .D1    A11, A9, A1          ; ADD     upper_92, lower_92, a2_90
||      ADD     .D2    B8, B2, B2           ; ADD     upper_173, lower_173, a2_171
        XOR     .L1    A9, A1, A2           ; XOR     a1_90, a2_90, b1_90
||      XOR     .L2    B10, B2, B0          ; XOR     a1_171, a2_171, b1_171
||      XOR     .S1    A2, A11, A9          ; XOR     x3a, by3_90, a3_90
||      XOR     .S2    B0, B9, B9           ; XOR     x3b, by3_171, a3_171
||      LDW     .D2T2  *+B3[31], B8         ; LDW     *+keys_b[28 + 3], k3_178
        XOR     .L1    A9, A1, A11          ; XOR     a3_90, a2_90, b3_90
||      XOR     .L2    B9, B2, B0           ; XOR     a3_171, a2_171, b3_171
||      SHRU    .S1    A2, 31, A9           ; SHRU    b1_90, 31, lower_93
||      SHRU    .S2    B0, 31, B10          ; SHRU    b1_171, 31, lower_174
||      LDW     .D1T1  *+A3[31], A10        ; LDW     *+keys_a[28 + 3], k3_97
||      ADD     .D2    B0, B0, B9           ; ADD     b1_171, b1_171, upper_174
        ADD     .L1    A2, A2, A10          ; ADD     b1_90, b1_90, upper_93
||      ADD     .L2    B9, B10, B9          ; ADD     upper_174, lower_174, y1_170
||      SHRU    .S1    A11, 25, A12         ; SHRU    b3_90, 25, lower_94
||      SHRU    .S2    B0, 25, B10          ; SHRU    b3_171, 25, lower_175
||      LDW     .D2T2  *+B3[28], B10        ; LDW     *+keys_b[28], k0_178
        ADD     .L1    A10, A9, A9          ; ADD     upper_93, lower_93, y1_89
||      XOR     .L2    B9, B8, B0           ; XOR     y1_170, k1_178, z1_170
||      SHL     .S1    A11, 7, A10          ; SHL     b3_90, 7, upper_94
||      SHL     .S2    B0, 7, B8            ; SHL     b3_171, 7, upper_175
||      LDW     .D1T1  *+A3[30], A2         ; LDW     *+keys_a[28 + 2], k2_97
        XOR     .L1    A8, A9, A10          ; XOR     a0_90, y1_89, b0_90
||      XOR     .L2    B1, B9, B9           ; XOR     a0_171, y1_170, b0_171
||      SHL     .S1    A9, 7, A12           ; SHL     y1_89, 7, by7_90
||      SHL     .S2    B9, 7, B10           ; SHL     y1_170, 7, by7_171
||      ADD     .D1    A10, A12, A8         ; ADD     upper_94, lower_94, y3_89
||      ADD     .D2    B8, B10, B1          ; ADD     upper_175, lower_175, y3_170
        XOR     .L1    A10, A8, A1          ; XOR     b0_90, y3_89, c0_90
||      XOR     .L2    B9, B1, B2           ; XOR     b0_171, y3_170, c0_171
||      XOR     .S1    A1, A12, A12         ; XOR     a2_90, by7_90, b2_90
||      XOR     .S2    B2, B10, B9          ; XOR     a2_171, by7_171, b2_171
||      LDW     .D2T2  *+B3[30], B8         ; LDW     *+keys_b[28 + 2], k2_178
        XOR     .L1    A12, A8, A11         ; XOR     b2_90, y3_89, c2_90
||      XOR     .L2    B9, B1, B9           ; XOR     b2_171, y3_170, c2_171
||      SHRU    .S1    A1, 27, A12          ; SHRU    c0_90, 27, lower_95
||      SHRU    .S2    B2, 27, B12          ; SHRU    c0_171, 27, lower_176
||      LDW     .D1T1  *+A3[28], A13        ; LDW     *+keys_a[28], k0_97
||      SUB     .D2    B5, B0, B0           ; SUB     ones_b, z1_170, t0_179
        XOR     .L1    A9, A2, A13          ; XOR     y1_89, k1_97, z1_89
||      XOR     .L2    B1, B8, B1           ; XOR     y3_170, k3_178, z3_170
||      SHL     .S1    A11, 22, A9          ; SHL     c2_90, 22, upper_96
||      SHL     .S2    B2, 5, B2            ; SHL     c0_171, 5, upper_176
        XOR     .L1    A8, A10, A8          ; XOR     y3_89, k3_97, z3_89
||      OR      .L2    B1, B0, B2           ; OR      z3_170, t0_179, t4_179
||      SHRU    .S1    A11, 10, A11         ; SHRU    c2_90, 10, lower_96
||      SHL     .S2    B9, 22, B12          ; SHL     c2_171, 22, upper_177
||      SUB     .D1    A4, A13, A10         ; SUB     ones_a, z1_89, t0_98
||      ADD     .D2    B2, B12, B8          ; ADD     upper_176, lower_176, y0_170
        OR      .L1    A8, A10, A9          ; OR      z3_89, t0_98, t4_98
||      XOR     .L2    B8, B10, B10         ; XOR     y0_170, k0_178, z0_170
||      ADDK    .S1    128, A3              ; ADDK    128, keys_a
||      SHRU    .S2    B9, 10, B9           ; SHRU    c2_171, 10, lower_177
||      ADD     .D1    A9, A11, A11         ; ADD     upper_96, lower_96, y2_89
        CMPEQ   .L1    A3, A0, A1           ; CMPEQ   keys_a, end, done_rounds
||      ADD     .L2    B12, B9, B10         ; ADD     upper_177, lower_177, y2_170
||      SHL     .S1    A1, 5, A14           ; SHL     c0_90, 5, upper_95
||      SUB     .S2    B5, B10, B9          ; SUB     ones_b, z0_170, t1_179
        ADD     .L1    A14, A12, A11        ; ADD     upper_95, lower_95, y0_89
||      XOR     .L2    B10, B8, B10         ; XOR     y2_170, k2_178, z2_170
||      XOR     .S1    A11, A2, A2          ; XOR     y2_89, k2_97, z2_89
||      XOR     .S2    B2, B9, B8           ; XOR     t4_179, t1_179, t7_179
        XOR     .L1    A11, A13, A13        ; XOR     y0_89, k0_97, z0_89
||      XOR     .L2    B0, B10, B2          ; XOR     t0_179, z2_170, t5_179
||      XOR     .S1    A2, A9, A11          ; XOR     z2_89, t4_98, t6_98
||      XOR     .S2    B10, B2, B12         ; XOR     z2_170, t4_179, t6_179
        AND     .L1    A10, A2, A13         ; AND     t0_98, z2_89, t2_98
||      AND     .L2    B0, B10, B10         ; AND     t0_179, z2_170, t2_179
||      XOR     .S1    A10, A2, A2          ; XOR     t0_98, z2_89, t5_98
||      XOR     .S2    B2, B8, B0           ; XOR     t5_179, t7_179, t11_179
||      SUB     .D1    A4, A13, A10         ; SUB     ones_a, z0_89, t1_98
        XOR     .L1    A13, A8, A1          ; XOR     t2_98, z3_89, t3_98
||      XOR     .L2    B10, B1, B10         ; XOR     t2_179, z3_170, t3_179
||      XOR     .S1    A9, A10, A8          ; XOR     t4_98, t1_98, t7_98
||[!A1] B       .S2    serpent_encrypt_blocks$rounds; [!done_rounds] B rounds
        OR      .L1    A10, A1, A10         ; OR      t1_98, t3_98, t8_98
||      OR      .L2    B9, B10, B0          ; OR      t1_179, t3_179, t8_179
||      XOR     .S1    A2, A8, A9           ; XOR     t5_98, t7_98, t11_98
||      XOR     .S2    B0, B10, B9          ; XOR     t11_179, t3_179, t13_179
        XOR     .L1    A10, A2, A2          ; XOR     t8_98, t5_98, x3a
||      AND     .L2    B12, B0, B2          ; AND     t6_179, t8_179, t9_179
||      XOR     .S1    A9, A1, A9           ; XOR     t11_98, t3_98, t13_98
||      XOR     .S2    B0, B2, B1           ; XOR     t8_179, t5_179, x3b
        AND     .L1    A11, A10, A10        ; AND     t6_98, t8_98, t9_98
||      AND     .L2    B8, B1, B0           ; AND     t7_179, x3b, t12_179
||      OR      .S1    A9, A2, A11          ; OR      t13_98, x3a, t16_98
||      OR      .S2    B9, B1, B8           ; OR      t13_179, x3b, t16_179
        AND     .L1    A8, A2, A11          ; AND     t7_98, x3a, t12_98
||      XOR     .L2    B0, B10, B0          ; XOR     t12_179, t3_179, x2b
||      XOR     .S1    A11, A1, A8          ; XOR     t16_98, t3_98, x0a
||      ADDK    .S2    128, B3              ; ADDK    128, keys_b
        XOR     .L1    A10, A9, A9          ; XOR     t9_98, t13_98, x1a
||      XOR     .L2    B2, B9, B9           ; XOR     t9_179, t13_179, x1b
||      XOR     .S1    A11, A1, A1          ; XOR     t12_98, t3_98, x2a
||      XOR     .S2    B8, B10, B8          ; XOR     t16_179, t3_179, x0b
serpent_encrypt_blocks$serpent_encrypt_blocks$4:
        SUB     .L1    A6, 2, A6            ; SUB     blocks, 2, blocks
||      CMPGT   .L2X   A6, 2, B2            ; CMPGT   blocks, 2, more
||      LDW     .D1T1  *+A3[3], A11         ; LDW     *+keys_a[0 + 3], k3_180
||      ADDAW   .D2    B4, 8, B4            ; ADDAW   in, 8, in
        CMPGT   .L1    A6, 1, A11           ; CMPGT   blocks, 1, two_1
||      ADD     .S1X   A5, B7, A10          ; ADD     out, step, second_out
||      LDW     .D1T1  *+A3[0], A3          ; LDW     *+keys_a[0], k0_180
||      LDW     .D2T2  *+B3[3], B11         ; LDW     *+keys_b[0 + 3], k3_181
        SHL     .S2X   A11, 4, B7           ; SHL     two_1, 4, step
||      LDW     .D1T1  *+A3[1], A11         ; LDW     *+keys_a[0 + 1], k1_180
||      LDW     .D2T2  *+B3[1], B1          ; LDW     *+keys_b[0 + 1], k1_181
        ADD     .L2    B4, B7, B10          ; ADD     in, step, second_in
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+in[1], w1a
        LDW     .D2T2  *+B10[1], B9         ; LDW     *+second_in[1], w1b
        XOR     .L1    A2, A11, A2          ; XOR     x3a, k3_180, w3a
||      LDW     .D1T1  *+A3[2], A11         ; LDW     *+keys_a[0 + 2], k2_180
||      LDW     .D2T2  *+B10[0], B11        ; LDW     *+second_in[0], w0b
        XOR     .L2    B1, B11, B11         ; XOR     x3b, k3_181, w3b
||      LDW     .D2T1  *+B4[2], A12         ; LDW     *+in[2], w2a
        XOR     .L1    A8, A3, A8           ; XOR     x0a, k0_180, w0a
||      XOR     .L2    B9, B1, B1           ; XOR     x1b, k1_181, w1b
||      XOR     .S1    A9, A11, A9          ; XOR     x1a, k1_180, w1a
||      STW     .D1T2  B11, *+A10[3]        ; STW     w3b, *+second_out[3]
||      LDW     .D2T1  *+B4[0], A2          ; LDW     *+in[0], w0a
        SHRU    .S1    A3, 1, A2            ; SHRU    w1a, 1, lower_8
||      STW     .D1T1  A2, *+A5[3]          ; STW     w3a, *+out[3]
||      LDW     .D2T2  *+B10[3], B10        ; LDW     *+second_in[3], w3b
        SHL     .S1    A3, 31, A9           ; SHL     w1a, 31, upper_8
||      SHRU    .S2    B9, 1, B12           ; SHRU    w1b, 1, lower_15
||      STW     .D1T1  A9, *+A5[1]          ; STW     w1a, *+out[1]
||      LDW     .D2T2  *+B3[2], B12         ; LDW     *+keys_b[0 + 2], k2_181
        XOR     .L1    A1, A11, A11         ; XOR     x2a, k2_180, w2a
||      SHL     .S1    A3, 7, A1            ; SHL     w1a, 7, by7_4
||      SHL     .S2    B9, 31, B1           ; SHL     w1b, 31, upper_15
||      STW     .D1T2  B1, *+A10[1]         ; STW     w1b, *+second_out[1]
||      LDW     .D2T1  *+B4[3], A2          ; LDW     *+in[3], w3a
        ADD     .L1    A9, A2, A9           ; ADD     upper_8, lower_8, a1_4
||      ADD     .L2    B1, B12, B1          ; ADD     upper_15, lower_15, a1_11
||      SHRU    .S1    A12, 22, A8          ; SHRU    w2a, 22, lower_5
||      SHL     .S2    B11, 27, B3          ; SHL     w0b, 27, upper_13
||      STW     .D1T1  A8, *+A5[0]          ; STW     w0a, *+out[0]
||      LDW     .D2T2  *+B3[0], B11         ; LDW     *+keys_b[0], k0_181
        SHL     .S1    A12, 10, A11         ; SHL     w2a, 10, upper_5
||      SHRU    .S2    B11, 5, B11          ; SHRU    w0b, 5, lower_13
||      STW     .D1T1  A11, *+A5[2]         ; STW     w2a, *+out[2]
||      LDW     .D2T2  *+B10[2], B3         ; LDW     *+second_in[2], w2b
        ADD     .L1    A11, A8, A8          ; ADD     upper_5, lower_5, a2_4
||      XOR     .L2    B9, B10, B11         ; XOR     w1b, w3b, b1_11
||      SHRU    .S1    A2, 5, A11           ; SHRU    w0a, 5, lower_6
||      SHL     .S2    B9, 7, B3            ; SHL     w1b, 7, by7_11
||      ADD     .D2    B3, B11, B9          ; ADD     upper_13, lower_13, a0_11
        XOR     .L2    B0, B12, B12         ; XOR     x2b, k2_181, w2b
||      SHL     .S1    A2, 27, A12          ; SHL     w0a, 27, upper_6
||      SHRU    .S2    B10, 7, B0           ; SHRU    w3b, 7, lower_14
        XOR     .L1    A2, A1, A13          ; XOR     w3a, by7_4, b3_4
||      XOR     .L2    B9, B11, B9          ; XOR     a0_11, b1_11, b0_11
||      SHL     .S1    A2, 25, A1           ; SHL     w3a, 25, upper_7
||      SHL     .S2    B10, 25, B12         ; SHL     w3b, 25, upper_14
||      STW     .D1T2  B12, *+A10[2]        ; STW     w2b, *+second_out[2]
        XOR     .L1    A8, A13, A8          ; XOR     a2_4, b3_4, b2_4
||      XOR     .L2    B10, B3, B12         ; XOR     w3b, by7_11, b3_11
||      SHRU    .S1    A2, 7, A12           ; SHRU    w3a, 7, lower_7
||      SHL     .S2    B9, 19, B10          ; SHL     b0_11, 19, upper_17
||      ADD     .D1    A12, A11, A11        ; ADD     upper_6, lower_6, a0_4
||      ADD     .D2    B12, B0, B0          ; ADD     upper_14, lower_14, a3_11
        XOR     .L1    A3, A2, A3           ; XOR     w1a, w3a, b1_4
||      XOR     .L2    B8, B11, B11         ; XOR     x0b, k0_181, w0b
||      SHL     .S1    A8, 29, A1           ; SHL     b2_4, 29, upper_9
||      SHL     .S2    B3, 10, B8           ; SHL     w2b, 10, upper_12
||      ADD     .D1    A1, A12, A2          ; ADD     upper_7, lower_7, a3_4
        XOR     .L1    A11, A3, A10         ; XOR     a0_4, b1_4, b0_4
||[B2]  B       .S1    serpent_encrypt_blocks$rounds; [more] B       next
||      SHRU    .S2    B3, 22, B2           ; SHRU    w2b, 22, lower_12
||      STW     .D1T2  B11, *+A10[0]        ; STW     w0b, *+second_out[0]
        MV      .L2X   A7, B3               ; MV      schedule, keys_b
||      SHL     .S1    A10, 3, A3           ; SHL     b0_4, 3, by3_4
||      SHL     .S2    B9, 3, B2            ; SHL     b0_11, 3, by3_11
||      ADD     .D2    B8, B2, B8           ; ADD     upper_12, lower_12, a2_11
        XOR     .L1    A8, A3, A3           ; XOR     b2_4, by3_4, c2_4
||      XOR     .L2    B8, B12, B12         ; XOR     a2_11, b3_11, b2_11
||      SHRU    .S1    A10, 13, A11         ; SHRU    b0_4, 13, lower_10
||      SHRU    .S2    B9, 13, B8           ; SHRU    b0_11, 13, lower_17
        XOR     .L1    A2, A3, A2           ; XOR     a3_4, c2_4, x3a
||      XOR     .L2    B9, B12, B9          ; XOR     b0_11, b2_11, c1_11
||      SHL     .S1    A10, 19, A12         ; SHL     b0_4, 19, upper_10
||      SHL     .S2    B12, 29, B10         ; SHL     b2_11, 29, upper_16
||      MV      .D1    A7, A3               ; MV      schedule, keys_a
||      ADD     .D2    B10, B8, B8          ; ADD     upper_17, lower_17, x0b
        XOR     .L1    A10, A8, A10         ; XOR     b0_4, b2_4, c1_4
||      XOR     .L2    B12, B2, B2          ; XOR     b2_11, by3_11, c2_11
||      SHRU    .S1    A8, 3, A11           ; SHRU    b2_4, 3, lower_9
||      SHRU    .S2    B12, 3, B12          ; SHRU    b2_11, 3, lower_16
||      ADD     .D1    A12, A11, A8         ; ADD     upper_10, lower_10, x0a
        XOR     .L1    A9, A10, A9          ; XOR     a1_4, c1_4, x1a
||      XOR     .L2    B0, B2, B1           ; XOR     a3_11, c2_11, x3b
||      ADD     .S1    A1, A11, A1          ; ADD     upper_9, lower_9, x2a
||      XOR     .S2    B1, B9, B9           ; XOR     a1_11, c1_11, x1b
||      ADDAW   .D1    A5, 8, A5            ; ADDAW   out, 8, out
||      ADD     .D2    B10, B12, B0         ; ADD     upper_16, lower_16, x2b
serpent_encrypt_blocks$serpent_encrypt_blocks$4$landing:
        NOP     4
serpent_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[7], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D1T1  *+A0[5], A12         ; restore A12
        B       .S2    B6                   ; return
||      LDW     .D1T1  *+A0[3], A11         ; restore A11
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D1T1  *+A0[8], A14         ; restore A14
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        ADDK    .S2    32, B15              ; frame
        NOP     3
