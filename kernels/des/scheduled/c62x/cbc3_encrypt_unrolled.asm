; broadside optimize: source eca821a5116ea5c799c3f2f2cec48f7670de26c7942c14d665f2907d1ed0ca13
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u, des_sp_wide
; Cipher block chaining with DES, encryption of three channels in lockstep: the rounds unrolled.
;
;       void des_cbc3_encrypt_unrolled(uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks,
;                                      const uint32_t *const schedule[3], uint8_t ivs[24]);
;
; What cbc3_encrypt.sa computes, in a loop whose body is a block of each channel: for machines without a program cache,
; with 8 KB more of tables. One block more is loaded from `in` than there is, and not used.
;
; The body does the rounds, FP of the block before and IP of the block after. IP(P ^ C) = IP(P) ^ IP(C) and IP(C) is the
; preoutput: u[0] = x[16] ^ IP(P).r ^ Ku0, v[0] = x[17] ^ IP(P).l ^ Ku1. The keys are added to IP(P) in advance.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

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
; The rounds of three blocks, all unrolled, for a loop whose body is a whole block of each channel. Needs round.inc,
; permutation.inc and three.inc.
;
; Unrolled, the rounds leave room for other work on all units but .D: the two data ports load 30 words a round. Two
; lookups cost no shift, since the tables of S7 and S3 (wide_tables.asm) are indexed with four bits more, which do not
; count, and two shifts are done on .M; `one` holds 1.
;
; All that they need lies in the frame, at constant offsets: `middle` stands amid it, so that .D1 reaches the first
; channel's keys and most other words, and .D2 all from B15. The words of round n are E[n + 1], D[n].


; Base registers and AMR for these rounds. Reserves A4-A7 and B4-B7.

; One round of one block, but for t: from u, t, v to next_u, next_v.

; Round n of three channels, and t of the next.

; The last round, to the preoutput: x is R16, y is L16.

; The permutations of permutation.inc without what .D alone can do. An exchange leaves one of its words a cycle later
; than the other; the exchange after it wants first, for its shift, the word that is there first. So those by 2 and 4 shift
; b to the left where permutation.inc shifts a to the right, under masks that lie as much higher.

; What exchange does with m >> s.




; Two words of channel n to and from the frame.


; IP of the block to come of channel n, joined with the keys of its first round.

; FP of the preoutput of channel n, stored if there was one.

; u and v of the next block of a channel, from the preoutput and IP of the block.

; t of the first round of channel n.

; The keys of channel n from its schedule, and the addresses of its buffers.

; Copies the words of D and E.

; Leaves nothing in the words of the frame behind.

        .global des_cbc3_encrypt_unrolled
des_cbc3_encrypt_unrolled:
        MV      .L1X   B4, A3               ; move in
||      MV      .S1    A6, A1               ; MV      blocks, some
||      ADDK    .S2    -576, B15            ; frame
        STW     .D2T1  A8, *+B15[134]       ; save ivs
        STW     .D2T1  A12, *+B15[139]      ; save A12
        STW     .D2T2  B13, *+B15[142]      ; save B13
        STW     .D2T1  A10, *+B15[135]      ; save A10
        STW     .D2T1  A14, *+B15[143]      ; save A14
        STW     .D2T2  B11, *+B15[138]      ; save B11
        MV      .L1    A6, A0               ; move blocks
||[!A1] B       .S2    des_cbc3_encrypt_unrolled$done; [!some] B      done
||      STW     .D2T1  A13, *+B15[141]      ; save A13
        STW     .D2T2  B12, *+B15[140]      ; save B12
        STW     .D2T1  A15, *+B15[144]      ; save A15
        STW     .D2T2  B3, *+B15[133]       ; save return$
        MV      .L1X   B6, A8               ; move schedule
||      STW     .D2T2  B10, *+B15[136]      ; save B10
        MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A11, *+B15[137]      ; save A11
des_cbc3_encrypt_unrolled$des_cbc3_encrypt_unrolled$1:
        MV      .L2X   A8, B0               ; copy
||      SHL     .S1    A0, 3, A10           ; SHL     blocks, 3, left
||      MVK     .S2    1, B1                ; MVK     1, one
||      LDW     .D1T2  *+A8[1], B0          ; LDW     *+schedule[1], k1_1
        ADD     .L1X   4, B15, A9           ; ADD     B15, 4, middle
||      LDW     .D1T1  *+A8[0], A0          ; LDW     *+schedule[0], k0_1
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+schedule[2], k2_1
        ADDK    .S1    124, A9              ; ADDK    124, middle
        STW     .D1T1  A10, *-A9[2]         ; STW     left, *-middle[2]
        NOP
        ADDAW   .D2    B0, 3, B11           ; ADDAW   k1_1, 3, k1_1
        ADDAW   .D1    A0, 3, A13           ; ADDAW   k0_1, 3, k0_1
||      ADDAW   .D2    B0, 3, B9            ; ADDAW   k2_1, 3, k2_1
        LDW     .D1T1  *A13++[1], A12       ; <0> LDW     *k0_1++, w0_1
||      LDW     .D2T2  *B9++[1], B8         ; <0> LDW     *k2_1++, w2_1
        MV      .L1X   B3, A8               ; move out
||      MV      .L2X   A9, B3               ; MV      middle, to0_1
||      ADDK    .S1    128, A9              ; ADDK    128, middle
||      MV      .D1    A8, A2               ; move schedule
||      LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k1_1++, w1_1
        MV      .L1    A9, A11              ; MV      middle, to1_1
||      ADDK    .S1    128, A9              ; ADDK    128, middle
||      B       .S2    des_cbc3_encrypt_unrolled$copy; [count_1] B     copy
        MV      .L1    A3, A0               ; move in
