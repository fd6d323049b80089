; broadside optimize: source a541be4745544b0e3547dacadef1fcd99b1161b0d49db7fefa4c4e1520c59897
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 40 s an interval, 15 s a region
        .ref    des_sp_t, des_sp_u
; The sixteen rounds of DES on three blocks on the C64x: core3.sa, scheduled for that machine under names that
; end in _c64x. To be called with interrupts disabled, as there.

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

        .global des_core3_c64x
        .align  32
des_core3_c64x:
        MV      .L1    A4, A0               ; move blocks
||      MV      .L2    B6, B0               ; move keys2
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    480597, B2           ; MVKL    0x00075555, circular_1
||      MV      .D2    B4, B1               ; move keys0
        MV      .L1    A6, A1               ; move keys1
||      ADD     .L2    12, B0, B18          ; ADD     keys2, 12, kb2
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D1T1  *+A0[2], A10         ; LDW     *+blocks[2], l1
||      LDW     .D2T2  *+B1[2], B8          ; LDW     *+keys0[2], k1_3
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T2  *+A1[2], B10         ; LDW     *+keys1[2], k1_4
||      STW     .D2T1  A0, *+B15[1]         ; STW     blocks, *+B15[1]        ; so that the return address keeps its register: it is wanted first
        MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T2  *+A1[1], B10         ; LDW     *+keys1[1], e0_4
||      STW     .D2T1  A10, *+B15[2]        ; save A10
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A0[1], A10         ; LDW     *+blocks[1], r0
||      LDW     .D2T2  *+B1[0], B11         ; LDW     *+keys0[0], k0_3
        ADDK    .S1    16, A1               ; ADDK    16, keys1
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+keys1[0], k0_4
||      LDW     .D2T2  *+B1[1], B11         ; LDW     *+keys0[1], e0_3
        MV      .L1    A1, A27              ; MV      keys1, ka1
||      SUB     .L2X   A1, 4, B19           ; SUB     keys1, 4, kb1
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A0[4], A2          ; LDW     *+blocks[4], l2
||      STW     .D2T2  B10, *+B15[3]        ; save B10
        XOR     .L1X   A10, B10, A18        ; XOR     l1, k1_4, v1
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T1  *A27++[2], A26       ; <0> LDW     *ka1++[2], d1_7
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      LDW     .D1T1  *+A0[0], A0          ; LDW     *+blocks[0], l0
        XOR     .L1X   A10, B11, A24        ; XOR     r0, k0_3, u0
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    480597, B2           ; MVKH    0x00075555, circular_1
||      LDW     .D1T2  *+A0[5], B8          ; LDW     *+blocks[5], r2
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+keys2[0], k0_5
        XOR     .L2X   B11, A24, B16        ; XOR     u0, e0_3, t0
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u0, 16, u16_8
||      MVC     .S2    B2, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *+A0[3], B8          ; LDW     *+blocks[3], r1
||      LDW     .D2T1  *+B0[2], A3          ; LDW     *+keys2[2], k1_5
        ADD     .L1X   12, B1, A1           ; ADD     keys0, 12, ka0
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t0, 12, t12_9
||      LDW     .D1T1  *+A4[A24], A22       ; <0> LDW     *+A4[u0], s8_8
||      LDW     .D2T2  *+B0[1], B8          ; LDW     *+keys2[1], e0_5
        SHRU    .S1    A24, 24, A20         ; <0> SHRU    u0, 24, u24_9
||      SHRU    .S2    B16, 4, B9           ; <0> SHRU    t0, 4, t4_9
||      LDW     .D1T2  *A1++[2], B20        ; <0> LDW     *ka0++[2], e0_7
||      LDW     .D2T1  *+B5[B9], A20        ; <0> LDW     *+B5[t12_9], s5_8
        XOR     .L1X   A0, B8, A19          ; XOR     l0, k1_3, v0
