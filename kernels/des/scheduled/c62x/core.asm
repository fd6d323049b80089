; broadside optimize: source 32612a60c7443205f164d4f654d3e9187f874b2d3de9b9a5dfd719742c72db99
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
; The sixteen rounds of DES on one block, without the initial and final permutation.
;
;       void des_core(uint32_t block[2], const uint32_t schedule[36]);
;
; block     in:  rotl(L0, 1), rotl(R0, 1); out: rotl(R16, 1), rotl(L16, 1), the preoutput. Word aligned.
; schedule  what a DES key schedule of this library writes (round.inc). Word aligned, not overlapping block; in
;           data memory block 0 for the cycles stated.
;
; The same code decrypts with a decryption schedule. A misaligned pointer stops the machine's memory access. To be
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
; The rounds of one block, all unrolled, for loops whose body is a whole block. Includes round.inc.
;
; A pass does rounds 1 to 14 by themselves (counted from 0, as in round.inc), each in 11 cycles. Round 15 runs beside
; round 0 of what follows: x[16] is known a round before x[17], and with it all that round 0 looks up. Sixteen words
; come over two ports, so the two take 15 cycles, not 11: the last words arrive eight cycles after the first.
;
; keys points to D0, the fifth word of a schedule, from which constant offsets reach all words of it: no pointer
; moves. w = v ^ E and d = D are of the round to come.


; Rounds 1 to 14.

; Round 0 behind round 15: y = v and z = v ^ E1 come late, just before the last words of the tables.

; Round 15 of a block and round 0 of the next, whose input is (x17 ^ pl, x16 ^ pr) and whose keys are those of next.

; From the state (left, right) to u, t, v after round 0, and w and d of round 1.

; Round 15, to the preoutput.

        .global des_core

des_core:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B1               ; move schedule
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    480597, B0           ; MVKL    0x00075555, circular_1
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A0[1], A1          ; LDW     *+block[1], right
||      ADDAW   .D2    B1, 4, B1            ; ADDAW   schedule, 4, keys
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D2T1  *-B1[4], A2          ; LDW     *-keys[4], k0_2
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D2T2  *-B1[3], B2          ; LDW     *-keys[3], e0_2
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T2  *+A0[0], B2          ; LDW     *+block[0], left
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        XOR     .L1    A1, A2, A1           ; XOR     right, k0_2, u
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    480597, B0           ; MVKH    0x00075555, circular_1
||      LDW     .D2T1  *-B1[2], A3          ; LDW     *-keys[2], k1_2
        XOR     .L2X   B2, A1, B0           ; XOR     u, e0_2, t
||      MVK     .S1    1, A2                ; MVK     1, one
||      MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
||      LDW     .D2T2  *-B1[1], B2          ; LDW     *-keys[1], e1_2
        SHRU    .S1    A1, 8, A3            ; SHRU    u, 8, u8_4
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_4
||      LDW     .D1T2  *+A4[A1], B8         ; LDW     *+A4[u], s8_3
        SHRU    .S1    A1, 24, A3           ; SHRU    u, 24, u24_4
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_4
||      MPYHLU  .M1    A1, A2, A8           ; MPYHLU  u, one, u16_3
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_4
||      LDW     .D1T2  *+A5[A3], B0         ; LDW     *+A5[u8_4], s6_3
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_4], s7_3
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_4
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_4
||      LDW     .D1T2  *+A7[A3], B0         ; LDW     *+A7[u24_4], s2_3
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_4], s5_3
        XOR     .L1X   A3, B2, A3           ; XOR     left, k1_2, v
||      ADD     .L2X   B8, A9, B0           ; ADD     high_4, low_4, t28_4
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_3], s4_3
||      LDW     .D2T1  *+B6[B0], A3         ; LDW     *+B6[t20_4], s3_3
        XOR     .L2X   B2, A3, B2           ; XOR     v, e1_2, first_2
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D2T1  *+B1[0], A3          ; LDW     *+keys[0], d0_2
        XOR     .L1X   A3, B8, A3           ; XOR     v, s8_3, u1_3
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_4], s1_3
        XOR     .L2X   B0, A8, B2           ; XOR     s6_3, s7_3, pair1_3
