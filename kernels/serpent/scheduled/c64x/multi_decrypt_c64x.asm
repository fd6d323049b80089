; broadside optimize: source b6464390fb9f1d0b653a61ca301932945ecd02904080a6d71b46e70f63ffcea6
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
; Serpent, decryption of any number of independent blocks on the C64x, four at a time.
;
;       void serpent_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                        const uint32_t schedule[132]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
;
; Two of the four blocks live on each side of the machine, without a cross path in the rounds. Where fewer than four are
; left, the first of them stands in for those that lack. Constant-time but for the number of blocks. A misaligned pointer
; stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Blocks of 16 bytes in memory, three or four at a time: what the routines of the C64x on many blocks share. The words
; of the blocks are ax, bx, cx, dx; ay to dy; az to dz; aw to dw.

; Bytes from the first block of three to the others: 0 where there is no such block, which is then the first again.

; The same for four.





; The next three, if there are more.

; The next four, if there are more.

; The next block of a pass over all of them; `name` and the name of the stores of the pass before go into a .mdep.

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


        .global serpent_decrypt_blocks_c64x

; A round of two blocks on a side.


        .align  32
serpent_decrypt_blocks_c64x:
        MV      .L1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -40, B15             ; frame
  [!A1] B       .S1    serpent_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B15, A11             ; frame
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D1T1  A12, *+A11[5]        ; save A12
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        STW     .D1T1  A15, *+A11[10]       ; save A15
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        STW     .D1T1  A13, *+A11[7]        ; save A13
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D1T1  A14, *+A11[9]        ; save A14
||      STW     .D2T2  B11, *+B15[4]        ; save B11
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 3, A0            ; CMPGT   blocks, 3, four_1
||      MV      .L2    B6, B17              ; MV      schedule, end
        SHL     .S1    A0, 4, A0            ; SHL     four_1, 4, sixteen_1
        ADDK    .S2    512, B17             ; ADDK    512, end
||      ADDAH   .D1    A0, A0, A21          ; ADDAH   sixteen_1, sixteen_1, step_w
||      LDW     .D2T1  *+B4[2], A1          ; LDW     *+in[2], cx
        ADD     .L1X   A21, B4, A0          ; ADD     in, step_w, fourth_3
||      LDW     .D2T1  *+B4[0], A3          ; LDW     *+in[0], ax
        MV      .L1X   B17, A19             ; MV      end, keys_a
||      LDW     .D1T2  *+A0[1], B0          ; LDW     *+fourth_3[1], bw
        LDW     .D1T2  *+A0[3], B1          ; LDW     *+fourth_3[3], dw
||      LDW     .D2T1  *+B4[3], A0          ; LDW     *+in[3], dx
        CMPGT   .L1    A6, 1, A2            ; CMPGT   blocks, 1, two_2
||      MV      .L2    B17, B18             ; MV      end, keys_b
||      LDW     .D1T2  *+A0[0], B2          ; LDW     *+fourth_3[0], aw
||      LDW     .D2T1  *+B4[1], A2          ; LDW     *+in[1], bx
        CMPGT   .L1    A6, 2, A5            ; CMPGT   blocks, 2, three_2
||      LDW     .D1T1  *+A19[0], A7         ; LDW     *+keys_a[0], k0_9
||      LDW     .D2T2  *+B18[1], B16        ; LDW     *+keys_b[0 + 1], k1_13
        LDW     .D1T2  *+A0[2], B7          ; LDW     *+fourth_3[2], cw
        SHL     .S1    A5, 5, A22           ; SHL     three_2, 5, step_z
||      LDW     .D1T1  *+A19[3], A16        ; LDW     *+keys_a[0 + 3], k3_9
||      LDW     .D2T2  *+B18[2], B8         ; LDW     *+keys_b[0 + 2], k2_13
        ADD     .L1X   A22, B4, A5          ; ADD     in, step_z, third_4
||      SHL     .S2X   A2, 4, B21           ; SHL     two_2, 4, step_y
||      LDW     .D1T1  *+A19[2], A8         ; LDW     *+keys_a[0 + 2], k2_9
||      LDW     .D2T2  *+B18[3], B22        ; LDW     *+keys_b[0 + 3], k3_13
        ADD     .L2    B4, B21, B5          ; ADD     in, step_y, second_4
||      LDW     .D1T1  *+A19[1], A17        ; LDW     *+keys_a[0 + 1], k1_9
||      LDW     .D2T2  *+B18[0], B23        ; LDW     *+keys_b[0], k0_13
        LDW     .D1T2  *+A5[0], B4          ; LDW     *+third_4[0], az
||      LDW     .D2T1  *+B5[0], A5          ; LDW     *+second_4[0], ay
        LDW     .D1T2  *+A5[2], B3          ; LDW     *+third_4[2], cz
||      LDW     .D2T1  *+B5[2], A9          ; LDW     *+second_4[2], cy
        LDW     .D1T2  *+A5[3], B0          ; LDW     *+third_4[3], dz
||      LDW     .D2T1  *+B5[3], A7          ; LDW     *+second_4[3], dy
        LDW     .D1T2  *+A5[1], B3          ; LDW     *+third_4[1], bz
||      LDW     .D2T1  *+B5[1], A1          ; LDW     *+second_4[1], by
        MV      .L1X   B4, A18              ; move in
        MV      .L1X   B3, A20              ; move return$
||      XOR     .L2    B4, B23, B4          ; XOR     az, k0_13, az
||      MV      .S2    B6, B20              ; move schedule
        XOR     .L1    A3, A7, A3           ; XOR     ax, k0_9, ax
||      XOR     .L2    B0, B16, B5          ; XOR     bw, k1_13, bw
||      XOR     .S1    A5, A7, A4           ; XOR     ay, k0_9, ay
||      XOR     .S2    B1, B22, B9          ; XOR     dw, k3_13, dw
||      MV      .D2X   A4, B19              ; move out
        XOR     .L1    A2, A17, A5          ; XOR     bx, k1_9, bx
||      XOR     .L2    B3, B8, B8           ; XOR     cz, k2_13, cz
||      XOR     .S1    A1, A8, A8           ; XOR     cx, k2_9, cx
||      XOR     .S2    B7, B8, B7           ; XOR     cw, k2_13, cw
||      XOR     .D1    A9, A8, A9           ; XOR     cy, k2_9, cy
        XOR     .L1    A0, A16, A16         ; XOR     dx, k3_9, dx
||      XOR     .L2    B3, B16, B6          ; XOR     bz, k1_13, bz
||      XOR     .S1    A1, A17, A7          ; XOR     by, k1_9, by
||      XOR     .S2    B0, B22, B16         ; XOR     dz, k3_13, dz
||      XOR     .D1    A7, A16, A17         ; XOR     dy, k3_9, dy
||      XOR     .D2    B2, B23, B3          ; XOR     aw, k0_13, aw
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 176, "res_mii": 176, "rec_mii": 101, "optimal": true, "attempts": [], "searches": [{"cycles": 176, "result": "found by lists", "seconds": 6.2}]}
;  loop rounds, passes one after the other: 176 cycles each
;  bounds: resources 176, recurrence 101
;  as a region: 176 cycles found by lists, 6.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
serpent_decrypt_blocks_c64x$rounds:
        XOR     .L1    A4, A9, A12          ; XOR     ay, cy, t1_26
||      XOR     .L2    B16, B6, B10         ; XOR     dz, bz, t3_32
||      OR      .S1    A9, A17, A10         ; OR      cy, dy, t2_26
||      AND     .S2    B9, B3, B29          ; AND     dw, aw, t0_36
||      XOR     .D1    A17, A7, A25         ; XOR     dy, by, t3_26
||      OR      .D2    B7, B9, B27          ; OR      cw, dw, t2_36
        AND     .L1    A17, A4, A4          ; AND     dy, ay, t0_26
||      OR      .L2    B8, B16, B22         ; OR      cz, dz, t2_32
||      XOR     .S1    A25, A12, A25        ; XOR     t3_26, t1_26, t6_26
||      XOR     .S2    B9, B5, B31          ; XOR     dw, bw, t3_36
||      ANDN    .D1    A10, A12, A30        ; ANDN    t2_26, t1_26, t7_26
||      XOR     .D2    B29, B27, B9         ; XOR     t0_36, t2_36, t9_36
        OR      .L1    A7, A4, A1           ; OR      by, t0_26, t4_26
||      XOR     .L2    B3, B7, B13          ; XOR     aw, cw, t1_36
||      ADDK    .S1    -128, A19            ; rounds: ADDK    -128, keys_a
||      ADDK    .S2    -128, B18            ; ADDK    -128, keys_b
||      XOR     .D1    A4, A10, A15         ; XOR     t0_26, t2_26, t9_26
||      AND     .D2    B27, B9, B0          ; AND     t2_36, t9_36, t11_36
        XOR     .L1    A25, A15, A13        ; XOR     t6_26, t9_26, t10_26
||      XOR     .L2    B31, B13, B7         ; XOR     t3_36, t1_36, t6_36
||      AND     .S1    A10, A15, A2         ; AND     t2_26, t9_26, t11_26
||      ANDN    .S2    B27, B13, B11        ; ANDN    t2_36, t1_36, t7_36
||      LDW     .D1T1  *+A19[28], A11       ; LDW     *+keys_a[28], k0_19
||      LDW     .D2T2  *+B18[30], B11       ; LDW     *+keys_b[28 + 2], k2_29
        XOR     .L1    A16, A5, A9          ; XOR     dx, bx, t3_22
||      XOR     .L2    B4, B8, B24          ; XOR     az, cz, t1_32
||      NOT     .S1    A1, A12              ; NOT     t4_26, t5_26
||      OR      .S2    B5, B29, B30         ; OR      bw, t0_36, t4_36
||      LDW     .D1T1  *+A19[29], A24       ; LDW     *+keys_a[28 + 1], k1_19
||      XOR     .D2    B7, B9, B23          ; XOR     t6_36, t9_36, t10_36
        XOR     .L1    A30, A12, A29        ; XOR     t7_26, t5_26, y2_25
||      AND     .L2    B16, B4, B26         ; AND     dz, az, t0_32
||      ANDN    .S1    A10, A12, A28        ; ANDN    t2_26, t5_26, t8_26
||      NOT     .S2    B30, B4              ; NOT     t4_36, t5_36
||      LDW     .D1T1  *+A19[31], A3        ; LDW     *+keys_a[28 + 3], k3_19
||      LDW     .D2T2  *+B18[28], B2        ; LDW     *+keys_b[28], k0_29
        OR      .L1    A8, A16, A31         ; OR      cx, dx, t2_22
||      XOR     .L2    B11, B4, B8          ; XOR     t7_36, t5_36, y2_35
||      XOR     .S1    A28, A13, A4         ; XOR     t8_26, t10_26, y0_25
||      ANDN    .S2    B27, B4, B27         ; ANDN    t2_36, t5_36, t8_36
||      OR      .D1    A13, A29, A7         ; OR      t10_26, y2_25, t13_26
||      LDW     .D2T2  *+B18[31], B9        ; LDW     *+keys_b[28 + 3], k3_29
        AND     .L1    A16, A3, A27         ; AND     dx, ax, t0_22
||      ANDN    .L2    B8, B9, B1           ; ANDN    y2_35, t9_36, t12_36
||      XOR     .S1    A7, A2, A1           ; XOR     t13_26, t11_26, y3_25
||      XOR     .S2    B27, B23, B25        ; XOR     t8_36, t10_36, y0_35
||      LDW     .D1T1  *+A19[30], A5        ; LDW     *+keys_a[28 + 2], k2_19
||      OR      .D2    B23, B8, B4          ; OR      t10_36, y2_35, t13_36
        OR      .L1    A5, A27, A27         ; OR      bx, t0_22, t4_22
||      XOR     .L2    B1, B23, B0          ; XOR     t12_36, t10_36, y1_35
||      XOR     .S1    A27, A31, A4         ; XOR     t0_22, t2_22, t9_22
||      XOR     .S2    B4, B0, B3           ; XOR     t13_36, t11_36, y3_35
||      XOR     .D1    A4, A11, A0          ; XOR     y0_25, k0_19, z0_25
||      LDW     .D2T2  *+B18[29], B13       ; LDW     *+keys_b[28 + 1], k1_29
        XOR     .L1    A3, A8, A16          ; XOR     ax, cx, t1_22
||      ANDN    .L2    B22, B24, B12        ; ANDN    t2_32, t1_32, t7_32
||      AND     .S1    A31, A4, A14         ; AND     t2_22, t9_22, t11_22
||      XOR     .S2    B26, B22, B16        ; XOR     t0_32, t2_32, t9_32
||      ROTL    .M1    A0, 27, A17          ; ROTL    z0_25, 27, a0_28
||      ANDN    .D1    A29, A15, A28        ; ANDN    y2_25, t9_26, t12_26
||      XOR     .D2    B8, B11, B23         ; XOR     y2_35, k2_29, z2_35
        ANDN    .L1    A31, A16, A26        ; ANDN    t2_22, t1_22, t7_22
||      OR      .L2    B6, B26, B28         ; OR      bz, t0_32, t4_32
||      XOR     .S1    A28, A13, A13        ; XOR     t12_26, t10_26, y1_25
||      XOR     .S2    B10, B24, B7         ; XOR     t3_32, t1_32, t6_32
||      ROTL    .M2    B23, 10, B5          ; ROTL    z2_35, 10, a2_38
||      XOR     .D1    A1, A3, A0           ; XOR     y3_25, k3_19, z3_25
||      AND     .D2    B22, B16, B6         ; AND     t2_32, t9_32, t11_32
        NOT     .L1    A27, A23             ; NOT     t4_22, t5_22
||      NOT     .L2    B28, B4              ; NOT     t4_32, t5_32
||      XOR     .S1    A9, A16, A15         ; XOR     t3_22, t1_22, t6_22
||      XOR     .S2    B7, B16, B24         ; XOR     t6_32, t9_32, t10_32
||      ROTL    .M1    A0, 25, A7           ; ROTL    z3_25, 25, a3_28
||      XOR     .D1    A13, A24, A7         ; XOR     y1_25, k1_19, z1_25
||      XOR     .D2    B25, B2, B1          ; XOR     y0_35, k0_29, z0_35
        XOR     .L1    A29, A5, A12         ; XOR     y2_25, k2_19, z2_25
||      XOR     .L2    B12, B4, B29         ; XOR     t7_32, t5_32, y2_31
||      SHL     .S1    A7, 7, A25           ; SHL     z1_25, 7, by7_28
||      ANDN    .S2    B22, B4, B28         ; ANDN    t2_32, t5_32, t8_32
||      ROTL    .M1    A7, 31, A2           ; ROTL    z1_25, 31, a1_28
||      ROTL    .M2    B1, 27, B8           ; ROTL    z0_35, 27, a0_38
||      XOR     .D1    A7, A0, A30          ; XOR     z1_25, z3_25, b1_28
||      XOR     .D2    B3, B9, B22          ; XOR     y3_35, k3_29, z3_35
        XOR     .L1    A15, A4, A12         ; XOR     t6_22, t9_22, t10_22
||      ANDN    .L2    B29, B16, B27        ; ANDN    y2_31, t9_32, t12_32
||      XOR     .S1    A0, A25, A29         ; XOR     z3_25, by7_28, b3_28
||      XOR     .S2    B29, B11, B1         ; XOR     y2_31, k2_29, z2_31
||      ROTL    .M1    A12, 10, A1          ; ROTL    z2_25, 10, a2_28
||      ROTL    .M2    B22, 25, B23         ; ROTL    z3_35, 25, a3_38
||      XOR     .D1    A17, A30, A15        ; XOR     a0_28, b1_28, b0_28
||      XOR     .D2    B0, B13, B7          ; XOR     y1_35, k1_29, z1_35
        XOR     .L1    A26, A23, A25        ; XOR     t7_22, t5_22, y2_21
||      OR      .L2    B24, B29, B11        ; OR      t10_32, y2_31, t13_32
||      SHL     .S1    A15, 3, A17          ; SHL     b0_28, 3, by3_28
||      SHL     .S2    B7, 7, B3            ; SHL     z1_35, 7, by7_38
||      ROTL    .M1    A15, 19, A16         ; ROTL    b0_28, 19, ay
||      ROTL    .M2    B7, 31, B10          ; ROTL    z1_35, 31, a1_38
||      ANDN    .D1    A31, A23, A9         ; ANDN    t2_22, t5_22, t8_22
||      XOR     .D2    B7, B22, B7          ; XOR     z1_35, z3_35, b1_38
        OR      .L1    A12, A25, A5         ; OR      t10_22, y2_21, t13_22
||      XOR     .L2    B11, B6, B4          ; XOR     t13_32, t11_32, y3_31
||      XOR     .S1    A25, A5, A8          ; XOR     y2_21, k2_19, z2_21
||      XOR     .S2    B22, B3, B22         ; XOR     z3_35, by7_38, b3_38
||      ROTL    .M2    B1, 10, B6           ; ROTL    z2_31, 10, a2_34
||      XOR     .D1    A1, A29, A0          ; XOR     a2_28, b3_28, b2_28
||      XOR     .D2    B8, B7, B25          ; XOR     a0_38, b1_38, b0_38
        XOR     .L1    A9, A12, A1          ; XOR     t8_22, t10_22, y0_21
