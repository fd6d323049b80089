; broadside optimize: source 880a25737f249f549b5c793ad2faa38e292d9672a957561a7366acfc500ad97f
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
; Triple-DES on three blocks, each under its own key, on the C64x.
;
;       void des3_block3_c64x(uint32_t blocks[6], const uint32_t schedule0[108], const uint32_t schedule1[108],
;                             const uint32_t schedule2[108]);
;
; As des3_block3 (triple_block3.sa), but with a loop for each pass: the program cache has room.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

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

        .global des3_block3_c64x
        .align  32
des3_block3_c64x:
        MV      .L1    A4, A0               ; argument
||      MVK     .L2    14, B0               ; MVK     16, count_29
||      MVKL    .S1    2863311530, A3       ; MVKL    0xaaaaaaaa, m1_3
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_3
        MV      .L1    A6, A2               ; argument
||      MV      .L2    B6, B2               ; argument
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_3
||      LDW     .D1T1  *+A0[4], A1          ; LDW     *+blocks[4], l2
        MVKL    .S1    858993459, A8        ; MVKL    0x33333333, m2_3
||      MVKL    .S2    480597, B8           ; MVKL    0x00075555, circular_1
||      LDW     .D1T2  *+A0[5], B16         ; LDW     *+blocks[5], r2
||      LDW     .D2T1  *+B2[0], A17         ; LDW     *+keys2[0], k0_32
        MVK     .L2    1, B9                ; MVK     1, one_3
||      MVKL    .S1    16711935, A9         ; MVKL    0x00ff00ff, m8_3
||      ADDK    .S2    -24, B15             ; frame
||      LDW     .D1T1  *+A0[2], A19         ; LDW     *+blocks[2], l1
        MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T2  *+A0[3], B17         ; LDW     *+blocks[3], r1
        MV      .L1X   B15, A16             ; frame
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T2  *+A0[0], B19         ; LDW     *+blocks[0], l0
||      LDW     .D2T1  *+B2[2], A21         ; LDW     *+keys2[2], k1_32
        MV      .L1X   B4, A18              ; argument
||      MVKH    .S1    2863311530, A3       ; MVKH    0xaaaaaaaa, m1_3
||      SHRU    .S2X   A1, 4, B17           ; SHRU    l2, 4, high_22
||      LDW     .D1T1  *+A0[1], A1          ; LDW     *+blocks[1], r0
        XOR     .L2    B17, B16, B17        ; XOR     high_22, r2, both_22
||      MVKH    .S2    480597, B8           ; MVKH    0x00075555, circular_1
        AND     .L2    B17, B1, B18         ; AND     both_22, m4_3, d_22
||      SHRU    .S1    A19, 4, A21          ; SHRU    l1, 4, high_14
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      ADDAW   .D1    A2, 3, A20           ; ADDAW   keys1, 3, keys1
        XOR     .L1X   A21, B17, A22        ; XOR     high_14, r1, both_14
||      XOR     .L2    B16, B18, B16        ; XOR     r2, d_22, r2
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      SHL     .S2    B18, 4, B18          ; SHL     d_22, 4, moved_22
||      LDW     .D1T1  *+A2[0], A19         ; LDW     *+keys1[0], k0_31
||      ADDAW   .D2    B2, 3, B20           ; ADDAW   keys2, 3, keys2
        AND     .L1X   A22, B1, A22         ; AND     both_14, m4_3, d_14
||      XOR     .L2X   B18, A1, B20         ; XOR     l2, moved_22, l2
||      MVKH    .S1    16711935, A9         ; MVKH    0x00ff00ff, m8_3
||      SHRU    .S2    B19, 4, B21          ; SHRU    l0, 4, high_6
||      MPYSU   .M2    1, B16, B21          ; MPYSU   1, r2, y_23
||      LDW     .D1T2  *+A18[1], B2         ; LDW     *+keys0[1], e0_30
||      MV      .D2    B20, B18             ; MV      keys2, kb2_29
        XOR     .L2X   B21, A1, B22         ; XOR     high_6, r0, both_6
||      SHL     .S1    A22, 4, A23          ; SHL     d_14, 4, moved_14
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      MPYHLU  .M2    B20, B9, B17         ; MPYHLU  l2, one_3, x_23
||      LDW     .D1T2  *+A2[1], B3          ; LDW     *+keys1[1], e0_31
        XOR     .L1X   A22, B17, A13        ; XOR     r1, d_14, r1
||      AND     .L2    B22, B1, B1          ; AND     both_6, m4_3, d_6
||      MVKH    .S1    858993459, A8        ; MVKH    0x33333333, m2_3
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D1T1  A13, *+A16[5]        ; save A13
        XOR     .L1    A19, A23, A23        ; XOR     l1, moved_14, l1
||      XOR     .L2X   B1, A1, B1           ; XOR     r0, d_6, r0
||      SHL     .S2    B1, 4, B21           ; SHL     d_6, 4, moved_6
||      MPYSU   .M1    1, A13, A22          ; MPYSU   1, r1, y_15
||      SUB     .D2    B21, B17, B17        ; SUB     y_23, x_23, e_23
        XOR     .L2    B19, B21, B21        ; XOR     l0, moved_6, l0
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      SHL     .S2    B17, 16, B19         ; SHL     e_23, 16, moved_23
||      MPYHLU  .M1X   A23, B9, A24         ; MPYHLU  l1, one_3, x_15
||      MPYSU   .M2    1, B1, B16           ; MPYSU   1, r0, y_7
||      LDW     .D2T2  *+B2[1], B17         ; LDW     *+keys2[1], e0_32
        MV      .L1X   B3, A1               ; move return$
||      SUB     .L2    B16, B17, B9         ; SUB     r2, e_23, r2
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      MPYHLU  .M2    B21, B9, B20         ; MPYHLU  l0, one_3, x_7
||      LDW     .D1T1  *+A18[0], A14        ; LDW     *+keys0[0], k0_30
        SUB     .L1    A22, A24, A22        ; SUB     y_15, x_15, e_15
||      ADD     .L2    B20, B19, B8         ; ADD     l2, moved_23, l2
||      MVC     .S2    B8, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T1  *+A18[2], A22        ; LDW     *+keys0[2], k1_30
||      MV      .D2X   A20, B19             ; MV      keys1, kb1_29
        SUB     .L2    B16, B20, B20        ; SUB     y_7, x_7, e_7
||      SHL     .S1    A22, 16, A14         ; SHL     e_15, 16, moved_15
||      SHRU    .S2    B8, 2, B17           ; SHRU    l2, 2, high_24
||      STW     .D1T1  A14, *+A16[6]        ; save A14
||      AND     .D2X   B9, A8, B16          ; AND     r2, m2_3, y_24
        SUB     .L1    A13, A22, A11        ; SUB     r1, e_15, r1
||      SUB     .L2    B1, B20, B1          ; SUB     r0, e_7, r0
||      ADD     .S1    A23, A14, A13        ; ADD     l1, moved_15, l1
||      SHL     .S2    B20, 16, B20         ; SHL     e_7, 16, moved_7
||      STW     .D1T1  A11, *+A16[3]        ; save A11
||      AND     .D2X   B17, A8, B22         ; AND     high_24, m2_3, x_24
        AND     .L1    A11, A8, A2          ; AND     r1, m2_3, y_16
||      ADD     .L2    B21, B20, B16        ; ADD     l0, moved_7, l0
||      SHRU    .S1    A13, 2, A22          ; SHRU    l1, 2, high_16
||      AND     .S2X   B1, A8, B20          ; AND     r0, m2_3, y_8
||      LDW     .D1T1  *+A2[2], A8          ; LDW     *+keys1[2], k1_31
||      SUB     .D2    B16, B22, B21        ; SUB     y_24, x_24, e_24
        AND     .L1    A22, A8, A23         ; AND     high_16, m2_3, x_16
||      SUB     .L2    B9, B21, B9          ; SUB     r2, e_24, r2
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B16, 2, B21          ; SHRU    l0, 2, high_8
||      ADDAW   .D1    A18, 3, A18          ; ADDAW   keys0, 3, keys0
||      ADDAW   .D2    B8, B21, B8          ; ADDAW   l2, e_24, l2
        SUB     .L1    A2, A23, A8          ; SUB     y_16, x_16, e_16
||      AND     .L2X   B21, A8, B10         ; AND     high_8, m2_3, x_8
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      SHRU    .S2    B8, 8, B21           ; SHRU    l2, 8, high_25
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A18, A2              ; MV      keys0, ka0_29
||      SUB     .L2    B20, B10, B10        ; SUB     y_8, x_8, e_8
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAW   .D1    A13, A8, A13         ; ADDAW   l1, e_16, l1
||      XOR     .D2    B21, B9, B20         ; XOR     high_25, r2, both_25
        SUB     .L1    A11, A8, A11         ; SUB     r1, e_16, r1
||      AND     .L2X   B20, A9, B20         ; AND     both_25, m8_3, d_25
||      SHRU    .S1    A13, 8, A20          ; SHRU    l1, 8, high_17
||      ADDAW   .D1    A20, 1, A24          ; ADDAW   keys1, 1, ka1_29
||      ADDAW   .D2    B16, B10, B16        ; ADDAW   l0, e_8, l0
        XOR     .L1    A20, A11, A18        ; XOR     high_17, r1, both_17
||      SUB     .L2    B1, B10, B1          ; SUB     r0, e_8, r0
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2    B16, 8, B10          ; SHRU    l0, 8, high_9
||      XOR     .D1X   A17, B17, A20        ; XOR     k0_32, e0_32, kt0_32
||      XOR     .D2    B9, B20, B9          ; XOR     r2, d_25, r2
        AND     .L1    A18, A9, A10         ; AND     both_17, m8_3, d_17
