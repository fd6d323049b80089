; broadside optimize: source cfd804fa669b5868a903e14526126844f5f50f033b5cae676522a95814f436ba
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 30 s an interval, 5 s a region
        .ref    des_sp_t, des_sp_u
; Cipher block chaining with DES and triple-DES on the C64x, encryption of three channels: cbc3_encrypt.sa,
; scheduled for that machine under names that end in _c64x. To be called with interrupts disabled, as there.

; Cipher block chaining with DES and triple-DES, encryption of three channels in lockstep.
;
;       void des_cbc3_encrypt(uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks,
;                             const uint32_t *const schedule[3], uint8_t ivs[24]);
;       void des3_cbc3_encrypt(the same, with schedules of 108 words);
;
; out, in   three buffers of 8 * blocks bytes each, word aligned; out[i] may be in[i], else no two overlap. blocks
;           may be 0.
; schedule  three encryption schedules (kernels/des/key_schedule.sa), word aligned; they may be one.
; ivs       three initialisation vectors, word aligned; become the last blocks of ciphertext.
;
; IP(P ^ C) = IP(P) ^ IP(C) and IP(C) is the preoutput: L0 = R16 ^ IP(P).l, R0 = L16 ^ IP(P).r. IP of a block is done
; beside FP of the one before. The schedules are copied to the frame, merged, and wiped from it at the end.
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

; Loads a block of each channel and moves on while there are more.

; Six words to and from the frame behind the schedules, on both data ports.


; Leaves no schedule and no block in the first words of the frame behind, an even number of them.

; The routine; passes names the macro of the rounds, words are those of a schedule. Labels that no branch names cut
; the straight code into pieces that can be scheduled exactly.

        .global des_cbc3_encrypt_c64x
        .align  32
des_cbc3_encrypt_c64x:
        MV      .L1X   B4, A3               ; move in
||      ADDK    .S2    -512, B15            ; frame
        STW     .D2T1  A6, *+B15[118]       ; save blocks
        STW     .D2T2  B3, *+B15[116]       ; save return$
        STW     .D2T1  A15, *+B15[128]      ; save A15
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A14, *+B15[127]      ; save A14
        STW     .D2T2  B13, *+B15[126]      ; save B13
        STW     .D2T1  A13, *+B15[125]      ; save A13
        STW     .D2T2  B12, *+B15[124]      ; save B12
  [!A1] B       .S1    des_cbc3_encrypt_c64x$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[123]      ; save A12
        STW     .D2T2  B11, *+B15[122]      ; save B11
        STW     .D2T1  A11, *+B15[121]      ; save A11
        STW     .D2T2  B10, *+B15[120]      ; save B10
        STW     .D2T1  A10, *+B15[119]      ; save A10
        MV      .L1X   B6, A8               ; move schedule
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A8, *+B15[117]       ; save ivs
des_cbc3_encrypt_c64x$des_cbc3_encrypt_c64x$1:
        MV      .L2    B3, B3               ; move out
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+in[1], i1
        LDW     .D1T2  *+A8[0], B3          ; LDW     *+schedule[0], k0_2
||      LDW     .D2T1  *+B3[1], A8          ; LDW     *+out[1], o1
        LDW     .D1T1  *+A8[1], A18         ; LDW     *+schedule[1], k1_2
        LDW     .D1T1  *+A3[2], A2          ; LDW     *+in[2], i2
        LDW     .D1T2  *+A8[2], B2          ; LDW     *+schedule[2], k2_2
||      LDW     .D2T1  *+B3[2], A3          ; LDW     *+out[2], o2
        MVK     .S2    33, B0               ; MVK     36, count_3
||      LDW     .D2T1  *+B3[0], A9          ; LDW     *+out[0], o0
        LDW     .D1T1  *+A3[0], A0          ; LDW     *+in[0], i0
        ADD     .L1X   8, B15, A16          ; ADD     B15, 8, merged_2
||      LDW     .D1T1  *A18++[1], A17       ; <0> LDW     *k1_2++, k1_3
||      LDW     .D2T2  *B3++[1], B1         ; <0> LDW     *k0_2++, k0_3
        NOP
        B       .S2    des_cbc3_encrypt_c64x$merge; [count_3] B     merge
||      LDW     .D2T2  *B2++[1], B1         ; <0> LDW     *k2_2++, k2_3
        NOP
