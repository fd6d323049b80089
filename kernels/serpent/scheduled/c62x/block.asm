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
||      MV      .L2X   A4, B0               ; copy
||      MVK     .S1    -1, A3               ; MVK     -1, ones
||      B       .S2    serpent_decrypt_block$on1; no interrupt is taken in its delay slots
        ADDK    .S1    512, A0              ; ADDK    512, keys
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], w3
        LDW     .D1T1  *+A0[2], A10         ; LDW     *+keys[0 + 2], k2_1
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+block[1], w1
        LDW     .D1T2  *+A0[1], B2          ; LDW     *+keys[0 + 1], k1_1
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+block[0], w0
        LDW     .D1T1  *+A0[0], A2          ; LDW     *+keys[0], k0_1
||      B       .S1    serpent_decrypt_block$on2; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A0[3], B5          ; LDW     *+keys[0 + 3], k3_1
||      LDW     .D2T1  *+B0[2], A5          ; LDW     *+block[2], w2
serpent_decrypt_block$on1:
        STW     .D2T1  A10, *+B15[1]        ; save A10
        NOP     3
serpent_decrypt_block$on2:
        XOR     .L1    A1, A2, A5           ; XOR     w0, k0_1, x0
||      XOR     .L2    B1, B2, B5           ; XOR     w1, k1_1, x1
||      XOR     .S1    A5, A10, A6          ; XOR     w2, k2_1, x2
||      XOR     .S2    B0, B5, B6           ; XOR     w3, k3_1, x3
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 123, "res_mii": 85, "rec_mii": 100, "optimal": null, "attempts": [{"interval": 100, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 123, "result": "found by lists", "seconds": 18.2}]}
;  loop rounds, passes one after the other: 123 cycles each
;  bounds: resources 85, recurrence 100
;  as a region: 123 cycles found by lists, 18.2 s
;  II 100: proved infeasible (units between the chains at both ends), 0.2 s
;  not proved optimal: every interval below 101 is ruled out; 18.2 s of search found nothing below 123
serpent_decrypt_block$rounds:
        XOR     .L1    A5, A6, A6           ; XOR     x0, x2, t1_4
||      OR      .L2X   B6, A6, B0           ; OR      x2, x3, t2_4
||      ADDK    .S1    -128, A0             ; rounds: ADDK    -128, keys
||      XOR     .S2    B6, B5, B1           ; XOR     x3, x1, t3_4
        SUB     .L1    A3, A6, A5           ; SUB     ones, t1_4, t4_4
||      AND     .L2X   B6, A5, B6           ; AND     x3, x0, t0_4
||      LDW     .D1T1  *+A0[28], A6         ; LDW     *+keys[28], k0_5
||      B       .S1    serpent_decrypt_block$on3; no interrupt is taken in its delay slots
        XOR     .L1X   A5, B1, A6           ; XOR     t3_4, t4_4, t6_4
||      OR      .L2    B5, B6, B5           ; OR      x1, t0_4, t5_4
||      XOR     .S2    B6, B0, B1           ; XOR     t0_4, t2_4, t10_4
||      LDW     .D1T1  *+A0[30], A1         ; LDW     *+keys[28 + 2], k2_5
        AND     .L1X   A5, B0, A5           ; AND     t4_4, t2_4, t7_4
||      AND     .L2    B5, B0, B6           ; AND     t5_4, t2_4, t9_4
||      AND     .S2    B0, B1, B0           ; AND     t2_4, t10_4, t12_4
||      LDW     .D1T1  *+A0[29], A5         ; LDW     *+keys[28 + 1], k1_5
        XOR     .L1X   A5, B5, A5           ; XOR     t7_4, t5_4, y2_3
||      XOR     .L2X   B1, A6, B5           ; XOR     t6_4, t10_4, t11_4
||      LDW     .D1T1  *+A0[31], A6         ; LDW     *+keys[28 + 3], k3_5
        XOR     .L2    B6, B5, B6           ; XOR     t9_4, t11_4, y0_3
||      AND     .S2X   B5, A5, B2           ; AND     t11_4, y2_3, t16_4
||      B       .S1    serpent_decrypt_block$on4; no interrupt is taken in its delay slots
        OR      .L2X   B1, A5, B1           ; OR      t10_4, y2_3, t13_4
||      XOR     .S2    B2, B0, B0           ; XOR     t16_4, t12_4, y3_3
serpent_decrypt_block$on3:
        XOR     .L1    A5, A1, A1           ; XOR     y2_3, k2_5, z2_3
||      XOR     .L2    B1, B5, B5           ; XOR     t13_4, t11_4, y1_3
||      XOR     .S2X   B6, A6, B1           ; XOR     y0_3, k0_5, z0_3
        XOR     .L2X   B5, A5, B5           ; XOR     y1_3, k1_5, z1_3
||      SHRU    .S1    A1, 22, A5           ; SHRU    z2_3, 22, lower_7
||      SHL     .S2    B1, 27, B6           ; SHL     z0_3, 27, upper_8
        XOR     .L2X   B0, A6, B0           ; XOR     y3_3, k3_5, z3_3
||      SHL     .S1    A1, 10, A1           ; SHL     z2_3, 10, upper_7
||      SHL     .S2    B5, 7, B2            ; SHL     z1_3, 7, by7_6
        ADD     .L1    A1, A5, A5           ; ADD     upper_7, lower_7, a2_6
||      XOR     .L2    B0, B2, B2           ; XOR     z3_3, by7_6, b3_6
||      SHRU    .S1X   B1, 5, A1            ; SHRU    z0_3, 5, lower_8
||      SHRU    .S2    B0, 7, B1            ; SHRU    z3_3, 7, lower_9
serpent_decrypt_block$on4:
        XOR     .L1X   A5, B2, A5           ; XOR     a2_6, b3_6, b2_6
||      XOR     .L2    B5, B0, B7           ; XOR     z1_3, z3_3, b1_6
||      SHL     .S2    B5, 31, B2           ; SHL     z1_3, 31, upper_10
        ADD     .L1X   A1, B6, A1           ; ADD     upper_8, lower_8, a0_6
