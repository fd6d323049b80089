; broadside optimize: source b423fbcac00bb8096a1f36035433ef3453cba3847f0b6c808229bfbcbb044e2c
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 30 s an interval, 5 s a region
        .ref    des_sp_t, des_sp_u
; DES and triple-DES on one block of the C64x: block.sa, scheduled for that machine under names that end in
; _c64x. To be called with interrupts disabled, as there.

; DES and triple-DES on one block.
;
;       void des_block(uint32_t block[2], const uint32_t schedule[36]);
;       void des3_block(uint32_t block[2], const uint32_t schedule[108]);
;
; block     eight bytes, replaced by their ciphertext (with a decryption schedule: by the plaintext). Word aligned.
; schedule  what des_key_schedule_* or des3_key_schedule_* writes (round.inc). Word aligned, not overlapping
;           block; in data memory block 0 for the cycles stated.
;
; C = FP(rounds(IP(P))); between the passes of triple-DES FP and IP cancel, and the last round of one pass runs
; beside the first of the next. A misaligned pointer stops the machine's memory access. To be called with interrupts
; disabled: registers take new values while older ones are on their way, and AMR is set.

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

        .global des_block_c64x
        .align  32
des_block_c64x:
        MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        MV      .L2    B4, B8               ; move keys
||      MVKL    .S1    480597, A8           ; MVKL    0x00075555, circular_1
||      LDW     .D2T2  *+B0[0], B1          ; LDW     *+block[0], left
        MVK     .S1    16, A2               ; MVK     16, count_12
||      ADDK    .S2    -32, B15             ; frame
||      LDW     .D2T1  *+B0[1], A14         ; LDW     *+block[1], right
        STW     .D2T1  A12, *+B15[5]        ; save A12
        MVK     .L1    1, A18               ; MVK     1, one
||      MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4
||      STW     .D2T1  A14, *+B15[7]        ; save A14
        MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4
||      MVKL    .S2    858993459, B2        ; MVKL    0x33333333, m2
        SHRU    .S1X   B1, 4, A12           ; SHRU    left, 4, high_4
        XOR     .L1    A12, A14, A12        ; XOR     high_4, right, both_4
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        AND     .L1    A12, A3, A12         ; AND     both_4, m4, d_4
||      MVKH    .S1    480597, A8           ; MVKH    0x00075555, circular_1
        XOR     .L1    A14, A12, A12        ; XOR     right, d_4, right
||      SHL     .S1    A12, 4, A14          ; SHL     d_4, 4, moved_4
||      MVKH    .S2    858993459, B2        ; MVKH    0x33333333, m2
        XOR     .L1X   A14, B1, A11         ; XOR     left, moved_4, left
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MPYSU   .M1    1, A12, A14          ; MPYSU   1, right, y_5
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L1X   B3, A0               ; move return$
||      MPYHLU  .M1    A11, A18, A1         ; MPYHLU  left, one, x_5
||      LDW     .D2T2  *+B8[1], B11         ; LDW     *+keys[1], e0_11
        MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
        SUB     .L1    A14, A1, A1          ; SUB     y_5, x_5, e_5
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        SUB     .L1    A12, A1, A12         ; SUB     right, e_5, right
||      SHL     .S1    A1, 16, A1           ; SHL     e_5, 16, moved_5
||      ADDAW   .D2    B8, 3, B9            ; ADDAW   keys, 3, keys
        ADD     .L1    A11, A1, A11         ; ADD     left, moved_5, left
||      MVKL    .S1    16711935, A1         ; MVKL    0x00ff00ff, m8
||      STW     .D2T1  A13, *+B15[6]        ; save A13
        AND     .L1X   A12, B2, A13         ; AND     right, m2, y_6
||      SHRU    .S1    A11, 2, A14          ; SHRU    left, 2, high_6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        AND     .L1X   A14, B2, A14         ; AND     high_6, m2, x_6
||      MVKH    .S1    16711935, A1         ; MVKH    0x00ff00ff, m8
||      LDW     .D2T1  *+B8[0], A13         ; LDW     *+keys[0], k0_11
        SUB     .L1    A13, A14, A13        ; SUB     y_6, x_6, e_6
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1
||      STW     .D2T1  A15, *+B15[8]        ; save A15
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      ADDAW   .D1    A11, A13, A11        ; ADDAW   left, e_6, left
        SUB     .L1    A12, A13, A12        ; SUB     right, e_6, right
||      SHRU    .S1    A11, 8, A13          ; SHRU    left, 8, high_7
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        XOR     .L1    A13, A12, A14        ; XOR     high_7, right, both_7
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
        AND     .L1    A14, A1, A14         ; AND     both_7, m8, d_7
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        XOR     .L1    A12, A14, A12        ; XOR     right, d_7, right
||      XOR     .L2X   B11, A13, B11        ; XOR     k0_11, e0_11, kt0_11
||      SHL     .S1    A14, 8, A14          ; SHL     d_7, 8, moved_7
        SHRU    .S1    A12, 31, A10         ; SHRU    right, 31, top_8
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1    A11, A14, A10        ; XOR     left, moved_7, left
||      ADDAH   .D1    A10, A12, A11        ; ADDAH   top_8, right, right
        XOR     .L1    A10, A11, A12        ; XOR     left, right, both_9
