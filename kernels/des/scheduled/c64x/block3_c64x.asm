; broadside optimize: source 2505eba70facf3a605a35f81899a66513b0c2b8402ca39c231bc98b271996466
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
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

        .global des_block3_c64x
        .align  32
des_block3_c64x:
        MV      .L1X   B4, A2               ; argument
||      MV      .L2X   A4, B0               ; argument
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MV      .S2    B6, B1               ; argument
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      LDW     .D2T2  *+B0[4], B2          ; LDW     *+blocks[4], l2
        MVKL    .S1    252645135, A0        ; MVKL    0x0f0f0f0f, m4_3
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D2T1  *+B0[5], A1          ; LDW     *+blocks[5], r2
        MV      .L1    A6, A3               ; argument
||      MVKH    .S1    252645135, A0        ; MVKH    0x0f0f0f0f, m4_3
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D2T2  *+B0[2], B9          ; LDW     *+blocks[2], l1
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      ADDAW   .D1    A3, 3, A8            ; ADDAW   keys1, 3, keys1
||      LDW     .D2T1  *+B0[0], A16         ; LDW     *+blocks[0], l0
        MVKL    .S1    480597, A9           ; MVKL    0x00075555, circular_1
||      LDW     .D1T2  *+A3[0], B18         ; LDW     *+keys1[0], k0_31
||      LDW     .D2T1  *+B0[3], A20         ; LDW     *+blocks[3], r1
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      SHRU    .S2    B2, 4, B8            ; SHRU    l2, 4, high_22
||      LDW     .D1T1  *+A3[1], A17         ; LDW     *+keys1[1], e0_31
||      LDW     .D2T2  *+B0[1], B17         ; LDW     *+blocks[1], r0
        XOR     .L2X   B8, A1, B16          ; XOR     high_22, r2, both_22
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2_3
||      ADDAW   .D1    A2, 3, A18           ; ADDAW   keys0, 3, keys0
||      LDW     .D2T1  *+B1[1], A21         ; LDW     *+keys2[1], e0_32
        MVK     .L2    1, B16               ; MVK     1, one_3
||      SHRU    .S1X   B9, 4, A17           ; SHRU    l1, 4, high_14
||      AND     .S2X   B16, A0, B17         ; AND     both_22, m4_3, d_22
||      ADDAW   .D1    A8, 1, A23           ; ADDAW   keys1, 1, ka1_29
        MVK     .L1    15, A1               ; MVK     16, count_29
||      XOR     .L2X   B17, A1, B19         ; XOR     r2, d_22, r2
||      MVKL    .S1    16711935, A19        ; MVKL    0x00ff00ff, m8_3
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        XOR     .L1    A17, A20, A22        ; XOR     high_14, r1, both_14
||      SHRU    .S1    A16, 4, A21          ; SHRU    l0, 4, high_6
||      SHL     .S2    B17, 4, B20          ; SHL     d_22, 4, moved_22
        XOR     .L1X   A21, B17, A22        ; XOR     high_6, r0, both_6
||      XOR     .L2    B2, B20, B2          ; XOR     l2, moved_22, l2
||      AND     .S1    A22, A0, A24         ; AND     both_14, m4_3, d_14
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2_3
||      MPYSU   .M2    1, B19, B21          ; MPYSU   1, r2, y_23
        AND     .L1    A22, A0, A20         ; AND     both_6, m4_3, d_6
||      SHL     .S1    A24, 4, A22          ; SHL     d_14, 4, moved_14
||      MVKL    .S2    2863311530, B20      ; MVKL    0xaaaaaaaa, m1_3
||      MPYHLU  .M2    B2, B16, B9          ; MPYHLU  l2, one_3, x_23
||      XOR     .D1    A20, A24, A0         ; XOR     r1, d_14, r1
||      LDW     .D2T1  *+B1[0], A8          ; LDW     *+keys2[0], k0_32
        XOR     .L1X   A22, B9, A22         ; XOR     l1, moved_14, l1
||      SHL     .S1    A20, 4, A24          ; SHL     d_6, 4, moved_6
||      MPYSU   .M1    1, A0, A20           ; MPYSU   1, r1, y_15
||      LDW     .D2T1  *+B1[2], A24         ; LDW     *+keys2[2], k1_32
        XOR     .L1    A16, A24, A16        ; XOR     l0, moved_6, l0
||      XOR     .L2X   B17, A20, B9         ; XOR     r0, d_6, r0
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      MPYHLU  .M1X   A22, B16, A8         ; MPYHLU  l1, one_3, x_15
||      SUB     .D2    B21, B9, B17         ; SUB     y_23, x_23, e_23
        MV      .L2X   A8, B21              ; MV      keys1, kb1_29