||      SHRU    .S1    A5, 3, A6            ; SHRU    b2_6, 3, lower_11
||      SHL     .S2X   A5, 29, B6           ; SHL     b2_6, 29, upper_11
        ADD     .L1X   A6, B6, A1           ; ADD     upper_11, lower_11, x2
||      XOR     .L2X   B7, A1, B0           ; XOR     a0_6, b1_6, b0_6
||      SHL     .S2    B0, 25, B6           ; SHL     z3_3, 25, upper_9
||      LDW     .D1T1  *+A0[27], A1         ; LDW     *+keys[24 + 3], k3_15
||      B       .S1    serpent_decrypt_block$on5; no interrupt is taken in its delay slots
        XOR     .L2X   B0, A5, B1           ; XOR     b0_6, b2_6, c1_6
||      SHL     .S1X   B0, 3, A6            ; SHL     b0_6, 3, by3_6
||      SHRU    .S2    B0, 13, B7           ; SHRU    b0_6, 13, lower_12
||      LDW     .D1T1  *+A0[25], A6         ; LDW     *+keys[24 + 1], k1_15
||      ADD     .D2    B6, B1, B6           ; ADD     upper_9, lower_9, a3_6
        XOR     .L1    A5, A6, A5           ; XOR     b2_6, by3_6, c2_6
||      SHL     .S1X   B0, 19, A6           ; SHL     b0_6, 19, upper_12
||      SHRU    .S2    B5, 1, B0            ; SHRU    z1_3, 1, lower_10
||      LDW     .D1T1  *+A0[24], A2         ; LDW     *+keys[24], k0_15
        ADD     .L1X   A6, B7, A5           ; ADD     upper_12, lower_12, x0
||      XOR     .L2X   B6, A5, B0           ; XOR     a3_6, c2_6, x3
||      ADD     .S2    B2, B0, B2           ; ADD     upper_10, lower_10, a1_6
||      LDW     .D1T1  *+A0[26], A7         ; LDW     *+keys[24 + 2], k2_15
||      B       .S1    serpent_decrypt_block$on6; no interrupt is taken in its delay slots
        XOR     .L1    A5, A1, A5           ; XOR     x0, x2, t0_14
||      XOR     .L2    B2, B1, B1           ; XOR     a1_6, c1_6, x1
||      XOR     .S2X   B0, A1, B2           ; XOR     x2, x3, t2_14
        OR      .L1X   A5, B2, A2           ; OR      t2_14, t0_14, t5_14
||      AND     .L2X   B0, A5, B6           ; AND     t0_14, x3, t1_14
||      XOR     .S2    B0, B1, B0           ; XOR     x3, x1, t4_14
serpent_decrypt_block$on5:
        XOR     .L2    B6, B2, B6           ; XOR     t1_14, t2_14, t3_14
||      XOR     .S2X   B0, A2, B2           ; XOR     t5_14, t4_14, t6_14
        SUB     .L1X   A3, B6, A8           ; SUB     ones, t3_14, t8_14
||      AND     .L2    B0, B6, B0           ; AND     t4_14, t3_14, t7_14
||      AND     .S2    B1, B2, B6           ; AND     x1, t6_14, t10_14
        XOR     .L1    A5, A8, A5           ; XOR     t0_14, t8_14, t11_14
||      XOR     .L2    B0, B1, B0           ; XOR     t7_14, x1, t9_14
||      XOR     .S1X   A8, B6, A8           ; XOR     t8_14, t10_14, y3_13
serpent_decrypt_block$on6:
        XOR     .L1X   A5, B2, A8           ; XOR     t11_14, t6_14, y1_13
||      XOR     .L2X   B2, A8, B2           ; XOR     t6_14, y3_13, y0_13
||      XOR     .S1    A8, A1, A1           ; XOR     y3_13, k3_15, z3_13
        XOR     .L1X   A5, B0, A5           ; XOR     t9_14, t11_14, y2_13
||      XOR     .L2X   B2, A2, B0           ; XOR     y0_13, k0_15, z0_13
||      XOR     .S1    A8, A6, A2           ; XOR     y1_13, k1_15, z1_13
        XOR     .L1    A5, A7, A5           ; XOR     y2_13, k2_15, z2_13
||      SHL     .S1    A2, 7, A7            ; SHL     z1_13, 7, by7_16
||      SHRU    .S2X   A1, 7, B2            ; SHRU    z3_13, 7, lower_19
        XOR     .L1    A1, A7, A5           ; XOR     z3_13, by7_16, b3_16
||      SHRU    .S1    A5, 22, A7           ; SHRU    z2_13, 22, lower_17
||      SHL     .S2X   A5, 10, B1           ; SHL     z2_13, 10, upper_17
        XOR     .L1    A2, A1, A7           ; XOR     z1_13, z3_13, b1_16
||      ADD     .L2X   B1, A7, B0           ; ADD     upper_17, lower_17, a2_16
||      SHL     .S1X   B0, 27, A6           ; SHL     z0_13, 27, upper_18
||      SHRU    .S2    B0, 5, B1            ; SHRU    z0_13, 5, lower_18
        ADD     .L1X   A6, B1, A5           ; ADD     upper_18, lower_18, a0_16
||      XOR     .L2X   B0, A5, B0           ; XOR     a2_16, b3_16, b2_16
||      SHL     .S1    A1, 25, A1           ; SHL     z3_13, 25, upper_19
||      LDW     .D1T1  *+A0[20], A1         ; LDW     *+keys[20], k0_25
||      B       .S2    serpent_decrypt_block$on7; no interrupt is taken in its delay slots
        XOR     .L1    A5, A7, A2           ; XOR     a0_16, b1_16, b0_16
||      SHRU    .S1    A2, 1, A5            ; SHRU    z1_13, 1, lower_20
||      SHL     .S2X   A2, 31, B1           ; SHL     z1_13, 31, upper_20
        ADD     .L1X   A1, B2, A1           ; ADD     upper_19, lower_19, a3_16
