; broadside optimize: source 2e397ed415826d5405e77937c7b1dc7201ba819eae33f3c7d81f53a84da5fc93
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 25 s a region
        .ref    des_sp_t, des_sp_u
; Cipher block chaining with DES and triple-DES, encryption of one channel.
;
;       void des_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                            const uint32_t schedule[36], uint8_t iv[8]);
;       void des3_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[108], uint8_t iv[8]);
;
; out, in   8 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  an encryption schedule (kernels/des/key_schedule.sa), word aligned; in data memory block 0 for the
;           cycles stated.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; With x[16] = L16 and x[17] = R16 the preoutput of the last block, and IP(P ^ C) = IP(P) ^ IP(C), IP(C) = (x[17],
; x[16]), the next block begins with L0 = x[17] ^ IP(P).l and R0 = x[16] ^ IP(P).r: no permutation is on the way from
; block to block. IP is done a block ahead, FP a block behind, both where a loop of rounds is cut and the ramps of its
; pipeline leave units idle. x[16] is known a round before x[17], so that the first
; round of a block runs beside the last of the block before, and so do those of the passes of triple-DES, where
; P = 0: a pass takes the time of fifteen rounds. The loops do rounds 2 to 15.
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

; Round 16 of one block and round 1 of the next, whose input is (x17 ^ pl, x16 ^ pr). keys points to E16 of the one,
; next to the schedule of the other.

; Loads the block at in, steps to the next while more blocks follow, and leaves IP of the block in left and right.

; From the schedule and the state (left, right) to u, t, v after round 1.

; FP of the preoutput, stored at out.

; IP of the initialisation vector.

        .global des_cbc_encrypt
des_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T1  *+A8[1], A2          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_1
        SHRU    .S1    A0, 4, A3            ; SHRU    c17, 4, high_5
        XOR     .L1    A3, A2, A3           ; XOR     high_5, c16, both_5
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_1
        AND     .L1    A3, A1, A1           ; AND     both_5, m4_1, d_5
        XOR     .L1    A2, A1, A2           ; XOR     c16, d_5, c16
||      SHL     .S1    A1, 4, A1            ; SHL     d_5, 4, moved_5
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_5, c17
||      MVK     .S1    1, A1                ; MVK     1, one
||      MPYSU   .M1    1, A2, A3            ; MPYSU   1, c16, y_6
        MPYHLU  .M1    A0, A1, A9           ; MPYHLU  c17, one, x_6
        NOP
        SUB     .L1    A3, A9, A9           ; SUB     y_6, x_6, e_6
||      MVKL    .S1    858993459, A3        ; MVKL    0x33333333, m2_1
||      ADDK    .S2    -40, B15             ; frame
        SUB     .L1    A2, A9, A2           ; SUB     c16, e_6, c16
||      SHL     .S1    A9, 16, A9           ; SHL     e_6, 16, moved_6
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        ADD     .L1    A0, A9, A0           ; ADD     c17, moved_6, c17
||      MVKH    .S1    858993459, A3        ; MVKH    0x33333333, m2_1
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SHRU    .S1    A0, 2, A9            ; SHRU    c17, 2, high_7
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_1
        AND     .L1    A9, A3, A3           ; AND     high_7, m2_1, x_7
||      AND     .S1    A2, A3, A9           ; AND     c16, m2_1, y_7
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        SUB     .L1    A9, A3, A9           ; SUB     y_7, x_7, e_7
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        MV      .L1X   B4, A3               ; move in
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAW   .D1    A0, A9, A0           ; ADDAW   c17, e_7, c17
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        SUB     .L1    A2, A9, A2           ; SUB     c16, e_7, c16
||      MV      .L2    B3, B8               ; move return$
||      SHRU    .S1    A0, 8, A9            ; SHRU    c17, 8, high_8
||      MVKL    .S2    2863311530, B10      ; MVKL    0xaaaaaaaa, m1_1
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        XOR     .L1    A9, A2, A9           ; XOR     high_8, c16, both_8
||      MV      .L2X   A4, B3               ; move out
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_1
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        AND     .L2X   B0, A9, B0           ; AND     both_8, m8_1, d_8
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    2863311530, B10      ; MVKH    0xaaaaaaaa, m1_1
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A6, A2               ; MV      blocks, some
||      XOR     .L2X   B0, A2, B0           ; XOR     c16, d_8, c16
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      SHL     .S2    B0, 8, B11           ; SHL     d_8, 8, moved_8
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        XOR     .L1X   A0, B11, A14         ; XOR     c17, moved_8, c17
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B0, 31, B11          ; SHRU    c16, 31, top_9
||      MV      .D1    A6, A0               ; move blocks
        MV      .L1X   B6, A9               ; move schedule
||[!A2] B       .S1    des_cbc_encrypt$done ; [!some] B      done
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      ADDAH   .D2    B11, B0, B0          ; ADDAH   top_9, c16, c16
        XOR     .L2X   B0, A14, B13         ; XOR     c17, c16, both_10
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    480597, B11          ; MVKL    0x00075555, circular_2
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        AND     .L2    B13, B10, B10        ; AND     both_10, m1_1, d_10
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        XOR     .L1X   A14, B10, A11        ; XOR     c17, d_10, c17
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    480597, B11          ; MVKH    0x00075555, circular_2
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L2    B0, B10, B0          ; XOR     c16, d_10, c16
||      SHRU    .S1    A11, 31, A12         ; SHRU    c17, 31, top_11
||      MVC     .S2    B11, AMR             ; MVC     circular_2, AMR
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D1    A12, A11, A14        ; ADDAH   top_11, c17, c17
||      STW     .D2T1  A15, *+B15[10]       ; save A15
des_cbc_encrypt$des_cbc_encrypt$1:
        MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_12
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_12
||      LDW     .D1T1  *+A3[0], A11         ; LDW     *+in[0], left
        MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_12
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_12
||      LDW     .D1T1  *+A3[1], A10         ; LDW     *+in[1], right
        NOP     3
        SHRU    .S1    A11, 4, A2           ; SHRU    left, 4, high_15
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_12
        XOR     .L1    A2, A10, A2          ; XOR     high_15, right, both_15
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_12
        AND     .L1X   A2, B1, A2           ; AND     both_15, m4_12, d_15
        XOR     .L1    A10, A2, A13         ; XOR     right, d_15, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_15, 4, moved_15
        XOR     .L1    A11, A2, A12         ; XOR     left, moved_15, left
||      MPYSU   .M1    1, A13, A2           ; MPYSU   1, right, y_16
        MPYHLU  .M1    A12, A1, A10         ; MPYHLU  left, one, x_16
        NOP
        SUB     .L1    A2, A10, A2          ; SUB     y_16, x_16, e_16
||      MVKL    .S1    858993459, A11       ; MVKL    0x33333333, m2_12
        SUB     .L1    A13, A2, A13         ; SUB     right, e_16, right
||      MV      .L2X   A0, B1               ; MV      blocks, more
||      SHL     .S1    A2, 16, A10          ; SHL     e_16, 16, moved_16
||      MV      .D1    A0, A2               ; MV      blocks, guard
        ADD     .L1    A12, A10, A12        ; ADD     left, moved_16, left
||      MVKH    .S1    858993459, A11       ; MVKH    0x33333333, m2_12
        SHRU    .S1    A12, 2, A10          ; SHRU    left, 2, high_17
        AND     .L1    A10, A11, A11        ; AND     high_17, m2_12, x_17
||[B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      AND     .S1    A13, A11, A10        ; AND     right, m2_12, y_17
        SUB     .L1    A10, A11, A10        ; SUB     y_17, x_17, e_17
||[B1]  ADDAW   .D1    A3, 2, A3            ; [more] ADDAW   in, 2, in
        SUB     .L1    A13, A10, A11        ; SUB     right, e_17, right
||      ADDAW   .D1    A12, A10, A10        ; ADDAW   left, e_17, left
        SHRU    .S2X   A10, 8, B9           ; SHRU    left, 8, high_18
        XOR     .L2X   B9, A11, B9          ; XOR     high_18, right, both_18
        AND     .L2    B9, B2, B2           ; AND     both_18, m8_12, d_18
        XOR     .L2X   B2, A11, B11         ; XOR     right, d_18, right
||      SHL     .S2    B2, 8, B2            ; SHL     d_18, 8, moved_18
        XOR     .L2X   B2, A10, B13         ; XOR     left, moved_18, left
||      SHRU    .S2    B11, 31, B9          ; SHRU    right, 31, top_19
        ADDAH   .D2    B9, B11, B12         ; ADDAH   top_19, right, right
        XOR     .L2    B13, B12, B2         ; XOR     left, right, both_20
||[!A2] B       .S1    des_cbc_encrypt$done ; [!guard] B     done                    ; never taken: what follows is a block of its own
        AND     .L1X   A15, B2, A2          ; AND     both_20, m1_12, d_20
        XOR     .L2X   B13, A2, B10         ; XOR     left, d_20, left
        XOR     .L1X   A2, B12, A2          ; XOR     right, d_20, right
||      SHRU    .S2    B10, 31, B2          ; SHRU    left, 31, top_21
        MV      .L2X   A8, B2               ; MV      iv, target              ; of "block -1", which goes back where it came from
||      ADDAH   .D2    B2, B10, B9          ; ADDAH   top_21, left, left
        XOR     .L1X   A2, B0, A2           ; XOR     right, c16, right
||      XOR     .L2X   B9, A14, B9          ; XOR     left, c17, left
des_cbc_encrypt$des_cbc_encrypt$2:
        MV      .L1    A9, A11              ; copy
        LDW     .D1T1  *+A11[0], A10        ; LDW     *+schedule[0], k0_22
        NOP
        LDW     .D1T1  *+A11[1], A2         ; LDW     *+schedule[1], e0_22
        NOP     2
        XOR     .L1    A2, A10, A13         ; XOR     right, k0_22, u
        LDW     .D1T2  *+A4[A13], B11       ; LDW     *+A4[u], s8_23
        XOR     .L1    A13, A2, A2          ; XOR     u, e0_22, t
||      LDW     .D1T1  *+A11[3], A0         ; LDW     *+schedule[3], e1_22
        SHRU    .S1    A13, 8, A10          ; SHRU    u, 8, u8_24
||      SHRU    .S2X   A2, 4, B10           ; SHRU    t, 4, t4_24
||      LDW     .D1T2  *+A9[2], B12         ; LDW     *+schedule[2], k1_22
        MV      .L2X   A0, B10              ; move blocks
||      LDW     .D1T1  *+A5[A10], A2        ; LDW     *+A5[u8_24], s6_23
||      LDW     .D2T2  *+B4[B10], B13       ; LDW     *+B4[t4_24], s7_23
        SHRU    .S1    A13, 24, A0          ; SHRU    u, 24, u24_24
||      SHRU    .S2X   A2, 12, B12          ; SHRU    t, 12, t12_24
||      MPYHLU  .M1    A13, A1, A10         ; MPYHLU  u, one, u16_23
        SHRU    .S2X   A2, 20, B12          ; SHRU    t, 20, t20_24
||      MPY     .M1    -16, A2, A2          ; MPY     -16, t, low_24
||      LDW     .D1T2  *+A7[A0], B9         ; LDW     *+A7[u24_24], s2_23
||      LDW     .D2T1  *+B5[B12], A9        ; LDW     *+B5[t12_24], s5_23
        SHRU    .S2X   A2, 28, B13          ; SHRU    t, 28, high_24
||      LDW     .D1T1  *+A6[A10], A0        ; LDW     *+A6[u16_23], s4_23
||      LDW     .D2T2  *+B6[B12], B9        ; LDW     *+B6[t20_24], s3_23
        XOR     .L2    B9, B12, B9          ; XOR     left, k1_22, v
||      ADD     .S2X   B13, A2, B12         ; ADD     high_24, low_24, t28_24
||      ADDAW   .D1    A9, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1X   A2, B13, A0          ; XOR     s6_23, s7_23, pair1_23
||      XOR     .L2X   B9, A0, B9           ; XOR     v, e1_22, w_22
||      XOR     .S2    B9, B11, B12         ; XOR     v, s8_23, u1_23
||      LDW     .D2T1  *+B7[B12], A0        ; LDW     *+B7[t28_24], s1_23
        XOR     .L1X   A0, B12, A2          ; XOR     u1_23, pair1_23, u2_23
||      XOR     .L2    B9, B11, B11         ; XOR     w_22, s8_23, t1_23
        XOR     .L1X   A9, B9, A9           ; XOR     s2_23, s5_23, pair2_23
||      XOR     .L2X   B11, A0, B11         ; XOR     t1_23, pair1_23, t2_23
        XOR     .L1X   A0, B9, A0           ; XOR     s4_23, s3_23, pair3_23
||      XOR     .L2X   B11, A9, B9          ; XOR     t2_23, pair2_23, t3_23
||      XOR     .S1    A2, A9, A2           ; XOR     u2_23, pair2_23, u3_23
        XOR     .L1    A2, A0, A2           ; XOR     u3_23, pair3_23, u4_23
||      XOR     .S1X   A0, B9, A9           ; XOR     t3_23, pair3_23, t4_23
||      LDW     .D1T2  *+A11[4], B3         ; LDW     *+schedule[4], d0_22
        XOR     .L1    A2, A0, A9           ; XOR     u4_23, s1_23, u
||      MV      .L2X   A11, B11             ; move schedule
||      XOR     .S1    A9, A0, A11          ; XOR     t4_23, s1_23, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_25
        MV      .L1X   B1, A0               ; move more
||      MV      .L2    B3, B8               ; move out
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_27
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_27
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_27
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_26
||      MV      .D2    B8, B9               ; move return$
        MV      .L1    A8, A12              ; move iv
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_27
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_27
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_26
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_27], s6_26
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_27], s7_26
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_27
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_27], s2_26
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_27], s5_26
        MVK     .S1    3, A2                ; MVK     5, count_25
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_27
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_26], s4_26
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_27], s3_26
        XOR     .L1X   A13, B3, A3          ; XOR     u, d0_22, v