||      SHRU    .S1    A24, 8, A22          ; <0> SHRU    u0, 8, u8_9
||      SHRU    .S2    B16, 20, B9          ; <0> SHRU    t0, 20, t20_9
||      MPY     .M2    -16, B16, B9         ; <0> MPY     -16, t0, low_9
||      LDW     .D1T1  *-A1[1], A2          ; <0> LDW     *-ka0[1], d0_7
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[t4_9], s7_8
        XOR     .L1X   A0, B8, A17          ; XOR     r2, k0_5, u2
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      SHRU    .S2    B16, 28, B16         ; <0> SHRU    t0, 28, high_9
||      LDW     .D1T2  *+A5[A22], B16       ; <0> LDW     *+A5[u8_9], s6_8
||      LDW     .D2T1  *+B6[B9], A22        ; <0> LDW     *+B6[t20_9], s3_8
        XOR     .L1X   A10, B8, A21         ; XOR     r1, k0_4, u1
||      ADD     .L2    B16, B9, B2          ; <0> ADD     high_9, low_9, t28_9
||      SHRU    .S1    A17, 24, A8          ; <0> SHRU    u2, 24, u24_13
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A7[A20], A23       ; <0> LDW     *+A7[u24_9], s2_8
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2++[2], e2_7
        MV      .L1X   B3, A0               ; move return$
||      XOR     .L2X   B8, A17, B3          ; XOR     u2, e0_5, t2
||      SHRU    .S1    A17, 8, A9           ; <0> SHRU    u2, 8, u8_13
||      MVK     .S2    14, B0               ; MVK     16, count
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[u2], s8_12
||      LDW     .D2T2  *+B7[B2], B9         ; <0> LDW     *+B7[t28_9], s1_8
        XOR     .L1    A2, A3, A3           ; XOR     l2, k1_5, v2
||      XOR     .L2X   B10, A21, B8         ; XOR     u1, e0_4, t1
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    u2, 16, u16_12
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2, 12, t12_13
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2, low_13
||      LDW     .D1T2  *+A6[A23], B3        ; <0> LDW     *+A6[u16_8], s4_8
||      LDW     .D2T1  *-B18[1], A25        ; <0> LDW     *-kb2[1], d2_7
        XOR     .L1    A19, A22, A19        ; <0> XOR     v0, s8_8, even1_8
||      XOR     .L2X   B2, A20, B9          ; <0> XOR     s7_8, s5_8, odd1_8
||      SHRU    .S1X   B3, 28, A9           ; <0> SHRU    t2, 28, high_13
||      SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2, 4, t4_13
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_13], s6_12
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_13], s5_12
        XOR     .L1X   A19, B16, A19        ; <0> XOR     even1_8, s6_8, even2_8
||      SHRU    .S1    A21, 8, A20          ; <0> SHRU    u1, 8, u8_11
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2, 20, t20_13
||      LDW     .D1T2  *+A4[A21], B2        ; <0> LDW     *+A4[u1], s8_10
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[t4_13], s7_12
        XOR     .L1    A19, A23, A22        ; <0> XOR     even2_8, s2_8, even3_8
||      XOR     .L2X   B9, A22, B3          ; <0> XOR     odd1_8, s3_8, odd2_8
||      SHRU    .S1    A21, 24, A19         ; <0> SHRU    u1, 24, u24_11
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t1, 4, t4_11
||      MPY     .M2    -16, B8, B2          ; <0> MPY     -16, t1, low_11
||      LDW     .D1T1  *+A7[A8], A3         ; <0> LDW     *+A7[u24_13], s2_12
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_13], s3_12
        XOR     .L1    A24, A2, A19         ; <0> XOR     u0, d0_7, v0
||      ADD     .L2X   B1, A9, B1           ; <0> ADD     high_13, low_13, t28_13
||      SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t1, 28, high_11
||      XOR     .S2    B3, B9, B9           ; <0> XOR     odd2_8, s1_8, odd_8
||      LDW     .D1T1  *+A7[A19], A16       ; <0> LDW     *+A7[u24_11], s2_10
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_11], s7_10
||      NOP
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 24.3, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_13], s7_12
;    XOR s7_12, s5_12, odd1_12
;    XOR odd1_12, s3_12, odd2_12
;    XOR odd2_12, s1_12, odd_12
;    XOR even_12, odd_12, u2
;    XOR u2, e2_7, t2
;    SHRU t2, 4, t4_13
;  units: L1 14/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 14/15, M2 3/15, D2 15/15
;  cross paths: 1X 8/15, 2X 8/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 22 used, 21 live at once
;  registers of side B: 16 used, 15 live at once
;  II 15: found by annealing, 24.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_core3_c64x$rounds:
        XOR     .L1X   A22, B3, A3          ; <1> XOR     even3_8, s4_8, even_8
