; broadside optimize: source 6cc3165a624ec756793ca2668fbdfe8e3abf6e5de215f0952c1e73a11152a91c
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 40 s an interval, 15 s a region
        .ref    des_sp_t, des_sp_u
; DES on three blocks, each under its own key, on the C64x: block3.sa, scheduled for that machine under names
; that end in _c64x. To be called with interrupts disabled, as there.

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
; A4-A7 and B4-B7) masks the index, of which only bits 0 to 5 count. The tables of u lie in data memory block 0
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

; Addresses of the next three blocks at base, of which n are there; the others go to the scratch block. Leaves
; whether the second and third are there.

        .global des_block3_c64x
        .align  32
des_block3_c64x:
        MV      .L1X   B6, A1               ; move keys2
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_3
||      MV      .D1    A4, A0               ; move blocks
        MVKL    .S1    252645135, A2        ; MVKL    0x0f0f0f0f, m4_3
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_3
||      LDW     .D1T2  *+A0[0], B12         ; LDW     *+blocks[0], l0
        MV      .L1X   B4, A3               ; move keys0
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      ADDK    .S2    -40, B15             ; frame
||      LDW     .D1T1  *+A0[1], A14         ; LDW     *+blocks[1], r0
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A0[4], A16         ; LDW     *+blocks[4], l2
        MVKL    .S2    480597, B9           ; MVKL    0x00075555, circular_1
||      LDW     .D1T1  *+A0[5], A17         ; LDW     *+blocks[5], r2
        MV      .L1    A6, A8               ; move keys1
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A0[2], A20         ; LDW     *+blocks[2], l1
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        SHRU    .S1X   B12, 4, A9           ; SHRU    l0, 4, high_6
||      MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_3
||      LDW     .D1T2  *+A0[3], B0          ; LDW     *+blocks[3], r1
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        XOR     .L1    A9, A14, A17         ; XOR     high_6, r0, both_6
||      MVKH    .S1    252645135, A2        ; MVKH    0x0f0f0f0f, m4_3
||      ADDAW   .D1    A3, 3, A9            ; ADDAW   keys0, 3, keys0
        AND     .L1    A17, A2, A18         ; AND     both_6, m4_3, d_6
||      SHRU    .S2X   A16, 4, B0           ; SHRU    l2, 4, high_22
        MVK     .L1    1, A19               ; MVK     1, one_3
||      XOR     .L2X   B0, A17, B0          ; XOR     high_22, r2, both_22
||      SHL     .S1    A18, 4, A21          ; SHL     d_6, 4, moved_6
||      LDW     .D1T1  *+A8[0], A17         ; LDW     *+keys1[0], k0_31
        XOR     .L1    A14, A18, A18        ; XOR     r0, d_6, r0
||      AND     .L2X   B0, A2, B8           ; AND     both_22, m4_3, d_22
||      SHRU    .S1    A20, 4, A21          ; SHRU    l1, 4, high_14
||      MVKL    .S2    16711935, B12        ; MVKL    0x00ff00ff, m8_3
||      XOR     .D1X   A21, B12, A14        ; XOR     l0, moved_6, l0
        XOR     .L1X   A21, B0, A21         ; XOR     high_14, r1, both_14
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      MPYHLU  .M1    A14, A19, A12        ; MPYHLU  l0, one_3, x_7
||      ADDAW   .D1    A8, 3, A15           ; ADDAW   keys1, 3, keys1
||      STW     .D2T1  A15, *+B15[10]       ; save A15
        AND     .L1    A21, A2, A17         ; AND     both_14, m4_3, d_14
||      XOR     .L2X   B8, A17, B8          ; XOR     r2, d_22, r2
||      SHL     .S1X   B8, 4, A21           ; SHL     d_22, 4, moved_22
||      MPYSU   .M1    1, A18, A22          ; MPYSU   1, r0, y_7
||      ADDAW   .D1    A1, 3, A2            ; ADDAW   keys2, 3, keys2
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        XOR     .L1X   A17, B0, A16         ; XOR     r1, d_14, r1
||      SHL     .S1    A17, 4, A23          ; SHL     d_14, 4, moved_14
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      MPYSU   .M2    1, B8, B0            ; MPYSU   1, r2, y_23
||      XOR     .D1    A16, A21, A21        ; XOR     l2, moved_22, l2
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        SUB     .L1    A22, A12, A20        ; SUB     y_7, x_7, e_7
||      XOR     .S1    A20, A23, A12        ; XOR     l1, moved_14, l1
||      MVKH    .S2    480597, B9           ; MVKH    0x00075555, circular_1
||      MPYHLU  .M1    A21, A19, A20        ; MPYHLU  l2, one_3, x_23
||      LDW     .D1T2  *+A3[1], B13         ; LDW     *+keys0[1], e0_30
        SUB     .L1    A18, A20, A18        ; SUB     r0, e_7, r0