||      XOR     .L2X   B0, A2, B2           ; XOR     b0_16, b2_16, c1_16
||      SHL     .S1    A2, 3, A7            ; SHL     b0_16, 3, by3_16
||      SHL     .S2    B0, 29, B6           ; SHL     b2_16, 29, upper_21
||      LDW     .D1T1  *+A0[22], A2         ; LDW     *+keys[20 + 2], k2_25
        XOR     .L1X   A7, B0, A7           ; XOR     b2_16, by3_16, c2_16
||      ADD     .L2X   B1, A5, B0           ; ADD     upper_20, lower_20, a1_16
||      SHRU    .S1    A2, 13, A5           ; SHRU    b0_16, 13, lower_22
||      SHRU    .S2    B0, 3, B1            ; SHRU    b2_16, 3, lower_21
||      LDW     .D1T1  *+A0[21], A6         ; LDW     *+keys[20 + 1], k1_25
        XOR     .L1    A1, A7, A2           ; XOR     a3_16, c2_16, x3
||      XOR     .L2    B0, B2, B0           ; XOR     a1_16, c1_16, x1
||      SHL     .S1    A2, 19, A7           ; SHL     b0_16, 19, upper_22
||      ADD     .D2    B6, B1, B1           ; ADD     upper_21, lower_21, x2
||      LDW     .D1T1  *+A0[23], A8         ; LDW     *+keys[20 + 3], k3_25
||      B       .S2    serpent_decrypt_block$on8; no interrupt is taken in its delay slots
        ADD     .L1    A7, A5, A5           ; ADD     upper_22, lower_22, x0
||      OR      .L2    B0, B1, B1           ; OR      x1, x2, t0_24
||      AND     .S1X   A2, B0, A7           ; AND     x3, x1, t3_24
||      XOR     .S2    B1, B0, B2           ; XOR     x2, x1, t1_24
serpent_decrypt_block$on7:
        XOR     .L1X   A7, B2, A7           ; XOR     t1_24, t3_24, t4_24
||      XOR     .L2X   B1, A2, B1           ; XOR     t0_24, x3, t2_24
||      OR      .S1    A7, A5, A6           ; OR      t3_24, x0, t5_24
||      SUB     .D1    A3, A5, A5           ; SUB     ones, x0, t6_24
        XOR     .L1    A6, A7, A7           ; XOR     t5_24, t4_24, t7_24
||      XOR     .L2    B0, B1, B0           ; XOR     x1, t2_24, t9_24
||      OR      .S1    A7, A5, A8           ; OR      t4_24, t6_24, t8_24
||      XOR     .S2X   B1, A5, B2           ; XOR     t6_24, t2_24, t12_24
        XOR     .L1X   A8, B0, A9           ; XOR     t8_24, t9_24, t10_24
||      XOR     .L2X   B1, A7, B1           ; XOR     t2_24, t7_24, y0_23
        AND     .L1X   A9, B2, A9           ; AND     t12_24, t10_24, t14_24
||      XOR     .L2X   B1, A1, B1           ; XOR     y0_23, k0_25, z0_23
||      XOR     .S1    A9, A7, A1           ; XOR     t10_24, t7_24, t15_24
serpent_decrypt_block$on8:
        XOR     .L1    A9, A1, A5           ; XOR     t14_24, t15_24, y2_23
||      AND     .L2X   B0, A5, B0           ; AND     t9_24, t6_24, t11_24
||      SHL     .S1X   B1, 27, A9           ; SHL     z0_23, 27, upper_28
||      SHRU    .S2    B1, 5, B1            ; SHRU    z0_23, 5, lower_28
        XOR     .L1    A5, A2, A5           ; XOR     y2_23, k2_25, z2_23
||      XOR     .L2X   B0, A7, B1           ; XOR     t11_24, t7_24, y1_23
||      ADD     .S1X   A9, B1, A2           ; ADD     upper_28, lower_28, a0_26
        XOR     .L1X   A1, B0, A6           ; XOR     t15_24, t11_24, y3_23
||      XOR     .L2X   B1, A6, B0           ; XOR     y1_23, k1_25, z1_23
||      SHRU    .S1    A5, 22, A1           ; SHRU    z2_23, 22, lower_27
        XOR     .L1    A6, A8, A5           ; XOR     y3_23, k3_25, z3_23
||      SHL     .S1    A5, 10, A6           ; SHL     z2_23, 10, upper_27
||      SHL     .S2    B0, 7, B1            ; SHL     z1_23, 7, by7_26
        XOR     .L1X   A5, B1, A8           ; XOR     z3_23, by7_26, b3_26
||      XOR     .L2X   B0, A5, B2           ; XOR     z1_23, z3_23, b1_26
||      SHL     .S1    A5, 25, A1           ; SHL     z3_23, 25, upper_29
||      SHL     .S2    B0, 31, B1           ; SHL     z1_23, 31, upper_30
||      ADD     .D1    A6, A1, A6           ; ADD     upper_27, lower_27, a2_26
        XOR     .L1    A6, A8, A2           ; XOR     a2_26, b3_26, b2_26
||      XOR     .S1X   A2, B2, A6           ; XOR     a0_26, b1_26, b0_26
||      SHRU    .S2    B0, 1, B0            ; SHRU    z1_23, 1, lower_30
||      LDW     .D1T1  *+A0[17], A10        ; LDW     *+keys[16 + 1], k1_35
        ADD     .L2    B1, B0, B0           ; ADD     upper_30, lower_30, a1_26
||      SHL     .S1    A6, 3, A8            ; SHL     b0_26, 3, by3_26
||      SHL     .S2X   A6, 19, B1           ; SHL     b0_26, 19, upper_32
        XOR     .L1    A6, A2, A5           ; XOR     b0_26, b2_26, c1_26
||      SHRU    .S1    A5, 7, A7            ; SHRU    z3_23, 7, lower_29
||      SHRU    .S2X   A2, 3, B2            ; SHRU    b2_26, 3, lower_31
||      LDW     .D1T1  *+A0[19], A9         ; LDW     *+keys[16 + 3], k3_35
        XOR     .L1    A2, A8, A2           ; XOR     b2_26, by3_26, c2_26
