; broadside optimize: source 7535f46217bec5c44721b989064399cc0af773acbb85624d55fce8d4f8784a5e
; broadside 0.1.0, OR-Tools 9.15.6755, seed 3, 2 workers, 60 s an interval, 60 s a region
        .ref    mars_s1, mars_s_box
; MARS, encryption of any number of independent blocks, two at a time.
;
;       void mars_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; A last block without a partner is its own partner. A misaligned pointer stops the machine's memory access. To be
; called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

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

        .global mars_encrypt_blocks

mars_encrypt_blocks:
        MV      .L1X   B4, A3               ; move in
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B6, A8               ; move schedule
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        STW     .D2T2  B13, *+B15[8]        ; save B13
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        STW     .D2T2  B12, *+B15[6]        ; save B12
  [!A1] B       .S1    mars_encrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A6, A0               ; move blocks
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B3, A5               ; move return$
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A15, *+B15[10]       ; save A15
mars_encrypt_blocks$mars_encrypt_blocks$1:
        LDW     .D1T2  *+A8[2], B1          ; LDW     *+schedule[2], k2_7
        CMPGT   .L1    A0, 1, A1            ; CMPGT   blocks, 1, two_2
||      MV      .L2X   A8, B0               ; copy
||      LDW     .D1T2  *+A3[0], B2          ; LDW     *+in[0], wax
        SHL     .S2X   A1, 4, B7            ; SHL     two_2, 4, step
||      LDW     .D1T2  *+A8[0], B5          ; LDW     *+schedule[0], k0_5
||      LDW     .D2T1  *+B0[1], A7          ; LDW     *+schedule[1], k1_5
        ADD     .L1X   A3, B7, A1           ; ADD     in, step, second_in
||      LDW     .D1T1  *+A3[2], A2          ; LDW     *+in[2], wcx
||      LDW     .D2T2  *+B0[0], B6          ; LDW     *+schedule[0], k0_7
        LDW     .D1T2  *+A1[2], B0          ; LDW     *+second_in[2], wcy
||      LDW     .D2T1  *+B0[2], A1          ; LDW     *+schedule[2], k2_5
        LDW     .D1T1  *+A3[1], A10         ; LDW     *+in[1], wbx
||      LDW     .D2T2  *+B0[3], B5          ; LDW     *+schedule[3], k3_7
        MV      .L2    B3, B8               ; move out
||      LDW     .D1T2  *+A1[0], B0          ; LDW     *+second_in[0], way
||      ADDAW   .D2    B0, 4, B3            ; ADDAW   schedule, 4, keys
        LDW     .D1T1  *+A1[3], A9          ; LDW     *+second_in[3], wdy
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+schedule[1], k1_7
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T2  *+A1[1], B5          ; LDW     *+second_in[1], wby
||      LDW     .D2T1  *+B0[3], A12         ; LDW     *+schedule[3], k3_5
        ADD     .L2    B2, B5, B9           ; ADD     wax, k0_5, wax
||      MVKL    .S2    21561633, B10        ; MVKL    0x01490121, circular_1
||      LDW     .D1T1  *+A3[3], A7          ; LDW     *+in[3], wdx
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        ADD     .L2    B0, B1, B2           ; ADD     wcy, k2_7, wcy
||      MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKH    .S2    21561633, B10        ; MVKH    0x01490121, circular_1
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        MVK     .S1    32, A11              ; MVK     32, word
||      MVC     .S2    B10, AMR             ; MVC     circular_1, AMR
        ADD     .L1    A2, A1, A2           ; ADD     wcx, k2_5, wcx
||      ADD     .L2X   B5, A9, B10          ; ADD     wdy, k3_7, wdy
||      MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      MV      .D1    A8, A9               ; move schedule
||      ADD     .D2    B0, B6, B0           ; ADD     way, k0_7, way
        MV      .L1    A8, A8               ; MV      schedule, last_keys
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      ADD     .D1    A10, A7, A1          ; ADD     wbx, k1_5, wbx
        ADD     .L1    A7, A12, A10         ; ADD     wdx, k3_5, wdx
||      ADD     .L2    B5, B1, B1           ; ADD     wby, k1_7, wby
||      ADDK    .S1    144, A8              ; ADDK    144, last_keys
||      ZERO    .S2    B5                   ; ZERO    pass
||      MV      .D1    A5, A7               ; move return$
;  loop mixing is not pipelined: the branch is taken while its register is zero
mars_encrypt_blocks$mixing:
        MV      .L1X   B9, A12              ; copy
        SHRU    .S2    B9, 8, B11           ; SHRU    wax, 8, a8_11
||      LDW     .D1T1  *+A4[A12], A13       ; LDW     *+A4[wax], s0_11
        LDW     .D2T1  *+B4[B11], A12       ; LDW     *+B4[a8_11], s1_11
        NOP     3
        XOR     .L1    A1, A13, A13         ; XOR     wbx, s0_11, sum_11
||      SHRU    .S1    A12, 16, A1          ; SHRU    wax, 16, a16_11
        ADD     .L1    A13, A12, A1         ; ADD     sum_11, s1_11, wbx
||      LDW     .D1T1  *+A4[A1], A13        ; LDW     *+A4[a16_11], s2_11
        SHRU    .S2X   A1, 8, B11           ; SHRU    wbx, 8, a8_12
||      LDW     .D1T1  *+A4[A1], A14        ; LDW     *+A4[wbx], s0_12
        LDW     .D2T1  *+B4[B11], A2        ; LDW     *+B4[a8_12], s1_12
        MV      .L1X   B0, A12              ; copy
        SHRU    .S2    B9, 24, B11          ; SHRU    wax, 24, a24_11
||      LDW     .D1T1  *+A4[A12], A13       ; LDW     *+A4[way], s0_16
        ADD     .L1    A2, A13, A2          ; ADD     wcx, s2_11, wcx