||      XOR     .L2    B10, B1, B10         ; XOR     high_9, r0, both_9
||      SHRU    .S2    B9, 31, B17          ; SHRU    r2, 31, top_26
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1    A11, A10, A9         ; XOR     r1, d_17, r1
||      AND     .L2X   B10, A9, B10         ; AND     both_9, m8_3, d_9
||      SHL     .S1    A10, 8, A10          ; SHL     d_17, 8, moved_17
||      SHL     .S2    B20, 8, B17          ; SHL     d_25, 8, moved_25
||      ADDAH   .D2    B17, B9, B9          ; ADDAH   top_26, r2, r2
        XOR     .L2    B1, B10, B8          ; XOR     r0, d_9, r0
||      SHRU    .S1    A9, 31, A12          ; SHRU    r1, 31, top_18
||      SHL     .S2    B10, 8, B10          ; SHL     d_9, 8, moved_9
||      STW     .D1T1  A12, *+A16[4]        ; save A12
||      XOR     .D2    B8, B17, B1          ; XOR     l2, moved_25, l2
        XOR     .L1    A13, A10, A10        ; XOR     l1, moved_17, l1
||      XOR     .L2    B16, B10, B10        ; XOR     l0, moved_9, l0
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      SHRU    .S2    B8, 31, B16          ; SHRU    r0, 31, top_10
||      ADDAH   .D1    A12, A9, A9          ; ADDAH   top_18, r1, r1
||      XOR     .D2    B1, B9, B17          ; XOR     l2, r2, both_27
        XOR     .L1    A10, A9, A12         ; XOR     l1, r1, both_19
||      AND     .L2X   B17, A3, B16         ; AND     both_27, m1_3, d_27
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D2    B16, B8, B8          ; ADDAH   top_10, r0, r0
        AND     .L1    A12, A3, A12         ; AND     both_19, m1_3, d_19
||      XOR     .L2    B10, B8, B17         ; XOR     l0, r0, both_11
||      XOR     .S2    B1, B16, B1          ; XOR     l2, d_27, l2
        XOR     .L1    A10, A12, A3         ; XOR     l1, d_19, l1
||      AND     .L2X   B17, A3, B9          ; AND     both_11, m1_3, d_11
||      XOR     .S1X   A14, B2, A10         ; XOR     k0_30, e0_30, kt0_30
||      SHRU    .S2    B1, 31, B16          ; SHRU    l2, 31, top_28
||      XOR     .D2    B9, B16, B2          ; XOR     r2, d_27, r2
        XOR     .L2    B10, B9, B1          ; XOR     l0, d_11, l0
||      SHRU    .S1    A3, 31, A13          ; SHRU    l1, 31, top_20
||      XOR     .S2    B8, B9, B9           ; XOR     r0, d_11, r0
||      LDW     .D1T2  *A24++[2], B20       ; <0> LDW     *ka1_29++[2], d1_29
||      ADDAH   .D2    B16, B1, B8          ; ADDAH   top_28, l2, l2
        XOR     .L1X   A17, B2, A17         ; XOR     r2, k0_32, u2_29
||      XOR     .L2X   B2, A20, B2          ; XOR     r2, kt0_32, t2_29
||      SHRU    .S2    B1, 31, B10          ; SHRU    l0, 31, top_12
||      ADDAH   .D1    A13, A3, A13         ; ADDAH   top_20, l1, l1
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1X   A14, B9, A23         ; XOR     r0, k0_30, u0_29
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_29, 12, t12_38
||      LDW     .D1T1  *+A4[A17], A3        ; <0> LDW     *+A4[u2_29], s8_37
||      ADDAH   .D2    B10, B1, B10         ; ADDAH   top_12, l0, l0
        XOR     .L1    A13, A8, A18         ; XOR     l1, k1_31, v1_29
||      XOR     .L2X   B9, A10, B16         ; XOR     r0, kt0_30, t0_29
||      SHRU    .S1    A17, 16, A3          ; <0> SHRU    u2_29, 16, u16_37
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A9, A12, A12         ; XOR     r1, d_19, r1
||      XOR     .L2X   B3, A19, B9          ; XOR     k0_31, e0_31, kt0_31
||      SHRU    .S1    A23, 8, A16          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B2, 20, B3           ; <0> SHRU    t2_29, 20, t20_38
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A6[A3], A16        ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1    A12, A19, A20        ; XOR     r1, k0_31, u1_29
||      SHRU    .S2    B2, 28, B2           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T1  *-B18[1], A19        ; <0> LDW     *-kb2_29[1], d2_29
        XOR     .L1X   A21, B8, A8          ; XOR     l2, k1_32, v2_29
||      SHRU    .S1    A17, 24, A9          ; <0> SHRU    u2_29, 24, u24_38
||      ADD     .S2    B2, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      LDW     .D1T1  *+A4[A23], A9        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L1X   A22, B10, A22        ; XOR     l0, k1_30, v0_29
||      XOR     .L2X   B9, A12, B9          ; XOR     r1, kt0_31, t1_29
||      SHRU    .S1    A23, 24, A16         ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B16, 4, B2           ; <0> SHRU    t0_29, 4, t4_34
||      MPY     .M2    -16, B16, B3         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T2  *+A7[A9], B2         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_38], s1_37
        XOR     .L1    A8, A3, A3           ; <0> XOR     v2_29, s8_37, even1_37
||      SHRU    .S1X   B16, 28, A8          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B16, 12, B8          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *+A7[A16], A22       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A3, A9, A3           ; <0> XOR     even1_37, s6_37, even2_37
||      SHRU    .S1    A23, 16, A9          ; <0> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 20, B8          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T2  *A2++[2], B9         ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *+B5[B8], A16        ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A17, A19, A8         ; <0> XOR     u2_29, d2_29, v2_29
||      ADD     .L2X   B3, A8, B3           ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A20, 24, A19         ; <0> SHRU    u1_29, 24, u24_36
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_37, s5_37, odd1_37
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_34], s3_33
||      NOP
;@loop {"name": "rounds1", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 52.4, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds1: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_38], s7_37
;    XOR s7_37, s5_37, odd1_37
;    XOR odd1_37, s3_37, odd2_37
;    XOR odd2_37, s1_37, odd_37
;    XOR even_37, odd_37, u2_29
;    XOR u2_29, e2_29, t2_29
;    SHRU t2_29, 4, t4_38
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 10/15, 2X 10/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15: found by annealing, 52.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block3_c64x$rounds1:
        XOR     .L1    A22, A9, A21         ; <1> XOR     v0_29, s8_33, even1_33
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd1_37, s3_37, odd2_37
||      SHRU    .S1X   B9, 28, A17          ; <1> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B9, 4, B8            ; <1> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A4[A20], A3        ; <1> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *+B7[B3], B2         ; <1> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A3, B2, A3           ; <1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2X   B1, A9, B1           ; <1> XOR     odd2_37, s1_37, odd_37
||      SHRU    .S1    A20, 8, A9           ; <1> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B9, 12, B2           ; <1> SHRU    t1_29, 12, t12_36
||      LDW     .D1T2  *-A2[1], B1          ; <1> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T1  *+B4[B8], A16        ; <1> LDW     *+B4[t4_36], s7_35
        XOR     .L1X   A21, B16, A9         ; <1> XOR     even1_33, s6_33, even2_33
||      ADD     .L2X   B3, A17, B2          ; <1> ADD     high_36, low_36, t28_36
||      XOR     .S1    A3, A16, A3          ; <1> XOR     even3_37, s4_37, even_37
||      SHRU    .S2    B9, 20, B3           ; <1> SHRU    t1_29, 20, t20_36
||      LDW     .D1T1  *+A5[A9], A19        ; <1> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A9, A22, A3          ; <1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2X   B8, A16, B1          ; <1> XOR     s7_33, s5_33, odd1_33
||      XOR     .S1X   A3, B1, A17          ; <1> XOR     even_37, odd_37, u2_29
||      LDW     .D1T2  *+A7[A19], B8        ; <1> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T1  *+B6[B3], A16        ; <1> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A3, A9, A21          ; <1> XOR     even3_33, s4_33, even_33
||      XOR     .L2    B1, B3, B1           ; <1> XOR     odd1_33, s3_33, odd2_33
||      SHRU    .S1    A20, 16, A9          ; <1> SHRU    u1_29, 16, u16_35
||      LDW     .D1T2  *A24++[2], B20       ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T1  *+B7[B2], A9         ; <1> LDW     *+B7[t28_36], s1_35
        XOR     .L1X   A20, B20, A18        ; <1> XOR     u1_29, d1_29, v1_29
||      XOR     .L2    B1, B2, B8           ; <1> XOR     odd2_33, s1_33, odd_33
||      XOR     .S1    A18, A3, A9          ; <1> XOR     v1_29, s8_35, even1_35
||      XOR     .S2X   B17, A17, B2         ; <1> XOR     u2_29, e2_29, t2_29
||      LDW     .D1T1  *+A6[A9], A9         ; <1> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1X   A23, B1, A22         ; <1> XOR     u0_29, d0_29, v0_29
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_29, 12, t12_38
||      LDW     .D1T1  *+A4[A17], A3        ; <0> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T2  *B19++[2], B9        ; <1> LDW     *kb1_29++[2], e1_29
        XOR     .L1X   A21, B8, A23         ; <1> XOR     even_33, odd_33, u0_29
||      XOR     .L2X   B3, A16, B3          ; <1> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1    A17, 16, A3          ; <0> SHRU    u2_29, 16, u16_37
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A9, A19, A3          ; <1> XOR     even1_35, s6_35, even2_35
||      XOR     .L2X   B3, A16, B1          ; <1> XOR     odd1_35, s3_35, odd2_35
||      SHRU    .S1    A23, 8, A16          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B2, 20, B3           ; <0> SHRU    t2_29, 20, t20_38
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A6[A3], A16        ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1X   A3, B8, A3           ; <1> XOR     even2_35, s2_35, even3_35
||      XOR     .L2X   B1, A9, B8           ; <1> XOR     odd2_35, s1_35, odd_35
||[B0]  B       .S1    des3_block3_c64x$rounds1; <0> [count_29] B     rounds1
||      SHRU    .S2    B2, 28, B2           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T1  *-B18[1], A19        ; <0> LDW     *-kb2_29[1], d2_29
        XOR     .L1    A3, A9, A16          ; <1> XOR     even3_35, s4_35, even_35