||      SHL     .S1    A20, 16, A19         ; SHL     e_7, 16, moved_7
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      MPYHLU  .M1    A12, A19, A20        ; MPYHLU  l1, one_3, x_15
||      MPYSU   .M2X   1, A16, B0           ; MPYSU   1, r1, y_15
||      LDW     .D1T2  *+A8[1], B16         ; LDW     *+keys1[1], e0_31
        ADD     .L1    A14, A19, A14        ; ADD     l0, moved_7, l0
||      MV      .L2X   A15, B20             ; MV      keys1, kb1_29
||      SUB     .S1X   B0, A20, A19         ; SUB     y_23, x_23, e_23
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        SHL     .S1    A19, 16, A22         ; SHL     e_23, 16, moved_23
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_3
||      LDW     .D1T1  *+A1[2], A12         ; LDW     *+keys2[2], k1_32
        ADD     .L1    A21, A22, A20        ; ADD     l2, moved_23, l2
||      SUB     .L2X   B0, A20, B0          ; SUB     y_15, x_15, e_15
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+keys2[0], k0_32
        SUB     .L1X   B8, A19, A19         ; SUB     r2, e_23, r2
||      AND     .L2X   B1, A18, B8          ; AND     r0, m2_3, y_8
||      SHRU    .S1    A20, 2, A21          ; SHRU    l2, 2, high_24
||      SHL     .S2    B0, 16, B17          ; SHL     e_15, 16, moved_15
||      LDW     .D1T2  *+A3[0], B1          ; LDW     *+keys0[0], k0_30
        AND     .L1X   A21, B1, A16         ; AND     high_24, m2_3, x_24
||      SUB     .L2X   A16, B0, B19         ; SUB     r1, e_15, r1
||      SHRU    .S1    A14, 2, A3           ; SHRU    l0, 2, high_8
||      MVKH    .S2    16711935, B12        ; MVKH    0x00ff00ff, m8_3
||      LDW     .D1T2  *+A3[2], B22         ; LDW     *+keys0[2], k1_30
        AND     .L1X   A19, B1, A1          ; AND     r2, m2_3, y_24
||      ADD     .L2X   B17, A12, B17        ; ADD     l1, moved_15, l1
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVK     .S2    15, B0               ; MVK     16, count_29
||      LDW     .D1T2  *+A1[1], B8          ; LDW     *+keys2[1], e0_32
        AND     .L1X   A3, B1, A3           ; AND     high_8, m2_3, x_8
||      MV      .L2X   A2, B18              ; MV      keys2, kb2_29
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      SHRU    .S2    B17, 2, B21          ; SHRU    l1, 2, high_16
||      SUB     .D1    A1, A16, A1          ; SUB     y_24, x_24, e_24
        SUB     .L1X   B8, A3, A20          ; SUB     y_8, x_8, e_8
||      AND     .L2    B21, B1, B8          ; AND     high_16, m2_3, x_16
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      AND     .S2    B19, B1, B21         ; AND     r1, m2_3, y_16
||      ADDAW   .D1    A20, A1, A3          ; ADDAW   l2, e_24, l2
        SUB     .L1    A19, A1, A1          ; SUB     r2, e_24, r2
||      SHRU    .S1    A3, 8, A14           ; SHRU    l2, 8, high_25
||      ADDAW   .D1    A14, A20, A13        ; ADDAW   l0, e_8, l0
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        XOR     .L1    A14, A1, A19         ; XOR     high_25, r2, both_25
||      SUB     .L2    B21, B8, B21         ; SUB     y_16, x_16, e_16
||      SHRU    .S1    A13, 8, A14          ; SHRU    l0, 8, high_9
        SUB     .L1    A18, A20, A15        ; SUB     r0, e_8, r0
||      AND     .S1X   A19, B12, A18        ; AND     both_25, m8_3, d_25
||      ADDAW   .D1    A15, 1, A26          ; ADDAW   keys1, 1, ka1_29
||      ADDAW   .D2    B17, B21, B17        ; ADDAW   l1, e_16, l1
        XOR     .L1    A14, A15, A1         ; XOR     high_9, r0, both_9
||      SUB     .L2    B19, B21, B19        ; SUB     r1, e_16, r1
||      SHL     .S1    A18, 8, A18          ; SHL     d_25, 8, moved_25
||      SHRU    .S2    B17, 8, B21          ; SHRU    l1, 8, high_17
||      XOR     .D1    A1, A18, A14         ; XOR     r2, d_25, r2
        AND     .L1X   A1, B12, A1          ; AND     both_9, m8_3, d_9