||      MVKH    .S1    480597, A9           ; MVKH    0x00075555, circular_1
||      SHL     .S2    B17, 16, B16         ; SHL     e_23, 16, moved_23
||      MPYHLU  .M1X   A16, B16, A20        ; MPYHLU  l0, one_3, x_7
||      MPYSU   .M2    1, B9, B1            ; MPYSU   1, r0, y_7
        SUB     .L1    A20, A8, A24         ; SUB     y_15, x_15, e_15
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    2863311530, B20      ; MVKH    0xaaaaaaaa, m1_3
||      ADDAW   .D2    B1, 3, B22           ; ADDAW   keys2, 3, keys2
        SUB     .L1    A0, A24, A25         ; SUB     r1, e_15, r1
||      SUB     .L2    B19, B17, B2         ; SUB     r2, e_23, r2
||      SHL     .S1    A24, 16, A26         ; SHL     e_15, 16, moved_15
||      ADD     .S2    B2, B16, B3          ; ADD     l2, moved_23, l2
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L1    A22, A26, A20        ; ADD     l1, moved_15, l1
||      SUB     .L2X   B1, A20, B1          ; SUB     y_7, x_7, e_7
||      MVKH    .S1    16711935, A19        ; MVKH    0x00ff00ff, m8_3
||      SHRU    .S2    B3, 2, B22           ; SHRU    l2, 2, high_24
||      MV      .D2    B22, B19             ; MV      keys2, kb2_29
        AND     .L1X   A25, B8, A22         ; AND     r1, m2_3, y_16
||      SUB     .L2    B9, B1, B1           ; SUB     r0, e_7, r0
||      SHRU    .S1    A20, 2, A26          ; SHRU    l1, 2, high_16
||      SHL     .S2    B1, 16, B22          ; SHL     e_7, 16, moved_7
||      XOR     .D1    A8, A21, A21         ; XOR     k0_32, e0_32, kt0_32
||      AND     .D2    B22, B8, B9          ; AND     high_24, m2_3, x_24
        AND     .L1X   A26, B8, A3          ; AND     high_16, m2_3, x_16
||      ADD     .L2X   B22, A16, B22        ; ADD     l0, moved_7, l0
||      AND     .S2    B2, B8, B16          ; AND     r2, m2_3, y_24
||      LDW     .D1T2  *+A3[2], B22         ; LDW     *+keys1[2], k1_31
        SUB     .L1    A22, A3, A3          ; SUB     y_16, x_16, e_16
||      AND     .L2    B1, B8, B17          ; AND     r0, m2_3, y_8
||      SHRU    .S2    B22, 2, B23          ; SHRU    l0, 2, high_8
||      LDW     .D1T1  *+A2[0], A25         ; LDW     *+keys0[0], k0_30
        AND     .L2    B23, B8, B8          ; AND     high_8, m2_3, x_8
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      SUB     .S2    B16, B9, B9          ; SUB     y_24, x_24, e_24
||      ADDAW   .D1    A20, A3, A20         ; ADDAW   l1, e_16, l1
        SUB     .L1    A25, A3, A3          ; SUB     r1, e_16, r1
||      SUB     .L2    B17, B8, B8          ; SUB     y_8, x_8, e_8
||      SHRU    .S1    A20, 8, A25          ; SHRU    l1, 8, high_17
||      SUB     .S2    B2, B9, B3           ; SUB     r2, e_24, r2
||      ADDAW   .D2    B3, B9, B2           ; ADDAW   l2, e_24, l2
        XOR     .L1    A25, A3, A25         ; XOR     high_17, r1, both_17
||      SUB     .L2    B1, B8, B8           ; SUB     r0, e_8, r0
||      SHRU    .S2    B2, 8, B9            ; SHRU    l2, 8, high_25
||      ADDAW   .D2    B22, B8, B1          ; ADDAW   l0, e_8, l0
        AND     .L1    A25, A19, A22        ; AND     both_17, m8_3, d_17
||      XOR     .L2    B9, B3, B9           ; XOR     high_25, r2, both_25
||      SHRU    .S2    B1, 8, B17           ; SHRU    l0, 8, high_9
        XOR     .L1    A3, A22, A3          ; XOR     r1, d_17, r1
||      XOR     .L2    B17, B8, B17         ; XOR     high_9, r0, both_9
||      SHL     .S1    A22, 8, A22          ; SHL     d_17, 8, moved_17
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        XOR     .L1    A20, A22, A20        ; XOR     l1, moved_17, l1
||      AND     .L2X   B9, A19, B9          ; AND     both_25, m8_3, d_25
||      LDW     .D1T2  *+A2[1], B3          ; LDW     *+keys0[1], e0_30
        AND     .L1X   A19, B17, A19        ; AND     both_9, m8_3, d_9
||      XOR     .L2    B3, B9, B3           ; XOR     r2, d_25, r2
||      SHRU    .S1    A3, 31, A22          ; SHRU    r1, 31, top_18
||      SHL     .S2    B9, 8, B9            ; SHL     d_25, 8, moved_25
        XOR     .L1X   A19, B8, A19         ; XOR     r0, d_9, r0
