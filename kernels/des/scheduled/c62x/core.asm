; broadside optimize: source fac6b85754a13502e5d8ffb2bcd5327cd38193706ab0a6bffc9138d1cb241e2d
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
; The same code decrypts with a decryption schedule. A misaligned pointer stops the machine's memory access.
; Interruptible only by handlers that save and clear AMR, as the C runtime demands of all handlers.

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

; The sixteenth round in the same way: v becomes R16.

; One round of one block with the fewest operations and registers, for several blocks at once.

; From the halves of a block to u, t, v before the first round; keys moves on to E1.

        .global des_core

des_core:
        MV      .L2X   A4, B0               ; move block
||      MVK     .S1    1, A0                ; MVK     1, one
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D2T1  *B4++[1], A1         ; LDW     *keys++, k0_2
        MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_1
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A4[1], A2          ; LDW     *+block[1], right
        MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_1
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D2T1  *B4++[1], A1         ; LDW     *keys++, e0_2
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVC     .S2X   A1, AMR              ; MVC     circular_1, AMR
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      LDW     .D2T2  *B4++[1], B3         ; LDW     *keys++, k1_2
        MV      .L1X   B4, A8               ; move keys
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        XOR     .L1    A2, A1, A9           ; XOR     right, k0_2, u
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D1T2  *+A4[0], B8          ; LDW     *+block[0], left
        XOR     .L1    A9, A1, A3           ; XOR     u, e0_2, t
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys++[2], e
||      STW     .D2T1  A14, *+B15[1]        ; save A14
        MV      .L2    B3, B1               ; move return$
||      SHRU    .S1    A9, 8, A2            ; <0> SHRU    u, 8, u8_4
||      SHRU    .S2X   A3, 4, B2            ; <0> SHRU    t, 4, t4_4
||      MPY     .M1    -16, A3, A2          ; <0> MPY     -16, t, low_4
||      LDW     .D1T1  *+A4[A9], A2         ; <0> LDW     *+A4[u], s8_3
        SHRU    .S1    A9, 24, A14          ; <0> SHRU    u, 24, u24_4
||      SHRU    .S2X   A3, 12, B2           ; <0> SHRU    t, 12, t12_4
||      MPYHLU  .M1    A9, A0, A14          ; <0> MPYHLU  u, one, u16_3
||      LDW     .D1T1  *+A5[A2], A2         ; <0> LDW     *+A5[u8_4], s6_3
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[t4_4], s7_3
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2X   A3, 20, B2           ; <0> SHRU    t, 20, t20_4
||      LDW     .D1T2  *+A7[A14], B2        ; <0> LDW     *+A7[u24_4], s2_3
||      LDW     .D2T1  *+B5[B2], A3         ; <0> LDW     *+B5[t12_4], s5_3
        XOR     .L2    B8, B3, B8           ; XOR     left, k1_2, v
||      MVK     .S1    14, A1               ; MVK     16, count
||      SHRU    .S2X   A3, 28, B2           ; <0> SHRU    t, 28, high_4
||      LDW     .D1T2  *+A6[A14], B2        ; <0> LDW     *+A6[u16_3], s4_3
||      LDW     .D2T1  *+B6[B2], A3         ; <0> LDW     *+B6[t20_4], s3_3
        XOR     .L2    B8, B3, B2           ; <0> XOR     v, e, w
||      ADD     .S2X   B2, A2, B3           ; <0> ADD     high_4, low_4, t28_4
||      LDW     .D1T2  *-A8[1], B3          ; <0> LDW     *-keys[1], d
        XOR     .S1X   A2, B2, A14          ; <0> XOR     w, s8_3, t1_3
||      XOR     .S2X   B8, A2, B9           ; <0> XOR     v, s8_3, u1_3
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_4], s1_3
        XOR     .L1X   A2, B2, A2           ; <0> XOR     s6_3, s7_3, pair1_3
        XOR     .L1X   A3, B2, A14          ; <0> XOR     s2_3, s5_3, pair2_3
||      XOR     .L2X   B9, A2, B3           ; <0> XOR     u1_3, pair1_3, u2_3
||      XOR     .S1    A14, A2, A2          ; <0> XOR     t1_3, pair1_3, t2_3
        XOR     .L1X   A3, B2, A2           ; <0> XOR     s4_3, s3_3, pair3_3
||      XOR     .L2X   B3, A14, B2          ; <0> XOR     u2_3, pair2_3, u3_3
||      XOR     .S1    A2, A14, A3          ; <0> XOR     t2_3, pair2_3, t3_3
        XOR     .L1    A3, A2, A2           ; <0> XOR     t3_3, pair3_3, t4_3