||      MV      .L2X   A9, B2               ; MV      middle, to2_1
||      ADDK    .S1    -256, A9             ; ADDK    -256, middle
||      MVK     .S2    29, B0               ; MVK     32, count_1
;@loop {"name": "copy", "ii": 4, "res_mii": 4, "rec_mii": 1, "optimal": true, "stages": 2, "critical_cycle": [], "attempts": [{"interval": 4, "result": "proved infeasible", "seconds": 0.2, "banks_apart": true, "note": "up to 3 stages", "moves": 0}, {"interval": 4, "result": "found", "seconds": 0.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop copy: II 4, 2 stages
;  bounds: resources 4, recurrence 1
;  units: L1 0/4, S1 0/4, M1 0/4, D1 2/4, L2 0/4, S2 2/4, M2 0/4, D2 4/4
;  cross paths: 1X 0/4, 2X 0/4
;  T paths: T1 2/4, T2 4/4
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 4 without possible bank conflicts: proved infeasible (up to 3 stages), 0.2 s
;  II 4: found, 0.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
des_cbc3_encrypt_unrolled$copy:
        LDW     .D1T1  *A13++[1], A12       ; <0> LDW     *k0_1++, w0_1
||      LDW     .D2T2  *B9++[1], B8         ; <0> LDW     *k2_1++, w2_1
        LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k1_1++, w1_1
  [B0]  B       .S2    des_cbc3_encrypt_unrolled$copy; <0> [count_1] B     copy
||      STW     .D2T2  B8, *B2++[1]         ; <1> STW     w2_1, *to2_1++
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_1, 1, count_1
||      STW     .D1T2  B10, *A11++[1]       ; <1> STW     w1_1, *to1_1++
||      STW     .D2T1  A12, *B3++[1]        ; <1> STW     w0_1, *to0_1++
des_cbc3_encrypt_unrolled$des_cbc3_encrypt_unrolled$3:
        MV      .L2X   A2, B0               ; copy
||      LDW     .D1T2  *+A2[0], B0          ; LDW     *+schedule[0], keys_2
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      LDW     .D1T1  *+A0[2], A8          ; LDW     *+in[2], from_8
||      LDW     .D2T2  *+B0[2], B3          ; LDW     *+schedule[2], keys_8
        MVKL    .S1    23553621, A2         ; MVKL    0x01676655, circular_11
||      LDW     .D1T1  *+A8[0], A8          ; LDW     *+out[0], to_2
||      STW     .D2T2  B8, *B2++[1]         ; <-1> STW     w2_1, *to2_1++
        MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      STW     .D1T2  B10, *A11++[1]       ; <-1> STW     w1_1, *to1_1++
||      STW     .D2T1  A12, *B3++[1]        ; <-1> STW     w0_1, *to0_1++
        LDW     .D1T1  *+A8[2], A0          ; LDW     *+out[2], to_8
||      LDW     .D2T2  *+B0[1], B2          ; LDW     *+schedule[1], keys_5
        MV      .L1    A0, A0               ; copy
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_wide + 0x1000, B6; MVKL    des_sp_wide + 0x1000, B6
||      LDW     .D1T1  *+A8[1], A2          ; LDW     *+out[1], to_5
||      LDW     .D2T2  *+B0[2], B10         ; LDW     *+keys_2[2], second_2
        ADD     .L1    A8, A10, A11         ; ADD     from_8, left, from_8
||      MVKL    .S2    des_sp_wide, B4      ; MVKL    des_sp_wide, B4
||      LDW     .D1T2  *+A0[0], B3          ; LDW     *+in[0], from_2
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+keys_8[0], first_8
        ADD     .L1    A8, A10, A0          ; ADD     to_2, left, to_2
||      ADD     .L2X   8, A11, B2           ; ADD     from_8, 8, from_8
||      LDW     .D1T1  *+A0[1], A8          ; LDW     *+in[1], from_5
||      LDW     .D2T2  *+B0[0], B0          ; LDW     *+keys_2[0], first_2
        SUB     .L1    A0, 8, A8            ; SUB     to_2, 8, to_2
||      MVKH    .S1    23553621, A2         ; MVKH    0x01676655, circular_11
||      STW     .D1T2  B2, *-A9[19]         ; STW     from_8, *-middle[24 - 2 * 2 - 1]{bases}
||      LDW     .D2T1  *+B3[2], A11         ; LDW     *+keys_8[2], second_8
        MVC     .S2X   A2, AMR              ; MVC     circular_11, AMR
||      STW     .D1T1  A8, *-A9[24]         ; STW     to_2, *-middle[24 - 2 * 0]{bases}
||      LDW     .D2T2  *+B2[2], B3          ; LDW     *+keys_5[2], second_5
        ADD     .L1    A2, A10, A2          ; ADD     to_5, left, to_5
||      ADD     .S1    A0, A10, A0          ; ADD     to_8, left, to_8
||      MVKH    .S2    des_sp_wide + 0x1000, B6; MVKH    des_sp_wide + 0x1000, B6
||      STW     .D1T2  B10, *-A9[7]         ; STW     second_2, *-middle[8 - 2 * 0 - 1]{keys}
||      LDW     .D2T1  *+B3[1], A11         ; LDW     *+keys_8[1], e0_8
        ADD     .L2X   B3, A10, B3          ; ADD     from_2, left, from_2
||      STW     .D1T1  A8, *-A9[4]          ; STW     first_8, *-middle[8 - 2 * 2]{keys}
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+keys_2[1], e0_2
        ADD     .L1    A8, A10, A8          ; ADD     from_5, left, from_5
||      ADD     .L2    8, B3, B0            ; ADD     from_2, 8, from_2
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D1T2  B0, *-A9[8]          ; STW     first_2, *-middle[8 - 2 * 0]{keys}
||      LDW     .D2T1  *+B2[0], A0          ; LDW     *+keys_5[0], first_5
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      STW     .D1T1  A11, *-A9[3]         ; STW     second_8, *-middle[8 - 2 * 2 - 1]{keys}
        ADD     .L1    8, A8, A8            ; ADD     from_5, 8, from_5
||      STW     .D1T2  B3, *-A9[5]          ; STW     second_5, *-middle[8 - 2 * 1 - 1]{keys}
||      LDW     .D2T1  *+B2[1], A0          ; LDW     *+keys_5[1], e0_5
        SUB     .L2X   A2, 8, B2            ; SUB     to_5, 8, to_5
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      STW     .D1T2  B0, *-A9[23]         ; STW     from_2, *-middle[24 - 2 * 0 - 1]{bases}
||      STW     .D2T1  A11, *+B15[130]      ; STW     e0_8, *+B15[128 + 2]
        SUB     .L2X   A0, 8, B3            ; SUB     to_8, 8, to_8
||      STW     .D1T1  A8, *-A9[21]         ; STW     from_5, *-middle[24 - 2 * 1 - 1]{bases}
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_wide, B4      ; MVKH    des_sp_wide, B4
||      STW     .D1T2  B2, *-A9[22]         ; STW     to_5, *-middle[24 - 2 * 1]{bases}
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D1T1  A0, *-A9[6]          ; STW     first_5, *-middle[8 - 2 * 1]{keys}
||      STW     .D2T2  B0, *+B15[128]       ; STW     e0_2, *+B15[128 + 0]
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      STW     .D1T2  B3, *-A9[20]         ; STW     to_8, *-middle[24 - 2 * 2]{bases}
||      STW     .D2T1  A0, *+B15[129]       ; STW     e0_5, *+B15[128 + 1]
des_cbc3_encrypt_unrolled$chain:
        MVK     .S2    1, B0                ; MVK     1, one_13
||      LDW     .D2T1  *+B15[134], A2       ; restore ivs
        MVKL    .S1    252645135, A0        ; MVKL    0x0f0f0f0f, m4_13
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_13
        MVKH    .S1    252645135, A0        ; MVKH    0x0f0f0f0f, m4_13
||      MVKL    .S2    16711935, B3         ; MVKL    0x00ff00ff, m8_13
        MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_13
        NOP
        LDW     .D1T1  *+A2[0], A3          ; LDW     *+ivs[0], x0
        LDW     .D1T2  *+A2[1], B8          ; LDW     *+ivs[1], y0
        LDW     .D1T2  *+A2[2], B9          ; LDW     *+ivs[2], x1
        LDW     .D1T1  *+A2[3], A2          ; LDW     *+ivs[3], y1
        MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_13
||      LDW     .D1T2  *+A2[4], B11         ; LDW     *+ivs[4], x2
        SHRU    .S1    A3, 4, A2            ; SHRU    x0, 4, high_16
||      MVKH    .S2    16711935, B3         ; MVKH    0x00ff00ff, m8_13
||      LDW     .D1T1  *+A2[5], A8          ; LDW     *+ivs[5], y2
        XOR     .L2X   B8, A2, B10          ; XOR     high_16, y0, both_16
        AND     .L2X   B10, A0, B10         ; AND     both_16, m4_13, d_16
||      SHRU    .S1X   B9, 4, A8            ; SHRU    x1, 4, high_24
        XOR     .L1    A8, A2, A8           ; XOR     high_24, y1, both_24
||      MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_13
||      SHL     .S2    B10, 4, B12          ; SHL     d_16, 4, moved_16
        XOR     .L1X   A3, B12, A3          ; XOR     x0, moved_16, x0
||      XOR     .L2    B8, B10, B8          ; XOR     y0, d_16, y0
||      AND     .S1    A8, A0, A11          ; AND     both_24, m4_13, d_24
||      SHRU    .S2    B11, 4, B10          ; SHRU    x2, 4, high_32
        XOR     .L2X   B10, A8, B10         ; XOR     high_32, y2, both_32
||      SHL     .S1    A11, 4, A12          ; SHL     d_24, 4, moved_24
||      MPYHLU  .M1X   A3, B0, A2           ; MPYHLU  x0, one_13, x_17
||      MPYSU   .M2    1, B8, B10           ; MPYSU   1, y0, y_17
        XOR     .L1    A2, A11, A0          ; XOR     y1, d_24, y1
||      XOR     .L2X   B9, A12, B9          ; XOR     x1, moved_24, x1
||      AND     .S1X   A0, B10, A11         ; AND     both_32, m4_13, d_32
        SUB     .L1X   B10, A2, A8          ; SUB     y_17, x_17, e_17
||      XOR     .S1    A8, A11, A2          ; XOR     y2, d_32, y2
||      SHL     .S2X   A11, 4, B10          ; SHL     d_32, 4, moved_32
||      MPYSU   .M1    1, A0, A11           ; MPYSU   1, y1, y_25
||      MPYHLU  .M2    B9, B0, B11          ; MPYHLU  x1, one_13, x_25
        SUB     .L2X   B8, A8, B8           ; SUB     y0, e_17, y0
||      SHL     .S1    A8, 16, A8           ; SHL     e_17, 16, moved_17
||      XOR     .S2    B11, B10, B10        ; XOR     x2, moved_32, x2
        ADD     .L1    A3, A8, A3           ; ADD     x0, moved_17, x0
||      SUB     .L2X   A11, B11, B0         ; SUB     y_25, x_25, e_25
||      MPYSU   .M1    1, A2, A8            ; MPYSU   1, y2, y_33
||      MPYHLU  .M2    B10, B0, B12         ; MPYHLU  x2, one_13, x_33
        SUB     .L2X   A0, B0, B0           ; SUB     y1, e_25, y1
||      SHRU    .S1    A3, 2, A0            ; SHRU    x0, 2, high_18
||      SHL     .S2    B0, 16, B11          ; SHL     e_25, 16, moved_25
        AND     .L1    A0, A1, A8           ; AND     high_18, m2_13, x_18
||      ADD     .L2    B9, B11, B9          ; ADD     x1, moved_25, x1
||      SUB     .S1X   A8, B12, A0          ; SUB     y_33, x_33, e_33
        AND     .L1X   A1, B8, A11          ; AND     y0, m2_13, y_18
||      AND     .L2X   B0, A1, B11          ; AND     y1, m2_13, y_26
||      SHL     .S1    A0, 16, A12          ; SHL     e_33, 16, moved_33
||      SHRU    .S2    B9, 2, B12           ; SHRU    x1, 2, high_26
        SUB     .L1    A11, A8, A11         ; SUB     y_18, x_18, e_18
||      AND     .L2X   B12, A1, B10         ; AND     high_26, m2_13, x_26
||      ADD     .S1X   A12, B10, A8         ; ADD     x2, moved_33, x2
        SUB     .L1X   B8, A11, A2          ; SUB     y0, e_18, y0
||      SUB     .L2    B11, B10, B8         ; SUB     y_26, x_26, e_26
||      SUB     .S1    A2, A0, A3           ; SUB     y2, e_33, y2
||      SHRU    .S2X   A8, 2, B10           ; SHRU    x2, 2, high_34
||      ADDAW   .D1    A3, A11, A0          ; ADDAW   x0, e_18, x0
        AND     .L1X   A1, B10, A1          ; AND     high_34, m2_13, x_34
||      AND     .S1    A3, A1, A11          ; AND     y2, m2_13, y_34
||      SHRU    .S2X   A0, 8, B10           ; SHRU    x0, 8, high_19
        XOR     .L1X   A2, B10, A11         ; XOR     high_19, y0, both_19
||      SUB     .L2    B0, B8, B8           ; SUB     y1, e_26, y1
||      SUB     .S1    A11, A1, A1          ; SUB     y_34, x_34, e_34
||      ADDAW   .D2    B9, B8, B0           ; ADDAW   x1, e_26, x1
        AND     .L1X   A11, B3, A11         ; AND     both_19, m8_13, d_19
||      SHRU    .S2    B0, 8, B9            ; SHRU    x1, 8, high_27
||      ADDAW   .D1    A8, A1, A8           ; ADDAW   x2, e_34, x2
        SUB     .L1    A3, A1, A3           ; SUB     y2, e_34, y2
||      XOR     .L2    B9, B8, B9           ; XOR     high_27, y1, both_27
||      MV      .S1    A10, A1              ; MV      left, guard
||      SHRU    .S2X   A8, 8, B10           ; SHRU    x2, 8, high_35
        XOR     .L1    A2, A11, A2          ; XOR     y0, d_19, y0
||      AND     .L2    B9, B3, B10          ; AND     both_27, m8_13, d_27
||      XOR     .S1X   A3, B10, A11         ; XOR     high_35, y2, both_35
||      SHL     .S2X   A11, 8, B9           ; SHL     d_19, 8, moved_19
        AND     .L1X   A11, B3, A11         ; AND     both_35, m8_13, d_35
||      XOR     .L2    B8, B10, B3          ; XOR     y1, d_27, y1
||      SHRU    .S1    A2, 31, A12          ; SHRU    y0, 31, top_20
||      SHL     .S2    B10, 8, B8           ; SHL     d_27, 8, moved_27
        XOR     .L1X   A0, B9, A2           ; XOR     x0, moved_19, x0
||      XOR     .S1    A3, A11, A3          ; XOR     y2, d_35, y2
||      SHRU    .S2    B3, 31, B9           ; SHRU    y1, 31, top_28
||      ADDAH   .D1    A12, A2, A0          ; ADDAH   top_20, y0, y0
        SHRU    .S1    A3, 31, A11          ; SHRU    y2, 31, top_36
||      SHL     .S2X   A11, 8, B10          ; SHL     d_35, 8, moved_35
        XOR     .L1    A2, A0, A8           ; XOR     x0, y0, both_21
||      XOR     .L2    B0, B8, B3           ; XOR     x1, moved_27, x1
||      XOR     .S1X   A8, B10, A3          ; XOR     x2, moved_35, x2
||[!A1] B       .S2    des_cbc3_encrypt_unrolled$done; [!guard] B     done                    ; never taken: what follows is a region of its own
||      ADDAH   .D1    A11, A3, A1          ; ADDAH   top_36, y2, y2
||      ADDAH   .D2    B9, B3, B0           ; ADDAH   top_28, y1, y1
        XOR     .L1    A3, A1, A8           ; XOR     x2, y2, both_37
||      AND     .L2X   B2, A8, B8           ; AND     both_21, m1_13, d_21
||      XOR     .S2    B3, B0, B9           ; XOR     x1, y1, both_29
        XOR     .L1X   A2, B8, A2           ; XOR     x0, d_21, x0
||      AND     .L2    B9, B2, B2           ; AND     both_29, m1_13, d_29
||      AND     .S2X   B2, A8, B9           ; AND     both_37, m1_13, d_37
        XOR     .L1X   A3, B9, A3           ; XOR     x2, d_37, x2
||      XOR     .L2    B3, B2, B3           ; XOR     x1, d_29, x1
||      SHRU    .S1    A2, 31, A8           ; SHRU    x0, 31, top_22
        XOR     .L1X   A1, B9, A1           ; XOR     y2, d_37, y2
||      SHRU    .S1    A3, 31, A2           ; SHRU    x2, 31, top_38
||      SHRU    .S2    B3, 31, B9           ; SHRU    x1, 31, top_30
||      ADDAH   .D1    A8, A2, A13          ; ADDAH   top_22, x0, x0
        XOR     .L2X   B8, A0, B9           ; XOR     y0, d_21, y0
||      XOR     .S2    B0, B2, B0           ; XOR     y1, d_29, y1
||      ADDAH   .D1    A2, A3, A11          ; ADDAH   top_38, x2, x2
||      ADDAH   .D2    B9, B3, B8           ; ADDAH   top_30, x1, x1
des_cbc3_encrypt_unrolled$first:
        MV      .L2    B0, B0               ; copy
||      LDW     .D1T2  *-A9[21], B10        ; LDW     *-middle[24 - 2 * 1 - 1], base_50
        MVKL    .S2    3435973836, B2       ; MVKL    0xcccccccc, m2_39
||      LDW     .D1T2  *-A9[23], B11        ; LDW     *-middle[24 - 2 * 0 - 1], base_39
        ADD     .L1    8, A10, A10          ; first:  ADD     left, 8, left
||      LDW     .D1T1  *-A9[19], A8         ; LDW     *-middle[24 - 2 * 2 - 1], base_60
        MVKL    .S2    4042322160, B3       ; MVKL    0xf0f0f0f0, m4_39
        SUB     .L1    A10, 8, A2           ; SUB     left, 8, left
        SUB     .L2X   B10, A10, B10        ; SUB     base_50, left, from_50
||      MVKL    .S1    4042322160, A3       ; MVKL    0xf0f0f0f0, m4_60
        SUB     .L1X   B11, A10, A9         ; SUB     base_39, left, from_39
||      MV      .S1    A9, A0               ; move middle
||      LDW     .D2T2  *+B10[1], B8         ; LDW     *+from_50[1], q_50
        SUB     .L1    A8, A10, A8          ; SUB     base_60, left, from_60
||      LDW     .D1T1  *+A9[1], A10         ; LDW     *+from_39[1], q_39
||      LDW     .D2T2  *+B10[0], B11        ; LDW     *+from_50[0], p_50
        MVKH    .S1    4042322160, A3       ; MVKH    0xf0f0f0f0, m4_60
||      MVKH    .S2    4042322160, B3       ; MVKH    0xf0f0f0f0, m4_39
||      LDW     .D1T1  *+A9[0], A12         ; LDW     *+from_39[0], p_39
        MVKL    .S2    16711935, B10        ; MVKL    0x00ff00ff, m8_50
||      LDW     .D1T2  *+A8[1], B12         ; LDW     *+from_60[1], q_60
        MV      .L1X   B8, A9               ; move x1
||      MVKL    .S1    4042322160, A8       ; MVKL    0xf0f0f0f0, m4_50
||      MVKH    .S2    3435973836, B2       ; MVKH    0xcccccccc, m2_39
||      LDW     .D1T1  *+A8[0], A8          ; LDW     *+from_60[0], p_60
        MVKH    .S1    4042322160, A8       ; MVKH    0xf0f0f0f0, m4_50
||      SHL     .S2    B8, 4, B12           ; SHL     q_50, 4, low_53
        SHL     .S1    A10, 4, A14          ; SHL     q_39, 4, low_42
        XOR     .L1    A14, A12, A15        ; XOR     low_42, p_39, both_42
||      XOR     .L2    B12, B11, B13        ; XOR     low_53, p_50, both_53
||      MVKL    .S1    3435973836, A14      ; MVKL    0xcccccccc, m2_60
        AND     .L1X   A15, B3, A15         ; AND     both_42, m4_39, d_42
||      AND     .L2X   B13, A8, B3          ; AND     both_53, m4_50, d_53
||      MVKH    .S1    3435973836, A14      ; MVKH    0xcccccccc, m2_60
||      SHL     .S2    B12, 4, B13          ; SHL     q_60, 4, low_63
        XOR     .L1    A12, A15, A12        ; XOR     p_39, d_42, p_39
||      XOR     .L2    B11, B3, B11         ; XOR     p_50, d_53, p_50
||      SHRU    .S1    A15, 4, A15          ; SHRU    d_42, 4, moved_42
||      XOR     .S2X   B13, A8, B13         ; XOR     low_63, p_60, both_63
        XOR     .L1    A10, A15, A3         ; XOR     q_39, moved_42, q_39
||      AND     .L2X   B13, A3, B3          ; AND     both_63, m4_60, d_63
||      SHRU    .S2    B3, 4, B13           ; SHRU    d_53, 4, moved_53
||      MPYHLU  .M1X   A12, B1, A10         ; MPYHLU  p_39, one, x_43
        XOR     .L2    B8, B13, B13         ; XOR     q_50, moved_53, q_50
||      SHRU    .S1X   B3, 4, A15           ; SHRU    d_63, 4, moved_63
||      MPYSU   .M1    1, A3, A15           ; MPYSU   1, q_39, y_43
||      MPYHLU  .M2    B11, B1, B12         ; MPYHLU  p_50, one, x_54
        XOR     .L1X   A8, B3, A8           ; XOR     p_60, d_63, p_60
||      XOR     .L2X   B12, A15, B3         ; XOR     q_60, moved_63, q_60
||      MPYSU   .M2    1, B13, B8           ; MPYSU   1, q_50, y_54
        SUB     .L1    A15, A10, A10        ; SUB     y_43, x_43, e_43
||      MPYHLU  .M1X   A8, B1, A10          ; MPYHLU  p_60, one, x_64
||      MPYSU   .M2    1, B3, B1            ; MPYSU   1, q_60, y_64
        SUB     .L1    A3, A10, A3          ; SUB     q_39, e_43, q_39
||      SUB     .L2    B8, B12, B12         ; SUB     y_54, x_54, e_54
||      SHL     .S1    A10, 16, A15         ; SHL     e_43, 16, moved_43
||      MVKH    .S2    16711935, B10        ; MVKH    0x00ff00ff, m8_50
||      MV      .D2    B1, B8               ; move one
        ADD     .L1    A12, A15, A12        ; ADD     p_39, moved_43, p_39
||      SUB     .L2    B13, B12, B12        ; SUB     q_50, e_54, q_50
||      SHL     .S1    A3, 2, A15           ; SHL     q_39, 2, low_44
||      SHL     .S2    B12, 16, B13         ; SHL     e_54, 16, moved_54
        XOR     .L1    A15, A12, A15        ; XOR     low_44, p_39, both_44
||      SUB     .L2X   B1, A10, B13         ; SUB     y_64, x_64, e_64
||      MVKL    .S1    3435973836, A10      ; MVKL    0xcccccccc, m2_50
||      SHL     .S2    B12, 2, B11          ; SHL     q_50, 2, low_55
||      ADD     .D2    B11, B13, B1         ; ADD     p_50, moved_54, p_50
        AND     .L1X   A15, B2, A15         ; AND     both_44, m2_39, d_44
||      XOR     .L2    B11, B1, B3          ; XOR     low_55, p_50, both_55
||      MVKH    .S1    3435973836, A10      ; MVKH    0xcccccccc, m2_50
||      SHL     .S2    B13, 16, B11         ; SHL     e_64, 16, moved_64
||      SUB     .D2    B3, B13, B2          ; SUB     q_60, e_64, q_60
        XOR     .L1    A12, A15, A8         ; XOR     p_39, d_44, p_39
||      ADD     .L2X   B11, A8, B11         ; ADD     p_60, moved_64, p_60
||      SHRU    .S1    A15, 2, A12          ; SHRU    d_44, 2, moved_44
||      SHL     .S2    B2, 2, B13           ; SHL     q_60, 2, low_65
        AND     .L1X   A10, B3, A15         ; AND     both_55, m2_50, d_55
||      XOR     .L2    B13, B11, B13        ; XOR     low_65, p_60, both_65
||      MVKL    .S1    16711935, A10        ; MVKL    0x00ff00ff, m8_39
||      SHRU    .S2X   A8, 8, B3            ; SHRU    p_39, 8, high_45
        XOR     .L1    A3, A12, A3          ; XOR     q_39, moved_44, q_39
||      AND     .L2X   B13, A14, B13        ; AND     both_65, m2_60, d_65
||      SHRU    .S1    A15, 2, A12          ; SHRU    d_55, 2, moved_55
        XOR     .L1X   A3, B3, A14          ; XOR     high_45, q_39, both_45
||      XOR     .L2    B11, B13, B3         ; XOR     p_60, d_65, p_60
||      MVKH    .S1    16711935, A10        ; MVKH    0x00ff00ff, m8_39
||      SHRU    .S2    B13, 2, B11          ; SHRU    d_65, 2, moved_65
        XOR     .L1X   A12, B12, A15        ; XOR     q_50, moved_55, q_50
||      XOR     .L2X   B1, A15, B1          ; XOR     p_50, d_55, p_50
||      MVKL    .S1    2863311530, A12      ; MVKL    0xaaaaaaaa, m1_39
||      SHRU    .S2    B3, 8, B12           ; SHRU    p_60, 8, high_66
        AND     .L1    A14, A10, A10        ; AND     both_45, m8_39, d_45
||      XOR     .L2    B2, B11, B2          ; XOR     q_60, moved_65, q_60
||      SHRU    .S1X   B1, 8, A14           ; SHRU    p_50, 8, high_56
||      MVKL    .S2    16711935, B11        ; MVKL    0x00ff00ff, m8_60
        XOR     .L1    A14, A15, A14        ; XOR     high_56, q_50, both_56
||      XOR     .L2    B12, B2, B12         ; XOR     high_66, q_60, both_66
||      MVKH    .S1    2863311530, A12      ; MVKH    0xaaaaaaaa, m1_39
||      MVKH    .S2    16711935, B11        ; MVKH    0x00ff00ff, m8_60
        XOR     .L1    A3, A10, A10         ; XOR     q_39, d_45, q_39
||      AND     .L2    B12, B11, B10        ; AND     both_66, m8_60, d_66
||      AND     .S1X   A14, B10, A3         ; AND     both_56, m8_50, d_56
||      SHL     .S2X   A10, 8, B11          ; SHL     d_45, 8, moved_45
||      LDW     .D2T2  *+B15[24], B1        ; LDW     *+B15[32 - 8 + 2 * 0], ku0_39
        ADD     .L1    A10, A10, A10        ; ADD     q_39, q_39, twice_46
||      XOR     .L2    B2, B10, B2          ; XOR     q_60, d_66, q_60
||      XOR     .S1    A15, A3, A15         ; XOR     q_50, d_56, q_50
||      SHRU    .S2X   A10, 31, B12         ; SHRU    q_39, 31, top_46
||      LDW     .D2T2  *+B15[27], B10       ; LDW     *+B15[32 - 8 + 2 * 1 + 1], ku1_50
        ADD     .L1X   A10, B12, A8         ; ADD     top_46, twice_46, q_39
||      XOR     .L2X   B11, A8, B11         ; XOR     p_39, moved_45, p_39
||      SHRU    .S1    A15, 31, A10         ; SHRU    q_50, 31, top_57
||      MVKL    .S2    2863311530, B12      ; MVKL    0xaaaaaaaa, m1_50
||      ADD     .D1    A15, A15, A15        ; ADD     q_50, q_50, twice_57
||      LDW     .D2T2  *+B15[26], B11       ; LDW     *+B15[32 - 8 + 2 * 1], ku0_50
        XOR     .L1X   A8, B11, A10         ; XOR     p_39, q_39, both_47
||      ADD     .L2    B2, B2, B13          ; ADD     q_60, q_60, twice_67
||      SHL     .S1    A3, 8, A15           ; SHL     d_56, 8, moved_56
||      SHL     .S2    B10, 8, B10          ; SHL     d_66, 8, moved_66
||      ADD     .D1    A10, A15, A3         ; ADD     top_57, twice_57, q_50
        AND     .L1    A10, A12, A10        ; AND     both_47, m1_39, d_47
||      XOR     .L2X   B1, A15, B2          ; XOR     p_50, moved_56, p_50
||      SHRU    .S1X   B2, 31, A12          ; SHRU    q_60, 31, top_67
||      MVKH    .S2    2863311530, B12      ; MVKH    0xaaaaaaaa, m1_50
        XOR     .L1    A8, A10, A12         ; XOR     q_39, d_47, q_39
||      XOR     .L2X   B2, A3, B13          ; XOR     p_50, q_50, both_58
||      ADD     .S1X   A12, B13, A8         ; ADD     top_67, twice_67, q_60
||      XOR     .S2    B3, B10, B3          ; XOR     p_60, moved_66, p_60
||      LDW     .D2T2  *+B15[28], B3        ; LDW     *+B15[32 - 8 + 2 * 2], ku0_60
        XOR     .L1X   A10, B11, A10        ; XOR     p_39, d_47, p_39
||      AND     .L2    B13, B12, B12        ; AND     both_58, m1_50, d_58
||      MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_60
||      XOR     .S2X   B3, A8, B13          ; XOR     p_60, q_60, both_68
||      LDW     .D2T2  *+B15[25], B13       ; LDW     *+B15[32 - 8 + 2 * 0 + 1], ku1_39
        MV      .L1X   B9, A12              ; copy
||      XOR     .L2X   B1, A12, B1          ; XOR     q_39, ku0_39, q0
||      MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_60
||      XOR     .S2    B2, B12, B2          ; XOR     p_50, d_58, p_50
||      ADD     .D1    A10, A10, A14        ; ADD     p_39, p_39, twice_48
||      LDW     .D2T2  *+B15[29], B2        ; LDW     *+B15[32 - 8 + 2 * 2 + 1], ku1_60
        AND     .L2X   B13, A15, B13        ; AND     both_68, m1_60, d_68
||      SHRU    .S1    A10, 31, A10         ; SHRU    p_39, 31, top_48
||      LDW     .D2T2  *+B15[128], B9       ; LDW     *+B15[128], e0
        XOR     .L1X   A3, B12, A3          ; XOR     q_50, d_58, q_50
||      XOR     .L2    B3, B13, B2          ; XOR     p_60, d_68, p_60
||      SHRU    .S2    B2, 31, B12          ; SHRU    p_50, 31, top_59
||      ADD     .D2    B2, B2, B9           ; ADD     p_50, p_50, twice_59
        ADD     .L1    A10, A14, A8         ; ADD     top_48, twice_48, p_39
||      ADD     .L2    B12, B9, B9          ; ADD     top_59, twice_59, p_50
||      XOR     .S1X   A8, B13, A10         ; XOR     q_60, d_68, q_60
||      SHRU    .S2    B2, 31, B12          ; SHRU    p_60, 31, top_69
        XOR     .L1X   A8, B13, A8          ; XOR     p_39, ku1_39, p0
||      ADD     .L2    B2, B2, B13          ; ADD     p_60, p_60, twice_69
||      MV      .S1    A12, A10             ; move y0
||      XOR     .S2X   B3, A10, B3          ; XOR     q_60, ku0_60, q2
        XOR     .L1X   A12, B1, A12         ; XOR     y0, q0, u0
||      XOR     .L2X   B11, A3, B13         ; XOR     q_50, ku0_50, q1
||      XOR     .S2    B9, B10, B10         ; XOR     p_50, ku1_50, p1
||      ADD     .D2    B12, B13, B1         ; ADD     top_69, twice_69, p_60
        XOR     .L1    A13, A8, A15         ; XOR     x0, p0, v0
||      XOR     .L2    B1, B2, B0           ; XOR     p_60, ku1_60, p2
||      MV      .S1X   B0, A3               ; move y1
;@loop {"name": "next", "ii": 280, "res_mii": 266, "rec_mii": 171, "optimal": null, "stages": 1, "critical_cycle": ["XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 266, "result": "not found beside the template of the rounds", "seconds": 0.3, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 267, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 268, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 269, "result": "not found beside the template of the rounds", "seconds": 0.3, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 270, "result": "not found beside the template of the rounds", "seconds": 0.4, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 271, "result": "not found beside the template of the rounds", "seconds": 0.1, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 272, "result": "not found beside the template of the rounds", "seconds": 0.3, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 273, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 274, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 275, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 276, "result": "not found beside the template of the rounds", "seconds": 0.1, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 277, "result": "not found beside the template of the rounds", "seconds": 0.3, "banks_apart": true, "note": "rounds every 17 cycles; the dependences leave no place", "moves": 0}, {"interval": 278, "result": "not found beside the template of the rounds", "seconds": 36.4, "banks_apart": true, "note": "rounds every 17 cycles; IP1, IP2: proved infeasible", "moves": 0}, {"interval": 279, "result": "not found beside the template of the rounds", "seconds": 41.4, "banks_apart": true, "note": "rounds every 17 cycles; IP1, IP2: time out", "moves": 0}, {"interval": 280, "result": "found", "seconds": 60.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 280, 1 stages
;  bounds: resources 266, recurrence 171
;  critical cycle:
;    XOR even_143, odd_143, u2
;    SHRU u2, 8, u8_147
;    LDW *+A5[u8_147], s6_147
;    XOR v2, s6_147, even1_147
;    XOR even1_147, s2_147, even2_147
;    XOR even2_147, s4_147, even3_147
;    XOR even3_147, s8_147, even_147
;    XOR even_147, odd_147, u2
;    SHRU u2, 8, u8_151
;    LDW *+A5[u8_151], s6_151
;    XOR v2, s6_151, even1_151
;    XOR even1_151, s2_151, even2_151
;    XOR even2_151, s4_151, even3_151
;    XOR even3_151, s8_151, even_151
;    XOR even_151, odd_151, u2
;    SHRU u2, 8, u8_155
;    LDW *+A5[u8_155], s6_155
;    XOR v2, s6_155, even1_155
;    XOR even1_155, s2_155, even2_155
;    XOR even2_155, s4_155, even3_155
;    XOR even3_155, s8_155, even_155
;    XOR even_155, odd_155, u2
;    SHRU u2, 8, u8_159
;    LDW *+A5[u8_159], s6_159
;    XOR v2, s6_159, even1_159
;    XOR even1_159, s2_159, even2_159
;    XOR even2_159, s4_159, even3_159
;    XOR even3_159, s8_159, even_159
;    XOR even_159, odd_159, u2
;    SHRU u2, 8, u8_163
;    LDW *+A5[u8_163], s6_163
;    XOR v2, s6_163, even1_163
;    XOR even1_163, s2_163, even2_163
;    XOR even2_163, s4_163, even3_163
;    XOR even3_163, s8_163, even_163
;    XOR even_163, odd_163, u2
;    SHRU u2, 8, u8_167
;    LDW *+A5[u8_167], s6_167
;    XOR v2, s6_167, even1_167
;    XOR even1_167, s2_167, even2_167
;    XOR even2_167, s4_167, even3_167
;    XOR even3_167, s8_167, even_167
;    XOR even_167, odd_167, u2
;    SHRU u2, 8, u8_171
;    LDW *+A5[u8_171], s6_171
;    XOR v2, s6_171, even1_171
;    XOR even1_171, s2_171, even2_171
;    XOR even2_171, s4_171, even3_171
;    XOR even3_171, s8_171, even_171
;    XOR even_171, odd_171, u2
;    SHRU u2, 8, u8_175
;    LDW *+A5[u8_175], s6_175
;    XOR v2, s6_175, even1_175
;    XOR even1_175, s2_175, even2_175
;    XOR even2_175, s4_175, even3_175
;    XOR even3_175, s8_175, even_175
;    XOR even_175, odd_175, u2
;    SHRU u2, 8, u8_179
;    LDW *+A5[u8_179], s6_179
;    XOR v2, s6_179, even1_179
;    XOR even1_179, s2_179, even2_179
;    XOR even2_179, s4_179, even3_179
;    XOR even3_179, s8_179, even_179
;    XOR even_179, odd_179, u2
;    SHRU u2, 8, u8_183
;    LDW *+A5[u8_183], s6_183
;    XOR v2, s6_183, even1_183
;    XOR even1_183, s2_183, even2_183
;    XOR even2_183, s4_183, even3_183
;    XOR even3_183, s8_183, even_183
;    XOR even_183, odd_183, u2
;    SHRU u2, 8, u8_187
;    LDW *+A5[u8_187], s6_187
;    XOR v2, s6_187, even1_187
;    XOR even1_187, s2_187, even2_187
;    XOR even2_187, s4_187, even3_187
;    XOR even3_187, s8_187, even_187
;    XOR even_187, odd_187, u2
;    SHRU u2, 8, u8_191
;    LDW *+A5[u8_191], s6_191
;    XOR v2, s6_191, even1_191
;    XOR even1_191, s2_191, even2_191
;    XOR even2_191, s4_191, even3_191
;    XOR even3_191, s8_191, even_191
;    XOR even_191, odd_191, u2
;    SHRU u2, 8, u8_195
;    LDW *+A5[u8_195], s6_195
;    XOR v2, s6_195, even1_195
;    XOR even1_195, s2_195, even2_195
;    XOR even2_195, s4_195, even3_195
;    XOR even3_195, s8_195, even_195
;    XOR even_195, odd_195, u2
;    SHRU u2, 8, u8_199
;    LDW *+A5[u8_199], s6_199
;    XOR v2, s6_199, even1_199
;    XOR even1_199, s2_199, even2_199
;    XOR even2_199, s4_199, even3_199
;    XOR even3_199, s8_199, even_199
;    XOR even_199, odd_199, u2
;    SHRU u2, 8, u8_203
;    LDW *+A5[u8_203], s6_203
;    XOR v2, s6_203, even1_203
;    XOR even1_203, s2_203, even2_203
;    XOR even2_203, s4_203, even3_203
;    XOR even3_203, s8_203, even_203
;    XOR even_203, odd_203, x2
;    XOR x2, p2, v2
;    XOR v2, s6_143, even1_143
;    XOR even1_143, s2_143, even2_143
;    XOR even2_143, s4_143, even3_143
;    XOR even3_143, s8_143, even_143
;  units: L1 260/280, S1 225/280, M1 52/280, D1 257/280, L2 246/280, S2 251/280, M2 104/280, D2 267/280
;  cross paths: 1X 163/280, 2X 115/280
;  T paths: T1 260/280, T2 263/280
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 266 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.3 s
;  II 267 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.2 s
;  II 268 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.2 s
;  II 269 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.3 s
;  II 270 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.4 s
;  II 271 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.1 s
;  II 272 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.3 s
;  II 273 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.2 s
;  II 274 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.2 s
;  II 275 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.2 s
;  II 276 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.1 s
;  II 277 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; the dependences leave no place), 0.3 s
;  II 278 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; IP1, IP2: proved infeasible), 36.4 s
;  II 279 without possible bank conflicts: not found beside the template of the rounds (rounds every 17 cycles; IP1, IP2: time out), 41.4 s
;  II 280 without possible bank conflicts: found, 60.0 s
;  not proved the least possible: every interval below 266 is ruled out; 80.6 s of search found nothing below 280
;  pipelined from 1 iterations on
des_cbc3_encrypt_unrolled$next:
        XOR     .L1X   A11, B0, A11         ; <0> XOR     x2, p2, v2
||      XOR     .L2X   B9, A12, B1          ; <0> XOR     u0, e0, t0
||      MVKL    .S1    2863311530, A8       ; <0> MVKL    0xaaaaaaaa, m1_76
||      MVKL    .S2    16711935, B0         ; <0> MVKL    0x00ff00ff, m8_76
||      STW     .D1T1  A11, *-A0[26]        ; <0> STW     x2, *-middle[30 - 2 * 2]{old2}
        SHRU    .S1    A12, 8, A14          ; <0> SHRU    u0, 8, u8_141
||      SHRU    .S2    B1, 28, B12          ; <0> SHRU    t0, 28, high_141
||      MPYHLU  .M2    B1, B8, B2           ; <0> MPYHLU  t0, one, t16_141
||      STW     .D1T1  A9, *-A0[28]         ; <0> STW     x1, *-middle[30 - 2 * 1]{old1}
||      LDW     .D2T2  *+B15[129], B1       ; <0> LDW     *+B15[128 + 1], e_71
        SHRU    .S1    A12, 24, A14         ; <0> SHRU    u0, 24, u24_141
||      SHRU    .S2    B1, 12, B9           ; <0> SHRU    t0, 12, t12_141
||      MPYHLU  .M1X   A12, B8, A14         ; <0> MPYHLU  u0, one, u16_141
||      MPY     .M2    -16, B1, B11         ; <0> MPY     -16, t0, low_141
||      LDW     .D1T1  *+A5[A14], A9        ; <0> LDW     *+A5[u8_141], s6_141
||      LDW     .D2T2  *+B4[B1], B10        ; <0> LDW     *+B4[t0], s7_141
        XOR     .L1X   A9, B10, A13         ; <0> XOR     x1, p1, v1
||      SHL     .S1    A13, 31, A9          ; <0> SHL     x0, 31, top_79
||      SHRU    .S2X   A13, 1, B1           ; <0> SHRU    x0, 1, rest_79
||      LDW     .D1T1  *+A7[A14], A8        ; <0> LDW     *+A7[u24_141], s2_141
||      LDW     .D2T2  *+B5[B9], B11        ; <0> LDW     *+B5[t12_141], s5_141
        ADD     .L2X   B1, A9, B2           ; <0> ADD     top_79, rest_79, x0
||      MVKH    .S1    2863311530, A8       ; <0> MVKH    0xaaaaaaaa, m1_76
||      ADD     .S2    B12, B11, B9         ; <0> ADD     high_141, low_141, t28_141
||      LDW     .D1T1  *+A6[A14], A9        ; <0> LDW     *+A6[u16_141], s4_141
||      LDW     .D2T2  *+B6[B2], B12        ; <0> LDW     *+B6[t16_141], s3_141
        XOR     .L1X   A3, B13, A14         ; <0> XOR     y1, q1, u1
||      XOR     .L2X   B2, A10, B13         ; <0> XOR     x0, y0, both_80
||      MVKH    .S2    16711935, B0         ; <0> MVKH    0x00ff00ff, m8_76
||      LDW     .D1T1  *+A4[A12], A10       ; <0> LDW     *+A4[u0], s8_141
||      LDW     .D2T2  *+B7[B9], B12        ; <0> LDW     *+B7[t28_141], s1_141
        XOR     .L2X   B1, A14, B12         ; <0> XOR     u1, e_71, t1
||      LDW     .D1T1  *+A0[1], A15         ; <0> LDW     *+middle[2 * 0 + 1], d0_140
||      LDW     .D2T2  *+B15[130], B1       ; <0> LDW     *+B15[128 + 2], e_73
        XOR     .L1    A15, A9, A15         ; <0> XOR     v0, s6_141, even1_141
||      AND     .L2X   B13, A8, B13         ; <0> AND     both_80, m1_76, d_80
||      SHRU    .S1    A14, 8, A9           ; <0> SHRU    u1, 8, u8_142
||      SHRU    .S2    B12, 28, B9          ; <0> SHRU    t1, 28, high_142
||      MPYHLU  .M2    B12, B8, B1          ; <0> MPYHLU  t1, one, t16_142
||      STW     .D1T1  A1, *-A0[25]         ; <0> STW     y2, *-middle[30 - 2 * 2 - 1]{old2}
        XOR     .L1    A15, A8, A8          ; <0> XOR     even1_141, s2_141, even2_141
||      XOR     .L2    B10, B11, B11        ; <0> XOR     s7_141, s5_141, odd1_141
||      SHRU    .S1    A14, 24, A15         ; <0> SHRU    u1, 24, u24_142
||      SHRU    .S2    B12, 12, B10         ; <0> SHRU    t1, 12, t12_142
||      MPYHLU  .M1X   A14, B8, A15         ; <0> MPYHLU  u1, one, u16_142
||      MPY     .M2    -16, B12, B10        ; <0> MPY     -16, t1, low_142
||      LDW     .D1T1  *+A5[A9], A10        ; <0> LDW     *+A5[u8_142], s6_142
||      LDW     .D2T2  *+B4[B12], B3        ; <0> LDW     *+B4[t1], s7_142
        XOR     .L1X   A1, B3, A8           ; <0> XOR     y2, q2, u2
||      XOR     .L2X   B13, A10, B3         ; <0> XOR     y0, d_80, y0
||      XOR     .S1    A8, A9, A9           ; <0> XOR     even2_141, s4_141, even3_141
||      XOR     .S2    B11, B12, B11        ; <0> XOR     odd1_141, s3_141, odd2_141
||      LDW     .D1T1  *+A7[A15], A1        ; <0> LDW     *+A7[u24_142], s2_142
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_142], s5_142
        XOR     .L1    A9, A10, A10         ; <0> XOR     even3_141, s8_141, even_141
||      XOR     .L2    B11, B12, B9         ; <0> XOR     odd2_141, s1_141, odd_141
||      SHRU    .S1X   B3, 1, A1            ; <0> SHRU    y0, 1, rest_81
||      ADD     .S2    B9, B10, B10         ; <0> ADD     high_142, low_142, t28_142
||      LDW     .D1T1  *+A6[A15], A1        ; <0> LDW     *+A6[u16_142], s4_142
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[t16_142], s3_142
        XOR     .L1    A12, A15, A12        ; <0> XOR     u0, d0_140, v0
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u2, e_73, t2
||      XOR     .S1X   A10, B9, A9          ; <0> XOR     even_141, odd_141, u0
||      SHL     .S2    B3, 31, B9           ; <0> SHL     y0, 31, top_81
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u1], s8_142
||      LDW     .D2T2  *+B7[B10], B13       ; <0> LDW     *+B7[t28_142], s1_142
        ADD     .L1X   A1, B9, A15          ; <0> ADD     top_81, rest_81, y0
||      XOR     .L2    B2, B13, B2          ; <0> XOR     x0, d_80, x0
||      SHRU    .S1    A8, 8, A1            ; <0> SHRU    u2, 8, u8_143
||      SHRU    .S2    B1, 28, B9           ; <0> SHRU    t2, 28, high_143
||      MPYHLU  .M2    B1, B8, B12          ; <0> MPYHLU  t2, one, t16_143
||      LDW     .D1T2  *+A0[0], B11         ; <0> LDW     *+middle[2 * 0], e0_140
||      LDW     .D2T1  *+B15[65], A1        ; <0> LDW     *+B15[32 + 32 + 2 * 0 + 1], d1_140
        XOR     .L1    A13, A10, A13        ; <0> XOR     v1, s6_142, even1_142
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u2, 24, u24_143
||      SHRU    .S2    B1, 12, B1           ; <0> SHRU    t2, 12, t12_143
||      MPYHLU  .M1X   A8, B8, A13          ; <0> MPYHLU  u2, one, u16_143
||      MPY     .M2    -16, B1, B10         ; <0> MPY     -16, t2, low_143
||      LDW     .D1T1  *+A5[A1], A13        ; <0> LDW     *+A5[u8_143], s6_143
||      LDW     .D2T2  *+B4[B1], B3         ; <0> LDW     *+B4[t2], s7_143
        XOR     .L1    A13, A1, A10         ; <0> XOR     even1_142, s2_142, even2_142
||      XOR     .L2    B3, B10, B13         ; <0> XOR     s7_142, s5_142, odd1_142
||      SHRU    .S2    B2, 8, B1            ; <0> SHRU    x0, 8, high_82
||      LDW     .D1T1  *+A7[A10], A15       ; <0> LDW     *+A7[u24_143], s2_143
||      LDW     .D2T2  *+B5[B1], B10        ; <0> LDW     *+B5[t12_143], s5_143
        XOR     .L1X   A15, B1, A13         ; <0> XOR     high_82, y0, both_82
||      XOR     .L2    B13, B11, B10        ; <0> XOR     odd1_142, s3_142, odd2_142
||      XOR     .S1    A10, A1, A10         ; <0> XOR     even2_142, s4_142, even3_142
||      ADD     .S2    B9, B10, B3          ; <0> ADD     high_143, low_143, t28_143
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_143], s4_143
||      LDW     .D2T2  *+B6[B12], B9        ; <0> LDW     *+B6[t16_143], s3_143
        XOR     .L1    A10, A1, A13         ; <0> XOR     even3_142, s8_142, even_142
||      AND     .L2X   B0, A13, B1          ; <0> AND     both_82, m8_76, d_82
||      MVKL    .S1    3435973836, A10      ; <0> MVKL    0xcccccccc, m2_76
||      XOR     .S2    B10, B13, B0         ; <0> XOR     odd2_142, s1_142, odd_142
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[u2], s8_143
||      LDW     .D2T2  *+B7[B3], B2         ; <0> LDW     *+B7[t28_143], s1_143
        XOR     .L1    A14, A1, A14         ; <0> XOR     u1, d1_140, v1
||      XOR     .L2X   B11, A9, B11         ; <0> XOR     u0, e0_140, t0
||      XOR     .S1X   A13, B0, A1          ; <0> XOR     even_142, odd_142, u1
||      SHL     .S2    B1, 8, B0            ; <0> SHL     d_82, 8, moved_82
||      LDW     .D2T1  *+B15[97], A11       ; <0> LDW     *+B15[32 + 64 + 2 * 0 + 1], d2_140
        XOR     .L1    A11, A13, A3         ; <0> XOR     v2, s6_143, even1_143
||      XOR     .L2X   B1, A15, B13         ; <0> XOR     y0, d_82, y0
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u0, 8, u8_145
||      SHRU    .S2    B11, 28, B12         ; <0> SHRU    t0, 28, high_145
||      MPYHLU  .M2    B11, B8, B10         ; <0> MPYHLU  t0, one, t16_145
||      STW     .D1T1  A3, *-A0[27]         ; <0> STW     y1, *-middle[30 - 2 * 1 - 1]{old1}
||      LDW     .D2T2  *+B15[64], B11       ; <0> LDW     *+B15[32 + 32 + 2 * 0], e1_140
        XOR     .L1    A3, A15, A3          ; <0> XOR     even1_143, s2_143, even2_143