||      SHRU    .S1    A6, 13, A6           ; SHRU    b0_26, 13, lower_32
||      SHL     .S2X   A2, 29, B6           ; SHL     b2_26, 29, upper_31
||      ADD     .D1    A1, A7, A1           ; ADD     upper_29, lower_29, a3_26
        XOR     .L1    A1, A2, A1           ; XOR     a3_26, c2_26, x3
||      XOR     .L2X   B0, A5, B0           ; XOR     a1_26, c1_26, x1
||      ADD     .S1X   A6, B1, A5           ; ADD     upper_32, lower_32, x0
||      ADD     .S2    B6, B2, B1           ; ADD     upper_31, lower_31, x2
||      LDW     .D1T1  *+A0[18], A7         ; LDW     *+keys[16 + 2], k2_35
        XOR     .L1X   A1, B1, A6           ; XOR     x2, x3, t0_34
||      AND     .L2X   B0, A5, B1           ; AND     x0, x1, t1_34
||      SUB     .S1    A3, A5, A5           ; SUB     ones, x0, t4_34
||      LDW     .D1T1  *+A0[16], A2         ; LDW     *+keys[16], k0_35
        OR      .L1    A6, A1, A6           ; OR      t0_34, x3, t3_34
||      XOR     .L2X   B1, A6, B1           ; XOR     t1_34, t0_34, t2_34
        AND     .L1    A6, A5, A6           ; AND     t3_34, t4_34, t7_34
||      XOR     .L2    B0, B1, B0           ; XOR     x1, t2_34, t5_34
||      XOR     .S2X   B1, A6, B1           ; XOR     t2_34, t3_34, t6_34
        XOR     .L1X   A6, B1, A8           ; XOR     t7_34, t6_34, y1_33
||      OR      .L2X   B1, A5, B1           ; OR      t6_34, t4_34, t9_34
        AND     .L1    A1, A8, A8           ; AND     x3, y1_33, t11_34
||      XOR     .L2X   B1, A1, B1           ; XOR     t9_34, x3, t10_34
||      XOR     .S1    A8, A10, A1          ; XOR     y1_33, k1_35, z1_33
        XOR     .L1    A5, A8, A5           ; XOR     t4_34, t11_34, t12_34
||      AND     .L2    B0, B1, B2           ; AND     t5_34, t10_34, t14_34
||      XOR     .S1X   A8, B0, A8           ; XOR     t11_34, t5_34, y3_33
||      SHL     .S2X   A1, 7, B0            ; SHL     z1_33, 7, by7_36
        XOR     .L1X   A5, B2, A6           ; XOR     t12_34, t14_34, y2_33
||      XOR     .L2X   B1, A8, B1           ; XOR     t10_34, y3_33, y0_33
||      XOR     .S1    A8, A9, A5           ; XOR     y3_33, k3_35, z3_33
        XOR     .L1    A6, A7, A6           ; XOR     y2_33, k2_35, z2_33
||      XOR     .L2X   B1, A2, B0           ; XOR     y0_33, k0_35, z0_33
||      XOR     .S1X   A5, B0, A2           ; XOR     z3_33, by7_36, b3_36
        XOR     .L1    A1, A5, A6           ; XOR     z1_33, z3_33, b1_36
||      SHRU    .S1    A6, 22, A7           ; SHRU    z2_33, 22, lower_37
||      SHL     .S2X   A6, 10, B1           ; SHL     z2_33, 10, upper_37
        ADD     .L2X   B1, A7, B0           ; ADD     upper_37, lower_37, a2_36
||      SHRU    .S1X   B0, 5, A7            ; SHRU    z0_33, 5, lower_38
||      SHL     .S2    B0, 27, B1           ; SHL     z0_33, 27, upper_38
        XOR     .L1X   A2, B0, A2           ; XOR     a2_36, b3_36, b2_36
||      ADD     .L2X   B1, A7, B0           ; ADD     upper_38, lower_38, a0_36
||      SHRU    .S1    A1, 1, A7            ; SHRU    z1_33, 1, lower_40
||      B       .S2    serpent_decrypt_block$on9; no interrupt is taken in its delay slots
        SHRU    .S1    A2, 3, A8            ; SHRU    b2_36, 3, lower_41
||      SHL     .S2X   A2, 29, B1           ; SHL     b2_36, 29, upper_41
||      LDW     .D1T1  *+A0[12], A1         ; LDW     *+keys[12], k0_45
        ADD     .L1X   A8, B1, A1           ; ADD     upper_41, lower_41, x2
||      XOR     .L2X   B0, A6, B0           ; XOR     a0_36, b1_36, b0_36
||      SHL     .S1    A1, 31, A6           ; SHL     z1_33, 31, upper_40
||      B       .S2    serpent_decrypt_block$on10; no interrupt is taken in its delay slots
        ADD     .L1    A6, A7, A7           ; ADD     upper_40, lower_40, a1_36
||      XOR     .L2X   B0, A2, B2           ; XOR     b0_36, b2_36, c1_36
||      SHL     .S1X   B0, 3, A6            ; SHL     b0_36, 3, by3_36
||      SHL     .S2    B0, 19, B1           ; SHL     b0_36, 19, upper_42
        XOR     .L1    A2, A6, A6           ; XOR     b2_36, by3_36, c2_36
||      XOR     .S1X   A7, B2, A2           ; XOR     a1_36, c1_36, x1
||      SHRU    .S2X   A5, 7, B2            ; SHRU    z3_33, 7, lower_39
||      LDW     .D1T1  *+A0[15], A7         ; LDW     *+keys[12 + 3], k3_45
        XOR     .L1    A1, A2, A5           ; XOR     x2, x1, t0_44
||      SHL     .S1    A5, 25, A7           ; SHL     z3_33, 25, upper_39
||      SHRU    .S2    B0, 13, B0           ; SHRU    b0_36, 13, lower_42
||      LDW     .D1T1  *+A0[13], A5         ; LDW     *+keys[12 + 1], k1_45
serpent_decrypt_block$on9:
        ADD     .L1X   A7, B2, A7           ; ADD     upper_39, lower_39, a3_36