||      SHL     .S1    A19, 8, A22          ; SHL     d_9, 8, moved_9
||      SHRU    .S2    B3, 31, B8           ; SHRU    r2, 31, top_26
||      ADDAH   .D1    A22, A3, A3          ; ADDAH   top_18, r1, r1
        XOR     .L1X   A22, B1, A22         ; XOR     l0, moved_9, l0
||      XOR     .L2    B2, B9, B1           ; XOR     l2, moved_25, l2
||      SHRU    .S1    A19, 31, A16         ; SHRU    r0, 31, top_10
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      XOR     .D1    A20, A3, A26         ; XOR     l1, r1, both_19
        AND     .L1X   A26, B20, A9         ; AND     both_19, m1_3, d_19
||      MVC     .S2X   A9, AMR              ; MVC     circular_1, AMR
||      ADDAH   .D1    A16, A19, A19        ; ADDAH   top_10, r0, r0
||      ADDAH   .D2    B8, B3, B8           ; ADDAH   top_26, r2, r2
        XOR     .L1    A22, A19, A16        ; XOR     l0, r0, both_11
||      XOR     .L2    B1, B8, B2           ; XOR     l2, r2, both_27
||      XOR     .S1    A20, A9, A20         ; XOR     l1, d_19, l1
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
        AND     .L1X   A16, B20, A2         ; AND     both_11, m1_3, d_11
||      AND     .L2    B2, B20, B2          ; AND     both_27, m1_3, d_27
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      LDW     .D1T2  *+A2[2], B9          ; LDW     *+keys0[2], k1_30
        XOR     .L1    A22, A2, A17         ; XOR     l0, d_11, l0
||      XOR     .L2    B1, B2, B8           ; XOR     l2, d_27, l2
||      SHRU    .S1    A20, 31, A22         ; SHRU    l1, 31, top_20
||      XOR     .S2    B8, B2, B2           ; XOR     r2, d_27, r2
||      XOR     .D2X   B18, A17, B1         ; XOR     k0_31, e0_31, kt0_31
        XOR     .L1    A3, A9, A3           ; XOR     r1, d_19, r1
||      XOR     .L2X   B3, A25, B16         ; XOR     k0_30, e0_30, kt0_30
||      SHRU    .S1    A17, 31, A9          ; SHRU    l0, 31, top_12
||      SHRU    .S2    B8, 31, B3           ; SHRU    l2, 31, top_28
||      ADDAH   .D1    A22, A20, A20        ; ADDAH   top_20, l1, l1
||      LDW     .D2T2  *B21++[2], B20       ; <0> LDW     *kb1_29++[2], e1_29
        XOR     .L1X   A8, B2, A16          ; XOR     r2, k0_32, u2_29
||      ADDAH   .D1    A9, A17, A26         ; ADDAH   top_12, l0, l0
||      ADDAH   .D2    B3, B8, B3           ; ADDAH   top_28, l2, l2
        XOR     .L1X   A3, B18, A9          ; XOR     r1, k0_31, u1_29
||      XOR     .L2X   B1, A3, B8           ; XOR     r1, kt0_31, t1_29
||      LDW     .D1T1  *A23++[2], A19       ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *B19++[2], B18       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1    A19, A2, A27         ; XOR     r0, d_11, r0
||      SHRU    .S1    A9, 8, A2            ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t1_29, 12, t12_36
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A4[A9], A2         ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *-B19[1], B17        ; <0> LDW     *-kb2_29[1], d2_29
        XOR     .L1X   A24, B3, A3          ; XOR     l2, k1_32, v2_29
||      SHRU    .S1    A9, 24, A2           ; <0> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B8, 4, B1            ; <0> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A5[A2], A20        ; <0> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B5[B1], B9         ; <0> LDW     *+B5[t12_36], s5_35
        XOR     .L2X   B2, A21, B2          ; XOR     r2, kt0_32, t2_29
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B8, 20, B1           ; <0> SHRU    t1_29, 20, t20_36
||      LDW     .D1T2  *+A4[A16], B2        ; <0> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[t4_36], s7_35
        XOR     .L1X   A20, B22, A17        ; XOR     l1, k1_31, v1_29
||      SHRU    .S1    A16, 8, A2           ; <0> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *+A7[A2], A19        ; <0> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B6[B1], B8         ; <0> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A27, A25, A22        ; XOR     r0, k0_30, u0_29
||      ADD     .L2X   B3, A8, B3           ; <0> ADD     high_36, low_36, t28_36
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    u1_29, 16, u16_35
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_29, 12, t12_38
||      LDW     .D1T1  *+A5[A2], A8         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1X   A26, B9, A21         ; XOR     l0, k1_30, v0_29
||      MV      .S1    A18, A24             ; MV      keys0, ka0_29
||      SHRU    .S2    B2, 20, B8           ; <0> SHRU    t2_29, 20, t20_38
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A6[A8], A9         ; <0> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B7[B3], B2         ; <0> LDW     *+B7[t28_36], s1_35
        XOR     .L1    A17, A2, A8          ; <0> XOR     v1_29, s8_35, even1_35
