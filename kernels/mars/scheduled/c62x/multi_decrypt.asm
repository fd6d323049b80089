; broadside optimize: source 6b5f17dff33e6a7193810a04d5849123d6176a1cdbd4c75761c447420ac1e794
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 50 s a region
        .ref    mars_s1, mars_s_box
; MARS, decryption of any number of independent blocks, two at a time.
;
;       void mars_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
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

        .global mars_decrypt_blocks

mars_decrypt_blocks:
        ADDK    .S2    -56, B15             ; frame
        MV      .L2    B6, B3               ; move schedule
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D2T1  A15, *+B15[13]       ; save A15
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A14, *+B15[12]       ; save A14
        STW     .D2T2  B13, *+B15[11]       ; save B13
        STW     .D2T1  A13, *+B15[10]       ; save A13
        MV      .L1X   B4, A3               ; move in
||      MV      .S1    A6, A0               ; move blocks
||      STW     .D2T2  B12, *+B15[9]        ; save B12
  [!A1] B       .S1    mars_decrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[8]        ; save A12
        STW     .D2T2  B11, *+B15[7]        ; save B11
        STW     .D2T1  A11, *+B15[6]        ; save A11
        STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D2T1  A10, *+B15[4]        ; save A10
        MV      .L2X   A4, B3               ; move out
||      STW     .D2T2  B3, *+B15[3]         ; save schedule
mars_decrypt_blocks$mars_decrypt_blocks$1:
        LDW     .D2T2  *+B15[3], B0         ; restore schedule
        NOP     3
        LDW     .D1T2  *+A3[0], B1          ; LDW     *+in[0], wax
        MV      .L2    B0, B0               ; MV      schedule, last_keys
||      LDW     .D1T2  *+A3[2], B2          ; LDW     *+in[2], wcx
        ADDK    .S2    144, B0              ; ADDK    144, last_keys
||      LDW     .D1T2  *+A3[3], B6          ; LDW     *+in[3], wdx
        CMPGT   .L1    A0, 1, A1            ; CMPGT   blocks, 1, two_69
||      LDW     .D1T1  *+A3[1], A2          ; LDW     *+in[1], wbx
||      LDW     .D2T2  *+B0[1], B5          ; LDW     *+last_keys[1], k1_74
        SHL     .S1    A1, 4, A7            ; SHL     two_69, 4, step
||      LDW     .D2T2  *+B0[0], B8          ; LDW     *+last_keys[0], k0_74
        ADD     .L1    A3, A7, A1           ; ADD     in, step, second_in
||      MV      .S1X   B3, A8               ; move out
||      LDW     .D2T1  *+B0[0], A5          ; LDW     *+last_keys[0], k0_72
        LDW     .D1T1  *+A1[1], A9          ; LDW     *+second_in[1], wby
||      SUBAW   .D2    B0, 2, B3            ; SUBAW   last_keys, 2, keys
        LDW     .D2T1  *+B0[2], A10         ; LDW     *+last_keys[2], k2_74
        LDW     .D1T1  *+A1[3], A11         ; LDW     *+second_in[3], wdy
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+last_keys[3], k3_72
        LDW     .D1T2  *+A1[0], B1          ; LDW     *+second_in[0], way
||      LDW     .D2T1  *+B0[1], A5          ; LDW     *+last_keys[1], k1_72
        MV      .L1X   B3, A1               ; copy
||      LDW     .D1T1  *+A1[2], A2          ; LDW     *+second_in[2], wcy
||      LDW     .D2T2  *+B0[2], B1          ; LDW     *+last_keys[2], k2_72
        ADD     .L2X   B5, A9, B9           ; ADD     wby, k1_74, wby
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T2  *+A1[1], B6          ; LDW     *+keys[0 + 1], q0
||      LDW     .D2T1  *+B0[3], A2          ; LDW     *+last_keys[3], k3_74
        MVKL    .S2    21561633, B5         ; MVKL    0x01490121, circular_68
||      LDW     .D1T1  *+A1[0], A5          ; LDW     *+keys[0], p0
||      STW     .D2T2  B0, *+B15[2]         ; save last_keys
        ADD     .L2X   B1, A5, B7           ; ADD     wax, k0_72, wax
||      MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    21561633, B5         ; MVKH    0x01490121, circular_68
        ADD     .L1    A2, A5, A9           ; ADD     wbx, k1_72, wbx
||      ADD     .L2    B1, B8, B8           ; ADD     way, k0_74, way
||      MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVC     .S2    B5, AMR              ; MVC     circular_68, AMR
||      ZERO    .D2    B5                   ; ZERO    pass
        ADD     .L1    A2, A10, A1          ; ADD     wcy, k2_74, wcy
||      ADD     .L2    B2, B1, B0           ; ADD     wcx, k2_72, wcx
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVK     .S2    32, B2               ; MVK     32, word
||      ADD     .D2    B6, B0, B1           ; ADD     wdx, k3_72, wdx
        ADD     .L1    A11, A2, A2          ; ADD     wdy, k3_74, wdy
||      MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
;  loop mixing is not pipelined: the branch is taken while its register is zero
mars_decrypt_blocks$mixing:
        SHRU    .S2X   A2, 8, B10           ; SHRU    wdy, 8, a8_83
||      LDW     .D1T1  *+A4[A2], A11        ; LDW     *+A4[wdy], s0_83
        LDW     .D2T1  *+B4[B10], A11       ; LDW     *+B4[a8_83], s1_83
        MV      .L1X   B1, A10              ; copy
        SHRU    .S2    B1, 8, B10           ; SHRU    wdx, 8, a8_78
||      LDW     .D1T2  *+A4[A10], B10       ; LDW     *+A4[wdx], s0_78
        LDW     .D2T1  *+B4[B10], A11       ; LDW     *+B4[a8_78], s1_78
        XOR     .L1    A1, A11, A12         ; XOR     wcy, s0_83, sum_83
