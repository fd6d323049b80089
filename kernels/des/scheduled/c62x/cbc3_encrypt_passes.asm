; broadside optimize: source d84175c51482428f3094b47deb11f7efb6078d5f914a89e65585a82b2291a2bc
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 10 s an interval, 15 s a region
        .ref    des_sp_t, des_sp_u, des_sp_wide
; Cipher block chaining with triple-DES, encryption of three channels in lockstep: a pass of each as the loop's body.
;
;       void des3_cbc3_encrypt_passes(uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks,
;                                     const uint32_t *const schedule[3], uint8_t ivs[24]);
;
; What des3_cbc3_encrypt (cbc3_encrypt.sa) computes, for machines without a program cache, with 8 KB more of tables. One
; block more is loaded from `in` than there is, and not used.
;
; The channels are one pass apart. An iteration does the first pass of one channel's block (slot 0), the second pass of
; another's (slot 1) and the third of the last one's (slot 2). Then each channel moves on, so each iteration finishes one
; block. The rounds leave free places on .L and .S only. There the body does FP of the block that slot 2 finished in the
; iteration before, and IP of the block that enters slot 0 next. What differs between iterations is in three sets of words
; in the frame: keys of the slots, addresses of the buffers. Each iteration takes the next set.
;
; Between two passes the halves change places: u[0] = x[16] ^ Ku0 and v[0] = x[17] ^ Ku1 of the next pass. x[16] = u[15] ^
; D15 is known a round before x[17], so nothing waits; D15 ^ Ku0 is one word. From slot 2 to slot 0 IP of the block is added:
; IP(P ^ C) = IP(P) ^ IP(C) and IP(C) is the preoutput.
;
; At the start the body runs once for each channel. Slot 2 has no block yet, so its output is discarded and the first
; block of the channel takes its place. After that the body runs until all blocks are done.
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




; A set: the words of slot 0 (E1, D0 ... E15, D14, E0 of the block that enters it next, D15 ^ Ku0 of slot 1), those of slot 1,
; those of slot 2. `low` and `high` reach all: .D1 loads what slot 0 needs and E of slot 1, .D2 the rest, so that both ports
; load equally many words. Between E and between D of slot 1 is room for words of other kinds.

; One round of one block without its t: lean_round without the register for shifts on .M.

; The permutations of one block, likewise.



; Round n of the three slots, and t of the next.

; The last round: x is R16 of a slot, y L16 of slot 2. Slots 2 and 1 take u from slots 1 and 0.

; A permutation, named by its macro, of one block.

; Copies the schedule of channel n: pass by pass to the slots of the sets set0, set1 and set2.

; The words with which channel n goes on: from slot 0 in set0 to slot 1 in set1, to slot 2 in set2, and anew.

; Words of set n: that the block to come is of buffer `from`, `offset` bytes in, the finished one of `to`, from record n + 1
; on; and the way on.

; Record n: u, t, v of the first block of channel n, from the preoutput (l, r) before it and its IP (p, q).

; Where set n would store next.

; Leaves nothing in the frame behind.

        .global des3_cbc3_encrypt_passes
des3_cbc3_encrypt_passes:
        MV      .L1X   B4, A3               ; move in
||      ADDK    .S2    -1704, B15           ; frame
        STW     .D2T2  B3, *+B15[412]       ; save return$
        MV      .L1    A6, A0               ; move blocks
||      STW     .D2T1  A15, *+B15[425]      ; save A15
        STW     .D2T1  A14, *+B15[424]      ; save A14
        MV      .L1    A0, A1               ; MV      blocks, some
||      STW     .D2T2  B13, *+B15[423]      ; save B13
        STW     .D2T1  A13, *+B15[422]      ; save A13
        STW     .D2T2  B12, *+B15[421]      ; save B12
  [!A1] B       .S2    des3_cbc3_encrypt_passes$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[420]      ; save A12
        STW     .D2T2  B11, *+B15[419]      ; save B11
        STW     .D2T1  A11, *+B15[418]      ; save A11
        STW     .D2T2  B10, *+B15[417]      ; save B10
        STW     .D2T1  A10, *+B15[416]      ; save A10
        MV      .L1X   B6, A8               ; move schedule
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A8, *+B15[413]       ; save ivs
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$1:
        MV      .L2    B15, B0              ; MV      B15, at_1
||      MVK     .S2    512, B1              ; MVK     4 * 128, bytes_1
||      LDW     .D1T2  *+A3[1], B8          ; LDW     *+in[1], i1
        ADDK    .S2    272, B0              ; ADDK    4 * (2 + 128 * 0 + 96 - 30), at_1
||      LDW     .D1T1  *+A3[0], A0          ; LDW     *+in[0], i0
||      STW     .D2T2  B1, *+B15[74]        ; STW     bytes_1, *+B15[2 + 128 * 0 + 96 - 24]
        MV      .L1X   B3, A1               ; copy
||      MVK     .S2    -1024, B0            ; MVK     -8 * 128, bytes_3
||      LDW     .D1T1  *+A3[2], A13         ; LDW     *+in[2], i2
||      STW     .D2T2  B0, *+B15[396]       ; STW     at_1, *+B15[386 + 6 * 0 + 6 + 4]
        MV      .L2    B15, B0              ; MV      B15, at_3
||      MVK     .S2    512, B3              ; MVK     4 * 128, bytes_2
||      LDW     .D1T1  *+A1[2], A2          ; LDW     *+out[2], o2
||      STW     .D2T2  B0, *+B15[330]       ; STW     bytes_3, *+B15[2 + 128 * 2 + 96 - 24]
        ADDK    .S2    1296, B0             ; ADDK    4 * (2 + 128 * 2 + 96 - 30), at_3
||      LDW     .D1T1  *+A8[0], A10         ; LDW     *+schedule[0], k0_4
||      STW     .D2T2  B3, *+B15[202]       ; STW     bytes_2, *+B15[2 + 128 * 1 + 96 - 24]
        ADD     .L2    0, B8, B3            ; ADD     i1, 0, start_1
||      MVK     .S2    14, B0               ; MVK     16, count_4
||      ADDAH   .D1    A0, A0, A3           ; ADDAH   blocks, blocks, left
||      STW     .D2T2  B0, *+B15[408]       ; STW     at_3, *+B15[386 + 6 * 2 + 6 + 4]
        SUB     .L1    A3, 1, A3            ; SUB     left, 1, left
||      LDW     .D1T1  *+A1[1], A10         ; LDW     *+out[1], o1
||      STW     .D2T2  B3, *+B15[35]        ; STW     start_1, *+B15[2 + 128 * 0 + 31 + 2]
        ADD     .L1    8, A0, A1            ; ADD     i0, 8, start_3
||      MV      .L2    B15, B1              ; MV      B15, at_2
||      MV      .S2    B15, B2              ; MV      B15, nowhere_3
||      LDW     .D1T2  *+A1[0], B12         ; LDW     *+out[0], o0
||      STW     .D2T1  A3, *+B15[407]       ; STW     left, *+B15[386 + 3 * 6 + 3]
        ADD     .L1    0, A13, A9           ; ADD     i2, 0, start_2
||      MV      .L2    B15, B9              ; MV      B15, nowhere_2
||      SUB     .S1    A2, A1, A2           ; SUB     o2, start_3, behind_3
||      MV      .S2    B15, B10             ; MV      B15, at
||      STW     .D2T1  A1, *+B15[291]       ; STW     start_3, *+B15[2 + 128 * 2 + 31 + 2]
        SUB     .L1    A2, 8, A10           ; SUB     behind_3, 8, behind_3
||      MV      .L2    B15, B11             ; MV      B15, nowhere_1
||      ADDK    .S2    1640, B10            ; ADDK    4 * 410, at
||      ADDAW   .D1    A10, 3, A2           ; ADDAW   k0_4, 3, k0_4
||      STW     .D2T1  A9, *+B15[163]       ; STW     start_2, *+B15[2 + 128 * 1 + 31 + 2]
        STW     .D2T1  A10, *+B15[409]      ; STW     behind_3, *+B15[386 + 6 * 2 + 6 + 5]
        ADDK    .S2    1640, B9             ; ADDK    4 * 410, nowhere_2
||      STW     .D2T2  B10, *+B15[390]      ; STW     at, *+B15[386 + 4]
        SUB     .L1X   B9, A9, A11          ; SUB     nowhere_2, start_2, lead_2
||      SUB     .L2    B12, B3, B9          ; SUB     o0, start_1, behind_1
||      ADDK    .S2    1640, B2             ; ADDK    4 * 410, nowhere_3
||      STW     .D2T2  B10, *+B15[391]      ; STW     at, *+B15[386 + 5]
        SUB     .L1X   B2, A1, A1           ; SUB     nowhere_3, start_3, lead_3
||      SUB     .L2    B9, 8, B2            ; SUB     behind_1, 8, behind_1
||      MV      .S1    A2, A12              ; MV      k0_4, k1_4
||      MV      .S2X   A2, B9               ; MV      k0_4, k2_4
||      STW     .D2T1  A11, *+B15[196]      ; STW     lead_2, *+B15[2 + 128 * 1 + 96 - 30]
        ADDK    .S1    144, A12             ; ADDK    144, k1_4
||      ADDK    .S2    1640, B11            ; ADDK    4 * 410, nowhere_1
||      STW     .D2T2  B2, *+B15[397]       ; STW     behind_1, *+B15[386 + 6 * 0 + 6 + 5]
        SUB     .L1    A10, A9, A1          ; SUB     o1, start_2, behind_2
||      ADDK    .S2    288, B9              ; ADDK    288, k2_4
||      STW     .D2T1  A1, *+B15[324]       ; STW     lead_3, *+B15[2 + 128 * 2 + 96 - 30]
        SUB     .L1    A1, 8, A1            ; SUB     behind_2, 8, behind_2
||      ADDK    .S2    784, B1              ; ADDK    4 * (2 + 128 * 1 + 96 - 30), at_2
||      LDW     .D1T1  *A2++[1], A9         ; <0> LDW     *k0_4++, e0_4
||      LDW     .D2T2  *B9++[1], B10        ; <0> LDW     *k2_4++, e2_4
        SUB     .L2    B11, B3, B11         ; SUB     nowhere_1, start_1, lead_1
||      MVK     .S2    1, B3                ; MVK     1, one
||      LDW     .D1T2  *A12++[1], B10       ; <0> LDW     *k1_4++, e1_4
||      STW     .D2T1  A1, *+B15[403]       ; STW     behind_2, *+B15[386 + 6 * 1 + 6 + 5]
        MV      .L2    B15, B1              ; MV      B15, to0_4
||      LDW     .D1T1  *A12++[1], A9        ; <0> LDW     *k1_4++, d1_4
||      STW     .D2T2  B1, *+B15[402]       ; STW     at_2, *+B15[386 + 6 * 1 + 6 + 4]
        MV      .L1X   B15, A1              ; MV      B15, to2_4
||      MV      .L2    B15, B13             ; MV      B15, even1_4
||      MV      .S1    A8, A11              ; move schedule
||      ADDK    .S2    8, B1                ; ADDK    4 * (2 + 128 * 0), to0_4
||      STW     .D2T2  B11, *+B15[68]       ; STW     lead_1, *+B15[2 + 128 * 0 + 96 - 30]
        MV      .L2    B15, B2              ; MV      B15, odd1_4
||      ADDK    .S1    1416, A1             ; ADDK    4 * (2 + 128 * 2 + 96), to2_4
||      ADDK    .S2    648, B13             ; ADDK    4 * (2 + 128 * 1 + 32), even1_4
||      LDW     .D1T2  *A2++[1], B10        ; <0> LDW     *k0_4++, d0_4
||      LDW     .D2T1  *B9++[1], A9         ; <0> LDW     *k2_4++, d2_4
        ADDK    .S2    780, B2              ; ADDK    4 * (2 + 128 * 1 + 64 + 1), odd1_4