||      XOR     .L2    B5, B22, B12         ; XOR     a2_38, b3_38, b2_38
||      XOR     .S1    A0, A17, A27         ; XOR     b2_28, by3_28, c2_28
||      SHL     .S2    B25, 3, B30          ; SHL     b0_38, 3, by3_38
||      ROTL    .M1    A0, 29, A30          ; ROTL    b2_28, 29, cy
||      ROTL    .M2    B25, 19, B3          ; ROTL    b0_38, 19, aw
||      LDW     .D1T1  *+A19[27], A2        ; LDW     *+keys_a[24 + 3], k3_40
||      LDW     .D2T2  *+B18[27], B25       ; LDW     *+keys_b[24 + 3], k3_50
        XOR     .L1    A1, A11, A10         ; XOR     y0_21, k0_19, z0_21
||      XOR     .L2    B28, B24, B9         ; XOR     t8_32, t10_32, y0_31
||      XOR     .S1    A15, A0, A17         ; XOR     b0_28, b2_28, c1_28
||      XOR     .S2    B4, B9, B29          ; XOR     y3_31, k3_29, z3_31
||      ROTL    .M1    A8, 10, A25          ; ROTL    z2_21, 10, a2_24
||      ROTL    .M2    B12, 29, B7          ; ROTL    b2_38, 29, cw
||      LDW     .D1T1  *+A19[24], A27       ; LDW     *+keys_a[24], k0_40
||      XOR     .D2    B25, B12, B5         ; XOR     b0_38, b2_38, c1_38
        ANDN    .L1    A25, A4, A9          ; ANDN    y2_21, t9_22, t12_22
||      XOR     .L2    B12, B30, B11        ; XOR     b2_38, by3_38, c2_38
||      XOR     .S1    A16, A30, A16        ; XOR     ay, cy, t0_47
||      XOR     .S2    B10, B5, B28         ; XOR     a1_38, c1_38, bw
||      ROTL    .M1    A10, 27, A10         ; ROTL    z0_21, 27, a0_24
||      ROTL    .M2    B29, 25, B22         ; ROTL    z3_31, 25, a3_34
||      LDW     .D1T1  *+A19[25], A30       ; LDW     *+keys_a[24 + 1], k1_40
||      LDW     .D2T2  *+B18[24], B2        ; LDW     *+keys_b[24], k0_50
        XOR     .L1    A5, A14, A23         ; XOR     t13_22, t11_22, y3_21
||      XOR     .L2    B23, B11, B26        ; XOR     a3_38, c2_38, dw
||      XOR     .S1    A7, A27, A5          ; XOR     a3_28, c2_28, dy
||      XOR     .S2    B3, B7, B30          ; XOR     aw, cw, t0_57
||      XOR     .D1    A2, A17, A11         ; XOR     a1_28, c1_28, by
||      LDW     .D2T2  *+B18[25], B5        ; LDW     *+keys_b[24 + 1], k1_50
        ANDN    .L1    A16, A5, A1          ; ANDN    t0_47, dy, t1_47
||      ANDN    .L2    B30, B26, B7         ; ANDN    t0_57, dw, t1_57
||      XOR     .S1    A30, A5, A14         ; XOR     cy, dy, t2_47
||      XOR     .S2    B7, B26, B10         ; XOR     cw, dw, t2_57
||      XOR     .D1    A5, A11, A17         ; XOR     dy, by, t4_47
||      XOR     .D2    B26, B28, B1         ; XOR     dw, bw, t4_57
        XOR     .L1    A1, A14, A4          ; XOR     t1_47, t2_47, t3_47
||      XOR     .L2    B7, B10, B26         ; XOR     t1_57, t2_57, t3_57
||      ANDN    .S1    A14, A16, A15        ; ANDN    t2_47, t0_47, t5_47
||      ANDN    .S2    B10, B30, B16        ; ANDN    t2_57, t0_57, t5_57
||      LDW     .D1T1  *+A19[26], A4        ; LDW     *+keys_a[24 + 2], k2_40
||      LDW     .D2T2  *+B18[26], B0        ; LDW     *+keys_b[24 + 2], k2_50
        XOR     .L1    A23, A3, A13         ; XOR     y3_21, k3_19, z3_21
||      XOR     .L2    B9, B2, B16          ; XOR     y0_31, k0_29, z0_31
||      XOR     .S1    A15, A17, A16        ; XOR     t5_47, t4_47, t6_47
||      XOR     .S2    B16, B1, B8          ; XOR     t5_57, t4_57, t6_57
||      XOR     .D1    A16, A4, A5          ; XOR     t0_47, t3_47, t10_47
||      XOR     .D2    B30, B26, B10        ; XOR     t0_57, t3_57, t10_57
        OR      .L1    A17, A4, A8          ; OR      t4_47, t3_47, t7_47
||      OR      .L2    B1, B26, B4          ; OR      t4_57, t3_57, t7_57
||      AND     .S1    A11, A16, A29        ; AND     by, t6_47, t9_47
||      AND     .S2    B28, B8, B16         ; AND     bw, t6_57, t9_57
||      ROTL    .M1    A13, 25, A0          ; ROTL    z3_21, 25, a3_24
||      ROTL    .M2    B16, 27, B11         ; ROTL    z0_31, 27, a0_34
||      XOR     .D1    A5, A16, A17         ; XOR     t10_47, t6_47, y1_46
||      XOR     .D2    B10, B8, B30         ; XOR     t10_57, t6_57, y1_56
        XOR     .L1    A9, A12, A7          ; XOR     t12_22, t10_22, y1_21
||      XOR     .L2    B27, B24, B9         ; XOR     t12_32, t10_32, y1_31
||      XOR     .S1    A8, A11, A12         ; XOR     t7_47, by, t8_47
||      XOR     .S2    B26, B16, B27        ; XOR     t3_57, t9_57, y3_56
||      XOR     .D1    A4, A29, A14         ; XOR     t3_47, t9_47, y3_46
||      XOR     .D2    B30, B5, B31         ; XOR     y1_56, k1_50, z1_56
        XOR     .L1    A7, A24, A28         ; XOR     y1_21, k1_19, z1_21
||      XOR     .L2    B9, B13, B24         ; XOR     y1_31, k1_29, z1_31
||      XOR     .S1    A16, A14, A11        ; XOR     t6_47, y3_46, y0_46
||      XOR     .S2    B8, B27, B9          ; XOR     t6_57, y3_56, y0_56
||      ROTL    .M2    B31, 31, B4          ; ROTL    z1_56, 31, a1_59
||      XOR     .D1    A14, A2, A29         ; XOR     y3_46, k3_40, z3_46
||      XOR     .D2    B27, B25, B23        ; XOR     y3_56, k3_50, z3_56
        XOR     .L1    A12, A5, A3          ; XOR     t8_47, t10_47, y2_46
||      XOR     .L2    B24, B29, B13        ; XOR     z1_31, z3_31, b1_34
||      XOR     .S1    A11, A27, A15        ; XOR     y0_46, k0_40, z0_46
||      XOR     .S2    B4, B28, B28         ; XOR     t7_57, bw, t8_57
||      ROTL    .M1    A28, 31, A8          ; ROTL    z1_21, 31, a1_24
||      ROTL    .M2    B23, 25, B9          ; ROTL    z3_56, 25, a3_59
||      XOR     .D1    A17, A30, A24        ; XOR     y1_46, k1_40, z1_46
||      XOR     .D2    B9, B2, B30          ; XOR     y0_56, k0_50, z0_56
        XOR     .L1    A3, A4, A23          ; XOR     y2_46, k2_40, z2_46
||      XOR     .L2    B11, B13, B30        ; XOR     a0_34, b1_34, b0_34
||      SHL     .S1    A28, 7, A14          ; SHL     z1_21, 7, by7_24
||      SHL     .S2    B24, 7, B13          ; SHL     z1_31, 7, by7_34
||      ROTL    .M1    A15, 27, A26         ; ROTL    z0_46, 27, a0_49
||      ROTL    .M2    B30, 27, B1          ; ROTL    z0_56, 27, a0_59
||      XOR     .D1    A24, A29, A15        ; XOR     z1_46, z3_46, b1_49
||      XOR     .D2    B31, B23, B12        ; XOR     z1_56, z3_56, b1_59
        XOR     .L1    A13, A14, A7         ; XOR     z3_21, by7_24, b3_24
||      XOR     .L2    B29, B13, B27        ; XOR     z3_31, by7_34, b3_34
||      SHL     .S1    A24, 7, A9           ; SHL     z1_46, 7, by7_49
||      SHL     .S2    B30, 3, B29          ; SHL     b0_34, 3, by3_34
||      ROTL    .M1    A23, 10, A11         ; ROTL    z2_46, 10, a2_49
||      ROTL    .M2    B24, 31, B16         ; ROTL    z1_31, 31, a1_34
||      XOR     .D1    A28, A13, A13        ; XOR     z1_21, z3_21, b1_24
||      XOR     .D2    B28, B10, B7         ; XOR     t8_57, t10_57, y2_56
        XOR     .L1    A10, A13, A12        ; XOR     a0_24, b1_24, b0_24
||      XOR     .L2    B7, B0, B13          ; XOR     y2_56, k2_50, z2_56
||      XOR     .S1    A29, A9, A28         ; XOR     z3_46, by7_49, b3_49
||      SHL     .S2    B31, 7, B11          ; SHL     z1_56, 7, by7_59
||      ROTL    .M1    A29, 25, A29         ; ROTL    z3_46, 25, a3_49
||      ROTL    .M2    B30, 19, B27         ; ROTL    b0_34, 19, az
||      XOR     .D1    A26, A15, A31        ; XOR     a0_49, b1_49, b0_49
||      XOR     .D2    B1, B12, B26         ; XOR     a0_59, b1_59, b0_59
        XOR     .L1    A25, A7, A15         ; XOR     a2_24, b3_24, b2_24
||      XOR     .L2    B6, B27, B28         ; XOR     a2_34, b3_34, b2_34
||      SHL     .S1    A12, 3, A14          ; SHL     b0_24, 3, by3_24
||      SHL     .S2    B26, 3, B7           ; SHL     b0_59, 3, by3_59
||      ROTL    .M1    A24, 31, A7          ; ROTL    z1_46, 31, a1_49
||      ROTL    .M2    B13, 10, B12         ; ROTL    z2_56, 10, a2_59
||      XOR     .D1    A11, A28, A9         ; XOR     a2_49, b3_49, b2_49
||      XOR     .D2    B23, B11, B13        ; XOR     z3_56, by7_59, b3_59
        XOR     .L1    A12, A15, A1         ; XOR     b0_24, b2_24, c1_24
||      XOR     .L2    B28, B29, B30        ; XOR     b2_34, by3_34, c2_34
||      SHL     .S1    A31, 3, A17          ; SHL     b0_49, 3, by3_49
||      XOR     .S2    B30, B28, B29        ; XOR     b0_34, b2_34, c1_34
||      ROTL    .M1    A9, 29, A17          ; ROTL    b2_49, 29, cy
||      ROTL    .M2    B28, 29, B8          ; ROTL    b2_34, 29, cz
||      XOR     .D1    A31, A9, A3          ; XOR     b0_49, b2_49, c1_49
        XOR     .L1    A8, A1, A16          ; XOR     a1_24, c1_24, bx
||      XOR     .L2    B22, B30, B30        ; XOR     a3_34, c2_34, dz
||      XOR     .S1    A9, A17, A13         ; XOR     b2_49, by3_49, c2_49
||      XOR     .S2    B16, B29, B6         ; XOR     a1_34, c1_34, bz
||      ROTL    .M1    A31, 19, A26         ; ROTL    b0_49, 19, ay
||      ROTL    .M2    B26, 19, B23         ; ROTL    b0_59, 19, aw
||      XOR     .D1    A7, A3, A5           ; XOR     a1_49, c1_49, by
||      XOR     .D2    B12, B13, B3         ; XOR     a2_59, b3_59, b2_59
        XOR     .L1    A29, A13, A8         ; XOR     a3_49, c2_49, dy
||      XOR     .L2    B30, B6, B24         ; XOR     dz, bz, t4_53
||      AND     .S1    A5, A17, A24         ; AND     by, cy, t1_68
||      XOR     .S2    B3, B7, B10          ; XOR     b2_59, by3_59, c2_59
||      ROTL    .M1    A15, 29, A13         ; ROTL    b2_24, 29, cx
||      ROTL    .M2    B3, 29, B10          ; ROTL    b2_59, 29, cw
||      XOR     .D1    A17, A5, A23         ; XOR     cy, by, t2_68
||      XOR     .D2    B26, B3, B1          ; XOR     b0_59, b2_59, c1_59
        XOR     .L1    A15, A14, A15        ; XOR     b2_24, by3_24, c2_24
||      XOR     .L2    B8, B30, B7          ; XOR     cz, dz, t2_53
||      NOT     .S1    A26, A14             ; NOT     ay, t0_68
||      XOR     .S2    B9, B10, B29         ; XOR     a3_59, c2_59, dw
||      ROTL    .M1    A12, 19, A1          ; ROTL    b0_24, 19, ax
||      OR      .D1    A8, A5, A12          ; OR      dy, by, t4_68
||      XOR     .D2    B4, B1, B26          ; XOR     a1_59, c1_59, bw
        XOR     .L1    A0, A15, A11         ; XOR     a3_24, c2_24, dx
||      XOR     .L2    B27, B8, B13         ; XOR     az, cz, t0_53
||      XOR     .S1    A24, A8, A9          ; XOR     t1_68, dy, t3_68
||      XOR     .S2    B10, B26, B22        ; XOR     cw, bw, t2_78
||      XOR     .D1    A23, A12, A3         ; XOR     t2_68, t4_68, t5_68
||      OR      .D2    B29, B26, B4         ; OR      dw, bw, t4_78
        XOR     .L1    A11, A16, A28        ; XOR     dx, bx, t4_43
||      NOT     .L2    B23, B3              ; NOT     aw, t0_78
||      ANDN    .S1    A3, A14, A10         ; ANDN    t5_68, t0_68, t8_68
||      AND     .S2    B26, B10, B10        ; AND     bw, cw, t1_78
||      XOR     .D1    A5, A9, A5           ; XOR     by, t3_68, t9_68
||      XOR     .D2    B22, B4, B28         ; XOR     t2_78, t4_78, t5_78
        AND     .L1    A12, A14, A31        ; AND     t4_68, t0_68, t6_68
||      ANDN    .L2    B7, B13, B4          ; ANDN    t2_53, t0_53, t5_53
||      ANDN    .S1    A14, A5, A8          ; ANDN    t0_68, t9_68, t11_68
||      AND     .S2    B4, B3, B31          ; AND     t4_78, t0_78, t6_78
||      LDW     .D1T1  *+A19[20], A1        ; LDW     *+keys_a[20], k0_61
||      ANDN    .D2    B28, B3, B8          ; ANDN    t5_78, t0_78, t8_78
        XOR     .L1    A31, A3, A17         ; XOR     t6_68, t5_68, t7_68
||      XOR     .L2    B4, B24, B31         ; XOR     t5_53, t4_53, t6_53
||      XOR     .S1    A10, A5, A0          ; XOR     t8_68, t9_68, t10_68
||      XOR     .S2    B10, B29, B11        ; XOR     t1_78, dw, t3_78
||      XOR     .D1    A14, A9, A25         ; XOR     t0_68, t3_68, t12_68
||      XOR     .D2    B31, B28, B12        ; XOR     t6_78, t5_78, t7_78
        AND     .L1    A25, A0, A23         ; AND     t12_68, t10_68, t13_68
||      AND     .L2    B6, B31, B28         ; AND     bz, t6_53, t9_53
||      XOR     .S1    A0, A17, A14         ; XOR     t10_68, t7_68, t14_68
||      XOR     .S2    B26, B11, B1         ; XOR     bw, t3_78, t9_78
||      LDW     .D1T1  *+A19[23], A11       ; LDW     *+keys_a[20 + 3], k3_61
||      LDW     .D2T2  *+B18[22], B22       ; LDW     *+keys_b[20 + 2], k2_71
        XOR     .L1    A13, A11, A12        ; XOR     cx, dx, t2_43
||      ANDN    .L2    B13, B30, B4         ; ANDN    t0_53, dz, t1_53
||      XOR     .S1    A9, A17, A26         ; XOR     t3_68, t7_68, y0_67
||      XOR     .S2    B8, B1, B29          ; XOR     t8_78, t9_78, t10_78
||      XOR     .D1    A14, A8, A25         ; XOR     t14_68, t11_68, y3_67
||      XOR     .D2    B3, B11, B23         ; XOR     t0_78, t3_78, t12_78
        XOR     .L1    A1, A13, A31         ; XOR     ax, cx, t0_43
||      XOR     .L2    B4, B7, B9           ; XOR     t1_53, t2_53, t3_53
||      XOR     .S1    A23, A14, A24        ; XOR     t13_68, t14_68, y2_67
||      AND     .S2    B23, B29, B7         ; AND     t12_78, t10_78, t13_78
||      LDW     .D1T1  *+A19[21], A17       ; LDW     *+keys_a[20 + 1], k1_61
||      XOR     .D2    B29, B12, B16        ; XOR     t10_78, t7_78, t14_78
        ANDN    .L1    A31, A11, A29        ; ANDN    t0_43, dx, t1_43
