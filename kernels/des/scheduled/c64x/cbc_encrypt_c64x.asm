; broadside optimize: source ad3e350728467711fcf03a14966f221082945bccfb5ca71d77af2e454186e5f6
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 120 s an interval, 30 s a region
        .ref    des_sp_t, des_sp_u
; Cipher block chaining with DES and triple-DES on the C64x, encryption of one channel: cbc_encrypt.sa,
; scheduled for that machine under names that end in _c64x. To be called with interrupts disabled, as there.

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
; round 0 of the next block. Beside them it does IP of the block after and FP of the block before. So the source
; itself overlaps the blocks, the optimizer need not, and the loop works from one block on.
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

        .global des_cbc_encrypt_c64x
        .align  32
des_cbc_encrypt_c64x:
        LDW     .D1T1  *+A8[0], A2          ; LDW     *+iv[0], c17
        MVK     .L1    1, A0                ; MVK     1, one
||      LDW     .D1T2  *+A8[1], B0          ; LDW     *+iv[1], c16
        NOP
        MVKL    .S1    252645135, A1        ; MVKL    0x0f0f0f0f, m4_1
        MVKH    .S1    252645135, A1        ; MVKH    0x0f0f0f0f, m4_1
        SHRU    .S2X   A2, 4, B1            ; SHRU    c17, 4, high_5
        XOR     .L2    B1, B0, B2           ; XOR     high_5, c16, both_5
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
||      MVKL    .S2    16711935, B1         ; MVKL    0x00ff00ff, m8_1
        AND     .L2X   B2, A1, B2           ; AND     both_5, m4_1, d_5
||      MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_1
        XOR     .L2    B0, B2, B0           ; XOR     c16, d_5, c16
        SHL     .S1X   B2, 4, A3            ; SHL     d_5, 4, moved_5
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
||      MPYSU   .M2    1, B0, B2            ; MPYSU   1, c16, y_6
        XOR     .L1    A2, A3, A3           ; XOR     c17, moved_5, c17
||      MVKL    .S1    2863311530, A2       ; MVKL    0xaaaaaaaa, m1_1
||      ADDK    .S2    -48, B15             ; frame
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MPYHLU  .M1    A3, A0, A9           ; MPYHLU  c17, one, x_6
        MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_1
||      MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
        SUB     .L1X   B2, A9, A9           ; SUB     y_6, x_6, e_6
        SHL     .S1    A9, 16, A16          ; SHL     e_6, 16, moved_6
        ADD     .L1    A3, A16, A3          ; ADD     c17, moved_6, c17
||      SUB     .L2X   B0, A9, B0           ; SUB     c16, e_6, c16
||      MVKL    .S2    480597, B2           ; MVKL    0x00075555, circular_2
        AND     .L2X   B0, A1, B12          ; AND     c16, m2_1, y_7
||      SHRU    .S1    A3, 2, A9            ; SHRU    c17, 2, high_7
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        AND     .L1    A9, A1, A1           ; AND     high_7, m2_1, x_7
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    16711935, B1         ; MVKH    0x00ff00ff, m8_1
||      STW     .D2T1  A8, *+B15[2]         ; save iv
        SUB     .L1X   B12, A1, A1          ; SUB     y_7, x_7, e_7
||      MV      .L2X   A4, B9               ; argument
||      MVKH    .S2    480597, B2           ; MVKH    0x00075555, circular_2
||      STW     .D2T1  A15, *+B15[11]       ; save A15
        MVC     .S2    B2, AMR              ; MVC     circular_2, AMR
||      ADDAW   .D1    A3, A1, A15          ; ADDAW   c17, e_7, c17
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        MV      .L1X   B4, A8               ; argument
||      SUB     .L2X   B0, A1, B0           ; SUB     c16, e_7, c16
||      SHRU    .S1    A15, 8, A1           ; SHRU    c17, 8, high_8
||      STW     .D2T1  A10, *+B15[3]        ; save A10
        STW     .D2T1  A14, *+B15[10]       ; save A14
        XOR     .L2X   B0, A1, B2           ; XOR     high_8, c16, both_8
||      MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
        AND     .L2    B2, B1, B1           ; AND     both_8, m8_1, d_8
        MV      .L1    A6, A3               ; argument
||      XOR     .L2    B0, B1, B0           ; XOR     c16, d_8, c16
||      SHL     .S2    B1, 8, B1            ; SHL     d_8, 8, moved_8
        MV      .L1    A3, A1               ; MV      blocks, some
||      SHRU    .S2    B0, 31, B2           ; SHRU    c16, 31, top_9
        XOR     .L1X   A15, B1, A15         ; XOR     c17, moved_8, c17
||      MVKH    .S1    2863311530, A2       ; MVKH    0xaaaaaaaa, m1_1
||      ADDAH   .D2    B2, B0, B0           ; ADDAH   top_9, c16, c16
  [!A1] B       .S1    des_cbc_encrypt_c64x$done; [!some] B      done
        XOR     .L1X   A15, B0, A12         ; XOR     c17, c16, both_10
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        AND     .L1    A12, A2, A2          ; AND     both_10, m1_1, d_10
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      STW     .D2T1  A13, *+B15[9]        ; save A13
        XOR     .L1    A15, A2, A11         ; XOR     c17, d_10, c17
||      MV      .L2    B6, B16              ; argument
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T1  A11, *+B15[5]        ; save A11
        SHRU    .S1    A11, 31, A15         ; SHRU    c17, 31, top_11
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        XOR     .L2X   B0, A2, B3           ; XOR     c16, d_10, c16
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D1    A15, A11, A9         ; ADDAH   top_11, c17, c17
||      STW     .D2T2  B11, *+B15[6]        ; save B11
des_cbc_encrypt_c64x$des_cbc_encrypt_c64x$1:
        MV      .L1    A8, A2               ; MV      in, source
        LDW     .D1T2  *+A2[0], B1          ; LDW     *+source[0], left
        LDW     .D1T1  *+A2[1], A8          ; LDW     *+source[1], right
        NOP
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_12
        NOP
        SHRU    .S2    B1, 4, B2            ; SHRU    left, 4, high_15
        XOR     .L2X   B2, A8, B2           ; XOR     high_15, right, both_15
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_12
        AND     .L2    B2, B0, B0           ; AND     both_15, m4_12, d_15
        XOR     .L2X   B0, A8, B0           ; XOR     right, d_15, right
||      SHL     .S2    B0, 4, B2            ; SHL     d_15, 4, moved_15
        XOR     .L2    B1, B2, B1           ; XOR     left, moved_15, left
||      MPYSU   .M2    1, B0, B2            ; MPYSU   1, right, y_16
        MPYHLU  .M2X   B1, A0, B8           ; MPYHLU  left, one, x_16
        NOP
        SUB     .L2    B2, B8, B8           ; SUB     y_16, x_16, e_16
||      MVKL    .S2    858993459, B2        ; MVKL    0x33333333, m2_12
        SHL     .S2    B8, 16, B10          ; SHL     e_16, 16, moved_16
        ADD     .L2    B1, B10, B1          ; ADD     left, moved_16, left
||      MVKH    .S2    858993459, B2        ; MVKH    0x33333333, m2_12
        SUB     .L2    B0, B8, B0           ; SUB     right, e_16, right
||      SHRU    .S2    B1, 2, B8            ; SHRU    left, 2, high_17
        AND     .L2    B8, B2, B2           ; AND     high_17, m2_12, x_17
||      AND     .S2    B0, B2, B8           ; AND     right, m2_12, y_17
        SUB     .L2    B8, B2, B2           ; SUB     y_17, x_17, e_17
        MVKL    .S2    16711935, B8         ; MVKL    0x00ff00ff, m8_12
||      ADDAW   .D2    B1, B2, B1           ; ADDAW   left, e_17, left
        SUB     .L2    B0, B2, B0           ; SUB     right, e_17, right
||      SHRU    .S2    B1, 8, B2            ; SHRU    left, 8, high_18
        XOR     .L2    B2, B0, B2           ; XOR     high_18, right, both_18
||      MVKH    .S2    16711935, B8         ; MVKH    0x00ff00ff, m8_12
        AND     .L2    B2, B8, B2           ; AND     both_18, m8_12, d_18
        XOR     .L2    B0, B2, B2           ; XOR     right, d_18, right
||      SHL     .S2    B2, 8, B8            ; SHL     d_18, 8, moved_18
||      MV      .D2X   A3, B0               ; MV      blocks, guard
        SHRU    .S2    B2, 31, B10          ; SHRU    right, 31, top_19
        XOR     .L2    B1, B8, B2           ; XOR     left, moved_18, left
||      MVKL    .S2    2863311530, B8       ; MVKL    0xaaaaaaaa, m1_12
||      ADDAH   .D2    B10, B2, B1          ; ADDAH   top_19, right, right
        XOR     .L2    B2, B1, B0           ; XOR     left, right, both_20
||[!B0] B       .S1    des_cbc_encrypt_c64x$done; [!guard] B     done                    ; never taken: what follows is a block of its own
||      MVKH    .S2    2863311530, B8       ; MVKH    0xaaaaaaaa, m1_12
||      LDW     .D2T2  *+B15[2], B2         ; restore iv
        AND     .L2    B0, B8, B8           ; AND     both_20, m1_12, d_20
        XOR     .L2    B2, B8, B2           ; XOR     left, d_20, left
        SHRU    .S2    B2, 31, B16          ; SHRU    left, 31, top_21
||      ADDAW   .D2    B16, 4, B0           ; ADDAW   schedule, 4, keys
        MV      .L2    B9, B1               ; MV      out, following
||      XOR     .S2    B1, B8, B8           ; XOR     right, d_20, right
||      ADDAH   .D2    B16, B2, B9          ; ADDAH   top_21, left, left
        MV      .L2    B2, B2               ; MV      iv, target              ; of "block -1", which goes back where it came from
||      XOR     .S2X   B9, A9, B23          ; XOR     left, c17, left
||      XOR     .D2    B8, B3, B31          ; XOR     right, c16, right
des_cbc_encrypt_c64x$des_cbc_encrypt_c64x$2:
        LDW     .D2T1  *-B0[4], A1          ; LDW     *-keys[4], k0_22
        LDW     .D2T2  *-B0[3], B31         ; LDW     *-keys[3], e0_22
        NOP
        MV      .L1X   B0, A8               ; copy
        LDW     .D1T1  *-A8[2], A11         ; LDW     *-keys[2], k1_22
        XOR     .L1X   A1, B31, A3          ; XOR     right, k0_22, u
||      MV      .S1    A3, A1               ; move blocks
        XOR     .L1X   A3, B31, A10         ; XOR     u, e0_22, t
||      LDW     .D2T1  *+B0[1], A13         ; LDW     *+keys[1], e_25
        LDW     .D1T1  *+A4[A3], A10        ; LDW     *+A4[u], s8_23
        SHRU    .S1    A3, 8, A12           ; SHRU    u, 8, u8_24
||      SHRU    .S2X   A10, 4, B31          ; SHRU    t, 4, t4_24
||      MPYHLU  .M1    A3, A0, A12          ; MPYHLU  u, one, u16_23
||      LDW     .D1T1  *-A8[1], A8          ; LDW     *-keys[1], e1_22
        SHRU    .S1    A3, 24, A13          ; SHRU    u, 24, u24_24
||      SHRU    .S2X   A10, 12, B31         ; SHRU    t, 12, t12_24
||      MPY     .M1    -16, A10, A14        ; MPY     -16, t, low_24
||      LDW     .D1T1  *+A5[A12], A14       ; LDW     *+A5[u8_24], s6_23
||      LDW     .D2T2  *+B4[B31], B23       ; LDW     *+B4[t4_24], s7_23
        SHRU    .S2X   A10, 20, B31         ; SHRU    t, 20, t20_24
||      LDW     .D1T1  *+A7[A13], A10       ; LDW     *+A7[u24_24], s2_23
||      LDW     .D2T2  *+B5[B31], B23       ; LDW     *+B5[t12_24], s5_23
        SHRU    .S2X   A10, 28, B31         ; SHRU    t, 28, high_24
||      LDW     .D1T2  *+A6[A12], B23       ; LDW     *+A6[u16_23], s4_23
||      LDW     .D2T1  *+B6[B31], A8        ; LDW     *+B6[t20_24], s3_23
        XOR     .L1X   A11, B23, A11        ; XOR     left, k1_22, v
||      ADD     .L2X   B31, A14, B23        ; ADD     high_24, low_24, t28_24
||      LDW     .D1T1  *+A8[0], A8          ; LDW     *+keys[0], d0_22
        XOR     .L1    A11, A8, A11         ; XOR     v, e1_22, first_22
||      XOR     .S1    A11, A10, A8         ; XOR     v, s8_23, u1_23
||      LDW     .D2T1  *+B7[B23], A8        ; LDW     *+B7[t28_24], s1_23
        XOR     .L1X   A14, B23, A11        ; XOR     s6_23, s7_23, pair1_23
||      XOR     .S1    A11, A10, A14        ; XOR     first_22, s8_23, t1_23
        XOR     .L1X   A10, B23, A10        ; XOR     s2_23, s5_23, pair2_23
||      XOR     .S1    A8, A11, A11         ; XOR     u1_23, pair1_23, u2_23
||      XOR     .D1    A14, A11, A14        ; XOR     t1_23, pair1_23, t2_23
        XOR     .L1X   A8, B23, A10         ; XOR     s4_23, s3_23, pair3_23
||      XOR     .S1    A11, A10, A11        ; XOR     u2_23, pair2_23, u3_23
||      XOR     .D1    A14, A10, A14        ; XOR     t2_23, pair2_23, t3_23
        XOR     .L1    A11, A10, A10        ; XOR     u3_23, pair3_23, u4_23
||      XOR     .S1    A14, A10, A11        ; XOR     t3_23, pair3_23, t4_23
||      XOR     .D1    A3, A8, A3           ; XOR     u, d0_22, v
        XOR     .L1    A10, A8, A8          ; XOR     u4_23, s1_23, u