||      SHRU    .S1    A2, 16, A1           ; SHRU    wdy, 16, a16_83
        ADD     .L1    A12, A11, A1         ; ADD     sum_83, s1_83, wcy
||      LDW     .D1T2  *+A4[A1], B10        ; LDW     *+A4[a16_83], s2_83
        SHRU    .S2X   A1, 8, B11           ; SHRU    wcy, 8, a8_84
||      LDW     .D1T2  *+A4[A1], B11        ; LDW     *+A4[wcy], s0_84
        XOR     .L2    B0, B10, B0          ; XOR     wcx, s0_78, sum_78
||      SHRU    .S1    A10, 16, A10         ; SHRU    wdx, 16, a16_78
||      LDW     .D2T1  *+B4[B11], A12       ; LDW     *+B4[a8_84], s1_84
        ADD     .L1X   A11, B0, A10         ; ADD     sum_78, s1_78, wcx
||      LDW     .D1T1  *+A4[A10], A12       ; LDW     *+A4[a16_78], s2_78
        SHRU    .S2X   A2, 24, B0           ; SHRU    wdy, 24, a24_83
||      LDW     .D1T1  *+A4[A10], A13       ; LDW     *+A4[wcx], s0_79
        ADD     .L2    B9, B10, B10         ; ADD     wby, s2_83, wby
||      SHRU    .S2X   A10, 8, B9           ; SHRU    wcx, 8, a8_79
||      LDW     .D2T1  *+B4[B0], A9         ; LDW     *+B4[a24_83], s3_83
        XOR     .L2    B10, B11, B9         ; XOR     wby, s0_84, sum_84
||      SHRU    .S1    A1, 16, A11          ; SHRU    wcy, 16, a16_84
||      LDW     .D2T1  *+B4[B9], A13        ; LDW     *+B4[a8_79], s1_79
        ADD     .L1X   A12, B9, A11         ; ADD     sum_84, s1_84, wby
||      LDW     .D1T1  *+A4[A11], A13       ; LDW     *+A4[a16_84], s2_84
        SHRU    .S2X   A11, 8, B9           ; SHRU    wby, 8, a8_85
||      LDW     .D1T1  *+A4[A11], A14       ; LDW     *+A4[wby], s0_85
        ADD     .L1    A9, A12, A12         ; ADD     wbx, s2_78, wbx
||      SHRU    .S2    B1, 24, B9           ; SHRU    wdx, 24, a24_78
||      LDW     .D2T1  *+B4[B9], A13        ; LDW     *+B4[a8_85], s1_85
        XOR     .L1    A12, A13, A14        ; XOR     wbx, s0_79, sum_79
||      SHRU    .S1    A10, 16, A12         ; SHRU    wcx, 16, a16_79
||      LDW     .D2T2  *+B4[B9], B11        ; LDW     *+B4[a24_78], s3_78
        ADD     .L1    A14, A13, A9         ; ADD     sum_79, s1_79, wbx
||      XOR     .S1X   A9, B8, A12          ; XOR     way, s3_83, way
||      LDW     .D1T2  *+A4[A12], B11       ; LDW     *+A4[a16_79], s2_79
        ADD     .L1    A12, A13, A13        ; ADD     way, s2_84, way
||      SHRU    .S2X   A1, 24, B8           ; SHRU    wcy, 24, a24_84
||      LDW     .D1T2  *+A4[A9], B12        ; LDW     *+A4[wbx], s0_80
        XOR     .L1    A13, A14, A14        ; XOR     way, s0_85, sum_85
||      ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHRU    .S2X   A11, 24, B10         ; SHRU    wby, 24, a24_85
||      LDW     .D2T1  *+B4[B8], A2         ; LDW     *+B4[a24_84], s3_84
        ADD     .L1    A14, A13, A13        ; ADD     sum_85, s1_85, way
||      CMPEQ   .L2    2, B5, B1            ; CMPEQ   pass, 2, last
||      SHRU    .S1    A11, 16, A14         ; SHRU    wby, 16, a16_85
||      SHL     .S2    B1, 8, B12           ; SHL     wdx, 8, upper_78
||      LDW     .D2T1  *+B4[B10], A12       ; LDW     *+B4[a24_85], s3_85
        XOR     .L2    B7, B11, B7          ; XOR     wax, s3_78, wax
||      SHL     .S1    A2, 8, A2            ; SHL     wdy, 8, upper_83
||      SHRU    .S2X   A9, 8, B12           ; SHRU    wbx, 8, a8_80
||      LDW     .D1T1  *+A4[A14], A14       ; LDW     *+A4[a16_85], s2_85
||      ADD     .D2    B12, B9, B9          ; ADD     upper_78, a24_78, wdx
        ADD     .L1X   A2, B0, A1           ; ADD     upper_83, a24_83, wdy
||      ADD     .L2    B7, B11, B11         ; ADD     wax, s2_79, wax
||      SHL     .S1    A1, 8, A2            ; SHL     wcy, 8, upper_84
||      SHRU    .S2X   A13, 24, B0          ; SHRU    way, 24, a24_86
||      LDW     .D2T1  *+B4[B12], A12       ; LDW     *+B4[a8_80], s1_80
        ADD     .L1    A1, A12, A1          ; ADD     wdy, way, wdy
||      XOR     .L2    B11, B12, B8         ; XOR     wax, s0_80, sum_80
||      ADD     .S1X   A2, B8, A12          ; ADD     upper_84, a24_84, wcy
||      SHRU    .S2X   A10, 24, B11         ; SHRU    wcx, 24, a24_79
||      LDW     .D2T2  *+B4[B0], B7         ; LDW     *+B4[a24_86], s3_86
        XOR     .L1    A1, A2, A2           ; XOR     wdy, s3_84, wdy
||      SHL     .S1    A13, 8, A1           ; SHL     way, 8, upper_86
||      SHL     .S2X   A11, 8, B12          ; SHL     wby, 8, upper_85
||      ADD     .D1    A12, A11, A11        ; ADD     wcy, wby, wcy
||      LDW     .D2T2  *+B4[B11], B7        ; LDW     *+B4[a24_79], s3_79
        XOR     .L1    A11, A12, A11        ; XOR     wcy, s3_85, wcy