||      OR      .L2    B24, B9, B30         ; OR      t4_53, t3_53, t7_53
||      ANDN    .S1    A12, A31, A13        ; ANDN    t2_43, t0_43, t5_43
||      XOR     .S2    B9, B28, B23         ; XOR     t3_53, t9_53, y3_52
||      XOR     .D1    A26, A1, A3          ; XOR     y0_67, k0_61, z0_67
||      LDW     .D2T2  *+B18[20], B28       ; LDW     *+keys_b[20], k0_71
        XOR     .L1    A29, A12, A23        ; XOR     t1_43, t2_43, t3_43
||      XOR     .L2    B13, B9, B26         ; XOR     t0_53, t3_53, t10_53
||      XOR     .S1    A13, A28, A15        ; XOR     t5_43, t4_43, t6_43
||      XOR     .S2    B31, B23, B4         ; XOR     t6_53, y3_52, y0_52
||      ROTL    .M1    A3, 27, A26          ; ROTL    z0_67, 27, a0_70
||      LDW     .D1T1  *+A19[22], A23       ; LDW     *+keys_a[20 + 2], k2_61
||      LDW     .D2T2  *+B18[23], B16       ; LDW     *+keys_b[20 + 3], k3_71
        AND     .L1    A16, A15, A7         ; AND     bx, t6_43, t9_43
||      XOR     .L2    B26, B31, B31        ; XOR     t10_53, t6_53, y1_52
||      XOR     .S1    A8, A17, A8          ; XOR     t11_68, t7_68, y1_67
||      XOR     .S2    B4, B2, B10          ; XOR     y0_52, k0_50, z0_52
||      XOR     .D1    A25, A11, A3         ; XOR     y3_67, k3_61, z3_67
||      LDW     .D2T2  *+B18[21], B9        ; LDW     *+keys_b[20 + 1], k1_71
        OR      .L1    A28, A23, A31        ; OR      t4_43, t3_43, t7_43
||      XOR     .L2    B31, B5, B8          ; XOR     y1_52, k1_50, z1_52
||      XOR     .S1    A31, A23, A7         ; XOR     t0_43, t3_43, t10_43
||      ANDN    .S2    B3, B1, B10          ; ANDN    t0_78, t9_78, t11_78
||      ROTL    .M1    A3, 25, A9           ; ROTL    z3_67, 25, a3_70
||      ROTL    .M2    B10, 27, B24         ; ROTL    z0_52, 27, a0_55
||      XOR     .D1    A23, A7, A25         ; XOR     t3_43, t9_43, y3_42
||      XOR     .D2    B11, B12, B3         ; XOR     t3_78, t7_78, y0_77
        XOR     .L1    A7, A15, A10         ; XOR     t10_43, t6_43, y1_42
||      XOR     .L2    B30, B6, B13         ; XOR     t7_53, bz, t8_53
||      XOR     .S1    A15, A25, A12        ; XOR     t6_43, y3_42, y0_42
||      XOR     .S2    B16, B10, B5         ; XOR     t14_78, t11_78, y3_77
||      ROTL    .M2    B8, 31, B1           ; ROTL    z1_52, 31, a1_55
||      XOR     .D1    A8, A17, A0          ; XOR     y1_67, k1_61, z1_67
||      XOR     .D2    B10, B12, B2         ; XOR     t11_78, t7_78, y1_77
        XOR     .L1    A12, A27, A29        ; XOR     y0_42, k0_40, z0_42
||      XOR     .L2    B13, B26, B27        ; XOR     t8_53, t10_53, y2_52
||      XOR     .S1    A10, A30, A8         ; XOR     y1_42, k1_40, z1_42
||      XOR     .S2    B23, B25, B4         ; XOR     y3_52, k3_50, z3_52
||      ROTL    .M1    A0, 31, A30          ; ROTL    z1_67, 31, a1_70
||      XOR     .D1    A0, A3, A12          ; XOR     z1_67, z3_67, b1_70
||      XOR     .D2    B7, B16, B30         ; XOR     t13_78, t14_78, y2_77
        XOR     .L1    A25, A2, A13         ; XOR     y3_42, k3_40, z3_42
||      XOR     .L2    B27, B0, B31         ; XOR     y2_52, k2_50, z2_52
||      XOR     .S1    A24, A23, A15        ; XOR     y2_67, k2_61, z2_67
||      XOR     .S2    B8, B4, B7           ; XOR     z1_52, z3_52, b1_55
||      ROTL    .M1    A29, 27, A14         ; ROTL    z0_42, 27, a0_45
||      ROTL    .M2    B4, 25, B10          ; ROTL    z3_52, 25, a3_55
||      XOR     .D1    A26, A12, A5         ; XOR     a0_70, b1_70, b0_70
||      XOR     .D2    B30, B22, B27        ; XOR     y2_77, k2_71, z2_77
        XOR     .L1    A31, A16, A31        ; XOR     t7_43, bx, t8_43
||      XOR     .L2    B24, B7, B26         ; XOR     a0_55, b1_55, b0_55
||      SHL     .S1    A0, 7, A12           ; SHL     z1_67, 7, by7_70
||      SHL     .S2    B8, 7, B5            ; SHL     z1_52, 7, by7_55
||      ROTL    .M1    A15, 10, A16         ; ROTL    z2_67, 10, a2_70
||      ROTL    .M2    B31, 10, B29         ; ROTL    z2_52, 10, a2_55
||      XOR     .D1    A8, A13, A10         ; XOR     z1_42, z3_42, b1_45
||      XOR     .D2    B5, B16, B8          ; XOR     y3_77, k3_71, z3_77
        XOR     .L1    A31, A7, A28         ; XOR     t8_43, t10_43, y2_42
||      XOR     .L2    B4, B5, B25          ; XOR     z3_52, by7_55, b3_55
||      SHL     .S1    A8, 7, A2            ; SHL     z1_42, 7, by7_45
||      XOR     .S2    B3, B28, B6          ; XOR     y0_77, k0_71, z0_77
||      ROTL    .M1    A5, 19, A12          ; ROTL    b0_70, 19, ay
||      ROTL    .M2    B27, 10, B6          ; ROTL    z2_77, 10, a2_80
||      XOR     .D1    A3, A12, A26         ; XOR     z3_67, by7_70, b3_70
||      XOR     .D2    B2, B9, B24          ; XOR     y1_77, k1_71, z1_77
        XOR     .L1    A28, A4, A3          ; XOR     y2_42, k2_40, z2_42
||      XOR     .L2    B29, B25, B0         ; XOR     a2_55, b3_55, b2_55
||      SHL     .S1    A5, 3, A7            ; SHL     b0_70, 3, by3_70
||      SHL     .S2    B26, 3, B5           ; SHL     b0_55, 3, by3_55
||      ROTL    .M1    A8, 31, A16          ; ROTL    z1_42, 31, a1_45
||      ROTL    .M2    B6, 27, B12          ; ROTL    z0_77, 27, a0_80
||      XOR     .D1    A16, A26, A28        ; XOR     a2_70, b3_70, b2_70
||      XOR     .D2    B24, B8, B30         ; XOR     z1_77, z3_77, b1_80
        XOR     .L1    A5, A28, A26         ; XOR     b0_70, b2_70, c1_70
||      XOR     .L2    B0, B5, B31          ; XOR     b2_55, by3_55, c2_55
||      NOT     .S1    A12, A4              ; NOT     ay, t0_89
||      SHL     .S2    B24, 7, B26          ; SHL     z1_77, 7, by7_80
||      ROTL    .M1    A28, 29, A3          ; ROTL    b2_70, 29, cy
||      ROTL    .M2    B26, 19, B10         ; ROTL    b0_55, 19, az
||      LDW     .D1T1  *+A19[17], A3        ; LDW     *+keys_a[16 + 1], k1_82
||      XOR     .D2    B26, B0, B23         ; XOR     b0_55, b2_55, c1_55
        XOR     .L1    A14, A10, A5         ; XOR     a0_45, b1_45, b0_45
||      XOR     .L2    B10, B31, B29        ; XOR     a3_55, c2_55, dz
||      XOR     .S1    A28, A7, A12         ; XOR     b2_70, by3_70, c2_70
||      XOR     .S2    B1, B23, B3          ; XOR     a1_55, c1_55, bz
||      ROTL    .M1    A3, 10, A14          ; ROTL    z2_42, 10, a2_45
||      ROTL    .M2    B0, 29, B10          ; ROTL    b2_55, 29, cz
||      XOR     .D1    A30, A26, A0         ; XOR     a1_70, c1_70, by
||      XOR     .D2    B8, B26, B13         ; XOR     z3_77, by7_80, b3_80
        XOR     .L1    A13, A2, A2          ; XOR     z3_42, by7_45, b3_45
||      NOT     .L2    B10, B11             ; NOT     az, t0_74
||      XOR     .S1    A9, A12, A26         ; XOR     a3_70, c2_70, dy
||      OR      .S2    B29, B3, B27         ; OR      dz, bz, t4_74
||      ROTL    .M1    A5, 19, A7           ; ROTL    b0_45, 19, ax
||      ROTL    .M2    B8, 25, B6           ; ROTL    z3_77, 25, a3_80
||      ANDN    .D1    A0, A4, A27          ; ANDN    by, t0_89, t2_89
||      XOR     .D2    B6, B13, B5          ; XOR     a2_80, b3_80, b2_80
        XOR     .L1    A3, A26, A3          ; XOR     cy, dy, t1_89
||      XOR     .L2    B10, B3, B25         ; XOR     cz, bz, t2_74
||      SHL     .S1    A5, 3, A24           ; SHL     b0_45, 3, by3_45
||      AND     .S2    B27, B11, B12        ; AND     t4_74, t0_74, t6_74
||      ROTL    .M1    A13, 25, A12         ; ROTL    z3_42, 25, a3_45
||      ROTL    .M2    B5, 29, B25          ; ROTL    b2_80, 29, cw
||      LDW     .D1T1  *+A19[16], A16       ; LDW     *+keys_a[16], k0_82
||      XOR     .D2    B12, B30, B31        ; XOR     a0_80, b1_80, b0_80
        NOT     .L1    A7, A9               ; NOT     ax, t0_64
||      XOR     .L2    B25, B27, B4         ; XOR     t2_74, t4_74, t5_74
||      XOR     .S1    A27, A3, A31         ; XOR     t2_89, t1_89, t3_89
||      SHL     .S2    B31, 3, B26          ; SHL     b0_80, 3, by3_80
||      ROTL    .M2    B24, 31, B2          ; ROTL    z1_77, 31, a1_80
||      OR      .D1    A3, A26, A25         ; OR      t1_89, dy, t4_89
||      XOR     .D2    B31, B5, B30         ; XOR     b0_80, b2_80, c1_80
        XOR     .L1    A14, A2, A14         ; XOR     a2_45, b3_45, b2_45
||      XOR     .L2    B12, B4, B23         ; XOR     t6_74, t5_74, t7_74
||      XOR     .S1    A31, A25, A29        ; XOR     t3_89, t4_89, t6_89
||      XOR     .S2    B5, B26, B7          ; XOR     b2_80, by3_80, c2_80
||      ROTL    .M2    B31, 19, B6          ; ROTL    b0_80, 19, aw
||      AND     .D1    A25, A4, A10         ; AND     t4_89, t0_89, t7_89
||      LDW     .D2T2  *+B18[17], B24       ; LDW     *+keys_b[16 + 1], k1_92
        XOR     .L1    A5, A14, A8          ; XOR     b0_45, b2_45, c1_45
||      AND     .L2    B3, B10, B27         ; AND     bz, cz, t1_74
||      XOR     .S1    A10, A29, A15        ; XOR     t7_89, t6_89, y1_88
||      XOR     .S2    B6, B7, B13          ; XOR     a3_80, c2_80, dw
||      ROTL    .M1    A14, 29, A13         ; ROTL    b2_45, 29, cx
||      OR      .D1    A29, A4, A7          ; OR      t6_89, t0_89, t8_89
||      XOR     .D2    B2, B30, B0          ; XOR     a1_80, c1_80, bw
        XOR     .L1    A16, A8, A28         ; XOR     a1_45, c1_45, bx
||      XOR     .L2    B27, B29, B12        ; XOR     t1_74, dz, t3_74
||      XOR     .S1    A15, A3, A10         ; XOR     y1_88, k1_82, z1_88
||      NOT     .S2    B6, B5               ; NOT     aw, t0_99
||      LDW     .D1T1  *+A19[19], A24       ; LDW     *+keys_a[16 + 3], k3_82
||      XOR     .D2    B25, B13, B6         ; XOR     cw, dw, t1_99
        XOR     .L1    A13, A28, A29        ; XOR     cx, bx, t2_64
||      XOR     .L2    B3, B12, B7          ; XOR     bz, t3_74, t9_74
||      SHL     .S1    A10, 7, A8           ; SHL     z1_88, 7, by7_91
||      XOR     .S2    B11, B12, B1         ; XOR     t0_74, t3_74, t12_74
||      ROTL    .M1    A10, 31, A15         ; ROTL    z1_88, 31, a1_91
||      AND     .D1    A26, A15, A30        ; AND     dy, y1_88, t10_89
||      OR      .D2    B6, B13, B31         ; OR      t1_99, dw, t4_99
        XOR     .L1    A0, A31, A27         ; XOR     by, t3_89, t5_89
||      ANDN    .L2    B11, B7, B2          ; ANDN    t0_74, t9_74, t11_74
||      XOR     .S1    A7, A26, A5          ; XOR     t8_89, dy, t9_89
||      XOR     .S2    B12, B23, B29        ; XOR     t3_74, t7_74, y0_73
||      LDW     .D1T1  *+A19[18], A0        ; LDW     *+keys_a[16 + 2], k2_82
||      AND     .D2    B31, B5, B3          ; AND     t4_99, t0_99, t7_99
        XOR     .L1    A14, A24, A2         ; XOR     b2_45, by3_45, c2_45
||      XOR     .L2    B2, B23, B12         ; XOR     t11_74, t7_74, y1_73
||      AND     .S1    A28, A13, A25        ; AND     bx, cx, t1_64
||      XOR     .S2    B29, B28, B8         ; XOR     y0_73, k0_71, z0_73
||      XOR     .D1    A30, A27, A14        ; XOR     t10_89, t5_89, y3_88
||      ANDN    .D2    B0, B5, B25          ; ANDN    bw, t0_99, t2_99
        XOR     .L1    A12, A2, A12         ; XOR     a3_45, c2_45, dx
||      ANDN    .L2    B4, B11, B4          ; ANDN    t5_74, t0_74, t8_74
||      AND     .S1    A27, A5, A7          ; AND     t5_89, t9_89, t12_89
||      XOR     .S2    B25, B6, B30         ; XOR     t2_99, t1_99, t3_99
||      ROTL    .M2    B8, 27, B30          ; ROTL    z0_73, 27, a0_76
||      XOR     .D1    A5, A14, A31         ; XOR     t9_89, y3_88, y0_88
||      LDW     .D2T2  *+B18[18], B27       ; LDW     *+keys_b[16 + 2], k2_92
        XOR     .L1    A25, A12, A25        ; XOR     t1_64, dx, t3_64
||      XOR     .L2    B4, B7, B10          ; XOR     t8_74, t9_74, t10_74
||      XOR     .S1    A31, A16, A0         ; XOR     y0_88, k0_82, z0_88
||      XOR     .S2    B0, B30, B0          ; XOR     bw, t3_99, t5_99
||      XOR     .D1    A14, A24, A27        ; XOR     y3_88, k3_82, z3_88
||      XOR     .D2    B30, B31, B26        ; XOR     t3_99, t4_99, t6_99
        XOR     .L1    A28, A25, A2         ; XOR     bx, t3_64, t9_64
||      XOR     .L2    B3, B26, B29         ; XOR     t7_99, t6_99, y1_98
||      XOR     .S1    A9, A25, A31         ; XOR     t0_64, t3_64, t12_64
||      OR      .S2    B26, B5, B6          ; OR      t6_99, t0_99, t8_99
||      ROTL    .M1    A0, 27, A4           ; ROTL    z0_88, 27, a0_91
||      XOR     .D1    A4, A30, A30         ; XOR     t0_89, t10_89, t11_89
||      LDW     .D2T2  *+B18[16], B12       ; LDW     *+keys_b[16], k0_92
        OR      .L1    A12, A28, A5         ; OR      dx, bx, t4_64
||      XOR     .L2    B6, B13, B8          ; XOR     t8_99, dw, t9_99
||      XOR     .S1    A30, A7, A10         ; XOR     t11_89, t12_89, y2_88
||      XOR     .S2    B29, B24, B11        ; XOR     y1_98, k1_92, z1_98
||      ROTL    .M1    A27, 25, A26         ; ROTL    z3_88, 25, a3_91
||      XOR     .D1    A10, A27, A28        ; XOR     z1_88, z3_88, b1_91
||      LDW     .D2T2  *+B18[19], B2        ; LDW     *+keys_b[16 + 3], k3_92
        XOR     .L1    A29, A5, A10         ; XOR     t2_64, t4_64, t5_64
||      XOR     .L2    B10, B23, B25        ; XOR     t10_74, t7_74, t14_74
||      AND     .S1    A5, A9, A7           ; AND     t4_64, t0_64, t6_64
||      XOR     .S2    B12, B9, B3          ; XOR     y1_73, k1_71, z1_73
||      ROTL    .M2    B11, 31, B28         ; ROTL    z1_98, 31, a1_101
||      XOR     .D1    A10, A0, A30         ; XOR     y2_88, k2_82, z2_88
||      AND     .D2    B0, B8, B4           ; AND     t5_99, t9_99, t12_99
        XOR     .L1    A7, A10, A28         ; XOR     t6_64, t5_64, t7_64
