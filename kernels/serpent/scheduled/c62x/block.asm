; broadside optimize: source 1925f1e17e85a2b271e6e6f97e1408441c3f7dfb2517de48e784eab81b67faee
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 20 s a region
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



        .global serpent_encrypt_block
        .global serpent_decrypt_block

serpent_encrypt_block:
        MVK     .S1    -1, A3               ; MVK     -1, ones
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D1T1  *+A4[0], A1          ; LDW     *+block[0], w0
        LDW     .D1T1  *+A4[2], A1          ; LDW     *+block[2], w2
||      B       .S1    serpent_encrypt_block$on1; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A4[1], B0          ; LDW     *+block[1], w1
        LDW     .D1T2  *+A4[3], B2          ; LDW     *+block[3], w3
        MV      .L1X   B4, A0               ; MV      keys, end
        SHL     .S1    A1, 27, A2           ; SHL     w0, 27, upper_3
||      SHRU    .S2X   A1, 5, B0            ; SHRU    w0, 5, lower_3
        ADD     .L1X   A2, B0, A1           ; ADD     upper_3, lower_3, a0_1
||      SHRU    .S1    A1, 22, A2           ; SHRU    w2, 22, lower_2
||      SHL     .S2X   A1, 10, B1           ; SHL     w2, 10, upper_2
serpent_encrypt_block$on1:
        ADD     .L2X   B1, A2, B1           ; ADD     upper_2, lower_2, a2_1
||      SHRU    .S1X   B0, 1, A2            ; SHRU    w1, 1, lower_5
||      SHL     .S2    B0, 7, B5            ; SHL     w1, 7, by7_1
||      STW     .D2T1  A11, *+B15[2]        ; save A11
        XOR     .L2    B0, B2, B6           ; XOR     w1, w3, b1_1
||      SHL     .S1X   B0, 31, A11          ; SHL     w1, 31, upper_5
||      SHRU    .S2    B2, 7, B0            ; SHRU    w3, 7, lower_4
        XOR     .L1X   A1, B6, A1           ; XOR     a0_1, b1_1, b0_1
||      XOR     .L2    B2, B5, B2           ; XOR     w3, by7_1, b3_1
||      SHL     .S2    B2, 25, B5           ; SHL     w3, 25, upper_4
        XOR     .L2    B1, B2, B1           ; XOR     a2_1, b3_1, b2_1
||      SHRU    .S1    A1, 13, A5           ; SHRU    b0_1, 13, lower_7
||      SHL     .S2X   A1, 19, B2           ; SHL     b0_1, 19, upper_7
||      ADD     .D2    B5, B0, B0           ; ADD     upper_4, lower_4, a3_1
        ADD     .L1X   A5, B2, A5           ; ADD     upper_7, lower_7, x0
||      XOR     .L2X   B1, A1, B2           ; XOR     b0_1, b2_1, c1_1
||      SHL     .S1    A1, 3, A2            ; SHL     b0_1, 3, by3_1
||      ADD     .D1    A11, A2, A1          ; ADD     upper_5, lower_5, a1_1
||      STW     .D2T1  A13, *+B15[4]        ; save A13
        XOR     .L2X   B1, A2, B1           ; XOR     b2_1, by3_1, c2_1
||      SHL     .S1X   B1, 29, A2           ; SHL     b2_1, 29, upper_6
||      SHRU    .S2    B1, 3, B5            ; SHRU    b2_1, 3, lower_6
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        ADD     .L1X   A2, B5, A6           ; ADD     upper_6, lower_6, x2
||      XOR     .L2    B0, B1, B6           ; XOR     a3_1, c2_1, x3
||      ADDK    .S1    512, A0              ; ADDK    512, end
||      XOR     .S2X   B2, A1, B5           ; XOR     a1_1, c1_1, x1
||      STW     .D2T1  A12, *+B15[3]        ; save A12
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 139, "res_mii": 82, "rec_mii": 135, "optimal": null, "attempts": []}
;  loop rounds, passes one after the other: 139 cycles each
;  bounds: resources 82, recurrence 135
;  not proved optimal: every interval below 135 is ruled out; searched as straight code, for the time stated above
serpent_encrypt_block$rounds:
        SHRU    .S1    A5, 19, A5           ; SHRU    x0, 19, lower_11
||      SHL     .S2X   A5, 13, B0           ; SHL     x0, 13, upper_11
||      LDW     .D2T1  *+B4[4], A13         ; LDW     *+keys[4], k0_27
        ADD     .L1X   A5, B0, A5           ; ADD     upper_11, lower_11, a0_10
||      SHRU    .S1    A6, 29, A6           ; SHRU    x2, 29, lower_12
||      SHL     .S2X   A6, 3, B0            ; SHL     x2, 3, upper_12
        XOR     .L1X   A5, B5, A6           ; XOR     x1, a0_10, a1_10
||      ADD     .L2X   B0, A6, B0           ; ADD     upper_12, lower_12, a2_10
||      SHL     .S1    A5, 3, A1            ; SHL     a0_10, 3, by3_10
||      LDW     .D2T2  *+B4[1], B5          ; LDW     *+keys[0 + 1], k1_17
        XOR     .L1X   A6, B0, A1           ; XOR     a1_10, a2_10, b1_10
||      XOR     .L2X   B6, A1, B6           ; XOR     x3, by3_10, a3_10
||      LDW     .D2T1  *+B4[0], A12         ; LDW     *+keys[0], k0_17
        ADD     .L1    A1, A1, A6           ; ADD     b1_10, b1_10, upper_13
||      XOR     .L2    B6, B0, B6           ; XOR     a3_10, a2_10, b3_10
||      SHRU    .S1    A1, 31, A2           ; SHRU    b1_10, 31, lower_13
||      LDW     .D2T1  *+B4[3], A1          ; LDW     *+keys[0 + 3], k3_17
        ADD     .L1    A6, A2, A2           ; ADD     upper_13, lower_13, y1_9
||      SHRU    .S1X   B6, 25, A6           ; SHRU    b3_10, 25, lower_14
||      SHL     .S2    B6, 7, B6            ; SHL     b3_10, 7, upper_14
        XOR     .L1    A5, A2, A5           ; XOR     a0_10, y1_9, b0_10
||      ADD     .L2X   B6, A6, B6           ; ADD     upper_14, lower_14, y3_9
||      SHL     .S1    A2, 7, A6            ; SHL     y1_9, 7, by7_10
||      LDW     .D2T2  *+B4[2], B1          ; LDW     *+keys[0 + 2], k2_17
||      B       .S2    serpent_encrypt_block$on2; no interrupt is taken in its delay slots
        XOR     .L1X   A6, B0, A6           ; XOR     a2_10, by7_10, b2_10
||      XOR     .L2X   B6, A5, B0           ; XOR     b0_10, y3_9, c0_10
||      LDW     .D2T1  *+B4[5], A2          ; LDW     *+keys[4 + 1], k1_27
        XOR     .L2X   B6, A6, B2           ; XOR     b2_10, y3_9, c2_10
||      SHL     .S2    B0, 5, B1            ; SHL     c0_10, 5, upper_15
||      LDW     .D2T2  *+B4[6], B1          ; LDW     *+keys[4 + 2], k2_27
        XOR     .L2X   B5, A2, B0           ; XOR     y1_9, k1_17, z1_9
||      SHL     .S1X   B2, 22, A2           ; SHL     c2_10, 22, upper_16
||      SHRU    .S2    B0, 27, B5           ; SHRU    c0_10, 27, lower_15
        XOR     .L1X   A1, B6, A6           ; XOR     y3_9, k3_17, z3_9
||      ADD     .L2    B1, B5, B2           ; ADD     upper_15, lower_15, y0_9
||      SHRU    .S2    B2, 10, B5           ; SHRU    c2_10, 10, lower_16
        XOR     .L1X   A12, B2, A5          ; XOR     y0_9, k0_17, z0_9
||      ADD     .L2X   B5, A2, B2           ; ADD     upper_16, lower_16, y2_9
||      B       .S1    serpent_encrypt_block$on3; no interrupt is taken in its delay slots
serpent_encrypt_block$on2:
        OR      .L1    A6, A5, A7           ; OR      z3_9, z0_9, t0_18
||      XOR     .L2    B2, B1, B2           ; XOR     y2_9, k2_17, z2_9
||      XOR     .S1    A5, A6, A5           ; XOR     z0_9, z3_9, t1_18
||      LDW     .D2T1  *+B4[30], A5         ; LDW     *+keys[28 + 2], k2_87
        XOR     .L1X   A6, B2, A6           ; XOR     z3_9, z2_9, t2_18
||      XOR     .L2X   B0, A7, B5           ; XOR     t0_18, z1_9, t4_18
||      LDW     .D2T1  *+B4[12], A8         ; LDW     *+keys[12], k0_47
        SUB     .L1    A3, A6, A7           ; SUB     ones, t2_18, t3_18
||      AND     .L2X   B0, A5, B0           ; AND     z1_9, t1_18, t5_18
||      XOR     .S1X   A5, B5, A6           ; XOR     t1_18, t4_18, t8_18
        XOR     .L1X   A7, B0, A5           ; XOR     t5_18, t3_18, t6_18
||      XOR     .L2X   B2, A5, B0           ; XOR     z2_9, t1_18, t7_18
||      B       .S1    serpent_encrypt_block$on4; no interrupt is taken in its delay slots
        OR      .L1    A7, A6, A8           ; OR      t3_18, t8_18, t9_18
||      AND     .L2X   B0, A5, B2           ; AND     t7_18, t6_18, t11_18
||      SUB     .S1    A3, A5, A7           ; SUB     ones, t6_18, t13_18
serpent_encrypt_block$on3:
        XOR     .L1X   A8, B2, A9           ; XOR     t11_18, t9_18, x0
||      XOR     .L2    B5, B2, B2           ; XOR     t4_18, t11_18, x2
||      LDW     .D2T1  *+B4[11], A6         ; LDW     *+keys[8 + 3], k3_37
        XOR     .L1X   A6, B0, A6           ; XOR     t8_18, t7_18, x3
||      SHL     .S1    A9, 13, A10          ; SHL     x0, 13, upper_21
||      SHRU    .S2X   A9, 19, B0           ; SHRU    x0, 19, lower_21
||      LDW     .D2T1  *+B4[25], A7         ; LDW     *+keys[24 + 1], k1_77
        XOR     .L1    A7, A9, A7           ; XOR     t13_18, x0, x1
||      ADD     .L2X   B0, A10, B0          ; ADD     upper_21, lower_21, a0_20
||      SHRU    .S1X   B2, 29, A9           ; SHRU    x2, 29, lower_22
||      SHL     .S2    B2, 3, B2            ; SHL     x2, 3, upper_22
||      LDW     .D2T1  *+B4[23], A9         ; LDW     *+keys[20 + 3], k3_67
        XOR     .L1X   A7, B0, A7           ; XOR     x1, a0_20, a1_20
||      ADD     .L2X   B2, A9, B2           ; ADD     upper_22, lower_22, a2_20
||      SHL     .S2    B0, 3, B5            ; SHL     a0_20, 3, by3_20
||      LDW     .D2T2  *+B4[7], B7          ; LDW     *+keys[4 + 3], k3_27
||      B       .S1    serpent_encrypt_block$on5; no interrupt is taken in its delay slots
serpent_encrypt_block$on4:
        XOR     .L1X   A6, B5, A7           ; XOR     x3, by3_20, a3_20
||      XOR     .L2X   B2, A7, B5           ; XOR     a1_20, a2_20, b1_20
||      LDW     .D2T2  *+B4[18], B0         ; LDW     *+keys[16 + 2], k2_57
        XOR     .L1X   A7, B2, A9           ; XOR     a3_20, a2_20, b3_20
||      ADD     .L2    B5, B5, B5           ; ADD     b1_20, b1_20, upper_23
||      SHRU    .S2    B5, 31, B6           ; SHRU    b1_20, 31, lower_23
        ADD     .L2    B5, B6, B5           ; ADD     upper_23, lower_23, y1_19
||      SHRU    .S1    A9, 25, A10          ; SHRU    b3_20, 25, lower_24
||      SHL     .S2X   A9, 7, B6            ; SHL     b3_20, 7, upper_24
        ADD     .L1X   A10, B6, A10         ; ADD     upper_24, lower_24, y3_19