||      ADD     .L2    B12, B10, B10        ; ADD     upper_85, a24_85, wby
||      SHRU    .S1    A9, 16, A12          ; SHRU    wbx, 16, a16_80
||      SHRU    .S2X   A13, 8, B12          ; SHRU    way, 8, a8_86
        ADD     .L1    A2, A14, A2          ; ADD     wdy, s2_85, wdy
||      SHRU    .S2X   A9, 24, B13          ; SHRU    wbx, 24, a24_80
||      LDW     .D1T2  *+A4[A12], B1        ; LDW     *+A4[a16_80], s2_80
        ADD     .L1X   A12, B8, A1          ; ADD     sum_80, s1_80, wax
||      ADD     .L2    B9, B7, B0           ; ADD     wdx, wax, wdx
||      SHRU    .S1    A13, 16, A12         ; SHRU    way, 16, a16_86
||      ADD     .S2X   B0, A1, B8           ; ADD     upper_86, a24_86, way
||      LDW     .D1T1  *+A4[A13], A12       ; LDW     *+A4[way], s0_86
||      LDW     .D2T2  *+B4[B13], B10       ; LDW     *+B4[a24_80], s3_80
        XOR     .L2    B10, B7, B9          ; XOR     wby, s3_86, wby
||      SHL     .S1    A10, 8, A10          ; SHL     wcx, 8, upper_79
||      SHRU    .S2X   A1, 8, B10           ; SHRU    wax, 8, a8_81
||      LDW     .D1T2  *+A4[A1], B7         ; LDW     *+A4[wax], s0_81
||      LDW     .D2T1  *+B4[B12], A13       ; LDW     *+B4[a8_86], s1_86
        ADD     .L1X   A10, B11, A10        ; ADD     upper_79, a24_79, wcx
||      XOR     .L2    B0, B7, B7           ; XOR     wdx, s3_79, wdx
||      SHRU    .S1    A1, 16, A12          ; SHRU    wax, 16, a16_81
||      SHRU    .S2X   A1, 24, B0           ; SHRU    wax, 24, a24_81
||      LDW     .D1T1  *+A4[A12], A12       ; LDW     *+A4[a16_86], s2_86
||      LDW     .D2T2  *+B4[B10], B11       ; LDW     *+B4[a8_81], s1_81
  [!B1] B       .S1    mars_decrypt_blocks$mixing; [!last] B      mixing
||      LDW     .D1T2  *+A4[A12], B7        ; LDW     *+A4[a16_81], s2_81
||      LDW     .D2T1  *+B4[B0], A10        ; LDW     *+B4[a24_81], s3_81
        NOP
        ADD     .L2    B7, B1, B1           ; ADD     wdx, s2_80, wdx
        XOR     .L1    A2, A12, A2          ; XOR     wdy, s0_86, sum_86
||      SHL     .S1    A9, 8, A10           ; SHL     wbx, 8, upper_80
||      ADD     .D1    A10, A9, A9          ; ADD     wcx, wbx, wcx
        ADD     .L1X   A10, B13, A9         ; ADD     upper_80, a24_80, wbx
||      XOR     .L2X   B10, A9, B1          ; XOR     wcx, s3_80, wcx
||      SHL     .S1    A1, 8, A11           ; SHL     wax, 8, upper_81
||      XOR     .S2    B1, B7, B10          ; XOR     wdx, s0_81, sum_81
||      ADD     .D1    A11, A12, A1         ; ADD     wcy, s2_86, wcy
        XOR     .L1    A9, A10, A9          ; XOR     wbx, s3_81, wbx
||      ADD     .L2    B10, B11, B1         ; ADD     sum_81, s1_81, wdx
||      ADD     .S1    A2, A13, A2          ; ADD     sum_86, s1_86, wdy
||      ADD     .S2X   B0, A11, B7          ; ADD     upper_81, a24_81, wax
||      ADD     .D2    B1, B7, B0           ; ADD     wcx, s2_81, wcx
mars_decrypt_blocks$mars_decrypt_blocks$4:
        ZERO    .L2    B5                   ; ZERO    pass
;  loop first is not pipelined: the branch is taken while its register is zero
mars_decrypt_blocks$first:
        ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHL     .S1    A2, 19, A10          ; SHL     wdy, 19, upper_95
||      SHL     .S2    B1, 19, B10          ; SHL     wdx, 19, upper_89
||      MPYHLU  .M1X   A2, B6, A11          ; MPYHLU  wdy, q0, mixed1_96
||      MPYLHU  .M2    B1, B6, B11          ; MPYLHU  wdx, q0, mixed2_90
||      SUBAW   .D2    B3, 2, B3            ; SUBAW   keys, 2, keys
        SHRU    .S2X   A2, 13, B12          ; SHRU    wdy, 13, lower_95
||      MPYLHU  .M1X   A2, B6, A12          ; MPYLHU  wdy, q0, mixed2_96
||      MPYHLU  .M2    B1, B6, B1           ; MPYHLU  wdx, q0, mixed1_90
        ADD     .L2X   B12, A10, B12        ; ADD     upper_95, lower_95, plain_94
||      SHRU    .S1X   B1, 13, A10          ; SHRU    wdx, 13, lower_89
||      MPYU    .M2    B1, B6, B1           ; MPYU    wdx, q0, low_90
        ADD     .L1    A11, A12, A11        ; ADD     mixed1_96, mixed2_96, mixed_96
||      ADD     .L2    B1, B11, B6          ; ADD     mixed1_90, mixed2_90, mixed_90
||      ADD     .S1X   A5, B12, A2          ; ADD     plain_94, p0, index_95
||      MPYU    .M2X   B6, A2, B10          ; MPYU    wdy, q0, low_96
        ADD     .L1X   A10, B10, A10        ; ADD     upper_89, lower_89, plain_88