||      AND     .L2    B1, B10, B26         ; AND     t12_74, t10_74, t13_74
||      ANDN    .S1    A9, A2, A7           ; ANDN    t0_64, t9_64, t11_64
||      SHL     .S2    B3, 7, B23           ; SHL     z1_73, 7, by7_76
||      ROTL    .M1    A30, 10, A30         ; ROTL    z2_88, 10, a2_91
||      ROTL    .M2    B3, 31, B7           ; ROTL    z1_73, 31, a1_76
||      XOR     .D1    A4, A28, A13         ; XOR     a0_91, b1_91, b0_91
||      XOR     .D2    B25, B2, B2          ; XOR     t14_74, t11_74, y3_73
        XOR     .L1    A7, A28, A14         ; XOR     t11_64, t7_64, y1_63
||      XOR     .L2    B26, B25, B1         ; XOR     t13_74, t14_74, y2_73
||      SHL     .S1    A13, 3, A4           ; SHL     b0_91, 3, by3_91
||      XOR     .S2    B2, B16, B10         ; XOR     y3_73, k3_71, z3_73
||      ROTL    .M1    A13, 19, A27         ; ROTL    b0_91, 19, ay
||      XOR     .D1    A27, A8, A29         ; XOR     z3_88, by7_91, b3_91
||      AND     .D2    B13, B29, B31        ; AND     dw, y1_98, t10_99
        XOR     .L1    A25, A28, A5         ; XOR     t3_64, t7_64, y0_63
||      XOR     .L2    B1, B22, B5          ; XOR     y2_73, k2_71, z2_73
||      XOR     .S1    A14, A17, A12        ; XOR     y1_63, k1_61, z1_63
||      XOR     .S2    B3, B10, B6          ; XOR     z1_73, z3_73, b1_76
||      ROTL    .M2    B10, 25, B13         ; ROTL    z3_73, 25, a3_76
||      XOR     .D1    A30, A29, A29        ; XOR     a2_91, b3_91, b2_91
||      XOR     .D2    B5, B31, B3          ; XOR     t0_99, t10_99, t11_99
        ANDN    .L1    A10, A9, A5          ; ANDN    t5_64, t0_64, t8_64
||      XOR     .L2    B30, B6, B9          ; XOR     a0_76, b1_76, b0_76
||      XOR     .S1    A5, A1, A25          ; XOR     y0_63, k0_61, z0_63
||      XOR     .S2    B31, B0, B0          ; XOR     t10_99, t5_99, y3_98
||      ROTL    .M1    A29, 29, A25         ; ROTL    b2_91, 29, cy
||      ROTL    .M2    B5, 10, B6           ; ROTL    z2_73, 10, a2_76
||      XOR     .D1    A13, A29, A9         ; XOR     b0_91, b2_91, c1_91
||      XOR     .D2    B3, B4, B1           ; XOR     t11_99, t12_99, y2_98
        XOR     .L1    A5, A2, A29          ; XOR     t8_64, t9_64, t10_64
||      XOR     .L2    B8, B0, B25          ; XOR     t9_99, y3_98, y0_98
||      XOR     .S1    A29, A4, A15         ; XOR     b2_91, by3_91, c2_91
||      SHL     .S2    B11, 7, B4           ; SHL     z1_98, 7, by7_101
||      ROTL    .M1    A25, 27, A8          ; ROTL    z0_63, 27, a0_66
||      ROTL    .M2    B9, 19, B1           ; ROTL    b0_76, 19, az
||      XOR     .D1    A15, A9, A13         ; XOR     a1_91, c1_91, by
||      XOR     .D2    B1, B27, B26         ; XOR     y2_98, k2_92, z2_98
        XOR     .L1    A29, A28, A14        ; XOR     t10_64, t7_64, t14_64
||      XOR     .L2    B10, B23, B26        ; XOR     z3_73, by7_76, b3_76
||      XOR     .S1    A25, A13, A30        ; XOR     cy, by, t0_110
||      XOR     .S2    B25, B12, B3         ; XOR     y0_98, k0_92, z0_98
||      ROTL    .M1    A12, 31, A4          ; ROTL    z1_63, 31, a1_66
||      ROTL    .M2    B26, 10, B29         ; ROTL    z2_98, 10, a2_101
||      OR      .D1    A27, A13, A10        ; OR      ay, by, t3_110
||      XOR     .D2    B0, B2, B0           ; XOR     y3_98, k3_92, z3_98
        XOR     .L1    A14, A7, A2          ; XOR     t14_64, t11_64, y3_63
||      XOR     .L2    B6, B26, B8          ; XOR     a2_76, b3_76, b2_76
||      XOR     .S1    A26, A15, A1         ; XOR     a3_91, c2_91, dy
||      XOR     .S2    B0, B4, B11          ; XOR     z3_98, by7_101, b3_101
||      ROTL    .M2    B3, 27, B10          ; ROTL    z0_98, 27, a0_101
||      AND     .D1    A13, A30, A5         ; AND     by, t0_110, t1_110
||      XOR     .D2    B11, B0, B25         ; XOR     z1_98, z3_98, b1_101
        XOR     .L1    A2, A11, A17         ; XOR     y3_63, k3_61, z3_63
||      XOR     .L2    B9, B8, B16          ; XOR     b0_76, b2_76, c1_76
||      XOR     .S1    A5, A27, A10         ; XOR     t1_110, ay, t2_110
||      SHL     .S2    B9, 3, B9            ; SHL     b0_76, 3, by3_76
||      ROTL    .M2    B8, 29, B7           ; ROTL    b2_76, 29, cz
||      XOR     .D1    A10, A1, A25         ; XOR     t3_110, dy, t5_110
||      XOR     .D2    B29, B11, B31        ; XOR     a2_101, b3_101, b2_101
        AND     .L1    A31, A29, A26        ; AND     t12_64, t10_64, t13_64
||      XOR     .L2    B7, B16, B4          ; XOR     a1_76, c1_76, bz
||      XOR     .S1    A12, A17, A28        ; XOR     z1_63, z3_63, b1_66
||      NOT     .S2    B1, B22              ; NOT     az, t0_95
||      ROTL    .M1    A17, 25, A27         ; ROTL    z3_63, 25, a3_66
||      ROTL    .M2    B31, 29, B11         ; ROTL    b2_101, 29, cw
||      OR      .D1    A1, A10, A2          ; OR      dy, t2_110, t6_110
||      XOR     .D2    B10, B25, B16        ; XOR     a0_101, b1_101, b0_101
        XOR     .L1    A26, A14, A25        ; XOR     t13_64, t14_64, y2_63
||      XOR     .L2    B8, B9, B30          ; XOR     b2_76, by3_76, c2_76
||      XOR     .S1    A25, A30, A14        ; XOR     t5_110, t0_110, t9_110
||      SHL     .S2    B16, 3, B16          ; SHL     b0_101, 3, by3_101
||      ROTL    .M2    B16, 19, B25         ; ROTL    b0_101, 19, aw
||      XOR     .D1    A30, A2, A29         ; XOR     t0_110, t6_110, y0_109
||      XOR     .D2    B16, B31, B8         ; XOR     b0_101, b2_101, c1_101
        XOR     .L1    A25, A23, A7         ; XOR     y2_63, k2_61, z2_63
||      XOR     .L2    B13, B30, B1         ; XOR     a3_76, c2_76, dz
||      XOR     .S1    A8, A28, A26         ; XOR     a0_66, b1_66, b0_66
||      ANDN    .S2    B4, B22, B23         ; ANDN    bz, t0_95, t2_95
||      ROTL    .M2    B0, 25, B26          ; ROTL    z3_98, 25, a3_101
||      XOR     .D1    A10, A30, A30        ; XOR     t2_110, t0_110, t7_110
||      XOR     .D2    B28, B8, B28         ; XOR     a1_101, c1_101, bw
        XOR     .L1    A30, A2, A11         ; XOR     t7_110, t6_110, t8_110
||      XOR     .L2    B7, B1, B0           ; XOR     cz, dz, t1_95
||      SHL     .S1    A12, 7, A10          ; SHL     z1_63, 7, by7_66
||      OR      .S2    B25, B28, B6         ; OR      aw, bw, t3_120
||      ROTL    .M1    A7, 10, A31          ; ROTL    z2_63, 10, a2_66
||      AND     .D1    A14, A29, A5         ; AND     t9_110, y0_109, t12_110
||      LDW     .D2T2  *+B18[13], B3        ; LDW     *+keys_b[12 + 1], k1_113
        XOR     .L1    A17, A10, A10        ; XOR     z3_63, by7_66, b3_66
||      XOR     .L2    B23, B0, B7          ; XOR     t2_95, t1_95, t3_95
||      XOR     .S1    A13, A1, A28         ; XOR     by, dy, t4_110
||      OR      .S2    B0, B1, B30          ; OR      t1_95, dz, t4_95
||      ROTL    .M1    A26, 19, A2          ; ROTL    b0_66, 19, ax
||      AND     .D1    A2, A11, A1          ; AND     t6_110, t8_110, t10_110
||      XOR     .D2    B11, B28, B5         ; XOR     cw, bw, t0_120
        XOR     .L1    A31, A10, A8         ; XOR     a2_66, b3_66, b2_66
||      XOR     .L2    B7, B30, B31         ; XOR     t3_95, t4_95, t6_95
||      SHL     .S1    A26, 3, A23          ; SHL     b0_66, 3, by3_66
||      XOR     .S2    B31, B16, B16        ; XOR     b2_101, by3_101, c2_101
||      LDW     .D1T1  *+A19[14], A13       ; LDW     *+keys_a[12 + 2], k2_103
||      AND     .D2    B28, B5, B3          ; AND     bw, t0_120, t1_120
        XOR     .L1    A8, A23, A10         ; XOR     b2_66, by3_66, c2_66
||      AND     .L2    B30, B22, B30        ; AND     t4_95, t0_95, t7_95
||      XOR     .S1    A26, A8, A2          ; XOR     b0_66, b2_66, c1_66
||      XOR     .S2    B26, B16, B8         ; XOR     a3_101, c2_101, dw
||      ROTL    .M1    A8, 29, A2           ; ROTL    b2_66, 29, cx
||      NOT     .D1    A2, A8               ; NOT     ax, t0_85
||      XOR     .D2    B3, B25, B9          ; XOR     t1_120, aw, t2_120
        XOR     .L1    A27, A10, A23        ; XOR     a3_66, c2_66, dx
||      XOR     .L2    B6, B8, B9           ; XOR     t3_120, dw, t5_120
||      XOR     .S1    A4, A2, A9           ; XOR     a1_66, c1_66, bx
||      OR      .S2    B8, B9, B0           ; OR      dw, t2_120, t6_120
||      LDW     .D1T1  *+A19[13], A27       ; LDW     *+keys_a[12 + 1], k1_103
||      XOR     .D2    B9, B5, B29          ; XOR     t2_120, t0_120, t7_120
        XOR     .L1    A2, A23, A25         ; XOR     cx, dx, t1_85
||      XOR     .L2    B29, B0, B29         ; XOR     t7_120, t6_120, t8_120
||      ANDN    .S1    A9, A8, A30          ; ANDN    bx, t0_85, t2_85
||      XOR     .S2    B9, B5, B16          ; XOR     t5_120, t0_120, t9_120
||      XOR     .D1    A28, A1, A17         ; XOR     t4_110, t10_110, y2_109
||      XOR     .D2    B5, B0, B11          ; XOR     t0_120, t6_120, y0_119
        XOR     .L1    A30, A25, A31        ; XOR     t2_85, t1_85, t3_85
||      XOR     .L2    B30, B31, B26        ; XOR     t7_95, t6_95, y1_94
||      OR      .S1    A25, A23, A15        ; OR      t1_85, dx, t4_85
||      AND     .S2    B16, B11, B23        ; AND     t9_120, y0_119, t12_120
||      XOR     .D1    A11, A14, A26        ; XOR     t8_110, t9_110, t11_110
||      LDW     .D2T2  *+B18[12], B24       ; LDW     *+keys_b[12], k0_113
        XOR     .L1    A31, A15, A11        ; XOR     t3_85, t4_85, t6_85
||      XOR     .L2    B26, B24, B30        ; XOR     y1_94, k1_92, z1_94
||      AND     .S1    A15, A8, A10         ; AND     t4_85, t0_85, t7_85
||      XOR     .S2    B29, B16, B13        ; XOR     t8_120, t9_120, t11_120
||      LDW     .D1T1  *+A19[15], A28       ; LDW     *+keys_a[12 + 3], k3_103
||      LDW     .D2T2  *+B18[15], B29       ; LDW     *+keys_b[12 + 3], k3_113
        XOR     .L1    A10, A11, A28        ; XOR     t7_85, t6_85, y1_84
||      XOR     .L2    B23, B13, B25        ; XOR     t12_120, t11_120, y1_119
||      OR      .S1    A11, A8, A2          ; OR      t6_85, t0_85, t8_85
||      SHL     .S2    B30, 7, B13          ; SHL     z1_94, 7, by7_97
||      ROTL    .M2    B30, 31, B10         ; ROTL    z1_94, 31, a1_97
||      LDW     .D1T1  *+A19[12], A17       ; LDW     *+keys_a[12], k0_103
||      LDW     .D2T2  *+B18[14], B5        ; LDW     *+keys_b[12 + 2], k2_113
        XOR     .L1    A9, A31, A14         ; XOR     bx, t3_85, t5_85
||      XOR     .L2    B4, B7, B6           ; XOR     bz, t3_95, t5_95
||      AND     .S1    A23, A28, A25        ; AND     dx, y1_84, t10_85
||      AND     .S2    B1, B26, B26         ; AND     dz, y1_94, t10_95
||      XOR     .D1    A28, A3, A15         ; XOR     y1_84, k1_82, z1_84
||      XOR     .D2    B25, B3, B16         ; XOR     y1_119, k1_113, z1_119
        XOR     .L1    A2, A23, A17         ; XOR     t8_85, dx, t9_85
||      OR      .L2    B31, B22, B0         ; OR      t6_95, t0_95, t8_95
||      XOR     .S1    A25, A14, A23        ; XOR     t10_85, t5_85, y3_84
||      XOR     .S2    B26, B6, B9          ; XOR     t10_95, t5_95, y3_94
||      ROTL    .M1    A15, 31, A9          ; ROTL    z1_84, 31, a1_87
||      ROTL    .M2    B16, 31, B1          ; ROTL    z1_119, 31, a1_122
||      XOR     .D1    A17, A13, A30        ; XOR     y2_109, k2_103, z2_109
||      AND     .D2    B0, B29, B4          ; AND     t6_120, t8_120, t10_120
        AND     .L1    A14, A17, A10        ; AND     t5_85, t9_85, t12_85
||      XOR     .L2    B0, B1, B5           ; XOR     t8_95, dz, t9_95
||      XOR     .S1    A17, A23, A12        ; XOR     t9_85, y3_84, y0_84
||      XOR     .S2    B22, B26, B7         ; XOR     t0_95, t10_95, t11_95
||      ROTL    .M1    A30, 10, A3          ; ROTL    z2_109, 10, a2_112
||      XOR     .D1    A5, A26, A7          ; XOR     t12_110, t11_110, y1_109
||      XOR     .D2    B9, B2, B22          ; XOR     y3_94, k3_92, z3_94
        XOR     .L1    A8, A25, A30         ; XOR     t0_85, t10_85, t11_85
||      AND     .L2    B6, B5, B2           ; AND     t5_95, t9_95, t12_95
||      XOR     .S1    A12, A16, A16        ; XOR     y0_84, k0_82, z0_84
||      XOR     .S2    B5, B9, B31          ; XOR     t9_95, y3_94, y0_94
||      ROTL    .M2    B22, 25, B26         ; ROTL    z3_94, 25, a3_97
||      XOR     .D1    A7, A27, A12         ; XOR     y1_109, k1_103, z1_109
||      XOR     .D2    B4, B23, B9          ; XOR     t10_120, t12_120, y3_119
        XOR     .L1    A30, A10, A25        ; XOR     t11_85, t12_85, y2_84
||      XOR     .L2    B7, B2, B7           ; XOR     t11_95, t12_95, y2_94
||      SHL     .S1    A15, 7, A23          ; SHL     z1_84, 7, by7_87
||      XOR     .S2    B31, B12, B6         ; XOR     y0_94, k0_92, z0_94
||      ROTL    .M1    A16, 27, A15         ; ROTL    z0_84, 27, a0_87
||      XOR     .D1    A23, A24, A4         ; XOR     y3_84, k3_82, z3_84
||      XOR     .D2    B9, B29, B31         ; XOR     y3_119, k3_113, z3_119
        XOR     .L1    A25, A0, A2          ; XOR     y2_84, k2_82, z2_84
||      XOR     .L2    B7, B27, B9          ; XOR     y2_94, k2_92, z2_94
||      SHL     .S1    A12, 7, A14          ; SHL     z1_109, 7, by7_112
||      XOR     .S2    B28, B8, B23         ; XOR     bw, dw, t4_120
||      ROTL    .M1    A12, 31, A24         ; ROTL    z1_109, 31, a1_112
||      ROTL    .M2    B6, 27, B7           ; ROTL    z0_94, 27, a0_97
||      XOR     .D1    A15, A4, A11         ; XOR     z1_84, z3_84, b1_87
||      XOR     .D2    B16, B31, B2         ; XOR     z1_119, z3_119, b1_122
        XOR     .L1    A15, A11, A15        ; XOR     a0_87, b1_87, b0_87
