; broadside optimize: source b6464390fb9f1d0b653a61ca301932945ecd02904080a6d71b46e70f63ffcea6
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 120 s an interval, 20 s a region
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
        MV      .L2X   A4, B0               ; copy
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A4              ; frame
||      MV      .S1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B3, *+B15[1]         ; save return$
  [!A1] B       .S1    serpent_decrypt_blocks_c64x$done; [!some] B      done
||      STW     .D1T1  A14, *+A4[12]        ; save A14
||      STW     .D2T2  B13, *+B15[11]       ; save B13
        STW     .D1T1  A13, *+A4[10]        ; save A13
||      STW     .D2T2  B12, *+B15[9]        ; save B12
        STW     .D1T1  A12, *+A4[8]         ; save A12
||      STW     .D2T2  B11, *+B15[7]        ; save B11
        STW     .D1T1  A11, *+A4[6]         ; save A11
||      STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D1T1  A10, *+A4[4]         ; save A10
        STW     .D1T1  A15, *+A4[13]        ; save A15
||      STW     .D2T2  B0, *+B15[3]         ; save out
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 3, A1            ; CMPGT   blocks, 3, four_1
||      MV      .L2    B6, B0               ; MV      schedule, end
||      MV      .S1X   B4, A0               ; copy
||      LDW     .D2T1  *+B4[2], A2          ; LDW     *+in[2], cx
        CMPGT   .L1    A6, 2, A2            ; CMPGT   blocks, 2, three_2
||      ADDK    .S2    512, B0              ; ADDK    512, end
||      LDW     .D1T1  *+A0[3], A5          ; LDW     *+in[3], dx
        CMPGT   .L1    A6, 1, A2            ; CMPGT   blocks, 1, two_2
||      MV      .L2    B0, B18              ; MV      end, keys_b
||      MV      .S1X   B0, A18              ; MV      end, keys_a
||      SHL     .S2X   A2, 5, B20           ; SHL     three_2, 5, step_z
||      LDW     .D2T1  *+B4[0], A3          ; LDW     *+in[0], ax
        ADD     .L1X   A0, B20, A1          ; ADD     in, step_z, third_4
||      SHL     .S1    A2, 4, A20           ; SHL     two_2, 4, step_y
||      SHL     .S2X   A1, 4, B1            ; SHL     four_1, 4, sixteen_1
||      LDW     .D1T1  *+A18[0], A4         ; LDW     *+keys_a[0], k0_9
||      LDW     .D2T2  *+B18[1], B2         ; LDW     *+keys_b[0 + 1], k1_13
        ADD     .L1    A0, A20, A0          ; ADD     in, step_y, second_4
||      LDW     .D1T2  *+A1[0], B7          ; LDW     *+third_4[0], az
||      ADDAH   .D2    B1, B1, B19          ; ADDAH   sixteen_1, sixteen_1, step_w
        ADD     .L2    B4, B19, B1          ; ADD     in, step_w, fourth_3
||      LDW     .D1T1  *+A18[1], A9         ; LDW     *+keys_a[0 + 1], k1_9
||      LDW     .D2T2  *+B18[0], B8         ; LDW     *+keys_b[0], k0_13
        MV      .L2    B4, B17              ; move in
||      LDW     .D1T1  *+A18[2], A10        ; LDW     *+keys_a[0 + 2], k2_9
||      LDW     .D2T2  *+B1[0], B4          ; LDW     *+fourth_3[0], aw
        LDW     .D1T1  *+A18[3], A2         ; LDW     *+keys_a[0 + 3], k3_9
||      LDW     .D2T2  *+B18[2], B10        ; LDW     *+keys_b[0 + 2], k2_13
        XOR     .L1    A3, A4, A3           ; XOR     ax, k0_9, ax
||      LDW     .D1T1  *+A0[0], A1          ; LDW     *+second_4[0], ay
||      LDW     .D2T2  *+B1[1], B3          ; LDW     *+fourth_3[1], bw
        LDW     .D1T1  *+A0[3], A7          ; LDW     *+second_4[3], dy
||      LDW     .D2T2  *+B18[3], B4         ; LDW     *+keys_b[0 + 3], k3_13
        LDW     .D1T2  *+A1[2], B1          ; LDW     *+third_4[2], cz
||      LDW     .D2T1  *+B4[1], A0          ; LDW     *+in[1], bx
        XOR     .L1    A2, A10, A8          ; XOR     cx, k2_9, cx
||      LDW     .D1T2  *+A1[3], B9          ; LDW     *+third_4[3], dz
        LDW     .D1T2  *+A1[1], B0          ; LDW     *+third_4[1], bz
        XOR     .L2    B4, B8, B3           ; XOR     aw, k0_13, aw
||      XOR     .S2    B3, B2, B5           ; XOR     bw, k1_13, bw
||      LDW     .D1T1  *+A0[1], A11         ; LDW     *+second_4[1], by
||      LDW     .D2T2  *+B1[3], B6          ; LDW     *+fourth_3[3], dw
        LDW     .D1T1  *+A0[2], A1          ; LDW     *+second_4[2], cy
||      LDW     .D2T2  *+B1[2], B0          ; LDW     *+fourth_3[2], cw
        NOP
        MV      .L1X   B6, A19              ; move schedule
||      STW     .D2T2  B0, *+B15[2]         ; save end
        NOP
        XOR     .L1    A1, A4, A4           ; XOR     ay, k0_9, ay
||      XOR     .L2    B0, B2, B6           ; XOR     bz, k1_13, bz
||      XOR     .S1    A11, A9, A7          ; XOR     by, k1_9, by
||      XOR     .S2    B9, B4, B16          ; XOR     dz, k3_13, dz
||      XOR     .D1    A7, A2, A17          ; XOR     dy, k3_9, dy
||      XOR     .D2    B6, B4, B9           ; XOR     dw, k3_13, dw
||      NOP
        XOR     .L1    A0, A9, A5           ; XOR     bx, k1_9, bx
||      XOR     .L2    B7, B8, B4           ; XOR     az, k0_13, az
||      XOR     .S1    A5, A2, A16          ; XOR     dx, k3_9, dx
||      XOR     .S2    B1, B10, B8          ; XOR     cz, k2_13, cz
||      XOR     .D1    A1, A10, A9          ; XOR     cy, k2_9, cy
||      XOR     .D2    B0, B10, B7          ; XOR     cw, k2_13, cw
||      NOP
||      NOP
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 178, "res_mii": 176, "rec_mii": 101, "optimal": null, "attempts": [], "searches": [{"cycles": 178, "result": "found by lists", "seconds": 39.6}]}
;  loop rounds, passes one after the other: 178 cycles each
;  bounds: resources 176, recurrence 101
;  as a region: 178 cycles found by lists, 39.6 s
;  not proved the least possible: every interval below 176 is ruled out; 39.6 s of search found nothing below 178
serpent_decrypt_blocks_c64x$rounds:
        XOR     .L1    A3, A8, A0           ; XOR     ax, cx, t1_22
||      AND     .L2    B16, B4, B2          ; AND     dz, az, t0_32
||      AND     .S1    A17, A4, A1          ; AND     dy, ay, t0_26
||      AND     .S2    B9, B3, B0           ; AND     dw, aw, t0_36
||      XOR     .D1    A17, A7, A2          ; XOR     dy, by, t3_26
||      XOR     .D2    B9, B5, B1           ; XOR     dw, bw, t3_36
        AND     .L1    A16, A3, A4          ; AND     dx, ax, t0_22
||      XOR     .L2    B4, B8, B4           ; XOR     az, cz, t1_32
||      XOR     .S1    A16, A5, A10         ; XOR     dx, bx, t3_22
||      XOR     .S2    B16, B6, B5          ; XOR     dz, bz, t3_32
||      XOR     .D1    A4, A9, A3           ; XOR     ay, cy, t1_26
||      OR      .D2    B5, B0, B10          ; OR      bw, t0_36, t4_36
        OR      .L1    A8, A16, A2          ; OR      cx, dx, t2_22
||      OR      .L2    B6, B2, B3           ; OR      bz, t0_32, t4_32
||      OR      .S1    A5, A4, A5           ; OR      bx, t0_22, t4_22
||      XOR     .S2    B3, B7, B7           ; XOR     aw, cw, t1_36
||      XOR     .D1    A2, A3, A8           ; XOR     t3_26, t1_26, t6_26
||      OR      .D2    B7, B9, B6           ; OR      cw, dw, t2_36
        XOR     .L1    A10, A0, A9          ; XOR     t3_22, t1_22, t6_22
||      OR      .L2    B8, B16, B8          ; OR      cz, dz, t2_32
||      OR      .S1    A9, A17, A7          ; OR      cy, dy, t2_26
||      ADDK    .S2    -128, B18            ; ADDK    -128, keys_b
||      OR      .D1    A7, A1, A10          ; OR      by, t0_26, t4_26
||      ANDN    .D2    B6, B7, B16          ; ANDN    t2_36, t1_36, t7_36
        XOR     .L1    A4, A2, A1           ; XOR     t0_22, t2_22, t9_22
||      ANDN    .L2    B8, B4, B9           ; ANDN    t2_32, t1_32, t7_32
||      NOT     .S1    A10, A10             ; NOT     t4_26, t5_26
||      XOR     .S2    B2, B8, B2           ; XOR     t0_32, t2_32, t9_32
||      XOR     .D1    A1, A7, A4           ; XOR     t0_26, t2_26, t9_26
||      LDW     .D2T2  *+B18[28], B6        ; LDW     *+keys_b[28], k0_29
        XOR     .L1    A9, A1, A9           ; XOR     t6_22, t9_22, t10_22
||      NOT     .L2    B10, B1              ; NOT     t4_36, t5_36
||      ADDK    .S1    -128, A18            ; rounds: ADDK    -128, keys_a
||      XOR     .S2    B1, B7, B7           ; XOR     t3_36, t1_36, t6_36
||      XOR     .D1    A8, A4, A8           ; XOR     t6_26, t9_26, t10_26
||      LDW     .D2T2  *+B18[31], B1        ; LDW     *+keys_b[28 + 3], k3_29
        NOT     .L1    A5, A0               ; NOT     t4_22, t5_22
||      XOR     .L2    B5, B4, B4           ; XOR     t3_32, t1_32, t6_32
||      ANDN    .S1    A2, A0, A5           ; ANDN    t2_22, t1_22, t7_22
||      XOR     .S2    B0, B6, B0           ; XOR     t0_36, t2_36, t9_36
||      LDW     .D1T1  *+A18[28], A10       ; LDW     *+keys_a[28], k0_19
||      LDW     .D2T2  *+B18[30], B16       ; LDW     *+keys_b[28 + 2], k2_29
        ANDN    .L1    A2, A0, A16          ; ANDN    t2_22, t5_22, t8_22
||      XOR     .L2    B4, B2, B4           ; XOR     t6_32, t9_32, t10_32
||      AND     .S1    A7, A4, A17          ; AND     t2_26, t9_26, t11_26
||      XOR     .S2    B7, B0, B7           ; XOR     t6_36, t9_36, t10_36
||      LDW     .D1T1  *+A18[31], A3        ; LDW     *+keys_a[28 + 3], k3_19
||      LDW     .D2T2  *+B18[29], B0        ; LDW     *+keys_b[28 + 1], k1_29
        XOR     .L1    A16, A9, A3          ; XOR     t8_22, t10_22, y0_21
||      NOT     .L2    B3, B5               ; NOT     t4_32, t5_32
||      ANDN    .S1    A7, A3, A16          ; ANDN    t2_26, t1_26, t7_26
||      ANDN    .S2    B6, B1, B10          ; ANDN    t2_36, t5_36, t8_36
||      LDW     .D1T1  *+A18[30], A17       ; LDW     *+keys_a[28 + 2], k2_19
||      AND     .D2    B6, B0, B3           ; AND     t2_36, t9_36, t11_36
        XOR     .L1    A5, A0, A7           ; XOR     t7_22, t5_22, y2_21
||      ANDN    .L2    B8, B5, B16          ; ANDN    t2_32, t5_32, t8_32
||      XOR     .S1    A16, A10, A0         ; XOR     t7_26, t5_26, y2_25
||      XOR     .S2    B16, B1, B10         ; XOR     t7_36, t5_36, y2_35
||      ANDN    .D1    A7, A10, A5          ; ANDN    t2_26, t5_26, t8_26
||      XOR     .D2    B10, B7, B21         ; XOR     t8_36, t10_36, y0_35
        OR      .L1    A9, A7, A16          ; OR      t10_22, y2_21, t13_22
||      XOR     .L2    B16, B4, B22         ; XOR     t8_32, t10_32, y0_31
||      OR      .S1    A8, A0, A11          ; OR      t10_26, y2_25, t13_26
||      OR      .S2    B7, B10, B21         ; OR      t10_36, y2_35, t13_36
||      LDW     .D1T1  *+A18[29], A5        ; LDW     *+keys_a[28 + 1], k1_19
||      XOR     .D2    B21, B6, B23         ; XOR     y0_35, k0_29, z0_35
        XOR     .L1    A3, A10, A4          ; XOR     y0_21, k0_19, z0_21
||      XOR     .L2    B9, B5, B5           ; XOR     t7_32, t5_32, y2_31
||      ANDN    .S1    A0, A4, A11          ; ANDN    y2_25, t9_26, t12_26
||      XOR     .S2    B22, B6, B9          ; XOR     y0_31, k0_29, z0_31
||      ROTL    .M2    B23, 27, B3          ; ROTL    z0_35, 27, a0_38
||      XOR     .D1    A11, A17, A17        ; XOR     t13_26, t11_26, y3_25
||      ANDN    .D2    B10, B0, B6          ; ANDN    y2_35, t9_36, t12_36
        ANDN    .L1    A7, A1, A21          ; ANDN    y2_21, t9_22, t12_22
||      OR      .L2    B4, B5, B9           ; OR      t10_32, y2_31, t13_32
||      XOR     .S1    A11, A8, A11         ; XOR     t12_26, t10_26, y1_25
||      XOR     .S2    B5, B16, B21         ; XOR     y2_31, k2_29, z2_31
||      ROTL    .M1    A4, 27, A1           ; ROTL    z0_21, 27, a0_24
||      ROTL    .M2    B9, 27, B8           ; ROTL    z0_31, 27, a0_34
||      XOR     .D1    A17, A3, A4          ; XOR     y3_25, k3_19, z3_25
||      XOR     .D2    B21, B3, B22         ; XOR     t13_36, t11_36, y3_35
        AND     .L1    A2, A1, A7           ; AND     t2_22, t9_22, t11_22
||      AND     .L2    B8, B2, B16          ; AND     t2_32, t9_32, t11_32
||      XOR     .S1    A21, A9, A2          ; XOR     t12_22, t10_22, y1_21
||      XOR     .S2    B10, B16, B21        ; XOR     y2_35, k2_29, z2_35
||      ROTL    .M1    A4, 25, A0           ; ROTL    z3_25, 25, a3_28
||      ROTL    .M2    B21, 10, B2          ; ROTL    z2_31, 10, a2_34
||      XOR     .D1    A7, A17, A9          ; XOR     y2_21, k2_19, z2_21
||      XOR     .D2    B22, B1, B10         ; XOR     y3_35, k3_29, z3_35
        XOR     .L1    A16, A7, A7          ; XOR     t13_22, t11_22, y3_21
||      ANDN    .L2    B5, B2, B5           ; ANDN    y2_31, t9_32, t12_32
||      XOR     .S1    A5, A8, A8           ; XOR     t8_26, t10_26, y0_25
||      XOR     .S2    B9, B16, B6          ; XOR     t13_32, t11_32, y3_31
||      ROTL    .M1    A9, 10, A2           ; ROTL    z2_21, 10, a2_24
||      ROTL    .M2    B21, 10, B1          ; ROTL    z2_35, 10, a2_38
||      XOR     .D1    A0, A17, A9          ; XOR     y2_25, k2_19, z2_25
||      XOR     .D2    B6, B7, B7           ; XOR     t12_36, t10_36, y1_35
        XOR     .L1    A2, A5, A3           ; XOR     y1_21, k1_19, z1_21
||      XOR     .L2    B5, B4, B6           ; XOR     t12_32, t10_32, y1_31
||      XOR     .S1    A7, A3, A7           ; XOR     y3_21, k3_19, z3_21
||      XOR     .S2    B6, B1, B4           ; XOR     y3_31, k3_29, z3_31
||      ROTL    .M1    A9, 10, A8           ; ROTL    z2_25, 10, a2_28
||      ROTL    .M2    B10, 25, B0          ; ROTL    z3_35, 25, a3_38
||      XOR     .D1    A8, A10, A8          ; XOR     y0_25, k0_19, z0_25
||      XOR     .D2    B7, B0, B5           ; XOR     y1_35, k1_29, z1_35
        XOR     .L1    A3, A7, A9           ; XOR     z1_21, z3_21, b1_24
||      XOR     .L2    B6, B0, B6           ; XOR     y1_31, k1_29, z1_31
||      SHL     .S1    A3, 7, A11           ; SHL     z1_21, 7, by7_24
||      SHL     .S2    B5, 7, B9            ; SHL     z1_35, 7, by7_38
||      ROTL    .M1    A8, 27, A10          ; ROTL    z0_25, 27, a0_28
||      ROTL    .M2    B4, 25, B5           ; ROTL    z3_31, 25, a3_34
||      XOR     .D1    A11, A5, A5          ; XOR     y1_25, k1_19, z1_25
||      XOR     .D2    B5, B10, B7          ; XOR     z1_35, z3_35, b1_38
        XOR     .L1    A1, A9, A1           ; XOR     a0_24, b1_24, b0_24