||      XOR     .L2    B0, B5, B0           ; XOR     a0_20, y1_19, b0_20
||      SHL     .S2    B5, 7, B6            ; SHL     y1_19, 7, by7_20
        XOR     .L1X   A10, B7, A11         ; XOR     y3_19, k3_27, z3_19
||      XOR     .L2X   B0, A10, B2          ; XOR     b0_20, y3_19, c0_20
||      XOR     .S2    B2, B6, B6           ; XOR     a2_20, by7_20, b2_20
serpent_encrypt_block$on5:
        XOR     .L2X   B6, A10, B2          ; XOR     b2_20, y3_19, c2_20
||      SHRU    .S1X   B2, 27, A10          ; SHRU    c0_20, 27, lower_25
||      SHL     .S2    B2, 5, B6            ; SHL     c0_20, 5, upper_25
        XOR     .L1X   A2, B5, A2           ; XOR     y1_19, k1_27, z1_19
||      ADD     .L2X   B6, A10, B6          ; ADD     upper_25, lower_25, y0_19
||      SHRU    .S2    B2, 10, B5           ; SHRU    c2_20, 10, lower_26
        XOR     .L2X   B6, A13, B6          ; XOR     y0_19, k0_27, z0_19
||      SHL     .S2    B2, 22, B2           ; SHL     c2_20, 22, upper_26
||      B       .S1    serpent_encrypt_block$on6; no interrupt is taken in its delay slots
        XOR     .L1X   A11, B6, A1          ; XOR     z0_19, z3_19, t1_28
||      ADD     .L2    B2, B5, B5           ; ADD     upper_26, lower_26, y2_19
||      XOR     .S2X   B6, A2, B2           ; XOR     z1_19, z0_19, t0_28
||      LDW     .D2T2  *+B4[8], B2          ; LDW     *+keys[8], k0_37
        SUB     .L1    A3, A11, A2          ; SUB     ones, z3_19, t2_28
||      XOR     .L2    B5, B1, B1           ; XOR     y2_19, k2_27, z2_19
||      OR      .S1X   A1, B2, A1           ; OR      t1_28, t0_28, t4_28
||      AND     .S2X   B2, A2, B5           ; AND     z1_19, t0_28, t3_28
||      LDW     .D2T1  *+B4[14], A11        ; LDW     *+keys[12 + 2], k2_47
        XOR     .L1X   A2, B1, A2           ; XOR     t2_28, z2_19, t5_28
        XOR     .L1    A1, A2, A1           ; XOR     t4_28, t5_28, t6_28
||      XOR     .S1X   A2, B2, A11          ; XOR     t0_28, t5_28, t7_28
||      B       .S2    serpent_encrypt_block$on7; no interrupt is taken in its delay slots
        OR      .L1X   A11, B5, A2          ; OR      t7_28, t3_28, t9_28
||      XOR     .L2X   B5, A2, B6           ; XOR     t5_28, t3_28, x2
||      LDW     .D2T1  *+B4[9], A2          ; LDW     *+keys[8 + 1], k1_37
serpent_encrypt_block$on6:
        OR      .L1    A2, A1, A12          ; OR      t9_28, t6_28, t13_28
||      XOR     .L2    B5, B1, B7           ; XOR     t3_28, z2_19, t10_28
||      SUB     .S1    A3, A1, A10          ; SUB     ones, t6_28, t14_28
||      SHRU    .S2    B6, 29, B5           ; SHRU    x2, 29, lower_32
        AND     .L1X   A1, B1, A1           ; AND     z2_19, t6_28, t11_28
||      XOR     .L2X   B7, A12, B6          ; XOR     t10_28, t13_28, x0
||      SHL     .S2    B6, 3, B1            ; SHL     x2, 3, upper_32
        XOR     .L1    A1, A2, A1           ; XOR     t11_28, t9_28, x1
||      SHRU    .S1X   B6, 19, A2           ; SHRU    x0, 19, lower_31
||      SHL     .S2    B6, 13, B6           ; SHL     x0, 13, upper_31
        XOR     .L1    A10, A1, A12         ; XOR     t14_28, x1, x3
||      ADD     .L2    B1, B5, B1           ; ADD     upper_32, lower_32, a2_30
||      ADD     .S1X   A2, B6, A10          ; ADD     upper_31, lower_31, a0_30
||      LDW     .D2T1  *+B4[10], A1         ; LDW     *+keys[8 + 2], k2_37
||      B       .S2    serpent_encrypt_block$on8; no interrupt is taken in its delay slots
serpent_encrypt_block$on7:
        XOR     .L1    A1, A10, A1          ; XOR     x1, a0_30, a1_30
||      SHL     .S2X   A10, 3, B5           ; SHL     a0_30, 3, by3_30
        XOR     .L1X   A12, B5, A1          ; XOR     x3, by3_30, a3_30
||      XOR     .L2X   B1, A1, B5           ; XOR     a1_30, a2_30, b1_30
        XOR     .L1X   A1, B1, A1           ; XOR     a3_30, a2_30, b3_30
||      ADD     .L2    B5, B5, B5           ; ADD     b1_30, b1_30, upper_33
||      SHRU    .S2    B5, 31, B6           ; SHRU    b1_30, 31, lower_33
        ADD     .L2    B5, B6, B5           ; ADD     upper_33, lower_33, y1_29
||      SHL     .S1    A1, 7, A12           ; SHL     b3_30, 7, upper_34
||      SHRU    .S2X   A1, 25, B6           ; SHRU    b3_30, 25, lower_34
        ADD     .L1X   A12, B6, A10         ; ADD     upper_34, lower_34, y3_29
||      XOR     .L2X   B5, A10, B6          ; XOR     a0_30, y1_29, b0_30
||      SHL     .S2    B5, 7, B7            ; SHL     y1_29, 7, by7_30
serpent_encrypt_block$on8:
        XOR     .L1    A10, A6, A6          ; XOR     y3_29, k3_37, z3_29
||      XOR     .L2X   B6, A10, B1          ; XOR     b0_30, y3_29, c0_30
||      XOR     .S2    B1, B7, B6           ; XOR     a2_30, by7_30, b2_30
        XOR     .L2X   B6, A10, B6          ; XOR     b2_30, y3_29, c2_30
||      SHL     .S1X   B1, 5, A10           ; SHL     c0_30, 5, upper_35
||      SHRU    .S2    B1, 27, B1           ; SHRU    c0_30, 27, lower_35
        SUB     .L1    A3, A6, A6           ; SUB     ones, z3_29, t0_38
||      ADD     .L2X   B1, A10, B1          ; ADD     upper_35, lower_35, y0_29
||      SHRU    .S1X   B6, 10, A10          ; SHRU    c2_30, 10, lower_36
||      SHL     .S2    B6, 22, B6           ; SHL     c2_30, 22, upper_36
        ADD     .L1X   A10, B6, A2          ; ADD     upper_36, lower_36, y2_29
||      XOR     .L2    B1, B2, B1           ; XOR     y0_29, k0_37, z0_29
||      XOR     .S2X   B5, A2, B2           ; XOR     y1_29, k1_37, z1_29
        XOR     .L1    A2, A1, A1           ; XOR     y2_29, k2_37, z2_29
||      XOR     .L2    B2, B1, B2           ; XOR     z1_29, z0_29, t1_38
||      OR      .S1X   A6, B1, A2           ; OR      t0_38, z0_29, t4_38
        AND     .L1X   A1, B1, A10          ; AND     z0_29, z2_29, t2_38
        XOR     .L1    A10, A6, A2          ; XOR     t2_38, t0_38, t3_38
||      XOR     .L2X   B2, A2, B5           ; XOR     t4_38, t1_38, t6_38
||      XOR     .S1X   A1, B2, A1           ; XOR     z2_29, t1_38, t5_38
||      LDW     .D2T1  *+B4[29], A6         ; LDW     *+keys[28 + 1], k1_87
||      B       .S2    serpent_encrypt_block$on9; no interrupt is taken in its delay slots
        XOR     .L1    A2, A1, A2           ; XOR     t3_38, t5_38, t8_38
||      AND     .L2X   B2, A2, B2           ; AND     t1_38, t3_38, t7_38
||      LDW     .D2T2  *+B4[15], B1         ; LDW     *+keys[12 + 3], k3_47
        SUB     .L1    A3, A2, A2           ; SUB     ones, t8_38, t11_38
||      OR      .L2    B5, B2, B6           ; OR      t6_38, t7_38, t10_38
        AND     .L1X   A1, B5, A1           ; AND     t5_38, t6_38, t9_38
||      XOR     .L2X   B1, A2, B1           ; XOR     z0_29, t11_38, x0
||      B       .S1    serpent_encrypt_block$on10; no interrupt is taken in its delay slots
        XOR     .L1    A2, A1, A10          ; XOR     t11_38, t9_38, x2
||      SHRU    .S1X   B1, 19, A12          ; SHRU    x0, 19, lower_41
||      SHL     .S2    B1, 13, B1           ; SHL     x0, 13, upper_41
||      LDW     .D2T1  *+B4[31], A2         ; LDW     *+keys[28 + 3], k3_87
        ADD     .L1X   A12, B1, A10         ; ADD     upper_41, lower_41, a0_40
||      SHL     .S1    A10, 3, A12          ; SHL     x2, 3, upper_42
||      SHRU    .S2X   A10, 29, B5          ; SHRU    x2, 29, lower_42
serpent_encrypt_block$on9:
        ADD     .L1X   A12, B5, A1          ; ADD     upper_42, lower_42, a2_40
||      OR      .L2X   B2, A1, B2           ; OR      t7_38, t9_38, x1
||      SHL     .S1    A10, 3, A12          ; SHL     a0_40, 3, by3_40
        XOR     .L1X   A10, B2, A2          ; XOR     x1, a0_40, a1_40
||      XOR     .L2X   B6, A2, B2           ; XOR     t10_38, t11_38, x3
||      B       .S1    serpent_encrypt_block$on11; no interrupt is taken in its delay slots
        XOR     .L1    A2, A1, A12          ; XOR     a1_40, a2_40, b1_40
||      XOR     .L2X   B2, A12, B2          ; XOR     x3, by3_40, a3_40
||      LDW     .D2T1  *+B4[13], A1         ; LDW     *+keys[12 + 1], k1_47
serpent_encrypt_block$on10:
        ADD     .L1    A12, A12, A12        ; ADD     b1_40, b1_40, upper_43
||      XOR     .L2X   B2, A1, B2           ; XOR     a3_40, a2_40, b3_40
||      SHRU    .S1    A12, 31, A13         ; SHRU    b1_40, 31, lower_43
        ADD     .L1    A12, A13, A12        ; ADD     upper_43, lower_43, y1_39
||      SHL     .S1X   B2, 7, A13           ; SHL     b3_40, 7, upper_44
||      SHRU    .S2    B2, 25, B2           ; SHRU    b3_40, 25, lower_44
        XOR     .L1    A10, A12, A10        ; XOR     a0_40, y1_39, b0_40
||      ADD     .L2X   B2, A13, B2          ; ADD     upper_44, lower_44, y3_39
||      SHL     .S1    A12, 7, A13          ; SHL     y1_39, 7, by7_40
        XOR     .L1    A1, A13, A10         ; XOR     a2_40, by7_40, b2_40
||      XOR     .L2X   B2, A10, B6          ; XOR     b0_40, y3_39, c0_40
||      LDW     .D2T2  *+B4[17], B2         ; LDW     *+keys[16 + 1], k1_57
||      B       .S1    serpent_encrypt_block$on12; no interrupt is taken in its delay slots
serpent_encrypt_block$on11:
        XOR     .L2X   B2, A10, B5          ; XOR     b2_40, y3_39, c2_40
||      SHL     .S1X   B6, 5, A10           ; SHL     c0_40, 5, upper_45
||      SHRU    .S2    B6, 27, B6           ; SHRU    c0_40, 27, lower_45
||      LDW     .D2T2  *+B4[19], B1         ; LDW     *+keys[16 + 3], k3_57
        XOR     .L1    A12, A1, A1          ; XOR     y1_39, k1_47, z1_39
||      ADD     .L2X   B6, A10, B5          ; ADD     upper_45, lower_45, y0_39
||      SHRU    .S1X   B5, 10, A10          ; SHRU    c2_40, 10, lower_46
||      SHL     .S2    B5, 22, B6           ; SHL     c2_40, 22, upper_46
        ADD     .L1X   A10, B6, A8          ; ADD     upper_46, lower_46, y2_39
