; broadside optimize: source bdc6b29e64bec620c5d9cfb297bbf8c8ae58ddf547121c96d17eba6c0964b22a
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 25 s a region
        .ref    mars_s1, mars_s_box
; MARS in cipher block chaining, encryption.
;
;       void mars_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[40], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; A misaligned pointer stops the machine's memory access. Interrupts may come at any
; moment; AMR is set, so that their service routines save and clear it.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; MARS (Burwick et al., August 1999) on the C62x: its rounds as macros.
;
; The S-box, S0 and then S1, lies in data memory block 0 and is read through .D1; S1 lies once more in block 1 and is
; read through .D2: the loads of both never meet in a bank. Circular addressing (AMR) masks the index: 256 words from
; A4 (S0) and B4 (S1), 512 words from A6 (both). So the lowest bits of a word need no operation.
;
; The mixing rotates a word by a byte: its part that moves down is an index of the S-box already. In the core, p is the
; product before its rotation by 5; the amounts of the two data-dependent rotations are bits 31:27 and 26:22 of p, so
; they need no mask after a shift down. A shift by 32 gives 0, so an amount of 0 needs no care; `word` holds 32.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4, A6, B4.

; Linear addressing again, as the C ABI demands on return.

; One round of forward mixing: a changes the other three and is rotated.

; One round of backward mixing.



; product = x y modulo 2^32.

; out = rotl(in, left).

; The three outputs of the E function, from a word with its key and the product of its copy rotated by 13.

; The E function of a word, and the word rotated left by 13.

; The E function of a word before it was rotated left by 13, and that word.

; One round of the core, its results where the next round reads them: A, B, C, D is what was B, C, D, A.

; The same in the second half of the core, where B and D change roles.

; Their inverses, of the words in the order D, C, B, A.




; Keys of a round from *+keys[first].

; [!last] says that `pass` has not reached `passes`.

        .global mars_cbc_encrypt

mars_cbc_encrypt:
        MV      .L1    A6, A1               ; MV      blocks, left
||      ADDK    .S2    -16, B15             ; frame
        MV      .L2    B6, B0               ; move schedule
||[!A1] B       .S1    mars_cbc_encrypt$done; [!left] B      done
||      MV      .S2    B4, B1               ; move in
        STW     .D2T2  B3, *+B15[2]         ; save return$
        MV      .L1    A4, A3               ; move out
        MV      .L1    A1, A0               ; move left
||      STW     .D2T2  B1, *+B15[4]         ; save in
        NOP
        STW     .D2T2  B0, *+B15[3]         ; save schedule
mars_cbc_encrypt$mars_cbc_encrypt$1:
        MVK     .S1    32, A7               ; MVK     32, word
||      LDW     .D1T1  *+A8[1], A5          ; LDW     *+iv[1], wb
        LDW     .D1T2  *+A8[0], B3          ; LDW     *+iv[0], wa
        LDW     .D1T2  *+A8[3], B6          ; LDW     *+iv[3], wd
        MVKL    .S2    21561633, B0         ; MVKL    0x01490121, circular_1
||      LDW     .D1T2  *+A8[2], B5          ; LDW     *+iv[2], wc
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      STW     .D2T1  A8, *+B15[1]         ; STW     iv, *+B15[1]
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    21561633, B0         ; MVKH    0x01490121, circular_1
        MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
mars_cbc_encrypt$next:
        LDW     .D2T2  *+B15[4], B1         ; restore in
        LDW     .D2T1  *+B15[3], A1         ; restore schedule
        NOP     3
        LDW     .D2T1  *+B1[0], A2          ; LDW     *+in[0], ta
        LDW     .D1T2  *+A1[1], B2          ; LDW     *+schedule[1], k1_4
        LDW     .D1T2  *+A1[3], B8          ; LDW     *+schedule[3], k3_4
||      B       .S1    mars_cbc_encrypt$on1 ; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A1[2], A2          ; LDW     *+schedule[2], k2_4
        LDW     .D1T1  *+A1[0], A8          ; LDW     *+schedule[0], k0_4
||      LDW     .D2T2  *+B1[3], B9          ; LDW     *+in[3], td
        XOR     .L1X   A2, B3, A1           ; XOR     wa, ta, wa
||      MV      .L2X   A3, B3               ; move out
||      MV      .S1    A0, A3               ; move left
||      ADDAW   .D1    A1, 4, A0            ; ADDAW   schedule, 4, keys
||      LDW     .D2T1  *+B1[2], A9          ; LDW     *+in[2], tc
        LDW     .D1T2  *+A0[3], B7          ; LDW     *+keys[2 + 1], q1
||      LDW     .D2T1  *+B1[1], A7          ; LDW     *+in[1], tb
        LDW     .D1T1  *+A0[0], A5          ; LDW     *+keys[0], p0