||      XOR     .L2    B6, B4, B16          ; XOR     z1_31, z3_31, b1_34
||      SHL     .S1    A5, 7, A9            ; SHL     z1_25, 7, by7_28
||      SHL     .S2    B6, 7, B10           ; SHL     z1_31, 7, by7_34
||      ROTL    .M1    A7, 25, A3           ; ROTL    z3_21, 25, a3_24
||      ROTL    .M2    B5, 31, B3           ; ROTL    z1_35, 31, a1_38
||      XOR     .D1    A5, A4, A16          ; XOR     z1_25, z3_25, b1_28
||      XOR     .D2    B10, B9, B9          ; XOR     z3_35, by7_38, b3_38
        XOR     .L1    A7, A11, A7          ; XOR     z3_21, by7_24, b3_24
||      XOR     .L2    B4, B10, B7          ; XOR     z3_31, by7_34, b3_34
||      XOR     .S1    A4, A9, A9           ; XOR     z3_25, by7_28, b3_28
||      XOR     .S2    B8, B16, B6          ; XOR     a0_34, b1_34, b0_34
||      ROTL    .M1    A3, 31, A2           ; ROTL    z1_21, 31, a1_24
||      ROTL    .M2    B6, 31, B7           ; ROTL    z1_31, 31, a1_34
||      XOR     .D1    A10, A16, A4         ; XOR     a0_28, b1_28, b0_28
||      XOR     .D2    B3, B7, B4           ; XOR     a0_38, b1_38, b0_38
        XOR     .L1    A2, A7, A7           ; XOR     a2_24, b3_24, b2_24
||      XOR     .L2    B2, B7, B2           ; XOR     a2_34, b3_34, b2_34
||      SHL     .S1    A4, 3, A9            ; SHL     b0_28, 3, by3_28
||      SHL     .S2    B4, 3, B9            ; SHL     b0_38, 3, by3_38
||      ROTL    .M1    A4, 19, A8           ; ROTL    b0_28, 19, ay
||      ROTL    .M2    B6, 19, B6           ; ROTL    b0_34, 19, az
||      XOR     .D1    A8, A9, A8           ; XOR     a2_28, b3_28, b2_28
||      XOR     .D2    B1, B9, B1           ; XOR     a2_38, b3_38, b2_38
        XOR     .L1    A8, A9, A10          ; XOR     b2_28, by3_28, c2_28
||      XOR     .L2    B6, B2, B8           ; XOR     b0_34, b2_34, c1_34
||      SHL     .S1    A1, 3, A9            ; SHL     b0_24, 3, by3_24
||      SHL     .S2    B6, 3, B9            ; SHL     b0_34, 3, by3_34
||      ROTL    .M1    A8, 29, A7           ; ROTL    b2_28, 29, cy
||      ROTL    .M2    B2, 29, B7           ; ROTL    b2_34, 29, cz
||      XOR     .D1    A4, A8, A4           ; XOR     b0_28, b2_28, c1_28
||      XOR     .D2    B1, B9, B10          ; XOR     b2_38, by3_38, c2_38
        XOR     .L1    A7, A9, A9           ; XOR     b2_24, by3_24, c2_24
||      XOR     .L2    B2, B9, B8           ; XOR     b2_34, by3_34, c2_34
||      XOR     .S1    A1, A7, A10          ; XOR     b0_24, b2_24, c1_24
||      XOR     .S2    B7, B8, B0           ; XOR     a1_34, c1_34, bz
||      ROTL    .M1    A7, 29, A5           ; ROTL    b2_24, 29, cx
||      ROTL    .M2    B1, 29, B5           ; ROTL    b2_38, 29, cw
||      XOR     .D1    A0, A10, A0          ; XOR     a3_28, c2_28, dy
||      XOR     .D2    B0, B10, B2          ; XOR     a3_38, c2_38, dw
        XOR     .L1    A3, A9, A3           ; XOR     a3_24, c2_24, dx
||      XOR     .L2    B5, B8, B4           ; XOR     a3_34, c2_34, dz
||      XOR     .S1    A2, A10, A2          ; XOR     a1_24, c1_24, bx
||      XOR     .S2    B4, B1, B6           ; XOR     b0_38, b2_38, c1_38
||      ROTL    .M1    A5, 31, A10          ; ROTL    z1_25, 31, a1_28
||      ROTL    .M2    B4, 19, B8           ; ROTL    b0_38, 19, aw
||      LDW     .D1T1  *+A18[24], A7        ; LDW     *+keys_a[24], k0_40
||      XOR     .D2    B6, B7, B1           ; XOR     az, cz, t0_53
        XOR     .L1    A5, A3, A8           ; XOR     cx, dx, t2_43
||      XOR     .L2    B3, B6, B3           ; XOR     a1_38, c1_38, bw
||      XOR     .S1    A3, A2, A1           ; XOR     dx, bx, t4_43
||      XOR     .S2    B7, B4, B6           ; XOR     cz, dz, t2_53
||      ROTL    .M1    A1, 19, A10          ; ROTL    b0_24, 19, ax
||      XOR     .D1    A8, A7, A9           ; XOR     ay, cy, t0_47
||      XOR     .D2    B5, B2, B7           ; XOR     cw, dw, t2_57
        XOR     .L1    A10, A4, A4          ; XOR     a1_28, c1_28, by
||      ANDN    .L2    B6, B1, B5           ; ANDN    t2_53, t0_53, t5_53
||      ANDN    .S1    A9, A0, A11          ; ANDN    t0_47, dy, t1_47
||      XOR     .S2    B8, B5, B8           ; XOR     aw, cw, t0_57
||      LDW     .D1T1  *+A18[27], A3        ; LDW     *+keys_a[24 + 3], k3_40
||      XOR     .D2    B2, B3, B9           ; XOR     dw, bw, t4_57
        XOR     .L1    A7, A0, A7           ; XOR     cy, dy, t2_47
||      ANDN    .L2    B1, B4, B2           ; ANDN    t0_53, dz, t1_53
||      XOR     .S1    A0, A4, A0           ; XOR     dy, by, t4_47
||      ANDN    .S2    B8, B2, B10          ; ANDN    t0_57, dw, t1_57
||      LDW     .D1T1  *+A18[25], A11       ; LDW     *+keys_a[24 + 1], k1_40
||      ANDN    .D2    B7, B8, B16          ; ANDN    t2_57, t0_57, t5_57
        XOR     .L1    A11, A7, A11         ; XOR     t1_47, t2_47, t3_47
||      XOR     .L2    B10, B7, B10         ; XOR     t1_57, t2_57, t3_57
||      ANDN    .S1    A7, A9, A16          ; ANDN    t2_47, t0_47, t5_47
||      XOR     .S2    B16, B9, B7          ; XOR     t5_57, t4_57, t6_57
||      LDW     .D1T1  *+A18[26], A4        ; LDW     *+keys_a[24 + 2], k2_40
||      LDW     .D2T2  *+B18[25], B5        ; LDW     *+keys_b[24 + 1], k1_50
        XOR     .L1    A10, A5, A5          ; XOR     ax, cx, t0_43
||      OR      .L2    B9, B10, B9          ; OR      t4_57, t3_57, t7_57
||      XOR     .S1    A16, A0, A0          ; XOR     t5_47, t4_47, t6_47
||      AND     .S2    B3, B7, B16          ; AND     bw, t6_57, t9_57
||      OR      .D1    A0, A11, A10         ; OR      t4_47, t3_47, t7_47
||      LDW     .D2T2  *+B18[24], B0        ; LDW     *+keys_b[24], k0_50
        ANDN    .L1    A5, A3, A16          ; ANDN    t0_43, dx, t1_43
||      XOR     .L2    B8, B10, B8          ; XOR     t0_57, t3_57, t10_57
||      ANDN    .S1    A8, A5, A17          ; ANDN    t2_43, t0_43, t5_43
||      XOR     .S2    B10, B16, B10        ; XOR     t3_57, t9_57, y3_56
||      AND     .D1    A4, A0, A21          ; AND     by, t6_47, t9_47
||      LDW     .D2T2  *+B18[27], B2        ; LDW     *+keys_b[24 + 3], k3_50
        XOR     .L1    A17, A1, A9          ; XOR     t5_43, t4_43, t6_43
||      XOR     .L2    B2, B6, B2           ; XOR     t1_53, t2_53, t3_53
||      XOR     .S1    A9, A11, A17         ; XOR     t0_47, t3_47, t10_47
||      XOR     .S2    B4, B0, B6           ; XOR     dz, bz, t4_53
||      XOR     .D1    A11, A21, A21        ; XOR     t3_47, t9_47, y3_46
||      XOR     .D2    B7, B10, B4          ; XOR     t6_57, y3_56, y0_56
        AND     .L1    A2, A9, A10          ; AND     bx, t6_43, t9_43
||      XOR     .L2    B5, B6, B6           ; XOR     t5_53, t4_53, t6_53
||      XOR     .S1    A10, A4, A22         ; XOR     t7_47, by, t8_47
||      OR      .S2    B6, B2, B16          ; OR      t4_53, t3_53, t7_53
||      XOR     .D1    A0, A21, A23         ; XOR     t6_47, y3_46, y0_46
||      XOR     .D2    B8, B7, B7           ; XOR     t10_57, t6_57, y1_56
        XOR     .L1    A16, A8, A16         ; XOR     t1_43, t2_43, t3_43
||      XOR     .L2    B16, B0, B16         ; XOR     t7_53, bz, t8_53
||      XOR     .S1    A22, A17, A8         ; XOR     t8_47, t10_47, y2_46
||      AND     .S2    B0, B6, B21          ; AND     bz, t6_53, t9_53
||      XOR     .D1    A23, A7, A22         ; XOR     y0_46, k0_40, z0_46
||      XOR     .D2    B1, B2, B1           ; XOR     t0_53, t3_53, t10_53
        OR      .L1    A1, A16, A10         ; OR      t4_43, t3_43, t7_43
||      XOR     .L2    B2, B21, B4          ; XOR     t3_53, t9_53, y3_52
||      XOR     .S1    A5, A16, A5          ; XOR     t0_43, t3_43, t10_43
||      XOR     .S2    B4, B0, B21          ; XOR     y0_56, k0_50, z0_56
||      ROTL    .M1    A22, 27, A0          ; ROTL    z0_46, 27, a0_49
||      XOR     .D1    A16, A10, A1         ; XOR     t3_43, t9_43, y3_42
||      LDW     .D2T2  *+B18[26], B9        ; LDW     *+keys_b[24 + 2], k2_50
        XOR     .L1    A10, A2, A10         ; XOR     t7_43, bx, t8_43
||      XOR     .L2    B16, B1, B10         ; XOR     t8_53, t10_53, y2_52
||      XOR     .S1    A17, A0, A17         ; XOR     t10_47, t6_47, y1_46
||      XOR     .S2    B6, B4, B21          ; XOR     t6_53, y3_52, y0_52
||      ROTL    .M2    B21, 27, B1          ; ROTL    z0_56, 27, a0_59
||      XOR     .D1    A21, A3, A2          ; XOR     y3_46, k3_40, z3_46
||      XOR     .D2    B10, B2, B16         ; XOR     y3_56, k3_50, z3_56
        XOR     .L1    A5, A9, A8           ; XOR     t10_43, t6_43, y1_42
||      XOR     .L2    B1, B6, B6           ; XOR     t10_53, t6_53, y1_52
||      XOR     .S1    A17, A11, A17        ; XOR     y1_46, k1_40, z1_46
||      XOR     .S2    B21, B0, B7          ; XOR     y0_52, k0_50, z0_52
||      ROTL    .M1    A2, 25, A5           ; ROTL    z3_46, 25, a3_49
||      ROTL    .M2    B16, 25, B2          ; ROTL    z3_56, 25, a3_59
||      XOR     .D1    A8, A4, A21          ; XOR     y2_46, k2_40, z2_46
||      XOR     .D2    B7, B5, B0           ; XOR     y1_56, k1_50, z1_56
        XOR     .L1    A10, A5, A10         ; XOR     t8_43, t10_43, y2_42
||      XOR     .L2    B6, B5, B5           ; XOR     y1_52, k1_50, z1_52
||      SHL     .S1    A17, 7, A16          ; SHL     z1_46, 7, by7_49
||      SHL     .S2    B0, 7, B6            ; SHL     z1_56, 7, by7_59
||      ROTL    .M1    A21, 10, A8          ; ROTL    z2_46, 10, a2_49
||      ROTL    .M2    B7, 27, B6           ; ROTL    z0_52, 27, a0_55
||      XOR     .D1    A17, A2, A21         ; XOR     z1_46, z3_46, b1_49
||      XOR     .D2    B4, B2, B4           ; XOR     y3_52, k3_50, z3_52
        XOR     .L1    A8, A11, A3          ; XOR     y1_42, k1_40, z1_42
||      XOR     .L2    B9, B3, B16          ; XOR     t7_57, bw, t8_57
||      XOR     .S1    A1, A3, A2           ; XOR     y3_42, k3_40, z3_42
||      XOR     .S2    B16, B6, B3          ; XOR     z3_56, by7_59, b3_59
||      ROTL    .M1    A17, 31, A21         ; ROTL    z1_46, 31, a1_49
||      ROTL    .M2    B4, 25, B7           ; ROTL    z3_52, 25, a3_55
||      XOR     .D1    A2, A16, A11         ; XOR     z3_46, by7_49, b3_49
||      XOR     .D2    B0, B16, B7          ; XOR     z1_56, z3_56, b1_59
        XOR     .L1    A3, A2, A0           ; XOR     z1_42, z3_42, b1_45
||      XOR     .L2    B10, B9, B8          ; XOR     y2_52, k2_50, z2_52
||      XOR     .S1    A8, A11, A11         ; XOR     a2_49, b3_49, b2_49
||      XOR     .S2    B16, B8, B10         ; XOR     t8_57, t10_57, y2_56
||      ROTL    .M1    A2, 25, A4           ; ROTL    z3_42, 25, a3_45
||      ROTL    .M2    B5, 31, B5           ; ROTL    z1_52, 31, a1_55
||      XOR     .D1    A0, A21, A8          ; XOR     a0_49, b1_49, b0_49
||      XOR     .D2    B1, B7, B1           ; XOR     a0_59, b1_59, b0_59
        XOR     .L1    A10, A4, A10         ; XOR     y2_42, k2_40, z2_42
||      XOR     .L2    B5, B4, B9           ; XOR     z1_52, z3_52, b1_55
||      SHL     .S1    A8, 3, A16           ; SHL     b0_49, 3, by3_49
||      SHL     .S2    B5, 7, B8            ; SHL     z1_52, 7, by7_55
||      ROTL    .M1    A11, 29, A11         ; ROTL    b2_49, 29, cy
||      ROTL    .M2    B8, 10, B8           ; ROTL    z2_52, 10, a2_55
||      XOR     .D1    A8, A11, A17         ; XOR     b0_49, b2_49, c1_49
||      XOR     .D2    B10, B9, B10         ; XOR     y2_56, k2_50, z2_56
        XOR     .L1    A11, A16, A17        ; XOR     b2_49, by3_49, c2_49
||      XOR     .L2    B4, B8, B9           ; XOR     z3_52, by7_55, b3_55
||      SHL     .S1    A3, 7, A16           ; SHL     z1_42, 7, by7_45
||      SHL     .S2    B1, 3, B6            ; SHL     b0_59, 3, by3_59
||      ROTL    .M1    A3, 31, A2           ; ROTL    z1_42, 31, a1_45
||      ROTL    .M2    B10, 10, B9          ; ROTL    z2_56, 10, a2_59
||      XOR     .D1    A21, A17, A3         ; XOR     a1_49, c1_49, by
||      XOR     .D2    B6, B9, B4           ; XOR     a0_55, b1_55, b0_55
        XOR     .L1    A2, A16, A5          ; XOR     z3_42, by7_45, b3_45
||      XOR     .L2    B8, B9, B0           ; XOR     a2_55, b3_55, b2_55
||      XOR     .S1    A5, A17, A10         ; XOR     a3_49, c2_49, dy
||      SHL     .S2    B4, 3, B8            ; SHL     b0_55, 3, by3_55
||      ROTL    .M1    A10, 10, A8          ; ROTL    z2_42, 10, a2_45
||      ROTL    .M2    B0, 31, B3           ; ROTL    z1_56, 31, a1_59
||      XOR     .D1    A11, A3, A16         ; XOR     cy, by, t2_68
        XOR     .L1    A9, A1, A9           ; XOR     t6_43, y3_42, y0_42
||      XOR     .L2    B0, B8, B0           ; XOR     b2_55, by3_55, c2_55
||      AND     .S1    A3, A11, A11         ; AND     by, cy, t1_68
||      XOR     .S2    B4, B0, B8           ; XOR     b0_55, b2_55, c1_55
||      ROTL    .M1    A8, 19, A11          ; ROTL    b0_49, 19, ay
||      ROTL    .M2    B0, 29, B6           ; ROTL    b2_55, 29, cz
||      OR      .D1    A10, A3, A1          ; OR      dy, by, t4_68
||      XOR     .D2    B9, B3, B9           ; XOR     a2_59, b3_59, b2_59
        XOR     .L1    A9, A7, A10          ; XOR     y0_42, k0_40, z0_42
