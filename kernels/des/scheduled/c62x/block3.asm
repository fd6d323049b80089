; broadside optimize: source d0dfb26c81b77d8a89781e380e66e42ddc5cb7b158fb532571a58b82bd9cc84e
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 300 s an interval, 80 s a region
        .ref    des_sp_t, des_sp_u
; DES on three blocks, each under its own key.
;
;       void des_block3(uint32_t blocks[6], const uint32_t schedule0[36], const uint32_t schedule1[36],
;                       const uint32_t schedule2[36]);
;
; blocks    three blocks of eight bytes, replaced by their ciphertexts (with decryption schedules: plaintexts).
; schedule  what des_key_schedule_* writes (round.inc); they may be one.
;
; All word aligned; schedules do not overlap blocks. A misaligned pointer stops the machine's memory access. To be
; called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

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

        .global des_block3
des_block3:
        MV      .L1    A4, A0               ; argument
||      MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_3
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_3
        MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_3
||      MVKL    .S2    480597, B9           ; MVKL    0x00075555, circular_1
||      LDW     .D1T1  *+A0[0], A3          ; LDW     *+blocks[0], l0
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    480597, B9           ; MVKH    0x00075555, circular_1
||      LDW     .D1T1  *+A0[1], A8          ; LDW     *+blocks[1], r0
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVC     .S2    B9, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T1  *+A0[4], A9          ; LDW     *+blocks[4], l2
        ADDK    .S2    -48, B15             ; frame
||      LDW     .D1T2  *+A0[2], B0          ; LDW     *+blocks[2], l1
        MVK     .S1    1, A2                ; MVK     1, one_3
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A0[5], A15         ; LDW     *+blocks[5], r2
        SHRU    .S1    A3, 4, A9            ; SHRU    l0, 4, high_6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T2  *+A0[3], B1          ; LDW     *+blocks[3], r1
        XOR     .L1    A9, A8, A15          ; XOR     high_6, r0, both_6
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T1  A15, *+B15[12]       ; save A15
        AND     .L1    A15, A1, A15         ; AND     both_6, m4_3, d_6
||      SHRU    .S1    A9, 4, A14           ; SHRU    l2, 4, high_22
||      STW     .D2T1  A14, *+B15[11]       ; save A14
        XOR     .L1    A8, A15, A13         ; XOR     r0, d_6, r0
||      SHL     .S1    A15, 4, A8           ; SHL     d_6, 4, moved_6
||      STW     .D2T1  A13, *+B15[9]        ; save A13
        XOR     .L1    A3, A8, A8           ; XOR     l0, moved_6, l0
||      MV      .L2    B4, B2               ; argument
||      XOR     .S1    A14, A15, A3         ; XOR     high_22, r2, both_22
||      SHRU    .S2    B0, 4, B10           ; SHRU    l1, 4, high_14
||      MPYSU   .M1    1, A13, A3           ; MPYSU   1, r0, y_7
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        AND     .L1    A3, A1, A14          ; AND     both_22, m4_3, d_22
||      XOR     .L2    B10, B1, B10         ; XOR     high_14, r1, both_14
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      MPYHLU  .M1    A8, A2, A15          ; MPYHLU  l0, one_3, x_7
||      ADDAW   .D2    B2, 3, B9            ; ADDAW   keys0, 3, keys0
        XOR     .L1    A15, A14, A1         ; XOR     r2, d_22, r2
||      AND     .L2X   B10, A1, B10         ; AND     both_14, m4_3, d_14
||      SHL     .S1    A14, 4, A14          ; SHL     d_22, 4, moved_22
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_3
||      LDW     .D2T1  *+B2[2], A13         ; LDW     *+keys0[2], k1_30
        XOR     .L1    A9, A14, A3          ; XOR     l2, moved_22, l2
||      XOR     .L2    B1, B10, B1          ; XOR     r1, d_14, r1
||      MVKL    .S1    858993459, A14       ; MVKL    0x33333333, m2_3
||      SHL     .S2    B10, 4, B10          ; SHL     d_14, 4, moved_14
||      MPYSU   .M1    1, A1, A13           ; MPYSU   1, r2, y_23
||      SUB     .D1    A3, A15, A15         ; SUB     y_7, x_7, e_7
||      LDW     .D2T1  *+B2[1], A2          ; LDW     *+keys0[1], e0_30
        SUB     .L1    A13, A15, A9         ; SUB     r0, e_7, r0