||      LDW     .D2T1  *+B8[2], A11         ; LDW     *+keys[2], k1_11
        AND     .L1X   A12, B1, A12         ; AND     both_9, m1, d_9
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        XOR     .L1    A10, A12, A11        ; XOR     left, d_9, left
||      XOR     .S1    A11, A12, A10        ; XOR     right, d_9, right
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        XOR     .L1X   A10, B11, A9         ; XOR     right, kt0_11, t
||      SHRU    .S1    A11, 31, A12         ; SHRU    left, 31, top_10
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVC     .S2X   A8, AMR              ; MVC     circular_1, AMR
||      ADDAH   .D1    A12, A11, A8         ; ADDAH   top_10, left, left
        XOR     .L1    A10, A13, A19        ; XOR     right, k0_11, u
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      XOR     .D1    A8, A11, A17         ; XOR     left, k1_11, v
||      NOP
||      NOP
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 1, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 10.3, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 30.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 31.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 5.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 1 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_13, pair3_13, u4_13
;    XOR u4_13, s1_13, u
;    SHRU u, 8, u8_14
;    LDW *+A5[u8_14], s6_13
;    XOR s6_13, s7_13, pair1_13
;    XOR u1_13, pair1_13, u2_13
;    XOR u2_13, pair2_13, u3_13
;  units: L1 6/12, S1 6/12, M1 2/12, D1 10/12, L2 1/12, S2 5/12, M2 0/12, D2 6/12
;  cross paths: 1X 4/12, 2X 5/12
;  T paths: T1 6/12, T2 4/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11: proved infeasible (up to 2 stages), 10.3 s
;  II 11: time limit, 30.0 s
;  II 11: not found by annealing, 31.3 s
;  II 13: found, 5.4 s
;  II 12: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des_block_c64x$rounds:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_12, 1, count_12
||      SHRU    .S1    A19, 8, A8           ; <0> SHRU    u, 8, u8_14
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_14
||      MPYHLU  .M1    A19, A18, A16        ; <0> MPYHLU  u, one, u16_13
||      LDW     .D1T1  *+A4[A19], A16       ; <0> LDW     *+A4[u], s8_13
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], e_12
        SHRU    .S1    A19, 24, A8          ; <0> SHRU    u, 24, u24_14
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_14
||      MPY     .M1    -16, A9, A8          ; <0> MPY     -16, t, low_14
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_14], s7_13
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_14
||      LDW     .D1T2  *+A7[A8], B3         ; <0> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T1  *+B5[B3], A17        ; <0> LDW     *+B5[t12_14], s5_13
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_14
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_14], s3_13
        ADD     .L2X   B3, A8, B3           ; <0> ADD     high_14, low_14, t28_14
||      LDW     .D2T1  *-B9[1], A17         ; <0> LDW     *-keys[1], d_12
        XOR     .L1X   A17, B8, A17         ; <0> XOR     v, e_12, w_12
||      XOR     .D1    A17, A16, A9         ; <0> XOR     v, s8_13, u1_13
||      LDW     .D2T1  *+B7[B3], A16        ; <0> LDW     *+B7[t28_14], s1_13
        XOR     .L1X   A8, B3, A16          ; <0> XOR     s6_13, s7_13, pair1_13
||[A2]  B       .S2    des_block_c64x$rounds; <0> [count_12] B     rounds
||      XOR     .D1    A17, A16, A8         ; <0> XOR     w_12, s8_13, t1_13
        XOR     .L1    A9, A16, A9          ; <0> XOR     u1_13, pair1_13, u2_13
||      XOR     .S1X   A17, B3, A16         ; <0> XOR     s2_13, s5_13, pair2_13
||      XOR     .D1    A8, A16, A8          ; <0> XOR     t1_13, pair1_13, t2_13
        XOR     .L1    A8, A16, A8          ; <0> XOR     t2_13, pair2_13, t3_13
||      XOR     .S1    A9, A16, A9          ; <0> XOR     u2_13, pair2_13, u3_13
||      XOR     .D1X   A17, B3, A16         ; <0> XOR     s4_13, s3_13, pair3_13
        XOR     .S1    A9, A16, A9          ; <0> XOR     u3_13, pair3_13, u4_13
||      XOR     .D1    A8, A16, A8          ; <0> XOR     t3_13, pair3_13, t4_13
        XOR     .L1    A9, A16, A19         ; <0> XOR     u4_13, s1_13, u
||      XOR     .S1    A8, A16, A9          ; <0> XOR     t4_13, s1_13, t
||      XOR     .D1    A19, A17, A17        ; <0> XOR     u, d_12, v
        NOP
des_block_c64x$des_block_c64x$2:
        MV      .L1X   B0, A19              ; copy
||      ZERO    .L2    B3                   ; ZERO    linear_23
||      SHL     .S1    A19, 31, A2          ; SHL     u, 31, top_16
||      SHRU    .S2X   A19, 1, B0           ; SHRU    u, 1, rest_16
||      LDW     .D2T1  *+B15[7], A14        ; restore A14
        ADD     .L2X   B0, A2, B0           ; ADD     top_16, rest_16, u
||      MVC     .S2    B3, AMR              ; MVC     linear_23, AMR
||      LDW     .D2T1  *+B15[6], A13        ; restore A13
        XOR     .L1X   A17, B0, A2          ; XOR     u, v, both_17
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        AND     .L2X   B1, A2, B1           ; AND     both_17, m1, d_17
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L2X   B1, A17, B3          ; XOR     v, d_17, v
        XOR     .L2    B0, B1, B0           ; XOR     u, d_17, u
||      SHL     .S1X   B3, 31, A17          ; SHL     v, 31, top_18
||      SHRU    .S2    B3, 1, B1            ; SHRU    v, 1, rest_18
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L2X   B1, A17, B1          ; ADD     top_18, rest_18, v
||      SHRU    .S1X   B0, 8, A17           ; SHRU    u, 8, high_19
        XOR     .L2X   B1, A17, B3          ; XOR     high_19, v, both_19
        AND     .L2X   B3, A1, B3           ; AND     both_19, m8, d_19
        XOR     .L2    B1, B3, B1           ; XOR     v, d_19, v
||      SHL     .S1X   B3, 8, A1            ; SHL     d_19, 8, moved_19
        XOR     .L1X   A1, B0, A1           ; XOR     u, moved_19, u
