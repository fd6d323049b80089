; broadside optimize: source 82facc34533947487bac0368290d62bf6c8e2f9827d9b59eba515bc6cdfc4049
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
; Serpent, encryption of any number of independent blocks on the C64x, four at a time.
;
;       void serpent_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
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


        .global serpent_encrypt_blocks_c64x

; A round of two blocks on a side.


        .align  32
serpent_encrypt_blocks_c64x:
        MV      .L1    A6, A1               ; MV      blocks, some
  [!A1] B       .S1    serpent_encrypt_blocks_c64x$done; [!some] B      done
        NOP     5
serpent_encrypt_blocks_c64x$serpent_encrypt_blocks_c64x$1:
        CMPGT   .L1    A6, 3, A0            ; CMPGT   blocks, 3, four_1
        CMPGT   .L1    A6, 2, A1            ; CMPGT   blocks, 2, three_2
||      SHL     .S1    A0, 4, A0            ; SHL     four_1, 4, sixteen_1
        CMPGT   .L1    A6, 1, A1            ; CMPGT   blocks, 1, two_2
||      SHL     .S1    A1, 5, A22           ; SHL     three_2, 5, step_z
        ADD     .L1X   A22, B4, A0          ; ADD     in, step_z, third_4
||      ADDAH   .D1    A0, A0, A21          ; ADDAH   sixteen_1, sixteen_1, step_w
        LDW     .D1T2  *+A0[1], B1          ; LDW     *+third_4[1], bz
||      LDW     .D2T1  *+B4[2], A1          ; LDW     *+in[2], cx
        SHL     .S2X   A1, 4, B21           ; SHL     two_2, 4, step_y
||      LDW     .D1T2  *+A0[0], B2          ; LDW     *+third_4[0], az
||      LDW     .D2T1  *+B4[0], A1          ; LDW     *+in[0], ax
        ADD     .L2    B4, B21, B0          ; ADD     in, step_y, second_4
||      LDW     .D1T2  *+A0[2], B5          ; LDW     *+third_4[2], cz
||      LDW     .D2T1  *+B4[3], A2          ; LDW     *+in[3], dx
        ADD     .L1X   A21, B4, A0          ; ADD     in, step_w, fourth_3
||      LDW     .D1T2  *+A0[3], B5          ; LDW     *+third_4[3], dz
||      LDW     .D2T1  *+B0[0], A3          ; LDW     *+second_4[0], ay
        LDW     .D1T2  *+A0[0], B8          ; LDW     *+fourth_3[0], aw
||      LDW     .D2T1  *+B0[3], A3          ; LDW     *+second_4[3], dy
        ROTL    .M1    A1, 10, A1           ; ROTL    cx, 10, a2_9
||      ROTL    .M2    B1, 31, B2           ; ROTL    bz, 31, a1_11
||      LDW     .D1T2  *+A0[3], B8          ; LDW     *+fourth_3[3], dw
||      LDW     .D2T1  *+B4[1], A7          ; LDW     *+in[1], bx
        ROTL    .M1    A1, 27, A0           ; ROTL    ax, 27, a0_9
||      ROTL    .M2    B2, 27, B0           ; ROTL    az, 27, a0_11
||      LDW     .D1T2  *+A0[1], B6          ; LDW     *+fourth_3[1], bw
||      LDW     .D2T1  *+B0[1], A16         ; LDW     *+second_4[1], by
        ROTL    .M1    A2, 25, A5           ; ROTL    dx, 25, a3_9
||      ROTL    .M2    B5, 10, B7           ; ROTL    cz, 10, a2_11
||      LDW     .D1T2  *+A0[2], B4          ; LDW     *+fourth_3[2], cw
||      LDW     .D2T1  *+B0[2], A23         ; LDW     *+second_4[2], cy
        ROTL    .M1    A3, 27, A8           ; ROTL    ay, 27, a0_10
||      ROTL    .M2    B5, 25, B9           ; ROTL    dz, 25, a3_11
        MV      .L1X   B6, A19              ; MV      schedule, keys_a
||      MV      .L2    B6, B18              ; MV      schedule, keys_b
||      SHL     .S2    B1, 7, B16           ; SHL     bz, 7, by7_11
||      ROTL    .M1    A3, 25, A9           ; ROTL    dy, 25, a3_10
||      ROTL    .M2    B8, 27, B3           ; ROTL    aw, 27, a0_12
        MV      .L1X   B3, A20              ; move return$
||      MV      .L2    B6, B17              ; MV      schedule, end
||      SHL     .S1    A7, 7, A4            ; SHL     bx, 7, by7_9
||      MV      .S2X   A4, B19              ; move out
||      ROTL    .M1    A7, 31, A17          ; ROTL    bx, 31, a1_9
||      ROTL    .M2    B8, 25, B1           ; ROTL    dw, 25, a3_12
||      MV      .D2    B6, B20              ; move schedule
        XOR     .L1    A16, A3, A24         ; XOR     by, dy, b1_10
||      XOR     .L2    B5, B16, B5          ; XOR     dz, by7_11, b3_11
||      SHL     .S1    A16, 7, A16          ; SHL     by, 7, by7_10
||      ADDK    .S2    512, B17             ; ADDK    512, end
||      ROTL    .M1    A16, 31, A2          ; ROTL    by, 31, a1_10
||      ROTL    .M2    B6, 31, B0           ; ROTL    bw, 31, a1_12
||      MV      .D1X   B4, A18              ; move in
||      XOR     .D2    B1, B5, B16          ; XOR     bz, dz, b1_11
        XOR     .L1    A2, A4, A4           ; XOR     dx, by7_9, b3_9
||      XOR     .L2    B7, B5, B5           ; XOR     a2_11, b3_11, b2_11
||      XOR     .S1    A7, A2, A8           ; XOR     bx, dx, b1_9
||      SHL     .S2    B6, 7, B4            ; SHL     bw, 7, by7_12
||      ROTL    .M1    A23, 10, A1          ; ROTL    cy, 10, a2_10
||      ROTL    .M2    B4, 10, B4           ; ROTL    cw, 10, a2_12
||      XOR     .D1    A8, A24, A7          ; XOR     a0_10, b1_10, b0_10
||      XOR     .D2    B0, B16, B7          ; XOR     a0_11, b1_11, b0_11
        XOR     .L1    A1, A4, A0           ; XOR     a2_9, b3_9, b2_9
||      XOR     .L2    B8, B4, B8           ; XOR     dw, by7_12, b3_12
||      XOR     .S1    A0, A8, A4           ; XOR     a0_9, b1_9, b0_9
||      SHL     .S2    B7, 3, B6            ; SHL     b0_11, 3, by3_11
||      ROTL    .M1    A7, 19, A4           ; ROTL    b0_10, 19, ay
||      ROTL    .M2    B7, 19, B4           ; ROTL    b0_11, 19, az
||      XOR     .D1    A3, A16, A3          ; XOR     dy, by7_10, b3_10
||      XOR     .D2    B6, B8, B16          ; XOR     bw, dw, b1_12
        XOR     .L1    A4, A0, A23          ; XOR     b0_9, b2_9, c1_9
||      XOR     .L2    B4, B8, B3           ; XOR     a2_12, b3_12, b2_12
||      SHL     .S1    A4, 3, A8            ; SHL     b0_9, 3, by3_9
||      XOR     .S2    B3, B16, B8          ; XOR     a0_12, b1_12, b0_12
||      ROTL    .M1    A4, 19, A3           ; ROTL    b0_9, 19, ax
||      ROTL    .M2    B5, 29, B8           ; ROTL    b2_11, 29, cz
||      NOP
        XOR     .L1    A0, A8, A0           ; XOR     b2_9, by3_9, c2_9
||      XOR     .L2    B5, B6, B16          ; XOR     b2_11, by3_11, c2_11
||      SHL     .S1    A7, 3, A8            ; SHL     b0_10, 3, by3_10
||      SHL     .S2    B8, 3, B22           ; SHL     b0_12, 3, by3_12
||      ROTL    .M1    A0, 29, A8           ; ROTL    b2_9, 29, cx
||      ROTL    .M2    B8, 19, B3           ; ROTL    b0_12, 19, aw
||      XOR     .D1    A1, A3, A1           ; XOR     a2_10, b3_10, b2_10
||      XOR     .D2    B8, B3, B6           ; XOR     b0_12, b2_12, c1_12
        XOR     .L1    A5, A0, A16          ; XOR     a3_9, c2_9, dx
||      XOR     .L2    B9, B16, B16         ; XOR     a3_11, c2_11, dz
||      XOR     .S1    A1, A8, A0           ; XOR     b2_10, by3_10, c2_10
||      XOR     .S2    B7, B5, B5           ; XOR     b0_11, b2_11, c1_11
||      ROTL    .M1    A1, 29, A9           ; ROTL    b2_10, 29, cy
||      ROTL    .M2    B3, 29, B7           ; ROTL    b2_12, 29, cw
||      XOR     .D1    A7, A1, A1           ; XOR     b0_10, b2_10, c1_10
||      XOR     .D2    B3, B22, B7          ; XOR     b2_12, by3_12, c2_12
        XOR     .L1    A17, A23, A5         ; XOR     a1_9, c1_9, bx
||      XOR     .L2    B2, B5, B6           ; XOR     a1_11, c1_11, bz
||      XOR     .S1    A9, A0, A17          ; XOR     a3_10, c2_10, dy
||      XOR     .S2    B1, B7, B9           ; XOR     a3_12, c2_12, dw
||      XOR     .D1    A2, A1, A7           ; XOR     a1_10, c1_10, by
||      XOR     .D2    B0, B6, B5           ; XOR     a1_12, c1_12, bw
||      NOP
||      NOP
;  loop rounds is not pipelined: the branch is taken while its register is zero
;@straight {"name": "rounds", "ii": 174, "res_mii": 172, "rec_mii": 136, "optimal": null, "attempts": [], "searches": [{"cycles": 174, "result": "found by lists", "seconds": 122.9}]}
;  loop rounds, passes one after the other: 174 cycles each
;  bounds: resources 172, recurrence 136
;  as a region: 174 cycles found by lists, 122.9 s
;  not proved the least possible: every interval below 172 is ruled out; 122.9 s of search found nothing below 174
serpent_encrypt_blocks_c64x$rounds:
        ROTL    .M1    A9, 3, A26           ; ROTL    cy, 3, a2_22
||      ROTL    .M2    B7, 3, B2            ; ROTL    cw, 3, a2_32
||      LDW     .D1T1  *+A19[1], A1         ; LDW     *+keys_a[0 + 1], k1_15
||      LDW     .D2T2  *+B18[3], B22        ; LDW     *+keys_b[0 + 3], k3_25
        ROTL    .M1    A4, 13, A23          ; ROTL    ay, 13, a0_22
||      ROTL    .M2    B3, 13, B26          ; ROTL    aw, 13, a0_32
||      LDW     .D1T1  *+A19[3], A8         ; LDW     *+keys_a[0 + 3], k3_15
||      LDW     .D2T2  *+B18[1], B28        ; LDW     *+keys_b[0 + 1], k1_25
        XOR     .L1    A7, A26, A31         ; XOR     by, a2_22, a1_22
||      XOR     .L2    B5, B2, B3           ; XOR     bw, a2_32, a1_32
||      XOR     .S1    A17, A26, A29        ; XOR     dy, a2_22, a3_22
||      XOR     .S2    B9, B2, B27          ; XOR     dw, a2_32, a3_32
||      ROTL    .M1    A8, 3, A27           ; ROTL    cx, 3, a2_18
||      ROTL    .M2    B8, 3, B30           ; ROTL    cz, 3, a2_28
||      LDW     .D1T1  *+A19[0], A9         ; LDW     *+keys_a[0], k0_15
||      LDW     .D2T2  *+B18[2], B24        ; LDW     *+keys_b[0 + 2], k2_25
        XOR     .L1    A31, A23, A7         ; XOR     a1_22, a0_22, b1_22
||      XOR     .L2    B3, B26, B5          ; XOR     a1_32, a0_32, b1_32
||      SHL     .S1    A23, 3, A0           ; SHL     a0_22, 3, by3_22
||      SHL     .S2    B26, 3, B24          ; SHL     a0_32, 3, by3_32
||      ROTL    .M1    A3, 13, A25          ; ROTL    ax, 13, a0_18
||      ROTL    .M2    B4, 13, B4           ; ROTL    az, 13, a0_28
||      LDW     .D2T2  *+B18[0], B29        ; LDW     *+keys_b[0], k0_25
        XOR     .L1    A5, A27, A8          ; XOR     bx, a2_18, a1_18
||      XOR     .L2    B6, B30, B9          ; XOR     bz, a2_28, a1_28
||      XOR     .S1    A16, A27, A4         ; XOR     dx, a2_18, a3_18
||      XOR     .S2    B16, B30, B16        ; XOR     dz, a2_28, a3_28
||      ROTL    .M1    A7, 1, A29           ; ROTL    b1_22, 1, y1_21
||      ROTL    .M2    B5, 1, B9            ; ROTL    b1_32, 1, y1_31
||      XOR     .D1    A29, A0, A9          ; XOR     a3_22, by3_22, b3_22
||      XOR     .D2    B27, B24, B28        ; XOR     a3_32, by3_32, b3_32
        XOR     .L1    A8, A25, A28         ; XOR     a1_18, a0_18, b1_18
||      XOR     .L2    B9, B4, B23          ; XOR     a1_28, a0_28, b1_28
||      SHL     .S1    A25, 3, A0           ; SHL     a0_18, 3, by3_18
||      SHL     .S2    B4, 3, B5            ; SHL     a0_28, 3, by3_28
||      ROTL    .M1    A9, 7, A16           ; ROTL    b3_22, 7, y3_21
||      ROTL    .M2    B28, 7, B0           ; ROTL    b3_32, 7, y3_31
||      LDW     .D1T1  *+A19[2], A1         ; LDW     *+keys_a[0 + 2], k2_15
        XOR     .L1    A4, A0, A31          ; XOR     a3_18, by3_18, b3_18
||      XOR     .L2    B16, B5, B7          ; XOR     a3_28, by3_28, b3_28
||      SHL     .S1    A29, 7, A2           ; SHL     y1_21, 7, by7_22
||      SHL     .S2    B9, 7, B6            ; SHL     y1_31, 7, by7_32
||      ROTL    .M1    A28, 1, A7           ; ROTL    b1_18, 1, y1_17
||      ROTL    .M2    B23, 1, B1           ; ROTL    b1_28, 1, y1_27
||      XOR     .D1    A23, A29, A0         ; XOR     a0_22, y1_21, b0_22
||      XOR     .D2    B26, B9, B31         ; XOR     a0_32, y1_31, b0_32
        XOR     .L1    A0, A16, A31         ; XOR     b0_22, y3_21, c0_22
||      XOR     .L2    B31, B0, B23         ; XOR     b0_32, y3_31, c0_32
||      XOR     .S1    A29, A1, A3          ; XOR     y1_21, k1_15, z1_21
||      XOR     .S2    B2, B6, B27          ; XOR     a2_32, by7_32, b2_32
||      ROTL    .M1    A31, 7, A29          ; ROTL    b3_18, 7, y3_17
||      ROTL    .M2    B7, 7, B31           ; ROTL    b3_28, 7, y3_27
||      XOR     .D1    A16, A8, A0          ; XOR     y3_21, k3_15, z3_21
||      XOR     .D2    B0, B22, B25         ; XOR     y3_31, k3_25, z3_31
        XOR     .L1    A25, A7, A26         ; XOR     a0_18, y1_17, b0_18
||      XOR     .L2    B4, B1, B26          ; XOR     a0_28, y1_27, b0_28
||      XOR     .S1    A7, A1, A28          ; XOR     y1_17, k1_15, z1_17
||      SHL     .S2    B1, 7, B3            ; SHL     y1_27, 7, by7_28
||      ROTL    .M1    A31, 5, A30          ; ROTL    c0_22, 5, y0_21
||      ROTL    .M2    B23, 5, B16          ; ROTL    c0_32, 5, y0_31
||      XOR     .D1    A26, A2, A23         ; XOR     a2_22, by7_22, b2_22
||      XOR     .D2    B27, B0, B0          ; XOR     b2_32, y3_31, c2_32
        XOR     .L1    A26, A29, A4         ; XOR     b0_18, y3_17, c0_18
||      XOR     .L2    B26, B31, B7         ; XOR     b0_28, y3_27, c0_28
||      SHL     .S1    A7, 7, A5            ; SHL     y1_17, 7, by7_18
||      XOR     .S2    B30, B3, B4          ; XOR     a2_28, by7_28, b2_28
||      ROTL    .M2    B0, 22, B7           ; ROTL    c2_32, 22, y2_31
||      XOR     .D1    A29, A8, A17         ; XOR     y3_17, k3_15, z3_17
||      XOR     .D2    B31, B22, B2         ; XOR     y3_27, k3_25, z3_27
        XOR     .L1    A27, A5, A23         ; XOR     a2_18, by7_18, b2_18
||      XOR     .L2    B4, B31, B9          ; XOR     b2_28, y3_27, c2_28
||      XOR     .S1    A23, A16, A27        ; XOR     b2_22, y3_21, c2_22
||      XOR     .S2    B16, B29, B3         ; XOR     y0_31, k0_25, z0_31
||      ROTL    .M1    A4, 5, A25           ; ROTL    c0_18, 5, y0_17
||      ROTL    .M2    B7, 5, B27           ; ROTL    c0_28, 5, y0_27
||      XOR     .D1    A30, A9, A31         ; XOR     y0_21, k0_15, z0_21
||      XOR     .D2    B9, B28, B8          ; XOR     y1_31, k1_25, z1_31
        XOR     .L1    A23, A29, A24        ; XOR     b2_18, y3_17, c2_18