||      XOR     .L2    B21, B19, B21        ; XOR     high_17, r1, both_17
||      SHRU    .S1    A14, 31, A19         ; SHRU    r2, 31, top_26
||      XOR     .S2    B1, B13, B13         ; XOR     k0_30, e0_30, kt0_30
        XOR     .L1    A15, A1, A11         ; XOR     r0, d_9, r0
||      AND     .L2    B21, B12, B3         ; AND     both_17, m8_3, d_17
||      SHL     .S1    A1, 8, A15           ; SHL     d_9, 8, moved_9
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      MV      .D1X   B3, A1               ; move return$
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L1    A3, A18, A3          ; XOR     l2, moved_25, l2
||      XOR     .L2    B19, B3, B3          ; XOR     r1, d_17, r1
||      SHRU    .S1    A11, 31, A18         ; SHRU    r0, 31, top_10
||      SHL     .S2    B3, 8, B11           ; SHL     d_17, 8, moved_17
||      ADDAH   .D1    A19, A14, A14        ; ADDAH   top_26, r2, r2
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        XOR     .L1    A13, A15, A11        ; XOR     l0, moved_9, l0
||      XOR     .L2    B17, B11, B11        ; XOR     l1, moved_17, l1
||      XOR     .S1    A3, A14, A15         ; XOR     l2, r2, both_27
||      SHRU    .S2    B3, 31, B17          ; SHRU    r1, 31, top_18
||      ADDAH   .D1    A18, A11, A13        ; ADDAH   top_10, r0, r0
        XOR     .L1    A11, A13, A8         ; XOR     l0, r0, both_11
||      XOR     .L2X   B8, A2, B8           ; XOR     k0_32, e0_32, kt0_32
||      AND     .S1X   A15, B2, A15         ; AND     both_27, m1_3, d_27
||      LDW     .D1T1  *+A8[2], A11         ; LDW     *+keys1[2], k1_31
||      ADDAH   .D2    B17, B3, B3          ; ADDAH   top_18, r1, r1
        AND     .L1X   A8, B2, A14          ; AND     both_11, m1_3, d_11
||      XOR     .L2    B11, B3, B17         ; XOR     l1, r1, both_19
||      XOR     .S1    A3, A15, A3          ; XOR     l2, d_27, l2
||      XOR     .D1    A14, A15, A8         ; XOR     r2, d_27, r2
        XOR     .L1    A11, A14, A11        ; XOR     l0, d_11, l0
||      AND     .L2    B17, B2, B2          ; AND     both_19, m1_3, d_19
||      SHRU    .S1    A3, 31, A13          ; SHRU    l2, 31, top_28
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      XOR     .D1    A13, A14, A10        ; XOR     r0, d_11, r0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1    A8, A2, A16          ; XOR     r2, k0_32, u2_29
||      XOR     .L2    B3, B2, B19          ; XOR     r1, d_19, r1
||      SHRU    .S1    A11, 31, A2          ; SHRU    l0, 31, top_12
||      XOR     .S2X   B8, A8, B8           ; XOR     r2, kt0_32, t2_29
||      ADDAH   .D1    A13, A3, A8          ; ADDAH   top_28, l2, l2
        MV      .L1    A9, A2               ; MV      keys0, ka0_29
||      XOR     .L2    B11, B2, B2          ; XOR     l1, d_19, l1
||      MVC     .S2    B9, AMR              ; MVC     circular_1, AMR
||      ADDAH   .D1    A2, A11, A13         ; ADDAH   top_12, l0, l0
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        XOR     .L1X   A10, B1, A24         ; XOR     r0, k0_30, u0_29
||      XOR     .L2X   B16, A17, B9         ; XOR     k0_31, e0_31, kt0_31
||      SHRU    .S1    A16, 24, A3          ; <0> SHRU    u2_29, 24, u24_38
||      SHRU    .S2    B2, 31, B1           ; SHRU    l1, 31, top_20
||      LDW     .D1T1  *+A4[A16], A3        ; <0> LDW     *+A4[u2_29], s8_37
        XOR     .L1X   A17, B19, A20        ; XOR     r1, k0_31, u1_29
||      SHRU    .S1    A16, 8, A9           ; <0> SHRU    u2_29, 8, u8_38
||      LDW     .D1T2  *A2++[2], B21        ; <0> LDW     *ka0_29++[2], e0_29
||      ADDAH   .D2    B1, B2, B1           ; ADDAH   top_20, l1, l1
        XOR     .L1X   A13, B22, A22        ; XOR     l0, k1_30, v0_29
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2    B8, 12, B2           ; <0> SHRU    t2_29, 12, t12_38
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1X   A11, B1, A18         ; XOR     l1, k1_31, v1_29
||      SHRU    .S1    A16, 16, A9          ; <0> SHRU    u2_29, 16, u16_37
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t2_29, 20, t20_38
||      LDW     .D1T2  *+A7[A3], B3         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *-B18[1], A25        ; <0> LDW     *-kb2_29[1], d2_29
        SHRU    .S1    A24, 8, A19          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *-A2[1], A27         ; <0> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A8, A12, A8          ; XOR     l2, k1_32, v2_29