;@loop {"name": "merge", "ii": 4, "res_mii": 4, "rec_mii": 3, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop merge: II 4, 2 stages
;  bounds: resources 4, recurrence 3
;  critical cycle:
;    STW k0_3, *merged_2++
;    STW k1_3, *merged_2++
;    STW k2_3, *merged_2++
;  units: L1 0/4, S1 0/4, M1 0/4, D1 4/4, L2 0/4, S2 2/4, M2 0/4, D2 2/4
;  cross paths: 1X 0/4, 2X 0/4
;  T paths: T1 2/4, T2 4/4
;  registers of side A: 9 used, 9 live at once
;  registers of side B: 5 used, 5 live at once
;  II 4: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
des_cbc3_encrypt_c64x$merge:
        LDW     .D1T1  *A18++[1], A17       ; <0> LDW     *k1_2++, k1_3
||      LDW     .D2T2  *B3++[1], B1         ; <0> LDW     *k0_2++, k0_3
        STW     .D1T2  B1, *A16++[1]        ; <1> STW     k0_3, *merged_2++
  [B0]  B       .S2    des_cbc3_encrypt_c64x$merge; <0> [count_3] B     merge
||      STW     .D1T1  A17, *A16++[1]       ; <1> STW     k1_3, *merged_2++
||      LDW     .D2T2  *B2++[1], B1         ; <0> LDW     *k2_2++, k2_3
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_3, 1, count_3
||      STW     .D1T2  B1, *A16++[1]        ; <1> STW     k2_3, *merged_2++
des_cbc3_encrypt_c64x$des_cbc3_encrypt_c64x$3:
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D1T2  B1, *A16++[1]        ; <-1> STW     k0_3, *merged_2++
||      LDW     .D2T1  *+B15[118], A16      ; restore blocks
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D1T1  A17, *A16++[1]       ; <-1> STW     k1_3, *merged_2++
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D1T2  B1, *A16++[1]        ; <-1> STW     k2_3, *merged_2++
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        MVKL    .S1    480597, A17          ; MVKL    0x00075555, circular_4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        SUB     .L1    A16, 1, A16          ; SUB     blocks, 1, more
||      MVKH    .S1    480597, A17          ; MVKH    0x00075555, circular_4
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVC     .S2X   A17, AMR             ; MVC     circular_4, AMR
des_cbc3_encrypt_c64x$chain:
        MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_6
||      LDW     .D2T2  *+B15[117], B3       ; restore ivs
        MVK     .L1    1, A10               ; MVK     1, one_6
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_6
        MVKL    .S1    2863311530, A11      ; MVKL    0xaaaaaaaa, m1_6
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_6
        NOP     2
        LDW     .D2T1  *+B3[0], A3          ; LDW     *+ivs[0], l0
        LDW     .D2T1  *+B3[1], A12         ; LDW     *+ivs[1], r0
        MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_6
||      LDW     .D2T2  *+B3[2], B3          ; LDW     *+ivs[2], l1
        MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_6
||      LDW     .D2T1  *+B3[3], A13         ; LDW     *+ivs[3], r1
        MV      .L2X   A3, B9               ; move o2
||      LDW     .D2T1  *+B3[4], A12         ; LDW     *+ivs[4], l2
        SHRU    .S2X   A3, 4, B3            ; SHRU    l0, 4, high_9
||      LDW     .D2T1  *+B3[5], A3          ; LDW     *+ivs[5], r2
        XOR     .L2X   B3, A12, B8          ; XOR     high_9, r0, both_9
        AND     .L2    B8, B2, B8           ; AND     both_9, m4_6, d_9
||      SHRU    .S1X   B3, 4, A14           ; SHRU    l1, 4, high_17
        XOR     .L1    A14, A13, A14        ; XOR     high_17, r1, both_17
||      XOR     .L2X   B8, A12, B8          ; XOR     r0, d_9, r0
||      SHL     .S2    B8, 4, B10           ; SHL     d_9, 4, moved_9
        AND     .L1X   A14, B2, A14         ; AND     both_17, m4_6, d_17
||      XOR     .L2X   B10, A3, B10         ; XOR     l0, moved_9, l0
||      SHRU    .S1    A12, 4, A15          ; SHRU    l2, 4, high_25
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_6
||      MPYSU   .M2    1, B8, B11           ; MPYSU   1, r0, y_10
        XOR     .L1    A15, A3, A17         ; XOR     high_25, r2, both_25
||      SHL     .S1    A14, 4, A15          ; SHL     d_17, 4, moved_17
||      MPYHLU  .M2X   B10, A10, B2         ; MPYHLU  l0, one_6, x_10
        XOR     .L1    A13, A14, A13        ; XOR     r1, d_17, r1
||      AND     .S1X   A17, B2, A14         ; AND     both_25, m4_6, d_25
        XOR     .L1    A3, A14, A3          ; XOR     r2, d_25, r2
||      SUB     .L2    B11, B2, B2          ; SUB     y_10, x_10, e_10
||      MPYSU   .M1    1, A13, A15          ; MPYSU   1, r1, y_18
        XOR     .L1X   A15, B3, A14         ; XOR     l1, moved_17, l1
||      SHL     .S2X   A14, 4, B3           ; SHL     d_25, 4, moved_25
||      MPYSU   .M1    1, A3, A12           ; MPYSU   1, r2, y_26
        SUB     .L2    B8, B2, B2           ; SUB     r0, e_10, r0
||      SHL     .S1X   B2, 16, A17          ; SHL     e_10, 16, moved_10
||      XOR     .S2X   B3, A12, B3          ; XOR     l2, moved_25, l2
||      MPYHLU  .M1    A14, A10, A17        ; MPYHLU  l1, one_6, x_18
        ADD     .L1X   A17, B10, A10        ; ADD     l0, moved_10, l0
||      MPYHLU  .M2X   B3, A10, B8          ; MPYHLU  l2, one_6, x_26
        SUB     .L1    A15, A17, A15        ; SUB     y_18, x_18, e_18
||      AND     .L2    B2, B0, B10          ; AND     r0, m2_6, y_11
||      SHRU    .S1    A10, 2, A17          ; SHRU    l0, 2, high_11
        AND     .L1X   A17, B0, A12         ; AND     high_11, m2_6, x_11
||      SUB     .L2X   A12, B8, B8          ; SUB     y_26, x_26, e_26
||      SHL     .S1    A15, 16, A17         ; SHL     e_18, 16, moved_18
        SUB     .L1X   B10, A12, A13        ; SUB     y_11, x_11, e_11
||      SUB     .L2X   A3, B8, B10          ; SUB     r2, e_26, r2
||      SUB     .S1    A13, A15, A3         ; SUB     r1, e_18, r1
||      SHL     .S2    B8, 16, B8           ; SHL     e_26, 16, moved_26
||      ADD     .D1    A14, A17, A12        ; ADD     l1, moved_18, l1
        AND     .L1X   A3, B0, A14          ; AND     r1, m2_6, y_19
||      ADD     .L2    B3, B8, B3           ; ADD     l2, moved_26, l2
||      SHRU    .S1    A12, 2, A15          ; SHRU    l1, 2, high_19
||      AND     .S2    B10, B0, B11         ; AND     r2, m2_6, y_27
||      ADDAW   .D1    A10, A13, A10        ; ADDAW   l0, e_11, l0
        AND     .L1X   A15, B0, A13         ; AND     high_19, m2_6, x_19
||      SUB     .L2X   B2, A13, B2          ; SUB     r0, e_11, r0
||      SHRU    .S2    B3, 2, B8            ; SHRU    l2, 2, high_27
        SUB     .L1    A14, A13, A8         ; SUB     y_19, x_19, e_19
||      AND     .L2    B8, B0, B0           ; AND     high_27, m2_6, x_27
||      SHRU    .S1    A10, 8, A13          ; SHRU    l0, 8, high_12
||      MV      .S2X   A8, B8               ; move o1
        XOR     .L1X   A13, B2, A13         ; XOR     high_12, r0, both_12
||      SUB     .L2    B11, B0, B0          ; SUB     y_27, x_27, e_27
||      MVKH    .S1    2863311530, A11      ; MVKH    0xaaaaaaaa, m1_6
||      ADDAW   .D1    A12, A8, A12         ; ADDAW   l1, e_19, l1
        SUB     .L1    A3, A8, A3           ; SUB     r1, e_19, r1
||      SUB     .L2    B10, B0, B3          ; SUB     r2, e_27, r2
||      SHRU    .S1    A12, 8, A8           ; SHRU    l1, 8, high_20
||      ADDAW   .D2    B3, B0, B0           ; ADDAW   l2, e_27, l2
        XOR     .L1    A8, A3, A8           ; XOR     high_20, r1, both_20
||      AND     .L2X   B1, A13, B10         ; AND     both_12, m8_6, d_12
||      SHRU    .S2    B0, 8, B11           ; SHRU    l2, 8, high_28
        AND     .L1X   A8, B1, A8           ; AND     both_20, m8_6, d_20
||      XOR     .L2    B2, B10, B2          ; XOR     r0, d_12, r0
||      XOR     .S2    B11, B3, B11         ; XOR     high_28, r2, both_28
        XOR     .L1    A3, A8, A3           ; XOR     r1, d_20, r1
||      AND     .L2    B11, B1, B1          ; AND     both_28, m8_6, d_28
||      SHL     .S1X   B10, 8, A13          ; SHL     d_12, 8, moved_12
||      SHRU    .S2    B2, 31, B10          ; SHRU    r0, 31, top_13
        XOR     .L1    A10, A13, A8         ; XOR     l0, moved_12, l0
||      XOR     .L2    B3, B1, B3           ; XOR     r2, d_28, r2
||      SHRU    .S1    A3, 31, A10          ; SHRU    r1, 31, top_21
||      SHL     .S2X   A8, 8, B10           ; SHL     d_20, 8, moved_20
||      ADDAH   .D2    B10, B2, B2          ; ADDAH   top_13, r0, r0
        XOR     .L2X   B10, A12, B1         ; XOR     l1, moved_20, l1
||      SHL     .S1X   B1, 8, A10           ; SHL     d_28, 8, moved_28
||      SHRU    .S2    B3, 31, B10          ; SHRU    r2, 31, top_29
||      ADDAH   .D1    A10, A3, A3          ; ADDAH   top_21, r1, r1
        XOR     .L1X   A8, B2, A12          ; XOR     l0, r0, both_14
||      ADDAH   .D2    B10, B3, B3          ; ADDAH   top_29, r2, r2
        AND     .L1    A12, A11, A10        ; AND     both_14, m1_6, d_14
||      XOR     .L2X   B1, A3, B0           ; XOR     l1, r1, both_22
||      XOR     .S1X   A10, B0, A12         ; XOR     l2, moved_28, l2
        XOR     .L1    A8, A10, A8          ; XOR     l0, d_14, l0
||      AND     .L2X   B0, A11, B0          ; AND     both_22, m1_6, d_22
||      XOR     .S1X   A12, B3, A13         ; XOR     l2, r2, both_30
        AND     .L1    A13, A11, A13        ; AND     both_30, m1_6, d_30
||      XOR     .L2    B1, B0, B1           ; XOR     l1, d_22, l1
||      SHRU    .S1    A8, 31, A11          ; SHRU    l0, 31, top_15
        XOR     .L1X   A3, B0, A17          ; XOR     r1, d_22, r1
||      XOR     .S1    A12, A13, A12        ; XOR     l2, d_30, l2
||      SHRU    .S2    B1, 31, B0           ; SHRU    l1, 31, top_23
        XOR     .L2X   B3, A13, B17         ; XOR     r2, d_30, r2
||      SHRU    .S1    A12, 31, A8          ; SHRU    l2, 31, top_31
||      ADDAH   .D1    A11, A8, A3          ; ADDAH   top_15, l0, l0
||      ADDAH   .D2    B0, B1, B3           ; ADDAH   top_23, l1, l1
        XOR     .L2X   B2, A10, B16         ; XOR     r0, d_14, r0
||      ADDAH   .D1    A8, A12, A8          ; ADDAH   top_31, l2, l2
des_cbc3_encrypt_c64x$first:
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_34
||      LDW     .D1T1  *+A2[0], A10         ; LDW     *+i2[0], p2
        LDW     .D1T1  *+A0[0], A12         ; LDW     *+i0[0], p0
        MV      .L2X   A16, B1              ; move more
||      LDW     .D1T2  *+A0[1], B10         ; LDW     *+i0[1], q0
        MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_34
||      LDW     .D1T1  *+A2[1], A13         ; LDW     *+i2[1], q2
  [B1]  ADD     .L1    8, A2, A2            ; [more] ADD     i2, 8, i2
||      MVKL    .S1    858993459, A16       ; MVKL    0x33333333, m2_34
        MVK     .L1    1, A11               ; MVK     1, one_34
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_34
||      LDW     .D1T2  *+A1[0], B12         ; LDW     *+i1[0], p1
        SHRU    .S2X   A12, 4, B11          ; SHRU    p0, 4, high_37
||      LDW     .D1T2  *+A1[1], B11         ; LDW     *+i1[1], q1
        XOR     .L2    B11, B10, B11        ; XOR     high_37, q0, both_37
||      SHRU    .S1    A10, 4, A14          ; SHRU    p2, 4, high_53
        XOR     .L1    A14, A13, A14        ; XOR     high_53, q2, both_53
||      AND     .L2    B11, B0, B11         ; AND     both_37, m4_34, d_37
        AND     .L1X   A14, B0, A15         ; AND     both_53, m4_34, d_53
||      MVKL    .S1    2863311530, A14      ; MVKL    0xaaaaaaaa, m1_34
||      SHL     .S2    B11, 4, B13          ; SHL     d_37, 4, moved_37
        XOR     .L1    A13, A15, A13        ; XOR     q2, d_53, q2
||      XOR     .L2    B10, B11, B10        ; XOR     q0, d_37, q0
||      SHL     .S1    A15, 4, A15          ; SHL     d_53, 4, moved_53
||      SHRU    .S2    B12, 4, B18          ; SHRU    p1, 4, high_45
        XOR     .L1X   A12, B13, A12        ; XOR     p0, moved_37, p0
||      XOR     .L2    B18, B11, B13        ; XOR     high_45, q1, both_45
||      MPYSU   .M1    1, A13, A15          ; MPYSU   1, q2, y_54
||      MPYSU   .M2    1, B10, B0           ; MPYSU   1, q0, y_38
        XOR     .L1    A10, A15, A10        ; XOR     p2, moved_53, p2
||      AND     .L2    B13, B0, B13         ; AND     both_45, m4_34, d_45
||      MVKH    .S1    858993459, A16       ; MVKH    0x33333333, m2_34
||      MPYHLU  .M1    A12, A11, A18        ; MPYHLU  p0, one_34, x_38
  [B1]  ADD     .L1    8, A0, A0            ; [more] ADD     i0, 8, i0
||      XOR     .L2    B11, B13, B11        ; XOR     q1, d_45, q1
||      MVKH    .S1    2863311530, A14      ; MVKH    0xaaaaaaaa, m1_34
||      SHL     .S2    B13, 4, B13          ; SHL     d_45, 4, moved_45
||      MPYHLU  .M1    A10, A11, A19        ; MPYHLU  p2, one_34, x_54
        SUB     .L1X   B0, A18, A18         ; SUB     y_38, x_38, e_38
||      XOR     .L2    B12, B13, B0         ; XOR     p1, moved_45, p1
||      MPYSU   .M2    1, B11, B12          ; MPYSU   1, q1, y_46
  [B1]  ADD     .L1    8, A1, A1            ; [more] ADD     i1, 8, i1
||[B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      SHL     .S1    A18, 16, A11         ; SHL     e_38, 16, moved_38
||      MPYHLU  .M2X   B0, A11, B13         ; MPYHLU  p1, one_34, x_46
||      SUB     .D1    A15, A19, A15        ; SUB     y_54, x_54, e_54
        SUB     .L1    A13, A15, A13        ; SUB     q2, e_54, q2
||      SHL     .S1    A15, 16, A15         ; SHL     e_54, 16, moved_54
        ADD     .L1    A10, A15, A10        ; ADD     p2, moved_54, p2
||      SUB     .L2X   B10, A18, B10        ; SUB     q0, e_38, q0
||      AND     .S1    A13, A16, A15        ; AND     q2, m2_34, y_55
||      SUB     .S2    B12, B13, B12        ; SUB     y_46, x_46, e_46
        ADD     .L1    A12, A11, A11        ; ADD     p0, moved_38, p0
||      SUB     .L2    B11, B12, B11        ; SUB     q1, e_46, q1
||      SHRU    .S1    A10, 2, A12          ; SHRU    p2, 2, high_55
||      SHL     .S2    B12, 16, B12         ; SHL     e_46, 16, moved_46
        AND     .L1X   A16, B10, A18        ; AND     q0, m2_34, y_39
||      ADD     .L2    B0, B12, B0          ; ADD     p1, moved_46, p1
||      SHRU    .S1    A11, 2, A19          ; SHRU    p0, 2, high_39
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_34
||      AND     .D2X   B11, A16, B12        ; AND     q1, m2_34, y_47
        AND     .L1    A19, A16, A12        ; AND     high_39, m2_34, x_39
||      AND     .S1    A12, A16, A19        ; AND     high_55, m2_34, x_55
||      SHRU    .S2    B0, 2, B13           ; SHRU    p1, 2, high_47
        SUB     .L1    A18, A12, A12        ; SUB     y_39, x_39, e_39
||      AND     .L2X   B13, A16, B13        ; AND     high_47, m2_34, x_47
||      SUB     .S1    A15, A19, A15        ; SUB     y_55, x_55, e_55
        SUB     .L1X   B10, A12, A10        ; SUB     q0, e_39, q0
||      SUB     .L2    B12, B13, B10        ; SUB     y_47, x_47, e_47
||      ADDAW   .D1    A10, A15, A16        ; ADDAW   p2, e_55, p2
        SUB     .L1    A13, A15, A12        ; SUB     q2, e_55, q2
||      SHRU    .S1    A16, 8, A13          ; SHRU    p2, 8, high_56
||      ADDAW   .D1    A11, A12, A11        ; ADDAW   p0, e_39, p0
||      ADDAW   .D2    B0, B10, B0          ; ADDAW   p1, e_47, p1
        XOR     .L1    A13, A12, A15        ; XOR     high_56, q2, both_56
||      SUB     .L2    B11, B10, B10        ; SUB     q1, e_47, q1
||      SHRU    .S1    A11, 8, A13          ; SHRU    p0, 8, high_40
||      SHRU    .S2    B0, 8, B11           ; SHRU    p1, 8, high_48
        XOR     .L1    A13, A10, A13        ; XOR     high_40, q0, both_40
||      XOR     .L2    B11, B10, B11        ; XOR     high_48, q1, both_48
||      AND     .S1X   A15, B2, A15         ; AND     both_56, m8_34, d_56
        AND     .L1X   A13, B2, A13         ; AND     both_40, m8_34, d_40
||      AND     .L2    B11, B2, B2          ; AND     both_48, m8_34, d_48
||      SHL     .S1    A15, 8, A15          ; SHL     d_56, 8, moved_56
||      XOR     .D1    A12, A15, A12        ; XOR     q2, d_56, q2
        XOR     .L1    A16, A15, A15        ; XOR     p2, moved_56, p2
||      XOR     .L2    B10, B2, B2          ; XOR     q1, d_48, q1
||      SHL     .S1    A13, 8, A16          ; SHL     d_40, 8, moved_40
||      SHL     .S2    B2, 8, B10           ; SHL     d_48, 8, moved_48
        XOR     .L1    A10, A13, A10        ; XOR     q0, d_40, q0
||      XOR     .L2    B0, B10, B0          ; XOR     p1, moved_48, p1
||      SHRU    .S1    A12, 31, A13         ; SHRU    q2, 31, top_57
||      SHRU    .S2    B2, 31, B10          ; SHRU    q1, 31, top_49
        ADDAH   .D1    A13, A12, A12        ; ADDAH   top_57, q2, q2
||      ADDAH   .D2    B10, B2, B2          ; ADDAH   top_49, q1, q1
        XOR     .L1    A15, A12, A18        ; XOR     p2, q2, both_58
||      XOR     .L2    B0, B2, B10          ; XOR     p1, q1, both_50
||      SHRU    .S1    A10, 31, A13         ; SHRU    q0, 31, top_41
        XOR     .L1    A11, A16, A10        ; XOR     p0, moved_40, p0
||      AND     .L2X   B10, A14, B10        ; AND     both_50, m1_34, d_50
||      AND     .S1    A18, A14, A13        ; AND     both_58, m1_34, d_58
||      ADDAH   .D1    A13, A10, A11        ; ADDAH   top_41, q0, q0
        XOR     .L1    A10, A11, A18        ; XOR     p0, q0, both_42
||      XOR     .L2    B0, B10, B0          ; XOR     p1, d_50, p1
||      XOR     .S1    A12, A13, A12        ; XOR     q2, d_58, q2
||      MV      .D1X   B1, A16              ; move more
        AND     .L1    A18, A14, A14        ; AND     both_42, m1_34, d_42
||      XOR     .L2    B2, B10, B2          ; XOR     q1, d_50, q1
||      XOR     .S1    A15, A13, A13        ; XOR     p2, d_58, p2
||      SHRU    .S2    B0, 31, B10          ; SHRU    p1, 31, top_51
        XOR     .L1    A10, A14, A10        ; XOR     p0, d_42, p0
||      XOR     .L2X   B17, A12, B17        ; XOR     r2, q2, r2
||      SHRU    .S1    A13, 31, A12         ; SHRU    p2, 31, top_59
||      XOR     .D1    A11, A14, A11        ; XOR     q0, d_42, q0
||      ADDAH   .D2    B10, B0, B0          ; ADDAH   top_51, p1, p1
        XOR     .L2    B3, B0, B3           ; XOR     l1, p1, l1
||      SHRU    .S1    A10, 31, A13         ; SHRU    p0, 31, top_43
||      ADDAH   .D1    A12, A13, A12        ; ADDAH   top_59, p2, p2
        XOR     .L1X   A17, B2, A17         ; XOR     r1, q1, r1
||      XOR     .L2X   B16, A11, B16        ; XOR     r0, q0, r0
||      ADDAH   .D1    A13, A10, A10        ; ADDAH   top_43, p0, p0
        XOR     .L1    A3, A10, A3          ; XOR     l0, p0, l0
||      XOR     .S1    A8, A12, A8          ; XOR     l2, p2, l2
des_cbc3_encrypt_c64x$next:
        ADD     .L2    8, B15, B0           ; ADD     B15, 8, keys
||      LDW     .D1T1  *+A2[0], A16         ; LDW     *+i2[0], p2
        LDW     .D1T1  *+A0[0], A12         ; LDW     *+i0[0], p0
        MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_63
||      LDW     .D1T2  *+A1[0], B11         ; LDW     *+i1[0], p1
        MV      .L1X   B15, A10             ; MV      B15, kept_89
||      LDW     .D1T2  *+A2[1], B12         ; LDW     *+i2[1], q2
        MV      .L2X   A16, B2              ; move more
||      MVKL    .S1    252645135, A11       ; MVKL    0x0f0f0f0f, m4_63
||      LDW     .D1T1  *+A0[1], A13         ; LDW     *+i0[1], q0
        MVKH    .S1    252645135, A11       ; MVKH    0x0f0f0f0f, m4_63
||      LDW     .D1T1  *+A1[1], A20         ; LDW     *+i1[1], q1
        SHRU    .S1    A16, 4, A13          ; SHRU    p2, 4, high_82
||      MVKL    .S2    16711935, B10        ; MVKL    0x00ff00ff, m8_63
||      LDW     .D2T2  *+B0[6], B18         ; LDW     *+keys[6], kv0_91
        MVK     .L1    1, A14               ; MVK     1, one_63
||      SHRU    .S1X   B11, 4, A15          ; SHRU    p1, 4, high_74
||      SHRU    .S2X   A12, 4, B13          ; SHRU    p0, 4, high_66
        XOR     .L1X   A13, B12, A18        ; XOR     high_82, q2, both_82
||      MVKH    .S2    16711935, B10        ; MVKH    0x00ff00ff, m8_63
||      LDW     .D2T2  *+B0[1], B19         ; LDW     *+keys[1], ku1_91
        MV      .L1X   B0, A19              ; copy
||      XOR     .L2X   B13, A13, B13        ; XOR     high_66, q0, both_66
        XOR     .L1    A15, A20, A18        ; XOR     high_74, q1, both_74
||      AND     .L2X   B13, A11, B13        ; AND     both_66, m4_63, d_66
||      AND     .S1    A18, A11, A15        ; AND     both_82, m4_63, d_82
        XOR     .L2X   B13, A13, B18        ; XOR     q0, d_66, q0
||      SHL     .S1    A15, 4, A13          ; SHL     d_82, 4, moved_82
||      SHL     .S2    B13, 4, B19          ; SHL     d_66, 4, moved_66
||      MV      .D2    B18, B13             ; copy
        AND     .L1    A18, A11, A11        ; AND     both_74, m4_63, d_74
||      XOR     .L2X   B19, A12, B20        ; XOR     p0, moved_66, p0
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_63
||      MV      .D2    B18, B21             ; copy
        XOR     .L1    A16, A13, A13        ; XOR     p2, moved_82, p2
||      MPYSU   .M2    1, B21, B18          ; MPYSU   1, q0, y_67
        SHL     .S1    A11, 4, A16          ; SHL     d_74, 4, moved_74
||      MPYHLU  .M1    A13, A14, A20        ; MPYHLU  p2, one_63, x_83
||      MPYHLU  .M2X   B20, A14, B12        ; MPYHLU  p0, one_63, x_67
        XOR     .L1    A20, A11, A11        ; XOR     q1, d_74, q1
||      XOR     .S1X   A15, B12, A15        ; XOR     q2, d_82, q2
        XOR     .L2X   B11, A16, B11        ; XOR     p1, moved_74, p1
||      MV      .S2    B12, B12             ; copy
||      MPYSU   .M1    1, A15, A16          ; MPYSU   1, q2, y_83
  [B2]  ADD     .L1    8, A1, A1            ; [more] ADD     i1, 8, i1
||      SUB     .L2    B18, B12, B12        ; SUB     y_67, x_67, e_67
||      MVKL    .S1    2863311530, A14      ; MVKL    0xaaaaaaaa, m1_63
||      MPYHLU  .M2X   B11, A14, B22        ; MPYHLU  p1, one_63, x_75
||      ADDAW   .D2    B0, 12, B18          ; ADDAW   keys, 12, kd_91
  [B2]  ADD     .L1    8, A0, A0            ; [more] ADD     i0, 8, i0
||      SUB     .L2    B21, B12, B12        ; SUB     q0, e_67, q0
||      SHL     .S2    B12, 16, B21         ; SHL     e_67, 16, moved_67
||      MPYSU   .M2X   1, A11, B23          ; MPYSU   1, q1, y_75
||      LDW     .D2T2  *+B0[7], B11         ; LDW     *+keys[7], kv1_91
        SUB     .L1    A16, A20, A16        ; SUB     y_83, x_83, e_83
        SUB     .L1    A15, A16, A15        ; SUB     q2, e_83, q2
||      ADD     .L2    B20, B21, B20        ; ADD     p0, moved_67, p0
||      SHL     .S1    A16, 16, A16         ; SHL     e_83, 16, moved_83
||      SUB     .S2    B23, B22, B21        ; SUB     y_75, x_75, e_75
        ADD     .L1    A13, A16, A13        ; ADD     p2, moved_83, p2
||      SHL     .S2    B21, 16, B22         ; SHL     e_75, 16, moved_75
||      LDW     .D1T1  *+A19[0], A11        ; LDW     *+keys[0], ku0_91
        ADD     .L2    B11, B22, B22        ; ADD     p1, moved_75, p1
||      SHRU    .S1    A13, 2, A16          ; SHRU    p2, 2, high_84
||      SHRU    .S2    B20, 2, B23          ; SHRU    p0, 2, high_68
        AND     .L1X   A15, B1, A11         ; AND     q2, m2_63, y_84
||      SUB     .L2X   A11, B21, B21        ; SUB     q1, e_75, q1
||      LDW     .D1T2  *+A19[3], B1         ; LDW     *+keys[3], ke0_91
        AND     .L1X   A16, B1, A16         ; AND     high_84, m2_63, x_84
||      AND     .L2    B23, B1, B0          ; AND     high_68, m2_63, x_68
||      AND     .S2    B12, B1, B23         ; AND     q0, m2_63, y_68
||      LDW     .D2T2  *+B0[5], B20         ; LDW     *+keys[5], ke2_91
        SUB     .L1    A11, A16, A16        ; SUB     y_84, x_84, e_84
||      AND     .L2    B21, B1, B24         ; AND     q1, m2_63, y_76
||      SHRU    .S2    B22, 2, B25          ; SHRU    p1, 2, high_76
        SUB     .L1    A15, A16, A15        ; SUB     q2, e_84, q2
||      SUB     .L2    B23, B0, B0          ; SUB     y_68, x_68, e_68
||      AND     .S2    B25, B1, B1          ; AND     high_76, m2_63, x_76
||      ADDAW   .D1    A13, A16, A13        ; ADDAW   p2, e_84, p2
        SUB     .L2    B24, B1, B24         ; SUB     y_76, x_76, e_76
||      SHRU    .S1    A13, 8, A16          ; SHRU    p2, 8, high_85
||      MV      .S2    B0, B23              ; copy
||      LDW     .D1T2  *+A19[8], B24        ; LDW     *+keys[8], kv2_91
        MVKH    .S1    2863311530, A14      ; MVKH    0xaaaaaaaa, m1_63
||      ADDAW   .D1    A19, 9, A30          ; ADDAW   keys, 9, keys
||      ADDAW   .D2    B20, B23, B23        ; ADDAW   p0, e_68, p0
  [B2]  ADD     .L1    8, A2, A2            ; [more] ADD     i2, 8, i2
||      XOR     .S1    A16, A15, A16        ; XOR     high_85, q2, both_85
||      SHRU    .S2    B23, 8, B25          ; SHRU    p0, 8, high_69
||      ADDAW   .D2    B22, B24, B22        ; ADDAW   p1, e_76, p1
        SUB     .L2    B12, B0, B12         ; SUB     q0, e_68, q0
||      MV      .S2    B25, B0              ; copy
        AND     .L1X   A16, B10, A16        ; AND     both_85, m8_63, d_85
||[B2]  SUB     .L2    B2, 1, B2            ; [more] SUB     more, 1, more
||      XOR     .S2    B0, B12, B0          ; XOR     high_69, q0, both_69
||      LDW     .D1T1  *+A19[2], A20        ; LDW     *+keys[2], ku2_91
||      SUB     .D2    B21, B24, B21        ; SUB     q1, e_76, q1
        XOR     .L1X   A11, B16, A28        ; XOR     r0, ku0_91, u0_91
||      AND     .L2    B0, B10, B16         ; AND     both_69, m8_63, d_69
||      SHL     .S1    A16, 8, A11          ; SHL     d_85, 8, moved_85
        XOR     .L1    A15, A16, A15        ; XOR     q2, d_85, q2
||      MVK     .L2    14, B0               ; MVK     16, count_91
||      ADDK    .S1    440, A10             ; ADDK    4 * (3 * 36 + 2), kept_89
||      SHRU    .S2    B22, 8, B25          ; SHRU    p1, 8, high_77
        MV      .L1X   B3, A16              ; copy
||      SHL     .S2    B16, 8, B3           ; SHL     d_69, 8, moved_69
        XOR     .L1X   A8, B24, A18         ; XOR     l2, kv2_91, v2_91
||      MV      .L2    B12, B12             ; copy
||      SHRU    .S1    A15, 31, A12         ; SHRU    q2, 31, top_86
||      MV      .S2    B25, B24             ; copy
||      MV      .D2    B21, B25             ; copy
        XOR     .L2    B12, B16, B12        ; XOR     q0, d_69, q0
||      XOR     .S2    B24, B25, B16        ; XOR     high_77, q1, both_77
||      LDW     .D1T2  *+A19[4], B3         ; LDW     *+keys[4], ke1_91
        MV      .L1X   B8, A8               ; move o1
||      XOR     .L2    B23, B3, B3          ; XOR     p0, moved_69, p0
||      SHRU    .S2    B12, 31, B8          ; SHRU    q0, 31, top_70
||      AND     .D2    B16, B10, B10        ; AND     both_77, m8_63, d_77
        XOR     .L1    A13, A11, A3         ; XOR     p2, moved_85, p2
||      XOR     .L2    B21, B10, B13        ; XOR     q1, d_77, q1
||      XOR     .S1X   A3, B13, A26         ; XOR     l0, kv0_91, v0_91
||      SHL     .S2    B10, 8, B10          ; SHL     d_77, 8, moved_77
||      ADDAH   .D1    A12, A15, A11        ; ADDAH   top_86, q2, q2
        XOR     .L1    A3, A11, A17         ; XOR     p2, q2, both_87
||      XOR     .S1X   A17, B19, A24        ; XOR     r1, ku1_91, u1_91
        XOR     .L1X   A20, B17, A21        ; XOR     r2, ku2_91, u2_91
||      MV      .L2    B3, B8               ; copy
||      SHRU    .S2    B13, 31, B17         ; SHRU    q1, 31, top_78
||      ADDAH   .D2    B8, B12, B12         ; ADDAH   top_70, q0, q0
        AND     .L1    A17, A14, A17        ; AND     both_87, m1_63, d_87
||      ADDAH   .D2    B17, B13, B13        ; ADDAH   top_78, q1, q1
        XOR     .L1    A3, A17, A20         ; XOR     p2, d_87, p2
||      XOR     .L2    B8, B12, B10         ; XOR     p0, q0, both_71
||      MV      .S1X   B9, A3               ; move o2
||      XOR     .S2    B22, B10, B9         ; XOR     p1, moved_77, p1
        XOR     .L1X   A16, B11, A22        ; XOR     l1, kv1_91, v1_91
||      AND     .L2X   B10, A14, B10        ; AND     both_71, m1_63, d_71
||      SHRU    .S1    A20, 31, A12         ; SHRU    p2, 31, top_88
        MV      .L1X   B2, A16              ; move more
||      XOR     .L2    B12, B10, B2         ; XOR     q0, d_71, q0
||      XOR     .S2    B9, B13, B12         ; XOR     p1, q1, both_79
        XOR     .L2    B8, B10, B8          ; XOR     p0, d_71, p0
||      ADDAH   .D1    A12, A20, A12        ; ADDAH   top_88, p2, p2
        AND     .L1X   A14, B12, A11        ; AND     both_79, m1_63, d_79
||      XOR     .S1    A11, A17, A14        ; XOR     q2, d_87, q2
||      SHRU    .S2    B8, 31, B2           ; SHRU    p0, 31, top_72
||      STW     .D2T2  B2, *+B15[113]       ; STW     q0, *+B15[3 * 36 + 5]
        XOR     .L1X   A11, B9, A17         ; XOR     p1, d_79, p1
||      XOR     .L2X   B3, A24, B9          ; XOR     u1_91, ke1_91, t1_91
||      ADDAH   .D2    B2, B8, B2           ; ADDAH   top_72, p0, p0
        XOR     .L2X   B1, A28, B8          ; XOR     u0_91, ke0_91, t0_91
||      SHRU    .S1    A17, 31, A20         ; SHRU    p1, 31, top_80
||      STW     .D1T2  B2, *+A10[0]         ; STW     p0, *+kept_89[0]
        ADDAH   .D1    A20, A17, A14        ; ADDAH   top_80, p1, p1
||      STW     .D2T1  A14, *+B15[115]      ; STW     q2, *+B15[3 * 36 + 7]
        XOR     .L2X   B13, A11, B13        ; XOR     q1, d_79, q1
||      STW     .D1T1  A14, *+A10[1]        ; STW     p1, *+kept_89[1]
        SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_91, 16, u16_96
||      STW     .D1T1  A12, *+A10[2]        ; STW     p2, *+kept_89[2]
||      STW     .D2T2  B13, *+B15[114]      ; STW     q1, *+B15[3 * 36 + 6]
        XOR     .L2X   B20, A21, B3         ; XOR     u2_91, ke2_91, t2_91
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_91, 24, u24_97
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_91], s8_96
||      LDW     .D2T2  *B18++[6], B17       ; <0> LDW     *kd_91++[6], d0_91
        SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_91, 8, u8_97
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2_91, 12, t12_97
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2_91, low_97
||      LDW     .D1T2  *A30++[6], B20       ; <0> LDW     *keys++[6], e0_91
||      LDW     .D2T1  *-B18[5], A29        ; <0> LDW     *-kd_91[5], d1_91
        SHRU    .S1X   B3, 28, A17          ; <0> SHRU    t2_91, 28, high_97
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2_91, 20, t20_97
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_97], s2_96
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_97], s5_96
        SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2_91, 4, t4_97
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_97], s6_96
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_97], s3_96
        ADD     .L2X   B1, A17, B1          ; <0> ADD     high_97, low_97, t28_97
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_91], s8_92
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_97], s7_96
        SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_91, 24, u24_93
||      LDW     .D1T2  *+A6[A20], B3        ; <0> LDW     *+A6[u16_96], s4_96
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_97], s1_96
        SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_91, 8, u8_93
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t0_91, 4, t4_93
||      LDW     .D1T2  *-A30[5], B19        ; <0> LDW     *-keys[5], e1_91
||      LDW     .D2T1  *-B18[4], A19        ; <0> LDW     *-kd_91[4], d2_91
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_91, s8_96, even1_96
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_91, 16, u16_94
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t0_91, 12, t12_93
||      MPY     .M2    -16, B8, B16         ; <0> MPY     -16, t0_91, low_93
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_91], s8_94
||      LDW     .D2T2  *+B4[B2], B16        ; <0> LDW     *+B4[t4_93], s7_92
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_96, s6_96, even2_96
||      SHRU    .S1X   B8, 28, A20          ; <0> SHRU    t0_91, 28, high_93
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t0_91, 20, t20_93
||      LDW     .D1T2  *-A30[4], B8         ; <0> LDW     *-keys[4], e2_91
||      LDW     .D2T1  *+B5[B3], A23        ; <0> LDW     *+B5[t12_93], s5_92
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_91, s8_92, even1_92
||      XOR     .L2    B3, B1, B1           ; <0> XOR     s7_96, s5_96, odd1_96
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_91, 16, u16_92
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t1_91, 12, t12_95
||      MPY     .M2    -16, B9, B2          ; <0> MPY     -16, t1_91, low_95
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_93], s6_92
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_93], s3_92
||      NOP
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_96, s2_96, even3_96
||      ADD     .L2X   B16, A20, B8         ; <0> ADD     high_93, low_93, t28_93
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t1_91, 28, high_95
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_96, s3_96, odd2_96
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_93], s2_92
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_95], s5_94
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_97], s7_96
;    XOR s7_96, s5_96, odd1_96
;    XOR odd1_96, s3_96, odd2_96
;    XOR odd2_96, s1_96, odd_96
;    XOR even_96, odd_96, u2_91
;    XOR u2_91, e2_91, t2_91
;    SHRU t2_91, 4, t4_97
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 25 used, 25 live at once
;  registers of side B: 16 used, 16 live at once
;  II 15: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_cbc3_encrypt_c64x$rounds:
        XOR     .L1X   A28, B17, A26        ; <1> XOR     u0_91, d0_91, v0_91
