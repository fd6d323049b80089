; broadside optimize: source bc4bb91245c8ce2a318e4ec575218a77e02a90093ac8fe85fc95a41a24f6de47
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 10 s a region
        .ref    mars_s1, mars_s_box
; MARS on one block.
;
;       void mars_encrypt_block(uint32_t block[4], const uint32_t schedule[40]);
;       void mars_decrypt_block(uint32_t block[4], const uint32_t schedule[40]);
;
; block     words A, B, C, D; changed in place. Word aligned.
; schedule  the round keys K[0] to K[39] of the specification, for both directions. Word aligned, not overlapping block;
;           in data memory block 0 for the cycles stated.
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

        .global mars_encrypt_block
        .global mars_decrypt_block

mars_encrypt_block:
        MV      .L2X   A4, B9               ; argument
||      ADDK    .S2    -16, B15             ; frame
||      MV      .D2    B4, B1               ; argument
        MV      .L1X   B9, A0               ; copy
||      LDW     .D2T1  *+B1[0], A9          ; LDW     *+schedule[0], k0_3
        LDW     .D1T1  *+A0[2], A2          ; LDW     *+block[2], wc
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        LDW     .D1T1  *+A0[0], A8          ; LDW     *+block[0], wa
||      ADDAW   .D2    B1, 4, B11           ; ADDAW   schedule, 4, keys
        MV      .L1X   B11, A3              ; copy
||      LDW     .D1T1  *+A0[1], A7          ; LDW     *+block[1], wb
        LDW     .D1T2  *+A0[3], B2          ; LDW     *+block[3], wd
||      LDW     .D2T1  *+B1[2], A1          ; LDW     *+schedule[2], k2_3
        LDW     .D1T2  *+A3[2], B5          ; LDW     *+keys[2], p1
        MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T1  *+A3[0], A5          ; LDW     *+keys[0], p0
||      LDW     .D2T2  *+B1[3], B0          ; LDW     *+schedule[3], k3_3
        MVK     .S2    32, B6               ; MVK     32, word
||      LDW     .D1T2  *+A3[3], B7          ; LDW     *+keys[2 + 1], q1
||      LDW     .D2T1  *+B1[1], A0          ; LDW     *+schedule[1], k1_3
        MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D1T1  *+A3[1], A3          ; LDW     *+keys[0 + 1], q0
        MV      .L2    B3, B8               ; move return$
||      MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKL    .S2    21561633, B10        ; MVKL    0x01490121, circular_1
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        MV      .L2    B1, B3               ; MV      schedule, last_keys
||      MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    21561633, B10        ; MVKH    0x01490121, circular_1
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        ADD     .L1    A8, A9, A8           ; ADD     wa, k0_3, wa
||      ZERO    .L2    B1                   ; ZERO    pass
||      MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVC     .S2    B10, AMR             ; MVC     circular_1, AMR
        ADD     .L1    A7, A0, A9           ; ADD     wb, k1_3, wb
||      ADD     .L2    B2, B0, B0           ; ADD     wd, k3_3, wd
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      ADDK    .S2    144, B3              ; ADDK    144, last_keys
||      ADD     .D1    A2, A1, A0           ; ADD     wc, k2_3, wc
||      STW     .D2T2  B12, *+B15[3]        ; save B12
;  loop mixing is not pipelined: the branch is taken while its register is zero
;@straight {"name": "mixing", "ii": 29, "res_mii": 10, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.0}]}
;  loop mixing, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 28
;  as a region: 29 cycles found, 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_encrypt_block$mixing:
        SHRU    .S2X   A8, 8, B2            ; SHRU    wa, 8, a8_8
||      LDW     .D1T2  *+A4[A8], B10        ; LDW     *+A4[wa], s0_8
        LDW     .D2T2  *+B4[B2], B2         ; LDW     *+B4[a8_8], s1_8
        NOP     3
        XOR     .L1X   A9, B10, A1          ; XOR     wb, s0_8, sum_8
||      SHRU    .S1    A8, 16, A9           ; SHRU    wa, 16, a16_8
        ADD     .L1X   A1, B2, A1           ; ADD     sum_8, s1_8, wb
||      LDW     .D1T2  *+A4[A9], B12        ; LDW     *+A4[a16_8], s2_8
        SHRU    .S2X   A1, 8, B2            ; SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A1], B13        ; LDW     *+A4[wb], s0_9
        LDW     .D2T2  *+B4[B2], B10        ; LDW     *+B4[a8_9], s1_9
        NOP     2
        ADD     .L1X   A0, B12, A0          ; ADD     wc, s2_8, wc
||      SHRU    .S2X   A8, 24, B2           ; SHRU    wa, 24, a24_8
        XOR     .L1X   A0, B13, A9          ; XOR     wc, s0_9, sum_9
||      SHRU    .S1    A1, 16, A0           ; SHRU    wb, 16, a16_9
||      LDW     .D2T1  *+B4[B2], A2         ; LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A9, B10, A0          ; ADD     sum_9, s1_9, wc
||      LDW     .D1T2  *+A4[A0], B13        ; LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A0, 8, B10           ; SHRU    wc, 8, a8_10
||      LDW     .D1T2  *+A4[A0], B12        ; LDW     *+A4[wc], s0_10
        LDW     .D2T2  *+B4[B10], B10       ; LDW     *+B4[a8_10], s1_10
        NOP
        XOR     .L1X   A2, B0, A9           ; XOR     wd, s3_8, wd
||      SHRU    .S2X   A1, 24, B0           ; SHRU    wb, 24, a24_9
        ADD     .L1X   A9, B13, A2          ; ADD     wd, s2_9, wd
||      LDW     .D2T2  *+B4[B0], B13        ; LDW     *+B4[a24_9], s3_9
||      B       .S1    mars_encrypt_block$on1; no interrupt is taken in its delay slots
        XOR     .L1X   A2, B12, A7          ; XOR     wd, s0_10, sum_10
||      SHRU    .S1    A0, 16, A2           ; SHRU    wc, 16, a16_10
        ADD     .L1X   A7, B10, A2          ; ADD     sum_10, s1_10, wd
||      SHL     .S1    A8, 8, A7            ; SHL     wa, 8, upper_8
||      SHRU    .S2X   A0, 24, B10          ; SHRU    wc, 24, a24_10
||      LDW     .D1T2  *+A4[A2], B0         ; LDW     *+A4[a16_10], s2_10
        ADD     .L1X   A7, B2, A7           ; ADD     upper_8, a24_8, wa
||      ADD     .L2    1, B1, B1            ; ADD     pass, 1, pass
||      SHRU    .S1    A2, 16, A8           ; SHRU    wd, 16, a16_11
||      SHRU    .S2X   A2, 8, B2            ; SHRU    wd, 8, a8_11
||      LDW     .D1T1  *+A4[A2], A8         ; LDW     *+A4[wd], s0_11
||      LDW     .D2T2  *+B4[B10], B0        ; LDW     *+B4[a24_10], s3_10
        ADD     .L1    A7, A9, A7           ; ADD     wa, wd, wa
||      CMPEQ   .L2    2, B1, B2            ; CMPEQ   pass, 2, last
||      SHRU    .S2X   A2, 24, B12          ; SHRU    wd, 24, a24_11
||      LDW     .D1T2  *+A4[A8], B2         ; LDW     *+A4[a16_11], s2_11
||      LDW     .D2T1  *+B4[B2], A1         ; LDW     *+B4[a8_11], s1_11
        XOR     .L1X   A7, B13, A1          ; XOR     wa, s3_9, wa
||      SHL     .S1    A1, 8, A7            ; SHL     wb, 8, upper_9
||[!B2] B       .S2    mars_encrypt_block$mixing; [!last] B      mixing
||      LDW     .D2T1  *+B4[B12], A0        ; LDW     *+B4[a24_11], s3_11
mars_encrypt_block$on1:
        ADD     .L1X   A7, B0, A7           ; ADD     upper_9, a24_9, wb
        ADD     .L1    A7, A0, A1           ; ADD     wb, wc, wb
||      ADD     .S1X   A1, B0, A7           ; ADD     wa, s2_10, wa
        XOR     .L1X   A1, B0, A0           ; XOR     wb, s3_10, wb
