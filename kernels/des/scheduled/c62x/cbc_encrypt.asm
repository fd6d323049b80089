; broadside optimize: source 1ee747baf608b46be8ad2ac567a3c5f87fd6ca12aebbd950c89ec2e0cd173227
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
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
; block to block. The loop's body is a block with all rounds unrolled (unrolled.inc), from after round 0 to after
; round 0 of the next block. Beside them it does IP of the block after and FP of the block before, so that the body
; needs no pipelining but what is written here: it runs from one block on.
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
; The rounds of one block, all unrolled, for loops whose body is a whole block. Includes round.inc.
;
; A pass does rounds 1 to 14 by themselves (counted from 0, as in round.inc), each in 11 cycles. Round 15 runs beside
; round 0 of what follows: x[16] is known a round before x[17], and with it all that round 0 looks up. Sixteen words
; come over two ports, so the two take 15 cycles, not 11: the last words arrive eight cycles after the first.
;
; keys points to D0, the fifth word of a schedule, from which constant offsets reach all words of it: no pointer
; moves. w = v ^ E and d = D are of the round to come.


; Rounds 1 to 14.

; Round 0 behind round 15: y = v and z = v ^ E1 come late, just before the last words of the tables.

; Round 15 of a block and round 0 of the next, whose input is (x17 ^ pl, x16 ^ pr) and whose keys are those of next.


; From the state (left, right) to u, t, v after round 0, and w and d of round 1.

; Round 15, to the preoutput.
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

; Loads the block at in, and leaves its IP in left and right.

; FP of the preoutput, in place and stored at out.

; IP of the initialisation vector.

        .global des_cbc_encrypt
des_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T2  *+A8[1], B1          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_1
        SHRU    .S2X   A0, 4, B2            ; SHRU    c17, 4, high_5
        XOR     .L2    B2, B1, B2           ; XOR     high_5, c16, both_5
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_1
        AND     .L2    B2, B0, B0           ; AND     both_5, m4_1, d_5
        XOR     .L2    B1, B0, B0           ; XOR     c16, d_5, c16
||      SHL     .S1X   B0, 4, A1            ; SHL     d_5, 4, moved_5
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_5, c17
||      MVK     .S1    1, A9                ; MVK     1, one
||      MPYSU   .M1X   1, B0, A1            ; MPYSU   1, c16, y_6
        MPYHLU  .M1    A0, A9, A2           ; MPYHLU  c17, one, x_6
        NOP
        SUB     .L1    A1, A2, A2           ; SUB     y_6, x_6, e_6
||      MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_1
        SHL     .S1    A2, 16, A3           ; SHL     e_6, 16, moved_6
        ADD     .L1    A0, A3, A0           ; ADD     c17, moved_6, c17
||      MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_1
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SUB     .L2X   B0, A2, B0           ; SUB     c16, e_6, c16
||      SHRU    .S1    A0, 2, A2            ; SHRU    c17, 2, high_7
||      ADDK    .S2    -48, B15             ; frame
        AND     .L1    A2, A1, A1           ; AND     high_7, m2_1, x_7
||      AND     .S1X   A1, B0, A2           ; AND     c16, m2_1, y_7
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
        SUB     .L1    A2, A1, A1           ; SUB     y_7, x_7, e_7
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_1
||      STW     .D2T1  A8, *+B15[2]         ; save iv
        SUB     .L2X   B0, A1, B0           ; SUB     c16, e_7, c16
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_1
||      ADDAW   .D1    A0, A1, A1           ; ADDAW   c17, e_7, c17
||      STW     .D2T1  A15, *+B15[12]       ; save A15
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      SHRU    .S2X   A1, 8, B12           ; SHRU    c17, 8, high_8
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        XOR     .L2    B12, B0, B11         ; XOR     high_8, c16, both_8
||      MVKL    .S1    2863311530, A15      ; MVKL    0xaaaaaaaa, m1_1
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        AND     .L2    B11, B1, B11         ; AND     both_8, m8_1, d_8
||      MVKH    .S1    2863311530, A15      ; MVKH    0xaaaaaaaa, m1_1
||      MVKL    .S2    480597, B1           ; MVKL    0x00075555, circular_2
||      STW     .D2T2  B13, *+B15[10]       ; save B13
        MV      .L1    A6, A2               ; MV      blocks, some
||      XOR     .L2    B0, B11, B0          ; XOR     c16, d_8, c16
||      SHL     .S1X   B11, 8, A11          ; SHL     d_8, 8, moved_8
||      MVKH    .S2    480597, B1           ; MVKH    0x00075555, circular_2
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        MV      .L1X   B4, A8               ; move in
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      SHRU    .S2    B0, 31, B11          ; SHRU    c16, 31, top_9
||      MV      .D1    A6, A0               ; move blocks
||      STW     .D2T1  A13, *+B15[9]        ; save A13
        XOR     .L1    A1, A11, A1          ; XOR     c17, moved_8, c17
||[!A2] B       .S1    des_cbc_encrypt$done ; [!some] B      done
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      ADDAH   .D2    B11, B0, B0          ; ADDAH   top_9, c16, c16
        XOR     .L1X   A1, B0, A12          ; XOR     c17, c16, both_10
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        AND     .L1    A12, A15, A12        ; AND     both_10, m1_1, d_10
||      MV      .L2X   A4, B8               ; move out
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        XOR     .L1    A1, A12, A1          ; XOR     c17, d_10, c17
||      MV      .L2    B6, B9               ; move schedule
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        SHRU    .S1    A1, 31, A10          ; SHRU    c17, 31, top_11
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T1  A10, *+B15[3]        ; save A10
        XOR     .L2X   B0, A12, B3          ; XOR     c16, d_10, c16
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAH   .D1    A10, A1, A3          ; ADDAH   top_11, c17, c17
||      STW     .D2T1  A14, *+B15[11]       ; save A14
des_cbc_encrypt$des_cbc_encrypt$1:
        MV      .L1    A8, A2               ; MV      in, source
||      LDW     .D2T2  *+B15[2], B1         ; restore iv
        LDW     .D1T1  *+A2[0], A12         ; LDW     *+source[0], left
        LDW     .D1T1  *+A2[1], A10         ; LDW     *+source[1], right
        NOP
        MV      .L2    B8, B2               ; MV      out, following
        MVKL    .S1    252645135, A8        ; MVKL    0x0f0f0f0f, m4_12
        SHRU    .S1    A12, 4, A1           ; SHRU    left, 4, high_15
        XOR     .L1    A1, A10, A15         ; XOR     high_15, right, both_15
||      MVKH    .S1    252645135, A8        ; MVKH    0x0f0f0f0f, m4_12
        AND     .L1    A15, A8, A1          ; AND     both_15, m4_12, d_15
||      MVKL    .S1    858993459, A13       ; MVKL    0x33333333, m2_12
        XOR     .L1    A10, A1, A11         ; XOR     right, d_15, right
||      SHL     .S1    A1, 4, A1            ; SHL     d_15, 4, moved_15
        XOR     .L1    A12, A1, A10         ; XOR     left, moved_15, left
||      MPYSU   .M1    1, A11, A14          ; MPYSU   1, right, y_16
        MV      .L1    A0, A1               ; MV      blocks, guard
||      MPYHLU  .M1    A10, A9, A8          ; MPYHLU  left, one, x_16
        NOP
        SUB     .L1    A14, A8, A14         ; SUB     y_16, x_16, e_16
        SUB     .L1    A11, A14, A12        ; SUB     right, e_16, right
||      SHL     .S1    A14, 16, A8          ; SHL     e_16, 16, moved_16
        ADD     .L1    A10, A8, A11         ; ADD     left, moved_16, left
||      MVKH    .S1    858993459, A13       ; MVKH    0x33333333, m2_12
        SHRU    .S1    A11, 2, A8           ; SHRU    left, 2, high_17
        AND     .L1    A8, A13, A10         ; AND     high_17, m2_12, x_17
||      AND     .S1    A12, A13, A8         ; AND     right, m2_12, y_17
        SUB     .L1    A8, A10, A8          ; SUB     y_17, x_17, e_17
        ADDAW   .D1    A11, A8, A10         ; ADDAW   left, e_17, left
        SUB     .L1    A12, A8, A11         ; SUB     right, e_17, right
||      SHRU    .S1    A10, 8, A8           ; SHRU    left, 8, high_18
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_12
        XOR     .L1    A8, A11, A8          ; XOR     high_18, right, both_18
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_12
        AND     .L2X   B0, A8, B0           ; AND     both_18, m8_12, d_18
||      MVKL    .S2    2863311530, B11      ; MVKL    0xaaaaaaaa, m1_12
        XOR     .L2X   B0, A11, B1          ; XOR     right, d_18, right
||      SHL     .S2    B0, 8, B0            ; SHL     d_18, 8, moved_18
||      MV      .D2    B1, B10              ; MV      iv, target              ; of "block -1", which goes back where it came from
        SHRU    .S2    B1, 31, B13          ; SHRU    right, 31, top_19
        XOR     .L2X   B0, A10, B8          ; XOR     left, moved_18, left
||      ADDAH   .D2    B13, B1, B1          ; ADDAH   top_19, right, right
        XOR     .L2    B8, B1, B0           ; XOR     left, right, both_20
||[!A1] B       .S1    des_cbc_encrypt$done ; [!guard] B     done                    ; never taken: what follows is a block of its own
||      MVKH    .S2    2863311530, B11      ; MVKH    0xaaaaaaaa, m1_12
        AND     .L2    B0, B11, B0          ; AND     both_20, m1_12, d_20
        XOR     .L2    B8, B0, B8           ; XOR     left, d_20, left
||      XOR     .S2    B1, B0, B1           ; XOR     right, d_20, right
        SHRU    .S2    B8, 31, B0           ; SHRU    left, 31, top_21
        ADDAH   .D2    B0, B8, B0           ; ADDAH   top_21, left, left
        XOR     .L1X   A3, B0, A1           ; XOR     left, c17, left
||      XOR     .L2    B1, B3, B1           ; XOR     right, c16, right
||      ADDAW   .D2    B9, 4, B0            ; ADDAW   schedule, 4, keys
des_cbc_encrypt$des_cbc_encrypt$2:
        MV      .L1X   B0, A8               ; copy
||      LDW     .D2T1  *-B0[4], A10         ; LDW     *-keys[4], k0_22
        LDW     .D1T2  *-A8[3], B10         ; LDW     *-keys[3], e0_22
        NOP     3
        XOR     .L1X   A10, B1, A10         ; XOR     right, k0_22, u
||      MV      .L2    B10, B1              ; move target
||      LDW     .D1T2  *+A8[0], B8          ; LDW     *+keys[0], d0_22
        XOR     .L2X   B10, A10, B10        ; XOR     u, e0_22, t
||      SHRU    .S1    A10, 8, A8           ; SHRU    u, 8, u8_24
||      LDW     .D1T1  *-A8[2], A8          ; LDW     *-keys[2], k1_22
        SHRU    .S2    B10, 4, B8           ; SHRU    t, 4, t4_24
||      LDW     .D1T1  *+A5[A8], A11        ; LDW     *+A5[u8_24], s6_23
||      LDW     .D2T2  *-B0[1], B9          ; LDW     *-keys[1], e1_22
        SHRU    .S1    A10, 24, A8          ; SHRU    u, 24, u24_24
||      SHRU    .S2    B10, 12, B8          ; SHRU    t, 12, t12_24
||      MPYHLU  .M1    A10, A9, A8          ; MPYHLU  u, one, u16_23
||      LDW     .D1T2  *+A4[A10], B9        ; LDW     *+A4[u], s8_23
||      LDW     .D2T1  *+B4[B8], A12        ; LDW     *+B4[t4_24], s7_23
        SHRU    .S2    B10, 20, B9          ; SHRU    t, 20, t20_24
||      MPY     .M2    -16, B10, B9         ; MPY     -16, t, low_24
||      LDW     .D1T2  *+A7[A8], B9         ; LDW     *+A7[u24_24], s2_23
||      LDW     .D2T1  *+B5[B8], A0         ; LDW     *+B5[t12_24], s5_23
        SHRU    .S1X   B10, 28, A11         ; SHRU    t, 28, high_24
||      LDW     .D1T2  *+A6[A8], B9         ; LDW     *+A6[u16_23], s4_23
||      LDW     .D2T1  *+B6[B9], A0         ; LDW     *+B6[t20_24], s3_23
        XOR     .L1    A1, A8, A8           ; XOR     left, k1_22, v
||      ADD     .L2X   B9, A11, B10         ; ADD     high_24, low_24, t28_24
||      LDW     .D2T2  *+B0[1], B9          ; LDW     *+keys[1], e_25
        XOR     .L1X   A8, B9, A0           ; XOR     v, e1_22, first_22
||      MV      .S1    A0, A1               ; move blocks
||      LDW     .D2T2  *+B7[B10], B10       ; LDW     *+B7[t28_24], s1_23
        XOR     .L1    A11, A12, A8         ; XOR     s6_23, s7_23, pair1_23
||      XOR     .L2X   B9, A8, B10          ; XOR     v, s8_23, u1_23
||      XOR     .S1X   A0, B9, A11          ; XOR     first_22, s8_23, t1_23
||      LDW     .D2T2  *+B0[2], B9          ; LDW     *+keys[2], d
        XOR     .L1X   A0, B9, A8           ; XOR     s2_23, s5_23, pair2_23
||      XOR     .L2X   B10, A8, B10         ; XOR     u1_23, pair1_23, u2_23
||      XOR     .S1    A11, A8, A11         ; XOR     t1_23, pair1_23, t2_23
        XOR     .L1X   A0, B9, A0           ; XOR     s4_23, s3_23, pair3_23
||      XOR     .L2X   B10, A8, B10         ; XOR     u2_23, pair2_23, u3_23
||      XOR     .S1    A11, A8, A8          ; XOR     t2_23, pair2_23, t3_23
        XOR     .L1X   A0, B10, A0          ; XOR     u3_23, pair3_23, u4_23
||      XOR     .L2X   B8, A10, B8          ; XOR     u, d0_22, v
||      XOR     .S1    A8, A0, A8           ; XOR     t3_23, pair3_23, t4_23
        XOR     .L1X   A0, B10, A8          ; XOR     u4_23, s1_23, u
||      XOR     .L2X   B10, A8, B11         ; XOR     t4_23, s1_23, t
||      MV      .S1    A9, A0               ; move one
||      XOR     .S2    B8, B9, B10          ; XOR     v, e_25, w
;@loop {"name": "next", "ii": 169, "res_mii": 100, "rec_mii": 168, "optimal": true, "stages": 1, "critical_cycle": ["SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 168, "result": "proved infeasible", "seconds": 9.3, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 168, "result": "not found beside the template of the rounds", "seconds": 0.6, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 169, "result": "found", "seconds": 3.9, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 169, 1 stages
;  bounds: resources 100, recurrence 168
;  critical cycle:
;    SHRU u, 8, u8_34
;    LDW *+A5[u8_34], s6_33
;    XOR s6_33, s7_33, pair1_33
;    XOR u1_33, pair1_33, u2_33
;    XOR u2_33, pair2_33, u3_33
;    XOR u3_33, pair3_33, u4_33
;    XOR u4_33, s1_33, u
;    SHRU u, 8, u8_37
;    LDW *+A5[u8_37], s6_36
;    XOR s6_36, s7_36, pair1_36
;    XOR u1_36, pair1_36, u2_36
;    XOR u2_36, pair2_36, u3_36
;    XOR u3_36, pair3_36, u4_36
;    XOR u4_36, s1_36, u
;    SHRU u, 8, u8_40
;    LDW *+A5[u8_40], s6_39
;    XOR s6_39, s7_39, pair1_39
;    XOR u1_39, pair1_39, u2_39
;    XOR u2_39, pair2_39, u3_39
;    XOR u3_39, pair3_39, u4_39
;    XOR u4_39, s1_39, u
;    SHRU u, 8, u8_43
;    LDW *+A5[u8_43], s6_42
;    XOR s6_42, s7_42, pair1_42
;    XOR u1_42, pair1_42, u2_42
;    XOR u2_42, pair2_42, u3_42
;    XOR u3_42, pair3_42, u4_42
;    XOR u4_42, s1_42, u
;    SHRU u, 8, u8_46
;    LDW *+A5[u8_46], s6_45
;    XOR s6_45, s7_45, pair1_45
;    XOR u1_45, pair1_45, u2_45
;    XOR u2_45, pair2_45, u3_45
;    XOR u3_45, pair3_45, u4_45
;    XOR u4_45, s1_45, u
;    SHRU u, 8, u8_49
;    LDW *+A5[u8_49], s6_48
;    XOR s6_48, s7_48, pair1_48
;    XOR u1_48, pair1_48, u2_48
;    XOR u2_48, pair2_48, u3_48
;    XOR u3_48, pair3_48, u4_48
;    XOR u4_48, s1_48, u
;    SHRU u, 8, u8_52
;    LDW *+A5[u8_52], s6_51
;    XOR s6_51, s7_51, pair1_51
;    XOR u1_51, pair1_51, u2_51
;    XOR u2_51, pair2_51, u3_51
;    XOR u3_51, pair3_51, u4_51
;    XOR u4_51, s1_51, u
;    SHRU u, 8, u8_55
;    LDW *+A5[u8_55], s6_54
;    XOR s6_54, s7_54, pair1_54
;    XOR u1_54, pair1_54, u2_54
;    XOR u2_54, pair2_54, u3_54
;    XOR u3_54, pair3_54, u4_54
;    XOR u4_54, s1_54, u
;    SHRU u, 8, u8_58
;    LDW *+A5[u8_58], s6_57
;    XOR s6_57, s7_57, pair1_57
;    XOR u1_57, pair1_57, u2_57
;    XOR u2_57, pair2_57, u3_57
;    XOR u3_57, pair3_57, u4_57
;    XOR u4_57, s1_57, u
;    SHRU u, 8, u8_61
;    LDW *+A5[u8_61], s6_60
;    XOR s6_60, s7_60, pair1_60
;    XOR u1_60, pair1_60, u2_60
;    XOR u2_60, pair2_60, u3_60
;    XOR u3_60, pair3_60, u4_60
;    XOR u4_60, s1_60, u
;    SHRU u, 8, u8_64
;    LDW *+A5[u8_64], s6_63
;    XOR s6_63, s7_63, pair1_63
;    XOR u1_63, pair1_63, u2_63
;    XOR u2_63, pair2_63, u3_63
;    XOR u3_63, pair3_63, u4_63
;    XOR u4_63, s1_63, u
;    SHRU u, 8, u8_67
;    LDW *+A5[u8_67], s6_66
;    XOR s6_66, s7_66, pair1_66
;    XOR u1_66, pair1_66, u2_66
;    XOR u2_66, pair2_66, u3_66
;    XOR u3_66, pair3_66, u4_66
;    XOR u4_66, s1_66, u
;    SHRU u, 8, u8_90
;    LDW *+A5[u8_90], s6_89
;    XOR s6_89, s7_89, pair1_89
;    XOR v1_89, pair1_89, v2_89
;    XOR v2_89, pair2_89, v3_89
;    XOR v3_89, pair3_89, v4_89
;    XOR v4_89, s1_89, c17
;    XOR c17, cv_88, y_88
;    XOR y_88, f4_91, y1_91
;    XOR y1_91, f6_91, u
;    SHRU u, 8, u8_28
;    LDW *+A5[u8_28], s6_27
;    XOR s6_27, s7_27, pair1_27
;    XOR u1_27, pair1_27, u2_27
;    XOR u2_27, pair2_27, u3_27
;    XOR u3_27, pair3_27, u4_27
;    XOR u4_27, s1_27, u
;    SHRU u, 8, u8_31
;    LDW *+A5[u8_31], s6_30
;    XOR s6_30, s7_30, pair1_30
;    XOR u1_30, pair1_30, u2_30
;    XOR u2_30, pair2_30, u3_30
;    XOR u3_30, pair3_30, u4_30
;    XOR u4_30, s1_30, u
;  units: L1 114/169, S1 106/169, M1 18/169, D1 69/169, L2 118/169, S2 88/169, M2 18/169, D2 104/169
;  cross paths: 1X 128/169, 2X 108/169
;  T paths: T1 68/169, T2 98/169
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 15 used, 15 live at once
;  II 168: proved infeasible (92 operations near the recurrence), 9.3 s
;  II 168 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 0.6 s
;  II 169 without possible bank conflicts: found, 3.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des_cbc_encrypt$next:
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_28
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_28
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_27
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_28
||      SHRU    .S2    B11, 12, B12         ; <0> SHRU    t, 12, t12_28
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_27
||      MPY     .M2    -16, B11, B12        ; <0> MPY     -16, t, low_28
||      LDW     .D1T2  *+A5[A9], B10        ; <0> LDW     *+A5[u8_28], s6_27
||      LDW     .D2T1  *+B4[B12], A11       ; <0> LDW     *+B4[t4_28], s7_27
        SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_28
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_28
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_28], s2_27
||      LDW     .D2T2  *+B5[B12], B8        ; <0> LDW     *+B5[t12_28], s5_27
        ADD     .L2X   B12, A10, B11        ; <0> ADD     high_28, low_28, t28_28
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_27], s4_27
||      LDW     .D2T1  *+B6[B11], A9        ; <0> LDW     *+B6[t20_28], s3_27
        NOP
        XOR     .L1X   A9, B10, A10         ; <0> XOR     w, s8_27, t1_27