||      B       .S1    mars_cbc_encrypt$on2 ; no interrupt is taken in its delay slots
mars_cbc_encrypt$on1:
        LDW     .D1T2  *+A0[2], B5          ; LDW     *+keys[2], p1
        LDW     .D1T1  *+A0[1], A7          ; LDW     *+keys[0 + 1], q0
        MV      .L2X   A7, B0               ; move word
        XOR     .L1    A5, A7, A1           ; XOR     wb, tb, wb
||      ADD     .S1    A1, A8, A8           ; ADD     wa, k0_4, wa
        XOR     .L1X   A9, B5, A9           ; XOR     wc, tc, wc
||      XOR     .L2    B6, B9, B9           ; XOR     wd, td, wd
||      ZERO    .S2    B6                   ; ZERO    pass
||      ADDAW   .D2    B1, 4, B1            ; ADDAW   in, 4, in
mars_cbc_encrypt$on2:
        ADD     .L1    A9, A2, A9           ; ADD     wc, k2_4, wc
||      ADD     .L2X   B2, A1, B8           ; ADD     wb, k1_4, wb
||      ADD     .S2    B9, B8, B9           ; ADD     wd, k3_4, wd
||      STW     .D2T2  B1, *+B15[4]         ; save in
;  loop mixing is not pipelined: the branch is taken while its register is zero
;@straight {"name": "mixing", "ii": 29, "res_mii": 10, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}]}
;  loop mixing, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 28
;  II 28: proved infeasible (registers left out), 0.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_cbc_encrypt$mixing:
        SHRU    .S2X   A8, 8, B2            ; SHRU    wa, 8, a8_9
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[wa], s0_9
        LDW     .D2T1  *+B4[B2], A2         ; LDW     *+B4[a8_9], s1_9
        NOP     3
        XOR     .L2    B8, B1, B1           ; XOR     wb, s0_9, sum_9
||      SHRU    .S1    A8, 16, A1           ; SHRU    wa, 16, a16_9
        ADD     .L1X   A2, B1, A1           ; ADD     sum_9, s1_9, wb
||      LDW     .D1T2  *+A4[A1], B1         ; LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A1, 8, B8            ; SHRU    wb, 8, a8_10
||      LDW     .D1T2  *+A4[A1], B2         ; LDW     *+A4[wb], s0_10
        LDW     .D2T2  *+B4[B8], B8         ; LDW     *+B4[a8_10], s1_10
        NOP     2
        ADD     .L1X   A9, B1, A9           ; ADD     wc, s2_9, wc
||      SHRU    .S2X   A8, 24, B1           ; SHRU    wa, 24, a24_9
        XOR     .L1X   A9, B2, A2           ; XOR     wc, s0_10, sum_10
||      SHRU    .S1    A1, 16, A9           ; SHRU    wb, 16, a16_10
||      LDW     .D2T1  *+B4[B1], A9         ; LDW     *+B4[a24_9], s3_9
||      B       .S2    mars_cbc_encrypt$on3 ; no interrupt is taken in its delay slots
        ADD     .L1X   A2, B8, A2           ; ADD     sum_10, s1_10, wc
||      LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[a16_10], s2_10
        SHRU    .S2X   A2, 8, B8            ; SHRU    wc, 8, a8_11
||      LDW     .D1T2  *+A4[A2], B9         ; LDW     *+A4[wc], s0_11
        SHRU    .S2X   A2, 24, B8           ; SHRU    wc, 24, a24_11
||      LDW     .D2T1  *+B4[B8], A9         ; LDW     *+B4[a8_11], s1_11
        NOP
        XOR     .L1X   A9, B9, A8           ; XOR     wd, s3_9, wd
||      SHL     .S2X   A8, 8, B9            ; SHL     wa, 8, upper_9
||      B       .S1    mars_cbc_encrypt$on4 ; no interrupt is taken in its delay slots
mars_cbc_encrypt$on3:
        ADD     .D2    B9, B1, B1           ; ADD     upper_9, a24_9, wa
||      SHRU    .S1    A2, 16, A9           ; SHRU    wc, 16, a16_11
||      ADD     .L2X   B2, A8, B2           ; ADD     wd, s2_10, wd
||      B       .S2    mars_cbc_encrypt$on5 ; no interrupt is taken in its delay slots
        XOR     .L2    B2, B9, B9           ; XOR     wd, s0_11, sum_11
||      SHL     .S1    A1, 8, A1            ; SHL     wb, 8, upper_10
||      SHRU    .S2X   A1, 24, B2           ; SHRU    wb, 24, a24_10
||      LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[a16_11], s2_11
        ADD     .L1X   A9, B9, A8           ; ADD     sum_11, s1_11, wd