||      STW     .D1T2  B10, *A1++[1]        ; <0> STW     e2_4, *to2_4++
||      STW     .D2T1  A9, *B1++[1]         ; <0> STW     e0_4, *to0_4++
;@loop {"name": "copy0", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "proved infeasible", "seconds": 0.2, "banks_apart": true, "note": "up to 3 stages", "moves": 0}, {"interval": 6, "result": "found", "seconds": 12.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop copy0: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW d2_4, *to2_4++
;    STW e2_4, *to2_4++
;  units: L1 0/6, S1 0/6, M1 0/6, D1 6/6, L2 0/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 6 without possible bank conflicts: proved infeasible (up to 3 stages), 0.2 s
;  II 6: found, 12.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_passes$copy0:
  [B0]  B       .S2    des3_cbc3_encrypt_passes$copy0; <0> [count_4] B     copy0
||      LDW     .D1T1  *A2++[1], A9         ; <0> LDW     *k0_4++, e0_4
||      LDW     .D2T2  *B9++[1], B10        ; <0> LDW     *k2_4++, e2_4
        LDW     .D1T2  *A12++[1], B10       ; <0> LDW     *k1_4++, e1_4
||      STW     .D2T1  A9, *B2++[2]         ; <1> STW     d1_4, *odd1_4++[2]
        LDW     .D1T1  *A12++[1], A9        ; <0> LDW     *k1_4++, d1_4
||      STW     .D2T2  B10, *B13++[2]       ; <1> STW     e1_4, *even1_4++[2]
        STW     .D1T1  A9, *A1++[1]         ; <1> STW     d2_4, *to2_4++
||      STW     .D2T2  B10, *B1++[1]        ; <1> STW     d0_4, *to0_4++
        LDW     .D1T2  *A2++[1], B10        ; <0> LDW     *k0_4++, d0_4
||      LDW     .D2T1  *B9++[1], A9         ; <0> LDW     *k2_4++, d2_4
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_4, 1, count_4
||      STW     .D1T2  B10, *A1++[1]        ; <0> STW     e2_4, *to2_4++
||      STW     .D2T1  A9, *B1++[1]         ; <0> STW     e0_4, *to0_4++
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$3:
        MV      .L1    A11, A2              ; copy
||      MVK     .S2    14, B0               ; MVK     16, count_5
        MV      .L2    B15, B9              ; MV      B15, even1_5
||      STW     .D2T1  A9, *B2++[2]         ; <-1> STW     d1_4, *odd1_4++[2]
        LDW     .D1T1  *+A2[1], A1          ; LDW     *+schedule[1], k0_5
||      STW     .D2T2  B10, *B13++[2]       ; <-1> STW     e1_4, *even1_4++[2]
        STW     .D1T1  A9, *A1++[1]         ; <-1> STW     d2_4, *to2_4++
||      STW     .D2T2  B10, *B1++[1]        ; <-1> STW     d0_4, *to0_4++
        NOP     3
        ADDAW   .D1    A1, 3, A15           ; ADDAW   k0_5, 3, k0_5
        MV      .L1    A15, A9              ; MV      k0_5, k1_5
||      MV      .L2X   A15, B11             ; MV      k0_5, k2_5
||      MV      .S1X   B15, A2              ; MV      B15, to2_5
        ADDK    .S2    288, B11             ; ADDK    288, k2_5
        ADDK    .S1    144, A9              ; ADDK    144, k1_5
||      LDW     .D1T1  *A15++[1], A1        ; <0> LDW     *k0_5++, e0_5
||      LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k2_5++, e2_5
        ADDK    .S1    392, A2              ; ADDK    4 * (2 + 128 * 0 + 96), to2_5
||      LDW     .D1T2  *A9++[1], B10        ; <0> LDW     *k1_5++, e1_5
        LDW     .D1T1  *A9++[1], A1         ; <0> LDW     *k1_5++, d1_5
        MV      .L2    B15, B2              ; MV      B15, to0_5
||      ADDK    .S2    1160, B9             ; ADDK    4 * (2 + 128 * 2 + 32), even1_5
        MV      .L2    B15, B1              ; MV      B15, odd1_5
||      ADDK    .S2    520, B2              ; ADDK    4 * (2 + 128 * 1), to0_5
||      LDW     .D1T2  *A15++[1], B10       ; <0> LDW     *k0_5++, d0_5
||      LDW     .D2T1  *B11++[1], A1        ; <0> LDW     *k2_5++, d2_5
        ADDK    .S2    1292, B1             ; ADDK    4 * (2 + 128 * 2 + 64 + 1), odd1_5
||      STW     .D1T2  B10, *A2++[1]        ; <0> STW     e2_5, *to2_5++
||      STW     .D2T1  A1, *B2++[1]         ; <0> STW     e0_5, *to0_5++
;@loop {"name": "copy1", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "proved infeasible", "seconds": 0.2, "banks_apart": true, "note": "up to 3 stages", "moves": 0}, {"interval": 6, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop copy1: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW d2_5, *to2_5++
;    STW e2_5, *to2_5++
;  units: L1 0/6, S1 0/6, M1 0/6, D1 6/6, L2 0/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 6 without possible bank conflicts: proved infeasible (up to 3 stages), 0.2 s
;  II 6: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_passes$copy1:
  [B0]  B       .S2    des3_cbc3_encrypt_passes$copy1; <0> [count_5] B     copy1
||      LDW     .D1T1  *A15++[1], A1        ; <0> LDW     *k0_5++, e0_5
||      LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k2_5++, e2_5
        LDW     .D1T2  *A9++[1], B10        ; <0> LDW     *k1_5++, e1_5
||      STW     .D2T1  A1, *B1++[2]         ; <1> STW     d1_5, *odd1_5++[2]
        LDW     .D1T1  *A9++[1], A1         ; <0> LDW     *k1_5++, d1_5
||      STW     .D2T2  B10, *B9++[2]        ; <1> STW     e1_5, *even1_5++[2]
        STW     .D1T1  A1, *A2++[1]         ; <1> STW     d2_5, *to2_5++
||      STW     .D2T2  B10, *B2++[1]        ; <1> STW     d0_5, *to0_5++
        LDW     .D1T2  *A15++[1], B10       ; <0> LDW     *k0_5++, d0_5
||      LDW     .D2T1  *B11++[1], A1        ; <0> LDW     *k2_5++, d2_5
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_5, 1, count_5
||      STW     .D1T2  B10, *A2++[1]        ; <0> STW     e2_5, *to2_5++
||      STW     .D2T1  A1, *B2++[1]         ; <0> STW     e0_5, *to0_5++
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$5:
        MV      .L1    A11, A8              ; copy
        STW     .D2T1  A1, *B1++[2]         ; <-1> STW     d1_5, *odd1_5++[2]
        MV      .L2    B15, B1              ; MV      B15, odd1_6
||      MVK     .S2    14, B0               ; MVK     16, count_6
||      LDW     .D1T1  *+A8[2], A2          ; LDW     *+schedule[2], k0_6
||      STW     .D2T2  B10, *B9++[2]        ; <-1> STW     e1_5, *even1_5++[2]
        MV      .L2    B15, B9              ; MV      B15, even1_6
||      ADDK    .S2    268, B1              ; ADDK    4 * (2 + 128 * 0 + 64 + 1), odd1_6
||      STW     .D1T1  A1, *A2++[1]         ; <-1> STW     d2_5, *to2_5++
||      STW     .D2T2  B10, *B2++[1]        ; <-1> STW     d0_5, *to0_5++
        MV      .L2    B15, B2              ; MV      B15, to0_6
        NOP     2
        ADDAW   .D1    A2, 3, A15           ; ADDAW   k0_6, 3, k0_6
        MV      .L1    A15, A9              ; MV      k0_6, k1_6
||      MV      .L2X   A15, B11             ; MV      k0_6, k2_6
||      MV      .S1X   B15, A2              ; MV      B15, to2_6
        ADDK    .S2    288, B11             ; ADDK    288, k2_6
        ADDK    .S1    144, A9              ; ADDK    144, k1_6
||      LDW     .D1T1  *A15++[1], A1        ; <0> LDW     *k0_6++, e0_6
||      LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k2_6++, e2_6
        ADDK    .S1    904, A2              ; ADDK    4 * (2 + 128 * 1 + 96), to2_6
||      LDW     .D1T2  *A9++[1], B10        ; <0> LDW     *k1_6++, e1_6
        LDW     .D1T1  *A9++[1], A1         ; <0> LDW     *k1_6++, d1_6
        NOP
        ADDK    .S2    1032, B2             ; ADDK    4 * (2 + 128 * 2), to0_6
||      LDW     .D1T2  *A15++[1], B10       ; <0> LDW     *k0_6++, d0_6
||      LDW     .D2T1  *B11++[1], A1        ; <0> LDW     *k2_6++, d2_6
        ADDK    .S2    136, B9              ; ADDK    4 * (2 + 128 * 0 + 32), even1_6
||      STW     .D1T2  B10, *A2++[1]        ; <0> STW     e2_6, *to2_6++
||      STW     .D2T1  A1, *B2++[1]         ; <0> STW     e0_6, *to0_6++
;@loop {"name": "copy2", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "proved infeasible", "seconds": 0.2, "banks_apart": true, "note": "up to 3 stages", "moves": 0}, {"interval": 6, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop copy2: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW d2_6, *to2_6++
;    STW e2_6, *to2_6++
;  units: L1 0/6, S1 0/6, M1 0/6, D1 6/6, L2 0/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 6 without possible bank conflicts: proved infeasible (up to 3 stages), 0.2 s
;  II 6: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_passes$copy2:
  [B0]  B       .S2    des3_cbc3_encrypt_passes$copy2; <0> [count_6] B     copy2
||      LDW     .D1T1  *A15++[1], A1        ; <0> LDW     *k0_6++, e0_6
||      LDW     .D2T2  *B11++[1], B10       ; <0> LDW     *k2_6++, e2_6
        LDW     .D1T2  *A9++[1], B10        ; <0> LDW     *k1_6++, e1_6
||      STW     .D2T1  A1, *B1++[2]         ; <1> STW     d1_6, *odd1_6++[2]
        LDW     .D1T1  *A9++[1], A1         ; <0> LDW     *k1_6++, d1_6
||      STW     .D2T2  B10, *B9++[2]        ; <1> STW     e1_6, *even1_6++[2]
        STW     .D1T1  A1, *A2++[1]         ; <1> STW     d2_6, *to2_6++
||      STW     .D2T2  B10, *B2++[1]        ; <1> STW     d0_6, *to0_6++
        LDW     .D1T2  *A15++[1], B10       ; <0> LDW     *k0_6++, d0_6
||      LDW     .D2T1  *B11++[1], A1        ; <0> LDW     *k2_6++, d2_6
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_6, 1, count_6
||      STW     .D1T2  B10, *A2++[1]        ; <0> STW     e2_6, *to2_6++
||      STW     .D2T1  A1, *B2++[1]         ; <0> STW     e0_6, *to0_6++
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$7:
        LDW     .D1T1  *+A11[2], A2         ; LDW     *+schedule[2], first_9
        STW     .D2T1  A1, *B1++[2]         ; <-1> STW     d1_6, *odd1_6++[2]
        LDW     .D1T1  *+A11[0], A8         ; LDW     *+schedule[0], first_7
||      STW     .D2T2  B10, *B9++[2]        ; <-1> STW     e1_6, *even1_6++[2]
        STW     .D1T1  A1, *A2++[1]         ; <-1> STW     d2_6, *to2_6++
||      STW     .D2T2  B10, *B2++[1]        ; <-1> STW     d0_6, *to0_6++
        LDW     .D1T1  *+A11[1], A10        ; LDW     *+schedule[1], first_8
        MV      .L1    A2, A1               ; MV      first_9, third_9
||      MV      .L2X   A2, B2               ; MV      first_9, second_9
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      LDW     .D1T1  *+A2[1], A12         ; LDW     *+first_9[1], e0_9
        ADDK    .S1    288, A1              ; ADDK    288, third_9
||      ADDK    .S2    144, B2              ; ADDK    144, second_9
||      LDW     .D1T1  *+A2[0], A12         ; LDW     *+first_9[0], ku0_9
        MV      .L1    A8, A9               ; MV      first_7, third_7
||      LDW     .D1T2  *+A8[2], B9          ; LDW     *+first_7[2], ku1_7
||      LDW     .D2T1  *+B2[1], A15         ; LDW     *+second_9[1], e01_9
        ADDK    .S1    288, A9              ; ADDK    288, third_7
||      LDW     .D1T1  *+A8[0], A15         ; LDW     *+first_7[0], ku0_7
        LDW     .D1T2  *+A8[1], B10         ; LDW     *+first_7[1], e0_7
        MV      .L1    A8, A8               ; MV      first_7, second_7
||      LDW     .D1T2  *+A9[2], B10         ; LDW     *+third_7[2], ku12_7
||      STW     .D2T1  A12, *+B15[160]      ; STW     e0_9, *+B15[2 + 128 * 1 + 30]
        MV      .L1    A10, A14             ; MV      first_8, second_8
||      ADDK    .S1    144, A8              ; ADDK    144, second_7
||      LDW     .D1T2  *+A10[0], B10        ; LDW     *+first_8[0], ku0_8
        ADDK    .S1    144, A14             ; ADDK    144, second_8
||      LDW     .D1T2  *+A10[2], B10        ; LDW     *+first_8[2], ku1_8
||      STW     .D2T1  A15, *+B15[320]      ; STW     e01_9, *+B15[2 + 128 * 2 + 62]
        LDW     .D1T2  *+A14[1], B9         ; LDW     *+second_8[1], e01_8
||      STW     .D2T1  A15, *+B15[295]      ; STW     ku0_7, *+B15[2 + 128 * 2 + 31 + 6]
        LDW     .D1T1  *+A8[1], A12         ; LDW     *+second_7[1], e01_7
||      STW     .D2T2  B10, *+B15[288]      ; STW     e0_7, *+B15[2 + 128 * 2 + 30]
        LDW     .D1T1  *+A1[1], A12         ; LDW     *+third_9[1], e02_9
||      STW     .D2T2  B10, *+B15[198]      ; STW     ku12_7, *+B15[2 + 128 * 1 + 96 - 28]
        LDW     .D1T1  *+A2[2], A2          ; LDW     *+first_9[2], ku1_9
||      STW     .D2T2  B10, *+B15[39]       ; STW     ku0_8, *+B15[2 + 128 * 0 + 31 + 6]
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      LDW     .D1T1  *+A14[0], A15        ; LDW     *+second_8[0], ku01_8
||      STW     .D2T2  B9, *+B15[328]       ; STW     ku1_7, *+B15[2 + 128 * 2 + 96 - 26]
        LDW     .D1T2  *+A1[2], B9          ; LDW     *+third_9[2], ku12_9
||      STW     .D2T1  A12, *+B15[167]      ; STW     ku0_9, *+B15[2 + 128 * 1 + 31 + 6]
        LDW     .D1T2  *+A10[1], B9         ; LDW     *+first_8[1], e0_8
||      STW     .D2T1  A12, *+B15[64]       ; STW     e01_7, *+B15[2 + 128 * 0 + 62]
        MV      .L1    A10, A10             ; MV      first_8, third_8
||      LDW     .D1T1  *-A14[2], A12        ; LDW     *-second_8[2], end0_8
||      STW     .D2T2  B10, *+B15[72]       ; STW     ku1_8, *+B15[2 + 128 * 0 + 96 - 26]
        LDW     .D1T2  *+A8[2], B9          ; LDW     *+second_7[2], ku11_7
||      LDW     .D2T1  *+B2[2], A15         ; LDW     *+second_9[2], ku11_9
        LDW     .D1T1  *-A8[2], A2          ; LDW     *-second_7[2], end0_7
||      STW     .D2T2  B9, *+B15[192]       ; STW     e01_8, *+B15[2 + 128 * 1 + 62]
        LDW     .D1T1  *+A8[0], A14         ; LDW     *+second_7[0], ku01_7
||      STW     .D2T2  B9, *+B15[70]        ; STW     ku12_9, *+B15[2 + 128 * 0 + 96 - 28]
        LDW     .D1T2  *+A9[0], B2          ; LDW     *+third_7[0], ku02_7
||      STW     .D2T1  A12, *+B15[128]      ; STW     e02_9, *+B15[2 + 128 * 0 + 96 + 30]
        XOR     .L1    A12, A15, A12        ; XOR     end0_8, ku01_8, on0_8
||      LDW     .D1T1  *-A1[2], A1          ; LDW     *-third_9[2], end1_9
||      STW     .D2T2  B9, *+B15[32]        ; STW     e0_8, *+B15[2 + 128 * 0 + 30]
        LDW     .D1T2  *+A14[2], B9         ; LDW     *+second_8[2], ku11_8
||      STW     .D2T1  A2, *+B15[200]       ; STW     ku1_9, *+B15[2 + 128 * 1 + 96 - 26]
        ADDK    .S1    288, A10             ; ADDK    288, third_8
||      LDW     .D1T2  *-A9[2], B10         ; LDW     *-third_7[2], end1_7
||      LDW     .D2T1  *-B2[2], A15         ; LDW     *-second_9[2], end0_9
        XOR     .L1    A2, A14, A2          ; XOR     end0_7, ku01_7, on0_7
||      MVKL    .S2    des_sp_wide + 0x1000, B6; MVKL    des_sp_wide + 0x1000, B6
||      LDW     .D1T2  *+A10[0], B2         ; LDW     *+third_8[0], ku02_8
||      LDW     .D2T1  *+B2[0], A2          ; LDW     *+second_9[0], ku01_9
        LDW     .D1T1  *+A1[0], A2          ; LDW     *+third_9[0], ku02_9
||      STW     .D2T2  B9, *+B15[37]        ; STW     ku11_7, *+B15[2 + 128 * 0 + 31 + 4]
        MVKL    .S2    des_sp_wide, B4      ; MVKL    des_sp_wide, B4
||      LDW     .D1T2  *-A10[2], B9         ; LDW     *-third_8[2], end1_8
||      STW     .D2T1  A2, *+B15[33]        ; STW     on0_7, *+B15[2 + 128 * 0 + 31]
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T2  *+A10[2], B9         ; LDW     *+third_8[2], ku12_8
||      STW     .D2T1  A15, *+B15[293]      ; STW     ku11_9, *+B15[2 + 128 * 2 + 31 + 4]
        XOR     .L2    B10, B2, B9          ; XOR     end1_7, ku02_7, on1_7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      STW     .D2T2  B9, *+B15[165]       ; STW     ku11_8, *+B15[2 + 128 * 1 + 31 + 4]
        XOR     .L1    A15, A2, A15         ; XOR     end0_9, ku01_9, on0_9
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T2  B9, *+B15[225]       ; STW     on1_7, *+B15[2 + 128 * 1 + 64 + 31]
        XOR     .L1    A1, A2, A1           ; XOR     end1_9, ku02_9, on1_9
||      MVKH    .S2    des_sp_wide, B4      ; MVKH    des_sp_wide, B4
||      LDW     .D1T2  *+A9[1], B9          ; LDW     *+third_7[1], e02_7
||      STW     .D2T1  A15, *+B15[289]      ; STW     on0_9, *+B15[2 + 128 * 2 + 31]
        XOR     .L2    B9, B2, B2           ; XOR     end1_8, ku02_8, on1_8
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      LDW     .D1T2  *+A10[1], B9         ; LDW     *+third_8[1], e02_8
||      STW     .D2T1  A12, *+B15[161]      ; STW     on0_8, *+B15[2 + 128 * 1 + 31]
        MV      .L1    A11, A8              ; move schedule
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D2T2  B9, *+B15[326]       ; STW     ku12_8, *+B15[2 + 128 * 2 + 96 - 28]
        MVKH    .S2    des_sp_wide + 0x1000, B6; MVKH    des_sp_wide + 0x1000, B6
||      STW     .D2T1  A1, *+B15[97]        ; STW     on1_9, *+B15[2 + 128 * 0 + 64 + 31]
        MVKL    .S2    23553621, B2         ; MVKL    0x01676655, circular_10
||      STW     .D2T2  B2, *+B15[353]       ; STW     on1_8, *+B15[2 + 128 * 2 + 64 + 31]
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    23553621, B2         ; MVKH    0x01676655, circular_10
||      STW     .D2T2  B9, *+B15[256]       ; STW     e02_7, *+B15[2 + 128 * 1 + 96 + 30]
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVC     .S2    B2, AMR              ; MVC     circular_10, AMR
||      STW     .D2T2  B9, *+B15[384]       ; STW     e02_8, *+B15[2 + 128 * 2 + 96 + 30]
des3_cbc3_encrypt_passes$chain:
        MV      .L1X   B8, A9               ; move i1
||      LDW     .D2T1  *+B15[413], A10      ; restore ivs
        MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_12
        MV      .L1    A3, A2               ; MV      left, guard
        MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_12
        NOP
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_12
||      LDW     .D1T2  *+A10[4], B1         ; LDW     *+ivs[4], l2
        LDW     .D1T2  *+A10[5], B2         ; LDW     *+ivs[5], r2
        LDW     .D1T2  *+A10[0], B10        ; LDW     *+ivs[0], l0
        MV      .L2X   A0, B8               ; move i0
||      MVK     .S1    1, A0                ; MVK     1, one_12
||      LDW     .D1T2  *+A10[1], B11        ; LDW     *+ivs[1], r0
        MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_12
||      LDW     .D1T1  *+A10[2], A10        ; LDW     *+ivs[2], l1
        SHRU    .S1X   B1, 4, A10           ; SHRU    l2, 4, high_31
||      MVKL    .S2    16711935, B9         ; MVKL    0x00ff00ff, m8_12
||      LDW     .D1T2  *+A10[3], B1         ; LDW     *+ivs[3], r1
        XOR     .L1X   A10, B2, A10         ; XOR     high_31, r2, both_31
        AND     .L1X   A10, B0, A10         ; AND     both_31, m4_12, d_31
||      SHRU    .S2    B10, 4, B12          ; SHRU    l0, 4, high_15
        XOR     .L1X   A10, B2, A11         ; XOR     r2, d_31, r2
||      XOR     .L2    B12, B11, B3         ; XOR     high_15, r0, both_15
||      SHL     .S1    A10, 4, A12          ; SHL     d_31, 4, moved_31
||      MVKH    .S2    16711935, B9         ; MVKH    0x00ff00ff, m8_12
||      MV      .D2    B3, B2               ; move one
        XOR     .L1X   A12, B1, A12         ; XOR     l2, moved_31, l2
||      AND     .L2    B3, B0, B3           ; AND     both_15, m4_12, d_15
||      SHRU    .S1    A10, 4, A14          ; SHRU    l1, 4, high_23
||      MPYSU   .M2X   1, A11, B11          ; MPYSU   1, r2, y_32
        XOR     .L1X   A14, B1, A14         ; XOR     high_23, r1, both_23
||      XOR     .L2    B11, B3, B3          ; XOR     r0, d_15, r0
||      SHL     .S2    B3, 4, B12           ; SHL     d_15, 4, moved_15
||      MPYHLU  .M1    A12, A0, A14         ; MPYHLU  l2, one_12, x_32
        XOR     .L2    B10, B12, B0         ; XOR     l0, moved_15, l0
||      AND     .S2X   B0, A14, B10         ; AND     both_23, m4_12, d_23
||      MPYSU   .M2    1, B3, B11           ; MPYSU   1, r0, y_16
        SUB     .L1X   B11, A14, A14        ; SUB     y_32, x_32, e_32
||      XOR     .L2    B1, B10, B10         ; XOR     r1, d_23, r1
||      SHL     .S2    B10, 4, B12          ; SHL     d_23, 4, moved_23
||      MPYHLU  .M2X   B0, A0, B13          ; MPYHLU  l0, one_12, x_16
        MV      .L2X   A3, B1               ; move left
||      SHL     .S1    A14, 16, A3          ; SHL     e_32, 16, moved_32
        SUB     .L1    A11, A14, A3         ; SUB     r2, e_32, r2
||      SUB     .L2    B11, B13, B12        ; SUB     y_16, x_16, e_16
||      ADD     .S1    A12, A3, A10         ; ADD     l2, moved_32, l2
||      XOR     .S2X   B12, A10, B11        ; XOR     l1, moved_23, l1
||      MPYSU   .M1X   1, B10, A0           ; MPYSU   1, r1, y_24
        AND     .L1    A3, A1, A11          ; AND     r2, m2_12, y_33
||      SUB     .L2    B3, B12, B3          ; SUB     r0, e_16, r0
||      SHRU    .S1    A10, 2, A12          ; SHRU    l2, 2, high_33
||      SHL     .S2    B12, 16, B12         ; SHL     e_16, 16, moved_16
||      MPYHLU  .M2X   B11, A0, B13         ; MPYHLU  l1, one_12, x_24
        AND     .L1    A12, A1, A14         ; AND     high_33, m2_12, x_33
||      ADD     .L2    B0, B12, B0          ; ADD     l0, moved_16, l0
||      MVKL    .S1    2863311530, A12      ; MVKL    0xaaaaaaaa, m1_12
||      AND     .S2X   B3, A1, B12          ; AND     r0, m2_12, y_17
        SUB     .L1    A11, A14, A0         ; SUB     y_33, x_33, e_33
||      SUB     .L2X   A0, B13, B13         ; SUB     y_24, x_24, e_24
||      SHRU    .S1X   B0, 2, A11           ; SHRU    l0, 2, high_17
        AND     .L1    A11, A1, A11         ; AND     high_17, m2_12, x_17
||      SUB     .L2    B10, B13, B10        ; SUB     r1, e_24, r1
||      SHL     .S1X   B13, 16, A14         ; SHL     e_24, 16, moved_24
||      ADDAW   .D1    A10, A0, A10         ; ADDAW   l2, e_33, l2
        ADD     .L1X   A14, B11, A11        ; ADD     l1, moved_24, l1
||      SUB     .L2X   B12, A11, B11        ; SUB     y_17, x_17, e_17
||      SHRU    .S1    A10, 8, A14          ; SHRU    l2, 8, high_34
        AND     .L1X   A1, B10, A3          ; AND     r1, m2_12, y_25
||      SUB     .L2    B3, B11, B3          ; SUB     r0, e_17, r0
||      SUB     .S1    A3, A0, A0           ; SUB     r2, e_33, r2
||      SHRU    .S2X   A11, 2, B11          ; SHRU    l1, 2, high_25
||      ADDAW   .D2    B0, B11, B0          ; ADDAW   l0, e_17, l0
        AND     .L1X   A1, B11, A1          ; AND     high_25, m2_12, x_25
||      XOR     .S1    A14, A0, A14         ; XOR     high_34, r2, both_34
||      SHRU    .S2    B0, 8, B11           ; SHRU    l0, 8, high_18
        SUB     .L1    A3, A1, A1           ; SUB     y_25, x_25, e_25
||      XOR     .L2    B11, B3, B12         ; XOR     high_18, r0, both_18
||      MVKH    .S1    2863311530, A12      ; MVKH    0xaaaaaaaa, m1_12
||      AND     .S2X   B9, A14, B11         ; AND     both_34, m8_12, d_34
        AND     .L2    B12, B9, B12         ; AND     both_18, m8_12, d_18
||      SHL     .S1X   B11, 8, A11          ; SHL     d_34, 8, moved_34
||      SUB     .S2X   B10, A1, B10         ; SUB     r1, e_25, r1
||      ADDAW   .D1    A11, A1, A1          ; ADDAW   l1, e_25, l1
        XOR     .L2    B3, B12, B3          ; XOR     r0, d_18, r0
||      SHRU    .S1    A1, 8, A3            ; SHRU    l1, 8, high_26
||      SHL     .S2    B12, 8, B12          ; SHL     d_18, 8, moved_18
        XOR     .L1X   A3, B10, A3          ; XOR     high_26, r1, both_26
||      XOR     .L2X   B11, A0, B11         ; XOR     r2, d_34, r2
||      XOR     .S1    A10, A11, A0         ; XOR     l2, moved_34, l2
||      SHRU    .S2    B3, 31, B13          ; SHRU    r0, 31, top_19
        AND     .L1X   A3, B9, A3           ; AND     both_26, m8_12, d_26
||      XOR     .L2    B0, B12, B3          ; XOR     l0, moved_18, l0
||      SHRU    .S2    B11, 31, B9          ; SHRU    r2, 31, top_35
||      ADDAH   .D2    B13, B3, B0          ; ADDAH   top_19, r0, r0
        XOR     .L1X   A3, B10, A3          ; XOR     r1, d_26, r1
||      SHL     .S2X   A3, 8, B9            ; SHL     d_26, 8, moved_26
||      ADDAH   .D2    B9, B11, B10         ; ADDAH   top_35, r2, r2
        XOR     .L2X   B9, A1, B9           ; XOR     l1, moved_26, l1
||      SHRU    .S1    A3, 31, A1           ; SHRU    r1, 31, top_27
        XOR     .L1X   A0, B10, A2          ; XOR     l2, r2, both_36
||      XOR     .L2    B3, B0, B11          ; XOR     l0, r0, both_20
||[!A2] B       .S2    des3_cbc3_encrypt_passes$done; [!guard] B     done                    ; never taken: what follows is a region of its own
||      ADDAH   .D1    A1, A3, A1           ; ADDAH   top_27, r1, r1
        AND     .L1X   A12, B11, A2         ; AND     both_20, m1_12, d_20
||      XOR     .L2X   B9, A1, B11          ; XOR     l1, r1, both_28
||      AND     .S1    A2, A12, A3          ; AND     both_36, m1_12, d_36
        AND     .L1X   A12, B11, A12        ; AND     both_28, m1_12, d_28
||      XOR     .L2X   B3, A2, B3           ; XOR     l0, d_20, l0
        XOR     .L1    A0, A3, A0           ; XOR     l2, d_36, l2
||      XOR     .L2X   B9, A12, B11         ; XOR     l1, d_28, l1
||      SHRU    .S2    B3, 31, B9           ; SHRU    l0, 31, top_21
        SHRU    .S1    A0, 31, A10          ; SHRU    l2, 31, top_37
||      SHRU    .S2    B11, 31, B3          ; SHRU    l1, 31, top_29
||      ADDAH   .D2    B9, B3, B9           ; ADDAH   top_21, l0, l0
        XOR     .L1X   A2, B0, A2           ; XOR     r0, d_20, r0
||      XOR     .L2X   B10, A3, B10         ; XOR     r2, d_36, r2
||      XOR     .S1    A1, A12, A10         ; XOR     r1, d_28, r1
||      ADDAH   .D1    A10, A0, A1          ; ADDAH   top_37, l2, l2
||      ADDAH   .D2    B3, B11, B0          ; ADDAH   top_29, l1, l1
des3_cbc3_encrypt_passes$first:
        MVKL    .S1    16711935, A0         ; MVKL    0x00ff00ff, m8_39
||      MVKL    .S2    858993459, B3        ; MVKL    0x33333333, m2_39
||      LDW     .D1T1  *+A9[0], A9          ; LDW     *+i1[0], p1
        LDW     .D1T2  *+A9[1], B11         ; LDW     *+i1[1], q1
||      LDW     .D2T1  *+B8[0], A3          ; LDW     *+i0[0], p0
        LDW     .D1T2  *+A13[0], B12        ; LDW     *+i2[0], p2
||      LDW     .D2T1  *+B8[1], A11         ; LDW     *+i0[1], q0
        MVK     .S1    1, A13               ; MVK     1, one_39
||      MVKL    .S2    252645135, B8        ; MVKL    0x0f0f0f0f, m4_39
||      LDW     .D1T2  *+A13[1], B2         ; LDW     *+i2[1], q2
        STW     .D2T2  B2, *+B15[401]       ; STW     one, *+B15[386 + 6 * 2 + 3]
        SHRU    .S1    A9, 4, A11           ; SHRU    p1, 4, high_50
        XOR     .L2X   B11, A11, B13        ; XOR     high_50, q1, both_50
||      SHRU    .S1    A3, 4, A12           ; SHRU    p0, 4, high_42
||      MVKH    .S2    252645135, B8        ; MVKH    0x0f0f0f0f, m4_39
||      STW     .D2T2  B2, *+B15[395]       ; STW     one, *+B15[386 + 6 * 1 + 3]
        XOR     .L1    A12, A11, A12        ; XOR     high_42, q0, both_42
||      AND     .L2    B13, B8, B13         ; AND     both_50, m4_39, d_50
||      SHRU    .S1X   B12, 4, A14          ; SHRU    p2, 4, high_58
||      STW     .D2T2  B2, *+B15[389]       ; STW     one, *+B15[386 + 6 * 0 + 3]
        XOR     .L2    B11, B13, B11        ; XOR     q1, d_50, q1
||      SHL     .S1X   B13, 4, A14          ; SHL     d_50, 4, moved_50
||      XOR     .S2X   B2, A14, B13         ; XOR     high_58, q2, both_58
        AND     .L1X   A12, B8, A12         ; AND     both_42, m4_39, d_42
||      AND     .L2    B13, B8, B8          ; AND     both_58, m4_39, d_58
||      XOR     .S1    A9, A14, A9          ; XOR     p1, moved_50, p1
        XOR     .L1    A11, A12, A11        ; XOR     q0, d_42, q0
||      XOR     .L2    B2, B8, B2           ; XOR     q2, d_58, q2
||      SHL     .S1X   B8, 4, A12           ; SHL     d_58, 4, moved_58
||      SHL     .S2X   A12, 4, B8           ; SHL     d_42, 4, moved_42
||      MPYHLU  .M1    A9, A13, A12         ; MPYHLU  p1, one_39, x_51
||      MPYSU   .M2    1, B11, B12          ; MPYSU   1, q1, y_51
        XOR     .L1X   A3, B8, A3           ; XOR     p0, moved_42, p0
||      XOR     .L2X   B12, A12, B8         ; XOR     p2, moved_58, p2
||      MPYSU   .M2    1, B2, B12           ; MPYSU   1, q2, y_59
||      LDW     .D1T1  *+A8[2], A12         ; LDW     *+schedule[2], keys_67
        SUB     .L1X   B12, A12, A12        ; SUB     y_51, x_51, e_51
||      MVKH    .S1    16711935, A0         ; MVKH    0x00ff00ff, m8_39
||      MPYSU   .M1    1, A11, A12          ; MPYSU   1, q0, y_43
||      MPYHLU  .M2X   B8, A13, B13         ; MPYHLU  p2, one_39, x_59
        SUB     .L2X   B11, A12, B11        ; SUB     q1, e_51, q1
||      SHL     .S1    A12, 16, A13         ; SHL     e_51, 16, moved_51
||      MVKH    .S2    858993459, B3        ; MVKH    0x33333333, m2_39
||      MPYHLU  .M1    A3, A13, A13         ; MPYHLU  p0, one_39, x_43
        ADD     .L1    A9, A13, A9          ; ADD     p1, moved_51, p1
||      SUB     .L2    B12, B13, B12        ; SUB     y_59, x_59, e_59
        SUB     .L1    A12, A13, A13        ; SUB     y_43, x_43, e_43
||      SUB     .L2    B2, B12, B2          ; SUB     q2, e_59, q2
||      SHRU    .S1    A9, 2, A14           ; SHRU    p1, 2, high_52
||      SHL     .S2    B12, 16, B12         ; SHL     e_59, 16, moved_59
        AND     .L1X   A14, B3, A15         ; AND     high_52, m2_39, x_52
||      AND     .L2    B11, B3, B12         ; AND     q1, m2_39, y_52
||      SHL     .S1    A13, 16, A14         ; SHL     e_43, 16, moved_43
||      ADD     .S2    B8, B12, B8          ; ADD     p2, moved_59, p2
||      LDW     .D1T2  *+A12[1], B3         ; LDW     *+keys_67[1], e0_67
        SUB     .L1X   B12, A15, A13        ; SUB     y_52, x_52, e_52
||      SUB     .S1    A11, A13, A3         ; SUB     q0, e_43, q0
||      SHRU    .S2    B8, 2, B12           ; SHRU    p2, 2, high_60
||      ADD     .D1    A3, A14, A11         ; ADD     p0, moved_43, p0
        AND     .L1X   A3, B3, A14          ; AND     q0, m2_39, y_44
||      AND     .L2    B12, B3, B12         ; AND     high_60, m2_39, x_60
||      SHRU    .S1    A11, 2, A15          ; SHRU    p0, 2, high_44
||      AND     .S2    B2, B3, B13          ; AND     q2, m2_39, y_60
||      ADDAW   .D1    A9, A13, A9          ; ADDAW   p1, e_52, p1
        SUB     .L2X   B11, A13, B11        ; SUB     q1, e_52, q1
||      SHRU    .S1    A9, 8, A13           ; SHRU    p1, 8, high_53
||      SUB     .S2    B13, B12, B12        ; SUB     y_60, x_60, e_60
        AND     .L1X   A15, B3, A15         ; AND     high_44, m2_39, x_44
||      XOR     .L2X   B11, A13, B13        ; XOR     high_53, q1, both_53
||      MVKL    .S1    2863311530, A13      ; MVKL    0xaaaaaaaa, m1_39
||      LDW     .D1T1  *+A8[1], A8          ; LDW     *+schedule[1], keys_66
||      ADDAW   .D2    B8, B12, B8          ; ADDAW   p2, e_60, p2
        SUB     .L1    A14, A15, A8         ; SUB     y_44, x_44, e_44
||      AND     .L2X   B13, A0, B12         ; AND     both_53, m8_39, d_53
||      SHRU    .S1X   B8, 8, A14           ; SHRU    p2, 8, high_61
||      SUB     .S2    B2, B12, B2          ; SUB     q2, e_60, q2
||      LDW     .D1T1  *+A8[0], A15         ; LDW     *+schedule[0], keys_65
        XOR     .L1X   A14, B2, A14         ; XOR     high_61, q2, both_61
||      SHL     .S2    B12, 8, B13          ; SHL     d_53, 8, moved_53
||      ADDAW   .D1    A11, A8, A11         ; ADDAW   p0, e_44, p0
        SUB     .L1    A3, A8, A3           ; SUB     q0, e_44, q0
||      XOR     .L2    B11, B12, B12        ; XOR     q1, d_53, q1
||      AND     .S1    A14, A0, A8          ; AND     both_61, m8_39, d_61
||      SHRU    .S2X   A11, 8, B11          ; SHRU    p0, 8, high_45
||      LDW     .D1T1  *+A12[0], A0         ; LDW     *+keys_67[0], k0_67
        XOR     .L1X   A8, B2, A9           ; XOR     q2, d_61, q2
||      XOR     .L2X   B13, A9, B2          ; XOR     p1, moved_53, p1
||      SHL     .S1    A8, 8, A14           ; SHL     d_61, 8, moved_61
||      SHRU    .S2    B12, 31, B13         ; SHRU    q1, 31, top_54
        XOR     .L2X   B11, A3, B12         ; XOR     high_45, q0, both_45
||      LDW     .D1T1  *+A8[0], A12         ; LDW     *+keys_66[0], k0_66
||      ADDAH   .D2    B13, B12, B11        ; ADDAH   top_54, q1, q1
        AND     .L2X   B12, A0, B12         ; AND     both_45, m8_39, d_45
||      SHRU    .S1    A9, 31, A0           ; SHRU    q2, 31, top_62
||      LDW     .D1T2  *+A12[2], B11        ; LDW     *+keys_67[2], k1_67
        XOR     .L1X   A14, B8, A3          ; XOR     p2, moved_61, p2
||      XOR     .L2X   B12, A3, B8          ; XOR     q0, d_45, q0
||      MVKH    .S1    2863311530, A13      ; MVKH    0xaaaaaaaa, m1_39
||      XOR     .S2    B2, B11, B13         ; XOR     p1, q1, both_55
||      ADDAH   .D1    A0, A9, A9           ; ADDAH   top_62, q2, q2
||      MV      .D2    B1, B1               ; MV      left, guard
        XOR     .L1    A3, A9, A12          ; XOR     p2, q2, both_63
||      AND     .L2X   B13, A13, B13        ; AND     both_55, m1_39, d_55
||      SHL     .S1X   B12, 8, A14          ; SHL     d_45, 8, moved_45
||      SHRU    .S2    B8, 31, B12          ; SHRU    q0, 31, top_46
||      LDW     .D1T1  *+A15[1], A15        ; LDW     *+keys_65[1], e0_65
        XOR     .L1    A11, A14, A11        ; XOR     p0, moved_45, p0
||      XOR     .L2    B2, B13, B8          ; XOR     p1, d_55, p1
||      AND     .S1    A12, A13, A14        ; AND     both_63, m1_39, d_63
||      XOR     .S2    B11, B13, B11        ; XOR     q1, d_55, q1
||      LDW     .D1T1  *+A8[2], A8          ; LDW     *+keys_66[2], k1_66
||      ADDAH   .D2    B12, B8, B2          ; ADDAH   top_46, q0, q0
        XOR     .L1    A3, A14, A3          ; XOR     p2, d_63, p2
||      XOR     .L2X   B11, A10, B12        ; XOR     r1, q1, r_66
||      XOR     .S1    A9, A14, A9          ; XOR     q2, d_63, q2
        XOR     .L2X   B10, A9, B10         ; XOR     r2, q2, r_67
||      SHRU    .S1    A3, 31, A9           ; SHRU    p2, 31, top_64
||      SHRU    .S2    B8, 31, B13          ; SHRU    p1, 31, top_56
||      LDW     .D1T2  *+A15[0], B2         ; LDW     *+keys_65[0], k0_65
        XOR     .L1X   A12, B12, A12        ; XOR     r_66, k0_66, u_66
||      XOR     .L2X   B2, A11, B8          ; XOR     p0, q0, both_47
||      LDW     .D1T1  *+A15[2], A3         ; LDW     *+keys_65[2], k1_65
||      ADDAH   .D2    B13, B8, B12         ; ADDAH   top_56, p1, p1
        AND     .L1X   A13, B8, A0          ; AND     both_47, m1_39, d_47
||      XOR     .L2    B0, B12, B0          ; XOR     l1, p1, l_66
||      XOR     .S2X   B10, A0, B8          ; XOR     r_67, k0_67, u_67
||      LDW     .D1T2  *+A8[1], B0          ; LDW     *+keys_66[1], e0_66
||      STW     .D2T1  A12, *+B15[392]      ; STW     u_66, *+B15[386 + 6 * 1]
        XOR     .L1X   A0, B2, A8           ; XOR     q0, d_47, q0
||      XOR     .L2X   B0, A8, B0           ; XOR     l_66, k1_66, v_66
||      XOR     .S2    B8, B3, B2           ; XOR     u_67, e0_67, t_67
||      STW     .D2T2  B8, *+B15[398]       ; STW     u_67, *+B15[386 + 6 * 2]
        XOR     .L1    A11, A0, A2          ; XOR     p0, d_47, p0
||      XOR     .S1    A2, A8, A3           ; XOR     r0, q0, r_65
||      ADDAH   .D1    A9, A3, A0           ; ADDAH   top_64, p2, p2
||      STW     .D2T2  B2, *+B15[399]       ; STW     t_67, *+B15[386 + 6 * 2 + 1]
        XOR     .L2X   B2, A3, B0           ; XOR     r_65, k0_65, u_65
||      SHRU    .S1    A2, 31, A8           ; SHRU    p0, 31, top_48
||[!B1] B       .S2    des3_cbc3_encrypt_passes$done; [!guard] B     done
||      STW     .D2T2  B0, *+B15[394]       ; STW     v_66, *+B15[386 + 6 * 1 + 2]
        XOR     .L1X   A15, B0, A8          ; XOR     u_65, e0_65, t_65
||      ADDAH   .D1    A8, A2, A2           ; ADDAH   top_48, p0, p0
||      STW     .D2T2  B0, *+B15[386]       ; STW     u_65, *+B15[386 + 6 * 0]
        XOR     .L1X   A12, B0, A0          ; XOR     u_66, e0_66, t_66
||      XOR     .S1    A1, A0, A1           ; XOR     l2, p2, l_67
||      STW     .D2T1  A8, *+B15[387]       ; STW     t_65, *+B15[386 + 6 * 0 + 1]
        XOR     .L1X   A1, B11, A0          ; XOR     l_67, k1_67, v_67
||      XOR     .L2X   B9, A2, B9           ; XOR     l0, p0, l_65
||      STW     .D2T1  A0, *+B15[393]       ; STW     t_66, *+B15[386 + 6 * 1 + 1]
        XOR     .L1X   A3, B9, A0           ; XOR     l_65, k1_65, v_65
||      STW     .D2T1  A0, *+B15[400]       ; STW     v_67, *+B15[386 + 6 * 2 + 2]
        STW     .D2T1  A0, *+B15[388]       ; STW     v_65, *+B15[386 + 6 * 0 + 2]
des3_cbc3_encrypt_passes$ready:
        MV      .L1X   B15, A0              ; ready:  MV      B15, low
||      MV      .L2    B15, B1              ; MV      B15, high
||      MVK     .S1    4, A1                ; MVK     4, runs
||      MV      .S2    B15, B0              ; MV      B15, record
        ADDK    .S1    132, A0              ; ADDK    4 * (2 + 31), low
||      ADDK    .S2    392, B1              ; ADDK    4 * (2 + 96), high
||      STW     .D2T1  A1, *+B15[415]       ; save runs
        MV      .L1    A0, A12              ; MV      low, x1
||      MV      .L2    B1, B9               ; MV      high, t2
||      MV      .S1    A0, A3               ; MV      low, x2
||      ADDK    .S2    1544, B0             ; ADDK    4 * 386, record
||      MV      .D1    A0, A1               ; MV      low, y2
        MV      .L1    A0, A2               ; MV      low, u1
||      MV      .L2    B1, B8               ; MV      high, e1
||      MV      .S1    A0, A9               ; MV      low, v1
||      MV      .S2    B1, B2               ; MV      high, kv2
||      MV      .D1    A0, A11              ; MV      low, u2
||      STW     .D2T2  B0, *+B15[414]       ; save record
des3_cbc3_encrypt_passes$enter:
        LDW     .D2T1  *+B15[414], A8       ; restore record
        NOP     4
        MV      .L2X   A8, B0               ; copy
        LDW     .D1T2  *+A8[5], B3          ; LDW     *+record[5]{record}, behind
||      LDW     .D2T1  *+B0[4], A8          ; LDW     *+record[4]{record}, at
        LDW     .D1T2  *+A8[1], B3          ; LDW     *+record[1]{record}, t0
||      ADDAW   .D2    B0, 6, B3            ; ADDAW   record, 6, record
        LDW     .D1T2  *+A8[3], B0          ; LDW     *+record[3]{record}, left
        NOP
        LDW     .D1T1  *+A8[2], A10         ; LDW     *+record[2]{record}, v0
||      STW     .D2T2  B3, *+B15[414]       ; save record
        STW     .D1T2  B3, *+A8[0]          ; STW     behind, *at{lead}
||      LDW     .D2T1  *+B0[0], A8          ; enter:  LDW     *+record[0]{record}, u0
;@loop {"name": "next", "ii": 252, "res_mii": 246, "rec_mii": 171, "optimal": null, "stages": 1, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW"], "attempts": [{"interval": 246, "result": "not found beside the template of the rounds", "seconds": 0.2, "banks_apart": true, "note": "rounds every 15 cycles; joint: the dependences leave no place", "moves": 0}, {"interval": 247, "result": "not found beside the template of the rounds", "seconds": 5.4, "banks_apart": true, "note": "rounds every 15 cycles; joint: proved infeasible", "moves": 0}, {"interval": 248, "result": "not found beside the template of the rounds", "seconds": 6.6, "banks_apart": true, "note": "rounds every 15 cycles; joint: proved infeasible", "moves": 0}, {"interval": 249, "result": "not found beside the template of the rounds", "seconds": 6.8, "banks_apart": true, "note": "rounds every 15 cycles; joint: proved infeasible", "moves": 0}, {"interval": 250, "result": "not found beside the template of the rounds", "seconds": 8.5, "banks_apart": true, "note": "rounds every 15 cycles; joint: proved infeasible", "moves": 0}, {"interval": 251, "result": "not found beside the template of the rounds", "seconds": 10.3, "banks_apart": true, "note": "rounds every 15 cycles; joint: proved infeasible", "moves": 0}, {"interval": 252, "result": "found", "seconds": 60.6, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 252, 1 stages
;  bounds: resources 246, recurrence 171
;  critical cycle:
;    XOR v1, s6_148, even1_148
;    XOR even1_148, s2_148, even2_148
;    XOR even2_148, s4_148, even3_148
;    XOR even3_148, s8_148, even_148
;    XOR even_148, odd_148, x1
;    XOR x1, kv2, v2
;    XOR v2, s6_89, even1_89
;    XOR even1_89, s2_89, even2_89
;    XOR even2_89, s4_89, even3_89
;    XOR even3_89, s8_89, even_89
;    XOR even_89, odd_89, u2
;    SHRU u2, 8, u8_93
;    LDW *+A5[u8_93], s6_93
;    XOR v2, s6_93, even1_93
;    XOR even1_93, s2_93, even2_93
;    XOR even2_93, s4_93, even3_93
;    XOR even3_93, s8_93, even_93
;    XOR even_93, odd_93, u2
;    SHRU u2, 8, u8_97
;    LDW *+A5[u8_97], s6_97
;    XOR v2, s6_97, even1_97
;    XOR even1_97, s2_97, even2_97
;    XOR even2_97, s4_97, even3_97
;    XOR even3_97, s8_97, even_97
;    XOR even_97, odd_97, u2
;    SHRU u2, 8, u8_101
;    LDW *+A5[u8_101], s6_101
;    XOR v2, s6_101, even1_101
;    XOR even1_101, s2_101, even2_101
;    XOR even2_101, s4_101, even3_101
;    XOR even3_101, s8_101, even_101
;    XOR even_101, odd_101, u2
;    SHRU u2, 8, u8_105
;    LDW *+A5[u8_105], s6_105
;    XOR v2, s6_105, even1_105
;    XOR even1_105, s2_105, even2_105
;    XOR even2_105, s4_105, even3_105
;    XOR even3_105, s8_105, even_105
;    XOR even_105, odd_105, u2
;    SHRU u2, 8, u8_109
;    LDW *+A5[u8_109], s6_109
;    XOR v2, s6_109, even1_109
;    XOR even1_109, s2_109, even2_109
;    XOR even2_109, s4_109, even3_109
;    XOR even3_109, s8_109, even_109
;    XOR even_109, odd_109, u2
;    SHRU u2, 8, u8_113
;    LDW *+A5[u8_113], s6_113
;    XOR v2, s6_113, even1_113
;    XOR even1_113, s2_113, even2_113
;    XOR even2_113, s4_113, even3_113
;    XOR even3_113, s8_113, even_113
;    XOR even_113, odd_113, u2
;    SHRU u2, 8, u8_117
;    LDW *+A5[u8_117], s6_117
;    XOR v2, s6_117, even1_117
;    XOR even1_117, s2_117, even2_117
;    XOR even2_117, s4_117, even3_117
;    XOR even3_117, s8_117, even_117
;    XOR even_117, odd_117, u2
;    SHRU u2, 8, u8_121
;    LDW *+A5[u8_121], s6_121
;    XOR v2, s6_121, even1_121
;    XOR even1_121, s2_121, even2_121
;    XOR even2_121, s4_121, even3_121
;    XOR even3_121, s8_121, even_121
;    XOR even_121, odd_121, u2
;    SHRU u2, 8, u8_125
;    LDW *+A5[u8_125], s6_125
;    XOR v2, s6_125, even1_125
;    XOR even1_125, s2_125, even2_125
;    XOR even2_125, s4_125, even3_125
;    XOR even3_125, s8_125, even_125
;    XOR even_125, odd_125, u2
;    SHRU u2, 8, u8_129
;    LDW *+A5[u8_129], s6_129
;    XOR v2, s6_129, even1_129
;    XOR even1_129, s2_129, even2_129
;    XOR even2_129, s4_129, even3_129
;    XOR even3_129, s8_129, even_129
;    XOR even_129, odd_129, u2
;    SHRU u2, 8, u8_133
;    LDW *+A5[u8_133], s6_133
;    XOR v2, s6_133, even1_133
;    XOR even1_133, s2_133, even2_133
;    XOR even2_133, s4_133, even3_133
;    XOR even3_133, s8_133, even_133
;    XOR even_133, odd_133, u2
;    SHRU u2, 8, u8_137
;    LDW *+A5[u8_137], s6_137
;    XOR v2, s6_137, even1_137
;    XOR even1_137, s2_137, even2_137
;    XOR even2_137, s4_137, even3_137
;    XOR even3_137, s8_137, even_137
;    XOR even_137, odd_137, u2
;    SHRU u2, 8, u8_141
;    LDW *+A5[u8_141], s6_141
;    XOR v2, s6_141, even1_141
;    XOR even1_141, s2_141, even2_141
;    XOR even2_141, s4_141, even3_141
;    XOR even3_141, s8_141, even_141
;    XOR even_141, odd_141, u2
;    SHRU u2, 8, u8_145
;    LDW *+A5[u8_145], s6_145
;    XOR v2, s6_145, even1_145
;    XOR even1_145, s2_145, even2_145
;    XOR even2_145, s4_145, even3_145
;    XOR even3_145, s8_145, even_145
;    XOR even_145, odd_145, u2
;    SHRU u2, 8, u8_147
;    LDW *+A5[u8_147], s6_147
;    XOR v2, s6_147, even1_147
;    XOR even1_147, s2_147, even2_147
;    XOR even2_147, s4_147, even3_147
;    XOR even3_147, s8_147, even_147
;    XOR even_147, odd_147, x2
;    XOR x2, r, v0
;    XOR v0, s6_87, even1_87
;    XOR even1_87, s2_87, even2_87
;    XOR even2_87, s4_87, even3_87
;    XOR even3_87, s8_87, even_87
;    XOR even_87, odd_87, u0
;    SHRU u0, 8, u8_91
;    LDW *+A5[u8_91], s6_91
;    XOR v0, s6_91, even1_91
;    XOR even1_91, s2_91, even2_91
;    XOR even2_91, s4_91, even3_91
;    XOR even3_91, s8_91, even_91
;    XOR even_91, odd_91, u0
;    SHRU u0, 8, u8_95
;    LDW *+A5[u8_95], s6_95
;    XOR v0, s6_95, even1_95
;    XOR even1_95, s2_95, even2_95
;    XOR even2_95, s4_95, even3_95
;    XOR even3_95, s8_95, even_95
;    XOR even_95, odd_95, u0
;    SHRU u0, 8, u8_99
;    LDW *+A5[u8_99], s6_99
;    XOR v0, s6_99, even1_99
;    XOR even1_99, s2_99, even2_99
;    XOR even2_99, s4_99, even3_99
;    XOR even3_99, s8_99, even_99
;    XOR even_99, odd_99, u0
;    SHRU u0, 8, u8_103
;    LDW *+A5[u8_103], s6_103
;    XOR v0, s6_103, even1_103
;    XOR even1_103, s2_103, even2_103
;    XOR even2_103, s4_103, even3_103
;    XOR even3_103, s8_103, even_103
;    XOR even_103, odd_103, u0
;    SHRU u0, 8, u8_107
;    LDW *+A5[u8_107], s6_107
;    XOR v0, s6_107, even1_107
;    XOR even1_107, s2_107, even2_107
;    XOR even2_107, s4_107, even3_107
;    XOR even3_107, s8_107, even_107
;    XOR even_107, odd_107, u0
;    SHRU u0, 8, u8_111
;    LDW *+A5[u8_111], s6_111
;    XOR v0, s6_111, even1_111
;    XOR even1_111, s2_111, even2_111
;    XOR even2_111, s4_111, even3_111
;    XOR even3_111, s8_111, even_111
;    XOR even_111, odd_111, u0
;    SHRU u0, 8, u8_115
;    LDW *+A5[u8_115], s6_115
;    XOR v0, s6_115, even1_115
;    XOR even1_115, s2_115, even2_115
;    XOR even2_115, s4_115, even3_115
;    XOR even3_115, s8_115, even_115
;    XOR even_115, odd_115, u0
;    SHRU u0, 8, u8_119
;    LDW *+A5[u8_119], s6_119
;    XOR v0, s6_119, even1_119
;    XOR even1_119, s2_119, even2_119
;    XOR even2_119, s4_119, even3_119
;    XOR even3_119, s8_119, even_119
;    XOR even_119, odd_119, u0
;    SHRU u0, 8, u8_123
;    LDW *+A5[u8_123], s6_123
;    XOR v0, s6_123, even1_123
;    XOR even1_123, s2_123, even2_123
;    XOR even2_123, s4_123, even3_123
;    XOR even3_123, s8_123, even_123
;    XOR even_123, odd_123, u0
;    SHRU u0, 8, u8_127
;    LDW *+A5[u8_127], s6_127
;    XOR v0, s6_127, even1_127
;    XOR even1_127, s2_127, even2_127
;    XOR even2_127, s4_127, even3_127
;    XOR even3_127, s8_127, even_127
;    XOR even_127, odd_127, u0
;    SHRU u0, 8, u8_131
;    LDW *+A5[u8_131], s6_131
;    XOR v0, s6_131, even1_131
;    XOR even1_131, s2_131, even2_131
;    XOR even2_131, s4_131, even3_131
;    XOR even3_131, s8_131, even_131
;    XOR even_131, odd_131, u0
;    SHRU u0, 8, u8_135
;    LDW *+A5[u8_135], s6_135
;    XOR v0, s6_135, even1_135
;    XOR even1_135, s2_135, even2_135
;    XOR even2_135, s4_135, even3_135
;    XOR even3_135, s8_135, even_135
;    XOR even_135, odd_135, u0
;    SHRU u0, 8, u8_139
;    LDW *+A5[u8_139], s6_139
;    XOR v0, s6_139, even1_139
;    XOR even1_139, s2_139, even2_139
;    XOR even2_139, s4_139, even3_139
;    XOR even3_139, s8_139, even_139
;    XOR even_139, odd_139, u0
;    SHRU u0, 8, u8_143
;    LDW *+A5[u8_143], s6_143
;    XOR v0, s6_143, even1_143
;    XOR even1_143, s2_143, even2_143
;    XOR even2_143, s4_143, even3_143
;    XOR even3_143, s8_143, even_143
;    XOR even_143, odd_143, u0
;    SHRU u0, 8, u8_149
;    LDW *+A5[u8_149], s6_149
;    XOR v0, s6_149, even1_149
;    XOR even1_149, s2_149, even2_149
;    XOR even2_149, s4_149, even3_149
;    XOR even3_149, s8_149, even_149
;    XOR even_149, odd_149, x0
;    XOR x0, kv1, v1
;    XOR v1, s6_88, even1_88
;    XOR even1_88, s2_88, even2_88
;    XOR even2_88, s4_88, even3_88
;    XOR even3_88, s8_88, even_88
;    XOR even_88, odd_88, u1
;    SHRU u1, 8, u8_92
;    LDW *+A5[u8_92], s6_92
;    XOR v1, s6_92, even1_92
;    XOR even1_92, s2_92, even2_92
;    XOR even2_92, s4_92, even3_92
;    XOR even3_92, s8_92, even_92
;    XOR even_92, odd_92, u1
;    SHRU u1, 8, u8_96
;    LDW *+A5[u8_96], s6_96
;    XOR v1, s6_96, even1_96
;    XOR even1_96, s2_96, even2_96
;    XOR even2_96, s4_96, even3_96
;    XOR even3_96, s8_96, even_96
;    XOR even_96, odd_96, u1
;    SHRU u1, 8, u8_100
;    LDW *+A5[u8_100], s6_100
;    XOR v1, s6_100, even1_100
;    XOR even1_100, s2_100, even2_100
;    XOR even2_100, s4_100, even3_100
;    XOR even3_100, s8_100, even_100
;    XOR even_100, odd_100, u1
;    SHRU u1, 8, u8_104
;    LDW *+A5[u8_104], s6_104
;    XOR v1, s6_104, even1_104
;    XOR even1_104, s2_104, even2_104
;    XOR even2_104, s4_104, even3_104
;    XOR even3_104, s8_104, even_104
;    XOR even_104, odd_104, u1
;    SHRU u1, 8, u8_108
;    LDW *+A5[u8_108], s6_108
;    XOR v1, s6_108, even1_108
;    XOR even1_108, s2_108, even2_108
;    XOR even2_108, s4_108, even3_108
;    XOR even3_108, s8_108, even_108
;    XOR even_108, odd_108, u1
;    SHRU u1, 8, u8_112
;    LDW *+A5[u8_112], s6_112
;    XOR v1, s6_112, even1_112
;    XOR even1_112, s2_112, even2_112
;    XOR even2_112, s4_112, even3_112
;    XOR even3_112, s8_112, even_112
;    XOR even_112, odd_112, u1
;    SHRU u1, 8, u8_116
;    LDW *+A5[u8_116], s6_116
;    XOR v1, s6_116, even1_116
;    XOR even1_116, s2_116, even2_116
;    XOR even2_116, s4_116, even3_116
;    XOR even3_116, s8_116, even_116
;    XOR even_116, odd_116, u1
;    SHRU u1, 8, u8_120
;    LDW *+A5[u8_120], s6_120
;    XOR v1, s6_120, even1_120
;    XOR even1_120, s2_120, even2_120
;    XOR even2_120, s4_120, even3_120
;    XOR even3_120, s8_120, even_120
;    XOR even_120, odd_120, u1
;    SHRU u1, 8, u8_124
;    LDW *+A5[u8_124], s6_124
;    XOR v1, s6_124, even1_124
;    XOR even1_124, s2_124, even2_124
;    XOR even2_124, s4_124, even3_124
;    XOR even3_124, s8_124, even_124
;    XOR even_124, odd_124, u1
;    SHRU u1, 8, u8_128
;    LDW *+A5[u8_128], s6_128
;    XOR v1, s6_128, even1_128
;    XOR even1_128, s2_128, even2_128
;    XOR even2_128, s4_128, even3_128
;    XOR even3_128, s8_128, even_128
;    XOR even_128, odd_128, u1
;    SHRU u1, 8, u8_132
;    LDW *+A5[u8_132], s6_132
;    XOR v1, s6_132, even1_132
;    XOR even1_132, s2_132, even2_132
;    XOR even2_132, s4_132, even3_132
;    XOR even3_132, s8_132, even_132
;    XOR even_132, odd_132, u1
;    SHRU u1, 8, u8_136
;    LDW *+A5[u8_136], s6_136
;    XOR v1, s6_136, even1_136
;    XOR even1_136, s2_136, even2_136
;    XOR even2_136, s4_136, even3_136
;    XOR even3_136, s8_136, even_136
;    XOR even_136, odd_136, u1
;    SHRU u1, 8, u8_140
;    LDW *+A5[u8_140], s6_140
;    XOR v1, s6_140, even1_140
;    XOR even1_140, s2_140, even2_140
;    XOR even2_140, s4_140, even3_140
;    XOR even3_140, s8_140, even_140
;    XOR even_140, odd_140, u1
;    SHRU u1, 8, u8_144
;    LDW *+A5[u8_144], s6_144
;    XOR v1, s6_144, even1_144
;    XOR even1_144, s2_144, even2_144
;    XOR even2_144, s4_144, even3_144
;    XOR even3_144, s8_144, even_144
;    XOR even_144, odd_144, u1
;    SHRU u1, 8, u8_148
;    LDW *+A5[u8_148], s6_148
;  units: L1 245/252, S1 231/252, M1 1/252, D1 247/252, L2 219/252, S2 214/252, M2 49/252, D2 246/252
;  cross paths: 1X 73/252, 2X 77/252
;  T paths: T1 247/252, T2 245/252
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 246 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: the dependences leave no place), 0.2 s
;  II 247 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: proved infeasible), 5.4 s
;  II 248 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: proved infeasible), 6.6 s
;  II 249 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: proved infeasible), 6.8 s
;  II 250 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: proved infeasible), 8.5 s
;  II 251 without possible bank conflicts: not found beside the template of the rounds (rounds every 15 cycles; joint: proved infeasible), 10.3 s
;  II 252 without possible bank conflicts: found, 60.6 s
;  not proved the least possible: every interval below 246 is ruled out; 37.8 s of search found nothing below 252
;  pipelined from 1 iterations on
des3_cbc3_encrypt_passes$next:
        SHRU    .S1    A11, 8, A13          ; <0> SHRU    u2, 8, u8_89
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t2, 12, t12_89
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t2, low_89
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[t2], s7_89
        SHRU    .S2    B9, 28, B10          ; <0> SHRU    t2, 28, high_89
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_89], s6_89
||      LDW     .D2T2  *+B5[B10], B11       ; <0> LDW     *+B5[t12_89], s5_89
        ADD     .L2    B10, B11, B9         ; <0> ADD     high_89, low_89, t28_89
