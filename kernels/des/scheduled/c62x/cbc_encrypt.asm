; broadside optimize: source a1c763e570038c7d12f3226fa8e3f77622bfdc982a3be7fb2019cfbeaec17fea
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 25 s an interval, 20 s a region
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


; The permutations in two halves each, of which one fits the ramp between two loops of rounds.




; Loads the block at in, steps to the next while more blocks follow, and leaves IP of the block in left and right; in
; two halves.


; From the schedule and the state (left, right) to u, t, v after round 1.

; FP of the preoutput, stored at out; in two halves.


; IP of the initialisation vector.

        .global des_cbc_encrypt
des_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A2          ; LDW     *+iv[0], c17
        LDW     .D1T1  *+A8[1], A1          ; LDW     *+iv[1], c16
        NOP     3
        SHRU    .S1    A2, 4, A0            ; SHRU    c17, 4, high_5
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_1
        XOR     .L1    A0, A1, A0           ; XOR     high_5, c16, both_5
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_1
        AND     .L1X   A0, B0, A0           ; AND     both_5, m4_1, d_5
        XOR     .L1    A1, A0, A9           ; XOR     c16, d_5, c16
||      SHL     .S1    A0, 4, A0            ; SHL     d_5, 4, moved_5
        XOR     .L1    A2, A0, A3           ; XOR     c17, moved_5, c17
||      MVK     .S1    1, A1                ; MVK     1, one
||      MPYSU   .M1    1, A9, A0            ; MPYSU   1, c16, y_6
        MPYHLU  .M1    A3, A1, A2           ; MPYHLU  c17, one, x_6
        NOP
        SUB     .L1    A0, A2, A0           ; SUB     y_6, x_6, e_6
||      MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_1
        SUB     .L1    A9, A0, A9           ; SUB     c16, e_6, c16
||      SHL     .S1    A0, 16, A0           ; SHL     e_6, 16, moved_6
        ADD     .L1    A3, A0, A3           ; ADD     c17, moved_6, c17
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_1
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_1
        SHRU    .S1    A3, 2, A0            ; SHRU    c17, 2, high_7
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        AND     .L1    A0, A2, A2           ; AND     high_7, m2_1, x_7
||      AND     .S1    A9, A2, A0           ; AND     c16, m2_1, y_7
||      ADDK    .S2    -40, B15             ; frame
        SUB     .L1    A0, A2, A0           ; SUB     y_7, x_7, e_7
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    16711935, B8         ; MVKL    0x00ff00ff, m8_1
||      ADDAW   .D1    A3, A0, A2           ; ADDAW   c17, e_7, c17
        MV      .L1X   B6, A9               ; move schedule
||      SHRU    .S1    A2, 8, A0            ; SHRU    c17, 8, high_8
||      MVKH    .S2    16711935, B8         ; MVKH    0x00ff00ff, m8_1
||      SUB     .D1    A9, A0, A3           ; SUB     c16, e_7, c16
        XOR     .L1    A0, A3, A0           ; XOR     high_8, c16, both_8
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        AND     .L1X   A0, B8, A11          ; AND     both_8, m8_1, d_8
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L1    A3, A11, A3          ; XOR     c16, d_8, c16
||      SHL     .S1    A11, 8, A0           ; SHL     d_8, 8, moved_8
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        XOR     .L1    A2, A0, A15          ; XOR     c17, moved_8, c17
||      SHRU    .S1    A3, 31, A0           ; SHRU    c16, 31, top_9
||      MVKL    .S2    480597, B11          ; MVKL    0x00075555, circular_2
||      MV      .D1    A6, A2               ; MV      blocks, some
||      STW     .D2T1  A15, *+B15[10]       ; save A15
        MV      .L1X   B4, A3               ; move in
||      MV      .L2    B3, B8               ; move return$
||[!A2] B       .S1    des_cbc_encrypt$done ; [!some] B      done
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAH   .D1    A0, A3, A2           ; ADDAH   top_9, c16, c16
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        XOR     .L1    A15, A2, A0          ; XOR     c17, c16, both_10
||      MV      .L2X   A4, B3               ; move out
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_1
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A6, A0               ; move blocks
||      AND     .L2X   B0, A0, B10          ; AND     both_10, m1_1, d_10
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKH    .S2    480597, B11          ; MVKH    0x00075555, circular_2
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1X   A15, B10, A10        ; XOR     c17, d_10, c17
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVC     .S2    B11, AMR             ; MVC     circular_2, AMR
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        XOR     .L2X   B10, A2, B0          ; XOR     c16, d_10, c16
||      SHRU    .S1    A10, 31, A14         ; SHRU    c17, 31, top_11
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      ADDAH   .D1    A14, A10, A14        ; ADDAH   top_11, c17, c17
||      STW     .D2T2  B13, *+B15[8]        ; save B13
des_cbc_encrypt$des_cbc_encrypt$1:
        MV      .L2X   A0, B1               ; MV      blocks, more
||      LDW     .D1T1  *+A3[0], A11         ; LDW     *+in[0], left
        LDW     .D1T1  *+A3[1], A10         ; LDW     *+in[1], right
        NOP     3
        SHRU    .S1    A11, 4, A2           ; SHRU    left, 4, high_15
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_12
        XOR     .L1    A2, A10, A2          ; XOR     high_15, right, both_15
||      MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_12
        AND     .L1X   A2, B2, A2           ; AND     both_15, m4_12, d_15
        XOR     .L1    A10, A2, A13         ; XOR     right, d_15, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_15, 4, moved_15
        XOR     .L1    A11, A2, A11         ; XOR     left, moved_15, left
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_17
||      MPYSU   .M1    1, A13, A2           ; MPYSU   1, right, y_16
        MPYHLU  .M1    A11, A1, A10         ; MPYHLU  left, one, x_16
  [B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
        SUB     .L1    A2, A10, A2          ; SUB     y_16, x_16, e_16
||      MVKL    .S1    858993459, A12       ; MVKL    0x33333333, m2_17
        SUB     .L1    A13, A2, A15         ; SUB     right, e_16, right
||      SHL     .S1    A2, 16, A10          ; SHL     e_16, 16, moved_16
||      MV      .D1    A0, A2               ; MV      blocks, guard
        ADD     .L1    A11, A10, A13        ; ADD     left, moved_16, left
||      MVKH    .S1    858993459, A12       ; MVKH    0x33333333, m2_17
        AND     .L1    A15, A12, A10        ; AND     right, m2_17, y_22
||      SHRU    .S1    A13, 2, A11          ; SHRU    left, 2, high_22
        AND     .L1    A11, A12, A11        ; AND     high_22, m2_17, x_22
||[B1]  ADDAW   .D1    A3, 2, A3            ; [more] ADDAW   in, 2, in
        SUB     .L1    A10, A11, A10        ; SUB     y_22, x_22, e_22
||      MVKL    .S1    2863311530, A12      ; MVKL    0xaaaaaaaa, m1_17
        SUB     .L1    A15, A10, A11        ; SUB     right, e_22, right
||      ADDAW   .D1    A13, A10, A10        ; ADDAW   left, e_22, left
        SHRU    .S2X   A10, 8, B9           ; SHRU    left, 8, high_23
        XOR     .L2X   B9, A11, B9          ; XOR     high_23, right, both_23
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_17
        AND     .L2    B9, B2, B2           ; AND     both_23, m8_17, d_23
        XOR     .L2X   B2, A11, B9          ; XOR     right, d_23, right
||      SHL     .S2    B2, 8, B2            ; SHL     d_23, 8, moved_23
        SHRU    .S2    B9, 31, B13          ; SHRU    right, 31, top_24
        XOR     .L2X   B2, A10, B12         ; XOR     left, moved_23, left
||      ADDAH   .D2    B13, B9, B13         ; ADDAH   top_24, right, right
        XOR     .L2    B12, B13, B11        ; XOR     left, right, both_25
||      MVKH    .S1    2863311530, A12      ; MVKH    0xaaaaaaaa, m1_17
||[!A2] B       .S2    des_cbc_encrypt$done ; [!guard] B     done                    ; never taken: what follows is a block of its own
        AND     .L1X   A12, B11, A2         ; AND     both_25, m1_17, d_25
        XOR     .L2X   B12, A2, B12         ; XOR     left, d_25, left
        XOR     .L1X   A2, B13, A2          ; XOR     right, d_25, right
||      SHRU    .S2    B12, 31, B9          ; SHRU    left, 31, top_26
        MV      .L2X   A8, B2               ; MV      iv, target              ; of "block -1", which goes back where it came from
||      ADDAH   .D2    B9, B12, B9          ; ADDAH   top_26, left, left
        XOR     .L1X   A2, B0, A2           ; XOR     right, c16, right
||      XOR     .L2X   B9, A14, B9          ; XOR     left, c17, left
des_cbc_encrypt$des_cbc_encrypt$2:
        MV      .L1    A9, A10              ; copy
||      LDW     .D1T2  *+A9[0], B10         ; LDW     *+schedule[0], k0_27
        LDW     .D1T2  *+A10[1], B10        ; LDW     *+schedule[1], e0_27
        NOP     3
        XOR     .L1X   A2, B10, A2          ; XOR     right, k0_27, u
||      LDW     .D1T1  *+A10[3], A13        ; LDW     *+schedule[3], e1_27
        XOR     .L2X   B10, A2, B11         ; XOR     u, e0_27, t
||      SHRU    .S1    A2, 8, A11           ; SHRU    u, 8, u8_29
||      LDW     .D1T1  *+A10[2], A12        ; LDW     *+schedule[2], k1_27
        SHRU    .S2    B11, 4, B10          ; SHRU    t, 4, t4_29
||      LDW     .D1T1  *+A5[A11], A12       ; LDW     *+A5[u8_29], s6_28
        SHRU    .S1    A2, 24, A11          ; SHRU    u, 24, u24_29
||      SHRU    .S2    B11, 12, B10         ; SHRU    t, 12, t12_29
||      MPYHLU  .M1    A2, A1, A11          ; MPYHLU  u, one, u16_28
||      LDW     .D1T2  *+A4[A2], B9         ; LDW     *+A4[u], s8_28
||      LDW     .D2T1  *+B4[B10], A11       ; LDW     *+B4[t4_29], s7_28
        SHRU    .S2    B11, 20, B10         ; SHRU    t, 20, t20_29
||      MPY     .M2    -16, B11, B10        ; MPY     -16, t, low_29
||      LDW     .D1T1  *+A7[A11], A13       ; LDW     *+A7[u24_29], s2_28
||      LDW     .D2T2  *+B5[B10], B10       ; LDW     *+B5[t12_29], s5_28
        SHRU    .S1X   B11, 28, A11         ; SHRU    t, 28, high_29
||      LDW     .D1T1  *+A6[A11], A13       ; LDW     *+A6[u16_28], s4_28
||      LDW     .D2T2  *+B6[B10], B10       ; LDW     *+B6[t20_29], s3_28
        XOR     .L1X   A12, B9, A15         ; XOR     left, k1_27, v
||      ADD     .L2X   B10, A11, B9         ; ADD     high_29, low_29, t28_29
||      LDW     .D1T1  *+A10[4], A13        ; LDW     *+schedule[4], d0_27
        XOR     .L1    A15, A13, A13        ; XOR     v, e1_27, w_27
||      LDW     .D2T1  *+B7[B9], A12        ; LDW     *+B7[t28_29], s1_28
        XOR     .L1    A12, A11, A12        ; XOR     s6_28, s7_28, pair1_28
||      XOR     .L2X   B9, A13, B9          ; XOR     w_27, s8_28, t1_28
||      XOR     .S1X   A15, B9, A11         ; XOR     v, s8_28, u1_28
        XOR     .L1X   A13, B10, A12        ; XOR     s2_28, s5_28, pair2_28
||      XOR     .L2X   B9, A12, B9          ; XOR     t1_28, pair1_28, t2_28
||      XOR     .S1    A11, A12, A11        ; XOR     u1_28, pair1_28, u2_28
        XOR     .L1X   A13, B10, A12        ; XOR     s4_28, s3_28, pair3_28
||      XOR     .L2X   B9, A12, B9          ; XOR     t2_28, pair2_28, t3_28
||      XOR     .S1    A11, A12, A11        ; XOR     u2_28, pair2_28, u3_28
        XOR     .L1    A11, A12, A11        ; XOR     u3_28, pair3_28, u4_28
||      MV      .L2X   A10, B11             ; move schedule
||      XOR     .S1X   A12, B9, A9          ; XOR     t3_28, pair3_28, t4_28
||      ADDAW   .D1    A9, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1    A11, A12, A9         ; XOR     u4_28, s1_28, u
||      MV      .L2X   A0, B10              ; move blocks
||      XOR     .S1    A9, A12, A11         ; XOR     t4_28, s1_28, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_30
        MV      .L1X   B1, A0               ; move more
||      MV      .L2    B8, B9               ; move return$
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_32
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_32
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_32
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_31
        MV      .L1    A8, A12              ; move iv
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_32
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_32
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_31
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_32], s6_31
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_32], s7_31
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_32
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_32], s2_31
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_32], s5_31
        XOR     .L1    A2, A13, A3          ; XOR     u, d0_27, v
||      MV      .L2    B3, B8               ; move out
||      MV      .S1    A3, A13              ; move in
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_32
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_31], s4_31
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_32], s3_31
        MV      .L2    B2, B3               ; move target