||      XOR     .L2X   B9, A23, B16         ; <1> XOR     u0_29, e0_29, t0_29
||      SHRU    .S1    A17, 24, A9          ; <0> SHRU    u2_29, 24, u24_38
||      ADD     .S2    B2, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      LDW     .D1T1  *+A4[A23], A9        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L1X   A16, B8, A20         ; <1> XOR     even_35, odd_35, u1_29
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_29, 1, count_29
||      SHRU    .S1    A23, 24, A16         ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B16, 4, B2           ; <0> SHRU    t0_29, 4, t4_34
||      MPY     .M2    -16, B16, B3         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T2  *+A7[A9], B2         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_38], s1_37
        XOR     .L1    A8, A3, A3           ; <0> XOR     v2_29, s8_37, even1_37
||      SHRU    .S1X   B16, 28, A8          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B16, 12, B8          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *+A7[A16], A22       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A3, A9, A3           ; <0> XOR     even1_37, s6_37, even2_37
||      XOR     .L2X   B9, A20, B9          ; <1> XOR     u1_29, e1_29, t1_29
||      SHRU    .S1    A23, 16, A9          ; <0> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 20, B8          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T2  *A2++[2], B9         ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *+B5[B8], A16        ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A17, A19, A8         ; <0> XOR     u2_29, d2_29, v2_29
||      ADD     .L2X   B3, A8, B3           ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A20, 24, A19         ; <0> SHRU    u1_29, 24, u24_36
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_37, s5_37, odd1_37
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_34], s3_33
des3_block3_c64x$des3_block3_c64x$2:
        XOR     .L1    A22, A9, A21         ; <-1> XOR     v0_29, s8_33, even1_33
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     odd1_37, s3_37, odd2_37
||      SHRU    .S1X   B9, 28, A17          ; <-1> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B9, 4, B8            ; <-1> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A4[A20], A3        ; <-1> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *+B7[B3], B2         ; <-1> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A3, B2, A3           ; <-1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2X   B1, A9, B1           ; <-1> XOR     odd2_37, s1_37, odd_37
||      SHRU    .S1    A20, 8, A9           ; <-1> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B9, 12, B2           ; <-1> SHRU    t1_29, 12, t12_36
||      LDW     .D1T2  *-A2[1], B1          ; <-1> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T1  *+B4[B8], A16        ; <-1> LDW     *+B4[t4_36], s7_35
        XOR     .L1X   A21, B16, A9         ; <-1> XOR     even1_33, s6_33, even2_33
||      ADD     .L2X   B3, A17, B2          ; <-1> ADD     high_36, low_36, t28_36
||      XOR     .S1    A3, A16, A3          ; <-1> XOR     even3_37, s4_37, even_37
||      SHRU    .S2    B9, 20, B3           ; <-1> SHRU    t1_29, 20, t20_36
||      LDW     .D1T1  *+A5[A9], A19        ; <-1> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A9, A22, A3          ; <-1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2X   B8, A16, B1          ; <-1> XOR     s7_33, s5_33, odd1_33
||      XOR     .S1X   A3, B1, A17          ; <-1> XOR     even_37, odd_37, u2_29
||      LDW     .D1T2  *+A7[A19], B8        ; <-1> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T1  *+B6[B3], A16        ; <-1> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A3, A9, A21          ; <-1> XOR     even3_33, s4_33, even_33
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     odd1_33, s3_33, odd2_33
||      SHRU    .S1    A20, 16, A9          ; <-1> SHRU    u1_29, 16, u16_35
||      LDW     .D2T1  *+B7[B2], A9         ; <-1> LDW     *+B7[t28_36], s1_35
        XOR     .L1X   A20, B20, A18        ; <-1> XOR     u1_29, d1_29, v1_29
||      XOR     .L2    B1, B2, B8           ; <-1> XOR     odd2_33, s1_33, odd_33
||      XOR     .S1    A18, A3, A9          ; <-1> XOR     v1_29, s8_35, even1_35
||      XOR     .S2X   B17, A17, B2         ; <-1> XOR     u2_29, e2_29, t2_29
||      LDW     .D1T1  *+A6[A9], A9         ; <-1> LDW     *+A6[u16_35], s4_35
||      ADDAW   .D2    B18, 1, B17          ; ADDAW   kb2_29, 1, keys2
        XOR     .L1X   A23, B1, A22         ; <-1> XOR     u0_29, d0_29, v0_29
||      LDW     .D2T2  *B19++[2], B9        ; <-1> LDW     *kb1_29++[2], e1_29
        XOR     .L1X   A21, B8, A23         ; <-1> XOR     even_33, odd_33, u0_29
||      XOR     .L2X   B3, A16, B3          ; <-1> XOR     s7_35, s5_35, odd1_35
||      ADDAW   .D1    A2, 1, A2            ; ADDAW   ka0_29, 1, keys0
||      ADDAW   .D2    B19, 1, B19          ; ADDAW   kb1_29, 1, keys1
        XOR     .L1    A9, A19, A3          ; <-1> XOR     even1_35, s6_35, even2_35
||      XOR     .L2X   B3, A16, B1          ; <-1> XOR     odd1_35, s3_35, odd2_35
||      ADDAW   .D1    A2, 3, A19           ; ADDAW   keys0, 3, keys0
||      LDW     .D2T2  *+B17[1], B16        ; LDW     *+keys2[1], e0_42
        XOR     .L1X   A3, B8, A3           ; <-1> XOR     even2_35, s2_35, even3_35
||      XOR     .L2X   B1, A9, B8           ; <-1> XOR     odd2_35, s1_35, odd_35
||      LDW     .D1T2  *+A2[1], B8          ; LDW     *+keys0[1], e0_40
||      LDW     .D2T1  *+B17[0], A20        ; LDW     *+keys2[0], k0_42
        XOR     .L1    A3, A9, A16          ; <-1> XOR     even3_35, s4_35, even_35
||      XOR     .L2X   B9, A23, B16         ; <-1> XOR     u0_29, e0_29, t0_29
||      MV      .S1X   B19, A3              ; copy
||      LDW     .D1T1  *+A2[2], A22         ; LDW     *+keys0[2], k1_40
        XOR     .L1X   A16, B8, A20         ; <-1> XOR     even_35, odd_35, u1_29
||      MVK     .L2    14, B0               ; MVK     16, count_39
||      LDW     .D1T1  *+A2[0], A8          ; LDW     *+keys0[0], k0_40
||      ADDAW   .D2    B17, 3, B8           ; ADDAW   keys2, 3, keys2
        MV      .L1    A20, A9              ; MV      u1_29, r1
||      ADDAW   .D1    A3, 3, A16           ; ADDAW   keys1, 3, keys1
||      LDW     .D2T1  *+B19[0], A25        ; LDW     *+keys1[0], k0_41
        MV      .L1    A8, A8               ; MV      v2_29, l2
||      XOR     .L2X   B9, A20, B9          ; <-1> XOR     u1_29, e1_29, t1_29
||      MV      .S2    B8, B18              ; MV      keys2, kb2_39
||      ADDAW   .D1    A16, 1, A24          ; ADDAW   keys1, 1, ka1_39
||      LDW     .D2T1  *+B17[2], A16        ; LDW     *+keys2[2], k1_42
        MV      .L1    A22, A18             ; MV      v0_29, l0
||      XOR     .L2X   B16, A20, B9         ; XOR     k0_42, e0_42, kt0_42
||      MV      .S1    A18, A21             ; MV      v1_29, l1
||      LDW     .D1T2  *A24++[2], B20       ; <0> LDW     *ka1_39++[2], d1_39
        MV      .L1    A17, A3              ; MV      u2_29, r2
||      XOR     .L2X   B9, A8, B2           ; XOR     l2, kt0_42, t2_39
||      XOR     .S1    A8, A20, A17         ; XOR     l2, k0_42, u2_39
||      LDW     .D1T1  *+A3[2], A8          ; LDW     *+keys1[2], k1_41
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_39++[2], e2_39
        MV      .L1    A23, A20             ; MV      u0_29, r0
||      SHRU    .S1    A17, 8, A2           ; <0> SHRU    u2_39, 8, u8_48
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_39, 12, t12_48
||      LDW     .D1T1  *+A4[A17], A2        ; <0> LDW     *+A4[u2_39], s8_47
||      LDW     .D2T2  *+B19[1], B3         ; LDW     *+keys1[1], e0_41
        XOR     .L1    A18, A8, A23         ; XOR     l0, k0_40, u0_39
||      MV      .L2X   A16, B19             ; MV      keys1, kb1_39
||      SHRU    .S1    A17, 16, A2          ; <0> SHRU    u2_39, 16, u16_47
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_39, 4, t4_48
||      LDW     .D1T1  *+A5[A2], A9         ; <0> LDW     *+A5[u8_48], s6_47
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_48], s5_47
        XOR     .L1    A3, A16, A3          ; XOR     r2, k1_42, v2_39
||      SHRU    .S1    A23, 8, A16          ; <0> SHRU    u0_39, 8, u8_44
||      SHRU    .S2    B2, 20, B3           ; <0> SHRU    t2_39, 20, t20_48
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_39, low_48
||      LDW     .D1T1  *+A6[A2], A16        ; <0> LDW     *+A6[u16_47], s4_47
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_48], s7_47
        XOR     .L1    A20, A22, A22        ; XOR     r0, k1_40, v0_39
