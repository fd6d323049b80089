; broadside optimize: source 1451fe9446089cc84127ed68f70dc3444cffb5468154c541f92c775b78711eca
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
; The sixteen rounds of DES on three blocks, each under its own key, without the initial and final permutation.
;
;       void des_core3(uint32_t blocks[6], const uint32_t schedule0[36], const uint32_t schedule1[36],
;                      const uint32_t schedule2[36]);
;
; blocks    three times what des_core takes and leaves: in rotl(L0, 1), rotl(R0, 1), out rotl(R16, 1), rotl(L16, 1).
; schedule  three schedules of a DES key schedule of this library (round.inc); they may be one.
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
; Passes of DES on three blocks under three schedules, for routines that store what a pass leaves. Needs round.inc,
; permutation.inc and three.inc. The second channel has a pointer a side, so that both data ports load equally many
; words; pointers move by ADD, since .D has no place left.

; From the halves of a block to u, t, v before the first round.

; Pointers to E1 of three schedules, that of the second to D0 on side A.

; Sixteen rounds, counted by count. Leaves the pointers at E17.

; From the end of one pass to the beginning of the next: u = x[17] and v = x[16] change places. The first three words
; of the next schedule are at k0[n0], k1[n1] and k2[n2].

; What the rounds leave, R16 in u and L16 in v, as the halves of three blocks on either side.
; The banks of the C6201's data memory in which the words of three blocks and of three schedules lie, if all are on
; multiples of 8 bytes in the memory of the stack. In other places, words that are loaded at once may meet in a bank.

        .global des_core3
des_core3:
        MV      .L1    A4, A8               ; argument
||      MV      .S1X   B4, A0               ; argument
||      ADDK    .S2    -48, B15             ; frame
        LDW     .D1T2  *+A0[0], B11         ; LDW     *+keys0[0], k0_4
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        LDW     .D1T1  *+A8[4], A1          ; LDW     *+blocks[4], l2
||      STW     .D2T2  B13, *+B15[3]        ; save B13
        LDW     .D1T1  *+A8[1], A2          ; LDW     *+blocks[1], r0
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        LDW     .D1T2  *+A8[0], B13         ; LDW     *+blocks[0], l0
||      STW     .D2T1  A8, *+B15[1]         ; STW     blocks, *+B15[1]        ; so that the return address keeps its register: it is wanted first
        MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A0[2], A12         ; LDW     *+keys0[2], k1_4
||      STW     .D2T2  B12, *+B15[11]       ; save B12
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T2  *+A8[2], B12         ; LDW     *+blocks[2], l1
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        MV      .L1    A6, A11              ; argument
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T2  *+A0[1], B9          ; LDW     *+keys0[1], e0_4
||      STW     .D2T1  A14, *+B15[8]        ; save A14
        ADD     .L1    12, A0, A0           ; ADD     keys0, 12, ka0
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A11[0], A9         ; LDW     *+keys1[0], k0_5
||      STW     .D2T2  B10, *+B15[9]        ; save B10
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T2  *+A8[3], B8          ; LDW     *+blocks[3], r1
||      STW     .D2T1  A10, *+B15[10]       ; save A10
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    480597, B10          ; MVKL    0x00075555, circular_2
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_8
||      STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2    B6, B0               ; argument
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T2  *+A11[1], B1         ; LDW     *+keys1[1], e0_5
||      STW     .D2T1  A15, *+B15[12]       ; save A15
        MV      .L1X   B0, A13              ; copy
||      ADDK    .S1    16, A11              ; ADDK    16, keys1
||      MVKH    .S2    480597, B10          ; MVKH    0x00075555, circular_2
||      LDW     .D1T1  *+A11[2], A10        ; LDW     *+keys1[2], k1_5
||      STW     .D2T2  B3, *+B15[2]         ; save return$
        XOR     .L1X   A2, B11, A2          ; XOR     r0, k0_4, u0