||      XOR     .L2X   B1, A18, B1          ; <1> XOR     odd2_96, s1_96, odd_96
||      XOR     .S1    A21, A19, A18        ; <1> XOR     u2_91, d2_91, v2_91
||      SHRU    .S2    B9, 4, B8            ; <1> SHRU    t1_91, 4, t4_95
||      LDW     .D1T1  *+A6[A26], A27       ; <1> LDW     *+A6[u16_92], s4_92
||      LDW     .D2T2  *+B7[B8], B8         ; <1> LDW     *+B7[t28_93], s1_92
        XOR     .L1X   A17, B3, A17         ; <1> XOR     even3_96, s4_96, even_96
||      ADD     .L2X   B2, A20, B2          ; <1> ADD     high_95, low_95, t28_95
||      SHRU    .S1    A24, 8, A20          ; <1> SHRU    u1_91, 8, u8_95
||      SHRU    .S2    B9, 20, B3           ; <1> SHRU    t1_91, 20, t20_95
||      LDW     .D1T2  *+A6[A23], B16       ; <1> LDW     *+A6[u16_94], s4_94
||      LDW     .D2T1  *+B4[B8], A23        ; <1> LDW     *+B4[t4_95], s7_94
        XOR     .L1X   A17, B1, A21         ; <1> XOR     even_96, odd_96, u2_91
||      SHRU    .S1    A24, 24, A17         ; <1> SHRU    u1_91, 24, u24_95
||      LDW     .D1T1  *+A5[A20], A23       ; <1> LDW     *+A5[u8_95], s6_94
||      LDW     .D2T2  *+B6[B3], B9         ; <1> LDW     *+B6[t20_95], s3_94
        XOR     .L1    A25, A20, A17        ; <1> XOR     even1_92, s6_92, even2_92
||      XOR     .L2X   B16, A23, B1         ; <1> XOR     s7_92, s5_92, odd1_92
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_91, 16, u16_96
||      LDW     .D1T1  *+A7[A17], A22       ; <1> LDW     *+A7[u24_95], s2_94
||      LDW     .D2T2  *+B7[B2], B8         ; <1> LDW     *+B7[t28_95], s1_94
        XOR     .L1    A17, A23, A25        ; <1> XOR     even2_92, s2_92, even3_92
||      XOR     .L2    B1, B3, B1           ; <1> XOR     odd1_92, s3_92, odd2_92
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_91, 24, u24_97
||      XOR     .S2X   B8, A21, B3          ; <1> XOR     u2_91, e2_91, t2_91
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_91], s8_96
||      LDW     .D2T2  *B18++[6], B17       ; <0> LDW     *kd_91++[6], d0_91
        XOR     .L1    A22, A19, A22        ; <1> XOR     v1_91, s8_94, even1_94
||      XOR     .L2    B1, B8, B17          ; <1> XOR     odd2_92, s1_92, odd_92
||      SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_91, 8, u8_97
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2_91, 12, t12_97
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2_91, low_97
||      LDW     .D1T2  *A30++[6], B20       ; <0> LDW     *keys++[6], e0_91
||      LDW     .D2T1  *-B18[5], A29        ; <0> LDW     *-kd_91[5], d1_91
        XOR     .L1    A25, A27, A25        ; <1> XOR     even3_92, s4_92, even_92
||      XOR     .L2X   B2, A23, B8          ; <1> XOR     s7_94, s5_94, odd1_94
||      SHRU    .S1X   B3, 28, A17          ; <0> SHRU    t2_91, 28, high_97
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2_91, 20, t20_97
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_97], s2_96
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_97], s5_96
        XOR     .L1X   A25, B17, A28        ; <1> XOR     even_92, odd_92, u0_91
||      XOR     .L2    B8, B9, B3           ; <1> XOR     odd1_94, s3_94, odd2_94
||      XOR     .S1    A22, A23, A19        ; <1> XOR     even1_94, s6_94, even2_94
||      SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2_91, 4, t4_97
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_97], s6_96
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_97], s3_96
        XOR     .L1    A24, A29, A22        ; <1> XOR     u1_91, d1_91, v1_91
||      ADD     .L2X   B1, A17, B1          ; <0> ADD     high_97, low_97, t28_97
||      XOR     .S1    A19, A22, A19        ; <1> XOR     even2_94, s2_94, even3_94
||      XOR     .S2    B3, B8, B2           ; <1> XOR     odd2_94, s1_94, odd_94
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_91], s8_92
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_97], s7_96
        XOR     .L1X   A19, B16, A19        ; <1> XOR     even3_94, s4_94, even_94
||      XOR     .L2X   B20, A28, B8         ; <1> XOR     u0_91, e0_91, t0_91
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_91, 24, u24_93
||[B0]  B       .S2    des_cbc3_encrypt_c64x$rounds; <0> [count_91] B     rounds
||      LDW     .D1T2  *+A6[A20], B3        ; <0> LDW     *+A6[u16_96], s4_96
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_97], s1_96
        XOR     .L1X   A19, B2, A24         ; <1> XOR     even_94, odd_94, u1_91
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_91, 8, u8_93
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t0_91, 4, t4_93
||      LDW     .D1T2  *-A30[5], B19        ; <0> LDW     *-keys[5], e1_91
||      LDW     .D2T1  *-B18[4], A19        ; <0> LDW     *-kd_91[4], d2_91
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_91, s8_96, even1_96
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_91, 1, count_91
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_91, 16, u16_94
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t0_91, 12, t12_93
||      MPY     .M2    -16, B8, B16         ; <0> MPY     -16, t0_91, low_93
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_91], s8_94
||      LDW     .D2T2  *+B4[B2], B16        ; <0> LDW     *+B4[t4_93], s7_92
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_96, s6_96, even2_96
||      XOR     .L2X   B19, A24, B9         ; <1> XOR     u1_91, e1_91, t1_91
||      SHRU    .S1X   B8, 28, A20          ; <0> SHRU    t0_91, 28, high_93
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t0_91, 20, t20_93
||      LDW     .D1T2  *-A30[4], B8         ; <0> LDW     *-keys[4], e2_91
||      LDW     .D2T1  *+B5[B3], A23        ; <0> LDW     *+B5[t12_93], s5_92
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_91, s8_92, even1_92
||      XOR     .L2    B3, B1, B1           ; <0> XOR     s7_96, s5_96, odd1_96
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_91, 16, u16_92
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t1_91, 12, t12_95
||      MPY     .M2    -16, B9, B2          ; <0> MPY     -16, t1_91, low_95
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_93], s6_92
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_93], s3_92
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_96, s2_96, even3_96
||      ADD     .L2X   B16, A20, B8         ; <0> ADD     high_93, low_93, t28_93
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t1_91, 28, high_95
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_96, s3_96, odd2_96
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_93], s2_92
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_95], s5_94
des_cbc3_encrypt_c64x$des_cbc3_encrypt_c64x$8:
        XOR     .L1X   A28, B17, A26        ; <-1> XOR     u0_91, d0_91, v0_91
||      XOR     .L2X   B1, A18, B1          ; <-1> XOR     odd2_96, s1_96, odd_96
||      XOR     .S1    A21, A19, A18        ; <-1> XOR     u2_91, d2_91, v2_91
||      SHRU    .S2    B9, 4, B8            ; <-1> SHRU    t1_91, 4, t4_95
||      LDW     .D1T1  *+A6[A26], A27       ; <-1> LDW     *+A6[u16_92], s4_92
||      LDW     .D2T2  *+B7[B8], B8         ; <-1> LDW     *+B7[t28_93], s1_92
        XOR     .L1X   A17, B3, A17         ; <-1> XOR     even3_96, s4_96, even_96
||      ADD     .L2X   B2, A20, B2          ; <-1> ADD     high_95, low_95, t28_95
||      SHRU    .S1    A24, 8, A20          ; <-1> SHRU    u1_91, 8, u8_95
||      SHRU    .S2    B9, 20, B3           ; <-1> SHRU    t1_91, 20, t20_95
||      LDW     .D1T2  *+A6[A23], B16       ; <-1> LDW     *+A6[u16_94], s4_94
||      LDW     .D2T1  *+B4[B8], A23        ; <-1> LDW     *+B4[t4_95], s7_94
        XOR     .L1X   A17, B1, A21         ; <-1> XOR     even_96, odd_96, u2_91
||      MV      .L2X   A26, B9              ; MV      v0_91, l0
||      SHRU    .S1    A24, 24, A17         ; <-1> SHRU    u1_91, 24, u24_95
||      MVKL    .S2    252645135, B18       ; MVKL    0x0f0f0f0f, m4_99
||      LDW     .D1T1  *+A5[A20], A23       ; <-1> LDW     *+A5[u8_95], s6_94
||      LDW     .D2T2  *+B6[B3], B9         ; <-1> LDW     *+B6[t20_95], s3_94
        XOR     .L1    A25, A20, A17        ; <-1> XOR     even1_92, s6_92, even2_92
||      XOR     .L2X   B16, A23, B1         ; <-1> XOR     s7_92, s5_92, odd1_92
||      MV      .S1    A21, A10             ; MV      u2_91, r2
||      MVKL    .S2    2863311530, B25      ; MVKL    0xaaaaaaaa, m1_99
||      LDW     .D1T1  *+A7[A17], A22       ; <-1> LDW     *+A7[u24_95], s2_94
||      LDW     .D2T2  *+B7[B2], B8         ; <-1> LDW     *+B7[t28_95], s1_94
        XOR     .L1    A17, A23, A25        ; <-1> XOR     even2_92, s2_92, even3_92
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     odd1_92, s3_92, odd2_92
||      MV      .S1    A10, A31             ; MV      r2, x2
||      XOR     .S2X   B8, A21, B3          ; <-1> XOR     u2_91, e2_91, t2_91
||      MV      .D1X   B15, A21             ; MV      B15, kept_98
        XOR     .L1    A22, A19, A22        ; <-1> XOR     v1_91, s8_94, even1_94
||      XOR     .L2    B1, B8, B17          ; <-1> XOR     odd2_92, s1_92, odd_92
||      SHRU    .S1    A31, 1, A13          ; SHRU    x2, 1, rest_118
||      MVKH    .S2    2863311530, B25      ; MVKH    0xaaaaaaaa, m1_99
||      ADDAW   .D1    A30, 3, A19          ; ADDAW   keys, 3, keys
||      MV      .D2    B9, B0               ; MV      l0, y0
        XOR     .L1    A25, A27, A25        ; <-1> XOR     even3_92, s4_92, even_92
||      XOR     .L2X   B2, A23, B8          ; <-1> XOR     s7_94, s5_94, odd1_94
||      SHL     .S1    A31, 31, A27         ; SHL     x2, 31, top_118
||      MVKL    .S2    16711935, B23        ; MVKL    0x00ff00ff, m8_99
        XOR     .L1X   A25, B17, A28        ; <-1> XOR     even_92, odd_92, u0_91
||      XOR     .L2    B8, B9, B3           ; <-1> XOR     odd1_94, s3_94, odd2_94
||      XOR     .S1    A22, A23, A19        ; <-1> XOR     even1_94, s6_94, even2_94
||      MVK     .S2    1, B12               ; MVK     1, one_99
||      MV      .D1    A18, A17             ; MV      v2_91, l2
        XOR     .L1    A24, A29, A22        ; <-1> XOR     u1_91, d1_91, v1_91
||      XOR     .S1    A19, A22, A19        ; <-1> XOR     even2_94, s2_94, even3_94
||      XOR     .S2    B3, B8, B2           ; <-1> XOR     odd2_94, s1_94, odd_94
||      MV      .D1    A28, A24             ; MV      u0_91, r0
        XOR     .L1X   A19, B16, A19        ; <-1> XOR     even3_94, s4_94, even_94
||      XOR     .L2X   B20, A28, B8         ; <-1> XOR     u0_91, e0_91, t0_91
||      MV      .S1    A24, A26             ; MV      r0, x0
||      ADD     .D1    A27, A13, A18        ; ADD     top_118, rest_118, x2
||      LDW     .D2T1  *+B15[114], A25      ; LDW     *+B15[3 * 36 + 6], q1
        XOR     .L1X   A19, B2, A24         ; <-1> XOR     even_94, odd_94, u1_91
||      MV      .L2X   A17, B28             ; MV      l2, y2
||      SHRU    .S1    A26, 1, A23          ; SHRU    x0, 1, rest_102
||      MVKH    .S2    16711935, B23        ; MVKH    0x00ff00ff, m8_99
||      MV      .D1    A22, A22             ; MV      v1_91, l1
        MV      .L1    A24, A13             ; MV      u1_91, r1
||      XOR     .L2X   B28, A18, B9         ; XOR     x2, y2, both_119
||      SHL     .S1    A26, 31, A10         ; SHL     x0, 31, top_102
||      MVKL    .S2    858993459, B24       ; MVKL    0x33333333, m2_99
        MV      .L1    A13, A11             ; MV      r1, x1
||      XOR     .L2X   B19, A24, B9         ; <-1> XOR     u1_91, e1_91, t1_91
||      ADD     .S1    A10, A23, A28        ; ADD     top_102, rest_102, x0
||      AND     .S2    B9, B25, B17         ; AND     both_119, m1_99, d_119
        MV      .L1    A22, A20             ; MV      l1, y1
||      XOR     .L2    B28, B17, B30        ; XOR     y2, d_119, y2
||      SHRU    .S1    A11, 1, A23          ; SHRU    x1, 1, rest_110
||      XOR     .D1X   A28, B0, A24         ; XOR     x0, y0, both_103
        AND     .L1X   A24, B25, A14        ; AND     both_103, m1_99, d_103
||      XOR     .L2X   B17, A18, B2         ; XOR     x2, d_119, x2
||      SHL     .S1    A11, 31, A17         ; SHL     x1, 31, top_110
||      SHL     .S2    B30, 31, B20         ; SHL     y2, 31, top_120
        XOR     .L1X   A14, B0, A23         ; XOR     y0, d_103, y0
||      ADD     .S1    A17, A23, A22        ; ADD     top_110, rest_110, x1
||      SHRU    .S2    B30, 1, B3           ; SHRU    y2, 1, rest_120
        XOR     .L1    A22, A20, A12        ; XOR     x1, y1, both_111
||      ADD     .L2    B20, B3, B10         ; ADD     top_120, rest_120, y2
||      SHL     .S1    A23, 31, A18         ; SHL     y0, 31, top_104
||      SHRU    .S2    B2, 8, B9            ; SHRU    x2, 8, high_121
        XOR     .L1    A28, A14, A14        ; XOR     x0, d_103, x0
||      XOR     .L2    B9, B10, B20         ; XOR     high_121, y2, both_121
||      SHRU    .S1    A23, 1, A29          ; SHRU    y0, 1, rest_104
||      MVKH    .S2    858993459, B24       ; MVKH    0x33333333, m2_99
||      AND     .D1X   A12, B25, A10        ; AND     both_111, m1_99, d_111
||      ADD     .D2X   A3, 8, B9            ; ADD     o2, 8, o2
        ADD     .L1    A18, A29, A28        ; ADD     top_104, rest_104, y0
||      AND     .L2    B20, B23, B1         ; AND     both_121, m8_99, d_121
||      SHRU    .S1    A14, 8, A13          ; SHRU    x0, 8, high_105
||      MVKH    .S2    252645135, B18       ; MVKH    0x0f0f0f0f, m4_99
||      XOR     .D1    A20, A10, A17        ; XOR     y1, d_111, y1
        XOR     .L1    A13, A28, A30        ; XOR     high_105, y0, both_105
||      SHL     .S1    A17, 31, A19         ; SHL     y1, 31, top_112
||      SHL     .S2    B1, 8, B21           ; SHL     d_121, 8, moved_121
||      XOR     .D1    A22, A10, A12        ; XOR     x1, d_111, x1
||      LDW     .D2T1  *+B15[118], A28      ; restore blocks
        AND     .L1X   A30, B23, A23        ; AND     both_105, m8_99, d_105
||      XOR     .L2    B10, B1, B29         ; XOR     y2, d_121, y2
||      SHRU    .S1    A12, 8, A15          ; SHRU    x1, 8, high_113
||      SHRU    .S2X   A17, 1, B22          ; SHRU    y1, 1, rest_112
        XOR     .L1    A28, A23, A10        ; XOR     y0, d_105, y0
||      ADD     .L2X   B22, A19, B16        ; ADD     top_112, rest_112, y1
||      SHL     .S1    A23, 8, A28          ; SHL     d_105, 8, moved_105
||      XOR     .S2    B2, B21, B27         ; XOR     x2, moved_121, x2
||      AND     .D2    B29, B24, B26        ; AND     y2, m2_99, y_122
        XOR     .L1    A14, A28, A15        ; XOR     x0, moved_105, x0
||      XOR     .L2X   B16, A15, B8         ; XOR     high_113, y1, both_113
||      AND     .S1X   A10, B24, A18        ; AND     y0, m2_99, y_106
||      LDW     .D2T1  *+B15[113], A29      ; LDW     *+B15[3 * 36 + 5], q0
        AND     .L2    B8, B23, B2          ; AND     both_113, m8_99, d_113
||      SHRU    .S1    A15, 2, A27          ; SHRU    x0, 2, high_106
||      SHRU    .S2    B27, 2, B17          ; SHRU    x2, 2, high_122
        AND     .L1X   A27, B24, A13        ; AND     high_106, m2_99, x_106
||      AND     .L2    B17, B24, B22        ; AND     high_122, m2_99, x_122
||      ADDK    .S1    440, A21             ; ADDK    4 * (3 * 36 + 2), kept_98
||      SUB     .S2X   A28, 1, B31          ; SUB     blocks, 1, blocks
||      LDW     .D2T2  *+B15[115], B30      ; LDW     *+B15[3 * 36 + 7], q2
        XOR     .L1    A20, A25, A17        ; XOR     y1, q1, r1
||      SUB     .L2    B26, B22, B30        ; SUB     y_122, x_122, e_122
||      SHL     .S1X   B2, 8, A22           ; SHL     d_113, 8, moved_113
||      MV      .S2    B31, B1              ; MV      blocks, again
||      SUB     .D1    A18, A13, A30        ; SUB     y_106, x_106, e_106
        XOR     .L1    A12, A22, A12        ; XOR     x1, moved_113, x1
||      XOR     .L2    B16, B2, B19         ; XOR     y1, d_113, y1
||      ADDAW   .D1    A15, A30, A13        ; ADDAW   x0, e_106, x0
||      ADDAW   .D2    B27, B30, B13        ; ADDAW   x2, e_122, x2
        SUB     .L1    A10, A30, A22        ; SUB     y0, e_106, y0
||      AND     .L2    B19, B24, B3         ; AND     y1, m2_99, y_114
||      SHRU    .S1    A12, 2, A27          ; SHRU    x1, 2, high_114
||      SUB     .S2    B29, B30, B26        ; SUB     y2, e_122, y2
||      MPYHLU  .M1X   A13, B12, A30        ; MPYHLU  x0, one_99, x_107
||      MPYHLU  .M2    B13, B12, B10        ; MPYHLU  x2, one_99, x_123
||      STW     .D2T2  B31, *+B15[118]      ; save blocks
        AND     .L1X   A27, B24, A15        ; AND     high_114, m2_99, x_114
||      MPYSU   .M1    1, A22, A25          ; MPYSU   1, y0, y_107
||      MPYSU   .M2    1, B26, B2           ; MPYSU   1, y2, y_123
||      LDW     .D1T2  *+A21[1], B29        ; LDW     *+kept_98[1], p1
        SUB     .L1X   B3, A15, A28         ; SUB     y_114, x_114, e_114
||      LDW     .D1T2  *+A21[2], B21        ; LDW     *+kept_98[2], p2
        SUB     .L1    A25, A30, A30        ; SUB     y_107, x_107, e_107
||      SUB     .L2    B2, B10, B27         ; SUB     y_123, x_123, e_123
||      SUB     .S1X   B19, A28, A19        ; SUB     y1, e_114, y1
||      ADD     .S2X   8, A8, B8            ; ADD     o1, 8, o1
||      ADDAW   .D1    A12, A28, A18        ; ADDAW   x1, e_114, x1
        SHL     .S1    A30, 16, A10         ; SHL     e_107, 16, moved_107
||      SHL     .S2    B27, 16, B11         ; SHL     e_123, 16, moved_123
||      MPYHLU  .M1X   A18, B12, A24        ; MPYHLU  x1, one_99, x_115
||      LDW     .D1T1  *+A21[0], A27        ; LDW     *+kept_98[0], p0
        ADD     .L1    A13, A10, A25        ; ADD     x0, moved_107, x0
||      ADD     .L2    B13, B11, B11        ; ADD     x2, moved_123, x2
||      MPYSU   .M1    1, A19, A10          ; MPYSU   1, y1, y_115
        SUB     .L1    A22, A30, A30        ; SUB     y0, e_107, y0
||      SUB     .L2    B26, B27, B24        ; SUB     y2, e_123, y2
||      SHRU    .S1    A25, 4, A14          ; SHRU    x0, 4, high_108
||      SHRU    .S2    B11, 4, B19          ; SHRU    x2, 4, high_124
        XOR     .L1    A14, A30, A20        ; XOR     high_108, y0, both_108
||      XOR     .L2    B19, B24, B27        ; XOR     high_124, y2, both_124
||      SUB     .S1    A10, A24, A10        ; SUB     y_115, x_115, e_115
        AND     .L1X   A20, B18, A15        ; AND     both_108, m4_99, d_108
||      AND     .L2    B27, B18, B31        ; AND     both_124, m4_99, d_124
||      SHL     .S1    A10, 16, A21         ; SHL     e_115, 16, moved_115
||      SUB     .D1    A19, A10, A24        ; SUB     y1, e_115, y1
        XOR     .L1    A30, A15, A15        ; XOR     y0, d_108, y0
||      XOR     .L2    B24, B31, B16        ; XOR     y2, d_124, y2
||      SHL     .S1    A15, 4, A20          ; SHL     d_108, 4, moved_108
||      SHL     .S2    B31, 4, B25          ; SHL     d_124, 4, moved_124
||      ADD     .D1    A18, A21, A18        ; ADD     x1, moved_115, x1
        XOR     .L1    A25, A20, A14        ; XOR     x0, moved_108, x0