||      ADD     .L2X   B1, A8, B1           ; ADD     wa, wd, wa
||      LDW     .D2T1  *+B4[B2], A9         ; LDW     *+B4[a24_10], s3_10
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHRU    .S2X   A8, 8, B9            ; SHRU    wd, 8, a8_12
||      LDW     .D2T2  *+B4[B8], B1         ; LDW     *+B4[a24_11], s3_11
        ADD     .L1X   A1, B2, A1           ; ADD     upper_10, a24_10, wb
||      CMPEQ   .L2    2, B6, B2            ; CMPEQ   pass, 2, last
||      SHRU    .S1    A8, 16, A9           ; SHRU    wd, 16, a16_12
||      SHRU    .S2X   A8, 24, B9           ; SHRU    wd, 24, a24_12
||      LDW     .D1T2  *+A4[A8], B8         ; LDW     *+A4[wd], s0_12
||      LDW     .D2T1  *+B4[B9], A2         ; LDW     *+B4[a8_12], s1_12
mars_cbc_encrypt$on4:
        ADD     .L1    A1, A2, A1           ; ADD     wb, wc, wb
||[!B2] B       .S1    mars_cbc_encrypt$mixing; [!last] B      mixing
||      SHL     .S2X   A8, 8, B2            ; SHL     wd, 8, upper_12
||      LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B9], B8         ; LDW     *+B4[a24_12], s3_12
mars_cbc_encrypt$on5:
        ADD     .L2    B2, B9, B9           ; ADD     upper_12, a24_12, wd
||      SHL     .S1    A2, 8, A2            ; SHL     wc, 8, upper_11
        XOR     .L1X   A9, B1, A9           ; XOR     wa, s3_10, wa
        ADD     .L1    A9, A8, A8           ; ADD     wa, s2_11, wa
||      XOR     .L2X   B1, A1, B1           ; XOR     wb, s3_11, wb
||      ADD     .S1X   A2, B8, A1           ; ADD     upper_11, a24_11, wc
        XOR     .L1X   A8, B8, A9           ; XOR     wa, s0_12, sum_12
        ADD     .L1    A9, A2, A8           ; ADD     sum_12, s1_12, wa
||      ADD     .L2X   B1, A8, B8           ; ADD     wb, s2_12, wb
||      XOR     .S1X   A1, B8, A9           ; XOR     wc, s3_12, wc
mars_cbc_encrypt$mars_cbc_encrypt$4:
        ZERO    .L2    B6                   ; ZERO    pass
;  loop first is not pipelined: the branch is taken while its register is zero
;@straight {"name": "first", "ii": 32, "res_mii": 13, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.8, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 29, "result": "proved infeasible", "seconds": 0.9, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 30, "result": "proved infeasible", "seconds": 1.8, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 31, "result": "proved infeasible", "seconds": 4.3, "banks_apart": false, "note": "registers left out", "moves": 0}]}
;  loop first, passes one after the other: 32 cycles each
;  bounds: resources 13, recurrence 28
;  II 28: proved infeasible (registers left out), 0.8 s
;  II 29: proved infeasible (registers left out), 0.9 s
;  II 30: proved infeasible (registers left out), 1.8 s
;  II 31: proved infeasible (registers left out), 4.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_cbc_encrypt$first:
        ADD     .L1    A8, A5, A5           ; ADD     wa, p0, index_15
||      SHRU    .S1    A8, 19, A8           ; SHRU    wa, 19, lower_15
||      SHL     .S2X   A8, 13, B1           ; SHL     wa, 13, upper_15
        ADD     .L1X   A8, B1, A8           ; ADD     upper_15, lower_15, turned_14
        MPYLHU  .M1    A8, A7, A1           ; MPYLHU  turned_14, q0, mixed2_16
        MPYHLU  .M1    A8, A7, A2           ; MPYHLU  turned_14, q0, mixed1_16
        NOP
        ADD     .L1    A2, A1, A1           ; ADD     mixed1_16, mixed2_16, mixed_16
||      MPYU    .M1    A8, A7, A1           ; MPYU    turned_14, q0, low_16
||      B       .S1    mars_cbc_encrypt$on6 ; no interrupt is taken in its delay slots
        SHL     .S1    A1, 16, A2           ; SHL     mixed_16, 16, upper_16
        ADD     .L1    A1, A2, A1           ; ADD     low_16, upper_16, product_15
||      LDW     .D1T1  *+A6[A5], A7         ; LDW     *+A6[index_15], box_17
        SHRU    .S1    A1, 22, A2           ; SHRU    product_15, 22, p22_17
||      SHL     .S2X   A1, 5, B1            ; SHL     product_15, 5, p5_17
        SHL     .S1    A1, 10, A7           ; SHL     product_15, 10, p10_17
