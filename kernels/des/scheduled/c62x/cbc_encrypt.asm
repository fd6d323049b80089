; broadside optimize: source 3fcdb5daa4154fce6d9ed8a5e0b52f72334ecac07e7ba9dc89b35cd7f889e6d9
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

; Round 15 of a pass of triple-DES and round 0 of the next, whose input is (x17, x16); next gets its keys.

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
;@loop {"name": "next", "ii": 169, "res_mii": 100, "rec_mii": 168, "optimal": null, "stages": 1, "critical_cycle": ["SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 168, "result": "not found beside the template of the rounds", "seconds": 0.6, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 169, "result": "found", "seconds": 3.9, "banks_apart": true, "note": "", "moves": 0}]}
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
;  II 168 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 0.6 s
;  II 169 without possible bank conflicts: found, 3.9 s
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

        .global des3_cbc_encrypt
des3_cbc_encrypt:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        LDW     .D1T2  *+A8[1], B0          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_105
        SHRU    .S1    A0, 4, A2            ; SHRU    c17, 4, high_109
        XOR     .L1X   A2, B0, A2           ; XOR     high_109, c16, both_109
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_105
        AND     .L1    A2, A1, A1           ; AND     both_109, m4_105, d_109
        SHL     .S1    A1, 4, A2            ; SHL     d_109, 4, moved_109
        XOR     .L1    A0, A2, A0           ; XOR     c17, moved_109, c17
||      XOR     .L2X   B0, A1, B0           ; XOR     c16, d_109, c16
||      MVK     .S1    1, A9                ; MVK     1, one
        MPYHLU  .M1    A0, A9, A1           ; MPYHLU  c17, one, x_110
||      MPYSU   .M2    1, B0, B1            ; MPYSU   1, c16, y_110
        NOP
        SUB     .L2X   B1, A1, B1           ; SUB     y_110, x_110, e_110
||      ADDK    .S2    -40, B15             ; frame
        MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_105
||      SHL     .S2    B1, 16, B2           ; SHL     e_110, 16, moved_110
        ADD     .L1X   A0, B2, A0           ; ADD     c17, moved_110, c17
||      MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_105
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SUB     .L2    B0, B1, B0           ; SUB     c16, e_110, c16
||      SHRU    .S1    A0, 2, A2            ; SHRU    c17, 2, high_111
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        AND     .L1    A2, A1, A1           ; AND     high_111, m2_105, x_111
||      AND     .S1X   A1, B0, A2           ; AND     c16, m2_105, y_111
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_105
        SUB     .L1    A2, A1, A1           ; SUB     y_111, x_111, e_111
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
        SUB     .L2X   B0, A1, B0           ; SUB     c16, e_111, c16
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      ADDAW   .D1    A0, A1, A0           ; ADDAW   c17, e_111, c17
        MVKL    .S1    2863311530, A1       ; MVKL    0xaaaaaaaa, m1_105
||      SHRU    .S2X   A0, 8, B2            ; SHRU    c17, 8, high_112
||      STW     .D2T1  A8, *+B15[2]         ; save iv
        XOR     .L2    B2, B0, B2           ; XOR     high_112, c16, both_112
||      MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_105
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        AND     .L2    B2, B1, B2           ; AND     both_112, m8_105, d_112
||      MVKH    .S1    2863311530, A1       ; MVKH    0xaaaaaaaa, m1_105
||      MVKL    .S2    480597, B1           ; MVKL    0x00075555, circular_106
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        XOR     .L2    B0, B2, B0           ; XOR     c16, d_112, c16
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      SHL     .S2    B2, 8, B2            ; SHL     d_112, 8, moved_112
||      STW     .D2T1  A13, *+B15[9]        ; save A13
        XOR     .L1X   A0, B2, A10          ; XOR     c17, moved_112, c17
||      MV      .L2X   A4, B8               ; move out
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      SHRU    .S2    B0, 31, B2           ; SHRU    c16, 31, top_113
||      MV      .D1    A6, A2               ; MV      blocks, some
||      STW     .D2T1  A10, *+B15[3]        ; save A10
        MV      .L1X   B4, A8               ; move in
||[!A2] B       .S1    des3_cbc_encrypt$done; [!some] B      done
||      MVKH    .S2    480597, B1           ; MVKH    0x00075555, circular_106
||      MV      .D1    A6, A0               ; move blocks
||      ADDAH   .D2    B2, B0, B0           ; ADDAH   top_113, c16, c16
        XOR     .L1X   A10, B0, A12         ; XOR     c17, c16, both_114
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        AND     .L1    A12, A1, A1          ; AND     both_114, m1_105, d_114
||      MV      .L2    B6, B9               ; move schedule
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        XOR     .L1    A10, A1, A10         ; XOR     c17, d_114, c17
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        SHRU    .S1    A10, 31, A11         ; SHRU    c17, 31, top_115
||      MVC     .S2    B1, AMR              ; MVC     circular_106, AMR
||      STW     .D2T2  B13, *+B15[10]       ; save B13
        XOR     .L2X   B0, A1, B3           ; XOR     c16, d_114, c16
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      ADDAH   .D1    A11, A10, A3         ; ADDAH   top_115, c17, c17
||      STW     .D2T2  B3, *+B15[1]         ; save return$
des3_cbc_encrypt$des3_cbc_encrypt$1:
        MV      .L1    A8, A2               ; MV      in, source
||      LDW     .D2T2  *+B15[2], B8         ; restore iv
        LDW     .D1T1  *+A2[0], A8          ; LDW     *+source[0], left
        LDW     .D1T1  *+A2[1], A10         ; LDW     *+source[1], right
        NOP
        MV      .L2    B8, B2               ; MV      out, following
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_116
        SHRU    .S1    A8, 4, A11           ; SHRU    left, 4, high_119
        XOR     .L1    A11, A10, A11        ; XOR     high_119, right, both_119
||      MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_116
        AND     .L1    A11, A1, A11         ; AND     both_119, m4_116, d_119
||      MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_116
        XOR     .L1    A10, A11, A10        ; XOR     right, d_119, right
||      SHL     .S1    A11, 4, A11          ; SHL     d_119, 4, moved_119
        XOR     .L1    A8, A11, A8          ; XOR     left, moved_119, left
||      MPYSU   .M1    1, A10, A11          ; MPYSU   1, right, y_120
        MPYHLU  .M1    A8, A9, A12          ; MPYHLU  left, one, x_120
        NOP
        SUB     .L1    A11, A12, A11        ; SUB     y_120, x_120, e_120
        SHL     .S1    A11, 16, A12         ; SHL     e_120, 16, moved_120
        SUB     .L1    A10, A11, A8         ; SUB     right, e_120, right
||      MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_116
||      ADD     .D1    A8, A12, A10         ; ADD     left, moved_120, left
        AND     .L1    A8, A1, A11          ; AND     right, m2_116, y_121
||      SHRU    .S1    A10, 2, A12          ; SHRU    left, 2, high_121
        AND     .L1    A12, A1, A12         ; AND     high_121, m2_116, x_121
||      MV      .S1    A0, A1               ; MV      blocks, guard
        SUB     .L1    A11, A12, A11        ; SUB     y_121, x_121, e_121
        ADDAW   .D1    A10, A11, A10        ; ADDAW   left, e_121, left
        SUB     .L1    A8, A11, A8          ; SUB     right, e_121, right
||      SHRU    .S1    A10, 8, A11          ; SHRU    left, 8, high_122
||      MVKL    .S2    16711935, B0         ; MVKL    0x00ff00ff, m8_116
        XOR     .L1    A11, A8, A11         ; XOR     high_122, right, both_122
||      MVKH    .S2    16711935, B0         ; MVKH    0x00ff00ff, m8_116
        AND     .L2X   B0, A11, B1          ; AND     both_122, m8_116, d_122
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_116
        XOR     .L2X   B1, A8, B1           ; XOR     right, d_122, right
||      SHL     .S2    B1, 8, B8            ; SHL     d_122, 8, moved_122
||      MV      .D2    B8, B10              ; MV      iv, target              ; of "block -1", which goes back where it came from
        SHRU    .S2    B1, 31, B11          ; SHRU    right, 31, top_123
        XOR     .L2X   B8, A10, B1          ; XOR     left, moved_122, left
||      ADDAH   .D2    B11, B1, B8          ; ADDAH   top_123, right, right
        XOR     .L2    B1, B8, B11          ; XOR     left, right, both_124
||[!A1] B       .S1    des3_cbc_encrypt$done; [!guard] B     done                    ; never taken: what follows is a block of its own
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_116
        AND     .L2    B11, B0, B0          ; AND     both_124, m1_116, d_124
        XOR     .L2    B1, B0, B1           ; XOR     left, d_124, left
||      XOR     .S2    B8, B0, B0           ; XOR     right, d_124, right
        SHRU    .S2    B1, 31, B8           ; SHRU    left, 31, top_125
        ADDAH   .D2    B8, B1, B1           ; ADDAH   top_125, left, left
        XOR     .L1X   A3, B1, A1           ; XOR     left, c17, left
||      XOR     .L2    B0, B3, B1           ; XOR     right, c16, right
||      ADDAW   .D2    B9, 4, B0            ; ADDAW   schedule, 4, keys
des3_cbc_encrypt$des3_cbc_encrypt$2:
        MV      .L1X   B0, A8               ; copy
||      LDW     .D2T1  *-B0[4], A10         ; LDW     *-keys[4], k0_126
        LDW     .D2T2  *-B0[3], B1          ; LDW     *-keys[3], e0_126
        LDW     .D1T2  *+A8[1], B1          ; LDW     *+keys[1], e_129
        NOP
        LDW     .D1T1  *-A8[1], A11         ; LDW     *-keys[1], e1_126
        XOR     .L1X   A10, B1, A10         ; XOR     right, k0_126, u
||      LDW     .D2T2  *-B0[2], B11         ; LDW     *-keys[2], k1_126
        XOR     .L2X   B1, A10, B8          ; XOR     u, e0_126, t
||      SHRU    .S1    A10, 8, A11          ; SHRU    u, 8, u8_128
||      LDW     .D1T2  *+A4[A10], B8        ; LDW     *+A4[u], s8_127
        SHRU    .S1    A10, 24, A11         ; SHRU    u, 24, u24_128
||      SHRU    .S2    B8, 4, B9            ; SHRU    t, 4, t4_128
||      MPY     .M2    -16, B8, B9          ; MPY     -16, t, low_128
||      LDW     .D1T2  *+A5[A11], B9        ; LDW     *+A5[u8_128], s6_127
        SHRU    .S2    B8, 12, B11          ; SHRU    t, 12, t12_128
||      MPYHLU  .M1    A10, A9, A12         ; MPYHLU  u, one, u16_127
||      LDW     .D1T2  *+A7[A11], B11       ; LDW     *+A7[u24_128], s2_127
||      LDW     .D2T1  *+B4[B9], A11        ; LDW     *+B4[t4_128], s7_127
        SHRU    .S2    B8, 20, B12          ; SHRU    t, 20, t20_128
||      LDW     .D2T2  *+B5[B11], B8        ; LDW     *+B5[t12_128], s5_127
        SHRU    .S1X   B8, 28, A12          ; SHRU    t, 28, high_128
||      LDW     .D1T2  *+A6[A12], B8        ; LDW     *+A6[u16_127], s4_127
||      LDW     .D2T1  *+B6[B12], A1        ; LDW     *+B6[t20_128], s3_127
        XOR     .L1X   A1, B11, A1          ; XOR     left, k1_126, v
||      ADD     .L2X   B9, A12, B11         ; ADD     high_128, low_128, t28_128
||      LDW     .D2T2  *+B0[0], B8          ; LDW     *+keys[0], d0_126
        XOR     .L1    A1, A11, A1          ; XOR     v, e1_126, first_126
||      XOR     .L2X   B8, A1, B12          ; XOR     v, s8_127, u1_127
||      LDW     .D2T2  *+B7[B11], B9        ; LDW     *+B7[t28_128], s1_127
        XOR     .L1X   A11, B9, A1          ; XOR     s6_127, s7_127, pair1_127
||      XOR     .L2X   B8, A1, B9           ; XOR     first_126, s8_127, t1_127
        XOR     .L1X   A1, B12, A11         ; XOR     u1_127, pair1_127, u2_127
||      XOR     .L2    B11, B8, B9          ; XOR     s2_127, s5_127, pair2_127
||      XOR     .S2X   B9, A1, B11          ; XOR     t1_127, pair1_127, t2_127
        XOR     .L1X   A11, B9, A1          ; XOR     u2_127, pair2_127, u3_127
||      XOR     .L2X   B8, A1, B9           ; XOR     s4_127, s3_127, pair3_127
||      XOR     .S2    B11, B9, B11         ; XOR     t2_127, pair2_127, t3_127
        XOR     .L1X   A1, B9, A1           ; XOR     u3_127, pair3_127, u4_127
||      XOR     .L2    B11, B9, B11         ; XOR     t3_127, pair3_127, t4_127
||      XOR     .S2X   B8, A10, B8          ; XOR     u, d0_126, v
||      LDW     .D1T2  *+A8[2], B9          ; LDW     *+keys[2], d
        XOR     .L1X   A1, B9, A8           ; XOR     u4_127, s1_127, u
||      XOR     .L2    B11, B9, B11         ; XOR     t4_127, s1_127, t
||      MV      .S1    A0, A1               ; move blocks
||      XOR     .S2    B8, B1, B10          ; XOR     v, e_129, w
||      MV      .D1    A9, A0               ; move one
||      MV      .D2    B10, B1              ; move target
;@loop {"name": "next", "ii": 507, "res_mii": 245, "rec_mii": 504, "optimal": null, "stages": 1, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 504, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 505, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 506, "result": "not found beside the template of the rounds", "seconds": 0.9, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 507, "result": "found", "seconds": 8.3, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 507, 1 stages
;  bounds: resources 245, recurrence 504
;  critical cycle:
;    LDW *+A5[u8_231], s6_230
;    XOR s6_230, s7_230, pair1_230
;    XOR u1_230, pair1_230, u2_230
;    XOR u2_230, pair2_230, u3_230
;    XOR u3_230, pair3_230, u4_230
;    XOR u4_230, s1_230, u
;    SHRU u, 8, u8_234
;    LDW *+A5[u8_234], s6_233
;    XOR s6_233, s7_233, pair1_233
;    XOR u1_233, pair1_233, u2_233
;    XOR u2_233, pair2_233, u3_233
;    XOR u3_233, pair3_233, u4_233
;    XOR u4_233, s1_233, u
;    SHRU u, 8, u8_237
;    LDW *+A5[u8_237], s6_236
;    XOR s6_236, s7_236, pair1_236
;    XOR u1_236, pair1_236, u2_236
;    XOR u2_236, pair2_236, u3_236
;    XOR u3_236, pair3_236, u4_236
;    XOR u4_236, s1_236, u
;    SHRU u, 8, u8_240
;    LDW *+A5[u8_240], s6_239
;    XOR s6_239, s7_239, pair1_239
;    XOR u1_239, pair1_239, u2_239
;    XOR u2_239, pair2_239, u3_239
;    XOR u3_239, pair3_239, u4_239
;    XOR u4_239, s1_239, u
;    SHRU u, 8, u8_243
;    LDW *+A5[u8_243], s6_242
;    XOR s6_242, s7_242, pair1_242
;    XOR u1_242, pair1_242, u2_242
;    XOR u2_242, pair2_242, u3_242
;    XOR u3_242, pair3_242, u4_242
;    XOR u4_242, s1_242, u
;    SHRU u, 8, u8_246
;    LDW *+A5[u8_246], s6_245
;    XOR s6_245, s7_245, pair1_245
;    XOR u1_245, pair1_245, u2_245
;    XOR u2_245, pair2_245, u3_245
;    XOR u3_245, pair3_245, u4_245
;    XOR u4_245, s1_245, u
;    SHRU u, 8, u8_249
;    LDW *+A5[u8_249], s6_248
;    XOR s6_248, s7_248, pair1_248
;    XOR u1_248, pair1_248, u2_248
;    XOR u2_248, pair2_248, u3_248
;    XOR u3_248, pair3_248, u4_248
;    XOR u4_248, s1_248, u
;    SHRU u, 8, u8_252
;    LDW *+A5[u8_252], s6_251
;    XOR s6_251, s7_251, pair1_251
;    XOR u1_251, pair1_251, u2_251
;    XOR u2_251, pair2_251, u3_251
;    XOR u3_251, pair3_251, u4_251
;    XOR u4_251, s1_251, u
;    SHRU u, 8, u8_255
;    LDW *+A5[u8_255], s6_254
;    XOR s6_254, s7_254, pair1_254
;    XOR u1_254, pair1_254, u2_254
;    XOR u2_254, pair2_254, u3_254
;    XOR u3_254, pair3_254, u4_254
;    XOR u4_254, s1_254, u
;    SHRU u, 8, u8_258
;    LDW *+A5[u8_258], s6_257
;    XOR s6_257, s7_257, pair1_257
;    XOR u1_257, pair1_257, u2_257
;    XOR u2_257, pair2_257, u3_257
;    XOR u3_257, pair3_257, u4_257
;    XOR u4_257, s1_257, u
;    SHRU u, 8, u8_261
;    LDW *+A5[u8_261], s6_260
;    XOR s6_260, s7_260, pair1_260
;    XOR u1_260, pair1_260, u2_260
;    XOR u2_260, pair2_260, u3_260
;    XOR u3_260, pair3_260, u4_260
;    XOR u4_260, s1_260, u
;    SHRU u, 8, u8_264
;    LDW *+A5[u8_264], s6_263
;    XOR s6_263, s7_263, pair1_263
;    XOR u1_263, pair1_263, u2_263
;    XOR u2_263, pair2_263, u3_263
;    XOR u3_263, pair3_263, u4_263
;    XOR u4_263, s1_263, u
;    SHRU u, 8, u8_267
;    LDW *+A5[u8_267], s6_266
;    XOR s6_266, s7_266, pair1_266
;    XOR u1_266, pair1_266, u2_266
;    XOR u2_266, pair2_266, u3_266
;    XOR u3_266, pair3_266, u4_266
;    XOR u4_266, s1_266, u
;    SHRU u, 8, u8_290
;    LDW *+A5[u8_290], s6_289
;    XOR s6_289, s7_289, pair1_289
;    XOR v1_289, pair1_289, v2_289
;    XOR v2_289, pair2_289, v3_289
;    XOR v3_289, pair3_289, v4_289
;    XOR v4_289, s1_289, c17
;    XOR c17, cv_288, y_288
;    XOR y_288, f4_291, y1_291
;    XOR y1_291, f6_291, u
;    SHRU u, 8, u8_132
;    LDW *+A5[u8_132], s6_131
;    XOR s6_131, s7_131, pair1_131
;    XOR u1_131, pair1_131, u2_131
;    XOR u2_131, pair2_131, u3_131
;    XOR u3_131, pair3_131, u4_131
;    XOR u4_131, s1_131, u
;    SHRU u, 8, u8_135
;    LDW *+A5[u8_135], s6_134
;    XOR s6_134, s7_134, pair1_134
;    XOR u1_134, pair1_134, u2_134
;    XOR u2_134, pair2_134, u3_134
;    XOR u3_134, pair3_134, u4_134
;    XOR u4_134, s1_134, u
;    SHRU u, 8, u8_138
;    LDW *+A5[u8_138], s6_137
;    XOR s6_137, s7_137, pair1_137
;    XOR u1_137, pair1_137, u2_137
;    XOR u2_137, pair2_137, u3_137
;    XOR u3_137, pair3_137, u4_137
;    XOR u4_137, s1_137, u
;    SHRU u, 8, u8_141
;    LDW *+A5[u8_141], s6_140
;    XOR s6_140, s7_140, pair1_140
;    XOR u1_140, pair1_140, u2_140
;    XOR u2_140, pair2_140, u3_140
;    XOR u3_140, pair3_140, u4_140
;    XOR u4_140, s1_140, u
;    SHRU u, 8, u8_144
;    LDW *+A5[u8_144], s6_143
;    XOR s6_143, s7_143, pair1_143
;    XOR u1_143, pair1_143, u2_143
;    XOR u2_143, pair2_143, u3_143
;    XOR u3_143, pair3_143, u4_143
;    XOR u4_143, s1_143, u
;    SHRU u, 8, u8_147
;    LDW *+A5[u8_147], s6_146
;    XOR s6_146, s7_146, pair1_146
;    XOR u1_146, pair1_146, u2_146
;    XOR u2_146, pair2_146, u3_146
;    XOR u3_146, pair3_146, u4_146
;    XOR u4_146, s1_146, u
;    SHRU u, 8, u8_150
;    LDW *+A5[u8_150], s6_149
;    XOR s6_149, s7_149, pair1_149
;    XOR u1_149, pair1_149, u2_149
;    XOR u2_149, pair2_149, u3_149
;    XOR u3_149, pair3_149, u4_149
;    XOR u4_149, s1_149, u
;    SHRU u, 8, u8_153
;    LDW *+A5[u8_153], s6_152
;    XOR s6_152, s7_152, pair1_152
;    XOR u1_152, pair1_152, u2_152
;    XOR u2_152, pair2_152, u3_152
;    XOR u3_152, pair3_152, u4_152
;    XOR u4_152, s1_152, u
;    SHRU u, 8, u8_156
;    LDW *+A5[u8_156], s6_155
;    XOR s6_155, s7_155, pair1_155
;    XOR u1_155, pair1_155, u2_155
;    XOR u2_155, pair2_155, u3_155
;    XOR u3_155, pair3_155, u4_155
;    XOR u4_155, s1_155, u
;    SHRU u, 8, u8_159
;    LDW *+A5[u8_159], s6_158
;    XOR s6_158, s7_158, pair1_158
;    XOR u1_158, pair1_158, u2_158
;    XOR u2_158, pair2_158, u3_158
;    XOR u3_158, pair3_158, u4_158
;    XOR u4_158, s1_158, u
;    SHRU u, 8, u8_162
;    LDW *+A5[u8_162], s6_161
;    XOR s6_161, s7_161, pair1_161
;    XOR u1_161, pair1_161, u2_161
;    XOR u2_161, pair2_161, u3_161
;    XOR u3_161, pair3_161, u4_161
;    XOR u4_161, s1_161, u
;    SHRU u, 8, u8_165
;    LDW *+A5[u8_165], s6_164
;    XOR s6_164, s7_164, pair1_164
;    XOR u1_164, pair1_164, u2_164
;    XOR u2_164, pair2_164, u3_164
;    XOR u3_164, pair3_164, u4_164
;    XOR u4_164, s1_164, u
;    SHRU u, 8, u8_168
;    LDW *+A5[u8_168], s6_167
;    XOR s6_167, s7_167, pair1_167
;    XOR u1_167, pair1_167, u2_167
;    XOR u2_167, pair2_167, u3_167
;    XOR u3_167, pair3_167, u4_167
;    XOR u4_167, s1_167, u
;    SHRU u, 8, u8_171
;    LDW *+A5[u8_171], s6_170
;    XOR s6_170, s7_170, pair1_170
;    XOR u1_170, pair1_170, u2_170
;    XOR u2_170, pair2_170, u3_170
;    XOR u3_170, pair3_170, u4_170
;    XOR u4_170, s1_170, u
;    SHRU u, 8, u8_174
;    LDW *+A5[u8_174], s6_173
;    XOR s6_173, s7_173, pair1_173
;    XOR v1_173, pair1_173, v2_173
;    XOR v2_173, pair2_173, v3_173
;    XOR v3_173, pair3_173, v4_173
;    XOR v4_173, s1_173, x17_172
;    XOR x17_172, k1_172, y_172
;    XOR y_172, f4_175, y1_175
;    XOR y1_175, f6_175, u
;    SHRU u, 8, u8_180
;    LDW *+A5[u8_180], s6_179
;    XOR s6_179, s7_179, pair1_179
;    XOR u1_179, pair1_179, u2_179
;    XOR u2_179, pair2_179, u3_179
;    XOR u3_179, pair3_179, u4_179
;    XOR u4_179, s1_179, u
;    SHRU u, 8, u8_183
;    LDW *+A5[u8_183], s6_182
;    XOR s6_182, s7_182, pair1_182
;    XOR u1_182, pair1_182, u2_182
;    XOR u2_182, pair2_182, u3_182
;    XOR u3_182, pair3_182, u4_182
;    XOR u4_182, s1_182, u
;    SHRU u, 8, u8_186
;    LDW *+A5[u8_186], s6_185
;    XOR s6_185, s7_185, pair1_185
;    XOR u1_185, pair1_185, u2_185
;    XOR u2_185, pair2_185, u3_185
;    XOR u3_185, pair3_185, u4_185
;    XOR u4_185, s1_185, u
;    SHRU u, 8, u8_189
;    LDW *+A5[u8_189], s6_188
;    XOR s6_188, s7_188, pair1_188
;    XOR u1_188, pair1_188, u2_188
;    XOR u2_188, pair2_188, u3_188
;    XOR u3_188, pair3_188, u4_188
;    XOR u4_188, s1_188, u
;    SHRU u, 8, u8_192
;    LDW *+A5[u8_192], s6_191
;    XOR s6_191, s7_191, pair1_191
;    XOR u1_191, pair1_191, u2_191
;    XOR u2_191, pair2_191, u3_191
;    XOR u3_191, pair3_191, u4_191
;    XOR u4_191, s1_191, u
;    SHRU u, 8, u8_195
;    LDW *+A5[u8_195], s6_194
;    XOR s6_194, s7_194, pair1_194
;    XOR u1_194, pair1_194, u2_194
;    XOR u2_194, pair2_194, u3_194
;    XOR u3_194, pair3_194, u4_194
;    XOR u4_194, s1_194, u
;    SHRU u, 8, u8_198
;    LDW *+A5[u8_198], s6_197
;    XOR s6_197, s7_197, pair1_197
;    XOR u1_197, pair1_197, u2_197
;    XOR u2_197, pair2_197, u3_197
;    XOR u3_197, pair3_197, u4_197
;    XOR u4_197, s1_197, u
;    SHRU u, 8, u8_201
;    LDW *+A5[u8_201], s6_200
;    XOR s6_200, s7_200, pair1_200
;    XOR u1_200, pair1_200, u2_200
;    XOR u2_200, pair2_200, u3_200
;    XOR u3_200, pair3_200, u4_200
;    XOR u4_200, s1_200, u
;    SHRU u, 8, u8_204
;    LDW *+A5[u8_204], s6_203
;    XOR s6_203, s7_203, pair1_203
;    XOR u1_203, pair1_203, u2_203
;    XOR u2_203, pair2_203, u3_203
;    XOR u3_203, pair3_203, u4_203
;    XOR u4_203, s1_203, u
;    SHRU u, 8, u8_207
;    LDW *+A5[u8_207], s6_206
;    XOR s6_206, s7_206, pair1_206
;    XOR u1_206, pair1_206, u2_206
;    XOR u2_206, pair2_206, u3_206
;    XOR u3_206, pair3_206, u4_206
;    XOR u4_206, s1_206, u
;    SHRU u, 8, u8_210
;    LDW *+A5[u8_210], s6_209
;    XOR s6_209, s7_209, pair1_209
;    XOR u1_209, pair1_209, u2_209
;    XOR u2_209, pair2_209, u3_209
;    XOR u3_209, pair3_209, u4_209
;    XOR u4_209, s1_209, u
;    SHRU u, 8, u8_213
;    LDW *+A5[u8_213], s6_212
;    XOR s6_212, s7_212, pair1_212
;    XOR u1_212, pair1_212, u2_212
;    XOR u2_212, pair2_212, u3_212
;    XOR u3_212, pair3_212, u4_212
;    XOR u4_212, s1_212, u
;    SHRU u, 8, u8_216
;    LDW *+A5[u8_216], s6_215
;    XOR s6_215, s7_215, pair1_215
;    XOR u1_215, pair1_215, u2_215
;    XOR u2_215, pair2_215, u3_215
;    XOR u3_215, pair3_215, u4_215
;    XOR u4_215, s1_215, u
;    SHRU u, 8, u8_219
;    LDW *+A5[u8_219], s6_218
;    XOR s6_218, s7_218, pair1_218
;    XOR u1_218, pair1_218, u2_218
;    XOR u2_218, pair2_218, u3_218
;    XOR u3_218, pair3_218, u4_218
;    XOR u4_218, s1_218, u
;    SHRU u, 8, u8_222
;    LDW *+A5[u8_222], s6_221
;    XOR s6_221, s7_221, pair1_221
;    XOR v1_221, pair1_221, v2_221
;    XOR v2_221, pair2_221, v3_221
;    XOR v3_221, pair3_221, v4_221
;    XOR v4_221, s1_221, x17_220
;    XOR x17_220, k1_220, y_220
;    XOR y_220, f4_223, y1_223
;    XOR y1_223, f6_223, u
;    SHRU u, 8, u8_228
;    LDW *+A5[u8_228], s6_227
;    XOR s6_227, s7_227, pair1_227
;    XOR u1_227, pair1_227, u2_227
;    XOR u2_227, pair2_227, u3_227
;    XOR u3_227, pair3_227, u4_227
;    XOR u4_227, s1_227, u
;    SHRU u, 8, u8_231
;  units: L1 301/507, S1 291/507, M1 51/507, D1 198/507, L2 340/507, S2 189/507, M2 49/507, D2 302/507
;  cross paths: 1X 335/507, 2X 298/507
;  T paths: T1 204/507, T2 286/507
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 15 used, 15 live at once
;  II 504 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 505 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 506 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 0.9 s
;  II 507 without possible bank conflicts: found, 8.3 s
;  pipelined from 1 iterations on
des3_cbc_encrypt$next:
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_132
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_132
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_131
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_132
||      SHRU    .S2    B11, 12, B12         ; <0> SHRU    t, 12, t12_132
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_131
||      MPY     .M2    -16, B11, B12        ; <0> MPY     -16, t, low_132
||      LDW     .D1T2  *+A5[A9], B10        ; <0> LDW     *+A5[u8_132], s6_131
||      LDW     .D2T1  *+B4[B12], A11       ; <0> LDW     *+B4[t4_132], s7_131
        SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_132
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_132
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_132], s2_131
||      LDW     .D2T2  *+B5[B12], B8        ; <0> LDW     *+B5[t12_132], s5_131
        ADD     .L2X   B12, A10, B11        ; <0> ADD     high_132, low_132, t28_132
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_131], s4_131
||      LDW     .D2T1  *+B6[B11], A9        ; <0> LDW     *+B6[t20_132], s3_131
        NOP
        XOR     .L1X   A9, B10, A10         ; <0> XOR     w, s8_131, t1_131
||      LDW     .D2T2  *+B7[B11], B9        ; <0> LDW     *+B7[t28_132], s1_131
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s6_131, s7_131, pair1_131
||      XOR     .L2X   B8, A9, B10          ; <0> XOR     v, s8_131, u1_131
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_131, s5_131, pair2_131
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u1_131, pair1_131, u2_131
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_131, pair1_131, t2_131
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_131, s3_131, pair3_131
||      XOR     .L2X   B10, A10, B8         ; <0> XOR     u2_131, pair2_131, u3_131
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_131, pair2_131, t3_131
        XOR     .L1X   A9, B8, A8           ; <0> XOR     u3_131, pair3_131, u4_131
||      XOR     .L2X   B9, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_131, pair3_131, t4_131
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_131, s1_131, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_131, s1_131, t
||      LDW     .D2T2  *+B0[3], B10         ; <0> LDW     *+keys[3], e_133
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_135
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_135
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_134
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_135
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_135
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_134
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_135
||      LDW     .D1T2  *+A5[A9], B10        ; <0> LDW     *+A5[u8_135], s6_134
||      LDW     .D2T1  *+B4[B10], A11       ; <0> LDW     *+B4[t4_135], s7_134
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_135
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_135
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[u24_135], s2_134
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_135], s5_134
        ADD     .L2X   B10, A10, B9         ; <0> ADD     high_135, low_135, t28_135
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_134], s4_134
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_135], s3_134
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_133, w
||      LDW     .D2T2  *+B0[4], B8          ; <0> LDW     *+keys[4], d
        XOR     .L1X   A9, B10, A10         ; <0> XOR     w, s8_134, t1_134