||      MVK     .S1    1, A2                ; MVK     3, count_30
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_32, low_32, t28_32
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_30
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_31, u1_31
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_30, w_30
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_32], s1_31
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_30, s8_31, t1_31
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_31, s7_31, pair1_31
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_31, pair1_31, u2_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_31, pair1_31, t2_31
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_31, s5_31, pair2_31
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_31, pair2_31, t3_31
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_31, pair2_31, u3_31
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_31, s3_31, pair3_31
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_31, pair3_31, t4_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_31, pair3_31, u4_31
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_30, v
;@loop {"name": "rounds2", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_31, pair3_31, u4_31
;    XOR u4_31, s1_31, u
;    SHRU u, 8, u8_32
;    LDW *+A5[u8_32], s6_31
;    XOR s6_31, s7_31, pair1_31
;    XOR u1_31, pair1_31, u2_31
;    XOR u2_31, pair2_31, u3_31
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 22 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds2:
        XOR     .L1    A9, A8, A11          ; <1> XOR     t4_31, s1_31, t
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     u4_31, s1_31, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_30
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_32
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_32
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_32
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_31
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_32
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_32
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_31
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_32], s6_31
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_32], s7_31
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_32
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_32], s2_31
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_32], s5_31
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_32
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_31], s4_31
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_32], s3_31
  [A2]  B       .S1    des_cbc_encrypt$rounds2; <0> [count_30] B     rounds2
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_32, low_32, t28_32
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_30
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_31, u1_31
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_30, w_30
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_32], s1_31
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_30, s8_31, t1_31
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_31, s7_31, pair1_31
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_30, 1, count_30
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_31, pair1_31, u2_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_31, pair1_31, t2_31
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_31, s5_31, pair2_31
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_31, pair2_31, t3_31
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_31, pair2_31, u3_31
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_31, s3_31, pair3_31
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_31, pair3_31, t4_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_31, pair3_31, u4_31
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_30, v
des_cbc_encrypt$des_cbc_encrypt$5:
        XOR     .L1    A9, A8, A11          ; <-1> XOR     t4_31, s1_31, t
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     u4_31, s1_31, u
||      LDW     .D1T1  *+A13[0], A8         ; LDW     *+in[0], pl
        LDW     .D1T2  *+A13[1], B2         ; LDW     *+in[1], pr
        NOP
        MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_33
        NOP
        SHRU    .S1    A8, 4, A2            ; SHRU    pl, 4, high_36
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_33
        XOR     .L1X   A2, B2, A2           ; XOR     high_36, pr, both_36
        AND     .L1X   A2, B1, A2           ; AND     both_36, m4_33, d_36
        XOR     .L2X   B2, A2, B2           ; XOR     pr, d_36, pr
||      SHL     .S1    A2, 4, A2            ; SHL     d_36, 4, moved_36
        MV      .L1    A0, A2               ; move more
||      MV      .L2X   A2, B1               ; copy
  [A2]  SUB     .L1    A2, 1, A2            ; [more] SUB     more, 1, more
||      XOR     .L2X   B1, A8, B12          ; XOR     pl, moved_36, pl
||      MPYSU   .M2    1, B2, B1            ; MPYSU   1, pr, y_37
        MPYHLU  .M2X   B12, A1, B13         ; MPYHLU  pl, one, x_37
||[A2]  ADDAW   .D1    A13, 2, A13          ; [more] ADDAW   in, 2, in
        LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_38
        SUB     .L2    B1, B13, B13         ; SUB     y_37, x_37, e_37
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_40
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_40
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_39
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_39
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_40], s7_39
        SUB     .L2    B2, B13, B2          ; SUB     pr, e_37, pr
||      SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_40], s5_39
        MV      .L1    A2, A0               ; move more
||      MVK     .S1    1, A2                ; MVK     3, count_38
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_40
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_40], s3_39
        SHL     .S1X   B13, 16, A15         ; SHL     e_37, 16, moved_37
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_40, low_40, t28_40
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_38
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_39, u1_39
||      ADD     .L2X   B12, A15, B12        ; ADD     pl, moved_37, pl
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
;@loop {"name": "rounds5", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds5: II 11, 2 stages
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
des_cbc_encrypt$rounds5:
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
  [A2]  B       .S1    des_cbc_encrypt$rounds5; <0> [count_38] B     rounds5
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
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_41
        SHRU    .S1X   B12, 2, A15          ; SHRU    pl, 2, high_46
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_41
        AND     .L1X   A15, B1, A15         ; AND     high_46, m2_41, x_46
||      AND     .L2    B2, B1, B1           ; AND     pr, m2_41, y_46
        SUB     .L2X   B1, A15, B1          ; SUB     y_46, x_46, e_46
        SUB     .L2    B2, B1, B2           ; SUB     pr, e_46, pr
||      ADDAW   .D2    B12, B1, B1          ; ADDAW   pl, e_46, pl
        SHRU    .S1X   B1, 8, A15           ; SHRU    pl, 8, high_47
||      MVKL    .S2    16711935, B12        ; MVKL    0x00ff00ff, m8_41
        XOR     .L1X   A15, B2, A15         ; XOR     high_47, pr, both_47
||      MVKH    .S2    16711935, B12        ; MVKH    0x00ff00ff, m8_41
        AND     .L1X   A15, B12, A15        ; AND     both_47, m8_41, d_47
        XOR     .L2X   B2, A15, B2          ; XOR     pr, d_47, pr
        SHL     .S1    A15, 8, A15          ; SHL     d_47, 8, moved_47
||      SHRU    .S2    B2, 31, B12          ; SHRU    pr, 31, top_48
        XOR     .L2X   B1, A15, B2          ; XOR     pl, moved_47, pl
||      MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_41
||      ADDAH   .D2    B12, B2, B1          ; ADDAH   top_48, pr, pr
        XOR     .L2    B2, B1, B12          ; XOR     pl, pr, both_49
||      MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_41
        AND     .L1X   A15, B12, A15        ; AND     both_49, m1_41, d_49
        XOR     .L2X   B2, A15, B12         ; XOR     pl, d_49, pl
        XOR     .L2X   B1, A15, B2          ; XOR     pr, d_49, pr
||      SHRU    .S2    B12, 31, B1          ; SHRU    pl, 31, top_50
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_53
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_53
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_52
||      ADDAH   .D2    B1, B12, B12         ; ADDAH   top_50, pl, pl
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_53], s3_52
        MVK     .S1    1, A2                ; MVK     3, count_51
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_53, low_53, t28_53
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_51
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_52, u1_52
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_51, w_51
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_52, s7_52, pair1_52
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_52, pair1_52, u2_52
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_52, s5_52, pair2_52
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_52, pair2_52, u3_52
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_52, s3_52, pair3_52
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_51, v
;@loop {"name": "rounds8", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds8: II 11, 2 stages
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
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds8:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_52, s1_52, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_52, s1_52, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_51
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_53
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_53
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_53
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_52
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_53
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_53
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_52
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_53], s6_52
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_53], s7_52
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_53
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_53], s2_52
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_53], s5_52
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_53
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_52], s4_52
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_53], s3_52
  [A2]  B       .S1    des_cbc_encrypt$rounds8; <0> [count_51] B     rounds8
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_53, low_53, t28_53
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_51
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_52, u1_52
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_51, w_51
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_53], s1_52
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_51, s8_52, t1_52
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_52, s7_52, pair1_52
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_51, 1, count_51
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_52, pair1_52, u2_52
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_52, pair1_52, t2_52
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_52, s5_52, pair2_52
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_52, pair2_52, t3_52
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_52, pair2_52, u3_52
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_52, s3_52, pair3_52
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_52, pair3_52, t4_52
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_52, pair3_52, u4_52
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_51, v
des_cbc_encrypt$des_cbc_encrypt$9:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_52, s1_52, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_52, s1_52, u
||      SHL     .S2X   A14, 31, B1          ; SHL     c17, 31, top_58
        SHRU    .S1    A14, 1, A2           ; SHRU    c17, 1, rest_58
        ADD     .L1X   A2, B1, A2           ; ADD     top_58, rest_58, c17
||      MVKL    .S2    2863311530, B13      ; MVKL    0xaaaaaaaa, m1_54
        XOR     .L2X   B0, A2, B1           ; XOR     c17, c16, both_59
||      MVKH    .S2    2863311530, B13      ; MVKH    0xaaaaaaaa, m1_54
        AND     .L2    B1, B13, B1          ; AND     both_59, m1_54, d_59
        XOR     .L1X   A2, B1, A14          ; XOR     c17, d_59, c17
||      XOR     .L2    B0, B1, B0           ; XOR     c16, d_59, c16
||      MVKL    .S2    16711935, B13        ; MVKL    0x00ff00ff, m8_54
        SHL     .S1X   B0, 31, A2           ; SHL     c16, 31, top_60
||      SHRU    .S2    B0, 1, B0            ; SHRU    c16, 1, rest_60
        ADD     .L2X   B0, A2, B0           ; ADD     top_60, rest_60, c16
||      SHRU    .S1    A14, 8, A2           ; SHRU    c17, 8, high_61
||      MVKH    .S2    16711935, B13        ; MVKH    0x00ff00ff, m8_54
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_62
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_64
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_64
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_64
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_63
        XOR     .L1X   A2, B0, A2           ; XOR     high_61, c16, both_61
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_64
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_64
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_63
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_64], s6_63
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_64], s7_63
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_64
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_64], s2_63
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_64], s5_63
        AND     .L1X   A2, B13, A11         ; AND     both_61, m8_54, d_61
||      MVK     .S1    1, A2                ; MVK     3, count_62
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_64
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_63], s4_63
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_64], s3_63
        SHL     .S1    A11, 8, A15          ; SHL     d_61, 8, moved_61
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_64, low_64, t28_64
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_62
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_63, u1_63
||      XOR     .L2X   B0, A11, B0          ; XOR     c16, d_61, c16
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_62, w_62
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_64], s1_63
        XOR     .L1    A14, A15, A14        ; XOR     c17, moved_61, c17
||      XOR     .L2X   B13, A8, B13         ; <0> XOR     w_62, s8_63, t1_63
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_63, s7_63, pair1_63
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_63, pair1_63, u2_63
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_63, pair1_63, t2_63
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_63, s5_63, pair2_63
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_63, pair2_63, t3_63
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_63, pair2_63, u3_63
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_63, s3_63, pair3_63
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_63, pair3_63, t4_63
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_63, pair3_63, u4_63
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_62, v
;@loop {"name": "rounds11", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds11: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_63, pair3_63, u4_63
;    XOR u4_63, s1_63, u
;    SHRU u, 8, u8_64
;    LDW *+A5[u8_64], s6_63
;    XOR s6_63, s7_63, pair1_63
;    XOR u1_63, pair1_63, u2_63
;    XOR u2_63, pair2_63, u3_63
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds11:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_63, s1_63, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_63, s1_63, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_62
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_64
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_64
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_64
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_63
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_64
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_64
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_63
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_64], s6_63
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_64], s7_63
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_64
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_64], s2_63
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_64], s5_63
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_64
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_63], s4_63
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_64], s3_63
  [A2]  B       .S1    des_cbc_encrypt$rounds11; <0> [count_62] B     rounds11
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_64, low_64, t28_64
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_62
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_63, u1_63
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_62, w_62
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_64], s1_63
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_62, s8_63, t1_63
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_63, s7_63, pair1_63
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_62, 1, count_62
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_63, pair1_63, u2_63
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_63, pair1_63, t2_63
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_63, s5_63, pair2_63
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_63, pair2_63, t3_63
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_63, pair2_63, u3_63
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_63, s3_63, pair3_63
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_63, pair3_63, t4_63
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_63, pair3_63, u4_63
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_62, v
des_cbc_encrypt$des_cbc_encrypt$11:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_63, s1_63, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_63, s1_63, u
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_65
        SHRU    .S1    A14, 2, A2           ; SHRU    c17, 2, high_69
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_65
        AND     .L1X   A2, B1, A2           ; AND     high_69, m2_65, x_69
||      AND     .L2    B0, B1, B1           ; AND     c16, m2_65, y_69
        SUB     .L1X   B1, A2, A2           ; SUB     y_69, x_69, e_69
        SUB     .L1X   B0, A2, A14          ; SUB     c16, e_69, c16
||      ADDAW   .D1    A14, A2, A2          ; ADDAW   c17, e_69, c17
        MPYHLU  .M1    A2, A1, A15          ; MPYHLU  c17, one, x_70
||      MPYSU   .M2X   1, A14, B0           ; MPYSU   1, c16, y_70
        NOP
        SUB     .L1X   B0, A15, A8          ; SUB     y_70, x_70, e_70
        SHL     .S2X   A8, 16, B0           ; SHL     e_70, 16, moved_70
        ADD     .L2X   B0, A2, B13          ; ADD     c17, moved_70, c17
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_65
        SHRU    .S1X   B13, 4, A2           ; SHRU    c17, 4, high_71
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_65
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_72
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_74
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_74
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_74
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_73
        SUB     .L1    A14, A8, A14         ; SUB     c16, e_70, c16
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_74
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_74
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_73
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_74], s6_73
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_74], s7_73
        XOR     .L1    A2, A14, A2          ; XOR     high_71, c16, both_71
||      SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_74
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_74], s2_73
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_74], s5_73
        AND     .L1X   A2, B1, A11          ; AND     both_71, m4_65, d_71
||      MVK     .S1    0, A2                ; MVK     2, count_72
||      SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_74
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_73], s4_73
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_74], s3_73
        XOR     .L1    A14, A11, A14        ; XOR     c16, d_71, c16