||      MV      .L2    B2, B3               ; move target
||      MV      .S1    A3, A13              ; move in
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_27, low_27, t28_27
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_25
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_26, u1_26
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_25, w_25
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_27], s1_26
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_25, s8_26, t1_26
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_26, s7_26, pair1_26
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_26, pair1_26, u2_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_26, pair1_26, t2_26
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_26, s5_26, pair2_26
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_26, pair2_26, t3_26
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_26, pair2_26, u3_26
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_26, s3_26, pair3_26
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_26, pair3_26, t4_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_26, pair3_26, u4_26
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_25, v
;@loop {"name": "rounds2", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_26, pair3_26, u4_26
;    XOR u4_26, s1_26, u
;    SHRU u, 8, u8_27
;    LDW *+A5[u8_27], s6_26
;    XOR s6_26, s7_26, pair1_26
;    XOR u1_26, pair1_26, u2_26
;    XOR u2_26, pair2_26, u3_26
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 22 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds2:
        XOR     .L1    A9, A8, A11          ; <1> XOR     t4_26, s1_26, t
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     u4_26, s1_26, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_25
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_27
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_27
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_27
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_26
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_27
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_27
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_26
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_27], s6_26
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_27], s7_26
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_27
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_27], s2_26
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_27], s5_26
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_27
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_26], s4_26
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_27], s3_26
  [A2]  B       .S1    des_cbc_encrypt$rounds2; <0> [count_25] B     rounds2
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_27, low_27, t28_27
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_25
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_26, u1_26
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_25, w_25
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_27], s1_26
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_25, s8_26, t1_26
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_26, s7_26, pair1_26
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_25, 1, count_25
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_26, pair1_26, u2_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_26, pair1_26, t2_26
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_26, s5_26, pair2_26
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_26, pair2_26, t3_26
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_26, pair2_26, u3_26
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_26, s3_26, pair3_26
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_26, pair3_26, t4_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_26, pair3_26, u4_26
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_25, v
des_cbc_encrypt$des_cbc_encrypt$5:
        XOR     .L1    A9, A8, A11          ; <-1> XOR     t4_26, s1_26, t
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     u4_26, s1_26, u
||      LDW     .D1T2  *+A13[0], B12        ; LDW     *+in[0], pl
        LDW     .D1T2  *+A13[1], B2         ; LDW     *+in[1], pr
        NOP     3
        SHRU    .S1X   B12, 4, A2           ; SHRU    pl, 4, high_31
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_28
        XOR     .L1X   A2, B2, A2           ; XOR     high_31, pr, both_31
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_28
        AND     .L1X   A2, B1, A2           ; AND     both_31, m4_28, d_31
        XOR     .L2X   B2, A2, B2           ; XOR     pr, d_31, pr
||      SHL     .S1    A2, 4, A2            ; SHL     d_31, 4, moved_31
        XOR     .L1X   A2, B12, A15         ; XOR     pl, moved_31, pl
        MPYHLU  .M1    A15, A1, A2          ; MPYHLU  pl, one, x_32
||      MPYSU   .M2    1, B2, B1            ; MPYSU   1, pr, y_32
        NOP
        SUB     .L1X   B1, A2, A2           ; SUB     y_32, x_32, e_32
        SUB     .L1X   B2, A2, A8           ; SUB     pr, e_32, pr
||      SHL     .S2X   A2, 16, B1           ; SHL     e_32, 16, moved_32
        ADD     .L2X   B1, A15, B2          ; ADD     pl, moved_32, pl
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_28
        SHRU    .S1X   B2, 2, A2            ; SHRU    pl, 2, high_33
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_28
        AND     .L1X   A2, B1, A2           ; AND     high_33, m2_28, x_33
||      AND     .L2X   B1, A8, B1           ; AND     pr, m2_28, y_33
        SUB     .L2X   B1, A2, B1           ; SUB     y_33, x_33, e_33
        SUB     .L1X   A8, B1, A8           ; SUB     pr, e_33, pr
||      ADDAW   .D2    B2, B1, B2           ; ADDAW   pl, e_33, pl
        SHRU    .S1X   B2, 8, A2            ; SHRU    pl, 8, high_34
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_28
        XOR     .L1    A2, A8, A2           ; XOR     high_34, pr, both_34
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_28
        AND     .L1X   A2, B1, A2           ; AND     both_34, m8_28, d_34
        XOR     .L1    A8, A2, A15          ; XOR     pr, d_34, pr
||      SHL     .S1    A2, 8, A8            ; SHL     d_34, 8, moved_34
        SHRU    .S1    A15, 31, A2          ; SHRU    pr, 31, top_35
        XOR     .L2X   B2, A8, B12          ; XOR     pl, moved_34, pl
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_28
||      ADDAH   .D1    A2, A15, A2          ; ADDAH   top_35, pr, pr
        XOR     .L1X   A2, B12, A0          ; XOR     pl, pr, both_36
||      MV      .L2X   A0, B1               ; move more
||      MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_28
  [B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      AND     .S2X   B2, A0, B2           ; AND     both_36, m1_28, d_36
        MV      .L1X   B1, A0               ; move more
||      XOR     .L2    B12, B2, B12         ; XOR     pl, d_36, pl
||      XOR     .S2X   B2, A2, B2           ; XOR     pr, d_36, pr
||[B1]  ADDAW   .D1    A13, 2, A13          ; [more] ADDAW   in, 2, in
        SHRU    .S2    B12, 31, B1          ; SHRU    pl, 31, top_37
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_38
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_40
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_40
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_39
||      ADDAH   .D2    B1, B12, B12         ; ADDAH   top_37, pl, pl
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_39
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_40], s7_39
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_40], s5_39
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_40
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_40], s3_39
        MVK     .S1    3, A2                ; MVK     5, count_38
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_40, low_40, t28_40
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_38
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_39, u1_39
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_38, w_38
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_40], s1_39
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_38, s8_39, t1_39
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_39, s7_39, pair1_39
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_39, pair1_39, u2_39
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_39, pair1_39, t2_39
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_39, s5_39, pair2_39
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_39, pair2_39, t3_39
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_39, pair2_39, u3_39
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_39, s3_39, pair3_39
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_39, pair3_39, t4_39
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_39, pair3_39, u4_39
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_38, v
;@loop {"name": "rounds7", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds7: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_39, pair3_39, u4_39
;    XOR u4_39, s1_39, u
;    SHRU u, 8, u8_40
;    LDW *+A5[u8_40], s6_39
;    XOR s6_39, s7_39, pair1_39
;    XOR u1_39, pair1_39, u2_39
;    XOR u2_39, pair2_39, u3_39
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds7:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_39, s1_39, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_39, s1_39, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_38
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_40
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_40
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_39
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_39
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_40], s7_39
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_40], s5_39
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_40
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_40], s3_39
  [A2]  B       .S1    des_cbc_encrypt$rounds7; <0> [count_38] B     rounds7
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_40, low_40, t28_40
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_38
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_39, u1_39
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_38, w_38
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_40], s1_39
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_38, s8_39, t1_39
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_39, s7_39, pair1_39
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_38, 1, count_38
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_39, pair1_39, u2_39
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_39, pair1_39, t2_39
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_39, s5_39, pair2_39
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_39, pair2_39, t3_39
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_39, pair2_39, u3_39
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_39, s3_39, pair3_39
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_39, pair3_39, t4_39
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_39, pair3_39, u4_39
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_38, v
des_cbc_encrypt$des_cbc_encrypt$7:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_39, s1_39, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_39, s1_39, u
        NOP     3
        SHL     .S1    A14, 31, A14         ; SHL     c17, 31, top_44
||      SHRU    .S2X   A14, 1, B1           ; SHRU    c17, 1, rest_44
        ADD     .L1X   A14, B1, A14         ; ADD     top_44, rest_44, c17
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1_41
        XOR     .L1X   A14, B0, A15         ; XOR     c17, c16, both_45
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1_41
        AND     .L1X   A15, B1, A15         ; AND     both_45, m1_41, d_45
        XOR     .L2X   B0, A15, B0          ; XOR     c16, d_45, c16
        XOR     .L1    A14, A15, A14        ; XOR     c17, d_45, c17
||      SHRU    .S1X   B0, 1, A15           ; SHRU    c16, 1, rest_46
||      SHL     .S2    B0, 31, B0           ; SHL     c16, 31, top_46
        ADD     .L1X   A15, B0, A15         ; ADD     top_46, rest_46, c16
||      SHRU    .S1    A14, 8, A2           ; SHRU    c17, 8, high_47
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_41
        XOR     .L1    A2, A15, A2          ; XOR     high_47, c16, both_47
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_41
        AND     .L1X   A2, B0, A2           ; AND     both_47, m8_41, d_47
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_41
        SHL     .S2X   A2, 8, B1            ; SHL     d_47, 8, moved_47
        XOR     .L1X   A14, B1, A14         ; XOR     c17, moved_47, c17
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_41
        XOR     .L1    A15, A2, A2          ; XOR     c16, d_47, c16
||      SHRU    .S1    A14, 2, A15          ; SHRU    c17, 2, high_48
        AND     .L1X   A15, B0, A15         ; AND     high_48, m2_41, x_48
||      AND     .L2X   B0, A2, B0           ; AND     c16, m2_41, y_48
        SUB     .L1X   B0, A15, A15         ; SUB     y_48, x_48, e_48
        SUB     .L1    A2, A15, A14         ; SUB     c16, e_48, c16
||      ADDAW   .D1    A14, A15, A2         ; ADDAW   c17, e_48, c17
        MPYHLU  .M1    A2, A1, A15          ; MPYHLU  c17, one, x_49
||      MPYSU   .M2X   1, A14, B0           ; MPYSU   1, c16, y_49
        NOP
        SUB     .L1X   B0, A15, A8          ; SUB     y_49, x_49, e_49
||      MVKL    .S1    252645135, A15       ; MVKL    0x0f0f0f0f, m4_41
        SUB     .L1    A14, A8, A8          ; SUB     c16, e_49, c16
||      MVKH    .S1    252645135, A15       ; MVKH    0x0f0f0f0f, m4_41
||      SHL     .S2X   A8, 16, B0           ; SHL     e_49, 16, moved_49
        ADD     .L1X   A2, B0, A14          ; ADD     c17, moved_49, c17
        SHRU    .S1    A14, 4, A2           ; SHRU    c17, 4, high_50
        XOR     .L1    A2, A8, A2           ; XOR     high_50, c16, both_50
        AND     .L1    A2, A15, A2          ; AND     both_50, m4_41, d_50
        XOR     .L1    A8, A2, A2           ; XOR     c16, d_50, c16