||      XOR     .L2    B30, B22, B25        ; XOR     z1_94, z3_94, b1_97
||      XOR     .S1    A1, A5, A10          ; XOR     t10_110, t12_110, y3_109
||      XOR     .S2    B23, B4, B23         ; XOR     t4_120, t10_120, y2_119
||      ROTL    .M1    A2, 10, A30          ; ROTL    z2_84, 10, a2_87
||      ROTL    .M2    B9, 10, B6           ; ROTL    z2_94, 10, a2_97
||      XOR     .D1    A29, A17, A31        ; XOR     y0_109, k0_103, z0_109
||      XOR     .D2    B11, B24, B30        ; XOR     y0_119, k0_113, z0_119
        XOR     .L1    A4, A23, A5          ; XOR     z3_84, by7_87, b3_87
||      XOR     .L2    B22, B13, B8         ; XOR     z3_94, by7_97, b3_97
||      SHL     .S1    A15, 3, A0           ; SHL     b0_87, 3, by3_87
||      SHL     .S2    B16, 7, B9           ; SHL     z1_119, 7, by7_122
||      ROTL    .M1    A31, 27, A1          ; ROTL    z0_109, 27, a0_112
||      ROTL    .M2    B30, 27, B9          ; ROTL    z0_119, 27, a0_122
||      XOR     .D1    A10, A28, A29        ; XOR     y3_109, k3_103, z3_109
||      XOR     .D2    B23, B5, B4          ; XOR     y2_119, k2_113, z2_119
        XOR     .L1    A30, A5, A11         ; XOR     a2_87, b3_87, b2_87
||      XOR     .L2    B6, B8, B28          ; XOR     a2_97, b3_97, b2_97
||      XOR     .S1    A29, A14, A26        ; XOR     z3_109, by7_112, b3_112
||      XOR     .S2    B7, B25, B25         ; XOR     a0_97, b1_97, b0_97
||      ROTL    .M1    A29, 25, A31         ; ROTL    z3_109, 25, a3_112
||      ROTL    .M2    B4, 10, B12          ; ROTL    z2_119, 10, a2_122
||      XOR     .D1    A12, A29, A25        ; XOR     z1_109, z3_109, b1_112
||      XOR     .D2    B31, B9, B6          ; XOR     z3_119, by7_122, b3_122
        XOR     .L1    A15, A11, A8         ; XOR     b0_87, b2_87, c1_87
||      XOR     .L2    B25, B28, B2         ; XOR     b0_97, b2_97, c1_97
||      XOR     .S1    A3, A26, A30         ; XOR     a2_112, b3_112, b2_112
||      SHL     .S2    B25, 3, B27          ; SHL     b0_97, 3, by3_97
||      ROTL    .M1    A15, 19, A14         ; ROTL    b0_87, 19, ax
||      ROTL    .M2    B25, 19, B2          ; ROTL    b0_97, 19, az
||      XOR     .D1    A1, A25, A16         ; XOR     a0_112, b1_112, b0_112
||      XOR     .D2    B9, B2, B25          ; XOR     a0_122, b1_122, b0_122
        XOR     .L1    A11, A0, A10         ; XOR     b2_87, by3_87, c2_87
||      XOR     .L2    B28, B27, B10        ; XOR     b2_97, by3_97, c2_97
||      SHL     .S1    A16, 3, A25          ; SHL     b0_112, 3, by3_112
||      XOR     .S2    B10, B2, B0          ; XOR     a1_97, c1_97, bz
||      ROTL    .M1    A30, 29, A7          ; ROTL    b2_112, 29, cy
||      ROTL    .M2    B28, 29, B22         ; ROTL    b2_97, 29, cz
||      XOR     .D1    A16, A30, A23        ; XOR     b0_112, b2_112, c1_112
||      LDW     .D2T2  *+B18[8], B11        ; LDW     *+keys_b[8], k0_134
        XOR     .L1    A9, A8, A16          ; XOR     a1_87, c1_87, bx
||      XOR     .L2    B26, B10, B23        ; XOR     a3_97, c2_97, dz
||      XOR     .S1    A30, A25, A9         ; XOR     b2_112, by3_112, c2_112
||      SHL     .S2    B25, 3, B30          ; SHL     b0_122, 3, by3_122
||      ROTL    .M1    A16, 19, A24         ; ROTL    b0_112, 19, ay
||      ROTL    .M2    B31, 25, B12         ; ROTL    z3_119, 25, a3_122
||      XOR     .D1    A24, A23, A29        ; XOR     a1_112, c1_112, by
||      OR      .D2    B2, B0, B13          ; OR      az, bz, t3_116
        XOR     .L1    A31, A9, A15         ; XOR     a3_112, c2_112, dy
||      XOR     .L2    B22, B0, B4          ; XOR     cz, bz, t0_116
||      XOR     .S1    A7, A29, A25         ; XOR     cy, by, t1_131
||      XOR     .S2    B13, B23, B9         ; XOR     t3_116, dz, t5_116
||      ROTL    .M1    A11, 29, A24         ; ROTL    b2_87, 29, cx
||      ROTL    .M2    B25, 19, B28         ; ROTL    b0_122, 19, aw
||      LDW     .D1T1  *+A19[8], A3         ; LDW     *+keys_a[8], k0_124
||      XOR     .D2    B12, B6, B8          ; XOR     a2_122, b3_122, b2_122
        NOT     .L1    A24, A30             ; NOT     ay, t0_131
||      XOR     .L2    B0, B23, B13         ; XOR     bz, dz, t4_116
||      XOR     .S1    A25, A15, A5         ; XOR     t1_131, dy, t3_131
||      XOR     .S2    B8, B30, B8          ; XOR     b2_122, by3_122, c2_122
||      ROTL    .M1    A4, 25, A7           ; ROTL    z3_84, 25, a3_87
||      ROTL    .M2    B8, 29, B28          ; ROTL    b2_122, 29, cw
||      LDW     .D1T1  *+A19[11], A15       ; LDW     *+keys_a[8 + 3], k3_124
||      XOR     .D2    B25, B8, B10         ; XOR     b0_122, b2_122, c1_122
        ANDN    .L1    A15, A25, A1         ; ANDN    dy, t1_131, t2_131
||      AND     .L2    B0, B4, B25          ; AND     bz, t0_116, t1_116
||      OR      .S1    A29, A5, A12         ; OR      by, t3_131, t6_131
||      XOR     .S2    B1, B10, B22         ; XOR     a1_122, c1_122, bw
||      XOR     .D1    A5, A30, A26         ; XOR     t3_131, t0_131, t7_131
||      NOT     .D2    B28, B10             ; NOT     aw, t0_141
        XOR     .L1    A15, A30, A9         ; XOR     dy, t0_131, t4_131
||      XOR     .L2    B25, B2, B8          ; XOR     t1_116, az, t2_116
||      XOR     .S1    A1, A29, A0          ; XOR     t2_131, by, t5_131
||      XOR     .S2    B12, B8, B2          ; XOR     a3_122, c2_122, dw
||      LDW     .D1T1  *+A19[10], A4        ; LDW     *+keys_a[8 + 2], k2_124
||      XOR     .D2    B28, B22, B1         ; XOR     cw, bw, t1_141
        XOR     .L1    A12, A9, A12         ; XOR     t6_131, t4_131, y0_130
||      ANDN    .L2    B2, B1, B25          ; ANDN    dw, t1_141, t2_141
||      XOR     .S1    A26, A0, A29         ; XOR     t7_131, t5_131, t9_131
||      XOR     .S2    B1, B2, B30          ; XOR     t1_141, dw, t3_141
||      LDW     .D1T1  *+A19[9], A11        ; LDW     *+keys_a[8 + 1], k1_124
||      XOR     .D2    B2, B10, B16         ; XOR     dw, t0_141, t4_141
        XOR     .L1    A24, A16, A26        ; XOR     cx, bx, t0_106
||      XOR     .L2    B25, B22, B30        ; XOR     t2_141, bw, t5_141
||      OR      .S1    A14, A16, A5         ; OR      ax, bx, t3_106
||      OR      .S2    B22, B30, B28        ; OR      bw, t3_141, t6_141
||      ANDN    .D1    A29, A12, A24        ; ANDN    t9_131, y0_130, t11_131
||      XOR     .D2    B30, B10, B25        ; XOR     t3_141, t0_141, t7_141
        AND     .L1    A16, A26, A2         ; AND     bx, t0_106, t1_106
||      XOR     .L2    B9, B4, B2           ; XOR     t5_116, t0_116, t9_116
||      AND     .S1    A9, A0, A23          ; AND     t4_131, t5_131, t8_131
||      XOR     .S2    B28, B16, B25        ; XOR     t6_141, t4_141, y0_140
||      XOR     .D1    A24, A0, A1          ; XOR     t11_131, t5_131, y3_130
||      XOR     .D2    B25, B30, B28        ; XOR     t7_141, t5_141, t9_141
        XOR     .L1    A2, A14, A9          ; XOR     t1_106, ax, t2_106
||      OR      .L2    B23, B8, B23         ; OR      dz, t2_116, t6_116
||      XOR     .S1    A23, A29, A11        ; XOR     t8_131, t9_131, t10_131
||      ANDN    .S2    B28, B25, B27        ; ANDN    t9_141, y0_140, t11_141
||      XOR     .D1    A1, A15, A8          ; XOR     y3_130, k3_124, z3_130
||      XOR     .D2    B25, B11, B26        ; XOR     y0_140, k0_134, z0_140
        XOR     .L1    A0, A11, A25         ; XOR     t5_131, t10_131, y2_130
||      XOR     .L2    B8, B4, B25          ; XOR     t2_116, t0_116, t7_116
||      XOR     .S1    A11, A30, A29        ; XOR     t10_131, t0_131, y1_130
||      XOR     .S2    B27, B30, B1         ; XOR     t11_141, t5_141, y3_140
||      ROTL    .M1    A8, 25, A7           ; ROTL    z3_130, 25, a3_133
||      ROTL    .M2    B26, 27, B12         ; ROTL    z0_140, 27, a0_143
||      XOR     .D1    A12, A3, A2          ; XOR     y0_130, k0_124, z0_130
||      LDW     .D2T2  *+B18[11], B8        ; LDW     *+keys_b[8 + 3], k3_134
        XOR     .L1    A7, A10, A24         ; XOR     a3_87, c2_87, dx
||      XOR     .L2    B25, B23, B0         ; XOR     t7_116, t6_116, t8_116
||      XOR     .S1    A29, A11, A12        ; XOR     y1_130, k1_124, z1_130
||      XOR     .S2    B4, B23, B7          ; XOR     t0_116, t6_116, y0_115
||      ROTL    .M1    A2, 27, A1           ; ROTL    z0_130, 27, a0_133
||      XOR     .D1    A25, A4, A14         ; XOR     y2_130, k2_124, z2_130
||      LDW     .D2T2  *+B18[10], B29       ; LDW     *+keys_b[8 + 2], k2_134
        OR      .L1    A24, A9, A10         ; OR      dx, t2_106, t6_106
||      AND     .L2    B23, B0, B31         ; AND     t6_116, t8_116, t10_116
||      SHL     .S1    A12, 7, A23          ; SHL     z1_130, 7, by7_133
||      AND     .S2    B2, B7, B6           ; AND     t9_116, y0_115, t12_116
||      ROTL    .M1    A14, 10, A8          ; ROTL    z2_130, 10, a2_133
||      XOR     .D1    A9, A26, A14         ; XOR     t2_106, t0_106, t7_106
||      XOR     .D2    B7, B24, B7          ; XOR     y0_115, k0_113, z0_115
        XOR     .L1    A5, A24, A30         ; XOR     t3_106, dx, t5_106
||      XOR     .L2    B31, B6, B22         ; XOR     t10_116, t12_116, y3_115
||      XOR     .S1    A8, A23, A29         ; XOR     z3_130, by7_133, b3_133
||      AND     .S2    B16, B30, B25        ; AND     t4_141, t5_141, t8_141
||      ROTL    .M1    A12, 31, A0          ; ROTL    z1_130, 31, a1_133
||      ROTL    .M2    B7, 27, B4           ; ROTL    z0_115, 27, a0_118
||      XOR     .D1    A12, A8, A12         ; XOR     z1_130, z3_130, b1_133
||      LDW     .D2T2  *+B18[9], B31        ; LDW     *+keys_b[8 + 1], k1_134
        XOR     .L1    A26, A10, A9         ; XOR     t0_106, t6_106, y0_105
||      XOR     .L2    B0, B2, B23          ; XOR     t8_116, t9_116, t11_116
||      XOR     .S1    A8, A29, A31         ; XOR     a2_133, b3_133, b2_133
||      XOR     .S2    B22, B29, B24        ; XOR     y3_115, k3_113, z3_115
||      XOR     .D1    A1, A12, A5          ; XOR     a0_133, b1_133, b0_133
||      XOR     .D2    B25, B28, B7         ; XOR     t8_141, t9_141, t10_141
        XOR     .L1    A14, A10, A23        ; XOR     t7_106, t6_106, t8_106
||      XOR     .L2    B6, B23, B27         ; XOR     t12_116, t11_116, y1_115
||      SHL     .S1    A5, 3, A14           ; SHL     b0_133, 3, by3_133
||      XOR     .S2    B30, B7, B26         ; XOR     t5_141, t10_141, y2_140
||      ROTL    .M1    A5, 19, A25          ; ROTL    b0_133, 19, ay
||      ROTL    .M2    B24, 25, B13         ; ROTL    z3_115, 25, a3_118
||      XOR     .D1    A30, A26, A29        ; XOR     t5_106, t0_106, t9_106
||      XOR     .D2    B1, B8, B0           ; XOR     y3_140, k3_134, z3_140
        AND     .L1    A29, A9, A2          ; AND     t9_106, y0_105, t12_106
||      XOR     .L2    B13, B31, B26        ; XOR     t4_116, t10_116, y2_115
||      XOR     .S1    A31, A14, A14        ; XOR     b2_133, by3_133, c2_133
||      XOR     .S2    B27, B3, B23         ; XOR     y1_115, k1_113, z1_115
||      ROTL    .M1    A31, 29, A8          ; ROTL    b2_133, 29, cy
||      ROTL    .M2    B0, 25, B26          ; ROTL    z3_140, 25, a3_143
||      XOR     .D1    A5, A31, A30         ; XOR     b0_133, b2_133, c1_133
||      XOR     .D2    B26, B29, B9         ; XOR     y2_140, k2_134, z2_140
        XOR     .L1    A16, A24, A26        ; XOR     bx, dx, t4_106
||      XOR     .L2    B26, B5, B7          ; XOR     y2_115, k2_113, z2_115
||      XOR     .S1    A7, A14, A1          ; XOR     a3_133, c2_133, dy
||      XOR     .S2    B23, B24, B27        ; XOR     z1_115, z3_115, b1_118
||      ROTL    .M2    B23, 31, B4          ; ROTL    z1_115, 31, a1_118
||      XOR     .D1    A0, A30, A12         ; XOR     a1_133, c1_133, by
||      XOR     .D2    B7, B10, B25         ; XOR     t10_141, t0_141, y1_140
        XOR     .L1    A23, A29, A0         ; XOR     t8_106, t9_106, t11_106
||      XOR     .L2    B4, B27, B6          ; XOR     a0_118, b1_118, b0_118
||      XOR     .S1    A12, A1, A12         ; XOR     by, dy, t0_152
||      SHL     .S2    B23, 7, B1           ; SHL     z1_115, 7, by7_118
||      ROTL    .M2    B7, 10, B30          ; ROTL    z2_115, 10, a2_118
||      XOR     .D1    A25, A8, A31         ; XOR     ay, cy, t1_152
||      XOR     .D2    B25, B31, B28        ; XOR     y1_140, k1_134, z1_140
        XOR     .L1    A9, A17, A25         ; XOR     y0_105, k0_103, z0_105
||      XOR     .L2    B24, B1, B5          ; XOR     z3_115, by7_118, b3_118
||      ANDN    .S1    A12, A25, A14        ; ANDN    t0_152, ay, t2_152
||      SHL     .S2    B6, 3, B25           ; SHL     b0_118, 3, by3_118
||      ROTL    .M2    B6, 19, B16          ; ROTL    b0_118, 19, az
||      LDW     .D1T1  *+A19[7], A12        ; LDW     *+keys_a[4 + 3], k3_145
||      XOR     .D2    B28, B0, B2          ; XOR     z1_140, z3_140, b1_143
        XOR     .L1    A2, A0, A5           ; XOR     t12_106, t11_106, y1_105
||      XOR     .L2    B30, B5, B10         ; XOR     a2_118, b3_118, b2_118
||      XOR     .S1    A14, A1, A24         ; XOR     t2_152, dy, t3_152
||      SHL     .S2    B28, 7, B1           ; SHL     z1_140, 7, by7_143
||      ROTL    .M1    A25, 27, A17         ; ROTL    z0_105, 27, a0_108
||      ROTL    .M2    B9, 10, B23          ; ROTL    z2_140, 10, a2_143
||      XOR     .D1    A12, A8, A7          ; XOR     t0_152, cy, t6_152
||      XOR     .D2    B12, B2, B24         ; XOR     a0_143, b1_143, b0_143
        XOR     .L1    A5, A27, A29         ; XOR     y1_105, k1_103, z1_105