||      SHRU    .S1    A1, 16, A13          ; SHRU    wbx, 16, a16_12
||      LDW     .D2T1  *+B4[B11], A14       ; LDW     *+B4[a24_11], s3_11
        XOR     .L1    A2, A14, A13         ; XOR     wcx, s0_12, sum_12
||      SHRU    .S2    B0, 8, B12           ; SHRU    way, 8, a8_16
||      LDW     .D1T1  *+A4[A13], A14       ; LDW     *+A4[a16_12], s2_12
        ADD     .L1    A13, A2, A2          ; ADD     sum_12, s1_12, wcx
||      LDW     .D2T1  *+B4[B12], A15       ; LDW     *+B4[a8_16], s1_16
        SHRU    .S2X   A2, 8, B12           ; SHRU    wcx, 8, a8_13
||      LDW     .D1T1  *+A4[A2], A14        ; LDW     *+A4[wcx], s0_13
        XOR     .L1X   A13, B1, A13         ; XOR     wby, s0_16, sum_16
||      SHRU    .S2    B0, 24, B1           ; SHRU    way, 24, a24_16
||      LDW     .D2T1  *+B4[B12], A1        ; LDW     *+B4[a8_13], s1_13
        XOR     .L1    A10, A14, A10        ; XOR     wdx, s3_11, wdx
||      SHRU    .S2X   A1, 24, B12          ; SHRU    wbx, 24, a24_12
||      LDW     .D2T2  *+B4[B1], B11        ; LDW     *+B4[a24_16], s3_16
        ADD     .L1    A10, A14, A1         ; ADD     wdx, s2_12, wdx
||      SHL     .S1    A1, 8, A14           ; SHL     wbx, 8, upper_12
||      SHL     .S2    B9, 8, B9            ; SHL     wax, 8, upper_11
        ADD     .L1X   A14, B12, A13        ; ADD     upper_12, a24_12, wbx
||      ADD     .L2    B9, B11, B9          ; ADD     upper_11, a24_11, wax
||      SHRU    .S1    A12, 16, A15         ; SHRU    way, 16, a16_16
||      ADD     .D1    A13, A15, A12        ; ADD     sum_16, s1_16, wby
||      LDW     .D2T2  *+B4[B12], B11       ; LDW     *+B4[a24_12], s3_12
        XOR     .L1    A1, A14, A10         ; XOR     wdx, s0_13, sum_13
||      ADD     .L2X   B9, A10, B9          ; ADD     wax, wdx, wax
||      LDW     .D1T2  *+A4[A15], B11       ; LDW     *+A4[a16_16], s2_16
        ADD     .L1    A10, A1, A10         ; ADD     sum_13, s1_13, wdx
||      LDW     .D1T2  *+A4[A12], B11       ; LDW     *+A4[wby], s0_17
        XOR     .L2    B10, B11, B10        ; XOR     wdy, s3_16, wdy
        ADD     .L1    A13, A2, A13         ; ADD     wbx, wcx, wbx
||      SHL     .S1    A2, 8, A1            ; SHL     wcx, 8, upper_13
||      SHRU    .S2X   A2, 24, B12          ; SHRU    wcx, 24, a24_13
        ADD     .L1X   A1, B12, A2          ; ADD     upper_13, a24_13, wcx
||      XOR     .L2    B9, B11, B9          ; XOR     wax, s3_12, wax
||      SHRU    .S1    A2, 16, A1           ; SHRU    wcx, 16, a16_13
||      LDW     .D2T1  *+B4[B12], A1        ; LDW     *+B4[a24_13], s3_13
        ADD     .L2    B2, B11, B2          ; ADD     wcy, s2_16, wcy
||      SHRU    .S1    A10, 16, A1          ; SHRU    wdx, 16, a16_14
||      LDW     .D1T2  *+A4[A1], B11        ; LDW     *+A4[a16_13], s2_13
        XOR     .L2    B2, B11, B2          ; XOR     wcy, s0_17, sum_17
||      SHRU    .S2X   A12, 8, B11          ; SHRU    wby, 8, a8_17
||      LDW     .D1T1  *+A4[A1], A13        ; LDW     *+A4[a16_14], s2_14
        LDW     .D2T1  *+B4[B11], A14       ; LDW     *+B4[a8_17], s1_17
        NOP
        XOR     .L1    A13, A1, A1          ; XOR     wbx, s3_13, wbx
        ADD     .L2    B9, B11, B9          ; ADD     wax, s2_13, wax
        ADD     .L1    A1, A13, A1          ; ADD     wbx, s2_14, wbx
||      SHRU    .S1    A12, 16, A13         ; SHRU    wby, 16, a16_17
        ADD     .L1X   A14, B2, A13         ; ADD     sum_17, s1_17, wcy
||      SHRU    .S2X   A10, 24, B2          ; SHRU    wdx, 24, a24_14
||      LDW     .D1T2  *+A4[A13], B2        ; LDW     *+A4[a16_17], s2_17
        SHL     .S1    A10, 8, A14          ; SHL     wdx, 8, upper_14
||      SHRU    .S2X   A13, 8, B11          ; SHRU    wcy, 8, a8_18
||      LDW     .D1T2  *+A4[A13], B11       ; LDW     *+A4[wcy], s0_18
||      LDW     .D2T1  *+B4[B2], A14        ; LDW     *+B4[a24_14], s3_14
        LDW     .D2T1  *+B4[B11], A14       ; LDW     *+B4[a8_18], s1_18
        ADD     .L1X   A14, B2, A10         ; ADD     upper_14, a24_14, wdx
