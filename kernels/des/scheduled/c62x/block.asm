; broadside optimize: source e0aafcb85bc36298e279feee553b2d6af5f562f593caaa6a12862aa27fc2654f
; broadside 0.2.0, OR-Tools 9.15.6755, seed 4, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
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

        .global des_block
des_block:
        MV      .L2X   A4, B0               ; argument
        LDW     .D2T1  *+B0[0], A0          ; LDW     *+block[0], left
        LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], right
        NOP     2
        ADDK    .S2    -16, B15             ; frame
        MVKL    .S1    252645135, A12       ; MVKL    0x0f0f0f0f, m4
||      SHRU    .S2X   A0, 4, B1            ; SHRU    left, 4, high_4
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        XOR     .L1X   A1, B1, A2           ; XOR     high_4, right, both_4
||      MVKH    .S1    252645135, A12       ; MVKH    0x0f0f0f0f, m4
        AND     .L1    A2, A12, A2          ; AND     both_4, m4, d_4
||      MVK     .S1    1, A3                ; MVK     1, one
        XOR     .L1    A1, A2, A1           ; XOR     right, d_4, right
||      SHL     .S2X   A2, 4, B1            ; SHL     d_4, 4, moved_4
        XOR     .L2X   B1, A0, B1           ; XOR     left, moved_4, left
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MPYSU   .M1    1, A1, A0            ; MPYSU   1, right, y_5
||      MPYHLU  .M2X   B1, A3, B2           ; MPYHLU  left, one, x_5
        NOP
        SUB     .L1X   A0, B2, A0           ; SUB     y_5, x_5, e_5
        SUB     .L1    A1, A0, A0           ; SUB     right, e_5, right
||      SHL     .S1    A0, 16, A1           ; SHL     e_5, 16, moved_5
        ADD     .L1X   A1, B1, A1           ; ADD     left, moved_5, left
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2
        SHRU    .S1    A1, 2, A2            ; SHRU    left, 2, high_6
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2
        AND     .L1X   A2, B8, A2           ; AND     high_6, m2, x_6
||      AND     .L2X   B8, A0, B1           ; AND     right, m2, y_6
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SUB     .L1X   B1, A2, A2           ; SUB     y_6, x_6, e_6
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        SUB     .L1    A0, A2, A1           ; SUB     right, e_6, right
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAW   .D1    A1, A2, A0           ; ADDAW   left, e_6, left
        MV      .L1X   B4, A2               ; argument
||      SHRU    .S1    A0, 8, A8            ; SHRU    left, 8, high_7
||      MVKL    .S2    16711935, B12        ; MVKL    0x00ff00ff, m8
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1    A8, A1, A8           ; XOR     high_7, right, both_7
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    16711935, B12        ; MVKH    0x00ff00ff, m8
        AND     .L2X   B12, A8, B1          ; AND     both_7, m8, d_7
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T1  *+A2[1], A8          ; LDW     *+keys[1], e0_11
        XOR     .L1X   A1, B1, A1           ; XOR     right, d_7, right
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T1  *+A2[0], A1          ; LDW     *+keys[0], k0_11
        MV      .L2    B3, B9               ; move return$
||      SHRU    .S1    A1, 31, A8           ; SHRU    right, 31, top_8
||      SHL     .S2    B1, 8, B1            ; SHL     d_7, 8, moved_7
        XOR     .L2X   B1, A0, B1           ; XOR     left, moved_7, left
||      MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_1
||      MVKL    .S2    2863311530, B3       ; MVKL    0xaaaaaaaa, m1
||      ADDAH   .D1    A8, A1, A0           ; ADDAH   top_8, right, right
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L1X   A0, B1, A9           ; XOR     left, right, both_9
||      MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_1
||      MVKH    .S2    2863311530, B3       ; MVKH    0xaaaaaaaa, m1
||      LDW     .D1T2  *+A2[2], B13         ; LDW     *+keys[2], k1_11
        AND     .L1X   A9, B3, A9           ; AND     both_9, m1, d_9
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVC     .S2X   A1, AMR              ; MVC     circular_1, AMR
        XOR     .L1    A0, A9, A0           ; XOR     right, d_9, right
||      XOR     .L2X   B1, A9, B1           ; XOR     left, d_9, left
||      XOR     .S1    A1, A8, A2           ; XOR     k0_11, e0_11, kt0_11
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      ADDAW   .D1    A2, 3, A8            ; ADDAW   keys, 3, keys
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        XOR     .L1    A0, A1, A2           ; XOR     right, k0_11, u
||      XOR     .S1    A0, A2, A0           ; XOR     right, kt0_11, t
||      SHRU    .S2    B1, 31, B13          ; SHRU    left, 31, top_10
||      LDW     .D1T1  *A8++[2], A9         ; <0> LDW     *keys++[2], e_12
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_14
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_14
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_14
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_13
||      ADDAH   .D2    B13, B1, B1          ; ADDAH   top_10, left, left
        SHRU    .S1    A2, 24, A9           ; <0> SHRU    u, 24, u24_14
||      SHRU    .S2X   A0, 12, B10          ; <0> SHRU    t, 12, t12_14
||      MPYHLU  .M1    A2, A3, A9           ; <0> MPYHLU  u, one, u16_13
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_14], s7_13
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_14
||      LDW     .D1T1  *+A7[A9], A0         ; <0> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_14], s5_13
        XOR     .L2    B1, B13, B2          ; XOR     left, k1_11, v
||      SHRU    .S2X   A0, 28, B10          ; <0> SHRU    t, 28, high_14
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B6[B10], B2        ; <0> LDW     *+B6[t20_14], s3_13
        ADD     .L2X   B10, A1, B10         ; <0> ADD     high_14, low_14, t28_14
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     v, e_12, w_12
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_12
        XOR     .S1X   A9, B13, A9          ; <0> XOR     w_12, s8_13, t1_13
||      XOR     .S2    B2, B13, B13         ; <0> XOR     v, s8_13, u1_13
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_14], s1_13
        XOR     .L2X   B2, A1, B2           ; <0> XOR     s6_13, s7_13, pair1_13
||      MVK     .S2    15, B1               ; MVK     16, count_12
        XOR     .L2X   B10, A0, B10         ; <0> XOR     s2_13, s5_13, pair2_13
||      XOR     .S1X   A9, B2, A0           ; <0> XOR     t1_13, pair1_13, t2_13
||      XOR     .S2    B13, B2, B13         ; <0> XOR     u1_13, pair1_13, u2_13
        XOR     .L1X   A0, B10, A9          ; <0> XOR     t2_13, pair2_13, t3_13
