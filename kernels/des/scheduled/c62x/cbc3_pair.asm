; broadside optimize: source 3a850317e82cb1e67a3479a3ba05fc04f401b7bad7057c5fc5e2fe6615e851c9
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 12 s a region
        .ref    des_sp_t, des_sp_u
; Cipher block chaining with DES and triple-DES, encryption of three channels: two in lockstep, then the third.
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
; Two chains of rounds and the tables' bases fill the registers of the C62x comfortably, where three overfill them.
;
; A misaligned pointer stops the machine's memory access. Interruptible only by handlers that save and clear AMR, as
; the C runtime demands of all handlers.

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

; One pass of two channels, each under its schedule. left, right: L0, R0 in; L16, R16 out. Advances the keys.

; One pass of one channel, in the same terms.

; (x, y) ^= the block at address, which moves on.

; (x, y) stored at address, which moves on.


; Channels 0 and 1.

; Channel 2.






        .global des_cbc3_encrypt
des_cbc3_encrypt:
        ADDK    .S2    -80, B15             ; frame
        MV      .L1    A4, A0               ; move out
||      MV      .L2    B4, B12              ; move in
||      STW     .D2T2  B12, *+B15[15]       ; save B12
        STW     .D2T1  A0, *+B15[3]         ; save out
        STW     .D2T1  A15, *+B15[19]       ; save A15
        STW     .D2T1  A10, *+B15[10]       ; save A10
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D2T2  B11, *+B15[13]       ; save B11
        STW     .D2T1  A12, *+B15[14]       ; save A12
        MV      .L1    A6, A0               ; move blocks
||      STW     .D2T2  B13, *+B15[17]       ; save B13
        STW     .D2T1  A14, *+B15[18]       ; save A14
  [!A1] B       .S1    des_cbc3_encrypt$done; [!some] B      done
||      STW     .D2T1  A11, *+B15[12]       ; save A11
        STW     .D2T2  B12, *+B15[2]        ; save in
        STW     .D2T2  B10, *+B15[11]       ; save B10
        STW     .D2T1  A13, *+B15[16]       ; save A13
        MV      .L2    B6, B10              ; move schedule
||      STW     .D2T1  A8, *+B15[5]         ; save ivs
        STW     .D2T2  B10, *+B15[4]        ; save schedule
des_cbc3_encrypt$des_cbc3_encrypt$1:
        LDW     .D2T1  *+B15[2], A1         ; restore in
        MV      .L2X   A0, B8               ; move blocks
||      LDW     .D2T2  *+B15[3], B0         ; restore out
        LDW     .D2T1  *+B15[5], A1         ; restore ivs
        LDW     .D2T2  *+B15[4], B0         ; restore schedule
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
        MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      LDW     .D1T1  *+A1[0], A3          ; LDW     *+in[0], i0_3
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T1  *+A1[1], A1          ; LDW     *+in[1], i1_3
||      LDW     .D2T2  *+B0[1], B12         ; LDW     *+out[1], o1_3
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A1[0], A0          ; LDW     *+ivs[0], a0_3
||      LDW     .D2T2  *+B0[0], B10         ; LDW     *+out[0], o0_3
        MVKL    .S1    480597, A2           ; MVKL    0x00075555, circular_2
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      LDW     .D1T1  *+A1[3], A8          ; LDW     *+ivs[3], b1_3
||      LDW     .D2T2  *+B0[0], B1          ; LDW     *+schedule[0], s0_3
        MVKH    .S1    480597, A2           ; MVKH    0x00075555, circular_2
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T1  *+A1[2], A3          ; LDW     *+ivs[2], a1_3
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+schedule[1], s1_3
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVC     .S2X   A2, AMR              ; MVC     circular_2, AMR
||      LDW     .D1T2  *+A1[1], B3          ; LDW     *+ivs[1], b0_3
        MV      .L2X   A0, B0               ; MV      blocks, left_3
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T1  A1, *+B15[9]         ; save i1_3
        MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      STW     .D2T1  A3, *+B15[8]         ; save i0_3
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T2  B1, *+B15[6]         ; save s0_3
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T2  B1, *+B15[7]         ; save s1_3
des_cbc3_encrypt$pairs:
        LDW     .D2T2  *+B15[9], B1         ; restore i1_3
        LDW     .D2T1  *+B15[8], A1         ; restore i0_3
        NOP     3
        LDW     .D2T2  *B1++[1], B1         ; LDW     *i1_3++, p_5
        LDW     .D1T2  *A1++[1], B1         ; LDW     *i0_3++, p_4
||      LDW     .D2T1  *B1++[1], A1         ; LDW     *i1_3++, q_5
        MV      .L1X   B8, A10              ; move blocks
||      LDW     .D1T1  *A1++[1], A2         ; LDW     *i0_3++, q_4
||      STW     .D2T2  B1, *+B15[9]         ; save i1_3
        MVKL    .S2    252645135, B8        ; MVKL    0x0f0f0f0f, m4_6
||      STW     .D2T1  A1, *+B15[8]         ; save i0_3
        MVK     .S2    1, B2                ; MVK     1, one_16
        XOR     .L2X   B1, A3, B9           ; XOR     a1_3, p_5, a1_3
||      MVKH    .S2    252645135, B8        ; MVKH    0x0f0f0f0f, m4_6
        XOR     .L1    A8, A1, A1           ; XOR     b1_3, q_5, b1_3
||      XOR     .L2X   B1, A0, B11          ; XOR     a0_3, p_4, a0_3
||      MVKL    .S1    252645135, A0        ; MVKL    0x0f0f0f0f, m4_16
||      SHRU    .S2    B9, 4, B1            ; SHRU    a1_3, 4, high_19
        XOR     .L1X   A2, B3, A2           ; XOR     b0_3, q_4, b0_3
||      XOR     .L2X   B1, A1, B1           ; XOR     high_19, b1_3, both_19
||      MVKH    .S1    252645135, A0        ; MVKH    0x0f0f0f0f, m4_16
||      SHRU    .S2    B11, 4, B3           ; SHRU    a0_3, 4, high_9
        AND     .L1X   A0, B1, A0           ; AND     both_19, m4_16, d_19
||      XOR     .L2X   B3, A2, B1           ; XOR     high_9, b0_3, both_9
||      MVK     .S2    1, B13               ; MVK     1, one_6
        AND     .L2    B1, B8, B8           ; AND     both_9, m4_6, d_9
||      SHL     .S2X   A0, 4, B1            ; SHL     d_19, 4, moved_19
        XOR     .L1    A1, A0, A15          ; XOR     b1_3, d_19, b1_3
||      XOR     .L2    B9, B1, B3           ; XOR     a1_3, moved_19, a1_3
||      SHL     .S2    B8, 4, B1            ; SHL     d_9, 4, moved_9
        XOR     .L2X   B8, A2, B11          ; XOR     b0_3, d_9, b0_3
||      XOR     .S2    B11, B1, B9          ; XOR     a0_3, moved_9, a0_3
||      MPYSU   .M1    1, A15, A0           ; MPYSU   1, b1_3, y_20
||      MPYHLU  .M2    B3, B2, B1           ; MPYHLU  a1_3, one_16, x_20
        MPYSU   .M1X   1, B11, A0           ; MPYSU   1, b0_3, y_10
||      MPYHLU  .M2    B9, B13, B1          ; MPYHLU  a0_3, one_6, x_10
        SUB     .L2X   A0, B1, B2           ; SUB     y_20, x_20, e_20
||      MVKL    .S1    2863311530, A8       ; MVKL    0xaaaaaaaa, m1_16
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2_16
||      LDW     .D2T2  *+B15[7], B8         ; restore s1_3
        SUB     .L1X   A0, B1, A0           ; SUB     y_10, x_10, e_10
||      MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_6
||      SHL     .S2    B2, 16, B1           ; SHL     e_20, 16, moved_20
        SUB     .L1X   A15, B2, A0          ; SUB     b1_3, e_20, b1_3
||      SUB     .L2X   B11, A0, B11         ; SUB     b0_3, e_10, b0_3
||      SHL     .S1    A0, 16, A1           ; SHL     e_10, 16, moved_10
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2_16
||      ADD     .D2    B3, B1, B3           ; ADD     a1_3, moved_20, a1_3
        ADD     .L2X   B9, A1, B9           ; ADD     a0_3, moved_10, a0_3
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_6
||      SHRU    .S2    B3, 2, B1            ; SHRU    a1_3, 2, high_21
        AND     .L2    B1, B8, B2           ; AND     high_21, m2_16, x_21
||      SHRU    .S1X   B9, 2, A1            ; SHRU    a0_3, 2, high_11
||      AND     .S2X   B8, A0, B1           ; AND     b1_3, m2_16, y_21
||      LDW     .D2T2  *+B15[6], B11        ; restore s0_3
        AND     .L1    A1, A2, A2           ; AND     high_11, m2_6, x_11
||      AND     .L2X   B11, A2, B2          ; AND     b0_3, m2_6, y_11
||      MV      .S1X   B8, A1               ; MV      s1_3, keys1_3
||      MVKL    .S2    16711935, B13        ; MVKL    0x00ff00ff, m8_6
||      SUB     .D2    B1, B2, B1           ; SUB     y_21, x_21, e_21
        SUB     .L1X   A0, B1, A0           ; SUB     b1_3, e_21, b1_3
||      SUB     .L2X   B2, A2, B1           ; SUB     y_11, x_11, e_11
||      MVKH    .S2    16711935, B13        ; MVKH    0x00ff00ff, m8_6
||      ADDAW   .D2    B3, B1, B2           ; ADDAW   a1_3, e_21, a1_3
        SUB     .L2    B11, B1, B8          ; SUB     b0_3, e_11, b0_3
||      MVKL    .S1    16711935, A2         ; MVKL    0x00ff00ff, m8_16
||      SHRU    .S2    B2, 8, B1            ; SHRU    a1_3, 8, high_22
||      ADDAW   .D2    B9, B1, B9           ; ADDAW   a0_3, e_11, a0_3
        XOR     .L2X   B1, A0, B1           ; XOR     high_22, b1_3, both_22
||      MVKH    .S1    16711935, A2         ; MVKH    0x00ff00ff, m8_16
||      SHRU    .S2    B9, 8, B3            ; SHRU    a0_3, 8, high_12
||      ADDAW   .D1    A1, 3, A15           ; ADDAW   keys1_3, 3, keys1_3
        MV      .L1X   B11, A3              ; MV      s0_3, keys0_3
||      XOR     .L2    B3, B8, B3           ; XOR     high_12, b0_3, both_12
||      AND     .S2X   B1, A2, B1           ; AND     both_22, m8_16, d_22
||      LDW     .D1T1  *+A1[1], A0          ; LDW     *+keys1_3[1], e0_29
        XOR     .L1X   A0, B1, A2           ; XOR     b1_3, d_22, b1_3
||      AND     .L2    B3, B13, B3          ; AND     both_12, m8_6, d_12
||      MVKL    .S1    2863311530, A11      ; MVKL    0xaaaaaaaa, m1_6
||      SHL     .S2    B1, 8, B1            ; SHL     d_22, 8, moved_22
||      LDW     .D1T1  *+A1[0], A1          ; LDW     *+keys1_3[0], k0_29
        XOR     .L2    B8, B3, B8           ; XOR     b0_3, d_12, b0_3
||      SHRU    .S1    A2, 31, A0           ; SHRU    b1_3, 31, top_23
||      SHL     .S2    B3, 8, B3            ; SHL     d_12, 8, moved_12
||      LDW     .D1T1  *+A3[0], A2          ; LDW     *+keys0_3[0], k0_28
        XOR     .L2    B2, B1, B2           ; XOR     a1_3, moved_22, a1_3
||      SHRU    .S2    B8, 31, B1           ; SHRU    b0_3, 31, top_13
||      ADDAH   .D1    A0, A2, A2           ; ADDAH   top_23, b1_3, b1_3
        XOR     .L2    B9, B3, B8           ; XOR     a0_3, moved_12, a0_3
||      MVKH    .S1    2863311530, A8       ; MVKH    0xaaaaaaaa, m1_16
||      XOR     .S2X   B2, A2, B1           ; XOR     a1_3, b1_3, both_24
||      ADDAW   .D1    A3, 3, A9            ; ADDAW   keys0_3, 3, keys0_3
||      ADDAH   .D2    B1, B8, B9           ; ADDAH   top_13, b0_3, b0_3
        XOR     .L2    B8, B9, B3           ; XOR     a0_3, b0_3, both_14
||      MVKH    .S1    2863311530, A11      ; MVKH    0xaaaaaaaa, m1_6
||      AND     .S2X   B1, A8, B1           ; AND     both_24, m1_16, d_24
||      LDW     .D1T1  *+A1[2], A0          ; LDW     *+keys1_3[2], k1_29
        AND     .L1X   A11, B3, A8          ; AND     both_14, m1_6, d_14
||      XOR     .L2    B2, B1, B3           ; XOR     a1_3, d_24, a1_3
||      XOR     .S1    A1, A0, A0           ; XOR     k0_29, e0_29, kt0_29
||      XOR     .S2X   B1, A2, B2           ; XOR     b1_3, d_24, b1_3
||      LDW     .D1T2  *+A3[1], B3          ; LDW     *+keys0_3[1], e0_28
        XOR     .L1X   A1, B2, A14          ; XOR     b1_3, k0_29, u1_27
||      XOR     .L2X   B8, A8, B8           ; XOR     a0_3, d_14, a0_3
||      SHRU    .S2    B3, 31, B1           ; SHRU    a1_3, 31, top_25
||      LDW     .D1T1  *+A3[2], A1          ; LDW     *+keys0_3[2], k1_28
        XOR     .L1X   A8, B9, A8           ; XOR     b0_3, d_14, b0_3
||      XOR     .L2X   B2, A0, B2           ; XOR     b1_3, kt0_29, t1_27
||      SHRU    .S1    A14, 16, A3          ; <0> SHRU    u1_27, 16, u16_32
||      SHRU    .S2    B8, 31, B1           ; SHRU    a0_3, 31, top_15
||      LDW     .D1T2  *A15++[2], B8        ; <0> LDW     *keys1_3++[2], e1_27
||      ADDAH   .D2    B1, B3, B13          ; ADDAH   top_25, a1_3, a1_3
        SHRU    .S1    A14, 24, A12         ; <0> SHRU    u1_27, 24, u24_33
||      SHRU    .S2    B2, 4, B8            ; <0> SHRU    t1_27, 4, t4_33
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t1_27, low_33
||      LDW     .D1T2  *A9++[2], B9         ; <0> LDW     *keys0_3++[2], e0_27
||      ADDAH   .D2    B1, B8, B9           ; ADDAH   top_15, a0_3, a0_3
        SHRU    .S1    A14, 8, A11          ; <0> SHRU    u1_27, 8, u8_33
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t1_27, 12, t12_33
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u1_27], s8_32
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[t4_33], s7_32
        XOR     .L1    A8, A2, A2           ; XOR     b0_3, k0_28, u0_27
||      XOR     .L2X   B3, A2, B2           ; XOR     k0_28, e0_28, kt0_28
||      SHRU    .S1X   B2, 28, A13          ; <0> SHRU    t1_27, 28, high_33
||      SHRU    .S2    B2, 20, B1           ; <0> SHRU    t1_27, 20, t20_33
||      LDW     .D1T1  *+A5[A11], A3        ; <0> LDW     *+A5[u8_33], s6_32
||      LDW     .D2T2  *+B5[B1], B11        ; <0> LDW     *+B5[t12_33], s5_32
        XOR     .L1X   A0, B13, A0          ; XOR     a1_3, k1_29, v1_27
||      ADD     .S2X   B11, A13, B3         ; <0> ADD     high_33, low_33, t28_33
||      LDW     .D1T1  *+A7[A12], A3        ; <0> LDW     *+A7[u24_33], s2_32
||      LDW     .D2T2  *+B6[B1], B3         ; <0> LDW     *+B6[t20_33], s3_32
        XOR     .L1X   A1, B9, A8           ; XOR     a0_3, k1_28, v0_27
||      XOR     .L2X   B2, A8, B13          ; XOR     b0_3, kt0_28, t0_27
||      LDW     .D1T2  *+A6[A3], B3         ; <0> LDW     *+A6[u16_32], s4_32
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_33], s1_32
        SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_27, 24, u24_31
||      SHRU    .S2    B13, 4, B2           ; <0> SHRU    t0_27, 4, t4_31
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t0_27, low_31
||      LDW     .D1T1  *-A15[1], A3         ; <0> LDW     *-keys1_3[1], d1_27
        XOR     .L1    A0, A3, A0           ; <0> XOR     v1_27, s8_32, even1_32
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0_27, 8, u8_31
||      SHRU    .S2    B13, 12, B3          ; <0> SHRU    t0_27, 12, t12_31
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_27], s8_30
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_31], s7_30
        XOR     .L1    A0, A3, A0           ; <0> XOR     even1_32, s6_32, even2_32
||      XOR     .L2    B1, B11, B13         ; <0> XOR     s7_32, s5_32, odd1_32
||      SHRU    .S1X   B13, 28, A13         ; <0> SHRU    t0_27, 28, high_31
||      SHRU    .S2    B13, 20, B1          ; <0> SHRU    t0_27, 20, t20_31
||      LDW     .D1T2  *+A5[A13], B8        ; <0> LDW     *+A5[u8_31], s6_30
||      LDW     .D2T1  *+B5[B3], A11        ; <0> LDW     *+B5[t12_31], s5_30
        XOR     .L1    A0, A3, A0           ; <0> XOR     even2_32, s2_32, even3_32
||      XOR     .L2    B13, B3, B13         ; <0> XOR     odd1_32, s3_32, odd2_32
||      SHRU    .S1    A2, 16, A13          ; <0> SHRU    u0_27, 16, u16_30
||      ADD     .S2X   B2, A13, B2          ; <0> ADD     high_31, low_31, t28_31
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_31], s2_30
||      LDW     .D2T1  *+B6[B1], A11        ; <0> LDW     *+B6[t20_31], s3_30
        XOR     .L1X   A0, B3, A13          ; <0> XOR     even3_32, s4_32, even_32
