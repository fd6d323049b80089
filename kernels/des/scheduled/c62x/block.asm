; broadside optimize: source 26ace8bbf66b4e1b59e4862b05635e134a9286e8b7ab064f8bba4a41d31da5a7
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
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
; C = FP(rounds(IP(P))); between the passes of triple-DES FP and IP cancel and the preoutput R16, L16 of one
; pass is L0, R0 of the next. A misaligned pointer stops the machine's memory access. Interruptible only by
; handlers that save and clear AMR, as the C runtime demands of all handlers.

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

; left, right: L0, R0 in; L16, R16 out. Advances keys over one pass of the schedule.

        .global des_block
des_block:
        LDW     .D1T1  *+A4[0], A0          ; LDW     *+block[0], left
        LDW     .D1T1  *+A4[1], A1          ; LDW     *+block[1], right
        NOP     2
        ADDK    .S2    -24, B15             ; frame
        SHRU    .S1    A0, 4, A2            ; SHRU    left, 4, high_4
||      MVKL    .S2    252645135, B11       ; MVKL    0x0f0f0f0f, m4
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .L1    A2, A1, A2           ; XOR     high_4, right, both_4
||      MVKH    .S2    252645135, B11       ; MVKH    0x0f0f0f0f, m4
        AND     .L1X   A2, B11, A2          ; AND     both_4, m4, d_4
        XOR     .L1    A1, A2, A1           ; XOR     right, d_4, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_4, 4, moved_4
        XOR     .L1    A0, A2, A0           ; XOR     left, moved_4, left
||      MVK     .S1    1, A2                ; MVK     1, one
||      MPYSU   .M1    1, A1, A3            ; MPYSU   1, right, y_5
        MPYHLU  .M1    A0, A2, A8           ; MPYHLU  left, one, x_5
        NOP
        SUB     .L1    A3, A8, A3           ; SUB     y_5, x_5, e_5
        SUB     .L1    A1, A3, A1           ; SUB     right, e_5, right
||      SHL     .S1    A3, 16, A3           ; SHL     e_5, 16, moved_5
||      MVKL    .S2    858993459, B12       ; MVKL    0x33333333, m2
||      STW     .D2T2  B12, *+B15[4]        ; save B12
        ADD     .L1    A0, A3, A0           ; ADD     left, moved_5, left
||      MVKH    .S2    858993459, B12       ; MVKH    0x33333333, m2
        AND     .L1X   A1, B12, A3          ; AND     right, m2, y_6
||      SHRU    .S1    A0, 2, A8            ; SHRU    left, 2, high_6
        AND     .L1X   A8, B12, A8          ; AND     high_6, m2, x_6
        SUB     .L1    A3, A8, A3           ; SUB     y_6, x_6, e_6
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    16711935, B10        ; MVKL    0x00ff00ff, m8
||      ADDAW   .D1    A0, A3, A0           ; ADDAW   left, e_6, left
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        SUB     .L1    A1, A3, A1           ; SUB     right, e_6, right
||      SHRU    .S1    A0, 8, A3            ; SHRU    left, 8, high_7
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        XOR     .L1    A3, A1, A3           ; XOR     high_7, right, both_7
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    16711935, B10        ; MVKH    0x00ff00ff, m8
        AND     .L1X   A3, B10, A3          ; AND     both_7, m8, d_7
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1
        XOR     .L1    A1, A3, A1           ; XOR     right, d_7, right
||      SHL     .S1    A3, 8, A3            ; SHL     d_7, 8, moved_7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
        XOR     .L1    A0, A3, A0           ; XOR     left, moved_7, left
||      SHRU    .S1    A1, 31, A3           ; SHRU    right, 31, top_8
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      ADDAH   .D1    A3, A1, A1           ; ADDAH   top_8, right, right
||      LDW     .D2T1  *B4++[1], A8         ; LDW     *keys++, k0_12
        XOR     .L1    A0, A1, A8           ; XOR     left, right, both_9
||      MVKL    .S1    480597, A3           ; MVKL    0x00075555, circular_1
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1
||      LDW     .D2T1  *B4++[1], A0         ; LDW     *keys++, e0_12
        AND     .L1X   A8, B1, A8           ; AND     both_9, m1, d_9
||      MVKH    .S1    480597, A3           ; MVKH    0x00075555, circular_1
        XOR     .L1    A0, A8, A0           ; XOR     left, d_9, left
||      XOR     .S1    A1, A8, A1           ; XOR     right, d_9, right
||      MVC     .S2X   A3, AMR              ; MVC     circular_1, AMR
||      LDW     .D2T1  *B4++[1], A8         ; LDW     *keys++, k1_12
        MV      .L1X   B4, A9               ; move keys
||      SHRU    .S1    A0, 31, A3           ; SHRU    left, 31, top_10
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        XOR     .L1    A1, A8, A15          ; XOR     right, k0_12, u_11
||      MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D1    A3, A0, A1           ; ADDAH   top_10, left, left
||      STW     .D2T1  A15, *+B15[5]        ; save A15
        XOR     .L1    A15, A0, A3          ; XOR     u_11, e0_12, t_11
||      MV      .L2    B3, B9               ; move return$
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *A9++[2], A3         ; <0> LDW     *keys++[2], e_11
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    u_11, 8, u8_14
||      SHRU    .S2X   A3, 4, B2            ; <0> SHRU    t_11, 4, t4_14
||      MPY     .M1    -16, A3, A0          ; <0> MPY     -16, t_11, low_14
||      LDW     .D1T2  *+A4[A15], B8        ; <0> LDW     *+A4[u_11], s8_13
||      STW     .D2T1  A12, *+B15[3]        ; save A12
        SHRU    .S1    A15, 24, A12         ; <0> SHRU    u_11, 24, u24_14
