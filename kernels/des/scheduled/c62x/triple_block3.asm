; broadside optimize: source a661963f7d7d2db6aee793138431e9c751d5a0f8d9c04767376b1d0dc720a064
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 120 s an interval, 75 s a region
        .ref    des_sp_t, des_sp_u
; Triple-DES on three blocks, each under its own key.
;
;       void des3_block3(uint32_t blocks[6], const uint32_t schedule0[108], const uint32_t schedule1[108],
;                        const uint32_t schedule2[108]);
;
; blocks    three blocks of eight bytes, replaced by their ciphertexts (with decryption schedules: plaintexts).
; schedule  what des3_key_schedule_* writes (round.inc); they may be one.
;
; All word aligned; schedules do not overlap blocks. A misaligned pointer stops the machine's memory access. To be
; called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.
;
; The first two passes of triple-DES share a loop, so that all code stays in a program cache of 4 KB. The third has
; the same loop once more, behind which the blocks are finished.

; One DES round on the C62x, and what it needs: the tables' base registers and circular addressing.
;
; Halves are kept rotated left by one bit, x = rotl(half, 1), so that the eight six-bit inputs of the S-boxes
; (FIPS 46-3, expansion E) begin at bits 0, 4, 8, ... 28. The S-boxes of even number take u = x ^ Ku at bits
; 0, 8, 16, 24; those of odd number take t = x ^ Kt at bits 4, 12, 20, 28. Neighbours overlap, u and t do not.
;
;       S8: u 0     S6: u 8      S4: u 16     S2: u 24
;       S7: t 4     S5: t 12     S3: t 20     S1: t 28 to 31, 0, 1
;
; A round is x[r+2] = x[r] ^ f(x[r+1], K[r+1]), f being the exclusive or of eight tables (tables.py) that hold
; S-box, permutation P and the rotation. The loop never holds x: with u[r] = x[r+1] ^ Ku[r], t[r] = x[r+1] ^ Kt[r]
; and v[r] = x[r] ^ Ku[r+1],
;
;       u[r+1] = v[r] ^ f(u[r], t[r])
;       t[r+1] = u[r+1] ^ E[r+1]                   E[r] = Ku[r] ^ Kt[r]
;       v[r+1] = u[r] ^ D[r]                       D[r] = Ku[r] ^ Ku[r+2]
;
; so that no key is added on the way from one round to the next and no register is moved. K[16] = K[17] = 0
; make u and v after 16 rounds the preoutput halves R16 and L16 themselves. A key schedule is the pairs of words
; (Ku[r] ^ Ku[r-2], E[r]) for r = 0 ... 17, where K[-2] = K[-1] = 0: Ku0, E0, Ku1, E1, D0, E2, ... D15, E17.
;
; A table has 64 words and lies on a multiple of its size: circular addressing (AMR, blocks of 256 bytes, on
; A4-A7 and B4-B7) masks the index: only its bits 0 to 5 count. The tables of u lie in data memory block 0
; and are read through .D1, those of t in block 1 through .D2: their loads never meet in a bank.

; Base registers and AMR for the rounds. Reserves A4-A7 and B4-B7.

; Linear addressing again, as the C ABI demands on return.

; The eight lookups of a round, but for u[21:16]. The index of S1 is t[31:28] - 16 t, which its table is arranged
; for.

; One round of one block with the shortest way from u, t to u, t, 11 cycles: the words of the tables are joined in
; the order in which they can arrive, one pair a cycle, and w = v ^ E takes the key of t off that way. Shifts that
; need not wait for .S are done on .M; `one` holds 1.

; The sixteenth round in the same way, to x17 = R16.

; One round of one block with the fewest operations and registers, for several blocks at once. u and v are meant
; to be on side A, t on side B: then both sides have equally much to do and two words a round cross over.

; From the halves of a block to u, t, v before the first round; keys moves on to E1.

; Some rounds of one block in a loop, from u, t, v to u, t, v; keys points to E of the round after the first.

; Round 16 of one pass of triple-DES beside round 1 of the next, whose input is the output of the one: x[16] is known
; a round before x[17], and with it all that round 1 looks up. keys points to E16 and goes on to E2 of the next pass.
; Initial and final permutation of DES by exchanges between two words.
;
; The initial permutation transposes the block as a matrix of bits: as a permutation of the six bits of a bit's
; index it is one cycle, hence five exchanges of an index bit with the one that names the word. In terms of
; little-endian words a = bytes 0 to 3 and b = bytes 4 to 7, "exchange s, m" swaps the bits m of a >> s with the
; bits m of b, and
;
;       IP = exchanges 4, 16, 2, 8, 1 in this order,    FP = IP^-1 = exchanges 1, 8, 2, 16, 4,
;
; with L = a, R = b: the byte order of the words costs nothing. The rounds want both halves rotated left by one
; bit. Rotating b before the exchange by 1 and a after it gives that and takes the shifts out of the exchange.
;
; An exchange takes six operations on .L and .S, d = (a >> s ^ b) & m, b ^= d, a ^= d << s. Where .D or .M have a
; form, sums of disjoint fields replace the exclusive ors: e = (b & m) - (a >> s & m), b -= e, a += e << s.

; Masks of the exchanges by 4, 2 and 8, and of the exchange by 1 between rotated words.


; By 2: the shift back and the sum are one operation on .D.

; By 16: the halves are cut out on .M; `one` holds 1.

; Between a and b rotated left by one bit.



; Little-endian words of a block to rotl(L0, 1) in a and rotl(R0, 1) in b.

; rotl(R16, 1) in a and rotl(L16, 1) in b to the little-endian words of the ciphertext block.
; DES on three blocks at once: three independent chains of rounds fill the units that one leaves idle.
; Needs round.inc and permutation.inc.

; One pass under three schedules. left, right: L0, R0 in; L16, R16 out. Advances the keys over their pass. The
; second channel has a pointer a side, so that both data ports load equally many words.

; One pass under one schedule.

; Copies the words of three schedules, in turn one word of each, to merged. A round of three channels then loads
; its words with one pointer a side, two at a time and never from one memory bank.

; Addresses of three buffers, and the schedules merged into the frame.

; One pass under three merged schedules: ke points to them and moves to the next pass.

; DES and triple-DES on three blocks under one schedule, by name for the modes.


; The same under three merged schedules.


; A permutation, named by its macro, of three blocks.

; Six words from and to an array.


; Six words from and to three addresses.


; a ^= c for six words.

; Addresses of the next three blocks from base. Only n of these blocks exist; for the others the address of the
; scratch block is taken. Leaves whether the second and the third exist.
; Passes of DES on three blocks under three schedules, for routines that store what a pass leaves. Needs round.inc,
; permutation.inc and three.inc. The second channel has a pointer a side, so that both data ports load equally many
; words; pointers move by ADD, since .D has no place left.

; From the halves of a block to u, t, v before the first round.

; Pointers to E1 of three schedules, that of the second to D0 on side A.

; Sixteen rounds, counted by count. Leaves the pointers at E17.

; From the end of one pass to the beginning of the next: u = x[17] and v = x[16] change places. The first three words
; of the next schedule are at k0[n0], k1[n1] and k2[n2].

; What the rounds leave, R16 in u and L16 in v, as the halves of three blocks on either side.

        .global des3_block3
des3_block3:
        MV      .L1    A4, A3               ; move blocks
||      MVKL    .S2    252645135, B9        ; MVKL    0x0f0f0f0f, m4_3
        MVKH    .S2    252645135, B9        ; MVKH    0x0f0f0f0f, m4_3
||      LDW     .D1T2  *+A3[4], B0          ; LDW     *+blocks[4], l2
        MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T2  *+A3[5], B8          ; LDW     *+blocks[5], r2
        MV      .L2    B6, B2               ; move keys2
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A3[0], A0          ; LDW     *+blocks[0], l0
        MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A3[1], A9          ; LDW     *+blocks[1], r0
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      ADDK    .S2    -48, B15             ; frame
||      LDW     .D1T1  *+A3[2], A1          ; LDW     *+blocks[2], l1
        MV      .L1X   B0, A15              ; copy
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      LDW     .D1T2  *+A3[3], B11         ; LDW     *+blocks[3], r1
||      STW     .D2T1  A15, *+B15[12]       ; save A15
        SHRU    .S1    A15, 4, A15          ; SHRU    l2, 4, high_22
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
        XOR     .L1X   A15, B8, A8          ; XOR     high_22, r2, both_22
||      SHRU    .S1    A0, 4, A15           ; SHRU    l0, 4, high_6
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T1  A3, *+B15[2]         ; save blocks
        XOR     .L1    A15, A9, A3          ; XOR     high_6, r0, both_6