||      XOR     .L2X   B8, A8, B8           ; XOR     k0_40, e0_40, kt0_40
||      XOR     .S1    A21, A25, A20        ; XOR     l1, k0_41, u1_39
||      SHRU    .S2    B2, 28, B2           ; <0> SHRU    t2_39, 28, high_48
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[u8_44], s6_43
||      LDW     .D2T1  *-B18[1], A19        ; <0> LDW     *-kb2_39[1], d2_39
        XOR     .L1    A9, A8, A18          ; XOR     r1, k1_41, v1_39
||      XOR     .L2X   B8, A18, B16         ; XOR     l0, kt0_40, t0_39
||      SHRU    .S1    A17, 24, A9          ; <0> SHRU    u2_39, 24, u24_48
||      ADD     .S2    B2, B1, B1           ; <0> ADD     high_48, low_48, t28_48
||      LDW     .D1T1  *+A4[A23], A9        ; <0> LDW     *+A4[u0_39], s8_43
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_48], s3_47
        MV      .L1    A19, A8              ; MV      keys0, ka0_39
||      SHRU    .S1    A23, 24, A16         ; <0> SHRU    u0_39, 24, u24_44
||      SHRU    .S2    B16, 4, B2           ; <0> SHRU    t0_39, 4, t4_44
||      MPY     .M2    -16, B16, B3         ; <0> MPY     -16, t0_39, low_44
||      LDW     .D1T2  *+A7[A9], B2         ; <0> LDW     *+A7[u24_48], s2_47
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_48], s1_47
        XOR     .L1    A3, A2, A2           ; <0> XOR     v2_39, s8_47, even1_47
||      XOR     .L2X   B3, A25, B9          ; XOR     k0_41, e0_41, kt0_41
||      SHRU    .S1X   B16, 28, A3          ; <0> SHRU    t0_39, 28, high_44
||      SHRU    .S2    B16, 12, B8          ; <0> SHRU    t0_39, 12, t12_44
||      LDW     .D1T1  *+A7[A16], A22       ; <0> LDW     *+A7[u24_44], s2_43
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_44], s7_43
        XOR     .L1    A2, A9, A2           ; <0> XOR     even1_47, s6_47, even2_47
||      XOR     .L2X   B9, A21, B9          ; XOR     l1, kt0_41, t1_39
||      SHRU    .S1    A23, 16, A9          ; <0> SHRU    u0_39, 16, u16_43
||      SHRU    .S2    B16, 20, B8          ; <0> SHRU    t0_39, 20, t20_44
||      LDW     .D1T2  *A8++[2], B9         ; <0> LDW     *ka0_39++[2], e0_39
||      LDW     .D2T1  *+B5[B8], A16        ; <0> LDW     *+B5[t12_44], s5_43
        XOR     .L1    A17, A19, A3         ; <0> XOR     u2_39, d2_39, v2_39
||      ADD     .L2X   B3, A3, B3           ; <0> ADD     high_44, low_44, t28_44
||      SHRU    .S1    A20, 24, A19         ; <0> SHRU    u1_39, 24, u24_46
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_47, s5_47, odd1_47
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t1_39, low_46
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_43], s4_43
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_44], s3_43
||      NOP
;@loop {"name": "rounds2", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds2: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_48], s7_47
;    XOR s7_47, s5_47, odd1_47
;    XOR odd1_47, s3_47, odd2_47
;    XOR odd2_47, s1_47, odd_47
;    XOR even_47, odd_47, u2_39
;    XOR u2_39, e2_39, t2_39
;    SHRU t2_39, 4, t4_48
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 10/15, 2X 10/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block3_c64x$rounds2:
        XOR     .L1    A22, A9, A21         ; <1> XOR     v0_39, s8_43, even1_43
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd1_47, s3_47, odd2_47
||      SHRU    .S1X   B9, 28, A17          ; <1> SHRU    t1_39, 28, high_46
||      SHRU    .S2    B9, 4, B8            ; <1> SHRU    t1_39, 4, t4_46
||      LDW     .D1T1  *+A4[A20], A2        ; <1> LDW     *+A4[u1_39], s8_45
||      LDW     .D2T2  *+B7[B3], B2         ; <1> LDW     *+B7[t28_44], s1_43
        XOR     .L1X   A2, B2, A2           ; <1> XOR     even2_47, s2_47, even3_47
||      XOR     .L2X   B1, A9, B1           ; <1> XOR     odd2_47, s1_47, odd_47
||      SHRU    .S1    A20, 8, A9           ; <1> SHRU    u1_39, 8, u8_46
||      SHRU    .S2    B9, 12, B2           ; <1> SHRU    t1_39, 12, t12_46
||      LDW     .D1T2  *-A8[1], B1          ; <1> LDW     *-ka0_39[1], d0_39
||      LDW     .D2T1  *+B4[B8], A16        ; <1> LDW     *+B4[t4_46], s7_45
        XOR     .L1X   A21, B16, A9         ; <1> XOR     even1_43, s6_43, even2_43
||      ADD     .L2X   B3, A17, B2          ; <1> ADD     high_46, low_46, t28_46
||      XOR     .S1    A2, A16, A2          ; <1> XOR     even3_47, s4_47, even_47
||      SHRU    .S2    B9, 20, B3           ; <1> SHRU    t1_39, 20, t20_46
||      LDW     .D1T1  *+A5[A9], A19        ; <1> LDW     *+A5[u8_46], s6_45
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[t12_46], s5_45
        XOR     .L1    A9, A22, A2          ; <1> XOR     even2_43, s2_43, even3_43
||      XOR     .L2X   B8, A16, B1          ; <1> XOR     s7_43, s5_43, odd1_43
||      XOR     .S1X   A2, B1, A17          ; <1> XOR     even_47, odd_47, u2_39
||      LDW     .D1T2  *+A7[A19], B8        ; <1> LDW     *+A7[u24_46], s2_45
||      LDW     .D2T1  *+B6[B3], A16        ; <1> LDW     *+B6[t20_46], s3_45
        XOR     .L1    A2, A9, A21          ; <1> XOR     even3_43, s4_43, even_43
||      XOR     .L2    B1, B3, B1           ; <1> XOR     odd1_43, s3_43, odd2_43
||      SHRU    .S1    A20, 16, A9          ; <1> SHRU    u1_39, 16, u16_45
||      LDW     .D1T2  *A24++[2], B20       ; <0> LDW     *ka1_39++[2], d1_39
||      LDW     .D2T1  *+B7[B2], A9         ; <1> LDW     *+B7[t28_46], s1_45
        XOR     .L1X   A20, B20, A18        ; <1> XOR     u1_39, d1_39, v1_39
||      XOR     .L2    B1, B2, B8           ; <1> XOR     odd2_43, s1_43, odd_43
||      XOR     .S1    A18, A2, A9          ; <1> XOR     v1_39, s8_45, even1_45
||      XOR     .S2X   B17, A17, B2         ; <1> XOR     u2_39, e2_39, t2_39
||      LDW     .D1T1  *+A6[A9], A9         ; <1> LDW     *+A6[u16_45], s4_45
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_39++[2], e2_39
        XOR     .L1X   A23, B1, A22         ; <1> XOR     u0_39, d0_39, v0_39
||      SHRU    .S1    A17, 8, A2           ; <0> SHRU    u2_39, 8, u8_48
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_39, 12, t12_48
||      LDW     .D1T1  *+A4[A17], A2        ; <0> LDW     *+A4[u2_39], s8_47
||      LDW     .D2T2  *B19++[2], B9        ; <1> LDW     *kb1_39++[2], e1_39
        XOR     .L1X   A21, B8, A23         ; <1> XOR     even_43, odd_43, u0_39
||      XOR     .L2X   B3, A16, B3          ; <1> XOR     s7_45, s5_45, odd1_45
||      SHRU    .S1    A17, 16, A2          ; <0> SHRU    u2_39, 16, u16_47
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_39, 4, t4_48
||      LDW     .D1T1  *+A5[A2], A9         ; <0> LDW     *+A5[u8_48], s6_47
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_48], s5_47
        XOR     .L1    A9, A19, A2          ; <1> XOR     even1_45, s6_45, even2_45
||      XOR     .L2X   B3, A16, B1          ; <1> XOR     odd1_45, s3_45, odd2_45
||      SHRU    .S1    A23, 8, A16          ; <0> SHRU    u0_39, 8, u8_44
||      SHRU    .S2    B2, 20, B3           ; <0> SHRU    t2_39, 20, t20_48
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_39, low_48
||      LDW     .D1T1  *+A6[A2], A16        ; <0> LDW     *+A6[u16_47], s4_47
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_48], s7_47
        XOR     .L1X   A2, B8, A2           ; <1> XOR     even2_45, s2_45, even3_45
||      XOR     .L2X   B1, A9, B8           ; <1> XOR     odd2_45, s1_45, odd_45
||[B0]  B       .S1    des3_block3_c64x$rounds2; <0> [count_39] B     rounds2
||      SHRU    .S2    B2, 28, B2           ; <0> SHRU    t2_39, 28, high_48
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[u8_44], s6_43
||      LDW     .D2T1  *-B18[1], A19        ; <0> LDW     *-kb2_39[1], d2_39
        XOR     .L1    A2, A9, A16          ; <1> XOR     even3_45, s4_45, even_45
||      XOR     .L2X   B9, A23, B16         ; <1> XOR     u0_39, e0_39, t0_39
||      SHRU    .S1    A17, 24, A9          ; <0> SHRU    u2_39, 24, u24_48
||      ADD     .S2    B2, B1, B1           ; <0> ADD     high_48, low_48, t28_48
||      LDW     .D1T1  *+A4[A23], A9        ; <0> LDW     *+A4[u0_39], s8_43
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_48], s3_47
        XOR     .L1X   A16, B8, A20         ; <1> XOR     even_45, odd_45, u1_39
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_39, 1, count_39
||      SHRU    .S1    A23, 24, A16         ; <0> SHRU    u0_39, 24, u24_44
||      SHRU    .S2    B16, 4, B2           ; <0> SHRU    t0_39, 4, t4_44
||      MPY     .M2    -16, B16, B3         ; <0> MPY     -16, t0_39, low_44
||      LDW     .D1T2  *+A7[A9], B2         ; <0> LDW     *+A7[u24_48], s2_47
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_48], s1_47
        XOR     .L1    A3, A2, A2           ; <0> XOR     v2_39, s8_47, even1_47