||      LDW     .D2T2  *+B7[B11], B9        ; <0> LDW     *+B7[t28_28], s1_27
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s6_27, s7_27, pair1_27
||      XOR     .L2X   B8, A9, B10          ; <0> XOR     v, s8_27, u1_27
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_27, s5_27, pair2_27
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u1_27, pair1_27, u2_27
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_27, pair1_27, t2_27
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_27, s3_27, pair3_27
||      XOR     .L2X   B10, A10, B8         ; <0> XOR     u2_27, pair2_27, u3_27
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_27, pair2_27, t3_27
        XOR     .L1X   A9, B8, A8           ; <0> XOR     u3_27, pair3_27, u4_27
||      XOR     .L2X   B9, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_27, pair3_27, t4_27
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_27, s1_27, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_27, s1_27, t
||      LDW     .D2T2  *+B0[3], B10         ; <0> LDW     *+keys[3], e_29
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_31
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_31
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_30
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_31
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_31
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_30
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_31
||      LDW     .D1T2  *+A5[A9], B10        ; <0> LDW     *+A5[u8_31], s6_30
||      LDW     .D2T1  *+B4[B10], A11       ; <0> LDW     *+B4[t4_31], s7_30
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_31
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_31
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_31], s2_30
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_31], s5_30
        ADD     .L2X   B10, A10, B9         ; <0> ADD     high_31, low_31, t28_31
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_30], s4_30
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_31], s3_30
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_29, w
||      LDW     .D2T2  *+B0[4], B8          ; <0> LDW     *+keys[4], d
        XOR     .L1X   A9, B10, A10         ; <0> XOR     w, s8_30, t1_30
||      SHRU    .S1    A3, 1, A3            ; <0> SHRU    c17, 1, rest_81
||      SHL     .S2X   A3, 31, B9           ; <0> SHL     c17, 31, top_81
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_31], s1_30
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s6_30, s7_30, pair1_30
||      XOR     .L2X   B8, A9, B10          ; <0> XOR     v, s8_30, u1_30
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_30, s5_30, pair2_30
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u1_30, pair1_30, u2_30
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_30, pair1_30, t2_30
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_30, s3_30, pair3_30
||      XOR     .L2X   B10, A10, B10        ; <0> XOR     u2_30, pair2_30, u3_30
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_30, pair2_30, t3_30
        XOR     .L1X   A9, B10, A8          ; <0> XOR     u3_30, pair3_30, u4_30
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_30, pair3_30, t4_30
||      MVKL    .S2    2863311530, B10      ; <0> MVKL    0xaaaaaaaa, m1_78
        XOR     .L1X   A8, B11, A8          ; <0> XOR     u4_30, s1_30, u
||      XOR     .L2X   B11, A9, B11         ; <0> XOR     t4_30, s1_30, t
||      MVKH    .S2    2863311530, B10      ; <0> MVKH    0xaaaaaaaa, m1_78
||      LDW     .D2T2  *+B0[5], B10         ; <0> LDW     *+keys[5], e_32
        ADD     .L1X   A3, B9, A3           ; <0> ADD     top_81, rest_81, c17
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_34
||      SHRU    .S2    B11, 4, B9           ; <0> SHRU    t, 4, t4_34
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_33
        XOR     .L2X   B3, A3, B12          ; <0> XOR     c17, c16, both_82
||      SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_34
||      SHRU    .S2    B11, 12, B9          ; <0> SHRU    t, 12, t12_34
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_33
||      MPY     .M2    -16, B11, B10        ; <0> MPY     -16, t, low_34
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T1  *+B4[B9], A12        ; <0> LDW     *+B4[t4_34], s7_33
        AND     .L2    B12, B10, B11        ; <0> AND     both_82, m1_78, d_82
||      SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_34
||      SHRU    .S2    B11, 20, B9          ; <0> SHRU    t, 20, t20_34
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B5[B9], B8         ; <0> LDW     *+B5[t12_34], s5_33
        XOR     .L1X   A3, B11, A3          ; <0> XOR     c17, d_82, c17
||      ADD     .L2X   B10, A10, B9         ; <0> ADD     high_34, low_34, t28_34
||      XOR     .S2    B3, B11, B3          ; <0> XOR     c16, d_82, c16
||      LDW     .D1T2  *+A6[A9], B9         ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T1  *+B6[B9], A10        ; <0> LDW     *+B6[t20_34], s3_33
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_32, w
||      SHRU    .S1X   B3, 1, A9            ; <0> SHRU    c16, 1, rest_83
||      LDW     .D2T2  *+B0[6], B9          ; <0> LDW     *+keys[6], d
        XOR     .L1X   A10, B10, A11        ; <0> XOR     w, s8_33, t1_33
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_33, s7_33, pair1_33
||      XOR     .L2X   B8, A10, B9          ; <0> XOR     v, s8_33, u1_33
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s2_33, s5_33, pair2_33
||      XOR     .L2X   B9, A12, B10         ; <0> XOR     u1_33, pair1_33, u2_33
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_33, pair1_33, t2_33
||      MVKL    .S2    16711935, B8         ; <0> MVKL    0x00ff00ff, m8_78
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s4_33, s3_33, pair3_33
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u2_33, pair2_33, u3_33
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_33, pair2_33, t3_33
        XOR     .L1X   A10, B10, A8         ; <0> XOR     u3_33, pair3_33, u4_33
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_33, pair3_33, t4_33
        XOR     .L1X   A8, B10, A8          ; <0> XOR     u4_33, s1_33, u
||      XOR     .L2X   B10, A10, B3         ; <0> XOR     t4_33, s1_33, t
||      SHRU    .S1    A3, 8, A10           ; <0> SHRU    c17, 8, high_84
||      SHL     .S2    B3, 31, B10          ; <0> SHL     c16, 31, top_83
||      LDW     .D2T2  *+B0[7], B11         ; <0> LDW     *+keys[7], e_35
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2    B3, 4, B11           ; <0> SHRU    t, 4, t4_37
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_36
        ADD     .L2X   B10, A9, B10         ; <0> ADD     top_83, rest_83, c16
||      SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2    B3, 12, B11          ; <0> SHRU    t, 12, t12_37
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_36
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t, low_37
||      LDW     .D1T2  *+A5[A11], B3        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S1X   B3, 28, A11          ; <0> SHRU    t, 28, high_37
||      SHRU    .S2    B3, 20, B3           ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1X   A10, B10, A9         ; <0> XOR     high_84, c16, both_84
||      ADD     .L2X   B11, A11, B3         ; <0> ADD     high_37, low_37, t28_37
||      MVKH    .S2    16711935, B8         ; <0> MVKH    0x00ff00ff, m8_78
||      LDW     .D1T2  *+A6[A9], B3         ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B6[B3], A10        ; <0> LDW     *+B6[t20_37], s3_36
        AND     .L1X   A9, B8, A9           ; <0> AND     both_84, m8_78, d_84
||      XOR     .L2    B9, B11, B8          ; <0> XOR     v, e_35, w
||      LDW     .D2T2  *+B0[8], B9          ; <0> LDW     *+keys[8], d
        XOR     .L1X   A10, B8, A11         ; <0> XOR     w, s8_36, t1_36
||      SHL     .S1    A9, 8, A13           ; <0> SHL     d_84, 8, moved_84
||      LDW     .D2T2  *+B7[B3], B9         ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A12, B3, A12         ; <0> XOR     s6_36, s7_36, pair1_36
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     v, s8_36, u1_36
||      XOR     .S1    A3, A13, A3          ; <0> XOR     c17, moved_84, c17
        XOR     .L1X   A10, B3, A11         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_36, pair1_36, u2_36
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_36, pair1_36, t2_36
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .L2X   B9, A11, B8          ; <0> XOR     u2_36, pair2_36, u3_36
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_36, pair2_36, t3_36
||      MVKL    .S2    858993459, B3        ; <0> MVKL    0x33333333, m2_78
        XOR     .L1X   A10, B8, A8          ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .L2X   B9, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_36, pair3_36, t4_36
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_36, s1_36, u
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     t4_36, s1_36, t
||      SHRU    .S1    A3, 2, A10           ; <0> SHRU    c17, 2, high_85
||      MVKH    .S2    858993459, B3        ; <0> MVKH    0x33333333, m2_78
||      LDW     .D2T2  *+B0[9], B10         ; <0> LDW     *+keys[9], e_38
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_40
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_39
        SHRU    .S1    A8, 24, A11          ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_39
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_40
||      LDW     .D1T2  *+A5[A11], B9        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_40], s7_39
        XOR     .L2X   B10, A9, B9          ; <0> XOR     c16, d_84, c16
||      SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_40
||      SHRU    .S2    B9, 20, B10          ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A11], A10       ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B11], B8        ; <0> LDW     *+B5[t12_40], s5_39
        AND     .L1X   A10, B3, A9          ; <0> AND     high_85, m2_78, x_85
||      ADD     .L2X   B11, A11, B3         ; <0> ADD     high_40, low_40, t28_40
||      AND     .S2    B9, B3, B11          ; <0> AND     c16, m2_78, y_85
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T1  *+B6[B10], A10       ; <0> LDW     *+B6[t20_40], s3_39
        SUB     .L1X   B11, A9, A9          ; <0> SUB     y_85, x_85, e_85
||      XOR     .L2    B8, B10, B11         ; <0> XOR     v, e_38, w
||      MVKL    .S2    252645135, B10       ; <0> MVKL    0x0f0f0f0f, m4_78
||      LDW     .D2T2  *+B0[10], B8         ; <0> LDW     *+keys[10], d
        XOR     .L1X   A10, B11, A11        ; <0> XOR     w, s8_39, t1_39
||      SUB     .L2X   B9, A9, B3           ; <0> SUB     c16, e_85, c16
||      MVKH    .S2    252645135, B10       ; <0> MVKH    0x0f0f0f0f, m4_78
||      LDW     .D2T2  *+B7[B3], B9         ; <0> LDW     *+B7[t28_40], s1_39
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_39, s7_39, pair1_39
||      XOR     .L2X   B8, A10, B9          ; <0> XOR     v, s8_39, u1_39
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s2_39, s5_39, pair2_39
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_39, pair1_39, u2_39
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_39, pair1_39, t2_39
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s4_39, s3_39, pair3_39
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u2_39, pair2_39, u3_39
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_39, pair2_39, t3_39
        XOR     .L1X   A10, B9, A8          ; <0> XOR     u3_39, pair3_39, u4_39
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A9         ; <0> XOR     t3_39, pair3_39, t4_39
||      ADDAW   .D1    A3, A9, A3           ; <0> ADDAW   c17, e_85, c17
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_39, s1_39, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_39, s1_39, t
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  c17, one, x_86
||      MPYSU   .M2    1, B3, B12           ; <0> MPYSU   1, c16, y_86
||      LDW     .D2T2  *+B0[11], B11        ; <0> LDW     *+keys[11], e_41
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_43
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_43
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_42
        SUB     .L1X   B12, A10, A9         ; <0> SUB     y_86, x_86, e_86
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u, 24, u24_43
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_43
||      MPYHLU  .M1    A8, A0, A10          ; <0> MPYHLU  u, one, u16_42
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_43
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_43], s6_42
||      LDW     .D2T1  *+B4[B11], A11       ; <0> LDW     *+B4[t4_43], s7_42
        SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_43
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_43
||      LDW     .D1T1  *+A7[A10], A9        ; <0> LDW     *+A7[u24_43], s2_42
||      LDW     .D2T2  *+B5[B11], B8        ; <0> LDW     *+B5[t12_43], s5_42
        ADD     .L2X   B11, A11, B9         ; <0> ADD     high_43, low_43, t28_43
||      SHL     .S1    A9, 16, A10          ; <0> SHL     e_86, 16, moved_86
||      LDW     .D1T2  *+A6[A10], B9        ; <0> LDW     *+A6[u16_42], s4_42
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_43], s3_42
        ADD     .L1    A3, A10, A3          ; <0> ADD     c17, moved_86, c17
||      XOR     .L2    B8, B11, B11         ; <0> XOR     v, e_41, w
||      SUB     .S2X   B3, A9, B3           ; <0> SUB     c16, e_86, c16
||      LDW     .D2T2  *+B0[12], B3         ; <0> LDW     *+keys[12], d
        XOR     .L1X   A9, B11, A10         ; <0> XOR     w, s8_42, t1_42
||      SHRU    .S2X   A3, 4, B11           ; <0> SHRU    c17, 4, high_87
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_43], s1_42
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s6_42, s7_42, pair1_42
||      XOR     .L2X   B8, A9, B9           ; <0> XOR     v, s8_42, u1_42
||      XOR     .S2    B11, B3, B11         ; <0> XOR     high_87, c16, both_87
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_42, s5_42, pair2_42
||      XOR     .L2X   B9, A11, B10         ; <0> XOR     u1_42, pair1_42, u2_42
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_42, pair1_42, t2_42
||      AND     .S2    B11, B10, B8         ; <0> AND     both_87, m4_78, d_87
        XOR     .L1X   A9, B9, A9           ; <0> XOR     s4_42, s3_42, pair3_42
||      XOR     .L2X   B10, A10, B9         ; <0> XOR     u2_42, pair2_42, u3_42
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_42, pair2_42, t3_42
||      XOR     .S2    B3, B8, B10          ; <0> XOR     c16, d_87, c16
        XOR     .L1X   A9, B9, A8           ; <0> XOR     u3_42, pair3_42, u4_42
||      XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_42, pair3_42, t4_42
||      SHL     .S2    B8, 4, B8            ; <0> SHL     d_87, 4, moved_87
||      STW     .D2T2  B10, *+B1[1]         ; <0> STW     c16, *+target[1]
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_42, s1_42, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_42, s1_42, t
||      LDW     .D2T2  *+B0[13], B9         ; <0> LDW     *+keys[13], e_44
        XOR     .L1X   A3, B8, A3           ; <0> XOR     c17, moved_87, c17
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_46
||      SHRU    .S2    B9, 4, B8            ; <0> SHRU    t, 4, t4_46
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_45
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_46
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t, 12, t12_46
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_45
||      MPY     .M2    -16, B9, B9          ; <0> MPY     -16, t, low_46
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[u8_46], s6_45
||      LDW     .D2T1  *+B4[B8], A11        ; <0> LDW     *+B4[t4_46], s7_45
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_46
||      SHRU    .S2    B9, 20, B8           ; <0> SHRU    t, 20, t20_46
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[u24_46], s2_45
||      LDW     .D2T2  *+B5[B8], B3         ; <0> LDW     *+B5[t12_46], s5_45
        ADD     .L2X   B9, A10, B8          ; <0> ADD     high_46, low_46, t28_46
||      LDW     .D1T2  *+A6[A9], B3         ; <0> LDW     *+A6[u16_45], s4_45
||      LDW     .D2T1  *+B6[B8], A3         ; <0> LDW     *+B6[t20_46], s3_45
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_44, w
||      LDW     .D2T2  *+B0[14], B3         ; <0> LDW     *+keys[14], d
        XOR     .L1X   A9, B9, A10          ; <0> XOR     w, s8_45, t1_45
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_46], s1_45
        XOR     .L1X   A11, B8, A9          ; <0> XOR     s6_45, s7_45, pair1_45
||      XOR     .L2X   B3, A9, B8           ; <0> XOR     v, s8_45, u1_45
||      MV      .S2    B2, B1               ; <0> MV      following, target
||      STW     .D2T1  A3, *+B1[0]          ; <0> STW     c17, *+target[0]
        XOR     .L1X   A3, B3, A9           ; <0> XOR     s2_45, s5_45, pair2_45
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u1_45, pair1_45, u2_45
||      XOR     .S1    A10, A9, A10         ; <0> XOR     t1_45, pair1_45, t2_45
||      ADDAW   .D2    B2, 2, B2            ; <0> ADDAW   following, 2, following
        XOR     .L1X   A3, B3, A3           ; <0> XOR     s4_45, s3_45, pair3_45
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_45, pair2_45, u3_45
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_45, pair2_45, t3_45
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u3_45, pair3_45, u4_45
||      XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A3, A8           ; <0> XOR     t3_45, pair3_45, t4_45
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_45, s1_45, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_45, s1_45, t
||      LDW     .D2T2  *+B0[15], B9         ; <0> LDW     *+keys[15], e_47
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_49
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_49
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_48
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_49
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_49
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_48
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_49
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_49], s6_48
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_49], s7_48
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_49
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_49
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_49], s2_48
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_49], s5_48
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_49, low_49, t28_49
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_48], s4_48
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_49], s3_48
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_47, w
||      LDW     .D2T2  *+B0[16], B3         ; <0> LDW     *+keys[16], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_48, t1_48
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_49], s1_48
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_48, s7_48, pair1_48
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_48, u1_48
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_48, s5_48, pair2_48
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_48, pair1_48, u2_48
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_48, pair1_48, t2_48
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_48, s3_48, pair3_48
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_48, pair2_48, u3_48
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_48, pair2_48, t3_48
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_48, pair3_48, u4_48
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_48, pair3_48, t4_48
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_48, s1_48, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_48, s1_48, t
||      LDW     .D2T2  *+B0[17], B9         ; <0> LDW     *+keys[17], e_50
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_52
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_52
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_51
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_52
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_52
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_51
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_52
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_52], s6_51
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_52], s7_51
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_52
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_52
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_52], s2_51
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_52], s5_51
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_52, low_52, t28_52
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_51], s4_51
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_52], s3_51
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_50, w
||      LDW     .D2T2  *+B0[18], B3         ; <0> LDW     *+keys[18], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_51, t1_51
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_52], s1_51
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_51, s7_51, pair1_51
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_51, u1_51
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_51, s5_51, pair2_51
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_51, pair1_51, u2_51
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_51, pair1_51, t2_51
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_51, s3_51, pair3_51
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_51, pair2_51, u3_51
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_51, pair2_51, t3_51
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_51, pair3_51, u4_51
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_51, pair3_51, t4_51
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_51, s1_51, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_51, s1_51, t
||      LDW     .D2T2  *+B0[19], B9         ; <0> LDW     *+keys[19], e_53
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_55
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_55
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_54
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_55
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_55
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_54
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_55
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_55], s6_54
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_55], s7_54
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_55
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_55
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_55], s2_54
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_55], s5_54
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_55, low_55, t28_55
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_54], s4_54
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_55], s3_54
        SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||      XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_53, w