||      XOR     .S1    A7, A8, A7           ; XOR     wa, s0_11, sum_11
||      SHL     .S2X   A0, 8, B0            ; SHL     wc, 8, upper_10
        ADD     .L1    A7, A1, A8           ; ADD     sum_11, s1_11, wa
||      ADD     .L2    B0, B10, B0          ; ADD     upper_10, a24_10, wc
||      ADD     .S1X   A0, B2, A9           ; ADD     wb, s2_11, wb
||      SHL     .S2X   A2, 8, B2            ; SHL     wd, 8, upper_11
        XOR     .L1X   A0, B0, A0           ; XOR     wc, s3_11, wc
||      ADD     .L2    B2, B12, B0          ; ADD     upper_11, a24_11, wd
mars_encrypt_block$mars_encrypt_block$2:
        MV      .L1    A0, A0               ; move wc
||      MV      .L2    B6, B1               ; move word
||      MV      .S1X   B8, A1               ; move return$
||      ZERO    .S2    B8                   ; ZERO    pass
||      MV      .D1    A8, A8               ; move wa
        MV      .L1    A1, A0               ; move return$
||      MV      .L2    B8, B6               ; move pass
||      MV      .S1X   B1, A1               ; move word
||      MV      .S2X   A8, B8               ; move wa
||      MV      .D1    A0, A8               ; move wc
;  loop first is not pipelined: the branch is taken while its register is zero
;@straight {"name": "first", "ii": 32, "res_mii": 13, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 29, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 30, "result": "proved infeasible", "seconds": 0.7, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 31, "result": "proved infeasible", "seconds": 2.9, "banks_apart": false, "note": "registers left out", "moves": 0}], "searches": [{"cycles": 32, "result": "found", "seconds": 0.0}]}
;  loop first, passes one after the other: 32 cycles each
;  bounds: resources 13, recurrence 28
;  as a region: 32 cycles found, 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  II 29: proved infeasible (registers left out), 0.3 s
;  II 30: proved infeasible (registers left out), 0.7 s
;  II 31: proved infeasible (registers left out), 2.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_encrypt_block$first:
        SHRU    .S1X   B8, 19, A2           ; SHRU    wa, 19, lower_14
||      SHL     .S2    B8, 13, B1           ; SHL     wa, 13, upper_14
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   keys, 4, keys
        ADD     .L2X   B1, A2, B2           ; ADD     upper_14, lower_14, turned_13
        MPYHLU  .M2X   B2, A3, B12          ; MPYHLU  turned_13, q0, mixed1_15
        MPYLHU  .M2X   B2, A3, B10          ; MPYLHU  turned_13, q0, mixed2_15
        NOP
        ADD     .L1X   A5, B8, A3           ; ADD     wa, p0, index_14
||      ADD     .L2    B12, B10, B1         ; ADD     mixed1_15, mixed2_15, mixed_15
||      MPYU    .M2X   B2, A3, B8           ; MPYU    turned_13, q0, low_15
        SHL     .S1X   B1, 16, A7           ; SHL     mixed_15, 16, upper_15
        ADD     .L2X   B8, A7, B1           ; ADD     low_15, upper_15, product_14
||      LDW     .D1T1  *+A6[A3], A5         ; LDW     *+A6[index_14], box_16
        SHL     .S1X   B1, 5, A2            ; SHL     product_14, 5, p5_16
||      SHRU    .S2    B1, 22, B10          ; SHRU    product_14, 22, p22_16
        SHL     .S1X   B1, 10, A7           ; SHL     product_14, 10, p10_16
||      SHRU    .S2    B1, 27, B12          ; SHRU    product_14, 27, p27_16
        ADD     .L1X   A2, B12, A7          ; ADD     p5_16, p27_16, once_16
||      ADD     .L2X   B10, A7, B13         ; ADD     p10_16, p22_16, r_13
||      EXTU    .S2    B1, 5, 27, B8        ; EXTU    product_14, 5, 27, by_l_16
        XOR     .L1X   A7, B13, A7          ; XOR     once_16, r_13, both_16
||      SHL     .S2X   A3, B12, B10         ; SHL     index_14, p27_16, upper_17
        XOR     .L1    A7, A5, A2           ; XOR     both_16, box_16, sum_16
||      SUB     .S1X   A1, B8, A7           ; SUB     word, by_l_16, right_18
        SUB     .L1X   A1, B12, A5          ; SUB     word, p27_16, right_17
||      SHRU    .S1    A2, A7, A7           ; SHRU    sum_16, right_18, lower_18
||      SHL     .S2X   A2, B8, B8           ; SHL     sum_16, by_l_16, upper_18
        ADD     .L1X   A7, B8, A2           ; ADD     upper_18, lower_18, l_13
        ADD     .L1    A9, A2, A9           ; ADD     wb, l_13, wa
        ADD     .L1X   A9, B5, A2           ; ADD     wa, p1, index_20
||      SHRU    .S1    A9, 19, A7           ; SHRU    wa, 19, lower_20
||      SHL     .S2X   A9, 13, B5           ; SHL     wa, 13, upper_20
        ADD     .L1X   A7, B5, A7           ; ADD     upper_20, lower_20, turned_19
        MPYLHU  .M1X   A7, B7, A5           ; MPYLHU  turned_19, q1, mixed2_21
||      LDW     .D1T1  *+A6[A2], A5         ; LDW     *+A6[index_20], box_22
||      B       .S1    mars_encrypt_block$on2; no interrupt is taken in its delay slots
        SHRU    .S1    A3, A5, A9           ; SHRU    index_14, right_17, lower_17
||      MPYHLU  .M1X   A7, B7, A3           ; MPYHLU  turned_19, q1, mixed1_21
        ADD     .L2X   B10, A9, B12         ; ADD     upper_17, lower_17, m_13
        ADD     .L1    A3, A5, A9           ; ADD     mixed1_21, mixed2_21, mixed_21
||      MPYU    .M2X   B7, A7, B5           ; MPYU    turned_19, q1, low_21
||      B       .S1    mars_encrypt_block$on3; no interrupt is taken in its delay slots
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHL     .S2X   A9, 16, B7           ; SHL     mixed_21, 16, upper_21
        ADD     .L2    B5, B7, B10          ; ADD     low_21, upper_21, product_20
||      LDW     .D2T2  *+B11[2], B5         ; LDW     *+keys[2], p1
mars_encrypt_block$on2:
        CMPEQ   .L2    4, B6, B1            ; CMPEQ   pass, 4, last
||      SHRU    .S1X   B10, 27, A3          ; SHRU    product_20, 27, p27_22
||      SHL     .S2    B10, 10, B5          ; SHL     product_20, 10, p10_22
||      LDW     .D2T1  *+B11[1], A3         ; LDW     *+keys[0 + 1], q0
        XOR     .L2    B0, B13, B13         ; XOR     wd, r_13, wc
||      SHL     .S1X   B10, 5, A9           ; SHL     product_20, 5, p5_22
||      SHRU    .S2    B10, 22, B0          ; SHRU    product_20, 22, p22_22
||      LDW     .D2T2  *+B11[3], B7         ; LDW     *+keys[2 + 1], q1
        ADD     .L1    A9, A3, A7           ; ADD     p5_22, p27_22, once_22
||      MV      .L2X   A7, B0               ; MV      turned_19, wd
||[!B1] B       .S1    mars_encrypt_block$first; [!last] B      first
||      EXTU    .S2    B10, 5, 27, B7       ; EXTU    product_20, 5, 27, by_l_22
||      SUB     .D1    A1, A3, A9           ; SUB     word, p27_22, right_23
||      ADD     .D2    B5, B0, B10          ; ADD     p10_22, p22_22, r_19
mars_encrypt_block$on3:
        SUB     .L1X   A1, B7, A9           ; SUB     word, by_l_22, right_24
||      XOR     .L2X   B10, A7, B1          ; XOR     once_22, r_19, both_22
||      SHRU    .S1    A2, A9, A7           ; SHRU    index_20, right_23, lower_23
||      LDW     .D2T1  *+B11[0], A5         ; LDW     *+keys[0], p0
        XOR     .L1X   A5, B1, A2           ; XOR     both_22, box_22, sum_22