||      XOR     .L2X   B2, A9, B13          ; <0> XOR     s4_13, s3_13, pair3_13
||      XOR     .S2    B13, B10, B2         ; <0> XOR     u2_13, pair2_13, u3_13
        XOR     .L1X   A9, B13, A2          ; <0> XOR     t3_13, pair3_13, t4_13
||      XOR     .L2    B2, B13, B10         ; <0> XOR     u3_13, pair3_13, u4_13
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_12, v
;@loop {"name": "rounds", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 3.8, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_13, pair3_13, u4_13
;    XOR u4_13, s1_13, u
;    SHRU u, 8, u8_14
;    LDW *+A5[u8_14], s6_13
;    XOR s6_13, s7_13, pair1_13
;    XOR u1_13, pair1_13, u2_13
;    XOR u2_13, pair2_13, u3_13
;  units: L1 3/11, S1 6/11, M1 2/11, D1 6/11, L2 5/11, S2 10/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 13 used, 13 live at once
;  II 11 without possible bank conflicts: found, 3.8 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_block$rounds:
        XOR     .L1    A2, A9, A0           ; <1> XOR     t4_13, s1_13, t
||      XOR     .S1X   A9, B10, A2          ; <1> XOR     u4_13, s1_13, u
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     count_12, 1, count_12
||      LDW     .D1T1  *A8++[2], A9         ; <0> LDW     *keys++[2], e_12
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_14
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_14
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_14
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_13
        SHRU    .S1    A2, 24, A9           ; <0> SHRU    u, 24, u24_14
||      SHRU    .S2X   A0, 12, B10          ; <0> SHRU    t, 12, t12_14
||      MPYHLU  .M1    A2, A3, A9           ; <0> MPYHLU  u, one, u16_13
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_14], s7_13
        SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_14
||      LDW     .D1T1  *+A7[A9], A0         ; <0> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_14], s5_13
        SHRU    .S2X   A0, 28, B10          ; <0> SHRU    t, 28, high_14
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B6[B10], B2        ; <0> LDW     *+B6[t20_14], s3_13
        ADD     .L2X   B10, A1, B10         ; <0> ADD     high_14, low_14, t28_14
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     v, e_12, w_12
||[B1]  B       .S2    des_block$rounds     ; <0> [count_12] B     rounds
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_12
        XOR     .S1X   A9, B13, A9          ; <0> XOR     w_12, s8_13, t1_13
||      XOR     .S2    B2, B13, B13         ; <0> XOR     v, s8_13, u1_13
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_14], s1_13
        XOR     .L2X   B2, A1, B2           ; <0> XOR     s6_13, s7_13, pair1_13
        XOR     .L2X   B10, A0, B10         ; <0> XOR     s2_13, s5_13, pair2_13
||      XOR     .S1X   A9, B2, A0           ; <0> XOR     t1_13, pair1_13, t2_13
||      XOR     .S2    B13, B2, B13         ; <0> XOR     u1_13, pair1_13, u2_13
        XOR     .L1X   A0, B10, A9          ; <0> XOR     t2_13, pair2_13, t3_13
||      XOR     .L2X   B2, A9, B13          ; <0> XOR     s4_13, s3_13, pair3_13
||      XOR     .S2    B13, B10, B2         ; <0> XOR     u2_13, pair2_13, u3_13
        XOR     .L1X   A9, B13, A2          ; <0> XOR     t3_13, pair3_13, t4_13
||      XOR     .L2    B2, B13, B10         ; <0> XOR     u3_13, pair3_13, u4_13
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_12, v
des_block$des_block$2:
        XOR     .L1    A2, A9, A0           ; <-1> XOR     t4_13, s1_13, t
||      XOR     .S1X   A9, B10, A2          ; <-1> XOR     u4_13, s1_13, u
        SHRU    .S1    A2, 1, A0            ; SHRU    u, 1, rest_16
||      SHL     .S2X   A2, 31, B10          ; SHL     u, 31, top_16
        ADD     .L1X   A0, B10, A0          ; ADD     top_16, rest_16, u
        XOR     .L1X   A0, B2, A2           ; XOR     u, v, both_17
        AND     .L1X   A2, B3, A2           ; AND     both_17, m1, d_17
        XOR     .L1X   A2, B2, A9           ; XOR     v, d_17, v
        XOR     .L1    A0, A2, A0           ; XOR     u, d_17, u
||      SHL     .S1    A9, 31, A2           ; SHL     v, 31, top_18
||      SHRU    .S2X   A9, 1, B2            ; SHRU    v, 1, rest_18
        ADD     .L1X   A2, B2, A2           ; ADD     top_18, rest_18, v
||      SHRU    .S1    A0, 8, A9            ; SHRU    u, 8, high_19
        XOR     .L1    A9, A2, A9           ; XOR     high_19, v, both_19
        AND     .L1X   A9, B12, A9          ; AND     both_19, m8, d_19
        XOR     .L1    A2, A9, A2           ; XOR     v, d_19, v
||      SHL     .S2X   A9, 8, B12           ; SHL     d_19, 8, moved_19
        XOR     .L2X   B12, A0, B12         ; XOR     u, moved_19, u
        SHRU    .S1X   B12, 2, A0           ; SHRU    u, 2, high_20
        AND     .L1X   A2, B8, A0           ; AND     v, m2, y_20
||      AND     .L2X   B8, A0, B8           ; AND     high_20, m2, x_20
        SUB     .L2X   A0, B8, B8           ; SUB     y_20, x_20, e_20
        SUB     .L2X   A2, B8, B8           ; SUB     v, e_20, v
||      ADDAW   .D2    B12, B8, B12         ; ADDAW   u, e_20, u
        MPYSU   .M1X   1, B8, A3            ; MPYSU   1, v, y_21
||      MPYHLU  .M2X   B12, A3, B2          ; MPYHLU  u, one, x_21
        NOP
        SUB     .L1X   A3, B2, A3           ; SUB     y_21, x_21, e_21
        SHL     .S1    A3, 16, A2           ; SHL     e_21, 16, moved_21
||      LDW     .D2T1  *+B15[2], A12        ; restore A12
        SUB     .L1X   B8, A3, A2           ; SUB     v, e_21, v