||      MVK     .S1    14, A1               ; MVK     16, count_27
||      XOR     .S2X   B13, A3, B11         ; <0> XOR     odd2_32, s1_32, odd_32
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_30], s4_30
||      LDW     .D2T2  *+B7[B2], B3         ; <0> LDW     *+B7[t28_31], s1_30
;@loop {"name": "rounds", "ii": 12, "res_mii": 10, "rec_mii": 11, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": true, "note": "up to 2 stages"}, {"interval": 11, "result": "time limit", "seconds": 0.0, "banks_apart": false, "note": ""}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 10, recurrence 11
;  critical cycle:
;    XOR s7_32, s5_32, odd1_32
;    XOR odd1_32, s3_32, odd2_32
;    XOR odd2_32, s1_32, odd_32
;    XOR even_32, odd_32, u1_27
;    XOR u1_27, e1_27, t1_27
;    SHRU t1_27, 4, t4_33
;    LDW *+B4[t4_33], s7_32
;  units: L1 10/12, S1 11/12, M1 0/12, D1 12/12, L2 7/12, S2 10/12, M2 2/12, D2 8/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 16 used, 20 live at once
;  registers of side B: 15 used, 11 live at once
;  II 11 without possible bank conflicts: proved infeasible (up to 2 stages), 0.0 s
;  II 11: time limit, 0.0 s
;  II 13 without possible bank conflicts: found, 0.0 s
;  II 12 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
des_cbc3_encrypt$rounds:
        XOR     .L1    A14, A3, A0          ; <1> XOR     u1_27, d1_27, v1_27
||      XOR     .S1X   A13, B11, A14        ; <1> XOR     even_32, odd_32, u1_27
||      LDW     .D1T1  *-A9[1], A11         ; <1> LDW     *-keys0_3[1], d0_27
        XOR     .L1    A8, A11, A8          ; <1> XOR     v0_27, s8_30, even1_30
||      XOR     .L2X   B8, A14, B2          ; <1> XOR     u1_27, e1_27, t1_27
||      SHRU    .S1    A14, 16, A3          ; <0> SHRU    u1_27, 16, u16_32
||      LDW     .D1T2  *A15++[2], B8        ; <0> LDW     *keys1_3++[2], e1_27
        XOR     .L1X   A8, B8, A8           ; <1> XOR     even1_30, s6_30, even2_30
||      XOR     .L2X   B3, A11, B13         ; <1> XOR     s7_30, s5_30, odd1_30
||      SHRU    .S1    A14, 24, A12         ; <0> SHRU    u1_27, 24, u24_33
||      SHRU    .S2    B2, 4, B8            ; <0> SHRU    t1_27, 4, t4_33
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t1_27, low_33
||      LDW     .D1T2  *A9++[2], B9         ; <0> LDW     *keys0_3++[2], e0_27
        XOR     .L1X   A8, B3, A8           ; <1> XOR     even2_30, s2_30, even3_30
||      XOR     .L2X   B13, A11, B13        ; <1> XOR     odd1_30, s3_30, odd2_30
||      SHRU    .S1    A14, 8, A11          ; <0> SHRU    u1_27, 8, u8_33
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t1_27, 12, t12_33
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u1_27], s8_32
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[t4_33], s7_32
        XOR     .L1    A8, A13, A8          ; <1> XOR     even3_30, s4_30, even_30
||      XOR     .L2    B13, B3, B2          ; <1> XOR     odd2_30, s1_30, odd_30
||      SHRU    .S1X   B2, 28, A13          ; <0> SHRU    t1_27, 28, high_33
||      SHRU    .S2    B2, 20, B1           ; <0> SHRU    t1_27, 20, t20_33
||      LDW     .D1T1  *+A5[A11], A3        ; <0> LDW     *+A5[u8_33], s6_32
||      LDW     .D2T2  *+B5[B1], B11        ; <0> LDW     *+B5[t12_33], s5_32
        XOR     .L1X   A8, B2, A2           ; <1> XOR     even_30, odd_30, u0_27
||      XOR     .S1    A2, A11, A8          ; <1> XOR     u0_27, d0_27, v0_27
||      ADD     .S2X   B11, A13, B3         ; <0> ADD     high_33, low_33, t28_33
||      LDW     .D1T1  *+A7[A12], A3        ; <0> LDW     *+A7[u24_33], s2_32
||      LDW     .D2T2  *+B6[B1], B3         ; <0> LDW     *+B6[t20_33], s3_32
        XOR     .L2X   B9, A2, B13          ; <1> XOR     u0_27, e0_27, t0_27
||[A1]  B       .S2    des_cbc3_encrypt$rounds; <0> [count_27] B     rounds
||      LDW     .D1T2  *+A6[A3], B3         ; <0> LDW     *+A6[u16_32], s4_32
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_33], s1_32
        SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_27, 24, u24_31
||      SHRU    .S2    B13, 4, B2           ; <0> SHRU    t0_27, 4, t4_31
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t0_27, low_31
||      LDW     .D1T1  *-A15[1], A3         ; <0> LDW     *-keys1_3[1], d1_27
        XOR     .L1    A0, A3, A0           ; <0> XOR     v1_27, s8_32, even1_32
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0_27, 8, u8_31
||      SHRU    .S2    B13, 12, B3          ; <0> SHRU    t0_27, 12, t12_31
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_27], s8_30
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_31], s7_30
        XOR     .L1    A0, A3, A0           ; <0> XOR     even1_32, s6_32, even2_32
||      XOR     .L2    B1, B11, B13         ; <0> XOR     s7_32, s5_32, odd1_32
||      SHRU    .S1X   B13, 28, A13         ; <0> SHRU    t0_27, 28, high_31
||      SHRU    .S2    B13, 20, B1          ; <0> SHRU    t0_27, 20, t20_31
||      LDW     .D1T2  *+A5[A13], B8        ; <0> LDW     *+A5[u8_31], s6_30
||      LDW     .D2T1  *+B5[B3], A11        ; <0> LDW     *+B5[t12_31], s5_30
        XOR     .L1    A0, A3, A0           ; <0> XOR     even2_32, s2_32, even3_32
||      XOR     .L2    B13, B3, B13         ; <0> XOR     odd1_32, s3_32, odd2_32
||      SHRU    .S1    A2, 16, A13          ; <0> SHRU    u0_27, 16, u16_30
||      ADD     .S2X   B2, A13, B2          ; <0> ADD     high_31, low_31, t28_31
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_31], s2_30
||      LDW     .D2T1  *+B6[B1], A11        ; <0> LDW     *+B6[t20_31], s3_30
        XOR     .L1X   A0, B3, A13          ; <0> XOR     even3_32, s4_32, even_32
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count_27, 1, count_27
||      XOR     .S2X   B13, A3, B11         ; <0> XOR     odd2_32, s1_32, odd_32
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_30], s4_30
||      LDW     .D2T2  *+B7[B2], B3         ; <0> LDW     *+B7[t28_31], s1_30
des_cbc3_encrypt$des_cbc3_encrypt$4:
        XOR     .L1    A14, A3, A0          ; <-1> XOR     u1_27, d1_27, v1_27
||      XOR     .S1X   A13, B11, A14        ; <-1> XOR     even_32, odd_32, u1_27
||      LDW     .D1T1  *-A9[1], A11         ; <-1> LDW     *-keys0_3[1], d0_27
        XOR     .L1    A8, A11, A8          ; <-1> XOR     v0_27, s8_30, even1_30
||      XOR     .L2X   B8, A14, B2          ; <-1> XOR     u1_27, e1_27, t1_27
||      MVKL    .S1    2863311530, A14      ; MVKL    0xaaaaaaaa, m1_44
||      MV      .D1    A14, A3              ; MV      u1_27, b1_3
        XOR     .L1X   A8, B8, A8           ; <-1> XOR     even1_30, s6_30, even2_30
||      XOR     .L2X   B3, A11, B13         ; <-1> XOR     s7_30, s5_30, odd1_30
||      SHL     .S1    A3, 31, A1           ; SHL     b1_3, 31, top_47
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_34
        XOR     .L1X   A8, B3, A8           ; <-1> XOR     even2_30, s2_30, even3_30
||      XOR     .L2X   B13, A11, B13        ; <-1> XOR     odd1_30, s3_30, odd2_30
||      SHRU    .S1    A3, 1, A3            ; SHRU    b1_3, 1, rest_47
||      MVKL    .S2    16711935, B11        ; MVKL    0x00ff00ff, m8_34
        XOR     .L1    A8, A13, A8          ; <-1> XOR     even3_30, s4_30, even_30
||      XOR     .L2    B13, B3, B2          ; <-1> XOR     odd2_30, s1_30, odd_30
||      MVKH    .S1    2863311530, A14      ; MVKH    0xaaaaaaaa, m1_44
||      MV      .S2X   A0, B3               ; MV      v1_27, a1_3
||      ADD     .D1    A1, A3, A0           ; ADD     top_47, rest_47, b1_3
        XOR     .L1X   A8, B2, A2           ; <-1> XOR     even_30, odd_30, u0_27
||      XOR     .L2X   B3, A0, B13          ; XOR     b1_3, a1_3, both_48
||      XOR     .S1    A2, A11, A8          ; <-1> XOR     u0_27, d0_27, v0_27
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_44
        MV      .L1    A2, A14              ; MV      u0_27, b0_3
||      XOR     .L2X   B9, A2, B13          ; <-1> XOR     u0_27, e0_27, t0_27
||      AND     .S1X   A14, B13, A2         ; AND     both_48, m1_44, d_48
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_44
        XOR     .L1X   A2, B3, A11          ; XOR     a1_3, d_48, a1_3
||      SHRU    .S1    A14, 1, A14          ; SHRU    b0_3, 1, rest_37
||      SHL     .S2X   A14, 31, B3          ; SHL     b0_3, 31, top_37
||      MV      .D1    A8, A8               ; MV      v0_27, a0_3
        XOR     .L1    A0, A2, A0           ; XOR     b1_3, d_48, b1_3
||      SHRU    .S1    A11, 1, A9           ; SHRU    a1_3, 1, rest_49
||      SHL     .S2X   A11, 31, B13         ; SHL     a1_3, 31, top_49
||      ADDAW   .D1    A9, 1, A2            ; ADDAW   keys0_3, 1, keys0_3
        ADD     .L1X   A14, B3, A2          ; ADD     top_37, rest_37, b0_3
||      ADD     .L2X   B13, A9, B13         ; ADD     top_49, rest_49, a1_3
||      SHRU    .S1    A0, 8, A9            ; SHRU    b1_3, 8, high_50
||      MVKL    .S2    858993459, B3        ; MVKL    0x33333333, m2_44
        XOR     .L1    A2, A8, A9           ; XOR     b0_3, a0_3, both_38
||      XOR     .S1X   A9, B13, A14         ; XOR     high_50, a1_3, both_50
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_34
        AND     .L1X   A14, B2, A9          ; AND     both_50, m8_44, d_50
||      AND     .L2X   B8, A9, B2           ; AND     both_38, m1_34, d_38
||      MVKH    .S2    16711935, B11        ; MVKH    0x00ff00ff, m8_34
        XOR     .L1X   A8, B2, A14          ; XOR     a0_3, d_38, a0_3
||      MVKL    .S1    858993459, A8        ; MVKL    0x33333333, m2_34
||      SHL     .S2X   A9, 8, B8            ; SHL     d_50, 8, moved_50
||      ADDAW   .D1    A15, 1, A15          ; ADDAW   keys1_3, 1, keys1_3
        XOR     .L1X   A2, B2, A2           ; XOR     b0_3, d_38, b0_3
||      SHRU    .S1    A14, 1, A14          ; SHRU    a0_3, 1, rest_39
||      SHL     .S2X   A14, 31, B2          ; SHL     a0_3, 31, top_39
        XOR     .L1X   A0, B8, A0           ; XOR     b1_3, moved_50, b1_3
||      ADD     .L2X   B2, A14, B2          ; ADD     top_39, rest_39, a0_3
||      SHRU    .S1    A2, 8, A14           ; SHRU    b0_3, 8, high_40
||      MVKH    .S2    858993459, B3        ; MVKH    0x33333333, m2_44
        XOR     .L1X   A9, B13, A9          ; XOR     a1_3, d_50, a1_3
||      XOR     .L2X   B2, A14, B13         ; XOR     high_40, a0_3, both_40
||      SHRU    .S1    A0, 2, A14           ; SHRU    b1_3, 2, high_51
        AND     .L1X   A14, B3, A15         ; AND     high_51, m2_44, x_51
||      AND     .L2    B13, B11, B3         ; AND     both_40, m8_34, d_40
||      MVKL    .S1    252645135, A14       ; MVKL    0x0f0f0f0f, m4_44
||      AND     .S2X   B3, A9, B11          ; AND     a1_3, m2_44, y_51
        SUB     .L1X   B11, A15, A15        ; SUB     y_51, x_51, e_51
||      XOR     .L2    B2, B3, B2           ; XOR     a0_3, d_40, a0_3
||      MVKH    .S1    858993459, A8        ; MVKH    0x33333333, m2_34
||      SHL     .S2    B3, 8, B3            ; SHL     d_40, 8, moved_40
        SUB     .L1    A9, A15, A0          ; SUB     a1_3, e_51, a1_3
||      XOR     .L2X   B3, A2, B3           ; XOR     b0_3, moved_40, b0_3
||      MVK     .S1    1, A9                ; MVK     1, one_44
||      ADDAW   .D1    A0, A15, A2          ; ADDAW   b1_3, e_51, b1_3
        SHRU    .S1X   B3, 2, A9            ; SHRU    b0_3, 2, high_41
||      MPYHLU  .M1    A2, A9, A9           ; MPYHLU  b1_3, one_44, x_52
||      MPYSU   .M2X   1, A0, B13           ; MPYSU   1, a1_3, y_52
        AND     .L1    A9, A8, A8           ; AND     high_41, m2_34, x_41
||      AND     .L2X   B2, A8, B11          ; AND     a0_3, m2_34, y_41
||      MVKH    .S1    252645135, A14       ; MVKH    0x0f0f0f0f, m4_44
        SUB     .L1X   B13, A9, A9          ; SUB     y_52, x_52, e_52
||      SUB     .L2X   B11, A8, B11         ; SUB     y_41, x_41, e_41
||      MVK     .S1    1, A8                ; MVK     1, one_34
        SUB     .L2    B2, B11, B3          ; SUB     a0_3, e_41, a0_3
||      SHL     .S1    A9, 16, A15          ; SHL     e_52, 16, moved_52
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_34
||      ADDAW   .D2    B3, B11, B11         ; ADDAW   b0_3, e_41, b0_3
        SUB     .L1    A0, A9, A0           ; SUB     a1_3, e_52, a1_3
||      ADD     .S1    A2, A15, A2          ; ADD     b1_3, moved_52, b1_3
||      MPYSU   .M1X   1, B3, A10           ; MPYSU   1, a0_3, y_42
||      MPYHLU  .M2X   B11, A8, B13         ; MPYHLU  b0_3, one_34, x_42
        MV      .L2X   A10, B8              ; move blocks
||      SHRU    .S1    A2, 4, A8            ; SHRU    b1_3, 4, high_53
        SUB     .L1X   A10, B13, A8         ; SUB     y_42, x_42, e_42
||      XOR     .S1    A8, A0, A10          ; XOR     high_53, a1_3, both_53
        AND     .L1    A10, A14, A10        ; AND     both_53, m4_44, d_53
||      SHL     .S1    A8, 16, A14          ; SHL     e_42, 16, moved_42
||      MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_34
        ADD     .L1X   A14, B11, A14        ; ADD     b0_3, moved_42, b0_3
||      SHL     .S1    A10, 4, A9           ; SHL     d_53, 4, moved_53
        SUB     .L1X   B3, A8, A2           ; SUB     a0_3, e_42, a0_3
||      XOR     .S1    A2, A9, A8           ; XOR     b1_3, moved_53, b1_3
||      SHRU    .S2X   A14, 4, B3           ; SHRU    b0_3, 4, high_43
        XOR     .L1    A0, A10, A0          ; XOR     a1_3, d_53, a1_3
||      XOR     .L2X   B3, A2, B3           ; XOR     high_43, a0_3, both_43
||      STW     .D2T1  A8, *B12++[1]        ; STW     b1_3, *o1_3++
        AND     .L2    B3, B2, B2           ; AND     both_43, m4_34, d_43
||      STW     .D2T1  A0, *B12++[1]        ; STW     a1_3, *o1_3++
        SHL     .S2    B2, 4, B3            ; SHL     d_43, 4, moved_43
||      LDW     .D2T1  *-B12[2], A3         ; LDW     *-o1_3[2], a1_3
        XOR     .L2X   B3, A14, B3          ; XOR     b0_3, moved_43, b0_3
||      SUB     .S2    B0, 1, B0            ; SUB     left_3, 1, left_3
||      LDW     .D2T1  *-B12[1], A8         ; LDW     *-o1_3[1], b1_3
        XOR     .L1X   A2, B2, A2           ; XOR     a0_3, d_43, a0_3
||      STW     .D2T2  B3, *B10++[1]        ; STW     b0_3, *o0_3++
        MV      .L2    B0, B2               ; MV      left_3, again_3
||      STW     .D2T1  A2, *B10++[1]        ; STW     a0_3, *o0_3++
  [B2]  B       .S1    des_cbc3_encrypt$pairs; [again_3] B     pairs
||      LDW     .D2T1  *-B10[2], A0         ; LDW     *-o0_3[2], a0_3
        LDW     .D2T2  *-B10[1], B3         ; LDW     *-o0_3[1], b0_3
        NOP     4
des_cbc3_encrypt$des_cbc3_encrypt$5:
        LDW     .D2T1  *+B15[5], A1         ; restore ivs
        LDW     .D2T2  *+B15[2], B0         ; restore in
        LDW     .D2T2  *+B15[3], B0         ; restore out
        LDW     .D2T2  *+B15[4], B0         ; restore schedule
        NOP     2
        MVK     .S1    1, A2                ; MVK     1, one_56
||      LDW     .D2T2  *+B0[2], B1          ; LDW     *+in[2], i_56
        LDW     .D1T1  *+A1[4], A0          ; LDW     *+ivs[4], a_56
||      LDW     .D2T2  *+B0[2], B2          ; LDW     *+out[2], o_56
        LDW     .D1T1  *+A1[5], A3          ; LDW     *+ivs[5], b_56
||      LDW     .D2T2  *+B0[2], B9          ; LDW     *+schedule[2], s_56
        STW     .D1T2  B3, *+A1[1]          ; STW     b0_3, *+ivs[1]
        STW     .D1T1  A0, *+A1[0]          ; STW     a0_3, *+ivs[0]
        STW     .D1T1  A3, *+A1[2]          ; STW     a1_3, *+ivs[2]
        MV      .L2    B8, B3               ; move blocks
||      STW     .D1T1  A8, *+A1[3]          ; STW     b1_3, *+ivs[3]
des_cbc3_encrypt$singles:
        LDW     .D2T1  *B1++[1], A1         ; LDW     *i_56++, p_57
        LDW     .D2T2  *B1++[1], B0         ; LDW     *i_56++, q_57
        NOP     3
        XOR     .L1    A0, A1, A0           ; XOR     a_56, p_57, a_56
        XOR     .L1X   A3, B0, A3           ; XOR     b_56, q_57, b_56
||      SHRU    .S1    A0, 4, A1            ; SHRU    a_56, 4, high_61
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_58
        XOR     .L1    A1, A3, A1           ; XOR     high_61, b_56, both_61
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_58
        AND     .L1X   A1, B0, A1           ; AND     both_61, m4_58, d_61
        XOR     .L1    A3, A1, A1           ; XOR     b_56, d_61, b_56