||      XOR     .S2    B2, B8, B8           ; XOR     first_2, s8_3, t1_3
        XOR     .L1X   A3, B2, A8           ; XOR     u1_3, pair1_3, u2_3
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_3, s5_3, pair2_3
||      XOR     .S2    B8, B2, B8           ; XOR     t1_3, pair1_3, t2_3
||      LDW     .D2T2  *+B1[1], B2          ; LDW     *+keys[1], e_5
        XOR     .L1X   A3, B0, A8           ; XOR     s4_3, s3_3, pair3_3
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_3, pair2_3, u3_3
||      XOR     .S2    B8, B2, B2           ; XOR     t2_3, pair2_3, t3_3
        XOR     .L1X   A8, B0, A3           ; XOR     u3_3, pair3_3, u4_3
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_3, pair3_3, t4_3
||      XOR     .S1    A1, A3, A1           ; XOR     u, d0_2, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_3, s1_3, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_3, s1_3, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_8
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_8
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_7
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_8
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_8
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_7
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_8
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_8], s6_7
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_8], s7_7
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_8
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_8
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_8], s2_7
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_8], s5_7
        ADD     .L2X   B8, A9, B0           ; ADD     high_8, low_8, t28_8
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_7], s4_7
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_8], s3_7
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_5, w
||      LDW     .D2T1  *+B1[2], A1          ; LDW     *+keys[2], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_7, u1_7
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_8], s1_7
        XOR     .L2X   B0, A8, B2           ; XOR     s6_7, s7_7, pair1_7
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_7, t1_7
        XOR     .L1X   A1, B2, A8           ; XOR     u1_7, pair1_7, u2_7
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_7, s5_7, pair2_7
||      XOR     .S2    B8, B2, B8           ; XOR     t1_7, pair1_7, t2_7
||      LDW     .D2T2  *+B1[3], B2          ; LDW     *+keys[3], e_9
        XOR     .L1X   A1, B0, A8           ; XOR     s4_7, s3_7, pair3_7
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_7, pair2_7, u3_7
||      XOR     .S2    B8, B2, B2           ; XOR     t2_7, pair2_7, t3_7
        XOR     .L1X   A8, B0, A3           ; XOR     u3_7, pair3_7, u4_7
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_7, pair3_7, t4_7
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_7, s1_7, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_7, s1_7, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_11
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_11
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_10
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_11
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_11
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_10
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_11
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_11], s6_10
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_11], s7_10
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_11
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_11
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_11], s2_10
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_11], s5_10
        ADD     .L2X   B8, A9, B0           ; ADD     high_11, low_11, t28_11
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_10], s4_10
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_11], s3_10
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_9, w
||      LDW     .D2T1  *+B1[4], A1          ; LDW     *+keys[4], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_10, u1_10
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_11], s1_10
        XOR     .L2X   B0, A8, B2           ; XOR     s6_10, s7_10, pair1_10
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_10, t1_10
        XOR     .L1X   A1, B2, A8           ; XOR     u1_10, pair1_10, u2_10
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_10, s5_10, pair2_10
||      XOR     .S2    B8, B2, B8           ; XOR     t1_10, pair1_10, t2_10
||      LDW     .D2T2  *+B1[5], B2          ; LDW     *+keys[5], e_12
        XOR     .L1X   A1, B0, A8           ; XOR     s4_10, s3_10, pair3_10
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_10, pair2_10, u3_10
||      XOR     .S2    B8, B2, B2           ; XOR     t2_10, pair2_10, t3_10
        XOR     .L1X   A8, B0, A3           ; XOR     u3_10, pair3_10, u4_10
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_10, pair3_10, t4_10
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_10, s1_10, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_10, s1_10, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_14
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_14
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_13
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_14
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_14
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_13
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_14
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_14], s6_13
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_14], s7_13
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_14
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_14
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_14], s2_13
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_14], s5_13
        ADD     .L2X   B8, A9, B0           ; ADD     high_14, low_14, t28_14
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_13], s4_13
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_14], s3_13
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_12, w
||      LDW     .D2T1  *+B1[6], A1          ; LDW     *+keys[6], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_13, u1_13
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_14], s1_13
        XOR     .L2X   B0, A8, B2           ; XOR     s6_13, s7_13, pair1_13
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_13, t1_13
        XOR     .L1X   A1, B2, A8           ; XOR     u1_13, pair1_13, u2_13
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_13, s5_13, pair2_13
||      XOR     .S2    B8, B2, B8           ; XOR     t1_13, pair1_13, t2_13
||      LDW     .D2T2  *+B1[7], B2          ; LDW     *+keys[7], e_15
        XOR     .L1X   A1, B0, A8           ; XOR     s4_13, s3_13, pair3_13
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_13, pair2_13, u3_13
||      XOR     .S2    B8, B2, B2           ; XOR     t2_13, pair2_13, t3_13
        XOR     .L1X   A8, B0, A3           ; XOR     u3_13, pair3_13, u4_13
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_13, pair3_13, t4_13
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_13, s1_13, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_13, s1_13, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_17
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_17
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_16
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_17
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_17
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_16
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_17
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_17], s6_16
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_17], s7_16
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_17
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_17
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_17], s2_16
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_17], s5_16
        ADD     .L2X   B8, A9, B0           ; ADD     high_17, low_17, t28_17
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_16], s4_16
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_17], s3_16
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_15, w
||      LDW     .D2T1  *+B1[8], A1          ; LDW     *+keys[8], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_16, u1_16
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_17], s1_16
        XOR     .L2X   B0, A8, B2           ; XOR     s6_16, s7_16, pair1_16
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_16, t1_16
        XOR     .L1X   A1, B2, A8           ; XOR     u1_16, pair1_16, u2_16
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_16, s5_16, pair2_16
||      XOR     .S2    B8, B2, B8           ; XOR     t1_16, pair1_16, t2_16
||      LDW     .D2T2  *+B1[9], B2          ; LDW     *+keys[9], e_18
        XOR     .L1X   A1, B0, A8           ; XOR     s4_16, s3_16, pair3_16
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_16, pair2_16, u3_16
||      XOR     .S2    B8, B2, B2           ; XOR     t2_16, pair2_16, t3_16
        XOR     .L1X   A8, B0, A3           ; XOR     u3_16, pair3_16, u4_16
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_16, pair3_16, t4_16
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_16, s1_16, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_16, s1_16, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_20
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_20
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_19
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_20
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_20
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_19
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_20
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_20], s6_19
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_20], s7_19
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_20
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_20
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_20], s2_19
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_20], s5_19
        ADD     .L2X   B8, A9, B0           ; ADD     high_20, low_20, t28_20
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_19], s4_19
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_20], s3_19
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_18, w
||      LDW     .D2T1  *+B1[10], A1         ; LDW     *+keys[10], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_19, u1_19
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_20], s1_19
        XOR     .L2X   B0, A8, B2           ; XOR     s6_19, s7_19, pair1_19
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_19, t1_19
        XOR     .L1X   A1, B2, A8           ; XOR     u1_19, pair1_19, u2_19
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_19, s5_19, pair2_19
||      XOR     .S2    B8, B2, B8           ; XOR     t1_19, pair1_19, t2_19
||      LDW     .D2T2  *+B1[11], B2         ; LDW     *+keys[11], e_21
        XOR     .L1X   A1, B0, A8           ; XOR     s4_19, s3_19, pair3_19
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_19, pair2_19, u3_19
||      XOR     .S2    B8, B2, B2           ; XOR     t2_19, pair2_19, t3_19
        XOR     .L1X   A8, B0, A3           ; XOR     u3_19, pair3_19, u4_19
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_19, pair3_19, t4_19
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_19, s1_19, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_19, s1_19, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_23
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_23
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_22
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_23
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_23
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_22
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_23
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_23], s6_22
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_23], s7_22
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_23
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_23
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_23], s2_22
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_23], s5_22
        ADD     .L2X   B8, A9, B0           ; ADD     high_23, low_23, t28_23
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_22], s4_22
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_23], s3_22
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_21, w
||      LDW     .D2T1  *+B1[12], A1         ; LDW     *+keys[12], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_22, u1_22
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_23], s1_22
        XOR     .L2X   B0, A8, B2           ; XOR     s6_22, s7_22, pair1_22
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_22, t1_22
        XOR     .L1X   A1, B2, A8           ; XOR     u1_22, pair1_22, u2_22
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_22, s5_22, pair2_22
||      XOR     .S2    B8, B2, B8           ; XOR     t1_22, pair1_22, t2_22
||      LDW     .D2T2  *+B1[13], B2         ; LDW     *+keys[13], e_24
        XOR     .L1X   A1, B0, A8           ; XOR     s4_22, s3_22, pair3_22
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_22, pair2_22, u3_22
||      XOR     .S2    B8, B2, B2           ; XOR     t2_22, pair2_22, t3_22
        XOR     .L1X   A8, B0, A3           ; XOR     u3_22, pair3_22, u4_22
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_22, pair3_22, t4_22
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_22, s1_22, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_22, s1_22, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_26
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_26
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_25
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_26
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_26
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_25
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_26
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_26], s6_25
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_26], s7_25
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_26
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_26
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_26], s2_25
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_26], s5_25
        ADD     .L2X   B8, A9, B0           ; ADD     high_26, low_26, t28_26
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_25], s4_25
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_26], s3_25
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_24, w
||      LDW     .D2T1  *+B1[14], A1         ; LDW     *+keys[14], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_25, u1_25
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_26], s1_25
        XOR     .L2X   B0, A8, B2           ; XOR     s6_25, s7_25, pair1_25
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_25, t1_25
        XOR     .L1X   A1, B2, A8           ; XOR     u1_25, pair1_25, u2_25
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_25, s5_25, pair2_25
||      XOR     .S2    B8, B2, B8           ; XOR     t1_25, pair1_25, t2_25
||      LDW     .D2T2  *+B1[15], B2         ; LDW     *+keys[15], e_27
        XOR     .L1X   A1, B0, A8           ; XOR     s4_25, s3_25, pair3_25
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_25, pair2_25, u3_25
||      XOR     .S2    B8, B2, B2           ; XOR     t2_25, pair2_25, t3_25
        XOR     .L1X   A8, B0, A3           ; XOR     u3_25, pair3_25, u4_25
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_25, pair3_25, t4_25
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_25, s1_25, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_25, s1_25, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_29
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_29
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_28
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_29
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_29
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_28
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_29
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_29], s6_28
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_29], s7_28
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_29
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_29
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_29], s2_28
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_29], s5_28
        ADD     .L2X   B8, A9, B0           ; ADD     high_29, low_29, t28_29
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_28], s4_28
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_29], s3_28
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_27, w
||      LDW     .D2T1  *+B1[16], A1         ; LDW     *+keys[16], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_28, u1_28
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_29], s1_28
        XOR     .L2X   B0, A8, B2           ; XOR     s6_28, s7_28, pair1_28
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_28, t1_28
        XOR     .L1X   A1, B2, A8           ; XOR     u1_28, pair1_28, u2_28
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_28, s5_28, pair2_28
||      XOR     .S2    B8, B2, B8           ; XOR     t1_28, pair1_28, t2_28
||      LDW     .D2T2  *+B1[17], B2         ; LDW     *+keys[17], e_30
        XOR     .L1X   A1, B0, A8           ; XOR     s4_28, s3_28, pair3_28
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_28, pair2_28, u3_28
||      XOR     .S2    B8, B2, B2           ; XOR     t2_28, pair2_28, t3_28
        XOR     .L1X   A8, B0, A3           ; XOR     u3_28, pair3_28, u4_28
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_28, pair3_28, t4_28
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_28, s1_28, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_28, s1_28, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_32
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_32
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_31
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_32
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_32
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_31
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_32
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_32], s6_31
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_32], s7_31
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_32
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_32
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_32], s2_31
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_32], s5_31
        ADD     .L2X   B8, A9, B0           ; ADD     high_32, low_32, t28_32
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_31], s4_31
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_32], s3_31
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_30, w
||      LDW     .D2T1  *+B1[18], A1         ; LDW     *+keys[18], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_31, u1_31
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_32], s1_31
        XOR     .L2X   B0, A8, B2           ; XOR     s6_31, s7_31, pair1_31
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_31, t1_31
        XOR     .L1X   A1, B2, A8           ; XOR     u1_31, pair1_31, u2_31
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_31, s5_31, pair2_31
||      XOR     .S2    B8, B2, B8           ; XOR     t1_31, pair1_31, t2_31
||      LDW     .D2T2  *+B1[19], B2         ; LDW     *+keys[19], e_33
        XOR     .L1X   A1, B0, A8           ; XOR     s4_31, s3_31, pair3_31
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_31, pair2_31, u3_31
||      XOR     .S2    B8, B2, B2           ; XOR     t2_31, pair2_31, t3_31
        XOR     .L1X   A8, B0, A3           ; XOR     u3_31, pair3_31, u4_31
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_31, pair3_31, t4_31
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_31, s1_31, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_31, s1_31, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_35
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_35
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_34
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_35
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_35
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_34
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_35
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_35], s6_34
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_35], s7_34
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_35
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_35
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_35], s2_34
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_35], s5_34
        ADD     .L2X   B8, A9, B0           ; ADD     high_35, low_35, t28_35
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_34], s4_34
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_35], s3_34
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_33, w
||      LDW     .D2T1  *+B1[20], A1         ; LDW     *+keys[20], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_34, u1_34
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_35], s1_34
        XOR     .L2X   B0, A8, B2           ; XOR     s6_34, s7_34, pair1_34
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_34, t1_34
        XOR     .L1X   A1, B2, A8           ; XOR     u1_34, pair1_34, u2_34
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_34, s5_34, pair2_34
||      XOR     .S2    B8, B2, B8           ; XOR     t1_34, pair1_34, t2_34
||      LDW     .D2T2  *+B1[21], B2         ; LDW     *+keys[21], e_36
        XOR     .L1X   A1, B0, A8           ; XOR     s4_34, s3_34, pair3_34
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_34, pair2_34, u3_34
||      XOR     .S2    B8, B2, B2           ; XOR     t2_34, pair2_34, t3_34
        XOR     .L1X   A8, B0, A3           ; XOR     u3_34, pair3_34, u4_34
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_34, pair3_34, t4_34
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_34, s1_34, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_34, s1_34, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_38
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_38
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_37
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_38
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_38
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_37
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_38
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_38], s6_37
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_38], s7_37
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_38
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_38
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_38], s2_37
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_38], s5_37
        ADD     .L2X   B8, A9, B0           ; ADD     high_38, low_38, t28_38
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_37], s4_37
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_38], s3_37
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_36, w
||      LDW     .D2T1  *+B1[22], A1         ; LDW     *+keys[22], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_37, u1_37
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_38], s1_37
        XOR     .L2X   B0, A8, B2           ; XOR     s6_37, s7_37, pair1_37
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_37, t1_37
        XOR     .L1X   A1, B2, A8           ; XOR     u1_37, pair1_37, u2_37
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_37, s5_37, pair2_37
||      XOR     .S2    B8, B2, B8           ; XOR     t1_37, pair1_37, t2_37
||      LDW     .D2T2  *+B1[23], B2         ; LDW     *+keys[23], e_39
        XOR     .L1X   A1, B0, A8           ; XOR     s4_37, s3_37, pair3_37
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_37, pair2_37, u3_37
||      XOR     .S2    B8, B2, B2           ; XOR     t2_37, pair2_37, t3_37
        XOR     .L1X   A8, B0, A3           ; XOR     u3_37, pair3_37, u4_37
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_37, pair3_37, t4_37
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_37, s1_37, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_37, s1_37, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_41
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_41
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_40
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_41
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_41
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_40
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_41
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_41], s6_40
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_41], s7_40
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_41
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_41
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_41], s2_40
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_41], s5_40
        ADD     .L2X   B8, A9, B0           ; ADD     high_41, low_41, t28_41
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_40], s4_40
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_41], s3_40
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_39, w
||      LDW     .D2T1  *+B1[24], A1         ; LDW     *+keys[24], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_40, u1_40
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_41], s1_40
        XOR     .L2X   B0, A8, B2           ; XOR     s6_40, s7_40, pair1_40
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_40, t1_40
        XOR     .L1X   A1, B2, A8           ; XOR     u1_40, pair1_40, u2_40
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_40, s5_40, pair2_40
||      XOR     .S2    B8, B2, B8           ; XOR     t1_40, pair1_40, t2_40
||      LDW     .D2T2  *+B1[25], B2         ; LDW     *+keys[25], e_42
        XOR     .L1X   A1, B0, A8           ; XOR     s4_40, s3_40, pair3_40
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_40, pair2_40, u3_40
||      XOR     .S2    B8, B2, B2           ; XOR     t2_40, pair2_40, t3_40
        XOR     .L1X   A8, B0, A3           ; XOR     u3_40, pair3_40, u4_40
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_40, pair3_40, t4_40
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_40, s1_40, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_40, s1_40, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_44
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_44
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_43
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_44
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_44
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_43
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_44
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_44], s6_43
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_44], s7_43
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_44
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_44
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_44], s2_43
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_44], s5_43
        ADD     .L2X   B8, A9, B0           ; ADD     high_44, low_44, t28_44
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_43], s4_43
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_44], s3_43
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_42, w
||      LDW     .D2T1  *+B1[26], A1         ; LDW     *+keys[26], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_43, u1_43
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_44], s1_43
        XOR     .L2X   B0, A8, B2           ; XOR     s6_43, s7_43, pair1_43
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_43, t1_43
        XOR     .L1X   A1, B2, A8           ; XOR     u1_43, pair1_43, u2_43