||      ADD     .L2X   B12, A2, B8          ; ADD     u, moved_21, u
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        SHRU    .S1X   B8, 4, A3            ; SHRU    u, 4, high_22
||      B       .S2    B9                   ; return
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        XOR     .L1    A3, A2, A3           ; XOR     high_22, v, both_22
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        AND     .L1    A3, A12, A3          ; AND     both_22, m4, d_22
        XOR     .L1    A2, A3, A2           ; XOR     v, d_22, v
||      SHL     .S1    A3, 4, A3            ; SHL     d_22, 4, moved_22
        XOR     .L1X   A3, B8, A2           ; XOR     u, moved_22, u
||      ZERO    .S1    A3                   ; ZERO    linear_23
||      ADDK    .S2    16, B15              ; frame
||      STW     .D2T1  A2, *+B0[1]          ; STW     v, *+block[1]
        MVC     .S2X   A3, AMR              ; MVC     linear_23, AMR
||      STW     .D2T1  A2, *+B0[0]          ; STW     u, *+block[0]

        .global des3_block
des3_block:
        MV      .L2X   A4, B0               ; argument
        LDW     .D2T1  *+B0[0], A0          ; LDW     *+block[0], left
        LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], right
        NOP     2
        ADDK    .S2    -16, B15             ; frame
        MVKL    .S1    252645135, A12       ; MVKL    0x0f0f0f0f, m4
||      SHRU    .S2X   A0, 4, B1            ; SHRU    left, 4, high_27
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        XOR     .L1X   A1, B1, A2           ; XOR     high_27, right, both_27
||      MVKH    .S1    252645135, A12       ; MVKH    0x0f0f0f0f, m4
        AND     .L1    A2, A12, A2          ; AND     both_27, m4, d_27
||      MVK     .S1    1, A3                ; MVK     1, one
        XOR     .L1    A1, A2, A1           ; XOR     right, d_27, right
||      SHL     .S2X   A2, 4, B1            ; SHL     d_27, 4, moved_27
        XOR     .L2X   B1, A0, B1           ; XOR     left, moved_27, left
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MPYSU   .M1    1, A1, A0            ; MPYSU   1, right, y_28
||      MPYHLU  .M2X   B1, A3, B2           ; MPYHLU  left, one, x_28
        NOP
        SUB     .L1X   A0, B2, A0           ; SUB     y_28, x_28, e_28
        SUB     .L1    A1, A0, A0           ; SUB     right, e_28, right
||      SHL     .S1    A0, 16, A1           ; SHL     e_28, 16, moved_28
        ADD     .L1X   A1, B1, A1           ; ADD     left, moved_28, left
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2
        SHRU    .S1    A1, 2, A2            ; SHRU    left, 2, high_29
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2
        AND     .L1X   A2, B8, A2           ; AND     high_29, m2, x_29
||      AND     .L2X   B8, A0, B1           ; AND     right, m2, y_29
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SUB     .L1X   B1, A2, A2           ; SUB     y_29, x_29, e_29
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        SUB     .L1    A0, A2, A1           ; SUB     right, e_29, right
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAW   .D1    A1, A2, A0           ; ADDAW   left, e_29, left
        MV      .L1X   B4, A2               ; argument
||      SHRU    .S1    A0, 8, A8            ; SHRU    left, 8, high_30
||      MVKL    .S2    16711935, B12        ; MVKL    0x00ff00ff, m8
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1    A8, A1, A8           ; XOR     high_30, right, both_30
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    16711935, B12        ; MVKH    0x00ff00ff, m8
        AND     .L2X   B12, A8, B1          ; AND     both_30, m8, d_30
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T1  *+A2[1], A8          ; LDW     *+keys[1], e0_34
        XOR     .L1X   A1, B1, A1           ; XOR     right, d_30, right
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T1  *+A2[0], A1          ; LDW     *+keys[0], k0_34
        MV      .L2    B3, B9               ; move return$
||      SHRU    .S1    A1, 31, A8           ; SHRU    right, 31, top_31
||      SHL     .S2    B1, 8, B1            ; SHL     d_30, 8, moved_30
        XOR     .L2X   B1, A0, B1           ; XOR     left, moved_30, left
||      MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_24
||      MVKL    .S2    2863311530, B3       ; MVKL    0xaaaaaaaa, m1
||      ADDAH   .D1    A8, A1, A0           ; ADDAH   top_31, right, right
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L1X   A0, B1, A9           ; XOR     left, right, both_32
||      MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_24
||      MVKH    .S2    2863311530, B3       ; MVKH    0xaaaaaaaa, m1
||      LDW     .D1T2  *+A2[2], B13         ; LDW     *+keys[2], k1_34
        AND     .L1X   A9, B3, A9           ; AND     both_32, m1, d_32
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVC     .S2X   A1, AMR              ; MVC     circular_24, AMR
        XOR     .L1    A0, A9, A0           ; XOR     right, d_32, right
||      XOR     .L2X   B1, A9, B1           ; XOR     left, d_32, left
||      XOR     .S1    A1, A8, A2           ; XOR     k0_34, e0_34, kt0_34
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      ADDAW   .D1    A2, 3, A8            ; ADDAW   keys, 3, keys
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        XOR     .L1    A0, A1, A2           ; XOR     right, k0_34, u
||      XOR     .S1    A0, A2, A0           ; XOR     right, kt0_34, t
||      SHRU    .S2    B1, 31, B13          ; SHRU    left, 31, top_33
||      LDW     .D1T1  *A8++[2], A9         ; <0> LDW     *keys++[2], e_35
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_37
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_37
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_36
||      ADDAH   .D2    B13, B1, B1          ; ADDAH   top_33, left, left
        SHRU    .S1    A2, 24, A9           ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2X   A0, 12, B10          ; <0> SHRU    t, 12, t12_37
||      MPYHLU  .M1    A2, A3, A9           ; <0> MPYHLU  u, one, u16_36
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_37], s7_36
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T1  *+A7[A9], A0         ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L2    B1, B13, B2          ; XOR     left, k1_34, v
||      SHRU    .S2X   A0, 28, B10          ; <0> SHRU    t, 28, high_37
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T2  *+B6[B10], B2        ; <0> LDW     *+B6[t20_37], s3_36
        ADD     .L2X   B10, A1, B10         ; <0> ADD     high_37, low_37, t28_37
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     v, e_35, w_35
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_35
        XOR     .S1X   A9, B13, A9          ; <0> XOR     w_35, s8_36, t1_36