||      SHRU    .S2X   A3, 12, B2           ; <0> SHRU    t_11, 12, t12_14
||      MPYHLU  .M1    A15, A2, A12         ; <0> MPYHLU  u_11, one, u16_13
||      LDW     .D1T2  *+A5[A0], B3         ; <0> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T1  *+B4[B2], A12        ; <0> LDW     *+B4[t4_14], s7_13
        XOR     .L1    A1, A8, A8           ; XOR     left, k1_12, left
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2X   A3, 20, B2           ; <0> SHRU    t_11, 20, t20_14
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B5[B2], B8         ; <0> LDW     *+B5[t12_14], s5_13
        MVK     .S1    14, A1               ; MVK     16, count_11
||      SHRU    .S2X   A3, 28, B2           ; <0> SHRU    t_11, 28, high_14
||      LDW     .D1T1  *+A6[A12], A3        ; <0> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B6[B2], B8         ; <0> LDW     *+B6[t20_14], s3_13
        XOR     .L1    A8, A3, A0           ; <0> XOR     left, e_11, w_11
||      ADD     .S2X   B2, A0, B2           ; <0> ADD     high_14, low_14, t28_14
||      LDW     .D1T1  *-A9[1], A3          ; <0> LDW     *-keys[1], d_11
        XOR     .L2X   B8, A8, B2           ; <0> XOR     left, s8_13, u1_13
||      LDW     .D2T1  *+B7[B2], A3         ; <0> LDW     *+B7[t28_14], s1_13
        XOR     .L1X   A0, B8, A0           ; <0> XOR     w_11, s8_13, t1_13
||      XOR     .L2X   B3, A12, B3          ; <0> XOR     s6_13, s7_13, pair1_13
        XOR     .L1X   A0, B3, A0           ; <0> XOR     t1_13, pair1_13, t2_13
||      XOR     .L2X   B8, A12, B3          ; <0> XOR     s2_13, s5_13, pair2_13
||      XOR     .S2    B2, B3, B2           ; <0> XOR     u1_13, pair1_13, u2_13
        XOR     .L1X   A3, B8, A0           ; <0> XOR     s4_13, s3_13, pair3_13
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     t2_13, pair2_13, t3_13
||      XOR     .S2    B2, B3, B3           ; <0> XOR     u2_13, pair2_13, u3_13
        XOR     .L1X   A0, B2, A15          ; <0> XOR     t3_13, pair3_13, t4_13
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     u3_13, pair3_13, u4_13
||      XOR     .S1    A15, A3, A8          ; <0> XOR     u_11, d_11, left
;@loop {"name": "rounds", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 35.7, "banks_apart": true, "note": ""}]}
;  loop rounds: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_13, pair3_13, u4_13
;    XOR u4_13, s1_13, u_11
;    SHRU u_11, 8, u8_14
;    LDW *+A5[u8_14], s6_13
;    XOR s6_13, s7_13, pair1_13
;    XOR u1_13, pair1_13, u2_13
;    XOR u2_13, pair2_13, u3_13
;  units: L1 6/11, S1 5/11, M1 2/11, D1 7/11, L2 5/11, S2 7/11, M2 0/11, D2 4/11
;  cross paths: 1X 5/11, 2X 10/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 12 used, 18 live at once
;  registers of side B: 13 used, 7 live at once
;  II 11 without possible bank conflicts: found, 35.7 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_block$rounds:
        XOR     .L1    A15, A3, A3          ; <1> XOR     t4_13, s1_13, t_11
||      XOR     .S1X   A3, B2, A15          ; <1> XOR     u4_13, s1_13, u_11
||      LDW     .D1T1  *A9++[2], A3         ; <0> LDW     *keys++[2], e_11
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    u_11, 8, u8_14
||      SHRU    .S2X   A3, 4, B2            ; <0> SHRU    t_11, 4, t4_14
||      MPY     .M1    -16, A3, A0          ; <0> MPY     -16, t_11, low_14
||      LDW     .D1T2  *+A4[A15], B8        ; <0> LDW     *+A4[u_11], s8_13
        SHRU    .S1    A15, 24, A12         ; <0> SHRU    u_11, 24, u24_14
||      SHRU    .S2X   A3, 12, B2           ; <0> SHRU    t_11, 12, t12_14
||      MPYHLU  .M1    A15, A2, A12         ; <0> MPYHLU  u_11, one, u16_13
||      LDW     .D1T2  *+A5[A0], B3         ; <0> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T1  *+B4[B2], A12        ; <0> LDW     *+B4[t4_14], s7_13
        SHRU    .S2X   A3, 20, B2           ; <0> SHRU    t_11, 20, t20_14
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B5[B2], B8         ; <0> LDW     *+B5[t12_14], s5_13
        SHRU    .S2X   A3, 28, B2           ; <0> SHRU    t_11, 28, high_14
||      LDW     .D1T1  *+A6[A12], A3        ; <0> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B6[B2], B8         ; <0> LDW     *+B6[t20_14], s3_13
        XOR     .L1    A8, A3, A0           ; <0> XOR     left, e_11, w_11
||[A1]  B       .S1    des_block$rounds     ; <0> [count_11] B     rounds
||      ADD     .S2X   B2, A0, B2           ; <0> ADD     high_14, low_14, t28_14
||      LDW     .D1T1  *-A9[1], A3          ; <0> LDW     *-keys[1], d_11
        XOR     .L2X   B8, A8, B2           ; <0> XOR     left, s8_13, u1_13
||      LDW     .D2T1  *+B7[B2], A3         ; <0> LDW     *+B7[t28_14], s1_13
        XOR     .L1X   A0, B8, A0           ; <0> XOR     w_11, s8_13, t1_13
||      XOR     .L2X   B3, A12, B3          ; <0> XOR     s6_13, s7_13, pair1_13
        XOR     .L1X   A0, B3, A0           ; <0> XOR     t1_13, pair1_13, t2_13