||      SHRU    .S1    A16, 24, A2          ; <0> SHRU    u2_29, 24, u24_38
||      SHRU    .S2    B2, 28, B3           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T2  *A24++[2], B22       ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *+B5[B1], A3         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A9, A19, A17         ; <0> XOR     u1_29, d1_29, v1_29
||      ADD     .L2    B3, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A16, 16, A9          ; <0> SHRU    u2_29, 16, u16_37
||      XOR     .S2X   B16, A27, B16        ; XOR     r0, kt0_30, t0_29
||      LDW     .D1T1  *+A4[A22], A3        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B6[B8], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L1    A8, A20, A2          ; <0> XOR     even1_35, s6_35, even2_35
||      XOR     .L2X   B9, A18, B3          ; <0> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1    A22, 8, A18          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t0_29, 12, t12_34
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T2  *+A7[A2], B2         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[t28_38], s1_37
        XOR     .L1X   A3, B2, A2           ; <0> XOR     v2_29, s8_37, even1_37
||      XOR     .L2    B3, B8, B31          ; <0> XOR     odd1_35, s3_35, odd2_35
||      XOR     .S1    A2, A19, A3          ; <0> XOR     even2_35, s2_35, even3_35
||      SHRU    .S2    B16, 4, B3           ; <0> SHRU    t0_29, 4, t4_34
||      LDW     .D1T1  *+A6[A9], A3         ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A3, A9, A9           ; <0> XOR     even3_35, s4_35, even_35
||      XOR     .L2    B31, B2, B3          ; <0> XOR     odd2_35, s1_35, odd_35
||      SHRU    .S1    A22, 24, A18         ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B16, 20, B2          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T1  *+A5[A18], A19       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_34], s7_33
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 43.2, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 18 used, 16 live at once
;  II 15: found by annealing, 43.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_block3_c64x$rounds:
        XOR     .L1    A2, A8, A2           ; <1> XOR     even1_37, s6_37, even2_37
||      XOR     .L2X   B1, A3, B1           ; <1> XOR     s7_37, s5_37, odd1_37
||      SHRU    .S1    A22, 16, A8          ; <1> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 28, B9          ; <1> SHRU    t0_29, 28, high_34
||      LDW     .D1T2  *-A24[1], B3         ; <1> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T1  *+B6[B2], A18        ; <1> LDW     *+B6[t20_34], s3_33
        XOR     .L1    A21, A3, A8          ; <1> XOR     v0_29, s8_33, even1_33
||      ADD     .L2    B9, B8, B3           ; <1> ADD     high_34, low_34, t28_34
||      XOR     .S1X   A9, B3, A9           ; <1> XOR     even_35, odd_35, u1_29
||      XOR     .S2    B1, B2, B1           ; <1> XOR     odd1_37, s3_37, odd2_37
||      LDW     .D1T1  *+A6[A8], A20        ; <1> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *B21++[2], B20       ; <0> LDW     *kb1_29++[2], e1_29
        XOR     .L1X   A2, B2, A2           ; <1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2X   B1, A3, B1           ; <1> XOR     odd2_37, s1_37, odd_37
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count_29, 1, count_29
||      LDW     .D1T2  *+A7[A18], B8        ; <1> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T1  *+B7[B3], A19        ; <1> LDW     *+B7[t28_34], s1_33
        XOR     .L1    A2, A3, A2           ; <1> XOR     even3_37, s4_37, even_37
||      XOR     .L2X   B20, A9, B8          ; <1> XOR     u1_29, e1_29, t1_29
||      XOR     .S1X   A16, B17, A3         ; <1> XOR     u2_29, d2_29, v2_29
||      LDW     .D1T1  *A23++[2], A19       ; <0> LDW     *ka1_29++[2], d1_29
||      LDW     .D2T2  *B19++[2], B18       ; <0> LDW     *kb2_29++[2], e2_29
        XOR     .L1X   A2, B1, A16          ; <1> XOR     even_37, odd_37, u2_29
||      XOR     .L2    B3, B2, B2           ; <1> XOR     s7_33, s5_33, odd1_33
||      SHRU    .S1    A9, 8, A2            ; <0> SHRU    u1_29, 8, u8_36
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t1_29, 12, t12_36
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t1_29, low_36
||      LDW     .D1T1  *+A4[A9], A2         ; <0> LDW     *+A4[u1_29], s8_35
||      LDW     .D2T2  *-B19[1], B17        ; <0> LDW     *-kb2_29[1], d2_29
        XOR     .L1X   A22, B3, A21         ; <1> XOR     u0_29, d0_29, v0_29