||      XOR     .S2    B2, B13, B13         ; <0> XOR     v, s8_36, u1_36
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L2X   B2, A1, B2           ; <0> XOR     s6_36, s7_36, pair1_36
||      MVK     .S2    14, B1               ; MVK     15, count_35
        XOR     .L2X   B10, A0, B10         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .S1X   A9, B2, A0           ; <0> XOR     t1_36, pair1_36, t2_36
||      XOR     .S2    B13, B2, B13         ; <0> XOR     u1_36, pair1_36, u2_36
        XOR     .L1X   A0, B10, A9          ; <0> XOR     t2_36, pair2_36, t3_36
||      XOR     .L2X   B2, A9, B13          ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .S2    B13, B10, B2         ; <0> XOR     u2_36, pair2_36, u3_36
        XOR     .L1X   A9, B13, A2          ; <0> XOR     t3_36, pair3_36, t4_36
||      XOR     .L2    B2, B13, B10         ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_35, v
;@loop {"name": "rounds1", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 3.2, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds1: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_36, pair3_36, u4_36
;    XOR u4_36, s1_36, u
;    SHRU u, 8, u8_37
;    LDW *+A5[u8_37], s6_36
;    XOR s6_36, s7_36, pair1_36
;    XOR u1_36, pair1_36, u2_36
;    XOR u2_36, pair2_36, u3_36
;  units: L1 3/11, S1 6/11, M1 2/11, D1 6/11, L2 5/11, S2 10/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 13 used, 13 live at once
;  II 11 without possible bank conflicts: found, 3.2 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block$rounds1:
        XOR     .L1    A2, A9, A0           ; <1> XOR     t4_36, s1_36, t
||      XOR     .S1X   A9, B10, A2          ; <1> XOR     u4_36, s1_36, u
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     count_35, 1, count_35
||      LDW     .D1T1  *A8++[2], A9         ; <0> LDW     *keys++[2], e_35
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_37
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_37
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_36
        SHRU    .S1    A2, 24, A9           ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2X   A0, 12, B10          ; <0> SHRU    t, 12, t12_37
||      MPYHLU  .M1    A2, A3, A9           ; <0> MPYHLU  u, one, u16_36
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T1  *+A7[A9], A0         ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_37], s5_36
        SHRU    .S2X   A0, 28, B10          ; <0> SHRU    t, 28, high_37
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T2  *+B6[B10], B2        ; <0> LDW     *+B6[t20_37], s3_36
        ADD     .L2X   B10, A1, B10         ; <0> ADD     high_37, low_37, t28_37
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     v, e_35, w_35
||[B1]  B       .S2    des3_block$rounds1   ; <0> [count_35] B     rounds1
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_35
        XOR     .S1X   A9, B13, A9          ; <0> XOR     w_35, s8_36, t1_36
||      XOR     .S2    B2, B13, B13         ; <0> XOR     v, s8_36, u1_36
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L2X   B2, A1, B2           ; <0> XOR     s6_36, s7_36, pair1_36
        XOR     .L2X   B10, A0, B10         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .S1X   A9, B2, A0           ; <0> XOR     t1_36, pair1_36, t2_36
||      XOR     .S2    B13, B2, B13         ; <0> XOR     u1_36, pair1_36, u2_36
        XOR     .L1X   A0, B10, A9          ; <0> XOR     t2_36, pair2_36, t3_36
||      XOR     .L2X   B2, A9, B13          ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .S2    B13, B10, B2         ; <0> XOR     u2_36, pair2_36, u3_36
        XOR     .L1X   A9, B13, A2          ; <0> XOR     t3_36, pair3_36, t4_36
||      XOR     .L2    B2, B13, B10         ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_35, v
des3_block$des3_block$2:
        XOR     .L1X   A9, B10, A2          ; <-1> XOR     u4_36, s1_36, u
||      MV      .L2X   A8, B10              ; copy
||      XOR     .S1    A2, A9, A9           ; <-1> XOR     t4_36, s1_36, t
||      LDW     .D1T1  *+A8[1], A1          ; LDW     *+keys[1], d15_38
        SHRU    .S2X   A9, 4, B1            ; SHRU    t, 4, t4_40
||      LDW     .D1T1  *+A8[3], A0          ; LDW     *+keys[3], k0_38
||      LDW     .D2T2  *+B10[4], B1         ; LDW     *+keys[4], e0_38
        SHRU    .S1    A2, 8, A0            ; SHRU    u, 8, u8_40
||      SHRU    .S2X   A9, 28, B1           ; SHRU    t, 28, high_40
||      MPY     .M1    -16, A9, A0          ; MPY     -16, t, low_40
||      LDW     .D1T2  *+A4[A2], B13        ; LDW     *+A4[u], s8_39
||      LDW     .D2T1  *+B4[B1], A0         ; LDW     *+B4[t4_40], s7_39
        SHRU    .S1    A2, 24, A1           ; SHRU    u, 24, u24_40
||      SHRU    .S2X   A9, 12, B13          ; SHRU    t, 12, t12_40
||      MPYHLU  .M1    A2, A3, A9           ; MPYHLU  u, one, u16_39
||      LDW     .D1T1  *+A5[A0], A2         ; LDW     *+A5[u8_40], s6_39
        SHRU    .S2X   A9, 20, B13          ; SHRU    t, 20, t20_40
||      LDW     .D1T2  *+A7[A1], B2         ; LDW     *+A7[u24_40], s2_39
||      LDW     .D2T1  *+B5[B13], A0        ; LDW     *+B5[t12_40], s5_39
        ADD     .L2X   B1, A0, B13          ; ADD     high_40, low_40, t28_40
||      LDW     .D1T1  *+A6[A9], A0         ; LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B6[B13], B2        ; LDW     *+B6[t20_40], s3_39
        XOR     .L1    A0, A1, A1           ; XOR     k0_38, d15_38, add_38
||      LDW     .D2T1  *+B7[B13], A0        ; LDW     *+B7[t28_40], s1_39
        XOR     .L1    A2, A1, A1           ; XOR     u, add_38, u
||      LDW     .D2T2  *+B10[6], B10        ; LDW     *+keys[6], e1_38
        XOR     .L1    A2, A0, A2           ; XOR     s6_39, s7_39, pair1_39
||      XOR     .L2    B2, B13, B13         ; XOR     v, s8_39, v1_39
||      XOR     .S2X   B1, A1, B1           ; XOR     u, e0_38, t
||      LDW     .D2T1  *+B10[5], A2         ; LDW     *+keys[5], k1_38
        XOR     .L1X   A2, B13, A2          ; XOR     v1_39, pair1_39, v2_39
