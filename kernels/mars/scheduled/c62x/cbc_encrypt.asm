; broadside optimize: source bdc6b29e64bec620c5d9cfb297bbf8c8ae58ddf547121c96d17eba6c0964b22a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 60 s an interval, 25 s a region
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
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -48, B15             ; frame
        STW     .D2T1  A12, *+B15[6]        ; save A12
        STW     .D2T2  B10, *+B15[3]        ; save B10
        MV      .L1X   B4, A0               ; argument
||      MV      .S1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        STW     .D2T1  A13, *+B15[8]        ; save A13
        MV      .L1    A1, A3               ; move left
||[!A1] B       .S2    mars_cbc_encrypt$done; [!left] B      done
||      STW     .D2T1  A14, *+B15[10]       ; save A14
        STW     .D2T1  A15, *+B15[11]       ; save A15
        STW     .D2T1  A11, *+B15[4]        ; save A11
        STW     .D2T2  B13, *+B15[9]        ; save B13
        STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1X   B3, A5               ; move return$
||      MV      .L2    B6, B8               ; move schedule
||      MV      .S2X   A4, B3               ; argument
||      STW     .D2T1  A10, *+B15[2]        ; save A10
mars_cbc_encrypt$mars_cbc_encrypt$1:
        LDW     .D1T1  *+A8[2], A7          ; LDW     *+iv[2], wc
        LDW     .D1T2  *+A8[1], B6          ; LDW     *+iv[1], wb
        MVKL    .S2    21561633, B0         ; MVKL    0x01490121, circular_1
||      LDW     .D1T2  *+A8[0], B5          ; LDW     *+iv[0], wa
        MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T2  *+A8[3], B7          ; LDW     *+iv[3], wd
        MV      .L1X   B8, A8               ; move schedule
||      MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVK     .S2    32, B8               ; MVK     32, word
||      STW     .D2T1  A8, *+B15[1]         ; STW     iv, *+B15[1]
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKH    .S2    21561633, B0         ; MVKH    0x01490121, circular_1
        MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
mars_cbc_encrypt$next:
        MV      .L2    B3, B9               ; move out
||      LDW     .D1T2  *+A0[3], B0          ; LDW     *+in[3], td
        MV      .L1X   B8, A1               ; move word
||      MV      .L2X   A8, B2               ; copy
||      LDW     .D1T1  *+A8[3], A2          ; LDW     *+schedule[3], k3_4
        LDW     .D1T1  *+A8[0], A9          ; LDW     *+schedule[0], k0_4
||      ADDAW   .D2    B2, 4, B8            ; ADDAW   schedule, 4, keys
||      B       .S1    mars_cbc_encrypt$on1 ; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A0[1], B3          ; LDW     *+in[1], tb
||      LDW     .D2T1  *+B2[2], A8          ; LDW     *+schedule[2], k2_4
        LDW     .D1T1  *+A0[0], A5          ; LDW     *+in[0], ta
||      LDW     .D2T2  *+B8[3], B0          ; LDW     *+keys[2 + 1], q1
        LDW     .D1T1  *+A0[2], A5          ; LDW     *+in[2], tc
||      LDW     .D2T2  *+B8[1], B6          ; LDW     *+keys[0 + 1], q0
        LDW     .D1T1  *+A8[1], A0          ; LDW     *+schedule[1], k1_4
||      LDW     .D2T2  *+B8[2], B7          ; LDW     *+keys[2], p1
||      B       .S1    mars_cbc_encrypt$mixing; no interrupt is taken in its delay slots
        MV      .L2X   A5, B1               ; move return$
||      LDW     .D2T1  *+B8[0], A0          ; LDW     *+keys[0], p0
mars_cbc_encrypt$on1:
        XOR     .L2    B7, B0, B7           ; XOR     wd, td, wd
        XOR     .L1X   A5, B5, A0           ; XOR     wa, ta, wa
||      XOR     .L2    B6, B3, B5           ; XOR     wb, tb, wb
||      MV      .S2X   A0, B3               ; copy
        XOR     .L1    A7, A5, A2           ; XOR     wc, tc, wc
||      ADD     .S1X   A2, B7, A9           ; ADD     wd, k3_4, wd
||      ADD     .D1    A0, A9, A5           ; ADD     wa, k0_4, wa
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        ADD     .L1X   A0, B5, A7           ; ADD     wb, k1_4, wb
||      MV      .L2X   A3, B5               ; move left
||      ADD     .S1    A2, A8, A8           ; ADD     wc, k2_4, wc
||      MV      .S2    B2, B2               ; move schedule
||      ZERO    .D1    A3                   ; ZERO    pass
;  loop mixing is not pipelined: the branch is taken while its register is zero
;@straight {"name": "mixing", "ii": 29, "res_mii": 10, "rec_mii": 28, "optimal": true, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.4}]}
;  loop mixing, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 28
;  as a region: 29 cycles found, 0.4 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_cbc_encrypt$mixing:
        SHRU    .S2X   A5, 8, B13           ; SHRU    wa, 8, a8_9