||      SHRU    .S1    A18, 4, A28          ; SHRU    x1, 4, high_116
||[B1]  B       .S2    des_cbc3_encrypt_c64x$next; [again] B      next
||      STW     .D1T2  B16, *+A3[1]         ; STW     y2, *+o2[1]
        XOR     .L1    A28, A24, A28        ; XOR     high_116, y1, both_116
||      STW     .D1T1  A14, *+A9[0]         ; STW     x0, *+o0[0]
        AND     .L1X   A28, B18, A20        ; AND     both_116, m4_99, d_116
||      XOR     .L2X   B29, A11, B3         ; XOR     x1, p1, l1
||      XOR     .S2    B11, B25, B22        ; XOR     x2, moved_124, x2
||      STW     .D1T1  A15, *+A9[1]         ; STW     y0, *+o0[1]
        XOR     .L1    A24, A20, A13        ; XOR     y1, d_116, y1
||      XOR     .L2X   B0, A29, B16         ; XOR     y0, q0, r0
||      SHL     .S1    A20, 4, A30          ; SHL     d_116, 4, moved_116
||      XOR     .S2    B28, B30, B17        ; XOR     y2, q2, r2
||      STW     .D1T2  B22, *+A3[0]         ; STW     x2, *+o2[0]
        XOR     .L1    A26, A27, A3         ; XOR     x0, p0, l0
||      XOR     .S1    A18, A30, A18        ; XOR     x1, moved_116, x1
||      STW     .D1T1  A13, *+A8[1]         ; STW     y1, *+o1[1]
        XOR     .L1X   A31, B21, A8         ; XOR     x2, p2, l2
||      ADD     .S1    8, A9, A9            ; ADD     o0, 8, o0
||      STW     .D1T1  A18, *+A8[0]         ; STW     x1, *+o1[0]
des_cbc3_encrypt_c64x$des_cbc3_encrypt_c64x$9:
        ZERO    .L2    B0                   ; ZERO    linear_127
||      MV      .S2X   A9, B1               ; copy
||      LDW     .D2T1  *-B8[2], A9          ; LDW     *-o1[2], x1
        ZERO    .L1    A3                   ; ZERO    zero_128
||      LDW     .D2T1  *+B15[117], A0       ; restore ivs
        LDW     .D2T1  *-B1[2], A9          ; LDW     *-o0[2], x0
        LDW     .D2T1  *-B8[1], A9          ; LDW     *-o1[1], y1
        LDW     .D2T2  *-B1[1], B9          ; LDW     *-o0[1], y0
        LDW     .D2T2  *-B9[2], B9          ; LDW     *-o2[2], x2
        MV      .L2X   A3, B0               ; zero_128 on both sides
||      MVC     .S2    B0, AMR              ; MVC     linear_127, AMR
||      STW     .D1T1  A9, *+A0[2]          ; STW     x1, *+ivs[2]
||      LDW     .D2T2  *-B9[1], B9          ; LDW     *-o2[1], y2
        ADD     .L2    12, B15, B30         ; ADD     B15, 12, odd_128
||      B       .S2    des_cbc3_encrypt_c64x$wipe; [count_128] B     wipe
||      STW     .D1T1  A9, *+A0[0]          ; STW     x0, *+ivs[0]
        B       .S2    des_cbc3_encrypt_c64x$wipe; [count_128] B     wipe
||      STW     .D1T1  A9, *+A0[3]          ; STW     y1, *+ivs[3]
        B       .S2    des_cbc3_encrypt_c64x$wipe; [count_128] B     wipe
||      STW     .D1T2  B9, *+A0[1]          ; STW     y0, *+ivs[1]
        B       .S2    des_cbc3_encrypt_c64x$wipe; [count_128] B     wipe
||      STW     .D1T2  B9, *+A0[4]          ; STW     x2, *+ivs[4]
        ADD     .L1X   8, B15, A31          ; ADD     B15, 8, even_128
||      MVK     .S1    51, A1               ; MVK     (3 * 36 + 6) / 2, count_128
||      B       .S2    des_cbc3_encrypt_c64x$wipe; [count_128] B     wipe
||      STW     .D1T2  B9, *+A0[5]          ; STW     y2, *+ivs[5]
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
des_cbc3_encrypt_c64x$wipe:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_128, 1, count_128
||[A1]  B       .S2    des_cbc3_encrypt_c64x$wipe; <0> [count_128] B     wipe
||      STW     .D1T2  B0, *A31++[2]        ; <0> STW     zero_128, *even_128++[2]
||      STW     .D2T1  A3, *B30++[2]        ; <0> STW     zero_128, *odd_128++[2]
des_cbc3_encrypt_c64x$wipe$exit:
des_cbc3_encrypt_c64x$done:
        LDW     .D2T1  *+B15[127], A14      ; restore A14
        LDW     .D2T2  *+B15[126], B13      ; restore B13
        LDW     .D2T1  *+B15[125], A13      ; restore A13
        LDW     .D2T2  *+B15[124], B12      ; restore B12
        LDW     .D2T2  *+B15[116], B0       ; restore return$
        LDW     .D2T1  *+B15[123], A12      ; restore A12
        LDW     .D2T2  *+B15[122], B11      ; restore B11
        LDW     .D2T1  *+B15[121], A11      ; restore A11
        LDW     .D2T2  *+B15[120], B10      ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[119], A10      ; restore A10
        ADDK    .S2    512, B15             ; frame
||      LDW     .D2T1  *+B15[128], A15      ; restore A15
        NOP     4

        .global des3_cbc3_encrypt_c64x
        .align  32
des3_cbc3_encrypt_c64x:
        MV      .L1X   B4, A3               ; move in
||      ADDK    .S2    -1376, B15           ; frame
        STW     .D2T1  A6, *+B15[334]       ; save blocks
        STW     .D2T2  B3, *+B15[332]       ; save return$
        STW     .D2T1  A15, *+B15[344]      ; save A15
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A14, *+B15[343]      ; save A14
        STW     .D2T2  B13, *+B15[342]      ; save B13
        STW     .D2T1  A13, *+B15[341]      ; save A13
        STW     .D2T2  B12, *+B15[340]      ; save B12
  [!A1] B       .S1    des3_cbc3_encrypt_c64x$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[339]      ; save A12
        STW     .D2T2  B11, *+B15[338]      ; save B11
        STW     .D2T1  A11, *+B15[337]      ; save A11
        STW     .D2T2  B10, *+B15[336]      ; save B10
        STW     .D2T1  A10, *+B15[335]      ; save A10
        MV      .L1X   B6, A8               ; move schedule
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A8, *+B15[333]       ; save ivs
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$1:
        MV      .L2    B3, B3               ; move out
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+in[1], i1
        LDW     .D1T2  *+A8[0], B3          ; LDW     *+schedule[0], k0_130
||      LDW     .D2T1  *+B3[1], A8          ; LDW     *+out[1], o1
        LDW     .D1T1  *+A8[1], A18         ; LDW     *+schedule[1], k1_130
        LDW     .D1T1  *+A3[2], A2          ; LDW     *+in[2], i2
        LDW     .D1T2  *+A8[2], B2          ; LDW     *+schedule[2], k2_130
||      LDW     .D2T1  *+B3[2], A3          ; LDW     *+out[2], o2
        MVK     .S2    105, B0              ; MVK     108, count_131
||      LDW     .D2T1  *+B3[0], A9          ; LDW     *+out[0], o0
        LDW     .D1T1  *+A3[0], A0          ; LDW     *+in[0], i0
        ADD     .L1X   8, B15, A16          ; ADD     B15, 8, merged_130
||      LDW     .D1T1  *A18++[1], A17       ; <0> LDW     *k1_130++, k1_131
||      LDW     .D2T2  *B3++[1], B1         ; <0> LDW     *k0_130++, k0_131
        NOP
        B       .S2    des3_cbc3_encrypt_c64x$merge; [count_131] B     merge
||      LDW     .D2T2  *B2++[1], B1         ; <0> LDW     *k2_130++, k2_131
        NOP