||      SHL     .S1    A1, 4, A3            ; SHL     d_61, 4, moved_61
        XOR     .L1    A0, A3, A0           ; XOR     a_56, moved_61, a_56
||      MVK     .S2    1, B0                ; MVK     1, one_58
||      MPYSU   .M1    1, A1, A3            ; MPYSU   1, b_56, y_62
        MPYHLU  .M1X   A0, B0, A8           ; MPYHLU  a_56, one_58, x_62
        NOP
        SUB     .L1    A3, A8, A3           ; SUB     y_62, x_62, e_62
        SHL     .S1    A3, 16, A8           ; SHL     e_62, 16, moved_62
        ADD     .L1    A0, A8, A0           ; ADD     a_56, moved_62, a_56
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_58
        SUB     .L1    A1, A3, A1           ; SUB     b_56, e_62, b_56
||      SHRU    .S1    A0, 2, A3            ; SHRU    a_56, 2, high_63
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_58
        AND     .L1X   A1, B0, A3           ; AND     b_56, m2_58, y_63
||      AND     .L2X   B0, A3, B0           ; AND     high_63, m2_58, x_63
        SUB     .L1X   A3, B0, A3           ; SUB     y_63, x_63, e_63
        SUB     .L1    A1, A3, A1           ; SUB     b_56, e_63, b_56
||      ADDAW   .D1    A0, A3, A0           ; ADDAW   a_56, e_63, a_56
        SHRU    .S1    A0, 8, A3            ; SHRU    a_56, 8, high_64
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_58
        XOR     .L1    A3, A1, A8           ; XOR     high_64, b_56, both_64
||      MV      .S1X   B9, A3               ; MV      s_56, keys_56
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_58
        AND     .L1X   A8, B0, A8           ; AND     both_64, m8_58, d_64
||      LDW     .D1T2  *+A3[0], B10         ; LDW     *+keys_56[0], k0_70
        XOR     .L1    A1, A8, A1           ; XOR     b_56, d_64, b_56
||      LDW     .D1T2  *+A3[1], B8          ; LDW     *+keys_56[1], e0_70
        SHRU    .S1    A1, 31, A8           ; SHRU    b_56, 31, top_65
||      SHL     .S2X   A8, 8, B0            ; SHL     d_64, 8, moved_64
        XOR     .L2X   B0, A0, B0           ; XOR     a_56, moved_64, a_56
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_58
||      ADDAH   .D1    A8, A1, A0           ; ADDAH   top_65, b_56, b_56
        XOR     .L1X   A0, B0, A1           ; XOR     a_56, b_56, both_66
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_58
||      LDW     .D1T1  *+A3[2], A1          ; LDW     *+keys_56[2], k1_70
        AND     .L1X   A1, B8, A1           ; AND     both_66, m1_58, d_66
        XOR     .L1    A0, A1, A0           ; XOR     b_56, d_66, b_56
||      XOR     .L2X   B0, A1, B0           ; XOR     a_56, d_66, a_56
||      XOR     .S2    B10, B8, B8          ; XOR     k0_70, e0_70, kt0_70
||      ADDAW   .D1    A3, 3, A8            ; ADDAW   keys_56, 3, keys_56
        XOR     .L1X   A0, B10, A0          ; XOR     b_56, k0_70, u_69
||      XOR     .L2X   B8, A0, B8           ; XOR     b_56, kt0_70, t_69
||      SHRU    .S2    B0, 31, B10          ; SHRU    a_56, 31, top_67
||      LDW     .D1T2  *A8++[2], B8         ; <0> LDW     *keys_56++[2], e_71
        MV      .L1X   B3, A10              ; move blocks
||      SHRU    .S1    A0, 8, A3            ; <0> SHRU    u_69, 8, u8_73
||      SHRU    .S2    B8, 4, B3            ; <0> SHRU    t_69, 4, t4_73
||      LDW     .D1T2  *+A4[A0], B8         ; <0> LDW     *+A4[u_69], s8_72
||      ADDAH   .D2    B10, B0, B10         ; ADDAH   top_67, a_56, a_56
        SHRU    .S1    A0, 24, A3           ; <0> SHRU    u_69, 24, u24_73
||      SHRU    .S2    B8, 12, B0           ; <0> SHRU    t_69, 12, t12_73
||      MPYHLU  .M1    A0, A2, A3           ; <0> MPYHLU  u_69, one_56, u16_72
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_73], s6_72
||      LDW     .D2T1  *+B4[B3], A3         ; <0> LDW     *+B4[t4_73], s7_72
        XOR     .L1X   A1, B10, A9          ; XOR     a_56, k1_70, v_69
||      MVK     .S1    15, A1               ; MVK     16, count_71
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t_69, 20, t20_73
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t_69, low_73
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_73], s2_72
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[t12_73], s5_72
        SHRU    .S1X   B8, 28, A3           ; <0> SHRU    t_69, 28, high_73
||      LDW     .D1T1  *+A6[A3], A9         ; <0> LDW     *+A6[u16_72], s4_72
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_73], s3_72
        XOR     .L1X   A9, B8, A3           ; <0> XOR     v_69, e_71, w_71
||      ADD     .S2X   B3, A3, B0           ; <0> ADD     high_73, low_73, t28_73
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_56[1], d_71
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_71, s8_72, t1_72
||      LDW     .D2T1  *+B7[B0], A0         ; <0> LDW     *+B7[t28_73], s1_72
        XOR     .L1X   A9, B8, A9           ; <0> XOR     v_69, s8_72, u1_72
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_72, s7_72, pair1_72
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_72, pair1_72, t2_72
||      XOR     .S1X   A9, B3, A3           ; <0> XOR     u1_72, pair1_72, u2_72
||      XOR     .S2X   B8, A3, B3           ; <0> XOR     s2_72, s5_72, pair2_72
        XOR     .L1X   A3, B3, A9           ; <0> XOR     u2_72, pair2_72, u3_72
||      XOR     .L2X   B8, A9, B3           ; <0> XOR     s4_72, s3_72, pair3_72
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_72, pair2_72, t3_72
        XOR     .L2X   B3, A9, B3           ; <0> XOR     u3_72, pair3_72, u4_72
||      XOR     .S1    A0, A3, A9           ; <0> XOR     u_69, d_71, v_69
||      XOR     .S2    B0, B3, B8           ; <0> XOR     t3_72, pair3_72, t4_72
;@loop {"name": "rounds_of_third", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 5.1, "banks_apart": true, "note": ""}]}
;  loop rounds_of_third: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_72, pair3_72, u4_72
;    XOR u4_72, s1_72, u_69
;    SHRU u_69, 8, u8_73
;    LDW *+A5[u8_73], s6_72
;    XOR s6_72, s7_72, pair1_72
;    XOR u1_72, pair1_72, u2_72
;    XOR u2_72, pair2_72, u3_72
;  units: L1 4/11, S1 7/11, M1 1/11, D1 6/11, L2 6/11, S2 7/11, M2 1/11, D2 4/11
;  cross paths: 1X 6/11, 2X 7/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 14 live at once
;  registers of side B: 11 used, 8 live at once
;  II 11 without possible bank conflicts: found, 5.1 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc3_encrypt$rounds_of_third:
        XOR     .L2X   B8, A0, B8           ; <1> XOR     t4_72, s1_72, t_69
||      XOR     .S1X   A0, B3, A0           ; <1> XOR     u4_72, s1_72, u_69
||      LDW     .D1T2  *A8++[2], B8         ; <0> LDW     *keys_56++[2], e_71
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    u_69, 8, u8_73
||      SHRU    .S2    B8, 4, B3            ; <0> SHRU    t_69, 4, t4_73
||      LDW     .D1T2  *+A4[A0], B8         ; <0> LDW     *+A4[u_69], s8_72
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_71, 1, count_71
||      SHRU    .S1    A0, 24, A3           ; <0> SHRU    u_69, 24, u24_73
||      SHRU    .S2    B8, 12, B0           ; <0> SHRU    t_69, 12, t12_73
||      MPYHLU  .M1    A0, A2, A3           ; <0> MPYHLU  u_69, one_56, u16_72
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_73], s6_72
||      LDW     .D2T1  *+B4[B3], A3         ; <0> LDW     *+B4[t4_73], s7_72
        SHRU    .S2    B8, 20, B0           ; <0> SHRU    t_69, 20, t20_73
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t_69, low_73
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_73], s2_72
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[t12_73], s5_72
        SHRU    .S1X   B8, 28, A3           ; <0> SHRU    t_69, 28, high_73
||      LDW     .D1T1  *+A6[A3], A9         ; <0> LDW     *+A6[u16_72], s4_72
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_73], s3_72
        XOR     .L1X   A9, B8, A3           ; <0> XOR     v_69, e_71, w_71
||[A1]  B       .S1    des_cbc3_encrypt$rounds_of_third; <0> [count_71] B     rounds_of_third
||      ADD     .S2X   B3, A3, B0           ; <0> ADD     high_73, low_73, t28_73
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_56[1], d_71
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_71, s8_72, t1_72
||      LDW     .D2T1  *+B7[B0], A0         ; <0> LDW     *+B7[t28_73], s1_72
        XOR     .L1X   A9, B8, A9           ; <0> XOR     v_69, s8_72, u1_72
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_72, s7_72, pair1_72
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_72, pair1_72, t2_72
||      XOR     .S1X   A9, B3, A3           ; <0> XOR     u1_72, pair1_72, u2_72
||      XOR     .S2X   B8, A3, B3           ; <0> XOR     s2_72, s5_72, pair2_72
        XOR     .L1X   A3, B3, A9           ; <0> XOR     u2_72, pair2_72, u3_72
||      XOR     .L2X   B8, A9, B3           ; <0> XOR     s4_72, s3_72, pair3_72
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_72, pair2_72, t3_72
        XOR     .L2X   B3, A9, B3           ; <0> XOR     u3_72, pair3_72, u4_72
||      XOR     .S1    A0, A3, A9           ; <0> XOR     u_69, d_71, v_69
||      XOR     .S2    B0, B3, B8           ; <0> XOR     t3_72, pair3_72, t4_72
des_cbc3_encrypt$des_cbc3_encrypt$8:
        XOR     .L2X   B8, A0, B8           ; <-1> XOR     t4_72, s1_72, t_69
||      XOR     .S1X   A0, B3, A0           ; <-1> XOR     u4_72, s1_72, u_69
        MV      .L2X   A0, B8               ; MV      u_69, b_56
        SHRU    .S1X   B8, 1, A0            ; SHRU    b_56, 1, rest_77
||      SHL     .S2    B8, 31, B8           ; SHL     b_56, 31, top_77
        ADD     .L1X   A0, B8, A0           ; ADD     top_77, rest_77, b_56
||      MV      .L2X   A9, B8               ; MV      v_69, a_56
||      MVKL    .S2    2863311530, B3       ; MVKL    0xaaaaaaaa, m1_74
        XOR     .L1X   A0, B8, A9           ; XOR     b_56, a_56, both_78
||      MVKH    .S2    2863311530, B3       ; MVKH    0xaaaaaaaa, m1_74
        AND     .L1X   A9, B3, A9           ; AND     both_78, m1_74, d_78
        XOR     .L1    A0, A9, A0           ; XOR     b_56, d_78, b_56
||      XOR     .S1X   A9, B8, A9           ; XOR     a_56, d_78, a_56
        SHRU    .S1    A9, 1, A9            ; SHRU    a_56, 1, rest_79
||      SHL     .S2X   A9, 31, B8           ; SHL     a_56, 31, top_79
        ADD     .L1X   A9, B8, A9           ; ADD     top_79, rest_79, a_56
||      SHRU    .S1    A0, 8, A1            ; SHRU    b_56, 8, high_80
||      MVKL    .S2    16711935, B8         ; MVKL    0x00ff00ff, m8_74
        XOR     .L1    A1, A9, A1           ; XOR     high_80, a_56, both_80
||      MVKH    .S2    16711935, B8         ; MVKH    0x00ff00ff, m8_74
        AND     .L1X   A1, B8, A1           ; AND     both_80, m8_74, d_80
        SHL     .S1    A1, 8, A3            ; SHL     d_80, 8, moved_80
||      ADDAW   .D1    A8, 1, A8            ; ADDAW   keys_56, 1, keys_56
        XOR     .L1    A0, A3, A0           ; XOR     b_56, moved_80, b_56
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2_74
        XOR     .L1    A9, A1, A1           ; XOR     a_56, d_80, a_56
||      SHRU    .S1    A0, 2, A9            ; SHRU    b_56, 2, high_81
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2_74
        AND     .L1X   A1, B8, A9           ; AND     a_56, m2_74, y_81
||      AND     .L2X   B8, A9, B8           ; AND     high_81, m2_74, x_81
        SUB     .L1X   A9, B8, A9           ; SUB     y_81, x_81, e_81
        SUB     .L1    A1, A9, A0           ; SUB     a_56, e_81, a_56
||      MVK     .S2    1, B8                ; MVK     1, one_74
||      ADDAW   .D1    A0, A9, A1           ; ADDAW   b_56, e_81, b_56
        MPYHLU  .M1X   A1, B8, A9           ; MPYHLU  b_56, one_74, x_82
||      MPYSU   .M2X   1, A0, B8            ; MPYSU   1, a_56, y_82
        NOP
        SUB     .L1X   B8, A9, A9           ; SUB     y_82, x_82, e_82
        SHL     .S1    A9, 16, A3           ; SHL     e_82, 16, moved_82
        ADD     .L1    A1, A3, A1           ; ADD     b_56, moved_82, b_56
        SUB     .L1    A0, A9, A0           ; SUB     a_56, e_82, a_56
||      SHRU    .S1    A1, 4, A9            ; SHRU    b_56, 4, high_83
||      MVKL    .S2    252645135, B8        ; MVKL    0x0f0f0f0f, m4_74
        XOR     .L1    A9, A0, A9           ; XOR     high_83, a_56, both_83
||      MVKH    .S2    252645135, B8        ; MVKH    0x0f0f0f0f, m4_74
        AND     .L1X   A9, B8, A9           ; AND     both_83, m4_74, d_83
        SHL     .S1    A9, 4, A3            ; SHL     d_83, 4, moved_83
        XOR     .L1    A0, A9, A0           ; XOR     a_56, d_83, a_56
||      XOR     .S1    A1, A3, A1           ; XOR     b_56, moved_83, b_56
        SUB     .L2X   A10, 1, B3           ; SUB     blocks, 1, blocks
||      STW     .D2T1  A1, *B2++[1]         ; STW     b_56, *o_56++
        MV      .L2    B3, B0               ; MV      blocks, again_56
||      STW     .D2T1  A0, *B2++[1]         ; STW     a_56, *o_56++
  [B0]  B       .S1    des_cbc3_encrypt$singles; [again_56] B     singles
||      LDW     .D2T1  *-B2[1], A3          ; LDW     *-o_56[1], b_56
        LDW     .D2T1  *-B2[2], A0          ; LDW     *-o_56[2], a_56
        NOP     4
des_cbc3_encrypt$des_cbc3_encrypt$9:
        LDW     .D2T1  *+B15[5], A0         ; restore ivs
        NOP
        ZERO    .L2    B1                   ; ZERO    linear_85
||      MV      .S2X   A0, B0               ; copy
        NOP
        MVC     .S2    B1, AMR              ; MVC     linear_85, AMR
        STW     .D1T1  A3, *+A0[5]          ; STW     b_56, *+ivs[5]
        STW     .D1T2  B0, *+A0[4]          ; STW     a_56, *+ivs[4]
des_cbc3_encrypt$done:
        LDW     .D2T1  *+B15[19], A15       ; restore A15
        LDW     .D2T1  *+B15[18], A14       ; restore A14
        LDW     .D2T2  *+B15[17], B13       ; restore B13
        LDW     .D2T1  *+B15[16], A13       ; restore A13
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[14], A12       ; restore A12
        LDW     .D2T2  *+B15[13], B11       ; restore B11
        LDW     .D2T2  *+B15[15], B12       ; restore B12
        LDW     .D2T1  *+B15[12], A11       ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D2T2  *+B15[11], B10       ; restore B10
        LDW     .D2T1  *+B15[10], A10       ; restore A10
        NOP     3
        ADDK    .S2    80, B15              ; frame

        .global des3_cbc3_encrypt
des3_cbc3_encrypt:
        MV      .L1    A4, A0               ; move out
||      ADDK    .S2    -80, B15             ; frame
        MV      .L2    B6, B1               ; move schedule
||      MV      .S2    B4, B0               ; move in
||      STW     .D2T1  A0, *+B15[3]         ; save out
        STW     .D2T2  B1, *+B15[4]         ; save schedule
        STW     .D2T2  B0, *+B15[2]         ; save in
        STW     .D2T2  B3, *+B15[1]         ; save return$
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A15, *+B15[19]       ; save A15
        STW     .D2T1  A14, *+B15[18]       ; save A14
        STW     .D2T2  B13, *+B15[17]       ; save B13
        MV      .L1    A6, A0               ; move blocks
||      STW     .D2T1  A13, *+B15[16]       ; save A13
        STW     .D2T2  B12, *+B15[15]       ; save B12
  [!A1] B       .S1    des3_cbc3_encrypt$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[14]       ; save A12
        STW     .D2T2  B11, *+B15[13]       ; save B11
        STW     .D2T1  A11, *+B15[12]       ; save A11
        STW     .D2T2  B10, *+B15[11]       ; save B10
        STW     .D2T1  A10, *+B15[10]       ; save A10
        STW     .D2T1  A8, *+B15[5]         ; save ivs
des3_cbc3_encrypt$des3_cbc3_encrypt$1:
        LDW     .D2T1  *+B15[2], A2         ; restore in
        LDW     .D2T2  *+B15[5], B0         ; restore ivs
        MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_87
||      LDW     .D2T1  *+B15[4], A2         ; restore schedule
        NOP
        MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      LDW     .D2T1  *+B15[3], A2         ; restore out
        MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      LDW     .D1T1  *+A2[0], A3          ; LDW     *+in[0], i0_88
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      LDW     .D1T2  *+A2[1], B1          ; LDW     *+in[1], i1_88
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      LDW     .D1T1  *+A2[1], A1          ; LDW     *+schedule[1], s1_88
||      LDW     .D2T2  *+B0[1], B3          ; LDW     *+ivs[1], b0_88
        MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_87
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      LDW     .D1T2  *+A2[0], B1          ; LDW     *+schedule[0], s0_88
||      LDW     .D2T1  *+B0[3], A8          ; LDW     *+ivs[3], b1_88
        MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      LDW     .D1T2  *+A2[1], B12         ; LDW     *+out[1], o1_88
||      LDW     .D2T1  *+B0[2], A3          ; LDW     *+ivs[2], a1_88
        MVC     .S2X   A1, AMR              ; MVC     circular_87, AMR