||      AND     .L2    B1, B2, B0           ; AND     v, m2, y_20
        SHRU    .S1    A1, 2, A17           ; SHRU    u, 2, high_20
        AND     .L1X   A17, B2, A17         ; AND     high_20, m2, x_20
        SUB     .L1X   B0, A17, A17         ; SUB     y_20, x_20, e_20
        SUB     .L1X   B1, A17, A17         ; SUB     v, e_20, v
||      ADDAW   .D1    A1, A17, A1          ; ADDAW   u, e_20, u
        MPYHLU  .M1    A1, A18, A18         ; MPYHLU  u, one, x_21
||      MPYSU   .M2X   1, A17, B1           ; MPYSU   1, v, y_21
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        NOP
        SUB     .L1X   B1, A18, A18         ; SUB     y_21, x_21, e_21
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        SUB     .L1    A17, A18, A17        ; SUB     v, e_21, v
||      SHL     .S1    A18, 16, A18         ; SHL     e_21, 16, moved_21
        ADD     .L1    A1, A18, A1          ; ADD     u, moved_21, u
        SHRU    .S1    A1, 4, A0            ; SHRU    u, 4, high_22
||      B       .S2X   A0                   ; return
        XOR     .L1    A0, A17, A0          ; XOR     high_22, v, both_22
||      LDW     .D2T1  *+B15[8], A15        ; restore A15
        AND     .L1    A0, A3, A0           ; AND     both_22, m4, d_22
        XOR     .L1    A17, A0, A0          ; XOR     v, d_22, v
||      SHL     .S1    A0, 4, A17           ; SHL     d_22, 4, moved_22
        XOR     .L1    A1, A17, A0          ; XOR     u, moved_22, u
||      STW     .D1T1  A0, *+A19[1]         ; STW     v, *+block[1]
        ADDK    .S2    32, B15              ; frame
||      STW     .D1T1  A0, *+A19[0]         ; STW     u, *+block[0]

        .global des3_block_c64x
        .align  32
des3_block_c64x:
        MV      .L2    B4, B8               ; move keys
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      MV      .D2X   A4, B0               ; move block
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+block[0], left
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], right
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D2T1  *+B8[1], A2          ; LDW     *+keys[1], e0_34
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D2T1  *+B8[0], A8          ; LDW     *+keys[0], k0_34
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4
||      SHRU    .S2X   A0, 4, B1            ; SHRU    left, 4, high_27
        XOR     .L1X   A1, B1, A8           ; XOR     high_27, right, both_27
||      MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        AND     .L1    A8, A3, A9           ; AND     both_27, m4, d_27
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        XOR     .L1    A1, A9, A1           ; XOR     right, d_27, right
||      SHL     .S1    A9, 4, A9            ; SHL     d_27, 4, moved_27
||      ADDK    .S2    -32, B15             ; frame
||      XOR     .D1    A8, A2, A2           ; XOR     k0_34, e0_34, kt0_34
        MVK     .L1    1, A18               ; MVK     1, one
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MPYSU   .M1    1, A1, A13           ; MPYSU   1, right, y_28
||      XOR     .D1    A0, A9, A0           ; XOR     left, moved_27, left
||      STW     .D2T1  A14, *+B15[8]        ; save A14
        MPYHLU  .M1    A0, A18, A9          ; MPYHLU  left, one, x_28
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        STW     .D2T2  B12, *+B15[6]        ; save B12
        SUB     .L1    A13, A9, A9          ; SUB     y_28, x_28, e_28
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        SHL     .S1    A9, 16, A12          ; SHL     e_28, 16, moved_28
||      MVKL    .S2    858993459, B2        ; MVKL    0x33333333, m2
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        ADD     .L1    A0, A12, A0          ; ADD     left, moved_28, left
||      MVKH    .S2    858993459, B2        ; MVKH    0x33333333, m2
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        SUB     .L1    A1, A9, A9           ; SUB     right, e_28, right
||      SHRU    .S2X   A0, 2, B10           ; SHRU    left, 2, high_29
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        AND     .L1X   A9, B2, A10          ; AND     right, m2, y_29
||      AND     .L2    B10, B2, B10         ; AND     high_29, m2, x_29
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        SUB     .L1X   A10, B10, A10        ; SUB     y_29, x_29, e_29
        MVKL    .S1    16711935, A1         ; MVKL    0x00ff00ff, m8
||      ADDAW   .D1    A0, A10, A0          ; ADDAW   left, e_29, left
        SUB     .L1    A9, A10, A9          ; SUB     right, e_29, right
||      SHRU    .S1    A0, 8, A10           ; SHRU    left, 8, high_30
        XOR     .L1    A10, A9, A10         ; XOR     high_30, right, both_30
||      MVKH    .S1    16711935, A1         ; MVKH    0x00ff00ff, m8
        AND     .L1    A10, A1, A10         ; AND     both_30, m8, d_30
        XOR     .L1    A9, A10, A9          ; XOR     right, d_30, right
||      SHL     .S1    A10, 8, A10          ; SHL     d_30, 8, moved_30
        SHRU    .S1    A9, 31, A11          ; SHRU    right, 31, top_31
        XOR     .L1    A0, A10, A0          ; XOR     left, moved_30, left
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1
||      ADDAH   .D1    A11, A9, A9          ; ADDAH   top_31, right, right
        XOR     .L1    A0, A9, A10          ; XOR     left, right, both_32
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1
||      LDW     .D2T1  *+B8[2], A2          ; LDW     *+keys[2], k1_34
        AND     .L1X   A10, B1, A10         ; AND     both_32, m1, d_32
        XOR     .L1    A0, A10, A0          ; XOR     left, d_32, left
||      XOR     .S1    A9, A10, A9          ; XOR     right, d_32, right
        XOR     .L1    A9, A8, A19          ; XOR     right, k0_34, u