||      SUB     .L2X   A11, 4, B11          ; SUB     keys1, 4, kb1
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A13[0], A15        ; LDW     *+keys2[0], k0_6
||      LDW     .D2T2  *+B0[1], B9          ; LDW     *+keys2[1], e0_6
        XOR     .L2X   B9, A2, B2           ; XOR     u0, e0_4, t0
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVC     .S2    B10, AMR             ; MVC     circular_2, AMR
||      LDW     .D1T2  *+A8[5], B2          ; LDW     *+blocks[5], r2
||      LDW     .D2T1  *+B0[2], A11         ; LDW     *+keys2[2], k1_6
        XOR     .L1X   A12, B13, A13        ; XOR     l0, k1_4, v0
||      SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0, 24, u24_10
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t0, 12, t12_10
||      LDW     .D1T1  *-A0[1], A1          ; <0> LDW     *-ka0[1], d0_8
||      LDW     .D2T2  *B11++[2], B10       ; <0> LDW     *kb1++[2], e1_8
        MV      .L1    A11, A8              ; MV      keys1, ka1
||      SHRU    .S1    A2, 8, A14           ; <0> SHRU    u0, 8, u8_10
||      SHRU    .S2    B2, 4, B13           ; <0> SHRU    t0, 4, t4_10
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t0, low_10
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0], s8_9
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_10], s5_9
        SHRU    .S1X   B2, 28, A11          ; <0> SHRU    t0, 28, high_10
||      SHRU    .S2    B2, 20, B10          ; <0> SHRU    t0, 20, t20_10
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_10], s6_9
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[t4_10], s7_9
        XOR     .L1X   A9, B8, A9           ; XOR     r1, k0_5, u1
||      ADD     .L2X   B13, A11, B10        ; <0> ADD     high_10, low_10, t28_10
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u0, 16, u16_9
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_10], s2_9
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t20_10], s3_9
        XOR     .L1X   A10, B12, A3         ; XOR     l1, k1_5, v1
||      XOR     .L2X   B1, A9, B8           ; XOR     u1, e0_5, t1
||      XOR     .S1    A1, A11, A10         ; XOR     l2, k1_6, v2
||      ADD     .S2    12, B0, B12          ; ADD     keys2, 12, kb2
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_9], s4_9
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_10], s1_9
        XOR     .L1X   A15, B2, A15         ; XOR     r2, k0_6, u2
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u1, 24, u24_12
||      SHRU    .S2    B8, 12, B13          ; <0> SHRU    t1, 12, t12_12
||      LDW     .D1T1  *A8++[2], A1         ; <0> LDW     *ka1++[2], d1_8
||      LDW     .D2T2  *B12++[2], B9        ; <0> LDW     *kb2++[2], e2_8
        XOR     .L1    A13, A11, A12        ; <0> XOR     v0, s8_9, even1_9
||      XOR     .L2X   B9, A15, B1          ; XOR     u2, e0_6, t2
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u1, 8, u8_12
||      SHRU    .S2    B8, 4, B13           ; <0> SHRU    t1, 4, t4_12
||      MPY     .M2    -16, B8, B8          ; <0> MPY     -16, t1, low_12
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u1], s8_11
||      LDW     .D2T2  *+B5[B13], B8        ; <0> LDW     *+B5[t12_12], s5_11
        XOR     .L1    A12, A13, A11        ; <0> XOR     even1_9, s6_9, even2_9
||      XOR     .L2    B9, B2, B2           ; <0> XOR     s7_9, s5_9, odd1_9
||      SHRU    .S1X   B8, 28, A12          ; <0> SHRU    t1, 28, high_12
||      SHRU    .S2    B8, 20, B13          ; <0> SHRU    t1, 20, t20_12
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_12], s6_11
||      LDW     .D2T2  *+B4[B13], B3        ; <0> LDW     *+B4[t4_12], s7_11
        XOR     .L1    A11, A13, A12        ; <0> XOR     even2_9, s2_9, even3_9