||      LDW     .D1T2  *+A2[0], B10         ; LDW     *+out[0], o0_88
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+ivs[0], a0_88
        MV      .L2X   A0, B0               ; MV      blocks, left_88
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T1  A3, *+B15[8]         ; save i0_88
        MV      .L2X   A0, B8               ; move blocks
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      STW     .D2T2  B1, *+B15[9]         ; save i1_88
        MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T2  B1, *+B15[6]         ; save s0_88
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D2T1  A1, *+B15[7]         ; save s1_88
des3_cbc3_encrypt$pairs:
        LDW     .D2T2  *+B15[9], B1         ; restore i1_88
        LDW     .D2T1  *+B15[8], A1         ; restore i0_88
        NOP     3
        LDW     .D2T2  *B1++[1], B1         ; LDW     *i1_88++, p_90
        LDW     .D1T2  *A1++[1], B1         ; LDW     *i0_88++, p_89
||      LDW     .D2T1  *B1++[1], A1         ; LDW     *i1_88++, q_90
        MV      .L1X   B8, A10              ; move blocks
||      LDW     .D1T1  *A1++[1], A2         ; LDW     *i0_88++, q_89
||      STW     .D2T2  B1, *+B15[9]         ; save i1_88
        MVKL    .S2    252645135, B8        ; MVKL    0x0f0f0f0f, m4_91
||      STW     .D2T1  A1, *+B15[8]         ; save i0_88
        MVK     .S2    1, B2                ; MVK     1, one_101
        XOR     .L2X   B1, A3, B9           ; XOR     a1_88, p_90, a1_88
||      MVKH    .S2    252645135, B8        ; MVKH    0x0f0f0f0f, m4_91
        XOR     .L1    A8, A1, A1           ; XOR     b1_88, q_90, b1_88
||      XOR     .L2X   B1, A0, B11          ; XOR     a0_88, p_89, a0_88
||      MVKL    .S1    252645135, A0        ; MVKL    0x0f0f0f0f, m4_101
||      SHRU    .S2    B9, 4, B1            ; SHRU    a1_88, 4, high_104
        XOR     .L1X   A2, B3, A2           ; XOR     b0_88, q_89, b0_88
||      XOR     .L2X   B1, A1, B1           ; XOR     high_104, b1_88, both_104
||      MVKH    .S1    252645135, A0        ; MVKH    0x0f0f0f0f, m4_101
||      SHRU    .S2    B11, 4, B3           ; SHRU    a0_88, 4, high_94
        AND     .L1X   A0, B1, A0           ; AND     both_104, m4_101, d_104
||      XOR     .L2X   B3, A2, B1           ; XOR     high_94, b0_88, both_94
||      MVK     .S2    1, B13               ; MVK     1, one_91
        AND     .L2    B1, B8, B8           ; AND     both_94, m4_91, d_94
||      SHL     .S2X   A0, 4, B1            ; SHL     d_104, 4, moved_104
        XOR     .L1    A1, A0, A15          ; XOR     b1_88, d_104, b1_88
||      XOR     .L2    B9, B1, B3           ; XOR     a1_88, moved_104, a1_88
||      SHL     .S2    B8, 4, B1            ; SHL     d_94, 4, moved_94
        XOR     .L2X   B8, A2, B11          ; XOR     b0_88, d_94, b0_88
||      XOR     .S2    B11, B1, B9          ; XOR     a0_88, moved_94, a0_88
||      MPYSU   .M1    1, A15, A0           ; MPYSU   1, b1_88, y_105
||      MPYHLU  .M2    B3, B2, B1           ; MPYHLU  a1_88, one_101, x_105
        MPYSU   .M1X   1, B11, A0           ; MPYSU   1, b0_88, y_95
||      MPYHLU  .M2    B9, B13, B1          ; MPYHLU  a0_88, one_91, x_95
        SUB     .L2X   A0, B1, B2           ; SUB     y_105, x_105, e_105
||      MVKL    .S1    2863311530, A8       ; MVKL    0xaaaaaaaa, m1_101
||      MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2_101
||      LDW     .D2T2  *+B15[7], B8         ; restore s1_88
        SUB     .L1X   A0, B1, A0           ; SUB     y_95, x_95, e_95
||      MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_91
||      SHL     .S2    B2, 16, B1           ; SHL     e_105, 16, moved_105
        SUB     .L1X   A15, B2, A0          ; SUB     b1_88, e_105, b1_88
||      SUB     .L2X   B11, A0, B11         ; SUB     b0_88, e_95, b0_88
||      SHL     .S1    A0, 16, A1           ; SHL     e_95, 16, moved_95
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2_101
||      ADD     .D2    B3, B1, B3           ; ADD     a1_88, moved_105, a1_88
        ADD     .L2X   B9, A1, B9           ; ADD     a0_88, moved_95, a0_88
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_91
||      SHRU    .S2    B3, 2, B1            ; SHRU    a1_88, 2, high_106
        AND     .L2    B1, B8, B2           ; AND     high_106, m2_101, x_106
||      SHRU    .S1X   B9, 2, A1            ; SHRU    a0_88, 2, high_96
||      AND     .S2X   B8, A0, B1           ; AND     b1_88, m2_101, y_106
||      LDW     .D2T2  *+B15[6], B11        ; restore s0_88
        AND     .L1    A1, A2, A2           ; AND     high_96, m2_91, x_96
||      AND     .L2X   B11, A2, B2          ; AND     b0_88, m2_91, y_96
||      MV      .S1X   B8, A1               ; MV      s1_88, keys1_88
||      MVKL    .S2    16711935, B13        ; MVKL    0x00ff00ff, m8_91
||      SUB     .D2    B1, B2, B1           ; SUB     y_106, x_106, e_106
        SUB     .L1X   A0, B1, A0           ; SUB     b1_88, e_106, b1_88
||      SUB     .L2X   B2, A2, B1           ; SUB     y_96, x_96, e_96
||      MVKH    .S2    16711935, B13        ; MVKH    0x00ff00ff, m8_91
||      ADDAW   .D2    B3, B1, B2           ; ADDAW   a1_88, e_106, a1_88
        SUB     .L2    B11, B1, B8          ; SUB     b0_88, e_96, b0_88
||      MVKL    .S1    16711935, A2         ; MVKL    0x00ff00ff, m8_101
||      SHRU    .S2    B2, 8, B1            ; SHRU    a1_88, 8, high_107
||      ADDAW   .D2    B9, B1, B9           ; ADDAW   a0_88, e_96, a0_88
        XOR     .L2X   B1, A0, B1           ; XOR     high_107, b1_88, both_107
||      MVKH    .S1    16711935, A2         ; MVKH    0x00ff00ff, m8_101
||      SHRU    .S2    B9, 8, B3            ; SHRU    a0_88, 8, high_97
||      ADDAW   .D1    A1, 3, A15           ; ADDAW   keys1_88, 3, keys1_88
        MV      .L1X   B11, A3              ; MV      s0_88, keys0_88
||      XOR     .L2    B3, B8, B3           ; XOR     high_97, b0_88, both_97
||      AND     .S2X   B1, A2, B1           ; AND     both_107, m8_101, d_107
||      LDW     .D1T1  *+A1[1], A0          ; LDW     *+keys1_88[1], e0_114
        XOR     .L1X   A0, B1, A2           ; XOR     b1_88, d_107, b1_88
||      AND     .L2    B3, B13, B3          ; AND     both_97, m8_91, d_97
||      MVKL    .S1    2863311530, A11      ; MVKL    0xaaaaaaaa, m1_91
||      SHL     .S2    B1, 8, B1            ; SHL     d_107, 8, moved_107
||      LDW     .D1T1  *+A1[0], A1          ; LDW     *+keys1_88[0], k0_114
        XOR     .L2    B8, B3, B8           ; XOR     b0_88, d_97, b0_88
||      SHRU    .S1    A2, 31, A0           ; SHRU    b1_88, 31, top_108
||      SHL     .S2    B3, 8, B3            ; SHL     d_97, 8, moved_97
||      LDW     .D1T1  *+A3[0], A2          ; LDW     *+keys0_88[0], k0_113
        XOR     .L2    B2, B1, B2           ; XOR     a1_88, moved_107, a1_88
||      SHRU    .S2    B8, 31, B1           ; SHRU    b0_88, 31, top_98
||      ADDAH   .D1    A0, A2, A2           ; ADDAH   top_108, b1_88, b1_88
        XOR     .L2    B9, B3, B8           ; XOR     a0_88, moved_97, a0_88
||      MVKH    .S1    2863311530, A8       ; MVKH    0xaaaaaaaa, m1_101
||      XOR     .S2X   B2, A2, B1           ; XOR     a1_88, b1_88, both_109
||      ADDAW   .D1    A3, 3, A9            ; ADDAW   keys0_88, 3, keys0_88
||      ADDAH   .D2    B1, B8, B9           ; ADDAH   top_98, b0_88, b0_88
        XOR     .L2    B8, B9, B3           ; XOR     a0_88, b0_88, both_99
||      MVKH    .S1    2863311530, A11      ; MVKH    0xaaaaaaaa, m1_91
||      AND     .S2X   B1, A8, B1           ; AND     both_109, m1_101, d_109
||      LDW     .D1T1  *+A1[2], A0          ; LDW     *+keys1_88[2], k1_114
        AND     .L1X   A11, B3, A8          ; AND     both_99, m1_91, d_99
||      XOR     .L2    B2, B1, B3           ; XOR     a1_88, d_109, a1_88
||      XOR     .S1    A1, A0, A0           ; XOR     k0_114, e0_114, kt0_114
||      XOR     .S2X   B1, A2, B2           ; XOR     b1_88, d_109, b1_88
||      LDW     .D1T2  *+A3[1], B3          ; LDW     *+keys0_88[1], e0_113
        XOR     .L1X   A1, B2, A14          ; XOR     b1_88, k0_114, u1_112
||      XOR     .L2X   B8, A8, B8           ; XOR     a0_88, d_99, a0_88
||      SHRU    .S2    B3, 31, B1           ; SHRU    a1_88, 31, top_110
||      LDW     .D1T1  *+A3[2], A1          ; LDW     *+keys0_88[2], k1_113
        XOR     .L1X   A8, B9, A8           ; XOR     b0_88, d_99, b0_88
||      XOR     .L2X   B2, A0, B2           ; XOR     b1_88, kt0_114, t1_112
||      SHRU    .S1    A14, 16, A3          ; <0> SHRU    u1_112, 16, u16_117
||      SHRU    .S2    B8, 31, B1           ; SHRU    a0_88, 31, top_100
||      LDW     .D1T2  *A15++[2], B8        ; <0> LDW     *keys1_88++[2], e1_112
||      ADDAH   .D2    B1, B3, B13          ; ADDAH   top_110, a1_88, a1_88
        SHRU    .S1    A14, 24, A12         ; <0> SHRU    u1_112, 24, u24_118
||      SHRU    .S2    B2, 4, B8            ; <0> SHRU    t1_112, 4, t4_118
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t1_112, low_118
||      LDW     .D1T2  *A9++[2], B9         ; <0> LDW     *keys0_88++[2], e0_112
||      ADDAH   .D2    B1, B8, B9           ; ADDAH   top_100, a0_88, a0_88
        SHRU    .S1    A14, 8, A11          ; <0> SHRU    u1_112, 8, u8_118
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t1_112, 12, t12_118
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u1_112], s8_117
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[t4_118], s7_117
        XOR     .L1    A8, A2, A2           ; XOR     b0_88, k0_113, u0_112
||      XOR     .L2X   B3, A2, B2           ; XOR     k0_113, e0_113, kt0_113
||      SHRU    .S1X   B2, 28, A13          ; <0> SHRU    t1_112, 28, high_118
||      SHRU    .S2    B2, 20, B1           ; <0> SHRU    t1_112, 20, t20_118
||      LDW     .D1T1  *+A5[A11], A3        ; <0> LDW     *+A5[u8_118], s6_117
||      LDW     .D2T2  *+B5[B1], B11        ; <0> LDW     *+B5[t12_118], s5_117
        XOR     .L1X   A0, B13, A0          ; XOR     a1_88, k1_114, v1_112
||      ADD     .S2X   B11, A13, B3         ; <0> ADD     high_118, low_118, t28_118
||      LDW     .D1T1  *+A7[A12], A3        ; <0> LDW     *+A7[u24_118], s2_117
||      LDW     .D2T2  *+B6[B1], B3         ; <0> LDW     *+B6[t20_118], s3_117
        XOR     .L1X   A1, B9, A8           ; XOR     a0_88, k1_113, v0_112
||      XOR     .L2X   B2, A8, B13          ; XOR     b0_88, kt0_113, t0_112
||      LDW     .D1T2  *+A6[A3], B3         ; <0> LDW     *+A6[u16_117], s4_117
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_118], s1_117
        SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_112, 24, u24_116
||      SHRU    .S2    B13, 4, B2           ; <0> SHRU    t0_112, 4, t4_116
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t0_112, low_116
||      LDW     .D1T1  *-A15[1], A3         ; <0> LDW     *-keys1_88[1], d1_112
        XOR     .L1    A0, A3, A0           ; <0> XOR     v1_112, s8_117, even1_117
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0_112, 8, u8_116
||      SHRU    .S2    B13, 12, B3          ; <0> SHRU    t0_112, 12, t12_116
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_112], s8_115
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_116], s7_115
        XOR     .L1    A0, A3, A0           ; <0> XOR     even1_117, s6_117, even2_117
||      XOR     .L2    B1, B11, B13         ; <0> XOR     s7_117, s5_117, odd1_117
||      SHRU    .S1X   B13, 28, A13         ; <0> SHRU    t0_112, 28, high_116
||      SHRU    .S2    B13, 20, B1          ; <0> SHRU    t0_112, 20, t20_116
||      LDW     .D1T2  *+A5[A13], B8        ; <0> LDW     *+A5[u8_116], s6_115
||      LDW     .D2T1  *+B5[B3], A11        ; <0> LDW     *+B5[t12_116], s5_115
        XOR     .L1    A0, A3, A0           ; <0> XOR     even2_117, s2_117, even3_117
||      XOR     .L2    B13, B3, B13         ; <0> XOR     odd1_117, s3_117, odd2_117
||      SHRU    .S1    A2, 16, A13          ; <0> SHRU    u0_112, 16, u16_115
||      ADD     .S2X   B2, A13, B2          ; <0> ADD     high_116, low_116, t28_116
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_116], s2_115
||      LDW     .D2T1  *+B6[B1], A11        ; <0> LDW     *+B6[t20_116], s3_115
        XOR     .L1X   A0, B3, A13          ; <0> XOR     even3_117, s4_117, even_117
||      MVK     .S1    14, A1               ; MVK     16, count_112
||      XOR     .S2X   B13, A3, B11         ; <0> XOR     odd2_117, s1_117, odd_117
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_115], s4_115
||      LDW     .D2T2  *+B7[B2], B3         ; <0> LDW     *+B7[t28_116], s1_115
;@loop {"name": "rounds1", "ii": 12, "res_mii": 10, "rec_mii": 11, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": true, "note": "up to 2 stages"}, {"interval": 11, "result": "time limit", "seconds": 0.0, "banks_apart": false, "note": ""}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds1: II 12, 2 stages
;  bounds: resources 10, recurrence 11
;  critical cycle:
;    XOR s7_117, s5_117, odd1_117
;    XOR odd1_117, s3_117, odd2_117
;    XOR odd2_117, s1_117, odd_117
;    XOR even_117, odd_117, u1_112
;    XOR u1_112, e1_112, t1_112
;    SHRU t1_112, 4, t4_118
;    LDW *+B4[t4_118], s7_117
;  units: L1 10/12, S1 11/12, M1 0/12, D1 12/12, L2 7/12, S2 10/12, M2 2/12, D2 8/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 16 used, 20 live at once
;  registers of side B: 15 used, 11 live at once
;  II 11 without possible bank conflicts: proved infeasible (up to 2 stages), 0.0 s
;  II 11: time limit, 0.0 s
;  II 13 without possible bank conflicts: found, 0.0 s
;  II 12 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds1:
        XOR     .L1    A14, A3, A0          ; <1> XOR     u1_112, d1_112, v1_112
||      XOR     .S1X   A13, B11, A14        ; <1> XOR     even_117, odd_117, u1_112
||      LDW     .D1T1  *-A9[1], A11         ; <1> LDW     *-keys0_88[1], d0_112
        XOR     .L1    A8, A11, A8          ; <1> XOR     v0_112, s8_115, even1_115
||      XOR     .L2X   B8, A14, B2          ; <1> XOR     u1_112, e1_112, t1_112
||      SHRU    .S1    A14, 16, A3          ; <0> SHRU    u1_112, 16, u16_117
||      LDW     .D1T2  *A15++[2], B8        ; <0> LDW     *keys1_88++[2], e1_112
        XOR     .L1X   A8, B8, A8           ; <1> XOR     even1_115, s6_115, even2_115
||      XOR     .L2X   B3, A11, B13         ; <1> XOR     s7_115, s5_115, odd1_115
||      SHRU    .S1    A14, 24, A12         ; <0> SHRU    u1_112, 24, u24_118
||      SHRU    .S2    B2, 4, B8            ; <0> SHRU    t1_112, 4, t4_118
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t1_112, low_118
||      LDW     .D1T2  *A9++[2], B9         ; <0> LDW     *keys0_88++[2], e0_112
        XOR     .L1X   A8, B3, A8           ; <1> XOR     even2_115, s2_115, even3_115
||      XOR     .L2X   B13, A11, B13        ; <1> XOR     odd1_115, s3_115, odd2_115
||      SHRU    .S1    A14, 8, A11          ; <0> SHRU    u1_112, 8, u8_118
||      SHRU    .S2    B2, 12, B1           ; <0> SHRU    t1_112, 12, t12_118
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u1_112], s8_117
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[t4_118], s7_117
        XOR     .L1    A8, A13, A8          ; <1> XOR     even3_115, s4_115, even_115
||      XOR     .L2    B13, B3, B2          ; <1> XOR     odd2_115, s1_115, odd_115
||      SHRU    .S1X   B2, 28, A13          ; <0> SHRU    t1_112, 28, high_118
||      SHRU    .S2    B2, 20, B1           ; <0> SHRU    t1_112, 20, t20_118
||      LDW     .D1T1  *+A5[A11], A3        ; <0> LDW     *+A5[u8_118], s6_117
||      LDW     .D2T2  *+B5[B1], B11        ; <0> LDW     *+B5[t12_118], s5_117
        XOR     .L1X   A8, B2, A2           ; <1> XOR     even_115, odd_115, u0_112
||      XOR     .S1    A2, A11, A8          ; <1> XOR     u0_112, d0_112, v0_112
||      ADD     .S2X   B11, A13, B3         ; <0> ADD     high_118, low_118, t28_118
||      LDW     .D1T1  *+A7[A12], A3        ; <0> LDW     *+A7[u24_118], s2_117
||      LDW     .D2T2  *+B6[B1], B3         ; <0> LDW     *+B6[t20_118], s3_117
        XOR     .L2X   B9, A2, B13          ; <1> XOR     u0_112, e0_112, t0_112