||      XOR     .L2    B5, B8, B5           ; XOR     a1_55, c1_55, bz
||      XOR     .S1    A11, A10, A7         ; XOR     t1_68, dy, t3_68
||      XOR     .S2    B9, B6, B8           ; XOR     b2_59, by3_59, c2_59
||      ROTL    .M2    B9, 29, B4           ; ROTL    b2_59, 29, cw
||      XOR     .D1    A16, A1, A9          ; XOR     t2_68, t4_68, t5_68
||      XOR     .D2    B1, B9, B9           ; XOR     b0_59, b2_59, c1_59
        XOR     .L1    A8, A5, A3           ; XOR     a2_45, b3_45, b2_45
||      XOR     .L2    B7, B0, B0           ; XOR     a3_55, c2_55, dz
||      NOT     .S1    A11, A5              ; NOT     ay, t0_68
||      XOR     .S2    B2, B8, B3           ; XOR     a3_59, c2_59, dw
||      ROTL    .M1    A10, 27, A16         ; ROTL    z0_42, 27, a0_45
||      ROTL    .M2    B4, 19, B1           ; ROTL    b0_55, 19, az
||      XOR     .D1    A3, A7, A8           ; XOR     by, t3_68, t9_68
||      XOR     .D2    B3, B9, B2           ; XOR     a1_59, c1_59, bw
        ANDN    .L1    A9, A5, A17          ; ANDN    t5_68, t0_68, t8_68
||      AND     .L2    B2, B4, B7           ; AND     bw, cw, t1_78
||      ANDN    .S1    A5, A8, A10          ; ANDN    t0_68, t9_68, t11_68
||      XOR     .S2    B4, B2, B8           ; XOR     cw, bw, t2_78
||      ROTL    .M1    A3, 29, A8           ; ROTL    b2_45, 29, cx
||      ROTL    .M2    B1, 19, B9           ; ROTL    b0_59, 19, aw
||      XOR     .D1    A5, A7, A11          ; XOR     t0_68, t3_68, t12_68
||      OR      .D2    B3, B2, B4           ; OR      dw, bw, t4_78
        XOR     .L1    A16, A0, A16         ; XOR     a0_45, b1_45, b0_45
||      OR      .L2    B0, B5, B7           ; OR      dz, bz, t4_74
||      XOR     .S1    A17, A8, A0          ; XOR     t8_68, t9_68, t10_68
||      XOR     .S2    B7, B3, B3           ; XOR     t1_78, dw, t3_78
||      LDW     .D1T1  *+A18[20], A8        ; LDW     *+keys_a[20], k0_61
||      XOR     .D2    B8, B4, B8           ; XOR     t2_78, t4_78, t5_78
        XOR     .L1    A16, A3, A16         ; XOR     b0_45, b2_45, c1_45
||      XOR     .L2    B6, B5, B10          ; XOR     cz, bz, t2_74
||      SHL     .S1    A16, 3, A5           ; SHL     b0_45, 3, by3_45
||      NOT     .S2    B9, B2               ; NOT     aw, t0_78
||      ROTL    .M1    A16, 19, A5          ; ROTL    b0_45, 19, ax
||      AND     .D1    A1, A5, A1           ; AND     t4_68, t0_68, t6_68
||      XOR     .D2    B2, B3, B9           ; XOR     bw, t3_78, t9_78
        XOR     .L1    A3, A5, A3           ; XOR     b2_45, by3_45, c2_45
||      XOR     .L2    B10, B7, B4          ; XOR     t2_74, t4_74, t5_74
||      XOR     .S1    A2, A16, A2          ; XOR     a1_45, c1_45, bx
||      AND     .S2    B4, B2, B10          ; AND     t4_78, t0_78, t6_78
||      LDW     .D1T1  *+A18[22], A2        ; LDW     *+keys_a[20 + 2], k2_61
||      ANDN    .D2    B8, B2, B16          ; ANDN    t5_78, t0_78, t8_78
        XOR     .L1    A4, A3, A4           ; XOR     a3_45, c2_45, dx
||      NOT     .L2    B1, B1               ; NOT     az, t0_74
||      NOT     .S1    A5, A3               ; NOT     ax, t0_64
||      XOR     .S2    B16, B9, B16         ; XOR     t8_78, t9_78, t10_78
||      XOR     .D1    A8, A2, A5           ; XOR     cx, bx, t2_64
||      XOR     .D2    B2, B3, B21          ; XOR     t0_78, t3_78, t12_78
        AND     .L1    A2, A8, A16          ; AND     bx, cx, t1_64
||      AND     .L2    B5, B6, B22          ; AND     bz, cz, t1_74
||      OR      .S1    A4, A2, A17          ; OR      dx, bx, t4_64
||      ANDN    .S2    B4, B1, B6           ; ANDN    t5_74, t0_74, t8_74
||      LDW     .D1T1  *+A18[23], A3        ; LDW     *+keys_a[20 + 3], k3_61
||      LDW     .D2T2  *+B18[20], B7        ; LDW     *+keys_b[20], k0_71
        XOR     .L1    A16, A4, A4          ; XOR     t1_64, dx, t3_64
||      XOR     .L2    B22, B0, B8          ; XOR     t1_74, dz, t3_74
||      XOR     .S1    A5, A17, A5          ; XOR     t2_64, t4_64, t5_64
||      XOR     .S2    B10, B8, B0          ; XOR     t6_78, t5_78, t7_78
||      AND     .D1    A17, A3, A16         ; AND     t4_64, t0_64, t6_64
||      LDW     .D2T2  *+B18[22], B2        ; LDW     *+keys_b[20 + 2], k2_71
        ANDN    .L1    A5, A3, A21          ; ANDN    t5_64, t0_64, t8_64
||      AND     .L2    B7, B1, B7           ; AND     t4_74, t0_74, t6_74
||      XOR     .S1    A2, A4, A22          ; XOR     bx, t3_64, t9_64
||      XOR     .S2    B5, B8, B5           ; XOR     bz, t3_74, t9_74
||      XOR     .D1    A3, A4, A17          ; XOR     t0_64, t3_64, t12_64
||      LDW     .D2T2  *+B18[23], B0        ; LDW     *+keys_b[20 + 3], k3_71
        XOR     .L1    A16, A5, A11         ; XOR     t6_64, t5_64, t7_64
||      XOR     .L2    B7, B4, B4           ; XOR     t6_74, t5_74, t7_74
||      AND     .S1    A11, A0, A5          ; AND     t12_68, t10_68, t13_68
||      XOR     .S2    B6, B5, B6           ; XOR     t8_74, t9_74, t10_74
||      LDW     .D1T1  *+A18[21], A11       ; LDW     *+keys_a[20 + 1], k1_61
||      LDW     .D2T2  *+B18[21], B3        ; LDW     *+keys_b[20 + 1], k1_71
        XOR     .L1    A21, A22, A21        ; XOR     t8_64, t9_64, t10_64
||      XOR     .L2    B1, B8, B22          ; XOR     t0_74, t3_74, t12_74
||      ANDN    .S1    A3, A22, A4          ; ANDN    t0_64, t9_64, t11_64
||      XOR     .S2    B8, B4, B10          ; XOR     t3_74, t7_74, y0_73
||      XOR     .D1    A4, A11, A22         ; XOR     t3_64, t7_64, y0_63
||      XOR     .D2    B6, B4, B8           ; XOR     t10_74, t7_74, t14_74
        AND     .L1    A17, A21, A17        ; AND     t12_64, t10_64, t13_64
||      AND     .L2    B22, B6, B3          ; AND     t12_74, t10_74, t13_74
||      XOR     .S1    A21, A11, A21        ; XOR     t10_64, t7_64, t14_64
||      ANDN    .S2    B2, B9, B6           ; ANDN    t0_78, t9_78, t11_78
||      XOR     .D1    A22, A8, A22         ; XOR     y0_63, k0_61, z0_63
||      XOR     .D2    B3, B0, B9           ; XOR     t3_78, t7_78, y0_77
        XOR     .L1    A17, A21, A11        ; XOR     t13_64, t14_64, y2_63
||      XOR     .L2    B16, B0, B9          ; XOR     t10_78, t7_78, t14_78
||      XOR     .S1    A21, A4, A17         ; XOR     t14_64, t11_64, y3_63
||      XOR     .S2    B6, B0, B22          ; XOR     t11_78, t7_78, y1_77
||      ROTL    .M1    A22, 27, A9          ; ROTL    z0_63, 27, a0_66
||      XOR     .D1    A4, A11, A4          ; XOR     t11_64, t7_64, y1_63
||      XOR     .D2    B9, B7, B23          ; XOR     y0_77, k0_71, z0_77
        XOR     .L1    A11, A2, A17         ; XOR     y2_63, k2_61, z2_63
||      XOR     .L2    B3, B8, B6           ; XOR     t13_74, t14_74, y2_73
||      XOR     .S1    A17, A3, A1          ; XOR     y3_63, k3_61, z3_63
||      XOR     .S2    B10, B7, B7          ; XOR     y0_73, k0_71, z0_73
||      ROTL    .M2    B23, 27, B7          ; ROTL    z0_77, 27, a0_80
||      XOR     .D1    A1, A9, A21          ; XOR     t6_68, t5_68, t7_68
||      XOR     .D2    B9, B6, B10          ; XOR     t14_78, t11_78, y3_77
        XOR     .L1    A7, A21, A7          ; XOR     t3_68, t7_68, y0_67
||      AND     .L2    B21, B16, B21        ; AND     t12_78, t10_78, t13_78
||      XOR     .S1    A0, A21, A17         ; XOR     t10_68, t7_68, t14_68
||      XOR     .S2    B22, B3, B10         ; XOR     y1_77, k1_71, z1_77
||      ROTL    .M1    A17, 10, A5          ; ROTL    z2_63, 10, a2_66
||      ROTL    .M2    B7, 27, B1           ; ROTL    z0_73, 27, a0_76
||      XOR     .D1    A10, A21, A0         ; XOR     t11_68, t7_68, y1_67
||      XOR     .D2    B10, B0, B16         ; XOR     y3_77, k3_71, z3_77
        XOR     .L1    A5, A17, A7          ; XOR     t13_68, t14_68, y2_67
||      ANDN    .L2    B1, B5, B6           ; ANDN    t0_74, t9_74, t11_74
||      XOR     .S1    A17, A10, A8         ; XOR     t14_68, t11_68, y3_67
||      XOR     .S2    B6, B2, B9           ; XOR     y2_73, k2_71, z2_73
||      ROTL    .M1    A1, 25, A2           ; ROTL    z3_63, 25, a3_66
||      ROTL    .M2    B16, 25, B4          ; ROTL    z3_77, 25, a3_80
||      XOR     .D1    A7, A8, A10          ; XOR     y0_67, k0_61, z0_67
||      XOR     .D2    B21, B9, B5          ; XOR     t13_78, t14_78, y2_77
        XOR     .L1    A4, A11, A3          ; XOR     y1_63, k1_61, z1_63
||      XOR     .L2    B8, B6, B6           ; XOR     t14_74, t11_74, y3_73
||      XOR     .S1    A7, A2, A7           ; XOR     y2_67, k2_61, z2_67
||      SHL     .S2    B10, 7, B9           ; SHL     z1_77, 7, by7_80
||      ROTL    .M1    A10, 27, A7          ; ROTL    z0_67, 27, a0_70
||      ROTL    .M2    B9, 10, B3           ; ROTL    z2_73, 10, a2_76
||      XOR     .D1    A8, A3, A4           ; XOR     y3_67, k3_61, z3_67
||      XOR     .D2    B6, B4, B8           ; XOR     t11_74, t7_74, y1_73
        XOR     .L1    A3, A1, A11          ; XOR     z1_63, z3_63, b1_66
||      XOR     .L2    B8, B3, B8           ; XOR     y1_73, k1_71, z1_73
||      SHL     .S1    A3, 7, A0            ; SHL     z1_63, 7, by7_66
||      XOR     .S2    B6, B0, B6           ; XOR     y3_73, k3_71, z3_73
||      ROTL    .M1    A7, 10, A9           ; ROTL    z2_67, 10, a2_70
||      ROTL    .M2    B10, 31, B8          ; ROTL    z1_77, 31, a1_80
||      XOR     .D1    A0, A11, A8          ; XOR     y1_67, k1_61, z1_67
||      XOR     .D2    B16, B9, B0          ; XOR     z3_77, by7_80, b3_80
        XOR     .L1    A9, A11, A8          ; XOR     a0_66, b1_66, b0_66
||      XOR     .L2    B8, B6, B10          ; XOR     z1_73, z3_73, b1_76
||      SHL     .S1    A8, 7, A11           ; SHL     z1_67, 7, by7_70
||      SHL     .S2    B8, 7, B16           ; SHL     z1_73, 7, by7_76
||      ROTL    .M1    A8, 31, A0           ; ROTL    z1_67, 31, a1_70
||      ROTL    .M2    B8, 31, B5           ; ROTL    z1_73, 31, a1_76
||      XOR     .D1    A8, A4, A10          ; XOR     z1_67, z3_67, b1_70
||      XOR     .D2    B10, B16, B9         ; XOR     z1_77, z3_77, b1_80
        XOR     .L1    A1, A0, A4           ; XOR     z3_63, by7_66, b3_66
||      XOR     .L2    B6, B16, B6          ; XOR     z3_73, by7_76, b3_76
||      XOR     .S1    A4, A11, A7          ; XOR     z3_67, by7_70, b3_70
||      XOR     .S2    B5, B2, B7           ; XOR     y2_77, k2_71, z2_77
||      ROTL    .M1    A4, 25, A5           ; ROTL    z3_67, 25, a3_70
||      ROTL    .M2    B6, 25, B3           ; ROTL    z3_73, 25, a3_76
||      XOR     .D1    A7, A10, A1          ; XOR     a0_70, b1_70, b0_70
||      XOR     .D2    B7, B9, B2           ; XOR     a0_80, b1_80, b0_80
        XOR     .L1    A5, A4, A4           ; XOR     a2_66, b3_66, b2_66
||      XOR     .L2    B3, B6, B1           ; XOR     a2_76, b3_76, b2_76
||      SHL     .S1    A1, 3, A9            ; SHL     b0_70, 3, by3_70
||      SHL     .S2    B2, 3, B6            ; SHL     b0_80, 3, by3_80
||      ROTL    .M1    A8, 19, A10          ; ROTL    b0_66, 19, ax
||      ROTL    .M2    B7, 10, B9           ; ROTL    z2_77, 10, a2_80
||      XOR     .D1    A9, A7, A7           ; XOR     a2_70, b3_70, b2_70
||      XOR     .D2    B1, B10, B7          ; XOR     a0_76, b1_76, b0_76
        XOR     .L1    A8, A4, A1           ; XOR     b0_66, b2_66, c1_66
||      XOR     .L2    B7, B1, B10          ; XOR     b0_76, b2_76, c1_76
||      SHL     .S1    A8, 3, A8            ; SHL     b0_66, 3, by3_66
||      SHL     .S2    B7, 3, B7            ; SHL     b0_76, 3, by3_76
||      ROTL    .M1    A1, 19, A10          ; ROTL    b0_70, 19, ay
||      ROTL    .M2    B7, 19, B7           ; ROTL    b0_76, 19, az
||      XOR     .D1    A1, A7, A11          ; XOR     b0_70, b2_70, c1_70
        XOR     .L1    A7, A9, A9           ; XOR     b2_70, by3_70, c2_70
||      XOR     .L2    B1, B7, B5           ; XOR     b2_76, by3_76, c2_76
||      XOR     .S1    A0, A11, A7          ; XOR     a1_70, c1_70, by
||      XOR     .S2    B5, B10, B0          ; XOR     a1_76, c1_76, bz
||      ROTL    .M1    A7, 29, A10          ; ROTL    b2_70, 29, cy
||      ROTL    .M2    B2, 19, B9           ; ROTL    b0_80, 19, aw
||      NOT     .D1    A10, A0              ; NOT     ax, t0_85
||      XOR     .D2    B9, B0, B9           ; XOR     a2_80, b3_80, b2_80
        XOR     .L1    A5, A9, A9           ; XOR     a3_70, c2_70, dy
||      XOR     .L2    B9, B6, B7           ; XOR     b2_80, by3_80, c2_80
||      NOT     .S1    A10, A5              ; NOT     ay, t0_89
||      XOR     .S2    B2, B9, B6           ; XOR     b0_80, b2_80, c1_80
||      ROTL    .M1    A4, 29, A3           ; ROTL    b2_66, 29, cx
||      ROTL    .M2    B9, 29, B5           ; ROTL    b2_80, 29, cw
||      LDW     .D1T1  *+A18[17], A11       ; LDW     *+keys_a[16 + 1], k1_82
||      NOT     .D2    B7, B2               ; NOT     az, t0_95
        XOR     .L1    A4, A8, A4           ; XOR     b2_66, by3_66, c2_66
||      XOR     .L2    B3, B5, B1           ; XOR     a3_76, c2_76, dz
||      XOR     .S1    A10, A9, A8          ; XOR     cy, dy, t1_89
||      XOR     .S2    B4, B7, B3           ; XOR     a3_80, c2_80, dw
||      ROTL    .M1    A3, 31, A10          ; ROTL    z1_63, 31, a1_66
||      ROTL    .M2    B1, 29, B7           ; ROTL    b2_76, 29, cz
||      ANDN    .D1    A7, A5, A10          ; ANDN    by, t0_89, t2_89
||      NOT     .D2    B9, B4               ; NOT     aw, t0_99
        XOR     .L1    A2, A4, A2           ; XOR     a3_66, c2_66, dx