||      SHRU    .S2X   A10, 8, B2           ; SHRU    wdx, 8, a8_14
||      LDW     .D1T2  *+A4[A10], B11       ; LDW     *+A4[wdx], s0_14
        LDW     .D2T2  *+B4[B2], B9         ; LDW     *+B4[a8_14], s1_14
        ADD     .L2    B10, B2, B2          ; ADD     wdy, s2_17, wdy
        XOR     .L1    A2, A14, A2          ; XOR     wcx, s3_14, wcx
||      XOR     .L2    B2, B11, B11         ; XOR     wdy, s0_18, sum_18
||      SHRU    .S2X   A12, 24, B2          ; SHRU    wby, 24, a24_17
        ADD     .L1X   A14, B11, A14        ; ADD     sum_18, s1_18, wdy
||      LDW     .D2T2  *+B4[B2], B12        ; LDW     *+B4[a24_17], s3_17
        XOR     .L2    B9, B11, B12         ; XOR     wax, s0_14, sum_14
||      SHRU    .S2X   A14, 8, B11          ; SHRU    wdy, 8, a8_19
        ADD     .L2    B12, B9, B9          ; ADD     sum_14, s1_14, wax
||      SHL     .S2    B0, 8, B0            ; SHL     way, 8, upper_16
        ADD     .L2    B0, B1, B1           ; ADD     upper_16, a24_16, way
||      SHL     .S1    A13, 8, A15          ; SHL     wcy, 8, upper_18
||      SHRU    .S2X   A13, 24, B0          ; SHRU    wcy, 24, a24_18
        ADD     .L2    B1, B10, B10         ; ADD     way, wdy, way
||      SHL     .S1    A12, 8, A12          ; SHL     wby, 8, upper_17
||      ADD     .S2X   B0, A15, B1          ; ADD     upper_18, a24_18, wcy
        ADD     .L1X   A12, B2, A12         ; ADD     upper_17, a24_17, wby
||      XOR     .L2    B10, B12, B2         ; XOR     way, s3_17, way
||      SHRU    .S1    A13, 16, A15         ; SHRU    wcy, 16, a16_18
||      SHRU    .S2X   A14, 24, B10         ; SHRU    wdy, 24, a24_19
        LDW     .D1T2  *+A4[A15], B12       ; LDW     *+A4[a16_18], s2_18
        LDW     .D2T2  *+B4[B10], B2        ; LDW     *+B4[a24_19], s3_19
        NOP     3
        ADD     .L2    B2, B12, B12         ; ADD     way, s2_18, way
        ADD     .L1    A12, A13, A12        ; ADD     wby, wcy, wby
||      XOR     .L2    B1, B2, B2           ; XOR     wcy, s3_19, wcy
||      SHRU    .S1    A14, 16, A13         ; SHRU    wdy, 16, a16_19
||      ADD     .S2    1, B5, B5            ; ADD     pass, 1, pass
||      LDW     .D1T2  *+A4[A14], B0        ; LDW     *+A4[wdy], s0_19
||      LDW     .D2T1  *+B4[B0], A13        ; LDW     *+B4[a24_18], s3_18
        CMPEQ   .L2    2, B5, B0            ; CMPEQ   pass, 2, last
||      LDW     .D2T2  *+B4[B11], B0        ; LDW     *+B4[a8_19], s1_19
  [!B0] B       .S1    mars_encrypt_blocks$mixing; [!last] B      mixing
||      LDW     .D1T2  *+A4[A13], B11       ; LDW     *+A4[a16_19], s2_19
        NOP     2
        XOR     .L2    B12, B0, B12         ; XOR     way, s0_19, sum_19
||      SHL     .S1    A14, 8, A14          ; SHL     wdy, 8, upper_19
        XOR     .L1    A12, A13, A12        ; XOR     wby, s3_18, wby
||      ADD     .L2X   B10, A14, B10        ; ADD     upper_19, a24_19, wdy
        ADD     .L2    B12, B0, B0          ; ADD     sum_19, s1_19, way
||      ADD     .S2X   B11, A12, B1         ; ADD     wby, s2_19, wby
mars_encrypt_blocks$mars_encrypt_blocks$4:
        ZERO    .L2    B5                   ; ZERO    pass
;  loop first is not pipelined: the branch is taken while its register is zero
mars_encrypt_blocks$first:
        SHL     .S1X   B0, 13, A12          ; SHL     way, 13, upper_28
||      SHRU    .S2    B0, 19, B11          ; SHRU    way, 19, lower_28
||      ADDAW   .D2    B3, 2, B3            ; ADDAW   keys, 2, keys
        ADD     .L2X   B11, A12, B11        ; ADD     upper_28, lower_28, turned_27
        SHL     .S2    B9, 13, B12          ; SHL     wax, 13, upper_22
||      MPYHLU  .M2    B11, B6, B0          ; MPYHLU  turned_27, q0, mixed1_29
        ADD     .L1X   A5, B0, A12          ; ADD     way, p0, index_28
||      SHRU    .S2    B9, 19, B13          ; SHRU    wax, 19, lower_22
||      MPYLHU  .M2    B11, B6, B9          ; MPYLHU  turned_27, q0, mixed2_29
        ADD     .L1X   A5, B9, A5           ; ADD     wax, p0, index_22
||      ADD     .L2    B12, B13, B12        ; ADD     upper_22, lower_22, turned_21
||      MPYU    .M2    B11, B6, B0          ; MPYU    turned_27, q0, low_29
        ADD     .L2    B0, B9, B9           ; ADD     mixed1_29, mixed2_29, mixed_29
||      MPYHLU  .M2    B12, B6, B9          ; MPYHLU  turned_21, q0, mixed1_23
        SHL     .S2    B9, 16, B13          ; SHL     mixed_29, 16, upper_29