||      ADD     .L2X   B12, A8, B8          ; ADD     wc, m_13, wb
||      SHL     .S1    A2, A3, A8           ; SHL     index_20, p27_22, upper_23
        MV      .L1X   B2, A2               ; MV      turned_13, wd
||      SHRU    .S1    A2, A9, A5           ; SHRU    sum_22, right_24, lower_24
||      SHL     .S2X   A2, B7, B2           ; SHL     sum_22, by_l_22, upper_24
||      ADD     .D1    A8, A7, A7           ; ADD     upper_23, lower_23, m_19
        ADD     .L1X   A7, B13, A9          ; ADD     wc, m_19, wb
||      ADD     .L2X   B2, A5, B13          ; ADD     upper_24, lower_24, l_19
        XOR     .L1X   A2, B10, A8          ; XOR     wd, r_19, wc
||      ADD     .L2    B8, B13, B8          ; ADD     wb, l_19, wa
mars_encrypt_block$mars_encrypt_block$4:
        ZERO    .L2    B6                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
;@straight {"name": "second", "ii": 27, "res_mii": 13, "rec_mii": 20, "optimal": true, "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 22, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 23, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 24, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 25, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 26, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "registers left out", "moves": 0}], "searches": [{"cycles": 27, "result": "found", "seconds": 0.0}]}
;  loop second, passes one after the other: 27 cycles each
;  bounds: resources 13, recurrence 20
;  as a region: 27 cycles found, 0.0 s
;  II 20: proved infeasible (units between the chains at both ends), 0.0 s
;  II 21: proved infeasible (units between the chains at both ends), 0.0 s
;  II 22: proved infeasible (units between the chains at both ends), 0.0 s
;  II 23: proved infeasible (units between the chains at both ends), 0.0 s
;  II 24: proved infeasible (units between the chains at both ends), 0.0 s
;  II 25: proved infeasible (registers left out), 0.3 s
;  II 26: proved infeasible (registers left out), 0.6 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_encrypt_block$second:
        SHL     .S1X   B8, 13, A2           ; SHL     wa, 13, upper_29
||      SHRU    .S2    B8, 19, B1           ; SHRU    wa, 19, lower_29
        ADD     .L2X   B1, A2, B12          ; ADD     upper_29, lower_29, turned_28
        MPYHLU  .M2X   B12, A3, B2          ; MPYHLU  turned_28, q0, mixed1_30
        MPYU    .M1X   A3, B12, A7          ; MPYU    turned_28, q0, low_30
||      MPYLHU  .M2X   B12, A3, B13         ; MPYLHU  turned_28, q0, mixed2_30
        NOP
        ADD     .L1X   A5, B8, A3           ; ADD     wa, p0, index_29
||      ADD     .L2    B2, B13, B8          ; ADD     mixed1_30, mixed2_30, mixed_30
        SHL     .S2    B8, 16, B8           ; SHL     mixed_30, 16, upper_30
        ADD     .L2X   B8, A7, B1           ; ADD     low_30, upper_30, product_29
        SHL     .S1X   B1, 10, A5           ; SHL     product_29, 10, p10_31
||      SHRU    .S2    B1, 22, B13          ; SHRU    product_29, 22, p22_31
        ADD     .L2X   B13, A5, B8          ; ADD     p10_31, p22_31, r_28
||      SHRU    .S2    B1, 27, B10          ; SHRU    product_29, 27, p27_31
        XOR     .L1X   A9, B8, A9           ; XOR     wb, r_28, wa
||      B       .S1    mars_encrypt_block$on4; no interrupt is taken in its delay slots
        SUB     .L1X   A1, B10, A2          ; SUB     word, p27_31, right_32
||      SHL     .S1    A9, 13, A5           ; SHL     wa, 13, upper_35
||      SHRU    .S2X   A9, 19, B2           ; SHRU    wa, 19, lower_35
||      LDW     .D1T1  *+A6[A3], A7         ; LDW     *+A6[index_29], box_31
        ADD     .L1X   A5, B2, A2           ; ADD     upper_35, lower_35, turned_34
||      SHRU    .S1    A3, A2, A7           ; SHRU    index_29, right_32, lower_32
||      SHL     .S2X   A3, B10, B13         ; SHL     index_29, p27_31, upper_32
        SHL     .S2    B1, 5, B2            ; SHL     product_29, 5, p5_31
||      MPYHLU  .M1X   A2, B7, A5           ; MPYHLU  turned_34, q1, mixed1_36
||      MPYU    .M2X   B7, A2, B2           ; MPYU    turned_34, q1, low_36
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   keys, 4, keys
        ADD     .L2X   B13, A7, B13         ; ADD     upper_32, lower_32, m_28
||      EXTU    .S2    B1, 5, 27, B10       ; EXTU    product_29, 5, 27, by_l_31
||      MPYLHU  .M1X   A2, B7, A8           ; MPYLHU  turned_34, q1, mixed2_36
||      ADD     .D2    B2, B10, B1          ; ADD     p5_31, p27_31, once_31
        ADD     .L1X   A9, B5, A3           ; ADD     wa, p1, index_35
||      XOR     .L2    B1, B8, B1           ; XOR     once_31, r_28, both_31
||      ADD     .S2X   B13, A8, B5          ; ADD     wc, m_28, wb
mars_encrypt_block$on4:
        XOR     .L1X   A7, B1, A7           ; XOR     both_31, box_31, sum_31
||      SUB     .L2X   A1, B10, B13         ; SUB     word, by_l_31, right_33
||      ADD     .S1    A5, A8, A5           ; ADD     mixed1_36, mixed2_36, mixed_36
||      ADD     .S2    1, B6, B6            ; ADD     pass, 1, pass
        SHL     .S2X   A5, 16, B7           ; SHL     mixed_36, 16, upper_36
||      LDW     .D2T2  *+B11[3], B7         ; LDW     *+keys[2 + 1], q1
||      B       .S1    mars_encrypt_block$on5; no interrupt is taken in its delay slots
        CMPEQ   .L2    4, B6, B2            ; CMPEQ   pass, 4, last
||      SHRU    .S2X   A7, B13, B1          ; SHRU    sum_31, right_33, lower_33
||      LDW     .D1T2  *+A6[A3], B5         ; LDW     *+A6[index_35], box_37
||      ADD     .D2    B2, B7, B8           ; ADD     low_36, upper_36, product_35
        SHL     .S1X   B8, 5, A8            ; SHL     product_35, 5, p5_37
||      SHRU    .S2    B8, 22, B7           ; SHRU    product_35, 22, p22_37
||      LDW     .D2T2  *+B11[2], B5         ; LDW     *+keys[2], p1
        SHRU    .S1X   B8, 27, A5           ; SHRU    product_35, 27, p27_37
||      SHL     .S2    B8, 10, B13          ; SHL     product_35, 10, p10_37
||      LDW     .D2T1  *+B11[1], A3         ; LDW     *+keys[0 + 1], q0
        MV      .L1X   B12, A9              ; MV      turned_28, wd
||      ADD     .L2    B13, B7, B2          ; ADD     p10_37, p22_37, r_34
||[!B2] B       .S1    mars_encrypt_block$second; [!last] B      second
||      SHL     .S2X   A7, B10, B13         ; SHL     sum_31, by_l_31, upper_33
||      ADD     .D1    A8, A5, A8           ; ADD     p5_37, p27_37, once_37
||      LDW     .D2T1  *+B11[0], A5         ; LDW     *+keys[0], p0
        XOR     .L1X   A8, B2, A5           ; XOR     once_37, r_34, both_37
||      XOR     .L2    B5, B2, B8           ; XOR     wb, r_34, wa
||      SHL     .S1    A3, A5, A7           ; SHL     index_35, p27_37, upper_38
||      EXTU    .S2    B8, 5, 27, B13       ; EXTU    product_35, 5, 27, by_l_37
||      SUB     .D1    A1, A5, A8           ; SUB     word, p27_37, right_38
||      ADD     .D2    B13, B1, B10         ; ADD     upper_33, lower_33, l_28
mars_encrypt_block$on5:
        SUB     .L1X   A1, B13, A3          ; SUB     word, by_l_37, right_39
||      XOR     .L2X   B5, A5, B2           ; XOR     both_37, box_37, sum_37
||      SHRU    .S1    A3, A8, A5           ; SHRU    index_35, right_38, lower_38
        MV      .L2X   A2, B0               ; MV      turned_34, wd
||      SHRU    .S1X   B2, A3, A8           ; SHRU    sum_37, right_39, lower_39
||      SHL     .S2    B2, B13, B13         ; SHL     sum_37, by_l_37, upper_39
||      ADD     .D2    B0, B10, B1          ; ADD     wd, l_28, wc
        ADD     .L1    A7, A5, A2           ; ADD     upper_38, lower_38, m_34
||      ADD     .S1X   A8, B13, A8          ; ADD     upper_39, lower_39, l_34
        ADD     .L1X   A2, B1, A9           ; ADD     wc, m_34, wb
||      ADD     .S1    A9, A8, A8           ; ADD     wd, l_34, wc
mars_encrypt_block$mars_encrypt_block$6:
        MV      .L1X   B3, A3               ; move last_keys
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S1    A8, A0               ; move wc
||      MV      .S2X   A0, B11              ; move return$
||      MV      .D2    B8, B3               ; move wa
;  loop unmix is not pipelined: the branch is taken while its register is zero
;@straight {"name": "unmix", "ii": 29, "res_mii": 10, "rec_mii": 27, "optimal": true, "attempts": [{"interval": 27, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.0}]}
;  loop unmix, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 27
;  as a region: 29 cycles found, 0.0 s
;  II 27: proved infeasible (units between the chains at both ends), 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_encrypt_block$unmix:
        LDW     .D2T2  *+B4[B3], B1         ; LDW     *+B4[wa], s0_44
        NOP     3
        SHRU    .S1X   B3, 24, A1           ; SHRU    wa, 24, a24_44
        XOR     .L2X   B1, A9, B1           ; XOR     wb, s0_44, wb
||      LDW     .D1T2  *+A4[A1], B13        ; LDW     *+A4[a24_44], s1_44
        LDW     .D2T2  *+B4[B1], B5         ; LDW     *+B4[wb], s0_45
        SHRU    .S1X   B1, 24, A1           ; SHRU    wb, 24, a24_45
        SHL     .S1X   B1, 24, A9           ; SHL     wb, 24, upper_45
||      B       .S2    mars_encrypt_block$on6; no interrupt is taken in its delay slots
        SHRU    .S1X   B3, 8, A2            ; SHRU    wa, 8, a8_44
||      SHRU    .S2    B3, 16, B2           ; SHRU    wa, 16, a16_44
        SUB     .L2X   A0, B13, B2          ; SUB     wc, s1_44, wc
||      SHRU    .S1X   B1, 8, A0            ; SHRU    wb, 8, a8_45
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a16_44], s2_44
        ADD     .L1    A9, A0, A9           ; ADD     upper_45, a8_45, wb