||      XOR     .L2X   B13, A10, B16        ; XOR     r0, kt0_30, t0_29
||      SHRU    .S2    B8, 28, B2           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T1  *+A5[A19], A21       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1    A8, A3, A3           ; <0> XOR     v2_29, s8_37, even1_37
||      ADD     .L2    B2, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A24, 24, A19         ; <0> SHRU    u0_29, 24, u24_34
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T1  *+A6[A9], A16        ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L2    B19, B9, B9          ; XOR     r1, kt0_31, t1_29
||      SHRU    .S1X   B16, 28, A9          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B16, 4, B1           ; <0> SHRU    t0_29, 4, t4_34
||      LDW     .D1T2  *+A4[A24], B3        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_38], s1_37
        SHRU    .S1    A24, 16, A23         ; <0> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 12, B2          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *A26++[2], A25       ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *+B4[B1], B8         ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A3, A8, A3           ; <0> XOR     even1_37, s6_37, even2_37
||      ADD     .L2X   B8, A9, B8           ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A20, 8, A9           ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B16, 20, B16         ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T1  *+B5[B2], A16        ; <0> LDW     *+B5[t12_34], s5_33
||      NOP
||      NOP
        XOR     .L1    A16, A25, A8         ; <0> XOR     u2_29, d2_29, v2_29
||      SHRU    .S1    A20, 16, A19         ; <0> SHRU    u1_29, 16, u16_35
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_37, s5_37, odd1_37
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B6[B16], B8        ; <0> LDW     *+B6[t20_34], s3_33
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 21.3, "banks_apart": false, "note": "", "moves": 0}]}
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
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 22 used, 21 live at once
;  registers of side B: 16 used, 15 live at once
;  II 15: found by annealing, 21.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_block3_c64x$rounds:
        XOR     .L1X   A3, B3, A3           ; <1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd1_37, s3_37, odd2_37
||      SHRU    .S1    A20, 24, A17         ; <1> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B9, 4, B2            ; <1> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A5[A9], A19        ; <1> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B7[B8], B3         ; <1> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A22, B3, A9          ; <1> XOR     v0_29, s8_33, even1_33
||      XOR     .L2X   B1, A9, B1           ; <1> XOR     odd2_37, s1_37, odd_37
||      XOR     .S1    A3, A16, A3          ; <1> XOR     even3_37, s4_37, even_37
||      SHRU    .S2    B9, 12, B2           ; <1> SHRU    t1_29, 12, t12_36
||      LDW     .D1T2  *+A6[A23], B1        ; <1> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T1  *+B4[B2], A18        ; <1> LDW     *+B4[t4_36], s7_35
        XOR     .L1    A9, A21, A21         ; <1> XOR     even1_33, s6_33, even2_33
||      SHRU    .S1X   B9, 28, A9           ; <1> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B9, 20, B3           ; <1> SHRU    t1_29, 20, t20_36
||      MPY     .M2    -16, B9, B1          ; <1> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A7[A17], A19       ; <1> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B5[B2], B1         ; <1> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A24, A27, A22        ; <1> XOR     u0_29, d0_29, v0_29
||      XOR     .L2X   B8, A16, B3          ; <1> XOR     s7_33, s5_33, odd1_33
||      XOR     .S1X   A3, B1, A16          ; <1> XOR     even_37, odd_37, u2_29
||      LDW     .D1T1  *+A6[A19], A18       ; <1> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B6[B3], B16        ; <1> LDW     *+B6[t20_36], s3_35
        XOR     .L1X   A18, B2, A17         ; <1> XOR     v1_29, s8_35, even1_35
||      ADD     .L2X   B1, A9, B1           ; <1> ADD     high_36, low_36, t28_36
||      SHRU    .S1    A16, 24, A3          ; <0> SHRU    u2_29, 24, u24_38
||      XOR     .S2    B3, B8, B2           ; <1> XOR     odd1_33, s3_33, odd2_33
||      LDW     .D1T1  *+A4[A16], A3        ; <0> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T2  *B20++[2], B19       ; <1> LDW     *kb1_29++[2], e1_29
        XOR     .L1    A21, A23, A21        ; <1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2    B2, B3, B3           ; <1> XOR     odd2_33, s1_33, odd_33