||      XOR     .L2X   B0, A8, B2           ; XOR     s2_43, s5_43, pair2_43
||      XOR     .S2    B8, B2, B8           ; XOR     t1_43, pair1_43, t2_43
||      LDW     .D2T2  *+B1[27], B2         ; LDW     *+keys[27], e_45
        XOR     .L1X   A1, B0, A8           ; XOR     s4_43, s3_43, pair3_43
||      XOR     .L2X   B2, A8, B0           ; XOR     u2_43, pair2_43, u3_43
||      XOR     .S2    B8, B2, B2           ; XOR     t2_43, pair2_43, t3_43
        XOR     .L1X   A8, B0, A3           ; XOR     u3_43, pair3_43, u4_43
||      XOR     .L2X   B2, A8, B2           ; XOR     t3_43, pair3_43, t4_43
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_43, s1_43, u
||      XOR     .L2    B2, B0, B0           ; XOR     t4_43, s1_43, t
        SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_47
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_47
||      LDW     .D1T2  *+A4[A3], B8         ; LDW     *+A4[u], s8_46
        SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_47
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_47
||      MPYHLU  .M1    A3, A2, A8           ; MPYHLU  u, one, u16_46
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_47
||      LDW     .D1T2  *+A5[A8], B0         ; LDW     *+A5[u8_47], s6_46
||      LDW     .D2T1  *+B4[B8], A8         ; LDW     *+B4[t4_47], s7_46
        SHRU    .S1X   B0, 28, A9           ; SHRU    t, 28, high_47
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_47
||      LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[u24_47], s2_46
||      LDW     .D2T1  *+B5[B8], A8         ; LDW     *+B5[t12_47], s5_46
        ADD     .L2X   B8, A9, B0           ; ADD     high_47, low_47, t28_47