||      LDW     .D2T2  *+B0[20], B3         ; <0> LDW     *+keys[20], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_54, t1_54
||[A1]  ADDAW   .D1    A2, 2, A2            ; <0> [blocks] ADDAW source, 2, source       ; the last block is loaded twice
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_55], s1_54
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_54, s7_54, pair1_54
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_54, u1_54
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_54, s5_54, pair2_54
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_54, pair1_54, u2_54
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_54, pair1_54, t2_54
||      LDW     .D1T2  *+A2[1], B9          ; <0> LDW     *+source[1], pr
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_54, s3_54, pair3_54
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_54, pair2_54, u3_54
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_54, pair2_54, t3_54
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_54, pair3_54, u4_54
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_54, pair3_54, t4_54
||      LDW     .D1T2  *+A2[0], B8          ; <0> LDW     *+source[0], pl
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_54, s1_54, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_54, s1_54, t
||      LDW     .D2T2  *+B0[21], B12        ; <0> LDW     *+keys[21], e_56
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_58
||      SHRU    .S2    B8, 4, B10           ; <0> SHRU    t, 4, t4_58
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_57
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_58
||      SHRU    .S2    B8, 12, B10          ; <0> SHRU    t, 12, t12_58
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_57
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t, low_58
||      LDW     .D1T2  *+A5[A8], B11        ; <0> LDW     *+A5[u8_58], s6_57
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_58], s7_57
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_58
||      SHRU    .S2    B8, 20, B10          ; <0> SHRU    t, 20, t20_58
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_58], s2_57
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_58], s5_57
        ADD     .L2X   B11, A9, B10         ; <0> ADD     high_58, low_58, t28_58
||      SHRU    .S1X   B8, 4, A8            ; <0> SHRU    pl, 4, high_71
||      MVKL    .S2    252645135, B11       ; <0> MVKL    0x0f0f0f0f, m4_68
||      LDW     .D1T2  *+A6[A8], B9         ; <0> LDW     *+A6[u16_57], s4_57
||      LDW     .D2T1  *+B6[B10], A8        ; <0> LDW     *+B6[t20_58], s3_57
        XOR     .L1X   A8, B9, A9           ; <0> XOR     high_71, pr, both_71
||      XOR     .L2    B3, B12, B12         ; <0> XOR     v, e_56, w
||      MVKH    .S2    252645135, B11       ; <0> MVKH    0x0f0f0f0f, m4_68
||      LDW     .D2T2  *+B0[22], B9         ; <0> LDW     *+keys[22], d
        XOR     .L1X   A8, B12, A9          ; <0> XOR     w, s8_57, t1_57
||      AND     .L2X   B11, A9, B10         ; <0> AND     both_71, m4_68, d_71
||      LDW     .D2T2  *+B7[B10], B11       ; <0> LDW     *+B7[t28_58], s1_57
        XOR     .L1X   A10, B11, A10        ; <0> XOR     s6_57, s7_57, pair1_57
||      XOR     .L2X   B3, A8, B11          ; <0> XOR     v, s8_57, u1_57
||      XOR     .S2    B9, B10, B3          ; <0> XOR     pr, d_71, pr
        XOR     .L1X   A8, B9, A9           ; <0> XOR     s2_57, s5_57, pair2_57
||      XOR     .L2X   B11, A10, B10        ; <0> XOR     u1_57, pair1_57, u2_57
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_57, pair1_57, t2_57
||      SHL     .S2    B10, 4, B11          ; <0> SHL     d_71, 4, moved_71
        XOR     .L1X   A8, B9, A8           ; <0> XOR     s4_57, s3_57, pair3_57
||      XOR     .L2X   B10, A9, B10         ; <0> XOR     u2_57, pair2_57, u3_57
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_57, pair2_57, t3_57
||      XOR     .S2    B8, B11, B8          ; <0> XOR     pl, moved_71, pl
        XOR     .L1X   A8, B10, A3          ; <0> XOR     u3_57, pair3_57, u4_57
||      XOR     .L2X   B9, A3, B10          ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_57, pair3_57, t4_57
||      MVKL    .S2    858993459, B9        ; <0> MVKL    0x33333333, m2_68
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u4_57, s1_57, u
||      XOR     .L2X   B11, A8, B11         ; <0> XOR     t4_57, s1_57, t
||      MVKH    .S2    858993459, B9        ; <0> MVKH    0x33333333, m2_68
||      LDW     .D2T2  *+B0[23], B12        ; <0> LDW     *+keys[23], e_59
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_61
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_61
||      MPYSU   .M1X   1, B3, A8            ; <0> MPYSU   1, pr, y_72
||      MPYHLU  .M2X   B8, A0, B12          ; <0> MPYHLU  pl, one, x_72
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u], s8_60
        SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_61
||      SHRU    .S2    B11, 12, B13         ; <0> SHRU    t, 12, t12_61
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_60
||      MPY     .M2    -16, B11, B13        ; <0> MPY     -16, t, low_61
||      LDW     .D1T2  *+A5[A8], B11        ; <0> LDW     *+A5[u8_61], s6_60
||      LDW     .D2T1  *+B4[B12], A11       ; <0> LDW     *+B4[t4_61], s7_60
        SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_61
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_61
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_61], s2_60
||      LDW     .D2T2  *+B5[B13], B10       ; <0> LDW     *+B5[t12_61], s5_60
        SUB     .L1X   A8, B12, A8          ; <0> SUB     y_72, x_72, e_72
||      ADD     .L2X   B13, A10, B11        ; <0> ADD     high_61, low_61, t28_61
||      LDW     .D1T2  *+A6[A9], B9         ; <0> LDW     *+A6[u16_60], s4_60
||      LDW     .D2T1  *+B6[B11], A9        ; <0> LDW     *+B6[t20_61], s3_60
        SUB     .L1X   B3, A8, A8           ; <0> SUB     pr, e_72, pr
||      XOR     .L2    B10, B12, B3         ; <0> XOR     v, e_59, w
||      SHL     .S2X   A8, 16, B12          ; <0> SHL     e_72, 16, moved_72
||      LDW     .D2T2  *+B0[24], B10        ; <0> LDW     *+keys[24], d
        XOR     .L1X   A9, B3, A10          ; <0> XOR     w, s8_60, t1_60
||      ADD     .L2    B8, B12, B3          ; <0> ADD     pl, moved_72, pl
||      AND     .S2X   B9, A8, B8           ; <0> AND     pr, m2_68, y_73
||      LDW     .D2T2  *+B7[B11], B11       ; <0> LDW     *+B7[t28_61], s1_60
        XOR     .L1X   A11, B11, A11        ; <0> XOR     s6_60, s7_60, pair1_60
||      XOR     .L2X   B10, A9, B11         ; <0> XOR     v, s8_60, u1_60
||      SHRU    .S2    B3, 2, B12           ; <0> SHRU    pl, 2, high_73
        XOR     .L1X   A9, B10, A10         ; <0> XOR     s2_60, s5_60, pair2_60
||      XOR     .L2X   B11, A11, B10        ; <0> XOR     u1_60, pair1_60, u2_60
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_60, pair1_60, t2_60
||      AND     .S2    B12, B9, B11         ; <0> AND     high_73, m2_68, x_73
        XOR     .L1X   A9, B9, A9           ; <0> XOR     s4_60, s3_60, pair3_60
||      XOR     .L2X   B10, A10, B11        ; <0> XOR     u2_60, pair2_60, u3_60
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_60, pair2_60, t3_60
||      MVKL    .S2    16711935, B8         ; <0> MVKL    0x00ff00ff, m8_68
||      SUB     .D2    B8, B11, B9          ; <0> SUB     y_73, x_73, e_73
        XOR     .L1X   A9, B11, A3          ; <0> XOR     u3_60, pair3_60, u4_60
||      XOR     .L2X   B10, A3, B3          ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_60, pair3_60, t4_60
||      MVKH    .S2    16711935, B8         ; <0> MVKH    0x00ff00ff, m8_68
||      ADDAW   .D2    B3, B9, B10          ; <0> ADDAW   pl, e_73, pl
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u4_60, s1_60, u
||      XOR     .L2X   B11, A9, B11         ; <0> XOR     t4_60, s1_60, t
||      SHRU    .S2    B10, 8, B12          ; <0> SHRU    pl, 8, high_74
||      LDW     .D2T2  *+B0[25], B11        ; <0> LDW     *+keys[25], e_62
        SUB     .L1X   A8, B9, A8           ; <0> SUB     pr, e_73, pr
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    u, 8, u8_64
||      SHRU    .S2    B11, 4, B9           ; <0> SHRU    t, 4, t4_64
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_63
        XOR     .L1X   A8, B12, A10         ; <0> XOR     high_74, pr, both_74
||      SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_64
||      SHRU    .S2    B11, 12, B9          ; <0> SHRU    t, 12, t12_64
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_63
||      MPY     .M2    -16, B11, B11        ; <0> MPY     -16, t, low_64
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_64], s6_63
||      LDW     .D2T1  *+B4[B9], A11        ; <0> LDW     *+B4[t4_64], s7_63
        AND     .L2X   B8, A10, B8          ; <0> AND     both_74, m8_68, d_74
||      SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_64
||      SHRU    .S2    B11, 20, B9          ; <0> SHRU    t, 20, t20_64
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_64], s2_63
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_64], s5_63
        ADD     .L2X   B11, A10, B9         ; <0> ADD     high_64, low_64, t28_64
||      SHL     .S1X   B8, 8, A9            ; <0> SHL     d_74, 8, moved_74
||      LDW     .D1T2  *+A6[A9], B3         ; <0> LDW     *+A6[u16_63], s4_63
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_64], s3_63
        XOR     .L1X   A9, B10, A9          ; <0> XOR     pl, moved_74, pl
||      XOR     .L2    B3, B11, B10         ; <0> XOR     v, e_62, w
||      LDW     .D2T2  *+B0[26], B9         ; <0> LDW     *+keys[26], d
        XOR     .L1X   A10, B10, A8         ; <0> XOR     w, s8_63, t1_63
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     pr, d_74, pr
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_64], s1_63
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s6_63, s7_63, pair1_63
||      XOR     .L2X   B3, A10, B9          ; <0> XOR     v, s8_63, u1_63
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s2_63, s5_63, pair2_63
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u1_63, pair1_63, u2_63
||      XOR     .S1    A8, A11, A11         ; <0> XOR     t1_63, pair1_63, t2_63
||      SHRU    .S2    B8, 31, B10          ; <0> SHRU    pr, 31, top_75
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_63, s3_63, pair3_63
||      XOR     .L2X   B9, A10, B10         ; <0> XOR     u2_63, pair2_63, u3_63
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_63, pair2_63, t3_63
||      MVKL    .S2    2863311530, B8       ; <0> MVKL    0xaaaaaaaa, m1_68
||      ADDAH   .D2    B10, B8, B3          ; <0> ADDAH   top_75, pr, pr
        XOR     .L1X   A8, B10, A3          ; <0> XOR     u3_63, pair3_63, u4_63
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A8, A8          ; <0> XOR     t3_63, pair3_63, t4_63
||      MVKH    .S2    2863311530, B8       ; <0> MVKH    0xaaaaaaaa, m1_68
||      LDW     .D2T1  *-B0[4], A12         ; <0> LDW     *-keys[4], k0_88
        XOR     .L1X   A3, B10, A3          ; <0> XOR     u4_63, s1_63, u
||      XOR     .L2X   B10, A8, B10         ; <0> XOR     t4_63, s1_63, t
||      LDW     .D2T2  *+B0[27], B8         ; <0> LDW     *+keys[27], e_65
        XOR     .L1X   A9, B3, A10          ; <0> XOR     pl, pr, both_76
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_67
||      SHRU    .S2    B10, 4, B11          ; <0> SHRU    t, 4, t4_67
||      LDW     .D1T1  *+A4[A3], A11        ; <0> LDW     *+A4[u], s8_66
        AND     .L1X   A10, B8, A8          ; <0> AND     both_76, m1_68, d_76
||      SHRU    .S1    A3, 24, A10          ; <0> SHRU    u, 24, u24_67
||      SHRU    .S2    B10, 12, B8          ; <0> SHRU    t, 12, t12_67
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  u, one, u16_66
||      MPY     .M2    -16, B10, B8         ; <0> MPY     -16, t, low_67
||      LDW     .D1T2  *+A5[A8], B3         ; <0> LDW     *+A5[u8_67], s6_66
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_67], s7_66
        XOR     .L2X   B3, A8, B10          ; <0> XOR     pr, d_76, pr
||      SHRU    .S1X   B10, 28, A11         ; <0> SHRU    t, 28, high_67
||      SHRU    .S2    B10, 20, B3          ; <0> SHRU    t, 20, t20_67
||      LDW     .D1T1  *+A7[A10], A12       ; <0> LDW     *+A7[u24_67], s2_66
||      LDW     .D2T2  *+B5[B8], B3         ; <0> LDW     *+B5[t12_67], s5_66
        XOR     .L1X   A12, B10, A10        ; <0> XOR     k0_88, pr, add0_88
||      ADD     .L2X   B8, A11, B3          ; <0> ADD     high_67, low_67, t28_67
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[u16_66], s4_66
||      LDW     .D2T1  *+B6[B3], A9         ; <0> LDW     *+B6[t20_67], s3_66
        XOR     .L2    B9, B8, B8           ; <0> XOR     v, e_65, w
||      LDW     .D2T2  *+B0[28], B3         ; <0> LDW     *+keys[28], d
        XOR     .L1X   A11, B8, A9          ; <0> XOR     w, s8_66, t1_66
||      XOR     .S1    A9, A8, A8           ; <0> XOR     pl, d_76, pl
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[t28_67], s1_66
        XOR     .L1X   A12, B3, A13         ; <0> XOR     s6_66, s7_66, pair1_66
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     v, s8_66, u1_66
||      SHRU    .S1    A8, 31, A11          ; <0> SHRU    pl, 31, top_77
||      LDW     .D2T2  *+B0[30], B3         ; <0> LDW     *+keys[30], d15_88
        XOR     .L1X   A12, B3, A12         ; <0> XOR     s2_66, s5_66, pair2_66
||      XOR     .L2X   B9, A13, B9          ; <0> XOR     u1_66, pair1_66, u2_66
||      XOR     .S1    A9, A13, A13         ; <0> XOR     t1_66, pair1_66, t2_66
||      LDW     .D2T2  *-B0[3], B10         ; <0> LDW     *-keys[3], e0_88
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s4_66, s3_66, pair3_66
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u2_66, pair2_66, u3_66
||      XOR     .S1    A13, A12, A12        ; <0> XOR     t2_66, pair2_66, t3_66
||      LDW     .D2T1  *-B0[2], A9          ; <0> LDW     *-keys[2], k1_88
        XOR     .L1X   A9, B9, A3           ; <0> XOR     u3_66, pair3_66, u4_66
||      XOR     .L2X   B3, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A12, A9, A9          ; <0> XOR     t3_66, pair3_66, t4_66
||      LDW     .D2T1  *-B0[1], A10         ; <0> LDW     *-keys[1], e1_88
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u4_66, s1_66, u
||      XOR     .L2X   B3, A9, B8           ; <0> XOR     t4_66, s1_66, t
||      ADDAH   .D1    A11, A8, A3          ; <0> ADDAH   top_77, pl, pl
||      LDW     .D2T2  *+B0[0], B10         ; <0> LDW     *+keys[0], d0_88
        XOR     .L1X   A10, B3, A10         ; <0> XOR     add0_88, d15_88, add_88
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_90
||      SHRU    .S2    B8, 20, B11          ; <0> SHRU    t, 20, t20_90
||      MPYHLU  .M1    A8, A0, A11          ; <0> MPYHLU  u, one, u16_89
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t, low_90
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u], s8_89
        SHRU    .S1X   B8, 28, A12          ; <0> SHRU    t, 28, high_90
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t, 4, t4_90
||      LDW     .D1T1  *+A5[A9], A13        ; <0> LDW     *+A5[u8_90], s6_89
||      LDW     .D2T2  *+B6[B11], B9        ; <0> LDW     *+B6[t20_90], s3_89
        XOR     .L1    A8, A10, A11         ; <0> XOR     u, add_88, u
||      ADD     .L2X   B12, A12, B8         ; <0> ADD     high_90, low_90, t28_90
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u, 24, u24_90
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t, 12, t12_90
||      LDW     .D1T1  *+A6[A11], A11       ; <0> LDW     *+A6[u16_89], s4_89
||      LDW     .D2T2  *+B4[B11], B10       ; <0> LDW     *+B4[t4_90], s7_89
        XOR     .L2X   B10, A11, B11        ; <0> XOR     u, e0_88, t
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    u, 8, u8_92
||      MPYHLU  .M1    A11, A0, A8          ; <0> MPYHLU  u, one, u16_91
||      LDW     .D1T2  *+A7[A12], B10       ; <0> LDW     *+A7[u24_90], s2_89
||      LDW     .D2T1  *+B5[B11], A3        ; <0> LDW     *+B5[t12_90], s5_89
        XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d15_88, c16
||      SHRU    .S2    B11, 12, B8          ; <0> SHRU    t, 12, t12_92
||      LDW     .D1T2  *+A5[A12], B10       ; <0> LDW     *+A5[u8_92], s6_91
||      LDW     .D2T1  *+B7[B8], A3         ; <0> LDW     *+B7[t28_90], s1_89
        XOR     .L1X   A12, B9, A12         ; <0> XOR     v, s8_89, v1_89
