; broadside optimize: source 27e9f3682696fd89d590ce8fb71cddfc6881f80c0906c15ff42d5ee17b38a689
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    mars_s_box
; MARS on one block of the C64x.
;
;       void mars_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[40]);
;       void mars_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[40]);
;
; block     words A, B, C, D; changed in place. Word aligned.
; schedule  the round keys K[0] to K[39] of the specification, for both directions. Word aligned, not overlapping block;
;           in data memory block 0 for the cycles stated.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

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
; MARS on one block of the C64x: rounds of short chains. One block leaves units free, so that what shortens the way from
; one round to the next may take more operations than round_c64x.inc.
;
; The words live on side A, where reading the other side would cost a cycle: all tables are read through .D1, S0 from
; A5, S1 from A6, both from A7 (AMR masks the index), while keys come through .D2.
;
; A product p = low + (mixed << 16) is rotated by 10 from its parts: p << 10 is there as early as p. In the second half of
; encryption the word that a round multiplies comes rotated by 13 from the round before, which rotates p by 23 for it:
; p << 23 is low << 23.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR. Reserves A5, A6, A7.

; One round of forward mixing: a changes the other three and is rotated.

; One round of backward mixing.



; The product p = low + (mixed << 16) of a and the key at *+keys[first], p << 10, p >> 22, p >> 27 and rotl(p, 5).

; The first output of the E function.

; The E function, from a word with its key, the word rotated left by 13 and its key at *+keys[first].

; index = word + key at *+keys[first].

; The E function of a word before it was rotated so, to which it is rotated back.

; word ^= rotl(p, 10).

; Rounds of the core with their keys at *+keys[first]: b, c and d change, a is rotated.

; In the second half a is rotated already, as b then is.

; The last round of that half leaves b as it is.

; Their inverses, of the words in the order D, C, B, A.


; Four rounds with the keys from *+keys[first] upwards, and four inverse rounds with the same from the last down.


; The words wa to wd of a block from plaintext to ciphertext, with the round keys at `schedule`; `zero` is 0.


        .global mars_encrypt_block_c64x
        .global mars_decrypt_block_c64x

        .align  32
mars_encrypt_block_c64x:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B0               ; move schedule
||      MVKL    .S1    21561492, A4         ; MVKL    0x01490094, circular_1
        MVKL    .S1    mars_s_box, A5       ; MVKL    mars_s_box, A5
||      LDW     .D1T2  *+A0[0], B4          ; LDW     *+block[0], wa
||      LDW     .D2T1  *+B0[0], A4          ; LDW     *+schedule[0], k0_4
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      LDW     .D1T2  *+A0[1], B4          ; LDW     *+block[1], wb
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+schedule[1], k1_4
        MVKH    .S1    21561492, A4         ; MVKH    0x01490094, circular_1
||      LDW     .D1T2  *+A0[2], B4          ; LDW     *+block[2], wc
||      LDW     .D2T1  *+B0[2], A2          ; LDW     *+schedule[2], k2_4
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      LDW     .D1T2  *+A0[3], B4          ; LDW     *+block[3], wd
||      LDW     .D2T1  *+B0[3], A8          ; LDW     *+schedule[3], k3_4
        MVKH    .S1    mars_s_box, A5       ; MVKH    mars_s_box, A5
||      MVC     .S2X   A4, AMR              ; MVC     circular_1, AMR
||      ADDAW   .D2    B0, 4, B1            ; ADDAW   schedule, 4, first_3
        ADD     .L1X   A4, B4, A4           ; ADD     wa, k0_4, wa
||      ADDK    .S1    1024, A6             ; ADDK    1024, A6
||      ADDAW   .D2    B0, 20, B0           ; ADDAW   schedule, 20, second_3
        ADD     .L1X   A1, B4, A1           ; ADD     wb, k1_4, wb
||      SHRU    .S1    A4, 8, A3            ; SHRU    wa, 8, a8_7
||      ROTL    .M1    A4, 8, A2            ; ROTL    wa, 8, wa
||      LDW     .D1T1  *+A5[A4], A8         ; LDW     *+A5[wa], s0_7
        ADD     .L1X   A2, B4, A3           ; ADD     wc, k2_4, wc
||      SHRU    .S1    A4, 16, A9           ; SHRU    wa, 16, a16_7
||      LDW     .D1T1  *+A6[A3], A1         ; LDW     *+A6[a8_7], s1_7
        ADD     .L1X   A8, B4, A4           ; ADD     wd, k3_4, wd
||      SHRU    .S1    A4, 24, A8           ; SHRU    wa, 24, a24_7
||      LDW     .D1T1  *+A5[A9], A8         ; LDW     *+A5[a16_7], s2_7
        LDW     .D1T1  *+A6[A8], A8         ; LDW     *+A6[a24_7], s3_7
        NOP
        XOR     .L1    A1, A8, A8           ; XOR     wb, s0_7, sum_7
        ADD     .L1    A8, A1, A1           ; ADD     sum_7, s1_7, wb
        ADD     .L1    A3, A8, A3           ; ADD     wc, s2_7, wc
||      SHRU    .S1    A1, 8, A9            ; SHRU    wb, 8, a8_8
||      ROTL    .M1    A1, 8, A4            ; ROTL    wb, 8, wb
||      LDW     .D1T1  *+A5[A1], A2         ; LDW     *+A5[wb], s0_8
        XOR     .L1    A4, A8, A8           ; XOR     wd, s3_7, wd
||      SHRU    .S1    A1, 16, A9           ; SHRU    wb, 16, a16_8
||      LDW     .D1T1  *+A6[A9], A2         ; LDW     *+A6[a8_8], s1_8
        ADD     .L1    A2, A8, A1           ; ADD     wa, wd, wa
||      SHRU    .S1    A1, 24, A2           ; SHRU    wb, 24, a24_8
||      LDW     .D1T1  *+A5[A9], A3         ; LDW     *+A5[a16_8], s2_8
        LDW     .D1T1  *+A6[A2], A8         ; LDW     *+A6[a24_8], s3_8
        NOP
        XOR     .L1    A3, A2, A3           ; XOR     wc, s0_8, sum_8
        ADD     .L1    A3, A2, A2           ; ADD     sum_8, s1_8, wc
        ADD     .L1    A8, A3, A3           ; ADD     wd, s2_8, wd
||      SHRU    .S1    A2, 8, A9            ; SHRU    wc, 8, a8_9
||      ROTL    .M1    A2, 8, A1            ; ROTL    wc, 8, wc
||      LDW     .D1T1  *+A5[A2], A4         ; LDW     *+A5[wc], s0_9
        XOR     .L1    A1, A8, A8           ; XOR     wa, s3_8, wa
||      SHRU    .S1    A2, 16, A9           ; SHRU    wc, 16, a16_9
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a8_9], s1_9
        ADD     .L1    A4, A2, A2           ; ADD     wb, wc, wb
||      SHRU    .S1    A2, 24, A4           ; SHRU    wc, 24, a24_9
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a16_9], s2_9
        LDW     .D1T1  *+A6[A4], A8         ; LDW     *+A6[a24_9], s3_9
        NOP
        XOR     .L1    A3, A4, A4           ; XOR     wd, s0_9, sum_9
        ADD     .L1    A4, A3, A3           ; ADD     sum_9, s1_9, wd
        ADD     .L1    A8, A4, A4           ; ADD     wa, s2_9, wa
||      SHRU    .S1    A3, 8, A9            ; SHRU    wd, 8, a8_10
||      ROTL    .M1    A3, 8, A2            ; ROTL    wd, 8, wd
||      LDW     .D1T1  *+A5[A3], A3         ; LDW     *+A5[wd], s0_10
        XOR     .L1    A2, A8, A8           ; XOR     wb, s3_9, wb
||      SHRU    .S1    A3, 16, A9           ; SHRU    wd, 16, a16_10
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a8_10], s1_10
        SHRU    .S1    A3, 24, A3           ; SHRU    wd, 24, a24_10
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a16_10], s2_10
        LDW     .D1T1  *+A6[A3], A8         ; LDW     *+A6[a24_10], s3_10
        NOP
        XOR     .L1    A4, A3, A4           ; XOR     wa, s0_10, sum_10
        ADD     .L1    A4, A3, A3           ; ADD     sum_10, s1_10, wa
        ADD     .L1    A8, A4, A4           ; ADD     wb, s2_10, wb
||      SHRU    .S1    A3, 8, A9            ; SHRU    wa, 8, a8_12
||      ROTL    .M1    A3, 8, A1            ; ROTL    wa, 8, wa
||      LDW     .D1T1  *+A5[A3], A3         ; LDW     *+A5[wa], s0_12
        XOR     .L1    A1, A8, A8           ; XOR     wc, s3_10, wc
||      SHRU    .S1    A3, 16, A9           ; SHRU    wa, 16, a16_12
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a8_12], s1_12
        SHRU    .S1    A3, 24, A3           ; SHRU    wa, 24, a24_12
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a16_12], s2_12
        LDW     .D1T1  *+A6[A3], A8         ; LDW     *+A6[a24_12], s3_12
        NOP
        XOR     .L1    A4, A3, A4           ; XOR     wb, s0_12, sum_12
        ADD     .L1    A4, A3, A3           ; ADD     sum_12, s1_12, wb
        ADD     .L1    A8, A4, A4           ; ADD     wc, s2_12, wc
||      SHRU    .S1    A3, 8, A9            ; SHRU    wb, 8, a8_13
||      LDW     .D1T1  *+A5[A3], A3         ; LDW     *+A5[wb], s0_13
        XOR     .L1    A2, A8, A2           ; XOR     wd, s3_12, wd
||      SHRU    .S1    A3, 16, A8           ; SHRU    wb, 16, a16_13
||      ROTL    .M2X   A3, 8, B4            ; ROTL    wb, 8, wb
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a8_13], s1_13
        ADD     .L1    A1, A2, A1           ; ADD     wa, wd, wa
||      SHRU    .S1    A3, 24, A3           ; SHRU    wb, 24, a24_13
||      LDW     .D1T1  *+A5[A8], A4         ; LDW     *+A5[a16_13], s2_13
        LDW     .D1T1  *+A6[A3], A4         ; LDW     *+A6[a24_13], s3_13
        NOP
        XOR     .L1    A4, A3, A4           ; XOR     wc, s0_13, sum_13
        ADD     .L1    A4, A3, A3           ; ADD     sum_13, s1_13, wc
        ADD     .L1    A2, A4, A2           ; ADD     wd, s2_13, wd
||      SHRU    .S1    A3, 8, A8            ; SHRU    wc, 8, a8_14
||      LDW     .D1T1  *+A5[A3], A4         ; LDW     *+A5[wc], s0_14
        XOR     .L1    A1, A4, A1           ; XOR     wa, s3_13, wa
||      SHRU    .S1    A3, 16, A4           ; SHRU    wc, 16, a16_14
||      ROTL    .M2X   A3, 8, B4            ; ROTL    wc, 8, wc
||      LDW     .D1T1  *+A6[A8], A2         ; LDW     *+A6[a8_14], s1_14
        ADD     .L1X   A3, B4, A3           ; ADD     wb, wc, wb
||      SHRU    .S1    A3, 24, A4           ; SHRU    wc, 24, a24_14
||      LDW     .D1T1  *+A5[A4], A4         ; LDW     *+A5[a16_14], s2_14
        LDW     .D1T1  *+A6[A4], A4         ; LDW     *+A6[a24_14], s3_14
        NOP
        XOR     .L1    A2, A4, A4           ; XOR     wd, s0_14, sum_14
        ADD     .L1    A4, A2, A2           ; ADD     sum_14, s1_14, wd
||      LDW     .D2T1  *+B1[0], A2          ; LDW     *+first_3[0], key0_18
        ADD     .L1    A1, A4, A1           ; ADD     wa, s2_14, wa
||      SHRU    .S1    A2, 8, A8            ; SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A5[A2], A4         ; LDW     *+A5[wd], s0_15
        XOR     .L1    A3, A4, A3           ; XOR     wb, s3_14, wb
||      SHRU    .S1    A2, 16, A4           ; SHRU    wd, 16, a16_15
||      ROTL    .M2X   A2, 8, B2            ; ROTL    wd, 8, wd
||      LDW     .D1T1  *+A6[A8], A1         ; LDW     *+A6[a8_15], s1_15
        SHRU    .S1    A2, 24, A2           ; SHRU    wd, 24, a24_15
||      LDW     .D1T2  *+A5[A4], B5         ; LDW     *+A5[a16_15], s2_15
||      LDW     .D2T1  *+B1[1], A1          ; LDW     *+first_3[0 + 1], key_a_20
        MVKL    .S1    mars_s_box, A7       ; MVKL    mars_s_box, A7
||      LDW     .D1T1  *+A6[A2], A4         ; LDW     *+A6[a24_15], s3_15
||      LDW     .D2T2  *+B1[1], B5          ; LDW     *+first_3[0 + 1], key_b_20
        MVKH    .S1    mars_s_box, A7       ; MVKH    mars_s_box, A7
        XOR     .L1    A1, A4, A4           ; XOR     wa, s0_15, sum_15
        ADD     .L1    A4, A1, A4           ; ADD     sum_15, s1_15, wa
        ADD     .L1X   A3, B5, A2           ; ADD     wb, s2_15, wb
||      ADD     .S1    A4, A2, A3           ; ADD     wa, key0_18, index_17
||      ROTL    .M1    A4, 13, A4           ; ROTL    wa, 13, wa
        XOR     .L1X   A4, B4, A8           ; XOR     wc, s3_15, wc
||      LDW     .D1T1  *+A7[A3], A1         ; LDW     *+A7[index_17], box_19
        ZERO    .L1    A9                   ; ZERO    zero
||      MPYHLU  .M1    A4, A1, A1           ; MPYHLU  wa, key_a_20, high_20
        MPYLHU  .M1    A4, A1, A16          ; MPYLHU  wa, key_a_20, cross_20
||      MPYU    .M2X   B5, A4, B5           ; MPYU    key_b_20, wa, low_17
        NOP
        ADD     .L1    A1, A16, A16         ; ADD     high_20, cross_20, mixed_20
||      SHL     .S2    B5, 10, B4           ; SHL     low_17, 10, low10_20
        PACK2   .L1    A16, A9, A17         ; PACK2   mixed_20, zero, upper_20
||      SHL     .S1    A16, 26, A16         ; SHL     mixed_20, 26, mixed10_20
        ADD     .L1X   A17, B5, A17         ; ADD     upper_20, low_17, p_17
||      LDW     .D2T1  *+B1[2], A1          ; LDW     *+first_3[0 + 2], key0_24
        ADD     .L1X   A16, B4, A18         ; ADD     mixed10_20, low10_20, p10_17
||      SHRU    .S1    A17, 22, A16         ; SHRU    p_17, 22, p22_17
||      ROTL    .M1    A17, 5, A1           ; ROTL    p_17, 5, once_19
        XOR     .L1    A18, A1, A18         ; XOR     p10_17, box_19, two_21
||      SHRU    .S1    A17, 27, A17         ; SHRU    p_17, 27, p27_19
||      XOR     .D1X   A18, B2, A19         ; XOR     wd, p10_17, part_22
||      LDW     .D2T1  *+B1[3], A16         ; LDW     *+first_3[0 + 2 + 1], key_a_26
        XOR     .L1    A18, A16, A17        ; XOR     two_21, p22_17, three_21
||      XOR     .S1    A19, A16, A3         ; XOR     part_22, p22_17, wd
||      ROTL    .M1    A3, A17, A17         ; ROTL    index_17, p27_19, m_17
||      LDW     .D2T2  *+B1[3], B2          ; LDW     *+first_3[0 + 2 + 1], key_b_26
        XOR     .L1    A17, A1, A18         ; XOR     three_21, once_19, sum_21
        ADD     .L1    A8, A17, A8          ; ADD     wc, m_17, wc
||      ROTL    .M1    A18, A16, A17        ; ROTL    sum_21, p22_17, l_17
        NOP
        ADD     .L1    A2, A17, A2          ; ADD     wb, l_17, wb
        ADD     .L1    A2, A1, A1           ; ADD     wb, key0_24, index_23
||      ROTL    .M1    A2, 13, A2           ; ROTL    wb, 13, wb
        LDW     .D1T1  *+A7[A1], A16        ; LDW     *+A7[index_23], box_25
        MPYHLU  .M1    A2, A16, A16         ; MPYHLU  wb, key_a_26, high_26
        MPYLHU  .M1    A2, A16, A17         ; MPYLHU  wb, key_a_26, cross_26
||      MPYU    .M2X   B2, A2, B2           ; MPYU    key_b_26, wb, low_23
        NOP
        ADD     .L1    A16, A17, A17        ; ADD     high_26, cross_26, mixed_26