||[A1]  B       .S2    des3_cbc3_encrypt$rounds1; <0> [count_112] B     rounds1
||      LDW     .D1T2  *+A6[A3], B3         ; <0> LDW     *+A6[u16_117], s4_117
||      LDW     .D2T1  *+B7[B3], A3         ; <0> LDW     *+B7[t28_118], s1_117
        SHRU    .S1    A2, 24, A12          ; <0> SHRU    u0_112, 24, u24_116
||      SHRU    .S2    B13, 4, B2           ; <0> SHRU    t0_112, 4, t4_116
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t0_112, low_116
||      LDW     .D1T1  *-A15[1], A3         ; <0> LDW     *-keys1_88[1], d1_112
        XOR     .L1    A0, A3, A0           ; <0> XOR     v1_112, s8_117, even1_117
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    u0_112, 8, u8_116
||      SHRU    .S2    B13, 12, B3          ; <0> SHRU    t0_112, 12, t12_116
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[u0_112], s8_115
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[t4_116], s7_115
        XOR     .L1    A0, A3, A0           ; <0> XOR     even1_117, s6_117, even2_117
||      XOR     .L2    B1, B11, B13         ; <0> XOR     s7_117, s5_117, odd1_117
||      SHRU    .S1X   B13, 28, A13         ; <0> SHRU    t0_112, 28, high_116
||      SHRU    .S2    B13, 20, B1          ; <0> SHRU    t0_112, 20, t20_116
||      LDW     .D1T2  *+A5[A13], B8        ; <0> LDW     *+A5[u8_116], s6_115
||      LDW     .D2T1  *+B5[B3], A11        ; <0> LDW     *+B5[t12_116], s5_115
        XOR     .L1    A0, A3, A0           ; <0> XOR     even2_117, s2_117, even3_117
||      XOR     .L2    B13, B3, B13         ; <0> XOR     odd1_117, s3_117, odd2_117
||      SHRU    .S1    A2, 16, A13          ; <0> SHRU    u0_112, 16, u16_115
||      ADD     .S2X   B2, A13, B2          ; <0> ADD     high_116, low_116, t28_116
||      LDW     .D1T2  *+A7[A12], B3        ; <0> LDW     *+A7[u24_116], s2_115
||      LDW     .D2T1  *+B6[B1], A11        ; <0> LDW     *+B6[t20_116], s3_115
        XOR     .L1X   A0, B3, A13          ; <0> XOR     even3_117, s4_117, even_117
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count_112, 1, count_112
||      XOR     .S2X   B13, A3, B11         ; <0> XOR     odd2_117, s1_117, odd_117
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[u16_115], s4_115
||      LDW     .D2T2  *+B7[B2], B3         ; <0> LDW     *+B7[t28_116], s1_115
des3_cbc3_encrypt$des3_cbc3_encrypt$4:
        XOR     .L1    A14, A3, A0          ; <-1> XOR     u1_112, d1_112, v1_112
||      MV      .L2X   A15, B11             ; copy
||      XOR     .S1X   A13, B11, A14        ; <-1> XOR     even_117, odd_117, u1_112
||      LDW     .D1T1  *-A9[1], A11         ; <-1> LDW     *-keys0_88[1], d0_112
        XOR     .L1    A8, A11, A8          ; <-1> XOR     v0_112, s8_115, even1_115
||      XOR     .L2X   B8, A14, B2          ; <-1> XOR     u1_112, e1_112, t1_112
||      ADDAW   .D2    B11, 1, B11          ; ADDAW   keys1_88, 1, keys1_88
        XOR     .L1X   A8, B8, A8           ; <-1> XOR     even1_115, s6_115, even2_115
||      XOR     .L2X   B3, A11, B13         ; <-1> XOR     s7_115, s5_115, odd1_115
||      LDW     .D2T2  *+B11[0], B9         ; LDW     *+keys1_88[0], k0_121
        XOR     .L1X   A8, B3, A8           ; <-1> XOR     even2_115, s2_115, even3_115
||      XOR     .L2X   B13, A11, B13        ; <-1> XOR     odd1_115, s3_115, odd2_115
||      LDW     .D2T2  *+B11[1], B13        ; LDW     *+keys1_88[1], e0_121
        XOR     .L1    A8, A13, A8          ; <-1> XOR     even3_115, s4_115, even_115
||      XOR     .L2    B13, B3, B2          ; <-1> XOR     odd2_115, s1_115, odd_115
||      ADDAW   .D1    A9, 1, A9            ; ADDAW   keys0_88, 1, keys0_88
        XOR     .L1X   A8, B2, A2           ; <-1> XOR     even_115, odd_115, u0_112
||      MV      .L2X   A9, B2               ; copy
||      XOR     .S1    A2, A11, A8          ; <-1> XOR     u0_112, d0_112, v0_112
        XOR     .L2X   B9, A2, B13          ; <-1> XOR     u0_112, e0_112, t0_112
||      LDW     .D2T2  *+B2[1], B2          ; LDW     *+keys0_88[1], e0_120
        MV      .L1    A0, A0               ; MV      v1_112, a1_88
||      MV      .S1X   B11, A11             ; copy
||      ADDAW   .D1    A9, 3, A9            ; ADDAW   keys0_88, 3, keys0_88
||      LDW     .D2T1  *+B2[0], A13         ; LDW     *+keys0_88[0], k0_120
        XOR     .L1X   A0, B9, A11          ; XOR     a1_88, k0_121, u1_119
||      XOR     .L2    B9, B13, B9          ; XOR     k0_121, e0_121, kt0_121
||      ADDAW   .D1    A11, 3, A15          ; ADDAW   keys1_88, 3, keys1_88
        XOR     .L2X   B9, A0, B8           ; XOR     a1_88, kt0_121, t1_119
||      SHRU    .S1    A11, 16, A1          ; <0> SHRU    u1_119, 16, u16_124
||      LDW     .D1T2  *A15++[2], B1        ; <0> LDW     *keys1_88++[2], e1_119
||      LDW     .D2T1  *+B11[2], A8         ; LDW     *+keys1_88[2], k1_121
        SHRU    .S1    A11, 24, A3          ; <0> SHRU    u1_119, 24, u24_125
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t1_119, 4, t4_125
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t1_119, low_125
||      LDW     .D1T2  *A9++[2], B2         ; <0> LDW     *keys0_88++[2], e0_119
||      LDW     .D2T1  *+B2[2], A1          ; LDW     *+keys0_88[2], k1_120
        MV      .L1    A8, A0               ; MV      v0_112, a0_88
||      SHRU    .S1    A11, 8, A8           ; <0> SHRU    u1_119, 8, u8_125
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t1_119, 12, t12_125
||      LDW     .D1T1  *+A4[A11], A1        ; <0> LDW     *+A4[u1_119], s8_124
||      LDW     .D2T2  *+B4[B11], B13       ; <0> LDW     *+B4[t4_125], s7_124
        XOR     .L2X   B2, A13, B2          ; XOR     k0_120, e0_120, kt0_120
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_119, 28, high_125
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t1_119, 20, t20_125
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_125], s6_124
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[t12_125], s5_124
        MV      .L1    A14, A3              ; MV      u1_112, b1_88
||      XOR     .S1    A0, A13, A14         ; XOR     a0_88, k0_120, u0_119
||      ADD     .S2X   B1, A8, B3           ; <0> ADD     high_125, low_125, t28_125
||      LDW     .D1T1  *+A7[A3], A1         ; <0> LDW     *+A7[u24_125], s2_124
||      LDW     .D2T2  *+B6[B3], B8         ; <0> LDW     *+B6[t20_125], s3_124
        MV      .L1    A2, A0               ; MV      u0_112, b0_88
||      XOR     .L2X   B2, A0, B9           ; XOR     a0_88, kt0_120, t0_119
||      XOR     .S1    A3, A8, A13          ; XOR     b1_88, k1_121, v1_119
||      LDW     .D1T2  *+A6[A1], B3         ; <0> LDW     *+A6[u16_124], s4_124
||      LDW     .D2T1  *+B7[B3], A1         ; <0> LDW     *+B7[t28_125], s1_124
        XOR     .L1    A0, A1, A12          ; XOR     b0_88, k1_120, v0_119
||      SHRU    .S1    A14, 24, A0          ; <0> SHRU    u0_119, 24, u24_123
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0_119, 4, t4_123
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t0_119, low_123
||      LDW     .D1T1  *-A15[1], A1         ; <0> LDW     *-keys1_88[1], d1_119
        XOR     .L1    A13, A1, A1          ; <0> XOR     v1_119, s8_124, even1_124
||      SHRU    .S1    A14, 8, A8           ; <0> SHRU    u0_119, 8, u8_123
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_119, 12, t12_123
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u0_119], s8_122
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_123], s7_122
        XOR     .L1    A1, A3, A3           ; <0> XOR     even1_124, s6_124, even2_124
||      XOR     .L2    B13, B11, B9         ; <0> XOR     s7_124, s5_124, odd1_124
||      SHRU    .S1X   B9, 28, A8           ; <0> SHRU    t0_119, 28, high_123
||      SHRU    .S2    B9, 20, B11          ; <0> SHRU    t0_119, 20, t20_123
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[u8_123], s6_122
||      LDW     .D2T1  *+B5[B8], A3         ; <0> LDW     *+B5[t12_123], s5_122
        XOR     .L1    A3, A1, A8           ; <0> XOR     even2_124, s2_124, even3_124
||      XOR     .L2    B9, B8, B9           ; <0> XOR     odd1_124, s3_124, odd2_124
||      SHRU    .S1    A14, 16, A13         ; <0> SHRU    u0_119, 16, u16_122
||      ADD     .S2X   B3, A8, B13          ; <0> ADD     high_123, low_123, t28_123
||      LDW     .D1T2  *+A7[A0], B1         ; <0> LDW     *+A7[u24_123], s2_122
||      LDW     .D2T1  *+B6[B11], A12       ; <0> LDW     *+B6[t20_123], s3_122
        XOR     .L1X   A8, B3, A3           ; <0> XOR     even3_124, s4_124, even_124
||      MVK     .S1    14, A2               ; MVK     16, count_119
||      XOR     .S2X   B9, A1, B13          ; <0> XOR     odd2_124, s1_124, odd_124
||      LDW     .D1T1  *+A6[A13], A0        ; <0> LDW     *+A6[u16_122], s4_122
||      LDW     .D2T2  *+B7[B13], B13       ; <0> LDW     *+B7[t28_123], s1_122
;@loop {"name": "rounds2", "ii": 12, "res_mii": 10, "rec_mii": 11, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": true, "note": "up to 2 stages"}, {"interval": 11, "result": "time limit", "seconds": 0.0, "banks_apart": false, "note": ""}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2: II 12, 2 stages
;  bounds: resources 10, recurrence 11
;  critical cycle:
;    XOR s7_124, s5_124, odd1_124
;    XOR odd1_124, s3_124, odd2_124
;    XOR odd2_124, s1_124, odd_124
;    XOR even_124, odd_124, u1_119
;    XOR u1_119, e1_119, t1_119
;    SHRU t1_119, 4, t4_125
;    LDW *+B4[t4_125], s7_124
;  units: L1 10/12, S1 11/12, M1 0/12, D1 12/12, L2 7/12, S2 10/12, M2 2/12, D2 8/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 16 used, 20 live at once
;  registers of side B: 15 used, 11 live at once
;  II 11 without possible bank conflicts: proved infeasible (up to 2 stages), 0.0 s
;  II 11: time limit, 0.0 s
;  II 13 without possible bank conflicts: found, 0.0 s
;  II 12 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds2:
        XOR     .L1    A11, A1, A13         ; <1> XOR     u1_119, d1_119, v1_119
||      XOR     .S1X   A3, B13, A11         ; <1> XOR     even_124, odd_124, u1_119
||      LDW     .D1T1  *-A9[1], A0          ; <1> LDW     *-keys0_88[1], d0_119
        XOR     .L1    A12, A1, A8          ; <1> XOR     v0_119, s8_122, even1_122
||      XOR     .L2X   B1, A11, B8          ; <1> XOR     u1_119, e1_119, t1_119
||      SHRU    .S1    A11, 16, A1          ; <0> SHRU    u1_119, 16, u16_124
||      LDW     .D1T2  *A15++[2], B1        ; <0> LDW     *keys1_88++[2], e1_119
        XOR     .L1X   A8, B1, A8           ; <1> XOR     even1_122, s6_122, even2_122
||      XOR     .L2X   B3, A3, B3           ; <1> XOR     s7_122, s5_122, odd1_122
||      SHRU    .S1    A11, 24, A3          ; <0> SHRU    u1_119, 24, u24_125
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t1_119, 4, t4_125
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t1_119, low_125
||      LDW     .D1T2  *A9++[2], B2         ; <0> LDW     *keys0_88++[2], e0_119
        XOR     .L1X   A8, B1, A12          ; <1> XOR     even2_122, s2_122, even3_122
||      XOR     .L2X   B3, A12, B9          ; <1> XOR     odd1_122, s3_122, odd2_122
||      SHRU    .S1    A11, 8, A8           ; <0> SHRU    u1_119, 8, u8_125
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t1_119, 12, t12_125
||      LDW     .D1T1  *+A4[A11], A1        ; <0> LDW     *+A4[u1_119], s8_124
||      LDW     .D2T2  *+B4[B11], B13       ; <0> LDW     *+B4[t4_125], s7_124
        XOR     .L1    A12, A0, A12         ; <1> XOR     even3_122, s4_122, even_122
||      XOR     .L2    B9, B13, B9          ; <1> XOR     odd2_122, s1_122, odd_122
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_119, 28, high_125
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t1_119, 20, t20_125
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_125], s6_124
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[t12_125], s5_124
        XOR     .L1X   A12, B9, A14         ; <1> XOR     even_122, odd_122, u0_119
||      XOR     .S1    A14, A0, A12         ; <1> XOR     u0_119, d0_119, v0_119
||      ADD     .S2X   B1, A8, B3           ; <0> ADD     high_125, low_125, t28_125
||      LDW     .D1T1  *+A7[A3], A1         ; <0> LDW     *+A7[u24_125], s2_124
||      LDW     .D2T2  *+B6[B3], B8         ; <0> LDW     *+B6[t20_125], s3_124
        XOR     .L2X   B2, A14, B9          ; <1> XOR     u0_119, e0_119, t0_119
||[A2]  B       .S2    des3_cbc3_encrypt$rounds2; <0> [count_119] B     rounds2
||      LDW     .D1T2  *+A6[A1], B3         ; <0> LDW     *+A6[u16_124], s4_124
||      LDW     .D2T1  *+B7[B3], A1         ; <0> LDW     *+B7[t28_125], s1_124
        SHRU    .S1    A14, 24, A0          ; <0> SHRU    u0_119, 24, u24_123
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0_119, 4, t4_123
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t0_119, low_123
||      LDW     .D1T1  *-A15[1], A1         ; <0> LDW     *-keys1_88[1], d1_119
        XOR     .L1    A13, A1, A1          ; <0> XOR     v1_119, s8_124, even1_124
||      SHRU    .S1    A14, 8, A8           ; <0> SHRU    u0_119, 8, u8_123
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_119, 12, t12_123
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u0_119], s8_122
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_123], s7_122
        XOR     .L1    A1, A3, A3           ; <0> XOR     even1_124, s6_124, even2_124
||      XOR     .L2    B13, B11, B9         ; <0> XOR     s7_124, s5_124, odd1_124
||      SHRU    .S1X   B9, 28, A8           ; <0> SHRU    t0_119, 28, high_123
||      SHRU    .S2    B9, 20, B11          ; <0> SHRU    t0_119, 20, t20_123
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[u8_123], s6_122
||      LDW     .D2T1  *+B5[B8], A3         ; <0> LDW     *+B5[t12_123], s5_122
        XOR     .L1    A3, A1, A8           ; <0> XOR     even2_124, s2_124, even3_124
||      XOR     .L2    B9, B8, B9           ; <0> XOR     odd1_124, s3_124, odd2_124
||      SHRU    .S1    A14, 16, A13         ; <0> SHRU    u0_119, 16, u16_122
||      ADD     .S2X   B3, A8, B13          ; <0> ADD     high_123, low_123, t28_123
||      LDW     .D1T2  *+A7[A0], B1         ; <0> LDW     *+A7[u24_123], s2_122
||      LDW     .D2T1  *+B6[B11], A12       ; <0> LDW     *+B6[t20_123], s3_122
        XOR     .L1X   A8, B3, A3           ; <0> XOR     even3_124, s4_124, even_124
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count_119, 1, count_119
||      XOR     .S2X   B9, A1, B13          ; <0> XOR     odd2_124, s1_124, odd_124
||      LDW     .D1T1  *+A6[A13], A0        ; <0> LDW     *+A6[u16_122], s4_122
||      LDW     .D2T2  *+B7[B13], B13       ; <0> LDW     *+B7[t28_123], s1_122
des3_cbc3_encrypt$des3_cbc3_encrypt$6:
        XOR     .L1    A11, A1, A13         ; <-1> XOR     u1_119, d1_119, v1_119
||      MV      .L2X   A15, B9              ; copy
||      XOR     .S1X   A3, B13, A11         ; <-1> XOR     even_124, odd_124, u1_119
||      LDW     .D1T1  *-A9[1], A0          ; <-1> LDW     *-keys0_88[1], d0_119
        XOR     .L1    A12, A1, A8          ; <-1> XOR     v0_119, s8_122, even1_122
||      XOR     .L2X   B1, A11, B8          ; <-1> XOR     u1_119, e1_119, t1_119
||      ADDAW   .D2    B9, 1, B11           ; ADDAW   keys1_88, 1, keys1_88
        XOR     .L1X   A8, B1, A8           ; <-1> XOR     even1_122, s6_122, even2_122
||      XOR     .L2X   B3, A3, B3           ; <-1> XOR     s7_122, s5_122, odd1_122
||      LDW     .D2T2  *+B11[0], B3         ; LDW     *+keys1_88[0], k0_128
        XOR     .L1X   A8, B1, A12          ; <-1> XOR     even2_122, s2_122, even3_122
||      XOR     .L2X   B3, A12, B9          ; <-1> XOR     odd1_122, s3_122, odd2_122
||      LDW     .D2T2  *+B11[1], B2         ; LDW     *+keys1_88[1], e0_128
        XOR     .L1    A12, A0, A12         ; <-1> XOR     even3_122, s4_122, even_122
||      XOR     .L2    B9, B13, B9          ; <-1> XOR     odd2_122, s1_122, odd_122
||      ADDAW   .D1    A9, 1, A1            ; ADDAW   keys0_88, 1, keys0_88
        XOR     .L1X   A12, B9, A14         ; <-1> XOR     even_122, odd_122, u0_119