||      XOR     .S1    A11, A8, A11         ; XOR     t4_23, s1_23, t
||      XOR     .D1    A3, A13, A10         ; XOR     v, e_25, w
||      LDW     .D2T2  *+B0[2], B8          ; LDW     *+keys[2], d
||      NOP
||      NOP
||      NOP
;@loop {"name": "next", "ii": 184, "res_mii": 100, "rec_mii": 168, "optimal": null, "formulation": "as written", "stages": 1, "critical_cycle": ["SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 168, "result": "proved infeasible", "seconds": 0.9, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 169, "result": "proved infeasible", "seconds": 2.9, "banks_apart": false, "note": "96 operations near the recurrence", "moves": 0}, {"interval": 170, "result": "proved infeasible", "seconds": 5.6, "banks_apart": false, "note": "96 operations near the recurrence", "moves": 0}, {"interval": 171, "result": "not found beside the template of the rounds", "seconds": 7.9, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 172, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 173, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 174, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 175, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 176, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 177, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 178, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 179, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 180, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 181, "result": "not found beside the template of the rounds", "seconds": 0.8, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 182, "result": "not found beside the template of the rounds", "seconds": 3.6, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 183, "result": "not found beside the template of the rounds", "seconds": 11.6, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 184, "result": "found", "seconds": 7.2, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 184, 1 stages
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
;  units: L1 114/184, S1 138/184, M1 33/184, D1 133/184, L2 35/184, S2 78/184, M2 3/184, D2 101/184
;  cross paths: 1X 94/184, 2X 90/184
;  T paths: T1 86/184, T2 80/184
;  registers of side A: 20 used, 20 live at once
;  registers of side B: 14 used, 14 live at once
;  II 168: proved infeasible (92 operations near the recurrence), 0.9 s
;  II 169: proved infeasible (96 operations near the recurrence), 2.9 s
;  II 170: proved infeasible (96 operations near the recurrence), 5.6 s
;  II 171 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 7.9 s
;  II 172 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 173 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 174 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 175 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 176 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 177 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 178 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 179 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 180 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 181 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 0.8 s
;  II 182 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 3.6 s
;  II 183 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 11.6 s
;  II 184 without possible bank conflicts: found, 7.2 s
;  not proved the least possible: every interval below 171 is ruled out; 23.9 s of search found nothing below 184
;  pipelined from 1 iterations on
des_cbc_encrypt_c64x$next:
        SHRU    .S1    A8, 8, A12           ; <0> SHRU    u, 8, u8_28
||      SHRU    .S2X   A11, 4, B9           ; <0> SHRU    t, 4, t4_28
||      MPY     .M1    -16, A11, A12        ; <0> MPY     -16, t, low_28
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[u], s8_27
        SHRU    .S1    A8, 24, A13          ; <0> SHRU    u, 24, u24_28
||      SHRU    .S2X   A11, 12, B9          ; <0> SHRU    t, 12, t12_28
||      MPYHLU  .M1    A8, A0, A13          ; <0> MPYHLU  u, one, u16_27
||      LDW     .D1T2  *+A5[A12], B10       ; <0> LDW     *+A5[u8_28], s6_27
||      LDW     .D2T1  *+B4[B9], A11        ; <0> LDW     *+B4[t4_28], s7_27
        SHRU    .S2X   A11, 20, B9          ; <0> SHRU    t, 20, t20_28
||      LDW     .D1T1  *+A7[A13], A11       ; <0> LDW     *+A7[u24_28], s2_27
||      LDW     .D2T2  *+B5[B9], B11        ; <0> LDW     *+B5[t12_28], s5_27
        SHRU    .S2X   A11, 28, B9          ; <0> SHRU    t, 28, high_28
||      LDW     .D1T1  *+A6[A13], A3        ; <0> LDW     *+A6[u16_27], s4_27
||      LDW     .D2T2  *+B6[B9], B12        ; <0> LDW     *+B6[t20_28], s3_27
        ADD     .L2X   B9, A12, B10         ; <0> ADD     high_28, low_28, t28_28
||      MVKL    .S2    2863311530, B9       ; <0> MVKL    0xaaaaaaaa, m1_78
        XOR     .L1    A3, A12, A3          ; <0> XOR     v, s8_27, u1_27
||      LDW     .D2T1  *+B7[B10], A9        ; <0> LDW     *+B7[t28_28], s1_27
        XOR     .L1X   A11, B10, A12        ; <0> XOR     s6_27, s7_27, pair1_27
||      SHRU    .S1    A9, 1, A10           ; <0> SHRU    c17, 1, rest_81
||      MVKL    .S2    252645135, B10       ; <0> MVKL    0x0f0f0f0f, m4_78
||      XOR     .D1    A10, A12, A13        ; <0> XOR     w, s8_27, t1_27
        XOR     .L1X   A11, B11, A9         ; <0> XOR     s2_27, s5_27, pair2_27
||      XOR     .S1    A3, A12, A11         ; <0> XOR     u1_27, pair1_27, u2_27
||      SHL     .S2X   A9, 31, B11          ; <0> SHL     c17, 31, top_81
||      XOR     .D1    A13, A12, A12        ; <0> XOR     t1_27, pair1_27, t2_27
        XOR     .L1X   A3, B12, A3          ; <0> XOR     s4_27, s3_27, pair3_27
||      XOR     .S1    A11, A9, A9          ; <0> XOR     u2_27, pair2_27, u3_27
||      MVKL    .S2    16711935, B12        ; <0> MVKL    0x00ff00ff, m8_78
||      XOR     .D1    A12, A9, A11         ; <0> XOR     t2_27, pair2_27, t3_27
        XOR     .L1    A9, A3, A10          ; <0> XOR     u3_27, pair3_27, u4_27
||      XOR     .S1    A11, A3, A11         ; <0> XOR     t3_27, pair3_27, t4_27
||      MVKH    .S2    252645135, B10       ; <0> MVKH    0x0f0f0f0f, m4_78
||      ADD     .D1X   A10, B11, A3         ; <0> ADD     top_81, rest_81, c17
        XOR     .L1X   A8, B8, A9           ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A8          ; <0> XOR     u4_27, s1_27, u
||      MVKH    .S2    16711935, B12        ; <0> MVKH    0x00ff00ff, m8_78
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t4_27, s1_27, t
        XOR     .L2X   B3, A3, B8           ; <0> XOR     c17, c16, both_82
||      MVKH    .S2    2863311530, B9       ; <0> MVKH    0xaaaaaaaa, m1_78
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_31
||      SHRU    .S2X   A10, 4, B11          ; <0> SHRU    t, 4, t4_31
||      MPY     .M1    -16, A10, A11        ; <0> MPY     -16, t, low_31
||      LDW     .D1T1  *+A4[A8], A11        ; <0> LDW     *+A4[u], s8_30
||      LDW     .D2T2  *+B0[3], B9          ; <0> LDW     *+keys[3], e_29
        SHRU    .S1    A8, 24, A12          ; <0> SHRU    u, 24, u24_31
||      SHRU    .S2X   A10, 12, B11         ; <0> SHRU    t, 12, t12_31
||      MPYHLU  .M1    A8, A0, A12          ; <0> MPYHLU  u, one, u16_30
||      LDW     .D1T2  *+A5[A11], B9        ; <0> LDW     *+A5[u8_31], s6_30
||      LDW     .D2T1  *+B4[B11], A13       ; <0> LDW     *+B4[t4_31], s7_30
        AND     .L2    B8, B9, B8           ; <0> AND     both_82, m1_78, d_82
||      SHRU    .S2X   A10, 20, B9          ; <0> SHRU    t, 20, t20_31
||      LDW     .D1T1  *+A7[A12], A11       ; <0> LDW     *+A7[u24_31], s2_30
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[t12_31], s5_30
        XOR     .L2    B3, B8, B3           ; <0> XOR     c16, d_82, c16
||      SHRU    .S2X   A10, 28, B9          ; <0> SHRU    t, 28, high_31
||      LDW     .D1T1  *+A6[A12], A10       ; <0> LDW     *+A6[u16_30], s4_30
||      LDW     .D2T2  *+B6[B9], B8         ; <0> LDW     *+B6[t20_31], s3_30
        XOR     .L1X   A3, B8, A3           ; <0> XOR     c17, d_82, c17
||      ADD     .L2X   B9, A11, B11         ; <0> ADD     high_31, low_31, t28_31
||      SHL     .S2    B3, 31, B8           ; <0> SHL     c16, 31, top_83
||      LDW     .D2T2  *+B0[4], B8          ; <0> LDW     *+keys[4], d
        XOR     .L1X   A9, B9, A12          ; <0> XOR     v, e_29, w
||      MVKL    .S1    858993459, A9        ; <0> MVKL    0x33333333, m2_78
||      SHRU    .S2    B3, 1, B3            ; <0> SHRU    c16, 1, rest_83
||      XOR     .D1    A9, A11, A10         ; <0> XOR     v, s8_30, u1_30
||      LDW     .D2T1  *+B7[B11], A10       ; <0> LDW     *+B7[t28_31], s1_30
        XOR     .L1X   A13, B9, A12         ; <0> XOR     s6_30, s7_30, pair1_30
||      MVKH    .S1    858993459, A9        ; <0> MVKH    0x33333333, m2_78
||      SHRU    .S2X   A3, 8, B9            ; <0> SHRU    c17, 8, high_84
||      XOR     .D1    A12, A11, A13        ; <0> XOR     w, s8_30, t1_30
        XOR     .L1X   A11, B11, A11        ; <0> XOR     s2_30, s5_30, pair2_30
||      ADD     .L2    B8, B3, B3           ; <0> ADD     top_83, rest_83, c16
||      XOR     .S1    A10, A12, A12        ; <0> XOR     u1_30, pair1_30, u2_30
||      XOR     .D1    A13, A12, A13        ; <0> XOR     t1_30, pair1_30, t2_30
        XOR     .L1X   A10, B8, A10         ; <0> XOR     s4_30, s3_30, pair3_30
||      XOR     .L2    B9, B3, B9           ; <0> XOR     high_84, c16, both_84
||      XOR     .S1    A12, A11, A11        ; <0> XOR     u2_30, pair2_30, u3_30
||      XOR     .D1    A13, A11, A12        ; <0> XOR     t2_30, pair2_30, t3_30
        XOR     .L1    A11, A10, A11        ; <0> XOR     u3_30, pair3_30, u4_30
||      AND     .L2    B9, B12, B9          ; <0> AND     both_84, m8_78, d_84
||      XOR     .S1    A12, A10, A12        ; <0> XOR     t3_30, pair3_30, t4_30
        XOR     .L1X   A8, B8, A10          ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A8         ; <0> XOR     u4_30, s1_30, u
||      XOR     .D1    A12, A10, A11        ; <0> XOR     t4_30, s1_30, t
        SHL     .S1X   B9, 8, A12           ; <0> SHL     d_84, 8, moved_84
        SHRU    .S1    A8, 8, A13           ; <0> SHRU    u, 8, u8_34
||      SHRU    .S2X   A11, 4, B8           ; <0> SHRU    t, 4, t4_34
||      MPY     .M1    -16, A11, A13        ; <0> MPY     -16, t, low_34
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[u], s8_33
||      LDW     .D2T2  *+B0[5], B8          ; <0> LDW     *+keys[5], e_32
        SHRU    .S1    A8, 24, A14          ; <0> SHRU    u, 24, u24_34
||      SHRU    .S2X   A11, 12, B8          ; <0> SHRU    t, 12, t12_34
||      MPYHLU  .M1    A8, A0, A12          ; <0> MPYHLU  u, one, u16_33
||      LDW     .D1T2  *+A5[A13], B8        ; <0> LDW     *+A5[u8_34], s6_33
||      LDW     .D2T1  *+B4[B8], A12        ; <0> LDW     *+B4[t4_34], s7_33
        XOR     .L1    A3, A12, A3          ; <0> XOR     c17, moved_84, c17
||      XOR     .L2    B3, B9, B3           ; <0> XOR     c16, d_84, c16
||      SHRU    .S2X   A11, 20, B8          ; <0> SHRU    t, 20, t20_34
||      LDW     .D1T1  *+A7[A14], A9        ; <0> LDW     *+A7[u24_34], s2_33
||      LDW     .D2T2  *+B5[B8], B8         ; <0> LDW     *+B5[t12_34], s5_33
        SHRU    .S1    A3, 2, A11           ; <0> SHRU    c17, 2, high_85
||      SHRU    .S2X   A11, 28, B8          ; <0> SHRU    t, 28, high_34
||      LDW     .D1T1  *+A6[A12], A9        ; <0> LDW     *+A6[u16_33], s4_33
||      LDW     .D2T2  *+B6[B8], B8         ; <0> LDW     *+B6[t20_34], s3_33
        AND     .L1    A11, A9, A11         ; <0> AND     high_85, m2_78, x_85
||      ADD     .L2X   B8, A13, B9          ; <0> ADD     high_34, low_34, t28_34
||      AND     .S1X   A9, B3, A13          ; <0> AND     c16, m2_78, y_85
||      LDW     .D2T2  *+B0[6], B8          ; <0> LDW     *+keys[6], d
        XOR     .L1X   A10, B8, A13         ; <0> XOR     v, e_32, w
||      XOR     .S1    A10, A9, A10         ; <0> XOR     v, s8_33, u1_33
||      SUB     .D1    A13, A11, A11        ; <0> SUB     y_85, x_85, e_85
||      LDW     .D2T1  *+B7[B9], A10        ; <0> LDW     *+B7[t28_34], s1_33
        XOR     .L1X   A12, B8, A12         ; <0> XOR     s6_33, s7_33, pair1_33
||      XOR     .S1    A13, A9, A13         ; <0> XOR     w, s8_33, t1_33
||      ADDAW   .D1    A3, A11, A3          ; <0> ADDAW   c17, e_85, c17
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s2_33, s5_33, pair2_33
||      SUB     .L2X   B3, A11, B3          ; <0> SUB     c16, e_85, c16
||      XOR     .S1    A10, A12, A11        ; <0> XOR     u1_33, pair1_33, u2_33
||      MPYHLU  .M1    A3, A0, A9           ; <0> MPYHLU  c17, one, x_86
||      XOR     .D1    A13, A12, A12        ; <0> XOR     t1_33, pair1_33, t2_33
        XOR     .L1X   A9, B8, A10          ; <0> XOR     s4_33, s3_33, pair3_33
||      XOR     .S1    A11, A10, A11        ; <0> XOR     u2_33, pair2_33, u3_33
||      MPYSU   .M2    1, B3, B9            ; <0> MPYSU   1, c16, y_86
||      XOR     .D1    A12, A10, A12        ; <0> XOR     t2_33, pair2_33, t3_33
        XOR     .L1    A11, A10, A11        ; <0> XOR     u3_33, pair3_33, u4_33
||      XOR     .S1    A12, A10, A12        ; <0> XOR     t3_33, pair3_33, t4_33
        XOR     .L1X   A8, B8, A9           ; <0> XOR     u, d, v
||      SUB     .L2X   B9, A9, B8           ; <0> SUB     y_86, x_86, e_86
||      XOR     .S1    A11, A10, A8         ; <0> XOR     u4_33, s1_33, u
||      XOR     .D1    A12, A10, A10        ; <0> XOR     t4_33, s1_33, t
        SHL     .S2    B8, 16, B9           ; <0> SHL     e_86, 16, moved_86
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    u, 8, u8_37
||      SHRU    .S2X   A10, 4, B12          ; <0> SHRU    t, 4, t4_37
||      MPY     .M1    -16, A10, A11        ; <0> MPY     -16, t, low_37
||      LDW     .D1T1  *+A4[A8], A11        ; <0> LDW     *+A4[u], s8_36
||      LDW     .D2T2  *+B0[7], B8          ; <0> LDW     *+keys[7], e_35
        ADD     .L1X   A3, B9, A3           ; <0> ADD     c17, moved_86, c17
||      SUB     .L2    B3, B8, B3           ; <0> SUB     c16, e_86, c16
||      SHRU    .S1    A8, 24, A12          ; <0> SHRU    u, 24, u24_37
||      SHRU    .S2X   A10, 12, B8          ; <0> SHRU    t, 12, t12_37
||      MPYHLU  .M1    A8, A0, A12          ; <0> MPYHLU  u, one, u16_36
||      LDW     .D1T2  *+A5[A11], B8        ; <0> LDW     *+A5[u8_37], s6_36
||      LDW     .D2T1  *+B4[B12], A13       ; <0> LDW     *+B4[t4_37], s7_36
        SHRU    .S1    A3, 4, A13           ; <0> SHRU    c17, 4, high_87
||      SHRU    .S2X   A10, 20, B8          ; <0> SHRU    t, 20, t20_37
||      LDW     .D1T1  *+A7[A12], A12       ; <0> LDW     *+A7[u24_37], s2_36
||      LDW     .D2T2  *+B5[B8], B8         ; <0> LDW     *+B5[t12_37], s5_36
        XOR     .L1X   A13, B3, A10         ; <0> XOR     high_87, c16, both_87
||      SHRU    .S2X   A10, 28, B8          ; <0> SHRU    t, 28, high_37
||      LDW     .D1T1  *+A6[A12], A9        ; <0> LDW     *+A6[u16_36], s4_36
||      LDW     .D2T2  *+B6[B8], B8         ; <0> LDW     *+B6[t20_37], s3_36
        AND     .L1X   A10, B10, A10        ; <0> AND     both_87, m4_78, d_87
||      ADD     .L2X   B8, A11, B10         ; <0> ADD     high_37, low_37, t28_37
||      LDW     .D2T2  *+B0[8], B8          ; <0> LDW     *+keys[8], d
        XOR     .L1X   A9, B8, A12          ; <0> XOR     v, e_35, w
||      XOR     .S1    A9, A11, A9          ; <0> XOR     v, s8_36, u1_36
||      LDW     .D2T1  *+B7[B10], A3        ; <0> LDW     *+B7[t28_37], s1_36
        XOR     .L1X   A13, B8, A13         ; <0> XOR     s6_36, s7_36, pair1_36
||      SHL     .S1    A10, 4, A11          ; <0> SHL     d_87, 4, moved_87
||      XOR     .D1    A12, A11, A14        ; <0> XOR     w, s8_36, t1_36
        XOR     .L1X   A12, B8, A10         ; <0> XOR     s2_36, s5_36, pair2_36
||      XOR     .L2X   B3, A10, B3          ; <0> XOR     c16, d_87, c16
||      XOR     .S1    A9, A13, A12         ; <0> XOR     u1_36, pair1_36, u2_36
||      XOR     .D1    A14, A13, A13        ; <0> XOR     t1_36, pair1_36, t2_36
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_36, s3_36, pair3_36
||      XOR     .S1    A12, A10, A10        ; <0> XOR     u2_36, pair2_36, u3_36
||      XOR     .D1    A13, A10, A12        ; <0> XOR     t2_36, pair2_36, t3_36
        XOR     .L1    A10, A9, A9          ; <0> XOR     u3_36, pair3_36, u4_36
||      XOR     .S1    A12, A9, A10         ; <0> XOR     t3_36, pair3_36, t4_36
||      XOR     .D1    A3, A11, A11         ; <0> XOR     c17, moved_87, c17
||      STW     .D2T2  B3, *+B2[1]          ; <0> STW     c16, *+target[1]
        XOR     .L1X   A8, B8, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A3, A3           ; <0> XOR     u4_36, s1_36, u
||      XOR     .D1    A10, A3, A9          ; <0> XOR     t4_36, s1_36, t
||      STW     .D2T1  A11, *+B2[0]         ; <0> STW     c17, *+target[0]
        MV      .L2    B1, B2               ; <0> MV      following, target
||      ADDAW   .D2    B1, 2, B1            ; <0> ADDAW   following, 2, following
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_40
||      SHRU    .S2X   A9, 4, B8            ; <0> SHRU    t, 4, t4_40
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_40
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_39
||      LDW     .D2T2  *+B0[9], B8          ; <0> LDW     *+keys[9], e_38
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_40
||      SHRU    .S2X   A9, 12, B8           ; <0> SHRU    t, 12, t12_40
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_39
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_40], s6_39
||      LDW     .D2T1  *+B4[B8], A11        ; <0> LDW     *+B4[t4_40], s7_39
        SHRU    .S2X   A9, 20, B8           ; <0> SHRU    t, 20, t20_40
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_40], s2_39
||      LDW     .D2T2  *+B5[B8], B3         ; <0> LDW     *+B5[t12_40], s5_39
        SHRU    .S2X   A9, 28, B8           ; <0> SHRU    t, 28, high_40
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_39], s4_39
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[t20_40], s3_39
        ADD     .L2X   B8, A10, B3          ; <0> ADD     high_40, low_40, t28_40
||      LDW     .D2T2  *+B0[10], B3         ; <0> LDW     *+keys[10], d
        XOR     .L1X   A8, B8, A9           ; <0> XOR     v, e_38, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_39, u1_39
||      LDW     .D2T1  *+B7[B3], A8         ; <0> LDW     *+B7[t28_40], s1_39
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_39, s7_39, pair1_39
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_39, t1_39
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_39, s5_39, pair2_39
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_39, pair1_39, u2_39
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_39, pair1_39, t2_39
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_39, s3_39, pair3_39
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_39, pair2_39, u3_39
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_39, pair2_39, t3_39
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_39, pair3_39, u4_39
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_39, pair3_39, t4_39
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_39, s1_39, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_39, s1_39, t
        NOP
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_43
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_43
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_43
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_42
||      LDW     .D2T2  *+B0[11], B3         ; <0> LDW     *+keys[11], e_41
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_43
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_43
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_42
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_43], s6_42
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_43], s7_42
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_43
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_43], s2_42
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_43], s5_42
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_43
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_42], s4_42
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_43], s3_42
        ADD     .L2X   B3, A10, B8          ; <0> ADD     high_43, low_43, t28_43
||      LDW     .D2T2  *+B0[12], B3         ; <0> LDW     *+keys[12], d
        XOR     .L1X   A8, B3, A9           ; <0> XOR     v, e_41, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_42, u1_42
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_43], s1_42
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_42, s7_42, pair1_42
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_42, t1_42
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_42, s5_42, pair2_42
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_42, pair1_42, u2_42
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_42, pair1_42, t2_42
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_42, s3_42, pair3_42
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_42, pair2_42, u3_42
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_42, pair2_42, t3_42
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_42, pair3_42, u4_42
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_42, pair3_42, t4_42
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_42, s1_42, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_42, s1_42, t
        NOP
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_46
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_46
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_46
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_45
||      LDW     .D2T2  *+B0[13], B3         ; <0> LDW     *+keys[13], e_44
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_46
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_46
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_45
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_46], s6_45
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_46], s7_45
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_46
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_46], s2_45
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_46], s5_45
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_46
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_45], s4_45
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_46], s3_45
        ADD     .L2X   B3, A10, B8          ; <0> ADD     high_46, low_46, t28_46
||      LDW     .D2T2  *+B0[14], B3         ; <0> LDW     *+keys[14], d
        XOR     .L1X   A8, B3, A9           ; <0> XOR     v, e_44, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_45, u1_45
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_46], s1_45
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_45, s7_45, pair1_45
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_45, t1_45
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_45, s5_45, pair2_45
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_45, pair1_45, u2_45
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_45, pair1_45, t2_45
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_45, s3_45, pair3_45
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_45, pair2_45, u3_45
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_45, pair2_45, t3_45
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_45, pair3_45, u4_45
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_45, pair3_45, t4_45
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_45, s1_45, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_45, s1_45, t
        NOP
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_49
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_49
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_49
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_48
||      LDW     .D2T2  *+B0[15], B3         ; <0> LDW     *+keys[15], e_47
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_49
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_49
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_48
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_49], s6_48
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_49], s7_48
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_49
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_49], s2_48
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_49], s5_48
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_49
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_48], s4_48
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_49], s3_48
        ADD     .L2X   B3, A10, B8          ; <0> ADD     high_49, low_49, t28_49
||      LDW     .D2T2  *+B0[16], B3         ; <0> LDW     *+keys[16], d
        XOR     .L1X   A8, B3, A9           ; <0> XOR     v, e_47, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_48, u1_48
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_49], s1_48
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_48, s7_48, pair1_48
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_48, t1_48
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_48, s5_48, pair2_48
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_48, pair1_48, u2_48
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_48, pair1_48, t2_48
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_48, s3_48, pair3_48
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_48, pair2_48, u3_48
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_48, pair2_48, t3_48
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_48, pair3_48, u4_48
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_48, pair3_48, t4_48
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_48, s1_48, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_48, s1_48, t
        NOP
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_52
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_52
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_52
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_51
||      LDW     .D2T2  *+B0[17], B3         ; <0> LDW     *+keys[17], e_50
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_52
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_52
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_51
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_52], s6_51
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_52], s7_51
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_52
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_52], s2_51
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_52], s5_51
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_52
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_51], s4_51
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_52], s3_51
        ADD     .L2X   B3, A10, B8          ; <0> ADD     high_52, low_52, t28_52
||      LDW     .D2T2  *+B0[18], B3         ; <0> LDW     *+keys[18], d
        XOR     .L1X   A8, B3, A9           ; <0> XOR     v, e_50, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_51, u1_51
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_52], s1_51
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_51, s7_51, pair1_51
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_51, t1_51
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_51, s5_51, pair2_51
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_51, pair1_51, u2_51
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_51, pair1_51, t2_51
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_51, s3_51, pair3_51
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_51, pair2_51, u3_51
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_51, pair2_51, t3_51
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_51, pair3_51, u4_51
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_51, pair3_51, t4_51
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_51, s1_51, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_51, s1_51, t
        NOP
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_55
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_55
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_55
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_54
||      LDW     .D2T2  *+B0[19], B3         ; <0> LDW     *+keys[19], e_53
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_55
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_55
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_54
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_55], s6_54
||      LDW     .D2T1  *+B4[B3], A11        ; <0> LDW     *+B4[t4_55], s7_54
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_55
||      LDW     .D1T1  *+A7[A11], A9        ; <0> LDW     *+A7[u24_55], s2_54
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_55], s5_54
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_55
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_54], s4_54
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_55], s3_54
        SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||      ADD     .L2X   B3, A10, B8          ; <0> ADD     high_55, low_55, t28_55
||      LDW     .D2T2  *+B0[20], B3         ; <0> LDW     *+keys[20], d
        XOR     .L1X   A8, B3, A9           ; <0> XOR     v, e_53, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_54, u1_54
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_55], s1_54
        XOR     .L1X   A11, B3, A10         ; <0> XOR     s6_54, s7_54, pair1_54