||      SHL     .S1    A11, 4, A8           ; SHL     d_71, 4, moved_71
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_74, low_74, t28_74
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_72
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_73, u1_73
||      XOR     .L2X   B13, A8, B13         ; XOR     c17, moved_71, c17
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_72, w_72
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_74], s1_73
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_72, s8_73, t1_73
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_73, s7_73, pair1_73
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_73, pair1_73, u2_73
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_73, pair1_73, t2_73
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_73, s5_73, pair2_73
||      STW     .D2T1  A14, *+B3[1]         ; STW     c16, *+target[1]
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_73, pair2_73, t3_73
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_73, pair2_73, u3_73
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_73, s3_73, pair3_73
||      STW     .D2T2  B13, *+B3[0]         ; STW     c17, *+target[0]
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_73, pair3_73, t4_73
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_73, pair3_73, u4_73
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_72, v
||      MV      .S2    B8, B3               ; MV      out, target
||      ADDAW   .D2    B8, 2, B8            ; ADDAW   out, 2, out
;@loop {"name": "rounds14", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds14: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_73, pair3_73, u4_73
;    XOR u4_73, s1_73, u
;    SHRU u, 8, u8_74
;    LDW *+A5[u8_74], s6_73
;    XOR s6_73, s7_73, pair1_73
;    XOR u1_73, pair1_73, u2_73
;    XOR u2_73, pair2_73, u3_73
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 15 used, 22 live at once
;  registers of side B: 13 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des_cbc_encrypt$rounds14:
        XOR     .L1    A8, A9, A11          ; <1> XOR     t4_73, s1_73, t
||      XOR     .S1X   A9, B0, A9           ; <1> XOR     u4_73, s1_73, u
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_72
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_74
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_74
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_74
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_73
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_74
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_74
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_73
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_74], s6_73
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_74], s7_73
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_74
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_74], s2_73
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_74], s5_73
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_74
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_73], s4_73
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_74], s3_73
  [A2]  B       .S1    des_cbc_encrypt$rounds14; <0> [count_72] B     rounds14
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_74, low_74, t28_74
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_72
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_73, u1_73
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_72, w_72
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_74], s1_73
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_72, s8_73, t1_73
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_73, s7_73, pair1_73
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_72, 1, count_72
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_73, pair1_73, u2_73
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_73, pair1_73, t2_73
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_73, s5_73, pair2_73
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_73, pair2_73, t3_73
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_73, pair2_73, u3_73
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_73, s3_73, pair3_73
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_73, pair3_73, t4_73
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_73, pair3_73, u4_73
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_72, v
des_cbc_encrypt$des_cbc_encrypt$13:
        XOR     .L1    A8, A9, A11          ; <-1> XOR     t4_73, s1_73, t
||      XOR     .S1X   A9, B0, A9           ; <-1> XOR     u4_73, s1_73, u
||      LDW     .D1T2  *+A10[1], B13        ; LDW     *+keys[1], d15_75
||      LDW     .D2T1  *+B11[0], A2         ; LDW     *+schedule[0], k0_75
        SHRU    .S1    A9, 24, A2           ; SHRU    u, 24, u24_77
||      SHRU    .S2X   A11, 4, B0           ; SHRU    t, 4, t4_77
||      LDW     .D1T1  *+A4[A9], A14        ; LDW     *+A4[u], s8_76
        SHRU    .S1    A9, 8, A2            ; SHRU    u, 8, u8_77
||      SHRU    .S2X   A11, 28, B0          ; SHRU    t, 28, high_77
||      LDW     .D1T1  *+A7[A2], A15        ; LDW     *+A7[u24_77], s2_76
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[t4_77], s7_76
        SHRU    .S2X   A11, 12, B1          ; SHRU    t, 12, t12_77
||      MPYHLU  .M1    A9, A1, A8           ; MPYHLU  u, one, u16_76
||      LDW     .D1T2  *+A5[A2], B2         ; LDW     *+A5[u8_77], s6_76
||      LDW     .D2T1  *+B11[1], A10        ; LDW     *+schedule[1], e0_75
        SHRU    .S2X   A11, 20, B1          ; SHRU    t, 20, t20_77
||      MPY     .M1    -16, A11, A2         ; MPY     -16, t, low_77
||      LDW     .D2T1  *+B5[B1], A11        ; LDW     *+B5[t12_77], s5_76
        XOR     .L2X   B2, A2, B1           ; XOR     k0_75, pr, add0_75
||      LDW     .D2T1  *+B6[B1], A14        ; LDW     *+B6[t20_77], s3_76
        MV      .L1X   B11, A8              ; copy
||      XOR     .L2    B1, B13, B2          ; XOR     add0_75, d15_75, add_75
||      ADD     .S2X   B0, A2, B0           ; ADD     high_77, low_77, t28_77
||      LDW     .D1T1  *+A6[A8], A15        ; LDW     *+A6[u16_76], s4_76
        XOR     .L1X   A9, B2, A2           ; XOR     u, add_75, u
||      LDW     .D1T1  *+A8[2], A14         ; LDW     *+schedule[2], k1_75
||      LDW     .D2T2  *+B11[3], B2         ; LDW     *+schedule[3], e1_75
        XOR     .L1    A2, A10, A10         ; XOR     u, e0_75, t
||      XOR     .L2X   B13, A9, B0          ; XOR     u, d15_75, c16
||      SHRU    .S1    A2, 8, A9            ; SHRU    u, 8, u8_79
||      LDW     .D2T1  *+B7[B0], A10        ; LDW     *+B7[t28_77], s1_76
        XOR     .L1    A3, A14, A9          ; XOR     v, s8_76, v1_76
||      XOR     .L2    B2, B1, B2           ; XOR     s6_76, s7_76, pair1_76
||      SHRU    .S1    A2, 24, A3           ; SHRU    u, 24, u24_79
||      SHRU    .S2X   A10, 4, B1           ; SHRU    t, 4, t4_79
||      LDW     .D1T1  *+A5[A9], A9         ; LDW     *+A5[u8_79], s6_78
        XOR     .L1    A15, A11, A11        ; XOR     s2_76, s5_76, pair2_76
||      XOR     .S1X   A9, B2, A9           ; XOR     v1_76, pair1_76, v2_76
||      SHRU    .S2X   A10, 12, B13         ; SHRU    t, 12, t12_79
||      MPYHLU  .M1    A2, A1, A3           ; MPYHLU  u, one, u16_78
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[u], s8_78
||      LDW     .D2T1  *+B4[B1], A3         ; LDW     *+B4[t4_79], s7_78
        XOR     .L1    A15, A14, A11        ; XOR     s4_76, s3_76, pair3_76
||      XOR     .S1    A9, A11, A9          ; XOR     v2_76, pair2_76, v3_76
||      SHRU    .S2X   A10, 20, B13         ; SHRU    t, 20, t20_79
||      MPY     .M1    -16, A10, A3         ; MPY     -16, t, low_79
||      LDW     .D1T2  *+A7[A3], B2         ; LDW     *+A7[u24_79], s2_78
||      LDW     .D2T1  *+B5[B13], A10       ; LDW     *+B5[t12_79], s5_78
        XOR     .L1X   A14, B12, A11        ; XOR     k1_75, pl, cv_75
||      XOR     .S1    A9, A11, A9          ; XOR     v3_76, pair3_76, v4_76
||      SHRU    .S2X   A10, 28, B1          ; SHRU    t, 28, high_79
||      LDW     .D1T2  *+A6[A3], B2         ; LDW     *+A6[u16_78], s4_78
||      LDW     .D2T1  *+B6[B13], A10       ; LDW     *+B6[t20_79], s3_78
        XOR     .L1X   A11, B2, A3          ; XOR     cv_75, e1_75, cw_75
||      ADD     .L2X   B1, A3, B1           ; ADD     high_79, low_79, t28_79
||      XOR     .S1    A9, A10, A14         ; XOR     v4_76, s1_76, c17
        XOR     .L1    A14, A3, A11         ; XOR     c17, cw_75, w_75
||      XOR     .S1    A14, A11, A10        ; XOR     c17, cv_75, v
||      LDW     .D2T1  *+B7[B1], A9         ; LDW     *+B7[t28_79], s1_78
        XOR     .L1    A9, A3, A9           ; XOR     s6_78, s7_78, pair1_78
||      XOR     .L2X   B1, A10, B1          ; XOR     v, s8_78, u1_78
||      XOR     .S1X   A11, B1, A3          ; XOR     w_75, s8_78, t1_78
        XOR     .L1X   A10, B2, A9          ; XOR     s2_78, s5_78, pair2_78
||      XOR     .L2X   B1, A9, B1           ; XOR     u1_78, pair1_78, u2_78
||      XOR     .S1    A3, A9, A3           ; XOR     t1_78, pair1_78, t2_78
        XOR     .L1X   A10, B2, A9          ; XOR     s4_78, s3_78, pair3_78
||      XOR     .L2X   B1, A9, B1           ; XOR     u2_78, pair2_78, u3_78
||      XOR     .S1    A3, A9, A3           ; XOR     t2_78, pair2_78, t3_78
||      ADDAW   .D1    A8, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1X   A9, B1, A8           ; XOR     u3_78, pair3_78, u4_78
||      XOR     .S1    A3, A9, A3           ; XOR     t3_78, pair3_78, t4_78
||      LDW     .D1T2  *+A8[4], B12         ; LDW     *+schedule[4], d0_75
        XOR     .L1    A8, A9, A9           ; XOR     u4_78, s1_78, u
||      XOR     .S1    A3, A9, A11          ; XOR     t4_78, s1_78, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_30
        SUB     .L2    B10, 1, B10          ; SUB     blocks, 1, blocks
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_32
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_32
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_32
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_31
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_32
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_32
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_31
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_32], s6_31
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_32], s7_31
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_32
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_32], s2_31
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_32], s5_31
        XOR     .L1X   A2, B12, A3          ; XOR     u, d0_75, v
||      MV      .L2    B10, B2              ; MV      blocks, again
||      MVK     .S1    1, A2                ; MVK     3, count_30
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_32
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_31], s4_31
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_32], s3_31
  [B2]  B       .S1    des_cbc_encrypt$rounds2; [again] B      next
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_32, low_32, t28_32
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_30
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_31, u1_31
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_30, w_30
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_32], s1_31
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_30, s8_31, t1_31
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_31, s7_31, pair1_31
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_31, pair1_31, u2_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_31, pair1_31, t2_31
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_31, s5_31, pair2_31
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_31, pair2_31, t3_31
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_31, pair2_31, u3_31
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_31, s3_31, pair3_31
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_31, pair3_31, t4_31
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_31, pair3_31, u4_31
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_30, v
des_cbc_encrypt$des_cbc_encrypt$14:
        SHRU    .S1    A14, 1, A14          ; SHRU    c17, 1, rest_84
||      SHL     .S2X   A14, 31, B1          ; SHL     c17, 31, top_84
        ADD     .L1X   A14, B1, A14         ; ADD     top_84, rest_84, c17
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1_80
        XOR     .L1X   A14, B0, A0          ; XOR     c17, c16, both_85
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1_80
        AND     .L1X   A0, B1, A0           ; AND     both_85, m1_80, d_85
        XOR     .L1X   A0, B0, A2           ; XOR     c16, d_85, c16
        XOR     .L1    A14, A0, A0          ; XOR     c17, d_85, c17
||      SHRU    .S1    A2, 1, A2            ; SHRU    c16, 1, rest_86
||      SHL     .S2X   A2, 31, B0           ; SHL     c16, 31, top_86
        ADD     .L1X   A2, B0, A2           ; ADD     top_86, rest_86, c16
||      SHRU    .S1    A0, 8, A14           ; SHRU    c17, 8, high_87
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_80
        XOR     .L1    A14, A2, A14         ; XOR     high_87, c16, both_87
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_80
        AND     .L1X   A14, B0, A14         ; AND     both_87, m8_80, d_87
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_88
        SHL     .S1    A14, 8, A3           ; SHL     d_87, 8, moved_87
        XOR     .L1    A2, A14, A0          ; XOR     c16, d_87, c16
||      XOR     .S1    A0, A3, A2           ; XOR     c17, moved_87, c17
        SHRU    .S1    A2, 2, A3            ; SHRU    c17, 2, high_92
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_88
        AND     .L1X   A0, B0, A3           ; AND     c16, m2_88, y_92
||      AND     .L2X   B0, A3, B0           ; AND     high_92, m2_88, x_92
        SUB     .L1X   A3, B0, A3           ; SUB     y_92, x_92, e_92
        SUB     .L1    A0, A3, A0           ; SUB     c16, e_92, c16
||      ADDAW   .D1    A2, A3, A2           ; ADDAW   c17, e_92, c17
        MPYHLU  .M1    A2, A1, A1           ; MPYHLU  c17, one, x_93
||      MPYSU   .M2X   1, A0, B0            ; MPYSU   1, c16, y_93
        NOP
        SUB     .L1X   B0, A1, A1           ; SUB     y_93, x_93, e_93
        SHL     .S1    A1, 16, A3           ; SHL     e_93, 16, moved_93
        ADD     .L1    A2, A3, A2           ; ADD     c17, moved_93, c17
        SUB     .L1    A0, A1, A0           ; SUB     c16, e_93, c16
||      SHRU    .S1    A2, 4, A1            ; SHRU    c17, 4, high_94
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_88
        XOR     .L1    A1, A0, A1           ; XOR     high_94, c16, both_94
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_88
        AND     .L1X   A1, B0, A1           ; AND     both_94, m4_88, d_94
        XOR     .L1    A0, A1, A0           ; XOR     c16, d_94, c16
||      SHL     .S2X   A1, 4, B0            ; SHL     d_94, 4, moved_94
        XOR     .L2X   B0, A2, B0           ; XOR     c17, moved_94, c17
||      STW     .D1T1  A0, *+A12[1]         ; STW     c16, *+iv[1]
        STW     .D1T2  B0, *+A12[0]         ; STW     c17, *+iv[0]
||      STW     .D2T1  A0, *+B3[1]          ; STW     c16, *+target[1]
        MV      .L2    B9, B8               ; move return$
||      STW     .D2T2  B0, *+B3[0]          ; STW     c17, *+target[0]
des_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_95
||      LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[10], A15       ; restore A15
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        B       .S2    B8                   ; return
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        NOP
        MVC     .S2    B0, AMR              ; MVC     linear_95, AMR
        NOP
        ADDK    .S2    40, B15              ; frame

        .global des3_cbc_encrypt
des3_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T1  *+A8[1], A2          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_96
        SHRU    .S1    A0, 4, A3            ; SHRU    c17, 4, high_100
        XOR     .L1    A3, A2, A3           ; XOR     high_100, c16, both_100
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_96
        AND     .L1    A3, A1, A1           ; AND     both_100, m4_96, d_100
        XOR     .L1    A2, A1, A2           ; XOR     c16, d_100, c16