||      XOR     .S1    A3, A8, A2           ; <1> XOR     v2, s8_12, even1_12
||      SHRU    .S2    B8, 12, B3           ; <1> SHRU    t1, 12, t12_11
||      LDW     .D1T1  *A27++[2], A26       ; <0> LDW     *ka1++[2], d1_7
||      LDW     .D2T2  *+B7[B1], B2         ; <1> LDW     *+B7[t28_13], s1_12
        XOR     .L1X   A3, B9, A24          ; <1> XOR     even_8, odd_8, u0
||      ADD     .L2X   B2, A9, B3           ; <1> ADD     high_11, low_11, t28_11
||      SHRU    .S1    A21, 16, A16         ; <1> SHRU    u1, 16, u16_10
||      SHRU    .S2    B8, 20, B8           ; <1> SHRU    t1, 20, t20_11
||      LDW     .D1T1  *+A6[A16], A8        ; <1> LDW     *+A6[u16_12], s4_12
||      LDW     .D2T2  *+B5[B3], B2         ; <1> LDW     *+B5[t12_11], s5_10
        XOR     .L1    A2, A8, A2           ; <1> XOR     even1_12, s6_12, even2_12
||      XOR     .S1X   A18, B2, A9          ; <1> XOR     v1, s8_10, even1_10
||      XOR     .S2X   B1, A3, B1           ; <1> XOR     s7_12, s5_12, odd1_12
||      LDW     .D1T1  *+A5[A20], A8        ; <1> LDW     *+A5[u8_11], s6_10
||      LDW     .D2T2  *+B6[B8], B3         ; <1> LDW     *+B6[t20_11], s3_10
        XOR     .L2X   B20, A24, B16        ; <1> XOR     u0, e0_7, t0
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u0, 16, u16_8
||      LDW     .D1T1  *+A6[A16], A9        ; <1> LDW     *+A6[u16_10], s4_10
||      LDW     .D2T2  *+B7[B3], B2         ; <1> LDW     *+B7[t28_11], s1_10
        XOR     .L1    A2, A3, A2           ; <1> XOR     even2_12, s2_12, even3_12
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd1_12, s3_12, odd2_12
||      XOR     .S1    A21, A26, A18        ; <1> XOR     u1, d1_7, v1
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t0, 12, t12_9
||      LDW     .D1T1  *+A4[A24], A22       ; <0> LDW     *+A4[u0], s8_8
||      LDW     .D2T2  *B19++[2], B8        ; <1> LDW     *kb1++[2], e1_7
        XOR     .L1    A17, A25, A3         ; <1> XOR     u2, d2_7, v2
||      XOR     .L2    B1, B2, B1           ; <1> XOR     odd2_12, s1_12, odd_12
||      SHRU    .S1    A24, 24, A20         ; <0> SHRU    u0, 24, u24_9
||      SHRU    .S2    B16, 4, B9           ; <0> SHRU    t0, 4, t4_9
||      LDW     .D1T2  *A1++[2], B20        ; <0> LDW     *ka0++[2], e0_7
||      LDW     .D2T1  *+B5[B9], A20        ; <0> LDW     *+B5[t12_9], s5_8
        XOR     .L1    A2, A8, A2           ; <1> XOR     even3_12, s4_12, even_12
||      XOR     .L2    B3, B2, B2           ; <1> XOR     s7_10, s5_10, odd1_10
||      SHRU    .S1    A24, 8, A22          ; <0> SHRU    u0, 8, u8_9
||      SHRU    .S2    B16, 20, B9          ; <0> SHRU    t0, 20, t20_9
||      MPY     .M2    -16, B16, B9         ; <0> MPY     -16, t0, low_9
||      LDW     .D1T1  *-A1[1], A2          ; <0> LDW     *-ka0[1], d0_7
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[t4_9], s7_8
        XOR     .L1    A9, A8, A2           ; <1> XOR     even1_10, s6_10, even2_10
||      XOR     .L2    B2, B3, B1           ; <1> XOR     odd1_10, s3_10, odd2_10
||      XOR     .S1X   A2, B1, A17          ; <1> XOR     even_12, odd_12, u2
||      SHRU    .S2    B16, 28, B16         ; <0> SHRU    t0, 28, high_9
||      LDW     .D1T2  *+A5[A22], B16       ; <0> LDW     *+A5[u8_9], s6_8
||      LDW     .D2T1  *+B6[B9], A22        ; <0> LDW     *+B6[t20_9], s3_8
        XOR     .L1    A2, A16, A2          ; <1> XOR     even2_10, s2_10, even3_10