||      SHL     .S1    A11, 16, A11         ; SHL     mixed_96, 16, upper_96
||      SHL     .S2    B6, 16, B6           ; SHL     mixed_90, 16, upper_90
        ADD     .L1    A10, A5, A11         ; ADD     plain_88, p0, index_89
||      ADD     .L2    B1, B6, B1           ; ADD     low_90, upper_90, product_89
||      ADD     .S1X   A11, B10, A5         ; ADD     low_96, upper_96, product_95
        SHL     .S1X   B1, 10, A12          ; SHL     product_89, 10, p10_91
||      SHRU    .S2    B1, 27, B6           ; SHRU    product_89, 27, p27_91
||      LDW     .D1T2  *+A6[A11], B11       ; LDW     *+A6[index_89], box_91
        SUB     .L2    B2, B6, B11          ; SUB     word, p27_91, right_92
||      SHRU    .S1X   B1, 22, A13          ; SHRU    product_89, 22, p22_91
||      SHL     .S2X   A11, B6, B10         ; SHL     index_89, p27_91, upper_92
        SHL     .S1X   B1, 5, A11           ; SHL     product_89, 5, p5_91
||      SHRU    .S2X   A11, B11, B11        ; SHRU    index_89, right_92, lower_92
||      LDW     .D1T2  *+A6[A2], B1         ; LDW     *+A6[index_95], box_97
        ADD     .L1X   A11, B6, A13         ; ADD     p5_91, p27_91, once_91
||      ADD     .L2    B10, B11, B6         ; ADD     upper_92, lower_92, m_88
||      SHL     .S1    A5, 5, A12           ; SHL     product_95, 5, p5_97
||      SHL     .S2X   A5, 10, B10          ; SHL     product_95, 10, p10_97
||      ADD     .D1    A12, A13, A11        ; ADD     p10_91, p22_91, r_88
        XOR     .L1    A13, A11, A14        ; XOR     once_91, r_88, both_91
||      SHRU    .S1    A5, 27, A13          ; SHRU    product_95, 27, p27_97
||      SHRU    .S2X   A5, 22, B13          ; SHRU    product_95, 22, p22_97
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        XOR     .L1X   A14, B11, A5         ; XOR     both_91, box_91, sum_91
||      CMPEQ   .L2    8, B5, B1            ; CMPEQ   pass, 8, last
||      EXTU    .S1    A5, 5, 27, A12       ; EXTU    product_95, 5, 27, by_l_97
||      EXTU    .S2    B1, 5, 27, B11       ; EXTU    product_89, 5, 27, by_l_91
||      ADD     .D1    A12, A13, A14        ; ADD     p5_97, p27_97, once_97
||      ADD     .D2    B10, B13, B10        ; ADD     p10_97, p22_97, r_94
        SUB     .L1X   B2, A13, A14         ; SUB     word, p27_97, right_98
||      XOR     .L2X   B10, A14, B13        ; XOR     once_97, r_94, both_97
||      SHL     .S1    A2, A13, A13         ; SHL     index_95, p27_97, upper_98
||[!B1] B       .S2    mars_decrypt_blocks$first; [!last] B      first
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        SUB     .L1X   B2, A12, A14         ; SUB     word, by_l_97, right_99
||      XOR     .L2    B13, B1, B11         ; XOR     both_97, box_97, sum_97
||      SHRU    .S1    A2, A14, A2          ; SHRU    index_95, right_98, lower_98
||      SHL     .S2X   A5, B11, B1          ; SHL     sum_91, by_l_91, upper_93
||      SUB     .D2    B2, B11, B13         ; SUB     word, by_l_91, right_93
        SHL     .S1X   B11, A12, A12        ; SHL     sum_97, by_l_97, upper_99
||      SHRU    .S2X   A5, B13, B13         ; SHRU    sum_91, right_93, lower_93
        ADD     .L1    A13, A2, A2          ; ADD     upper_98, lower_98, m_94
||      ADD     .L2    B1, B13, B1          ; ADD     upper_93, lower_93, l_88
||      SHRU    .S1X   B11, A14, A13        ; SHRU    sum_97, right_99, lower_99
        XOR     .L1X   A11, B7, A9          ; XOR     wax, r_88, wbx
||      SUB     .L2X   A9, B6, B0           ; SUB     wbx, m_88, wcx
||      ADD     .S1    A12, A13, A11        ; ADD     upper_99, lower_99, l_94
||      SUB     .S2    B0, B1, B1           ; SUB     wcx, l_88, wdx
        SUB     .L1X   B9, A2, A1           ; SUB     wby, m_94, wcy
||      MV      .L2X   A10, B7              ; MV      plain_88, wax
||      SUB     .S1    A1, A11, A2          ; SUB     wcy, l_94, wdy
||      XOR     .S2    B8, B10, B9          ; XOR     way, r_94, wby
||      MV      .D2    B12, B8              ; MV      plain_94, way
mars_decrypt_blocks$mars_decrypt_blocks$6:
        ZERO    .L2    B5                   ; ZERO    pass
;  loop second is not pipelined: the branch is taken while its register is zero
mars_decrypt_blocks$second:
        ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHRU    .S1    A2, 13, A12          ; SHRU    wdy, 13, lower_109
||      SHRU    .S2    B1, 13, B10          ; SHRU    wdx, 13, lower_103
||      MPYLHU  .M1X   A2, B6, A11          ; MPYLHU  wdy, q0, mixed2_110
||      MPYLHU  .M2    B1, B6, B12          ; MPYLHU  wdx, q0, mixed2_104
||      SUBAW   .D2    B3, 2, B3            ; SUBAW   keys, 2, keys
        SHL     .S2    B1, 19, B13          ; SHL     wdx, 19, upper_103
||      MPYHLU  .M1X   A2, B6, A2           ; MPYHLU  wdy, q0, mixed1_110
||      MPYHLU  .M2    B1, B6, B11          ; MPYHLU  wdx, q0, mixed1_104
        ADD     .L2    B13, B10, B10        ; ADD     upper_103, lower_103, plain_102