||      XOR     .L2    B0, B10, B10         ; XOR     l1, moved_14, l1
||      SHL     .S1    A15, 16, A15         ; SHL     e_7, 16, moved_7
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_3
||      MPYHLU  .M1    A3, A2, A2           ; MPYHLU  l2, one_3, x_23
||      MPYSU   .M2    1, B1, B2            ; MPYSU   1, r1, y_15
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        ADD     .L1    A8, A15, A12         ; ADD     l0, moved_7, l0
||      MVKH    .S1    858993459, A14       ; MVKH    0x33333333, m2_3
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_3
||      MPYHLU  .M2X   B10, A2, B11         ; MPYHLU  l1, one_3, x_15
||      LDW     .D2T1  *+B2[0], A12         ; LDW     *+keys0[0], k0_30
        AND     .L1    A9, A14, A15         ; AND     r0, m2_3, y_8
||      SHRU    .S1    A12, 2, A2           ; SHRU    l0, 2, high_8
||      SUB     .D1    A13, A2, A8          ; SUB     y_23, x_23, e_23
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        AND     .L1    A2, A14, A10         ; AND     high_8, m2_3, x_8
||      MV      .L2    B6, B2               ; argument
||      SHL     .S1    A8, 16, A1           ; SHL     e_23, 16, moved_23
||      SUB     .S2    B2, B11, B11         ; SUB     y_15, x_15, e_15
||      SUB     .D1    A1, A8, A8           ; SUB     r2, e_23, r2
||      STW     .D2T1  A10, *+B15[3]        ; save A10
        SUB     .L1    A15, A10, A3         ; SUB     y_8, x_8, e_8
||      SUB     .L2    B1, B11, B11         ; SUB     r1, e_15, r1
||      AND     .S1    A8, A14, A1          ; AND     r2, m2_3, y_24
||      SHL     .S2    B11, 16, B1          ; SHL     e_15, 16, moved_15
||      ADD     .D1    A3, A1, A15          ; ADD     l2, moved_23, l2
||      LDW     .D2T1  *+B2[0], A15         ; LDW     *+keys2[0], k0_32
        SUB     .L1    A9, A3, A9           ; SUB     r0, e_8, r0
||      ADD     .L2    B10, B1, B10         ; ADD     l1, moved_15, l1
||      SHRU    .S1    A15, 2, A0           ; SHRU    l2, 2, high_24
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      ADDAW   .D1    A12, A3, A3          ; ADDAW   l0, e_8, l0
||      STW     .D2T1  A0, *+B15[2]         ; save blocks
        AND     .L1    A0, A14, A0          ; AND     high_24, m2_3, x_24
||      AND     .L2X   B11, A14, B3         ; AND     r1, m2_3, y_16
||      SHRU    .S1    A3, 8, A10           ; SHRU    l0, 8, high_9
||      SHRU    .S2    B10, 2, B1           ; SHRU    l1, 2, high_16
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        MV      .L1    A6, A10              ; argument
||      AND     .L2X   B1, A14, B1          ; AND     high_16, m2_3, x_16
||      XOR     .S1    A10, A9, A1          ; XOR     high_9, r0, both_9
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      SUB     .D1    A1, A0, A0           ; SUB     y_24, x_24, e_24
||      LDW     .D2T1  *+B2[2], A9          ; LDW     *+keys2[2], k1_32
        AND     .L2X   B0, A1, B13          ; AND     both_9, m8_3, d_9
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      SUB     .S2    B3, B1, B1           ; SUB     y_16, x_16, e_16
||      ADDAW   .D1    A15, A0, A1          ; ADDAW   l2, e_24, l2
||      STW     .D2T2  B13, *+B15[10]       ; save B13
        SUB     .L1    A8, A0, A8           ; SUB     r2, e_24, r2
||      XOR     .L2X   B13, A9, B10         ; XOR     r0, d_9, r0
||      SHRU    .S1    A1, 8, A0            ; SHRU    l2, 8, high_25
||      SHL     .S2    B13, 8, B13          ; SHL     d_9, 8, moved_9
||      ADDAW   .D1    A10, 3, A14          ; ADDAW   keys1, 3, keys1
||      ADDAW   .D2    B10, B1, B3          ; ADDAW   l1, e_16, l1
        XOR     .L1    A0, A8, A9           ; XOR     high_25, r2, both_25
||      XOR     .L2X   B13, A3, B13         ; XOR     l0, moved_9, l0
||      MV      .S1X   B9, A0               ; MV      keys0, ka0_29
||      SHRU    .S2    B3, 8, B11           ; SHRU    l1, 8, high_17
||      LDW     .D1T1  *+A10[2], A3         ; LDW     *+keys1[2], k1_31
||      SUB     .D2    B11, B1, B9          ; SUB     r1, e_16, r1
        AND     .L1X   A9, B0, A3           ; AND     both_25, m8_3, d_25
||      XOR     .L2    B11, B9, B12         ; XOR     high_17, r1, both_17
||      MV      .S2X   A14, B11             ; MV      keys1, kb1_29
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        XOR     .L1    A8, A3, A8           ; XOR     r2, d_25, r2
||      AND     .L2    B12, B0, B12         ; AND     both_17, m8_3, d_17
||      SHL     .S1    A3, 8, A3            ; SHL     d_25, 8, moved_25
||      SHRU    .S2    B10, 31, B0          ; SHRU    r0, 31, top_10
||      LDW     .D1T1  *+A10[1], A11        ; LDW     *+keys1[1], e0_31
||      ADDAW   .D2    B2, 3, B1            ; ADDAW   keys2, 3, keys2
        XOR     .L2    B9, B12, B9          ; XOR     r1, d_17, r1