||      ADD     .L2    B16, B9, B2          ; <0> ADD     high_9, low_9, t28_9
||      SHRU    .S1    A17, 24, A8          ; <0> SHRU    u2, 24, u24_13
||      XOR     .S2    B1, B2, B1           ; <1> XOR     odd2_10, s1_10, odd_10
||      LDW     .D1T1  *+A7[A20], A23       ; <0> LDW     *+A7[u24_9], s2_8
||      LDW     .D2T2  *B18++[2], B17       ; <0> LDW     *kb2++[2], e2_7
        XOR     .L1    A2, A9, A2           ; <1> XOR     even3_10, s4_10, even_10
||      XOR     .L2X   B17, A17, B3         ; <1> XOR     u2, e2_7, t2
||      SHRU    .S1    A17, 8, A9           ; <0> SHRU    u2, 8, u8_13
||[B0]  B       .S2    des_core3_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[u2], s8_12
||      LDW     .D2T2  *+B7[B2], B9         ; <0> LDW     *+B7[t28_9], s1_8
        XOR     .L1X   A2, B1, A21          ; <1> XOR     even_10, odd_10, u1
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    u2, 16, u16_12
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2, 12, t12_13
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2, low_13
||      LDW     .D1T2  *+A6[A23], B3        ; <0> LDW     *+A6[u16_8], s4_8
||      LDW     .D2T1  *-B18[1], A25        ; <0> LDW     *-kb2[1], d2_7
        XOR     .L1    A19, A22, A19        ; <0> XOR     v0, s8_8, even1_8
||      XOR     .L2X   B2, A20, B9          ; <0> XOR     s7_8, s5_8, odd1_8
||      SHRU    .S1X   B3, 28, A9           ; <0> SHRU    t2, 28, high_13
||      SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2, 4, t4_13
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_13], s6_12
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_13], s5_12
        XOR     .L1X   A19, B16, A19        ; <0> XOR     even1_8, s6_8, even2_8
||      XOR     .L2X   B8, A21, B8          ; <1> XOR     u1, e1_7, t1
||      SHRU    .S1    A21, 8, A20          ; <0> SHRU    u1, 8, u8_11
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2, 20, t20_13
||      LDW     .D1T2  *+A4[A21], B2        ; <0> LDW     *+A4[u1], s8_10
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[t4_13], s7_12
        XOR     .L1    A19, A23, A22        ; <0> XOR     even2_8, s2_8, even3_8
||      XOR     .L2X   B9, A22, B3          ; <0> XOR     odd1_8, s3_8, odd2_8
||      SHRU    .S1    A21, 24, A19         ; <0> SHRU    u1, 24, u24_11
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t1, 4, t4_11
||      MPY     .M2    -16, B8, B2          ; <0> MPY     -16, t1, low_11
||      LDW     .D1T1  *+A7[A8], A3         ; <0> LDW     *+A7[u24_13], s2_12
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_13], s3_12
        XOR     .L1    A24, A2, A19         ; <0> XOR     u0, d0_7, v0
||      ADD     .L2X   B1, A9, B1           ; <0> ADD     high_13, low_13, t28_13
||      SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t1, 28, high_11
||      XOR     .S2    B3, B9, B9           ; <0> XOR     odd2_8, s1_8, odd_8
||      LDW     .D1T1  *+A7[A19], A16       ; <0> LDW     *+A7[u24_11], s2_10
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_11], s7_10
des_core3_c64x$des_core3_c64x$2:
        XOR     .L1X   A22, B3, A3          ; <-1> XOR     even3_8, s4_8, even_8
||      MV      .L2X   A19, B10             ; MV      v0, l0
||      XOR     .S1    A3, A8, A16          ; <-1> XOR     v2, s8_12, even1_12
||      ZERO    .S2    B0                   ; ZERO    linear_15
||      LDW     .D1T1  *+A6[A16], A25       ; <-1> LDW     *+A6[u16_12], s4_12
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[t28_13], s1_12
        XOR     .L1X   A3, B9, A8           ; <-1> XOR     even_8, odd_8, u0