||      SHRU    .S1    A3, 1, A3            ; <0> SHRU    c17, 1, rest_281
||      SHL     .S2X   A3, 31, B9           ; <0> SHL     c17, 31, top_281
||      LDW     .D2T2  *+B7[B9], B11        ; <0> LDW     *+B7[t28_135], s1_134
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s6_134, s7_134, pair1_134
||      XOR     .L2X   B8, A9, B10          ; <0> XOR     v, s8_134, u1_134
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_134, s5_134, pair2_134
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u1_134, pair1_134, u2_134
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_134, pair1_134, t2_134
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_134, s3_134, pair3_134
||      XOR     .L2X   B10, A10, B10        ; <0> XOR     u2_134, pair2_134, u3_134
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_134, pair2_134, t3_134
        XOR     .L1X   A9, B10, A8          ; <0> XOR     u3_134, pair3_134, u4_134
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_134, pair3_134, t4_134
||      MVKL    .S2    2863311530, B10      ; <0> MVKL    0xaaaaaaaa, m1_278
        XOR     .L1X   A8, B11, A8          ; <0> XOR     u4_134, s1_134, u
||      XOR     .L2X   B11, A9, B11         ; <0> XOR     t4_134, s1_134, t
||      MVKH    .S2    2863311530, B10      ; <0> MVKH    0xaaaaaaaa, m1_278
||      LDW     .D2T2  *+B0[5], B10         ; <0> LDW     *+keys[5], e_136
        ADD     .L1X   A3, B9, A3           ; <0> ADD     top_281, rest_281, c17
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_138
||      SHRU    .S2    B11, 4, B9           ; <0> SHRU    t, 4, t4_138
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_137
        XOR     .L2X   B3, A3, B12          ; <0> XOR     c17, c16, both_282