||      SHRU    .S1    A8, 31, A11          ; SHRU    r2, 31, top_26
||      SHL     .S2    B12, 8, B12          ; SHL     d_17, 8, moved_17
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        XOR     .L1    A1, A3, A1           ; XOR     l2, moved_25, l2
||      XOR     .S1    A12, A2, A2          ; XOR     k0_30, e0_30, kt0_30
||      SHRU    .S2    B9, 31, B0           ; SHRU    r1, 31, top_18
||      ADDAH   .D1    A11, A8, A8          ; ADDAH   top_26, r2, r2
||      ADDAH   .D2    B0, B10, B10         ; ADDAH   top_10, r0, r0
        XOR     .L1    A1, A8, A11          ; XOR     l2, r2, both_27
||      XOR     .L2    B13, B10, B12        ; XOR     l0, r0, both_11
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      XOR     .S2    B3, B12, B3          ; XOR     l1, moved_17, l1
||      LDW     .D1T1  *+A10[0], A14        ; LDW     *+keys1[0], k0_31
||      ADDAH   .D2    B0, B9, B0           ; ADDAH   top_18, r1, r1
        AND     .L1X   A11, B8, A10         ; AND     both_27, m1_3, d_27
||      AND     .L2    B12, B8, B12         ; AND     both_11, m1_3, d_11
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      XOR     .S2    B3, B0, B9           ; XOR     l1, r1, both_19
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0_29++[2], e0_29
        XOR     .L1    A1, A10, A10         ; XOR     l2, d_27, l2
||      XOR     .L2    B13, B12, B8         ; XOR     l0, d_11, l0
||      XOR     .S1    A8, A10, A1          ; XOR     r2, d_27, r2
||      AND     .S2    B9, B8, B13          ; AND     both_19, m1_3, d_19
||      ADDAW   .D1    A14, 1, A8           ; ADDAW   keys1, 1, ka1_29
        XOR     .L2    B3, B13, B3          ; XOR     l1, d_19, l1
||      SHRU    .S1    A10, 31, A14         ; SHRU    l2, 31, top_28
||      SHRU    .S2    B8, 31, B2           ; SHRU    l0, 31, top_12
||      LDW     .D2T2  *+B2[1], B10         ; LDW     *+keys2[1], e0_32
        XOR     .L2    B10, B12, B8         ; XOR     r0, d_11, r0
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      SHRU    .S2    B3, 31, B12          ; SHRU    l1, 31, top_20
||      ADDAH   .D1    A14, A10, A10        ; ADDAH   top_28, l2, l2
||      ADDAH   .D2    B2, B8, B9           ; ADDAH   top_12, l0, l0
        XOR     .L1X   A12, B8, A2          ; XOR     r0, k0_30, u0_29
||      XOR     .L2X   B8, A2, B2           ; XOR     r0, kt0_30, t0_29
||      XOR     .S1    A10, A9, A10         ; XOR     l2, k1_32, v2_29
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D2    B12, B3, B12         ; ADDAH   top_20, l1, l1
        XOR     .L1    A14, A11, A11        ; XOR     k0_31, e0_31, kt0_31
||      XOR     .L2    B0, B13, B8          ; XOR     r1, d_19, r1
||      SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *-A0[1], A1          ; <0> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T2  *B11++[2], B10       ; <0> LDW     *kb1_29++[2], e1_29
        XOR     .L1X   A14, B8, A9          ; XOR     r1, k0_31, u1_29
||      XOR     .L2X   B8, A11, B8          ; XOR     r1, kt0_31, t1_29
||      SHRU    .S1    A2, 8, A14           ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B2, 4, B13           ; <0> SHRU    t0_29, 4, t4_34
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L2X   B10, A15, B2         ; XOR     k0_32, e0_32, kt0_32
||      SHRU    .S1X   B2, 28, A11          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B2, 20, B10          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1X   A3, B12, A3          ; XOR     l1, k1_31, v1_29
||      ADD     .L2X   B13, A11, B10        ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u0_29, 16, u16_33
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t20_34], s3_33
        XOR     .L1X   A13, B9, A13         ; XOR     l0, k1_30, v0_29
||      XOR     .L2X   B2, A1, B1           ; XOR     r2, kt0_32, t2_29
||      XOR     .S1    A1, A15, A15         ; XOR     r2, k0_32, u2_29
||      MV      .S2    B1, B12              ; MV      keys2, kb2_29
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_34], s1_33
        SHRU    .S1    A9, 24, A14          ; <0> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B8, 12, B13          ; <0> SHRU    t1_29, 12, t12_36