||      XOR     .L2    B1, B28, B28         ; XOR     y1_27, k1_25, z1_27
||      NOT     .S1    A31, A23             ; NOT     z0_21, t0_24
||      XOR     .S2    B7, B24, B16         ; XOR     y2_31, k2_25, z2_31
||      ROTL    .M1    A27, 22, A26         ; ROTL    c2_22, 22, y2_21
||      ROTL    .M2    B9, 22, B5           ; ROTL    c2_28, 22, y2_27
||      NOT     .D2    B3, B26              ; NOT     z0_31, t0_34
        XOR     .L1    A25, A9, A8          ; XOR     y0_17, k0_15, z0_17
||      ANDN    .L2    B26, B25, B23        ; ANDN    t0_34, z3_31, t1_34
||      ANDN    .S1    A23, A0, A23         ; ANDN    t0_24, z3_21, t1_24
||      XOR     .S2    B26, B25, B31        ; XOR     t0_34, z3_31, t2_34
||      ROTL    .M1    A24, 22, A3          ; ROTL    c2_18, 22, y2_17
||      XOR     .D1    A23, A0, A16         ; XOR     t0_24, z3_21, t2_24
||      XOR     .D2    B25, B16, B3         ; XOR     z3_31, z2_31, t3_34
        NOT     .L1    A8, A29              ; NOT     z0_17, t0_20
||      XOR     .L2    B23, B8, B6          ; XOR     t1_34, z1_31, t4_34
||      XOR     .S1    A23, A3, A25         ; XOR     t1_24, z1_21, t4_24
||      ANDN    .S2    B8, B31, B26         ; ANDN    z1_31, t2_34, t5_34
||      ANDN    .D1    A3, A16, A9          ; ANDN    z1_21, t2_24, t5_24
||      XOR     .D2    B16, B31, B25        ; XOR     z2_31, t2_34, t7_34
        XOR     .L1    A29, A17, A26        ; XOR     t0_20, z3_17, t2_20
||      XOR     .L2    B5, B24, B23         ; XOR     y2_27, k2_25, z2_27
||      XOR     .S1    A26, A1, A2          ; XOR     y2_21, k2_15, z2_21
||      XOR     .S2    B26, B3, B0          ; XOR     t5_34, t3_34, t6_34
||      XOR     .D1    A16, A25, A8         ; XOR     t2_24, t4_24, t8_24
||      XOR     .D2    B31, B6, B7          ; XOR     t2_34, t4_34, t8_34
        ANDN    .L1    A28, A26, A30        ; ANDN    z1_17, t2_20, t5_20
||      XOR     .L2    B27, B29, B31        ; XOR     y0_27, k0_25, z0_27
||      XOR     .S1    A0, A2, A7           ; XOR     z3_21, z2_21, t3_24
||      XOR     .S2    B2, B23, B5          ; XOR     z3_27, z2_27, t3_30
||      XOR     .D1    A2, A16, A24         ; XOR     z2_21, t2_24, t7_24
||      ANDN    .D2    B3, B7, B29          ; ANDN    t3_34, t8_34, t9_34
        ANDN    .L1    A29, A17, A23        ; ANDN    t0_20, z3_17, t1_20
||      NOT     .L2    B31, B9              ; NOT     z0_27, t0_30
||      XOR     .S1    A9, A7, A9           ; XOR     t5_24, t3_24, t6_24
||      XOR     .S2    B7, B25, B3          ; XOR     t8_34, t7_34, dw
||      ANDN    .D1    A7, A8, A27          ; ANDN    t3_24, t8_24, t9_24
||      OR      .D2    B25, B0, B25         ; OR      t7_34, t6_34, t10_34
        XOR     .L1    A3, A1, A16          ; XOR     y2_17, k2_15, z2_17
||      XOR     .L2    B6, B25, B1          ; XOR     t4_34, t10_34, cw
||      XOR     .S1    A8, A24, A5          ; XOR     t8_24, t7_24, dy
||      XOR     .S2    B25, B29, B4         ; XOR     t10_34, t9_34, aw
||      OR      .D1    A24, A9, A4          ; OR      t7_24, t6_24, t10_24
||      LDW     .D2T2  *+B18[5], B30        ; LDW     *+keys_b[4 + 1], k1_46
        XOR     .L1    A23, A28, A28        ; XOR     t1_20, z1_17, t4_20
||      ANDN    .L2    B9, B2, B24          ; ANDN    t0_30, z3_27, t1_30
||      XOR     .S1    A16, A26, A31        ; XOR     z2_17, t2_20, t7_20
||      XOR     .S2    B9, B2, B2           ; XOR     t0_30, z3_27, t2_30
||      ROTL    .M2    B1, 3, B27           ; ROTL    cw, 3, a2_53
||      XOR     .D1    A4, A27, A23         ; XOR     t10_24, t9_24, ay
||      XOR     .D2    B0, B4, B31          ; XOR     t6_34, aw, bw
        XOR     .L1    A17, A16, A23        ; XOR     z3_17, z2_17, t3_20
||      ANDN    .L2    B28, B2, B23         ; ANDN    z1_27, t2_30, t5_30
||      XOR     .S1    A9, A23, A17         ; XOR     t6_24, ay, by
||      XOR     .S2    B23, B2, B1          ; XOR     z2_27, t2_30, t7_30
||      ROTL    .M1    A23, 13, A8          ; ROTL    ay, 13, a0_43
||      ROTL    .M2    B4, 13, B0           ; ROTL    aw, 13, a0_53
||      LDW     .D1T1  *+A19[5], A27        ; LDW     *+keys_a[4 + 1], k1_36
||      LDW     .D2T2  *+B18[7], B26        ; LDW     *+keys_b[4 + 3], k3_46
        XOR     .L1    A30, A23, A9         ; XOR     t5_20, t3_20, t6_20
||      XOR     .L2    B24, B28, B7         ; XOR     t1_30, z1_27, t4_30
||      XOR     .S1    A26, A28, A16        ; XOR     t2_20, t4_20, t8_20
||      XOR     .S2    B23, B5, B6          ; XOR     t5_30, t3_30, t6_30
||      XOR     .D1    A25, A4, A29         ; XOR     t4_24, t10_24, cy
||      XOR     .D2    B31, B27, B28        ; XOR     bw, a2_53, a1_53
        ANDN    .L1    A23, A16, A7         ; ANDN    t3_20, t8_20, t9_20
||      XOR     .L2    B2, B7, B22          ; XOR     t2_30, t4_30, t8_30
||      SHL     .S1    A8, 3, A4            ; SHL     a0_43, 3, by3_43
||      OR      .S2    B1, B6, B8           ; OR      t7_30, t6_30, t10_30
||      ROTL    .M1    A29, 3, A29          ; ROTL    cy, 3, a2_43
||      OR      .D1    A31, A9, A24         ; OR      t7_20, t6_20, t10_20
||      XOR     .D2    B28, B0, B26         ; XOR     a1_53, a0_53, b1_53
        XOR     .L1    A28, A24, A2         ; XOR     t4_20, t10_20, cx
||      ANDN    .L2    B5, B22, B26         ; ANDN    t3_30, t8_30, t9_30
||      XOR     .S1    A24, A7, A26         ; XOR     t10_20, t9_20, ax
||      SHL     .S2    B0, 3, B5            ; SHL     a0_53, 3, by3_53
||      ROTL    .M2    B26, 1, B8           ; ROTL    b1_53, 1, y1_52
||      LDW     .D1T1  *+A19[7], A31        ; LDW     *+keys_a[4 + 3], k3_36
||      XOR     .D2    B7, B8, B28          ; XOR     t4_30, t10_30, cz
        XOR     .L1    A9, A26, A9          ; XOR     t6_20, ax, bx
||      XOR     .L2    B8, B26, B9          ; XOR     t10_30, t9_30, az
||      XOR     .S1    A17, A29, A7         ; XOR     by, a2_43, a1_43
||      XOR     .S2    B3, B27, B24         ; XOR     dw, a2_53, a3_53
||      ROTL    .M1    A2, 3, A23           ; ROTL    cx, 3, a2_39
||      ROTL    .M2    B28, 3, B5           ; ROTL    cz, 3, a2_49
||      XOR     .D1    A5, A29, A30         ; XOR     dy, a2_43, a3_43
||      LDW     .D2T2  *+B18[4], B9         ; LDW     *+keys_b[4], k0_46
        XOR     .L1    A16, A31, A1         ; XOR     t8_20, t7_20, dx
||      XOR     .L2    B6, B9, B23          ; XOR     t6_30, az, bz
||      XOR     .S1    A7, A8, A16          ; XOR     a1_43, a0_43, b1_43
||      XOR     .S2    B24, B5, B29         ; XOR     a3_53, by3_53, b3_53
||      ROTL    .M1    A26, 13, A5          ; ROTL    ax, 13, a0_39
||      ROTL    .M2    B9, 13, B0           ; ROTL    az, 13, a0_49
||      XOR     .D1    A30, A4, A3          ; XOR     a3_43, by3_43, b3_43
||      XOR     .D2    B0, B8, B16          ; XOR     a0_53, y1_52, b0_53
        XOR     .L1    A9, A23, A30         ; XOR     bx, a2_39, a1_39
||      XOR     .L2    B22, B1, B6          ; XOR     t8_30, t7_30, dz
||      XOR     .S1    A1, A23, A16         ; XOR     dx, a2_39, a3_39
||      XOR     .S2    B23, B5, B25         ; XOR     bz, a2_49, a1_49
||      ROTL    .M1    A16, 1, A9           ; ROTL    b1_43, 1, y1_42
||      ROTL    .M2    B29, 7, B31          ; ROTL    b3_53, 7, y3_52
||      LDW     .D1T1  *+A19[4], A0         ; LDW     *+keys_a[4], k0_36
||      XOR     .D2    B8, B30, B4          ; XOR     y1_52, k1_46, z1_52
        XOR     .L1    A30, A5, A1          ; XOR     a1_39, a0_39, b1_39
||      XOR     .L2    B25, B0, B3          ; XOR     a1_49, a0_49, b1_49
||      SHL     .S1    A5, 3, A25           ; SHL     a0_39, 3, by3_39
||      SHL     .S2    B0, 3, B23           ; SHL     a0_49, 3, by3_49
||      ROTL    .M1    A3, 7, A25           ; ROTL    b3_43, 7, y3_42
||      LDW     .D1T1  *+A19[6], A24        ; LDW     *+keys_a[4 + 2], k2_36
||      XOR     .D2    B6, B5, B29          ; XOR     dz, a2_49, a3_49
        XOR     .L1    A16, A25, A4         ; XOR     a3_39, by3_39, b3_39
||      XOR     .L2    B29, B23, B28        ; XOR     a3_49, by3_49, b3_49
||      SHL     .S1    A9, 7, A3            ; SHL     y1_42, 7, by7_43
||      SHL     .S2    B8, 7, B1            ; SHL     y1_52, 7, by7_53
||      ROTL    .M1    A1, 1, A4            ; ROTL    b1_39, 1, y1_38
||      ROTL    .M2    B3, 1, B24           ; ROTL    b1_49, 1, y1_48
||      XOR     .D1    A8, A9, A8           ; XOR     a0_43, y1_42, b0_43
||      LDW     .D2T2  *+B18[6], B30        ; LDW     *+keys_b[4 + 2], k2_46
        XOR     .L1    A8, A25, A3          ; XOR     b0_43, y3_42, c0_43
||      XOR     .L2    B16, B31, B6         ; XOR     b0_53, y3_52, c0_53
||      XOR     .S1    A29, A3, A28         ; XOR     a2_43, by7_43, b2_43
||      XOR     .S2    B27, B1, B7          ; XOR     a2_53, by7_53, b2_53
||      ROTL    .M1    A4, 7, A8            ; ROTL    b3_39, 7, y3_38
||      ROTL    .M2    B28, 7, B22          ; ROTL    b3_49, 7, y3_48
||      XOR     .D1    A25, A31, A29        ; XOR     y3_42, k3_36, z3_42
||      XOR     .D2    B31, B26, B8         ; XOR     y3_52, k3_46, z3_52
        XOR     .L1    A4, A27, A30         ; XOR     y1_38, k1_36, z1_38
||      XOR     .L2    B24, B30, B2         ; XOR     y1_48, k1_46, z1_48
||      XOR     .S1    A28, A25, A7         ; XOR     b2_43, y3_42, c2_43
||      SHL     .S2    B24, 7, B1           ; SHL     y1_48, 7, by7_49
||      ROTL    .M1    A3, 5, A9            ; ROTL    c0_43, 5, y0_42
||      ROTL    .M2    B6, 5, B5            ; ROTL    c0_53, 5, y0_52
||      XOR     .D1    A9, A27, A16         ; XOR     y1_42, k1_36, z1_42
||      XOR     .D2    B7, B31, B29         ; XOR     b2_53, y3_52, c2_53
        XOR     .L1    A5, A4, A5           ; XOR     a0_39, y1_38, b0_39
||      XOR     .L2    B0, B24, B7          ; XOR     a0_49, y1_48, b0_49
||      SHL     .S1    A4, 7, A2            ; SHL     y1_38, 7, by7_39
||      XOR     .S2    B5, B1, B29          ; XOR     a2_49, by7_49, b2_49
||      ROTL    .M1    A7, 22, A27          ; ROTL    c2_43, 22, y2_42
||      ROTL    .M2    B29, 22, B22         ; ROTL    c2_53, 22, y2_52
||      XOR     .D1    A8, A31, A25         ; XOR     y3_38, k3_36, z3_38
||      XOR     .D2    B22, B26, B24        ; XOR     y3_48, k3_46, z3_48
        XOR     .L1    A5, A8, A3           ; XOR     b0_39, y3_38, c0_39
||      XOR     .L2    B7, B22, B23         ; XOR     b0_49, y3_48, c0_49
||      XOR     .S1    A23, A2, A17         ; XOR     a2_39, by7_39, b2_39
||      XOR     .S2    B29, B22, B27        ; XOR     b2_49, y3_48, c2_49
||      XOR     .D1    A9, A0, A26          ; XOR     y0_42, k0_36, z0_42
||      XOR     .D2    B5, B9, B25          ; XOR     y0_52, k0_46, z0_52
        XOR     .L1    A27, A24, A7         ; XOR     y2_42, k2_36, z2_42
||      XOR     .L2    B22, B30, B26        ; XOR     y2_52, k2_46, z2_52
||      XOR     .S1    A16, A26, A1         ; XOR     z1_42, z0_42, t0_45
||      XOR     .S2    B4, B25, B29         ; XOR     z1_52, z0_52, t0_55
||      ROTL    .M1    A3, 5, A4            ; ROTL    c0_39, 5, y0_38
||      ROTL    .M2    B27, 22, B28         ; ROTL    c2_49, 22, y2_48
||      XOR     .D1    A26, A29, A5         ; XOR     z0_42, z3_42, t1_45
||      XOR     .D2    B25, B8, B1          ; XOR     z0_52, z3_52, t1_55
        ANDN    .L1    A16, A1, A9          ; ANDN    z1_42, t0_45, t2_45
||      ANDN    .L2    B4, B29, B0          ; ANDN    z1_52, t0_55, t2_55
||      ANDN    .S1    A1, A5, A3           ; ANDN    t0_45, t1_45, t3_45
||      ANDN    .S2    B29, B1, B8          ; ANDN    t0_55, t1_55, t3_55
||      ROTL    .M2    B23, 5, B4           ; ROTL    c0_49, 5, y0_48
||      XOR     .D1    A29, A7, A31         ; XOR     z3_42, z2_42, t4_45
||      XOR     .D2    B8, B26, B3          ; XOR     z3_52, z2_52, t4_55
        XOR     .L1    A3, A31, A1          ; XOR     t3_45, t4_45, t5_45
||      XOR     .L2    B8, B3, B22          ; XOR     t3_55, t4_55, t5_55
||      XOR     .S1    A1, A31, A16         ; XOR     t0_45, t4_45, t6_45
||      XOR     .S2    B29, B3, B16         ; XOR     t0_55, t4_55, t6_55
||      XOR     .D1    A31, A9, A29         ; XOR     t4_45, t2_45, cy
||      XOR     .D2    B3, B0, B31          ; XOR     t4_55, t2_55, cw
        NOT     .L1    A16, A5              ; NOT     t6_45, t7_45
||      XOR     .L2    B28, B30, B5         ; XOR     y2_48, k2_46, z2_48
||      XOR     .S1    A9, A7, A28          ; XOR     t2_45, z2_42, t9_45
||      NOT     .S2    B16, B31             ; NOT     t6_55, t7_55
||      ROTL    .M1    A29, 3, A5           ; ROTL    cy, 3, a2_64
||      ROTL    .M2    B31, 3, B27          ; ROTL    cw, 3, a2_74
||      ANDN    .D1    A1, A7, A23          ; ANDN    t5_45, z2_42, t10_45
||      ANDN    .D2    B22, B26, B7         ; ANDN    t5_55, z2_52, t10_55
        XOR     .L1    A17, A8, A2          ; XOR     b2_39, y3_38, c2_39
||      XOR     .L2    B4, B9, B6           ; XOR     y0_48, k0_46, z0_48
||      XOR     .S1    A4, A0, A3           ; XOR     y0_38, k0_36, z0_38
||      ANDN    .S2    B31, B0, B23         ; ANDN    t7_55, t2_55, t8_55
||      ANDN    .D1    A5, A9, A31          ; ANDN    t7_45, t2_45, t8_45
||      XOR     .D2    B0, B26, B25         ; XOR     t2_55, z2_52, t9_55
        XOR     .L1    A23, A31, A2         ; XOR     t10_45, t8_45, by