||      XOR     .L2    B6, B10, B0          ; XOR     b0_118, b2_118, c1_118
||      XOR     .S1    A24, A7, A25         ; XOR     t3_152, t6_152, t8_152
||      SHL     .S2    B24, 3, B7           ; SHL     b0_143, 3, by3_143
||      ROTL    .M2    B28, 31, B6          ; ROTL    z1_140, 31, a1_143
||      LDW     .D1T1  *+A19[5], A1         ; LDW     *+keys_a[4 + 1], k1_145
||      XOR     .D2    B0, B1, B6           ; XOR     z3_140, by7_143, b3_143
        ANDN    .L1    A8, A24, A24         ; ANDN    cy, t3_152, t7_152
||      XOR     .L2    B4, B0, B23          ; XOR     a1_118, c1_118, bz
||      ANDN    .S1    A31, A25, A30        ; ANDN    t1_152, t8_152, t11_152
||      NOT     .S2    B16, B16             ; NOT     az, t0_137
||      ROTL    .M1    A29, 31, A23         ; ROTL    z1_105, 31, a1_108
||      ROTL    .M2    B10, 29, B4          ; ROTL    b2_118, 29, cz
||      LDW     .D1T1  *+A19[4], A24        ; LDW     *+keys_a[4], k0_145
||      XOR     .D2    B23, B6, B2          ; XOR     a2_143, b3_143, b2_143
        AND     .L1    A10, A23, A27        ; AND     t6_106, t8_106, t10_106
||      XOR     .L2    B10, B25, B10        ; XOR     b2_118, by3_118, c2_118
||      ANDN    .S1    A1, A12, A0          ; ANDN    dy, t0_152, t4_152
||      XOR     .S2    B2, B7, B28          ; XOR     b2_143, by3_143, c2_143
||      ROTL    .M2    B2, 29, B30          ; ROTL    b2_143, 29, cw
||      XOR     .D1    A24, A31, A14        ; XOR     t7_152, t1_152, t10_152
||      XOR     .D2    B24, B2, B12         ; XOR     b0_143, b2_143, c1_143
        XOR     .L1    A27, A2, A8          ; XOR     t10_106, t12_106, y3_105
||      XOR     .L2    B4, B23, B9          ; XOR     cz, bz, t1_137
||      NOT     .S1    A0, A16              ; NOT     t4_152, t5_152
||      XOR     .S2    B26, B28, B27        ; XOR     a3_143, c2_143, dw
||      ROTL    .M2    B24, 19, B13         ; ROTL    b0_143, 19, aw
||      LDW     .D1T1  *+A19[6], A16        ; LDW     *+keys_a[4 + 2], k2_145
||      XOR     .D2    B6, B12, B22         ; XOR     a1_143, c1_143, bw
        XOR     .L1    A26, A27, A5         ; XOR     t4_106, t10_106, y2_105
||      XOR     .L2    B13, B10, B6         ; XOR     a3_118, c2_118, dz
||      XOR     .S1    A8, A28, A28         ; XOR     y3_105, k3_103, z3_105
||      XOR     .S2    B22, B27, B12        ; XOR     bw, dw, t0_162
||      AND     .D1    A7, A16, A2          ; AND     t6_152, t5_152, t9_152
||      LDW     .D2T2  *+B18[5], B30        ; LDW     *+keys_b[4 + 1], k1_155
        XOR     .L1    A5, A13, A13         ; XOR     y2_105, k2_103, z2_105
||      ANDN    .L2    B12, B13, B12        ; ANDN    t0_162, aw, t2_162
||      XOR     .S1    A29, A28, A26        ; XOR     z1_105, z3_105, b1_108
||      ANDN    .S2    B27, B12, B1         ; ANDN    dw, t0_162, t4_162
||      ROTL    .M1    A28, 25, A27         ; ROTL    z3_105, 25, a3_108
||      XOR     .D1    A2, A30, A0          ; XOR     t9_152, t11_152, y1_151
||      XOR     .D2    B12, B30, B26        ; XOR     t0_162, cw, t6_162
        XOR     .L1    A17, A26, A2         ; XOR     a0_108, b1_108, b0_108
||      XOR     .L2    B6, B16, B1          ; XOR     dz, t0_137, t4_137
||      SHL     .S1    A29, 7, A8           ; SHL     z1_105, 7, by7_108
||      XOR     .S2    B12, B27, B5         ; XOR     t2_162, dw, t3_162
||      ROTL    .M1    A13, 10, A17         ; ROTL    z2_105, 10, a2_108
||      XOR     .D1    A25, A0, A13         ; XOR     t8_152, y1_151, y0_151
||      NOT     .D2    B1, B10              ; NOT     t4_162, t5_162
        XOR     .L1    A16, A31, A29        ; XOR     t5_152, t1_152, y3_151
||      ANDN    .L2    B30, B5, B5          ; ANDN    cw, t3_162, t7_162
||      XOR     .S1    A14, A25, A14        ; XOR     t10_152, t8_152, y2_151
||      XOR     .S2    B5, B26, B25         ; XOR     t3_162, t6_162, t8_162
||      ROTL    .M1    A2, 19, A0           ; ROTL    b0_108, 19, ax
||      XOR     .D1    A13, A24, A31        ; XOR     y0_151, k0_145, z0_151
||      AND     .D2    B26, B10, B2         ; AND     t6_162, t5_162, t9_162
        XOR     .L1    A0, A1, A9           ; XOR     y1_151, k1_145, z1_151
||      ANDN    .L2    B6, B9, B24          ; ANDN    dz, t1_137, t2_137
||      XOR     .S1    A14, A16, A7         ; XOR     y2_151, k2_145, z2_151
||      XOR     .S2    B9, B6, B4           ; XOR     t1_137, dz, t3_137
||      ROTL    .M1    A31, 27, A7          ; ROTL    z0_151, 27, a0_154
||      XOR     .D1    A29, A12, A5         ; XOR     y3_151, k3_145, z3_151
||      XOR     .D2    B13, B30, B22        ; XOR     aw, cw, t1_162
        XOR     .L1    A28, A8, A8          ; XOR     z3_105, by7_108, b3_108
||      XOR     .L2    B5, B22, B7          ; XOR     t7_162, t1_162, t10_162
||      SHL     .S1    A9, 7, A31           ; SHL     z1_151, 7, by7_154
||      ANDN    .S2    B22, B25, B12        ; ANDN    t1_162, t8_162, t11_162
||      ROTL    .M1    A7, 10, A31          ; ROTL    z2_151, 10, a2_154
||      XOR     .D1    A9, A5, A30          ; XOR     z1_151, z3_151, b1_154
||      LDW     .D2T2  *+B18[6], B3         ; LDW     *+keys_b[4 + 2], k2_155
        XOR     .L1    A17, A8, A14         ; XOR     a2_108, b3_108, b2_108
||      XOR     .L2    B4, B16, B7          ; XOR     t3_137, t0_137, t7_137
||      XOR     .S1    A5, A31, A10         ; XOR     z3_151, by7_154, b3_154
||      XOR     .S2    B7, B25, B9          ; XOR     t10_162, t8_162, y2_161
||      ROTL    .M1    A9, 31, A8           ; ROTL    z1_151, 31, a1_154
||      XOR     .D1    A7, A30, A9          ; XOR     a0_154, b1_154, b0_154
||      XOR     .D2    B2, B12, B2          ; XOR     t9_162, t11_162, y1_161
        NOT     .L1    A0, A31              ; NOT     ax, t0_127
||      XOR     .L2    B24, B23, B12        ; XOR     t2_137, bz, t5_137
||      SHL     .S1    A9, 3, A29           ; SHL     b0_154, 3, by3_154
||      OR      .S2    B23, B4, B0          ; OR      bz, t3_137, t6_137
||      ROTL    .M1    A14, 29, A28         ; ROTL    b2_108, 29, cx
||      XOR     .D1    A31, A10, A0         ; XOR     a2_154, b3_154, b2_154
||      LDW     .D2T2  *+B18[7], B6         ; LDW     *+keys_b[4 + 3], k3_155
        XOR     .L1    A2, A14, A26         ; XOR     b0_108, b2_108, c1_108
||      XOR     .L2    B0, B1, B0           ; XOR     t6_137, t4_137, y0_136
||      SHL     .S1    A2, 3, A13           ; SHL     b0_108, 3, by3_108
||      XOR     .S2    B7, B12, B28         ; XOR     t7_137, t5_137, t9_137
||      ROTL    .M1    A9, 19, A17          ; ROTL    b0_154, 19, ay
||      XOR     .D1    A0, A29, A25         ; XOR     b2_154, by3_154, c2_154
||      LDW     .D2T2  *+B18[4], B24        ; LDW     *+keys_b[4], k0_155
        XOR     .L1    A14, A13, A26        ; XOR     b2_108, by3_108, c2_108
||      AND     .L2    B1, B12, B27         ; AND     t4_137, t5_137, t8_137
||      XOR     .S1    A23, A26, A10        ; XOR     a1_108, c1_108, bx
||      ANDN    .S2    B28, B0, B1          ; ANDN    t9_137, y0_136, t11_137
||      ROTL    .M1    A5, 25, A23          ; ROTL    z3_151, 25, a3_154
||      XOR     .D1    A9, A0, A13          ; XOR     b0_154, b2_154, c1_154
||      XOR     .D2    B2, B30, B5          ; XOR     y1_161, k1_155, z1_161
        XOR     .L1    A27, A26, A28        ; XOR     a3_108, c2_108, dx
||      XOR     .L2    B27, B28, B13        ; XOR     t8_137, t9_137, t10_137
||      XOR     .S1    A28, A10, A26        ; XOR     cx, bx, t1_127
||      XOR     .S2    B1, B12, B23         ; XOR     t11_137, t5_137, y3_136
||      ROTL    .M1    A0, 29, A5           ; ROTL    b2_154, 29, cy
||      ROTL    .M2    B5, 31, B0           ; ROTL    z1_161, 31, a1_164
||      XOR     .D1    A8, A13, A8          ; XOR     a1_154, c1_154, by
||      XOR     .D2    B0, B11, B27         ; XOR     y0_136, k0_134, z0_136
        XOR     .L1    A26, A28, A2         ; XOR     t1_127, dx, t3_127
||      XOR     .L2    B12, B13, B28        ; XOR     t5_137, t10_137, y2_136
||      XOR     .S1    A28, A31, A8         ; XOR     dx, t0_127, t4_127
||      XOR     .S2    B13, B16, B11        ; XOR     t10_137, t0_137, y1_136
||      ROTL    .M2    B27, 27, B13         ; ROTL    z0_136, 27, a0_139
||      XOR     .D1    A8, A17, A30         ; XOR     by, ay, t0_173
||      XOR     .D2    B23, B8, B8          ; XOR     y3_136, k3_134, z3_136
        ANDN    .L1    A28, A26, A25        ; ANDN    dx, t1_127, t2_127
||      XOR     .L2    B11, B31, B16        ; XOR     y1_136, k1_134, z1_136
||      XOR     .S1    A23, A25, A9         ; XOR     a3_154, c2_154, dy
||      SHL     .S2    B5, 7, B23           ; SHL     z1_161, 7, by7_164
||      ROTL    .M2    B8, 25, B31          ; ROTL    z3_136, 25, a3_139
||      OR      .D1    A17, A30, A23        ; OR      ay, t0_173, t6_173
||      XOR     .D2    B28, B29, B26        ; XOR     y2_136, k2_134, z2_136
        XOR     .L1    A25, A10, A7         ; XOR     t2_127, bx, t5_127
||      XOR     .L2    B16, B8, B2          ; XOR     z1_136, z3_136, b1_139
||      XOR     .S1    A2, A31, A27         ; XOR     t3_127, t0_127, t7_127
||      SHL     .S2    B16, 7, B27          ; SHL     z1_136, 7, by7_139
||      ROTL    .M2    B26, 10, B12         ; ROTL    z2_136, 10, a2_139
||      XOR     .D1    A9, A30, A29         ; XOR     dy, t0_173, t3_173
||      XOR     .D2    B25, B2, B7          ; XOR     t8_162, y1_161, y0_161
        OR      .L1    A10, A2, A14         ; OR      bx, t3_127, t6_127
||      XOR     .L2    B8, B27, B29         ; XOR     z3_136, by7_139, b3_139
||      XOR     .S1    A27, A7, A13         ; XOR     t7_127, t5_127, t9_127
||      XOR     .S2    B13, B2, B26         ; XOR     a0_139, b1_139, b0_139
||      ROTL    .M2    B16, 31, B28         ; ROTL    z1_136, 31, a1_139
||      AND     .D1    A9, A30, A27         ; AND     dy, t0_173, t1_173
||      XOR     .D2    B9, B3, B25          ; XOR     y2_161, k2_155, z2_161
        XOR     .L1    A14, A8, A14         ; XOR     t6_127, t4_127, y0_126
||      XOR     .L2    B12, B29, B2         ; XOR     a2_139, b3_139, b2_139
||      AND     .S1    A8, A7, A25          ; AND     t4_127, t5_127, t8_127
||      SHL     .S2    B26, 3, B11          ; SHL     b0_139, 3, by3_139
||      ROTL    .M2    B25, 10, B10         ; ROTL    z2_161, 10, a2_164
||      NOT     .D1    A27, A2              ; NOT     t1_173, t2_173
||      XOR     .D2    B10, B22, B9         ; XOR     t5_162, t1_162, y3_161
        XOR     .L1    A25, A13, A14        ; XOR     t8_127, t9_127, t10_127
||      XOR     .L2    B2, B11, B26         ; XOR     b2_139, by3_139, c2_139
||      ANDN    .S1    A13, A14, A9         ; ANDN    t9_127, y0_126, t11_127
||      XOR     .S2    B26, B2, B13         ; XOR     b0_139, b2_139, c1_139
||      ROTL    .M2    B26, 19, B1          ; ROTL    b0_139, 19, az
||      XOR     .D1    A14, A3, A28         ; XOR     y0_126, k0_124, z0_126
||      XOR     .D2    B9, B6, B22          ; XOR     y3_161, k3_155, z3_161
        XOR     .L1    A9, A7, A28          ; XOR     t11_127, t5_127, y3_126
||      XOR     .L2    B31, B26, B26        ; XOR     a3_139, c2_139, dz
||      XOR     .S1    A7, A14, A14         ; XOR     t5_127, t10_127, y2_126
||      XOR     .S2    B28, B13, B9         ; XOR     a1_139, c1_139, bz
||      ROTL    .M1    A28, 27, A4          ; ROTL    z0_126, 27, a0_129
||      ROTL    .M2    B2, 29, B12          ; ROTL    b2_139, 29, cz
||      XOR     .D1    A14, A31, A27        ; XOR     t10_127, t0_127, y1_126
||      XOR     .D2    B7, B24, B4          ; XOR     y0_161, k0_155, z0_161
        XOR     .L1    A27, A11, A14        ; XOR     y1_126, k1_124, z1_126
||      XOR     .L2    B9, B26, B16         ; XOR     bz, dz, t0_158
||      XOR     .S1    A14, A4, A26         ; XOR     y2_126, k2_124, z2_126
||      XOR     .S2    B22, B23, B11        ; XOR     z3_161, by7_164, b3_164
||      ROTL    .M2    B4, 27, B25          ; ROTL    z0_161, 27, a0_164
||      XOR     .D1    A28, A15, A25        ; XOR     y3_126, k3_124, z3_126
||      XOR     .D2    B5, B22, B13         ; XOR     z1_161, z3_161, b1_164
        XOR     .L1    A14, A25, A10        ; XOR     z1_126, z3_126, b1_129
||      ANDN    .L2    B16, B1, B27         ; ANDN    t0_158, az, t2_158
||      SHL     .S1    A14, 7, A0           ; SHL     z1_126, 7, by7_129
||      XOR     .S2    B16, B12, B22        ; XOR     t0_158, cz, t6_158
||      ROTL    .M1    A26, 10, A8          ; ROTL    z2_126, 10, a2_129
||      ROTL    .M2    B22, 25, B2          ; ROTL    z3_161, 25, a3_164
||      XOR     .D1    A2, A17, A31         ; XOR     t2_173, ay, t5_173
||      XOR     .D2    B10, B11, B28        ; XOR     a2_164, b3_164, b2_164
        XOR     .L1    A25, A0, A27         ; XOR     z3_126, by7_129, b3_129
||      XOR     .L2    B1, B12, B23         ; XOR     az, cz, t1_158
||      XOR     .S1    A4, A10, A4          ; XOR     a0_129, b1_129, b0_129
||      XOR     .S2    B27, B26, B10        ; XOR     t2_158, dz, t3_158
||      ROTL    .M1    A14, 31, A0          ; ROTL    z1_126, 31, a1_129
||      ROTL    .M2    B28, 29, B25         ; ROTL    b2_164, 29, cw
||      XOR     .D1    A5, A2, A26          ; XOR     cy, t2_173, t4_173
||      ANDN    .D2    B26, B16, B5         ; ANDN    dz, t0_158, t4_158
        XOR     .L1    A8, A27, A28         ; XOR     a2_129, b3_129, b2_129