||      LDW     .D1T1  *A8++[2], A1         ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *B12++[2], B9        ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1    A13, A11, A12        ; <0> XOR     v0_29, s8_33, even1_33
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B8, 4, B13           ; <0> SHRU    t1_29, 4, t4_36
||      MPY     .M2    -16, B8, B8          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *+B5[B13], B8        ; <0> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A12, A13, A11        ; <0> XOR     even1_33, s6_33, even2_33
||      XOR     .L2    B9, B2, B2           ; <0> XOR     s7_33, s5_33, odd1_33
||      SHRU    .S1X   B8, 28, A12          ; <0> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B8, 20, B13          ; <0> SHRU    t1_29, 20, t20_36
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B4[B13], B3        ; <0> LDW     *+B4[t4_36], s7_35
        XOR     .L1    A11, A13, A12        ; <0> XOR     even2_33, s2_33, even3_33
||      ADD     .L2X   B8, A12, B9          ; <0> ADD     high_36, low_36, t28_36
||      SHRU    .S1    A9, 16, A11          ; <0> SHRU    u1_29, 16, u16_35
||      XOR     .S2    B2, B9, B8           ; <0> XOR     odd1_33, s3_33, odd2_33
||      LDW     .D1T1  *+A7[A14], A11       ; <0> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B6[B13], B8        ; <0> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A12, A14, A2         ; <0> XOR     even3_33, s4_33, even_33
||      XOR     .L2    B8, B2, B8           ; <0> XOR     odd2_33, s1_33, odd_33
||      XOR     .S1    A2, A1, A13          ; <0> XOR     u0_29, d0_29, v0_29
||      MVK     .S2    15, B0               ; MVK     16, count_29
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B7[B9], B8         ; <0> LDW     *+B7[t28_36], s1_35
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "proved infeasible for equal channels", "seconds": 1.5, "banks_apart": true, "note": "as 3 equal channels", "moves": 0}, {"interval": 15, "result": "found", "seconds": 28.0, "banks_apart": false, "note": "as 3 equal channels", "moves": 0}]}
;  loop rounds: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_38], s7_37
;    XOR s7_37, s5_37, odd1_37
;    XOR odd1_37, s3_37, odd2_37
;    XOR odd2_37, s1_37, odd_37
;    XOR even_37, odd_37, u2_29
;    XOR u2_29, e2_29, t2_29
;    SHRU t2_29, 4, t4_38
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 12/15, S2 14/15, M2 3/15, D2 15/15
;  cross paths: 1X 6/15, 2X 6/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15 without possible bank conflicts: proved infeasible for equal channels (as 3 equal channels), 1.5 s
;  II 15: found (as 3 equal channels), 28.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_block3$rounds:
        XOR     .L1X   A2, B8, A2           ; <1> XOR     even_33, odd_33, u0_29
||      SHRU    .S1    A15, 24, A12         ; <1> SHRU    u2_29, 24, u24_38
||      SHRU    .S2    B1, 12, B13          ; <1> SHRU    t2_29, 12, t12_38
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *-B12[1], A1         ; <1> LDW     *-kb2_29[1], d2_29
        XOR     .L1    A3, A11, A3          ; <1> XOR     v1_29, s8_35, even1_35
||      XOR     .L2X   B3, A2, B2           ; <1> XOR     u0_29, e0_29, t0_29
||      SHRU    .S1    A15, 8, A14          ; <1> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B1, 4, B13           ; <1> SHRU    t2_29, 4, t4_38
||      MPY     .M2    -16, B1, B1          ; <1> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A4[A15], A11       ; <1> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T2  *+B5[B13], B1        ; <1> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A3, A11, A3          ; <1> XOR     even1_35, s6_35, even2_35
||      XOR     .L2    B3, B8, B3           ; <1> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1X   B1, 28, A14          ; <1> SHRU    t2_29, 28, high_38
||      SHRU    .S2    B1, 20, B13          ; <1> SHRU    t2_29, 20, t20_38
||      LDW     .D1T1  *+A5[A14], A11       ; <1> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B4[B13], B10       ; <1> LDW     *+B4[t4_38], s7_37
        XOR     .L1    A3, A11, A3          ; <1> XOR     even2_35, s2_35, even3_35
||      ADD     .L2X   B1, A14, B1          ; <1> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A15, 16, A14         ; <1> SHRU    u2_29, 16, u16_37
||      XOR     .S2    B3, B8, B3           ; <1> XOR     odd1_35, s3_35, odd2_35
||      LDW     .D1T1  *+A7[A12], A14       ; <1> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T2  *+B6[B13], B2        ; <1> LDW     *+B6[t20_38], s3_37
        XOR     .L1    A3, A11, A9          ; <1> XOR     even3_35, s4_35, even_35