||      XOR     .L2    B2, B5, B2           ; XOR     wc, s0_45, wc
||      SHRU    .S2    B1, 16, B1           ; SHRU    wb, 16, a16_45
||      LDW     .D1T1  *+A4[A2], A0         ; LDW     *+A4[a8_44], s3_44
        SUB     .L1X   B2, A9, A1           ; SUB     wc, wb, wc
||      LDW     .D1T1  *+A4[A1], A5         ; LDW     *+A4[a24_45], s1_45
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[a16_45], s2_45
        MV      .L2X   A1, B1               ; copy
||      SHRU    .S1    A1, 24, A0           ; SHRU    wc, 24, a24_46
||      LDW     .D1T2  *+A4[A0], B0         ; LDW     *+A4[a8_45], s3_45
||      B       .S2    mars_encrypt_block$on7; no interrupt is taken in its delay slots
mars_encrypt_block$on6:
        LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a24_46], s1_46
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[wc], s0_46
        SUB     .L1X   B0, A0, A5           ; SUB     wd, s2_44, difference_44
||      SHL     .S2    B3, 24, B0           ; SHL     wa, 24, upper_44
        XOR     .L1    A5, A0, A0           ; XOR     difference_44, s3_44, wd
||      ADD     .S1X   A2, B0, A2           ; ADD     upper_44, a8_44, wa
        SUB     .L1    A0, A5, A0           ; SUB     wd, s1_45, wd
||      SUB     .S1X   A2, B0, A2           ; SUB     wa, s2_45, difference_45
        XOR     .L1X   A2, B0, A2           ; XOR     difference_45, s3_45, wa
mars_encrypt_block$on7:
        SUB     .L1    A2, A5, A0           ; SUB     wa, s1_46, wa
||      XOR     .L2X   B0, A0, B1           ; XOR     wd, s0_46, wd
||      SHRU    .S1    A1, 8, A2            ; SHRU    wc, 8, a8_46
||      SHRU    .S2    B1, 16, B0           ; SHRU    wc, 16, a16_46
        SUB     .L2X   B1, A0, B0           ; SUB     wd, wa, wd
||      SHL     .S1    A1, 24, A1           ; SHL     wc, 24, upper_46
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[a16_46], s2_46
||      B       .S2    mars_encrypt_block$on8; no interrupt is taken in its delay slots
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHRU    .S1X   B0, 8, A5            ; SHRU    wd, 8, a8_47
||      SHRU    .S2    B0, 16, B1           ; SHRU    wd, 16, a16_47
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[a8_46], s3_46
        CMPEQ   .L2    2, B6, B1            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B0, 24, A7           ; SHRU    wd, 24, a24_47
||      LDW     .D1T1  *+A4[A5], A2         ; LDW     *+A4[a8_47], s3_47
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[a16_47], s2_47
        ADD     .L1    A1, A2, A1           ; ADD     upper_46, a8_46, wc
||[!B1] B       .S2    mars_encrypt_block$unmix; [!last] B      unmix
||      LDW     .D1T1  *+A4[A7], A1         ; LDW     *+A4[a24_47], s1_47
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[wd], s0_47
        NOP
        SUB     .L1X   A9, B1, A9           ; SUB     wb, s2_46, difference_46
mars_encrypt_block$on8:
        XOR     .L1X   A9, B1, A9           ; XOR     difference_46, s3_46, wb
||      SHL     .S2    B0, 24, B1           ; SHL     wd, 24, upper_47
        SUB     .L1X   A1, B0, A5           ; SUB     wc, s2_47, difference_47
||      ADD     .L2X   B1, A5, B0           ; ADD     upper_47, a8_47, wd
        SUB     .L1    A9, A1, A9           ; SUB     wb, s1_47, wb
||      XOR     .L2X   B1, A0, B3           ; XOR     wa, s0_47, wa
||      XOR     .S1    A5, A2, A0           ; XOR     difference_47, s3_47, wc
mars_encrypt_block$finish:
        LDW     .D1T1  *+A3[3], A1          ; LDW     *+last_keys[3], k3_49
||      B       .S1    mars_encrypt_block$on9; no interrupt is taken in its delay slots
        ZERO    .L2    B1                   ; ZERO    linear_52
||      LDW     .D1T2  *+A3[0], B11         ; LDW     *+last_keys[0], k0_49
        LDW     .D1T1  *+A3[2], A1          ; LDW     *+last_keys[2], k2_49
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        LDW     .D1T1  *+A3[1], A0          ; LDW     *+last_keys[1], k1_49
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        MV      .L1X   B9, A3               ; copy
||      B       .S2    B11                  ; return
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        LDW     .D2T2  *+B15[1], B10        ; restore B10
mars_encrypt_block$on9:
        SUB     .L1X   B0, A1, A2           ; SUB     wd, k3_49, wd
        SUB     .L1    A0, A1, A1           ; SUB     wc, k2_49, wc
||      SUB     .L2    B3, B11, B3          ; SUB     wa, k0_49, wa
||      STW     .D2T1  A2, *+B9[3]          ; STW     wd, *+block[3]
        SUB     .L1    A9, A0, A0           ; SUB     wb, k1_49, wb
||      MVC     .S2    B1, AMR              ; MVC     linear_52, AMR
||      STW     .D1T1  A1, *+A3[2]          ; STW     wc, *+block[2]
        ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A0, *+A3[1]          ; STW     wb, *+block[1]