||      AND     .S1X   A8, B9, A15          ; AND     both_22, m4_3, d_22
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_3
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        AND     .L1X   A3, B9, A3           ; AND     both_6, m4_3, d_6
||      MVK     .S1    1, A8                ; MVK     1, one_3
||      SHRU    .S2X   A1, 4, B12           ; SHRU    l1, 4, high_14
||      MV      .D1    A15, A2              ; copy
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        XOR     .L1X   A15, B8, A11         ; XOR     r2, d_22, r2
||      XOR     .L2    B12, B11, B8         ; XOR     high_14, r1, both_14
||      SHL     .S1    A2, 4, A2            ; SHL     d_22, 4, moved_22
||      SHL     .S2X   A3, 4, B12           ; SHL     d_6, 4, moved_6
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        XOR     .L1    A9, A3, A12          ; XOR     r0, d_6, r0
||      AND     .L2    B8, B9, B8           ; AND     both_14, m4_3, d_14
||      XOR     .S1X   A0, B12, A0          ; XOR     l0, moved_6, l0
||      XOR     .S2X   B0, A2, B0           ; XOR     l2, moved_22, l2
||      MPYSU   .M1    1, A11, A3           ; MPYSU   1, r2, y_23
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        XOR     .L2    B11, B8, B8          ; XOR     r1, d_14, r1
||      SHL     .S1X   B8, 4, A2            ; SHL     d_14, 4, moved_14
||      MVKL    .S2    858993459, B12       ; MVKL    0x33333333, m2_3
||      MPYHLU  .M1    A0, A8, A9           ; MPYHLU  l0, one_3, x_7
||      MPYSU   .M2X   1, A12, B9           ; MPYSU   1, r0, y_7
||      MV      .D2    B0, B11              ; copy
        XOR     .L1    A1, A2, A15          ; XOR     l1, moved_14, l1
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    858993459, B12       ; MVKH    0x33333333, m2_3
||      MPYSU   .M1X   1, B8, A9            ; MPYSU   1, r1, y_15
||      MPYHLU  .M2X   B11, A8, B3          ; MPYHLU  l2, one_3, x_23
||      STW     .D2T1  A14, *+B15[11]       ; save A14
        MV      .L1X   B4, A1               ; move keys0
||      SUB     .L2X   B9, A9, B9           ; SUB     y_7, x_7, e_7
||      MV      .S1    A3, A2               ; copy
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      MPYHLU  .M1    A15, A8, A8          ; MPYHLU  l1, one_3, x_15
||      MV      .D1    A11, A11             ; copy
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        SUB     .L1X   A12, B9, A12         ; SUB     r0, e_7, r0
||      SUB     .L2X   A2, B3, B11          ; SUB     y_23, x_23, e_23
||      MVKL    .S1    480597, A3           ; MVKL    0x00075555, circular_1
||      SHL     .S2    B9, 16, B9           ; SHL     e_7, 16, moved_7
||      STW     .D2T2  B13, *+B15[10]       ; save B13
        SUB     .L1    A9, A8, A9           ; SUB     y_15, x_15, e_15
||      ADD     .L2X   B9, A0, B9           ; ADD     l0, moved_7, l0
||      SUB     .S1X   A11, B11, A10        ; SUB     r2, e_23, r2
||      SHL     .S2    B11, 16, B11         ; SHL     e_23, 16, moved_23
||      MV      .D1    A12, A0              ; copy
||      STW     .D2T1  A10, *+B15[3]        ; save A10
        AND     .L1X   A0, B12, A8          ; AND     r0, m2_3, y_8
||      AND     .L2X   B12, A10, B13        ; AND     r2, m2_3, y_24
||      SHL     .S1    A9, 16, A2           ; SHL     e_15, 16, moved_15
||      SHRU    .S2    B9, 2, B3            ; SHRU    l0, 2, high_8
||      LDW     .D1T1  *+A1[0], A12         ; LDW     *+keys0[0], k0_29
||      ADD     .D2    B0, B11, B0          ; ADD     l2, moved_23, l2
        SUB     .L1X   B8, A9, A14          ; SUB     r1, e_15, r1
||      AND     .L2    B3, B12, B11         ; AND     high_8, m2_3, x_8
||      MVKH    .S1    480597, A3           ; MVKH    0x00075555, circular_1
||      SHRU    .S2    B0, 2, B3            ; SHRU    l2, 2, high_24
||      ADD     .D1    A15, A2, A9          ; ADD     l1, moved_15, l1
||      STW     .D2T1  A13, *+B15[9]        ; save A13
        AND     .L1X   A14, B12, A11        ; AND     r1, m2_3, y_16
||      SUB     .L2X   A8, B11, B10         ; SUB     y_8, x_8, e_8
||      SHRU    .S1    A9, 2, A13           ; SHRU    l1, 2, high_16
||      AND     .S2    B3, B12, B3          ; AND     high_24, m2_3, x_24
||      LDW     .D1T1  *+A1[2], A15         ; LDW     *+keys0[2], k1_29
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        AND     .L1X   A13, B12, A0         ; AND     high_16, m2_3, x_16
||      SUB     .L2    B13, B3, B11         ; SUB     y_24, x_24, e_24
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVC     .S2X   A3, AMR              ; MVC     circular_1, AMR
||      ADDAW   .D2    B9, B10, B12         ; ADDAW   l0, e_8, l0
        SUB     .L1X   A12, B10, A10        ; SUB     r0, e_8, r0
||      SUB     .L2X   A10, B11, B9         ; SUB     r2, e_24, r2
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      SHRU    .S2    B12, 8, B11          ; SHRU    l0, 8, high_9
||      SUB     .D1    A11, A0, A13         ; SUB     y_16, x_16, e_16
||      ADDAW   .D2    B0, B11, B3          ; ADDAW   l2, e_24, l2
        XOR     .L2X   B11, A10, B11        ; XOR     high_9, r0, both_9
||      SHRU    .S1X   B3, 8, A8            ; SHRU    l2, 8, high_25
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_3
||      ADDAW   .D1    A9, A13, A11         ; ADDAW   l1, e_16, l1
        XOR     .L1X   A8, B9, A14          ; XOR     high_25, r2, both_25
||      AND     .L2    B11, B1, B10         ; AND     both_9, m8_3, d_9
||      SHRU    .S1    A11, 8, A2           ; SHRU    l1, 8, high_17
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_3
||      SUB     .D1    A14, A13, A13        ; SUB     r1, e_16, r1
||      LDW     .D2T2  *+B2[1], B11         ; LDW     *+keys2[1], e0_31
        XOR     .L1    A2, A13, A3          ; XOR     high_17, r1, both_17
||      XOR     .L2X   B10, A10, B10        ; XOR     r0, d_9, r0
||      AND     .S1X   A14, B1, A2          ; AND     both_25, m8_3, d_25
||      SHL     .S2    B10, 8, B8           ; SHL     d_9, 8, moved_9
||      LDW     .D1T2  *+A1[1], B10         ; LDW     *+keys0[1], e0_29
        XOR     .L1X   A2, B9, A14          ; XOR     r2, d_25, r2
||      AND     .L2X   B1, A3, B13          ; AND     both_17, m8_3, d_17
||      SHL     .S1    A2, 8, A3            ; SHL     d_25, 8, moved_25
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      MV      .D1    A6, A9               ; move keys1
        XOR     .L1X   A3, B3, A10          ; XOR     l2, moved_25, l2
||      XOR     .L2X   B13, A13, B1         ; XOR     r1, d_17, r1
||      SHRU    .S1    A14, 31, A2          ; SHRU    r2, 31, top_26
||      SHRU    .S2    B10, 31, B3          ; SHRU    r0, 31, top_10
||      ADD     .D1    A1, 12, A0           ; ADD     keys0, 12, ka0
||      LDW     .D2T2  *+B2[2], B1          ; LDW     *+keys2[2], k1_31
        XOR     .L2    B12, B8, B3          ; XOR     l0, moved_9, l0
||      SHL     .S1X   B13, 8, A13          ; SHL     d_17, 8, moved_17
||      SHRU    .S2    B1, 31, B8           ; SHRU    r1, 31, top_18
||      ADDAH   .D1    A2, A14, A14         ; ADDAH   top_26, r2, r2
||      ADDAH   .D2    B3, B10, B12         ; ADDAH   top_10, r0, r0
        XOR     .L1    A11, A13, A8         ; XOR     l1, moved_17, l1