||      XOR     .L2    B2, B6, B28          ; XOR     z1_48, z0_48, t0_51
||      ANDN    .S1    A31, A1, A23         ; ANDN    t8_45, t5_45, t11_45
||      XOR     .S2    B6, B24, B26         ; XOR     z0_48, z3_48, t1_51
||      ROTL    .M1    A2, 22, A27          ; ROTL    c2_39, 22, y2_38
||      LDW     .D1T1  *+A19[11], A7        ; LDW     *+keys_a[8 + 3], k3_57
||      XOR     .D2    B24, B5, B6          ; XOR     z3_48, z2_48, t4_51
        XOR     .L1    A1, A2, A26          ; XOR     t5_45, by, dy
||      ANDN    .L2    B2, B28, B26         ; ANDN    z1_48, t0_51, t2_51
||      XOR     .S1    A28, A23, A29        ; XOR     t9_45, t11_45, ay
||      ANDN    .S2    B28, B26, B2         ; ANDN    t0_51, t1_51, t3_51
||      XOR     .D1    A2, A5, A17          ; XOR     by, a2_64, a1_64
||      XOR     .D2    B28, B6, B1          ; XOR     t0_51, t4_51, t6_51
        XOR     .L1    A30, A3, A29         ; XOR     z1_38, z0_38, t0_41
||      NOT     .L2    B1, B28              ; NOT     t6_51, t7_51
||      XOR     .S1    A26, A5, A23         ; XOR     dy, a2_64, a3_64
||      XOR     .S2    B26, B5, B7          ; XOR     t2_51, z2_48, t9_51
||      ROTL    .M1    A29, 13, A28         ; ROTL    ay, 13, a0_64
||      LDW     .D1T1  *+A19[9], A4         ; LDW     *+keys_a[8 + 1], k1_57
||      XOR     .D2    B7, B23, B16         ; XOR     t10_55, t8_55, bw
        XOR     .L1    A27, A24, A31        ; XOR     y2_38, k2_36, z2_38
||      XOR     .L2    B22, B16, B24        ; XOR     t5_55, bw, dw
||      XOR     .S1    A3, A25, A2          ; XOR     z0_38, z3_38, t1_41
||      XOR     .S2    B16, B27, B0         ; XOR     bw, a2_74, a1_74
||      LDW     .D1T1  *+A19[8], A25        ; LDW     *+keys_a[8], k0_57
||      LDW     .D2T2  *+B18[11], B28       ; LDW     *+keys_b[8 + 3], k3_67
        XOR     .L1    A25, A31, A1         ; XOR     z3_38, z2_38, t4_41
||      XOR     .L2    B2, B6, B29          ; XOR     t3_51, t4_51, t5_51
||      SHL     .S1    A28, 3, A27          ; SHL     a0_64, 3, by3_64
||      ANDN    .S2    B23, B22, B8         ; ANDN    t8_55, t5_55, t11_55
||      XOR     .D1    A17, A28, A3         ; XOR     a1_64, a0_64, b1_64
||      XOR     .D2    B24, B27, B3         ; XOR     dw, a2_74, a3_74
        XOR     .L1    A29, A1, A4          ; XOR     t0_41, t4_41, t6_41
||      ANDN    .L2    B28, B26, B30        ; ANDN    t7_51, t2_51, t8_51
||      XOR     .S1    A23, A27, A3         ; XOR     a3_64, by3_64, b3_64
||      ANDN    .S2    B29, B5, B5          ; ANDN    t5_51, z2_48, t10_51
||      ROTL    .M1    A3, 1, A8            ; ROTL    b1_64, 1, y1_63
||      LDW     .D1T1  *+A19[10], A30       ; LDW     *+keys_a[8 + 2], k2_57
||      XOR     .D2    B25, B8, B31         ; XOR     t9_55, t11_55, aw
        ANDN    .L1    A30, A29, A2         ; ANDN    z1_38, t0_41, t2_41
||      XOR     .L2    B6, B26, B31         ; XOR     t4_51, t2_51, cz
||      ANDN    .S1    A29, A2, A29         ; ANDN    t0_41, t1_41, t3_41
||      XOR     .S2    B5, B30, B23         ; XOR     t10_51, t8_51, bz
||      ROTL    .M1    A3, 7, A17           ; ROTL    b3_64, 7, y3_63
||      ROTL    .M2    B31, 13, B9          ; ROTL    aw, 13, a0_74
||      NOT     .D1    A4, A27              ; NOT     t6_41, t7_41
||      ANDN    .D2    B30, B29, B4         ; ANDN    t8_51, t5_51, t11_51
        XOR     .L1    A2, A31, A9          ; XOR     t2_41, z2_38, t9_41
||      XOR     .L2    B29, B23, B2         ; XOR     t5_51, bz, dz
||      SHL     .S1    A8, 7, A28           ; SHL     y1_63, 7, by7_64
||      XOR     .S2    B7, B4, B4           ; XOR     t9_51, t11_51, az
||      ROTL    .M2    B31, 3, B31          ; ROTL    cz, 3, a2_70
||      XOR     .D1    A28, A8, A26         ; XOR     a0_64, y1_63, b0_64
||      LDW     .D2T2  *+B18[10], B3        ; LDW     *+keys_b[8 + 2], k2_67
        XOR     .L1    A26, A17, A30        ; XOR     b0_64, y3_63, c0_64
||      XOR     .L2    B0, B9, B4           ; XOR     a1_74, a0_74, b1_74
||      XOR     .S1    A5, A28, A16         ; XOR     a2_64, by7_64, b2_64
||      SHL     .S2    B9, 3, B1            ; SHL     a0_74, 3, by3_74
||      ROTL    .M2    B4, 13, B0           ; ROTL    az, 13, a0_70
||      XOR     .D1    A17, A7, A5          ; XOR     y3_63, k3_57, z3_63
||      LDW     .D2T2  *+B18[8], B5         ; LDW     *+keys_b[8], k0_67
        XOR     .L1    A1, A2, A28          ; XOR     t4_41, t2_41, cx
||      XOR     .L2    B23, B31, B23        ; XOR     bz, a2_70, a1_70
||      XOR     .S1    A16, A17, A8         ; XOR     b2_64, y3_63, c2_64
||      XOR     .S2    B2, B31, B1          ; XOR     dz, a2_70, a3_70
||      ROTL    .M1    A30, 5, A23          ; ROTL    c0_64, 5, y0_63
||      ROTL    .M2    B4, 1, B2            ; ROTL    b1_74, 1, y1_73
||      XOR     .D1    A8, A4, A0           ; XOR     y1_63, k1_57, z1_63
||      XOR     .D2    B3, B1, B7           ; XOR     a3_74, by3_74, b3_74
        XOR     .L1    A29, A1, A24         ; XOR     t3_41, t4_41, t5_41
||      XOR     .L2    B23, B0, B29         ; XOR     a1_70, a0_70, b1_70
||      ANDN    .S1    A27, A2, A26         ; ANDN    t7_41, t2_41, t8_41
||      SHL     .S2    B0, 3, B3            ; SHL     a0_70, 3, by3_70
||      ROTL    .M1    A8, 22, A16          ; ROTL    c2_64, 22, y2_63
||      ROTL    .M2    B7, 7, B4            ; ROTL    b3_74, 7, y3_73
||      LDW     .D2T2  *+B18[9], B9         ; LDW     *+keys_b[8 + 1], k1_67
        ANDN    .L1    A24, A31, A27        ; ANDN    t5_41, z2_38, t10_41
||      XOR     .L2    B1, B3, B8           ; XOR     a3_70, by3_70, b3_70
||      ANDN    .S1    A26, A24, A3         ; ANDN    t8_41, t5_41, t11_41
||      SHL     .S2    B2, 7, B30           ; SHL     y1_73, 7, by7_74
||      ROTL    .M1    A28, 3, A17          ; ROTL    cx, 3, a2_60
||      ROTL    .M2    B29, 1, B7           ; ROTL    b1_70, 1, y1_69
||      XOR     .D1    A23, A25, A1         ; XOR     y0_63, k0_57, z0_63
||      XOR     .D2    B9, B2, B16          ; XOR     a0_74, y1_73, b0_74
        XOR     .L1    A27, A26, A8         ; XOR     t10_41, t8_41, bx
||      XOR     .L2    B16, B4, B9          ; XOR     b0_74, y3_73, c0_74
||      XOR     .S1    A0, A1, A29          ; XOR     z1_63, z0_63, t0_66
||      XOR     .S2    B27, B30, B25        ; XOR     a2_74, by7_74, b2_74
||      ROTL    .M2    B8, 7, B6            ; ROTL    b3_70, 7, y3_69
||      ANDN    .D1    A1, A5, A31          ; ANDN    z0_63, z3_63, t3_66
||      XOR     .D2    B4, B28, B16         ; XOR     y3_73, k3_67, z3_73
        XOR     .L1    A9, A3, A2           ; XOR     t9_41, t11_41, ax
||      XOR     .L2    B0, B7, B27          ; XOR     a0_70, y1_69, b0_70
||      XOR     .S1    A16, A30, A9         ; XOR     y2_63, k2_57, z2_63
||      SHL     .S2    B7, 7, B4            ; SHL     y1_69, 7, by7_70
||      ROTL    .M2    B9, 5, B31           ; ROTL    c0_74, 5, y0_73
||      XOR     .D1    A31, A29, A16        ; XOR     t3_66, t0_66, t5_66
||      XOR     .D2    B25, B4, B29         ; XOR     b2_74, y3_73, c2_74
        XOR     .L1    A8, A17, A31         ; XOR     bx, a2_60, a1_60
||      XOR     .L2    B27, B6, B29         ; XOR     b0_70, y3_69, c0_70
||      ANDN    .S1    A9, A1, A3           ; ANDN    z2_63, z0_63, t1_66
||      XOR     .S2    B31, B4, B24         ; XOR     a2_70, by7_70, b2_70
||      ROTL    .M1    A2, 13, A24          ; ROTL    ax, 13, a0_60
||      ROTL    .M2    B29, 22, B22         ; ROTL    c2_74, 22, y2_73
||      XOR     .D1    A9, A29, A0          ; XOR     z2_63, t0_66, t4_66
||      XOR     .D2    B6, B28, B8          ; XOR     y3_69, k3_67, z3_69
        XOR     .L1    A24, A8, A3          ; XOR     t5_41, bx, dx
||      XOR     .L2    B24, B6, B26         ; XOR     b2_70, y3_69, c2_70
||      XOR     .S1    A3, A5, A27          ; XOR     t1_66, z3_63, t2_66
||      XOR     .S2    B7, B9, B25          ; XOR     y1_69, k1_67, z1_69
||      ROTL    .M2    B29, 5, B9           ; ROTL    c0_70, 5, y0_69
||      ANDN    .D1    A16, A0, A8          ; ANDN    t5_66, t4_66, t8_66
||      XOR     .D2    B31, B5, B7          ; XOR     y0_73, k0_67, z0_73
        XOR     .L1    A31, A24, A9         ; XOR     a1_60, a0_60, b1_60
||      XOR     .L2    B2, B9, B0           ; XOR     y1_73, k1_67, z1_73
||      SHL     .S1    A24, 3, A28          ; SHL     a0_60, 3, by3_60
||      XOR     .S2    B22, B3, B29         ; XOR     y2_73, k2_67, z2_73
||      ROTL    .M2    B26, 22, B30         ; ROTL    c2_70, 22, y2_69
||      XOR     .D1    A3, A17, A26         ; XOR     dx, a2_60, a3_60
||      ANDN    .D2    B7, B16, B24         ; ANDN    z0_73, z3_73, t3_76
        XOR     .L1    A26, A28, A2         ; XOR     a3_60, by3_60, b3_60
||      XOR     .L2    B9, B5, B1           ; XOR     y0_69, k0_67, z0_69
||      ANDN    .S1    A27, A29, A26        ; ANDN    t2_66, t0_66, t6_66
||      XOR     .S2    B0, B7, B26          ; XOR     z1_73, z0_73, t0_76
||      ROTL    .M1    A9, 1, A29           ; ROTL    b1_60, 1, y1_59
||      XOR     .D1    A27, A0, A0          ; XOR     t2_66, t4_66, t7_66
||      ANDN    .D2    B29, B7, B23         ; ANDN    z2_73, z0_73, t1_76
        OR      .L1    A16, A26, A1         ; OR      t5_66, t6_66, t9_66
||      XOR     .L2    B23, B16, B4         ; XOR     t1_76, z3_73, t2_76
||      XOR     .S1    A1, A0, A9           ; XOR     z0_63, t7_66, t10_66
||      XOR     .S2    B29, B26, B22        ; XOR     z2_73, t0_76, t4_76
||      ROTL    .M1    A2, 7, A23           ; ROTL    b3_60, 7, y3_59
||      XOR     .D1    A0, A8, A3           ; XOR     t7_66, t8_66, cy
||      XOR     .D2    B24, B26, B6         ; XOR     t3_76, t0_76, t5_76
        XOR     .L1    A24, A29, A28        ; XOR     a0_60, y1_59, b0_60
||      ANDN    .L2    B4, B26, B26         ; ANDN    t2_76, t0_76, t6_76
||      SHL     .S1    A29, 7, A24          ; SHL     y1_59, 7, by7_60
||      XOR     .S2    B4, B22, B23         ; XOR     t2_76, t4_76, t7_76
||      ROTL    .M1    A3, 3, A9            ; ROTL    cy, 3, a2_85
||      NOT     .D1    A9, A5               ; NOT     t10_66, ay
||      ANDN    .D2    B6, B22, B4          ; ANDN    t5_76, t4_76, t8_76
        XOR     .L1    A28, A23, A27        ; XOR     b0_60, y3_59, c0_60
||      ANDN    .L2    B1, B8, B27          ; ANDN    z0_69, z3_69, t3_72
||      XOR     .S1    A1, A0, A16          ; XOR     t9_66, t7_66, dy
||      XOR     .S2    B7, B23, B16         ; XOR     z0_73, t7_76, t10_76
||      ROTL    .M1    A5, 13, A1           ; ROTL    ay, 13, a0_85
||      OR      .D1    A26, A8, A26         ; OR      t6_66, t8_66, by
||      XOR     .D2    B23, B4, B31         ; XOR     t7_76, t8_76, cw
        XOR     .L1    A17, A24, A24        ; XOR     a2_60, by7_60, b2_60
||      OR      .L2    B6, B26, B6          ; OR      t5_76, t6_76, t9_76
||      XOR     .S1    A26, A9, A8          ; XOR     by, a2_85, a1_85
||      NOT     .S2    B16, B0              ; NOT     t10_76, aw
||      ROTL    .M1    A27, 5, A2           ; ROTL    c0_60, 5, y0_59
||      ROTL    .M2    B31, 3, B31          ; ROTL    cw, 3, a2_95
||      XOR     .D1    A16, A9, A27         ; XOR     dy, a2_85, a3_85
||      LDW     .D2T2  *+B18[15], B2        ; LDW     *+keys_b[12 + 3], k3_88
        XOR     .L1    A24, A23, A23        ; XOR     b2_60, y3_59, c2_60
||      XOR     .L2    B30, B3, B16         ; XOR     y2_69, k2_67, z2_69
||      XOR     .S1    A29, A4, A29         ; XOR     y1_59, k1_57, z1_59
||      XOR     .S2    B6, B23, B22         ; XOR     t9_76, t7_76, dw
||      ROTL    .M2    B0, 13, B22          ; ROTL    aw, 13, a0_95
||      XOR     .D1    A23, A7, A0          ; XOR     y3_59, k3_57, z3_59
||      OR      .D2    B26, B4, B9          ; OR      t6_76, t8_76, bw
        XOR     .L1    A2, A25, A5          ; XOR     y0_59, k0_57, z0_59
||      XOR     .L2    B25, B1, B30         ; XOR     z1_69, z0_69, t0_72
||      SHL     .S1    A1, 3, A28           ; SHL     a0_85, 3, by3_85
||      ANDN    .S2    B16, B1, B4          ; ANDN    z2_69, z0_69, t1_72
||      ROTL    .M1    A23, 22, A16         ; ROTL    c2_60, 22, y2_59
||      XOR     .D1    A8, A1, A17          ; XOR     a1_85, a0_85, b1_85
||      XOR     .D2    B22, B31, B28        ; XOR     dw, a2_95, a3_95
        XOR     .L1    A29, A5, A25         ; XOR     z1_59, z0_59, t0_62
||      XOR     .L2    B4, B8, B6           ; XOR     t1_72, z3_69, t2_72
||      ANDN    .S1    A5, A0, A29          ; ANDN    z0_59, z3_59, t3_62
||      SHL     .S2    B22, 3, B27          ; SHL     a0_95, 3, by3_95
||      ROTL    .M1    A17, 1, A17          ; ROTL    b1_85, 1, y1_84
||      XOR     .D1    A27, A28, A24        ; XOR     a3_85, by3_85, b3_85
||      XOR     .D2    B27, B30, B0         ; XOR     t3_72, t0_72, t5_72
        XOR     .L1    A16, A30, A29        ; XOR     y2_59, k2_57, z2_59