||      SHL     .S2    B2, 10, B4           ; SHL     low_23, 10, low10_26
        PACK2   .L1    A17, A9, A18         ; PACK2   mixed_26, zero, upper_26
||      SHL     .S1    A17, 26, A17         ; SHL     mixed_26, 26, mixed10_26
        ADD     .L1X   A18, B2, A18         ; ADD     upper_26, low_23, p_23
||      LDW     .D2T1  *+B1[4], A4          ; LDW     *+first_3[0 + 4], key0_30
        ADD     .L1X   A17, B4, A19         ; ADD     mixed10_26, low10_26, p10_23
||      SHRU    .S1    A18, 22, A17         ; SHRU    p_23, 22, p22_23
||      ROTL    .M1    A18, 5, A4           ; ROTL    p_23, 5, once_25
        XOR     .L1    A19, A16, A18        ; XOR     p10_23, box_25, two_27
||      SHRU    .S1    A18, 27, A16         ; SHRU    p_23, 27, p27_25
||      XOR     .D1    A4, A19, A19         ; XOR     wa, p10_23, part_28
||      LDW     .D2T1  *+B1[5], A16         ; LDW     *+first_3[0 + 4 + 1], key_a_32
        XOR     .L1    A18, A17, A16        ; XOR     two_27, p22_23, three_27
||      XOR     .S1    A19, A17, A1         ; XOR     part_28, p22_23, wa
||      ROTL    .M1    A1, A16, A16         ; ROTL    index_23, p27_25, m_23
||      LDW     .D2T2  *+B1[5], B4          ; LDW     *+first_3[0 + 4 + 1], key_b_32
        XOR     .L1    A16, A4, A18         ; XOR     three_27, once_25, sum_27
        ADD     .L1    A3, A16, A3          ; ADD     wd, m_23, wd
||      ROTL    .M1    A18, A17, A17        ; ROTL    sum_27, p22_23, l_23
        NOP
        ADD     .L1    A8, A17, A8          ; ADD     wc, l_23, wc
        ADD     .L1    A8, A4, A4           ; ADD     wc, key0_30, index_29
||      ROTL    .M1    A8, 13, A8           ; ROTL    wc, 13, wc
        LDW     .D1T1  *+A7[A4], A16        ; LDW     *+A7[index_29], box_31
        MPYLHU  .M1    A8, A16, A16         ; MPYLHU  wc, key_a_32, cross_32
        MPYHLU  .M1    A8, A16, A17         ; MPYHLU  wc, key_a_32, high_32
||      MPYU    .M2X   B4, A8, B4           ; MPYU    key_b_32, wc, low_29
        NOP
        ADD     .L1    A17, A16, A17        ; ADD     high_32, cross_32, mixed_32
||      SHL     .S2    B4, 10, B2           ; SHL     low_29, 10, low10_32
        PACK2   .L1    A17, A9, A18         ; PACK2   mixed_32, zero, upper_32
||      SHL     .S1    A17, 26, A17         ; SHL     mixed_32, 26, mixed10_32
        ADD     .L1X   A18, B4, A18         ; ADD     upper_32, low_29, p_29
||      LDW     .D2T1  *+B1[6], A2          ; LDW     *+first_3[0 + 6], key0_36
        ADD     .L1X   A17, B2, A19         ; ADD     mixed10_32, low10_32, p10_29
||      SHRU    .S1    A18, 22, A17         ; SHRU    p_29, 22, p22_29
||      ROTL    .M1    A18, 5, A2           ; ROTL    p_29, 5, once_31
        XOR     .L1    A19, A16, A18        ; XOR     p10_29, box_31, two_33
||      SHRU    .S1    A18, 27, A16         ; SHRU    p_29, 27, p27_31
||      XOR     .D1    A2, A19, A19         ; XOR     wb, p10_29, part_34
||      LDW     .D2T1  *+B1[7], A16         ; LDW     *+first_3[0 + 6 + 1], key_a_38
        XOR     .L1    A18, A17, A16        ; XOR     two_33, p22_29, three_33
||      XOR     .S1    A19, A17, A4         ; XOR     part_34, p22_29, wb
||      ROTL    .M1    A4, A16, A16         ; ROTL    index_29, p27_31, m_29
||      LDW     .D2T2  *+B1[7], B2          ; LDW     *+first_3[0 + 6 + 1], key_b_38
        XOR     .L1    A16, A2, A18         ; XOR     three_33, once_31, sum_33
        ADD     .L1    A1, A16, A1          ; ADD     wa, m_29, wa
||      ROTL    .M1    A18, A17, A17        ; ROTL    sum_33, p22_29, l_29
        NOP
        ADD     .L1    A3, A17, A3          ; ADD     wd, l_29, wd
        ADD     .L1    A3, A2, A2           ; ADD     wd, key0_36, index_35
||      ROTL    .M1    A3, 13, A3           ; ROTL    wd, 13, wd
        LDW     .D1T1  *+A7[A2], A16        ; LDW     *+A7[index_35], box_37
        MPYHLU  .M1    A3, A16, A16         ; MPYHLU  wd, key_a_38, high_38
        MPYLHU  .M1    A3, A16, A17         ; MPYLHU  wd, key_a_38, cross_38
||      MPYU    .M2X   B2, A3, B2           ; MPYU    key_b_38, wd, low_35
        NOP
        ADD     .L1    A16, A17, A17        ; ADD     high_38, cross_38, mixed_38
||      SHL     .S2    B2, 10, B4           ; SHL     low_35, 10, low10_38
        PACK2   .L1    A17, A9, A17         ; PACK2   mixed_38, zero, upper_38
||      SHL     .S1    A17, 26, A18         ; SHL     mixed_38, 26, mixed10_38
        ADD     .L1X   A18, B4, A18         ; ADD     mixed10_38, low10_38, p10_35
||      LDW     .D2T1  *+B1[8], A2          ; LDW     *+first_3[8], key0_43
        ADD     .L1X   A17, B2, A8          ; ADD     upper_38, low_35, p_35
||      XOR     .S1    A18, A16, A16        ; XOR     p10_35, box_37, two_39
||      XOR     .D1    A8, A18, A17         ; XOR     wc, p10_35, part_40
        SHRU    .S1    A8, 22, A18          ; SHRU    p_35, 22, p22_35
||      ROTL    .M1    A8, 5, A17           ; ROTL    p_35, 5, once_37
||      LDW     .D2T1  *+B1[9], A16         ; LDW     *+first_3[8 + 1], key_a_45
        XOR     .L1    A16, A18, A19        ; XOR     two_39, p22_35, three_39
||      SHRU    .S1    A8, 27, A16          ; SHRU    p_35, 27, p27_37
||      XOR     .D1    A17, A18, A8         ; XOR     part_40, p22_35, wc
||      LDW     .D2T2  *+B1[9], B2          ; LDW     *+first_3[8 + 1], key_b_45
        XOR     .L1    A19, A17, A16        ; XOR     three_39, once_37, sum_39
||      ROTL    .M1    A2, A16, A16         ; ROTL    index_35, p27_37, m_35
        ROTL    .M1    A16, A18, A18        ; ROTL    sum_39, p22_35, l_35
        ADD     .L1    A4, A16, A4          ; ADD     wb, m_35, wb
        ADD     .L1    A1, A18, A1          ; ADD     wa, l_35, wa
        ADD     .L1    A1, A2, A1           ; ADD     wa, key0_43, index_42
||      ROTL    .M1    A1, 13, A2           ; ROTL    wa, 13, wa
        LDW     .D1T1  *+A7[A1], A16        ; LDW     *+A7[index_42], box_44
        MPYLHU  .M1    A2, A16, A16         ; MPYLHU  wa, key_a_45, cross_45
        MPYHLU  .M1    A2, A16, A18         ; MPYHLU  wa, key_a_45, high_45
||      MPYU    .M2X   B2, A2, B2           ; MPYU    key_b_45, wa, low_42
        NOP
        ADD     .L1    A18, A16, A18        ; ADD     high_45, cross_45, mixed_45
||      SHL     .S2    B2, 10, B4           ; SHL     low_42, 10, low10_45
        PACK2   .L1    A18, A9, A17         ; PACK2   mixed_45, zero, upper_45
||      SHL     .S1    A18, 26, A18         ; SHL     mixed_45, 26, mixed10_45
        ADD     .L1X   A17, B2, A17         ; ADD     upper_45, low_42, p_42
||      LDW     .D2T1  *+B1[10], A3         ; LDW     *+first_3[8 + 2], key0_49
        ADD     .L1X   A18, B4, A19         ; ADD     mixed10_45, low10_45, p10_42
||      SHRU    .S1    A17, 22, A18         ; SHRU    p_42, 22, p22_42
||      ROTL    .M1    A17, 5, A3           ; ROTL    p_42, 5, once_44
        XOR     .L1    A19, A16, A17        ; XOR     p10_42, box_44, two_46
||      SHRU    .S1    A17, 27, A16         ; SHRU    p_42, 27, p27_44
||      XOR     .D1    A3, A19, A19         ; XOR     wd, p10_42, part_47
||      LDW     .D2T1  *+B1[11], A16        ; LDW     *+first_3[8 + 2 + 1], key_a_51
        XOR     .L1    A17, A18, A16        ; XOR     two_46, p22_42, three_46
||      XOR     .S1    A19, A18, A1         ; XOR     part_47, p22_42, wd
||      ROTL    .M1    A1, A16, A16         ; ROTL    index_42, p27_44, m_42
||      LDW     .D2T2  *+B1[11], B4         ; LDW     *+first_3[8 + 2 + 1], key_b_51
        XOR     .L1    A16, A3, A17         ; XOR     three_46, once_44, sum_46
        ADD     .L1    A8, A16, A8          ; ADD     wc, m_42, wc
||      ROTL    .M1    A17, A18, A17        ; ROTL    sum_46, p22_42, l_42
        NOP
        ADD     .L1    A4, A17, A4          ; ADD     wb, l_42, wb
        ADD     .L1    A4, A3, A3           ; ADD     wb, key0_49, index_48
||      ROTL    .M1    A4, 13, A4           ; ROTL    wb, 13, wb
        LDW     .D1T1  *+A7[A3], A16        ; LDW     *+A7[index_48], box_50
        MPYHLU  .M1    A4, A16, A16         ; MPYHLU  wb, key_a_51, high_51
        MPYLHU  .M1    A4, A16, A17         ; MPYLHU  wb, key_a_51, cross_51
||      MPYU    .M2X   B4, A4, B4           ; MPYU    key_b_51, wb, low_48
        NOP
        ADD     .L1    A16, A17, A17        ; ADD     high_51, cross_51, mixed_51
||      SHL     .S2    B4, 10, B2           ; SHL     low_48, 10, low10_51
        PACK2   .L1    A17, A9, A17         ; PACK2   mixed_51, zero, upper_51
||      SHL     .S1    A17, 26, A18         ; SHL     mixed_51, 26, mixed10_51
        ADD     .L1X   A18, B2, A18         ; ADD     mixed10_51, low10_51, p10_48
||      LDW     .D2T1  *+B1[12], A3         ; LDW     *+first_3[8 + 4], key0_55
        ADD     .L1X   A17, B4, A2          ; ADD     upper_51, low_48, p_48
||      XOR     .S1    A18, A16, A16        ; XOR     p10_48, box_50, two_52
||      XOR     .D1    A2, A18, A17         ; XOR     wa, p10_48, part_53
        SHRU    .S1    A2, 22, A18          ; SHRU    p_48, 22, p22_48
||      ROTL    .M1    A2, 5, A17           ; ROTL    p_48, 5, once_50
||      LDW     .D2T1  *+B1[13], A16        ; LDW     *+first_3[8 + 4 + 1], key_a_57
        XOR     .L1    A16, A18, A19        ; XOR     two_52, p22_48, three_52
||      SHRU    .S1    A2, 27, A16          ; SHRU    p_48, 27, p27_50
||      XOR     .D1    A17, A18, A2         ; XOR     part_53, p22_48, wa
||      LDW     .D2T2  *+B1[13], B4         ; LDW     *+first_3[8 + 4 + 1], key_b_57
        XOR     .L1    A19, A17, A16        ; XOR     three_52, once_50, sum_52
||      ROTL    .M1    A3, A16, A16         ; ROTL    index_48, p27_50, m_48
        ROTL    .M1    A16, A18, A18        ; ROTL    sum_52, p22_48, l_48
        ADD     .L1    A1, A16, A1          ; ADD     wd, m_48, wd
        ADD     .L1    A8, A18, A8          ; ADD     wc, l_48, wc
        ADD     .L1    A8, A3, A3           ; ADD     wc, key0_55, index_54
||      ROTL    .M1    A8, 13, A8           ; ROTL    wc, 13, wc
        LDW     .D1T1  *+A7[A3], A16        ; LDW     *+A7[index_54], box_56
        MPYLHU  .M1    A8, A16, A16         ; MPYLHU  wc, key_a_57, cross_57
        MPYHLU  .M1    A8, A16, A18         ; MPYHLU  wc, key_a_57, high_57
||      MPYU    .M2X   B4, A8, B4           ; MPYU    key_b_57, wc, low_54
        NOP
        ADD     .L1    A18, A16, A18        ; ADD     high_57, cross_57, mixed_57
||      SHL     .S2    B4, 10, B2           ; SHL     low_54, 10, low10_57
        PACK2   .L1    A18, A9, A17         ; PACK2   mixed_57, zero, upper_57
||      SHL     .S1    A18, 26, A18         ; SHL     mixed_57, 26, mixed10_57
        ADD     .L1X   A17, B4, A17         ; ADD     upper_57, low_54, p_54
||      LDW     .D2T1  *+B1[14], A4         ; LDW     *+first_3[8 + 6], key0_61
        ADD     .L1X   A18, B2, A19         ; ADD     mixed10_57, low10_57, p10_54
||      SHRU    .S1    A17, 22, A18         ; SHRU    p_54, 22, p22_54
||      ROTL    .M1    A17, 5, A4           ; ROTL    p_54, 5, once_56
        XOR     .L1    A19, A16, A17        ; XOR     p10_54, box_56, two_58
||      SHRU    .S1    A17, 27, A16         ; SHRU    p_54, 27, p27_56
||      XOR     .D1    A4, A19, A19         ; XOR     wb, p10_54, part_59
||      LDW     .D2T1  *+B1[15], A16        ; LDW     *+first_3[8 + 6 + 1], key_a_63
        XOR     .L1    A17, A18, A16        ; XOR     two_58, p22_54, three_58
||      XOR     .S1    A19, A18, A3         ; XOR     part_59, p22_54, wb
||      ROTL    .M1    A3, A16, A16         ; ROTL    index_54, p27_56, m_54
||      LDW     .D2T2  *+B1[15], B1         ; LDW     *+first_3[8 + 6 + 1], key_b_63
        XOR     .L1    A16, A4, A17         ; XOR     three_58, once_56, sum_58
        ADD     .L1    A2, A16, A2          ; ADD     wa, m_54, wa
||      ROTL    .M1    A17, A18, A17        ; ROTL    sum_58, p22_54, l_54
        NOP
        ADD     .L1    A1, A17, A1          ; ADD     wd, l_54, wd
        ADD     .L1    A1, A4, A1           ; ADD     wd, key0_61, index_60
||      ROTL    .M1    A1, 13, A4           ; ROTL    wd, 13, wd
        LDW     .D1T1  *+A7[A1], A16        ; LDW     *+A7[index_60], box_62
        MPYHLU  .M1    A4, A16, A16         ; MPYHLU  wd, key_a_63, high_63
        MPYLHU  .M1    A4, A16, A17         ; MPYLHU  wd, key_a_63, cross_63
||      MPYU    .M2X   B1, A4, B1           ; MPYU    key_b_63, wd, low_60
        NOP
        ADD     .L1    A16, A17, A17        ; ADD     high_63, cross_63, mixed_63
||      SHL     .S2    B1, 10, B2           ; SHL     low_60, 10, low10_63
        PACK2   .L1    A17, A9, A17         ; PACK2   mixed_63, zero, upper_63
||      SHL     .S1    A17, 26, A18         ; SHL     mixed_63, 26, mixed10_63
        ADD     .L1X   A18, B2, A18         ; ADD     mixed10_63, low10_63, p10_60
        ADD     .L1X   A17, B1, A8          ; ADD     upper_63, low_60, p_60
||      XOR     .S1    A18, A16, A16        ; XOR     p10_60, box_62, two_64
||      XOR     .D1    A8, A18, A17         ; XOR     wc, p10_60, part_65
        SHRU    .S1    A8, 22, A18          ; SHRU    p_60, 22, p22_60
||      ROTL    .M1    A8, 5, A17           ; ROTL    p_60, 5, once_62
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+second_3[0 + 1], key_a_70
        XOR     .L1    A16, A18, A19        ; XOR     two_64, p22_60, three_64