||      XOR     .L2X   B2, A0, B10          ; XOR     s2_39, s5_39, pair2_39
||      SHRU    .S1    A1, 8, A9            ; SHRU    u, 8, u8_42
||      SHRU    .S2    B1, 4, B13           ; SHRU    t, 4, t4_42
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[u], s8_41
||      LDW     .D2T2  *+B10[7], B1         ; LDW     *+keys[7], d0_38
        XOR     .L1X   A2, B10, A2          ; XOR     v2_39, pair2_39, v3_39
||      XOR     .L2X   B2, A0, B2           ; XOR     s4_39, s3_39, pair3_39
||      SHRU    .S1    A1, 24, A9           ; SHRU    u, 24, u24_42
||      SHRU    .S2    B1, 12, B10          ; SHRU    t, 12, t12_42
||      MPYHLU  .M1    A1, A3, A9           ; MPYHLU  u, one, u16_41
||      LDW     .D1T1  *+A5[A9], A9         ; LDW     *+A5[u8_42], s6_41
||      LDW     .D2T2  *+B4[B13], B10       ; LDW     *+B4[t4_42], s7_41
        SHRU    .S2    B1, 20, B13          ; SHRU    t, 20, t20_42
||      MPY     .M2    -16, B1, B13         ; MPY     -16, t, low_42
||      LDW     .D1T1  *+A7[A9], A0         ; LDW     *+A7[u24_42], s2_41
||      LDW     .D2T2  *+B5[B10], B2        ; LDW     *+B5[t12_42], s5_41
        XOR     .L2X   B2, A2, B1           ; XOR     v3_39, pair3_39, v4_39
||      SHRU    .S2    B1, 28, B2           ; SHRU    t, 28, high_42
||      LDW     .D1T2  *+A6[A9], B2         ; LDW     *+A6[u16_41], s4_41
||      LDW     .D2T1  *+B6[B13], A0        ; LDW     *+B6[t20_42], s3_41
        XOR     .L1X   A2, B10, A9          ; XOR     k1_38, e1_38, cw_38
||      XOR     .L2X   B1, A0, B2           ; XOR     v4_39, s1_39, x17_38
||      ADD     .S2    B2, B13, B10         ; ADD     high_42, low_42, t28_42
        XOR     .L1X   A9, B2, A2           ; XOR     x17_38, cw_38, w_38
||      XOR     .L2X   B2, A2, B2           ; XOR     x17_38, k1_38, v
||      LDW     .D2T1  *+B7[B10], A0        ; LDW     *+B7[t28_42], s1_41
        XOR     .L1X   A9, B10, A2          ; XOR     s6_41, s7_41, pair1_41
||      XOR     .L2X   B2, A0, B10          ; XOR     v, s8_41, u1_41
||      XOR     .S1    A2, A0, A9           ; XOR     w_38, s8_41, t1_41
        XOR     .L1X   A0, B2, A2           ; XOR     s2_41, s5_41, pair2_41
||      XOR     .L2X   B10, A2, B10         ; XOR     u1_41, pair1_41, u2_41
||      XOR     .S1    A9, A2, A9           ; XOR     t1_41, pair1_41, t2_41
        XOR     .L1X   A2, B10, A0          ; XOR     u2_41, pair2_41, u3_41
||      XOR     .L2X   B2, A0, B2           ; XOR     s4_41, s3_41, pair3_41
||      XOR     .S1    A9, A2, A2           ; XOR     t2_41, pair2_41, t3_41
        XOR     .L1X   A2, B2, A2           ; XOR     t3_41, pair3_41, t4_41
||      XOR     .L2X   B2, A0, B2           ; XOR     u3_41, pair3_41, u4_41
||      ADDAW   .D1    A8, 8, A8            ; ADDAW   keys, 8, keys
        XOR     .L1X   A0, B2, A2           ; XOR     u4_41, s1_41, u
||      XOR     .L2X   B1, A1, B2           ; XOR     u, d0_38, v
||      XOR     .S1    A2, A0, A0           ; XOR     t4_41, s1_41, t
||      LDW     .D1T1  *A8++[2], A0         ; <0> LDW     *keys++[2], e_43
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_45
||      SHRU    .S2X   A0, 4, B1            ; <0> SHRU    t, 4, t4_45
||      LDW     .D1T2  *+A4[A2], B10        ; <0> LDW     *+A4[u], s8_44
        SHRU    .S1    A2, 24, A1           ; <0> SHRU    u, 24, u24_45
||      SHRU    .S2X   A0, 12, B1           ; <0> SHRU    t, 12, t12_45
||      MPYHLU  .M1    A2, A3, A1           ; <0> MPYHLU  u, one, u16_44
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_45], s6_44
||      LDW     .D2T2  *+B4[B1], B13        ; <0> LDW     *+B4[t4_45], s7_44
        SHRU    .S2X   A0, 20, B1           ; <0> SHRU    t, 20, t20_45
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_45
||      LDW     .D1T1  *+A7[A1], A0         ; <0> LDW     *+A7[u24_45], s2_44
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_45], s5_44
        SHRU    .S2X   A0, 28, B1           ; <0> SHRU    t, 28, high_45
||      LDW     .D1T1  *+A6[A1], A0         ; <0> LDW     *+A6[u16_44], s4_44
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_45], s3_44
        XOR     .L1X   A0, B2, A0           ; <0> XOR     v, e_43, w_43
||      ADD     .L2X   B1, A1, B13          ; <0> ADD     high_45, low_45, t28_45
||      MVK     .S2    13, B1               ; MVK     14, count_43
||      LDW     .D1T2  *-A8[1], B2          ; <0> LDW     *-keys[1], d_43
        LDW     .D2T1  *+B7[B13], A9        ; <0> LDW     *+B7[t28_45], s1_44
        XOR     .L1X   A0, B10, A1          ; <0> XOR     w_43, s8_44, t1_44
||      XOR     .L2X   B13, A1, B10         ; <0> XOR     s6_44, s7_44, pair1_44
||      XOR     .S2    B2, B10, B13         ; <0> XOR     v, s8_44, u1_44
        XOR     .L1X   A1, B10, A1          ; <0> XOR     t1_44, pair1_44, t2_44
||      XOR     .L2X   B2, A0, B10          ; <0> XOR     s2_44, s5_44, pair2_44
||      XOR     .S2    B13, B10, B13        ; <0> XOR     u1_44, pair1_44, u2_44
        XOR     .L1X   A1, B10, A0          ; <0> XOR     t2_44, pair2_44, t3_44