||      XOR     .L2    B3, B10, B3          ; <0> XOR     s7_143, s5_143, odd1_143
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    u0, 24, u24_145
||      SHRU    .S2    B11, 12, B11         ; <0> SHRU    t0, 12, t12_145
||      MPYHLU  .M1X   A9, B8, A15          ; <0> MPYHLU  u0, one, u16_145
||      MPY     .M2    -16, B11, B9         ; <0> MPY     -16, t0, low_145
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_145], s6_145
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[t0], s7_145
        XOR     .L1    A3, A13, A11         ; <0> XOR     even2_143, s4_143, even3_143
||      XOR     .L2    B2, B0, B1           ; <0> XOR     x0, moved_82, x0
||      MVKH    .S1    3435973836, A10      ; <0> MVKH    0xcccccccc, m2_76
||      XOR     .S2    B3, B9, B3           ; <0> XOR     odd1_143, s3_143, odd2_143
||      LDW     .D1T1  *+A7[A11], A10       ; <0> LDW     *+A7[u24_145], s2_145
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[t12_145], s5_145
        XOR     .L1    A11, A3, A3          ; <0> XOR     even3_143, s8_143, even_143
||      XOR     .L2    B3, B2, B11          ; <0> XOR     odd2_143, s1_143, odd_143
||      SHL     .S1X   B13, 2, A15          ; <0> SHL     y0, 2, low_83
||      ADD     .S2    B12, B9, B10         ; <0> ADD     high_145, low_145, t28_145
||      LDW     .D1T1  *+A6[A15], A10       ; <0> LDW     *+A6[u16_145], s4_145
||      LDW     .D2T2  *+B6[B10], B0        ; <0> LDW     *+B6[t16_145], s3_145
        XOR     .L1    A8, A11, A3          ; <0> XOR     u2, d2_140, v2
||      XOR     .L2X   B1, A15, B12         ; <0> XOR     low_83, x0, both_83
||      XOR     .S1X   A3, B11, A8          ; <0> XOR     even_143, odd_143, u2
||      LDW     .D1T1  *+A4[A9], A10        ; <0> LDW     *+A4[u0], s8_145
||      LDW     .D2T2  *+B7[B10], B9        ; <0> LDW     *+B7[t28_145], s1_145
        AND     .L1X   A10, B12, A13        ; <0> AND     both_83, m2_76, d_83
||      XOR     .L2X   B11, A1, B12         ; <0> XOR     u1, e1_140, t1
||      LDW     .D1T1  *+A0[3], A10         ; <0> LDW     *+middle[2 * 1 + 1], d0_144
||      LDW     .D2T2  *+B15[96], B9        ; <0> LDW     *+B15[32 + 64 + 2 * 0], e2_140
        XOR     .L1    A12, A11, A11        ; <0> XOR     v0, s6_145, even1_145
||      SHRU    .S1    A1, 8, A15           ; <0> SHRU    u1, 8, u8_146
||      SHRU    .S2    B12, 28, B3          ; <0> SHRU    t1, 28, high_146
||      MPYHLU  .M2    B12, B8, B10         ; <0> MPYHLU  t1, one, t16_146
||      LDW     .D1T2  *-A0[24], B2         ; <0> LDW     *-middle[24 - 2 * 0], base_76
        XOR     .L1    A11, A10, A15        ; <0> XOR     even1_145, s2_145, even2_145
||      XOR     .L2    B11, B9, B9          ; <0> XOR     s7_145, s5_145, odd1_145
||      SHRU    .S1    A1, 24, A11          ; <0> SHRU    u1, 24, u24_146
||      SHRU    .S2    B12, 12, B12         ; <0> SHRU    t1, 12, t12_146
||      MPYHLU  .M1X   A1, B8, A13          ; <0> MPYHLU  u1, one, u16_146
||      MPY     .M2    -16, B12, B12        ; <0> MPY     -16, t1, low_146
||      LDW     .D1T1  *+A5[A15], A12       ; <0> LDW     *+A5[u8_146], s6_146
||      LDW     .D2T2  *+B4[B12], B10       ; <0> LDW     *+B4[t1], s7_146
        XOR     .L1    A15, A10, A15        ; <0> XOR     even2_145, s4_145, even3_145
||      XOR     .L2X   B1, A13, B11         ; <0> XOR     x0, d_83, x0
||      SHRU    .S1    A13, 2, A11          ; <0> SHRU    d_83, 2, moved_83
||      XOR     .S2    B9, B0, B2           ; <0> XOR     odd1_145, s3_145, odd2_145
||      LDW     .D1T1  *+A7[A11], A14       ; <0> LDW     *+A7[u24_146], s2_146
||      LDW     .D2T2  *+B5[B12], B0        ; <0> LDW     *+B5[t12_146], s5_146
        XOR     .L1X   A11, B13, A13        ; <0> XOR     y0, moved_83, y0
||      XOR     .L2    B2, B9, B13          ; <0> XOR     odd2_145, s1_145, odd_145
||      XOR     .S1    A15, A10, A12        ; <0> XOR     even3_145, s8_145, even_145
||      ADD     .S2    B3, B12, B0          ; <0> ADD     high_146, low_146, t28_146
||      LDW     .D1T1  *+A6[A13], A12       ; <0> LDW     *+A6[u16_146], s4_146
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t16_146], s3_146
        XOR     .L1    A9, A10, A15         ; <0> XOR     u0, d0_144, v0
||      XOR     .L2X   B9, A8, B3           ; <0> XOR     u2, e2_140, t2
||      XOR     .S1X   A12, B13, A10        ; <0> XOR     even_145, odd_145, u0
||      MVKL    .S2    4042322160, B1       ; <0> MVKL    0xf0f0f0f0, m4_76
||      MPYSU   .M1    1, A13, A11          ; <0> MPYSU   1, y0, y_84
||      MPYHLU  .M2    B11, B8, B0          ; <0> MPYHLU  x0, one, x_84
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[u1], s8_146
||      LDW     .D2T2  *+B7[B0], B9         ; <0> LDW     *+B7[t28_146], s1_146
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u2, 8, u8_147
||      SHRU    .S2    B3, 28, B9           ; <0> SHRU    t2, 28, high_147
||      MPYHLU  .M2    B3, B8, B12          ; <0> MPYHLU  t2, one, t16_147
||      LDW     .D1T2  *+A0[2], B13         ; <0> LDW     *+middle[2 * 1], e0_144
||      LDW     .D2T1  *+B15[67], A13       ; <0> LDW     *+B15[32 + 32 + 2 * 1 + 1], d1_144
        XOR     .L1    A14, A12, A9         ; <0> XOR     v1, s6_146, even1_146
||      SUB     .L2X   A11, B0, B13         ; <0> SUB     y_84, x_84, e_84
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u2, 24, u24_147
||      SHRU    .S2    B3, 12, B3           ; <0> SHRU    t2, 12, t12_147
||      MPYHLU  .M1X   A8, B8, A11          ; <0> MPYHLU  u2, one, u16_147
||      MPY     .M2    -16, B3, B0          ; <0> MPY     -16, t2, low_147
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[u8_147], s6_147
||      LDW     .D2T2  *+B4[B3], B11        ; <0> LDW     *+B4[t2], s7_147
        SUB     .L1X   A13, B13, A14        ; <0> SUB     y0, e_84, y0
||      XOR     .L2    B10, B0, B13         ; <0> XOR     s7_146, s5_146, odd1_146
||      XOR     .S1    A9, A14, A9          ; <0> XOR     even1_146, s2_146, even2_146
||      SHL     .S2    B13, 16, B3          ; <0> SHL     e_84, 16, moved_84
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_147], s2_147
||      LDW     .D2T2  *+B5[B3], B13        ; <0> LDW     *+B5[t12_147], s5_147
        XOR     .L1    A9, A12, A11         ; <0> XOR     even2_146, s4_146, even3_146
||      XOR     .L2    B13, B10, B10        ; <0> XOR     odd1_146, s3_146, odd2_146
||      SHL     .S1    A14, 4, A12          ; <0> SHL     y0, 4, low_85
||      ADD     .S2    B9, B0, B13          ; <0> ADD     high_147, low_147, t28_147
||      LDW     .D1T1  *+A6[A11], A3        ; <0> LDW     *+A6[u16_147], s4_147
||      LDW     .D2T2  *+B6[B12], B13       ; <0> LDW     *+B6[t16_147], s3_147
        XOR     .L1    A11, A13, A9         ; <0> XOR     even3_146, s8_146, even_146
||      ADD     .L2    B11, B3, B10         ; <0> ADD     x0, moved_84, x0
||      XOR     .S2    B10, B9, B9          ; <0> XOR     odd2_146, s1_146, odd_146
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[u2], s8_147
||      LDW     .D2T2  *+B7[B13], B1        ; <0> LDW     *+B7[t28_147], s1_147
        XOR     .L1    A1, A13, A1          ; <0> XOR     u1, d1_144, v1
||      XOR     .L2X   B13, A10, B9         ; <0> XOR     u0, e0_144, t0
||      XOR     .S1X   A9, B9, A11          ; <0> XOR     even_146, odd_146, u1
||      MVKH    .S2    4042322160, B1       ; <0> MVKH    0xf0f0f0f0, m4_76
||      LDW     .D1T2  *-A0[28], B1         ; <0> LDW     *-middle[30 - 2 * 1]{old1}, f1
||      LDW     .D2T1  *+B15[99], A13       ; <0> LDW     *+B15[32 + 64 + 2 * 1 + 1], d2_144
        XOR     .L1    A3, A9, A3           ; <0> XOR     v2, s6_147, even1_147
||      XOR     .L2X   B10, A12, B12        ; <0> XOR     low_85, x0, both_85
||      SHRU    .S1    A10, 8, A9           ; <0> SHRU    u0, 8, u8_149
||      SHRU    .S2    B9, 28, B3           ; <0> SHRU    t0, 28, high_149
||      MPYHLU  .M2    B9, B8, B0           ; <0> MPYHLU  t0, one, t16_149
||      LDW     .D2T2  *+B15[66], B0        ; <0> LDW     *+B15[32 + 32 + 2 * 1], e1_144
        XOR     .L1    A3, A12, A9          ; <0> XOR     even1_147, s2_147, even2_147
||      XOR     .L2    B11, B13, B9         ; <0> XOR     s7_147, s5_147, odd1_147
||      SHRU    .S1    A10, 24, A12         ; <0> SHRU    u0, 24, u24_149
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t0, 12, t12_149
||      MPYHLU  .M1X   A10, B8, A9          ; <0> MPYHLU  u0, one, u16_149
||      MPY     .M2    -16, B9, B9          ; <0> MPY     -16, t0, low_149
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_149], s6_149
||      LDW     .D2T2  *+B4[B9], B12        ; <0> LDW     *+B4[t0], s7_149
        XOR     .L1    A9, A3, A12          ; <0> XOR     even2_147, s4_147, even3_147
||      AND     .L2    B12, B1, B12         ; <0> AND     both_85, m4_76, d_85
||      XOR     .S2    B9, B13, B13         ; <0> XOR     odd1_147, s3_147, odd2_147
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_149], s2_149
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[t12_149], s5_149
        XOR     .L1    A12, A3, A9          ; <0> XOR     even3_147, s8_147, even_147
||      XOR     .L2    B13, B1, B11         ; <0> XOR     odd2_147, s1_147, odd_147
||      SHRU    .S1X   B12, 4, A12          ; <0> SHRU    d_85, 4, moved_85
||      ADD     .S2    B3, B9, B13          ; <0> ADD     high_149, low_149, t28_149
||      LDW     .D1T1  *+A6[A9], A8         ; <0> LDW     *+A6[u16_149], s4_149
||      LDW     .D2T2  *+B6[B0], B0         ; <0> LDW     *+B6[t16_149], s3_149
        XOR     .L1    A8, A13, A9          ; <0> XOR     u2, d2_144, v2
||      XOR     .L2    B10, B12, B13        ; <0> XOR     x0, d_85, x0
||      XOR     .S1X   A9, B11, A3          ; <0> XOR     even_147, odd_147, u2
||      SHL     .S2    B1, 31, B10          ; <0> SHL     f1, 31, top_90
||      LDW     .D1T1  *+A4[A10], A12       ; <0> LDW     *+A4[u0], s8_149
||      LDW     .D2T2  *+B7[B13], B1        ; <0> LDW     *+B7[t28_149], s1_149
        XOR     .L1    A14, A12, A13        ; <0> XOR     y0, moved_85, y0
||      XOR     .L2X   B0, A11, B1          ; <0> XOR     u1, e1_144, t1
||      SHRU    .S2    B1, 1, B3            ; <0> SHRU    f1, 1, rest_90
||      LDW     .D1T1  *+A0[5], A12         ; <0> LDW     *+middle[2 * 2 + 1], d0_148
||      LDW     .D2T2  *+B15[98], B9        ; <0> LDW     *+B15[32 + 64 + 2 * 1], e2_144
        XOR     .L1    A15, A8, A8          ; <0> XOR     v0, s6_149, even1_149
||      ADD     .L2    B10, B3, B3          ; <0> ADD     top_90, rest_90, f1
||      SHRU    .S1    A11, 8, A15          ; <0> SHRU    u1, 8, u8_150
||      SHRU    .S2    B1, 28, B9           ; <0> SHRU    t1, 28, high_150
||      MPYHLU  .M2    B1, B8, B12          ; <0> MPYHLU  t1, one, t16_150
||      LDW     .D1T1  *-A0[27], A14        ; <0> LDW     *-middle[30 - 2 * 1 - 1]{old1}, g1
||      LDW     .D2T2  *+B15[30], B9        ; <0> LDW     *+B15[32 - 2], start_76
        XOR     .L1    A8, A12, A14         ; <0> XOR     even1_149, s2_149, even2_149
||      XOR     .L2    B12, B0, B1          ; <0> XOR     s7_149, s5_149, odd1_149
||      SHRU    .S1    A11, 24, A12         ; <0> SHRU    u1, 24, u24_150
||      SHRU    .S2    B1, 12, B11          ; <0> SHRU    t1, 12, t12_150
||      MPYHLU  .M1X   A11, B8, A8          ; <0> MPYHLU  u1, one, u16_150
||      MPY     .M2    -16, B1, B0          ; <0> MPY     -16, t1, low_150
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_150], s6_150
||      LDW     .D2T2  *+B4[B1], B11        ; <0> LDW     *+B4[t1], s7_150
        XOR     .L1    A14, A8, A14         ; <0> XOR     even2_149, s4_149, even3_149
||      XOR     .L2    B1, B0, B10          ; <0> XOR     odd1_149, s3_149, odd2_149
||      LDW     .D1T1  *+A7[A12], A15       ; <0> LDW     *+A7[u24_150], s2_150
||      LDW     .D2T2  *+B5[B11], B12       ; <0> LDW     *+B5[t12_150], s5_150
        XOR     .L1    A14, A12, A8         ; <0> XOR     even3_149, s8_149, even_149
||      XOR     .L2    B10, B1, B10         ; <0> XOR     odd2_149, s1_149, odd_149
||      ADD     .S2    B9, B0, B0           ; <0> ADD     high_150, low_150, t28_150
||      LDW     .D1T1  *+A6[A8], A12        ; <0> LDW     *+A6[u16_150], s4_150
||      LDW     .D2T2  *+B6[B12], B10       ; <0> LDW     *+B6[t16_150], s3_150
        XOR     .L1    A10, A12, A8         ; <0> XOR     u0, d0_148, v0
||      XOR     .L2X   B9, A3, B10          ; <0> XOR     u2, e2_144, t2
||      XOR     .S1X   A8, B10, A10         ; <0> XOR     even_149, odd_149, u0
||      LDW     .D1T1  *+A4[A11], A12       ; <0> LDW     *+A4[u1], s8_150
||      LDW     .D2T2  *+B7[B0], B11        ; <0> LDW     *+B7[t28_150], s1_150
        CMPLT   .L2X   A2, B9, B0           ; <0> CMPLT   left, start_76, begun_76
||      SHRU    .S1    A3, 8, A12           ; <0> SHRU    u2, 8, u8_151
||      SHRU    .S2    B10, 28, B1          ; <0> SHRU    t2, 28, high_151
||      MPYHLU  .M2    B10, B8, B9          ; <0> MPYHLU  t2, one, t16_151
||      LDW     .D1T2  *+A0[4], B9          ; <0> LDW     *+middle[2 * 2], e0_148
||      LDW     .D2T1  *+B15[69], A1        ; <0> LDW     *+B15[32 + 32 + 2 * 2 + 1], d1_148
        XOR     .L1    A1, A15, A1          ; <0> XOR     v1, s6_150, even1_150
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u2, 24, u24_151
||      SHRU    .S2    B10, 12, B10         ; <0> SHRU    t2, 12, t12_151
||      MPYHLU  .M1X   A3, B8, A15          ; <0> MPYHLU  u2, one, u16_151
||      MPY     .M2    -16, B10, B11        ; <0> MPY     -16, t2, low_151
||      LDW     .D1T1  *+A5[A12], A11       ; <0> LDW     *+A5[u8_151], s6_151
||      LDW     .D2T2  *+B4[B10], B11       ; <0> LDW     *+B4[t2], s7_151
        XOR     .L1    A1, A15, A1          ; <0> XOR     even1_150, s2_150, even2_150
||      XOR     .L2    B11, B12, B12        ; <0> XOR     s7_150, s5_150, odd1_150
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_151], s2_151
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_151], s5_151
        SUB     .L1X   B2, A2, A15          ; <0> SUB     base_76, left, to_76
||      XOR     .L2    B12, B10, B10        ; <0> XOR     odd1_150, s3_150, odd2_150
||      XOR     .S1    A1, A12, A1          ; <0> XOR     even2_150, s4_150, even3_150
||      ADD     .S2    B1, B11, B2          ; <0> ADD     high_151, low_151, t28_151
||      LDW     .D1T1  *+A6[A15], A13       ; <0> LDW     *+A6[u16_151], s4_151
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[t16_151], s3_151
        XOR     .L1    A1, A12, A12         ; <0> XOR     even3_150, s8_150, even_150
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd2_150, s1_150, odd_150
||      MVKL    .S2    2863311530, B2       ; <0> MVKL    0xaaaaaaaa, m1_87
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u2], s8_151
||      LDW     .D2T2  *+B7[B2], B1         ; <0> LDW     *+B7[t28_151], s1_151
        XOR     .L1    A11, A1, A12         ; <0> XOR     u1, d1_148, v1
||      XOR     .L2X   B9, A10, B10         ; <0> XOR     u0, e0_148, t0
||      XOR     .S1X   A12, B11, A1         ; <0> XOR     even_150, odd_150, u1
||      MVKH    .S2    2863311530, B2       ; <0> MVKH    0xaaaaaaaa, m1_87
||[B0]  STW     .D1T2  B13, *+A15[0]        ; <0> [begun_76] STW   x0, *+to_76[0]
||      LDW     .D2T1  *+B15[101], A15      ; <0> LDW     *+B15[32 + 64 + 2 * 2 + 1], d2_148
        XOR     .L1    A9, A11, A11         ; <0> XOR     v2, s6_151, even1_151
||      XOR     .L2X   B3, A14, B13         ; <0> XOR     f1, g1, both_91
||      SHRU    .S1    A10, 8, A15          ; <0> SHRU    u0, 8, u8_153
||      SHRU    .S2    B10, 28, B0          ; <0> SHRU    t0, 28, high_153
||      MPYHLU  .M2    B10, B8, B12         ; <0> MPYHLU  t0, one, t16_153
||[B0]  STW     .D1T1  A13, *+A15[1]        ; <0> [begun_76] STW   y0, *+to_76[1]
||      LDW     .D2T2  *+B15[68], B9        ; <0> LDW     *+B15[32 + 32 + 2 * 2], e1_148
        XOR     .L1    A11, A13, A11        ; <0> XOR     even1_151, s2_151, even2_151
||      XOR     .L2    B11, B9, B10         ; <0> XOR     s7_151, s5_151, odd1_151
||      SHRU    .S1    A10, 24, A9          ; <0> SHRU    u0, 24, u24_153
||      SHRU    .S2    B10, 12, B11         ; <0> SHRU    t0, 12, t12_153
||      MPYHLU  .M1X   A10, B8, A13         ; <0> MPYHLU  u0, one, u16_153
||      MPY     .M2    -16, B10, B2         ; <0> MPY     -16, t0, low_153
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_153], s6_153
||      LDW     .D2T2  *+B4[B10], B10       ; <0> LDW     *+B4[t0], s7_153
        XOR     .L1    A11, A13, A15        ; <0> XOR     even2_151, s4_151, even3_151
||      AND     .L2    B13, B2, B11         ; <0> AND     both_91, m1_87, d_91
||      XOR     .S2    B10, B9, B9          ; <0> XOR     odd1_151, s3_151, odd2_151
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[u24_153], s2_153
||      LDW     .D2T2  *+B5[B11], B12       ; <0> LDW     *+B5[t12_153], s5_153
        XOR     .L1    A15, A9, A13         ; <0> XOR     even3_151, s8_151, even_151
||      XOR     .L2    B9, B1, B2           ; <0> XOR     odd2_151, s1_151, odd_151
||      MVKL    .S1    16711935, A11        ; <0> MVKL    0x00ff00ff, m8_87
||      ADD     .S2    B0, B2, B12          ; <0> ADD     high_153, low_153, t28_153
||      LDW     .D1T1  *+A6[A13], A14       ; <0> LDW     *+A6[u16_153], s4_153
||      LDW     .D2T2  *+B6[B12], B13       ; <0> LDW     *+B6[t16_153], s3_153
        XOR     .L1    A3, A15, A9          ; <0> XOR     u2, d2_148, v2
||      XOR     .L2    B3, B11, B2          ; <0> XOR     f1, d_91, f1
||      XOR     .S1X   A13, B2, A13         ; <0> XOR     even_151, odd_151, u2
||      XOR     .S2X   B11, A14, B1         ; <0> XOR     g1, d_91, g1
||      LDW     .D1T1  *+A4[A10], A15       ; <0> LDW     *+A4[u0], s8_153
||      LDW     .D2T2  *+B7[B12], B3        ; <0> LDW     *+B7[t28_153], s1_153
        XOR     .L2X   B9, A1, B3           ; <0> XOR     u1, e1_148, t1
||      SHRU    .S1X   B1, 1, A14           ; <0> SHRU    g1, 1, rest_92
||      SHL     .S2    B1, 31, B1           ; <0> SHL     g1, 31, top_92
||      LDW     .D1T1  *+A0[7], A3          ; <0> LDW     *+middle[2 * 3 + 1], d0_152
||      LDW     .D2T2  *+B15[100], B3       ; <0> LDW     *+B15[32 + 64 + 2 * 2], e2_148
        XOR     .L1    A8, A15, A14         ; <0> XOR     v0, s6_153, even1_153
||      ADD     .L2X   B1, A14, B1          ; <0> ADD     top_92, rest_92, g1
||      SHRU    .S1    A1, 8, A15           ; <0> SHRU    u1, 8, u8_154
||      SHRU    .S2    B3, 28, B0           ; <0> SHRU    t1, 28, high_154
||      MPYHLU  .M2    B3, B8, B10          ; <0> MPYHLU  t1, one, t16_154
||      LDW     .D2T2  *+B15[30], B12       ; <0> LDW     *+B15[32 - 2], start_87
        XOR     .L1    A14, A3, A15         ; <0> XOR     even1_153, s2_153, even2_153
||      XOR     .L2    B10, B12, B12        ; <0> XOR     s7_153, s5_153, odd1_153
||      SHRU    .S1    A1, 24, A8           ; <0> SHRU    u1, 24, u24_154
||      SHRU    .S2    B3, 12, B3           ; <0> SHRU    t1, 12, t12_154
||      MPYHLU  .M1X   A1, B8, A14          ; <0> MPYHLU  u1, one, u16_154
||      MPY     .M2    -16, B3, B9          ; <0> MPY     -16, t1, low_154
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_154], s6_154
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[t1], s7_154
        XOR     .L1    A15, A14, A8         ; <0> XOR     even2_153, s4_153, even3_153
||      XOR     .L2    B12, B13, B13        ; <0> XOR     odd1_153, s3_153, odd2_153
||      SHRU    .S2    B2, 8, B12           ; <0> SHRU    f1, 8, high_93
||      LDW     .D1T1  *+A7[A8], A12        ; <0> LDW     *+A7[u24_154], s2_154
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[t12_154], s5_154
        XOR     .L1    A8, A15, A8          ; <0> XOR     even3_153, s8_153, even_153
||      XOR     .L2    B13, B3, B13         ; <0> XOR     odd2_153, s1_153, odd_153
||      MVKH    .S1    16711935, A11        ; <0> MVKH    0x00ff00ff, m8_87
||      ADD     .S2    B0, B9, B0           ; <0> ADD     high_154, low_154, t28_154
||      LDW     .D1T1  *+A6[A14], A3        ; <0> LDW     *+A6[u16_154], s4_154
||      LDW     .D2T2  *+B6[B10], B11       ; <0> LDW     *+B6[t16_154], s3_154
        XOR     .L1    A10, A3, A15         ; <0> XOR     u0, d0_152, v0
||      XOR     .L2    B12, B1, B10         ; <0> XOR     high_93, g1, both_93
||      XOR     .S1X   A8, B13, A8          ; <0> XOR     even_153, odd_153, u0
||      XOR     .S2X   B3, A13, B11         ; <0> XOR     u2, e2_148, t2
||      LDW     .D1T1  *+A4[A1], A14        ; <0> LDW     *+A4[u1], s8_154
||      LDW     .D2T2  *+B7[B0], B3         ; <0> LDW     *+B7[t28_154], s1_154
        AND     .L2X   B10, A11, B9         ; <0> AND     both_93, m8_87, d_93
||      SHRU    .S1    A13, 8, A14          ; <0> SHRU    u2, 8, u8_155
||      SHRU    .S2    B11, 28, B3          ; <0> SHRU    t2, 28, high_155
||      MPYHLU  .M2    B11, B8, B10         ; <0> MPYHLU  t2, one, t16_155
||      LDW     .D1T2  *+A0[6], B1          ; <0> LDW     *+middle[2 * 3], e0_152
||      LDW     .D2T1  *+B15[71], A10       ; <0> LDW     *+B15[32 + 32 + 2 * 3 + 1], d1_152
        XOR     .L1    A12, A3, A3          ; <0> XOR     v1, s6_154, even1_154
||      XOR     .L2    B1, B9, B13          ; <0> XOR     g1, d_93, g1
||      SHRU    .S1    A13, 24, A14         ; <0> SHRU    u2, 24, u24_155
||      SHRU    .S2    B11, 12, B1          ; <0> SHRU    t2, 12, t12_155
||      MPYHLU  .M1X   A13, B8, A12         ; <0> MPYHLU  u2, one, u16_155
||      MPY     .M2    -16, B11, B1         ; <0> MPY     -16, t2, low_155
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_155], s6_155
||      LDW     .D2T2  *+B4[B11], B0        ; <0> LDW     *+B4[t2], s7_155
        XOR     .L1    A3, A12, A14         ; <0> XOR     even1_154, s2_154, even2_154
||      XOR     .L2    B0, B11, B0          ; <0> XOR     s7_154, s5_154, odd1_154
||      SHL     .S1X   B9, 8, A11           ; <0> SHL     d_93, 8, moved_93
||      SHL     .S2    B13, 2, B9           ; <0> SHL     g1, 2, low_94
||      LDW     .D1T1  *+A7[A14], A9        ; <0> LDW     *+A7[u24_155], s2_155
||      LDW     .D2T2  *+B5[B1], B3         ; <0> LDW     *+B5[t12_155], s5_155
        XOR     .L1    A14, A3, A12         ; <0> XOR     even2_154, s4_154, even3_154