||      MV      .L2X   A1, B1               ; copy
||      XOR     .S1    A14, A0, A12         ; <-1> XOR     u0_119, d0_119, v0_119
||      ADDAW   .D1    A1, 3, A9            ; ADDAW   keys0_88, 3, keys0_88
        XOR     .L2X   B2, A14, B9          ; <-1> XOR     u0_119, e0_119, t0_119
||      LDW     .D2T2  *+B1[1], B2          ; LDW     *+keys0_88[1], e0_127
        MV      .L1    A13, A0              ; MV      v1_119, b1_88
||      MV      .S1X   B11, A15             ; copy
||      LDW     .D2T1  *+B1[0], A2          ; LDW     *+keys0_88[0], k0_127
        MV      .L1    A11, A13             ; MV      u1_119, a1_88
||      XOR     .L2    B3, B2, B2           ; XOR     k0_128, e0_128, kt0_128
||      XOR     .S1X   A0, B3, A11          ; XOR     b1_88, k0_128, u1_126
||      ADDAW   .D1    A15, 3, A15          ; ADDAW   keys1_88, 3, keys1_88
||      LDW     .D2T1  *+B11[2], A0         ; LDW     *+keys1_88[2], k1_128
        XOR     .L2X   B2, A0, B8           ; XOR     b1_88, kt0_128, t1_126
||      SHRU    .S1    A11, 16, A1          ; <0> SHRU    u1_126, 16, u16_131
||      LDW     .D1T2  *A15++[2], B1        ; <0> LDW     *keys1_88++[2], e1_126
||      LDW     .D2T1  *+B1[2], A8          ; LDW     *+keys0_88[2], k1_127
        SHRU    .S1    A11, 24, A3          ; <0> SHRU    u1_126, 24, u24_132
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t1_126, 4, t4_132
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t1_126, low_132
||      LDW     .D1T2  *A9++[2], B2         ; <0> LDW     *keys0_88++[2], e0_126
        SHRU    .S1    A11, 8, A8           ; <0> SHRU    u1_126, 8, u8_132
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t1_126, 12, t12_132
||      LDW     .D1T1  *+A4[A11], A1        ; <0> LDW     *+A4[u1_126], s8_131
||      LDW     .D2T2  *+B4[B11], B13       ; <0> LDW     *+B4[t4_132], s7_131
        XOR     .L2X   B2, A2, B2           ; XOR     k0_127, e0_127, kt0_127
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_126, 28, high_132
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t1_126, 20, t20_132
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_132], s6_131
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[t12_132], s5_131
        MV      .L1    A14, A12             ; MV      u0_119, a0_88
||      MV      .S1    A12, A3              ; MV      v0_119, b0_88
||      ADD     .S2X   B1, A8, B3           ; <0> ADD     high_132, low_132, t28_132
||      LDW     .D1T1  *+A7[A3], A1         ; <0> LDW     *+A7[u24_132], s2_131
||      LDW     .D2T2  *+B6[B3], B8         ; <0> LDW     *+B6[t20_132], s3_131
        XOR     .L1    A3, A2, A14          ; XOR     b0_88, k0_127, u0_126
||      XOR     .L2X   B2, A3, B9           ; XOR     b0_88, kt0_127, t0_126
||      XOR     .S1    A13, A0, A13         ; XOR     a1_88, k1_128, v1_126
||      LDW     .D1T2  *+A6[A1], B3         ; <0> LDW     *+A6[u16_131], s4_131
||      LDW     .D2T1  *+B7[B3], A1         ; <0> LDW     *+B7[t28_132], s1_131
        XOR     .L1    A12, A8, A12         ; XOR     a0_88, k1_127, v0_126
||      SHRU    .S1    A14, 24, A0          ; <0> SHRU    u0_126, 24, u24_130
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0_126, 4, t4_130
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t0_126, low_130
||      LDW     .D1T1  *-A15[1], A1         ; <0> LDW     *-keys1_88[1], d1_126
        XOR     .L1    A13, A1, A1          ; <0> XOR     v1_126, s8_131, even1_131
||      SHRU    .S1    A14, 8, A8           ; <0> SHRU    u0_126, 8, u8_130
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_126, 12, t12_130
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u0_126], s8_129
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_130], s7_129
        XOR     .L1    A1, A3, A3           ; <0> XOR     even1_131, s6_131, even2_131
||      XOR     .L2    B13, B11, B9         ; <0> XOR     s7_131, s5_131, odd1_131
||      SHRU    .S1X   B9, 28, A8           ; <0> SHRU    t0_126, 28, high_130
||      SHRU    .S2    B9, 20, B11          ; <0> SHRU    t0_126, 20, t20_130
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[u8_130], s6_129
||      LDW     .D2T1  *+B5[B8], A3         ; <0> LDW     *+B5[t12_130], s5_129
        XOR     .L1    A3, A1, A8           ; <0> XOR     even2_131, s2_131, even3_131
||      XOR     .L2    B9, B8, B9           ; <0> XOR     odd1_131, s3_131, odd2_131
||      SHRU    .S1    A14, 16, A13         ; <0> SHRU    u0_126, 16, u16_129
||      ADD     .S2X   B3, A8, B13          ; <0> ADD     high_130, low_130, t28_130
||      LDW     .D1T2  *+A7[A0], B1         ; <0> LDW     *+A7[u24_130], s2_129
||      LDW     .D2T1  *+B6[B11], A12       ; <0> LDW     *+B6[t20_130], s3_129
        XOR     .L1X   A8, B3, A3           ; <0> XOR     even3_131, s4_131, even_131
||      MVK     .S1    14, A2               ; MVK     16, count_126
||      XOR     .S2X   B9, A1, B13          ; <0> XOR     odd2_131, s1_131, odd_131
||      LDW     .D1T1  *+A6[A13], A0        ; <0> LDW     *+A6[u16_129], s4_129
||      LDW     .D2T2  *+B7[B13], B13       ; <0> LDW     *+B7[t28_130], s1_129
;@loop {"name": "rounds3", "ii": 12, "res_mii": 10, "rec_mii": 11, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": true, "note": "up to 2 stages"}, {"interval": 11, "result": "time limit", "seconds": 0.0, "banks_apart": false, "note": ""}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3: II 12, 2 stages
;  bounds: resources 10, recurrence 11
;  critical cycle:
;    XOR s7_131, s5_131, odd1_131
;    XOR odd1_131, s3_131, odd2_131
;    XOR odd2_131, s1_131, odd_131
;    XOR even_131, odd_131, u1_126
;    XOR u1_126, e1_126, t1_126
;    SHRU t1_126, 4, t4_132
;    LDW *+B4[t4_132], s7_131
;  units: L1 10/12, S1 11/12, M1 0/12, D1 12/12, L2 7/12, S2 10/12, M2 2/12, D2 8/12
;  cross paths: 1X 7/12, 2X 7/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 16 used, 20 live at once
;  registers of side B: 15 used, 11 live at once
;  II 11 without possible bank conflicts: proved infeasible (up to 2 stages), 0.0 s
;  II 11: time limit, 0.0 s
;  II 13 without possible bank conflicts: found, 0.0 s
;  II 12 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds3:
        XOR     .L1    A11, A1, A13         ; <1> XOR     u1_126, d1_126, v1_126
||      XOR     .S1X   A3, B13, A11         ; <1> XOR     even_131, odd_131, u1_126
||      LDW     .D1T1  *-A9[1], A0          ; <1> LDW     *-keys0_88[1], d0_126
        XOR     .L1    A12, A1, A8          ; <1> XOR     v0_126, s8_129, even1_129
||      XOR     .L2X   B1, A11, B8          ; <1> XOR     u1_126, e1_126, t1_126
||      SHRU    .S1    A11, 16, A1          ; <0> SHRU    u1_126, 16, u16_131
||      LDW     .D1T2  *A15++[2], B1        ; <0> LDW     *keys1_88++[2], e1_126
        XOR     .L1X   A8, B1, A8           ; <1> XOR     even1_129, s6_129, even2_129
||      XOR     .L2X   B3, A3, B3           ; <1> XOR     s7_129, s5_129, odd1_129
||      SHRU    .S1    A11, 24, A3          ; <0> SHRU    u1_126, 24, u24_132
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t1_126, 4, t4_132
||      MPY     .M2    -16, B8, B1          ; <0> MPY     -16, t1_126, low_132
||      LDW     .D1T2  *A9++[2], B2         ; <0> LDW     *keys0_88++[2], e0_126
        XOR     .L1X   A8, B1, A12          ; <1> XOR     even2_129, s2_129, even3_129
||      XOR     .L2X   B3, A12, B9          ; <1> XOR     odd1_129, s3_129, odd2_129
||      SHRU    .S1    A11, 8, A8           ; <0> SHRU    u1_126, 8, u8_132
||      SHRU    .S2    B8, 12, B3           ; <0> SHRU    t1_126, 12, t12_132
||      LDW     .D1T1  *+A4[A11], A1        ; <0> LDW     *+A4[u1_126], s8_131
||      LDW     .D2T2  *+B4[B11], B13       ; <0> LDW     *+B4[t4_132], s7_131
        XOR     .L1    A12, A0, A12         ; <1> XOR     even3_129, s4_129, even_129
||      XOR     .L2    B9, B13, B9          ; <1> XOR     odd2_129, s1_129, odd_129
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t1_126, 28, high_132
||      SHRU    .S2    B8, 20, B3           ; <0> SHRU    t1_126, 20, t20_132
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_132], s6_131
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[t12_132], s5_131
        XOR     .L1X   A12, B9, A14         ; <1> XOR     even_129, odd_129, u0_126
||      XOR     .S1    A14, A0, A12         ; <1> XOR     u0_126, d0_126, v0_126
||      ADD     .S2X   B1, A8, B3           ; <0> ADD     high_132, low_132, t28_132
||      LDW     .D1T1  *+A7[A3], A1         ; <0> LDW     *+A7[u24_132], s2_131
||      LDW     .D2T2  *+B6[B3], B8         ; <0> LDW     *+B6[t20_132], s3_131
        XOR     .L2X   B2, A14, B9          ; <1> XOR     u0_126, e0_126, t0_126
||[A2]  B       .S2    des3_cbc3_encrypt$rounds3; <0> [count_126] B     rounds3
||      LDW     .D1T2  *+A6[A1], B3         ; <0> LDW     *+A6[u16_131], s4_131
||      LDW     .D2T1  *+B7[B3], A1         ; <0> LDW     *+B7[t28_132], s1_131
        SHRU    .S1    A14, 24, A0          ; <0> SHRU    u0_126, 24, u24_130
||      SHRU    .S2    B9, 4, B3            ; <0> SHRU    t0_126, 4, t4_130
||      MPY     .M2    -16, B9, B3          ; <0> MPY     -16, t0_126, low_130
||      LDW     .D1T1  *-A15[1], A1         ; <0> LDW     *-keys1_88[1], d1_126
        XOR     .L1    A13, A1, A1          ; <0> XOR     v1_126, s8_131, even1_131
||      SHRU    .S1    A14, 8, A8           ; <0> SHRU    u0_126, 8, u8_130
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t0_126, 12, t12_130
||      LDW     .D1T1  *+A4[A14], A1        ; <0> LDW     *+A4[u0_126], s8_129
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[t4_130], s7_129
        XOR     .L1    A1, A3, A3           ; <0> XOR     even1_131, s6_131, even2_131
||      XOR     .L2    B13, B11, B9         ; <0> XOR     s7_131, s5_131, odd1_131
||      SHRU    .S1X   B9, 28, A8           ; <0> SHRU    t0_126, 28, high_130
||      SHRU    .S2    B9, 20, B11          ; <0> SHRU    t0_126, 20, t20_130
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[u8_130], s6_129
||      LDW     .D2T1  *+B5[B8], A3         ; <0> LDW     *+B5[t12_130], s5_129
        XOR     .L1    A3, A1, A8           ; <0> XOR     even2_131, s2_131, even3_131
||      XOR     .L2    B9, B8, B9           ; <0> XOR     odd1_131, s3_131, odd2_131
||      SHRU    .S1    A14, 16, A13         ; <0> SHRU    u0_126, 16, u16_129
||      ADD     .S2X   B3, A8, B13          ; <0> ADD     high_130, low_130, t28_130
||      LDW     .D1T2  *+A7[A0], B1         ; <0> LDW     *+A7[u24_130], s2_129
||      LDW     .D2T1  *+B6[B11], A12       ; <0> LDW     *+B6[t20_130], s3_129
        XOR     .L1X   A8, B3, A3           ; <0> XOR     even3_131, s4_131, even_131
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count_126, 1, count_126
||      XOR     .S2X   B9, A1, B13          ; <0> XOR     odd2_131, s1_131, odd_131
||      LDW     .D1T1  *+A6[A13], A0        ; <0> LDW     *+A6[u16_129], s4_129
||      LDW     .D2T2  *+B7[B13], B13       ; <0> LDW     *+B7[t28_130], s1_129
des3_cbc3_encrypt$des3_cbc3_encrypt$8:
        XOR     .L1    A11, A1, A13         ; <-1> XOR     u1_126, d1_126, v1_126
||      XOR     .S1X   A3, B13, A11         ; <-1> XOR     even_131, odd_131, u1_126
||      LDW     .D1T1  *-A9[1], A0          ; <-1> LDW     *-keys0_88[1], d0_126
        XOR     .L1    A12, A1, A8          ; <-1> XOR     v0_126, s8_129, even1_129
||      XOR     .L2X   B1, A11, B8          ; <-1> XOR     u1_126, e1_126, t1_126
||      MVKL    .S1    2863311530, A1       ; MVKL    0xaaaaaaaa, m1_143
||      MV      .D1    A11, A11             ; MV      u1_126, b1_88
        XOR     .L1X   A8, B1, A8           ; <-1> XOR     even1_129, s6_129, even2_129
||      XOR     .L2X   B3, A3, B3           ; <-1> XOR     s7_129, s5_129, odd1_129
||      SHL     .S1    A11, 31, A3          ; SHL     b1_88, 31, top_146
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_133
        XOR     .L1X   A8, B1, A12          ; <-1> XOR     even2_129, s2_129, even3_129
||      XOR     .L2X   B3, A12, B9          ; <-1> XOR     odd1_129, s3_129, odd2_129
||      SHRU    .S1    A11, 1, A8           ; SHRU    b1_88, 1, rest_146
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_133
        XOR     .L1    A12, A0, A12         ; <-1> XOR     even3_129, s4_129, even_129
||      XOR     .L2    B9, B13, B9          ; <-1> XOR     odd2_129, s1_129, odd_129
||      MVKH    .S1    2863311530, A1       ; MVKH    0xaaaaaaaa, m1_143
||      MV      .S2X   A13, B13             ; MV      v1_126, a1_88
||      ADD     .D1    A3, A8, A3           ; ADD     top_146, rest_146, b1_88
        XOR     .L1X   A12, B9, A14         ; <-1> XOR     even_129, odd_129, u0_126
||      XOR     .L2X   B13, A3, B9          ; XOR     b1_88, a1_88, both_147
||      XOR     .S1    A14, A0, A12         ; <-1> XOR     u0_126, d0_126, v0_126
||      MVKL    .S2    16711935, B3         ; MVKL    0x00ff00ff, m8_143
        MV      .L1    A14, A14             ; MV      u0_126, b0_88
||      XOR     .L2X   B2, A14, B9          ; <-1> XOR     u0_126, e0_126, t0_126
||      AND     .S1X   A1, B9, A1           ; AND     both_147, m1_143, d_147
||      MVKH    .S2    16711935, B3         ; MVKH    0x00ff00ff, m8_143
        XOR     .L1X   A1, B13, A0          ; XOR     a1_88, d_147, a1_88
||      SHRU    .S1    A14, 1, A14          ; SHRU    b0_88, 1, rest_136
||      SHL     .S2X   A14, 31, B9          ; SHL     b0_88, 31, top_136
||      MV      .D1    A12, A12             ; MV      v0_126, a0_88
        XOR     .L1    A3, A1, A0           ; XOR     b1_88, d_147, b1_88
||      SHRU    .S1    A0, 1, A3            ; SHRU    a1_88, 1, rest_148
||      SHL     .S2X   A0, 31, B13          ; SHL     a1_88, 31, top_148
||      ADDAW   .D1    A9, 1, A1            ; ADDAW   keys0_88, 1, keys0_88
        ADD     .L1X   A14, B9, A1          ; ADD     top_136, rest_136, b0_88
||      ADD     .L2X   B13, A3, B13         ; ADD     top_148, rest_148, a1_88
||      SHRU    .S1    A0, 8, A3            ; SHRU    b1_88, 8, high_149
||      MVKL    .S2    858993459, B9        ; MVKL    0x33333333, m2_143
        XOR     .L1    A1, A12, A3          ; XOR     b0_88, a0_88, both_137
||      XOR     .S1X   A3, B13, A14         ; XOR     high_149, a1_88, both_149
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_133
        AND     .L1X   A14, B3, A3          ; AND     both_149, m8_143, d_149
||      AND     .L2X   B8, A3, B3           ; AND     both_137, m1_133, d_137
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_133
        XOR     .L1X   A12, B3, A14         ; XOR     a0_88, d_137, a0_88
||      MVKL    .S1    858993459, A12       ; MVKL    0x33333333, m2_133
||      SHL     .S2X   A3, 8, B8            ; SHL     d_149, 8, moved_149
||      ADDAW   .D1    A15, 1, A15          ; ADDAW   keys1_88, 1, keys1_88
        XOR     .L1X   A1, B3, A1           ; XOR     b0_88, d_137, b0_88
||      SHRU    .S1    A14, 1, A14          ; SHRU    a0_88, 1, rest_138
||      SHL     .S2X   A14, 31, B3          ; SHL     a0_88, 31, top_138
        XOR     .L1X   A0, B8, A0           ; XOR     b1_88, moved_149, b1_88
||      ADD     .L2X   B3, A14, B3          ; ADD     top_138, rest_138, a0_88
||      SHRU    .S1    A1, 8, A14           ; SHRU    b0_88, 8, high_139
||      MVKH    .S2    858993459, B9        ; MVKH    0x33333333, m2_143
        XOR     .L1X   A3, B13, A3          ; XOR     a1_88, d_149, a1_88
||      XOR     .L2X   B3, A14, B13         ; XOR     high_139, a0_88, both_139
||      SHRU    .S1    A0, 2, A14           ; SHRU    b1_88, 2, high_150
        AND     .L1X   A14, B9, A15         ; AND     high_150, m2_143, x_150
||      AND     .L2    B13, B1, B1          ; AND     both_139, m8_133, d_139
||      MVKL    .S1    252645135, A14       ; MVKL    0x0f0f0f0f, m4_143
||      AND     .S2X   B9, A3, B9           ; AND     a1_88, m2_143, y_150
        SUB     .L1X   B9, A15, A15         ; SUB     y_150, x_150, e_150
||      XOR     .L2    B3, B1, B1           ; XOR     a0_88, d_139, a0_88
||      MVKH    .S1    858993459, A12       ; MVKH    0x33333333, m2_133
||      SHL     .S2    B1, 8, B3            ; SHL     d_139, 8, moved_139
        SUB     .L1    A3, A15, A0          ; SUB     a1_88, e_150, a1_88
