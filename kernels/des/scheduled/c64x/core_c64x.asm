; broadside optimize: source c1fc6980ad1d8821e13c5dd6d07755331f001ef1f05e74022d61b34d7ab04ffd
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
; The sixteen rounds of DES on one block of the C64x, without the initial and final permutation.
;
;       void des_core_c64x(uint32_t block[2], const uint32_t schedule[36]);
;
; As des_core (core.sa), but with the rounds in a loop. On the C64x, a value that crosses to the other side in the cycle
; after it was written costs a cycle. A round takes 12 cycles, the minimum.
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

        .global des_core_c64x
        .align  32
des_core_c64x:
        MV      .L1    A4, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      LDW     .D1T1  *+A0[0], A3          ; LDW     *+block[0], left
||      LDW     .D2T2  *+B0[1], B3          ; LDW     *+keys[1], e0_2
        MVKL    .S1    480597, A2           ; MVKL    0x00075555, circular_1
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A0[1], A8          ; LDW     *+block[1], right
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D2T1  *+B0[0], A9          ; LDW     *+keys[0], k0_2
        MV      .L1X   B3, A1               ; move return$
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D2T2  *+B0[2], B3          ; LDW     *+keys[2], k1_2
        MVK     .L1    1, A16               ; MVK     1, one
||      MVKH    .S1    480597, A2           ; MVKH    0x00075555, circular_1
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        XOR     .L1X   A9, B3, A2           ; XOR     k0_2, e0_2, kt0_2
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_1, AMR
||      XOR     .D1    A8, A9, A17          ; XOR     right, k0_2, u
        XOR     .L1    A8, A2, A3           ; XOR     right, kt0_2, t
||      MVK     .L2    15, B0               ; MVK     16, count_3
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      XOR     .D1X   A3, B3, A9           ; XOR     left, k1_2, v
||      ADDAW   .D2    B0, 3, B3            ; ADDAW   keys, 3, keys
;@loop {"name": "rounds", "ii": 12, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 1, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "30 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 73.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 9.3, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 1 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_4, pair3_4, u4_4
;    XOR u4_4, s1_4, u
;    SHRU u, 8, u8_5
;    LDW *+A5[u8_5], s6_4
;    XOR s6_4, s7_4, pair1_4
;    XOR u1_4, pair1_4, u2_4
;    XOR u2_4, pair2_4, u3_4
;  units: L1 4/12, S1 7/12, M1 2/12, D1 10/12, L2 0/12, S2 6/12, M2 0/12, D2 7/12
;  cross paths: 1X 4/12, 2X 5/12
;  T paths: T1 6/12, T2 4/12
;  registers of side A: 13 used, 12 live at once
;  registers of side B: 8 used, 8 live at once
;  II 11: proved infeasible (30 operations near the recurrence), 0.0 s
;  II 11: time limit with copies and equal instructions, 73.6 s
;  II 12: found, 9.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des_core_c64x$rounds:
        SHRU    .S1    A17, 8, A2           ; <0> SHRU    u, 8, u8_5
||      SHRU    .S2X   A3, 4, B1            ; <0> SHRU    t, 4, t4_5
||      MPYHLU  .M1    A17, A16, A8         ; <0> MPYHLU  u, one, u16_4
||      LDW     .D1T1  *+A4[A17], A3        ; <0> LDW     *+A4[u], s8_4
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *keys++[2], e_3
        SHRU    .S1    A17, 24, A2          ; <0> SHRU    u, 24, u24_5
||      SHRU    .S2X   A3, 12, B1           ; <0> SHRU    t, 12, t12_5
||      MPY     .M1    -16, A3, A2          ; <0> MPY     -16, t, low_5
||      LDW     .D1T2  *+A5[A2], B1         ; <0> LDW     *+A5[u8_5], s6_4
||      LDW     .D2T1  *+B4[B1], A2         ; <0> LDW     *+B4[t4_5], s7_4
        SHRU    .S2X   A3, 20, B1           ; <0> SHRU    t, 20, t20_5
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[u24_5], s2_4
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_5], s5_4
        SHRU    .S2X   A3, 28, B1           ; <0> SHRU    t, 28, high_5
||      LDW     .D1T2  *+A6[A8], B1         ; <0> LDW     *+A6[u16_4], s4_4
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[t20_5], s3_4
        ADD     .S2X   B1, A2, B1           ; <0> ADD     high_5, low_5, t28_5
||      LDW     .D2T1  *-B3[1], A9          ; <0> LDW     *-keys[1], d_3
        XOR     .D1X   A9, B2, A8           ; <0> XOR     v, e_3, w_3
||      LDW     .D2T1  *+B7[B1], A8         ; <0> LDW     *+B7[t28_5], s1_4
        XOR     .L1    A9, A3, A3           ; <0> XOR     v, s8_4, u1_4
||      XOR     .S1X   A2, B1, A8           ; <0> XOR     s6_4, s7_4, pair1_4
||[B0]  B       .S2    des_core_c64x$rounds ; <0> [count_3] B     rounds
||      XOR     .D1    A8, A3, A2           ; <0> XOR     w_3, s8_4, t1_4
        XOR     .L1    A3, A8, A2           ; <0> XOR     u1_4, pair1_4, u2_4
||      XOR     .S1X   A9, B1, A3           ; <0> XOR     s2_4, s5_4, pair2_4
||      XOR     .D1    A2, A8, A31          ; <0> XOR     t1_4, pair1_4, t2_4
        XOR     .L1X   A8, B1, A8           ; <0> XOR     s4_4, s3_4, pair3_4
||      XOR     .S1    A31, A3, A2          ; <0> XOR     t2_4, pair2_4, t3_4
||      XOR     .D1    A2, A3, A3           ; <0> XOR     u2_4, pair2_4, u3_4
        XOR     .S1    A2, A8, A2           ; <0> XOR     t3_4, pair3_4, t4_4
||      XOR     .D1    A3, A8, A3           ; <0> XOR     u3_4, pair3_4, u4_4
        XOR     .L1    A2, A8, A3           ; <0> XOR     t4_4, s1_4, t
||      XOR     .S1    A3, A8, A17          ; <0> XOR     u4_4, s1_4, u
||      XOR     .D1    A17, A9, A9          ; <0> XOR     u, d_3, v
  [B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count_3, 1, count_3
des_core_c64x$des_core_c64x$2:
        B       .S2X   A1                   ; return
        NOP
        ZERO    .L2    B0                   ; ZERO    linear_6
||      STW     .D1T1  A17, *+A0[0]         ; STW     u, *+block[0]
        MVC     .S2    B0, AMR              ; MVC     linear_6, AMR
        NOP
        STW     .D1T1  A9, *+A0[1]          ; STW     v, *+block[1]