||      XOR     .L2X   B8, A12, B3          ; <0> XOR     s2_13, s5_13, pair2_13
||      XOR     .S2    B2, B3, B2           ; <0> XOR     u1_13, pair1_13, u2_13
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count_11, 1, count_11
        XOR     .L1X   A3, B8, A0           ; <0> XOR     s4_13, s3_13, pair3_13
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     t2_13, pair2_13, t3_13
||      XOR     .S2    B2, B3, B3           ; <0> XOR     u2_13, pair2_13, u3_13
        XOR     .L1X   A0, B2, A15          ; <0> XOR     t3_13, pair3_13, t4_13
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     u3_13, pair3_13, u4_13
||      XOR     .S1    A15, A3, A8          ; <0> XOR     u_11, d_11, left
des_block$des_block$2:
        XOR     .L1    A15, A3, A3          ; <-1> XOR     t4_13, s1_13, t_11
||      ZERO    .L2    B2                   ; ZERO    linear_23
||      XOR     .S1X   A3, B2, A15          ; <-1> XOR     u4_13, s1_13, u_11
||      LDW     .D2T1  *+B15[3], A12        ; restore A12
        MV      .L1    A15, A3              ; MV      u_11, right
        SHL     .S1    A3, 31, A15          ; SHL     right, 31, top_16
        SHRU    .S1    A3, 1, A3            ; SHRU    right, 1, rest_16
        ADD     .L1    A15, A3, A3          ; ADD     top_16, rest_16, right
        XOR     .L1    A3, A8, A15          ; XOR     right, left, both_17
        AND     .L1X   A15, B1, A15         ; AND     both_17, m1, d_17
        XOR     .L1    A8, A15, A8          ; XOR     left, d_17, left
        XOR     .L1    A3, A15, A3          ; XOR     right, d_17, right
||      SHRU    .S1    A8, 1, A15           ; SHRU    left, 1, rest_18
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        SHL     .S1    A8, 31, A8           ; SHL     left, 31, top_18
        ADD     .L1    A8, A15, A8          ; ADD     top_18, rest_18, left
||      SHRU    .S1    A3, 8, A15           ; SHRU    right, 8, high_19
        XOR     .L1    A15, A8, A15         ; XOR     high_19, left, both_19
        AND     .L2X   B10, A15, B1         ; AND     both_19, m8, d_19
        XOR     .L1X   A8, B1, A8           ; XOR     left, d_19, left
||      SHL     .S2    B1, 8, B1            ; SHL     d_19, 8, moved_19
        XOR     .L1X   A3, B1, A3           ; XOR     right, moved_19, right
        SHRU    .S2X   A3, 2, B1            ; SHRU    right, 2, high_20
        AND     .L1X   A8, B12, A15         ; AND     left, m2, y_20
||      AND     .L2    B1, B12, B1          ; AND     high_20, m2, x_20
        SUB     .L1X   A15, B1, A15         ; SUB     y_20, x_20, e_20
        SUB     .L1    A8, A15, A8          ; SUB     left, e_20, left
        MPYSU   .M1    1, A8, A2            ; MPYSU   1, left, y_21
||      ADDAW   .D1    A3, A15, A3          ; ADDAW   right, e_20, right
||      LDW     .D2T1  *+B15[5], A15        ; restore A15
        MPYHLU  .M1    A3, A2, A9           ; MPYHLU  right, one, x_21
||      ADDAW   .D1    A9, 1, A9            ; ADDAW   keys, 1, keys
||      LDW     .D2T2  *+B15[4], B12        ; restore B12
        NOP
        SUB     .L1    A2, A9, A2           ; SUB     y_21, x_21, e_21
||      MVC     .S2    B2, AMR              ; MVC     linear_23, AMR
        SUB     .L1    A8, A2, A2           ; SUB     left, e_21, left
||      SHL     .S2X   A2, 16, B2           ; SHL     e_21, 16, moved_21
        ADD     .L2X   B2, A3, B2           ; ADD     right, moved_21, right
        SHRU    .S2    B2, 4, B1            ; SHRU    right, 4, high_22
        XOR     .L2X   B1, A2, B1           ; XOR     high_22, left, both_22
||      B       .S2    B9                   ; return
        AND     .L2    B1, B11, B1          ; AND     both_22, m4, d_22
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        XOR     .L2X   B1, A2, B1           ; XOR     left, d_22, left
||      SHL     .S2    B1, 4, B11           ; SHL     d_22, 4, moved_22
        NOP
        XOR     .L2    B2, B11, B1          ; XOR     right, moved_22, right
||      STW     .D2T2  B1, *+B0[1]          ; STW     left, *+block[1]
        ADDK    .S2    24, B15              ; frame
||      STW     .D2T2  B1, *+B0[0]          ; STW     right, *+block[0]

        .global des3_block
des3_block:
        LDW     .D1T1  *+A4[0], A0          ; LDW     *+block[0], left
        LDW     .D1T1  *+A4[1], A1          ; LDW     *+block[1], right
        NOP     3
        SHRU    .S1    A0, 4, A2            ; SHRU    left, 4, high_27
||      MVKL    .S2    252645135, B8        ; MVKL    0x0f0f0f0f, m4
        XOR     .L1    A2, A1, A2           ; XOR     high_27, right, both_27
||      MVKH    .S2    252645135, B8        ; MVKH    0x0f0f0f0f, m4
        AND     .L1X   A2, B8, A2           ; AND     both_27, m4, d_27
        XOR     .L1    A1, A2, A1           ; XOR     right, d_27, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_27, 4, moved_27
        XOR     .L1    A0, A2, A0           ; XOR     left, moved_27, left
||      MVK     .S1    1, A8                ; MVK     1, one
||      MPYSU   .M1    1, A1, A2            ; MPYSU   1, right, y_28
        MPYHLU  .M1    A0, A8, A3           ; MPYHLU  left, one, x_28
        NOP
        SUB     .L1    A2, A3, A2           ; SUB     y_28, x_28, e_28
||      ADDK    .S2    -32, B15             ; frame
        SUB     .L1    A1, A2, A1           ; SUB     right, e_28, right
||      SHL     .S1    A2, 16, A2           ; SHL     e_28, 16, moved_28
||      MVKL    .S2    858993459, B12       ; MVKL    0x33333333, m2
||      STW     .D2T2  B12, *+B15[4]        ; save B12
        ADD     .L1    A0, A2, A0           ; ADD     left, moved_28, left