||      XOR     .L2    B0, B11, B0          ; <0> XOR     odd1_154, s3_154, odd2_154
||      MVKL    .S1    3435973836, A3       ; <0> MVKL    0xcccccccc, m2_87
||      ADD     .S2    B3, B1, B11          ; <0> ADD     high_155, low_155, t28_155
||      LDW     .D1T1  *+A6[A12], A12       ; <0> LDW     *+A6[u16_155], s4_155
||      LDW     .D2T2  *+B6[B10], B0        ; <0> LDW     *+B6[t16_155], s3_155
        XOR     .L1    A12, A14, A12        ; <0> XOR     even3_154, s8_154, even_154
||      XOR     .L2X   B2, A11, B2          ; <0> XOR     f1, moved_93, f1
||      MVKH    .S1    3435973836, A3       ; <0> MVKH    0xcccccccc, m2_87
||      XOR     .S2    B0, B3, B0           ; <0> XOR     odd2_154, s1_154, odd_154
||      LDW     .D1T1  *+A4[A13], A3        ; <0> LDW     *+A4[u2], s8_155
||      LDW     .D2T2  *+B7[B11], B0        ; <0> LDW     *+B7[t28_155], s1_155
        XOR     .L1    A1, A10, A1          ; <0> XOR     u1, d1_152, v1
||      XOR     .L2    B9, B2, B3           ; <0> XOR     low_94, f1, both_94
||      XOR     .S1X   A12, B0, A10         ; <0> XOR     even_154, odd_154, u1
||      XOR     .S2X   B1, A8, B11          ; <0> XOR     u0, e0_152, t0
||      LDW     .D2T1  *+B15[103], A12      ; <0> LDW     *+B15[32 + 64 + 2 * 3 + 1], d2_152
        XOR     .L1    A9, A14, A12         ; <0> XOR     v2, s6_155, even1_155
||      AND     .L2X   B3, A3, B10          ; <0> AND     both_94, m2_87, d_94
||      SHRU    .S1    A8, 8, A11           ; <0> SHRU    u0, 8, u8_157
||      SHRU    .S2    B11, 28, B1          ; <0> SHRU    t0, 28, high_157
||      MPYHLU  .M2    B11, B8, B3          ; <0> MPYHLU  t0, one, t16_157
||      LDW     .D2T2  *+B15[70], B2        ; <0> LDW     *+B15[32 + 32 + 2 * 3], e1_152
        XOR     .L1    A12, A9, A11         ; <0> XOR     even1_155, s2_155, even2_155
||      XOR     .L2    B0, B3, B9           ; <0> XOR     s7_155, s5_155, odd1_155
||      SHRU    .S1    A8, 24, A9           ; <0> SHRU    u0, 24, u24_157
||      SHRU    .S2    B11, 12, B11         ; <0> SHRU    t0, 12, t12_157
||      MPYHLU  .M1X   A8, B8, A9           ; <0> MPYHLU  u0, one, u16_157
||      MPY     .M2    -16, B11, B11        ; <0> MPY     -16, t0, low_157
||      LDW     .D1T1  *+A5[A11], A14       ; <0> LDW     *+A5[u8_157], s6_157
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[t0], s7_157
        XOR     .L1    A11, A12, A12        ; <0> XOR     even2_155, s4_155, even3_155
||      XOR     .L2    B2, B10, B9          ; <0> XOR     f1, d_94, f1
||      SHRU    .S1X   B10, 2, A11          ; <0> SHRU    d_94, 2, moved_94
||      XOR     .S2    B9, B0, B10          ; <0> XOR     odd1_155, s3_155, odd2_155
||      LDW     .D1T1  *+A7[A9], A14        ; <0> LDW     *+A7[u24_157], s2_157
||      LDW     .D2T2  *+B5[B11], B12       ; <0> LDW     *+B5[t12_157], s5_157
        XOR     .L1X   A11, B13, A3         ; <0> XOR     g1, moved_94, g1
||      XOR     .L2    B10, B0, B10         ; <0> XOR     odd2_155, s1_155, odd_155
||      XOR     .S1    A12, A3, A14         ; <0> XOR     even3_155, s8_155, even_155
||      ADD     .S2    B1, B11, B2          ; <0> ADD     high_157, low_157, t28_157
||      MPYHLU  .M2    B9, B8, B0           ; <0> MPYHLU  f1, one, x_95
||      LDW     .D1T1  *+A6[A9], A15        ; <0> LDW     *+A6[u16_157], s4_157
||      LDW     .D2T2  *+B6[B3], B2         ; <0> LDW     *+B6[t16_157], s3_157
        XOR     .L1    A13, A12, A12        ; <0> XOR     u2, d2_152, v2
||      XOR     .S1X   A14, B10, A13        ; <0> XOR     even_155, odd_155, u2
||      MVKL    .S2    4042322160, B3       ; <0> MVKL    0xf0f0f0f0, m4_87
||      MPYSU   .M2X   1, A3, B13           ; <0> MPYSU   1, g1, y_95
||      LDW     .D1T1  *+A4[A8], A15        ; <0> LDW     *+A4[u0], s8_157
||      LDW     .D2T2  *+B7[B2], B0         ; <0> LDW     *+B7[t28_157], s1_157
        XOR     .L2X   B2, A10, B2          ; <0> XOR     u1, e1_152, t1
||      MVKH    .S2    4042322160, B3       ; <0> MVKH    0xf0f0f0f0, m4_87
||      LDW     .D1T1  *+A0[9], A14         ; <0> LDW     *+middle[2 * 4 + 1], d0_156
||      LDW     .D2T2  *+B15[102], B12      ; <0> LDW     *+B15[32 + 64 + 2 * 3], e2_152
        XOR     .L1    A15, A14, A11        ; <0> XOR     v0, s6_157, even1_157
||      CMPLT   .L2X   A2, B12, B1          ; <0> CMPLT   left, start_87, begun_87
||      SHRU    .S1    A10, 8, A9           ; <0> SHRU    u1, 8, u8_158
||      SHRU    .S2    B2, 28, B13          ; <0> SHRU    t1, 28, high_158
||      MPYHLU  .M2    B2, B8, B11          ; <0> MPYHLU  t1, one, t16_158
||      LDW     .D1T1  *-A0[22], A9         ; <0> LDW     *-middle[24 - 2 * 1], base_87
||      SUB     .D2    B13, B0, B10         ; <0> SUB     y_95, x_95, e_95
        XOR     .L1    A11, A14, A14        ; <0> XOR     even1_157, s2_157, even2_157
||      XOR     .L2    B11, B12, B0         ; <0> XOR     s7_157, s5_157, odd1_157
||      SHRU    .S1    A10, 24, A9          ; <0> SHRU    u1, 24, u24_158
||      SHRU    .S2    B2, 12, B12          ; <0> SHRU    t1, 12, t12_158
||      MPYHLU  .M1X   A10, B8, A9          ; <0> MPYHLU  u1, one, u16_158
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t1, low_158
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[u8_158], s6_158
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t1], s7_158
        XOR     .L1    A14, A15, A14        ; <0> XOR     even2_157, s4_157, even3_157
||      SUB     .L2X   A3, B10, B2          ; <0> SUB     g1, e_95, g1
||      SHL     .S1X   B10, 16, A3          ; <0> SHL     e_95, 16, moved_95
||      XOR     .S2    B0, B2, B10          ; <0> XOR     odd1_157, s3_157, odd2_157
||      LDW     .D1T1  *+A7[A9], A1         ; <0> LDW     *+A7[u24_158], s2_158
||      LDW     .D2T2  *+B5[B12], B0        ; <0> LDW     *+B5[t12_158], s5_158
        ADD     .L1X   A3, B9, A15          ; <0> ADD     f1, moved_95, f1
||      XOR     .L2    B10, B0, B13         ; <0> XOR     odd2_157, s1_157, odd_157
||      XOR     .S1    A14, A15, A3         ; <0> XOR     even3_157, s8_157, even_157
||      ADD     .S2    B13, B12, B10        ; <0> ADD     high_158, low_158, t28_158
||      LDW     .D1T1  *+A6[A9], A11        ; <0> LDW     *+A6[u16_158], s4_158
||      LDW     .D2T2  *+B6[B11], B3        ; <0> LDW     *+B6[t16_158], s3_158
        XOR     .L1    A8, A14, A14         ; <0> XOR     u0, d0_156, v0
||      XOR     .L2X   B12, A13, B12        ; <0> XOR     u2, e2_152, t2
||      XOR     .S1X   A3, B13, A8          ; <0> XOR     even_157, odd_157, u0
||      SHL     .S2    B2, 4, B13           ; <0> SHL     g1, 4, low_96
||      LDW     .D1T1  *+A4[A10], A11       ; <0> LDW     *+A4[u1], s8_158
||      LDW     .D2T2  *+B7[B10], B12       ; <0> LDW     *+B7[t28_158], s1_158
        SUB     .L1    A9, A2, A3           ; <0> SUB     base_87, left, to_87
||      XOR     .L2X   B13, A15, B11        ; <0> XOR     low_96, f1, both_96
||      SHRU    .S1    A13, 8, A11          ; <0> SHRU    u2, 8, u8_159
||      SHRU    .S2    B12, 28, B10         ; <0> SHRU    t2, 28, high_159
||      MPYHLU  .M2    B12, B8, B13         ; <0> MPYHLU  t2, one, t16_159
||      LDW     .D1T2  *+A0[8], B10         ; <0> LDW     *+middle[2 * 4], e0_156
||      LDW     .D2T1  *+B15[73], A11       ; <0> LDW     *+B15[32 + 32 + 2 * 4 + 1], d1_156
        XOR     .L1    A1, A9, A11          ; <0> XOR     v1, s6_158, even1_158
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    u2, 24, u24_159
||      SHRU    .S2    B12, 12, B12         ; <0> SHRU    t2, 12, t12_159
||      MPYHLU  .M1X   A13, B8, A9          ; <0> MPYHLU  u2, one, u16_159
||      MPY     .M2    -16, B12, B12        ; <0> MPY     -16, t2, low_159
||      LDW     .D1T1  *+A5[A11], A11       ; <0> LDW     *+A5[u8_159], s6_159
||      LDW     .D2T2  *+B4[B12], B2        ; <0> LDW     *+B4[t2], s7_159
        XOR     .L1    A11, A1, A1          ; <0> XOR     even1_158, s2_158, even2_158
||      AND     .L2    B11, B3, B9          ; <0> AND     both_96, m4_87, d_96
||      XOR     .S2    B9, B0, B0           ; <0> XOR     s7_158, s5_158, odd1_158
||      LDW     .D1T1  *+A7[A9], A11        ; <0> LDW     *+A7[u24_159], s2_159
||      LDW     .D2T2  *+B5[B12], B3        ; <0> LDW     *+B5[t12_159], s5_159
        XOR     .L1    A1, A11, A1          ; <0> XOR     even2_158, s4_158, even3_158
||      XOR     .L2    B0, B3, B11          ; <0> XOR     odd1_158, s3_158, odd2_158
||      SHRU    .S1X   B9, 4, A9            ; <0> SHRU    d_96, 4, moved_96
||      ADD     .S2    B10, B12, B13        ; <0> ADD     high_159, low_159, t28_159
||      LDW     .D1T1  *+A6[A9], A3         ; <0> LDW     *+A6[u16_159], s4_159
||      LDW     .D2T2  *+B6[B13], B1        ; <0> LDW     *+B6[t16_159], s3_159
        XOR     .L1X   A9, B2, A9           ; <0> XOR     g1, moved_96, g1
||      XOR     .L2X   B9, A15, B2          ; <0> XOR     f1, d_96, f1
||      XOR     .S1    A1, A11, A15         ; <0> XOR     even3_158, s8_158, even_158
||      XOR     .S2    B11, B12, B11        ; <0> XOR     odd2_158, s1_158, odd_158
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[u2], s8_159
||      LDW     .D2T2  *+B7[B13], B1        ; <0> LDW     *+B7[t28_159], s1_159
        XOR     .L1    A10, A11, A1         ; <0> XOR     u1, d1_156, v1
||      XOR     .L2X   B10, A8, B11         ; <0> XOR     u0, e0_156, t0
||      XOR     .S1X   A15, B11, A10        ; <0> XOR     even_158, odd_158, u1
||[B1]  STW     .D1T2  B2, *+A3[0]          ; <0> [begun_87] STW   f1, *+to_87[0]
||      LDW     .D2T1  *+B15[105], A9       ; <0> LDW     *+B15[32 + 64 + 2 * 4 + 1], d2_156
        XOR     .L1    A12, A11, A12        ; <0> XOR     v2, s6_159, even1_159
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u0, 8, u8_161
||      SHRU    .S2    B11, 28, B10         ; <0> SHRU    t0, 28, high_161
||      MPYHLU  .M2    B11, B8, B11         ; <0> MPYHLU  t0, one, t16_161
||[B1]  STW     .D1T1  A9, *+A3[1]          ; <0> [begun_87] STW   g1, *+to_87[1]
||      LDW     .D2T2  *+B15[72], B3        ; <0> LDW     *+B15[32 + 32 + 2 * 4], e1_156
        XOR     .L1    A12, A11, A12        ; <0> XOR     even1_159, s2_159, even2_159
||      XOR     .L2    B2, B3, B0           ; <0> XOR     s7_159, s5_159, odd1_159
||      SHRU    .S1    A8, 24, A15          ; <0> SHRU    u0, 24, u24_161
||      SHRU    .S2    B11, 12, B2          ; <0> SHRU    t0, 12, t12_161
||      MPYHLU  .M1X   A8, B8, A12          ; <0> MPYHLU  u0, one, u16_161
||      MPY     .M2    -16, B11, B3         ; <0> MPY     -16, t0, low_161
||      LDW     .D1T1  *+A5[A9], A3         ; <0> LDW     *+A5[u8_161], s6_161
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[t0], s7_161
        XOR     .L1    A12, A3, A3          ; <0> XOR     even2_159, s4_159, even3_159
||      XOR     .L2    B0, B1, B12          ; <0> XOR     odd1_159, s3_159, odd2_159
||      LDW     .D1T1  *+A7[A15], A14       ; <0> LDW     *+A7[u24_161], s2_161
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[t12_161], s5_161
        XOR     .L1    A3, A9, A3           ; <0> XOR     even3_159, s8_159, even_159
||      XOR     .L2    B12, B1, B10         ; <0> XOR     odd2_159, s1_159, odd_159
||      ADD     .S2    B10, B3, B1          ; <0> ADD     high_161, low_161, t28_161
||      LDW     .D1T1  *+A6[A12], A14       ; <0> LDW     *+A6[u16_161], s4_161
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_161], s3_161
        XOR     .L1    A13, A9, A15         ; <0> XOR     u2, d2_156, v2
||      XOR     .S1X   A3, B10, A11         ; <0> XOR     even_159, odd_159, u2
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u0], s8_161
||      LDW     .D2T2  *+B7[B1], B9         ; <0> LDW     *+B7[t28_161], s1_161
        XOR     .L2X   B3, A10, B0          ; <0> XOR     u1, e1_156, t1
||      LDW     .D1T1  *+A0[11], A14        ; <0> LDW     *+middle[2 * 5 + 1], d0_160
||      LDW     .D2T2  *+B15[104], B9       ; <0> LDW     *+B15[32 + 64 + 2 * 4], e2_156
        XOR     .L1    A14, A3, A3          ; <0> XOR     v0, s6_161, even1_161
||      SHRU    .S1    A10, 8, A9           ; <0> SHRU    u1, 8, u8_162
||      SHRU    .S2    B0, 28, B13          ; <0> SHRU    t1, 28, high_162
||      MPYHLU  .M2    B0, B8, B10          ; <0> MPYHLU  t1, one, t16_162
||      LDW     .D1T1  *-A0[26], A8         ; <0> LDW     *-middle[30 - 2 * 2]{old2}, f2
        XOR     .L1    A3, A14, A3          ; <0> XOR     even1_161, s2_161, even2_161
||      XOR     .L2    B11, B3, B2          ; <0> XOR     s7_161, s5_161, odd1_161
||      SHRU    .S1    A10, 24, A9          ; <0> SHRU    u1, 24, u24_162
||      SHRU    .S2    B0, 12, B0           ; <0> SHRU    t1, 12, t12_162
||      MPYHLU  .M1X   A10, B8, A9          ; <0> MPYHLU  u1, one, u16_162
||      MPY     .M2    -16, B0, B3          ; <0> MPY     -16, t1, low_162
||      LDW     .D1T1  *+A5[A9], A13        ; <0> LDW     *+A5[u8_162], s6_162
||      LDW     .D2T2  *+B4[B0], B11        ; <0> LDW     *+B4[t1], s7_162
        XOR     .L1    A3, A14, A3          ; <0> XOR     even2_161, s4_161, even3_161
||      XOR     .L2    B2, B11, B11         ; <0> XOR     odd1_161, s3_161, odd2_161
||      LDW     .D1T1  *+A7[A9], A13        ; <0> LDW     *+A7[u24_162], s2_162
||      LDW     .D2T2  *+B5[B0], B3         ; <0> LDW     *+B5[t12_162], s5_162
        XOR     .L1    A3, A12, A9          ; <0> XOR     even3_161, s8_161, even_161
||      XOR     .L2    B11, B9, B3          ; <0> XOR     odd2_161, s1_161, odd_161
||      ADD     .S2    B13, B3, B10         ; <0> ADD     high_162, low_162, t28_162
||      LDW     .D1T1  *+A6[A9], A12        ; <0> LDW     *+A6[u16_162], s4_162
||      LDW     .D2T2  *+B6[B10], B3        ; <0> LDW     *+B6[t16_162], s3_162
        XOR     .L1    A8, A14, A9          ; <0> XOR     u0, d0_160, v0
||      XOR     .L2X   B9, A11, B0          ; <0> XOR     u2, e2_156, t2
||      XOR     .S1X   A9, B3, A14          ; <0> XOR     even_161, odd_161, u0
||      LDW     .D1T1  *+A4[A10], A13       ; <0> LDW     *+A4[u1], s8_162
||      LDW     .D2T2  *+B7[B10], B1        ; <0> LDW     *+B7[t28_162], s1_162
        SHRU    .S1    A11, 8, A3           ; <0> SHRU    u2, 8, u8_163
||      SHRU    .S2    B0, 28, B9           ; <0> SHRU    t2, 28, high_163
||      MPYHLU  .M2    B0, B8, B10          ; <0> MPYHLU  t2, one, t16_163
||      LDW     .D1T2  *+A0[10], B13        ; <0> LDW     *+middle[2 * 5], e0_160
||      LDW     .D2T1  *+B15[75], A3        ; <0> LDW     *+B15[32 + 32 + 2 * 5 + 1], d1_160
        XOR     .L1    A1, A13, A1          ; <0> XOR     v1, s6_162, even1_162
||      SHRU    .S1    A11, 24, A3          ; <0> SHRU    u2, 24, u24_163
||      SHRU    .S2    B0, 12, B2           ; <0> SHRU    t2, 12, t12_163
||      MPYHLU  .M1X   A11, B8, A1          ; <0> MPYHLU  u2, one, u16_163
||      MPY     .M2    -16, B0, B11         ; <0> MPY     -16, t2, low_163
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[u8_163], s6_163
||      LDW     .D2T2  *+B4[B0], B10        ; <0> LDW     *+B4[t2], s7_163
        XOR     .L1    A1, A13, A3          ; <0> XOR     even1_162, s2_162, even2_162
||      XOR     .L2    B11, B3, B2          ; <0> XOR     s7_162, s5_162, odd1_162
||      SHL     .S1    A8, 31, A8           ; <0> SHL     f2, 31, top_101
||      SHRU    .S2X   A8, 1, B12           ; <0> SHRU    f2, 1, rest_101
||      LDW     .D1T1  *+A7[A3], A8         ; <0> LDW     *+A7[u24_163], s2_163
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[t12_163], s5_163
        ADD     .L1X   A8, B12, A1          ; <0> ADD     top_101, rest_101, f2
||      XOR     .L2    B2, B3, B13          ; <0> XOR     odd1_162, s3_162, odd2_162
||      XOR     .S1    A3, A12, A3          ; <0> XOR     even2_162, s4_162, even3_162
||      ADD     .S2    B9, B11, B9          ; <0> ADD     high_163, low_163, t28_163
||      LDW     .D1T1  *+A6[A1], A3         ; <0> LDW     *+A6[u16_163], s4_163
||      LDW     .D2T2  *+B6[B10], B0        ; <0> LDW     *+B6[t16_163], s3_163
        XOR     .L1    A3, A13, A13         ; <0> XOR     even3_162, s8_162, even_162
||      XOR     .L2    B13, B1, B12         ; <0> XOR     odd2_162, s1_162, odd_162
||      MVKL    .S2    3435973836, B11      ; <0> MVKL    0xcccccccc, m2_98
||      LDW     .D1T1  *+A4[A11], A15       ; <0> LDW     *+A4[u2], s8_163
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[t28_163], s1_163
        XOR     .L1    A10, A3, A13         ; <0> XOR     u1, d1_160, v1
||      XOR     .L2X   B13, A14, B9         ; <0> XOR     u0, e0_160, t0
||      XOR     .S1X   A13, B12, A12        ; <0> XOR     even_162, odd_162, u1
||      MVKH    .S2    3435973836, B11      ; <0> MVKH    0xcccccccc, m2_98
||      LDW     .D2T1  *+B15[107], A3       ; <0> LDW     *+B15[32 + 64 + 2 * 5 + 1], d2_160
        XOR     .L1    A15, A3, A3          ; <0> XOR     v2, s6_163, even1_163
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    u0, 8, u8_165
||      SHRU    .S2    B9, 28, B12          ; <0> SHRU    t0, 28, high_165
||      MPYHLU  .M2    B9, B8, B10          ; <0> MPYHLU  t0, one, t16_165
||      LDW     .D1T1  *-A0[25], A11        ; <0> LDW     *-middle[30 - 2 * 2 - 1]{old2}, g2
||      LDW     .D2T2  *+B15[74], B9        ; <0> LDW     *+B15[32 + 32 + 2 * 5], e1_160
        XOR     .L1    A3, A8, A8           ; <0> XOR     even1_163, s2_163, even2_163
||      XOR     .L2    B10, B3, B13         ; <0> XOR     s7_163, s5_163, odd1_163
||      SHRU    .S1    A14, 24, A10         ; <0> SHRU    u0, 24, u24_165
||      SHRU    .S2    B9, 12, B9           ; <0> SHRU    t0, 12, t12_165
||      MPYHLU  .M1X   A14, B8, A3          ; <0> MPYHLU  u0, one, u16_165
||      MPY     .M2    -16, B9, B0          ; <0> MPY     -16, t0, low_165
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_165], s6_165
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[t0], s7_165
        XOR     .L1    A8, A3, A8           ; <0> XOR     even2_163, s4_163, even3_163
||      XOR     .L2    B13, B0, B1          ; <0> XOR     odd1_163, s3_163, odd2_163
||      MVKL    .S2    2863311530, B3       ; <0> MVKL    0xaaaaaaaa, m1_98
||      LDW     .D1T1  *+A7[A10], A9        ; <0> LDW     *+A7[u24_165], s2_165
||      LDW     .D2T2  *+B5[B9], B13        ; <0> LDW     *+B5[t12_165], s5_165
        XOR     .L1    A8, A15, A8          ; <0> XOR     even3_163, s8_163, even_163
||      XOR     .L2    B1, B2, B1           ; <0> XOR     odd2_163, s1_163, odd_163
||      ADD     .S2    B12, B0, B0          ; <0> ADD     high_165, low_165, t28_165
||      LDW     .D1T1  *+A6[A3], A10        ; <0> LDW     *+A6[u16_165], s4_165
||      LDW     .D2T2  *+B6[B10], B13       ; <0> LDW     *+B6[t16_165], s3_165
        XOR     .L1    A11, A3, A15         ; <0> XOR     u2, d2_160, v2
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     even_163, odd_163, u2
||      MVKH    .S2    2863311530, B3       ; <0> MVKH    0xaaaaaaaa, m1_98
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u0], s8_165
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[t28_165], s1_165
        XOR     .L1    A1, A11, A10         ; <0> XOR     f2, g2, both_102
||      XOR     .L2X   B9, A12, B10         ; <0> XOR     u1, e1_160, t1
||      MVKL    .S2    16711935, B2         ; <0> MVKL    0x00ff00ff, m8_98
||      LDW     .D1T1  *+A0[13], A11        ; <0> LDW     *+middle[2 * 6 + 1], d0_164
||      LDW     .D2T2  *+B15[106], B3       ; <0> LDW     *+B15[32 + 64 + 2 * 5], e2_160
        XOR     .L1    A9, A8, A8           ; <0> XOR     v0, s6_165, even1_165
||      AND     .L2X   B3, A10, B0          ; <0> AND     both_102, m1_98, d_102
||      SHRU    .S1    A12, 8, A10          ; <0> SHRU    u1, 8, u8_166
||      SHRU    .S2    B10, 28, B1          ; <0> SHRU    t1, 28, high_166
||      MPYHLU  .M2    B10, B8, B3          ; <0> MPYHLU  t1, one, t16_166
||      LDW     .D2T2  *+B15[30], B10       ; <0> LDW     *+B15[32 - 2], start_98
        XOR     .L1    A8, A9, A9           ; <0> XOR     even1_165, s2_165, even2_165
||      XOR     .L2    B9, B13, B9          ; <0> XOR     s7_165, s5_165, odd1_165
||      SHRU    .S1    A12, 24, A8          ; <0> SHRU    u1, 24, u24_166
||      SHRU    .S2    B10, 12, B12         ; <0> SHRU    t1, 12, t12_166
||      MPYHLU  .M1X   A12, B8, A10         ; <0> MPYHLU  u1, one, u16_166
||      MPY     .M2    -16, B10, B9         ; <0> MPY     -16, t1, low_166
||      LDW     .D1T1  *+A5[A10], A1        ; <0> LDW     *+A5[u8_166], s6_166
||      LDW     .D2T2  *+B4[B10], B13       ; <0> LDW     *+B4[t1], s7_166
        XOR     .L1X   A1, B0, A8           ; <0> XOR     f2, d_102, f2
||      XOR     .L2X   B0, A11, B12         ; <0> XOR     g2, d_102, g2
||      XOR     .S1    A9, A10, A9          ; <0> XOR     even2_165, s4_165, even3_165
||      XOR     .S2    B9, B13, B10         ; <0> XOR     odd1_165, s3_165, odd2_165
||      LDW     .D1T1  *+A7[A8], A9         ; <0> LDW     *+A7[u24_166], s2_166
||      LDW     .D2T2  *+B5[B12], B9        ; <0> LDW     *+B5[t12_166], s5_166
        XOR     .L1    A9, A1, A1           ; <0> XOR     even3_165, s8_165, even_165
||      XOR     .L2    B10, B0, B1          ; <0> XOR     odd2_165, s1_165, odd_165
||      SHL     .S1X   B12, 31, A9          ; <0> SHL     g2, 31, top_103
||      ADD     .S2    B1, B9, B9           ; <0> ADD     high_166, low_166, t28_166
||      LDW     .D1T1  *+A6[A10], A1        ; <0> LDW     *+A6[u16_166], s4_166
||      LDW     .D2T2  *+B6[B3], B1         ; <0> LDW     *+B6[t16_166], s3_166
        XOR     .L1    A14, A11, A10        ; <0> XOR     u0, d0_164, v0
||      XOR     .L2X   B3, A3, B1           ; <0> XOR     u2, e2_160, t2
||      XOR     .S1X   A1, B1, A14          ; <0> XOR     even_165, odd_165, u0
||      SHRU    .S2    B12, 1, B3           ; <0> SHRU    g2, 1, rest_103
||      LDW     .D1T1  *+A4[A12], A1        ; <0> LDW     *+A4[u1], s8_166
||      LDW     .D2T2  *+B7[B9], B0         ; <0> LDW     *+B7[t28_166], s1_166
        SHRU    .S1    A3, 8, A11           ; <0> SHRU    u2, 8, u8_167