||      SHRU    .S1    A8, 27, A16          ; SHRU    p_60, 27, p27_62
||      XOR     .D1    A17, A18, A8         ; XOR     part_65, p22_60, wc
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+second_3[0 + 1], key_b_70
        XOR     .L1    A19, A17, A1         ; XOR     three_64, once_62, sum_64
||      ROTL    .M1    A1, A16, A1          ; ROTL    index_60, p27_62, m_60
        ROTL    .M1    A1, A18, A18         ; ROTL    sum_64, p22_60, l_60
        ADD     .L1    A3, A1, A3           ; ADD     wb, m_60, wb
||      LDW     .D2T1  *+B0[0], A3          ; LDW     *+second_3[0], key0_68
        ADD     .L1    A2, A18, A2          ; ADD     wa, l_60, wa
        ROTL    .M1    A2, 13, A2           ; ROTL    wa, 13, wa
||      ROTL    .M2X   A3, 13, B2           ; ROTL    wb, 13, turned_67
        NOP
        MPYLHU  .M1    A2, A1, A1           ; MPYLHU  wa, key_a_70, cross_70
||      LDW     .D2T1  *+B0[3], A3          ; LDW     *+second_3[0 + 2 + 1], key_a_75
        MPYHLU  .M1    A2, A1, A18          ; MPYHLU  wa, key_a_70, high_70
||      MPYU    .M2X   B1, A2, B1           ; MPYU    key_b_70, wa, low_67
||      LDW     .D2T2  *+B0[3], B1          ; LDW     *+second_3[0 + 2 + 1], key_b_75
        ROTL    .M1    A2, 19, A1           ; ROTL    wa, 19, plain_67
        ADD     .L1    A18, A1, A18         ; ADD     high_70, cross_70, mixed_70
||      SHL     .S2    B1, 23, B4           ; SHL     low_67, 23, low23_67
        PACK2   .L1    A18, A9, A16         ; PACK2   mixed_70, zero, upper_70
||      XOR     .L2    B2, B4, B2           ; XOR     turned_67, low23_67, part_67
||      SHL     .S1    A18, 26, A18         ; SHL     mixed_70, 26, mixed10_70
||      SHL     .S2    B1, 10, B4           ; SHL     low_67, 10, low10_70
||      ADD     .D1    A1, A3, A1           ; ADD     plain_67, key0_68, index_67
        ADD     .L1X   A16, B1, A16         ; ADD     upper_70, low_67, p_67
||      LDW     .D1T1  *+A7[A1], A21        ; LDW     *+A7[index_67], box_69
||      LDW     .D2T2  *+B0[2], B1          ; LDW     *+second_3[0 + 2], key0_73
        ADD     .L1X   A18, B4, A18         ; ADD     mixed10_70, low10_70, p10_67
||      SHRU    .S1    A16, 9, A17          ; SHRU    p_67, 9, p9_67
||      ROTL    .M1    A16, 5, A19          ; ROTL    p_67, 5, once_69
        XOR     .L1X   A17, B2, A17         ; XOR     part_67, p9_67, wb
||      SHRU    .S1    A16, 27, A20         ; SHRU    p_67, 27, p27_69
        SHRU    .S1    A16, 22, A16         ; SHRU    p_67, 22, p22_67
||      MPYHLU  .M1    A17, A3, A3          ; MPYHLU  wb, key_a_75, high_75
        MPYLHU  .M1    A17, A3, A18         ; MPYLHU  wb, key_a_75, cross_75
||      MPYU    .M2X   B1, A17, B2          ; MPYU    key_b_75, wb, low_72
||      LDW     .D2T1  *+B0[5], A1          ; LDW     *+second_3[0 + 4 + 1], key_a_80
        XOR     .L1    A18, A21, A1         ; XOR     p10_67, box_69, two_71
||      ROTL    .M1    A1, A20, A3          ; ROTL    index_67, p27_69, m_67
||      LDW     .D2T2  *+B0[5], B1          ; LDW     *+second_3[0 + 4 + 1], key_b_80
        XOR     .L1    A1, A16, A18         ; XOR     two_71, p22_67, three_71
||      ADD     .S1    A3, A18, A1          ; ADD     high_75, cross_75, mixed_75
||      SHL     .S2    B2, 23, B4           ; SHL     low_72, 23, low23_72
||      ROTL    .M1    A17, 19, A8          ; ROTL    wb, 19, plain_72
        XOR     .L1    A18, A19, A3         ; XOR     three_71, once_69, sum_71
||      PACK2   .S1    A1, A9, A19          ; PACK2   mixed_75, zero, upper_75
||      SHL     .S2    B2, 10, B5           ; SHL     low_72, 10, low10_75
||      ADD     .D1    A8, A3, A18          ; ADD     wc, m_67, wc
        ADD     .L1X   A19, B2, A18         ; ADD     upper_75, low_72, p_72
||      SHL     .S1    A1, 26, A19          ; SHL     mixed_75, 26, mixed10_75
||      ROTL    .M1    A18, 13, A16         ; ROTL    wc, 13, turned_72
||      LDW     .D2T1  *+B0[4], A19         ; LDW     *+second_3[0 + 4], key0_78
        ADD     .L1X   A8, B1, A3           ; ADD     plain_72, key0_73, index_72
||      SHRU    .S1    A18, 9, A8           ; SHRU    p_72, 9, p9_72
||      ROTL    .M1    A3, A16, A16         ; ROTL    sum_71, p22_67, l_67
        XOR     .L1X   A16, B4, A21         ; XOR     turned_72, low23_72, part_72
||      SHRU    .S1    A18, 27, A20         ; SHRU    p_72, 27, p27_74
||      ROTL    .M1    A18, 5, A4           ; ROTL    p_72, 5, once_74
||      LDW     .D1T1  *+A7[A3], A20        ; LDW     *+A7[index_72], box_74
        ADD     .L1    A4, A16, A16         ; ADD     wd, l_67, wd
||      ADD     .S1X   A19, B5, A8          ; ADD     mixed10_75, low10_75, p10_72
||      ROTL    .M1    A3, A20, A20         ; ROTL    index_72, p27_74, m_72
||      XOR     .D1    A21, A8, A3          ; XOR     part_72, p9_72, wc
        SHRU    .S1    A18, 22, A18         ; SHRU    p_72, 22, p22_72
||      MPYLHU  .M1    A3, A1, A16          ; MPYLHU  wc, key_a_80, cross_80
||      LDW     .D2T1  *+B0[7], A16         ; LDW     *+second_3[0 + 6 + 1], key_a_85
        ADD     .L1    A16, A20, A1         ; ADD     wd, m_72, wd
||      MPYHLU  .M1    A3, A1, A21          ; MPYHLU  wc, key_a_80, high_80
||      MPYU    .M2X   B1, A3, B1           ; MPYU    key_b_80, wc, low_77
||      LDW     .D2T2  *+B0[7], B1          ; LDW     *+second_3[0 + 6 + 1], key_b_85
        ROTL    .M1    A3, 19, A16          ; ROTL    wc, 19, plain_77
        XOR     .L1    A8, A20, A8          ; XOR     p10_72, box_74, two_76
||      ADD     .S1    A21, A16, A1         ; ADD     high_80, cross_80, mixed_80
||      SHL     .S2    B1, 23, B5           ; SHL     low_77, 23, low23_77
||      ROTL    .M1    A1, 13, A19          ; ROTL    wd, 13, turned_77
        XOR     .L1    A8, A18, A20         ; XOR     two_76, p22_72, three_76
||      PACK2   .S1    A1, A9, A21          ; PACK2   mixed_80, zero, upper_80
||      SHL     .S2    B1, 10, B4           ; SHL     low_77, 10, low10_80
||      ADD     .D1    A16, A19, A8         ; ADD     plain_77, key0_78, index_77
        XOR     .L1    A20, A4, A20         ; XOR     three_76, once_74, sum_76
||      ADD     .S1X   A21, B1, A4          ; ADD     upper_80, low_77, p_77
||      LDW     .D1T1  *+A7[A8], A20        ; LDW     *+A7[index_77], box_79
||      LDW     .D2T2  *+B0[6], B1          ; LDW     *+second_3[0 + 6], key0_83
        XOR     .L1X   A19, B5, A19         ; XOR     turned_77, low23_77, part_77
||      SHRU    .S1    A4, 9, A18           ; SHRU    p_77, 9, p9_77
||      ROTL    .M1    A20, A18, A20        ; ROTL    sum_76, p22_72, l_72
        XOR     .L1    A19, A18, A18        ; XOR     part_77, p9_77, wd
||      SHRU    .S1    A4, 27, A19          ; SHRU    p_77, 27, p27_79
||      ROTL    .M1    A4, 5, A2            ; ROTL    p_77, 5, once_79
        ADD     .L1    A2, A20, A1          ; ADD     wa, l_72, wa
||      SHL     .S1    A1, 26, A20          ; SHL     mixed_80, 26, mixed10_80
||      MPYHLU  .M1    A18, A16, A16        ; MPYHLU  wd, key_a_85, high_85
        ADD     .L1X   A20, B4, A21         ; ADD     mixed10_80, low10_80, p10_77
||      SHRU    .S1    A4, 22, A4           ; SHRU    p_77, 22, p22_77
||      MPYLHU  .M1    A18, A16, A19        ; MPYLHU  wd, key_a_85, cross_85
||      MPYU    .M2X   B1, A18, B4          ; MPYU    key_b_85, wd, low_82
||      LDW     .D2T1  *+B0[9], A8          ; LDW     *+second_3[8 + 1], key_a_90
        XOR     .L1    A21, A20, A8         ; XOR     p10_77, box_79, two_81
||      ROTL    .M1    A8, A19, A16         ; ROTL    index_77, p27_79, m_77
||      LDW     .D2T2  *+B0[9], B1          ; LDW     *+second_3[8 + 1], key_b_90
        XOR     .L1    A8, A4, A19          ; XOR     two_81, p22_77, three_81
||      ADD     .S1    A16, A19, A8         ; ADD     high_85, cross_85, mixed_85
||      SHL     .S2    B4, 23, B5           ; SHL     low_82, 23, low23_82
||      ROTL    .M1    A18, 19, A2          ; ROTL    wd, 19, plain_82
        XOR     .L1    A19, A2, A1          ; XOR     three_81, once_79, sum_81
||      PACK2   .S1    A8, A9, A19          ; PACK2   mixed_85, zero, upper_85
||      SHL     .S2    B4, 10, B2           ; SHL     low_82, 10, low10_85
||      ADD     .D1    A1, A16, A16         ; ADD     wa, m_77, wa
        ADD     .L1X   A19, B4, A16         ; ADD     upper_85, low_82, p_82
||      SHL     .S1    A8, 26, A19          ; SHL     mixed_85, 26, mixed10_85
||      ROTL    .M1    A16, 13, A4          ; ROTL    wa, 13, turned_82
        ADD     .L1X   A2, B1, A1           ; ADD     plain_82, key0_83, index_82
||      SHRU    .S1    A16, 9, A2           ; SHRU    p_82, 9, p9_82
||      ROTL    .M1    A1, A4, A4           ; ROTL    sum_81, p22_77, l_77
||      LDW     .D2T1  *+B0[8], A8          ; LDW     *+second_3[8], key0_88
        XOR     .L1X   A4, B5, A21          ; XOR     turned_82, low23_82, part_82
||      SHRU    .S1    A16, 27, A20         ; SHRU    p_82, 27, p27_84
||      ROTL    .M1    A16, 5, A2           ; ROTL    p_82, 5, once_84
||      LDW     .D1T1  *+A7[A1], A19        ; LDW     *+A7[index_82], box_84
        ADD     .L1    A17, A4, A17         ; ADD     wb, l_77, wb
||      ADD     .S1X   A19, B2, A4          ; ADD     mixed10_85, low10_85, p10_82
||      ROTL    .M1    A1, A20, A19         ; ROTL    index_82, p27_84, m_82
||      XOR     .D1    A21, A2, A1          ; XOR     part_82, p9_82, wa
        SHRU    .S1    A16, 22, A16         ; SHRU    p_82, 22, p22_82
||      MPYLHU  .M1    A1, A8, A17          ; MPYLHU  wa, key_a_90, cross_90
||      LDW     .D2T1  *+B0[11], A17        ; LDW     *+second_3[10 + 1], key_a_95
        ADD     .L1    A17, A19, A19        ; ADD     wb, m_82, wb
||      MPYHLU  .M1    A1, A8, A20          ; MPYHLU  wa, key_a_90, high_90
||      MPYU    .M2X   B1, A1, B1           ; MPYU    key_b_90, wa, low_87
||      LDW     .D2T2  *+B0[11], B1         ; LDW     *+second_3[10 + 1], key_b_95
        ROTL    .M1    A19, 13, A4          ; ROTL    wb, 13, turned_87
        XOR     .L1    A4, A19, A17         ; XOR     p10_82, box_84, two_86
||      ADD     .S1    A20, A17, A19        ; ADD     high_90, cross_90, mixed_90
||      SHL     .S2    B1, 23, B2           ; SHL     low_87, 23, low23_87
||      ROTL    .M1    A1, 19, A21          ; ROTL    wa, 19, plain_87
        PACK2   .L1    A19, A9, A22         ; PACK2   mixed_90, zero, upper_90
||      SHL     .S1    A19, 26, A19         ; SHL     mixed_90, 26, mixed10_90
||      SHL     .S2    B1, 10, B5           ; SHL     low_87, 10, low10_90
||      XOR     .D1    A17, A16, A20        ; XOR     two_86, p22_82, three_86
        XOR     .L1    A20, A2, A20         ; XOR     three_86, once_84, sum_86
||      ADD     .S1    A21, A8, A2          ; ADD     plain_87, key0_88, index_87
||      ADD     .D1X   A22, B1, A8          ; ADD     upper_90, low_87, p_87
||      LDW     .D2T1  *+B0[10], A17        ; LDW     *+second_3[10], key0_93
        XOR     .L1X   A4, B2, A16          ; XOR     turned_87, low23_87, part_87
||      SHRU    .S1    A8, 9, A4            ; SHRU    p_87, 9, p9_87
||      ROTL    .M1    A20, A16, A20        ; ROTL    sum_86, p22_82, l_82
||      LDW     .D1T1  *+A7[A2], A2         ; LDW     *+A7[index_87], box_89
        ADD     .L1X   A19, B5, A16         ; ADD     mixed10_90, low10_90, p10_87
||      SHRU    .S1    A8, 27, A19          ; SHRU    p_87, 27, p27_89
||      ROTL    .M1    A8, 5, A8            ; ROTL    p_87, 5, once_89
||      XOR     .D1    A16, A4, A4          ; XOR     part_87, p9_87, wb
        ADD     .L1    A3, A20, A20         ; ADD     wc, l_82, wc
||      SHRU    .S1    A8, 22, A3           ; SHRU    p_87, 22, p22_87
||      MPYLHU  .M1    A4, A17, A21         ; MPYLHU  wb, key_a_95, cross_95
        MPYHLU  .M1    A4, A17, A19         ; MPYHLU  wb, key_a_95, high_95
||      MPYU    .M2X   B1, A4, B1           ; MPYU    key_b_95, wb, low_92
||      LDW     .D2T1  *+B0[13], A8         ; LDW     *+second_3[12 + 1], key_a_100
        ROTL    .M1    A2, A19, A16         ; ROTL    index_87, p27_89, m_87
||      LDW     .D2T2  *+B0[13], B1         ; LDW     *+second_3[12 + 1], key_b_100
        XOR     .L1    A16, A2, A19         ; XOR     p10_87, box_89, two_91
||      ADD     .S1    A19, A21, A2         ; ADD     high_95, cross_95, mixed_95
||      SHL     .S2    B1, 23, B5           ; SHL     low_92, 23, low23_92
||      ROTL    .M1    A4, 19, A20          ; ROTL    wb, 19, plain_92
        XOR     .L1    A19, A3, A16         ; XOR     two_91, p22_87, three_91
||      PACK2   .S1    A2, A9, A21          ; PACK2   mixed_95, zero, upper_95
||      SHL     .S2    B1, 10, B2           ; SHL     low_92, 10, low10_95
||      ADD     .D1    A20, A16, A19        ; ADD     wc, m_87, wc
        XOR     .L1    A16, A8, A19         ; XOR     three_91, once_89, sum_91
||      ADD     .S1    A20, A17, A17        ; ADD     plain_92, key0_93, index_92
||      ROTL    .M1    A19, 13, A19         ; ROTL    wc, 13, turned_92
||      ADD     .D1X   A21, B1, A16         ; ADD     upper_95, low_92, p_92
||      LDW     .D2T1  *+B0[12], A17        ; LDW     *+second_3[12], key0_98
        SHRU    .S1    A16, 27, A3          ; SHRU    p_92, 27, p27_94