||      MPYLHU  .M2    B12, B6, B13         ; MPYLHU  turned_21, q0, mixed2_23
        ADD     .L2    B0, B13, B0          ; ADD     low_29, upper_29, product_28
||      LDW     .D1T1  *+A6[A12], A13       ; LDW     *+A6[index_28], box_30
        ADD     .L2    B9, B13, B9          ; ADD     mixed1_23, mixed2_23, mixed_23
||      SHRU    .S1X   B0, 27, A13          ; SHRU    product_28, 27, p27_30
||      SHL     .S2    B0, 5, B13           ; SHL     product_28, 5, p5_30
        SUB     .L1    A11, A13, A15        ; SUB     word, p27_30, right_31
||      SHRU    .S1X   B0, 22, A14          ; SHRU    product_28, 22, p22_30
||      SHL     .S2    B0, 10, B6           ; SHL     product_28, 10, p10_30
||      MPYU    .M2    B12, B6, B9          ; MPYU    turned_21, q0, low_23
        ADD     .L1X   A13, B13, A15        ; ADD     p5_30, p27_30, once_30
||      ADD     .L2X   B6, A14, B6          ; ADD     p10_30, p22_30, r_27
||      SHRU    .S1    A12, A15, A14        ; SHRU    index_28, right_31, lower_31
||      SHL     .S2    B9, 16, B13          ; SHL     mixed_23, 16, upper_23
        XOR     .L1X   A15, B6, A15         ; XOR     once_30, r_27, both_30
||      ADD     .L2    B9, B13, B9          ; ADD     low_23, upper_23, product_22
||      SHL     .S1    A12, A13, A12        ; SHL     index_28, p27_30, upper_31
||      EXTU    .S2    B0, 5, 27, B0        ; EXTU    product_28, 5, 27, by_l_30
        XOR     .L1    A15, A13, A15        ; XOR     both_30, box_30, sum_30
||      SUB     .L2X   A11, B0, B13         ; SUB     word, by_l_30, right_32
||      SHL     .S1X   B9, 10, A13          ; SHL     product_22, 10, p10_24
        ADD     .L1    A12, A14, A12        ; ADD     upper_31, lower_31, m_27
||      SHRU    .S1X   B9, 22, A14          ; SHRU    product_22, 22, p22_24
||      SHRU    .S2X   A15, B13, B13        ; SHRU    sum_30, right_32, lower_32
||      LDW     .D1T2  *+A6[A5], B9         ; LDW     *+A6[index_22], box_24
        SHRU    .S1X   B9, 27, A15          ; SHRU    product_22, 27, p27_24
||      SHL     .S2X   A15, B0, B0          ; SHL     sum_30, by_l_30, upper_32
        ADD     .L1    A13, A14, A13        ; ADD     p10_24, p22_24, r_21
||      ADD     .L2    B0, B13, B13         ; ADD     upper_32, lower_32, l_27
||      SUB     .S1    A11, A15, A14        ; SUB     word, p27_24, right_25
||      SHL     .S2    B9, 5, B0            ; SHL     product_22, 5, p5_24
||      ADD     .D2    B5, 1, B5            ; ADD     pass, 1, pass
        CMPEQ   .L2    8, B5, B1            ; CMPEQ   pass, 8, last
||      SHRU    .S1    A5, A14, A14         ; SHRU    index_22, right_25, lower_25
||      ADD     .S2X   B0, A15, B13         ; ADD     p5_24, p27_24, once_24
||      ADD     .D2    B1, B13, B0          ; ADD     wby, l_27, way
        XOR     .L2X   B13, A13, B13        ; XOR     once_24, r_21, both_24
||[!B1] B       .S1    mars_encrypt_blocks$first; [!last] B      first
||      EXTU    .S2    B9, 5, 27, B1        ; EXTU    product_22, 5, 27, by_l_24
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        SUB     .L1X   A11, B1, A15         ; SUB     word, by_l_24, right_26
||      XOR     .L2    B13, B9, B9          ; XOR     both_24, box_24, sum_24
||      SHL     .S1    A5, A15, A5          ; SHL     index_22, p27_24, upper_25
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        ADD     .L1    A5, A14, A5          ; ADD     upper_25, lower_25, m_21
||      SHRU    .S1X   B9, A15, A14         ; SHRU    sum_24, right_26, lower_26
||      SHL     .S2    B9, B1, B1           ; SHL     sum_24, by_l_24, upper_26
        ADD     .L2X   B1, A14, B1          ; ADD     upper_26, lower_26, l_21
        ADD     .L1    A2, A5, A1           ; ADD     wcx, m_21, wbx
||      ADD     .L2X   B1, A1, B9           ; ADD     wbx, l_21, wax
||      XOR     .S1    A10, A13, A2         ; XOR     wdx, r_21, wcx
        MV      .L1X   B12, A10             ; MV      turned_21, wdx
||      ADD     .L2X   B2, A12, B1          ; ADD     wcy, m_27, wby
||      XOR     .S2    B10, B6, B2          ; XOR     wdy, r_27, wcy
||      MV      .D2    B11, B10             ; MV      turned_27, wdy
mars_encrypt_blocks$mars_encrypt_blocks$6:
        ZERO    .L2    B5                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
mars_encrypt_blocks$second:
        ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHRU    .S1X   B0, 19, A12          ; SHRU    way, 19, lower_42
||      SHL     .S2    B0, 13, B11          ; SHL     way, 13, upper_42
||      ADDAW   .D2    B3, 2, B3            ; ADDAW   keys, 2, keys
        ADD     .L2X   B11, A12, B11        ; ADD     upper_42, lower_42, turned_41
||      SHRU    .S1X   B9, 19, A12          ; SHRU    wax, 19, lower_36
||      SHL     .S2    B9, 13, B12          ; SHL     wax, 13, upper_36
        ADD     .L1X   A5, B9, A12          ; ADD     wax, p0, index_36