||      ADD     .L2X   B8, A12, B9          ; <0> ADD     high_12, low_12, t28_12
||      SHRU    .S1    A9, 16, A11          ; <0> SHRU    u1, 16, u16_11
||      XOR     .S2    B2, B9, B8           ; <0> XOR     odd1_9, s3_9, odd2_9
||      LDW     .D1T1  *+A7[A14], A11       ; <0> LDW     *+A7[u24_12], s2_11
||      LDW     .D2T2  *+B6[B13], B8        ; <0> LDW     *+B6[t20_12], s3_11
        XOR     .L1    A12, A14, A2         ; <0> XOR     even3_9, s4_9, even_9
||      XOR     .L2    B8, B2, B8           ; <0> XOR     odd2_9, s1_9, odd_9
||      XOR     .S1    A2, A1, A13          ; <0> XOR     u0, d0_8, v0
||      MVK     .S2    15, B0               ; MVK     16, count
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_11], s4_11
||      LDW     .D2T2  *+B7[B9], B8         ; <0> LDW     *+B7[t28_12], s1_11
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 3 equal channels", "moves": 0}]}
;  loop rounds: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_14], s7_13
;    XOR s7_13, s5_13, odd1_13
;    XOR odd1_13, s3_13, odd2_13
;    XOR odd2_13, s1_13, odd_13
;    XOR even_13, odd_13, u2
;    XOR u2, e2_8, t2
;    SHRU t2, 4, t4_14
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 6/15, 2X 6/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 15 without possible bank conflicts: found (as 3 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_core3$rounds:
        XOR     .L1X   A2, B8, A2           ; <1> XOR     even_9, odd_9, u0
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A12         ; <1> SHRU    u2, 24, u24_14
||      SHRU    .S2    B1, 12, B13          ; <1> SHRU    t2, 12, t12_14
||      LDW     .D1T2  *A0++[2], B3         ; <0> LDW     *ka0++[2], e0_8
||      LDW     .D2T1  *-B12[1], A1         ; <1> LDW     *-kb2[1], d2_8
        XOR     .L1    A3, A11, A3          ; <1> XOR     v1, s8_11, even1_11
||      XOR     .L2X   B3, A2, B2           ; <1> XOR     u0, e0_8, t0
||      SHRU    .S1    A15, 8, A14          ; <1> SHRU    u2, 8, u8_14
||      SHRU    .S2    B1, 4, B13           ; <1> SHRU    t2, 4, t4_14
||      MPY     .M2    -16, B1, B1          ; <1> MPY     -16, t2, low_14
||      LDW     .D1T1  *+A4[A15], A11       ; <1> LDW     *+A4[u2], s8_13
||      LDW     .D2T2  *+B5[B13], B1        ; <1> LDW     *+B5[t12_14], s5_13
        XOR     .L1    A3, A11, A3          ; <1> XOR     even1_11, s6_11, even2_11
||      XOR     .L2    B3, B8, B3           ; <1> XOR     s7_11, s5_11, odd1_11
||      SHRU    .S1X   B1, 28, A14          ; <1> SHRU    t2, 28, high_14
||      SHRU    .S2    B1, 20, B13          ; <1> SHRU    t2, 20, t20_14
||      LDW     .D1T1  *+A5[A14], A11       ; <1> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T2  *+B4[B13], B10       ; <1> LDW     *+B4[t4_14], s7_13
        XOR     .L1    A3, A11, A3          ; <1> XOR     even2_11, s2_11, even3_11
||      ADD     .L2X   B1, A14, B1          ; <1> ADD     high_14, low_14, t28_14
||      SHRU    .S1    A15, 16, A14         ; <1> SHRU    u2, 16, u16_13
||      XOR     .S2    B3, B8, B3           ; <1> XOR     odd1_11, s3_11, odd2_11
||      LDW     .D1T1  *+A7[A12], A14       ; <1> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B6[B13], B2        ; <1> LDW     *+B6[t20_14], s3_13
        XOR     .L1    A3, A11, A9          ; <1> XOR     even3_11, s4_11, even_11
||      XOR     .L2    B3, B8, B1           ; <1> XOR     odd2_11, s1_11, odd_11
||      XOR     .S1    A9, A1, A3           ; <1> XOR     u1, d1_8, v1
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B7[B1], B2         ; <1> LDW     *+B7[t28_14], s1_13
        XOR     .L1X   A9, B1, A9           ; <1> XOR     even_11, odd_11, u1
||      SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0, 24, u24_10
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t0, 12, t12_10
||      LDW     .D1T1  *-A0[1], A1          ; <0> LDW     *-ka0[1], d0_8
||      LDW     .D2T2  *B11++[2], B10       ; <0> LDW     *kb1++[2], e1_8
        XOR     .L1    A10, A11, A10        ; <1> XOR     v2, s8_13, even1_13
||      XOR     .L2X   B10, A9, B8          ; <1> XOR     u1, e1_8, t1
||      SHRU    .S1    A2, 8, A14           ; <0> SHRU    u0, 8, u8_10
||      SHRU    .S2    B2, 4, B13           ; <0> SHRU    t0, 4, t4_10
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t0, low_10
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0], s8_9
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_10], s5_9
        XOR     .L1    A10, A11, A10        ; <1> XOR     even1_13, s6_13, even2_13