||      SHRU    .S1    A11, 24, A14         ; <0> SHRU    u, 24, u24_92
||      SHRU    .S2    B11, 4, B8           ; <0> SHRU    t, 4, t4_92
||      MPY     .M2    -16, B11, B12        ; <0> MPY     -16, t, low_92
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[u], s8_91
||      LDW     .D2T2  *+B5[B8], B9         ; <0> LDW     *+B5[t12_92], s5_91
        XOR     .L2X   B10, A11, B8         ; <0> XOR     u, d0_88, v
||      SHRU    .S1X   B11, 28, A14         ; <0> SHRU    t, 28, high_92
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_92
||      LDW     .D1T1  *+A7[A14], A11       ; <0> LDW     *+A7[u24_92], s2_91
||      LDW     .D2T2  *+B4[B8], B10        ; <0> LDW     *+B4[t4_92], s7_91
        XOR     .L1    A9, A3, A8           ; <0> XOR     k1_88, pl, cv_88
||      ADD     .L2X   B12, A14, B11        ; <0> ADD     high_92, low_92, t28_92
||      XOR     .S1X   A13, B10, A9         ; <0> XOR     s6_89, s7_89, pair1_89
||      LDW     .D1T1  *+A6[A8], A10        ; <0> LDW     *+A6[u16_91], s4_91
||      LDW     .D2T2  *+B6[B11], B9        ; <0> LDW     *+B6[t20_92], s3_91
        XOR     .L1X   A3, B10, A9          ; <0> XOR     s2_89, s5_89, pair2_89
||      XOR     .S1    A12, A9, A12         ; <0> XOR     v1_89, pair1_89, v2_89
||      LDW     .D2T2  *+B7[B11], B9        ; <0> LDW     *+B7[t28_92], s1_91
        XOR     .L1    A12, A9, A9          ; <0> XOR     v2_89, pair2_89, v3_89
||      XOR     .L2X   B9, A11, B11         ; <0> XOR     s4_89, s3_89, pair3_89
||[A1]  B       .S1    des_cbc_encrypt$next ; <0> [blocks] B     next
||      LDW     .D2T2  *+B0[1], B11         ; <0> LDW     *+keys[1], e_93
        XOR     .L1    A8, A10, A9          ; <0> XOR     cv_88, e1_88, cw_88
||      XOR     .L2X   B10, A11, B11        ; <0> XOR     s8_91, s6_91, f1_91
||      XOR     .S1X   A9, B11, A10         ; <0> XOR     v3_89, pair3_89, v4_89
||      LDW     .D2T2  *+B0[2], B9          ; <0> LDW     *+keys[2], d
        XOR     .L1    A10, A3, A3          ; <0> XOR     v4_89, s1_89, c17
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     s7_91, s2_91, f2_91
||      XOR     .S2    B11, B9, B11         ; <0> XOR     f1_91, s5_91, f3_91
        XOR     .L1    A3, A8, A8           ; <0> XOR     c17, cv_88, y_88
||      XOR     .L2    B10, B11, B10        ; <0> XOR     f2_91, f3_91, f4_91
||      XOR     .S1    A3, A9, A9           ; <0> XOR     c17, cw_88, z_88
||      XOR     .S2X   B9, A10, B11         ; <0> XOR     s4_91, s3_91, f5_91
        XOR     .L1X   A8, B10, A8          ; <0> XOR     y_88, f4_91, y1_91
||      XOR     .L2X   B10, A9, B9          ; <0> XOR     z_88, f4_91, z1_91
||      XOR     .S2    B11, B9, B10         ; <0> XOR     f5_91, s1_91, f6_91
        XOR     .L1X   A8, B10, A8          ; <0> XOR     y1_91, f6_91, u
||      XOR     .L2    B9, B10, B11         ; <0> XOR     z1_91, f6_91, t
||      XOR     .S2    B8, B11, B10         ; <0> XOR     v, e_93, w
des_cbc_encrypt$des_cbc_encrypt$4:
        SHL     .S1    A3, 31, A3           ; SHL     c17, 31, top_97
||      SHRU    .S2X   A3, 1, B0            ; SHRU    c17, 1, rest_97
        ADD     .L1X   A3, B0, A3           ; ADD     top_97, rest_97, c17
||      MVKL    .S1    2863311530, A1       ; MVKL    0xaaaaaaaa, m1_94
        XOR     .L2X   B3, A3, B0           ; XOR     c17, c16, both_98
||      MVKH    .S1    2863311530, A1       ; MVKH    0xaaaaaaaa, m1_94
        AND     .L1X   A1, B0, A1           ; AND     both_98, m1_94, d_98
        XOR     .L1    A3, A1, A1           ; XOR     c17, d_98, c17
||      XOR     .L2X   B3, A1, B3           ; XOR     c16, d_98, c16
        SHRU    .S1X   B3, 1, A3            ; SHRU    c16, 1, rest_99
||      SHL     .S2    B3, 31, B3           ; SHL     c16, 31, top_99
        ADD     .L2X   B3, A3, B3           ; ADD     top_99, rest_99, c16
||      SHRU    .S1    A1, 8, A3            ; SHRU    c17, 8, high_100
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_94
        XOR     .L2X   B3, A3, B2           ; XOR     high_100, c16, both_100
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_94
        AND     .L2    B2, B0, B0           ; AND     both_100, m8_94, d_100
        XOR     .L2    B3, B0, B0           ; XOR     c16, d_100, c16
||      SHL     .S1X   B0, 8, A3            ; SHL     d_100, 8, moved_100
        XOR     .L1    A1, A3, A1           ; XOR     c17, moved_100, c17
||      MVKL    .S1    858993459, A3        ; MVKL    0x33333333, m2_94
        MVKH    .S1    858993459, A3        ; MVKH    0x33333333, m2_94
||      SHRU    .S2X   A1, 2, B3            ; SHRU    c17, 2, high_101
        AND     .L1X   A3, B3, A3           ; AND     high_101, m2_94, x_101
||      AND     .L2X   B0, A3, B3           ; AND     c16, m2_94, y_101
        SUB     .L1X   B3, A3, A3           ; SUB     y_101, x_101, e_101
        SUB     .L2X   B0, A3, B0           ; SUB     c16, e_101, c16
||      ADDAW   .D1    A1, A3, A1           ; ADDAW   c17, e_101, c17
        MPYHLU  .M1    A1, A0, A0           ; MPYHLU  c17, one, x_102
||      MPYSU   .M2    1, B0, B3            ; MPYSU   1, c16, y_102
        NOP
        SUB     .L1X   B3, A0, A0           ; SUB     y_102, x_102, e_102
        SUB     .L2X   B0, A0, B0           ; SUB     c16, e_102, c16
||      SHL     .S1    A0, 16, A0           ; SHL     e_102, 16, moved_102
        ADD     .L1    A1, A0, A0           ; ADD     c17, moved_102, c17
||      MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_94
        SHRU    .S2X   A0, 4, B3            ; SHRU    c17, 4, high_103
||      LDW     .D2T1  *+B15[2], A0         ; restore iv
        XOR     .L2    B3, B0, B3           ; XOR     high_103, c16, both_103
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_94
        AND     .L1X   A1, B3, A1           ; AND     both_103, m4_94, d_103
        XOR     .L2X   B0, A1, B0           ; XOR     c16, d_103, c16
||      SHL     .S1    A1, 4, A1            ; SHL     d_103, 4, moved_103
        XOR     .L1    A0, A1, A1           ; XOR     c17, moved_103, c17
        STW     .D1T2  B0, *+A0[1]          ; STW     c16, *+iv[1]
||      STW     .D2T1  A1, *+B1[0]          ; STW     c17, *+target[0]
        STW     .D1T1  A1, *+A0[0]          ; STW     c17, *+iv[0]
||      STW     .D2T2  B0, *+B1[1]          ; STW     c16, *+target[1]
des_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_104
||      LDW     .D2T1  *+B15[5], A11        ; restore A11
        LDW     .D2T2  *+B15[1], B1         ; restore return$
        LDW     .D2T2  *+B15[10], B13       ; restore B13
        LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T1  *+B15[7], A12        ; restore A12
        LDW     .D2T1  *+B15[3], A10        ; restore A10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        LDW     .D2T1  *+B15[11], A14       ; restore A14
        LDW     .D2T1  *+B15[9], A13        ; restore A13
        B       .S2    B1                   ; return
||      LDW     .D2T1  *+B15[12], A15       ; restore A15
        LDW     .D2T2  *+B15[8], B12        ; restore B12
        ADDK    .S2    48, B15              ; frame
        NOP     2
        MVC     .S2    B0, AMR              ; MVC     linear_104, AMR

; One pass of triple-DES after another: left counts the passes that a block still needs after this one. What a block
; takes in and gives out is done in each pass, and comes to nothing where the pass is not the last, or the first: the
; units are idle anyway, and the code stays small enough for a program cache. The stack holds the distance from in
; to out and the keys of the first pass.
        .global des3_cbc_encrypt
des3_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T2  *+A8[1], B1          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_1
        SHRU    .S2X   A0, 4, B2            ; SHRU    c17, 4, high_5
        XOR     .L2    B2, B1, B2           ; XOR     high_5, c16, both_5
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_1
        AND     .L2    B2, B0, B0           ; AND     both_5, m4_1, d_5
        XOR     .L2    B1, B0, B0           ; XOR     c16, d_5, c16
||      SHL     .S1X   B0, 4, A1            ; SHL     d_5, 4, moved_5
||      ADDK    .S2    -56, B15             ; frame
        XOR     .L1    A0, A1, A0           ; XOR     c17, moved_5, c17
||      MVK     .S1    1, A8                ; MVK     1, one
||      MPYSU   .M1X   1, B0, A1            ; MPYSU   1, c16, y_6
||      STW     .D2T1  A8, *+B15[4]         ; save iv
        MPYHLU  .M1    A0, A8, A3           ; MPYHLU  c17, one, x_6
        MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_1
        SUB     .L1    A1, A3, A1           ; SUB     y_6, x_6, e_6
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_1
        SHL     .S1    A1, 16, A3           ; SHL     e_6, 16, moved_6
        ADD     .L1    A0, A3, A0           ; ADD     c17, moved_6, c17
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
        SUB     .L2X   B0, A1, B0           ; SUB     c16, e_6, c16
||      SHRU    .S1    A0, 2, A1            ; SHRU    c17, 2, high_7
        AND     .L1    A1, A2, A1           ; AND     high_7, m2_1, x_7
||      AND     .S1X   A2, B0, A2           ; AND     c16, m2_1, y_7
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        SUB     .L1    A2, A1, A2           ; SUB     y_7, x_7, e_7
||      MVKL    .S1    16711935, A1         ; MVKL    0x00ff00ff, m8_1
||      MVKL    .S2    480597, B1           ; MVKL    0x00075555, circular_2
        MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKL    .S2    2863311530, B12      ; MVKL    0xaaaaaaaa, m1_1
||      ADDAW   .D1    A0, A2, A9           ; ADDAW   c17, e_7, c17
||      STW     .D2T2  B12, *+B15[10]       ; save B12
        SUB     .L2X   B0, A2, B0           ; SUB     c16, e_7, c16
||      SHRU    .S1    A9, 8, A2            ; SHRU    c17, 8, high_8
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      STW     .D2T2  B13, *+B15[12]       ; save B13
        XOR     .L1X   A2, B0, A2           ; XOR     high_8, c16, both_8
||      MVKH    .S1    16711935, A1         ; MVKH    0x00ff00ff, m8_1
||      MVKH    .S2    2863311530, B12      ; MVKH    0xaaaaaaaa, m1_1
||      STW     .D2T2  B11, *+B15[8]        ; save B11
        AND     .L1    A2, A1, A1           ; AND     both_8, m8_1, d_8
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D2T1  A12, *+B15[9]        ; save A12
        MV      .L1X   B4, A3               ; move in
||      XOR     .L2X   B0, A1, B0           ; XOR     c16, d_8, c16
||      SHL     .S1    A1, 8, A1            ; SHL     d_8, 8, moved_8
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T1  A14, *+B15[13]       ; save A14
        MV      .L1    A6, A2               ; MV      blocks, some
||      MV      .L2X   A4, B3               ; move out
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      SHRU    .S2    B0, 31, B11          ; SHRU    c16, 31, top_9
||      MV      .D1    A6, A0               ; move blocks
||      STW     .D2T2  B3, *+B15[3]         ; save return$
        XOR     .L1    A9, A1, A1           ; XOR     c17, moved_8, c17
||      MV      .L2    B6, B8               ; move schedule
||[!A2] B       .S1    des3_cbc_encrypt$done; [!some] B      done
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      ADDAH   .D2    B11, B0, B0          ; ADDAH   top_9, c16, c16
        XOR     .L2X   B0, A1, B11          ; XOR     c17, c16, both_10
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      STW     .D2T1  A10, *+B15[5]        ; save A10
        AND     .L2    B11, B12, B11        ; AND     both_10, m1_1, d_10
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKH    .S2    480597, B1           ; MVKH    0x00075555, circular_2
||      STW     .D2T1  A15, *+B15[14]       ; save A15
        XOR     .L1X   A1, B11, A1          ; XOR     c17, d_10, c17
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T1  A13, *+B15[11]       ; save A13
        SHRU    .S1    A1, 31, A11          ; SHRU    c17, 31, top_11
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
||      STW     .D2T1  A11, *+B15[7]        ; save A11
        XOR     .L2    B0, B11, B10         ; XOR     c16, d_10, c16
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAH   .D1    A11, A1, A10         ; ADDAH   top_11, c17, c17
||      STW     .D2T2  B10, *+B15[6]        ; save B10
des3_cbc_encrypt$des3_cbc_encrypt$1:
        MV      .L1    A3, A1               ; MV      in, source
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_12
        LDW     .D1T1  *+A1[0], A2          ; LDW     *+source[0], pl
||      LDW     .D2T2  *+B15[4], B1         ; restore iv
        LDW     .D1T2  *+A1[1], B2          ; LDW     *+source[1], pr
        NOP     2
        MVKL    .S1    252645135, A9        ; MVKL    0x0f0f0f0f, m4_12
        SHRU    .S1    A2, 4, A11           ; SHRU    pl, 4, high_15
        XOR     .L1X   A11, B2, A11         ; XOR     high_15, pr, both_15
||      MVKH    .S1    252645135, A9        ; MVKH    0x0f0f0f0f, m4_12
        AND     .L1    A11, A9, A9          ; AND     both_15, m4_12, d_15
        SHL     .S1    A9, 4, A11           ; SHL     d_15, 4, moved_15
        XOR     .L1    A2, A11, A2          ; XOR     pl, moved_15, pl
||      XOR     .L2X   B2, A9, B2           ; XOR     pr, d_15, pr
        MPYHLU  .M1    A2, A8, A9           ; MPYHLU  pl, one, x_16
||      MPYSU   .M2    1, B2, B9            ; MPYSU   1, pr, y_16
        NOP
        SUB     .L2X   B9, A9, B9           ; SUB     y_16, x_16, e_16
        SUB     .L2    B2, B9, B2           ; SUB     pr, e_16, pr
||      SHL     .S2    B9, 16, B9           ; SHL     e_16, 16, moved_16
        ADD     .L2X   B9, A2, B9           ; ADD     pl, moved_16, pl
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_12
        SHRU    .S2    B9, 2, B11           ; SHRU    pl, 2, high_17
        AND     .L2    B11, B0, B0          ; AND     high_17, m2_12, x_17
||      AND     .S2    B2, B0, B11          ; AND     pr, m2_12, y_17
        SUB     .L2    B11, B0, B0          ; SUB     y_17, x_17, e_17
        ADDAW   .D2    B9, B0, B9           ; ADDAW   pl, e_17, pl
        SUB     .L2    B2, B0, B0           ; SUB     pr, e_17, pr
||      MVKL    .S1    16711935, A2         ; MVKL    0x00ff00ff, m8_12
||      SHRU    .S2    B9, 8, B2            ; SHRU    pl, 8, high_18
        XOR     .L2    B2, B0, B2           ; XOR     high_18, pr, both_18
||      MVKH    .S1    16711935, A2         ; MVKH    0x00ff00ff, m8_12
        AND     .L1X   A2, B2, A2           ; AND     both_18, m8_12, d_18
        XOR     .L1X   A2, B0, A9           ; XOR     pr, d_18, pr
        SHRU    .S1    A9, 31, A2           ; SHRU    pr, 31, top_19
||      SHL     .S2X   A2, 8, B0            ; SHL     d_18, 8, moved_18
        MV      .L1    A0, A2               ; MV      blocks, guard
||      XOR     .L2    B9, B0, B0           ; XOR     pl, moved_18, pl
||      MVKL    .S1    2863311530, A11      ; MVKL    0xaaaaaaaa, m1_12
||      ADDAH   .D1    A2, A9, A9           ; ADDAH   top_19, pr, pr
        XOR     .L1X   A9, B0, A2           ; XOR     pl, pr, both_20
||      MVKH    .S1    2863311530, A11      ; MVKH    0xaaaaaaaa, m1_12
||[!A2] B       .S2    des3_cbc_encrypt$done; [!guard] B     done                    ; never taken: what follows is a block of its own
        AND     .L1    A2, A11, A2          ; AND     both_20, m1_12, d_20
        SUB     .L1X   B3, A3, A3           ; SUB     out, in, distance
||      XOR     .L2X   B0, A2, B0           ; XOR     pl, d_20, pl
        XOR     .L1    A9, A2, A2           ; XOR     pr, d_20, pr
||      MV      .S1X   B8, A3               ; copy
||      SHRU    .S2    B0, 31, B8           ; SHRU    pl, 31, top_21
||      STW     .D2T1  A3, *+B15[1]         ; STW     distance, *+B15[1]
        ADD     .L1    A0, A0, A2           ; ADD     blocks, blocks, passes
||      MV      .L2    B1, B12              ; MV      iv, target              ; of "block -1", which goes back where it came from
||      XOR     .S2X   B10, A2, B0          ; XOR     pr, c16, pr
||      ADDAW   .D1    A3, 4, A9            ; ADDAW   schedule, 4, keys
||      ADDAH   .D2    B8, B0, B1           ; ADDAH   top_21, pl, pl
        ADD     .L1    A2, A0, A2           ; ADD     passes, blocks, passes
||      XOR     .L2X   B1, A10, B9          ; XOR     pl, c17, pl
||      STW     .D2T1  A9, *+B15[2]         ; STW     keys, *+B15[2]
des3_cbc_encrypt$des3_cbc_encrypt$2:
        MV      .L1    A9, A0               ; copy
||      LDW     .D1T1  *-A9[4], A3          ; LDW     *-keys[4], k0_22
        LDW     .D1T1  *-A0[3], A11         ; LDW     *-keys[3], e0_22
        NOP     2
        LDW     .D1T2  *+A0[0], B0          ; LDW     *+keys[0], d0_22
        XOR     .L1X   A3, B0, A3           ; XOR     pr, k0_22, u
||      LDW     .D1T2  *-A9[1], B1          ; LDW     *-keys[1], e1_22
        XOR     .L1    A3, A11, A11         ; XOR     u, e0_22, t
||      SHRU    .S1    A3, 8, A12           ; SHRU    u, 8, u8_24
||      LDW     .D1T1  *-A0[2], A11         ; LDW     *-keys[2], k1_22
        SHRU    .S2X   A11, 4, B0           ; SHRU    t, 4, t4_24