||      SHL     .S1    A1, 4, A1            ; SHL     d_100, 4, moved_100
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_100, c17
||      MVK     .S1    1, A1                ; MVK     1, one
||      MPYSU   .M1    1, A2, A3            ; MPYSU   1, c16, y_101
        MPYHLU  .M1    A0, A1, A9           ; MPYHLU  c17, one, x_101
        NOP
        SUB     .L1    A3, A9, A9           ; SUB     y_101, x_101, e_101
||      MVKL    .S1    858993459, A3        ; MVKL    0x33333333, m2_96
||      ADDK    .S2    -40, B15             ; frame
        SUB     .L1    A2, A9, A2           ; SUB     c16, e_101, c16
||      SHL     .S1    A9, 16, A9           ; SHL     e_101, 16, moved_101
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_96
        ADD     .L1    A0, A9, A0           ; ADD     c17, moved_101, c17
||      MVKH    .S1    858993459, A3        ; MVKH    0x33333333, m2_96
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SHRU    .S1    A0, 2, A9            ; SHRU    c17, 2, high_102
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_96
        AND     .L1    A9, A3, A3           ; AND     high_102, m2_96, x_102
||      AND     .S1    A2, A3, A9           ; AND     c16, m2_96, y_102
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        SUB     .L1    A9, A3, A3           ; SUB     y_102, x_102, e_102
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1_96
        MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1_96
||      ADDAW   .D1    A0, A3, A9           ; ADDAW   c17, e_102, c17
        SUB     .L1    A2, A3, A2           ; SUB     c16, e_102, c16
||      SHRU    .S1    A9, 8, A3            ; SHRU    c17, 8, high_103
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        XOR     .L1    A3, A2, A3           ; XOR     high_103, c16, both_103
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1X   B4, A3               ; move in
||      AND     .L2X   B0, A3, B0           ; AND     both_103, m8_96, d_103
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        XOR     .L2X   B0, A2, B0           ; XOR     c16, d_103, c16
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      SHL     .S2    B0, 8, B13           ; SHL     d_103, 8, moved_103
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1    A6, A2               ; MV      blocks, some
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B0, 31, B11          ; SHRU    c16, 31, top_104
||      MV      .D1    A6, A0               ; move blocks
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        XOR     .L1X   A9, B13, A2          ; XOR     c17, moved_103, c17
||      MV      .L2    B3, B8               ; move return$
||[!A2] B       .S1    des3_cbc_encrypt$done; [!some] B      done
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D2    B11, B0, B0          ; ADDAH   top_104, c16, c16
        XOR     .L2X   B0, A2, B11          ; XOR     c17, c16, both_105
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKL    .S2    480597, B3           ; MVKL    0x00075555, circular_97
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L1X   B6, A9               ; move schedule
||      AND     .L2    B11, B1, B1          ; AND     both_105, m1_96, d_105
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    480597, B3           ; MVKH    0x00075555, circular_97
||      STW     .D2T1  A13, *+B15[7]        ; save A13
        XOR     .L1X   A2, B1, A2           ; XOR     c17, d_105, c17
||      MV      .L2X   A4, B3               ; move out
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_97, AMR
||      STW     .D2T1  A14, *+B15[9]        ; save A14
        XOR     .L2    B0, B1, B0           ; XOR     c16, d_105, c16
||      SHRU    .S1    A2, 31, A14          ; SHRU    c17, 31, top_106
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T2  B12, *+B15[6]        ; save B12
        MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAH   .D1    A14, A2, A14         ; ADDAH   top_106, c17, c17
||      STW     .D2T1  A15, *+B15[10]       ; save A15
des3_cbc_encrypt$des3_cbc_encrypt$1:
        MV      .L2X   A0, B1               ; MV      blocks, more
||      LDW     .D1T1  *+A3[0], A11         ; LDW     *+in[0], left
        LDW     .D1T1  *+A3[1], A10         ; LDW     *+in[1], right
        NOP     3
        SHRU    .S1    A11, 4, A2           ; SHRU    left, 4, high_110
||      MVKL    .S2    252645135, B2        ; MVKL    0x0f0f0f0f, m4_107
        XOR     .L1    A2, A10, A2          ; XOR     high_110, right, both_110
||      MVKH    .S2    252645135, B2        ; MVKH    0x0f0f0f0f, m4_107
        AND     .L1X   A2, B2, A2           ; AND     both_110, m4_107, d_110
        XOR     .L1    A10, A2, A13         ; XOR     right, d_110, right
||      SHL     .S1    A2, 4, A2            ; SHL     d_110, 4, moved_110
        XOR     .L1    A11, A2, A11         ; XOR     left, moved_110, left
||      MVKL    .S2    16711935, B2         ; MVKL    0x00ff00ff, m8_112
||      MPYSU   .M1    1, A13, A2           ; MPYSU   1, right, y_111
        MPYHLU  .M1    A11, A1, A10         ; MPYHLU  left, one, x_111
  [B1]  SUB     .L2    B1, 1, B1            ; [more] SUB     more, 1, more
        SUB     .L1    A2, A10, A2          ; SUB     y_111, x_111, e_111
||      MVKL    .S1    858993459, A12       ; MVKL    0x33333333, m2_112
        SUB     .L1    A13, A2, A15         ; SUB     right, e_111, right
||      SHL     .S1    A2, 16, A10          ; SHL     e_111, 16, moved_111
||      MV      .D1    A0, A2               ; MV      blocks, guard
        ADD     .L1    A11, A10, A13        ; ADD     left, moved_111, left
||      MVKH    .S1    858993459, A12       ; MVKH    0x33333333, m2_112
        AND     .L1    A15, A12, A10        ; AND     right, m2_112, y_117
||      SHRU    .S1    A13, 2, A11          ; SHRU    left, 2, high_117
        AND     .L1    A11, A12, A11        ; AND     high_117, m2_112, x_117
||[B1]  ADDAW   .D1    A3, 2, A3            ; [more] ADDAW   in, 2, in
        SUB     .L1    A10, A11, A10        ; SUB     y_117, x_117, e_117
||      MVKL    .S1    2863311530, A12      ; MVKL    0xaaaaaaaa, m1_112
        SUB     .L1    A15, A10, A11        ; SUB     right, e_117, right
||      ADDAW   .D1    A13, A10, A10        ; ADDAW   left, e_117, left
        SHRU    .S2X   A10, 8, B9           ; SHRU    left, 8, high_118
        XOR     .L2X   B9, A11, B9          ; XOR     high_118, right, both_118
||      MVKH    .S2    16711935, B2         ; MVKH    0x00ff00ff, m8_112
        AND     .L2    B9, B2, B2           ; AND     both_118, m8_112, d_118
        XOR     .L2X   B2, A11, B9          ; XOR     right, d_118, right
||      SHL     .S2    B2, 8, B2            ; SHL     d_118, 8, moved_118
        SHRU    .S2    B9, 31, B13          ; SHRU    right, 31, top_119
        XOR     .L2X   B2, A10, B12         ; XOR     left, moved_118, left
||      ADDAH   .D2    B13, B9, B13         ; ADDAH   top_119, right, right
        XOR     .L2    B12, B13, B11        ; XOR     left, right, both_120
||      MVKH    .S1    2863311530, A12      ; MVKH    0xaaaaaaaa, m1_112
||[!A2] B       .S2    des3_cbc_encrypt$done; [!guard] B     done                    ; never taken: what follows is a block of its own
        AND     .L1X   A12, B11, A2         ; AND     both_120, m1_112, d_120
        XOR     .L2X   B12, A2, B12         ; XOR     left, d_120, left
        XOR     .L1X   A2, B13, A2          ; XOR     right, d_120, right
||      SHRU    .S2    B12, 31, B9          ; SHRU    left, 31, top_121
        MV      .L2X   A8, B2               ; MV      iv, target              ; of "block -1", which goes back where it came from
||      ADDAH   .D2    B9, B12, B9          ; ADDAH   top_121, left, left
        XOR     .L1X   A2, B0, A2           ; XOR     right, c16, right
||      XOR     .L2X   B9, A14, B9          ; XOR     left, c17, left
des3_cbc_encrypt$des3_cbc_encrypt$2:
        MV      .L1    A9, A11              ; copy
        LDW     .D1T1  *+A11[0], A10        ; LDW     *+schedule[0], k0_122
        LDW     .D1T2  *+A11[1], B10        ; LDW     *+schedule[1], e0_122
        NOP     2
        LDW     .D1T1  *+A11[3], A13        ; LDW     *+schedule[3], e1_122
        XOR     .L1    A2, A10, A2          ; XOR     right, k0_122, u
||      LDW     .D1T1  *+A11[2], A15        ; LDW     *+schedule[2], k1_122
        XOR     .L2X   B10, A2, B11         ; XOR     u, e0_122, t
||      SHRU    .S1    A2, 8, A10           ; SHRU    u, 8, u8_124
||      LDW     .D1T2  *+A4[A2], B10        ; LDW     *+A4[u], s8_123
        SHRU    .S2    B11, 4, B10          ; SHRU    t, 4, t4_124
||      LDW     .D1T1  *+A5[A10], A12       ; LDW     *+A5[u8_124], s6_123
        SHRU    .S1    A2, 24, A10          ; SHRU    u, 24, u24_124
||      SHRU    .S2    B11, 12, B10         ; SHRU    t, 12, t12_124
||      MPYHLU  .M1    A2, A1, A12          ; MPYHLU  u, one, u16_123
||      MPY     .M2    -16, B11, B10        ; MPY     -16, t, low_124
||      LDW     .D2T1  *+B4[B10], A10       ; LDW     *+B4[t4_124], s7_123
        SHRU    .S1X   B11, 28, A10         ; SHRU    t, 28, high_124
||      SHRU    .S2    B11, 20, B11         ; SHRU    t, 20, t20_124
||      LDW     .D1T2  *+A7[A10], B10       ; LDW     *+A7[u24_124], s2_123
||      LDW     .D2T1  *+B5[B10], A13       ; LDW     *+B5[t12_124], s5_123
        ADD     .L2X   B10, A10, B11        ; ADD     high_124, low_124, t28_124
||      LDW     .D1T1  *+A6[A12], A15       ; LDW     *+A6[u16_123], s4_123
||      LDW     .D2T2  *+B6[B11], B10       ; LDW     *+B6[t20_124], s3_123
        XOR     .L2X   B9, A15, B9          ; XOR     left, k1_122, v
        XOR     .L1X   A13, B9, A13         ; XOR     v, e1_122, w_122
||      XOR     .L2    B9, B10, B9          ; XOR     v, s8_123, u1_123
||      LDW     .D2T1  *+B7[B11], A9        ; LDW     *+B7[t28_124], s1_123
        XOR     .L1    A12, A10, A12        ; XOR     s6_123, s7_123, pair1_123
||      XOR     .S1X   A13, B10, A10        ; XOR     w_122, s8_123, t1_123
        XOR     .L1X   A13, B10, A13        ; XOR     s2_123, s5_123, pair2_123
||      XOR     .L2X   B9, A12, B9          ; XOR     u1_123, pair1_123, u2_123
||      XOR     .S1    A10, A12, A12        ; XOR     t1_123, pair1_123, t2_123
||      ADDAW   .D1    A9, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1X   A15, B10, A12        ; XOR     s4_123, s3_123, pair3_123
||      XOR     .L2X   B9, A13, B9          ; XOR     u2_123, pair2_123, u3_123
||      XOR     .S1    A12, A13, A9         ; XOR     t2_123, pair2_123, t3_123
||      LDW     .D1T1  *+A9[4], A3          ; LDW     *+schedule[4], d0_122
        XOR     .L1X   A12, B9, A8          ; XOR     u3_123, pair3_123, u4_123
||      MV      .L2X   A0, B10              ; move blocks
||      XOR     .S1    A9, A12, A0          ; XOR     t3_123, pair3_123, t4_123
||      MV      .D1    A8, A12              ; move iv
        XOR     .L1    A8, A9, A9           ; XOR     u4_123, s1_123, u
||      MV      .L2X   A11, B11             ; move schedule
||      XOR     .S1    A0, A9, A11          ; XOR     t4_123, s1_123, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_125
        MV      .L1X   B1, A0               ; move more
||      MV      .L2    B8, B9               ; move return$
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_127
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_127
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_127
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_126
        MV      .L1    A3, A13              ; move in
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_127
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_127
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_126
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_127], s6_126
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_127], s7_126
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_127
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_127], s2_126
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_127], s5_126
        MV      .L2    B3, B8               ; move out
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_127
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_126], s4_126
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_127], s3_126
        XOR     .L1    A2, A3, A3           ; XOR     u, d0_122, v