||      STW     .D2T2  B3, *+B9[0]          ; STW     wa, *+block[0]

mars_decrypt_block:
        MV      .L2X   A4, B9               ; argument
||      ADDK    .S2    -8, B15              ; frame
||      MV      .D2    B4, B8               ; argument
        MV      .L1X   B9, A8               ; copy
||      MV      .L2    B8, B0               ; MV      schedule, last_keys
||      STW     .D2T1  A15, *+B15[1]        ; save A15
        ADDK    .S2    144, B0              ; ADDK    144, last_keys
||      LDW     .D1T1  *+A8[3], A2          ; LDW     *+block[3], wd
        MV      .L1X   B3, A15              ; move return$
||      LDW     .D1T2  *+A8[0], B1          ; LDW     *+block[0], wa
||      SUBAW   .D2    B0, 4, B3            ; SUBAW   last_keys, 4, keys
        MV      .L1X   B3, A1               ; copy
||      LDW     .D1T2  *+A8[2], B2          ; LDW     *+block[2], wc
||      LDW     .D2T1  *+B0[1], A0          ; LDW     *+last_keys[1], k1_55
        LDW     .D1T1  *+A1[2], A3          ; LDW     *+keys[2], p0
||      LDW     .D2T2  *+B0[0], B5          ; LDW     *+last_keys[0], k0_55
        LDW     .D1T1  *+A1[0], A5          ; LDW     *+keys[0], p1
||      LDW     .D2T2  *+B0[2], B6          ; LDW     *+last_keys[2], k2_55
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      LDW     .D1T2  *+A8[1], B7          ; LDW     *+block[1], wb
||      LDW     .D2T1  *+B0[3], A8          ; LDW     *+last_keys[3], k3_55
||      B       .S2    mars_decrypt_block$mixing; no interrupt is taken in its delay slots
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      LDW     .D1T1  *+A1[1], A0          ; LDW     *+keys[0 + 1], q1
||      LDW     .D2T2  *+B3[3], B5          ; LDW     *+keys[2 + 1], q0
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
        MVKL    .S1    21561633, A7         ; MVKL    0x01490121, circular_53
||      MVK     .S2    32, B0               ; MVK     32, word
        ZERO    .L1    A1                   ; ZERO    pass
||      MVKH    .S1    21561633, A7         ; MVKH    0x01490121, circular_53
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        ADD     .L1X   A0, B7, A7           ; ADD     wb, k1_55, wb
||      ADD     .L2    B1, B5, B6           ; ADD     wa, k0_55, wa
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2X   A7, AMR              ; MVC     circular_53, AMR
||      ADD     .D1    A2, A8, A8           ; ADD     wd, k3_55, wd
||      ADD     .D2    B2, B6, B2           ; ADD     wc, k2_55, wc
;  loop mixing is not pipelined: the branch is taken while its register is zero
;@straight {"name": "mixing", "ii": 29, "res_mii": 10, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.0}]}
;  loop mixing, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 28
;  as a region: 29 cycles found, 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_decrypt_block$mixing:
        SHRU    .S2X   A8, 8, B7            ; SHRU    wd, 8, a8_60
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[wd], s0_60
        LDW     .D2T1  *+B4[B7], A9         ; LDW     *+B4[a8_60], s1_60
        NOP     3
        XOR     .L2    B2, B1, B1           ; XOR     wc, s0_60, sum_60
||      SHRU    .S1    A8, 16, A2           ; SHRU    wd, 16, a16_60
        ADD     .L1X   A9, B1, A2           ; ADD     sum_60, s1_60, wc
||      LDW     .D1T2  *+A4[A2], B7         ; LDW     *+A4[a16_60], s2_60
        SHRU    .S2X   A2, 8, B1            ; SHRU    wc, 8, a8_61
||      LDW     .D1T2  *+A4[A2], B2         ; LDW     *+A4[wc], s0_61
        LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a8_61], s1_61
||      B       .S1    mars_decrypt_block$on2; no interrupt is taken in its delay slots
        NOP     2
        ADD     .L1X   A7, B7, A7           ; ADD     wb, s2_60, wb
||      SHRU    .S2X   A8, 24, B1           ; SHRU    wd, 24, a24_60
        XOR     .L1X   A7, B2, A9           ; XOR     wb, s0_61, sum_61
||      SHRU    .S1    A2, 16, A7           ; SHRU    wc, 16, a16_61
||      LDW     .D2T1  *+B4[B1], A9         ; LDW     *+B4[a24_60], s3_60
        ADD     .L1X   A9, B2, A7           ; ADD     sum_61, s1_61, wb
||      LDW     .D1T2  *+A4[A7], B2         ; LDW     *+A4[a16_61], s2_61
||      B       .S1    mars_decrypt_block$on3; no interrupt is taken in its delay slots
mars_decrypt_block$on2:
        SHRU    .S2X   A7, 8, B2            ; SHRU    wb, 8, a8_62
||      LDW     .D1T2  *+A4[A7], B7         ; LDW     *+A4[wb], s0_62
        LDW     .D2T2  *+B4[B2], B2         ; LDW     *+B4[a8_62], s1_62
        NOP
        XOR     .L1X   A9, B6, A2           ; XOR     wa, s3_60, wa
||      SHL     .S1    A2, 8, A9            ; SHL     wc, 8, upper_61
||      SHRU    .S2X   A2, 24, B6           ; SHRU    wc, 24, a24_61
        ADD     .L2X   B2, A2, B2           ; ADD     wa, s2_61, wa
||      SHL     .S1    A8, 8, A8            ; SHL     wd, 8, upper_60
||      B       .S2    mars_decrypt_block$on4; no interrupt is taken in its delay slots
mars_decrypt_block$on3:
        ADD     .L2X   B1, A8, B1           ; ADD     upper_60, a24_60, wd
||      XOR     .S2    B2, B7, B7           ; XOR     wa, s0_62, sum_62
||      LDW     .D2T2  *+B4[B6], B1         ; LDW     *+B4[a24_61], s3_61
        ADD     .L1X   A9, B6, A9           ; ADD     upper_61, a24_61, wc
||      ADD     .L2    B7, B2, B6           ; ADD     sum_62, s1_62, wa
||      SHRU    .S1    A7, 16, A8           ; SHRU    wb, 16, a16_62
||      SHRU    .S2X   A7, 24, B2           ; SHRU    wb, 24, a24_62
        ADD     .L1    1, A1, A1            ; ADD     pass, 1, pass
||      MV      .S1X   B6, A8               ; copy
||      SHRU    .S2    B6, 8, B7            ; SHRU    wa, 8, a8_63
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[a16_62], s2_62
||      LDW     .D2T1  *+B4[B2], A9         ; LDW     *+B4[a24_62], s3_62
        ADD     .L1X   A2, B1, A2           ; ADD     wd, wa, wd
||      CMPEQ   .L2X   2, A1, B1            ; CMPEQ   pass, 2, last
||      SHRU    .S1    A8, 16, A8           ; SHRU    wa, 16, a16_63
||      SHRU    .S2    B6, 24, B7           ; SHRU    wa, 24, a24_63
||      LDW     .D1T2  *+A4[A8], B2         ; LDW     *+A4[wa], s0_63
||      LDW     .D2T1  *+B4[B7], A2         ; LDW     *+B4[a8_63], s1_63
        SHL     .S1X   B6, 8, A8            ; SHL     wa, 8, upper_63
||[!B1] B       .S2    mars_decrypt_block$mixing; [!last] B      mixing
||      LDW     .D1T2  *+A4[A8], B2         ; LDW     *+A4[a16_63], s2_63
||      LDW     .D2T1  *+B4[B7], A8         ; LDW     *+B4[a24_63], s3_63
mars_decrypt_block$on4:
        XOR     .L1X   A2, B1, A2           ; XOR     wd, s3_61, wd
        ADD     .L1    A9, A7, A7           ; ADD     wc, wb, wc
||      SHL     .S2X   A7, 8, B6            ; SHL     wb, 8, upper_62
        ADD     .L1X   A2, B1, A8           ; ADD     wd, s2_62, wd