||      SHRU    .S1    A16, 8, A9           ; <0> SHRU    u2_29, 8, u8_38
||      XOR     .S2X   B17, A16, B8         ; <1> XOR     u2_29, e2_29, t2_29
||      LDW     .D1T2  *A2++[2], B21        ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *+B7[B1], A18        ; <1> LDW     *+B7[t28_36], s1_35
        XOR     .L1    A17, A19, A17        ; <1> XOR     even1_35, s6_35, even2_35
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_29, 1, count_29
||      XOR     .S1X   A21, B1, A9          ; <1> XOR     even3_33, s4_33, even_33
||      SHRU    .S2    B8, 12, B2           ; <0> SHRU    t2_29, 12, t12_38
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1X   A9, B3, A24          ; <1> XOR     even_33, odd_33, u0_29
||      XOR     .L2X   B1, A18, B9          ; <1> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1    A16, 16, A9          ; <0> SHRU    u2_29, 16, u16_37
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t2_29, 20, t20_38
||      LDW     .D1T2  *+A7[A3], B3         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *-B18[1], A25        ; <0> LDW     *-kb2_29[1], d2_29
        XOR     .L1    A17, A19, A17        ; <1> XOR     even2_35, s2_35, even3_35
||      XOR     .L2    B9, B16, B9          ; <1> XOR     odd1_35, s3_35, odd2_35
||      SHRU    .S1    A24, 8, A19          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *-A2[1], A27         ; <0> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A17, A18, A17        ; <1> XOR     even3_35, s4_35, even_35
||      XOR     .L2X   B21, A24, B16        ; <1> XOR     u0_29, e0_29, t0_29
||[B0]  B       .S1    des_block3_c64x$rounds; <0> [count_29] B     rounds
||      SHRU    .S2    B8, 28, B2           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T1  *+A5[A19], A21       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1    A8, A3, A3           ; <0> XOR     v2_29, s8_37, even1_37
||      ADD     .L2    B2, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A24, 24, A19         ; <0> SHRU    u0_29, 24, u24_34
||      XOR     .S2X   B9, A18, B2          ; <1> XOR     odd2_35, s1_35, odd_35
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T1  *+A6[A9], A16        ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L1    A20, A25, A18        ; <1> XOR     u1_29, d1_29, v1_29
||      SHRU    .S1X   B16, 28, A9          ; <0> SHRU    t0_29, 28, high_34
||      SHRU    .S2    B16, 4, B1           ; <0> SHRU    t0_29, 4, t4_34
||      LDW     .D1T2  *+A4[A24], B3        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_38], s1_37
        XOR     .L1X   A17, B2, A20         ; <1> XOR     even_35, odd_35, u1_29
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 12, B2          ; <0> SHRU    t0_29, 12, t12_34
||      LDW     .D1T1  *A26++[2], A25       ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *+B4[B1], B8         ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A3, A8, A3           ; <0> XOR     even1_37, s6_37, even2_37
||      ADD     .L2X   B8, A9, B8           ; <0> ADD     high_34, low_34, t28_34
||      SHRU    .S1    A20, 8, A9           ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B16, 20, B16         ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T1  *+B5[B2], A16        ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A16, A25, A8         ; <0> XOR     u2_29, d2_29, v2_29
||      XOR     .L2X   B19, A20, B9         ; <1> XOR     u1_29, e1_29, t1_29
||      SHRU    .S1    A20, 16, A19         ; <0> SHRU    u1_29, 16, u16_35
||      XOR     .S2    B2, B1, B1           ; <0> XOR     s7_37, s5_37, odd1_37
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B6[B16], B8        ; <0> LDW     *+B6[t20_34], s3_33
des_block3_c64x$des_block3_c64x$2:
        XOR     .L1X   A3, B3, A3           ; <-1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     odd1_37, s3_37, odd2_37
||      SHRU    .S1    A20, 24, A17         ; <-1> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B9, 4, B2            ; <-1> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A5[A9], A19        ; <-1> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B7[B8], B3         ; <-1> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A22, B3, A9          ; <-1> XOR     v0_29, s8_33, even1_33
||      XOR     .L2X   B1, A9, B1           ; <-1> XOR     odd2_37, s1_37, odd_37
||      XOR     .S1    A3, A16, A3          ; <-1> XOR     even3_37, s4_37, even_37
||      SHRU    .S2    B9, 12, B2           ; <-1> SHRU    t1_29, 12, t12_36
||      LDW     .D1T2  *+A6[A23], B1        ; <-1> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T1  *+B4[B2], A18        ; <-1> LDW     *+B4[t4_36], s7_35
        XOR     .L1    A9, A21, A21         ; <-1> XOR     even1_33, s6_33, even2_33