||      ROTL    .M1    A19, A3, A3          ; ROTL    sum_91, p22_87, l_87
||      LDW     .D1T1  *+A7[A17], A20       ; LDW     *+A7[index_92], box_94
        XOR     .L1X   A19, B5, A19         ; XOR     turned_92, low23_92, part_92
||      SHRU    .S1    A16, 9, A17          ; SHRU    p_92, 9, p9_92
||      ROTL    .M1    A17, A3, A18         ; ROTL    index_92, p27_94, m_92
        ADD     .L1    A18, A3, A3          ; ADD     wd, l_87, wd
||      SHL     .S1    A2, 26, A17          ; SHL     mixed_95, 26, mixed10_95
||      ROTL    .M1    A16, 5, A16          ; ROTL    p_92, 5, once_94
||      XOR     .D1    A19, A17, A2         ; XOR     part_92, p9_92, wc
        ADD     .L1X   A17, B2, A18         ; ADD     mixed10_95, low10_95, p10_92
||      SHRU    .S1    A16, 22, A3          ; SHRU    p_92, 22, p22_92
||      MPYHLU  .M1    A2, A8, A8           ; MPYHLU  wc, key_a_100, high_100
||      ADD     .D1    A3, A18, A19         ; ADD     wd, m_92, wd
||      LDW     .D2T1  *+B0[15], A17        ; LDW     *+second_3[14 + 1], key_a_105
        MPYLHU  .M1    A2, A8, A19          ; MPYLHU  wc, key_a_100, cross_100
||      MPYU    .M2X   B1, A2, B1           ; MPYU    key_b_100, wc, low_97
||      LDW     .D2T2  *+B0[15], B1         ; LDW     *+second_3[14 + 1], key_b_105
        XOR     .L1    A18, A20, A18        ; XOR     p10_92, box_94, two_96
||      ROTL    .M1    A2, 19, A19          ; ROTL    wc, 19, plain_97
||      ROTL    .M2X   A19, 13, B2          ; ROTL    wd, 13, turned_97
        XOR     .L1    A18, A3, A18         ; XOR     two_96, p22_92, three_96
||      ADD     .S1    A8, A19, A8          ; ADD     high_100, cross_100, mixed_100
||      SHL     .S2    B1, 23, B5           ; SHL     low_97, 23, low23_97
        XOR     .L1    A18, A16, A18        ; XOR     three_96, once_94, sum_96
||      XOR     .L2    B2, B5, B2           ; XOR     turned_97, low23_97, part_97
||      PACK2   .S1    A8, A9, A19          ; PACK2   mixed_100, zero, upper_100
||      SHL     .S2    B1, 10, B5           ; SHL     low_97, 10, low10_100
||      ADD     .D1    A19, A17, A16        ; ADD     plain_97, key0_98, index_97
        ADD     .L1X   A19, B1, A3          ; ADD     upper_100, low_97, p_97
||      SHL     .S1    A8, 26, A8           ; SHL     mixed_100, 26, mixed10_100
||      ROTL    .M1    A18, A3, A18         ; ROTL    sum_96, p22_92, l_92
||      LDW     .D1T1  *+A7[A16], A21       ; LDW     *+A7[index_97], box_99
||      LDW     .D2T2  *+B0[14], B1         ; LDW     *+second_3[14], key0_103
        ADD     .L1X   A8, B5, A8           ; ADD     mixed10_100, low10_100, p10_97
||      SHRU    .S1    A3, 9, A19           ; SHRU    p_97, 9, p9_97
||      ROTL    .M1    A3, 5, A18           ; ROTL    p_97, 5, once_99
        ADD     .L1    A1, A18, A19         ; ADD     wa, l_92, wa
||      SHRU    .S1    A3, 27, A20          ; SHRU    p_97, 27, p27_99
||      XOR     .D1X   A19, B2, A1          ; XOR     part_97, p9_97, wd
        SHRU    .S1    A3, 22, A3           ; SHRU    p_97, 22, p22_97
||      MPYHLU  .M1    A1, A17, A17         ; MPYHLU  wd, key_a_105, high_105
        MPYLHU  .M1    A1, A17, A16         ; MPYLHU  wd, key_a_105, cross_105
||      MPYU    .M2X   B1, A1, B2           ; MPYU    key_b_105, wd, low_102
        XOR     .L1    A8, A21, A8          ; XOR     p10_97, box_99, two_101
||      ROTL    .M1    A16, A20, A16        ; ROTL    index_97, p27_99, m_97
        XOR     .L1    A8, A3, A8           ; XOR     two_101, p22_97, three_101
||      ADD     .S1    A17, A16, A17        ; ADD     high_105, cross_105, mixed_105
||      SHL     .S2    B2, 10, B5           ; SHL     low_102, 10, low10_105
||      ROTL    .M1    A1, 19, A9           ; ROTL    wd, 19, plain_102
        PACK2   .L1    A17, A9, A17         ; PACK2   mixed_105, zero, upper_105
||      SHL     .S1    A17, 26, A19         ; SHL     mixed_105, 26, mixed10_105
||      ADD     .D1    A19, A16, A16        ; ADD     wa, m_97, wa
        XOR     .L1    A8, A18, A18         ; XOR     three_101, once_99, sum_101
||      ADD     .S1X   A19, B5, A8          ; ADD     mixed10_105, low10_105, p10_102
        ADD     .L1X   A17, B2, A3          ; ADD     upper_105, low_102, p_102
||      XOR     .S1    A16, A8, A16         ; XOR     wa, p10_102, part_107
||      ROTL    .M1    A18, A3, A17         ; ROTL    sum_101, p22_97, l_97
        ADD     .L1X   A9, B1, A18          ; ADD     plain_102, key0_103, index_102
||      SHRU    .S1    A3, 22, A9           ; SHRU    p_102, 22, p22_102
||      ROTL    .M1    A3, 5, A3            ; ROTL    p_102, 5, once_104
        XOR     .L1    A16, A9, A16         ; XOR     part_107, p22_102, wa
||      SHRU    .S1    A3, 27, A19          ; SHRU    p_102, 27, p27_104
||      LDW     .D1T1  *+A7[A18], A17       ; LDW     *+A7[index_102], box_104
        ADD     .L1    A4, A17, A4          ; ADD     wb, l_97, wb
||      SHRU    .S1    A16, 24, A17         ; SHRU    wa, 24, a24_109
||      ROTL    .M1    A18, A19, A17        ; ROTL    index_102, p27_104, m_102
||      LDW     .D1T1  *+A6[A16], A17       ; LDW     *+A6[wa], s0_109
        SHRU    .S1    A16, 16, A18         ; SHRU    wa, 16, a16_109
||      ROTL    .M1    A16, 24, A4          ; ROTL    wa, 24, wa
||      LDW     .D1T1  *+A5[A17], A8        ; LDW     *+A5[a24_109], s1_109
        ADD     .L1    A4, A17, A16         ; ADD     wb, m_102, wb
||      SHRU    .S1    A16, 8, A17          ; SHRU    wa, 8, a8_109
||      LDW     .D1T1  *+A6[A18], A17       ; LDW     *+A6[a16_109], s2_109
        LDW     .D1T1  *+A5[A17], A3        ; LDW     *+A5[a8_109], s3_109
        XOR     .L1    A8, A17, A8          ; XOR     p10_102, box_104, two_106
        XOR     .L1    A8, A9, A17          ; XOR     two_106, p22_102, three_106
||      XOR     .S1    A16, A17, A16        ; XOR     wb, s0_109, wb
        XOR     .L1    A17, A3, A3          ; XOR     three_106, once_104, sum_106
||      SHRU    .S1    A16, 8, A18          ; SHRU    wb, 8, a8_110
||      ROTL    .M1    A16, 24, A1          ; ROTL    wb, 24, wb
||      LDW     .D1T1  *+A6[A16], A8        ; LDW     *+A6[wb], s0_110
        SUB     .L1    A1, A17, A9          ; SUB     wd, s2_109, difference_109
||      SHRU    .S1    A16, 16, A17         ; SHRU    wb, 16, a16_110
||      ROTL    .M1    A3, A9, A9           ; ROTL    sum_106, p22_102, l_102
||      LDW     .D1T1  *+A5[A18], A2        ; LDW     *+A5[a8_110], s3_110
        XOR     .L1    A9, A3, A3           ; XOR     difference_109, s3_109, wd
||      SHRU    .S1    A16, 24, A16         ; SHRU    wb, 24, a24_110
||      LDW     .D1T1  *+A6[A17], A9        ; LDW     *+A6[a16_110], s2_110
        ADD     .L1    A2, A9, A2           ; ADD     wc, l_102, wc
||      LDW     .D1T1  *+A5[A16], A4        ; LDW     *+A5[a24_110], s1_110
        SUB     .L1    A2, A8, A2           ; SUB     wc, s1_109, wc
        XOR     .L1    A2, A8, A8           ; XOR     wc, s0_110, wc
        SUB     .L1    A8, A1, A8           ; SUB     wc, wb, wc
        SUB     .L1    A4, A9, A9           ; SUB     wa, s2_110, difference_110
||      SHRU    .S1    A8, 24, A16          ; SHRU    wc, 24, a24_111
||      ROTL    .M1    A8, 24, A2           ; ROTL    wc, 24, wc
||      LDW     .D1T1  *+A6[A8], A8         ; LDW     *+A6[wc], s0_111
        SUB     .L1    A3, A4, A4           ; SUB     wd, s1_110, wd
||      XOR     .S1    A9, A2, A3           ; XOR     difference_110, s3_110, wa
||      LDW     .D1T1  *+A5[A16], A8        ; LDW     *+A5[a24_111], s1_111
        SHRU    .S1    A8, 16, A9           ; SHRU    wc, 16, a16_111
        SHRU    .S1    A8, 8, A8            ; SHRU    wc, 8, a8_111
||      LDW     .D1T1  *+A6[A9], A8         ; LDW     *+A6[a16_111], s2_111
        LDW     .D1T1  *+A5[A8], A1         ; LDW     *+A5[a8_111], s3_111
        XOR     .L1    A4, A8, A4           ; XOR     wd, s0_111, wd
        SUB     .L1    A3, A8, A3           ; SUB     wa, s1_111, wa
        SUB     .L1    A4, A3, A4           ; SUB     wd, wa, wd
        SUB     .L1    A1, A8, A8           ; SUB     wb, s2_111, difference_111
||      SHRU    .S1    A4, 24, A9           ; SHRU    wd, 24, a24_112
||      ROTL    .M1    A4, 24, A1           ; ROTL    wd, 24, wd
||      LDW     .D1T1  *+A6[A4], A4         ; LDW     *+A6[wd], s0_112
        XOR     .L1    A8, A1, A8           ; XOR     difference_111, s3_111, wb
||      SHRU    .S1    A4, 16, A9           ; SHRU    wd, 16, a16_112
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a24_112], s1_112
        SHRU    .S1    A4, 8, A4            ; SHRU    wd, 8, a8_112
||      LDW     .D1T1  *+A6[A9], A8         ; LDW     *+A6[a16_112], s2_112
        LDW     .D1T1  *+A5[A4], A8         ; LDW     *+A5[a8_112], s3_112
        NOP
        XOR     .L1    A3, A4, A3           ; XOR     wa, s0_112, wa
        SUB     .L1    A8, A4, A4           ; SUB     wb, s1_112, wb
||      SHRU    .S1    A3, 24, A9           ; SHRU    wa, 24, a24_114
||      ROTL    .M1    A3, 24, A2           ; ROTL    wa, 24, wa
||      LDW     .D1T1  *+A6[A3], A8         ; LDW     *+A6[wa], s0_114
        SUB     .L1    A2, A8, A9           ; SUB     wc, s2_112, difference_112
||      SHRU    .S1    A3, 8, A16           ; SHRU    wa, 8, a8_114
||      LDW     .D1T1  *+A5[A9], A8         ; LDW     *+A5[a24_114], s1_114
        XOR     .L1    A9, A8, A3           ; XOR     difference_112, s3_112, wc
||      SHRU    .S1    A3, 16, A8           ; SHRU    wa, 16, a16_114
||      LDW     .D1T1  *+A5[A16], A8        ; LDW     *+A5[a8_114], s3_114
        LDW     .D1T1  *+A6[A8], A16        ; LDW     *+A6[a16_114], s2_114
        NOP
        XOR     .L1    A4, A8, A4           ; XOR     wb, s0_114, wb
        SUB     .L1    A3, A8, A3           ; SUB     wc, s1_114, wc
||      SHRU    .S1    A4, 16, A9           ; SHRU    wb, 16, a16_115
||      ROTL    .M1    A4, 24, A9           ; ROTL    wb, 24, wb
||      LDW     .D1T1  *+A6[A4], A4         ; LDW     *+A6[wb], s0_115
        SHRU    .S1    A4, 8, A17           ; SHRU    wb, 8, a8_115
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a16_115], s2_115
        SUB     .L1    A1, A16, A1          ; SUB     wd, s2_114, difference_114
||      SHRU    .S1    A4, 24, A4           ; SHRU    wb, 24, a24_115
||      LDW     .D1T1  *+A5[A17], A3        ; LDW     *+A5[a8_115], s3_115
        XOR     .L1    A1, A8, A1           ; XOR     difference_114, s3_114, wd
||      LDW     .D1T1  *+A5[A4], A4         ; LDW     *+A5[a24_115], s1_115
        NOP
        XOR     .L1    A3, A4, A4           ; XOR     wc, s0_115, wc
        SUB     .L1    A2, A3, A4           ; SUB     wa, s2_115, difference_115
||      SUB     .S1    A4, A9, A2           ; SUB     wc, wb, wc
        XOR     .L1    A4, A3, A3           ; XOR     difference_115, s3_115, wa
||      SHRU    .S1    A2, 24, A8           ; SHRU    wc, 24, a24_116
||      ROTL    .M1    A2, 24, A1           ; ROTL    wc, 24, wc
||      LDW     .D1T1  *+A6[A2], A2         ; LDW     *+A6[wc], s0_116
        SUB     .L1    A1, A4, A4           ; SUB     wd, s1_115, wd
||      SHRU    .S1    A2, 8, A8            ; SHRU    wc, 8, a8_116
||      LDW     .D1T1  *+A5[A8], A4         ; LDW     *+A5[a24_116], s1_116
||      ADDAW   .D2    B0, 16, B0           ; ADDAW   second_3, 16, last_3
        SHRU    .S1    A2, 16, A2           ; SHRU    wc, 16, a16_116
||      LDW     .D1T1  *+A5[A8], A4         ; LDW     *+A5[a8_116], s3_116
||      LDW     .D2T2  *+B0[3], B1          ; LDW     *+last_3[3], k3_118
        LDW     .D1T1  *+A6[A2], A8         ; LDW     *+A6[a16_116], s2_116
        NOP
        XOR     .L1    A4, A2, A2           ; XOR     wd, s0_116, wd
        SUB     .L1    A3, A4, A3           ; SUB     wa, s1_116, wa
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+last_3[0], k0_118
        SUB     .L1    A2, A3, A2           ; SUB     wd, wa, wd
        SUB     .L1    A9, A8, A8           ; SUB     wb, s2_116, difference_116
||      SHRU    .S1    A2, 16, A9           ; SHRU    wd, 16, a16_117
||      ROTL    .M1    A2, 24, A9           ; ROTL    wd, 24, wd
||      LDW     .D1T2  *+A6[A2], B1         ; LDW     *+A6[wd], s0_117
||      LDW     .D2T1  *+B0[1], A8          ; LDW     *+last_3[1], k1_118
        XOR     .L1    A8, A4, A4           ; XOR     difference_116, s3_116, wb
||      SHRU    .S1    A2, 24, A8           ; SHRU    wd, 24, a24_117
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[a16_117], s2_117
||      LDW     .D2T2  *+B0[2], B1          ; LDW     *+last_3[2], k2_118
        SUB     .L1X   A9, B1, A8           ; SUB     wd, k3_118, wd
||      SHRU    .S1    A2, 8, A9            ; SHRU    wd, 8, a8_117
||      LDW     .D1T1  *+A5[A8], A2         ; LDW     *+A5[a24_117], s1_117
        LDW     .D1T1  *+A5[A9], A3         ; LDW     *+A5[a8_117], s3_117
        STW     .D1T1  A8, *+A0[3]          ; STW     wd, *+block[3]
        XOR     .L1X   A3, B1, A9           ; XOR     wa, s0_117, wa
||      B       .S2    B3                   ; return
        SUB     .L1    A1, A3, A1           ; SUB     wc, s2_117, difference_117
||      SUB     .S1    A9, A2, A3           ; SUB     wa, k0_118, wa
        SUB     .L1    A4, A2, A4           ; SUB     wb, s1_117, wb
||      ZERO    .S1    A2                   ; ZERO    linear_121
||      STW     .D1T1  A3, *+A0[0]          ; STW     wa, *+block[0]
        XOR     .L1    A1, A3, A1           ; XOR     difference_117, s3_117, wc