||      XOR     .L2X   B5, A8, B1           ; XOR     y0_39, k0_47, z0_39
||      XOR     .S2    B2, B1, B2           ; XOR     y3_39, k3_47, z3_39
        XOR     .L1    A8, A11, A8          ; XOR     y2_39, k2_47, z2_39
||      OR      .L2    B2, B1, B5           ; OR      z3_39, z0_39, t1_48
||      XOR     .S1X   A1, B2, A1           ; XOR     z1_39, z3_39, t0_48
||      AND     .S2X   B1, A1, B6           ; AND     z1_39, z0_39, t2_48
        XOR     .L1X   A8, B1, A11          ; XOR     z0_39, z2_39, t3_48
||      XOR     .L2    B6, B5, B7           ; XOR     t2_48, t1_48, t8_48
||      XOR     .S1    A8, A1, A8           ; XOR     z2_39, t0_48, t4_48
serpent_encrypt_block$on12:
        AND     .L1X   A1, B5, A1           ; AND     t0_48, t1_48, t5_48
||      OR      .L2X   B6, A11, B8          ; OR      t3_48, t2_48, t7_48
||      AND     .S2    B5, B7, B6           ; AND     t1_48, t8_48, t11_48
        XOR     .L1X   A1, B8, A1           ; XOR     t5_48, t7_48, x2
||      XOR     .L2X   B5, A8, B8           ; XOR     t4_48, t1_48, t6_48
||      AND     .S2    B8, B5, B5           ; AND     t7_48, t1_48, t10_48
        AND     .L1X   A1, B8, A11          ; AND     t6_48, x2, t14_48
||      XOR     .L2    B6, B8, B6           ; XOR     t11_48, t6_48, t12_48
||      SHL     .S1    A1, 3, A8            ; SHL     x2, 3, upper_52
        XOR     .L1X   A11, B6, A10         ; XOR     t12_48, t14_48, x0
||      SHRU    .S1    A1, 29, A11          ; SHRU    x2, 29, lower_52
        OR      .L1X   A1, B7, A1           ; OR      t8_48, x2, t13_48
||      XOR     .L2    B5, B6, B5           ; XOR     t10_48, t12_48, x3
||      SHRU    .S1    A10, 19, A10         ; SHRU    x0, 19, lower_51
||      SHL     .S2X   A10, 13, B7          ; SHL     x0, 13, upper_51
        XOR     .L1X   A1, B6, A1           ; XOR     t13_48, t12_48, x1
||      ADD     .L2X   B7, A10, B6          ; ADD     upper_51, lower_51, a0_50
||      LDW     .D2T1  *+B4[22], A8         ; LDW     *+keys[20 + 2], k2_67
||      B       .S1    serpent_encrypt_block$on13; no interrupt is taken in its delay slots
        ADD     .L1    A8, A11, A1          ; ADD     upper_52, lower_52, a2_50
||      XOR     .S1X   A1, B6, A8           ; XOR     x1, a0_50, a1_50
||      SHL     .S2    B6, 3, B7            ; SHL     a0_50, 3, by3_50
        XOR     .L1    A8, A1, A8           ; XOR     a1_50, a2_50, b1_50
||      XOR     .L2    B5, B7, B5           ; XOR     x3, by3_50, a3_50
||      LDW     .D2T1  *+B4[16], A10        ; LDW     *+keys[16], k0_57
        ADD     .L1    A8, A8, A8           ; ADD     b1_50, b1_50, upper_53
||      XOR     .L2X   B5, A1, B5           ; XOR     a3_50, a2_50, b3_50
||      SHRU    .S1    A8, 31, A11          ; SHRU    b1_50, 31, lower_53
        ADD     .L1    A8, A11, A11         ; ADD     upper_53, lower_53, y1_49
||      SHL     .S1X   B5, 7, A10           ; SHL     b3_50, 7, upper_54
||      SHRU    .S2    B5, 25, B5           ; SHRU    b3_50, 25, lower_54
||      LDW     .D2T2  *+B4[20], B2         ; LDW     *+keys[20], k0_67
        XOR     .L1X   A11, B6, A10         ; XOR     a0_50, y1_49, b0_50
||      ADD     .L2X   B5, A10, B5          ; ADD     upper_54, lower_54, y3_49
||      SHL     .S1    A11, 7, A12          ; SHL     y1_49, 7, by7_50
||      LDW     .D2T2  *+B4[24], B5         ; LDW     *+keys[24], k0_77
||      B       .S2    serpent_encrypt_block$on14; no interrupt is taken in its delay slots
serpent_encrypt_block$on13:
        XOR     .L1    A1, A12, A11         ; XOR     a2_50, by7_50, b2_50
||      XOR     .L2X   B5, A10, B2          ; XOR     b0_50, y3_49, c0_50
||      XOR     .S1X   A11, B2, A1          ; XOR     y1_49, k1_57, z1_49
||      XOR     .S2    B5, B1, B1           ; XOR     y3_49, k3_57, z3_49
        XOR     .L2X   B5, A11, B5          ; XOR     b2_50, y3_49, c2_50
||      SHRU    .S1X   B2, 27, A11          ; SHRU    c0_50, 27, lower_55
||      SHL     .S2    B2, 5, B2            ; SHL     c0_50, 5, upper_55
        ADD     .L2X   B2, A11, B5          ; ADD     upper_55, lower_55, y0_49
||      SHL     .S1X   B5, 22, A11          ; SHL     c2_50, 22, upper_56
||      SHRU    .S2    B5, 10, B6           ; SHRU    c2_50, 10, lower_56
        XOR     .L1X   A10, B5, A10         ; XOR     y0_49, k0_57, z0_49
||      ADD     .L2X   B6, A11, B6          ; ADD     upper_56, lower_56, y2_49
        AND     .L1X   A10, B1, A10         ; AND     z3_49, z0_49, t0_58
||      XOR     .L2    B6, B0, B0           ; XOR     y2_49, k2_57, z2_49
||      XOR     .S2X   B1, A10, B6          ; XOR     z0_49, z3_49, t1_58
||      LDW     .D2T2  *+B4[28], B7         ; LDW     *+keys[28], k0_87
||      B       .S1    serpent_encrypt_block$on15; no interrupt is taken in its delay slots
serpent_encrypt_block$on14:
        XOR     .L1X   A1, B6, A10          ; XOR     t1_58, z1_49, t4_58
||      XOR     .L2X   B0, A10, B0          ; XOR     t0_58, z2_49, t2_58
||      OR      .S2    B0, B1, B6           ; OR      z2_49, z3_49, t3_58
||      LDW     .D2T1  *+B4[21], A1         ; LDW     *+keys[20 + 1], k1_67
        AND     .L1    A1, A10, A11         ; AND     z1_49, t4_58, t8_58
||      XOR     .L2    B1, B0, B1           ; XOR     z3_49, t2_58, t5_58
||      OR      .S2X   B6, A10, B6          ; OR      t3_58, t4_58, t6_58
        XOR     .L2X   B1, A11, B7          ; XOR     t8_58, t5_58, t9_58
        SUB     .L1X   A3, B7, A11          ; SUB     ones, t9_58, x0
||      OR      .L2    B0, B7, B8           ; OR      t2_58, t9_58, t13_58
        XOR     .L1X   A10, B8, A12         ; XOR     t13_58, t4_58, x2
||      XOR     .L2X   B6, A1, B6           ; XOR     t6_58, z1_49, t7_58
||      SHL     .S1    A11, 13, A13         ; SHL     x0, 13, upper_61
serpent_encrypt_block$on15:
        AND     .L2    B1, B6, B1           ; AND     t5_58, t7_58, t10_58
||      SHRU    .S1    A12, 29, A11         ; SHRU    x2, 29, lower_62
||      SHRU    .S2X   A11, 19, B8          ; SHRU    x0, 19, lower_61
        XOR     .L2    B6, B0, B6           ; XOR     t7_58, t2_58, x1
||      SHL     .S1    A12, 3, A12          ; SHL     x2, 3, upper_62
||      ADD     .S2X   B8, A13, B0          ; ADD     upper_61, lower_61, a0_60
        ADD     .L1    A12, A11, A10        ; ADD     upper_62, lower_62, a2_60
||      XOR     .L2X   B1, A10, B1          ; XOR     t10_58, t4_58, x3
||      SHL     .S1X   B0, 3, A11           ; SHL     a0_60, 3, by3_60
||      XOR     .S2    B6, B0, B6           ; XOR     x1, a0_60, a1_60
        XOR     .L1X   A10, B6, A11         ; XOR     a1_60, a2_60, b1_60
||      XOR     .L2X   B1, A11, B1          ; XOR     x3, by3_60, a3_60
        ADD     .L1    A11, A11, A11        ; ADD     b1_60, b1_60, upper_63
||      XOR     .L2X   B1, A10, B1          ; XOR     a3_60, a2_60, b3_60
||      SHRU    .S1    A11, 31, A12         ; SHRU    b1_60, 31, lower_63
||      B       .S2    serpent_encrypt_block$on16; no interrupt is taken in its delay slots
        ADD     .L1    A11, A12, A11        ; ADD     upper_63, lower_63, y1_59
||      SHL     .S1X   B1, 7, A12           ; SHL     b3_60, 7, upper_64
||      SHRU    .S2    B1, 25, B1           ; SHRU    b3_60, 25, lower_64
||      LDW     .D2T2  *+B4[26], B0         ; LDW     *+keys[24 + 2], k2_77
        XOR     .L1X   A11, B0, A12         ; XOR     a0_60, y1_59, b0_60
||      ADD     .L2X   B1, A12, B0          ; ADD     upper_64, lower_64, y3_59
||      SHL     .S1    A11, 7, A13          ; SHL     y1_59, 7, by7_60
        XOR     .L1    A10, A13, A10        ; XOR     a2_60, by7_60, b2_60
||      XOR     .L2X   B0, A12, B1          ; XOR     b0_60, y3_59, c0_60
||      XOR     .S1X   A9, B0, A9           ; XOR     y3_59, k3_67, z3_59
        XOR     .L2X   B0, A10, B1          ; XOR     b2_60, y3_59, c2_60
||      SHL     .S1X   B1, 5, A10           ; SHL     c0_60, 5, upper_65
||      SHRU    .S2    B1, 27, B0           ; SHRU    c0_60, 27, lower_65
        XOR     .L1    A11, A1, A9          ; XOR     y1_59, k1_67, z1_59
||      ADD     .L2X   B0, A10, B1          ; ADD     upper_65, lower_65, y0_59
||      SHRU    .S1X   B1, 10, A10          ; SHRU    c2_60, 10, lower_66
||      SHL     .S2    B1, 22, B6           ; SHL     c2_60, 22, upper_66
||      SUB     .D1    A3, A9, A1           ; SUB     ones, z3_59, t2_68
serpent_encrypt_block$on16:
        ADD     .L1X   A10, B6, A10         ; ADD     upper_66, lower_66, y2_59
||      XOR     .L2    B1, B2, B1           ; XOR     y0_59, k0_67, z0_59
        XOR     .L1    A10, A8, A8          ; XOR     y2_59, k2_67, z2_59
||      OR      .L2X   B1, A9, B2           ; OR      z1_59, z0_59, t0_68
||      XOR     .S1X   A9, B1, A9           ; XOR     z1_59, z0_59, t3_68
        XOR     .L1X   A8, B2, A8           ; XOR     z2_59, t0_68, t1_68
||      AND     .L2X   B2, A9, B2           ; AND     t0_68, t3_68, t5_68
||      OR      .S1    A9, A1, A9           ; OR      t3_68, t2_68, t6_68
        XOR     .L1X   A1, B2, A10          ; XOR     t5_68, t2_68, t9_68
||      XOR     .L2X   B1, A8, B1           ; XOR     z0_59, t1_68, t4_68
||      LDW     .D2T2  *+B4[27], B1         ; LDW     *+keys[24 + 3], k3_77
||      B       .S1    serpent_encrypt_block$on17; no interrupt is taken in its delay slots
        AND     .L1X   A1, B1, A9           ; AND     t4_68, t2_68, t8_68
||      XOR     .L2X   B1, A9, B1           ; XOR     t6_68, t4_68, x0
||      XOR     .S1    A1, A8, A1           ; XOR     t2_68, t1_68, t10_68
        XOR     .L1    A9, A10, A8          ; XOR     t8_68, t9_68, x1