||      SHL     .S2X   A2, 4, B13           ; SHL     d_50, 4, moved_50
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_53
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_53
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_52
||      STW     .D2T1  A2, *+B3[1]          ; STW     c16, *+target[1]
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_53], s3_52
        MVK     .S1    2, A2                ; MVK     4, count_51
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_53, low_53, t28_53
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_51
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_52, u1_52
||      XOR     .L2X   B13, A14, B13        ; XOR     c17, moved_50, c17
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_51, w_51
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_52, s7_52, pair1_52
||      STW     .D2T2  B13, *+B3[0]         ; STW     c17, *+target[0]
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_52, pair1_52, u2_52
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_52, s5_52, pair2_52
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_52, pair2_52, t3_52
||      MV      .L2    B8, B3               ; MV      out, target
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_52, pair2_52, u3_52
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_52, s3_52, pair3_52
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_51, v
||      ADDAW   .D2    B8, 2, B8            ; ADDAW   out, 2, out
;@loop {"name": "rounds12", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds12: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_52, pair3_52, u4_52
;    XOR u4_52, s1_52, u
;    SHRU u, 8, u8_53
;    LDW *+A5[u8_53], s6_52
;    XOR s6_52, s7_52, pair1_52
;    XOR u1_52, pair1_52, u2_52
;    XOR u2_52, pair2_52, u3_52
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 15 used, 22 live at once
;  registers of side B: 13 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds12:
        XOR     .L1    A8, A9, A11          ; <1> XOR     t4_52, s1_52, t
||      XOR     .S1X   A9, B0, A9           ; <1> XOR     u4_52, s1_52, u
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_53
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_53
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_52
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_53], s3_52
  [A2]  B       .S1    des_cbc_encrypt$rounds12; <0> [count_51] B     rounds12
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_53, low_53, t28_53
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_51
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_52, u1_52
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_51, w_51
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_52, s7_52, pair1_52
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_51, 1, count_51
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_52, pair1_52, u2_52
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_52, s5_52, pair2_52
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_52, pair2_52, u3_52
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_52, s3_52, pair3_52
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_51, v
des_cbc_encrypt$des_cbc_encrypt$9:
        XOR     .L1    A8, A9, A11          ; <-1> XOR     t4_52, s1_52, t
||      SUB     .L2    B10, 1, B10          ; SUB     blocks, 1, blocks
||      XOR     .S1X   A9, B0, A9           ; <-1> XOR     u4_52, s1_52, u
||      LDW     .D1T2  *+A10[1], B0         ; LDW     *+keys[1], d15_54
||      LDW     .D2T1  *+B11[0], A8         ; LDW     *+schedule[0], k0_54
        SHRU    .S1    A9, 8, A8            ; SHRU    u, 8, u8_56
||      SHRU    .S2X   A11, 4, B0           ; SHRU    t, 4, t4_56
||      MPYHLU  .M1    A9, A1, A10          ; MPYHLU  u, one, u16_55
||      LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[u], s8_55
||      LDW     .D2T2  *+B11[1], B1         ; LDW     *+schedule[1], e0_54
        SHRU    .S1    A9, 24, A8           ; SHRU    u, 24, u24_56
||      SHRU    .S2X   A11, 20, B0          ; SHRU    t, 20, t20_56
||      LDW     .D1T2  *+A5[A8], B13        ; LDW     *+A5[u8_56], s6_55
||      LDW     .D2T1  *+B4[B0], A2         ; LDW     *+B4[t4_56], s7_55
        MV      .L1X   B11, A10             ; copy
||      SHRU    .S2X   A11, 12, B0          ; SHRU    t, 12, t12_56
||      MPY     .M1    -16, A11, A11        ; MPY     -16, t, low_56
||      LDW     .D1T1  *+A6[A10], A3        ; LDW     *+A6[u16_55], s4_55
||      LDW     .D2T2  *+B6[B0], B2         ; LDW     *+B6[t20_56], s3_55
        SHRU    .S2X   A11, 28, B1          ; SHRU    t, 28, high_56
||      LDW     .D1T2  *+A7[A8], B13        ; LDW     *+A7[u24_56], s2_55
||      LDW     .D2T1  *+B5[B0], A9         ; LDW     *+B5[t12_56], s5_55
        XOR     .L1X   A8, B2, A11          ; XOR     k0_54, pr, add0_54
||      ADD     .L2X   B1, A11, B2          ; ADD     high_56, low_56, t28_56
||      LDW     .D2T1  *+B11[3], A9         ; LDW     *+schedule[3], e1_54
        XOR     .L1X   A11, B0, A11         ; XOR     add0_54, d15_54, add_54
||      XOR     .L2X   B0, A9, B0           ; XOR     u, d15_54, c16
||      LDW     .D1T1  *+A10[2], A3         ; LDW     *+schedule[2], k1_54
        XOR     .L1    A3, A8, A8           ; XOR     v, s8_55, v1_55
||      XOR     .L2X   B13, A2, B13         ; XOR     s6_55, s7_55, pair1_55
||      XOR     .S1    A9, A11, A2          ; XOR     u, add_54, u
||      LDW     .D2T1  *+B7[B2], A8         ; LDW     *+B7[t28_56], s1_55
        XOR     .L1X   A8, B13, A8          ; XOR     v1_55, pair1_55, v2_55
||      XOR     .L2X   B1, A2, B1           ; XOR     u, e0_54, t
||      MPYHLU  .M1    A2, A1, A11          ; MPYHLU  u, one, u16_57
||      LDW     .D1T1  *+A10[4], A8         ; LDW     *+schedule[4], d0_54
        XOR     .L1X   A9, B13, A14         ; XOR     s2_55, s5_55, pair2_55
||      SHRU    .S1    A2, 8, A15           ; SHRU    u, 8, u8_58
||      SHRU    .S2    B1, 4, B13           ; SHRU    t, 4, t4_58
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[u], s8_57
        XOR     .L1    A8, A14, A8          ; XOR     v2_55, pair2_55, v3_55
||      XOR     .L2X   B2, A3, B2           ; XOR     s4_55, s3_55, pair3_55
||      SHRU    .S1    A2, 24, A14          ; SHRU    u, 24, u24_58
||      SHRU    .S2    B1, 12, B13          ; SHRU    t, 12, t12_58
||      MPY     .M1X   -16, B1, A3          ; MPY     -16, t, low_58
||      LDW     .D1T1  *+A5[A15], A8        ; LDW     *+A5[u8_58], s6_57
||      LDW     .D2T2  *+B4[B13], B12       ; LDW     *+B4[t4_58], s7_57
        XOR     .L1X   A8, B2, A14          ; XOR     v3_55, pair3_55, v4_55
||      XOR     .L2X   B12, A3, B2          ; XOR     k1_54, pl, cv_54
||      SHRU    .S2    B1, 20, B12          ; SHRU    t, 20, t20_58
||      LDW     .D1T1  *+A7[A14], A8        ; LDW     *+A7[u24_58], s2_57
||      LDW     .D2T2  *+B5[B13], B1        ; LDW     *+B5[t12_58], s5_57
        XOR     .L1X   A9, B2, A9           ; XOR     cv_54, e1_54, cw_54
||      XOR     .S1    A14, A8, A14         ; XOR     v4_55, s1_55, c17
||      SHRU    .S2    B1, 28, B1           ; SHRU    t, 28, high_58
||      LDW     .D1T1  *+A6[A11], A2        ; LDW     *+A6[u16_57], s4_57
||      LDW     .D2T2  *+B6[B12], B1        ; LDW     *+B6[t20_58], s3_57
        XOR     .L1    A14, A9, A2          ; XOR     c17, cw_54, w_54
||      ADD     .L2X   B1, A3, B12          ; ADD     high_58, low_58, t28_58
||      XOR     .S1    A2, A8, A3           ; XOR     u, d0_54, v
        XOR     .L1X   A2, B1, A2           ; XOR     w_54, s8_57, t1_57
||      XOR     .L2X   B2, A14, B2          ; XOR     c17, cv_54, v
||      ADDAW   .D1    A10, 5, A10          ; next:   ADDAW   schedule, 5, keys
||      LDW     .D2T1  *+B7[B12], A2        ; LDW     *+B7[t28_58], s1_57
        XOR     .L2X   B12, A8, B2          ; XOR     s6_57, s7_57, pair1_57
||      XOR     .S2    B2, B1, B12          ; XOR     v, s8_57, u1_57
        XOR     .L1X   A2, B2, A8           ; XOR     t1_57, pair1_57, t2_57
||      XOR     .L2X   B1, A8, B2           ; XOR     s2_57, s5_57, pair2_57
||      XOR     .S2    B12, B2, B12         ; XOR     u1_57, pair1_57, u2_57
        XOR     .L1X   A8, B2, A2           ; XOR     t2_57, pair2_57, t3_57
||      XOR     .L2X   B1, A2, B1           ; XOR     s4_57, s3_57, pair3_57
||      XOR     .S2    B12, B2, B2          ; XOR     u2_57, pair2_57, u3_57
        XOR     .L1X   A2, B1, A8           ; XOR     t3_57, pair3_57, t4_57
||      XOR     .L2    B2, B1, B1           ; XOR     u3_57, pair3_57, u4_57
        XOR     .L1X   A2, B1, A9           ; XOR     u4_57, s1_57, u
||      XOR     .S1    A8, A2, A11          ; XOR     t4_57, s1_57, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_25
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_27
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_27
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_27
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_26
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_27
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_27
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_26
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_27], s6_26
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_27], s7_26
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_27
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_27], s2_26
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_27], s5_26
        MV      .L2    B10, B2              ; MV      blocks, again
||      MVK     .S1    3, A2                ; MVK     5, count_25
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_27
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_26], s4_26
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_27], s3_26
  [B2]  B       .S1    des_cbc_encrypt$rounds2; [again] B      next
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_27, low_27, t28_27
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_25
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_26, u1_26
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_25, w_25
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_27], s1_26
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_25, s8_26, t1_26
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_26, s7_26, pair1_26
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_26, pair1_26, u2_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_26, pair1_26, t2_26
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_26, s5_26, pair2_26
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_26, pair2_26, t3_26
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_26, pair2_26, u3_26
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_26, s3_26, pair3_26
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_26, pair3_26, t4_26
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_26, pair3_26, u4_26
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_25, v
des_cbc_encrypt$des_cbc_encrypt$10:
        SHRU    .S1    A14, 1, A14          ; SHRU    c17, 1, rest_62
||      SHL     .S2X   A14, 31, B1          ; SHL     c17, 31, top_62
        ADD     .L2X   B1, A14, B1          ; ADD     top_62, rest_62, c17
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_59
        XOR     .L2    B1, B0, B8           ; XOR     c17, c16, both_63
||      MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_59
        AND     .L2    B8, B2, B2           ; AND     both_63, m1_59, d_63
        XOR     .L2    B0, B2, B0           ; XOR     c16, d_63, c16
||      MVKL    .S1    16711935, A14        ; MVKL    0x00ff00ff, m8_59
        XOR     .L2    B1, B2, B0           ; XOR     c17, d_63, c17
||      SHRU    .S1X   B0, 1, A0            ; SHRU    c16, 1, rest_64
||      SHL     .S2    B0, 31, B1           ; SHL     c16, 31, top_64
        ADD     .L2X   B1, A0, B1           ; ADD     top_64, rest_64, c16
||      MVKH    .S1    16711935, A14        ; MVKH    0x00ff00ff, m8_59
||      SHRU    .S2    B0, 8, B2            ; SHRU    c17, 8, high_65
        XOR     .L2    B2, B1, B2           ; XOR     high_65, c16, both_65
        AND     .L1X   A14, B2, A14         ; AND     both_65, m8_59, d_65
        SHL     .S1    A14, 8, A0           ; SHL     d_65, 8, moved_65
        XOR     .L1X   A14, B1, A0          ; XOR     c16, d_65, c16
||      XOR     .L2X   B0, A0, B1           ; XOR     c17, moved_65, c17
||      MVKL    .S1    858993459, A14       ; MVKL    0x33333333, m2_59
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_59
        MVKH    .S1    858993459, A14       ; MVKH    0x33333333, m2_59