||      SHRU    .S1    A0, 31, A2           ; SHRU    left, 31, top_33
||      MVKL    .S2    480597, B10          ; MVKL    0x00075555, circular_24
||      XOR     .D1    A9, A2, A9           ; XOR     right, kt0_34, t
        MVKH    .S2    480597, B10          ; MVKH    0x00075555, circular_24
||      ADDAH   .D1    A2, A0, A0           ; ADDAH   top_33, left, left
||      NOP
||      NOP
        XOR     .L1    A0, A2, A17          ; XOR     left, k1_34, v
||      MVK     .S1    15, A2               ; MVK     15, count_35
||      MVC     .S2    B10, AMR             ; MVC     circular_24, AMR
||      MV      .D1X   B3, A0               ; move return$
||      ADDAW   .D2    B8, 3, B9            ; ADDAW   keys, 3, keys
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds1", "ii": 12, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 1, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 11.2, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 30.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 38.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 6.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds1: II 12, 1 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_36, pair3_36, u4_36
;    XOR u4_36, s1_36, u
;    SHRU u, 8, u8_37
;    LDW *+A5[u8_37], s6_36
;    XOR s6_36, s7_36, pair1_36
;    XOR u1_36, pair1_36, u2_36
;    XOR u2_36, pair2_36, u3_36
;  units: L1 6/12, S1 7/12, M1 2/12, D1 9/12, L2 0/12, S2 6/12, M2 0/12, D2 6/12
;  cross paths: 1X 4/12, 2X 5/12
;  T paths: T1 6/12, T2 4/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11: proved infeasible (up to 2 stages), 11.2 s
;  II 11: time limit, 30.0 s
;  II 11: not found by annealing, 38.6 s
;  II 13: found, 6.8 s
;  II 12: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des3_block_c64x$rounds1:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_35, 1, count_35
||      SHRU    .S1    A19, 8, A8           ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_37
||      MPYHLU  .M1    A19, A18, A16        ; <0> MPYHLU  u, one, u16_36
||      LDW     .D1T1  *+A4[A19], A9        ; <0> LDW     *+A4[u], s8_36
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], e_35
        SHRU    .S1    A19, 24, A8          ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_37
||      MPY     .M1    -16, A9, A8          ; <0> MPY     -16, t, low_37
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T2  *+A7[A8], B3         ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T1  *+B5[B3], A17        ; <0> LDW     *+B5[t12_37], s5_36
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_37
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B6[B3], A17        ; <0> LDW     *+B6[t20_37], s3_36
        ADD     .S2X   B3, A8, B3           ; <0> ADD     high_37, low_37, t28_37
||      LDW     .D2T1  *-B9[1], A17         ; <0> LDW     *-keys[1], d_35
        XOR     .D1X   A17, B8, A16         ; <0> XOR     v, e_35, w_35
||      LDW     .D2T1  *+B7[B3], A16        ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L1    A17, A9, A9          ; <0> XOR     v, s8_36, u1_36
||      XOR     .S1X   A8, B3, A16          ; <0> XOR     s6_36, s7_36, pair1_36
||[A2]  B       .S2    des3_block_c64x$rounds1; <0> [count_35] B     rounds1
||      XOR     .D1    A16, A9, A8          ; <0> XOR     w_35, s8_36, t1_36
        XOR     .L1X   A17, B3, A16         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .S1    A8, A16, A8          ; <0> XOR     t1_36, pair1_36, t2_36
||      XOR     .D1    A9, A16, A9          ; <0> XOR     u1_36, pair1_36, u2_36
        XOR     .L1    A8, A16, A8          ; <0> XOR     t2_36, pair2_36, t3_36
||      XOR     .S1X   A17, B3, A16         ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .D1    A9, A16, A9          ; <0> XOR     u2_36, pair2_36, u3_36
        XOR     .L1    A9, A16, A9          ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .S1    A8, A16, A8          ; <0> XOR     t3_36, pair3_36, t4_36
        XOR     .L1    A9, A16, A19         ; <0> XOR     u4_36, s1_36, u
||      XOR     .S1    A8, A16, A9          ; <0> XOR     t4_36, s1_36, t
||      XOR     .D1    A19, A17, A17        ; <0> XOR     u, d_35, v
        NOP
des3_block_c64x$des3_block_c64x$2:
        SHRU    .S1    A19, 8, A2           ; SHRU    u, 8, u8_40
||      SHRU    .S2X   A9, 4, B3            ; SHRU    t, 4, t4_40
||      LDW     .D1T2  *+A4[A19], B11       ; LDW     *+A4[u], s8_39
||      LDW     .D2T1  *+B9[1], A9          ; LDW     *+keys[1], d15_38
        SHRU    .S2X   A9, 28, B8           ; SHRU    t, 28, high_40
||      MPYHLU  .M1    A19, A18, A8         ; MPYHLU  u, one, u16_39
||      LDW     .D1T1  *+A5[A2], A17        ; LDW     *+A5[u8_40], s6_39
||      LDW     .D2T2  *+B9[3], B10         ; LDW     *+keys[3], k0_38
        MVK     .L1    14, A2               ; MVK     14, count_43
||      SHRU    .S2X   A9, 20, B3           ; SHRU    t, 20, t20_40
||      LDW     .D2T1  *+B4[B3], A9         ; LDW     *+B4[t4_40], s7_39
        LDW     .D1T1  *+A6[A8], A11        ; LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B9[4], B3          ; LDW     *+keys[4], e0_38
        SHRU    .S1    A19, 24, A8          ; SHRU    u, 24, u24_40