||      MVKH    .S2    858993459, B12       ; MVKH    0x33333333, m2
        AND     .L1X   A1, B12, A2          ; AND     right, m2, y_29
||      SHRU    .S1    A0, 2, A3            ; SHRU    left, 2, high_29
        AND     .L1X   A3, B12, A3          ; AND     high_29, m2, x_29
        SUB     .L1    A2, A3, A2           ; SUB     y_29, x_29, e_29
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      ADDAW   .D1    A0, A2, A0           ; ADDAW   left, e_29, left
        SUB     .L1    A1, A2, A1           ; SUB     right, e_29, right
||      SHRU    .S1    A0, 8, A2            ; SHRU    left, 8, high_30
||      MVKL    .S2    16711935, B9         ; MVKL    0x00ff00ff, m8
        XOR     .L1    A2, A1, A2           ; XOR     high_30, right, both_30
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    16711935, B9         ; MVKH    0x00ff00ff, m8
        AND     .L1X   A2, B9, A2           ; AND     both_30, m8, d_30
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
        XOR     .L1    A1, A2, A1           ; XOR     right, d_30, right
||      SHL     .S1    A2, 8, A2            ; SHL     d_30, 8, moved_30
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D2T1  *B4++[1], A3         ; LDW     *keys++, k0_35
        XOR     .L1    A0, A2, A0           ; XOR     left, moved_30, left
||      SHRU    .S1    A1, 31, A2           ; SHRU    right, 31, top_31
||      MVKL    .S2    2863311530, B11      ; MVKL    0xaaaaaaaa, m1
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_24
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAH   .D1    A2, A1, A2           ; ADDAH   top_31, right, right
        XOR     .L1    A0, A2, A3           ; XOR     left, right, both_32
||      MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    2863311530, B11      ; MVKH    0xaaaaaaaa, m1
||      LDW     .D2T1  *B4++[1], A3         ; LDW     *keys++, e0_35
        AND     .L1X   A3, B11, A9          ; AND     both_32, m1, d_32
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        XOR     .L1    A0, A9, A0           ; XOR     left, d_32, left
||      MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_24
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        XOR     .L1    A2, A9, A1           ; XOR     right, d_32, right
||      SHRU    .S1    A0, 31, A2           ; SHRU    left, 31, top_33
||      MVC     .S2X   A1, AMR              ; MVC     circular_24, AMR
||      LDW     .D2T1  *B4++[1], A3         ; LDW     *keys++, k1_35
        XOR     .L1    A1, A3, A1           ; XOR     right, k0_35, u_34
||      MV      .S1X   B4, A0               ; move keys
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAH   .D1    A2, A0, A2           ; ADDAH   top_33, left, left
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1    A1, A3, A9           ; XOR     u_34, e0_35, t_34
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T1  *A0++[2], A13        ; <0> LDW     *keys++[2], e_34
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    u_34, 8, u8_37
||      SHRU    .S2X   A9, 4, B1            ; <0> SHRU    t_34, 4, t4_37
||      MPYHLU  .M1    A1, A8, A13          ; <0> MPYHLU  u_34, one, u16_36
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[u_34], s8_36
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        SHRU    .S1    A1, 24, A10          ; <0> SHRU    u_34, 24, u24_37
||      SHRU    .S2X   A9, 12, B1           ; <0> SHRU    t_34, 12, t12_37
||      LDW     .D1T1  *+A5[A13], A9        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_37], s7_36
        XOR     .L1    A2, A3, A3           ; XOR     left, k1_35, left
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      SHRU    .S2X   A9, 20, B1           ; <0> SHRU    t_34, 20, t20_37
||      MPY     .M1    -16, A9, A9          ; <0> MPY     -16, t_34, low_37
||      LDW     .D1T1  *+A7[A10], A9        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_37], s5_36
        MVK     .S1    14, A2               ; MVK     16, count_34
||      SHRU    .S2X   A9, 28, B1           ; <0> SHRU    t_34, 28, high_37
||      LDW     .D1T1  *+A6[A13], A10       ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1    A3, A13, A10         ; <0> XOR     left, e_34, w_34
||      ADD     .L2X   B1, A9, B2           ; <0> ADD     high_37, low_37, t28_37
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-keys[1], d_34
||      STW     .D2T2  B13, *+B15[6]        ; save B13
        XOR     .L1X   A10, B1, A10         ; <0> XOR     w_34, s8_36, t1_36
||      LDW     .D2T1  *+B7[B2], A1         ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .S1X   A9, B2, A3           ; <0> XOR     s6_36, s7_36, pair1_36
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     left, s8_36, u1_36
        XOR     .L1    A10, A3, A3          ; <0> XOR     t1_36, pair1_36, t2_36
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     u1_36, pair1_36, u2_36
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        XOR     .L1X   A10, B2, A9          ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .S1    A3, A9, A3           ; <0> XOR     t2_36, pair2_36, t3_36
||      XOR     .S2X   B1, A9, B1           ; <0> XOR     u2_36, pair2_36, u3_36
        XOR     .L1    A3, A9, A9           ; <0> XOR     t3_36, pair3_36, t4_36
||      XOR     .S1    A1, A10, A3          ; <0> XOR     u_34, d_34, left
||      XOR     .S2X   B1, A9, B1           ; <0> XOR     u3_36, pair3_36, u4_36
||      STW     .D2T1  A12, *+B15[3]        ; save A12
;@loop {"name": "rounds1", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 44.4, "banks_apart": true, "note": ""}]}
;  loop rounds1: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_36, pair3_36, u4_36
;    XOR u4_36, s1_36, u_34
;    SHRU u_34, 8, u8_37
;    LDW *+A5[u8_37], s6_36
;    XOR s6_36, s7_36, pair1_36
;    XOR u1_36, pair1_36, u2_36
;    XOR u2_36, pair2_36, u3_36
;  units: L1 6/11, S1 7/11, M1 2/11, D1 7/11, L2 1/11, S2 9/11, M2 0/11, D2 4/11
;  cross paths: 1X 5/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 12 used, 18 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 44.4 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_block$rounds1:
        XOR     .L1X   A1, B1, A1           ; <1> XOR     u4_36, s1_36, u_34