||      SHRU    .S1X   B9, 28, A9           ; <-1> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B9, 20, B3           ; <-1> SHRU    t1_29, 20, t20_36
||      MPY     .M2    -16, B9, B1          ; <-1> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A7[A17], A19       ; <-1> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B5[B2], B1         ; <-1> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A24, A27, A22        ; <-1> XOR     u0_29, d0_29, v0_29
||      XOR     .L2X   B8, A16, B3          ; <-1> XOR     s7_33, s5_33, odd1_33
||      XOR     .S1X   A3, B1, A16          ; <-1> XOR     even_37, odd_37, u2_29
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_39
||      LDW     .D1T1  *+A6[A19], A18       ; <-1> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B6[B3], B16        ; <-1> LDW     *+B6[t20_36], s3_35
        XOR     .L1X   A18, B2, A17         ; <-1> XOR     v1_29, s8_35, even1_35
||      ADD     .L2X   B1, A9, B1           ; <-1> ADD     high_36, low_36, t28_36
||      MV      .S1    A16, A9              ; MV      u2_29, r2
||      XOR     .S2    B3, B8, B2           ; <-1> XOR     odd1_33, s3_33, odd2_33
||      MVK     .D1    1, A3                ; MVK     1, one_39
||      LDW     .D2T2  *B20++[2], B19       ; <-1> LDW     *kb1_29++[2], e1_29
        XOR     .L1    A21, A23, A21        ; <-1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2    B2, B3, B3           ; <-1> XOR     odd2_33, s1_33, odd_33
||      SHRU    .S1    A9, 1, A16           ; SHRU    r2, 1, rest_58
||      XOR     .S2X   B17, A16, B8         ; <-1> XOR     u2_29, e2_29, t2_29
||      LDW     .D2T1  *+B7[B1], A18        ; <-1> LDW     *+B7[t28_36], s1_35
        XOR     .L1    A17, A19, A17        ; <-1> XOR     even1_35, s6_35, even2_35
||      XOR     .S1X   A21, B1, A9          ; <-1> XOR     even3_33, s4_33, even_33
||      SHL     .S2X   A9, 31, B8           ; SHL     r2, 31, top_58
        XOR     .L1X   A9, B3, A24          ; <-1> XOR     even_33, odd_33, u0_29
||      XOR     .L2X   B1, A18, B9          ; <-1> XOR     s7_35, s5_35, odd1_35
||      MVKL    .S1    2863311530, A9       ; MVKL    0xaaaaaaaa, m1_39
||      ZERO    .S2    B1                   ; ZERO    linear_66
        XOR     .L1    A17, A19, A17        ; <-1> XOR     even2_35, s2_35, even3_35
||      XOR     .L2    B9, B16, B9          ; <-1> XOR     odd1_35, s3_35, odd2_35
||      MV      .S1    A24, A19             ; MV      u0_29, r0
||      MVC     .S2    B1, AMR              ; MVC     linear_66, AMR
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        XOR     .L1    A17, A18, A17        ; <-1> XOR     even3_35, s4_35, even_35
||      XOR     .L2X   B21, A24, B16        ; <-1> XOR     u0_29, e0_29, t0_29
||      MVKH    .S1    2863311530, A9       ; MVKH    0xaaaaaaaa, m1_39
||      MVKL    .S2    16711935, B8         ; MVKL    0x00ff00ff, m8_39
||      ADD     .D1X   A16, B8, A16         ; ADD     top_58, rest_58, r2
        MV      .L1    A22, A22             ; MV      v0_29, l0
||      SHL     .S1    A19, 31, A24         ; SHL     r0, 31, top_42
||      XOR     .S2X   B9, A18, B2          ; <-1> XOR     odd2_35, s1_35, odd_35
        XOR     .L1    A20, A25, A18        ; <-1> XOR     u1_29, d1_29, v1_29
||      MV      .L2X   A8, B16              ; MV      v2_29, l2
||      SHRU    .S1    A19, 1, A8           ; SHRU    r0, 1, rest_42
        XOR     .L1X   A17, B2, A20         ; <-1> XOR     even_35, odd_35, u1_29
||      XOR     .L2X   B16, A16, B2         ; XOR     r2, l2, both_59
||      MV      .S1    A18, A8              ; MV      v1_29, l1
||      ADD     .D1    A24, A8, A17         ; ADD     top_42, rest_42, r0
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        MV      .L1    A20, A18             ; MV      u1_29, r1
||      AND     .L2X   B2, A9, B2           ; AND     both_59, m1_39, d_59
||      XOR     .S1    A17, A22, A24        ; XOR     r0, l0, both_43
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        AND     .L1    A24, A9, A20         ; AND     both_43, m1_39, d_43
||      XOR     .L2X   B19, A20, B9         ; <-1> XOR     u1_29, e1_29, t1_29
||      SHL     .S1    A18, 31, A24         ; SHL     r1, 31, top_50
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_39
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        XOR     .L1    A22, A20, A18        ; XOR     l0, d_43, l0
||      XOR     .L2    B16, B2, B9          ; XOR     l2, d_59, l2
||      SHRU    .S1    A18, 1, A22          ; SHRU    r1, 1, rest_50
||      ADDAW   .D2    B20, 1, B16          ; ADDAW   kb1_29, 1, keys1
        ADD     .L1    A24, A22, A22        ; ADD     top_50, rest_50, r1