||      XOR     .L2X   B2, A0, B10          ; <0> XOR     s4_44, s3_44, pair3_44
||      XOR     .S2    B13, B10, B13        ; <0> XOR     u2_44, pair2_44, u3_44
        XOR     .L1X   A0, B10, A2          ; <0> XOR     t3_44, pair3_44, t4_44
||      XOR     .L2    B13, B10, B13        ; <0> XOR     u3_44, pair3_44, u4_44
||      XOR     .S2X   B2, A2, B2           ; <0> XOR     u, d_43, v
;@loop {"name": "rounds2", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds2: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_44, pair3_44, u4_44
;    XOR u4_44, s1_44, u
;    SHRU u, 8, u8_45
;    LDW *+A5[u8_45], s6_44
;    XOR s6_44, s7_44, pair1_44
;    XOR u1_44, pair1_44, u2_44
;    XOR u2_44, pair2_44, u3_44
;  units: L1 3/11, S1 6/11, M1 2/11, D1 6/11, L2 5/11, S2 10/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 13 used, 13 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block$rounds2:
        XOR     .L1    A2, A9, A0           ; <1> XOR     t4_44, s1_44, t
||      XOR     .S1X   A9, B13, A2          ; <1> XOR     u4_44, s1_44, u
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     count_43, 1, count_43
||      LDW     .D1T1  *A8++[2], A0         ; <0> LDW     *keys++[2], e_43
        SHRU    .S1    A2, 8, A9            ; <0> SHRU    u, 8, u8_45
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_45
||      MPY     .M1    -16, A0, A9          ; <0> MPY     -16, t, low_45
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_44
        SHRU    .S1    A2, 24, A1           ; <0> SHRU    u, 24, u24_45
||      SHRU    .S2X   A0, 12, B13          ; <0> SHRU    t, 12, t12_45
||      MPYHLU  .M1    A2, A3, A1           ; <0> MPYHLU  u, one, u16_44
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[u8_45], s6_44
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_45], s7_44
        SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_45
||      LDW     .D1T1  *+A7[A1], A0         ; <0> LDW     *+A7[u24_45], s2_44
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_45], s5_44
        SHRU    .S2X   A0, 28, B13          ; <0> SHRU    t, 28, high_45
||      LDW     .D1T1  *+A6[A1], A9         ; <0> LDW     *+A6[u16_44], s4_44
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t20_45], s3_44
        ADD     .L2X   B13, A9, B10         ; <0> ADD     high_45, low_45, t28_45
||      XOR     .S1X   A0, B2, A0           ; <0> XOR     v, e_43, w_43
||[B1]  B       .S2    des3_block$rounds2   ; <0> [count_43] B     rounds2
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_43
        XOR     .S1X   A0, B13, A1          ; <0> XOR     w_43, s8_44, t1_44
||      XOR     .S2    B2, B13, B10         ; <0> XOR     v, s8_44, u1_44
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_45], s1_44
        XOR     .L2X   B2, A9, B13          ; <0> XOR     s6_44, s7_44, pair1_44
        XOR     .L2X   B2, A0, B13          ; <0> XOR     s2_44, s5_44, pair2_44
||      XOR     .S1X   A1, B13, A1          ; <0> XOR     t1_44, pair1_44, t2_44
||      XOR     .S2    B10, B13, B2         ; <0> XOR     u1_44, pair1_44, u2_44
        XOR     .L1X   A1, B13, A0          ; <0> XOR     t2_44, pair2_44, t3_44
||      XOR     .L2X   B10, A9, B13         ; <0> XOR     s4_44, s3_44, pair3_44
||      XOR     .S2    B2, B13, B2          ; <0> XOR     u2_44, pair2_44, u3_44
        XOR     .L1X   A0, B13, A2          ; <0> XOR     t3_44, pair3_44, t4_44
||      XOR     .L2    B2, B13, B13         ; <0> XOR     u3_44, pair3_44, u4_44
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_43, v
des3_block$des3_block$4:
        XOR     .L1X   A9, B13, A2          ; <-1> XOR     u4_44, s1_44, u
||      MV      .L2X   A8, B13              ; copy
||      XOR     .S1    A2, A9, A9           ; <-1> XOR     t4_44, s1_44, t
||      LDW     .D1T1  *+A8[1], A1          ; LDW     *+keys[1], d15_46
        SHRU    .S2X   A9, 4, B1            ; SHRU    t, 4, t4_48
||      LDW     .D1T1  *+A8[3], A0          ; LDW     *+keys[3], k0_46
||      LDW     .D2T2  *+B13[4], B1         ; LDW     *+keys[4], e0_46
        SHRU    .S1    A2, 8, A0            ; SHRU    u, 8, u8_48
||      SHRU    .S2X   A9, 28, B1           ; SHRU    t, 28, high_48
||      MPY     .M1    -16, A9, A0          ; MPY     -16, t, low_48
||      LDW     .D1T2  *+A4[A2], B10        ; LDW     *+A4[u], s8_47
||      LDW     .D2T1  *+B4[B1], A0         ; LDW     *+B4[t4_48], s7_47
        SHRU    .S1    A2, 24, A1           ; SHRU    u, 24, u24_48
||      SHRU    .S2X   A9, 12, B10          ; SHRU    t, 12, t12_48
||      MPYHLU  .M1    A2, A3, A9           ; MPYHLU  u, one, u16_47
||      LDW     .D1T1  *+A5[A0], A2         ; LDW     *+A5[u8_48], s6_47
        SHRU    .S2X   A9, 20, B10          ; SHRU    t, 20, t20_48
||      LDW     .D1T2  *+A7[A1], B2         ; LDW     *+A7[u24_48], s2_47
||      LDW     .D2T1  *+B5[B10], A0        ; LDW     *+B5[t12_48], s5_47
        ADD     .L2X   B1, A0, B10          ; ADD     high_48, low_48, t28_48
||      LDW     .D1T1  *+A6[A9], A0         ; LDW     *+A6[u16_47], s4_47
||      LDW     .D2T2  *+B6[B10], B2        ; LDW     *+B6[t20_48], s3_47
        XOR     .L1    A0, A1, A1           ; XOR     k0_46, d15_46, add_46
||      LDW     .D2T1  *+B7[B10], A0        ; LDW     *+B7[t28_48], s1_47
        XOR     .L1    A2, A1, A1           ; XOR     u, add_46, u