||      SHL     .S1    A2, 19, A15          ; SHL     wdy, 19, upper_109
||      MPYU    .M2X   B6, A2, B13          ; MPYU    wdy, q0, low_110
        ADD     .L1X   A5, B10, A13         ; ADD     plain_102, p0, index_103
||      ADD     .L2    B11, B12, B1         ; ADD     mixed1_104, mixed2_104, mixed_104
||      ADD     .S1    A2, A11, A2          ; ADD     mixed1_110, mixed2_110, mixed_110
||      MPYU    .M2    B1, B6, B11          ; MPYU    wdx, q0, low_104
||      ADD     .D1    A15, A12, A11        ; ADD     upper_109, lower_109, plain_108
        ADD     .L1    A11, A5, A14         ; ADD     plain_108, p0, index_109
||      SHL     .S1X   B1, 16, A2           ; SHL     mixed_104, 16, upper_104
||      SHL     .S2X   A2, 16, B6           ; SHL     mixed_110, 16, upper_110
        ADD     .L1X   A2, B11, A12         ; ADD     low_104, upper_104, product_103
||      ADD     .L2    B13, B6, B1          ; ADD     low_110, upper_110, product_109
        SHL     .S1    A12, 10, A5          ; SHL     product_103, 10, p10_105
||      SHL     .S2    B1, 10, B12          ; SHL     product_109, 10, p10_111
||      LDW     .D1T1  *+A6[A13], A2        ; LDW     *+A6[index_103], box_105
        SHRU    .S1    A12, 22, A15         ; SHRU    product_103, 22, p22_105
||      SHRU    .S2X   A12, 27, B6          ; SHRU    product_103, 27, p27_105
        ADD     .L1    A5, A15, A10         ; ADD     p10_105, p22_105, r_102
||      SHL     .S1    A12, 5, A15          ; SHL     product_103, 5, p5_105
||      EXTU    .S2    B1, 5, 27, B11       ; EXTU    product_109, 5, 27, by_l_111
||      LDW     .D1T2  *+A6[A14], B6        ; LDW     *+A6[index_109], box_111
        ADD     .L1X   A15, B6, A5          ; ADD     p5_105, p27_105, once_105
||      EXTU    .S1    A12, 5, 27, A12      ; EXTU    product_103, 5, 27, by_l_105
||      SHRU    .S2    B1, 22, B13          ; SHRU    product_109, 22, p22_111
||      LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        XOR     .L1    A5, A10, A15         ; XOR     once_105, r_102, both_105
||      XOR     .L2X   B0, A10, B1          ; XOR     wcx, r_102, wdx
||      SHRU    .S1X   B1, 27, A10          ; SHRU    product_109, 27, p27_111
||      SHL     .S2    B1, 5, B0            ; SHL     product_109, 5, p5_111
||      ADD     .D2    B12, B13, B13        ; ADD     p10_111, p22_111, r_108
        XOR     .L1    A15, A2, A5          ; XOR     both_105, box_105, sum_105
||      CMPEQ   .L2    8, B5, B0            ; CMPEQ   pass, 8, last
||      SHL     .S1    A14, A10, A15        ; SHL     index_109, p27_111, upper_112
||      ADD     .S2X   B0, A10, B12         ; ADD     p5_111, p27_111, once_111
        XOR     .L1X   A1, B13, A2          ; XOR     wcy, r_108, wdy
||      XOR     .L2    B12, B13, B0         ; XOR     once_111, r_108, both_111
||[!B0] B       .S1    mars_decrypt_blocks$second; [!last] B      second
||      SHL     .S2X   A13, B6, B13         ; SHL     index_103, p27_105, upper_106
||      SUB     .D2    B2, B6, B12          ; SUB     word, p27_105, right_106
        SUB     .L1X   B2, A12, A1          ; SUB     word, by_l_105, right_107
||      XOR     .L2    B0, B6, B0           ; XOR     both_111, box_111, sum_111
||      SHL     .S1    A5, A12, A13         ; SHL     sum_105, by_l_105, upper_107
||      SHRU    .S2X   A13, B12, B12        ; SHRU    index_103, right_106, lower_106
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        SUB     .L1X   B2, A10, A5          ; SUB     word, p27_111, right_112
||      ADD     .L2    B13, B12, B11        ; ADD     upper_106, lower_106, m_102
||      SHRU    .S1    A5, A1, A10          ; SHRU    sum_105, right_107, lower_107
||      SHL     .S2    B0, B11, B13         ; SHL     sum_111, by_l_111, upper_113
||      SUB     .D2    B2, B11, B12         ; SUB     word, by_l_111, right_113
        ADD     .L1    A13, A10, A13        ; ADD     upper_107, lower_107, l_102
||      SUB     .L2X   A9, B11, B0          ; SUB     wbx, m_102, wcx
||      SHRU    .S1    A14, A5, A14         ; SHRU    index_109, right_112, lower_112
||      SHRU    .S2    B0, B12, B11         ; SHRU    sum_111, right_113, lower_113
        SUB     .L1X   B7, A13, A9          ; SUB     wax, l_102, wbx
||      ADD     .L2    B13, B11, B7         ; ADD     upper_113, lower_113, l_108
||      ADD     .S1    A15, A14, A1         ; ADD     upper_112, lower_112, m_108
        SUB     .L1X   B9, A1, A1           ; SUB     wby, m_108, wcy
||      MV      .L2    B10, B7              ; MV      plain_102, wax
||      MV      .S2X   A11, B8              ; MV      plain_108, way
||      SUB     .D2    B8, B7, B9           ; SUB     way, l_108, wby
mars_decrypt_blocks$mars_decrypt_blocks$8:
        ZERO    .L2    B5                   ; ZERO    pass
||      MV      .S2X   A8, B3               ; move out
;  loop unmix is not pipelined: the branch is taken while its register is zero
mars_decrypt_blocks$unmix:
        MV      .L2X   A2, B11              ; copy