||      SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_138
||      SHRU    .S2    B11, 12, B9          ; <0> SHRU    t, 12, t12_138
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_137
||      MPY     .M2    -16, B11, B10        ; <0> MPY     -16, t, low_138
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_138], s6_137
||      LDW     .D2T1  *+B4[B9], A12        ; <0> LDW     *+B4[t4_138], s7_137
        AND     .L2    B12, B10, B11        ; <0> AND     both_282, m1_278, d_282
||      SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_138
||      SHRU    .S2    B11, 20, B9          ; <0> SHRU    t, 20, t20_138
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_138], s2_137
||      LDW     .D2T2  *+B5[B9], B8         ; <0> LDW     *+B5[t12_138], s5_137
        XOR     .L1X   A3, B11, A3          ; <0> XOR     c17, d_282, c17
||      ADD     .L2X   B10, A10, B9         ; <0> ADD     high_138, low_138, t28_138
||      XOR     .S2    B3, B11, B3          ; <0> XOR     c16, d_282, c16
||      LDW     .D1T2  *+A6[A9], B9         ; <0> LDW     *+A6[u16_137], s4_137
||      LDW     .D2T1  *+B6[B9], A10        ; <0> LDW     *+B6[t20_138], s3_137
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_136, w
||      SHRU    .S1X   B3, 1, A9            ; <0> SHRU    c16, 1, rest_283
||      LDW     .D2T2  *+B0[6], B9          ; <0> LDW     *+keys[6], d
        XOR     .L1X   A10, B10, A11        ; <0> XOR     w, s8_137, t1_137
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_138], s1_137
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_137, s7_137, pair1_137
||      XOR     .L2X   B8, A10, B9          ; <0> XOR     v, s8_137, u1_137
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s2_137, s5_137, pair2_137
||      XOR     .L2X   B9, A12, B10         ; <0> XOR     u1_137, pair1_137, u2_137
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_137, pair1_137, t2_137
||      MVKL    .S2    16711935, B8         ; <0> MVKL    0x00ff00ff, m8_278
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s4_137, s3_137, pair3_137
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u2_137, pair2_137, u3_137
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_137, pair2_137, t3_137
        XOR     .L1X   A10, B10, A8         ; <0> XOR     u3_137, pair3_137, u4_137
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_137, pair3_137, t4_137
        XOR     .L1X   A8, B10, A8          ; <0> XOR     u4_137, s1_137, u
||      XOR     .L2X   B10, A10, B3         ; <0> XOR     t4_137, s1_137, t
||      SHRU    .S1    A3, 8, A10           ; <0> SHRU    c17, 8, high_284
||      SHL     .S2    B3, 31, B10          ; <0> SHL     c16, 31, top_283
||      LDW     .D2T2  *+B0[7], B11         ; <0> LDW     *+keys[7], e_139
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_141
||      SHRU    .S2    B3, 4, B11           ; <0> SHRU    t, 4, t4_141
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_140
        ADD     .L2X   B10, A9, B10         ; <0> ADD     top_283, rest_283, c16
||      SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_141
||      SHRU    .S2    B3, 12, B11          ; <0> SHRU    t, 12, t12_141
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_140
||      MPY     .M2    -16, B3, B11         ; <0> MPY     -16, t, low_141
||      LDW     .D1T2  *+A5[A11], B3        ; <0> LDW     *+A5[u8_141], s6_140
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_141], s7_140
        SHRU    .S1X   B3, 28, A11          ; <0> SHRU    t, 28, high_141
||      SHRU    .S2    B3, 20, B3           ; <0> SHRU    t, 20, t20_141
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_141], s2_140
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[t12_141], s5_140
        XOR     .L1X   A10, B10, A9         ; <0> XOR     high_284, c16, both_284
||      ADD     .L2X   B11, A11, B3         ; <0> ADD     high_141, low_141, t28_141
||      MVKH    .S2    16711935, B8         ; <0> MVKH    0x00ff00ff, m8_278
||      LDW     .D1T2  *+A6[A9], B3         ; <0> LDW     *+A6[u16_140], s4_140
||      LDW     .D2T1  *+B6[B3], A10        ; <0> LDW     *+B6[t20_141], s3_140
        AND     .L1X   A9, B8, A9           ; <0> AND     both_284, m8_278, d_284
||      XOR     .L2    B9, B11, B8          ; <0> XOR     v, e_139, w
||      LDW     .D2T2  *+B0[8], B9          ; <0> LDW     *+keys[8], d
        XOR     .L1X   A10, B8, A11         ; <0> XOR     w, s8_140, t1_140
||      SHL     .S1    A9, 8, A13           ; <0> SHL     d_284, 8, moved_284
||      LDW     .D2T2  *+B7[B3], B9         ; <0> LDW     *+B7[t28_141], s1_140
        XOR     .L1X   A12, B3, A12         ; <0> XOR     s6_140, s7_140, pair1_140
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     v, s8_140, u1_140
||      XOR     .S1    A3, A13, A3          ; <0> XOR     c17, moved_284, c17
        XOR     .L1X   A10, B3, A11         ; <0> XOR     s2_140, s5_140, pair2_140
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_140, pair1_140, u2_140
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_140, pair1_140, t2_140
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s4_140, s3_140, pair3_140
||      XOR     .L2X   B9, A11, B8          ; <0> XOR     u2_140, pair2_140, u3_140
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_140, pair2_140, t3_140
||      MVKL    .S2    858993459, B3        ; <0> MVKL    0x33333333, m2_278
        XOR     .L1X   A10, B8, A8          ; <0> XOR     u3_140, pair3_140, u4_140
||      XOR     .L2X   B9, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_140, pair3_140, t4_140
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_140, s1_140, u
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     t4_140, s1_140, t
||      SHRU    .S1    A3, 2, A10           ; <0> SHRU    c17, 2, high_285
||      MVKH    .S2    858993459, B3        ; <0> MVKH    0x33333333, m2_278
||      LDW     .D2T2  *+B0[9], B10         ; <0> LDW     *+keys[9], e_142
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_144
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_144
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_143
        SHRU    .S1    A8, 24, A11          ; <0> SHRU    u, 24, u24_144
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_144
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_143
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_144
||      LDW     .D1T2  *+A5[A11], B9        ; <0> LDW     *+A5[u8_144], s6_143
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_144], s7_143
        XOR     .L2X   B10, A9, B9          ; <0> XOR     c16, d_284, c16
||      SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_144
||      SHRU    .S2    B9, 20, B10          ; <0> SHRU    t, 20, t20_144
||      LDW     .D1T1  *+A7[A11], A10       ; <0> LDW     *+A7[u24_144], s2_143
||      LDW     .D2T2  *+B5[B11], B8        ; <0> LDW     *+B5[t12_144], s5_143
        AND     .L1X   A10, B3, A9          ; <0> AND     high_285, m2_278, x_285
||      ADD     .L2X   B11, A11, B3         ; <0> ADD     high_144, low_144, t28_144
||      AND     .S2    B9, B3, B11          ; <0> AND     c16, m2_278, y_285
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_143], s4_143
||      LDW     .D2T1  *+B6[B10], A10       ; <0> LDW     *+B6[t20_144], s3_143
        SUB     .L1X   B11, A9, A9          ; <0> SUB     y_285, x_285, e_285
||      XOR     .L2    B8, B10, B11         ; <0> XOR     v, e_142, w
||      MVKL    .S2    252645135, B10       ; <0> MVKL    0x0f0f0f0f, m4_278
||      LDW     .D2T2  *+B0[10], B8         ; <0> LDW     *+keys[10], d
        XOR     .L1X   A10, B11, A11        ; <0> XOR     w, s8_143, t1_143
||      SUB     .L2X   B9, A9, B3           ; <0> SUB     c16, e_285, c16
||      MVKH    .S2    252645135, B10       ; <0> MVKH    0x0f0f0f0f, m4_278
||      LDW     .D2T2  *+B7[B3], B9         ; <0> LDW     *+B7[t28_144], s1_143
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_143, s7_143, pair1_143
||      XOR     .L2X   B8, A10, B9          ; <0> XOR     v, s8_143, u1_143
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s2_143, s5_143, pair2_143
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_143, pair1_143, u2_143
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_143, pair1_143, t2_143
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s4_143, s3_143, pair3_143
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u2_143, pair2_143, u3_143
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_143, pair2_143, t3_143
        XOR     .L1X   A10, B9, A8          ; <0> XOR     u3_143, pair3_143, u4_143
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A9         ; <0> XOR     t3_143, pair3_143, t4_143
||      ADDAW   .D1    A3, A9, A3           ; <0> ADDAW   c17, e_285, c17
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_143, s1_143, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_143, s1_143, t
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  c17, one, x_286
||      MPYSU   .M2    1, B3, B12           ; <0> MPYSU   1, c16, y_286
||      LDW     .D2T2  *+B0[11], B11        ; <0> LDW     *+keys[11], e_145
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_147
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_147
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_146
        SUB     .L1X   B12, A10, A9         ; <0> SUB     y_286, x_286, e_286
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u, 24, u24_147
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_147
||      MPYHLU  .M1    A8, A0, A10          ; <0> MPYHLU  u, one, u16_146
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_147
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_147], s6_146
||      LDW     .D2T1  *+B4[B11], A11       ; <0> LDW     *+B4[t4_147], s7_146
        SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_147
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_147
||      LDW     .D1T1  *+A7[A10], A9        ; <0> LDW     *+A7[u24_147], s2_146
||      LDW     .D2T2  *+B5[B11], B8        ; <0> LDW     *+B5[t12_147], s5_146
        ADD     .L2X   B11, A11, B9         ; <0> ADD     high_147, low_147, t28_147
||      SHL     .S1    A9, 16, A10          ; <0> SHL     e_286, 16, moved_286
||      LDW     .D1T2  *+A6[A10], B9        ; <0> LDW     *+A6[u16_146], s4_146
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_147], s3_146
        ADD     .L1    A3, A10, A3          ; <0> ADD     c17, moved_286, c17
||      XOR     .L2    B8, B11, B11         ; <0> XOR     v, e_145, w
||      SUB     .S2X   B3, A9, B3           ; <0> SUB     c16, e_286, c16
||      LDW     .D2T2  *+B0[12], B3         ; <0> LDW     *+keys[12], d
        XOR     .L1X   A9, B11, A10         ; <0> XOR     w, s8_146, t1_146
||      SHRU    .S2X   A3, 4, B11           ; <0> SHRU    c17, 4, high_287
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_147], s1_146
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s6_146, s7_146, pair1_146
||      XOR     .L2X   B8, A9, B9           ; <0> XOR     v, s8_146, u1_146
||      XOR     .S2    B11, B3, B11         ; <0> XOR     high_287, c16, both_287
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_146, s5_146, pair2_146
||      XOR     .L2X   B9, A11, B10         ; <0> XOR     u1_146, pair1_146, u2_146
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_146, pair1_146, t2_146
||      AND     .S2    B11, B10, B8         ; <0> AND     both_287, m4_278, d_287
        XOR     .L1X   A9, B9, A9           ; <0> XOR     s4_146, s3_146, pair3_146
||      XOR     .L2X   B10, A10, B9         ; <0> XOR     u2_146, pair2_146, u3_146
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_146, pair2_146, t3_146
||      XOR     .S2    B3, B8, B10          ; <0> XOR     c16, d_287, c16
        XOR     .L1X   A9, B9, A8           ; <0> XOR     u3_146, pair3_146, u4_146
||      XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_146, pair3_146, t4_146
||      SHL     .S2    B8, 4, B8            ; <0> SHL     d_287, 4, moved_287
||      STW     .D2T2  B10, *+B1[1]         ; <0> STW     c16, *+target[1]
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_146, s1_146, u
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     t4_146, s1_146, t
||      LDW     .D2T2  *+B0[13], B9         ; <0> LDW     *+keys[13], e_148
        XOR     .L1X   A3, B8, A3           ; <0> XOR     c17, moved_287, c17
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_150
||      SHRU    .S2    B9, 4, B8            ; <0> SHRU    t, 4, t4_150
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_149
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_150
||      SHRU    .S2    B9, 12, B8           ; <0> SHRU    t, 12, t12_150
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  u, one, u16_149
||      MPY     .M2    -16, B9, B9          ; <0> MPY     -16, t, low_150
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[u8_150], s6_149
||      LDW     .D2T1  *+B4[B8], A11        ; <0> LDW     *+B4[t4_150], s7_149
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_150
||      SHRU    .S2    B9, 20, B8           ; <0> SHRU    t, 20, t20_150
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[u24_150], s2_149
||      LDW     .D2T2  *+B5[B8], B3         ; <0> LDW     *+B5[t12_150], s5_149
        ADD     .L2X   B9, A10, B8          ; <0> ADD     high_150, low_150, t28_150
||      LDW     .D1T2  *+A6[A9], B3         ; <0> LDW     *+A6[u16_149], s4_149
||      LDW     .D2T1  *+B6[B8], A3         ; <0> LDW     *+B6[t20_150], s3_149
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_148, w
||      LDW     .D2T2  *+B0[14], B3         ; <0> LDW     *+keys[14], d
        XOR     .L1X   A9, B9, A10          ; <0> XOR     w, s8_149, t1_149
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_150], s1_149
        XOR     .L1X   A11, B8, A9          ; <0> XOR     s6_149, s7_149, pair1_149