||      XOR     .L2    B3, B12, B13         ; XOR     l0, r0, both_11
||      XOR     .S1    A10, A14, A11        ; XOR     l2, r2, both_27
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_3
||      LDW     .D1T1  *+A9[0], A13         ; LDW     *+keys1[0], k0_30
||      ADDAH   .D2    B8, B1, B8           ; ADDAH   top_18, r1, r1
        XOR     .L1X   A8, B8, A13          ; XOR     l1, r1, both_19
||      AND     .L2    B13, B0, B9          ; AND     both_11, m1_3, d_11
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      AND     .S2X   B0, A11, B13         ; AND     both_27, m1_3, d_27
||      LDW     .D1T1  *+A9[2], A13         ; LDW     *+keys1[2], k1_30
        AND     .L1X   A13, B0, A11         ; AND     both_19, m1_3, d_19
||      XOR     .L2    B3, B9, B9           ; XOR     l0, d_11, l0
||      ADDK    .S1    16, A9               ; ADDK    16, keys1
||      XOR     .S2    B12, B9, B12         ; XOR     r0, d_11, r0
||      LDW     .D1T2  *+A9[1], B8          ; LDW     *+keys1[1], e0_30
||      MV      .D2    B13, B0              ; copy
        XOR     .L1    A8, A11, A12         ; XOR     l1, d_19, l1
||      XOR     .L2X   B0, A10, B3          ; XOR     l2, d_27, l2
||      XOR     .S1X   A12, B12, A2         ; XOR     r0, k0_29, u0
||      SHRU    .S2    B9, 31, B0           ; SHRU    l0, 31, top_12
||      MV      .D1    A9, A8               ; MV      keys1, ka1
||      LDW     .D2T1  *+B2[0], A10         ; LDW     *+keys2[0], k0_31
        XOR     .L1X   A11, B8, A11         ; XOR     r1, d_19, r1
||      XOR     .L2X   B10, A2, B9          ; XOR     u0, e0_29, t0
||      SHRU    .S1    A12, 31, A10         ; SHRU    l1, 31, top_20
||      SHRU    .S2    B3, 31, B8           ; SHRU    l2, 31, top_28
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_33
||      ADDAH   .D2    B0, B9, B10          ; ADDAH   top_12, l0, l0
        XOR     .L1    A11, A13, A3         ; XOR     r1, k0_30, u1
||      XOR     .L2X   B13, A14, B0         ; XOR     r2, d_27, r2
||      SHRU    .S1    A2, 8, A12           ; <0> SHRU    u0, 8, u8_35
||      SHRU    .S2    B9, 20, B3           ; <0> SHRU    t0, 20, t20_35
||      ADDAH   .D1    A10, A12, A14        ; ADDAH   top_20, l1, l1
||      ADDAH   .D2    B8, B3, B12          ; ADDAH   top_28, l2, l2
        XOR     .L1    A14, A13, A14        ; XOR     l1, k1_30, v1
||      ADD     .L2    12, B2, B13          ; ADD     keys2, 12, kb2
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0, 4, t4_35
||      LDW     .D1T2  *+A5[A12], B9        ; <0> LDW     *+A5[u8_35], s6_34
||      LDW     .D2T1  *+B6[B3], A15        ; <0> LDW     *+B6[t20_35], s3_34
        MV      .L1X   B12, A11             ; copy
||      SUB     .L2X   A9, 4, B12           ; SUB     keys1, 4, kb1
||      SHRU    .S1    A2, 24, A9           ; <0> SHRU    u0, 24, u24_35
||      SHRU    .S2    B9, 12, B3           ; <0> SHRU    t0, 12, t12_35
||      MPY     .M2    -16, B9, B0          ; <0> MPY     -16, t0, low_35
||      LDW     .D1T1  *+A4[A2], A9         ; <0> LDW     *+A4[u0], s8_34
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[t4_35], s7_34
        XOR     .L1X   A10, B0, A10         ; XOR     r2, k0_31, u2
||      XOR     .L2X   B8, A3, B8           ; XOR     u1, e0_30, t1
||      SHRU    .S1    A2, 16, A9           ; <0> SHRU    u0, 16, u16_34
||      SHRU    .S2    B9, 28, B2           ; <0> SHRU    t0, 28, high_35
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[u24_35], s2_34
||      LDW     .D2T1  *+B5[B3], A13        ; <0> LDW     *+B5[t12_35], s5_34
        XOR     .L1X   A11, B1, A11         ; XOR     l2, k1_31, v2
||      ADD     .L2    B2, B0, B9           ; <0> ADD     high_35, low_35, t28_35
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *-A0[1], A13         ; <0> LDW     *-ka0[1], d0_33
||      LDW     .D2T2  *B13++[2], B11       ; <0> LDW     *kb2++[2], e2_33
        XOR     .L1X   A15, B10, A13        ; XOR     l0, k1_29, v0
||      XOR     .L2X   B11, A10, B1         ; XOR     u2, e0_31, t2
||      SHRU    .S1    A3, 8, A12           ; <0> SHRU    u1, 8, u8_37
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t1, 20, t20_37
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_34], s4_34
||      LDW     .D2T1  *+B7[B9], A15        ; <0> LDW     *+B7[t28_35], s1_34
        ADDK    .S1    300, A1              ; ADDK    2 * 144 + 12, keys0
||      SHRU    .S2    B8, 4, B0            ; <0> SHRU    t1, 4, t4_37
||      LDW     .D1T2  *+A5[A12], B8        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B6[B0], A15        ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1    A13, A9, A9          ; <0> XOR     v0, s8_34, even1_34
||      MV      .L2X   A1, B10              ; MV      keys0, end              ; where ka0 is when the third pass begins
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u1, 24, u24_37
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t1, 12, t12_37
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t1, low_37
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u1], s8_36
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t4_37], s7_36
        XOR     .L1X   A9, B9, A9           ; <0> XOR     even1_34, s6_34, even2_34
||      XOR     .L2X   B2, A13, B2          ; <0> XOR     s7_34, s5_34, odd1_34
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    u1, 16, u16_36
||      SHRU    .S2    B8, 28, B8           ; <0> SHRU    t1, 28, high_37
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T1  *+B5[B11], A14       ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1X   A9, B0, A9           ; <0> XOR     even2_34, s2_34, even3_34
||      ADD     .L2    B8, B9, B0           ; <0> ADD     high_37, low_37, t28_37
||      MVK     .S1    15, A1               ; MVK     16, count
||      XOR     .S2X   B2, A15, B2          ; <0> XOR     odd1_34, s3_34, odd2_34
||      LDW     .D1T1  *A8++[2], A14        ; <0> LDW     *ka1++[2], d1_33
||      LDW     .D2T2  *B12++[2], B8        ; <0> LDW     *kb1++[2], e1_33
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "time limit", "seconds": 12.1, "banks_apart": true, "note": "", "moves": 0}, {"interval": 15, "result": "found", "seconds": 45.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_39], s7_38
;    XOR s7_38, s5_38, odd1_38
;    XOR odd1_38, s3_38, odd2_38
;    XOR odd2_38, s1_38, odd_38
;    XOR even_38, odd_38, u2
;    XOR u2, e2_33, t2
;    SHRU t2, 4, t4_39
;  units: L1 15/15, S1 14/15, M1 0/15, D1 15/15, L2 12/15, S2 15/15, M2 3/15, D2 15/15
;  cross paths: 1X 12/15, 2X 12/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15 without possible bank conflicts: time limit, 12.1 s
;  II 15: found, 45.1 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block3$rounds:
        XOR     .L1X   A9, B8, A12          ; <1> XOR     even3_34, s4_34, even_34
||      XOR     .L2X   B2, A15, B2          ; <1> XOR     odd2_34, s1_34, odd_34
||      SHRU    .S1    A10, 8, A9           ; <1> SHRU    u2, 8, u8_39
||      SHRU    .S2    B1, 20, B0           ; <1> SHRU    t2, 20, t20_39
||      LDW     .D1T2  *+A6[A12], B2        ; <1> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B7[B0], A15        ; <1> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A12, B2, A2          ; <1> XOR     even_34, odd_34, u0
||      XOR     .S1    A2, A13, A13         ; <1> XOR     u0, d0_33, v0
||      SHRU    .S2    B1, 4, B0            ; <1> SHRU    t2, 4, t4_39
||      LDW     .D1T2  *+A5[A9], B2         ; <1> LDW     *+A5[u8_39], s6_38
||      LDW     .D2T1  *+B6[B0], A15        ; <1> LDW     *+B6[t20_39], s3_38
        XOR     .L1    A14, A9, A12         ; <1> XOR     v1, s8_36, even1_36