||      SHRU    .S2X   A1, 27, B2           ; SHRU    product_15, 27, p27_17
        ADD     .L1    A7, A2, A1           ; ADD     p10_17, p22_17, r_14
||      ADD     .L2    B1, B2, B1           ; ADD     p5_17, p27_17, once_17
||      EXTU    .S1    A1, 5, 27, A2        ; EXTU    product_15, 5, 27, by_l_17
mars_cbc_encrypt$on6:
        XOR     .L2X   B1, A1, B1           ; XOR     once_17, r_14, both_17
        XOR     .L1X   A7, B1, A7           ; XOR     both_17, box_17, sum_17
||      SUB     .L2X   B0, A2, B1           ; SUB     word, by_l_17, right_19
        SHL     .S1    A7, A2, A2           ; SHL     sum_17, by_l_17, upper_19
||      SHRU    .S2X   A7, B1, B1           ; SHRU    sum_17, right_19, lower_19
        ADD     .L1X   A2, B1, A2           ; ADD     upper_19, lower_19, l_14
||      SUB     .L2    B0, B2, B2           ; SUB     word, p27_17, right_18
||      SHL     .S2X   A5, B2, B1           ; SHL     index_15, p27_17, upper_18
        ADD     .L1X   A2, B8, A2           ; ADD     wb, l_14, wa
        ADD     .L1X   A2, B5, A2           ; ADD     wa, p1, index_21
||      SHRU    .S1    A2, 19, A7           ; SHRU    wa, 19, lower_21
||      SHL     .S2X   A2, 13, B5           ; SHL     wa, 13, upper_21
        ADD     .L1X   A7, B5, A7           ; ADD     upper_21, lower_21, turned_20
        SHRU    .S2X   A5, B2, B2           ; SHRU    index_15, right_18, lower_18
||      MPYLHU  .M1X   A7, B7, A5           ; MPYLHU  turned_20, q1, mixed2_22
        MPYHLU  .M1X   A7, B7, A8           ; MPYHLU  turned_20, q1, mixed1_22
||      B       .S1    mars_cbc_encrypt$on7 ; no interrupt is taken in its delay slots
        MV      .L2X   A8, B5               ; MV      turned_14, wd
        ADD     .L1    A8, A5, A5           ; ADD     mixed1_22, mixed2_22, mixed_22
||      MPYU    .M1X   A7, B7, A5           ; MPYU    turned_20, q1, low_22
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   keys, 4, keys
||      B       .S1    mars_cbc_encrypt$on8 ; no interrupt is taken in its delay slots
        SHL     .S1    A5, 16, A8           ; SHL     mixed_22, 16, upper_22
        XOR     .L1X   A1, B9, A1           ; XOR     wd, r_14, wc
||      MV      .L2X   A7, B9               ; MV      turned_20, wd
||      ADD     .S1    A5, A8, A5           ; ADD     low_22, upper_22, product_21
||      LDW     .D1T1  *+A6[A2], A5         ; LDW     *+A6[index_21], box_23
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHL     .S1    A5, 5, A7            ; SHL     product_21, 5, p5_23
||      SHRU    .S2X   A5, 27, B7           ; SHRU    product_21, 27, p27_23
||      LDW     .D1T1  *+A0[0], A5          ; LDW     *+keys[0], p0
mars_cbc_encrypt$on7:
        ADD     .L1X   A7, B7, A7           ; ADD     p5_23, p27_23, once_23
||      CMPEQ   .L2    4, B6, B1            ; CMPEQ   pass, 4, last
||      SHL     .S1    A5, 10, A8           ; SHL     product_21, 10, p10_23
||      SHRU    .S2X   A5, 22, B8           ; SHRU    product_21, 22, p22_23
||      LDW     .D1T2  *+A0[3], B7          ; LDW     *+keys[2 + 1], q1
||      ADD     .D2    B1, B2, B2           ; ADD     upper_18, lower_18, m_14
        ADD     .L1X   A8, B8, A8           ; ADD     p10_23, p22_23, r_20
||      SUB     .L2    B0, B7, B7           ; SUB     word, p27_23, right_24
||[!B1] B       .S1    mars_cbc_encrypt$first; [!last] B      first
||      SHL     .S2X   A2, B7, B1           ; SHL     index_21, p27_23, upper_24
||      LDW     .D1T2  *+A0[2], B5          ; LDW     *+keys[2], p1
mars_cbc_encrypt$on8:
        XOR     .L1    A7, A8, A7           ; XOR     once_23, r_20, both_23