||      SHRU    .S1X   B16, 28, A3          ; <0> SHRU    t0_39, 28, high_44
||      SHRU    .S2    B16, 12, B8          ; <0> SHRU    t0_39, 12, t12_44
||      LDW     .D1T1  *+A7[A16], A22       ; <0> LDW     *+A7[u24_44], s2_43
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_44], s7_43
        XOR     .L1    A2, A9, A2           ; <0> XOR     even1_47, s6_47, even2_47
||      XOR     .L2X   B9, A20, B9          ; <1> XOR     u1_39, e1_39, t1_39
||      SHRU    .S1    A23, 16, A9          ; <0> SHRU    u0_39, 16, u16_43
||      SHRU    .S2    B16, 20, B8          ; <0> SHRU    t0_39, 20, t20_44
||      LDW     .D1T2  *A8++[2], B9         ; <0> LDW     *ka0_39++[2], e0_39
||      LDW     .D2T1  *+B5[B8], A16        ; <0> LDW     *+B5[t12_44], s5_43
        XOR     .L1    A17, A19, A3         ; <0> XOR     u2_39, d2_39, v2_39
||      ADD     .L2X   B3, A3, B3           ; <0> ADD     high_44, low_44, t28_44
||      SHRU    .S1    A20, 24, A19         ; <0> SHRU    u1_39, 24, u24_46
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_47, s5_47, odd1_47
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t1_39, low_46
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_43], s4_43
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_44], s3_43
des3_block3_c64x$des3_block3_c64x$4:
        XOR     .L1    A22, A9, A10         ; <-1> XOR     v0_39, s8_43, even1_43
||      XOR     .L2    B1, B2, B0           ; <-1> XOR     odd1_47, s3_47, odd2_47
||      SHRU    .S1X   B9, 28, A11          ; <-1> SHRU    t1_39, 28, high_46
||      SHRU    .S2    B9, 20, B1           ; <-1> SHRU    t1_39, 20, t20_46
||      LDW     .D1T1  *+A4[A20], A3        ; <-1> LDW     *+A4[u1_39], s8_45
||      LDW     .D2T2  *+B7[B3], B10        ; <-1> LDW     *+B7[t28_44], s1_43
        XOR     .L1X   A2, B2, A9           ; <-1> XOR     even2_47, s2_47, even3_47
||      XOR     .L2X   B0, A9, B2           ; <-1> XOR     odd2_47, s1_47, odd_47
||      SHRU    .S1    A20, 16, A2          ; <-1> SHRU    u1_39, 16, u16_45
||      SHRU    .S2    B9, 12, B18          ; <-1> SHRU    t1_39, 12, t12_46
||      ADDAW   .D2    B18, 1, B0           ; ADDAW   kb2_39, 1, keys2
        XOR     .L1    A9, A16, A2          ; <-1> XOR     even3_47, s4_47, even_47
||      ADD     .L2X   B3, A11, B10         ; <-1> ADD     high_46, low_46, t28_46
||      SHRU    .S2    B9, 4, B18           ; <-1> SHRU    t1_39, 4, t4_46
||      LDW     .D1T1  *+A6[A2], A10        ; <-1> LDW     *+A6[u16_45], s4_45
||      LDW     .D2T2  *+B5[B18], B16       ; <-1> LDW     *+B5[t12_46], s5_45
        MV      .L1    A3, A21              ; MV      v2_39, r2
||      LDW     .D1T2  *-A8[1], B20         ; <-1> LDW     *-ka0_39[1], d0_39
||      LDW     .D2T1  *+B0[0], A19         ; LDW     *+keys2[0], k0_52
        LDW     .D2T1  *+B7[B10], A8        ; <-1> LDW     *+B7[t28_46], s1_45
        XOR     .L1X   A10, B16, A8         ; <-1> XOR     even1_43, s6_43, even2_43
||      ADDAW   .D1    A8, 1, A25           ; ADDAW   ka0_39, 1, keys0
||      LDW     .D2T1  *+B4[B18], A11       ; <-1> LDW     *+B4[t4_46], s7_45
        XOR     .L1    A8, A22, A22         ; <-1> XOR     even2_43, s2_43, even3_43
||      LDW     .D1T1  *+A25[2], A27        ; LDW     *+keys0[2], k1_50
||      LDW     .D2T2  *B19++[2], B1        ; <-1> LDW     *kb1_39++[2], e1_39
        XOR     .L1X   A20, B20, A20        ; <-1> XOR     u1_39, d1_39, v1_39
||      SHRU    .S1    A20, 8, A8           ; <-1> SHRU    u1_39, 8, u8_46
||      LDW     .D1T2  *+A7[A19], B2        ; <-1> LDW     *+A7[u24_46], s2_45
||      ADDAW   .D2    B19, 1, B19          ; ADDAW   kb1_39, 1, keys1
        XOR     .L1X   A23, B20, A23        ; <-1> XOR     u0_39, d0_39, v0_39
||      XOR     .S1    A21, A19, A17        ; XOR     r2, k0_52, u2_49
||      LDW     .D1T1  *+A5[A8], A3         ; <-1> LDW     *+A5[u8_46], s6_45
||      LDW     .D2T2  *+B19[0], B16        ; LDW     *+keys1[0], k0_51
        MV      .L1X   B19, A26             ; copy
||      LDW     .D1T2  *+A4[A17], B20       ; <0> LDW     *+A4[u2_49], s8_57
||      LDW     .D2T1  *+B6[B1], A3         ; <-1> LDW     *+B6[t20_46], s3_45
        XOR     .L1    A18, A3, A23         ; <-1> XOR     v1_39, s8_45, even1_45
||      MV      .S1    A23, A18             ; MV      v0_39, r0
||      LDW     .D1T2  *+A26[1], B3         ; LDW     *+keys1[1], e0_51
        XOR     .L1X   A2, B2, A12          ; <-1> XOR     even_47, odd_47, u2_39
||      XOR     .L2X   B8, A16, B8          ; <-1> XOR     s7_43, s5_43, odd1_43
||      ADDAW   .D1    A26, 3, A2           ; ADDAW   keys1, 3, keys1
||      LDW     .D2T1  *+B0[2], A2          ; LDW     *+keys2[2], k1_52
        MV      .L1    A20, A20             ; MV      v1_39, r1
||      XOR     .L2X   B16, A11, B19        ; <-1> XOR     s7_45, s5_45, odd1_45
||      SHRU    .S1    A17, 8, A11          ; <0> SHRU    u2_49, 8, u8_58
||      ADDAW   .D1    A2, 1, A24           ; ADDAW   keys1, 1, ka1_49
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+keys2[1], e0_52
        XOR     .L1    A23, A3, A2          ; <-1> XOR     even1_45, s6_45, even2_45
||      MV      .L2X   A2, B21              ; MV      keys1, kb1_49
||      XOR     .S1X   A20, B16, A16        ; XOR     r1, k0_51, u1_49
||      LDW     .D1T2  *+A25[1], B0         ; LDW     *+keys0[1], e0_50
||      ADDAW   .D2    B0, 3, B0            ; ADDAW   keys2, 3, keys2
        MV      .L1    A12, A3              ; MV      u2_39, l2
||      XOR     .L2    B8, B3, B8           ; <-1> XOR     odd1_43, s3_43, odd2_43
||      SHRU    .S1    A16, 24, A23         ; <0> SHRU    u1_49, 24, u24_56
||      XOR     .S2X   B19, A3, B19         ; <-1> XOR     odd1_45, s3_45, odd2_45
||      LDW     .D1T1  *+A4[A16], A14       ; <0> LDW     *+A4[u1_49], s8_55
||      LDW     .D2T2  *B21++[2], B20       ; <0> LDW     *kb1_49++[2], e1_49
        XOR     .L1X   A2, B2, A13          ; <-1> XOR     even2_45, s2_45, even3_45
||      XOR     .L2X   B19, A8, B3          ; <-1> XOR     odd2_45, s1_45, odd_45
||      SHRU    .S1    A16, 8, A14          ; <0> SHRU    u1_49, 8, u8_56
||      XOR     .S2    B16, B3, B0          ; XOR     k0_51, e0_51, kt0_51
||      LDW     .D1T1  *+A25[0], A9         ; LDW     *+keys0[0], k0_50
||      MV      .D2    B0, B19              ; MV      keys2, kb2_49
        XOR     .L1    A3, A2, A8           ; XOR     l2, k1_52, v2_49
||      XOR     .L2    B8, B10, B10         ; <-1> XOR     odd2_43, s1_43, odd_43
||      SHRU    .S1    A17, 24, A20         ; <0> SHRU    u2_49, 24, u24_58
||      XOR     .S2X   B0, A20, B8          ; XOR     r1, kt0_51, t1_49
||      LDW     .D1T1  *A24++[2], A12       ; <0> LDW     *ka1_49++[2], d1_49
||      LDW     .D2T2  *B19++[2], B18       ; <0> LDW     *kb2_49++[2], e2_49
        XOR     .L1X   A8, B20, A3          ; <0> XOR     v2_49, s8_57, even1_57
||      XOR     .L2X   B0, A19, B20         ; XOR     k0_52, e0_52, kt0_52
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    u1_49, 16, u16_55
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t1_49, 20, t20_56
||      LDW     .D1T1  *+A26[2], A9         ; LDW     *+keys1[2], k1_51
||      LDW     .D2T2  *-B19[1], B17        ; <0> LDW     *-kb2_49[1], d2_49
        MVK     .L1    15, A2               ; MVK     16, count_49