;@loop {"name": "merge", "ii": 4, "res_mii": 4, "rec_mii": 3, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop merge: II 4, 2 stages
;  bounds: resources 4, recurrence 3
;  critical cycle:
;    STW k0_131, *merged_130++
;    STW k1_131, *merged_130++
;    STW k2_131, *merged_130++
;  units: L1 0/4, S1 0/4, M1 0/4, D1 4/4, L2 0/4, S2 2/4, M2 0/4, D2 2/4
;  cross paths: 1X 0/4, 2X 0/4
;  T paths: T1 2/4, T2 4/4
;  registers of side A: 9 used, 9 live at once
;  registers of side B: 5 used, 5 live at once
;  II 4: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
des3_cbc3_encrypt_c64x$merge:
        LDW     .D1T1  *A18++[1], A17       ; <0> LDW     *k1_130++, k1_131
||      LDW     .D2T2  *B3++[1], B1         ; <0> LDW     *k0_130++, k0_131
        STW     .D1T2  B1, *A16++[1]        ; <1> STW     k0_131, *merged_130++
  [B0]  B       .S2    des3_cbc3_encrypt_c64x$merge; <0> [count_131] B     merge
||      STW     .D1T1  A17, *A16++[1]       ; <1> STW     k1_131, *merged_130++
||      LDW     .D2T2  *B2++[1], B1         ; <0> LDW     *k2_130++, k2_131
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_131, 1, count_131
||      STW     .D1T2  B1, *A16++[1]        ; <1> STW     k2_131, *merged_130++
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$3:
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D1T2  B1, *A16++[1]        ; <-1> STW     k0_131, *merged_130++
||      LDW     .D2T1  *+B15[334], A16      ; restore blocks
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D1T1  A17, *A16++[1]       ; <-1> STW     k1_131, *merged_130++
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D1T2  B1, *A16++[1]        ; <-1> STW     k2_131, *merged_130++
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        MVKL    .S1    480597, A17          ; MVKL    0x00075555, circular_132
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
        SUB     .L1    A16, 1, A16          ; SUB     blocks, 1, more
||      MVKH    .S1    480597, A17          ; MVKH    0x00075555, circular_132
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVC     .S2X   A17, AMR             ; MVC     circular_132, AMR
des3_cbc3_encrypt_c64x$chain:
        MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_134
||      LDW     .D2T2  *+B15[333], B3       ; restore ivs
        MVK     .L1    1, A10               ; MVK     1, one_134
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_134
        MVKL    .S1    2863311530, A11      ; MVKL    0xaaaaaaaa, m1_134
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_134
        NOP     2
        LDW     .D2T1  *+B3[0], A3          ; LDW     *+ivs[0], l0
        LDW     .D2T1  *+B3[1], A12         ; LDW     *+ivs[1], r0
        MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_134
||      LDW     .D2T2  *+B3[2], B3          ; LDW     *+ivs[2], l1
        MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_134
||      LDW     .D2T1  *+B3[3], A13         ; LDW     *+ivs[3], r1
        MV      .L2X   A3, B9               ; move o2
||      LDW     .D2T1  *+B3[4], A12         ; LDW     *+ivs[4], l2
        SHRU    .S2X   A3, 4, B3            ; SHRU    l0, 4, high_137
||      LDW     .D2T1  *+B3[5], A3          ; LDW     *+ivs[5], r2
        XOR     .L2X   B3, A12, B8          ; XOR     high_137, r0, both_137
        AND     .L2    B8, B2, B8           ; AND     both_137, m4_134, d_137
||      SHRU    .S1X   B3, 4, A14           ; SHRU    l1, 4, high_145
        XOR     .L1    A14, A13, A14        ; XOR     high_145, r1, both_145
||      XOR     .L2X   B8, A12, B8          ; XOR     r0, d_137, r0
||      SHL     .S2    B8, 4, B10           ; SHL     d_137, 4, moved_137
        AND     .L1X   A14, B2, A14         ; AND     both_145, m4_134, d_145
||      XOR     .L2X   B10, A3, B10         ; XOR     l0, moved_137, l0
||      SHRU    .S1    A12, 4, A15          ; SHRU    l2, 4, high_153
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_134
||      MPYSU   .M2    1, B8, B11           ; MPYSU   1, r0, y_138
        XOR     .L1    A15, A3, A17         ; XOR     high_153, r2, both_153
||      SHL     .S1    A14, 4, A15          ; SHL     d_145, 4, moved_145
||      MPYHLU  .M2X   B10, A10, B2         ; MPYHLU  l0, one_134, x_138
        XOR     .L1    A13, A14, A13        ; XOR     r1, d_145, r1
||      AND     .S1X   A17, B2, A14         ; AND     both_153, m4_134, d_153
        XOR     .L1    A3, A14, A3          ; XOR     r2, d_153, r2
||      SUB     .L2    B11, B2, B2          ; SUB     y_138, x_138, e_138
||      MPYSU   .M1    1, A13, A15          ; MPYSU   1, r1, y_146
        XOR     .L1X   A15, B3, A14         ; XOR     l1, moved_145, l1
||      SHL     .S2X   A14, 4, B3           ; SHL     d_153, 4, moved_153
||      MPYSU   .M1    1, A3, A12           ; MPYSU   1, r2, y_154
        SUB     .L2    B8, B2, B2           ; SUB     r0, e_138, r0
||      SHL     .S1X   B2, 16, A17          ; SHL     e_138, 16, moved_138
||      XOR     .S2X   B3, A12, B3          ; XOR     l2, moved_153, l2
||      MPYHLU  .M1    A14, A10, A17        ; MPYHLU  l1, one_134, x_146
        ADD     .L1X   A17, B10, A10        ; ADD     l0, moved_138, l0
||      MPYHLU  .M2X   B3, A10, B8          ; MPYHLU  l2, one_134, x_154
        SUB     .L1    A15, A17, A15        ; SUB     y_146, x_146, e_146
||      AND     .L2    B2, B0, B10          ; AND     r0, m2_134, y_139
||      SHRU    .S1    A10, 2, A17          ; SHRU    l0, 2, high_139
        AND     .L1X   A17, B0, A12         ; AND     high_139, m2_134, x_139
||      SUB     .L2X   A12, B8, B8          ; SUB     y_154, x_154, e_154
||      SHL     .S1    A15, 16, A17         ; SHL     e_146, 16, moved_146
        SUB     .L1X   B10, A12, A13        ; SUB     y_139, x_139, e_139
||      SUB     .L2X   A3, B8, B10          ; SUB     r2, e_154, r2
||      SUB     .S1    A13, A15, A3         ; SUB     r1, e_146, r1
||      SHL     .S2    B8, 16, B8           ; SHL     e_154, 16, moved_154
||      ADD     .D1    A14, A17, A12        ; ADD     l1, moved_146, l1
        AND     .L1X   A3, B0, A14          ; AND     r1, m2_134, y_147
||      ADD     .L2    B3, B8, B3           ; ADD     l2, moved_154, l2
||      SHRU    .S1    A12, 2, A15          ; SHRU    l1, 2, high_147
||      AND     .S2    B10, B0, B11         ; AND     r2, m2_134, y_155
||      ADDAW   .D1    A10, A13, A10        ; ADDAW   l0, e_139, l0
        AND     .L1X   A15, B0, A13         ; AND     high_147, m2_134, x_147
||      SUB     .L2X   B2, A13, B2          ; SUB     r0, e_139, r0
||      SHRU    .S2    B3, 2, B8            ; SHRU    l2, 2, high_155
        SUB     .L1    A14, A13, A8         ; SUB     y_147, x_147, e_147
||      AND     .L2    B8, B0, B0           ; AND     high_155, m2_134, x_155
||      SHRU    .S1    A10, 8, A13          ; SHRU    l0, 8, high_140
||      MV      .S2X   A8, B8               ; move o1
        XOR     .L1X   A13, B2, A13         ; XOR     high_140, r0, both_140
||      SUB     .L2    B11, B0, B0          ; SUB     y_155, x_155, e_155
||      MVKH    .S1    2863311530, A11      ; MVKH    0xaaaaaaaa, m1_134
||      ADDAW   .D1    A12, A8, A12         ; ADDAW   l1, e_147, l1
        SUB     .L1    A3, A8, A3           ; SUB     r1, e_147, r1
||      SUB     .L2    B10, B0, B3          ; SUB     r2, e_155, r2
||      SHRU    .S1    A12, 8, A8           ; SHRU    l1, 8, high_148
||      ADDAW   .D2    B3, B0, B0           ; ADDAW   l2, e_155, l2
        XOR     .L1    A8, A3, A8           ; XOR     high_148, r1, both_148
||      AND     .L2X   B1, A13, B10         ; AND     both_140, m8_134, d_140
||      SHRU    .S2    B0, 8, B11           ; SHRU    l2, 8, high_156
        AND     .L1X   A8, B1, A8           ; AND     both_148, m8_134, d_148
||      XOR     .L2    B2, B10, B2          ; XOR     r0, d_140, r0
||      XOR     .S2    B11, B3, B11         ; XOR     high_156, r2, both_156
        XOR     .L1    A3, A8, A3           ; XOR     r1, d_148, r1
||      AND     .L2    B11, B1, B1          ; AND     both_156, m8_134, d_156
||      SHL     .S1X   B10, 8, A13          ; SHL     d_140, 8, moved_140
||      SHRU    .S2    B2, 31, B10          ; SHRU    r0, 31, top_141
        XOR     .L1    A10, A13, A8         ; XOR     l0, moved_140, l0
||      XOR     .L2    B3, B1, B3           ; XOR     r2, d_156, r2
||      SHRU    .S1    A3, 31, A10          ; SHRU    r1, 31, top_149
||      SHL     .S2X   A8, 8, B10           ; SHL     d_148, 8, moved_148
||      ADDAH   .D2    B10, B2, B2          ; ADDAH   top_141, r0, r0
        XOR     .L2X   B10, A12, B1         ; XOR     l1, moved_148, l1
||      SHL     .S1X   B1, 8, A10           ; SHL     d_156, 8, moved_156
||      SHRU    .S2    B3, 31, B10          ; SHRU    r2, 31, top_157
||      ADDAH   .D1    A10, A3, A3          ; ADDAH   top_149, r1, r1
        XOR     .L1X   A8, B2, A12          ; XOR     l0, r0, both_142
||      ADDAH   .D2    B10, B3, B3          ; ADDAH   top_157, r2, r2
        AND     .L1    A12, A11, A10        ; AND     both_142, m1_134, d_142
||      XOR     .L2X   B1, A3, B0           ; XOR     l1, r1, both_150
||      XOR     .S1X   A10, B0, A12         ; XOR     l2, moved_156, l2
        XOR     .L1    A8, A10, A8          ; XOR     l0, d_142, l0
||      AND     .L2X   B0, A11, B0          ; AND     both_150, m1_134, d_150
||      XOR     .S1X   A12, B3, A13         ; XOR     l2, r2, both_158
        AND     .L1    A13, A11, A13        ; AND     both_158, m1_134, d_158
||      XOR     .L2    B1, B0, B1           ; XOR     l1, d_150, l1
||      SHRU    .S1    A8, 31, A11          ; SHRU    l0, 31, top_143
        XOR     .L1X   A3, B0, A17          ; XOR     r1, d_150, r1
||      XOR     .S1    A12, A13, A12        ; XOR     l2, d_158, l2
||      SHRU    .S2    B1, 31, B0           ; SHRU    l1, 31, top_151
        XOR     .L2X   B3, A13, B17         ; XOR     r2, d_158, r2
||      SHRU    .S1    A12, 31, A8          ; SHRU    l2, 31, top_159
||      ADDAH   .D1    A11, A8, A3          ; ADDAH   top_143, l0, l0
||      ADDAH   .D2    B0, B1, B3           ; ADDAH   top_151, l1, l1
        XOR     .L2X   B2, A10, B16         ; XOR     r0, d_142, r0
||      ADDAH   .D1    A8, A12, A8          ; ADDAH   top_159, l2, l2
des3_cbc3_encrypt_c64x$first:
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_162
||      LDW     .D1T1  *+A2[0], A10         ; LDW     *+i2[0], p2
        LDW     .D1T1  *+A0[0], A12         ; LDW     *+i0[0], p0
        MV      .L2X   A16, B1              ; move more
||      LDW     .D1T2  *+A0[1], B10         ; LDW     *+i0[1], q0
        MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_162
||      LDW     .D1T1  *+A2[1], A13         ; LDW     *+i2[1], q2
  [B1]  ADD     .L1    8, A2, A2            ; [more] ADD     i2, 8, i2
||      MVKL    .S1    858993459, A16       ; MVKL    0x33333333, m2_162
        MVK     .L1    1, A11               ; MVK     1, one_162
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_162
||      LDW     .D1T2  *+A1[0], B12         ; LDW     *+i1[0], p1
        SHRU    .S2X   A12, 4, B11          ; SHRU    p0, 4, high_165
||      LDW     .D1T2  *+A1[1], B11         ; LDW     *+i1[1], q1
        XOR     .L2    B11, B10, B11        ; XOR     high_165, q0, both_165
||      SHRU    .S1    A10, 4, A14          ; SHRU    p2, 4, high_181
        XOR     .L1    A14, A13, A14        ; XOR     high_181, q2, both_181
||      AND     .L2    B11, B0, B11         ; AND     both_165, m4_162, d_165
        AND     .L1X   A14, B0, A15         ; AND     both_181, m4_162, d_181
||      MVKL    .S1    2863311530, A14      ; MVKL    0xaaaaaaaa, m1_162
||      SHL     .S2    B11, 4, B13          ; SHL     d_165, 4, moved_165
        XOR     .L1    A13, A15, A13        ; XOR     q2, d_181, q2
||      XOR     .L2    B10, B11, B10        ; XOR     q0, d_165, q0
||      SHL     .S1    A15, 4, A15          ; SHL     d_181, 4, moved_181
||      SHRU    .S2    B12, 4, B18          ; SHRU    p1, 4, high_173
        XOR     .L1X   A12, B13, A12        ; XOR     p0, moved_165, p0
||      XOR     .L2    B18, B11, B13        ; XOR     high_173, q1, both_173
||      MPYSU   .M1    1, A13, A15          ; MPYSU   1, q2, y_182
||      MPYSU   .M2    1, B10, B0           ; MPYSU   1, q0, y_166
        XOR     .L1    A10, A15, A10        ; XOR     p2, moved_181, p2
||      AND     .L2    B13, B0, B13         ; AND     both_173, m4_162, d_173
||      MVKH    .S1    858993459, A16       ; MVKH    0x33333333, m2_162
||      MPYHLU  .M1    A12, A11, A18        ; MPYHLU  p0, one_162, x_166
  [B1]  ADD     .L1    8, A0, A0            ; [more] ADD     i0, 8, i0
||      XOR     .L2    B11, B13, B11        ; XOR     q1, d_173, q1
||      MVKH    .S1    2863311530, A14      ; MVKH    0xaaaaaaaa, m1_162
||      SHL     .S2    B13, 4, B13          ; SHL     d_173, 4, moved_173
||      MPYHLU  .M1    A10, A11, A19        ; MPYHLU  p2, one_162, x_182
        SUB     .L1X   B0, A18, A18         ; SUB     y_166, x_166, e_166
||      XOR     .L2    B12, B13, B0         ; XOR     p1, moved_173, p1
||      MPYSU   .M2    1, B11, B12          ; MPYSU   1, q1, y_174
  [B1]  ADD     .L1    8, A1, A1            ; [more] ADD     i1, 8, i1
||[B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      SHL     .S1    A18, 16, A11         ; SHL     e_166, 16, moved_166
||      MPYHLU  .M2X   B0, A11, B13         ; MPYHLU  p1, one_162, x_174
||      SUB     .D1    A15, A19, A15        ; SUB     y_182, x_182, e_182
        SUB     .L1    A13, A15, A13        ; SUB     q2, e_182, q2
||      SHL     .S1    A15, 16, A15         ; SHL     e_182, 16, moved_182
        ADD     .L1    A10, A15, A10        ; ADD     p2, moved_182, p2
||      SUB     .L2X   B10, A18, B10        ; SUB     q0, e_166, q0
||      AND     .S1    A13, A16, A15        ; AND     q2, m2_162, y_183
||      SUB     .S2    B12, B13, B12        ; SUB     y_174, x_174, e_174
        ADD     .L1    A12, A11, A11        ; ADD     p0, moved_166, p0
||      SUB     .L2    B11, B12, B11        ; SUB     q1, e_174, q1
||      SHRU    .S1    A10, 2, A12          ; SHRU    p2, 2, high_183
||      SHL     .S2    B12, 16, B12         ; SHL     e_174, 16, moved_174
        AND     .L1X   A16, B10, A18        ; AND     q0, m2_162, y_167
||      ADD     .L2    B0, B12, B0          ; ADD     p1, moved_174, p1
||      SHRU    .S1    A11, 2, A19          ; SHRU    p0, 2, high_167
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_162
||      AND     .D2X   B11, A16, B12        ; AND     q1, m2_162, y_175
        AND     .L1    A19, A16, A12        ; AND     high_167, m2_162, x_167
||      AND     .S1    A12, A16, A19        ; AND     high_183, m2_162, x_183
||      SHRU    .S2    B0, 2, B13           ; SHRU    p1, 2, high_175
        SUB     .L1    A18, A12, A12        ; SUB     y_167, x_167, e_167
||      AND     .L2X   B13, A16, B13        ; AND     high_175, m2_162, x_175
||      SUB     .S1    A15, A19, A15        ; SUB     y_183, x_183, e_183
        SUB     .L1X   B10, A12, A10        ; SUB     q0, e_167, q0
||      SUB     .L2    B12, B13, B10        ; SUB     y_175, x_175, e_175
||      ADDAW   .D1    A10, A15, A16        ; ADDAW   p2, e_183, p2
        SUB     .L1    A13, A15, A12        ; SUB     q2, e_183, q2
||      SHRU    .S1    A16, 8, A13          ; SHRU    p2, 8, high_184
||      ADDAW   .D1    A11, A12, A11        ; ADDAW   p0, e_167, p0
||      ADDAW   .D2    B0, B10, B0          ; ADDAW   p1, e_175, p1
        XOR     .L1    A13, A12, A15        ; XOR     high_184, q2, both_184
||      SUB     .L2    B11, B10, B10        ; SUB     q1, e_175, q1
||      SHRU    .S1    A11, 8, A13          ; SHRU    p0, 8, high_168
||      SHRU    .S2    B0, 8, B11           ; SHRU    p1, 8, high_176
        XOR     .L1    A13, A10, A13        ; XOR     high_168, q0, both_168
||      XOR     .L2    B11, B10, B11        ; XOR     high_176, q1, both_176
||      AND     .S1X   A15, B2, A15         ; AND     both_184, m8_162, d_184
        AND     .L1X   A13, B2, A13         ; AND     both_168, m8_162, d_168
||      AND     .L2    B11, B2, B2          ; AND     both_176, m8_162, d_176
||      SHL     .S1    A15, 8, A15          ; SHL     d_184, 8, moved_184
||      XOR     .D1    A12, A15, A12        ; XOR     q2, d_184, q2
        XOR     .L1    A16, A15, A15        ; XOR     p2, moved_184, p2
||      XOR     .L2    B10, B2, B2          ; XOR     q1, d_176, q1
||      SHL     .S1    A13, 8, A16          ; SHL     d_168, 8, moved_168
||      SHL     .S2    B2, 8, B10           ; SHL     d_176, 8, moved_176
        XOR     .L1    A10, A13, A10        ; XOR     q0, d_168, q0
||      XOR     .L2    B0, B10, B0          ; XOR     p1, moved_176, p1
||      SHRU    .S1    A12, 31, A13         ; SHRU    q2, 31, top_185
||      SHRU    .S2    B2, 31, B10          ; SHRU    q1, 31, top_177
        ADDAH   .D1    A13, A12, A12        ; ADDAH   top_185, q2, q2
||      ADDAH   .D2    B10, B2, B2          ; ADDAH   top_177, q1, q1
        XOR     .L1    A15, A12, A18        ; XOR     p2, q2, both_186
||      XOR     .L2    B0, B2, B10          ; XOR     p1, q1, both_178
||      SHRU    .S1    A10, 31, A13         ; SHRU    q0, 31, top_169
        XOR     .L1    A11, A16, A10        ; XOR     p0, moved_168, p0
||      AND     .L2X   B10, A14, B10        ; AND     both_178, m1_162, d_178
||      AND     .S1    A18, A14, A13        ; AND     both_186, m1_162, d_186
||      ADDAH   .D1    A13, A10, A11        ; ADDAH   top_169, q0, q0
        XOR     .L1    A10, A11, A18        ; XOR     p0, q0, both_170
||      XOR     .L2    B0, B10, B0          ; XOR     p1, d_178, p1
||      XOR     .S1    A12, A13, A12        ; XOR     q2, d_186, q2
||      MV      .D1X   B1, A16              ; move more
        AND     .L1    A18, A14, A14        ; AND     both_170, m1_162, d_170
||      XOR     .L2    B2, B10, B2          ; XOR     q1, d_178, q1
||      XOR     .S1    A15, A13, A13        ; XOR     p2, d_186, p2
||      SHRU    .S2    B0, 31, B10          ; SHRU    p1, 31, top_179
        XOR     .L1    A10, A14, A10        ; XOR     p0, d_170, p0
||      XOR     .L2X   B17, A12, B17        ; XOR     r2, q2, r2
||      SHRU    .S1    A13, 31, A12         ; SHRU    p2, 31, top_187
||      XOR     .D1    A11, A14, A11        ; XOR     q0, d_170, q0
||      ADDAH   .D2    B10, B0, B0          ; ADDAH   top_179, p1, p1
        XOR     .L2    B3, B0, B3           ; XOR     l1, p1, l1
||      SHRU    .S1    A10, 31, A13         ; SHRU    p0, 31, top_171
||      ADDAH   .D1    A12, A13, A12        ; ADDAH   top_187, p2, p2
        XOR     .L1X   A17, B2, A17         ; XOR     r1, q1, r1
||      XOR     .L2X   B16, A11, B16        ; XOR     r0, q0, r0
||      ADDAH   .D1    A13, A10, A10        ; ADDAH   top_171, p0, p0
        XOR     .L1    A3, A10, A3          ; XOR     l0, p0, l0
||      XOR     .S1    A8, A12, A8          ; XOR     l2, p2, l2
des3_cbc3_encrypt_c64x$next:
        ADD     .L2    8, B15, B0           ; ADD     B15, 8, keys
||      LDW     .D1T1  *+A2[0], A16         ; LDW     *+i2[0], p2
        LDW     .D1T1  *+A0[0], A12         ; LDW     *+i0[0], p0
        MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_191
||      LDW     .D1T2  *+A1[0], B11         ; LDW     *+i1[0], p1
        MV      .L1X   B15, A10             ; MV      B15, kept_217
||      LDW     .D1T2  *+A2[1], B12         ; LDW     *+i2[1], q2
        MV      .L2X   A16, B2              ; move more
||      MVKL    .S1    252645135, A11       ; MVKL    0x0f0f0f0f, m4_191
||      LDW     .D1T1  *+A0[1], A13         ; LDW     *+i0[1], q0
        MVKH    .S1    252645135, A11       ; MVKH    0x0f0f0f0f, m4_191
||      LDW     .D1T1  *+A1[1], A20         ; LDW     *+i1[1], q1
        SHRU    .S1    A16, 4, A13          ; SHRU    p2, 4, high_210
||      MVKL    .S2    16711935, B10        ; MVKL    0x00ff00ff, m8_191
||      LDW     .D2T2  *+B0[6], B18         ; LDW     *+keys[6], kv0_219
        MVK     .L1    1, A14               ; MVK     1, one_191
||      SHRU    .S1X   B11, 4, A15          ; SHRU    p1, 4, high_202
||      SHRU    .S2X   A12, 4, B13          ; SHRU    p0, 4, high_194
        XOR     .L1X   A13, B12, A18        ; XOR     high_210, q2, both_210
||      MVKH    .S2    16711935, B10        ; MVKH    0x00ff00ff, m8_191
||      LDW     .D2T2  *+B0[1], B19         ; LDW     *+keys[1], ku1_219
        MV      .L1X   B0, A19              ; copy
||      XOR     .L2X   B13, A13, B13        ; XOR     high_194, q0, both_194
        XOR     .L1    A15, A20, A18        ; XOR     high_202, q1, both_202
||      AND     .L2X   B13, A11, B13        ; AND     both_194, m4_191, d_194
||      AND     .S1    A18, A11, A15        ; AND     both_210, m4_191, d_210
        XOR     .L2X   B13, A13, B18        ; XOR     q0, d_194, q0
||      SHL     .S1    A15, 4, A13          ; SHL     d_210, 4, moved_210
||      SHL     .S2    B13, 4, B19          ; SHL     d_194, 4, moved_194
||      MV      .D2    B18, B13             ; copy
        AND     .L1    A18, A11, A11        ; AND     both_202, m4_191, d_202
||      XOR     .L2X   B19, A12, B20        ; XOR     p0, moved_194, p0
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_191
||      MV      .D2    B18, B21             ; copy
        XOR     .L1    A16, A13, A13        ; XOR     p2, moved_210, p2
||      MPYSU   .M2    1, B21, B18          ; MPYSU   1, q0, y_195
        SHL     .S1    A11, 4, A16          ; SHL     d_202, 4, moved_202
||      MPYHLU  .M1    A13, A14, A20        ; MPYHLU  p2, one_191, x_211
||      MPYHLU  .M2X   B20, A14, B12        ; MPYHLU  p0, one_191, x_195
        XOR     .L1    A20, A11, A11        ; XOR     q1, d_202, q1
||      XOR     .S1X   A15, B12, A15        ; XOR     q2, d_210, q2
        XOR     .L2X   B11, A16, B11        ; XOR     p1, moved_202, p1
||      MV      .S2    B12, B12             ; copy
||      MPYSU   .M1    1, A15, A16          ; MPYSU   1, q2, y_211
  [B2]  ADD     .L1    8, A1, A1            ; [more] ADD     i1, 8, i1
||      SUB     .L2    B18, B12, B12        ; SUB     y_195, x_195, e_195
||      MVKL    .S1    2863311530, A14      ; MVKL    0xaaaaaaaa, m1_191
||      MPYHLU  .M2X   B11, A14, B22        ; MPYHLU  p1, one_191, x_203
||      ADDAW   .D2    B0, 12, B18          ; ADDAW   keys, 12, kd_219
  [B2]  ADD     .L1    8, A0, A0            ; [more] ADD     i0, 8, i0
||      SUB     .L2    B21, B12, B12        ; SUB     q0, e_195, q0
||      SHL     .S2    B12, 16, B21         ; SHL     e_195, 16, moved_195
||      MPYSU   .M2X   1, A11, B23          ; MPYSU   1, q1, y_203
||      LDW     .D2T2  *+B0[7], B11         ; LDW     *+keys[7], kv1_219
        SUB     .L1    A16, A20, A16        ; SUB     y_211, x_211, e_211
        SUB     .L1    A15, A16, A15        ; SUB     q2, e_211, q2
||      ADD     .L2    B20, B21, B20        ; ADD     p0, moved_195, p0
||      SHL     .S1    A16, 16, A16         ; SHL     e_211, 16, moved_211
||      SUB     .S2    B23, B22, B21        ; SUB     y_203, x_203, e_203
        ADD     .L1    A13, A16, A13        ; ADD     p2, moved_211, p2
||      SHL     .S2    B21, 16, B22         ; SHL     e_203, 16, moved_203
||      LDW     .D1T1  *+A19[0], A11        ; LDW     *+keys[0], ku0_219
        ADD     .L2    B11, B22, B22        ; ADD     p1, moved_203, p1
||      SHRU    .S1    A13, 2, A16          ; SHRU    p2, 2, high_212
||      SHRU    .S2    B20, 2, B23          ; SHRU    p0, 2, high_196
        AND     .L1X   A15, B1, A11         ; AND     q2, m2_191, y_212
||      SUB     .L2X   A11, B21, B21        ; SUB     q1, e_203, q1
||      LDW     .D1T2  *+A19[3], B1         ; LDW     *+keys[3], ke0_219
        AND     .L1X   A16, B1, A16         ; AND     high_212, m2_191, x_212
||      AND     .L2    B23, B1, B0          ; AND     high_196, m2_191, x_196
||      AND     .S2    B12, B1, B23         ; AND     q0, m2_191, y_196
||      LDW     .D2T2  *+B0[5], B20         ; LDW     *+keys[5], ke2_219
        SUB     .L1    A11, A16, A16        ; SUB     y_212, x_212, e_212
||      AND     .L2    B21, B1, B24         ; AND     q1, m2_191, y_204
||      SHRU    .S2    B22, 2, B25          ; SHRU    p1, 2, high_204
        SUB     .L1    A15, A16, A15        ; SUB     q2, e_212, q2
||      SUB     .L2    B23, B0, B0          ; SUB     y_196, x_196, e_196
||      AND     .S2    B25, B1, B1          ; AND     high_204, m2_191, x_204
||      ADDAW   .D1    A13, A16, A13        ; ADDAW   p2, e_212, p2
        SUB     .L2    B24, B1, B24         ; SUB     y_204, x_204, e_204
||      SHRU    .S1    A13, 8, A16          ; SHRU    p2, 8, high_213
||      MV      .S2    B0, B23              ; copy
||      LDW     .D1T2  *+A19[8], B24        ; LDW     *+keys[8], kv2_219
        MVKH    .S1    2863311530, A14      ; MVKH    0xaaaaaaaa, m1_191
||      ADDAW   .D1    A19, 9, A30          ; ADDAW   keys, 9, keys
||      ADDAW   .D2    B20, B23, B23        ; ADDAW   p0, e_196, p0
  [B2]  ADD     .L1    8, A2, A2            ; [more] ADD     i2, 8, i2
||      XOR     .S1    A16, A15, A16        ; XOR     high_213, q2, both_213
||      SHRU    .S2    B23, 8, B25          ; SHRU    p0, 8, high_197
||      ADDAW   .D2    B22, B24, B22        ; ADDAW   p1, e_204, p1
        SUB     .L2    B12, B0, B12         ; SUB     q0, e_196, q0
||      MV      .S2    B25, B0              ; copy
        AND     .L1X   A16, B10, A16        ; AND     both_213, m8_191, d_213
||[B2]  SUB     .L2    B2, 1, B2            ; [more] SUB     more, 1, more
||      XOR     .S2    B0, B12, B0          ; XOR     high_197, q0, both_197
||      LDW     .D1T1  *+A19[2], A20        ; LDW     *+keys[2], ku2_219
||      SUB     .D2    B21, B24, B21        ; SUB     q1, e_204, q1
        XOR     .L1X   A11, B16, A28        ; XOR     r0, ku0_219, u0_219
||      AND     .L2    B0, B10, B16         ; AND     both_197, m8_191, d_197
||      SHL     .S1    A16, 8, A11          ; SHL     d_213, 8, moved_213
        XOR     .L1    A15, A16, A15        ; XOR     q2, d_213, q2
||      MVK     .L2    14, B0               ; MVK     16, count_219
||      ADDK    .S1    1304, A10            ; ADDK    4 * (3 * 108 + 2), kept_217
||      SHRU    .S2    B22, 8, B25          ; SHRU    p1, 8, high_205
        MV      .L1X   B3, A16              ; copy
||      SHL     .S2    B16, 8, B3           ; SHL     d_197, 8, moved_197
        XOR     .L1X   A8, B24, A18         ; XOR     l2, kv2_219, v2_219
||      MV      .L2    B12, B12             ; copy
||      SHRU    .S1    A15, 31, A12         ; SHRU    q2, 31, top_214
||      MV      .S2    B25, B24             ; copy
||      MV      .D2    B21, B25             ; copy
        XOR     .L2    B12, B16, B12        ; XOR     q0, d_197, q0
||      XOR     .S2    B24, B25, B16        ; XOR     high_205, q1, both_205
||      LDW     .D1T2  *+A19[4], B3         ; LDW     *+keys[4], ke1_219
        MV      .L1X   B8, A8               ; move o1
||      XOR     .L2    B23, B3, B3          ; XOR     p0, moved_197, p0
||      SHRU    .S2    B12, 31, B8          ; SHRU    q0, 31, top_198
||      AND     .D2    B16, B10, B10        ; AND     both_205, m8_191, d_205
        XOR     .L1    A13, A11, A3         ; XOR     p2, moved_213, p2
||      XOR     .L2    B21, B10, B13        ; XOR     q1, d_205, q1
||      XOR     .S1X   A3, B13, A26         ; XOR     l0, kv0_219, v0_219
||      SHL     .S2    B10, 8, B10          ; SHL     d_205, 8, moved_205
||      ADDAH   .D1    A12, A15, A11        ; ADDAH   top_214, q2, q2
        XOR     .L1    A3, A11, A17         ; XOR     p2, q2, both_215
||      XOR     .S1X   A17, B19, A24        ; XOR     r1, ku1_219, u1_219
        XOR     .L1X   A20, B17, A21        ; XOR     r2, ku2_219, u2_219
||      MV      .L2    B3, B8               ; copy
||      SHRU    .S2    B13, 31, B17         ; SHRU    q1, 31, top_206
||      ADDAH   .D2    B8, B12, B12         ; ADDAH   top_198, q0, q0
        AND     .L1    A17, A14, A17        ; AND     both_215, m1_191, d_215
||      ADDAH   .D2    B17, B13, B13        ; ADDAH   top_206, q1, q1
        XOR     .L1    A3, A17, A20         ; XOR     p2, d_215, p2
||      XOR     .L2    B8, B12, B10         ; XOR     p0, q0, both_199
||      MV      .S1X   B9, A3               ; move o2
||      XOR     .S2    B22, B10, B9         ; XOR     p1, moved_205, p1
        XOR     .L1X   A16, B11, A22        ; XOR     l1, kv1_219, v1_219
||      AND     .L2X   B10, A14, B10        ; AND     both_199, m1_191, d_199
||      SHRU    .S1    A20, 31, A12         ; SHRU    p2, 31, top_216
        MV      .L1X   B2, A16              ; move more
||      XOR     .L2    B12, B10, B2         ; XOR     q0, d_199, q0
||      XOR     .S2    B9, B13, B12         ; XOR     p1, q1, both_207
        XOR     .L2    B8, B10, B8          ; XOR     p0, d_199, p0
||      ADDAH   .D1    A12, A20, A12        ; ADDAH   top_216, p2, p2
        AND     .L1X   A14, B12, A11        ; AND     both_207, m1_191, d_207
||      XOR     .S1    A11, A17, A14        ; XOR     q2, d_215, q2
||      SHRU    .S2    B8, 31, B2           ; SHRU    p0, 31, top_200
||      STW     .D2T2  B2, *+B15[329]       ; STW     q0, *+B15[3 * 108 + 5]
        XOR     .L1X   A11, B9, A17         ; XOR     p1, d_207, p1
||      XOR     .L2X   B3, A24, B9          ; XOR     u1_219, ke1_219, t1_219
||      ADDAH   .D2    B2, B8, B2           ; ADDAH   top_200, p0, p0
        XOR     .L2X   B1, A28, B8          ; XOR     u0_219, ke0_219, t0_219
||      SHRU    .S1    A17, 31, A20         ; SHRU    p1, 31, top_208
||      STW     .D1T2  B2, *+A10[0]         ; STW     p0, *+kept_217[0]
        ADDAH   .D1    A20, A17, A14        ; ADDAH   top_208, p1, p1
||      STW     .D2T1  A14, *+B15[331]      ; STW     q2, *+B15[3 * 108 + 7]
        XOR     .L2X   B13, A11, B13        ; XOR     q1, d_207, q1
||      STW     .D1T1  A14, *+A10[1]        ; STW     p1, *+kept_217[1]
        SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_219, 16, u16_224
||      STW     .D1T1  A12, *+A10[2]        ; STW     p2, *+kept_217[2]
||      STW     .D2T2  B13, *+B15[330]      ; STW     q1, *+B15[3 * 108 + 6]
        XOR     .L2X   B20, A21, B3         ; XOR     u2_219, ke2_219, t2_219
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_219, 24, u24_225
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_219], s8_224
||      LDW     .D2T2  *B18++[6], B17       ; <0> LDW     *kd_219++[6], d0_219
        SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_219, 8, u8_225
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2_219, 12, t12_225
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2_219, low_225
||      LDW     .D1T2  *A30++[6], B20       ; <0> LDW     *keys++[6], e0_219
||      LDW     .D2T1  *-B18[5], A29        ; <0> LDW     *-kd_219[5], d1_219
        SHRU    .S1X   B3, 28, A17          ; <0> SHRU    t2_219, 28, high_225
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2_219, 20, t20_225
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_225], s2_224
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_225], s5_224
        SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2_219, 4, t4_225
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_225], s6_224
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_225], s3_224
        ADD     .L2X   B1, A17, B1          ; <0> ADD     high_225, low_225, t28_225
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_219], s8_220
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_225], s7_224
        SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_219, 24, u24_221