||      AND     .L2X   B1, A8, B6           ; AND     t1_68, x0, t12_68
||      SHL     .S2    B1, 13, B2           ; SHL     x0, 13, upper_71
        AND     .L1X   A8, B6, A10          ; AND     t12_68, x1, t14_68
||      XOR     .L2X   B6, A10, B1          ; XOR     t9_68, t12_68, x2
||      SHRU    .S2    B1, 19, B6           ; SHRU    x0, 19, lower_71
        XOR     .L1    A1, A10, A1          ; XOR     t10_68, t14_68, x3
||      ADD     .L2    B2, B6, B2           ; ADD     upper_71, lower_71, a0_70
||      SHRU    .S1X   B1, 29, A10          ; SHRU    x2, 29, lower_72
||      SHL     .S2    B1, 3, B6            ; SHL     x2, 3, upper_72
        ADD     .L1X   A10, B6, A8          ; ADD     upper_72, lower_72, a2_70
||      XOR     .L2X   B2, A8, B6           ; XOR     x1, a0_70, a1_70
||      SHL     .S2    B2, 3, B8            ; SHL     a0_70, 3, by3_70
serpent_encrypt_block$on17:
        XOR     .L1X   A8, B6, A1           ; XOR     a1_70, a2_70, b1_70
||      XOR     .L2X   B8, A1, B6           ; XOR     x3, by3_70, a3_70
        ADD     .L1    A1, A1, A1           ; ADD     b1_70, b1_70, upper_73
||      XOR     .L2X   B6, A8, B6           ; XOR     a3_70, a2_70, b3_70
||      SHRU    .S1    A1, 31, A10          ; SHRU    b1_70, 31, lower_73
        ADD     .L1    A1, A10, A1          ; ADD     upper_73, lower_73, y1_69
||      SHRU    .S1X   B6, 25, A10          ; SHRU    b3_70, 25, lower_74
||      SHL     .S2    B6, 7, B6            ; SHL     b3_70, 7, upper_74
        XOR     .L1X   A1, B2, A10          ; XOR     a0_70, y1_69, b0_70
||      ADD     .L2X   B6, A10, B2          ; ADD     upper_74, lower_74, y3_69
||      SHL     .S1    A1, 7, A9            ; SHL     y1_69, 7, by7_70
        XOR     .L1    A8, A9, A8           ; XOR     a2_70, by7_70, b2_70
||      XOR     .L2X   B2, A10, B6          ; XOR     b0_70, y3_69, c0_70
        XOR     .L2X   B2, A8, B8           ; XOR     b2_70, y3_69, c2_70
||      SHL     .S1X   B6, 5, A8            ; SHL     c0_70, 5, upper_75
||      SHRU    .S2    B6, 27, B6           ; SHRU    c0_70, 27, lower_75
        XOR     .L1    A1, A7, A1           ; XOR     y1_69, k1_77, z1_69
||      ADD     .L2X   B6, A8, B6           ; ADD     upper_75, lower_75, y0_69
||      SHL     .S1X   B8, 22, A7           ; SHL     c2_70, 22, upper_76
||      SHRU    .S2    B8, 10, B8           ; SHRU    c2_70, 10, lower_76
        ADD     .L1X   A7, B8, A7           ; ADD     upper_76, lower_76, y2_69
||      XOR     .L2    B6, B5, B1           ; XOR     y0_69, k0_77, z0_69
||      XOR     .S2    B2, B1, B2           ; XOR     y3_69, k3_77, z3_69
        XOR     .L1X   A7, B0, A7           ; XOR     y2_69, k2_77, z2_69
||      XOR     .L2    B2, B1, B0           ; XOR     z3_69, z0_69, t0_78
        XOR     .L1    A1, A7, A8           ; XOR     z1_69, z2_69, t1_78
||      AND     .L2    B1, B0, B2           ; AND     z0_69, t0_78, t3_78
||      SUB     .S1    A3, A1, A1           ; SUB     ones, z1_69, t5_78
||      ADDK    .S2    128, B4              ; ADDK    128, keys
        OR      .L1X   A8, B0, A7           ; OR      t1_78, t0_78, t4_78
||      XOR     .L2X   B1, A7, B1           ; XOR     z2_69, z0_69, t2_78
        XOR     .L1X   A7, B2, A8           ; XOR     t3_78, t4_78, t6_78
||      XOR     .L2X   B0, A1, B0           ; XOR     t0_78, t5_78, t8_78
        XOR     .L1X   A7, B1, A7           ; XOR     t4_78, t2_78, t7_78
||      AND     .L2X   B1, A8, B1           ; AND     t2_78, t6_78, t10_78
        XOR     .L1    A1, A8, A9           ; XOR     t5_78, t6_78, t9_78
||      XOR     .L2    B1, B0, B0           ; XOR     t10_78, t8_78, x0
||      AND     .S1X   A7, B0, A1           ; AND     t8_78, t7_78, t13_78
        XOR     .L1    A9, A7, A7           ; XOR     t9_78, t7_78, x1
||      XOR     .L2X   B0, A7, B0           ; XOR     t7_78, x0, x2
||      SHRU    .S1X   B0, 19, A9           ; SHRU    x0, 19, lower_81
||      SHL     .S2    B0, 13, B1           ; SHL     x0, 13, upper_81
        XOR     .L1    A1, A8, A1           ; XOR     t13_78, t6_78, x3
||      ADD     .L2X   B1, A9, B0           ; ADD     upper_81, lower_81, a0_80
||      SHL     .S1X   B0, 3, A8            ; SHL     x2, 3, upper_82
||      SHRU    .S2    B0, 29, B1           ; SHRU    x2, 29, lower_82
        XOR     .L1X   A7, B0, A7           ; XOR     x1, a0_80, a1_80
||      ADD     .L2X   B1, A8, B1           ; ADD     upper_82, lower_82, a2_80
||      SHL     .S2    B0, 3, B2            ; SHL     a0_80, 3, by3_80
        XOR     .L1X   A1, B2, A1           ; XOR     x3, by3_80, a3_80
||      XOR     .L2X   B1, A7, B2           ; XOR     a1_80, a2_80, b1_80
        XOR     .L1X   A1, B1, A1           ; XOR     a3_80, a2_80, b3_80
||      CMPEQ   .L2X   B4, A0, B2           ; CMPEQ   keys, end, done
||      SHRU    .S2    B2, 31, B6           ; SHRU    b1_80, 31, lower_83
||      ADD     .D2    B2, B2, B5           ; ADD     b1_80, b1_80, upper_83
        ADD     .L2    B5, B6, B5           ; ADD     upper_83, lower_83, y1_79
||      SHL     .S1    A1, 7, A1            ; SHL     b3_80, 7, upper_84
||      SHRU    .S2X   A1, 25, B6           ; SHRU    b3_80, 25, lower_84
        ADD     .L1X   A1, B6, A1           ; ADD     upper_84, lower_84, y3_79
||      XOR     .L2    B0, B5, B0           ; XOR     a0_80, y1_79, b0_80
||      SHL     .S2    B5, 7, B6            ; SHL     y1_79, 7, by7_80
        XOR     .L1X   A6, B5, A6           ; XOR     y1_79, k1_87, z1_79
||      XOR     .L2X   B0, A1, B0           ; XOR     b0_80, y3_79, c0_80
||      XOR     .S2    B1, B6, B1           ; XOR     a2_80, by7_80, b2_80
        XOR     .L2X   B1, A1, B1           ; XOR     b2_80, y3_79, c2_80
||      SHRU    .S1X   B0, 27, A7           ; SHRU    c0_80, 27, lower_85
||      SHL     .S2    B0, 5, B0            ; SHL     c0_80, 5, upper_85
        ADD     .L2X   B0, A7, B0           ; ADD     upper_85, lower_85, y0_79
||      SHL     .S1X   B1, 22, A7           ; SHL     c2_80, 22, upper_86
||      SHRU    .S2    B1, 10, B1           ; SHRU    c2_80, 10, lower_86
        ADD     .L2X   B1, A7, B1           ; ADD     upper_86, lower_86, y2_79
||      XOR     .S2    B0, B7, B0           ; XOR     y0_79, k0_87, z0_79
        XOR     .L1    A1, A2, A1           ; XOR     y3_79, k3_87, z3_79
||      XOR     .L2X   B1, A5, B1           ; XOR     y2_79, k2_87, z2_79
||      SUB     .S1    A3, A6, A2           ; SUB     ones, z1_79, t0_88
        AND     .L1X   A2, B1, A6           ; AND     t0_88, z2_79, t2_88
||      SUB     .L2X   A3, B0, B0           ; SUB     ones, z0_79, t1_88
||      OR      .S1    A1, A2, A5           ; OR      z3_79, t0_88, t4_88
||[!B2] B       .S2    serpent_encrypt_block$rounds; [!done] B      rounds
        XOR     .L1    A6, A1, A1           ; XOR     t2_88, z3_79, t3_88
||      XOR     .L2X   B0, A5, B2           ; XOR     t4_88, t1_88, t7_88
||      XOR     .S1X   A2, B1, A2           ; XOR     t0_88, z2_79, t5_88
        XOR     .L1X   A2, B2, A6           ; XOR     t5_88, t7_88, t11_88
||      OR      .L2X   B0, A1, B0           ; OR      t1_88, t3_88, t8_88
        XOR     .L1X   A5, B1, A5           ; XOR     z2_79, t4_88, t6_88
||      XOR     .L2X   B0, A2, B6           ; XOR     t8_88, t5_88, x3
||      XOR     .S1    A6, A1, A2           ; XOR     t11_88, t3_88, t13_88
        OR      .L1X   A2, B6, A5           ; OR      t13_88, x3, t16_88
||      AND     .L2X   B0, A5, B0           ; AND     t6_88, t8_88, t9_88
||      AND     .S2    B2, B6, B2           ; AND     t7_88, x3, t12_88
        XOR     .L1X   A1, B2, A6           ; XOR     t12_88, t3_88, x2
||      XOR     .L2X   B0, A2, B5           ; XOR     t9_88, t13_88, x1
||      XOR     .S1    A5, A1, A5           ; XOR     t16_88, t3_88, x0
serpent_encrypt_block$serpent_encrypt_block$2:
        MV      .L2X   A0, B0               ; copy
||      LDW     .D1T2  *+A0[0], B3          ; LDW     *+end[0], k0_89
||      LDW     .D2T1  *+B15[2], A11        ; restore A11
||      B       .S1    serpent_encrypt_block$on18; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A0[2], A5          ; LDW     *+end[0 + 2], k2_89
||      LDW     .D2T2  *+B0[3], B3          ; LDW     *+end[0 + 3], k3_89
        LDW     .D2T2  *+B0[1], B0          ; LDW     *+end[0 + 1], k1_89
        LDW     .D2T1  *+B15[3], A12        ; restore A12
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L2X   B3, A5, B0           ; XOR     x0, k0_89, w0
||      LDW     .D2T1  *+B15[4], A13        ; restore A13
serpent_encrypt_block$on18:
        XOR     .L2    B6, B3, B3           ; XOR     x3, k3_89, w3
||      STW     .D1T2  B0, *+A4[0]          ; STW     w0, *+block[0]
        XOR     .L1    A6, A5, A5           ; XOR     x2, k2_89, w2
||      XOR     .L2    B5, B0, B0           ; XOR     x1, k1_89, w1
||      STW     .D1T2  B3, *+A4[3]          ; STW     w3, *+block[3]
        STW     .D1T1  A5, *+A4[2]          ; STW     w2, *+block[2]
        ADDK    .S2    16, B15              ; frame
||      STW     .D1T2  B0, *+A4[1]          ; STW     w1, *+block[1]

serpent_decrypt_block:
        MV      .L1X   B4, A0               ; MV      schedule, keys
||      MVK     .S1    -1, A3               ; MVK     -1, ones
||      ADDK    .S2    -40, B15             ; frame
||      LDW     .D1T2  *+A4[3], B9          ; LDW     *+block[3], w3
        ADDK    .S1    512, A0              ; ADDK    512, keys
||      LDW     .D1T1  *+A4[2], A9          ; LDW     *+block[2], w2
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        LDW     .D1T1  *+A0[2], A8          ; LDW     *+keys[0 + 2], k2_90
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        LDW     .D1T2  *+A0[1], B8          ; LDW     *+keys[0 + 1], k1_90
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        LDW     .D1T1  *+A0[0], A7          ; LDW     *+keys[0], k0_90
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        LDW     .D1T2  *+A4[1], B12         ; LDW     *+block[1], w1
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        LDW     .D1T1  *+A4[0], A6          ; LDW     *+block[0], w0
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        LDW     .D1T2  *+A0[3], B13         ; LDW     *+keys[0 + 3], k3_90
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T1  A10, *+B15[1]        ; save A10
        NOP     2
        XOR     .L1    A6, A7, A5           ; XOR     w0, k0_90, x0