||      LDW     .D1T1  *+A5[A12], A11       ; LDW     *+A5[u8_24], s6_23
        SHRU    .S1    A3, 24, A12          ; SHRU    u, 24, u24_24
||      SHRU    .S2X   A11, 12, B1          ; SHRU    t, 12, t12_24
||      MPYHLU  .M1    A3, A8, A12          ; MPYHLU  u, one, u16_23
||      LDW     .D1T2  *+A4[A3], B1         ; LDW     *+A4[u], s8_23
||      LDW     .D2T1  *+B4[B0], A12        ; LDW     *+B4[t4_24], s7_23
        SHRU    .S2X   A11, 20, B2          ; SHRU    t, 20, t20_24
||      MPY     .M1    -16, A11, A12        ; MPY     -16, t, low_24
||      LDW     .D1T2  *+A7[A12], B1        ; LDW     *+A7[u24_24], s2_23
||      LDW     .D2T1  *+B5[B1], A3         ; LDW     *+B5[t12_24], s5_23
        SHRU    .S2X   A11, 28, B2          ; SHRU    t, 28, high_24
||      LDW     .D1T2  *+A6[A12], B1        ; LDW     *+A6[u16_23], s4_23
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[t20_24], s3_23
        XOR     .L1X   A11, B9, A9          ; XOR     pl, k1_22, v
||      ADD     .L2X   B2, A12, B2          ; ADD     high_24, low_24, t28_24
||      LDW     .D1T2  *+A9[1], B1          ; LDW     *+keys[1], e_25
        XOR     .L1X   A9, B1, A3           ; XOR     v, e1_22, first_22
||      XOR     .L2X   B0, A3, B0           ; XOR     u, d0_22, v
||      LDW     .D2T2  *+B7[B2], B2         ; LDW     *+B7[t28_24], s1_23
        XOR     .L1    A11, A12, A9         ; XOR     s6_23, s7_23, pair1_23
||      XOR     .L2X   B1, A9, B2           ; XOR     v, s8_23, u1_23
||      XOR     .S1X   A3, B1, A11          ; XOR     first_22, s8_23, t1_23
||      LDW     .D1T2  *+A0[2], B1          ; LDW     *+keys[2], d
        XOR     .L1X   A3, B1, A9           ; XOR     s2_23, s5_23, pair2_23
||      XOR     .L2X   B2, A9, B2           ; XOR     u1_23, pair1_23, u2_23
||      XOR     .S1    A11, A9, A11         ; XOR     t1_23, pair1_23, t2_23
        XOR     .L1X   A3, B1, A3           ; XOR     s4_23, s3_23, pair3_23
||      XOR     .L2X   B2, A9, B2           ; XOR     u2_23, pair2_23, u3_23
||      XOR     .S1    A11, A9, A9          ; XOR     t2_23, pair2_23, t3_23
        XOR     .L1X   A3, B2, A0           ; XOR     u3_23, pair3_23, u4_23
||      MV      .L2X   A0, B3               ; move keys
||      XOR     .S1    A9, A3, A3           ; XOR     t3_23, pair3_23, t4_23
        XOR     .L1X   A0, B2, A14          ; XOR     u4_23, s1_23, u
||      XOR     .L2X   B2, A3, B9           ; XOR     t4_23, s1_23, t
||      MVK     .S1    2, A1                ; MVK     2, left
||      XOR     .S2    B0, B1, B13          ; XOR     v, e_25, w
||      MV      .D1    A1, A9               ; move source
;@loop {"name": "next", "ii": 169, "res_mii": 104, "rec_mii": 168, "optimal": true, "stages": 1, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 168, "result": "proved infeasible", "seconds": 6.7, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 168, "result": "not found beside the template of the rounds", "seconds": 3.2, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 169, "result": "found", "seconds": 19.1, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 169, 1 stages
;  bounds: resources 104, recurrence 168
;  critical cycle:
;    LDW *+A5[u8_37], s6_36
;    XOR s6_36, s7_36, pair1_36
;    XOR u1_36, pair1_36, u2_36
;    XOR u2_36, pair2_36, u3_36
;    XOR u3_36, pair3_36, u4_36
;    XOR u4_36, s1_36, u
;    SHRU u, 8, u8_40
;    LDW *+A5[u8_40], s6_39
;    XOR s6_39, s7_39, pair1_39
;    XOR u1_39, pair1_39, u2_39
;    XOR u2_39, pair2_39, u3_39
;    XOR u3_39, pair3_39, u4_39
;    XOR u4_39, s1_39, u
;    SHRU u, 8, u8_43
;    LDW *+A5[u8_43], s6_42
;    XOR s6_42, s7_42, pair1_42
;    XOR u1_42, pair1_42, u2_42
;    XOR u2_42, pair2_42, u3_42
;    XOR u3_42, pair3_42, u4_42
;    XOR u4_42, s1_42, u
;    SHRU u, 8, u8_46
;    LDW *+A5[u8_46], s6_45
;    XOR s6_45, s7_45, pair1_45
;    XOR u1_45, pair1_45, u2_45
;    XOR u2_45, pair2_45, u3_45
;    XOR u3_45, pair3_45, u4_45
;    XOR u4_45, s1_45, u
;    SHRU u, 8, u8_49
;    LDW *+A5[u8_49], s6_48
;    XOR s6_48, s7_48, pair1_48
;    XOR u1_48, pair1_48, u2_48
;    XOR u2_48, pair2_48, u3_48
;    XOR u3_48, pair3_48, u4_48
;    XOR u4_48, s1_48, u
;    SHRU u, 8, u8_52
;    LDW *+A5[u8_52], s6_51
;    XOR s6_51, s7_51, pair1_51
;    XOR u1_51, pair1_51, u2_51
;    XOR u2_51, pair2_51, u3_51
;    XOR u3_51, pair3_51, u4_51
;    XOR u4_51, s1_51, u
;    SHRU u, 8, u8_55
;    LDW *+A5[u8_55], s6_54
;    XOR s6_54, s7_54, pair1_54
;    XOR u1_54, pair1_54, u2_54
;    XOR u2_54, pair2_54, u3_54
;    XOR u3_54, pair3_54, u4_54
;    XOR u4_54, s1_54, u
;    SHRU u, 8, u8_58
;    LDW *+A5[u8_58], s6_57
;    XOR s6_57, s7_57, pair1_57
;    XOR u1_57, pair1_57, u2_57
;    XOR u2_57, pair2_57, u3_57
;    XOR u3_57, pair3_57, u4_57
;    XOR u4_57, s1_57, u
;    SHRU u, 8, u8_61
;    LDW *+A5[u8_61], s6_60
;    XOR s6_60, s7_60, pair1_60
;    XOR u1_60, pair1_60, u2_60
;    XOR u2_60, pair2_60, u3_60
;    XOR u3_60, pair3_60, u4_60
;    XOR u4_60, s1_60, u
;    SHRU u, 8, u8_64
;    LDW *+A5[u8_64], s6_63
;    XOR s6_63, s7_63, pair1_63
;    XOR u1_63, pair1_63, u2_63
;    XOR u2_63, pair2_63, u3_63
;    XOR u3_63, pair3_63, u4_63
;    XOR u4_63, s1_63, u
;    SHRU u, 8, u8_67
;    LDW *+A5[u8_67], s6_66
;    XOR s6_66, s7_66, pair1_66
;    XOR u1_66, pair1_66, u2_66
;    XOR u2_66, pair2_66, u3_66
;    XOR u3_66, pair3_66, u4_66
;    XOR u4_66, s1_66, u
;    SHRU u, 8, u8_89
;    LDW *+A5[u8_89], s6_88
;    XOR s6_88, s7_88, pair1_88
;    XOR v1_88, pair1_88, v2_88
;    XOR v2_88, pair2_88, v3_88
;    XOR v3_88, pair3_88, v4_88
;    XOR v4_88, s1_88, c17
;    XOR c17, cv_87, y_87
;    XOR y_87, f4_90, y1_90
;    XOR y1_90, f6_90, u
;    SHRU u, 8, u8_28
;    LDW *+A5[u8_28], s6_27
;    XOR s6_27, s7_27, pair1_27
;    XOR u1_27, pair1_27, u2_27
;    XOR u2_27, pair2_27, u3_27
;    XOR u3_27, pair3_27, u4_27
;    XOR u4_27, s1_27, u
;    SHRU u, 8, u8_31
;    LDW *+A5[u8_31], s6_30
;    XOR s6_30, s7_30, pair1_30
;    XOR u1_30, pair1_30, u2_30
;    XOR u2_30, pair2_30, u3_30
;    XOR u3_30, pair3_30, u4_30
;    XOR u4_30, s1_30, u
;    SHRU u, 8, u8_34
;    LDW *+A5[u8_34], s6_33
;    XOR s6_33, s7_33, pair1_33
;    XOR u1_33, pair1_33, u2_33
;    XOR u2_33, pair2_33, u3_33
;    XOR u3_33, pair3_33, u4_33
;    XOR u4_33, s1_33, u
;    SHRU u, 8, u8_37
;  units: L1 115/169, S1 113/169, M1 20/169, D1 74/169, L2 123/169, S2 81/169, M2 16/169, D2 106/169
;  cross paths: 1X 122/169, 2X 110/169
;  T paths: T1 68/169, T2 100/169
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 15 used, 14 live at once
;  II 168: proved infeasible (92 operations near the recurrence), 6.7 s
;  II 168 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 3.2 s
;  II 169 without possible bank conflicts: found, 19.1 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
des3_cbc_encrypt$next:
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    u, 8, u8_28
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t, 4, t4_28
||      LDW     .D1T1  *+A4[A14], A0        ; <0> LDW     *+A4[u], s8_27
        SHRU    .S1    A14, 24, A15         ; <0> SHRU    u, 24, u24_28
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_28
||      MPYHLU  .M1    A14, A8, A0          ; <0> MPYHLU  u, one, u16_27
||      MPY     .M2    -16, B9, B8          ; <0> MPY     -16, t, low_28
||      LDW     .D1T2  *+A5[A15], B2        ; <0> LDW     *+A5[u8_28], s6_27
||      LDW     .D2T1  *+B4[B2], A12        ; <0> LDW     *+B4[t4_28], s7_27
        SHRU    .S1X   B9, 28, A13          ; <0> SHRU    t, 28, high_28
||      SHRU    .S2    B9, 20, B11          ; <0> SHRU    t, 20, t20_28
||      LDW     .D1T1  *+A7[A15], A12       ; <0> LDW     *+A7[u24_28], s2_27
||      LDW     .D2T2  *+B5[B11], B8        ; <0> LDW     *+B5[t12_28], s5_27
        ADD     .L2X   B8, A13, B9          ; <0> ADD     high_28, low_28, t28_28
||      LDW     .D1T2  *+A6[A0], B9         ; <0> LDW     *+A6[u16_27], s4_27
||      LDW     .D2T1  *+B6[B11], A0        ; <0> LDW     *+B6[t20_28], s3_27
        NOP
        XOR     .L1X   A0, B13, A13         ; <0> XOR     w, s8_27, t1_27
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_28], s1_27
        XOR     .L1X   A12, B2, A15         ; <0> XOR     s6_27, s7_27, pair1_27
||      XOR     .L2X   B0, A0, B2           ; <0> XOR     v, s8_27, u1_27
        XOR     .L1X   A12, B8, A15         ; <0> XOR     s2_27, s5_27, pair2_27
||      XOR     .L2X   B2, A15, B0          ; <0> XOR     u1_27, pair1_27, u2_27
||      XOR     .S1    A13, A15, A13        ; <0> XOR     t1_27, pair1_27, t2_27
        XOR     .L1X   A0, B9, A13          ; <0> XOR     s4_27, s3_27, pair3_27
||      XOR     .L2X   B0, A15, B11         ; <0> XOR     u2_27, pair2_27, u3_27
||      XOR     .S1    A13, A15, A15        ; <0> XOR     t2_27, pair2_27, t3_27
        XOR     .L1X   A13, B11, A12        ; <0> XOR     u3_27, pair3_27, u4_27
||      XOR     .L2X   B1, A14, B1          ; <0> XOR     u, d, v
||      XOR     .S1    A15, A13, A15        ; <0> XOR     t3_27, pair3_27, t4_27
        XOR     .L1X   A12, B11, A14        ; <0> XOR     u4_27, s1_27, u
||      XOR     .L2X   B11, A15, B11        ; <0> XOR     t4_27, s1_27, t
||      LDW     .D2T2  *+B3[3], B11         ; <0> LDW     *+keys[3], e_29
        SHRU    .S1    A14, 8, A3           ; <0> SHRU    u, 8, u8_31
||      SHRU    .S2    B11, 4, B13          ; <0> SHRU    t, 4, t4_31
||      LDW     .D1T1  *+A4[A14], A13       ; <0> LDW     *+A4[u], s8_30
        SHRU    .S1    A14, 24, A0          ; <0> SHRU    u, 24, u24_31
||      SHRU    .S2    B11, 12, B8          ; <0> SHRU    t, 12, t12_31
||      MPYHLU  .M1    A14, A8, A11         ; <0> MPYHLU  u, one, u16_30
||      MPY     .M2    -16, B11, B13        ; <0> MPY     -16, t, low_31
||      LDW     .D1T2  *+A5[A3], B13        ; <0> LDW     *+A5[u8_31], s6_30
||      LDW     .D2T1  *+B4[B13], A11       ; <0> LDW     *+B4[t4_31], s7_30
        SHRU    .S1X   B11, 28, A15         ; <0> SHRU    t, 28, high_31
||      SHRU    .S2    B11, 20, B9          ; <0> SHRU    t, 20, t20_31
||      LDW     .D1T1  *+A7[A0], A3         ; <0> LDW     *+A7[u24_31], s2_30
||      LDW     .D2T2  *+B5[B8], B11        ; <0> LDW     *+B5[t12_31], s5_30
        ADD     .L2X   B13, A15, B8         ; <0> ADD     high_31, low_31, t28_31
||      LDW     .D1T2  *+A6[A11], B2        ; <0> LDW     *+A6[u16_30], s4_30
||      LDW     .D2T1  *+B6[B9], A13        ; <0> LDW     *+B6[t20_31], s3_30
        XOR     .L2    B1, B11, B9          ; <0> XOR     v, e_29, w
||      LDW     .D2T2  *+B3[4], B1          ; <0> LDW     *+keys[4], d
        XOR     .L1X   A13, B9, A0          ; <0> XOR     w, s8_30, t1_30
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_31], s1_30
        XOR     .L1X   A11, B13, A12        ; <0> XOR     s6_30, s7_30, pair1_30
||      XOR     .L2X   B1, A13, B1          ; <0> XOR     v, s8_30, u1_30
        XOR     .L1X   A3, B11, A3          ; <0> XOR     s2_30, s5_30, pair2_30
||      XOR     .L2X   B1, A12, B0          ; <0> XOR     u1_30, pair1_30, u2_30
||      XOR     .S1    A0, A12, A11         ; <0> XOR     t1_30, pair1_30, t2_30
        XOR     .L1X   A13, B2, A0          ; <0> XOR     s4_30, s3_30, pair3_30
||      XOR     .L2X   B0, A3, B8           ; <0> XOR     u2_30, pair2_30, u3_30
||      XOR     .S1    A11, A3, A15         ; <0> XOR     t2_30, pair2_30, t3_30
        XOR     .L1X   A0, B8, A0           ; <0> XOR     u3_30, pair3_30, u4_30
||      XOR     .L2X   B1, A14, B2          ; <0> XOR     u, d, v
||      XOR     .S1    A15, A0, A13         ; <0> XOR     t3_30, pair3_30, t4_30
        XOR     .L1X   A0, B9, A15          ; <0> XOR     u4_30, s1_30, u
||      XOR     .L2X   B9, A13, B1          ; <0> XOR     t4_30, s1_30, t
||      LDW     .D2T2  *+B3[5], B8          ; <0> LDW     *+keys[5], e_32
        SHRU    .S1    A15, 8, A12          ; <0> SHRU    u, 8, u8_34
||      SHRU    .S2    B1, 4, B0            ; <0> SHRU    t, 4, t4_34
||      LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[u], s8_33
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    u, 24, u24_34
||      SHRU    .S2    B1, 12, B13          ; <0> SHRU    t, 12, t12_34
||      MPYHLU  .M1    A15, A8, A3          ; <0> MPYHLU  u, one, u16_33
||      MPY     .M2    -16, B1, B9          ; <0> MPY     -16, t, low_34
||      LDW     .D1T2  *+A5[A12], B13       ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T1  *+B4[B0], A14        ; <0> LDW     *+B4[t4_34], s7_33
        SHRU    .S1X   B1, 28, A12          ; <0> SHRU    t, 28, high_34
||      SHRU    .S2    B1, 20, B8           ; <0> SHRU    t, 20, t20_34
||      LDW     .D1T1  *+A7[A0], A14        ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B5[B13], B11       ; <0> LDW     *+B5[t12_34], s5_33
        ADD     .L2X   B9, A12, B9          ; <0> ADD     high_34, low_34, t28_34
||      LDW     .D1T2  *+A6[A3], B1         ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T1  *+B6[B8], A0         ; <0> LDW     *+B6[t20_34], s3_33
        XOR     .L2    B2, B8, B1           ; <0> XOR     v, e_32, w
||      LDW     .D2T2  *+B3[6], B2          ; <0> LDW     *+keys[6], d
        XOR     .L1X   A12, B1, A3          ; <0> XOR     w, s8_33, t1_33
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A14, B13, A13        ; <0> XOR     s6_33, s7_33, pair1_33
||      XOR     .L2X   B2, A12, B8          ; <0> XOR     v, s8_33, u1_33
        XOR     .L1X   A14, B11, A3         ; <0> XOR     s2_33, s5_33, pair2_33
||      XOR     .L2X   B8, A13, B13         ; <0> XOR     u1_33, pair1_33, u2_33
||      XOR     .S1    A3, A13, A11         ; <0> XOR     t1_33, pair1_33, t2_33
        XOR     .L1X   A0, B1, A3           ; <0> XOR     s4_33, s3_33, pair3_33
||      XOR     .L2X   B13, A3, B13         ; <0> XOR     u2_33, pair2_33, u3_33
||      XOR     .S1    A11, A3, A14         ; <0> XOR     t2_33, pair2_33, t3_33
        XOR     .L1X   A3, B13, A3          ; <0> XOR     u3_33, pair3_33, u4_33
||      XOR     .L2X   B2, A15, B8          ; <0> XOR     u, d, v
||      XOR     .S1    A14, A3, A12         ; <0> XOR     t3_33, pair3_33, t4_33
        XOR     .L1X   A3, B9, A14          ; <0> XOR     u4_33, s1_33, u
||      XOR     .L2X   B9, A12, B11         ; <0> XOR     t4_33, s1_33, t
||      LDW     .D2T2  *+B3[7], B9          ; <0> LDW     *+keys[7], e_35
        SHRU    .S1    A14, 8, A11          ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2    B11, 4, B9           ; <0> SHRU    t, 4, t4_37
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[u], s8_36
        SHRU    .S1    A14, 24, A15         ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2    B11, 12, B2          ; <0> SHRU    t, 12, t12_37