||      LDW     .D2T2  *+B13[6], B10        ; LDW     *+keys[6], e1_46
        XOR     .L1    A2, A0, A2           ; XOR     s6_47, s7_47, pair1_47
||      XOR     .L2    B2, B10, B10         ; XOR     v, s8_47, v1_47
||      XOR     .S2X   B1, A1, B1           ; XOR     u, e0_46, t
||      LDW     .D2T1  *+B13[5], A2         ; LDW     *+keys[5], k1_46
        XOR     .L1X   A2, B10, A2          ; XOR     v1_47, pair1_47, v2_47
||      XOR     .L2X   B2, A0, B10          ; XOR     s2_47, s5_47, pair2_47
||      SHRU    .S1    A1, 8, A9            ; SHRU    u, 8, u8_50
||      SHRU    .S2    B1, 4, B13           ; SHRU    t, 4, t4_50
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[u], s8_49
||      LDW     .D2T2  *+B13[7], B1         ; LDW     *+keys[7], d0_46
        XOR     .L1X   A2, B10, A2          ; XOR     v2_47, pair2_47, v3_47
||      XOR     .L2X   B2, A0, B2           ; XOR     s4_47, s3_47, pair3_47
||      SHRU    .S1    A1, 24, A9           ; SHRU    u, 24, u24_50
||      SHRU    .S2    B1, 12, B10          ; SHRU    t, 12, t12_50
||      MPYHLU  .M1    A1, A3, A9           ; MPYHLU  u, one, u16_49
||      LDW     .D1T1  *+A5[A9], A9         ; LDW     *+A5[u8_50], s6_49
||      LDW     .D2T2  *+B4[B13], B10       ; LDW     *+B4[t4_50], s7_49
        SHRU    .S2    B1, 20, B13          ; SHRU    t, 20, t20_50
||      MPY     .M2    -16, B1, B13         ; MPY     -16, t, low_50
||      LDW     .D1T1  *+A7[A9], A0         ; LDW     *+A7[u24_50], s2_49
||      LDW     .D2T2  *+B5[B10], B2        ; LDW     *+B5[t12_50], s5_49
        XOR     .L2X   B2, A2, B1           ; XOR     v3_47, pair3_47, v4_47
||      SHRU    .S2    B1, 28, B2           ; SHRU    t, 28, high_50
||      LDW     .D1T2  *+A6[A9], B2         ; LDW     *+A6[u16_49], s4_49
||      LDW     .D2T1  *+B6[B13], A0        ; LDW     *+B6[t20_50], s3_49
        XOR     .L1X   A2, B10, A9          ; XOR     k1_46, e1_46, cw_46
||      XOR     .L2X   B1, A0, B2           ; XOR     v4_47, s1_47, x17_46
||      ADD     .S2    B2, B13, B10         ; ADD     high_50, low_50, t28_50
        XOR     .L1X   A9, B2, A2           ; XOR     x17_46, cw_46, w_46
||      XOR     .L2X   B2, A2, B2           ; XOR     x17_46, k1_46, v
||      LDW     .D2T1  *+B7[B10], A0        ; LDW     *+B7[t28_50], s1_49
        XOR     .L1X   A9, B10, A2          ; XOR     s6_49, s7_49, pair1_49
||      XOR     .L2X   B2, A0, B10          ; XOR     v, s8_49, u1_49
||      XOR     .S1    A2, A0, A9           ; XOR     w_46, s8_49, t1_49
        XOR     .L1X   A0, B2, A2           ; XOR     s2_49, s5_49, pair2_49
||      XOR     .L2X   B10, A2, B10         ; XOR     u1_49, pair1_49, u2_49
||      XOR     .S1    A9, A2, A9           ; XOR     t1_49, pair1_49, t2_49
        XOR     .L1X   A2, B10, A0          ; XOR     u2_49, pair2_49, u3_49
||      XOR     .L2X   B2, A0, B2           ; XOR     s4_49, s3_49, pair3_49
||      XOR     .S1    A9, A2, A2           ; XOR     t2_49, pair2_49, t3_49
        XOR     .L1X   A2, B2, A2           ; XOR     t3_49, pair3_49, t4_49
||      XOR     .L2X   B2, A0, B2           ; XOR     u3_49, pair3_49, u4_49
||      ADDAW   .D1    A8, 8, A8            ; ADDAW   keys, 8, keys
        XOR     .L1X   A0, B2, A2           ; XOR     u4_49, s1_49, u
||      XOR     .L2X   B1, A1, B2           ; XOR     u, d0_46, v
||      XOR     .S1    A2, A0, A0           ; XOR     t4_49, s1_49, t
||      LDW     .D1T1  *A8++[2], A0         ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A2, 8, A1            ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A0, 4, B1            ; <0> SHRU    t, 4, t4_53
||      LDW     .D1T2  *+A4[A2], B10        ; <0> LDW     *+A4[u], s8_52
        SHRU    .S1    A2, 24, A1           ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A0, 12, B1           ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A2, A3, A1           ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B1], B13        ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A0, 20, B1           ; <0> SHRU    t, 20, t20_53
||      MPY     .M1    -16, A0, A1          ; <0> MPY     -16, t, low_53
||      LDW     .D1T1  *+A7[A1], A0         ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A0, 28, B1           ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A1], A0         ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_53], s3_52
        XOR     .L1X   A0, B2, A0           ; <0> XOR     v, e_51, w_51
||      ADD     .L2X   B1, A1, B13          ; <0> ADD     high_53, low_53, t28_53
||      MVK     .S2    14, B1               ; MVK     15, count_51
||      LDW     .D1T2  *-A8[1], B2          ; <0> LDW     *-keys[1], d_51
        LDW     .D2T1  *+B7[B13], A9        ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L1X   A0, B10, A1          ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .L2X   B13, A1, B10         ; <0> XOR     s6_52, s7_52, pair1_52
||      XOR     .S2    B2, B10, B13         ; <0> XOR     v, s8_52, u1_52
        XOR     .L1X   A1, B10, A1          ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .L2X   B2, A0, B10          ; <0> XOR     s2_52, s5_52, pair2_52
||      XOR     .S2    B13, B10, B13        ; <0> XOR     u1_52, pair1_52, u2_52
        XOR     .L1X   A1, B10, A0          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .L2X   B2, A0, B10          ; <0> XOR     s4_52, s3_52, pair3_52
||      XOR     .S2    B13, B10, B13        ; <0> XOR     u2_52, pair2_52, u3_52
        XOR     .L1X   A0, B10, A2          ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2    B13, B10, B13        ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S2X   B2, A2, B2           ; <0> XOR     u, d_51, v