||      LDW     .D1T2  *+A6[A20], B3        ; <0> LDW     *+A6[u16_224], s4_224
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_225], s1_224
        SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_219, 8, u8_221
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t0_219, 4, t4_221
||      LDW     .D1T2  *-A30[5], B19        ; <0> LDW     *-keys[5], e1_219
||      LDW     .D2T1  *-B18[4], A19        ; <0> LDW     *-kd_219[4], d2_219
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_219, s8_224, even1_224
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_219, 16, u16_222
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t0_219, 12, t12_221
||      MPY     .M2    -16, B8, B16         ; <0> MPY     -16, t0_219, low_221
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_219], s8_222
||      LDW     .D2T2  *+B4[B2], B16        ; <0> LDW     *+B4[t4_221], s7_220
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_224, s6_224, even2_224
||      SHRU    .S1X   B8, 28, A20          ; <0> SHRU    t0_219, 28, high_221
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t0_219, 20, t20_221
||      LDW     .D1T2  *-A30[4], B8         ; <0> LDW     *-keys[4], e2_219
||      LDW     .D2T1  *+B5[B3], A23        ; <0> LDW     *+B5[t12_221], s5_220
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_219, s8_220, even1_220
||      XOR     .L2    B3, B1, B1           ; <0> XOR     s7_224, s5_224, odd1_224
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_219, 16, u16_220
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t1_219, 12, t12_223
||      MPY     .M2    -16, B9, B2          ; <0> MPY     -16, t1_219, low_223
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_221], s6_220
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_221], s3_220
||      NOP
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_224, s2_224, even3_224
||      ADD     .L2X   B16, A20, B8         ; <0> ADD     high_221, low_221, t28_221
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t1_219, 28, high_223
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_224, s3_224, odd2_224
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_221], s2_220
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_223], s5_222
||      NOP
||      NOP
;@loop {"name": "rounds1", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds1: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_225], s7_224
;    XOR s7_224, s5_224, odd1_224
;    XOR odd1_224, s3_224, odd2_224
;    XOR odd2_224, s1_224, odd_224
;    XOR even_224, odd_224, u2_219
;    XOR u2_219, e2_219, t2_219
;    SHRU t2_219, 4, t4_225
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 25 used, 25 live at once
;  registers of side B: 16 used, 16 live at once
;  II 15: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_c64x$rounds1:
        XOR     .L1X   A28, B17, A26        ; <1> XOR     u0_219, d0_219, v0_219
||      XOR     .L2X   B1, A18, B1          ; <1> XOR     odd2_224, s1_224, odd_224
||      XOR     .S1    A21, A19, A18        ; <1> XOR     u2_219, d2_219, v2_219
||      SHRU    .S2    B9, 4, B8            ; <1> SHRU    t1_219, 4, t4_223
||      LDW     .D1T1  *+A6[A26], A27       ; <1> LDW     *+A6[u16_220], s4_220
||      LDW     .D2T2  *+B7[B8], B8         ; <1> LDW     *+B7[t28_221], s1_220
        XOR     .L1X   A17, B3, A17         ; <1> XOR     even3_224, s4_224, even_224
||      ADD     .L2X   B2, A20, B2          ; <1> ADD     high_223, low_223, t28_223
||      SHRU    .S1    A24, 8, A20          ; <1> SHRU    u1_219, 8, u8_223
||      SHRU    .S2    B9, 20, B3           ; <1> SHRU    t1_219, 20, t20_223
||      LDW     .D1T2  *+A6[A23], B16       ; <1> LDW     *+A6[u16_222], s4_222
||      LDW     .D2T1  *+B4[B8], A23        ; <1> LDW     *+B4[t4_223], s7_222
        XOR     .L1X   A17, B1, A21         ; <1> XOR     even_224, odd_224, u2_219
||      SHRU    .S1    A24, 24, A17         ; <1> SHRU    u1_219, 24, u24_223
||      LDW     .D1T1  *+A5[A20], A23       ; <1> LDW     *+A5[u8_223], s6_222
||      LDW     .D2T2  *+B6[B3], B9         ; <1> LDW     *+B6[t20_223], s3_222
        XOR     .L1    A25, A20, A17        ; <1> XOR     even1_220, s6_220, even2_220
||      XOR     .L2X   B16, A23, B1         ; <1> XOR     s7_220, s5_220, odd1_220
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_219, 16, u16_224
||      LDW     .D1T1  *+A7[A17], A22       ; <1> LDW     *+A7[u24_223], s2_222
||      LDW     .D2T2  *+B7[B2], B8         ; <1> LDW     *+B7[t28_223], s1_222
        XOR     .L1    A17, A23, A25        ; <1> XOR     even2_220, s2_220, even3_220
||      XOR     .L2    B1, B3, B1           ; <1> XOR     odd1_220, s3_220, odd2_220
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_219, 24, u24_225
||      XOR     .S2X   B8, A21, B3          ; <1> XOR     u2_219, e2_219, t2_219
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_219], s8_224
||      LDW     .D2T2  *B18++[6], B17       ; <0> LDW     *kd_219++[6], d0_219
        XOR     .L1    A22, A19, A22        ; <1> XOR     v1_219, s8_222, even1_222
||      XOR     .L2    B1, B8, B17          ; <1> XOR     odd2_220, s1_220, odd_220
||      SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_219, 8, u8_225
||      SHRU    .S2    B3, 12, B1           ; <0> SHRU    t2_219, 12, t12_225
||      MPY     .M2    -16, B3, B1          ; <0> MPY     -16, t2_219, low_225
||      LDW     .D1T2  *A30++[6], B20       ; <0> LDW     *keys++[6], e0_219
||      LDW     .D2T1  *-B18[5], A29        ; <0> LDW     *-kd_219[5], d1_219
        XOR     .L1    A25, A27, A25        ; <1> XOR     even3_220, s4_220, even_220
||      XOR     .L2X   B2, A23, B8          ; <1> XOR     s7_222, s5_222, odd1_222
||      SHRU    .S1X   B3, 28, A17          ; <0> SHRU    t2_219, 28, high_225
||      SHRU    .S2    B3, 20, B2           ; <0> SHRU    t2_219, 20, t20_225
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_225], s2_224
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_225], s5_224
        XOR     .L1X   A25, B17, A28        ; <1> XOR     even_220, odd_220, u0_219
||      XOR     .L2    B8, B9, B3           ; <1> XOR     odd1_222, s3_222, odd2_222
||      XOR     .S1    A22, A23, A19        ; <1> XOR     even1_222, s6_222, even2_222
||      SHRU    .S2    B3, 4, B2            ; <0> SHRU    t2_219, 4, t4_225
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_225], s6_224
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_225], s3_224
        XOR     .L1    A24, A29, A22        ; <1> XOR     u1_219, d1_219, v1_219
||      ADD     .L2X   B1, A17, B1          ; <0> ADD     high_225, low_225, t28_225
||      XOR     .S1    A19, A22, A19        ; <1> XOR     even2_222, s2_222, even3_222
||      XOR     .S2    B3, B8, B2           ; <1> XOR     odd2_222, s1_222, odd_222
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_219], s8_220
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_225], s7_224
        XOR     .L1X   A19, B16, A19        ; <1> XOR     even3_222, s4_222, even_222
||      XOR     .L2X   B20, A28, B8         ; <1> XOR     u0_219, e0_219, t0_219
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_219, 24, u24_221
||[B0]  B       .S2    des3_cbc3_encrypt_c64x$rounds1; <0> [count_219] B     rounds1
||      LDW     .D1T2  *+A6[A20], B3        ; <0> LDW     *+A6[u16_224], s4_224
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_225], s1_224
        XOR     .L1X   A19, B2, A24         ; <1> XOR     even_222, odd_222, u1_219
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_219, 8, u8_221
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t0_219, 4, t4_221
||      LDW     .D1T2  *-A30[5], B19        ; <0> LDW     *-keys[5], e1_219
||      LDW     .D2T1  *-B18[4], A19        ; <0> LDW     *-kd_219[4], d2_219
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_219, s8_224, even1_224
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_219, 1, count_219
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_219, 16, u16_222
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t0_219, 12, t12_221
||      MPY     .M2    -16, B8, B16         ; <0> MPY     -16, t0_219, low_221
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_219], s8_222
||      LDW     .D2T2  *+B4[B2], B16        ; <0> LDW     *+B4[t4_221], s7_220
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_224, s6_224, even2_224
||      XOR     .L2X   B19, A24, B9         ; <1> XOR     u1_219, e1_219, t1_219
||      SHRU    .S1X   B8, 28, A20          ; <0> SHRU    t0_219, 28, high_221
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t0_219, 20, t20_221
||      LDW     .D1T2  *-A30[4], B8         ; <0> LDW     *-keys[4], e2_219
||      LDW     .D2T1  *+B5[B3], A23        ; <0> LDW     *+B5[t12_221], s5_220
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_219, s8_220, even1_220
||      XOR     .L2    B3, B1, B1           ; <0> XOR     s7_224, s5_224, odd1_224
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_219, 16, u16_220
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t1_219, 12, t12_223
||      MPY     .M2    -16, B9, B2          ; <0> MPY     -16, t1_219, low_223
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_221], s6_220
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_221], s3_220
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_224, s2_224, even3_224
||      ADD     .L2X   B16, A20, B8         ; <0> ADD     high_221, low_221, t28_221
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t1_219, 28, high_223
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_224, s3_224, odd2_224
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_221], s2_220
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_223], s5_222
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$8:
        XOR     .L1X   A28, B17, A26        ; <-1> XOR     u0_219, d0_219, v0_219
||      XOR     .L2X   B1, A18, B1          ; <-1> XOR     odd2_224, s1_224, odd_224
||      XOR     .S1    A21, A19, A18        ; <-1> XOR     u2_219, d2_219, v2_219
||      SHRU    .S2    B9, 4, B8            ; <-1> SHRU    t1_219, 4, t4_223
||      LDW     .D1T1  *+A6[A26], A27       ; <-1> LDW     *+A6[u16_220], s4_220
||      LDW     .D2T2  *+B7[B8], B8         ; <-1> LDW     *+B7[t28_221], s1_220
        XOR     .L1X   A17, B3, A17         ; <-1> XOR     even3_224, s4_224, even_224
||      ADD     .L2X   B2, A20, B2          ; <-1> ADD     high_223, low_223, t28_223
||      SHRU    .S1    A24, 8, A20          ; <-1> SHRU    u1_219, 8, u8_223
||      SHRU    .S2    B9, 20, B3           ; <-1> SHRU    t1_219, 20, t20_223
||      LDW     .D1T2  *+A6[A23], B16       ; <-1> LDW     *+A6[u16_222], s4_222
||      LDW     .D2T1  *+B4[B8], A23        ; <-1> LDW     *+B4[t4_223], s7_222
        XOR     .L1X   A17, B1, A21         ; <-1> XOR     even_224, odd_224, u2_219
||      SHRU    .S1    A24, 24, A17         ; <-1> SHRU    u1_219, 24, u24_223
||      LDW     .D1T1  *+A5[A20], A23       ; <-1> LDW     *+A5[u8_223], s6_222
||      LDW     .D2T2  *+B6[B3], B9         ; <-1> LDW     *+B6[t20_223], s3_222
        XOR     .L1    A25, A20, A17        ; <-1> XOR     even1_220, s6_220, even2_220
||      XOR     .L2X   B16, A23, B1         ; <-1> XOR     s7_220, s5_220, odd1_220
||      MV      .S1    A21, A20             ; MV      u2_219, r2
||      LDW     .D1T1  *+A7[A17], A22       ; <-1> LDW     *+A7[u24_223], s2_222
||      LDW     .D2T2  *+B7[B2], B8         ; <-1> LDW     *+B7[t28_223], s1_222
        XOR     .L1    A17, A23, A25        ; <-1> XOR     even2_220, s2_220, even3_220
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     odd1_220, s3_220, odd2_220
||      MV      .S1    A26, A10             ; MV      v0_219, l0
||      XOR     .S2X   B8, A21, B3          ; <-1> XOR     u2_219, e2_219, t2_219
||      ADDAW   .D1    A30, 3, A17          ; ADDAW   keys, 3, keys
        XOR     .L1    A22, A19, A22        ; <-1> XOR     v1_219, s8_222, even1_222
||      XOR     .L2    B1, B8, B17          ; <-1> XOR     odd2_220, s1_220, odd_220
||      MV      .S2X   A17, B1              ; copy
||      LDW     .D1T1  *+A17[2], A22        ; LDW     *+keys[2], ku2_226
        XOR     .L1    A25, A27, A25        ; <-1> XOR     even3_220, s4_220, even_220
||      XOR     .L2X   B2, A23, B8          ; <-1> XOR     s7_222, s5_222, odd1_222
||      LDW     .D1T2  *+A17[4], B16        ; LDW     *+keys[4], ke1_226
||      LDW     .D2T1  *+B1[8], A28         ; LDW     *+keys[8], kv2_226
        XOR     .L1X   A25, B17, A28        ; <-1> XOR     even_220, odd_220, u0_219
||      XOR     .L2    B8, B9, B3           ; <-1> XOR     odd1_222, s3_222, odd2_222
||      XOR     .S1    A22, A23, A19        ; <-1> XOR     even1_222, s6_222, even2_222
||      LDW     .D2T1  *+B1[6], A20         ; LDW     *+keys[6], kv0_226
        XOR     .L1    A24, A29, A22        ; <-1> XOR     u1_219, d1_219, v1_219
||      XOR     .S1    A19, A22, A19        ; <-1> XOR     even2_222, s2_222, even3_222
||      XOR     .S2    B3, B8, B2           ; <-1> XOR     odd2_222, s1_222, odd_222
||      LDW     .D1T2  *+A17[5], B1         ; LDW     *+keys[5], ke2_226
||      LDW     .D2T1  *+B1[0], A24         ; LDW     *+keys[0], ku0_226
        XOR     .L1X   A19, B16, A19        ; <-1> XOR     even3_222, s4_222, even_222
||      XOR     .L2X   B20, A28, B8         ; <-1> XOR     u0_219, e0_219, t0_219
||      MV      .S1    A22, A23             ; MV      v1_219, l1
||      LDW     .D1T1  *+A17[1], A25        ; LDW     *+keys[1], ku1_226
||      LDW     .D2T2  *+B1[3], B9          ; LDW     *+keys[3], ke0_226
        XOR     .L1X   A19, B2, A24         ; <-1> XOR     even_222, odd_222, u1_219
||      MV      .S1    A28, A19             ; MV      u0_219, r0
||      MV      .D1    A18, A18             ; MV      v2_219, l2
        MV      .L1    A24, A22             ; MV      u1_219, r1
||      XOR     .S1    A18, A22, A21        ; XOR     l2, ku2_226, u2_226
||      XOR     .D1    A20, A28, A18        ; XOR     r2, kv2_226, v2_226
||      LDW     .D2T1  *+B1[7], A29         ; LDW     *+keys[7], kv1_226
        XOR     .L1    A19, A20, A26        ; XOR     r0, kv0_226, v0_226
||      XOR     .L2X   B19, A24, B9         ; <-1> XOR     u1_219, e1_219, t1_219
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_226, 16, u16_231
||      ADDAW   .D1    A17, 9, A30          ; ADDAW   keys, 9, keys
||      ADDAW   .D2    B1, 12, B19          ; ADDAW   keys, 12, kd_226
        XOR     .L2X   B1, A21, B8          ; XOR     u2_226, ke2_226, t2_226
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_226, 24, u24_232
||      MVK     .S2    14, B0               ; MVK     16, count_226
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_226], s8_231
||      LDW     .D2T2  *B19++[6], B18       ; <0> LDW     *kd_226++[6], d0_226
        SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_226, 8, u8_232
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t2_226, 12, t12_232
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_226, low_232
||      LDW     .D1T2  *A30++[6], B21       ; <0> LDW     *keys++[6], e0_226
||      LDW     .D2T1  *-B19[5], A29        ; <0> LDW     *-kd_226[5], d1_226
        SHRU    .S1X   B8, 28, A17          ; <0> SHRU    t2_226, 28, high_232
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t2_226, 20, t20_232
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_232], s2_231
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_232], s5_231
        XOR     .L1    A10, A24, A28        ; XOR     l0, ku0_226, u0_226
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_226, 4, t4_232
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_232], s6_231
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_232], s3_231
        ADD     .L2X   B1, A17, B1          ; <0> ADD     high_232, low_232, t28_232
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_226], s8_227
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_232], s7_231
        XOR     .L1    A22, A29, A22        ; XOR     r1, kv1_226, v1_226
||      XOR     .L2X   B9, A28, B9          ; XOR     u0_226, ke0_226, t0_226
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_226, 24, u24_228
||      LDW     .D1T2  *+A6[A20], B8        ; <0> LDW     *+A6[u16_231], s4_231
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_232], s1_231
        XOR     .L1    A23, A25, A24        ; XOR     l1, ku1_226, u1_226
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_226, 8, u8_228
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t0_226, 4, t4_228
||      LDW     .D1T2  *-A30[5], B20        ; <0> LDW     *-keys[5], e1_226
||      LDW     .D2T1  *-B19[4], A19        ; <0> LDW     *-kd_226[4], d2_226
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_226, s8_231, even1_231
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_226, 16, u16_229
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_226, 12, t12_228
||      MPY     .M2    -16, B9, B17         ; <0> MPY     -16, t0_226, low_228
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_226], s8_229
||      LDW     .D2T2  *+B4[B2], B17        ; <0> LDW     *+B4[t4_228], s7_227
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_231, s6_231, even2_231
||      XOR     .L2X   B16, A24, B16        ; XOR     u1_226, ke1_226, t1_226
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t0_226, 28, high_228
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t0_226, 20, t20_228
||      LDW     .D1T2  *-A30[4], B9         ; <0> LDW     *-keys[4], e2_226
||      LDW     .D2T1  *+B5[B8], A23        ; <0> LDW     *+B5[t12_228], s5_227
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_226, s8_227, even1_227
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s7_231, s5_231, odd1_231
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_226, 16, u16_227
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t1_226, 12, t12_230
||      MPY     .M2    -16, B16, B2         ; <0> MPY     -16, t1_226, low_230
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_228], s6_227
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_228], s3_227
||      NOP
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_231, s2_231, even3_231
||      ADD     .L2X   B17, A20, B9         ; <0> ADD     high_228, low_228, t28_228
||      SHRU    .S1X   B16, 28, A20         ; <0> SHRU    t1_226, 28, high_230
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_231, s3_231, odd2_231
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_228], s2_227
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_230], s5_229
||      NOP
||      NOP
;@loop {"name": "rounds2", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds2: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_232], s7_231
;    XOR s7_231, s5_231, odd1_231
;    XOR odd1_231, s3_231, odd2_231
;    XOR odd2_231, s1_231, odd_231
;    XOR even_231, odd_231, u2_226
;    XOR u2_226, e2_226, t2_226
;    SHRU t2_226, 4, t4_232
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 25 used, 25 live at once
;  registers of side B: 16 used, 16 live at once
;  II 15: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_c64x$rounds2:
        XOR     .L1X   A28, B18, A26        ; <1> XOR     u0_226, d0_226, v0_226
||      XOR     .L2X   B1, A18, B1          ; <1> XOR     odd2_231, s1_231, odd_231
||      XOR     .S1    A21, A19, A18        ; <1> XOR     u2_226, d2_226, v2_226
||      SHRU    .S2    B16, 4, B9           ; <1> SHRU    t1_226, 4, t4_230
||      LDW     .D1T1  *+A6[A26], A27       ; <1> LDW     *+A6[u16_227], s4_227
||      LDW     .D2T2  *+B7[B9], B9         ; <1> LDW     *+B7[t28_228], s1_227
        XOR     .L1X   A17, B8, A17         ; <1> XOR     even3_231, s4_231, even_231
||      ADD     .L2X   B2, A20, B2          ; <1> ADD     high_230, low_230, t28_230
||      SHRU    .S1    A24, 8, A20          ; <1> SHRU    u1_226, 8, u8_230
||      SHRU    .S2    B16, 20, B8          ; <1> SHRU    t1_226, 20, t20_230
||      LDW     .D1T2  *+A6[A23], B17       ; <1> LDW     *+A6[u16_229], s4_229
||      LDW     .D2T1  *+B4[B9], A23        ; <1> LDW     *+B4[t4_230], s7_229
        XOR     .L1X   A17, B1, A21         ; <1> XOR     even_231, odd_231, u2_226
||      SHRU    .S1    A24, 24, A17         ; <1> SHRU    u1_226, 24, u24_230
||      LDW     .D1T1  *+A5[A20], A23       ; <1> LDW     *+A5[u8_230], s6_229
||      LDW     .D2T2  *+B6[B8], B16        ; <1> LDW     *+B6[t20_230], s3_229
        XOR     .L1    A25, A20, A17        ; <1> XOR     even1_227, s6_227, even2_227