||      SHRU    .S2X   A9, 12, B10          ; SHRU    t, 12, t12_40
||      MPY     .M1    -16, A9, A10         ; MPY     -16, t, low_40
||      LDW     .D2T1  *+B9[5], A9          ; LDW     *+keys[5], k1_38
        XOR     .L1X   A17, B11, A8         ; XOR     v, s8_39, v1_39
||      LDW     .D1T2  *+A7[A8], B8         ; LDW     *+A7[u24_40], s2_39
||      LDW     .D2T1  *+B5[B10], A12       ; LDW     *+B5[t12_40], s5_39
        XOR     .L1X   A9, B10, A11         ; XOR     k0_38, d15_38, add_38
||      LDW     .D2T2  *+B9[7], B8          ; LDW     *+keys[7], d0_38
        XOR     .L1    A19, A11, A10        ; XOR     u, add_38, u
||      ADD     .L2X   B8, A10, B8          ; ADD     high_40, low_40, t28_40
||      LDW     .D2T1  *+B6[B3], A17        ; LDW     *+B6[t20_40], s3_39
        XOR     .L1    A17, A9, A17         ; XOR     s6_39, s7_39, pair1_39
||      SHRU    .S1    A10, 8, A19          ; SHRU    u, 8, u8_42
||      LDW     .D1T1  *+A4[A10], A8        ; LDW     *+A4[u], s8_41
||      LDW     .D2T2  *+B7[B8], B3         ; LDW     *+B7[t28_40], s1_39
        XOR     .L2X   B3, A10, B3          ; XOR     u, e0_38, t
||      SHRU    .S1    A10, 24, A19         ; SHRU    u, 24, u24_42
||      MPYHLU  .M1    A10, A18, A12        ; MPYHLU  u, one, u16_41
||      LDW     .D1T2  *+A5[A19], B10       ; LDW     *+A5[u8_42], s6_41
||      LDW     .D2T1  *+B9[6], A11         ; LDW     *+keys[6], e1_38
        XOR     .L1    A8, A17, A8          ; XOR     v1_39, pair1_39, v2_39
||      XOR     .L2X   B8, A12, B10         ; XOR     s2_39, s5_39, pair2_39
||      SHRU    .S2    B3, 4, B11           ; SHRU    t, 4, t4_42
||      MPY     .M2    -16, B3, B11         ; MPY     -16, t, low_42
        SHRU    .S1X   B3, 28, A12          ; SHRU    t, 28, high_42
||      SHRU    .S2    B3, 12, B12          ; SHRU    t, 12, t12_42
||      LDW     .D1T2  *+A6[A12], B3        ; LDW     *+A6[u16_41], s4_41
||      LDW     .D2T1  *+B4[B11], A12       ; LDW     *+B4[t4_42], s7_41
        XOR     .L1    A11, A17, A11        ; XOR     s4_39, s3_39, pair3_39
||      XOR     .S1X   A8, B10, A17         ; XOR     v2_39, pair2_39, v3_39
||      SHRU    .S2    B3, 20, B10          ; SHRU    t, 20, t20_42
||      LDW     .D1T1  *+A7[A19], A8        ; LDW     *+A7[u24_42], s2_41
||      LDW     .D2T2  *+B5[B12], B10       ; LDW     *+B5[t12_42], s5_41
        XOR     .L1    A17, A11, A17        ; XOR     v3_39, pair3_39, v4_39
||      LDW     .D2T1  *+B6[B10], A8        ; LDW     *+B6[t20_42], s3_41
        XOR     .L1    A9, A11, A11         ; XOR     k1_38, e1_38, cw_38
||      ADD     .L2X   B11, A12, B3         ; ADD     high_42, low_42, t28_42
||      XOR     .S1X   A17, B3, A12         ; XOR     v4_39, s1_39, x17_38
        XOR     .L1    A12, A11, A9         ; XOR     x17_38, cw_38, w_38
||      XOR     .S1    A12, A9, A11         ; XOR     x17_38, k1_38, v
||      LDW     .D2T1  *+B7[B3], A8         ; LDW     *+B7[t28_42], s1_41
        XOR     .L1X   A12, B10, A9         ; XOR     s6_41, s7_41, pair1_41
||      XOR     .S1    A11, A8, A11         ; XOR     v, s8_41, u1_41
||      XOR     .D1    A9, A8, A12          ; XOR     w_38, s8_41, t1_41
        XOR     .L1X   A8, B10, A9          ; XOR     s2_41, s5_41, pair2_41
||      XOR     .S1    A11, A9, A11         ; XOR     u1_41, pair1_41, u2_41
||      XOR     .D1    A12, A9, A12         ; XOR     t1_41, pair1_41, t2_41
        XOR     .L1X   A8, B3, A8           ; XOR     s4_41, s3_41, pair3_41
||      XOR     .S1    A11, A9, A9          ; XOR     u2_41, pair2_41, u3_41
||      XOR     .D1    A12, A9, A11         ; XOR     t2_41, pair2_41, t3_41
        XOR     .L1    A9, A8, A9           ; XOR     u3_41, pair3_41, u4_41
||      XOR     .S1    A11, A8, A11         ; XOR     t3_41, pair3_41, t4_41
||      NOP
        XOR     .L1X   A10, B8, A17         ; XOR     u, d0_38, v