||      ADD     .L2    B1, B0, B0           ; ADD     upper_42, lower_42, x0
||      AND     .S1    A2, A5, A8           ; AND     x1, t0_44, t1_44
||      LDW     .D1T1  *+A0[14], A1         ; LDW     *+keys[12 + 2], k2_45
||      B       .S2    serpent_decrypt_block$on11; no interrupt is taken in its delay slots
        XOR     .L1    A7, A6, A6           ; XOR     a3_36, c2_36, x3
||      OR      .L2X   B0, A2, B0           ; OR      x0, x1, t3_44
||      XOR     .S1X   A8, B0, A7           ; XOR     t1_44, x0, t2_44
serpent_decrypt_block$on10:
        OR      .L1    A6, A7, A8           ; OR      x3, t2_44, t6_44
||      XOR     .L2X   B0, A6, B0           ; XOR     t3_44, x3, t5_44
||      XOR     .S1    A7, A5, A9           ; XOR     t2_44, t0_44, t7_44
        XOR     .L1    A9, A8, A10          ; XOR     t7_44, t6_44, t8_44
||      XOR     .L2X   B0, A5, B0           ; XOR     t5_44, t0_44, t9_44
||      XOR     .S1    A5, A8, A9           ; XOR     t0_44, t6_44, y0_43
        AND     .L1    A8, A10, A8          ; AND     t6_44, t8_44, t11_44
||      XOR     .L2X   B0, A10, B1          ; XOR     t8_44, t9_44, t12_44
||      XOR     .S1    A9, A1, A10          ; XOR     y0_43, k0_45, z0_43
        XOR     .L1    A2, A6, A6           ; XOR     x1, x3, t4_44
||      AND     .L2X   B0, A9, B0           ; AND     t9_44, y0_43, t13_44
||      SHRU    .S1    A10, 5, A2           ; SHRU    z0_43, 5, lower_48
serpent_decrypt_block$on11:
        XOR     .L1    A6, A8, A6           ; XOR     t4_44, t11_44, y2_43
||      XOR     .L2    B0, B1, B1           ; XOR     t13_44, t12_44, y1_43
||      XOR     .S1X   A8, B0, A8           ; XOR     t11_44, t13_44, y3_43
||      SHL     .S2X   A10, 27, B0          ; SHL     z0_43, 27, upper_48
        XOR     .L1    A6, A1, A5           ; XOR     y2_43, k2_45, z2_43
||      XOR     .L2X   B1, A5, B1           ; XOR     y1_43, k1_45, z1_43
||      XOR     .S1    A8, A7, A1           ; XOR     y3_43, k3_45, z3_43
        ADD     .L1X   A2, B0, A6           ; ADD     upper_48, lower_48, a0_46
||      XOR     .L2X   B1, A1, B0           ; XOR     z1_43, z3_43, b1_46
||      SHL     .S1    A5, 10, A2           ; SHL     z2_43, 10, upper_47
||      SHL     .S2    B1, 7, B2            ; SHL     z1_43, 7, by7_46
        XOR     .L1X   A1, B2, A5           ; XOR     z3_43, by7_46, b3_46
||      SHL     .S1    A1, 25, A7           ; SHL     z3_43, 25, upper_49
||      SHRU    .S2X   A5, 22, B2           ; SHRU    z2_43, 22, lower_47
        ADD     .L1X   A2, B2, A1           ; ADD     upper_47, lower_47, a2_46
||      XOR     .L2X   B0, A6, B0           ; XOR     a0_46, b1_46, b0_46
||      SHRU    .S1    A1, 7, A2            ; SHRU    z3_43, 7, lower_49
||      SHL     .S2    B1, 31, B2           ; SHL     z1_43, 31, upper_50
||      LDW     .D1T1  *+A0[8], A10         ; LDW     *+keys[8], k0_55
        XOR     .L1    A1, A5, A2           ; XOR     a2_46, b3_46, b2_46
||      SHRU    .S1X   B1, 1, A5            ; SHRU    z1_43, 1, lower_50
||      SHL     .S2    B0, 3, B1            ; SHL     b0_46, 3, by3_46
||      ADD     .D1    A7, A2, A1           ; ADD     upper_49, lower_49, a3_46
        ADD     .L1X   A5, B2, A5           ; ADD     upper_50, lower_50, a1_46
||      SHL     .S1    A2, 29, A7           ; SHL     b2_46, 29, upper_51
||      SHRU    .S2X   A2, 3, B2            ; SHRU    b2_46, 3, lower_51
        XOR     .L1X   A2, B1, A2           ; XOR     b2_46, by3_46, c2_46
||      XOR     .L2X   B0, A2, B6           ; XOR     b0_46, b2_46, c1_46
||      SHL     .S2    B0, 19, B1           ; SHL     b0_46, 19, upper_52
||      LDW     .D1T1  *+A0[9], A8          ; LDW     *+keys[8 + 1], k1_55
        XOR     .L1    A1, A2, A6           ; XOR     a3_46, c2_46, x3
||      XOR     .L2X   B6, A5, B0           ; XOR     a1_46, c1_46, x1
||      ADD     .S1X   A7, B2, A5           ; ADD     upper_51, lower_51, x2
||      SHRU    .S2    B0, 13, B2           ; SHRU    b0_46, 13, lower_52
||      LDW     .D1T1  *+A0[10], A2         ; LDW     *+keys[8 + 2], k2_55
        XOR     .L1X   A5, B0, A5           ; XOR     x2, x1, t0_54
||      ADD     .L2    B1, B2, B1           ; ADD     upper_52, lower_52, x0
||      SUB     .S1    A3, A6, A7           ; SUB     ones, x3, t1_54
||      LDW     .D1T1  *+A0[11], A1         ; LDW     *+keys[8 + 3], k3_55
        OR      .L1    A7, A5, A5           ; OR      t1_54, t0_54, t2_54