||      SHRU    .S1    A11, 24, A13         ; <0> SHRU    u2, 24, u24_89
||      SHRU    .S2    B9, 16, B10          ; <0> SHRU    t2, 16, t16_89
||      LDW     .D2T1  *+B1[1], A13         ; <0> LDW     *+high[2 * 0 + 1], d2_86
        SHRU    .S1    A11, 16, A13         ; <0> SHRU    u2, 16, u16_89
||      LDW     .D1T1  *+A7[A13], A14       ; <0> LDW     *+A7[u24_89], s2_89
||      LDW     .D2T2  *+B6[B10], B11       ; <0> LDW     *+B6[t16_89], s3_89
        XOR     .L1X   A12, B2, A12         ; <0> XOR     x1, kv2, v2
||      SHRU    .S2X   A3, 1, B2            ; <0> SHRU    x2, 1, rest_70
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_89], s4_89
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_89], s1_89
        XOR     .L2X   B8, A2, B8           ; <0> XOR     u1, e1, t1
||      SHRU    .S1    A8, 8, A13           ; <0> SHRU    u0, 8, u8_87
||      SHRU    .S2    B3, 12, B10          ; <0> SHRU    t0, 12, t12_87
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t0, low_87
||      LDW     .D1T1  *+A4[A11], A12       ; <0> LDW     *+A4[u2], s8_89
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t0], s7_87
        XOR     .L1    A12, A14, A12        ; <0> XOR     v2, s6_89, even1_89
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_89, s5_89, odd1_89
||      SHRU    .S2    B3, 28, B10          ; <0> SHRU    t0, 28, high_87
||      LDW     .D1T1  *+A5[A13], A12       ; <0> LDW     *+A5[u8_87], s6_87
||      LDW     .D2T2  *+B5[B10], B11       ; <0> LDW     *+B5[t12_87], s5_87
        XOR     .L1    A11, A13, A11        ; <0> XOR     u2, d2_86, v2