||      SHRU    .S2    B1, 2, B2            ; SHRU    c17, 2, high_66
        AND     .L1    A0, A14, A14         ; AND     c16, m2_59, y_66
||      AND     .L2X   B2, A14, B2          ; AND     high_66, m2_59, x_66
        SUB     .L2X   A14, B2, B2          ; SUB     y_66, x_66, e_66
        SUB     .L2X   A0, B2, B1           ; SUB     c16, e_66, c16
||      ADDAW   .D2    B1, B2, B2           ; ADDAW   c17, e_66, c17
        MPYSU   .M1X   1, B1, A1            ; MPYSU   1, c16, y_67
||      MPYHLU  .M2X   B2, A1, B8           ; MPYHLU  c17, one, x_67
        NOP
        SUB     .L2X   A1, B8, B8           ; SUB     y_67, x_67, e_67
        SHL     .S1X   B8, 16, A1           ; SHL     e_67, 16, moved_67
        ADD     .L1X   A1, B2, A1           ; ADD     c17, moved_67, c17
        SUB     .L2    B1, B8, B1           ; SUB     c16, e_67, c16
||      SHRU    .S1    A1, 4, A0            ; SHRU    c17, 4, high_68
        XOR     .L1X   A0, B1, A0           ; XOR     high_68, c16, both_68
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_59
        AND     .L1X   A0, B0, A0           ; AND     both_68, m4_59, d_68
        SHL     .S1    A0, 4, A14           ; SHL     d_68, 4, moved_68
        XOR     .L1    A1, A14, A0          ; XOR     c17, moved_68, c17
||      XOR     .L2X   B1, A0, B1           ; XOR     c16, d_68, c16
        MV      .L2    B9, B8               ; move return$
||      STW     .D1T1  A0, *+A12[0]         ; STW     c17, *+iv[0]
||      STW     .D2T2  B1, *+B3[1]          ; STW     c16, *+target[1]
        STW     .D1T2  B1, *+A12[1]         ; STW     c16, *+iv[1]
||      STW     .D2T1  A0, *+B3[0]          ; STW     c17, *+target[0]
des_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_69
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        MVC     .S2    B0, AMR              ; MVC     linear_69, AMR
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        B       .S2    B8                   ; return
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        NOP     3
        ADDK    .S2    40, B15              ; frame

        .global des3_cbc_encrypt
des3_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T1  *+A8[1], A2          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_70
        SHRU    .S1    A0, 4, A3            ; SHRU    c17, 4, high_74
        XOR     .L1    A3, A2, A3           ; XOR     high_74, c16, both_74
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_70
        AND     .L1    A3, A1, A1           ; AND     both_74, m4_70, d_74
        XOR     .L1    A2, A1, A2           ; XOR     c16, d_74, c16
||      SHL     .S1    A1, 4, A1            ; SHL     d_74, 4, moved_74
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_74, c17
||      MVK     .S1    1, A1                ; MVK     1, one
||      MPYSU   .M1    1, A2, A3            ; MPYSU   1, c16, y_75
        MPYHLU  .M1    A0, A1, A9           ; MPYHLU  c17, one, x_75
        NOP
        SUB     .L1    A3, A9, A9           ; SUB     y_75, x_75, e_75
||      MVKL    .S1    858993459, A3        ; MVKL    0x33333333, m2_70
||      ADDK    .S2    -40, B15             ; frame
        SUB     .L1    A2, A9, A2           ; SUB     c16, e_75, c16
||      SHL     .S1    A9, 16, A9           ; SHL     e_75, 16, moved_75
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        ADD     .L1    A0, A9, A0           ; ADD     c17, moved_75, c17
||      MVKH    .S1    858993459, A3        ; MVKH    0x33333333, m2_70
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SHRU    .S1    A0, 2, A9            ; SHRU    c17, 2, high_76
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_70
        AND     .L1    A9, A3, A3           ; AND     high_76, m2_70, x_76
||      AND     .S1    A2, A3, A9           ; AND     c16, m2_70, y_76
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        SUB     .L1    A9, A3, A9           ; SUB     y_76, x_76, e_76
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        MV      .L1X   B4, A3               ; move in
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAW   .D1    A0, A9, A0           ; ADDAW   c17, e_76, c17
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        SUB     .L1    A2, A9, A2           ; SUB     c16, e_76, c16
||      MV      .L2    B3, B8               ; move return$
||      SHRU    .S1    A0, 8, A9            ; SHRU    c17, 8, high_77
||      MVKL    .S2    2863311530, B10      ; MVKL    0xaaaaaaaa, m1_70
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        XOR     .L1    A9, A2, A9           ; XOR     high_77, c16, both_77
||      MV      .L2X   A4, B3               ; move out
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_70
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        AND     .L2X   B0, A9, B0           ; AND     both_77, m8_70, d_77
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    2863311530, B10      ; MVKH    0xaaaaaaaa, m1_70
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A6, A2               ; MV      blocks, some
||      XOR     .L2X   B0, A2, B0           ; XOR     c16, d_77, c16
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      SHL     .S2    B0, 8, B11           ; SHL     d_77, 8, moved_77
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        XOR     .L1X   A0, B11, A14         ; XOR     c17, moved_77, c17
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B0, 31, B11          ; SHRU    c16, 31, top_78
||      MV      .D1    A6, A0               ; move blocks
        MV      .L1X   B6, A9               ; move schedule
||[!A2] B       .S1    des3_cbc_encrypt$done; [!some] B      done
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      ADDAH   .D2    B11, B0, B0          ; ADDAH   top_78, c16, c16
        XOR     .L2X   B0, A14, B13         ; XOR     c17, c16, both_79
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    480597, B11          ; MVKL    0x00075555, circular_71
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        AND     .L2    B13, B10, B10        ; AND     both_79, m1_70, d_79
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        XOR     .L1X   A14, B10, A11        ; XOR     c17, d_79, c17
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    480597, B11          ; MVKH    0x00075555, circular_71
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L2    B0, B10, B0          ; XOR     c16, d_79, c16
||      SHRU    .S1    A11, 31, A12         ; SHRU    c17, 31, top_80
||      MVC     .S2    B11, AMR             ; MVC     circular_71, AMR
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D1    A12, A11, A14        ; ADDAH   top_80, c17, c17
||      STW     .D2T1  A15, *+B15[10]       ; save A15
des3_cbc_encrypt$des3_cbc_encrypt$1:
        MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_81
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_81
||      LDW     .D1T1  *+A3[0], A11         ; LDW     *+in[0], left
        MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_81
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_81
||      LDW     .D1T1  *+A3[1], A10         ; LDW     *+in[1], right
        NOP     3
        SHRU    .S1    A11, 4, A2           ; SHRU    left, 4, high_84
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_81
        XOR     .L1    A2, A10, A2          ; XOR     high_84, right, both_84
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_81
        AND     .L1X   A2, B1, A2           ; AND     both_84, m4_81, d_84
        XOR     .L1    A10, A2, A13         ; XOR     right, d_84, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_84, 4, moved_84
        XOR     .L1    A11, A2, A12         ; XOR     left, moved_84, left
||      MPYSU   .M1    1, A13, A2           ; MPYSU   1, right, y_85
        MPYHLU  .M1    A12, A1, A10         ; MPYHLU  left, one, x_85
        NOP
        SUB     .L1    A2, A10, A2          ; SUB     y_85, x_85, e_85
||      MVKL    .S1    858993459, A11       ; MVKL    0x33333333, m2_81
        SUB     .L1    A13, A2, A13         ; SUB     right, e_85, right
||      MV      .L2X   A0, B1               ; MV      blocks, more
||      SHL     .S1    A2, 16, A10          ; SHL     e_85, 16, moved_85
||      MV      .D1    A0, A2               ; MV      blocks, guard
        ADD     .L1    A12, A10, A12        ; ADD     left, moved_85, left
||      MVKH    .S1    858993459, A11       ; MVKH    0x33333333, m2_81
        SHRU    .S1    A12, 2, A10          ; SHRU    left, 2, high_86
        AND     .L1    A10, A11, A11        ; AND     high_86, m2_81, x_86
||[B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      AND     .S1    A13, A11, A10        ; AND     right, m2_81, y_86
        SUB     .L1    A10, A11, A10        ; SUB     y_86, x_86, e_86
||[B1]  ADDAW   .D1    A3, 2, A3            ; [more] ADDAW   in, 2, in
        SUB     .L1    A13, A10, A11        ; SUB     right, e_86, right
||      ADDAW   .D1    A12, A10, A10        ; ADDAW   left, e_86, left
        SHRU    .S2X   A10, 8, B9           ; SHRU    left, 8, high_87
        XOR     .L2X   B9, A11, B9          ; XOR     high_87, right, both_87
        AND     .L2    B9, B2, B2           ; AND     both_87, m8_81, d_87
        XOR     .L2X   B2, A11, B11         ; XOR     right, d_87, right
||      SHL     .S2    B2, 8, B2            ; SHL     d_87, 8, moved_87
        XOR     .L2X   B2, A10, B13         ; XOR     left, moved_87, left
||      SHRU    .S2    B11, 31, B9          ; SHRU    right, 31, top_88
        ADDAH   .D2    B9, B11, B12         ; ADDAH   top_88, right, right
        XOR     .L2    B13, B12, B2         ; XOR     left, right, both_89
||[!A2] B       .S1    des3_cbc_encrypt$done; [!guard] B     done                    ; never taken: what follows is a block of its own
        AND     .L1X   A15, B2, A2          ; AND     both_89, m1_81, d_89
        XOR     .L2X   B13, A2, B10         ; XOR     left, d_89, left
        XOR     .L1X   A2, B12, A2          ; XOR     right, d_89, right
||      SHRU    .S2    B10, 31, B2          ; SHRU    left, 31, top_90
        MV      .L2X   A8, B2               ; MV      iv, target              ; of "block -1", which goes back where it came from
||      ADDAH   .D2    B2, B10, B9          ; ADDAH   top_90, left, left
        XOR     .L1X   A2, B0, A2           ; XOR     right, c16, right
||      XOR     .L2X   B9, A14, B9          ; XOR     left, c17, left
des3_cbc_encrypt$des3_cbc_encrypt$2:
        NOP     3
        MV      .L1    A9, A11              ; copy
        LDW     .D1T1  *+A11[0], A10        ; LDW     *+schedule[0], k0_91
        LDW     .D1T1  *+A11[1], A10        ; LDW     *+schedule[1], e0_91
        NOP     3
        XOR     .L1    A2, A10, A2          ; XOR     right, k0_91, u
        XOR     .L1    A2, A10, A10         ; XOR     u, e0_91, t
||      LDW     .D1T1  *+A11[3], A12        ; LDW     *+schedule[3], e1_91
        SHRU    .S1    A2, 8, A12           ; SHRU    u, 8, u8_93
||      SHRU    .S2X   A10, 12, B10         ; SHRU    t, 12, t12_93
||      LDW     .D1T1  *+A11[2], A10        ; LDW     *+schedule[2], k1_91
        SHRU    .S2X   A10, 4, B11          ; SHRU    t, 4, t4_93
||      LDW     .D1T1  *+A5[A12], A10       ; LDW     *+A5[u8_93], s6_92
        SHRU    .S1    A2, 24, A12          ; SHRU    u, 24, u24_93
||      MPYHLU  .M1    A2, A1, A13          ; MPYHLU  u, one, u16_92
||      MPY     .M2X   -16, A10, B10        ; MPY     -16, t, low_93
||      LDW     .D1T2  *+A4[A2], B10        ; LDW     *+A4[u], s8_92
||      LDW     .D2T1  *+B4[B11], A13       ; LDW     *+B4[t4_93], s7_92
        SHRU    .S2X   A10, 20, B11         ; SHRU    t, 20, t20_93
||      LDW     .D1T1  *+A7[A12], A10       ; LDW     *+A7[u24_93], s2_92
||      LDW     .D2T2  *+B5[B10], B9        ; LDW     *+B5[t12_93], s5_92
        SHRU    .S2X   A10, 28, B11         ; SHRU    t, 28, high_93
||      LDW     .D1T1  *+A6[A13], A10       ; LDW     *+A6[u16_92], s4_92
||      LDW     .D2T2  *+B6[B11], B9        ; LDW     *+B6[t20_93], s3_92
        XOR     .L2X   B9, A10, B9          ; XOR     left, k1_91, v
||      ADD     .S2    B11, B10, B10        ; ADD     high_93, low_93, t28_93
        XOR     .L1X   A12, B9, A12         ; XOR     v, e1_91, w_91
||      LDW     .D2T1  *+B7[B10], A0        ; LDW     *+B7[t28_93], s1_92
        XOR     .L1    A10, A13, A12        ; XOR     s6_92, s7_92, pair1_92
||      XOR     .L2    B9, B10, B10         ; XOR     v, s8_92, u1_92
||      XOR     .S1X   A12, B10, A13        ; XOR     w_91, s8_92, t1_92
        XOR     .L1X   A10, B9, A12         ; XOR     s2_92, s5_92, pair2_92
||      XOR     .L2X   B10, A12, B10        ; XOR     u1_92, pair1_92, u2_92
||      XOR     .S1    A13, A12, A13        ; XOR     t1_92, pair1_92, t2_92
        XOR     .L1X   A10, B9, A12         ; XOR     s4_92, s3_92, pair3_92
||      XOR     .L2X   B10, A12, B9         ; XOR     u2_92, pair2_92, u3_92
||      XOR     .S1    A13, A12, A13        ; XOR     t2_92, pair2_92, t3_92
||      ADDAW   .D1    A9, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1X   A12, B9, A9          ; XOR     u3_92, pair3_92, u4_92
||      MV      .L2X   A0, B10              ; move blocks
||      XOR     .S1    A13, A12, A12        ; XOR     t3_92, pair3_92, t4_92
||      LDW     .D1T2  *+A9[4], B3          ; LDW     *+schedule[4], d0_91
        XOR     .L1    A9, A0, A9           ; XOR     u4_92, s1_92, u
||      MV      .L2X   A11, B11             ; move schedule
||      XOR     .S1    A12, A0, A11         ; XOR     t4_92, s1_92, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_94
        MV      .L1X   B1, A0               ; move more
||      MV      .L2    B3, B8               ; move out
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_96
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_96
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_96
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_95
||      MV      .D2    B8, B9               ; move return$
        MV      .L1    A8, A12              ; move iv
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_96
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_96
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_95
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_96], s6_95
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_96], s7_95
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_96
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_96], s2_95
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_96], s5_95
        MV      .L1    A3, A13              ; move in
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_96
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_95], s4_95
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_96], s3_95
        XOR     .L1X   A2, B3, A3           ; XOR     u, d0_91, v