||      XOR     .L2    B16, B30, B23        ; XOR     z2_69, t0_72, t4_72
||      XOR     .S1    A29, A25, A3         ; XOR     t3_62, t0_62, t5_62
||      XOR     .S2    B9, B31, B24         ; XOR     bw, a2_95, a1_95
||      ROTL    .M1    A24, 7, A29          ; ROTL    b3_85, 7, y3_84
||      LDW     .D1T1  *+A19[13], A31       ; LDW     *+keys_a[12 + 1], k1_78
||      XOR     .D2    B28, B27, B26        ; XOR     a3_95, by3_95, b3_95
        ANDN    .L1    A29, A5, A30         ; ANDN    z2_59, z0_59, t1_62
||      XOR     .L2    B6, B23, B16         ; XOR     t2_72, t4_72, t7_72
||      SHL     .S1    A17, 7, A4           ; SHL     y1_84, 7, by7_85
||      ANDN    .S2    B0, B23, B23         ; ANDN    t5_72, t4_72, t8_72
||      ROTL    .M2    B26, 7, B27          ; ROTL    b3_95, 7, y3_94
||      XOR     .D1    A29, A25, A24        ; XOR     z2_59, t0_62, t4_62
||      LDW     .D2T2  *+B18[13], B26       ; LDW     *+keys_b[12 + 1], k1_88
        XOR     .L1    A30, A0, A7          ; XOR     t1_62, z3_59, t2_62
||      XOR     .L2    B1, B16, B29         ; XOR     z0_69, t7_72, t10_72
||      ANDN    .S1    A3, A24, A26         ; ANDN    t5_62, t4_62, t8_62
||      XOR     .S2    B16, B23, B5         ; XOR     t7_72, t8_72, cz
||      LDW     .D1T1  *+A19[15], A5        ; LDW     *+keys_a[12 + 3], k3_78
||      XOR     .D2    B24, B22, B3         ; XOR     a1_95, a0_95, b1_95
        ANDN    .L1    A7, A25, A23         ; ANDN    t2_62, t0_62, t6_62
||      ANDN    .L2    B6, B30, B28         ; ANDN    t2_72, t0_72, t6_72
||      XOR     .S1    A7, A24, A27         ; XOR     t2_62, t4_62, t7_62
||      NOT     .S2    B29, B29             ; NOT     t10_72, az
||      ROTL    .M2    B5, 3, B7            ; ROTL    cz, 3, a2_91
||      XOR     .D1    A9, A4, A16          ; XOR     a2_85, by7_85, b2_85
||      XOR     .D2    B27, B2, B25         ; XOR     y3_94, k3_88, z3_94
        XOR     .L1    A5, A27, A28         ; XOR     z0_59, t7_62, t10_62
||      OR      .L2    B0, B28, B23         ; OR      t5_72, t6_72, t9_72
||      XOR     .S1    A27, A26, A4         ; XOR     t7_62, t8_62, cx
||      OR      .S2    B28, B23, B5         ; OR      t6_72, t8_72, bz
||      ROTL    .M2    B29, 13, B24         ; ROTL    az, 13, a0_91
||      LDW     .D1T1  *+A19[14], A25       ; LDW     *+keys_a[12 + 2], k2_78
||      LDW     .D2T2  *+B18[14], B9        ; LDW     *+keys_b[12 + 2], k2_88
        NOT     .L1    A28, A0              ; NOT     t10_62, ax
||      XOR     .L2    B23, B16, B4         ; XOR     t9_72, t7_72, dz
||      XOR     .S1    A1, A17, A30         ; XOR     a0_85, y1_84, b0_85
||      XOR     .S2    B5, B7, B5           ; XOR     bz, a2_91, a1_91
||      ROTL    .M1    A4, 3, A3            ; ROTL    cx, 3, a2_81
||      ROTL    .M2    B3, 1, B6            ; ROTL    b1_95, 1, y1_94
||      LDW     .D1T1  *+A19[12], A23       ; LDW     *+keys_a[12], k0_78
||      LDW     .D2T2  *+B18[12], B29       ; LDW     *+keys_b[12], k0_88
        OR      .L1    A3, A23, A4          ; OR      t5_62, t6_62, t9_62
||      XOR     .L2    B5, B24, B3          ; XOR     a1_91, a0_91, b1_91
||      XOR     .S1    A30, A29, A2         ; XOR     b0_85, y3_84, c0_85
||      SHL     .S2    B24, 3, B0           ; SHL     a0_91, 3, by3_91
||      ROTL    .M1    A0, 13, A27          ; ROTL    ax, 13, a0_81
||      XOR     .D1    A16, A29, A25        ; XOR     b2_85, y3_84, c2_85
||      XOR     .D2    B4, B7, B30          ; XOR     dz, a2_91, a3_91
        XOR     .L1    A4, A27, A26         ; XOR     t9_62, t7_62, dx
||      XOR     .L2    B30, B0, B5          ; XOR     a3_91, by3_91, b3_91
||      OR      .S1    A23, A26, A28        ; OR      t6_62, t8_62, bx
||      SHL     .S2    B6, 7, B4            ; SHL     y1_94, 7, by7_95
||      ROTL    .M1    A2, 5, A29           ; ROTL    c0_85, 5, y0_84
||      ROTL    .M2    B3, 1, B30           ; ROTL    b1_91, 1, y1_90
||      XOR     .D1    A29, A5, A7          ; XOR     y3_84, k3_78, z3_84
||      XOR     .D2    B22, B6, B29         ; XOR     a0_95, y1_94, b0_95
        XOR     .L1    A28, A3, A16         ; XOR     bx, a2_81, a1_81
||      XOR     .L2    B29, B27, B23        ; XOR     b0_95, y3_94, c0_95
||      SHL     .S1    A27, 3, A1           ; SHL     a0_81, 3, by3_81
||      XOR     .S2    B31, B4, B22         ; XOR     a2_95, by7_95, b2_95
||      ROTL    .M1    A25, 22, A30         ; ROTL    c2_85, 22, y2_84
||      ROTL    .M2    B5, 7, B26           ; ROTL    b3_91, 7, y3_90
||      XOR     .D1    A26, A3, A30         ; XOR     dx, a2_81, a3_81
||      XOR     .D2    B6, B26, B0          ; XOR     y1_94, k1_88, z1_94
        XOR     .L1    A16, A27, A24        ; XOR     a1_81, a0_81, b1_81
||      XOR     .L2    B30, B26, B6         ; XOR     y1_90, k1_88, z1_90
||      XOR     .S1    A30, A1, A17         ; XOR     a3_81, by3_81, b3_81
||      SHL     .S2    B30, 7, B16          ; SHL     y1_90, 7, by7_91
||      ROTL    .M2    B23, 5, B8           ; ROTL    c0_95, 5, y0_94
||      XOR     .D1    A17, A31, A8         ; XOR     y1_84, k1_78, z1_84
||      XOR     .D2    B0, B25, B3          ; XOR     z1_94, z3_94, t0_97
        XOR     .L1    A29, A23, A9         ; XOR     y0_84, k0_78, z0_84
||      XOR     .L2    B24, B30, B2         ; XOR     a0_91, y1_90, b0_91
||      XOR     .S1    A30, A25, A16        ; XOR     y2_84, k2_78, z2_84
||      XOR     .S2    B26, B2, B1          ; XOR     y3_90, k3_88, z3_90
||      ROTL    .M1    A17, 7, A8           ; ROTL    b3_81, 7, y3_80
||      XOR     .D1    A8, A7, A2           ; XOR     z1_84, z3_84, t0_87
||      XOR     .D2    B22, B27, B28        ; XOR     b2_95, y3_94, c2_95
        AND     .L1    A8, A9, A24          ; AND     z1_84, z0_84, t2_87
||      XOR     .L2    B2, B26, B23         ; XOR     b0_91, y3_90, c0_91
||      XOR     .S1    A9, A16, A1          ; XOR     z0_84, z2_84, t3_87
||      XOR     .S2    B7, B16, B30         ; XOR     a2_91, by7_91, b2_91
||      ROTL    .M1    A24, 1, A26          ; ROTL    b1_81, 1, y1_80
||      ROTL    .M2    B28, 22, B26         ; ROTL    c2_95, 22, y2_94
||      XOR     .D1    A16, A2, A0          ; XOR     z2_84, t0_87, t4_87
||      XOR     .D2    B8, B29, B16         ; XOR     y0_94, k0_88, z0_94
        XOR     .L1    A8, A5, A16          ; XOR     y3_80, k3_78, z3_80
||      XOR     .L2    B30, B26, B25        ; XOR     b2_91, y3_90, c2_91
||      OR      .S1    A7, A9, A29          ; OR      z3_84, z0_84, t1_87
||      XOR     .S2    B6, B1, B30          ; XOR     z1_90, z3_90, t0_93
||      ROTL    .M2    B23, 5, B7           ; ROTL    c0_91, 5, y0_90
||      OR      .D1    A1, A24, A28         ; OR      t3_87, t2_87, t7_87
||      OR      .D2    B25, B16, B4         ; OR      z3_94, z0_94, t1_97
        XOR     .L1    A26, A31, A31        ; XOR     y1_80, k1_78, z1_80
||      XOR     .L2    B26, B9, B27         ; XOR     y2_94, k2_88, z2_94
||      SHL     .S1    A26, 7, A5           ; SHL     y1_80, 7, by7_81
||      AND     .S2    B0, B16, B28         ; AND     z1_94, z0_94, t2_97
||      ROTL    .M2    B25, 22, B31         ; ROTL    c2_91, 22, y2_90
||      XOR     .D1    A24, A29, A9         ; XOR     t2_87, t1_87, t8_87
||      AND     .D2    B3, B4, B26          ; AND     t0_97, t1_97, t5_97
        XOR     .L1    A3, A5, A1           ; XOR     a2_81, by7_81, b2_81
||      XOR     .L2    B7, B29, B5          ; XOR     y0_90, k0_88, z0_90
||      AND     .S1    A2, A29, A2          ; AND     t0_87, t1_87, t5_87
||      XOR     .S2    B16, B27, B16        ; XOR     z0_94, z2_94, t3_97
||      AND     .D1    A29, A9, A4          ; AND     t1_87, t8_87, t10_87
||      XOR     .D2    B27, B3, B27         ; XOR     z2_94, t0_97, t4_97
        XOR     .L1    A1, A8, A7           ; XOR     b2_81, y3_80, c2_81
||      OR      .L2    B1, B5, B2           ; OR      z3_90, z0_90, t1_93
||      XOR     .S1    A0, A29, A0          ; XOR     t4_87, t1_87, t6_87
||      AND     .S2    B6, B5, B24          ; AND     z1_90, z0_90, t2_93
||      XOR     .D1    A2, A28, A3          ; XOR     t5_87, t7_87, cy
||      XOR     .D2    B27, B4, B22         ; XOR     t4_97, t1_97, t6_97
        XOR     .L1    A27, A26, A4         ; XOR     a0_81, y1_80, b0_81
||      XOR     .L2    B24, B2, B6          ; XOR     t2_93, t1_93, t8_93
||      XOR     .S1    A4, A0, A0           ; XOR     t10_87, t6_87, t11_87
||      OR      .S2    B16, B28, B23        ; OR      t3_97, t2_97, t7_97
||      ROTL    .M1    A7, 22, A17          ; ROTL    c2_81, 22, y2_80
||      AND     .D1    A0, A3, A17          ; AND     t6_87, cy, t13_87
||      XOR     .D2    B28, B4, B29         ; XOR     t2_97, t1_97, t8_97
        OR      .L1    A9, A3, A1           ; OR      t8_87, cy, t12_87
||      XOR     .L2    B31, B9, B3          ; XOR     y2_90, k2_88, z2_90
||      XOR     .S1    A0, A17, A30         ; XOR     t11_87, t13_87, ay
||      XOR     .S2    B26, B23, B0         ; XOR     t5_97, t7_97, cw
||      ROTL    .M1    A3, 3, A3            ; ROTL    cy, 3, a2_106
||      LDW     .D1T1  *+A19[17], A28       ; LDW     *+keys_a[16 + 1], k1_99
||      AND     .D2    B23, B4, B31         ; AND     t7_97, t1_97, t9_97
        XOR     .L1    A4, A8, A26          ; XOR     b0_81, y3_80, c0_81
||      XOR     .L2    B3, B30, B25         ; XOR     z2_90, t0_93, t4_93
||      AND     .S1    A28, A29, A30        ; AND     t7_87, t1_87, t9_87
||      OR      .S2    B29, B0, B7          ; OR      t8_97, cw, t12_97
||      ROTL    .M1    A30, 13, A1          ; ROTL    ay, 13, a0_106
||      ROTL    .M2    B0, 3, B27           ; ROTL    cw, 3, a2_116
||      XOR     .D1    A1, A0, A8           ; XOR     t12_87, t11_87, by
||      AND     .D2    B22, B0, B16         ; AND     t6_97, cw, t13_97
        XOR     .L1    A31, A16, A24        ; XOR     z1_80, z3_80, t0_83
||      XOR     .L2    B5, B3, B8           ; XOR     z0_90, z2_90, t3_93
||      XOR     .S1    A30, A0, A4          ; XOR     t9_87, t11_87, dy
||      XOR     .S2    B25, B2, B29         ; XOR     t4_93, t1_93, t6_93
||      ROTL    .M1    A26, 5, A25          ; ROTL    c0_81, 5, y0_80
||      XOR     .D1    A8, A3, A0           ; XOR     by, a2_106, a1_106
||      AND     .D2    B4, B29, B0          ; AND     t1_97, t8_97, t10_97
        XOR     .L1    A17, A25, A4         ; XOR     y2_80, k2_78, z2_80
||      OR      .L2    B8, B24, B25         ; OR      t3_93, t2_93, t7_93
||      XOR     .S1    A0, A1, A9           ; XOR     a1_106, a0_106, b1_106
||      XOR     .S2    B0, B22, B1          ; XOR     t10_97, t6_97, t11_97
||      XOR     .D1    A4, A3, A30          ; XOR     dy, a2_106, a3_106
||      LDW     .D2T2  *+B18[17], B25       ; LDW     *+keys_b[16 + 1], k1_109
        XOR     .L1    A25, A23, A9         ; XOR     y0_80, k0_78, z0_80
||      XOR     .L2    B7, B1, B26          ; XOR     t12_97, t11_97, bw
||      SHL     .S1    A1, 3, A5            ; SHL     a0_106, 3, by3_106
||      XOR     .S2    B31, B1, B22         ; XOR     t9_97, t11_97, dw
||      ROTL    .M1    A9, 1, A8            ; ROTL    b1_106, 1, y1_105
||      LDW     .D1T1  *+A19[19], A1        ; LDW     *+keys_a[16 + 3], k3_99
||      XOR     .D2    B1, B16, B1          ; XOR     t11_97, t13_97, aw
        XOR     .L1    A9, A4, A2           ; XOR     z0_80, z2_80, t3_83
||      AND     .L2    B25, B2, B9          ; AND     t7_93, t1_93, t9_93
||      XOR     .S1    A30, A5, A5          ; XOR     a3_106, by3_106, b3_106
||      AND     .S2    B2, B6, B23          ; AND     t1_93, t8_93, t10_93
||      ROTL    .M2    B1, 13, B23          ; ROTL    aw, 13, a0_116
||      LDW     .D1T1  *+A19[16], A25       ; LDW     *+keys_a[16], k0_99
||      XOR     .D2    B26, B27, B24        ; XOR     bw, a2_116, a1_116
        AND     .L1    A31, A9, A5          ; AND     z1_80, z0_80, t2_83
||      AND     .L2    B30, B2, B30         ; AND     t0_93, t1_93, t5_93
||      XOR     .S1    A1, A8, A7           ; XOR     a0_106, y1_105, b0_106
||      XOR     .S2    B23, B29, B2         ; XOR     t10_93, t6_93, t11_93
||      ROTL    .M1    A5, 7, A31           ; ROTL    b3_106, 7, y3_105
||      XOR     .D1    A8, A28, A23         ; XOR     y1_105, k1_99, z1_105
||      LDW     .D2T2  *+B18[19], B24       ; LDW     *+keys_b[16 + 3], k3_109
        XOR     .L1    A4, A24, A26         ; XOR     z2_80, t0_83, t4_83
||      XOR     .L2    B30, B25, B5         ; XOR     t5_93, t7_93, cz
||      SHL     .S1    A8, 7, A2            ; SHL     y1_105, 7, by7_106
||      SHL     .S2    B23, 3, B30          ; SHL     a0_116, 3, by3_116
||      OR      .D1    A2, A5, A4           ; OR      t3_83, t2_83, t7_83
||      XOR     .D2    B24, B23, B7         ; XOR     a1_116, a0_116, b1_116
        OR      .L1    A16, A9, A17         ; OR      z3_80, z0_80, t1_83
||      OR      .L2    B6, B5, B8           ; OR      t8_93, cz, t12_93
||      XOR     .S1    A7, A31, A8          ; XOR     b0_106, y3_105, c0_106
||      AND     .S2    B29, B5, B29         ; AND     t6_93, cz, t13_93
||      ROTL    .M2    B7, 1, B30           ; ROTL    b1_116, 1, y1_115
||      XOR     .D1    A3, A2, A27          ; XOR     a2_106, by7_106, b2_106
||      XOR     .D2    B22, B27, B16        ; XOR     dw, a2_116, a3_116
        AND     .L1    A4, A17, A29         ; AND     t7_83, t1_83, t9_83
||      XOR     .L2    B9, B2, B4           ; XOR     t9_93, t11_93, dz
||      XOR     .S1    A31, A1, A3          ; XOR     y3_105, k3_99, z3_105
||      XOR     .S2    B2, B29, B28         ; XOR     t11_93, t13_93, az
||      ROTL    .M1    A8, 5, A0            ; ROTL    c0_106, 5, y0_105
||      ROTL    .M2    B5, 3, B29           ; ROTL    cz, 3, a2_112
||      LDW     .D1T1  *+A19[18], A5        ; LDW     *+keys_a[16 + 2], k2_99
||      XOR     .D2    B16, B30, B31        ; XOR     a3_116, by3_116, b3_116
        XOR     .L1    A26, A17, A2         ; XOR     t4_83, t1_83, t6_83