||      ADD     .L2    B10, B11, B3         ; <0> ADD     high_87, low_87, t28_87
||      SHRU    .S1    A8, 24, A13          ; <0> SHRU    u0, 24, u24_87
||      SHRU    .S2    B3, 16, B10          ; <0> SHRU    t0, 16, t16_87
||      LDW     .D1T1  *-A0[30], A13        ; <0> LDW     *-low[30 - 2 * 0], d0_86
||      LDW     .D2T2  *+B1[0], B3          ; <0> LDW     *+high[2 * 0], e2_86
        XOR     .L1    A12, A14, A14        ; <0> XOR     even1_89, s2_89, even2_89
||      XOR     .L2    B9, B11, B11         ; <0> XOR     odd1_89, s3_89, odd2_89
||      SHRU    .S1    A8, 16, A12          ; <0> SHRU    u0, 16, u16_87
||      MVKL    .S2    2863311530, B9       ; <0> MVKL    0xaaaaaaaa, m1
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_87], s2_87
||      LDW     .D2T2  *+B6[B10], B11       ; <0> LDW     *+B6[t16_87], s3_87
        XOR     .L1    A14, A13, A13        ; <0> XOR     even2_89, s4_89, even3_89
||      XOR     .L2    B11, B10, B10        ; <0> XOR     odd2_89, s1_89, odd_89
||      MVKH    .S2    2863311530, B9       ; <0> MVKH    0xaaaaaaaa, m1
||      LDW     .D1T1  *+A6[A12], A12       ; <0> LDW     *+A6[u16_87], s4_87
||      LDW     .D2T2  *+B7[B3], B10        ; <0> LDW     *+B7[t28_87], s1_87
        XOR     .L1    A13, A12, A14        ; <0> XOR     even3_89, s8_89, even_89
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u1, 8, u8_88
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t1, 12, t12_88
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t1, low_88
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[u0], s8_87
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t1], s7_88
        XOR     .L1    A10, A12, A12        ; <0> XOR     v0, s6_87, even1_87
||      XOR     .L2    B3, B11, B10         ; <0> XOR     s7_87, s5_87, odd1_87
||      XOR     .S1X   A14, B10, A10        ; <0> XOR     even_89, odd_89, u2
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_88
||      LDW     .D1T1  *+A5[A13], A12       ; <0> LDW     *+A5[u8_88], s6_88
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_88], s5_88
        XOR     .L1    A8, A13, A8          ; <0> XOR     u0, d0_86, v0
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_88, low_88, t28_88
||      SHRU    .S1    A2, 24, A14          ; <0> SHRU    u1, 24, u24_88
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t1, 16, t16_88
||      LDW     .D1T2  *-A0[31], B8         ; <0> LDW     *-low[31 - 2 * 0], e0_86
||      LDW     .D2T1  *-B1[31], A12        ; <0> LDW     *-high[31 - 2 * 0], d1_86
        XOR     .L1    A12, A13, A13        ; <0> XOR     even1_87, s2_87, even2_87
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_87, s3_87, odd2_87
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u1, 16, u16_88
||      XOR     .S2X   B3, A10, B3          ; <0> XOR     u2, e2_86, t2
||      LDW     .D1T1  *+A7[A14], A12       ; <0> LDW     *+A7[u24_88], s2_88
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_88], s3_88
        XOR     .L1    A13, A12, A12        ; <0> XOR     even2_87, s4_87, even3_87
||      XOR     .L2    B11, B10, B8         ; <0> XOR     odd2_87, s1_87, odd_87
||      SHL     .S2X   A3, 31, B11          ; <0> SHL     x2, 31, top_70
||      LDW     .D1T1  *+A6[A14], A9        ; <0> LDW     *+A6[u16_88], s4_88
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_88], s1_88
        XOR     .L1    A12, A3, A3          ; <0> XOR     even3_87, s8_87, even_87
||      ADD     .L2    B11, B2, B2          ; <0> ADD     top_70, rest_70, x2
||      SHRU    .S1    A10, 8, A13          ; <0> SHRU    u2, 8, u8_93
||      SHRU    .S2    B3, 12, B12          ; <0> SHRU    t2, 12, t12_93
||      MPY     .M2    -16, B3, B12         ; <0> MPY     -16, t2, low_93
||      LDW     .D1T1  *+A4[A2], A12        ; <0> LDW     *+A4[u1], s8_88
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[t2], s7_93
        XOR     .L1X   A3, B8, A3           ; <0> XOR     even_87, odd_87, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_88, s5_88, odd1_88
||      XOR     .S1    A9, A12, A9          ; <0> XOR     v1, s6_88, even1_88
||      SHRU    .S2    B3, 28, B11          ; <0> SHRU    t2, 28, high_93
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_93], s6_93
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_93], s5_93
        XOR     .L1    A2, A12, A2          ; <0> XOR     u1, d1_86, v1
||      ADD     .L2    B11, B12, B3         ; <0> ADD     high_93, low_93, t28_93
||      SHRU    .S1    A10, 24, A13         ; <0> SHRU    u2, 24, u24_93
||      SHRU    .S2    B3, 16, B12          ; <0> SHRU    t2, 16, t16_93
||      LDW     .D1T2  *+A0[1], B3          ; <0> LDW     *+low[1 + 2 * 0], e1_86
||      LDW     .D2T1  *+B1[3], A13         ; <0> LDW     *+high[2 * 1 + 1], d2_90
        XOR     .L1    A9, A12, A12         ; <0> XOR     even1_88, s2_88, even2_88
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u0, e0_86, t0
||      SHRU    .S1    A10, 16, A13         ; <0> SHRU    u2, 16, u16_93
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_88, s3_88, odd2_88
||      LDW     .D1T1  *+A7[A13], A14       ; <0> LDW     *+A7[u24_93], s2_93
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_93], s3_93
        XOR     .L1    A12, A9, A13         ; <0> XOR     even2_88, s4_88, even3_88
||      XOR     .L2X   B2, A1, B11          ; <0> XOR     x2, y2, both_71
||      MVKL    .S1    16711935, A9         ; <0> MVKL    0x00ff00ff, m8
||      XOR     .S2    B11, B10, B3         ; <0> XOR     odd2_88, s1_88, odd_88
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_93], s4_93
||      LDW     .D2T2  *+B7[B3], B10        ; <0> LDW     *+B7[t28_93], s1_93
        XOR     .L1    A13, A12, A12        ; <0> XOR     even3_88, s8_88, even_88
||      AND     .L2    B11, B9, B9          ; <0> AND     both_71, m1, d_71
||      SHRU    .S1    A3, 8, A13           ; <0> SHRU    u0, 8, u8_91
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t0, 12, t12_91
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t0, low_91
||      LDW     .D1T1  *+A4[A10], A12       ; <0> LDW     *+A4[u2], s8_93
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t0], s7_91
        XOR     .L1X   A12, B3, A11         ; <0> XOR     even_88, odd_88, u1
||      XOR     .L2    B10, B12, B10        ; <0> XOR     s7_93, s5_93, odd1_93
||      XOR     .S1    A11, A14, A12        ; <0> XOR     v2, s6_93, even1_93
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t0, 28, high_91
||      LDW     .D1T1  *+A5[A13], A12       ; <0> LDW     *+A5[u8_91], s6_91
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[t12_91], s5_91
        XOR     .L1    A10, A13, A10        ; <0> XOR     u2, d2_90, v2
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_91, low_91, t28_91
||      SHRU    .S1    A3, 24, A13          ; <0> SHRU    u0, 24, u24_91
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t0, 16, t16_91
||      LDW     .D1T1  *-A0[28], A13        ; <0> LDW     *-low[30 - 2 * 1], d0_90
||      LDW     .D2T2  *+B1[2], B8          ; <0> LDW     *+high[2 * 1], e2_90
        XOR     .L1    A12, A14, A14        ; <0> XOR     even1_93, s2_93, even2_93
||      XOR     .L2X   B3, A11, B3          ; <0> XOR     u1, e1_86, t1
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    u0, 16, u16_91
||      XOR     .S2    B10, B12, B11        ; <0> XOR     odd1_93, s3_93, odd2_93
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_91], s2_91
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_91], s3_91
        XOR     .L1X   A1, B9, A1           ; <0> XOR     y2, d_71, y2
||      XOR     .L2    B11, B10, B10        ; <0> XOR     odd2_93, s1_93, odd_93
||      XOR     .S1    A14, A13, A13        ; <0> XOR     even2_93, s4_93, even3_93
||      LDW     .D1T1  *+A6[A12], A12       ; <0> LDW     *+A6[u16_91], s4_91
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_91], s1_91
        XOR     .L1    A13, A12, A14        ; <0> XOR     even3_93, s8_93, even_93
||      XOR     .L2    B2, B9, B2           ; <0> XOR     x2, d_71, x2
||      SHRU    .S1    A11, 8, A13          ; <0> SHRU    u1, 8, u8_92
||      SHRU    .S2    B3, 12, B11          ; <0> SHRU    t1, 12, t12_92
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t1, low_92
||      LDW     .D1T1  *+A4[A3], A12        ; <0> LDW     *+A4[u0], s8_91
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[t1], s7_92
        XOR     .L1    A8, A12, A12         ; <0> XOR     v0, s6_91, even1_91
||      XOR     .L2    B8, B9, B9           ; <0> XOR     s7_91, s5_91, odd1_91
||      XOR     .S1X   A14, B10, A8         ; <0> XOR     even_93, odd_93, u2
||      SHRU    .S2    B3, 28, B10          ; <0> SHRU    t1, 28, high_92
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[u8_92], s6_92
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_92], s5_92
        XOR     .L1    A3, A13, A3          ; <0> XOR     u0, d0_90, v0
||      ADD     .L2    B10, B11, B3         ; <0> ADD     high_92, low_92, t28_92
||      SHRU    .S1    A11, 24, A14         ; <0> SHRU    u1, 24, u24_92
||      SHRU    .S2    B3, 16, B11          ; <0> SHRU    t1, 16, t16_92
||      LDW     .D1T2  *-A0[29], B9         ; <0> LDW     *-low[31 - 2 * 1], e0_90
||      LDW     .D2T1  *-B1[29], A13        ; <0> LDW     *-high[31 - 2 * 1], d1_90
        XOR     .L1    A12, A13, A13        ; <0> XOR     even1_91, s2_91, even2_91
||      XOR     .L2    B9, B10, B10         ; <0> XOR     odd1_91, s3_91, odd2_91
||      SHRU    .S1    A11, 16, A14         ; <0> SHRU    u1, 16, u16_92
||      XOR     .S2X   B8, A8, B8           ; <0> XOR     u2, e2_90, t2
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_92], s2_92
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_92], s3_92
        XOR     .L1    A13, A12, A13        ; <0> XOR     even2_91, s4_91, even3_91
||      XOR     .L2    B10, B9, B9          ; <0> XOR     odd2_91, s1_91, odd_91
||      SHL     .S1    A1, 31, A1           ; <0> SHL     y2, 31, top_72
||      SHRU    .S2X   A1, 1, B3            ; <0> SHRU    y2, 1, rest_72
||      LDW     .D1T1  *+A6[A14], A12       ; <0> LDW     *+A6[u16_92], s4_92
||      LDW     .D2T2  *+B7[B3], B10        ; <0> LDW     *+B7[t28_92], s1_92
        XOR     .L1    A13, A12, A12        ; <0> XOR     even3_91, s8_91, even_91
||      SHRU    .S1    A8, 8, A14           ; <0> SHRU    u2, 8, u8_97
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t2, 12, t12_97
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t2, low_97
||      LDW     .D1T1  *+A4[A11], A12       ; <0> LDW     *+A4[u1], s8_92
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t2], s7_97
        XOR     .L1X   A12, B9, A2          ; <0> XOR     even_91, odd_91, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_92, s5_92, odd1_92
||      XOR     .S1    A2, A13, A12         ; <0> XOR     v1, s6_92, even1_92
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t2, 28, high_97
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_97], s6_97
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_97], s5_97
        XOR     .L1    A11, A13, A11        ; <0> XOR     u1, d1_90, v1
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_97, low_97, t28_97
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u2, 24, u24_97
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t2, 16, t16_97
||      LDW     .D1T2  *+A0[3], B8          ; <0> LDW     *+low[1 + 2 * 1], e1_90
||      LDW     .D2T1  *+B1[5], A13         ; <0> LDW     *+high[2 * 2 + 1], d2_94
        XOR     .L1    A12, A13, A13        ; <0> XOR     even1_92, s2_92, even2_92
||      XOR     .L2X   B9, A2, B9           ; <0> XOR     u0, e0_90, t0
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u2, 16, u16_97
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_92, s3_92, odd2_92
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_97], s2_97
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_97], s3_97
        ADD     .L1X   A1, B3, A1           ; <0> ADD     top_72, rest_72, y2
||      XOR     .L2    B11, B10, B8         ; <0> XOR     odd2_92, s1_92, odd_92
||      XOR     .S1    A13, A12, A13        ; <0> XOR     even2_92, s4_92, even3_92
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    x2, 8, high_73
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_97], s4_97
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_97], s1_97
        XOR     .L1    A13, A12, A12        ; <0> XOR     even3_92, s8_92, even_92
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0, 8, u8_95
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t0, 12, t12_95
||      MPY     .M2    -16, B9, B12         ; <0> MPY     -16, t0, low_95
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u2], s8_97
||      LDW     .D2T2  *+B4[B9], B3         ; <0> LDW     *+B4[t0], s7_95
        XOR     .L1X   A12, B8, A10         ; <0> XOR     even_92, odd_92, u1
||      XOR     .L2    B10, B12, B10        ; <0> XOR     s7_97, s5_97, odd1_97
||      XOR     .S1    A10, A14, A12        ; <0> XOR     v2, s6_97, even1_97
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t0, 28, high_95
||      LDW     .D1T1  *+A5[A13], A9        ; <0> LDW     *+A5[u8_95], s6_95
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_95], s5_95
        XOR     .L1    A8, A13, A8          ; <0> XOR     u2, d2_94, v2
||      ADD     .L2    B11, B12, B9         ; <0> ADD     high_95, low_95, t28_95
||      SHRU    .S1    A2, 24, A13          ; <0> SHRU    u0, 24, u24_95
||      SHRU    .S2    B9, 16, B11          ; <0> SHRU    t0, 16, t16_95
||      LDW     .D1T1  *-A0[26], A12        ; <0> LDW     *-low[30 - 2 * 2], d0_94
||      LDW     .D2T2  *+B1[4], B3          ; <0> LDW     *+high[2 * 2], e2_94
        XOR     .L1    A12, A14, A14        ; <0> XOR     even1_97, s2_97, even2_97
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1, e1_90, t1
||      SHRU    .S1    A2, 16, A12          ; <0> SHRU    u0, 16, u16_95
||      XOR     .S2    B10, B12, B11        ; <0> XOR     odd1_97, s3_97, odd2_97
||      LDW     .D1T1  *+A7[A13], A12       ; <0> LDW     *+A7[u24_95], s2_95
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_95], s3_95
        XOR     .L1    A14, A13, A13        ; <0> XOR     even2_97, s4_97, even3_97
||      XOR     .L2X   B3, A1, B10          ; <0> XOR     high_73, y2, both_73
||      MVKH    .S1    16711935, A9         ; <0> MVKH    0x00ff00ff, m8
||      XOR     .S2    B11, B10, B9         ; <0> XOR     odd2_97, s1_97, odd_97
||      LDW     .D1T1  *+A6[A12], A9        ; <0> LDW     *+A6[u16_95], s4_95
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_95], s1_95
        XOR     .L1    A13, A12, A13        ; <0> XOR     even3_97, s8_97, even_97
||      AND     .L2X   B10, A9, B10         ; <0> AND     both_73, m8, d_73
||      SHRU    .S1    A10, 8, A12          ; <0> SHRU    u1, 8, u8_96
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t1, 12, t12_96
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t1, low_96
||      LDW     .D1T1  *+A4[A2], A12        ; <0> LDW     *+A4[u0], s8_95
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t1], s7_96
        XOR     .L1    A3, A9, A9           ; <0> XOR     v0, s6_95, even1_95
||      XOR     .L2    B3, B11, B9          ; <0> XOR     s7_95, s5_95, odd1_95
||      XOR     .S1X   A13, B9, A3          ; <0> XOR     even_97, odd_97, u2
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_96
||      LDW     .D1T1  *+A5[A12], A13       ; <0> LDW     *+A5[u8_96], s6_96
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_96], s5_96
        XOR     .L1    A2, A12, A2          ; <0> XOR     u0, d0_94, v0
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_96, low_96, t28_96
||      SHRU    .S1    A10, 24, A13         ; <0> SHRU    u1, 24, u24_96
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t1, 16, t16_96
||      LDW     .D1T2  *-A0[27], B8         ; <0> LDW     *-low[31 - 2 * 2], e0_94
||      LDW     .D2T1  *-B1[27], A13        ; <0> LDW     *-high[31 - 2 * 2], d1_94
        XOR     .L1    A9, A12, A12         ; <0> XOR     even1_95, s2_95, even2_95
||      XOR     .L2    B9, B11, B11         ; <0> XOR     odd1_95, s3_95, odd2_95
||      SHRU    .S1    A10, 16, A13         ; <0> SHRU    u1, 16, u16_96
||      XOR     .S2X   B3, A3, B3           ; <0> XOR     u2, e2_94, t2
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_96], s2_96
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_96], s3_96
        XOR     .L1    A12, A9, A13         ; <0> XOR     even2_95, s4_95, even3_95
||      XOR     .L2    B11, B9, B8          ; <0> XOR     odd2_95, s1_95, odd_95
||      SHL     .S1X   B10, 8, A9           ; <0> SHL     d_73, 8, moved_73
||      LDW     .D1T1  *+A6[A13], A12       ; <0> LDW     *+A6[u16_96], s4_96
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_96], s1_96
        XOR     .L1    A13, A12, A12        ; <0> XOR     even3_95, s8_95, even_95
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    u2, 8, u8_101
||      SHRU    .S2    B3, 12, B12          ; <0> SHRU    t2, 12, t12_101
||      MPY     .M2    -16, B3, B12         ; <0> MPY     -16, t2, low_101
||      LDW     .D1T1  *+A4[A10], A12       ; <0> LDW     *+A4[u1], s8_96
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[t2], s7_101
        XOR     .L1X   A12, B8, A11         ; <0> XOR     even_95, odd_95, u0
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_96, s5_96, odd1_96
||      XOR     .S1    A11, A13, A12        ; <0> XOR     v1, s6_96, even1_96
||      SHRU    .S2    B3, 28, B11          ; <0> SHRU    t2, 28, high_101
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_101], s6_101
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_101], s5_101
        XOR     .L1    A10, A13, A10        ; <0> XOR     u1, d1_94, v1
||      ADD     .L2    B11, B12, B3         ; <0> ADD     high_101, low_101, t28_101
||      SHRU    .S1    A3, 24, A14          ; <0> SHRU    u2, 24, u24_101
||      SHRU    .S2    B3, 16, B12          ; <0> SHRU    t2, 16, t16_101
||      LDW     .D1T2  *+A0[5], B3          ; <0> LDW     *+low[1 + 2 * 2], e1_94
||      LDW     .D2T1  *+B1[7], A13         ; <0> LDW     *+high[2 * 3 + 1], d2_98
        XOR     .L1    A12, A13, A13        ; <0> XOR     even1_96, s2_96, even2_96
||      XOR     .L2X   B8, A11, B8          ; <0> XOR     u0, e0_94, t0
||      SHRU    .S1    A3, 16, A14          ; <0> SHRU    u2, 16, u16_101
||      XOR     .S2    B9, B11, B11         ; <0> XOR     odd1_96, s3_96, odd2_96
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_101], s2_101
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_101], s3_101
        XOR     .L1X   A1, B10, A1          ; <0> XOR     y2, d_73, y2
||      XOR     .L2    B11, B9, B3          ; <0> XOR     odd2_96, s1_96, odd_96
||      XOR     .S1    A13, A12, A13        ; <0> XOR     even2_96, s4_96, even3_96
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_101], s4_101
||      LDW     .D2T2  *+B7[B3], B9         ; <0> LDW     *+B7[t28_101], s1_101
        XOR     .L1    A13, A12, A12        ; <0> XOR     even3_96, s8_96, even_96
||      SHRU    .S1    A11, 8, A13          ; <0> SHRU    u0, 8, u8_99
||      SHRU    .S2    B8, 12, B10          ; <0> SHRU    t0, 12, t12_99
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t0, low_99
||      LDW     .D1T1  *+A4[A3], A12        ; <0> LDW     *+A4[u2], s8_101
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[t0], s7_99
        XOR     .L1X   A12, B3, A8          ; <0> XOR     even_96, odd_96, u1
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_101, s5_101, odd1_101
||      XOR     .S1    A8, A14, A12         ; <0> XOR     v2, s6_101, even1_101
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t0, 28, high_99
||      LDW     .D1T1  *+A5[A13], A12       ; <0> LDW     *+A5[u8_99], s6_99
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_99], s5_99
        XOR     .L1    A3, A13, A3          ; <0> XOR     u2, d2_98, v2
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_99, low_99, t28_99
||      SHRU    .S1    A11, 24, A13         ; <0> SHRU    u0, 24, u24_99
||      SHRU    .S2    B8, 16, B10          ; <0> SHRU    t0, 16, t16_99
||      LDW     .D1T1  *-A0[24], A13        ; <0> LDW     *-low[30 - 2 * 3], d0_98
||      LDW     .D2T2  *+B1[6], B2          ; <0> LDW     *+high[2 * 3], e2_98
        XOR     .L1    A12, A14, A14        ; <0> XOR     even1_101, s2_101, even2_101
||      XOR     .L2X   B3, A8, B3           ; <0> XOR     u1, e1_94, t1
||      SHRU    .S1    A11, 16, A12         ; <0> SHRU    u0, 16, u16_99
||      XOR     .S2    B9, B11, B10         ; <0> XOR     odd1_101, s3_101, odd2_101
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_99], s2_99
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t16_99], s3_99
        XOR     .L1X   A9, B2, A9           ; <0> XOR     x2, moved_73, x2
||      XOR     .L2    B10, B9, B8          ; <0> XOR     odd2_101, s1_101, odd_101
||      XOR     .S1    A14, A13, A13        ; <0> XOR     even2_101, s4_101, even3_101
||      LDW     .D1T1  *+A6[A12], A12       ; <0> LDW     *+A6[u16_99], s4_99
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_99], s1_99
        XOR     .L1    A13, A12, A14        ; <0> XOR     even3_101, s8_101, even_101