||      MV      .L2    B2, B3               ; move target
||      MVK     .S1    12, A2               ; MVK     14, count_94
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_96, low_96, t28_96
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_94
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_95, u1_95
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_94, w_94
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_96], s1_95
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_94, s8_95, t1_95
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_95, s7_95, pair1_95
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_95, pair1_95, u2_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_95, pair1_95, t2_95
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_95, s5_95, pair2_95
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_95, pair2_95, t3_95
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_95, pair2_95, u3_95
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_95, s3_95, pair3_95
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_95, pair3_95, t4_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_95, pair3_95, u4_95
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_94, v
;@loop {"name": "rounds1", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds1: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_95, pair3_95, u4_95
;    XOR u4_95, s1_95, u
;    SHRU u, 8, u8_96
;    LDW *+A5[u8_96], s6_95
;    XOR s6_95, s7_95, pair1_95
;    XOR u1_95, pair1_95, u2_95
;    XOR u2_95, pair2_95, u3_95
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 22 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds1:
        XOR     .L1    A9, A8, A11          ; <1> XOR     t4_95, s1_95, t
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     u4_95, s1_95, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_94
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_96
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_96
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_96
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_95
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_96
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_96
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_95
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_96], s6_95
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_96], s7_95
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_96
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_96], s2_95
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_96], s5_95
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_96
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_95], s4_95
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_96], s3_95
  [A2]  B       .S1    des3_cbc_encrypt$rounds1; <0> [count_94] B     rounds1
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_96, low_96, t28_96
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_94
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_95, u1_95
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_94, w_94
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_96], s1_95
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_94, s8_95, t1_95
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_95, s7_95, pair1_95
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_94, 1, count_94
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_95, pair1_95, u2_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_95, pair1_95, t2_95
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_95, s5_95, pair2_95
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_95, pair2_95, t3_95
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_95, pair2_95, u3_95
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_95, s3_95, pair3_95
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_95, pair3_95, t4_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_95, pair3_95, u4_95
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_94, v
des3_cbc_encrypt$des3_cbc_encrypt$5:
        XOR     .L1    A9, A8, A11          ; <-1> XOR     t4_95, s1_95, t
||      MV      .L2X   A10, B1              ; copy
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     u4_95, s1_95, u
||      LDW     .D1T1  *+A10[1], A2         ; LDW     *+keys[1], d15_97
        SHRU    .S1    A9, 24, A8           ; SHRU    u, 24, u24_99
||      SHRU    .S2X   A11, 12, B2          ; SHRU    t, 12, t12_99
||      MPYHLU  .M1    A9, A1, A8           ; MPYHLU  u, one, u16_98
||      LDW     .D1T2  *+A4[A9], B13        ; LDW     *+A4[u], s8_98
||      LDW     .D2T1  *+B1[3], A15         ; LDW     *+keys[3], k0_97
        LDW     .D1T2  *+A7[A8], B13        ; LDW     *+A7[u24_99], s2_98
||      LDW     .D2T1  *+B5[B2], A8         ; LDW     *+B5[t12_99], s5_98
        SHRU    .S1    A9, 8, A2            ; SHRU    u, 8, u8_99
||      SHRU    .S2X   A11, 4, B2           ; SHRU    t, 4, t4_99
||      LDW     .D1T2  *+A10[4], B2         ; LDW     *+keys[4], e0_97
||      LDW     .D2T1  *+B1[7], A3          ; LDW     *+keys[7], d0_97
        MPY     .M2X   -16, A11, B2         ; MPY     -16, t, low_99
||      LDW     .D1T2  *+A5[A2], B12        ; LDW     *+A5[u8_99], s6_98
||      LDW     .D2T1  *+B4[B2], A11        ; LDW     *+B4[t4_99], s7_98
        SHRU    .S2X   A11, 20, B12         ; SHRU    t, 20, t20_99
||      LDW     .D2T1  *+B1[6], A11         ; LDW     *+keys[6], e1_97
        XOR     .L1    A15, A2, A3          ; XOR     k0_97, d15_97, add_97
||      XOR     .S1X   A3, B13, A2          ; XOR     v, s8_98, v1_98
||      SHRU    .S2X   A11, 28, B12         ; SHRU    t, 28, high_99
||      LDW     .D1T2  *+A6[A8], B12        ; LDW     *+A6[u16_98], s4_98
||      LDW     .D2T1  *+B6[B12], A2        ; LDW     *+B6[t20_99], s3_98
        XOR     .L1    A9, A3, A8           ; XOR     u, add_97, u
||      ADD     .L2    B12, B2, B12         ; ADD     high_99, low_99, t28_99
||      XOR     .S2X   B13, A8, B1          ; XOR     s2_98, s5_98, pair2_98
||      LDW     .D2T1  *+B1[5], A2          ; LDW     *+keys[5], k1_97
        XOR     .L2X   B2, A8, B2           ; XOR     u, e0_97, t
||      SHRU    .S1    A8, 24, A9           ; SHRU    u, 24, u24_101
||      LDW     .D2T2  *+B7[B12], B1        ; LDW     *+B7[t28_99], s1_98
        XOR     .L2X   B12, A11, B12        ; XOR     s6_98, s7_98, pair1_98
||      SHRU    .S1    A8, 8, A15           ; SHRU    u, 8, u8_101
||      SHRU    .S2    B2, 4, B13           ; SHRU    t, 4, t4_101
||      LDW     .D1T1  *+A4[A8], A11        ; LDW     *+A4[u], s8_100
        XOR     .L1X   A2, B12, A8          ; XOR     v1_98, pair1_98, v2_98
||      XOR     .S1    A8, A3, A3           ; XOR     u, d0_97, v
||      SHRU    .S2    B2, 12, B13          ; SHRU    t, 12, t12_101
||      MPYHLU  .M1    A8, A1, A9           ; MPYHLU  u, one, u16_100
||      LDW     .D1T2  *+A5[A15], B2        ; LDW     *+A5[u8_101], s6_100
||      LDW     .D2T1  *+B4[B13], A8        ; LDW     *+B4[t4_101], s7_100
        XOR     .L1X   A2, B12, A8          ; XOR     s4_98, s3_98, pair3_98
||      XOR     .L2X   B1, A8, B1           ; XOR     v2_98, pair2_98, v3_98
||      SHRU    .S2    B2, 20, B12          ; SHRU    t, 20, t20_101
||      MPY     .M2    -16, B2, B13         ; MPY     -16, t, low_101
||      LDW     .D1T1  *+A7[A9], A2         ; LDW     *+A7[u24_101], s2_100
||      LDW     .D2T2  *+B5[B13], B1        ; LDW     *+B5[t12_101], s5_100
        XOR     .L2X   B1, A8, B2           ; XOR     v3_98, pair3_98, v4_98
||      SHRU    .S2    B2, 28, B12          ; SHRU    t, 28, high_101
||      LDW     .D1T1  *+A6[A9], A2         ; LDW     *+A6[u16_100], s4_100
||      LDW     .D2T2  *+B6[B12], B1        ; LDW     *+B6[t20_101], s3_100
        XOR     .L1    A2, A11, A8          ; XOR     k1_97, e1_97, cw_97
||      XOR     .L2    B2, B1, B1           ; XOR     v4_98, s1_98, x17_97
||      ADD     .S2    B12, B13, B2         ; ADD     high_101, low_101, t28_101
        XOR     .L1X   A8, B1, A2           ; XOR     x17_97, cw_97, w_97
||      XOR     .L2X   B1, A2, B1           ; XOR     x17_97, k1_97, v
||      LDW     .D2T1  *+B7[B2], A2         ; LDW     *+B7[t28_101], s1_100
        XOR     .L1X   A8, B2, A8           ; XOR     s6_100, s7_100, pair1_100
||      XOR     .L2X   B1, A11, B2          ; XOR     v, s8_100, u1_100
||      XOR     .S1    A2, A11, A11         ; XOR     w_97, s8_100, t1_100
        XOR     .L1X   A2, B1, A8           ; XOR     s2_100, s5_100, pair2_100
||      XOR     .L2X   B2, A8, B2           ; XOR     u1_100, pair1_100, u2_100
||      XOR     .S1    A11, A8, A11         ; XOR     t1_100, pair1_100, t2_100
        XOR     .L1X   A8, B2, A2           ; XOR     u2_100, pair2_100, u3_100
||      XOR     .L2X   B1, A2, B1           ; XOR     s4_100, s3_100, pair3_100
||      XOR     .S1    A11, A8, A8          ; XOR     t2_100, pair2_100, t3_100
        XOR     .L1X   A8, B1, A8           ; XOR     t3_100, pair3_100, t4_100
||      XOR     .L2X   B1, A2, B1           ; XOR     u3_100, pair3_100, u4_100
||      ADDAW   .D1    A10, 8, A10          ; ADDAW   keys, 8, keys
        XOR     .L1X   A2, B1, A9           ; XOR     u4_100, s1_100, u
||      XOR     .S1    A8, A2, A11          ; XOR     t4_100, s1_100, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_102
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_104
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_104
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_104
||      LDW     .D1T2  *+A4[A9], B2         ; <0> LDW     *+A4[u], s8_103
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_104
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_104
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_103
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_104], s6_103
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_104], s7_103
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_104
||      LDW     .D1T1  *+A7[A8], A3         ; <0> LDW     *+A7[u24_104], s2_103
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_104], s5_103
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_104
||      LDW     .D1T1  *+A6[A8], A3         ; <0> LDW     *+A6[u16_103], s4_103
||      LDW     .D2T2  *+B6[B1], B1         ; <0> LDW     *+B6[t20_104], s3_103
        MVK     .S1    5, A2                ; MVK     7, count_102
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_104, low_104, t28_104
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_102
        XOR     .L1X   A3, B2, A8           ; <0> XOR     v, s8_103, u1_103