||      XOR     .L2X   B3, A2, B9           ; <1> XOR     u0, e0_33, t0
||      SHRU    .S1    A10, 24, A9          ; <1> SHRU    u2, 24, u24_39
||      SHRU    .S2    B1, 12, B0           ; <1> SHRU    t2, 12, t12_39
||      MPY     .M2    -16, B1, B0          ; <1> MPY     -16, t2, low_39
||      LDW     .D1T1  *+A4[A10], A9        ; <1> LDW     *+A4[u2], s8_38
||      LDW     .D2T2  *+B4[B0], B0         ; <1> LDW     *+B4[t4_39], s7_38
        XOR     .L1X   A12, B8, A12         ; <1> XOR     even1_36, s6_36, even2_36
||      XOR     .L2X   B2, A14, B2          ; <1> XOR     s7_36, s5_36, odd1_36
||      SHRU    .S1    A10, 16, A9          ; <1> SHRU    u2, 16, u16_38
||      SHRU    .S2    B1, 28, B1           ; <1> SHRU    t2, 28, high_39
||      LDW     .D1T2  *+A7[A9], B1         ; <1> LDW     *+A7[u24_39], s2_38
||      LDW     .D2T1  *+B5[B0], A11        ; <1> LDW     *+B5[t12_39], s5_38
        XOR     .L1X   A12, B3, A12         ; <1> XOR     even2_36, s2_36, even3_36
||      ADD     .L2    B1, B0, B0           ; <1> ADD     high_39, low_39, t28_39
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||      XOR     .S2X   B2, A15, B1          ; <1> XOR     odd1_36, s3_36, odd2_36
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_33
||      LDW     .D2T1  *-B13[1], A11        ; <1> LDW     *-kb2[1], d2_33
        XOR     .L1X   A12, B2, A9          ; <1> XOR     even3_36, s4_36, even_36
||      XOR     .L2X   B1, A15, B0          ; <1> XOR     odd2_36, s1_36, odd_36
||      SHRU    .S1    A2, 8, A12           ; <0> SHRU    u0, 8, u8_35
||      SHRU    .S2    B9, 20, B3           ; <0> SHRU    t0, 20, t20_35
||      LDW     .D1T2  *+A6[A9], B0         ; <1> LDW     *+A6[u16_38], s4_38
||      LDW     .D2T1  *+B7[B0], A15        ; <1> LDW     *+B7[t28_39], s1_38
        XOR     .L1X   A9, B0, A3           ; <1> XOR     even_36, odd_36, u1
||      XOR     .S1    A3, A14, A14         ; <1> XOR     u1, d1_33, v1
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0, 4, t4_35
||      LDW     .D1T2  *+A5[A12], B9        ; <0> LDW     *+A5[u8_35], s6_34
||      LDW     .D2T1  *+B6[B3], A15        ; <0> LDW     *+B6[t20_35], s3_34
        XOR     .L1    A11, A9, A12         ; <1> XOR     v2, s8_38, even1_38
||      XOR     .L2X   B8, A3, B8           ; <1> XOR     u1, e1_33, t1
||      SHRU    .S1    A2, 24, A9           ; <0> SHRU    u0, 24, u24_35
||      SHRU    .S2    B9, 12, B3           ; <0> SHRU    t0, 12, t12_35
||      MPY     .M2    -16, B9, B0          ; <0> MPY     -16, t0, low_35
||      LDW     .D1T1  *+A4[A2], A9         ; <0> LDW     *+A4[u0], s8_34
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[t4_35], s7_34
        XOR     .L1X   A12, B2, A12         ; <1> XOR     even1_38, s6_38, even2_38
||      XOR     .L2X   B0, A11, B9          ; <1> XOR     s7_38, s5_38, odd1_38
||      SHRU    .S1    A2, 16, A9           ; <0> SHRU    u0, 16, u16_34
||      SHRU    .S2    B9, 28, B2           ; <0> SHRU    t0, 28, high_35
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[u24_35], s2_34
||      LDW     .D2T1  *+B5[B3], A13        ; <0> LDW     *+B5[t12_35], s5_34
        XOR     .L1X   A12, B1, A12         ; <1> XOR     even2_38, s2_38, even3_38
||      ADD     .L2    B2, B0, B9           ; <0> ADD     high_35, low_35, t28_35
||[A1]  B       .S1    des3_block3$rounds   ; <0> [count] B      rounds
||      XOR     .S2X   B9, A15, B2          ; <1> XOR     odd1_38, s3_38, odd2_38
||      LDW     .D1T1  *-A0[1], A13         ; <0> LDW     *-ka0[1], d0_33
||      LDW     .D2T2  *B13++[2], B11       ; <0> LDW     *kb2++[2], e2_33
        XOR     .L1X   A12, B0, A9          ; <1> XOR     even3_38, s4_38, even_38
||      XOR     .L2X   B2, A15, B1          ; <1> XOR     odd2_38, s1_38, odd_38
||      SHRU    .S1    A3, 8, A12           ; <0> SHRU    u1, 8, u8_37
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t1, 20, t20_37
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_34], s4_34
||      LDW     .D2T1  *+B7[B9], A15        ; <0> LDW     *+B7[t28_35], s1_34
        XOR     .L1X   A9, B1, A10          ; <1> XOR     even_38, odd_38, u2
||      XOR     .S1    A10, A11, A11        ; <1> XOR     u2, d2_33, v2
||      SHRU    .S2    B8, 4, B0            ; <0> SHRU    t1, 4, t4_37
||      LDW     .D1T2  *+A5[A12], B8        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B6[B0], A15        ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1    A13, A9, A9          ; <0> XOR     v0, s8_34, even1_34
||      XOR     .L2X   B11, A10, B1         ; <1> XOR     u2, e2_33, t2
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u1, 24, u24_37
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t1, 12, t12_37
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t1, low_37
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u1], s8_36
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t4_37], s7_36
        XOR     .L1X   A9, B9, A9           ; <0> XOR     even1_34, s6_34, even2_34
||      XOR     .L2X   B2, A13, B2          ; <0> XOR     s7_34, s5_34, odd1_34
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    u1, 16, u16_36
||      SHRU    .S2    B8, 28, B8           ; <0> SHRU    t1, 28, high_37
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T1  *+B5[B11], A14       ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1X   A9, B0, A9           ; <0> XOR     even2_34, s2_34, even3_34
||      ADD     .L2    B8, B9, B0           ; <0> ADD     high_37, low_37, t28_37
||      XOR     .S2X   B2, A15, B2          ; <0> XOR     odd1_34, s3_34, odd2_34
||      LDW     .D1T1  *A8++[2], A14        ; <0> LDW     *ka1++[2], d1_33
||      LDW     .D2T2  *B12++[2], B8        ; <0> LDW     *kb1++[2], e1_33
des3_block3$des3_block3$2:
        XOR     .L1X   A9, B8, A9           ; <-1> XOR     even3_34, s4_34, even_34
||      XOR     .L2X   B2, A15, B2          ; <-1> XOR     odd2_34, s1_34, odd_34
||      SHRU    .S1    A10, 8, A1           ; <-1> SHRU    u2, 8, u8_39
||      LDW     .D1T2  *+A0[2], B2          ; LDW     *+ka0[2], e_40
||      LDW     .D2T1  *-B13[1], A14        ; <-1> LDW     *-kb2[1], d2_33
        XOR     .L1    A2, A13, A2          ; <-1> XOR     u0, d0_33, v0
||      XOR     .S1X   A9, B2, A13          ; <-1> XOR     even_34, odd_34, u0
||      LDW     .D1T1  *+A0[1], A3          ; LDW     *+ka0[1], ku_40
||      LDW     .D2T2  *+B13[1], B3         ; LDW     *+kb2[1], ku_42
        XOR     .L1    A14, A9, A1          ; <-1> XOR     v1, s8_36, even1_36
||      XOR     .L2X   B3, A13, B9          ; <-1> XOR     u0, e0_33, t0
||      MV      .S1    A13, A13             ; MV      u0, x17_40
||      SHRU    .S2    B1, 12, B0           ; <-1> SHRU    t2, 12, t12_39
||      LDW     .D1T2  *+A5[A1], B3         ; <-1> LDW     *+A5[u8_39], s6_38
||      LDW     .D2T1  *+B7[B0], A14        ; <-1> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A1, B8, A12          ; <-1> XOR     even1_36, s6_36, even2_36
||      XOR     .L2X   B2, A14, B2          ; <-1> XOR     s7_36, s5_36, odd1_36
||      SHRU    .S1    A10, 24, A1          ; <-1> SHRU    u2, 24, u24_39
||      SHRU    .S2    B1, 4, B9            ; <-1> SHRU    t2, 4, t4_39
||      MPY     .M2    -16, B1, B9          ; <-1> MPY     -16, t2, low_39
||      LDW     .D1T2  *+A6[A12], B9        ; <-1> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B5[B0], A3         ; <-1> LDW     *+B5[t12_39], s5_38
        XOR     .L1X   A12, B3, A15         ; <-1> XOR     even2_36, s2_36, even3_36