||      XOR     .L2    B10, B1, B1          ; <1> XOR     s7_13, s5_13, odd1_13
||      SHRU    .S1X   B2, 28, A11          ; <0> SHRU    t0, 28, high_10
||      SHRU    .S2    B2, 20, B10          ; <0> SHRU    t0, 20, t20_10
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_10], s6_9
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[t4_10], s7_9
        XOR     .L1    A10, A14, A11        ; <1> XOR     even2_13, s2_13, even3_13
||      ADD     .L2X   B13, A11, B10        ; <0> ADD     high_10, low_10, t28_10
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u0, 16, u16_9
||      XOR     .S2    B1, B2, B1           ; <1> XOR     odd1_13, s3_13, odd2_13
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_10], s2_9
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t20_10], s3_9
        XOR     .L1    A11, A12, A15        ; <1> XOR     even3_13, s4_13, even_13
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd2_13, s1_13, odd_13
||      XOR     .S1    A15, A1, A10         ; <1> XOR     u2, d2_8, v2
||[B0]  B       .S2    des_core3$rounds     ; <0> [count] B      rounds
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_9], s4_9
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_10], s1_9
        XOR     .L1X   A15, B1, A15         ; <1> XOR     even_13, odd_13, u2
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u1, 24, u24_12
||      SHRU    .S2    B8, 12, B13          ; <0> SHRU    t1, 12, t12_12
||      LDW     .D1T1  *A8++[2], A1         ; <0> LDW     *ka1++[2], d1_8
||      LDW     .D2T2  *B12++[2], B9        ; <0> LDW     *kb2++[2], e2_8
        XOR     .L1    A13, A11, A12        ; <0> XOR     v0, s8_9, even1_9
||      XOR     .L2X   B9, A15, B1          ; <1> XOR     u2, e2_8, t2
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u1, 8, u8_12
||      SHRU    .S2    B8, 4, B13           ; <0> SHRU    t1, 4, t4_12
||      MPY     .M2    -16, B8, B8          ; <0> MPY     -16, t1, low_12
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u1], s8_11
||      LDW     .D2T2  *+B5[B13], B8        ; <0> LDW     *+B5[t12_12], s5_11
        XOR     .L1    A12, A13, A11        ; <0> XOR     even1_9, s6_9, even2_9