||      XOR     .L2    B3, B8, B1           ; <1> XOR     odd2_35, s1_35, odd_35
||      XOR     .S1    A9, A1, A3           ; <1> XOR     u1_29, d1_29, v1_29
||[B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_29, 1, count_29
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B7[B1], B2         ; <1> LDW     *+B7[t28_38], s1_37
        XOR     .L1X   A9, B1, A9           ; <1> XOR     even_35, odd_35, u1_29
||      SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *-A0[1], A1          ; <0> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T2  *B11++[2], B10       ; <0> LDW     *kb1_29++[2], e1_29
        XOR     .L1    A10, A11, A10        ; <1> XOR     v2_29, s8_37, even1_37
||      XOR     .L2X   B10, A9, B8          ; <1> XOR     u1_29, e1_29, t1_29
||      SHRU    .S1    A2, 8, A14           ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B2, 4, B13           ; <0> SHRU    t0_29, 4, t4_34
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A10, A11, A10        ; <1> XOR     even1_37, s6_37, even2_37
||      XOR     .L2    B10, B1, B1          ; <1> XOR     s7_37, s5_37, odd1_37
||      SHRU    .S1X   B2, 28, A11          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B2, 20, B10          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A10, A14, A11        ; <1> XOR     even2_37, s2_37, even3_37
||      ADD     .L2X   B13, A11, B10        ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u0_29, 16, u16_33
||      XOR     .S2    B1, B2, B1           ; <1> XOR     odd1_37, s3_37, odd2_37
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t20_34], s3_33
        XOR     .L1    A11, A12, A15        ; <1> XOR     even3_37, s4_37, even_37
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd2_37, s1_37, odd_37
||      XOR     .S1    A15, A1, A10         ; <1> XOR     u2_29, d2_29, v2_29
||[B0]  B       .S2    des_block3$rounds    ; <0> [count_29] B     rounds
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A15, B1, A15         ; <1> XOR     even_37, odd_37, u2_29
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B8, 12, B13          ; <0> SHRU    t1_29, 12, t12_36
||      LDW     .D1T1  *A8++[2], A1         ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *B12++[2], B9        ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1    A13, A11, A12        ; <0> XOR     v0_29, s8_33, even1_33
||      XOR     .L2X   B9, A15, B1          ; <1> XOR     u2_29, e2_29, t2_29
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B8, 4, B13           ; <0> SHRU    t1_29, 4, t4_36
||      MPY     .M2    -16, B8, B8          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *+B5[B13], B8        ; <0> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A12, A13, A11        ; <0> XOR     even1_33, s6_33, even2_33
||      XOR     .L2    B9, B2, B2           ; <0> XOR     s7_33, s5_33, odd1_33
||      SHRU    .S1X   B8, 28, A12          ; <0> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B8, 20, B13          ; <0> SHRU    t1_29, 20, t20_36
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B4[B13], B3        ; <0> LDW     *+B4[t4_36], s7_35
        XOR     .L1    A11, A13, A12        ; <0> XOR     even2_33, s2_33, even3_33
||      ADD     .L2X   B8, A12, B9          ; <0> ADD     high_36, low_36, t28_36
||      SHRU    .S1    A9, 16, A11          ; <0> SHRU    u1_29, 16, u16_35
||      XOR     .S2    B2, B9, B8           ; <0> XOR     odd1_33, s3_33, odd2_33
||      LDW     .D1T1  *+A7[A14], A11       ; <0> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B6[B13], B8        ; <0> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A12, A14, A2         ; <0> XOR     even3_33, s4_33, even_33
||      XOR     .L2    B8, B2, B8           ; <0> XOR     odd2_33, s1_33, odd_33
||      XOR     .S1    A2, A1, A13          ; <0> XOR     u0_29, d0_29, v0_29
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B7[B9], B8         ; <0> LDW     *+B7[t28_36], s1_35
des_block3$des_block3$2:
        XOR     .L1X   A2, B8, A2           ; <-1> XOR     even_33, odd_33, u0_29
||      SHRU    .S1    A15, 24, A12         ; <-1> SHRU    u2_29, 24, u24_38
||      SHRU    .S2    B1, 12, B13          ; <-1> SHRU    t2_29, 12, t12_38
||      LDW     .D2T1  *-B12[1], A1         ; <-1> LDW     *-kb2_29[1], d2_29
        XOR     .L1    A3, A11, A3          ; <-1> XOR     v1_29, s8_35, even1_35