||      XOR     .L2X   B2, A15, B0          ; <-1> XOR     odd1_36, s3_36, odd2_36
||      XOR     .S1    A3, A14, A12         ; <-1> XOR     u1, d1_33, v1
||      SHRU    .S2    B1, 28, B3           ; <-1> SHRU    t2, 28, high_39
||      LDW     .D1T1  *+A4[A10], A15       ; <-1> LDW     *+A4[u2], s8_38
||      LDW     .D2T2  *+B4[B9], B2         ; <-1> LDW     *+B4[t4_39], s7_38
        XOR     .L1    A10, A14, A10        ; <-1> XOR     u2, d2_33, v2
||      ADD     .L2    B3, B9, B1           ; <-1> ADD     high_39, low_39, t28_39
||      SHRU    .S1    A10, 16, A9          ; <-1> SHRU    u2, 16, u16_38
||      SHRU    .S2    B1, 20, B9           ; <-1> SHRU    t2, 20, t20_39
||      LDW     .D1T1  *+A8[0], A11         ; LDW     *+ka1[0], ku_41
        XOR     .L1X   A10, B3, A10         ; XOR     v2, ku_42, u2
||      ADDK    .S1    16, A0               ; ADDK    16, ka0
||      LDW     .D1T1  *+A0[3], A9          ; LDW     *+ka0[3], kv_40
||      LDW     .D2T2  *+B12[2], B1         ; LDW     *+kb1[2], e_41
        CMPLTU  .L1X   A0, B10, A1          ; CMPLTU  ka0, end, more
||      XOR     .L2X   B0, A14, B0          ; <-1> XOR     odd2_36, s1_36, odd_36
||      XOR     .S1    A2, A3, A2           ; XOR     v0, ku_40, u0
||      LDW     .D1T2  *+A7[A1], B8         ; <-1> LDW     *+A7[u24_39], s2_38
||      LDW     .D2T1  *+B6[B9], A9         ; <-1> LDW     *+B6[t20_39], s3_38
        XOR     .L1X   A15, B9, A14         ; <-1> XOR     even3_36, s4_36, even_36
||      XOR     .L2X   B2, A2, B9           ; XOR     u0, e_40, t0
||      ADDK    .S1    16, A8               ; ADDK    16, ka1
||      ADDK    .S2    16, B12              ; ADDK    16, kb1
||      LDW     .D1T1  *+A8[2], A14         ; LDW     *+ka1[2], kv_41
||      LDW     .D2T2  *+B13[2], B9         ; LDW     *+kb2[2], e_42
        XOR     .L1X   A14, B0, A15         ; <-1> XOR     even_36, odd_36, u1
||      XOR     .L2X   B2, A3, B2           ; <-1> XOR     s7_38, s5_38, odd1_38
||      XOR     .S1    A11, A15, A14        ; <-1> XOR     v2, s8_38, even1_38
||      SHRU    .S2    B9, 20, B1           ; <0> SHRU    t0, 20, t20_35
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_33
||      LDW     .D2T1  *+B7[B1], A15        ; <-1> LDW     *+B7[t28_39], s1_38
        XOR     .L1    A12, A11, A3         ; XOR     v1, ku_41, u1
||      XOR     .L2X   B8, A15, B8          ; <-1> XOR     u1, e1_33, t1
||      SHRU    .S1    A2, 8, A11           ; <0> SHRU    u0, 8, u8_35
||      SHRU    .S2    B9, 4, B0            ; <0> SHRU    t0, 4, t4_35
||      LDW     .D1T2  *+A6[A9], B1         ; <-1> LDW     *+A6[u16_38], s4_38
||      LDW     .D2T1  *+B6[B1], A11        ; <0> LDW     *+B6[t20_35], s3_34
        XOR     .L1    A13, A9, A13         ; XOR     x17_40, kv_40, v0
||      SHRU    .S1    A2, 16, A12          ; <0> SHRU    u0, 16, u16_34
||      SHRU    .S2    B9, 12, B0           ; <0> SHRU    t0, 12, t12_35
||      LDW     .D1T1  *+A4[A2], A15        ; <0> LDW     *+A4[u0], s8_34
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t4_35], s7_34
        XOR     .L1X   A14, B3, A9          ; <-1> XOR     even1_38, s6_38, even2_38
||      XOR     .L2X   B2, A9, B2           ; <-1> XOR     odd1_38, s3_38, odd2_38
||      SHRU    .S1    A2, 24, A11          ; <0> SHRU    u0, 24, u24_35
||      SHRU    .S2    B9, 28, B0           ; <0> SHRU    t0, 28, high_35
||      MPY     .M2    -16, B9, B1          ; <0> MPY     -16, t0, low_35
||      LDW     .D1T2  *+A5[A11], B9        ; <0> LDW     *+A5[u8_35], s6_34
||      LDW     .D2T1  *+B5[B0], A9         ; <0> LDW     *+B5[t12_35], s5_34
        XOR     .L1X   A9, B8, A9           ; <-1> XOR     even2_38, s2_38, even3_38
||      XOR     .L2X   B1, A3, B8           ; XOR     u1, e_41, t1
||      MV      .S1    A15, A11             ; MV      u1, x17_41
||      ADDK    .S2    16, B13              ; ADDK    16, kb2
||      LDW     .D1T2  *+A7[A11], B2        ; <0> LDW     *+A7[u24_35], s2_34
||      LDW     .D2T1  *+B13[3], A15        ; LDW     *+kb2[3], kv_42
        XOR     .L1    A11, A14, A14        ; XOR     x17_41, kv_41, v1
||      ADD     .L2    B0, B1, B0           ; <0> ADD     high_35, low_35, t28_35
||      SHRU    .S1    A3, 8, A1            ; <0> SHRU    u1, 8, u8_37
||[A1]  B       .S2    des3_block3$rounds   ; [more] B       rounds
||      LDW     .D1T1  *-A0[1], A13         ; <0> LDW     *-ka0[1], d0_33
||      LDW     .D2T2  *B13++[2], B11       ; <0> LDW     *kb2++[2], e2_33
        XOR     .L1X   A9, B1, A9           ; <-1> XOR     even3_38, s4_38, even_38
||      XOR     .L2X   B2, A15, B1          ; <-1> XOR     odd2_38, s1_38, odd_38
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u1, 24, u24_37
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t1, 20, t20_37
||      LDW     .D1T2  *+A6[A12], B8        ; <0> LDW     *+A6[u16_34], s4_34
||      LDW     .D2T1  *+B7[B0], A15        ; <0> LDW     *+B7[t28_35], s1_34
        XOR     .L1X   A9, B1, A13          ; <-1> XOR     even_38, odd_38, u2
||      XOR     .L2X   B9, A10, B1          ; XOR     u2, e_42, t2
||      XOR     .S1    A13, A15, A1         ; <0> XOR     v0, s8_34, even1_34
||      SHRU    .S2    B8, 4, B0            ; <0> SHRU    t1, 4, t4_37
||      LDW     .D1T2  *+A5[A1], B8         ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B6[B0], A15        ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1X   A1, B9, A9           ; <0> XOR     even1_34, s6_34, even2_34
||      XOR     .L2X   B2, A9, B0           ; <0> XOR     s7_34, s5_34, odd1_34
||      MVK     .S1    15, A1               ; MVK     16, count
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t1, 12, t12_37
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t1, low_37
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u1], s8_36
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t4_37], s7_36
        MV      .L1    A13, A12             ; MV      u2, x17_42