||      ADD     .L2    B6, B2, B1           ; ADD     upper_62, a24_62, wb
||      ADD     .S2X   B7, A8, B6           ; ADD     upper_63, a24_63, wa
        XOR     .L1    A7, A9, A7           ; XOR     wc, s3_62, wc
||      XOR     .S1X   A8, B2, A9           ; XOR     wd, s0_63, sum_63
        ADD     .L1    A9, A2, A8           ; ADD     sum_63, s1_63, wd
||      ADD     .L2X   B2, A7, B2           ; ADD     wc, s2_63, wc
||      XOR     .S1X   A8, B1, A7           ; XOR     wb, s3_63, wb
mars_decrypt_block$mars_decrypt_block$2:
        MV      .L1X   B0, A1               ; copy
        MV      .L1X   B8, A8               ; move schedule
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S1    A1, A1               ; move word
||      MV      .S2X   A8, B0               ; move wd
||      MV      .D2    B6, B8               ; move wa
;  loop first is not pipelined: the branch is taken while its register is zero
;@straight {"name": "first", "ii": 28, "res_mii": 13, "rec_mii": 24, "optimal": true, "attempts": [{"interval": 24, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 25, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 26, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 27, "result": "proved infeasible", "seconds": 2.3, "banks_apart": false, "note": "registers left out", "moves": 0}], "searches": [{"cycles": 28, "result": "found", "seconds": 0.0}]}
;  loop first, passes one after the other: 28 cycles each
;  bounds: resources 13, recurrence 24
;  as a region: 28 cycles found, 0.0 s
;  II 24: proved infeasible (units between the chains at both ends), 0.0 s
;  II 25: proved infeasible (registers left out), 0.3 s
;  II 26: proved infeasible (registers left out), 0.6 s
;  II 27: proved infeasible (registers left out), 2.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_decrypt_block$first:
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      MPYHLU  .M2    B0, B5, B7           ; MPYHLU  wd, q0, mixed1_67
        SHL     .S2    B0, 19, B1           ; SHL     wd, 19, upper_66
||      MPYLHU  .M2    B0, B5, B5           ; MPYLHU  wd, q0, mixed2_67
||      B       .S1    mars_decrypt_block$on5; no interrupt is taken in its delay slots
        SHRU    .S2    B0, 13, B0           ; SHRU    wd, 13, lower_66
||      MPYU    .M2    B0, B5, B1           ; MPYU    wd, q0, low_67
        ADD     .L2    B7, B5, B7           ; ADD     mixed1_67, mixed2_67, mixed_67
||      ADD     .S2    B1, B0, B5           ; ADD     upper_66, lower_66, plain_65
        ADD     .L1X   A3, B5, A3           ; ADD     plain_65, p0, index_66
||      SHL     .S2    B7, 16, B7           ; SHL     mixed_67, 16, upper_67
        ADD     .L2    B1, B7, B0           ; ADD     low_67, upper_67, product_66
||      LDW     .D1T1  *+A6[A3], A2         ; LDW     *+A6[index_66], box_68
||      B       .S1    mars_decrypt_block$on6; no interrupt is taken in its delay slots
        SHL     .S1X   B0, 5, A2            ; SHL     product_66, 5, p5_68
||      SHRU    .S2    B0, 27, B1           ; SHRU    product_66, 27, p27_68
mars_decrypt_block$on5:
        SHRU    .S1X   B0, 22, A9           ; SHRU    product_66, 22, p22_68
||      SHL     .S2    B0, 10, B7           ; SHL     product_66, 10, p10_68
        ADD     .L1X   A9, B7, A9           ; ADD     p10_68, p22_68, r_65
||      ADD     .L2X   B1, A2, B7           ; ADD     p5_68, p27_68, once_68
        XOR     .L1X   A9, B7, A9           ; XOR     once_68, r_65, both_68
||      XOR     .L2X   B8, A9, B0           ; XOR     wa, r_65, wb
||      EXTU    .S2    B0, 5, 27, B7        ; EXTU    product_66, 5, 27, by_l_68
        XOR     .L1    A9, A2, A9           ; XOR     both_68, box_68, sum_68
||      SUB     .S1X   A1, B7, A2           ; SUB     word, by_l_68, right_70
||      SHL     .S2X   A3, B1, B8           ; SHL     index_66, p27_68, upper_69
mars_decrypt_block$on6:
        MV      .L1X   B5, A9               ; MV      plain_65, wa
||      SHRU    .S1    A9, A2, A2           ; SHRU    sum_68, right_70, lower_70
||      SHL     .S2X   A9, B7, B7           ; SHL     sum_68, by_l_68, upper_70
        ADD     .L1X   A2, B7, A2           ; ADD     upper_70, lower_70, l_65
||      SUB     .L2X   A1, B1, B7           ; SUB     word, p27_68, right_69
        SUB     .L1X   B2, A2, A2           ; SUB     wc, l_65, wd
||      SHRU    .S2X   A3, B7, B1           ; SHRU    index_66, right_69, lower_69
        MPYLHU  .M1    A2, A0, A3           ; MPYLHU  wd, q1, mixed2_73
        SHL     .S2X   A2, 19, B5           ; SHL     wd, 19, upper_72
||      MPYHLU  .M1    A2, A0, A0           ; MPYHLU  wd, q1, mixed1_73
||      B       .S1    mars_decrypt_block$on7; no interrupt is taken in its delay slots
        ADD     .L2    B8, B1, B7           ; ADD     upper_69, lower_69, m_65
||      SHRU    .S2X   A2, 13, B8           ; SHRU    wd, 13, lower_72
||      MPYU    .M1    A2, A0, A2           ; MPYU    wd, q1, low_73
        ADD     .L1    A0, A3, A3           ; ADD     mixed1_73, mixed2_73, mixed_73
||      ADD     .L2    B5, B8, B8           ; ADD     upper_72, lower_72, plain_71
        ADD     .L1X   A5, B8, A0           ; ADD     plain_71, p1, index_72
||      MV      .L2    B8, B8               ; MV      plain_71, wa
||      SHL     .S2X   A3, 16, B1           ; SHL     mixed_73, 16, upper_73
||      SUBAW   .D2    B3, 4, B3            ; SUBAW   keys, 4, keys
        CMPEQ   .L1X   4, B6, A2            ; CMPEQ   pass, 4, last
||      ADD     .L2X   B1, A2, B2           ; ADD     low_73, upper_73, product_72
||      LDW     .D1T1  *+A6[A0], A7         ; LDW     *+A6[index_72], box_74
||      B       .S1    mars_decrypt_block$on8; no interrupt is taken in its delay slots
        SHL     .S1X   B2, 10, A3           ; SHL     product_72, 10, p10_74
||      SHRU    .S2    B2, 22, B5           ; SHRU    product_72, 22, p22_74
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p1
mars_decrypt_block$on7:
        ADD     .L2X   B5, A3, B1           ; ADD     p10_74, p22_74, r_71
||      SHL     .S1X   B2, 5, A5            ; SHL     product_72, 5, p5_74
||      SHRU    .S2    B2, 27, B5           ; SHRU    product_72, 27, p27_74
||      LDW     .D2T1  *+B3[1], A0          ; LDW     *+keys[0 + 1], q1
        SUB     .L1X   A7, B7, A2           ; SUB     wb, m_65, wc
||      ADD     .L2X   B5, A5, B2           ; ADD     p5_74, p27_74, once_74
||[!A2] B       .S1    mars_decrypt_block$first; [!last] B      first
||      EXTU    .S2    B2, 5, 27, B7        ; EXTU    product_72, 5, 27, by_l_74
||      LDW     .D2T1  *+B3[2], A3          ; LDW     *+keys[2], p0
        SUB     .L1X   A1, B5, A5           ; SUB     word, p27_74, right_75
||      XOR     .L2    B2, B1, B5           ; XOR     once_74, r_71, both_74
||      SHL     .S2X   A0, B5, B2           ; SHL     index_72, p27_74, upper_75
||      LDW     .D2T2  *+B3[3], B5          ; LDW     *+keys[2 + 1], q0
        SUB     .L1X   A1, B7, A0           ; SUB     word, by_l_74, right_76