||      XOR     .S1    A9, A8, A19          ; XOR     u4_41, s1_41, u
||      XOR     .D1    A11, A8, A9          ; XOR     t4_41, s1_41, t
||      ADDAW   .D2    B9, 8, B9            ; ADDAW   keys, 8, keys
||      NOP
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds2", "ii": 12, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 1, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 11.2, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 30.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 38.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds2: II 12, 1 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_44, pair3_44, u4_44
;    XOR u4_44, s1_44, u
;    SHRU u, 8, u8_45
;    LDW *+A5[u8_45], s6_44
;    XOR s6_44, s7_44, pair1_44
;    XOR u1_44, pair1_44, u2_44
;    XOR u2_44, pair2_44, u3_44
;  units: L1 6/12, S1 7/12, M1 2/12, D1 9/12, L2 0/12, S2 6/12, M2 0/12, D2 6/12
;  cross paths: 1X 4/12, 2X 5/12
;  T paths: T1 6/12, T2 4/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11: proved infeasible (up to 2 stages), 11.2 s
;  II 11: time limit, 30.0 s
;  II 11: not found by annealing, 38.6 s
;  II 13: found, 0.0 s
;  II 12: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des3_block_c64x$rounds2:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_43, 1, count_43
||      SHRU    .S1    A19, 8, A8           ; <0> SHRU    u, 8, u8_45
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_45
||      MPYHLU  .M1    A19, A18, A16        ; <0> MPYHLU  u, one, u16_44
||      LDW     .D1T1  *+A4[A19], A9        ; <0> LDW     *+A4[u], s8_44
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], e_43
        SHRU    .S1    A19, 24, A8          ; <0> SHRU    u, 24, u24_45
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_45
||      MPY     .M1    -16, A9, A8          ; <0> MPY     -16, t, low_45
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[u8_45], s6_44
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_45], s7_44
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_45
||      LDW     .D1T2  *+A7[A8], B3         ; <0> LDW     *+A7[u24_45], s2_44
||      LDW     .D2T1  *+B5[B3], A17        ; <0> LDW     *+B5[t12_45], s5_44
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_45
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[u16_44], s4_44
||      LDW     .D2T1  *+B6[B3], A17        ; <0> LDW     *+B6[t20_45], s3_44
        ADD     .S2X   B3, A8, B3           ; <0> ADD     high_45, low_45, t28_45
||      LDW     .D2T1  *-B9[1], A17         ; <0> LDW     *-keys[1], d_43
        XOR     .D1X   A17, B8, A16         ; <0> XOR     v, e_43, w_43
||      LDW     .D2T1  *+B7[B3], A16        ; <0> LDW     *+B7[t28_45], s1_44
        XOR     .L1    A17, A9, A9          ; <0> XOR     v, s8_44, u1_44
||      XOR     .S1X   A8, B3, A16          ; <0> XOR     s6_44, s7_44, pair1_44
||[A2]  B       .S2    des3_block_c64x$rounds2; <0> [count_43] B     rounds2
||      XOR     .D1    A16, A9, A8          ; <0> XOR     w_43, s8_44, t1_44
        XOR     .L1X   A17, B3, A16         ; <0> XOR     s2_44, s5_44, pair2_44
||      XOR     .S1    A8, A16, A8          ; <0> XOR     t1_44, pair1_44, t2_44
||      XOR     .D1    A9, A16, A9          ; <0> XOR     u1_44, pair1_44, u2_44
        XOR     .L1    A8, A16, A8          ; <0> XOR     t2_44, pair2_44, t3_44
||      XOR     .S1X   A17, B3, A16         ; <0> XOR     s4_44, s3_44, pair3_44
||      XOR     .D1    A9, A16, A9          ; <0> XOR     u2_44, pair2_44, u3_44
        XOR     .L1    A9, A16, A9          ; <0> XOR     u3_44, pair3_44, u4_44
||      XOR     .S1    A8, A16, A8          ; <0> XOR     t3_44, pair3_44, t4_44
        XOR     .L1    A9, A16, A19         ; <0> XOR     u4_44, s1_44, u
||      XOR     .S1    A8, A16, A9          ; <0> XOR     t4_44, s1_44, t
||      XOR     .D1    A19, A17, A17        ; <0> XOR     u, d_43, v
        NOP
des3_block_c64x$des3_block_c64x$4:
        SHRU    .S1    A19, 8, A2           ; SHRU    u, 8, u8_48
||      SHRU    .S2X   A9, 4, B3            ; SHRU    t, 4, t4_48
||      LDW     .D1T2  *+A4[A19], B11       ; LDW     *+A4[u], s8_47
||      LDW     .D2T1  *+B9[1], A9          ; LDW     *+keys[1], d15_46
        SHRU    .S2X   A9, 28, B8           ; SHRU    t, 28, high_48
||      MPYHLU  .M1    A19, A18, A8         ; MPYHLU  u, one, u16_47
||      LDW     .D1T1  *+A5[A2], A17        ; LDW     *+A5[u8_48], s6_47
||      LDW     .D2T2  *+B9[3], B10         ; LDW     *+keys[3], k0_46
        MVK     .L1    15, A2               ; MVK     15, count_51
||      SHRU    .S2X   A9, 20, B3           ; SHRU    t, 20, t20_48
||      LDW     .D2T1  *+B4[B3], A9         ; LDW     *+B4[t4_48], s7_47
        LDW     .D1T1  *+A6[A8], A11        ; LDW     *+A6[u16_47], s4_47
||      LDW     .D2T2  *+B9[4], B3          ; LDW     *+keys[4], e0_46
        SHRU    .S1    A19, 24, A8          ; SHRU    u, 24, u24_48
||      SHRU    .S2X   A9, 12, B10          ; SHRU    t, 12, t12_48
||      MPY     .M1    -16, A9, A10         ; MPY     -16, t, low_48
||      LDW     .D2T1  *+B9[5], A9          ; LDW     *+keys[5], k1_46
        XOR     .L1X   A17, B11, A8         ; XOR     v, s8_47, v1_47
||      LDW     .D1T2  *+A7[A8], B8         ; LDW     *+A7[u24_48], s2_47
||      LDW     .D2T1  *+B5[B10], A12       ; LDW     *+B5[t12_48], s5_47
        XOR     .L1X   A9, B10, A11         ; XOR     k0_46, d15_46, add_46
||      LDW     .D2T2  *+B9[7], B8          ; LDW     *+keys[7], d0_46
        XOR     .L1    A19, A11, A10        ; XOR     u, add_46, u