||      XOR     .S1    A9, A1, A9           ; <1> XOR     t4_36, s1_36, t_34
||      LDW     .D1T1  *A0++[2], A13        ; <0> LDW     *keys++[2], e_34
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    u_34, 8, u8_37
||      SHRU    .S2X   A9, 4, B1            ; <0> SHRU    t_34, 4, t4_37
||      MPYHLU  .M1    A1, A8, A13          ; <0> MPYHLU  u_34, one, u16_36
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[u_34], s8_36
        SHRU    .S1    A1, 24, A10          ; <0> SHRU    u_34, 24, u24_37
||      SHRU    .S2X   A9, 12, B1           ; <0> SHRU    t_34, 12, t12_37
||      LDW     .D1T1  *+A5[A13], A9        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S2X   A9, 20, B1           ; <0> SHRU    t_34, 20, t20_37
||      MPY     .M1    -16, A9, A9          ; <0> MPY     -16, t_34, low_37
||      LDW     .D1T1  *+A7[A10], A9        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_37], s5_36
        SHRU    .S2X   A9, 28, B1           ; <0> SHRU    t_34, 28, high_37
||      LDW     .D1T1  *+A6[A13], A10       ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L1    A3, A13, A10         ; <0> XOR     left, e_34, w_34
||      ADD     .L2X   B1, A9, B2           ; <0> ADD     high_37, low_37, t28_37
||[A2]  B       .S2    des3_block$rounds1   ; <0> [count_34] B     rounds1
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-keys[1], d_34
        XOR     .L1X   A10, B1, A10         ; <0> XOR     w_34, s8_36, t1_36
||      LDW     .D2T1  *+B7[B2], A1         ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .S1X   A9, B2, A3           ; <0> XOR     s6_36, s7_36, pair1_36
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     left, s8_36, u1_36
        XOR     .L1    A10, A3, A3          ; <0> XOR     t1_36, pair1_36, t2_36
||      XOR     .S1X   A9, B2, A9           ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     u1_36, pair1_36, u2_36
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_34, 1, count_34
        XOR     .L1X   A10, B2, A9          ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .S1    A3, A9, A3           ; <0> XOR     t2_36, pair2_36, t3_36
||      XOR     .S2X   B1, A9, B1           ; <0> XOR     u2_36, pair2_36, u3_36
        XOR     .L1    A3, A9, A9           ; <0> XOR     t3_36, pair3_36, t4_36
||      XOR     .S1    A1, A10, A3          ; <0> XOR     u_34, d_34, left
||      XOR     .S2X   B1, A9, B1           ; <0> XOR     u3_36, pair3_36, u4_36
des3_block$des3_block$2:
        XOR     .L1X   A1, B1, A1           ; <-1> XOR     u4_36, s1_36, u_34
||      XOR     .S1    A9, A1, A9           ; <-1> XOR     t4_36, s1_36, t_34
||      ADDAW   .D1    A0, 1, A0            ; ADDAW   keys, 1, keys
        LDW     .D1T1  *A0++[1], A1         ; LDW     *keys++, k0_39
        LDW     .D1T2  *A0++[1], B1         ; LDW     *keys++, e0_39
        NOP
        MV      .L1    A1, A2               ; MV      u_34, right
||      LDW     .D1T1  *A0++[1], A10        ; LDW     *keys++, k1_39
        NOP
        XOR     .L1    A3, A1, A1           ; XOR     left, k0_39, u_38
        XOR     .L2X   B1, A1, B2           ; XOR     u_38, e0_39, t_38
||      LDW     .D1T2  *A0++[2], B13        ; <0> LDW     *keys++[2], e_38
        SHRU    .S1    A1, 8, A9            ; <0> SHRU    u_38, 8, u8_41
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t_38, 4, t4_41
||      MPYHLU  .M1    A1, A8, A3           ; <0> MPYHLU  u_38, one, u16_40
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t_38, low_41
||      LDW     .D1T2  *+A4[A1], B2         ; <0> LDW     *+A4[u_38], s8_40
        SHRU    .S1    A1, 24, A9           ; <0> SHRU    u_38, 24, u24_41
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t_38, 12, t12_41
||      LDW     .D1T1  *+A5[A9], A3         ; <0> LDW     *+A5[u8_41], s6_40
||      LDW     .D2T2  *+B4[B1], B13        ; <0> LDW     *+B4[t4_41], s7_40
        XOR     .L1    A2, A10, A15         ; XOR     right, k1_39, right
||      MVK     .S1    15, A2               ; MVK     16, count_38
||      SHRU    .S2    B2, 20, B13          ; <0> SHRU    t_38, 20, t20_41
||      LDW     .D1T2  *+A7[A9], B13        ; <0> LDW     *+A7[u24_41], s2_40
||      LDW     .D2T1  *+B5[B13], A9        ; <0> LDW     *+B5[t12_41], s5_40
        SHRU    .S2    B2, 28, B2           ; <0> SHRU    t_38, 28, high_41
||      LDW     .D1T2  *+A6[A3], B1         ; <0> LDW     *+A6[u16_40], s4_40
||      LDW     .D2T1  *+B6[B13], A3        ; <0> LDW     *+B6[t20_41], s3_40
        XOR     .L1X   A15, B13, A3         ; <0> XOR     right, e_38, w_38
||      LDW     .D1T1  *-A0[1], A3          ; <0> LDW     *-keys[1], d_38
||      ADD     .D2    B2, B1, B1           ; <0> ADD     high_41, low_41, t28_41
        XOR     .L1X   A3, B2, A15          ; <0> XOR     w_38, s8_40, t1_40
||      XOR     .L2X   B2, A15, B1          ; <0> XOR     right, s8_40, u1_40
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_41], s1_40
        XOR     .L2X   B13, A3, B2          ; <0> XOR     s6_40, s7_40, pair1_40
        XOR     .L2X   B13, A9, B13         ; <0> XOR     s2_40, s5_40, pair2_40