||      MV      .L2    B2, B3               ; move target
||      MVK     .S1    5, A2                ; MVK     7, count_125
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_127, low_127, t28_127
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_125
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_126, u1_126
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_125, w_125
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_127], s1_126
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_125, s8_126, t1_126
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_126, s7_126, pair1_126
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_126, pair1_126, u2_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_126, pair1_126, t2_126
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_126, s5_126, pair2_126
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_126, pair2_126, t3_126
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_126, pair2_126, u3_126
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_126, s3_126, pair3_126
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_126, pair3_126, t4_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_126, pair3_126, u4_126
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_125, v
;@loop {"name": "rounds1a", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds1a: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_126, pair3_126, u4_126
;    XOR u4_126, s1_126, u
;    SHRU u, 8, u8_127
;    LDW *+A5[u8_127], s6_126
;    XOR s6_126, s7_126, pair1_126
;    XOR u1_126, pair1_126, u2_126
;    XOR u2_126, pair2_126, u3_126
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 22 live at once
;  registers of side B: 12 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds1a:
        XOR     .L1    A9, A8, A11          ; <1> XOR     t4_126, s1_126, t
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     u4_126, s1_126, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_125
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_127
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_127
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_127
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_126
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_127
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_127
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_126
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_127], s6_126
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_127], s7_126
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_127
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_127], s2_126
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_127], s5_126
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_127
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_126], s4_126
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_127], s3_126
  [A2]  B       .S1    des3_cbc_encrypt$rounds1a; <0> [count_125] B     rounds1a
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_127, low_127, t28_127
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_125
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_126, u1_126
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_125, w_125
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_127], s1_126
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_125, s8_126, t1_126
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_126, s7_126, pair1_126
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_125, 1, count_125
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_126, pair1_126, u2_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_126, pair1_126, t2_126
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_126, s5_126, pair2_126
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_126, pair2_126, t3_126
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_126, pair2_126, u3_126
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_126, s3_126, pair3_126
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_126, pair3_126, t4_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_126, pair3_126, u4_126
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_125, v
des3_cbc_encrypt$des3_cbc_encrypt$5:
        XOR     .L1    A9, A8, A11          ; <-1> XOR     t4_126, s1_126, t
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     u4_126, s1_126, u
||      LDW     .D1T1  *+A13[0], A8         ; LDW     *+in[0], pl
        LDW     .D1T2  *+A13[1], B2         ; LDW     *+in[1], pr
        NOP
        MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_128
        NOP
        SHRU    .S1    A8, 4, A2            ; SHRU    pl, 4, high_131
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_128
        XOR     .L1X   A2, B2, A2           ; XOR     high_131, pr, both_131
        AND     .L1X   A2, B1, A2           ; AND     both_131, m4_128, d_131
        XOR     .L2X   B2, A2, B2           ; XOR     pr, d_131, pr
||      SHL     .S1    A2, 4, A2            ; SHL     d_131, 4, moved_131
        MV      .L1    A0, A2               ; move more
||      MV      .L2X   A2, B1               ; copy
  [A2]  SUB     .L1    A2, 1, A2            ; [more] SUB     more, 1, more
||      XOR     .L2X   B1, A8, B12          ; XOR     pl, moved_131, pl
||      MPYSU   .M2    1, B2, B1            ; MPYSU   1, pr, y_132
        MPYHLU  .M2X   B12, A1, B13         ; MPYHLU  pl, one, x_132
||[A2]  ADDAW   .D1    A13, 2, A13          ; [more] ADDAW   in, 2, in
        LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_133
        SUB     .L2    B1, B13, B13         ; SUB     y_132, x_132, e_132
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_135
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_135
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_135
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_134
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_135
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_135
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_134
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_135], s6_134
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_135], s7_134
        SUB     .L2    B2, B13, B2          ; SUB     pr, e_132, pr
||      SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_135
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_135], s2_134
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_135], s5_134
        MV      .L1    A2, A0               ; move more
||      MVK     .S1    5, A2                ; MVK     7, count_133
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_135
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_134], s4_134
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_135], s3_134
        SHL     .S1X   B13, 16, A15         ; SHL     e_132, 16, moved_132
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_135, low_135, t28_135
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_133
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_134, u1_134
||      ADD     .L2X   B12, A15, B12        ; ADD     pl, moved_132, pl
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_133, w_133
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_135], s1_134
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_133, s8_134, t1_134
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_134, s7_134, pair1_134
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_134, pair1_134, u2_134
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_134, pair1_134, t2_134
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_134, s5_134, pair2_134
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_134, pair2_134, t3_134
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_134, pair2_134, u3_134
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_134, s3_134, pair3_134
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_134, pair3_134, t4_134
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_134, pair3_134, u4_134
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_133, v
;@loop {"name": "rounds1b", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds1b: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_134, pair3_134, u4_134
;    XOR u4_134, s1_134, u
;    SHRU u, 8, u8_135
;    LDW *+A5[u8_135], s6_134
;    XOR s6_134, s7_134, pair1_134
;    XOR u1_134, pair1_134, u2_134
;    XOR u2_134, pair2_134, u3_134
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds1b:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_134, s1_134, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_134, s1_134, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_133
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_135
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_135
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_135
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_134
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_135
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_135
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_134
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_135], s6_134
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_135], s7_134
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_135
||      LDW     .D1T1  *+A7[A8], A15        ; <0> LDW     *+A7[u24_135], s2_134
||      LDW     .D2T2  *+B5[B1], B13        ; <0> LDW     *+B5[t12_135], s5_134
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_135
||      LDW     .D1T1  *+A6[A8], A15        ; <0> LDW     *+A6[u16_134], s4_134
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_135], s3_134
  [A2]  B       .S1    des3_cbc_encrypt$rounds1b; <0> [count_133] B     rounds1b
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_135, low_135, t28_135
||      LDW     .D1T1  *-A10[1], A3         ; <0> LDW     *-keys[1], d_133
        XOR     .L1X   A3, B13, A8          ; <0> XOR     v, s8_134, u1_134
||      XOR     .S1    A3, A8, A15          ; <0> XOR     v, e_133, w_133
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_135], s1_134
        XOR     .L2X   B13, A15, B1         ; <0> XOR     w_133, s8_134, t1_134
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_134, s7_134, pair1_134
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_133, 1, count_133
        XOR     .L1    A8, A3, A3           ; <0> XOR     u1_134, pair1_134, u2_134
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     t1_134, pair1_134, t2_134
||      XOR     .S1X   A15, B13, A8         ; <0> XOR     s2_134, s5_134, pair2_134
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_134, pair2_134, t3_134
||      XOR     .S1    A3, A8, A15          ; <0> XOR     u2_134, pair2_134, u3_134
||      XOR     .S2X   B13, A15, B1         ; <0> XOR     s4_134, s3_134, pair3_134
        XOR     .L1X   A8, B1, A15          ; <0> XOR     t3_134, pair3_134, t4_134
||      XOR     .L2X   B1, A15, B1          ; <0> XOR     u3_134, pair3_134, u4_134
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u, d_133, v
des3_cbc_encrypt$des3_cbc_encrypt$7:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_134, s1_134, t
||      MV      .L2X   A10, B1              ; copy
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_134, s1_134, u
||      LDW     .D1T1  *+A10[1], A15        ; LDW     *+keys[1], d15_136
        SHRU    .S1    A9, 8, A15           ; SHRU    u, 8, u8_138
||      SHRU    .S2X   A11, 4, B13          ; SHRU    t, 4, t4_138
||      LDW     .D1T2  *+A4[A9], B13        ; LDW     *+A4[u], s8_137
||      LDW     .D2T1  *+B1[3], A2          ; LDW     *+keys[3], k0_136
        LDW     .D2T1  *+B1[4], A3          ; LDW     *+keys[4], e0_136
        SHRU    .S2X   A11, 20, B13         ; SHRU    t, 20, t20_138
||      LDW     .D1T1  *+A5[A15], A9        ; LDW     *+A5[u8_138], s6_137
||      LDW     .D2T2  *+B4[B13], B13       ; LDW     *+B4[t4_138], s7_137
        SHRU    .S1    A9, 24, A2           ; SHRU    u, 24, u24_138
||      SHRU    .S2X   A11, 12, B13         ; SHRU    t, 12, t12_138
||      MPYHLU  .M1    A9, A1, A8           ; MPYHLU  u, one, u16_137
||      LDW     .D2T1  *+B6[B13], A9        ; LDW     *+B6[t20_138], s3_137
        MPY     .M1    -16, A11, A11        ; MPY     -16, t, low_138
||      LDW     .D1T1  *+A7[A2], A11        ; LDW     *+A7[u24_138], s2_137
||      LDW     .D2T2  *+B5[B13], B1        ; LDW     *+B5[t12_138], s5_137
        XOR     .L1    A2, A15, A8          ; XOR     k0_136, d15_136, add_136
||      XOR     .S1X   A3, B13, A2          ; XOR     v, s8_137, v1_137
||      SHRU    .S2X   A11, 28, B13         ; SHRU    t, 28, high_138
||      LDW     .D1T2  *+A6[A8], B1         ; LDW     *+A6[u16_137], s4_137
||      LDW     .D2T1  *+B1[5], A11         ; LDW     *+keys[5], k1_136
        XOR     .L1    A9, A8, A8           ; XOR     u, add_136, u
||      ADD     .L2X   B13, A11, B1         ; ADD     high_138, low_138, t28_138
||      LDW     .D2T2  *+B1[6], B1          ; LDW     *+keys[6], e1_136
        XOR     .L1    A8, A3, A3           ; XOR     u, e0_136, t
||      XOR     .L2X   B13, A9, B1          ; XOR     s6_137, s7_137, pair1_137
||      SHRU    .S1    A8, 8, A11           ; SHRU    u, 8, u8_140
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[u], s8_139
||      LDW     .D2T1  *+B7[B1], A3         ; LDW     *+B7[t28_138], s1_137
        XOR     .L1X   A2, B1, A2           ; XOR     v1_137, pair1_137, v2_137
||      SHRU    .S1    A8, 24, A15          ; SHRU    u, 24, u24_140
||      SHRU    .S2X   A3, 4, B13           ; SHRU    t, 4, t4_140
||      LDW     .D1T1  *+A5[A11], A3        ; LDW     *+A5[u8_140], s6_139
        XOR     .L1X   A11, B1, A15         ; XOR     s2_137, s5_137, pair2_137
||      SHRU    .S2X   A3, 12, B13          ; SHRU    t, 12, t12_140
||      MPYHLU  .M1    A8, A1, A15          ; MPYHLU  u, one, u16_139
||      LDW     .D1T2  *+A7[A15], B13       ; LDW     *+A7[u24_140], s2_139
||      LDW     .D2T1  *+B4[B13], A11       ; LDW     *+B4[t4_140], s7_139
        XOR     .L1X   A9, B1, A2           ; XOR     s4_137, s3_137, pair3_137
||      XOR     .S1    A2, A15, A9          ; XOR     v2_137, pair2_137, v3_137
||      SHRU    .S2X   A3, 20, B13          ; SHRU    t, 20, t20_140
||      MPY     .M1    -16, A3, A15         ; MPY     -16, t, low_140
||      LDW     .D2T1  *+B5[B13], A2        ; LDW     *+B5[t12_140], s5_139
        XOR     .L1X   A11, B1, A2          ; XOR     k1_136, e1_136, cw_136
||      XOR     .S1    A9, A2, A9           ; XOR     v3_137, pair3_137, v4_137
||      SHRU    .S2X   A3, 28, B13          ; SHRU    t, 28, high_140
||      LDW     .D1T1  *+A6[A15], A2        ; LDW     *+A6[u16_139], s4_139
||      LDW     .D2T2  *+B6[B13], B1        ; LDW     *+B6[t20_140], s3_139
        XOR     .L1    A9, A3, A9           ; XOR     v4_137, s1_137, x17_136
||      ADD     .L2X   B13, A15, B13        ; ADD     high_140, low_140, t28_140
||      LDW     .D1T2  *+A10[7], B1         ; LDW     *+keys[7], d0_136
        XOR     .L1    A9, A2, A2           ; XOR     x17_136, cw_136, w_136
||      XOR     .S1    A9, A11, A9          ; XOR     x17_136, k1_136, v
||      LDW     .D2T1  *+B7[B13], A2        ; LDW     *+B7[t28_140], s1_139
        XOR     .L1    A3, A11, A3          ; XOR     s6_139, s7_139, pair1_139
||      XOR     .L2X   B1, A9, B1           ; XOR     v, s8_139, u1_139
||      XOR     .S1X   A2, B1, A9           ; XOR     w_136, s8_139, t1_139
        XOR     .L1X   A2, B13, A3          ; XOR     s2_139, s5_139, pair2_139
||      XOR     .L2X   B1, A3, B13          ; XOR     u1_139, pair1_139, u2_139
||      XOR     .S1    A9, A3, A9           ; XOR     t1_139, pair1_139, t2_139
        XOR     .L1X   A2, B1, A2           ; XOR     s4_139, s3_139, pair3_139
||      XOR     .L2X   B13, A3, B13         ; XOR     u2_139, pair2_139, u3_139
||      XOR     .S1    A9, A3, A3           ; XOR     t2_139, pair2_139, t3_139
        XOR     .L1    A3, A2, A8           ; XOR     t3_139, pair3_139, t4_139
||      XOR     .L2X   B13, A2, B1          ; XOR     u3_139, pair3_139, u4_139
||      XOR     .S1X   A8, B1, A3           ; XOR     u, d0_136, v
||      ADDAW   .D1    A10, 8, A10          ; ADDAW   keys, 8, keys
        XOR     .L1X   A2, B1, A9           ; XOR     u4_139, s1_139, u
||      XOR     .S1    A8, A2, A11          ; XOR     t4_139, s1_139, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_141
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_143
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_143
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_143
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_142
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_143
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_143
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_142
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_143], s6_142
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_143], s7_142
        MVK     .S1    5, A2                ; MVK     7, count_141