||      XOR     .L2X   B2, A18, B9          ; <1> XOR     odd1_33, s3_33, odd2_33
||      SHRU    .S1    A9, 24, A2           ; <0> SHRU    u1_29, 24, u24_36
||      SHRU    .S2    B8, 4, B1            ; <0> SHRU    t1_29, 4, t4_36
||      LDW     .D1T1  *+A5[A2], A20        ; <0> LDW     *+A5[u8_36], s6_35
||      LDW     .D2T2  *+B5[B1], B9         ; <0> LDW     *+B5[t12_36], s5_35
        XOR     .L1    A8, A19, A18         ; <1> XOR     even1_33, s6_33, even2_33
||      XOR     .L2X   B18, A16, B2         ; <1> XOR     u2_29, e2_29, t2_29
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_29, 28, high_36
||      SHRU    .S2    B8, 20, B1           ; <0> SHRU    t1_29, 20, t20_36
||      LDW     .D1T2  *+A4[A16], B2        ; <0> LDW     *+A4[u2_29], s8_37
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[t4_36], s7_35
        XOR     .L1X   A18, B8, A18         ; <1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2X   B9, A19, B8          ; <1> XOR     odd2_33, s1_33, odd_33
||      SHRU    .S1    A16, 8, A2           ; <0> SHRU    u2_29, 8, u8_38
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t2_29, 4, t4_38
||      LDW     .D1T1  *+A7[A2], A19        ; <0> LDW     *+A7[u24_36], s2_35
||      LDW     .D2T2  *+B6[B1], B8         ; <0> LDW     *+B6[t20_36], s3_35
        XOR     .L1    A18, A20, A18        ; <1> XOR     even3_33, s4_33, even_33
||      ADD     .L2X   B3, A8, B3           ; <0> ADD     high_36, low_36, t28_36
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    u1_29, 16, u16_35
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t2_29, 12, t12_38
||      LDW     .D1T1  *+A5[A2], A8         ; <0> LDW     *+A5[u8_38], s6_37
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_38], s7_37
        XOR     .L1X   A18, B8, A22         ; <1> XOR     even_33, odd_33, u0_29
||[A1]  B       .S1    des_block3_c64x$rounds; <0> [count_29] B     rounds
||      SHRU    .S2    B2, 20, B8           ; <0> SHRU    t2_29, 20, t20_38
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t2_29, low_38
||      LDW     .D1T1  *+A6[A8], A9         ; <0> LDW     *+A6[u16_35], s4_35
||      LDW     .D2T2  *+B7[B3], B2         ; <0> LDW     *+B7[t28_36], s1_35
        XOR     .L1    A17, A2, A8          ; <0> XOR     v1_29, s8_35, even1_35
||      SHRU    .S1    A16, 24, A2          ; <0> SHRU    u2_29, 24, u24_38
||      SHRU    .S2    B2, 28, B3           ; <0> SHRU    t2_29, 28, high_38
||      LDW     .D1T2  *A24++[2], B22       ; <0> LDW     *ka0_29++[2], e0_29
||      LDW     .D2T1  *+B5[B1], A3         ; <0> LDW     *+B5[t12_38], s5_37
        XOR     .L1    A9, A19, A17         ; <0> XOR     u1_29, d1_29, v1_29
||      ADD     .L2    B3, B1, B1           ; <0> ADD     high_38, low_38, t28_38
||      SHRU    .S1    A16, 16, A9          ; <0> SHRU    u2_29, 16, u16_37
||      XOR     .S2X   B22, A22, B16        ; <1> XOR     u0_29, e0_29, t0_29
||      LDW     .D1T1  *+A4[A22], A3        ; <0> LDW     *+A4[u0_29], s8_33
||      LDW     .D2T2  *+B6[B8], B2         ; <0> LDW     *+B6[t20_38], s3_37
        XOR     .L1    A8, A20, A2          ; <0> XOR     even1_35, s6_35, even2_35
||      XOR     .L2X   B9, A18, B3          ; <0> XOR     s7_35, s5_35, odd1_35
||      SHRU    .S1    A22, 8, A18          ; <0> SHRU    u0_29, 8, u8_34
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t0_29, 12, t12_34
||      MPY     .M2    -16, B16, B8         ; <0> MPY     -16, t0_29, low_34
||      LDW     .D1T2  *+A7[A2], B2         ; <0> LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[t28_38], s1_37
        XOR     .L1X   A3, B2, A2           ; <0> XOR     v2_29, s8_37, even1_37
||      XOR     .L2    B3, B8, B31          ; <0> XOR     odd1_35, s3_35, odd2_35
||      XOR     .S1    A2, A19, A3          ; <0> XOR     even2_35, s2_35, even3_35
||      SHRU    .S2    B16, 4, B3           ; <0> SHRU    t0_29, 4, t4_34
||      LDW     .D1T1  *+A6[A9], A3         ; <0> LDW     *+A6[u16_37], s4_37
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1    A3, A9, A9           ; <0> XOR     even3_35, s4_35, even_35
||      XOR     .L2    B31, B2, B3          ; <0> XOR     odd2_35, s1_35, odd_35
||      SHRU    .S1    A22, 24, A18         ; <0> SHRU    u0_29, 24, u24_34
||      SHRU    .S2    B16, 20, B2          ; <0> SHRU    t0_29, 20, t20_34
||      LDW     .D1T1  *+A5[A18], A19       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_34], s7_33
des_block3_c64x$des_block3_c64x$2:
        XOR     .L1    A2, A8, A2           ; <-1> XOR     even1_37, s6_37, even2_37