||      XOR     .L2    B12, B8, B5          ; XOR     w1, k1_90, x1
||      XOR     .S1    A9, A8, A6           ; XOR     w2, k2_90, x2
||      XOR     .S2    B9, B13, B6          ; XOR     w3, k3_90, x3
||      STW     .D2T1  A15, *+B15[10]       ; save A15
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 132, "res_mii": 85, "rec_mii": 100, "optimal": null, "attempts": []}
;  loop rounds, passes one after the other: 132 cycles each
;  bounds: resources 85, recurrence 100
;  not proved optimal: every interval below 100 is ruled out; searched as straight code, for the time stated above
serpent_decrypt_block$rounds:
        MV      .L1    A6, A1               ; copy
||      XOR     .L2    B6, B5, B13          ; XOR     x3, x1, t3_93
||      ADDK    .S1    -128, A0             ; rounds: ADDK    -128, keys
||      MV      .D1    A3, A7               ; copy
        AND     .L1X   A5, B6, A5           ; AND     x3, x0, t0_93
||      OR      .L2X   B6, A1, B2           ; OR      x2, x3, t2_93
||      XOR     .S1    A5, A1, A11          ; XOR     x0, x2, t1_93
||      LDW     .D1T1  *+A0[30], A1         ; LDW     *+keys[28 + 2], k2_94
        SUB     .L1    A7, A11, A2          ; SUB     ones, t1_93, t4_93
||      OR      .L2X   B5, A5, B7           ; OR      x1, t0_93, t5_93
||      XOR     .S1X   A5, B2, A15          ; XOR     t0_93, t2_93, t10_93
||      LDW     .D1T2  *+A0[28], B13        ; LDW     *+keys[28], k0_94
||      B       .S2    serpent_decrypt_block$on1; no interrupt is taken in its delay slots
        XOR     .L1X   A2, B13, A2          ; XOR     t3_93, t4_93, t6_93
||      AND     .L2X   B2, A2, B12          ; AND     t4_93, t2_93, t7_93
||      AND     .S2    B7, B2, B11          ; AND     t5_93, t2_93, t9_93
||      LDW     .D1T2  *+A0[29], B5         ; LDW     *+keys[28 + 1], k1_94
        XOR     .L1    A2, A15, A2          ; XOR     t6_93, t10_93, t11_93
||      XOR     .L2    B12, B7, B2          ; XOR     t7_93, t5_93, y2_92
||      AND     .S2X   B2, A15, B8          ; AND     t2_93, t10_93, t12_93
||      LDW     .D1T1  *+A0[31], A8         ; LDW     *+keys[28 + 3], k3_94
        AND     .L1X   A2, B2, A14          ; AND     t11_93, y2_92, t16_93
||      XOR     .L2X   B11, A2, B6          ; XOR     t9_93, t11_93, y0_92
||      LDW     .D1T2  *+A0[24], B6         ; LDW     *+keys[24], k0_104
        XOR     .L1X   A1, B2, A6           ; XOR     y2_92, k2_94, z2_92
||      LDW     .D1T2  *+A0[26], B13        ; LDW     *+keys[24 + 2], k2_104
||      B       .S1    serpent_decrypt_block$on2; no interrupt is taken in its delay slots
        OR      .L1X   A15, B2, A11         ; OR      t10_93, y2_92, t13_93
||      XOR     .L2    B6, B13, B10         ; XOR     y0_92, k0_94, z0_92
||      SHRU    .S1    A6, 22, A10          ; SHRU    z2_92, 22, lower_96
||      LDW     .D1T1  *+A0[27], A11        ; LDW     *+keys[24 + 3], k3_104
serpent_decrypt_block$on1:
        XOR     .L1    A11, A2, A9          ; XOR     t13_93, t11_93, y1_92
||      XOR     .L2X   B8, A14, B0          ; XOR     t16_93, t12_93, y3_92
||      SHL     .S2    B10, 27, B7          ; SHL     z0_92, 27, upper_97
||      MV      .D2    B10, B1              ; copy
        XOR     .L1X   A9, B5, A5           ; XOR     y1_92, k1_94, z1_92
||      XOR     .L2X   B0, A8, B9           ; XOR     y3_92, k3_94, z3_92
||      SHL     .S1    A6, 10, A12          ; SHL     z2_92, 10, upper_96
||      SHRU    .S2    B1, 5, B8            ; SHRU    z0_92, 5, lower_97
||      LDW     .D1T2  *+A0[22], B2         ; LDW     *+keys[20 + 2], k2_114
        XOR     .L1X   A5, B9, A15          ; XOR     z1_92, z3_92, b1_95
||      MV      .L2    B7, B10              ; copy
||      SHL     .S1    A5, 7, A2            ; SHL     z1_92, 7, by7_95
||      SHL     .S2    B9, 25, B12          ; SHL     z3_92, 25, upper_98
        XOR     .L2X   B9, A2, B8           ; XOR     z3_92, by7_95, b3_95
||      SHRU    .S1    A5, 1, A6            ; SHRU    z1_92, 1, lower_99
||      ADD     .D2    B10, B8, B2          ; ADD     upper_97, lower_97, a0_95
||      B       .S2    serpent_decrypt_block$on3; no interrupt is taken in its delay slots
serpent_decrypt_block$on2:
        ADD     .L1    A12, A10, A9         ; ADD     upper_96, lower_96, a2_95
||      XOR     .L2X   B2, A15, B10         ; XOR     a0_95, b1_95, b0_95
||      SHL     .S1    A5, 31, A8           ; SHL     z1_92, 31, upper_99
||      SHRU    .S2    B9, 7, B9            ; SHRU    z3_92, 7, lower_98
||      LDW     .D1T2  *+A0[6], B8          ; LDW     *+keys[4 + 2], k2_154
        XOR     .L2X   B8, A9, B5           ; XOR     a2_95, b3_95, b2_95
||      SHL     .S1X   B10, 3, A9           ; SHL     b0_95, 3, by3_95
||      SHL     .S2    B10, 19, B7          ; SHL     b0_95, 19, upper_101
||      LDW     .D1T1  *+A0[25], A5         ; LDW     *+keys[24 + 1], k1_104
        SHRU    .S1X   B10, 13, A1          ; SHRU    b0_95, 13, lower_101
||      SHL     .S2    B5, 29, B1           ; SHL     b2_95, 29, upper_100
        XOR     .L1X   A9, B5, A15          ; XOR     b2_95, by3_95, c2_95
||      ADD     .L2    B12, B9, B8          ; ADD     upper_98, lower_98, a3_95
||      SHRU    .S2    B5, 3, B12           ; SHRU    b2_95, 3, lower_100
        ADD     .L1    A8, A6, A12          ; ADD     upper_99, lower_99, a1_95
||      XOR     .L2X   B8, A15, B1          ; XOR     a3_95, c2_95, x3
||      ADD     .S1X   A1, B7, A1           ; ADD     upper_101, lower_101, x0
||      XOR     .S2    B10, B5, B9          ; XOR     b0_95, b2_95, c1_95
||      ADD     .D2    B1, B12, B5          ; ADD     upper_100, lower_100, x2
serpent_decrypt_block$on3:
        XOR     .L1X   A1, B5, A2           ; XOR     x0, x2, t0_103
||      XOR     .L2X   B9, A12, B0          ; XOR     a1_95, c1_95, x1
||      XOR     .S2    B5, B1, B5           ; XOR     x2, x3, t2_103
||      LDW     .D1T2  *+A0[23], B10        ; LDW     *+keys[20 + 3], k3_114
        AND     .L1X   A2, B1, A12          ; AND     t0_103, x3, t1_103
||      XOR     .L2    B1, B0, B9           ; XOR     x3, x1, t4_103
||      OR      .S2X   B5, A2, B12          ; OR      t2_103, t0_103, t5_103
||      LDW     .D1T1  *+A0[11], A8         ; LDW     *+keys[8 + 3], k3_144
        XOR     .L1X   A12, B5, A13         ; XOR     t1_103, t2_103, t3_103
||      XOR     .L2    B12, B9, B7          ; XOR     t5_103, t4_103, t6_103
||      B       .S1    serpent_decrypt_block$on4; no interrupt is taken in its delay slots
        AND     .L1X   A13, B9, A15         ; AND     t4_103, t3_103, t7_103
||      AND     .L2    B0, B7, B12          ; AND     x1, t6_103, t10_103
||      SUB     .S1    A3, A13, A10         ; SUB     ones, t3_103, t8_103
||      LDW     .D1T1  *+A0[21], A13        ; LDW     *+keys[20 + 1], k1_114
        XOR     .L1X   A15, B0, A13         ; XOR     t7_103, x1, t9_103
||      XOR     .L2X   B12, A10, B0         ; XOR     t8_103, t10_103, y3_102
||      XOR     .S1    A2, A10, A10         ; XOR     t0_103, t8_103, t11_103
||      LDW     .D1T1  *+A0[18], A5         ; LDW     *+keys[16 + 2], k2_124
        XOR     .L1X   A11, B0, A15         ; XOR     y3_102, k3_104, z3_102
||      XOR     .L2X   B7, A10, B12         ; XOR     t11_103, t6_103, y1_102
||      XOR     .S2    B7, B0, B11          ; XOR     t6_103, y3_102, y0_102
        XOR     .L1    A13, A10, A1         ; XOR     t9_103, t11_103, y2_102
||      MV      .L2    B11, B1              ; copy
||      SHRU    .S1    A15, 7, A14          ; SHRU    z3_102, 7, lower_108
||      LDW     .D1T1  *+A0[9], A15         ; LDW     *+keys[8 + 1], k1_144
||      B       .S2    serpent_decrypt_block$on5; no interrupt is taken in its delay slots
        XOR     .L1X   A5, B12, A11         ; XOR     y1_102, k1_104, z1_102
||      XOR     .L2    B1, B6, B6           ; XOR     y0_102, k0_104, z0_102
||      SHL     .S1    A15, 25, A10         ; SHL     z3_102, 25, upper_108
||      XOR     .S2X   B13, A1, B1          ; XOR     y2_102, k2_104, z2_102
||      LDW     .D1T2  *+A0[4], B6          ; LDW     *+keys[4], k0_154
serpent_decrypt_block$on4:
        ADD     .L1    A10, A14, A12        ; ADD     upper_108, lower_108, a3_105
||      SHL     .S1X   B1, 10, A1           ; SHL     z2_102, 10, upper_106
||      SHL     .S2X   A11, 7, B12          ; SHL     z1_102, 7, by7_105
        XOR     .L2X   B12, A15, B9         ; XOR     z3_102, by7_105, b3_105
||      SHRU    .S1X   B1, 22, A14          ; SHRU    z2_102, 22, lower_106
||      SHRU    .S2    B6, 5, B11           ; SHRU    z0_102, 5, lower_107
||      LDW     .D1T2  *+A0[20], B1         ; LDW     *+keys[20], k0_114
        ADD     .L1    A1, A14, A2          ; ADD     upper_106, lower_106, a2_105
||      MV      .L2    B9, B13              ; copy
||      XOR     .S1    A11, A15, A6         ; XOR     z1_102, z3_102, b1_105
||      SHL     .S2    B6, 27, B6           ; SHL     z0_102, 27, upper_107
        CMPEQ   .L1X   A0, B4, A2           ; CMPEQ   keys, schedule, done
||      XOR     .L2X   B13, A2, B7          ; XOR     a2_105, b3_105, b2_105
||      SHRU    .S1    A11, 1, A9           ; SHRU    z1_102, 1, lower_109
||      ADD     .D2    B6, B11, B5          ; ADD     upper_107, lower_107, a0_105
||      LDW     .D1T2  *+A0[14], B0         ; LDW     *+keys[12 + 2], k2_134
||      B       .S2    serpent_decrypt_block$on6; no interrupt is taken in its delay slots
serpent_decrypt_block$on5:
        XOR     .L1X   A6, B5, A1           ; XOR     a0_105, b1_105, b0_105