||      ADD     .L2X   B12, A12, B12        ; ADD     upper_36, lower_36, turned_35
||      MPYHLU  .M2    B11, B6, B0          ; MPYHLU  turned_41, q0, mixed1_43
        ADD     .L1X   A5, B0, A5           ; ADD     way, p0, index_42
||      MPYLHU  .M2    B11, B6, B9          ; MPYLHU  turned_41, q0, mixed2_43
        MPYHLU  .M2    B12, B6, B0          ; MPYHLU  turned_35, q0, mixed1_37
        ADD     .L2    B0, B9, B9           ; ADD     mixed1_43, mixed2_43, mixed_43
||      MPYU    .M2    B11, B6, B9          ; MPYU    turned_41, q0, low_43
        SHL     .S1X   B9, 16, A13          ; SHL     mixed_43, 16, upper_43
||      MPYLHU  .M2    B12, B6, B9          ; MPYLHU  turned_35, q0, mixed2_37
        ADD     .L1X   A13, B9, A13         ; ADD     low_43, upper_43, product_42
        ADD     .L2    B0, B9, B9           ; ADD     mixed1_37, mixed2_37, mixed_37
||      SHL     .S1    A13, 5, A14          ; SHL     product_42, 5, p5_44
||      SHRU    .S2X   A13, 27, B0          ; SHRU    product_42, 27, p27_44
||      LDW     .D1T1  *+A6[A5], A13        ; LDW     *+A6[index_42], box_44
        SHRU    .S1    A13, 22, A15         ; SHRU    product_42, 22, p22_44
||      SHL     .S2X   A13, 10, B6          ; SHL     product_42, 10, p10_44
||      MPYU    .M2    B12, B6, B9          ; MPYU    turned_35, q0, low_37
        SUB     .L1X   A11, B0, A15         ; SUB     word, p27_44, right_45
||      ADD     .L2X   B6, A15, B6          ; ADD     p10_44, p22_44, r_41
||      SHL     .S2    B9, 16, B13          ; SHL     mixed_37, 16, upper_37
        ADD     .L1X   A14, B0, A5          ; ADD     p5_44, p27_44, once_44
||      XOR     .L2    B1, B6, B0           ; XOR     wby, r_41, way
||      SHRU    .S1    A5, A15, A14         ; SHRU    index_42, right_45, lower_45
||      SHL     .S2X   A5, B0, B1           ; SHL     index_42, p27_44, upper_45
||      ADD     .D2    B9, B13, B9          ; ADD     low_37, upper_37, product_36
        XOR     .L1X   A5, B6, A14          ; XOR     once_44, r_41, both_44
||      ADD     .L2X   B1, A14, B1          ; ADD     upper_45, lower_45, m_41
||      EXTU    .S1    A13, 5, 27, A5       ; EXTU    product_42, 5, 27, by_l_44
||      SHRU    .S2    B9, 27, B6           ; SHRU    product_36, 27, p27_38
||      LDW     .D1T1  *+A6[A12], A15       ; LDW     *+A6[index_36], box_38
        XOR     .L1    A14, A13, A13        ; XOR     both_44, box_44, sum_44
||      CMPEQ   .L2    8, B5, B2            ; CMPEQ   pass, 8, last
||      SHL     .S1X   B9, 10, A14          ; SHL     product_36, 10, p10_38
||      SHRU    .S2    B9, 22, B13          ; SHRU    product_36, 22, p22_38
||      ADD     .D2    B2, B1, B1           ; ADD     wcy, m_41, wby
        ADD     .L2X   B13, A14, B9         ; ADD     p10_38, p22_38, r_35
||      SHL     .S1X   B9, 5, A14           ; SHL     product_36, 5, p5_38
||      EXTU    .S2    B9, 5, 27, B13       ; EXTU    product_36, 5, 27, by_l_38
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        SUB     .L1X   A11, B6, A5          ; SUB     word, p27_38, right_39
||      ADD     .L2X   B6, A14, B2          ; ADD     p5_38, p27_38, once_38
||      SHL     .S1    A13, A5, A14         ; SHL     sum_44, by_l_44, upper_46
||[!B2] B       .S2    mars_encrypt_blocks$second; [!last] B      second
||      SUB     .D1    A11, A5, A15         ; SUB     word, by_l_44, right_46
        SUB     .L1X   A11, B13, A13        ; SUB     word, by_l_38, right_40
||      XOR     .L2    B2, B9, B2           ; XOR     once_38, r_35, both_38
||      SHRU    .S1    A13, A15, A1         ; SHRU    sum_44, right_46, lower_46
||      XOR     .S2X   B9, A1, B9           ; XOR     wbx, r_35, wax
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        XOR     .L1X   A15, B2, A12         ; XOR     both_38, box_38, sum_38
||      SHRU    .S1    A12, A5, A5          ; SHRU    index_36, right_39, lower_39
||      SHL     .S2X   A12, B6, B2          ; SHL     index_36, p27_38, upper_39
        ADD     .L1X   A5, B2, A12          ; ADD     upper_39, lower_39, m_35
||      SHRU    .S1    A12, A13, A13        ; SHRU    sum_38, right_40, lower_40
||      SHL     .S2X   A12, B13, B2         ; SHL     sum_38, by_l_38, upper_40
        ADD     .L1X   A13, B2, A2          ; ADD     upper_40, lower_40, l_35
||      ADD     .S1    A2, A12, A1          ; ADD     wcx, m_35, wbx
||      ADD     .D1    A14, A1, A12         ; ADD     upper_46, lower_46, l_41
        ADD     .L1    A10, A2, A2          ; ADD     wdx, l_35, wcx