;@loop {"name": "rounds3", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds3: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_52, pair3_52, u4_52
;    XOR u4_52, s1_52, u
;    SHRU u, 8, u8_53
;    LDW *+A5[u8_53], s6_52
;    XOR s6_52, s7_52, pair1_52
;    XOR u1_52, pair1_52, u2_52
;    XOR u2_52, pair2_52, u3_52
;  units: L1 3/11, S1 6/11, M1 2/11, D1 6/11, L2 5/11, S2 10/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 13 used, 13 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_block$rounds3:
        XOR     .L1    A2, A9, A0           ; <1> XOR     t4_52, s1_52, t
||      XOR     .S1X   A9, B13, A2          ; <1> XOR     u4_52, s1_52, u
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     count_51, 1, count_51
||      LDW     .D1T1  *A8++[2], A0         ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A2, 8, A9            ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A0, 4, B10           ; <0> SHRU    t, 4, t4_53
||      MPY     .M1    -16, A0, A9          ; <0> MPY     -16, t, low_53
||      LDW     .D1T2  *+A4[A2], B13        ; <0> LDW     *+A4[u], s8_52
        SHRU    .S1    A2, 24, A1           ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A0, 12, B13          ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A2, A3, A1           ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B10], B2        ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A0, 20, B10          ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T1  *+A7[A1], A0         ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A0, 28, B13          ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A1], A9         ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t20_53], s3_52
        ADD     .L2X   B13, A9, B10         ; <0> ADD     high_53, low_53, t28_53
||      XOR     .S1X   A0, B2, A0           ; <0> XOR     v, e_51, w_51
||[B1]  B       .S2    des3_block$rounds3   ; <0> [count_51] B     rounds3
||      LDW     .D1T2  *-A8[1], B10         ; <0> LDW     *-keys[1], d_51
        XOR     .S1X   A0, B13, A1          ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .S2    B2, B13, B10         ; <0> XOR     v, s8_52, u1_52
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L2X   B2, A9, B13          ; <0> XOR     s6_52, s7_52, pair1_52
        XOR     .L2X   B2, A0, B13          ; <0> XOR     s2_52, s5_52, pair2_52
||      XOR     .S1X   A1, B13, A1          ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .S2    B10, B13, B2         ; <0> XOR     u1_52, pair1_52, u2_52
        XOR     .L1X   A1, B13, A0          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .L2X   B10, A9, B13         ; <0> XOR     s4_52, s3_52, pair3_52
||      XOR     .S2    B2, B13, B2          ; <0> XOR     u2_52, pair2_52, u3_52
        XOR     .L1X   A0, B13, A2          ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2    B2, B13, B13         ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S2X   B10, A2, B2          ; <0> XOR     u, d_51, v
des3_block$des3_block$6:
        XOR     .L1    A2, A9, A0           ; <-1> XOR     t4_52, s1_52, t
||      XOR     .S1X   A9, B13, A2          ; <-1> XOR     u4_52, s1_52, u
        SHRU    .S1    A2, 1, A0            ; SHRU    u, 1, rest_55
||      SHL     .S2X   A2, 31, B13          ; SHL     u, 31, top_55
        ADD     .L1X   A0, B13, A0          ; ADD     top_55, rest_55, u
        XOR     .L1X   A0, B2, A2           ; XOR     u, v, both_56
        AND     .L1X   A2, B3, A2           ; AND     both_56, m1, d_56
        XOR     .L1X   A2, B2, A9           ; XOR     v, d_56, v
        XOR     .L1    A0, A2, A0           ; XOR     u, d_56, u
||      SHL     .S1    A9, 31, A2           ; SHL     v, 31, top_57
||      SHRU    .S2X   A9, 1, B2            ; SHRU    v, 1, rest_57
        ADD     .L1X   A2, B2, A2           ; ADD     top_57, rest_57, v
||      SHRU    .S1    A0, 8, A9            ; SHRU    u, 8, high_58
        XOR     .L1    A9, A2, A9           ; XOR     high_58, v, both_58
        AND     .L1X   A9, B12, A9          ; AND     both_58, m8, d_58
        XOR     .L1    A2, A9, A2           ; XOR     v, d_58, v
||      SHL     .S2X   A9, 8, B12           ; SHL     d_58, 8, moved_58
        XOR     .L2X   B12, A0, B12         ; XOR     u, moved_58, u
        SHRU    .S1X   B12, 2, A0           ; SHRU    u, 2, high_59
        AND     .L1X   A2, B8, A0           ; AND     v, m2, y_59
||      AND     .L2X   B8, A0, B8           ; AND     high_59, m2, x_59
        SUB     .L2X   A0, B8, B8           ; SUB     y_59, x_59, e_59
        SUB     .L2X   A2, B8, B8           ; SUB     v, e_59, v
||      ADDAW   .D2    B12, B8, B12         ; ADDAW   u, e_59, u
        MPYSU   .M1X   1, B8, A3            ; MPYSU   1, v, y_60
||      MPYHLU  .M2X   B12, A3, B2          ; MPYHLU  u, one, x_60
        NOP
        SUB     .L1X   A3, B2, A3           ; SUB     y_60, x_60, e_60
        SHL     .S1    A3, 16, A2           ; SHL     e_60, 16, moved_60
||      LDW     .D2T1  *+B15[2], A12        ; restore A12
        SUB     .L1X   B8, A3, A2           ; SUB     v, e_60, v
||      ADD     .L2X   B12, A2, B8          ; ADD     u, moved_60, u
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        SHRU    .S1X   B8, 4, A3            ; SHRU    u, 4, high_61
||      B       .S2    B9                   ; return
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        XOR     .L1    A3, A2, A3           ; XOR     high_61, v, both_61
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        AND     .L1    A3, A12, A3          ; AND     both_61, m4, d_61
        XOR     .L1    A2, A3, A2           ; XOR     v, d_61, v
||      SHL     .S1    A3, 4, A3            ; SHL     d_61, 4, moved_61
        XOR     .L1X   A3, B8, A2           ; XOR     u, moved_61, u
||      ZERO    .S1    A3                   ; ZERO    linear_62
||      ADDK    .S2    16, B15              ; frame
||      STW     .D2T1  A2, *+B0[1]          ; STW     v, *+block[1]
        MVC     .S2X   A3, AMR              ; MVC     linear_62, AMR
||      STW     .D2T1  A2, *+B0[0]          ; STW     u, *+block[0]