||      XOR     .L2X   B11, A13, B8         ; <-1> XOR     u2, e2_33, t2
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     even2_34, s2_34, even3_34
||      SHRU    .S2    B8, 28, B2           ; <0> SHRU    t1, 28, high_37
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T1  *+B5[B9], A14        ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1    A12, A15, A11        ; XOR     x17_42, kv_42, v2
||      XOR     .L2X   B0, A11, B2          ; <0> XOR     odd1_34, s3_34, odd2_34
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    u1, 16, u16_36
||      ADD     .S2    B2, B9, B0           ; <0> ADD     high_37, low_37, t28_37
||      LDW     .D1T1  *A8++[2], A14        ; <0> LDW     *ka1++[2], d1_33
||      LDW     .D2T2  *B12++[2], B8        ; <0> LDW     *kb1++[2], e1_33
;@loop {"name": "last", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "time limit", "seconds": 12.1, "banks_apart": true, "note": "", "moves": 0}, {"interval": 15, "result": "found", "seconds": 45.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop last: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_39], s7_38
;    XOR s7_38, s5_38, odd1_38
;    XOR odd1_38, s3_38, odd2_38
;    XOR odd2_38, s1_38, odd_38
;    XOR even_38, odd_38, u2
;    XOR u2, e2_33, t2
;    SHRU t2, 4, t4_39
;  units: L1 15/15, S1 14/15, M1 0/15, D1 15/15, L2 12/15, S2 15/15, M2 3/15, D2 15/15
;  cross paths: 1X 12/15, 2X 12/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15 without possible bank conflicts: time limit, 12.1 s
;  II 15: found, 45.1 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block3$last:
        XOR     .L1X   A9, B8, A12          ; <1> XOR     even3_34, s4_34, even_34
||      XOR     .L2X   B2, A15, B2          ; <1> XOR     odd2_34, s1_34, odd_34
||      SHRU    .S1    A10, 8, A9           ; <1> SHRU    u2, 8, u8_39
||      SHRU    .S2    B1, 20, B0           ; <1> SHRU    t2, 20, t20_39
||      LDW     .D1T2  *+A6[A12], B2        ; <1> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B7[B0], A15        ; <1> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A12, B2, A2          ; <1> XOR     even_34, odd_34, u0
||      XOR     .S1    A2, A13, A13         ; <1> XOR     u0, d0_33, v0
||      SHRU    .S2    B1, 4, B0            ; <1> SHRU    t2, 4, t4_39
||      LDW     .D1T2  *+A5[A9], B2         ; <1> LDW     *+A5[u8_39], s6_38
||      LDW     .D2T1  *+B6[B0], A15        ; <1> LDW     *+B6[t20_39], s3_38
        XOR     .L1    A14, A9, A12         ; <1> XOR     v1, s8_36, even1_36
||      XOR     .L2X   B3, A2, B9           ; <1> XOR     u0, e0_33, t0
||      SHRU    .S1    A10, 24, A9          ; <1> SHRU    u2, 24, u24_39
||      SHRU    .S2    B1, 12, B0           ; <1> SHRU    t2, 12, t12_39
||      MPY     .M2    -16, B1, B0          ; <1> MPY     -16, t2, low_39
||      LDW     .D1T1  *+A4[A10], A9        ; <1> LDW     *+A4[u2], s8_38
||      LDW     .D2T2  *+B4[B0], B0         ; <1> LDW     *+B4[t4_39], s7_38
        XOR     .L1X   A12, B8, A12         ; <1> XOR     even1_36, s6_36, even2_36
||      XOR     .L2X   B2, A14, B2          ; <1> XOR     s7_36, s5_36, odd1_36
||      SHRU    .S1    A10, 16, A9          ; <1> SHRU    u2, 16, u16_38
||      SHRU    .S2    B1, 28, B1           ; <1> SHRU    t2, 28, high_39
||      LDW     .D1T2  *+A7[A9], B1         ; <1> LDW     *+A7[u24_39], s2_38
||      LDW     .D2T1  *+B5[B0], A11        ; <1> LDW     *+B5[t12_39], s5_38
        XOR     .L1X   A12, B3, A12         ; <1> XOR     even2_36, s2_36, even3_36
||      ADD     .L2    B1, B0, B0           ; <1> ADD     high_39, low_39, t28_39
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||      XOR     .S2X   B2, A15, B1          ; <1> XOR     odd1_36, s3_36, odd2_36
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_33
||      LDW     .D2T1  *-B13[1], A11        ; <1> LDW     *-kb2[1], d2_33
        XOR     .L1X   A12, B2, A9          ; <1> XOR     even3_36, s4_36, even_36
||      XOR     .L2X   B1, A15, B0          ; <1> XOR     odd2_36, s1_36, odd_36
||      SHRU    .S1    A2, 8, A12           ; <0> SHRU    u0, 8, u8_35
||      SHRU    .S2    B9, 20, B3           ; <0> SHRU    t0, 20, t20_35
||      LDW     .D1T2  *+A6[A9], B0         ; <1> LDW     *+A6[u16_38], s4_38
||      LDW     .D2T1  *+B7[B0], A15        ; <1> LDW     *+B7[t28_39], s1_38
        XOR     .L1X   A9, B0, A3           ; <1> XOR     even_36, odd_36, u1
||      XOR     .S1    A3, A14, A14         ; <1> XOR     u1, d1_33, v1
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0, 4, t4_35
||      LDW     .D1T2  *+A5[A12], B9        ; <0> LDW     *+A5[u8_35], s6_34
||      LDW     .D2T1  *+B6[B3], A15        ; <0> LDW     *+B6[t20_35], s3_34
        XOR     .L1    A11, A9, A12         ; <1> XOR     v2, s8_38, even1_38
||      XOR     .L2X   B8, A3, B8           ; <1> XOR     u1, e1_33, t1
||      SHRU    .S1    A2, 24, A9           ; <0> SHRU    u0, 24, u24_35
||      SHRU    .S2    B9, 12, B3           ; <0> SHRU    t0, 12, t12_35
||      MPY     .M2    -16, B9, B0          ; <0> MPY     -16, t0, low_35
||      LDW     .D1T1  *+A4[A2], A9         ; <0> LDW     *+A4[u0], s8_34
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[t4_35], s7_34
        XOR     .L1X   A12, B2, A12         ; <1> XOR     even1_38, s6_38, even2_38
||      XOR     .L2X   B0, A11, B9          ; <1> XOR     s7_38, s5_38, odd1_38
||      SHRU    .S1    A2, 16, A9           ; <0> SHRU    u0, 16, u16_34
||      SHRU    .S2    B9, 28, B2           ; <0> SHRU    t0, 28, high_35
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[u24_35], s2_34
||      LDW     .D2T1  *+B5[B3], A13        ; <0> LDW     *+B5[t12_35], s5_34
        XOR     .L1X   A12, B1, A12         ; <1> XOR     even2_38, s2_38, even3_38
||      ADD     .L2    B2, B0, B9           ; <0> ADD     high_35, low_35, t28_35
||[A1]  B       .S1    des3_block3$last     ; <0> [count] B      rounds
||      XOR     .S2X   B9, A15, B2          ; <1> XOR     odd1_38, s3_38, odd2_38
||      LDW     .D1T1  *-A0[1], A13         ; <0> LDW     *-ka0[1], d0_33
||      LDW     .D2T2  *B13++[2], B11       ; <0> LDW     *kb2++[2], e2_33
        XOR     .L1X   A12, B0, A9          ; <1> XOR     even3_38, s4_38, even_38
||      XOR     .L2X   B2, A15, B1          ; <1> XOR     odd2_38, s1_38, odd_38
||      SHRU    .S1    A3, 8, A12           ; <0> SHRU    u1, 8, u8_37
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t1, 20, t20_37
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_34], s4_34
||      LDW     .D2T1  *+B7[B9], A15        ; <0> LDW     *+B7[t28_35], s1_34
        XOR     .L1X   A9, B1, A10          ; <1> XOR     even_38, odd_38, u2
||      XOR     .S1    A10, A11, A11        ; <1> XOR     u2, d2_33, v2
||      SHRU    .S2    B8, 4, B0            ; <0> SHRU    t1, 4, t4_37
||      LDW     .D1T2  *+A5[A12], B8        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B6[B0], A15        ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1    A13, A9, A9          ; <0> XOR     v0, s8_34, even1_34
||      XOR     .L2X   B11, A10, B1         ; <1> XOR     u2, e2_33, t2
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u1, 24, u24_37
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t1, 12, t12_37
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t1, low_37
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u1], s8_36
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t4_37], s7_36
        XOR     .L1X   A9, B9, A9           ; <0> XOR     even1_34, s6_34, even2_34