||      XOR     .S1X   A15, B2, A9          ; <0> XOR     t1_40, pair1_40, t2_40
||      XOR     .S2    B1, B2, B2           ; <0> XOR     u1_40, pair1_40, u2_40
        XOR     .L1X   A9, B13, A9          ; <0> XOR     t2_40, pair2_40, t3_40
||      XOR     .L2    B2, B13, B1          ; <0> XOR     u2_40, pair2_40, u3_40
||      XOR     .S2X   B1, A3, B2           ; <0> XOR     s4_40, s3_40, pair3_40
        XOR     .L2    B1, B2, B2           ; <0> XOR     u3_40, pair3_40, u4_40
||      XOR     .S2X   B2, A9, B1           ; <0> XOR     t3_40, pair3_40, t4_40
;@loop {"name": "rounds2", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 55.4, "banks_apart": true, "note": ""}]}
;  loop rounds2: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_40, pair3_40, u4_40
;    XOR u4_40, s1_40, u_38
;    SHRU u_38, 8, u8_41
;    LDW *+A5[u8_41], s6_40
;    XOR s6_40, s7_40, pair1_40
;    XOR u1_40, pair1_40, u2_40
;    XOR u2_40, pair2_40, u3_40
;  units: L1 5/11, S1 4/11, M1 1/11, D1 6/11, L2 6/11, S2 8/11, M2 1/11, D2 5/11
;  cross paths: 1X 5/11, 2X 6/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 17 live at once
;  registers of side B: 13 used, 7 live at once
;  II 11 without possible bank conflicts: found, 55.4 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_block$rounds2:
        XOR     .L1X   A9, B2, A1           ; <1> XOR     u4_40, s1_40, u_38
||      XOR     .L2X   B1, A9, B2           ; <1> XOR     t4_40, s1_40, t_38
||      XOR     .S1    A1, A3, A15          ; <1> XOR     u_38, d_38, right
||      LDW     .D1T2  *A0++[2], B13        ; <0> LDW     *keys++[2], e_38
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_38, 1, count_38
||      SHRU    .S1    A1, 8, A9            ; <0> SHRU    u_38, 8, u8_41
||      SHRU    .S2    B2, 4, B1            ; <0> SHRU    t_38, 4, t4_41
||      MPYHLU  .M1    A1, A8, A3           ; <0> MPYHLU  u_38, one, u16_40
||      MPY     .M2    -16, B2, B1          ; <0> MPY     -16, t_38, low_41
||      LDW     .D1T2  *+A4[A1], B2         ; <0> LDW     *+A4[u_38], s8_40
        SHRU    .S1    A1, 24, A9           ; <0> SHRU    u_38, 24, u24_41
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t_38, 12, t12_41
||      LDW     .D1T1  *+A5[A9], A3         ; <0> LDW     *+A5[u8_41], s6_40
||      LDW     .D2T2  *+B4[B1], B13        ; <0> LDW     *+B4[t4_41], s7_40
        SHRU    .S2    B2, 20, B13          ; <0> SHRU    t_38, 20, t20_41
||      LDW     .D1T2  *+A7[A9], B13        ; <0> LDW     *+A7[u24_41], s2_40
||      LDW     .D2T1  *+B5[B13], A9        ; <0> LDW     *+B5[t12_41], s5_40
        SHRU    .S2    B2, 28, B2           ; <0> SHRU    t_38, 28, high_41
||      LDW     .D1T2  *+A6[A3], B1         ; <0> LDW     *+A6[u16_40], s4_40
||      LDW     .D2T1  *+B6[B13], A3        ; <0> LDW     *+B6[t20_41], s3_40
        XOR     .L1X   A15, B13, A3         ; <0> XOR     right, e_38, w_38
||[A2]  B       .S2    des3_block$rounds2   ; <0> [count_38] B     rounds2
||      LDW     .D1T1  *-A0[1], A3          ; <0> LDW     *-keys[1], d_38
||      ADD     .D2    B2, B1, B1           ; <0> ADD     high_41, low_41, t28_41
        XOR     .L1X   A3, B2, A15          ; <0> XOR     w_38, s8_40, t1_40
||      XOR     .L2X   B2, A15, B1          ; <0> XOR     right, s8_40, u1_40
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_41], s1_40
        XOR     .L2X   B13, A3, B2          ; <0> XOR     s6_40, s7_40, pair1_40
        XOR     .L2X   B13, A9, B13         ; <0> XOR     s2_40, s5_40, pair2_40
||      XOR     .S1X   A15, B2, A9          ; <0> XOR     t1_40, pair1_40, t2_40
||      XOR     .S2    B1, B2, B2           ; <0> XOR     u1_40, pair1_40, u2_40
        XOR     .L1X   A9, B13, A9          ; <0> XOR     t2_40, pair2_40, t3_40
||      XOR     .L2    B2, B13, B1          ; <0> XOR     u2_40, pair2_40, u3_40
||      XOR     .S2X   B1, A3, B2           ; <0> XOR     s4_40, s3_40, pair3_40
        XOR     .L2    B1, B2, B2           ; <0> XOR     u3_40, pair3_40, u4_40
||      XOR     .S2X   B2, A9, B1           ; <0> XOR     t3_40, pair3_40, t4_40
des3_block$des3_block$4:
        XOR     .L1X   A9, B2, A1           ; <-1> XOR     u4_40, s1_40, u_38
||      XOR     .L2X   B1, A9, B2           ; <-1> XOR     t4_40, s1_40, t_38
||      XOR     .S1    A1, A3, A15          ; <-1> XOR     u_38, d_38, right
||      ADDAW   .D1    A0, 1, A0            ; ADDAW   keys, 1, keys
        LDW     .D1T1  *A0++[1], A3         ; LDW     *keys++, k0_43
        LDW     .D1T1  *A0++[1], A3         ; LDW     *keys++, e0_43
        NOP
        LDW     .D1T1  *A0++[1], A15        ; LDW     *keys++, k1_43
        NOP
        XOR     .L1    A15, A3, A12         ; XOR     right, k0_43, u_42
        MV      .L1    A1, A3               ; MV      u_38, left