||      SUB     .S1    A4, A8, A3           ; SUB     wb, k1_118, wb
        SUB     .L1X   A1, B1, A1           ; SUB     wc, k2_118, wc
||      MVC     .S2X   A2, AMR              ; MVC     linear_121, AMR
||      STW     .D1T1  A3, *+A0[1]          ; STW     wb, *+block[1]
        STW     .D1T1  A1, *+A0[2]          ; STW     wc, *+block[2]

        .align  32
mars_decrypt_block_c64x:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B0               ; move schedule
        LDW     .D1T1  *+A0[3], A4          ; LDW     *+block[3], wd
||      ADDAW   .D2    B0, 20, B1           ; ADDAW   schedule, 20, second_124
        MVKL    .S1    21561492, A4         ; MVKL    0x01490094, circular_122
||      LDW     .D1T1  *+A0[2], A1          ; LDW     *+block[2], wc
||      ADDAW   .D2    B1, 16, B2           ; ADDAW   second_124, 16, last_124
        MVKH    .S1    21561492, A4         ; MVKH    0x01490094, circular_122
||      LDW     .D1T2  *+A0[1], B4          ; LDW     *+block[1], wb
||      LDW     .D2T1  *+B2[3], A2          ; LDW     *+last_124[3], k3_125
        MVKL    .S1    mars_s_box, A5       ; MVKL    mars_s_box, A5
||      LDW     .D1T2  *+A0[0], B5          ; LDW     *+block[0], wa
||      LDW     .D2T1  *+B2[2], A4          ; LDW     *+last_124[2], k2_125
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVC     .S2X   A4, AMR              ; MVC     circular_122, AMR
||      LDW     .D2T1  *+B2[1], A4          ; LDW     *+last_124[1], k1_125
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      LDW     .D2T1  *+B2[0], A8          ; LDW     *+last_124[0], k0_125
        MVKH    .S1    mars_s_box, A5       ; MVKH    mars_s_box, A5
||      ADDAW   .D2    B0, 4, B2            ; ADDAW   schedule, 4, first_124
        ADD     .L1    A4, A2, A2           ; ADD     wd, k3_125, wd
||      ADDK    .S1    1024, A6             ; ADDK    1024, A6
||      LDW     .D2T1  *+B0[3], A8          ; LDW     *+schedule[3], k3_231
        ADD     .L1    A1, A4, A1           ; ADD     wc, k2_125, wc
||      SHRU    .S1    A2, 8, A3            ; SHRU    wd, 8, a8_128
||      ROTL    .M1    A2, 8, A3            ; ROTL    wd, 8, wd
||      LDW     .D1T1  *+A5[A2], A9         ; LDW     *+A5[wd], s0_128
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+schedule[2], k2_231
        ADD     .L1X   A4, B4, A4           ; ADD     wb, k1_125, wb
||      SHRU    .S1    A2, 16, A9           ; SHRU    wd, 16, a16_128
||      LDW     .D1T1  *+A6[A3], A1         ; LDW     *+A6[a8_128], s1_128
||      LDW     .D2T2  *+B0[0], B5          ; LDW     *+schedule[0], k0_231
        ADD     .L1X   A8, B5, A2           ; ADD     wa, k0_125, wa
||      SHRU    .S1    A2, 24, A8           ; SHRU    wd, 24, a24_128
||      LDW     .D1T1  *+A5[A9], A9         ; LDW     *+A5[a16_128], s2_128
||      LDW     .D2T2  *+B0[1], B4          ; LDW     *+schedule[1], k1_231
        LDW     .D1T1  *+A6[A8], A9         ; LDW     *+A6[a24_128], s3_128
        NOP
        XOR     .L1    A1, A9, A9           ; XOR     wc, s0_128, sum_128
        ADD     .L1    A9, A1, A1           ; ADD     sum_128, s1_128, wc
        ADD     .L1    A4, A9, A4           ; ADD     wb, s2_128, wb
||      SHRU    .S1    A1, 8, A16           ; SHRU    wc, 8, a8_129
||      ROTL    .M1    A1, 8, A2            ; ROTL    wc, 8, wc
||      LDW     .D1T1  *+A5[A1], A3         ; LDW     *+A5[wc], s0_129
        XOR     .L1    A2, A9, A9           ; XOR     wa, s3_128, wa
||      SHRU    .S1    A1, 16, A16          ; SHRU    wc, 16, a16_129
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[a8_129], s1_129
        ADD     .L1    A3, A9, A1           ; ADD     wd, wa, wd
||      SHRU    .S1    A1, 24, A3           ; SHRU    wc, 24, a24_129
||      LDW     .D1T1  *+A5[A16], A4        ; LDW     *+A5[a16_129], s2_129
        LDW     .D1T1  *+A6[A3], A9         ; LDW     *+A6[a24_129], s3_129
        NOP
        XOR     .L1    A4, A3, A4           ; XOR     wb, s0_129, sum_129
        ADD     .L1    A4, A3, A3           ; ADD     sum_129, s1_129, wb
        ADD     .L1    A9, A4, A4           ; ADD     wa, s2_129, wa
||      SHRU    .S1    A3, 8, A16           ; SHRU    wb, 8, a8_130
||      LDW     .D1T1  *+A5[A3], A3         ; LDW     *+A5[wb], s0_130
        XOR     .L1    A1, A9, A1           ; XOR     wd, s3_129, wd
||      SHRU    .S1    A3, 16, A9           ; SHRU    wb, 16, a16_130
||      ROTL    .M2X   A3, 8, B6            ; ROTL    wb, 8, wb
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[a8_130], s1_130
        ADD     .L1    A2, A3, A2           ; ADD     wc, wb, wc
||      SHRU    .S1    A3, 24, A3           ; SHRU    wb, 24, a24_130
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a16_130], s2_130
        LDW     .D1T1  *+A6[A3], A4         ; LDW     *+A6[a24_130], s3_130
        NOP
        XOR     .L1    A4, A3, A4           ; XOR     wa, s0_130, sum_130
        ADD     .L1    A4, A3, A3           ; ADD     sum_130, s1_130, wa
        ADD     .L1    A1, A4, A1           ; ADD     wd, s2_130, wd
||      SHRU    .S1    A3, 8, A9            ; SHRU    wa, 8, a8_131
||      LDW     .D1T1  *+A5[A3], A3         ; LDW     *+A5[wa], s0_131
        XOR     .L1    A2, A4, A2           ; XOR     wc, s3_130, wc
||      SHRU    .S1    A3, 16, A4           ; SHRU    wa, 16, a16_131
||      ROTL    .M2X   A3, 8, B7            ; ROTL    wa, 8, wa
||      LDW     .D1T1  *+A6[A9], A1         ; LDW     *+A6[a8_131], s1_131
        SHRU    .S1    A3, 24, A3           ; SHRU    wa, 24, a24_131
||      LDW     .D1T1  *+A5[A4], A3         ; LDW     *+A5[a16_131], s2_131
        LDW     .D1T1  *+A6[A3], A3         ; LDW     *+A6[a24_131], s3_131
        NOP
        XOR     .L1    A1, A3, A3           ; XOR     wd, s0_131, sum_131
        ADD     .L1    A3, A1, A1           ; ADD     sum_131, s1_131, wd
        ADD     .L1    A2, A3, A2           ; ADD     wc, s2_131, wc
||      SHRU    .S1    A1, 8, A4            ; SHRU    wd, 8, a8_133
||      ROTL    .M1    A1, 8, A3            ; ROTL    wd, 8, wd
||      LDW     .D1T1  *+A5[A1], A1         ; LDW     *+A5[wd], s0_133
        XOR     .L1X   A3, B6, A4           ; XOR     wb, s3_131, wb
||      SHRU    .S1    A1, 16, A9           ; SHRU    wd, 16, a16_133
||      LDW     .D1T1  *+A6[A4], A1         ; LDW     *+A6[a8_133], s1_133
        SHRU    .S1    A1, 24, A1           ; SHRU    wd, 24, a24_133
||      LDW     .D1T1  *+A5[A9], A2         ; LDW     *+A5[a16_133], s2_133
        LDW     .D1T1  *+A6[A1], A4         ; LDW     *+A6[a24_133], s3_133
        NOP
        XOR     .L1    A2, A1, A2           ; XOR     wc, s0_133, sum_133
        ADD     .L1    A2, A1, A1           ; ADD     sum_133, s1_133, wc
        ADD     .L1    A4, A2, A2           ; ADD     wb, s2_133, wb
||      SHRU    .S1    A1, 8, A9            ; SHRU    wc, 8, a8_134
||      ROTL    .M1    A1, 8, A4            ; ROTL    wc, 8, wc
||      LDW     .D1T1  *+A5[A1], A3         ; LDW     *+A5[wc], s0_134
        XOR     .L1X   A4, B7, A9           ; XOR     wa, s3_133, wa
||      SHRU    .S1    A1, 16, A16          ; SHRU    wc, 16, a16_134
||      LDW     .D1T1  *+A6[A9], A2         ; LDW     *+A6[a8_134], s1_134
        ADD     .L1    A3, A9, A1           ; ADD     wd, wa, wd
||      SHRU    .S1    A1, 24, A3           ; SHRU    wc, 24, a24_134
||      LDW     .D1T1  *+A5[A16], A3        ; LDW     *+A5[a16_134], s2_134
        LDW     .D1T1  *+A6[A3], A9         ; LDW     *+A6[a24_134], s3_134
        NOP
        XOR     .L1    A2, A3, A3           ; XOR     wb, s0_134, sum_134
        ADD     .L1    A3, A2, A2           ; ADD     sum_134, s1_134, wb
        ADD     .L1    A9, A3, A3           ; ADD     wa, s2_134, wa
||      SHRU    .S1    A2, 8, A16           ; SHRU    wb, 8, a8_135
||      LDW     .D1T1  *+A5[A2], A4         ; LDW     *+A5[wb], s0_135
        XOR     .L1    A1, A9, A1           ; XOR     wd, s3_134, wd
||      SHRU    .S1    A2, 16, A9           ; SHRU    wb, 16, a16_135
||      ROTL    .M2X   A2, 8, B7            ; ROTL    wb, 8, wb
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[a8_135], s1_135
        ADD     .L1    A4, A2, A2           ; ADD     wc, wb, wc
||      SHRU    .S1    A2, 24, A4           ; SHRU    wb, 24, a24_135
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a16_135], s2_135
        LDW     .D1T1  *+A6[A4], A4         ; LDW     *+A6[a24_135], s3_135
        NOP
        XOR     .L1    A3, A4, A4           ; XOR     wa, s0_135, sum_135
        ADD     .L1    A4, A3, A3           ; ADD     sum_135, s1_135, wa
||      LDW     .D2T1  *+B1[15], A3         ; LDW     *+second_124[8 + 6 + 1], key_a_140
        ADD     .L1    A1, A4, A1           ; ADD     wd, s2_135, wd
||      SHRU    .S1    A3, 8, A9            ; SHRU    wa, 8, a8_136
||      ROTL    .M1    A3, 8, A2            ; ROTL    wa, 8, wa
||      LDW     .D1T1  *+A5[A3], A9         ; LDW     *+A5[wa], s0_136
||      LDW     .D2T2  *+B1[14], B6         ; LDW     *+second_124[8 + 6], key0_139
        XOR     .L1    A2, A4, A4           ; XOR     wc, s3_135, wc
||      SHRU    .S1    A3, 16, A9           ; SHRU    wa, 16, a16_136
||      LDW     .D1T1  *+A6[A9], A1         ; LDW     *+A6[a8_136], s1_136
||      LDW     .D2T2  *+B1[15], B8         ; LDW     *+second_124[8 + 6 + 1], key_b_140
        SHRU    .S1    A3, 24, A3           ; SHRU    wa, 24, a24_136
||      LDW     .D1T1  *+A5[A9], A9         ; LDW     *+A5[a16_136], s2_136
        LDW     .D1T1  *+A6[A3], A16        ; LDW     *+A6[a24_136], s3_136
        MVKL    .S1    mars_s_box, A7       ; MVKL    mars_s_box, A7
        XOR     .L1    A1, A9, A9           ; XOR     wd, s0_136, sum_136
||      MVKH    .S1    mars_s_box, A7       ; MVKH    mars_s_box, A7
        ADD     .L1    A9, A1, A1           ; ADD     sum_136, s1_136, wd
        ZERO    .L1    A4                   ; ZERO    zero
||      SHRU    .S1    A1, 13, A17          ; SHRU    wd, 13, a13_139
||      MPYHLU  .M1    A1, A3, A3           ; MPYHLU  wd, key_a_140, high_140
||      ADD     .D1    A4, A9, A9           ; ADD     wc, s2_136, wc
        ADD     .L1X   A17, B6, A17         ; ADD     a13_139, key0_139, low_index_139
||      MPYLHU  .M1    A1, A3, A16          ; MPYLHU  wd, key_a_140, cross_140
||      MPYU    .M2X   B8, A1, B7           ; MPYU    key_b_140, wd, low_139
        XOR     .L1X   A16, B7, A1          ; XOR     wb, s3_136, wb
||      ROTL    .M1    A1, 19, A3           ; ROTL    wd, 19, wd
||      LDW     .D1T1  *+A7[A17], A19       ; LDW     *+A7[low_index_139], box_139
        ADD     .L1    A3, A16, A16         ; ADD     high_140, cross_140, mixed_140
||      SHL     .S2    B7, 10, B8           ; SHL     low_139, 10, low10_140
        PACK2   .L1    A16, A4, A17         ; PACK2   mixed_140, zero, upper_140
||      SHL     .S1    A16, 26, A18         ; SHL     mixed_140, 26, mixed10_140
||      ADD     .D1X   A3, B6, A16          ; ADD     wd, key0_139, index_139
        ADD     .L1X   A18, B8, A18         ; ADD     mixed10_140, low10_140, p10_138
||      LDW     .D2T1  *+B1[13], A16        ; LDW     *+second_124[8 + 4 + 1], key_a_145
        ADD     .L1X   A17, B7, A2          ; ADD     upper_140, low_139, p_139
||      XOR     .S1    A2, A18, A17         ; XOR     wa, p10_138, part_142
||      LDW     .D2T1  *+B1[12], A17        ; LDW     *+second_124[8 + 4], key0_144
        XOR     .L1    A18, A19, A19        ; XOR     p10_138, box_139, two_141
||      SHRU    .S1    A2, 22, A18          ; SHRU    p_139, 22, p22_138
||      ROTL    .M1    A2, 5, A19           ; ROTL    p_139, 5, once_139
||      LDW     .D2T2  *+B1[13], B7         ; LDW     *+second_124[8 + 4 + 1], key_b_145
        XOR     .L1    A19, A18, A20        ; XOR     two_141, p22_138, three_141
||      SHRU    .S1    A2, 27, A17          ; SHRU    p_139, 27, p27_139
||      XOR     .D1    A17, A18, A2         ; XOR     part_142, p22_138, wa
        XOR     .L1    A20, A19, A17        ; XOR     three_141, once_139, sum_141
||      ROTL    .M1    A16, A17, A18        ; ROTL    index_139, p27_139, m_138
        ROTL    .M1    A17, A18, A18        ; ROTL    sum_141, p22_138, l_138
        SUB     .L1    A1, A18, A1          ; SUB     wb, m_138, wb
        SUB     .L1    A9, A18, A9          ; SUB     wc, l_138, wc
        SHRU    .S1    A9, 13, A18          ; SHRU    wc, 13, a13_144
||      MPYLHU  .M1    A9, A16, A16         ; MPYLHU  wc, key_a_145, cross_145
        ADD     .L1    A18, A17, A18        ; ADD     a13_144, key0_144, low_index_144
||      MPYHLU  .M1    A9, A16, A9          ; MPYHLU  wc, key_a_145, high_145
||      MPYU    .M2X   B7, A9, B7           ; MPYU    key_b_145, wc, low_144
        ROTL    .M2X   A9, 19, B8           ; ROTL    wc, 19, wc
||      LDW     .D1T1  *+A7[A18], A18       ; LDW     *+A7[low_index_144], box_144
        ADD     .L1    A9, A16, A9          ; ADD     high_145, cross_145, mixed_145
||      SHL     .S2    B7, 10, B6           ; SHL     low_144, 10, low10_145
        PACK2   .L1    A9, A4, A9           ; PACK2   mixed_145, zero, upper_145
||      SHL     .S1    A9, 26, A16          ; SHL     mixed_145, 26, mixed10_145
        ADD     .L1X   A16, B6, A16         ; ADD     mixed10_145, low10_145, p10_143
||      LDW     .D2T1  *+B1[11], A9         ; LDW     *+second_124[8 + 2 + 1], key_a_150
        ADD     .L1X   A9, B7, A3           ; ADD     upper_145, low_144, p_144