||      XOR     .L2X   B2, A13, B2          ; <0> XOR     s7_34, s5_34, odd1_34
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    u1, 16, u16_36
||      SHRU    .S2    B8, 28, B8           ; <0> SHRU    t1, 28, high_37
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T1  *+B5[B11], A14       ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1X   A9, B0, A9           ; <0> XOR     even2_34, s2_34, even3_34
||      ADD     .L2    B8, B9, B0           ; <0> ADD     high_37, low_37, t28_37
||      XOR     .S2X   B2, A15, B2          ; <0> XOR     odd1_34, s3_34, odd2_34
||      LDW     .D1T1  *A8++[2], A14        ; <0> LDW     *ka1++[2], d1_33
||      LDW     .D2T2  *B12++[2], B8        ; <0> LDW     *kb1++[2], e1_33
des3_block3$des3_block3$4:
        XOR     .L1X   A9, B8, A12          ; <-1> XOR     even3_34, s4_34, even_34
||      XOR     .L2X   B2, A15, B2          ; <-1> XOR     odd2_34, s1_34, odd_34
||      SHRU    .S1    A10, 8, A9           ; <-1> SHRU    u2, 8, u8_39
||      SHRU    .S2    B1, 20, B0           ; <-1> SHRU    t2, 20, t20_39
||      LDW     .D1T2  *+A6[A12], B2        ; <-1> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B7[B0], A15        ; <-1> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A12, B2, A2          ; <-1> XOR     even_34, odd_34, u0
||      XOR     .S1    A2, A13, A13         ; <-1> XOR     u0, d0_33, v0
||      SHRU    .S2    B1, 4, B0            ; <-1> SHRU    t2, 4, t4_39
||      LDW     .D1T2  *+A5[A9], B2         ; <-1> LDW     *+A5[u8_39], s6_38
||      LDW     .D2T1  *+B6[B0], A15        ; <-1> LDW     *+B6[t20_39], s3_38
        XOR     .L1    A14, A9, A12         ; <-1> XOR     v1, s8_36, even1_36
||      XOR     .L2X   B3, A2, B9           ; <-1> XOR     u0, e0_33, t0
||      SHRU    .S1    A10, 24, A9          ; <-1> SHRU    u2, 24, u24_39
||      SHRU    .S2    B1, 12, B0           ; <-1> SHRU    t2, 12, t12_39
||      MPY     .M2    -16, B1, B0          ; <-1> MPY     -16, t2, low_39
||      LDW     .D1T1  *+A4[A10], A9        ; <-1> LDW     *+A4[u2], s8_38
||      LDW     .D2T2  *+B4[B0], B0         ; <-1> LDW     *+B4[t4_39], s7_38
        XOR     .L1X   A12, B8, A12         ; <-1> XOR     even1_36, s6_36, even2_36
||      XOR     .L2X   B2, A14, B2          ; <-1> XOR     s7_36, s5_36, odd1_36
||      SHRU    .S1    A10, 16, A9          ; <-1> SHRU    u2, 16, u16_38
||      SHRU    .S2    B1, 28, B1           ; <-1> SHRU    t2, 28, high_39
||      LDW     .D1T2  *+A7[A9], B1         ; <-1> LDW     *+A7[u24_39], s2_38
||      LDW     .D2T1  *+B5[B0], A11        ; <-1> LDW     *+B5[t12_39], s5_38
        XOR     .L1X   A12, B3, A12         ; <-1> XOR     even2_36, s2_36, even3_36
||      ADD     .L2    B1, B0, B0           ; <-1> ADD     high_39, low_39, t28_39
||      XOR     .S2X   B2, A15, B1          ; <-1> XOR     odd1_36, s3_36, odd2_36
||      LDW     .D2T1  *-B13[1], A11        ; <-1> LDW     *-kb2[1], d2_33
        XOR     .L1X   A12, B2, A9          ; <-1> XOR     even3_36, s4_36, even_36
||      XOR     .L2X   B1, A15, B0          ; <-1> XOR     odd2_36, s1_36, odd_36
||      MVKL    .S1    858993459, A0        ; MVKL    0x33333333, m2_51
||      LDW     .D1T2  *+A6[A9], B0         ; <-1> LDW     *+A6[u16_38], s4_38
||      LDW     .D2T1  *+B7[B0], A15        ; <-1> LDW     *+B7[t28_39], s1_38
        XOR     .L1X   A9, B0, A3           ; <-1> XOR     even_36, odd_36, u1
||      MV      .L2X   A2, B3               ; MV      u0, x0
||      XOR     .S1    A3, A14, A14         ; <-1> XOR     u1, d1_33, v1
        XOR     .L1    A11, A9, A12         ; <-1> XOR     v2, s8_38, even1_38
||      XOR     .L2X   B8, A3, B8           ; <-1> XOR     u1, e1_33, t1
||      MVKH    .S1    858993459, A0        ; MVKH    0x33333333, m2_51
||      MV      .D1    A3, A3               ; MV      u1, x1
        XOR     .L1X   A12, B2, A12         ; <-1> XOR     even1_38, s6_38, even2_38
||      XOR     .L2X   B0, A11, B9          ; <-1> XOR     s7_38, s5_38, odd1_38
||      SHL     .S1    A3, 31, A9           ; SHL     x1, 31, top_62
||      SHRU    .S2    B3, 1, B8            ; SHRU    x0, 1, rest_54
        XOR     .L1X   A12, B1, A12         ; <-1> XOR     even2_38, s2_38, even3_38
||      SHRU    .S1    A3, 1, A3            ; SHRU    x1, 1, rest_62
||      XOR     .S2X   B9, A15, B2          ; <-1> XOR     odd1_38, s3_38, odd2_38
        XOR     .L1X   A12, B0, A9          ; <-1> XOR     even3_38, s4_38, even_38
||      XOR     .L2X   B2, A15, B1          ; <-1> XOR     odd2_38, s1_38, odd_38
||      MVKL    .S1    16711935, A3         ; MVKL    0x00ff00ff, m8_51
||      SHL     .S2    B3, 31, B0           ; SHL     x0, 31, top_54
||      ADD     .D1    A9, A3, A12          ; ADD     top_62, rest_62, x1
        XOR     .L1X   A9, B1, A10          ; <-1> XOR     even_38, odd_38, u2
||      MV      .L2X   A13, B2              ; MV      v0, y0
||      XOR     .S1    A10, A11, A11        ; <-1> XOR     u2, d2_33, v2
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_51
||      MV      .D1    A14, A9              ; MV      v1, y1
||      ADD     .D2    B0, B8, B0           ; ADD     top_54, rest_54, x0
        XOR     .L1    A12, A9, A13         ; XOR     x1, y1, both_63
||      XOR     .L2X   B11, A10, B1         ; <-1> XOR     u2, e2_33, t2
||      MVKH    .S1    16711935, A3         ; MVKH    0x00ff00ff, m8_51
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_51
||      MV      .D1    A10, A10             ; MV      u2, x2
        AND     .L1X   A13, B8, A10         ; AND     both_63, m1_51, d_63
||      XOR     .L2    B0, B2, B1           ; XOR     x0, y0, both_55
||      SHL     .S1    A10, 31, A13         ; SHL     x2, 31, top_70
||      SHRU    .S2X   A10, 1, B11          ; SHRU    x2, 1, rest_70
        XOR     .L1    A12, A10, A9         ; XOR     x1, d_63, x1
||      AND     .L2    B1, B8, B11          ; AND     both_55, m1_51, d_55
||      XOR     .S1    A9, A10, A11         ; XOR     y1, d_63, y1
||      ADD     .S2X   B11, A13, B1         ; ADD     top_70, rest_70, x2
||      MV      .D1    A11, A10             ; MV      v2, y2
        XOR     .L1X   A10, B1, A12         ; XOR     x2, y2, both_71
||      XOR     .L2    B2, B11, B2          ; XOR     y0, d_55, y0
||      SHL     .S1    A11, 31, A11         ; SHL     y1, 31, top_64
||      SHRU    .S2X   A11, 1, B3           ; SHRU    y1, 1, rest_64
        ADD     .L1X   A11, B3, A11         ; ADD     top_64, rest_64, y1
||      AND     .L2X   B8, A12, B8          ; AND     both_71, m1_51, d_71
||      SHRU    .S1    A9, 8, A12           ; SHRU    x1, 8, high_65
||      SHRU    .S2    B2, 1, B3            ; SHRU    y0, 1, rest_56
        XOR     .L1    A12, A11, A12        ; XOR     high_65, y1, both_65
||      XOR     .L2    B0, B11, B0          ; XOR     x0, d_55, x0
||      XOR     .S1X   A10, B8, A10         ; XOR     y2, d_71, y2
||      SHL     .S2    B2, 31, B2           ; SHL     y0, 31, top_56
        AND     .L1    A12, A3, A13         ; AND     both_65, m8_51, d_65