||      XOR     .S1    A12, A3, A9          ; XOR     u_42, e0_43, t_42
||      LDW     .D1T2  *A0++[2], B2         ; <0> LDW     *keys++[2], e_42
        SHRU    .S1    A12, 8, A2           ; <0> SHRU    u_42, 8, u8_45
||      SHRU    .S2X   A9, 4, B2            ; <0> SHRU    t_42, 4, t4_45
||      LDW     .D1T1  *+A4[A12], A9        ; <0> LDW     *+A4[u_42], s8_44
        SHRU    .S1    A12, 24, A2          ; <0> SHRU    u_42, 24, u24_45
||      SHRU    .S2X   A9, 12, B1           ; <0> SHRU    t_42, 12, t12_45
||      MPYHLU  .M1    A12, A8, A2          ; <0> MPYHLU  u_42, one, u16_44
||      LDW     .D1T2  *+A5[A2], B2         ; <0> LDW     *+A5[u8_45], s6_44
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[t4_45], s7_44
        SHRU    .S2X   A9, 20, B1           ; <0> SHRU    t_42, 20, t20_45
||      MPY     .M1    -16, A9, A9          ; <0> MPY     -16, t_42, low_45
||      LDW     .D1T1  *+A7[A2], A3         ; <0> LDW     *+A7[u24_45], s2_44
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_45], s5_44
        MVK     .S1    14, A1               ; MVK     16, count_42
||      SHRU    .S2X   A9, 28, B1           ; <0> SHRU    t_42, 28, high_45
||      LDW     .D1T1  *+A6[A2], A3         ; <0> LDW     *+A6[u16_44], s4_44
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_45], s3_44
        XOR     .L1    A3, A15, A3          ; XOR     left, k1_43, left
||      ADD     .S2X   B1, A9, B1           ; <0> ADD     high_45, low_45, t28_45
||      LDW     .D1T1  *-A0[1], A9          ; <0> LDW     *-keys[1], d_42
        XOR     .S2X   B2, A3, B1           ; <0> XOR     left, e_42, w_42
||      LDW     .D2T1  *+B7[B1], A2         ; <0> LDW     *+B7[t28_45], s1_44
        XOR     .L1X   A2, B2, A9           ; <0> XOR     s6_44, s7_44, pair1_44
||      XOR     .L2X   B1, A9, B1           ; <0> XOR     w_42, s8_44, t1_44
||      XOR     .S1    A3, A9, A2           ; <0> XOR     left, s8_44, u1_44
        XOR     .L1X   A3, B2, A2           ; <0> XOR     s2_44, s5_44, pair2_44
||      XOR     .L2X   B1, A9, B1           ; <0> XOR     t1_44, pair1_44, t2_44
||      XOR     .S1    A2, A9, A9           ; <0> XOR     u1_44, pair1_44, u2_44
        XOR     .L1    A9, A2, A2           ; <0> XOR     u2_44, pair2_44, u3_44
||      XOR     .S1X   A2, B1, A3           ; <0> XOR     t2_44, pair2_44, t3_44
||      XOR     .S2X   B2, A3, B1           ; <0> XOR     s4_44, s3_44, pair3_44
        XOR     .L1    A12, A9, A3          ; <0> XOR     u_42, d_42, left
||      XOR     .S1X   A3, B1, A12          ; <0> XOR     t3_44, pair3_44, t4_44
||      XOR     .S2X   B1, A2, B1           ; <0> XOR     u3_44, pair3_44, u4_44
;@loop {"name": "rounds3", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 59.1, "banks_apart": true, "note": ""}]}
;  loop rounds3: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_44, pair3_44, u4_44
;    XOR u4_44, s1_44, u_42
;    SHRU u_42, 8, u8_45
;    LDW *+A5[u8_45], s6_44
;    XOR s6_44, s7_44, pair1_44
;    XOR u1_44, pair1_44, u2_44
;    XOR u2_44, pair2_44, u3_44
;  units: L1 5/11, S1 8/11, M1 2/11, D1 7/11, L2 2/11, S2 8/11, M2 0/11, D2 4/11
;  cross paths: 1X 5/11, 2X 10/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 11 used, 17 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 59.1 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_block$rounds3:
        XOR     .L1    A12, A2, A9          ; <1> XOR     t4_44, s1_44, t_42
||      XOR     .S1X   A2, B1, A12          ; <1> XOR     u4_44, s1_44, u_42
||      LDW     .D1T2  *A0++[2], B2         ; <0> LDW     *keys++[2], e_42
        SHRU    .S1    A12, 8, A2           ; <0> SHRU    u_42, 8, u8_45
||      SHRU    .S2X   A9, 4, B2            ; <0> SHRU    t_42, 4, t4_45
||      LDW     .D1T1  *+A4[A12], A9        ; <0> LDW     *+A4[u_42], s8_44
        SHRU    .S1    A12, 24, A2          ; <0> SHRU    u_42, 24, u24_45
||      SHRU    .S2X   A9, 12, B1           ; <0> SHRU    t_42, 12, t12_45
||      MPYHLU  .M1    A12, A8, A2          ; <0> MPYHLU  u_42, one, u16_44
||      LDW     .D1T2  *+A5[A2], B2         ; <0> LDW     *+A5[u8_45], s6_44
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[t4_45], s7_44
        SHRU    .S2X   A9, 20, B1           ; <0> SHRU    t_42, 20, t20_45
||      MPY     .M1    -16, A9, A9          ; <0> MPY     -16, t_42, low_45
||      LDW     .D1T1  *+A7[A2], A3         ; <0> LDW     *+A7[u24_45], s2_44
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_45], s5_44
        SHRU    .S2X   A9, 28, B1           ; <0> SHRU    t_42, 28, high_45