||      XOR     .S1    A3, A8, A3           ; <0> XOR     v, e_102, w_102
||      LDW     .D2T1  *+B7[B1], A8         ; <0> LDW     *+B7[t28_104], s1_103
        XOR     .L2X   B2, A3, B1           ; <0> XOR     w_102, s8_103, t1_103
||      XOR     .S1X   A15, B1, A15         ; <0> XOR     s6_103, s7_103, pair1_103
        XOR     .L1    A8, A15, A15         ; <0> XOR     u1_103, pair1_103, u2_103
||      XOR     .L2X   B1, A15, B2          ; <0> XOR     t1_103, pair1_103, t2_103
||      XOR     .S1X   A3, B2, A8           ; <0> XOR     s2_103, s5_103, pair2_103
        XOR     .L1X   A8, B2, A3           ; <0> XOR     t2_103, pair2_103, t3_103
||      XOR     .S1    A15, A8, A15         ; <0> XOR     u2_103, pair2_103, u3_103
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     s4_103, s3_103, pair3_103
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_103, pair3_103, t4_103
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_103, pair3_103, u4_103
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_102, v
;@loop {"name": "rounds2", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_103, pair3_103, u4_103
;    XOR u4_103, s1_103, u
;    SHRU u, 8, u8_104
;    LDW *+A5[u8_104], s6_103
;    XOR s6_103, s7_103, pair1_103
;    XOR u1_103, pair1_103, u2_103
;    XOR u2_103, pair2_103, u3_103
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 22 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds2:
        XOR     .L1    A9, A8, A11          ; <1> XOR     t4_103, s1_103, t
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     u4_103, s1_103, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_102
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_104
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_104
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_104
||      LDW     .D1T2  *+A4[A9], B2         ; <0> LDW     *+A4[u], s8_103
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_104
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_104
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_103
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[u8_104], s6_103
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_104], s7_103
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_104
||      LDW     .D1T1  *+A7[A8], A3         ; <0> LDW     *+A7[u24_104], s2_103
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_104], s5_103
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_104
||      LDW     .D1T1  *+A6[A8], A3         ; <0> LDW     *+A6[u16_103], s4_103
||      LDW     .D2T2  *+B6[B1], B1         ; <0> LDW     *+B6[t20_104], s3_103
  [A2]  B       .S1    des3_cbc_encrypt$rounds2; <0> [count_102] B     rounds2
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_104, low_104, t28_104
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_102
        XOR     .L1X   A3, B2, A8           ; <0> XOR     v, s8_103, u1_103
||      XOR     .S1    A3, A8, A3           ; <0> XOR     v, e_102, w_102
||      LDW     .D2T1  *+B7[B1], A8         ; <0> LDW     *+B7[t28_104], s1_103
        XOR     .L2X   B2, A3, B1           ; <0> XOR     w_102, s8_103, t1_103
||      XOR     .S1X   A15, B1, A15         ; <0> XOR     s6_103, s7_103, pair1_103
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_102, 1, count_102
        XOR     .L1    A8, A15, A15         ; <0> XOR     u1_103, pair1_103, u2_103
||      XOR     .L2X   B1, A15, B2          ; <0> XOR     t1_103, pair1_103, t2_103
||      XOR     .S1X   A3, B2, A8           ; <0> XOR     s2_103, s5_103, pair2_103
        XOR     .L1X   A8, B2, A3           ; <0> XOR     t2_103, pair2_103, t3_103
||      XOR     .S1    A15, A8, A15         ; <0> XOR     u2_103, pair2_103, u3_103
||      XOR     .S2X   B1, A3, B1           ; <0> XOR     s4_103, s3_103, pair3_103
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_103, pair3_103, t4_103
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_103, pair3_103, u4_103
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_102, v
des3_cbc_encrypt$des3_cbc_encrypt$7:
        XOR     .L1    A9, A8, A11          ; <-1> XOR     t4_103, s1_103, t
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     u4_103, s1_103, u
||      LDW     .D1T2  *+A13[0], B12        ; LDW     *+in[0], pl
        LDW     .D1T2  *+A13[1], B2         ; LDW     *+in[1], pr
        NOP     3
        SHRU    .S1X   B12, 4, A2           ; SHRU    pl, 4, high_108
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_105
        XOR     .L1X   A2, B2, A2           ; XOR     high_108, pr, both_108
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_105
        AND     .L1X   A2, B1, A2           ; AND     both_108, m4_105, d_108
        XOR     .L2X   B2, A2, B2           ; XOR     pr, d_108, pr
||      SHL     .S1    A2, 4, A2            ; SHL     d_108, 4, moved_108
        XOR     .L1X   A2, B12, A15         ; XOR     pl, moved_108, pl
        MPYHLU  .M1    A15, A1, A2          ; MPYHLU  pl, one, x_109
||      MPYSU   .M2    1, B2, B1            ; MPYSU   1, pr, y_109
        NOP
        SUB     .L1X   B1, A2, A2           ; SUB     y_109, x_109, e_109
        SUB     .L1X   B2, A2, A8           ; SUB     pr, e_109, pr
||      SHL     .S2X   A2, 16, B1           ; SHL     e_109, 16, moved_109
        ADD     .L2X   B1, A15, B2          ; ADD     pl, moved_109, pl
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_105
        SHRU    .S1X   B2, 2, A2            ; SHRU    pl, 2, high_110
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_105
        AND     .L1X   A2, B1, A2           ; AND     high_110, m2_105, x_110
||      AND     .L2X   B1, A8, B1           ; AND     pr, m2_105, y_110
        SUB     .L2X   B1, A2, B1           ; SUB     y_110, x_110, e_110
        SUB     .L1X   A8, B1, A8           ; SUB     pr, e_110, pr
||      ADDAW   .D2    B2, B1, B2           ; ADDAW   pl, e_110, pl
        SHRU    .S1X   B2, 8, A2            ; SHRU    pl, 8, high_111
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_105
        XOR     .L1    A2, A8, A2           ; XOR     high_111, pr, both_111
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_105
        AND     .L1X   A2, B1, A2           ; AND     both_111, m8_105, d_111
        XOR     .L1    A8, A2, A15          ; XOR     pr, d_111, pr
||      SHL     .S1    A2, 8, A8            ; SHL     d_111, 8, moved_111
        SHRU    .S1    A15, 31, A2          ; SHRU    pr, 31, top_112
        XOR     .L2X   B2, A8, B12          ; XOR     pl, moved_111, pl
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_105
||      ADDAH   .D1    A2, A15, A2          ; ADDAH   top_112, pr, pr
        XOR     .L1X   A2, B12, A0          ; XOR     pl, pr, both_113
||      MV      .L2X   A0, B1               ; move more
||      MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_105
  [B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
||      AND     .S2X   B2, A0, B2           ; AND     both_113, m1_105, d_113
        MV      .L1X   B1, A0               ; move more
||      XOR     .L2    B12, B2, B12         ; XOR     pl, d_113, pl
||      XOR     .S2X   B2, A2, B2           ; XOR     pr, d_113, pr
||[B1]  ADDAW   .D1    A13, 2, A13          ; [more] ADDAW   in, 2, in
        SHRU    .S2    B12, 31, B1          ; SHRU    pl, 31, top_114
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_115
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_117
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_117
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_117
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_116
||      ADDAH   .D2    B1, B12, B12         ; ADDAH   top_114, pl, pl
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_117
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_117
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_116
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_117], s6_116
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_117], s7_116
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_117
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_117], s2_116
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_117], s5_116
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_117
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_116], s4_116
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_117], s3_116
        MVK     .S1    5, A2                ; MVK     7, count_115
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_117, low_117, t28_117
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_115
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_116, u1_116
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_115, w_115
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_117], s1_116
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_115, s8_116, t1_116
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_116, s7_116, pair1_116
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_116, pair1_116, u2_116
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_116, pair1_116, t2_116
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_116, s5_116, pair2_116
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_116, pair2_116, t3_116
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_116, pair2_116, u3_116
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_116, s3_116, pair3_116
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_116, pair3_116, t4_116
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_116, pair3_116, u4_116
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_115, v
;@loop {"name": "rounds2b", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2b: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_116, pair3_116, u4_116
;    XOR u4_116, s1_116, u
;    SHRU u, 8, u8_117
;    LDW *+A5[u8_117], s6_116
;    XOR s6_116, s7_116, pair1_116
;    XOR u1_116, pair1_116, u2_116
;    XOR u2_116, pair2_116, u3_116
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds2b:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_116, s1_116, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_116, s1_116, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_115
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_117
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_117
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_117
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_116
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_117
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_117
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_116
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_117], s6_116
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_117], s7_116
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_117
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_117], s2_116
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_117], s5_116
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_117
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_116], s4_116
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_117], s3_116
  [A2]  B       .S1    des3_cbc_encrypt$rounds2b; <0> [count_115] B     rounds2b
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_117, low_117, t28_117
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_115
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_116, u1_116
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_115, w_115
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_117], s1_116
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_115, s8_116, t1_116
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_116, s7_116, pair1_116
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_115, 1, count_115
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_116, pair1_116, u2_116
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_116, pair1_116, t2_116
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_116, s5_116, pair2_116
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_116, pair2_116, t3_116
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_116, pair2_116, u3_116
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_116, s3_116, pair3_116
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_116, pair3_116, t4_116
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_116, pair3_116, u4_116
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_115, v
des3_cbc_encrypt$des3_cbc_encrypt$9:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_116, s1_116, t
||      MV      .L2X   A10, B1              ; copy
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_116, s1_116, u
        LDW     .D2T1  *+B1[1], A15         ; LDW     *+keys[1], d15_118
        LDW     .D2T1  *+B1[3], A2          ; LDW     *+keys[3], k0_118
        LDW     .D1T1  *+A4[A9], A11        ; LDW     *+A4[u], s8_119
        SHRU    .S1    A9, 8, A15           ; SHRU    u, 8, u8_120
||      SHRU    .S2X   A11, 4, B13          ; SHRU    t, 4, t4_120
||      LDW     .D2T1  *+B1[4], A8          ; LDW     *+keys[4], e0_118
        SHRU    .S1    A9, 24, A2           ; SHRU    u, 24, u24_120
||      SHRU    .S2X   A11, 12, B13         ; SHRU    t, 12, t12_120
||      MPYHLU  .M1    A9, A1, A8           ; MPYHLU  u, one, u16_119
||      LDW     .D1T1  *+A5[A15], A9        ; LDW     *+A5[u8_120], s6_119
||      LDW     .D2T2  *+B4[B13], B1        ; LDW     *+B4[t4_120], s7_119
        SHRU    .S2X   A11, 20, B13         ; SHRU    t, 20, t20_120
||      MPY     .M1    -16, A11, A8         ; MPY     -16, t, low_120
||      LDW     .D1T1  *+A7[A2], A11        ; LDW     *+A7[u24_120], s2_119
||      LDW     .D2T2  *+B5[B13], B1        ; LDW     *+B5[t12_120], s5_119
        XOR     .L1    A2, A15, A2          ; XOR     k0_118, d15_118, add_118
||      SHRU    .S2X   A11, 28, B13         ; SHRU    t, 28, high_120
||      LDW     .D1T2  *+A6[A8], B1         ; LDW     *+A6[u16_119], s4_119
||      LDW     .D2T1  *+B6[B13], A3        ; LDW     *+B6[t20_120], s3_119
        XOR     .L1    A3, A11, A3          ; XOR     v, s8_119, v1_119
||      ADD     .L2X   B13, A8, B1          ; ADD     high_120, low_120, t28_120
||      XOR     .S1    A9, A2, A2           ; XOR     u, add_118, u
||      LDW     .D2T1  *+B1[5], A3          ; LDW     *+keys[5], k1_118
        XOR     .L1    A2, A8, A8           ; XOR     u, e0_118, t
||      SHRU    .S1    A2, 8, A11           ; SHRU    u, 8, u8_122
||      LDW     .D1T1  *+A10[6], A8         ; LDW     *+keys[6], e1_118
||      LDW     .D2T2  *+B7[B1], B1         ; LDW     *+B7[t28_120], s1_119
        XOR     .L1X   A9, B1, A15          ; XOR     s6_119, s7_119, pair1_119