||      XOR     .L2X   B3, A2, B2           ; <-1> XOR     u0_29, e0_29, t0_29
||      SHRU    .S1    A15, 8, A14          ; <-1> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B1, 4, B13           ; <-1> SHRU    t2_29, 4, t4_38
||      MPY     .M2    -16, B1, B1          ; <-1> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A4[A15], A11       ; <-1> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T2  *+B5[B13], B1        ; <-1> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A3, A11, A3          ; <-1> XOR     even1_35, s6_35, even2_35
||      XOR     .L2    B3, B8, B3           ; <-1> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1X   B1, 28, A14          ; <-1> SHRU    t2_29, 28, high_38
||      SHRU    .S2    B1, 20, B13          ; <-1> SHRU    t2_29, 20, t20_38
||      LDW     .D1T1  *+A5[A14], A11       ; <-1> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B4[B13], B10       ; <-1> LDW     *+B4[t4_38], s7_37
        XOR     .L1    A3, A11, A3          ; <-1> XOR     even2_35, s2_35, even3_35
||      ADD     .L2X   B1, A14, B1          ; <-1> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A15, 16, A14         ; <-1> SHRU    u2_29, 16, u16_37
||      XOR     .S2    B3, B8, B3           ; <-1> XOR     odd1_35, s3_35, odd2_35
||      LDW     .D1T1  *+A7[A12], A14       ; <-1> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T2  *+B6[B13], B2        ; <-1> LDW     *+B6[t20_38], s3_37
        XOR     .L1    A3, A11, A9          ; <-1> XOR     even3_35, s4_35, even_35
||      XOR     .L2    B3, B8, B1           ; <-1> XOR     odd2_35, s1_35, odd_35
||      XOR     .S1    A9, A1, A3           ; <-1> XOR     u1_29, d1_29, v1_29
||      MV      .S2X   A2, B3               ; MV      u0_29, r0
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B7[B1], B2         ; <-1> LDW     *+B7[t28_38], s1_37
        XOR     .L1X   A9, B1, A9           ; <-1> XOR     even_35, odd_35, u1_29
||      MV      .L2X   A13, B13             ; MV      v0_29, l0
||      MVKL    .S1    2863311530, A3       ; MVKL    0xaaaaaaaa, m1_39
||      SHL     .S2    B3, 31, B2           ; SHL     r0, 31, top_42
||      MV      .D1    A3, A13              ; MV      v1_29, l1
||      LDW     .D2T1  *+B15[11], A14       ; restore A14
        XOR     .L1    A10, A11, A10        ; <-1> XOR     v2_29, s8_37, even1_37
||      XOR     .L2X   B10, A9, B8          ; <-1> XOR     u1_29, e1_29, t1_29
||      MVKH    .S1    2863311530, A3       ; MVKH    0xaaaaaaaa, m1_39
||      SHRU    .S2    B3, 1, B3            ; SHRU    r0, 1, rest_42
||      MV      .D1    A9, A9               ; MV      u1_29, r1
||      LDW     .D2T2  *+B15[6], B11        ; restore B11
        XOR     .L1    A10, A11, A10        ; <-1> XOR     even1_37, s6_37, even2_37
||      XOR     .L2    B10, B1, B1          ; <-1> XOR     s7_37, s5_37, odd1_37
||      SHRU    .S1    A9, 1, A2            ; SHRU    r1, 1, rest_50
||      MVKL    .S2    16711935, B3         ; MVKL    0x00ff00ff, m8_39
||      ADD     .D2    B2, B3, B8           ; ADD     top_42, rest_42, r0
        XOR     .L1    A10, A14, A11        ; <-1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2    B8, B13, B10         ; XOR     r0, l0, both_43
||      SHL     .S1    A9, 31, A9           ; SHL     r1, 31, top_50
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     odd1_37, s3_37, odd2_37
||      LDW     .D2T1  *+B15[12], A15       ; restore A15
        XOR     .L1    A11, A12, A15        ; <-1> XOR     even3_37, s4_37, even_37
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     odd2_37, s1_37, odd_37
||      XOR     .S1    A15, A1, A10         ; <-1> XOR     u2_29, d2_29, v2_29
||      AND     .S2X   B10, A3, B2          ; AND     both_43, m1_39, d_43
||      ADD     .D1    A9, A2, A1           ; ADD     top_50, rest_50, r1
||      LDW     .D2T1  *+B15[5], A11        ; restore A11
        XOR     .L1X   A15, B1, A15         ; <-1> XOR     even_37, odd_37, u2_29
||      XOR     .L2    B13, B2, B1          ; XOR     l0, d_43, l0
||      MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_39
||      MVKH    .S2    16711935, B3         ; MVKH    0x00ff00ff, m8_39
        XOR     .L1    A1, A13, A11         ; XOR     r1, l1, both_51
||      XOR     .L2X   B9, A15, B1          ; <-1> XOR     u2_29, e2_29, t2_29
||      SHRU    .S1X   B1, 1, A9            ; SHRU    l0, 1, rest_44
||      SHL     .S2    B1, 31, B9           ; SHL     l0, 31, top_44
||      MV      .D1    A15, A15             ; MV      u2_29, r2
        AND     .L1    A11, A3, A12         ; AND     both_51, m1_39, d_51