||      XOR     .L2    B8, B2, B22          ; XOR     t12_93, t11_93, bz
||      XOR     .S1    A5, A17, A9          ; XOR     t2_83, t1_83, t8_83
||      SHL     .S2    B30, 7, B23          ; SHL     y1_115, 7, by7_116
||      ROTL    .M2    B28, 13, B22         ; ROTL    az, 13, a0_112
||      NOT     .D1    A23, A16             ; NOT     z1_105, t0_108
||      XOR     .D2    B23, B30, B16        ; XOR     a0_116, y1_115, b0_116
        AND     .L1    A24, A17, A26        ; AND     t0_83, t1_83, t5_83
||      XOR     .L2    B22, B29, B6         ; XOR     bz, a2_112, a1_112
||      XOR     .S1    A27, A31, A27        ; XOR     b2_106, y3_105, c2_106
||      XOR     .S2    B4, B29, B26         ; XOR     dz, a2_112, a3_112
||      ROTL    .M2    B31, 7, B7           ; ROTL    b3_116, 7, y3_115
||      XOR     .D1    A0, A25, A30         ; XOR     y0_105, k0_99, z0_105
||      LDW     .D2T2  *+B18[16], B28       ; LDW     *+keys_b[16], k0_109
        XOR     .L1    A26, A4, A23         ; XOR     t5_83, t7_83, cx
||      XOR     .L2    B6, B22, B3          ; XOR     a1_112, a0_112, b1_112
||      AND     .S1    A17, A9, A7          ; AND     t1_83, t8_83, t10_83
||      SHL     .S2    B22, 3, B6           ; SHL     a0_112, 3, by3_112
||      ROTL    .M1    A27, 22, A26         ; ROTL    c2_106, 22, y2_105
||      XOR     .D1    A30, A3, A4          ; XOR     z0_105, z3_105, t2_108
||      XOR     .D2    B30, B25, B0         ; XOR     y1_115, k1_109, z1_115
        XOR     .L1    A7, A2, A27          ; XOR     t10_83, t6_83, t11_83
||      XOR     .L2    B26, B6, B8          ; XOR     a3_112, by3_112, b3_112
||      AND     .S1    A2, A23, A8          ; AND     t6_83, cx, t13_83
||      XOR     .S2    B27, B23, B26        ; XOR     a2_116, by7_116, b2_116
||      ROTL    .M1    A23, 3, A0           ; ROTL    cx, 3, a2_102
||      ROTL    .M2    B3, 1, B9            ; ROTL    b1_112, 1, y1_111
||      XOR     .D1    A4, A16, A17         ; XOR     t2_108, t0_108, t5_108
||      XOR     .D2    B7, B24, B23         ; XOR     y3_115, k3_109, z3_115
        XOR     .L1    A27, A8, A30         ; XOR     t11_83, t13_83, ax
||      XOR     .L2    B16, B7, B16         ; XOR     b0_116, y3_115, c0_116
||      XOR     .S1    A26, A5, A31         ; XOR     y2_105, k2_99, z2_105
||      XOR     .S2    B26, B7, B4          ; XOR     b2_116, y3_115, c2_116
||      ROTL    .M2    B8, 7, B2            ; ROTL    b3_112, 7, y3_111
||      AND     .D1    A3, A30, A4          ; AND     z3_105, z0_105, t1_108
||      LDW     .D2T2  *+B18[18], B25       ; LDW     *+keys_b[16 + 2], k2_109
        OR      .L1    A9, A23, A29         ; OR      t8_83, cx, t12_83
||      XOR     .L2    B22, B9, B22         ; XOR     a0_112, y1_111, b0_112
||      XOR     .S1    A29, A27, A8         ; XOR     t9_83, t11_83, dx
||      SHL     .S2    B9, 7, B5            ; SHL     y1_111, 7, by7_112
||      ROTL    .M1    A30, 13, A24         ; ROTL    ax, 13, a0_102
||      ROTL    .M2    B16, 5, B8           ; ROTL    c0_116, 5, y0_115
||      OR      .D1    A31, A3, A7          ; OR      z2_105, z3_105, t4_108
||      XOR     .D2    B9, B25, B16         ; XOR     y1_111, k1_109, z1_111
        XOR     .L1    A29, A27, A27        ; XOR     t12_83, t11_83, bx
||      XOR     .L2    B22, B2, B24         ; XOR     b0_112, y3_111, c0_112
||      XOR     .S1    A8, A0, A23          ; XOR     dx, a2_102, a3_102
||      XOR     .S2    B2, B24, B1          ; XOR     y3_111, k3_109, z3_111
||      ROTL    .M2    B4, 22, B4           ; ROTL    c2_116, 22, y2_115
||      OR      .D1    A16, A17, A29        ; OR      t0_108, t5_108, t9_108
||      NOT     .D2    B0, B31              ; NOT     z1_115, t0_118
        XOR     .L1    A27, A0, A4          ; XOR     bx, a2_102, a1_102
||      XOR     .L2    B29, B5, B29         ; XOR     a2_112, by7_112, b2_112
||      XOR     .S1    A4, A31, A26         ; XOR     t1_108, z2_105, t3_108
||      NOT     .S2    B16, B0              ; NOT     z1_111, t0_114
||      ROTL    .M2    B24, 5, B29          ; ROTL    c0_112, 5, y0_111
||      ANDN    .D1    A17, A7, A7          ; ANDN    t5_108, t4_108, t7_108
||      XOR     .D2    B8, B28, B8          ; XOR     y0_115, k0_109, z0_115
        XOR     .L1    A4, A24, A30         ; XOR     a1_102, a0_102, b1_102
||      XOR     .L2    B29, B2, B24         ; XOR     b2_112, y3_111, c2_112
||      SHL     .S1    A24, 3, A27          ; SHL     a0_102, 3, by3_102
||      AND     .S2    B23, B8, B6          ; AND     z3_115, z0_115, t1_118
||      XOR     .D1    A3, A26, A8          ; XOR     z3_105, t3_108, t6_108
||      XOR     .D2    B8, B23, B3          ; XOR     z0_115, z3_115, t2_118
        XOR     .L1    A23, A27, A3         ; XOR     a3_102, by3_102, b3_102
||      XOR     .L2    B29, B28, B27        ; XOR     y0_111, k0_109, z0_111
||      XOR     .S1    A7, A16, A16         ; XOR     t7_108, t0_108, t8_108
||      XOR     .S2    B4, B25, B7          ; XOR     y2_115, k2_109, z2_115
||      ROTL    .M1    A30, 1, A4           ; ROTL    b1_102, 1, y1_101
||      ROTL    .M2    B24, 22, B16         ; ROTL    c2_112, 22, y2_111
||      XOR     .D1    A29, A8, A27         ; XOR     t9_108, t6_108, ay
||      XOR     .D2    B3, B31, B3          ; XOR     t2_118, t0_118, t5_118
        AND     .L1    A8, A16, A9          ; AND     t6_108, t8_108, t10_108
||      AND     .L2    B1, B27, B6          ; AND     z3_111, z0_111, t1_114
||      ANDN    .S1    A27, A26, A31        ; ANDN    ay, t3_108, t11_108
||      XOR     .S2    B27, B1, B26         ; XOR     z0_111, z3_111, t2_114
||      ROTL    .M1    A3, 7, A29           ; ROTL    b3_102, 7, y3_101
||      LDW     .D1T1  *+A19[21], A8        ; LDW     *+keys_a[20 + 1], k1_120
||      XOR     .D2    B6, B7, B5           ; XOR     t1_118, z2_115, t3_118
        XOR     .L1    A16, A26, A26        ; XOR     t8_108, t3_108, by
||      XOR     .L2    B16, B25, B29        ; XOR     y2_111, k2_109, z2_111
||      XOR     .S1    A9, A17, A7          ; XOR     t10_108, t5_108, dy
||      OR      .S2    B7, B23, B24         ; OR      z2_115, z3_115, t4_118
||      ROTL    .M1    A27, 13, A23         ; ROTL    ay, 13, a0_127
||      XOR     .D1    A31, A17, A9         ; XOR     t11_108, t5_108, cy
||      XOR     .D2    B23, B5, B2          ; XOR     z3_115, t3_118, t6_118
        XOR     .L1    A24, A4, A31         ; XOR     a0_102, y1_101, b0_102
||      XOR     .L2    B6, B29, B23         ; XOR     t1_114, z2_111, t3_114
||      SHL     .S1    A4, 7, A9            ; SHL     y1_101, 7, by7_102
||      XOR     .S2    B26, B0, B27         ; XOR     t2_114, t0_114, t5_114
||      ROTL    .M1    A9, 3, A1            ; ROTL    cy, 3, a2_127
||      XOR     .D1    A29, A1, A27         ; XOR     y3_101, k3_99, z3_101
||      OR      .D2    B31, B3, B9          ; OR      t0_118, t5_118, t9_118
        XOR     .L1    A31, A29, A2         ; XOR     b0_102, y3_101, c0_102
||      XOR     .L2    B1, B23, B30         ; XOR     z3_111, t3_114, t6_114
||      SHL     .S1    A23, 3, A31          ; SHL     a0_127, 3, by3_127
||      OR      .S2    B0, B27, B4          ; OR      t0_114, t5_114, t9_114
||      XOR     .D1    A0, A9, A3           ; XOR     a2_102, by7_102, b2_102
||      ANDN    .D2    B3, B24, B28         ; ANDN    t5_118, t4_118, t7_118
        XOR     .L1    A3, A29, A17         ; XOR     b2_102, y3_101, c2_102
||      OR      .L2    B29, B1, B7          ; OR      z2_111, z3_111, t4_114
||      XOR     .S1    A26, A1, A7          ; XOR     by, a2_127, a1_127
||      XOR     .S2    B4, B30, B16         ; XOR     t9_114, t6_114, az
||      ROTL    .M1    A2, 5, A30           ; ROTL    c0_102, 5, y0_101
||      XOR     .D1    A7, A1, A2           ; XOR     dy, a2_127, a3_127
||      XOR     .D2    B28, B31, B28        ; XOR     t7_118, t0_118, t8_118
        XOR     .L1    A7, A23, A7          ; XOR     a1_127, a0_127, b1_127
||      ANDN    .L2    B27, B7, B7          ; ANDN    t5_114, t4_114, t7_114
||      XOR     .S1    A2, A31, A24         ; XOR     a3_127, by3_127, b3_127
||      ANDN    .S2    B16, B23, B31        ; ANDN    az, t3_114, t11_114
||      ROTL    .M1    A17, 22, A25         ; ROTL    c2_102, 22, y2_101
||      ROTL    .M2    B16, 13, B29         ; ROTL    az, 13, a0_133
||      LDW     .D1T1  *+A19[23], A23       ; LDW     *+keys_a[20 + 3], k3_120
||      XOR     .D2    B9, B2, B26          ; XOR     t9_118, t6_118, aw
        XOR     .L1    A30, A25, A3         ; XOR     y0_101, k0_99, z0_101
||      XOR     .L2    B31, B27, B31        ; XOR     t11_114, t5_114, cz
||      XOR     .S1    A4, A28, A0          ; XOR     y1_101, k1_99, z1_101
||      ANDN    .S2    B26, B5, B25         ; ANDN    aw, t3_118, t11_118
||      ROTL    .M1    A7, 1, A9            ; ROTL    b1_127, 1, y1_126
||      ROTL    .M2    B26, 13, B0          ; ROTL    aw, 13, a0_137
||      LDW     .D1T1  *+A19[20], A28       ; LDW     *+keys_a[20], k0_120
||      LDW     .D2T2  *+B18[21], B1        ; LDW     *+keys_b[20 + 1], k1_130
        NOT     .L1    A0, A29              ; NOT     z1_101, t0_104
||      XOR     .L2    B7, B0, B8           ; XOR     t7_114, t0_114, t8_114
||      AND     .S1    A27, A3, A17         ; AND     z3_101, z0_101, t1_104
||      SHL     .S2    B29, 3, B26          ; SHL     a0_133, 3, by3_133
||      ROTL    .M1    A24, 7, A5           ; ROTL    b3_127, 7, y3_126
||      ROTL    .M2    B31, 3, B25          ; ROTL    cz, 3, a2_133
||      XOR     .D1    A3, A27, A31         ; XOR     z0_101, z3_101, t2_104
||      XOR     .D2    B25, B3, B22         ; XOR     t11_118, t5_118, cw
        XOR     .L1    A25, A5, A24         ; XOR     y2_101, k2_99, z2_101
||      AND     .L2    B30, B8, B23         ; AND     t6_114, t8_114, t10_114
||      SHL     .S1    A9, 7, A3            ; SHL     y1_126, 7, by7_127
||      XOR     .S2    B8, B23, B30         ; XOR     t8_114, t3_114, bz
||      ROTL    .M2    B22, 3, B2           ; ROTL    cw, 3, a2_137
||      XOR     .D1    A9, A8, A7           ; XOR     y1_126, k1_120, z1_126
||      AND     .D2    B2, B28, B24         ; AND     t6_118, t8_118, t10_118
        XOR     .L1    A17, A24, A31        ; XOR     t1_104, z2_101, t3_104
||      XOR     .L2    B23, B27, B9         ; XOR     t10_114, t5_114, dz
||      XOR     .S1    A31, A29, A0         ; XOR     t2_104, t0_104, t5_104
||      XOR     .S2    B28, B5, B23         ; XOR     t8_118, t3_118, bw
||      XOR     .D1    A23, A9, A4          ; XOR     a0_127, y1_126, b0_127
||      XOR     .D2    B30, B25, B28        ; XOR     bz, a2_133, a1_133
        XOR     .L1    A27, A31, A9         ; XOR     z3_101, t3_104, t6_104
||      XOR     .L2    B24, B3, B7          ; XOR     t10_118, t5_118, dw
||      OR      .S1    A29, A0, A16         ; OR      t0_104, t5_104, t9_104
||      XOR     .S2    B28, B29, B9         ; XOR     a1_133, a0_133, b1_133
||      XOR     .D1    A1, A3, A17          ; XOR     a2_127, by7_127, b2_127
||      XOR     .D2    B9, B25, B3          ; XOR     dz, a2_133, a3_133
        XOR     .L1    A16, A9, A16         ; XOR     t9_104, t6_104, ax
||      XOR     .L2    B3, B26, B27         ; XOR     a3_133, by3_133, b3_133
||      XOR     .S1    A5, A23, A30         ; XOR     y3_126, k3_120, z3_126
||      XOR     .S2    B23, B2, B26         ; XOR     bw, a2_137, a1_137
||      ROTL    .M2    B9, 1, B4            ; ROTL    b1_133, 1, y1_132
||      LDW     .D1T1  *+A19[22], A29       ; LDW     *+keys_a[20 + 2], k2_120
||      XOR     .D2    B7, B2, B16          ; XOR     dw, a2_137, a3_137
        OR      .L1    A24, A27, A2         ; OR      z2_101, z3_101, t4_104
||      XOR     .L2    B26, B0, B7          ; XOR     a1_137, a0_137, b1_137
||      XOR     .S1    A4, A5, A24          ; XOR     b0_127, y3_126, c0_127
||      SHL     .S2    B0, 3, B28           ; SHL     a0_137, 3, by3_137
||      ROTL    .M1    A16, 13, A25         ; ROTL    ax, 13, a0_123
||      ROTL    .M2    B27, 7, B9           ; ROTL    b3_133, 7, y3_132
||      XOR     .D1    A17, A5, A3          ; XOR     b2_127, y3_126, c2_127
||      LDW     .D2T2  *+B18[23], B23       ; LDW     *+keys_b[20 + 3], k3_130
        ANDN    .L1    A0, A2, A27          ; ANDN    t5_104, t4_104, t7_104
||      XOR     .L2    B29, B4, B30         ; XOR     a0_133, y1_132, b0_133
||      ANDN    .S1    A16, A31, A5         ; ANDN    ax, t3_104, t11_104
||      XOR     .S2    B16, B28, B7         ; XOR     a3_137, by3_137, b3_137
||      ROTL    .M1    A24, 5, A5           ; ROTL    c0_127, 5, y0_126
||      ROTL    .M2    B7, 1, B26           ; ROTL    b1_137, 1, y1_136
||      LDW     .D2T2  *+B18[20], B25       ; LDW     *+keys_b[20], k0_130
        XOR     .L1    A27, A29, A26        ; XOR     t7_104, t0_104, t8_104
||      XOR     .L2    B30, B9, B3          ; XOR     b0_133, y3_132, c0_133
||      SHL     .S1    A25, 3, A17          ; SHL     a0_123, 3, by3_123
||      XOR     .S2    B4, B1, B5           ; XOR     y1_132, k1_130, z1_132
||      ROTL    .M1    A3, 22, A5           ; ROTL    c2_127, 22, y2_126
||      ROTL    .M2    B7, 7, B30           ; ROTL    b3_137, 7, y3_136
||      XOR     .D1    A5, A0, A3           ; XOR     t11_104, t5_104, cx
||      LDW     .D2T2  *+B18[22], B7        ; LDW     *+keys_b[20 + 2], k2_130
        AND     .L1    A9, A26, A4          ; AND     t6_104, t8_104, t10_104