||      SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_143
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_143], s2_142
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_143], s5_142
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_143
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_142], s4_142
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_143], s3_142
        ADD     .S2X   B1, A15, B1          ; <0> ADD     high_143, low_143, t28_143
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_141
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_142, u1_142
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_141, w_141
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_143], s1_142
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_141, s8_142, t1_142
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_142, s7_142, pair1_142
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_142, pair1_142, u2_142
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_142, pair1_142, t2_142
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_142, s5_142, pair2_142
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_142, pair2_142, t3_142
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_142, pair2_142, u3_142
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_142, s3_142, pair3_142
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_142, pair3_142, t4_142
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_142, pair3_142, u4_142
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_141, v
;@loop {"name": "rounds2a", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2a: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_142, pair3_142, u4_142
;    XOR u4_142, s1_142, u
;    SHRU u, 8, u8_143
;    LDW *+A5[u8_143], s6_142
;    XOR s6_142, s7_142, pair1_142
;    XOR u1_142, pair1_142, u2_142
;    XOR u2_142, pair2_142, u3_142
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds2a:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_142, s1_142, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_142, s1_142, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_141
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_143
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_143
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_143
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_142
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_143
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_143
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_142
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_143], s6_142
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_143], s7_142
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_143
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_143], s2_142
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_143], s5_142
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_143
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_142], s4_142
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_143], s3_142
  [A2]  B       .S1    des3_cbc_encrypt$rounds2a; <0> [count_141] B     rounds2a
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_143, low_143, t28_143
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_141
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_142, u1_142
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_141, w_141
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_143], s1_142
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_141, s8_142, t1_142
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_142, s7_142, pair1_142
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_141, 1, count_141
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_142, pair1_142, u2_142
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_142, pair1_142, t2_142
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_142, s5_142, pair2_142
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_142, pair2_142, t3_142
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_142, pair2_142, u3_142
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_142, s3_142, pair3_142
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_142, pair3_142, t4_142
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_142, pair3_142, u4_142
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_141, v
des3_cbc_encrypt$des3_cbc_encrypt$9:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_142, s1_142, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_142, s1_142, u
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_144
        SHRU    .S1X   B12, 2, A15          ; SHRU    pl, 2, high_149
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_144
        AND     .L1X   A15, B1, A15         ; AND     high_149, m2_144, x_149
||      AND     .L2    B2, B1, B1           ; AND     pr, m2_144, y_149
        SUB     .L2X   B1, A15, B1          ; SUB     y_149, x_149, e_149
        SUB     .L2    B2, B1, B2           ; SUB     pr, e_149, pr
||      ADDAW   .D2    B12, B1, B1          ; ADDAW   pl, e_149, pl
        SHRU    .S1X   B1, 8, A15           ; SHRU    pl, 8, high_150
||      MVKL    .S2    16711935, B12        ; MVKL    0x00ff00ff, m8_144
        XOR     .L1X   A15, B2, A15         ; XOR     high_150, pr, both_150
||      MVKH    .S2    16711935, B12        ; MVKH    0x00ff00ff, m8_144
        AND     .L1X   A15, B12, A15        ; AND     both_150, m8_144, d_150
        XOR     .L2X   B2, A15, B2          ; XOR     pr, d_150, pr
        SHL     .S1    A15, 8, A15          ; SHL     d_150, 8, moved_150
||      SHRU    .S2    B2, 31, B12          ; SHRU    pr, 31, top_151
        XOR     .L2X   B1, A15, B2          ; XOR     pl, moved_150, pl
||      MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_144
||      ADDAH   .D2    B12, B2, B1          ; ADDAH   top_151, pr, pr
        XOR     .L2    B2, B1, B12          ; XOR     pl, pr, both_152
||      MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_144
        AND     .L1X   A15, B12, A15        ; AND     both_152, m1_144, d_152
        XOR     .L2X   B2, A15, B12         ; XOR     pl, d_152, pl
        XOR     .L2X   B1, A15, B2          ; XOR     pr, d_152, pr
||      SHRU    .S2    B12, 31, B1          ; SHRU    pl, 31, top_153
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_154
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_156
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_156
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_156
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_155
||      ADDAH   .D2    B1, B12, B12         ; ADDAH   top_153, pl, pl
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_156
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_156
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_155
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_156], s6_155
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_156], s7_155
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_156
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_156], s2_155
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_156], s5_155
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_156
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_155], s4_155
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_156], s3_155
        MVK     .S1    5, A2                ; MVK     7, count_154
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_156, low_156, t28_156
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_154
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_155, u1_155
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_154, w_154
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_156], s1_155
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_154, s8_155, t1_155
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_155, s7_155, pair1_155
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_155, pair1_155, u2_155
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_155, pair1_155, t2_155
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_155, s5_155, pair2_155
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_155, pair2_155, t3_155
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_155, pair2_155, u3_155
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_155, s3_155, pair3_155
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_155, pair3_155, t4_155
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_155, pair3_155, u4_155
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_154, v
;@loop {"name": "rounds2b", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds2b: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_155, pair3_155, u4_155
;    XOR u4_155, s1_155, u
;    SHRU u, 8, u8_156
;    LDW *+A5[u8_156], s6_155
;    XOR s6_155, s7_155, pair1_155
;    XOR u1_155, pair1_155, u2_155
;    XOR u2_155, pair2_155, u3_155
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds2b:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_155, s1_155, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_155, s1_155, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_154
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_156
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_156
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_156
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_155
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_156
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_156
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_155
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_156], s6_155
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_156], s7_155
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_156
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_156], s2_155
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_156], s5_155
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_156
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_155], s4_155
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_156], s3_155
  [A2]  B       .S1    des3_cbc_encrypt$rounds2b; <0> [count_154] B     rounds2b
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_156, low_156, t28_156
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_154
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_155, u1_155
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_154, w_154
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_156], s1_155
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_154, s8_155, t1_155
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_155, s7_155, pair1_155
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_154, 1, count_154
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_155, pair1_155, u2_155
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_155, pair1_155, t2_155
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_155, s5_155, pair2_155
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_155, pair2_155, t3_155
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_155, pair2_155, u3_155
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_155, s3_155, pair3_155
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_155, pair3_155, t4_155
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_155, pair3_155, u4_155
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_154, v
des3_cbc_encrypt$des3_cbc_encrypt$11:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_155, s1_155, t
||      MV      .L2X   A10, B1              ; copy
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_155, s1_155, u
||      LDW     .D1T1  *+A10[3], A8         ; LDW     *+keys[3], k0_157
        SHRU    .S1    A9, 8, A15           ; SHRU    u, 8, u8_159
||      MPYHLU  .M1    A9, A1, A2           ; MPYHLU  u, one, u16_158
||      LDW     .D1T1  *+A4[A9], A15        ; LDW     *+A4[u], s8_158
||      LDW     .D2T2  *+B1[1], B13         ; LDW     *+keys[1], d15_157
        SHRU    .S1    A9, 24, A8           ; SHRU    u, 24, u24_159
||      SHRU    .S2X   A11, 12, B13         ; SHRU    t, 12, t12_159
||      LDW     .D2T1  *+B1[4], A3          ; LDW     *+keys[4], e0_157
        SHRU    .S2X   A11, 4, B13          ; SHRU    t, 4, t4_159
||      LDW     .D2T1  *+B5[B13], A9        ; LDW     *+B5[t12_159], s5_158
        LDW     .D1T1  *+A7[A8], A11        ; LDW     *+A7[u24_159], s2_158
        MPY     .M1    -16, A11, A2         ; MPY     -16, t, low_159
||      LDW     .D1T1  *+A5[A15], A11       ; LDW     *+A5[u8_159], s6_158
||      LDW     .D2T2  *+B4[B13], B13       ; LDW     *+B4[t4_159], s7_158
        XOR     .L1X   A8, B13, A8          ; XOR     k0_157, d15_157, add_157
||      XOR     .S1    A3, A15, A15         ; XOR     v, s8_158, v1_158
||      SHRU    .S2X   A11, 20, B13         ; SHRU    t, 20, t20_159
||      LDW     .D1T1  *+A6[A2], A11        ; LDW     *+A6[u16_158], s4_158
||      LDW     .D2T2  *+B1[6], B13         ; LDW     *+keys[6], e1_157
        XOR     .L1    A9, A8, A8           ; XOR     u, add_157, u
||      SHRU    .S2X   A11, 28, B13         ; SHRU    t, 28, high_159
||      LDW     .D2T1  *+B6[B13], A15       ; LDW     *+B6[t20_159], s3_158
        XOR     .L1    A8, A3, A3           ; XOR     u, e0_157, t
||      ADD     .L2X   B13, A2, B13         ; ADD     high_159, low_159, t28_159
||      SHRU    .S1    A8, 8, A2            ; SHRU    u, 8, u8_161
||      LDW     .D2T1  *+B1[5], A15         ; LDW     *+keys[5], k1_157
        XOR     .L1    A11, A9, A9          ; XOR     s2_158, s5_158, pair2_158
||      SHRU    .S1    A8, 24, A2           ; SHRU    u, 24, u24_161
||      LDW     .D1T1  *+A5[A2], A9         ; LDW     *+A5[u8_161], s6_160
||      LDW     .D2T2  *+B7[B13], B13       ; LDW     *+B7[t28_159], s1_158
        XOR     .L1X   A11, B13, A2         ; XOR     s6_158, s7_158, pair1_158
||      SHRU    .S2X   A3, 4, B1            ; SHRU    t, 4, t4_161
||      LDW     .D1T2  *+A7[A2], B1         ; LDW     *+A7[u24_161], s2_160
||      LDW     .D2T1  *+B1[7], A3          ; LDW     *+keys[7], d0_157
        XOR     .L1    A15, A2, A2          ; XOR     v1_158, pair1_158, v2_158
||      SHRU    .S2X   A3, 12, B1           ; SHRU    t, 12, t12_161
||      MPYHLU  .M1    A8, A1, A2           ; MPYHLU  u, one, u16_160
||      LDW     .D1T2  *+A4[A8], B13        ; LDW     *+A4[u], s8_160
||      LDW     .D2T1  *+B4[B1], A2         ; LDW     *+B4[t4_161], s7_160
        XOR     .L1    A11, A15, A11        ; XOR     s4_158, s3_158, pair3_158
||      XOR     .S1    A2, A9, A9           ; XOR     v2_158, pair2_158, v3_158
||      SHRU    .S2X   A3, 20, B1           ; SHRU    t, 20, t20_161
||      MPY     .M1    -16, A3, A2          ; MPY     -16, t, low_161
||      LDW     .D2T1  *+B5[B1], A11        ; LDW     *+B5[t12_161], s5_160
        XOR     .L1X   A15, B13, A11        ; XOR     k1_157, e1_157, cw_157
||      XOR     .S1    A9, A11, A3          ; XOR     v3_158, pair3_158, v4_158
||      SHRU    .S2X   A3, 28, B1           ; SHRU    t, 28, high_161
||      LDW     .D1T2  *+A6[A2], B13        ; LDW     *+A6[u16_160], s4_160
||      LDW     .D2T1  *+B6[B1], A15        ; LDW     *+B6[t20_161], s3_160
        XOR     .L1X   A3, B13, A2          ; XOR     v4_158, s1_158, x17_157
||      ADD     .L2X   B1, A2, B13          ; ADD     high_161, low_161, t28_161
        XOR     .L1    A2, A11, A15         ; XOR     x17_157, cw_157, w_157
||      XOR     .S1    A2, A15, A11         ; XOR     x17_157, k1_157, v
||      LDW     .D2T1  *+B7[B13], A9        ; LDW     *+B7[t28_161], s1_160
        XOR     .L1    A9, A2, A9           ; XOR     s6_160, s7_160, pair1_160
||      XOR     .L2X   B13, A15, B13        ; XOR     w_157, s8_160, t1_160
||      XOR     .S1X   A11, B13, A15        ; XOR     v, s8_160, u1_160
        XOR     .L1X   A11, B1, A11         ; XOR     s2_160, s5_160, pair2_160
||      XOR     .L2X   B13, A9, B1          ; XOR     t1_160, pair1_160, t2_160
||      XOR     .S1    A15, A9, A9          ; XOR     u1_160, pair1_160, u2_160
        XOR     .L1X   A15, B13, A9         ; XOR     s4_160, s3_160, pair3_160
||      XOR     .L2X   B1, A11, B1          ; XOR     t2_160, pair2_160, t3_160
||      XOR     .S1    A9, A11, A2          ; XOR     u2_160, pair2_160, u3_160
        XOR     .L1    A2, A9, A2           ; XOR     u3_160, pair3_160, u4_160
||      XOR     .S1X   A9, B1, A15          ; XOR     t3_160, pair3_160, t4_160
||      ADDAW   .D1    A10, 8, A10          ; ADDAW   keys, 8, keys
        XOR     .L1    A2, A9, A9           ; XOR     u4_160, s1_160, u
||      XOR     .S1    A15, A9, A11         ; XOR     t4_160, s1_160, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_162
        XOR     .L1    A8, A3, A3           ; XOR     u, d0_157, v
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_164
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_164
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_164
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_163
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_164
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_164
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_163
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_164], s6_163
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_164], s7_163
        MVK     .S1    3, A2                ; MVK     5, count_162
||      SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_164
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_164], s2_163
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_164], s5_163
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_164
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_163], s4_163
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_164], s3_163
        ADD     .S2X   B1, A15, B1          ; <0> ADD     high_164, low_164, t28_164
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_162
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_163, u1_163
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_162, w_162
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_164], s1_163
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_162, s8_163, t1_163
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_163, s7_163, pair1_163
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_163, pair1_163, u2_163
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_163, pair1_163, t2_163
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_163, s5_163, pair2_163
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_163, pair2_163, t3_163
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_163, pair2_163, u3_163
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_163, s3_163, pair3_163
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_163, pair3_163, t4_163
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_163, pair3_163, u4_163
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_162, v
;@loop {"name": "rounds3a", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3a: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_163, pair3_163, u4_163
;    XOR u4_163, s1_163, u
;    SHRU u, 8, u8_164
;    LDW *+A5[u8_164], s6_163
;    XOR s6_163, s7_163, pair1_163
;    XOR u1_163, pair1_163, u2_163
;    XOR u2_163, pair2_163, u3_163
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds3a:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_163, s1_163, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_163, s1_163, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_162
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_164
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_164
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_164
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_163
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_164
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_164
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_163
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_164], s6_163
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_164], s7_163
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_164
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_164], s2_163
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_164], s5_163
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_164
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_163], s4_163
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_164], s3_163
  [A2]  B       .S1    des3_cbc_encrypt$rounds3a; <0> [count_162] B     rounds3a
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_164, low_164, t28_164
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_162
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_163, u1_163
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_162, w_162
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_164], s1_163
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_162, s8_163, t1_163
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_163, s7_163, pair1_163
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_162, 1, count_162
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_163, pair1_163, u2_163
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_163, pair1_163, t2_163
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_163, s5_163, pair2_163
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_163, pair2_163, t3_163
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_163, pair2_163, u3_163
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_163, s3_163, pair3_163
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_163, pair3_163, t4_163
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_163, pair3_163, u4_163
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_162, v
des3_cbc_encrypt$des3_cbc_encrypt$13:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_163, s1_163, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_163, s1_163, u
||      SHL     .S2X   A14, 31, B1          ; SHL     c17, 31, top_169
        SHRU    .S1    A14, 1, A2           ; SHRU    c17, 1, rest_169
        ADD     .L1X   A2, B1, A2           ; ADD     top_169, rest_169, c17