||      XOR     .L2    B8, B6, B5           ; XOR     a1_80, c1_80, bw
||      XOR     .S1    A10, A8, A4          ; XOR     t2_89, t1_89, t3_89
||      ANDN    .S2    B0, B2, B6           ; ANDN    bz, t0_95, t2_95
||      OR      .D1    A8, A9, A8           ; OR      t1_89, dy, t4_89
||      XOR     .D2    B5, B3, B8           ; XOR     cw, dw, t1_99
        XOR     .L1    A10, A1, A1          ; XOR     a1_66, c1_66, bx
||      XOR     .L2    B7, B1, B7           ; XOR     cz, dz, t1_95
||      XOR     .S1    A3, A2, A3           ; XOR     cx, dx, t1_85
||      ANDN    .S2    B5, B4, B10          ; ANDN    bw, t0_99, t2_99
||      AND     .D1    A8, A5, A10          ; AND     t4_89, t0_89, t7_89
||      OR      .D2    B8, B3, B9           ; OR      t1_99, dw, t4_99
        ANDN    .L1    A1, A0, A21          ; ANDN    bx, t0_85, t2_85
||      OR      .L2    B7, B1, B10          ; OR      t1_95, dz, t4_95
||      OR      .S1    A3, A2, A17          ; OR      t1_85, dx, t4_85
||      XOR     .S2    B10, B8, B8          ; XOR     t2_99, t1_99, t3_99
||      LDW     .D1T1  *+A18[19], A5        ; LDW     *+keys_a[16 + 3], k3_82
||      LDW     .D2T2  *+B18[18], B16       ; LDW     *+keys_b[16 + 2], k2_92
        AND     .L1    A17, A0, A8          ; AND     t4_85, t0_85, t7_85
||      XOR     .L2    B6, B7, B6           ; XOR     t2_95, t1_95, t3_95
||      XOR     .S1    A4, A8, A22          ; XOR     t3_89, t4_89, t6_89
||      XOR     .S2    B8, B9, B7           ; XOR     t3_99, t4_99, t6_99
||      LDW     .D1T1  *+A18[16], A1        ; LDW     *+keys_a[16], k0_82
||      AND     .D2    B9, B4, B9           ; AND     t4_99, t0_99, t7_99
        XOR     .L1    A7, A4, A4           ; XOR     by, t3_89, t5_89
||      AND     .L2    B10, B2, B16         ; AND     t4_95, t0_95, t7_95
||      XOR     .S1    A10, A22, A7         ; XOR     t7_89, t6_89, y1_88
||      XOR     .S2    B9, B7, B9           ; XOR     t7_99, t6_99, y1_98
||      OR      .D1    A22, A5, A10         ; OR      t6_89, t0_89, t8_89
||      LDW     .D2T2  *+B18[16], B0        ; LDW     *+keys_b[16], k0_92
        XOR     .L1    A10, A9, A9          ; XOR     t8_89, dy, t9_89
||      XOR     .L2    B6, B10, B21         ; XOR     t3_95, t4_95, t6_95
||      AND     .S1    A9, A7, A10          ; AND     dy, y1_88, t10_89
||      AND     .S2    B3, B9, B10          ; AND     dw, y1_98, t10_99
||      LDW     .D1T1  *+A18[18], A16       ; LDW     *+keys_a[16 + 2], k2_82
||      LDW     .D2T2  *+B18[17], B23       ; LDW     *+keys_b[16 + 1], k1_92
        XOR     .L1    A21, A3, A21         ; XOR     t2_85, t1_85, t3_85
||      XOR     .L2    B16, B21, B21        ; XOR     t7_95, t6_95, y1_94
||      XOR     .S1    A5, A10, A7          ; XOR     t0_89, t10_89, t11_89
||      OR      .S2    B21, B2, B23         ; OR      t6_95, t0_95, t8_95
||      XOR     .D1    A7, A11, A3          ; XOR     y1_88, k1_82, z1_88
||      XOR     .D2    B4, B10, B22         ; XOR     t0_99, t10_99, t11_99
        XOR     .L1    A1, A21, A10         ; XOR     bx, t3_85, t5_85
||      XOR     .L2    B5, B8, B4           ; XOR     bw, t3_99, t5_99
||      XOR     .S1    A21, A17, A21        ; XOR     t3_85, t4_85, t6_85
||      OR      .S2    B7, B4, B5           ; OR      t6_99, t0_99, t8_99
||      ROTL    .M1    A3, 31, A8           ; ROTL    z1_88, 31, a1_91
||      XOR     .D1    A10, A4, A17         ; XOR     t10_89, t5_89, y3_88
||      LDW     .D2T2  *+B18[19], B4        ; LDW     *+keys_b[16 + 3], k3_92
        XOR     .L1    A8, A21, A22         ; XOR     t7_85, t6_85, y1_84
||      XOR     .L2    B0, B6, B3           ; XOR     bz, t3_95, t5_95
||      OR      .S1    A21, A0, A16         ; OR      t6_85, t0_85, t8_85
||      AND     .S2    B1, B21, B5          ; AND     dz, y1_94, t10_95
||      XOR     .D1    A9, A17, A21         ; XOR     t9_89, y3_88, y0_88
||      XOR     .D2    B5, B3, B6           ; XOR     t8_99, dw, t9_99
        XOR     .L1    A16, A2, A17         ; XOR     t8_85, dx, t9_85
||      XOR     .L2    B23, B1, B7          ; XOR     t8_95, dz, t9_95
||      AND     .S1    A2, A22, A23         ; AND     dx, y1_84, t10_85
||      XOR     .S2    B5, B3, B1           ; XOR     t10_95, t5_95, y3_94
||      XOR     .D1    A17, A5, A2          ; XOR     y3_88, k3_82, z3_88
||      AND     .D2    B4, B6, B8           ; AND     t5_99, t9_99, t12_99
        XOR     .L1    A0, A23, A10         ; XOR     t0_85, t10_85, t11_85
||      XOR     .L2    B7, B1, B21          ; XOR     t9_95, y3_94, y0_94
||      XOR     .S1    A23, A10, A0         ; XOR     t10_85, t5_85, y3_84
||      XOR     .S2    B21, B23, B8         ; XOR     y1_94, k1_92, z1_94
||      ROTL    .M1    A2, 25, A10          ; ROTL    z3_88, 25, a3_91
||      AND     .D1    A10, A17, A23        ; AND     t5_85, t9_85, t12_85
||      XOR     .D2    B22, B8, B22         ; XOR     t11_99, t12_99, y2_98
        XOR     .L1    A10, A23, A11        ; XOR     t11_85, t12_85, y2_84
||      XOR     .L2    B21, B0, B21         ; XOR     y0_94, k0_92, z0_94
||      XOR     .S1    A17, A0, A22         ; XOR     t9_85, y3_84, y0_84
||      XOR     .S2    B10, B4, B10         ; XOR     t10_99, t5_99, y3_98
||      ROTL    .M2    B8, 31, B2           ; ROTL    z1_94, 31, a1_97
||      XOR     .D1    A22, A11, A17        ; XOR     y1_84, k1_82, z1_84
||      XOR     .D2    B22, B16, B22        ; XOR     y2_98, k2_92, z2_98
        AND     .L1    A4, A9, A9           ; AND     t5_89, t9_89, t12_89
||      XOR     .L2    B2, B5, B3           ; XOR     t0_95, t10_95, t11_95
||      SHL     .S1    A17, 7, A4           ; SHL     z1_84, 7, by7_87
||      AND     .S2    B3, B7, B5           ; AND     t5_95, t9_95, t12_95
||      ROTL    .M1    A17, 31, A1          ; ROTL    z1_84, 31, a1_87
||      ROTL    .M2    B22, 10, B3          ; ROTL    z2_98, 10, a2_101
||      XOR     .D1    A21, A1, A21         ; XOR     y0_88, k0_82, z0_88
||      XOR     .D2    B6, B10, B6          ; XOR     t9_99, y3_98, y0_98
        XOR     .L1    A22, A1, A5          ; XOR     y0_84, k0_82, z0_84
||      XOR     .L2    B3, B5, B5           ; XOR     t11_95, t12_95, y2_94
||      XOR     .S1    A0, A5, A0           ; XOR     y3_84, k3_82, z3_84
||      XOR     .S2    B6, B0, B6           ; XOR     y0_98, k0_92, z0_98
||      ROTL    .M1    A21, 27, A5          ; ROTL    z0_88, 27, a0_91
||      ROTL    .M2    B21, 27, B6          ; ROTL    z0_94, 27, a0_97
||      XOR     .D1    A7, A9, A7           ; XOR     t11_89, t12_89, y2_88
||      XOR     .D2    B9, B23, B0          ; XOR     y1_98, k1_92, z1_98
        XOR     .L1    A0, A4, A4           ; XOR     z3_84, by7_87, b3_87
||      XOR     .L2    B5, B16, B10         ; XOR     y2_94, k2_92, z2_94
||      SHL     .S1    A3, 7, A9            ; SHL     z1_88, 7, by7_91
||      SHL     .S2    B0, 7, B16           ; SHL     z1_98, 7, by7_101
||      ROTL    .M1    A5, 27, A11          ; ROTL    z0_84, 27, a0_87
||      ROTL    .M2    B6, 27, B4           ; ROTL    z0_98, 27, a0_101
||      XOR     .D1    A7, A16, A7          ; XOR     y2_88, k2_82, z2_88
||      XOR     .D2    B10, B4, B5          ; XOR     y3_98, k3_92, z3_98
        XOR     .L1    A11, A16, A9         ; XOR     y2_84, k2_82, z2_84
||      XOR     .L2    B1, B4, B1           ; XOR     y3_94, k3_92, z3_94
||      XOR     .S1    A17, A0, A16         ; XOR     z1_84, z3_84, b1_87
||      XOR     .S2    B5, B16, B16         ; XOR     z3_98, by7_101, b3_101
||      ROTL    .M1    A7, 10, A3           ; ROTL    z2_88, 10, a2_91
||      ROTL    .M2    B10, 10, B3          ; ROTL    z2_94, 10, a2_97
||      XOR     .D1    A2, A9, A7           ; XOR     z3_88, by7_91, b3_91
||      XOR     .D2    B0, B5, B10          ; XOR     z1_98, z3_98, b1_101
        XOR     .L1    A11, A16, A2         ; XOR     a0_87, b1_87, b0_87
||      XOR     .L2    B8, B1, B16          ; XOR     z1_94, z3_94, b1_97
||      XOR     .S1    A3, A2, A9           ; XOR     z1_88, z3_88, b1_91
||      SHL     .S2    B8, 7, B8            ; SHL     z1_94, 7, by7_97
||      ROTL    .M1    A9, 10, A7           ; ROTL    z2_84, 10, a2_87
||      ROTL    .M2    B0, 31, B8           ; ROTL    z1_98, 31, a1_101
||      XOR     .D2    B3, B16, B0          ; XOR     a2_101, b3_101, b2_101
        XOR     .L1    A3, A7, A5           ; XOR     a2_91, b3_91, b2_91
||      XOR     .L2    B1, B8, B10          ; XOR     z3_94, by7_97, b3_97
||      SHL     .S1    A2, 3, A3            ; SHL     b0_87, 3, by3_87
||      XOR     .S2    B6, B16, B6          ; XOR     a0_97, b1_97, b0_97
||      ROTL    .M1    A2, 19, A7           ; ROTL    b0_87, 19, ax
||      ROTL    .M2    B0, 29, B10          ; ROTL    b2_101, 29, cw
||      XOR     .D1    A5, A9, A9           ; XOR     a0_91, b1_91, b0_91
||      XOR     .D2    B4, B10, B4          ; XOR     a0_101, b1_101, b0_101
        XOR     .L1    A7, A4, A4           ; XOR     a2_87, b3_87, b2_87
||      XOR     .L2    B3, B10, B3          ; XOR     a2_97, b3_97, b2_97
||      SHL     .S1    A9, 3, A9            ; SHL     b0_91, 3, by3_91
||      SHL     .S2    B4, 3, B16           ; SHL     b0_101, 3, by3_101
||      ROTL    .M1    A9, 19, A2           ; ROTL    b0_91, 19, ay
||      ROTL    .M2    B6, 19, B8           ; ROTL    b0_97, 19, az
||      XOR     .D1    A9, A5, A11          ; XOR     b0_91, b2_91, c1_91
||      XOR     .D2    B4, B0, B9           ; XOR     b0_101, b2_101, c1_101
        XOR     .L1    A2, A4, A9           ; XOR     b0_87, b2_87, c1_87
||      XOR     .L2    B0, B16, B9          ; XOR     b2_101, by3_101, c2_101
||      XOR     .S1    A5, A9, A11          ; XOR     b2_91, by3_91, c2_91
||      SHL     .S2    B6, 3, B16           ; SHL     b0_97, 3, by3_97
||      ROTL    .M1    A4, 29, A10          ; ROTL    b2_87, 29, cx
||      ROTL    .M2    B3, 29, B6           ; ROTL    b2_97, 29, cz
||      XOR     .D1    A8, A11, A8          ; XOR     a1_91, c1_91, by
||      XOR     .D2    B8, B9, B0           ; XOR     a1_101, c1_101, bw
        XOR     .L1    A1, A9, A0           ; XOR     a1_87, c1_87, bx
||      XOR     .L2    B3, B16, B3          ; XOR     b2_97, by3_97, c2_97
||      XOR     .S1    A10, A11, A1         ; XOR     a3_91, c2_91, dy
||      XOR     .S2    B6, B3, B10          ; XOR     b0_97, b2_97, c1_97
||      ROTL    .M1    A0, 25, A16          ; ROTL    z3_84, 25, a3_87
||      ROTL    .M2    B1, 25, B10          ; ROTL    z3_94, 25, a3_97
||      OR      .D1    A2, A8, A9           ; OR      ay, by, t3_110
||      XOR     .D2    B10, B0, B1          ; XOR     cw, bw, t0_120
        XOR     .L1    A10, A0, A10         ; XOR     cx, bx, t0_106
||      XOR     .L2    B2, B10, B2          ; XOR     a1_97, c1_97, bz
||      OR      .S1    A7, A0, A11          ; OR      ax, bx, t3_106
||      AND     .S2    B0, B1, B5           ; AND     bw, t0_120, t1_120
||      ROTL    .M1    A5, 29, A17          ; ROTL    b2_91, 29, cy
||      ROTL    .M2    B5, 25, B6           ; ROTL    z3_98, 25, a3_101
||      XOR     .D1    A8, A1, A5           ; XOR     by, dy, t4_110
||      LDW     .D2T2  *+B18[12], B10       ; LDW     *+keys_b[12], k0_113
        AND     .L1    A0, A10, A21         ; AND     bx, t0_106, t1_106
||      XOR     .L2    B10, B3, B3          ; XOR     a3_97, c2_97, dz
||      XOR     .S1    A9, A1, A9           ; XOR     t3_110, dy, t5_110
||      XOR     .S2    B6, B2, B4           ; XOR     cz, bz, t0_116
||      ROTL    .M2    B4, 19, B10          ; ROTL    b0_101, 19, aw
||      LDW     .D1T1  *+A18[12], A2        ; LDW     *+keys_a[12], k0_103
||      OR      .D2    B8, B2, B10          ; OR      az, bz, t3_116
        XOR     .L1    A21, A7, A7          ; XOR     t1_106, ax, t2_106
||      XOR     .L2    B6, B9, B6           ; XOR     a3_101, c2_101, dw
||      XOR     .S1    A17, A8, A17         ; XOR     cy, by, t0_110
||      AND     .S2    B2, B4, B16          ; AND     bz, t0_116, t1_116
||      LDW     .D1T1  *+A18[14], A7        ; LDW     *+keys_a[12 + 2], k2_103
||      XOR     .D2    B10, B3, B9          ; XOR     t3_116, dz, t5_116
        XOR     .L1    A7, A10, A9          ; XOR     t2_106, t0_106, t7_106
||      XOR     .L2    B16, B8, B5          ; XOR     t1_116, az, t2_116
||      AND     .S1    A8, A17, A21         ; AND     by, t0_110, t1_110
||      XOR     .S2    B5, B10, B8          ; XOR     t1_120, aw, t2_120
||      XOR     .D1    A9, A17, A8          ; XOR     t5_110, t0_110, t9_110
||      OR      .D2    B10, B0, B10         ; OR      aw, bw, t3_120
        XOR     .L1    A4, A3, A2           ; XOR     b2_87, by3_87, c2_87
||      XOR     .L2    B5, B4, B16          ; XOR     t2_116, t0_116, t7_116
||      XOR     .S1    A21, A2, A3          ; XOR     t1_110, ay, t2_110
||      XOR     .S2    B10, B6, B21         ; XOR     t3_120, dw, t5_120
||      LDW     .D1T1  *+A18[15], A16       ; LDW     *+keys_a[12 + 3], k3_103
||      XOR     .D2    B8, B1, B23          ; XOR     t2_120, t0_120, t7_120
        XOR     .L1    A16, A2, A1          ; XOR     a3_87, c2_87, dx
||      OR      .L2    B3, B5, B5           ; OR      dz, t2_116, t6_116
||      OR      .S1    A1, A3, A3           ; OR      dy, t2_110, t6_110
||      OR      .S2    B6, B8, B8           ; OR      dw, t2_120, t6_120
||      XOR     .D1    A3, A17, A16         ; XOR     t2_110, t0_110, t7_110
||      LDW     .D2T2  *+B18[14], B22       ; LDW     *+keys_b[12 + 2], k2_113
        XOR     .L1    A11, A1, A4          ; XOR     t3_106, dx, t5_106