||      ADD     .L2X   B8, A10, B8          ; ADD     high_48, low_48, t28_48
||      LDW     .D2T1  *+B6[B3], A17        ; LDW     *+B6[t20_48], s3_47
        XOR     .L1    A17, A9, A17         ; XOR     s6_47, s7_47, pair1_47
||      SHRU    .S1    A10, 8, A19          ; SHRU    u, 8, u8_50
||      LDW     .D1T1  *+A4[A10], A8        ; LDW     *+A4[u], s8_49
||      LDW     .D2T2  *+B7[B8], B3         ; LDW     *+B7[t28_48], s1_47
        XOR     .L2X   B3, A10, B3          ; XOR     u, e0_46, t
||      SHRU    .S1    A10, 24, A19         ; SHRU    u, 24, u24_50
||      MPYHLU  .M1    A10, A18, A12        ; MPYHLU  u, one, u16_49
||      LDW     .D1T2  *+A5[A19], B10       ; LDW     *+A5[u8_50], s6_49
||      LDW     .D2T1  *+B9[6], A11         ; LDW     *+keys[6], e1_46
        XOR     .L1    A8, A17, A8          ; XOR     v1_47, pair1_47, v2_47
||      XOR     .L2X   B8, A12, B10         ; XOR     s2_47, s5_47, pair2_47
||      SHRU    .S2    B3, 4, B11           ; SHRU    t, 4, t4_50
||      MPY     .M2    -16, B3, B11         ; MPY     -16, t, low_50
        SHRU    .S1X   B3, 28, A12          ; SHRU    t, 28, high_50
||      SHRU    .S2    B3, 12, B12          ; SHRU    t, 12, t12_50
||      LDW     .D1T2  *+A6[A12], B3        ; LDW     *+A6[u16_49], s4_49
||      LDW     .D2T1  *+B4[B11], A12       ; LDW     *+B4[t4_50], s7_49
        XOR     .L1    A11, A17, A11        ; XOR     s4_47, s3_47, pair3_47
||      XOR     .S1X   A8, B10, A17         ; XOR     v2_47, pair2_47, v3_47
||      SHRU    .S2    B3, 20, B10          ; SHRU    t, 20, t20_50
||      LDW     .D1T1  *+A7[A19], A8        ; LDW     *+A7[u24_50], s2_49
||      LDW     .D2T2  *+B5[B12], B10       ; LDW     *+B5[t12_50], s5_49
        XOR     .L1    A17, A11, A17        ; XOR     v3_47, pair3_47, v4_47
||      LDW     .D2T1  *+B6[B10], A8        ; LDW     *+B6[t20_50], s3_49
        XOR     .L1    A9, A11, A11         ; XOR     k1_46, e1_46, cw_46
||      ADD     .L2X   B11, A12, B3         ; ADD     high_50, low_50, t28_50
||      XOR     .S1X   A17, B3, A12         ; XOR     v4_47, s1_47, x17_46
        XOR     .L1    A12, A11, A9         ; XOR     x17_46, cw_46, w_46
||      XOR     .S1    A12, A9, A11         ; XOR     x17_46, k1_46, v
||      LDW     .D2T1  *+B7[B3], A8         ; LDW     *+B7[t28_50], s1_49
        XOR     .L1X   A12, B10, A9         ; XOR     s6_49, s7_49, pair1_49
||      XOR     .S1    A11, A8, A11         ; XOR     v, s8_49, u1_49
||      XOR     .D1    A9, A8, A12          ; XOR     w_46, s8_49, t1_49
        XOR     .L1X   A8, B10, A9          ; XOR     s2_49, s5_49, pair2_49
||      XOR     .S1    A11, A9, A11         ; XOR     u1_49, pair1_49, u2_49
||      XOR     .D1    A12, A9, A12         ; XOR     t1_49, pair1_49, t2_49
        XOR     .L1X   A8, B3, A8           ; XOR     s4_49, s3_49, pair3_49
||      XOR     .S1    A11, A9, A9          ; XOR     u2_49, pair2_49, u3_49
||      XOR     .D1    A12, A9, A11         ; XOR     t2_49, pair2_49, t3_49
        XOR     .L1    A9, A8, A9           ; XOR     u3_49, pair3_49, u4_49
||      XOR     .S1    A11, A8, A11         ; XOR     t3_49, pair3_49, t4_49
||      NOP
        XOR     .L1X   A10, B8, A17         ; XOR     u, d0_46, v
||      XOR     .S1    A9, A8, A19          ; XOR     u4_49, s1_49, u
||      XOR     .D1    A11, A8, A9          ; XOR     t4_49, s1_49, t
||      ADDAW   .D2    B9, 8, B9            ; ADDAW   keys, 8, keys
||      NOP
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds3", "ii": 12, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 1, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 10.3, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 30.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 31.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds3: II 12, 1 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_52, pair3_52, u4_52
;    XOR u4_52, s1_52, u
;    SHRU u, 8, u8_53
;    LDW *+A5[u8_53], s6_52
;    XOR s6_52, s7_52, pair1_52
;    XOR u1_52, pair1_52, u2_52
;    XOR u2_52, pair2_52, u3_52
;  units: L1 6/12, S1 6/12, M1 2/12, D1 10/12, L2 1/12, S2 5/12, M2 0/12, D2 6/12
;  cross paths: 1X 4/12, 2X 5/12
;  T paths: T1 6/12, T2 4/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11: proved infeasible (up to 2 stages), 10.3 s
;  II 11: time limit, 30.0 s
;  II 11: not found by annealing, 31.3 s
;  II 13: found, 0.0 s
;  II 12: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des3_block_c64x$rounds3:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_51, 1, count_51
||      SHRU    .S1    A19, 8, A8           ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_53
||      MPYHLU  .M1    A19, A18, A16        ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A4[A19], A16       ; <0> LDW     *+A4[u], s8_52
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A19, 24, A8          ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_53
||      MPY     .M1    -16, A9, A8          ; <0> MPY     -16, t, low_53
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T2  *+A7[A8], B3         ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T1  *+B5[B3], A17        ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_53], s3_52
        ADD     .L2X   B3, A8, B3           ; <0> ADD     high_53, low_53, t28_53