||      ADD     .L2X   B10, A12, B2         ; ADD     wdy, l_41, wcy
||      MV      .S1X   B12, A10             ; MV      turned_35, wdx
||      MV      .S2    B11, B10             ; MV      turned_41, wdy
mars_encrypt_blocks$mars_encrypt_blocks$8:
        MV      .L1    A7, A5               ; move return$
||      ZERO    .L2    B5                   ; ZERO    pass
||      MV      .S2X   A9, B8               ; move schedule
||      MV      .D2    B8, B3               ; move out
;  loop unmix is not pipelined: the branch is taken while its register is zero
mars_encrypt_blocks$unmix:
        ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHRU    .S1X   B9, 24, A7           ; SHRU    wax, 24, a24_50
||      SHL     .S2    B0, 24, B6           ; SHL     way, 24, upper_55
||      LDW     .D2T2  *+B4[B0], B0         ; LDW     *+B4[way], s0_55
        SHRU    .S1X   B0, 24, A7           ; SHRU    way, 24, a24_55
||      SHRU    .S2    B9, 16, B11          ; SHRU    wax, 16, a16_50
||      LDW     .D1T1  *+A4[A7], A14        ; LDW     *+A4[a24_50], s1_50
||      LDW     .D2T2  *+B4[B9], B6         ; LDW     *+B4[wax], s0_50
        SHRU    .S1X   B9, 8, A12           ; SHRU    wax, 8, a8_50
||      SHRU    .S2    B0, 16, B11          ; SHRU    way, 16, a16_55
||      LDW     .D1T2  *+A4[A7], B6         ; LDW     *+A4[a24_55], s1_55
||      LDW     .D2T1  *+B4[B11], A9        ; LDW     *+B4[a16_50], s2_50
        SHRU    .S1X   B0, 8, A7            ; SHRU    way, 8, a8_55
||      LDW     .D1T1  *+A4[A12], A15       ; LDW     *+A4[a8_50], s3_50
||      LDW     .D2T2  *+B4[B11], B1        ; LDW     *+B4[a16_55], s2_55
        ADD     .L1X   A7, B6, A7           ; ADD     upper_55, a8_55, way
||      LDW     .D1T2  *+A4[A7], B1         ; LDW     *+A4[a8_55], s3_55
        XOR     .L2    B1, B0, B1           ; XOR     wby, s0_55, wby
        SUB     .L1    A2, A14, A13         ; SUB     wcx, s1_50, wcx
||      XOR     .L2X   B6, A1, B12          ; XOR     wbx, s0_50, wbx
||      SHRU    .S1X   B1, 8, A2            ; SHRU    wby, 8, a8_56
||      SHL     .S2    B1, 24, B0           ; SHL     wby, 24, upper_56
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[wby], s0_56
        SUB     .L1    A10, A9, A10         ; SUB     wdx, s2_50, difference_50
||      ADD     .L2X   B0, A2, B11          ; ADD     upper_56, a8_56, wby
||      SHRU    .S1X   B1, 24, A1           ; SHRU    wby, 24, a24_56
||      SHRU    .S2    B1, 16, B0           ; SHRU    wby, 16, a16_56
||      LDW     .D2T1  *+B4[B12], A1        ; LDW     *+B4[wbx], s0_51
        XOR     .L1    A10, A15, A10        ; XOR     difference_50, s3_50, wdx
||      SUB     .L2    B2, B6, B2           ; SUB     wcy, s1_55, wcy
||      SHRU    .S1X   B12, 8, A9           ; SHRU    wbx, 8, a8_51
||      SUB     .S2    B10, B1, B0          ; SUB     wdy, s2_55, difference_55
||      LDW     .D1T2  *+A4[A1], B0         ; LDW     *+A4[a24_56], s1_56
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a16_56], s2_56
        XOR     .L2    B0, B1, B1           ; XOR     difference_55, s3_55, wdy
||      SHRU    .S1X   B12, 24, A1          ; SHRU    wbx, 24, a24_51
||      SHL     .S2    B12, 24, B0          ; SHL     wbx, 24, upper_51
||      LDW     .D1T1  *+A4[A2], A7         ; LDW     *+A4[a8_56], s3_56
        ADD     .L1X   A9, B0, A15          ; ADD     upper_51, a8_51, wbx
||      SHRU    .S2    B12, 16, B6          ; SHRU    wbx, 16, a16_51
||      LDW     .D1T1  *+A4[A1], A7         ; LDW     *+A4[a24_51], s1_51
        XOR     .L2    B2, B0, B0           ; XOR     wcy, s0_56, wcy
||      LDW     .D2T1  *+B4[B6], A2         ; LDW     *+B4[a16_51], s2_51
        XOR     .L1    A13, A1, A2          ; XOR     wcx, s0_51, wcx
||      SUB     .L2    B0, B11, B10         ; SUB     wcy, wby, wcy
||      LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[a8_51], s3_51
        SUB     .L1    A2, A15, A14         ; SUB     wcx, wbx, wcx
||      SUB     .L2    B1, B0, B6           ; SUB     wdy, s1_56, wdy
||      SHRU    .S1X   B10, 24, A1          ; SHRU    wcy, 24, a24_57
||      SHL     .S2    B10, 24, B1          ; SHL     wcy, 24, upper_57
||      SUB     .D1    A7, A1, A2           ; SUB     way, s2_56, difference_56
||      LDW     .D2T2  *+B4[B10], B2        ; LDW     *+B4[wcy], s0_57
        XOR     .L1    A2, A7, A1           ; XOR     difference_56, s3_56, way
||      MV      .L2X   A14, B0              ; copy
||      SHRU    .S1    A14, 24, A2          ; SHRU    wcx, 24, a24_52
||      SHL     .S2    B9, 24, B12          ; SHL     wax, 24, upper_50
||      LDW     .D1T2  *+A4[A1], B2         ; LDW     *+A4[a24_57], s1_57
        ADD     .L1X   A12, B12, A7         ; ADD     upper_50, a8_50, wax