||      XOR     .L2    B9, B2, B2           ; <0> XOR     s7_9, s5_9, odd1_9
||      SHRU    .S1X   B8, 28, A12          ; <0> SHRU    t1, 28, high_12
||      SHRU    .S2    B8, 20, B13          ; <0> SHRU    t1, 20, t20_12
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_12], s6_11
||      LDW     .D2T2  *+B4[B13], B3        ; <0> LDW     *+B4[t4_12], s7_11
        XOR     .L1    A11, A13, A12        ; <0> XOR     even2_9, s2_9, even3_9
||      ADD     .L2X   B8, A12, B9          ; <0> ADD     high_12, low_12, t28_12
||      SHRU    .S1    A9, 16, A11          ; <0> SHRU    u1, 16, u16_11
||      XOR     .S2    B2, B9, B8           ; <0> XOR     odd1_9, s3_9, odd2_9
||      LDW     .D1T1  *+A7[A14], A11       ; <0> LDW     *+A7[u24_12], s2_11
||      LDW     .D2T2  *+B6[B13], B8        ; <0> LDW     *+B6[t20_12], s3_11
        XOR     .L1    A12, A14, A2         ; <0> XOR     even3_9, s4_9, even_9
||      XOR     .L2    B8, B2, B8           ; <0> XOR     odd2_9, s1_9, odd_9
||      XOR     .S1    A2, A1, A13          ; <0> XOR     u0, d0_8, v0
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_11], s4_11
||      LDW     .D2T2  *+B7[B9], B8         ; <0> LDW     *+B7[t28_12], s1_11
des_core3$des_core3$2:
        XOR     .L1X   A2, B8, A2           ; <-1> XOR     even_9, odd_9, u0
||      SHRU    .S1    A15, 24, A0          ; <-1> SHRU    u2, 24, u24_14
||      SHRU    .S2    B1, 4, B12           ; <-1> SHRU    t2, 4, t4_14
||      LDW     .D2T1  *-B12[1], A9         ; <-1> LDW     *-kb2[1], d2_8
        XOR     .L1    A3, A11, A8          ; <-1> XOR     v1, s8_11, even1_11
||      XOR     .L2X   B3, A2, B12          ; <-1> XOR     u0, e0_8, t0
||      MV      .S1X   B15, A3              ; frame
||      LDW     .D1T1  *+A4[A15], A14       ; <-1> LDW     *+A4[u2], s8_13
||      LDW     .D2T2  *+B4[B12], B1        ; <-1> LDW     *+B4[t4_14], s7_13
        XOR     .L1    A8, A11, A8          ; <-1> XOR     even1_11, s6_11, even2_11
||      XOR     .L2    B3, B8, B3           ; <-1> XOR     s7_11, s5_11, odd1_11
||      XOR     .S1    A9, A1, A1           ; <-1> XOR     u1, d1_8, v1
||      LDW     .D1T1  *+A3[12], A15        ; restore A15
||      LDW     .D2T2  *+B15[1], B0         ; LDW     *+B15[1], blocks
        XOR     .L1    A8, A11, A8          ; <-1> XOR     even2_11, s2_11, even3_11
||      XOR     .L2    B3, B8, B3           ; <-1> XOR     odd1_11, s3_11, odd2_11
||      SHRU    .S1    A15, 8, A9           ; <-1> SHRU    u2, 8, u8_14
||      SHRU    .S2    B1, 12, B12          ; <-1> SHRU    t2, 12, t12_14
||      LDW     .D1T1  *+A3[7], A12         ; restore A12
||      LDW     .D2T2  *+B15[2], B12        ; restore return$
        MPY     .M2    -16, B1, B0          ; <-1> MPY     -16, t2, low_14
||      LDW     .D1T1  *+A5[A9], A14        ; <-1> LDW     *+A5[u8_14], s6_13
||      LDW     .D2T2  *+B5[B12], B2        ; <-1> LDW     *+B5[t12_14], s5_13
        XOR     .L1    A15, A9, A9          ; <-1> XOR     u2, d2_8, v2