||      XOR     .L2X   B3, A9, B8           ; <0> XOR     v, s8_149, u1_149
||      MV      .S2    B2, B1               ; <0> MV      following, target
||      STW     .D2T1  A3, *+B1[0]          ; <0> STW     c17, *+target[0]
        XOR     .L1X   A3, B3, A9           ; <0> XOR     s2_149, s5_149, pair2_149
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u1_149, pair1_149, u2_149
||      XOR     .S1    A10, A9, A10         ; <0> XOR     t1_149, pair1_149, t2_149
||      ADDAW   .D2    B2, 2, B2            ; <0> ADDAW   following, 2, following
        XOR     .L1X   A3, B3, A3           ; <0> XOR     s4_149, s3_149, pair3_149
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_149, pair2_149, u3_149
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_149, pair2_149, t3_149
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u3_149, pair3_149, u4_149
||      XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A3, A8           ; <0> XOR     t3_149, pair3_149, t4_149
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_149, s1_149, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_149, s1_149, t
||      LDW     .D2T2  *+B0[15], B9         ; <0> LDW     *+keys[15], e_151
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_153
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_153
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_152
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_153
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_153
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_152
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_153
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_153], s6_152
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_153], s7_152
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_153
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_153
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_153], s2_152
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_153], s5_152
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_153, low_153, t28_153
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_152], s4_152
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_153], s3_152
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_151, w
||      LDW     .D2T2  *+B0[16], B3         ; <0> LDW     *+keys[16], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_152, t1_152
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_153], s1_152
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_152, s7_152, pair1_152
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_152, u1_152
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_152, s5_152, pair2_152
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_152, pair1_152, u2_152
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_152, pair1_152, t2_152
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_152, s3_152, pair3_152
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_152, pair2_152, u3_152
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_152, pair2_152, t3_152
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_152, pair3_152, u4_152
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_152, pair3_152, t4_152
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_152, s1_152, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_152, s1_152, t
||      LDW     .D2T2  *+B0[17], B9         ; <0> LDW     *+keys[17], e_154
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_156
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_156
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_155
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_156
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_156
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_155
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_156
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_156], s6_155
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_156], s7_155
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_156
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_156
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_156], s2_155
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_156], s5_155
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_156, low_156, t28_156
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_155], s4_155
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_156], s3_155
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_154, w
||      LDW     .D2T2  *+B0[18], B3         ; <0> LDW     *+keys[18], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_155, t1_155
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_156], s1_155
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_155, s7_155, pair1_155
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_155, u1_155
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_155, s5_155, pair2_155
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_155, pair1_155, u2_155
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_155, pair1_155, t2_155
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_155, s3_155, pair3_155
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_155, pair2_155, u3_155
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_155, pair2_155, t3_155
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_155, pair3_155, u4_155
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_155, pair3_155, t4_155
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_155, s1_155, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_155, s1_155, t
||      LDW     .D2T2  *+B0[19], B9         ; <0> LDW     *+keys[19], e_157
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_159
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_159
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_158
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_159
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_159
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_158
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_159
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_159], s6_158
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_159], s7_158
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_159
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_159
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_159], s2_158
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_159], s5_158
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_159, low_159, t28_159
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_158], s4_158
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_159], s3_158
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_157, w
||      LDW     .D2T2  *+B0[20], B3         ; <0> LDW     *+keys[20], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_158, t1_158
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_159], s1_158
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_158, s7_158, pair1_158
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_158, u1_158
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_158, s5_158, pair2_158
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_158, pair1_158, u2_158
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_158, pair1_158, t2_158
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_158, s3_158, pair3_158
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_158, pair2_158, u3_158
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_158, pair2_158, t3_158
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_158, pair3_158, u4_158
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_158, pair3_158, t4_158
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_158, s1_158, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_158, s1_158, t
||      LDW     .D2T2  *+B0[21], B9         ; <0> LDW     *+keys[21], e_160
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_162
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_162
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_161
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_162
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_162
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_161
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_162
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_162], s6_161
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_162], s7_161
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_162
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_162
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_162], s2_161
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_162], s5_161
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_162, low_162, t28_162
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_161], s4_161
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_162], s3_161
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_160, w
||      LDW     .D2T2  *+B0[22], B3         ; <0> LDW     *+keys[22], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_161, t1_161
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_162], s1_161
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_161, s7_161, pair1_161
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_161, u1_161
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_161, s5_161, pair2_161
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_161, pair1_161, u2_161
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_161, pair1_161, t2_161
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_161, s3_161, pair3_161
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_161, pair2_161, u3_161
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_161, pair2_161, t3_161
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_161, pair3_161, u4_161
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_161, pair3_161, t4_161
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_161, s1_161, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_161, s1_161, t
||      LDW     .D2T2  *+B0[23], B9         ; <0> LDW     *+keys[23], e_163
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_165
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_165
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_164
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_165
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_165
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_164
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_165
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_165], s6_164
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_165], s7_164
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_165
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_165
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_165], s2_164
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_165], s5_164
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_165, low_165, t28_165
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_164], s4_164
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_165], s3_164
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_163, w
||      LDW     .D2T2  *+B0[24], B3         ; <0> LDW     *+keys[24], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_164, t1_164
||      LDW     .D2T2  *+B7[B8], B8         ; <0> LDW     *+B7[t28_165], s1_164
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_164, s7_164, pair1_164
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_164, u1_164
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_164, s5_164, pair2_164
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_164, pair1_164, u2_164
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_164, pair1_164, t2_164
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_164, s3_164, pair3_164
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u2_164, pair2_164, u3_164
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_164, pair2_164, t3_164
        XOR     .L1X   A8, B8, A3           ; <0> XOR     u3_164, pair3_164, u4_164
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_164, pair3_164, t4_164
        XOR     .L1X   A3, B8, A3           ; <0> XOR     u4_164, s1_164, u
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     t4_164, s1_164, t
||      LDW     .D2T2  *+B0[25], B9         ; <0> LDW     *+keys[25], e_166
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_168
||      SHRU    .S2    B8, 4, B9            ; <0> SHRU    t, 4, t4_168
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_167
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_168
||      SHRU    .S2    B8, 12, B9           ; <0> SHRU    t, 12, t12_168
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_167
||      MPY     .M2    -16, B8, B9          ; <0> MPY     -16, t, low_168
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[u8_168], s6_167
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[t4_168], s7_167
        SHRU    .S1X   B8, 28, A9           ; <0> SHRU    t, 28, high_168
||      SHRU    .S2    B8, 20, B8           ; <0> SHRU    t, 20, t20_168
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_168], s2_167
||      LDW     .D2T2  *+B5[B9], B3         ; <0> LDW     *+B5[t12_168], s5_167
        ADD     .L2X   B9, A9, B8           ; <0> ADD     high_168, low_168, t28_168
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_167], s4_167
||      LDW     .D2T1  *+B6[B8], A8         ; <0> LDW     *+B6[t20_168], s3_167
        XOR     .L2    B3, B9, B9           ; <0> XOR     v, e_166, w
||      LDW     .D2T2  *+B0[26], B8         ; <0> LDW     *+keys[26], d
        XOR     .L1X   A8, B9, A9           ; <0> XOR     w, s8_167, t1_167
||      LDW     .D2T2  *+B7[B8], B9         ; <0> LDW     *+B7[t28_168], s1_167
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s6_167, s7_167, pair1_167
||      XOR     .L2X   B3, A8, B8           ; <0> XOR     v, s8_167, u1_167
||      LDW     .D2T1  *+B0[30], A3         ; <0> LDW     *+keys[30], d15_172
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_167, s5_167, pair2_167
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     u1_167, pair1_167, u2_167
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_167, pair1_167, t2_167
||      ADDAW   .D2    B0, 18, B9           ; <0> ADDAW   keys, 18, half_172
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_167, s3_167, pair3_167
||      XOR     .L2X   B8, A9, B9           ; <0> XOR     u2_167, pair2_167, u3_167
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_167, pair2_167, t3_167
||      ADDAW   .D2    B9, 18, B3           ; <0> ADDAW   half_172, 18, keys2
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_167, pair3_167, u4_167
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_167, pair3_167, t4_167
||      LDW     .D2T1  *-B3[4], A9          ; <0> LDW     *-keys2[4], k0_172
        XOR     .L1X   A3, B9, A8           ; <0> XOR     u4_167, s1_167, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_167, s1_167, t
||      LDW     .D2T2  *+B0[27], B10        ; <0> LDW     *+keys[27], e_169
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_171
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_171
||      LDW     .D1T1  *+A4[A8], A10        ; <0> LDW     *+A4[u], s8_170
        SHRU    .S1    A8, 24, A9           ; <0> SHRU    u, 24, u24_171
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_171
||      MPYHLU  .M1    A8, A0, A10          ; <0> MPYHLU  u, one, u16_170
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_171
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_171], s6_170
||      LDW     .D2T1  *+B4[B10], A12       ; <0> LDW     *+B4[t4_171], s7_170
        SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_171
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_171
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_171], s2_170
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_171], s5_170
        ADD     .L2X   B10, A11, B9         ; <0> ADD     high_171, low_171, t28_171
||      LDW     .D1T2  *+A6[A10], B8        ; <0> LDW     *+A6[u16_170], s4_170
||      LDW     .D2T1  *+B6[B9], A10        ; <0> LDW     *+B6[t20_171], s3_170
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_169, w
||      LDW     .D2T2  *+B0[28], B8         ; <0> LDW     *+keys[28], d
        XOR     .L1X   A10, B10, A11        ; <0> XOR     w, s8_170, t1_170
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_171], s1_170
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_170, s7_170, pair1_170
||      XOR     .L2X   B8, A10, B9          ; <0> XOR     v, s8_170, u1_170
||      LDW     .D2T1  *-B3[1], A3          ; <0> LDW     *-keys2[1], e1_172
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s2_170, s5_170, pair2_170
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_170, pair1_170, u2_170
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_170, pair1_170, t2_170
||      LDW     .D2T2  *-B3[3], B10         ; <0> LDW     *-keys2[3], e0_172
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s4_170, s3_170, pair3_170
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u2_170, pair2_170, u3_170
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_170, pair2_170, t3_170
        XOR     .L1X   A10, B9, A8          ; <0> XOR     u3_170, pair3_170, u4_170
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_170, pair3_170, t4_170
        XOR     .L1X   A8, B9, A8           ; <0> XOR     u4_170, s1_170, u
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     t4_170, s1_170, t
||      XOR     .S1    A9, A3, A9           ; <0> XOR     k0_172, d15_172, add_172
||      LDW     .D2T1  *-B3[2], A8          ; <0> LDW     *-keys2[2], k1_172
        XOR     .L1    A8, A9, A9           ; <0> XOR     u, add_172, u
||      SHRU    .S1    A8, 8, A10           ; <0> SHRU    u, 8, u8_174
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_174
||      MPYHLU  .M1    A8, A0, A8           ; <0> MPYHLU  u, one, u16_173
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_174
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u], s8_173
        XOR     .L2X   B10, A9, B10         ; <0> XOR     u, e0_172, t
||      SHRU    .S1    A8, 24, A10          ; <0> SHRU    u, 24, u24_174
||      SHRU    .S2    B9, 12, B12          ; <0> SHRU    t, 12, t12_174
||      MPYHLU  .M1    A9, A0, A10          ; <0> MPYHLU  u, one, u16_175
||      LDW     .D1T2  *+A5[A10], B9        ; <0> LDW     *+A5[u8_174], s6_173
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_174], s7_173
        SHRU    .S1X   B9, 28, A11          ; <0> SHRU    t, 28, high_174
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_174
||      LDW     .D1T2  *+A7[A10], B10       ; <0> LDW     *+A7[u24_174], s2_173
||      LDW     .D2T1  *+B5[B12], A11       ; <0> LDW     *+B5[t12_174], s5_173
        ADD     .L2X   B11, A11, B9         ; <0> ADD     high_174, low_174, t28_174
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    u, 24, u24_176
||      SHRU    .S2    B10, 4, B11          ; <0> SHRU    t, 4, t4_176
||      MPY     .M2    -16, B10, B12        ; <0> MPY     -16, t, low_176
||      LDW     .D1T1  *+A6[A8], A10        ; <0> LDW     *+A6[u16_173], s4_173
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_174], s3_173
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    u, 8, u8_176
||      SHRU    .S2    B10, 20, B11         ; <0> SHRU    t, 20, t20_176
||      LDW     .D1T2  *+A4[A9], B8         ; <0> LDW     *+A4[u], s8_175
||      LDW     .D2T1  *+B4[B11], A10       ; <0> LDW     *+B4[t4_176], s7_175
        XOR     .L2X   B8, A12, B8          ; <0> XOR     v, s8_173, v1_173
||      SHRU    .S1X   B10, 28, A13         ; <0> SHRU    t, 28, high_176
||      SHRU    .S2    B10, 12, B10         ; <0> SHRU    t, 12, t12_176
||      LDW     .D1T2  *+A5[A13], B10       ; <0> LDW     *+A5[u8_176], s6_175
||      LDW     .D2T1  *+B7[B9], A11        ; <0> LDW     *+B7[t28_174], s1_173
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_173, s7_173, pair1_173
||      ADD     .L2X   B12, A13, B9         ; <0> ADD     high_176, low_176, t28_176
||      LDW     .D1T1  *+A7[A11], A11       ; <0> LDW     *+A7[u24_176], s2_175
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_176], s5_175
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s2_173, s5_173, pair2_173
||      XOR     .L2X   B8, A12, B10         ; <0> XOR     v1_173, pair1_173, v2_173
||      LDW     .D1T1  *+A6[A10], A8        ; <0> LDW     *+A6[u16_175], s4_175
||      LDW     .D2T2  *+B6[B11], B9        ; <0> LDW     *+B6[t20_176], s3_175
        XOR     .L1X   A10, B8, A11         ; <0> XOR     s4_173, s3_173, pair3_173
||      XOR     .L2X   B10, A11, B9         ; <0> XOR     v2_173, pair2_173, v3_173
||      LDW     .D2T1  *+B7[B9], A8         ; <0> LDW     *+B7[t28_176], s1_175
        XOR     .L2X   B9, A11, B9          ; <0> XOR     v3_173, pair3_173, v4_173
||      LDW     .D2T2  *+B3[0], B8          ; <0> LDW     *+keys2[0], d0_172
        XOR     .L1    A8, A3, A3           ; <0> XOR     k1_172, e1_172, cw_172
||      XOR     .L2X   B9, A11, B8          ; <0> XOR     v4_173, s1_173, x17_172
||      XOR     .S2    B8, B10, B10         ; <0> XOR     s8_175, s6_175, f1_175
        XOR     .L1X   A3, B8, A3           ; <0> XOR     x17_172, cw_172, z_172
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     x17_172, k1_172, y_172
||      XOR     .S1    A10, A11, A10        ; <0> XOR     s7_175, s2_175, f2_175
||      XOR     .S2    B10, B9, B10         ; <0> XOR     f1_175, s5_175, f3_175
        XOR     .L1X   A8, B9, A10          ; <0> XOR     s4_175, s3_175, f5_175
||      XOR     .L2X   B10, A10, B9         ; <0> XOR     f2_175, f3_175, f4_175
        XOR     .L1    A10, A8, A3          ; <0> XOR     f5_175, s1_175, f6_175
||      XOR     .L2    B8, B9, B9           ; <0> XOR     y_172, f4_175, y1_175
||      XOR     .S2X   B9, A3, B10          ; <0> XOR     z_172, f4_175, z1_175
        XOR     .L1X   A3, B9, A3           ; <0> XOR     y1_175, f6_175, u