||      SHL     .S1    A11, 31, A6          ; SHL     z1_102, 31, upper_109
||      SHRU    .S2    B7, 3, B9            ; SHRU    b2_105, 3, lower_110
||      LDW     .D1T1  *+A0[1], A14         ; LDW     *+keys[0 + 1], k1_164
        ADD     .L1    A6, A9, A14          ; ADD     upper_109, lower_109, a1_105
||      XOR     .L2X   B7, A1, B0           ; XOR     b0_105, b2_105, c1_105
||      SHL     .S1    A1, 3, A10           ; SHL     b0_105, 3, by3_105
||      SHL     .S2    B7, 29, B11          ; SHL     b2_105, 29, upper_110
        XOR     .L1X   A10, B7, A11         ; XOR     b2_105, by3_105, c2_105
||      XOR     .L2X   B0, A14, B11         ; XOR     a1_105, c1_105, x1
||      SHL     .S1    A1, 19, A9           ; SHL     b0_105, 19, upper_111
||      ADD     .S2    B11, B9, B12         ; ADD     upper_110, lower_110, x2
||      MV      .D1    A12, A6              ; copy
        XOR     .L1    A6, A11, A14         ; XOR     a3_105, c2_105, x3
||      OR      .L2    B11, B12, B13        ; OR      x1, x2, t0_113
||      SHRU    .S1    A1, 13, A12          ; SHRU    b0_105, 13, lower_111
        ADD     .L1    A9, A12, A6          ; ADD     upper_111, lower_111, x0
||      XOR     .L2    B12, B11, B7         ; XOR     x2, x1, t1_113
||      XOR     .S1X   A14, B13, A9         ; XOR     t0_113, x3, t2_113
||      AND     .S2X   B11, A14, B9         ; AND     x3, x1, t3_113
||      LDW     .D1T1  *+A0[17], A1         ; LDW     *+keys[16 + 1], k1_124
serpent_decrypt_block$on6:
        SUB     .L1    A7, A6, A11          ; SUB     ones, x0, t6_113
||      XOR     .L2    B7, B9, B7           ; XOR     t1_113, t3_113, t4_113
||      XOR     .S1X   A9, B11, A10         ; XOR     x1, t2_113, t9_113
||      OR      .S2X   B9, A6, B12          ; OR      t3_113, x0, t5_113
        AND     .L1    A10, A11, A12        ; AND     t9_113, t6_113, t11_113
||      XOR     .L2    B12, B7, B11         ; XOR     t5_113, t4_113, t7_113
||      MV      .D1    A11, A11             ; copy
||      OR      .S2X   B7, A11, B9          ; OR      t4_113, t6_113, t8_113
||      B       .S1    serpent_decrypt_block$on7; no interrupt is taken in its delay slots
        XOR     .L1X   A9, B11, A10         ; XOR     t2_113, t7_113, y0_112
||      XOR     .L2X   B9, A10, B13         ; XOR     t8_113, t9_113, t10_113
||      LDW     .D1T2  *+A0[16], B10        ; LDW     *+keys[16], k0_124
        XOR     .L1    A11, A9, A10         ; XOR     t6_113, t2_113, t12_113
||      XOR     .L2    B13, B11, B1         ; XOR     t10_113, t7_113, t15_113
||      XOR     .S1X   A10, B1, A11         ; XOR     y0_112, k0_114, z0_112
||      XOR     .S2X   B11, A12, B9         ; XOR     t11_113, t7_113, y1_112
||      MV      .D2    B13, B12             ; copy
        AND     .L1X   A10, B12, A6         ; AND     t12_113, t10_113, t14_113
||      XOR     .L2X   B1, A12, B13         ; XOR     t15_113, t11_113, y3_112
||      SHL     .S1    A11, 27, A9          ; SHL     z0_112, 27, upper_117
||      MV      .S2    B9, B5               ; copy
        XOR     .L1X   A13, B5, A10         ; XOR     y1_112, k1_114, z1_112
||      XOR     .L2X   B1, A6, B9           ; XOR     t14_113, t15_113, y2_112
||      SHRU    .S1    A11, 5, A12          ; SHRU    z0_112, 5, lower_117
||      XOR     .S2    B13, B10, B5         ; XOR     y3_112, k3_114, z3_112
        ADD     .L1    A9, A12, A9          ; ADD     upper_117, lower_117, a0_115
||      XOR     .L2    B9, B2, B1           ; XOR     y2_112, k2_114, z2_112
||      SHRU    .S1X   B5, 7, A6            ; SHRU    z3_112, 7, lower_118
||      SHL     .S2    B5, 25, B12          ; SHL     z3_112, 25, upper_118
serpent_decrypt_block$on7:
        ADD     .L1X   A6, B12, A6          ; ADD     upper_118, lower_118, a3_115
||      XOR     .L2X   B5, A10, B12         ; XOR     z1_112, z3_112, b1_115
||      SHL     .S1    A10, 31, A13         ; SHL     z1_112, 31, upper_119
||      SHL     .S2    B1, 10, B7           ; SHL     z2_112, 10, upper_116
        MV      .L1X   B7, A12              ; copy
||      XOR     .L2X   B12, A9, B1          ; XOR     a0_115, b1_115, b0_115
||      SHL     .S1    A10, 7, A11          ; SHL     z1_112, 7, by7_115
||      SHRU    .S2    B1, 22, B11          ; SHRU    z2_112, 22, lower_116
        MV      .L1    A11, A10             ; copy
||      MV      .L2X   A6, B7               ; copy
||      SHRU    .S1    A10, 1, A11          ; SHRU    z1_112, 1, lower_119
||      SHL     .S2    B1, 3, B12           ; SHL     b0_115, 3, by3_115
||      LDW     .D1T1  *+A0[8], A6          ; LDW     *+keys[8], k0_144
        XOR     .L1X   A10, B5, A10         ; XOR     z3_112, by7_115, b3_115
||      ADD     .L2X   B11, A12, B9         ; ADD     upper_116, lower_116, a2_115
||      SHL     .S2    B1, 19, B13          ; SHL     b0_115, 19, upper_121
        XOR     .L1X   A10, B9, A12         ; XOR     a2_115, b3_115, b2_115
||      MV      .L2    B13, B11             ; copy
        XOR     .L1X   A12, B12, A11        ; XOR     b2_115, by3_115, c2_115
||      ADD     .S1    A13, A11, A13        ; ADD     upper_119, lower_119, a1_115
||      SHRU    .S2    B1, 13, B12          ; SHRU    b0_115, 13, lower_121
||      MV      .D1    A12, A9              ; copy
        XOR     .L1X   A9, B1, A12          ; XOR     b0_115, b2_115, c1_115
||      ADD     .L2    B11, B12, B5         ; ADD     upper_121, lower_121, x0
||      SHL     .S1    A9, 29, A10          ; SHL     b2_115, 29, upper_120
||      SHRU    .S2X   A9, 3, B11           ; SHRU    b2_115, 3, lower_120
||      MV      .D1    A11, A9              ; copy
        XOR     .L1    A13, A12, A12        ; XOR     a1_115, c1_115, x1
||      XOR     .L2X   B7, A9, B1           ; XOR     a3_115, c2_115, x3
||      ADD     .S1X   A10, B11, A11        ; ADD     upper_120, lower_120, x2
        AND     .L1X   A12, B5, A11         ; AND     x0, x1, t1_123
||      XOR     .L2X   B1, A11, B7          ; XOR     x2, x3, t0_123
        XOR     .L1X   A11, B7, A9          ; XOR     t1_123, t0_123, t2_123
||      SUB     .L2X   A3, B5, B7           ; SUB     ones, x0, t4_123
||      OR      .S2    B7, B1, B11          ; OR      t0_123, x3, t3_123
||      LDW     .D1T2  *+A0[19], B7         ; LDW     *+keys[16 + 3], k3_124
||      B       .S1    serpent_decrypt_block$on8; no interrupt is taken in its delay slots
        XOR     .L1X   A9, B11, A10         ; XOR     t2_123, t3_123, t6_123
||      AND     .L2    B11, B7, B2          ; AND     t3_123, t4_123, t7_123
||      LDW     .D1T2  *+A0[7], B2          ; LDW     *+keys[4 + 3], k3_154
        XOR     .L1    A12, A9, A10         ; XOR     x1, t2_123, t5_123
||      XOR     .L2X   B2, A10, B5          ; XOR     t7_123, t6_123, y1_122
||      OR      .S1X   A10, B7, A12         ; OR      t6_123, t4_123, t9_123
        XOR     .L1X   A12, B1, A13         ; XOR     t9_123, x3, t10_123
||      AND     .L2    B1, B5, B1           ; AND     x3, y1_122, t11_123
||      LDW     .D1T2  *+A0[13], B10        ; LDW     *+keys[12 + 1], k1_134
        AND     .L1    A10, A13, A12        ; AND     t5_123, t10_123, t14_123
||      XOR     .L2    B7, B1, B2           ; XOR     t4_123, t11_123, t12_123
||      XOR     .S1X   A1, B5, A10          ; XOR     y1_122, k1_124, z1_122
||      XOR     .S2X   B1, A10, B12         ; XOR     t11_123, t5_123, y3_122
        XOR     .L1X   A13, B12, A11        ; XOR     t10_123, y3_122, y0_122
||      XOR     .L2    B12, B7, B1          ; XOR     y3_122, k3_124, z3_122
||      SHRU    .S1    A10, 1, A9           ; SHRU    z1_122, 1, lower_129
||      MV      .D2    B2, B9               ; copy
||      MV      .D1    A12, A13             ; copy
||      B       .S2    serpent_decrypt_block$on9; no interrupt is taken in its delay slots
serpent_decrypt_block$on8:
        XOR     .L1X   A11, B10, A11        ; XOR     y0_122, k0_124, z0_122
||      XOR     .L2X   B9, A13, B7          ; XOR     t12_123, t14_123, y2_122
||      SHL     .S1    A10, 7, A1           ; SHL     z1_122, 7, by7_125
        MV      .L1X   B7, A13              ; copy
||      SHRU    .S1    A11, 5, A12          ; SHRU    z0_122, 5, lower_127
||      SHL     .S2X   A11, 27, B12         ; SHL     z0_122, 27, upper_127
||      LDW     .D1T2  *+A0[12], B12        ; LDW     *+keys[12], k0_134
        XOR     .L1    A13, A5, A12         ; XOR     y2_122, k2_124, z2_122
||      MV      .L2X   A12, B12             ; copy
||      SHRU    .S1X   B1, 7, A13           ; SHRU    z3_122, 7, lower_128
||      SHL     .S2    B1, 25, B11          ; SHL     z3_122, 25, upper_128
||      MV      .D2    B12, B9              ; copy
        XOR     .L1X   A10, B1, A12         ; XOR     z1_122, z3_122, b1_125
||      ADD     .L2    B9, B12, B7          ; ADD     upper_127, lower_127, a0_125
||      SHRU    .S1    A12, 22, A5          ; SHRU    z2_122, 22, lower_126
||      SHL     .S2X   A12, 10, B12         ; SHL     z2_122, 10, upper_126
        ADD     .L1X   A5, B12, A11         ; ADD     upper_126, lower_126, a2_125
||      XOR     .L2X   B1, A1, B13          ; XOR     z3_122, by7_125, b3_125
||      SHL     .S1    A10, 31, A10         ; SHL     z1_122, 31, upper_129
||      MV      .D2    B7, B12              ; copy
||      B       .S2    serpent_decrypt_block$on10; no interrupt is taken in its delay slots
serpent_decrypt_block$on9:
        XOR     .L1X   A11, B13, A12        ; XOR     a2_125, b3_125, b2_125
||      XOR     .L2X   B12, A12, B5         ; XOR     a0_125, b1_125, b0_125
||      LDW     .D1T2  *+A0[5], B5          ; LDW     *+keys[4 + 1], k1_154
        XOR     .L1X   A12, B5, A11         ; XOR     b0_125, b2_125, c1_125
||      SHRU    .S1    A12, 3, A1           ; SHRU    b2_125, 3, lower_130
||      SHL     .S2X   A12, 29, B1          ; SHL     b2_125, 29, upper_130
||      ADD     .D1    A10, A9, A9          ; ADD     upper_129, lower_129, a1_125
        ADD     .L1X   A1, B1, A5           ; ADD     upper_130, lower_130, x2
||      MV      .S1    A11, A11             ; copy
||      SHL     .S2    B5, 19, B13          ; SHL     b0_125, 19, upper_131
        XOR     .L1    A9, A11, A9          ; XOR     a1_125, c1_125, x1