||      SHRU    .S1    A8, 8, A13           ; <0> SHRU    u1, 8, u8_100
||      SHRU    .S2    B3, 12, B10          ; <0> SHRU    t1, 12, t12_100
||      MPY     .M2    -16, B3, B10         ; <0> MPY     -16, t1, low_100
||      LDW     .D1T1  *+A4[A11], A13       ; <0> LDW     *+A4[u0], s8_99
||      LDW     .D2T2  *+B4[B3], B8         ; <0> LDW     *+B4[t1], s7_100
        XOR     .L1    A2, A12, A12         ; <0> XOR     v0, s6_99, even1_99
||      XOR     .L2    B2, B9, B8           ; <0> XOR     s7_99, s5_99, odd1_99
||      XOR     .S1X   A14, B8, A2          ; <0> XOR     even_101, odd_101, u2
||      SHRU    .S2    B3, 28, B9           ; <0> SHRU    t1, 28, high_100
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_100], s6_100
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_100], s5_100
        XOR     .L1    A11, A13, A11        ; <0> XOR     u0, d0_98, v0
||      ADD     .L2    B9, B10, B3          ; <0> ADD     high_100, low_100, t28_100
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u1, 24, u24_100
||      SHRU    .S2    B3, 16, B10          ; <0> SHRU    t1, 16, t16_100
||      LDW     .D1T2  *-A0[25], B3         ; <0> LDW     *-low[31 - 2 * 3], e0_98
||      LDW     .D2T1  *-B1[25], A14        ; <0> LDW     *-high[31 - 2 * 3], d1_98
        XOR     .L1    A12, A13, A13        ; <0> XOR     even1_99, s2_99, even2_99
||      XOR     .L2    B8, B9, B9           ; <0> XOR     odd1_99, s3_99, odd2_99
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u1, 16, u16_100
||      XOR     .S2X   B2, A2, B2           ; <0> XOR     u2, e2_98, t2
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_100], s2_100
||      LDW     .D2T2  *+B6[B10], B9        ; <0> LDW     *+B6[t16_100], s3_100
        XOR     .L1    A13, A12, A14        ; <0> XOR     even2_99, s4_99, even3_99
||      XOR     .L2    B9, B8, B3           ; <0> XOR     odd2_99, s1_99, odd_99
||      MVKL    .S1    3435973836, A12      ; <0> MVKL    0xcccccccc, m2
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_100], s4_100
||      LDW     .D2T2  *+B7[B3], B8         ; <0> LDW     *+B7[t28_100], s1_100
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_99, s8_99, even_99
||      SHRU    .S1    A2, 8, A15           ; <0> SHRU    u2, 8, u8_105
||      SHRU    .S2    B2, 12, B10          ; <0> SHRU    t2, 12, t12_105
||      MPY     .M2    -16, B2, B10         ; <0> MPY     -16, t2, low_105
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[u1], s8_100
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t2], s7_105
        XOR     .L1X   A13, B3, A10         ; <0> XOR     even_99, odd_99, u0
||      XOR     .L2    B8, B9, B8           ; <0> XOR     s7_100, s5_100, odd1_100
||      XOR     .S1    A10, A14, A13        ; <0> XOR     v1, s6_100, even1_100
||      SHRU    .S2    B2, 28, B9           ; <0> SHRU    t2, 28, high_105
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_105], s6_105
||      LDW     .D2T2  *+B5[B10], B11       ; <0> LDW     *+B5[t12_105], s5_105
        XOR     .L1    A8, A14, A8          ; <0> XOR     u1, d1_98, v1
||      ADD     .L2    B9, B10, B2          ; <0> ADD     high_105, low_105, t28_105
||      SHRU    .S1    A2, 24, A15          ; <0> SHRU    u2, 24, u24_105
||      SHRU    .S2    B2, 16, B10          ; <0> SHRU    t2, 16, t16_105
||      LDW     .D1T2  *+A0[7], B8          ; <0> LDW     *+low[1 + 2 * 3], e1_98
||      LDW     .D2T1  *+B1[9], A14         ; <0> LDW     *+high[2 * 4 + 1], d2_102
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_100, s2_100, even2_100
||      XOR     .L2X   B3, A10, B3          ; <0> XOR     u0, e0_98, t0
||      SHRU    .S1    A2, 16, A15          ; <0> SHRU    u2, 16, u16_105
||      XOR     .S2    B8, B9, B9           ; <0> XOR     odd1_100, s3_100, odd2_100
||      LDW     .D1T1  *+A7[A15], A15       ; <0> LDW     *+A7[u24_105], s2_105
||      LDW     .D2T2  *+B6[B10], B11       ; <0> LDW     *+B6[t16_105], s3_105
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_100, s4_100, even3_100
||      XOR     .L2    B9, B8, B8           ; <0> XOR     odd2_100, s1_100, odd_100
||      MVKH    .S1    3435973836, A12      ; <0> MVKH    0xcccccccc, m2
||      SHL     .S2X   A1, 2, B2            ; <0> SHL     y2, 2, low_74
||      LDW     .D1T1  *+A6[A15], A14       ; <0> LDW     *+A6[u16_105], s4_105
||      LDW     .D2T2  *+B7[B2], B9         ; <0> LDW     *+B7[t28_105], s1_105
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_100, s8_100, even_100
||      SHRU    .S1    A10, 8, A14          ; <0> SHRU    u0, 8, u8_103
||      SHRU    .S2    B3, 12, B10          ; <0> SHRU    t0, 12, t12_103
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t0, low_103
||      LDW     .D1T1  *+A4[A2], A14        ; <0> LDW     *+A4[u2], s8_105
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[t0], s7_103
        XOR     .L1X   A13, B8, A3          ; <0> XOR     even_100, odd_100, u1
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_105, s5_105, odd1_105
||      XOR     .S1    A3, A15, A13         ; <0> XOR     v2, s6_105, even1_105
||      SHRU    .S2    B3, 28, B10          ; <0> SHRU    t0, 28, high_103
||      LDW     .D1T1  *+A5[A14], A12       ; <0> LDW     *+A5[u8_103], s6_103
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_103], s5_103
        XOR     .L1    A2, A14, A2          ; <0> XOR     u2, d2_102, v2
||      ADD     .L2    B10, B11, B3         ; <0> ADD     high_103, low_103, t28_103
||      SHRU    .S1    A10, 24, A14         ; <0> SHRU    u0, 24, u24_103
||      SHRU    .S2    B3, 16, B10          ; <0> SHRU    t0, 16, t16_103
||      LDW     .D1T1  *-A0[22], A14        ; <0> LDW     *-low[30 - 2 * 4], d0_102
||      LDW     .D2T2  *+B1[8], B2          ; <0> LDW     *+high[2 * 4], e2_102
        XOR     .L1    A13, A15, A15        ; <0> XOR     even1_105, s2_105, even2_105
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u1, e1_98, t1
||      SHRU    .S1    A10, 16, A13         ; <0> SHRU    u0, 16, u16_103
||      XOR     .S2    B9, B11, B10         ; <0> XOR     odd1_105, s3_105, odd2_105
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_103], s2_103
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t16_103], s3_103
        XOR     .L1    A15, A14, A15        ; <0> XOR     even2_105, s4_105, even3_105
||      XOR     .L2X   B2, A9, B9           ; <0> XOR     low_74, x2, both_74
||      MVKL    .S1    4042322160, A13      ; <0> MVKL    0xf0f0f0f0, m4
||      XOR     .S2    B10, B9, B3          ; <0> XOR     odd2_105, s1_105, odd_105
||      LDW     .D1T1  *+A6[A13], A12       ; <0> LDW     *+A6[u16_103], s4_103
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[t28_103], s1_103
        XOR     .L1    A15, A14, A15        ; <0> XOR     even3_105, s8_105, even_105
||      AND     .L2X   B9, A12, B9          ; <0> AND     both_74, m2, d_74
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    u1, 8, u8_104
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t1, 12, t12_104
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t1, low_104
||      LDW     .D1T1  *+A4[A10], A12       ; <0> LDW     *+A4[u0], s8_103
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t1], s7_104
        XOR     .L1    A11, A12, A12        ; <0> XOR     v0, s6_103, even1_103
||      XOR     .L2    B2, B10, B3          ; <0> XOR     s7_103, s5_103, odd1_103
||      XOR     .S1X   A15, B3, A11         ; <0> XOR     even_105, odd_105, u2
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t1, 28, high_104
||      LDW     .D1T1  *+A5[A14], A12       ; <0> LDW     *+A5[u8_104], s6_104
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_104], s5_104
        XOR     .L1    A10, A14, A10        ; <0> XOR     u0, d0_102, v0
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_104, low_104, t28_104
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    u1, 24, u24_104
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t1, 16, t16_104
||      LDW     .D1T2  *-A0[23], B8         ; <0> LDW     *-low[31 - 2 * 4], e0_102
||      LDW     .D2T1  *-B1[23], A12        ; <0> LDW     *-high[31 - 2 * 4], d1_102
        XOR     .L1    A12, A14, A14        ; <0> XOR     even1_103, s2_103, even2_103
||      XOR     .L2    B3, B10, B10         ; <0> XOR     odd1_103, s3_103, odd2_103
||      SHRU    .S1    A3, 16, A15          ; <0> SHRU    u1, 16, u16_104
||      XOR     .S2X   B2, A11, B2          ; <0> XOR     u2, e2_102, t2
||      LDW     .D1T1  *+A7[A15], A12       ; <0> LDW     *+A7[u24_104], s2_104
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_104], s3_104
        XOR     .L1    A14, A12, A14        ; <0> XOR     even2_103, s4_103, even3_103
||      XOR     .L2    B10, B3, B8          ; <0> XOR     odd2_103, s1_103, odd_103
||      MVKH    .S1    4042322160, A13      ; <0> MVKH    0xf0f0f0f0, m4
||      SHRU    .S2    B9, 2, B3            ; <0> SHRU    d_74, 2, moved_74
||      LDW     .D1T1  *+A6[A15], A9        ; <0> LDW     *+A6[u16_104], s4_104
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_104], s1_104
        XOR     .L1    A14, A12, A9         ; <0> XOR     even3_103, s8_103, even_103
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     x2, d_74, x2
||      SHRU    .S1    A11, 8, A14          ; <0> SHRU    u2, 8, u8_109
||      SHRU    .S2    B2, 12, B12          ; <0> SHRU    t2, 12, t12_109
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t2, low_109
||      LDW     .D1T1  *+A4[A3], A12        ; <0> LDW     *+A4[u1], s8_104
||      LDW     .D2T2  *+B4[B2], B10        ; <0> LDW     *+B4[t2], s7_109
        XOR     .L1X   A9, B8, A8           ; <0> XOR     even_103, odd_103, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_104, s5_104, odd1_104
||      XOR     .S1    A8, A12, A9          ; <0> XOR     v1, s6_104, even1_104
||      SHRU    .S2    B2, 28, B11          ; <0> SHRU    t2, 28, high_109
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_109], s6_109
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_109], s5_109
        XOR     .L1    A3, A12, A3          ; <0> XOR     u1, d1_102, v1
||      ADD     .L2    B11, B12, B2         ; <0> ADD     high_109, low_109, t28_109
||      SHRU    .S1    A11, 24, A14         ; <0> SHRU    u2, 24, u24_109
||      SHRU    .S2    B2, 16, B12          ; <0> SHRU    t2, 16, t16_109
||      LDW     .D1T2  *+A0[9], B2          ; <0> LDW     *+low[1 + 2 * 4], e1_102
||      LDW     .D2T1  *+B1[11], A12        ; <0> LDW     *+high[2 * 5 + 1], d2_106
        XOR     .L1    A9, A12, A12         ; <0> XOR     even1_104, s2_104, even2_104
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u0, e0_102, t0
||      SHRU    .S1    A11, 16, A14         ; <0> SHRU    u2, 16, u16_109
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_104, s3_104, odd2_104
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_109], s2_109
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_109], s3_109
        XOR     .L1    A12, A9, A14         ; <0> XOR     even2_104, s4_104, even3_104
||      XOR     .L2    B11, B10, B2         ; <0> XOR     odd2_104, s1_104, odd_104
||      SHRU    .S1X   B9, 16, A9           ; <0> SHRU    x2, 16, x_75
||      LDW     .D1T1  *+A6[A14], A12       ; <0> LDW     *+A6[u16_109], s4_109
||      LDW     .D2T2  *+B7[B2], B11        ; <0> LDW     *+B7[t28_109], s1_109
        XOR     .L1    A14, A12, A1         ; <0> XOR     even3_104, s8_104, even_104
||      XOR     .L2X   B3, A1, B3           ; <0> XOR     y2, moved_74, y2
||      SHRU    .S1    A8, 8, A12           ; <0> SHRU    u0, 8, u8_107
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t0, 12, t12_107
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t0, low_107
||      LDW     .D1T1  *+A4[A11], A9        ; <0> LDW     *+A4[u2], s8_109
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t0], s7_107
        XOR     .L1X   A1, B2, A1           ; <0> XOR     even_104, odd_104, u1
||      XOR     .L2    B10, B12, B10        ; <0> XOR     s7_109, s5_109, odd1_109
||      XOR     .S1    A2, A14, A2          ; <0> XOR     v2, s6_109, even1_109
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t0, 28, high_107
||      LDW     .D1T1  *+A5[A12], A9        ; <0> LDW     *+A5[u8_107], s6_107
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_107], s5_107
        XOR     .L1    A11, A12, A11        ; <0> XOR     u2, d2_106, v2
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_107, low_107, t28_107
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u0, 24, u24_107
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t0, 16, t16_107
||      MPYSU   .M2    1, B3, B10           ; <0> MPYSU   1, y2, y_75
||      LDW     .D1T1  *-A0[20], A12        ; <0> LDW     *-low[30 - 2 * 5], d0_106
||      LDW     .D2T2  *+B1[10], B8         ; <0> LDW     *+high[2 * 5], e2_106
        XOR     .L1    A2, A14, A14         ; <0> XOR     even1_109, s2_109, even2_109
||      XOR     .L2X   B2, A1, B2           ; <0> XOR     u1, e1_102, t1
||      SHRU    .S1    A8, 16, A2           ; <0> SHRU    u0, 16, u16_107
||      XOR     .S2    B10, B12, B12        ; <0> XOR     odd1_109, s3_109, odd2_109
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_107], s2_107
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_107], s3_107
        SUB     .L1X   B10, A9, A2          ; <0> SUB     y_75, x_75, e_75
||      XOR     .L2    B12, B11, B10        ; <0> XOR     odd2_109, s1_109, odd_109
||      XOR     .S1    A14, A12, A12        ; <0> XOR     even2_109, s4_109, even3_109
||      LDW     .D1T1  *+A6[A2], A10        ; <0> LDW     *+A6[u16_107], s4_107
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_107], s1_107
        XOR     .L1    A12, A9, A14         ; <0> XOR     even3_109, s8_109, even_109
||      SHRU    .S1    A1, 8, A12           ; <0> SHRU    u1, 8, u8_108
||      SHRU    .S2    B2, 12, B12          ; <0> SHRU    t1, 12, t12_108
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t1, low_108
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u0], s8_107
||      LDW     .D2T2  *+B4[B2], B10        ; <0> LDW     *+B4[t1], s7_108
        XOR     .L1    A10, A9, A10         ; <0> XOR     v0, s6_107, even1_107
||      XOR     .L2    B8, B11, B10         ; <0> XOR     s7_107, s5_107, odd1_107
||      XOR     .S1X   A14, B10, A9         ; <0> XOR     even_109, odd_109, u2
||      SHRU    .S2    B2, 28, B11          ; <0> SHRU    t1, 28, high_108
||      LDW     .D1T1  *+A5[A12], A12       ; <0> LDW     *+A5[u8_108], s6_108
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_108], s5_108
        XOR     .L1    A8, A12, A8          ; <0> XOR     u0, d0_106, v0
||      ADD     .L2    B11, B12, B2         ; <0> ADD     high_108, low_108, t28_108
||      SHRU    .S1    A1, 24, A14          ; <0> SHRU    u1, 24, u24_108
||      SHRU    .S2    B2, 16, B12          ; <0> SHRU    t1, 16, t16_108
||      LDW     .D1T2  *-A0[21], B2         ; <0> LDW     *-low[31 - 2 * 5], e0_106
||      LDW     .D2T1  *-B1[21], A12        ; <0> LDW     *-high[31 - 2 * 5], d1_106
        XOR     .L1    A10, A12, A12        ; <0> XOR     even1_107, s2_107, even2_107
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_107, s3_107, odd2_107
||      SHRU    .S1    A1, 16, A14          ; <0> SHRU    u1, 16, u16_108
||      XOR     .S2X   B8, A9, B8           ; <0> XOR     u2, e2_106, t2
||      LDW     .D1T1  *+A7[A14], A12       ; <0> LDW     *+A7[u24_108], s2_108
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_108], s3_108
        XOR     .L1    A12, A10, A14        ; <0> XOR     even2_107, s4_107, even3_107
||      XOR     .L2    B11, B10, B2         ; <0> XOR     odd2_107, s1_107, odd_107
||      SHL     .S1    A2, 16, A10          ; <0> SHL     e_75, 16, moved_75
||      LDW     .D1T1  *+A6[A14], A3        ; <0> LDW     *+A6[u16_108], s4_108
||      LDW     .D2T2  *+B7[B2], B10        ; <0> LDW     *+B7[t28_108], s1_108
        XOR     .L1    A14, A12, A2         ; <0> XOR     even3_107, s8_107, even_107
||      SUB     .L2X   B3, A2, B3           ; <0> SUB     y2, e_75, y2
||      SHRU    .S1    A9, 8, A14           ; <0> SHRU    u2, 8, u8_113
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t2, 12, t12_113
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t2, low_113
||      LDW     .D1T1  *+A4[A1], A10        ; <0> LDW     *+A4[u1], s8_108
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t2], s7_113
        XOR     .L1X   A2, B2, A2           ; <0> XOR     even_107, odd_107, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_108, s5_108, odd1_108
||      XOR     .S1    A3, A12, A3          ; <0> XOR     v1, s6_108, even1_108
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t2, 28, high_113
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_113], s6_113
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_113], s5_113
        XOR     .L1    A1, A12, A1          ; <0> XOR     u1, d1_106, v1
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_113, low_113, t28_113
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u2, 24, u24_113
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t2, 16, t16_113
||      LDW     .D1T2  *+A0[11], B8         ; <0> LDW     *+low[1 + 2 * 5], e1_106
||      LDW     .D2T1  *+B1[13], A12        ; <0> LDW     *+high[2 * 6 + 1], d2_110
        XOR     .L1    A3, A12, A12         ; <0> XOR     even1_108, s2_108, even2_108
||      XOR     .L2X   B2, A2, B2           ; <0> XOR     u0, e0_106, t0
||      SHRU    .S1    A9, 16, A14          ; <0> SHRU    u2, 16, u16_113
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_108, s3_108, odd2_108
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_113], s2_113
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_113], s3_113
        ADD     .L1X   A10, B9, A3          ; <0> ADD     x2, moved_75, x2
||      XOR     .L2    B11, B10, B8         ; <0> XOR     odd2_108, s1_108, odd_108
||      XOR     .S1    A12, A3, A12         ; <0> XOR     even2_108, s4_108, even3_108
||      SHL     .S2    B3, 4, B10           ; <0> SHL     y2, 4, low_76
||      LDW     .D1T1  *+A6[A14], A12       ; <0> LDW     *+A6[u16_113], s4_113
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_113], s1_113
        XOR     .L1    A12, A10, A10        ; <0> XOR     even3_108, s8_108, even_108
||      XOR     .L2X   B10, A3, B10         ; <0> XOR     low_76, x2, both_76
||      SHRU    .S1    A2, 8, A12           ; <0> SHRU    u0, 8, u8_111
||      SHRU    .S2    B2, 12, B11          ; <0> SHRU    t0, 12, t12_111
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t0, low_111
||      LDW     .D1T1  *+A4[A9], A12        ; <0> LDW     *+A4[u2], s8_113
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[t0], s7_111
        XOR     .L1X   A10, B8, A10         ; <0> XOR     even_108, odd_108, u1
||      XOR     .L2    B9, B12, B9          ; <0> XOR     s7_113, s5_113, odd1_113
||      XOR     .S1    A11, A14, A11        ; <0> XOR     v2, s6_113, even1_113
||      SHRU    .S2    B2, 28, B11          ; <0> SHRU    t0, 28, high_111
||      LDW     .D1T1  *+A5[A12], A13       ; <0> LDW     *+A5[u8_111], s6_111
||      LDW     .D2T2  *+B5[B11], B10       ; <0> LDW     *+B5[t12_111], s5_111
        XOR     .L1    A9, A12, A9          ; <0> XOR     u2, d2_110, v2
||      ADD     .L2    B11, B12, B2         ; <0> ADD     high_111, low_111, t28_111
||      SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0, 24, u24_111
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    t0, 16, t16_111
||      LDW     .D1T1  *-A0[18], A13        ; <0> LDW     *-low[30 - 2 * 6], d0_110
||      LDW     .D2T2  *+B1[12], B2         ; <0> LDW     *+high[2 * 6], e2_110
        XOR     .L1    A11, A14, A14        ; <0> XOR     even1_113, s2_113, even2_113
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1, e1_106, t1
||      SHRU    .S1    A2, 16, A11          ; <0> SHRU    u0, 16, u16_111
||      XOR     .S2    B9, B12, B11         ; <0> XOR     odd1_113, s3_113, odd2_113
||      LDW     .D1T1  *+A7[A12], A13       ; <0> LDW     *+A7[u24_111], s2_111
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_111], s3_111
        XOR     .L1    A14, A12, A14        ; <0> XOR     even2_113, s4_113, even3_113
||      XOR     .L2    B11, B9, B11         ; <0> XOR     odd2_113, s1_113, odd_113
||      SHRU    .S1    A10, 8, A11          ; <0> SHRU    u1, 8, u8_112
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t1, 12, t12_112
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_111], s4_111
||      LDW     .D2T2  *+B7[B2], B8         ; <0> LDW     *+B7[t28_111], s1_111
        AND     .L1X   A13, B10, A12        ; <0> AND     both_76, m4, d_76
||      XOR     .S1    A14, A12, A14        ; <0> XOR     even3_113, s8_113, even_113
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0], s8_111
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t1], s7_112
        XOR     .L1    A8, A13, A11         ; <0> XOR     v0, s6_111, even1_111
||      XOR     .L2    B2, B10, B9          ; <0> XOR     s7_111, s5_111, odd1_111
||      XOR     .S1X   A14, B11, A8         ; <0> XOR     even_113, odd_113, u2
||      LDW     .D1T1  *+A5[A11], A14       ; <0> LDW     *+A5[u8_112], s6_112
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[t12_112], s5_112
        XOR     .L1    A2, A13, A2          ; <0> XOR     u0, d0_110, v0
||      SHRU    .S1    A10, 24, A14         ; <0> SHRU    u1, 24, u24_112
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t1, 16, t16_112
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t1, low_112
||      LDW     .D1T2  *-A0[19], B8         ; <0> LDW     *-low[31 - 2 * 6], e0_110
||      LDW     .D2T1  *-B1[19], A14        ; <0> LDW     *-high[31 - 2 * 6], d1_110
        XOR     .L1    A3, A12, A3          ; <0> XOR     x2, d_76, x2
||      XOR     .L2    B9, B10, B9          ; <0> XOR     odd1_111, s3_111, odd2_111
||      XOR     .S1    A11, A13, A13        ; <0> XOR     even1_111, s2_111, even2_111
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t1, 28, high_112
||      LDW     .D1T1  *+A7[A14], A12       ; <0> LDW     *+A7[u24_112], s2_112
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_112], s3_112
        XOR     .L1    A13, A11, A13        ; <0> XOR     even2_111, s4_111, even3_111
||      ADD     .L2    B10, B11, B11        ; <0> ADD     high_112, low_112, t28_112
||      SHRU    .S1    A10, 16, A14         ; <0> SHRU    u1, 16, u16_112
||      LDW     .D1T2  *+A0[2], B2          ; <0> LDW     *+low[2]{input}, from
||      LDW     .D2T1  *-B1[30], A13        ; <0> LDW     *-high[30]{lead}, lead
        XOR     .L1    A13, A11, A13        ; <0> XOR     even3_111, s8_111, even_111
||      XOR     .L2    B9, B8, B8           ; <0> XOR     odd2_111, s1_111, odd_111
||      SHRU    .S1    A8, 8, A11           ; <0> SHRU    u2, 8, u8_117
||      XOR     .S2X   B2, A8, B2           ; <0> XOR     u2, e2_110, t2
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_112], s4_112
||      LDW     .D2T2  *+B7[B11], B11       ; <0> LDW     *+B7[t28_112], s1_112
        XOR     .L1X   A13, B8, A1          ; <0> XOR     even_111, odd_111, u0
||      XOR     .L2    B10, B9, B9          ; <0> XOR     s7_112, s5_112, odd1_112
||      XOR     .S1    A1, A14, A13         ; <0> XOR     v1, s6_112, even1_112
||      SHRU    .S2    B2, 12, B10          ; <0> SHRU    t2, 12, t12_117
||      LDW     .D1T1  *+A4[A10], A13       ; <0> LDW     *+A4[u1], s8_112
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t2], s7_117
        XOR     .L1    A10, A14, A10        ; <0> XOR     u1, d1_110, v1