||      LDW     .D1T2  *+A4[A5], B10        ; LDW     *+A4[wa], s0_9
        LDW     .D2T1  *+B4[B13], A15       ; LDW     *+B4[a8_9], s1_9
        NOP     3
        XOR     .L2X   B10, A7, B10         ; XOR     wb, s0_9, sum_9
||      SHRU    .S1    A5, 16, A2           ; SHRU    wa, 16, a16_9
        ADD     .L1X   A15, B10, A7         ; ADD     sum_9, s1_9, wb
||      LDW     .D1T2  *+A4[A2], B12        ; LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A7, 8, B10           ; SHRU    wb, 8, a8_10
||      LDW     .D1T2  *+A4[A7], B13        ; LDW     *+A4[wb], s0_10
        LDW     .D2T2  *+B4[B10], B10       ; LDW     *+B4[a8_10], s1_10
        NOP     2
        ADD     .L1X   A8, B12, A8          ; ADD     wc, s2_9, wc
||      SHRU    .S2X   A5, 24, B12          ; SHRU    wa, 24, a24_9
        XOR     .L1X   A8, B13, A8          ; XOR     wc, s0_10, sum_10
||      SHRU    .S1    A7, 16, A2           ; SHRU    wb, 16, a16_10
||      LDW     .D2T2  *+B4[B12], B13       ; LDW     *+B4[a24_9], s3_9
        ADD     .L1X   A8, B10, A13         ; ADD     sum_10, s1_10, wc
||      LDW     .D1T2  *+A4[A2], B11        ; LDW     *+A4[a16_10], s2_10
        SHRU    .S2X   A13, 8, B10          ; SHRU    wc, 8, a8_11
||      LDW     .D1T2  *+A4[A13], B11       ; LDW     *+A4[wc], s0_11
||      B       .S1    mars_cbc_encrypt$on3 ; no interrupt is taken in its delay slots
        LDW     .D2T2  *+B4[B10], B12       ; LDW     *+B4[a8_11], s1_11
        NOP
        XOR     .L1X   A9, B13, A9          ; XOR     wd, s3_9, wd
||      SHRU    .S2X   A7, 24, B10          ; SHRU    wb, 24, a24_10
        ADD     .L1X   A9, B11, A15         ; ADD     wd, s2_10, wd
||      SHL     .S1    A5, 8, A8            ; SHL     wa, 8, upper_9
||      SHRU    .S2X   A13, 24, B13         ; SHRU    wc, 24, a24_11
        ADD     .L1X   A8, B12, A5          ; ADD     upper_9, a24_9, wa
||      XOR     .L2X   B11, A15, B11        ; XOR     wd, s0_11, sum_11
||      SHRU    .S1    A13, 16, A12         ; SHRU    wc, 16, a16_11
||      LDW     .D2T1  *+B4[B10], A2        ; LDW     *+B4[a24_10], s3_10
||      B       .S2    mars_cbc_encrypt$on4 ; no interrupt is taken in its delay slots
mars_cbc_encrypt$on3:
        ADD     .L1    1, A3, A3            ; ADD     pass, 1, pass
||      ADD     .L2    B11, B12, B12        ; ADD     sum_11, s1_11, wd
||      SHL     .S2X   A7, 8, B11           ; SHL     wb, 8, upper_10
||      LDW     .D1T1  *+A4[A12], A5        ; LDW     *+A4[a16_11], s2_11
        MV      .L1X   B12, A14             ; copy
||      ADD     .L2    B11, B10, B11        ; ADD     upper_10, a24_10, wb
||      SHRU    .S2    B12, 24, B10         ; SHRU    wd, 24, a24_12
||      LDW     .D2T1  *+B4[B13], A2        ; LDW     *+B4[a24_11], s3_11
        CMPEQ   .L1    2, A3, A2            ; CMPEQ   pass, 2, last
||      SHRU    .S1    A14, 16, A10         ; SHRU    wd, 16, a16_12
||      SHRU    .S2    B12, 8, B12          ; SHRU    wd, 8, a8_12
||      LDW     .D1T2  *+A4[A14], B10       ; LDW     *+A4[wd], s0_12
||      LDW     .D2T1  *+B4[B10], A14       ; LDW     *+B4[a24_12], s3_12
        SHL     .S1    A14, 8, A12          ; SHL     wd, 8, upper_12