||      MV      .S1    A5, A1               ; copy
||      SHRU    .S2    B5, 13, B7           ; SHRU    b0_125, 13, lower_131
        XOR     .L1    A1, A9, A13          ; XOR     x2, x1, t0_133
||      ADD     .L2X   B11, A13, B13        ; ADD     upper_128, lower_128, a3_125
||      SHL     .S2    B5, 3, B9            ; SHL     b0_125, 3, by3_125
||      ADD     .D2    B13, B7, B7          ; ADD     upper_131, lower_131, x0
serpent_decrypt_block$on10:
        XOR     .L1X   A12, B9, A12         ; XOR     b2_125, by3_125, c2_125
||      AND     .S1    A9, A13, A10         ; AND     x1, t0_133, t1_133
||      LDW     .D1T1  *+A0[15], A10        ; LDW     *+keys[12 + 3], k3_134
||      B       .S2    serpent_decrypt_block$on11; no interrupt is taken in its delay slots
        OR      .L1X   A9, B7, A11          ; OR      x0, x1, t3_133
||      XOR     .L2X   B7, A10, B9          ; XOR     t1_133, x0, t2_133
||      MV      .S1    A13, A1              ; copy
||      MV      .S2    B13, B13             ; copy
        XOR     .L2X   B13, A12, B11        ; XOR     a3_125, c2_125, x3
||      MV      .S2    B9, B1               ; copy
||      LDW     .D1T2  *+A0[3], B9          ; LDW     *+keys[0 + 3], k3_164
        XOR     .L1X   A11, B11, A11        ; XOR     t3_133, x3, t5_133
||      OR      .L2    B11, B1, B1          ; OR      x3, t2_133, t6_133
||      XOR     .S2X   B9, A1, B9           ; XOR     t2_133, t0_133, t7_133
        XOR     .L1    A11, A13, A12        ; XOR     t5_133, t0_133, t9_133
||      MV      .L2    B1, B7               ; copy
||      LDW     .D1T1  *+A0[10], A13        ; LDW     *+keys[8 + 2], k2_144
        XOR     .L1X   A1, B7, A11          ; XOR     t0_133, t6_133, y0_132
||      XOR     .L2X   B11, A9, B11         ; XOR     x1, x3, t4_133
||      XOR     .S2    B9, B1, B13          ; XOR     t7_133, t6_133, t8_133
serpent_decrypt_block$on11:
        MV      .L1    A11, A9              ; copy
||      AND     .L2    B1, B13, B7          ; AND     t6_133, t8_133, t11_133
        AND     .L1    A12, A9, A11         ; AND     t9_133, y0_132, t13_133
||      XOR     .L2X   B13, A12, B1         ; XOR     t8_133, t9_133, t12_133
||      XOR     .S1X   A11, B12, A5         ; XOR     y0_132, k0_134, z0_132
||      XOR     .S2    B11, B7, B11         ; XOR     t4_133, t11_133, y2_132
        XOR     .L1X   A11, B1, A12         ; XOR     t13_133, t12_133, y1_132
||      XOR     .L2X   B7, A11, B7          ; XOR     t11_133, t13_133, y3_132
||      SHL     .S1    A5, 27, A11          ; SHL     z0_132, 27, upper_137
||      XOR     .S2    B11, B0, B12         ; XOR     y2_132, k2_134, z2_132
        XOR     .L1X   A10, B7, A9          ; XOR     y3_132, k3_134, z3_132
||      XOR     .L2X   B10, A12, B10        ; XOR     y1_132, k1_134, z1_132
||      SHRU    .S1    A5, 5, A1            ; SHRU    z0_132, 5, lower_137
||      SHL     .S2    B12, 10, B11         ; SHL     z2_132, 10, upper_136
        MV      .L2    B10, B1              ; copy
||      SHRU    .S1X   B12, 22, A10         ; SHRU    z2_132, 22, lower_136
||      SHRU    .S2X   A9, 7, B0            ; SHRU    z3_132, 7, lower_138
        ADD     .L1    A11, A1, A11         ; ADD     upper_137, lower_137, a0_135
||      MV      .L2X   A10, B10             ; copy
||      XOR     .S1X   A9, B10, A1          ; XOR     z1_132, z3_132, b1_135
||      SHL     .S2    B1, 7, B12           ; SHL     z1_132, 7, by7_135
||      MV      .D2    B11, B13             ; copy
        XOR     .L1X   A9, B12, A11         ; XOR     z3_132, by7_135, b3_135
||      ADD     .L2    B13, B10, B12        ; ADD     upper_136, lower_136, a2_135
||      XOR     .S1    A11, A1, A5          ; XOR     a0_135, b1_135, b0_135
||      SHL     .S2X   A9, 25, B11          ; SHL     z3_132, 25, upper_138
        XOR     .L1X   A11, B12, A10        ; XOR     a2_135, b3_135, b2_135
||      MV      .L2X   A5, B10              ; copy
||      SHL     .S1    A5, 3, A1            ; SHL     b0_135, 3, by3_135
||      SHL     .S2    B1, 31, B12          ; SHL     z1_132, 31, upper_139
        XOR     .L1    A10, A1, A1          ; XOR     b2_135, by3_135, c2_135
||      XOR     .L2X   B10, A10, B7         ; XOR     b0_135, b2_135, c1_135
||      SHRU    .S1    A10, 3, A12          ; SHRU    b2_135, 3, lower_140
||      SHRU    .S2    B1, 1, B0            ; SHRU    z1_132, 1, lower_139
||      ADD     .D2    B11, B0, B1          ; ADD     upper_138, lower_138, a3_135
        XOR     .L1X   A1, B1, A11          ; XOR     a3_135, c2_135, x3
||      ADD     .L2    B12, B0, B10         ; ADD     upper_139, lower_139, a1_135
||      SHRU    .S1    A5, 13, A9           ; SHRU    b0_135, 13, lower_141
||      SHL     .S2X   A10, 29, B12         ; SHL     b2_135, 29, upper_140
||      MV      .D2    B7, B11              ; copy
        SUB     .L1    A7, A11, A10         ; SUB     ones, x3, t1_143
||      XOR     .L2    B10, B11, B7         ; XOR     a1_135, c1_135, x1
||      SHL     .S1    A5, 19, A1           ; SHL     b0_135, 19, upper_141
||      ADD     .S2X   B12, A12, B13        ; ADD     upper_140, lower_140, x2
        ADD     .L1    A1, A9, A5           ; ADD     upper_141, lower_141, x0
||      XOR     .L2    B13, B7, B12         ; XOR     x2, x1, t0_143
        XOR     .L2X   B12, A11, B1         ; XOR     t0_143, x3, t3_143
        XOR     .L1    A11, A5, A12         ; XOR     x3, x0, t4_143
||      OR      .L2X   B12, A10, B10        ; OR      t1_143, t0_143, t2_143
||      OR      .S2    B7, B1, B11          ; OR      x1, t3_143, t6_143
        MV      .L2    B10, B10             ; copy
||      MV      .S2    B11, B12             ; copy
        XOR     .L1X   A12, B12, A1         ; XOR     t6_143, t4_143, y0_142
||      XOR     .L2    B10, B7, B0          ; XOR     t2_143, x1, t5_143
||      XOR     .S2X   B1, A5, B13          ; XOR     t3_143, x0, t7_143
        OR      .L1X   A12, B0, A12         ; OR      t4_143, t5_143, t9_143
||      XOR     .L2    B13, B0, B11         ; XOR     t7_143, t5_143, t10_143
||      MV      .S2X   A1, B1               ; copy
||      B       .S1    serpent_decrypt_block$on12; no interrupt is taken in its delay slots
        XOR     .L1X   A12, B11, A9         ; XOR     t9_143, t10_143, t11_143
||      AND     .L2    B11, B1, B7          ; AND     t10_143, y0_142, t12_143
||      XOR     .S2X   B1, A6, B12          ; XOR     y0_142, k0_144, z0_142
||      LDW     .D1T2  *+A0[2], B11         ; LDW     *+keys[0 + 2], k2_164
        XOR     .L1    A9, A5, A12          ; XOR     t11_143, x0, y1_142
||      XOR     .L2X   B0, A9, B11          ; XOR     t5_143, t11_143, y2_142
||      SHRU    .S1X   B12, 5, A6           ; SHRU    z0_142, 5, lower_147
||      SHL     .S2    B12, 27, B1          ; SHL     z0_142, 27, upper_147
        XOR     .L1    A12, A15, A1         ; XOR     y1_142, k1_144, z1_142
||      XOR     .L2    B7, B0, B11          ; XOR     t12_143, t5_143, y3_142
||      XOR     .S1X   A13, B11, A6         ; XOR     y2_142, k2_144, z2_142
||      MV      .S2    B1, B13              ; copy
||      MV      .D1    A6, A5               ; copy
        XOR     .L1X   A8, B11, A12         ; XOR     y3_142, k3_144, z3_142
||      ADD     .L2X   B13, A5, B10         ; ADD     upper_147, lower_147, a0_145
||      SHL     .S1    A1, 7, A10           ; SHL     z1_142, 7, by7_145
        XOR     .L1    A1, A12, A5          ; XOR     z1_142, z3_142, b1_145
||      MV      .L2    B10, B12             ; copy
||      SHL     .S1    A6, 10, A15          ; SHL     z2_142, 10, upper_146
||      SHRU    .S2X   A1, 1, B10           ; SHRU    z1_142, 1, lower_149
serpent_decrypt_block$on12:
        XOR     .L2X   B12, A5, B1          ; XOR     a0_145, b1_145, b0_145
||      SHRU    .S1    A6, 22, A9           ; SHRU    z2_142, 22, lower_146
        ADD     .L1    A15, A9, A15         ; ADD     upper_146, lower_146, a2_145
||      XOR     .S1    A12, A10, A1         ; XOR     z3_142, by7_145, b3_145
||      SHL     .S2X   A1, 31, B0           ; SHL     z1_142, 31, upper_149
        XOR     .L1    A15, A1, A13         ; XOR     a2_145, b3_145, b2_145
||      MV      .L2    B1, B7               ; copy
||      SHL     .S1    A12, 25, A12         ; SHL     z3_142, 25, upper_148
||      SHRU    .S2X   A12, 7, B12          ; SHRU    z3_142, 7, lower_148
        ADD     .L1X   A12, B12, A9         ; ADD     upper_148, lower_148, a3_145
||      XOR     .L2X   B7, A13, B10         ; XOR     b0_145, b2_145, c1_145
||      SHL     .S1    A13, 29, A11         ; SHL     b2_145, 29, upper_150
||      SHL     .S2    B7, 3, B12           ; SHL     b0_145, 3, by3_145
||      ADD     .D2    B0, B10, B7          ; ADD     upper_149, lower_149, a1_145
        MV      .L1X   B10, A1              ; copy
||      XOR     .L2X   B12, A13, B12        ; XOR     b2_145, by3_145, c2_145
||      SHRU    .S1    A13, 3, A6           ; SHRU    b2_145, 3, lower_150
||      SHL     .S2    B1, 19, B13          ; SHL     b0_145, 19, upper_151
        XOR     .L1X   A1, B7, A6           ; XOR     a1_145, c1_145, x1
||      XOR     .L2X   B12, A9, B7          ; XOR     a3_145, c2_145, x3
||      MV      .S1    A11, A13             ; copy
||      SHRU    .S2    B1, 13, B10          ; SHRU    b0_145, 13, lower_151
||      MV      .D1    A6, A12              ; copy
        ADD     .L1    A13, A12, A10        ; ADD     upper_150, lower_150, x2
||      ADD     .L2    B13, B10, B13        ; ADD     upper_151, lower_151, x0
||      XOR     .S2X   B7, A6, B1           ; XOR     x1, x3, t0_153
        XOR     .L1X   A10, B13, A9         ; XOR     x0, x2, t1_153
||      OR      .L2    B13, B1, B12         ; OR      x0, t0_153, t3_153
||      SUB     .S1    A3, A10, A12         ; SUB     ones, x2, t2_153
||      AND     .S2    B7, B1, B0           ; AND     x3, t0_153, t5_153
        XOR     .L1X   A12, B1, A10         ; XOR     t0_153, t2_153, t6_153
||      XOR     .L2    B12, B7, B13         ; XOR     t3_153, x3, t4_153
||      XOR     .S2X   B0, A9, B12          ; XOR     t5_153, t1_153, y3_152
        XOR     .L1X   A10, B13, A15        ; XOR     t4_153, t6_153, t8_153