||      MVKL    .S2    2863311530, B13      ; MVKL    0xaaaaaaaa, m1_165
        XOR     .L2X   B0, A2, B1           ; XOR     c17, c16, both_170
||      MVKH    .S2    2863311530, B13      ; MVKH    0xaaaaaaaa, m1_165
        AND     .L2    B1, B13, B1          ; AND     both_170, m1_165, d_170
        XOR     .L1X   A2, B1, A14          ; XOR     c17, d_170, c17
||      XOR     .L2    B0, B1, B0           ; XOR     c16, d_170, c16
||      MVKL    .S2    16711935, B13        ; MVKL    0x00ff00ff, m8_165
        SHL     .S1X   B0, 31, A2           ; SHL     c16, 31, top_171
||      SHRU    .S2    B0, 1, B0            ; SHRU    c16, 1, rest_171
        ADD     .L2X   B0, A2, B0           ; ADD     top_171, rest_171, c16
||      SHRU    .S1    A14, 8, A2           ; SHRU    c17, 8, high_172
||      MVKH    .S2    16711935, B13        ; MVKH    0x00ff00ff, m8_165
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_173
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_175
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_175
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_175
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_174
        XOR     .L1X   A2, B0, A2           ; XOR     high_172, c16, both_172
||      SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_175
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_175
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_174
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_175], s6_174
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_175], s7_174
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_175
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_175], s2_174
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_175], s5_174
        AND     .L1X   A2, B13, A11         ; AND     both_172, m8_165, d_172
||      MVK     .S1    3, A2                ; MVK     5, count_173
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_175
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_174], s4_174
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_175], s3_174
        SHL     .S1    A11, 8, A15          ; SHL     d_172, 8, moved_172
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_175, low_175, t28_175
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_173
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_174, u1_174
||      XOR     .L2X   B0, A11, B0          ; XOR     c16, d_172, c16
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_173, w_173
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_175], s1_174
        XOR     .L1    A14, A15, A14        ; XOR     c17, moved_172, c17
||      XOR     .L2X   B13, A8, B13         ; <0> XOR     w_173, s8_174, t1_174
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_174, s7_174, pair1_174
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_174, pair1_174, u2_174
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_174, pair1_174, t2_174
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_174, s5_174, pair2_174
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_174, pair2_174, t3_174
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_174, pair2_174, u3_174
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_174, s3_174, pair3_174
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_174, pair3_174, t4_174
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_174, pair3_174, u4_174
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_173, v
;@loop {"name": "rounds3b", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3b: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_174, pair3_174, u4_174
;    XOR u4_174, s1_174, u
;    SHRU u, 8, u8_175
;    LDW *+A5[u8_175], s6_174
;    XOR s6_174, s7_174, pair1_174
;    XOR u1_174, pair1_174, u2_174
;    XOR u2_174, pair2_174, u3_174
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 16 used, 24 live at once
;  registers of side B: 14 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds3b:
        XOR     .L1    A15, A9, A11         ; <1> XOR     t4_174, s1_174, t
||      XOR     .S1X   A9, B1, A9           ; <1> XOR     u4_174, s1_174, u
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_173
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    u, 8, u8_175
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_175
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_175
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[u], s8_174
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_175
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_175
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_174
||      LDW     .D1T1  *+A5[A8], A3         ; <0> LDW     *+A5[u8_175], s6_174
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[t4_175], s7_174
        SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_175
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_175], s2_174
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[t12_175], s5_174
        SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_175
||      LDW     .D1T1  *+A6[A8], A8         ; <0> LDW     *+A6[u16_174], s4_174
||      LDW     .D2T2  *+B6[B1], B13        ; <0> LDW     *+B6[t20_175], s3_174
  [A2]  B       .S1    des3_cbc_encrypt$rounds3b; <0> [count_173] B     rounds3b
||      ADD     .S2X   B1, A15, B1          ; <0> ADD     high_175, low_175, t28_175
||      LDW     .D1T1  *-A10[1], A8         ; <0> LDW     *-keys[1], d_173
        XOR     .L1X   A3, B13, A11         ; <0> XOR     v, s8_174, u1_174
||      XOR     .S1    A3, A8, A8           ; <0> XOR     v, e_173, w_173
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_175], s1_174
        XOR     .L2X   B13, A8, B13         ; <0> XOR     w_173, s8_174, t1_174
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_174, s7_174, pair1_174
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_173, 1, count_173
        XOR     .L1    A11, A3, A11         ; <0> XOR     u1_174, pair1_174, u2_174
||      XOR     .L2X   B13, A3, B1          ; <0> XOR     t1_174, pair1_174, t2_174
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_174, s5_174, pair2_174
        XOR     .L1X   A3, B1, A15          ; <0> XOR     t2_174, pair2_174, t3_174
||      XOR     .S1    A11, A3, A3          ; <0> XOR     u2_174, pair2_174, u3_174
||      XOR     .S2X   B13, A8, B1          ; <0> XOR     s4_174, s3_174, pair3_174
        XOR     .L1X   A15, B1, A15         ; <0> XOR     t3_174, pair3_174, t4_174
||      XOR     .L2X   B1, A3, B1           ; <0> XOR     u3_174, pair3_174, u4_174
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u, d_173, v
des3_cbc_encrypt$des3_cbc_encrypt$15:
        XOR     .L1    A15, A9, A11         ; <-1> XOR     t4_174, s1_174, t
||      XOR     .S1X   A9, B1, A9           ; <-1> XOR     u4_174, s1_174, u
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_176
        SHRU    .S1    A14, 2, A2           ; SHRU    c17, 2, high_180
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_176
        AND     .L1X   A2, B1, A2           ; AND     high_180, m2_176, x_180
||      AND     .L2    B0, B1, B1           ; AND     c16, m2_176, y_180
        SUB     .L1X   B1, A2, A2           ; SUB     y_180, x_180, e_180
        SUB     .L1X   B0, A2, A14          ; SUB     c16, e_180, c16
||      ADDAW   .D1    A14, A2, A2          ; ADDAW   c17, e_180, c17
        MPYHLU  .M1    A2, A1, A15          ; MPYHLU  c17, one, x_181
||      MPYSU   .M2X   1, A14, B0           ; MPYSU   1, c16, y_181
        NOP
        SUB     .L1X   B0, A15, A8          ; SUB     y_181, x_181, e_181
        SHL     .S2X   A8, 16, B0           ; SHL     e_181, 16, moved_181
        ADD     .L2X   B0, A2, B13          ; ADD     c17, moved_181, c17
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_176
        SHRU    .S1X   B13, 4, A2           ; SHRU    c17, 4, high_182
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_176
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_183
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_185
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_185
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_185
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_184
        SUB     .L1    A14, A8, A14         ; SUB     c16, e_181, c16
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_185
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_185
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_184
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_185], s6_184
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_185], s7_184
        XOR     .L1    A2, A14, A2          ; XOR     high_182, c16, both_182
||      SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_185
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_185], s2_184
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_185], s5_184
        AND     .L1X   A2, B1, A11          ; AND     both_182, m4_176, d_182
||      MVK     .S1    2, A2                ; MVK     4, count_183
||      SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_185
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_184], s4_184
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_185], s3_184
        XOR     .L1    A14, A11, A14        ; XOR     c16, d_182, c16
||      SHL     .S1    A11, 4, A8           ; SHL     d_182, 4, moved_182
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_185, low_185, t28_185
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_183
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_184, u1_184
||      XOR     .L2X   B13, A8, B13         ; XOR     c17, moved_182, c17
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_183, w_183
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_185], s1_184
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_183, s8_184, t1_184
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_184, s7_184, pair1_184
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_184, pair1_184, u2_184
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_184, pair1_184, t2_184
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_184, s5_184, pair2_184
||      STW     .D2T1  A14, *+B3[1]         ; STW     c16, *+target[1]
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_184, pair2_184, t3_184
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_184, pair2_184, u3_184
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_184, s3_184, pair3_184
||      STW     .D2T2  B13, *+B3[0]         ; STW     c17, *+target[0]
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_184, pair3_184, t4_184
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_184, pair3_184, u4_184
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_183, v
||      MV      .S2    B8, B3               ; MV      out, target
||      ADDAW   .D2    B8, 2, B8            ; ADDAW   out, 2, out
;@loop {"name": "rounds3c", "ii": 11, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": true, "note": ""}]}
;  loop rounds3c: II 11, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR u3_184, pair3_184, u4_184
;    XOR u4_184, s1_184, u
;    SHRU u, 8, u8_185
;    LDW *+A5[u8_185], s6_184
;    XOR s6_184, s7_184, pair1_184
;    XOR u1_184, pair1_184, u2_184
;    XOR u2_184, pair2_184, u3_184
;  units: L1 5/11, S1 9/11, M1 2/11, D1 7/11, L2 3/11, S2 6/11, M2 0/11, D2 4/11
;  cross paths: 1X 6/11, 2X 9/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 15 used, 22 live at once
;  registers of side B: 13 used, 6 live at once
;  II 11 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
des3_cbc_encrypt$rounds3c:
        XOR     .L1    A8, A9, A11          ; <1> XOR     t4_184, s1_184, t
||      XOR     .S1X   A9, B0, A9           ; <1> XOR     u4_184, s1_184, u
||      LDW     .D1T1  *A10++[2], A15       ; <0> LDW     *keys++[2], e_183
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_185
||      SHRU    .S2X   A11, 4, B0           ; <0> SHRU    t, 4, t4_185
||      MPY     .M1    -16, A11, A8         ; <0> MPY     -16, t, low_185
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[u], s8_184
        SHRU    .S1    A9, 24, A15          ; <0> SHRU    u, 24, u24_185
||      SHRU    .S2X   A11, 12, B0          ; <0> SHRU    t, 12, t12_185
||      MPYHLU  .M1    A9, A1, A15          ; <0> MPYHLU  u, one, u16_184
||      LDW     .D1T1  *+A5[A15], A3        ; <0> LDW     *+A5[u8_185], s6_184
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_185], s7_184
        SHRU    .S2X   A11, 20, B0          ; <0> SHRU    t, 20, t20_185
||      LDW     .D1T1  *+A7[A15], A8        ; <0> LDW     *+A7[u24_185], s2_184
||      LDW     .D2T2  *+B5[B0], B1         ; <0> LDW     *+B5[t12_185], s5_184
        SHRU    .S2X   A11, 28, B0          ; <0> SHRU    t, 28, high_185
||      LDW     .D1T1  *+A6[A15], A8        ; <0> LDW     *+A6[u16_184], s4_184
||      LDW     .D2T2  *+B6[B0], B1         ; <0> LDW     *+B6[t20_185], s3_184
  [A2]  B       .S1    des3_cbc_encrypt$rounds3c; <0> [count_183] B     rounds3c
||      ADD     .S2X   B0, A8, B1           ; <0> ADD     high_185, low_185, t28_185
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_183
        XOR     .L1X   A3, B0, A11          ; <0> XOR     v, s8_184, u1_184
||      XOR     .S1    A3, A15, A8          ; <0> XOR     v, e_183, w_183
||      LDW     .D2T1  *+B7[B1], A9         ; <0> LDW     *+B7[t28_185], s1_184
        XOR     .L2X   B0, A8, B0           ; <0> XOR     w_183, s8_184, t1_184
||      XOR     .S1X   A3, B1, A3           ; <0> XOR     s6_184, s7_184, pair1_184
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count_183, 1, count_183
        XOR     .L1    A11, A3, A15         ; <0> XOR     u1_184, pair1_184, u2_184
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     t1_184, pair1_184, t2_184
||      XOR     .S1X   A8, B1, A3           ; <0> XOR     s2_184, s5_184, pair2_184
        XOR     .L1X   A3, B0, A15          ; <0> XOR     t2_184, pair2_184, t3_184
||      XOR     .S1    A15, A3, A3          ; <0> XOR     u2_184, pair2_184, u3_184
||      XOR     .S2X   B1, A8, B0           ; <0> XOR     s4_184, s3_184, pair3_184
        XOR     .L1X   A15, B0, A8          ; <0> XOR     t3_184, pair3_184, t4_184
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u3_184, pair3_184, u4_184
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_183, v
des3_cbc_encrypt$des3_cbc_encrypt$17:
        XOR     .L1    A8, A9, A11          ; <-1> XOR     t4_184, s1_184, t
||      XOR     .S1X   A9, B0, A9           ; <-1> XOR     u4_184, s1_184, u
||      LDW     .D2T1  *+B11[0], A2         ; LDW     *+schedule[0], k0_186
        LDW     .D1T2  *+A10[1], B13        ; LDW     *+keys[1], d15_186
        SHRU    .S1    A9, 24, A2           ; SHRU    u, 24, u24_188
||      LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[u], s8_187
        SHRU    .S1    A9, 8, A2            ; SHRU    u, 8, u8_188
||      SHRU    .S2X   A11, 4, B0           ; SHRU    t, 4, t4_188
||      LDW     .D1T1  *+A7[A2], A14        ; LDW     *+A7[u24_188], s2_187
||      LDW     .D2T2  *+B11[1], B1         ; LDW     *+schedule[1], e0_186
        SHRU    .S2X   A11, 12, B0          ; SHRU    t, 12, t12_188