||[!A2] B       .S2    mars_cbc_encrypt$mixing; [!last] B      mixing
||      LDW     .D1T1  *+A4[A10], A2        ; LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B12], B10       ; LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A12, B10, A9         ; ADD     upper_12, a24_12, wd
||      SHL     .S1    A13, 8, A7           ; SHL     wc, 8, upper_11
||      ADD     .D1    A5, A9, A14          ; ADD     wa, wd, wa
mars_cbc_encrypt$on4:
        XOR     .L1    A14, A2, A12         ; XOR     wa, s3_10, wa
||      ADD     .L2X   B11, A13, B10        ; ADD     wb, wc, wb
||      ADD     .S1X   A7, B13, A15         ; ADD     upper_11, a24_11, wc
        ADD     .L1    A12, A5, A11         ; ADD     wa, s2_11, wa
||      XOR     .S1X   A2, B10, A12         ; XOR     wb, s3_11, wb
        XOR     .L1X   A11, B10, A7         ; XOR     wa, s0_12, sum_12
        ADD     .L1X   A7, B10, A5          ; ADD     sum_12, s1_12, wa
||      XOR     .S1    A15, A14, A8         ; XOR     wc, s3_12, wc
||      ADD     .D1    A12, A2, A7          ; ADD     wb, s2_12, wb
mars_cbc_encrypt$mars_cbc_encrypt$4:
        MV      .L1    A1, A2               ; move word
||      MV      .S1X   B6, A3               ; copy
        MV      .L1X   B9, A8               ; move out
||      MV      .L2X   A5, B9               ; move wa
||      MV      .S1    A8, A1               ; move wc
        MV      .L1X   B3, A0               ; move in
||      MV      .L2    B5, B3               ; move left
||      MV      .S1    A0, A5               ; move p0
        MV      .L1    A3, A7               ; move q0