||      XOR     .L2X   B20, A21, B2         ; XOR     r2, kt0_52, t2_49
||      SHRU    .S1X   B8, 28, A21          ; <0> SHRU    t1_49, 28, high_56
||      SHRU    .S2    B8, 12, B16          ; <0> SHRU    t1_49, 12, t12_56
||      MPY     .M2    -16, B8, B17         ; <0> MPY     -16, t1_49, low_56
||      LDW     .D1T1  *+A5[A14], A9        ; <0> LDW     *+A5[u8_56], s6_55
||      LDW     .D2T2  *+B6[B2], B0         ; <0> LDW     *+B6[t20_56], s3_55
        XOR     .L1    A22, A9, A10         ; <-1> XOR     even3_43, s4_43, even_43
||      XOR     .L2X   B17, A12, B8         ; <-1> XOR     u2_39, e2_39, t2_39
||      XOR     .S1    A13, A10, A12        ; <-1> XOR     even3_45, s4_45, even_45
||      SHRU    .S2    B8, 4, B16           ; <0> SHRU    t1_49, 4, t4_56
||      LDW     .D1T1  *+A7[A23], A14       ; <0> LDW     *+A7[u24_56], s2_55
||      LDW     .D2T2  *+B5[B16], B1        ; <0> LDW     *+B5[t12_56], s5_55
        XOR     .L1X   A12, B3, A13         ; <-1> XOR     even_45, odd_45, u1_39
||      ADD     .L2X   B17, A21, B8         ; <0> ADD     high_56, low_56, t28_56
||      XOR     .S1    A18, A9, A23         ; XOR     r0, k0_50, u0_49
||      SHRU    .S2    B2, 4, B3            ; <0> SHRU    t2_49, 4, t4_58
||      ADDAW   .D1    A25, 3, A21          ; ADDAW   keys0, 3, keys0
||      LDW     .D2T1  *+B4[B16], A9        ; <0> LDW     *+B4[t4_56], s7_55
        MV      .L1    A13, A8              ; MV      u1_39, l1
||      XOR     .L2X   B0, A9, B0           ; XOR     k0_50, e0_50, kt0_50
||      MV      .S1    A21, A25             ; MV      keys0, ka0_49
||      SHRU    .S2    B2, 12, B8           ; <0> SHRU    t2_49, 12, t12_58
||      MPY     .M2    -16, B2, B10         ; <0> MPY     -16, t2_49, low_58
||      LDW     .D1T1  *+A6[A8], A9         ; <0> LDW     *+A6[u16_55], s4_55
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_56], s1_55
        XOR     .L1X   A10, B10, A8         ; <-1> XOR     even_43, odd_43, u0_39
||      XOR     .L2X   B0, A18, B16         ; XOR     r0, kt0_50, t0_49
||      XOR     .S1    A8, A9, A18          ; XOR     l1, k1_51, v1_49
||      SHRU    .S2    B2, 20, B3           ; <0> SHRU    t2_49, 20, t20_58
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[u8_58], s6_57
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[t4_58], s7_57
        XOR     .L1    A18, A14, A18        ; <0> XOR     v1_49, s8_55, even1_55
||      XOR     .L2X   B1, A13, B2          ; <-1> XOR     u1_39, e1_39, t1_39
||      SHRU    .S1    A17, 16, A13         ; <0> SHRU    u2_49, 16, u16_57
||      SHRU    .S2    B2, 28, B8           ; <0> SHRU    t2_49, 28, high_58
||      LDW     .D1T2  *A25++[2], B22       ; <0> LDW     *ka0_49++[2], e0_49
||      LDW     .D2T1  *+B5[B8], A8         ; <0> LDW     *+B5[t12_58], s5_57
        MV      .L1    A8, A21              ; MV      u0_39, l0
||      ADD     .L2    B8, B10, B2          ; <0> ADD     high_58, low_58, t28_58
||      XOR     .S1    A18, A9, A18         ; <0> XOR     even1_55, s6_55, even2_55
||      SHRU    .S2    B16, 4, B3           ; <0> SHRU    t0_49, 4, t4_54
||      LDW     .D1T1  *+A4[A23], A8        ; <0> LDW     *+A4[u0_49], s8_53
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_58], s3_57
        XOR     .L1    A18, A14, A18        ; <0> XOR     even2_55, s2_55, even3_55
||      XOR     .L2X   B1, A9, B2           ; <0> XOR     s7_55, s5_55, odd1_55
||      SHRU    .S1    A23, 8, A14          ; <0> SHRU    u0_49, 8, u8_54
||      SHRU    .S2    B16, 12, B1          ; <0> SHRU    t0_49, 12, t12_54
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_49, low_54
||      LDW     .D1T2  *+A7[A20], B2        ; <0> LDW     *+A7[u24_58], s2_57
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_58], s1_57
        XOR     .L1    A18, A9, A16         ; <0> XOR     even3_55, s4_55, even_55
||      XOR     .L2    B2, B0, B0           ; <0> XOR     odd1_55, s3_55, odd2_55
||      XOR     .S1    A16, A12, A18        ; <0> XOR     u1_49, d1_49, v1_49
||      SHRU    .S2    B16, 20, B2          ; <0> SHRU    t0_49, 20, t20_54
||      LDW     .D1T1  *+A6[A13], A8        ; <0> LDW     *+A6[u16_57], s4_57
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_54], s5_53
        XOR     .L1    A21, A27, A22        ; XOR     l0, k1_50, v0_49
||      XOR     .L2X   B9, A8, B0           ; <-1> XOR     u0_39, e0_39, t0_39
||      SHRU    .S1    A23, 24, A19         ; <0> SHRU    u0_49, 24, u24_54
||      XOR     .S2    B0, B10, B3          ; <0> XOR     odd2_55, s1_55, odd_55
||      LDW     .D1T1  *+A5[A14], A20       ; <0> LDW     *+A5[u8_54], s6_53
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_54], s7_53
||      NOP
||      NOP
;@loop {"name": "rounds3", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 49.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds3: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_58], s7_57
;    XOR s7_57, s5_57, odd1_57
;    XOR odd1_57, s3_57, odd2_57
;    XOR odd2_57, s1_57, odd_57
;    XOR even_57, odd_57, u2_49
;    XOR u2_49, e2_49, t2_49
;    SHRU t2_49, 4, t4_58
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 20 used, 20 live at once
;  registers of side B: 17 used, 15 live at once
;  II 15: found by annealing, 49.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block3_c64x$rounds3:
        XOR     .L1    A3, A9, A3           ; <1> XOR     even1_57, s6_57, even2_57
||      XOR     .L2X   B1, A8, B1           ; <1> XOR     s7_57, s5_57, odd1_57
||      SHRU    .S1    A23, 16, A9          ; <1> SHRU    u0_49, 16, u16_53
||      SHRU    .S2    B16, 28, B9          ; <1> SHRU    t0_49, 28, high_54
||      LDW     .D1T2  *-A25[1], B3         ; <1> LDW     *-ka0_49[1], d0_49
||      LDW     .D2T1  *+B6[B2], A19        ; <1> LDW     *+B6[t20_54], s3_53
        XOR     .L1    A22, A8, A9          ; <1> XOR     v0_49, s8_53, even1_53
||      ADD     .L2    B9, B8, B3           ; <1> ADD     high_54, low_54, t28_54
||      XOR     .S1X   A16, B3, A16         ; <1> XOR     even_55, odd_55, u1_49
||      XOR     .S2    B1, B2, B1           ; <1> XOR     odd1_57, s3_57, odd2_57
||      LDW     .D1T1  *+A6[A9], A21        ; <1> LDW     *+A6[u16_53], s4_53
||      LDW     .D2T2  *B21++[2], B20       ; <0> LDW     *kb1_49++[2], e1_49
        XOR     .L1X   A3, B2, A3           ; <1> XOR     even2_57, s2_57, even3_57
||      XOR     .L2X   B1, A8, B1           ; <1> XOR     odd2_57, s1_57, odd_57
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count_49, 1, count_49
||      LDW     .D1T2  *+A7[A19], B8        ; <1> LDW     *+A7[u24_54], s2_53
||      LDW     .D2T1  *+B7[B3], A20        ; <1> LDW     *+B7[t28_54], s1_53
        XOR     .L1    A3, A8, A3           ; <1> XOR     even3_57, s4_57, even_57
||      XOR     .L2X   B20, A16, B8         ; <1> XOR     u1_49, e1_49, t1_49
||      XOR     .S1X   A17, B17, A8         ; <1> XOR     u2_49, d2_49, v2_49
||      LDW     .D1T1  *A24++[2], A20       ; <0> LDW     *ka1_49++[2], d1_49
||      LDW     .D2T2  *B19++[2], B18       ; <0> LDW     *kb2_49++[2], e2_49
        XOR     .L1X   A3, B1, A17          ; <1> XOR     even_57, odd_57, u2_49
||      XOR     .L2    B3, B2, B2           ; <1> XOR     s7_53, s5_53, odd1_53
||      SHRU    .S1    A16, 8, A3           ; <0> SHRU    u1_49, 8, u8_56
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t1_49, 12, t12_56
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t1_49, low_56
||      LDW     .D1T1  *+A4[A16], A3        ; <0> LDW     *+A4[u1_49], s8_55
||      LDW     .D2T2  *-B19[1], B17        ; <0> LDW     *-kb2_49[1], d2_49
        XOR     .L1X   A23, B3, A22         ; <1> XOR     u0_49, d0_49, v0_49
||      XOR     .L2X   B2, A19, B9          ; <1> XOR     odd1_53, s3_53, odd2_53
||      SHRU    .S1    A16, 24, A3          ; <0> SHRU    u1_49, 24, u24_56
||      SHRU    .S2    B8, 4, B1            ; <0> SHRU    t1_49, 4, t4_56
||      LDW     .D1T1  *+A5[A3], A21        ; <0> LDW     *+A5[u8_56], s6_55
||      LDW     .D2T2  *+B5[B1], B9         ; <0> LDW     *+B5[t12_56], s5_55
        XOR     .L1    A9, A20, A19         ; <1> XOR     even1_53, s6_53, even2_53