||      XOR     .L2    B0, B26, B7          ; XOR     a0_137, y1_136, b0_137
||      XOR     .S1    A26, A31, A9         ; XOR     t8_104, t3_104, bx
||      SHL     .S2    B26, 7, B22          ; SHL     y1_136, 7, by7_137
||      ROTL    .M1    A3, 3, A31           ; ROTL    cx, 3, a2_123
||      ROTL    .M2    B3, 5, B16           ; ROTL    c0_133, 5, y0_132
||      XOR     .D1    A5, A28, A16         ; XOR     y0_126, k0_120, z0_126
||      XOR     .D2    B26, B1, B27         ; XOR     y1_136, k1_130, z1_136
        XOR     .L1    A4, A0, A0           ; XOR     t10_104, t5_104, dx
||      XOR     .L2    B7, B30, B1          ; XOR     b0_137, y3_136, c0_137
||      XOR     .S1    A5, A29, A3          ; XOR     y2_126, k2_120, z2_126
||      SHL     .S2    B4, 7, B31           ; SHL     y1_132, 7, by7_133
||      ANDN    .D1    A16, A7, A5          ; ANDN    z0_126, z1_126, t0_129
||      XOR     .D2    B2, B22, B3          ; XOR     a2_137, by7_137, b2_137
        XOR     .L1    A9, A31, A4          ; XOR     bx, a2_123, a1_123
||      XOR     .L2    B25, B31, B30        ; XOR     a2_133, by7_133, b2_133
||      XOR     .S1    A3, A5, A9           ; XOR     z2_126, t0_129, t1_129
||      XOR     .S2    B3, B30, B8          ; XOR     b2_137, y3_136, c2_137
||      ROTL    .M2    B1, 5, B26           ; ROTL    c0_137, 5, y0_136
||      XOR     .D1    A7, A16, A2          ; XOR     z1_126, z0_126, t2_129
||      XOR     .D2    B30, B23, B31        ; XOR     y3_136, k3_130, z3_136
        XOR     .L1    A4, A25, A1          ; XOR     a1_123, a0_123, b1_123
||      XOR     .L2    B30, B9, B8          ; XOR     b2_133, y3_132, c2_133
||      XOR     .S1    A0, A31, A7          ; XOR     dx, a2_123, a3_123
||      XOR     .S2    B16, B25, B9         ; XOR     y0_132, k0_130, z0_132
||      ROTL    .M2    B8, 22, B30          ; ROTL    c2_137, 22, y2_136
||      XOR     .D1    A30, A9, A24         ; XOR     z3_126, t1_129, t8_129
||      XOR     .D2    B9, B23, B24         ; XOR     y3_132, k3_130, z3_132
        XOR     .L1    A7, A17, A27         ; XOR     a3_123, by3_123, b3_123
||      ANDN    .L2    B9, B5, B26          ; ANDN    z0_132, z1_132, t0_135
||      OR      .S1    A5, A2, A4           ; OR      t0_129, t2_129, t4_129
||      XOR     .S2    B5, B9, B0           ; XOR     z1_132, z0_132, t2_135
||      ROTL    .M1    A1, 1, A4            ; ROTL    b1_123, 1, y1_122
||      ROTL    .M2    B8, 22, B27          ; ROTL    c2_133, 22, y2_132
||      ANDN    .D1    A2, A30, A7          ; ANDN    t2_129, z3_126, t5_129
||      XOR     .D2    B26, B25, B23        ; XOR     y0_136, k0_130, z0_136
        XOR     .L1    A16, A9, A1          ; XOR     z0_126, t1_129, t3_129
||      XOR     .L2    B30, B7, B29         ; XOR     y2_136, k2_130, z2_136
||      XOR     .S1    A4, A30, A0          ; XOR     t4_129, z3_126, t7_129
||      ANDN    .S2    B23, B27, B30        ; ANDN    z0_136, z1_136, t0_139
||      ROTL    .M1    A27, 7, A7           ; ROTL    b3_123, 7, y3_122
||      NOT     .D1    A24, A17             ; NOT     t8_129, t9_129
||      XOR     .D2    B27, B23, B25        ; XOR     z1_136, z0_136, t2_139
        XOR     .L1    A25, A4, A3          ; XOR     a0_123, y1_122, b0_123
||      XOR     .L2    B29, B30, B3         ; XOR     z2_136, t0_139, t1_139
||      SHL     .S1    A4, 7, A16           ; SHL     y1_122, 7, by7_123
||      OR      .S2    B30, B25, B4         ; OR      t0_139, t2_139, t4_139
||      XOR     .D1    A7, A1, A26          ; XOR     t5_129, t3_129, ay
||      ANDN    .D2    B25, B31, B25        ; ANDN    t2_139, z3_136, t5_139
        XOR     .L1    A3, A7, A27          ; XOR     b0_123, y3_122, c0_123
||      OR      .L2    B26, B0, B6          ; OR      t0_135, t2_135, t4_135
||      XOR     .S1    A31, A16, A31        ; XOR     a2_123, by7_123, b2_123
||      XOR     .S2    B23, B3, B5          ; XOR     z0_136, t1_139, t3_139
||      ROTL    .M1    A26, 13, A9          ; ROTL    ay, 13, a0_148
||      XOR     .D1    A4, A8, A3           ; XOR     y1_122, k1_120, z1_122
||      XOR     .D2    B4, B31, B16         ; XOR     t4_139, z3_136, t7_139
        XOR     .L1    A31, A7, A1          ; XOR     b2_123, y3_122, c2_123
||      XOR     .L2    B6, B24, B2          ; XOR     t4_135, z3_132, t7_135
||      ANDN    .S1    A30, A1, A8          ; ANDN    z3_126, t3_129, t6_129
||      XOR     .S2    B25, B5, B5          ; XOR     t5_139, t3_139, aw
||      ROTL    .M1    A27, 5, A23          ; ROTL    c0_123, 5, y0_122
||      AND     .D1    A9, A26, A5          ; AND     t1_129, ay, t10_129
||      ANDN    .D2    B31, B5, B1          ; ANDN    z3_136, t3_139, t6_139
        XOR     .L1    A7, A23, A16         ; XOR     y3_122, k3_120, z3_122
||      XOR     .L2    B31, B3, B6          ; XOR     z3_136, t1_139, t8_139
||      XOR     .S1    A8, A0, A2           ; XOR     t6_129, t7_129, by
||      XOR     .S2    B1, B16, B29         ; XOR     t6_139, t7_139, bw
||      ROTL    .M1    A1, 22, A26          ; ROTL    c2_123, 22, y2_122
||      ROTL    .M2    B5, 13, B31          ; ROTL    aw, 13, a0_158
||      XOR     .D1    A0, A5, A25          ; XOR     t7_129, t10_129, cy
||      AND     .D2    B3, B5, B8           ; AND     t1_139, aw, t10_139
        XOR     .L1    A23, A28, A4         ; XOR     y0_122, k0_120, z0_122
||      XOR     .L2    B27, B7, B27         ; XOR     y2_132, k2_130, z2_132
||      ANDN    .S1    A5, A2, A28          ; ANDN    t10_129, by, t11_129
||      XOR     .S2    B16, B8, B25         ; XOR     t7_139, t10_139, cw
||      ROTL    .M1    A25, 3, A7           ; ROTL    cy, 3, a2_148
||      LDW     .D1T1  *+A19[27], A25       ; LDW     *+keys_a[24 + 3], k3_141
||      ANDN    .D2    B8, B29, B1          ; ANDN    t10_139, bw, t11_139
        ANDN    .L1    A4, A3, A8           ; ANDN    z0_122, z1_122, t0_125
||      XOR     .L2    B27, B26, B5         ; XOR     z2_132, t0_135, t1_135
||      SHL     .S1    A9, 3, A27           ; SHL     a0_148, 3, by3_148
||      SHL     .S2    B31, 3, B23          ; SHL     a0_158, 3, by3_158
||      ROTL    .M2    B25, 3, B3           ; ROTL    cw, 3, a2_158
||      XOR     .D1    A17, A28, A24        ; XOR     t9_129, t11_129, dy
||      ANDN    .D2    B0, B24, B4          ; ANDN    t2_135, z3_132, t5_135
        XOR     .L1    A26, A29, A31        ; XOR     y2_122, k2_120, z2_122
||      XOR     .L2    B9, B5, B30          ; XOR     z0_132, t1_135, t3_135
||      XOR     .S1    A2, A7, A0           ; XOR     by, a2_148, a1_148
||      XOR     .S2    B24, B5, B7          ; XOR     z3_132, t1_135, t8_135
||      XOR     .D1    A24, A7, A5          ; XOR     dy, a2_148, a3_148
||      LDW     .D2T2  *+B18[25], B1        ; LDW     *+keys_b[24 + 1], k1_151
        XOR     .L1    A3, A4, A30          ; XOR     z1_122, z0_122, t2_125
||      XOR     .L2    B4, B30, B25         ; XOR     t5_135, t3_135, az
||      XOR     .S1    A0, A9, A26          ; XOR     a1_148, a0_148, b1_148
||      ANDN    .S2    B24, B30, B9         ; ANDN    z3_132, t3_135, t6_135
||      LDW     .D1T1  *+A19[24], A30       ; LDW     *+keys_a[24], k0_141
||      NOT     .D2    B6, B16              ; NOT     t8_139, t9_139
        ANDN    .L1    A30, A16, A3         ; ANDN    t2_125, z3_122, t5_125
||      NOT     .L2    B7, B4               ; NOT     t8_135, t9_135
||      XOR     .S1    A5, A27, A26         ; XOR     a3_148, by3_148, b3_148
||      AND     .S2    B5, B25, B25         ; AND     t1_135, az, t10_135
||      ROTL    .M1    A26, 1, A0           ; ROTL    b1_148, 1, y1_147
||      ROTL    .M2    B25, 13, B16         ; ROTL    az, 13, a0_154
||      LDW     .D1T1  *+A19[26], A4        ; LDW     *+keys_a[24 + 2], k2_141
||      XOR     .D2    B16, B1, B16         ; XOR     t9_139, t11_139, dw
        XOR     .L1    A31, A8, A24         ; XOR     z2_122, t0_125, t1_125
||      XOR     .L2    B2, B25, B1          ; XOR     t7_135, t10_135, cz
||      OR      .S1    A8, A30, A8          ; OR      t0_125, t2_125, t4_125
||      XOR     .S2    B29, B3, B26         ; XOR     bw, a2_158, a1_158
||      ROTL    .M1    A26, 7, A31          ; ROTL    b3_148, 7, y3_147
||      LDW     .D1T1  *+A19[25], A7        ; LDW     *+keys_a[24 + 1], k1_141
||      XOR     .D2    B16, B3, B6          ; XOR     dw, a2_158, a3_158
        XOR     .L1    A4, A24, A28         ; XOR     z0_122, t1_125, t3_125
||      XOR     .L2    B9, B2, B30          ; XOR     t6_135, t7_135, bz
||      SHL     .S1    A0, 7, A1            ; SHL     y1_147, 7, by7_148
||      XOR     .S2    B6, B23, B9          ; XOR     a3_158, by3_158, b3_158
||      ROTL    .M2    B1, 3, B9            ; ROTL    cz, 3, a2_154
||      XOR     .D1    A9, A0, A27          ; XOR     a0_148, y1_147, b0_148
||      LDW     .D2T2  *+B18[27], B5        ; LDW     *+keys_b[24 + 3], k3_151
        XOR     .L1    A3, A28, A4          ; XOR     t5_125, t3_125, ax
||      ANDN    .L2    B25, B30, B2         ; ANDN    t10_135, bz, t11_135
||      ANDN    .S1    A16, A28, A5         ; ANDN    z3_122, t3_125, t6_125
||      XOR     .S2    B26, B31, B8         ; XOR     a1_158, a0_158, b1_158
||      ROTL    .M2    B9, 7, B30           ; ROTL    b3_158, 7, y3_157
||      XOR     .D1    A7, A1, A17          ; XOR     a2_148, by7_148, b2_148
||      LDW     .D2T2  *+B18[26], B24       ; LDW     *+keys_b[24 + 2], k2_151
        XOR     .L1    A8, A16, A1          ; XOR     t4_125, z3_122, t7_125
||      XOR     .L2    B4, B2, B0           ; XOR     t9_135, t11_135, dz
||      AND     .S1    A24, A4, A9          ; AND     t1_125, ax, t10_125
||      SHL     .S2    B16, 3, B28          ; SHL     a0_154, 3, by3_154
||      ROTL    .M1    A4, 13, A27          ; ROTL    ax, 13, a0_144
||      ROTL    .M2    B8, 1, B29           ; ROTL    b1_158, 1, y1_157
||      XOR     .D1    A27, A31, A27        ; XOR     b0_148, y3_147, c0_148
||      XOR     .D2    B30, B9, B27         ; XOR     bz, a2_154, a1_154
        XOR     .L1    A1, A9, A29          ; XOR     t7_125, t10_125, cx
||      XOR     .L2    B27, B16, B7         ; XOR     a1_154, a0_154, b1_154
||      XOR     .S1    A17, A31, A26        ; XOR     b2_148, y3_147, c2_148
||      XOR     .S2    B0, B9, B5           ; XOR     dz, a2_154, a3_154
||      ROTL    .M1    A27, 5, A29          ; ROTL    c0_148, 5, y0_147
||      XOR     .D1    A31, A25, A23        ; XOR     y3_147, k3_141, z3_147
||      LDW     .D2T2  *+B18[24], B31       ; LDW     *+keys_b[24], k0_151
        XOR     .L1    A16, A24, A1         ; XOR     z3_122, t1_125, t8_125
||      XOR     .L2    B5, B28, B4          ; XOR     a3_154, by3_154, b3_154
||      XOR     .S1    A5, A1, A5           ; XOR     t6_125, t7_125, bx
||      SHL     .S2    B29, 7, B2           ; SHL     y1_157, 7, by7_158
||      ROTL    .M1    A29, 3, A1           ; ROTL    cx, 3, a2_144
||      ROTL    .M2    B7, 1, B23           ; ROTL    b1_154, 1, y1_153
||      XOR     .D1    A0, A7, A2           ; XOR     y1_147, k1_141, z1_147
||      XOR     .D2    B31, B29, B27        ; XOR     a0_158, y1_157, b0_158
        NOT     .L1    A1, A17              ; NOT     t8_125, t9_125
||      XOR     .L2    B27, B30, B26        ; XOR     b0_158, y3_157, c0_158
||      ANDN    .S1    A9, A5, A31          ; ANDN    t10_125, bx, t11_125
||      XOR     .S2    B3, B2, B22          ; XOR     a2_158, by7_158, b2_158
||      ROTL    .M1    A26, 22, A17         ; ROTL    c2_148, 22, y2_147
||      ROTL    .M2    B4, 7, B0            ; ROTL    b3_154, 7, y3_153
||      XOR     .D1    A29, A30, A28        ; XOR     y0_147, k0_141, z0_147
||      XOR     .D2    B29, B1, B4          ; XOR     y1_157, k1_151, z1_157
        XOR     .L1    A17, A31, A8         ; XOR     t9_125, t11_125, dx
||      XOR     .L2    B16, B23, B8         ; XOR     a0_154, y1_153, b0_154
||      SHL     .S1    A27, 3, A9           ; SHL     a0_144, 3, by3_144
||      SHL     .S2    B23, 7, B22          ; SHL     y1_153, 7, by7_154
||      ROTL    .M2    B26, 5, B26          ; ROTL    c0_158, 5, y0_157
||      XOR     .D1    A5, A1, A24          ; XOR     bx, a2_144, a1_144
||      XOR     .D2    B22, B30, B25        ; XOR     b2_158, y3_157, c2_158
        XOR     .L1    A24, A27, A31        ; XOR     a1_144, a0_144, b1_144
||      XOR     .L2    B8, B0, B9           ; XOR     b0_154, y3_153, c0_154
||      XOR     .S1    A8, A1, A0           ; XOR     dx, a2_144, a3_144
||      XOR     .S2    B9, B22, B3          ; XOR     a2_154, by7_154, b2_154
||      ROTL    .M2    B25, 22, B6          ; ROTL    c2_158, 22, y2_157
||      XOR     .D1    A17, A4, A26         ; XOR     y2_147, k2_141, z2_147
||      XOR     .D2    B30, B5, B2          ; XOR     y3_157, k3_151, z3_157
        XOR     .L1    A0, A9, A31          ; XOR     a3_144, by3_144, b3_144
||      XOR     .L2    B3, B0, B7           ; XOR     b2_154, y3_153, c2_154
||      XOR     .S1    A23, A28, A29        ; XOR     z3_147, z0_147, t0_150
||      XOR     .S2    B23, B1, B3          ; XOR     y1_153, k1_151, z1_153
||      ROTL    .M1    A31, 1, A24          ; ROTL    b1_144, 1, y1_143
||      ROTL    .M2    B9, 5, B29           ; ROTL    c0_154, 5, y0_153
||      XOR     .D1    A2, A26, A9          ; XOR     z1_147, z2_147, t1_150
||      XOR     .D2    B26, B31, B22        ; XOR     y0_157, k0_151, z0_157
        AND     .L1    A28, A29, A23        ; AND     z0_147, t0_150, t3_150
||      XOR     .L2    B0, B5, B26          ; XOR     y3_153, k3_151, z3_153
||      ANDN    .S1    A9, A29, A31         ; ANDN    t1_150, t0_150, t4_150
||      XOR     .S2    B6, B24, B23         ; XOR     y2_157, k2_151, z2_157
||      ROTL    .M1    A31, 7, A16          ; ROTL    b3_144, 7, y3_143
||      ROTL    .M2    B7, 22, B2           ; ROTL    c2_154, 22, y2_153
||      XOR     .D1    A29, A2, A3          ; XOR     t0_150, z1_147, t7_150
||      XOR     .D2    B2, B22, B9          ; XOR     z3_157, z0_157, t0_160
        XOR     .L1    A27, A24, A29        ; XOR     a0_144, y1_143, b0_144