||      SHRU    .S1X   B2, 28, A11          ; <0> SHRU    t2, 28, high_117
||      SHRU    .S2X   A12, 4, B11          ; <0> SHRU    d_76, 4, moved_76
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t2, low_117
||      LDW     .D1T1  *+A5[A11], A15       ; <0> LDW     *+A5[u8_117], s6_117
||      LDW     .D2T2  *+B5[B10], B12       ; <0> LDW     *+B5[t12_117], s5_117
        XOR     .L1    A13, A12, A12        ; <0> XOR     even1_112, s2_112, even2_112
||      XOR     .L2    B3, B11, B3          ; <0> XOR     y2, moved_76, y2
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u2, 24, u24_117
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    t2, 16, t16_117
||      LDW     .D1T2  *+A0[13], B9         ; <0> LDW     *+low[1 + 2 * 6], e1_110
||      LDW     .D2T1  *+B1[15], A14        ; <0> LDW     *+high[2 * 7 + 1], d2_114
        ADD     .L1X   A13, B2, A11         ; <0> ADD     from, lead, to
||      ADD     .L2X   B12, A11, B12        ; <0> ADD     high_117, low_117, t28_117
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u2, 16, u16_117
||      LDW     .D1T1  *+A7[A14], A15       ; <0> LDW     *+A7[u24_117], s2_117
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_117], s3_117
        ADD     .L1X   8, B2, A12           ; <0> ADD     from, 8, after
||      XOR     .L2X   B8, A1, B8           ; <0> XOR     u0, e0_110, t0
||      XOR     .S1    A12, A13, A14        ; <0> XOR     even2_112, s4_112, even3_112
||      XOR     .S2    B9, B10, B10         ; <0> XOR     odd1_112, s3_112, odd2_112
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_117], s4_117
||      LDW     .D2T2  *+B7[B12], B12       ; <0> LDW     *+B7[t28_117], s1_117
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_112, s8_112, even_112
||      XOR     .L2    B10, B11, B10        ; <0> XOR     odd2_112, s1_112, odd_112
||      SHRU    .S1    A1, 8, A14           ; <0> SHRU    u0, 8, u8_115
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t0, 12, t12_115
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t0, low_115
||      LDW     .D1T1  *+A4[A8], A14        ; <0> LDW     *+A4[u2], s8_117
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t0], s7_115
        XOR     .L1X   A13, B10, A9         ; <0> XOR     even_112, odd_112, u1
||      XOR     .L2    B9, B12, B10         ; <0> XOR     s7_117, s5_117, odd1_117
||      XOR     .S1    A9, A15, A13         ; <0> XOR     v2, s6_117, even1_117
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t0, 28, high_115
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_115], s6_115
||      LDW     .D2T2  *+B5[B11], B10       ; <0> LDW     *+B5[t12_115], s5_115
        XOR     .L1    A8, A14, A8          ; <0> XOR     u2, d2_114, v2
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_115, low_115, t28_115
||      SHRU    .S1    A1, 24, A14          ; <0> SHRU    u0, 24, u24_115
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t0, 16, t16_115
||      LDW     .D1T1  *-A0[16], A14        ; <0> LDW     *-low[30 - 2 * 7], d0_114
||      LDW     .D2T2  *+B1[14], B9         ; <0> LDW     *+high[2 * 7], e2_114
        XOR     .L1    A13, A15, A15        ; <0> XOR     even1_117, s2_117, even2_117
||      SHRU    .S1    A1, 16, A13          ; <0> SHRU    u0, 16, u16_115
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_115], s2_115
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_115], s3_115
        XOR     .L1    A15, A14, A15        ; <0> XOR     even2_117, s4_117, even3_117
||      XOR     .L2X   B9, A9, B8           ; <0> XOR     u1, e1_110, t1
||      SHRU    .S1    A9, 8, A13           ; <0> SHRU    u1, 8, u8_116
||      XOR     .S2    B10, B11, B10        ; <0> XOR     odd1_117, s3_117, odd2_117
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_115], s4_115
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_115], s1_115
        XOR     .L1    A15, A14, A15        ; <0> XOR     even3_117, s8_117, even_117
||      XOR     .L2    B10, B12, B11        ; <0> XOR     odd2_117, s1_117, odd_117
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t1, 12, t12_116
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[u0], s8_115
||      LDW     .D2T2  *+B4[B8], B3         ; <0> LDW     *+B4[t1], s7_116
        XOR     .L1    A2, A14, A13         ; <0> XOR     v0, s6_115, even1_115
||      XOR     .L2    B9, B10, B10         ; <0> XOR     s7_115, s5_115, odd1_115
||      XOR     .S1X   A15, B11, A2         ; <0> XOR     even_117, odd_117, u2
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_116], s6_116
||      LDW     .D2T2  *+B5[B12], B10       ; <0> LDW     *+B5[t12_116], s5_116
        XOR     .L1    A1, A14, A1          ; <0> XOR     u0, d0_114, v0
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    u1, 24, u24_116
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t1, 16, t16_116
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t1, low_116
||      LDW     .D1T2  *-A0[17], B3         ; <0> LDW     *-low[31 - 2 * 7], e0_114
||      LDW     .D2T1  *-B1[17], A14        ; <0> LDW     *-high[31 - 2 * 7], d1_114
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_115, s2_115, even2_115
||      XOR     .L2    B10, B11, B10        ; <0> XOR     odd1_115, s3_115, odd2_115
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_116
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[u24_116], s2_116
||      LDW     .D2T2  *+B6[B12], B2        ; <0> LDW     *+B6[t16_116], s3_116
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_115, s4_115, even3_115
||      ADD     .L2    B11, B12, B11        ; <0> ADD     high_116, low_116, t28_116
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    u1, 16, u16_116
||      STW     .D1T2  B3, *+A11[1]         ; <0> STW     y2, *+to[1]
||      LDW     .D2T1  *+B2[0], A11         ; <0> LDW     *+from[0], p
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_115, s8_115, even_115
||      XOR     .L2    B10, B8, B9          ; <0> XOR     odd2_115, s1_115, odd_115
||      XOR     .S2X   B9, A2, B8           ; <0> XOR     u2, e2_114, t2
||      LDW     .D1T1  *+A6[A15], A9        ; <0> LDW     *+A6[u16_116], s4_116
||      LDW     .D2T2  *+B7[B11], B8        ; <0> LDW     *+B7[t28_116], s1_116
        XOR     .L1X   A13, B9, A10         ; <0> XOR     even_115, odd_115, u0
||      XOR     .L2    B3, B10, B9          ; <0> XOR     s7_116, s5_116, odd1_116
||      XOR     .S1    A10, A14, A13        ; <0> XOR     v1, s6_116, even1_116
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[u1], s8_116
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t2], s7_121
        XOR     .L1    A9, A14, A3          ; <0> XOR     u1, d1_114, v1
||      SHRU    .S1    A2, 8, A11           ; <0> SHRU    u2, 8, u8_121
||      SHRU    .S2    B8, 12, B10          ; <0> SHRU    t2, 12, t12_121
||      MPY     .M2    -16, B8, B10         ; <0> MPY     -16, t2, low_121
||      STW     .D1T1  A3, *+A11[0]         ; <0> STW     x2, *+to[0]
||      LDW     .D2T2  *+B2[1], B3          ; <0> LDW     *+from[1], q
        XOR     .L2    B9, B2, B2           ; <0> XOR     odd1_116, s3_116, odd2_116
||      SHRU    .S2    B8, 28, B9           ; <0> SHRU    t2, 28, high_121
||      LDW     .D1T1  *+A5[A11], A14       ; <0> LDW     *+A5[u8_121], s6_121
||      LDW     .D2T2  *+B5[B10], B11       ; <0> LDW     *+B5[t12_121], s5_121
        XOR     .L1    A13, A9, A13         ; <0> XOR     even1_116, s2_116, even2_116
||      ADD     .L2    B9, B10, B9          ; <0> ADD     high_121, low_121, t28_121
||      SHRU    .S1    A2, 24, A14          ; <0> SHRU    u2, 24, u24_121
||      SHRU    .S2    B8, 16, B10          ; <0> SHRU    t2, 16, t16_121
||      LDW     .D1T2  *+A0[15], B8         ; <0> LDW     *+low[1 + 2 * 7], e1_114
||      LDW     .D2T1  *+B1[17], A13        ; <0> LDW     *+high[2 * 8 + 1], d2_118
        XOR     .L1    A13, A9, A13         ; <0> XOR     even2_116, s4_116, even3_116
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u2, 16, u16_121
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_121], s2_121
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t16_121], s3_121
        XOR     .L1    A13, A9, A9          ; <0> XOR     even3_116, s8_116, even_116
||      XOR     .L2X   B3, A10, B9          ; <0> XOR     u0, e0_114, t0
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_121], s4_121
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_121], s1_121
        XOR     .L2    B2, B8, B2           ; <0> XOR     odd2_116, s1_116, odd_116
||      SHRU    .S1    A10, 8, A13          ; <0> SHRU    u0, 8, u8_119
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0, 12, t12_119
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t0, low_119
||      LDW     .D1T1  *+A4[A2], A13        ; <0> LDW     *+A4[u2], s8_121
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[t0], s7_119
        XOR     .L1X   A9, B2, A8           ; <0> XOR     even_116, odd_116, u1
||      XOR     .L2    B10, B11, B2         ; <0> XOR     s7_121, s5_121, odd1_121
||      XOR     .S1    A8, A14, A9          ; <0> XOR     v2, s6_121, even1_121
||      SHRU    .S2    B9, 28, B10          ; <0> SHRU    t0, 28, high_119
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[u8_119], s6_119
||      LDW     .D2T2  *+B5[B8], B9         ; <0> LDW     *+B5[t12_119], s5_119
        XOR     .L1    A2, A13, A2          ; <0> XOR     u2, d2_118, v2
||      ADD     .L2    B10, B11, B9         ; <0> ADD     high_119, low_119, t28_119
||      SHRU    .S1    A10, 24, A13         ; <0> SHRU    u0, 24, u24_119
||      SHRU    .S2    B9, 16, B11          ; <0> SHRU    t0, 16, t16_119
||      LDW     .D1T1  *-A0[14], A13        ; <0> LDW     *-low[30 - 2 * 8], d0_118
||      LDW     .D2T2  *+B1[16], B2         ; <0> LDW     *+high[2 * 8], e2_118
        XOR     .L1    A9, A14, A14         ; <0> XOR     even1_121, s2_121, even2_121
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u1, e1_114, t1
||      SHRU    .S1    A10, 16, A9          ; <0> SHRU    u0, 16, u16_119
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_119], s2_119
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_119], s3_119
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_121, s4_121, even3_121
||      XOR     .L2    B2, B10, B9          ; <0> XOR     odd1_121, s3_121, odd2_121
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u1, 8, u8_120
||      LDW     .D1T1  *+A6[A9], A9         ; <0> LDW     *+A6[u16_119], s4_119
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_119], s1_119
        XOR     .L1    A14, A13, A14        ; <0> XOR     even3_121, s8_121, even_121
||      XOR     .L2    B9, B11, B10         ; <0> XOR     odd2_121, s1_121, odd_121
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t1, 12, t12_120
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t1, low_120
||      LDW     .D1T1  *+A4[A10], A9        ; <0> LDW     *+A4[u0], s8_119
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t1], s7_120
        XOR     .L1    A1, A13, A9          ; <0> XOR     v0, s6_119, even1_119
||      XOR     .L2    B2, B9, B9           ; <0> XOR     s7_119, s5_119, odd1_119
||      XOR     .S1X   A14, B10, A1         ; <0> XOR     even_121, odd_121, u2
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t1, 28, high_120
||      LDW     .D1T1  *+A5[A9], A13        ; <0> LDW     *+A5[u8_120], s6_120
||      LDW     .D2T2  *+B5[B11], B10       ; <0> LDW     *+B5[t12_120], s5_120
        XOR     .L1    A10, A13, A10        ; <0> XOR     u0, d0_118, v0
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_120, low_120, t28_120
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u1, 24, u24_120
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t1, 16, t16_120
||      LDW     .D1T2  *-A0[15], B8         ; <0> LDW     *-low[31 - 2 * 8], e0_118
||      LDW     .D2T1  *-B1[15], A13        ; <0> LDW     *-high[31 - 2 * 8], d1_118
        XOR     .L1    A9, A13, A13         ; <0> XOR     even1_119, s2_119, even2_119
||      XOR     .L2    B9, B10, B10         ; <0> XOR     odd1_119, s3_119, odd2_119
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u1, 16, u16_120
||      XOR     .S2X   B2, A1, B2           ; <0> XOR     u2, e2_118, t2
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_120], s2_120
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_120], s3_120
        XOR     .L1    A13, A9, A13         ; <0> XOR     even2_119, s4_119, even3_119
||      XOR     .L2    B10, B9, B8          ; <0> XOR     odd2_119, s1_119, odd_119
||      LDW     .D1T1  *+A6[A14], A9        ; <0> LDW     *+A6[u16_120], s4_120
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_120], s1_120
        XOR     .L1    A13, A9, A9          ; <0> XOR     even3_119, s8_119, even_119
||      SHRU    .S1    A1, 8, A14           ; <0> SHRU    u2, 8, u8_125
||      SHRU    .S2    B2, 12, B11          ; <0> SHRU    t2, 12, t12_125
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t2, low_125
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u1], s8_120
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t2], s7_125
        XOR     .L1X   A9, B8, A3           ; <0> XOR     even_119, odd_119, u0
||      XOR     .L2    B9, B10, B9          ; <0> XOR     s7_120, s5_120, odd1_120
||      XOR     .S1    A3, A13, A9          ; <0> XOR     v1, s6_120, even1_120
||      SHRU    .S2    B2, 28, B10          ; <0> SHRU    t2, 28, high_125
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_125], s6_125
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_125], s5_125
        XOR     .L1    A8, A13, A8          ; <0> XOR     u1, d1_118, v1
||      ADD     .L2    B10, B11, B2         ; <0> ADD     high_125, low_125, t28_125
||      SHRU    .S1    A1, 24, A14          ; <0> SHRU    u2, 24, u24_125
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    t2, 16, t16_125
||      LDW     .D1T2  *+A0[17], B2         ; <0> LDW     *+low[1 + 2 * 8], e1_118
||      LDW     .D2T1  *+B1[19], A13        ; <0> LDW     *+high[2 * 9 + 1], d2_122
        XOR     .L1    A9, A13, A13         ; <0> XOR     even1_120, s2_120, even2_120
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u0, e0_118, t0
||      SHRU    .S1    A1, 16, A14          ; <0> SHRU    u2, 16, u16_125
||      XOR     .S2    B9, B10, B10         ; <0> XOR     odd1_120, s3_120, odd2_120
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_125], s2_125
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_125], s3_125
        XOR     .L1    A13, A9, A13         ; <0> XOR     even2_120, s4_120, even3_120
||      XOR     .L2    B10, B9, B2          ; <0> XOR     odd2_120, s1_120, odd_120
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_125], s4_125
||      LDW     .D2T2  *+B7[B2], B9         ; <0> LDW     *+B7[t28_125], s1_125
        XOR     .L1    A13, A9, A9          ; <0> XOR     even3_120, s8_120, even_120
||      SHRU    .S1    A3, 8, A13           ; <0> SHRU    u0, 8, u8_123
||      SHRU    .S2    B8, 12, B10          ; <0> SHRU    t0, 12, t12_123
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t0, low_123
||      LDW     .D1T1  *+A4[A1], A9         ; <0> LDW     *+A4[u2], s8_125
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t0], s7_123
        XOR     .L1X   A9, B2, A2           ; <0> XOR     even_120, odd_120, u1
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_125, s5_125, odd1_125
||      XOR     .S1    A2, A14, A9          ; <0> XOR     v2, s6_125, even1_125
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t0, 28, high_123
||      LDW     .D1T1  *+A5[A13], A9        ; <0> LDW     *+A5[u8_123], s6_123
||      LDW     .D2T2  *+B5[B10], B10       ; <0> LDW     *+B5[t12_123], s5_123
        XOR     .L1    A1, A13, A1          ; <0> XOR     u2, d2_122, v2
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_123, low_123, t28_123
||      SHRU    .S1    A3, 24, A13          ; <0> SHRU    u0, 24, u24_123
||      SHRU    .S2    B8, 16, B10          ; <0> SHRU    t0, 16, t16_123
||      LDW     .D1T1  *-A0[12], A13        ; <0> LDW     *-low[30 - 2 * 9], d0_122
||      LDW     .D2T2  *+B1[18], B8         ; <0> LDW     *+high[2 * 9], e2_122
        XOR     .L1    A9, A14, A14         ; <0> XOR     even1_125, s2_125, even2_125
||      XOR     .L2X   B2, A2, B2           ; <0> XOR     u1, e1_118, t1
||      SHRU    .S1    A3, 16, A9           ; <0> SHRU    u0, 16, u16_123
||      XOR     .S2    B9, B11, B10         ; <0> XOR     odd1_125, s3_125, odd2_125
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_123], s2_123
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[t16_123], s3_123
        XOR     .L1    A14, A13, A13        ; <0> XOR     even2_125, s4_125, even3_125
||      XOR     .L2    B10, B9, B9          ; <0> XOR     odd2_125, s1_125, odd_125
||      LDW     .D1T1  *+A6[A9], A10        ; <0> LDW     *+A6[u16_123], s4_123
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_123], s1_123
        XOR     .L1    A13, A9, A14         ; <0> XOR     even3_125, s8_125, even_125
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u1, 8, u8_124
||      SHRU    .S2    B2, 12, B11          ; <0> SHRU    t1, 12, t12_124
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t1, low_124
||      LDW     .D1T1  *+A4[A3], A13        ; <0> LDW     *+A4[u0], s8_123
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t1], s7_124
        XOR     .L1    A10, A9, A10         ; <0> XOR     v0, s6_123, even1_123
||      XOR     .L2    B8, B10, B9          ; <0> XOR     s7_123, s5_123, odd1_123
||      XOR     .S1X   A14, B9, A9          ; <0> XOR     even_125, odd_125, u2
||      SHRU    .S2    B2, 28, B10          ; <0> SHRU    t1, 28, high_124
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_124], s6_124
||      LDW     .D2T2  *+B5[B11], B10       ; <0> LDW     *+B5[t12_124], s5_124
        XOR     .L1    A3, A13, A3          ; <0> XOR     u0, d0_122, v0
||      ADD     .L2    B10, B11, B2         ; <0> ADD     high_124, low_124, t28_124
||      SHRU    .S1    A2, 24, A14          ; <0> SHRU    u1, 24, u24_124
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    t1, 16, t16_124
||      LDW     .D1T2  *-A0[13], B2         ; <0> LDW     *-low[31 - 2 * 9], e0_122
||      LDW     .D2T1  *-B1[13], A14        ; <0> LDW     *-high[31 - 2 * 9], d1_122
        XOR     .L1    A10, A13, A13        ; <0> XOR     even1_123, s2_123, even2_123
||      XOR     .L2    B9, B10, B10         ; <0> XOR     odd1_123, s3_123, odd2_123
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u1, 16, u16_124
||      XOR     .S2X   B8, A9, B8           ; <0> XOR     u2, e2_122, t2
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_124], s2_124
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t16_124], s3_124
        XOR     .L1    A13, A10, A14        ; <0> XOR     even2_123, s4_123, even3_123
||      XOR     .L2    B10, B9, B2          ; <0> XOR     odd2_123, s1_123, odd_123
||      MVKL    .S1    4042322160, A10      ; <0> MVKL    0xf0f0f0f0, n4
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_124], s4_124
||      LDW     .D2T2  *+B7[B2], B9         ; <0> LDW     *+B7[t28_124], s1_124
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_123, s8_123, even_123
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u2, 8, u8_129
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t2, 12, t12_129
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t2, low_129
||      LDW     .D1T1  *+A4[A2], A13        ; <0> LDW     *+A4[u1], s8_124
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t2], s7_129
        XOR     .L1X   A13, B2, A8          ; <0> XOR     even_123, odd_123, u0
||      XOR     .L2    B9, B10, B9          ; <0> XOR     s7_124, s5_124, odd1_124
||      XOR     .S1    A8, A14, A13         ; <0> XOR     v1, s6_124, even1_124
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t2, 28, high_129
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_129], s6_129
||      LDW     .D2T2  *+B5[B11], B12       ; <0> LDW     *+B5[t12_129], s5_129
        XOR     .L1    A2, A14, A2          ; <0> XOR     u1, d1_122, v1
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_129, low_129, t28_129
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    u2, 24, u24_129
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t2, 16, t16_129
||      LDW     .D1T2  *+A0[19], B8         ; <0> LDW     *+low[1 + 2 * 9], e1_122
||      LDW     .D2T1  *+B1[21], A14        ; <0> LDW     *+high[2 * 10 + 1], d2_126
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_124, s2_124, even2_124
||      XOR     .L2X   B2, A8, B2           ; <0> XOR     u0, e0_122, t0
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    u2, 16, u16_129
||      XOR     .S2    B9, B10, B10         ; <0> XOR     odd1_124, s3_124, odd2_124
||      LDW     .D1T1  *+A7[A15], A15       ; <0> LDW     *+A7[u24_129], s2_129
||      LDW     .D2T2  *+B6[B11], B12       ; <0> LDW     *+B6[t16_129], s3_129
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_124, s4_124, even3_124
||      XOR     .L2    B10, B9, B8          ; <0> XOR     odd2_124, s1_124, odd_124
||      MVKH    .S1    4042322160, A10      ; <0> MVKH    0xf0f0f0f0, n4
||      SHL     .S2    B3, 4, B10           ; <0> SHL     q, 4, low_79
||      LDW     .D1T1  *+A6[A15], A14       ; <0> LDW     *+A6[u16_129], s4_129
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_129], s1_129
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_124, s8_124, even_124
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     low_79, p, both_79
||      SHRU    .S1    A8, 8, A14           ; <0> SHRU    u0, 8, u8_127
||      SHRU    .S2    B2, 12, B11          ; <0> SHRU    t0, 12, t12_127
||      MPY     .M2    -16, B2, B12         ; <0> MPY     -16, t0, low_127
||      LDW     .D1T1  *+A4[A9], A13        ; <0> LDW     *+A4[u2], s8_129
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[t0], s7_127
        XOR     .L1X   A13, B8, A1          ; <0> XOR     even_124, odd_124, u1
||      XOR     .L2    B9, B12, B9          ; <0> XOR     s7_129, s5_129, odd1_129
||      XOR     .S1    A1, A15, A13         ; <0> XOR     v2, s6_129, even1_129
||      SHRU    .S2    B2, 28, B11          ; <0> SHRU    t0, 28, high_127
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_127], s6_127
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_127], s5_127
        XOR     .L1    A9, A14, A9          ; <0> XOR     u2, d2_126, v2
||      ADD     .L2    B11, B12, B2         ; <0> ADD     high_127, low_127, t28_127
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u0, 24, u24_127
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    t0, 16, t16_127
||      LDW     .D1T1  *-A0[10], A14        ; <0> LDW     *-low[30 - 2 * 10], d0_126
||      LDW     .D2T2  *+B1[20], B9         ; <0> LDW     *+high[2 * 10], e2_126
        XOR     .L1    A13, A15, A15        ; <0> XOR     even1_129, s2_129, even2_129
||      XOR     .L2X   B8, A1, B8           ; <0> XOR     u1, e1_122, t1
||      SHRU    .S1    A8, 16, A13          ; <0> SHRU    u0, 16, u16_127
||      XOR     .S2    B9, B12, B11         ; <0> XOR     odd1_129, s3_129, odd2_129
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_127], s2_127
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_127], s3_127
        AND     .L1X   A10, B10, A10        ; <0> AND     both_79, n4, d_79
||      XOR     .L2    B11, B9, B10         ; <0> XOR     odd2_129, s1_129, odd_129
||      XOR     .S1    A15, A14, A14        ; <0> XOR     even2_129, s4_129, even3_129
||      MVKL    .S2    3435973836, B2       ; <0> MVKL    0xcccccccc, n2
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_127], s4_127
||      LDW     .D2T2  *+B7[B2], B10        ; <0> LDW     *+B7[t28_127], s1_127
        XOR     .L1    A14, A13, A15        ; <0> XOR     even3_129, s8_129, even_129
||      SHRU    .S1    A1, 8, A14           ; <0> SHRU    u1, 8, u8_128
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t1, 12, t12_128
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t1, low_128
||      LDW     .D1T1  *+A4[A8], A11        ; <0> LDW     *+A4[u0], s8_127
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t1], s7_128
        XOR     .L1    A3, A13, A13         ; <0> XOR     v0, s6_127, even1_127
||      XOR     .L2    B9, B11, B10         ; <0> XOR     s7_127, s5_127, odd1_127
||      XOR     .S1X   A15, B10, A3         ; <0> XOR     even_129, odd_129, u2
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_128
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_128], s6_128
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_128], s5_128
        XOR     .L1    A8, A14, A8          ; <0> XOR     u0, d0_126, v0
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_128, low_128, t28_128
||      SHRU    .S1    A1, 24, A15          ; <0> SHRU    u1, 24, u24_128
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t1, 16, t16_128
||      LDW     .D1T2  *-A0[11], B8         ; <0> LDW     *-low[31 - 2 * 10], e0_126
||      LDW     .D2T1  *-B1[11], A13        ; <0> LDW     *-high[31 - 2 * 10], d1_126
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_127, s2_127, even2_127
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_127, s3_127, odd2_127
||      SHRU    .S1    A1, 16, A15          ; <0> SHRU    u1, 16, u16_128
||      XOR     .S2X   B9, A3, B9           ; <0> XOR     u2, e2_126, t2
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[u24_128], s2_128
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_128], s3_128
        XOR     .L1    A11, A10, A10        ; <0> XOR     p, d_79, p