||      LDW     .D1T1  *+A6[A2], A3         ; <0> LDW     *+A6[u16_44], s4_44
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_45], s3_44
  [A1]  B       .S1    des3_block$rounds3   ; <0> [count_42] B     rounds3
||      ADD     .S2X   B1, A9, B1           ; <0> ADD     high_45, low_45, t28_45
||      LDW     .D1T1  *-A0[1], A9          ; <0> LDW     *-keys[1], d_42
        XOR     .S2X   B2, A3, B1           ; <0> XOR     left, e_42, w_42
||      LDW     .D2T1  *+B7[B1], A2         ; <0> LDW     *+B7[t28_45], s1_44
        XOR     .L1X   A2, B2, A9           ; <0> XOR     s6_44, s7_44, pair1_44
||      XOR     .L2X   B1, A9, B1           ; <0> XOR     w_42, s8_44, t1_44
||      XOR     .S1    A3, A9, A2           ; <0> XOR     left, s8_44, u1_44
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count_42, 1, count_42
        XOR     .L1X   A3, B2, A2           ; <0> XOR     s2_44, s5_44, pair2_44
||      XOR     .L2X   B1, A9, B1           ; <0> XOR     t1_44, pair1_44, t2_44
||      XOR     .S1    A2, A9, A9           ; <0> XOR     u1_44, pair1_44, u2_44
        XOR     .L1    A9, A2, A2           ; <0> XOR     u2_44, pair2_44, u3_44
||      XOR     .S1X   A2, B1, A3           ; <0> XOR     t2_44, pair2_44, t3_44
||      XOR     .S2X   B2, A3, B1           ; <0> XOR     s4_44, s3_44, pair3_44
        XOR     .L1    A12, A9, A3          ; <0> XOR     u_42, d_42, left
||      XOR     .S1X   A3, B1, A12          ; <0> XOR     t3_44, pair3_44, t4_44
||      XOR     .S2X   B1, A2, B1           ; <0> XOR     u3_44, pair3_44, u4_44
des3_block$des3_block$6:
        XOR     .L1    A12, A2, A9          ; <-1> XOR     t4_44, s1_44, t_42
||      XOR     .S1X   A2, B1, A12          ; <-1> XOR     u4_44, s1_44, u_42
||      LDW     .D2T1  *+B15[7], A15        ; restore A15
        MV      .L1    A12, A9              ; MV      u_42, right
||      LDW     .D2T1  *+B15[5], A13        ; restore A13
        SHL     .S1    A9, 31, A12          ; SHL     right, 31, top_47
||      LDW     .D2T1  *+B15[3], A12        ; restore A12
        SHRU    .S1    A9, 1, A9            ; SHRU    right, 1, rest_47
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        ADD     .L1    A12, A9, A9          ; ADD     top_47, rest_47, right
        XOR     .L1    A9, A3, A12          ; XOR     right, left, both_48
        AND     .L1X   A12, B11, A2         ; AND     both_48, m1, d_48
        XOR     .L1    A3, A2, A3           ; XOR     left, d_48, left
        XOR     .L1    A9, A2, A2           ; XOR     right, d_48, right
||      SHRU    .S1    A3, 1, A9            ; SHRU    left, 1, rest_49
        ZERO    .L2    B1                   ; ZERO    linear_54
||      SHL     .S1    A3, 31, A3           ; SHL     left, 31, top_49
        ADD     .L1    A3, A9, A3           ; ADD     top_49, rest_49, left
||      SHRU    .S1    A2, 8, A9            ; SHRU    right, 8, high_50
        XOR     .L1    A9, A3, A9           ; XOR     high_50, left, both_50
||      MVC     .S2    B1, AMR              ; MVC     linear_54, AMR
        AND     .L1X   A9, B9, A9           ; AND     both_50, m8, d_50
||      LDW     .D2T2  *+B15[4], B12        ; restore B12
        XOR     .L1    A3, A9, A3           ; XOR     left, d_50, left
||      SHL     .S1    A9, 8, A9            ; SHL     d_50, 8, moved_50
        XOR     .L1    A2, A9, A2           ; XOR     right, moved_50, right
        SHRU    .S2X   A2, 2, B9            ; SHRU    right, 2, high_51
        AND     .L1X   A3, B12, A9          ; AND     left, m2, y_51
||      AND     .L2    B9, B12, B9          ; AND     high_51, m2, x_51
        SUB     .L1X   A9, B9, A9           ; SUB     y_51, x_51, e_51
        SUB     .L1    A3, A9, A3           ; SUB     left, e_51, left
        MPYSU   .M1    1, A3, A0            ; MPYSU   1, left, y_52
||      ADDAW   .D1    A2, A9, A2           ; ADDAW   right, e_51, right
        MPYHLU  .M1    A2, A8, A8           ; MPYHLU  right, one, x_52
||      ADDAW   .D1    A0, 1, A8            ; ADDAW   keys, 1, keys
        NOP
        SUB     .L1    A0, A8, A0           ; SUB     y_52, x_52, e_52
        SUB     .L1    A3, A0, A0           ; SUB     left, e_52, left
||      SHL     .S2X   A0, 16, B9           ; SHL     e_52, 16, moved_52
        ADD     .L2X   B9, A2, B9           ; ADD     right, moved_52, right
        SHRU    .S2    B9, 4, B1            ; SHRU    right, 4, high_53
        XOR     .L2X   B1, A0, B1           ; XOR     high_53, left, both_53
||      B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        AND     .L2    B1, B8, B1           ; AND     both_53, m4, d_53
||      LDW     .D2T2  *+B15[6], B13        ; restore B13
        XOR     .L2X   B1, A0, B8           ; XOR     left, d_53, left
        SHL     .S2    B1, 4, B1            ; SHL     d_53, 4, moved_53
        XOR     .L2    B9, B1, B1           ; XOR     right, moved_53, right
||      STW     .D2T2  B8, *+B0[1]          ; STW     left, *+block[1]
        ADDK    .S2    32, B15              ; frame
||      STW     .D2T2  B1, *+B0[0]          ; STW     right, *+block[0]