||      XOR     .L2    B4, B5, B7           ; XOR     t0_116, t6_116, y0_115
||      OR      .S1    A1, A7, A11          ; OR      dx, t2_106, t6_106
||      XOR     .S2    B1, B8, B22          ; XOR     t0_120, t6_120, y0_119
||      XOR     .D1    A17, A3, A17         ; XOR     t0_110, t6_110, y0_109
||      LDW     .D2T2  *+B18[13], B9        ; LDW     *+keys_b[12 + 1], k1_113
        XOR     .L1    A9, A11, A4          ; XOR     t7_106, t6_106, t8_106
||      XOR     .L2    B9, B4, B4           ; XOR     t5_116, t0_116, t9_116
||      XOR     .S1    A4, A10, A9          ; XOR     t5_106, t0_106, t9_106
||      XOR     .S2    B23, B8, B9          ; XOR     t7_120, t6_120, t8_120
||      XOR     .D1    A10, A11, A10        ; XOR     t0_106, t6_106, y0_105
||      XOR     .D2    B22, B10, B23        ; XOR     y0_119, k0_113, z0_119
        XOR     .L1    A10, A2, A21         ; XOR     y0_105, k0_103, z0_105
||      XOR     .L2    B16, B5, B1          ; XOR     t7_116, t6_116, t8_116
||      XOR     .S1    A16, A3, A22         ; XOR     t7_110, t6_110, t8_110
||      XOR     .S2    B0, B6, B0           ; XOR     bw, dw, t4_120
||      ROTL    .M2    B23, 27, B8          ; ROTL    z0_119, 27, a0_122
||      LDW     .D1T1  *+A18[13], A2        ; LDW     *+keys_a[12 + 1], k1_103
||      XOR     .D2    B21, B1, B6          ; XOR     t5_120, t0_120, t9_120
        AND     .L1    A3, A22, A3          ; AND     t6_110, t8_110, t10_110
||      XOR     .L2    B1, B4, B16          ; XOR     t8_116, t9_116, t11_116
||      XOR     .S1    A22, A8, A21         ; XOR     t8_110, t9_110, t11_110
||      AND     .S2    B8, B9, B21          ; AND     t6_120, t8_120, t10_120
||      ROTL    .M1    A21, 27, A5          ; ROTL    z0_105, 27, a0_108
||      AND     .D1    A8, A17, A8          ; AND     t9_110, y0_109, t12_110
||      AND     .D2    B6, B22, B23         ; AND     t9_120, y0_119, t12_120
        AND     .L1    A9, A10, A21         ; AND     t9_106, y0_105, t12_106
||      XOR     .L2    B9, B6, B24          ; XOR     t8_120, t9_120, t11_120
||      XOR     .S1    A5, A3, A22          ; XOR     t4_110, t10_110, y2_109
||      XOR     .S2    B21, B23, B6         ; XOR     t10_120, t12_120, y3_119
||      XOR     .D1    A8, A21, A10         ; XOR     t12_110, t11_110, y1_109
||      LDW     .D2T2  *+B18[15], B3        ; LDW     *+keys_b[12 + 3], k3_113
        XOR     .L1    A0, A1, A0           ; XOR     bx, dx, t4_106
||      AND     .L2    B5, B1, B1           ; AND     t6_116, t8_116, t10_116
||      XOR     .S1    A17, A2, A1          ; XOR     y0_109, k0_103, z0_109
||      AND     .S2    B4, B7, B4           ; AND     t9_116, y0_115, t12_116
||      XOR     .D1    A22, A7, A2          ; XOR     y2_109, k2_103, z2_109
||      XOR     .D2    B23, B24, B5         ; XOR     t12_120, t11_120, y1_119
        AND     .L1    A11, A4, A4          ; AND     t6_106, t8_106, t10_106
||      XOR     .L2    B4, B16, B7          ; XOR     t12_116, t11_116, y1_115
||      XOR     .S1    A4, A9, A3           ; XOR     t8_106, t9_106, t11_106
||      XOR     .S2    B7, B10, B10         ; XOR     y0_115, k0_113, z0_115
||      ROTL    .M1    A2, 10, A0           ; ROTL    z2_109, 10, a2_112
||      XOR     .D1    A3, A8, A8           ; XOR     t10_110, t12_110, y3_109
||      XOR     .D2    B0, B21, B0          ; XOR     t4_120, t10_120, y2_119
        XOR     .L1    A0, A4, A4           ; XOR     t4_106, t10_106, y2_105
||      XOR     .L2    B1, B4, B5           ; XOR     t10_116, t12_116, y3_115
||      XOR     .S1    A4, A21, A8          ; XOR     t10_106, t12_106, y3_105
||      XOR     .S2    B7, B9, B4           ; XOR     y1_115, k1_113, z1_115
||      ROTL    .M1    A1, 27, A4           ; ROTL    z0_109, 27, a0_112
||      ROTL    .M2    B10, 27, B0          ; ROTL    z0_115, 27, a0_118
||      XOR     .D1    A8, A16, A1          ; XOR     y3_109, k3_103, z3_109
||      XOR     .D2    B5, B9, B7           ; XOR     y1_119, k1_113, z1_119
        XOR     .L1    A21, A3, A7          ; XOR     t12_106, t11_106, y1_105
||      XOR     .L2    B2, B3, B9           ; XOR     bz, dz, t4_116
||      XOR     .S1    A4, A7, A8           ; XOR     y2_105, k2_103, z2_105
||      SHL     .S2    B7, 7, B2            ; SHL     z1_119, 7, by7_122
||      ROTL    .M1    A1, 25, A2           ; ROTL    z3_109, 25, a3_112
||      ROTL    .M2    B7, 31, B1           ; ROTL    z1_119, 31, a1_122
||      XOR     .D1    A8, A16, A3          ; XOR     y3_105, k3_103, z3_105
||      XOR     .D2    B0, B22, B10         ; XOR     y2_119, k2_113, z2_119
        XOR     .L1    A7, A2, A7           ; XOR     y1_105, k1_103, z1_105
||      XOR     .L2    B9, B1, B10          ; XOR     t4_116, t10_116, y2_115
||      XOR     .S1    A10, A2, A8          ; XOR     y1_109, k1_103, z1_109
||      SHL     .S2    B4, 7, B6            ; SHL     z1_115, 7, by7_118
||      ROTL    .M1    A8, 10, A10          ; ROTL    z2_105, 10, a2_108
||      ROTL    .M2    B10, 10, B5          ; ROTL    z2_119, 10, a2_122
||      XOR     .D2    B6, B3, B9           ; XOR     y3_119, k3_113, z3_119
        XOR     .L1    A7, A3, A21          ; XOR     z1_105, z3_105, b1_108
||      XOR     .L2    B10, B22, B7         ; XOR     y2_115, k2_113, z2_115
||      SHL     .S1    A7, 7, A16           ; SHL     z1_105, 7, by7_108
||      XOR     .S2    B5, B3, B3           ; XOR     y3_115, k3_113, z3_115
||      ROTL    .M1    A8, 31, A4           ; ROTL    z1_109, 31, a1_112
||      ROTL    .M2    B4, 31, B2           ; ROTL    z1_115, 31, a1_118
||      XOR     .D1    A8, A1, A9           ; XOR     z1_109, z3_109, b1_112
||      XOR     .D2    B7, B9, B10          ; XOR     z1_119, z3_119, b1_122
        XOR     .L1    A5, A21, A5          ; XOR     a0_108, b1_108, b0_108
||      XOR     .L2    B4, B3, B7           ; XOR     z1_115, z3_115, b1_118
||      SHL     .S1    A8, 7, A8            ; SHL     z1_109, 7, by7_112
||      XOR     .S2    B9, B2, B8           ; XOR     z3_119, by7_122, b3_122
||      ROTL    .M1    A7, 31, A1           ; ROTL    z1_105, 31, a1_108
||      ROTL    .M2    B7, 10, B6           ; ROTL    z2_115, 10, a2_118
||      XOR     .D1    A4, A9, A7           ; XOR     a0_112, b1_112, b0_112
||      XOR     .D2    B8, B10, B4          ; XOR     a0_122, b1_122, b0_122
        XOR     .L1    A3, A16, A16         ; XOR     z3_105, by7_108, b3_108
||      XOR     .L2    B3, B6, B7           ; XOR     z3_115, by7_118, b3_118
||      SHL     .S1    A7, 3, A8            ; SHL     b0_112, 3, by3_112
||      XOR     .S2    B0, B7, B0           ; XOR     a0_118, b1_118, b0_118
||      ROTL    .M1    A7, 19, A0           ; ROTL    b0_112, 19, ay
||      ROTL    .M2    B9, 25, B3           ; ROTL    z3_119, 25, a3_122
||      XOR     .D1    A1, A8, A9           ; XOR     z3_109, by7_112, b3_112
||      XOR     .D2    B5, B8, B5           ; XOR     a2_122, b3_122, b2_122
        XOR     .L1    A10, A16, A9         ; XOR     a2_108, b3_108, b2_108
||      XOR     .L2    B6, B7, B6           ; XOR     a2_118, b3_118, b2_118
||      SHL     .S1    A5, 3, A10           ; SHL     b0_108, 3, by3_108
||      SHL     .S2    B0, 3, B7            ; SHL     b0_118, 3, by3_118
||      ROTL    .M1    A5, 19, A7           ; ROTL    b0_108, 19, ax
||      ROTL    .M2    B3, 25, B4           ; ROTL    z3_115, 25, a3_118
||      XOR     .D1    A0, A9, A16          ; XOR     a2_112, b3_112, b2_112
||      XOR     .D2    B4, B5, B8           ; XOR     b0_122, b2_122, c1_122
        XOR     .L1    A5, A9, A5           ; XOR     b0_108, b2_108, c1_108
||      XOR     .L2    B0, B6, B8           ; XOR     b0_118, b2_118, c1_118
||      XOR     .S1    A16, A8, A8          ; XOR     b2_112, by3_112, c2_112
||      SHL     .S2    B4, 3, B9            ; SHL     b0_122, 3, by3_122
||      ROTL    .M1    A16, 29, A8          ; ROTL    b2_112, 29, cy
||      ROTL    .M2    B4, 19, B8           ; ROTL    b0_122, 19, aw
||      XOR     .D1    A7, A16, A16         ; XOR     b0_112, b2_112, c1_112
||      XOR     .D2    B1, B8, B1           ; XOR     a1_122, c1_122, bw
        XOR     .L1    A2, A8, A4           ; XOR     a3_112, c2_112, dy
||      XOR     .L2    B6, B7, B6           ; XOR     b2_118, by3_118, c2_118
||      XOR     .S1    A4, A16, A2          ; XOR     a1_112, c1_112, by
||      XOR     .S2    B2, B8, B2           ; XOR     a1_118, c1_118, bz
||      ROTL    .M1    A9, 29, A8           ; ROTL    b2_108, 29, cx
||      ROTL    .M2    B6, 29, B6           ; ROTL    b2_118, 29, cz
||      LDW     .D1T1  *+A18[8], A4         ; LDW     *+keys_a[8], k0_124
||      XOR     .D2    B5, B9, B7           ; XOR     b2_122, by3_122, c2_122
        XOR     .L1    A9, A10, A7          ; XOR     b2_108, by3_108, c2_108
||      XOR     .L2    B4, B6, B4           ; XOR     a3_118, c2_118, dz
||      NOT     .S1    A7, A3               ; NOT     ax, t0_127
||      XOR     .S2    B3, B7, B5           ; XOR     a3_122, c2_122, dw
||      ROTL    .M1    A3, 25, A10          ; ROTL    z3_105, 25, a3_108
||      ROTL    .M2    B5, 29, B6           ; ROTL    b2_122, 29, cw
||      XOR     .D1    A8, A2, A9           ; XOR     cy, by, t1_131
||      NOT     .D2    B8, B3               ; NOT     aw, t0_141
        NOT     .L1    A0, A0               ; NOT     ay, t0_131
||      XOR     .L2    B6, B2, B7           ; XOR     cz, bz, t1_137
||      ANDN    .S1    A4, A9, A9           ; ANDN    dy, t1_131, t2_131
||      XOR     .S2    B5, B3, B0           ; XOR     dw, t0_141, t4_141
||      ROTL    .M2    B0, 19, B9           ; ROTL    b0_118, 19, az
||      XOR     .D1    A9, A4, A16          ; XOR     t1_131, dy, t3_131
||      LDW     .D2T2  *+B18[8], B1         ; LDW     *+keys_b[8], k0_134
        XOR     .L1    A1, A5, A1           ; XOR     a1_108, c1_108, bx
||      ANDN    .L2    B4, B7, B7           ; ANDN    dz, t1_137, t2_137
||      OR      .S1    A2, A16, A5          ; OR      by, t3_131, t6_131
||      XOR     .S2    B7, B4, B8           ; XOR     t1_137, dz, t3_137
||      XOR     .D1    A16, A0, A16         ; XOR     t3_131, t0_131, t7_131
||      LDW     .D2T2  *+B18[10], B0        ; LDW     *+keys_b[8 + 2], k2_134
        XOR     .L1    A10, A7, A8          ; XOR     a3_108, c2_108, dx
||      NOT     .L2    B9, B6               ; NOT     az, t0_137
||      XOR     .S1    A8, A1, A10          ; XOR     cx, bx, t1_127
||      OR      .S2    B2, B8, B9           ; OR      bz, t3_137, t6_137
||      XOR     .D1    A4, A0, A7           ; XOR     dy, t0_131, t4_131
||      XOR     .D2    B6, B1, B10          ; XOR     cw, bw, t1_141
        ANDN    .L1    A8, A10, A10         ; ANDN    dx, t1_127, t2_127
||      XOR     .L2    B8, B6, B5           ; XOR     t3_137, t0_137, t7_137
||      XOR     .S1    A10, A8, A21         ; XOR     t1_127, dx, t3_127
||      ANDN    .S2    B5, B10, B8          ; ANDN    dw, t1_141, t2_141
||      XOR     .D1    A8, A3, A8           ; XOR     dx, t0_127, t4_127
||      XOR     .D2    B10, B5, B10         ; XOR     t1_141, dw, t3_141
        XOR     .L1    A21, A3, A9          ; XOR     t3_127, t0_127, t7_127
||      XOR     .L2    B8, B1, B8           ; XOR     t2_141, bw, t5_141
||      XOR     .S1    A9, A2, A2           ; XOR     t2_131, by, t5_131
||      OR      .S2    B1, B10, B10         ; OR      bw, t3_141, t6_141
||      LDW     .D1T1  *+A18[10], A4        ; LDW     *+keys_a[8 + 2], k2_124
||      XOR     .D2    B10, B3, B22         ; XOR     t3_141, t0_141, t7_141
        AND     .L1    A7, A2, A11          ; AND     t4_131, t5_131, t8_131
||      XOR     .L2    B10, B0, B10         ; XOR     t6_141, t4_141, y0_140
||      XOR     .S1    A16, A2, A16         ; XOR     t7_131, t5_131, t9_131
||      AND     .S2    B0, B8, B16          ; AND     t4_141, t5_141, t8_141
||      LDW     .D1T1  *+A18[11], A9        ; LDW     *+keys_a[8 + 3], k3_124
||      XOR     .D2    B22, B8, B22         ; XOR     t7_141, t5_141, t9_141
        XOR     .L1    A10, A1, A1          ; XOR     t2_127, bx, t5_127
||      XOR     .L2    B4, B6, B4           ; XOR     dz, t0_137, t4_137
||      OR      .S1    A1, A21, A7          ; OR      bx, t3_127, t6_127
||      XOR     .S2    B16, B22, B16        ; XOR     t8_141, t9_141, t10_141
||      XOR     .D1    A5, A7, A5           ; XOR     t6_131, t4_131, y0_130
||      LDW     .D2T2  *+B18[11], B4        ; LDW     *+keys_b[8 + 3], k3_134
        XOR     .L1    A7, A8, A9           ; XOR     t6_127, t4_127, y0_126
||      XOR     .L2    B9, B4, B9           ; XOR     t6_137, t4_137, y0_136
||      XOR     .S1    A9, A1, A7           ; XOR     t7_127, t5_127, t9_127
||      XOR     .S2    B8, B16, B16         ; XOR     t5_141, t10_141, y2_140
||      XOR     .D1    A5, A4, A10          ; XOR     y0_130, k0_124, z0_130
||      XOR     .D2    B16, B3, B3          ; XOR     t10_141, t0_141, y1_140
        XOR     .L1    A9, A4, A10          ; XOR     y0_126, k0_124, z0_126
||      XOR     .L2    B7, B2, B2           ; XOR     t2_137, bz, t5_137
||      XOR     .S1    A11, A16, A11        ; XOR     t8_131, t9_131, t10_131
||      ANDN    .S2    B22, B10, B7         ; ANDN    t9_141, y0_140, t11_141
||      ROTL    .M1    A10, 27, A0          ; ROTL    z0_130, 27, a0_133
||      LDW     .D1T1  *+A18[9], A7         ; LDW     *+keys_a[8 + 1], k1_124
||      LDW     .D2T2  *+B18[9], B6         ; LDW     *+keys_b[8 + 1], k1_134
        ANDN    .L1    A7, A9, A11          ; ANDN    t9_127, y0_126, t11_127