||      NOT     .L2    B5, B4               ; NOT     t4_158, t5_158
||      SHL     .S1    A4, 3, A9            ; SHL     b0_129, 3, by3_129
||      XOR     .S2    B10, B22, B31        ; XOR     t3_158, t6_158, t8_158
||      ROTL    .M1    A25, 25, A11         ; ROTL    z3_126, 25, a3_129
||      LDW     .D1T1  *+A19[3], A31        ; LDW     *+keys_a[0 + 3], k3_166
||      XOR     .D2    B25, B13, B29        ; XOR     a0_164, b1_164, b0_164
        XOR     .L1    A28, A9, A15         ; XOR     b2_129, by3_129, c2_129
||      ANDN    .L2    B23, B31, B7         ; ANDN    t1_158, t8_158, t11_158
||      XOR     .S1    A4, A28, A14         ; XOR     b0_129, b2_129, c1_129
||      SHL     .S2    B29, 3, B9           ; SHL     b0_164, 3, by3_164
||      ROTL    .M1    A4, 19, A7           ; ROTL    b0_129, 19, ax
||      ROTL    .M2    B29, 19, B8          ; ROTL    b0_164, 19, aw
||      XOR     .D1    A31, A29, A3         ; XOR     t5_173, t3_173, t9_173
||      XOR     .D2    B29, B28, B27        ; XOR     b0_164, b2_164, c1_164
        XOR     .L1    A11, A15, A13        ; XOR     a3_129, c2_129, dx
||      XOR     .L2    B4, B23, B0          ; XOR     t5_158, t1_158, y3_157
||      XOR     .S1    A0, A14, A9          ; XOR     a1_129, c1_129, bx
||      XOR     .S2    B28, B9, B28         ; XOR     b2_164, by3_164, c2_164
||      ROTL    .M1    A28, 29, A26         ; ROTL    b2_129, 29, cx
||      OR      .D1    A26, A31, A8         ; OR      t4_173, t5_173, t8_173
||      XOR     .D2    B0, B27, B16         ; XOR     a1_164, c1_164, bw
        XOR     .L1    A9, A13, A23         ; XOR     bx, dx, t0_148
||      AND     .L2    B22, B4, B5          ; AND     t6_158, t5_158, t9_158
||      XOR     .S1    A23, A26, A5         ; XOR     t6_173, t4_173, t7_173
||      XOR     .S2    B2, B28, B4          ; XOR     a3_164, c2_164, dw
||      XOR     .D1    A8, A3, A15          ; XOR     t8_173, t9_173, y0_172
||      XOR     .D2    B16, B8, B16         ; XOR     bw, aw, t0_183
        ANDN    .L1    A23, A7, A9          ; ANDN    t0_148, ax, t2_148
||      XOR     .L2    B5, B7, B29          ; XOR     t9_158, t11_158, y1_157
||      ANDN    .S1    A5, A3, A25          ; ANDN    t7_173, t9_173, t11_173
||      XOR     .S2    B0, B6, B22          ; XOR     y3_157, k3_155, z3_157
||      XOR     .D1    A5, A15, A27         ; XOR     t7_173, y0_172, y3_172
||      OR      .D2    B8, B16, B9          ; OR      aw, t0_183, t6_183
        XOR     .L1    A9, A13, A28         ; XOR     t2_148, dx, t3_148
||      XOR     .L2    B31, B29, B4         ; XOR     t8_158, y1_157, y0_157
||      XOR     .S1    A23, A26, A0         ; XOR     t0_148, cx, t6_148
||      AND     .S2    B4, B16, B28         ; AND     dw, t0_183, t1_183
||      ROTL    .M2    B22, 25, B28         ; ROTL    z3_157, 25, a3_160
||      XOR     .D1    A27, A31, A10        ; XOR     y3_172, k3_166, z3_172
||      XOR     .D2    B4, B16, B7          ; XOR     dw, t0_183, t3_183
        ANDN    .L1    A13, A23, A13        ; ANDN    dx, t0_148, t4_148
||      ANDN    .L2    B12, B10, B1         ; ANDN    cz, t3_158, t7_158
||      XOR     .S1    A28, A0, A27         ; XOR     t3_148, t6_148, t8_148
||      XOR     .S2    B4, B24, B27         ; XOR     y0_157, k0_155, z0_157
||      ROTL    .M1    A10, 25, A25         ; ROTL    z3_172, 25, a3_175
||      XOR     .D1    A29, A25, A4         ; XOR     t3_173, t11_173, y1_172
||      NOT     .D2    B28, B0              ; NOT     t1_183, t2_183
        XOR     .L1    A7, A26, A14         ; XOR     ax, cx, t1_148
||      XOR     .L2    B1, B23, B10         ; XOR     t7_158, t1_158, t10_158
||      NOT     .S1    A13, A26             ; NOT     t4_148, t5_148
||      XOR     .S2    B29, B30, B1         ; XOR     y1_157, k1_155, z1_157
||      ROTL    .M2    B27, 27, B13         ; ROTL    z0_157, 27, a0_160
||      ANDN    .D1    A26, A28, A13        ; ANDN    cx, t3_148, t7_148
||      XOR     .D2    B0, B8, B27          ; XOR     t2_183, aw, t5_183
        AND     .L1    A0, A26, A9          ; AND     t6_148, t5_148, t9_148
||      XOR     .L2    B10, B31, B8         ; XOR     t10_158, t8_158, y2_157
||      XOR     .S1    A13, A14, A17        ; XOR     t7_148, t1_148, t10_148
||      XOR     .S2    B1, B22, B30         ; XOR     z1_157, z3_157, b1_160
||      ROTL    .M2    B1, 31, B4           ; ROTL    z1_157, 31, a1_160
||      ANDN    .D1    A14, A27, A28        ; ANDN    t1_148, t8_148, t11_148
||      XOR     .D2    B27, B7, B12         ; XOR     t5_183, t3_183, t9_183
        XOR     .L1    A17, A27, A2         ; XOR     t10_148, t8_148, y2_147
||      XOR     .L2    B8, B3, B26          ; XOR     y2_157, k2_155, z2_157
||      XOR     .S1    A9, A28, A8          ; XOR     t9_148, t11_148, y1_147
||      SHL     .S2    B1, 7, B11           ; SHL     z1_157, 7, by7_160
||      LDW     .D1T1  *+A19[1], A29        ; LDW     *+keys_a[0 + 1], k1_166
||      LDW     .D2T2  *+B18[0], B31        ; LDW     *+keys_b[0], k0_176
        XOR     .L1    A27, A8, A9          ; XOR     t8_148, y1_147, y0_147
||      XOR     .L2    B22, B11, B5         ; XOR     z3_157, by7_160, b3_160
||      XOR     .S1    A2, A16, A0          ; XOR     y2_147, k2_145, z2_147
||      XOR     .S2    B25, B0, B23         ; XOR     cw, t2_183, t4_183
||      ROTL    .M2    B26, 10, B11         ; ROTL    z2_157, 10, a2_160
||      LDW     .D1T1  *+A19[0], A7         ; LDW     *+keys_a[0], k0_166
||      LDW     .D2T2  *+B18[2], B2         ; LDW     *+keys_b[0 + 2], k2_176
        XOR     .L1    A26, A14, A1         ; XOR     t5_148, t1_148, y3_147
||      XOR     .L2    B13, B30, B2         ; XOR     a0_160, b1_160, b0_160
||      XOR     .S1    A9, A24, A16         ; XOR     y0_147, k0_145, z0_147
||      XOR     .S2    B9, B23, B30         ; XOR     t6_183, t4_183, t7_183
||      ROTL    .M1    A0, 10, A28          ; ROTL    z2_147, 10, a2_150
||      XOR     .D1    A8, A1, A2           ; XOR     y1_147, k1_145, z1_147
||      OR      .D2    B23, B27, B10        ; OR      t4_183, t5_183, t8_183
        XOR     .L1    A1, A12, A27         ; XOR     y3_147, k3_145, z3_147
||      XOR     .L2    B11, B5, B23         ; XOR     a2_160, b3_160, b2_160
||      SHL     .S1    A2, 7, A16           ; SHL     z1_147, 7, by7_150
||      SHL     .S2    B2, 3, B6            ; SHL     b0_160, 3, by3_160
||      ROTL    .M1    A16, 27, A11         ; ROTL    z0_147, 27, a0_150
||      ROTL    .M2    B2, 19, B27          ; ROTL    b0_160, 19, az
||      LDW     .D1T1  *+A19[2], A24        ; LDW     *+keys_a[0 + 2], k2_166
||      ANDN    .D2    B30, B12, B31        ; ANDN    t7_183, t9_183, t11_183
        XOR     .L1    A27, A16, A0         ; XOR     z3_147, by7_150, b3_150
||      XOR     .L2    B2, B23, B0          ; XOR     b0_160, b2_160, c1_160
||      XOR     .S1    A2, A27, A12         ; XOR     z1_147, z3_147, b1_150
||      XOR     .S2    B16, B12, B8         ; XOR     t0_183, t9_183, t10_183
||      ROTL    .M1    A2, 31, A23          ; ROTL    z1_147, 31, a1_150
||      ROTL    .M2    B23, 29, B11         ; ROTL    b2_160, 29, cz
||      XOR     .D1    A30, A3, A8          ; XOR     t0_173, t9_173, t10_173
||      XOR     .D2    B7, B31, B26         ; XOR     t3_183, t11_183, y1_182
        XOR     .L1    A28, A0, A24         ; XOR     a2_150, b3_150, b2_150
||      XOR     .L2    B4, B0, B7           ; XOR     a1_160, c1_160, bz
||      XOR     .S1    A11, A12, A3         ; XOR     a0_150, b1_150, b0_150
||      XOR     .S2    B10, B12, B3         ; XOR     t8_183, t9_183, y0_182
||      ROTL    .M1    A27, 25, A0          ; ROTL    z3_147, 25, a3_150
||      XOR     .D1    A8, A5, A5           ; XOR     t10_173, t7_173, y2_172
||      LDW     .D2T2  *+B18[1], B22        ; LDW     *+keys_b[0 + 1], k1_176
        XOR     .L1    A3, A24, A14         ; XOR     b0_150, b2_150, c1_150
||      XOR     .L2    B23, B6, B4          ; XOR     b2_160, by3_160, c2_160
||      SHL     .S1    A3, 3, A8            ; SHL     b0_150, 3, by3_150
||      XOR     .S2    B7, B27, B5          ; XOR     bz, az, t0_179
||      ROTL    .M1    A3, 19, A23          ; ROTL    b0_150, 19, ax
||      XOR     .D1    A4, A29, A1          ; XOR     y1_172, k1_166, z1_172
||      XOR     .D2    B3, B31, B24         ; XOR     y0_182, k0_176, z0_182
        XOR     .L1    A24, A8, A9          ; XOR     b2_150, by3_150, c2_150
||      XOR     .L2    B28, B4, B3          ; XOR     a3_160, c2_160, dz
||      XOR     .S1    A23, A14, A15        ; XOR     a1_150, c1_150, bx
||      XOR     .S2    B30, B3, B16         ; XOR     t7_183, y0_182, y3_182
||      ROTL    .M1    A24, 29, A5          ; ROTL    b2_150, 29, cx
||      ROTL    .M2    B24, 27, B1          ; ROTL    z0_182, 27, a0_185
||      XOR     .D1    A15, A7, A3          ; XOR     y0_172, k0_166, z0_172
||      LDW     .D2T2  *+B18[3], B27        ; LDW     *+keys_b[0 + 3], k3_176
        XOR     .L1    A0, A9, A17          ; XOR     a3_150, c2_150, dx
||      AND     .L2    B3, B5, B0           ; AND     dz, t0_179, t1_179
||      XOR     .S1    A15, A23, A11        ; XOR     bx, ax, t0_169
||      XOR     .S2    B3, B5, B12          ; XOR     dz, t0_179, t3_179
||      ROTL    .M1    A3, 27, A2           ; ROTL    z0_172, 27, a0_175
||      XOR     .D1    A5, A24, A12         ; XOR     y2_172, k2_166, z2_172
||      XOR     .D2    B8, B30, B22         ; XOR     t10_183, t7_183, y2_182
        AND     .L1    A17, A11, A16        ; AND     dx, t0_169, t1_169
||      NOT     .L2    B0, B9               ; NOT     t1_179, t2_179
||      SHL     .S1    A1, 7, A0            ; SHL     z1_172, 7, by7_175
||      OR      .S2    B27, B5, B30         ; OR      az, t0_179, t6_179
||      ROTL    .M1    A12, 10, A13         ; ROTL    z2_172, 10, a2_175
||      XOR     .D1    A1, A10, A3          ; XOR     z1_172, z3_172, b1_175
||      XOR     .D2    B22, B2, B23         ; XOR     y2_182, k2_176, z2_182
        NOT     .L1    A16, A4              ; NOT     t1_169, t2_169
||      XOR     .L2    B11, B9, B7          ; XOR     cz, t2_179, t4_179
||      XOR     .S1    A10, A0, A26         ; XOR     z3_172, by7_175, b3_175
||      XOR     .S2    B9, B27, B29         ; XOR     t2_179, az, t5_179
||      ROTL    .M1    A1, 31, A1           ; ROTL    z1_172, 31, a1_175
||      ROTL    .M2    B23, 10, B4          ; ROTL    z2_182, 10, a2_185
||      XOR     .D1    A2, A3, A10          ; XOR     a0_175, b1_175, b0_175
||      XOR     .D2    B26, B22, B9         ; XOR     y1_182, k1_176, z1_182
        XOR     .L1    A17, A11, A27        ; XOR     dx, t0_169, t3_169
||      XOR     .L2    B30, B7, B25         ; XOR     t6_179, t4_179, t7_179
||      XOR     .S1    A4, A23, A28         ; XOR     t2_169, ax, t5_169
||      OR      .S2    B7, B29, B28         ; OR      t4_179, t5_179, t8_179
||      ROTL    .M1    A10, 19, A4          ; ROTL    b0_175, 19, ay
||      ROTL    .M2    B9, 31, B24          ; ROTL    z1_182, 31, a1_185
||      XOR     .D1    A13, A26, A16        ; XOR     a2_175, b3_175, b2_175
||      XOR     .D2    B29, B12, B8         ; XOR     t5_179, t3_179, t9_179
        XOR     .L1    A5, A4, A8           ; XOR     cx, t2_169, t4_169
||      XOR     .L2    B28, B8, B11         ; XOR     t8_179, t9_179, y0_178
||      OR      .S1    A23, A11, A0         ; OR      ax, t0_169, t6_169
||      XOR     .S2    B5, B8, B6           ; XOR     t0_179, t9_179, t10_179
||      ROTL    .M1    A16, 29, A9          ; ROTL    b2_175, 29, cy
||      XOR     .D1    A28, A27, A23        ; XOR     t5_169, t3_169, t9_169
||      XOR     .D2    B16, B27, B3         ; XOR     y3_182, k3_176, z3_182
        XOR     .L1    A0, A8, A26          ; XOR     t6_169, t4_169, t7_169
||      XOR     .L2    B6, B25, B13         ; XOR     t10_179, t7_179, y2_178
||      SHL     .S1    A10, 3, A13          ; SHL     b0_175, 3, by3_175
||      SHL     .S2    B9, 7, B10           ; SHL     z1_182, 7, by7_185
||      ROTL    .M2    B3, 25, B2           ; ROTL    z3_182, 25, a3_185
||      OR      .D1    A8, A28, A12         ; OR      t4_169, t5_169, t8_169
||      XOR     .D2    B11, B31, B5         ; XOR     y0_178, k0_176, z0_178
        XOR     .L1    A12, A23, A12        ; XOR     t8_169, t9_169, y0_168
||      ANDN    .L2    B25, B8, B7          ; ANDN    t7_179, t9_179, t11_179
||      XOR     .S1    A11, A23, A3         ; XOR     t0_169, t9_169, t10_169
||      XOR     .S2    B13, B2, B31         ; XOR     y2_178, k2_176, z2_178
||      ROTL    .M2    B5, 27, B1           ; ROTL    z0_178, 27, a0_181
||      ANDN    .D1    A26, A23, A17        ; ANDN    t7_169, t9_169, t11_169
||      XOR     .D2    B9, B3, B28          ; XOR     z1_182, z3_182, b1_185
        CMPEQ   .L1X   A19, B20, A2         ; CMPEQ   keys_a, schedule, done_rounds
||      XOR     .L2    B25, B11, B6         ; XOR     t7_179, y0_178, y3_178
||      XOR     .S1    A3, A26, A14         ; XOR     t10_169, t7_169, y2_168
||      XOR     .S2    B12, B7, B9          ; XOR     t3_179, t11_179, y1_178
||      ROTL    .M2    B31, 10, B0          ; ROTL    z2_178, 10, a2_181
||      XOR     .D1    A12, A7, A28         ; XOR     y0_168, k0_166, z0_168
||      XOR     .D2    B1, B28, B12         ; XOR     a0_185, b1_185, b0_185
        XOR     .L1    A26, A12, A17        ; XOR     t7_169, y0_168, y3_168
||      XOR     .L2    B6, B27, B6          ; XOR     y3_178, k3_176, z3_178
||      XOR     .S1    A27, A17, A0         ; XOR     t3_169, t11_169, y1_168
||      SHL     .S2    B12, 3, B26          ; SHL     b0_185, 3, by3_185
||      ROTL    .M1    A28, 27, A11         ; ROTL    z0_168, 27, a0_171
||      ROTL    .M2    B12, 19, B3          ; ROTL    b0_185, 19, aw
||      XOR     .D1    A14, A24, A24        ; XOR     y2_168, k2_166, z2_168
||      XOR     .D2    B3, B10, B16         ; XOR     z3_182, by7_185, b3_185
        XOR     .L1    A0, A29, A10         ; XOR     y1_168, k1_166, z1_168