||      SHRU    .S2    B1, 28, B0           ; <0> SHRU    t2, 28, high_167
||      MPYHLU  .M2    B1, B8, B3           ; <0> MPYHLU  t2, one, t16_167
||      LDW     .D1T2  *+A0[12], B13        ; <0> LDW     *+middle[2 * 6], e0_164
||      LDW     .D2T1  *+B15[77], A1        ; <0> LDW     *+B15[32 + 32 + 2 * 6 + 1], d1_164
        XOR     .L1    A13, A1, A1          ; <0> XOR     v1, s6_166, even1_166
||      ADD     .L2X   B3, A9, B12          ; <0> ADD     top_103, rest_103, g2
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    u2, 24, u24_167
||      SHRU    .S2    B1, 12, B1           ; <0> SHRU    t2, 12, t12_167
||      MPYHLU  .M1X   A3, B8, A11          ; <0> MPYHLU  u2, one, u16_167
||      MPY     .M2    -16, B1, B9          ; <0> MPY     -16, t2, low_167
||      LDW     .D1T1  *+A5[A11], A13       ; <0> LDW     *+A5[u8_167], s6_167
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t2], s7_167
        XOR     .L1    A1, A9, A9           ; <0> XOR     even1_166, s2_166, even2_166
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s7_166, s5_166, odd1_166
||      SHRU    .S1    A8, 8, A13           ; <0> SHRU    f2, 8, high_104
||      MVKH    .S2    16711935, B2         ; <0> MVKH    0x00ff00ff, m8_98
||      LDW     .D1T1  *+A7[A11], A15       ; <0> LDW     *+A7[u24_167], s2_167
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[t12_167], s5_167
        XOR     .L1X   A13, B12, A9         ; <0> XOR     high_104, g2, both_104
||      XOR     .L2    B13, B1, B13         ; <0> XOR     odd1_166, s3_166, odd2_166
||      XOR     .S1    A9, A1, A13          ; <0> XOR     even2_166, s4_166, even3_166
||      ADD     .S2    B0, B9, B3           ; <0> ADD     high_167, low_167, t28_167
||      LDW     .D1T1  *+A6[A11], A1        ; <0> LDW     *+A6[u16_167], s4_167
||      LDW     .D2T2  *+B6[B3], B9         ; <0> LDW     *+B6[t16_167], s3_167
        XOR     .L1    A13, A1, A13         ; <0> XOR     even3_166, s8_166, even_166
||      AND     .L2X   B2, A9, B3           ; <0> AND     both_104, m8_98, d_104
||      XOR     .S2    B13, B0, B2          ; <0> XOR     odd2_166, s1_166, odd_166
||      LDW     .D1T1  *+A4[A3], A1         ; <0> LDW     *+A4[u2], s8_167
||      LDW     .D2T2  *+B7[B3], B1         ; <0> LDW     *+B7[t28_167], s1_167
        XOR     .L1    A12, A1, A12         ; <0> XOR     u1, d1_164, v1
||      XOR     .L2X   B13, A14, B9         ; <0> XOR     u0, e0_164, t0
||      XOR     .S1X   A13, B2, A11         ; <0> XOR     even_166, odd_166, u1
||      SHL     .S2    B3, 8, B13           ; <0> SHL     d_104, 8, moved_104
||      LDW     .D2T1  *+B15[109], A9       ; <0> LDW     *+B15[32 + 64 + 2 * 6 + 1], d2_164
        XOR     .L1    A15, A13, A9         ; <0> XOR     v2, s6_167, even1_167
||      XOR     .L2    B12, B3, B2          ; <0> XOR     g2, d_104, g2
||      SHRU    .S1    A14, 8, A13          ; <0> SHRU    u0, 8, u8_169
||      SHRU    .S2    B9, 28, B3           ; <0> SHRU    t0, 28, high_169
||      MPYHLU  .M2    B9, B8, B0           ; <0> MPYHLU  t0, one, t16_169
||      LDW     .D1T1  *-A0[23], A8         ; <0> LDW     *-middle[24 - 2 * 0 - 1], base_108
||      LDW     .D2T2  *+B15[76], B13       ; <0> LDW     *+B15[32 + 32 + 2 * 6], e1_164
        XOR     .L1    A9, A15, A9          ; <0> XOR     even1_167, s2_167, even2_167
||      XOR     .L2    B1, B0, B12          ; <0> XOR     s7_167, s5_167, odd1_167
||      SHRU    .S1    A14, 24, A13         ; <0> SHRU    u0, 24, u24_169
||      SHRU    .S2    B9, 12, B1           ; <0> SHRU    t0, 12, t12_169
||      MPYHLU  .M1X   A14, B8, A9          ; <0> MPYHLU  u0, one, u16_169
||      MPY     .M2    -16, B9, B9          ; <0> MPY     -16, t0, low_169
||      LDW     .D1T1  *+A5[A13], A8        ; <0> LDW     *+A5[u8_169], s6_169
||      LDW     .D2T2  *+B4[B9], B3         ; <0> LDW     *+B4[t0], s7_169
        XOR     .L1X   A8, B13, A15         ; <0> XOR     f2, moved_104, f2
||      XOR     .L2    B12, B9, B13         ; <0> XOR     odd1_167, s3_167, odd2_167
||      XOR     .S1    A9, A1, A13          ; <0> XOR     even2_167, s4_167, even3_167
||      SHL     .S2    B2, 2, B12           ; <0> SHL     g2, 2, low_105
||      LDW     .D1T1  *+A7[A13], A8        ; <0> LDW     *+A7[u24_169], s2_169
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_169], s5_169
        XOR     .L1X   A15, B12, A8         ; <0> XOR     low_105, f2, both_105
||      XOR     .L2    B13, B1, B12         ; <0> XOR     odd2_167, s1_167, odd_167
||      XOR     .S1    A13, A1, A13         ; <0> XOR     even3_167, s8_167, even_167
||      ADD     .S2    B3, B9, B9           ; <0> ADD     high_169, low_169, t28_169
||      LDW     .D1T1  *+A6[A9], A3         ; <0> LDW     *+A6[u16_169], s4_169
||      LDW     .D2T2  *+B6[B0], B3         ; <0> LDW     *+B6[t16_169], s3_169
        XOR     .L1    A3, A9, A13          ; <0> XOR     u2, d2_164, v2
||      AND     .L2X   B11, A8, B11         ; <0> AND     both_105, m2_98, d_105
||      XOR     .S1X   A13, B12, A9         ; <0> XOR     even_167, odd_167, u2
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u0], s8_169
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_169], s1_169
        SUB     .L1    A8, A2, A1           ; <0> SUB     base_108, left, from_108
||      XOR     .L2X   B13, A11, B9         ; <0> XOR     u1, e1_164, t1
||      SHRU    .S2    B11, 2, B13          ; <0> SHRU    d_105, 2, moved_105
||      LDW     .D1T1  *+A0[15], A8         ; <0> LDW     *+middle[2 * 7 + 1], d0_168
||      LDW     .D2T2  *+B15[108], B9       ; <0> LDW     *+B15[32 + 64 + 2 * 6], e2_164
        XOR     .L1    A10, A8, A10         ; <0> XOR     v0, s6_169, even1_169
||      XOR     .L2    B2, B13, B2          ; <0> XOR     g2, moved_105, g2
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    u1, 8, u8_170
||      SHRU    .S2    B9, 28, B0           ; <0> SHRU    t1, 28, high_170
||      MPYHLU  .M2    B9, B8, B1           ; <0> MPYHLU  t1, one, t16_170
||      LDW     .D1T2  *+A1[0], B9          ; <0> LDW     *+from_108[0], p_108
        XOR     .L1    A10, A8, A8          ; <0> XOR     even1_169, s2_169, even2_169
||      XOR     .L2    B3, B1, B13          ; <0> XOR     s7_169, s5_169, odd1_169
||      SHRU    .S1    A11, 24, A10         ; <0> SHRU    u1, 24, u24_170
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t1, 12, t12_170
||      MPYHLU  .M1X   A11, B8, A10         ; <0> MPYHLU  u1, one, u16_170
||      MPY     .M2    -16, B9, B9          ; <0> MPY     -16, t1, low_170
||      LDW     .D1T1  *+A5[A3], A14        ; <0> LDW     *+A5[u8_170], s6_170
||      LDW     .D2T2  *+B4[B9], B13        ; <0> LDW     *+B4[t1], s7_170
        XOR     .L1    A8, A3, A8           ; <0> XOR     even2_169, s4_169, even3_169
||      XOR     .L2X   B11, A15, B3         ; <0> XOR     f2, d_105, f2
||      XOR     .S2    B13, B3, B12         ; <0> XOR     odd1_169, s3_169, odd2_169
||      MPYSU   .M1X   1, B2, A10           ; <0> MPYSU   1, g2, y_106
||      LDW     .D1T1  *+A7[A10], A10       ; <0> LDW     *+A7[u24_170], s2_170
||      LDW     .D2T2  *+B5[B12], B1        ; <0> LDW     *+B5[t12_170], s5_170
        XOR     .L1    A8, A3, A3           ; <0> XOR     even3_169, s8_169, even_169
||      XOR     .L2    B12, B11, B0         ; <0> XOR     odd2_169, s1_169, odd_169
||      ADD     .S2    B0, B9, B12          ; <0> ADD     high_170, low_170, t28_170
||      MPYHLU  .M2    B3, B8, B13          ; <0> MPYHLU  f2, one, x_106
||      LDW     .D1T1  *+A6[A10], A10       ; <0> LDW     *+A6[u16_170], s4_170
||      LDW     .D2T2  *+B6[B1], B1         ; <0> LDW     *+B6[t16_170], s3_170
        XOR     .L1    A14, A8, A8          ; <0> XOR     u0, d0_168, v0
||      XOR     .L2X   B9, A9, B0           ; <0> XOR     u2, e2_164, t2
||      XOR     .S1X   A3, B0, A3           ; <0> XOR     even_169, odd_169, u0
||      LDW     .D1T1  *+A4[A11], A14       ; <0> LDW     *+A4[u1], s8_170
||      LDW     .D2T2  *+B7[B12], B1        ; <0> LDW     *+B7[t28_170], s1_170
        SUB     .L1X   A10, B13, A15        ; <0> SUB     y_106, x_106, e_106
||      SHRU    .S1    A9, 8, A10           ; <0> SHRU    u2, 8, u8_171
||      SHRU    .S2    B0, 28, B12          ; <0> SHRU    t2, 28, high_171
||      MPYHLU  .M2    B0, B8, B11          ; <0> MPYHLU  t2, one, t16_171
||      LDW     .D1T2  *+A0[14], B11        ; <0> LDW     *+middle[2 * 7], e0_168
||      LDW     .D2T1  *+B15[79], A10       ; <0> LDW     *+B15[32 + 32 + 2 * 7 + 1], d1_168
        XOR     .L1    A12, A14, A12        ; <0> XOR     v1, s6_170, even1_170
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u2, 24, u24_171
||      SHRU    .S2    B0, 12, B0           ; <0> SHRU    t2, 12, t12_171
||      MPYHLU  .M1X   A9, B8, A14          ; <0> MPYHLU  u2, one, u16_171
||      MPY     .M2    -16, B0, B13         ; <0> MPY     -16, t2, low_171
||      LDW     .D1T1  *+A5[A10], A11       ; <0> LDW     *+A5[u8_171], s6_171
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[t2], s7_171
        XOR     .L1    A12, A10, A12        ; <0> XOR     even1_170, s2_170, even2_170
||      XOR     .L2    B13, B1, B0          ; <0> XOR     s7_170, s5_170, odd1_170
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_171], s2_171
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[t12_171], s5_171
        SUB     .L1X   B2, A15, A12         ; <0> SUB     g2, e_106, g2
||      XOR     .L2    B0, B1, B11          ; <0> XOR     odd1_170, s3_170, odd2_170
||      XOR     .S1    A12, A10, A10        ; <0> XOR     even2_170, s4_170, even3_170
||      ADD     .S2    B12, B13, B2         ; <0> ADD     high_171, low_171, t28_171
||      LDW     .D1T1  *+A6[A14], A11       ; <0> LDW     *+A6[u16_171], s4_171
||      LDW     .D2T2  *+B6[B11], B2        ; <0> LDW     *+B6[t16_171], s3_171
        XOR     .L1    A10, A14, A14        ; <0> XOR     even3_170, s8_170, even_170
||      XOR     .L2    B11, B1, B13         ; <0> XOR     odd2_170, s1_170, odd_170
||      SHL     .S1    A15, 16, A15         ; <0> SHL     e_106, 16, moved_106
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u2], s8_171
||      LDW     .D2T2  *+B7[B2], B0         ; <0> LDW     *+B7[t28_171], s1_171
        XOR     .L1    A11, A10, A14        ; <0> XOR     u1, d1_168, v1
||      XOR     .L2X   B11, A3, B13         ; <0> XOR     u0, e0_168, t0
||      XOR     .S1X   A14, B13, A10        ; <0> XOR     even_170, odd_170, u1
||      MVKL    .S2    4042322160, B11      ; <0> MVKL    0xf0f0f0f0, m4_98
||      LDW     .D1T2  *-A0[20], B13        ; <0> LDW     *-middle[24 - 2 * 2], base_98
||      LDW     .D2T1  *+B15[111], A15      ; <0> LDW     *+B15[32 + 64 + 2 * 7 + 1], d2_168
        XOR     .L1    A13, A11, A15        ; <0> XOR     v2, s6_171, even1_171
||      ADD     .L2X   B3, A15, B1          ; <0> ADD     f2, moved_106, f2
||      SHRU    .S1    A3, 8, A11           ; <0> SHRU    u0, 8, u8_173
||      SHRU    .S2    B13, 28, B12         ; <0> SHRU    t0, 28, high_173
||      MPYHLU  .M2    B13, B8, B3          ; <0> MPYHLU  t0, one, t16_173
||      LDW     .D2T2  *+B15[78], B2        ; <0> LDW     *+B15[32 + 32 + 2 * 7], e1_168
        XOR     .L1    A15, A13, A13        ; <0> XOR     even1_171, s2_171, even2_171
||      XOR     .L2    B2, B0, B0           ; <0> XOR     s7_171, s5_171, odd1_171
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    u0, 24, u24_173
||      SHRU    .S2    B13, 12, B13         ; <0> SHRU    t0, 12, t12_173
||      MPYHLU  .M1X   A3, B8, A13          ; <0> MPYHLU  u0, one, u16_173
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t0, low_173
||      LDW     .D1T1  *+A5[A11], A13       ; <0> LDW     *+A5[u8_173], s6_173
||      LDW     .D2T2  *+B4[B13], B0        ; <0> LDW     *+B4[t0], s7_173
        XOR     .L1    A13, A11, A15        ; <0> XOR     even2_171, s4_171, even3_171
||      XOR     .L2    B0, B2, B13          ; <0> XOR     odd1_171, s3_171, odd2_171
||      MVKH    .S2    4042322160, B11      ; <0> MVKH    0xf0f0f0f0, m4_98
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_173], s2_173
||      LDW     .D2T2  *+B5[B13], B2        ; <0> LDW     *+B5[t12_173], s5_173
        XOR     .L1    A15, A11, A13        ; <0> XOR     even3_171, s8_171, even_171
||      XOR     .L2    B13, B0, B2          ; <0> XOR     odd2_171, s1_171, odd_171
||      ADD     .S2    B12, B2, B12         ; <0> ADD     high_173, low_173, t28_173
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_173], s4_173
||      LDW     .D2T2  *+B6[B3], B0         ; <0> LDW     *+B6[t16_173], s3_173
        XOR     .L1    A9, A15, A11         ; <0> XOR     u2, d2_168, v2
||      XOR     .S1X   A13, B2, A9          ; <0> XOR     even_171, odd_171, u2
||      SHL     .S2X   A12, 4, B0           ; <0> SHL     g2, 4, low_107
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u0], s8_173
||      LDW     .D2T2  *+B7[B12], B2        ; <0> LDW     *+B7[t28_173], s1_173
        SUB     .L1X   B13, A2, A15         ; <0> SUB     base_98, left, to_98
||      XOR     .L2    B0, B1, B2           ; <0> XOR     low_107, f2, both_107
||      XOR     .S2X   B2, A10, B12         ; <0> XOR     u1, e1_168, t1
||      LDW     .D1T1  *+A0[17], A13        ; <0> LDW     *+middle[2 * 8 + 1], d0_172
||      LDW     .D2T2  *+B15[110], B3       ; <0> LDW     *+B15[32 + 64 + 2 * 7], e2_168
        XOR     .L1    A8, A13, A1          ; <0> XOR     v0, s6_173, even1_173
||      AND     .L2    B2, B11, B13         ; <0> AND     both_107, m4_98, d_107
||      SHRU    .S1    A10, 8, A13          ; <0> SHRU    u1, 8, u8_174
||      SHRU    .S2    B12, 28, B3          ; <0> SHRU    t1, 28, high_174
||      MPYHLU  .M2    B12, B8, B12         ; <0> MPYHLU  t1, one, t16_174
||      LDW     .D1T2  *+A1[1], B2          ; <0> LDW     *+from_108[1], q_108
        XOR     .L1    A1, A8, A8           ; <0> XOR     even1_173, s2_173, even2_173
||      XOR     .L2    B0, B2, B11          ; <0> XOR     s7_173, s5_173, odd1_173
||      SHRU    .S1    A10, 24, A1          ; <0> SHRU    u1, 24, u24_174
||      SHRU    .S2    B12, 12, B2          ; <0> SHRU    t1, 12, t12_174
||      MPYHLU  .M1X   A10, B8, A1          ; <0> MPYHLU  u1, one, u16_174
||      MPY     .M2    -16, B12, B11        ; <0> MPY     -16, t1, low_174
||      LDW     .D1T1  *+A5[A13], A12       ; <0> LDW     *+A5[u8_174], s6_174
||      LDW     .D2T2  *+B4[B12], B11       ; <0> LDW     *+B4[t1], s7_174
        XOR     .L1    A8, A13, A13         ; <0> XOR     even2_173, s4_173, even3_173
||      XOR     .L2    B1, B13, B0          ; <0> XOR     f2, d_107, f2
||      XOR     .S2    B11, B0, B1          ; <0> XOR     odd1_173, s3_173, odd2_173
||      LDW     .D1T1  *+A7[A1], A1         ; <0> LDW     *+A7[u24_174], s2_174
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[t12_174], s5_174
        XOR     .L1    A13, A8, A8          ; <0> XOR     even3_173, s8_173, even_173
||      XOR     .L2    B1, B2, B11          ; <0> XOR     odd2_173, s1_173, odd_173
||      ADD     .S2    B3, B11, B1          ; <0> ADD     high_174, low_174, t28_174
||      LDW     .D1T1  *+A6[A1], A14        ; <0> LDW     *+A6[u16_174], s4_174
||      LDW     .D2T2  *+B6[B12], B10       ; <0> LDW     *+B6[t16_174], s3_174
        XOR     .L1    A3, A13, A3          ; <0> XOR     u0, d0_172, v0
||      XOR     .L2X   B3, A9, B3           ; <0> XOR     u2, e2_168, t2
||      XOR     .S1X   A8, B11, A8          ; <0> XOR     even_173, odd_173, u0
||      SHRU    .S2    B13, 4, B1           ; <0> SHRU    d_107, 4, moved_107
||      LDW     .D1T1  *+A4[A10], A12       ; <0> LDW     *+A4[u1], s8_174
||      LDW     .D2T2  *+B7[B1], B13        ; <0> LDW     *+B7[t28_174], s1_174
        XOR     .L1X   A12, B1, A13         ; <0> XOR     g2, moved_107, g2
||      SHRU    .S1    A9, 8, A1            ; <0> SHRU    u2, 8, u8_175
||      SHRU    .S2    B3, 28, B12          ; <0> SHRU    t2, 28, high_175
||      MPYHLU  .M2    B3, B8, B3           ; <0> MPYHLU  t2, one, t16_175
||      LDW     .D1T2  *+A0[16], B10        ; <0> LDW     *+middle[2 * 8], e0_172
||      LDW     .D2T1  *+B15[81], A1        ; <0> LDW     *+B15[32 + 32 + 2 * 8 + 1], d1_172
        XOR     .L1    A14, A12, A12        ; <0> XOR     v1, s6_174, even1_174
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u2, 24, u24_175
||      SHRU    .S2    B3, 12, B13          ; <0> SHRU    t2, 12, t12_175
||      MPYHLU  .M1X   A9, B8, A1           ; <0> MPYHLU  u2, one, u16_175
||      MPY     .M2    -16, B3, B13         ; <0> MPY     -16, t2, low_175
||      LDW     .D1T1  *+A5[A1], A10        ; <0> LDW     *+A5[u8_175], s6_175
||      LDW     .D2T2  *+B4[B3], B11        ; <0> LDW     *+B4[t2], s7_175
        XOR     .L1    A12, A1, A12         ; <0> XOR     even1_174, s2_174, even2_174
||      CMPLT   .L2X   A2, B10, B1          ; <0> CMPLT   left, start_98, begun_98
||      XOR     .S2    B11, B1, B11         ; <0> XOR     s7_174, s5_174, odd1_174
||      LDW     .D1T1  *+A7[A14], A10       ; <0> LDW     *+A7[u24_175], s2_175
||      LDW     .D2T2  *+B5[B13], B3        ; <0> LDW     *+B5[t12_175], s5_175
        XOR     .L1    A12, A14, A1         ; <0> XOR     even2_174, s4_174, even3_174
||      XOR     .L2    B11, B10, B12        ; <0> XOR     odd1_174, s3_174, odd2_174
||      MVKL    .S1    4042322160, A14      ; <0> MVKL    0xf0f0f0f0, m4_108
||      ADD     .S2    B12, B13, B10        ; <0> ADD     high_175, low_175, t28_175
||      LDW     .D1T1  *+A6[A1], A15        ; <0> LDW     *+A6[u16_175], s4_175
||      LDW     .D2T2  *+B6[B3], B11        ; <0> LDW     *+B6[t16_175], s3_175
        XOR     .L1    A1, A12, A12         ; <0> XOR     even3_174, s8_174, even_174
||      XOR     .L2    B12, B13, B3         ; <0> XOR     odd2_174, s1_174, odd_174
||      MVKH    .S1    4042322160, A14      ; <0> MVKH    0xf0f0f0f0, m4_108
||      SHL     .S2    B2, 4, B11           ; <0> SHL     q_108, 4, low_111
||      LDW     .D1T1  *+A4[A9], A10        ; <0> LDW     *+A4[u2], s8_175
||      LDW     .D2T2  *+B7[B10], B12       ; <0> LDW     *+B7[t28_175], s1_175
        XOR     .L1    A10, A1, A1          ; <0> XOR     u1, d1_172, v1
||      XOR     .L2    B11, B9, B0          ; <0> XOR     low_111, p_108, both_111
||      XOR     .S1X   A12, B3, A12         ; <0> XOR     even_174, odd_174, u1
||      XOR     .S2X   B10, A8, B10         ; <0> XOR     u0, e0_172, t0
||[B1]  STW     .D1T2  B0, *+A15[0]         ; <0> [begun_98] STW   f2, *+to_98[0]
||      LDW     .D2T1  *+B15[113], A15      ; <0> LDW     *+B15[32 + 64 + 2 * 8 + 1], d2_172
        XOR     .L1    A11, A10, A15        ; <0> XOR     v2, s6_175, even1_175
||      AND     .L2X   B0, A14, B0          ; <0> AND     both_111, m4_108, d_111
||      SHRU    .S1    A8, 8, A11           ; <0> SHRU    u0, 8, u8_177
||      SHRU    .S2    B10, 28, B13         ; <0> SHRU    t0, 28, high_177
||      MPYHLU  .M2    B10, B8, B3          ; <0> MPYHLU  t0, one, t16_177
||[B1]  STW     .D1T1  A13, *+A15[1]        ; <0> [begun_98] STW   g2, *+to_98[1]
||      LDW     .D2T2  *+B15[80], B9        ; <0> LDW     *+B15[32 + 32 + 2 * 8], e1_172
        XOR     .L1    A15, A10, A11        ; <0> XOR     even1_175, s2_175, even2_175
||      XOR     .L2    B11, B3, B12         ; <0> XOR     s7_175, s5_175, odd1_175
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u0, 24, u24_177
||      SHRU    .S2    B10, 12, B10         ; <0> SHRU    t0, 12, t12_177
||      MPYHLU  .M1X   A8, B8, A11          ; <0> MPYHLU  u0, one, u16_177
||      MPY     .M2    -16, B10, B0         ; <0> MPY     -16, t0, low_177
||      LDW     .D1T1  *+A5[A11], A10       ; <0> LDW     *+A5[u8_177], s6_177
||      LDW     .D2T2  *+B4[B10], B1        ; <0> LDW     *+B4[t0], s7_177
        XOR     .L1    A11, A15, A14        ; <0> XOR     even2_175, s4_175, even3_175
||      XOR     .L2    B9, B0, B10          ; <0> XOR     p_108, d_111, p_108
||      SHRU    .S1X   B0, 4, A15           ; <0> SHRU    d_111, 4, moved_111
||      XOR     .S2    B12, B11, B11        ; <0> XOR     odd1_175, s3_175, odd2_175
||      LDW     .D1T1  *+A7[A10], A10       ; <0> LDW     *+A7[u24_177], s2_177
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_177], s5_177
        XOR     .L1X   A15, B2, A14         ; <0> XOR     q_108, moved_111, q_108
||      XOR     .L2    B11, B12, B2         ; <0> XOR     odd2_175, s1_175, odd_175
||      XOR     .S1    A14, A10, A10        ; <0> XOR     even3_175, s8_175, even_175
||      ADD     .S2    B13, B0, B9          ; <0> ADD     high_177, low_177, t28_177
||      LDW     .D1T1  *+A6[A11], A15       ; <0> LDW     *+A6[u16_177], s4_177
||      LDW     .D2T2  *+B6[B3], B0         ; <0> LDW     *+B6[t16_177], s3_177
        XOR     .L1    A9, A15, A11         ; <0> XOR     u2, d2_172, v2
||      XOR     .S1X   A10, B2, A13         ; <0> XOR     even_175, odd_175, u2
||      MVKL    .S2    16711935, B2         ; <0> MVKL    0x00ff00ff, m8_108
||      MPYSU   .M1    1, A14, A15          ; <0> MPYSU   1, q_108, y_112
||      MPYHLU  .M2    B10, B8, B3          ; <0> MPYHLU  p_108, one, x_112
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u0], s8_177
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_177], s1_177
        XOR     .L2X   B9, A12, B11         ; <0> XOR     u1, e1_172, t1
||      MVKL    .S1    3435973836, A9       ; <0> MVKL    0xcccccccc, m2_108
||      MVKH    .S2    16711935, B2         ; <0> MVKH    0x00ff00ff, m8_108
||      LDW     .D1T1  *+A0[19], A3         ; <0> LDW     *+middle[2 * 9 + 1], d0_176
||      LDW     .D2T2  *+B15[112], B1       ; <0> LDW     *+B15[32 + 64 + 2 * 8], e2_172
        XOR     .L1    A3, A10, A15         ; <0> XOR     v0, s6_177, even1_177
||      SUB     .L2X   A15, B3, B12         ; <0> SUB     y_112, x_112, e_112
||      SHRU    .S1    A12, 8, A3           ; <0> SHRU    u1, 8, u8_178
||      SHRU    .S2    B11, 28, B13         ; <0> SHRU    t1, 28, high_178
||      MPYHLU  .M2    B11, B8, B9          ; <0> MPYHLU  t1, one, t16_178
        XOR     .L1    A15, A10, A3         ; <0> XOR     even1_177, s2_177, even2_177