||      LDW     .D2T1  *-B9[1], A17         ; <0> LDW     *-keys[1], d_51
        XOR     .L1X   A17, B8, A17         ; <0> XOR     v, e_51, w_51
||      XOR     .D1    A17, A16, A9         ; <0> XOR     v, s8_52, u1_52
||      LDW     .D2T1  *+B7[B3], A16        ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L1X   A8, B3, A16          ; <0> XOR     s6_52, s7_52, pair1_52
||[A2]  B       .S2    des3_block_c64x$rounds3; <0> [count_51] B     rounds3
||      XOR     .D1    A17, A16, A8         ; <0> XOR     w_51, s8_52, t1_52
        XOR     .L1    A9, A16, A9          ; <0> XOR     u1_52, pair1_52, u2_52
||      XOR     .S1X   A17, B3, A16         ; <0> XOR     s2_52, s5_52, pair2_52
||      XOR     .D1    A8, A16, A8          ; <0> XOR     t1_52, pair1_52, t2_52
        XOR     .L1    A8, A16, A8          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .S1    A9, A16, A9          ; <0> XOR     u2_52, pair2_52, u3_52
||      XOR     .D1X   A17, B3, A16         ; <0> XOR     s4_52, s3_52, pair3_52
        XOR     .S1    A9, A16, A9          ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .D1    A8, A16, A8          ; <0> XOR     t3_52, pair3_52, t4_52
        XOR     .L1    A9, A16, A19         ; <0> XOR     u4_52, s1_52, u
||      XOR     .S1    A8, A16, A9          ; <0> XOR     t4_52, s1_52, t
||      XOR     .D1    A19, A17, A17        ; <0> XOR     u, d_51, v
        NOP
des3_block_c64x$des3_block_c64x$6:
        MV      .L1X   B0, A19              ; copy
||      ZERO    .L2    B3                   ; ZERO    linear_62
||      SHL     .S1    A19, 31, A2          ; SHL     u, 31, top_55
||      SHRU    .S2X   A19, 1, B0           ; SHRU    u, 1, rest_55
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        ADD     .L2X   B0, A2, B0           ; ADD     top_55, rest_55, u
||      MVC     .S2    B3, AMR              ; MVC     linear_62, AMR
||      LDW     .D2T2  *+B15[6], B12        ; restore B12
        XOR     .L1X   A17, B0, A2          ; XOR     u, v, both_56
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        AND     .L2X   B1, A2, B1           ; AND     both_56, m1, d_56
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L2X   B1, A17, B3          ; XOR     v, d_56, v
        XOR     .L2    B0, B1, B0           ; XOR     u, d_56, u
||      SHL     .S1X   B3, 31, A17          ; SHL     v, 31, top_57
||      SHRU    .S2    B3, 1, B1            ; SHRU    v, 1, rest_57
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L2X   B1, A17, B1          ; ADD     top_57, rest_57, v
||      SHRU    .S1X   B0, 8, A17           ; SHRU    u, 8, high_58
        XOR     .L2X   B1, A17, B3          ; XOR     high_58, v, both_58
        AND     .L2X   B3, A1, B3           ; AND     both_58, m8, d_58
        XOR     .L2    B1, B3, B1           ; XOR     v, d_58, v
||      SHL     .S1X   B3, 8, A1            ; SHL     d_58, 8, moved_58
        XOR     .L1X   A1, B0, A1           ; XOR     u, moved_58, u
||      AND     .L2    B1, B2, B0           ; AND     v, m2, y_59
        SHRU    .S1    A1, 2, A17           ; SHRU    u, 2, high_59
        AND     .L1X   A17, B2, A17         ; AND     high_59, m2, x_59
        SUB     .L1X   B0, A17, A17         ; SUB     y_59, x_59, e_59
        SUB     .L1X   B1, A17, A17         ; SUB     v, e_59, v
||      ADDAW   .D1    A1, A17, A1          ; ADDAW   u, e_59, u
        MPYHLU  .M1    A1, A18, A18         ; MPYHLU  u, one, x_60
||      MPYSU   .M2X   1, A17, B1           ; MPYSU   1, v, y_60
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        NOP
        SUB     .L1X   B1, A18, A18         ; SUB     y_60, x_60, e_60
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        SUB     .L1    A17, A18, A17        ; SUB     v, e_60, v
||      SHL     .S1    A18, 16, A18         ; SHL     e_60, 16, moved_60
        ADD     .L1    A1, A18, A1          ; ADD     u, moved_60, u
        SHRU    .S1    A1, 4, A0            ; SHRU    u, 4, high_61
||      B       .S2X   A0                   ; return
        XOR     .L1    A0, A17, A0          ; XOR     high_61, v, both_61
||      LDW     .D2T1  *+B15[8], A14        ; restore A14
        AND     .L1    A0, A3, A0           ; AND     both_61, m4, d_61
        XOR     .L1    A17, A0, A0          ; XOR     v, d_61, v
||      SHL     .S1    A0, 4, A17           ; SHL     d_61, 4, moved_61
        XOR     .L1    A1, A17, A0          ; XOR     u, moved_61, u
||      STW     .D1T1  A0, *+A19[1]         ; STW     v, *+block[1]
        ADDK    .S2    32, B15              ; frame
||      STW     .D1T1  A0, *+A19[0]         ; STW     u, *+block[0]