||      XOR     .S1    A3, A16, A9          ; XOR     wd, p10_143, part_147
||      LDW     .D2T1  *+B1[10], A16        ; LDW     *+second_124[8 + 2], key0_149
        ADD     .L1X   A17, B8, A17         ; ADD     wc, key0_144, index_144
||      SHRU    .S1    A3, 22, A16          ; SHRU    p_144, 22, p22_143
||      ROTL    .M1    A3, 5, A18           ; ROTL    p_144, 5, once_144
||      XOR     .D1    A16, A18, A18        ; XOR     p10_143, box_144, two_146
||      LDW     .D2T2  *+B1[11], B7         ; LDW     *+second_124[8 + 2 + 1], key_b_150
        XOR     .L1    A18, A16, A19        ; XOR     two_146, p22_143, three_146
||      SHRU    .S1    A3, 27, A9           ; SHRU    p_144, 27, p27_144
||      XOR     .D1    A9, A16, A3          ; XOR     part_147, p22_143, wd
        XOR     .L1    A19, A18, A17        ; XOR     three_146, once_144, sum_146
||      ROTL    .M1    A17, A9, A17         ; ROTL    index_144, p27_144, m_143
        ROTL    .M1    A17, A16, A17        ; ROTL    sum_146, p22_143, l_143
        SUB     .L1    A2, A17, A2          ; SUB     wa, m_143, wa
        SUB     .L1    A1, A17, A1          ; SUB     wb, l_143, wb
        SHRU    .S1    A1, 13, A17          ; SHRU    wb, 13, a13_149
||      MPYLHU  .M1    A1, A9, A9           ; MPYLHU  wb, key_a_150, cross_150
        ADD     .L1    A17, A16, A17        ; ADD     a13_149, key0_149, low_index_149
||      MPYHLU  .M1    A1, A9, A1           ; MPYHLU  wb, key_a_150, high_150
||      MPYU    .M2X   B7, A1, B7           ; MPYU    key_b_150, wb, low_149
        ROTL    .M1    A1, 19, A1           ; ROTL    wb, 19, wb
||      LDW     .D1T1  *+A7[A17], A18       ; LDW     *+A7[low_index_149], box_149
        ADD     .L1    A1, A9, A9           ; ADD     high_150, cross_150, mixed_150
||      SHL     .S2    B7, 10, B6           ; SHL     low_149, 10, low10_150
        PACK2   .L1    A9, A4, A17          ; PACK2   mixed_150, zero, upper_150
||      SHL     .S1    A9, 26, A16          ; SHL     mixed_150, 26, mixed10_150
||      ADD     .D1    A1, A16, A9          ; ADD     wb, key0_149, index_149
        ADD     .L1X   A17, B7, A17         ; ADD     upper_150, low_149, p_149
||      LDW     .D2T1  *+B1[9], A17         ; LDW     *+second_124[8 + 1], key_a_155
        ADD     .L1X   A16, B6, A19         ; ADD     mixed10_150, low10_150, p10_148
||      SHRU    .S1    A17, 22, A16         ; SHRU    p_149, 22, p22_148
||      ROTL    .M1    A17, 5, A17          ; ROTL    p_149, 5, once_149
||      LDW     .D2T1  *+B1[8], A16         ; LDW     *+second_124[8], key0_154
        XOR     .L1    A19, A18, A19        ; XOR     p10_148, box_149, two_151
||      SHRU    .S1    A17, 27, A18         ; SHRU    p_149, 27, p27_149
||      XOR     .D1X   A19, B8, A20         ; XOR     wc, p10_148, part_152
||      LDW     .D2T2  *+B1[9], B8          ; LDW     *+second_124[8 + 1], key_b_155
        XOR     .L1    A19, A16, A18        ; XOR     two_151, p22_148, three_151
||      XOR     .S1    A20, A16, A9         ; XOR     part_152, p22_148, wc
||      ROTL    .M1    A9, A18, A18         ; ROTL    index_149, p27_149, m_148
        XOR     .L1    A18, A17, A19        ; XOR     three_151, once_149, sum_151
        SUB     .L1    A3, A18, A3          ; SUB     wd, m_148, wd
||      ROTL    .M1    A19, A16, A18        ; ROTL    sum_151, p22_148, l_148
        NOP
        SUB     .L1    A2, A18, A2          ; SUB     wa, l_148, wa
        SHRU    .S1    A2, 13, A18          ; SHRU    wa, 13, a13_154
||      MPYLHU  .M1    A2, A17, A17         ; MPYLHU  wa, key_a_155, cross_155
        ADD     .L1    A18, A16, A18        ; ADD     a13_154, key0_154, low_index_154
||      MPYHLU  .M1    A2, A17, A2          ; MPYHLU  wa, key_a_155, high_155
||      MPYU    .M2X   B8, A2, B8           ; MPYU    key_b_155, wa, low_154
        ROTL    .M1    A2, 19, A2           ; ROTL    wa, 19, wa
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_154], box_154
        ADD     .L1    A2, A17, A17         ; ADD     high_155, cross_155, mixed_155
||      SHL     .S2    B8, 10, B6           ; SHL     low_154, 10, low10_155
        PACK2   .L1    A17, A4, A17         ; PACK2   mixed_155, zero, upper_155
||      SHL     .S1    A17, 26, A18         ; SHL     mixed_155, 26, mixed10_155
||      ADD     .D1    A2, A16, A16         ; ADD     wa, key0_154, index_154
        ADD     .L1X   A18, B6, A18         ; ADD     mixed10_155, low10_155, p10_153
||      LDW     .D2T1  *+B1[7], A16         ; LDW     *+second_124[0 + 6 + 1], key_a_161
        ADD     .L1X   A17, B8, A1          ; ADD     upper_155, low_154, p_154
||      XOR     .S1    A1, A18, A17         ; XOR     wb, p10_153, part_157
||      LDW     .D2T1  *+B1[6], A17         ; LDW     *+second_124[0 + 6], key0_160
        XOR     .L1    A18, A19, A19        ; XOR     p10_153, box_154, two_156
||      SHRU    .S1    A1, 22, A18          ; SHRU    p_154, 22, p22_153
||      ROTL    .M1    A1, 5, A19           ; ROTL    p_154, 5, once_154
||      LDW     .D2T2  *+B1[7], B8          ; LDW     *+second_124[0 + 6 + 1], key_b_161
        XOR     .L1    A19, A18, A20        ; XOR     two_156, p22_153, three_156
||      SHRU    .S1    A1, 27, A17          ; SHRU    p_154, 27, p27_154
||      XOR     .D1    A17, A18, A1         ; XOR     part_157, p22_153, wb
        XOR     .L1    A20, A19, A17        ; XOR     three_156, once_154, sum_156
||      ROTL    .M1    A16, A17, A18        ; ROTL    index_154, p27_154, m_153
        ROTL    .M1    A17, A18, A18        ; ROTL    sum_156, p22_153, l_153
        SUB     .L1    A9, A18, A9          ; SUB     wc, m_153, wc
        SUB     .L1    A3, A18, A3          ; SUB     wd, l_153, wd
        SHRU    .S1    A3, 13, A18          ; SHRU    wd, 13, a13_160
||      MPYHLU  .M1    A3, A16, A16         ; MPYHLU  wd, key_a_161, high_161
        ADD     .L1    A18, A17, A18        ; ADD     a13_160, key0_160, low_index_160
||      MPYLHU  .M1    A3, A16, A3          ; MPYLHU  wd, key_a_161, cross_161
||      MPYU    .M2X   B8, A3, B8           ; MPYU    key_b_161, wd, low_160
        ROTL    .M1    A3, 19, A3           ; ROTL    wd, 19, wd
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_160], box_160
        ADD     .L1    A16, A3, A16         ; ADD     high_161, cross_161, mixed_161
||      SHL     .S2    B8, 10, B6           ; SHL     low_160, 10, low10_161
        PACK2   .L1    A16, A4, A18         ; PACK2   mixed_161, zero, upper_161
||      SHL     .S1    A16, 26, A17         ; SHL     mixed_161, 26, mixed10_161
||      ADD     .D1    A3, A17, A16         ; ADD     wd, key0_160, index_160
        ADD     .L1X   A18, B8, A18         ; ADD     upper_161, low_160, p_160
||      LDW     .D2T1  *+B1[5], A2          ; LDW     *+second_124[0 + 4 + 1], key_a_166
        ADD     .L1X   A17, B6, A20         ; ADD     mixed10_161, low10_161, p10_159
||      SHRU    .S1    A18, 22, A17         ; SHRU    p_160, 22, p22_159
||      ROTL    .M1    A18, 5, A2           ; ROTL    p_160, 5, once_160
||      LDW     .D2T1  *+B1[4], A17         ; LDW     *+second_124[0 + 4], key0_165
        XOR     .L1    A20, A19, A19        ; XOR     p10_159, box_160, two_162
||      SHRU    .S1    A18, 27, A18         ; SHRU    p_160, 27, p27_160
||      XOR     .D1    A2, A20, A20         ; XOR     wa, p10_159, part_163
||      LDW     .D2T2  *+B1[5], B6          ; LDW     *+second_124[0 + 4 + 1], key_b_166
        XOR     .L1    A19, A17, A18        ; XOR     two_162, p22_159, three_162
||      XOR     .S1    A20, A17, A16        ; XOR     part_163, p22_159, wa
||      ROTL    .M1    A16, A18, A18        ; ROTL    index_160, p27_160, m_159
        XOR     .L1    A18, A2, A19         ; XOR     three_162, once_160, sum_162
        SUB     .L1    A1, A18, A1          ; SUB     wb, m_159, wb
||      ROTL    .M1    A19, A17, A18        ; ROTL    sum_162, p22_159, l_159
        NOP
        SUB     .L1    A9, A18, A9          ; SUB     wc, l_159, wc
        SHRU    .S1    A9, 13, A18          ; SHRU    wc, 13, a13_165
||      MPYHLU  .M1    A9, A2, A2           ; MPYHLU  wc, key_a_166, high_166
        ADD     .L1    A18, A17, A18        ; ADD     a13_165, key0_165, low_index_165
||      MPYLHU  .M1    A9, A2, A9           ; MPYLHU  wc, key_a_166, cross_166
||      MPYU    .M2X   B6, A9, B6           ; MPYU    key_b_166, wc, low_165
        ROTL    .M1    A9, 19, A2           ; ROTL    wc, 19, wc
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_165], box_165
        ADD     .L1    A2, A9, A9           ; ADD     high_166, cross_166, mixed_166
||      SHL     .S2    B6, 10, B8           ; SHL     low_165, 10, low10_166
        PACK2   .L1    A9, A4, A17          ; PACK2   mixed_166, zero, upper_166
||      SHL     .S1    A9, 26, A18          ; SHL     mixed_166, 26, mixed10_166
||      ADD     .D1    A2, A17, A9          ; ADD     wc, key0_165, index_165
        ADD     .L1X   A18, B8, A18         ; ADD     mixed10_166, low10_166, p10_164
||      LDW     .D2T1  *+B1[3], A9          ; LDW     *+second_124[0 + 2 + 1], key_a_171
        ADD     .L1X   A17, B6, A3          ; ADD     upper_166, low_165, p_165
||      XOR     .S1    A3, A18, A17         ; XOR     wd, p10_164, part_168
||      LDW     .D2T1  *+B1[2], A17         ; LDW     *+second_124[0 + 2], key0_170
        XOR     .L1    A18, A19, A19        ; XOR     p10_164, box_165, two_167
||      SHRU    .S1    A3, 22, A18          ; SHRU    p_165, 22, p22_164
||      ROTL    .M1    A3, 5, A19           ; ROTL    p_165, 5, once_165
||      LDW     .D2T2  *+B1[3], B6          ; LDW     *+second_124[0 + 2 + 1], key_b_171
        XOR     .L1    A19, A18, A20        ; XOR     two_167, p22_164, three_167
||      SHRU    .S1    A3, 27, A17          ; SHRU    p_165, 27, p27_165
||      XOR     .D1    A17, A18, A3         ; XOR     part_168, p22_164, wd
        XOR     .L1    A20, A19, A17        ; XOR     three_167, once_165, sum_167
||      ROTL    .M1    A9, A17, A18         ; ROTL    index_165, p27_165, m_164
        ROTL    .M1    A17, A18, A18        ; ROTL    sum_167, p22_164, l_164
        SUB     .L1    A16, A18, A16        ; SUB     wa, m_164, wa
        SUB     .L1    A1, A18, A1          ; SUB     wb, l_164, wb
        SHRU    .S1    A1, 13, A18          ; SHRU    wb, 13, a13_170
||      MPYLHU  .M1    A1, A9, A9           ; MPYLHU  wb, key_a_171, cross_171
        ADD     .L1    A18, A17, A18        ; ADD     a13_170, key0_170, low_index_170
||      MPYHLU  .M1    A1, A9, A1           ; MPYHLU  wb, key_a_171, high_171
||      MPYU    .M2X   B6, A1, B6           ; MPYU    key_b_171, wb, low_170
        ROTL    .M1    A1, 19, A1           ; ROTL    wb, 19, wb
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_170], box_170
        ADD     .L1    A1, A9, A9           ; ADD     high_171, cross_171, mixed_171
||      SHL     .S2    B6, 10, B8           ; SHL     low_170, 10, low10_171
        PACK2   .L1    A9, A4, A17          ; PACK2   mixed_171, zero, upper_171
||      SHL     .S1    A9, 26, A18          ; SHL     mixed_171, 26, mixed10_171
||      ADD     .D1    A1, A17, A9          ; ADD     wb, key0_170, index_170
        ADD     .L1X   A18, B8, A18         ; ADD     mixed10_171, low10_171, p10_169
||      LDW     .D2T1  *+B1[1], A9          ; LDW     *+second_124[0 + 1], key_a_176
        ADD     .L1X   A17, B6, A2          ; ADD     upper_171, low_170, p_170
||      XOR     .S1    A2, A18, A17         ; XOR     wc, p10_169, part_173
||      LDW     .D2T1  *+B1[0], A17         ; LDW     *+second_124[0], key0_175
        XOR     .L1    A18, A19, A19        ; XOR     p10_169, box_170, two_172
||      SHRU    .S1    A2, 22, A18          ; SHRU    p_170, 22, p22_169
||      ROTL    .M1    A2, 5, A19           ; ROTL    p_170, 5, once_170
||      LDW     .D2T2  *+B1[1], B1          ; LDW     *+second_124[0 + 1], key_b_176
        XOR     .L1    A19, A18, A20        ; XOR     two_172, p22_169, three_172
||      SHRU    .S1    A2, 27, A17          ; SHRU    p_170, 27, p27_170
||      XOR     .D1    A17, A18, A2         ; XOR     part_173, p22_169, wc
        XOR     .L1    A20, A19, A17        ; XOR     three_172, once_170, sum_172
||      ROTL    .M1    A9, A17, A18         ; ROTL    index_170, p27_170, m_169
        ROTL    .M1    A17, A18, A18        ; ROTL    sum_172, p22_169, l_169
        SUB     .L1    A3, A18, A3          ; SUB     wd, m_169, wd
        SUB     .L1    A16, A18, A16        ; SUB     wa, l_169, wa
        SHRU    .S1    A16, 13, A18         ; SHRU    wa, 13, a13_175
||      MPYHLU  .M1    A16, A9, A9          ; MPYHLU  wa, key_a_176, high_176
        ADD     .L1    A18, A17, A18        ; ADD     a13_175, key0_175, low_index_175
||      MPYLHU  .M1    A16, A9, A16         ; MPYLHU  wa, key_a_176, cross_176
||      MPYU    .M2X   B1, A16, B1          ; MPYU    key_b_176, wa, low_175
        ROTL    .M1    A16, 19, A9          ; ROTL    wa, 19, wa
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_175], box_175
        ADD     .L1    A9, A16, A16         ; ADD     high_176, cross_176, mixed_176
||      SHL     .S2    B1, 10, B6           ; SHL     low_175, 10, low10_176
        PACK2   .L1    A16, A4, A18         ; PACK2   mixed_176, zero, upper_176
||      SHL     .S1    A16, 26, A17         ; SHL     mixed_176, 26, mixed10_176
||      ADD     .D1    A9, A17, A16         ; ADD     wa, key0_175, index_175
        ADD     .L1X   A18, B1, A18         ; ADD     upper_176, low_175, p_175
||      LDW     .D2T1  *+B2[15], A1         ; LDW     *+first_124[8 + 6 + 1], key_a_182
        ADD     .L1X   A17, B6, A20         ; ADD     mixed10_176, low10_176, p10_174
||      SHRU    .S1    A18, 22, A17         ; SHRU    p_175, 22, p22_174
||      ROTL    .M1    A18, 5, A1           ; ROTL    p_175, 5, once_175
||      LDW     .D2T2  *+B2[15], B6         ; LDW     *+first_124[8 + 6 + 1], key_b_182
        XOR     .L1    A20, A19, A19        ; XOR     p10_174, box_175, two_177