||      XOR     .L2X   B18, A17, B2         ; <1> XOR     u2_49, e2_49, t2_49
||      SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t1_49, 28, high_56
||      SHRU    .S2    B8, 20, B1           ; <0> SHRU    t1_49, 20, t20_56
||      LDW     .D1T2  *+A4[A17], B2        ; <0> LDW     *+A4[u2_49], s8_57
||      LDW     .D2T1  *+B4[B1], A19        ; <0> LDW     *+B4[t4_56], s7_55
        XOR     .L1X   A19, B8, A19         ; <1> XOR     even2_53, s2_53, even3_53
||      XOR     .L2X   B9, A20, B8          ; <1> XOR     odd2_53, s1_53, odd_53
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    u2_49, 8, u8_58
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_49, 4, t4_58
||      LDW     .D1T1  *+A7[A3], A20        ; <0> LDW     *+A7[u24_56], s2_55
||      LDW     .D2T2  *+B6[B1], B8         ; <0> LDW     *+B6[t20_56], s3_55
        XOR     .L1    A19, A21, A19        ; <1> XOR     even3_53, s4_53, even_53
||      ADD     .L2X   B3, A9, B3           ; <0> ADD     high_56, low_56, t28_56
||      SHRU    .S1    A16, 16, A9          ; <0> SHRU    u1_49, 16, u16_55
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_49, 12, t12_58
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[u8_58], s6_57
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_58], s7_57
        XOR     .L1X   A19, B8, A23         ; <1> XOR     even_53, odd_53, u0_49
||[A2]  B       .S1    des3_block3_c64x$rounds3; <0> [count_49] B     rounds3
||      SHRU    .S2    B2, 20, B8           ; <0> SHRU    t2_49, 20, t20_58
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_49, low_58
||      LDW     .D1T1  *+A6[A9], A16        ; <0> LDW     *+A6[u16_55], s4_55
||      LDW     .D2T2  *+B7[B3], B2         ; <0> LDW     *+B7[t28_56], s1_55
        XOR     .L1    A18, A3, A9          ; <0> XOR     v1_49, s8_55, even1_55
||      SHRU    .S1    A17, 24, A3          ; <0> SHRU    u2_49, 24, u24_58
||      SHRU    .S2    B2, 28, B3           ; <0> SHRU    t2_49, 28, high_58
||      LDW     .D1T2  *A25++[2], B22       ; <0> LDW     *ka0_49++[2], e0_49
||      LDW     .D2T1  *+B5[B1], A8         ; <0> LDW     *+B5[t12_58], s5_57
        XOR     .L1    A16, A20, A18        ; <0> XOR     u1_49, d1_49, v1_49
||      ADD     .L2    B3, B1, B1           ; <0> ADD     high_58, low_58, t28_58
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    u2_49, 16, u16_57
||      XOR     .S2X   B22, A23, B16        ; <1> XOR     u0_49, e0_49, t0_49
||      LDW     .D1T1  *+A4[A23], A8        ; <0> LDW     *+A4[u0_49], s8_53
||      LDW     .D2T2  *+B6[B8], B2         ; <0> LDW     *+B6[t20_58], s3_57
        XOR     .L1    A9, A21, A3          ; <0> XOR     even1_55, s6_55, even2_55
||      XOR     .L2X   B9, A19, B3          ; <0> XOR     s7_55, s5_55, odd1_55
||      SHRU    .S1    A23, 8, A19          ; <0> SHRU    u0_49, 8, u8_54
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t0_49, 12, t12_54
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_49, low_54
||      LDW     .D1T2  *+A7[A3], B2         ; <0> LDW     *+A7[u24_58], s2_57
||      LDW     .D2T1  *+B7[B1], A8         ; <0> LDW     *+B7[t28_58], s1_57
        XOR     .L1X   A8, B2, A3           ; <0> XOR     v2_49, s8_57, even1_57
||      XOR     .L2    B3, B8, B31          ; <0> XOR     odd1_55, s3_55, odd2_55
||      XOR     .S1    A3, A20, A8          ; <0> XOR     even2_55, s2_55, even3_55
||      SHRU    .S2    B16, 4, B3           ; <0> SHRU    t0_49, 4, t4_54
||      LDW     .D1T1  *+A6[A16], A8        ; <0> LDW     *+A6[u16_57], s4_57
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_54], s5_53
        XOR     .L1    A8, A16, A16         ; <0> XOR     even3_55, s4_55, even_55
||      XOR     .L2    B31, B2, B3          ; <0> XOR     odd2_55, s1_55, odd_55
||      SHRU    .S1    A23, 24, A19         ; <0> SHRU    u0_49, 24, u24_54
||      SHRU    .S2    B16, 20, B2          ; <0> SHRU    t0_49, 20, t20_54
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[u8_54], s6_53
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_54], s7_53
des3_block3_c64x$des3_block3_c64x$6:
        XOR     .L1    A3, A9, A3           ; <-1> XOR     even1_57, s6_57, even2_57
||      XOR     .L2X   B1, A8, B1           ; <-1> XOR     s7_57, s5_57, odd1_57
||      SHRU    .S1    A23, 16, A9          ; <-1> SHRU    u0_49, 16, u16_53
||      SHRU    .S2    B16, 28, B9          ; <-1> SHRU    t0_49, 28, high_54
||      LDW     .D1T2  *-A25[1], B3         ; <-1> LDW     *-ka0_49[1], d0_49
||      LDW     .D2T1  *+B6[B2], A19        ; <-1> LDW     *+B6[t20_54], s3_53
        XOR     .L1    A22, A8, A9          ; <-1> XOR     v0_49, s8_53, even1_53
||      ADD     .L2    B9, B8, B3           ; <-1> ADD     high_54, low_54, t28_54
||      XOR     .S1X   A16, B3, A16         ; <-1> XOR     even_55, odd_55, u1_49
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     odd1_57, s3_57, odd2_57
||      LDW     .D1T1  *+A6[A9], A21        ; <-1> LDW     *+A6[u16_53], s4_53
||      MV      .D2X   A18, B0              ; MV      v1_49, l1
        XOR     .L1X   A3, B2, A3           ; <-1> XOR     even2_57, s2_57, even3_57
||      XOR     .L2X   B1, A8, B1           ; <-1> XOR     odd2_57, s1_57, odd_57
||      MVKL    .S2    858993459, B19       ; MVKL    0x33333333, m2_59
||      LDW     .D1T2  *+A7[A19], B8        ; <-1> LDW     *+A7[u24_54], s2_53
||      LDW     .D2T1  *+B7[B3], A20        ; <-1> LDW     *+B7[t28_54], s1_53
        XOR     .L1    A3, A8, A3           ; <-1> XOR     even3_57, s4_57, even_57
||      XOR     .L2X   B20, A16, B8         ; <-1> XOR     u1_49, e1_49, t1_49
||      XOR     .S1X   A17, B17, A8         ; <-1> XOR     u2_49, d2_49, v2_49
||      MVKL    .S2    2863311530, B17      ; MVKL    0xaaaaaaaa, m1_59
        XOR     .L1X   A3, B1, A17          ; <-1> XOR     even_57, odd_57, u2_49
||      XOR     .L2    B3, B2, B2           ; <-1> XOR     s7_53, s5_53, odd1_53
||      MVKL    .S1    16711935, A3         ; MVKL    0x00ff00ff, m8_59
||      MV      .S2X   A16, B1              ; MV      u1_49, r1
        XOR     .L1X   A23, B3, A22         ; <-1> XOR     u0_49, d0_49, v0_49
||      XOR     .L2X   B2, A19, B9          ; <-1> XOR     odd1_53, s3_53, odd2_53
||      MV      .S1    A17, A23             ; MV      u2_49, r2
||      SHL     .S2    B1, 31, B3           ; SHL     r1, 31, top_70
        XOR     .L1    A9, A20, A19         ; <-1> XOR     even1_53, s6_53, even2_53
||      XOR     .L2X   B18, A17, B2         ; <-1> XOR     u2_49, e2_49, t2_49
||      SHL     .S1    A23, 31, A9          ; SHL     r2, 31, top_78
||      SHRU    .S2    B1, 1, B1            ; SHRU    r1, 1, rest_70
        XOR     .L1X   A19, B8, A19         ; <-1> XOR     even2_53, s2_53, even3_53
||      XOR     .L2X   B9, A20, B8          ; <-1> XOR     odd2_53, s1_53, odd_53
||      SHRU    .S1    A23, 1, A17          ; SHRU    r2, 1, rest_78
||      MVKH    .S2    2863311530, B17      ; MVKH    0xaaaaaaaa, m1_59
||      MV      .D1    A8, A8               ; MV      v2_49, l2
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L1    A19, A21, A19        ; <-1> XOR     even3_53, s4_53, even_53
||      ADD     .L2    B3, B1, B3           ; ADD     top_70, rest_70, r1
||      ADD     .S1    A9, A17, A17         ; ADD     top_78, rest_78, r2
||      ZERO    .S2    B1                   ; ZERO    linear_86
||      MV      .D1X   B15, A9              ; frame
        XOR     .L1X   A19, B8, A23         ; <-1> XOR     even_53, odd_53, u0_49
||      XOR     .S1    A17, A8, A19         ; XOR     r2, l2, both_79
||      MVKH    .S2    858993459, B19       ; MVKH    0x33333333, m2_59
        MV      .L1    A23, A21             ; MV      u0_49, r0
||      MVK     .L2    1, B8                ; MVK     1, one_59
||      MVKL    .S1    252645135, A19       ; MVKL    0x0f0f0f0f, m4_59
||      XOR     .S2    B3, B0, B2           ; XOR     r1, l1, both_71
||      AND     .D1X   A19, B17, A20        ; AND     both_79, m1_59, d_79
        MV      .L1    A22, A8              ; MV      v0_49, l0