||      XOR     .L2X   B3, A1, B3           ; XOR     b0_88, moved_139, b0_88
||      MVK     .S1    1, A3                ; MVK     1, one_143
||      ADDAW   .D1    A0, A15, A1          ; ADDAW   b1_88, e_150, b1_88
        SHRU    .S1X   B3, 2, A3            ; SHRU    b0_88, 2, high_140
||      MPYHLU  .M1    A1, A3, A12          ; MPYHLU  b1_88, one_143, x_151
||      MPYSU   .M2X   1, A0, B13           ; MPYSU   1, a1_88, y_151
        AND     .L1    A3, A12, A3          ; AND     high_140, m2_133, x_140
||      AND     .L2X   B1, A12, B9          ; AND     a0_88, m2_133, y_140
||      MVKH    .S1    252645135, A14       ; MVKH    0x0f0f0f0f, m4_143
        SUB     .L1X   B13, A12, A12        ; SUB     y_151, x_151, e_151
||      SUB     .L2X   B9, A3, B9           ; SUB     y_140, x_140, e_140
||      MVK     .S1    1, A3                ; MVK     1, one_133
        SUB     .L2    B1, B9, B3           ; SUB     a0_88, e_140, a0_88
||      SHL     .S1    A12, 16, A15         ; SHL     e_151, 16, moved_151
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_133
||      ADDAW   .D2    B3, B9, B9           ; ADDAW   b0_88, e_140, b0_88
        SUB     .L1    A0, A12, A0          ; SUB     a1_88, e_151, a1_88
||      ADD     .S1    A1, A15, A1          ; ADD     b1_88, moved_151, b1_88
||      MPYSU   .M1X   1, B3, A10           ; MPYSU   1, a0_88, y_141
||      MPYHLU  .M2X   B9, A3, B13          ; MPYHLU  b0_88, one_133, x_141
        MV      .L2X   A10, B8              ; move blocks
||      SHRU    .S1    A1, 4, A3            ; SHRU    b1_88, 4, high_152
        SUB     .L1X   A10, B13, A3         ; SUB     y_141, x_141, e_141
||      XOR     .S1    A3, A0, A10          ; XOR     high_152, a1_88, both_152
        AND     .L1    A10, A14, A10        ; AND     both_152, m4_143, d_152
||      SHL     .S1    A3, 16, A14          ; SHL     e_141, 16, moved_141
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_133
        ADD     .L1X   A14, B9, A14         ; ADD     b0_88, moved_141, b0_88
||      SHL     .S1    A10, 4, A12          ; SHL     d_152, 4, moved_152
        SUB     .L1X   B3, A3, A1           ; SUB     a0_88, e_141, a0_88
||      XOR     .S1    A1, A12, A3          ; XOR     b1_88, moved_152, b1_88
||      SHRU    .S2X   A14, 4, B3           ; SHRU    b0_88, 4, high_142
        XOR     .L1    A0, A10, A0          ; XOR     a1_88, d_152, a1_88
||      XOR     .L2X   B3, A1, B3           ; XOR     high_142, a0_88, both_142
||      STW     .D2T1  A3, *B12++[1]        ; STW     b1_88, *o1_88++
        AND     .L2    B3, B1, B1           ; AND     both_142, m4_133, d_142
||      STW     .D2T1  A0, *B12++[1]        ; STW     a1_88, *o1_88++
        SHL     .S2    B1, 4, B3            ; SHL     d_142, 4, moved_142
||      LDW     .D2T1  *-B12[2], A3         ; LDW     *-o1_88[2], a1_88
        XOR     .L2X   B3, A14, B3          ; XOR     b0_88, moved_142, b0_88
||      SUB     .S2    B0, 1, B0            ; SUB     left_88, 1, left_88
||      LDW     .D2T1  *-B12[1], A8         ; LDW     *-o1_88[1], b1_88
        XOR     .L1X   A1, B1, A1           ; XOR     a0_88, d_142, a0_88
||      STW     .D2T2  B3, *B10++[1]        ; STW     b0_88, *o0_88++
        MV      .L2    B0, B1               ; MV      left_88, again_88
||      STW     .D2T1  A1, *B10++[1]        ; STW     a0_88, *o0_88++
  [B1]  B       .S1    des3_cbc3_encrypt$pairs; [again_88] B     pairs
||      LDW     .D2T1  *-B10[2], A0         ; LDW     *-o0_88[2], a0_88
        LDW     .D2T2  *-B10[1], B3         ; LDW     *-o0_88[1], b0_88
        NOP     4
des3_cbc3_encrypt$des3_cbc3_encrypt$9:
        LDW     .D2T2  *+B15[2], B0         ; restore in
        LDW     .D2T1  *+B15[5], A1         ; restore ivs
        LDW     .D2T2  *+B15[3], B0         ; restore out
        LDW     .D2T2  *+B15[4], B0         ; restore schedule
        NOP
        LDW     .D2T2  *+B0[2], B1          ; LDW     *+in[2], i_155
        MVK     .S1    1, A2                ; MVK     1, one_155
||      LDW     .D1T1  *+A1[4], A0          ; LDW     *+ivs[4], a_155
        STW     .D1T1  A3, *+A1[2]          ; STW     a1_88, *+ivs[2]
||      LDW     .D2T2  *+B0[2], B2          ; LDW     *+out[2], o_155
        LDW     .D1T1  *+A1[5], A3          ; LDW     *+ivs[5], b_155
||      LDW     .D2T2  *+B0[2], B9          ; LDW     *+schedule[2], s_155
        STW     .D1T2  B3, *+A1[1]          ; STW     b0_88, *+ivs[1]
        STW     .D1T1  A0, *+A1[0]          ; STW     a0_88, *+ivs[0]
        NOP
        MV      .L2    B8, B3               ; move blocks
||      STW     .D1T1  A8, *+A1[3]          ; STW     b1_88, *+ivs[3]
des3_cbc3_encrypt$singles:
        LDW     .D2T1  *B1++[1], A1         ; LDW     *i_155++, p_156
        LDW     .D2T2  *B1++[1], B0         ; LDW     *i_155++, q_156
        NOP     3
        XOR     .L1    A0, A1, A0           ; XOR     a_155, p_156, a_155
        XOR     .L1X   A3, B0, A3           ; XOR     b_155, q_156, b_155
||      SHRU    .S1    A0, 4, A1            ; SHRU    a_155, 4, high_160
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_157
        XOR     .L1    A1, A3, A1           ; XOR     high_160, b_155, both_160
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_157
        AND     .L1X   A1, B0, A1           ; AND     both_160, m4_157, d_160
        XOR     .L1    A3, A1, A1           ; XOR     b_155, d_160, b_155
||      SHL     .S1    A1, 4, A3            ; SHL     d_160, 4, moved_160
        XOR     .L1    A0, A3, A0           ; XOR     a_155, moved_160, a_155
||      MVK     .S2    1, B0                ; MVK     1, one_157
||      MPYSU   .M1    1, A1, A3            ; MPYSU   1, b_155, y_161
        MPYHLU  .M1X   A0, B0, A8           ; MPYHLU  a_155, one_157, x_161
        NOP
        SUB     .L1    A3, A8, A3           ; SUB     y_161, x_161, e_161
        SHL     .S1    A3, 16, A8           ; SHL     e_161, 16, moved_161
        ADD     .L1    A0, A8, A0           ; ADD     a_155, moved_161, a_155
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_157
        SUB     .L1    A1, A3, A1           ; SUB     b_155, e_161, b_155
||      SHRU    .S1    A0, 2, A3            ; SHRU    a_155, 2, high_162
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_157
        AND     .L1X   A1, B0, A3           ; AND     b_155, m2_157, y_162
||      AND     .L2X   B0, A3, B0           ; AND     high_162, m2_157, x_162
        SUB     .L1X   A3, B0, A3           ; SUB     y_162, x_162, e_162
        SUB     .L1    A1, A3, A1           ; SUB     b_155, e_162, b_155
||      ADDAW   .D1    A0, A3, A0           ; ADDAW   a_155, e_162, a_155
        SHRU    .S1    A0, 8, A3            ; SHRU    a_155, 8, high_163
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_157
        XOR     .L1    A3, A1, A8           ; XOR     high_163, b_155, both_163
||      MV      .S1X   B9, A3               ; MV      s_155, keys_155
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_157
        AND     .L1X   A8, B0, A8           ; AND     both_163, m8_157, d_163
||      LDW     .D1T2  *+A3[0], B10         ; LDW     *+keys_155[0], k0_169
        XOR     .L1    A1, A8, A1           ; XOR     b_155, d_163, b_155
||      LDW     .D1T2  *+A3[1], B8          ; LDW     *+keys_155[1], e0_169
        SHRU    .S1    A1, 31, A8           ; SHRU    b_155, 31, top_164
||      SHL     .S2X   A8, 8, B0            ; SHL     d_163, 8, moved_163
        XOR     .L2X   B0, A0, B0           ; XOR     a_155, moved_163, a_155
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_157
||      ADDAH   .D1    A8, A1, A0           ; ADDAH   top_164, b_155, b_155
        XOR     .L1X   A0, B0, A1           ; XOR     a_155, b_155, both_165
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_157
||      LDW     .D1T1  *+A3[2], A1          ; LDW     *+keys_155[2], k1_169
        AND     .L1X   A1, B8, A1           ; AND     both_165, m1_157, d_165
        XOR     .L1    A0, A1, A0           ; XOR     b_155, d_165, b_155
||      XOR     .L2X   B0, A1, B0           ; XOR     a_155, d_165, a_155
||      XOR     .S2    B10, B8, B8          ; XOR     k0_169, e0_169, kt0_169
||      ADDAW   .D1    A3, 3, A8            ; ADDAW   keys_155, 3, keys_155
        XOR     .L1X   A0, B10, A0          ; XOR     b_155, k0_169, u_168
||      XOR     .L2X   B8, A0, B8           ; XOR     b_155, kt0_169, t_168
||      SHRU    .S2    B0, 31, B10          ; SHRU    a_155, 31, top_166
||      LDW     .D1T2  *A8++[2], B8         ; <0> LDW     *keys_155++[2], e_170
        MV      .L1X   B3, A10              ; move blocks
||      SHRU    .S1    A0, 8, A3            ; <0> SHRU    u_168, 8, u8_172
||      SHRU    .S2    B8, 4, B3            ; <0> SHRU    t_168, 4, t4_172
||      LDW     .D1T2  *+A4[A0], B8         ; <0> LDW     *+A4[u_168], s8_171
||      ADDAH   .D2    B10, B0, B10         ; ADDAH   top_166, a_155, a_155
        SHRU    .S1    A0, 24, A3           ; <0> SHRU    u_168, 24, u24_172
||      SHRU    .S2    B8, 12, B0           ; <0> SHRU    t_168, 12, t12_172
||      MPYHLU  .M1    A0, A2, A3           ; <0> MPYHLU  u_168, one_155, u16_171
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_172], s6_171
||      LDW     .D2T1  *+B4[B3], A3         ; <0> LDW     *+B4[t4_172], s7_171
        XOR     .L1X   A1, B10, A9          ; XOR     a_155, k1_169, v_168
||      MVK     .S1    15, A1               ; MVK     16, count_170
||      SHRU    .S2    B8, 20, B0           ; <0> SHRU    t_168, 20, t20_172
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t_168, low_172
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_172], s2_171
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[t12_172], s5_171
        SHRU    .S1X   B8, 28, A3           ; <0> SHRU    t_168, 28, high_172
||      LDW     .D1T1  *+A6[A3], A9         ; <0> LDW     *+A6[u16_171], s4_171
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_172], s3_171
        XOR     .L1X   A9, B8, A3           ; <0> XOR     v_168, e_170, w_170
||      ADD     .S2X   B3, A3, B0           ; <0> ADD     high_172, low_172, t28_172
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_170
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_170, s8_171, t1_171
||      LDW     .D2T1  *+B7[B0], A0         ; <0> LDW     *+B7[t28_172], s1_171
        XOR     .L1X   A9, B8, A9           ; <0> XOR     v_168, s8_171, u1_171
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_171, s7_171, pair1_171
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_171, pair1_171, t2_171
||      XOR     .S1X   A9, B3, A3           ; <0> XOR     u1_171, pair1_171, u2_171
||      XOR     .S2X   B8, A3, B3           ; <0> XOR     s2_171, s5_171, pair2_171
        XOR     .L1X   A3, B3, A9           ; <0> XOR     u2_171, pair2_171, u3_171
||      XOR     .L2X   B8, A9, B3           ; <0> XOR     s4_171, s3_171, pair3_171
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_171, pair2_171, t3_171
        XOR     .L2X   B3, A9, B3           ; <0> XOR     u3_171, pair3_171, u4_171
||      XOR     .S1    A0, A3, A9           ; <0> XOR     u_168, d_170, v_168
||      XOR     .S2    B0, B3, B8           ; <0> XOR     t3_171, pair3_171, t4_171
;@loop {"name": "rounds1_of_third", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds1_of_third: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_171, pair3_171, u4_171
;    XOR u4_171, s1_171, u_168
;    SHRU u_168, 8, u8_172
;    LDW *+A5[u8_172], s6_171
;    XOR s6_171, s7_171, pair1_171
;    XOR u1_171, pair1_171, u2_171
;    XOR u2_171, pair2_171, u3_171
;  units: L1 4/11, S1 7/11, M1 1/11, D1 6/11, L2 6/11, S2 7/11, M2 1/11, D2 4/11
;  cross paths: 1X 6/11, 2X 7/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 15 live at once
;  registers of side B: 11 used, 7 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds1_of_third:
        XOR     .L2X   B8, A0, B8           ; <1> XOR     t4_171, s1_171, t_168
||      XOR     .S1X   A0, B3, A0           ; <1> XOR     u4_171, s1_171, u_168
||      LDW     .D1T2  *A8++[2], B8         ; <0> LDW     *keys_155++[2], e_170
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    u_168, 8, u8_172
||      SHRU    .S2    B8, 4, B3            ; <0> SHRU    t_168, 4, t4_172
||      LDW     .D1T2  *+A4[A0], B8         ; <0> LDW     *+A4[u_168], s8_171
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_170, 1, count_170
||      SHRU    .S1    A0, 24, A3           ; <0> SHRU    u_168, 24, u24_172
||      SHRU    .S2    B8, 12, B0           ; <0> SHRU    t_168, 12, t12_172
||      MPYHLU  .M1    A0, A2, A3           ; <0> MPYHLU  u_168, one_155, u16_171
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_172], s6_171
||      LDW     .D2T1  *+B4[B3], A3         ; <0> LDW     *+B4[t4_172], s7_171
        SHRU    .S2    B8, 20, B0           ; <0> SHRU    t_168, 20, t20_172
||      MPY     .M2    -16, B8, B3          ; <0> MPY     -16, t_168, low_172
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_172], s2_171
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[t12_172], s5_171
        SHRU    .S1X   B8, 28, A3           ; <0> SHRU    t_168, 28, high_172
||      LDW     .D1T1  *+A6[A3], A9         ; <0> LDW     *+A6[u16_171], s4_171
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_172], s3_171
        XOR     .L1X   A9, B8, A3           ; <0> XOR     v_168, e_170, w_170
||[A1]  B       .S1    des3_cbc3_encrypt$rounds1_of_third; <0> [count_170] B     rounds1_of_third
||      ADD     .S2X   B3, A3, B0           ; <0> ADD     high_172, low_172, t28_172
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_170
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_170, s8_171, t1_171
||      LDW     .D2T1  *+B7[B0], A0         ; <0> LDW     *+B7[t28_172], s1_171
        XOR     .L1X   A9, B8, A9           ; <0> XOR     v_168, s8_171, u1_171
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_171, s7_171, pair1_171
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_171, pair1_171, t2_171
||      XOR     .S1X   A9, B3, A3           ; <0> XOR     u1_171, pair1_171, u2_171
||      XOR     .S2X   B8, A3, B3           ; <0> XOR     s2_171, s5_171, pair2_171
        XOR     .L1X   A3, B3, A9           ; <0> XOR     u2_171, pair2_171, u3_171
||      XOR     .L2X   B8, A9, B3           ; <0> XOR     s4_171, s3_171, pair3_171
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_171, pair2_171, t3_171
        XOR     .L2X   B3, A9, B3           ; <0> XOR     u3_171, pair3_171, u4_171
||      XOR     .S1    A0, A3, A9           ; <0> XOR     u_168, d_170, v_168
||      XOR     .S2    B0, B3, B8           ; <0> XOR     t3_171, pair3_171, t4_171
des3_cbc3_encrypt$des3_cbc3_encrypt$12:
        XOR     .L2X   B8, A0, B8           ; <-1> XOR     t4_171, s1_171, t_168
||      XOR     .S1X   A0, B3, A0           ; <-1> XOR     u4_171, s1_171, u_168
||      ADDAW   .D1    A8, 1, A8            ; ADDAW   keys_155, 1, keys_155
        MV      .L2X   A8, B8               ; copy
||      ADDAW   .D1    A8, 3, A8            ; ADDAW   keys_155, 3, keys_155
        LDW     .D2T2  *+B8[0], B8          ; LDW     *+keys_155[0], k0_174
        LDW     .D2T2  *+B8[1], B3          ; LDW     *+keys_155[1], e0_174
        LDW     .D2T1  *+B8[2], A11         ; LDW     *+keys_155[2], k1_174
        NOP     2
        MV      .L1    A9, A1               ; MV      v_168, a_155
        XOR     .L1X   A1, B8, A9           ; XOR     a_155, k0_174, u_173
||      XOR     .L2    B8, B3, B3           ; XOR     k0_174, e0_174, kt0_174
        MV      .L1    A0, A0               ; MV      u_168, b_155
||      XOR     .L2X   B3, A1, B3           ; XOR     a_155, kt0_174, t_173
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys_155++[2], e_175
        SHRU    .S1    A9, 8, A3            ; <0> SHRU    u_173, 8, u8_177
||      SHRU    .S2    B3, 4, B0            ; <0> SHRU    t_173, 4, t4_177
||      LDW     .D1T2  *+A4[A9], B8         ; <0> LDW     *+A4[u_173], s8_176
        SHRU    .S1    A9, 24, A3           ; <0> SHRU    u_173, 24, u24_177
||      SHRU    .S2    B3, 12, B0           ; <0> SHRU    t_173, 12, t12_177
||      MPYHLU  .M1    A9, A2, A3           ; <0> MPYHLU  u_173, one_155, u16_176
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_177], s6_176
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[t4_177], s7_176
        XOR     .L1    A0, A11, A0          ; XOR     b_155, k1_174, v_173
||      SHRU    .S2    B3, 20, B0           ; <0> SHRU    t_173, 20, t20_177
||      MPY     .M2    -16, B3, B0          ; <0> MPY     -16, t_173, low_177
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_177], s2_176
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[t12_177], s5_176
        SHRU    .S1X   B3, 28, A3           ; <0> SHRU    t_173, 28, high_177