||      XOR     .S1    A9, A10, A11         ; <0> XOR     w, s8_54, t1_54
        XOR     .L1X   A9, B3, A9           ; <0> XOR     s2_54, s5_54, pair2_54
||      XOR     .S1    A8, A10, A10         ; <0> XOR     u1_54, pair1_54, u2_54
||      XOR     .D1    A11, A10, A11        ; <0> XOR     t1_54, pair1_54, t2_54
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_54, s3_54, pair3_54
||      XOR     .S1    A10, A9, A9          ; <0> XOR     u2_54, pair2_54, u3_54
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t2_54, pair2_54, t3_54
        XOR     .L1    A9, A8, A9           ; <0> XOR     u3_54, pair3_54, u4_54
||      XOR     .S1    A10, A8, A10         ; <0> XOR     t3_54, pair3_54, t4_54
||[A1]  ADDAW   .D1    A2, 2, A2            ; <0> [blocks] ADDAW source, 2, source       ; the last block is loaded twice
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A9, A8, A3           ; <0> XOR     u4_54, s1_54, u
||      XOR     .D1    A10, A8, A9          ; <0> XOR     t4_54, s1_54, t
        LDW     .D1T1  *+A2[0], A9          ; <0> LDW     *+source[0], pl
        SHRU    .S1    A3, 8, A10           ; <0> SHRU    u, 8, u8_58
||      SHRU    .S2X   A9, 4, B3            ; <0> SHRU    t, 4, t4_58
||      MPY     .M1    -16, A9, A10         ; <0> MPY     -16, t, low_58
||      LDW     .D1T1  *+A4[A3], A10        ; <0> LDW     *+A4[u], s8_57
||      LDW     .D2T2  *+B0[21], B3         ; <0> LDW     *+keys[21], e_56
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    u, 24, u24_58
||      SHRU    .S2X   A9, 12, B3           ; <0> SHRU    t, 12, t12_58
||      MPYHLU  .M1    A3, A0, A11          ; <0> MPYHLU  u, one, u16_57
||      LDW     .D1T2  *+A5[A10], B3        ; <0> LDW     *+A5[u8_58], s6_57
||      LDW     .D2T1  *+B4[B3], A12        ; <0> LDW     *+B4[t4_58], s7_57
        SHRU    .S2X   A9, 20, B3           ; <0> SHRU    t, 20, t20_58
||      LDW     .D1T1  *+A7[A11], A11       ; <0> LDW     *+A7[u24_58], s2_57
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_58], s5_57
        SHRU    .S2X   A9, 28, B3           ; <0> SHRU    t, 28, high_58
||      LDW     .D1T1  *+A6[A11], A8        ; <0> LDW     *+A6[u16_57], s4_57
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_58], s3_57
        ADD     .L2X   B3, A10, B8          ; <0> ADD     high_58, low_58, t28_58
||      LDW     .D2T2  *+B0[22], B3         ; <0> LDW     *+keys[22], d
        XOR     .L1X   A8, B3, A11          ; <0> XOR     v, e_56, w
||      XOR     .S1    A8, A10, A8          ; <0> XOR     v, s8_57, u1_57
||      LDW     .D1T2  *+A2[1], B8          ; <0> LDW     *+source[1], pr
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[t28_58], s1_57
        XOR     .L1X   A12, B3, A12         ; <0> XOR     s6_57, s7_57, pair1_57
||      SHRU    .S1    A9, 4, A10           ; <0> SHRU    pl, 4, high_71
||      XOR     .D1    A11, A10, A13        ; <0> XOR     w, s8_57, t1_57
        XOR     .L1X   A11, B3, A11         ; <0> XOR     s2_57, s5_57, pair2_57
||      XOR     .S1    A8, A12, A12         ; <0> XOR     u1_57, pair1_57, u2_57
||      XOR     .D1    A13, A12, A13        ; <0> XOR     t1_57, pair1_57, t2_57
        XOR     .L1X   A8, B3, A8           ; <0> XOR     s4_57, s3_57, pair3_57
||      XOR     .S1    A12, A11, A11        ; <0> XOR     u2_57, pair2_57, u3_57
||      XOR     .D1    A13, A11, A12        ; <0> XOR     t2_57, pair2_57, t3_57
        XOR     .L1    A11, A8, A11         ; <0> XOR     u3_57, pair3_57, u4_57
||      XOR     .S1    A12, A8, A12         ; <0> XOR     t3_57, pair3_57, t4_57
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      XOR     .S1    A11, A8, A3          ; <0> XOR     u4_57, s1_57, u
||      XOR     .D1    A12, A8, A11         ; <0> XOR     t4_57, s1_57, t
        XOR     .L1X   A10, B8, A12         ; <0> XOR     high_71, pr, both_71
||      MVKL    .S1    252645135, A10       ; <0> MVKL    0x0f0f0f0f, m4_68
        SHRU    .S1    A3, 8, A13           ; <0> SHRU    u, 8, u8_61
||      SHRU    .S2X   A11, 4, B3           ; <0> SHRU    t, 4, t4_61
||      MPY     .M1    -16, A11, A13        ; <0> MPY     -16, t, low_61
||      LDW     .D1T1  *+A4[A3], A11        ; <0> LDW     *+A4[u], s8_60
||      LDW     .D2T2  *+B0[23], B3         ; <0> LDW     *+keys[23], e_59
        SHRU    .S1    A3, 24, A14          ; <0> SHRU    u, 24, u24_61
||      SHRU    .S2X   A11, 12, B3          ; <0> SHRU    t, 12, t12_61
||      MPYHLU  .M1    A3, A0, A14          ; <0> MPYHLU  u, one, u16_60
||      LDW     .D1T2  *+A5[A13], B3        ; <0> LDW     *+A5[u8_61], s6_60
||      LDW     .D2T1  *+B4[B3], A12        ; <0> LDW     *+B4[t4_61], s7_60
        MVKH    .S1    252645135, A10       ; <0> MVKH    0x0f0f0f0f, m4_68
||      SHRU    .S2X   A11, 20, B3          ; <0> SHRU    t, 20, t20_61
||      LDW     .D1T1  *+A7[A14], A10       ; <0> LDW     *+A7[u24_61], s2_60
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[t12_61], s5_60
        AND     .L1    A12, A10, A10        ; <0> AND     both_71, m4_68, d_71
||      SHRU    .S2X   A11, 28, B3          ; <0> SHRU    t, 28, high_61
||      LDW     .D1T1  *+A6[A14], A8        ; <0> LDW     *+A6[u16_60], s4_60
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_61], s3_60
        XOR     .L1X   A10, B8, A13         ; <0> XOR     pr, d_71, pr
||      ADD     .L2X   B3, A13, B8          ; <0> ADD     high_61, low_61, t28_61
||      LDW     .D2T2  *+B0[24], B3         ; <0> LDW     *+keys[24], d
        XOR     .L1X   A8, B3, A10          ; <0> XOR     v, e_59, w
||      SHL     .S1    A10, 4, A14          ; <0> SHL     d_71, 4, moved_71
||      XOR     .D1    A8, A11, A8          ; <0> XOR     v, s8_60, u1_60
||      LDW     .D2T1  *+B7[B8], A11        ; <0> LDW     *+B7[t28_61], s1_60
        XOR     .L1X   A12, B3, A11         ; <0> XOR     s6_60, s7_60, pair1_60
||      XOR     .S1    A10, A11, A12        ; <0> XOR     w, s8_60, t1_60
||      XOR     .D1    A9, A14, A9          ; <0> XOR     pl, moved_71, pl
        XOR     .L1X   A10, B3, A10         ; <0> XOR     s2_60, s5_60, pair2_60
||      XOR     .S1    A8, A11, A11         ; <0> XOR     u1_60, pair1_60, u2_60
||      MPYHLU  .M1    A9, A0, A8           ; <0> MPYHLU  pl, one, x_72
||      XOR     .D1    A12, A11, A12        ; <0> XOR     t1_60, pair1_60, t2_60
        XOR     .L1X   A8, B3, A10          ; <0> XOR     s4_60, s3_60, pair3_60
||      XOR     .S1    A11, A10, A11        ; <0> XOR     u2_60, pair2_60, u3_60
||      MPYSU   .M2X   1, A13, B8           ; <0> MPYSU   1, pr, y_72
||      XOR     .D1    A12, A10, A12        ; <0> XOR     t2_60, pair2_60, t3_60
        XOR     .L1    A11, A10, A12        ; <0> XOR     u3_60, pair3_60, u4_60
||      MVKL    .S1    858993459, A10       ; <0> MVKL    0x33333333, m2_68
||      XOR     .D1    A12, A10, A14        ; <0> XOR     t3_60, pair3_60, t4_60
        XOR     .L1X   A3, B3, A8           ; <0> XOR     u, d, v
||      SUB     .L2X   B8, A8, B3           ; <0> SUB     y_72, x_72, e_72
||      XOR     .S1    A12, A11, A3         ; <0> XOR     u4_60, s1_60, u
||      XOR     .D1    A14, A11, A11        ; <0> XOR     t4_60, s1_60, t
        SUB     .L2X   A13, B3, B8          ; <0> SUB     pr, e_72, pr
||      MVKH    .S1    858993459, A10       ; <0> MVKH    0x33333333, m2_68
        SHRU    .S1    A3, 8, A13           ; <0> SHRU    u, 8, u8_64
||      SHRU    .S2X   A11, 4, B10          ; <0> SHRU    t, 4, t4_64
||      MPY     .M1    -16, A11, A13        ; <0> MPY     -16, t, low_64
||      LDW     .D1T1  *+A4[A3], A13        ; <0> LDW     *+A4[u], s8_63
||      LDW     .D2T2  *+B0[25], B10        ; <0> LDW     *+keys[25], e_62
        SHRU    .S1    A3, 24, A12          ; <0> SHRU    u, 24, u24_64
||      SHRU    .S2X   A11, 12, B10         ; <0> SHRU    t, 12, t12_64
||      MPYHLU  .M1    A3, A0, A12          ; <0> MPYHLU  u, one, u16_63
||      LDW     .D1T2  *+A5[A13], B9        ; <0> LDW     *+A5[u8_64], s6_63
||      LDW     .D2T1  *+B4[B10], A12       ; <0> LDW     *+B4[t4_64], s7_63
        SHL     .S1X   B3, 16, A14          ; <0> SHL     e_72, 16, moved_72
||      SHRU    .S2X   A11, 20, B3          ; <0> SHRU    t, 20, t20_64
||      LDW     .D1T1  *+A7[A12], A11       ; <0> LDW     *+A7[u24_64], s2_63
||      LDW     .D2T2  *+B5[B10], B9        ; <0> LDW     *+B5[t12_64], s5_63
        ADD     .L1    A9, A14, A9          ; <0> ADD     pl, moved_72, pl
||      SHRU    .S2X   A11, 28, B3          ; <0> SHRU    t, 28, high_64
||      LDW     .D1T1  *+A6[A12], A8        ; <0> LDW     *+A6[u16_63], s4_63
||      LDW     .D2T2  *+B6[B3], B10        ; <0> LDW     *+B6[t20_64], s3_63
        AND     .L1X   A10, B8, A11         ; <0> AND     pr, m2_68, y_73
||      ADD     .L2X   B3, A13, B9          ; <0> ADD     high_64, low_64, t28_64
||      SHRU    .S1    A9, 2, A12           ; <0> SHRU    pl, 2, high_73
||      MVKL    .S2    2863311530, B3       ; <0> MVKL    0xaaaaaaaa, m1_68
||      LDW     .D2T2  *+B0[26], B10        ; <0> LDW     *+keys[26], d
        XOR     .L1X   A8, B10, A10         ; <0> XOR     v, e_62, w
||      XOR     .S1    A8, A13, A8          ; <0> XOR     v, s8_63, u1_63
||      AND     .D1    A12, A10, A14        ; <0> AND     high_73, m2_68, x_73
||      LDW     .D2T1  *+B7[B9], A9         ; <0> LDW     *+B7[t28_64], s1_63
        XOR     .L1X   A12, B9, A12         ; <0> XOR     s6_63, s7_63, pair1_63
||      XOR     .S1    A10, A13, A13        ; <0> XOR     w, s8_63, t1_63
||      SUB     .D1    A11, A14, A10        ; <0> SUB     y_73, x_73, e_73
        XOR     .L1X   A11, B9, A11         ; <0> XOR     s2_63, s5_63, pair2_63
||      XOR     .S1    A8, A12, A12         ; <0> XOR     u1_63, pair1_63, u2_63
||      MVKL    .S2    16711935, B9         ; <0> MVKL    0x00ff00ff, m8_68
||      XOR     .D1    A13, A12, A13        ; <0> XOR     t1_63, pair1_63, t2_63
        XOR     .L1X   A8, B10, A8          ; <0> XOR     s4_63, s3_63, pair3_63
||      SUB     .L2X   B8, A10, B8          ; <0> SUB     pr, e_73, pr
||      XOR     .S1    A12, A11, A11        ; <0> XOR     u2_63, pair2_63, u3_63
||      MVKH    .S2    16711935, B9         ; <0> MVKH    0x00ff00ff, m8_68
||      XOR     .D1    A13, A11, A12        ; <0> XOR     t2_63, pair2_63, t3_63
        XOR     .L1    A11, A8, A10         ; <0> XOR     u3_63, pair3_63, u4_63
||      XOR     .S1    A12, A8, A11         ; <0> XOR     t3_63, pair3_63, t4_63
||      ADDAW   .D1    A9, A10, A8          ; <0> ADDAW   pl, e_73, pl
||      LDW     .D2T2  *+B0[30], B9         ; <0> LDW     *+keys[30], d15_88
        XOR     .L1X   A3, B10, A9          ; <0> XOR     u, d, v
||      XOR     .S1    A10, A9, A3          ; <0> XOR     u4_63, s1_63, u
||      MVKH    .S2    2863311530, B3       ; <0> MVKH    0xaaaaaaaa, m1_68
||      XOR     .D1    A11, A9, A10         ; <0> XOR     t4_63, s1_63, t
||      LDW     .D2T1  *-B0[4], A12         ; <0> LDW     *-keys[4], k0_88
        SHRU    .S1    A8, 8, A11           ; <0> SHRU    pl, 8, high_74
        XOR     .L1X   A11, B8, A12         ; <0> XOR     high_74, pr, both_74
||      SHRU    .S1    A3, 8, A11           ; <0> SHRU    u, 8, u8_67
||      SHRU    .S2X   A10, 4, B10          ; <0> SHRU    t, 4, t4_67
||      MPY     .M1    -16, A10, A11        ; <0> MPY     -16, t, low_67
||      LDW     .D1T1  *+A4[A3], A11        ; <0> LDW     *+A4[u], s8_66
||      LDW     .D2T2  *+B0[27], B8         ; <0> LDW     *+keys[27], e_65
        AND     .L1X   A12, B9, A13         ; <0> AND     both_74, m8_68, d_74
||      SHRU    .S1    A3, 24, A12          ; <0> SHRU    u, 24, u24_67
||      SHRU    .S2X   A10, 12, B10         ; <0> SHRU    t, 12, t12_67
||      MPYHLU  .M1    A3, A0, A15          ; <0> MPYHLU  u, one, u16_66
||      LDW     .D1T2  *+A5[A11], B8        ; <0> LDW     *+A5[u8_67], s6_66
||      LDW     .D2T1  *+B4[B10], A15       ; <0> LDW     *+B4[t4_67], s7_66
        XOR     .L1X   A13, B8, A13         ; <0> XOR     pr, d_74, pr
||      SHL     .S1    A13, 8, A14          ; <0> SHL     d_74, 8, moved_74
||      SHRU    .S2X   A10, 20, B8          ; <0> SHRU    t, 20, t20_67
||      LDW     .D1T1  *+A7[A12], A11       ; <0> LDW     *+A7[u24_67], s2_66
||      LDW     .D2T2  *+B5[B10], B8        ; <0> LDW     *+B5[t12_67], s5_66
        SHRU    .S1    A13, 31, A10         ; <0> SHRU    pr, 31, top_75
||      SHRU    .S2X   A10, 28, B8          ; <0> SHRU    t, 28, high_67
||      LDW     .D1T1  *+A6[A15], A9        ; <0> LDW     *+A6[u16_66], s4_66
||      LDW     .D2T2  *+B6[B8], B8         ; <0> LDW     *+B6[t20_67], s3_66
        XOR     .L1    A8, A14, A8          ; <0> XOR     pl, moved_74, pl
||      ADD     .L2X   B8, A11, B10         ; <0> ADD     high_67, low_67, t28_67
||      ADDAH   .D1    A10, A13, A10        ; <0> ADDAH   top_75, pr, pr
||      LDW     .D2T2  *+B0[28], B8         ; <0> LDW     *+keys[28], d
        XOR     .L1X   A9, B8, A14          ; <0> XOR     v, e_65, w
||      XOR     .S1    A9, A11, A9          ; <0> XOR     v, s8_66, u1_66
||      XOR     .D1    A8, A10, A13         ; <0> XOR     pl, pr, both_76
||      LDW     .D2T1  *+B7[B10], A10       ; <0> LDW     *+B7[t28_67], s1_66
        XOR     .L1X   A15, B8, A14         ; <0> XOR     s6_66, s7_66, pair1_66
||      XOR     .S1    A14, A11, A15        ; <0> XOR     w, s8_66, t1_66
||      LDW     .D2T1  *-B0[2], A3          ; <0> LDW     *-keys[2], k1_88
        XOR     .L1X   A11, B8, A11         ; <0> XOR     s2_66, s5_66, pair2_66
||      AND     .L2X   B3, A13, B3          ; <0> AND     both_76, m1_68, d_76
||      XOR     .S1    A9, A14, A13         ; <0> XOR     u1_66, pair1_66, u2_66
||      XOR     .D1    A15, A14, A14        ; <0> XOR     t1_66, pair1_66, t2_66
||      LDW     .D2T2  *-B0[3], B8          ; <0> LDW     *-keys[3], e0_88
        XOR     .L1X   A9, B8, A9           ; <0> XOR     s4_66, s3_66, pair3_66
||      XOR     .S1    A13, A11, A11        ; <0> XOR     u2_66, pair2_66, u3_66
||      XOR     .D1    A14, A11, A13        ; <0> XOR     t2_66, pair2_66, t3_66
        XOR     .L1    A11, A9, A11         ; <0> XOR     u3_66, pair3_66, u4_66
||      XOR     .S1    A13, A9, A13         ; <0> XOR     t3_66, pair3_66, t4_66
||      XOR     .D1X   A10, B3, A9          ; <0> XOR     pr, d_76, pr
||      LDW     .D2T1  *+B0[0], A12         ; <0> LDW     *+keys[0], d0_88
        XOR     .L1X   A3, B8, A11          ; <0> XOR     u, d, v
||      XOR     .S1    A11, A10, A10        ; <0> XOR     u4_66, s1_66, u
||      XOR     .D1    A13, A10, A13        ; <0> XOR     t4_66, s1_66, t
||      LDW     .D2T1  *-B0[1], A8          ; <0> LDW     *-keys[1], e1_88
        XOR     .L1    A12, A9, A9          ; <0> XOR     k0_88, pr, add0_88
||      SHRU    .S1    A10, 8, A12          ; <0> SHRU    u, 8, u8_90
||      MPYHLU  .M1    A10, A0, A9          ; <0> MPYHLU  u, one, u16_89
||      LDW     .D1T1  *+A4[A10], A18       ; <0> LDW     *+A4[u], s8_89
        XOR     .L1X   A9, B9, A12          ; <0> XOR     add0_88, d15_88, add_88
||      SHRU    .S1    A10, 24, A14         ; <0> SHRU    u, 24, u24_90
||      SHRU    .S2X   A13, 12, B10         ; <0> SHRU    t, 12, t12_90
||      LDW     .D1T1  *+A5[A12], A13       ; <0> LDW     *+A5[u8_90], s6_89
        XOR     .L1    A10, A12, A14        ; <0> XOR     u, add_88, u