||      XOR     .L2X   B1, A6, B2           ; XOR     x3, x0, t4_54
||      XOR     .S1    A5, A6, A6           ; XOR     t0_54, x3, t3_54
        XOR     .L1X   A5, B0, A7           ; XOR     t2_54, x1, t5_54
||      OR      .L2X   B0, A6, B0           ; OR      x1, t3_54, t6_54
        XOR     .L1X   A6, B1, A6           ; XOR     t3_54, x0, t7_54
||      XOR     .L2    B0, B2, B0           ; XOR     t6_54, t4_54, y0_53
||      OR      .S2X   B2, A7, B2           ; OR      t4_54, t5_54, t9_54
        XOR     .L1    A6, A7, A6           ; XOR     t7_54, t5_54, t10_54
||      XOR     .L2X   B0, A10, B6          ; XOR     y0_53, k0_55, z0_53
        AND     .L1X   A6, B0, A6           ; AND     t10_54, y0_53, t12_54
||      XOR     .L2X   B2, A6, B2           ; XOR     t9_54, t10_54, t11_54
||      SHRU    .S2    B6, 5, B0            ; SHRU    z0_53, 5, lower_58
        XOR     .L1    A6, A7, A6           ; XOR     t12_54, t5_54, y3_53
||      XOR     .L2    B2, B1, B1           ; XOR     t11_54, x0, y1_53
||      XOR     .S1X   A7, B2, A7           ; XOR     t5_54, t11_54, y2_53
        XOR     .L1    A7, A2, A2           ; XOR     y2_53, k2_55, z2_53
||      XOR     .L2X   B1, A8, B1           ; XOR     y1_53, k1_55, z1_53
||      SHL     .S1X   B6, 27, A5           ; SHL     z0_53, 27, upper_58
        XOR     .L1    A6, A1, A1           ; XOR     y3_53, k3_55, z3_53
||      ADD     .L2X   B0, A5, B6           ; ADD     upper_58, lower_58, a0_56
||      SHL     .S1    A2, 10, A5           ; SHL     z2_53, 10, upper_57
||      SHRU    .S2    B1, 1, B0            ; SHRU    z1_53, 1, lower_60
        XOR     .L2X   B1, A1, B7           ; XOR     z1_53, z3_53, b1_56
||      SHRU    .S1    A2, 22, A2           ; SHRU    z2_53, 22, lower_57
||      SHL     .S2    B1, 7, B2            ; SHL     z1_53, 7, by7_56
        XOR     .L1X   A1, B2, A6           ; XOR     z3_53, by7_56, b3_56
||      XOR     .L2    B6, B7, B1           ; XOR     a0_56, b1_56, b0_56
||      SHRU    .S1    A1, 7, A2            ; SHRU    z3_53, 7, lower_59
||      SHL     .S2    B1, 31, B2           ; SHL     z1_53, 31, upper_60
||      ADD     .D1    A5, A2, A5           ; ADD     upper_57, lower_57, a2_56
        XOR     .L1    A5, A6, A1           ; XOR     a2_56, b3_56, b2_56
||      ADD     .L2    B2, B0, B0           ; ADD     upper_60, lower_60, a1_56
||      SHL     .S1    A1, 25, A5           ; SHL     z3_53, 25, upper_59
||      SHL     .S2    B1, 3, B2            ; SHL     b0_56, 3, by3_56
||      LDW     .D1T1  *+A0[6], A6          ; LDW     *+keys[4 + 2], k2_65
        XOR     .L1X   A1, B2, A8           ; XOR     b2_56, by3_56, c2_56
||      XOR     .L2X   B1, A1, B6           ; XOR     b0_56, b2_56, c1_56
||      SHRU    .S1    A1, 3, A2            ; SHRU    b2_56, 3, lower_61
||      SHRU    .S2    B1, 13, B2           ; SHRU    b0_56, 13, lower_62
||      ADD     .D1    A5, A2, A5           ; ADD     upper_59, lower_59, a3_56
        XOR     .L1    A5, A8, A1           ; XOR     a3_56, c2_56, x3
||      XOR     .L2    B0, B6, B0           ; XOR     a1_56, c1_56, x1
||      SHL     .S1    A1, 29, A5           ; SHL     b2_56, 29, upper_61
||      SHL     .S2    B1, 19, B1           ; SHL     b0_56, 19, upper_62
||      LDW     .D1T1  *+A0[5], A10         ; LDW     *+keys[4 + 1], k1_65
        ADD     .L1    A5, A2, A2           ; ADD     upper_61, lower_61, x2
||      ADD     .L2    B1, B2, B0           ; ADD     upper_62, lower_62, x0
||      XOR     .S1X   A1, B0, A5           ; XOR     x1, x3, t0_64
||      LDW     .D1T1  *+A0[4], A1          ; LDW     *+keys[4], k0_65
||      B       .S2    serpent_decrypt_block$on12; no interrupt is taken in its delay slots
        SUB     .L1    A3, A2, A8           ; SUB     ones, x2, t2_64
||      OR      .L2X   B0, A5, B1           ; OR      x0, t0_64, t3_64
||      AND     .S1    A1, A5, A7           ; AND     x3, t0_64, t5_64
||      LDW     .D1T1  *+A0[7], A5          ; LDW     *+keys[4 + 3], k3_65
        XOR     .L1X   A1, B1, A2           ; XOR     t3_64, x3, t4_64
||      XOR     .L2X   B0, A2, B0           ; XOR     x0, x2, t1_64
||      XOR     .S1    A5, A8, A1           ; XOR     t0_64, t2_64, t6_64
        AND     .L1    A8, A2, A5           ; AND     t2_64, t4_64, t7_64
||      XOR     .L2X   B0, A7, B1           ; XOR     t5_64, t1_64, y3_63
||      XOR     .S1    A2, A1, A2           ; XOR     t4_64, t6_64, t8_64
        OR      .L1    A1, A7, A5           ; OR      t6_64, t5_64, t9_64