||      LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[u16_46], s4_46
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_47], s3_46
        XOR     .L2X   B2, A1, B2           ; XOR     v, e_45, w
||      LDW     .D2T1  *+B1[28], A1         ; LDW     *+keys[28], d
        XOR     .L1X   A1, B8, A1           ; XOR     v, s8_46, u1_46
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[t28_47], s1_46
        XOR     .L2X   B0, A8, B2           ; XOR     s6_46, s7_46, pair1_46
||      XOR     .S2    B2, B8, B8           ; XOR     w, s8_46, t1_46
        XOR     .L1X   A1, B2, A8           ; XOR     u1_46, pair1_46, u2_46
||      XOR     .L2X   B0, A8, B1           ; XOR     s2_46, s5_46, pair2_46
||      XOR     .S2    B8, B2, B2           ; XOR     t1_46, pair1_46, t2_46
||      LDW     .D2T2  *+B1[30], B2         ; LDW     *+keys[30], d15_48
        XOR     .L1X   A1, B0, A8           ; XOR     s4_46, s3_46, pair3_46
||      XOR     .L2X   B1, A8, B0           ; XOR     u2_46, pair2_46, u3_46
||      XOR     .S2    B2, B1, B1           ; XOR     t2_46, pair2_46, t3_46
        XOR     .L1X   A8, B0, A3           ; XOR     u3_46, pair3_46, u4_46