||      XOR     .L2    B11, B10, B8         ; <0> XOR     odd2_127, s1_127, odd_127
||      XOR     .S1    A14, A13, A13        ; <0> XOR     even2_127, s4_127, even3_127
||      SHRU    .S2X   A10, 4, B11          ; <0> SHRU    d_79, 4, moved_79
||      LDW     .D1T1  *+A6[A15], A11       ; <0> LDW     *+A6[u16_128], s4_128
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_128], s1_128
        XOR     .L1    A13, A11, A11        ; <0> XOR     even3_127, s8_127, even_127
||      XOR     .L2    B3, B11, B3          ; <0> XOR     q, moved_79, q
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    u2, 8, u8_133
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t2, 12, t12_133
||      MPY     .M2    -16, B9, B12         ; <0> MPY     -16, t2, low_133
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[u1], s8_128
||      LDW     .D2T2  *+B4[B9], B10        ; <0> LDW     *+B4[t2], s7_133
        XOR     .L1X   A11, B8, A2          ; <0> XOR     even_127, odd_127, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_128, s5_128, odd1_128
||      XOR     .S1    A2, A13, A11         ; <0> XOR     v1, s6_128, even1_128
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t2, 28, high_133
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_133], s6_133
||      LDW     .D2T2  *+B5[B12], B13       ; <0> LDW     *+B5[t12_133], s5_133
        XOR     .L1    A1, A13, A1          ; <0> XOR     u1, d1_126, v1
||      ADD     .L2    B11, B12, B9         ; <0> ADD     high_133, low_133, t28_133
||      SHRU    .S1    A3, 24, A14          ; <0> SHRU    u2, 24, u24_133
||      SHRU    .S2    B9, 16, B12          ; <0> SHRU    t2, 16, t16_133
||      LDW     .D1T2  *+A0[21], B9         ; <0> LDW     *+low[1 + 2 * 10], e1_126
||      LDW     .D2T1  *+B1[23], A13        ; <0> LDW     *+high[2 * 11 + 1], d2_130
        XOR     .L1    A11, A13, A13        ; <0> XOR     even1_128, s2_128, even2_128
||      XOR     .L2X   B8, A2, B8           ; <0> XOR     u0, e0_126, t0
||      SHRU    .S1    A3, 16, A14          ; <0> SHRU    u2, 16, u16_133
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_128, s3_128, odd2_128
||      MPYSU   .M2    1, B3, B11           ; <0> MPYSU   1, q, y_80
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_133], s2_133
||      LDW     .D2T2  *+B6[B12], B13       ; <0> LDW     *+B6[t16_133], s3_133
        XOR     .L1    A13, A11, A14        ; <0> XOR     even2_128, s4_128, even3_128
||      XOR     .L2    B11, B10, B9         ; <0> XOR     odd2_128, s1_128, odd_128
||      SHRU    .S1    A10, 16, A11         ; <0> SHRU    p, 16, x_80
||      MVKH    .S2    3435973836, B2       ; <0> MVKH    0xcccccccc, n2
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_133], s4_133
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_133], s1_133
        XOR     .L1    A14, A13, A11        ; <0> XOR     even3_128, s8_128, even_128
||      SUB     .L2X   B11, A11, B11        ; <0> SUB     y_80, x_80, e_80
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0, 8, u8_131
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t0, 12, t12_131
||      MPY     .M2    -16, B8, B13         ; <0> MPY     -16, t0, low_131
||      LDW     .D1T1  *+A4[A3], A13        ; <0> LDW     *+A4[u2], s8_133
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t0], s7_131
        XOR     .L1X   A11, B9, A9          ; <0> XOR     even_128, odd_128, u1
||      XOR     .L2    B10, B13, B10        ; <0> XOR     s7_133, s5_133, odd1_133
||      XOR     .S1    A9, A14, A11         ; <0> XOR     v2, s6_133, even1_133
||      SHRU    .S2    B8, 28, B12          ; <0> SHRU    t0, 28, high_131
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[u8_131], s6_131
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_131], s5_131
        XOR     .L1    A3, A13, A3          ; <0> XOR     u2, d2_130, v2
||      ADD     .L2    B12, B13, B8         ; <0> ADD     high_131, low_131, t28_131
||      SHRU    .S1    A2, 24, A13          ; <0> SHRU    u0, 24, u24_131
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t0, 16, t16_131
||      LDW     .D1T1  *-A0[8], A14         ; <0> LDW     *-low[30 - 2 * 11], d0_130
||      LDW     .D2T2  *+B1[22], B8         ; <0> LDW     *+high[2 * 11], e2_130
        XOR     .L1    A11, A14, A14        ; <0> XOR     even1_133, s2_133, even2_133
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u1, e1_126, t1
||      SHRU    .S1    A2, 16, A11          ; <0> SHRU    u0, 16, u16_131
||      XOR     .S2    B10, B13, B12        ; <0> XOR     odd1_133, s3_133, odd2_133
||      LDW     .D1T1  *+A7[A13], A14       ; <0> LDW     *+A7[u24_131], s2_131
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_131], s3_131
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_133, s4_133, even3_133
||      XOR     .L2    B12, B10, B10        ; <0> XOR     odd2_133, s1_133, odd_133
||      SHL     .S1X   B11, 16, A11         ; <0> SHL     e_80, 16, moved_80
||      LDW     .D1T1  *+A6[A11], A13       ; <0> LDW     *+A6[u16_131], s4_131
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_131], s1_131
        XOR     .L1    A14, A13, A15        ; <0> XOR     even3_133, s8_133, even_133
||      SUB     .L2    B3, B11, B3          ; <0> SUB     q, e_80, q
||      SHRU    .S1    A9, 8, A14           ; <0> SHRU    u1, 8, u8_132
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t1, 12, t12_132
||      MPY     .M2    -16, B9, B12         ; <0> MPY     -16, t1, low_132
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0], s8_131
||      LDW     .D2T2  *+B4[B9], B11        ; <0> LDW     *+B4[t1], s7_132
        XOR     .L1    A8, A13, A13         ; <0> XOR     v0, s6_131, even1_131
||      XOR     .L2    B8, B11, B10         ; <0> XOR     s7_131, s5_131, odd1_131
||      XOR     .S1X   A15, B10, A8         ; <0> XOR     even_133, odd_133, u2
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t1, 28, high_132
||      LDW     .D1T1  *+A5[A14], A13       ; <0> LDW     *+A5[u8_132], s6_132
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_132], s5_132
        XOR     .L1    A2, A14, A2          ; <0> XOR     u0, d0_130, v0
||      ADD     .L2    B11, B12, B9         ; <0> ADD     high_132, low_132, t28_132
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    u1, 24, u24_132
||      SHRU    .S2    B9, 16, B12          ; <0> SHRU    t1, 16, t16_132
||      LDW     .D1T2  *-A0[9], B10         ; <0> LDW     *-low[31 - 2 * 11], e0_130
||      LDW     .D2T1  *-B1[9], A13         ; <0> LDW     *-high[31 - 2 * 11], d1_130
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_131, s2_131, even2_131
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_131, s3_131, odd2_131
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    u1, 16, u16_132
||      XOR     .S2X   B8, A8, B8           ; <0> XOR     u2, e2_130, t2
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[u24_132], s2_132
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_132], s3_132
        ADD     .L1    A10, A11, A10        ; <0> ADD     p, moved_80, p
||      XOR     .L2    B11, B10, B10        ; <0> XOR     odd2_131, s1_131, odd_131
||      XOR     .S1    A14, A13, A13        ; <0> XOR     even2_131, s4_131, even3_131
||      SHL     .S2    B3, 2, B9            ; <0> SHL     q, 2, low_81
||      LDW     .D1T1  *+A6[A15], A11       ; <0> LDW     *+A6[u16_132], s4_132
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_132], s1_132
        XOR     .L1    A13, A11, A11        ; <0> XOR     even3_131, s8_131, even_131
||      SHRU    .S1    A8, 8, A14           ; <0> SHRU    u2, 8, u8_137
||      SHRU    .S2    B8, 12, B13          ; <0> SHRU    t2, 12, t12_137
||      MPY     .M2    -16, B8, B13         ; <0> MPY     -16, t2, low_137
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u1], s8_132
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t2], s7_137
        XOR     .L1X   A11, B10, A1         ; <0> XOR     even_131, odd_131, u0
||      XOR     .L2    B11, B12, B11        ; <0> XOR     s7_132, s5_132, odd1_132
||      XOR     .S1    A1, A13, A11         ; <0> XOR     v1, s6_132, even1_132
||      SHRU    .S2    B8, 28, B12          ; <0> SHRU    t2, 28, high_137
||      LDW     .D1T1  *+A5[A14], A14       ; <0> LDW     *+A5[u8_137], s6_137
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[t12_137], s5_137
        XOR     .L1    A9, A13, A9          ; <0> XOR     u1, d1_130, v1
||      ADD     .L2    B12, B13, B8         ; <0> ADD     high_137, low_137, t28_137
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u2, 24, u24_137
||      SHRU    .S2    B8, 16, B13          ; <0> SHRU    t2, 16, t16_137
||      LDW     .D1T2  *+A0[23], B8         ; <0> LDW     *+low[1 + 2 * 11], e1_130
||      LDW     .D2T1  *+B1[25], A13        ; <0> LDW     *+high[2 * 12 + 1], d2_134
        XOR     .L1    A11, A13, A13        ; <0> XOR     even1_132, s2_132, even2_132
||      XOR     .L2X   B10, A1, B10         ; <0> XOR     u0, e0_130, t0
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u2, 16, u16_137
||      XOR     .S2    B11, B12, B12        ; <0> XOR     odd1_132, s3_132, odd2_132
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_137], s2_137
||      LDW     .D2T2  *+B6[B13], B12       ; <0> LDW     *+B6[t16_137], s3_137
        XOR     .L1    A13, A11, A13        ; <0> XOR     even2_132, s4_132, even3_132
||      XOR     .L2X   B9, A10, B11         ; <0> XOR     low_81, p, both_81
||      XOR     .S2    B12, B11, B8         ; <0> XOR     odd2_132, s1_132, odd_132
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_137], s4_137
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_137], s1_137
        XOR     .L1    A13, A11, A11        ; <0> XOR     even3_132, s8_132, even_132
||      AND     .L2    B11, B2, B2          ; <0> AND     both_81, n2, d_81
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    u0, 8, u8_135
||      SHRU    .S2    B10, 12, B11         ; <0> SHRU    t0, 12, t12_135
||      MPY     .M2    -16, B10, B12        ; <0> MPY     -16, t0, low_135
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[u2], s8_137
||      LDW     .D2T2  *+B4[B10], B9        ; <0> LDW     *+B4[t0], s7_135
        XOR     .L1X   A11, B8, A3          ; <0> XOR     even_132, odd_132, u1
||      XOR     .L2    B9, B12, B9          ; <0> XOR     s7_137, s5_137, odd1_137
||      XOR     .S1    A3, A14, A11         ; <0> XOR     v2, s6_137, even1_137
||      SHRU    .S2    B10, 28, B11         ; <0> SHRU    t0, 28, high_135
||      LDW     .D1T1  *+A5[A13], A10       ; <0> LDW     *+A5[u8_135], s6_135
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_135], s5_135
        XOR     .L1    A8, A13, A8          ; <0> XOR     u2, d2_134, v2
||      ADD     .L2    B11, B12, B10        ; <0> ADD     high_135, low_135, t28_135
||      SHRU    .S1    A1, 24, A13          ; <0> SHRU    u0, 24, u24_135
||      SHRU    .S2    B10, 16, B11         ; <0> SHRU    t0, 16, t16_135
||      LDW     .D1T1  *-A0[6], A13         ; <0> LDW     *-low[30 - 2 * 12], d0_134
||      LDW     .D2T2  *+B1[24], B9         ; <0> LDW     *+high[2 * 12], e2_134
        XOR     .L1    A11, A14, A14        ; <0> XOR     even1_137, s2_137, even2_137
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u1, e1_130, t1
||      SHRU    .S1    A1, 16, A11          ; <0> SHRU    u0, 16, u16_135
||      XOR     .S2    B9, B12, B11         ; <0> XOR     odd1_137, s3_137, odd2_137
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_135], s2_135
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_135], s3_135
        XOR     .L1    A14, A13, A14        ; <0> XOR     even2_137, s4_137, even3_137
||      XOR     .L2    B11, B9, B10         ; <0> XOR     odd2_137, s1_137, odd_137
||      SHRU    .S1X   B2, 2, A11           ; <0> SHRU    d_81, 2, moved_81
||      LDW     .D1T1  *+A6[A11], A10       ; <0> LDW     *+A6[u16_135], s4_135
||      LDW     .D2T2  *+B7[B10], B10       ; <0> LDW     *+B7[t28_135], s1_135
        XOR     .L1    A14, A13, A14        ; <0> XOR     even3_137, s8_137, even_137
||      XOR     .L2X   B2, A10, B2          ; <0> XOR     p, d_81, p
||      SHRU    .S1    A3, 8, A13           ; <0> SHRU    u1, 8, u8_136
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t1, 12, t12_136
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t1, low_136
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[u0], s8_135
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t1], s7_136
        XOR     .L1    A2, A10, A10         ; <0> XOR     v0, s6_135, even1_135
||      XOR     .L2    B9, B11, B10         ; <0> XOR     s7_135, s5_135, odd1_135
||      XOR     .S1X   A14, B10, A2         ; <0> XOR     even_137, odd_137, u2
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_136
||      LDW     .D1T1  *+A5[A13], A14       ; <0> LDW     *+A5[u8_136], s6_136
||      LDW     .D2T2  *+B5[B12], B11       ; <0> LDW     *+B5[t12_136], s5_136
        XOR     .L1    A1, A13, A1          ; <0> XOR     u0, d0_134, v0
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_136, low_136, t28_136
||      SHRU    .S1    A3, 24, A14          ; <0> SHRU    u1, 24, u24_136
||      SHRU    .S2    B8, 16, B12          ; <0> SHRU    t1, 16, t16_136
||      LDW     .D1T2  *-A0[7], B8          ; <0> LDW     *-low[31 - 2 * 12], e0_134
||      LDW     .D2T1  *-B1[7], A14         ; <0> LDW     *-high[31 - 2 * 12], d1_134
        XOR     .L1    A10, A13, A13        ; <0> XOR     even1_135, s2_135, even2_135
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_135, s3_135, odd2_135
||      SHRU    .S1    A3, 16, A14          ; <0> SHRU    u1, 16, u16_136
||      XOR     .S2X   B9, A2, B9           ; <0> XOR     u2, e2_134, t2
||      LDW     .D1T1  *+A7[A14], A14       ; <0> LDW     *+A7[u24_136], s2_136
||      LDW     .D2T2  *+B6[B12], B11       ; <0> LDW     *+B6[t16_136], s3_136
        XOR     .L1    A13, A10, A14        ; <0> XOR     even2_135, s4_135, even3_135
||      XOR     .L2    B11, B10, B8         ; <0> XOR     odd2_135, s1_135, odd_135
||      SHRU    .S1X   B2, 8, A10           ; <0> SHRU    p, 8, high_82
||      LDW     .D1T1  *+A6[A14], A13       ; <0> LDW     *+A6[u16_136], s4_136
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_136], s1_136
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_135, s8_135, even_135
||      SHRU    .S1    A2, 8, A15           ; <0> SHRU    u2, 8, u8_141
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t2, 12, t12_141
||      MPY     .M2    -16, B9, B12         ; <0> MPY     -16, t2, low_141
||      LDW     .D1T1  *+A4[A3], A13        ; <0> LDW     *+A4[u1], s8_136
||      LDW     .D2T2  *+B4[B9], B10        ; <0> LDW     *+B4[t2], s7_141
        XOR     .L1X   A13, B8, A9          ; <0> XOR     even_135, odd_135, u0
||      XOR     .L2    B10, B11, B10        ; <0> XOR     s7_136, s5_136, odd1_136
||      XOR     .S1    A9, A14, A13         ; <0> XOR     v1, s6_136, even1_136
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t2, 28, high_141
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_141], s6_141
||      LDW     .D2T2  *+B5[B12], B12       ; <0> LDW     *+B5[t12_141], s5_141
        XOR     .L1    A3, A14, A3          ; <0> XOR     u1, d1_134, v1
||      ADD     .L2    B11, B12, B9         ; <0> ADD     high_141, low_141, t28_141
||      SHRU    .S1    A2, 24, A15          ; <0> SHRU    u2, 24, u24_141
||      SHRU    .S2    B9, 16, B12          ; <0> SHRU    t2, 16, t16_141
||      LDW     .D1T2  *+A0[25], B9         ; <0> LDW     *+low[1 + 2 * 12], e1_134
||      LDW     .D2T1  *+B1[27], A14        ; <0> LDW     *+high[2 * 13 + 1], d2_138
        XOR     .L1    A13, A14, A14        ; <0> XOR     even1_136, s2_136, even2_136
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u0, e0_134, t0
||      SHRU    .S1    A2, 16, A15          ; <0> SHRU    u2, 16, u16_141
||      XOR     .S2    B10, B11, B11        ; <0> XOR     odd1_136, s3_136, odd2_136
||      LDW     .D1T1  *+A7[A15], A15       ; <0> LDW     *+A7[u24_141], s2_141
||      LDW     .D2T2  *+B6[B12], B12       ; <0> LDW     *+B6[t16_141], s3_141
        XOR     .L1X   A11, B3, A11         ; <0> XOR     q, moved_81, q
||      XOR     .L2    B11, B10, B9         ; <0> XOR     odd2_136, s1_136, odd_136
||      XOR     .S1    A14, A13, A14        ; <0> XOR     even2_136, s4_136, even3_136
||      MVKL    .S2    16711935, B3         ; <0> MVKL    0x00ff00ff, n8
||      LDW     .D1T1  *+A6[A15], A14       ; <0> LDW     *+A6[u16_141], s4_141
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_141], s1_141
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_136, s8_136, even_136
||      SHRU    .S1    A9, 8, A14           ; <0> SHRU    u0, 8, u8_139
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t0, 12, t12_139
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t0, low_139
||      LDW     .D1T1  *+A4[A2], A13        ; <0> LDW     *+A4[u2], s8_141
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t0], s7_139
        XOR     .L1X   A13, B9, A8          ; <0> XOR     even_136, odd_136, u1
||      XOR     .L2    B10, B12, B10        ; <0> XOR     s7_141, s5_141, odd1_141
||      XOR     .S1    A8, A15, A13         ; <0> XOR     v2, s6_141, even1_141
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t0, 28, high_139
||      LDW     .D1T1  *+A5[A14], A10       ; <0> LDW     *+A5[u8_139], s6_139
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_139], s5_139
        XOR     .L1    A2, A14, A2          ; <0> XOR     u2, d2_138, v2
||      ADD     .L2    B11, B12, B8         ; <0> ADD     high_139, low_139, t28_139
||      SHRU    .S1    A9, 24, A14          ; <0> SHRU    u0, 24, u24_139
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t0, 16, t16_139
||      LDW     .D1T1  *-A0[4], A13         ; <0> LDW     *-low[30 - 2 * 13], d0_138
||      LDW     .D2T2  *+B1[26], B8         ; <0> LDW     *+high[2 * 13], e2_138
        XOR     .L1    A13, A15, A15        ; <0> XOR     even1_141, s2_141, even2_141
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     u1, e1_134, t1
||      SHRU    .S1    A9, 16, A13          ; <0> SHRU    u0, 16, u16_139
||      XOR     .S2    B10, B12, B11        ; <0> XOR     odd1_141, s3_141, odd2_141
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_139], s2_139
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_139], s3_139
        XOR     .L1    A10, A11, A10        ; <0> XOR     high_82, q, both_82
||      XOR     .L2    B11, B10, B10        ; <0> XOR     odd2_141, s1_141, odd_141
||      XOR     .S1    A15, A14, A14        ; <0> XOR     even2_141, s4_141, even3_141
||      MVKH    .S2    16711935, B3         ; <0> MVKH    0x00ff00ff, n8
||      LDW     .D1T1  *+A6[A13], A10       ; <0> LDW     *+A6[u16_139], s4_139
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_139], s1_139
        XOR     .L1    A14, A13, A14        ; <0> XOR     even3_141, s8_141, even_141
||      AND     .L2X   B3, A10, B3          ; <0> AND     both_82, n8, d_82
||      SHRU    .S1    A8, 8, A13           ; <0> SHRU    u1, 8, u8_140
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t1, 12, t12_140
||      MPY     .M2    -16, B9, B12         ; <0> MPY     -16, t1, low_140
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[u0], s8_139
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[t1], s7_140
        XOR     .L1    A1, A10, A10         ; <0> XOR     v0, s6_139, even1_139
||      XOR     .L2    B8, B11, B10         ; <0> XOR     s7_139, s5_139, odd1_139
||      XOR     .S1X   A14, B10, A1         ; <0> XOR     even_141, odd_141, u2
||      SHRU    .S2    B9, 28, B11          ; <0> SHRU    t1, 28, high_140
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[u8_140], s6_140
||      LDW     .D2T2  *+B5[B12], B10       ; <0> LDW     *+B5[t12_140], s5_140
        XOR     .L1    A9, A13, A9          ; <0> XOR     u0, d0_138, v0
||      ADD     .L2    B11, B12, B9         ; <0> ADD     high_140, low_140, t28_140
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    u1, 24, u24_140
||      SHRU    .S2    B9, 16, B12          ; <0> SHRU    t1, 16, t16_140
||      LDW     .D1T2  *-A0[5], B3          ; <0> LDW     *-low[31 - 2 * 13], e0_138
||      LDW     .D2T1  *-B1[5], A13         ; <0> LDW     *-high[31 - 2 * 13], d1_138
        XOR     .L1    A10, A13, A13        ; <0> XOR     even1_139, s2_139, even2_139
||      XOR     .L2    B10, B11, B11        ; <0> XOR     odd1_139, s3_139, odd2_139
||      SHRU    .S1    A8, 16, A14          ; <0> SHRU    u1, 16, u16_140
||      XOR     .S2X   B8, A1, B8           ; <0> XOR     u2, e2_138, t2
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_140], s2_140
||      LDW     .D2T2  *+B6[B12], B10       ; <0> LDW     *+B6[t16_140], s3_140
        XOR     .L1X   A11, B3, A10         ; <0> XOR     q, d_82, q
||      XOR     .L2    B11, B10, B3         ; <0> XOR     odd2_139, s1_139, odd_139
||      XOR     .S1    A13, A10, A13        ; <0> XOR     even2_139, s4_139, even3_139
||      SHL     .S2    B3, 8, B10           ; <0> SHL     d_82, 8, moved_82
||      LDW     .D1T1  *+A6[A14], A11       ; <0> LDW     *+A6[u16_140], s4_140
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_140], s1_140
        XOR     .L1    A13, A11, A11        ; <0> XOR     even3_139, s8_139, even_139
||      XOR     .L2    B2, B10, B2          ; <0> XOR     p, moved_82, p
||      SHRU    .S1    A1, 8, A14           ; <0> SHRU    u2, 8, u8_145
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t2, 12, t12_145
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t2, low_145
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[u1], s8_140
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[t2], s7_145
        XOR     .L1X   A11, B3, A3          ; <0> XOR     even_139, odd_139, u0
||      XOR     .L2    B9, B10, B9          ; <0> XOR     s7_140, s5_140, odd1_140
||      XOR     .S1    A3, A13, A11         ; <0> XOR     v1, s6_140, even1_140
||      SHRU    .S2    B8, 28, B10          ; <0> SHRU    t2, 28, high_145
||      LDW     .D1T1  *+A5[A14], A15       ; <0> LDW     *+A5[u8_145], s6_145
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_145], s5_145
        XOR     .L1    A8, A13, A8          ; <0> XOR     u1, d1_138, v1
||      ADD     .L2    B10, B11, B8         ; <0> ADD     high_145, low_145, t28_145
||      SHRU    .S1    A1, 24, A14          ; <0> SHRU    u2, 24, u24_145
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    t2, 16, t16_145
||      LDW     .D1T2  *+A0[27], B8         ; <0> LDW     *+low[1 + 2 * 13], e1_138
||      LDW     .D2T1  *+B1[29], A14        ; <0> LDW     *+high[2 * 14 + 1], d2_142
        XOR     .L1    A11, A13, A13        ; <0> XOR     even1_140, s2_140, even2_140
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u0, e0_138, t0
||      SHRU    .S1    A1, 16, A14          ; <0> SHRU    u2, 16, u16_145
||      XOR     .S2    B9, B10, B10         ; <0> XOR     odd1_140, s3_140, odd2_140
||      LDW     .D1T1  *+A7[A14], A15       ; <0> LDW     *+A7[u24_145], s2_145
||      LDW     .D2T2  *+B6[B11], B11       ; <0> LDW     *+B6[t16_145], s3_145
        XOR     .L1    A13, A11, A14        ; <0> XOR     even2_140, s4_140, even3_140