||      XOR     .L2X   B10, A3, B9          ; <0> XOR     z1_175, f6_175, t
||      LDW     .D2T2  *+B3[1], B10         ; <0> LDW     *+keys2[1], e_177
        XOR     .L2X   B8, A9, B8           ; <0> XOR     u, d0_172, v
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    u, 8, u8_180
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_180
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_179
        SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_180
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_180
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_179
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_180
||      LDW     .D1T2  *+A5[A9], B9         ; <0> LDW     *+A5[u8_180], s6_179
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_180], s7_179
        SHRU    .S1X   B9, 28, A8           ; <0> SHRU    t, 28, high_180
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_180
||      LDW     .D1T1  *+A7[A9], A8         ; <0> LDW     *+A7[u24_180], s2_179
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_180], s5_179
        ADD     .L2X   B10, A8, B9          ; <0> ADD     high_180, low_180, t28_180
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_179], s4_179
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_180], s3_179
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_177, w
||      LDW     .D2T2  *+B3[2], B8          ; <0> LDW     *+keys2[2], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_179, t1_179
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_180], s1_179
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_179, s7_179, pair1_179
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_179, u1_179
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_179, s5_179, pair2_179
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_179, pair1_179, u2_179
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_179, pair1_179, t2_179
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_179, s3_179, pair3_179
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_179, pair2_179, u3_179
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_179, pair2_179, t3_179
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_179, pair3_179, u4_179
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_179, pair3_179, t4_179
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_179, s1_179, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_179, s1_179, t
||      LDW     .D2T2  *+B3[3], B10         ; <0> LDW     *+keys2[3], e_181
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_183
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_183
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_182
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_183
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_183
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_182
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_183
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_183], s6_182
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_183], s7_182
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_183
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_183
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_183], s2_182
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_183], s5_182
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_183, low_183, t28_183
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_182], s4_182
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_183], s3_182
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_181, w
||      LDW     .D2T2  *+B3[4], B8          ; <0> LDW     *+keys2[4], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_182, t1_182
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_183], s1_182
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_182, s7_182, pair1_182
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_182, u1_182
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_182, s5_182, pair2_182
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_182, pair1_182, u2_182
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_182, pair1_182, t2_182
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_182, s3_182, pair3_182
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_182, pair2_182, u3_182
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_182, pair2_182, t3_182
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_182, pair3_182, u4_182
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_182, pair3_182, t4_182
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_182, s1_182, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_182, s1_182, t
||      LDW     .D2T2  *+B3[5], B10         ; <0> LDW     *+keys2[5], e_184
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_186
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_186
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_185
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_186
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_186
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_185
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_186
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_186], s6_185
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_186], s7_185
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_186
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_186
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_186], s2_185
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_186], s5_185
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_186, low_186, t28_186
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_185], s4_185
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_186], s3_185
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_184, w
||      LDW     .D2T2  *+B3[6], B8          ; <0> LDW     *+keys2[6], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_185, t1_185
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_186], s1_185
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_185, s7_185, pair1_185
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_185, u1_185
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_185, s5_185, pair2_185
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_185, pair1_185, u2_185
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_185, pair1_185, t2_185
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_185, s3_185, pair3_185
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_185, pair2_185, u3_185
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_185, pair2_185, t3_185
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_185, pair3_185, u4_185
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_185, pair3_185, t4_185
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_185, s1_185, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_185, s1_185, t
||      LDW     .D2T2  *+B3[7], B10         ; <0> LDW     *+keys2[7], e_187
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_189
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_189
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_188
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_189
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_189
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_188
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_189
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_189], s6_188
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_189], s7_188
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_189
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_189
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_189], s2_188
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_189], s5_188
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_189, low_189, t28_189
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_188], s4_188
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_189], s3_188
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_187, w
||      LDW     .D2T2  *+B3[8], B8          ; <0> LDW     *+keys2[8], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_188, t1_188
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_189], s1_188
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_188, s7_188, pair1_188
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_188, u1_188
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_188, s5_188, pair2_188
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_188, pair1_188, u2_188
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_188, pair1_188, t2_188
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_188, s3_188, pair3_188
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_188, pair2_188, u3_188
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_188, pair2_188, t3_188
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_188, pair3_188, u4_188
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_188, pair3_188, t4_188
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_188, s1_188, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_188, s1_188, t
||      LDW     .D2T2  *+B3[9], B10         ; <0> LDW     *+keys2[9], e_190
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_192
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_192
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_191
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_192
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_192
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_191
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_192
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_192], s6_191
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_192], s7_191
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_192
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_192
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_192], s2_191
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_192], s5_191
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_192, low_192, t28_192
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_191], s4_191
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_192], s3_191
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_190, w
||      LDW     .D2T2  *+B3[10], B8         ; <0> LDW     *+keys2[10], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_191, t1_191
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_192], s1_191
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_191, s7_191, pair1_191
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_191, u1_191
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_191, s5_191, pair2_191
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_191, pair1_191, u2_191
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_191, pair1_191, t2_191
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_191, s3_191, pair3_191
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_191, pair2_191, u3_191
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_191, pair2_191, t3_191
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_191, pair3_191, u4_191
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_191, pair3_191, t4_191
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_191, s1_191, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_191, s1_191, t
||      LDW     .D2T2  *+B3[11], B10        ; <0> LDW     *+keys2[11], e_193
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_195
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_195
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_194
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_195
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_195
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_194
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_195
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_195], s6_194
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_195], s7_194
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_195
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_195
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_195], s2_194
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_195], s5_194
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_195, low_195, t28_195
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_194], s4_194
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_195], s3_194
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_193, w
||      LDW     .D2T2  *+B3[12], B8         ; <0> LDW     *+keys2[12], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_194, t1_194
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_195], s1_194
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_194, s7_194, pair1_194
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_194, u1_194
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_194, s5_194, pair2_194
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_194, pair1_194, u2_194
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_194, pair1_194, t2_194
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_194, s3_194, pair3_194
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_194, pair2_194, u3_194
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_194, pair2_194, t3_194
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_194, pair3_194, u4_194
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_194, pair3_194, t4_194
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_194, s1_194, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_194, s1_194, t
||      LDW     .D2T2  *+B3[13], B10        ; <0> LDW     *+keys2[13], e_196
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_198
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_198
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_197
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_198
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_198
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_197
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_198
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_198], s6_197
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_198], s7_197
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_198
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_198
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_198], s2_197
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_198], s5_197
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_198, low_198, t28_198
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_197], s4_197
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_198], s3_197
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_196, w
||      LDW     .D2T2  *+B3[14], B8         ; <0> LDW     *+keys2[14], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_197, t1_197
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_198], s1_197
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_197, s7_197, pair1_197
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_197, u1_197
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_197, s5_197, pair2_197
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_197, pair1_197, u2_197
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_197, pair1_197, t2_197
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_197, s3_197, pair3_197
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_197, pair2_197, u3_197
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_197, pair2_197, t3_197
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_197, pair3_197, u4_197
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_197, pair3_197, t4_197
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_197, s1_197, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_197, s1_197, t
||      LDW     .D2T2  *+B3[15], B10        ; <0> LDW     *+keys2[15], e_199
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_201
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_201
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_200
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_201
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_201
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_200
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_201
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_201], s6_200
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_201], s7_200
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_201
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_201
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_201], s2_200
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_201], s5_200
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_201, low_201, t28_201
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_200], s4_200
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_201], s3_200
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_199, w
||      LDW     .D2T2  *+B3[16], B8         ; <0> LDW     *+keys2[16], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_200, t1_200
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_201], s1_200
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_200, s7_200, pair1_200
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_200, u1_200
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_200, s5_200, pair2_200
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_200, pair1_200, u2_200
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_200, pair1_200, t2_200
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_200, s3_200, pair3_200
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_200, pair2_200, u3_200
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_200, pair2_200, t3_200
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_200, pair3_200, u4_200
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_200, pair3_200, t4_200
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_200, s1_200, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_200, s1_200, t
||      LDW     .D2T2  *+B3[17], B10        ; <0> LDW     *+keys2[17], e_202
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_204
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_204
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_203
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_204
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_204
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_203
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_204
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_204], s6_203
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_204], s7_203
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_204
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_204
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_204], s2_203
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_204], s5_203
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_204, low_204, t28_204
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_203], s4_203
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_204], s3_203
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_202, w
||      LDW     .D2T2  *+B3[18], B8         ; <0> LDW     *+keys2[18], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_203, t1_203
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_204], s1_203
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_203, s7_203, pair1_203
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_203, u1_203
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_203, s5_203, pair2_203
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_203, pair1_203, u2_203
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_203, pair1_203, t2_203
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_203, s3_203, pair3_203
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_203, pair2_203, u3_203
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_203, pair2_203, t3_203
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_203, pair3_203, u4_203
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_203, pair3_203, t4_203
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_203, s1_203, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_203, s1_203, t
||      LDW     .D2T2  *+B3[19], B10        ; <0> LDW     *+keys2[19], e_205
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_207
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_207
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_206
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_207
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_207
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_206
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_207
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_207], s6_206
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_207], s7_206
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_207
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_207
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_207], s2_206
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_207], s5_206
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_207, low_207, t28_207
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_206], s4_206
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_207], s3_206
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_205, w
||      LDW     .D2T2  *+B3[20], B8         ; <0> LDW     *+keys2[20], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_206, t1_206
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_207], s1_206
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_206, s7_206, pair1_206
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_206, u1_206
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_206, s5_206, pair2_206
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_206, pair1_206, u2_206
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_206, pair1_206, t2_206
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_206, s3_206, pair3_206
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_206, pair2_206, u3_206
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_206, pair2_206, t3_206
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_206, pair3_206, u4_206
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_206, pair3_206, t4_206
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_206, s1_206, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_206, s1_206, t
||      LDW     .D2T2  *+B3[21], B10        ; <0> LDW     *+keys2[21], e_208
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_210
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_210
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_209
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_210
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_210
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_209
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_210
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_210], s6_209
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_210], s7_209
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_210
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_210
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_210], s2_209
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_210], s5_209
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_210, low_210, t28_210
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_209], s4_209
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_210], s3_209
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_208, w
||      LDW     .D2T2  *+B3[22], B8         ; <0> LDW     *+keys2[22], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_209, t1_209
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_210], s1_209
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_209, s7_209, pair1_209
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_209, u1_209
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_209, s5_209, pair2_209
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_209, pair1_209, u2_209
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_209, pair1_209, t2_209
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_209, s3_209, pair3_209
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_209, pair2_209, u3_209
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_209, pair2_209, t3_209
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_209, pair3_209, u4_209
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_209, pair3_209, t4_209
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_209, s1_209, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_209, s1_209, t
||      LDW     .D2T2  *+B3[23], B10        ; <0> LDW     *+keys2[23], e_211
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_213
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_213
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_212
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_213
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_213
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_212
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_213
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_213], s6_212
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_213], s7_212
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_213
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_213
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_213], s2_212
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_213], s5_212
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_213, low_213, t28_213
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[u16_212], s4_212
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_213], s3_212
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_211, w
||      LDW     .D2T2  *+B3[24], B8         ; <0> LDW     *+keys2[24], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_212, t1_212
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_213], s1_212
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_212, s7_212, pair1_212
||      XOR     .L2X   B8, A8, B9           ; <0> XOR     v, s8_212, u1_212
        XOR     .L1X   A8, B8, A9           ; <0> XOR     s2_212, s5_212, pair2_212
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_212, pair1_212, u2_212
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_212, pair1_212, t2_212
        XOR     .L1X   A8, B8, A8           ; <0> XOR     s4_212, s3_212, pair3_212
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_212, pair2_212, u3_212
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_212, pair2_212, t3_212
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_212, pair3_212, u4_212
||      XOR     .L2X   B8, A3, B8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_212, pair3_212, t4_212
||      LDW     .D2T1  *+B3[30], A8         ; <0> LDW     *+keys2[30], d15_220
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_212, s1_212, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_212, s1_212, t
||      LDW     .D2T2  *+B3[25], B10        ; <0> LDW     *+keys2[25], e_214
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_216
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_216
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[u], s8_215
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_216
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_216
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_215
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_216
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_216], s6_215
||      LDW     .D2T1  *+B4[B10], A11       ; <0> LDW     *+B4[t4_216], s7_215
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_216
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_216
||      LDW     .D1T1  *+A7[A8], A9         ; <0> LDW     *+A7[u24_216], s2_215
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_216], s5_215
        ADD     .L2X   B10, A10, B9         ; <0> ADD     high_216, low_216, t28_216
||      LDW     .D1T2  *+A6[A9], B8         ; <0> LDW     *+A6[u16_215], s4_215
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_216], s3_215
        XOR     .L2    B8, B10, B10         ; <0> XOR     v, e_214, w
||      LDW     .D2T2  *+B3[26], B9         ; <0> LDW     *+keys2[26], d
        XOR     .L1X   A9, B10, A10         ; <0> XOR     w, s8_215, t1_215
||      LDW     .D2T2  *+B7[B9], B10        ; <0> LDW     *+B7[t28_216], s1_215
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s6_215, s7_215, pair1_215
||      XOR     .L2X   B8, A9, B9           ; <0> XOR     v, s8_215, u1_215
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_215, s5_215, pair2_215
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u1_215, pair1_215, u2_215
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_215, pair1_215, t2_215
||      ADDAW   .D2    B3, 18, B10          ; <0> ADDAW   keys2, 18, half_220
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_215, s3_215, pair3_215
||      XOR     .L2X   B9, A10, B10         ; <0> XOR     u2_215, pair2_215, u3_215
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_215, pair2_215, t3_215
||      ADDAW   .D2    B10, 18, B8          ; <0> ADDAW   half_220, 18, keys3
        XOR     .L1X   A9, B10, A3          ; <0> XOR     u3_215, pair3_215, u4_215
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_215, pair3_215, t4_215
||      LDW     .D2T1  *-B8[4], A9          ; <0> LDW     *-keys3[4], k0_220
        XOR     .L1X   A3, B10, A3          ; <0> XOR     u4_215, s1_215, u
||      XOR     .L2X   B10, A9, B10         ; <0> XOR     t4_215, s1_215, t
||      LDW     .D2T2  *+B3[27], B11        ; <0> LDW     *+keys2[27], e_217
        SHRU    .S1    A3, 8, A9            ; <0> SHRU    u, 8, u8_219
||      SHRU    .S2    B10, 4, B11          ; <0> SHRU    t, 4, t4_219
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_218
        SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_219
||      SHRU    .S2    B10, 12, B11         ; <0> SHRU    t, 12, t12_219
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  u, one, u16_218
||      MPY     .M2    -16, B10, B11        ; <0> MPY     -16, t, low_219
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[u8_219], s6_218
||      LDW     .D2T1  *+B4[B11], A12       ; <0> LDW     *+B4[t4_219], s7_218
        SHRU    .S1X   B10, 28, A11         ; <0> SHRU    t, 28, high_219
||      SHRU    .S2    B10, 20, B10         ; <0> SHRU    t, 20, t20_219
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_219], s2_218
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[t12_219], s5_218
        ADD     .L2X   B11, A11, B10        ; <0> ADD     high_219, low_219, t28_219
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[u16_218], s4_218
||      LDW     .D2T1  *+B6[B10], A10       ; <0> LDW     *+B6[t20_219], s3_218
        XOR     .L2    B9, B11, B3          ; <0> XOR     v, e_217, w
||      LDW     .D2T2  *+B3[28], B3         ; <0> LDW     *+keys2[28], d
        XOR     .L1X   A10, B3, A11         ; <0> XOR     w, s8_218, t1_218
||      LDW     .D2T2  *+B7[B10], B9        ; <0> LDW     *+B7[t28_219], s1_218
        XOR     .L1X   A12, B3, A12         ; <0> XOR     s6_218, s7_218, pair1_218
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     v, s8_218, u1_218
        XOR     .L1X   A10, B3, A11         ; <0> XOR     s2_218, s5_218, pair2_218