||      XOR     .L2    B5, B2, B5           ; XOR     t7_137, t5_137, t9_137
||      XOR     .S1    A2, A11, A21         ; XOR     t5_131, t10_131, y2_130
||      XOR     .S2    B9, B1, B8           ; XOR     y0_136, k0_134, z0_136
||      ROTL    .M1    A10, 27, A5          ; ROTL    z0_126, 27, a0_129
||      XOR     .D1    A11, A0, A10         ; XOR     t10_131, t0_131, y1_130
||      XOR     .D2    B7, B8, B7           ; XOR     t11_141, t5_141, y3_140
        AND     .L1    A8, A1, A8           ; AND     t4_127, t5_127, t8_127
||      AND     .L2    B4, B2, B9           ; AND     t4_137, t5_137, t8_137
||      ANDN    .S1    A16, A5, A16         ; ANDN    t9_131, y0_130, t11_131
||      ANDN    .S2    B5, B9, B8           ; ANDN    t9_137, y0_136, t11_137
||      ROTL    .M2    B8, 27, B1           ; ROTL    z0_136, 27, a0_139
||      XOR     .D1    A21, A4, A21         ; XOR     y2_130, k2_124, z2_130
||      XOR     .D2    B16, B0, B16         ; XOR     y2_140, k2_134, z2_140
        XOR     .L1    A8, A7, A7           ; XOR     t8_127, t9_127, t10_127
||      XOR     .L2    B9, B5, B7           ; XOR     t8_137, t9_137, t10_137
||      XOR     .S1    A11, A1, A8          ; XOR     t11_127, t5_127, y3_126
||      XOR     .S2    B10, B1, B9          ; XOR     y0_140, k0_134, z0_140
||      ROTL    .M1    A21, 10, A1          ; ROTL    z2_130, 10, a2_133
||      ROTL    .M2    B16, 10, B2          ; ROTL    z2_140, 10, a2_143
||      XOR     .D1    A16, A2, A2          ; XOR     t11_131, t5_131, y3_130
||      XOR     .D2    B7, B4, B5           ; XOR     y3_140, k3_134, z3_140
        XOR     .L1    A1, A7, A8           ; XOR     t5_127, t10_127, y2_126
||      XOR     .L2    B8, B2, B8           ; XOR     t11_137, t5_137, y3_136
||      XOR     .S1    A7, A3, A11          ; XOR     t10_127, t0_127, y1_126
||      XOR     .S2    B2, B7, B9           ; XOR     t5_137, t10_137, y2_136
||      ROTL    .M2    B9, 27, B4           ; ROTL    z0_140, 27, a0_143
||      XOR     .D1    A8, A9, A3           ; XOR     y3_126, k3_124, z3_126
||      XOR     .D2    B7, B6, B7           ; XOR     t10_137, t0_137, y1_136
        XOR     .L1    A11, A7, A4          ; XOR     y1_126, k1_124, z1_126
||      XOR     .L2    B9, B0, B8           ; XOR     y2_136, k2_134, z2_136
||      XOR     .S1    A8, A4, A7           ; XOR     y2_126, k2_124, z2_126
||      XOR     .S2    B8, B4, B0           ; XOR     y3_136, k3_134, z3_136
||      ROTL    .M1    A3, 25, A2           ; ROTL    z3_126, 25, a3_129
||      ROTL    .M2    B5, 25, B6           ; ROTL    z3_140, 25, a3_143
||      XOR     .D1    A10, A7, A8          ; XOR     y1_130, k1_124, z1_130
||      XOR     .D2    B3, B6, B3           ; XOR     y1_140, k1_134, z1_140
        XOR     .L1    A4, A3, A11          ; XOR     z1_126, z3_126, b1_129
||      XOR     .L2    B7, B6, B7           ; XOR     y1_136, k1_134, z1_136
||      SHL     .S1    A8, 7, A10           ; SHL     z1_130, 7, by7_133
||      SHL     .S2    B3, 7, B8            ; SHL     z1_140, 7, by7_143
||      ROTL    .M1    A8, 31, A7           ; ROTL    z1_130, 31, a1_133
||      ROTL    .M2    B8, 10, B3           ; ROTL    z2_136, 10, a2_139
||      XOR     .D1    A2, A9, A9           ; XOR     y3_130, k3_124, z3_130
||      XOR     .D2    B3, B5, B9           ; XOR     z1_140, z3_140, b1_143
        XOR     .L1    A5, A11, A5          ; XOR     a0_129, b1_129, b0_129
||      XOR     .L2    B7, B0, B5           ; XOR     z1_136, z3_136, b1_139
||      SHL     .S1    A4, 7, A8            ; SHL     z1_126, 7, by7_129
||      XOR     .S2    B5, B8, B8           ; XOR     z3_140, by7_143, b3_143
||      ROTL    .M1    A7, 10, A3           ; ROTL    z2_126, 10, a2_129
||      ROTL    .M2    B3, 31, B5           ; ROTL    z1_140, 31, a1_143
||      XOR     .D1    A8, A9, A11          ; XOR     z1_130, z3_130, b1_133
||      XOR     .D2    B4, B9, B4           ; XOR     a0_143, b1_143, b0_143
        XOR     .L1    A3, A8, A4           ; XOR     z3_126, by7_129, b3_129
||      XOR     .L2    B1, B5, B2           ; XOR     a0_139, b1_139, b0_139
||      XOR     .S1    A9, A10, A8          ; XOR     z3_130, by7_133, b3_133
||      SHL     .S2    B7, 7, B8            ; SHL     z1_136, 7, by7_139
||      ROTL    .M1    A4, 31, A3           ; ROTL    z1_126, 31, a1_129
||      ROTL    .M2    B0, 25, B0           ; ROTL    z3_136, 25, a3_139
||      XOR     .D1    A0, A11, A0          ; XOR     a0_133, b1_133, b0_133
||      XOR     .D2    B2, B8, B1           ; XOR     a2_143, b3_143, b2_143
        XOR     .L1    A3, A4, A4           ; XOR     a2_129, b3_129, b2_129
||      XOR     .L2    B0, B8, B7           ; XOR     z3_136, by7_139, b3_139
||      SHL     .S1    A0, 3, A8            ; SHL     b0_133, 3, by3_133
||      SHL     .S2    B4, 3, B8            ; SHL     b0_143, 3, by3_143
||      ROTL    .M1    A0, 19, A0           ; ROTL    b0_133, 19, ay
||      ROTL    .M2    B7, 31, B4           ; ROTL    z1_136, 31, a1_139
||      XOR     .D1    A1, A8, A1           ; XOR     a2_133, b3_133, b2_133
||      XOR     .D2    B4, B1, B9           ; XOR     b0_143, b2_143, c1_143
        XOR     .L1    A1, A8, A8           ; XOR     b2_133, by3_133, c2_133
||      XOR     .L2    B3, B7, B3           ; XOR     a2_139, b3_139, b2_139
||      SHL     .S1    A5, 3, A10           ; SHL     b0_129, 3, by3_129
||      XOR     .S2    B1, B8, B7           ; XOR     b2_143, by3_143, c2_143
||      ROTL    .M1    A4, 29, A4           ; ROTL    b2_129, 29, cx
||      ROTL    .M2    B4, 19, B6           ; ROTL    b0_143, 19, aw
||      XOR     .D1    A0, A1, A11          ; XOR     b0_133, b2_133, c1_133
||      XOR     .D2    B5, B9, B5           ; XOR     a1_143, c1_143, bw
        XOR     .L1    A4, A10, A7          ; XOR     b2_129, by3_129, c2_129
||      XOR     .L2    B2, B3, B8           ; XOR     b0_139, b2_139, c1_139
||      XOR     .S1    A5, A4, A10          ; XOR     b0_129, b2_129, c1_129
||      SHL     .S2    B2, 3, B7            ; SHL     b0_139, 3, by3_139
||      ROTL    .M1    A5, 19, A3           ; ROTL    b0_129, 19, ax
||      ROTL    .M2    B2, 19, B1           ; ROTL    b0_139, 19, az
||      XOR     .D1    A7, A11, A5          ; XOR     a1_133, c1_133, by
||      XOR     .D2    B6, B7, B2           ; XOR     a3_143, c2_143, dw
        XOR     .L1    A2, A7, A2           ; XOR     a3_129, c2_129, dx
||      XOR     .L2    B3, B7, B7           ; XOR     b2_139, by3_139, c2_139
||      XOR     .S1    A3, A10, A7          ; XOR     a1_129, c1_129, bx
||      XOR     .S2    B4, B8, B5           ; XOR     a1_139, c1_139, bz
||      ROTL    .M1    A9, 25, A9           ; ROTL    z3_130, 25, a3_133
||      ROTL    .M2    B1, 29, B0           ; ROTL    b2_143, 29, cw
||      XOR     .D2    B5, B2, B4           ; XOR     bw, dw, t0_162
        XOR     .L1    A7, A2, A7           ; XOR     bx, dx, t0_148
||      XOR     .L2    B0, B7, B3           ; XOR     a3_139, c2_139, dz
||      XOR     .S1    A3, A4, A1           ; XOR     ax, cx, t1_148
||      ANDN    .S2    B4, B6, B7           ; ANDN    t0_162, aw, t2_162
||      ROTL    .M1    A1, 29, A9           ; ROTL    b2_133, 29, cy
||      ROTL    .M2    B3, 29, B8           ; ROTL    b2_139, 29, cz
||      ANDN    .D2    B2, B4, B8           ; ANDN    dw, t0_162, t4_162
        XOR     .L1    A9, A8, A10          ; XOR     a3_133, c2_133, dy
||      XOR     .L2    B5, B3, B9           ; XOR     bz, dz, t0_158
||      ANDN    .S1    A2, A7, A11          ; ANDN    dx, t0_148, t4_148
||      XOR     .S2    B6, B0, B5           ; XOR     aw, cw, t1_162
||      XOR     .D1    A7, A4, A8           ; XOR     t0_148, cx, t6_148
||      NOT     .D2    B8, B6               ; NOT     t4_162, t5_162
        ANDN    .L1    A7, A3, A7           ; ANDN    t0_148, ax, t2_148
||      ANDN    .L2    B3, B9, B16          ; ANDN    dz, t0_158, t4_158
||      NOT     .S1    A11, A3              ; NOT     t4_148, t5_148
||      XOR     .S2    B9, B8, B4           ; XOR     t0_158, cz, t6_158
||      XOR     .D1    A5, A10, A5          ; XOR     by, dy, t0_152
||      XOR     .D2    B4, B0, B10          ; XOR     t0_162, cw, t6_162
        XOR     .L1    A7, A2, A2           ; XOR     t2_148, dx, t3_148
||      XOR     .L2    B1, B8, B16          ; XOR     az, cz, t1_158
||      ANDN    .S1    A5, A0, A7           ; ANDN    t0_152, ay, t2_152
||      NOT     .S2    B16, B22             ; NOT     t4_158, t5_158
||      ANDN    .D1    A10, A5, A11         ; ANDN    dy, t0_152, t4_152
||      LDW     .D2T2  *+B18[4], B10        ; LDW     *+keys_b[4], k0_155
        XOR     .L1    A7, A10, A7          ; XOR     t2_152, dy, t3_152
||      ANDN    .L2    B9, B1, B9           ; ANDN    t0_158, az, t2_158
||      NOT     .S1    A11, A5              ; NOT     t4_152, t5_152
||      AND     .S2    B4, B22, B1          ; AND     t6_158, t5_158, t9_158
||      XOR     .D1    A5, A9, A10          ; XOR     t0_152, cy, t6_152
||      LDW     .D2T2  *+B18[5], B2         ; LDW     *+keys_b[4 + 1], k1_155
        XOR     .L1    A2, A8, A16          ; XOR     t3_148, t6_148, t8_148
||      XOR     .L2    B9, B3, B2           ; XOR     t2_158, dz, t3_158
||      XOR     .S1    A7, A10, A11         ; XOR     t3_152, t6_152, t8_152
||      XOR     .S2    B7, B2, B3           ; XOR     t2_162, dw, t3_162
||      LDW     .D1T1  *+A18[5], A2         ; LDW     *+keys_a[4 + 1], k1_145
||      LDW     .D2T2  *+B18[6], B16        ; LDW     *+keys_b[4 + 2], k2_155
        ANDN    .L1    A1, A16, A21         ; ANDN    t1_148, t8_148, t11_148
||      ANDN    .L2    B0, B3, B10          ; ANDN    cw, t3_162, t7_162
||      XOR     .S1    A0, A9, A0           ; XOR     ay, cy, t1_152
||      XOR     .S2    B3, B10, B0          ; XOR     t3_162, t6_162, t8_162
||      AND     .D1    A10, A5, A10         ; AND     t6_152, t5_152, t9_152
||      AND     .D2    B10, B6, B3          ; AND     t6_162, t5_162, t9_162
        ANDN    .L1    A4, A2, A4           ; ANDN    cx, t3_148, t7_148
||      XOR     .L2    B10, B5, B9          ; XOR     t7_162, t1_162, t10_162
||      ANDN    .S1    A9, A7, A2           ; ANDN    cy, t3_152, t7_152
||      ANDN    .S2    B5, B0, B7           ; ANDN    t1_162, t8_162, t11_162
||      LDW     .D1T1  *+A18[6], A8         ; LDW     *+keys_a[4 + 2], k2_145
||      LDW     .D2T2  *+B18[7], B4         ; LDW     *+keys_b[4 + 3], k3_155
        AND     .L1    A8, A3, A8           ; AND     t6_148, t5_148, t9_148
||      ANDN    .L2    B8, B2, B9           ; ANDN    cz, t3_158, t7_158
||      XOR     .S1    A4, A1, A4           ; XOR     t7_148, t1_148, t10_148
||      XOR     .S2    B2, B4, B4           ; XOR     t3_158, t6_158, t8_158
||      LDW     .D1T1  *+A18[4], A9         ; LDW     *+keys_a[4], k0_145
||      XOR     .D2    B9, B0, B8           ; XOR     t10_162, t8_162, y2_161
        XOR     .L1    A8, A21, A8          ; XOR     t9_148, t11_148, y1_147
||      XOR     .L2    B22, B16, B9         ; XOR     t5_158, t1_158, y3_157
||      XOR     .S1    A2, A0, A21          ; XOR     t7_152, t1_152, t10_152
||      XOR     .S2    B9, B16, B22         ; XOR     t7_158, t1_158, t10_158
||      LDW     .D1T1  *+A18[7], A8         ; LDW     *+keys_a[4 + 3], k3_145
||      ANDN    .D2    B16, B4, B21         ; ANDN    t1_158, t8_158, t11_158
        XOR     .L1    A16, A8, A21         ; XOR     t8_148, y1_147, y0_147
||      XOR     .L2    B22, B4, B8          ; XOR     t10_158, t8_158, y2_157
||      ANDN    .S1    A0, A11, A9          ; ANDN    t1_152, t8_152, t11_152
||      XOR     .S2    B1, B21, B1          ; XOR     t9_158, t11_158, y1_157
||      XOR     .D1    A21, A11, A7         ; XOR     t10_152, t8_152, y2_151
||      XOR     .D2    B8, B16, B21         ; XOR     y2_161, k2_155, z2_161
        XOR     .L1    A4, A16, A9          ; XOR     t10_148, t8_148, y2_147
||      XOR     .L2    B4, B1, B7           ; XOR     t8_158, y1_157, y0_157
||      XOR     .S1    A8, A2, A4           ; XOR     y1_147, k1_145, z1_147
||      XOR     .S2    B8, B16, B8          ; XOR     y2_157, k2_155, z2_157
||      ROTL    .M2    B21, 10, B5          ; ROTL    z2_161, 10, a2_164
||      XOR     .D1    A10, A9, A10         ; XOR     t9_152, t11_152, y1_151
||      XOR     .D2    B3, B7, B3           ; XOR     t9_162, t11_162, y1_161
        XOR     .L1    A9, A8, A10          ; XOR     y2_147, k2_145, z2_147
||      XOR     .L2    B7, B10, B7          ; XOR     y0_157, k0_155, z0_157
||      XOR     .S1    A11, A10, A11        ; XOR     t8_152, y1_151, y0_151
||      XOR     .S2    B6, B5, B8           ; XOR     t5_162, t1_162, y3_161
||      ROTL    .M1    A4, 31, A1           ; ROTL    z1_147, 31, a1_150
||      ROTL    .M2    B8, 10, B2           ; ROTL    z2_157, 10, a2_160
||      XOR     .D1    A10, A2, A2          ; XOR     y1_151, k1_145, z1_151
||      XOR     .D2    B3, B2, B6           ; XOR     y1_161, k1_155, z1_161
        XOR     .L1    A3, A1, A10          ; XOR     t5_148, t1_148, y3_147
||      XOR     .L2    B1, B2, B7           ; XOR     y1_157, k1_155, z1_157
||      XOR     .S1    A11, A9, A7          ; XOR     y0_151, k0_145, z0_151
||      SHL     .S2    B6, 7, B8            ; SHL     z1_161, 7, by7_164
||      ROTL    .M1    A10, 10, A0          ; ROTL    z2_147, 10, a2_150
||      ROTL    .M2    B7, 27, B9           ; ROTL    z0_157, 27, a0_160
||      XOR     .D1    A7, A8, A3           ; XOR     y2_151, k2_145, z2_151
||      XOR     .D2    B8, B4, B1           ; XOR     y3_161, k3_155, z3_161
        XOR     .L1    A21, A9, A9          ; XOR     y0_147, k0_145, z0_147