||      MPYHLU  .M1    A14, A8, A13         ; <0> MPYHLU  u, one, u16_36
||      MPY     .M2    -16, B11, B13        ; <0> MPY     -16, t, low_37
||      LDW     .D1T2  *+A5[A11], B0        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B4[B9], A11        ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S1X   B11, 28, A3          ; <0> SHRU    t, 28, high_37
||      SHRU    .S2    B11, 20, B2          ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[t12_37], s5_36
        ADD     .L2X   B13, A3, B2          ; <0> ADD     high_37, low_37, t28_37
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T1  *+B6[B2], A15        ; <0> LDW     *+B6[t20_37], s3_36
        XOR     .L2    B8, B9, B0           ; <0> XOR     v, e_35, w
||      LDW     .D2T2  *+B3[8], B11         ; <0> LDW     *+keys[8], d
        XOR     .L1X   A3, B0, A15          ; <0> XOR     w, s8_36, t1_36
||      LDW     .D2T2  *+B7[B2], B11        ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A11, B0, A3          ; <0> XOR     s6_36, s7_36, pair1_36
||      XOR     .L2X   B8, A3, B0           ; <0> XOR     v, s8_36, u1_36
        XOR     .L1X   A13, B1, A11         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .L2X   B0, A3, B0           ; <0> XOR     u1_36, pair1_36, u2_36
||      XOR     .S1    A15, A3, A13         ; <0> XOR     t1_36, pair1_36, t2_36
        XOR     .L1X   A15, B1, A15         ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .L2X   B0, A11, B9          ; <0> XOR     u2_36, pair2_36, u3_36
||      XOR     .S1    A13, A11, A11        ; <0> XOR     t2_36, pair2_36, t3_36
        XOR     .L1X   A15, B9, A15         ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .L2X   B11, A14, B1         ; <0> XOR     u, d, v
||      XOR     .S1    A11, A15, A0         ; <0> XOR     t3_36, pair3_36, t4_36
        XOR     .L1X   A15, B11, A0         ; <0> XOR     u4_36, s1_36, u
||      XOR     .L2X   B11, A0, B11         ; <0> XOR     t4_36, s1_36, t
||      LDW     .D2T2  *+B3[9], B8          ; <0> LDW     *+keys[9], e_38
        SHRU    .S1    A0, 8, A14           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2    B11, 4, B8           ; <0> SHRU    t, 4, t4_40
||      LDW     .D1T1  *+A4[A0], A11        ; <0> LDW     *+A4[u], s8_39
        SHRU    .S1    A0, 24, A14          ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2    B11, 12, B8          ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A0, A8, A15          ; <0> MPYHLU  u, one, u16_39
||      MPY     .M2    -16, B11, B8         ; <0> MPY     -16, t, low_40
||      LDW     .D1T2  *+A5[A14], B2        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T1  *+B4[B8], A14        ; <0> LDW     *+B4[t4_40], s7_39
        SHRU    .S1X   B11, 28, A3          ; <0> SHRU    t, 28, high_40
||      SHRU    .S2    B11, 20, B0          ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A14], A12       ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_40], s5_39
        ADD     .L2X   B8, A3, B0           ; <0> ADD     high_40, low_40, t28_40
||      LDW     .D1T2  *+A6[A15], B0        ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T1  *+B6[B0], A15        ; <0> LDW     *+B6[t20_40], s3_39
        XOR     .L2    B1, B8, B2           ; <0> XOR     v, e_38, w
||      LDW     .D2T2  *+B3[10], B2         ; <0> LDW     *+keys[10], d
        XOR     .L1X   A11, B2, A15         ; <0> XOR     w, s8_39, t1_39
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[t28_40], s1_39
        XOR     .L1X   A14, B2, A14         ; <0> XOR     s6_39, s7_39, pair1_39
||      XOR     .L2X   B1, A11, B0          ; <0> XOR     v, s8_39, u1_39
        XOR     .L1X   A12, B2, A13         ; <0> XOR     s2_39, s5_39, pair2_39
||      XOR     .L2X   B0, A14, B9          ; <0> XOR     u1_39, pair1_39, u2_39
||      XOR     .S1    A15, A14, A11        ; <0> XOR     t1_39, pair1_39, t2_39
        XOR     .L1X   A15, B0, A14         ; <0> XOR     s4_39, s3_39, pair3_39
||      XOR     .L2X   B9, A13, B1          ; <0> XOR     u2_39, pair2_39, u3_39
||      XOR     .S1    A11, A13, A11        ; <0> XOR     t2_39, pair2_39, t3_39
        XOR     .L1X   A14, B1, A15         ; <0> XOR     u3_39, pair3_39, u4_39
||      XOR     .L2X   B2, A0, B2           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A14, A13        ; <0> XOR     t3_39, pair3_39, t4_39
        XOR     .L1X   A15, B0, A13         ; <0> XOR     u4_39, s1_39, u
||      XOR     .L2X   B0, A13, B13         ; <0> XOR     t4_39, s1_39, t
||      LDW     .D2T2  *+B3[11], B8         ; <0> LDW     *+keys[11], e_41
        SHRU    .S1    A13, 8, A15          ; <0> SHRU    u, 8, u8_43
||      SHRU    .S2    B13, 4, B9           ; <0> SHRU    t, 4, t4_43
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[u], s8_42
        SHRU    .S1    A13, 24, A15         ; <0> SHRU    u, 24, u24_43
||      SHRU    .S2    B13, 12, B9          ; <0> SHRU    t, 12, t12_43
||      MPYHLU  .M1    A13, A8, A15         ; <0> MPYHLU  u, one, u16_42
||      MPY     .M2    -16, B13, B13        ; <0> MPY     -16, t, low_43
||      LDW     .D1T2  *+A5[A15], B0        ; <0> LDW     *+A5[u8_43], s6_42
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[t4_43], s7_42
        SHRU    .S1X   B13, 28, A11         ; <0> SHRU    t, 28, high_43
||      SHRU    .S2    B13, 20, B1          ; <0> SHRU    t, 20, t20_43
||      LDW     .D1T1  *+A7[A15], A11       ; <0> LDW     *+A7[u24_43], s2_42
||      LDW     .D2T2  *+B5[B9], B1         ; <0> LDW     *+B5[t12_43], s5_42
        ADD     .L2X   B13, A11, B11        ; <0> ADD     high_43, low_43, t28_43
||      LDW     .D1T2  *+A6[A15], B13       ; <0> LDW     *+A6[u16_42], s4_42
||      LDW     .D2T1  *+B6[B1], A15        ; <0> LDW     *+B6[t20_43], s3_42
        XOR     .L2    B2, B8, B0           ; <0> XOR     v, e_41, w
||      LDW     .D2T2  *+B3[12], B9         ; <0> LDW     *+keys[12], d
        XOR     .L1X   A12, B0, A0          ; <0> XOR     w, s8_42, t1_42
||      SHRU    .S2X   A10, 1, B11          ; <0> SHRU    c17, 1, rest_80
||      LDW     .D2T2  *+B7[B11], B8        ; <0> LDW     *+B7[t28_43], s1_42
        XOR     .L1X   A3, B0, A12          ; <0> XOR     s6_42, s7_42, pair1_42
||      XOR     .L2X   B2, A12, B8          ; <0> XOR     v, s8_42, u1_42
        XOR     .L1X   A11, B1, A3          ; <0> XOR     s2_42, s5_42, pair2_42
||      XOR     .L2X   B8, A12, B1          ; <0> XOR     u1_42, pair1_42, u2_42
||      XOR     .S1    A0, A12, A14         ; <0> XOR     t1_42, pair1_42, t2_42
        XOR     .L1X   A15, B13, A11        ; <0> XOR     s4_42, s3_42, pair3_42
||      XOR     .L2X   B1, A3, B13          ; <0> XOR     u2_42, pair2_42, u3_42
||      XOR     .S1    A14, A3, A15         ; <0> XOR     t2_42, pair2_42, t3_42
        XOR     .L1X   A11, B13, A15        ; <0> XOR     u3_42, pair3_42, u4_42
||      XOR     .L2X   B9, A13, B9          ; <0> XOR     u, d, v
||      XOR     .S1    A15, A11, A3         ; <0> XOR     t3_42, pair3_42, t4_42
||      MVKL    .S2    2863311530, B0       ; <0> MVKL    0xaaaaaaaa, m1
        XOR     .L1X   A15, B8, A14         ; <0> XOR     u4_42, s1_42, u
||      XOR     .L2X   B8, A3, B2           ; <0> XOR     t4_42, s1_42, t
||      SHL     .S1    A10, 31, A12         ; <0> SHL     c17, 31, top_80
||      MVKH    .S2    2863311530, B0       ; <0> MVKH    0xaaaaaaaa, m1
||      LDW     .D2T2  *+B3[13], B2         ; <0> LDW     *+keys[13], e_44
        SHRU    .S1    A14, 8, A11          ; <0> SHRU    u, 8, u8_46
||      SHRU    .S2    B2, 4, B13           ; <0> SHRU    t, 4, t4_46
||      LDW     .D1T1  *+A4[A14], A13       ; <0> LDW     *+A4[u], s8_45
        ADD     .L1X   A12, B11, A13        ; <0> ADD     top_80, rest_80, c17
||      SHRU    .S1    A14, 24, A11         ; <0> SHRU    u, 24, u24_46
||      SHRU    .S2    B2, 12, B13          ; <0> SHRU    t, 12, t12_46
||      MPYHLU  .M1    A14, A8, A3          ; <0> MPYHLU  u, one, u16_45
||      MPY     .M2    -16, B2, B11         ; <0> MPY     -16, t, low_46
||      LDW     .D1T2  *+A5[A11], B1        ; <0> LDW     *+A5[u8_46], s6_45
||      LDW     .D2T1  *+B4[B13], A11       ; <0> LDW     *+B4[t4_46], s7_45
        XOR     .L2X   B10, A13, B8         ; <0> XOR     c17, c16, both_81
||      SHRU    .S1X   B2, 28, A15          ; <0> SHRU    t, 28, high_46
||      SHRU    .S2    B2, 20, B2           ; <0> SHRU    t, 20, t20_46
||      LDW     .D1T1  *+A7[A11], A10       ; <0> LDW     *+A7[u24_46], s2_45
||      LDW     .D2T2  *+B5[B13], B13       ; <0> LDW     *+B5[t12_46], s5_45
        ADD     .L2X   B11, A15, B8         ; <0> ADD     high_46, low_46, t28_46
||      AND     .S2    B8, B0, B11          ; <0> AND     both_81, m1, d_81
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[u16_45], s4_45
||      LDW     .D2T1  *+B6[B2], A10        ; <0> LDW     *+B6[t20_46], s3_45
        XOR     .L1X   A13, B11, A3         ; <0> XOR     c17, d_81, c17
||      XOR     .L2    B9, B2, B0           ; <0> XOR     v, e_44, w
||      LDW     .D2T2  *+B3[14], B11        ; <0> LDW     *+keys[14], d
        XOR     .L1X   A13, B0, A12         ; <0> XOR     w, s8_45, t1_45
||      LDW     .D2T2  *+B7[B8], B2         ; <0> LDW     *+B7[t28_46], s1_45
        XOR     .L1X   A11, B1, A0          ; <0> XOR     s6_45, s7_45, pair1_45
||      XOR     .L2X   B9, A13, B9          ; <0> XOR     v, s8_45, u1_45
||      XOR     .S2    B10, B11, B10        ; <0> XOR     c16, d_81, c16
        XOR     .L1X   A10, B13, A13        ; <0> XOR     s2_45, s5_45, pair2_45
||      XOR     .L2X   B9, A0, B0           ; <0> XOR     u1_45, pair1_45, u2_45
||      XOR     .S1    A12, A0, A11         ; <0> XOR     t1_45, pair1_45, t2_45
        XOR     .L1X   A10, B2, A0          ; <0> XOR     s4_45, s3_45, pair3_45
||      XOR     .L2X   B0, A13, B1          ; <0> XOR     u2_45, pair2_45, u3_45
||      XOR     .S1    A11, A13, A12        ; <0> XOR     t2_45, pair2_45, t3_45
||      SHRU    .S2    B10, 1, B0           ; <0> SHRU    c16, 1, rest_82
        XOR     .L1X   A0, B1, A12          ; <0> XOR     u3_45, pair3_45, u4_45
||      XOR     .L2X   B11, A14, B11        ; <0> XOR     u, d, v
||      XOR     .S1    A12, A0, A13         ; <0> XOR     t3_45, pair3_45, t4_45
||      SHL     .S2    B10, 31, B1          ; <0> SHL     c16, 31, top_82
        XOR     .L1X   A12, B2, A12         ; <0> XOR     u4_45, s1_45, u
||      XOR     .L2X   B2, A13, B9          ; <0> XOR     t4_45, s1_45, t
||      SHRU    .S1    A3, 8, A0            ; <0> SHRU    c17, 8, high_83
||      MVKL    .S2    16711935, B8         ; <0> MVKL    0x00ff00ff, m8
||      LDW     .D2T2  *+B3[15], B9         ; <0> LDW     *+keys[15], e_47
        SHRU    .S1    A12, 8, A11          ; <0> SHRU    u, 8, u8_49
||      SHRU    .S2    B9, 4, B2            ; <0> SHRU    t, 4, t4_49
||      LDW     .D1T1  *+A4[A12], A10       ; <0> LDW     *+A4[u], s8_48
        SHRU    .S1    A12, 24, A13         ; <0> SHRU    u, 24, u24_49
||      SHRU    .S2    B9, 12, B2           ; <0> SHRU    t, 12, t12_49
||      MPYHLU  .M1    A12, A8, A15         ; <0> MPYHLU  u, one, u16_48
||      MPY     .M2    -16, B9, B13         ; <0> MPY     -16, t, low_49
||      LDW     .D1T2  *+A5[A11], B2        ; <0> LDW     *+A5[u8_49], s6_48
||      LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[t4_49], s7_48
        ADD     .L2    B1, B0, B1           ; <0> ADD     top_82, rest_82, c16
||      SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_49
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_49
||      LDW     .D1T1  *+A7[A13], A13       ; <0> LDW     *+A7[u24_49], s2_48
||      LDW     .D2T2  *+B5[B2], B1         ; <0> LDW     *+B5[t12_49], s5_48
        XOR     .L1X   A0, B1, A0           ; <0> XOR     high_83, c16, both_83
||      ADD     .L2X   B13, A11, B13        ; <0> ADD     high_49, low_49, t28_49
||      MVKH    .S2    16711935, B8         ; <0> MVKH    0x00ff00ff, m8
||      LDW     .D1T2  *+A6[A15], B13       ; <0> LDW     *+A6[u16_48], s4_48
||      LDW     .D2T1  *+B6[B9], A10        ; <0> LDW     *+B6[t20_49], s3_48
        AND     .L1X   A0, B8, A0           ; <0> AND     both_83, m8, d_83
||      XOR     .L2    B11, B9, B2          ; <0> XOR     v, e_47, w
||      LDW     .D2T2  *+B3[16], B1         ; <0> LDW     *+keys[16], d
        XOR     .L1X   A10, B2, A11         ; <0> XOR     w, s8_48, t1_48
||      XOR     .L2X   B1, A0, B8           ; <0> XOR     c16, d_83, c16
||      SHL     .S1    A0, 8, A14           ; <0> SHL     d_83, 8, moved_83
||      LDW     .D2T2  *+B7[B13], B2        ; <0> LDW     *+B7[t28_49], s1_48
        XOR     .L1X   A15, B2, A15         ; <0> XOR     s6_48, s7_48, pair1_48
||      XOR     .L2X   B11, A10, B13        ; <0> XOR     v, s8_48, u1_48
||      XOR     .S1    A3, A14, A0          ; <0> XOR     c17, moved_83, c17
        XOR     .L1X   A13, B1, A3          ; <0> XOR     s2_48, s5_48, pair2_48
||      XOR     .L2X   B13, A15, B1         ; <0> XOR     u1_48, pair1_48, u2_48
||      XOR     .S1    A11, A15, A15        ; <0> XOR     t1_48, pair1_48, t2_48
||      LDW     .D2T2  *+B15[1], B2         ; <0> LDW     *+B15[1], distance
        XOR     .L1X   A10, B13, A10        ; <0> XOR     s4_48, s3_48, pair3_48
||      XOR     .L2X   B1, A3, B13          ; <0> XOR     u2_48, pair2_48, u3_48
||      XOR     .S1    A15, A3, A13         ; <0> XOR     t2_48, pair2_48, t3_48
||      MVKL    .S2    858993459, B0        ; <0> MVKL    0x33333333, m2
        XOR     .L1X   A10, B13, A12        ; <0> XOR     u3_48, pair3_48, u4_48
||      XOR     .L2X   B1, A12, B9          ; <0> XOR     u, d, v
||      XOR     .S1    A13, A10, A10        ; <0> XOR     t3_48, pair3_48, t4_48
||      MVKH    .S2    858993459, B0        ; <0> MVKH    0x33333333, m2
        XOR     .L1X   A12, B2, A13         ; <0> XOR     u4_48, s1_48, u
||      XOR     .L2X   B2, A10, B11         ; <0> XOR     t4_48, s1_48, t
||      SHRU    .S1    A0, 2, A15           ; <0> SHRU    c17, 2, high_84
||      AND     .S2    B8, B0, B10          ; <0> AND     c16, m2, y_84
||      LDW     .D2T2  *+B3[17], B11        ; <0> LDW     *+keys[17], e_50
        AND     .L1X   A15, B0, A12         ; <0> AND     high_84, m2, x_84
||      CMPEQ   .L2X   2, A1, B0            ; <0> CMPEQ   2, left, begins
||      SHRU    .S1    A13, 8, A14          ; <0> SHRU    u, 8, u8_52
||      SHRU    .S2    B11, 4, B1           ; <0> SHRU    t, 4, t4_52
||      LDW     .D1T1  *+A4[A13], A15       ; <0> LDW     *+A4[u], s8_51
        SUB     .L1X   B10, A12, A14        ; <0> SUB     y_84, x_84, e_84
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    u, 24, u24_52
||      SHRU    .S2    B11, 12, B13         ; <0> SHRU    t, 12, t12_52
||      MPYHLU  .M1    A13, A8, A12         ; <0> MPYHLU  u, one, u16_51
||      MPY     .M2    -16, B11, B10        ; <0> MPY     -16, t, low_52
||      LDW     .D1T2  *+A5[A14], B2        ; <0> LDW     *+A5[u8_52], s6_51
||      LDW     .D2T1  *+B4[B1], A11        ; <0> LDW     *+B4[t4_52], s7_51
        SUB     .L2X   B8, A14, B13         ; <0> SUB     c16, e_84, c16
||      SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_52
||      SHRU    .S2    B11, 20, B1          ; <0> SHRU    t, 20, t20_52
||      LDW     .D1T1  *+A7[A12], A11       ; <0> LDW     *+A7[u24_52], s2_51
||      LDW     .D2T2  *+B5[B13], B11       ; <0> LDW     *+B5[t12_52], s5_51
        ADD     .L2X   B10, A10, B10        ; <0> ADD     high_52, low_52, t28_52