||      XOR     .L2    B1, B9, B1           ; <0> XOR     s7_177, s5_177, odd1_177
||      SHRU    .S1    A12, 24, A10         ; <0> SHRU    u1, 24, u24_178
||      SHRU    .S2    B11, 12, B11         ; <0> SHRU    t1, 12, t12_178
||      MPYHLU  .M1X   A12, B8, A15         ; <0> MPYHLU  u1, one, u16_178
||      MPY     .M2    -16, B11, B3         ; <0> MPY     -16, t1, low_178
||      LDW     .D1T1  *+A5[A3], A14        ; <0> LDW     *+A5[u8_178], s6_178
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[t1], s7_178
        XOR     .L1    A3, A15, A3          ; <0> XOR     even2_177, s4_177, even3_177
||      SUB     .L2X   A14, B12, B12        ; <0> SUB     q_108, e_112, q_108
||      SHL     .S1X   B12, 16, A14         ; <0> SHL     e_112, 16, moved_112
||      XOR     .S2    B1, B0, B1           ; <0> XOR     odd1_177, s3_177, odd2_177
||      LDW     .D1T1  *+A7[A10], A15       ; <0> LDW     *+A7[u24_178], s2_178
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[t12_178], s5_178
        XOR     .L1    A3, A10, A10         ; <0> XOR     even3_177, s8_177, even_177
||      XOR     .L2    B1, B11, B11         ; <0> XOR     odd2_177, s1_177, odd_177
||      MVKH    .S1    3435973836, A9       ; <0> MVKH    0xcccccccc, m2_108
||      ADD     .S2    B13, B3, B9          ; <0> ADD     high_178, low_178, t28_178
||      LDW     .D1T1  *+A6[A15], A14       ; <0> LDW     *+A6[u16_178], s4_178
||      LDW     .D2T2  *+B6[B9], B1         ; <0> LDW     *+B6[t16_178], s3_178
        XOR     .L1    A8, A3, A10          ; <0> XOR     u0, d0_176, v0
||      XOR     .L2X   B1, A13, B13         ; <0> XOR     u2, e2_172, t2
||      XOR     .S1X   A10, B11, A8         ; <0> XOR     even_177, odd_177, u0
||      SHL     .S2    B12, 2, B9           ; <0> SHL     q_108, 2, low_113
||      LDW     .D1T1  *+A4[A12], A15       ; <0> LDW     *+A4[u1], s8_178
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_178], s1_178
        ADD     .L1X   A14, B10, A3         ; <0> ADD     p_108, moved_112, p_108
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    u2, 8, u8_179
||      SHRU    .S2    B13, 28, B10         ; <0> SHRU    t2, 28, high_179
||      MPYHLU  .M2    B13, B8, B3          ; <0> MPYHLU  t2, one, t16_179
||      LDW     .D1T2  *+A0[18], B0         ; <0> LDW     *+middle[2 * 9], e0_176
||      LDW     .D2T1  *+B15[83], A14       ; <0> LDW     *+B15[32 + 32 + 2 * 9 + 1], d1_176
        XOR     .L1    A1, A14, A14         ; <0> XOR     v1, s6_178, even1_178
||      XOR     .L2X   B9, A3, B0           ; <0> XOR     low_113, p_108, both_113
||      SHRU    .S1    A13, 24, A1          ; <0> SHRU    u2, 24, u24_179
||      SHRU    .S2    B13, 12, B1          ; <0> SHRU    t2, 12, t12_179
||      MPYHLU  .M1X   A13, B8, A15         ; <0> MPYHLU  u2, one, u16_179
||      MPY     .M2    -16, B13, B9         ; <0> MPY     -16, t2, low_179
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_179], s6_179
||      LDW     .D2T2  *+B4[B13], B3        ; <0> LDW     *+B4[t2], s7_179
        XOR     .L1    A14, A15, A9         ; <0> XOR     even1_178, s2_178, even2_178
||      AND     .L2X   B0, A9, B11          ; <0> AND     both_113, m2_108, d_113
||      XOR     .S2    B11, B9, B0          ; <0> XOR     s7_178, s5_178, odd1_178
||      LDW     .D1T1  *+A7[A1], A15        ; <0> LDW     *+A7[u24_179], s2_179
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[t12_179], s5_179
        XOR     .L1    A9, A14, A14         ; <0> XOR     even2_178, s4_178, even3_178
||      XOR     .L2    B0, B1, B1           ; <0> XOR     odd1_178, s3_178, odd2_178
||      SHRU    .S1X   B11, 2, A9           ; <0> SHRU    d_113, 2, moved_113
||      ADD     .S2    B10, B9, B13         ; <0> ADD     high_179, low_179, t28_179
||      LDW     .D1T1  *+A6[A15], A14       ; <0> LDW     *+A6[u16_179], s4_179
||      LDW     .D2T2  *+B6[B3], B13        ; <0> LDW     *+B6[t16_179], s3_179
        XOR     .L1X   A9, B12, A3          ; <0> XOR     q_108, moved_113, q_108
||      XOR     .L2X   B11, A3, B9          ; <0> XOR     p_108, d_113, p_108
||      XOR     .S1    A14, A15, A15        ; <0> XOR     even3_178, s8_178, even_178
||      XOR     .S2    B1, B10, B12         ; <0> XOR     odd2_178, s1_178, odd_178
||      LDW     .D1T1  *+A4[A13], A15       ; <0> LDW     *+A4[u2], s8_179
||      LDW     .D2T2  *+B7[B13], B13       ; <0> LDW     *+B7[t28_179], s1_179
        XOR     .L1    A12, A14, A9         ; <0> XOR     u1, d1_176, v1
||      XOR     .L2X   B0, A8, B13          ; <0> XOR     u0, e0_176, t0
||      XOR     .S1X   A15, B12, A12        ; <0> XOR     even_178, odd_178, u1
||      SHRU    .S2    B9, 8, B1            ; <0> SHRU    p_108, 8, high_114
||      LDW     .D2T1  *+B15[115], A15      ; <0> LDW     *+B15[32 + 64 + 2 * 9 + 1], d2_176
        XOR     .L1    A11, A15, A11        ; <0> XOR     v2, s6_179, even1_179
||      XOR     .L2X   B1, A3, B12          ; <0> XOR     high_114, q_108, both_114
||      SHRU    .S1    A8, 8, A1            ; <0> SHRU    u0, 8, u8_181
||      SHRU    .S2    B13, 28, B11         ; <0> SHRU    t0, 28, high_181
||      MPYHLU  .M2    B13, B8, B10         ; <0> MPYHLU  t0, one, t16_181
||      LDW     .D2T2  *+B15[82], B11       ; <0> LDW     *+B15[32 + 32 + 2 * 9], e1_176
        XOR     .L1    A11, A15, A1         ; <0> XOR     even1_179, s2_179, even2_179
||      XOR     .L2    B3, B0, B3           ; <0> XOR     s7_179, s5_179, odd1_179
||      SHRU    .S1    A8, 24, A11          ; <0> SHRU    u0, 24, u24_181
||      SHRU    .S2    B13, 12, B0          ; <0> SHRU    t0, 12, t12_181
||      MPYHLU  .M1X   A8, B8, A11          ; <0> MPYHLU  u0, one, u16_181
||      MPY     .M2    -16, B13, B1         ; <0> MPY     -16, t0, low_181
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[u8_181], s6_181
||      LDW     .D2T2  *+B4[B13], B0        ; <0> LDW     *+B4[t0], s7_181
        XOR     .L1    A1, A14, A14         ; <0> XOR     even2_179, s4_179, even3_179
||      AND     .L2    B12, B2, B3          ; <0> AND     both_114, m8_108, d_114
||      XOR     .S2    B3, B13, B12         ; <0> XOR     odd1_179, s3_179, odd2_179
||      LDW     .D1T1  *+A7[A11], A11       ; <0> LDW     *+A7[u24_181], s2_181
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[t12_181], s5_181
        XOR     .L1    A14, A15, A14        ; <0> XOR     even3_179, s8_179, even_179
||      XOR     .L2    B12, B13, B1         ; <0> XOR     odd2_179, s1_179, odd_179
||      ADD     .S2    B11, B1, B13         ; <0> ADD     high_181, low_181, t28_181
||      LDW     .D1T1  *+A6[A11], A1        ; <0> LDW     *+A6[u16_181], s4_181
||      LDW     .D2T2  *+B6[B10], B2        ; <0> LDW     *+B6[t16_181], s3_181
        XOR     .L1    A13, A15, A3         ; <0> XOR     u2, d2_176, v2
||      XOR     .L2X   B3, A3, B10          ; <0> XOR     q_108, d_114, q_108
||      XOR     .S1X   A14, B1, A14         ; <0> XOR     even_179, odd_179, u2
||      SHL     .S2    B3, 8, B3            ; <0> SHL     d_114, 8, moved_114
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[u0], s8_181
||      LDW     .D2T2  *+B7[B13], B3        ; <0> LDW     *+B7[t28_181], s1_181
        XOR     .L2    B9, B3, B1           ; <0> XOR     p_108, moved_114, p_108
||      SHRU    .S1X   B10, 31, A13         ; <0> SHRU    q_108, 31, top_115
||      XOR     .S2X   B11, A12, B3         ; <0> XOR     u1, e1_176, t1
||      LDW     .D1T1  *+A0[21], A11        ; <0> LDW     *+middle[2 * 10 + 1], d0_180
||      LDW     .D2T2  *+B15[114], B11      ; <0> LDW     *+B15[32 + 64 + 2 * 9], e2_176
        XOR     .L1    A10, A11, A10        ; <0> XOR     v0, s6_181, even1_181
||      ADD     .L2    B10, B10, B13        ; <0> ADD     q_108, q_108, twice_115
||      SHRU    .S1    A12, 8, A15          ; <0> SHRU    u1, 8, u8_182
||      SHRU    .S2    B3, 28, B10          ; <0> SHRU    t1, 28, high_182
||      MPYHLU  .M2    B3, B8, B9           ; <0> MPYHLU  t1, one, t16_182
||      LDW     .D2T2  *+B15[25], B9        ; <0> LDW     *+B15[32 - 8 + 2 * 0 + 1], ku1_108
        XOR     .L1    A10, A11, A15        ; <0> XOR     even1_181, s2_181, even2_181
||      XOR     .L2    B0, B11, B11         ; <0> XOR     s7_181, s5_181, odd1_181
||      SHRU    .S1    A12, 24, A11         ; <0> SHRU    u1, 24, u24_182
||      SHRU    .S2    B3, 12, B12          ; <0> SHRU    t1, 12, t12_182
||      MPYHLU  .M1X   A12, B8, A11         ; <0> MPYHLU  u1, one, u16_182
||      MPY     .M2    -16, B3, B12         ; <0> MPY     -16, t1, low_182
||      LDW     .D1T1  *+A5[A15], A10       ; <0> LDW     *+A5[u8_182], s6_182
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[t1], s7_182
        ADD     .L1X   A13, B13, A15        ; <0> ADD     top_115, twice_115, q_108
||      XOR     .L2    B11, B2, B13         ; <0> XOR     odd1_181, s3_181, odd2_181
||      XOR     .S1    A15, A1, A1          ; <0> XOR     even2_181, s4_181, even3_181
||      MVKL    .S2    2863311530, B0       ; <0> MVKL    0xaaaaaaaa, m1_108
||      LDW     .D1T1  *+A7[A11], A11       ; <0> LDW     *+A7[u24_182], s2_182
||      LDW     .D2T2  *+B5[B12], B1        ; <0> LDW     *+B5[t12_182], s5_182
        XOR     .L1X   A15, B1, A13         ; <0> XOR     p_108, q_108, both_116
||      XOR     .L2    B13, B3, B10         ; <0> XOR     odd2_181, s1_181, odd_181
||      XOR     .S1    A1, A13, A10         ; <0> XOR     even3_181, s8_181, even_181
||      ADD     .S2    B10, B12, B2         ; <0> ADD     high_182, low_182, t28_182
||      LDW     .D1T1  *+A6[A11], A9        ; <0> LDW     *+A6[u16_182], s4_182
||      LDW     .D2T2  *+B6[B9], B13        ; <0> LDW     *+B6[t16_182], s3_182
        XOR     .L1    A8, A11, A1          ; <0> XOR     u0, d0_180, v0
||      XOR     .L2X   B11, A14, B3         ; <0> XOR     u2, e2_176, t2
||      XOR     .S1X   A10, B10, A8         ; <0> XOR     even_181, odd_181, u0
||      MVKH    .S2    2863311530, B0       ; <0> MVKH    0xaaaaaaaa, m1_108
||      LDW     .D1T1  *+A4[A12], A13       ; <0> LDW     *+A4[u1], s8_182
||      LDW     .D2T2  *+B7[B2], B10        ; <0> LDW     *+B7[t28_182], s1_182
        AND     .L2X   B0, A13, B0          ; <0> AND     both_116, m1_108, d_116
||      SHRU    .S1    A14, 8, A11          ; <0> SHRU    u2, 8, u8_183
||      SHRU    .S2    B3, 28, B12          ; <0> SHRU    t2, 28, high_183
||      MPYHLU  .M2    B3, B8, B2           ; <0> MPYHLU  t2, one, t16_183
||      LDW     .D1T2  *+A0[20], B9         ; <0> LDW     *+middle[2 * 10], e0_180
||      LDW     .D2T1  *+B15[85], A11       ; <0> LDW     *+B15[32 + 32 + 2 * 10 + 1], d1_180
        XOR     .L1    A9, A10, A9          ; <0> XOR     v1, s6_182, even1_182
||      XOR     .L2    B1, B0, B11          ; <0> XOR     p_108, d_116, p_108
||      SHRU    .S1    A14, 24, A13         ; <0> SHRU    u2, 24, u24_183
||      SHRU    .S2    B3, 12, B3           ; <0> SHRU    t2, 12, t12_183
||      MPYHLU  .M1X   A14, B8, A10         ; <0> MPYHLU  u2, one, u16_183
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t2, low_183
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[u8_183], s6_183
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[t2], s7_183
        XOR     .L1    A9, A11, A13         ; <0> XOR     even1_182, s2_182, even2_182
||      ADD     .L2    B11, B11, B3         ; <0> ADD     p_108, p_108, twice_117
||      SHRU    .S1X   B11, 31, A11         ; <0> SHRU    p_108, 31, top_117
||      XOR     .S2    B10, B1, B10         ; <0> XOR     s7_182, s5_182, odd1_182
||      LDW     .D1T1  *+A7[A13], A10       ; <0> LDW     *+A7[u24_183], s2_183
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[t12_183], s5_183
        ADD     .L1X   A11, B3, A10         ; <0> ADD     top_117, twice_117, p_108
||      XOR     .L2    B10, B13, B2         ; <0> XOR     odd1_182, s3_182, odd2_182
||      XOR     .S1    A13, A9, A9          ; <0> XOR     even2_182, s4_182, even3_182
||      ADD     .S2    B12, B11, B12        ; <0> ADD     high_183, low_183, t28_183
||      LDW     .D1T1  *+A6[A10], A9        ; <0> LDW     *+A6[u16_183], s4_183
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t16_183], s3_183
        XOR     .L1    A9, A13, A10         ; <0> XOR     even3_182, s8_182, even_182
||      XOR     .L2X   B9, A10, B10         ; <0> XOR     p_108, ku1_108, r0
||      XOR     .S2    B2, B10, B11         ; <0> XOR     odd2_182, s1_182, odd_182
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u2], s8_183
||      LDW     .D2T2  *+B7[B12], B3        ; <0> LDW     *+B7[t28_183], s1_183
        XOR     .L1    A12, A11, A11        ; <0> XOR     u1, d1_180, v1
||      XOR     .L2X   B9, A8, B10          ; <0> XOR     u0, e0_180, t0
||      XOR     .S1X   A10, B11, A13        ; <0> XOR     even_182, odd_182, u1
||      STW     .D1T2  B10, *-A0[16]        ; <0> STW     r0, *-middle[16 - 2 * 0]{new0}
||      LDW     .D2T1  *+B15[117], A9       ; <0> LDW     *+B15[32 + 64 + 2 * 10 + 1], d2_180
        XOR     .L1    A3, A9, A12          ; <0> XOR     v2, s6_183, even1_183
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u0, 8, u8_185
||      SHRU    .S2    B10, 28, B11         ; <0> SHRU    t0, 28, high_185
||      MPYHLU  .M2    B10, B8, B1          ; <0> MPYHLU  t0, one, t16_185
||      LDW     .D1T1  *-A0[21], A9         ; <0> LDW     *-middle[24 - 2 * 1 - 1], base_119
||      LDW     .D2T2  *+B15[84], B13       ; <0> LDW     *+B15[32 + 32 + 2 * 10], e1_180
        XOR     .L1    A12, A10, A12        ; <0> XOR     even1_183, s2_183, even2_183
||      XOR     .L2    B1, B9, B10          ; <0> XOR     s7_183, s5_183, odd1_183
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u0, 24, u24_185
||      SHRU    .S2    B10, 12, B13         ; <0> SHRU    t0, 12, t12_185
||      MPYHLU  .M1X   A8, B8, A12          ; <0> MPYHLU  u0, one, u16_185
||      MPY     .M2    -16, B10, B12        ; <0> MPY     -16, t0, low_185
||      LDW     .D1T1  *+A5[A9], A10        ; <0> LDW     *+A5[u8_185], s6_185
||      LDW     .D2T2  *+B4[B10], B1        ; <0> LDW     *+B4[t0], s7_185
        XOR     .L1    A12, A9, A9          ; <0> XOR     even2_183, s4_183, even3_183
||      XOR     .L2    B10, B2, B2          ; <0> XOR     odd1_183, s3_183, odd2_183
||      LDW     .D1T1  *+A7[A10], A10       ; <0> LDW     *+A7[u24_185], s2_185
||      LDW     .D2T2  *+B5[B13], B13       ; <0> LDW     *+B5[t12_185], s5_185
        XOR     .L1    A9, A3, A3           ; <0> XOR     even3_183, s8_183, even_183
||      XOR     .L2    B2, B3, B12          ; <0> XOR     odd2_183, s1_183, odd_183
||      ADD     .S2    B11, B12, B1         ; <0> ADD     high_185, low_185, t28_185
||      LDW     .D1T1  *+A6[A12], A1        ; <0> LDW     *+A6[u16_185], s4_185
||      LDW     .D2T2  *+B6[B1], B10        ; <0> LDW     *+B6[t16_185], s3_185
        XOR     .L1    A14, A9, A14         ; <0> XOR     u2, d2_180, v2
||      XOR     .S1X   A3, B12, A3          ; <0> XOR     even_183, odd_183, u2
||      LDW     .D1T1  *+A4[A8], A15        ; <0> LDW     *+A4[u0], s8_185
||      LDW     .D2T2  *+B7[B1], B3         ; <0> LDW     *+B7[t28_185], s1_185
        SUB     .L1    A9, A2, A9           ; <0> SUB     base_119, left, from_119
||      XOR     .L2X   B13, A13, B12        ; <0> XOR     u1, e1_180, t1
||      LDW     .D1T1  *+A0[23], A10        ; <0> LDW     *+middle[2 * 11 + 1], d0_184
||      LDW     .D2T2  *+B15[116], B0       ; <0> LDW     *+B15[32 + 64 + 2 * 10], e2_180
        XOR     .L1    A1, A10, A12         ; <0> XOR     v0, s6_185, even1_185
||      SHRU    .S1    A13, 8, A1           ; <0> SHRU    u1, 8, u8_186
||      SHRU    .S2    B12, 28, B2          ; <0> SHRU    t1, 28, high_186
||      MPYHLU  .M2    B12, B8, B11         ; <0> MPYHLU  t1, one, t16_186
||      LDW     .D1T2  *+A9[1], B2          ; <0> LDW     *+from_119[1], q_119
||      LDW     .D2T1  *+B15[24], A1        ; <0> LDW     *+B15[32 - 8 + 2 * 0], ku0_108
        XOR     .L1    A12, A10, A10        ; <0> XOR     even1_185, s2_185, even2_185
||      XOR     .L2    B1, B13, B3          ; <0> XOR     s7_185, s5_185, odd1_185
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    u1, 24, u24_186
||      SHRU    .S2    B12, 12, B9          ; <0> SHRU    t1, 12, t12_186
||      MPYHLU  .M1X   A13, B8, A1          ; <0> MPYHLU  u1, one, u16_186
||      MPY     .M2    -16, B12, B10        ; <0> MPY     -16, t1, low_186
||      LDW     .D1T1  *+A5[A1], A12        ; <0> LDW     *+A5[u8_186], s6_186
||      LDW     .D2T2  *+B4[B12], B0        ; <0> LDW     *+B4[t1], s7_186
        XOR     .L1    A10, A1, A10         ; <0> XOR     even2_185, s4_185, even3_185
||      XOR     .L2X   B0, A15, B13         ; <0> XOR     q_108, d_116, q_108
||      XOR     .S2    B3, B10, B9          ; <0> XOR     odd1_185, s3_185, odd2_185
||      LDW     .D1T1  *+A7[A12], A1        ; <0> LDW     *+A7[u24_186], s2_186
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[t12_186], s5_186
        XOR     .L1    A10, A15, A1         ; <0> XOR     even3_185, s8_185, even_185
||      XOR     .L2    B9, B3, B1           ; <0> XOR     odd2_185, s1_185, odd_185
||      ADD     .S2    B2, B10, B9          ; <0> ADD     high_186, low_186, t28_186
||      LDW     .D1T1  *+A6[A1], A12        ; <0> LDW     *+A6[u16_186], s4_186
||      LDW     .D2T2  *+B6[B11], B1        ; <0> LDW     *+B6[t16_186], s3_186
        XOR     .L1    A8, A10, A15         ; <0> XOR     u0, d0_184, v0
||      XOR     .L2X   B0, A3, B9           ; <0> XOR     u2, e2_180, t2
||      XOR     .S1X   A1, B1, A10          ; <0> XOR     even_185, odd_185, u0
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[u1], s8_186
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[t28_186], s1_186
        XOR     .L1X   A1, B13, A8          ; <0> XOR     q_108, ku0_108, s0
||      SHRU    .S1    A3, 8, A1            ; <0> SHRU    u2, 8, u8_187
||      SHRU    .S2    B9, 28, B13          ; <0> SHRU    t2, 28, high_187
||      MPYHLU  .M2    B9, B8, B9           ; <0> MPYHLU  t2, one, t16_187
||      LDW     .D1T2  *+A0[22], B11        ; <0> LDW     *+middle[2 * 11], e0_184
||      LDW     .D2T1  *+B15[87], A12       ; <0> LDW     *+B15[32 + 32 + 2 * 11 + 1], d1_184
        XOR     .L1    A11, A12, A11        ; <0> XOR     v1, s6_186, even1_186
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u2, 24, u24_187
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t2, 12, t12_187
||      MPYHLU  .M1X   A3, B8, A11          ; <0> MPYHLU  u2, one, u16_187
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t2, low_187
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[u8_187], s6_187
||      LDW     .D2T2  *+B4[B9], B0         ; <0> LDW     *+B4[t2], s7_187
        XOR     .L1    A11, A1, A1          ; <0> XOR     even1_186, s2_186, even2_186
||      XOR     .L2    B0, B12, B10         ; <0> XOR     s7_186, s5_186, odd1_186
||      LDW     .D1T1  *+A7[A12], A1        ; <0> LDW     *+A7[u24_187], s2_187
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_187], s5_187
        XOR     .L1    A1, A12, A1          ; <0> XOR     even2_186, s4_186, even3_186
||      XOR     .L2    B10, B1, B12         ; <0> XOR     odd1_186, s3_186, odd2_186
||      ADD     .S2    B13, B3, B11         ; <0> ADD     high_187, low_187, t28_187
||      LDW     .D1T1  *+A6[A11], A1        ; <0> LDW     *+A6[u16_187], s4_187
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[t16_187], s3_187
        XOR     .L1    A1, A12, A1          ; <0> XOR     even3_186, s8_186, even_186
||      XOR     .L2    B12, B3, B0          ; <0> XOR     odd2_186, s1_186, odd_186
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u2], s8_187
||      LDW     .D2T2  *+B7[B11], B3        ; <0> LDW     *+B7[t28_187], s1_187
        XOR     .L1    A13, A12, A12        ; <0> XOR     u1, d1_184, v1
||      XOR     .L2X   B11, A10, B3         ; <0> XOR     u0, e0_184, t0
||      XOR     .S1X   A1, B0, A11          ; <0> XOR     even_186, odd_186, u1
||      LDW     .D1T2  *+A9[0], B9          ; <0> LDW     *+from_119[0], p_119
||      LDW     .D2T1  *+B15[119], A13      ; <0> LDW     *+B15[32 + 64 + 2 * 11 + 1], d2_184
        XOR     .L1    A14, A1, A9          ; <0> XOR     v2, s6_187, even1_187
||      SHRU    .S1    A10, 8, A14          ; <0> SHRU    u0, 8, u8_189
||      SHRU    .S2    B3, 28, B11          ; <0> SHRU    t0, 28, high_189
||      MPYHLU  .M2    B3, B8, B13          ; <0> MPYHLU  t0, one, t16_189
||      STW     .D1T1  A8, *-A0[15]         ; <0> STW     s0, *-middle[16 - 2 * 0 - 1]{new0}
||      LDW     .D2T2  *+B15[86], B11       ; <0> LDW     *+B15[32 + 32 + 2 * 11], e1_184
        XOR     .L1    A9, A1, A14          ; <0> XOR     even1_187, s2_187, even2_187
||      XOR     .L2    B0, B9, B12          ; <0> XOR     s7_187, s5_187, odd1_187
||      SHRU    .S1    A10, 24, A9          ; <0> SHRU    u0, 24, u24_189
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t0, 12, t12_189
||      MPYHLU  .M1X   A10, B8, A14         ; <0> MPYHLU  u0, one, u16_189
||      MPY     .M2    -16, B3, B10         ; <0> MPY     -16, t0, low_189
||      LDW     .D1T1  *+A5[A14], A1        ; <0> LDW     *+A5[u8_189], s6_189
||      LDW     .D2T2  *+B4[B3], B11        ; <0> LDW     *+B4[t0], s7_189
        XOR     .L1    A14, A1, A1          ; <0> XOR     even2_187, s4_187, even3_187
||      XOR     .L2    B12, B9, B12         ; <0> XOR     odd1_187, s3_187, odd2_187
||      MVKL    .S2    4042322160, B1       ; <0> MVKL    0xf0f0f0f0, m4_119
||      LDW     .D1T1  *+A7[A9], A1         ; <0> LDW     *+A7[u24_189], s2_189
||      LDW     .D2T2  *+B5[B1], B10        ; <0> LDW     *+B5[t12_189], s5_189
        XOR     .L1    A1, A9, A14          ; <0> XOR     even3_187, s8_187, even_187
||      XOR     .L2    B12, B3, B13         ; <0> XOR     odd2_187, s1_187, odd_187
||      SHL     .S1X   B2, 4, A1            ; <0> SHL     q_119, 4, low_122
||      ADD     .S2    B11, B10, B11        ; <0> ADD     high_189, low_189, t28_189
||      LDW     .D1T1  *+A6[A14], A3        ; <0> LDW     *+A6[u16_189], s4_189
||      LDW     .D2T2  *+B6[B13], B10       ; <0> LDW     *+B6[t16_189], s3_189
        XOR     .L1    A3, A13, A8          ; <0> XOR     u2, d2_184, v2
||      XOR     .L2X   B9, A1, B13          ; <0> XOR     low_122, p_119, both_122
||      XOR     .S1X   A14, B13, A13        ; <0> XOR     even_187, odd_187, u2
||      MVKH    .S2    4042322160, B1       ; <0> MVKH    0xf0f0f0f0, m4_119
||      LDW     .D1T1  *+A4[A10], A15       ; <0> LDW     *+A4[u0], s8_189
||      LDW     .D2T2  *+B7[B11], B1        ; <0> LDW     *+B7[t28_189], s1_189
        AND     .L2    B13, B1, B1          ; <0> AND     both_122, m4_119, d_122