||      XOR     .L2    B10, B9, B8          ; <0> XOR     odd2_140, s1_140, odd_140
||      MVKL    .S1    2863311530, A11      ; <0> MVKL    0xaaaaaaaa, n1
||      LDW     .D1T1  *+A6[A14], A14       ; <0> LDW     *+A6[u16_145], s4_145
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_145], s1_145
        XOR     .L1    A14, A13, A13        ; <0> XOR     even3_140, s8_140, even_140
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    u0, 8, u8_143
||      SHRU    .S2    B3, 12, B10          ; <0> SHRU    t0, 12, t12_143
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t0, low_143
||      LDW     .D1T1  *+A4[A1], A14        ; <0> LDW     *+A4[u2], s8_145
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[t0], s7_143
        XOR     .L1X   A13, B8, A2          ; <0> XOR     even_140, odd_140, u1
||      XOR     .L2    B9, B11, B9          ; <0> XOR     s7_145, s5_145, odd1_145
||      XOR     .S1    A2, A15, A13         ; <0> XOR     v2, s6_145, even1_145
||      SHRU    .S2    B3, 28, B10          ; <0> SHRU    t0, 28, high_143
||      LDW     .D1T1  *+A5[A14], A15       ; <0> LDW     *+A5[u8_143], s6_143
||      LDW     .D2T2  *+B5[B10], B12       ; <0> LDW     *+B5[t12_143], s5_143
        XOR     .L1    A1, A14, A1          ; <0> XOR     u2, d2_142, v2
||      ADD     .L2    B10, B11, B3         ; <0> ADD     high_143, low_143, t28_143
||      SHRU    .S1    A3, 24, A14          ; <0> SHRU    u0, 24, u24_143
||      SHRU    .S2    B3, 16, B10          ; <0> SHRU    t0, 16, t16_143
||      LDW     .D1T1  *-A0[2], A13         ; <0> LDW     *-low[30 - 2 * 14], d0_142
||      LDW     .D2T2  *+B1[28], B9         ; <0> LDW     *+high[2 * 14], e2_142
        XOR     .L1    A13, A15, A15        ; <0> XOR     even1_145, s2_145, even2_145
||      XOR     .L2X   B8, A2, B8           ; <0> XOR     u1, e1_138, t1
||      SHRU    .S1    A3, 16, A13          ; <0> SHRU    u0, 16, u16_143
||      XOR     .S2    B9, B11, B10         ; <0> XOR     odd1_145, s3_145, odd2_145
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_143], s2_143
||      LDW     .D2T2  *+B6[B10], B8        ; <0> LDW     *+B6[t16_143], s3_143
        XOR     .L1    A15, A14, A15        ; <0> XOR     even2_145, s4_145, even3_145
||      XOR     .L2    B10, B9, B3          ; <0> XOR     odd2_145, s1_145, odd_145
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u1, 8, u8_144
||      SHRU    .S2    B8, 12, B10          ; <0> SHRU    t1, 12, t12_144
||      LDW     .D1T1  *+A6[A13], A9        ; <0> LDW     *+A6[u16_143], s4_143
||      LDW     .D2T2  *+B7[B3], B11        ; <0> LDW     *+B7[t28_143], s1_143
        XOR     .L1    A15, A14, A14        ; <0> XOR     even3_145, s8_145, even_145
||      MVKH    .S1    2863311530, A11      ; <0> MVKH    0xaaaaaaaa, n1
||      SHRU    .S2X   A10, 31, B11         ; <0> SHRU    q, 31, top_83
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u0], s8_143
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[t1], s7_144
        ADD     .L1    A10, A10, A10        ; <0> ADD     q, q, twice_83
||      XOR     .L2    B9, B12, B12         ; <0> XOR     s7_143, s5_143, odd1_143
||      XOR     .S1    A9, A15, A9          ; <0> XOR     v0, s6_143, even1_143
||      SHRU    .S2    B8, 16, B10          ; <0> SHRU    t1, 16, t16_144
||      MPY     .M1X   -16, B8, A14         ; <0> MPY     -16, t1, low_144
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[u8_144], s6_144
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_144], s5_144
        XOR     .L1    A3, A13, A3          ; <0> XOR     u0, d0_142, v0
||      ADD     .L2X   B11, A10, B3         ; <0> ADD     top_83, twice_83, q
||      XOR     .S1X   A14, B3, A10         ; <0> XOR     even_145, odd_145, u2
||      SHRU    .S2    B8, 28, B11          ; <0> SHRU    t1, 28, high_144
||      LDW     .D1T2  *+A0[6], B9          ; <0> LDW     *+low[6], ku0
||      LDW     .D2T1  *-B1[24], A13        ; <0> LDW     *-high[24], step
        XOR     .L1    A9, A13, A13         ; <0> XOR     even1_143, s2_143, even2_143
||      XOR     .L2    B12, B8, B12         ; <0> XOR     odd1_143, s3_143, odd2_143
||      SHRU    .S1    A2, 24, A14          ; <0> SHRU    u1, 24, u24_144
||      ADD     .S2X   B11, A14, B8         ; <0> ADD     high_144, low_144, t28_144
||      LDW     .D1T2  *-A0[3], B10         ; <0> LDW     *-low[31 - 2 * 14], e0_142
||      LDW     .D2T1  *-B1[3], A14         ; <0> LDW     *-high[31 - 2 * 14], d1_142
        XOR     .L1    A13, A9, A13         ; <0> XOR     even2_143, s4_143, even3_143
||      XOR     .L2    B2, B3, B12          ; <0> XOR     p, q, both_84
||      SHRU    .S1    A2, 16, A14          ; <0> SHRU    u1, 16, u16_144
||      XOR     .S2    B12, B11, B10        ; <0> XOR     odd2_143, s1_143, odd_143
||      LDW     .D1T1  *+A7[A14], A2        ; <0> LDW     *+A7[u24_144], s2_144
||      LDW     .D2T2  *+B6[B10], B12       ; <0> LDW     *+B6[t16_144], s3_144
        AND     .L1X   A11, B12, A9         ; <0> AND     both_84, n1, d_84
||      XOR     .L2X   B9, A10, B8          ; <0> XOR     u2, e2_142, t2
||      XOR     .S1    A13, A9, A11         ; <0> XOR     even3_143, s8_143, even_143
||      LDW     .D1T1  *+A6[A14], A2        ; <0> LDW     *+A6[u16_144], s4_144
||      LDW     .D2T2  *+B7[B8], B2         ; <0> LDW     *+B7[t28_144], s1_144
        XOR     .L1    A8, A13, A8          ; <0> XOR     v1, s6_144, even1_144
||      XOR     .L2    B11, B9, B11         ; <0> XOR     s7_144, s5_144, odd1_144
||      SHRU    .S1    A10, 8, A14          ; <0> SHRU    u2, 8, u8_147
||      SHRU    .S2    B8, 12, B12          ; <0> SHRU    t2, 12, t12_147
||      MPY     .M2    -16, B8, B13         ; <0> MPY     -16, t2, low_147
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[u1], s8_144
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t2], s7_147
        XOR     .L1X   A11, B10, A11        ; <0> XOR     even_143, odd_143, u0
||      XOR     .L2X   B3, A9, B3           ; <0> XOR     q, d_84, q
||      SHRU    .S2    B8, 28, B12          ; <0> SHRU    t2, 28, high_147
||      LDW     .D1T1  *+A5[A14], A15       ; <0> LDW     *+A5[u8_147], s6_147
||      LDW     .D2T2  *+B5[B12], B10       ; <0> LDW     *+B5[t12_147], s5_147
        XOR     .L1    A2, A14, A14         ; <0> XOR     u1, d1_142, v1
||      ADD     .L2    B12, B13, B8         ; <0> ADD     high_147, low_147, t28_147
||      SHRU    .S1    A10, 24, A15         ; <0> SHRU    u2, 24, u24_147
||      SHRU    .S2    B8, 16, B13          ; <0> SHRU    t2, 16, t16_147
||      LDW     .D1T2  *+A0[29], B12        ; <0> LDW     *+low[1 + 2 * 14], e1_142
||      LDW     .D2T1  *+B1[31], A1         ; <0> LDW     *+high[31], d2_146
        XOR     .L1    A8, A2, A8           ; <0> XOR     even1_144, s2_144, even2_144
||      XOR     .L2X   B2, A9, B12          ; <0> XOR     p, d_84, p
||      SHRU    .S1    A10, 16, A9          ; <0> SHRU    u2, 16, u16_147
||      XOR     .S2    B11, B12, B11        ; <0> XOR     odd1_144, s3_144, odd2_144
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_147], s2_147
||      LDW     .D2T2  *+B6[B13], B8        ; <0> LDW     *+B6[t16_147], s3_147
        XOR     .L1    A8, A2, A9           ; <0> XOR     even2_144, s4_144, even3_144
||      ADD     .L2    B12, B12, B12        ; <0> ADD     p, p, twice_85
||      SHRU    .S1X   B12, 31, A2          ; <0> SHRU    p, 31, top_85
||      LDW     .D1T1  *+A6[A9], A2         ; <0> LDW     *+A6[u16_147], s4_147
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_147], s1_147
        XOR     .L1    A9, A8, A9           ; <0> XOR     even3_144, s8_144, even_144
||      XOR     .L2X   B10, A11, B2         ; <0> XOR     u0, e0_142, t0
||      SHRU    .S1    A11, 8, A8           ; <0> SHRU    u0, 8, u8_149
||      XOR     .S2    B11, B2, B11         ; <0> XOR     odd2_144, s1_144, odd_144
||      LDW     .D2T1  *-B1[26], A10        ; <0> LDW     *-high[26], ku1
        XOR     .L1X   A9, B11, A9          ; <0> XOR     even_144, odd_144, u1
||      ADD     .L2X   B12, A2, B11         ; <0> ADD     top_85, twice_85, p
||      XOR     .S1    A1, A15, A2          ; <0> XOR     v2, s6_147, even1_147
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t0, 12, t12_149
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t0, low_149
||      LDW     .D1T1  *+A4[A10], A8        ; <0> LDW     *+A4[u2], s8_147
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t0], s7_149
        XOR     .L1    A10, A1, A1          ; <0> XOR     u2, d2_146, y2
||      XOR     .L2    B8, B10, B10         ; <0> XOR     s7_147, s5_147, odd1_147
||      SHRU    .S1X   B2, 28, A10          ; <0> SHRU    t0, 28, high_149
||      SHRU    .S2    B2, 16, B2           ; <0> SHRU    t0, 16, t16_149
||      LDW     .D1T1  *+A5[A8], A15        ; <0> LDW     *+A5[u8_149], s6_149
||      LDW     .D2T2  *+B5[B13], B9        ; <0> LDW     *+B5[t12_149], s5_149
        XOR     .L1    A2, A8, A8           ; <0> XOR     even1_147, s2_147, even2_147
||      XOR     .L2    B10, B8, B13         ; <0> XOR     odd1_147, s3_147, odd2_147
||      SHRU    .S1    A11, 24, A10         ; <0> SHRU    u0, 24, u24_149
||      ADD     .S2X   B13, A10, B8         ; <0> ADD     high_149, low_149, t28_149
||      LDW     .D1T1  *-A0[0], A3          ; <0> LDW     *-low[0], d0_146
||      LDW     .D2T2  *-B1[28], B2         ; <0> LDW     *-high[28], kv2
        XOR     .L1    A8, A2, A2           ; <0> XOR     even2_147, s4_147, even3_147
||      XOR     .L2X   B12, A9, B10         ; <0> XOR     u1, e1_142, t1
||      SHRU    .S1    A11, 16, A8          ; <0> SHRU    u0, 16, u16_149
||      XOR     .S2    B13, B10, B12        ; <0> XOR     odd2_147, s1_147, odd_147
||      LDW     .D1T1  *+A7[A10], A11       ; <0> LDW     *+A7[u24_149], s2_149
||      LDW     .D2T2  *+B6[B2], B8         ; <0> LDW     *+B6[t16_149], s3_149
        XOR     .L1X   A10, B11, A10        ; <0> XOR     p, ku1, r
||      XOR     .L2    B3, B9, B3           ; <0> XOR     q, ku0, s
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_149], s4_149
||      LDW     .D2T2  *+B7[B8], B10        ; <0> LDW     *+B7[t28_149], s1_149
        XOR     .L1    A2, A8, A2           ; <0> XOR     even3_147, s8_147, even_147
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    u1, 8, u8_148
||      SHRU    .S2    B10, 12, B11         ; <0> SHRU    t1, 12, t12_148
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[u0], s8_149
||      LDW     .D2T2  *+B4[B10], B8        ; <0> LDW     *+B4[t1], s7_148
        XOR     .L1    A3, A15, A15         ; <0> XOR     v0, s6_149, even1_149
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u1, 24, u24_148
||      SHRU    .S2    B10, 16, B11         ; <0> SHRU    t1, 16, t16_148
||      MPY     .M2    -16, B10, B12        ; <0> MPY     -16, t1, low_148
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[u8_148], s6_148
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[t12_148], s5_148
        XOR     .L1X   A2, B12, A3          ; <0> XOR     even_147, odd_147, x2
||      XOR     .L2    B8, B9, B9           ; <0> XOR     s7_149, s5_149, odd1_149
||      XOR     .S1    A11, A3, A2          ; <0> XOR     u0, d0_146, u1
||      SHRU    .S2    B10, 28, B10         ; <0> SHRU    t1, 28, high_148
||      LDW     .D1T2  *-A0[1], B8          ; <0> LDW     *-low[1], e0
||      LDW     .D2T1  *-B1[1], A8          ; <0> LDW     *-high[1], d1_146
        XOR     .L1    A15, A11, A15        ; <0> XOR     even1_149, s2_149, even2_149
||      ADD     .L2    B10, B12, B11        ; <0> ADD     high_148, low_148, t28_148
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    u1, 16, u16_148
||      LDW     .D1T1  *+A7[A8], A9         ; <0> LDW     *+A7[u24_148], s2_148
||      LDW     .D2T2  *+B6[B11], B3        ; <0> LDW     *+B6[t16_148], s3_148
        XOR     .L1    A15, A11, A11        ; <0> XOR     even2_149, s4_149, even3_149
||      XOR     .L2    B9, B8, B9           ; <0> XOR     odd1_149, s3_149, odd2_149
||      SUB     .S2    B0, 1, B0            ; <0> SUB     left, 1, left
||      LDW     .D1T1  *+A6[A8], A9         ; <0> LDW     *+A6[u16_148], s4_148
||      LDW     .D2T2  *+B7[B11], B3        ; <0> LDW     *+B7[t28_148], s1_148
        XOR     .L1    A11, A8, A11         ; <0> XOR     even3_149, s8_149, even_149
||      XOR     .L2    B9, B10, B10         ; <0> XOR     odd2_149, s1_149, odd_149
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[u1], s8_148
        XOR     .L1    A14, A8, A15         ; <0> XOR     v1, s6_148, even1_148
||      XOR     .L2    B8, B9, B9           ; <0> XOR     s7_148, s5_148, odd1_148
||      XOR     .S1X   A11, B10, A14        ; <0> XOR     even_149, odd_149, x0
||[B0]  B       .S2    des3_cbc3_encrypt_passes$next; <0> [left] B       next
||      LDW     .D1T1  *+A0[4], A12         ; <0> LDW     *+low[4], kv1
||      LDW     .D2T2  *+B1[30], B9         ; <0> LDW     *+high[30], e2
        XOR     .L1    A9, A8, A11          ; <0> XOR     u1, d1_146, u2
||      XOR     .S1X   A1, B3, A8           ; <0> XOR     y2, s, u0
||      LDW     .D1T2  *+A0[31], B8         ; <0> LDW     *+low[31], e1
        XOR     .L1    A15, A9, A12         ; <0> XOR     even1_148, s2_148, even2_148
||      XOR     .L2    B9, B3, B9           ; <0> XOR     odd1_148, s3_148, odd2_148
||      STW     .D1T1  A12, *+A0[2]         ; <0> STW     after, *+low[2]{input}
        XOR     .L1    A12, A9, A12         ; <0> XOR     even2_148, s4_148, even3_148
||      XOR     .L2    B9, B3, B8           ; <0> XOR     odd2_148, s1_148, odd_148
||      XOR     .S2X   B8, A8, B3           ; <0> XOR     u0, e0, t0
        XOR     .L1    A12, A9, A9          ; <0> XOR     even3_148, s8_148, even_148
||      ADD     .L2X   B1, A13, B1          ; <0> ADD     high, step, high
||      XOR     .S1    A3, A10, A10         ; <0> XOR     x2, r, v0
||      ADD     .D1    A0, A13, A0          ; <0> ADD     low, step, low
        XOR     .L1X   A9, B8, A12          ; <0> XOR     even_148, odd_148, x1
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u2, e2, t2
||      XOR     .S1    A14, A12, A9         ; <0> XOR     x0, kv1, v1
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$13:
        LDW     .D2T2  *+B15[415], B0       ; restore runs
        STW     .D2T1  A8, *+B15[404]       ; STW     u0, *+B15[386 + 3 * 6]{record}
        NOP     3
        SUB     .L2    B0, 1, B0            ; SUB     runs, 1, runs
  [B0]  B       .S1    des3_cbc3_encrypt_passes$enter; [runs] B       enter
        NOP     2
        STW     .D2T2  B0, *+B15[415]       ; save runs
        STW     .D2T2  B3, *+B15[405]       ; STW     t0, *+B15[386 + 3 * 6 + 1]{record}
        STW     .D2T1  A10, *+B15[406]      ; STW     v0, *+B15[386 + 3 * 6 + 2]{record}
des3_cbc3_encrypt_passes$des3_cbc3_encrypt_passes$14:
        SHL     .S1    A3, 31, A3           ; SHL     x2, 31, top_153
||      SHRU    .S2X   A3, 1, B0            ; SHRU    x2, 1, rest_153
        ADD     .L1X   A3, B0, A3           ; ADD     top_153, rest_153, x2
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_150
        XOR     .L1    A3, A1, A0           ; XOR     x2, y2, both_154
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_150
        AND     .L1X   A0, B0, A0           ; AND     both_154, m1_150, d_154
        XOR     .L1    A1, A0, A1           ; XOR     y2, d_154, y2
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_150
        XOR     .L1    A3, A0, A0           ; XOR     x2, d_154, x2
||      SHL     .S1    A1, 31, A1           ; SHL     y2, 31, top_155
||      SHRU    .S2X   A1, 1, B1            ; SHRU    y2, 1, rest_155
        ADD     .L1X   A1, B1, A1           ; ADD     top_155, rest_155, y2
||      SHRU    .S1    A0, 8, A3            ; SHRU    x2, 8, high_156
        XOR     .L1    A3, A1, A3           ; XOR     high_156, y2, both_156
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_150
        AND     .L1X   A3, B0, A3           ; AND     both_156, m8_150, d_156
||      LDW     .D2T1  *+B15[35], A3        ; LDW     *+B15[2 + 128 * 0 + 31 + 2]{kept}, from_161
        SHL     .S1    A3, 8, A2            ; SHL     d_156, 8, moved_156
||      LDW     .D2T2  *+B15[68], B0        ; LDW     *+B15[2 + 128 * 0 + 96 - 30]{kept}, lead_161
        XOR     .L1    A0, A2, A0           ; XOR     x2, moved_156, x2
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_150
||      LDW     .D2T2  *+B15[163], B0       ; LDW     *+B15[2 + 128 * 1 + 31 + 2]{kept}, from_162
        XOR     .L1    A1, A3, A1           ; XOR     y2, d_156, y2
||      SHRU    .S1    A0, 2, A3            ; SHRU    x2, 2, high_157
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_150
||      LDW     .D2T2  *+B15[196], B1       ; LDW     *+B15[2 + 128 * 1 + 96 - 30]{kept}, lead_162
        AND     .L1X   A3, B0, A2           ; AND     high_157, m2_150, x_157
||      AND     .L2X   B0, A1, B0           ; AND     y2, m2_150, y_157
        SUB     .L1X   B0, A2, A2           ; SUB     y_157, x_157, e_157
||      LDW     .D2T1  *+B15[413], A2       ; restore ivs
        SUB     .L1    A1, A2, A0           ; SUB     y2, e_157, y2
||      ADD     .S1X   A3, B0, A2           ; ADD     from_161, lead_161, o0
||      MVK     .S2    1, B1                ; MVK     1, unit_150
||      ADDAW   .D1    A0, A2, A1           ; ADDAW   x2, e_157, x2
||      LDW     .D2T2  *+B15[291], B0       ; LDW     *+B15[2 + 128 * 2 + 31 + 2]{kept}, from_160
        MPYHLU  .M1X   A1, B1, A2           ; MPYHLU  x2, unit_150, x_158
||      MPYSU   .M2X   1, A0, B1            ; MPYSU   1, y2, y_158
||      LDW     .D1T2  *-A2[2], B3          ; LDW     *-o0[2], l0
        ADD     .L2    B0, B1, B0           ; ADD     from_162, lead_162, o1
||      LDW     .D1T1  *-A2[1], A1          ; LDW     *-o0[1], r0
||      LDW     .D2T2  *+B15[324], B3       ; LDW     *+B15[2 + 128 * 2 + 96 - 30]{kept}, lead_160
        SUB     .L2X   B1, A2, B1           ; SUB     y_158, x_158, e_158
||      LDW     .D2T1  *-B0[1], A1          ; LDW     *-o1[1], r1
        MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4_150
||      SHL     .S2    B1, 16, B2           ; SHL     e_158, 16, moved_158
||      LDW     .D2T1  *-B0[2], A1          ; LDW     *-o1[2], l1
        ADD     .L2X   B2, A1, B2           ; ADD     x2, moved_158, x2
||      MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4_150
        SUB     .L2X   A0, B1, B1           ; SUB     y2, e_158, y2
||      SHRU    .S1X   B2, 4, A0            ; SHRU    x2, 4, high_159
||      ZERO    .S2    B8                   ; ZERO    linear_164
||      STW     .D1T2  B3, *+A2[0]          ; STW     l0, *+ivs[0]
        XOR     .L1X   A0, B1, A0           ; XOR     high_159, y2, both_159
||      MVC     .S2    B8, AMR              ; MVC     linear_164, AMR
||      STW     .D1T1  A1, *+A2[1]          ; STW     r0, *+ivs[1]
        AND     .L1    A0, A3, A0           ; AND     both_159, m4_150, d_159
||      ADD     .L2    B0, B3, B0           ; ADD     from_160, lead_160, o2
||      B       .S2    des3_cbc3_encrypt_passes$wipe; [count_165] B     wipe
||      STW     .D1T1  A1, *+A2[3]          ; STW     r1, *+ivs[3]
        XOR     .L2X   B1, A0, B1           ; XOR     y2, d_159, y2
||      SHL     .S1    A0, 4, A0            ; SHL     d_159, 4, moved_159
||      B       .S2    des3_cbc3_encrypt_passes$wipe; [count_165] B     wipe
||      STW     .D1T1  A1, *+A2[2]          ; STW     l1, *+ivs[2]
||      ADD     .D2    B15, 12, B9          ; ADD     B15, 12, odd_165
        XOR     .L1X   A0, B2, A1           ; XOR     x2, moved_159, x2
||      B       .S2    des3_cbc3_encrypt_passes$wipe; [count_165] B     wipe
||      STW     .D1T2  B1, *+A2[5]          ; STW     y2, *+ivs[5]
        ZERO    .L1    A0                   ; ZERO    zero_165
||      B       .S2    des3_cbc3_encrypt_passes$wipe; [count_165] B     wipe
||      STW     .D2T1  A1, *+B0[0]          ; STW     x2, *+o2[0]
        ADD     .L1X   8, B15, A3           ; ADD     B15, 8, even_165
||      MV      .L2X   A0, B0               ; zero_165 on both sides
||      MVK     .S1    199, A2              ; MVK     205, count_165
||      B       .S2    des3_cbc3_encrypt_passes$wipe; [count_165] B     wipe
||      STW     .D1T1  A1, *+A2[4]          ; STW     x2, *+ivs[4]
||      STW     .D2T2  B1, *+B0[1]          ; STW     y2, *+o2[1]
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
des3_cbc3_encrypt_passes$wipe:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count_165, 1, count_165
||[A2]  B       .S2    des3_cbc3_encrypt_passes$wipe; <0> [count_165] B     wipe
||      STW     .D1T2  B0, *A3++[2]         ; <0> STW     zero_165, *even_165++[2]{wiped}
||      STW     .D2T1  A0, *B9++[2]         ; <0> STW     zero_165, *odd_165++[2]{wiped}
des3_cbc3_encrypt_passes$wipe$exit:
des3_cbc3_encrypt_passes$done:
        LDW     .D2T1  *+B15[424], A14      ; restore A14
        LDW     .D2T2  *+B15[423], B13      ; restore B13
        LDW     .D2T1  *+B15[422], A13      ; restore A13
        LDW     .D2T2  *+B15[421], B12      ; restore B12
        LDW     .D2T2  *+B15[412], B0       ; restore return$
        LDW     .D2T1  *+B15[420], A12      ; restore A12
        LDW     .D2T2  *+B15[419], B11      ; restore B11
        LDW     .D2T1  *+B15[418], A11      ; restore A11
        LDW     .D2T2  *+B15[417], B10      ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[416], A10      ; restore A10
        ADDK    .S2    1704, B15            ; frame
||      LDW     .D2T1  *+B15[425], A15      ; restore A15
        NOP     4