||      XOR     .L2    B9, B4, B8           ; XOR     y3_157, k3_155, z3_157
||      SHL     .S1    A2, 7, A5            ; SHL     z1_151, 7, by7_154
||      SHL     .S2    B7, 7, B16           ; SHL     z1_157, 7, by7_160
||      ROTL    .M1    A2, 31, A8           ; ROTL    z1_151, 31, a1_154
||      ROTL    .M2    B6, 31, B6           ; ROTL    z1_161, 31, a1_164
||      XOR     .D1    A5, A0, A21          ; XOR     t5_152, t1_152, y3_151
||      XOR     .D2    B1, B8, B4           ; XOR     z3_161, by7_164, b3_164
        XOR     .L1    A10, A8, A10         ; XOR     y3_147, k3_145, z3_147
||      XOR     .L2    B8, B16, B16         ; XOR     z3_157, by7_160, b3_160
||      SHL     .S1    A4, 7, A21           ; SHL     z1_147, 7, by7_150
||      XOR     .S2    B7, B8, B21          ; XOR     z1_157, z3_157, b1_160
||      ROTL    .M1    A9, 27, A7           ; ROTL    z0_147, 27, a0_150
||      ROTL    .M2    B7, 31, B2           ; ROTL    z1_157, 31, a1_160
||      XOR     .D1    A21, A8, A9          ; XOR     y3_151, k3_145, z3_151
||      XOR     .D2    B6, B1, B7           ; XOR     z1_161, z3_161, b1_164
        XOR     .L1    A10, A21, A4         ; XOR     z3_147, by7_150, b3_150
||      XOR     .L2    B2, B16, B0          ; XOR     a2_160, b3_160, b2_160
||      XOR     .S1    A4, A10, A21         ; XOR     z1_147, z3_147, b1_150
||      XOR     .S2    B9, B21, B3          ; XOR     a0_160, b1_160, b0_160
||      ROTL    .M1    A7, 27, A5           ; ROTL    z0_151, 27, a0_154
||      ROTL    .M2    B8, 25, B3           ; ROTL    z3_157, 25, a3_160
||      XOR     .D1    A2, A9, A2           ; XOR     z1_151, z3_151, b1_154
||      XOR     .D2    B0, B3, B8           ; XOR     t8_162, y1_161, y0_161
        XOR     .L1    A0, A4, A0           ; XOR     a2_150, b3_150, b2_150
||      XOR     .L2    B3, B0, B10          ; XOR     b0_160, b2_160, c1_160
||      XOR     .S1    A7, A21, A4          ; XOR     a0_150, b1_150, b0_150
||      SHL     .S2    B3, 3, B8            ; SHL     b0_160, 3, by3_160
||      ROTL    .M1    A3, 10, A7           ; ROTL    z2_151, 10, a2_154
||      ROTL    .M2    B3, 19, B2           ; ROTL    b0_160, 19, az
||      XOR     .D1    A9, A5, A3           ; XOR     z3_151, by7_154, b3_154
||      XOR     .D2    B8, B10, B9          ; XOR     y0_161, k0_155, z0_161
        XOR     .L1    A4, A0, A5           ; XOR     b0_150, b2_150, c1_150
||      XOR     .L2    B0, B8, B5           ; XOR     b2_160, by3_160, c2_160
||      SHL     .S1    A4, 3, A4            ; SHL     b0_150, 3, by3_150
||      XOR     .S2    B2, B10, B8          ; XOR     a1_160, c1_160, bz
||      ROTL    .M1    A4, 19, A1           ; ROTL    b0_150, 19, ax
||      ROTL    .M2    B9, 27, B5           ; ROTL    z0_161, 27, a0_164
||      XOR     .D1    A5, A2, A2           ; XOR     a0_154, b1_154, b0_154
||      XOR     .D2    B5, B4, B4           ; XOR     a2_164, b3_164, b2_164
        XOR     .L1    A1, A5, A5           ; XOR     a1_150, c1_150, bx
||      XOR     .L2    B3, B5, B3           ; XOR     a3_160, c2_160, dz
||      SHL     .S1    A2, 3, A7            ; SHL     b0_154, 3, by3_154
||      XOR     .S2    B8, B2, B1           ; XOR     bz, az, t0_179
||      ROTL    .M1    A10, 25, A7          ; ROTL    z3_147, 25, a3_150
||      ROTL    .M2    B1, 25, B5           ; ROTL    z3_161, 25, a3_164
||      XOR     .D1    A7, A3, A3           ; XOR     a2_154, b3_154, b2_154
||      LDW     .D2T2  *+B18[0], B5         ; LDW     *+keys_b[0], k0_176
        XOR     .L1    A0, A4, A10          ; XOR     b2_150, by3_150, c2_150
||      XOR     .L2    B5, B7, B8           ; XOR     a0_164, b1_164, b0_164
||      XOR     .S1    A3, A7, A5           ; XOR     b2_154, by3_154, c2_154
||      AND     .S2    B3, B1, B7           ; AND     dz, t0_179, t1_179
||      ROTL    .M1    A2, 19, A2           ; ROTL    b0_154, 19, ay
||      ROTL    .M2    B0, 29, B8           ; ROTL    b2_160, 29, cz
||      XOR     .D1    A5, A1, A4           ; XOR     bx, ax, t0_169
||      OR      .D2    B2, B1, B0           ; OR      az, t0_179, t6_179
        XOR     .L1    A7, A10, A9          ; XOR     a3_150, c2_150, dx
||      XOR     .L2    B8, B4, B10          ; XOR     b0_164, b2_164, c1_164
||      XOR     .S1    A2, A3, A10          ; XOR     b0_154, b2_154, c1_154
||      SHL     .S2    B8, 3, B9            ; SHL     b0_164, 3, by3_164
||      ROTL    .M1    A9, 25, A8           ; ROTL    z3_151, 25, a3_154
||      ROTL    .M2    B8, 19, B4           ; ROTL    b0_164, 19, aw
||      OR      .D1    A1, A4, A7           ; OR      ax, t0_169, t6_169
||      XOR     .D2    B3, B1, B3           ; XOR     dz, t0_179, t3_179
        XOR     .L1    A8, A10, A10         ; XOR     a1_154, c1_154, by
||      XOR     .L2    B4, B9, B7           ; XOR     b2_164, by3_164, c2_164
||      XOR     .S1    A9, A4, A0           ; XOR     dx, t0_169, t3_169
||      XOR     .S2    B6, B10, B9          ; XOR     a1_164, c1_164, bw
||      ROTL    .M1    A0, 29, A5           ; ROTL    b2_150, 29, cx
||      ROTL    .M2    B4, 29, B8           ; ROTL    b2_164, 29, cw
||      LDW     .D1T1  *+A18[0], A1         ; LDW     *+keys_a[0], k0_166
||      NOT     .D2    B7, B6               ; NOT     t1_179, t2_179
        XOR     .L1    A8, A5, A9           ; XOR     a3_154, c2_154, dy
||      XOR     .L2    B5, B7, B9           ; XOR     a3_164, c2_164, dw
||      AND     .S1    A9, A4, A8           ; AND     dx, t0_169, t1_169
||      XOR     .S2    B8, B6, B10          ; XOR     cz, t2_179, t4_179
||      ROTL    .M1    A3, 29, A21          ; ROTL    b2_154, 29, cy
||      XOR     .D1    A10, A2, A3          ; XOR     by, ay, t0_173
||      XOR     .D2    B9, B4, B7           ; XOR     bw, aw, t0_183
        AND     .L1    A9, A3, A11          ; AND     dy, t0_173, t1_173
||      XOR     .L2    B9, B7, B16          ; XOR     dw, t0_183, t3_183
||      XOR     .S1    A9, A3, A9           ; XOR     dy, t0_173, t3_173
||      OR      .S2    B4, B7, B21          ; OR      aw, t0_183, t6_183
||      OR      .D1    A2, A3, A10          ; OR      ay, t0_173, t6_173
||      LDW     .D2T2  *+B18[2], B6         ; LDW     *+keys_b[0 + 2], k2_176
        NOT     .L1    A8, A11              ; NOT     t1_169, t2_169
||      XOR     .L2    B6, B2, B2           ; XOR     t2_179, az, t5_179
||      NOT     .S1    A11, A8              ; NOT     t1_173, t2_173
||      XOR     .S2    B0, B10, B0          ; XOR     t6_179, t4_179, t7_179
||      LDW     .D1T1  *+A18[3], A5         ; LDW     *+keys_a[0 + 3], k3_166
||      LDW     .D2T2  *+B18[3], B1         ; LDW     *+keys_b[0 + 3], k3_176
        XOR     .L1    A5, A11, A5          ; XOR     cx, t2_169, t4_169
||      OR      .L2    B10, B2, B10         ; OR      t4_179, t5_179, t8_179
||      XOR     .S1    A11, A1, A11         ; XOR     t2_169, ax, t5_169
||      XOR     .S2    B2, B3, B2           ; XOR     t5_179, t3_179, t9_179
||      LDW     .D1T1  *+A18[2], A3         ; LDW     *+keys_a[0 + 2], k2_166
||      LDW     .D2T2  *+B18[1], B8         ; LDW     *+keys_b[0 + 1], k1_176
        XOR     .L1    A11, A0, A21         ; XOR     t5_169, t3_169, t9_169
||      XOR     .L2    B10, B2, B9          ; XOR     t8_179, t9_179, y0_178
||      XOR     .S1    A21, A8, A16         ; XOR     cy, t2_173, t4_173
||      ANDN    .S2    B0, B2, B10          ; ANDN    t7_179, t9_179, t11_179
||      LDW     .D1T1  *+A18[1], A4         ; LDW     *+keys_a[0 + 1], k1_166
||      AND     .D2    B9, B7, B6           ; AND     dw, t0_183, t1_183
        XOR     .L1    A7, A5, A2           ; XOR     t6_169, t4_169, t7_169
||      XOR     .L2    B3, B10, B3          ; XOR     t3_179, t11_179, y1_178
||      OR      .S1    A5, A11, A5          ; OR      t4_169, t5_169, t8_169
||      XOR     .S2    B9, B5, B10          ; XOR     y0_178, k0_176, z0_178
||      XOR     .D1    A8, A2, A7           ; XOR     t2_173, ay, t5_173
||      NOT     .D2    B6, B22              ; NOT     t1_183, t2_183
        XOR     .L1    A5, A21, A7          ; XOR     t8_169, t9_169, y0_168
||      XOR     .L2    B1, B2, B2           ; XOR     t0_179, t9_179, t10_179
||      OR      .S1    A16, A7, A11         ; OR      t4_173, t5_173, t8_173
||      XOR     .S2    B8, B22, B4          ; XOR     cw, t2_183, t4_183
||      ROTL    .M2    B10, 27, B4          ; ROTL    z0_178, 27, a0_181
||      XOR     .D1    A7, A9, A8           ; XOR     t5_173, t3_173, t9_173
||      XOR     .D2    B22, B4, B8          ; XOR     t2_183, aw, t5_183
        XOR     .L1    A10, A16, A10        ; XOR     t6_173, t4_173, t7_173
||      XOR     .L2    B21, B4, B21         ; XOR     t6_183, t4_183, t7_183
||      XOR     .S1    A11, A8, A11         ; XOR     t8_173, t9_173, y0_172
||      OR      .S2    B4, B8, B22          ; OR      t4_183, t5_183, t8_183
||      XOR     .D1    A3, A8, A16          ; XOR     t0_173, t9_173, t10_173
||      XOR     .D2    B8, B16, B10         ; XOR     t5_183, t3_183, t9_183
        XOR     .L1    A4, A21, A16         ; XOR     t0_169, t9_169, t10_169
||      XOR     .L2    B2, B0, B2           ; XOR     t10_179, t7_179, y2_178
||      XOR     .S1    A16, A10, A17        ; XOR     t10_173, t7_173, y2_172
||      XOR     .S2    B22, B10, B7         ; XOR     t8_183, t9_183, y0_182
||      XOR     .D1    A11, A1, A22         ; XOR     y0_172, k0_166, z0_172
||      XOR     .D2    B7, B10, B22         ; XOR     t0_183, t9_183, t10_183
        ANDN    .L1    A2, A21, A1          ; ANDN    t7_169, t9_169, t11_169
||      XOR     .L2    B22, B21, B5         ; XOR     t10_183, t7_183, y2_182
||      XOR     .S1    A7, A1, A17          ; XOR     y0_168, k0_166, z0_168
||      XOR     .S2    B21, B7, B7          ; XOR     t7_183, y0_182, y3_182
||      ROTL    .M1    A22, 27, A7          ; ROTL    z0_172, 27, a0_175
||      XOR     .D1    A17, A3, A21         ; XOR     y2_172, k2_166, z2_172
||      XOR     .D2    B7, B5, B22          ; XOR     y0_182, k0_176, z0_182
        XOR     .L1    A2, A7, A8           ; XOR     t7_169, y0_168, y3_168
||      ANDN    .L2    B21, B10, B7         ; ANDN    t7_183, t9_183, t11_183
||      ANDN    .S1    A10, A8, A10         ; ANDN    t7_173, t9_173, t11_173
||      XOR     .S2    B5, B6, B10          ; XOR     y2_182, k2_176, z2_182
||      ROTL    .M1    A21, 10, A0          ; ROTL    z2_172, 10, a2_175
||      ROTL    .M2    B22, 27, B0          ; ROTL    z0_182, 27, a0_185
||      XOR     .D1    A10, A11, A11        ; XOR     t7_173, y0_172, y3_172
||      XOR     .D2    B7, B1, B5           ; XOR     y3_182, k3_176, z3_182
        XOR     .L1    A0, A1, A9           ; XOR     t3_169, t11_169, y1_168
||      XOR     .L2    B0, B9, B2           ; XOR     t7_179, y0_178, y3_178
||      XOR     .S1    A9, A10, A10         ; XOR     t3_173, t11_173, y1_172
||      XOR     .S2    B2, B6, B6           ; XOR     y2_178, k2_176, z2_178
||      ROTL    .M1    A17, 27, A8          ; ROTL    z0_168, 27, a0_171
||      ROTL    .M2    B10, 10, B3          ; ROTL    z2_182, 10, a2_185
||      XOR     .D1    A11, A5, A1          ; XOR     y3_172, k3_166, z3_172
||      XOR     .D2    B16, B7, B7          ; XOR     t3_183, t11_183, y1_182
        CMPEQ   .L1    A18, A19, A2         ; CMPEQ   keys_a, schedule, done_rounds
||      XOR     .L2    B3, B8, B1           ; XOR     y1_178, k1_176, z1_178
||      XOR     .S1    A16, A2, A16         ; XOR     t10_169, t7_169, y2_168
||      XOR     .S2    B2, B1, B2           ; XOR     y3_178, k3_176, z3_178
||      ROTL    .M1    A1, 25, A4           ; ROTL    z3_172, 25, a3_175
||      ROTL    .M2    B6, 10, B7           ; ROTL    z2_178, 10, a2_181
||      XOR     .D1    A8, A5, A5           ; XOR     y3_168, k3_166, z3_168
||      XOR     .D2    B7, B8, B6           ; XOR     y1_182, k1_176, z1_182
        XOR     .L1    A9, A4, A9           ; XOR     y1_168, k1_166, z1_168
||      XOR     .L2    B1, B2, B9           ; XOR     z1_178, z3_178, b1_181
||      XOR     .S1    A16, A3, A3          ; XOR     y2_168, k2_166, z2_168
||      SHL     .S2    B6, 7, B10           ; SHL     z1_182, 7, by7_185
||      ROTL    .M1    A5, 25, A16          ; ROTL    z3_168, 25, a3_171
||      ROTL    .M2    B5, 25, B9           ; ROTL    z3_182, 25, a3_185
||      XOR     .D1    A10, A4, A10         ; XOR     y1_172, k1_166, z1_172
||      XOR     .D2    B6, B5, B8           ; XOR     z1_182, z3_182, b1_185
        XOR     .L1    A9, A5, A21          ; XOR     z1_168, z3_168, b1_171
||      XOR     .L2    B4, B9, B6           ; XOR     a0_181, b1_181, b0_181
||      SHL     .S1    A9, 7, A17           ; SHL     z1_168, 7, by7_171
||      SHL     .S2    B1, 7, B4            ; SHL     z1_178, 7, by7_181
||      ROTL    .M1    A10, 31, A9          ; ROTL    z1_172, 31, a1_175
||      ROTL    .M2    B6, 31, B5           ; ROTL    z1_182, 31, a1_185
||      XOR     .D1    A10, A1, A11         ; XOR     z1_172, z3_172, b1_175
||      XOR     .D2    B5, B10, B5          ; XOR     z3_182, by7_185, b3_185
        XOR     .L1    A5, A17, A8          ; XOR     z3_168, by7_171, b3_171
||      XOR     .L2    B2, B4, B4           ; XOR     z3_178, by7_181, b3_181
||      SHL     .S1    A10, 7, A10          ; SHL     z1_172, 7, by7_175
||      SHL     .S2    B6, 3, B10           ; SHL     b0_181, 3, by3_181
||      ROTL    .M1    A9, 31, A1           ; ROTL    z1_168, 31, a1_171
||      ROTL    .M2    B6, 19, B4           ; ROTL    b0_181, 19, az
||      XOR     .D1    A8, A21, A5          ; XOR     a0_171, b1_171, b0_171
||      XOR     .D2    B3, B5, B3           ; XOR     a2_185, b3_185, b2_185
        XOR     .L1    A1, A10, A10         ; XOR     z3_172, by7_175, b3_175