||      MPYHLU  .M1    A9, A1, A2           ; MPYHLU  u, one, u16_187
||      LDW     .D1T1  *+A5[A2], A11        ; LDW     *+A5[u8_188], s6_187
||      LDW     .D2T2  *+B4[B0], B0         ; LDW     *+B4[t4_188], s7_187
        XOR     .L1X   A2, B2, A8           ; XOR     k0_186, pr, add0_186
||      SHRU    .S2X   A11, 20, B0          ; SHRU    t, 20, t20_188
||      MPY     .M1    -16, A11, A2         ; MPY     -16, t, low_188
||      LDW     .D2T1  *+B5[B0], A11        ; LDW     *+B5[t12_188], s5_187
        XOR     .L1X   A8, B13, A8          ; XOR     add0_186, d15_186, add_186
||      SHRU    .S2X   A11, 28, B0          ; SHRU    t, 28, high_188
||      LDW     .D1T1  *+A6[A2], A14        ; LDW     *+A6[u16_187], s4_187
||      LDW     .D2T2  *+B6[B0], B2         ; LDW     *+B6[t20_188], s3_187
        XOR     .L1    A9, A8, A2           ; XOR     u, add_186, u
||      ADD     .L2X   B0, A2, B0           ; ADD     high_188, low_188, t28_188
||      MV      .S1X   B11, A8              ; copy
||      LDW     .D2T1  *+B11[2], A14        ; LDW     *+schedule[2], k1_186
        XOR     .L2X   B1, A2, B1           ; XOR     u, e0_186, t
||      SHRU    .S1    A2, 8, A10           ; SHRU    u, 8, u8_190
||      LDW     .D1T2  *+A8[3], B2          ; LDW     *+schedule[3], e1_186
||      LDW     .D2T1  *+B7[B0], A10        ; LDW     *+B7[t28_188], s1_187
        XOR     .L1X   A3, B2, A10          ; XOR     v, s8_187, v1_187
||      XOR     .L2X   B0, A11, B2          ; XOR     s6_187, s7_187, pair1_187
||      SHRU    .S1    A2, 24, A3           ; SHRU    u, 24, u24_190
||      SHRU    .S2    B1, 4, B0            ; SHRU    t, 4, t4_190
||      LDW     .D1T1  *+A5[A10], A10       ; LDW     *+A5[u8_190], s6_189
        XOR     .L1    A14, A11, A11        ; XOR     s2_187, s5_187, pair2_187
||      XOR     .S1X   A10, B2, A10         ; XOR     v1_187, pair1_187, v2_187
||      SHRU    .S2    B1, 12, B0           ; SHRU    t, 12, t12_190
||      MPYHLU  .M1    A2, A1, A3           ; MPYHLU  u, one, u16_189
||      LDW     .D1T2  *+A4[A2], B0         ; LDW     *+A4[u], s8_189
||      LDW     .D2T1  *+B4[B0], A3         ; LDW     *+B4[t4_190], s7_189
        XOR     .L1X   A14, B2, A11         ; XOR     s4_187, s3_187, pair3_187
||      XOR     .S1    A10, A11, A10        ; XOR     v2_187, pair2_187, v3_187
||      SHRU    .S2    B1, 20, B0           ; SHRU    t, 20, t20_190
||      MPY     .M2    -16, B1, B0          ; MPY     -16, t, low_190
||      LDW     .D1T2  *+A7[A3], B1         ; LDW     *+A7[u24_190], s2_189
||      LDW     .D2T1  *+B5[B0], A11        ; LDW     *+B5[t12_190], s5_189
        XOR     .L1X   A14, B12, A11        ; XOR     k1_186, pl, cv_186
||      XOR     .S1    A10, A11, A3         ; XOR     v3_187, pair3_187, v4_187
||      SHRU    .S2    B1, 28, B1           ; SHRU    t, 28, high_190
||      LDW     .D1T2  *+A6[A3], B1         ; LDW     *+A6[u16_189], s4_189
||      LDW     .D2T1  *+B6[B0], A11        ; LDW     *+B6[t20_190], s3_189
        XOR     .L1    A3, A10, A14         ; XOR     v4_187, s1_187, c17
||      XOR     .L2X   B2, A11, B1          ; XOR     cv_186, e1_186, cw_186
||      ADD     .S2    B1, B0, B0           ; ADD     high_190, low_190, t28_190
        XOR     .L1X   A14, B1, A15         ; XOR     c17, cw_186, w_186
||      XOR     .S1    A14, A11, A11        ; XOR     c17, cv_186, v
||      LDW     .D1T2  *+A8[4], B12         ; LDW     *+schedule[4], d0_186
||      LDW     .D2T1  *+B7[B0], A9         ; LDW     *+B7[t28_190], s1_189
        XOR     .L1    A10, A3, A10         ; XOR     s6_189, s7_189, pair1_189
||      XOR     .L2X   B0, A11, B0          ; XOR     v, s8_189, u1_189
||      XOR     .S1X   A15, B0, A3          ; XOR     w_186, s8_189, t1_189
        XOR     .L1X   A11, B1, A10         ; XOR     s2_189, s5_189, pair2_189
||      XOR     .L2X   B0, A10, B0          ; XOR     u1_189, pair1_189, u2_189
||      XOR     .S1    A3, A10, A3          ; XOR     t1_189, pair1_189, t2_189
        XOR     .L1X   A11, B1, A10         ; XOR     s4_189, s3_189, pair3_189
||      XOR     .L2X   B0, A10, B12         ; XOR     u2_189, pair2_189, u3_189
||      XOR     .S1    A3, A10, A3          ; XOR     t2_189, pair2_189, t3_189
        XOR     .L1X   A10, B12, A8         ; XOR     u3_189, pair3_189, u4_189
||      XOR     .L2X   B13, A9, B0          ; XOR     u, d15_186, c16
||      XOR     .S1    A3, A10, A3          ; XOR     t3_189, pair3_189, t4_189
||      ADDAW   .D1    A8, 5, A10           ; next:   ADDAW   schedule, 5, keys
        XOR     .L1    A8, A9, A9           ; XOR     u4_189, s1_189, u
||      XOR     .S1    A3, A9, A11          ; XOR     t4_189, s1_189, t
||      LDW     .D1T1  *A10++[2], A8        ; <0> LDW     *keys++[2], e_125
        SUB     .L2    B10, 1, B10          ; SUB     blocks, 1, blocks
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    u, 8, u8_127
||      SHRU    .S2X   A11, 4, B1           ; <0> SHRU    t, 4, t4_127
||      MPY     .M1    -16, A11, A15        ; <0> MPY     -16, t, low_127
||      LDW     .D1T2  *+A4[A9], B1         ; <0> LDW     *+A4[u], s8_126
        SHRU    .S1    A9, 24, A8           ; <0> SHRU    u, 24, u24_127
||      SHRU    .S2X   A11, 12, B1          ; <0> SHRU    t, 12, t12_127
||      MPYHLU  .M1    A9, A1, A8           ; <0> MPYHLU  u, one, u16_126
||      LDW     .D1T1  *+A5[A15], A8        ; <0> LDW     *+A5[u8_127], s6_126
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[t4_127], s7_126
        XOR     .L1X   A2, B12, A3          ; XOR     u, d0_186, v
||      SHRU    .S2X   A11, 20, B1          ; <0> SHRU    t, 20, t20_127
||      LDW     .D1T1  *+A7[A8], A11        ; <0> LDW     *+A7[u24_127], s2_126
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_127], s5_126
        MV      .L2    B10, B2              ; MV      blocks, again
||      MVK     .S1    5, A2                ; MVK     7, count_125
||      SHRU    .S2X   A11, 28, B1          ; <0> SHRU    t, 28, high_127
||      LDW     .D1T1  *+A6[A8], A11        ; <0> LDW     *+A6[u16_126], s4_126
||      LDW     .D2T2  *+B6[B1], B2         ; <0> LDW     *+B6[t20_127], s3_126
  [B2]  B       .S1    des3_cbc_encrypt$rounds1a; [again] B      next
||      ADD     .S2X   B1, A15, B2          ; <0> ADD     high_127, low_127, t28_127
||      LDW     .D1T1  *-A10[1], A11        ; <0> LDW     *-keys[1], d_125
        XOR     .L1X   A3, B1, A3           ; <0> XOR     v, s8_126, u1_126
||      XOR     .S1    A3, A8, A11          ; <0> XOR     v, e_125, w_125
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[t28_127], s1_126
        XOR     .L2X   B1, A11, B1          ; <0> XOR     w_125, s8_126, t1_126
||      XOR     .S1X   A8, B2, A8           ; <0> XOR     s6_126, s7_126, pair1_126
        XOR     .L1    A3, A8, A3           ; <0> XOR     u1_126, pair1_126, u2_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     t1_126, pair1_126, t2_126
||      XOR     .S1X   A11, B2, A8          ; <0> XOR     s2_126, s5_126, pair2_126
        XOR     .L1X   A8, B1, A3           ; <0> XOR     t2_126, pair2_126, t3_126
||      XOR     .S1    A3, A8, A8           ; <0> XOR     u2_126, pair2_126, u3_126
||      XOR     .S2X   B2, A11, B1          ; <0> XOR     s4_126, s3_126, pair3_126
        XOR     .L1X   A3, B1, A9           ; <0> XOR     t3_126, pair3_126, t4_126
||      XOR     .L2X   B1, A8, B1           ; <0> XOR     u3_126, pair3_126, u4_126
||      XOR     .S1    A9, A11, A3          ; <0> XOR     u, d_125, v
des3_cbc_encrypt$des3_cbc_encrypt$18:
        SHRU    .S1    A14, 1, A14          ; SHRU    c17, 1, rest_195
||      SHL     .S2X   A14, 31, B1          ; SHL     c17, 31, top_195
        ADD     .L1X   A14, B1, A14         ; ADD     top_195, rest_195, c17
||      MVKL    .S2    2863311530, B1       ; MVKL    0xaaaaaaaa, m1_191
        XOR     .L1X   A14, B0, A0          ; XOR     c17, c16, both_196
||      MVKH    .S2    2863311530, B1       ; MVKH    0xaaaaaaaa, m1_191
        AND     .L1X   A0, B1, A0           ; AND     both_196, m1_191, d_196
        XOR     .L1    A14, A0, A0          ; XOR     c17, d_196, c17
||      XOR     .S1X   A0, B0, A14          ; XOR     c16, d_196, c16
        SHL     .S1    A14, 31, A14         ; SHL     c16, 31, top_197
||      SHRU    .S2X   A14, 1, B0           ; SHRU    c16, 1, rest_197
        ADD     .L1X   A14, B0, A14         ; ADD     top_197, rest_197, c16
||      SHRU    .S1    A0, 8, A2            ; SHRU    c17, 8, high_198
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_191
        XOR     .L1    A2, A14, A2          ; XOR     high_198, c16, both_198
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_191
        AND     .L2X   B0, A2, B0           ; AND     both_198, m8_191, d_198
        SHL     .S1X   B0, 8, A2            ; SHL     d_198, 8, moved_198
        XOR     .L1    A0, A2, A0           ; XOR     c17, moved_198, c17
||      MVKL    .S2    858993459, B1        ; MVKL    0x33333333, m2_199
        XOR     .L2X   B0, A14, B0          ; XOR     c16, d_198, c16
||      SHRU    .S1    A0, 2, A14           ; SHRU    c17, 2, high_203
||      MVKH    .S2    858993459, B1        ; MVKH    0x33333333, m2_199
        AND     .L1X   A14, B1, A14         ; AND     high_203, m2_199, x_203
||      AND     .L2    B0, B1, B1           ; AND     c16, m2_199, y_203
        SUB     .L1X   B1, A14, A14         ; SUB     y_203, x_203, e_203
        SUB     .L2X   B0, A14, B0          ; SUB     c16, e_203, c16
||      ADDAW   .D1    A0, A14, A0          ; ADDAW   c17, e_203, c17
        MPYHLU  .M1    A0, A1, A1           ; MPYHLU  c17, one, x_204
||      MPYSU   .M2    1, B0, B1            ; MPYSU   1, c16, y_204
        NOP
        SUB     .L1X   B1, A1, A1           ; SUB     y_204, x_204, e_204
        SHL     .S1    A1, 16, A14          ; SHL     e_204, 16, moved_204
        ADD     .L1    A0, A14, A0          ; ADD     c17, moved_204, c17
        SUB     .L2X   B0, A1, B0           ; SUB     c16, e_204, c16
||      SHRU    .S1    A0, 4, A1            ; SHRU    c17, 4, high_205
||      MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_199
        XOR     .L1X   A1, B0, A1           ; XOR     high_205, c16, both_205
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_199
        AND     .L1X   A1, B1, A1           ; AND     both_205, m4_199, d_205
        XOR     .L2X   B0, A1, B0           ; XOR     c16, d_205, c16
||      SHL     .S1    A1, 4, A1            ; SHL     d_205, 4, moved_205
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_205, c17
||      STW     .D2T2  B0, *+B3[1]          ; STW     c16, *+target[1]
        STW     .D1T2  B0, *+A12[1]         ; STW     c16, *+iv[1]
||      STW     .D2T1  A0, *+B3[0]          ; STW     c17, *+target[0]
        MV      .L2    B9, B8               ; move return$
||      STW     .D1T1  A0, *+A12[0]         ; STW     c17, *+iv[0]
des3_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_206
||      LDW     .D2T1  *+B15[9], A14        ; restore A14
        LDW     .D2T2  *+B15[8], B13        ; restore B13
        MVC     .S2    B0, AMR              ; MVC     linear_206, AMR
||      LDW     .D2T1  *+B15[7], A13        ; restore A13
        LDW     .D2T2  *+B15[6], B12        ; restore B12
        LDW     .D2T1  *+B15[5], A12        ; restore A12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B8                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D2T1  *+B15[10], A15       ; restore A15
        NOP     3
        ADDK    .S2    40, B15              ; frame