||      XOR     .L2X   B5, A7, B5           ; XOR     both_74, box_74, sum_74
||      SHRU    .S1    A0, A5, A3           ; SHRU    index_72, right_75, lower_75
mars_decrypt_block$on8:
        ADD     .L2X   B2, A3, B7           ; ADD     upper_75, lower_75, m_71
||      SHRU    .S1X   B5, A0, A7           ; SHRU    sum_74, right_76, lower_76
||      SHL     .S2    B5, B7, B5           ; SHL     sum_74, by_l_74, upper_76
        XOR     .L1X   A9, B1, A7           ; XOR     wa, r_71, wb
||      ADD     .L2X   B5, A7, B0           ; ADD     upper_76, lower_76, l_71
||      SUB     .S2    B0, B7, B2           ; SUB     wb, m_71, wc
        SUB     .L2X   A2, B0, B0           ; SUB     wc, l_71, wd
mars_decrypt_block$mars_decrypt_block$4:
        ZERO    .L2    B6                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
;@straight {"name": "second", "ii": 23, "res_mii": 13, "rec_mii": 16, "optimal": true, "attempts": [{"interval": 16, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 17, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 18, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 19, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "registers left out", "moves": 0}, {"interval": 22, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "registers left out", "moves": 0}], "searches": [{"cycles": 23, "result": "found", "seconds": 0.0}]}
;  loop second, passes one after the other: 23 cycles each
;  bounds: resources 13, recurrence 16
;  as a region: 23 cycles found, 0.0 s
;  II 16: proved infeasible (units between the chains at both ends), 0.0 s
;  II 17: proved infeasible (units between the chains at both ends), 0.0 s
;  II 18: proved infeasible (units between the chains at both ends), 0.0 s
;  II 19: proved infeasible (units between the chains at both ends), 0.0 s
;  II 20: proved infeasible (units between the chains at both ends), 0.0 s
;  II 21: proved infeasible (registers left out), 0.2 s
;  II 22: proved infeasible (registers left out), 0.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_decrypt_block$second:
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      MPYHLU  .M2    B0, B5, B7           ; MPYHLU  wd, q0, mixed1_82
        SHL     .S2    B0, 19, B1           ; SHL     wd, 19, upper_81
||      MPYLHU  .M2    B0, B5, B5           ; MPYLHU  wd, q0, mixed2_82
||      B       .S1    mars_decrypt_block$on9; no interrupt is taken in its delay slots
        SHRU    .S2    B0, 13, B0           ; SHRU    wd, 13, lower_81
||      MPYU    .M2    B0, B5, B1           ; MPYU    wd, q0, low_82
        ADD     .L2    B7, B5, B7           ; ADD     mixed1_82, mixed2_82, mixed_82
||      ADD     .S2    B1, B0, B5           ; ADD     upper_81, lower_81, plain_80
        ADD     .L1X   A3, B5, A3           ; ADD     plain_80, p0, index_81
||      SHL     .S2    B7, 16, B7           ; SHL     mixed_82, 16, upper_82
||      B       .S1    mars_decrypt_block$on10; no interrupt is taken in its delay slots
        ADD     .L2    B1, B7, B0           ; ADD     low_82, upper_82, product_81
        SHL     .S1X   B0, 10, A9           ; SHL     product_81, 10, p10_83
||      SHRU    .S2    B0, 22, B7           ; SHRU    product_81, 22, p22_83
mars_decrypt_block$on9:
        ADD     .L2X   B7, A9, B7           ; ADD     p10_83, p22_83, r_80
||      SHRU    .S1X   B0, 27, A9           ; SHRU    product_81, 27, p27_83
||      SHL     .S2    B0, 5, B1            ; SHL     product_81, 5, p5_83
||      LDW     .D1T1  *+A6[A3], A0         ; LDW     *+A6[index_81], box_83
        SUB     .L1    A1, A9, A9           ; SUB     word, p27_83, right_84
||      ADD     .L2X   B1, A9, B1           ; ADD     p5_83, p27_83, once_83
||      SHL     .S1    A3, A9, A2           ; SHL     index_81, p27_83, upper_84
||      XOR     .S2    B2, B7, B2           ; XOR     wc, r_80, wd
        SHRU    .S1    A3, A9, A3           ; SHRU    index_81, right_84, lower_84
||      MPYHLU  .M2X   B2, A0, B5           ; MPYHLU  wd, q1, mixed1_88
||      B       .S2    mars_decrypt_block$on11; no interrupt is taken in its delay slots
mars_decrypt_block$on10:
        ADD     .L1    A2, A3, A3           ; ADD     upper_84, lower_84, m_80
||      MV      .S1X   B5, A2               ; MV      plain_80, wa
||      MPYLHU  .M2X   B2, A0, B2           ; MPYLHU  wd, q1, mixed2_88
        XOR     .L2    B1, B7, B1           ; XOR     once_83, r_80, both_83
||      SHL     .S1X   B2, 19, A9           ; SHL     wd, 19, upper_87
||      SHRU    .S2    B2, 13, B7           ; SHRU    wd, 13, lower_87
||      MPYU    .M2X   B2, A0, B0           ; MPYU    wd, q1, low_88
        ADD     .L1X   A9, B7, A9           ; ADD     upper_87, lower_87, plain_86
||      XOR     .L2X   B1, A0, B2           ; XOR     both_83, box_83, sum_83
||      EXTU    .S2    B0, 5, 27, B7        ; EXTU    product_81, 5, 27, by_l_83
||      ADD     .D2    B5, B2, B1           ; ADD     mixed1_88, mixed2_88, mixed_88
||      B       .S1    mars_decrypt_block$on12; no interrupt is taken in its delay slots
        ADD     .L1    A9, A5, A0           ; ADD     plain_86, p1, index_87
||      SUB     .L2X   A1, B7, B5           ; SUB     word, by_l_83, right_85
||      SHL     .S1X   B1, 16, A5           ; SHL     mixed_88, 16, upper_88
||      SHL     .S2    B2, B7, B7           ; SHL     sum_83, by_l_83, upper_85
||      SUBAW   .D2    B3, 4, B3            ; SUBAW   keys, 4, keys
        ADD     .L2X   B0, A5, B2           ; ADD     low_88, upper_88, product_87
||      SHRU    .S2    B2, B5, B5           ; SHRU    sum_83, right_85, lower_85
||      LDW     .D1T2  *+A6[A0], B7         ; LDW     *+A6[index_87], box_89
||      LDW     .D2T1  *+B3[2], A3          ; LDW     *+keys[2], p0
mars_decrypt_block$on11:
        CMPEQ   .L2    4, B6, B0            ; CMPEQ   pass, 4, last
||      SHRU    .S1X   B2, 22, A5           ; SHRU    product_87, 22, p22_89
||      SHL     .S2    B2, 10, B1           ; SHL     product_87, 10, p10_89
||      LDW     .D2T2  *+B3[3], B5          ; LDW     *+keys[2 + 1], q0
        SUB     .L1    A7, A3, A7           ; SUB     wb, m_80, wc
||      ADD     .L2    B7, B5, B7           ; ADD     upper_85, lower_85, l_80
||      SHL     .S1X   B2, 5, A3            ; SHL     product_87, 5, p5_89
||      SHRU    .S2    B2, 27, B5           ; SHRU    product_87, 27, p27_89
||      LDW     .D2T1  *+B3[1], A0          ; LDW     *+keys[0 + 1], q1
        ADD     .L1X   A3, B5, A3           ; ADD     p5_89, p27_89, once_89
||      ADD     .L2X   B1, A5, B2           ; ADD     p10_89, p22_89, r_86
||[!B0] B       .S1    mars_decrypt_block$second; [!last] B      second
||      EXTU    .S2    B2, 5, 27, B8        ; EXTU    product_87, 5, 27, by_l_89
||      SUB     .D2    B8, B7, B0           ; SUB     wa, l_80, wb
mars_decrypt_block$on12:
        SUB     .L1X   A1, B5, A5           ; SUB     word, p27_89, right_90
||      XOR     .L2X   B2, A3, B1           ; XOR     once_89, r_86, both_89
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p1
        SUB     .L1X   A1, B8, A0           ; SUB     word, by_l_89, right_91