||      SHRU    .S1    A2, 24, A9           ; SHRU    u, 24, u24_122
||      SHRU    .S2X   A8, 4, B13           ; SHRU    t, 4, t4_122
||      LDW     .D1T1  *+A5[A11], A8        ; LDW     *+A5[u8_122], s6_121
        XOR     .L1X   A11, B1, A11         ; XOR     s2_119, s5_119, pair2_119
||      XOR     .S1    A3, A15, A15         ; XOR     v1_119, pair1_119, v2_119
||      SHRU    .S2X   A8, 12, B13          ; SHRU    t, 12, t12_122
||      MPYHLU  .M1    A2, A1, A15          ; MPYHLU  u, one, u16_121
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[u], s8_121
||      LDW     .D2T1  *+B4[B13], A11       ; LDW     *+B4[t4_122], s7_121
        XOR     .L1X   A3, B1, A9           ; XOR     s4_119, s3_119, pair3_119
||      XOR     .S1    A15, A11, A11        ; XOR     v2_119, pair2_119, v3_119
||      SHRU    .S2X   A8, 20, B1           ; SHRU    t, 20, t20_122
||      MPY     .M1    -16, A8, A11         ; MPY     -16, t, low_122
||      LDW     .D1T2  *+A7[A9], B1         ; LDW     *+A7[u24_122], s2_121
||      LDW     .D2T1  *+B5[B13], A3        ; LDW     *+B5[t12_122], s5_121
        XOR     .L1    A11, A9, A9          ; XOR     v3_119, pair3_119, v4_119
||      SHRU    .S2X   A8, 28, B13          ; SHRU    t, 28, high_122
||      LDW     .D1T1  *+A6[A15], A3        ; LDW     *+A6[u16_121], s4_121
||      LDW     .D2T2  *+B6[B1], B1         ; LDW     *+B6[t20_122], s3_121
        XOR     .L1    A3, A8, A9           ; XOR     k1_118, e1_118, cw_118
||      ADD     .L2X   B13, A11, B1         ; ADD     high_122, low_122, t28_122
||      XOR     .S1X   A9, B1, A11          ; XOR     v4_119, s1_119, x17_118
        XOR     .L1    A11, A9, A3          ; XOR     x17_118, cw_118, w_118
||      XOR     .S1    A11, A3, A9          ; XOR     x17_118, k1_118, v
||      LDW     .D2T1  *+B7[B1], A3         ; LDW     *+B7[t28_122], s1_121
        XOR     .L1    A8, A11, A8          ; XOR     s6_121, s7_121, pair1_121
||      XOR     .L2X   B1, A9, B13          ; XOR     v, s8_121, u1_121
||      XOR     .S1X   A3, B1, A9           ; XOR     w_118, s8_121, t1_121
||      LDW     .D1T1  *+A10[7], A3         ; LDW     *+keys[7], d0_118
        XOR     .L1X   A3, B1, A8           ; XOR     s2_121, s5_121, pair2_121
||      XOR     .L2X   B13, A8, B13         ; XOR     u1_121, pair1_121, u2_121
||      XOR     .S1    A9, A8, A9           ; XOR     t1_121, pair1_121, t2_121
        XOR     .L1X   A3, B1, A3           ; XOR     s4_121, s3_121, pair3_121
||      XOR     .L2X   B13, A8, B1          ; XOR     u2_121, pair2_121, u3_121
||      XOR     .S1    A9, A8, A8           ; XOR     t2_121, pair2_121, t3_121
        XOR     .L1    A8, A3, A8           ; XOR     t3_121, pair3_121, t4_121
||      XOR     .L2X   B1, A3, B1           ; XOR     u3_121, pair3_121, u4_121
||      ADDAW   .D1    A10, 8, A10          ; ADDAW   keys, 8, keys
        XOR     .L1X   A3, B1, A9           ; XOR     u4_121, s1_121, u
||      XOR     .S1    A8, A3, A11          ; XOR     t4_121, s1_121, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_123
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_125
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_125
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_125
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_124
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_125
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_125
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_124
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_125], s6_124
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_125], s7_124
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_125
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_125], s2_124
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_125], s5_124
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_125
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_124], s4_124
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_125], s3_124
        XOR     .L1    A2, A3, A3           ; XOR     u, d0_118, v
||      MVK     .S1    5, A2                ; MVK     7, count_123
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_125, low_125, t28_125
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_123
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_124, u1_124
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_123, w_123
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_125], s1_124
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_123, s8_124, t1_124
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_124, s7_124, pair1_124
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_124, pair1_124, u2_124
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_124, pair1_124, t2_124
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_124, s5_124, pair2_124
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_124, pair2_124, t3_124
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_124, pair2_124, u3_124
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_124, s3_124, pair3_124
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_124, pair3_124, t4_124
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_124, pair3_124, u4_124
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_123, v
;@loop {"name": "rounds3", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_124, pair3_124, u4_124
;    XOR u4_124, s1_124, u
;    SHRU u, 8, u8_125
;    LDW *+A5[u8_125], s6_124
;    XOR s6_124, s7_124, pair1_124
;    XOR u1_124, pair1_124, u2_124
;    XOR u2_124, pair2_124, u3_124
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds3:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_124, s1_124, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_124, s1_124, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_123
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_125
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_125
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_125
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_124
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_125
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_125
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_124
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_125], s6_124
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_125], s7_124
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_125
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_125], s2_124
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_125], s5_124
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_125
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_124], s4_124
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_125], s3_124
  [A2]  B       .S1    des3_cbc_encrypt$rounds3; <0> [count_123] B     rounds3
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_125, low_125, t28_125
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_123
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_124, u1_124
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_123, w_123
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_125], s1_124
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_123, s8_124, t1_124
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_124, s7_124, pair1_124
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_123, 1, count_123
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_124, pair1_124, u2_124
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_124, pair1_124, t2_124
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_124, s5_124, pair2_124
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_124, pair2_124, t3_124
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_124, pair2_124, u3_124
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_124, s3_124, pair3_124
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_124, pair3_124, t4_124
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_124, pair3_124, u4_124
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_123, v
des3_cbc_encrypt$des3_cbc_encrypt$11:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_124, s1_124, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_124, s1_124, u
        NOP     3
        SHL     .S1    A14, 31, A14         ; SHL     c17, 31, top_129
||      SHRU    .S2X   A14, 1, B1           ; SHRU    c17, 1, rest_129
        ADD     .L1X   A14, B1, A14         ; ADD     top_129, rest_129, c17
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1_126
        XOR     .L1X   A14, B0, A15         ; XOR     c17, c16, both_130
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1_126
        AND     .L1X   A15, B1, A15         ; AND     both_130, m1_126, d_130
        XOR     .L2X   B0, A15, B0          ; XOR     c16, d_130, c16
        XOR     .L1    A14, A15, A14        ; XOR     c17, d_130, c17
||      SHRU    .S1X   B0, 1, A15           ; SHRU    c16, 1, rest_131
||      SHL     .S2    B0, 31, B0           ; SHL     c16, 31, top_131
        ADD     .L1X   A15, B0, A15         ; ADD     top_131, rest_131, c16
||      SHRU    .S1    A14, 8, A2           ; SHRU    c17, 8, high_132
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_126
        XOR     .L1    A2, A15, A2          ; XOR     high_132, c16, both_132
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_126
        AND     .L1X   A2, B0, A2           ; AND     both_132, m8_126, d_132
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_126
        SHL     .S2X   A2, 8, B1            ; SHL     d_132, 8, moved_132
        XOR     .L1X   A14, B1, A14         ; XOR     c17, moved_132, c17
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_126
        XOR     .L1    A15, A2, A2          ; XOR     c16, d_132, c16
||      SHRU    .S1    A14, 2, A15          ; SHRU    c17, 2, high_133
        AND     .L1X   A15, B0, A15         ; AND     high_133, m2_126, x_133
||      AND     .L2X   B0, A2, B0           ; AND     c16, m2_126, y_133
        SUB     .L1X   B0, A15, A15         ; SUB     y_133, x_133, e_133
        SUB     .L1    A2, A15, A14         ; SUB     c16, e_133, c16
||      ADDAW   .D1    A14, A15, A2         ; ADDAW   c17, e_133, c17
        MPYHLU  .M1    A2, A1, A15          ; MPYHLU  c17, one, x_134
||      MPYSU   .M2X   1, A14, B0           ; MPYSU   1, c16, y_134
        NOP
        SUB     .L1X   B0, A15, A8          ; SUB     y_134, x_134, e_134
||      MVKL    .S1    252645135, A15       ; MVKL    0x0f0f0f0f, m4_126
        SUB     .L1    A14, A8, A8          ; SUB     c16, e_134, c16
||      MVKH    .S1    252645135, A15       ; MVKH    0x0f0f0f0f, m4_126
||      SHL     .S2X   A8, 16, B0           ; SHL     e_134, 16, moved_134
        ADD     .L1X   A2, B0, A14          ; ADD     c17, moved_134, c17
        SHRU    .S1    A14, 4, A2           ; SHRU    c17, 4, high_135
        XOR     .L1    A2, A8, A2           ; XOR     high_135, c16, both_135
        AND     .L1    A2, A15, A2          ; AND     both_135, m4_126, d_135
        XOR     .L1    A8, A2, A2           ; XOR     c16, d_135, c16
||      SHL     .S2X   A2, 4, B13           ; SHL     d_135, 4, moved_135
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_136
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_138
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_138
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_138
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_137
||      STW     .D2T1  A2, *+B3[1]          ; STW     c16, *+target[1]
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_138
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_138
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_137
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_138], s6_137
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_138], s7_137
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_138
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_138], s2_137
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_138], s5_137
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_138
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_137], s4_137
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_138], s3_137
        MVK     .S1    5, A2                ; MVK     7, count_136
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_138, low_138, t28_138
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_136
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_137, u1_137
||      XOR     .L2X   B13, A14, B13        ; XOR     c17, moved_135, c17
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_136, w_136
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_138], s1_137
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_136, s8_137, t1_137
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_137, s7_137, pair1_137
||      STW     .D2T2  B13, *+B3[0]         ; STW     c17, *+target[0]
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_137, pair1_137, u2_137
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_137, pair1_137, t2_137
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_137, s5_137, pair2_137
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_137, pair2_137, t3_137
||      MV      .L2    B8, B3               ; MV      out, target
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_137, pair2_137, u3_137
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_137, s3_137, pair3_137
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_137, pair3_137, t4_137
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_137, pair3_137, u4_137
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_136, v
||      ADDAW   .D2    B8, 2, B8            ; ADDAW   out, 2, out
;@loop {"name": "rounds3b", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3b: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_137, pair3_137, u4_137
;    XOR u4_137, s1_137, u
;    SHRU u, 8, u8_138
;    LDW *+A5[u8_138], s6_137
;    XOR s6_137, s7_137, pair1_137
;    XOR u1_137, pair1_137, u2_137
;    XOR u2_137, pair2_137, u3_137
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 15 used, 22 live at once
;  registers of side B: 13 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds3b:
        XOR     .L1    A8, A9, A11          ; <1> XOR     t4_137, s1_137, t
||      XOR     .S1X   A9, B0, A9           ; <1> XOR     u4_137, s1_137, u
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_136
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_138
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_138
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_138
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_137
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_138
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_138
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_137
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_138], s6_137
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_138], s7_137
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_138
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_138], s2_137
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_138], s5_137
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_138
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_137], s4_137
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_138], s3_137
  [A2]  B       .S1    des3_cbc_encrypt$rounds3b; <0> [count_136] B     rounds3b
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_138, low_138, t28_138
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_136
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_137, u1_137
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_136, w_136
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_138], s1_137
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_136, s8_137, t1_137
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_137, s7_137, pair1_137
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_136, 1, count_136
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_137, pair1_137, u2_137
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_137, pair1_137, t2_137
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_137, s5_137, pair2_137
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_137, pair2_137, t3_137
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_137, pair2_137, u3_137
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_137, s3_137, pair3_137
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_137, pair3_137, t4_137
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_137, pair3_137, u4_137
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_136, v
des3_cbc_encrypt$des3_cbc_encrypt$13:
        XOR     .L1    A8, A9, A11          ; <-1> XOR     t4_137, s1_137, t