||      XOR     .L2    B4, B23, B8          ; XOR     z1_157, z2_157, t1_160
||      SHL     .S1    A24, 7, A8           ; SHL     y1_143, 7, by7_144
||      XOR     .S2    B23, B22, B23        ; XOR     z2_157, z0_157, t2_160
||      XOR     .D1    A26, A28, A26        ; XOR     z2_147, z0_147, t2_150
||      XOR     .D2    B9, B4, B25          ; XOR     t0_160, z1_157, t7_160
        XOR     .L1    A29, A16, A9         ; XOR     b0_144, y3_143, c0_144
||      XOR     .L2    B29, B31, B31        ; XOR     y0_153, k0_151, z0_153
||      XOR     .S1    A1, A8, A28          ; XOR     a2_144, by7_144, b2_144
||      AND     .S2    B22, B9, B22         ; AND     z0_157, t0_160, t3_160
||      XOR     .D1    A23, A31, A5         ; XOR     t3_150, t4_150, t5_150
||      ANDN    .D2    B8, B9, B8           ; ANDN    t1_160, t0_160, t4_160
        XOR     .L1    A28, A16, A27        ; XOR     b2_144, y3_143, c2_144
||      XOR     .L2    B2, B24, B29         ; XOR     y2_153, k2_151, z2_153
||      OR      .S1    A26, A5, A0          ; OR      t2_150, t5_150, t9_150
||      XOR     .S2    B26, B31, B24        ; XOR     z3_153, z0_153, t0_156
||      ROTL    .M1    A9, 5, A23           ; ROTL    c0_144, 5, y0_143
||      LDW     .D1T1  *+A19[29], A30       ; LDW     *+keys_a[28 + 1], k1_162
||      XOR     .D2    B8, B23, B0          ; XOR     t4_160, t2_160, t6_160
        XOR     .L1    A31, A26, A26        ; XOR     t4_150, t2_150, t6_150
||      XOR     .L2    B29, B31, B1         ; XOR     z2_153, z0_153, t2_156
||      XOR     .S1    A2, A5, A0           ; XOR     z1_147, t5_150, t8_150
||      AND     .S2    B31, B24, B8         ; AND     z0_153, t0_156, t3_156
||      ROTL    .M1    A27, 22, A29         ; ROTL    c2_144, 22, y2_143
||      XOR     .D1    A0, A3, A28          ; XOR     t9_150, t7_150, ay
||      XOR     .D2    B22, B8, B31         ; XOR     t3_160, t4_160, t5_160
        XOR     .L1    A16, A25, A2         ; XOR     y3_143, k3_141, z3_143
||      XOR     .L2    B4, B31, B23         ; XOR     z1_157, t5_160, t8_160
||      ANDN    .S1    A26, A3, A9          ; ANDN    t6_150, t7_150, t10_150
||      OR      .S2    B23, B31, B7         ; OR      t2_160, t5_160, t9_160
||      ROTL    .M1    A28, 13, A27         ; ROTL    ay, 13, a0_169
||      XOR     .D1    A26, A28, A17        ; XOR     t6_150, ay, cy
||      LDW     .D2T2  *+B18[29], B22       ; LDW     *+keys_b[28 + 1], k1_172
        XOR     .L1    A23, A30, A7         ; XOR     y0_143, k0_141, z0_143
||      XOR     .L2    B7, B25, B16         ; XOR     t9_160, t7_160, aw
||      XOR     .S1    A24, A7, A31         ; XOR     y1_143, k1_141, z1_143
||      ANDN    .S2    B0, B25, B25         ; ANDN    t6_160, t7_160, t10_160
||      ROTL    .M1    A17, 3, A26          ; ROTL    cy, 3, a2_169
||      XOR     .D1    A29, A4, A17         ; XOR     y2_143, k2_141, z2_143
||      LDW     .D2T2  *+B18[31], B29       ; LDW     *+keys_b[28 + 3], k3_172
        XOR     .L1    A2, A7, A4           ; XOR     z3_143, z0_143, t0_146
||      XOR     .L2    B3, B29, B29         ; XOR     z1_153, z2_153, t1_156
||      XOR     .S1    A31, A17, A29        ; XOR     z1_143, z2_143, t1_146
||      XOR     .S2    B24, B3, B27         ; XOR     t0_156, z1_153, t7_156
||      ROTL    .M2    B16, 13, B9          ; ROTL    aw, 13, a0_179
||      XOR     .D1    A0, A26, A25         ; XOR     t8_150, t6_150, by
||      XOR     .D2    B0, B16, B6          ; XOR     t6_160, aw, cw
        AND     .L1    A7, A4, A2           ; AND     z0_143, t0_146, t3_146
||      ANDN    .L2    B29, B24, B26        ; ANDN    t1_156, t0_156, t4_156
||      ANDN    .S1    A29, A4, A1          ; ANDN    t1_146, t0_146, t4_146
||      XOR     .S2    B23, B0, B23         ; XOR     t8_160, t6_160, bw
||      ROTL    .M2    B6, 3, B30           ; ROTL    cw, 3, a2_179
||      XOR     .D1    A25, A26, A0         ; XOR     by, a2_169, a1_169
||      XOR     .D2    B25, B31, B28        ; XOR     t10_160, t5_160, dw
        XOR     .L1    A2, A1, A29          ; XOR     t3_146, t4_146, t5_146
||      XOR     .L2    B8, B26, B7          ; XOR     t3_156, t4_156, t5_156
||      XOR     .S1    A9, A5, A28          ; XOR     t10_150, t5_150, dy
||      SHL     .S2    B9, 3, B25           ; SHL     a0_179, 3, by3_179
||      XOR     .D1    A0, A27, A16         ; XOR     a1_169, a0_169, b1_169
||      XOR     .D2    B26, B1, B6          ; XOR     t4_156, t2_156, t6_156
        XOR     .L1    A17, A7, A23         ; XOR     z2_143, z0_143, t2_146
||      XOR     .L2    B3, B7, B23          ; XOR     z1_153, t5_156, t8_156
||      SHL     .S1    A27, 3, A2           ; SHL     a0_169, 3, by3_169
||      XOR     .S2    B23, B30, B31        ; XOR     bw, a2_179, a1_179
||      ROTL    .M1    A16, 1, A9           ; ROTL    b1_169, 1, y1_168
||      XOR     .D1    A28, A26, A24        ; XOR     dy, a2_169, a3_169
||      XOR     .D2    B28, B30, B5         ; XOR     dw, a2_179, a3_179
        XOR     .L1    A4, A31, A16         ; XOR     t0_146, z1_143, t7_146
||      OR      .L2    B1, B7, B31          ; OR      t2_156, t5_156, t9_156
||      OR      .S1    A23, A29, A8         ; OR      t2_146, t5_146, t9_146
||      XOR     .S2    B31, B9, B2          ; XOR     a1_179, a0_179, b1_179
||      LDW     .D1T1  *+A19[31], A3        ; LDW     *+keys_a[28 + 3], k3_162
||      XOR     .D2    B5, B25, B5          ; XOR     a3_179, by3_179, b3_179
        XOR     .L1    A1, A23, A4          ; XOR     t4_146, t2_146, t6_146
||      XOR     .L2    B31, B27, B3         ; XOR     t9_156, t7_156, az
||      XOR     .S1    A9, A30, A1          ; XOR     y1_168, k1_162, z1_168
||      ANDN    .S2    B6, B27, B8          ; ANDN    t6_156, t7_156, t10_156
||      ROTL    .M2    B2, 1, B0            ; ROTL    b1_179, 1, y1_178
||      LDW     .D1T1  *+A19[28], A25       ; LDW     *+keys_a[28], k0_162
||      LDW     .D2T2  *+B18[30], B28       ; LDW     *+keys_b[28 + 2], k2_172
        XOR     .L1    A8, A16, A0          ; XOR     t9_146, t7_146, ax
||      XOR     .L2    B8, B7, B25          ; XOR     t10_156, t5_156, dz
||      SHL     .S1    A9, 7, A7            ; SHL     y1_168, 7, by7_169
||      XOR     .S2    B6, B3, B2           ; XOR     t6_156, az, cz
||      ROTL    .M2    B5, 7, B7            ; ROTL    b3_179, 7, y3_178
||      XOR     .D1    A24, A2, A5          ; XOR     a3_169, by3_169, b3_169
||      LDW     .D2T2  *+B18[28], B31       ; LDW     *+keys_b[28], k0_172
        XOR     .L1    A31, A29, A27        ; XOR     z1_143, t5_146, t8_146
||      XOR     .L2    B9, B0, B4           ; XOR     a0_179, y1_178, b0_179
||      XOR     .S1    A27, A9, A26         ; XOR     a0_169, y1_168, b0_169
||      SHL     .S2    B0, 7, B5            ; SHL     y1_178, 7, by7_179
||      ROTL    .M1    A5, 7, A0            ; ROTL    b3_169, 7, y3_168
||      ROTL    .M2    B2, 3, B27           ; ROTL    cz, 3, a2_175
||      XOR     .D1    A26, A7, A23         ; XOR     a2_169, by7_169, b2_169
||      XOR     .D2    B0, B22, B9          ; XOR     y1_178, k1_172, z1_178
        ANDN    .L1    A4, A16, A7          ; ANDN    t6_146, t7_146, t10_146
||      XOR     .L2    B4, B7, B8           ; XOR     b0_179, y3_178, c0_179
||      XOR     .S1    A4, A0, A2           ; XOR     t6_146, ax, cx
||      XOR     .S2    B30, B5, B3          ; XOR     a2_179, by7_179, b2_179
||      ROTL    .M1    A0, 13, A24          ; ROTL    ax, 13, a0_165
||      ROTL    .M2    B3, 13, B2           ; ROTL    az, 13, a0_175
||      LDW     .D1T1  *+A19[30], A9        ; LDW     *+keys_a[28 + 2], k2_162
||      XOR     .D2    B7, B29, B16         ; XOR     y3_178, k3_172, z3_178
        XOR     .L1    A27, A4, A2          ; XOR     t8_146, t6_146, bx
||      XOR     .L2    B25, B27, B5         ; XOR     dz, a2_175, a3_175
||      XOR     .S1    A26, A0, A4          ; XOR     b0_169, y3_168, c0_169
||      XOR     .S2    B3, B7, B7           ; XOR     b2_179, y3_178, c2_179
||      ROTL    .M1    A2, 3, A5            ; ROTL    cx, 3, a2_165
||      ROTL    .M2    B8, 5, B3            ; ROTL    c0_179, 5, y0_178
||      XOR     .D1    A0, A3, A8           ; XOR     y3_168, k3_162, z3_168
||      AND     .D2    B16, B9, B0          ; AND     z3_178, z1_178, t2_181
        XOR     .L1    A23, A0, A4          ; XOR     b2_169, y3_168, c2_169
||      XOR     .L2    B23, B6, B6          ; XOR     t8_156, t6_156, bz
||      SHL     .S1    A24, 3, A23          ; SHL     a0_165, 3, by3_165
||      SHL     .S2    B2, 3, B30           ; SHL     a0_175, 3, by3_175
||      ROTL    .M1    A4, 5, A16           ; ROTL    c0_169, 5, y0_168
||      ROTL    .M2    B7, 22, B25          ; ROTL    c2_179, 22, y2_178
||      AND     .D1    A8, A1, A16          ; AND     z3_168, z1_168, t2_171
||      NOT     .D2    B0, B1               ; NOT     t2_181, t3_181
        XOR     .L1    A7, A29, A17         ; XOR     t10_146, t5_146, dx
||      XOR     .L2    B6, B27, B26         ; XOR     bz, a2_175, a1_175
||      XOR     .S1    A2, A5, A26          ; XOR     bx, a2_165, a1_165
||      XOR     .S2    B5, B30, B8          ; XOR     a3_175, by3_175, b3_175
||      ROTL    .M1    A4, 22, A31          ; ROTL    c2_169, 22, y2_168
||      NOT     .D1    A16, A28             ; NOT     t2_171, t3_171
||      XOR     .D2    B3, B31, B24         ; XOR     y0_178, k0_172, z0_178
        XOR     .L1    A26, A24, A17        ; XOR     a1_165, a0_165, b1_165
||      XOR     .L2    B26, B2, B3          ; XOR     a1_175, a0_175, b1_175
||      XOR     .S1    A17, A5, A27         ; XOR     dx, a2_165, a3_165
||      XOR     .S2    B25, B28, B6         ; XOR     y2_178, k2_172, z2_178
||      ROTL    .M2    B8, 7, B0            ; ROTL    b3_175, 7, y3_174
||      XOR     .D1    A16, A25, A0         ; XOR     y0_168, k0_162, z0_168
||      XOR     .D2    B1, B24, B25         ; XOR     t3_181, z0_178, t6_181
        XOR     .L1    A27, A23, A27        ; XOR     a3_165, by3_165, b3_165
||      OR      .L2    B9, B6, B30          ; OR      z1_178, z2_178, t0_181
||      XOR     .S1    A31, A9, A31         ; XOR     y2_168, k2_162, z2_168
||      XOR     .S2    B9, B6, B9           ; XOR     z1_178, z2_178, t4_181
||      ROTL    .M1    A17, 1, A7           ; ROTL    b1_165, 1, y1_164
||      ROTL    .M2    B3, 1, B4            ; ROTL    b1_175, 1, y1_174
||      XOR     .D1    A28, A0, A26         ; XOR     t3_171, z0_168, t6_171
||      XOR     .D2    B6, B1, B6           ; XOR     z2_178, t3_181, t5_181
        OR      .L1    A1, A31, A1          ; OR      z1_168, z2_168, t0_171
||      XOR     .L2    B0, B29, B26         ; XOR     y3_174, k3_172, z3_174
||      XOR     .S1    A1, A31, A16         ; XOR     z1_168, z2_168, t4_171
||      XOR     .S2    B30, B16, B3         ; XOR     t0_181, z3_178, t1_181
||      ROTL    .M1    A27, 7, A31          ; ROTL    b3_165, 7, y3_164
||      XOR     .D1    A31, A28, A29        ; XOR     z2_168, t3_171, t5_171
||      XOR     .D2    B9, B25, B23         ; XOR     t4_181, t6_181, t9_181
        XOR     .L1    A24, A7, A23         ; XOR     a0_165, y1_164, b0_165
||      XOR     .L2    B4, B22, B22         ; XOR     y1_174, k1_172, z1_174
||      SHL     .S1    A7, 7, A7            ; SHL     y1_164, 7, by7_165
||      SHL     .S2    B4, 7, B24           ; SHL     y1_174, 7, by7_175
||      XOR     .D1    A7, A30, A24         ; XOR     y1_164, k1_162, z1_164
||      OR      .D2    B24, B3, B16         ; OR      z0_178, t1_181, t7_181
        XOR     .L1    A5, A7, A27          ; XOR     a2_165, by7_165, b2_165
||      XOR     .L2    B2, B4, B30          ; XOR     a0_175, y1_174, b0_175
||      XOR     .S1    A1, A8, A8           ; XOR     t0_171, z3_168, t1_171
||      XOR     .S2    B27, B24, B1         ; XOR     a2_175, by7_175, b2_175
||      XOR     .D1    A16, A26, A5         ; XOR     t4_171, t6_171, t9_171
||      XOR     .D2    B16, B9, B9          ; XOR     t7_181, t4_181, dw
        OR      .L1    A0, A8, A0           ; OR      z0_168, t1_171, t7_171
||      XOR     .L2    B1, B0, B24          ; XOR     b2_175, y3_174, c2_175
||      ADDK    .S1    128, A19             ; ADDK    128, keys_a
||      AND     .S2    B26, B22, B7         ; AND     z3_174, z1_174, t2_177
||      XOR     .D1    A5, A8, A1           ; XOR     t9_171, t1_171, t11_171
||      AND     .D2    B25, B9, B5          ; AND     t6_181, dw, t10_181
        CMPEQ   .L1X   A19, B17, A2         ; CMPEQ   keys_a, end, done_rounds
||      XOR     .L2    B30, B0, B8          ; XOR     b0_175, y3_174, c0_175
||      XOR     .S1    A27, A31, A5         ; XOR     b2_165, y3_164, c2_165
||      ANDN    .S2    B16, B6, B2          ; ANDN    t7_181, t5_181, t8_181
||      ROTL    .M2    B24, 22, B8          ; ROTL    c2_175, 22, y2_174
||      XOR     .D1    A0, A16, A17         ; XOR     t7_171, t4_171, dy
||      XOR     .D2    B23, B3, B1          ; XOR     t9_181, t1_181, t11_181
        XOR     .L1    A23, A31, A28        ; XOR     b0_165, y3_164, c0_165
||      NOT     .L2    B7, B27              ; NOT     t2_177, t3_177
||      ANDN    .S1    A0, A29, A27         ; ANDN    t7_171, t5_171, t8_171
||      XOR     .S2    B5, B3, B7           ; XOR     t10_181, t1_181, cw
||      ROTL    .M1    A5, 22, A3           ; ROTL    c2_165, 22, y2_164
||      ROTL    .M2    B8, 5, B0            ; ROTL    c0_175, 5, y0_174
||      OR      .D1    A1, A17, A29         ; OR      t11_171, dy, t12_171
||      OR      .D2    B1, B9, B23          ; OR      t11_181, dw, t12_181
        XOR     .L1    A31, A3, A30         ; XOR     y3_164, k3_162, z3_164