||      XOR     .L2X   B17, A23, B1         ; <1> XOR     s7_227, s5_227, odd1_227
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_226, 16, u16_231
||      LDW     .D1T1  *+A7[A17], A22       ; <1> LDW     *+A7[u24_230], s2_229
||      LDW     .D2T2  *+B7[B2], B9         ; <1> LDW     *+B7[t28_230], s1_229
        XOR     .L1    A17, A23, A25        ; <1> XOR     even2_227, s2_227, even3_227
||      XOR     .L2    B1, B8, B1           ; <1> XOR     odd1_227, s3_227, odd2_227
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_226, 24, u24_232
||      XOR     .S2X   B9, A21, B8          ; <1> XOR     u2_226, e2_226, t2_226
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_226], s8_231
||      LDW     .D2T2  *B19++[6], B18       ; <0> LDW     *kd_226++[6], d0_226
        XOR     .L1    A22, A19, A22        ; <1> XOR     v1_226, s8_229, even1_229
||      XOR     .L2    B1, B9, B18          ; <1> XOR     odd2_227, s1_227, odd_227
||      SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_226, 8, u8_232
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t2_226, 12, t12_232
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_226, low_232
||      LDW     .D1T2  *A30++[6], B21       ; <0> LDW     *keys++[6], e0_226
||      LDW     .D2T1  *-B19[5], A29        ; <0> LDW     *-kd_226[5], d1_226
        XOR     .L1    A25, A27, A25        ; <1> XOR     even3_227, s4_227, even_227
||      XOR     .L2X   B2, A23, B9          ; <1> XOR     s7_229, s5_229, odd1_229
||      SHRU    .S1X   B8, 28, A17          ; <0> SHRU    t2_226, 28, high_232
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t2_226, 20, t20_232
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_232], s2_231
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_232], s5_231
        XOR     .L1X   A25, B18, A28        ; <1> XOR     even_227, odd_227, u0_226
||      XOR     .L2    B9, B16, B8          ; <1> XOR     odd1_229, s3_229, odd2_229
||      XOR     .S1    A22, A23, A19        ; <1> XOR     even1_229, s6_229, even2_229
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_226, 4, t4_232
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_232], s6_231
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_232], s3_231
        XOR     .L1    A24, A29, A22        ; <1> XOR     u1_226, d1_226, v1_226
||      ADD     .L2X   B1, A17, B1          ; <0> ADD     high_232, low_232, t28_232
||      XOR     .S1    A19, A22, A19        ; <1> XOR     even2_229, s2_229, even3_229
||      XOR     .S2    B8, B9, B2           ; <1> XOR     odd2_229, s1_229, odd_229
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_226], s8_227
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_232], s7_231
        XOR     .L1X   A19, B17, A19        ; <1> XOR     even3_229, s4_229, even_229
||      XOR     .L2X   B21, A28, B9         ; <1> XOR     u0_226, e0_226, t0_226
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_226, 24, u24_228
||[B0]  B       .S2    des3_cbc3_encrypt_c64x$rounds2; <0> [count_226] B     rounds2
||      LDW     .D1T2  *+A6[A20], B8        ; <0> LDW     *+A6[u16_231], s4_231
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_232], s1_231
        XOR     .L1X   A19, B2, A24         ; <1> XOR     even_229, odd_229, u1_226
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_226, 8, u8_228
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t0_226, 4, t4_228
||      LDW     .D1T2  *-A30[5], B20        ; <0> LDW     *-keys[5], e1_226
||      LDW     .D2T1  *-B19[4], A19        ; <0> LDW     *-kd_226[4], d2_226
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_226, s8_231, even1_231
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_226, 1, count_226
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_226, 16, u16_229
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_226, 12, t12_228
||      MPY     .M2    -16, B9, B17         ; <0> MPY     -16, t0_226, low_228
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_226], s8_229
||      LDW     .D2T2  *+B4[B2], B17        ; <0> LDW     *+B4[t4_228], s7_227
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_231, s6_231, even2_231
||      XOR     .L2X   B20, A24, B16        ; <1> XOR     u1_226, e1_226, t1_226
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t0_226, 28, high_228
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t0_226, 20, t20_228
||      LDW     .D1T2  *-A30[4], B9         ; <0> LDW     *-keys[4], e2_226
||      LDW     .D2T1  *+B5[B8], A23        ; <0> LDW     *+B5[t12_228], s5_227
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_226, s8_227, even1_227
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s7_231, s5_231, odd1_231
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_226, 16, u16_227
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t1_226, 12, t12_230
||      MPY     .M2    -16, B16, B2         ; <0> MPY     -16, t1_226, low_230
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_228], s6_227
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_228], s3_227
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_231, s2_231, even3_231
||      ADD     .L2X   B17, A20, B9         ; <0> ADD     high_228, low_228, t28_228
||      SHRU    .S1X   B16, 28, A20         ; <0> SHRU    t1_226, 28, high_230
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_231, s3_231, odd2_231
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_228], s2_227
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_230], s5_229
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$10:
        XOR     .L1X   A28, B18, A26        ; <-1> XOR     u0_226, d0_226, v0_226
||      XOR     .L2X   B1, A18, B1          ; <-1> XOR     odd2_231, s1_231, odd_231
||      XOR     .S1    A21, A19, A18        ; <-1> XOR     u2_226, d2_226, v2_226
||      SHRU    .S2    B16, 4, B9           ; <-1> SHRU    t1_226, 4, t4_230
||      LDW     .D1T1  *+A6[A26], A27       ; <-1> LDW     *+A6[u16_227], s4_227
||      LDW     .D2T2  *+B7[B9], B9         ; <-1> LDW     *+B7[t28_228], s1_227
        XOR     .L1X   A17, B8, A17         ; <-1> XOR     even3_231, s4_231, even_231
||      ADD     .L2X   B2, A20, B2          ; <-1> ADD     high_230, low_230, t28_230
||      SHRU    .S1    A24, 8, A20          ; <-1> SHRU    u1_226, 8, u8_230
||      SHRU    .S2    B16, 20, B8          ; <-1> SHRU    t1_226, 20, t20_230
||      LDW     .D1T2  *+A6[A23], B17       ; <-1> LDW     *+A6[u16_229], s4_229
||      LDW     .D2T1  *+B4[B9], A23        ; <-1> LDW     *+B4[t4_230], s7_229
        XOR     .L1X   A17, B1, A21         ; <-1> XOR     even_231, odd_231, u2_226
||      SHRU    .S1    A24, 24, A17         ; <-1> SHRU    u1_226, 24, u24_230
||      LDW     .D1T1  *+A5[A20], A23       ; <-1> LDW     *+A5[u8_230], s6_229
||      LDW     .D2T2  *+B6[B8], B16        ; <-1> LDW     *+B6[t20_230], s3_229
        XOR     .L1    A25, A20, A17        ; <-1> XOR     even1_227, s6_227, even2_227
||      XOR     .L2X   B17, A23, B1         ; <-1> XOR     s7_227, s5_227, odd1_227
||      MV      .S1    A26, A10             ; MV      v0_226, r0
||      LDW     .D1T1  *+A7[A17], A22       ; <-1> LDW     *+A7[u24_230], s2_229
||      LDW     .D2T2  *+B7[B2], B9         ; <-1> LDW     *+B7[t28_230], s1_229
        XOR     .L1    A17, A23, A25        ; <-1> XOR     even2_227, s2_227, even3_227
||      XOR     .L2    B1, B8, B1           ; <-1> XOR     odd1_227, s3_227, odd2_227
||      XOR     .S2X   B9, A21, B8          ; <-1> XOR     u2_226, e2_226, t2_226
||      ADDAW   .D1    A30, 3, A17          ; ADDAW   keys, 3, keys
        XOR     .L1    A22, A19, A22        ; <-1> XOR     v1_226, s8_229, even1_229
||      XOR     .L2    B1, B9, B18          ; <-1> XOR     odd2_227, s1_227, odd_227
||      MV      .S2X   A17, B1              ; copy
||      LDW     .D1T1  *+A17[2], A28        ; LDW     *+keys[2], ku2_233
        XOR     .L1    A25, A27, A25        ; <-1> XOR     even3_227, s4_227, even_227
||      XOR     .L2X   B2, A23, B9          ; <-1> XOR     s7_229, s5_229, odd1_229
||      LDW     .D1T2  *+A17[5], B2         ; LDW     *+keys[5], ke2_233
||      LDW     .D2T1  *+B1[8], A19         ; LDW     *+keys[8], kv2_233
        XOR     .L1X   A25, B18, A28        ; <-1> XOR     even_227, odd_227, u0_226
||      XOR     .L2    B9, B16, B8          ; <-1> XOR     odd1_229, s3_229, odd2_229
||      XOR     .S1    A22, A23, A19        ; <-1> XOR     even1_229, s6_229, even2_229
||      ADDAW   .D1    A17, 9, A30          ; ADDAW   keys, 9, keys
||      LDW     .D2T1  *+B1[6], A17         ; LDW     *+keys[6], kv0_233
        XOR     .L1    A24, A29, A22        ; <-1> XOR     u1_226, d1_226, v1_226
||      XOR     .S1    A19, A22, A19        ; <-1> XOR     even2_229, s2_229, even3_229
||      XOR     .S2    B8, B9, B2           ; <-1> XOR     odd2_229, s1_229, odd_229
||      MV      .D1    A28, A29             ; MV      u0_226, l0
||      LDW     .D2T1  *+B1[7], A29         ; LDW     *+keys[7], kv1_233
        XOR     .L1X   A19, B17, A19        ; <-1> XOR     even3_229, s4_229, even_229
||      XOR     .L2X   B21, A28, B9         ; <-1> XOR     u0_226, e0_226, t0_226
||      MV      .S1    A18, A18             ; MV      v2_226, r2
||      LDW     .D1T1  *+A17[1], A25        ; LDW     *+keys[1], ku1_233
||      LDW     .D2T2  *+B1[3], B16         ; LDW     *+keys[3], ke0_233
        XOR     .L1X   A19, B2, A24         ; <-1> XOR     even_229, odd_229, u1_226
||      MV      .S1    A21, A18             ; MV      u2_226, l2
||      XOR     .D1    A18, A28, A21        ; XOR     r2, ku2_233, u2_233
||      LDW     .D2T1  *+B1[0], A22         ; LDW     *+keys[0], ku0_233
        XOR     .L1    A18, A19, A18        ; XOR     l2, kv2_233, v2_233
||      XOR     .L2X   B2, A21, B8          ; XOR     u2_233, ke2_233, t2_233
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_233, 16, u16_238
||      LDW     .D1T2  *+A17[4], B20        ; LDW     *+keys[4], ke1_233
||      ADDAW   .D2    B1, 12, B19          ; ADDAW   keys, 12, kd_233
        XOR     .L1    A29, A17, A26        ; XOR     l0, kv0_233, v0_233
||      XOR     .L2X   B20, A24, B16        ; <-1> XOR     u1_226, e1_226, t1_226
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_233, 24, u24_239
||      MVK     .S2    14, B0               ; MVK     16, count_233
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_233], s8_238
||      LDW     .D2T2  *B19++[6], B18       ; <0> LDW     *kd_233++[6], d0_233
        MV      .L1    A22, A23             ; MV      v1_226, r1
||      SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_233, 8, u8_239
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t2_233, 12, t12_239
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_233, low_239
||      LDW     .D1T2  *A30++[6], B21       ; <0> LDW     *keys++[6], e0_233
||      LDW     .D2T1  *-B19[5], A29        ; <0> LDW     *-kd_233[5], d1_233
        MV      .L1    A24, A24             ; MV      u1_226, l1
||      SHRU    .S1X   B8, 28, A17          ; <0> SHRU    t2_233, 28, high_239
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t2_233, 20, t20_239
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_239], s2_238
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_239], s5_238
        XOR     .L1    A10, A22, A28        ; XOR     r0, ku0_233, u0_233
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_233, 4, t4_239
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_239], s6_238
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_239], s3_238
        ADD     .L2X   B1, A17, B1          ; <0> ADD     high_239, low_239, t28_239
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_233], s8_234
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_239], s7_238
        XOR     .L1    A24, A29, A22        ; XOR     l1, kv1_233, v1_233
||      XOR     .L2X   B16, A28, B9         ; XOR     u0_233, ke0_233, t0_233
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_233, 24, u24_235
||      LDW     .D1T2  *+A6[A20], B8        ; <0> LDW     *+A6[u16_238], s4_238
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_239], s1_238
        XOR     .L1    A23, A25, A24        ; XOR     r1, ku1_233, u1_233
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_233, 8, u8_235
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t0_233, 4, t4_235
||      LDW     .D1T2  *-A30[5], B20        ; <0> LDW     *-keys[5], e1_233
||      LDW     .D2T1  *-B19[4], A19        ; <0> LDW     *-kd_233[4], d2_233
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_233, s8_238, even1_238
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_233, 16, u16_236
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_233, 12, t12_235
||      MPY     .M2    -16, B9, B17         ; <0> MPY     -16, t0_233, low_235
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_233], s8_236
||      LDW     .D2T2  *+B4[B2], B17        ; <0> LDW     *+B4[t4_235], s7_234
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_238, s6_238, even2_238
||      XOR     .L2X   B20, A24, B16        ; XOR     u1_233, ke1_233, t1_233
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t0_233, 28, high_235
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t0_233, 20, t20_235
||      LDW     .D1T2  *-A30[4], B9         ; <0> LDW     *-keys[4], e2_233
||      LDW     .D2T1  *+B5[B8], A23        ; <0> LDW     *+B5[t12_235], s5_234
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_233, s8_234, even1_234
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s7_238, s5_238, odd1_238
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_233, 16, u16_234
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t1_233, 12, t12_237
||      MPY     .M2    -16, B16, B2         ; <0> MPY     -16, t1_233, low_237
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_235], s6_234
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_235], s3_234
||      NOP
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_238, s2_238, even3_238
||      ADD     .L2X   B17, A20, B9         ; <0> ADD     high_235, low_235, t28_235
||      SHRU    .S1X   B16, 28, A20         ; <0> SHRU    t1_233, 28, high_237
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_238, s3_238, odd2_238
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_235], s2_234
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_237], s5_236
||      NOP
||      NOP
;@loop {"name": "rounds3", "ii": 15, "res_mii": 15, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 15, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds3: II 15, 2 stages
;  bounds: resources 15, recurrence 11
;  critical cycle:
;    LDW *+B4[t4_239], s7_238
;    XOR s7_238, s5_238, odd1_238
;    XOR odd1_238, s3_238, odd2_238
;    XOR odd2_238, s1_238, odd_238
;    XOR even_238, odd_238, u2_233
;    XOR u2_233, e2_233, t2_233
;    SHRU t2_233, 4, t4_239
;  units: L1 15/15, S1 15/15, M1 0/15, D1 15/15, L2 13/15, S2 13/15, M2 3/15, D2 15/15
;  cross paths: 1X 9/15, 2X 9/15
;  T paths: T1 15/15, T2 15/15
;  registers of side A: 25 used, 25 live at once
;  registers of side B: 16 used, 16 live at once
;  II 15: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt_c64x$rounds3:
        XOR     .L1X   A28, B18, A26        ; <1> XOR     u0_233, d0_233, v0_233
||      XOR     .L2X   B1, A18, B1          ; <1> XOR     odd2_238, s1_238, odd_238
||      XOR     .S1    A21, A19, A18        ; <1> XOR     u2_233, d2_233, v2_233
||      SHRU    .S2    B16, 4, B9           ; <1> SHRU    t1_233, 4, t4_237
||      LDW     .D1T1  *+A6[A26], A27       ; <1> LDW     *+A6[u16_234], s4_234
||      LDW     .D2T2  *+B7[B9], B9         ; <1> LDW     *+B7[t28_235], s1_234
        XOR     .L1X   A17, B8, A17         ; <1> XOR     even3_238, s4_238, even_238
||      ADD     .L2X   B2, A20, B2          ; <1> ADD     high_237, low_237, t28_237
||      SHRU    .S1    A24, 8, A20          ; <1> SHRU    u1_233, 8, u8_237
||      SHRU    .S2    B16, 20, B8          ; <1> SHRU    t1_233, 20, t20_237
||      LDW     .D1T2  *+A6[A23], B17       ; <1> LDW     *+A6[u16_236], s4_236
||      LDW     .D2T1  *+B4[B9], A23        ; <1> LDW     *+B4[t4_237], s7_236
        XOR     .L1X   A17, B1, A21         ; <1> XOR     even_238, odd_238, u2_233
||      SHRU    .S1    A24, 24, A17         ; <1> SHRU    u1_233, 24, u24_237
||      LDW     .D1T1  *+A5[A20], A23       ; <1> LDW     *+A5[u8_237], s6_236
||      LDW     .D2T2  *+B6[B8], B16        ; <1> LDW     *+B6[t20_237], s3_236
        XOR     .L1    A25, A20, A17        ; <1> XOR     even1_234, s6_234, even2_234
||      XOR     .L2X   B17, A23, B1         ; <1> XOR     s7_234, s5_234, odd1_234
||      SHRU    .S1    A21, 16, A20         ; <0> SHRU    u2_233, 16, u16_238
||      LDW     .D1T1  *+A7[A17], A22       ; <1> LDW     *+A7[u24_237], s2_236
||      LDW     .D2T2  *+B7[B2], B9         ; <1> LDW     *+B7[t28_237], s1_236
        XOR     .L1    A17, A23, A25        ; <1> XOR     even2_234, s2_234, even3_234
||      XOR     .L2    B1, B8, B1           ; <1> XOR     odd1_234, s3_234, odd2_234
||      SHRU    .S1    A21, 24, A17         ; <0> SHRU    u2_233, 24, u24_239
||      XOR     .S2X   B9, A21, B8          ; <1> XOR     u2_233, e2_233, t2_233
||      LDW     .D1T1  *+A4[A21], A17       ; <0> LDW     *+A4[u2_233], s8_238
||      LDW     .D2T2  *B19++[6], B18       ; <0> LDW     *kd_233++[6], d0_233
        XOR     .L1    A22, A19, A22        ; <1> XOR     v1_233, s8_236, even1_236
||      XOR     .L2    B1, B9, B18          ; <1> XOR     odd2_234, s1_234, odd_234
||      SHRU    .S1    A21, 8, A19          ; <0> SHRU    u2_233, 8, u8_239
||      SHRU    .S2    B8, 12, B1           ; <0> SHRU    t2_233, 12, t12_239
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t2_233, low_239
||      LDW     .D1T2  *A30++[6], B21       ; <0> LDW     *keys++[6], e0_233
||      LDW     .D2T1  *-B19[5], A29        ; <0> LDW     *-kd_233[5], d1_233
        XOR     .L1    A25, A27, A25        ; <1> XOR     even3_234, s4_234, even_234
||      XOR     .L2X   B2, A23, B9          ; <1> XOR     s7_236, s5_236, odd1_236
||      SHRU    .S1X   B8, 28, A17          ; <0> SHRU    t2_233, 28, high_239
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t2_233, 20, t20_239
||      LDW     .D1T1  *+A7[A17], A19       ; <0> LDW     *+A7[u24_239], s2_238
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_239], s5_238
        XOR     .L1X   A25, B18, A28        ; <1> XOR     even_234, odd_234, u0_233
||      XOR     .L2    B9, B16, B8          ; <1> XOR     odd1_236, s3_236, odd2_236
||      XOR     .S1    A22, A23, A19        ; <1> XOR     even1_236, s6_236, even2_236
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t2_233, 4, t4_239
||      LDW     .D1T1  *+A5[A19], A18       ; <0> LDW     *+A5[u8_239], s6_238
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[t20_239], s3_238
        XOR     .L1    A24, A29, A22        ; <1> XOR     u1_233, d1_233, v1_233
||      ADD     .L2X   B1, A17, B1          ; <0> ADD     high_239, low_239, t28_239
||      XOR     .S1    A19, A22, A19        ; <1> XOR     even2_236, s2_236, even3_236
||      XOR     .S2    B8, B9, B2           ; <1> XOR     odd2_236, s1_236, odd_236
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[u0_233], s8_234
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[t4_239], s7_238
        XOR     .L1X   A19, B17, A19        ; <1> XOR     even3_236, s4_236, even_236
||      XOR     .L2X   B21, A28, B9         ; <1> XOR     u0_233, e0_233, t0_233
||      SHRU    .S1    A28, 24, A27         ; <0> SHRU    u0_233, 24, u24_235
||[B0]  B       .S2    des3_cbc3_encrypt_c64x$rounds3; <0> [count_233] B     rounds3
||      LDW     .D1T2  *+A6[A20], B8        ; <0> LDW     *+A6[u16_238], s4_238
||      LDW     .D2T1  *+B7[B1], A18        ; <0> LDW     *+B7[t28_239], s1_238
        XOR     .L1X   A19, B2, A24         ; <1> XOR     even_236, odd_236, u1_233
||      SHRU    .S1    A28, 8, A25          ; <0> SHRU    u0_233, 8, u8_235
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t0_233, 4, t4_235
||      LDW     .D1T2  *-A30[5], B20        ; <0> LDW     *-keys[5], e1_233
||      LDW     .D2T1  *-B19[4], A19        ; <0> LDW     *-kd_233[4], d2_233
        XOR     .L1    A18, A17, A17        ; <0> XOR     v2_233, s8_238, even1_238
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count_233, 1, count_233
||      SHRU    .S1    A24, 16, A23         ; <0> SHRU    u1_233, 16, u16_236
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_233, 12, t12_235
||      MPY     .M2    -16, B9, B17         ; <0> MPY     -16, t0_233, low_235
||      LDW     .D1T1  *+A4[A24], A19       ; <0> LDW     *+A4[u1_233], s8_236
||      LDW     .D2T2  *+B4[B2], B17        ; <0> LDW     *+B4[t4_235], s7_234
        XOR     .L1    A17, A18, A17        ; <0> XOR     even1_238, s6_238, even2_238