||      EXTU    .S1    A5, 5, 27, A2        ; EXTU    product_21, 5, 27, by_l_23
||      SHRU    .S2X   A2, B7, B8           ; SHRU    index_21, right_24, lower_24
||      LDW     .D1T1  *+A0[1], A7          ; LDW     *+keys[0 + 1], q0
        XOR     .L1    A7, A5, A7           ; XOR     both_23, box_23, sum_23
||      SUB     .L2X   B0, A2, B7           ; SUB     word, by_l_23, right_25
        ADD     .L1X   A9, B2, A2           ; ADD     wc, m_14, wb
||      SHL     .S1    A7, A2, A7           ; SHL     sum_23, by_l_23, upper_25
||      SHRU    .S2X   A7, B7, B2           ; SHRU    sum_23, right_25, lower_25
        XOR     .L1X   A8, B5, A9           ; XOR     wd, r_20, wc
||      ADD     .L2    B1, B8, B1           ; ADD     upper_24, lower_24, m_20
||      ADD     .S2X   B2, A7, B2           ; ADD     upper_25, lower_25, l_20
        ADD     .L1X   A2, B2, A8           ; ADD     wb, l_20, wa
||      ADD     .L2X   B1, A1, B8           ; ADD     wc, m_20, wb
mars_cbc_encrypt$mars_cbc_encrypt$6:
        ZERO    .L2    B6                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