||      MV      .L2    B7, B5               ; move p1
||      MV      .S1X   B2, A3               ; copy
||      MV      .S2X   A7, B0               ; move wb
||      MV      .D2    B0, B7               ; move q1
        MV      .L1X   B8, A3               ; move keys
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S1    A3, A9               ; move schedule
||      MV      .S2X   A9, B1               ; move wd
||      MV      .D2    B1, B8               ; move return$
;  loop first is not pipelined: the branch is taken while its register is zero
;@straight {"name": "first", "ii": 32, "res_mii": 13, "rec_mii": 28, "optimal": null, "attempts": [{"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 32, "result": "found", "seconds": 2.7}]}
;  loop first, passes one after the other: 32 cycles each
;  bounds: resources 13, recurrence 28
;  as a region: 32 cycles found, 2.7 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  not proved the least possible: every interval below 29 is ruled out; 2.7 s of search found nothing below 32
mars_cbc_encrypt$first:
        SHL     .S1X   B9, 13, A10          ; SHL     wa, 13, upper_15
||      SHRU    .S2    B9, 19, B2           ; SHRU    wa, 19, lower_15
        ADD     .L1X   A10, B2, A10         ; ADD     upper_15, lower_15, turned_14
        MPYLHU  .M1    A10, A7, A11         ; MPYLHU  turned_14, q0, mixed2_16
        ADD     .L1X   A5, B9, A5           ; ADD     wa, p0, index_15
||      MPYHLU  .M1    A10, A7, A12         ; MPYHLU  turned_14, q0, mixed1_16
        MPYU    .M1    A10, A7, A7          ; MPYU    turned_14, q0, low_16
        ADD     .L1    A12, A11, A11        ; ADD     mixed1_16, mixed2_16, mixed_16
||      LDW     .D1T2  *+A6[A5], B10        ; LDW     *+A6[index_15], box_17
        SHL     .S2X   A11, 16, B9          ; SHL     mixed_16, 16, upper_16
        ADD     .L2X   B9, A7, B9           ; ADD     low_16, upper_16, product_15
        SHRU    .S1X   B9, 27, A7           ; SHRU    product_15, 27, p27_17
||      SHL     .S2    B9, 10, B2           ; SHL     product_15, 10, p10_17
        SHRU    .S1X   B9, 22, A11          ; SHRU    product_15, 22, p22_17
||      SHL     .S2    B9, 5, B11           ; SHL     product_15, 5, p5_17
        ADD     .L1X   A7, B11, A11         ; ADD     p5_17, p27_17, once_17
||      ADD     .L2X   B2, A11, B2          ; ADD     p10_17, p22_17, r_14
||      EXTU    .S2    B9, 5, 27, B9        ; EXTU    product_15, 5, 27, by_l_17
        SUB     .L1X   A2, B9, A11          ; SUB     word, by_l_17, right_19
||      XOR     .L2X   B2, A11, B11         ; XOR     once_17, r_14, both_17
        XOR     .L2    B11, B10, B10        ; XOR     both_17, box_17, sum_17
        SHRU    .S1X   B10, A11, A11        ; SHRU    sum_17, right_19, lower_19
||      SHL     .S2    B10, B9, B9          ; SHL     sum_17, by_l_17, upper_19
        ADD     .L1X   A11, B9, A11         ; ADD     upper_19, lower_19, l_14
        ADD     .L1X   A11, B0, A11         ; ADD     wb, l_14, wa
||      XOR     .L2    B1, B2, B0           ; XOR     wd, r_14, wc
        SHRU    .S1    A11, 19, A12         ; SHRU    wa, 19, lower_21
||      SHL     .S2X   A11, 13, B1          ; SHL     wa, 13, upper_21
        ADD     .L1X   A12, B1, A12         ; ADD     upper_21, lower_21, turned_20
        MPYHLU  .M1X   A12, B7, A13         ; MPYHLU  turned_20, q1, mixed1_22
        SUB     .L1    A2, A7, A14          ; SUB     word, p27_17, right_18
||      MPYLHU  .M1X   A12, B7, A15         ; MPYLHU  turned_20, q1, mixed2_22
||      MPYU    .M2X   B7, A12, B10         ; MPYU    turned_20, q1, low_22
||      ADDAW   .D1    A3, 4, A3            ; ADDAW   keys, 4, keys
        ADD     .L1X   A11, B5, A14         ; ADD     wa, p1, index_21
||      SHRU    .S1    A5, A14, A11         ; SHRU    index_15, right_18, lower_18
        ADD     .L1    A13, A15, A13        ; ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    1, B6, B6            ; ADD     pass, 1, pass
        CMPEQ   .L2    4, B6, B1            ; CMPEQ   pass, 4, last
||      SHL     .S1    A13, 16, A13         ; SHL     mixed_22, 16, upper_22
||      LDW     .D1T1  *+A6[A14], A7        ; LDW     *+A6[index_21], box_23
||      B       .S2    mars_cbc_encrypt$on5 ; no interrupt is taken in its delay slots
        ADD     .L2X   B10, A13, B5         ; ADD     low_22, upper_22, product_21
||      SHL     .S1    A5, A7, A5           ; SHL     index_15, p27_17, upper_18
||      LDW     .D1T2  *+A3[3], B7          ; LDW     *+keys[2 + 1], q1
        SHL     .S1X   B5, 10, A7           ; SHL     product_21, 10, p10_23
||      SHRU    .S2    B5, 27, B7           ; SHRU    product_21, 27, p27_23
||      LDW     .D1T1  *+A3[0], A5          ; LDW     *+keys[0], p0
        SHRU    .S1X   B5, 22, A13          ; SHRU    product_21, 22, p22_23
||      SHL     .S2    B5, 5, B2            ; SHL     product_21, 5, p5_23
||      LDW     .D1T1  *+A3[1], A7          ; LDW     *+keys[0 + 1], q0
        SUB     .L1X   A2, B7, A13          ; SUB     word, p27_23, right_24
||      MV      .L2X   A12, B1              ; MV      turned_20, wd
||[!B1] B       .S1    mars_cbc_encrypt$first; [!last] B      first
||      EXTU    .S2    B5, 5, 27, B2        ; EXTU    product_21, 5, 27, by_l_23
||      ADD     .D1    A7, A13, A12         ; ADD     p10_23, p22_23, r_20
||      ADD     .D2    B2, B7, B5           ; ADD     p5_23, p27_23, once_23
        XOR     .L1X   A12, B5, A14         ; XOR     once_23, r_20, both_23
||      SHRU    .S1    A14, A13, A13        ; SHRU    index_21, right_24, lower_24
||      SHL     .S2X   A14, B7, B5          ; SHL     index_21, p27_23, upper_24
||      LDW     .D1T2  *+A3[2], B5          ; LDW     *+keys[2], p1
mars_cbc_encrypt$on5:
        XOR     .L1    A14, A7, A11         ; XOR     both_23, box_23, sum_23
||      ADD     .L2X   B5, A13, B5          ; ADD     upper_24, lower_24, m_20
||      SUB     .S1X   A2, B2, A13          ; SUB     word, by_l_23, right_25
||      ADD     .D1    A5, A11, A7          ; ADD     upper_18, lower_18, m_14
        ADD     .L1    A1, A7, A1           ; ADD     wc, m_14, wb
||      ADD     .L2    B0, B5, B0           ; ADD     wc, m_20, wb
||      SHRU    .S1    A11, A13, A11        ; SHRU    sum_23, right_25, lower_25
||      SHL     .S2X   A11, B2, B2          ; SHL     sum_23, by_l_23, upper_25
        MV      .L1    A10, A10             ; MV      turned_14, wd
||      ADD     .L2X   B2, A11, B2          ; ADD     upper_25, lower_25, l_20
        XOR     .L1    A10, A12, A1         ; XOR     wd, r_20, wc
||      ADD     .L2X   B2, A1, B9           ; ADD     wb, l_20, wa
mars_cbc_encrypt$mars_cbc_encrypt$6:
        ZERO    .L2    B6                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
;@straight {"name": "second", "ii": 27, "res_mii": 13, "rec_mii": 20, "optimal": null, "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 22, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 23, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 24, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 27, "result": "found", "seconds": 1.8}]}
;  loop second, passes one after the other: 27 cycles each
;  bounds: resources 13, recurrence 20
;  as a region: 27 cycles found, 1.8 s
;  II 20: proved infeasible (units between the chains at both ends), 0.0 s
;  II 21: proved infeasible (units between the chains at both ends), 0.0 s
;  II 22: proved infeasible (units between the chains at both ends), 0.0 s
;  II 23: proved infeasible (units between the chains at both ends), 0.0 s
;  II 24: proved infeasible (units between the chains at both ends), 0.0 s
;  not proved the least possible: every interval below 25 is ruled out; 1.8 s of search found nothing below 27
mars_cbc_encrypt$second:
        SHL     .S1X   B9, 13, A10          ; SHL     wa, 13, upper_30
||      SHRU    .S2    B9, 19, B2           ; SHRU    wa, 19, lower_30
||      ADDAW   .D1    A3, 4, A3            ; ADDAW   keys, 4, keys
        ADD     .L1X   A10, B2, A14         ; ADD     upper_30, lower_30, turned_29
        MPYLHU  .M1    A14, A7, A10         ; MPYLHU  turned_29, q0, mixed2_31
        MPYHLU  .M1    A14, A7, A13         ; MPYHLU  turned_29, q0, mixed1_31
        MPYU    .M1    A14, A7, A15         ; MPYU    turned_29, q0, low_31
        ADD     .L1    A13, A10, A13        ; ADD     mixed1_31, mixed2_31, mixed_31
        ADD     .L1X   A5, B9, A7           ; ADD     wa, p0, index_30
||      SHL     .S2X   A13, 16, B2          ; SHL     mixed_31, 16, upper_31
        ADD     .L2X   B2, A15, B13         ; ADD     low_31, upper_31, product_30
        SHRU    .S1X   B13, 22, A10         ; SHRU    product_30, 22, p22_32
||      SHL     .S2    B13, 10, B2          ; SHL     product_30, 10, p10_32
        ADD     .L1X   A10, B2, A11         ; ADD     p10_32, p22_32, r_29
||      SHRU    .S2    B13, 27, B9          ; SHRU    product_30, 27, p27_32
        XOR     .L1X   A11, B0, A5          ; XOR     wb, r_29, wa
||      MV      .S1    A14, A13             ; MV      turned_29, wd
||      SHL     .S2X   A7, B9, B11          ; SHL     index_30, p27_32, upper_33
        SHRU    .S1    A5, 19, A12          ; SHRU    wa, 19, lower_36
||      SHL     .S2X   A5, 13, B2           ; SHL     wa, 13, upper_36
        ADD     .L1X   A12, B2, A15         ; ADD     upper_36, lower_36, turned_35
||      SHL     .S2    B13, 5, B0           ; SHL     product_30, 5, p5_32
||      LDW     .D1T2  *+A6[A7], B10        ; LDW     *+A6[index_30], box_32
        SUB     .L2X   A2, B9, B12          ; SUB     word, p27_32, right_33
||      MPYLHU  .M1X   A15, B7, A10         ; MPYLHU  turned_35, q1, mixed2_37
        ADD     .L2    B0, B9, B7           ; ADD     p5_32, p27_32, once_32
||      MPYHLU  .M1X   A15, B7, A12         ; MPYHLU  turned_35, q1, mixed1_37
||      MPYU    .M2X   B7, A15, B9          ; MPYU    turned_35, q1, low_37
        ADD     .L1X   A5, B5, A14          ; ADD     wa, p1, index_36
||      XOR     .L2X   B7, A11, B7          ; XOR     once_32, r_29, both_32
||      EXTU    .S2    B13, 5, 27, B13      ; EXTU    product_30, 5, 27, by_l_32
||      ADD     .D2    B6, 1, B6            ; ADD     pass, 1, pass
        ADD     .L1    A12, A10, A5         ; ADD     mixed1_37, mixed2_37, mixed_37
||      CMPEQ   .L2    4, B6, B2            ; CMPEQ   pass, 4, last
||      SHRU    .S2X   A7, B12, B5          ; SHRU    index_30, right_33, lower_33
||      B       .S1    mars_cbc_encrypt$on6 ; no interrupt is taken in its delay slots
        SUB     .L2X   A2, B13, B10         ; SUB     word, by_l_32, right_34
||      SHL     .S1    A5, 16, A5           ; SHL     mixed_37, 16, upper_37
||      XOR     .S2    B7, B10, B7          ; XOR     both_32, box_32, sum_32
||      LDW     .D1T2  *+A6[A14], B5        ; LDW     *+A6[index_36], box_38
        ADD     .L2X   B9, A5, B9           ; ADD     low_37, upper_37, product_36
||      SHRU    .S2    B7, B10, B0          ; SHRU    sum_32, right_34, lower_34
||      LDW     .D1T1  *+A3[0], A5          ; LDW     *+keys[0], p0
        ADD     .L2    B11, B5, B5          ; ADD     upper_33, lower_33, m_29
||      SHL     .S1X   B9, 5, A5            ; SHL     product_36, 5, p5_38
||      SHRU    .S2    B9, 27, B10          ; SHRU    product_36, 27, p27_38
||      LDW     .D1T2  *+A3[3], B7          ; LDW     *+keys[2 + 1], q1
        ADD     .L2X   B5, A1, B12          ; ADD     wc, m_29, wb
||      SHRU    .S1X   B9, 22, A1           ; SHRU    product_36, 22, p22_38
||      SHL     .S2    B9, 10, B11          ; SHL     product_36, 10, p10_38
||      LDW     .D1T2  *+A3[2], B5          ; LDW     *+keys[2], p1
        ADD     .L1X   A5, B10, A1          ; ADD     p5_38, p27_38, once_38
||      ADD     .L2X   B11, A1, B13         ; ADD     p10_38, p22_38, r_35
||[!B2] B       .S1    mars_cbc_encrypt$second; [!last] B      second
||      SHL     .S2    B7, B13, B2          ; SHL     sum_32, by_l_32, upper_34
mars_cbc_encrypt$on6:
        SUB     .L1X   A2, B10, A1          ; SUB     word, p27_38, right_39
||      XOR     .L2X   B13, A1, B7          ; XOR     once_38, r_35, both_38
||      EXTU    .S2    B9, 5, 27, B11       ; EXTU    product_36, 5, 27, by_l_38
||      LDW     .D1T1  *+A3[1], A7          ; LDW     *+keys[0 + 1], q0
        SUB     .L1X   A2, B11, A1          ; SUB     word, by_l_38, right_40
||      XOR     .L2    B7, B5, B9           ; XOR     both_38, box_38, sum_38
||      SHRU    .S1    A14, A1, A14         ; SHRU    index_36, right_39, lower_39
||      SHL     .S2X   A14, B10, B0         ; SHL     index_36, p27_38, upper_39
||      ADD     .D2    B2, B0, B5           ; ADD     upper_34, lower_34, l_29
        ADD     .L2    B1, B5, B1           ; ADD     wd, l_29, wc
||      SHRU    .S1X   B9, A1, A1           ; SHRU    sum_38, right_40, lower_40
||      SHL     .S2    B9, B11, B11         ; SHL     sum_38, by_l_38, upper_40
        ADD     .L1X   A1, B11, A1          ; ADD     upper_40, lower_40, l_35
||      ADD     .L2X   B0, A14, B13         ; ADD     upper_39, lower_39, m_35
||      XOR     .S2    B12, B13, B9         ; XOR     wb, r_35, wa
        ADD     .L1    A13, A1, A1          ; ADD     wd, l_35, wc
||      ADD     .L2    B1, B13, B0          ; ADD     wc, m_35, wb
||      MV      .S2X   A15, B1              ; MV      turned_35, wd
mars_cbc_encrypt$mars_cbc_encrypt$8:
        MV      .L1X   B8, A5               ; move return$
||      ZERO    .L2    B6                   ; ZERO    pass
||      MV      .S2X   A1, B7               ; move wc
||      MV      .D2    B9, B10              ; move wa
        MV      .L1X   B1, A2               ; copy
||      MV      .L2X   A2, B1               ; copy
        MV      .L1X   B0, A7               ; move wb
||      MV      .L2X   A9, B8               ; move schedule
||      MV      .S1    A2, A9               ; move wd
||      MV      .S2    B1, B9               ; move word
;  loop unmix is not pipelined: the branch is taken while its register is zero
;@straight {"name": "unmix", "ii": 29, "res_mii": 10, "rec_mii": 27, "optimal": true, "attempts": [{"interval": 27, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}, {"interval": 28, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "units between the chains at both ends", "moves": 0}], "searches": [{"cycles": 29, "result": "found", "seconds": 0.1}]}
;  loop unmix, passes one after the other: 29 cycles each
;  bounds: resources 10, recurrence 27
;  as a region: 29 cycles found, 0.1 s
;  II 27: proved infeasible (units between the chains at both ends), 0.0 s
;  II 28: proved infeasible (units between the chains at both ends), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
mars_cbc_encrypt$unmix:
        LDW     .D2T2  *+B4[B10], B0        ; LDW     *+B4[wa], s0_45
        NOP     3
        SHRU    .S1X   B10, 24, A1          ; SHRU    wa, 24, a24_45
        XOR     .L2X   B0, A7, B0           ; XOR     wb, s0_45, wb
||      SHRU    .S1X   B10, 8, A1           ; SHRU    wa, 8, a8_45
||      LDW     .D1T2  *+A4[A1], B1         ; LDW     *+A4[a24_45], s1_45
        LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a8_45], s3_45
||      LDW     .D2T2  *+B4[B0], B2         ; LDW     *+B4[wb], s0_46
        NOP     2
        SHRU    .S1X   B0, 8, A7            ; SHRU    wb, 8, a8_46
        SUB     .L2    B7, B1, B7           ; SUB     wc, s1_45, wc
||      SHL     .S1X   B0, 24, A10          ; SHL     wb, 24, upper_46
||      SHRU    .S2    B10, 16, B1          ; SHRU    wa, 16, a16_45
        ADD     .L1    A10, A7, A7          ; ADD     upper_46, a8_46, wb
||      XOR     .L2    B7, B2, B2           ; XOR     wc, s0_46, wc
||      SHRU    .S2    B0, 16, B1           ; SHRU    wb, 16, a16_46
||      LDW     .D1T2  *+A4[A7], B5         ; LDW     *+A4[a8_46], s3_46
||      LDW     .D2T1  *+B4[B1], A11        ; LDW     *+B4[a16_45], s2_45
        SUB     .L2X   B2, A7, B0           ; SUB     wc, wb, wc
||      SHRU    .S1X   B0, 24, A10          ; SHRU    wb, 24, a24_46
||      LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a16_46], s2_46
        SHRU    .S1X   B0, 24, A10          ; SHRU    wc, 24, a24_47
||      LDW     .D1T1  *+A4[A10], A15       ; LDW     *+A4[a24_46], s1_46
        SHRU    .S1X   B0, 8, A10           ; SHRU    wc, 8, a8_47
||      LDW     .D1T2  *+A4[A10], B11       ; LDW     *+A4[a24_47], s1_47
||      LDW     .D2T1  *+B4[B0], A13        ; LDW     *+B4[wc], s0_47
        SHL     .S2    B10, 24, B1          ; SHL     wa, 24, upper_45
        SUB     .L1    A9, A11, A1          ; SUB     wd, s2_45, difference_45
||      ADD     .L2X   B1, A1, B1           ; ADD     upper_45, a8_45, wa
        XOR     .L1    A1, A2, A1           ; XOR     difference_45, s3_45, wd
||      SUB     .L2    B1, B2, B1           ; SUB     wa, s2_46, difference_46
        SUB     .L1    A1, A15, A1          ; SUB     wd, s1_46, wd
||      XOR     .L2    B1, B5, B5           ; XOR     difference_46, s3_46, wa
||      SHRU    .S2    B0, 16, B1           ; SHRU    wc, 16, a16_47
||      ADD     .D2    B6, 1, B6            ; ADD     pass, 1, pass
        XOR     .L1    A1, A13, A1          ; XOR     wd, s0_47, wd
||      SUB     .L2    B5, B11, B2          ; SUB     wa, s1_47, wa
        SUB     .L2X   A1, B2, B1           ; SUB     wd, wa, wd
||      LDW     .D2T1  *+B4[B1], A10        ; LDW     *+B4[a16_47], s2_47
||      B       .S1    mars_cbc_encrypt$on7 ; no interrupt is taken in its delay slots
        SHRU    .S1X   B1, 24, A1           ; SHRU    wd, 24, a24_48
||      SHRU    .S2    B1, 16, B5           ; SHRU    wd, 16, a16_48
||      LDW     .D1T1  *+A4[A10], A7        ; LDW     *+A4[a8_47], s3_47
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[wd], s0_48
        CMPEQ   .L2    2, B6, B0            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B1, 8, A1            ; SHRU    wd, 8, a8_48
||      SHL     .S2    B0, 24, B5           ; SHL     wc, 24, upper_47
||      LDW     .D1T1  *+A4[A1], A11        ; LDW     *+A4[a24_48], s1_48
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[a16_48], s2_48
  [!B0] B       .S2    mars_cbc_encrypt$unmix; [!last] B      unmix
||      LDW     .D1T2  *+A4[A1], B0         ; LDW     *+A4[a8_48], s3_48
        ADD     .L2X   B5, A10, B5          ; ADD     upper_47, a8_47, wc
        SUB     .L1    A7, A10, A10         ; SUB     wb, s2_47, difference_47
||      SHL     .S1X   B1, 24, A2           ; SHL     wd, 24, upper_48
mars_cbc_encrypt$on7:
        NOP
        XOR     .L1    A10, A7, A1          ; XOR     difference_47, s3_47, wb
||      XOR     .L2    B2, B1, B10          ; XOR     wa, s0_48, wa
||      ADD     .S1    A2, A1, A9           ; ADD     upper_48, a8_48, wd
||      SUB     .S2    B5, B0, B1           ; SUB     wc, s2_48, difference_48
        SUB     .L1    A1, A11, A7          ; SUB     wb, s1_48, wb
||      XOR     .L2    B1, B0, B7           ; XOR     difference_48, s3_48, wc
mars_cbc_encrypt$finish:
        SUB     .L1X   B3, 1, A1            ; SUB     left, 1, left
||      LDW     .D1T2  *+A3[1], B1          ; LDW     *+keys[1], k1_50
        LDW     .D1T1  *+A3[2], A2          ; LDW     *+keys[2], k2_50
        LDW     .D1T1  *+A3[0], A10         ; LDW     *+keys[0], k0_50
        LDW     .D1T2  *+A3[3], B2          ; LDW     *+keys[3], k3_50
        MV      .L2X   A8, B0               ; copy
||[A1]  B       .S1    mars_cbc_encrypt$next; [left] B       next
        ADDAW   .D2    B0, 4, B3            ; ADDAW   out, 4, out
        SUB     .L2X   A7, B1, B6           ; SUB     wb, k1_50, wb
        SUB     .L2X   B10, A10, B5         ; SUB     wa, k0_50, wa
||      STW     .D2T2  B6, *+B0[1]          ; STW     wb, *+out[1]
        SUB     .L1X   B7, A2, A7           ; SUB     wc, k2_50, wc
||      SUB     .L2X   A9, B2, B7           ; SUB     wd, k3_50, wd
||      STW     .D2T2  B5, *+B0[0]          ; STW     wa, *+out[0]
        MV      .L1    A1, A3               ; move left
||      MV      .L2    B9, B8               ; move word
||      MV      .S1X   B8, A8               ; move schedule
||      STW     .D1T2  B7, *+A8[3]          ; STW     wd, *+out[3]
||      STW     .D2T1  A7, *+B0[2]          ; STW     wc, *+out[2]
mars_cbc_encrypt$mars_cbc_encrypt$11:
        LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        NOP     2
        ZERO    .L2    B0                   ; ZERO    linear_54
        NOP
        MV      .L2X   A0, B0               ; copy
||      MVC     .S2    B0, AMR              ; MVC     linear_54, AMR
||      STW     .D1T2  B7, *+A0[3]          ; STW     wd, *+chain[3]
        STW     .D1T1  A7, *+A0[2]          ; STW     wc, *+chain[2]
||      STW     .D2T2  B5, *+B0[0]          ; STW     wa, *+chain[0]
        STW     .D1T2  B6, *+A0[1]          ; STW     wb, *+chain[1]
mars_cbc_encrypt$done:
        LDW     .D2T2  *+B15[9], B13        ; restore B13
        LDW     .D2T1  *+B15[4], A11        ; restore A11
        LDW     .D2T1  *+B15[11], A15       ; restore A15
        LDW     .D2T1  *+B15[6], A12        ; restore A12
        LDW     .D2T1  *+B15[2], A10        ; restore A10
        LDW     .D2T2  *+B15[5], B11        ; restore B11
        LDW     .D2T2  *+B15[7], B12        ; restore B12
        LDW     .D2T1  *+B15[10], A14       ; restore A14
        B       .S2X   A5                   ; return
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        ADDK    .S2    48, B15              ; frame
||      LDW     .D2T1  *+B15[8], A13        ; restore A13
        NOP     4