||      XOR     .L2X   B9, A12, B9          ; <0> XOR     u1_218, pair1_218, u2_218
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_218, pair1_218, t2_218
||      LDW     .D2T2  *-B8[3], B10         ; <0> LDW     *-keys3[3], e0_220
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s4_218, s3_218, pair3_218
||      XOR     .L2X   B9, A11, B9          ; <0> XOR     u2_218, pair2_218, u3_218
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_218, pair2_218, t3_218
        XOR     .L1X   A10, B9, A3          ; <0> XOR     u3_218, pair3_218, u4_218
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_218, pair3_218, t4_218
||      LDW     .D2T1  *-B8[1], A3          ; <0> LDW     *-keys3[1], e1_220
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_218, s1_218, u
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     t4_218, s1_218, t
||      XOR     .S1    A9, A8, A8           ; <0> XOR     k0_220, d15_220, add_220
||      LDW     .D2T1  *-B8[2], A10         ; <0> LDW     *-keys3[2], k1_220
        XOR     .L1    A3, A8, A8           ; <0> XOR     u, add_220, u
||      SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_222
||      SHRU    .S2    B9, 4, B11           ; <0> SHRU    t, 4, t4_222
||      LDW     .D1T2  *+A4[A3], B12        ; <0> LDW     *+A4[u], s8_221
        XOR     .L2X   B10, A8, B10         ; <0> XOR     u, e0_220, t
||      SHRU    .S1    A3, 8, A3            ; <0> SHRU    u, 8, u8_222
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_222
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  u, one, u16_221
||      LDW     .D1T2  *+A7[A9], B3         ; <0> LDW     *+A7[u24_222], s2_221
||      LDW     .D2T1  *+B4[B11], A9        ; <0> LDW     *+B4[t4_222], s7_221
        SHRU    .S1    A8, 8, A9            ; <0> SHRU    u, 8, u8_224
||      SHRU    .S2    B10, 12, B11         ; <0> SHRU    t, 12, t12_224
||      MPYHLU  .M1    A8, A0, A11          ; <0> MPYHLU  u, one, u16_223
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_222
||      LDW     .D1T1  *+A5[A3], A12        ; <0> LDW     *+A5[u8_222], s6_221
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_222], s5_221
        SHRU    .S1X   B9, 28, A12          ; <0> SHRU    t, 28, high_222
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_222
||      LDW     .D1T1  *+A6[A10], A9        ; <0> LDW     *+A6[u16_221], s4_221
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[t12_224], s5_223
        ADD     .L2X   B11, A12, B11        ; <0> ADD     high_222, low_222, t28_222
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u, 24, u24_224
||      SHRU    .S2    B10, 20, B9          ; <0> SHRU    t, 20, t20_224
||      MPY     .M2    -16, B10, B12        ; <0> MPY     -16, t, low_224
||      LDW     .D1T1  *+A4[A8], A11        ; <0> LDW     *+A4[u], s8_223
||      LDW     .D2T2  *+B6[B9], B3         ; <0> LDW     *+B6[t20_222], s3_221
        XOR     .L2    B3, B12, B10         ; <0> XOR     v, s8_221, v1_221
||      SHRU    .S1X   B10, 28, A13         ; <0> SHRU    t, 28, high_224
||      SHRU    .S2    B10, 4, B11          ; <0> SHRU    t, 4, t4_224
||      LDW     .D1T2  *+A5[A9], B10        ; <0> LDW     *+A5[u8_224], s6_223
||      LDW     .D2T1  *+B7[B11], A9        ; <0> LDW     *+B7[t28_222], s1_221
        ADD     .L2X   B12, A13, B12        ; <0> ADD     high_224, low_224, t28_224
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_224], s2_223
||      LDW     .D2T2  *+B4[B11], B3        ; <0> LDW     *+B4[t4_224], s7_223
        XOR     .L1    A12, A9, A11         ; <0> XOR     s6_221, s7_221, pair1_221
||      LDW     .D1T2  *+A6[A11], B3        ; <0> LDW     *+A6[u16_223], s4_223
||      LDW     .D2T1  *+B6[B9], A11        ; <0> LDW     *+B6[t20_224], s3_223
        XOR     .L1    A10, A3, A3          ; <0> XOR     k1_220, e1_220, cw_220
||      XOR     .L2    B3, B11, B10         ; <0> XOR     s2_221, s5_221, pair2_221
||      XOR     .S2X   B10, A11, B11        ; <0> XOR     v1_221, pair1_221, v2_221
||      LDW     .D2T2  *+B7[B12], B3        ; <0> LDW     *+B7[t28_224], s1_223
        XOR     .L1X   A9, B3, A12          ; <0> XOR     s4_221, s3_221, pair3_221
||      XOR     .L2    B11, B10, B3         ; <0> XOR     v2_221, pair2_221, v3_221
||      LDW     .D2T2  *+B8[0], B3          ; <0> LDW     *+keys3[0], d0_220
        XOR     .L1X   A12, B3, A11         ; <0> XOR     v3_221, pair3_221, v4_221
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     s8_223, s6_223, f1_223
        XOR     .L1    A11, A9, A9          ; <0> XOR     v4_221, s1_221, x17_220
||      XOR     .L2X   B3, A12, B9          ; <0> XOR     s7_223, s2_223, f2_223
||      XOR     .S2    B10, B9, B10         ; <0> XOR     f1_223, s5_223, f3_223
        XOR     .L1    A9, A10, A3          ; <0> XOR     x17_220, k1_220, y_220
||      XOR     .L2    B9, B10, B9          ; <0> XOR     f2_223, f3_223, f4_223
||      XOR     .S1    A9, A3, A9           ; <0> XOR     x17_220, cw_220, z_220
||      XOR     .S2X   B3, A11, B10         ; <0> XOR     s4_223, s3_223, f5_223
        XOR     .L1X   A3, B9, A3           ; <0> XOR     y_220, f4_223, y1_223
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     z_220, f4_223, z1_223
||      XOR     .S2    B10, B3, B10         ; <0> XOR     f5_223, s1_223, f6_223
        XOR     .L1X   A3, B10, A3          ; <0> XOR     y1_223, f6_223, u
||      XOR     .L2    B9, B10, B9          ; <0> XOR     z1_223, f6_223, t
||      LDW     .D2T2  *+B8[1], B10         ; <0> LDW     *+keys3[1], e_225
        XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d0_220, v
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_228
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_228
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_227
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_228
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_228
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_227
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_228
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_228], s6_227
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_228], s7_227
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_228
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_228
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_228], s2_227
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_228], s5_227
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_228, low_228, t28_228
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_227], s4_227
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_228], s3_227
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_225, w
||      LDW     .D2T2  *+B8[2], B3          ; <0> LDW     *+keys3[2], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_227, t1_227
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_228], s1_227
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_227, s7_227, pair1_227
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_227, u1_227
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_227, s5_227, pair2_227
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_227, pair1_227, u2_227
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_227, pair1_227, t2_227
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_227, s3_227, pair3_227
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_227, pair2_227, u3_227
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_227, pair2_227, t3_227
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_227, pair3_227, u4_227
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_227, pair3_227, t4_227
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_227, s1_227, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_227, s1_227, t
||      LDW     .D2T2  *+B8[3], B10         ; <0> LDW     *+keys3[3], e_229
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_231
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_231
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_230
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_231
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_231
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_230
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_231
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_231], s6_230
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_231], s7_230
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_231
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_231
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_231], s2_230
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_231], s5_230
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_231, low_231, t28_231
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_230], s4_230
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_231], s3_230
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_229, w
||      LDW     .D2T2  *+B8[4], B3          ; <0> LDW     *+keys3[4], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_230, t1_230
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_231], s1_230
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_230, s7_230, pair1_230
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_230, u1_230
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_230, s5_230, pair2_230
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_230, pair1_230, u2_230
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_230, pair1_230, t2_230
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_230, s3_230, pair3_230
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_230, pair2_230, u3_230
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_230, pair2_230, t3_230
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_230, pair3_230, u4_230
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_230, pair3_230, t4_230
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_230, s1_230, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_230, s1_230, t
||      LDW     .D2T2  *+B8[5], B10         ; <0> LDW     *+keys3[5], e_232
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_234
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_234
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_233
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_234
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_234
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_233
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_234
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_234], s6_233
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_234], s7_233
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_234
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_234
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_234], s2_233
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_234], s5_233
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_234, low_234, t28_234
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_233], s4_233
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_234], s3_233
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_232, w
||      LDW     .D2T2  *+B8[6], B3          ; <0> LDW     *+keys3[6], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_233, t1_233
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_234], s1_233
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_233, s7_233, pair1_233
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_233, u1_233
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_233, s5_233, pair2_233
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_233, pair1_233, u2_233
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_233, pair1_233, t2_233
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_233, s3_233, pair3_233
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_233, pair2_233, u3_233
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_233, pair2_233, t3_233
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_233, pair3_233, u4_233
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_233, pair3_233, t4_233
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_233, s1_233, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_233, s1_233, t
||      LDW     .D2T2  *+B8[7], B10         ; <0> LDW     *+keys3[7], e_235
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_237
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_237
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_236
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_237
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_237
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_236
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_237
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_237], s6_236
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_237], s7_236
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_237
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_237
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_237], s2_236
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_237], s5_236
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_237, low_237, t28_237
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_236], s4_236
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_237], s3_236
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_235, w
||      LDW     .D2T2  *+B8[8], B3          ; <0> LDW     *+keys3[8], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_236, t1_236
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_237], s1_236
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_236, s7_236, pair1_236
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_236, u1_236
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_236, s5_236, pair2_236
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_236, pair1_236, u2_236
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_236, pair1_236, t2_236
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_236, s3_236, pair3_236
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_236, pair2_236, u3_236
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_236, pair2_236, t3_236
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_236, pair3_236, u4_236
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_236, pair3_236, t4_236
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_236, s1_236, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_236, s1_236, t
||      LDW     .D2T2  *+B8[9], B10         ; <0> LDW     *+keys3[9], e_238
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_240
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_240
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_239
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_240
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_240
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_239
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_240
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_240], s6_239
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_240], s7_239
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_240
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_240
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_240], s2_239
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_240], s5_239
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_240, low_240, t28_240
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_239], s4_239
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_240], s3_239
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_238, w
||      LDW     .D2T2  *+B8[10], B3         ; <0> LDW     *+keys3[10], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_239, t1_239
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_240], s1_239
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_239, s7_239, pair1_239
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_239, u1_239
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_239, s5_239, pair2_239
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_239, pair1_239, u2_239
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_239, pair1_239, t2_239
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_239, s3_239, pair3_239
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_239, pair2_239, u3_239
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_239, pair2_239, t3_239
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_239, pair3_239, u4_239
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_239, pair3_239, t4_239
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_239, s1_239, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_239, s1_239, t
||      LDW     .D2T2  *+B8[11], B10        ; <0> LDW     *+keys3[11], e_241
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_243
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_243
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_242
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_243
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_243
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_242
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_243
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_243], s6_242
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_243], s7_242
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_243
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_243
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_243], s2_242
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_243], s5_242
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_243, low_243, t28_243
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_242], s4_242
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_243], s3_242
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_241, w
||      LDW     .D2T2  *+B8[12], B3         ; <0> LDW     *+keys3[12], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_242, t1_242
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_243], s1_242
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_242, s7_242, pair1_242
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_242, u1_242
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_242, s5_242, pair2_242
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_242, pair1_242, u2_242
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_242, pair1_242, t2_242
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_242, s3_242, pair3_242
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_242, pair2_242, u3_242
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_242, pair2_242, t3_242
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_242, pair3_242, u4_242
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_242, pair3_242, t4_242
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_242, s1_242, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_242, s1_242, t
||      LDW     .D2T2  *+B8[13], B10        ; <0> LDW     *+keys3[13], e_244
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_246
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_246
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_245
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_246
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_246
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_245
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_246
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_246], s6_245
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_246], s7_245
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_246
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_246
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_246], s2_245
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_246], s5_245
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_246, low_246, t28_246
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_245], s4_245
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_246], s3_245
        XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_244, w
||      LDW     .D2T2  *+B8[14], B3         ; <0> LDW     *+keys3[14], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_245, t1_245
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_246], s1_245
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_245, s7_245, pair1_245
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_245, u1_245
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_245, s5_245, pair2_245
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_245, pair1_245, u2_245
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_245, pair1_245, t2_245
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_245, s3_245, pair3_245
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_245, pair2_245, u3_245
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_245, pair2_245, t3_245
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_245, pair3_245, u4_245
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_245, pair3_245, t4_245
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_245, s1_245, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_245, s1_245, t
||      LDW     .D2T2  *+B8[15], B10        ; <0> LDW     *+keys3[15], e_247
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_249
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_249
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_248
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_249
||      SHRU    .S2    B9, 12, B10          ; <0> SHRU    t, 12, t12_249
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_248
||      MPY     .M2    -16, B9, B10         ; <0> MPY     -16, t, low_249
||      LDW     .D1T2  *+A5[A8], B9         ; <0> LDW     *+A5[u8_249], s6_248
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[t4_249], s7_248
        SHRU    .S1X   B9, 28, A9           ; <0> SHRU    t, 28, high_249
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_249
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[u24_249], s2_248
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[t12_249], s5_248
        ADD     .L2X   B10, A9, B9          ; <0> ADD     high_249, low_249, t28_249
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[u16_248], s4_248
||      LDW     .D2T1  *+B6[B9], A8         ; <0> LDW     *+B6[t20_249], s3_248
        SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||      XOR     .L2    B3, B10, B10         ; <0> XOR     v, e_247, w
||      LDW     .D2T2  *+B8[16], B3         ; <0> LDW     *+keys3[16], d
        XOR     .L1X   A8, B10, A9          ; <0> XOR     w, s8_248, t1_248
||[A1]  ADDAW   .D1    A2, 2, A2            ; <0> [blocks] ADDAW source, 2, source       ; the last block is loaded twice
||      LDW     .D2T2  *+B7[B9], B9         ; <0> LDW     *+B7[t28_249], s1_248
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s6_248, s7_248, pair1_248
||      XOR     .L2X   B3, A8, B9           ; <0> XOR     v, s8_248, u1_248
        XOR     .L1X   A8, B3, A9           ; <0> XOR     s2_248, s5_248, pair2_248
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     u1_248, pair1_248, u2_248
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t1_248, pair1_248, t2_248
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_248, s3_248, pair3_248
||      XOR     .L2X   B9, A9, B9           ; <0> XOR     u2_248, pair2_248, u3_248
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t2_248, pair2_248, t3_248
||      LDW     .D1T2  *+A2[1], B10         ; <0> LDW     *+source[1], pr
        XOR     .L1X   A8, B9, A3           ; <0> XOR     u3_248, pair3_248, u4_248
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A8           ; <0> XOR     t3_248, pair3_248, t4_248
||      LDW     .D1T1  *+A2[0], A8          ; <0> LDW     *+source[0], pl
        XOR     .L1X   A3, B9, A3           ; <0> XOR     u4_248, s1_248, u
||      XOR     .L2X   B9, A8, B9           ; <0> XOR     t4_248, s1_248, t
||      LDW     .D2T2  *+B8[17], B12        ; <0> LDW     *+keys3[17], e_250
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_252
||      SHRU    .S2    B9, 4, B10           ; <0> SHRU    t, 4, t4_252
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_251
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_252
||      SHRU    .S2    B9, 12, B11          ; <0> SHRU    t, 12, t12_252
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_251
||      MPY     .M2    -16, B9, B11         ; <0> MPY     -16, t, low_252
||      LDW     .D1T2  *+A5[A8], B12        ; <0> LDW     *+A5[u8_252], s6_251
||      LDW     .D2T1  *+B4[B10], A11       ; <0> LDW     *+B4[t4_252], s7_251
        SHRU    .S1X   B9, 28, A10          ; <0> SHRU    t, 28, high_252
||      SHRU    .S2    B9, 20, B9           ; <0> SHRU    t, 20, t20_252
||      LDW     .D1T1  *+A7[A8], A10        ; <0> LDW     *+A7[u24_252], s2_251
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[t12_252], s5_251
        ADD     .L2X   B11, A10, B11        ; <0> ADD     high_252, low_252, t28_252