||      LDW     .D1T2  *+A6[A12], B8        ; <0> LDW     *+A6[u16_51], s4_51
||      LDW     .D2T1  *+B6[B1], A14        ; <0> LDW     *+B6[t20_52], s3_51
        SUB     .L1    A2, 1, A2            ; <0> SUB     passes, 1, passes
||      XOR     .L2    B9, B11, B2          ; <0> XOR     v, e_50, w
||      ADD     .S2X   B2, A9, B1           ; <0> ADD     source, distance, sum
||      MPYSU   .M1X   1, B13, A12          ; <0> MPYSU   1, c16, y_85
||      ADDAW   .D1    A0, A14, A10         ; <0> ADDAW   c17, e_84, c17
||      LDW     .D2T2  *+B3[18], B8         ; <0> LDW     *+keys[18], d
        XOR     .L1X   A15, B2, A3          ; <0> XOR     w, s8_51, t1_51
||      CMPLT   .L2X   2, A2, B10           ; <0> CMPLT   2, passes, ahead
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_52], s1_51
        XOR     .L1X   A11, B2, A14         ; <0> XOR     s6_51, s7_51, pair1_51
||      XOR     .L2X   B9, A15, B9          ; <0> XOR     v, s8_51, u1_51
||      AND     .S2    B0, B10, B2          ; <0> AND     begins, ahead, more
||      MPYHLU  .M1    A10, A8, A15         ; <0> MPYHLU  c17, one, x_85
        XOR     .L1X   A11, B11, A0         ; <0> XOR     s2_51, s5_51, pair2_51
||      XOR     .L2X   B9, A14, B10         ; <0> XOR     u1_51, pair1_51, u2_51
||      XOR     .S1    A3, A14, A3          ; <0> XOR     t1_51, pair1_51, t2_51
||[B2]  ADDAW   .D1    A9, 2, A9            ; <0> [more] ADDAW   source, 2, source       ; the last block is loaded again
        XOR     .L1X   A14, B8, A3          ; <0> XOR     s4_51, s3_51, pair3_51
||      XOR     .L2X   B10, A0, B11         ; <0> XOR     u2_51, pair2_51, u3_51
||      XOR     .S1    A3, A0, A0           ; <0> XOR     t2_51, pair2_51, t3_51
||      SUB     .D1    A12, A15, A11        ; <0> SUB     y_85, x_85, e_85
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u3_51, pair3_51, u4_51
||      XOR     .L2X   B8, A13, B11         ; <0> XOR     u, d, v
||      XOR     .S1    A0, A3, A15          ; <0> XOR     t3_51, pair3_51, t4_51
||      LDW     .D1T1  *+A9[0], A10         ; <0> LDW     *+source[0], pl
        XOR     .L1X   A3, B2, A14          ; <0> XOR     u4_51, s1_51, u
||      XOR     .L2X   B2, A15, B2          ; <0> XOR     t4_51, s1_51, t
||      SHL     .S1    A11, 16, A12         ; <0> SHL     e_85, 16, moved_85
||      LDW     .D2T2  *+B3[19], B9         ; <0> LDW     *+keys[19], e_53
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    u, 8, u8_55
||      SHRU    .S2    B2, 4, B9            ; <0> SHRU    t, 4, t4_55
||      LDW     .D1T1  *+A4[A14], A13       ; <0> LDW     *+A4[u], s8_54
        SHRU    .S1    A14, 24, A15         ; <0> SHRU    u, 24, u24_55
||      SHRU    .S2    B2, 12, B8           ; <0> SHRU    t, 12, t12_55
||      MPYHLU  .M1    A14, A8, A13         ; <0> MPYHLU  u, one, u16_54
||      MPY     .M2    -16, B2, B13         ; <0> MPY     -16, t, low_55
||      LDW     .D1T2  *+A5[A15], B2        ; <0> LDW     *+A5[u8_55], s6_54
||      LDW     .D2T1  *+B4[B9], A0         ; <0> LDW     *+B4[t4_55], s7_54
        ADD     .L1    A10, A12, A11        ; <0> ADD     c17, moved_85, c17
||      SUB     .L2X   B13, A11, B8         ; <0> SUB     c16, e_85, c16
||      SHRU    .S1X   B2, 28, A0           ; <0> SHRU    t, 28, high_55
||      SHRU    .S2    B2, 20, B10          ; <0> SHRU    t, 20, t20_55
||      LDW     .D1T1  *+A7[A15], A3        ; <0> LDW     *+A7[u24_55], s2_54
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[t12_55], s5_54
        ADD     .L2X   B13, A0, B2          ; <0> ADD     high_55, low_55, t28_55
||      SHRU    .S1    A11, 4, A15          ; <0> SHRU    c17, 4, high_86
||      LDW     .D1T2  *+A6[A13], B10       ; <0> LDW     *+A6[u16_54], s4_54
||      LDW     .D2T1  *+B6[B10], A12       ; <0> LDW     *+B6[t20_55], s3_54
        XOR     .L2    B11, B9, B9          ; <0> XOR     v, e_53, w
||      MVKL    .S2    252645135, B10       ; <0> MVKL    0x0f0f0f0f, m4
||      LDW     .D2T2  *+B3[20], B8         ; <0> LDW     *+keys[20], d
        XOR     .L1X   A13, B9, A12         ; <0> XOR     w, s8_54, t1_54
||      XOR     .L2X   B8, A15, B13         ; <0> XOR     high_86, c16, both_86
||      MVKH    .S2    252645135, B10       ; <0> MVKH    0x0f0f0f0f, m4
||      LDW     .D2T2  *+B7[B2], B8         ; <0> LDW     *+B7[t28_55], s1_54
        XOR     .L1X   A0, B2, A13          ; <0> XOR     s6_54, s7_54, pair1_54
||      XOR     .L2X   B11, A13, B13        ; <0> XOR     v, s8_54, u1_54
||      AND     .S2    B13, B10, B11        ; <0> AND     both_86, m4, d_86
||      LDW     .D1T1  *+A9[1], A14         ; <0> LDW     *+source[1], pr
        XOR     .L1X   A3, B2, A3           ; <0> XOR     s2_54, s5_54, pair2_54
||      XOR     .L2X   B13, A13, B2         ; <0> XOR     u1_54, pair1_54, u2_54
||      XOR     .S1    A12, A13, A15        ; <0> XOR     t1_54, pair1_54, t2_54
||      SHL     .S2    B11, 4, B13          ; <0> SHL     d_86, 4, moved_86
        XOR     .L1X   A12, B10, A3         ; <0> XOR     s4_54, s3_54, pair3_54
||      XOR     .L2X   B2, A3, B10          ; <0> XOR     u2_54, pair2_54, u3_54
||      XOR     .S1    A15, A3, A12         ; <0> XOR     t2_54, pair2_54, t3_54
||      XOR     .S2    B8, B11, B11         ; <0> XOR     c16, d_86, c16
        XOR     .L1X   A3, B10, A12         ; <0> XOR     u3_54, pair3_54, u4_54
||      XOR     .L2X   B8, A14, B2          ; <0> XOR     u, d, v
||      XOR     .S1    A12, A3, A14         ; <0> XOR     t3_54, pair3_54, t4_54
||      MVKL    .S2    252645135, B10       ; <0> MVKL    0x0f0f0f0f, m4_68
||[B0]  STW     .D2T2  B11, *+B12[1]        ; <0> [begins] STW   c16, *+target[1]
        XOR     .L1X   A12, B8, A15         ; <0> XOR     u4_54, s1_54, u
||      XOR     .L2X   B8, A14, B9          ; <0> XOR     t4_54, s1_54, t
||      SHRU    .S1    A10, 4, A0           ; <0> SHRU    pl, 4, high_71
||      MVKH    .S2    252645135, B10       ; <0> MVKH    0x0f0f0f0f, m4_68
||      LDW     .D2T2  *+B3[21], B13        ; <0> LDW     *+keys[21], e_56
        XOR     .L1    A0, A14, A0          ; <0> XOR     high_71, pr, both_71
||      SHRU    .S1    A15, 8, A13          ; <0> SHRU    u, 8, u8_58
||      SHRU    .S2    B9, 4, B8            ; <0> SHRU    t, 4, t4_58
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[u], s8_57
        XOR     .L1X   A11, B13, A13        ; <0> XOR     c17, moved_86, c17
||      AND     .L2X   B10, A0, B11         ; <0> AND     both_71, m4_68, d_71
||      SHRU    .S1    A15, 24, A3          ; <0> SHRU    u, 24, u24_58
||      SHRU    .S2    B9, 12, B13          ; <0> SHRU    t, 12, t12_58
||      MPYHLU  .M1    A15, A8, A12         ; <0> MPYHLU  u, one, u16_57
||      MPY     .M2    -16, B9, B13         ; <0> MPY     -16, t, low_58
||      LDW     .D1T2  *+A5[A13], B10       ; <0> LDW     *+A5[u8_58], s6_57
||      LDW     .D2T1  *+B4[B8], A12        ; <0> LDW     *+B4[t4_58], s7_57
        XOR     .L2X   B11, A14, B8         ; <0> XOR     pr, d_71, pr
||      SHRU    .S1X   B9, 28, A3           ; <0> SHRU    t, 28, high_58
||      SHRU    .S2    B9, 20, B10          ; <0> SHRU    t, 20, t20_58
||      LDW     .D1T1  *+A7[A3], A11        ; <0> LDW     *+A7[u24_58], s2_57
||      LDW     .D2T2  *+B5[B13], B10       ; <0> LDW     *+B5[t12_58], s5_57
        ADD     .L2X   B13, A3, B10         ; <0> ADD     high_58, low_58, t28_58
||      SHL     .S1X   B11, 4, A14          ; <0> SHL     d_71, 4, moved_71
||      LDW     .D1T2  *+A6[A12], B11       ; <0> LDW     *+A6[u16_57], s4_57
||      LDW     .D2T1  *+B6[B10], A11       ; <0> LDW     *+B6[t20_58], s3_57
        XOR     .L1    A10, A14, A0         ; <0> XOR     pl, moved_71, pl
||      XOR     .L2    B2, B13, B9          ; <0> XOR     v, e_56, w
||      MPYSU   .M1X   1, B8, A10           ; <0> MPYSU   1, pr, y_72
||      LDW     .D2T2  *+B3[22], B2         ; <0> LDW     *+keys[22], d
        XOR     .L1X   A11, B9, A3          ; <0> XOR     w, s8_57, t1_57
||      LDW     .D2T2  *+B7[B10], B2        ; <0> LDW     *+B7[t28_58], s1_57
        XOR     .L1X   A12, B10, A12        ; <0> XOR     s6_57, s7_57, pair1_57
||      XOR     .L2X   B2, A11, B13         ; <0> XOR     v, s8_57, u1_57
||      MVKL    .S1    858993459, A13       ; <0> MVKL    0x33333333, m2_68
||[B0]  STW     .D2T1  A13, *+B12[0]        ; <0> [begins] STW   c17, *+target[0]
        XOR     .L1X   A11, B10, A14        ; <0> XOR     s2_57, s5_57, pair2_57
||      XOR     .L2X   B13, A12, B9         ; <0> XOR     u1_57, pair1_57, u2_57
||      XOR     .S1    A3, A12, A12         ; <0> XOR     t1_57, pair1_57, t2_57
||      MPYHLU  .M1    A0, A8, A12          ; <0> MPYHLU  pl, one, x_72
        XOR     .L1X   A11, B11, A14        ; <0> XOR     s4_57, s3_57, pair3_57
||      XOR     .L2X   B9, A14, B9          ; <0> XOR     u2_57, pair2_57, u3_57
||      XOR     .S1    A12, A14, A11        ; <0> XOR     t2_57, pair2_57, t3_57
        XOR     .L1X   A14, B9, A15         ; <0> XOR     u3_57, pair3_57, u4_57
||      XOR     .L2X   B2, A15, B9          ; <0> XOR     u, d, v
||      XOR     .S1    A11, A14, A11        ; <0> XOR     t3_57, pair3_57, t4_57
||      SUB     .D1    A10, A12, A14        ; <0> SUB     y_72, x_72, e_72
        XOR     .L1X   A15, B2, A12         ; <0> XOR     u4_57, s1_57, u
||      XOR     .L2X   B2, A11, B13         ; <0> XOR     t4_57, s1_57, t
||      SHL     .S1    A14, 16, A3          ; <0> SHL     e_72, 16, moved_72
||      LDW     .D2T2  *+B3[23], B8         ; <0> LDW     *+keys[23], e_59
        SUB     .L2X   B8, A14, B10         ; <0> SUB     pr, e_72, pr
||      SHRU    .S1    A12, 8, A10          ; <0> SHRU    u, 8, u8_61
||      SHRU    .S2    B13, 4, B1           ; <0> SHRU    t, 4, t4_61
||      LDW     .D1T1  *+A4[A12], A0        ; <0> LDW     *+A4[u], s8_60
||[B0]  MV      .D2    B1, B12              ; <0> [begins] MV    sum, target
        SHRU    .S1    A12, 24, A11         ; <0> SHRU    u, 24, u24_61
||      SHRU    .S2    B13, 12, B8          ; <0> SHRU    t, 12, t12_61
||      MPYHLU  .M1    A12, A8, A11         ; <0> MPYHLU  u, one, u16_60
||      MPY     .M2    -16, B13, B2         ; <0> MPY     -16, t, low_61
||      LDW     .D1T2  *+A5[A10], B8        ; <0> LDW     *+A5[u8_61], s6_60
||      LDW     .D2T1  *+B4[B1], A13        ; <0> LDW     *+B4[t4_61], s7_60
        SHRU    .S1X   B13, 28, A14         ; <0> SHRU    t, 28, high_61
||      SHRU    .S2    B13, 20, B11         ; <0> SHRU    t, 20, t20_61
||      LDW     .D1T1  *+A7[A11], A0        ; <0> LDW     *+A7[u24_61], s2_60
||      LDW     .D2T2  *+B5[B8], B9         ; <0> LDW     *+B5[t12_61], s5_60
        ADD     .L1    A0, A3, A11          ; <0> ADD     pl, moved_72, pl
||      ADD     .L2X   B2, A14, B0          ; <0> ADD     high_61, low_61, t28_61
||      MVKH    .S1    858993459, A13       ; <0> MVKH    0x33333333, m2_68
||      LDW     .D1T2  *+A6[A11], B13       ; <0> LDW     *+A6[u16_60], s4_60
||      LDW     .D2T1  *+B6[B11], A3        ; <0> LDW     *+B6[t20_61], s3_60
        AND     .L1X   A13, B10, A10        ; <0> AND     pr, m2_68, y_73
||      XOR     .L2    B9, B8, B11          ; <0> XOR     v, e_59, w
||      SHRU    .S1    A11, 2, A3           ; <0> SHRU    pl, 2, high_73
||      LDW     .D2T2  *+B3[24], B13        ; <0> LDW     *+keys[24], d
        XOR     .L1X   A0, B11, A15         ; <0> XOR     w, s8_60, t1_60
||      AND     .S1    A3, A13, A14         ; <0> AND     high_73, m2_68, x_73
||      LDW     .D2T2  *+B7[B0], B8         ; <0> LDW     *+B7[t28_61], s1_60
        XOR     .L1X   A13, B8, A3          ; <0> XOR     s6_60, s7_60, pair1_60
||      XOR     .L2X   B9, A0, B0           ; <0> XOR     v, s8_60, u1_60
        XOR     .L1X   A0, B9, A15          ; <0> XOR     s2_60, s5_60, pair2_60
||      XOR     .L2X   B0, A3, B8           ; <0> XOR     u1_60, pair1_60, u2_60
||      XOR     .S1    A15, A3, A13         ; <0> XOR     t1_60, pair1_60, t2_60
||      ADDAW   .D2    B3, 18, B0           ; <0> ADDAW   keys, 18, half
        XOR     .L1X   A3, B13, A3          ; <0> XOR     s4_60, s3_60, pair3_60
||      XOR     .L2X   B8, A15, B11         ; <0> XOR     u2_60, pair2_60, u3_60
||      XOR     .S1    A13, A15, A10        ; <0> XOR     t2_60, pair2_60, t3_60
||      SUB     .D1    A10, A14, A14        ; <0> SUB     y_73, x_73, e_73
||      ADDAW   .D2    B0, 18, B9           ; <0> ADDAW   half, 18, onward
        XOR     .L1X   A3, B11, A11         ; <0> XOR     u3_60, pair3_60, u4_60
||      XOR     .L2X   B13, A12, B0         ; <0> XOR     u, d, v
||      XOR     .S1    A10, A3, A12         ; <0> XOR     t3_60, pair3_60, t4_60
||      MVKL    .S2    16711935, B13        ; <0> MVKL    0x00ff00ff, m8_68
||      ADDAW   .D1    A11, A14, A0         ; <0> ADDAW   pl, e_73, pl
||      LDW     .D2T1  *+B15[2], A14        ; <0> LDW     *+B15[2], origin
        XOR     .L1X   A11, B8, A15         ; <0> XOR     u4_60, s1_60, u
||      XOR     .L2X   B8, A12, B1          ; <0> XOR     t4_60, s1_60, t
||      SHRU    .S1    A0, 8, A12           ; <0> SHRU    pl, 8, high_74
||      MVKH    .S2    16711935, B13        ; <0> MVKH    0x00ff00ff, m8_68
||      LDW     .D2T2  *+B3[25], B2         ; <0> LDW     *+keys[25], e_62
        SUB     .L1X   B10, A14, A13        ; <0> SUB     pr, e_73, pr
||      SHRU    .S1    A15, 8, A10          ; <0> SHRU    u, 8, u8_64
||      SHRU    .S2    B1, 4, B8            ; <0> SHRU    t, 4, t4_64
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[u], s8_63
        XOR     .L1    A12, A13, A12        ; <0> XOR     high_74, pr, both_74
||      SHRU    .S1    A15, 24, A14         ; <0> SHRU    u, 24, u24_64
||      SHRU    .S2    B1, 12, B10          ; <0> SHRU    t, 12, t12_64
||      MPYHLU  .M1    A15, A8, A3          ; <0> MPYHLU  u, one, u16_63
||      MPY     .M2    -16, B1, B8          ; <0> MPY     -16, t, low_64
||      LDW     .D1T2  *+A5[A10], B11       ; <0> LDW     *+A5[u8_64], s6_63
||      LDW     .D2T1  *+B4[B8], A14        ; <0> LDW     *+B4[t4_64], s7_63
        AND     .L2X   B13, A12, B11        ; <0> AND     both_74, m8_68, d_74
||      SHRU    .S1X   B1, 28, A12          ; <0> SHRU    t, 28, high_64
||      SHRU    .S2    B1, 20, B10          ; <0> SHRU    t, 20, t20_64
||      LDW     .D1T1  *+A7[A14], A13       ; <0> LDW     *+A7[u24_64], s2_63
||      LDW     .D2T2  *+B5[B10], B0        ; <0> LDW     *+B5[t12_64], s5_63
        XOR     .L1X   A13, B11, A12        ; <0> XOR     pr, d_74, pr