||      ADD     .L2X   B2, A9, B9           ; <-1> ADD     high_11, low_11, t28_11
||      XOR     .S1    A16, A8, A9          ; <-1> XOR     even1_12, s6_12, even2_12
||      SHRU    .S2    B8, 12, B3           ; <-1> SHRU    t1, 12, t12_11
||      LDW     .D2T1  *+B15[1], A21        ; LDW     *+B15[1], blocks
        XOR     .L1X   A18, B2, A18         ; <-1> XOR     v1, s8_10, even1_10
||      XOR     .L2X   B1, A3, B3           ; <-1> XOR     s7_12, s5_12, odd1_12
||      SHRU    .S2    B8, 20, B1           ; <-1> SHRU    t1, 20, t20_11
||      LDW     .D1T1  *+A5[A20], A3        ; <-1> LDW     *+A5[u8_11], s6_10
||      LDW     .D2T2  *+B5[B3], B8         ; <-1> LDW     *+B5[t12_11], s5_10
        XOR     .L1    A9, A3, A9           ; <-1> XOR     even2_12, s2_12, even3_12
||      XOR     .L2    B3, B2, B1           ; <-1> XOR     odd1_12, s3_12, odd2_12
||      XOR     .S1    A17, A25, A3         ; <-1> XOR     u2, d2_7, v2
||      MV      .S2X   A8, B2               ; MV      u0, r0                  ; three words go to side B: both data paths have equally much to store
||      LDW     .D2T2  *+B6[B1], B1         ; <-1> LDW     *+B6[t20_11], s3_10
        SHRU    .S1    A21, 16, A17         ; <-1> SHRU    u1, 16, u16_10
||      LDW     .D2T2  *B19++[2], B3        ; <-1> LDW     *kb1++[2], e1_7
        XOR     .L1    A21, A26, A17        ; <-1> XOR     u1, d1_7, v1
||      XOR     .L2    B1, B8, B1           ; <-1> XOR     odd2_12, s1_12, odd_12
||      XOR     .S1    A9, A25, A9          ; <-1> XOR     even3_12, s4_12, even_12
||      LDW     .D1T1  *+A6[A17], A0        ; <-1> LDW     *+A6[u16_10], s4_10
||      LDW     .D2T2  *+B7[B9], B1         ; <-1> LDW     *+B7[t28_11], s1_10
        MV      .L1    A17, A17             ; MV      v1, l1
||      STW     .D1T1  A3, *+A21[5]         ; STW     v2, *+blocks[5]
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        XOR     .L1X   A9, B1, A0           ; <-1> XOR     even_12, odd_12, u2
||      B       .S2X   A0                   ; return
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        XOR     .L1    A18, A3, A3          ; <-1> XOR     even1_10, s6_10, even2_10
||      XOR     .L2    B3, B8, B8           ; <-1> XOR     s7_10, s5_10, odd1_10
||      XOR     .S2X   B17, A0, B10         ; <-1> XOR     u2, e2_7, t2
||      STW     .D1T2  B10, *+A21[1]        ; STW     l0, *+blocks[1]
||      LDW     .D2T1  *+B15[2], A10        ; restore A10
        XOR     .L1    A3, A16, A3          ; <-1> XOR     even2_10, s2_10, even3_10
||      XOR     .L2    B8, B1, B8           ; <-1> XOR     odd1_10, s3_10, odd2_10
||      ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A0, *+A21[4]         ; STW     u2, *+blocks[4]
        XOR     .L1    A3, A0, A0           ; <-1> XOR     even3_10, s4_10, even_10
||      XOR     .L2X   B20, A8, B1          ; <-1> XOR     u0, e0_7, t0
||      XOR     .S2    B8, B1, B8           ; <-1> XOR     odd2_10, s1_10, odd_10
||      STW     .D1T1  A17, *+A21[3]        ; STW     l1, *+blocks[3]
        XOR     .L1X   A0, B8, A0           ; <-1> XOR     even_10, odd_10, u1
||      STW     .D1T2  B2, *+A21[0]         ; STW     r0, *+blocks[0]
        XOR     .L2X   B3, A0, B0           ; <-1> XOR     u1, e1_7, t1
||      MVC     .S2    B0, AMR              ; MVC     linear_15, AMR
||      STW     .D1T1  A0, *+A21[2]         ; STW     u1, *+blocks[2]