||      XOR     .S1X   A9, B0, A9           ; <-1> XOR     u4_137, s1_137, u
||      LDW     .D1T2  *+A10[1], B13        ; LDW     *+keys[1], d15_139
||      LDW     .D2T1  *+B11[0], A10        ; LDW     *+schedule[0], k0_139
        SHRU    .S1    A9, 24, A8           ; SHRU    u, 24, u24_141
||      SHRU    .S2X   A11, 20, B1          ; SHRU    t, 20, t20_141
||      MPYHLU  .M1    A9, A1, A2           ; MPYHLU  u, one, u16_140
||      LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[u], s8_140
        SHRU    .S2X   A11, 28, B0          ; SHRU    t, 28, high_141
||      LDW     .D2T2  *+B11[1], B2         ; LDW     *+schedule[1], e0_139
        SHRU    .S1    A9, 8, A2            ; SHRU    u, 8, u8_141
||      SHRU    .S2X   A11, 4, B1           ; SHRU    t, 4, t4_141
||      MPY     .M1    -16, A11, A2         ; MPY     -16, t, low_141
||      LDW     .D1T1  *+A6[A2], A8         ; LDW     *+A6[u16_140], s4_140
||      LDW     .D2T2  *+B6[B1], B0         ; LDW     *+B6[t20_141], s3_140
        SHRU    .S2X   A11, 12, B1          ; SHRU    t, 12, t12_141
||      LDW     .D1T2  *+A5[A2], B0         ; LDW     *+A5[u8_141], s6_140
||      LDW     .D2T1  *+B4[B1], A14        ; LDW     *+B4[t4_141], s7_140
        XOR     .L1X   A10, B2, A2          ; XOR     k0_139, pr, add0_139
||      ADD     .L2X   B0, A2, B1           ; ADD     high_141, low_141, t28_141
||      LDW     .D1T1  *+A7[A8], A9         ; LDW     *+A7[u24_141], s2_140
||      LDW     .D2T2  *+B5[B1], B13        ; LDW     *+B5[t12_141], s5_140
        XOR     .L1    A3, A8, A10          ; XOR     v, s8_140, v1_140
||      XOR     .L2X   B13, A2, B0          ; XOR     add0_139, d15_139, add_139
||      MV      .S1X   B11, A2              ; copy
||      LDW     .D2T1  *+B11[3], A10        ; LDW     *+schedule[3], e1_139
        XOR     .L1X   A9, B0, A3           ; XOR     u, add_139, u
||      LDW     .D1T1  *+A2[2], A14         ; LDW     *+schedule[2], k1_139
        XOR     .L1X   A8, B0, A11          ; XOR     s4_140, s3_140, pair3_140
||      XOR     .L2X   B2, A3, B2           ; XOR     u, e0_139, t
||      SHRU    .S1    A3, 8, A8            ; SHRU    u, 8, u8_143
||      LDW     .D2T1  *+B7[B1], A9         ; LDW     *+B7[t28_141], s1_140
        XOR     .L1X   A14, B0, A8          ; XOR     s6_140, s7_140, pair1_140
||      XOR     .L2X   B13, A9, B0          ; XOR     u, d15_139, c16
||      SHRU    .S2    B2, 4, B1            ; SHRU    t, 4, t4_143
||      LDW     .D1T2  *+A5[A8], B1         ; LDW     *+A5[u8_143], s6_142
        XOR     .L1    A10, A8, A9          ; XOR     v1_140, pair1_140, v2_140
||      XOR     .L2X   B13, A9, B13         ; XOR     s2_140, s5_140, pair2_140
||      SHRU    .S1    A3, 24, A8           ; SHRU    u, 24, u24_143
||      SHRU    .S2    B2, 12, B1           ; SHRU    t, 12, t12_143
||      MPYHLU  .M1    A3, A1, A8           ; MPYHLU  u, one, u16_142
||      LDW     .D1T2  *+A4[A3], B2         ; LDW     *+A4[u], s8_142
||      LDW     .D2T1  *+B4[B1], A8         ; LDW     *+B4[t4_143], s7_142
        XOR     .L1X   A9, B13, A9          ; XOR     v2_140, pair2_140, v3_140
||      SHRU    .S2    B2, 20, B1           ; SHRU    t, 20, t20_143
||      MPY     .M2    -16, B2, B1          ; MPY     -16, t, low_143
||      LDW     .D1T1  *+A7[A8], A9         ; LDW     *+A7[u24_143], s2_142
||      LDW     .D2T2  *+B5[B1], B12        ; LDW     *+B5[t12_143], s5_142
        XOR     .L1    A9, A11, A8          ; XOR     v3_140, pair3_140, v4_140
||      XOR     .L2X   B12, A14, B13        ; XOR     k1_139, pl, cv_139
||      SHRU    .S2    B2, 28, B2           ; SHRU    t, 28, high_143
||      LDW     .D1T2  *+A6[A8], B2         ; LDW     *+A6[u16_142], s4_142
||      LDW     .D2T1  *+B6[B1], A9         ; LDW     *+B6[t20_143], s3_142
        XOR     .L1    A8, A9, A14          ; XOR     v4_140, s1_140, c17
||      XOR     .L2X   B13, A10, B12        ; XOR     cv_139, e1_139, cw_139
||      ADD     .S2    B2, B1, B2           ; ADD     high_143, low_143, t28_143
        XOR     .L1X   A14, B13, A9         ; XOR     c17, cv_139, v
||      XOR     .L2X   B12, A14, B12        ; XOR     c17, cw_139, w_139
||      LDW     .D2T1  *+B7[B2], A8         ; LDW     *+B7[t28_143], s1_142
        XOR     .L1X   A9, B2, A8           ; XOR     v, s8_142, u1_142
||      XOR     .L2X   B1, A8, B2           ; XOR     s6_142, s7_142, pair1_142
||      XOR     .S2    B12, B2, B1          ; XOR     w_139, s8_142, t1_142
        XOR     .L1X   A8, B2, A15          ; XOR     u1_142, pair1_142, u2_142
||      XOR     .L2X   B12, A9, B1          ; XOR     s2_142, s5_142, pair2_142
||      XOR     .S2    B1, B2, B13          ; XOR     t1_142, pair1_142, t2_142
||      LDW     .D1T2  *+A2[4], B12         ; LDW     *+schedule[4], d0_139
        XOR     .L1X   A9, B2, A9           ; XOR     s4_142, s3_142, pair3_142
||      XOR     .L2X   B1, A15, B2          ; XOR     u2_142, pair2_142, u3_142
||      XOR     .S2    B13, B1, B1          ; XOR     t2_142, pair2_142, t3_142
        XOR     .L1X   A9, B2, A2           ; XOR     u3_142, pair3_142, u4_142
||      XOR     .L2X   B1, A9, B1           ; XOR     t3_142, pair3_142, t4_142
||      ADDAW   .D1    A2, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1    A2, A8, A9           ; XOR     u4_142, s1_142, u
||      SUB     .L2    B10, 1, B10          ; SUB     blocks, 1, blocks
||      XOR     .S1X   A8, B1, A11          ; XOR     t4_142, s1_142, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_94
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_96
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_96
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_96
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_95
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_96
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_96
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_95
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_96], s6_95
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_96], s7_95
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_96
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_96], s2_95
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_96], s5_95
        MV      .L2    B10, B2              ; MV      blocks, again
||      MVK     .S1    12, A2               ; MVK     14, count_94
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_96
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_95], s4_95
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_96], s3_95
        XOR     .L1X   A3, B12, A3          ; XOR     u, d0_139, v
||[B2]  B       .S1    des3_cbc_encrypt$rounds1; [again] B      next
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_96, low_96, t28_96
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_94
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_95, u1_95
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_94, w_94
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_96], s1_95
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_94, s8_95, t1_95
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_95, s7_95, pair1_95
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_95, pair1_95, u2_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_95, pair1_95, t2_95
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_95, s5_95, pair2_95
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_95, pair2_95, t3_95
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_95, pair2_95, u3_95
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_95, s3_95, pair3_95
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_95, pair3_95, t4_95
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_95, pair3_95, u4_95
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_94, v
des3_cbc_encrypt$des3_cbc_encrypt$14:
        SHL     .S1    A14, 31, A14         ; SHL     c17, 31, top_147
||      SHRU    .S2X   A14, 1, B1           ; SHRU    c17, 1, rest_147
        ADD     .L1X   A14, B1, A14         ; ADD     top_147, rest_147, c17
||      MVKL    .S1    2863311530, A0       ; MVKL    0xaaaaaaaa, m1_144
        XOR     .L2X   B0, A14, B1          ; XOR     c17, c16, both_148
||      MVKH    .S1    2863311530, A0       ; MVKH    0xaaaaaaaa, m1_144
        AND     .L1X   A0, B1, A2           ; AND     both_148, m1_144, d_148
||      MVKL    .S1    858993459, A0        ; MVKL    0x33333333, m2_144
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_144
        XOR     .L1X   A2, B0, A3           ; XOR     c16, d_148, c16
||      MVKH    .S1    858993459, A0        ; MVKH    0x33333333, m2_144
        XOR     .L1    A14, A2, A2          ; XOR     c17, d_148, c17
||      SHRU    .S1    A3, 1, A3            ; SHRU    c16, 1, rest_149
||      SHL     .S2X   A3, 31, B0           ; SHL     c16, 31, top_149
        ADD     .L2X   B0, A3, B0           ; ADD     top_149, rest_149, c16
||      SHRU    .S1    A2, 8, A3            ; SHRU    c17, 8, high_150
        XOR     .L2X   B0, A3, B2           ; XOR     high_150, c16, both_150
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_144
        AND     .L2    B2, B1, B1           ; AND     both_150, m8_144, d_150
        SHL     .S1X   B1, 8, A3            ; SHL     d_150, 8, moved_150
        XOR     .L1    A2, A3, A2           ; XOR     c17, moved_150, c17
        XOR     .L2    B0, B1, B0           ; XOR     c16, d_150, c16
||      SHRU    .S1    A2, 2, A3            ; SHRU    c17, 2, high_151
        AND     .L1    A3, A0, A0           ; AND     high_151, m2_144, x_151
||      AND     .L2X   B0, A0, B1           ; AND     c16, m2_144, y_151
        SUB     .L1X   B1, A0, A0           ; SUB     y_151, x_151, e_151
        SUB     .L1X   B0, A0, A0           ; SUB     c16, e_151, c16
||      ADDAW   .D1    A2, A0, A2           ; ADDAW   c17, e_151, c17
        MPYHLU  .M1    A2, A1, A1           ; MPYHLU  c17, one, x_152
||      MPYSU   .M2X   1, A0, B0            ; MPYSU   1, c16, y_152
        NOP
        SUB     .L1X   B0, A1, A1           ; SUB     y_152, x_152, e_152
        SHL     .S1    A1, 16, A3           ; SHL     e_152, 16, moved_152
        ADD     .L1    A2, A3, A2           ; ADD     c17, moved_152, c17
        SUB     .L1    A0, A1, A0           ; SUB     c16, e_152, c16
||      MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_144
||      SHRU    .S2X   A2, 4, B0            ; SHRU    c17, 4, high_153
        XOR     .L1X   A0, B0, A3           ; XOR     high_153, c16, both_153
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_144
        AND     .L1    A3, A1, A1           ; AND     both_153, m4_144, d_153
        SHL     .S2X   A1, 4, B0            ; SHL     d_153, 4, moved_153
        XOR     .L1    A0, A1, A0           ; XOR     c16, d_153, c16
||      XOR     .L2X   B0, A2, B0           ; XOR     c17, moved_153, c17
        MV      .L2    B9, B8               ; move return$
||      STW     .D1T2  B0, *+A12[0]         ; STW     c17, *+iv[0]
||      STW     .D2T1  A0, *+B3[1]          ; STW     c16, *+target[1]
        STW     .D1T1  A0, *+A12[1]         ; STW     c16, *+iv[1]
||      STW     .D2T2  B0, *+B3[0]          ; STW     c17, *+target[0]
des3_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_154
||      LDW     .D2T1  *+B15[10], A15       ; restore A15
        LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        MVC     .S2    B0, AMR              ; MVC     linear_154, AMR
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        B       .S2    B8                   ; return
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        NOP     3
        ADDK    .S2    40, B15              ; frame