||      SHRU    .S2X   A13, 4, B10          ; <0> SHRU    t, 4, t4_90
||      LDW     .D1T2  *+A7[A14], B8        ; <0> LDW     *+A7[u24_90], s2_89
||      LDW     .D2T1  *+B5[B10], A16       ; <0> LDW     *+B5[t12_90], s5_89
        XOR     .L1X   A8, B3, A15          ; <0> XOR     pl, d_76, pl
||      SHRU    .S1    A14, 8, A16          ; <0> SHRU    u, 8, u8_92
||      SHRU    .S2X   A13, 20, B3          ; <0> SHRU    t, 20, t20_90
||      MPYHLU  .M1    A14, A0, A9          ; <0> MPYHLU  u, one, u16_91
||      LDW     .D1T1  *+A4[A14], A11       ; <0> LDW     *+A4[u], s8_91
||      LDW     .D2T2  *+B4[B10], B11       ; <0> LDW     *+B4[t4_90], s7_89
        XOR     .L2X   B8, A14, B3          ; <0> XOR     u, e0_88, t
||      SHRU    .S1    A13, 28, A17         ; <0> SHRU    t, 28, high_90
||      LDW     .D1T1  *+A6[A9], A3         ; <0> LDW     *+A6[u16_89], s4_89
||      LDW     .D2T2  *+B6[B3], B3         ; <0> LDW     *+B6[t20_90], s3_89
        SHRU    .S1    A14, 24, A16         ; <0> SHRU    u, 24, u24_92
||      SHRU    .S2    B3, 4, B8            ; <0> SHRU    t, 4, t4_92
||      MPY     .M2X   -16, A13, B10        ; <0> MPY     -16, t, low_90
||      LDW     .D1T2  *+A5[A16], B10       ; <0> LDW     *+A5[u8_92], s6_91
        SHRU    .S1    A15, 31, A19         ; <0> SHRU    pl, 31, top_77
||      SHRU    .S2    B3, 12, B12          ; <0> SHRU    t, 12, t12_92
||      MPY     .M1X   -16, B3, A17         ; <0> MPY     -16, t, low_92
||      LDW     .D1T1  *+A7[A16], A12       ; <0> LDW     *+A7[u24_92], s2_91
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[t4_92], s7_91
        XOR     .L1    A11, A18, A15        ; <0> XOR     v, s8_89, v1_89
||      ADD     .L2X   B10, A17, B12        ; <0> ADD     high_90, low_90, t28_90
||      SHRU    .S2    B3, 20, B10          ; <0> SHRU    t, 20, t20_92
||      ADDAH   .D1    A19, A15, A18        ; <0> ADDAH   top_77, pl, pl
||      LDW     .D2T1  *+B5[B12], A15       ; <0> LDW     *+B5[t12_92], s5_91
        XOR     .L1    A3, A18, A13         ; <0> XOR     k1_88, pl, cv_88
||      XOR     .S1X   A13, B11, A18        ; <0> XOR     s6_89, s7_89, pair1_89
||      SHRU    .S2    B3, 28, B11          ; <0> SHRU    t, 28, high_92
||      LDW     .D2T2  *+B7[B12], B3        ; <0> LDW     *+B7[t28_90], s1_89
        XOR     .L1X   A16, B8, A9          ; <0> XOR     s2_89, s5_89, pair2_89
||      ADD     .L2X   B11, A17, B8         ; <0> ADD     high_92, low_92, t28_92
||      XOR     .S1    A15, A18, A15        ; <0> XOR     v1_89, pair1_89, v2_89
||      LDW     .D1T1  *+A6[A9], A12        ; <0> LDW     *+A6[u16_91], s4_91
||      LDW     .D2T2  *+B6[B10], B3        ; <0> LDW     *+B6[t20_92], s3_91
        XOR     .L1X   A11, B10, A11        ; <0> XOR     s8_91, s6_91, f1_91
||      XOR     .L2X   B3, A3, B3           ; <0> XOR     s4_89, s3_89, pair3_89
||      XOR     .S1    A14, A12, A3         ; <0> XOR     u, d0_88, v
||      LDW     .D2T1  *+B7[B8], A13        ; <0> LDW     *+B7[t28_92], s1_91
        XOR     .L1    A15, A9, A12         ; <0> XOR     v2_89, pair2_89, v3_89
||[A1]  B       .S1    des_cbc_encrypt_c64x$next; <0> [blocks] B     next
||      XOR     .D1X   A12, B8, A9          ; <0> XOR     s7_91, s2_91, f2_91
||      LDW     .D2T1  *+B0[1], A13         ; <0> LDW     *+keys[1], e_93
        XOR     .L1    A13, A8, A8          ; <0> XOR     cv_88, e1_88, cw_88
||      XOR     .S1X   A12, B3, A11         ; <0> XOR     v3_89, pair3_89, v4_89
||      XOR     .D1    A11, A15, A12        ; <0> XOR     f1_91, s5_91, f3_91
||      LDW     .D2T2  *+B0[2], B8          ; <0> LDW     *+keys[2], d
        XOR     .L1X   A11, B3, A9          ; <0> XOR     v4_89, s1_89, c17
||      XOR     .S1    A9, A12, A11         ; <0> XOR     f2_91, f3_91, f4_91
        XOR     .L1    A9, A13, A8          ; <0> XOR     c17, cv_88, y_88
||      XOR     .S1    A9, A8, A12          ; <0> XOR     c17, cw_88, z_88
||      XOR     .D1X   A12, B3, A15         ; <0> XOR     s4_91, s3_91, f5_91
        XOR     .L1    A8, A11, A8          ; <0> XOR     y_88, f4_91, y1_91
||      XOR     .S1    A12, A11, A11        ; <0> XOR     z_88, f4_91, z1_91
||      XOR     .D1    A15, A13, A12        ; <0> XOR     f5_91, s1_91, f6_91
        XOR     .L1    A8, A12, A8          ; <0> XOR     y1_91, f6_91, u
||      XOR     .L2X   B9, A10, B3          ; <0> XOR     u, d15_88, c16
||      XOR     .S1    A11, A12, A11        ; <0> XOR     z1_91, f6_91, t
||      XOR     .D1    A3, A13, A10         ; <0> XOR     v, e_93, w
des_cbc_encrypt_c64x$des_cbc_encrypt_c64x$4:
        SHL     .S1    A9, 31, A1           ; SHL     c17, 31, top_97
        SHRU    .S1    A9, 1, A9            ; SHRU    c17, 1, rest_97
        ADD     .L1    A1, A9, A1           ; ADD     top_97, rest_97, c17
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_94
        XOR     .L1X   A1, B3, A9           ; XOR     c17, c16, both_98
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_94
        MVKL    .S1    858993459, A2        ; MVKL    0x33333333, m2_94
        AND     .L2X   B0, A9, B0           ; AND     both_98, m1_94, d_98
||      MVKL    .S1    16711935, A9         ; MVKL    0x00ff00ff, m8_94
        XOR     .L2    B3, B0, B3           ; XOR     c16, d_98, c16
        SHRU    .S2    B3, 1, B1            ; SHRU    c16, 1, rest_99
        XOR     .L1X   A1, B0, A1           ; XOR     c17, d_98, c17
||      SHL     .S2    B3, 31, B0           ; SHL     c16, 31, top_99
        ADD     .L2    B0, B1, B0           ; ADD     top_99, rest_99, c16
||      SHRU    .S1    A1, 8, A3            ; SHRU    c17, 8, high_100
        MVKH    .S1    16711935, A9         ; MVKH    0x00ff00ff, m8_94
        XOR     .L1X   A3, B0, A3           ; XOR     high_100, c16, both_100
        AND     .L1    A3, A9, A3           ; AND     both_100, m8_94, d_100
        SHL     .S1    A3, 8, A9            ; SHL     d_100, 8, moved_100
        XOR     .L1    A1, A9, A1           ; XOR     c17, moved_100, c17
||      XOR     .L2X   B0, A3, B0           ; XOR     c16, d_100, c16
||      MVKH    .S1    858993459, A2        ; MVKH    0x33333333, m2_94
        SHRU    .S1    A1, 2, A3            ; SHRU    c17, 2, high_101
        AND     .L1    A3, A2, A2           ; AND     high_101, m2_94, x_101
||      AND     .S1X   A2, B0, A3           ; AND     c16, m2_94, y_101
        SUB     .L1    A3, A2, A2           ; SUB     y_101, x_101, e_101
        MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_94
        SUB     .L2X   B0, A2, B0           ; SUB     c16, e_101, c16
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_94
||      ADDAW   .D1    A1, A2, A1           ; ADDAW   c17, e_101, c17
        MPYHLU  .M1    A1, A0, A0           ; MPYHLU  c17, one, x_102
||      MPYSU   .M2    1, B0, B3            ; MPYSU   1, c16, y_102
        NOP     2
        SUB     .L1X   B3, A0, A0           ; SUB     y_102, x_102, e_102
        SHL     .S1    A0, 16, A2           ; SHL     e_102, 16, moved_102
        ADD     .L1    A1, A2, A0           ; ADD     c17, moved_102, c17
||      SUB     .L2X   B0, A0, B0           ; SUB     c16, e_102, c16
||      LDW     .D2T1  *+B15[2], A2         ; restore iv
        SHRU    .S1    A0, 4, A1            ; SHRU    c17, 4, high_103
        XOR     .L1X   A1, B0, A1           ; XOR     high_103, c16, both_103
        AND     .L1X   A1, B1, A1           ; AND     both_103, m4_94, d_103
        SHL     .S1    A1, 4, A3            ; SHL     d_103, 4, moved_103
        XOR     .L1    A0, A3, A0           ; XOR     c17, moved_103, c17
||      XOR     .L2X   B0, A1, B0           ; XOR     c16, d_103, c16
        STW     .D1T1  A0, *+A2[0]          ; STW     c17, *+iv[0]
||      STW     .D2T2  B0, *+B2[1]          ; STW     c16, *+target[1]
        STW     .D1T2  B0, *+A2[1]          ; STW     c16, *+iv[1]
||      STW     .D2T1  A0, *+B2[0]          ; STW     c17, *+target[0]
des_cbc_encrypt_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      ZERO    .L2    B0                   ; ZERO    linear_104
||      LDW     .D2T2  *+B15[1], B1         ; restore return$
        LDW     .D1T1  *+A0[3], A10         ; restore A10
        LDW     .D1T1  *+A0[5], A11         ; restore A11
        LDW     .D1T1  *+A0[11], A15        ; restore A15
        LDW     .D1T1  *+A0[10], A14        ; restore A14
||      LDW     .D2T2  *+B15[8], B12        ; restore B12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[9], A13         ; restore A13
||      LDW     .D2T2  *+B15[6], B11        ; restore B11
        LDW     .D1T1  *+A0[7], A12         ; restore A12
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        NOP
        MVC     .S2    B0, AMR              ; MVC     linear_104, AMR
        NOP
        ADDK    .S2    48, B15              ; frame

; One pass of triple-DES after another: left counts the passes that a block still needs after this one. Each pass also
; does a block's input and output; these have no effect unless the pass is the first or the last. They cost nothing,
; because the units are idle anyway, and the code stays small enough for a program cache. The stack holds the distance
; from in to out and the keys of the first pass.
        .global des3_cbc_encrypt_c64x
        .align  32
des3_cbc_encrypt_c64x:
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], c17
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_105
||      LDW     .D1T2  *+A8[1], B1          ; LDW     *+iv[1], c16
        NOP     2
        MVKL    .S1    des_sp_u + 0x300, A7 ; MVKL    des_sp_u + 0x300, A7
||      MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_105
        SHRU    .S1    A0, 4, A1            ; SHRU    c17, 4, high_109
        XOR     .L1X   A1, B1, A1           ; XOR     high_109, c16, both_109
||      MVKL    .S1    des_sp_u + 0x100, A5 ; MVKL    des_sp_u + 0x100, A5
        AND     .L1X   A1, B0, A2           ; AND     both_109, m4_105, d_109
||      MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_105
        SHL     .S1    A2, 4, A3            ; SHL     d_109, 4, moved_109
||      ADDK    .S2    -56, B15             ; frame
        MVK     .L1    1, A8                ; MVK     1, one
||      XOR     .L2X   B1, A2, B1           ; XOR     c16, d_109, c16
||      XOR     .S1    A0, A3, A0           ; XOR     c17, moved_109, c17
||      STW     .D2T1  A8, *+B15[4]         ; save iv
        MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_105
||      MPYHLU  .M1    A0, A8, A2           ; MPYHLU  c17, one, x_110
||      MPYSU   .M2    1, B1, B0            ; MPYSU   1, c16, y_110
        MVKH    .S1    des_sp_u + 0x100, A5 ; MVKH    des_sp_u + 0x100, A5
        MVKL    .S1    2863311530, A9       ; MVKL    0xaaaaaaaa, m1_105
        SUB     .L1X   B0, A2, A2           ; SUB     y_110, x_110, e_110
        SHL     .S1    A2, 16, A14          ; SHL     e_110, 16, moved_110
||      STW     .D2T1  A14, *+B15[13]       ; save A14
        ADD     .L1    A0, A14, A0          ; ADD     c17, moved_110, c17
||      SUB     .L2X   B1, A2, B1           ; SUB     c16, e_110, c16
||      STW     .D2T1  A13, *+B15[11]       ; save A13
        SHRU    .S1    A0, 2, A2            ; SHRU    c17, 2, high_111
        AND     .L1    A2, A1, A2           ; AND     high_111, m2_105, x_111
||      MVKL    .S1    16711935, A1         ; MVKL    0x00ff00ff, m8_105
||      AND     .D1X   A1, B1, A13          ; AND     c16, m2_105, y_111
        SUB     .L1    A13, A2, A2          ; SUB     y_111, x_111, e_111
||      MVKH    .S1    16711935, A1         ; MVKH    0x00ff00ff, m8_105
        MVKL    .S2    des_sp_t + 0x300, B7 ; MVKL    des_sp_t + 0x300, B7
||      ADDAW   .D1    A0, A2, A0           ; ADDAW   c17, e_111, c17
||      STW     .D2T2  B13, *+B15[12]       ; save B13
        SUB     .L2X   B1, A2, B1           ; SUB     c16, e_111, c16
||      MVKH    .S2    des_sp_t + 0x300, B7 ; MVKH    des_sp_t + 0x300, B7
||      STW     .D2T2  B11, *+B15[8]        ; save B11
        SHRU    .S2X   A0, 8, B10           ; SHRU    c17, 8, high_112
||      STW     .D2T2  B10, *+B15[6]        ; save B10
        MV      .L1    A4, A30              ; argument
||      XOR     .L2    B10, B1, B10         ; XOR     high_112, c16, both_112
        AND     .L2X   B10, A1, B10         ; AND     both_112, m8_105, d_112
||      MVKL    .S1    des_sp_u, A4         ; MVKL    des_sp_u, A4
||      MVKL    .S2    des_sp_t + 0x100, B5 ; MVKL    des_sp_t + 0x100, B5
        MV      .L1X   B6, A16              ; argument
||      XOR     .L2    B1, B10, B10         ; XOR     c16, d_112, c16
||      MVKL    .S1    480597, A1           ; MVKL    0x00075555, circular_106
||      SHL     .S2    B10, 8, B1           ; SHL     d_112, 8, moved_112
        MV      .L1    A6, A3               ; argument
||      SHRU    .S2    B10, 31, B11         ; SHRU    c16, 31, top_113
||      STW     .D2T1  A15, *+B15[14]       ; save A15
        MV      .L1    A3, A2               ; MV      blocks, some
||      MVKH    .S1    2863311530, A9       ; MVKH    0xaaaaaaaa, m1_105
||      MVKH    .S2    des_sp_t + 0x100, B5 ; MVKH    des_sp_t + 0x100, B5
||      ADDAH   .D2    B11, B10, B10        ; ADDAH   top_113, c16, c16
        XOR     .L1X   A0, B1, A0           ; XOR     c17, moved_112, c17
||      MVKH    .S1    480597, A1           ; MVKH    0x00075555, circular_106
||[!A2] B       .S2    des3_cbc_encrypt_c64x$done; [!some] B      done
        XOR     .L1X   A0, B10, A2          ; XOR     c17, c16, both_114
||      MVKL    .S1    des_sp_u + 0x200, A6 ; MVKL    des_sp_u + 0x200, A6
||      MVKL    .S2    des_sp_t + 0x200, B6 ; MVKL    des_sp_t + 0x200, B6
||      STW     .D2T2  B3, *+B15[3]         ; save return$
        AND     .L1    A2, A9, A2           ; AND     both_114, m1_105, d_114
||      MVKH    .S1    des_sp_u + 0x300, A7 ; MVKH    des_sp_u + 0x300, A7
||      MVKH    .S2    des_sp_t + 0x200, B6 ; MVKH    des_sp_t + 0x200, B6
||      STW     .D2T1  A12, *+B15[9]        ; save A12
        XOR     .L1    A0, A2, A0           ; XOR     c17, d_114, c17
||      MV      .L2    B4, B3               ; argument
||      MVKH    .S1    des_sp_u, A4         ; MVKH    des_sp_u, A4
||      MVKL    .S2    des_sp_t, B4         ; MVKL    des_sp_t, B4
||      STW     .D2T2  B12, *+B15[10]       ; save B12
        SHRU    .S1    A0, 31, A1           ; SHRU    c17, 31, top_115
||      MVC     .S2X   A1, AMR              ; MVC     circular_106, AMR
||      STW     .D2T1  A11, *+B15[7]        ; save A11
        XOR     .L2X   B10, A2, B23         ; XOR     c16, d_114, c16
||      MVKH    .S1    des_sp_u + 0x200, A6 ; MVKH    des_sp_u + 0x200, A6
||      MVKH    .S2    des_sp_t, B4         ; MVKH    des_sp_t, B4
||      ADDAH   .D1    A1, A0, A29          ; ADDAH   top_115, c17, c17
||      STW     .D2T1  A10, *+B15[5]        ; save A10
des3_cbc_encrypt_c64x$des3_cbc_encrypt_c64x$1:
        MV      .L1X   B3, A19              ; MV      in, source
        LDW     .D1T2  *+A19[0], B1         ; LDW     *+source[0], pl
        LDW     .D1T1  *+A19[1], A0         ; LDW     *+source[1], pr
        NOP
        MVKL    .S2    252645135, B0        ; MVKL    0x0f0f0f0f, m4_116
        MVKH    .S2    252645135, B0        ; MVKH    0x0f0f0f0f, m4_116
        SHRU    .S2    B1, 4, B2            ; SHRU    pl, 4, high_119
        XOR     .L2X   B2, A0, B2           ; XOR     high_119, pr, both_119
        AND     .L2    B2, B0, B0           ; AND     both_119, m4_116, d_119
        XOR     .L2X   B0, A0, B0           ; XOR     pr, d_119, pr
||      SHL     .S2    B0, 4, B2            ; SHL     d_119, 4, moved_119
        XOR     .L2    B1, B2, B1           ; XOR     pl, moved_119, pl
||      MPYSU   .M2    1, B0, B2            ; MPYSU   1, pr, y_120
        MPYHLU  .M2X   B1, A8, B9           ; MPYHLU  pl, one, x_120
        MVKL    .S2    858993459, B8        ; MVKL    0x33333333, m2_116
        SUB     .L2    B2, B9, B2           ; SUB     y_120, x_120, e_120
        SHL     .S2    B2, 16, B9           ; SHL     e_120, 16, moved_120
        ADD     .L2    B1, B9, B1           ; ADD     pl, moved_120, pl
||      MVKH    .S2    858993459, B8        ; MVKH    0x33333333, m2_116
        SUB     .L2    B0, B2, B0           ; SUB     pr, e_120, pr
||      MVKL    .S1    16711935, A0         ; MVKL    0x00ff00ff, m8_116
||      SHRU    .S2    B1, 2, B2            ; SHRU    pl, 2, high_121
        AND     .L2    B2, B8, B2           ; AND     high_121, m2_116, x_121
||      AND     .S2    B0, B8, B8           ; AND     pr, m2_116, y_121
        SUB     .L2    B8, B2, B2           ; SUB     y_121, x_121, e_121
        ADDAW   .D2    B1, B2, B1           ; ADDAW   pl, e_121, pl
        SUB     .L2    B0, B2, B0           ; SUB     pr, e_121, pr