||      XOR     .L2X   B1, A8, B1           ; XOR     t3_46, pair3_46, t4_46
||      XOR     .S1    A3, A1, A1           ; XOR     u, d, v
        XOR     .L1X   A3, B0, A3           ; XOR     u4_46, s1_46, u
||      XOR     .L2    B1, B0, B0           ; XOR     t4_46, s1_46, t
        ZERO    .L2    B1                   ; ZERO    linear_51
||      SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_50
||      SHRU    .S2    B0, 4, B8            ; SHRU    t, 4, t4_50
||      LDW     .D1T1  *+A4[A3], A2         ; LDW     *+A4[u], s8_49
        XOR     .L2X   B2, A3, B2           ; XOR     u, d15_48, x16
||      SHRU    .S1    A3, 24, A2           ; SHRU    u, 24, u24_50
||      SHRU    .S2    B0, 12, B8           ; SHRU    t, 12, t12_50
||      MPYHLU  .M1    A3, A2, A2           ; MPYHLU  u, one, u16_49
||      MPY     .M2    -16, B0, B8          ; MPY     -16, t, low_50
||      LDW     .D1T2  *+A5[A8], B2         ; LDW     *+A5[u8_50], s6_49
||      LDW     .D2T1  *+B4[B8], A2         ; LDW     *+B4[t4_50], s7_49
        SHRU    .S1X   B0, 28, A3           ; SHRU    t, 28, high_50