||      AND     .L2X   B13, A12, B13        ; AND     t2_153, t4_153, t7_153
        OR      .L1X   A10, B0, A6          ; OR      t6_153, t5_153, t9_153
||      XOR     .L2X   B13, A9, B13         ; XOR     t7_153, t1_153, t11_153
||      OR      .S1    A9, A15, A13         ; OR      t1_153, t8_153, t12_153
||      XOR     .S2    B12, B2, B0          ; XOR     y3_152, k3_154, z3_152
        XOR     .L1X   A15, B13, A13        ; XOR     t11_153, t8_153, y2_152
||      XOR     .S1    A6, A13, A12         ; XOR     t9_153, t12_153, y1_152
||      SHRU    .S2    B0, 7, B10           ; SHRU    z3_152, 7, lower_158
        XOR     .L1    A15, A12, A11        ; XOR     t8_153, y1_152, y0_152
||      XOR     .L2X   B8, A13, B1          ; XOR     y2_152, k2_154, z2_152
||      XOR     .S1X   A12, B5, A13         ; XOR     y1_152, k1_154, z1_152
||      SHL     .S2    B0, 25, B13          ; SHL     z3_152, 25, upper_158
        XOR     .L1X   A13, B0, A8          ; XOR     z1_152, z3_152, b1_155
||      SHL     .S1    A13, 7, A10          ; SHL     z1_152, 7, by7_155
||      SHRU    .S2    B1, 22, B2           ; SHRU    z2_152, 22, lower_156
        XOR     .L1X   A11, B6, A9          ; XOR     y0_152, k0_154, z0_152
||      XOR     .L2X   B0, A10, B6          ; XOR     z3_152, by7_155, b3_155
||      SHRU    .S1    A13, 1, A15          ; SHRU    z1_152, 1, lower_159
||      SHL     .S2    B1, 10, B7           ; SHL     z2_152, 10, upper_156
||      LDW     .D1T2  *+A0[0], B12         ; LDW     *+keys[0], k0_164
        MV      .L1    A8, A10              ; copy
||      SHRU    .S1    A9, 5, A12           ; SHRU    z0_152, 5, lower_157
||      SHL     .S2X   A9, 27, B0           ; SHL     z0_152, 27, upper_157
        ADD     .L2    B7, B2, B5           ; ADD     upper_156, lower_156, a2_155
||      SHL     .S1    A13, 31, A6          ; SHL     z1_152, 31, upper_159
||      ADD     .S2X   B0, A12, B2          ; ADD     upper_157, lower_157, a0_155
        XOR     .L1X   A10, B2, A13         ; XOR     a0_155, b1_155, b0_155
||      ADD     .L2    B13, B10, B5         ; ADD     upper_158, lower_158, a3_155
||      ADD     .S1    A6, A15, A1          ; ADD     upper_159, lower_159, a1_155
||      MV      .S2    B5, B7               ; copy
        XOR     .L2    B7, B6, B2           ; XOR     a2_155, b3_155, b2_155
||      SHRU    .S1    A13, 13, A15         ; SHRU    b0_155, 13, lower_161
||      SHL     .S2X   A13, 3, B8           ; SHL     b0_155, 3, by3_155
        MV      .L1    A1, A12              ; copy
||      XOR     .L2    B2, B8, B0           ; XOR     b2_155, by3_155, c2_155
||      SHL     .S1    A13, 19, A9          ; SHL     b0_155, 19, upper_161
||      XOR     .S2X   B2, A13, B5          ; XOR     b0_155, b2_155, c1_155
||      MV      .D2    B5, B8               ; copy
        ADD     .L1    A9, A15, A6          ; ADD     upper_161, lower_161, x0
||      XOR     .L2X   B5, A12, B13         ; XOR     a1_155, c1_155, x1
||      SHL     .S1X   B2, 29, A15          ; SHL     b2_155, 29, upper_160
||      SHRU    .S2    B2, 3, B10           ; SHRU    b2_155, 3, lower_160
        XOR     .L1X   A6, B13, A9          ; XOR     x1, x0, t0_163
||      XOR     .L2    B8, B0, B7           ; XOR     a3_155, c2_155, x3
||      SUB     .S1    A7, A6, A5           ; SUB     ones, x0, t3_163
||      ADD     .S2X   B10, A15, B8         ; ADD     upper_160, lower_160, x2
        AND     .L1    A5, A9, A15          ; AND     t3_163, t0_163, t6_163
||      OR      .L2X   B7, A9, B10          ; OR      x3, t0_163, t1_163
        XOR     .L1X   A9, B7, A8           ; XOR     x3, t0_163, t2_163
||      XOR     .L2    B8, B10, B0          ; XOR     x2, t1_163, t4_163
||      XOR     .S2X   B10, A5, B8          ; XOR     t1_163, t3_163, t5_163
        XOR     .L1X   A15, B0, A11         ; XOR     t6_163, t4_163, t7_163
||      AND     .L2    B0, B8, B5           ; AND     t4_163, t5_163, t8_163
||      XOR     .S2X   B8, A8, B10          ; XOR     t5_163, t2_163, t9_163
        XOR     .L1X   A9, B10, A7          ; XOR     t0_163, t9_163, t11_163
||      XOR     .L2    B5, B10, B0          ; XOR     t8_163, t9_163, y0_162
||      AND     .S2X   B10, A11, B5         ; AND     t9_163, t7_163, t12_163
        XOR     .L1    A7, A11, A1          ; XOR     t11_163, t7_163, y2_162
||      XOR     .L2X   B5, A8, B6           ; XOR     t2_163, t12_163, y1_162
||      XOR     .S1X   A11, B0, A7          ; XOR     t7_163, y0_162, y3_162
||      XOR     .S2    B0, B12, B8          ; XOR     y0_162, k0_164, z0_162
        MV      .L1    A1, A15              ; copy
||      MV      .L2    B6, B7               ; copy
||      SHRU    .S2    B8, 5, B10           ; SHRU    z0_162, 5, lower_167
        XOR     .L1X   A14, B7, A12         ; XOR     y1_162, k1_164, z1_162
||      XOR     .L2X   B11, A15, B5         ; XOR     y2_162, k2_164, z2_162
||      MV      .S1    A7, A9               ; copy
||      SHL     .S2    B8, 27, B13          ; SHL     z0_162, 27, upper_167
        ADD     .L2    B13, B10, B1         ; ADD     upper_167, lower_167, a0_165
||      SHL     .S1    A12, 7, A13          ; SHL     z1_162, 7, by7_165
||      SHL     .S2    B5, 10, B13          ; SHL     z2_162, 10, upper_166
        XOR     .L2X   B9, A9, B7           ; XOR     y3_162, k3_164, z3_162
||      SHRU    .S1    A12, 1, A8           ; SHRU    z1_162, 1, lower_169
||      SHRU    .S2    B5, 22, B5           ; SHRU    z2_162, 22, lower_166
        XOR     .L1X   A13, B7, A6          ; XOR     z3_162, by7_165, b3_165
||      ADD     .L2    B13, B5, B2          ; ADD     upper_166, lower_166, a2_165
||      SHL     .S1    A12, 31, A9          ; SHL     z1_162, 31, upper_169
||      SHRU    .S2    B7, 7, B6            ; SHRU    z3_162, 7, lower_168
        XOR     .L1X   A12, B7, A7          ; XOR     z1_162, z3_162, b1_165
||[!A2] B       .S1    serpent_decrypt_block$rounds; [!done] B      rounds
        XOR     .L1X   A6, B2, A1           ; XOR     a2_165, b3_165, b2_165
||      XOR     .L2X   B1, A7, B0           ; XOR     a0_165, b1_165, b0_165
||      ADD     .S1    A9, A8, A2           ; ADD     upper_169, lower_169, a1_165
||      SHL     .S2    B7, 25, B5           ; SHL     z3_162, 25, upper_168
||      MV      .D2    B6, B7               ; copy
        MV      .L2    B5, B1               ; copy
||      SHRU    .S1X   B0, 13, A11          ; SHRU    b0_165, 13, lower_171
||      SHL     .S2    B0, 3, B9            ; SHL     b0_165, 3, by3_165
        XOR     .L2X   B9, A1, B7           ; XOR     b2_165, by3_165, c2_165
||      SHRU    .S1    A1, 3, A6            ; SHRU    b2_165, 3, lower_170
||      SHL     .S2    B0, 19, B2           ; SHL     b0_165, 19, upper_171
||      ADD     .D2    B1, B7, B12          ; ADD     upper_168, lower_168, a3_165
        XOR     .L1X   A1, B0, A2           ; XOR     b0_165, b2_165, c1_165
||      MV      .L2    B7, B6               ; copy
||      SHL     .S1    A1, 29, A10          ; SHL     b2_165, 29, upper_170
||      MV      .S2X   A2, B13              ; copy
        ADD     .L1    A10, A6, A6          ; ADD     upper_170, lower_170, x2
||      XOR     .L2    B12, B6, B6          ; XOR     a3_165, c2_165, x3
||      ADD     .S1X   A11, B2, A5          ; ADD     upper_171, lower_171, x0
||      XOR     .S2X   B13, A2, B5          ; XOR     a1_165, c1_165, x1
serpent_decrypt_block$serpent_decrypt_block$2:
        SHRU    .S2X   A5, 19, B0           ; SHRU    x0, 19, lower_173
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        SHL     .S1    A5, 13, A5           ; SHL     x0, 13, upper_173
||      SHRU    .S2X   A6, 29, B1           ; SHRU    x2, 29, lower_174
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        ADD     .L1X   A5, B0, A5           ; ADD     upper_173, lower_173, a0_172
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        SHL     .S1    A5, 3, A6            ; SHL     a0_172, 3, by3_172
||      SHL     .S2X   A6, 3, B0            ; SHL     x2, 3, upper_174
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L1X   A5, B5, A6           ; XOR     x1, a0_172, a1_172
||      ADD     .L2    B0, B1, B0           ; ADD     upper_174, lower_174, a2_172
||      XOR     .S2X   B6, A6, B1           ; XOR     x3, by3_172, a3_172
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L1X   A6, B0, A6           ; XOR     a1_172, a2_172, b1_172
||      XOR     .L2    B1, B0, B1           ; XOR     a3_172, a2_172, b3_172
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        ADD     .L1    A6, A6, A0           ; ADD     b1_172, b1_172, upper_175
||      SHL     .S1X   B1, 7, A6            ; SHL     b3_172, 7, upper_176
||      SHRU    .S2X   A6, 31, B5           ; SHRU    b1_172, 31, lower_175
||      LDW     .D2T1  *+B15[9], A14        ; restore A14
        ADD     .L2X   B5, A0, B1           ; ADD     upper_175, lower_175, w1
||      SHRU    .S1X   B1, 25, A0           ; SHRU    b3_172, 25, lower_176
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        ADD     .L1    A6, A0, A0           ; ADD     upper_176, lower_176, w3
||      XOR     .L2X   B1, A5, B3           ; XOR     a0_172, w1, b0_172
||      SHL     .S1X   B1, 7, A5            ; SHL     w1, 7, by7_172
||      B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        XOR     .L1X   A5, B0, A5           ; XOR     a2_172, by7_172, b2_172
||      XOR     .L2X   B3, A0, B0           ; XOR     b0_172, w3, c0_172
||      STW     .D1T2  B1, *+A4[1]          ; STW     w1, *+block[1]
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        XOR     .L1    A5, A0, A6           ; XOR     b2_172, w3, c2_172
||      SHRU    .S1X   B0, 27, A5           ; SHRU    c0_172, 27, lower_177
||      SHL     .S2    B0, 5, B0            ; SHL     c0_172, 5, upper_177
        ADD     .L1X   A5, B0, A0           ; ADD     upper_177, lower_177, w0
||      SHRU    .S1    A6, 10, A5           ; SHRU    c2_172, 10, lower_178
||      SHL     .S2X   A6, 22, B0           ; SHL     c2_172, 22, upper_178
||      STW     .D1T1  A0, *+A4[3]          ; STW     w3, *+block[3]
        ADD     .L1X   A5, B0, A0           ; ADD     upper_178, lower_178, w2
||      ADDK    .S2    40, B15              ; frame
||      STW     .D1T1  A0, *+A4[0]          ; STW     w0, *+block[0]
        STW     .D1T1  A0, *+A4[2]          ; STW     w2, *+block[2]