||      XOR     .S2X   B11, A11, B0         ; <0> XOR     u1, e1_184, t1
||      LDW     .D1T1  *+A0[25], A1         ; <0> LDW     *+middle[2 * 12 + 1], d0_188
||      LDW     .D2T2  *+B15[118], B13      ; <0> LDW     *+B15[32 + 64 + 2 * 11], e2_184
        XOR     .L1    A15, A1, A15         ; <0> XOR     v0, s6_189, even1_189
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    u1, 8, u8_190
||      SHRU    .S2    B0, 28, B12          ; <0> SHRU    t1, 28, high_190
||      MPYHLU  .M2    B0, B8, B13          ; <0> MPYHLU  t1, one, t16_190
||      LDW     .D2T2  *+B15[26], B10       ; <0> LDW     *+B15[32 - 8 + 2 * 1], ku0_119
        XOR     .L1    A15, A1, A9          ; <0> XOR     even1_189, s2_189, even2_189
||      XOR     .L2    B11, B10, B3         ; <0> XOR     s7_189, s5_189, odd1_189
||      SHRU    .S1    A11, 24, A15         ; <0> SHRU    u1, 24, u24_190
||      SHRU    .S2    B0, 12, B11          ; <0> SHRU    t1, 12, t12_190
||      MPYHLU  .M1X   A11, B8, A3          ; <0> MPYHLU  u1, one, u16_190
||      MPY     .M2    -16, B0, B11         ; <0> MPY     -16, t1, low_190
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[u8_190], s6_190
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[t1], s7_190
        XOR     .L1    A9, A3, A1           ; <0> XOR     even2_189, s4_189, even3_189
||      XOR     .L2    B9, B1, B3           ; <0> XOR     p_119, d_122, p_119
||      SHRU    .S1X   B1, 4, A9            ; <0> SHRU    d_122, 4, moved_122
||      XOR     .S2    B3, B10, B9          ; <0> XOR     odd1_189, s3_189, odd2_189
||      LDW     .D1T1  *+A7[A15], A1        ; <0> LDW     *+A7[u24_190], s2_190
||      LDW     .D2T2  *+B5[B11], B12       ; <0> LDW     *+B5[t12_190], s5_190
        XOR     .L1X   A9, B2, A14          ; <0> XOR     q_119, moved_122, q_119
||      XOR     .L2    B9, B1, B10          ; <0> XOR     odd2_189, s1_189, odd_189
||      XOR     .S1    A1, A15, A9          ; <0> XOR     even3_189, s8_189, even_189
||      ADD     .S2    B12, B11, B11        ; <0> ADD     high_190, low_190, t28_190
||      LDW     .D1T1  *+A6[A3], A9         ; <0> LDW     *+A6[u16_190], s4_190
||      LDW     .D2T2  *+B6[B13], B2        ; <0> LDW     *+B6[t16_190], s3_190
        XOR     .L1    A10, A1, A3          ; <0> XOR     u0, d0_188, v0
||      XOR     .L2X   B13, A13, B9         ; <0> XOR     u2, e2_184, t2
||      XOR     .S1X   A9, B10, A15         ; <0> XOR     even_189, odd_189, u0
||      MPYSU   .M1    1, A14, A1           ; <0> MPYSU   1, q_119, y_123
||      MPYHLU  .M2    B3, B8, B1           ; <0> MPYHLU  p_119, one, x_123
||      LDW     .D1T1  *+A4[A11], A12       ; <0> LDW     *+A4[u1], s8_190
||      LDW     .D2T2  *+B7[B11], B12       ; <0> LDW     *+B7[t28_190], s1_190
        SHRU    .S1    A13, 8, A10          ; <0> SHRU    u2, 8, u8_191
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t2, 28, high_191
||      MPYHLU  .M2    B9, B8, B13          ; <0> MPYHLU  t2, one, t16_191
||      LDW     .D1T2  *+A0[24], B1         ; <0> LDW     *+middle[2 * 12], e0_188
||      LDW     .D2T1  *+B15[89], A12       ; <0> LDW     *+B15[32 + 32 + 2 * 12 + 1], d1_188
        XOR     .L1    A12, A9, A12         ; <0> XOR     v1, s6_190, even1_190
||      SUB     .L2X   A1, B1, B1           ; <0> SUB     y_123, x_123, e_123
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    u2, 24, u24_191
||      SHRU    .S2    B9, 12, B2           ; <0> SHRU    t2, 12, t12_191
||      MPYHLU  .M1X   A13, B8, A14         ; <0> MPYHLU  u2, one, u16_191
||      MPY     .M2    -16, B9, B0          ; <0> MPY     -16, t2, low_191
||      LDW     .D1T1  *+A5[A10], A11       ; <0> LDW     *+A5[u8_191], s6_191
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[t2], s7_191
        XOR     .L1    A12, A1, A12         ; <0> XOR     even1_190, s2_190, even2_190
||      SUB     .L2X   A14, B1, B9          ; <0> SUB     q_119, e_123, q_119
||      MVKL    .S1    3435973836, A10      ; <0> MVKL    0xcccccccc, m2_119
||      XOR     .S2    B0, B12, B12         ; <0> XOR     s7_190, s5_190, odd1_190
||      LDW     .D1T1  *+A7[A9], A1         ; <0> LDW     *+A7[u24_191], s2_191
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[t12_191], s5_191
        XOR     .L1    A12, A9, A9          ; <0> XOR     even2_190, s4_190, even3_190
||      XOR     .L2    B12, B2, B0          ; <0> XOR     odd1_190, s3_190, odd2_190
||      SHL     .S1X   B1, 16, A1           ; <0> SHL     e_123, 16, moved_123
||      ADD     .S2    B11, B0, B11         ; <0> ADD     high_191, low_191, t28_191
||      LDW     .D1T1  *+A6[A14], A1        ; <0> LDW     *+A6[u16_191], s4_191
||      LDW     .D2T2  *+B6[B13], B13       ; <0> LDW     *+B6[t16_191], s3_191
        XOR     .L1    A9, A12, A9          ; <0> XOR     even3_190, s8_190, even_190
||      ADD     .L2X   B3, A1, B11          ; <0> ADD     p_119, moved_123, p_119
||      MVKH    .S1    3435973836, A10      ; <0> MVKH    0xcccccccc, m2_119
||      XOR     .S2    B0, B12, B3          ; <0> XOR     odd2_190, s1_190, odd_190
||      LDW     .D1T1  *+A4[A13], A10       ; <0> LDW     *+A4[u2], s8_191
||      LDW     .D2T2  *+B7[B11], B13       ; <0> LDW     *+B7[t28_191], s1_191
        XOR     .L1    A11, A12, A14        ; <0> XOR     u1, d1_188, v1
||      XOR     .L2X   B1, A15, B13         ; <0> XOR     u0, e0_188, t0
||      XOR     .S1X   A9, B3, A9           ; <0> XOR     even_190, odd_190, u1
||      SHL     .S2    B9, 2, B3            ; <0> SHL     q_119, 2, low_124
||      LDW     .D2T1  *+B15[121], A10      ; <0> LDW     *+B15[32 + 64 + 2 * 12 + 1], d2_188
        XOR     .L1    A8, A11, A12         ; <0> XOR     v2, s6_191, even1_191
||      XOR     .L2    B3, B11, B12         ; <0> XOR     low_124, p_119, both_124
||      SHRU    .S1    A15, 8, A8           ; <0> SHRU    u0, 8, u8_193
||      SHRU    .S2    B13, 28, B1          ; <0> SHRU    t0, 28, high_193
||      MPYHLU  .M2    B13, B8, B0          ; <0> MPYHLU  t0, one, t16_193
||      LDW     .D1T1  *-A0[19], A11        ; <0> LDW     *-middle[24 - 2 * 2 - 1], base_130
||      LDW     .D2T2  *+B15[88], B0        ; <0> LDW     *+B15[32 + 32 + 2 * 12], e1_188
        XOR     .L1    A12, A1, A8          ; <0> XOR     even1_191, s2_191, even2_191
||      XOR     .L2    B2, B3, B3           ; <0> XOR     s7_191, s5_191, odd1_191
||      SHRU    .S1    A15, 24, A12         ; <0> SHRU    u0, 24, u24_193
||      SHRU    .S2    B13, 12, B2          ; <0> SHRU    t0, 12, t12_193
||      MPYHLU  .M1X   A15, B8, A8          ; <0> MPYHLU  u0, one, u16_193
||      MPY     .M2    -16, B13, B3         ; <0> MPY     -16, t0, low_193
||      LDW     .D1T1  *+A5[A8], A1         ; <0> LDW     *+A5[u8_193], s6_193
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[t0], s7_193
        AND     .L1X   A10, B12, A12        ; <0> AND     both_124, m2_119, d_124
||      XOR     .L2    B3, B13, B2          ; <0> XOR     odd1_191, s3_191, odd2_191
||      XOR     .S1    A8, A1, A1           ; <0> XOR     even2_191, s4_191, even3_191
||      MVKL    .S2    16711935, B12        ; <0> MVKL    0x00ff00ff, m8_119
||      LDW     .D1T1  *+A7[A12], A3        ; <0> LDW     *+A7[u24_193], s2_193
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[t12_193], s5_193
        XOR     .L1    A1, A10, A8          ; <0> XOR     even3_191, s8_191, even_191
||      XOR     .L2    B2, B13, B13         ; <0> XOR     odd2_191, s1_191, odd_191
||      SHRU    .S1    A12, 2, A1           ; <0> SHRU    d_124, 2, moved_124
||      ADD     .S2    B1, B3, B1           ; <0> ADD     high_193, low_193, t28_193
||      LDW     .D1T1  *+A6[A8], A3         ; <0> LDW     *+A6[u16_193], s4_193
||      LDW     .D2T2  *+B6[B0], B0         ; <0> LDW     *+B6[t16_193], s3_193
        XOR     .L1    A13, A10, A8         ; <0> XOR     u2, d2_188, v2
||      XOR     .L2X   B11, A12, B13        ; <0> XOR     p_119, d_124, p_119
||      XOR     .S1X   A8, B13, A10         ; <0> XOR     even_191, odd_191, u2
||      MVKH    .S2    16711935, B12        ; <0> MVKH    0x00ff00ff, m8_119
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[u0], s8_193
||      LDW     .D2T2  *+B7[B1], B11        ; <0> LDW     *+B7[t28_193], s1_193
        XOR     .L1X   A1, B9, A13          ; <0> XOR     q_119, moved_124, q_119
||      XOR     .L2X   B0, A9, B2           ; <0> XOR     u1, e1_188, t1
||      SUB     .S1    A11, A2, A12         ; <0> SUB     base_130, left, from_130
||      SHRU    .S2    B13, 8, B0           ; <0> SHRU    p_119, 8, high_125
||      LDW     .D1T1  *+A0[27], A3         ; <0> LDW     *+middle[2 * 13 + 1], d0_192
||      LDW     .D2T2  *+B15[120], B11      ; <0> LDW     *+B15[32 + 64 + 2 * 12], e2_188
        XOR     .L1    A3, A1, A1           ; <0> XOR     v0, s6_193, even1_193
||      XOR     .L2X   B0, A13, B11         ; <0> XOR     high_125, q_119, both_125
||      SHRU    .S1    A9, 8, A11           ; <0> SHRU    u1, 8, u8_194
||      SHRU    .S2    B2, 28, B1           ; <0> SHRU    t1, 28, high_194
||      MPYHLU  .M2    B2, B8, B2           ; <0> MPYHLU  t1, one, t16_194
||      LDW     .D1T1  *+A12[1], A3         ; <0> LDW     *+from_130[1], q_130
        XOR     .L1    A1, A3, A1           ; <0> XOR     even1_193, s2_193, even2_193
||      XOR     .L2    B9, B3, B3           ; <0> XOR     s7_193, s5_193, odd1_193
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    u1, 24, u24_194
||      SHRU    .S2    B2, 12, B9           ; <0> SHRU    t1, 12, t12_194
||      MPYHLU  .M1X   A9, B8, A11          ; <0> MPYHLU  u1, one, u16_194
||      MPY     .M2    -16, B2, B3          ; <0> MPY     -16, t1, low_194
||      LDW     .D1T1  *+A5[A11], A13       ; <0> LDW     *+A5[u8_194], s6_194
||      LDW     .D2T2  *+B4[B2], B11        ; <0> LDW     *+B4[t1], s7_194
        XOR     .L1    A1, A3, A1           ; <0> XOR     even2_193, s4_193, even3_193
||      AND     .L2    B11, B12, B0         ; <0> AND     both_125, m8_119, d_125
||      XOR     .S2    B3, B0, B12          ; <0> XOR     odd1_193, s3_193, odd2_193
||      LDW     .D1T1  *+A7[A11], A14       ; <0> LDW     *+A7[u24_194], s2_194
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_194], s5_194
        XOR     .L1    A1, A3, A11          ; <0> XOR     even3_193, s8_193, even_193
||      XOR     .L2    B12, B11, B9         ; <0> XOR     odd2_193, s1_193, odd_193
||      ADD     .S2    B1, B3, B2           ; <0> ADD     high_194, low_194, t28_194
||      LDW     .D1T1  *+A6[A11], A14       ; <0> LDW     *+A6[u16_194], s4_194
||      LDW     .D2T2  *+B6[B2], B13        ; <0> LDW     *+B6[t16_194], s3_194
        XOR     .L1    A15, A3, A1          ; <0> XOR     u0, d0_192, v0
||      XOR     .L2X   B11, A10, B2         ; <0> XOR     u2, e2_188, t2
||      XOR     .S1X   A11, B9, A11         ; <0> XOR     even_193, odd_193, u0
||      SHL     .S2    B0, 8, B9            ; <0> SHL     d_125, 8, moved_125
||      LDW     .D1T1  *+A4[A9], A14        ; <0> LDW     *+A4[u1], s8_194
||      LDW     .D2T2  *+B7[B2], B1         ; <0> LDW     *+B7[t28_194], s1_194
        XOR     .L2X   B0, A13, B12         ; <0> XOR     q_119, d_125, q_119
||      SHRU    .S1    A10, 8, A15          ; <0> SHRU    u2, 8, u8_195
||      SHRU    .S2    B2, 28, B1           ; <0> SHRU    t2, 28, high_195
||      MPYHLU  .M2    B2, B8, B2           ; <0> MPYHLU  t2, one, t16_195
||      LDW     .D1T2  *+A0[26], B2         ; <0> LDW     *+middle[2 * 13], e0_192
||      LDW     .D2T1  *+B15[91], A15       ; <0> LDW     *+B15[32 + 32 + 2 * 13 + 1], d1_192
        XOR     .L1    A14, A13, A13        ; <0> XOR     v1, s6_194, even1_194
||      XOR     .L2    B13, B9, B0          ; <0> XOR     p_119, moved_125, p_119
||      SHRU    .S1    A10, 24, A15         ; <0> SHRU    u2, 24, u24_195
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t2, 12, t12_195
||      MPYHLU  .M1X   A10, B8, A15         ; <0> MPYHLU  u2, one, u16_195
||      MPY     .M2    -16, B2, B3          ; <0> MPY     -16, t2, low_195
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[u8_195], s6_195
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[t2], s7_195
        XOR     .L1    A13, A14, A13        ; <0> XOR     even1_194, s2_194, even2_194
||      XOR     .L2    B11, B3, B11         ; <0> XOR     s7_194, s5_194, odd1_194
||      SHRU    .S2    B12, 31, B9          ; <0> SHRU    q_119, 31, top_126
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_195], s2_195
||      LDW     .D2T2  *+B5[B13], B3        ; <0> LDW     *+B5[t12_195], s5_195
        XOR     .L1    A13, A14, A15        ; <0> XOR     even2_194, s4_194, even3_194
||      XOR     .L2    B11, B13, B13        ; <0> XOR     odd1_194, s3_194, odd2_194
||      MVKL    .S1    2863311530, A13      ; <0> MVKL    0xaaaaaaaa, m1_119
||      ADD     .S2    B1, B3, B3           ; <0> ADD     high_195, low_195, t28_195
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_195], s4_195
||      LDW     .D2T2  *+B6[B2], B1         ; <0> LDW     *+B6[t16_195], s3_195
        XOR     .L1    A15, A14, A14        ; <0> XOR     even3_194, s8_194, even_194
||      ADD     .L2    B12, B12, B12        ; <0> ADD     q_119, q_119, twice_126
||      MVKH    .S1    2863311530, A13      ; <0> MVKH    0xaaaaaaaa, m1_119
||      XOR     .S2    B13, B1, B13         ; <0> XOR     odd2_194, s1_194, odd_194
||      LDW     .D1T1  *+A4[A10], A13       ; <0> LDW     *+A4[u2], s8_195
||      LDW     .D2T2  *+B7[B3], B12        ; <0> LDW     *+B7[t28_195], s1_195
        XOR     .L1    A9, A15, A14         ; <0> XOR     u1, d1_192, v1
||      ADD     .L2    B9, B12, B11         ; <0> ADD     top_126, twice_126, q_119
||      XOR     .S1X   A14, B13, A12        ; <0> XOR     even_194, odd_194, u1
||      XOR     .S2X   B2, A11, B2          ; <0> XOR     u0, e0_192, t0
||      LDW     .D1T2  *+A12[0], B12        ; <0> LDW     *+from_130[0], p_130
||      LDW     .D2T1  *+B15[123], A8       ; <0> LDW     *+B15[32 + 64 + 2 * 13 + 1], d2_192
        XOR     .L1    A8, A9, A15          ; <0> XOR     v2, s6_195, even1_195
||      XOR     .L2    B0, B11, B12         ; <0> XOR     p_119, q_119, both_127
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    u0, 8, u8_197
||      SHRU    .S2    B2, 28, B9           ; <0> SHRU    t0, 28, high_197
||      MPYHLU  .M2    B2, B8, B13          ; <0> MPYHLU  t0, one, t16_197
||      LDW     .D2T2  *+B15[90], B2        ; <0> LDW     *+B15[32 + 32 + 2 * 13], e1_192
        XOR     .L1    A15, A8, A15         ; <0> XOR     even1_195, s2_195, even2_195
||      XOR     .L2    B1, B3, B3           ; <0> XOR     s7_195, s5_195, odd1_195
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    u0, 24, u24_197
||      SHRU    .S2    B2, 12, B2           ; <0> SHRU    t0, 12, t12_197
||      MPYHLU  .M1X   A11, B8, A8          ; <0> MPYHLU  u0, one, u16_197
||      MPY     .M2    -16, B2, B2          ; <0> MPY     -16, t0, low_197
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[u8_197], s6_197
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t0], s7_197
        AND     .L1X   A13, B12, A9         ; <0> AND     both_127, m1_119, d_127
||      XOR     .L2    B3, B1, B3           ; <0> XOR     odd1_195, s3_195, odd2_195
||      XOR     .S1    A15, A8, A15         ; <0> XOR     even2_195, s4_195, even3_195
||      MVKL    .S2    4042322160, B1       ; <0> MVKL    0xf0f0f0f0, m4_130
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_197], s2_197
||      LDW     .D2T2  *+B5[B2], B9         ; <0> LDW     *+B5[t12_197], s5_197
        XOR     .L1    A15, A13, A13        ; <0> XOR     even3_195, s8_195, even_195
||      XOR     .L2    B3, B12, B9          ; <0> XOR     odd2_195, s1_195, odd_195
||      SHL     .S1    A3, 4, A15           ; <0> SHL     q_130, 4, low_133
||      ADD     .S2    B9, B2, B2           ; <0> ADD     high_197, low_197, t28_197
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_197], s4_197
||      LDW     .D2T2  *+B6[B13], B11       ; <0> LDW     *+B6[t16_197], s3_197
        XOR     .L1    A10, A8, A15         ; <0> XOR     u2, d2_192, v2
||      XOR     .L2X   B12, A15, B13        ; <0> XOR     low_133, p_130, both_133
||      XOR     .S1X   A13, B9, A13         ; <0> XOR     even_195, odd_195, u2
||      MVKH    .S2    4042322160, B1       ; <0> MVKH    0xf0f0f0f0, m4_130
||      LDW     .D1T1  *+A4[A11], A9        ; <0> LDW     *+A4[u0], s8_197
||      LDW     .D2T2  *+B7[B2], B10        ; <0> LDW     *+B7[t28_197], s1_197
        XOR     .L1X   A9, B11, A10         ; <0> XOR     q_119, d_127, q_119
||      AND     .L2    B13, B1, B13         ; <0> AND     both_133, m4_130, d_133
||      XOR     .S2X   B2, A12, B11         ; <0> XOR     u1, e1_192, t1
||      LDW     .D1T1  *+A0[29], A9         ; <0> LDW     *+middle[2 * 14 + 1], d0_196
||      LDW     .D2T2  *+B15[122], B3       ; <0> LDW     *+B15[32 + 64 + 2 * 13], e2_192
        XOR     .L1    A1, A8, A8           ; <0> XOR     v0, s6_197, even1_197
||      XOR     .L2X   B0, A9, B1           ; <0> XOR     p_119, d_127, p_119
||      SHRU    .S1    A12, 8, A1           ; <0> SHRU    u1, 8, u8_198
||      SHRU    .S2    B11, 28, B2          ; <0> SHRU    t1, 28, high_198
||      MPYHLU  .M2    B11, B8, B9          ; <0> MPYHLU  t1, one, t16_198
||      LDW     .D2T2  *+B15[27], B10       ; <0> LDW     *+B15[32 - 8 + 2 * 1 + 1], ku1_119
        XOR     .L1    A8, A9, A1           ; <0> XOR     even1_197, s2_197, even2_197
||      XOR     .L2    B3, B9, B0           ; <0> XOR     s7_197, s5_197, odd1_197
||      SHRU    .S1    A12, 24, A9          ; <0> SHRU    u1, 24, u24_198
||      SHRU    .S2    B11, 12, B3          ; <0> SHRU    t1, 12, t12_198
||      MPYHLU  .M1X   A12, B8, A8          ; <0> MPYHLU  u1, one, u16_198
||      MPY     .M2    -16, B11, B0         ; <0> MPY     -16, t1, low_198
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[u8_198], s6_198
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[t1], s7_198
        XOR     .L1X   A10, B10, A1         ; <0> XOR     q_119, ku0_119, s1
||      ADD     .L2    B1, B1, B11          ; <0> ADD     p_119, p_119, twice_128
||      XOR     .S1    A1, A8, A10          ; <0> XOR     even2_197, s4_197, even3_197
||      XOR     .S2    B0, B11, B3          ; <0> XOR     odd1_197, s3_197, odd2_197
||      LDW     .D1T1  *+A7[A9], A14        ; <0> LDW     *+A7[u24_198], s2_198
||      LDW     .D2T2  *+B5[B3], B2         ; <0> LDW     *+B5[t12_198], s5_198
        XOR     .L1    A10, A9, A10         ; <0> XOR     even3_197, s8_197, even_197
||      XOR     .L2    B3, B10, B0          ; <0> XOR     odd2_197, s1_197, odd_197
||      SHRU    .S1X   B1, 31, A8           ; <0> SHRU    p_119, 31, top_128
||      ADD     .S2    B2, B0, B9           ; <0> ADD     high_198, low_198, t28_198
||      LDW     .D1T1  *+A6[A8], A14        ; <0> LDW     *+A6[u16_198], s4_198
||      LDW     .D2T2  *+B6[B9], B3         ; <0> LDW     *+B6[t16_198], s3_198
        XOR     .L1    A11, A9, A9          ; <0> XOR     u0, d0_196, v0
||      XOR     .L2X   B3, A13, B2          ; <0> XOR     u2, e2_192, t2
||      XOR     .S1X   A10, B0, A10         ; <0> XOR     even_197, odd_197, u0
||      SHRU    .S2    B13, 4, B3           ; <0> SHRU    d_133, 4, moved_133
||      LDW     .D1T1  *+A4[A12], A11       ; <0> LDW     *+A4[u1], s8_198
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[t28_198], s1_198
        ADD     .L2X   B11, A8, B9          ; <0> ADD     top_128, twice_128, p_119
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    u2, 8, u8_199
||      SHRU    .S2    B2, 28, B1           ; <0> SHRU    t2, 28, high_199
||      MPYHLU  .M2    B2, B8, B12          ; <0> MPYHLU  t2, one, t16_199
||      LDW     .D1T2  *+A0[28], B3         ; <0> LDW     *+middle[2 * 14], e0_196
||      LDW     .D2T1  *+B15[93], A11       ; <0> LDW     *+B15[32 + 32 + 2 * 14 + 1], d1_196
        XOR     .L1    A14, A11, A8         ; <0> XOR     v1, s6_198, even1_198
||      XOR     .L2    B12, B13, B0         ; <0> XOR     p_130, d_133, p_130
||      SHRU    .S1    A13, 24, A11         ; <0> SHRU    u2, 24, u24_199
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t2, 12, t12_199
||      MPYHLU  .M1X   A13, B8, A11         ; <0> MPYHLU  u2, one, u16_199
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t2, low_199
||      LDW     .D1T1  *+A5[A8], A12        ; <0> LDW     *+A5[u8_199], s6_199
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[t2], s7_199
        XOR     .L1X   A3, B3, A8           ; <0> XOR     q_130, moved_133, q_130
||      XOR     .L2    B11, B2, B13         ; <0> XOR     s7_198, s5_198, odd1_198
||      XOR     .S1    A8, A14, A3          ; <0> XOR     even1_198, s2_198, even2_198
||      LDW     .D1T1  *+A7[A11], A1        ; <0> LDW     *+A7[u24_199], s2_199
||      LDW     .D2T2  *+B5[B13], B11       ; <0> LDW     *+B5[t12_199], s5_199
        XOR     .L1    A3, A14, A3          ; <0> XOR     even2_198, s4_198, even3_198
||      XOR     .L2    B13, B3, B12         ; <0> XOR     odd1_198, s3_198, odd2_198
||      MVKL    .S1    16711935, A14        ; <0> MVKL    0x00ff00ff, m8_130
||      ADD     .S2    B1, B11, B2          ; <0> ADD     high_199, low_199, t28_199
||      MPYHLU  .M2    B0, B8, B2           ; <0> MPYHLU  p_130, one, x_134
||      LDW     .D1T1  *+A6[A11], A1        ; <0> LDW     *+A6[u16_199], s4_199
||      LDW     .D2T2  *+B6[B12], B1        ; <0> LDW     *+B6[t16_199], s3_199
        XOR     .L1    A3, A11, A3          ; <0> XOR     even3_198, s8_198, even_198
||      XOR     .L2    B9, B10, B12         ; <0> XOR     p_119, ku1_119, r1
||      MVKH    .S1    16711935, A14        ; <0> MVKH    0x00ff00ff, m8_130
||      XOR     .S2    B12, B1, B9          ; <0> XOR     odd2_198, s1_198, odd_198
||      MPYSU   .M2X   1, A8, B10           ; <0> MPYSU   1, q_130, y_134
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[u2], s8_199
||      LDW     .D2T2  *+B7[B2], B10        ; <0> LDW     *+B7[t28_199], s1_199
        XOR     .L1    A12, A11, A11        ; <0> XOR     u1, d1_196, v1
||      XOR     .L2X   B3, A10, B12         ; <0> XOR     u0, e0_196, t0
||      XOR     .S1X   A3, B9, A3           ; <0> XOR     even_198, odd_198, u1
||      MVKL    .S2    3435973836, B13      ; <0> MVKL    0xcccccccc, m2_130
||      STW     .D1T2  B12, *-A0[14]        ; <0> STW     r1, *-middle[16 - 2 * 1]{new1}
||      LDW     .D2T1  *+B15[125], A1       ; <0> LDW     *+B15[32 + 64 + 2 * 14 + 1], d2_196
        XOR     .L1    A15, A12, A15        ; <0> XOR     v2, s6_199, even1_199