||      SHRU    .S2    B0, 20, B0           ; SHRU    t, 20, t20_50
||      LDW     .D1T2  *+A7[A2], B2         ; LDW     *+A7[u24_50], s2_49
||      LDW     .D2T1  *+B5[B8], A2         ; LDW     *+B5[t12_50], s5_49
        ADD     .L2X   B8, A3, B0           ; ADD     high_50, low_50, t28_50
||      LDW     .D1T2  *+A6[A2], B2         ; LDW     *+A6[u16_49], s4_49
||      LDW     .D2T1  *+B6[B0], A1         ; LDW     *+B6[t20_50], s3_49
        MVC     .S2    B1, AMR              ; MVC     linear_51, AMR
||      LDW     .D2T2  *+B7[B0], B2         ; LDW     *+B7[t28_50], s1_49
        XOR     .L1    A1, A2, A1           ; XOR     v, s8_49, v1_49
||      STW     .D1T2  B2, *+A0[1]          ; STW     x16, *+block[1]
        XOR     .L1X   A2, B2, A3           ; XOR     s6_49, s7_49, pair1_49
||      B       .S2    B3                   ; return
        XOR     .L1X   A2, B2, A2           ; XOR     s2_49, s5_49, pair2_49
||      XOR     .S1    A1, A3, A3           ; XOR     v1_49, pair1_49, v2_49
        XOR     .L1X   A1, B2, A1           ; XOR     s4_49, s3_49, pair3_49
||      XOR     .S1    A3, A2, A2           ; XOR     v2_49, pair2_49, v3_49
        XOR     .L1    A2, A1, A1           ; XOR     v3_49, pair3_49, v4_49
        XOR     .L1X   A1, B2, A1           ; XOR     v4_49, s1_49, x17
        STW     .D1T1  A1, *+A0[0]          ; STW     x17, *+block[0]