||      XOR     .L2X   B1, A3, B1           ; <-1> XOR     s7_37, s5_37, odd1_37
||      SHRU    .S1    A22, 16, A8          ; <-1> SHRU    u0_29, 16, u16_33
||      SHRU    .S2    B16, 28, B9          ; <-1> SHRU    t0_29, 28, high_34
||      LDW     .D1T2  *-A24[1], B3         ; <-1> LDW     *-ka0_29[1], d0_29
||      LDW     .D2T1  *+B6[B2], A18        ; <-1> LDW     *+B6[t20_34], s3_33
        XOR     .L1    A21, A3, A8          ; <-1> XOR     v0_29, s8_33, even1_33
||      ADD     .L2    B9, B8, B3           ; <-1> ADD     high_34, low_34, t28_34
||      XOR     .S1X   A9, B3, A9           ; <-1> XOR     even_35, odd_35, u1_29
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     odd1_37, s3_37, odd2_37
||      LDW     .D1T1  *+A6[A8], A20        ; <-1> LDW     *+A6[u16_33], s4_33
        XOR     .L1X   A2, B2, A2           ; <-1> XOR     even2_37, s2_37, even3_37
||      XOR     .L2X   B1, A3, B1           ; <-1> XOR     odd2_37, s1_37, odd_37
||      MV      .S1    A17, A17             ; MV      v1_29, l1
||      MVKL    .S2    2863311530, B19      ; MVKL    0xaaaaaaaa, m1_39
||      LDW     .D1T2  *+A7[A18], B8        ; <-1> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T1  *+B7[B3], A19        ; <-1> LDW     *+B7[t28_34], s1_33
        XOR     .L1    A2, A3, A2           ; <-1> XOR     even3_37, s4_37, even_37
||      XOR     .L2X   B20, A9, B8          ; <-1> XOR     u1_29, e1_29, t1_29
||      XOR     .S1X   A16, B17, A3         ; <-1> XOR     u2_29, d2_29, v2_29
||      MVKH    .S2    2863311530, B19      ; MVKH    0xaaaaaaaa, m1_39
        XOR     .L1X   A2, B1, A16          ; <-1> XOR     even_37, odd_37, u2_29
||      XOR     .L2    B3, B2, B2           ; <-1> XOR     s7_33, s5_33, odd1_33
||      MVKL    .S1    16711935, A2         ; MVKL    0x00ff00ff, m8_39
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_39
||      MV      .D2X   A9, B8               ; MV      u1_29, r1
        XOR     .L1X   A22, B3, A21         ; <-1> XOR     u0_29, d0_29, v0_29
||      XOR     .L2X   B2, A18, B9          ; <-1> XOR     odd1_33, s3_33, odd2_33
||      MV      .S1    A16, A22             ; MV      u2_29, r2
||      SHL     .S2    B8, 31, B3           ; SHL     r1, 31, top_50
||      MV      .D1    A3, A3               ; MV      v2_29, l2
        XOR     .L1    A8, A19, A18         ; <-1> XOR     even1_33, s6_33, even2_33
||      XOR     .L2X   B18, A16, B2         ; <-1> XOR     u2_29, e2_29, t2_29
||      SHRU    .S1    A22, 1, A16          ; SHRU    r2, 1, rest_58
||      SHRU    .S2    B8, 1, B18           ; SHRU    r1, 1, rest_50
||      MVK     .D1    1, A8                ; MVK     1, one_39
        XOR     .L1X   A18, B8, A18         ; <-1> XOR     even2_33, s2_33, even3_33
||      XOR     .L2X   B9, A19, B8          ; <-1> XOR     odd2_33, s1_33, odd_33
||      ZERO    .S1    A9                   ; ZERO    linear_66
||      ADD     .S2    B3, B18, B2          ; ADD     top_50, rest_50, r1
        XOR     .L1    A18, A20, A18        ; <-1> XOR     even3_33, s4_33, even_33
||      XOR     .L2X   B2, A17, B3          ; XOR     r1, l1, both_51
||      SHL     .S1    A22, 31, A20         ; SHL     r2, 31, top_58
        XOR     .L1X   A18, B8, A22         ; <-1> XOR     even_33, odd_33, u0_29
||      AND     .L2    B3, B19, B3          ; AND     both_51, m1_39, d_51
||      ADD     .S1    A20, A16, A16        ; ADD     top_58, rest_58, r2
        MV      .L1    A22, A17             ; MV      u0_29, r0