||      XOR     .L2X   B20, A24, B16        ; <1> XOR     u1_233, e1_233, t1_233
||      SHRU    .S1X   B9, 28, A20          ; <0> SHRU    t0_233, 28, high_235
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t0_233, 20, t20_235
||      LDW     .D1T2  *-A30[4], B9         ; <0> LDW     *-keys[4], e2_233
||      LDW     .D2T1  *+B5[B8], A23        ; <0> LDW     *+B5[t12_235], s5_234
        XOR     .L1    A26, A18, A25        ; <0> XOR     v0_233, s8_234, even1_234
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s7_238, s5_238, odd1_238
||      SHRU    .S1    A28, 16, A26         ; <0> SHRU    u0_233, 16, u16_234
||      SHRU    .S2    B16, 12, B9          ; <0> SHRU    t1_233, 12, t12_237
||      MPY     .M2    -16, B16, B2         ; <0> MPY     -16, t1_233, low_237
||      LDW     .D1T1  *+A5[A25], A20       ; <0> LDW     *+A5[u8_235], s6_234
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_235], s3_234
        XOR     .L1    A17, A19, A17        ; <0> XOR     even2_238, s2_238, even3_238
||      ADD     .L2X   B17, A20, B9         ; <0> ADD     high_235, low_235, t28_235
||      SHRU    .S1X   B16, 28, A20         ; <0> SHRU    t1_233, 28, high_237
||      XOR     .S2    B1, B2, B1           ; <0> XOR     odd1_238, s3_238, odd2_238
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_235], s2_234
||      LDW     .D2T2  *+B5[B9], B2         ; <0> LDW     *+B5[t12_237], s5_236
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$12:
        XOR     .L1X   A28, B18, A26        ; <-1> XOR     u0_233, d0_233, v0_233
||      XOR     .L2X   B1, A18, B1          ; <-1> XOR     odd2_238, s1_238, odd_238
||      XOR     .S1    A21, A19, A18        ; <-1> XOR     u2_233, d2_233, v2_233
||      SHRU    .S2    B16, 4, B9           ; <-1> SHRU    t1_233, 4, t4_237
||      LDW     .D1T1  *+A6[A26], A27       ; <-1> LDW     *+A6[u16_234], s4_234
||      LDW     .D2T2  *+B7[B9], B9         ; <-1> LDW     *+B7[t28_235], s1_234
        XOR     .L1X   A17, B8, A17         ; <-1> XOR     even3_238, s4_238, even_238
||      ADD     .L2X   B2, A20, B2          ; <-1> ADD     high_237, low_237, t28_237
||      SHRU    .S1    A24, 8, A20          ; <-1> SHRU    u1_233, 8, u8_237
||      SHRU    .S2    B16, 20, B8          ; <-1> SHRU    t1_233, 20, t20_237
||      LDW     .D1T2  *+A6[A23], B17       ; <-1> LDW     *+A6[u16_236], s4_236
||      LDW     .D2T1  *+B4[B9], A23        ; <-1> LDW     *+B4[t4_237], s7_236
        XOR     .L1X   A17, B1, A21         ; <-1> XOR     even_238, odd_238, u2_233
||      SHRU    .S1    A24, 24, A17         ; <-1> SHRU    u1_233, 24, u24_237
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_241
||      LDW     .D1T1  *+A5[A20], A23       ; <-1> LDW     *+A5[u8_237], s6_236
||      LDW     .D2T2  *+B6[B8], B16        ; <-1> LDW     *+B6[t20_237], s3_236
        XOR     .L1    A25, A20, A17        ; <-1> XOR     even1_234, s6_234, even2_234
||      XOR     .L2X   B17, A23, B1         ; <-1> XOR     s7_234, s5_234, odd1_234
||      MV      .S1    A21, A20             ; MV      u2_233, r2
||      MVKL    .S2    2863311530, B3       ; MVKL    0xaaaaaaaa, m1_241
||      LDW     .D1T1  *+A7[A17], A22       ; <-1> LDW     *+A7[u24_237], s2_236
||      LDW     .D2T2  *+B7[B2], B9         ; <-1> LDW     *+B7[t28_237], s1_236
        XOR     .L1    A17, A23, A25        ; <-1> XOR     even2_234, s2_234, even3_234
||      XOR     .L2    B1, B8, B1           ; <-1> XOR     odd1_234, s3_234, odd2_234
||      MV      .S1    A26, A17             ; MV      v0_233, l0
||      XOR     .S2X   B9, A21, B8          ; <-1> XOR     u2_233, e2_233, t2_233
||      MV      .D1    A20, A20             ; MV      r2, x2
||      LDW     .D2T1  *+B15[330], A17      ; LDW     *+B15[3 * 108 + 6], q1
        XOR     .L1    A22, A19, A22        ; <-1> XOR     v1_233, s8_236, even1_236
||      XOR     .L2    B1, B9, B18          ; <-1> XOR     odd2_234, s1_234, odd_234
||      SHL     .S1    A20, 31, A18         ; SHL     x2, 31, top_260
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_241
||      MV      .D2X   A18, B10             ; MV      v2_233, l2
        XOR     .L1    A25, A27, A25        ; <-1> XOR     even3_234, s4_234, even_234
||      XOR     .L2X   B2, A23, B9          ; <-1> XOR     s7_236, s5_236, odd1_236
||      SHRU    .S1    A20, 1, A27          ; SHRU    x2, 1, rest_260
||      LDW     .D2T1  *+B15[331], A27      ; LDW     *+B15[3 * 108 + 7], q2
        XOR     .L1X   A25, B18, A28        ; <-1> XOR     even_234, odd_234, u0_233
||      XOR     .L2    B9, B16, B8          ; <-1> XOR     odd1_236, s3_236, odd2_236
||      XOR     .S1    A22, A23, A19        ; <-1> XOR     even1_236, s6_236, even2_236
||      MV      .S2X   A17, B18             ; MV      l0, y0
        XOR     .L1    A24, A29, A22        ; <-1> XOR     u1_233, d1_233, v1_233
||      MV      .L2    B10, B10             ; MV      l2, y2
||      XOR     .S1    A19, A22, A19        ; <-1> XOR     even2_236, s2_236, even3_236
||      XOR     .S2    B8, B9, B2           ; <-1> XOR     odd2_236, s1_236, odd_236
||      MV      .D1X   B15, A29             ; MV      B15, kept_240
        XOR     .L1X   A19, B17, A19        ; <-1> XOR     even3_236, s4_236, even_236
||      XOR     .L2X   B21, A28, B9         ; <-1> XOR     u0_233, e0_233, t0_233
||      MV      .S1    A28, A27             ; MV      u0_233, r0
||      ADD     .D1    A18, A27, A18        ; ADD     top_260, rest_260, x2
        XOR     .L1X   A19, B2, A24         ; <-1> XOR     even_236, odd_236, u1_233
||      MV      .L2X   A22, B2              ; MV      v1_233, l1
||      MVKL    .S1    252645135, A22       ; MVKL    0x0f0f0f0f, m4_241
||      MVKH    .S2    2863311530, B3       ; MVKH    0xaaaaaaaa, m1_241
||      MV      .D1    A27, A19             ; MV      r0, x0
        MV      .L1    A24, A28             ; MV      u1_233, r1
||      MV      .L2    B2, B2               ; MV      l1, y1
||      XOR     .S1X   A18, B10, A23        ; XOR     x2, y2, both_261
||      ADDAW   .D1    A30, 3, A30          ; ADDAW   keys, 3, keys
        MV      .L1    A28, A23             ; MV      r1, x1
||      XOR     .L2X   B20, A24, B16        ; <-1> XOR     u1_233, e1_233, t1_233
||      SHRU    .S1    A19, 1, A28          ; SHRU    x0, 1, rest_244
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_241
||      AND     .D1X   A23, B3, A24         ; AND     both_261, m1_241, d_261
||      LDW     .D2T1  *+B15[334], A24      ; restore blocks
        XOR     .L1X   A24, B10, A30        ; XOR     y2, d_261, y2
||      SHL     .S1    A23, 31, A25         ; SHL     x1, 31, top_252
||      SHL     .S2X   A19, 31, B16         ; SHL     x0, 31, top_244
        ADD     .L2X   B16, A28, B16        ; ADD     top_244, rest_244, x0
||      SHRU    .S1    A23, 1, A28          ; SHRU    x1, 1, rest_252
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_241
        ADD     .L1    A25, A28, A25        ; ADD     top_252, rest_252, x1
||      XOR     .L2    B16, B18, B9         ; XOR     x0, y0, both_245
||      SHRU    .S2X   A30, 1, B20          ; SHRU    y2, 1, rest_262
        MVK     .L1    1, A18               ; MVK     1, one_241
||      AND     .L2    B9, B3, B9           ; AND     both_245, m1_241, d_245
||      XOR     .S1X   A25, B2, A28         ; XOR     x1, y1, both_253
||      SHL     .S2X   A30, 31, B17         ; SHL     y2, 31, top_262
||      XOR     .D1    A18, A24, A30        ; XOR     x2, d_261, x2
        AND     .L1X   A28, B3, A28         ; AND     both_253, m1_241, d_253
||      XOR     .L2    B18, B9, B17         ; XOR     y0, d_245, y0
||      ADD     .S2    B17, B20, B3         ; ADD     top_262, rest_262, y2
        XOR     .L1    A25, A28, A25        ; XOR     x1, d_253, x1
||      SHRU    .S1    A30, 8, A21          ; SHRU    x2, 8, high_263
||      SHRU    .S2    B17, 1, B20          ; SHRU    y0, 1, rest_246
||      XOR     .D1X   A28, B2, A28         ; XOR     y1, d_253, y1
        XOR     .L1X   A21, B3, A26         ; XOR     high_263, y2, both_263
||      XOR     .L2    B16, B9, B9          ; XOR     x0, d_245, x0
||      SHRU    .S1    A28, 1, A21          ; SHRU    y1, 1, rest_254
||      SHL     .S2    B17, 31, B16         ; SHL     y0, 31, top_246
        AND     .L1X   A26, B0, A26         ; AND     both_263, m8_241, d_263
||      SHL     .S1    A28, 31, A28         ; SHL     y1, 31, top_254
||      SHRU    .S2X   A25, 8, B17          ; SHRU    x1, 8, high_255
        ADD     .L1    A28, A21, A21        ; ADD     top_254, rest_254, y1
||      ADD     .L2    B16, B20, B16        ; ADD     top_246, rest_246, y0
||      SHL     .S1    A26, 8, A28          ; SHL     d_263, 8, moved_263
||      SHRU    .S2    B9, 8, B20           ; SHRU    x0, 8, high_247
        XOR     .L1X   A21, B17, A28        ; XOR     high_255, y1, both_255
||      XOR     .L2    B20, B16, B17        ; XOR     high_247, y0, both_247
||      XOR     .S1    A30, A28, A26        ; XOR     x2, moved_263, x2
||      XOR     .S2X   B3, A26, B3          ; XOR     y2, d_263, y2
        AND     .L1X   A28, B0, A28         ; AND     both_255, m8_241, d_255
||      AND     .L2    B17, B0, B0          ; AND     both_247, m8_241, d_247
||      SHRU    .S1    A26, 2, A30          ; SHRU    x2, 2, high_264
||      AND     .S2    B3, B1, B17          ; AND     y2, m2_241, y_264
        XOR     .L1    A21, A28, A21        ; XOR     y1, d_255, y1
||      SHL     .S1    A28, 8, A28          ; SHL     d_255, 8, moved_255
||      SHL     .S2    B0, 8, B20           ; SHL     d_247, 8, moved_247
||      AND     .D1X   A30, B1, A30         ; AND     high_264, m2_241, x_264
        XOR     .L1    A25, A28, A25        ; XOR     x1, moved_255, x1
||      XOR     .L2    B16, B0, B0          ; XOR     y0, d_247, y0
||      SUB     .S1X   B17, A30, A28        ; SUB     y_264, x_264, e_264
||      XOR     .S2    B9, B20, B9          ; XOR     x0, moved_247, x0
        SUB     .L1X   B3, A28, A24         ; SUB     y2, e_264, y2
||      AND     .L2    B0, B1, B3           ; AND     y0, m2_241, y_248
||      SUB     .S1    A24, 1, A30          ; SUB     blocks, 1, blocks
||      SHRU    .S2    B9, 2, B16           ; SHRU    x0, 2, high_248
||      ADD     .D2X   A8, 8, B8            ; ADD     o1, 8, o1
        AND     .L2    B16, B1, B17         ; AND     high_248, m2_241, x_248
||      SHRU    .S1    A25, 2, A28          ; SHRU    x1, 2, high_256
||      AND     .S2X   B1, A21, B16         ; AND     y1, m2_241, y_256
||      MPYSU   .M1    1, A24, A28          ; MPYSU   1, y2, y_265
||      ADDAW   .D1    A26, A28, A26        ; ADDAW   x2, e_264, x2
        AND     .L1X   A28, B1, A30         ; AND     high_256, m2_241, x_256
||      SUB     .L2    B3, B17, B3          ; SUB     y_248, x_248, e_248
||      ADDK    .S1    1304, A29            ; ADDK    4 * (3 * 108 + 2), kept_240
||      MV      .S2X   A30, B1              ; MV      blocks, again
||      MPYHLU  .M1    A26, A18, A10        ; MPYHLU  x2, one_241, x_265
||      STW     .D2T1  A30, *+B15[334]      ; save blocks
        SUB     .L1X   B16, A30, A30        ; SUB     y_256, x_256, e_256
||      ADDAW   .D2    B9, B3, B16          ; ADDAW   x0, e_248, x0
        SUB     .L1    A28, A10, A25        ; SUB     y_265, x_265, e_265
||      SUB     .L2    B0, B3, B0           ; SUB     y0, e_248, y0
||      MVKH    .S1    252645135, A22       ; MVKH    0x0f0f0f0f, m4_241
||      MPYHLU  .M2X   B16, A18, B2         ; MPYHLU  x0, one_241, x_249
||      ADDAW   .D1    A25, A30, A10        ; ADDAW   x1, e_256, x1
||      LDW     .D2T1  *+B15[329], A25      ; LDW     *+B15[3 * 108 + 5], q0
        XOR     .L1X   A17, B2, A17         ; XOR     y1, q1, r1
||      ADD     .L2X   8, A3, B9            ; ADD     o2, 8, o2
||      SHL     .S1    A25, 16, A21         ; SHL     e_265, 16, moved_265
||      MPYHLU  .M1    A10, A18, A25        ; MPYHLU  x1, one_241, x_257
||      MPYSU   .M2    1, B0, B3            ; MPYSU   1, y0, y_249
||      SUB     .D1    A21, A30, A18        ; SUB     y1, e_256, y1
        SUB     .L1    A24, A25, A24        ; SUB     y2, e_265, y2
||      ADD     .S1    A26, A21, A21        ; ADD     x2, moved_265, x2
||      MPYSU   .M1    1, A18, A26          ; MPYSU   1, y1, y_257
||      LDW     .D1T2  *+A29[0], B0         ; LDW     *+kept_240[0], p0
        SUB     .L2    B3, B2, B2           ; SUB     y_249, x_249, e_249
||      SHRU    .S1    A21, 4, A30          ; SHRU    x2, 4, high_266
||      LDW     .D1T2  *+A29[1], B3         ; LDW     *+kept_240[1], p1
        SUB     .L1    A26, A25, A26        ; SUB     y_257, x_257, e_257
||      XOR     .S1    A30, A24, A29        ; XOR     high_266, y2, both_266
||      SHL     .S2    B2, 16, B3           ; SHL     e_249, 16, moved_249
||      LDW     .D1T1  *+A29[2], A21        ; LDW     *+kept_240[2], p2
        SUB     .L1    A18, A26, A18        ; SUB     y1, e_257, y1
||      ADD     .L2    B16, B3, B16         ; ADD     x0, moved_249, x0
||      SHL     .S1    A26, 16, A26         ; SHL     e_257, 16, moved_257
||      AND     .D1    A29, A22, A29        ; AND     both_266, m4_241, d_266
        ADD     .L1    A10, A26, A10        ; ADD     x1, moved_257, x1
||      SUB     .L2    B0, B2, B2           ; SUB     y0, e_249, y0
||      SHL     .S1    A29, 4, A26          ; SHL     d_266, 4, moved_266
||      SHRU    .S2    B16, 4, B3           ; SHRU    x0, 4, high_250
||      XOR     .D1    A24, A29, A24        ; XOR     y2, d_266, y2
        XOR     .L1    A21, A26, A26        ; XOR     x2, moved_266, x2
||      XOR     .L2X   B10, A27, B17        ; XOR     y2, q2, r2
||      SHRU    .S1    A10, 4, A21          ; SHRU    x1, 4, high_258
||      XOR     .S2    B3, B2, B10          ; XOR     high_250, y0, both_250
        XOR     .L1    A21, A18, A26        ; XOR     high_258, y1, both_258
||      AND     .L2X   B10, A22, B1         ; AND     both_250, m4_241, d_250
||[B1]  B       .S1    des3_cbc3_encrypt_c64x$next; [again] B      next
||      STW     .D1T1  A26, *+A3[0]         ; STW     x2, *+o2[0]
        AND     .L1    A26, A22, A3         ; AND     both_258, m4_241, d_258
||      XOR     .L2X   B3, A23, B3          ; XOR     x1, p1, l1
||      SHL     .S2    B1, 4, B2            ; SHL     d_250, 4, moved_250
||      STW     .D1T1  A24, *+A3[1]         ; STW     y2, *+o2[1]
||      XOR     .D2    B2, B1, B1           ; XOR     y0, d_250, y0
        XOR     .L1    A18, A3, A18         ; XOR     y1, d_258, y1
||      XOR     .L2X   B18, A25, B16        ; XOR     y0, q0, r0
||      XOR     .S2    B16, B2, B1          ; XOR     x0, moved_250, x0
||      STW     .D1T2  B1, *+A9[1]          ; STW     y0, *+o0[1]
        XOR     .L1X   A19, B0, A3          ; XOR     x0, p0, l0
||      SHL     .S1    A3, 4, A19           ; SHL     d_258, 4, moved_258
||      STW     .D1T2  B1, *+A9[0]          ; STW     x0, *+o0[0]
        XOR     .L1    A10, A19, A10        ; XOR     x1, moved_258, x1
||      STW     .D1T1  A18, *+A8[1]         ; STW     y1, *+o1[1]
        XOR     .L1    A20, A21, A8         ; XOR     x2, p2, l2
||      ADD     .S1    8, A9, A9            ; ADD     o0, 8, o0
||      STW     .D1T1  A10, *+A8[0]         ; STW     x1, *+o1[0]
des3_cbc3_encrypt_c64x$des3_cbc3_encrypt_c64x$13:
        ZERO    .L2    B0                   ; ZERO    linear_269
||      MV      .S2X   A9, B1               ; copy
||      LDW     .D2T1  *-B8[2], A9          ; LDW     *-o1[2], x1
        ZERO    .L1    A3                   ; ZERO    zero_270
||      LDW     .D2T1  *+B15[333], A0       ; restore ivs
        LDW     .D2T1  *-B1[2], A9          ; LDW     *-o0[2], x0
        LDW     .D2T1  *-B8[1], A9          ; LDW     *-o1[1], y1
        LDW     .D2T2  *-B1[1], B9          ; LDW     *-o0[1], y0
        LDW     .D2T2  *-B9[2], B9          ; LDW     *-o2[2], x2
        MV      .L2X   A3, B0               ; zero_270 on both sides
||      MVC     .S2    B0, AMR              ; MVC     linear_269, AMR
||      STW     .D1T1  A9, *+A0[2]          ; STW     x1, *+ivs[2]
||      LDW     .D2T2  *-B9[1], B9          ; LDW     *-o2[1], y2
        ADD     .L2    12, B15, B30         ; ADD     B15, 12, odd_270
||      B       .S2    des3_cbc3_encrypt_c64x$wipe; [count_270] B     wipe
||      STW     .D1T1  A9, *+A0[0]          ; STW     x0, *+ivs[0]
        B       .S2    des3_cbc3_encrypt_c64x$wipe; [count_270] B     wipe
||      STW     .D1T1  A9, *+A0[3]          ; STW     y1, *+ivs[3]
        B       .S2    des3_cbc3_encrypt_c64x$wipe; [count_270] B     wipe
||      STW     .D1T2  B9, *+A0[1]          ; STW     y0, *+ivs[1]
        B       .S2    des3_cbc3_encrypt_c64x$wipe; [count_270] B     wipe
||      STW     .D1T2  B9, *+A0[4]          ; STW     x2, *+ivs[4]
        ADD     .L1X   8, B15, A31          ; ADD     B15, 8, even_270
||      MVK     .S1    159, A1              ; MVK     (3 * 108 + 6) / 2, count_270
||      B       .S2    des3_cbc3_encrypt_c64x$wipe; [count_270] B     wipe
||      STW     .D1T2  B9, *+A0[5]          ; STW     y2, *+ivs[5]
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
des3_cbc3_encrypt_c64x$wipe:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_270, 1, count_270
||[A1]  B       .S2    des3_cbc3_encrypt_c64x$wipe; <0> [count_270] B     wipe
||      STW     .D1T2  B0, *A31++[2]        ; <0> STW     zero_270, *even_270++[2]
||      STW     .D2T1  A3, *B30++[2]        ; <0> STW     zero_270, *odd_270++[2]
des3_cbc3_encrypt_c64x$wipe$exit:
des3_cbc3_encrypt_c64x$done:
        LDW     .D2T1  *+B15[343], A14      ; restore A14
        LDW     .D2T2  *+B15[342], B13      ; restore B13
        LDW     .D2T1  *+B15[341], A13      ; restore A13
        LDW     .D2T2  *+B15[340], B12      ; restore B12
        LDW     .D2T2  *+B15[332], B0       ; restore return$
        LDW     .D2T1  *+B15[339], A12      ; restore A12
        LDW     .D2T2  *+B15[338], B11      ; restore B11
        LDW     .D2T1  *+B15[337], A11      ; restore A11
        LDW     .D2T2  *+B15[336], B10      ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[335], A10      ; restore A10
        ADDK    .S2    1376, B15            ; frame
||      LDW     .D2T1  *+B15[344], A15      ; restore A15
        NOP     4