||      XOR     .L2    B9, B22, B13         ; XOR     y1_178, k1_176, z1_178
||      XOR     .S1    A17, A31, A28        ; XOR     y3_168, k3_166, z3_168
||[!A2] B       .S2    serpent_decrypt_blocks_c64x$rounds; [!done_rounds] B rounds
||      ROTL    .M1    A24, 10, A3          ; ROTL    z2_168, 10, a2_171
||      ROTL    .M2    B6, 25, B12          ; ROTL    z3_178, 25, a3_181
||      XOR     .D1    A10, A16, A17        ; XOR     b0_175, b2_175, c1_175
||      XOR     .D2    B4, B16, B30         ; XOR     a2_185, b3_185, b2_185
        XOR     .L1    A10, A28, A30        ; XOR     z1_168, z3_168, b1_171
||      XOR     .L2    B13, B6, B27         ; XOR     z1_178, z3_178, b1_181
||      SHL     .S1    A10, 7, A8           ; SHL     z1_168, 7, by7_171
||      SHL     .S2    B13, 7, B5           ; SHL     z1_178, 7, by7_181
||      ROTL    .M1    A28, 25, A12         ; ROTL    z3_168, 25, a3_171
||      ROTL    .M2    B13, 31, B1          ; ROTL    z1_178, 31, a1_181
||      XOR     .D1    A1, A17, A7          ; XOR     a1_175, c1_175, by
||      XOR     .D2    B12, B30, B25        ; XOR     b0_185, b2_185, c1_185
        XOR     .L1    A28, A8, A10         ; XOR     z3_168, by7_171, b3_171
||      XOR     .L2    B6, B5, B10          ; XOR     z3_178, by7_181, b3_181
||      XOR     .S1    A11, A30, A5         ; XOR     a0_171, b1_171, b0_171
||      XOR     .S2    B1, B27, B23         ; XOR     a0_181, b1_181, b0_181
||      ROTL    .M1    A10, 31, A1          ; ROTL    z1_168, 31, a1_171
||      ROTL    .M2    B30, 29, B7          ; ROTL    b2_185, 29, cw
||      XOR     .D1    A16, A13, A14        ; XOR     b2_175, by3_175, c2_175
||      XOR     .D2    B24, B25, B5         ; XOR     a1_185, c1_185, bw
        XOR     .L1    A3, A10, A23         ; XOR     a2_171, b3_171, b2_171
||      XOR     .L2    B0, B10, B10         ; XOR     a2_181, b3_181, b2_181
||      SHL     .S1    A5, 3, A13           ; SHL     b0_171, 3, by3_171
||      SHL     .S2    B23, 3, B31          ; SHL     b0_181, 3, by3_181
||      ROTL    .M1    A5, 19, A3           ; ROTL    b0_171, 19, ax
||      ROTL    .M2    B23, 19, B4          ; ROTL    b0_181, 19, az
||      XOR     .D1    A25, A14, A17        ; XOR     a3_175, c2_175, dy
||      XOR     .D2    B30, B26, B28        ; XOR     b2_185, by3_185, c2_185
        XOR     .L1    A23, A13, A28        ; XOR     b2_171, by3_171, c2_171
||      XOR     .L2    B10, B31, B13        ; XOR     b2_181, by3_181, c2_181
||      XOR     .S1    A5, A23, A25         ; XOR     b0_171, b2_171, c1_171
||      XOR     .S2    B23, B10, B0         ; XOR     b0_181, b2_181, c1_181
||      ROTL    .M1    A23, 29, A8          ; ROTL    b2_171, 29, cx
||      ROTL    .M2    B10, 29, B8          ; ROTL    b2_181, 29, cz
||      XOR     .D2    B2, B28, B9          ; XOR     a3_185, c2_185, dw
        XOR     .L1    A12, A28, A16        ; XOR     a3_171, c2_171, dx
||      XOR     .L2    B12, B13, B16        ; XOR     a3_181, c2_181, dz
||      XOR     .S1    A1, A25, A5          ; XOR     a1_171, c1_171, bx
||      XOR     .S2    B1, B0, B6           ; XOR     a1_181, c1_181, bz
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$4:
        SUB     .L1    A6, 4, A6            ; SUB     blocks, 4, blocks
||      CMPGT   .L2X   A6, 4, B0            ; CMPGT   blocks, 4, more
||      MV      .S1X   B17, A19             ; MV      end, keys_a
||      ROTL    .M1    A9, 3, A8            ; ROTL    cy, 3, a2_187
||      ROTL    .M2    B3, 13, B7           ; ROTL    aw, 13, a0_189
||      ADDAW   .D1    A18, 16, A18         ; ADDAW   in, 16, in
        CMPGT   .L1    A6, 3, A9            ; CMPGT   blocks, 3, four_1
||      ADD     .L2    B19, B21, B1         ; ADD     out, step_y, second_191
||      MV      .S2    B17, B18             ; MV      end, keys_b
||      ROTL    .M1    A8, 3, A17           ; ROTL    cx, 3, a2_186
||      ROTL    .M2    B7, 3, B3            ; ROTL    cw, 3, a2_189
||      LDW     .D1T1  *+A18[0], A9         ; LDW     *+in[0], ax
        CMPGT   .L1    A6, 2, A1            ; CMPGT   blocks, 2, three_2
||      XOR     .S1    A17, A8, A0          ; XOR     dy, a2_187, a3_187
||      LDW     .D1T1  *+A18[3], A10        ; LDW     *+in[3], dx
        XOR     .L1    A5, A17, A5          ; XOR     bx, a2_186, a1_186
||      CMPGT   .L2X   A6, 1, B8            ; CMPGT   blocks, 1, two_2
||      XOR     .S1    A16, A17, A3         ; XOR     dx, a2_186, a3_186
||      SHL     .S2    B7, 3, B5            ; SHL     a0_189, 3, by3_189
||      ROTL    .M1    A3, 13, A2           ; ROTL    ax, 13, a0_186
||      ROTL    .M2    B8, 3, B9            ; ROTL    cz, 3, a2_188
||      LDW     .D1T1  *+A19[1], A11        ; LDW     *+keys_a[0 + 1], k1_9
||      XOR     .D2    B5, B3, B21          ; XOR     bw, a2_189, a1_189
        ADD     .L1X   A22, B19, A1         ; ADD     out, step_z, third_191
||      XOR     .L2    B21, B7, B21         ; XOR     a1_189, a0_189, b1_189
||      SHL     .S1    A1, 5, A22           ; SHL     three_2, 5, step_z
||      XOR     .S2    B9, B3, B4           ; XOR     dw, a2_189, a3_189
||      ROTL    .M2    B4, 13, B6           ; ROTL    az, 13, a0_188
||      LDW     .D1T1  *+A19[3], A13        ; LDW     *+keys_a[0 + 3], k3_9
||      LDW     .D2T2  *+B18[2], B10        ; LDW     *+keys_b[0 + 2], k2_13
        XOR     .L1    A5, A2, A16          ; XOR     a1_186, a0_186, b1_186
||      XOR     .L2    B6, B9, B8           ; XOR     bz, a2_188, a1_188
||      SHL     .S1    A9, 4, A5            ; SHL     four_1, 4, sixteen_1
||      SHL     .S2    B8, 4, B21           ; SHL     two_2, 4, step_y
||      ROTL    .M2    B21, 1, B8           ; ROTL    b1_189, 1, bw
||      LDW     .D1T1  *+A18[1], A23        ; LDW     *+in[1], bx
        ADD     .L1    A18, A22, A4         ; ADD     in, step_z, third_4
||      XOR     .L2    B8, B6, B10          ; XOR     a1_188, a0_188, b1_188
||      SHL     .S2    B6, 3, B2            ; SHL     a0_188, 3, by3_188
||      ROTL    .M1    A4, 13, A12          ; ROTL    ay, 13, a0_187
||      LDW     .D1T1  *+A19[2], A10        ; LDW     *+keys_a[0 + 2], k2_9
||      LDW     .D2T2  *+B18[1], B3         ; LDW     *+keys_b[0 + 1], k1_13
        SHL     .S2    B8, 7, B11           ; SHL     bw, 7, by7_189
||      ROTL    .M1    A16, 1, A7           ; ROTL    b1_186, 1, bx
||      LDW     .D1T2  *+A4[0], B4          ; LDW     *+third_4[0], az
        XOR     .L1    A7, A8, A16          ; XOR     by, a2_187, a1_187
||      ADD     .L2X   B21, A18, B12        ; ADD     in, step_y, second_4
||      SHL     .S1    A12, 3, A14          ; SHL     a0_187, 3, by3_187
||      ROTL    .M2    B10, 1, B16          ; ROTL    b1_188, 1, bz
||      LDW     .D1T1  *+A19[0], A2         ; LDW     *+keys_a[0], k0_9
||      LDW     .D2T2  *+B18[0], B23        ; LDW     *+keys_b[0], k0_13
        ADD     .L1X   A21, B19, A15        ; ADD     out, step_w, fourth_190
||      XOR     .L2    B16, B9, B13         ; XOR     dz, a2_188, a3_188
||      SHL     .S1    A2, 3, A24           ; SHL     a0_186, 3, by3_186
||      LDW     .D1T1  *+A18[2], A5         ; LDW     *+in[2], cx
||      LDW     .D2T2  *+B18[3], B24        ; LDW     *+keys_b[0 + 3], k3_13
        XOR     .L1    A16, A12, A5         ; XOR     a1_187, a0_187, b1_187
||      XOR     .L2    B3, B11, B11         ; XOR     a2_189, by7_189, b2_189
||      XOR     .S1    A10, A13, A16        ; XOR     dx, k3_9, dx
||      SHL     .S2    B16, 7, B22          ; SHL     bz, 7, by7_188
||      ADDAH   .D1    A5, A5, A21          ; ADDAH   sixteen_1, sixteen_1, step_w
||      LDW     .D2T1  *+B12[3], A12        ; LDW     *+second_4[3], dy
        XOR     .L1    A2, A7, A0           ; XOR     a0_186, bx, b0_186
||      XOR     .L2    B4, B5, B5           ; XOR     a3_189, by3_189, b3_189
||      XOR     .S1    A0, A14, A2          ; XOR     a3_187, by3_187, b3_187
||      ROTL    .M1    A5, 1, A24           ; ROTL    b1_187, 1, by
||      LDW     .D1T2  *+A4[1], B2          ; LDW     *+third_4[1], bz
        XOR     .L1    A3, A24, A3          ; XOR     a3_186, by3_186, b3_186
||      ROTL    .M1    A2, 7, A25           ; ROTL    b3_187, 7, dy
||      ROTL    .M2    B5, 7, B5            ; ROTL    b3_189, 7, dw
||      LDW     .D1T2  *+A4[2], B8          ; LDW     *+third_4[2], cz
||      LDW     .D2T1  *+B12[2], A17        ; LDW     *+second_4[2], cy
        ADD     .L1    A18, A21, A14        ; ADD     in, step_w, fourth_3
||      STW     .D1T2  B8, *+A15[1]         ; STW     bw, *+fourth_190[1]
||      STW     .D2T1  A24, *+B1[1]         ; STW     by, *+second_191[1]
        XOR     .L1    A12, A24, A26        ; XOR     a0_187, by, b0_187
||      XOR     .L2    B13, B2, B2          ; XOR     a3_188, by3_188, b3_188
||      SHL     .S1    A24, 7, A24          ; SHL     by, 7, by7_187
||      XOR     .S2    B4, B23, B4          ; XOR     az, k0_13, az
||      LDW     .D1T2  *+A14[2], B12        ; LDW     *+fourth_3[2], cw
||      LDW     .D2T1  *+B12[0], A0         ; LDW     *+second_4[0], ay
        XOR     .L1    A26, A25, A26        ; XOR     b0_187, dy, c0_187
||      XOR     .L2    B9, B22, B7          ; XOR     a2_188, by7_188, b2_188
||      SHL     .S1    A7, 7, A3            ; SHL     bx, 7, by7_186
||      XOR     .S2    B7, B8, B8           ; XOR     a0_189, bw, b0_189
||      ROTL    .M1    A3, 7, A3            ; ROTL    b3_186, 7, dx
||      ROTL    .M2    B2, 7, B11           ; ROTL    b3_188, 7, dz
||      LDW     .D1T2  *+A14[1], B7         ; LDW     *+fourth_3[1], bw
        XOR     .L1    A17, A3, A24         ; XOR     a2_186, by7_186, b2_186
||      XOR     .L2    B8, B5, B9           ; XOR     b0_189, dw, c0_189
||      XOR     .S1    A8, A24, A8          ; XOR     a2_187, by7_187, b2_187
||      XOR     .S2    B11, B5, B12         ; XOR     b2_189, dw, c2_189
||      ROTL    .M1    A26, 5, A24          ; ROTL    c0_187, 5, ay
||      LDW     .D1T2  *+A14[3], B0         ; LDW     *+fourth_3[3], dw
||      LDW     .D2T1  *+B12[1], A7         ; LDW     *+second_4[1], by
        XOR     .L1    A24, A3, A26         ; XOR     b2_186, dx, c2_186
||      XOR     .L2    B6, B16, B6          ; XOR     a0_188, bz, b0_188
||      ROTL    .M2    B9, 5, B9            ; ROTL    c0_189, 5, aw
||      STW     .D1T2  B16, *+A1[1]         ; STW     bz, *+third_191[1]
||      STW     .D2T1  A25, *+B1[3]         ; STW     dy, *+second_191[3]
        XOR     .L1    A0, A3, A8           ; XOR     b0_186, dx, c0_186
||      XOR     .L2    B6, B11, B5          ; XOR     b0_188, dz, c0_188
||      XOR     .S1    A8, A25, A3          ; XOR     b2_187, dy, c2_187
||      ROTL    .M1    A26, 22, A14         ; ROTL    c2_186, 22, cx
||      ROTL    .M2    B12, 22, B16         ; ROTL    c2_189, 22, cw
||      STW     .D1T2  B5, *+A15[3]         ; STW     dw, *+fourth_190[3]
||      STW     .D2T1  A3, *+B19[3]         ; STW     dx, *+out[3]
        XOR     .L1    A23, A11, A5         ; XOR     bx, k1_9, bx
||      XOR     .L2    B7, B11, B5          ; XOR     b2_188, dz, c2_188
||      XOR     .S1    A5, A10, A8          ; XOR     cx, k2_9, cx
||      ROTL    .M1    A8, 5, A9            ; ROTL    c0_186, 5, ax
||      ROTL    .M2    B5, 5, B7            ; ROTL    c0_188, 5, az
||      LDW     .D1T2  *+A14[0], B9         ; LDW     *+fourth_3[0], aw
||      STW     .D2T1  A24, *+B1[0]         ; STW     ay, *+second_191[0]
        XOR     .L1    A9, A2, A3           ; XOR     ax, k0_9, ax
||      XOR     .L2    B7, B3, B5           ; XOR     bw, k1_13, bw
||[B0]  B       .S1    serpent_decrypt_blocks_c64x$rounds; [more] B       next
||      ROTL    .M1    A3, 22, A0           ; ROTL    c2_187, 22, cy
||      ROTL    .M2    B5, 22, B2           ; ROTL    c2_188, 22, cz
||      LDW     .D1T2  *+A4[3], B2          ; LDW     *+third_4[3], dz
||      STW     .D2T1  A7, *+B19[1]         ; STW     bx, *+out[1]
        XOR     .L1    A0, A2, A4           ; XOR     ay, k0_9, ay
||      XOR     .L2    B2, B3, B6           ; XOR     bz, k1_13, bz
||      STW     .D1T2  B7, *+A1[0]          ; STW     az, *+third_191[0]
||      STW     .D2T1  A14, *+B19[2]        ; STW     cx, *+out[2]
        STW     .D1T2  B11, *+A1[3]         ; STW     dz, *+third_191[3]
||      STW     .D2T1  A9, *+B19[0]         ; STW     ax, *+out[0]
        XOR     .L1    A7, A11, A7          ; XOR     by, k1_9, by
||      XOR     .L2    B8, B10, B8          ; XOR     cz, k2_13, cz
||      STW     .D1T2  B9, *+A15[0]         ; STW     aw, *+fourth_190[0]
||      ADDAW   .D2    B19, 16, B19         ; ADDAW   out, 16, out
        XOR     .L2    B9, B23, B3          ; XOR     aw, k0_13, aw
||      XOR     .S2    B12, B10, B7         ; XOR     cw, k2_13, cw
||      STW     .D1T2  B2, *+A1[2]          ; STW     cz, *+third_191[2]
        XOR     .L1    A17, A10, A9         ; XOR     cy, k2_9, cy
||      XOR     .L2    B2, B24, B16         ; XOR     dz, k3_13, dz
||      XOR     .S1    A12, A13, A17        ; XOR     dy, k3_9, dy
||      XOR     .S2    B0, B24, B9          ; XOR     dw, k3_13, dw
||      STW     .D1T2  B16, *+A15[2]        ; STW     cw, *+fourth_190[2]
||      STW     .D2T1  A0, *+B1[2]          ; STW     cy, *+second_191[2]
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A20, B3              ; move return$
serpent_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D1T1  *+A0[7], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D1T1  *+A0[5], A12         ; restore A12
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        B       .S2    B3                   ; return
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        ADDK    .S2    40, B15              ; frame
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        NOP     4