||      XOR     .L2    B7, B4, B0           ; XOR     a2_181, b3_181, b2_181
||      SHL     .S1    A5, 3, A2            ; SHL     b0_171, 3, by3_171
||[!A2] B       .S2    serpent_decrypt_blocks_c64x$rounds; [!done_rounds] B rounds
||      ROTL    .M1    A5, 19, A3           ; ROTL    b0_171, 19, ax
||      ROTL    .M2    B2, 25, B1           ; ROTL    z3_178, 25, a3_181
||      XOR     .D1    A7, A11, A7          ; XOR     a0_175, b1_175, b0_175
||      XOR     .D2    B0, B8, B2           ; XOR     a0_185, b1_185, b0_185
        XOR     .L1    A0, A10, A0          ; XOR     a2_175, b3_175, b2_175
||      XOR     .L2    B0, B10, B10         ; XOR     b2_181, by3_181, c2_181
||      SHL     .S1    A7, 3, A10           ; SHL     b0_175, 3, by3_175
||      SHL     .S2    B2, 3, B7            ; SHL     b0_185, 3, by3_185
||      ROTL    .M1    A3, 10, A7           ; ROTL    z2_168, 10, a2_171
||      ROTL    .M2    B1, 31, B1           ; ROTL    z1_178, 31, a1_181
||      XOR     .D2    B2, B3, B8           ; XOR     b0_185, b2_185, c1_185
        XOR     .L1    A0, A10, A10         ; XOR     b2_175, by3_175, c2_175
||      XOR     .L2    B1, B10, B16         ; XOR     a3_181, c2_181, dz
||      XOR     .S1    A7, A0, A11          ; XOR     b0_175, b2_175, c1_175
||      XOR     .S2    B3, B7, B2           ; XOR     b2_185, by3_185, c2_185
||      ROTL    .M1    A7, 19, A4           ; ROTL    b0_175, 19, ay
||      ROTL    .M2    B2, 19, B3           ; ROTL    b0_185, 19, aw
||      XOR     .D2    B5, B8, B5           ; XOR     a1_185, c1_185, bw
        XOR     .L1    A7, A8, A0           ; XOR     a2_171, b3_171, b2_171
||      XOR     .L2    B6, B0, B2           ; XOR     b0_181, b2_181, c1_181
||      XOR     .S1    A4, A10, A17         ; XOR     a3_175, c2_175, dy
||      XOR     .S2    B9, B2, B9           ; XOR     a3_185, c2_185, dw
||      ROTL    .M1    A0, 29, A9           ; ROTL    b2_175, 29, cy
||      ROTL    .M2    B3, 29, B7           ; ROTL    b2_185, 29, cw
||      XOR     .D1    A9, A11, A7          ; XOR     a1_175, c1_175, by
        XOR     .L1    A0, A2, A0           ; XOR     b2_171, by3_171, c2_171
||      XOR     .L2    B1, B2, B6           ; XOR     a1_181, c1_181, bz
||      XOR     .S1    A5, A0, A2           ; XOR     b0_171, b2_171, c1_171
||      ROTL    .M1    A0, 29, A8           ; ROTL    b2_171, 29, cx
||      ROTL    .M2    B0, 29, B8           ; ROTL    b2_181, 29, cz
        XOR     .L1    A16, A0, A16         ; XOR     a3_171, c2_171, dx
||      XOR     .S1    A1, A2, A5           ; XOR     a1_171, c1_171, bx
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$4:
        CMPGT   .L1    A6, 4, A1            ; CMPGT   blocks, 4, more
||      ROTL    .M1    A8, 3, A9            ; ROTL    cx, 3, a2_186
||      ROTL    .M2    B7, 3, B3            ; ROTL    cw, 3, a2_189
||      LDW     .D2T1  *+B15[3], A0         ; restore out
        SUB     .L1    A6, 4, A6            ; SUB     blocks, 4, blocks
||      ROTL    .M1    A9, 3, A4            ; ROTL    cy, 3, a2_187
||      ROTL    .M2    B3, 13, B9           ; ROTL    aw, 13, a0_189
||      LDW     .D2T2  *+B15[2], B4         ; restore end
        XOR     .L1    A5, A9, A5           ; XOR     bx, a2_186, a1_186
||      XOR     .L2    B5, B3, B7           ; XOR     bw, a2_189, a1_189
||      XOR     .S2    B9, B3, B5           ; XOR     dw, a2_189, a3_189
||      ROTL    .M1    A4, 13, A7           ; ROTL    ay, 13, a0_187
||      ADDAW   .D2    B17, 16, B17         ; ADDAW   in, 16, in
        XOR     .L1    A7, A4, A8           ; XOR     by, a2_187, a1_187
||      CMPGT   .L2X   A6, 3, B0            ; CMPGT   blocks, 3, four_1
||      SHL     .S2    B9, 3, B8            ; SHL     a0_189, 3, by3_189
||      ROTL    .M2    B8, 3, B0            ; ROTL    cz, 3, a2_188
||      LDW     .D2T1  *+B17[3], A12        ; LDW     *+in[3], dx
        CMPGT   .L1    A6, 1, A2            ; CMPGT   blocks, 1, two_2
||      CMPGT   .L2X   A6, 2, B1            ; CMPGT   blocks, 2, three_2
||      MV      .S1X   B17, A3              ; copy
||      SHL     .S2    B0, 4, B2            ; SHL     four_1, 4, sixteen_1
||      ROTL    .M1    A3, 13, A11          ; ROTL    ax, 13, a0_186
||      LDW     .D2T1  *+B17[2], A8         ; LDW     *+in[2], cx
        ADD     .L1    A0, A20, A10         ; ADD     out, step_y, second_191
||      XOR     .L2    B7, B9, B7           ; XOR     a1_189, a0_189, b1_189
||      ADD     .S2X   B19, A0, B2          ; ADD     out, step_w, fourth_190
||      ROTL    .M2    B4, 13, B4           ; ROTL    az, 13, a0_188
||      ADDAW   .D1    A0, 16, A20          ; ADDAW   out, 16, out
||      ADDAH   .D2    B2, B2, B19          ; ADDAH   sixteen_1, sixteen_1, step_w
        XOR     .L1    A8, A7, A8           ; XOR     a1_187, a0_187, b1_187
||      XOR     .L2    B6, B0, B6           ; XOR     bz, a2_188, a1_188
||      MV      .S1X   B4, A18              ; MV      end, keys_a
||      MV      .S2    B4, B18              ; MV      end, keys_b
||      ROTL    .M2    B7, 1, B10           ; ROTL    b1_189, 1, bw
||      STW     .D2T1  A20, *+B15[3]        ; save out
        ADD     .L2X   B20, A0, B7          ; ADD     out, step_z, third_191
||      SHL     .S1    A11, 3, A13          ; SHL     a0_186, 3, by3_186
||      ADD     .S2    B17, B19, B11        ; ADD     in, step_w, fourth_3
||      LDW     .D1T1  *+A18[2], A5         ; LDW     *+keys_a[0 + 2], k2_9
||      LDW     .D2T2  *+B18[0], B8         ; LDW     *+keys_b[0], k0_13
        SHL     .S2    B1, 5, B20           ; SHL     three_2, 5, step_z
||      ROTL    .M1    A8, 1, A2            ; ROTL    b1_187, 1, by
||      LDW     .D1T1  *+A18[1], A22        ; LDW     *+keys_a[0 + 1], k1_9
||      LDW     .D2T2  *+B11[2], B12        ; LDW     *+fourth_3[2], cw
        XOR     .L1    A5, A11, A5          ; XOR     a1_186, a0_186, b1_186
||      XOR     .L2    B16, B0, B9          ; XOR     dz, a2_188, a3_188
||      SHL     .S1    A2, 4, A20           ; SHL     two_2, 4, step_y
||      XOR     .S2    B9, B10, B1          ; XOR     a0_189, bw, b0_189
||      LDW     .D1T1  *+A18[3], A17        ; LDW     *+keys_a[0 + 3], k3_9
||      LDW     .D2T2  *+B11[3], B9         ; LDW     *+fourth_3[3], dw
        XOR     .L1    A7, A2, A14          ; XOR     a0_187, by, b0_187
||      XOR     .L2    B6, B4, B16          ; XOR     a1_188, a0_188, b1_188
||      ADD     .S1    A3, A20, A15         ; ADD     in, step_y, second_4
||      SHL     .S2    B4, 3, B6            ; SHL     a0_188, 3, by3_188
||      LDW     .D1T1  *+A3[1], A13         ; LDW     *+in[1], bx
||      LDW     .D2T2  *+B11[1], B11        ; LDW     *+fourth_3[1], bw
        XOR     .L2    B5, B8, B11          ; XOR     a3_189, by3_189, b3_189
||      SHL     .S1    A2, 7, A21           ; SHL     by, 7, by7_187
||      ADD     .S2    B17, B20, B5         ; ADD     in, step_z, third_4
||      ROTL    .M1    A5, 1, A23           ; ROTL    b1_186, 1, bx
||      ROTL    .M2    B16, 1, B6           ; ROTL    b1_188, 1, bz
||      LDW     .D1T1  *+A15[2], A12        ; LDW     *+second_4[2], cy
||      LDW     .D2T2  *+B11[0], B3         ; LDW     *+fourth_3[0], aw
        XOR     .L1    A17, A4, A17         ; XOR     dy, a2_187, a3_187
||      XOR     .L2    B9, B6, B9           ; XOR     a3_188, by3_188, b3_188
||      SHL     .S1    A7, 3, A7            ; SHL     a0_187, 3, by3_187
||      LDW     .D1T1  *+A15[1], A9         ; LDW     *+second_4[1], by
||      LDW     .D2T2  *+B18[3], B6         ; LDW     *+keys_b[0 + 3], k3_13
        XOR     .L1    A16, A9, A7          ; XOR     dx, a2_186, a3_186
||      XOR     .S1    A17, A7, A16         ; XOR     a3_187, by3_187, b3_187
||      SHL     .S2    B6, 7, B16           ; SHL     bz, 7, by7_188
||      ROTL    .M2    B9, 7, B0            ; ROTL    b3_188, 7, dz
||      LDW     .D1T1  *+A15[3], A24        ; LDW     *+second_4[3], dy
||      LDW     .D2T2  *+B5[3], B21         ; LDW     *+third_4[3], dz
        XOR     .L1    A7, A13, A7          ; XOR     a3_186, by3_186, b3_186
||      XOR     .L2    B0, B16, B16         ; XOR     a2_188, by7_188, b2_188
||      SHL     .S1    A23, 7, A3           ; SHL     bx, 7, by7_186
||      SHL     .S2    B10, 7, B13          ; SHL     bw, 7, by7_189
||      ROTL    .M1    A16, 7, A15          ; ROTL    b3_187, 7, dy
||      ROTL    .M2    B11, 7, B4           ; ROTL    b3_189, 7, dw
||      LDW     .D1T1  *+A3[0], A4          ; LDW     *+in[0], ax
||      LDW     .D2T2  *+B18[1], B23        ; LDW     *+keys_b[0 + 1], k1_13
        XOR     .L1    A12, A17, A16        ; XOR     dx, k3_9, dx
||      XOR     .L2    B4, B6, B21          ; XOR     a0_188, bz, b0_188
||      XOR     .S2    B3, B13, B13         ; XOR     a2_189, by7_189, b2_189
||      ROTL    .M1    A7, 7, A2            ; ROTL    b3_186, 7, dx
||      LDW     .D1T1  *+A15[0], A11        ; LDW     *+second_4[0], ay
||      LDW     .D2T2  *+B5[1], B13         ; LDW     *+third_4[1], bz
        XOR     .L1    A9, A3, A3           ; XOR     a2_186, by7_186, b2_186
||      STW     .D1T1  A2, *+A10[1]         ; STW     by, *+second_191[1]
||      STW     .D2T2  B6, *+B7[1]          ; STW     bz, *+third_191[1]
        XOR     .L1    A11, A23, A11        ; XOR     a0_186, bx, b0_186
||      XOR     .L2    B21, B0, B22         ; XOR     b0_188, dz, c0_188
||      LDW     .D1T1  *+A18[0], A1         ; LDW     *+keys_a[0], k0_9
||      STW     .D2T2  B4, *+B2[3]          ; STW     dw, *+fourth_190[3]
        XOR     .L1    A14, A15, A14        ; XOR     b0_187, dy, c0_187
||      XOR     .L2    B3, B8, B3           ; XOR     aw, k0_13, aw
||      XOR     .S1    A4, A21, A9          ; XOR     a2_187, by7_187, b2_187
||      XOR     .D1    A9, A22, A7          ; XOR     by, k1_9, by
||      LDW     .D2T2  *+B5[2], B10         ; LDW     *+third_4[2], cz
        XOR     .L1    A11, A2, A14         ; XOR     b0_186, dx, c0_186
||      XOR     .L2    B13, B4, B24         ; XOR     b2_189, dw, c2_189
||      XOR     .S1    A24, A17, A17        ; XOR     dy, k3_9, dy
||      ROTL    .M1    A14, 5, A15          ; ROTL    c0_187, 5, ay
||      LDW     .D2T2  *+B5[0], B1          ; LDW     *+third_4[0], az
        XOR     .L1    A9, A15, A9          ; XOR     b2_187, dy, c2_187
||      XOR     .L2    B16, B0, B16         ; XOR     b2_188, dz, c2_188
||      ROTL    .M2    B22, 5, B10          ; ROTL    c0_188, 5, az
||      STW     .D1T1  A15, *+A10[3]        ; STW     dy, *+second_191[3]
||      LDW     .D2T2  *+B18[2], B0         ; LDW     *+keys_b[0 + 2], k2_13
        XOR     .L1    A12, A5, A9          ; XOR     cy, k2_9, cy
||      XOR     .L2    B9, B6, B9           ; XOR     dw, k3_13, dw
||[A1]  B       .S1    serpent_decrypt_blocks_c64x$rounds; [more] B       next
||      ROTL    .M1    A9, 22, A12          ; ROTL    c2_187, 22, cy
||      ROTL    .M2    B16, 22, B6          ; ROTL    c2_188, 22, cz
||      STW     .D1T1  A23, *+A0[1]         ; STW     bx, *+out[1]
||      STW     .D2T2  B10, *+B2[1]         ; STW     bw, *+fourth_190[1]
        XOR     .L2    B21, B6, B16         ; XOR     dz, k3_13, dz
||      XOR     .S2    B11, B23, B5         ; XOR     bw, k1_13, bw
||      STW     .D1T1  A2, *+A0[3]          ; STW     dx, *+out[3]
||      STW     .D2T2  B10, *+B7[0]         ; STW     az, *+third_191[0]
        XOR     .L1    A3, A2, A2           ; XOR     b2_186, dx, c2_186
||      XOR     .L2    B1, B4, B4           ; XOR     b0_189, dw, c0_189
||      XOR     .S1    A4, A1, A3           ; XOR     ax, k0_9, ax
||      ROTL    .M1    A14, 5, A2           ; ROTL    c0_186, 5, ax
||      ROTL    .M2    B24, 22, B4          ; ROTL    c2_189, 22, cw
||      STW     .D1T1  A15, *+A10[0]        ; STW     ay, *+second_191[0]
||      STW     .D2T2  B6, *+B7[2]          ; STW     cz, *+third_191[2]
        XOR     .L1    A8, A5, A8           ; XOR     cx, k2_9, cx
||      XOR     .L2    B13, B23, B6         ; XOR     bz, k1_13, bz
||      ROTL    .M1    A2, 22, A1           ; ROTL    c2_186, 22, cx
||      ROTL    .M2    B4, 5, B1            ; ROTL    c0_189, 5, aw
||      STW     .D1T1  A12, *+A10[2]        ; STW     cy, *+second_191[2]
||      STW     .D2T2  B0, *+B7[3]          ; STW     dz, *+third_191[3]
        XOR     .L1    A11, A1, A4          ; XOR     ay, k0_9, ay
||      XOR     .L2    B1, B8, B4           ; XOR     az, k0_13, az
||      XOR     .S2    B12, B0, B7          ; XOR     cw, k2_13, cw
||      STW     .D1T1  A2, *+A0[0]          ; STW     ax, *+out[0]
||      STW     .D2T2  B4, *+B2[2]          ; STW     cw, *+fourth_190[2]
        XOR     .L1    A13, A22, A5         ; XOR     bx, k1_9, bx
||      XOR     .L2    B10, B0, B8          ; XOR     cz, k2_13, cz
||      STW     .D1T1  A1, *+A0[2]          ; STW     cx, *+out[2]
||      STW     .D2T2  B1, *+B2[0]          ; STW     aw, *+fourth_190[0]
serpent_decrypt_blocks_c64x$serpent_decrypt_blocks_c64x$4$landing:
        NOP     4
serpent_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[12], A14        ; restore A14
||      LDW     .D2T2  *+B15[9], B12        ; restore B12
        LDW     .D1T1  *+A0[10], A13        ; restore A13
||      LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D1T1  *+A0[8], A12         ; restore A12
||      LDW     .D2T2  *+B15[5], B10        ; restore B10
        LDW     .D1T1  *+A0[6], A11         ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[4], A10         ; restore A10
        LDW     .D1T1  *+A0[13], A15        ; restore A15
||      LDW     .D2T2  *+B15[11], B13       ; restore B13
        ADDK    .S2    56, B15              ; frame
        NOP     3