||      XOR     .L2    B8, B2, B1           ; XOR     r0, d_43, r0
||      SHRU    .S1    A15, 1, A11          ; SHRU    r2, 1, rest_58
||      SHL     .S2X   A15, 31, B2          ; SHL     r2, 31, top_58
        XOR     .L1    A13, A12, A13        ; XOR     l1, d_51, l1
||      ADD     .L2X   B9, A9, B2           ; ADD     top_44, rest_44, l0
||      ADD     .S1X   A11, B2, A9          ; ADD     top_58, rest_58, r2
||      SHRU    .S2    B1, 8, B9            ; SHRU    r0, 8, high_45
||      MV      .D1    A10, A10             ; MV      v2_29, l2
        XOR     .L1    A1, A12, A1          ; XOR     r1, d_51, r1
||      XOR     .L2    B9, B2, B8           ; XOR     high_45, l0, both_45
||      XOR     .S1    A9, A10, A12         ; XOR     r2, l2, both_59
||      SHL     .S2X   A13, 31, B9          ; SHL     l1, 31, top_52
        AND     .L1    A12, A3, A3          ; AND     both_59, m1_39, d_59
||      AND     .L2    B8, B3, B8           ; AND     both_45, m8_39, d_45
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_39
||      SHRU    .S2X   A13, 1, B13          ; SHRU    l1, 1, rest_52
        XOR     .L1    A10, A3, A12         ; XOR     l2, d_59, l2
||      XOR     .L2    B2, B8, B2           ; XOR     l0, d_45, l0
||      SHL     .S1X   B8, 8, A10           ; SHL     d_45, 8, moved_45
||      SHRU    .S2X   A1, 8, B9            ; SHRU    r1, 8, high_53
||      ADD     .D2    B9, B13, B8          ; ADD     top_52, rest_52, l1
        XOR     .L1    A9, A3, A3           ; XOR     r2, d_59, r2
||      XOR     .L2    B9, B8, B9           ; XOR     high_53, l1, both_53
||      SHRU    .S1    A12, 1, A9           ; SHRU    l2, 1, rest_60
||      SHL     .S2X   A12, 31, B13         ; SHL     l2, 31, top_60
        ADD     .L1X   A9, B13, A9          ; ADD     top_60, rest_60, l2
||      XOR     .L2X   B1, A10, B1          ; XOR     r0, moved_45, r0
||      SHRU    .S1    A3, 8, A10           ; SHRU    r2, 8, high_61
||      AND     .S2    B9, B3, B9           ; AND     both_53, m8_39, d_53
        XOR     .L1    A10, A9, A12         ; XOR     high_61, l2, both_61
||      AND     .L2X   B2, A2, B13          ; AND     l0, m2_39, y_46
||      SHL     .S1X   B9, 8, A10           ; SHL     d_53, 8, moved_53
||      SHRU    .S2    B1, 2, B10           ; SHRU    r0, 2, high_46
        AND     .L1X   A2, B10, A10         ; AND     high_46, m2_39, x_46
||      XOR     .L2    B8, B9, B3           ; XOR     l1, d_53, l1
||      XOR     .S1    A1, A10, A1          ; XOR     r1, moved_53, r1
||      AND     .S2X   B3, A12, B8          ; AND     both_61, m8_39, d_61
        AND     .L1X   A2, B3, A10          ; AND     l1, m2_39, y_54
||      SUB     .L2X   B13, A10, B13        ; SUB     y_46, x_46, e_46
||      SHRU    .S1    A1, 2, A12           ; SHRU    r1, 2, high_54
||      SHL     .S2    B8, 8, B9            ; SHL     d_61, 8, moved_61
        AND     .L1    A12, A2, A12         ; AND     high_54, m2_39, x_54
||      SUB     .L2    B2, B13, B1          ; SUB     l0, e_46, l0
||      XOR     .S1X   A3, B9, A3           ; XOR     r2, moved_61, r2
||      MVK     .S2    1, B2                ; MVK     1, one_39
||      ADDAW   .D2    B1, B13, B9          ; ADDAW   r0, e_46, r0
        SUB     .L1    A10, A12, A9         ; SUB     y_54, x_54, e_54
||      XOR     .L2X   B8, A9, B8           ; XOR     l2, d_61, l2
||      SHRU    .S1    A3, 2, A10           ; SHRU    r2, 2, high_62
||      MPYSU   .M1X   1, B1, A2            ; MPYSU   1, l0, y_47
||      MPYHLU  .M2    B9, B2, B13          ; MPYHLU  r0, one_39, x_47
        AND     .L1    A10, A2, A9          ; AND     high_62, m2_39, x_62