||      SHRU    .S1X   B1, 28, A12          ; <-1> SHRU    t2, 28, high_14
||      SHRU    .S2    B1, 20, B12          ; <-1> SHRU    t2, 20, t20_14
||      LDW     .D1T1  *+A3[10], A10        ; restore A10
||      LDW     .D2T2  *+B15[3], B13        ; restore B13
        XOR     .L1    A10, A14, A0         ; <-1> XOR     v2, s8_13, even1_13
||      ADD     .L2X   B0, A12, B12         ; <-1> ADD     high_14, low_14, t28_14
||      SHRU    .S1    A15, 16, A10         ; <-1> SHRU    u2, 16, u16_13
||      LDW     .D1T1  *+A7[A0], A3         ; <-1> LDW     *+A7[u24_14], s2_13
||      LDW     .D2T2  *+B6[B12], B2        ; <-1> LDW     *+B6[t20_14], s3_13
        LDW     .D1T1  *+A6[A10], A2        ; <-1> LDW     *+A6[u16_13], s4_13
||      LDW     .D2T2  *+B7[B12], B2        ; <-1> LDW     *+B7[t28_14], s1_13
        LDW     .D1T1  *+A3[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[6], B11        ; restore B11
        XOR     .L1    A8, A11, A2          ; <-1> XOR     even3_11, s4_11, even_11
||      MV      .L2X   A2, B12              ; MV      u0, r0                  ; three words go to side B: both data paths have equally much to store
||      B       .S2    B12                  ; return
||      LDW     .D1T1  *+A3[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[9], B10        ; restore B10
        XOR     .L1    A0, A14, A14         ; <-1> XOR     even1_13, s6_13, even2_13
||      XOR     .L2    B3, B8, B1           ; <-1> XOR     odd2_11, s1_11, odd_11
||      MV      .S1X   B0, A0               ; copy
||      XOR     .S2    B1, B2, B3           ; <-1> XOR     s7_13, s5_13, odd1_13
||      LDW     .D1T1  *+A3[8], A14         ; restore A14
||      LDW     .D2T2  *+B15[11], B12       ; restore B12
        XOR     .L1X   A2, B1, A1           ; <-1> XOR     even_11, odd_11, u1
||      XOR     .L2    B3, B2, B3           ; <-1> XOR     odd1_13, s3_13, odd2_13
||      XOR     .S1    A14, A3, A3          ; <-1> XOR     even2_13, s2_13, even3_13
||      MV      .S2X   A1, B8               ; MV      v1, l1
||      ZERO    .D2    B1                   ; ZERO    linear_16
        XOR     .L1    A3, A2, A2           ; <-1> XOR     even3_13, s4_13, even_13
||      XOR     .L2    B3, B2, B3           ; <-1> XOR     odd2_13, s1_13, odd_13
||      MV      .S2X   A13, B2              ; MV      v0, l0
||      STW     .D1T2  B8, *+A0[3]          ; STW     l1, *+blocks[3]
||      STW     .D2T1  A1, *+B0[2]          ; STW     u1, *+blocks[2]
        XOR     .L1X   A2, B3, A1           ; <-1> XOR     even_13, odd_13, u2
||      XOR     .L2X   B10, A1, B3          ; <-1> XOR     u1, e1_8, t1
||      ADDK    .S2    48, B15              ; frame
||      STW     .D1T2  B12, *+A0[0]         ; STW     r0, *+blocks[0]
||      STW     .D2T1  A9, *+B0[5]          ; STW     v2, *+blocks[5]
        XOR     .L2X   B9, A1, B0           ; <-1> XOR     u2, e2_8, t2
||      MVC     .S2    B1, AMR              ; MVC     linear_16, AMR
||      STW     .D1T2  B2, *+A0[1]          ; STW     l0, *+blocks[1]
||      STW     .D2T1  A1, *+B0[4]          ; STW     u2, *+blocks[4]