||      SUB     .S1    A10, A7, A9          ; SUB     wdx, s1_51, wdx
||      LDW     .D1T2  *+A4[A2], B9         ; LDW     *+A4[a24_52], s1_52
||      LDW     .D2T1  *+B4[B0], A2         ; LDW     *+B4[wcx], s0_52
        SUB     .L1    A7, A2, A2           ; SUB     wax, s2_51, difference_51
        XOR     .L2X   B2, A2, B12          ; XOR     difference_51, s3_51, wax
        XOR     .L2    B6, B2, B6           ; XOR     wdy, s0_57, wdy
||      SHRU    .S2    B10, 16, B9          ; SHRU    wcy, 16, a16_57
        SUB     .L2X   A1, B2, B2           ; SUB     way, s1_57, way
||      SHRU    .S1X   B10, 8, A1           ; SHRU    wcy, 8, a8_57
||      LDW     .D2T2  *+B4[B9], B6         ; LDW     *+B4[a16_57], s2_57
        XOR     .L1    A9, A2, A1           ; XOR     wdx, s0_52, wdx
||      SUB     .L2    B12, B9, B13         ; SUB     wax, s1_52, wax
||      SHRU    .S1    A14, 8, A12          ; SHRU    wcx, 8, a8_52
||      ADD     .S2X   B1, A1, B10          ; ADD     upper_57, a8_57, wcy
||      LDW     .D1T2  *+A4[A1], B9         ; LDW     *+A4[a8_57], s3_57
||      SUB     .D2    B6, B2, B1           ; SUB     wdy, way, wdy
        SUB     .L2X   A1, B13, B12         ; SUB     wdx, wax, wdx
||      SHRU    .S1X   B1, 8, A2            ; SHRU    wdy, 8, a8_58
||      SHRU    .S2    B0, 16, B0           ; SHRU    wcx, 16, a16_52
||      LDW     .D1T1  *+A4[A12], A13       ; LDW     *+A4[a8_52], s3_52
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[wdy], s0_58
        SHRU    .S1X   B12, 8, A9           ; SHRU    wdx, 8, a8_53
||      SHRU    .S2    B1, 16, B0           ; SHRU    wdy, 16, a16_58
||      LDW     .D1T2  *+A4[A2], B2         ; LDW     *+A4[a8_58], s3_58
||      LDW     .D2T1  *+B4[B0], A10        ; LDW     *+B4[a16_52], s2_52
        SHRU    .S1X   B1, 24, A1           ; SHRU    wdy, 24, a24_58
||      SHRU    .S2    B12, 16, B0          ; SHRU    wdx, 16, a16_53
||      LDW     .D1T1  *+A4[A9], A7         ; LDW     *+A4[a8_53], s3_53
||      LDW     .D2T2  *+B4[B0], B6         ; LDW     *+B4[a16_58], s2_58
        CMPEQ   .L2    2, B5, B0            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B12, 24, A1          ; SHRU    wdx, 24, a24_53
||      LDW     .D1T2  *+A4[A1], B9         ; LDW     *+A4[a24_58], s1_58
||      LDW     .D2T1  *+B4[B0], A15        ; LDW     *+B4[a16_53], s2_53
  [!B0] B       .S2    mars_encrypt_blocks$unmix; [!last] B      unmix
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a24_53], s1_53
||      LDW     .D2T2  *+B4[B12], B12       ; LDW     *+B4[wdx], s0_53
        SUB     .L2    B11, B6, B6          ; SUB     wby, s2_57, difference_57
||      XOR     .S2    B2, B0, B0           ; XOR     way, s0_58, way
        XOR     .L2    B6, B9, B11          ; XOR     difference_57, s3_57, wby
||      SHL     .S1    A14, 24, A1          ; SHL     wcx, 24, upper_52
        SUB     .L1    A15, A10, A10        ; SUB     wbx, s2_52, difference_52
||      ADD     .S1    A1, A12, A12         ; ADD     upper_52, a8_52, wcx
||      SHL     .S2    B1, 24, B1           ; SHL     wdy, 24, upper_58
        XOR     .L1    A10, A13, A10        ; XOR     difference_52, s3_52, wbx
||      ADD     .L2X   B1, A2, B10          ; ADD     upper_58, a8_58, wdy
||      SUB     .S1    A12, A15, A1         ; SUB     wcx, s2_53, difference_53
||      SHL     .S2    B12, 24, B6          ; SHL     wdx, 24, upper_53
||      SUB     .D2    B10, B6, B1          ; SUB     wcy, s2_58, difference_58
        XOR     .L1    A1, A7, A2           ; XOR     difference_53, s3_53, wcx
||      XOR     .L2    B13, B12, B9         ; XOR     wax, s0_53, wax
||      ADD     .S1X   A9, B6, A10          ; ADD     upper_53, a8_53, wdx
||      XOR     .S2    B1, B2, B2           ; XOR     difference_58, s3_58, wcy
||      SUB     .D1    A10, A2, A1          ; SUB     wbx, s1_53, wbx
||      SUB     .D2    B11, B9, B1          ; SUB     wby, s1_58, wby
mars_encrypt_blocks$finish:
        MV      .L2    B8, B12              ; copy
||      LDW     .D1T1  *+A8[1], A12         ; LDW     *+last_keys[1], k1_62
        LDW     .D1T2  *+A8[3], B5          ; LDW     *+last_keys[3], k3_60
||      LDW     .D2T1  *+B12[0], A15        ; LDW     *+schedule[0], k0_5
        MV      .L1    A5, A7               ; move return$