||      XOR     .L2    B2, B3, B2           ; XOR     r1, d_51, r1
||      MVKH    .S1    16711935, A2         ; MVKH    0x00ff00ff, m8_39
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_39
||      XOR     .D1    A16, A3, A18         ; XOR     r2, l2, both_59
||      XOR     .D2X   B3, A17, B3          ; XOR     l1, d_51, l1
        AND     .L1X   A18, B19, A22        ; AND     both_59, m1_39, d_59
||      SHRU    .S1    A17, 1, A18          ; SHRU    r0, 1, rest_42
||      XOR     .S2X   B22, A22, B16        ; <-1> XOR     u0_29, e0_29, t0_29
        MV      .L1    A21, A3              ; MV      v0_29, l0
||      SHRU    .S1X   B3, 1, A21           ; SHRU    l1, 1, rest_52
||      SHL     .S2X   A17, 31, B16         ; SHL     r0, 31, top_42
||      XOR     .D1    A3, A22, A17         ; XOR     l2, d_59, l2
        XOR     .L1    A16, A22, A16        ; XOR     r2, d_59, r2
||      ADD     .L2X   B16, A18, B3         ; ADD     top_42, rest_42, r0
||      SHL     .S1X   B3, 31, A18          ; SHL     l1, 31, top_52
||      SHRU    .S2    B2, 8, B16           ; SHRU    r1, 8, high_53
        ADD     .L1    A18, A21, A18        ; ADD     top_52, rest_52, l1
||      XOR     .L2X   B3, A3, B22          ; XOR     r0, l0, both_43
||      SHRU    .S1    A17, 1, A21          ; SHRU    l2, 1, rest_60
        XOR     .L1X   A18, B16, A17        ; XOR     high_53, l1, both_53
||      AND     .L2    B22, B19, B16        ; AND     both_43, m1_39, d_43
||      SHL     .S1    A17, 31, A22         ; SHL     l2, 31, top_60
        AND     .L1    A17, A2, A17         ; AND     both_53, m8_39, d_53
||      XOR     .L2X   B16, A3, B19         ; XOR     l0, d_43, l0
||      SHRU    .S1    A16, 8, A21          ; SHRU    r2, 8, high_61
||      ADD     .D1    A22, A21, A3         ; ADD     top_60, rest_60, l2
        XOR     .L1    A21, A3, A22         ; XOR     high_61, l2, both_61
||      XOR     .L2    B3, B16, B3          ; XOR     r0, d_43, r0
||      SHL     .S1    A17, 8, A21          ; SHL     d_53, 8, moved_53
||      SHRU    .S2    B19, 1, B16          ; SHRU    l0, 1, rest_44
        XOR     .L1X   A21, B2, A21         ; XOR     r1, moved_53, r1
||      AND     .S1    A22, A2, A22         ; AND     both_61, m8_39, d_61
||      SHL     .S2    B19, 31, B2          ; SHL     l0, 31, top_44
        XOR     .L1    A18, A17, A17        ; XOR     l1, d_53, l1
||      ADD     .L2    B2, B16, B2          ; ADD     top_44, rest_44, l0
||      SHRU    .S1    A21, 2, A18          ; SHRU    r1, 2, high_54
||      SHRU    .S2    B3, 8, B16           ; SHRU    r0, 8, high_45
        AND     .L1X   A17, B1, A22         ; AND     l1, m2_39, y_54
||      XOR     .L2    B16, B2, B19         ; XOR     high_45, l0, both_45
||      XOR     .S1    A3, A22, A3          ; XOR     l2, d_61, l2
||      SHL     .S2X   A22, 8, B16          ; SHL     d_61, 8, moved_61
        AND     .L1X   A18, B1, A2          ; AND     high_54, m2_39, x_54
||      AND     .L2X   B19, A2, B19         ; AND     both_45, m8_39, d_45
        SUB     .L1    A22, A2, A16         ; SUB     y_54, x_54, e_54
||      XOR     .L2    B2, B19, B2          ; XOR     l0, d_45, l0
||      XOR     .S1X   A16, B16, A2         ; XOR     r2, moved_61, r2
||      SHL     .S2    B19, 8, B16          ; SHL     d_45, 8, moved_45
        SUB     .L1    A17, A16, A17        ; SUB     l1, e_54, l1
||      XOR     .L2    B3, B16, B3          ; XOR     r0, moved_45, r0
||      SHRU    .S1    A2, 2, A21           ; SHRU    r2, 2, high_62
||      AND     .S2X   B1, A3, B16          ; AND     l2, m2_39, y_62
||      ADDAW   .D1    A21, A16, A16        ; ADDAW   r1, e_54, r1
        AND     .L1X   A21, B1, A22         ; AND     high_62, m2_39, x_62