||      SUB     .L2X   B3, A9, B3           ; SUB     l1, e_54, l1
||      AND     .S1X   A2, B8, A10          ; AND     l2, m2_39, y_62
||      ADDAW   .D1    A1, A9, A1           ; ADDAW   r1, e_54, r1
||      LDW     .D2T2  *+B15[2], B1         ; restore blocks
        SUB     .L1    A10, A9, A2          ; SUB     y_62, x_62, e_62
||      SUB     .L2X   A2, B13, B13         ; SUB     y_47, x_47, e_47
||      MPYHLU  .M1X   A1, B2, A3           ; MPYHLU  r1, one_39, x_55
||      MPYSU   .M2    1, B3, B12           ; MPYSU   1, l1, y_55
||      LDW     .D2T1  *+B15[3], A10        ; restore A10
        SUB     .L2X   B8, A2, B8           ; SUB     l2, e_62, l2
||      SHL     .S2    B13, 16, B10         ; SHL     e_47, 16, moved_47
||      ADDAW   .D1    A3, A2, A2           ; ADDAW   r2, e_62, r2
||      LDW     .D2T2  *+B15[10], B13       ; restore B13
        ADD     .L2    B9, B10, B2          ; ADD     r0, moved_47, r0
||      MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4_39
||      SUB     .S2X   B12, A3, B9          ; SUB     y_55, x_55, e_55
||      MPYHLU  .M1X   A2, B2, A10          ; MPYHLU  r2, one_39, x_63
||      MPYSU   .M2    1, B8, B12           ; MPYSU   1, l2, y_63
||      LDW     .D2T2  *+B15[1], B8         ; restore return$
        SUB     .L2    B1, B13, B10         ; SUB     l0, e_47, l0
||      SHL     .S1X   B9, 16, A9           ; SHL     e_55, 16, moved_55
||      SHRU    .S2    B2, 4, B13           ; SHRU    r0, 4, high_48
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        SUB     .L1X   B12, A10, A9         ; SUB     y_63, x_63, e_63
||      XOR     .L2    B13, B10, B9         ; XOR     high_48, l0, both_48
||      MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4_39
||      SUB     .S2    B3, B9, B3           ; SUB     l1, e_55, l1
||      ADD     .D1    A1, A9, A1           ; ADD     r1, moved_55, r1
||      LDW     .D2T1  *+B15[7], A12        ; restore A12
        AND     .L1X   A3, B9, A12          ; AND     both_48, m4_39, d_48
||      SHL     .S1    A9, 16, A13          ; SHL     e_63, 16, moved_63
||      SHRU    .S2X   A1, 4, B9            ; SHRU    r1, 4, high_56
||      LDW     .D2T1  *+B15[9], A13        ; restore A13
        SUB     .L1X   B8, A9, A9           ; SUB     l2, e_63, l2
||      XOR     .L2X   B10, A12, B9         ; XOR     l0, d_48, l0
||      SHL     .S1    A12, 4, A12          ; SHL     d_48, 4, moved_48
||      XOR     .S2    B9, B3, B10          ; XOR     high_56, l1, both_56
||      ADD     .D1    A2, A13, A2          ; ADD     r2, moved_63, r2
||      LDW     .D2T2  *+B15[8], B12        ; restore B12
        AND     .L1X   A3, B10, A12         ; AND     both_56, m4_39, d_56
||      XOR     .L2X   B2, A12, B2          ; XOR     r0, moved_48, r0
||      SHRU    .S1    A2, 4, A13           ; SHRU    r2, 4, high_64
||      B       .S2    B8                   ; return
||      STW     .D2T2  B9, *+B1[1]          ; STW     l0, *+blocks[1]
        XOR     .L1X   A12, B3, A13         ; XOR     l1, d_56, l1
||      ZERO    .L2    B3                   ; ZERO    linear_66
||      XOR     .S1    A13, A9, A0          ; XOR     high_64, l2, both_64
||      SHL     .S2X   A12, 4, B2           ; SHL     d_56, 4, moved_56
||      STW     .D2T2  B2, *+B1[0]          ; STW     r0, *+blocks[0]
        AND     .L1    A0, A3, A0           ; AND     both_64, m4_39, d_64
||      XOR     .L2X   B2, A1, B2           ; XOR     r1, moved_56, r1
||      MVC     .S2    B3, AMR              ; MVC     linear_66, AMR
||      STW     .D2T1  A13, *+B1[3]         ; STW     l1, *+blocks[3]
        XOR     .L1    A9, A0, A0           ; XOR     l2, d_64, l2
||      SHL     .S1    A0, 4, A9            ; SHL     d_64, 4, moved_64
||      STW     .D2T2  B2, *+B1[2]          ; STW     r1, *+blocks[2]
        XOR     .L1    A2, A9, A0           ; XOR     r2, moved_64, r2
||      STW     .D2T1  A0, *+B1[5]          ; STW     l2, *+blocks[5]
        ADDK    .S2    48, B15              ; frame
||      STW     .D2T1  A0, *+B1[4]          ; STW     r2, *+blocks[4]