||      XOR     .L2    B1, B8, B1           ; XOR     x2, d_71, x2
||      SHL     .S1    A10, 31, A12         ; SHL     y2, 31, top_72
||      SHRU    .S2    B0, 8, B3            ; SHRU    x0, 8, high_57
||      ADD     .D2    B2, B3, B2           ; ADD     top_56, rest_56, y0
        XOR     .L1    A11, A13, A10        ; XOR     y1, d_65, y1
||      XOR     .L2    B3, B2, B3           ; XOR     high_57, y0, both_57
||      SHL     .S1    A13, 8, A11          ; SHL     d_65, 8, moved_65
||      SHRU    .S2X   A10, 1, B8           ; SHRU    y2, 1, rest_72
        XOR     .L1    A9, A11, A11         ; XOR     x1, moved_65, x1
||      AND     .L2X   B3, A3, B3           ; AND     both_57, m8_51, d_57
||      ADD     .S1X   A12, B8, A9          ; ADD     top_72, rest_72, y2
||      SHRU    .S2    B1, 8, B8            ; SHRU    x2, 8, high_73
        AND     .L1    A10, A0, A12         ; AND     y1, m2_51, y_66
||      XOR     .L2X   B8, A9, B11          ; XOR     high_73, y2, both_73
||      SHRU    .S1    A11, 2, A13          ; SHRU    x1, 2, high_66
||      SHL     .S2    B3, 8, B8            ; SHL     d_57, 8, moved_57
        AND     .L1    A13, A0, A13         ; AND     high_66, m2_51, x_66
||      XOR     .L2    B2, B3, B0           ; XOR     y0, d_57, y0
||      AND     .S1X   A3, B11, A3          ; AND     both_73, m8_51, d_73
||      XOR     .S2    B0, B8, B2           ; XOR     x0, moved_57, x0
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        SUB     .L1    A12, A13, A12        ; SUB     y_66, x_66, e_66
||      AND     .L2X   B0, A0, B3           ; AND     y0, m2_51, y_58
||      SHL     .S1    A3, 8, A13           ; SHL     d_73, 8, moved_73
||      SHRU    .S2    B2, 2, B8            ; SHRU    x0, 2, high_58
||      LDW     .D2T1  *+B15[11], A14       ; restore A14
        SUB     .L1    A10, A12, A10        ; SUB     y1, e_66, y1
||      AND     .L2X   B8, A0, B8           ; AND     high_58, m2_51, x_58
||      XOR     .S1X   A13, B1, A12         ; XOR     x2, moved_73, x2
||      MVK     .S2    1, B1                ; MVK     1, one_51
||      ADDAW   .D1    A11, A12, A11        ; ADDAW   x1, e_66, x1
||      LDW     .D2T1  *+B15[2], A3         ; restore blocks
        XOR     .L1    A9, A3, A3           ; XOR     y2, d_73, y2
||      SUB     .L2    B3, B8, B3           ; SUB     y_58, x_58, e_58
||      SHRU    .S1    A12, 2, A9           ; SHRU    x2, 2, high_74
||      MPYHLU  .M1X   A11, B1, A0          ; MPYHLU  x1, one_51, x_67
||      MPYSU   .M2X   1, A10, B11          ; MPYSU   1, y1, y_67
||      LDW     .D2T1  *+B15[12], A15       ; restore A15
        AND     .L1    A9, A0, A3           ; AND     high_74, m2_51, x_74
||      SUB     .L2    B0, B3, B2           ; SUB     y0, e_58, y0
||      AND     .S1    A3, A0, A9           ; AND     y2, m2_51, y_74
||      MV      .S2X   A3, B8               ; copy
||      ADDAW   .D2    B2, B3, B3           ; ADDAW   x0, e_58, x0
        SUB     .L1    A9, A3, A3           ; SUB     y_74, x_74, e_74
||      SUB     .L2X   B11, A0, B11         ; SUB     y_67, x_67, e_67
||      MVKL    .S1    252645135, A0        ; MVKL    0x0f0f0f0f, m4_51
||      MPYSU   .M1X   1, B2, A9            ; MPYSU   1, y0, y_59
||      MPYHLU  .M2    B3, B1, B9           ; MPYHLU  x0, one_51, x_59
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        SUB     .L2X   B8, A3, B8           ; SUB     y2, e_74, y2
||      SHL     .S1X   B11, 16, A13         ; SHL     e_67, 16, moved_67
||      ADDAW   .D1    A12, A3, A12         ; ADDAW   x2, e_74, x2
||      LDW     .D2T1  *+B15[5], A11        ; restore A11
        ADD     .L1    A11, A13, A9         ; ADD     x1, moved_67, x1
||      SUB     .L2X   A9, B9, B1           ; SUB     y_59, x_59, e_59
||      MPYHLU  .M1X   A12, B1, A13         ; MPYHLU  x2, one_51, x_75
||      MPYSU   .M2    1, B8, B9            ; MPYSU   1, y2, y_75
||      LDW     .D2T2  *+B15[10], B13       ; restore B13
        SUB     .L1X   A10, B11, A10        ; SUB     y1, e_67, y1
||      SHRU    .S1    A9, 4, A11           ; SHRU    x1, 4, high_68
||      SHL     .S2    B1, 16, B11          ; SHL     e_59, 16, moved_59
||      LDW     .D2T1  *+B15[9], A13        ; restore A13
        XOR     .L1    A11, A10, A11        ; XOR     high_68, y1, both_68
||      SUB     .L2    B2, B1, B2           ; SUB     y0, e_59, y0
||      MVKH    .S1    252645135, A0        ; MVKH    0x0f0f0f0f, m4_51
||      SUB     .S2X   B9, A13, B3          ; SUB     y_75, x_75, e_75
||      ADD     .D2    B3, B11, B1          ; ADD     x0, moved_59, x0
        AND     .L1    A11, A0, A13         ; AND     both_68, m4_51, d_68
||      MV      .L2    B3, B9               ; copy
||      SHL     .S1X   B3, 16, A2           ; SHL     e_75, 16, moved_75
||      SHRU    .S2    B1, 4, B3            ; SHRU    x0, 4, high_60
||      LDW     .D2T1  *+B15[7], A12        ; restore A12
        XOR     .L1    A10, A13, A10        ; XOR     y1, d_68, y1
||      XOR     .L2    B3, B2, B8           ; XOR     high_60, y0, both_60
||      SHL     .S1    A13, 4, A12          ; SHL     d_68, 4, moved_68
||      SUB     .S2    B8, B9, B3           ; SUB     y2, e_75, y2
||      ADD     .D1    A12, A2, A2          ; ADD     x2, moved_75, x2
||      LDW     .D2T1  *+B15[3], A10        ; restore A10
        XOR     .L1    A9, A12, A9          ; XOR     x1, moved_68, x1
||      AND     .L2X   B8, A0, B0           ; AND     both_60, m4_51, d_60
||      SHRU    .S1    A2, 4, A10           ; SHRU    x2, 4, high_76
||      B       .S2    B0                   ; return
||      STW     .D1T1  A10, *+A3[3]         ; STW     y1, *+blocks[3]
||      LDW     .D2T2  *+B15[6], B11        ; restore B11
        XOR     .L1X   A10, B3, A9          ; XOR     high_76, y2, both_76
||      XOR     .L2    B2, B0, B0           ; XOR     y0, d_60, y0
||      SHL     .S2    B0, 4, B2            ; SHL     d_60, 4, moved_60
||      STW     .D1T1  A9, *+A3[2]          ; STW     x1, *+blocks[2]
||      LDW     .D2T2  *+B15[8], B12        ; restore B12
        AND     .L1    A9, A0, A0           ; AND     both_76, m4_51, d_76
||      XOR     .L2    B1, B2, B0           ; XOR     x0, moved_60, x0
||      STW     .D1T2  B0, *+A3[1]          ; STW     y0, *+blocks[1]
        XOR     .L2X   B3, A0, B0           ; XOR     y2, d_76, y2
||      SHL     .S1    A0, 4, A0            ; SHL     d_76, 4, moved_76
||      ADDK    .S2    48, B15              ; frame
||      STW     .D1T2  B0, *+A3[0]          ; STW     x0, *+blocks[0]
        XOR     .L1    A2, A0, A0           ; XOR     x2, moved_76, x2
||      ZERO    .L2    B0                   ; ZERO    linear_78
||      STW     .D1T2  B0, *+A3[5]          ; STW     y2, *+blocks[5]
        MVC     .S2    B0, AMR              ; MVC     linear_78, AMR
||      STW     .D1T1  A0, *+A3[4]          ; STW     x2, *+blocks[4]