||      OR      .L2X   B0, A2, B0           ; OR      t1_64, t8_64, t12_64
||      XOR     .S1X   A5, B0, A7           ; XOR     t7_64, t1_64, t11_64
        XOR     .L1    A7, A2, A7           ; XOR     t11_64, t8_64, y2_63
||      XOR     .L2X   B0, A5, B0           ; XOR     t9_64, t12_64, y1_63
serpent_decrypt_block$on12:
        XOR     .L1X   A2, B0, A6           ; XOR     t8_64, y1_63, y0_63
||      XOR     .L2X   B0, A10, B0          ; XOR     y1_63, k1_65, z1_63
||      XOR     .S1    A7, A6, A2           ; XOR     y2_63, k2_65, z2_63
        XOR     .L1    A6, A1, A6           ; XOR     y0_63, k0_65, z0_63
||      SHRU    .S1    A2, 22, A1           ; SHRU    z2_63, 22, lower_67
||      SHL     .S2    B0, 7, B2            ; SHL     z1_63, 7, by7_66
        XOR     .L1X   A5, B1, A5           ; XOR     y3_63, k3_65, z3_63
||      SHL     .S1    A6, 27, A6           ; SHL     z0_63, 27, upper_68
||      SHRU    .S2X   A6, 5, B1            ; SHRU    z0_63, 5, lower_68
        ADD     .L1X   A6, B1, A6           ; ADD     upper_68, lower_68, a0_66
||      XOR     .L2X   B0, A5, B6           ; XOR     z1_63, z3_63, b1_66
||      SHL     .S1    A2, 10, A2           ; SHL     z2_63, 10, upper_67
||      SHL     .S2    B0, 31, B1           ; SHL     z1_63, 31, upper_70
        XOR     .L1X   A5, B2, A6           ; XOR     z3_63, by7_66, b3_66
||      XOR     .L2X   B6, A6, B0           ; XOR     a0_66, b1_66, b0_66
||      SHL     .S1    A5, 25, A10          ; SHL     z3_63, 25, upper_69
||      SHRU    .S2    B0, 1, B2            ; SHRU    z1_63, 1, lower_70
||      ADD     .D1    A2, A1, A2           ; ADD     upper_67, lower_67, a2_66
        XOR     .L1    A2, A6, A2           ; XOR     a2_66, b3_66, b2_66
||      ADD     .L2    B1, B2, B1           ; ADD     upper_70, lower_70, a1_66
||      SHL     .S1X   B0, 19, A6           ; SHL     b0_66, 19, upper_72
||      SHRU    .S2    B0, 13, B2           ; SHRU    b0_66, 13, lower_72
||      LDW     .D1T1  *+A0[0], A1          ; LDW     *+keys[0], k0_75
        ADD     .L1X   A6, B2, A5           ; ADD     upper_72, lower_72, x0
||      XOR     .L2X   B0, A2, B2           ; XOR     b0_66, b2_66, c1_66
||      SHRU    .S1    A5, 7, A6            ; SHRU    z3_63, 7, lower_69
||      SHL     .S2    B0, 3, B0            ; SHL     b0_66, 3, by3_66
||      LDW     .D1T1  *+A0[1], A8          ; LDW     *+keys[0 + 1], k1_75
        XOR     .L1X   A2, B0, A7           ; XOR     b2_66, by3_66, c2_66
||      XOR     .L2    B1, B2, B0           ; XOR     a1_66, c1_66, x1
||      SHL     .S1    A2, 29, A10          ; SHL     b2_66, 29, upper_71
||      ADD     .D1    A10, A6, A6          ; ADD     upper_69, lower_69, a3_66
        XOR     .L1    A6, A7, A2           ; XOR     a3_66, c2_66, x3
||      XOR     .L2X   B0, A5, B0           ; XOR     x1, x0, t0_74
||      SHRU    .S1    A2, 3, A6            ; SHRU    b2_66, 3, lower_71
||      LDW     .D1T1  *+A0[2], A7          ; LDW     *+keys[0 + 2], k2_75
        ADD     .L1    A10, A6, A2          ; ADD     upper_71, lower_71, x2
||      XOR     .L2X   B0, A2, B1           ; XOR     x3, t0_74, t2_74
||      OR      .S1X   A2, B0, A5           ; OR      x3, t0_74, t1_74
||      SUB     .D1    A3, A5, A6           ; SUB     ones, x0, t3_74
        XOR     .L1    A2, A5, A5           ; XOR     x2, t1_74, t4_74
||      AND     .L2X   B0, A6, B2           ; AND     t3_74, t0_74, t6_74
||      XOR     .S1    A5, A6, A6           ; XOR     t1_74, t3_74, t5_74
||      LDW     .D1T1  *+A0[3], A10         ; LDW     *+keys[0 + 3], k3_75
        AND     .L1    A5, A6, A5           ; AND     t4_74, t5_74, t8_74
||      XOR     .L2X   B2, A5, B2           ; XOR     t6_74, t4_74, t7_74
||      XOR     .S1X   A6, B1, A6           ; XOR     t5_74, t2_74, t9_74
        XOR     .L1    A5, A6, A6           ; XOR     t8_74, t9_74, y0_73
||      XOR     .L2X   B0, A6, B0           ; XOR     t0_74, t9_74, t11_74
||      AND     .S1X   A6, B2, A2           ; AND     t9_74, t7_74, t12_74
        XOR     .L1X   A2, B1, A6           ; XOR     t2_74, t12_74, y1_73
||      XOR     .L2    B0, B2, B1           ; XOR     t11_74, t7_74, y2_73
||      XOR     .S1    A6, A1, A1           ; XOR     y0_73, k0_75, z0_73
||      XOR     .S2X   B2, A6, B0           ; XOR     t7_74, y0_73, y3_73
        XOR     .L1    A6, A8, A2           ; XOR     y1_73, k1_75, z1_73
||      XOR     .L2X   B1, A7, B1           ; XOR     y2_73, k2_75, z2_73
||      SHRU    .S1    A1, 5, A5            ; SHRU    z0_73, 5, lower_78
        CMPEQ   .L1X   A0, B4, A1           ; CMPEQ   keys, schedule, done