||      SUB     .L2    B10, B2, B10         ; <0> SUB     y_134, x_134, e_134
||      SHRU    .S1    A10, 8, A12          ; <0> SHRU    u0, 8, u8_201
||      SHRU    .S2    B12, 28, B9          ; <0> SHRU    t0, 28, high_201
||      MPYHLU  .M2    B12, B8, B12         ; <0> MPYHLU  t0, one, t16_201
||      STW     .D1T1  A1, *-A0[13]         ; <0> STW     s1, *-middle[16 - 2 * 1 - 1]{new1}
||      LDW     .D2T2  *+B15[92], B9        ; <0> LDW     *+B15[32 + 32 + 2 * 14], e1_196
        XOR     .L1    A15, A1, A12         ; <0> XOR     even1_199, s2_199, even2_199
||      XOR     .L2    B1, B11, B2          ; <0> XOR     s7_199, s5_199, odd1_199
||      SHRU    .S1    A10, 24, A15         ; <0> SHRU    u0, 24, u24_201
||      SHRU    .S2    B12, 12, B3          ; <0> SHRU    t0, 12, t12_201
||      MPYHLU  .M1X   A10, B8, A8          ; <0> MPYHLU  u0, one, u16_201
||      MPY     .M2    -16, B12, B2         ; <0> MPY     -16, t0, low_201
||      LDW     .D1T1  *+A5[A12], A1        ; <0> LDW     *+A5[u8_201], s6_201
||      LDW     .D2T2  *+B4[B12], B2        ; <0> LDW     *+B4[t0], s7_201
        XOR     .L1    A12, A1, A15         ; <0> XOR     even2_199, s4_199, even3_199
||      SUB     .L2X   A8, B10, B1          ; <0> SUB     q_130, e_134, q_130
||      SHL     .S1X   B10, 16, A1          ; <0> SHL     e_134, 16, moved_134
||      XOR     .S2    B2, B1, B11          ; <0> XOR     odd1_199, s3_199, odd2_199
||      LDW     .D1T1  *+A7[A15], A1        ; <0> LDW     *+A7[u24_201], s2_201
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[t12_201], s5_201
        ADD     .L1X   A1, B0, A8           ; <0> ADD     p_130, moved_134, p_130
||      XOR     .L2    B11, B10, B11        ; <0> XOR     odd2_199, s1_199, odd_199
||      XOR     .S1    A15, A12, A12        ; <0> XOR     even3_199, s8_199, even_199
||      ADD     .S2    B9, B2, B3           ; <0> ADD     high_201, low_201, t28_201
||      LDW     .D1T1  *+A6[A8], A13        ; <0> LDW     *+A6[u16_201], s4_201
||      LDW     .D2T2  *+B6[B12], B2        ; <0> LDW     *+B6[t16_201], s3_201
        XOR     .L1    A13, A1, A12         ; <0> XOR     u2, d2_196, v2
||      XOR     .S1X   A12, B11, A15        ; <0> XOR     even_199, odd_199, u2
||      SHL     .S2    B1, 2, B3            ; <0> SHL     q_130, 2, low_135
||      LDW     .D1T1  *+A4[A10], A9        ; <0> LDW     *+A4[u0], s8_201
||      LDW     .D2T2  *+B7[B3], B13        ; <0> LDW     *+B7[t28_201], s1_201
        XOR     .L1X   A8, B3, A13          ; <0> XOR     low_135, p_130, both_135
||      XOR     .L2X   B9, A3, B0           ; <0> XOR     u1, e1_196, t1
||      SUB     .S1    A2, 8, A2            ; <0> SUB     left, 8, left
||      MVKH    .S2    3435973836, B13      ; <0> MVKH    0xcccccccc, m2_130
||      LDW     .D1T1  *+A0[31], A9         ; <0> LDW     *+middle[2 * 15 + 1], d0_200
||      LDW     .D2T2  *+B15[124], B9       ; <0> LDW     *+B15[32 + 64 + 2 * 14], e2_196
        XOR     .L1    A9, A1, A9           ; <0> XOR     v0, s6_201, even1_201
||      AND     .L2X   B13, A13, B13        ; <0> AND     both_135, m2_130, d_135
||      SHRU    .S1    A3, 8, A13           ; <0> SHRU    u1, 8, u8_202
||      SHRU    .S2    B0, 28, B3           ; <0> SHRU    t1, 28, high_202
||      MPYHLU  .M2    B0, B8, B0           ; <0> MPYHLU  t1, one, t16_202
||      LDW     .D2T2  *+B15[128], B9       ; <0> LDW     *+B15[128], e0
        XOR     .L1    A9, A1, A9           ; <0> XOR     even1_201, s2_201, even2_201
||      XOR     .L2    B2, B12, B12         ; <0> XOR     s7_201, s5_201, odd1_201
||      SHRU    .S1    A3, 24, A1           ; <0> SHRU    u1, 24, u24_202
||      SHRU    .S2    B0, 12, B10          ; <0> SHRU    t1, 12, t12_202
||      MPYHLU  .M1X   A3, B8, A13          ; <0> MPYHLU  u1, one, u16_202
||      MPY     .M2    -16, B0, B9          ; <0> MPY     -16, t1, low_202
||      LDW     .D1T1  *+A5[A13], A1        ; <0> LDW     *+A5[u8_202], s6_202
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[t1], s7_202
        XOR     .L1    A9, A13, A8          ; <0> XOR     even2_201, s4_201, even3_201
||      XOR     .L2X   B13, A8, B11         ; <0> XOR     p_130, d_135, p_130
||      SHRU    .S1X   B13, 2, A1           ; <0> SHRU    d_135, 2, moved_135
||      XOR     .S2    B12, B2, B12         ; <0> XOR     odd1_201, s3_201, odd2_201
||      LDW     .D1T1  *+A7[A1], A9         ; <0> LDW     *+A7[u24_202], s2_202
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_202], s5_202
        XOR     .L1X   A1, B1, A8           ; <0> XOR     q_130, moved_135, q_130
||      XOR     .L2    B12, B13, B12        ; <0> XOR     odd2_201, s1_201, odd_201
||      XOR     .S1    A8, A9, A1           ; <0> XOR     even3_201, s8_201, even_201
||      ADD     .S2    B3, B9, B0           ; <0> ADD     high_202, low_202, t28_202
||      LDW     .D1T1  *+A6[A13], A9        ; <0> LDW     *+A6[u16_202], s4_202
||      LDW     .D2T2  *+B6[B0], B10        ; <0> LDW     *+B6[t16_202], s3_202
        XOR     .L1    A10, A9, A10         ; <0> XOR     u0, d0_200, y0
||      XOR     .L2X   B9, A15, B10         ; <0> XOR     u2, e2_196, t2
||      XOR     .S1X   A1, B12, A13         ; <0> XOR     even_201, odd_201, x0
||      SHRU    .S2    B11, 8, B2           ; <0> SHRU    p_130, 8, high_136
||      LDW     .D1T1  *+A4[A3], A14        ; <0> LDW     *+A4[u1], s8_202
||      LDW     .D2T2  *+B7[B0], B3         ; <0> LDW     *+B7[t28_202], s1_202
        XOR     .L2X   B2, A8, B12          ; <0> XOR     high_136, q_130, both_136
||      SHRU    .S1    A15, 8, A9           ; <0> SHRU    u2, 8, u8_203
||      SHRU    .S2    B10, 28, B2          ; <0> SHRU    t2, 28, high_203
||      MPYHLU  .M2    B10, B8, B12         ; <0> MPYHLU  t2, one, t16_203
||      LDW     .D2T1  *+B15[95], A9        ; <0> LDW     *+B15[32 + 32 + 2 * 15 + 1], d1_200
        XOR     .L1    A11, A1, A11         ; <0> XOR     v1, s6_202, even1_202
||      AND     .L2X   B12, A14, B13        ; <0> AND     both_136, m8_130, d_136
||      SHRU    .S1    A15, 24, A1          ; <0> SHRU    u2, 24, u24_203
||      SHRU    .S2    B10, 12, B10         ; <0> SHRU    t2, 12, t12_203
||      MPYHLU  .M1X   A15, B8, A14         ; <0> MPYHLU  u2, one, u16_203
||      MPY     .M2    -16, B10, B1         ; <0> MPY     -16, t2, low_203
||      LDW     .D1T1  *+A5[A9], A1         ; <0> LDW     *+A5[u8_203], s6_203
||      LDW     .D2T2  *+B4[B10], B12       ; <0> LDW     *+B4[t2], s7_203
        XOR     .L1    A11, A9, A8          ; <0> XOR     even1_202, s2_202, even2_202
||      XOR     .L2X   B13, A8, B0          ; <0> XOR     q_130, d_136, q_130
||      SHL     .S1X   B13, 8, A1           ; <0> SHL     d_136, 8, moved_136
||      XOR     .S2    B0, B3, B13          ; <0> XOR     s7_202, s5_202, odd1_202
||      LDW     .D1T1  *+A7[A1], A1         ; <0> LDW     *+A7[u24_203], s2_203
||      LDW     .D2T2  *+B5[B10], B13       ; <0> LDW     *+B5[t12_203], s5_203
        XOR     .L1X   A1, B11, A11         ; <0> XOR     p_130, moved_136, p_130
||      XOR     .L2    B13, B10, B12        ; <0> XOR     odd1_202, s3_202, odd2_202
||      XOR     .S1    A8, A9, A9           ; <0> XOR     even2_202, s4_202, even3_202
||      ADD     .S2    B2, B1, B10          ; <0> ADD     high_203, low_203, t28_203
||      LDW     .D1T1  *+A6[A14], A8        ; <0> LDW     *+A6[u16_203], s4_203
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_203], s3_203
        XOR     .L1    A9, A14, A8          ; <0> XOR     even3_202, s8_202, even_202
||      ADD     .L2    B0, B0, B12          ; <0> ADD     q_130, q_130, twice_137
||      SHRU    .S1X   B0, 31, A1           ; <0> SHRU    q_130, 31, top_137
||      XOR     .S2    B12, B3, B10         ; <0> XOR     odd2_202, s1_202, odd_202
||      LDW     .D1T1  *+A4[A15], A1        ; <0> LDW     *+A4[u2], s8_203
||      LDW     .D2T2  *+B7[B10], B0        ; <0> LDW     *+B7[t28_203], s1_203
        XOR     .L1    A3, A9, A3           ; <0> XOR     u1, d1_200, y1
||      ADD     .L2X   B12, A1, B2          ; <0> ADD     top_137, twice_137, q_130
||      XOR     .S1X   A8, B10, A9          ; <0> XOR     even_202, odd_202, x1
||      MVKL    .S2    2863311530, B10      ; <0> MVKL    0xaaaaaaaa, m1_130
||      LDW     .D1T2  *-A0[14], B10        ; <0> LDW     *-middle[16 - 2 * 1]{new1}, p1
||      LDW     .D2T1  *+B15[127], A1       ; <0> LDW     *+B15[32 + 64 + 2 * 15 + 1], d2_200
        XOR     .L1X   A11, B2, A14         ; <0> XOR     p_130, q_130, both_138
||      XOR     .S1    A12, A1, A12         ; <0> XOR     v2, s6_203, even1_203
||      MVKH    .S2    2863311530, B10      ; <0> MVKH    0xaaaaaaaa, m1_130
||      LDW     .D1T2  *-A0[16], B12        ; <0> LDW     *-middle[16 - 2 * 0]{new0}, p0
||      LDW     .D2T1  *+B15[29], A14       ; <0> LDW     *+B15[32 - 8 + 2 * 2 + 1], ku1_130
        AND     .L1X   A14, B10, A1         ; <0> AND     both_138, m1_130, d_138
||      XOR     .L2    B12, B13, B1         ; <0> XOR     s7_203, s5_203, odd1_203
||      XOR     .S1    A12, A1, A14         ; <0> XOR     even1_203, s2_203, even2_203
||[A2]  B       .S2    des_cbc3_encrypt_unrolled$next; <0> [left] B       next
||      LDW     .D1T2  *-A0[15], B13        ; <0> LDW     *-middle[16 - 2 * 0 - 1]{new0}, q0
||      LDW     .D2T1  *+B15[28], A14       ; <0> LDW     *+B15[32 - 8 + 2 * 2], ku0_130
        XOR     .L1    A11, A1, A11         ; <0> XOR     p_130, d_138, p_130
||      XOR     .L2X   B2, A1, B3           ; <0> XOR     q_130, d_138, q_130
||      XOR     .S1    A14, A8, A14         ; <0> XOR     even2_203, s4_203, even3_203
||      XOR     .S2    B1, B11, B10         ; <0> XOR     odd1_203, s3_203, odd2_203
||      LDW     .D1T2  *-A0[13], B13        ; <0> LDW     *-middle[16 - 2 * 1 - 1]{new1}, q1
        ADD     .L1    A11, A11, A14        ; <0> ADD     p_130, p_130, twice_139
||      XOR     .L2    B10, B0, B1          ; <0> XOR     odd2_203, s1_203, odd_203
||      XOR     .S1    A14, A1, A8          ; <0> XOR     even3_203, s8_203, even_203
||      SHRU    .S2X   A11, 31, B11         ; <0> SHRU    p_130, 31, top_139
        XOR     .L1    A15, A1, A1          ; <0> XOR     u2, d2_200, y2
||      ADD     .L2X   B11, A14, B11        ; <0> ADD     top_139, twice_139, p_130
||      XOR     .S1X   A8, B1, A11          ; <0> XOR     even_203, odd_203, x2
        XOR     .L1X   A13, B12, A15        ; <0> XOR     x0, p0, v0
||      XOR     .L2X   B11, A14, B0         ; <0> XOR     p_130, ku1_130, p2
        XOR     .L1X   A10, B13, A12        ; <0> XOR     y0, q0, u0
||      XOR     .L2X   B3, A14, B3          ; <0> XOR     q_130, ku0_130, q2
des_cbc3_encrypt_unrolled$des_cbc3_encrypt_unrolled$7:
        SHRU    .S1    A9, 1, A2            ; SHRU    x1, 1, rest_218
||      SHRU    .S2X   A11, 1, B0           ; SHRU    x2, 1, rest_226
        SHL     .S1    A9, 31, A9           ; SHL     x1, 31, top_218
||      SHL     .S2X   A11, 31, B1          ; SHL     x2, 31, top_226
        ADD     .L1    A9, A2, A2           ; ADD     top_218, rest_218, x1
||      ADD     .L2    B1, B0, B1           ; ADD     top_226, rest_226, x2
||      SHRU    .S1    A13, 1, A9           ; SHRU    x0, 1, rest_210
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_207
        XOR     .L1    A2, A3, A8           ; XOR     x1, y1, both_219
||      XOR     .L2X   B1, A1, B2           ; XOR     x2, y2, both_227
||      MVKL    .S1    16711935, A11        ; MVKL    0x00ff00ff, m8_207
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_207
        AND     .L1X   A8, B0, A8           ; AND     both_219, m1_207, d_219
||      AND     .L2    B2, B0, B3           ; AND     both_227, m1_207, d_227
||      SHL     .S1    A13, 31, A13         ; SHL     x0, 31, top_210
||      MVKL    .S2    858993459, B2        ; MVKL    0x33333333, m2_207
||      LDW     .D1T1  *-A0[20], A1         ; LDW     *-middle[24 - 4]{bases}, o2
        ADD     .L1    A13, A9, A1          ; ADD     top_210, rest_210, x0
||      XOR     .L2X   B3, A1, B8           ; XOR     y2, d_227, y2
||      XOR     .S1    A3, A8, A3           ; XOR     y1, d_219, y1
        XOR     .L1    A1, A10, A13         ; XOR     x0, y0, both_211
||      XOR     .L2    B1, B3, B1           ; XOR     x2, d_227, x2
||      SHL     .S1    A3, 31, A9           ; SHL     y1, 31, top_220
||      SHRU    .S2    B8, 1, B3            ; SHRU    y2, 1, rest_228
        XOR     .L1    A2, A8, A2           ; XOR     x1, d_219, x1
||      AND     .L2X   B0, A13, B0          ; AND     both_211, m1_207, d_211
||      SHRU    .S1    A3, 1, A3            ; SHRU    y1, 1, rest_220
||      SHL     .S2    B8, 31, B8           ; SHL     y2, 31, top_228
        XOR     .L1X   A1, B0, A3           ; XOR     x0, d_211, x0
||      XOR     .L2X   B0, A10, B3          ; XOR     y0, d_211, y0
||      SHRU    .S1    A2, 8, A10           ; SHRU    x1, 8, high_221
||      SHRU    .S2    B1, 8, B8            ; SHRU    x2, 8, high_229
||      ADD     .D1    A9, A3, A9           ; ADD     top_220, rest_220, y1
||      ADD     .D2    B8, B3, B0           ; ADD     top_228, rest_228, y2
        XOR     .L1    A10, A9, A10         ; XOR     high_221, y1, both_221
||      XOR     .L2    B8, B0, B9           ; XOR     high_229, y2, both_229
||      MVKH    .S1    16711935, A11        ; MVKH    0x00ff00ff, m8_207
||      SHRU    .S2    B3, 1, B8            ; SHRU    y0, 1, rest_212
||      LDW     .D1T1  *-A0[22], A9         ; LDW     *-middle[24 - 2]{bases}, o1
||      LDW     .D2T2  *+B15[134], B8       ; restore ivs
        AND     .L1    A10, A11, A8         ; AND     both_221, m8_207, d_221
||      AND     .L2X   B9, A11, B9          ; AND     both_229, m8_207, d_229
||      SHRU    .S1    A3, 8, A10           ; SHRU    x0, 8, high_213
||      SHL     .S2    B3, 31, B3           ; SHL     y0, 31, top_212
        XOR     .L1    A9, A8, A8           ; XOR     y1, d_221, y1
||      XOR     .L2    B0, B9, B3           ; XOR     y2, d_229, y2
||      SHL     .S1    A8, 8, A9            ; SHL     d_221, 8, moved_221
||      SHL     .S2    B9, 8, B8            ; SHL     d_229, 8, moved_229
||      ADD     .D2    B3, B8, B0           ; ADD     top_212, rest_212, y0
        XOR     .L1X   A10, B0, A2          ; XOR     high_213, y0, both_213
||      XOR     .L2    B1, B8, B1           ; XOR     x2, moved_229, x2
||      XOR     .S1    A2, A9, A0           ; XOR     x1, moved_221, x1
||      MVKH    .S2    858993459, B2        ; MVKH    0x33333333, m2_207
||      LDW     .D1T1  *-A0[24], A11        ; LDW     *-middle[24 - 0]{bases}, o0
||      ADD     .D2    B15, 8, B9           ; ADD     B15, 8, high_236
        AND     .L1X   A8, B2, A10          ; AND     y1, m2_207, y_222
||      SHRU    .S1    A0, 2, A13           ; SHRU    x1, 2, high_222
||      SHRU    .S2    B1, 2, B10           ; SHRU    x2, 2, high_230
        AND     .L1    A2, A11, A2          ; AND     both_213, m8_207, d_213
||      AND     .L2    B10, B2, B10         ; AND     high_230, m2_207, x_230
||      AND     .S1X   A13, B2, A11         ; AND     high_222, m2_207, x_222
||      AND     .S2    B3, B2, B11          ; AND     y2, m2_207, y_230
        SUB     .L1    A10, A11, A10        ; SUB     y_222, x_222, e_222
||      SUB     .L2    B11, B10, B11        ; SUB     y_230, x_230, e_230
||      SHL     .S1    A2, 8, A11           ; SHL     d_213, 8, moved_213
||      MVK     .S2    1, B10               ; MVK     1, one_207
        XOR     .L1    A3, A11, A13         ; XOR     x0, moved_213, x0
||      SUB     .L2    B3, B11, B3          ; SUB     y2, e_230, y2
||      MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4_207
||      ADDAW   .D1    A0, A10, A0          ; ADDAW   x1, e_222, x1
        SUB     .L1    A8, A10, A2          ; SUB     y1, e_222, y1
||      XOR     .L2X   B0, A2, B1           ; XOR     y0, d_213, y0
||      SHRU    .S1    A13, 2, A8           ; SHRU    x0, 2, high_214
||      ZERO    .S2    B11                  ; ZERO    linear_235
||      MPYHLU  .M1X   A0, B10, A8          ; MPYHLU  x1, one_207, x_223
||      MPYSU   .M2    1, B3, B2            ; MPYSU   1, y2, y_231
||      ADDAW   .D2    B1, B11, B0          ; ADDAW   x2, e_230, x2
        AND     .L1X   A8, B2, A10          ; AND     high_214, m2_207, x_214
||      AND     .L2    B1, B2, B11          ; AND     y0, m2_207, y_214
||      MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4_207
||      MVC     .S2    B11, AMR             ; MVC     linear_235, AMR
||      MPYSU   .M1    1, A2, A12           ; MPYSU   1, y1, y_223
||      MPYHLU  .M2    B0, B10, B11         ; MPYHLU  x2, one_207, x_231
        SUB     .L1X   B11, A10, A10        ; SUB     y_214, x_214, e_214
        SUB     .L1    A12, A8, A10         ; SUB     y_223, x_223, e_223
||      SUB     .L2X   B1, A10, B1          ; SUB     y0, e_214, y0
||      SUB     .S2    B2, B11, B2          ; SUB     y_231, x_231, e_231
||      ADDAW   .D1    A13, A10, A8         ; ADDAW   x0, e_214, x0
        SHL     .S1    A10, 16, A12         ; SHL     e_223, 16, moved_223
||      SHL     .S2    B2, 16, B10          ; SHL     e_231, 16, moved_231
||      MPYHLU  .M1X   A8, B10, A0          ; MPYHLU  x0, one_207, x_215
||      MPYSU   .M2    1, B1, B3            ; MPYSU   1, y0, y_215
        ADD     .L1    A0, A12, A12         ; ADD     x1, moved_223, x1
||      SUB     .L2    B3, B2, B2           ; SUB     y2, e_231, y2
||      ADD     .S2    B0, B10, B0          ; ADD     x2, moved_231, x2
        SUB     .L1    A2, A10, A2          ; SUB     y1, e_223, y1
||      SUB     .L2X   B3, A0, B3           ; SUB     y_215, x_215, e_215
||      SHRU    .S1    A12, 4, A0           ; SHRU    x1, 4, high_224
||      SHRU    .S2    B0, 4, B10           ; SHRU    x2, 4, high_232
        XOR     .L1    A0, A2, A13          ; XOR     high_224, y1, both_224
||      XOR     .L2    B10, B2, B10         ; XOR     high_232, y2, both_232
||      SHL     .S1X   B3, 16, A10          ; SHL     e_215, 16, moved_215
||      ZERO    .D1    A0                   ; ZERO    zero_236
        ADD     .L1    A8, A10, A8          ; ADD     x0, moved_215, x0
||      AND     .L2X   B10, A3, B10         ; AND     both_232, m4_207, d_232
||      AND     .S1    A13, A3, A10         ; AND     both_224, m4_207, d_224
        XOR     .L1    A2, A10, A2          ; XOR     y1, d_224, y1
||      XOR     .L2    B2, B10, B1          ; XOR     y2, d_232, y2
||      SHRU    .S1    A8, 4, A13           ; SHRU    x0, 4, high_216
||      SHL     .S2    B10, 4, B3           ; SHL     d_232, 4, moved_232
||      SUB     .D2    B1, B3, B2           ; SUB     y0, e_215, y0
        XOR     .L1X   A13, B2, A10         ; XOR     high_216, y0, both_216
||      XOR     .L2    B0, B3, B0           ; XOR     x2, moved_232, x2
||      SHL     .S1    A10, 4, A13          ; SHL     d_224, 4, moved_224
||      STW     .D1T1  A2, *+A9[1]          ; STW     y1, *+o1[1]
||      STW     .D2T2  B1, *+B8[5]          ; STW     y2, *+ivs[5]
        AND     .L1    A10, A3, A3          ; AND     both_216, m4_207, d_216
||      XOR     .S1    A12, A13, A2         ; XOR     x1, moved_224, x1
||      B       .S2    des_cbc3_encrypt_unrolled$wipe; [count_236] B     wipe
||      STW     .D1T2  B0, *+A1[0]          ; STW     x2, *+o2[0]
||      STW     .D2T1  A2, *+B8[3]          ; STW     y1, *+ivs[3]
        XOR     .L2X   B2, A3, B2           ; XOR     y0, d_216, y0
||      SHL     .S1    A3, 4, A3            ; SHL     d_216, 4, moved_216
||      B       .S2    des_cbc3_encrypt_unrolled$wipe; [count_236] B     wipe
||      STW     .D1T1  A2, *+A9[0]          ; STW     x1, *+o1[0]
||      STW     .D2T2  B0, *+B8[4]          ; STW     x2, *+ivs[4]
        XOR     .L1    A8, A3, A8           ; XOR     x0, moved_216, x0
||      MV      .L2X   A0, B0               ; zero_236 on both sides
||      ADD     .S1X   4, B15, A3           ; ADD     B15, 4, low_236
||      B       .S2    des_cbc3_encrypt_unrolled$wipe; [count_236] B     wipe
||      STW     .D1T2  B2, *+A11[1]         ; STW     y0, *+o0[1]
||      STW     .D2T1  A2, *+B8[2]          ; STW     x1, *+ivs[2]
        MVK     .S1    60, A2               ; MVK     132 / 2, count_236
||      B       .S2    des_cbc3_encrypt_unrolled$wipe; [count_236] B     wipe
||      STW     .D1T1  A8, *+A11[0]         ; STW     x0, *+o0[0]
||      STW     .D2T2  B2, *+B8[1]          ; STW     y0, *+ivs[1]
        B       .S2    des_cbc3_encrypt_unrolled$wipe; [count_236] B     wipe
||      STW     .D1T2  B1, *+A1[1]          ; STW     y2, *+o2[1]
||      STW     .D2T1  A8, *+B8[0]          ; STW     x0, *+ivs[0]
;@loop {"name": "wipe", "ii": 1, "res_mii": 1, "rec_mii": 1, "optimal": true, "stages": 1, "critical_cycle": [], "attempts": [{"interval": 1, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop wipe: II 1, 1 stages
;  bounds: resources 1, recurrence 1
;  units: L1 1/1, S1 0/1, M1 0/1, D1 1/1, L2 0/1, S2 1/1, M2 0/1, D2 1/1
;  cross paths: 1X 0/1, 2X 0/1
;  T paths: T1 1/1, T2 1/1
;  registers of side A: 3 used, 3 live at once
;  registers of side B: 3 used, 3 live at once
;  II 1: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
des_cbc3_encrypt_unrolled$wipe:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_236, 1, count_236
||[A2]  B       .S2    des_cbc3_encrypt_unrolled$wipe; <0> [count_236] B     wipe
||      STW     .D1T2  B0, *A3++[2]         ; <0> STW     zero_236, *low_236++[2]{wiped}
||      STW     .D2T1  A0, *B9++[2]         ; <0> STW     zero_236, *high_236++[2]{wiped}
des_cbc3_encrypt_unrolled$wipe$exit:
des_cbc3_encrypt_unrolled$done:
        LDW     .D2T1  *+B15[144], A15      ; restore A15
        LDW     .D2T1  *+B15[139], A12      ; restore A12
        LDW     .D2T2  *+B15[142], B13      ; restore B13
        LDW     .D2T1  *+B15[143], A14      ; restore A14
        LDW     .D2T2  *+B15[133], B0       ; restore return$
        LDW     .D2T1  *+B15[141], A13      ; restore A13
        LDW     .D2T2  *+B15[138], B11      ; restore B11
        LDW     .D2T1  *+B15[137], A11      ; restore A11
        LDW     .D2T1  *+B15[135], A10      ; restore A10
        B       .S2    B0                   ; return
||      LDW     .D2T2  *+B15[140], B12      ; restore B12
        ADDK    .S2    576, B15             ; frame
||      LDW     .D2T2  *+B15[136], B10      ; restore B10
        NOP     4