||      SHRU    .S2    B9, 1, B16           ; SHRU    l2, 1, rest_60
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        XOR     .L1    A17, A20, A17        ; XOR     r0, d_43, r0
||      SHRU    .S1    A18, 1, A20          ; SHRU    l0, 1, rest_44
||      SHL     .S2    B9, 31, B9           ; SHL     l2, 31, top_60
||      XOR     .D1    A22, A8, A24         ; XOR     r1, l1, both_51
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        AND     .L1    A24, A9, A9          ; AND     both_51, m1_39, d_51
||      XOR     .L2X   B2, A16, B2          ; XOR     r2, d_59, r2
||      SHL     .S1    A18, 31, A16         ; SHL     l0, 31, top_44
||      MVKH    .S2    16711935, B8         ; MVKH    0x00ff00ff, m8_39
        ADD     .L1    A16, A20, A8         ; ADD     top_44, rest_44, l0
||      ADD     .L2    B9, B16, B9          ; ADD     top_60, rest_60, l2
||      SHRU    .S1    A17, 8, A20          ; SHRU    r0, 8, high_45
||      SHRU    .S2    B2, 8, B16           ; SHRU    r2, 8, high_61
||      XOR     .D1    A8, A9, A16          ; XOR     l1, d_51, l1
        XOR     .L1    A20, A8, A22         ; XOR     high_45, l0, both_45
||      XOR     .L2    B16, B9, B16         ; XOR     high_61, l2, both_61
||      SHRU    .S1    A16, 1, A20          ; SHRU    l1, 1, rest_52
||      XOR     .D1    A22, A9, A9          ; XOR     r1, d_51, r1
        AND     .L1X   A22, B8, A16         ; AND     both_45, m8_39, d_45
||      AND     .L2    B16, B8, B20         ; AND     both_61, m8_39, d_61
||      SHRU    .S1    A9, 8, A22           ; SHRU    r1, 8, high_53
||      SHL     .S2X   A16, 31, B16         ; SHL     l1, 31, top_52
        ADD     .L2X   B16, A20, B16        ; ADD     top_52, rest_52, l1
||      SHL     .S1    A16, 8, A20          ; SHL     d_45, 8, moved_45
||      SHL     .S2    B20, 8, B20          ; SHL     d_61, 8, moved_61
||      XOR     .D2    B9, B20, B9          ; XOR     l2, d_61, l2
        XOR     .L1    A8, A16, A8          ; XOR     l0, d_45, l0
||      XOR     .L2X   B16, A22, B19        ; XOR     high_53, l1, both_53
||      XOR     .S1    A17, A20, A16        ; XOR     r0, moved_45, r0
||      XOR     .S2    B2, B20, B2          ; XOR     r2, moved_61, r2
||      AND     .D2    B9, B0, B20          ; AND     l2, m2_39, y_62
        AND     .L1X   A8, B0, A17          ; AND     l0, m2_39, y_46
||      AND     .L2    B19, B8, B8          ; AND     both_53, m8_39, d_53
||      SHRU    .S1    A16, 2, A20          ; SHRU    r0, 2, high_46
||      SHRU    .S2    B2, 2, B19           ; SHRU    r2, 2, high_62
        AND     .L1X   A20, B0, A20         ; AND     high_46, m2_39, x_46
||      XOR     .L2    B16, B8, B8          ; XOR     l1, d_53, l1
||      SHL     .S2    B8, 8, B16           ; SHL     d_53, 8, moved_53
||      AND     .D2    B19, B0, B19         ; AND     high_62, m2_39, x_62
        SUB     .L1    A17, A20, A9         ; SUB     y_46, x_46, e_46
||      XOR     .L2X   B16, A9, B16         ; XOR     r1, moved_53, r1
||      AND     .S2    B8, B0, B19          ; AND     l1, m2_39, y_54
||      SUB     .D2    B20, B19, B20        ; SUB     y_62, x_62, e_62
        MVKL    .S1    252645135, A16       ; MVKL    0x0f0f0f0f, m4_39
||      SHRU    .S2    B16, 2, B21          ; SHRU    r1, 2, high_54
||      ADDAW   .D1    A16, A9, A17         ; ADDAW   r0, e_46, r0
||      ADDAW   .D2    B2, B20, B2          ; ADDAW   r2, e_62, r2
        SUB     .L1    A8, A9, A8           ; SUB     l0, e_46, l0