||      XOR     .L2X   B0, A10, B0          ; XOR     y3_73, k3_75, z3_73
||      SHL     .S1    A1, 27, A6           ; SHL     z0_73, 27, upper_78
||      SHL     .S2    B1, 10, B2           ; SHL     z2_73, 10, upper_77
        XOR     .L1X   A2, B0, A7           ; XOR     z1_73, z3_73, b1_76
||      SHL     .S1    A2, 7, A5            ; SHL     z1_73, 7, by7_76
||      SHRU    .S2    B1, 22, B1           ; SHRU    z2_73, 22, lower_77
||      ADD     .D1    A6, A5, A6           ; ADD     upper_78, lower_78, a0_76
        XOR     .L1    A6, A7, A6           ; XOR     a0_76, b1_76, b0_76
||      ADD     .L2    B2, B1, B2           ; ADD     upper_77, lower_77, a2_76
||      SHRU    .S1X   B0, 7, A7            ; SHRU    z3_73, 7, lower_79
||      SHL     .S2X   A2, 31, B1           ; SHL     z1_73, 31, upper_80
        XOR     .L1X   A5, B0, A8           ; XOR     z3_73, by7_76, b3_76
||      SHL     .S1    A6, 3, A5            ; SHL     b0_76, 3, by3_76
||      SHL     .S2    B0, 25, B0           ; SHL     z3_73, 25, upper_79
        XOR     .L2X   B2, A8, B2           ; XOR     a2_76, b3_76, b2_76
||      SHL     .S1    A6, 19, A1           ; SHL     b0_76, 19, upper_82
||[!A1] B       .S2    serpent_decrypt_block$rounds; [!done] B      rounds
        ADD     .L2X   B0, A7, B0           ; ADD     upper_79, lower_79, a3_76
||      SHRU    .S1X   B2, 3, A7            ; SHRU    b2_76, 3, lower_81
||      SHL     .S2    B2, 29, B6           ; SHL     b2_76, 29, upper_81
        XOR     .L1X   A5, B2, A2           ; XOR     b2_76, by3_76, c2_76
||      XOR     .L2X   B2, A6, B2           ; XOR     b0_76, b2_76, c1_76
||      SHRU    .S1    A2, 1, A5            ; SHRU    z1_73, 1, lower_80
        ADD     .L1X   A7, B6, A6           ; ADD     upper_81, lower_81, x2
||      ADD     .L2X   B1, A5, B1           ; ADD     upper_80, lower_80, a1_76
||      SHRU    .S1    A6, 13, A5           ; SHRU    b0_76, 13, lower_82
        ADD     .L1    A1, A5, A5           ; ADD     upper_82, lower_82, x0
||      XOR     .L2X   B0, A2, B6           ; XOR     a3_76, c2_76, x3
||      XOR     .S2    B1, B2, B5           ; XOR     a1_76, c1_76, x1
        NOP
serpent_decrypt_block$serpent_decrypt_block$2:
        SHRU    .S1    A5, 19, A5           ; SHRU    x0, 19, lower_84
||      SHL     .S2X   A5, 13, B0           ; SHL     x0, 13, upper_84
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L1X   A5, B0, A5           ; ADD     upper_84, lower_84, a0_83
||      SHL     .S1    A6, 3, A6            ; SHL     x2, 3, upper_85
||      SHRU    .S2X   A6, 29, B0           ; SHRU    x2, 29, lower_85
        XOR     .L1X   A5, B5, A6           ; XOR     x1, a0_83, a1_83
||      ADD     .L2X   B0, A6, B0           ; ADD     upper_85, lower_85, a2_83
||      SHL     .S1    A5, 3, A0            ; SHL     a0_83, 3, by3_83
        XOR     .L1X   A6, B0, A0           ; XOR     a1_83, a2_83, b1_83
||      XOR     .L2X   B6, A0, B6           ; XOR     x3, by3_83, a3_83
        ADD     .L1    A0, A0, A0           ; ADD     b1_83, b1_83, upper_86
||      XOR     .L2    B6, B0, B6           ; XOR     a3_83, a2_83, b3_83
||      SHRU    .S1    A0, 31, A6           ; SHRU    b1_83, 31, lower_86
        ADD     .L1    A0, A6, A0           ; ADD     upper_86, lower_86, w1
||      SHL     .S1X   B6, 7, A6            ; SHL     b3_83, 7, upper_87
||      SHRU    .S2    B6, 25, B6           ; SHRU    b3_83, 25, lower_87
        XOR     .L1    A5, A0, A0           ; XOR     a0_83, w1, b0_83
||      ADD     .L2X   B6, A6, B3           ; ADD     upper_87, lower_87, w3
||      SHL     .S1    A0, 7, A5            ; SHL     w1, 7, by7_83
||      B       .S2    B3                   ; return
||      STW     .D1T1  A0, *+A4[1]          ; STW     w1, *+block[1]
        XOR     .L1X   A0, B3, A0           ; XOR     b0_83, w3, c0_83
||      XOR     .L2X   B0, A5, B0           ; XOR     a2_83, by7_83, b2_83
        XOR     .L2    B0, B3, B3           ; XOR     b2_83, w3, c2_83
||      SHRU    .S1    A0, 27, A0           ; SHRU    c0_83, 27, lower_88
||      SHL     .S2X   A0, 5, B0            ; SHL     c0_83, 5, upper_88
||      STW     .D1T2  B3, *+A4[3]          ; STW     w3, *+block[3]
        ADD     .L2X   B0, A0, B0           ; ADD     upper_88, lower_88, w0
||      SHL     .S1X   B3, 22, A0           ; SHL     c2_83, 22, upper_89
||      SHRU    .S2    B3, 10, B3           ; SHRU    c2_83, 10, lower_89
        ADD     .L2X   B3, A0, B0           ; ADD     upper_89, lower_89, w2
||      STW     .D1T2  B0, *+A4[0]          ; STW     w0, *+block[0]
        ADDK    .S2    8, B15               ; frame
||      STW     .D1T2  B0, *+A4[2]          ; STW     w2, *+block[2]