||      XOR     .L2    B1, B7, B7           ; XOR     both_89, box_89, sum_89
||      SHRU    .S1    A0, A5, A5           ; SHRU    index_87, right_90, lower_90
||      SHL     .S2X   A0, B5, B1           ; SHL     index_87, p27_89, upper_90
        ADD     .L2X   B1, A5, B7           ; ADD     upper_90, lower_90, m_86
||      SHRU    .S1X   B7, A0, A5           ; SHRU    sum_89, right_91, lower_91
||      SHL     .S2    B7, B8, B8           ; SHL     sum_89, by_l_89, upper_91
        ADD     .L1X   A5, B8, A5           ; ADD     upper_91, lower_91, l_86
||      MV      .L2X   A9, B8               ; MV      plain_86, wa
        SUB     .L1    A2, A5, A7           ; SUB     wa, l_86, wb
||      XOR     .L2X   B2, A7, B0           ; XOR     wc, r_86, wd
||      SUB     .S2    B0, B7, B2           ; SUB     wb, m_86, wc
mars_decrypt_block$mars_decrypt_block$6:
        MV      .L1    A8, A3               ; move schedule
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S2X   A15, B3              ; move return$
;  loop unmix is not pipelined: the branch is taken while its register is zero
;@straight {"name": "unmix", "ii": 29, "res_mii": 10, "rec_mii": 27, "optimal": true, "attempts": [{"interval": 27, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.0}]}
;  loop unmix, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 27
;  as a region: 29 cycles found, 0.0 s
;  II 27: proved infeasible (units between the chains at both ends), 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_decrypt_block$unmix:
        LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[wd], s0_96
        NOP     3
        SHRU    .S1X   B0, 24, A0           ; SHRU    wd, 24, a24_96
        XOR     .L2    B2, B1, B1           ; XOR     wc, s0_96, wc
||      LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a24_96], s1_96
        LDW     .D2T1  *+B4[B1], A15        ; LDW     *+B4[wc], s0_97
        NOP     2
        SHRU    .S2    B0, 16, B7           ; SHRU    wd, 16, a16_96
        SUB     .L1    A7, A0, A8           ; SUB     wb, s1_96, wb
||      SHRU    .S1X   B1, 8, A2            ; SHRU    wc, 8, a8_97
||      SHL     .S2    B1, 24, B5           ; SHL     wc, 24, upper_97
        XOR     .L1    A8, A15, A15         ; XOR     wb, s0_97, wb
||      ADD     .L2X   B5, A2, B5           ; ADD     upper_97, a8_97, wc
||      SHRU    .S1X   B0, 8, A7            ; SHRU    wd, 8, a8_96
||      SHRU    .S2    B1, 16, B7           ; SHRU    wc, 16, a16_97
||      LDW     .D1T1  *+A4[A2], A5         ; LDW     *+A4[a8_97], s3_97
||      LDW     .D2T2  *+B4[B7], B2         ; LDW     *+B4[a16_96], s2_96
        SUB     .L2X   A15, B5, B7          ; SUB     wb, wc, wb
||      SHRU    .S1X   B1, 24, A15          ; SHRU    wc, 24, a24_97
||      LDW     .D1T2  *+A4[A7], B8         ; LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B7], A7         ; LDW     *+B4[a16_97], s2_97
||      B       .S2    mars_decrypt_block$on13; no interrupt is taken in its delay slots
        SHRU    .S1X   B7, 24, A15          ; SHRU    wb, 24, a24_98
||      LDW     .D1T2  *+A4[A15], B2        ; LDW     *+A4[a24_97], s1_97
        LDW     .D1T1  *+A4[A15], A15       ; LDW     *+A4[a24_98], s1_98
||      LDW     .D2T2  *+B4[B7], B8         ; LDW     *+B4[wb], s0_98
        SHL     .S1X   B0, 24, A0           ; SHL     wd, 24, upper_96
        ADD     .L1    A0, A7, A8           ; ADD     upper_96, a8_96, wd
||      SUB     .L2    B8, B2, B0           ; SUB     wa, s2_96, difference_96
        SUB     .L1    A8, A7, A2           ; SUB     wd, s2_97, difference_97
||      XOR     .L2    B0, B8, B1           ; XOR     difference_96, s3_96, wa
mars_decrypt_block$on13:
        XOR     .L1    A2, A5, A0           ; XOR     difference_97, s3_97, wd
||      SUB     .L2    B1, B2, B2           ; SUB     wa, s1_97, wa
||      SHRU    .S2    B7, 16, B1           ; SHRU    wb, 16, a16_98
        SUB     .L1    A0, A15, A15         ; SUB     wd, s1_98, wd
||      XOR     .L2    B2, B8, B0           ; XOR     wa, s0_98, wa
||      SHRU    .S1X   B7, 8, A2            ; SHRU    wb, 8, a8_98
||      LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a16_98], s2_98
||      B       .S2    mars_decrypt_block$on14; no interrupt is taken in its delay slots
        SUB     .L2X   B0, A15, B8          ; SUB     wa, wd, wa
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[a8_98], s3_98
        ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
||      SHRU    .S1X   B8, 24, A5           ; SHRU    wa, 24, a24_99
||      SHRU    .S2    B8, 16, B1           ; SHRU    wa, 16, a16_99
||      LDW     .D2T2  *+B4[B8], B0         ; LDW     *+B4[wa], s0_99
        CMPEQ   .L2    2, B6, B1            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B8, 8, A7            ; SHRU    wa, 8, a8_99
||      LDW     .D1T2  *+A4[A5], B7         ; LDW     *+A4[a24_99], s1_99
||      LDW     .D2T1  *+B4[B1], A8         ; LDW     *+B4[a16_99], s2_99
  [!B1] B       .S1    mars_decrypt_block$unmix; [!last] B      unmix
||      LDW     .D1T1  *+A4[A7], A1         ; LDW     *+A4[a8_99], s3_99
        NOP
mars_decrypt_block$on14:
        SHL     .S2    B7, 24, B7           ; SHL     wb, 24, upper_98
        ADD     .L1X   A2, B7, A0           ; ADD     upper_98, a8_98, wb
||      SUB     .L2    B5, B2, B8           ; SUB     wc, s2_98, difference_98
||      SHL     .S2    B8, 24, B5           ; SHL     wa, 24, upper_99
        SUB     .L1    A0, A8, A5           ; SUB     wb, s2_99, difference_99
||      XOR     .L2    B8, B1, B1           ; XOR     difference_98, s3_98, wc
||      XOR     .S2X   B0, A15, B0          ; XOR     wd, s0_99, wd
        XOR     .L1    A5, A1, A7           ; XOR     difference_99, s3_99, wb
||      SUB     .L2    B1, B7, B2           ; SUB     wc, s1_99, wc
||      ADD     .S2X   B5, A7, B8           ; ADD     upper_99, a8_99, wa
mars_decrypt_block$finish:
        ZERO    .L2    B1                   ; ZERO    linear_104
||      LDW     .D1T1  *+A3[3], A3          ; LDW     *+schedule[3], k3_101
||      B       .S1    mars_decrypt_block$on15; no interrupt is taken in its delay slots
        LDW     .D1T1  *+A3[1], A3          ; LDW     *+schedule[1], k1_101
        LDW     .D1T2  *+A3[2], B0          ; LDW     *+schedule[2], k2_101
        LDW     .D1T2  *+A3[0], B0          ; LDW     *+schedule[0], k0_101
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A15        ; restore A15
        SUB     .L1X   B0, A3, A0           ; SUB     wd, k3_101, wd
mars_decrypt_block$on15:
        SUB     .L1    A7, A3, A0           ; SUB     wb, k1_101, wb
||      STW     .D2T1  A0, *+B9[3]          ; STW     wd, *+block[3]
        SUB     .L2    B2, B0, B2           ; SUB     wc, k2_101, wc
||      ADDK    .S2    8, B15               ; frame
||      STW     .D2T1  A0, *+B9[1]          ; STW     wb, *+block[1]
        SUB     .L2    B8, B0, B0           ; SUB     wa, k0_101, wa
||      STW     .D2T2  B2, *+B9[2]          ; STW     wc, *+block[2]
        MVC     .S2    B1, AMR              ; MVC     linear_104, AMR
||      STW     .D2T2  B0, *+B9[0]          ; STW     wa, *+block[0]