||      LDW     .D2T2  *+B4[B1], B13        ; LDW     *+B4[wdx], s0_117
        LDW     .D2T2  *+B4[B11], B12       ; LDW     *+B4[wdy], s0_122
        SHL     .S1X   B1, 24, A13          ; SHL     wdx, 24, upper_117
        SHRU    .S1X   B1, 24, A11          ; SHRU    wdx, 24, a24_117
        SHRU    .S1    A2, 24, A12          ; SHRU    wdy, 24, a24_122
||      LDW     .D1T1  *+A4[A11], A8        ; LDW     *+A4[a24_117], s1_117
        XOR     .L2    B0, B13, B13         ; XOR     wcx, s0_117, wcx
||      SHRU    .S1X   B1, 8, A12           ; SHRU    wdx, 8, a8_117
||      LDW     .D1T1  *+A4[A12], A15       ; LDW     *+A4[a24_122], s1_122
        XOR     .L2X   B12, A1, B6          ; XOR     wcy, s0_122, wcy
||      SHRU    .S1X   B13, 8, A11          ; SHRU    wcx, 8, a8_118
||      SHRU    .S2    B11, 16, B11         ; SHRU    wdy, 16, a16_122
||      LDW     .D2T2  *+B4[B13], B13       ; LDW     *+B4[wcx], s0_118
        SHRU    .S1X   B6, 8, A5            ; SHRU    wcy, 8, a8_123
||      SHL     .S2    B6, 24, B12          ; SHL     wcy, 24, upper_123
||      LDW     .D2T2  *+B4[B6], B9         ; LDW     *+B4[wcy], s0_123
        SHRU    .S1X   B13, 24, A1          ; SHRU    wcx, 24, a24_118
||      SHRU    .S2    B13, 16, B10         ; SHRU    wcx, 16, a16_118
||      LDW     .D1T1  *+A4[A5], A1         ; LDW     *+A4[a8_123], s3_123
        ADD     .L1X   A5, B12, A10         ; ADD     upper_123, a8_123, wcy
||      SHRU    .S2    B1, 16, B1           ; SHRU    wdx, 16, a16_117
||      LDW     .D1T2  *+A4[A1], B12        ; LDW     *+A4[a24_118], s1_118
        SUB     .L1    A9, A8, A15          ; SUB     wbx, s1_117, wbx
||      SUB     .L2X   B9, A15, B1          ; SUB     wby, s1_122, wby
||      SHRU    .S1X   B6, 24, A14          ; SHRU    wcy, 24, a24_123
||      SHL     .S2    B13, 24, B0          ; SHL     wcx, 24, upper_118
||      LDW     .D1T1  *+A4[A11], A15       ; LDW     *+A4[a8_118], s3_118
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[a16_117], s2_117
        ADD     .L1X   A11, B0, A5          ; ADD     upper_118, a8_118, wcx
||      XOR     .L2X   B13, A15, B0         ; XOR     wbx, s0_118, wbx
||      LDW     .D1T1  *+A4[A14], A12       ; LDW     *+A4[a24_123], s1_123
||      LDW     .D2T2  *+B4[B10], B9        ; LDW     *+B4[a16_118], s2_118
        SUB     .L2X   B0, A5, B10          ; SUB     wbx, wcx, wbx
||      SHRU    .S1    A2, 8, A14           ; SHRU    wdy, 8, a8_122
||      XOR     .S2    B1, B9, B9           ; XOR     wby, s0_123, wby
||      LDW     .D1T2  *+A4[A12], B1        ; LDW     *+A4[a8_117], s3_117
||      LDW     .D2T1  *+B4[B11], A11       ; LDW     *+B4[a16_122], s2_122
        SUB     .L2X   B9, A10, B6          ; SUB     wby, wcy, wby
||      SHRU    .S1X   B10, 24, A9          ; SHRU    wbx, 24, a24_119
||      SHRU    .S2    B6, 16, B9           ; SHRU    wcy, 16, a16_123
||      LDW     .D1T1  *+A4[A14], A14       ; LDW     *+A4[a8_122], s3_122
||      LDW     .D2T2  *+B4[B10], B9        ; LDW     *+B4[wbx], s0_119
        ADD     .L1    A13, A12, A11        ; ADD     upper_117, a8_117, wdx
||      SHRU    .S1X   B6, 24, A8           ; SHRU    wby, 24, a24_124
||      SHRU    .S2    B10, 16, B11         ; SHRU    wbx, 16, a16_119
||      LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[a24_119], s1_119
||      LDW     .D2T2  *+B4[B9], B1         ; LDW     *+B4[a16_123], s2_123
        ADD     .L2    1, B5, B5            ; ADD     pass, 1, pass
||      SHRU    .S1X   B10, 8, A2           ; SHRU    wbx, 8, a8_119
||      SHL     .S2X   A2, 24, B13          ; SHL     wdy, 24, upper_122
||      LDW     .D2T2  *+B4[B11], B0        ; LDW     *+B4[a16_119], s2_119
        SUB     .L2X   A11, B9, B7          ; SUB     wdx, s2_118, difference_118
||      SHRU    .S1X   B6, 8, A9            ; SHRU    wby, 8, a8_124
||      SUB     .S2    B7, B0, B9           ; SUB     wax, s2_117, difference_117
||      LDW     .D1T1  *+A4[A8], A15        ; LDW     *+A4[a24_124], s1_124
||      LDW     .D2T2  *+B4[B6], B12        ; LDW     *+B4[wby], s0_124
        SUB     .L1X   B8, A11, A13         ; SUB     way, s2_122, difference_122
||      XOR     .L2    B9, B1, B1           ; XOR     difference_117, s3_117, wax
||      ADD     .S2X   B13, A14, B0         ; ADD     upper_122, a8_122, wdy
        XOR     .L1X   A15, B7, A11         ; XOR     difference_118, s3_118, wdx