||      XOR     .L2    B8, B28, B23         ; XOR     y2_174, k2_172, z2_174
||      AND     .S1    A26, A17, A23        ; AND     t6_171, dy, t10_171
||      XOR     .S2    B2, B1, B5           ; XOR     t8_181, t11_181, bw
||      ROTL    .M1    A28, 5, A23          ; ROTL    c0_165, 5, y0_164
||      XOR     .D1    A29, A8, A4          ; XOR     t12_171, t1_171, ay
||      XOR     .D2    B23, B3, B3          ; XOR     t12_181, t1_181, aw
        XOR     .L1    A3, A9, A8           ; XOR     y2_164, k2_162, z2_164
||      OR      .L2    B22, B23, B16        ; OR      z1_174, z2_174, t0_177
||      AND     .S1    A30, A24, A3         ; AND     z3_164, z1_164, t2_167
||      XOR     .S2    B22, B23, B22        ; XOR     z1_174, z2_174, t4_177
||      XOR     .D1    A23, A8, A9          ; XOR     t10_171, t1_171, cy
||      XOR     .D2    B23, B27, B30        ; XOR     z2_174, t3_177, t5_177
        XOR     .L1    A23, A25, A3         ; XOR     y0_164, k0_162, z0_164
||      XOR     .L2    B0, B31, B2          ; XOR     y0_174, k0_172, z0_174
||      OR      .S1    A24, A8, A5          ; OR      z1_164, z2_164, t0_167
||[!A2] B       .S2    serpent_encrypt_blocks_c64x$rounds; [!done_rounds] B rounds
||      NOT     .D1    A3, A26              ; NOT     t2_167, t3_167
||      XOR     .D2    B16, B26, B23        ; XOR     t0_177, z3_174, t1_177
        XOR     .L1    A5, A30, A31         ; XOR     t0_167, z3_164, t1_167
||      XOR     .L2    B27, B2, B0          ; XOR     t3_177, z0_174, t6_177
||      XOR     .S1    A24, A8, A5          ; XOR     z1_164, z2_164, t4_167
||      OR      .S2    B2, B23, B28         ; OR      z0_174, t1_177, t7_177
||      XOR     .D1    A26, A3, A0          ; XOR     t3_167, z0_164, t6_167
        OR      .L1    A3, A31, A25         ; OR      z0_164, t1_167, t7_167
||      XOR     .L2    B28, B22, B16        ; XOR     t7_177, t4_177, dz
||      XOR     .S1    A5, A0, A24          ; XOR     t4_167, t6_167, t9_167
||      ADDK    .S2    128, B18             ; ADDK    128, keys_b
||      XOR     .D1    A27, A1, A7          ; XOR     t8_171, t11_171, by
||      XOR     .D2    B22, B0, B2          ; XOR     t4_177, t6_177, t9_177
        XOR     .L1    A8, A26, A3          ; XOR     z2_164, t3_167, t5_167
||      ANDN    .L2    B28, B30, B0         ; ANDN    t7_177, t5_177, t8_177
||      XOR     .S1    A25, A5, A16         ; XOR     t7_167, t4_167, dx
||      AND     .S2    B0, B16, B31         ; AND     t6_177, dz, t10_177
||      XOR     .D1    A24, A31, A23        ; XOR     t9_167, t1_167, t11_167
||      XOR     .D2    B2, B23, B4          ; XOR     t9_177, t1_177, t11_177
        ANDN    .L1    A25, A3, A8          ; ANDN    t7_167, t5_167, t8_167
||      XOR     .L2    B0, B4, B6           ; XOR     t8_177, t11_177, bz
||      AND     .S1    A0, A16, A29         ; AND     t6_167, dx, t10_167
||      XOR     .S2    B31, B23, B8         ; XOR     t10_177, t1_177, cz
||      OR      .D1    A23, A16, A5         ; OR      t11_167, dx, t12_167
||      OR      .D2    B4, B16, B2          ; OR      t11_177, dz, t12_177
        XOR     .L1    A8, A23, A5          ; XOR     t8_167, t11_167, bx
||      XOR     .L2    B2, B23, B4          ; XOR     t12_177, t1_177, az
||      XOR     .S1    A29, A31, A8         ; XOR     t10_167, t1_167, cx
||      XOR     .D1    A5, A31, A3          ; XOR     t12_167, t1_167, ax
serpent_encrypt_blocks_c64x$serpent_encrypt_blocks_c64x$4:
        CMPGT   .L1    A6, 4, A1            ; CMPGT   blocks, 4, more
||      SUB     .S1    A6, 4, A6            ; SUB     blocks, 4, blocks
||      LDW     .D1T1  *+A19[1], A2         ; LDW     *+keys_a[0 + 1], k1_182
||      LDW     .D2T2  *+B18[0], B1         ; LDW     *+keys_b[0], k0_186
        ADD     .L1X   A22, B19, A0         ; ADD     out, step_z, third_191
||      ADDAW   .D1    A18, 16, A18         ; ADDAW   in, 16, in
||      LDW     .D2T2  *+B18[2], B18        ; LDW     *+keys_b[0 + 2], k2_186
        CMPGT   .L1    A6, 3, A22           ; CMPGT   blocks, 3, four_1
||      ADD     .L2    B19, B21, B0         ; ADD     out, step_y, second_191
||      LDW     .D1T1  *+A19[2], A19        ; LDW     *+keys_a[0 + 2], k2_182
        CMPGT   .L2X   A6, 1, B21           ; CMPGT   blocks, 1, two_2
||      LDW     .D1T1  *+A19[3], A25        ; LDW     *+keys_a[0 + 3], k3_182
||      LDW     .D2T2  *+B18[1], B22        ; LDW     *+keys_b[0 + 1], k1_186
        CMPGT   .L1    A6, 2, A22           ; CMPGT   blocks, 2, three_2
||      SHL     .S1    A22, 4, A23          ; SHL     four_1, 4, sixteen_1
||      SHL     .S2    B21, 4, B21          ; SHL     two_2, 4, step_y
||      LDW     .D1T1  *+A18[3], A17        ; LDW     *+in[3], dx
        XOR     .L1    A7, A2, A7           ; XOR     by, k1_182, by
||      SHL     .S1    A22, 5, A22          ; SHL     three_2, 5, step_z
||      LDW     .D1T1  *+A18[1], A7         ; LDW     *+in[1], bx
||      LDW     .D2T2  *+B18[3], B23        ; LDW     *+keys_b[0 + 3], k3_186
        ADD     .L1    A18, A22, A24        ; ADD     in, step_z, third_4
||      XOR     .L2    B4, B1, B2           ; XOR     az, k0_186, az
||      ADD     .S2X   B21, A18, B4         ; ADD     in, step_y, second_4
||      LDW     .D1T1  *+A19[0], A27        ; LDW     *+keys_a[0], k0_182
        XOR     .L1    A8, A19, A8          ; XOR     cx, k2_182, cx
||      LDW     .D1T2  *+A24[0], B24        ; LDW     *+third_4[0], az
||      LDW     .D2T1  *+B4[3], A23         ; LDW     *+second_4[3], dy
        XOR     .L1    A17, A25, A26        ; XOR     dy, k3_182, dy
||      XOR     .L2    B8, B18, B8          ; XOR     cz, k2_186, cz
||      LDW     .D1T2  *+A24[2], B18        ; LDW     *+third_4[2], cz
||      LDW     .D2T1  *+B4[0], A28         ; LDW     *+second_4[0], ay
        LDW     .D1T2  *+A24[1], B3         ; LDW     *+third_4[1], bz
||      STW     .D2T1  A7, *+B0[1]          ; STW     by, *+second_191[1]
        ADD     .L1X   A21, B19, A24        ; ADD     out, step_w, fourth_190
||      SHL     .S1    A7, 7, A21           ; SHL     bx, 7, by7_9
||      LDW     .D1T2  *+A24[3], B18        ; LDW     *+third_4[3], dz
        XOR     .L1    A9, A19, A9          ; XOR     cy, k2_182, cy
||      XOR     .L2    B16, B23, B16        ; XOR     dz, k3_186, dz
||      XOR     .S1    A17, A21, A19        ; XOR     dx, by7_9, b3_9
||      ADDAH   .D1    A23, A23, A21        ; ADDAH   sixteen_1, sixteen_1, step_w
||      LDW     .D2T1  *+B4[1], A25         ; LDW     *+second_4[1], by
        XOR     .L1    A16, A25, A25        ; XOR     dx, k3_182, dx
||      XOR     .L2    B5, B22, B5          ; XOR     bw, k1_186, bw
||      ADD     .S1    A18, A21, A16        ; ADD     in, step_w, fourth_3
||      XOR     .S2    B7, B18, B7          ; XOR     cw, k2_186, cw
||      LDW     .D1T1  *+A18[0], A29        ; LDW     *+in[0], ax
        XOR     .L2    B3, B1, B1           ; XOR     aw, k0_186, aw
||      ROTL    .M1    A7, 31, A2           ; ROTL    bx, 31, a1_9
||      LDW     .D1T2  *+A16[1], B23        ; LDW     *+fourth_3[1], bw
||      LDW     .D2T1  *+B4[2], A30         ; LDW     *+second_4[2], cy
        XOR     .L1    A5, A2, A5           ; XOR     bx, k1_182, bx
||      XOR     .S1    A7, A17, A7          ; XOR     bx, dx, b1_9
||      SHL     .S2    B3, 7, B4            ; SHL     bz, 7, by7_11
||      ROTL    .M1    A23, 25, A4          ; ROTL    dy, 25, a3_10
||      ROTL    .M2    B18, 10, B4          ; ROTL    cz, 10, a2_11
||      LDW     .D1T1  *+A18[2], A28        ; LDW     *+in[2], cx
        XOR     .L1    A4, A27, A28         ; XOR     ay, k0_182, ay
||      XOR     .L2    B18, B4, B24         ; XOR     dz, by7_11, b3_11
||      ROTL    .M1    A28, 27, A30         ; ROTL    ay, 27, a0_10
||      ROTL    .M2    B24, 27, B23         ; ROTL    az, 27, a0_11
||      LDW     .D1T2  *+A16[0], B18        ; LDW     *+fourth_3[0], aw
||      STW     .D2T1  A25, *+B19[3]        ; STW     dx, *+out[3]
        XOR     .L1    A25, A23, A31        ; XOR     by, dy, b1_10
||      XOR     .L2    B9, B23, B9          ; XOR     dw, k3_186, dw
||      XOR     .S2    B3, B18, B25         ; XOR     bz, dz, b1_11
||      LDW     .D1T2  *+A16[3], B18        ; LDW     *+fourth_3[3], dw
        XOR     .L1    A30, A31, A16        ; XOR     a0_10, b1_10, b0_10
||      XOR     .L2    B23, B25, B25        ; XOR     a0_11, b1_11, b0_11
||      SHL     .S1    A25, 7, A29          ; SHL     by, 7, by7_10
||      ROTL    .M1    A29, 27, A30         ; ROTL    ax, 27, a0_9
||      ROTL    .M2    B18, 25, B1          ; ROTL    dz, 25, a3_11
||      LDW     .D1T2  *+A16[2], B22        ; LDW     *+fourth_3[2], cw
        XOR     .L1    A3, A27, A27         ; XOR     ax, k0_182, ax
||      SHL     .S1    A16, 3, A3           ; SHL     b0_10, 3, by3_10
||      SHL     .S2    B25, 3, B3           ; SHL     b0_11, 3, by3_11
||      ROTL    .M1    A30, 10, A23         ; ROTL    cy, 10, a2_10
||      ROTL    .M2    B3, 31, B9           ; ROTL    bz, 31, a1_11
||      STW     .D1T2  B1, *+A24[0]         ; STW     aw, *+fourth_190[0]
||      STW     .D2T1  A28, *+B0[0]         ; STW     ay, *+second_191[0]
        XOR     .L1    A30, A7, A7          ; XOR     a0_9, b1_9, b0_9
||      XOR     .S1    A23, A29, A26        ; XOR     dy, by7_10, b3_10
||      ROTL    .M1    A28, 10, A8          ; ROTL    cx, 10, a2_9
||      ROTL    .M2    B25, 19, B4          ; ROTL    b0_11, 19, az
||      STW     .D1T2  B9, *+A24[3]         ; STW     dw, *+fourth_190[3]
||      STW     .D2T1  A26, *+B0[3]         ; STW     dy, *+second_191[3]
        XOR     .L1    A23, A26, A23        ; XOR     a2_10, b3_10, b2_10
||      XOR     .L2    B4, B24, B7          ; XOR     a2_11, b3_11, b2_11
||      SHL     .S2    B23, 7, B24          ; SHL     bw, 7, by7_12
||      ROTL    .M1    A25, 31, A27         ; ROTL    by, 31, a1_10
||      ROTL    .M2    B18, 27, B26         ; ROTL    aw, 27, a0_12
||      STW     .D1T2  B7, *+A24[2]         ; STW     cw, *+fourth_190[2]
||      STW     .D2T1  A8, *+B19[2]         ; STW     cx, *+out[2]
        XOR     .L1    A8, A19, A17         ; XOR     a2_9, b3_9, b2_9
||      XOR     .L2    B6, B22, B6          ; XOR     bz, k1_186, bz
||      SHL     .S1    A7, 3, A26           ; SHL     b0_9, 3, by3_9
||      XOR     .S2    B23, B18, B27        ; XOR     bw, dw, b1_12
||      ROTL    .M1    A17, 25, A1          ; ROTL    dx, 25, a3_9
||      ROTL    .M2    B18, 25, B22         ; ROTL    dw, 25, a3_12
||      XOR     .D1    A16, A23, A25        ; XOR     b0_10, b2_10, c1_10
||      STW     .D2T1  A27, *+B19[0]        ; STW     ax, *+out[0]
        XOR     .L2    B18, B24, B24        ; XOR     dw, by7_12, b3_12
||[A1]  B       .S1    serpent_encrypt_blocks_c64x$rounds; [more] B       next
||      XOR     .S2    B26, B27, B6         ; XOR     a0_12, b1_12, b0_12
||      ROTL    .M1    A17, 29, A8          ; ROTL    b2_9, 29, cx
||      ROTL    .M2    B22, 10, B3          ; ROTL    cw, 10, a2_12
||      STW     .D1T2  B6, *+A0[1]          ; STW     bz, *+third_191[1]
        XOR     .L1    A23, A3, A9          ; XOR     b2_10, by3_10, c2_10
||      XOR     .L2    B7, B3, B0           ; XOR     b2_11, by3_11, c2_11
||      MV      .S1X   B20, A19             ; MV      schedule, keys_a
||      MV      .S2    B20, B18             ; MV      schedule, keys_b
||      ROTL    .M1    A7, 19, A3           ; ROTL    b0_9, 19, ax
||      ROTL    .M2    B7, 29, B8           ; ROTL    b2_11, 29, cz
||      STW     .D1T2  B5, *+A24[1]         ; STW     bw, *+fourth_190[1]
||      STW     .D2T1  A9, *+B0[2]          ; STW     cy, *+second_191[2]
        XOR     .L1    A7, A17, A5          ; XOR     b0_9, b2_9, c1_9
||      XOR     .L2    B3, B24, B24         ; XOR     a2_12, b3_12, b2_12
||      SHL     .S2    B6, 3, B3            ; SHL     b0_12, 3, by3_12
||      ROTL    .M1    A23, 29, A9          ; ROTL    b2_10, 29, cy
||      ROTL    .M2    B6, 19, B3           ; ROTL    b0_12, 19, aw
||      STW     .D1T2  B8, *+A0[2]          ; STW     cz, *+third_191[2]
||      STW     .D2T1  A5, *+B19[1]         ; STW     bx, *+out[1]
        XOR     .L1    A17, A26, A16        ; XOR     b2_9, by3_9, c2_9
||      XOR     .L2    B25, B7, B7          ; XOR     b0_11, b2_11, c1_11
||      XOR     .S1    A4, A9, A17          ; XOR     a3_10, c2_10, dy
||      XOR     .S2    B24, B3, B2          ; XOR     b2_12, by3_12, c2_12
||      ROTL    .M1    A16, 19, A4          ; ROTL    b0_10, 19, ay
||      ROTL    .M2    B23, 31, B7          ; ROTL    bw, 31, a1_12
||      STW     .D1T2  B2, *+A0[0]          ; STW     az, *+third_191[0]
||      ADDAW   .D2    B19, 16, B19         ; ADDAW   out, 16, out
        XOR     .L1    A2, A5, A5           ; XOR     a1_9, c1_9, bx
||      XOR     .L2    B9, B7, B6           ; XOR     a1_11, c1_11, bz
||      XOR     .S2    B6, B24, B9          ; XOR     b0_12, b2_12, c1_12
||      ROTL    .M2    B24, 29, B7          ; ROTL    b2_12, 29, cw
||      STW     .D1T2  B16, *+A0[3]         ; STW     dz, *+third_191[3]
        XOR     .L1    A1, A16, A16         ; XOR     a3_9, c2_9, dx
||      XOR     .L2    B1, B0, B16          ; XOR     a3_11, c2_11, dz
||      XOR     .S1    A27, A25, A7         ; XOR     a1_10, c1_10, by
||      XOR     .S2    B22, B2, B9          ; XOR     a3_12, c2_12, dw
||      XOR     .D2    B7, B9, B5           ; XOR     a1_12, c1_12, bw
serpent_encrypt_blocks_c64x$serpent_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A20, B3              ; move return$
serpent_encrypt_blocks_c64x$done:
        B       .S2    B3                   ; return
        NOP     5