||      SHRU    .S1    A18, 27, A18         ; SHRU    p_175, 27, p27_175
||      XOR     .D1    A1, A20, A20         ; XOR     wb, p10_174, part_178
||      LDW     .D2T1  *+B2[14], A17        ; LDW     *+first_124[8 + 6], key0_181
        XOR     .L1    A19, A17, A18        ; XOR     two_177, p22_174, three_177
||      XOR     .S1    A20, A17, A16        ; XOR     part_178, p22_174, wb
||      ROTL    .M1    A16, A18, A18        ; ROTL    index_175, p27_175, m_174
        XOR     .L1    A18, A1, A19         ; XOR     three_177, once_175, sum_177
        SUB     .L1    A2, A18, A2          ; SUB     wc, m_174, wc
||      ROTL    .M1    A19, A17, A18        ; ROTL    sum_177, p22_174, l_174
        NOP
        SUB     .L1    A3, A18, A3          ; SUB     wd, l_174, wd
        SHRU    .S1    A3, 13, A18          ; SHRU    wd, 13, a13_181
||      MPYHLU  .M1    A3, A1, A1           ; MPYHLU  wd, key_a_182, high_182
        ADD     .L1    A18, A17, A18        ; ADD     a13_181, key0_181, low_index_181
||      MPYLHU  .M1    A3, A1, A3           ; MPYLHU  wd, key_a_182, cross_182
||      MPYU    .M2X   B6, A3, B6           ; MPYU    key_b_182, wd, low_181
||      LDW     .D2T1  *+B2[13], A3         ; LDW     *+first_124[8 + 4 + 1], key_a_187
        ROTL    .M2X   A3, 19, B1           ; ROTL    wd, 19, wd
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_181], box_181
||      LDW     .D2T2  *+B2[13], B6         ; LDW     *+first_124[8 + 4 + 1], key_b_187
        ADD     .L1    A1, A3, A1           ; ADD     high_182, cross_182, mixed_182
||      SHL     .S2    B6, 10, B8           ; SHL     low_181, 10, low10_182
||      LDW     .D2T1  *+B2[12], A17        ; LDW     *+first_124[8 + 4], key0_186
        PACK2   .L1    A1, A4, A1           ; PACK2   mixed_182, zero, upper_182
||      SHL     .S1    A1, 26, A3           ; SHL     mixed_182, 26, mixed10_182
        ADD     .L1X   A3, B8, A18          ; ADD     mixed10_182, low10_182, p10_180
        ADD     .L1X   A1, B6, A1           ; ADD     upper_182, low_181, p_181
||      XOR     .S1    A2, A18, A2          ; XOR     wc, p10_180, part_184
        ADD     .L1X   A17, B1, A19         ; ADD     wd, key0_181, index_181
||      SHRU    .S1    A1, 22, A18          ; SHRU    p_181, 22, p22_180
||      ROTL    .M1    A1, 5, A20           ; ROTL    p_181, 5, once_181
||      XOR     .D1    A18, A19, A20        ; XOR     p10_180, box_181, two_183
        XOR     .L1    A20, A18, A21        ; XOR     two_183, p22_180, three_183
||      SHRU    .S1    A1, 27, A1           ; SHRU    p_181, 27, p27_181
||      XOR     .D1    A2, A18, A2          ; XOR     part_184, p22_180, wc
        XOR     .L1    A21, A20, A20        ; XOR     three_183, once_181, sum_183
||      SHRU    .S1    A2, 13, A21          ; SHRU    wc, 13, a13_186
||      MPYLHU  .M1    A2, A3, A3           ; MPYLHU  wc, key_a_187, cross_187
        ADD     .L1    A21, A17, A21        ; ADD     a13_186, key0_186, low_index_186
||      MPYHLU  .M1    A2, A3, A1           ; MPYHLU  wc, key_a_187, high_187
||      MPYU    .M2X   B6, A2, B6           ; MPYU    key_b_187, wc, low_186
||      LDW     .D2T1  *+B2[11], A16        ; LDW     *+first_124[8 + 2 + 1], key_a_192
        ROTL    .M1    A19, A1, A1          ; ROTL    index_181, p27_181, m_180
||      ROTL    .M2X   A2, 19, B8           ; ROTL    wc, 19, wc
||      LDW     .D1T1  *+A7[A21], A18       ; LDW     *+A7[low_index_186], box_186
||      LDW     .D2T2  *+B2[11], B7         ; LDW     *+first_124[8 + 2 + 1], key_b_192
        ADD     .L1    A1, A3, A3           ; ADD     high_187, cross_187, mixed_187
||      SHL     .S2    B6, 10, B7           ; SHL     low_186, 10, low10_187
||      ROTL    .M1    A20, A18, A16        ; ROTL    sum_183, p22_180, l_180
||      LDW     .D2T1  *+B2[10], A1         ; LDW     *+first_124[8 + 2], key0_191
        PACK2   .L1    A3, A4, A17          ; PACK2   mixed_187, zero, upper_187
||      ADD     .L2X   B8, A17, B9          ; ADD     wc, key0_186, index_186
||      SHL     .S1    A3, 26, A3           ; SHL     mixed_187, 26, mixed10_187
||      SUB     .D1    A16, A1, A1          ; SUB     wb, m_180, wb
        SUB     .L1    A9, A16, A9          ; SUB     wa, l_180, wa
||      ADD     .S1X   A17, B6, A17         ; ADD     upper_187, low_186, p_186
        ADD     .L1X   A3, B7, A20          ; ADD     mixed10_187, low10_187, p10_185
||      SHRU    .S1    A17, 22, A3          ; SHRU    p_186, 22, p22_185
||      ROTL    .M1    A17, 5, A17          ; ROTL    p_186, 5, once_186
        XOR     .L1    A20, A18, A20        ; XOR     p10_185, box_186, two_188
||      SHRU    .S1    A17, 27, A18         ; SHRU    p_186, 27, p27_186
||      XOR     .D1    A1, A20, A2          ; XOR     wb, p10_185, part_189
        XOR     .L1    A20, A3, A18         ; XOR     two_188, p22_185, three_188
||      XOR     .S1    A2, A3, A2           ; XOR     part_189, p22_185, wb
||      ROTL    .M1X   B9, A18, A18         ; ROTL    index_186, p27_186, m_185
        XOR     .L1    A18, A17, A17        ; XOR     three_188, once_186, sum_188
||      SHRU    .S1    A2, 13, A20          ; SHRU    wb, 13, a13_191
||      MPYHLU  .M1    A2, A16, A16         ; MPYHLU  wb, key_a_192, high_192
        SUB     .L1    A9, A18, A9          ; SUB     wa, m_185, wa
||      ADD     .S1    A20, A1, A18         ; ADD     a13_191, key0_191, low_index_191
||      MPYLHU  .M1    A2, A16, A3          ; MPYLHU  wb, key_a_192, cross_192
||      MPYU    .M2X   B7, A2, B7           ; MPYU    key_b_192, wb, low_191
||      LDW     .D2T1  *+B2[9], A1          ; LDW     *+first_124[8 + 1], key_a_197
        ROTL    .M1    A17, A3, A2          ; ROTL    sum_188, p22_185, l_185
||      LDW     .D1T1  *+A7[A18], A20       ; LDW     *+A7[low_index_191], box_191
||      LDW     .D2T2  *+B2[9], B9          ; LDW     *+first_124[8 + 1], key_b_197
        ADD     .L1    A16, A3, A3          ; ADD     high_192, cross_192, mixed_192
||      SHL     .S2    B7, 10, B9           ; SHL     low_191, 10, low10_192
||      ROTL    .M1    A2, 19, A3           ; ROTL    wb, 19, wb
||      LDW     .D2T1  *+B2[8], A9          ; LDW     *+first_124[8], key0_196
        PACK2   .L1    A3, A4, A17          ; PACK2   mixed_192, zero, upper_192
||      SHL     .S1    A3, 26, A16          ; SHL     mixed_192, 26, mixed10_192
        ADD     .L1X   A17, B7, A18         ; ADD     upper_192, low_191, p_191
||      ADD     .S1    A3, A1, A17          ; ADD     wb, key0_191, index_191
        ADD     .L1X   A16, B9, A19         ; ADD     mixed10_192, low10_192, p10_190
||      SHRU    .S1    A18, 22, A16         ; SHRU    p_191, 22, p22_190
||      ROTL    .M1    A18, 5, A18          ; ROTL    p_191, 5, once_191
        XOR     .L1    A19, A20, A20        ; XOR     p10_190, box_191, two_193
||      SHRU    .S1    A18, 27, A19         ; SHRU    p_191, 27, p27_191
||      XOR     .D1    A9, A19, A21         ; XOR     wa, p10_190, part_194
        SUB     .L1X   B1, A2, A17          ; SUB     wd, l_185, wd
||      XOR     .S1    A20, A16, A19        ; XOR     two_193, p22_190, three_193
||      ROTL    .M1    A17, A19, A19        ; ROTL    index_191, p27_191, m_190
||      XOR     .D1    A21, A16, A2         ; XOR     part_194, p22_190, wa
        XOR     .L1    A19, A18, A18        ; XOR     three_193, once_191, sum_193
||      SHRU    .S1    A2, 13, A20          ; SHRU    wa, 13, a13_196
||      MPYLHU  .M1    A2, A1, A17          ; MPYLHU  wa, key_a_197, cross_197
        SUB     .L1    A17, A19, A1         ; SUB     wd, m_190, wd
||      ADD     .S1    A20, A9, A19         ; ADD     a13_196, key0_196, low_index_196
||      MPYHLU  .M1    A2, A1, A2           ; MPYHLU  wa, key_a_197, high_197
||      MPYU    .M2X   B9, A2, B9           ; MPYU    key_b_197, wa, low_196
||      LDW     .D2T1  *+B2[7], A16         ; LDW     *+first_124[0 + 6 + 1], key_a_203
        ROTL    .M1    A18, A16, A2         ; ROTL    sum_193, p22_190, l_190
||      ROTL    .M2X   A2, 19, B1           ; ROTL    wa, 19, wa
||      LDW     .D1T1  *+A7[A19], A19       ; LDW     *+A7[low_index_196], box_196
||      LDW     .D2T2  *+B2[7], B7          ; LDW     *+first_124[0 + 6 + 1], key_b_203
        ADD     .L1    A2, A17, A17         ; ADD     high_197, cross_197, mixed_197
||      SHL     .S2    B9, 10, B7           ; SHL     low_196, 10, low10_197
||      LDW     .D2T1  *+B2[6], A1          ; LDW     *+first_124[0 + 6], key0_202
        PACK2   .L1    A17, A4, A16         ; PACK2   mixed_197, zero, upper_197
||      SHL     .S1    A17, 26, A17         ; SHL     mixed_197, 26, mixed10_197
        ADD     .L1X   A16, B9, A18         ; ADD     upper_197, low_196, p_196
        ADD     .L1X   A17, B7, A20         ; ADD     mixed10_197, low10_197, p10_195
||      SHRU    .S1    A18, 22, A17         ; SHRU    p_196, 22, p22_195
||      ROTL    .M1    A18, 5, A19          ; ROTL    p_196, 5, once_196
        ADD     .L1X   A9, B1, A9           ; ADD     wa, key0_196, index_196
||      XOR     .S1    A20, A19, A20        ; XOR     p10_195, box_196, two_198
||      XOR     .D1    A1, A20, A21         ; XOR     wd, p10_195, part_199
        SUB     .L1X   B8, A2, A2           ; SUB     wc, l_190, wc
||      SHRU    .S1    A18, 27, A18         ; SHRU    p_196, 27, p27_196
||      XOR     .D1    A21, A17, A21        ; XOR     part_199, p22_195, wd
        XOR     .L1    A20, A17, A20        ; XOR     two_198, p22_195, three_198
||      SHRU    .S1    A21, 13, A22         ; SHRU    wd, 13, a13_202
||      MPYLHU  .M1    A21, A16, A19        ; MPYLHU  wd, key_a_203, cross_203
        XOR     .L1    A20, A19, A16        ; XOR     three_198, once_196, sum_198
||      ADD     .S1    A22, A1, A20         ; ADD     a13_202, key0_202, low_index_202
||      MPYHLU  .M1    A21, A16, A9         ; MPYHLU  wd, key_a_203, high_203
||      MPYU    .M2X   B7, A21, B7          ; MPYU    key_b_203, wd, low_202
||      LDW     .D2T1  *+B2[5], A16         ; LDW     *+first_124[0 + 4 + 1], key_a_208
        ROTL    .M1    A9, A18, A9          ; ROTL    index_196, p27_196, m_195
||      ROTL    .M2X   A21, 19, B8          ; ROTL    wd, 19, wd
||      LDW     .D1T1  *+A7[A20], A19       ; LDW     *+A7[low_index_202], box_202
||      LDW     .D2T2  *+B2[5], B9          ; LDW     *+first_124[0 + 4 + 1], key_b_208
        ADD     .L1    A9, A19, A16         ; ADD     high_203, cross_203, mixed_203
||      SHL     .S2    B7, 10, B9           ; SHL     low_202, 10, low10_203
||      ROTL    .M1    A16, A17, A16        ; ROTL    sum_198, p22_195, l_195
||      LDW     .D2T1  *+B2[4], A1          ; LDW     *+first_124[0 + 4], key0_207
        PACK2   .L1    A16, A4, A17         ; PACK2   mixed_203, zero, upper_203
||      SHL     .S1    A16, 26, A9          ; SHL     mixed_203, 26, mixed10_203
||      SUB     .D1    A2, A9, A2           ; SUB     wc, m_195, wc
        SUB     .L1    A3, A16, A3          ; SUB     wb, l_195, wb
||      ADD     .S1X   A17, B7, A17         ; ADD     upper_203, low_202, p_202
        ADD     .L1X   A9, B9, A18          ; ADD     mixed10_203, low10_203, p10_201
||      SHRU    .S1    A17, 22, A9          ; SHRU    p_202, 22, p22_201
||      ROTL    .M1    A17, 5, A2           ; ROTL    p_202, 5, once_202
        ADD     .L1X   A1, B8, A20          ; ADD     wd, key0_202, index_202
||      SHRU    .S1    A17, 27, A17         ; SHRU    p_202, 27, p27_202
||      XOR     .D1    A2, A18, A21         ; XOR     wc, p10_201, part_205
        XOR     .L1    A18, A19, A18        ; XOR     p10_201, box_202, two_204
||      XOR     .S1    A21, A9, A17         ; XOR     part_205, p22_201, wc
||      ROTL    .M1    A20, A17, A18        ; ROTL    index_202, p27_202, m_201
        XOR     .L1    A18, A9, A19         ; XOR     two_204, p22_201, three_204
||      SHRU    .S1    A17, 13, A20         ; SHRU    wc, 13, a13_207
||      MPYHLU  .M1    A17, A16, A3         ; MPYHLU  wc, key_a_208, high_208
        XOR     .L1    A19, A2, A16         ; XOR     three_204, once_202, sum_204
||      SUB     .S1    A3, A18, A2          ; SUB     wb, m_201, wb
||      MPYLHU  .M1    A17, A16, A9         ; MPYLHU  wc, key_a_208, cross_208
||      MPYU    .M2X   B9, A17, B9          ; MPYU    key_b_208, wc, low_207
||      ADD     .D1    A20, A1, A18         ; ADD     a13_207, key0_207, low_index_207
||      LDW     .D2T1  *+B2[3], A3          ; LDW     *+first_124[0 + 2 + 1], key_a_213
        ROTL    .M1    A16, A9, A3          ; ROTL    sum_204, p22_201, l_201
||      ROTL    .M2X   A17, 19, B7          ; ROTL    wc, 19, wc
||      LDW     .D1T1  *+A7[A18], A16       ; LDW     *+A7[low_index_207], box_207
||      LDW     .D2T2  *+B2[3], B6          ; LDW     *+first_124[0 + 2 + 1], key_b_213
        ADD     .L1    A3, A9, A9           ; ADD     high_208, cross_208, mixed_208
||      SHL     .S2    B9, 10, B6           ; SHL     low_207, 10, low10_208
||      LDW     .D2T1  *+B2[2], A2          ; LDW     *+first_124[0 + 2], key0_212
        PACK2   .L1    A9, A4, A9           ; PACK2   mixed_208, zero, upper_208
||      ADD     .L2X   B7, A1, B16          ; ADD     wc, key0_207, index_207
||      SHL     .S1    A9, 26, A1           ; SHL     mixed_208, 26, mixed10_208
        ADD     .L1X   A9, B9, A9           ; ADD     upper_208, low_207, p_207
||      SUB     .L2X   B1, A3, B1           ; SUB     wa, l_201, wa
        ADD     .L1X   A1, B6, A17          ; ADD     mixed10_208, low10_208, p10_206