||      SHRU    .S1    A8, 4, A9            ; <0> SHRU    pl, 4, high_271
||      MVKL    .S2    252645135, B9        ; <0> MVKL    0x0f0f0f0f, m4_268
||      LDW     .D1T2  *+A6[A9], B9         ; <0> LDW     *+A6[u16_251], s4_251
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[t20_252], s3_251
        XOR     .L2    B3, B12, B12         ; <0> XOR     v, e_250, w
||      LDW     .D2T2  *+B8[18], B9         ; <0> LDW     *+keys3[18], d
        XOR     .L1X   A10, B12, A9         ; <0> XOR     w, s8_251, t1_251
||      XOR     .L2X   B10, A9, B11         ; <0> XOR     high_271, pr, both_271
||      MVKH    .S2    252645135, B9        ; <0> MVKH    0x0f0f0f0f, m4_268
||      LDW     .D2T2  *+B7[B11], B11       ; <0> LDW     *+B7[t28_252], s1_251
        XOR     .L1X   A11, B12, A11        ; <0> XOR     s6_251, s7_251, pair1_251
||      XOR     .L2X   B3, A10, B12         ; <0> XOR     v, s8_251, u1_251
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s2_251, s5_251, pair2_251
||      XOR     .L2X   B12, A11, B11        ; <0> XOR     u1_251, pair1_251, u2_251
||      XOR     .S1    A9, A11, A11         ; <0> XOR     t1_251, pair1_251, t2_251
||      AND     .S2    B11, B9, B3          ; <0> AND     both_271, m4_268, d_271
        XOR     .L1X   A9, B9, A9           ; <0> XOR     s4_251, s3_251, pair3_251
||      XOR     .L2X   B11, A10, B11        ; <0> XOR     u2_251, pair2_251, u3_251
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_251, pair2_251, t3_251
        XOR     .L1X   A9, B11, A3          ; <0> XOR     u3_251, pair3_251, u4_251
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A9          ; <0> XOR     t3_251, pair3_251, t4_251
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u4_251, s1_251, u
||      XOR     .L2X   B11, A9, B11         ; <0> XOR     t4_251, s1_251, t
||      SHL     .S2    B3, 4, B12           ; <0> SHL     d_271, 4, moved_271
||      LDW     .D2T2  *+B8[19], B11        ; <0> LDW     *+keys3[19], e_253
        XOR     .L1X   A8, B12, A8          ; <0> XOR     pl, moved_271, pl
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    u, 8, u8_255
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_255
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_254
        XOR     .L2    B10, B3, B3          ; <0> XOR     pr, d_271, pr
||      SHRU    .S1    A3, 24, A9           ; <0> SHRU    u, 24, u24_255
||      SHRU    .S2    B11, 12, B10         ; <0> SHRU    t, 12, t12_255
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  u, one, u16_254
||      MPY     .M2    -16, B11, B11        ; <0> MPY     -16, t, low_255
||      LDW     .D1T2  *+A5[A9], B11        ; <0> LDW     *+A5[u8_255], s6_254
||      LDW     .D2T1  *+B4[B12], A12       ; <0> LDW     *+B4[t4_255], s7_254
        SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_255
||      SHRU    .S2    B11, 20, B10         ; <0> SHRU    t, 20, t20_255
||      MPYHLU  .M1    A8, A0, A9           ; <0> MPYHLU  pl, one, x_272
||      MPYSU   .M2    1, B3, B12           ; <0> MPYSU   1, pr, y_272
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[u24_255], s2_254
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_255], s5_254
        ADD     .L2X   B11, A10, B10        ; <0> ADD     high_255, low_255, t28_255
||      LDW     .D1T2  *+A6[A9], B9         ; <0> LDW     *+A6[u16_254], s4_254
||      LDW     .D2T1  *+B6[B10], A10       ; <0> LDW     *+B6[t20_255], s3_254
        SUB     .L1X   B12, A9, A9          ; <0> SUB     y_272, x_272, e_272
||      XOR     .L2    B9, B11, B11         ; <0> XOR     v, e_253, w
||      LDW     .D2T2  *+B8[20], B9         ; <0> LDW     *+keys3[20], d
        XOR     .L1X   A10, B11, A11        ; <0> XOR     w, s8_254, t1_254
||      SHL     .S2X   A9, 16, B10          ; <0> SHL     e_272, 16, moved_272
||      LDW     .D2T2  *+B7[B10], B11       ; <0> LDW     *+B7[t28_255], s1_254
        XOR     .L1X   A12, B11, A12        ; <0> XOR     s6_254, s7_254, pair1_254
||      XOR     .L2X   B9, A10, B11         ; <0> XOR     v, s8_254, u1_254
        XOR     .L1X   A10, B9, A11         ; <0> XOR     s2_254, s5_254, pair2_254
||      XOR     .L2X   B11, A12, B11        ; <0> XOR     u1_254, pair1_254, u2_254
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_254, pair1_254, t2_254
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s4_254, s3_254, pair3_254
||      XOR     .L2X   B11, A11, B11        ; <0> XOR     u2_254, pair2_254, u3_254
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_254, pair2_254, t3_254
        XOR     .L1X   A10, B11, A3         ; <0> XOR     u3_254, pair3_254, u4_254
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_254, pair3_254, t4_254
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u4_254, s1_254, u
||      XOR     .L2X   B11, A10, B11        ; <0> XOR     t4_254, s1_254, t
||      LDW     .D2T2  *+B8[21], B12        ; <0> LDW     *+keys3[21], e_256
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_258
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_258
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[u], s8_257
        SUB     .L1X   B3, A9, A9           ; <0> SUB     pr, e_272, pr
||      SHRU    .S1    A3, 24, A10          ; <0> SHRU    u, 24, u24_258
||      SHRU    .S2    B11, 12, B3          ; <0> SHRU    t, 12, t12_258
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_257
||      MPY     .M2    -16, B11, B11        ; <0> MPY     -16, t, low_258
||      LDW     .D1T2  *+A5[A10], B12       ; <0> LDW     *+A5[u8_258], s6_257
||      LDW     .D2T1  *+B4[B12], A11       ; <0> LDW     *+B4[t4_258], s7_257
        ADD     .L2X   B10, A8, B3          ; <0> ADD     pl, moved_272, pl
||      SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_258
||      SHRU    .S2    B11, 20, B10         ; <0> SHRU    t, 20, t20_258
||      LDW     .D1T1  *+A7[A10], A8        ; <0> LDW     *+A7[u24_258], s2_257
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[t12_258], s5_257
        ADD     .L2X   B11, A10, B11        ; <0> ADD     high_258, low_258, t28_258
||      MVKL    .S2    858993459, B10       ; <0> MVKL    0x33333333, m2_268
||      LDW     .D1T2  *+A6[A8], B9         ; <0> LDW     *+A6[u16_257], s4_257
||      LDW     .D2T1  *+B6[B10], A8        ; <0> LDW     *+B6[t20_258], s3_257
        XOR     .L2    B9, B12, B12         ; <0> XOR     v, e_256, w
||      MVKH    .S2    858993459, B10       ; <0> MVKH    0x33333333, m2_268
||      LDW     .D2T2  *+B8[22], B9         ; <0> LDW     *+keys3[22], d
        XOR     .L1X   A8, B12, A10         ; <0> XOR     w, s8_257, t1_257
||      AND     .L2X   B10, A9, B11         ; <0> AND     pr, m2_268, y_273
||      LDW     .D2T2  *+B7[B11], B10       ; <0> LDW     *+B7[t28_258], s1_257
        XOR     .L1X   A11, B12, A11        ; <0> XOR     s6_257, s7_257, pair1_257
||      XOR     .L2X   B9, A8, B12          ; <0> XOR     v, s8_257, u1_257
        XOR     .L1X   A8, B9, A10          ; <0> XOR     s2_257, s5_257, pair2_257
||      XOR     .L2X   B12, A11, B12        ; <0> XOR     u1_257, pair1_257, u2_257
||      XOR     .S1    A10, A11, A11        ; <0> XOR     t1_257, pair1_257, t2_257
        XOR     .L1X   A8, B9, A8           ; <0> XOR     s4_257, s3_257, pair3_257
||      XOR     .L2X   B12, A10, B12        ; <0> XOR     u2_257, pair2_257, u3_257
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t2_257, pair2_257, t3_257
||      SHRU    .S2    B3, 2, B13           ; <0> SHRU    pl, 2, high_273
        XOR     .L1X   A8, B12, A3          ; <0> XOR     u3_257, pair3_257, u4_257
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A8, A8          ; <0> XOR     t3_257, pair3_257, t4_257
||      AND     .S2    B13, B10, B12        ; <0> AND     high_273, m2_268, x_273
        XOR     .L1X   A3, B10, A3          ; <0> XOR     u4_257, s1_257, u
||      XOR     .L2X   B10, A8, B11         ; <0> XOR     t4_257, s1_257, t
||      SUB     .S2    B11, B12, B10        ; <0> SUB     y_273, x_273, e_273
||      LDW     .D2T2  *+B8[23], B12        ; <0> LDW     *+keys3[23], e_259
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    u, 8, u8_261
||      SHRU    .S2    B11, 4, B12          ; <0> SHRU    t, 4, t4_261
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_260
||      ADDAW   .D2    B3, B10, B3          ; <0> ADDAW   pl, e_273, pl
        SHRU    .S1    A3, 24, A8           ; <0> SHRU    u, 24, u24_261
||      SHRU    .S2    B11, 12, B12         ; <0> SHRU    t, 12, t12_261
||      MPYHLU  .M1    A3, A0, A8           ; <0> MPYHLU  u, one, u16_260
||      MPY     .M2    -16, B11, B12        ; <0> MPY     -16, t, low_261
||      LDW     .D1T2  *+A5[A8], B11        ; <0> LDW     *+A5[u8_261], s6_260
||      LDW     .D2T1  *+B4[B12], A12       ; <0> LDW     *+B4[t4_261], s7_260
        SHRU    .S1X   B11, 28, A10         ; <0> SHRU    t, 28, high_261
||      SHRU    .S2    B11, 20, B11         ; <0> SHRU    t, 20, t20_261
||      LDW     .D1T1  *+A7[A8], A10        ; <0> LDW     *+A7[u24_261], s2_260
||      LDW     .D2T2  *+B5[B12], B9        ; <0> LDW     *+B5[t12_261], s5_260
        ADD     .L2X   B12, A10, B11        ; <0> ADD     high_261, low_261, t28_261
||      LDW     .D1T2  *+A6[A8], B9         ; <0> LDW     *+A6[u16_260], s4_260
||      LDW     .D2T1  *+B6[B11], A10       ; <0> LDW     *+B6[t20_261], s3_260
        XOR     .L2    B9, B12, B12         ; <0> XOR     v, e_259, w
||      SHRU    .S1X   B3, 8, A8            ; <0> SHRU    pl, 8, high_274
||      LDW     .D2T2  *+B8[24], B9         ; <0> LDW     *+keys3[24], d
        XOR     .L1X   A10, B12, A11        ; <0> XOR     w, s8_260, t1_260
||      LDW     .D2T2  *+B7[B11], B11       ; <0> LDW     *+B7[t28_261], s1_260
        XOR     .L1X   A12, B11, A12        ; <0> XOR     s6_260, s7_260, pair1_260
||      XOR     .L2X   B9, A10, B11         ; <0> XOR     v, s8_260, u1_260
        XOR     .L1X   A10, B9, A11         ; <0> XOR     s2_260, s5_260, pair2_260
||      XOR     .L2X   B11, A12, B11        ; <0> XOR     u1_260, pair1_260, u2_260
||      XOR     .S1    A11, A12, A12        ; <0> XOR     t1_260, pair1_260, t2_260
        XOR     .L1X   A10, B9, A10         ; <0> XOR     s4_260, s3_260, pair3_260
||      XOR     .L2X   B11, A11, B11        ; <0> XOR     u2_260, pair2_260, u3_260
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_260, pair2_260, t3_260
        XOR     .L1X   A10, B11, A3         ; <0> XOR     u3_260, pair3_260, u4_260
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     t3_260, pair3_260, t4_260
        XOR     .L1X   A3, B11, A3          ; <0> XOR     u4_260, s1_260, u
||      XOR     .L2X   B11, A10, B12        ; <0> XOR     t4_260, s1_260, t
||      MVKL    .S2    16711935, B11        ; <0> MVKL    0x00ff00ff, m8_268
||      LDW     .D2T2  *+B8[25], B12        ; <0> LDW     *+keys3[25], e_262
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_264
||      SHRU    .S2    B12, 4, B13          ; <0> SHRU    t, 4, t4_264
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_263
        SUB     .L1X   A9, B10, A9          ; <0> SUB     pr, e_273, pr
||      SHRU    .S1    A3, 24, A10          ; <0> SHRU    u, 24, u24_264
||      SHRU    .S2    B12, 12, B10         ; <0> SHRU    t, 12, t12_264
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  u, one, u16_263
||      MPY     .M2    -16, B12, B12        ; <0> MPY     -16, t, low_264
||      LDW     .D1T2  *+A5[A10], B10       ; <0> LDW     *+A5[u8_264], s6_263
||      LDW     .D2T1  *+B4[B13], A12       ; <0> LDW     *+B4[t4_264], s7_263
        XOR     .L1    A8, A9, A8           ; <0> XOR     high_274, pr, both_274
||      SHRU    .S1X   B12, 28, A11         ; <0> SHRU    t, 28, high_264
||      SHRU    .S2    B12, 20, B10         ; <0> SHRU    t, 20, t20_264
||      LDW     .D1T1  *+A7[A10], A12       ; <0> LDW     *+A7[u24_264], s2_263
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_264], s5_263
        ADD     .L2X   B12, A11, B10        ; <0> ADD     high_264, low_264, t28_264
||      MVKH    .S2    16711935, B11        ; <0> MVKH    0x00ff00ff, m8_268
||      LDW     .D1T2  *+A6[A10], B9        ; <0> LDW     *+A6[u16_263], s4_263
||      LDW     .D2T1  *+B6[B10], A11       ; <0> LDW     *+B6[t20_264], s3_263
        AND     .L1X   A8, B11, A8          ; <0> AND     both_274, m8_268, d_274
||      XOR     .L2    B9, B12, B12         ; <0> XOR     v, e_262, w
||      MVKL    .S2    2863311530, B11      ; <0> MVKL    0xaaaaaaaa, m1_268
||      LDW     .D2T2  *+B8[26], B9         ; <0> LDW     *+keys3[26], d
        XOR     .L1X   A10, B12, A11        ; <0> XOR     w, s8_263, t1_263
||      XOR     .S1    A9, A8, A9           ; <0> XOR     pr, d_274, pr
||      MVKH    .S2    2863311530, B11      ; <0> MVKH    0xaaaaaaaa, m1_268
||      LDW     .D2T2  *+B7[B10], B10       ; <0> LDW     *+B7[t28_264], s1_263
        XOR     .L1X   A12, B10, A13        ; <0> XOR     s6_263, s7_263, pair1_263
||      XOR     .L2X   B9, A10, B10         ; <0> XOR     v, s8_263, u1_263
||      SHRU    .S1    A9, 31, A10          ; <0> SHRU    pr, 31, top_275
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s2_263, s5_263, pair2_263
||      XOR     .L2X   B10, A13, B10        ; <0> XOR     u1_263, pair1_263, u2_263
||      XOR     .S1    A11, A13, A13        ; <0> XOR     t1_263, pair1_263, t2_263
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s4_263, s3_263, pair3_263
||      XOR     .L2X   B10, A12, B10        ; <0> XOR     u2_263, pair2_263, u3_263
||      XOR     .S1    A13, A12, A12        ; <0> XOR     t2_263, pair2_263, t3_263
||      LDW     .D2T2  *+B8[30], B3         ; <0> LDW     *+keys3[30], d15_288
        XOR     .L1X   A11, B10, A3         ; <0> XOR     u3_263, pair3_263, u4_263
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t3_263, pair3_263, t4_263
||      LDW     .D2T2  *-B0[4], B10         ; <0> LDW     *-keys[4], k0_288
        XOR     .L1X   A3, B10, A3          ; <0> XOR     u4_263, s1_263, u
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     t4_263, s1_263, t
||      SHL     .S1    A8, 8, A9            ; <0> SHL     d_274, 8, moved_274
||      ADDAH   .D1    A10, A9, A8          ; <0> ADDAH   top_275, pr, pr
||      LDW     .D2T2  *+B8[27], B13        ; <0> LDW     *+keys3[27], e_265
        XOR     .L1X   A9, B3, A9           ; <0> XOR     pl, moved_274, pl