||      MVKH    .S1    16711935, A0         ; MVKH    0x00ff00ff, m8_116
||      SHRU    .S2    B1, 8, B2            ; SHRU    pl, 8, high_122
        XOR     .L2    B2, B0, B2           ; XOR     high_122, pr, both_122
        AND     .L2X   B2, A0, B2           ; AND     both_122, m8_116, d_122
        XOR     .L2    B0, B2, B0           ; XOR     pr, d_122, pr
||      SHL     .S2    B2, 8, B2            ; SHL     d_122, 8, moved_122
        SHRU    .S2    B0, 31, B8           ; SHRU    pr, 31, top_123
        MV      .L1    A3, A0               ; MV      blocks, guard
||      XOR     .L2    B1, B2, B1           ; XOR     pl, moved_122, pl
||      MVKL    .S2    2863311530, B2       ; MVKL    0xaaaaaaaa, m1_116
||      ADDAH   .D2    B8, B0, B0           ; ADDAH   top_123, pr, pr
        XOR     .L2    B1, B0, B8           ; XOR     pl, pr, both_124
||[!A0] B       .S1    des3_cbc_encrypt_c64x$done; [!guard] B     done                    ; never taken: what follows is a block of its own
||      MVKH    .S2    2863311530, B2       ; MVKH    0xaaaaaaaa, m1_116
||      LDW     .D2T2  *+B15[4], B0         ; restore iv
        ADD     .L1    A3, A3, A16          ; ADD     blocks, blocks, passes
||      AND     .L2    B8, B2, B2           ; AND     both_124, m1_116, d_124
||      ADDAW   .D1    A16, 4, A9           ; ADDAW   schedule, 4, keys
        XOR     .L2    B1, B2, B1           ; XOR     pl, d_124, pl
||      STW     .D2T1  A9, *+B15[2]         ; STW     keys, *+B15[2]
        XOR     .L2    B0, B2, B0           ; XOR     pr, d_124, pr
||      SHRU    .S2    B1, 31, B2           ; SHRU    pl, 31, top_125
        SUB     .L2X   A30, B3, B1          ; SUB     out, in, distance
||      XOR     .S2    B0, B23, B9          ; XOR     pr, c16, pr
||      ADDAH   .D2    B2, B1, B2           ; ADDAH   top_125, pl, pl
        ADD     .L1    A16, A3, A0          ; ADD     passes, blocks, passes
||      MV      .L2    B0, B31              ; MV      iv, target              ; of "block -1", which goes back where it came from
||      XOR     .S2X   B2, A29, B11         ; XOR     pl, c17, pl
||      STW     .D2T2  B1, *+B15[1]         ; STW     distance, *+B15[1]
des3_cbc_encrypt_c64x$des3_cbc_encrypt_c64x$2:
        LDW     .D1T1  *-A9[4], A9          ; LDW     *-keys[4], k0_126
        LDW     .D1T2  *-A9[3], B9          ; LDW     *-keys[3], e0_126
        MV      .L1    A9, A2               ; copy
        LDW     .D1T1  *-A2[2], A11         ; LDW     *-keys[2], k1_126
        MVK     .L1    2, A1                ; MVK     2, left
||      LDW     .D1T2  *+A9[0], B9          ; LDW     *+keys[0], d0_126
        XOR     .L1X   A9, B9, A9           ; XOR     pr, k0_126, u
||      LDW     .D1T1  *+A2[1], A10         ; LDW     *+keys[1], e_129
        XOR     .L1X   A9, B9, A3           ; XOR     u, e0_126, t
||      SHRU    .S1    A9, 8, A10           ; SHRU    u, 8, u8_128
||      LDW     .D1T2  *+A4[A9], B0         ; LDW     *+A4[u], s8_127
        SHRU    .S1    A9, 24, A12          ; SHRU    u, 24, u24_128
||      LDW     .D1T1  *-A2[1], A11         ; LDW     *-keys[1], e1_126
        SHRU    .S2X   A3, 4, B0            ; SHRU    t, 4, t4_128
||      MPY     .M1    -16, A3, A13         ; MPY     -16, t, low_128
||      LDW     .D1T1  *+A5[A10], A13       ; LDW     *+A5[u8_128], s6_127
        SHRU    .S2X   A3, 12, B0           ; SHRU    t, 12, t12_128
||      MPYHLU  .M1    A9, A8, A12          ; MPYHLU  u, one, u16_127
||      LDW     .D2T1  *+B4[B0], A12        ; LDW     *+B4[t4_128], s7_127
        SHRU    .S2X   A3, 20, B1           ; SHRU    t, 20, t20_128
||      LDW     .D1T2  *+A7[A12], B0        ; LDW     *+A7[u24_128], s2_127
||      LDW     .D2T1  *+B5[B0], A11        ; LDW     *+B5[t12_128], s5_127
        XOR     .L1X   A11, B11, A3         ; XOR     pl, k1_126, v
||      SHRU    .S2X   A3, 28, B1           ; SHRU    t, 28, high_128
||      LDW     .D1T1  *+A6[A12], A3        ; LDW     *+A6[u16_127], s4_127
||      LDW     .D2T2  *+B6[B1], B0         ; LDW     *+B6[t20_128], s3_127
        XOR     .L1    A3, A11, A11         ; XOR     v, e1_126, first_126
||      ADD     .L2X   B1, A13, B1          ; ADD     high_128, low_128, t28_128
||      LDW     .D1T2  *+A2[2], B21         ; LDW     *+keys[2], d
        XOR     .L1X   A3, B0, A3           ; XOR     v, s8_127, u1_127
||      LDW     .D2T1  *+B7[B1], A3         ; LDW     *+B7[t28_128], s1_127
        XOR     .L1    A13, A12, A12        ; XOR     s6_127, s7_127, pair1_127
||      XOR     .S1X   A11, B0, A13         ; XOR     first_126, s8_127, t1_127
        XOR     .L1X   A11, B0, A11         ; XOR     s2_127, s5_127, pair2_127
||      XOR     .S1    A3, A12, A12         ; XOR     u1_127, pair1_127, u2_127
||      XOR     .D1    A13, A12, A13        ; XOR     t1_127, pair1_127, t2_127
        XOR     .L1X   A3, B0, A3           ; XOR     s4_127, s3_127, pair3_127
||      XOR     .S1    A12, A11, A11        ; XOR     u2_127, pair2_127, u3_127
||      XOR     .D1    A13, A11, A12        ; XOR     t2_127, pair2_127, t3_127
        XOR     .L1    A11, A3, A9          ; XOR     u3_127, pair3_127, u4_127
||      XOR     .S1    A12, A3, A11         ; XOR     t3_127, pair3_127, t4_127
||      XOR     .D1X   A9, B9, A21          ; XOR     u, d0_126, v
        XOR     .L1    A9, A3, A3           ; XOR     u4_127, s1_127, u