||      AND     .L2    B21, B0, B9          ; AND     high_54, m2_39, x_54
||      SUB     .S2    B9, B20, B0          ; SUB     l2, e_62, l2
||      MPYHLU  .M1    A17, A3, A9          ; MPYHLU  r0, one_39, x_47
||      MPYHLU  .M2X   B2, A3, B9           ; MPYHLU  r2, one_39, x_63
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        SUB     .L2    B19, B9, B19         ; SUB     y_54, x_54, e_54
||      MVKH    .S1    252645135, A16       ; MVKH    0x0f0f0f0f, m4_39
||      MPYSU   .M1    1, A8, A20           ; MPYSU   1, l0, y_47
||      MPYSU   .M2    1, B0, B19           ; MPYSU   1, l2, y_63
        SUB     .L2    B8, B19, B16         ; SUB     l1, e_54, l1
||      ADDAW   .D2    B16, B19, B8         ; ADDAW   r1, e_54, r1
        SUB     .L1    A20, A9, A9          ; SUB     y_47, x_47, e_47
||      SUB     .L2    B19, B9, B9          ; SUB     y_63, x_63, e_63
||      MPYSU   .M2    1, B16, B19          ; MPYSU   1, l1, y_55
        SUB     .L1    A8, A9, A3           ; SUB     l0, e_47, l0
||      SHL     .S1    A9, 16, A8           ; SHL     e_47, 16, moved_47
||      SHL     .S2    B9, 16, B20          ; SHL     e_63, 16, moved_63
||      MPYHLU  .M2X   B8, A3, B20          ; MPYHLU  r1, one_39, x_55
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        ADD     .L1    A17, A8, A8          ; ADD     r0, moved_47, r0
||      ADD     .L2    B2, B20, B2          ; ADD     r2, moved_63, r2
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        SUB     .L2    B19, B20, B9         ; SUB     y_55, x_55, e_55
||      SHRU    .S1    A8, 4, A17           ; SHRU    r0, 4, high_48
||      SUB     .S2    B0, B9, B0           ; SUB     l2, e_63, l2
||      ADDAW   .D1    A2, 1, A2            ; ADDAW   ka0_29, 1, keys0
        XOR     .L1    A17, A3, A2          ; XOR     high_48, l0, both_48
||      SUB     .L2    B16, B9, B9          ; SUB     l1, e_55, l1
||      SHRU    .S1X   B2, 4, A17           ; SHRU    r2, 4, high_64
||      SHL     .S2    B9, 16, B16          ; SHL     e_55, 16, moved_55
        AND     .L1    A2, A16, A2          ; AND     both_48, m4_39, d_48
||      ADD     .L2    B8, B16, B8          ; ADD     r1, moved_55, r1
||      XOR     .S1X   A17, B0, A17         ; XOR     high_64, l2, both_64
||      LDW     .D2T1  *+B15[9], A14        ; restore A14
        XOR     .L1    A3, A2, A3           ; XOR     l0, d_48, l0
||      SHL     .S1    A2, 4, A2            ; SHL     d_48, 4, moved_48
||      SHRU    .S2    B8, 4, B16           ; SHRU    r1, 4, high_56
||      AND     .D1    A17, A16, A17        ; AND     both_64, m4_39, d_64
        XOR     .L1X   A17, B0, A3          ; XOR     l2, d_64, l2
||      XOR     .L2    B16, B9, B0          ; XOR     high_56, l1, both_56
||      SHL     .S1    A17, 4, A1           ; SHL     d_64, 4, moved_64
||      B       .S2X   A1                   ; return
||      STW     .D1T1  A3, *+A0[1]          ; STW     l0, *+blocks[1]
        XOR     .L1    A8, A2, A2           ; XOR     r0, moved_48, r0
||      AND     .L2X   B0, A16, B18         ; AND     both_56, m4_39, d_56
||      STW     .D1T1  A3, *+A0[5]          ; STW     l2, *+blocks[5]
||      ADDAW   .D2    B18, 1, B0           ; ADDAW   kb2_29, 1, keys2
        XOR     .L1X   A1, B2, A1           ; XOR     r2, moved_64, r2
||      XOR     .L2    B9, B18, B0          ; XOR     l1, d_56, l1
||      SHL     .S2    B18, 4, B2           ; SHL     d_56, 4, moved_56
||      STW     .D1T1  A2, *+A0[0]          ; STW     r0, *+blocks[0]
        XOR     .L2    B8, B2, B0           ; XOR     r1, moved_56, r1
||      STW     .D1T2  B0, *+A0[3]          ; STW     l1, *+blocks[3]
        ADDK    .S2    40, B15              ; frame
||      STW     .D1T2  B0, *+A0[2]          ; STW     r1, *+blocks[2]
        STW     .D1T1  A1, *+A0[4]          ; STW     r2, *+blocks[4]