||      SHRU    .S1    A9, 22, A1           ; SHRU    p_207, 22, p22_206
||      ROTL    .M1    A9, 5, A9            ; ROTL    p_207, 5, once_207
        XOR     .L1    A17, A16, A17        ; XOR     p10_206, box_207, two_209
||      SHRU    .S1    A9, 27, A16          ; SHRU    p_207, 27, p27_207
||      XOR     .D1    A2, A17, A18         ; XOR     wb, p10_206, part_210
        XOR     .L1    A17, A1, A17         ; XOR     two_209, p22_206, three_209
||      XOR     .S1    A18, A1, A16         ; XOR     part_210, p22_206, wb
||      ROTL    .M1X   B16, A16, A17        ; ROTL    index_207, p27_207, m_206
        XOR     .L1    A17, A9, A9          ; XOR     three_209, once_207, sum_209
||      SHRU    .S1    A16, 13, A18         ; SHRU    wb, 13, a13_212
||      MPYHLU  .M1    A16, A3, A17         ; MPYHLU  wb, key_a_213, high_213
        SUB     .L1X   B1, A17, A3          ; SUB     wa, m_206, wa
||      ADD     .S1    A18, A2, A18         ; ADD     a13_212, key0_212, low_index_212
||      MPYLHU  .M1    A16, A3, A16         ; MPYLHU  wb, key_a_213, cross_213
||      MPYU    .M2X   B6, A16, B1          ; MPYU    key_b_213, wb, low_212
||      LDW     .D2T1  *+B2[1], A17         ; LDW     *+first_124[0 + 1], key_a_218
        ROTL    .M1    A16, 19, A1          ; ROTL    wb, 19, wb
||      LDW     .D1T1  *+A7[A18], A19       ; LDW     *+A7[low_index_212], box_212
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+first_124[0 + 1], key_b_218
        ADD     .L1    A17, A16, A9         ; ADD     high_213, cross_213, mixed_213
||      SHL     .S2    B1, 10, B2           ; SHL     low_212, 10, low10_213
||      ROTL    .M1    A9, A1, A9           ; ROTL    sum_209, p22_206, l_206
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+first_124[0], key0_217
        PACK2   .L1    A9, A4, A16          ; PACK2   mixed_213, zero, upper_213
||      SHL     .S1    A9, 26, A17          ; SHL     mixed_213, 26, mixed10_213
||      ADD     .D1    A1, A2, A2           ; ADD     wb, key0_212, index_212
        ADD     .L1X   A17, B2, A18         ; ADD     mixed10_213, low10_213, p10_211
        ADD     .L1X   A16, B1, A3          ; ADD     upper_213, low_212, p_212
||      XOR     .S1    A3, A18, A16         ; XOR     wa, p10_211, part_215
        SUB     .L1X   B8, A9, A18          ; SUB     wd, l_206, wd
||      SHRU    .S1    A3, 22, A19          ; SHRU    p_212, 22, p22_211
||      ROTL    .M1    A3, 5, A20           ; ROTL    p_212, 5, once_212
||      XOR     .D1    A18, A19, A20        ; XOR     p10_211, box_212, two_214
        XOR     .L1    A20, A19, A21        ; XOR     two_214, p22_211, three_214
||      SHRU    .S1    A3, 27, A16          ; SHRU    p_212, 27, p27_212
||      XOR     .D1    A16, A19, A3         ; XOR     part_215, p22_211, wa
        XOR     .L1    A21, A20, A20        ; XOR     three_214, once_212, sum_214
||      SHRU    .S1    A3, 13, A21          ; SHRU    wa, 13, a13_217
||      MPYHLU  .M1    A3, A17, A17         ; MPYHLU  wa, key_a_218, high_218
        ADD     .L1    A21, A9, A21         ; ADD     a13_217, key0_217, low_index_217
||      MPYLHU  .M1    A3, A17, A2          ; MPYLHU  wa, key_a_218, cross_218
||      MPYU    .M2X   B1, A3, B1           ; MPYU    key_b_218, wa, low_217
        ROTL    .M1    A2, A16, A2          ; ROTL    index_212, p27_212, m_211
||      LDW     .D1T1  *+A7[A21], A20       ; LDW     *+A7[low_index_217], box_217
        ADD     .L1    A17, A2, A3          ; ADD     high_218, cross_218, mixed_218
||      SHL     .S2    B1, 10, B8           ; SHL     low_217, 10, low10_218
||      ROTL    .M1    A3, 19, A2           ; ROTL    wa, 19, wa
        PACK2   .L1    A3, A4, A18          ; PACK2   mixed_218, zero, upper_218
||      SHL     .S1    A3, 26, A4           ; SHL     mixed_218, 26, mixed10_218
||      ROTL    .M1    A20, A19, A18        ; ROTL    sum_214, p22_211, l_211
||      SUB     .D1    A18, A2, A3          ; SUB     wd, m_211, wd
        ADD     .L1X   A18, B1, A19         ; ADD     upper_218, low_217, p_217
||      ADD     .S1    A2, A9, A9           ; ADD     wa, key0_217, index_217
        ADD     .L1X   A4, B8, A17          ; ADD     mixed10_218, low10_218, p10_216
||      SHRU    .S1    A19, 22, A4          ; SHRU    p_217, 22, p22_216
||      ROTL    .M1    A19, 5, A3           ; ROTL    p_217, 5, once_217
        XOR     .L1    A17, A20, A18        ; XOR     p10_216, box_217, two_219
||      SUB     .L2X   B7, A18, B7          ; SUB     wc, l_211, wc
||      SHRU    .S1    A19, 27, A17         ; SHRU    p_217, 27, p27_217
||      XOR     .D1    A3, A17, A19         ; XOR     wd, p10_216, part_220
        XOR     .L1    A18, A4, A17         ; XOR     two_219, p22_216, three_219
||      XOR     .S1    A19, A4, A9          ; XOR     part_220, p22_216, wd
||      ROTL    .M1    A9, A17, A3          ; ROTL    index_217, p27_217, m_216
        XOR     .L1    A17, A3, A17         ; XOR     three_219, once_217, sum_219
||      SHRU    .S1    A9, 24, A18          ; SHRU    wd, 24, a24_222
||      ROTL    .M1    A9, 24, A4           ; ROTL    wd, 24, wd
||      LDW     .D1T1  *+A6[A9], A3         ; LDW     *+A6[wd], s0_222
        SHRU    .S1    A9, 8, A17           ; SHRU    wd, 8, a8_222
||      ROTL    .M1    A17, A4, A3          ; ROTL    sum_219, p22_216, l_216
||      LDW     .D1T1  *+A5[A18], A9        ; LDW     *+A5[a24_222], s1_222
        SUB     .L2X   B7, A3, B7           ; SUB     wc, m_216, wc
||      SHRU    .S1    A9, 16, A9           ; SHRU    wd, 16, a16_222
||      LDW     .D1T1  *+A5[A17], A9        ; LDW     *+A5[a8_222], s3_222
        SUB     .L1    A1, A3, A1           ; SUB     wb, l_216, wb
||      LDW     .D1T1  *+A6[A9], A17        ; LDW     *+A6[a16_222], s2_222
        NOP
        XOR     .L1X   A3, B7, A3           ; XOR     wc, s0_222, wc
        SUB     .L1    A1, A9, A1           ; SUB     wb, s1_222, wb
||      SHRU    .S1    A3, 16, A17          ; SHRU    wc, 16, a16_223
||      LDW     .D1T1  *+A6[A3], A3         ; LDW     *+A6[wc], s0_223
        SHRU    .S1    A3, 8, A18           ; SHRU    wc, 8, a8_223
||      ROTL    .M2X   A3, 24, B7           ; ROTL    wc, 24, wc
||      LDW     .D1T1  *+A6[A17], A1        ; LDW     *+A6[a16_223], s2_223
        SUB     .L1    A2, A17, A2          ; SUB     wa, s2_222, difference_222
||      SHRU    .S1    A3, 24, A3           ; SHRU    wc, 24, a24_223
||      LDW     .D1T1  *+A5[A18], A3        ; LDW     *+A5[a8_223], s3_223
        XOR     .L1    A2, A9, A2           ; XOR     difference_222, s3_222, wa
||      LDW     .D1T1  *+A5[A3], A4         ; LDW     *+A5[a24_223], s1_223
        NOP
        XOR     .L1    A1, A3, A3           ; XOR     wb, s0_223, wb
        SUB     .L1    A4, A1, A4           ; SUB     wd, s2_223, difference_223
||      SUB     .S1X   A3, B7, A1           ; SUB     wb, wc, wb
        XOR     .L1    A4, A3, A3           ; XOR     difference_223, s3_223, wd
||      SHRU    .S1    A1, 24, A9           ; SHRU    wb, 24, a24_224
||      LDW     .D1T1  *+A6[A1], A1         ; LDW     *+A6[wb], s0_224
        SUB     .L1    A2, A4, A2           ; SUB     wa, s1_223, wa
||      SHRU    .S1    A1, 16, A4           ; SHRU    wb, 16, a16_224
||      ROTL    .M2X   A1, 24, B8           ; ROTL    wb, 24, wb
||      LDW     .D1T1  *+A5[A9], A2         ; LDW     *+A5[a24_224], s1_224
        SHRU    .S1    A1, 8, A1            ; SHRU    wb, 8, a8_224
||      LDW     .D1T1  *+A6[A4], A3         ; LDW     *+A6[a16_224], s2_224
        LDW     .D1T1  *+A5[A1], A3         ; LDW     *+A5[a8_224], s3_224
        NOP
        XOR     .L1    A2, A1, A1           ; XOR     wa, s0_224, wa
        SUB     .L1    A3, A2, A2           ; SUB     wd, s1_224, wd
        SUB     .L1X   B7, A3, A4           ; SUB     wc, s2_224, difference_224
||      SUB     .S1    A1, A2, A1           ; SUB     wa, wd, wa
        XOR     .L1    A4, A3, A3           ; XOR     difference_224, s3_224, wc
||      SHRU    .S1    A1, 24, A4           ; SHRU    wa, 24, a24_225
||      LDW     .D1T1  *+A6[A1], A1         ; LDW     *+A6[wa], s0_225
        SHRU    .S1    A1, 16, A4           ; SHRU    wa, 16, a16_225
||      ROTL    .M2X   A1, 24, B7           ; ROTL    wa, 24, wa
||      LDW     .D1T1  *+A5[A4], A2         ; LDW     *+A5[a24_225], s1_225
        SHRU    .S1    A1, 8, A1            ; SHRU    wa, 8, a8_225
||      LDW     .D1T1  *+A6[A4], A3         ; LDW     *+A6[a16_225], s2_225
        LDW     .D1T1  *+A5[A1], A4         ; LDW     *+A5[a8_225], s3_225
        NOP
        XOR     .L1    A2, A1, A1           ; XOR     wd, s0_225, wd
        SUB     .L1    A3, A2, A2           ; SUB     wc, s1_225, wc
||      SHRU    .S1    A1, 24, A4           ; SHRU    wd, 24, a24_227
||      ROTL    .M1    A1, 24, A3           ; ROTL    wd, 24, wd
||      LDW     .D1T1  *+A6[A1], A4         ; LDW     *+A6[wd], s0_227
        SUB     .L1X   B8, A3, A9           ; SUB     wb, s2_225, difference_225
||      SHRU    .S1    A1, 8, A17           ; SHRU    wd, 8, a8_227
||      LDW     .D1T1  *+A5[A4], A4         ; LDW     *+A5[a24_227], s1_227
        XOR     .L1    A9, A4, A1           ; XOR     difference_225, s3_225, wb
||      SHRU    .S1    A1, 16, A4           ; SHRU    wd, 16, a16_227
||      LDW     .D1T1  *+A5[A17], A4        ; LDW     *+A5[a8_227], s3_227
        LDW     .D1T1  *+A6[A4], A9         ; LDW     *+A6[a16_227], s2_227
        NOP
        XOR     .L1    A2, A4, A2           ; XOR     wc, s0_227, wc
        SUB     .L1    A1, A4, A1           ; SUB     wb, s1_227, wb
||      SHRU    .S1    A2, 8, A9            ; SHRU    wc, 8, a8_228
||      LDW     .D1T1  *+A6[A2], A2         ; LDW     *+A6[wc], s0_228
        SHRU    .S1    A2, 24, A17          ; SHRU    wc, 24, a24_228
||      ROTL    .M2X   A2, 24, B7           ; ROTL    wc, 24, wc
||      LDW     .D1T1  *+A5[A9], A1         ; LDW     *+A5[a8_228], s3_228
        SUB     .L2X   B7, A9, B8           ; SUB     wa, s2_227, difference_227
||      SHRU    .S1    A2, 16, A2           ; SHRU    wc, 16, a16_228
||      LDW     .D1T1  *+A5[A17], A4        ; LDW     *+A5[a24_228], s1_228
        XOR     .L2X   B8, A4, B8           ; XOR     difference_227, s3_227, wa
||      LDW     .D1T1  *+A6[A2], A4         ; LDW     *+A6[a16_228], s2_228
        NOP
        XOR     .L1    A1, A2, A2           ; XOR     wb, s0_228, wb
        SUB     .L1X   A2, B7, A2           ; SUB     wb, wc, wb
        SUB     .L2X   B8, A4, B8           ; SUB     wa, s1_228, wa
||      SHRU    .S1    A2, 24, A9           ; SHRU    wb, 24, a24_229
||      ROTL    .M1    A2, 24, A3           ; ROTL    wb, 24, wb
||      LDW     .D1T1  *+A6[A2], A2         ; LDW     *+A6[wb], s0_229
        SUB     .L1    A3, A4, A4           ; SUB     wd, s2_228, difference_228
||      SHRU    .S1    A2, 16, A9           ; SHRU    wb, 16, a16_229
||      LDW     .D1T1  *+A5[A9], A4         ; LDW     *+A5[a24_229], s1_229
        XOR     .L1    A4, A1, A1           ; XOR     difference_228, s3_228, wd
||      SHRU    .S1    A2, 8, A2            ; SHRU    wb, 8, a8_229
||      LDW     .D1T1  *+A6[A9], A4         ; LDW     *+A6[a16_229], s2_229
        LDW     .D1T1  *+A5[A2], A4         ; LDW     *+A5[a8_229], s3_229
        NOP
        XOR     .L1X   A2, B8, A2           ; XOR     wa, s0_229, wa
        SUB     .L1    A1, A4, A1           ; SUB     wd, s1_229, wd
        SUB     .L1    A2, A1, A2           ; SUB     wa, wd, wa
||      SUB     .L2X   B7, A4, B7           ; SUB     wc, s2_229, difference_229
        SHRU    .S1    A2, 16, A9           ; SHRU    wa, 16, a16_230
||      LDW     .D1T1  *+A6[A2], A2         ; LDW     *+A6[wa], s0_230
        XOR     .L1X   A4, B7, A4           ; XOR     difference_229, s3_229, wc
||      SHRU    .S1    A2, 24, A9           ; SHRU    wa, 24, a24_230
||      ROTL    .M2X   A2, 24, B7           ; ROTL    wa, 24, wa
||      LDW     .D1T1  *+A6[A9], A1         ; LDW     *+A6[a16_230], s2_230
        SHRU    .S1    A2, 8, A2            ; SHRU    wa, 8, a8_230
||      LDW     .D1T1  *+A5[A9], A2         ; LDW     *+A5[a24_230], s1_230
        SUB     .L2    B7, B5, B5           ; SUB     wa, k0_231, wa
||      LDW     .D1T1  *+A5[A2], A3         ; LDW     *+A5[a8_230], s3_230
        STW     .D1T2  B5, *+A0[0]          ; STW     wa, *+block[0]
        XOR     .L1    A1, A2, A2           ; XOR     wd, s0_230, wd
||      B       .S2    B3                   ; return
        SUB     .L1    A3, A1, A1           ; SUB     wb, s2_230, difference_230
||      SUB     .S1    A2, A8, A3           ; SUB     wd, k3_231, wd
        SUB     .L1    A4, A2, A4           ; SUB     wc, s1_230, wc
||      ZERO    .S1    A2                   ; ZERO    linear_234
||      STW     .D1T1  A3, *+A0[3]          ; STW     wd, *+block[3]
        XOR     .L1    A1, A3, A1           ; XOR     difference_230, s3_230, wb
||      SUB     .S1X   A4, B0, A3           ; SUB     wc, k2_231, wc
        SUB     .L1X   A1, B4, A1           ; SUB     wb, k1_231, wb
||      MVC     .S2X   A2, AMR              ; MVC     linear_234, AMR
||      STW     .D1T1  A3, *+A0[2]          ; STW     wc, *+block[2]
        STW     .D1T1  A1, *+A0[1]          ; STW     wb, *+block[1]