||      SUB     .L2    B1, B12, B7          ; SUB     wax, s1_118, wax
||      SHRU    .S2    B6, 16, B13          ; SHRU    wby, 16, a16_124
        SUB     .L1    A11, A8, A8          ; SUB     wdx, s1_119, wdx
||      XOR     .L2    B7, B9, B1           ; XOR     wax, s0_119, wax
||      XOR     .S1    A13, A14, A15        ; XOR     difference_122, s3_122, way
||      SUB     .S2    B0, B1, B9           ; SUB     wdy, s2_123, difference_123
||      LDW     .D2T1  *+B4[B13], A14       ; LDW     *+B4[a16_124], s2_124
        SUB     .L1    A15, A12, A11        ; SUB     way, s1_123, way
||      SUB     .L2X   B1, A8, B11          ; SUB     wax, wdx, wax
||      XOR     .S1X   A1, B9, A1           ; XOR     difference_123, s3_123, wdy
||      LDW     .D1T1  *+A4[A2], A12        ; LDW     *+A4[a8_119], s3_119
        SUB     .L1    A1, A15, A11         ; SUB     wdy, s1_124, wdy
||      XOR     .L2X   B12, A11, B13        ; XOR     way, s0_124, way
||      SHRU    .S1X   B11, 24, A13         ; SHRU    wax, 24, a24_120
||      SHRU    .S2    B11, 16, B7          ; SHRU    wax, 16, a16_120
||      LDW     .D1T1  *+A4[A9], A13        ; LDW     *+A4[a8_124], s3_124
||      LDW     .D2T2  *+B4[B11], B1        ; LDW     *+B4[wax], s0_120
        SUB     .L2X   B13, A11, B8         ; SUB     way, wdy, way
||      SHRU    .S1X   B11, 8, A1           ; SHRU    wax, 8, a8_120
||      LDW     .D1T2  *+A4[A13], B10       ; LDW     *+A4[a24_120], s1_120
||      LDW     .D2T1  *+B4[B7], A14        ; LDW     *+B4[a16_120], s2_120
        SHRU    .S1X   B8, 24, A13          ; SHRU    way, 24, a24_125
||      SHRU    .S2    B8, 16, B9           ; SHRU    way, 16, a16_125
||      LDW     .D1T1  *+A4[A1], A10        ; LDW     *+A4[a8_120], s3_120
||      LDW     .D2T2  *+B4[B8], B0         ; LDW     *+B4[way], s0_125
        CMPEQ   .L2    2, B5, B1            ; CMPEQ   pass, 2, last
||      SHRU    .S1X   B8, 8, A15           ; SHRU    way, 8, a8_125
||      LDW     .D1T1  *+A4[A13], A14       ; LDW     *+A4[a24_125], s1_125
||      LDW     .D2T2  *+B4[B9], B6         ; LDW     *+B4[a16_125], s2_125
        SUB     .L1    A10, A14, A14        ; SUB     wcy, s2_124, difference_124
||      SUB     .L2X   A5, B0, B13          ; SUB     wcx, s2_119, difference_119
||      SHL     .S1X   B10, 24, A10         ; SHL     wbx, 24, upper_119
||[!B1] B       .S2    mars_decrypt_blocks$unmix; [!last] B      unmix
||      LDW     .D1T2  *+A4[A15], B11       ; LDW     *+A4[a8_125], s3_125
        ADD     .L1    A10, A2, A5          ; ADD     upper_119, a8_119, wbx
||      XOR     .L2X   B1, A8, B1           ; XOR     wdx, s0_120, wdx
||      XOR     .S1    A14, A13, A2         ; XOR     difference_124, s3_124, wcy
||      SHL     .S2    B11, 24, B12         ; SHL     wax, 24, upper_120
        SUB     .L1    A5, A14, A8          ; SUB     wbx, s2_120, difference_120
||      ADD     .L2X   B12, A1, B7          ; ADD     upper_120, a8_120, wax
||      SHL     .S1X   B6, 24, A13          ; SHL     wby, 24, upper_124
||      SHL     .S2    B8, 24, B11          ; SHL     way, 24, upper_125
        ADD     .L1    A13, A9, A1          ; ADD     upper_124, a8_124, wby
||      XOR     .L2X   B13, A12, B12        ; XOR     difference_119, s3_119, wcx
        SUB     .L1X   A1, B6, A1           ; SUB     wby, s2_125, difference_125
||      ADD     .L2X   B11, A15, B8         ; ADD     upper_125, a8_125, way
        XOR     .L1    A8, A10, A9          ; XOR     difference_120, s3_120, wbx
||      SUB     .L2    B12, B10, B0         ; SUB     wcx, s1_120, wcx
||      XOR     .S1X   A11, B0, A2          ; XOR     wdy, s0_125, wdy
||      XOR     .S2X   B11, A1, B9          ; XOR     difference_125, s3_125, wby
||      SUB     .D1    A2, A14, A1          ; SUB     wcy, s1_125, wcy
mars_decrypt_blocks$finish:
        MV      .L1X   B3, A11              ; copy
||      ADDAW   .D1    A3, 8, A3            ; ADDAW   in, 8, in
||      LDW     .D2T1  *+B15[3], A13        ; restore schedule
        ADDAW   .D1    A11, 8, A8           ; ADDAW   out, 8, out
||      LDW     .D2T2  *+B15[2], B10        ; restore last_keys
        LDW     .D1T2  *+A3[0], B13         ; LDW     *+in[0], wax
        LDW     .D1T2  *+A3[2], B11         ; LDW     *+in[2], wcx
        LDW     .D1T2  *+A3[3], B5          ; LDW     *+in[3], wdx
        LDW     .D1T2  *+A13[3], B12        ; LDW     *+schedule[3], k3_127
        LDW     .D1T1  *+A13[3], A10        ; LDW     *+schedule[3], k3_129