||      LDW     .D1T1  *+A8[2], A14         ; LDW     *+last_keys[2], k2_62
||      LDW     .D2T2  *+B8[3], B3          ; LDW     *+schedule[3], k3_5
        ADDAW   .D1    A3, 8, A3            ; ADDAW   in, 8, in
||      LDW     .D2T2  *+B12[0], B5         ; LDW     *+schedule[0], k0_7
        LDW     .D1T1  *+A8[0], A14         ; LDW     *+last_keys[0], k0_60
        MV      .L1X   B12, A9              ; move schedule
||      LDW     .D1T1  *+A8[1], A10         ; LDW     *+last_keys[1], k1_60
||      LDW     .D2T2  *+B12[3], B6         ; LDW     *+schedule[3], k3_7
        SUB     .L2X   A10, B5, B13         ; SUB     wdx, k3_60, wdx
||      MV      .S2    B3, B11              ; move out
||      LDW     .D1T2  *+A3[0], B9          ; LDW     *+in[0], wax
||      LDW     .D2T1  *+B8[2], A13         ; LDW     *+schedule[2], k2_5
        SUB     .L1X   B2, A14, A10         ; SUB     wcy, k2_62, wcy
||      CMPGT   .L2X   A0, 2, B2            ; CMPGT   blocks, 2, more
||      SUB     .S1    A0, 2, A0            ; SUB     blocks, 2, blocks
||      ADD     .S2    B11, B7, B13         ; ADD     out, step, second_out
||      LDW     .D1T1  *+A8[0], A10         ; LDW     *+last_keys[0], k0_62
||      STW     .D2T2  B13, *+B11[3]        ; STW     wdx, *+out[3]
        CMPGT   .L2X   A0, 1, B6            ; CMPGT   blocks, 1, two_2
||      LDW     .D1T1  *+A3[3], A10         ; LDW     *+in[3], wdx
||      LDW     .D2T2  *+B12[1], B0         ; LDW     *+schedule[1], k1_7
        SUB     .L2X   B9, A14, B9          ; SUB     wax, k0_60, wax
||      SHL     .S2    B6, 4, B7            ; SHL     two_2, 4, step
||      LDW     .D1T2  *+A8[2], B12         ; LDW     *+last_keys[2], k2_60
||      STW     .D2T1  A10, *+B13[2]        ; STW     wcy, *+second_out[2]
        SUB     .L1    A1, A10, A5          ; SUB     wbx, k1_60, wbx
||      ADD     .S1X   A3, B7, A1           ; ADD     in, step, second_in
||      LDW     .D1T1  *+A3[2], A5          ; LDW     *+in[2], wcx
||      STW     .D2T2  B9, *+B11[0]         ; STW     wax, *+out[0]
        LDW     .D1T2  *+A1[1], B1          ; LDW     *+second_in[1], wby
||      LDW     .D2T1  *+B8[1], A12         ; LDW     *+schedule[1], k1_5
        SUB     .L2X   B0, A10, B12         ; SUB     way, k0_62, way
||      LDW     .D1T1  *+A3[1], A14         ; LDW     *+in[1], wbx
||      LDW     .D2T2  *+B12[2], B2         ; LDW     *+schedule[2], k2_7
        LDW     .D1T1  *+A8[3], A5          ; LDW     *+last_keys[3], k3_62
||      STW     .D2T2  B12, *+B13[0]        ; STW     way, *+second_out[0]
        LDW     .D1T2  *+A1[0], B0          ; LDW     *+second_in[0], way
||      STW     .D2T1  A5, *+B11[1]         ; STW     wbx, *+out[1]
        ADD     .L1X   A10, B3, A10         ; ADD     wdx, k3_5, wdx
||      SUB     .L2X   B1, A12, B8          ; SUB     wby, k1_62, wby
||      LDW     .D1T2  *+A1[3], B10         ; LDW     *+second_in[3], wdy
||      ADDAW   .D2    B8, 4, B3            ; ADDAW   schedule, 4, keys
        ADD     .L2X   B9, A15, B9          ; ADD     wax, k0_5, wax
||[B2]  B       .S1    mars_encrypt_blocks$mixing; [more] B       next
||      ADD     .S2    B1, B0, B1           ; ADD     wby, k1_7, wby
||      LDW     .D1T1  *+A1[2], A12         ; LDW     *+second_in[2], wcy
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        ADD     .L1    A14, A12, A1         ; ADD     wbx, k1_5, wbx
||      SUB     .L2X   A2, B12, B12         ; SUB     wcx, k2_60, wcx
||      ADD     .S1    A5, A13, A2          ; ADD     wcx, k2_5, wcx
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        STW     .D2T2  B8, *+B13[1]         ; STW     wby, *+second_out[1]
        SUB     .L2X   B10, A5, B5          ; SUB     wdy, k3_62, wdy
||      ADD     .S2    B0, B5, B0           ; ADD     way, k0_7, way
||      ADDAW   .D2    B11, 8, B8           ; ADDAW   out, 8, out
        ADD     .L2    B10, B6, B10         ; ADD     wdy, k3_7, wdy
||      STW     .D2T2  B5, *+B13[3]         ; STW     wdy, *+second_out[3]
        ADD     .L2X   B2, A12, B2          ; ADD     wcy, k2_7, wcy
||      ZERO    .S2    B5                   ; ZERO    pass
||      STW     .D2T2  B12, *+B11[2]        ; STW     wcx, *+out[2]
mars_encrypt_blocks$finish$landing:
        NOP     4
        MV      .L2X   A7, B3               ; move return$
mars_encrypt_blocks$mars_encrypt_blocks$11:
        ZERO    .L2    B0                   ; ZERO    linear_67
        MV      .L1X   B3, A5               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_67, AMR
mars_encrypt_blocks$done:
        LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2X   A5                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADDK    .S2    40, B15              ; frame
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        NOP     4