||      MV      .L2X   A2, B11              ; move keys
||      XOR     .S1    A11, A3, A15         ; XOR     t4_127, s1_127, t
||      XOR     .D1    A21, A10, A11        ; XOR     v, e_129, w
;@loop {"name": "next", "ii": 184, "res_mii": 104, "rec_mii": 168, "optimal": null, "formulation": "as written", "stages": 1, "critical_cycle": ["LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "XOR", "XOR", "SHRU"], "attempts": [{"interval": 168, "result": "proved infeasible", "seconds": 1.3, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 169, "result": "proved infeasible", "seconds": 4.0, "banks_apart": false, "note": "96 operations near the recurrence", "moves": 0}, {"interval": 170, "result": "proved infeasible", "seconds": 7.2, "banks_apart": false, "note": "96 operations near the recurrence", "moves": 0}, {"interval": 171, "result": "not found beside the template of the rounds", "seconds": 0.1, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 172, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 173, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 174, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 175, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 176, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 177, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 178, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 179, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 180, "result": "not found beside the template of the rounds", "seconds": 0.0, "banks_apart": true, "note": "joint: dependences", "moves": 0}, {"interval": 181, "result": "not found beside the template of the rounds", "seconds": 0.8, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 182, "result": "not found beside the template of the rounds", "seconds": 4.7, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 183, "result": "not found beside the template of the rounds", "seconds": 11.7, "banks_apart": true, "note": "joint: proved infeasible", "moves": 0}, {"interval": 184, "result": "found", "seconds": 9.7, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 184, 1 stages
;  bounds: resources 104, recurrence 168
;  critical cycle:
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
;    SHRU u, 8, u8_193
;    LDW *+A5[u8_193], s6_192
;    XOR s6_192, s7_192, pair1_192
;    XOR v1_192, pair1_192, v2_192
;    XOR v2_192, pair2_192, v3_192
;    XOR v3_192, pair3_192, v4_192
;    XOR v4_192, s1_192, c17
;    XOR c17, cv_191, y_191
;    XOR y_191, f4_194, y1_194
;    XOR y1_194, f6_194, u
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
;  units: L1 117/184, S1 142/184, M1 33/184, D1 131/184, L2 39/184, S2 79/184, M2 3/184, D2 104/184
;  cross paths: 1X 93/184, 2X 89/184
;  T paths: T1 85/184, T2 83/184
;  registers of side A: 32 used, 23 live at once
;  registers of side B: 31 used, 16 live at once
;  II 168: proved infeasible (92 operations near the recurrence), 1.3 s
;  II 169: proved infeasible (96 operations near the recurrence), 4.0 s
;  II 170: proved infeasible (96 operations near the recurrence), 7.2 s
;  II 171 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.1 s
;  II 172 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 173 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 174 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 175 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 176 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 177 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 178 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 179 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 180 without possible bank conflicts: not found beside the template of the rounds (joint: dependences), 0.0 s
;  II 181 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 0.8 s
;  II 182 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 4.7 s
;  II 183 without possible bank conflicts: not found beside the template of the rounds (joint: proved infeasible), 11.7 s
;  II 184 without possible bank conflicts: found, 9.7 s
;  not proved the least possible: every interval below 171 is ruled out; 17.3 s of search found nothing below 184
;  pipelined from 1 iterations on
des3_cbc_encrypt_c64x$next:
        SHRU    .S1    A3, 8, A24           ; <0> SHRU    u, 8, u8_132
||      SHRU    .S2X   A15, 4, B3           ; <0> SHRU    t, 4, t4_132
||      MPY     .M1    -16, A15, A31        ; <0> MPY     -16, t, low_132
||      LDW     .D1T1  *+A4[A3], A23        ; <0> LDW     *+A4[u], s8_131
        SHRU    .S1    A3, 24, A13          ; <0> SHRU    u, 24, u24_132
||      SHRU    .S2X   A15, 12, B0          ; <0> SHRU    t, 12, t12_132
||      MPYHLU  .M1    A3, A8, A22          ; <0> MPYHLU  u, one, u16_131
||      LDW     .D1T2  *+A5[A24], B9        ; <0> LDW     *+A5[u8_132], s6_131
||      LDW     .D2T1  *+B4[B3], A25        ; <0> LDW     *+B4[t4_132], s7_131
        SHRU    .S2X   A15, 20, B27         ; <0> SHRU    t, 20, t20_132
||      LDW     .D1T1  *+A7[A13], A2        ; <0> LDW     *+A7[u24_132], s2_131
||      LDW     .D2T2  *+B5[B0], B27        ; <0> LDW     *+B5[t12_132], s5_131
        SHRU    .S2X   A15, 28, B29         ; <0> SHRU    t, 28, high_132
||      LDW     .D1T1  *+A6[A22], A22       ; <0> LDW     *+A6[u16_131], s4_131
||      LDW     .D2T2  *+B6[B27], B25       ; <0> LDW     *+B6[t20_132], s3_131
        ADD     .L2X   B29, A31, B9         ; <0> ADD     high_132, low_132, t28_132
        XOR     .L1    A21, A23, A27        ; <0> XOR     v, s8_131, u1_131
||      LDW     .D2T1  *+B7[B9], A22        ; <0> LDW     *+B7[t28_132], s1_131
        XOR     .L1X   A25, B9, A15         ; <0> XOR     s6_131, s7_131, pair1_131
||      XOR     .S1    A11, A23, A16        ; <0> XOR     w, s8_131, t1_131
        XOR     .L1X   A2, B27, A10         ; <0> XOR     s2_131, s5_131, pair2_131
||      XOR     .S1    A27, A15, A26        ; <0> XOR     u1_131, pair1_131, u2_131
||      XOR     .D1    A16, A15, A30        ; <0> XOR     t1_131, pair1_131, t2_131
        XOR     .L1X   A22, B25, A16        ; <0> XOR     s4_131, s3_131, pair3_131
||      XOR     .S1    A26, A10, A10        ; <0> XOR     u2_131, pair2_131, u3_131
||      XOR     .D1    A30, A10, A21        ; <0> XOR     t2_131, pair2_131, t3_131
        XOR     .L1    A10, A16, A16        ; <0> XOR     u3_131, pair3_131, u4_131
||      XOR     .S1    A21, A16, A17        ; <0> XOR     t3_131, pair3_131, t4_131
        XOR     .L1X   A3, B21, A13         ; <0> XOR     u, d, v
||      XOR     .S1    A16, A22, A18        ; <0> XOR     u4_131, s1_131, u
||      XOR     .D1    A17, A22, A14        ; <0> XOR     t4_131, s1_131, t
        NOP
        SHRU    .S1    A18, 8, A20          ; <0> SHRU    u, 8, u8_135
||      SHRU    .S2X   A14, 4, B24          ; <0> SHRU    t, 4, t4_135
||      MPY     .M1    -16, A14, A11        ; <0> MPY     -16, t, low_135
||      LDW     .D1T1  *+A4[A18], A2        ; <0> LDW     *+A4[u], s8_134
||      LDW     .D2T2  *+B11[3], B10        ; <0> LDW     *+keys[3], e_133
        SHRU    .S1    A18, 24, A20         ; <0> SHRU    u, 24, u24_135
||      SHRU    .S2X   A14, 12, B29         ; <0> SHRU    t, 12, t12_135
||      MPYHLU  .M1    A18, A8, A2          ; <0> MPYHLU  u, one, u16_134
||      LDW     .D1T2  *+A5[A20], B21       ; <0> LDW     *+A5[u8_135], s6_134
||      LDW     .D2T1  *+B4[B24], A11       ; <0> LDW     *+B4[t4_135], s7_134
        SHRU    .S2X   A14, 20, B28         ; <0> SHRU    t, 20, t20_135
||      LDW     .D1T1  *+A7[A20], A20       ; <0> LDW     *+A7[u24_135], s2_134
||      LDW     .D2T2  *+B5[B29], B19       ; <0> LDW     *+B5[t12_135], s5_134
        SHRU    .S2X   A14, 28, B12         ; <0> SHRU    t, 28, high_135
||      LDW     .D1T1  *+A6[A2], A17        ; <0> LDW     *+A6[u16_134], s4_134
||      LDW     .D2T2  *+B6[B28], B22       ; <0> LDW     *+B6[t20_135], s3_134
        ADD     .L2X   B12, A11, B16        ; <0> ADD     high_135, low_135, t28_135
||      LDW     .D2T2  *+B11[4], B28        ; <0> LDW     *+keys[4], d
        XOR     .L1X   A13, B10, A10        ; <0> XOR     v, e_133, w
||      XOR     .S1    A13, A2, A27         ; <0> XOR     v, s8_134, u1_134
||      LDW     .D2T1  *+B7[B16], A12       ; <0> LDW     *+B7[t28_135], s1_134
        XOR     .L1X   A11, B21, A11        ; <0> XOR     s6_134, s7_134, pair1_134
||      XOR     .S1    A10, A2, A17         ; <0> XOR     w, s8_134, t1_134
        XOR     .L1X   A20, B19, A31        ; <0> XOR     s2_134, s5_134, pair2_134
||      XOR     .S1    A27, A11, A23        ; <0> XOR     u1_134, pair1_134, u2_134
||      XOR     .D1    A17, A11, A24        ; <0> XOR     t1_134, pair1_134, t2_134
        XOR     .L1X   A17, B22, A13        ; <0> XOR     s4_134, s3_134, pair3_134
||      XOR     .S1    A23, A31, A27        ; <0> XOR     u2_134, pair2_134, u3_134
||      XOR     .D1    A24, A31, A22        ; <0> XOR     t2_134, pair2_134, t3_134
        XOR     .L1    A27, A13, A11        ; <0> XOR     u3_134, pair3_134, u4_134
||      XOR     .S1    A22, A13, A24        ; <0> XOR     t3_134, pair3_134, t4_134
        XOR     .L1X   A18, B28, A13        ; <0> XOR     u, d, v
||      XOR     .S1    A11, A12, A17        ; <0> XOR     u4_134, s1_134, u
||      XOR     .D1    A24, A12, A16        ; <0> XOR     t4_134, s1_134, t
        NOP
        SHRU    .S1    A17, 8, A23          ; <0> SHRU    u, 8, u8_138
||      SHRU    .S2X   A16, 4, B27          ; <0> SHRU    t, 4, t4_138
||      MPY     .M1    -16, A16, A15        ; <0> MPY     -16, t, low_138
||      LDW     .D1T1  *+A4[A17], A23       ; <0> LDW     *+A4[u], s8_137
||      LDW     .D2T2  *+B11[5], B1         ; <0> LDW     *+keys[5], e_136
        SHRU    .S1    A17, 24, A27         ; <0> SHRU    u, 24, u24_138
||      SHRU    .S2X   A16, 12, B13         ; <0> SHRU    t, 12, t12_138
||      MPYHLU  .M1    A17, A8, A24         ; <0> MPYHLU  u, one, u16_137
||      LDW     .D1T2  *+A5[A23], B28       ; <0> LDW     *+A5[u8_138], s6_137
||      LDW     .D2T1  *+B4[B27], A18       ; <0> LDW     *+B4[t4_138], s7_137
        SHRU    .S2X   A16, 20, B12         ; <0> SHRU    t, 20, t20_138
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_138], s2_137
||      LDW     .D2T2  *+B5[B13], B18       ; <0> LDW     *+B5[t12_138], s5_137
        SHRU    .S2X   A16, 28, B26         ; <0> SHRU    t, 28, high_138
||      LDW     .D1T1  *+A6[A24], A28       ; <0> LDW     *+A6[u16_137], s4_137
||      LDW     .D2T2  *+B6[B12], B26       ; <0> LDW     *+B6[t20_138], s3_137
        ADD     .L2X   B26, A15, B27        ; <0> ADD     high_138, low_138, t28_138
||      LDW     .D2T2  *+B11[6], B24        ; <0> LDW     *+keys[6], d
        XOR     .L1X   A13, B1, A24         ; <0> XOR     v, e_136, w
||      XOR     .S1    A13, A23, A21        ; <0> XOR     v, s8_137, u1_137
||      LDW     .D2T1  *+B7[B27], A12       ; <0> LDW     *+B7[t28_138], s1_137
        XOR     .L1X   A18, B28, A31        ; <0> XOR     s6_137, s7_137, pair1_137
||      XOR     .S1    A24, A23, A9         ; <0> XOR     w, s8_137, t1_137
        XOR     .L1X   A23, B18, A20        ; <0> XOR     s2_137, s5_137, pair2_137
||      XOR     .S1    A21, A31, A18        ; <0> XOR     u1_137, pair1_137, u2_137
||      XOR     .D1    A9, A31, A31         ; <0> XOR     t1_137, pair1_137, t2_137
        XOR     .L1X   A28, B26, A14        ; <0> XOR     s4_137, s3_137, pair3_137
||      XOR     .S1    A18, A20, A16        ; <0> XOR     u2_137, pair2_137, u3_137
||      XOR     .D1    A31, A20, A3         ; <0> XOR     t2_137, pair2_137, t3_137
        XOR     .L1    A16, A14, A25        ; <0> XOR     u3_137, pair3_137, u4_137
||      XOR     .S1    A3, A14, A11         ; <0> XOR     t3_137, pair3_137, t4_137
        XOR     .L1X   A17, B24, A30        ; <0> XOR     u, d, v
||      XOR     .S1    A25, A12, A28        ; <0> XOR     u4_137, s1_137, u
||      XOR     .D1    A11, A12, A22        ; <0> XOR     t4_137, s1_137, t
        NOP
        SHRU    .S1    A28, 8, A11          ; <0> SHRU    u, 8, u8_141
||      SHRU    .S2X   A22, 4, B0           ; <0> SHRU    t, 4, t4_141
||      MPY     .M1    -16, A22, A14        ; <0> MPY     -16, t, low_141
||      LDW     .D1T1  *+A4[A28], A20       ; <0> LDW     *+A4[u], s8_140
||      LDW     .D2T2  *+B11[7], B10        ; <0> LDW     *+keys[7], e_139
        SHRU    .S1    A28, 24, A17         ; <0> SHRU    u, 24, u24_141
||      SHRU    .S2X   A22, 12, B18         ; <0> SHRU    t, 12, t12_141
||      MPYHLU  .M1    A28, A8, A31         ; <0> MPYHLU  u, one, u16_140
||      LDW     .D1T2  *+A5[A11], B0        ; <0> LDW     *+A5[u8_141], s6_140
||      LDW     .D2T1  *+B4[B0], A17        ; <0> LDW     *+B4[t4_141], s7_140
        SHRU    .S2X   A22, 20, B19         ; <0> SHRU    t, 20, t20_141
||      LDW     .D1T1  *+A7[A17], A12       ; <0> LDW     *+A7[u24_141], s2_140
||      LDW     .D2T2  *+B5[B18], B12       ; <0> LDW     *+B5[t12_141], s5_140
        SHRU    .S2X   A22, 28, B2          ; <0> SHRU    t, 28, high_141
||      LDW     .D1T1  *+A6[A31], A24       ; <0> LDW     *+A6[u16_140], s4_140
||      LDW     .D2T2  *+B6[B19], B8        ; <0> LDW     *+B6[t20_141], s3_140
        ADD     .L2X   B2, A14, B12         ; <0> ADD     high_141, low_141, t28_141
||      LDW     .D2T2  *+B11[8], B26        ; <0> LDW     *+keys[8], d
        XOR     .L1X   A30, B10, A22        ; <0> XOR     v, e_139, w
||      XOR     .S1    A30, A20, A15        ; <0> XOR     v, s8_140, u1_140
||      LDW     .D2T1  *+B7[B12], A13       ; <0> LDW     *+B7[t28_141], s1_140
        XOR     .L1X   A17, B0, A25         ; <0> XOR     s6_140, s7_140, pair1_140
||      XOR     .S1    A22, A20, A24        ; <0> XOR     w, s8_140, t1_140
        XOR     .L1X   A12, B12, A20        ; <0> XOR     s2_140, s5_140, pair2_140
||      XOR     .S1    A15, A25, A13        ; <0> XOR     u1_140, pair1_140, u2_140
||      XOR     .D1    A24, A25, A22        ; <0> XOR     t1_140, pair1_140, t2_140
        XOR     .L1X   A24, B8, A31         ; <0> XOR     s4_140, s3_140, pair3_140
||      XOR     .S1    A13, A20, A3         ; <0> XOR     u2_140, pair2_140, u3_140
||      XOR     .D1    A22, A20, A16        ; <0> XOR     t2_140, pair2_140, t3_140
        XOR     .L1    A3, A31, A30         ; <0> XOR     u3_140, pair3_140, u4_140
||      XOR     .S1    A16, A31, A14        ; <0> XOR     t3_140, pair3_140, t4_140
        XOR     .L1X   A28, B26, A18        ; <0> XOR     u, d, v
||      XOR     .S1    A30, A13, A14        ; <0> XOR     u4_140, s1_140, u
||      XOR     .D1    A14, A13, A22        ; <0> XOR     t4_140, s1_140, t
        NOP
        SHRU    .S1    A14, 8, A9           ; <0> SHRU    u, 8, u8_144
||      SHRU    .S2X   A22, 4, B18          ; <0> SHRU    t, 4, t4_144
||      MPY     .M1    -16, A22, A25        ; <0> MPY     -16, t, low_144
||      LDW     .D1T1  *+A4[A14], A24       ; <0> LDW     *+A4[u], s8_143
||      LDW     .D2T2  *+B11[9], B21        ; <0> LDW     *+keys[9], e_142
        SHRU    .S1    A14, 24, A28         ; <0> SHRU    u, 24, u24_144
||      SHRU    .S2X   A22, 12, B21         ; <0> SHRU    t, 12, t12_144
||      MPYHLU  .M1    A14, A8, A31         ; <0> MPYHLU  u, one, u16_143
||      LDW     .D1T2  *+A5[A9], B28        ; <0> LDW     *+A5[u8_144], s6_143
||      LDW     .D2T1  *+B4[B18], A27       ; <0> LDW     *+B4[t4_144], s7_143
        SHRU    .S2X   A22, 20, B19         ; <0> SHRU    t, 20, t20_144
||      LDW     .D1T1  *+A7[A28], A23       ; <0> LDW     *+A7[u24_144], s2_143
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[t12_144], s5_143
        SHRU    .S2X   A22, 28, B19         ; <0> SHRU    t, 28, high_144
||      LDW     .D1T1  *+A6[A31], A10       ; <0> LDW     *+A6[u16_143], s4_143
||      LDW     .D2T2  *+B6[B19], B17       ; <0> LDW     *+B6[t20_144], s3_143
        ADD     .L2X   B19, A25, B22        ; <0> ADD     high_144, low_144, t28_144
||      LDW     .D2T2  *+B11[10], B26       ; <0> LDW     *+keys[10], d
        XOR     .L1X   A18, B21, A26        ; <0> XOR     v, e_142, w
||      XOR     .S1    A18, A24, A17        ; <0> XOR     v, s8_143, u1_143
||      LDW     .D2T1  *+B7[B22], A27       ; <0> LDW     *+B7[t28_144], s1_143
        XOR     .L1X   A27, B28, A28        ; <0> XOR     s6_143, s7_143, pair1_143
||      XOR     .S1    A26, A24, A3         ; <0> XOR     w, s8_143, t1_143
        XOR     .L1X   A23, B16, A20        ; <0> XOR     s2_143, s5_143, pair2_143
||      XOR     .S1    A17, A28, A31        ; <0> XOR     u1_143, pair1_143, u2_143
||      XOR     .D1    A3, A28, A26         ; <0> XOR     t1_143, pair1_143, t2_143
        XOR     .L1X   A10, B17, A24        ; <0> XOR     s4_143, s3_143, pair3_143
||      XOR     .S1    A31, A20, A16        ; <0> XOR     u2_143, pair2_143, u3_143
||      XOR     .D1    A26, A20, A20        ; <0> XOR     t2_143, pair2_143, t3_143
        XOR     .L1    A16, A24, A28        ; <0> XOR     u3_143, pair3_143, u4_143
||      XOR     .S1    A20, A24, A16        ; <0> XOR     t3_143, pair3_143, t4_143
        XOR     .L1X   A14, B26, A23        ; <0> XOR     u, d, v
||      XOR     .S1    A28, A27, A12        ; <0> XOR     u4_143, s1_143, u
||      XOR     .D1    A16, A27, A17        ; <0> XOR     t4_143, s1_143, t
        NOP
        SHRU    .S1    A12, 8, A15          ; <0> SHRU    u, 8, u8_147
||      SHRU    .S2X   A17, 4, B9           ; <0> SHRU    t, 4, t4_147
||      MPY     .M1    -16, A17, A30        ; <0> MPY     -16, t, low_147
||      LDW     .D1T1  *+A4[A12], A13       ; <0> LDW     *+A4[u], s8_146
||      LDW     .D2T2  *+B11[11], B13       ; <0> LDW     *+keys[11], e_145
        SHRU    .S1    A12, 24, A18         ; <0> SHRU    u, 24, u24_147
||      SHRU    .S2X   A17, 12, B1          ; <0> SHRU    t, 12, t12_147
||      MPYHLU  .M1    A12, A8, A9          ; <0> MPYHLU  u, one, u16_146
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[u8_147], s6_146
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[t4_147], s7_146
        SHRU    .S2X   A17, 20, B25         ; <0> SHRU    t, 20, t20_147
||      LDW     .D1T1  *+A7[A18], A20       ; <0> LDW     *+A7[u24_147], s2_146
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[t12_147], s5_146
        SHRU    .S2X   A17, 28, B12         ; <0> SHRU    t, 28, high_147
||      LDW     .D1T1  *+A6[A9], A26        ; <0> LDW     *+A6[u16_146], s4_146
||      LDW     .D2T2  *+B6[B25], B0        ; <0> LDW     *+B6[t20_147], s3_146
        ADD     .L2X   B12, A30, B16        ; <0> ADD     high_147, low_147, t28_147
||      LDW     .D2T2  *+B11[12], B10       ; <0> LDW     *+keys[12], d
        XOR     .L1X   A23, B13, A23        ; <0> XOR     v, e_145, w
||      XOR     .S1    A23, A13, A14        ; <0> XOR     v, s8_146, u1_146
||      LDW     .D2T1  *+B7[B16], A2        ; <0> LDW     *+B7[t28_147], s1_146
        XOR     .L1X   A15, B1, A11         ; <0> XOR     s6_146, s7_146, pair1_146
||      XOR     .S1    A23, A13, A17        ; <0> XOR     w, s8_146, t1_146
        XOR     .L1X   A20, B2, A16         ; <0> XOR     s2_146, s5_146, pair2_146
||      XOR     .S1    A14, A11, A10        ; <0> XOR     u1_146, pair1_146, u2_146
||      XOR     .D1    A17, A11, A31        ; <0> XOR     t1_146, pair1_146, t2_146
        XOR     .L1X   A26, B0, A15         ; <0> XOR     s4_146, s3_146, pair3_146
||      XOR     .S1    A10, A16, A24        ; <0> XOR     u2_146, pair2_146, u3_146
||      XOR     .D1    A31, A16, A3         ; <0> XOR     t2_146, pair2_146, t3_146
        XOR     .L1    A24, A15, A25        ; <0> XOR     u3_146, pair3_146, u4_146
||      XOR     .S1    A3, A15, A28         ; <0> XOR     t3_146, pair3_146, t4_146
        XOR     .L1X   A12, B10, A26        ; <0> XOR     u, d, v
||      XOR     .S1    A25, A2, A13         ; <0> XOR     u4_146, s1_146, u
||      XOR     .D1    A28, A2, A18         ; <0> XOR     t4_146, s1_146, t
        NOP
        SHRU    .S1    A13, 8, A31          ; <0> SHRU    u, 8, u8_150
||      SHRU    .S2X   A18, 4, B29          ; <0> SHRU    t, 4, t4_150
||      MPY     .M1    -16, A18, A21        ; <0> MPY     -16, t, low_150
||      LDW     .D1T1  *+A4[A13], A11       ; <0> LDW     *+A4[u], s8_149
||      LDW     .D2T2  *+B11[13], B13       ; <0> LDW     *+keys[13], e_148
        SHRU    .S1    A13, 24, A27         ; <0> SHRU    u, 24, u24_150
||      SHRU    .S2X   A18, 12, B16         ; <0> SHRU    t, 12, t12_150
||      MPYHLU  .M1    A13, A8, A2          ; <0> MPYHLU  u, one, u16_149
||      LDW     .D1T2  *+A5[A31], B1        ; <0> LDW     *+A5[u8_150], s6_149
||      LDW     .D2T1  *+B4[B29], A24       ; <0> LDW     *+B4[t4_150], s7_149
        SHRU    .S2X   A18, 20, B19         ; <0> SHRU    t, 20, t20_150
||      LDW     .D1T1  *+A7[A27], A23       ; <0> LDW     *+A7[u24_150], s2_149
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[t12_150], s5_149
        SHRU    .S2X   A18, 28, B25         ; <0> SHRU    t, 28, high_150
||      LDW     .D1T1  *+A6[A2], A25        ; <0> LDW     *+A6[u16_149], s4_149
||      LDW     .D2T2  *+B6[B19], B26       ; <0> LDW     *+B6[t20_150], s3_149
        ADD     .L2X   B25, A21, B30        ; <0> ADD     high_150, low_150, t28_150
||      LDW     .D2T2  *+B11[14], B24       ; <0> LDW     *+keys[14], d
        XOR     .L1X   A26, B13, A3         ; <0> XOR     v, e_148, w
||      XOR     .S1    A26, A11, A2         ; <0> XOR     v, s8_149, u1_149
||      LDW     .D2T1  *+B7[B30], A11       ; <0> LDW     *+B7[t28_150], s1_149
        XOR     .L1X   A24, B1, A28         ; <0> XOR     s6_149, s7_149, pair1_149
||      XOR     .S1    A3, A11, A24         ; <0> XOR     w, s8_149, t1_149
        XOR     .L1X   A23, B20, A27        ; <0> XOR     s2_149, s5_149, pair2_149
||      XOR     .S1    A2, A28, A9          ; <0> XOR     u1_149, pair1_149, u2_149
||      XOR     .D1    A24, A28, A2         ; <0> XOR     t1_149, pair1_149, t2_149
        XOR     .L1X   A25, B26, A25        ; <0> XOR     s4_149, s3_149, pair3_149
||      XOR     .S1    A9, A27, A27         ; <0> XOR     u2_149, pair2_149, u3_149
||      XOR     .D1    A2, A27, A2          ; <0> XOR     t2_149, pair2_149, t3_149
        XOR     .L1    A27, A25, A16        ; <0> XOR     u3_149, pair3_149, u4_149
||      XOR     .S1    A2, A25, A23         ; <0> XOR     t3_149, pair3_149, t4_149
        XOR     .L1X   A13, B24, A3         ; <0> XOR     u, d, v
||      XOR     .S1    A16, A11, A10        ; <0> XOR     u4_149, s1_149, u
||      XOR     .D1    A23, A11, A20        ; <0> XOR     t4_149, s1_149, t
        NOP
        SHRU    .S1    A10, 8, A23          ; <0> SHRU    u, 8, u8_153
||      SHRU    .S2X   A20, 4, B9           ; <0> SHRU    t, 4, t4_153
||      MPY     .M1    -16, A20, A28        ; <0> MPY     -16, t, low_153
||      LDW     .D1T1  *+A4[A10], A11       ; <0> LDW     *+A4[u], s8_152
||      LDW     .D2T2  *+B11[15], B2        ; <0> LDW     *+keys[15], e_151
        SHRU    .S1    A10, 24, A25         ; <0> SHRU    u, 24, u24_153
||      SHRU    .S2X   A20, 12, B27         ; <0> SHRU    t, 12, t12_153
||      MPYHLU  .M1    A10, A8, A25         ; <0> MPYHLU  u, one, u16_152
||      LDW     .D1T2  *+A5[A23], B8        ; <0> LDW     *+A5[u8_153], s6_152
||      LDW     .D2T1  *+B4[B9], A12        ; <0> LDW     *+B4[t4_153], s7_152
        SHRU    .S2X   A20, 20, B28         ; <0> SHRU    t, 20, t20_153
||      LDW     .D1T1  *+A7[A25], A3        ; <0> LDW     *+A7[u24_153], s2_152
||      LDW     .D2T2  *+B5[B27], B26       ; <0> LDW     *+B5[t12_153], s5_152
        SHRU    .S2X   A20, 28, B8          ; <0> SHRU    t, 28, high_153
||      LDW     .D1T1  *+A6[A25], A12       ; <0> LDW     *+A6[u16_152], s4_152
||      LDW     .D2T2  *+B6[B28], B22       ; <0> LDW     *+B6[t20_153], s3_152
        ADD     .L2X   B8, A28, B22         ; <0> ADD     high_153, low_153, t28_153
||      LDW     .D2T2  *+B11[16], B26       ; <0> LDW     *+keys[16], d
        XOR     .L1X   A3, B2, A16          ; <0> XOR     v, e_151, w
||      XOR     .S1    A3, A11, A26         ; <0> XOR     v, s8_152, u1_152
||      LDW     .D2T1  *+B7[B22], A31       ; <0> LDW     *+B7[t28_153], s1_152
        XOR     .L1X   A12, B8, A17         ; <0> XOR     s6_152, s7_152, pair1_152
||      XOR     .S1    A16, A11, A28        ; <0> XOR     w, s8_152, t1_152
        XOR     .L1X   A3, B26, A30         ; <0> XOR     s2_152, s5_152, pair2_152
||      XOR     .S1    A26, A17, A22        ; <0> XOR     u1_152, pair1_152, u2_152
||      XOR     .D1    A28, A17, A14        ; <0> XOR     t1_152, pair1_152, t2_152
        XOR     .L1X   A12, B22, A20        ; <0> XOR     s4_152, s3_152, pair3_152
||      XOR     .S1    A22, A30, A18        ; <0> XOR     u2_152, pair2_152, u3_152
||      XOR     .D1    A14, A30, A31        ; <0> XOR     t2_152, pair2_152, t3_152
        XOR     .L1    A18, A20, A2         ; <0> XOR     u3_152, pair3_152, u4_152
||      XOR     .S1    A31, A20, A13        ; <0> XOR     t3_152, pair3_152, t4_152
        XOR     .L1X   A10, B26, A9         ; <0> XOR     u, d, v
||      XOR     .S1    A2, A31, A28         ; <0> XOR     u4_152, s1_152, u
||      XOR     .D1    A13, A31, A3         ; <0> XOR     t4_152, s1_152, t
        NOP
        SHRU    .S1    A28, 8, A25          ; <0> SHRU    u, 8, u8_156
||      SHRU    .S2X   A3, 4, B16           ; <0> SHRU    t, 4, t4_156
||      MPY     .M1    -16, A3, A30         ; <0> MPY     -16, t, low_156
||      LDW     .D1T1  *+A4[A28], A11       ; <0> LDW     *+A4[u], s8_155
||      LDW     .D2T2  *+B11[17], B18       ; <0> LDW     *+keys[17], e_154
        SHRU    .S1    A28, 24, A14         ; <0> SHRU    u, 24, u24_156
||      SHRU    .S2X   A3, 12, B12          ; <0> SHRU    t, 12, t12_156
||      MPYHLU  .M1    A28, A8, A13         ; <0> MPYHLU  u, one, u16_155
||      LDW     .D1T2  *+A5[A25], B1        ; <0> LDW     *+A5[u8_156], s6_155
||      LDW     .D2T1  *+B4[B16], A9        ; <0> LDW     *+B4[t4_156], s7_155
        SHRU    .S2X   A3, 20, B3           ; <0> SHRU    t, 20, t20_156
||      LDW     .D1T1  *+A7[A14], A24       ; <0> LDW     *+A7[u24_156], s2_155
||      LDW     .D2T2  *+B5[B12], B28       ; <0> LDW     *+B5[t12_156], s5_155
        SHRU    .S2X   A3, 28, B28          ; <0> SHRU    t, 28, high_156
||      LDW     .D1T1  *+A6[A13], A11       ; <0> LDW     *+A6[u16_155], s4_155
||      LDW     .D2T2  *+B6[B3], B16        ; <0> LDW     *+B6[t20_156], s3_155
        ADD     .L2X   B28, A30, B20        ; <0> ADD     high_156, low_156, t28_156
||      LDW     .D2T2  *+B11[18], B21       ; <0> LDW     *+keys[18], d
        XOR     .L1X   A9, B18, A14         ; <0> XOR     v, e_154, w
||      XOR     .S1    A9, A11, A17         ; <0> XOR     v, s8_155, u1_155
||      LDW     .D2T1  *+B7[B20], A10       ; <0> LDW     *+B7[t28_156], s1_155
        XOR     .L1X   A9, B1, A25          ; <0> XOR     s6_155, s7_155, pair1_155
||      XOR     .S1    A14, A11, A22        ; <0> XOR     w, s8_155, t1_155
        XOR     .L1X   A24, B28, A25        ; <0> XOR     s2_155, s5_155, pair2_155
||      XOR     .S1    A17, A25, A24        ; <0> XOR     u1_155, pair1_155, u2_155
||      XOR     .D1    A22, A25, A16        ; <0> XOR     t1_155, pair1_155, t2_155
        XOR     .L1X   A11, B16, A25        ; <0> XOR     s4_155, s3_155, pair3_155
||      XOR     .S1    A24, A25, A31        ; <0> XOR     u2_155, pair2_155, u3_155
||      XOR     .D1    A16, A25, A26        ; <0> XOR     t2_155, pair2_155, t3_155
        XOR     .L1    A31, A25, A13        ; <0> XOR     u3_155, pair3_155, u4_155
||      XOR     .S1    A26, A25, A31        ; <0> XOR     t3_155, pair3_155, t4_155
        XOR     .L1X   A28, B21, A21        ; <0> XOR     u, d, v
||      CMPEQ   .L2X   2, A1, B1            ; <0> CMPEQ   2, left, begins
||      XOR     .S1    A13, A10, A2         ; <0> XOR     u4_155, s1_155, u
||      XOR     .D1    A31, A10, A28        ; <0> XOR     t4_155, s1_155, t
        LDW     .D2T1  *+B15[1], A27        ; <0> LDW     *+B15[1], distance
        SHRU    .S1    A2, 8, A9            ; <0> SHRU    u, 8, u8_159
||      SHRU    .S2X   A28, 4, B3           ; <0> SHRU    t, 4, t4_159
||      MPY     .M1    -16, A28, A25        ; <0> MPY     -16, t, low_159
||      LDW     .D1T1  *+A4[A2], A23        ; <0> LDW     *+A4[u], s8_158
||      LDW     .D2T2  *+B11[19], B22       ; <0> LDW     *+keys[19], e_157
        SHRU    .S1    A2, 24, A27          ; <0> SHRU    u, 24, u24_159
||      SHRU    .S2X   A28, 12, B17         ; <0> SHRU    t, 12, t12_159
||      MPYHLU  .M1    A2, A8, A10          ; <0> MPYHLU  u, one, u16_158
||      LDW     .D1T2  *+A5[A9], B16        ; <0> LDW     *+A5[u8_159], s6_158
||      LDW     .D2T1  *+B4[B3], A25        ; <0> LDW     *+B4[t4_159], s7_158
        SHL     .S1    A29, 31, A11         ; <0> SHL     c17, 31, top_184
||      SHRU    .S2X   A28, 20, B0          ; <0> SHRU    t, 20, t20_159
||      LDW     .D1T1  *+A7[A27], A30       ; <0> LDW     *+A7[u24_159], s2_158
||      LDW     .D2T2  *+B5[B17], B27       ; <0> LDW     *+B5[t12_159], s5_158
        SUB     .L1    A0, 1, A0            ; <0> SUB     passes, 1, passes
||      SHRU    .S1    A29, 1, A24          ; <0> SHRU    c17, 1, rest_184
||      SHRU    .S2X   A28, 28, B12         ; <0> SHRU    t, 28, high_159
||      LDW     .D1T1  *+A6[A10], A26       ; <0> LDW     *+A6[u16_158], s4_158
||      LDW     .D2T2  *+B6[B0], B13        ; <0> LDW     *+B6[t20_159], s3_158
        ADD     .L1    A19, A27, A16        ; <0> ADD     source, distance, sum
||      ADD     .L2X   B12, A25, B9         ; <0> ADD     high_159, low_159, t28_159
||      MVKL    .S2    2863311530, B10      ; <0> MVKL    0xaaaaaaaa, m1
||      LDW     .D2T2  *+B11[20], B19       ; <0> LDW     *+keys[20], d
        XOR     .L1X   A21, B22, A31        ; <0> XOR     v, e_157, w
||      XOR     .S1    A21, A23, A18        ; <0> XOR     v, s8_158, u1_158
||      MVKH    .S2    2863311530, B10      ; <0> MVKH    0xaaaaaaaa, m1
||      ADD     .D1    A11, A24, A27        ; <0> ADD     top_184, rest_184, c17
||      LDW     .D2T1  *+B7[B9], A10        ; <0> LDW     *+B7[t28_159], s1_158
        XOR     .L1X   A25, B16, A22        ; <0> XOR     s6_158, s7_158, pair1_158
||      CMPLT   .L2X   2, A0, B3            ; <0> CMPLT   2, passes, ahead
||      XOR     .S1    A31, A23, A14        ; <0> XOR     w, s8_158, t1_158
        XOR     .L1X   A30, B27, A21        ; <0> XOR     s2_158, s5_158, pair2_158
||      XOR     .L2X   B23, A27, B18        ; <0> XOR     c17, c16, both_185
||      XOR     .S1    A18, A22, A15        ; <0> XOR     u1_158, pair1_158, u2_158
||      XOR     .D1    A14, A22, A23        ; <0> XOR     t1_158, pair1_158, t2_158
        XOR     .L1X   A26, B13, A3         ; <0> XOR     s4_158, s3_158, pair3_158
||      AND     .L2    B1, B3, B0           ; <0> AND     begins, ahead, more
||      XOR     .S1    A15, A21, A22        ; <0> XOR     u2_158, pair2_158, u3_158
||      XOR     .D1    A23, A21, A20        ; <0> XOR     t2_158, pair2_158, t3_158
        XOR     .L1    A22, A3, A25         ; <0> XOR     u3_158, pair3_158, u4_158
||      AND     .L2    B18, B10, B3         ; <0> AND     both_185, m1, d_185
||      XOR     .S1    A20, A3, A14         ; <0> XOR     t3_158, pair3_158, t4_158
||      MVKL    .S2    16711935, B9         ; <0> MVKL    0x00ff00ff, m8
||[B0]  ADDAW   .D1    A19, 2, A19          ; <0> [more] ADDAW   source, 2, source       ; the last block is loaded again
        XOR     .L1X   A2, B19, A26         ; <0> XOR     u, d, v
||      XOR     .L2    B23, B3, B16         ; <0> XOR     c16, d_185, c16
||      XOR     .S1    A25, A10, A28        ; <0> XOR     u4_158, s1_158, u
||      MVKH    .S2    16711935, B9         ; <0> MVKH    0x00ff00ff, m8
||      XOR     .D1    A14, A10, A15        ; <0> XOR     t4_158, s1_158, t
        SHL     .S2    B16, 31, B22         ; <0> SHL     c16, 31, top_186
        SHRU    .S1    A28, 8, A2           ; <0> SHRU    u, 8, u8_162
||      SHRU    .S2X   A15, 4, B23          ; <0> SHRU    t, 4, t4_162
||      MPY     .M1    -16, A15, A24        ; <0> MPY     -16, t, low_162
||      LDW     .D1T1  *+A4[A28], A11       ; <0> LDW     *+A4[u], s8_161
||      LDW     .D2T2  *+B11[21], B2        ; <0> LDW     *+keys[21], e_160
        SHRU    .S1    A28, 24, A14         ; <0> SHRU    u, 24, u24_162
||      SHRU    .S2X   A15, 12, B10         ; <0> SHRU    t, 12, t12_162
||      MPYHLU  .M1    A28, A8, A31         ; <0> MPYHLU  u, one, u16_161
||      LDW     .D1T2  *+A5[A2], B12        ; <0> LDW     *+A5[u8_162], s6_161
||      LDW     .D2T1  *+B4[B23], A24       ; <0> LDW     *+B4[t4_162], s7_161
        SHRU    .S2X   A15, 20, B12         ; <0> SHRU    t, 20, t20_162
||      LDW     .D1T1  *+A7[A14], A30       ; <0> LDW     *+A7[u24_162], s2_161
||      LDW     .D2T2  *+B5[B10], B12       ; <0> LDW     *+B5[t12_162], s5_161
        XOR     .L1X   A27, B3, A3          ; <0> XOR     c17, d_185, c17
||      SHRU    .S2X   A15, 28, B8          ; <0> SHRU    t, 28, high_162
||      LDW     .D1T1  *+A6[A31], A12       ; <0> LDW     *+A6[u16_161], s4_161
||      LDW     .D2T2  *+B6[B12], B19       ; <0> LDW     *+B6[t20_162], s3_161
        ADD     .L2X   B8, A24, B0          ; <0> ADD     high_162, low_162, t28_162
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    c17, 8, high_187
||      SHRU    .S2    B16, 1, B17          ; <0> SHRU    c16, 1, rest_186
||      LDW     .D2T2  *+B11[22], B8        ; <0> LDW     *+keys[22], d
        XOR     .L1X   A26, B2, A27         ; <0> XOR     v, e_160, w
||      ADD     .L2    B22, B17, B0         ; <0> ADD     top_186, rest_186, c16
||      XOR     .S1    A26, A11, A9         ; <0> XOR     v, s8_161, u1_161
||      LDW     .D1T2  *+A19[0], B24        ; <0> LDW     *+source[0], pl
||      LDW     .D2T1  *+B7[B0], A30        ; <0> LDW     *+B7[t28_162], s1_161
        XOR     .L1X   A24, B12, A22        ; <0> XOR     s6_161, s7_161, pair1_161
||      XOR     .L2X   B0, A14, B23         ; <0> XOR     high_187, c16, both_187
||      XOR     .S1    A27, A11, A10        ; <0> XOR     w, s8_161, t1_161
||      LDW     .D1T2  *+A19[1], B9         ; <0> LDW     *+source[1], pr
        XOR     .L1X   A30, B12, A26        ; <0> XOR     s2_161, s5_161, pair2_161
||      AND     .L2    B23, B9, B23         ; <0> AND     both_187, m8, d_187
||      XOR     .S1    A9, A22, A2          ; <0> XOR     u1_161, pair1_161, u2_161
||      XOR     .D1    A10, A22, A22        ; <0> XOR     t1_161, pair1_161, t2_161
        XOR     .L1X   A12, B19, A15        ; <0> XOR     s4_161, s3_161, pair3_161
||      XOR     .S1    A2, A26, A12         ; <0> XOR     u2_161, pair2_161, u3_161
||      XOR     .D1    A22, A26, A21        ; <0> XOR     t2_161, pair2_161, t3_161
        XOR     .L1    A12, A15, A23        ; <0> XOR     u3_161, pair3_161, u4_161
||      SHL     .S1X   B23, 8, A20          ; <0> SHL     d_187, 8, moved_187
||      XOR     .D1    A21, A15, A22        ; <0> XOR     t3_161, pair3_161, t4_161
        XOR     .L1X   A28, B8, A15         ; <0> XOR     u, d, v
||      XOR     .S1    A23, A30, A24        ; <0> XOR     u4_161, s1_161, u
||      MVKL    .S2    252645135, B21       ; <0> MVKL    0x0f0f0f0f, m4_172
||      XOR     .D1    A22, A30, A29        ; <0> XOR     t4_161, s1_161, t
        XOR     .L2    B0, B23, B2          ; <0> XOR     c16, d_187, c16
||      SHRU    .S1X   B24, 4, A13          ; <0> SHRU    pl, 4, high_175
||      MVKH    .S2    252645135, B21       ; <0> MVKH    0x0f0f0f0f, m4_172
        SHRU    .S1    A24, 8, A22          ; <0> SHRU    u, 8, u8_165
||      SHRU    .S2X   A29, 4, B16          ; <0> SHRU    t, 4, t4_165
||      MPY     .M1    -16, A29, A23        ; <0> MPY     -16, t, low_165
||      LDW     .D1T1  *+A4[A24], A3        ; <0> LDW     *+A4[u], s8_164
||      LDW     .D2T2  *+B11[23], B17       ; <0> LDW     *+keys[23], e_163
        XOR     .L1X   A13, B9, A21         ; <0> XOR     high_175, pr, both_175
||      SHRU    .S1    A24, 24, A14         ; <0> SHRU    u, 24, u24_165
||      SHRU    .S2X   A29, 12, B20         ; <0> SHRU    t, 12, t12_165
||      MPYHLU  .M1    A24, A8, A9          ; <0> MPYHLU  u, one, u16_164
||      LDW     .D1T2  *+A5[A22], B20       ; <0> LDW     *+A5[u8_165], s6_164
||      LDW     .D2T1  *+B4[B16], A31       ; <0> LDW     *+B4[t4_165], s7_164
        AND     .L1X   A21, B21, A12        ; <0> AND     both_175, m4_172, d_175
||      SHRU    .S2X   A29, 20, B25         ; <0> SHRU    t, 20, t20_165
||      LDW     .D1T1  *+A7[A14], A31       ; <0> LDW     *+A7[u24_165], s2_164
||      LDW     .D2T2  *+B5[B20], B8        ; <0> LDW     *+B5[t12_165], s5_164
        SHL     .S1    A12, 4, A13          ; <0> SHL     d_175, 4, moved_175
||      SHRU    .S2X   A29, 28, B25         ; <0> SHRU    t, 28, high_165
||      LDW     .D1T1  *+A6[A9], A25        ; <0> LDW     *+A6[u16_164], s4_164
||      LDW     .D2T2  *+B6[B25], B24       ; <0> LDW     *+B6[t20_165], s3_164
        XOR     .L1X   A13, B24, A14        ; <0> XOR     pl, moved_175, pl
||      ADD     .L2X   B25, A23, B18        ; <0> ADD     high_165, low_165, t28_165
||      XOR     .S1    A3, A20, A28         ; <0> XOR     c17, moved_187, c17
||      LDW     .D2T2  *+B11[24], B30       ; <0> LDW     *+keys[24], d
        XOR     .L1X   A15, B17, A21        ; <0> XOR     v, e_163, w
||      SHRU    .S1    A28, 2, A18          ; <0> SHRU    c17, 2, high_188
||      MVKL    .S2    858993459, B13       ; <0> MVKL    0x33333333, m2
||      XOR     .D1    A15, A3, A2          ; <0> XOR     v, s8_164, u1_164
||      LDW     .D2T1  *+B7[B18], A15       ; <0> LDW     *+B7[t28_165], s1_164
        XOR     .L1X   A31, B20, A21        ; <0> XOR     s6_164, s7_164, pair1_164
||      MVKL    .S1    858993459, A13       ; <0> MVKL    0x33333333, m2_172
||      XOR     .D1    A21, A3, A22         ; <0> XOR     w, s8_164, t1_164
        XOR     .L1X   A31, B8, A10         ; <0> XOR     s2_164, s5_164, pair2_164
||      XOR     .S1    A2, A21, A31         ; <0> XOR     u1_164, pair1_164, u2_164
||      XOR     .D1    A22, A21, A26        ; <0> XOR     t1_164, pair1_164, t2_164
        XOR     .L1X   A25, B24, A3         ; <0> XOR     s4_164, s3_164, pair3_164
||      XOR     .S1    A31, A10, A2         ; <0> XOR     u2_164, pair2_164, u3_164
||      MPYHLU  .M1    A14, A8, A20         ; <0> MPYHLU  pl, one, x_176
||      XOR     .D1    A26, A10, A26        ; <0> XOR     t2_164, pair2_164, t3_164
        XOR     .L1    A2, A3, A12          ; <0> XOR     u3_164, pair3_164, u4_164
||      XOR     .S1    A26, A3, A3          ; <0> XOR     t3_164, pair3_164, t4_164
||      XOR     .D1X   A12, B9, A27         ; <0> XOR     pr, d_175, pr
        XOR     .L1X   A24, B30, A15        ; <0> XOR     u, d, v
||      XOR     .S1    A12, A15, A12        ; <0> XOR     u4_164, s1_164, u
||      MVKH    .S2    858993459, B13       ; <0> MVKH    0x33333333, m2
||      MPYSU   .M1    1, A27, A26          ; <0> MPYSU   1, pr, y_176
||      XOR     .D1    A3, A15, A31         ; <0> XOR     t4_164, s1_164, t
        MVKH    .S1    858993459, A13       ; <0> MVKH    0x33333333, m2_172
        SUB     .L1    A26, A20, A2         ; <0> SUB     y_176, x_176, e_176
||      SHRU    .S1    A12, 8, A24          ; <0> SHRU    u, 8, u8_168
||      SHRU    .S2X   A31, 4, B30          ; <0> SHRU    t, 4, t4_168
||      MPY     .M1    -16, A31, A9         ; <0> MPY     -16, t, low_168
||      LDW     .D1T1  *+A4[A12], A9        ; <0> LDW     *+A4[u], s8_167
||      LDW     .D2T2  *+B11[25], B9        ; <0> LDW     *+keys[25], e_166
        SUB     .L1    A27, A2, A24         ; <0> SUB     pr, e_176, pr
||      SHRU    .S1    A12, 24, A17         ; <0> SHRU    u, 24, u24_168
||      SHRU    .S2X   A31, 12, B17         ; <0> SHRU    t, 12, t12_168
||      MPYHLU  .M1    A12, A8, A20         ; <0> MPYHLU  u, one, u16_167
||      LDW     .D1T2  *+A5[A24], B20       ; <0> LDW     *+A5[u8_168], s6_167
||      LDW     .D2T1  *+B4[B30], A18       ; <0> LDW     *+B4[t4_168], s7_167
        AND     .L1    A24, A13, A2         ; <0> AND     pr, m2_172, y_177
||      AND     .L2    B2, B13, B20         ; <0> AND     c16, m2, y_188
||      SHL     .S1    A2, 16, A30          ; <0> SHL     e_176, 16, moved_176
||      SHRU    .S2X   A31, 20, B29         ; <0> SHRU    t, 20, t20_168
||      LDW     .D1T1  *+A7[A17], A22       ; <0> LDW     *+A7[u24_168], s2_167
||      LDW     .D2T2  *+B5[B17], B9        ; <0> LDW     *+B5[t12_168], s5_167
        ADD     .L1    A14, A30, A11        ; <0> ADD     pl, moved_176, pl
||      AND     .S1X   A18, B13, A31        ; <0> AND     high_188, m2, x_188
||      SHRU    .S2X   A31, 28, B28         ; <0> SHRU    t, 28, high_168
||      LDW     .D1T1  *+A6[A20], A21       ; <0> LDW     *+A6[u16_167], s4_167
||      LDW     .D2T2  *+B6[B29], B30       ; <0> LDW     *+B6[t20_168], s3_167
        SUB     .L1X   B20, A31, A23        ; <0> SUB     y_188, x_188, e_188
||      ADD     .L2X   B28, A9, B22         ; <0> ADD     high_168, low_168, t28_168
||      SHRU    .S1    A11, 2, A3           ; <0> SHRU    pl, 2, high_177
||      LDW     .D2T2  *+B11[26], B29       ; <0> LDW     *+keys[26], d
        XOR     .L1X   A15, B9, A21         ; <0> XOR     v, e_166, w
||      XOR     .S1    A15, A9, A29         ; <0> XOR     v, s8_167, u1_167
||      AND     .D1    A3, A13, A27         ; <0> AND     high_177, m2_172, x_177
||      LDW     .D2T1  *+B7[B22], A29       ; <0> LDW     *+B7[t28_168], s1_167
        XOR     .L1X   A18, B20, A10        ; <0> XOR     s6_167, s7_167, pair1_167
||      XOR     .S1    A21, A9, A31         ; <0> XOR     w, s8_167, t1_167
||      MVKL    .S2    16711935, B21        ; <0> MVKL    0x00ff00ff, m8_172
||      SUB     .D1    A2, A27, A17         ; <0> SUB     y_177, x_177, e_177
        XOR     .L1X   A22, B9, A25         ; <0> XOR     s2_167, s5_167, pair2_167
||      XOR     .S1    A29, A10, A14        ; <0> XOR     u1_167, pair1_167, u2_167
||      MVKH    .S2    16711935, B21        ; <0> MVKH    0x00ff00ff, m8_172
||      XOR     .D1    A31, A10, A27        ; <0> XOR     t1_167, pair1_167, t2_167
||      LDW     .D2T2  *+B11[30], B26       ; <0> LDW     *+keys[30], d15_191
        XOR     .L1X   A21, B30, A9         ; <0> XOR     s4_167, s3_167, pair3_167
||      XOR     .S1    A14, A25, A10        ; <0> XOR     u2_167, pair2_167, u3_167
||      XOR     .D1    A27, A25, A26        ; <0> XOR     t2_167, pair2_167, t3_167
||      ADDAW   .D2    B11, 18, B16         ; <0> ADDAW   keys, 18, half
        XOR     .L1    A10, A9, A30         ; <0> XOR     u3_167, pair3_167, u4_167
||      XOR     .S1    A26, A9, A20         ; <0> XOR     t3_167, pair3_167, t4_167
||      ADDAW   .D1    A11, A17, A18        ; <0> ADDAW   pl, e_177, pl
||      LDW     .D2T2  *+B15[2], B22        ; <0> LDW     *+B15[2], origin
        XOR     .L1X   A12, B29, A15        ; <0> XOR     u, d, v
||      XOR     .S1    A30, A29, A25        ; <0> XOR     u4_167, s1_167, u
||      XOR     .D1    A20, A29, A11        ; <0> XOR     t4_167, s1_167, t
        SUB     .L1    A24, A17, A31        ; <0> SUB     pr, e_177, pr
||      SUB     .L2X   B2, A23, B29         ; <0> SUB     c16, e_188, c16
||      SHRU    .S1    A18, 8, A26          ; <0> SHRU    pl, 8, high_178
||      ADDAW   .D1    A28, A23, A23        ; <0> ADDAW   c17, e_188, c17
||      ADDAW   .D2    B16, 18, B9          ; <0> ADDAW   half, 18, onward
        XOR     .L1    A26, A31, A12        ; <0> XOR     high_178, pr, both_178
||      SHRU    .S1    A25, 8, A13          ; <0> SHRU    u, 8, u8_171
||      SHRU    .S2X   A11, 4, B12          ; <0> SHRU    t, 4, t4_171
||      MPY     .M1    -16, A11, A27        ; <0> MPY     -16, t, low_171
||      LDW     .D1T1  *+A4[A25], A29       ; <0> LDW     *+A4[u], s8_170
||      LDW     .D2T2  *+B11[27], B8        ; <0> LDW     *+keys[27], e_169
        AND     .L1X   A12, B21, A30        ; <0> AND     both_178, m8_172, d_178
||      SHRU    .S1    A25, 24, A29         ; <0> SHRU    u, 24, u24_171
||      SHRU    .S2X   A11, 12, B10         ; <0> SHRU    t, 12, t12_171
||      MPYHLU  .M1    A25, A8, A17         ; <0> MPYHLU  u, one, u16_170
||      LDW     .D1T2  *+A5[A13], B22       ; <0> LDW     *+A5[u8_171], s6_170
||      LDW     .D2T1  *+B4[B12], A18       ; <0> LDW     *+B4[t4_171], s7_170
        XOR     .L1    A31, A30, A2         ; <0> XOR     pr, d_178, pr
||      SHL     .S1    A30, 8, A13          ; <0> SHL     d_178, 8, moved_178
||      SHRU    .S2X   A11, 20, B3          ; <0> SHRU    t, 20, t20_171
||      LDW     .D1T1  *+A7[A29], A2        ; <0> LDW     *+A7[u24_171], s2_170
||      LDW     .D2T2  *+B5[B10], B30       ; <0> LDW     *+B5[t12_171], s5_170
  [!A1] MV      .L2    B22, B9              ; <0> [!left] MV     origin, onward
||      SHRU    .S1    A2, 31, A30          ; <0> SHRU    pr, 31, top_179
||      SHRU    .S2X   A11, 28, B18         ; <0> SHRU    t, 28, high_171
||      MPYHLU  .M1    A23, A8, A11         ; <0> MPYHLU  c17, one, x_189
||      LDW     .D1T1  *+A6[A17], A15       ; <0> LDW     *+A6[u16_170], s4_170
||      LDW     .D2T2  *+B6[B3], B21        ; <0> LDW     *+B6[t20_171], s3_170
        XOR     .L1    A18, A13, A26        ; <0> XOR     pl, moved_178, pl
||      ADD     .L2X   B18, A27, B18        ; <0> ADD     high_171, low_171, t28_171
||      MVKL    .S1    252645135, A14       ; <0> MVKL    0x0f0f0f0f, m4
||      MVKL    .S2    2863311530, B25      ; <0> MVKL    0xaaaaaaaa, m1_172
||      MPYSU   .M2    1, B29, B13          ; <0> MPYSU   1, c16, y_189
||      ADDAH   .D1    A30, A2, A10         ; <0> ADDAH   top_179, pr, pr
||      LDW     .D2T2  *+B11[28], B19       ; <0> LDW     *+keys[28], d
        XOR     .L1X   A15, B8, A17         ; <0> XOR     v, e_169, w
||      XOR     .S1    A15, A29, A21        ; <0> XOR     v, s8_170, u1_170
||      MVKH    .S2    2863311530, B25      ; <0> MVKH    0xaaaaaaaa, m1_172
||      XOR     .D1    A26, A10, A27        ; <0> XOR     pl, pr, both_180
||      LDW     .D2T1  *+B7[B18], A23       ; <0> LDW     *+B7[t28_171], s1_170
        XOR     .L1X   A18, B22, A29        ; <0> XOR     s6_170, s7_170, pair1_170
||      SUB     .L2X   B13, A11, B17        ; <0> SUB     y_189, x_189, e_189
||      MVKH    .S1    252645135, A14       ; <0> MVKH    0x0f0f0f0f, m4
||      XOR     .D1    A17, A29, A22        ; <0> XOR     w, s8_170, t1_170
||      LDW     .D2T1  *-B9[4], A13         ; <0> LDW     *-onward[4], k0_191
        XOR     .L1X   A2, B30, A21         ; <0> XOR     s2_170, s5_170, pair2_170
||      AND     .L2X   B25, A27, B27        ; <0> AND     both_180, m1_172, d_180
||      XOR     .S1    A21, A29, A11        ; <0> XOR     u1_170, pair1_170, u2_170
||      SHL     .S2    B17, 16, B23         ; <0> SHL     e_189, 16, moved_189
||      XOR     .D1    A22, A29, A29        ; <0> XOR     t1_170, pair1_170, t2_170
||      LDW     .D2T2  *-B9[1], B23         ; <0> LDW     *-onward[1], e1_191
        XOR     .L1X   A15, B21, A28        ; <0> XOR     s4_170, s3_170, pair3_170
||      XOR     .L2X   B27, A10, B20        ; <0> XOR     pr, d_180, pr
||      XOR     .S1    A11, A21, A13        ; <0> XOR     u2_170, pair2_170, u3_170
||      XOR     .D1    A29, A21, A27        ; <0> XOR     t2_170, pair2_170, t3_170
||      LDW     .D2T1  *-B9[2], A24         ; <0> LDW     *-onward[2], k1_191
        XOR     .L1    A13, A28, A2         ; <0> XOR     u3_170, pair3_170, u4_170
||[A1]  ZERO    .L2    B20                  ; <0> [left] ZERO    pr
||      XOR     .S1    A27, A28, A12        ; <0> XOR     t3_170, pair3_170, t4_170
||      ADD     .D1X   A23, B23, A22        ; <0> ADD     c17, moved_189, c17
||      LDW     .D2T2  *-B9[3], B21         ; <0> LDW     *-onward[3], e0_191
        XOR     .L1X   A25, B19, A15        ; <0> XOR     u, d, v
||      XOR     .S1    A2, A23, A31         ; <0> XOR     u4_170, s1_170, u
||      XOR     .D1    A12, A23, A30        ; <0> XOR     t4_170, s1_170, t
||      LDW     .D2T2  *+B9[0], B24         ; <0> LDW     *+onward[0], d0_191
        XOR     .L1X   A13, B20, A25        ; <0> XOR     k0_191, pr, add0_191
||      SHRU    .S1    A31, 24, A21         ; <0> SHRU    u, 24, u24_193
||      SHRU    .S2X   A22, 4, B25          ; <0> SHRU    c17, 4, high_190
||      MPYHLU  .M1    A31, A8, A17         ; <0> MPYHLU  u, one, u16_192
||      LDW     .D1T2  *+A4[A31], B25       ; <0> LDW     *+A4[u], s8_192
||      LDW     .D2T1  *+B9[1], A10         ; <0> LDW     *+onward[1], e_196
        XOR     .L1X   A25, B26, A13        ; <0> XOR     add0_191, d15_191, add_191
||      SUB     .L2    B29, B17, B17        ; <0> SUB     c16, e_189, c16
||      SHRU    .S1    A30, 28, A29         ; <0> SHRU    t, 28, high_193
||      SHRU    .S2X   A30, 4, B0           ; <0> SHRU    t, 4, t4_193
||      LDW     .D1T1  *+A7[A21], A20       ; <0> LDW     *+A7[u24_193], s2_192
        XOR     .L1    A31, A13, A11        ; <0> XOR     u, add_191, u
||      XOR     .L2    B25, B17, B10        ; <0> XOR     high_190, c16, both_190
||      SHRU    .S1    A31, 8, A9           ; <0> SHRU    u, 8, u8_193
||      SHRU    .S2X   A30, 12, B12         ; <0> SHRU    t, 12, t12_193
||      LDW     .D1T1  *+A6[A17], A18       ; <0> LDW     *+A6[u16_192], s4_192
        XOR     .L1X   A26, B27, A9         ; <0> XOR     pl, d_180, pl
||      SHRU    .S1    A11, 24, A26         ; <0> SHRU    u, 24, u24_195
||      SHRU    .S2X   A30, 20, B29         ; <0> SHRU    t, 20, t20_193
||      LDW     .D1T2  *+A5[A9], B22        ; <0> LDW     *+A5[u8_193], s6_192
||      LDW     .D2T1  *+B4[B0], A27        ; <0> LDW     *+B4[t4_193], s7_192
        AND     .L1X   A14, B10, A23        ; <0> AND     both_190, m4, d_190
||      XOR     .L2X   B21, A11, B12        ; <0> XOR     u, e0_191, t
||      SHRU    .S1    A9, 31, A17          ; <0> SHRU    pl, 31, top_181
||      LDW     .D1T1  *+A7[A26], A30       ; <0> LDW     *+A7[u24_195], s2_194
||      LDW     .D2T2  *+B5[B12], B22       ; <0> LDW     *+B5[t12_193], s5_192
        XOR     .L1X   A11, B24, A21        ; <0> XOR     u, d0_191, v
||      SHRU    .S1    A11, 8, A18          ; <0> SHRU    u, 8, u8_195
||      SHRU    .S2    B12, 12, B10         ; <0> SHRU    t, 12, t12_195
||      MPY     .M2X   -16, A30, B2         ; <0> MPY     -16, t, low_193
||      LDW     .D1T2  *+A4[A11], B18       ; <0> LDW     *+A4[u], s8_194
||      LDW     .D2T1  *+B6[B29], A12       ; <0> LDW     *+B6[t20_193], s3_192
        XOR     .L1    A21, A10, A11        ; <0> XOR     v, e_196, w
||      SHRU    .S1X   B12, 28, A14         ; <0> SHRU    t, 28, high_195
||      SHRU    .S2    B12, 4, B11          ; <0> SHRU    t, 4, t4_195
||      MPYHLU  .M1    A11, A8, A17         ; <0> MPYHLU  u, one, u16_194
||      MPY     .M2    -16, B12, B16        ; <0> MPY     -16, t, low_195
||      LDW     .D1T1  *+A5[A18], A13       ; <0> LDW     *+A5[u8_195], s6_194
||      LDW     .D2T2  *+B5[B10], B28       ; <0> LDW     *+B5[t12_195], s5_194
        XOR     .L1X   A15, B25, A2         ; <0> XOR     v, s8_192, v1_192
||      ADD     .L2X   B2, A29, B10         ; <0> ADD     high_193, low_193, t28_193
||      SHL     .S1    A23, 4, A25          ; <0> SHL     d_190, 4, moved_190
||      ADDAH   .D1    A17, A9, A9          ; <0> ADDAH   top_181, pl, pl
||      LDW     .D2T1  *+B4[B11], A2        ; <0> LDW     *+B4[t4_195], s7_194
  [A1]  ZERO    .L1    A9                   ; <0> [left] ZERO    pl
||      ADD     .L2X   B16, A14, B3         ; <0> ADD     high_195, low_195, t28_195
||      XOR     .S1X   A27, B22, A28        ; <0> XOR     s6_192, s7_192, pair1_192
||      SHRU    .S2    B12, 20, B10         ; <0> SHRU    t, 20, t20_195
||      LDW     .D1T1  *+A6[A17], A17       ; <0> LDW     *+A6[u16_194], s4_194
||      LDW     .D2T2  *+B7[B10], B22       ; <0> LDW     *+B7[t28_193], s1_192
        XOR     .L1    A22, A25, A22        ; <0> XOR     c17, moved_190, c17
||      XOR     .S1    A24, A9, A3          ; <0> XOR     k1_191, pl, cv_191
||      XOR     .D1X   A20, B22, A20        ; <0> XOR     s2_192, s5_192, pair2_192
||      LDW     .D2T1  *+B6[B10], A23       ; <0> LDW     *+B6[t20_195], s3_194
        XOR     .L1X   A3, B23, A10         ; <0> XOR     cv_191, e1_191, cw_191
||      XOR     .S1    A18, A12, A18        ; <0> XOR     s4_192, s3_192, pair3_192
||      XOR     .D1    A2, A28, A12         ; <0> XOR     v1_192, pair1_192, v2_192
||      LDW     .D2T1  *+B7[B3], A10        ; <0> LDW     *+B7[t28_195], s1_194
        XOR     .L1    A12, A20, A15        ; <0> XOR     v2_192, pair2_192, v3_192
||[A0]  B       .S1    des3_cbc_encrypt_c64x$next; <0> [passes] B     next
||      XOR     .D1X   A13, B18, A13        ; <0> XOR     s8_194, s6_194, f1_194
        XOR     .L1    A15, A18, A30        ; <0> XOR     v3_192, pair3_192, v4_192
||      XOR     .S1    A2, A30, A20         ; <0> XOR     s7_194, s2_194, f2_194
||      XOR     .D1X   A13, B28, A25        ; <0> XOR     f1_194, s5_194, f3_194
||      LDW     .D2T2  *+B9[2], B21         ; <0> LDW     *+onward[2], d
  [!A1] MVK     .L1    3, A1                ; <0> [!left] MVK    3, left
||      XOR     .L2X   B17, A23, B22        ; <0> XOR     c16, d_190, c16
||      XOR     .S1X   A30, B22, A29        ; <0> XOR     v4_192, s1_192, c17
||      XOR     .D1    A20, A25, A14        ; <0> XOR     f2_194, f3_194, f4_194
        XOR     .L1    A29, A3, A30         ; <0> XOR     c17, cv_191, y_191
||      XOR     .S1    A29, A10, A27        ; <0> XOR     c17, cw_191, z_191
||      XOR     .D1    A17, A23, A12        ; <0> XOR     s4_194, s3_194, f5_194
||[B1]  STW     .D2T2  B22, *+B31[1]        ; <0> [begins] STW   c16, *+target[1]
        XOR     .L1    A30, A14, A16        ; <0> XOR     y_191, f4_194, y1_194
||[B1]  MV      .L2X   A16, B31             ; <0> [begins] MV    sum, target
||      XOR     .S1    A27, A14, A2         ; <0> XOR     z_191, f4_194, z1_194
||      XOR     .D1    A12, A10, A15        ; <0> XOR     f5_194, s1_194, f6_194
||[B1]  STW     .D2T1  A22, *+B31[0]        ; <0> [begins] STW   c17, *+target[0]
        SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .L2X   B26, A31, B23        ; <0> XOR     u, d15_191, c16
||      XOR     .S1    A16, A15, A3         ; <0> XOR     y1_194, f6_194, u
||      MV      .S2    B9, B11              ; <0> MV      onward, keys
||      XOR     .D1    A2, A15, A15         ; <0> XOR     z1_194, f6_194, t
des3_cbc_encrypt_c64x$des3_cbc_encrypt_c64x$4:
        SHL     .S1    A29, 31, A0          ; SHL     c17, 31, top_200
        SHRU    .S1    A29, 1, A29          ; SHRU    c17, 1, rest_200
        ADD     .L1    A0, A29, A0          ; ADD     top_200, rest_200, c17
||      MVKL    .S2    2863311530, B0       ; MVKL    0xaaaaaaaa, m1_197
        XOR     .L1X   A0, B23, A29         ; XOR     c17, c16, both_201
||      MVKH    .S2    2863311530, B0       ; MVKH    0xaaaaaaaa, m1_197
        MVKL    .S1    858993459, A1        ; MVKL    0x33333333, m2_197
        AND     .L2X   B0, A29, B0          ; AND     both_201, m1_197, d_201
||      MVKL    .S1    16711935, A29        ; MVKL    0x00ff00ff, m8_197
        XOR     .L2    B23, B0, B23         ; XOR     c16, d_201, c16
        SHRU    .S2    B23, 1, B1           ; SHRU    c16, 1, rest_202
        XOR     .L1X   A0, B0, A0           ; XOR     c17, d_201, c17
||      SHL     .S2    B23, 31, B0          ; SHL     c16, 31, top_202
        ADD     .L2    B0, B1, B0           ; ADD     top_202, rest_202, c16
||      SHRU    .S1    A0, 8, A2            ; SHRU    c17, 8, high_203
        MVKH    .S1    16711935, A29        ; MVKH    0x00ff00ff, m8_197
        XOR     .L1X   A2, B0, A2           ; XOR     high_203, c16, both_203
        AND     .L1    A2, A29, A2          ; AND     both_203, m8_197, d_203
        SHL     .S1    A2, 8, A29           ; SHL     d_203, 8, moved_203
        XOR     .L1    A0, A29, A0          ; XOR     c17, moved_203, c17
||      XOR     .L2X   B0, A2, B0           ; XOR     c16, d_203, c16
||      MVKH    .S1    858993459, A1        ; MVKH    0x33333333, m2_197
        SHRU    .S1    A0, 2, A2            ; SHRU    c17, 2, high_204
        AND     .L1    A2, A1, A1           ; AND     high_204, m2_197, x_204
||      AND     .S1X   A1, B0, A2           ; AND     c16, m2_197, y_204
        SUB     .L1    A2, A1, A1           ; SUB     y_204, x_204, e_204
        MVKL    .S2    252645135, B1        ; MVKL    0x0f0f0f0f, m4_197
        SUB     .L2X   B0, A1, B0           ; SUB     c16, e_204, c16
||      MVKH    .S2    252645135, B1        ; MVKH    0x0f0f0f0f, m4_197
||      ADDAW   .D1    A0, A1, A0           ; ADDAW   c17, e_204, c17
        MPYHLU  .M1    A0, A8, A8           ; MPYHLU  c17, one, x_205
||      MPYSU   .M2    1, B0, B23           ; MPYSU   1, c16, y_205
        NOP     2
        SUB     .L1X   B23, A8, A8          ; SUB     y_205, x_205, e_205
        SHL     .S1    A8, 16, A1           ; SHL     e_205, 16, moved_205
        ADD     .L1    A0, A1, A0           ; ADD     c17, moved_205, c17
||      SUB     .L2X   B0, A8, B0           ; SUB     c16, e_205, c16
||      LDW     .D2T1  *+B15[4], A8         ; restore iv
        SHRU    .S1    A0, 4, A1            ; SHRU    c17, 4, high_206
        XOR     .L1X   A1, B0, A1           ; XOR     high_206, c16, both_206
        AND     .L1X   A1, B1, A1           ; AND     both_206, m4_197, d_206
        SHL     .S1    A1, 4, A2            ; SHL     d_206, 4, moved_206
        XOR     .L1    A0, A2, A0           ; XOR     c17, moved_206, c17
||      XOR     .L2X   B0, A1, B0           ; XOR     c16, d_206, c16
        STW     .D1T1  A0, *+A8[0]          ; STW     c17, *+iv[0]
||      STW     .D2T2  B0, *+B31[1]         ; STW     c16, *+target[1]
        STW     .D1T2  B0, *+A8[1]          ; STW     c16, *+iv[1]
||      STW     .D2T1  A0, *+B31[0]         ; STW     c17, *+target[0]
des3_cbc_encrypt_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      ZERO    .L2    B0                   ; ZERO    linear_207
||      LDW     .D2T2  *+B15[3], B0         ; restore return$
        LDW     .D1T1  *+A0[13], A14        ; restore A14
        LDW     .D1T1  *+A0[7], A11         ; restore A11
        MVC     .S2    B0, AMR              ; MVC     linear_207, AMR
||      LDW     .D1T1  *+A0[11], A13        ; restore A13
||      LDW     .D2T2  *+B15[6], B10        ; restore B10
        LDW     .D1T1  *+A0[14], A15        ; restore A15
||      LDW     .D2T2  *+B15[10], B12       ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A12         ; restore A12
||      LDW     .D2T2  *+B15[12], B13       ; restore B13
        LDW     .D1T1  *+A0[5], A10         ; restore A10
||      LDW     .D2T2  *+B15[8], B11        ; restore B11
        NOP     3
        ADDK    .S2    56, B15              ; frame