||      SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_267
||      SHRU    .S2    B10, 4, B3           ; <0> SHRU    t, 4, t4_267
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_266
        XOR     .L1    A9, A8, A11          ; <0> XOR     pl, pr, both_276
||      SHRU    .S1    A3, 24, A10          ; <0> SHRU    u, 24, u24_267
||      SHRU    .S2    B10, 12, B12         ; <0> SHRU    t, 12, t12_267
||      MPYHLU  .M1    A3, A0, A10          ; <0> MPYHLU  u, one, u16_266
||      MPY     .M2    -16, B10, B13        ; <0> MPY     -16, t, low_267
||      LDW     .D1T2  *+A5[A10], B11       ; <0> LDW     *+A5[u8_267], s6_266
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_267], s7_266
        AND     .L2X   B11, A11, B11        ; <0> AND     both_276, m1_268, d_276
||      SHRU    .S1X   B10, 28, A11         ; <0> SHRU    t, 28, high_267
||      SHRU    .S2    B10, 20, B12         ; <0> SHRU    t, 20, t20_267
||      LDW     .D1T1  *+A7[A10], A11       ; <0> LDW     *+A7[u24_267], s2_266
||      LDW     .D2T2  *+B5[B12], B9        ; <0> LDW     *+B5[t12_267], s5_266
        ADD     .L2X   B13, A11, B12        ; <0> ADD     high_267, low_267, t28_267
||      LDW     .D1T2  *+A6[A10], B9        ; <0> LDW     *+A6[u16_266], s4_266
||      LDW     .D2T1  *+B6[B12], A8        ; <0> LDW     *+B6[t20_267], s3_266
        XOR     .L1X   A9, B11, A9          ; <0> XOR     pl, d_276, pl
||      XOR     .L2    B9, B13, B8          ; <0> XOR     v, e_265, w
||      LDW     .D2T2  *+B8[28], B9         ; <0> LDW     *+keys3[28], d
        XOR     .L1X   A10, B8, A8          ; <0> XOR     w, s8_266, t1_266
||      XOR     .L2X   B11, A8, B8          ; <0> XOR     pr, d_276, pr
||      LDW     .D2T2  *+B7[B12], B10       ; <0> LDW     *+B7[t28_267], s1_266
        XOR     .L1X   A11, B11, A12        ; <0> XOR     s6_266, s7_266, pair1_266
||      XOR     .L2X   B9, A10, B11         ; <0> XOR     v, s8_266, u1_266
||      SHRU    .S1    A9, 31, A10          ; <0> SHRU    pl, 31, top_277
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s2_266, s5_266, pair2_266
||      XOR     .L2X   B11, A12, B10        ; <0> XOR     u1_266, pair1_266, u2_266
||      XOR     .S1    A8, A12, A12         ; <0> XOR     t1_266, pair1_266, t2_266
||      XOR     .S2    B10, B8, B8          ; <0> XOR     k0_288, pr, add0_288
||      LDW     .D2T2  *-B0[3], B10         ; <0> LDW     *-keys[3], e0_288
        XOR     .L1X   A8, B9, A8           ; <0> XOR     s4_266, s3_266, pair3_266
||      XOR     .L2X   B10, A11, B10        ; <0> XOR     u2_266, pair2_266, u3_266
||      XOR     .S1    A12, A11, A11        ; <0> XOR     t2_266, pair2_266, t3_266
||      LDW     .D2T1  *-B0[2], A10         ; <0> LDW     *-keys[2], k1_288
        XOR     .L1X   A8, B10, A3          ; <0> XOR     u3_266, pair3_266, u4_266
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A8, A8          ; <0> XOR     t3_266, pair3_266, t4_266
||      LDW     .D2T2  *+B0[0], B8          ; <0> LDW     *+keys[0], d0_288
        XOR     .L1X   A3, B10, A8          ; <0> XOR     u4_266, s1_266, u
||      XOR     .L2X   B10, A8, B8          ; <0> XOR     t4_266, s1_266, t
||      XOR     .S2    B8, B3, B10          ; <0> XOR     add0_288, d15_288, add_288
||      ADDAH   .D1    A10, A9, A3          ; <0> ADDAH   top_277, pl, pl
||      LDW     .D2T2  *-B0[1], B11         ; <0> LDW     *-keys[1], e1_288
        XOR     .L1X   A8, B10, A9          ; <0> XOR     u, add_288, u
||      SHRU    .S1    A8, 8, A10           ; <0> SHRU    u, 8, u8_290
||      SHRU    .S2    B8, 4, B11           ; <0> SHRU    t, 4, t4_290
||      MPYHLU  .M1    A8, A0, A11          ; <0> MPYHLU  u, one, u16_289
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[u], s8_289
        XOR     .L2X   B10, A9, B10         ; <0> XOR     u, e0_288, t
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u, 24, u24_290
||      SHRU    .S2    B8, 12, B11          ; <0> SHRU    t, 12, t12_290
||      LDW     .D1T1  *+A5[A10], A13       ; <0> LDW     *+A5[u8_290], s6_289
||      LDW     .D2T2  *+B4[B11], B13       ; <0> LDW     *+B4[t4_290], s7_289
        XOR     .L2X   B3, A8, B3           ; <0> XOR     u, d15_288, c16
||      SHRU    .S1X   B8, 28, A8           ; <0> SHRU    t, 28, high_290
||      SHRU    .S2    B8, 20, B11          ; <0> SHRU    t, 20, t20_290
||      MPYHLU  .M1    A9, A0, A3           ; <0> MPYHLU  u, one, u16_291
||      MPY     .M2    -16, B8, B12         ; <0> MPY     -16, t, low_290
||      LDW     .D1T2  *+A7[A12], B10       ; <0> LDW     *+A7[u24_290], s2_289
||      LDW     .D2T1  *+B5[B11], A9        ; <0> LDW     *+B5[t12_290], s5_289
        XOR     .L1    A10, A3, A10         ; <0> XOR     k1_288, pl, cv_288
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    u, 24, u24_292
||      SHRU    .S2    B10, 4, B13          ; <0> SHRU    t, 4, t4_292
||      LDW     .D1T1  *+A6[A11], A3        ; <0> LDW     *+A6[u16_289], s4_289
||      LDW     .D2T2  *+B6[B11], B10       ; <0> LDW     *+B6[t20_290], s3_289
        ADD     .L2X   B12, A8, B13         ; <0> ADD     high_290, low_290, t28_290
||      SHRU    .S1    A9, 8, A12           ; <0> SHRU    u, 8, u8_292
||      SHRU    .S2    B10, 12, B12         ; <0> SHRU    t, 12, t12_292
||      MPY     .M1X   -16, B10, A12        ; <0> MPY     -16, t, low_292
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[u], s8_291
||      LDW     .D2T2  *+B4[B13], B10       ; <0> LDW     *+B4[t4_292], s7_291
        XOR     .L1X   A8, B9, A8           ; <0> XOR     v, s8_289, v1_289
||      XOR     .L2X   B11, A10, B9         ; <0> XOR     cv_288, e1_288, cw_288
||      SHRU    .S2    B10, 20, B11         ; <0> SHRU    t, 20, t20_292
||      LDW     .D1T1  *+A5[A12], A9        ; <0> LDW     *+A5[u8_292], s6_291
||      LDW     .D2T2  *+B7[B13], B11       ; <0> LDW     *+B7[t28_290], s1_289
        XOR     .L1X   A13, B13, A11        ; <0> XOR     s6_289, s7_289, pair1_289
||      XOR     .L2X   B8, A9, B8           ; <0> XOR     u, d0_288, v
||      SHRU    .S2    B10, 28, B12         ; <0> SHRU    t, 28, high_292
||      LDW     .D1T2  *+A7[A11], B11       ; <0> LDW     *+A7[u24_292], s2_291
||      LDW     .D2T1  *+B5[B12], A8        ; <0> LDW     *+B5[t12_292], s5_291
        XOR     .L1X   A9, B10, A8          ; <0> XOR     s2_289, s5_289, pair2_289
||      ADD     .L2X   B12, A12, B11        ; <0> ADD     high_292, low_292, t28_292
||      XOR     .S1    A8, A11, A9          ; <0> XOR     v1_289, pair1_289, v2_289
||      LDW     .D1T2  *+A6[A3], B10        ; <0> LDW     *+A6[u16_291], s4_291
||      LDW     .D2T1  *+B6[B11], A8        ; <0> LDW     *+B6[t20_292], s3_291
        XOR     .L1    A9, A8, A8           ; <0> XOR     v2_289, pair2_289, v3_289
||      XOR     .L2X   B10, A3, B11         ; <0> XOR     s4_289, s3_289, pair3_289
||      LDW     .D2T1  *+B7[B11], A9        ; <0> LDW     *+B7[t28_292], s1_291
        XOR     .L1X   A8, B11, A8          ; <0> XOR     v3_289, pair3_289, v4_289
||[A1]  B       .S1    des3_cbc_encrypt$next; <0> [blocks] B     next
||      LDW     .D2T2  *+B0[1], B10         ; <0> LDW     *+keys[1], e_293
        XOR     .L1X   A8, B11, A3          ; <0> XOR     v4_289, s1_289, c17
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s8_291, s6_291, f1_291
||      LDW     .D2T2  *+B0[2], B9          ; <0> LDW     *+keys[2], d
        XOR     .L1    A9, A8, A9           ; <0> XOR     f1_291, s5_291, f3_291
||      XOR     .L2X   B9, A3, B9           ; <0> XOR     c17, cw_288, z_288
||      XOR     .S2    B10, B11, B11        ; <0> XOR     s7_291, s2_291, f2_291
        XOR     .L1    A3, A10, A8          ; <0> XOR     c17, cv_288, y_288
||      XOR     .L2X   B10, A8, B10         ; <0> XOR     s4_291, s3_291, f5_291
||      XOR     .S1X   A9, B11, A10         ; <0> XOR     f2_291, f3_291, f4_291
        XOR     .L1    A8, A10, A8          ; <0> XOR     y_288, f4_291, y1_291
||      XOR     .L2X   B9, A10, B9          ; <0> XOR     z_288, f4_291, z1_291
||      XOR     .S1X   A9, B10, A9          ; <0> XOR     f5_291, s1_291, f6_291
        XOR     .L1    A8, A9, A8           ; <0> XOR     y1_291, f6_291, u
||      XOR     .L2X   B9, A9, B11          ; <0> XOR     z1_291, f6_291, t
||      XOR     .S2    B8, B10, B10         ; <0> XOR     v, e_293, w
des3_cbc_encrypt$des3_cbc_encrypt$4:
        SHL     .S1    A3, 31, A3           ; SHL     c17, 31, top_297
||      SHRU    .S2X   A3, 1, B0            ; SHRU    c17, 1, rest_297
        ADD     .L1X   A3, B0, A3           ; ADD     top_297, rest_297, c17
||      MVKL    .S1    2863311530, A1       ; MVKL    0xaaaaaaaa, m1_294
        XOR     .L2X   B3, A3, B0           ; XOR     c17, c16, both_298
||      MVKH    .S1    2863311530, A1       ; MVKH    0xaaaaaaaa, m1_294
        AND     .L1X   A1, B0, A2           ; AND     both_298, m1_294, d_298
||      MVKL    .S1    16711935, A1         ; MVKL    0x00ff00ff, m8_294
        XOR     .L2X   B3, A2, B3           ; XOR     c16, d_298, c16
        XOR     .L1    A3, A2, A2           ; XOR     c17, d_298, c17
||      SHL     .S1X   B3, 31, A3           ; SHL     c16, 31, top_299
||      SHRU    .S2    B3, 1, B3            ; SHRU    c16, 1, rest_299
        ADD     .L2X   B3, A3, B3           ; ADD     top_299, rest_299, c16
||      SHRU    .S1    A2, 8, A3            ; SHRU    c17, 8, high_300
        XOR     .L1X   A3, B3, A3           ; XOR     high_300, c16, both_300
||      MVKH    .S1    16711935, A1         ; MVKH    0x00ff00ff, m8_294
        AND     .L1    A3, A1, A1           ; AND     both_300, m8_294, d_300
        SHL     .S1    A1, 8, A3            ; SHL     d_300, 8, moved_300
        XOR     .L1    A2, A3, A1           ; XOR     c17, moved_300, c17
||      XOR     .L2X   B3, A1, B3           ; XOR     c16, d_300, c16
||      MVKL    .S2    858993459, B0        ; MVKL    0x33333333, m2_294
        SHRU    .S1    A1, 2, A2            ; SHRU    c17, 2, high_301
||      MVKH    .S2    858993459, B0        ; MVKH    0x33333333, m2_294
        AND     .L1X   A2, B0, A2           ; AND     high_301, m2_294, x_301
||      AND     .L2    B3, B0, B0           ; AND     c16, m2_294, y_301
        SUB     .L1X   B0, A2, A2           ; SUB     y_301, x_301, e_301
        SUB     .L2X   B3, A2, B3           ; SUB     c16, e_301, c16
||      ADDAW   .D1    A1, A2, A1           ; ADDAW   c17, e_301, c17
        MPYHLU  .M1    A1, A0, A0           ; MPYHLU  c17, one, x_302
||      MPYSU   .M2    1, B3, B0            ; MPYSU   1, c16, y_302
        NOP
        SUB     .L1X   B0, A0, A0           ; SUB     y_302, x_302, e_302
        SHL     .S1    A0, 16, A2           ; SHL     e_302, 16, moved_302
        ADD     .L1    A1, A2, A1           ; ADD     c17, moved_302, c17
        SUB     .L2X   B3, A0, B3           ; SUB     c16, e_302, c16
||      SHRU    .S1    A1, 4, A0            ; SHRU    c17, 4, high_303
||      MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_294
||      LDW     .D2T1  *+B15[2], A0         ; restore iv
        XOR     .L1X   A0, B3, A0           ; XOR     high_303, c16, both_303
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_294
        AND     .L1X   A0, B0, A0           ; AND     both_303, m4_294, d_303
        SHL     .S1    A0, 4, A2            ; SHL     d_303, 4, moved_303
        XOR     .L1    A1, A2, A1           ; XOR     c17, moved_303, c17
||      XOR     .L2X   B3, A0, B3           ; XOR     c16, d_303, c16
        STW     .D1T1  A1, *+A0[0]          ; STW     c17, *+iv[0]
||      STW     .D2T2  B3, *+B1[1]          ; STW     c16, *+target[1]
        STW     .D1T2  B3, *+A0[1]          ; STW     c16, *+iv[1]
||      STW     .D2T1  A1, *+B1[0]          ; STW     c17, *+target[0]
des3_cbc_encrypt$done:
        ZERO    .L2    B0                   ; ZERO    linear_304
||      LDW     .D2T1  *+B15[9], A13        ; restore A13
        MVC     .S2    B0, AMR              ; MVC     linear_304, AMR
||      LDW     .D2T2  *+B15[8], B12        ; restore B12
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[7], A12        ; restore A12
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        LDW     .D2T1  *+B15[5], A11        ; restore A11
        LDW     .D2T2  *+B15[4], B10        ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[3], A10        ; restore A10
        LDW     .D2T2  *+B15[10], B13       ; restore B13
        NOP     3
        ADDK    .S2    40, B15              ; frame