||      LDW     .D1T1  *+A6[A3], A3         ; <0> LDW     *+A6[u16_176], s4_176
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_177], s3_176
        XOR     .L1X   A0, B3, A3           ; <0> XOR     v_173, e_175, w_175
||      MVK     .S1    15, A1               ; MVK     16, count_175
||      ADD     .S2X   B0, A3, B0           ; <0> ADD     high_177, low_177, t28_177
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_175
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_175, s8_176, t1_176
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[t28_177], s1_176
        XOR     .L1X   A0, B8, A3           ; <0> XOR     v_173, s8_176, u1_176
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_176, s7_176, pair1_176
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_176, pair1_176, t2_176
||      XOR     .S1X   A3, B3, A0           ; <0> XOR     u1_176, pair1_176, u2_176
||      XOR     .S2X   B8, A0, B3           ; <0> XOR     s2_176, s5_176, pair2_176
        XOR     .L1X   A0, B3, A0           ; <0> XOR     u2_176, pair2_176, u3_176
||      XOR     .L2X   B8, A3, B3           ; <0> XOR     s4_176, s3_176, pair3_176
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_176, pair2_176, t3_176
        XOR     .L2X   B3, A0, B3           ; <0> XOR     u3_176, pair3_176, u4_176
||      XOR     .S1    A9, A3, A0           ; <0> XOR     u_173, d_175, v_173
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t3_176, pair3_176, t4_176
;@loop {"name": "rounds2_of_third", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2_of_third: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_176, pair3_176, u4_176
;    XOR u4_176, s1_176, u_173
;    SHRU u_173, 8, u8_177
;    LDW *+A5[u8_177], s6_176
;    XOR s6_176, s7_176, pair1_176
;    XOR u1_176, pair1_176, u2_176
;    XOR u2_176, pair2_176, u3_176
;  units: L1 4/11, S1 7/11, M1 1/11, D1 6/11, L2 6/11, S2 7/11, M2 1/11, D2 4/11
;  cross paths: 1X 6/11, 2X 7/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 15 live at once
;  registers of side B: 11 used, 7 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds2_of_third:
        XOR     .L2X   B0, A3, B3           ; <1> XOR     t4_176, s1_176, t_173
||      XOR     .S1X   A3, B3, A9           ; <1> XOR     u4_176, s1_176, u_173
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys_155++[2], e_175
        SHRU    .S1    A9, 8, A3            ; <0> SHRU    u_173, 8, u8_177
||      SHRU    .S2    B3, 4, B0            ; <0> SHRU    t_173, 4, t4_177
||      LDW     .D1T2  *+A4[A9], B8         ; <0> LDW     *+A4[u_173], s8_176
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_175, 1, count_175
||      SHRU    .S1    A9, 24, A3           ; <0> SHRU    u_173, 24, u24_177
||      SHRU    .S2    B3, 12, B0           ; <0> SHRU    t_173, 12, t12_177
||      MPYHLU  .M1    A9, A2, A3           ; <0> MPYHLU  u_173, one_155, u16_176
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_177], s6_176
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[t4_177], s7_176
        SHRU    .S2    B3, 20, B0           ; <0> SHRU    t_173, 20, t20_177
||      MPY     .M2    -16, B3, B0          ; <0> MPY     -16, t_173, low_177
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_177], s2_176
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[t12_177], s5_176
        SHRU    .S1X   B3, 28, A3           ; <0> SHRU    t_173, 28, high_177
||      LDW     .D1T1  *+A6[A3], A3         ; <0> LDW     *+A6[u16_176], s4_176
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_177], s3_176
        XOR     .L1X   A0, B3, A3           ; <0> XOR     v_173, e_175, w_175
||[A1]  B       .S1    des3_cbc3_encrypt$rounds2_of_third; <0> [count_175] B     rounds2_of_third
||      ADD     .S2X   B0, A3, B0           ; <0> ADD     high_177, low_177, t28_177
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_175
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_175, s8_176, t1_176
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[t28_177], s1_176
        XOR     .L1X   A0, B8, A3           ; <0> XOR     v_173, s8_176, u1_176
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_176, s7_176, pair1_176
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_176, pair1_176, t2_176
||      XOR     .S1X   A3, B3, A0           ; <0> XOR     u1_176, pair1_176, u2_176
||      XOR     .S2X   B8, A0, B3           ; <0> XOR     s2_176, s5_176, pair2_176
        XOR     .L1X   A0, B3, A0           ; <0> XOR     u2_176, pair2_176, u3_176
||      XOR     .L2X   B8, A3, B3           ; <0> XOR     s4_176, s3_176, pair3_176
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_176, pair2_176, t3_176
        XOR     .L2X   B3, A0, B3           ; <0> XOR     u3_176, pair3_176, u4_176
||      XOR     .S1    A9, A3, A0           ; <0> XOR     u_173, d_175, v_173
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t3_176, pair3_176, t4_176
des3_cbc3_encrypt$des3_cbc3_encrypt$14:
        XOR     .L2X   B0, A3, B3           ; <-1> XOR     t4_176, s1_176, t_173
||      XOR     .S1X   A3, B3, A9           ; <-1> XOR     u4_176, s1_176, u_173
||      ADDAW   .D1    A8, 1, A3            ; ADDAW   keys_155, 1, keys_155
        MV      .L2X   A3, B3               ; copy
||      ADDAW   .D1    A3, 3, A8            ; ADDAW   keys_155, 3, keys_155
        LDW     .D2T2  *+B3[0], B3          ; LDW     *+keys_155[0], k0_179
        LDW     .D2T2  *+B3[1], B0          ; LDW     *+keys_155[1], e0_179
        LDW     .D2T1  *+B3[2], A1          ; LDW     *+keys_155[2], k1_179
        NOP     2
        MV      .L1    A0, A0               ; MV      v_173, b_155
        MV      .L1    A9, A3               ; MV      u_173, a_155
||      XOR     .L2    B3, B0, B0           ; XOR     k0_179, e0_179, kt0_179
||      XOR     .S1X   A0, B3, A9           ; XOR     b_155, k0_179, u_178
        XOR     .L2X   B0, A0, B3           ; XOR     b_155, kt0_179, t_178
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys_155++[2], e_180
        XOR     .L1    A3, A1, A0           ; XOR     a_155, k1_179, v_178
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    u_178, 8, u8_182
||      SHRU    .S2    B3, 4, B0            ; <0> SHRU    t_178, 4, t4_182
||      LDW     .D1T2  *+A4[A9], B8         ; <0> LDW     *+A4[u_178], s8_181
        SHRU    .S1    A9, 24, A3           ; <0> SHRU    u_178, 24, u24_182
||      SHRU    .S2    B3, 12, B0           ; <0> SHRU    t_178, 12, t12_182
||      MPYHLU  .M1    A9, A2, A3           ; <0> MPYHLU  u_178, one_155, u16_181
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_182], s6_181
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[t4_182], s7_181
        MVK     .S1    15, A1               ; MVK     16, count_180
||      SHRU    .S2    B3, 20, B0           ; <0> SHRU    t_178, 20, t20_182
||      MPY     .M2    -16, B3, B0          ; <0> MPY     -16, t_178, low_182
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_182], s2_181
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[t12_182], s5_181
        SHRU    .S1X   B3, 28, A3           ; <0> SHRU    t_178, 28, high_182
||      LDW     .D1T1  *+A6[A3], A3         ; <0> LDW     *+A6[u16_181], s4_181
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_182], s3_181
        XOR     .L1X   A0, B3, A3           ; <0> XOR     v_178, e_180, w_180
||      ADD     .S2X   B0, A3, B0           ; <0> ADD     high_182, low_182, t28_182
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_180
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_180, s8_181, t1_181
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[t28_182], s1_181
        XOR     .L1X   A0, B8, A3           ; <0> XOR     v_178, s8_181, u1_181
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_181, s7_181, pair1_181
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_181, pair1_181, t2_181
||      XOR     .S1X   A3, B3, A0           ; <0> XOR     u1_181, pair1_181, u2_181
||      XOR     .S2X   B8, A0, B3           ; <0> XOR     s2_181, s5_181, pair2_181
        XOR     .L1X   A0, B3, A0           ; <0> XOR     u2_181, pair2_181, u3_181
||      XOR     .L2X   B8, A3, B3           ; <0> XOR     s4_181, s3_181, pair3_181
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_181, pair2_181, t3_181
        XOR     .L2X   B3, A0, B3           ; <0> XOR     u3_181, pair3_181, u4_181
||      XOR     .S1    A9, A3, A0           ; <0> XOR     u_178, d_180, v_178
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t3_181, pair3_181, t4_181
;@loop {"name": "rounds3_of_third", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3_of_third: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_181, pair3_181, u4_181
;    XOR u4_181, s1_181, u_178
;    SHRU u_178, 8, u8_182
;    LDW *+A5[u8_182], s6_181
;    XOR s6_181, s7_181, pair1_181
;    XOR u1_181, pair1_181, u2_181
;    XOR u2_181, pair2_181, u3_181
;  units: L1 4/11, S1 7/11, M1 1/11, D1 6/11, L2 6/11, S2 7/11, M2 1/11, D2 4/11
;  cross paths: 1X 6/11, 2X 7/11
;  T paths: T1 5/11, T2 5/11
;  registers of side A: 11 used, 15 live at once
;  registers of side B: 11 used, 7 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc3_encrypt$rounds3_of_third:
        XOR     .L2X   B0, A3, B3           ; <1> XOR     t4_181, s1_181, t_178
||      XOR     .S1X   A3, B3, A9           ; <1> XOR     u4_181, s1_181, u_178
||      LDW     .D1T2  *A8++[2], B3         ; <0> LDW     *keys_155++[2], e_180
        SHRU    .S1    A9, 8, A3            ; <0> SHRU    u_178, 8, u8_182
||      SHRU    .S2    B3, 4, B0            ; <0> SHRU    t_178, 4, t4_182
||      LDW     .D1T2  *+A4[A9], B8         ; <0> LDW     *+A4[u_178], s8_181
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count_180, 1, count_180
||      SHRU    .S1    A9, 24, A3           ; <0> SHRU    u_178, 24, u24_182
||      SHRU    .S2    B3, 12, B0           ; <0> SHRU    t_178, 12, t12_182
||      MPYHLU  .M1    A9, A2, A3           ; <0> MPYHLU  u_178, one_155, u16_181
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[u8_182], s6_181
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[t4_182], s7_181
        SHRU    .S2    B3, 20, B0           ; <0> SHRU    t_178, 20, t20_182
||      MPY     .M2    -16, B3, B0          ; <0> MPY     -16, t_178, low_182
||      LDW     .D1T2  *+A7[A3], B8         ; <0> LDW     *+A7[u24_182], s2_181
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[t12_182], s5_181
        SHRU    .S1X   B3, 28, A3           ; <0> SHRU    t_178, 28, high_182
||      LDW     .D1T1  *+A6[A3], A3         ; <0> LDW     *+A6[u16_181], s4_181
||      LDW     .D2T2  *+B6[B0], B8         ; <0> LDW     *+B6[t20_182], s3_181
        XOR     .L1X   A0, B3, A3           ; <0> XOR     v_178, e_180, w_180
||[A1]  B       .S1    des3_cbc3_encrypt$rounds3_of_third; <0> [count_180] B     rounds3_of_third
||      ADD     .S2X   B0, A3, B0           ; <0> ADD     high_182, low_182, t28_182
||      LDW     .D1T1  *-A8[1], A3          ; <0> LDW     *-keys_155[1], d_180
        XOR     .L2X   B8, A3, B0           ; <0> XOR     w_180, s8_181, t1_181
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[t28_182], s1_181
        XOR     .L1X   A0, B8, A3           ; <0> XOR     v_178, s8_181, u1_181
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s6_181, s7_181, pair1_181
        XOR     .L2    B0, B3, B0           ; <0> XOR     t1_181, pair1_181, t2_181
||      XOR     .S1X   A3, B3, A0           ; <0> XOR     u1_181, pair1_181, u2_181
||      XOR     .S2X   B8, A0, B3           ; <0> XOR     s2_181, s5_181, pair2_181
        XOR     .L1X   A0, B3, A0           ; <0> XOR     u2_181, pair2_181, u3_181
||      XOR     .L2X   B8, A3, B3           ; <0> XOR     s4_181, s3_181, pair3_181
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t2_181, pair2_181, t3_181
        XOR     .L2X   B3, A0, B3           ; <0> XOR     u3_181, pair3_181, u4_181
||      XOR     .S1    A9, A3, A0           ; <0> XOR     u_178, d_180, v_178
||      XOR     .S2    B0, B3, B0           ; <0> XOR     t3_181, pair3_181, t4_181
des3_cbc3_encrypt$des3_cbc3_encrypt$16:
        XOR     .L2X   B0, A3, B3           ; <-1> XOR     t4_181, s1_181, t_178
||      XOR     .S1X   A3, B3, A9           ; <-1> XOR     u4_181, s1_181, u_178
||      ADDAW   .D1    A8, 1, A3            ; ADDAW   keys_155, 1, keys_155
        MV      .L2X   A9, B3               ; MV      u_178, b_155
        SHRU    .S1X   B3, 1, A3            ; SHRU    b_155, 1, rest_186
||      SHL     .S2    B3, 31, B3           ; SHL     b_155, 31, top_186
        ADD     .L1X   A3, B3, A0           ; ADD     top_186, rest_186, b_155
||      MV      .L2X   A0, B3               ; MV      v_178, a_155
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_183
        XOR     .L1X   A0, B3, A3           ; XOR     b_155, a_155, both_187
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_183
        AND     .L1X   A3, B0, A3           ; AND     both_187, m1_183, d_187
        XOR     .L1    A0, A3, A0           ; XOR     b_155, d_187, b_155
||      XOR     .S1X   A3, B3, A3           ; XOR     a_155, d_187, a_155
        SHL     .S1    A3, 31, A3           ; SHL     a_155, 31, top_188
||      SHRU    .S2X   A3, 1, B3            ; SHRU    a_155, 1, rest_188
        ADD     .L1X   A3, B3, A3           ; ADD     top_188, rest_188, a_155
||      SHRU    .S1    A0, 8, A9            ; SHRU    b_155, 8, high_189
||      MVKL    .S2    16711935, B3         ; MVKL    0x00ff00ff, m8_183
        XOR     .L1    A9, A3, A9           ; XOR     high_189, a_155, both_189
||      MVKH    .S2    16711935, B3         ; MVKH    0x00ff00ff, m8_183
        AND     .L1X   A9, B3, A9           ; AND     both_189, m8_183, d_189
        SHL     .S1    A9, 8, A8            ; SHL     d_189, 8, moved_189
        XOR     .L1    A0, A8, A0           ; XOR     b_155, moved_189, b_155
||      MVKL    .S2    858993459, B3        ; MVKL    0x33333333, m2_183
        XOR     .L1    A3, A9, A3           ; XOR     a_155, d_189, a_155
||      SHRU    .S1    A0, 2, A9            ; SHRU    b_155, 2, high_190
||      MVKH    .S2    858993459, B3        ; MVKH    0x33333333, m2_183
        AND     .L1X   A3, B3, A9           ; AND     a_155, m2_183, y_190
||      AND     .L2X   B3, A9, B3           ; AND     high_190, m2_183, x_190
        SUB     .L1X   A9, B3, A9           ; SUB     y_190, x_190, e_190
        SUB     .L1    A3, A9, A0           ; SUB     a_155, e_190, a_155
||      MVK     .S2    1, B3                ; MVK     1, one_183
||      ADDAW   .D1    A0, A9, A3           ; ADDAW   b_155, e_190, b_155
        MPYHLU  .M1X   A3, B3, A9           ; MPYHLU  b_155, one_183, x_191
||      MPYSU   .M2X   1, A0, B3            ; MPYSU   1, a_155, y_191
        NOP
        SUB     .L1X   B3, A9, A9           ; SUB     y_191, x_191, e_191
        SHL     .S1    A9, 16, A8           ; SHL     e_191, 16, moved_191
        ADD     .L1    A3, A8, A3           ; ADD     b_155, moved_191, b_155
        SUB     .L1    A0, A9, A0           ; SUB     a_155, e_191, a_155
||      SHRU    .S1    A3, 4, A9            ; SHRU    b_155, 4, high_192
||      MVKL    .S2    252645135, B3        ; MVKL    0x0f0f0f0f, m4_183
        XOR     .L1    A9, A0, A9           ; XOR     high_192, a_155, both_192
||      MVKH    .S2    252645135, B3        ; MVKH    0x0f0f0f0f, m4_183
        AND     .L1X   A9, B3, A9           ; AND     both_192, m4_183, d_192
        SHL     .S1    A9, 4, A8            ; SHL     d_192, 4, moved_192
        XOR     .L1    A3, A8, A3           ; XOR     b_155, moved_192, b_155
        XOR     .L1    A0, A9, A0           ; XOR     a_155, d_192, a_155
||      SUB     .L2X   A10, 1, B3           ; SUB     blocks, 1, blocks
||      STW     .D2T1  A3, *B2++[1]         ; STW     b_155, *o_155++
        MV      .L2    B3, B0               ; MV      blocks, again_155
||      STW     .D2T1  A0, *B2++[1]         ; STW     a_155, *o_155++
  [B0]  B       .S1    des3_cbc3_encrypt$singles; [again_155] B     singles
||      LDW     .D2T1  *-B2[1], A3          ; LDW     *-o_155[1], b_155
        LDW     .D2T1  *-B2[2], A0          ; LDW     *-o_155[2], a_155
        NOP     4
des3_cbc3_encrypt$des3_cbc3_encrypt$17:
        LDW     .D2T1  *+B15[5], A0         ; restore ivs
        NOP
        ZERO    .L2    B1                   ; ZERO    linear_194
||      MV      .S2X   A0, B0               ; copy
        NOP
        MVC     .S2    B1, AMR              ; MVC     linear_194, AMR
        STW     .D1T1  A3, *+A0[5]          ; STW     b_155, *+ivs[5]
        STW     .D1T2  B0, *+A0[4]          ; STW     a_155, *+ivs[4]
des3_cbc3_encrypt$done:
        LDW     .D2T1  *+B15[19], A15       ; restore A15
        LDW     .D2T1  *+B15[18], A14       ; restore A14
        LDW     .D2T2  *+B15[17], B13       ; restore B13
        LDW     .D2T1  *+B15[16], A13       ; restore A13
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[14], A12       ; restore A12
        LDW     .D2T2  *+B15[13], B11       ; restore B11
        LDW     .D2T2  *+B15[15], B12       ; restore B12
        LDW     .D2T1  *+B15[12], A11       ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D2T2  *+B15[11], B10       ; restore B10
        LDW     .D2T1  *+B15[10], A10       ; restore A10
        NOP     3
        ADDK    .S2    80, B15              ; frame