||      XOR     .S2X   B2, A2, B8           ; <0> XOR     u3_3, pair3_3, u4_3
;@loop {"name": "rounds", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 17.5, "banks_apart": true, "note": ""}]}
;  loop rounds: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_3, pair3_3, u4_3
;    XOR u4_3, s1_3, u
;    SHRU u, 8, u8_4
;    LDW *+A5[u8_4], s6_3
;    XOR s6_3, s7_3, pair1_3
;    XOR u1_3, pair1_3, u2_3
;    XOR u2_3, pair2_3, u3_3
;  units: L1 5/11, S1 8/11, M1 2/11, D1 6/11, L2 3/11, S2 8/11, M2 0/11, D2 4/11
;  cross paths: 1X 5/11, 2X 10/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 13 live at once
;  registers of side B: 10 used, 7 live at once
;  II 11 without possible bank conflicts: found, 17.5 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_core$rounds:
        XOR     .L1X   A3, B8, A9           ; <1> XOR     u4_3, s1_3, u
||      XOR     .S1    A2, A3, A3           ; <1> XOR     t4_3, s1_3, t
||      XOR     .S2X   B3, A9, B8           ; <1> XOR     u, d, v
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys++[2], e
        SHRU    .S1    A9, 8, A2            ; <0> SHRU    u, 8, u8_4
||      SHRU    .S2X   A3, 4, B2            ; <0> SHRU    t, 4, t4_4
||      MPY     .M1    -16, A3, A2          ; <0> MPY     -16, t, low_4
||      LDW     .D1T1  *+A4[A9], A2         ; <0> LDW     *+A4[u], s8_3
        SHRU    .S1    A9, 24, A14          ; <0> SHRU    u, 24, u24_4
||      SHRU    .S2X   A3, 12, B2           ; <0> SHRU    t, 12, t12_4
||      MPYHLU  .M1    A9, A0, A14          ; <0> MPYHLU  u, one, u16_3
||      LDW     .D1T1  *+A5[A2], A2         ; <0> LDW     *+A5[u8_4], s6_3
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[t4_4], s7_3
        SHRU    .S2X   A3, 20, B2           ; <0> SHRU    t, 20, t20_4
||      LDW     .D1T2  *+A7[A14], B2        ; <0> LDW     *+A7[u24_4], s2_3
||      LDW     .D2T1  *+B5[B2], A3         ; <0> LDW     *+B5[t12_4], s5_3
        SHRU    .S2X   A3, 28, B2           ; <0> SHRU    t, 28, high_4
||      LDW     .D1T2  *+A6[A14], B2        ; <0> LDW     *+A6[u16_3], s4_3
||      LDW     .D2T1  *+B6[B2], A3         ; <0> LDW     *+B6[t20_4], s3_3
        XOR     .L2    B8, B3, B2           ; <0> XOR     v, e, w
||[A1]  B       .S1    des_core$rounds      ; <0> [count] B      rounds
||      ADD     .S2X   B2, A2, B3           ; <0> ADD     high_4, low_4, t28_4
||      LDW     .D1T2  *-A8[1], B3          ; <0> LDW     *-keys[1], d
        XOR     .S1X   A2, B2, A14          ; <0> XOR     w, s8_3, t1_3
||      XOR     .S2X   B8, A2, B9           ; <0> XOR     v, s8_3, u1_3
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_4], s1_3
        XOR     .L1X   A2, B2, A2           ; <0> XOR     s6_3, s7_3, pair1_3
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
        XOR     .L1X   A3, B2, A14          ; <0> XOR     s2_3, s5_3, pair2_3
||      XOR     .L2X   B9, A2, B3           ; <0> XOR     u1_3, pair1_3, u2_3
||      XOR     .S1    A14, A2, A2          ; <0> XOR     t1_3, pair1_3, t2_3
        XOR     .L1X   A3, B2, A2           ; <0> XOR     s4_3, s3_3, pair3_3
||      XOR     .L2X   B3, A14, B2          ; <0> XOR     u2_3, pair2_3, u3_3
||      XOR     .S1    A2, A14, A3          ; <0> XOR     t2_3, pair2_3, t3_3
        XOR     .L1    A3, A2, A2           ; <0> XOR     t3_3, pair3_3, t4_3
||      XOR     .S2X   B2, A2, B8           ; <0> XOR     u3_3, pair3_3, u4_3
des_core$des_core$2:
        XOR     .L1X   A3, B8, A9           ; <-1> XOR     u4_3, s1_3, u
||      XOR     .S1    A2, A3, A3           ; <-1> XOR     t4_3, s1_3, t
||      XOR     .S2X   B3, A9, B8           ; <-1> XOR     u, d, v
||      LDW     .D2T1  *+B15[1], A14        ; restore A14
        ZERO    .L2    B1                   ; ZERO    linear_5
||      B       .S2    B1                   ; return
||      STW     .D2T1  A9, *+B0[0]          ; STW     u, *+block[0]
        NOP     3
        ADDK    .S2    8, B15               ; frame
        MVC     .S2    B1, AMR              ; MVC     linear_5, AMR
||      STW     .D2T2  B8, *+B0[1]          ; STW     v, *+block[1]