||      ADD     .L2X   B8, A12, B13         ; <0> ADD     high_64, low_64, t28_64
||      SHL     .S2    B11, 8, B8           ; <0> SHL     d_74, 8, moved_74
||      LDW     .D1T2  *+A6[A3], B13        ; <0> LDW     *+A6[u16_63], s4_63
||      LDW     .D2T1  *+B6[B10], A10       ; <0> LDW     *+B6[t20_64], s3_63
        XOR     .L1X   A0, B8, A3           ; <0> XOR     pl, moved_74, pl
||      XOR     .L2    B0, B2, B10          ; <0> XOR     v, e_62, w
||      LDW     .D2T2  *+B3[26], B10        ; <0> LDW     *+keys[26], d
        XOR     .L1X   A11, B10, A10        ; <0> XOR     w, s8_63, t1_63
||[!A1] MV      .L2X   A14, B9              ; <0> [!left] MV     origin, onward
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[t28_64], s1_63
        XOR     .L1X   A14, B11, A0         ; <0> XOR     s6_63, s7_63, pair1_63
||      XOR     .L2X   B0, A11, B1          ; <0> XOR     v, s8_63, u1_63
||      SHRU    .S1    A12, 31, A11         ; <0> SHRU    pr, 31, top_75
||      LDW     .D2T2  *-B9[2], B10         ; <0> LDW     *-onward[2], k1_87
        XOR     .L1X   A13, B0, A14         ; <0> XOR     s2_63, s5_63, pair2_63
||      XOR     .L2X   B1, A0, B11          ; <0> XOR     u1_63, pair1_63, u2_63
||      XOR     .S1    A10, A0, A13         ; <0> XOR     t1_63, pair1_63, t2_63
||      ADDAH   .D1    A11, A12, A11        ; <0> ADDAH   top_75, pr, pr
        XOR     .L1X   A10, B13, A0         ; <0> XOR     s4_63, s3_63, pair3_63
||      XOR     .L2X   B11, A14, B2         ; <0> XOR     u2_63, pair2_63, u3_63
||      XOR     .S1    A13, A14, A12        ; <0> XOR     t2_63, pair2_63, t3_63
||      LDW     .D2T2  *+B3[30], B0         ; <0> LDW     *+keys[30], d15_87
        XOR     .L1X   A0, B2, A10          ; <0> XOR     u3_63, pair3_63, u4_63
||      XOR     .L2X   B10, A15, B13        ; <0> XOR     u, d, v
||      XOR     .S1    A12, A0, A15         ; <0> XOR     t3_63, pair3_63, t4_63
||      MVKL    .S2    2863311530, B11      ; <0> MVKL    0xaaaaaaaa, m1_68
||      LDW     .D2T2  *-B9[4], B1          ; <0> LDW     *-onward[4], k0_87
        XOR     .L1X   A10, B0, A12         ; <0> XOR     u4_63, s1_63, u
||      XOR     .L2X   B0, A15, B8          ; <0> XOR     t4_63, s1_63, t
||      XOR     .S1    A3, A11, A13         ; <0> XOR     pl, pr, both_76
||      MVKH    .S2    2863311530, B11      ; <0> MVKH    0xaaaaaaaa, m1_68
||      LDW     .D2T2  *+B3[27], B11        ; <0> LDW     *+keys[27], e_65
        AND     .L1X   A13, B11, A13        ; <0> AND     both_76, m1_68, d_76
||      SHRU    .S1    A12, 8, A10          ; <0> SHRU    u, 8, u8_67
||      SHRU    .S2    B8, 4, B0            ; <0> SHRU    t, 4, t4_67
||      LDW     .D1T1  *+A4[A12], A14       ; <0> LDW     *+A4[u], s8_66
        XOR     .L1    A3, A13, A15         ; <0> XOR     pl, d_76, pl
||      SHRU    .S1    A12, 24, A10         ; <0> SHRU    u, 24, u24_67
||      SHRU    .S2    B8, 12, B2           ; <0> SHRU    t, 12, t12_67
||      MPYHLU  .M1    A12, A8, A3          ; <0> MPYHLU  u, one, u16_66
||      MPY     .M2    -16, B8, B11         ; <0> MPY     -16, t, low_67
||      LDW     .D1T2  *+A5[A10], B2        ; <0> LDW     *+A5[u8_67], s6_66
||      LDW     .D2T1  *+B4[B0], A11        ; <0> LDW     *+B4[t4_67], s7_66
        SHRU    .S1X   B8, 28, A0           ; <0> SHRU    t, 28, high_67
||      SHRU    .S2    B8, 20, B2           ; <0> SHRU    t, 20, t20_67
||      LDW     .D1T1  *+A7[A10], A10       ; <0> LDW     *+A7[u24_67], s2_66
||      LDW     .D2T2  *+B5[B2], B2         ; <0> LDW     *+B5[t12_67], s5_66
        XOR     .L1    A11, A13, A3         ; <0> XOR     pr, d_76, pr
||      ADD     .L2X   B11, A0, B2          ; <0> ADD     high_67, low_67, t28_67
||      LDW     .D1T2  *+A6[A3], B13        ; <0> LDW     *+A6[u16_66], s4_66
||      LDW     .D2T1  *+B6[B2], A15        ; <0> LDW     *+B6[t20_67], s3_66
  [A1]  ZERO    .L1    A3                   ; <0> [left] ZERO    pr
||      XOR     .L2    B13, B11, B11        ; <0> XOR     v, e_65, w
||      LDW     .D2T2  *+B3[28], B13        ; <0> LDW     *+keys[28], d
        XOR     .L1X   A14, B11, A13        ; <0> XOR     w, s8_66, t1_66
||      XOR     .L2X   B1, A3, B8           ; <0> XOR     k0_87, pr, add0_87
||      SHRU    .S1    A15, 31, A0          ; <0> SHRU    pl, 31, top_77
||      LDW     .D2T2  *+B7[B2], B1         ; <0> LDW     *+B7[t28_67], s1_66
        XOR     .L1X   A11, B2, A14         ; <0> XOR     s6_66, s7_66, pair1_66
||      XOR     .L2X   B13, A14, B3         ; <0> XOR     v, s8_66, u1_66
||      ADDAH   .D1    A0, A15, A3          ; <0> ADDAH   top_77, pl, pl
||      LDW     .D2T2  *-B9[3], B11         ; <0> LDW     *-onward[3], e0_87
        XOR     .L1X   A10, B2, A11         ; <0> XOR     s2_66, s5_66, pair2_66
||      XOR     .L2X   B3, A14, B2          ; <0> XOR     u1_66, pair1_66, u2_66
||      XOR     .S1    A13, A14, A13        ; <0> XOR     t1_66, pair1_66, t2_66
||      LDW     .D2T2  *+B9[0], B3          ; <0> LDW     *+onward[0], d0_87
        XOR     .L1X   A15, B13, A14        ; <0> XOR     s4_66, s3_66, pair3_66
||      XOR     .L2X   B2, A11, B3          ; <0> XOR     u2_66, pair2_66, u3_66
||      XOR     .S1    A13, A11, A0         ; <0> XOR     t2_66, pair2_66, t3_66
        XOR     .L1X   A14, B3, A15         ; <0> XOR     u3_66, pair3_66, u4_66
||      XOR     .L2X   B13, A12, B13        ; <0> XOR     u, d, v
||      XOR     .S1    A0, A14, A10         ; <0> XOR     t3_66, pair3_66, t4_66
||      LDW     .D2T2  *-B9[1], B1          ; <0> LDW     *-onward[1], e1_87
        XOR     .L1X   A15, B1, A12         ; <0> XOR     u4_66, s1_66, u
||      XOR     .L2X   B1, A10, B8          ; <0> XOR     t4_66, s1_66, t
||[A1]  ZERO    .S1    A3                   ; <0> [left] ZERO    pl
||      XOR     .S2    B8, B0, B1           ; <0> XOR     add0_87, d15_87, add_87
        XOR     .L1X   A12, B1, A0          ; <0> XOR     u, add_87, u
||      SHRU    .S1    A12, 8, A10          ; <0> SHRU    u, 8, u8_89
||      SHRU    .S2    B8, 20, B1           ; <0> SHRU    t, 20, t20_89
||      LDW     .D1T1  *+A4[A12], A3        ; <0> LDW     *+A4[u], s8_88
        XOR     .L1X   A3, B10, A11         ; <0> XOR     k1_87, pl, cv_87
||      SHRU    .S1    A12, 24, A13         ; <0> SHRU    u, 24, u24_89
||      SHRU    .S2    B8, 4, B2            ; <0> SHRU    t, 4, t4_89
||      MPYHLU  .M1    A12, A8, A10         ; <0> MPYHLU  u, one, u16_88
||      LDW     .D1T2  *+A5[A10], B2        ; <0> LDW     *+A5[u8_89], s6_88
||      LDW     .D2T1  *+B6[B1], A10        ; <0> LDW     *+B6[t20_89], s3_88
        XOR     .L2X   B11, A0, B11         ; <0> XOR     u, e0_87, t
||      SHRU    .S1X   B8, 28, A15          ; <0> SHRU    t, 28, high_89
||      SHRU    .S2    B8, 12, B2           ; <0> SHRU    t, 12, t12_89
||      LDW     .D1T2  *+A7[A13], B1        ; <0> LDW     *+A7[u24_89], s2_88
||      LDW     .D2T1  *+B4[B2], A14        ; <0> LDW     *+B4[t4_89], s7_88
        XOR     .L1X   A11, B1, A12         ; <0> XOR     cv_87, e1_87, cw_87
||      XOR     .L2X   B0, A12, B10         ; <0> XOR     u, d15_87, c16
||      SHRU    .S1    A0, 8, A10           ; <0> SHRU    u, 8, u8_91
||      SHRU    .S2    B11, 4, B0           ; <0> SHRU    t, 4, t4_91
||      MPY     .M2    -16, B8, B2          ; <0> MPY     -16, t, low_89
||      LDW     .D1T1  *+A6[A10], A13       ; <0> LDW     *+A6[u16_88], s4_88
||      LDW     .D2T2  *+B5[B2], B11        ; <0> LDW     *+B5[t12_89], s5_88
        SHRU    .S1    A0, 24, A13          ; <0> SHRU    u, 24, u24_91
||      SHRU    .S2    B11, 12, B1          ; <0> SHRU    t, 12, t12_91
||      MPY     .M2    -16, B11, B1         ; <0> MPY     -16, t, low_91
||      LDW     .D1T1  *+A4[A0], A15        ; <0> LDW     *+A4[u], s8_90
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[t4_91], s7_90
        ADD     .L2X   B2, A15, B8          ; <0> ADD     high_89, low_89, t28_89
||      SHRU    .S1X   B11, 28, A15         ; <0> SHRU    t, 28, high_91
||      MPYHLU  .M1    A0, A8, A13          ; <0> MPYHLU  u, one, u16_90
||      LDW     .D1T1  *+A5[A10], A13       ; <0> LDW     *+A5[u8_91], s6_90
||      LDW     .D2T2  *+B5[B1], B8         ; <0> LDW     *+B5[t12_91], s5_90
        ADD     .L2X   B1, A15, B0          ; <0> ADD     high_91, low_91, t28_91
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_91
||      LDW     .D1T2  *+A7[A13], B3        ; <0> LDW     *+A7[u24_91], s2_90
||      LDW     .D2T1  *+B7[B8], A14        ; <0> LDW     *+B7[t28_89], s1_88
        XOR     .L1X   A14, B2, A15         ; <0> XOR     s6_88, s7_88, pair1_88
||      XOR     .L2X   B13, A3, B8          ; <0> XOR     v, s8_88, v1_88
||      LDW     .D1T1  *+A6[A13], A3        ; <0> LDW     *+A6[u16_90], s4_90
||      LDW     .D2T2  *+B6[B11], B1        ; <0> LDW     *+B6[t20_91], s3_90
        XOR     .L1    A13, A10, A10        ; <0> XOR     s4_88, s3_88, pair3_88
||      XOR     .L2    B1, B11, B11         ; <0> XOR     s2_88, s5_88, pair2_88
||      XOR     .S2X   B8, A15, B13         ; <0> XOR     v1_88, pair1_88, v2_88
||      LDW     .D2T2  *+B7[B0], B11        ; <0> LDW     *+B7[t28_91], s1_90
        XOR     .L2    B13, B11, B11        ; <0> XOR     v2_88, pair2_88, v3_88
||[A2]  B       .S1    des3_cbc_encrypt$next; <0> [passes] B     next
||      XOR     .S2X   B3, A0, B0           ; <0> XOR     u, d0_87, v
||      LDW     .D2T2  *+B9[1], B11         ; <0> LDW     *+onward[1], e_92
        XOR     .L1    A15, A13, A0         ; <0> XOR     s8_90, s6_90, f1_90
||      XOR     .L2X   B11, A10, B13        ; <0> XOR     v3_88, pair3_88, v4_88
||      LDW     .D2T2  *+B9[2], B1          ; <0> LDW     *+onward[2], d
        XOR     .L1X   A14, B13, A10        ; <0> XOR     v4_88, s1_88, c17
||      XOR     .L2    B1, B3, B11          ; <0> XOR     s7_90, s2_90, f2_90
||      XOR     .S2X   B8, A0, B8           ; <0> XOR     f1_90, s5_90, f3_90
        XOR     .L1    A10, A11, A3         ; <0> XOR     c17, cv_87, y_87
||      XOR     .L2    B11, B8, B13         ; <0> XOR     f2_90, f3_90, f4_90
||      XOR     .S1    A10, A12, A13        ; <0> XOR     c17, cw_87, z_87
||      XOR     .S2X   B1, A3, B3           ; <0> XOR     s4_90, s3_90, f5_90
        XOR     .L1X   A3, B13, A15         ; <0> XOR     y_87, f4_90, y1_90
||      XOR     .L2X   B13, A13, B2         ; <0> XOR     z_87, f4_90, z1_90
||[!A1] MVK     .S1    3, A1                ; <0> [!left] MVK    3, left
||      XOR     .S2    B3, B11, B1          ; <0> XOR     f5_90, s1_90, f6_90
||      MV      .D2    B9, B3               ; <0> MV      onward, keys
        SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .L2    B2, B1, B9           ; <0> XOR     z1_90, f6_90, t
||      XOR     .S1X   A15, B1, A14         ; <0> XOR     y1_90, f6_90, u
||      XOR     .S2    B0, B11, B13         ; <0> XOR     v, e_92, w
des3_cbc_encrypt$des3_cbc_encrypt$4:
        SHL     .S1    A10, 31, A10         ; SHL     c17, 31, top_96
||      SHRU    .S2X   A10, 1, B0           ; SHRU    c17, 1, rest_96
        ADD     .L1X   A10, B0, A10         ; ADD     top_96, rest_96, c17
||      MVKL    .S1    2863311530, A0       ; MVKL    0xaaaaaaaa, m1_93
        XOR     .L2X   B10, A10, B0         ; XOR     c17, c16, both_97
||      MVKH    .S1    2863311530, A0       ; MVKH    0xaaaaaaaa, m1_93
        AND     .L1X   A0, B0, A1           ; AND     both_97, m1_93, d_97
||      MVKL    .S1    16711935, A0         ; MVKL    0x00ff00ff, m8_93
        XOR     .L2X   B10, A1, B10         ; XOR     c16, d_97, c16
        XOR     .L1    A10, A1, A1          ; XOR     c17, d_97, c17
||      SHL     .S1X   B10, 31, A10         ; SHL     c16, 31, top_98
||      SHRU    .S2    B10, 1, B10          ; SHRU    c16, 1, rest_98
        ADD     .L2X   B10, A10, B10        ; ADD     top_98, rest_98, c16
||      SHRU    .S1    A1, 8, A10           ; SHRU    c17, 8, high_99
        XOR     .L1X   A10, B10, A10        ; XOR     high_99, c16, both_99
||      MVKH    .S1    16711935, A0         ; MVKH    0x00ff00ff, m8_93
        AND     .L1    A10, A0, A0          ; AND     both_99, m8_93, d_99
        SHL     .S1    A0, 8, A10           ; SHL     d_99, 8, moved_99
        XOR     .L1    A1, A10, A0          ; XOR     c17, moved_99, c17
||      XOR     .L2X   B10, A0, B10         ; XOR     c16, d_99, c16
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_93
        SHRU    .S1    A0, 2, A1            ; SHRU    c17, 2, high_100
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_93
        AND     .L1X   A1, B0, A1           ; AND     high_100, m2_93, x_100
||      AND     .L2    B10, B0, B0          ; AND     c16, m2_93, y_100
        SUB     .L1X   B0, A1, A1           ; SUB     y_100, x_100, e_100
        SUB     .L2X   B10, A1, B10         ; SUB     c16, e_100, c16
||      ADDAW   .D1    A0, A1, A0           ; ADDAW   c17, e_100, c17
        MPYHLU  .M1    A0, A8, A8           ; MPYHLU  c17, one, x_101
||      MPYSU   .M2    1, B10, B0           ; MPYSU   1, c16, y_101
        NOP
        SUB     .L1X   B0, A8, A8           ; SUB     y_101, x_101, e_101
        SHL     .S1    A8, 16, A1           ; SHL     e_101, 16, moved_101
        ADD     .L1    A0, A1, A0           ; ADD     c17, moved_101, c17
        SUB     .L2X   B10, A8, B10         ; SUB     c16, e_101, c16
||      SHRU    .S1    A0, 4, A8            ; SHRU    c17, 4, high_102
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_93
||      LDW     .D2T1  *+B15[4], A0         ; restore iv
        XOR     .L1X   A8, B10, A8          ; XOR     high_102, c16, both_102
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_93
        AND     .L1X   A8, B0, A8           ; AND     both_102, m4_93, d_102
        SHL     .S1    A8, 4, A1            ; SHL     d_102, 4, moved_102
        XOR     .L1    A0, A1, A1           ; XOR     c17, moved_102, c17
||      XOR     .L2X   B10, A8, B10         ; XOR     c16, d_102, c16
        STW     .D1T1  A1, *+A0[0]          ; STW     c17, *+iv[0]
||      STW     .D2T2  B10, *+B12[1]        ; STW     c16, *+target[1]
        STW     .D1T2  B10, *+A0[1]         ; STW     c16, *+iv[1]
||      STW     .D2T1  A1, *+B12[0]         ; STW     c17, *+target[0]
des3_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_103
||      LDW     .D2T1  *+B15[13], A14       ; restore A14
        MVC     .S2    B0, AMR              ; MVC     linear_103, AMR
||      LDW     .D2T2  *+B15[12], B13       ; restore B13
        LDW     .D2T1  *+B15[11], A13       ; restore A13
        LDW     .D2T2  *+B15[10], B12       ; restore B12
        LDW     .D2T2  *+B15[3], B0         ; restore return$
        LDW     .D2T1  *+B15[9], A12        ; restore A12
        LDW     .D2T2  *+B15[8], B11        ; restore B11
        LDW     .D2T1  *+B15[7], A11        ; restore A11
        LDW     .D2T2  *+B15[6], B10        ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[5], A10        ; restore A10
        LDW     .D2T1  *+B15[14], A15       ; restore A15
        NOP     3
        ADDK    .S2    56, B15              ; frame