;@straight {"name": "second", "ii": 27, "res_mii": 13, "rec_mii": 20, "optimal": true, "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 22, "result": "proved infeasible", "seconds": 0.5, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 23, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 24, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 25, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 26, "result": "proved infeasible", "seconds": 1.6, "banks_apart": false, "note": "registers left out", "moves": 0}]}
;  loop second, passes one after the other: 27 cycles each
;  bounds: resources 13, recurrence 20
;  II 20: proved infeasible (registers left out), 0.4 s
;  II 21: proved infeasible (registers left out), 0.4 s
;  II 22: proved infeasible (registers left out), 0.5 s
;  II 23: proved infeasible (registers left out), 0.6 s
;  II 24: proved infeasible (registers left out), 0.6 s
;  II 25: proved infeasible (registers left out), 0.6 s
;  II 26: proved infeasible (registers left out), 1.6 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_cbc_encrypt$second:
        ADD     .L1    A8, A5, A5           ; ADD     wa, p0, index_30
||      SHRU    .S1    A8, 19, A8           ; SHRU    wa, 19, lower_30
||      SHL     .S2X   A8, 13, B1           ; SHL     wa, 13, upper_30
        ADD     .L1X   A8, B1, A8           ; ADD     upper_30, lower_30, turned_29
        MPYLHU  .M1    A8, A7, A1           ; MPYLHU  turned_29, q0, mixed2_31
||      B       .S1    mars_cbc_encrypt$on9 ; no interrupt is taken in its delay slots
        MPYHLU  .M1    A8, A7, A7           ; MPYHLU  turned_29, q0, mixed1_31
        MPYU    .M1    A8, A7, A1           ; MPYU    turned_29, q0, low_31
        ADD     .L1    A7, A1, A7           ; ADD     mixed1_31, mixed2_31, mixed_31
        MV      .L2X   A8, B1               ; MV      turned_29, wd
||      SHL     .S1    A7, 16, A7           ; SHL     mixed_31, 16, upper_31
        ADD     .L1    A1, A7, A1           ; ADD     low_31, upper_31, product_30
mars_cbc_encrypt$on9:
        SHRU    .S1    A1, 22, A7           ; SHRU    product_30, 22, p22_32
||      SHL     .S2X   A1, 10, B2           ; SHL     product_30, 10, p10_32
        ADD     .L1X   A7, B2, A7           ; ADD     p10_32, p22_32, r_29
||      SHL     .S1    A1, 5, A8            ; SHL     product_30, 5, p5_32
||      SHRU    .S2X   A1, 27, B2           ; SHRU    product_30, 27, p27_32
        XOR     .L1X   A7, B8, A8           ; XOR     wb, r_29, wa
||      ADD     .L2X   B2, A8, B8           ; ADD     p5_32, p27_32, once_32
||      LDW     .D1T2  *+A6[A5], B8         ; LDW     *+A6[index_30], box_32
||      B       .S1    mars_cbc_encrypt$on10; no interrupt is taken in its delay slots
        XOR     .L1X   A7, B8, A7           ; XOR     once_32, r_29, both_32
||      SHRU    .S1    A8, 19, A2           ; SHRU    wa, 19, lower_36
||      SHL     .S2X   A8, 13, B8           ; SHL     wa, 13, upper_36
        ADD     .L1X   A2, B8, A2           ; ADD     upper_36, lower_36, turned_35
||      SUB     .L2    B0, B2, B8           ; SUB     word, p27_32, right_33
||      SHL     .S2X   A5, B2, B2           ; SHL     index_30, p27_32, upper_33
||      B       .S1    mars_cbc_encrypt$on11; no interrupt is taken in its delay slots
        SHRU    .S2X   A5, B8, B8           ; SHRU    index_30, right_33, lower_33
||      MPYHLU  .M1X   A2, B7, A5           ; MPYHLU  turned_35, q1, mixed1_37
        ADD     .L2    B2, B8, B2           ; ADD     upper_33, lower_33, m_29
||      MPYLHU  .M1X   A2, B7, A7           ; MPYLHU  turned_35, q1, mixed2_37
        XOR     .L2X   B8, A7, B7           ; XOR     both_32, box_32, sum_32
||      EXTU    .S1    A1, 5, 27, A1        ; EXTU    product_30, 5, 27, by_l_32
||      MPYU    .M1X   A2, B7, A5           ; MPYU    turned_35, q1, low_37
mars_cbc_encrypt$on10:
        ADD     .L1    A5, A7, A7           ; ADD     mixed1_37, mixed2_37, mixed_37
||      SUB     .L2X   B0, A1, B8           ; SUB     word, by_l_32, right_34
||      SHL     .S1X   B7, A1, A1           ; SHL     sum_32, by_l_32, upper_34
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   keys, 4, keys
        ADD     .L1X   A8, B5, A7           ; ADD     wa, p1, index_36
||      SHL     .S1    A7, 16, A8           ; SHL     mixed_37, 16, upper_37
||      SHRU    .S2    B7, B8, B5           ; SHRU    sum_32, right_34, lower_34
mars_cbc_encrypt$on11:
        ADD     .L1    A5, A8, A1           ; ADD     low_37, upper_37, product_36
||      ADD     .L2X   B5, A1, B7           ; ADD     upper_34, lower_34, l_29
||      LDW     .D1T2  *+A6[A7], B5         ; LDW     *+A6[index_36], box_38
||      B       .S1    mars_cbc_encrypt$on12; no interrupt is taken in its delay slots
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHRU    .S1    A1, 27, A5           ; SHRU    product_36, 27, p27_38
||      SHL     .S2X   A1, 10, B5           ; SHL     product_36, 10, p10_38
||      LDW     .D1T2  *+A0[2], B5          ; LDW     *+keys[2], p1
        ADD     .L1X   A9, B2, A9           ; ADD     wc, m_29, wb
||      CMPEQ   .L2    4, B6, B2            ; CMPEQ   pass, 4, last
||      SHL     .S1    A1, 5, A8            ; SHL     product_36, 5, p5_38
||      SHRU    .S2X   A1, 22, B8           ; SHRU    product_36, 22, p22_38
||      LDW     .D1T2  *+A0[3], B7          ; LDW     *+keys[2 + 1], q1
        ADD     .L1    A8, A5, A8           ; ADD     p5_38, p27_38, once_38
||      ADD     .L2    B5, B8, B2           ; ADD     p10_38, p22_38, r_35
||      EXTU    .S1    A1, 5, 27, A1        ; EXTU    product_36, 5, 27, by_l_38
||[!B2] B       .S2    mars_cbc_encrypt$second; [!last] B      second
||      LDW     .D1T1  *+A0[1], A7          ; LDW     *+keys[0 + 1], q0
        SUB     .L1X   B0, A5, A8           ; SUB     word, p27_38, right_39
||      XOR     .L2X   B2, A8, B8           ; XOR     once_38, r_35, both_38
||      SHL     .S1    A7, A5, A5           ; SHL     index_36, p27_38, upper_39
||      LDW     .D1T1  *+A0[0], A5          ; LDW     *+keys[0], p0
        XOR     .L1X   A9, B2, A8           ; XOR     wb, r_35, wa
||      XOR     .L2    B8, B5, B2           ; XOR     both_38, box_38, sum_38
||      SHRU    .S1    A7, A8, A7           ; SHRU    index_36, right_39, lower_39
||      SUB     .S2X   B0, A1, B8           ; SUB     word, by_l_38, right_40
mars_cbc_encrypt$on12:
        ADD     .L2    B9, B7, B2           ; ADD     wd, l_29, wc
||      SHL     .S1X   B2, A1, A1           ; SHL     sum_38, by_l_38, upper_40
||      SHRU    .S2    B2, B8, B8           ; SHRU    sum_38, right_40, lower_40
        ADD     .L1    A5, A7, A1           ; ADD     upper_39, lower_39, m_35
||      MV      .L2X   A2, B9               ; MV      turned_35, wd
||      ADD     .S1X   A1, B8, A2           ; ADD     upper_40, lower_40, l_35
        ADD     .L1X   A2, B1, A9           ; ADD     wd, l_35, wc
||      ADD     .L2X   B2, A1, B8           ; ADD     wc, m_35, wb
mars_cbc_encrypt$mars_cbc_encrypt$8:
        MV      .L1    A8, A5               ; move wa
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S1X   B0, A8               ; move word
||      MV      .S2    B8, B2               ; move wb
||      MV      .D1    A9, A7               ; move wc
||      MV      .D2    B9, B7               ; move wd
;  loop unmix is not pipelined: the branch is taken while its register is zero
;@straight {"name": "unmix", "ii": 30, "res_mii": 10, "rec_mii": 27, "optimal": null, "attempts": [{"interval": 27, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 28, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 29, "result": "found", "seconds": 1.0, "banks_apart": false, "note": "registers left out", "moves": 0}]}
;  loop unmix, passes one after the other: 30 cycles each
;  bounds: resources 10, recurrence 27
;  II 27: proved infeasible (registers left out), 0.3 s
;  II 28: proved infeasible (registers left out), 0.3 s
;  II 29: found (registers left out), 1.0 s
;  not proved the least possible: every interval below 29 is ruled out; 1.0 s of search found nothing below 30
mars_cbc_encrypt$unmix:
        MV      .L2X   A5, B0               ; copy
        LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[wa], s0_45
        NOP     3
        SHRU    .S1    A5, 24, A1           ; SHRU    wa, 24, a24_45
        XOR     .L2    B2, B1, B1           ; XOR     wb, s0_45, wb
||      LDW     .D1T1  *+A4[A1], A1         ; LDW     *+A4[a24_45], s1_45
        LDW     .D2T1  *+B4[B1], A2         ; LDW     *+B4[wb], s0_46
        NOP
        B       .S1    mars_cbc_encrypt$on13; no interrupt is taken in its delay slots
        SHL     .S2    B1, 24, B5           ; SHL     wb, 24, upper_46
        SUB     .L1    A7, A1, A1           ; SUB     wc, s1_45, wc
||      SHRU    .S1X   B1, 8, A7            ; SHRU    wb, 8, a8_46
||      SHRU    .S2    B0, 16, B0           ; SHRU    wa, 16, a16_45
        XOR     .L1    A1, A2, A2           ; XOR     wc, s0_46, wc
||      ADD     .L2X   B5, A7, B0           ; ADD     upper_46, a8_46, wb
||      SHRU    .S1    A5, 8, A1            ; SHRU    wa, 8, a8_45
||      SHRU    .S2    B1, 16, B5           ; SHRU    wb, 16, a16_46
||      LDW     .D1T1  *+A4[A7], A5         ; LDW     *+A4[a8_46], s3_46
||      LDW     .D2T2  *+B4[B0], B5         ; LDW     *+B4[a16_45], s2_45
        SUB     .L2X   A2, B0, B1           ; SUB     wc, wb, wc
||      SHRU    .S1X   B1, 24, A2           ; SHRU    wb, 24, a24_46
||      LDW     .D1T2  *+A4[A1], B5         ; LDW     *+A4[a8_45], s3_45
||      LDW     .D2T1  *+B4[B5], A2         ; LDW     *+B4[a16_46], s2_46
        SHRU    .S1X   B1, 24, A2           ; SHRU    wc, 24, a24_47
||      LDW     .D1T2  *+A4[A2], B7         ; LDW     *+A4[a24_46], s1_46
||      B       .S2    mars_cbc_encrypt$on14; no interrupt is taken in its delay slots
mars_cbc_encrypt$on13:
        LDW     .D1T1  *+A4[A2], A5         ; LDW     *+A4[a24_47], s1_47
||      LDW     .D2T2  *+B4[B1], B7         ; LDW     *+B4[wc], s0_47
        SHL     .S1    A5, 24, A2           ; SHL     wa, 24, upper_45
        ADD     .L1    A2, A1, A1           ; ADD     upper_45, a8_45, wa
||      SUB     .L2    B7, B5, B7           ; SUB     wd, s2_45, difference_45
        SUB     .L1    A1, A2, A1           ; SUB     wa, s2_46, difference_46
||      XOR     .L2    B7, B5, B5           ; XOR     difference_45, s3_45, wd
        XOR     .L1    A1, A5, A1           ; XOR     difference_46, s3_46, wa
||      SUB     .L2    B5, B7, B5           ; SUB     wd, s1_46, wd
mars_cbc_encrypt$on14:
        SUB     .L1    A1, A5, A1           ; SUB     wa, s1_47, wa
||      XOR     .L2    B5, B7, B7           ; XOR     wd, s0_47, wd
||      SHRU    .S2    B1, 16, B5           ; SHRU    wc, 16, a16_47
        SUB     .L2X   B7, A1, B5           ; SUB     wd, wa, wd
||      SHRU    .S1X   B1, 8, A5            ; SHRU    wc, 8, a8_47
||      LDW     .D2T2  *+B4[B5], B1         ; LDW     *+B4[a16_47], s2_47
||      B       .S2    mars_cbc_encrypt$on15; no interrupt is taken in its delay slots
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHRU    .S1X   B5, 24, A2           ; SHRU    wd, 24, a24_48
||      SHRU    .S2    B5, 16, B7           ; SHRU    wd, 16, a16_48
||      LDW     .D1T2  *+A4[A5], B0         ; LDW     *+A4[a8_47], s3_47
||      LDW     .D2T1  *+B4[B5], A7         ; LDW     *+B4[wd], s0_48
        CMPEQ   .L2    2, B6, B2            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B5, 8, A2            ; SHRU    wd, 8, a8_48
||      LDW     .D1T2  *+A4[A2], B5         ; LDW     *+A4[a24_48], s1_48
||      LDW     .D2T1  *+B4[B7], A2         ; LDW     *+B4[a16_48], s2_48
        SHL     .S1X   B1, 24, A7           ; SHL     wc, 24, upper_47
||[!B2] B       .S2    mars_cbc_encrypt$unmix; [!last] B      unmix
||      LDW     .D1T1  *+A4[A2], A1         ; LDW     *+A4[a8_48], s3_48
        ADD     .L1    A7, A5, A5           ; ADD     upper_47, a8_47, wc
||      SHL     .S2    B5, 24, B5           ; SHL     wd, 24, upper_48
        SUB     .L2    B0, B1, B1           ; SUB     wb, s2_47, difference_47
mars_cbc_encrypt$on15:
        ADD     .L2X   B5, A2, B7           ; ADD     upper_48, a8_48, wd
        XOR     .L1    A1, A7, A5           ; XOR     wa, s0_48, wa
||      XOR     .L2    B1, B0, B0           ; XOR     difference_47, s3_47, wb
||      SUB     .S1    A5, A2, A2           ; SUB     wc, s2_48, difference_48
        XOR     .L1    A2, A1, A7           ; XOR     difference_48, s3_48, wc
||      SUB     .L2    B0, B5, B2           ; SUB     wb, s1_48, wb
mars_cbc_encrypt$finish:
        SUB     .L1    A3, 1, A1            ; SUB     left, 1, left
||      LDW     .D1T2  *+A0[0], B6          ; LDW     *+keys[0], k0_50
        MV      .L2    B3, B0               ; move out
||      LDW     .D1T1  *+A0[3], A3          ; LDW     *+keys[3], k3_50
        LDW     .D1T1  *+A0[1], A2          ; LDW     *+keys[1], k1_50
        LDW     .D1T2  *+A0[2], B5          ; LDW     *+keys[2], k2_50
  [A1]  B       .S2    mars_cbc_encrypt$next; [left] B       next
        MV      .L1X   B0, A0               ; copy
||      SUB     .L2X   A5, B6, B3           ; SUB     wa, k0_50, wa
        SUB     .L2X   B7, A3, B6           ; SUB     wd, k3_50, wd
||      STW     .D2T2  B3, *+B0[0]          ; STW     wa, *+out[0]
        SUB     .L1X   B2, A2, A5           ; SUB     wb, k1_50, wb
||      STW     .D2T2  B6, *+B0[3]          ; STW     wd, *+out[3]
        SUB     .L2X   A7, B5, B5           ; SUB     wc, k2_50, wc
||      ADDAW   .D1    A0, 4, A3            ; ADDAW   out, 4, out
||      STW     .D2T1  A5, *+B0[1]          ; STW     wb, *+out[1]
        MV      .L1    A1, A0               ; move left
||      MV      .S1    A8, A7               ; move word
||      STW     .D2T2  B5, *+B0[2]          ; STW     wc, *+out[2]
mars_cbc_encrypt$mars_cbc_encrypt$11:
        LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        NOP     2
        ZERO    .L2    B0                   ; ZERO    linear_54
        NOP
        MV      .L2X   A0, B0               ; copy
||      MVC     .S2    B0, AMR              ; MVC     linear_54, AMR
||      STW     .D1T2  B6, *+A0[3]          ; STW     wd, *+chain[3]
        STW     .D1T2  B5, *+A0[2]          ; STW     wc, *+chain[2]
        STW     .D1T1  A5, *+A0[1]          ; STW     wb, *+chain[1]
||      STW     .D2T2  B3, *+B0[0]          ; STW     wa, *+chain[0]
mars_cbc_encrypt$done:
        LDW     .D2T2  *+B15[2], B0         ; restore return$
        NOP     4
        B       .S2    B0                   ; return
        ADDK    .S2    16, B15              ; frame
        NOP     4