||      LDW     .D2T2  *+B10[0], B6         ; LDW     *+last_keys[0], k0_72
        LDW     .D1T2  *+A13[2], B12        ; LDW     *+schedule[2], k2_127
||      LDW     .D2T1  *+B10[3], A5         ; LDW     *+last_keys[3], k3_74
        LDW     .D1T1  *+A13[1], A15        ; LDW     *+schedule[1], k1_127
||      LDW     .D2T2  *+B10[3], B0         ; LDW     *+last_keys[3], k3_72
        LDW     .D1T1  *+A13[2], A10        ; LDW     *+schedule[2], k2_129
        SUB     .L2    B1, B12, B1          ; SUB     wdx, k3_127, wdx
||      LDW     .D1T2  *+A13[0], B1         ; LDW     *+schedule[0], k0_127
||      LDW     .D2T1  *+B10[1], A1         ; LDW     *+last_keys[1], k1_72
        LDW     .D1T1  *+A13[1], A10        ; LDW     *+schedule[1], k1_129
||      STW     .D2T2  B1, *+B3[3]          ; STW     wdx, *+out[3]
        CMPGT   .L1    A0, 2, A2            ; CMPGT   blocks, 2, more
||      SUB     .L2    B0, B12, B12         ; SUB     wcx, k2_127, wcx
||      SUB     .S1    A2, A10, A14         ; SUB     wdy, k3_129, wdy
||      SUB     .D1    A0, 2, A0            ; SUB     blocks, 2, blocks
||      LDW     .D2T2  *+B10[1], B5         ; LDW     *+last_keys[1], k1_74
        CMPGT   .L1    A0, 1, A7            ; CMPGT   blocks, 1, two_69
||      ADD     .L2X   B3, A7, B12          ; ADD     out, step, second_out
||      SUB     .S1    A9, A15, A12         ; SUB     wbx, k1_127, wbx
||      LDW     .D1T1  *+A3[1], A12         ; LDW     *+in[1], wbx
||      STW     .D2T2  B12, *+B3[2]         ; STW     wcx, *+out[2]
        SUB     .L1    A1, A10, A15         ; SUB     wcy, k2_129, wcy
||      SHL     .S1    A7, 4, A7            ; SHL     two_69, 4, step
||      STW     .D1T1  A12, *+A11[1]        ; STW     wbx, *+out[1]
||      LDW     .D2T2  *+B10[2], B9         ; LDW     *+last_keys[2], k2_72
        ADD     .L1    A3, A7, A11          ; ADD     in, step, second_in
||      SUB     .L2    B7, B1, B7           ; SUB     wax, k0_127, wax
||      LDW     .D1T2  *+A13[0], B0         ; LDW     *+schedule[0], k0_129
||      LDW     .D2T1  *+B10[2], A2         ; LDW     *+last_keys[2], k2_74
        SUB     .L1X   B9, A10, A13         ; SUB     wby, k1_129, wby
||      ADD     .L2    B13, B6, B7          ; ADD     wax, k0_72, wax
||      ADD     .S2    B5, B0, B1           ; ADD     wdx, k3_72, wdx
||      LDW     .D1T1  *+A11[2], A10        ; LDW     *+second_in[2], wcy
||      STW     .D2T2  B7, *+B3[0]          ; STW     wax, *+out[0]
        LDW     .D1T1  *+A11[3], A11        ; LDW     *+second_in[3], wdy
||      LDW     .D2T2  *+B10[0], B13        ; LDW     *+last_keys[0], k0_74
        LDW     .D1T2  *+A11[0], B10        ; LDW     *+second_in[0], way
||      SUBAW   .D2    B10, 2, B3           ; SUBAW   last_keys, 2, keys
  [A2]  B       .S2    mars_decrypt_blocks$mixing; [more] B       next
||      LDW     .D1T2  *+A11[1], B9         ; LDW     *+second_in[1], wby
||      LDW     .D2T1  *+B3[0], A5          ; LDW     *+keys[0], p0
        LDW     .D2T2  *+B3[1], B6          ; LDW     *+keys[0 + 1], q0
        SUB     .L2    B8, B0, B8           ; SUB     way, k0_129, way
||      ADD     .S2    B11, B9, B0          ; ADD     wcx, k2_72, wcx
||      STW     .D2T1  A14, *+B12[3]        ; STW     wdy, *+second_out[3]
        STW     .D2T2  B8, *+B12[0]         ; STW     way, *+second_out[0]
        ADD     .L1    A12, A1, A9          ; ADD     wbx, k1_72, wbx
||      ADD     .L2    B10, B13, B8         ; ADD     way, k0_74, way
||      ADD     .S1    A10, A2, A1          ; ADD     wcy, k2_74, wcy
||      ADD     .D1    A11, A5, A2          ; ADD     wdy, k3_74, wdy
||      STW     .D2T1  A13, *+B12[1]        ; STW     wby, *+second_out[1]
        ADD     .L2    B9, B5, B9           ; ADD     wby, k1_74, wby
||      ZERO    .S2    B5                   ; ZERO    pass
||      STW     .D2T1  A15, *+B12[2]        ; STW     wcy, *+second_out[2]
mars_decrypt_blocks$finish$landing:
        NOP     4
mars_decrypt_blocks$mars_decrypt_blocks$11:
        ZERO    .L2    B0                   ; ZERO    linear_134
        MVC     .S2    B0, AMR              ; MVC     linear_134, AMR
mars_decrypt_blocks$done:
        LDW     .D2T1  *+B15[12], A14       ; restore A14
        LDW     .D2T2  *+B15[11], B13       ; restore B13
        LDW     .D2T1  *+B15[10], A13       ; restore A13
        LDW     .D2T2  *+B15[9], B12        ; restore B12
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[8], A12        ; restore A12
        LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D2T1  *+B15[6], A11        ; restore A11
        LDW     .D2T2  *+B15[5], B10        ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[4], A10        ; restore A10
        ADDK    .S2    56, B15              ; frame
||      LDW     .D2T1  *+B15[13], A15       ; restore A15
        NOP     4