||      AND     .L2    B2, B17, B2          ; AND     both_71, m1_59, d_71
||      SHRU    .S1    A21, 1, A22          ; SHRU    r0, 1, rest_62
||      XOR     .S2X   B22, A23, B16        ; <-1> XOR     u0_49, e0_49, t0_49
||      XOR     .D1    A8, A20, A23         ; XOR     l2, d_79, l2
        XOR     .L1    A17, A20, A17        ; XOR     r2, d_79, r2
||      XOR     .L2    B3, B2, B0           ; XOR     r1, d_71, r1
||      SHL     .S1    A23, 31, A20         ; SHL     l2, 31, top_80
||      SHL     .S2X   A21, 31, B3          ; SHL     r0, 31, top_62
||      XOR     .D2    B0, B2, B2           ; XOR     l1, d_71, l1
        ADD     .L2X   B3, A22, B3          ; ADD     top_62, rest_62, r0
||      SHRU    .S1    A23, 1, A22          ; SHRU    l2, 1, rest_80
||      SHRU    .S2    B2, 1, B16           ; SHRU    l1, 1, rest_72
        ADD     .L1    A20, A22, A20        ; ADD     top_80, rest_80, l2
||      XOR     .L2X   B3, A8, B9           ; XOR     r0, l0, both_63
||      SHRU    .S1    A17, 8, A22          ; SHRU    r2, 8, high_81
||      SHRU    .S2    B0, 8, B22           ; SHRU    r1, 8, high_73
        XOR     .L1    A22, A20, A22        ; XOR     high_81, l2, both_81
||      AND     .L2    B9, B17, B2          ; AND     both_63, m1_59, d_63
||      MVKH    .S1    16711935, A3         ; MVKH    0x00ff00ff, m8_59
||      SHL     .S2    B2, 31, B9           ; SHL     l1, 31, top_72
        AND     .L1    A22, A3, A8          ; AND     both_81, m8_59, d_81
||      XOR     .L2    B3, B2, B2           ; XOR     r0, d_63, r0
||      XOR     .S2X   B2, A8, B9           ; XOR     l0, d_63, l0
||      ADD     .D2    B9, B16, B3          ; ADD     top_72, rest_72, l1
        XOR     .L2    B22, B3, B16         ; XOR     high_73, l1, both_73
||      SHL     .S1    A8, 8, A22           ; SHL     d_81, 8, moved_81
||      SHRU    .S2    B9, 1, B22           ; SHRU    l0, 1, rest_64
        XOR     .L1    A20, A8, A8          ; XOR     l2, d_81, l2
||      AND     .L2X   B16, A3, B16         ; AND     both_73, m8_59, d_73
||      SHRU    .S1X   B2, 8, A20           ; SHRU    r0, 8, high_65
||      SHL     .S2    B9, 31, B9           ; SHL     l0, 31, top_64
        XOR     .L1    A17, A22, A17        ; XOR     r2, moved_81, r2
||      ADD     .L2    B9, B22, B9          ; ADD     top_64, rest_64, l0
||      MVKH    .S1    252645135, A19       ; MVKH    0x0f0f0f0f, m4_59
||      SHL     .S2    B16, 8, B16          ; SHL     d_73, 8, moved_73
||      AND     .D1X   A8, B19, A22         ; AND     l2, m2_59, y_82
||      XOR     .D2    B3, B16, B3          ; XOR     l1, d_73, l1
        XOR     .L2X   B9, A20, B22         ; XOR     high_65, l0, both_65
||      SHRU    .S1    A17, 2, A20          ; SHRU    r2, 2, high_82
||      XOR     .S2    B0, B16, B0          ; XOR     r1, moved_73, r1
||      AND     .D2    B3, B19, B16         ; AND     l1, m2_59, y_74
        AND     .L1X   A20, B19, A3         ; AND     high_82, m2_59, x_82
||      AND     .L2X   B22, A3, B22         ; AND     both_65, m8_59, d_65
||      SHRU    .S2    B0, 2, B17           ; SHRU    r1, 2, high_74
||      LDW     .D1T1  *+A9[3], A11         ; restore A11
        SUB     .L1    A22, A3, A3          ; SUB     y_82, x_82, e_82
||      AND     .L2    B17, B19, B18        ; AND     high_74, m2_59, x_74
||      SHL     .S2    B22, 8, B17          ; SHL     d_65, 8, moved_65
        SUB     .L1    A8, A3, A3           ; SUB     l2, e_82, l2
||      XOR     .L2    B2, B17, B1          ; XOR     r0, moved_65, r0
||      MVC     .S2    B1, AMR              ; MVC     linear_86, AMR
||      ADDAW   .D1    A17, A3, A8          ; ADDAW   r2, e_82, r2
||      SUB     .D2    B16, B18, B2         ; SUB     y_74, x_74, e_74
        XOR     .L2    B9, B22, B9          ; XOR     l0, d_65, l0
||      SHRU    .S2    B1, 2, B22           ; SHRU    r0, 2, high_66
||      MPYHLU  .M1X   A8, B8, A17          ; MPYHLU  r2, one_59, x_83
||      LDW     .D1T1  *+A9[5], A13         ; restore A13
||      ADDAW   .D2    B0, B2, B0           ; ADDAW   r1, e_74, r1
        AND     .L2    B22, B19, B3         ; AND     high_66, m2_59, x_66
||      AND     .S2    B9, B19, B19         ; AND     l0, m2_59, y_66
||      MPYSU   .M1    1, A3, A22           ; MPYSU   1, l2, y_83
||      MPYHLU  .M2    B0, B8, B3           ; MPYHLU  r1, one_59, x_75
||      LDW     .D1T1  *+A9[1], A10         ; restore A10
||      SUB     .D2    B3, B2, B2           ; SUB     l1, e_74, l1
        SUB     .L2    B19, B3, B19         ; SUB     y_66, x_66, e_66
||      MPYSU   .M2    1, B2, B19           ; MPYSU   1, l1, y_75
        SUB     .L1    A22, A17, A17        ; SUB     y_83, x_83, e_83
||      SUB     .L2    B9, B19, B1          ; SUB     l0, e_66, l0
||      ADDAW   .D2    B1, B19, B9          ; ADDAW   r0, e_66, r0
        SUB     .L2    B19, B3, B3          ; SUB     y_75, x_75, e_75
||      SHL     .S1    A17, 16, A22         ; SHL     e_83, 16, moved_83
||      MPYSU   .M2    1, B1, B3            ; MPYSU   1, l0, y_67
        SUB     .L1    A3, A17, A8          ; SUB     l2, e_83, l2
||      SUB     .L2    B2, B3, B2           ; SUB     l1, e_75, l1
||      ADD     .S1    A8, A22, A3          ; ADD     r2, moved_83, r2
||      SHL     .S2    B3, 16, B8           ; SHL     e_75, 16, moved_75
||      MPYHLU  .M2    B9, B8, B8           ; MPYHLU  r0, one_59, x_67
        ADD     .L2    B0, B8, B0           ; ADD     r1, moved_75, r1
||      SHRU    .S1    A3, 4, A17           ; SHRU    r2, 4, high_84
||      ADDK    .S2    24, B15              ; frame
        XOR     .L1    A17, A8, A17         ; XOR     high_84, l2, both_84
||      SUB     .L2    B3, B8, B3           ; SUB     y_67, x_67, e_67
||      SHRU    .S2    B0, 4, B8            ; SHRU    r1, 4, high_76
||      LDW     .D1T1  *+A9[6], A14         ; restore A14
        AND     .L1    A17, A19, A17        ; AND     both_84, m4_59, d_84
||      XOR     .L2    B8, B2, B19          ; XOR     high_76, l1, both_76
||      SHL     .S2    B3, 16, B8           ; SHL     e_67, 16, moved_67
        SUB     .L2    B1, B3, B3           ; SUB     l0, e_67, l0
||      ADD     .S2    B9, B8, B1           ; ADD     r0, moved_67, r0
||      AND     .D2X   B19, A19, B8         ; AND     both_76, m4_59, d_76
        XOR     .L1    A8, A17, A8          ; XOR     l2, d_84, l2
||      XOR     .L2    B2, B8, B9           ; XOR     l1, d_76, l1
||      SHRU    .S2    B1, 4, B2            ; SHRU    r0, 4, high_68
||      LDW     .D1T1  *+A9[4], A12         ; restore A12
        SHL     .S1X   B8, 4, A1            ; SHL     d_76, 4, moved_76
||      B       .S2X   A1                   ; return
||      STW     .D1T2  B9, *+A0[3]          ; STW     l1, *+blocks[3]
        XOR     .L1X   A1, B0, A1           ; XOR     r1, moved_76, r1
||      XOR     .L2    B2, B3, B0           ; XOR     high_68, l0, both_68
||      SHL     .S1    A17, 4, A8           ; SHL     d_84, 4, moved_84
||      STW     .D1T1  A8, *+A0[5]          ; STW     l2, *+blocks[5]
        XOR     .L1    A3, A8, A1           ; XOR     r2, moved_84, r2
||      AND     .L2X   B0, A19, B0          ; AND     both_68, m4_59, d_68
||      STW     .D1T1  A1, *+A0[2]          ; STW     r1, *+blocks[2]
        XOR     .L2    B3, B0, B0           ; XOR     l0, d_68, l0
||      SHL     .S2    B0, 4, B3            ; SHL     d_68, 4, moved_68
||      STW     .D1T1  A1, *+A0[4]          ; STW     r2, *+blocks[4]
        XOR     .L2    B1, B3, B0           ; XOR     r0, moved_68, r0
||      STW     .D1T2  B0, *+A0[1]          ; STW     l0, *+blocks[1]
        STW     .D1T2  B0, *+A0[0]          ; STW     r0, *+blocks[0]