||      MVKL    .S1    252645135, A21       ; MVKL    0x0f0f0f0f, m4_39
||      SHRU    .S2    B3, 2, B19           ; SHRU    r0, 2, high_46
||      MPYHLU  .M1    A16, A8, A22         ; MPYHLU  r1, one_39, x_55
        SUB     .L1X   B16, A22, A18        ; SUB     y_62, x_62, e_62
||      AND     .L2    B19, B1, B1          ; AND     high_46, m2_39, x_46
||      AND     .S2    B2, B1, B16          ; AND     l0, m2_39, y_46
||      MPYSU   .M1    1, A17, A20          ; MPYSU   1, l1, y_55
        SUB     .L2    B16, B1, B1          ; SUB     y_46, x_46, e_46
||      MVKH    .S1    252645135, A21       ; MVKH    0x0f0f0f0f, m4_39
||      ADDAW   .D1    A2, A18, A2          ; ADDAW   r2, e_62, r2
        SUB     .L1    A20, A22, A18        ; SUB     y_55, x_55, e_55
||      SUB     .L2    B2, B1, B1           ; SUB     l0, e_46, l0
||      SUB     .S1    A3, A18, A3          ; SUB     l2, e_62, l2
||      MPYHLU  .M1    A2, A8, A18          ; MPYHLU  r2, one_39, x_63
||      ADDAW   .D2    B3, B1, B2           ; ADDAW   r0, e_46, r0
        SUB     .L1    A17, A18, A17        ; SUB     l1, e_55, l1
||      SHL     .S1    A18, 16, A20         ; SHL     e_55, 16, moved_55
||      MPYSU   .M1    1, A3, A16           ; MPYSU   1, l2, y_63
||      MPYSU   .M2    1, B1, B3            ; MPYSU   1, l0, y_47
        ADD     .L1    A16, A20, A8         ; ADD     r1, moved_55, r1
||      MPYHLU  .M2X   B2, A8, B16          ; MPYHLU  r0, one_39, x_47
        SUB     .L1    A16, A18, A16        ; SUB     y_63, x_63, e_63
||      SHRU    .S1    A8, 4, A18           ; SHRU    r1, 4, high_56
        XOR     .L1    A18, A17, A9         ; XOR     high_56, l1, both_56
||      SUB     .L2    B3, B16, B3          ; SUB     y_47, x_47, e_47
||      SHL     .S1    A16, 16, A18         ; SHL     e_63, 16, moved_63
||      MVC     .S2X   A9, AMR              ; MVC     linear_66, AMR
        AND     .L1    A9, A21, A9          ; AND     both_56, m4_39, d_56
||      ADD     .S1    A2, A18, A2          ; ADD     r2, moved_63, r2
||      SHL     .S2    B3, 16, B16          ; SHL     e_47, 16, moved_47
        XOR     .L1    A17, A9, A16         ; XOR     l1, d_56, l1
||      SUB     .L2    B1, B3, B1           ; SUB     l0, e_47, l0
||      SHRU    .S1    A2, 4, A17           ; SHRU    r2, 4, high_64
||      ADD     .S2    B2, B16, B2          ; ADD     r0, moved_47, r0
||      SUB     .D1    A3, A16, A3          ; SUB     l2, e_63, l2
        XOR     .L1    A17, A3, A17         ; XOR     high_64, l2, both_64
||      SHL     .S1    A9, 4, A9            ; SHL     d_56, 4, moved_56
||      SHRU    .S2    B2, 4, B3            ; SHRU    r0, 4, high_48
        XOR     .L1    A8, A9, A0           ; XOR     r1, moved_56, r1
||      XOR     .L2    B3, B1, B3           ; XOR     high_48, l0, both_48
||      AND     .S1    A17, A21, A8         ; AND     both_64, m4_39, d_64
||      B       .S2X   A0                   ; return
||      STW     .D2T1  A16, *+B0[3]         ; STW     l1, *+blocks[3]
        XOR     .L1    A3, A8, A0           ; XOR     l2, d_64, l2
||      AND     .L2X   B3, A21, B3          ; AND     both_48, m4_39, d_48
||      SHL     .S1    A8, 4, A3            ; SHL     d_64, 4, moved_64
||      STW     .D2T1  A0, *+B0[2]          ; STW     r1, *+blocks[2]
        XOR     .L1    A2, A3, A0           ; XOR     r2, moved_64, r2
||      SHL     .S2    B3, 4, B16           ; SHL     d_48, 4, moved_48
||      STW     .D2T1  A0, *+B0[5]          ; STW     l2, *+blocks[5]
        XOR     .L2    B2, B16, B2          ; XOR     r0, moved_48, r0
||      STW     .D2T1  A0, *+B0[4]          ; STW     r2, *+blocks[4]
        XOR     .L2    B1, B3, B1           ; XOR     l0, d_48, l0
||      STW     .D2T2  B2, *+B0[0]          ; STW     r0, *+blocks[0]
        STW     .D2T2  B1, *+B0[1]          ; STW     l0, *+blocks[1]
