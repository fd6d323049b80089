; broadside optimize: source 29463d60d4fe2d4a416e3f83e2a332fe5080f6d137eafa68c7974d3550902def
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 36 s a region
        .ref    mars_s1, mars_s_box
; MARS, decryption of any number of independent blocks on the C64x.
;
;       void mars_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
;
; Six passes over all blocks; between passes the blocks are in `out`. Two passes do a half of the mixing each, four do
; four rounds of the core, with a block on each side. The blocks of a pass are independent, so as many are in flight as
; the units can take. The core loads its keys again for each block: registers are scarcer than loads. A misaligned
; pointer stops the machine's memory access. To be called with interrupts disabled: registers take new values while older
; ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Blocks of 16 bytes in memory, three or four at a time: what the routines of the C64x on many blocks share. The words
; of the blocks are ax, bx, cx, dx; ay to dy; az to dz; aw to dw.

; Bytes from the first block of three to the others: 0 where there is no such block, which is then the first again.

; The same for four.





; The next three, if there are more.

; The next four, if there are more.

; The next block of a pass over all of them; `name` and the name of the stores of the pass before go into a .mdep.

; MARS (Burwick et al., August 1999) on the C64x: its rounds as macros.
;
; The S-box and its addressing are those of round.inc. A rotation is one operation of .M, which takes its amount modulo
; 32: in the core the amounts are the lowest bits of the product rotated by 5 and by 10, so they need no operation. The
; rotation by 13, and the first of a product, are made of shifts instead, so that .M has six operations a round and not
; eight.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; MARS (Burwick et al., August 1999) on the C62x: its rounds as macros.
;
; The S-box, S0 and then S1, lies in data memory block 0 and is read through .D1; S1 lies once more in block 1 and is
; read through .D2: the loads of both never meet in a bank. Circular addressing (AMR) masks the index: 256 words from
; A4 (S0) and B4 (S1), 512 words from A6 (both). So the lowest bits of a word need no operation.
;
; The mixing rotates a word by a byte: its part that moves down is an index of the S-box already. In the core, p is the
; product before its rotation by 5; the amounts of the two data-dependent rotations are bits 31:27 and 26:22 of p, so
; they need no mask after a shift down. A shift by 32 gives 0, so an amount of 0 needs no care; `word` holds 32.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4, A6, B4.

; Linear addressing again, as the C ABI demands on return.

; One round of forward mixing: a changes the other three and is rotated.

; One round of backward mixing.



; product = x y modulo 2^32.

; out = rotl(in, left).

; The three outputs of the E function, from a word with its key and the product of its copy rotated by 13.

; The E function of a word, and the word rotated left by 13.

; The E function of a word before it was rotated left by 13, and that word.

; One round of the core, its results where the next round reads them: A, B, C, D is what was B, C, D, A.

; The same in the second half of the core, where B and D change roles.

; Their inverses, of the words in the order D, C, B, A.




; Keys of a round from *+keys[first].

; [!last] says that `pass` has not reached `passes`.

; One round of forward mixing: a changes the other three and is rotated.

; One round of backward mixing.



; The macros of the core take the side on which a block lives: `kind` (.reg, .rega or .regb) declares its values,
; `boxed` (.rega or .regb) the index of the S-box whose base is `boxes`.

; out = rotl(in, left) by shifts; right is 32 - left.

; product = x y modulo 2^32.

; The three outputs of the E function, from a word with its key and the product of its copy rotated by 13.

; The E function of a word, which is rotated left by 13 on the way.

; The E function of a word before it was rotated so, to which it is rotated back.

; One round of the core: b, c and d change, a is rotated. The next round has the words in the order b, c, d, a.

; The same in the second half of the core, where B and D change roles.

; Their inverses, of the words in the order D, C, B, A.


; A block on either side.




; A block on side A.




; A block on side B; B6 is then the base of the S-box, too.




; Base registers and AMR for blocks on both sides. Reserves A4, A6, B4, B6.
; MARS on many blocks: what its passes over all of them share. `core` is a kind of round: its macro takes the four words
; and two keys, changes b, c and d and rotates a.

; A round of the core with its keys from *+keys[first].

; Eight rounds with the keys from *+keys[0] upwards.

; Eight inverse rounds, with the same keys from the last down.

; The words wa to wd of a block from plaintext to ciphertext, in code without a loop, with the round keys at `schedule`;
; `kind` begins the names of the rounds: turning on the C62x, next on the C64x.


; Words and keys in registers.


; Four rounds with the keys from *+keys[0] upwards, and four inverse rounds with the same from the last down.


; Out again over the same blocks.
; MARS on many blocks of the C64x: a block on each side.

; The blocks from both ends towards the middle, one from each end at a time; a block in the middle meets itself, and is
; loaded twice before it is stored twice.

; The block at `from`, which then is the one before.


        .global mars_decrypt_blocks_c64x

        .align  32
mars_decrypt_blocks_c64x:
        MV      .L1X   B4, A3               ; argument
||      MV      .L2X   A6, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
        MV      .L1    A4, A0               ; argument
||      MV      .L2    B0, B1               ; MV      blocks, left
||      STW     .D2T2  B12, *+B15[11]       ; save B12
        MV      .L1X   B15, A0              ; frame
||      STW     .D2T1  A0, *+B15[3]         ; save out
  [!B1] B       .S2    mars_decrypt_blocks_c64x$done; [!left] B      done
||      STW     .D1T1  A10, *+A0[6]         ; save A10
||      STW     .D2T2  B11, *+B15[9]        ; save B11
        STW     .D1T1  A12, *+A0[10]        ; save A12
||      STW     .D2T2  B13, *+B15[13]       ; save B13
        STW     .D1T1  A14, *+A0[14]        ; save A14
||      STW     .D2T2  B0, *+B15[2]         ; save blocks
        STW     .D1T1  A15, *+A0[15]        ; save A15
||      STW     .D2T2  B10, *+B15[7]        ; save B10
        STW     .D1T1  A13, *+A0[12]        ; save A13
        MV      .L2    B6, B3               ; argument
||      STW     .D1T1  A11, *+A0[8]         ; save A11
||      STW     .D2T2  B3, *+B15[1]         ; save return$
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$1:
        MV      .L2    B3, B3               ; MV      schedule, keys
        ADDK    .S2    144, B3              ; ADDK    144, keys
||      LDW     .D2T1  *+B15[3], A1         ; restore out
        LDW     .D2T1  *+B3[3], A28         ; LDW     *+keys[3], k3
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      LDW     .D2T2  *+B3[1], B22         ; LDW     *+keys[1], k1
        MVKL    .S1    21561633, A0         ; MVKL    0x01490121, circular_2
||      MVKL    .S2    21569825, B0         ; MVKL    0x01492121, sides_1
||      LDW     .D2T2  *+B3[0], B24         ; LDW     *+keys[0], k0
        MVKH    .S1    21561633, A0         ; MVKH    0x01490121, circular_2
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T2  *+B3[2], B21         ; LDW     *+keys[2], k2
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      STW     .D2T2  B3, *+B15[5]         ; save keys
        MVC     .S2X   A0, AMR              ; MVC     circular_2, AMR
        MV      .L2X   A6, B6               ; MV      A6, B6
||      MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    21569825, B0         ; MVKH    0x01492121, sides_1
        MV      .L1    A1, A3               ; MV      out, to
||      MV      .L2X   A3, B31              ; MV      in, from
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B0, AMR              ; MVC     sides_1, AMR
mars_decrypt_blocks_c64x$mixing$guard:
        CMPGT   .L2    5, B1, B0            ; few iterations of mixing
  [B0]  B       .S1    mars_decrypt_blocks_c64x$mixing$few; few iterations of mixing
        NOP     5
mars_decrypt_blocks_c64x$mixing$entry:
        LDW     .D2T2  *B31++[4], B25       ; <0> LDW     *from++[4]{mixing_in}, a
        NOP     2
        LDW     .D2T1  *-B31[1], A21        ; <0> LDW     *-from[1]{mixing_in}, d
        NOP
        LDW     .D2T2  *-B31[2], B30        ; <0> LDW     *-from[2]{mixing_in}, c
        NOP     2
        ADD     .S1    A21, A28, A30        ; <0> ADD     d, k3, d
||      LDW     .D2T2  *-B31[3], B19        ; <0> LDW     *-from[3]{mixing_in}, b
        NOP
        ADD     .L2    B30, B21, B20        ; <0> ADD     c, k2, c
||      SHRU    .S2X   A30, 8, B16          ; <0> SHRU    d, 8, a8_7
||      LDW     .D1T2  *+A4[A30], B5        ; <0> LDW     *+A4[d], s0_7
        SHRU    .S1    A30, 16, A31         ; <0> SHRU    d, 16, a16_7
||      LDW     .D2T1  *+B4[B16], A25       ; <0> LDW     *+B4[a8_7], s1_7
        NOP     3
        XOR     .L2    B20, B5, B8          ; <0> XOR     c, s0_7, sum_7
        LDW     .D1T2  *+A4[A31], B29       ; <0> LDW     *+A4[a16_7], s2_7
        ADD     .S1X   A25, B8, A27         ; <0> ADD     sum_7, s1_7, c
        ADD     .S2    B25, B24, B23        ; <0> ADD     a, k0, a
        NOP
        SHRU    .S2X   A30, 24, B17         ; <0> SHRU    d, 24, a24_7
||      LDW     .D2T2  *B31++[4], B25       ; <1> LDW     *from++[4]{mixing_in}, a
        LDW     .D1T1  *+A4[A27], A17       ; <0> LDW     *+A4[c], s0_8
        ROTL    .M1    A30, 8, A25          ; <0> ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B17], B19       ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L2    B19, B22, B5         ; <0> ADD     b, k1, b
||      SHRU    .S2X   A27, 8, B2           ; <0> SHRU    c, 8, a8_8
||      LDW     .D2T1  *-B31[1], A21        ; <1> LDW     *-from[1]{mixing_in}, d
        LDW     .D2T1  *+B4[B2], A21        ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B5, B29, B18         ; <0> ADD     b, s2_7, b
||      LDW     .D2T2  *-B31[2], B30        ; <1> LDW     *-from[2]{mixing_in}, c
        NOP     2
        XOR     .L1X   A17, B18, A17        ; <0> XOR     b, s0_8, sum_8
||      ADD     .S1    A21, A28, A30        ; <1> ADD     d, k3, d
||      LDW     .D2T2  *-B31[3], B19        ; <1> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A17, A21, A29        ; <0> ADD     sum_8, s1_8, b
        ADD     .L2    B30, B21, B20        ; <1> ADD     c, k2, c
||      SHRU    .S2X   A30, 8, B16          ; <1> SHRU    d, 8, a8_7
||      LDW     .D1T2  *+A4[A30], B5        ; <1> LDW     *+A4[d], s0_7
        XOR     .L2    B23, B19, B18        ; <0> XOR     a, s3_7, a
||      SHRU    .S1    A30, 16, A31         ; <1> SHRU    d, 16, a16_7
||      SHRU    .S2X   A29, 8, B17          ; <0> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A29], B16       ; <0> LDW     *+A4[b], s0_9
||      LDW     .D2T1  *+B4[B16], A25       ; <1> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A27, 16, A21         ; <0> SHRU    c, 16, a16_8
        ADD     .S1X   A25, B18, A24        ; <0> ADD     d, a, d
||      SHRU    .S2X   A27, 24, B17         ; <0> SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A21], B2        ; <0> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B17], A25       ; <0> LDW     *+B4[a8_9], s1_9
        NOP
        XOR     .L2    B20, B5, B8          ; <1> XOR     c, s0_7, sum_7
||      ROTL    .M1    A27, 8, A2           ; <0> ROTL    c, 8, c
        SUB     .L2    B1, 4, B1            ; passes of mixing
||      LDW     .D1T2  *+A4[A31], B29       ; <1> LDW     *+A4[a16_7], s2_7
        ADD     .S1X   A25, B8, A27         ; <1> ADD     sum_7, s1_7, c
||      LDW     .D2T2  *+B4[B17], B16       ; <0> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A8          ; <0> SHRU    b, 16, a16_9
||      ADD     .S2    B25, B24, B23        ; <1> ADD     a, k0, a
        ADD     .L2    B18, B2, B5          ; <0> ADD     a, s2_8, a
        XOR     .L2    B5, B16, B5          ; <0> XOR     a, s0_9, sum_9
||      SHRU    .S2X   A30, 24, B17         ; <1> SHRU    d, 24, a24_7
||      LDW     .D1T1  *+A4[A8], A0         ; <0> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *B31++[4], B25       ; <2> LDW     *from++[4]{mixing_in}, a
        LDW     .D1T1  *+A4[A27], A17       ; <1> LDW     *+A4[c], s0_8
        ADD     .L1X   A25, B5, A23         ; <0> ADD     sum_9, s1_9, a
||      ROTL    .M1    A30, 8, A25          ; <1> ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B17], B19       ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L2    B19, B22, B5         ; <1> ADD     b, k1, b
||      SHRU    .S2X   A27, 8, B2           ; <1> SHRU    c, 8, a8_8
||      LDW     .D1T2  *+A4[A23], B16       ; <0> LDW     *+A4[a], s0_10
||      LDW     .D2T1  *-B31[1], A21        ; <2> LDW     *-from[1]{mixing_in}, d
        SHRU    .S2X   A23, 8, B3           ; <0> SHRU    a, 8, a8_10
||      LDW     .D2T1  *+B4[B2], A21        ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B5, B29, B18         ; <1> ADD     b, s2_7, b
||      SHRU    .S2X   A29, 24, B5          ; <0> SHRU    b, 24, a24_9
||      LDW     .D2T2  *-B31[2], B30        ; <2> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A2, A29, A26         ; <0> ADD     c, b, c
||      ROTL    .M1    A29, 8, A22          ; <0> ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B3], A0         ; <0> LDW     *+B4[a8_10], s1_10
        XOR     .S2X   B16, A24, B17        ; <0> XOR     d, s3_8, d
||      LDW     .D2T2  *+B4[B5], B16        ; <0> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A17, B18, A17        ; <1> XOR     b, s0_8, sum_8
||      ADD     .S1    A21, A28, A30        ; <2> ADD     d, k3, d
||      LDW     .D2T2  *-B31[3], B19        ; <2> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A17, A21, A29        ; <1> ADD     sum_8, s1_8, b
||      ADD     .S1X   A0, B17, A7          ; <0> ADD     d, s2_9, d
        XOR     .L1X   A7, B16, A21         ; <0> XOR     d, s0_10, sum_10
||      ADD     .L2    B30, B21, B20        ; <2> ADD     c, k2, c
||      SHRU    .S1    A23, 16, A24         ; <0> SHRU    a, 16, a16_10
||      SHRU    .S2X   A30, 8, B16          ; <2> SHRU    d, 8, a8_7
||      LDW     .D1T2  *+A4[A30], B5        ; <2> LDW     *+A4[d], s0_7
        XOR     .L2    B23, B19, B18        ; <1> XOR     a, s3_7, a
||      SHRU    .S1    A30, 16, A31         ; <2> SHRU    d, 16, a16_7
||      SHRU    .S2X   A29, 8, B17          ; <1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A29], B16       ; <1> LDW     *+A4[b], s0_9
||      LDW     .D2T1  *+B4[B16], A25       ; <2> LDW     *+B4[a8_7], s1_7
        ADD     .L1    A21, A0, A0          ; <0> ADD     sum_10, s1_10, d
||      SHRU    .S1    A27, 16, A21         ; <1> SHRU    c, 16, a16_8
||      SHRU    .S2X   A23, 24, B8          ; <0> SHRU    a, 24, a24_10
||      ROTL    .M1    A23, 8, A21          ; <0> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A24], B7        ; <0> LDW     *+A4[a16_10], s2_10
        ADD     .S1X   A25, B18, A24        ; <1> ADD     d, a, d
||      SHRU    .S2X   A27, 24, B17         ; <1> SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A21], B2        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B17], A25       ; <1> LDW     *+B4[a8_9], s1_9
        LDW     .D1T1  *+A4[A0], A7         ; <0> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A26, B16, A23        ; <0> XOR     c, s3_9, c
||      XOR     .L2    B20, B5, B8          ; <2> XOR     c, s0_7, sum_7
||      SHRU    .S2X   A0, 8, B3            ; <0> SHRU    d, 8, a8_12
||      ROTL    .M1    A27, 8, A2           ; <1> ROTL    c, 8, c
        LDW     .D1T2  *+A4[A31], B29       ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B3], A19        ; <0> LDW     *+B4[a8_12], s1_12
        ADD     .S1X   A25, B8, A27         ; <2> ADD     sum_7, s1_7, c
||      SHRU    .S2X   A0, 24, B5           ; <0> SHRU    d, 24, a24_12
||      LDW     .D2T2  *+B4[B17], B16       ; <1> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A8          ; <1> SHRU    b, 16, a16_9
||      ADD     .S2    B25, B24, B23        ; <2> ADD     a, k0, a
        ADD     .L1X   A23, B7, A20         ; <0> ADD     c, s2_10, c
||      ADD     .L2    B18, B2, B5          ; <1> ADD     a, s2_8, a
||      LDW     .D2T1  *+B4[B5], A16        ; <0> LDW     *+B4[a24_12], s3_12
        XOR     .L2    B5, B16, B5          ; <1> XOR     a, s0_9, sum_9
||      SHRU    .S1    A0, 16, A8           ; <0> SHRU    d, 16, a16_12
||      SHRU    .S2X   A30, 24, B17         ; <2> SHRU    d, 24, a24_7
||      ROTL    .M1    A0, 8, A18           ; <0> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A0         ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *B31++[4], B25       ; <3> LDW     *from++[4]{mixing_in}, a
        LDW     .D1T1  *+A4[A27], A17       ; <2> LDW     *+A4[c], s0_8
        ADD     .L1X   A25, B5, A23         ; <1> ADD     sum_9, s1_9, a
||      XOR     .L2X   B8, A22, B8          ; <0> XOR     b, s3_10, b
||      ROTL    .M1    A30, 8, A25          ; <2> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A16        ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B17], B19       ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .L2    B19, B22, B5         ; <2> ADD     b, k1, b
||      XOR     .S1    A20, A7, A5          ; <0> XOR     c, s0_12, sum_12
||      SHRU    .S2X   A27, 8, B2           ; <2> SHRU    c, 8, a8_8
||      LDW     .D1T2  *+A4[A23], B16       ; <1> LDW     *+A4[a], s0_10
||      LDW     .D2T1  *-B31[1], A21        ; <3> LDW     *-from[1]{mixing_in}, d
        ADD     .L1    A5, A19, A20         ; <0> ADD     sum_12, s1_12, c
||      SHRU    .S2X   A23, 8, B3           ; <1> SHRU    a, 8, a8_10
||      LDW     .D2T1  *+B4[B2], A21        ; <2> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B5, B29, B18         ; <2> ADD     b, s2_7, b
||      XOR     .S1    A21, A16, A19        ; <0> XOR     a, s3_12, a
||      SHRU    .S2X   A29, 24, B5          ; <1> SHRU    b, 24, a24_9
||      LDW     .D1T1  *+A4[A20], A5        ; <0> LDW     *+A4[c], s0_13
||      LDW     .D2T2  *-B31[2], B30        ; <3> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A2, A29, A26         ; <1> ADD     c, b, c
||      SHRU    .S2X   A20, 8, B3           ; <0> SHRU    c, 8, a8_13
||      ROTL    .M1    A29, 8, A22          ; <1> ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B3], A0         ; <1> LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A20, 16, A5          ; <0> SHRU    c, 16, a16_13
||      XOR     .S2X   B16, A24, B17        ; <1> XOR     d, s3_8, d
||      LDW     .D2T2  *+B4[B5], B16        ; <1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A17, B18, A17        ; <2> XOR     b, s0_8, sum_8
||      ADD     .S1    A21, A28, A30        ; <3> ADD     d, k3, d
||      LDW     .D1T1  *+A4[A5], A16        ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B31[3], B19        ; <3> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A17, A21, A29        ; <2> ADD     sum_8, s1_8, b
||      ADD     .S1X   A0, B17, A7          ; <1> ADD     d, s2_9, d
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A7, B16, A21         ; <1> XOR     d, s0_10, sum_10
||      ADD     .L2    B30, B21, B20        ; <3> ADD     c, k2, c
||      SHRU    .S1    A23, 16, A24         ; <1> SHRU    a, 16, a16_10
||      SHRU    .S2X   A30, 8, B16          ; <3> SHRU    d, 8, a8_7
||      LDW     .D1T2  *+A4[A30], B5        ; <3> LDW     *+A4[d], s0_7
        ADD     .L1X   A16, B8, A17         ; <0> ADD     b, s2_12, b
||      XOR     .L2    B23, B19, B18        ; <2> XOR     a, s3_7, a
||      SHRU    .S1    A30, 16, A31         ; <3> SHRU    d, 16, a16_7
||      SHRU    .S2X   A29, 8, B17          ; <2> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A29], B16       ; <2> LDW     *+A4[b], s0_9
||      LDW     .D2T1  *+B4[B16], A25       ; <3> LDW     *+B4[a8_7], s1_7
        ADD     .L1    A21, A0, A0          ; <1> ADD     sum_10, s1_10, d
||      SHRU    .S1    A27, 16, A21         ; <2> SHRU    c, 16, a16_8
||      SHRU    .S2X   A23, 24, B8          ; <1> SHRU    a, 24, a24_10
||      ROTL    .M1    A23, 8, A21          ; <1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A24], B7        ; <1> LDW     *+A4[a16_10], s2_10
        XOR     .L1    A17, A5, A5          ; <0> XOR     b, s0_13, sum_13
||      ADD     .S1X   A25, B18, A24        ; <2> ADD     d, a, d
||      SHRU    .S2X   A27, 24, B17         ; <2> SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A21], B2        ; <2> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B17], A25       ; <2> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A5, B5, A17          ; <0> ADD     sum_13, s1_13, b
||      SHRU    .S2X   A20, 24, B3          ; <0> SHRU    c, 24, a24_13
||      LDW     .D1T1  *+A4[A0], A7         ; <1> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *+B4[B8], B8         ; <1> LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A26, B16, A23        ; <1> XOR     c, s3_9, c
||      XOR     .L2    B20, B5, B8          ; <3> XOR     c, s0_7, sum_7
||      ADD     .S1    A19, A16, A16        ; <0> ADD     a, s2_13, a
||      SHRU    .S2X   A0, 8, B3            ; <1> SHRU    d, 8, a8_12
||      ROTL    .M1    A27, 8, A2           ; <2> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A17], A5        ; <0> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[a24_13], s3_13
        SHRU    .S2X   A17, 8, B3           ; <0> SHRU    b, 8, a8_14
||      LDW     .D1T2  *+A4[A31], B29       ; <3> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B3], A19        ; <1> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A18, A19, A18        ; <0> ADD     d, a, d
||      ADD     .S1X   A25, B8, A27         ; <3> ADD     sum_7, s1_7, c
||      SHRU    .S2X   A0, 24, B5           ; <1> SHRU    d, 24, a24_12
||      LDW     .D2T2  *+B4[B17], B16       ; <2> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A8          ; <2> SHRU    b, 16, a16_9
||      ADD     .S2    B25, B24, B23        ; <3> ADD     a, k0, a
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A23, B7, A20         ; <1> ADD     c, s2_10, c
||      ADD     .L2    B18, B2, B5          ; <2> ADD     a, s2_8, a
||      SHRU    .S2X   A17, 24, B2          ; <0> SHRU    b, 24, a24_14
||      ROTL    .M1    A20, 8, A9           ; <0> ROTL    c, 8, c
||      LDW     .D2T1  *+B4[B5], A16        ; <1> LDW     *+B4[a24_12], s3_12
||      NOP
||      NOP
;@loop {"name": "mixing", "ii": 20, "res_mii": 20, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 62.3, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 20, 5 stages
;  bounds: resources 20, recurrence 1
;  units: L1 17/20, S1 18/20, M1 8/20, D1 20/20, L2 12/20, S2 19/20, M2 0/20, D2 20/20
;  cross paths: 1X 12/20, 2X 20/20
;  T paths: T1 20/20, T2 20/20
;  registers of side A: 26 used, 24 live at once
;  registers of side B: 24 used, 20 live at once
;  II 20: found by annealing, 62.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_decrypt_blocks_c64x$mixing:
        XOR     .L1    A16, A5, A5          ; <4> XOR     a, s0_14, sum_14
||      XOR     .L2    B5, B16, B5          ; <2> XOR     a, s0_9, sum_9
||      SHRU    .S1    A0, 16, A8           ; <3> SHRU    d, 16, a16_12
||      SHRU    .S2X   A30, 24, B17         ; <1> SHRU    d, 24, a24_7
||      ROTL    .M1    A0, 8, A18           ; <3> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A0         ; <2> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *B31++[4], B25       ; <0> LDW     *from++[4]{mixing_in}, a
        XOR     .L2X   B3, A18, B7          ; <4> XOR     d, s3_13, d
||      LDW     .D1T1  *+A4[A27], A17       ; <1> LDW     *+A4[c], s0_8
||      LDW     .D2T2  *+B4[B2], B2         ; <4> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A25, B5, A23         ; <2> ADD     sum_9, s1_9, a
||      XOR     .L2X   B8, A22, B8          ; <3> XOR     b, s3_10, b
||      SHRU    .S1    A17, 16, A8          ; <4> SHRU    b, 16, a16_14
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     left, 1, left
||      ROTL    .M1    A30, 8, A25          ; <1> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A16        ; <3> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B17], B19       ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B2, A7           ; <4> ADD     sum_14, s1_14, a
||      ADD     .L2    B19, B22, B5         ; <1> ADD     b, k1, b
||      XOR     .S1    A20, A7, A5          ; <3> XOR     c, s0_12, sum_12
||      SHRU    .S2X   A27, 8, B2           ; <1> SHRU    c, 8, a8_8
||      LDW     .D1T2  *+A4[A23], B16       ; <2> LDW     *+A4[a], s0_10
||      LDW     .D2T1  *-B31[1], A21        ; <0> LDW     *-from[1]{mixing_in}, d
        ADD     .L1    A5, A19, A20         ; <3> ADD     sum_12, s1_12, c
||      ADD     .S1    A9, A17, A9          ; <4> ADD     c, b, c
||      SHRU    .S2X   A23, 8, B3           ; <2> SHRU    a, 8, a8_10
||      LDW     .D1T2  *+A4[A8], B5         ; <4> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B2], A21        ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B5, B29, B18         ; <1> ADD     b, s2_7, b
||      XOR     .S1    A21, A16, A19        ; <3> XOR     a, s3_12, a
||      SHRU    .S2X   A29, 24, B5          ; <2> SHRU    b, 24, a24_9
||      ROTL    .M1    A17, 8, A8           ; <4> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A20], A5        ; <3> LDW     *+A4[c], s0_13
||      LDW     .D2T2  *-B31[2], B30        ; <0> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A2, A29, A26         ; <2> ADD     c, b, c
||      SHRU    .S1    A7, 16, A5           ; <4> SHRU    a, 16, a16_15
||      SHRU    .S2X   A20, 8, B3           ; <3> SHRU    c, 8, a8_13
||      ROTL    .M1    A29, 8, A22          ; <2> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <4> LDW     *+A4[a], s0_15
||      LDW     .D2T1  *+B4[B3], A0         ; <2> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A9, B2, A9           ; <4> XOR     c, s3_14, c
||      SHRU    .S1    A20, 16, A5          ; <3> SHRU    c, 16, a16_13
||      XOR     .S2X   B16, A24, B17        ; <2> XOR     d, s3_8, d
||      ROTL    .M1    A7, 8, A5            ; <4> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A5], A7         ; <4> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B5], B16        ; <2> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A17, B18, A17        ; <1> XOR     b, s0_8, sum_8
||      ADD     .S1    A21, A28, A30        ; <0> ADD     d, k3, d
||      SHRU    .S2X   A7, 24, B2           ; <4> SHRU    a, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A16        ; <3> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B31[3], B19        ; <0> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A17, A21, A29        ; <1> ADD     sum_8, s1_8, b
||      ADD     .S1X   A0, B17, A7          ; <2> ADD     d, s2_9, d
||      SHRU    .S2X   A7, 8, B3            ; <4> SHRU    a, 8, a8_15
||      STW     .D1T1  A5, *A3++[4]         ; <4> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <3> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A7, B16, A21         ; <2> XOR     d, s0_10, sum_10
||      ADD     .L2    B30, B21, B20        ; <0> ADD     c, k2, c
||      SHRU    .S1    A23, 16, A24         ; <2> SHRU    a, 16, a16_10
||      SHRU    .S2X   A30, 8, B16          ; <0> SHRU    d, 8, a8_7
||      LDW     .D1T2  *+A4[A30], B5        ; <0> LDW     *+A4[d], s0_7
||      LDW     .D2T1  *+B4[B2], A5         ; <4> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A16, B8, A17         ; <3> ADD     b, s2_12, b
||      XOR     .L2    B23, B19, B18        ; <1> XOR     a, s3_7, a
||      SHRU    .S1    A30, 16, A31         ; <0> SHRU    d, 16, a16_7
||      SHRU    .S2X   A29, 8, B17          ; <1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A29], B16       ; <1> LDW     *+A4[b], s0_9
||      LDW     .D2T1  *+B4[B16], A25       ; <0> LDW     *+B4[a8_7], s1_7
        ADD     .L1    A21, A0, A0          ; <2> ADD     sum_10, s1_10, d
||      SHRU    .S1    A27, 16, A21         ; <1> SHRU    c, 16, a16_8
||      SHRU    .S2X   A23, 24, B8          ; <2> SHRU    a, 24, a24_10
||      ROTL    .M1    A23, 8, A21          ; <2> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A24], B7        ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B3], A8         ; <4> LDW     *+B4[a8_15], s1_15
        XOR     .L1    A17, A5, A5          ; <3> XOR     b, s0_13, sum_13
||      ADD     .L2    B7, B5, B3           ; <4> ADD     d, s2_14, d
||      ADD     .S1X   A25, B18, A24        ; <1> ADD     d, a, d
||      SHRU    .S2X   A27, 24, B17         ; <1> SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A21], B2        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B17], A25       ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A5, B5, A17          ; <3> ADD     sum_13, s1_13, b
||      XOR     .L2    B3, B2, B23          ; <4> XOR     d, s0_15, sum_15
||[B1]  B       .S1    mars_decrypt_blocks_c64x$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A20, 24, B3          ; <3> SHRU    c, 24, a24_13
||      LDW     .D1T1  *+A4[A0], A7         ; <2> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *+B4[B8], B8         ; <2> LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A26, B16, A23        ; <2> XOR     c, s3_9, c
||      XOR     .L2    B20, B5, B8          ; <0> XOR     c, s0_7, sum_7
||      ADD     .S1    A19, A16, A16        ; <3> ADD     a, s2_13, a
||      SHRU    .S2X   A0, 8, B3            ; <2> SHRU    d, 8, a8_12
||      ROTL    .M1    A27, 8, A2           ; <1> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A17], A5        ; <3> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *+B4[B3], B3         ; <3> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A8, A5, A5           ; <4> XOR     b, s3_15, b
||      ADD     .S1    A9, A7, A7           ; <4> ADD     c, s2_15, c
||      SHRU    .S2X   A17, 8, B3           ; <3> SHRU    b, 8, a8_14
||      LDW     .D1T2  *+A4[A31], B29       ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B3], A19        ; <2> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A18, A19, A18        ; <3> ADD     d, a, d
||      ADD     .S1X   A25, B8, A27         ; <0> ADD     sum_7, s1_7, c
||      SHRU    .S2X   A0, 24, B5           ; <2> SHRU    d, 24, a24_12
||      STW     .D1T1  A5, *-A3[3]          ; <4> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *+B4[B17], B16       ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L2X   B23, A8, B30         ; <4> ADD     sum_15, s1_15, d
||      SHRU    .S1    A29, 16, A8          ; <1> SHRU    b, 16, a16_9
||      ADD     .S2    B25, B24, B23        ; <0> ADD     a, k0, a
||      STW     .D1T1  A7, *-A3[2]          ; <4> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <3> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A23, B7, A20         ; <2> ADD     c, s2_10, c
||      ADD     .L2    B18, B2, B5          ; <1> ADD     a, s2_8, a
||      SHRU    .S2X   A17, 24, B2          ; <3> SHRU    b, 24, a24_14
||      ROTL    .M1    A20, 8, A9           ; <3> ROTL    c, 8, c
||      STW     .D1T2  B30, *-A3[1]         ; <4> STW     d, *-to[1]{mixing_out}
||      LDW     .D2T1  *+B4[B5], A16        ; <2> LDW     *+B4[a24_12], s3_12
mars_decrypt_blocks_c64x$mixing$exit:
        XOR     .L1    A16, A5, A5          ; <-4> XOR     a, s0_14, sum_14
||      XOR     .L2    B5, B16, B5          ; <-2> XOR     a, s0_9, sum_9
||      SHRU    .S1    A0, 16, A8           ; <-3> SHRU    d, 16, a16_12
||      SHRU    .S2X   A30, 24, B17         ; <-1> SHRU    d, 24, a24_7
||      ROTL    .M1    A0, 8, A18           ; <-3> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A0         ; <-2> LDW     *+A4[a16_9], s2_9
        XOR     .L2X   B3, A18, B7          ; <-4> XOR     d, s3_13, d
||      LDW     .D1T1  *+A4[A27], A17       ; <-1> LDW     *+A4[c], s0_8
||      LDW     .D2T2  *+B4[B2], B2         ; <-4> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A25, B5, A23         ; <-2> ADD     sum_9, s1_9, a
||      XOR     .L2X   B8, A22, B8          ; <-3> XOR     b, s3_10, b
||      SHRU    .S1    A17, 16, A8          ; <-4> SHRU    b, 16, a16_14
||      ROTL    .M1    A30, 8, A25          ; <-1> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A16        ; <-3> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B17], B19       ; <-1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B2, A7           ; <-4> ADD     sum_14, s1_14, a
||      ADD     .L2    B19, B22, B5         ; <-1> ADD     b, k1, b
||      XOR     .S1    A20, A7, A5          ; <-3> XOR     c, s0_12, sum_12
||      SHRU    .S2X   A27, 8, B2           ; <-1> SHRU    c, 8, a8_8
||      LDW     .D1T2  *+A4[A23], B16       ; <-2> LDW     *+A4[a], s0_10
        ADD     .L1    A5, A19, A20         ; <-3> ADD     sum_12, s1_12, c
||      ADD     .S1    A9, A17, A9          ; <-4> ADD     c, b, c
||      SHRU    .S2X   A23, 8, B3           ; <-2> SHRU    a, 8, a8_10
||      LDW     .D1T2  *+A4[A8], B5         ; <-4> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B2], A21        ; <-1> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B5, B29, B18         ; <-1> ADD     b, s2_7, b
||      XOR     .S1    A21, A16, A19        ; <-3> XOR     a, s3_12, a
||      SHRU    .S2X   A29, 24, B5          ; <-2> SHRU    b, 24, a24_9
||      ROTL    .M1    A17, 8, A8           ; <-4> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A20], A5        ; <-3> LDW     *+A4[c], s0_13
        ADD     .L1    A2, A29, A26         ; <-2> ADD     c, b, c
||      SHRU    .S1    A7, 16, A5           ; <-4> SHRU    a, 16, a16_15
||      SHRU    .S2X   A20, 8, B3           ; <-3> SHRU    c, 8, a8_13
||      ROTL    .M1    A29, 8, A22          ; <-2> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <-4> LDW     *+A4[a], s0_15
||      LDW     .D2T1  *+B4[B3], A0         ; <-2> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A9, B2, A9           ; <-4> XOR     c, s3_14, c
||      SHRU    .S1    A20, 16, A5          ; <-3> SHRU    c, 16, a16_13
||      XOR     .S2X   B16, A24, B17        ; <-2> XOR     d, s3_8, d
||      ROTL    .M1    A7, 8, A5            ; <-4> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-4> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B5], B16        ; <-2> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A17, B18, A17        ; <-1> XOR     b, s0_8, sum_8
||      SHRU    .S2X   A7, 24, B2           ; <-4> SHRU    a, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A16        ; <-3> LDW     *+A4[a16_13], s2_13
        ADD     .L1    A17, A21, A29        ; <-1> ADD     sum_8, s1_8, b
||      ADD     .S1X   A0, B17, A7          ; <-2> ADD     d, s2_9, d
||      SHRU    .S2X   A7, 8, B3            ; <-4> SHRU    a, 8, a8_15
||      STW     .D1T1  A5, *A3++[4]         ; <-4> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <-3> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A7, B16, A21         ; <-2> XOR     d, s0_10, sum_10
||      SHRU    .S1    A23, 16, A24         ; <-2> SHRU    a, 16, a16_10
||      LDW     .D2T1  *+B4[B2], A5         ; <-4> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A16, B8, A17         ; <-3> ADD     b, s2_12, b
||      XOR     .L2    B23, B19, B18        ; <-1> XOR     a, s3_7, a
||      SHRU    .S2X   A29, 8, B17          ; <-1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A29], B16       ; <-1> LDW     *+A4[b], s0_9
        ADD     .L1    A21, A0, A0          ; <-2> ADD     sum_10, s1_10, d
||      SHRU    .S1    A27, 16, A21         ; <-1> SHRU    c, 16, a16_8
||      SHRU    .S2X   A23, 24, B8          ; <-2> SHRU    a, 24, a24_10
||      ROTL    .M1    A23, 8, A21          ; <-2> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A24], B7        ; <-2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B3], A8         ; <-4> LDW     *+B4[a8_15], s1_15
        XOR     .L1    A17, A5, A5          ; <-3> XOR     b, s0_13, sum_13
||      ADD     .L2    B7, B5, B3           ; <-4> ADD     d, s2_14, d
||      ADD     .S1X   A25, B18, A24        ; <-1> ADD     d, a, d
||      SHRU    .S2X   A27, 24, B17         ; <-1> SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A21], B2        ; <-1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B17], A25       ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A5, B5, A17          ; <-3> ADD     sum_13, s1_13, b
||      XOR     .L2    B3, B2, B23          ; <-4> XOR     d, s0_15, sum_15
||      SHRU    .S2X   A20, 24, B3          ; <-3> SHRU    c, 24, a24_13
||      LDW     .D1T1  *+A4[A0], A7         ; <-2> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *+B4[B8], B8         ; <-2> LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A26, B16, A23        ; <-2> XOR     c, s3_9, c
||      ADD     .S1    A19, A16, A16        ; <-3> ADD     a, s2_13, a
||      SHRU    .S2X   A0, 8, B3            ; <-2> SHRU    d, 8, a8_12
||      ROTL    .M1    A27, 8, A2           ; <-1> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A17], A5        ; <-3> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *+B4[B3], B3         ; <-3> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A8, A5, A5           ; <-4> XOR     b, s3_15, b
||      ADD     .S1    A9, A7, A7           ; <-4> ADD     c, s2_15, c
||      SHRU    .S2X   A17, 8, B3           ; <-3> SHRU    b, 8, a8_14
||      LDW     .D2T1  *+B4[B3], A19        ; <-2> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A18, A19, A18        ; <-3> ADD     d, a, d
||      SHRU    .S2X   A0, 24, B5           ; <-2> SHRU    d, 24, a24_12
||      STW     .D1T1  A5, *-A3[3]          ; <-4> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *+B4[B17], B16       ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L2X   B23, A8, B30         ; <-4> ADD     sum_15, s1_15, d
||      SHRU    .S1    A29, 16, A8          ; <-1> SHRU    b, 16, a16_9
||      STW     .D1T1  A7, *-A3[2]          ; <-4> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <-3> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A23, B7, A20         ; <-2> ADD     c, s2_10, c
||      ADD     .L2    B18, B2, B5          ; <-1> ADD     a, s2_8, a
||      SHRU    .S2X   A17, 24, B2          ; <-3> SHRU    b, 24, a24_14
||      ROTL    .M1    A20, 8, A9           ; <-3> ROTL    c, 8, c
||      STW     .D1T2  B30, *-A3[1]         ; <-4> STW     d, *-to[1]{mixing_out}
||      LDW     .D2T1  *+B4[B5], A16        ; <-2> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A16, A5, A5          ; <-3> XOR     a, s0_14, sum_14
||      XOR     .L2    B5, B16, B5          ; <-1> XOR     a, s0_9, sum_9
||      SHRU    .S1    A0, 16, A8           ; <-2> SHRU    d, 16, a16_12
||      ROTL    .M1    A0, 8, A18           ; <-2> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A0         ; <-1> LDW     *+A4[a16_9], s2_9
        XOR     .L2X   B3, A18, B7          ; <-3> XOR     d, s3_13, d
||      LDW     .D2T2  *+B4[B2], B2         ; <-3> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A25, B5, A23         ; <-1> ADD     sum_9, s1_9, a
||      XOR     .L2X   B8, A22, B8          ; <-2> XOR     b, s3_10, b
||      SHRU    .S1    A17, 16, A8          ; <-3> SHRU    b, 16, a16_14
||      LDW     .D1T1  *+A4[A8], A16        ; <-2> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A5, B2, A7           ; <-3> ADD     sum_14, s1_14, a
||      XOR     .S1    A20, A7, A5          ; <-2> XOR     c, s0_12, sum_12
||      LDW     .D1T2  *+A4[A23], B16       ; <-1> LDW     *+A4[a], s0_10
        ADD     .L1    A5, A19, A20         ; <-2> ADD     sum_12, s1_12, c
||      ADD     .S1    A9, A17, A9          ; <-3> ADD     c, b, c
||      SHRU    .S2X   A23, 8, B3           ; <-1> SHRU    a, 8, a8_10
||      LDW     .D1T2  *+A4[A8], B5         ; <-3> LDW     *+A4[a16_14], s2_14
        XOR     .S1    A21, A16, A19        ; <-2> XOR     a, s3_12, a
||      SHRU    .S2X   A29, 24, B5          ; <-1> SHRU    b, 24, a24_9
||      ROTL    .M1    A17, 8, A8           ; <-3> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A20], A5        ; <-2> LDW     *+A4[c], s0_13
        ADD     .L1    A2, A29, A26         ; <-1> ADD     c, b, c
||      SHRU    .S1    A7, 16, A5           ; <-3> SHRU    a, 16, a16_15
||      SHRU    .S2X   A20, 8, B3           ; <-2> SHRU    c, 8, a8_13
||      ROTL    .M1    A29, 8, A22          ; <-1> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <-3> LDW     *+A4[a], s0_15
||      LDW     .D2T1  *+B4[B3], A0         ; <-1> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A9, B2, A9           ; <-3> XOR     c, s3_14, c
||      SHRU    .S1    A20, 16, A5          ; <-2> SHRU    c, 16, a16_13
||      XOR     .S2X   B16, A24, B17        ; <-1> XOR     d, s3_8, d
||      ROTL    .M1    A7, 8, A5            ; <-3> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B5], B16        ; <-1> LDW     *+B4[a24_9], s3_9
        SHRU    .S2X   A7, 24, B2           ; <-3> SHRU    a, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A16        ; <-2> LDW     *+A4[a16_13], s2_13
        ADD     .S1X   A0, B17, A7          ; <-1> ADD     d, s2_9, d
||      SHRU    .S2X   A7, 8, B3            ; <-3> SHRU    a, 8, a8_15
||      STW     .D1T1  A5, *A3++[4]         ; <-3> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <-2> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A7, B16, A21         ; <-1> XOR     d, s0_10, sum_10
||      SHRU    .S1    A23, 16, A24         ; <-1> SHRU    a, 16, a16_10
||      LDW     .D2T1  *+B4[B2], A5         ; <-3> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A16, B8, A17         ; <-2> ADD     b, s2_12, b
        ADD     .L1    A21, A0, A0          ; <-1> ADD     sum_10, s1_10, d
||      SHRU    .S2X   A23, 24, B8          ; <-1> SHRU    a, 24, a24_10
||      ROTL    .M1    A23, 8, A21          ; <-1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A24], B7        ; <-1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B3], A8         ; <-3> LDW     *+B4[a8_15], s1_15
        XOR     .L1    A17, A5, A5          ; <-2> XOR     b, s0_13, sum_13
||      ADD     .L2    B7, B5, B3           ; <-3> ADD     d, s2_14, d
        ADD     .L1X   A5, B5, A17          ; <-2> ADD     sum_13, s1_13, b
||      XOR     .L2    B3, B2, B23          ; <-3> XOR     d, s0_15, sum_15
||      SHRU    .S2X   A20, 24, B3          ; <-2> SHRU    c, 24, a24_13
||      LDW     .D1T1  *+A4[A0], A7         ; <-1> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *+B4[B8], B8         ; <-1> LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A26, B16, A23        ; <-1> XOR     c, s3_9, c
||      ADD     .S1    A19, A16, A16        ; <-2> ADD     a, s2_13, a
||      SHRU    .S2X   A0, 8, B3            ; <-1> SHRU    d, 8, a8_12
||      LDW     .D1T1  *+A4[A17], A5        ; <-2> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *+B4[B3], B3         ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A8, A5, A5           ; <-3> XOR     b, s3_15, b
||      ADD     .S1    A9, A7, A7           ; <-3> ADD     c, s2_15, c
||      SHRU    .S2X   A17, 8, B3           ; <-2> SHRU    b, 8, a8_14
||      LDW     .D2T1  *+B4[B3], A19        ; <-1> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A18, A19, A18        ; <-2> ADD     d, a, d
||      SHRU    .S2X   A0, 24, B5           ; <-1> SHRU    d, 24, a24_12
||      STW     .D1T1  A5, *-A3[3]          ; <-3> STW     b, *-to[3]{mixing_out}
        ADD     .L2X   B23, A8, B30         ; <-3> ADD     sum_15, s1_15, d
||      STW     .D1T1  A7, *-A3[2]          ; <-3> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <-2> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A23, B7, A20         ; <-1> ADD     c, s2_10, c
||      SHRU    .S2X   A17, 24, B2          ; <-2> SHRU    b, 24, a24_14
||      ROTL    .M1    A20, 8, A9           ; <-2> ROTL    c, 8, c
||      STW     .D1T2  B30, *-A3[1]         ; <-3> STW     d, *-to[1]{mixing_out}
||      LDW     .D2T1  *+B4[B5], A16        ; <-1> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A16, A5, A5          ; <-2> XOR     a, s0_14, sum_14
||      SHRU    .S1    A0, 16, A8           ; <-1> SHRU    d, 16, a16_12
||      ROTL    .M1    A0, 8, A18           ; <-1> ROTL    d, 8, d
        XOR     .L2X   B3, A18, B7          ; <-2> XOR     d, s3_13, d
||      LDW     .D2T2  *+B4[B2], B2         ; <-2> LDW     *+B4[a24_14], s3_14
        XOR     .L2X   B8, A22, B8          ; <-1> XOR     b, s3_10, b
||      SHRU    .S1    A17, 16, A8          ; <-2> SHRU    b, 16, a16_14
||      LDW     .D1T1  *+A4[A8], A16        ; <-1> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A5, B2, A7           ; <-2> ADD     sum_14, s1_14, a
||      XOR     .S1    A20, A7, A5          ; <-1> XOR     c, s0_12, sum_12
        ADD     .L1    A5, A19, A20         ; <-1> ADD     sum_12, s1_12, c
||      ADD     .S1    A9, A17, A9          ; <-2> ADD     c, b, c
||      LDW     .D1T2  *+A4[A8], B5         ; <-2> LDW     *+A4[a16_14], s2_14
        XOR     .S1    A21, A16, A19        ; <-1> XOR     a, s3_12, a
||      ROTL    .M1    A17, 8, A8           ; <-2> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A20], A5        ; <-1> LDW     *+A4[c], s0_13
        SHRU    .S1    A7, 16, A5           ; <-2> SHRU    a, 16, a16_15
||      SHRU    .S2X   A20, 8, B3           ; <-1> SHRU    c, 8, a8_13
||      LDW     .D1T2  *+A4[A7], B2         ; <-2> LDW     *+A4[a], s0_15
        XOR     .L1X   A9, B2, A9           ; <-2> XOR     c, s3_14, c
||      SHRU    .S1    A20, 16, A5          ; <-1> SHRU    c, 16, a16_13
||      ROTL    .M1    A7, 8, A5            ; <-2> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-2> LDW     *+A4[a16_15], s2_15
        SHRU    .S2X   A7, 24, B2           ; <-2> SHRU    a, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A16        ; <-1> LDW     *+A4[a16_13], s2_13
        SHRU    .S2X   A7, 8, B3            ; <-2> SHRU    a, 8, a8_15
||      STW     .D1T1  A5, *A3++[4]         ; <-2> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <-1> LDW     *+B4[a8_13], s1_13
        LDW     .D2T1  *+B4[B2], A5         ; <-2> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A16, B8, A17         ; <-1> ADD     b, s2_12, b
        LDW     .D2T1  *+B4[B3], A8         ; <-2> LDW     *+B4[a8_15], s1_15
        XOR     .L1    A17, A5, A5          ; <-1> XOR     b, s0_13, sum_13
||      ADD     .L2    B7, B5, B3           ; <-2> ADD     d, s2_14, d
        ADD     .L1X   A5, B5, A17          ; <-1> ADD     sum_13, s1_13, b
||      XOR     .L2    B3, B2, B23          ; <-2> XOR     d, s0_15, sum_15
||      SHRU    .S2X   A20, 24, B3          ; <-1> SHRU    c, 24, a24_13
        ADD     .S1    A19, A16, A16        ; <-1> ADD     a, s2_13, a
||      LDW     .D1T1  *+A4[A17], A5        ; <-1> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *+B4[B3], B3         ; <-1> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A8, A5, A5           ; <-2> XOR     b, s3_15, b
||      ADD     .S1    A9, A7, A7           ; <-2> ADD     c, s2_15, c
||      SHRU    .S2X   A17, 8, B3           ; <-1> SHRU    b, 8, a8_14
        ADD     .L1    A18, A19, A18        ; <-1> ADD     d, a, d
||      STW     .D1T1  A5, *-A3[3]          ; <-2> STW     b, *-to[3]{mixing_out}
        ADD     .L2X   B23, A8, B30         ; <-2> ADD     sum_15, s1_15, d
||      STW     .D1T1  A7, *-A3[2]          ; <-2> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <-1> LDW     *+B4[a8_14], s1_14
        SHRU    .S2X   A17, 24, B2          ; <-1> SHRU    b, 24, a24_14
||      ROTL    .M1    A20, 8, A9           ; <-1> ROTL    c, 8, c
||      STW     .D1T2  B30, *-A3[1]         ; <-2> STW     d, *-to[1]{mixing_out}
        XOR     .L1    A16, A5, A5          ; <-1> XOR     a, s0_14, sum_14
        XOR     .L2X   B3, A18, B7          ; <-1> XOR     d, s3_13, d
||      LDW     .D2T2  *+B4[B2], B2         ; <-1> LDW     *+B4[a24_14], s3_14
        SHRU    .S1    A17, 16, A8          ; <-1> SHRU    b, 16, a16_14
        ADD     .L1X   A5, B2, A7           ; <-1> ADD     sum_14, s1_14, a
        ADD     .S1    A9, A17, A9          ; <-1> ADD     c, b, c
||      LDW     .D1T2  *+A4[A8], B5         ; <-1> LDW     *+A4[a16_14], s2_14
        ROTL    .M1    A17, 8, A8           ; <-1> ROTL    b, 8, b
        SHRU    .S1    A7, 16, A5           ; <-1> SHRU    a, 16, a16_15
||      LDW     .D1T2  *+A4[A7], B2         ; <-1> LDW     *+A4[a], s0_15
        XOR     .L1X   A9, B2, A9           ; <-1> XOR     c, s3_14, c
||      ROTL    .M1    A7, 8, A5            ; <-1> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-1> LDW     *+A4[a16_15], s2_15
        SHRU    .S2X   A7, 24, B2           ; <-1> SHRU    a, 24, a24_15
        SHRU    .S2X   A7, 8, B3            ; <-1> SHRU    a, 8, a8_15
||      STW     .D1T1  A5, *A3++[4]         ; <-1> STW     a, *to++[4]{mixing_out}
        LDW     .D2T1  *+B4[B2], A5         ; <-1> LDW     *+B4[a24_15], s3_15
        NOP
        LDW     .D2T1  *+B4[B3], A8         ; <-1> LDW     *+B4[a8_15], s1_15
        ADD     .L2    B7, B5, B3           ; <-1> ADD     d, s2_14, d
        XOR     .L2    B3, B2, B23          ; <-1> XOR     d, s0_15, sum_15
        NOP
        XOR     .L1    A8, A5, A5           ; <-1> XOR     b, s3_15, b
||      ADD     .S1    A9, A7, A7           ; <-1> ADD     c, s2_15, c
        STW     .D1T1  A5, *-A3[3]          ; <-1> STW     b, *-to[3]{mixing_out}
        ADD     .L2X   B23, A8, B30         ; <-1> ADD     sum_15, s1_15, d
||      STW     .D1T1  A7, *-A3[2]          ; <-1> STW     c, *-to[2]{mixing_out}
        STW     .D1T2  B30, *-A3[1]         ; <-1> STW     d, *-to[1]{mixing_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$3:
        MVK     .L2    2, B0                ; MVK     2, pass
        STW     .D2T2  B0, *+B15[4]         ; save pass
mars_decrypt_blocks_c64x$first_half:
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D2T1  *+B15[3], A1         ; restore out
        NOP     2
        ADDK    .S1    -32, A0              ; ADDK    -32, keys
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_17
        MV      .L1    A0, A17              ; MV      keys, keys_a
||      ADD     .L2X   B1, A1, B1           ; ADD     out, last_17, back_in
        MV      .L1    A1, A26              ; MV      out, front_in
||      MV      .L2X   A0, B31              ; MV      keys, keys_b
||      MV      .S1    A1, A21              ; MV      out, front_out
||      ADD     .S2    1, B0, B0            ; ADD     blocks, 1, odd_17
||      SUBAW   .D2    B1, 4, B2            ; SUBAW   back_in, 4, back_in
        MV      .L2    B2, B9               ; MV      back_in, back_out
||      SHRU    .S2    B0, 1, B1            ; SHRU    odd_17, 1, left
||      STW     .D2T1  A0, *+B15[5]         ; save keys
mars_decrypt_blocks_c64x$first$guard:
        CMPGT   .L2    3, B1, B0            ; few iterations of first
  [B0]  B       .S1    mars_decrypt_blocks_c64x$first$few; few iterations of first
        NOP     5
mars_decrypt_blocks_c64x$first$entry:
        LDW     .D1T1  *A26++[4], A5        ; <0> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <0> LDW     *+back_in[1]{first_in}, xb
        LDW     .D1T1  *+A17[7], A20        ; <0> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T2  *+B31[7], B12        ; <0> LDW     *+keys_b[6 + 1], q_50
        LDW     .D1T1  *-A26[3], A7         ; <0> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B2[2], B27         ; <0> LDW     *+back_in[2]{first_in}, yb
        NOP
        LDW     .D1T1  *-A26[2], A9         ; <0> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B2[3], B26         ; <0> LDW     *+back_in[3]{first_in}, zb
        LDW     .D1T1  *-A26[1], A30        ; <0> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *B2--[4], B29        ; <0> LDW     *back_in--[4]{first_in}, wb
        NOP     4
        SHRU    .S1    A30, 13, A19         ; <0> SHRU    za, 13, lower_26
||      SHRU    .S2    B26, 13, B3          ; <0> SHRU    zb, 13, lower_55
||      MPYHLU  .M1    A30, A20, A1         ; <0> MPYHLU  za, q_21, mixed1_25
||      MPYHLU  .M2    B26, B12, B17        ; <0> MPYHLU  zb, q_50, mixed1_54
        SHL     .S1    A30, 19, A18         ; <0> SHL     za, 19, upper_26
||      SHL     .S2    B26, 19, B16         ; <0> SHL     zb, 19, upper_55
||      MPYLHU  .M1    A30, A20, A10        ; <0> MPYLHU  za, q_21, mixed2_25
||      MPYLHU  .M2    B26, B12, B12        ; <0> MPYLHU  zb, q_50, mixed2_54
        MPYU    .M1    A30, A20, A13        ; <0> MPYU    za, q_21, low_25
||      MPYU    .M2    B26, B12, B26        ; <0> MPYU    zb, q_50, low_54
        ADD     .L1    A1, A10, A10         ; <0> ADD     mixed1_25, mixed2_25, mixed_25
||      ADD     .L2    B17, B12, B30        ; <0> ADD     mixed1_54, mixed2_54, mixed_54
||      LDW     .D1T1  *+A17[4], A23        ; <0> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B31[4], B22        ; <0> LDW     *+keys_b[4], p_57
        ADD     .L1    A18, A19, A1         ; <0> ADD     upper_26, lower_26, za
||      ADD     .L2    B16, B3, B30         ; <0> ADD     upper_55, lower_55, zb
||      SHL     .S1    A10, 16, A25         ; <0> SHL     mixed_25, 16, upper_25
||      SHL     .S2    B30, 16, B16         ; <0> SHL     mixed_54, 16, upper_54
||      LDW     .D1T1  *+A17[6], A18        ; <0> LDW     *+keys_a[6], p_21
||      LDW     .D2T2  *+B31[6], B10        ; <0> LDW     *+keys_b[6], p_50
        LDW     .D1T1  *+A17[5], A28        ; <0> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T2  *+B31[5], B16        ; <0> LDW     *+keys_b[4 + 1], q_57
        NOP
        ADD     .L1    A13, A25, A10        ; <0> ADD     low_25, upper_25, product_24
||      ADD     .L2    B26, B16, B11        ; <0> ADD     low_54, upper_54, product_53
        SHRU    .S1    A10, 27, A20         ; <0> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B11, 27, B19         ; <0> SHRU    product_53, 27, p27_56
        ADD     .L1    A1, A18, A13         ; <0> ADD     za, p_21, index_24
||      ADD     .L2    B30, B10, B10        ; <0> ADD     zb, p_50, index_53
||      SHL     .S1    A10, 5, A14          ; <0> SHL     product_24, 5, p5_27
||      SHL     .S2    B11, 5, B21          ; <0> SHL     product_53, 5, p5_56
        ROTL    .M1    A10, 10, A18         ; <0> ROTL    product_24, 10, r_23
||      ROTL    .M2    B11, 10, B7          ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[index_53], box_56
        NOP
        ADD     .L1    A14, A20, A27        ; <0> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B21, B19, B20        ; <0> ADD     p5_56, p27_56, once_56
||      ROTL    .M1    A13, A20, A20        ; <0> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B10, B19, B3         ; <0> ROTL    index_53, p27_56, m_52
        NOP
        XOR     .L1    A27, A18, A16        ; <0> XOR     once_27, r_23, both_27
||      XOR     .L2    B20, B7, B13         ; <0> XOR     once_56, r_52, both_56
        XOR     .S1    A16, A13, A16        ; <0> XOR     both_27, box_27, sum_27
||      XOR     .S2    B13, B10, B21        ; <0> XOR     both_56, box_56, sum_56
        SUB     .L1    A7, A20, A16         ; <0> SUB     xa, m_23, xa
||      SUB     .L2    B5, B3, B11          ; <0> SUB     xb, m_52, xb
||      ROTL    .M1    A16, A18, A20        ; <0> ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B21, B7, B28         ; <0> ROTL    sum_56, r_52, l_52
        NOP
        SUB     .L1    A9, A20, A10         ; <0> SUB     ya, l_23, ya
||      SUB     .L2    B27, B28, B5         ; <0> SUB     yb, l_52, yb
||      LDW     .D1T1  *A26++[4], A5        ; <1> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <1> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A5, A18, A31         ; <0> XOR     wa, r_23, wa
||      XOR     .L2    B29, B7, B13         ; <0> XOR     wb, r_52, wb
||      SHL     .S1    A10, 19, A24         ; <0> SHL     ya, 19, upper_33
||      SHL     .S2    B5, 19, B21          ; <0> SHL     yb, 19, upper_62
||      MPYHLU  .M1    A10, A28, A3         ; <0> MPYHLU  ya, q_28, mixed1_32
||      MPYHLU  .M2    B5, B16, B20         ; <0> MPYHLU  yb, q_57, mixed1_61
||      LDW     .D1T1  *+A17[7], A20        ; <1> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T2  *+B31[7], B12        ; <1> LDW     *+keys_b[6 + 1], q_50
        SHRU    .S1    A10, 13, A13         ; <0> SHRU    ya, 13, lower_33
||      SHRU    .S2    B5, 13, B12          ; <0> SHRU    yb, 13, lower_62
||      MPYLHU  .M1    A10, A28, A20        ; <0> MPYLHU  ya, q_28, mixed2_32
||      MPYLHU  .M2    B5, B16, B27         ; <0> MPYLHU  yb, q_57, mixed2_61
||      LDW     .D1T1  *-A26[3], A7         ; <1> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B2[2], B27         ; <1> LDW     *+back_in[2]{first_in}, yb
        ADD     .L1    A24, A13, A15        ; <0> ADD     upper_33, lower_33, ya
||      ADD     .L2    B21, B12, B8         ; <0> ADD     upper_62, lower_62, yb
        ADD     .L1    A15, A23, A28        ; <0> ADD     ya, p_28, index_31
||      ADD     .L2    B8, B22, B3          ; <0> ADD     yb, p_57, index_60
||      ADD     .S1    A3, A20, A30         ; <0> ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .S2    B20, B27, B21        ; <0> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1    A10, A28, A23        ; <0> MPYU    ya, q_28, low_32
||      MPYU    .M2    B5, B16, B24         ; <0> MPYU    yb, q_57, low_61
||      LDW     .D1T1  *-A26[2], A9         ; <1> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B2[3], B26         ; <1> LDW     *+back_in[3]{first_in}, zb
        SHL     .S1    A30, 16, A27         ; <0> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B21, 16, B27         ; <0> SHL     mixed_61, 16, upper_61
||      LDW     .D1T1  *-A26[1], A30        ; <1> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *B2--[4], B29        ; <1> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A23, A27, A29        ; <0> ADD     low_32, upper_32, product_31
||      ADD     .L2    B24, B27, B10        ; <0> ADD     low_61, upper_61, product_60
||      LDW     .D1T1  *+A17[3], A14        ; <0> LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *+B31[3], B23        ; <0> LDW     *+keys_b[2 + 1], q_64
        SHRU    .S1    A29, 27, A22         ; <0> SHRU    product_31, 27, p27_34
||      SHRU    .S2    B10, 27, B20         ; <0> SHRU    product_60, 27, p27_63
||      ROTL    .M1    A29, 10, A13         ; <0> ROTL    product_31, 10, r_30
||      ROTL    .M2    B10, 10, B7          ; <0> ROTL    product_60, 10, r_59
||      LDW     .D1T1  *+A6[A28], A25       ; <0> LDW     *+A6[index_31], box_34
||      LDW     .D2T2  *+B6[B3], B22        ; <0> LDW     *+B6[index_60], box_63
        SHL     .S1    A29, 5, A14          ; <0> SHL     product_31, 5, p5_34
||      SHL     .S2    B10, 5, B24          ; <0> SHL     product_60, 5, p5_63
        ADD     .L1    A14, A22, A14        ; <0> ADD     p5_34, p27_34, once_34
||      ADD     .L2    B24, B20, B28        ; <0> ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A28, A22, A22        ; <0> ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B3, B20, B28         ; <0> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A17[2], A27        ; <0> LDW     *+keys_a[2], p_35
||      LDW     .D2T2  *+B31[2], B12        ; <0> LDW     *+keys_b[2], p_64
        XOR     .L1    A14, A13, A10        ; <0> XOR     once_34, r_30, both_34
||      XOR     .L2    B28, B7, B30         ; <0> XOR     once_63, r_59, both_63
||      SHRU    .S1    A30, 13, A19         ; <1> SHRU    za, 13, lower_26
||      SHRU    .S2    B26, 13, B3          ; <1> SHRU    zb, 13, lower_55
||      MPYHLU  .M1    A30, A20, A1         ; <1> MPYHLU  za, q_21, mixed1_25
||      MPYHLU  .M2    B26, B12, B17        ; <1> MPYHLU  zb, q_50, mixed1_54
||      XOR     .D1    A1, A13, A29         ; <0> XOR     za, r_30, za
||      XOR     .D2    B30, B7, B24         ; <0> XOR     zb, r_59, zb
        SHL     .S1    A30, 19, A18         ; <1> SHL     za, 19, upper_26
||      SHL     .S2    B26, 19, B16         ; <1> SHL     zb, 19, upper_55
||      MPYLHU  .M1    A30, A20, A10        ; <1> MPYLHU  za, q_21, mixed2_25
||      MPYLHU  .M2    B26, B12, B12        ; <1> MPYLHU  zb, q_50, mixed2_54
        XOR     .L1    A10, A25, A25        ; <0> XOR     both_34, box_34, sum_34
||      XOR     .L2    B30, B22, B30        ; <0> XOR     both_63, box_63, sum_63
||      MPYU    .M1    A30, A20, A13        ; <1> MPYU    za, q_21, low_25
||      MPYU    .M2    B26, B12, B26        ; <1> MPYU    zb, q_50, low_54
||      LDW     .D1T1  *+A17[1], A19        ; <0> LDW     *+keys_a[0 + 1], q_42
||      LDW     .D2T2  *+B31[1], B17        ; <0> LDW     *+keys_b[0 + 1], q_71
        ADD     .L1    A1, A10, A10         ; <1> ADD     mixed1_25, mixed2_25, mixed_25
||      ADD     .L2    B17, B12, B30        ; <1> ADD     mixed1_54, mixed2_54, mixed_54
||      ROTL    .M1    A25, A13, A30        ; <0> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B30, B7, B20         ; <0> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A17[4], A23        ; <1> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B31[4], B22        ; <1> LDW     *+keys_b[4], p_57
        ADD     .L1    A18, A19, A1         ; <1> ADD     upper_26, lower_26, za
||      ADD     .L2    B16, B3, B30         ; <1> ADD     upper_55, lower_55, zb
||      SHL     .S1    A10, 16, A25         ; <1> SHL     mixed_25, 16, upper_25
||      SHL     .S2    B30, 16, B16         ; <1> SHL     mixed_54, 16, upper_54
||      LDW     .D1T1  *+A17[6], A18        ; <1> LDW     *+keys_a[6], p_21
||      LDW     .D2T2  *+B31[6], B10        ; <1> LDW     *+keys_b[6], p_50
        MV      .L1X   B1, A16              ; copy
||      SUB     .S1    A16, A30, A3         ; <0> SUB     xa, l_30, xa
||      SUB     .S2    B11, B20, B19        ; <0> SUB     xb, l_59, xb
||      LDW     .D1T1  *+A17[5], A28        ; <1> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T2  *+B31[5], B16        ; <1> LDW     *+keys_b[4 + 1], q_57
        SHL     .S1    A3, 19, A30          ; <0> SHL     xa, 19, upper_40
||      SHL     .S2    B19, 19, B20         ; <0> SHL     xb, 19, upper_69
||      MPYHLU  .M1    A3, A14, A13         ; <0> MPYHLU  xa, q_35, mixed1_39
||      MPYHLU  .M2    B19, B23, B16        ; <0> MPYHLU  xb, q_64, mixed1_68
        ADD     .L1    A13, A25, A10        ; <1> ADD     low_25, upper_25, product_24
||      ADD     .L2    B26, B16, B11        ; <1> ADD     low_54, upper_54, product_53
||      SHRU    .S1    A3, 13, A0           ; <0> SHRU    xa, 13, lower_40
||      SHRU    .S2    B19, 13, B25         ; <0> SHRU    xb, 13, lower_69
||      MPYLHU  .M1    A3, A14, A3          ; <0> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B19, B23, B7         ; <0> MPYLHU  xb, q_64, mixed2_68
        ADD     .L1    A30, A0, A0          ; <0> ADD     upper_40, lower_40, xa
||      ADD     .L2    B20, B25, B25        ; <0> ADD     upper_69, lower_69, xb
||      SHRU    .S1    A10, 27, A20         ; <1> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B11, 27, B19         ; <1> SHRU    product_53, 27, p27_56
||      MPYU    .M1    A3, A14, A3          ; <0> MPYU    xa, q_35, low_39
||      MPYU    .M2    B19, B23, B7         ; <0> MPYU    xb, q_64, low_68
        ADD     .L1    A1, A18, A13         ; <1> ADD     za, p_21, index_24
||      ADD     .L2    B30, B10, B10        ; <1> ADD     zb, p_50, index_53
||      SHL     .S1    A10, 5, A14          ; <1> SHL     product_24, 5, p5_27
||      SHL     .S2    B11, 5, B21          ; <1> SHL     product_53, 5, p5_56
||      ADD     .D1    A13, A3, A18         ; <0> ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .D2    B16, B7, B20         ; <0> ADD     mixed1_68, mixed2_68, mixed_68
        SUB     .L1    A31, A22, A22        ; <0> SUB     wa, m_30, wa
||      SUB     .L2    B13, B28, B23        ; <0> SUB     wb, m_59, wb
||      SHL     .S1    A18, 16, A18         ; <0> SHL     mixed_39, 16, upper_39
||      SHL     .S2    B20, 16, B28         ; <0> SHL     mixed_68, 16, upper_68
||      ROTL    .M1    A10, 10, A18         ; <1> ROTL    product_24, 10, r_23
||      ROTL    .M2    B11, 10, B7          ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A6[A13], A13       ; <1> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B6[B10], B10       ; <1> LDW     *+B6[index_53], box_56
        ADD     .L1    A3, A18, A10         ; <0> ADD     low_39, upper_39, product_38
||      ADD     .L2    B7, B28, B13         ; <0> ADD     low_68, upper_68, product_67
||      ADD     .S1    A0, A27, A3          ; <0> ADD     xa, p_35, index_38
||      ADD     .S2    B25, B12, B28        ; <0> ADD     xb, p_64, index_67
        ADD     .L1    A14, A20, A27        ; <1> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B21, B19, B20        ; <1> ADD     p5_56, p27_56, once_56
||      ROTL    .M1    A13, A20, A20        ; <1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B10, B19, B3         ; <1> ROTL    index_53, p27_56, m_52
||      LDW     .D1T1  *+A6[A3], A13        ; <0> LDW     *+A6[index_38], box_41
||      LDW     .D2T2  *+B6[B28], B10       ; <0> LDW     *+B6[index_67], box_70
        SHL     .S1    A10, 5, A11          ; <0> SHL     product_38, 5, p5_41
||      SHL     .S2    B13, 5, B26          ; <0> SHL     product_67, 5, p5_70
||      ROTL    .M1    A10, 10, A31         ; <0> ROTL    product_38, 10, r_37
||      ROTL    .M2    B13, 10, B12         ; <0> ROTL    product_67, 10, r_66
        XOR     .L1    A27, A18, A16        ; <1> XOR     once_27, r_23, both_27
||      XOR     .L2    B20, B7, B13         ; <1> XOR     once_56, r_52, both_56
||      SHRU    .S1    A10, 27, A14         ; <0> SHRU    product_38, 27, p27_41
||      SHRU    .S2    B13, 27, B0          ; <0> SHRU    product_67, 27, p27_70
||      SUB     .D1    A16, 2, A2           ; passes of first
        ADD     .L1    A11, A14, A11        ; <0> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B26, B0, B28         ; <0> ADD     p5_70, p27_70, once_70
||      XOR     .S1    A16, A13, A16        ; <1> XOR     both_27, box_27, sum_27
||      XOR     .S2    B13, B10, B21        ; <1> XOR     both_56, box_56, sum_56
||      ROTL    .M1    A3, A14, A27         ; <0> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B28, B0, B19         ; <0> ROTL    index_67, p27_70, m_66
        SUB     .L1    A7, A20, A16         ; <1> SUB     xa, m_23, xa
||      SUB     .L2    B5, B3, B11          ; <1> SUB     xb, m_52, xb
||      XOR     .S1    A11, A31, A25        ; <0> XOR     once_41, r_37, both_41
||      XOR     .S2    B28, B12, B28        ; <0> XOR     once_70, r_66, both_70
||      ROTL    .M1    A16, A18, A20        ; <1> ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B21, B7, B28         ; <1> ROTL    sum_56, r_52, l_52
        XOR     .L1    A25, A13, A25        ; <0> XOR     both_41, box_41, sum_41
||      XOR     .L2    B28, B10, B13        ; <0> XOR     both_70, box_70, sum_70
||      XOR     .S1    A15, A31, A11        ; <0> XOR     ya, r_37, ya
||      XOR     .S2    B8, B12, B0          ; <0> XOR     yb, r_66, yb
||      NOP
;@loop {"name": "first", "ii": 28, "res_mii": 27, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 27, "result": "not found by annealing", "seconds": 97.3, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 29, "result": "found by annealing", "seconds": 2.6, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 28, "result": "found by annealing", "seconds": 3.6, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop first: II 28, 3 stages
;  bounds: resources 27, recurrence 1
;  units: L1 28/28, S1 27/28, M1 24/28, D1 27/28, L2 27/28, S2 26/28, M2 24/28, D2 27/28
;  cross paths: 1X 0/28, 2X 0/28
;  T paths: T1 20/28, T2 20/28
;  registers of side A: 31 used, 31 live at once
;  registers of side B: 31 used, 31 live at once
;  II 27: not found by annealing (as 2 equal channels), 97.3 s
;  II 29: found by annealing (as 2 equal channels), 2.6 s
;  II 28: found by annealing (as 2 equal channels), 3.6 s
;  not proved the least possible: every interval below 27 is ruled out; 97.3 s of search found nothing below 28
;  pipelined from 3 iterations on
mars_decrypt_blocks_c64x$first:
        SUB     .L1    A9, A20, A10         ; <1> SUB     ya, l_23, ya
||      SUB     .L2    B27, B28, B5         ; <1> SUB     yb, l_52, yb
||      ROTL    .M1    A25, A31, A9         ; <2> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B13, B12, B28        ; <2> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *A26++[4], A5        ; <0> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <0> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A5, A18, A31         ; <1> XOR     wa, r_23, wa
||      XOR     .L2    B29, B7, B13         ; <1> XOR     wb, r_52, wb
||      SHL     .S1    A10, 19, A24         ; <1> SHL     ya, 19, upper_33
||      SHL     .S2    B5, 19, B21          ; <1> SHL     yb, 19, upper_62
||      MPYHLU  .M1    A10, A28, A3         ; <1> MPYHLU  ya, q_28, mixed1_32
||      MPYHLU  .M2    B5, B16, B20         ; <1> MPYHLU  yb, q_57, mixed1_61
||      LDW     .D1T1  *+A17[7], A20        ; <0> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T2  *+B31[7], B12        ; <0> LDW     *+keys_b[6 + 1], q_50
        SUB     .L1    A22, A9, A14         ; <2> SUB     wa, l_37, wa
||      SUB     .L2    B23, B28, B29        ; <2> SUB     wb, l_66, wb
||      SHRU    .S1    A10, 13, A13         ; <1> SHRU    ya, 13, lower_33
||      SHRU    .S2    B5, 13, B12          ; <1> SHRU    yb, 13, lower_62
||      MPYLHU  .M1    A10, A28, A20        ; <1> MPYLHU  ya, q_28, mixed2_32
||      MPYLHU  .M2    B5, B16, B27         ; <1> MPYLHU  yb, q_57, mixed2_61
||      LDW     .D1T1  *-A26[3], A7         ; <0> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B2[2], B27         ; <0> LDW     *+back_in[2]{first_in}, yb
        ADD     .L1    A24, A13, A15        ; <1> ADD     upper_33, lower_33, ya
||      ADD     .L2    B21, B12, B8         ; <1> ADD     upper_62, lower_62, yb
||      SHL     .S1    A14, 19, A25         ; <2> SHL     wa, 19, upper_47
||      SHL     .S2    B29, 19, B28         ; <2> SHL     wb, 19, upper_76
||      MPYLHU  .M1    A14, A19, A3         ; <2> MPYLHU  wa, q_42, mixed2_46
||      MPYLHU  .M2    B29, B17, B23        ; <2> MPYLHU  wb, q_71, mixed2_75
||      LDW     .D1T1  *+A17[0], A10        ; <2> LDW     *+keys_a[0], p_42
||      LDW     .D2T2  *+B31[0], B22        ; <2> LDW     *+keys_b[0], p_71
        ADD     .L1    A15, A23, A28        ; <1> ADD     ya, p_28, index_31
||      ADD     .L2    B8, B22, B3          ; <1> ADD     yb, p_57, index_60
||      ADD     .S1    A3, A20, A30         ; <1> ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .S2    B20, B27, B21        ; <1> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1    A10, A28, A23        ; <1> MPYU    ya, q_28, low_32
||      MPYU    .M2    B5, B16, B24         ; <1> MPYU    yb, q_57, low_61
||      LDW     .D1T1  *-A26[2], A9         ; <0> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B2[3], B26         ; <0> LDW     *+back_in[3]{first_in}, zb
        SUB     .L1    A29, A27, A24        ; <2> SUB     za, m_37, za
||      SUB     .L2    B24, B19, B1         ; <2> SUB     zb, m_66, zb
||      SHL     .S1    A30, 16, A27         ; <1> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B21, 16, B27         ; <1> SHL     mixed_61, 16, upper_61
||      MPYHLU  .M1    A14, A19, A18        ; <2> MPYHLU  wa, q_42, mixed1_46
||      MPYHLU  .M2    B29, B17, B24        ; <2> MPYHLU  wb, q_71, mixed1_75
||      LDW     .D1T1  *-A26[1], A30        ; <0> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *B2--[4], B29        ; <0> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A23, A27, A29        ; <1> ADD     low_32, upper_32, product_31
||      ADD     .L2    B24, B27, B10        ; <1> ADD     low_61, upper_61, product_60
||      SHRU    .S1    A14, 13, A8          ; <2> SHRU    wa, 13, lower_47
||      SHRU    .S2    B29, 13, B29         ; <2> SHRU    wb, 13, lower_76
||      MPYU    .M1    A14, A19, A27        ; <2> MPYU    wa, q_42, low_46
||      MPYU    .M2    B29, B17, B21        ; <2> MPYU    wb, q_71, low_75
||      LDW     .D1T1  *+A17[3], A14        ; <1> LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *+B31[3], B23        ; <1> LDW     *+keys_b[2 + 1], q_64
        ADD     .L1    A25, A8, A8          ; <2> ADD     upper_47, lower_47, wa
||      ADD     .L2    B28, B29, B18        ; <2> ADD     upper_76, lower_76, wb
||      SHRU    .S1    A29, 27, A22         ; <1> SHRU    product_31, 27, p27_34
||      SHRU    .S2    B10, 27, B20         ; <1> SHRU    product_60, 27, p27_63
||      ROTL    .M1    A29, 10, A13         ; <1> ROTL    product_31, 10, r_30
||      ROTL    .M2    B10, 10, B7          ; <1> ROTL    product_60, 10, r_59
||      LDW     .D1T1  *+A6[A28], A25       ; <1> LDW     *+A6[index_31], box_34
||      LDW     .D2T2  *+B6[B3], B22        ; <1> LDW     *+B6[index_60], box_63
        ADD     .L1    A18, A3, A30         ; <2> ADD     mixed1_46, mixed2_46, mixed_46
||      ADD     .L2    B24, B23, B29        ; <2> ADD     mixed1_75, mixed2_75, mixed_75
||      SHL     .S1    A29, 5, A14          ; <1> SHL     product_31, 5, p5_34
||      SHL     .S2    B10, 5, B24          ; <1> SHL     product_60, 5, p5_63
||      ADD     .D1    A8, A10, A23         ; <2> ADD     wa, p_42, index_45
||      ADD     .D2    B18, B22, B10        ; <2> ADD     wb, p_71, index_74
        ADD     .L1    A14, A22, A14        ; <1> ADD     p5_34, p27_34, once_34
||      ADD     .L2    B24, B20, B28        ; <1> ADD     p5_63, p27_63, once_63
||      SHL     .S1    A30, 16, A18         ; <2> SHL     mixed_46, 16, upper_46
||      SHL     .S2    B29, 16, B22         ; <2> SHL     mixed_75, 16, upper_75
||      ROTL    .M1    A28, A22, A22        ; <1> ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B3, B20, B28         ; <1> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A17[2], A27        ; <1> LDW     *+keys_a[2], p_35
||      LDW     .D2T2  *+B31[2], B12        ; <1> LDW     *+keys_b[2], p_64
        XOR     .L1    A14, A13, A10        ; <1> XOR     once_34, r_30, both_34
||      XOR     .L2    B28, B7, B30         ; <1> XOR     once_63, r_59, both_63
||      SHRU    .S1    A30, 13, A19         ; <0> SHRU    za, 13, lower_26
||      SHRU    .S2    B26, 13, B3          ; <0> SHRU    zb, 13, lower_55
||      MPYHLU  .M1    A30, A20, A1         ; <0> MPYHLU  za, q_21, mixed1_25
||      MPYHLU  .M2    B26, B12, B17        ; <0> MPYHLU  zb, q_50, mixed1_54
||      XOR     .D1    A1, A13, A29         ; <1> XOR     za, r_30, za
||      XOR     .D2    B30, B7, B24         ; <1> XOR     zb, r_59, zb
        ADD     .L1    A27, A18, A28        ; <2> ADD     low_46, upper_46, product_45
||      ADD     .L2    B21, B22, B20        ; <2> ADD     low_75, upper_75, product_74
||      SHL     .S1    A30, 19, A18         ; <0> SHL     za, 19, upper_26
||      SHL     .S2    B26, 19, B16         ; <0> SHL     zb, 19, upper_55
||      MPYLHU  .M1    A30, A20, A10        ; <0> MPYLHU  za, q_21, mixed2_25
||      MPYLHU  .M2    B26, B12, B12        ; <0> MPYLHU  zb, q_50, mixed2_54
||      LDW     .D1T1  *+A6[A23], A18       ; <2> LDW     *+A6[index_45], box_48
||      LDW     .D2T2  *+B6[B10], B10       ; <2> LDW     *+B6[index_74], box_77
        XOR     .L1    A10, A25, A25        ; <1> XOR     both_34, box_34, sum_34
||      XOR     .L2    B30, B22, B30        ; <1> XOR     both_63, box_63, sum_63
||      SHL     .S1    A28, 5, A20          ; <2> SHL     product_45, 5, p5_48
||      SHL     .S2    B20, 5, B21          ; <2> SHL     product_74, 5, p5_77
||      MPYU    .M1    A30, A20, A13        ; <0> MPYU    za, q_21, low_25
||      MPYU    .M2    B26, B12, B26        ; <0> MPYU    zb, q_50, low_54
||      LDW     .D1T1  *+A17[1], A19        ; <1> LDW     *+keys_a[0 + 1], q_42
||      LDW     .D2T2  *+B31[1], B17        ; <1> LDW     *+keys_b[0 + 1], q_71
        ADD     .L1    A1, A10, A10         ; <0> ADD     mixed1_25, mixed2_25, mixed_25
||      ADD     .L2    B17, B12, B30        ; <0> ADD     mixed1_54, mixed2_54, mixed_54
||      SHRU    .S1    A28, 27, A3          ; <2> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B20, 27, B22         ; <2> SHRU    product_74, 27, p27_77
||      ROTL    .M1    A25, A13, A30        ; <1> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B30, B7, B20         ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A17[4], A23        ; <0> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B31[4], B22        ; <0> LDW     *+keys_b[4], p_57
        ADD     .L1    A18, A19, A1         ; <0> ADD     upper_26, lower_26, za
||      ADD     .L2    B16, B3, B30         ; <0> ADD     upper_55, lower_55, zb
||      SHL     .S1    A10, 16, A25         ; <0> SHL     mixed_25, 16, upper_25
||      SHL     .S2    B30, 16, B16         ; <0> SHL     mixed_54, 16, upper_54
||      ROTL    .M1    A28, 10, A28         ; <2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B20, 10, B21         ; <2> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *+A17[6], A18        ; <0> LDW     *+keys_a[6], p_21
||      LDW     .D2T2  *+B31[6], B10        ; <0> LDW     *+keys_b[6], p_50
        ADD     .L1    A20, A3, A16         ; <2> ADD     p5_48, p27_48, once_48
||      ADD     .L2    B21, B22, B22        ; <2> ADD     p5_77, p27_77, once_77
||      SUB     .S1    A16, A30, A3         ; <1> SUB     xa, l_30, xa
||      SUB     .S2    B11, B20, B19        ; <1> SUB     xb, l_59, xb
||      ROTL    .M1    A23, A3, A16         ; <2> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B10, B22, B3         ; <2> ROTL    index_74, p27_77, m_73
||      LDW     .D1T1  *+A17[5], A28        ; <0> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T2  *+B31[5], B16        ; <0> LDW     *+keys_b[4 + 1], q_57
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SHL     .S1    A3, 19, A30          ; <1> SHL     xa, 19, upper_40
||      SHL     .S2    B19, 19, B20         ; <1> SHL     xb, 19, upper_69
||      MPYHLU  .M1    A3, A14, A13         ; <1> MPYHLU  xa, q_35, mixed1_39
||      MPYHLU  .M2    B19, B23, B16        ; <1> MPYHLU  xb, q_64, mixed1_68
||      XOR     .D1    A16, A28, A20        ; <2> XOR     once_48, r_44, both_48
||      XOR     .D2    B22, B21, B7         ; <2> XOR     once_77, r_73, both_77
        ADD     .L1    A13, A25, A10        ; <0> ADD     low_25, upper_25, product_24
||      ADD     .L2    B26, B16, B11        ; <0> ADD     low_54, upper_54, product_53
||      SHRU    .S1    A3, 13, A0           ; <1> SHRU    xa, 13, lower_40
||      SHRU    .S2    B19, 13, B25         ; <1> SHRU    xb, 13, lower_69
||      MPYLHU  .M1    A3, A14, A3          ; <1> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B19, B23, B7         ; <1> MPYLHU  xb, q_64, mixed2_68
||      XOR     .D1    A0, A28, A25         ; <2> XOR     xa, r_44, xa
||      XOR     .D2    B25, B21, B26        ; <2> XOR     xb, r_73, xb
        ADD     .L1    A30, A0, A0          ; <1> ADD     upper_40, lower_40, xa
||      ADD     .L2    B20, B25, B25        ; <1> ADD     upper_69, lower_69, xb
||      SHRU    .S1    A10, 27, A20         ; <0> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B11, 27, B19         ; <0> SHRU    product_53, 27, p27_56
||      MPYU    .M1    A3, A14, A3          ; <1> MPYU    xa, q_35, low_39
||      MPYU    .M2    B19, B23, B7         ; <1> MPYU    xb, q_64, low_68
||      XOR     .D1    A20, A18, A30        ; <2> XOR     both_48, box_48, sum_48
||      XOR     .D2    B7, B10, B23         ; <2> XOR     both_77, box_77, sum_77
        ADD     .L1    A1, A18, A13         ; <0> ADD     za, p_21, index_24
||      ADD     .L2    B30, B10, B10        ; <0> ADD     zb, p_50, index_53
||      SHL     .S1    A10, 5, A14          ; <0> SHL     product_24, 5, p5_27
||      SHL     .S2    B11, 5, B21          ; <0> SHL     product_53, 5, p5_56
||      ROTL    .M1    A30, A28, A30        ; <2> ROTL    sum_48, r_44, l_44
||      ROTL    .M2    B23, B21, B11        ; <2> ROTL    sum_77, r_73, l_73
||      ADD     .D1    A13, A3, A18         ; <1> ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .D2    B16, B7, B20         ; <1> ADD     mixed1_68, mixed2_68, mixed_68
        SUB     .L1    A31, A22, A22        ; <1> SUB     wa, m_30, wa
||      SUB     .L2    B13, B28, B23        ; <1> SUB     wb, m_59, wb
||      SHL     .S1    A18, 16, A18         ; <1> SHL     mixed_39, 16, upper_39
||      SHL     .S2    B20, 16, B28         ; <1> SHL     mixed_68, 16, upper_68
||      ROTL    .M1    A10, 10, A18         ; <0> ROTL    product_24, 10, r_23
||      ROTL    .M2    B11, 10, B7          ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A6[A13], A13       ; <0> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B6[B10], B10       ; <0> LDW     *+B6[index_53], box_56
        ADD     .L1    A3, A18, A10         ; <1> ADD     low_39, upper_39, product_38
||      ADD     .L2    B7, B28, B13         ; <1> ADD     low_68, upper_68, product_67
||      ADD     .S1    A0, A27, A3          ; <1> ADD     xa, p_35, index_38
||      ADD     .S2    B25, B12, B28        ; <1> ADD     xb, p_64, index_67
        ADD     .L1    A14, A20, A27        ; <0> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B21, B19, B20        ; <0> ADD     p5_56, p27_56, once_56
||[A2]  B       .S1    mars_decrypt_blocks_c64x$first; <0> [left] B       first
||      ROTL    .M1    A13, A20, A20        ; <0> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B10, B19, B3         ; <0> ROTL    index_53, p27_56, m_52
||      LDW     .D1T1  *+A6[A3], A13        ; <1> LDW     *+A6[index_38], box_41
||      LDW     .D2T2  *+B6[B28], B10       ; <1> LDW     *+B6[index_67], box_70
        SUB     .L1    A11, A16, A8         ; <2> SUB     ya, m_44, ya
||      SUB     .L2    B0, B3, B21          ; <2> SUB     yb, m_73, yb
||      SHL     .S1    A10, 5, A11          ; <1> SHL     product_38, 5, p5_41
||      SHL     .S2    B13, 5, B26          ; <1> SHL     product_67, 5, p5_70
||      ROTL    .M1    A10, 10, A31         ; <1> ROTL    product_38, 10, r_37
||      ROTL    .M2    B13, 10, B12         ; <1> ROTL    product_67, 10, r_66
||      STW     .D1T1  A8, *A21++[4]        ; <2> STW     wa, *front_out++[4]{first_out}
||      STW     .D2T2  B26, *+B9[1]         ; <2> STW     xb, *+back_out[1]{first_out}
        XOR     .L1    A27, A18, A16        ; <0> XOR     once_27, r_23, both_27
||      XOR     .L2    B20, B7, B13         ; <0> XOR     once_56, r_52, both_56
||      SHRU    .S1    A10, 27, A14         ; <1> SHRU    product_38, 27, p27_41
||      SHRU    .S2    B13, 27, B0          ; <1> SHRU    product_67, 27, p27_70
||      STW     .D1T1  A25, *-A21[3]        ; <2> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B21, *+B9[2]         ; <2> STW     yb, *+back_out[2]{first_out}
        ADD     .L1    A11, A14, A11        ; <1> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B26, B0, B28         ; <1> ADD     p5_70, p27_70, once_70
||      XOR     .S1    A16, A13, A16        ; <0> XOR     both_27, box_27, sum_27
||      XOR     .S2    B13, B10, B21        ; <0> XOR     both_56, box_56, sum_56
||      ROTL    .M1    A3, A14, A27         ; <1> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B28, B0, B19         ; <1> ROTL    index_67, p27_70, m_66
||      SUB     .D1    A24, A30, A24        ; <2> SUB     za, l_44, za
||      SUB     .D2    B1, B11, B20         ; <2> SUB     zb, l_73, zb
        SUB     .L1    A7, A20, A16         ; <0> SUB     xa, m_23, xa
||      SUB     .L2    B5, B3, B11          ; <0> SUB     xb, m_52, xb
||      XOR     .S1    A11, A31, A25        ; <1> XOR     once_41, r_37, both_41
||      XOR     .S2    B28, B12, B28        ; <1> XOR     once_70, r_66, both_70
||      ROTL    .M1    A16, A18, A20        ; <0> ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B21, B7, B28         ; <0> ROTL    sum_56, r_52, l_52
||      STW     .D1T1  A8, *-A21[2]         ; <2> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B20, *+B9[3]         ; <2> STW     zb, *+back_out[3]{first_out}
        XOR     .L1    A25, A13, A25        ; <1> XOR     both_41, box_41, sum_41
||      XOR     .L2    B28, B10, B13        ; <1> XOR     both_70, box_70, sum_70
||      XOR     .S1    A15, A31, A11        ; <1> XOR     ya, r_37, ya
||      XOR     .S2    B8, B12, B0          ; <1> XOR     yb, r_66, yb
||      STW     .D1T1  A24, *-A21[1]        ; <2> STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B18, *B9--[4]        ; <2> STW     wb, *back_out--[4]{first_out}
mars_decrypt_blocks_c64x$first$exit:
        SUB     .L1    A9, A20, A10         ; <-1> SUB     ya, l_23, ya
||      SUB     .L2    B27, B28, B5         ; <-1> SUB     yb, l_52, yb
||      ROTL    .M1    A25, A31, A9         ; <-2> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B13, B12, B28        ; <-2> ROTL    sum_70, r_66, l_66
        XOR     .L1    A5, A18, A31         ; <-1> XOR     wa, r_23, wa
||      XOR     .L2    B29, B7, B13         ; <-1> XOR     wb, r_52, wb
||      SHL     .S1    A10, 19, A24         ; <-1> SHL     ya, 19, upper_33
||      SHL     .S2    B5, 19, B21          ; <-1> SHL     yb, 19, upper_62
||      MPYHLU  .M1    A10, A28, A3         ; <-1> MPYHLU  ya, q_28, mixed1_32
||      MPYHLU  .M2    B5, B16, B20         ; <-1> MPYHLU  yb, q_57, mixed1_61
        SUB     .L1    A22, A9, A14         ; <-2> SUB     wa, l_37, wa
||      SUB     .L2    B23, B28, B29        ; <-2> SUB     wb, l_66, wb
||      SHRU    .S1    A10, 13, A13         ; <-1> SHRU    ya, 13, lower_33
||      SHRU    .S2    B5, 13, B12          ; <-1> SHRU    yb, 13, lower_62
||      MPYLHU  .M1    A10, A28, A20        ; <-1> MPYLHU  ya, q_28, mixed2_32
||      MPYLHU  .M2    B5, B16, B27         ; <-1> MPYLHU  yb, q_57, mixed2_61
        ADD     .L1    A24, A13, A15        ; <-1> ADD     upper_33, lower_33, ya
||      ADD     .L2    B21, B12, B8         ; <-1> ADD     upper_62, lower_62, yb
||      SHL     .S1    A14, 19, A25         ; <-2> SHL     wa, 19, upper_47
||      SHL     .S2    B29, 19, B28         ; <-2> SHL     wb, 19, upper_76
||      MPYLHU  .M1    A14, A19, A3         ; <-2> MPYLHU  wa, q_42, mixed2_46
||      MPYLHU  .M2    B29, B17, B23        ; <-2> MPYLHU  wb, q_71, mixed2_75
||      LDW     .D1T1  *+A17[0], A10        ; <-2> LDW     *+keys_a[0], p_42
||      LDW     .D2T2  *+B31[0], B22        ; <-2> LDW     *+keys_b[0], p_71
        ADD     .L1    A15, A23, A28        ; <-1> ADD     ya, p_28, index_31
||      ADD     .L2    B8, B22, B3          ; <-1> ADD     yb, p_57, index_60
||      ADD     .S1    A3, A20, A30         ; <-1> ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .S2    B20, B27, B21        ; <-1> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1    A10, A28, A23        ; <-1> MPYU    ya, q_28, low_32
||      MPYU    .M2    B5, B16, B24         ; <-1> MPYU    yb, q_57, low_61
        SUB     .L1    A29, A27, A24        ; <-2> SUB     za, m_37, za
||      SUB     .L2    B24, B19, B1         ; <-2> SUB     zb, m_66, zb
||      SHL     .S1    A30, 16, A27         ; <-1> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B21, 16, B27         ; <-1> SHL     mixed_61, 16, upper_61
||      MPYHLU  .M1    A14, A19, A18        ; <-2> MPYHLU  wa, q_42, mixed1_46
||      MPYHLU  .M2    B29, B17, B24        ; <-2> MPYHLU  wb, q_71, mixed1_75
        ADD     .L1    A23, A27, A29        ; <-1> ADD     low_32, upper_32, product_31
||      ADD     .L2    B24, B27, B10        ; <-1> ADD     low_61, upper_61, product_60
||      SHRU    .S1    A14, 13, A8          ; <-2> SHRU    wa, 13, lower_47
||      SHRU    .S2    B29, 13, B29         ; <-2> SHRU    wb, 13, lower_76
||      MPYU    .M1    A14, A19, A27        ; <-2> MPYU    wa, q_42, low_46
||      MPYU    .M2    B29, B17, B21        ; <-2> MPYU    wb, q_71, low_75
||      LDW     .D1T1  *+A17[3], A14        ; <-1> LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *+B31[3], B23        ; <-1> LDW     *+keys_b[2 + 1], q_64
        ADD     .L1    A25, A8, A8          ; <-2> ADD     upper_47, lower_47, wa
||      ADD     .L2    B28, B29, B18        ; <-2> ADD     upper_76, lower_76, wb
||      SHRU    .S1    A29, 27, A22         ; <-1> SHRU    product_31, 27, p27_34
||      SHRU    .S2    B10, 27, B20         ; <-1> SHRU    product_60, 27, p27_63
||      ROTL    .M1    A29, 10, A13         ; <-1> ROTL    product_31, 10, r_30
||      ROTL    .M2    B10, 10, B7          ; <-1> ROTL    product_60, 10, r_59
||      LDW     .D1T1  *+A6[A28], A25       ; <-1> LDW     *+A6[index_31], box_34
||      LDW     .D2T2  *+B6[B3], B22        ; <-1> LDW     *+B6[index_60], box_63
        ADD     .L1    A18, A3, A30         ; <-2> ADD     mixed1_46, mixed2_46, mixed_46
||      ADD     .L2    B24, B23, B29        ; <-2> ADD     mixed1_75, mixed2_75, mixed_75
||      SHL     .S1    A29, 5, A14          ; <-1> SHL     product_31, 5, p5_34
||      SHL     .S2    B10, 5, B24          ; <-1> SHL     product_60, 5, p5_63
||      ADD     .D1    A8, A10, A23         ; <-2> ADD     wa, p_42, index_45
||      ADD     .D2    B18, B22, B10        ; <-2> ADD     wb, p_71, index_74
        ADD     .L1    A14, A22, A14        ; <-1> ADD     p5_34, p27_34, once_34
||      ADD     .L2    B24, B20, B28        ; <-1> ADD     p5_63, p27_63, once_63
||      SHL     .S1    A30, 16, A18         ; <-2> SHL     mixed_46, 16, upper_46
||      SHL     .S2    B29, 16, B22         ; <-2> SHL     mixed_75, 16, upper_75
||      ROTL    .M1    A28, A22, A22        ; <-1> ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B3, B20, B28         ; <-1> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A17[2], A27        ; <-1> LDW     *+keys_a[2], p_35
||      LDW     .D2T2  *+B31[2], B12        ; <-1> LDW     *+keys_b[2], p_64
        XOR     .L1    A14, A13, A10        ; <-1> XOR     once_34, r_30, both_34
||      XOR     .L2    B28, B7, B30         ; <-1> XOR     once_63, r_59, both_63
||      XOR     .D1    A1, A13, A29         ; <-1> XOR     za, r_30, za
||      XOR     .D2    B30, B7, B24         ; <-1> XOR     zb, r_59, zb
        ADD     .L1    A27, A18, A28        ; <-2> ADD     low_46, upper_46, product_45
||      ADD     .L2    B21, B22, B20        ; <-2> ADD     low_75, upper_75, product_74
||      LDW     .D1T1  *+A6[A23], A18       ; <-2> LDW     *+A6[index_45], box_48
||      LDW     .D2T2  *+B6[B10], B10       ; <-2> LDW     *+B6[index_74], box_77
        XOR     .L1    A10, A25, A25        ; <-1> XOR     both_34, box_34, sum_34
||      XOR     .L2    B30, B22, B30        ; <-1> XOR     both_63, box_63, sum_63
||      SHL     .S1    A28, 5, A20          ; <-2> SHL     product_45, 5, p5_48
||      SHL     .S2    B20, 5, B21          ; <-2> SHL     product_74, 5, p5_77
||      LDW     .D1T1  *+A17[1], A19        ; <-1> LDW     *+keys_a[0 + 1], q_42
||      LDW     .D2T2  *+B31[1], B17        ; <-1> LDW     *+keys_b[0 + 1], q_71
        SHRU    .S1    A28, 27, A3          ; <-2> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B20, 27, B22         ; <-2> SHRU    product_74, 27, p27_77
||      ROTL    .M1    A25, A13, A30        ; <-1> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B30, B7, B20         ; <-1> ROTL    sum_63, r_59, l_59
        ROTL    .M1    A28, 10, A28         ; <-2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B20, 10, B21         ; <-2> ROTL    product_74, 10, r_73
        ADD     .L1    A20, A3, A16         ; <-2> ADD     p5_48, p27_48, once_48
||      ADD     .L2    B21, B22, B22        ; <-2> ADD     p5_77, p27_77, once_77
||      SUB     .S1    A16, A30, A3         ; <-1> SUB     xa, l_30, xa
||      SUB     .S2    B11, B20, B19        ; <-1> SUB     xb, l_59, xb
||      ROTL    .M1    A23, A3, A16         ; <-2> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B10, B22, B3         ; <-2> ROTL    index_74, p27_77, m_73
        SHL     .S1    A3, 19, A30          ; <-1> SHL     xa, 19, upper_40
||      SHL     .S2    B19, 19, B20         ; <-1> SHL     xb, 19, upper_69
||      MPYHLU  .M1    A3, A14, A13         ; <-1> MPYHLU  xa, q_35, mixed1_39
||      MPYHLU  .M2    B19, B23, B16        ; <-1> MPYHLU  xb, q_64, mixed1_68
||      XOR     .D1    A16, A28, A20        ; <-2> XOR     once_48, r_44, both_48
||      XOR     .D2    B22, B21, B7         ; <-2> XOR     once_77, r_73, both_77
        SHRU    .S1    A3, 13, A0           ; <-1> SHRU    xa, 13, lower_40
||      SHRU    .S2    B19, 13, B25         ; <-1> SHRU    xb, 13, lower_69
||      MPYLHU  .M1    A3, A14, A3          ; <-1> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B19, B23, B7         ; <-1> MPYLHU  xb, q_64, mixed2_68
||      XOR     .D1    A0, A28, A25         ; <-2> XOR     xa, r_44, xa
||      XOR     .D2    B25, B21, B26        ; <-2> XOR     xb, r_73, xb
        ADD     .L1    A30, A0, A0          ; <-1> ADD     upper_40, lower_40, xa
||      ADD     .L2    B20, B25, B25        ; <-1> ADD     upper_69, lower_69, xb
||      MPYU    .M1    A3, A14, A3          ; <-1> MPYU    xa, q_35, low_39
||      MPYU    .M2    B19, B23, B7         ; <-1> MPYU    xb, q_64, low_68
||      XOR     .D1    A20, A18, A30        ; <-2> XOR     both_48, box_48, sum_48
||      XOR     .D2    B7, B10, B23         ; <-2> XOR     both_77, box_77, sum_77
        ROTL    .M1    A30, A28, A30        ; <-2> ROTL    sum_48, r_44, l_44
||      ROTL    .M2    B23, B21, B11        ; <-2> ROTL    sum_77, r_73, l_73
||      ADD     .D1    A13, A3, A18         ; <-1> ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .D2    B16, B7, B20         ; <-1> ADD     mixed1_68, mixed2_68, mixed_68
        SUB     .L1    A31, A22, A22        ; <-1> SUB     wa, m_30, wa
||      SUB     .L2    B13, B28, B23        ; <-1> SUB     wb, m_59, wb
||      SHL     .S1    A18, 16, A18         ; <-1> SHL     mixed_39, 16, upper_39
||      SHL     .S2    B20, 16, B28         ; <-1> SHL     mixed_68, 16, upper_68
        ADD     .L1    A3, A18, A10         ; <-1> ADD     low_39, upper_39, product_38
||      ADD     .L2    B7, B28, B13         ; <-1> ADD     low_68, upper_68, product_67
||      ADD     .S1    A0, A27, A3          ; <-1> ADD     xa, p_35, index_38
||      ADD     .S2    B25, B12, B28        ; <-1> ADD     xb, p_64, index_67
        LDW     .D1T1  *+A6[A3], A13        ; <-1> LDW     *+A6[index_38], box_41
||      LDW     .D2T2  *+B6[B28], B10       ; <-1> LDW     *+B6[index_67], box_70
        SUB     .L1    A11, A16, A8         ; <-2> SUB     ya, m_44, ya
||      SUB     .L2    B0, B3, B21          ; <-2> SUB     yb, m_73, yb
||      SHL     .S1    A10, 5, A11          ; <-1> SHL     product_38, 5, p5_41
||      SHL     .S2    B13, 5, B26          ; <-1> SHL     product_67, 5, p5_70
||      ROTL    .M1    A10, 10, A31         ; <-1> ROTL    product_38, 10, r_37
||      ROTL    .M2    B13, 10, B12         ; <-1> ROTL    product_67, 10, r_66
||      STW     .D1T1  A8, *A21++[4]        ; <-2> STW     wa, *front_out++[4]{first_out}
||      STW     .D2T2  B26, *+B9[1]         ; <-2> STW     xb, *+back_out[1]{first_out}
        SHRU    .S1    A10, 27, A14         ; <-1> SHRU    product_38, 27, p27_41
||      SHRU    .S2    B13, 27, B0          ; <-1> SHRU    product_67, 27, p27_70
||      STW     .D1T1  A25, *-A21[3]        ; <-2> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B21, *+B9[2]         ; <-2> STW     yb, *+back_out[2]{first_out}
        ADD     .L1    A11, A14, A11        ; <-1> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B26, B0, B28         ; <-1> ADD     p5_70, p27_70, once_70
||      ROTL    .M1    A3, A14, A27         ; <-1> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B28, B0, B19         ; <-1> ROTL    index_67, p27_70, m_66
||      SUB     .D1    A24, A30, A24        ; <-2> SUB     za, l_44, za
||      SUB     .D2    B1, B11, B20         ; <-2> SUB     zb, l_73, zb
        XOR     .S1    A11, A31, A25        ; <-1> XOR     once_41, r_37, both_41
||      XOR     .S2    B28, B12, B28        ; <-1> XOR     once_70, r_66, both_70
||      STW     .D1T1  A8, *-A21[2]         ; <-2> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B20, *+B9[3]         ; <-2> STW     zb, *+back_out[3]{first_out}
        XOR     .L1    A25, A13, A25        ; <-1> XOR     both_41, box_41, sum_41
||      XOR     .L2    B28, B10, B13        ; <-1> XOR     both_70, box_70, sum_70
||      XOR     .S1    A15, A31, A11        ; <-1> XOR     ya, r_37, ya
||      XOR     .S2    B8, B12, B0          ; <-1> XOR     yb, r_66, yb
||      STW     .D1T1  A24, *-A21[1]        ; <-2> STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B18, *B9--[4]        ; <-2> STW     wb, *back_out--[4]{first_out}
        ROTL    .M1    A25, A31, A9         ; <-1> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B13, B12, B28        ; <-1> ROTL    sum_70, r_66, l_66
        NOP
        SUB     .L1    A22, A9, A14         ; <-1> SUB     wa, l_37, wa
||      SUB     .L2    B23, B28, B29        ; <-1> SUB     wb, l_66, wb
        SHL     .S1    A14, 19, A25         ; <-1> SHL     wa, 19, upper_47
||      SHL     .S2    B29, 19, B28         ; <-1> SHL     wb, 19, upper_76
||      MPYLHU  .M1    A14, A19, A3         ; <-1> MPYLHU  wa, q_42, mixed2_46
||      MPYLHU  .M2    B29, B17, B23        ; <-1> MPYLHU  wb, q_71, mixed2_75
||      LDW     .D1T1  *+A17[0], A10        ; <-1> LDW     *+keys_a[0], p_42
||      LDW     .D2T2  *+B31[0], B22        ; <-1> LDW     *+keys_b[0], p_71
        NOP
        SUB     .L1    A29, A27, A24        ; <-1> SUB     za, m_37, za
||      SUB     .L2    B24, B19, B1         ; <-1> SUB     zb, m_66, zb
||      MPYHLU  .M1    A14, A19, A18        ; <-1> MPYHLU  wa, q_42, mixed1_46
||      MPYHLU  .M2    B29, B17, B24        ; <-1> MPYHLU  wb, q_71, mixed1_75
        SHRU    .S1    A14, 13, A8          ; <-1> SHRU    wa, 13, lower_47
||      SHRU    .S2    B29, 13, B29         ; <-1> SHRU    wb, 13, lower_76
||      MPYU    .M1    A14, A19, A27        ; <-1> MPYU    wa, q_42, low_46
||      MPYU    .M2    B29, B17, B21        ; <-1> MPYU    wb, q_71, low_75
        ADD     .L1    A25, A8, A8          ; <-1> ADD     upper_47, lower_47, wa
||      ADD     .L2    B28, B29, B18        ; <-1> ADD     upper_76, lower_76, wb
        ADD     .L1    A18, A3, A30         ; <-1> ADD     mixed1_46, mixed2_46, mixed_46
||      ADD     .L2    B24, B23, B29        ; <-1> ADD     mixed1_75, mixed2_75, mixed_75
||      ADD     .D1    A8, A10, A23         ; <-1> ADD     wa, p_42, index_45
||      ADD     .D2    B18, B22, B10        ; <-1> ADD     wb, p_71, index_74
        SHL     .S1    A30, 16, A18         ; <-1> SHL     mixed_46, 16, upper_46
||      SHL     .S2    B29, 16, B22         ; <-1> SHL     mixed_75, 16, upper_75
        NOP
        ADD     .L1    A27, A18, A28        ; <-1> ADD     low_46, upper_46, product_45
||      ADD     .L2    B21, B22, B20        ; <-1> ADD     low_75, upper_75, product_74
||      LDW     .D1T1  *+A6[A23], A18       ; <-1> LDW     *+A6[index_45], box_48
||      LDW     .D2T2  *+B6[B10], B10       ; <-1> LDW     *+B6[index_74], box_77
        SHL     .S1    A28, 5, A20          ; <-1> SHL     product_45, 5, p5_48
||      SHL     .S2    B20, 5, B21          ; <-1> SHL     product_74, 5, p5_77
        SHRU    .S1    A28, 27, A3          ; <-1> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B20, 27, B22         ; <-1> SHRU    product_74, 27, p27_77
        ROTL    .M1    A28, 10, A28         ; <-1> ROTL    product_45, 10, r_44
||      ROTL    .M2    B20, 10, B21         ; <-1> ROTL    product_74, 10, r_73
        ADD     .L1    A20, A3, A16         ; <-1> ADD     p5_48, p27_48, once_48
||      ADD     .L2    B21, B22, B22        ; <-1> ADD     p5_77, p27_77, once_77
||      ROTL    .M1    A23, A3, A16         ; <-1> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B10, B22, B3         ; <-1> ROTL    index_74, p27_77, m_73
        XOR     .D1    A16, A28, A20        ; <-1> XOR     once_48, r_44, both_48
||      XOR     .D2    B22, B21, B7         ; <-1> XOR     once_77, r_73, both_77
        XOR     .D1    A0, A28, A25         ; <-1> XOR     xa, r_44, xa
||      XOR     .D2    B25, B21, B26        ; <-1> XOR     xb, r_73, xb
        XOR     .D1    A20, A18, A30        ; <-1> XOR     both_48, box_48, sum_48
||      XOR     .D2    B7, B10, B23         ; <-1> XOR     both_77, box_77, sum_77
        ROTL    .M1    A30, A28, A30        ; <-1> ROTL    sum_48, r_44, l_44
||      ROTL    .M2    B23, B21, B11        ; <-1> ROTL    sum_77, r_73, l_73
        NOP     3
        SUB     .L1    A11, A16, A8         ; <-1> SUB     ya, m_44, ya
||      SUB     .L2    B0, B3, B21          ; <-1> SUB     yb, m_73, yb
||      STW     .D1T1  A8, *A21++[4]        ; <-1> STW     wa, *front_out++[4]{first_out}
||      STW     .D2T2  B26, *+B9[1]         ; <-1> STW     xb, *+back_out[1]{first_out}
        STW     .D1T1  A25, *-A21[3]        ; <-1> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B21, *+B9[2]         ; <-1> STW     yb, *+back_out[2]{first_out}
        SUB     .D1    A24, A30, A24        ; <-1> SUB     za, l_44, za
||      SUB     .D2    B1, B11, B20         ; <-1> SUB     zb, l_73, zb
        STW     .D1T1  A8, *-A21[2]         ; <-1> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B20, *+B9[3]         ; <-1> STW     zb, *+back_out[3]{first_out}
        STW     .D1T1  A24, *-A21[1]        ; <-1> STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B18, *B9--[4]        ; <-1> STW     wb, *back_out--[4]{first_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$6:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_decrypt_blocks_c64x$first_half; [pass] B       first_half
        NOP     2
        STW     .D2T2  B0, *+B15[4]         ; save pass
        NOP     2
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$7:
        MVK     .L2    2, B0                ; MVK     2, pass
        STW     .D2T2  B0, *+B15[4]         ; save pass
mars_decrypt_blocks_c64x$second_half:
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D2T1  *+B15[3], A1         ; restore out
        NOP     2
        ADDK    .S1    -32, A0              ; ADDK    -32, keys
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_80
        MV      .L1    A0, A17              ; MV      keys, keys_a
||      ADD     .L2X   B1, A1, B1           ; ADD     out, last_80, back_in
        MV      .L1    A1, A26              ; MV      out, front_in
||      MV      .L2X   A0, B31              ; MV      keys, keys_b
||      MV      .S1    A1, A21              ; MV      out, front_out
||      ADD     .S2    1, B0, B0            ; ADD     blocks, 1, odd_80
||      SUBAW   .D2    B1, 4, B2            ; SUBAW   back_in, 4, back_in
        MV      .L2    B2, B9               ; MV      back_in, back_out
||      SHRU    .S2    B0, 1, B1            ; SHRU    odd_80, 1, left
||      STW     .D2T1  A0, *+B15[5]         ; save keys
mars_decrypt_blocks_c64x$second$guard:
        CMPGT   .L2    3, B1, B0            ; few iterations of second
  [B0]  B       .S1    mars_decrypt_blocks_c64x$second$few; few iterations of second
        NOP     5
mars_decrypt_blocks_c64x$second$entry:
        LDW     .D1T1  *+A17[7], A20        ; <0> LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T2  *+B31[7], B24        ; <0> LDW     *+keys_b[6 + 1], q_113
        NOP     5
        LDW     .D1T1  *A26++[4], A3        ; <0> LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <0> LDW     *+back_in[1]{second_in}, xb
        LDW     .D1T1  *-A26[3], A24        ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B2[2], B30         ; <0> LDW     *+back_in[2]{second_in}, yb
        LDW     .D1T1  *-A26[2], A23        ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B2[3], B29         ; <0> LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *-A26[1], A16        ; <0> LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *B2--[4], B25        ; <0> LDW     *back_in--[4]{second_in}, wb
        NOP     4
        SUB     .L1X   B1, 2, A2            ; passes of second
||      MPYLHU  .M1    A16, A20, A13        ; <0> MPYLHU  za, q_84, mixed2_88
||      MPYLHU  .M2    B29, B24, B22        ; <0> MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T1  *+A17[6], A25        ; <0> LDW     *+keys_a[6], p_84
||      LDW     .D2T2  *+B31[6], B26        ; <0> LDW     *+keys_b[6], p_113
        NOP     2
        MPYHLU  .M1    A16, A20, A19        ; <0> MPYHLU  za, q_84, mixed1_88
||      MPYHLU  .M2    B29, B24, B8         ; <0> MPYHLU  zb, q_113, mixed1_117
        SHRU    .S1    A16, 13, A30         ; <0> SHRU    za, 13, lower_89
||      SHRU    .S2    B29, 13, B11         ; <0> SHRU    zb, 13, lower_118
||      LDW     .D1T1  *+A17[5], A20        ; <0> LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T2  *+B31[5], B27        ; <0> LDW     *+keys_b[4 + 1], q_120
        LDW     .D1T1  *+A17[3], A10        ; <0> LDW     *+keys_a[2 + 1], q_98
||      LDW     .D2T2  *+B31[3], B12        ; <0> LDW     *+keys_b[2 + 1], q_127
        MPYU    .M1    A16, A20, A31        ; <0> MPYU    za, q_84, low_88
||      MPYU    .M2    B29, B24, B12        ; <0> MPYU    zb, q_113, low_117
||      ADD     .D1    A19, A13, A13        ; <0> ADD     mixed1_88, mixed2_88, mixed_88
||      ADD     .D2    B8, B22, B21         ; <0> ADD     mixed1_117, mixed2_117, mixed_117
        SHL     .S1    A13, 16, A10         ; <0> SHL     mixed_88, 16, upper_88
||      SHL     .S2    B21, 16, B22         ; <0> SHL     mixed_117, 16, upper_117
        ADD     .L1    A31, A10, A29        ; <0> ADD     low_88, upper_88, product_87
||      ADD     .L2    B12, B22, B24        ; <0> ADD     low_117, upper_117, product_116
        ROTL    .M1    A29, 10, A31         ; <0> ROTL    product_87, 10, r_86
||      ROTL    .M2    B24, 10, B29         ; <0> ROTL    product_116, 10, r_115
        SHL     .S1    A16, 19, A12         ; <0> SHL     za, 19, upper_89
||      SHL     .S2    B29, 19, B28         ; <0> SHL     zb, 19, upper_118
        XOR     .L1    A23, A31, A23        ; <0> XOR     ya, r_86, ya
||      XOR     .L2    B30, B29, B30        ; <0> XOR     yb, r_115, yb
        ADD     .L1    A12, A30, A28        ; <0> ADD     upper_89, lower_89, za
||      ADD     .L2    B28, B11, B28        ; <0> ADD     upper_118, lower_118, zb
||      MPYHLU  .M1    A23, A20, A30        ; <0> MPYHLU  ya, q_91, mixed1_95
||      MPYHLU  .M2    B30, B27, B16        ; <0> MPYHLU  yb, q_120, mixed1_124
        ADD     .L1    A28, A25, A25        ; <0> ADD     za, p_84, index_87
||      ADD     .L2    B28, B26, B17        ; <0> ADD     zb, p_113, index_116
||      SHRU    .S1    A29, 27, A5          ; <0> SHRU    product_87, 27, p27_90
||      SHRU    .S2    B24, 27, B26         ; <0> SHRU    product_116, 27, p27_119
||      MPYLHU  .M1    A23, A20, A12        ; <0> MPYLHU  ya, q_91, mixed2_95
||      MPYLHU  .M2    B30, B27, B1         ; <0> MPYLHU  yb, q_120, mixed2_124
        SHL     .S1    A29, 5, A19          ; <0> SHL     product_87, 5, p5_90
||      SHL     .S2    B24, 5, B24          ; <0> SHL     product_116, 5, p5_119
||      LDW     .D1T1  *+A17[7], A20        ; <1> LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T2  *+B31[7], B24        ; <1> LDW     *+keys_b[6 + 1], q_113
        MPYU    .M1    A23, A20, A12        ; <0> MPYU    ya, q_91, low_95
||      MPYU    .M2    B30, B27, B3         ; <0> MPYU    yb, q_120, low_124
||      ADD     .D1    A30, A12, A1         ; <0> ADD     mixed1_95, mixed2_95, mixed_95
||      ADD     .D2    B16, B1, B11         ; <0> ADD     mixed1_124, mixed2_124, mixed_124
        SHL     .S1    A1, 16, A20          ; <0> SHL     mixed_95, 16, upper_95
||      SHL     .S2    B11, 16, B11         ; <0> SHL     mixed_124, 16, upper_124
||      ROTL    .M1    A25, A5, A25         ; <0> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B17, B26, B11        ; <0> ROTL    index_116, p27_119, m_115
||      LDW     .D1T1  *+A6[A25], A25       ; <0> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B6[B17], B18       ; <0> LDW     *+B6[index_116], box_119
        ADD     .L1    A12, A20, A5         ; <0> ADD     low_95, upper_95, product_94
||      ADD     .L2    B3, B11, B7          ; <0> ADD     low_124, upper_124, product_123
||      ADD     .D1    A19, A5, A8          ; <0> ADD     p5_90, p27_90, once_90
||      ADD     .D2    B24, B26, B17        ; <0> ADD     p5_119, p27_119, once_119
        SHL     .S1    A5, 5, A19           ; <0> SHL     product_94, 5, p5_97
||      SHL     .S2    B7, 5, B26           ; <0> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, 10, A22          ; <0> ROTL    product_94, 10, r_93
||      ROTL    .M2    B7, 10, B27          ; <0> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A17[4], A14        ; <0> LDW     *+keys_a[4], p_91
||      LDW     .D2T2  *+B31[4], B20        ; <0> LDW     *+keys_b[4], p_120
        SHRU    .S1    A5, 27, A1           ; <0> SHRU    product_94, 27, p27_97
||      SHRU    .S2    B7, 27, B21          ; <0> SHRU    product_123, 27, p27_126
||      XOR     .D1    A8, A31, A8          ; <0> XOR     once_90, r_86, both_90
||      XOR     .D2    B17, B29, B3         ; <0> XOR     once_119, r_115, both_119
        SUB     .L1    A24, A25, A24        ; <0> SUB     xa, m_86, xa
||      SUB     .L2    B5, B11, B5          ; <0> SUB     xb, m_115, xb
||      LDW     .D1T1  *A26++[4], A3        ; <1> LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <1> LDW     *+back_in[1]{second_in}, xb
        XOR     .L1    A8, A25, A25         ; <0> XOR     both_90, box_90, sum_90
||      XOR     .L2    B3, B18, B16         ; <0> XOR     both_119, box_119, sum_119
||      LDW     .D1T1  *-A26[3], A24        ; <1> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B2[2], B30         ; <1> LDW     *+back_in[2]{second_in}, yb
        SHL     .S1    A23, 19, A7          ; <0> SHL     ya, 19, upper_96
||      SHL     .S2    B30, 19, B11         ; <0> SHL     yb, 19, upper_125
||      ROTL    .M1    A25, A31, A9         ; <0> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B16, B29, B0         ; <0> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A26[2], A23        ; <1> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B2[3], B29         ; <1> LDW     *+back_in[3]{second_in}, zb
        XOR     .L1    A24, A22, A31        ; <0> XOR     xa, r_93, xa
||      XOR     .L2    B5, B27, B13         ; <0> XOR     xb, r_122, xb
||      LDW     .D1T1  *-A26[1], A16        ; <1> LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *B2--[4], B25        ; <1> LDW     *back_in--[4]{second_in}, wb
        SUB     .L1    A3, A9, A9           ; <0> SUB     wa, l_86, wa
||      SUB     .L2    B25, B0, B18         ; <0> SUB     wb, l_115, wb
||      SHRU    .S1    A23, 13, A25         ; <0> SHRU    ya, 13, lower_96
||      SHRU    .S2    B30, 13, B25         ; <0> SHRU    yb, 13, lower_125
||      MPYLHU  .M1    A31, A10, A8         ; <0> MPYLHU  xa, q_98, mixed2_102
||      MPYLHU  .M2    B13, B12, B8         ; <0> MPYLHU  xb, q_127, mixed2_131
        MPYHLU  .M1    A31, A10, A0         ; <0> MPYHLU  xa, q_98, mixed1_102
||      MPYHLU  .M2    B13, B12, B11        ; <0> MPYHLU  xb, q_127, mixed1_131
        ADD     .L1    A7, A25, A27         ; <0> ADD     upper_96, lower_96, ya
||      ADD     .L2    B11, B25, B23        ; <0> ADD     upper_125, lower_125, yb
||      LDW     .D1T1  *+A17[2], A8         ; <0> LDW     *+keys_a[2], p_98
||      LDW     .D2T2  *+B31[2], B3         ; <0> LDW     *+keys_b[2], p_127
        ADD     .L1    A27, A14, A12        ; <0> ADD     ya, p_91, index_94
||      ADD     .L2    B23, B20, B3         ; <0> ADD     yb, p_120, index_123
||      ADD     .D1    A19, A1, A25         ; <0> ADD     p5_97, p27_97, once_97
||      ADD     .D2    B26, B21, B26        ; <0> ADD     p5_126, p27_126, once_126
        ADD     .L1    A0, A8, A7           ; <0> ADD     mixed1_102, mixed2_102, mixed_102
||      ADD     .L2    B11, B8, B11         ; <0> ADD     mixed1_131, mixed2_131, mixed_131
||      MPYLHU  .M1    A16, A20, A13        ; <1> MPYLHU  za, q_84, mixed2_88
||      MPYLHU  .M2    B29, B24, B22        ; <1> MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T1  *+A17[6], A25        ; <1> LDW     *+keys_a[6], p_84
||      LDW     .D2T2  *+B31[6], B26        ; <1> LDW     *+keys_b[6], p_113
        MPYU    .M1    A31, A10, A19        ; <0> MPYU    xa, q_98, low_102
||      MPYU    .M2    B13, B12, B17        ; <0> MPYU    xb, q_127, low_131
||      LDW     .D1T1  *+A17[1], A0         ; <0> LDW     *+keys_a[0 + 1], q_105
||      LDW     .D2T2  *+B31[1], B7         ; <0> LDW     *+keys_b[0 + 1], q_134
        SHRU    .S1    A31, 13, A18         ; <0> SHRU    xa, 13, lower_103
||      SHRU    .S2    B13, 13, B0          ; <0> SHRU    xb, 13, lower_132
||      ROTL    .M1    A12, A1, A7          ; <0> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B3, B21, B21         ; <0> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A6[A12], A31       ; <0> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B6[B3], B8         ; <0> LDW     *+B6[index_123], box_126
        SHL     .S1    A7, 16, A1           ; <0> SHL     mixed_102, 16, upper_102
||      SHL     .S2    B11, 16, B8          ; <0> SHL     mixed_131, 16, upper_131
||      MPYHLU  .M1    A16, A20, A19        ; <1> MPYHLU  za, q_84, mixed1_88
||      MPYHLU  .M2    B29, B24, B8         ; <1> MPYHLU  zb, q_113, mixed1_117
||      XOR     .D1    A25, A22, A10        ; <0> XOR     once_97, r_93, both_97
||      XOR     .D2    B26, B27, B12        ; <0> XOR     once_126, r_122, both_126
        ADD     .L1    A19, A1, A1          ; <0> ADD     low_102, upper_102, product_101
||      ADD     .L2    B17, B8, B17         ; <0> ADD     low_131, upper_131, product_130
||      SHRU    .S1    A16, 13, A30         ; <1> SHRU    za, 13, lower_89
||      SHRU    .S2    B29, 13, B11         ; <1> SHRU    zb, 13, lower_118
||      LDW     .D1T1  *+A17[5], A20        ; <1> LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T2  *+B31[5], B27        ; <1> LDW     *+keys_b[4 + 1], q_120
        SUB     .L1    A9, A7, A14          ; <0> SUB     wa, m_93, wa
||      SUB     .L2    B18, B21, B18        ; <0> SUB     wb, m_122, wb
||      SHL     .S1    A31, 19, A9          ; <0> SHL     xa, 19, upper_103
||      SHL     .S2    B13, 19, B13         ; <0> SHL     xb, 19, upper_132
||      ROTL    .M1    A1, 10, A9           ; <0> ROTL    product_101, 10, r_100
||      ROTL    .M2    B17, 10, B13         ; <0> ROTL    product_130, 10, r_129
||      LDW     .D1T1  *+A17[3], A10        ; <1> LDW     *+keys_a[2 + 1], q_98
||      LDW     .D2T2  *+B31[3], B12        ; <1> LDW     *+keys_b[2 + 1], q_127
        ADD     .L1    A9, A18, A15         ; <0> ADD     upper_103, lower_103, xa
||      ADD     .L2    B13, B0, B19         ; <0> ADD     upper_132, lower_132, xb
||      MPYU    .M1    A16, A20, A31        ; <1> MPYU    za, q_84, low_88
||      MPYU    .M2    B29, B24, B12        ; <1> MPYU    zb, q_113, low_117
||      ADD     .D1    A19, A13, A13        ; <1> ADD     mixed1_88, mixed2_88, mixed_88
||      ADD     .D2    B8, B22, B21         ; <1> ADD     mixed1_117, mixed2_117, mixed_117
        XOR     .L1    A10, A31, A7         ; <0> XOR     both_97, box_97, sum_97
||      XOR     .L2    B12, B8, B8          ; <0> XOR     both_126, box_126, sum_126
||      SHL     .S1    A13, 16, A10         ; <1> SHL     mixed_88, 16, upper_88
||      SHL     .S2    B21, 16, B22         ; <1> SHL     mixed_117, 16, upper_117
||      LDW     .D1T1  *+A17[0], A16        ; <0> LDW     *+keys_a[0], p_105
||      LDW     .D2T2  *+B31[0], B8         ; <0> LDW     *+keys_b[0], p_134
        ADD     .L1    A31, A10, A29        ; <1> ADD     low_88, upper_88, product_87
||      ADD     .L2    B12, B22, B24        ; <1> ADD     low_117, upper_117, product_116
||      ROTL    .M1    A7, A22, A13         ; <0> ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B8, B27, B8          ; <0> ROTL    sum_126, r_122, l_122
        XOR     .L1    A14, A9, A14         ; <0> XOR     wa, r_100, wa
||      XOR     .L2    B18, B13, B0         ; <0> XOR     wb, r_129, wb
||      SHL     .S1    A1, 5, A7            ; <0> SHL     product_101, 5, p5_104
||      SHL     .S2    B17, 5, B3           ; <0> SHL     product_130, 5, p5_133
||      ROTL    .M1    A29, 10, A31         ; <1> ROTL    product_87, 10, r_86
||      ROTL    .M2    B24, 10, B29         ; <1> ROTL    product_116, 10, r_115
||      ADD     .D1    A15, A8, A18         ; <0> ADD     xa, p_98, index_101
||      ADD     .D2    B19, B3, B21         ; <0> ADD     xb, p_127, index_130
        SUB     .L1    A28, A13, A13        ; <0> SUB     za, l_93, za
||      SUB     .L2    B28, B8, B22         ; <0> SUB     zb, l_122, zb
||      SHL     .S1    A16, 19, A12         ; <1> SHL     za, 19, upper_89
||      SHL     .S2    B29, 19, B28         ; <1> SHL     zb, 19, upper_118
||      MPYHLU  .M1    A14, A0, A8          ; <0> MPYHLU  wa, q_105, mixed1_109
||      MPYHLU  .M2    B0, B7, B20          ; <0> MPYHLU  wb, q_134, mixed1_138
        XOR     .L1    A23, A31, A23        ; <1> XOR     ya, r_86, ya
||      XOR     .L2    B30, B29, B30        ; <1> XOR     yb, r_115, yb
||      SHRU    .S1    A1, 27, A22          ; <0> SHRU    product_101, 27, p27_104
||      SHRU    .S2    B17, 27, B18         ; <0> SHRU    product_130, 27, p27_133
||      LDW     .D1T1  *+A6[A18], A29       ; <0> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B6[B21], B16       ; <0> LDW     *+B6[index_130], box_133
        ADD     .L1    A12, A30, A28        ; <1> ADD     upper_89, lower_89, za
||      ADD     .L2    B28, B11, B28        ; <1> ADD     upper_118, lower_118, zb
||      MPYHLU  .M1    A23, A20, A30        ; <1> MPYHLU  ya, q_91, mixed1_95
||      MPYHLU  .M2    B30, B27, B16        ; <1> MPYHLU  yb, q_120, mixed1_124
        ADD     .L1    A28, A25, A25        ; <1> ADD     za, p_84, index_87
||      ADD     .L2    B28, B26, B17        ; <1> ADD     zb, p_113, index_116
||      SHRU    .S1    A29, 27, A5          ; <1> SHRU    product_87, 27, p27_90
||      SHRU    .S2    B24, 27, B26         ; <1> SHRU    product_116, 27, p27_119
||      MPYLHU  .M1    A23, A20, A12        ; <1> MPYLHU  ya, q_91, mixed2_95
||      MPYLHU  .M2    B30, B27, B1         ; <1> MPYLHU  yb, q_120, mixed2_124
;@loop {"name": "second", "ii": 28, "res_mii": 27, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 27, "result": "not found by annealing", "seconds": 98.1, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 29, "result": "found by annealing", "seconds": 4.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 28, "result": "found by annealing", "seconds": 3.3, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}], "further": {"bytes": 16, "least_trips": 2}}
;  loop second: II 28, 3 stages
;  bounds: resources 27, recurrence 1
;  units: L1 27/28, S1 27/28, M1 24/28, D1 28/28, L2 26/28, S2 26/28, M2 24/28, D2 28/28
;  cross paths: 1X 0/28, 2X 0/28
;  T paths: T1 20/28, T2 20/28
;  registers of side A: 31 used, 30 live at once
;  registers of side B: 30 used, 30 live at once
;  II 27: not found by annealing (as 2 equal channels), 98.1 s
;  II 29: found by annealing (as 2 equal channels), 4.2 s
;  II 28: found by annealing (as 2 equal channels), 3.3 s
;  not proved the least possible: every interval below 27 is ruled out; 98.1 s of search found nothing below 28
;  pipelined from 3 iterations on
;  --speculate 16 would let it run from 2 passes on
mars_decrypt_blocks_c64x$second:
        SHL     .S1    A29, 5, A19          ; <1> SHL     product_87, 5, p5_90
||      SHL     .S2    B24, 5, B24          ; <1> SHL     product_116, 5, p5_119
||      MPYLHU  .M1    A14, A0, A12         ; <2> MPYLHU  wa, q_105, mixed2_109
||      MPYLHU  .M2    B0, B7, B3           ; <2> MPYLHU  wb, q_134, mixed2_138
||      LDW     .D1T1  *+A17[7], A20        ; <0> LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T2  *+B31[7], B24        ; <0> LDW     *+keys_b[6 + 1], q_113
        ADD     .L1    A7, A22, A30         ; <2> ADD     p5_104, p27_104, once_104
||      ADD     .L2    B3, B18, B27         ; <2> ADD     p5_133, p27_133, once_133
||      SHL     .S1    A14, 19, A7          ; <2> SHL     wa, 19, upper_110
||      SHL     .S2    B0, 19, B1           ; <2> SHL     wb, 19, upper_139
||      MPYU    .M1    A23, A20, A12        ; <1> MPYU    ya, q_91, low_95
||      MPYU    .M2    B30, B27, B3         ; <1> MPYU    yb, q_120, low_124
||      ADD     .D1    A30, A12, A1         ; <1> ADD     mixed1_95, mixed2_95, mixed_95
||      ADD     .D2    B16, B1, B11         ; <1> ADD     mixed1_124, mixed2_124, mixed_124
        ADD     .L1    A8, A12, A25         ; <2> ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2    B20, B3, B20         ; <2> ADD     mixed1_138, mixed2_138, mixed_138
||      SHL     .S1    A1, 16, A20          ; <1> SHL     mixed_95, 16, upper_95
||      SHL     .S2    B11, 16, B11         ; <1> SHL     mixed_124, 16, upper_124
||      ROTL    .M1    A25, A5, A25         ; <1> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B17, B26, B11        ; <1> ROTL    index_116, p27_119, m_115
||      LDW     .D1T1  *+A6[A25], A25       ; <1> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B6[B17], B18       ; <1> LDW     *+B6[index_116], box_119
        ADD     .L1    A12, A20, A5         ; <1> ADD     low_95, upper_95, product_94
||      ADD     .L2    B3, B11, B7          ; <1> ADD     low_124, upper_124, product_123
||      SHL     .S1    A25, 16, A1          ; <2> SHL     mixed_109, 16, upper_109
||      SHL     .S2    B20, 16, B3          ; <2> SHL     mixed_138, 16, upper_138
||      MPYU    .M1    A14, A0, A0          ; <2> MPYU    wa, q_105, low_109
||      MPYU    .M2    B0, B7, B27          ; <2> MPYU    wb, q_134, low_138
||      ADD     .D1    A19, A5, A8          ; <1> ADD     p5_90, p27_90, once_90
||      ADD     .D2    B24, B26, B17        ; <1> ADD     p5_119, p27_119, once_119
        XOR     .L1    A30, A9, A12         ; <2> XOR     once_104, r_100, both_104
||      XOR     .L2    B27, B13, B20        ; <2> XOR     once_133, r_129, both_133
||      SHL     .S1    A5, 5, A19           ; <1> SHL     product_94, 5, p5_97
||      SHL     .S2    B7, 5, B26           ; <1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, 10, A22          ; <1> ROTL    product_94, 10, r_93
||      ROTL    .M2    B7, 10, B27          ; <1> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A17[4], A14        ; <1> LDW     *+keys_a[4], p_91
||      LDW     .D2T2  *+B31[4], B20        ; <1> LDW     *+keys_b[4], p_120
        ADD     .L1    A0, A1, A0           ; <2> ADD     low_109, upper_109, product_108
||      ADD     .L2    B27, B3, B7          ; <2> ADD     low_138, upper_138, product_137
||      SHRU    .S1    A5, 27, A1           ; <1> SHRU    product_94, 27, p27_97
||      SHRU    .S2    B7, 27, B21          ; <1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A18, A22, A5         ; <2> ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B21, B18, B17        ; <2> ROTL    index_130, p27_133, m_129
||      XOR     .D1    A8, A31, A8          ; <1> XOR     once_90, r_86, both_90
||      XOR     .D2    B17, B29, B3         ; <1> XOR     once_119, r_115, both_119
        SUB     .L1    A24, A25, A24        ; <1> SUB     xa, m_86, xa
||      SUB     .L2    B5, B11, B5          ; <1> SUB     xb, m_115, xb
||      SHRU    .S1    A14, 13, A30         ; <2> SHRU    wa, 13, lower_110
||      SHRU    .S2    B0, 13, B0           ; <2> SHRU    wb, 13, lower_139
||      LDW     .D1T1  *A26++[4], A3        ; <0> LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B2[1], B5          ; <0> LDW     *+back_in[1]{second_in}, xb
        XOR     .L1    A8, A25, A25         ; <1> XOR     both_90, box_90, sum_90
||      XOR     .L2    B3, B18, B16         ; <1> XOR     both_119, box_119, sum_119
||      XOR     .S1    A12, A29, A8         ; <2> XOR     both_104, box_104, sum_104
||      XOR     .S2    B20, B16, B3         ; <2> XOR     both_133, box_133, sum_133
||      LDW     .D1T1  *-A26[3], A24        ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B2[2], B30         ; <0> LDW     *+back_in[2]{second_in}, yb
        ADD     .L1    A7, A30, A29         ; <2> ADD     upper_110, lower_110, wa
||      ADD     .L2    B1, B0, B16          ; <2> ADD     upper_139, lower_139, wb
||      SHL     .S1    A23, 19, A7          ; <1> SHL     ya, 19, upper_96
||      SHL     .S2    B30, 19, B11         ; <1> SHL     yb, 19, upper_125
||      ROTL    .M1    A25, A31, A9         ; <1> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B16, B29, B0         ; <1> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A26[2], A23        ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B2[3], B29         ; <0> LDW     *+back_in[3]{second_in}, zb
        XOR     .L1    A24, A22, A31        ; <1> XOR     xa, r_93, xa
||      XOR     .L2    B5, B27, B13         ; <1> XOR     xb, r_122, xb
||      ADD     .S1    A29, A16, A30        ; <2> ADD     wa, p_105, index_108
||      ADD     .S2    B16, B8, B3          ; <2> ADD     wb, p_134, index_137
||      ROTL    .M1    A8, A9, A12          ; <2> ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B3, B13, B0          ; <2> ROTL    sum_133, r_129, l_129
||      LDW     .D1T1  *-A26[1], A16        ; <0> LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *B2--[4], B25        ; <0> LDW     *back_in--[4]{second_in}, wb
        SUB     .L1    A3, A9, A9           ; <1> SUB     wa, l_86, wa
||      SUB     .L2    B25, B0, B18         ; <1> SUB     wb, l_115, wb
||      SHRU    .S1    A23, 13, A25         ; <1> SHRU    ya, 13, lower_96
||      SHRU    .S2    B30, 13, B25         ; <1> SHRU    yb, 13, lower_125
||      MPYLHU  .M1    A31, A10, A8         ; <1> MPYLHU  xa, q_98, mixed2_102
||      MPYLHU  .M2    B13, B12, B8         ; <1> MPYLHU  xb, q_127, mixed2_131
||      LDW     .D1T1  *+A6[A30], A14       ; <2> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B3], B8         ; <2> LDW     *+B6[index_137], box_140
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SHL     .S1    A0, 5, A12           ; <2> SHL     product_108, 5, p5_111
||      SHL     .S2    B7, 5, B1            ; <2> SHL     product_137, 5, p5_140
||      MPYHLU  .M1    A31, A10, A0         ; <1> MPYHLU  xa, q_98, mixed1_102
||      MPYHLU  .M2    B13, B12, B11        ; <1> MPYHLU  xb, q_127, mixed1_131
||      SUB     .D1    A27, A12, A18        ; <2> SUB     ya, l_100, ya
||      SUB     .D2    B23, B0, B0          ; <2> SUB     yb, l_129, yb
        ADD     .L1    A7, A25, A27         ; <1> ADD     upper_96, lower_96, ya
||      ADD     .L2    B11, B25, B23        ; <1> ADD     upper_125, lower_125, yb
||      SHRU    .S1    A0, 27, A25          ; <2> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B7, 27, B7           ; <2> SHRU    product_137, 27, p27_140
||      ROTL    .M1    A0, 10, A30          ; <2> ROTL    product_108, 10, r_107
||      ROTL    .M2    B7, 10, B7           ; <2> ROTL    product_137, 10, r_136
||      LDW     .D1T1  *+A17[2], A8         ; <1> LDW     *+keys_a[2], p_98
||      LDW     .D2T2  *+B31[2], B3         ; <1> LDW     *+keys_b[2], p_127
        ADD     .L1    A27, A14, A12        ; <1> ADD     ya, p_91, index_94
||      ADD     .L2    B23, B20, B3         ; <1> ADD     yb, p_120, index_123
||      ADD     .S1    A12, A25, A19        ; <2> ADD     p5_111, p27_111, once_111
||      ADD     .S2    B1, B7, B20          ; <2> ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A30, A25, A8         ; <2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B3, B7, B1           ; <2> ROTL    index_137, p27_140, m_136
||      ADD     .D1    A19, A1, A25         ; <1> ADD     p5_97, p27_97, once_97
||      ADD     .D2    B26, B21, B26        ; <1> ADD     p5_126, p27_126, once_126
        ADD     .L1    A0, A8, A7           ; <1> ADD     mixed1_102, mixed2_102, mixed_102
||      ADD     .L2    B11, B8, B11         ; <1> ADD     mixed1_131, mixed2_131, mixed_131
||      SUB     .S1    A13, A5, A0          ; <2> SUB     za, m_100, za
||      SUB     .S2    B22, B17, B22        ; <2> SUB     zb, m_129, zb
||      MPYLHU  .M1    A16, A20, A13        ; <0> MPYLHU  za, q_84, mixed2_88
||      MPYLHU  .M2    B29, B24, B22        ; <0> MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T1  *+A17[6], A25        ; <0> LDW     *+keys_a[6], p_84
||      LDW     .D2T2  *+B31[6], B26        ; <0> LDW     *+keys_b[6], p_113
        XOR     .L1    A19, A30, A10        ; <2> XOR     once_111, r_107, both_111
||      XOR     .L2    B20, B7, B12         ; <2> XOR     once_140, r_136, both_140
||      XOR     .S1    A0, A30, A5          ; <2> XOR     za, r_107, za
||      XOR     .S2    B22, B7, B20         ; <2> XOR     zb, r_136, zb
||      MPYU    .M1    A31, A10, A19        ; <1> MPYU    xa, q_98, low_102
||      MPYU    .M2    B13, B12, B17        ; <1> MPYU    xb, q_127, low_131
||      LDW     .D1T1  *+A17[1], A0         ; <1> LDW     *+keys_a[0 + 1], q_105
||      LDW     .D2T2  *+B31[1], B7         ; <1> LDW     *+keys_b[0 + 1], q_134
        SUB     .L1    A18, A8, A12         ; <2> SUB     ya, m_107, ya
||      SUB     .L2    B0, B1, B1           ; <2> SUB     yb, m_136, yb
||      SHRU    .S1    A31, 13, A18         ; <1> SHRU    xa, 13, lower_103
||      SHRU    .S2    B13, 13, B0          ; <1> SHRU    xb, 13, lower_132
||      ROTL    .M1    A12, A1, A7          ; <1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B3, B21, B21         ; <1> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A6[A12], A31       ; <1> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B6[B3], B8         ; <1> LDW     *+B6[index_123], box_126
        XOR     .L1    A10, A14, A0         ; <2> XOR     both_111, box_111, sum_111
||      XOR     .L2    B12, B8, B11         ; <2> XOR     both_140, box_140, sum_140
||      SHL     .S1    A7, 16, A1           ; <1> SHL     mixed_102, 16, upper_102
||      SHL     .S2    B11, 16, B8          ; <1> SHL     mixed_131, 16, upper_131
||      MPYHLU  .M1    A16, A20, A19        ; <0> MPYHLU  za, q_84, mixed1_88
||      MPYHLU  .M2    B29, B24, B8         ; <0> MPYHLU  zb, q_113, mixed1_117
||      XOR     .D1    A25, A22, A10        ; <1> XOR     once_97, r_93, both_97
||      XOR     .D2    B26, B27, B12        ; <1> XOR     once_126, r_122, both_126
        ADD     .L1    A19, A1, A1          ; <1> ADD     low_102, upper_102, product_101
||      ADD     .L2    B17, B8, B17         ; <1> ADD     low_131, upper_131, product_130
||      SHRU    .S1    A16, 13, A30         ; <0> SHRU    za, 13, lower_89
||      SHRU    .S2    B29, 13, B11         ; <0> SHRU    zb, 13, lower_118
||      ROTL    .M1    A0, A30, A7          ; <2> ROTL    sum_111, r_107, l_107
||      ROTL    .M2    B11, B7, B21         ; <2> ROTL    sum_140, r_136, l_136
||      LDW     .D1T1  *+A17[5], A20        ; <0> LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T2  *+B31[5], B27        ; <0> LDW     *+keys_b[4 + 1], q_120
        SUB     .L1    A9, A7, A14          ; <1> SUB     wa, m_93, wa
||      SUB     .L2    B18, B21, B18        ; <1> SUB     wb, m_122, wb
||      SHL     .S1    A31, 19, A9          ; <1> SHL     xa, 19, upper_103
||      SHL     .S2    B13, 19, B13         ; <1> SHL     xb, 19, upper_132
||      ROTL    .M1    A1, 10, A9           ; <1> ROTL    product_101, 10, r_100
||      ROTL    .M2    B17, 10, B13         ; <1> ROTL    product_130, 10, r_129
||      LDW     .D1T1  *+A17[3], A10        ; <0> LDW     *+keys_a[2 + 1], q_98
||      LDW     .D2T2  *+B31[3], B12        ; <0> LDW     *+keys_b[2 + 1], q_127
        ADD     .L1    A9, A18, A15         ; <1> ADD     upper_103, lower_103, xa
||      ADD     .L2    B13, B0, B19         ; <1> ADD     upper_132, lower_132, xb
||      SUB     .S1    A15, A7, A19         ; <2> SUB     xa, l_107, xa
||      SUB     .S2    B19, B21, B0         ; <2> SUB     xb, l_136, xb
||      MPYU    .M1    A16, A20, A31        ; <0> MPYU    za, q_84, low_88
||      MPYU    .M2    B29, B24, B12        ; <0> MPYU    zb, q_113, low_117
||      ADD     .D1    A19, A13, A13        ; <0> ADD     mixed1_88, mixed2_88, mixed_88
||      ADD     .D2    B8, B22, B21         ; <0> ADD     mixed1_117, mixed2_117, mixed_117
        XOR     .L1    A10, A31, A7         ; <1> XOR     both_97, box_97, sum_97
||      XOR     .L2    B12, B8, B8          ; <1> XOR     both_126, box_126, sum_126
||      SHL     .S1    A13, 16, A10         ; <0> SHL     mixed_88, 16, upper_88
||      SHL     .S2    B21, 16, B22         ; <0> SHL     mixed_117, 16, upper_117
||      LDW     .D1T1  *+A17[0], A16        ; <1> LDW     *+keys_a[0], p_105
||      LDW     .D2T2  *+B31[0], B8         ; <1> LDW     *+keys_b[0], p_134
        ADD     .L1    A31, A10, A29        ; <0> ADD     low_88, upper_88, product_87
||      ADD     .L2    B12, B22, B24        ; <0> ADD     low_117, upper_117, product_116
||[A2]  B       .S1    mars_decrypt_blocks_c64x$second; <0> [left] B       second
||      ROTL    .M1    A7, A22, A13         ; <1> ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B8, B27, B8          ; <1> ROTL    sum_126, r_122, l_122
||      STW     .D1T1  A29, *A21++[4]       ; <2> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *+B9[1]          ; <2> STW     xb, *+back_out[1]{second_out}
        XOR     .L1    A14, A9, A14         ; <1> XOR     wa, r_100, wa
||      XOR     .L2    B18, B13, B0         ; <1> XOR     wb, r_129, wb
||      SHL     .S1    A1, 5, A7            ; <1> SHL     product_101, 5, p5_104
||      SHL     .S2    B17, 5, B3           ; <1> SHL     product_130, 5, p5_133
||      ROTL    .M1    A29, 10, A31         ; <0> ROTL    product_87, 10, r_86
||      ROTL    .M2    B24, 10, B29         ; <0> ROTL    product_116, 10, r_115
||      ADD     .D1    A15, A8, A18         ; <1> ADD     xa, p_98, index_101
||      ADD     .D2    B19, B3, B21         ; <1> ADD     xb, p_127, index_130
        SUB     .L1    A28, A13, A13        ; <1> SUB     za, l_93, za
||      SUB     .L2    B28, B8, B22         ; <1> SUB     zb, l_122, zb
||      SHL     .S1    A16, 19, A12         ; <0> SHL     za, 19, upper_89
||      SHL     .S2    B29, 19, B28         ; <0> SHL     zb, 19, upper_118
||      MPYHLU  .M1    A14, A0, A8          ; <1> MPYHLU  wa, q_105, mixed1_109
||      MPYHLU  .M2    B0, B7, B20          ; <1> MPYHLU  wb, q_134, mixed1_138
||      STW     .D1T1  A12, *-A21[2]        ; <2> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B20, *+B9[3]         ; <2> STW     zb, *+back_out[3]{second_out}
        XOR     .L1    A23, A31, A23        ; <0> XOR     ya, r_86, ya
||      XOR     .L2    B30, B29, B30        ; <0> XOR     yb, r_115, yb
||      SHRU    .S1    A1, 27, A22          ; <1> SHRU    product_101, 27, p27_104
||      SHRU    .S2    B17, 27, B18         ; <1> SHRU    product_130, 27, p27_133
||      LDW     .D1T1  *+A6[A18], A29       ; <1> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B6[B21], B16       ; <1> LDW     *+B6[index_130], box_133
        ADD     .L1    A12, A30, A28        ; <0> ADD     upper_89, lower_89, za
||      ADD     .L2    B28, B11, B28        ; <0> ADD     upper_118, lower_118, zb
||      MPYHLU  .M1    A23, A20, A30        ; <0> MPYHLU  ya, q_91, mixed1_95
||      MPYHLU  .M2    B30, B27, B16        ; <0> MPYHLU  yb, q_120, mixed1_124
||      STW     .D1T1  A19, *-A21[3]        ; <2> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B1, *+B9[2]          ; <2> STW     yb, *+back_out[2]{second_out}
        ADD     .L1    A28, A25, A25        ; <0> ADD     za, p_84, index_87
||      ADD     .L2    B28, B26, B17        ; <0> ADD     zb, p_113, index_116
||      SHRU    .S1    A29, 27, A5          ; <0> SHRU    product_87, 27, p27_90
||      SHRU    .S2    B24, 27, B26         ; <0> SHRU    product_116, 27, p27_119
||      MPYLHU  .M1    A23, A20, A12        ; <0> MPYLHU  ya, q_91, mixed2_95
||      MPYLHU  .M2    B30, B27, B1         ; <0> MPYLHU  yb, q_120, mixed2_124
||      STW     .D1T1  A5, *-A21[1]         ; <2> STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B16, *B9--[4]        ; <2> STW     wb, *back_out--[4]{second_out}
mars_decrypt_blocks_c64x$second$exit:
        SHL     .S1    A29, 5, A19          ; <-1> SHL     product_87, 5, p5_90
||      SHL     .S2    B24, 5, B24          ; <-1> SHL     product_116, 5, p5_119
||      MPYLHU  .M1    A14, A0, A12         ; <-2> MPYLHU  wa, q_105, mixed2_109
||      MPYLHU  .M2    B0, B7, B3           ; <-2> MPYLHU  wb, q_134, mixed2_138
        ADD     .L1    A7, A22, A30         ; <-2> ADD     p5_104, p27_104, once_104
||      ADD     .L2    B3, B18, B27         ; <-2> ADD     p5_133, p27_133, once_133
||      SHL     .S1    A14, 19, A7          ; <-2> SHL     wa, 19, upper_110
||      SHL     .S2    B0, 19, B1           ; <-2> SHL     wb, 19, upper_139
||      MPYU    .M1    A23, A20, A12        ; <-1> MPYU    ya, q_91, low_95
||      MPYU    .M2    B30, B27, B3         ; <-1> MPYU    yb, q_120, low_124
||      ADD     .D1    A30, A12, A1         ; <-1> ADD     mixed1_95, mixed2_95, mixed_95
||      ADD     .D2    B16, B1, B11         ; <-1> ADD     mixed1_124, mixed2_124, mixed_124
        ADD     .L1    A8, A12, A25         ; <-2> ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2    B20, B3, B20         ; <-2> ADD     mixed1_138, mixed2_138, mixed_138
||      SHL     .S1    A1, 16, A20          ; <-1> SHL     mixed_95, 16, upper_95
||      SHL     .S2    B11, 16, B11         ; <-1> SHL     mixed_124, 16, upper_124
||      ROTL    .M1    A25, A5, A25         ; <-1> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B17, B26, B11        ; <-1> ROTL    index_116, p27_119, m_115
||      LDW     .D1T1  *+A6[A25], A25       ; <-1> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B6[B17], B18       ; <-1> LDW     *+B6[index_116], box_119
        ADD     .L1    A12, A20, A5         ; <-1> ADD     low_95, upper_95, product_94
||      ADD     .L2    B3, B11, B7          ; <-1> ADD     low_124, upper_124, product_123
||      SHL     .S1    A25, 16, A1          ; <-2> SHL     mixed_109, 16, upper_109
||      SHL     .S2    B20, 16, B3          ; <-2> SHL     mixed_138, 16, upper_138
||      MPYU    .M1    A14, A0, A0          ; <-2> MPYU    wa, q_105, low_109
||      MPYU    .M2    B0, B7, B27          ; <-2> MPYU    wb, q_134, low_138
||      ADD     .D1    A19, A5, A8          ; <-1> ADD     p5_90, p27_90, once_90
||      ADD     .D2    B24, B26, B17        ; <-1> ADD     p5_119, p27_119, once_119
        XOR     .L1    A30, A9, A12         ; <-2> XOR     once_104, r_100, both_104
||      XOR     .L2    B27, B13, B20        ; <-2> XOR     once_133, r_129, both_133
||      SHL     .S1    A5, 5, A19           ; <-1> SHL     product_94, 5, p5_97
||      SHL     .S2    B7, 5, B26           ; <-1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, 10, A22          ; <-1> ROTL    product_94, 10, r_93
||      ROTL    .M2    B7, 10, B27          ; <-1> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A17[4], A14        ; <-1> LDW     *+keys_a[4], p_91
||      LDW     .D2T2  *+B31[4], B20        ; <-1> LDW     *+keys_b[4], p_120
        ADD     .L1    A0, A1, A0           ; <-2> ADD     low_109, upper_109, product_108
||      ADD     .L2    B27, B3, B7          ; <-2> ADD     low_138, upper_138, product_137
||      SHRU    .S1    A5, 27, A1           ; <-1> SHRU    product_94, 27, p27_97
||      SHRU    .S2    B7, 27, B21          ; <-1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A18, A22, A5         ; <-2> ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B21, B18, B17        ; <-2> ROTL    index_130, p27_133, m_129
||      XOR     .D1    A8, A31, A8          ; <-1> XOR     once_90, r_86, both_90
||      XOR     .D2    B17, B29, B3         ; <-1> XOR     once_119, r_115, both_119
        SUB     .L1    A24, A25, A24        ; <-1> SUB     xa, m_86, xa
||      SUB     .L2    B5, B11, B5          ; <-1> SUB     xb, m_115, xb
||      SHRU    .S1    A14, 13, A30         ; <-2> SHRU    wa, 13, lower_110
||      SHRU    .S2    B0, 13, B0           ; <-2> SHRU    wb, 13, lower_139
        XOR     .L1    A8, A25, A25         ; <-1> XOR     both_90, box_90, sum_90
||      XOR     .L2    B3, B18, B16         ; <-1> XOR     both_119, box_119, sum_119
||      XOR     .S1    A12, A29, A8         ; <-2> XOR     both_104, box_104, sum_104
||      XOR     .S2    B20, B16, B3         ; <-2> XOR     both_133, box_133, sum_133
        ADD     .L1    A7, A30, A29         ; <-2> ADD     upper_110, lower_110, wa
||      ADD     .L2    B1, B0, B16          ; <-2> ADD     upper_139, lower_139, wb
||      SHL     .S1    A23, 19, A7          ; <-1> SHL     ya, 19, upper_96
||      SHL     .S2    B30, 19, B11         ; <-1> SHL     yb, 19, upper_125
||      ROTL    .M1    A25, A31, A9         ; <-1> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B16, B29, B0         ; <-1> ROTL    sum_119, r_115, l_115
        XOR     .L1    A24, A22, A31        ; <-1> XOR     xa, r_93, xa
||      XOR     .L2    B5, B27, B13         ; <-1> XOR     xb, r_122, xb
||      ADD     .S1    A29, A16, A30        ; <-2> ADD     wa, p_105, index_108
||      ADD     .S2    B16, B8, B3          ; <-2> ADD     wb, p_134, index_137
||      ROTL    .M1    A8, A9, A12          ; <-2> ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B3, B13, B0          ; <-2> ROTL    sum_133, r_129, l_129
        SUB     .L1    A3, A9, A9           ; <-1> SUB     wa, l_86, wa
||      SUB     .L2    B25, B0, B18         ; <-1> SUB     wb, l_115, wb
||      SHRU    .S1    A23, 13, A25         ; <-1> SHRU    ya, 13, lower_96
||      SHRU    .S2    B30, 13, B25         ; <-1> SHRU    yb, 13, lower_125
||      MPYLHU  .M1    A31, A10, A8         ; <-1> MPYLHU  xa, q_98, mixed2_102
||      MPYLHU  .M2    B13, B12, B8         ; <-1> MPYLHU  xb, q_127, mixed2_131
||      LDW     .D1T1  *+A6[A30], A14       ; <-2> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B3], B8         ; <-2> LDW     *+B6[index_137], box_140
        SHL     .S1    A0, 5, A12           ; <-2> SHL     product_108, 5, p5_111
||      SHL     .S2    B7, 5, B1            ; <-2> SHL     product_137, 5, p5_140
||      MPYHLU  .M1    A31, A10, A0         ; <-1> MPYHLU  xa, q_98, mixed1_102
||      MPYHLU  .M2    B13, B12, B11        ; <-1> MPYHLU  xb, q_127, mixed1_131
||      SUB     .D1    A27, A12, A18        ; <-2> SUB     ya, l_100, ya
||      SUB     .D2    B23, B0, B0          ; <-2> SUB     yb, l_129, yb
        ADD     .L1    A7, A25, A27         ; <-1> ADD     upper_96, lower_96, ya
||      ADD     .L2    B11, B25, B23        ; <-1> ADD     upper_125, lower_125, yb
||      SHRU    .S1    A0, 27, A25          ; <-2> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B7, 27, B7           ; <-2> SHRU    product_137, 27, p27_140
||      ROTL    .M1    A0, 10, A30          ; <-2> ROTL    product_108, 10, r_107
||      ROTL    .M2    B7, 10, B7           ; <-2> ROTL    product_137, 10, r_136
||      LDW     .D1T1  *+A17[2], A8         ; <-1> LDW     *+keys_a[2], p_98
||      LDW     .D2T2  *+B31[2], B3         ; <-1> LDW     *+keys_b[2], p_127
        ADD     .L1    A27, A14, A12        ; <-1> ADD     ya, p_91, index_94
||      ADD     .L2    B23, B20, B3         ; <-1> ADD     yb, p_120, index_123
||      ADD     .S1    A12, A25, A19        ; <-2> ADD     p5_111, p27_111, once_111
||      ADD     .S2    B1, B7, B20          ; <-2> ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A30, A25, A8         ; <-2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B3, B7, B1           ; <-2> ROTL    index_137, p27_140, m_136
||      ADD     .D1    A19, A1, A25         ; <-1> ADD     p5_97, p27_97, once_97
||      ADD     .D2    B26, B21, B26        ; <-1> ADD     p5_126, p27_126, once_126
        ADD     .L1    A0, A8, A7           ; <-1> ADD     mixed1_102, mixed2_102, mixed_102
||      ADD     .L2    B11, B8, B11         ; <-1> ADD     mixed1_131, mixed2_131, mixed_131
||      SUB     .S1    A13, A5, A0          ; <-2> SUB     za, m_100, za
||      SUB     .S2    B22, B17, B22        ; <-2> SUB     zb, m_129, zb
        XOR     .L1    A19, A30, A10        ; <-2> XOR     once_111, r_107, both_111
||      XOR     .L2    B20, B7, B12         ; <-2> XOR     once_140, r_136, both_140
||      XOR     .S1    A0, A30, A5          ; <-2> XOR     za, r_107, za
||      XOR     .S2    B22, B7, B20         ; <-2> XOR     zb, r_136, zb
||      MPYU    .M1    A31, A10, A19        ; <-1> MPYU    xa, q_98, low_102
||      MPYU    .M2    B13, B12, B17        ; <-1> MPYU    xb, q_127, low_131
||      LDW     .D1T1  *+A17[1], A0         ; <-1> LDW     *+keys_a[0 + 1], q_105
||      LDW     .D2T2  *+B31[1], B7         ; <-1> LDW     *+keys_b[0 + 1], q_134
        SUB     .L1    A18, A8, A12         ; <-2> SUB     ya, m_107, ya
||      SUB     .L2    B0, B1, B1           ; <-2> SUB     yb, m_136, yb
||      SHRU    .S1    A31, 13, A18         ; <-1> SHRU    xa, 13, lower_103
||      SHRU    .S2    B13, 13, B0          ; <-1> SHRU    xb, 13, lower_132
||      ROTL    .M1    A12, A1, A7          ; <-1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B3, B21, B21         ; <-1> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A6[A12], A31       ; <-1> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B6[B3], B8         ; <-1> LDW     *+B6[index_123], box_126
        XOR     .L1    A10, A14, A0         ; <-2> XOR     both_111, box_111, sum_111
||      XOR     .L2    B12, B8, B11         ; <-2> XOR     both_140, box_140, sum_140
||      SHL     .S1    A7, 16, A1           ; <-1> SHL     mixed_102, 16, upper_102
||      SHL     .S2    B11, 16, B8          ; <-1> SHL     mixed_131, 16, upper_131
||      XOR     .D1    A25, A22, A10        ; <-1> XOR     once_97, r_93, both_97
||      XOR     .D2    B26, B27, B12        ; <-1> XOR     once_126, r_122, both_126
        ADD     .L1    A19, A1, A1          ; <-1> ADD     low_102, upper_102, product_101
||      ADD     .L2    B17, B8, B17         ; <-1> ADD     low_131, upper_131, product_130
||      ROTL    .M1    A0, A30, A7          ; <-2> ROTL    sum_111, r_107, l_107
||      ROTL    .M2    B11, B7, B21         ; <-2> ROTL    sum_140, r_136, l_136
        SUB     .L1    A9, A7, A14          ; <-1> SUB     wa, m_93, wa
||      SUB     .L2    B18, B21, B18        ; <-1> SUB     wb, m_122, wb
||      SHL     .S1    A31, 19, A9          ; <-1> SHL     xa, 19, upper_103
||      SHL     .S2    B13, 19, B13         ; <-1> SHL     xb, 19, upper_132
||      ROTL    .M1    A1, 10, A9           ; <-1> ROTL    product_101, 10, r_100
||      ROTL    .M2    B17, 10, B13         ; <-1> ROTL    product_130, 10, r_129
        ADD     .L1    A9, A18, A15         ; <-1> ADD     upper_103, lower_103, xa
||      ADD     .L2    B13, B0, B19         ; <-1> ADD     upper_132, lower_132, xb
||      SUB     .S1    A15, A7, A19         ; <-2> SUB     xa, l_107, xa
||      SUB     .S2    B19, B21, B0         ; <-2> SUB     xb, l_136, xb
        XOR     .L1    A10, A31, A7         ; <-1> XOR     both_97, box_97, sum_97
||      XOR     .L2    B12, B8, B8          ; <-1> XOR     both_126, box_126, sum_126
||      LDW     .D1T1  *+A17[0], A16        ; <-1> LDW     *+keys_a[0], p_105
||      LDW     .D2T2  *+B31[0], B8         ; <-1> LDW     *+keys_b[0], p_134
        ROTL    .M1    A7, A22, A13         ; <-1> ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B8, B27, B8          ; <-1> ROTL    sum_126, r_122, l_122
||      STW     .D1T1  A29, *A21++[4]       ; <-2> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *+B9[1]          ; <-2> STW     xb, *+back_out[1]{second_out}
        XOR     .L1    A14, A9, A14         ; <-1> XOR     wa, r_100, wa
||      XOR     .L2    B18, B13, B0         ; <-1> XOR     wb, r_129, wb
||      SHL     .S1    A1, 5, A7            ; <-1> SHL     product_101, 5, p5_104
||      SHL     .S2    B17, 5, B3           ; <-1> SHL     product_130, 5, p5_133
||      ADD     .D1    A15, A8, A18         ; <-1> ADD     xa, p_98, index_101
||      ADD     .D2    B19, B3, B21         ; <-1> ADD     xb, p_127, index_130
        SUB     .L1    A28, A13, A13        ; <-1> SUB     za, l_93, za
||      SUB     .L2    B28, B8, B22         ; <-1> SUB     zb, l_122, zb
||      MPYHLU  .M1    A14, A0, A8          ; <-1> MPYHLU  wa, q_105, mixed1_109
||      MPYHLU  .M2    B0, B7, B20          ; <-1> MPYHLU  wb, q_134, mixed1_138
||      STW     .D1T1  A12, *-A21[2]        ; <-2> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B20, *+B9[3]         ; <-2> STW     zb, *+back_out[3]{second_out}
        SHRU    .S1    A1, 27, A22          ; <-1> SHRU    product_101, 27, p27_104
||      SHRU    .S2    B17, 27, B18         ; <-1> SHRU    product_130, 27, p27_133
||      LDW     .D1T1  *+A6[A18], A29       ; <-1> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B6[B21], B16       ; <-1> LDW     *+B6[index_130], box_133
        STW     .D1T1  A19, *-A21[3]        ; <-2> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B1, *+B9[2]          ; <-2> STW     yb, *+back_out[2]{second_out}
        STW     .D1T1  A5, *-A21[1]         ; <-2> STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B16, *B9--[4]        ; <-2> STW     wb, *back_out--[4]{second_out}
        MPYLHU  .M1    A14, A0, A12         ; <-1> MPYLHU  wa, q_105, mixed2_109
||      MPYLHU  .M2    B0, B7, B3           ; <-1> MPYLHU  wb, q_134, mixed2_138
        ADD     .L1    A7, A22, A30         ; <-1> ADD     p5_104, p27_104, once_104
||      ADD     .L2    B3, B18, B27         ; <-1> ADD     p5_133, p27_133, once_133
||      SHL     .S1    A14, 19, A7          ; <-1> SHL     wa, 19, upper_110
||      SHL     .S2    B0, 19, B1           ; <-1> SHL     wb, 19, upper_139
        ADD     .L1    A8, A12, A25         ; <-1> ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2    B20, B3, B20         ; <-1> ADD     mixed1_138, mixed2_138, mixed_138
        SHL     .S1    A25, 16, A1          ; <-1> SHL     mixed_109, 16, upper_109
||      SHL     .S2    B20, 16, B3          ; <-1> SHL     mixed_138, 16, upper_138
||      MPYU    .M1    A14, A0, A0          ; <-1> MPYU    wa, q_105, low_109
||      MPYU    .M2    B0, B7, B27          ; <-1> MPYU    wb, q_134, low_138
        XOR     .L1    A30, A9, A12         ; <-1> XOR     once_104, r_100, both_104
||      XOR     .L2    B27, B13, B20        ; <-1> XOR     once_133, r_129, both_133
        ADD     .L1    A0, A1, A0           ; <-1> ADD     low_109, upper_109, product_108
||      ADD     .L2    B27, B3, B7          ; <-1> ADD     low_138, upper_138, product_137
||      ROTL    .M1    A18, A22, A5         ; <-1> ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B21, B18, B17        ; <-1> ROTL    index_130, p27_133, m_129
        SHRU    .S1    A14, 13, A30         ; <-1> SHRU    wa, 13, lower_110
||      SHRU    .S2    B0, 13, B0           ; <-1> SHRU    wb, 13, lower_139
        XOR     .S1    A12, A29, A8         ; <-1> XOR     both_104, box_104, sum_104
||      XOR     .S2    B20, B16, B3         ; <-1> XOR     both_133, box_133, sum_133
        ADD     .L1    A7, A30, A29         ; <-1> ADD     upper_110, lower_110, wa
||      ADD     .L2    B1, B0, B16          ; <-1> ADD     upper_139, lower_139, wb
        ADD     .S1    A29, A16, A30        ; <-1> ADD     wa, p_105, index_108
||      ADD     .S2    B16, B8, B3          ; <-1> ADD     wb, p_134, index_137
||      ROTL    .M1    A8, A9, A12          ; <-1> ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B3, B13, B0          ; <-1> ROTL    sum_133, r_129, l_129
        LDW     .D1T1  *+A6[A30], A14       ; <-1> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B3], B8         ; <-1> LDW     *+B6[index_137], box_140
        SHL     .S1    A0, 5, A12           ; <-1> SHL     product_108, 5, p5_111
||      SHL     .S2    B7, 5, B1            ; <-1> SHL     product_137, 5, p5_140
||      SUB     .D1    A27, A12, A18        ; <-1> SUB     ya, l_100, ya
||      SUB     .D2    B23, B0, B0          ; <-1> SUB     yb, l_129, yb
        SHRU    .S1    A0, 27, A25          ; <-1> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B7, 27, B7           ; <-1> SHRU    product_137, 27, p27_140
||      ROTL    .M1    A0, 10, A30          ; <-1> ROTL    product_108, 10, r_107
||      ROTL    .M2    B7, 10, B7           ; <-1> ROTL    product_137, 10, r_136
        ADD     .S1    A12, A25, A19        ; <-1> ADD     p5_111, p27_111, once_111
||      ADD     .S2    B1, B7, B20          ; <-1> ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A30, A25, A8         ; <-1> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B3, B7, B1           ; <-1> ROTL    index_137, p27_140, m_136
        SUB     .S1    A13, A5, A0          ; <-1> SUB     za, m_100, za
||      SUB     .S2    B22, B17, B22        ; <-1> SUB     zb, m_129, zb
        XOR     .L1    A19, A30, A10        ; <-1> XOR     once_111, r_107, both_111
||      XOR     .L2    B20, B7, B12         ; <-1> XOR     once_140, r_136, both_140
||      XOR     .S1    A0, A30, A5          ; <-1> XOR     za, r_107, za
||      XOR     .S2    B22, B7, B20         ; <-1> XOR     zb, r_136, zb
        SUB     .L1    A18, A8, A12         ; <-1> SUB     ya, m_107, ya
||      SUB     .L2    B0, B1, B1           ; <-1> SUB     yb, m_136, yb
        XOR     .L1    A10, A14, A0         ; <-1> XOR     both_111, box_111, sum_111
||      XOR     .L2    B12, B8, B11         ; <-1> XOR     both_140, box_140, sum_140
        ROTL    .M1    A0, A30, A7          ; <-1> ROTL    sum_111, r_107, l_107
||      ROTL    .M2    B11, B7, B21         ; <-1> ROTL    sum_140, r_136, l_136
        NOP
        SUB     .S1    A15, A7, A19         ; <-1> SUB     xa, l_107, xa
||      SUB     .S2    B19, B21, B0         ; <-1> SUB     xb, l_136, xb
        NOP
        STW     .D1T1  A29, *A21++[4]       ; <-1> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *+B9[1]          ; <-1> STW     xb, *+back_out[1]{second_out}
        NOP
        STW     .D1T1  A12, *-A21[2]        ; <-1> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B20, *+B9[3]         ; <-1> STW     zb, *+back_out[3]{second_out}
        NOP
        STW     .D1T1  A19, *-A21[3]        ; <-1> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B1, *+B9[2]          ; <-1> STW     yb, *+back_out[2]{second_out}
        STW     .D1T1  A5, *-A21[1]         ; <-1> STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B16, *B9--[4]        ; <-1> STW     wb, *back_out--[4]{second_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$10:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_decrypt_blocks_c64x$second_half; [pass] B       second_half
        NOP     2
        STW     .D2T2  B0, *+B15[4]         ; save pass
        NOP     2
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$11:
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP     4
        ADDK    .S1    -16, A0              ; ADDK    -16, keys
||      LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D1T2  *+A0[0], B24         ; LDW     *+keys[0], k0
||      LDW     .D2T1  *+B15[3], A0         ; restore out
        LDW     .D1T1  *+A0[3], A28         ; LDW     *+keys[3], k3
        LDW     .D1T2  *+A0[2], B21         ; LDW     *+keys[2], k2
        LDW     .D1T2  *+A0[1], B22         ; LDW     *+keys[1], k1
        MV      .L2    B0, B1               ; MV      blocks, left
||      STW     .D2T1  A0, *+B15[5]         ; save keys
        MV      .L1    A0, A3               ; MV      out, to
||      MV      .L2X   A0, B31              ; MV      out, from
        NOP     2
mars_decrypt_blocks_c64x$unmixing$guard:
        CMPGT   .L2    5, B1, B0            ; few iterations of unmixing
  [B0]  B       .S1    mars_decrypt_blocks_c64x$unmixing$few; few iterations of unmixing
        NOP     5
mars_decrypt_blocks_c64x$unmixing$entry:
        MV      .L1X   B31, A8              ; move from
||      MV      .L2X   A3, B0               ; move to
        LDW     .D1T2  *A8++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, a
        LDW     .D1T2  *-A8[1], B31         ; <0> LDW     *-from[1]{unmixing_in}, d
        NOP     3
        MV      .L1X   B24, A3              ; move k0
        SHRU    .S2    B31, 16, B30         ; <0> SHRU    d, 16, a16_147
||      LDW     .D2T2  *+B4[B31], B24       ; <0> LDW     *+B4[d], s0_147
        LDW     .D1T2  *-A8[2], B9          ; <0> LDW     *-from[2]{unmixing_in}, c
        NOP
        SHRU    .S1X   B31, 24, A16         ; <0> SHRU    d, 24, a24_147
        ROTL    .M2    B31, 24, B28         ; <0> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A16], B29       ; <0> LDW     *+A4[a24_147], s1_147
        MV      .L2X   A28, B2              ; move k3
        XOR     .L2    B9, B24, B25         ; <0> XOR     c, s0_147, c
||      LDW     .D1T1  *-A8[3], A5          ; <0> LDW     *-from[3]{unmixing_in}, b
        SHRU    .S2    B25, 16, B27         ; <0> SHRU    c, 16, a16_148
||      LDW     .D2T2  *+B4[B30], B18       ; <0> LDW     *+B4[a16_147], s2_147
        LDW     .D2T2  *+B4[B25], B7        ; <0> LDW     *+B4[c], s0_148
        SHRU    .S1X   B25, 24, A24         ; <0> SHRU    c, 24, a24_148
||      ROTL    .M2    B25, 24, B26         ; <0> ROTL    c, 24, c
        SHRU    .S1X   B31, 8, A26          ; <0> SHRU    d, 8, a8_147
        SUB     .S2X   A5, B29, B9          ; <0> SUB     b, s1_147, b
||      LDW     .D1T2  *+A4[A24], B27       ; <0> LDW     *+A4[a24_148], s1_148
        NOP
        XOR     .L2    B9, B7, B9           ; <0> XOR     b, s0_148, b
        SUB     .L2    B9, B26, B25         ; <0> SUB     b, c, b
||      SHRU    .S1X   B25, 8, A22          ; <0> SHRU    c, 8, a8_148
||      SUB     .S2    B5, B18, B29         ; <0> SUB     a, s2_147, difference_147
||      LDW     .D1T2  *A8++[4], B5         ; <1> LDW     *from++[4]{unmixing_in}, a
        LDW     .D1T2  *-A8[1], B31         ; <1> LDW     *-from[1]{unmixing_in}, d
||      LDW     .D2T1  *+B4[B27], A20       ; <0> LDW     *+B4[a16_148], s2_148
        SHRU    .S1X   B25, 24, A25         ; <0> SHRU    b, 24, a24_149
        NOP
        LDW     .D1T2  *+A4[A22], B24       ; <0> LDW     *+A4[a8_148], s3_148
        LDW     .D1T1  *+A4[A26], A0        ; <0> LDW     *+A4[a8_147], s3_147
        SHRU    .S2    B31, 16, B30         ; <1> SHRU    d, 16, a16_147
||      LDW     .D2T2  *+B4[B31], B24       ; <1> LDW     *+B4[d], s0_147
        SUB     .L2X   B28, A20, B23        ; <0> SUB     d, s2_148, difference_148
||      LDW     .D1T2  *-A8[2], B9          ; <1> LDW     *-from[2]{unmixing_in}, c
        MV      .L1X   B21, A1              ; move k2
||      SHRU    .S2    B25, 16, B21         ; <0> SHRU    b, 16, a16_149
||      LDW     .D1T2  *+A4[A25], B21       ; <0> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B25], A7        ; <0> LDW     *+B4[b], s0_149
        XOR     .L2    B23, B24, B23        ; <0> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B31, 24, A16         ; <1> SHRU    d, 24, a24_147
        SUB     .L1X   B1, 4, A2            ; passes of unmixing
||      XOR     .L2X   B29, A0, B21         ; <0> XOR     difference_147, s3_147, a
||      ROTL    .M2    B31, 24, B28         ; <1> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A16], B29       ; <1> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B21], A22       ; <0> LDW     *+B4[a16_149], s2_149
        SUB     .L2    B21, B27, B8         ; <0> SUB     a, s1_148, a
||      ROTL    .M1X   B25, 24, A23         ; <0> ROTL    b, 24, b
        XOR     .L2    B9, B24, B25         ; <1> XOR     c, s0_147, c
||      SHRU    .S1X   B25, 8, A24          ; <0> SHRU    b, 8, a8_149
||      LDW     .D1T1  *-A8[3], A5          ; <1> LDW     *-from[3]{unmixing_in}, b
        XOR     .L2X   B8, A7, B17          ; <0> XOR     a, s0_149, a
||      SHRU    .S2    B25, 16, B27         ; <1> SHRU    c, 16, a16_148
||      LDW     .D2T2  *+B4[B30], B18       ; <1> LDW     *+B4[a16_147], s2_147
        SUB     .S2    B23, B21, B24        ; <0> SUB     d, s1_149, d
||      LDW     .D2T2  *+B4[B25], B7        ; <1> LDW     *+B4[c], s0_148
        SHRU    .S1X   B25, 24, A24         ; <1> SHRU    c, 24, a24_148
||      SUB     .S2    B17, B24, B21        ; <0> SUB     a, d, a
||      ROTL    .M2    B25, 24, B26         ; <1> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A24], A24       ; <0> LDW     *+A4[a8_149], s3_149
        SHRU    .S1X   B31, 8, A26          ; <1> SHRU    d, 8, a8_147
||      SUB     .S2X   B26, A22, B23        ; <0> SUB     c, s2_149, difference_149
||      LDW     .D2T2  *+B4[B21], B1        ; <0> LDW     *+B4[a], s0_150
        SUB     .S2X   A5, B29, B9          ; <1> SUB     b, s1_147, b
||      LDW     .D1T2  *+A4[A24], B27       ; <1> LDW     *+A4[a24_148], s1_148
        SHRU    .S1X   B21, 24, A0          ; <0> SHRU    a, 24, a24_150
        XOR     .L2    B9, B7, B9           ; <1> XOR     b, s0_148, b
||      LDW     .D1T1  *+A4[A0], A9         ; <0> LDW     *+A4[a24_150], s1_150
        SUB     .L2    B9, B26, B25         ; <1> SUB     b, c, b
||      SHRU    .S1X   B25, 8, A22          ; <1> SHRU    c, 8, a8_148
||      SUB     .S2    B5, B18, B29         ; <1> SUB     a, s2_147, difference_147
||      LDW     .D1T2  *A8++[4], B5         ; <2> LDW     *from++[4]{unmixing_in}, a
        XOR     .L2    B24, B1, B20         ; <0> XOR     d, s0_150, d
||      LDW     .D1T2  *-A8[1], B31         ; <2> LDW     *-from[1]{unmixing_in}, d
||      LDW     .D2T1  *+B4[B27], A20       ; <1> LDW     *+B4[a16_148], s2_148
        SHRU    .S1X   B25, 24, A25         ; <1> SHRU    b, 24, a24_149
||      SHRU    .S2    B20, 16, B18         ; <0> SHRU    d, 16, a16_152
||      LDW     .D2T1  *+B4[B20], A16       ; <0> LDW     *+B4[d], s0_152
        SHRU    .S2    B21, 16, B5          ; <0> SHRU    a, 16, a16_150
        SHRU    .S1X   B21, 8, A22          ; <0> SHRU    a, 8, a8_150
||      LDW     .D1T2  *+A4[A22], B24       ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B5], A16        ; <0> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B23, A24, B1         ; <0> XOR     difference_149, s3_149, c
||      SHRU    .S1X   B20, 24, A19         ; <0> SHRU    d, 24, a24_152
||      LDW     .D1T1  *+A4[A26], A0        ; <1> LDW     *+A4[a8_147], s3_147
        SUB     .L2X   B1, A9, B19          ; <0> SUB     c, s1_150, c
||      SHRU    .S2    B31, 16, B30         ; <2> SHRU    d, 16, a16_147
||      ROTL    .M1X   B21, 24, A21         ; <0> ROTL    a, 24, a
||      LDW     .D2T2  *+B4[B31], B24       ; <2> LDW     *+B4[d], s0_147
        SUB     .L2X   B28, A20, B23        ; <1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B20, 8, A20          ; <0> SHRU    d, 8, a8_152
||      LDW     .D1T2  *-A8[2], B9          ; <2> LDW     *-from[2]{unmixing_in}, c
        XOR     .L2X   B19, A16, B19        ; <0> XOR     c, s0_152, c
||      SHRU    .S2    B25, 16, B21         ; <1> SHRU    b, 16, a16_149
||      LDW     .D1T2  *+A4[A25], B21       ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B25], A7        ; <1> LDW     *+B4[b], s0_149
        SUB     .L1    A23, A16, A22        ; <0> SUB     b, s2_150, difference_150
||      XOR     .L2    B23, B24, B23        ; <1> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B31, 24, A16         ; <2> SHRU    d, 24, a24_147
||      LDW     .D1T2  *+A4[A22], B8        ; <0> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B18], A18       ; <0> LDW     *+B4[a16_152], s2_152
        XOR     .L2X   B29, A0, B21         ; <1> XOR     difference_147, s3_147, a
||      SHRU    .S2    B19, 16, B18         ; <0> SHRU    c, 16, a16_153
||      ROTL    .M2    B31, 24, B28         ; <2> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A16], B29       ; <2> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B21], A22       ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L2    B21, B27, B8         ; <1> SUB     a, s1_148, a
||      ROTL    .M1X   B25, 24, A23         ; <1> ROTL    b, 24, b
        XOR     .L2    B9, B24, B25         ; <2> XOR     c, s0_147, c
||      SHRU    .S1X   B25, 8, A24          ; <1> SHRU    b, 8, a8_149
||      LDW     .D1T1  *-A8[3], A5          ; <2> LDW     *-from[3]{unmixing_in}, b
||      LDW     .D2T2  *+B4[B19], B17       ; <0> LDW     *+B4[c], s0_153
        XOR     .L2X   B8, A7, B17          ; <1> XOR     a, s0_149, a
||      SHRU    .S1X   B19, 24, A19         ; <0> SHRU    c, 24, a24_153
||      SHRU    .S2    B25, 16, B27         ; <2> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A19], A5        ; <0> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B30], B18       ; <2> LDW     *+B4[a16_147], s2_147
        XOR     .L1X   A22, B8, A20         ; <0> XOR     difference_150, s3_150, b
||      SUB     .S2    B23, B21, B24        ; <1> SUB     d, s1_149, d
||      LDW     .D1T1  *+A4[A20], A21       ; <0> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B25], B7        ; <2> LDW     *+B4[c], s0_148
        SHRU    .S1X   B25, 24, A24         ; <2> SHRU    c, 24, a24_148
||      SUB     .S2    B17, B24, B21        ; <1> SUB     a, d, a
||      ROTL    .M2    B25, 24, B26         ; <2> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A24], A24       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B18], B7        ; <0> LDW     *+B4[a16_153], s2_153
        SHRU    .S1X   B31, 8, A26          ; <2> SHRU    d, 8, a8_147
||      SUB     .S2X   B26, A22, B23        ; <1> SUB     c, s2_149, difference_149
||      LDW     .D2T2  *+B4[B21], B1        ; <1> LDW     *+B4[a], s0_150
        SUB     .L1    A21, A18, A16        ; <0> SUB     a, s2_152, difference_152
||      SHRU    .S1X   B19, 8, A0           ; <0> SHRU    c, 8, a8_153
||      SUB     .S2X   A5, B29, B9          ; <2> SUB     b, s1_147, b
||      LDW     .D1T2  *+A4[A24], B27       ; <2> LDW     *+A4[a24_148], s1_148
        SUB     .L1    A20, A5, A20         ; <0> SUB     b, s1_152, b
||      SHRU    .S1X   B21, 24, A0          ; <1> SHRU    a, 24, a24_150
||      LDW     .D1T1  *+A4[A0], A18        ; <0> LDW     *+A4[a8_153], s3_153
        XOR     .L2    B9, B7, B9           ; <2> XOR     b, s0_148, b
||      ROTL    .M1X   B19, 24, A17         ; <0> ROTL    c, 24, c
||      ROTL    .M2    B20, 24, B9          ; <0> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A0], A9         ; <1> LDW     *+A4[a24_150], s1_150
        SUB     .L2    B9, B26, B25         ; <2> SUB     b, c, b
||      SHRU    .S1X   B25, 8, A22          ; <2> SHRU    c, 8, a8_148
||      SUB     .S2    B5, B18, B29         ; <2> SUB     a, s2_147, difference_147
||      LDW     .D1T2  *A8++[4], B5         ; <3> LDW     *from++[4]{unmixing_in}, a
        XOR     .L2    B24, B1, B20         ; <1> XOR     d, s0_150, d
||      LDW     .D1T2  *-A8[1], B31         ; <3> LDW     *-from[1]{unmixing_in}, d
||      LDW     .D2T1  *+B4[B27], A20       ; <2> LDW     *+B4[a16_148], s2_148
        SHRU    .S1X   B25, 24, A25         ; <2> SHRU    b, 24, a24_149
||      SHRU    .S2    B20, 16, B18         ; <1> SHRU    d, 16, a16_152
||      LDW     .D2T1  *+B4[B20], A16       ; <1> LDW     *+B4[d], s0_152
        XOR     .L2X   B17, A20, B3         ; <0> XOR     b, s0_153, b
||      SHRU    .S2    B21, 16, B5          ; <1> SHRU    a, 16, a16_150
||      LDW     .D1T1  *+A4[A19], A5        ; <0> LDW     *+A4[a24_153], s1_153
        SHRU    .S1X   B21, 8, A22          ; <1> SHRU    a, 8, a8_150
||      SUB     .S2X   B3, A17, B16         ; <0> SUB     b, c, b
||      LDW     .D1T2  *+A4[A22], B24       ; <2> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B5], A16        ; <1> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B23, A24, B1         ; <1> XOR     difference_149, s3_149, c
||      SHRU    .S1X   B20, 24, A19         ; <1> SHRU    d, 24, a24_152
||      SUB     .S2    B9, B7, B17          ; <0> SUB     d, s2_153, difference_153
||      LDW     .D1T1  *+A4[A26], A0        ; <2> LDW     *+A4[a8_147], s3_147
        SUB     .L2X   B1, A9, B19          ; <1> SUB     c, s1_150, c
||      XOR     .S1    A16, A21, A9         ; <0> XOR     difference_152, s3_152, a
||      SHRU    .S2    B31, 16, B30         ; <3> SHRU    d, 16, a16_147
||      ROTL    .M1X   B21, 24, A21         ; <1> ROTL    a, 24, a
||      LDW     .D2T2  *+B4[B31], B24       ; <3> LDW     *+B4[d], s0_147
        SUB     .L2X   B28, A20, B23        ; <2> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B20, 8, A20          ; <1> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    b, 16, a16_154
||      LDW     .D1T2  *-A8[2], B9          ; <3> LDW     *-from[2]{unmixing_in}, c
||      LDW     .D2T1  *+B4[B16], A5        ; <0> LDW     *+B4[b], s0_154
        SUB     .L1    A9, A5, A9           ; <0> SUB     a, s1_153, a
||      XOR     .L2X   B19, A16, B19        ; <1> XOR     c, s0_152, c
||      SHRU    .S1X   B16, 24, A5          ; <0> SHRU    b, 24, a24_154
||      SHRU    .S2    B25, 16, B21         ; <2> SHRU    b, 16, a16_149
||      LDW     .D1T2  *+A4[A25], B21       ; <2> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B25], A7        ; <2> LDW     *+B4[b], s0_149
        SUB     .L1    A23, A16, A22        ; <1> SUB     b, s2_150, difference_150
||      XOR     .L2    B23, B24, B23        ; <2> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B31, 24, A16         ; <3> SHRU    d, 24, a24_147
||      LDW     .D1T2  *+A4[A22], B8        ; <1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B18], A18       ; <1> LDW     *+B4[a16_152], s2_152
        XOR     .L2X   B29, A0, B21         ; <2> XOR     difference_147, s3_147, a
||      SHRU    .S1X   B16, 8, A16          ; <0> SHRU    b, 8, a8_154
||      SHRU    .S2    B19, 16, B18         ; <1> SHRU    c, 16, a16_153
||      ROTL    .M2    B31, 24, B28         ; <3> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A16], B29       ; <3> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B21], A22       ; <2> LDW     *+B4[a16_149], s2_149
        SUB     .L2    B21, B27, B8         ; <2> SUB     a, s1_148, a
||      ROTL    .M1X   B25, 24, A23         ; <2> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A5], B8         ; <0> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B9], A9         ; <0> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B9, B24, B25         ; <3> XOR     c, s0_147, c
||      SHRU    .S1X   B25, 8, A24          ; <2> SHRU    b, 8, a8_149
||      XOR     .S2X   B17, A18, B9         ; <0> XOR     difference_153, s3_153, d
||      LDW     .D1T1  *-A8[3], A5          ; <3> LDW     *-from[3]{unmixing_in}, b
||      LDW     .D2T2  *+B4[B19], B17       ; <1> LDW     *+B4[c], s0_153
        XOR     .L2X   B8, A7, B17          ; <2> XOR     a, s0_149, a
||      SHRU    .S1X   B19, 24, A19         ; <1> SHRU    c, 24, a24_153
||      SHRU    .S2    B25, 16, B27         ; <3> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A19], A5        ; <1> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B30], B18       ; <3> LDW     *+B4[a16_147], s2_147
        XOR     .L1X   A22, B8, A20         ; <1> XOR     difference_150, s3_150, b
||      SUB     .S2    B23, B21, B24        ; <2> SUB     d, s1_149, d
||      LDW     .D1T1  *+A4[A20], A21       ; <1> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B25], B7        ; <3> LDW     *+B4[c], s0_148
        XOR     .L1    A9, A5, A7           ; <0> XOR     a, s0_154, a
||      SHRU    .S1X   B25, 24, A24         ; <3> SHRU    c, 24, a24_148
||      SUB     .S2    B17, B24, B21        ; <2> SUB     a, d, a
||      ROTL    .M2    B25, 24, B26         ; <3> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A24], A24       ; <2> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B18], B7        ; <1> LDW     *+B4[a16_153], s2_153
        SHRU    .S1X   B31, 8, A26          ; <3> SHRU    d, 8, a8_147
||      SUB     .S2X   B26, A22, B23        ; <2> SUB     c, s2_149, difference_149
||      LDW     .D1T1  *+A4[A16], A7        ; <0> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B21], B1        ; <2> LDW     *+B4[a], s0_150
        SUB     .L1    A21, A18, A16        ; <1> SUB     a, s2_152, difference_152
||      SUB     .L2    B9, B8, B8           ; <0> SUB     d, s1_154, d
||      SHRU    .S1X   B19, 8, A0           ; <1> SHRU    c, 8, a8_153
||      SUB     .S2X   A5, B29, B9          ; <3> SUB     b, s1_147, b
||      LDW     .D1T2  *+A4[A24], B27       ; <3> LDW     *+A4[a24_148], s1_148
        SUB     .L1    A20, A5, A20         ; <1> SUB     b, s1_152, b
||      SUB     .L2X   A7, B8, B3           ; <0> SUB     a, d, a
||      SHRU    .S1X   B21, 24, A0          ; <2> SHRU    a, 24, a24_150
||      LDW     .D1T1  *+A4[A0], A18        ; <1> LDW     *+A4[a8_153], s3_153
||      NOP
||      NOP
        XOR     .L2    B9, B7, B9           ; <3> XOR     b, s0_148, b
||      SUB     .S1    A17, A9, A5          ; <0> SUB     c, s2_154, difference_154
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    a, 16, a16_155
||      ROTL    .M1X   B19, 24, A17         ; <1> ROTL    c, 24, c
||      ROTL    .M2    B20, 24, B9          ; <1> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A0], A9         ; <2> LDW     *+A4[a24_150], s1_150
||      NOP
||      NOP
;@loop {"name": "unmixing", "ii": 20, "res_mii": 20, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 67.2, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 20, 5 stages
;  bounds: resources 20, recurrence 1
;  units: L1 10/20, S1 19/20, M1 3/20, D1 20/20, L2 18/20, S2 19/20, M2 5/20, D2 20/20
;  cross paths: 1X 20/20, 2X 14/20
;  T paths: T1 20/20, T2 20/20
;  registers of side A: 20 used, 18 live at once
;  registers of side B: 26 used, 25 live at once
;  II 20: found by annealing, 67.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_decrypt_blocks_c64x$unmixing:
        SUB     .L2    B9, B26, B25         ; <1> SUB     b, c, b
||      SHRU    .S1X   B25, 8, A22          ; <1> SHRU    c, 8, a8_148
||      SUB     .S2    B5, B18, B29         ; <1> SUB     a, s2_147, difference_147
||      ROTL    .M2    B3, 24, B1           ; <4> ROTL    a, 24, a
||      LDW     .D1T2  *A8++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, a
||      LDW     .D2T1  *+B4[B1], A0         ; <4> LDW     *+B4[a16_155], s2_155
        XOR     .L2    B24, B1, B20         ; <2> XOR     d, s0_150, d
||      SHRU    .S1X   B3, 8, A0            ; <4> SHRU    a, 8, a8_155
||      LDW     .D1T2  *-A8[1], B31         ; <0> LDW     *-from[1]{unmixing_in}, d
||      LDW     .D2T1  *+B4[B27], A20       ; <1> LDW     *+B4[a16_148], s2_148
        SUB     .L2X   B1, A3, B1           ; <4> SUB     a, k0, a
||      SHRU    .S1X   B25, 24, A25         ; <1> SHRU    b, 24, a24_149
||      SHRU    .S2    B20, 16, B18         ; <2> SHRU    d, 16, a16_152
||      LDW     .D1T2  *+A4[A0], B7         ; <4> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T1  *+B4[B20], A16       ; <2> LDW     *+B4[d], s0_152
        XOR     .L1    A5, A7, A7           ; <4> XOR     difference_154, s3_154, c
||      XOR     .L2X   B17, A20, B3         ; <3> XOR     b, s0_153, b
||      SHRU    .S1X   B3, 24, A5           ; <4> SHRU    a, 24, a24_155
||      SHRU    .S2    B21, 16, B5          ; <2> SHRU    a, 16, a16_150
||      ROTL    .M2    B16, 24, B3          ; <4> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A19], A5        ; <3> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B3], B1         ; <4> LDW     *+B4[a], s0_155
        SHRU    .S1X   B21, 8, A22          ; <2> SHRU    a, 8, a8_150
||      SUB     .S2X   B3, A17, B16         ; <3> SUB     b, c, b
||      LDW     .D1T2  *+A4[A22], B24       ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B5], A16        ; <2> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B23, A24, B1         ; <2> XOR     difference_149, s3_149, c
||      SHRU    .S1X   B20, 24, A19         ; <2> SHRU    d, 24, a24_152
||      SUB     .S2    B9, B7, B17          ; <3> SUB     d, s2_153, difference_153
||      LDW     .D1T1  *+A4[A26], A0        ; <1> LDW     *+A4[a8_147], s3_147
||      STW     .D2T2  B1, *B0++[4]         ; <4> STW     a, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A9, B19          ; <2> SUB     c, s1_150, c
||      XOR     .S1    A16, A21, A9         ; <3> XOR     difference_152, s3_152, a
||      SHRU    .S2    B31, 16, B30         ; <0> SHRU    d, 16, a16_147
||      ROTL    .M1X   B21, 24, A21         ; <2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A5], A0         ; <4> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B31], B24       ; <0> LDW     *+B4[d], s0_147
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SUB     .L2X   B28, A20, B23        ; <1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B20, 8, A20          ; <2> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B9          ; <3> SHRU    b, 16, a16_154
||      LDW     .D1T2  *-A8[2], B9          ; <0> LDW     *-from[2]{unmixing_in}, c
||      LDW     .D2T1  *+B4[B16], A5        ; <3> LDW     *+B4[b], s0_154
        SUB     .L1    A9, A5, A9           ; <3> SUB     a, s1_153, a
||      XOR     .L2X   B19, A16, B19        ; <2> XOR     c, s0_152, c
||      SHRU    .S1X   B16, 24, A5          ; <3> SHRU    b, 24, a24_154
||      SHRU    .S2    B25, 16, B21         ; <1> SHRU    b, 16, a16_149
||      LDW     .D1T2  *+A4[A25], B21       ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B25], A7        ; <1> LDW     *+B4[b], s0_149
        SUB     .L1    A23, A16, A22        ; <2> SUB     b, s2_150, difference_150
||      XOR     .L2    B23, B24, B23        ; <1> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B31, 24, A16         ; <0> SHRU    d, 24, a24_147
||      SUB     .S2X   B3, A0, B3           ; <4> SUB     b, s2_155, difference_155
||      LDW     .D1T2  *+A4[A22], B8        ; <2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B18], A18       ; <2> LDW     *+B4[a16_152], s2_152
        XOR     .L2X   B29, A0, B21         ; <1> XOR     difference_147, s3_147, a
||      SHRU    .S1X   B16, 8, A16          ; <3> SHRU    b, 8, a8_154
||      SHRU    .S2    B19, 16, B18         ; <2> SHRU    c, 16, a16_153
||      ROTL    .M2    B31, 24, B28         ; <0> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A16], B29       ; <0> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B21], A22       ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A7, A0, A0           ; <4> SUB     c, s1_155, c
||      SUB     .L2    B21, B27, B8         ; <1> SUB     a, s1_148, a
||      XOR     .S2    B8, B1, B1           ; <4> XOR     d, s0_155, d
||      ROTL    .M1X   B25, 24, A23         ; <1> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A5], B8         ; <3> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B9], A9         ; <3> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B9, B24, B25         ; <0> XOR     c, s0_147, c
||      SHRU    .S1X   B25, 8, A24          ; <1> SHRU    b, 8, a8_149
||      XOR     .S2X   B17, A18, B9         ; <3> XOR     difference_153, s3_153, d
||      LDW     .D1T1  *-A8[3], A5          ; <0> LDW     *-from[3]{unmixing_in}, b
||      LDW     .D2T2  *+B4[B19], B17       ; <2> LDW     *+B4[c], s0_153
        SUB     .L1    A0, A1, A0           ; <4> SUB     c, k2, c
||      XOR     .L2X   B8, A7, B17          ; <1> XOR     a, s0_149, a
||      SHRU    .S1X   B19, 24, A19         ; <2> SHRU    c, 24, a24_153
||      SHRU    .S2    B25, 16, B27         ; <0> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A19], A5        ; <2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B30], B18       ; <0> LDW     *+B4[a16_147], s2_147
        XOR     .L1X   A22, B8, A20         ; <2> XOR     difference_150, s3_150, b
||      SUB     .L2    B1, B2, B1           ; <4> SUB     d, k3, d
||[A2]  B       .S1    mars_decrypt_blocks_c64x$unmixing; <0> [left] B       unmixing
||      SUB     .S2    B23, B21, B24        ; <1> SUB     d, s1_149, d
||      LDW     .D1T1  *+A4[A20], A21       ; <2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B25], B7        ; <0> LDW     *+B4[c], s0_148
        XOR     .L1    A9, A5, A7           ; <3> XOR     a, s0_154, a
||      SHRU    .S1X   B25, 24, A24         ; <0> SHRU    c, 24, a24_148
||      SUB     .S2    B17, B24, B21        ; <1> SUB     a, d, a
||      ROTL    .M2    B25, 24, B26         ; <0> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A24], A24       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B18], B7        ; <2> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B3, B7, B3           ; <4> XOR     difference_155, s3_155, b
||      SHRU    .S1X   B31, 8, A26          ; <0> SHRU    d, 8, a8_147
||      SUB     .S2X   B26, A22, B23        ; <1> SUB     c, s2_149, difference_149
||      LDW     .D1T1  *+A4[A16], A7        ; <3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B21], B1        ; <1> LDW     *+B4[a], s0_150
        SUB     .L1    A21, A18, A16        ; <2> SUB     a, s2_152, difference_152
||      SUB     .L2    B9, B8, B8           ; <3> SUB     d, s1_154, d
||      SHRU    .S1X   B19, 8, A0           ; <2> SHRU    c, 8, a8_153
||      SUB     .S2X   A5, B29, B9          ; <0> SUB     b, s1_147, b
||      LDW     .D1T2  *+A4[A24], B27       ; <0> LDW     *+A4[a24_148], s1_148
||      STW     .D2T1  A0, *-B0[2]          ; <4> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A20, A5, A20         ; <2> SUB     b, s1_152, b
||      SUB     .L2X   A7, B8, B3           ; <3> SUB     a, d, a
||      SHRU    .S1X   B21, 24, A0          ; <1> SHRU    a, 24, a24_150
||      SUB     .S2    B3, B22, B1          ; <4> SUB     b, k1, b
||      LDW     .D1T1  *+A4[A0], A18        ; <2> LDW     *+A4[a8_153], s3_153
||      STW     .D2T2  B1, *-B0[1]          ; <4> STW     d, *-to[1]{unmixing_out}
        XOR     .L2    B9, B7, B9           ; <0> XOR     b, s0_148, b
||      SUB     .S1    A17, A9, A5          ; <3> SUB     c, s2_154, difference_154
||      SHRU    .S2    B3, 16, B1           ; <3> SHRU    a, 16, a16_155
||      ROTL    .M1X   B19, 24, A17         ; <2> ROTL    c, 24, c
||      ROTL    .M2    B20, 24, B9          ; <2> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A0], A9         ; <1> LDW     *+A4[a24_150], s1_150
||      STW     .D2T2  B1, *-B0[3]          ; <4> STW     b, *-to[3]{unmixing_out}
mars_decrypt_blocks_c64x$unmixing$exit:
        SUB     .L2    B9, B26, B25         ; <-1> SUB     b, c, b
||      SHRU    .S1X   B25, 8, A22          ; <-1> SHRU    c, 8, a8_148
||      SUB     .S2    B5, B18, B29         ; <-1> SUB     a, s2_147, difference_147
||      ROTL    .M2    B3, 24, B1           ; <-4> ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B1], A0         ; <-4> LDW     *+B4[a16_155], s2_155
        XOR     .L2    B24, B1, B20         ; <-2> XOR     d, s0_150, d
||      SHRU    .S1X   B3, 8, A0            ; <-4> SHRU    a, 8, a8_155
||      LDW     .D2T1  *+B4[B27], A20       ; <-1> LDW     *+B4[a16_148], s2_148
        SUB     .L2X   B1, A3, B1           ; <-4> SUB     a, k0, a
||      SHRU    .S1X   B25, 24, A25         ; <-1> SHRU    b, 24, a24_149
||      SHRU    .S2    B20, 16, B18         ; <-2> SHRU    d, 16, a16_152
||      LDW     .D1T2  *+A4[A0], B7         ; <-4> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T1  *+B4[B20], A16       ; <-2> LDW     *+B4[d], s0_152
        XOR     .L1    A5, A7, A7           ; <-4> XOR     difference_154, s3_154, c
||      XOR     .L2X   B17, A20, B3         ; <-3> XOR     b, s0_153, b
||      SHRU    .S1X   B3, 24, A5           ; <-4> SHRU    a, 24, a24_155
||      SHRU    .S2    B21, 16, B5          ; <-2> SHRU    a, 16, a16_150
||      ROTL    .M2    B16, 24, B3          ; <-4> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A19], A5        ; <-3> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B3], B1         ; <-4> LDW     *+B4[a], s0_155
        SHRU    .S1X   B21, 8, A22          ; <-2> SHRU    a, 8, a8_150
||      SUB     .S2X   B3, A17, B16         ; <-3> SUB     b, c, b
||      LDW     .D1T2  *+A4[A22], B24       ; <-1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B5], A16        ; <-2> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B23, A24, B1         ; <-2> XOR     difference_149, s3_149, c
||      SHRU    .S1X   B20, 24, A19         ; <-2> SHRU    d, 24, a24_152
||      SUB     .S2    B9, B7, B17          ; <-3> SUB     d, s2_153, difference_153
||      LDW     .D1T1  *+A4[A26], A0        ; <-1> LDW     *+A4[a8_147], s3_147
||      STW     .D2T2  B1, *B0++[4]         ; <-4> STW     a, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A9, B19          ; <-2> SUB     c, s1_150, c
||      XOR     .S1    A16, A21, A9         ; <-3> XOR     difference_152, s3_152, a
||      ROTL    .M1X   B21, 24, A21         ; <-2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A5], A0         ; <-4> LDW     *+A4[a24_155], s1_155
        SUB     .L2X   B28, A20, B23        ; <-1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B20, 8, A20          ; <-2> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B9          ; <-3> SHRU    b, 16, a16_154
||      LDW     .D2T1  *+B4[B16], A5        ; <-3> LDW     *+B4[b], s0_154
        SUB     .L1    A9, A5, A9           ; <-3> SUB     a, s1_153, a
||      XOR     .L2X   B19, A16, B19        ; <-2> XOR     c, s0_152, c
||      SHRU    .S1X   B16, 24, A5          ; <-3> SHRU    b, 24, a24_154
||      SHRU    .S2    B25, 16, B21         ; <-1> SHRU    b, 16, a16_149
||      LDW     .D1T2  *+A4[A25], B21       ; <-1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B25], A7        ; <-1> LDW     *+B4[b], s0_149
        SUB     .L1    A23, A16, A22        ; <-2> SUB     b, s2_150, difference_150
||      XOR     .L2    B23, B24, B23        ; <-1> XOR     difference_148, s3_148, d
||      SUB     .S2X   B3, A0, B3           ; <-4> SUB     b, s2_155, difference_155
||      LDW     .D1T2  *+A4[A22], B8        ; <-2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B18], A18       ; <-2> LDW     *+B4[a16_152], s2_152
        XOR     .L2X   B29, A0, B21         ; <-1> XOR     difference_147, s3_147, a
||      SHRU    .S1X   B16, 8, A16          ; <-3> SHRU    b, 8, a8_154
||      SHRU    .S2    B19, 16, B18         ; <-2> SHRU    c, 16, a16_153
||      LDW     .D2T1  *+B4[B21], A22       ; <-1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A7, A0, A0           ; <-4> SUB     c, s1_155, c
||      SUB     .L2    B21, B27, B8         ; <-1> SUB     a, s1_148, a
||      XOR     .S2    B8, B1, B1           ; <-4> XOR     d, s0_155, d
||      ROTL    .M1X   B25, 24, A23         ; <-1> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A5], B8         ; <-3> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B9], A9         ; <-3> LDW     *+B4[a16_154], s2_154
        SHRU    .S1X   B25, 8, A24          ; <-1> SHRU    b, 8, a8_149
||      XOR     .S2X   B17, A18, B9         ; <-3> XOR     difference_153, s3_153, d
||      LDW     .D2T2  *+B4[B19], B17       ; <-2> LDW     *+B4[c], s0_153
        SUB     .L1    A0, A1, A0           ; <-4> SUB     c, k2, c
||      XOR     .L2X   B8, A7, B17          ; <-1> XOR     a, s0_149, a
||      SHRU    .S1X   B19, 24, A19         ; <-2> SHRU    c, 24, a24_153
||      LDW     .D1T1  *+A4[A19], A5        ; <-2> LDW     *+A4[a24_152], s1_152
        XOR     .L1X   A22, B8, A20         ; <-2> XOR     difference_150, s3_150, b
||      SUB     .L2    B1, B2, B1           ; <-4> SUB     d, k3, d
||      SUB     .S2    B23, B21, B24        ; <-1> SUB     d, s1_149, d
||      LDW     .D1T1  *+A4[A20], A21       ; <-2> LDW     *+A4[a8_152], s3_152
        XOR     .L1    A9, A5, A7           ; <-3> XOR     a, s0_154, a
||      SUB     .S2    B17, B24, B21        ; <-1> SUB     a, d, a
||      LDW     .D1T1  *+A4[A24], A24       ; <-1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B18], B7        ; <-2> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B3, B7, B3           ; <-4> XOR     difference_155, s3_155, b
||      SUB     .S2X   B26, A22, B23        ; <-1> SUB     c, s2_149, difference_149
||      LDW     .D1T1  *+A4[A16], A7        ; <-3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B21], B1        ; <-1> LDW     *+B4[a], s0_150
        SUB     .L1    A21, A18, A16        ; <-2> SUB     a, s2_152, difference_152
||      SUB     .L2    B9, B8, B8           ; <-3> SUB     d, s1_154, d
||      SHRU    .S1X   B19, 8, A0           ; <-2> SHRU    c, 8, a8_153
||      STW     .D2T1  A0, *-B0[2]          ; <-4> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A20, A5, A20         ; <-2> SUB     b, s1_152, b
||      SUB     .L2X   A7, B8, B3           ; <-3> SUB     a, d, a
||      SHRU    .S1X   B21, 24, A0          ; <-1> SHRU    a, 24, a24_150
||      SUB     .S2    B3, B22, B1          ; <-4> SUB     b, k1, b
||      LDW     .D1T1  *+A4[A0], A18        ; <-2> LDW     *+A4[a8_153], s3_153
||      STW     .D2T2  B1, *-B0[1]          ; <-4> STW     d, *-to[1]{unmixing_out}
        SUB     .S1    A17, A9, A5          ; <-3> SUB     c, s2_154, difference_154
||      SHRU    .S2    B3, 16, B1           ; <-3> SHRU    a, 16, a16_155
||      ROTL    .M1X   B19, 24, A17         ; <-2> ROTL    c, 24, c
||      ROTL    .M2    B20, 24, B9          ; <-2> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A0], A9         ; <-1> LDW     *+A4[a24_150], s1_150
||      STW     .D2T2  B1, *-B0[3]          ; <-4> STW     b, *-to[3]{unmixing_out}
        ROTL    .M2    B3, 24, B1           ; <-3> ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B1], A0         ; <-3> LDW     *+B4[a16_155], s2_155
        XOR     .L2    B24, B1, B20         ; <-1> XOR     d, s0_150, d
||      SHRU    .S1X   B3, 8, A0            ; <-3> SHRU    a, 8, a8_155
        SUB     .L2X   B1, A3, B1           ; <-3> SUB     a, k0, a
||      SHRU    .S2    B20, 16, B18         ; <-1> SHRU    d, 16, a16_152
||      LDW     .D1T2  *+A4[A0], B7         ; <-3> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T1  *+B4[B20], A16       ; <-1> LDW     *+B4[d], s0_152
        XOR     .L1    A5, A7, A7           ; <-3> XOR     difference_154, s3_154, c
||      XOR     .L2X   B17, A20, B3         ; <-2> XOR     b, s0_153, b
||      SHRU    .S1X   B3, 24, A5           ; <-3> SHRU    a, 24, a24_155
||      SHRU    .S2    B21, 16, B5          ; <-1> SHRU    a, 16, a16_150
||      ROTL    .M2    B16, 24, B3          ; <-3> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A19], A5        ; <-2> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B3], B1         ; <-3> LDW     *+B4[a], s0_155
        SHRU    .S1X   B21, 8, A22          ; <-1> SHRU    a, 8, a8_150
||      SUB     .S2X   B3, A17, B16         ; <-2> SUB     b, c, b
||      LDW     .D2T1  *+B4[B5], A16        ; <-1> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B23, A24, B1         ; <-1> XOR     difference_149, s3_149, c
||      SHRU    .S1X   B20, 24, A19         ; <-1> SHRU    d, 24, a24_152
||      SUB     .S2    B9, B7, B17          ; <-2> SUB     d, s2_153, difference_153
||      STW     .D2T2  B1, *B0++[4]         ; <-3> STW     a, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A9, B19          ; <-1> SUB     c, s1_150, c
||      XOR     .S1    A16, A21, A9         ; <-2> XOR     difference_152, s3_152, a
||      ROTL    .M1X   B21, 24, A21         ; <-1> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A5], A0         ; <-3> LDW     *+A4[a24_155], s1_155
        SHRU    .S1X   B20, 8, A20          ; <-1> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B9          ; <-2> SHRU    b, 16, a16_154
||      LDW     .D2T1  *+B4[B16], A5        ; <-2> LDW     *+B4[b], s0_154
        SUB     .L1    A9, A5, A9           ; <-2> SUB     a, s1_153, a
||      XOR     .L2X   B19, A16, B19        ; <-1> XOR     c, s0_152, c
||      SHRU    .S1X   B16, 24, A5          ; <-2> SHRU    b, 24, a24_154
        SUB     .L1    A23, A16, A22        ; <-1> SUB     b, s2_150, difference_150
||      SUB     .S2X   B3, A0, B3           ; <-3> SUB     b, s2_155, difference_155
||      LDW     .D1T2  *+A4[A22], B8        ; <-1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B18], A18       ; <-1> LDW     *+B4[a16_152], s2_152
        SHRU    .S1X   B16, 8, A16          ; <-2> SHRU    b, 8, a8_154
||      SHRU    .S2    B19, 16, B18         ; <-1> SHRU    c, 16, a16_153
        SUB     .L1    A7, A0, A0           ; <-3> SUB     c, s1_155, c
||      XOR     .S2    B8, B1, B1           ; <-3> XOR     d, s0_155, d
||      LDW     .D1T2  *+A4[A5], B8         ; <-2> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B9], A9         ; <-2> LDW     *+B4[a16_154], s2_154
        XOR     .S2X   B17, A18, B9         ; <-2> XOR     difference_153, s3_153, d
||      LDW     .D2T2  *+B4[B19], B17       ; <-1> LDW     *+B4[c], s0_153
        SUB     .L1    A0, A1, A0           ; <-3> SUB     c, k2, c
||      SHRU    .S1X   B19, 24, A19         ; <-1> SHRU    c, 24, a24_153
||      LDW     .D1T1  *+A4[A19], A5        ; <-1> LDW     *+A4[a24_152], s1_152
        XOR     .L1X   A22, B8, A20         ; <-1> XOR     difference_150, s3_150, b
||      SUB     .L2    B1, B2, B1           ; <-3> SUB     d, k3, d
||      LDW     .D1T1  *+A4[A20], A21       ; <-1> LDW     *+A4[a8_152], s3_152
        XOR     .L1    A9, A5, A7           ; <-2> XOR     a, s0_154, a
||      LDW     .D2T2  *+B4[B18], B7        ; <-1> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B3, B7, B3           ; <-3> XOR     difference_155, s3_155, b
||      LDW     .D1T1  *+A4[A16], A7        ; <-2> LDW     *+A4[a8_154], s3_154
        SUB     .L1    A21, A18, A16        ; <-1> SUB     a, s2_152, difference_152
||      SUB     .L2    B9, B8, B8           ; <-2> SUB     d, s1_154, d
||      SHRU    .S1X   B19, 8, A0           ; <-1> SHRU    c, 8, a8_153
||      STW     .D2T1  A0, *-B0[2]          ; <-3> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A20, A5, A20         ; <-1> SUB     b, s1_152, b
||      SUB     .L2X   A7, B8, B3           ; <-2> SUB     a, d, a
||      SUB     .S2    B3, B22, B1          ; <-3> SUB     b, k1, b
||      LDW     .D1T1  *+A4[A0], A18        ; <-1> LDW     *+A4[a8_153], s3_153
||      STW     .D2T2  B1, *-B0[1]          ; <-3> STW     d, *-to[1]{unmixing_out}
        SUB     .S1    A17, A9, A5          ; <-2> SUB     c, s2_154, difference_154
||      SHRU    .S2    B3, 16, B1           ; <-2> SHRU    a, 16, a16_155
||      ROTL    .M1X   B19, 24, A17         ; <-1> ROTL    c, 24, c
||      ROTL    .M2    B20, 24, B9          ; <-1> ROTL    d, 24, d
||      STW     .D2T2  B1, *-B0[3]          ; <-3> STW     b, *-to[3]{unmixing_out}
        ROTL    .M2    B3, 24, B1           ; <-2> ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B1], A0         ; <-2> LDW     *+B4[a16_155], s2_155
        SHRU    .S1X   B3, 8, A0            ; <-2> SHRU    a, 8, a8_155
        SUB     .L2X   B1, A3, B1           ; <-2> SUB     a, k0, a
||      LDW     .D1T2  *+A4[A0], B7         ; <-2> LDW     *+A4[a8_155], s3_155
        XOR     .L1    A5, A7, A7           ; <-2> XOR     difference_154, s3_154, c
||      XOR     .L2X   B17, A20, B3         ; <-1> XOR     b, s0_153, b
||      SHRU    .S1X   B3, 24, A5           ; <-2> SHRU    a, 24, a24_155
||      ROTL    .M2    B16, 24, B3          ; <-2> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A19], A5        ; <-1> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B3], B1         ; <-2> LDW     *+B4[a], s0_155
        SUB     .S2X   B3, A17, B16         ; <-1> SUB     b, c, b
        SUB     .S2    B9, B7, B17          ; <-1> SUB     d, s2_153, difference_153
||      STW     .D2T2  B1, *B0++[4]         ; <-2> STW     a, *to++[4]{unmixing_out}
        XOR     .S1    A16, A21, A9         ; <-1> XOR     difference_152, s3_152, a
||      LDW     .D1T1  *+A4[A5], A0         ; <-2> LDW     *+A4[a24_155], s1_155
        SHRU    .S2    B16, 16, B9          ; <-1> SHRU    b, 16, a16_154
||      LDW     .D2T1  *+B4[B16], A5        ; <-1> LDW     *+B4[b], s0_154
        SUB     .L1    A9, A5, A9           ; <-1> SUB     a, s1_153, a
||      SHRU    .S1X   B16, 24, A5          ; <-1> SHRU    b, 24, a24_154
        SUB     .S2X   B3, A0, B3           ; <-2> SUB     b, s2_155, difference_155
        SHRU    .S1X   B16, 8, A16          ; <-1> SHRU    b, 8, a8_154
        SUB     .L1    A7, A0, A0           ; <-2> SUB     c, s1_155, c
||      XOR     .S2    B8, B1, B1           ; <-2> XOR     d, s0_155, d
||      LDW     .D1T2  *+A4[A5], B8         ; <-1> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B9], A9         ; <-1> LDW     *+B4[a16_154], s2_154
        XOR     .S2X   B17, A18, B9         ; <-1> XOR     difference_153, s3_153, d
        SUB     .L1    A0, A1, A0           ; <-2> SUB     c, k2, c
        SUB     .L2    B1, B2, B1           ; <-2> SUB     d, k3, d
        XOR     .L1    A9, A5, A7           ; <-1> XOR     a, s0_154, a
        XOR     .L2    B3, B7, B3           ; <-2> XOR     difference_155, s3_155, b
||      LDW     .D1T1  *+A4[A16], A7        ; <-1> LDW     *+A4[a8_154], s3_154
        SUB     .L2    B9, B8, B8           ; <-1> SUB     d, s1_154, d
||      STW     .D2T1  A0, *-B0[2]          ; <-2> STW     c, *-to[2]{unmixing_out}
        SUB     .L2X   A7, B8, B3           ; <-1> SUB     a, d, a
||      SUB     .S2    B3, B22, B1          ; <-2> SUB     b, k1, b
||      STW     .D2T2  B1, *-B0[1]          ; <-2> STW     d, *-to[1]{unmixing_out}
        SUB     .S1    A17, A9, A5          ; <-1> SUB     c, s2_154, difference_154
||      SHRU    .S2    B3, 16, B1           ; <-1> SHRU    a, 16, a16_155
||      STW     .D2T2  B1, *-B0[3]          ; <-2> STW     b, *-to[3]{unmixing_out}
        ROTL    .M2    B3, 24, B1           ; <-1> ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B1], A0         ; <-1> LDW     *+B4[a16_155], s2_155
        SHRU    .S1X   B3, 8, A0            ; <-1> SHRU    a, 8, a8_155
        SUB     .L2X   B1, A3, B1           ; <-1> SUB     a, k0, a
||      LDW     .D1T2  *+A4[A0], B7         ; <-1> LDW     *+A4[a8_155], s3_155
        XOR     .L1    A5, A7, A7           ; <-1> XOR     difference_154, s3_154, c
||      SHRU    .S1X   B3, 24, A5           ; <-1> SHRU    a, 24, a24_155
||      ROTL    .M2    B16, 24, B3          ; <-1> ROTL    b, 24, b
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[a], s0_155
        NOP
        STW     .D2T2  B1, *B0++[4]         ; <-1> STW     a, *to++[4]{unmixing_out}
        LDW     .D1T1  *+A4[A5], A0         ; <-1> LDW     *+A4[a24_155], s1_155
        NOP     2
        SUB     .S2X   B3, A0, B3           ; <-1> SUB     b, s2_155, difference_155
        NOP
        SUB     .L1    A7, A0, A0           ; <-1> SUB     c, s1_155, c
||      XOR     .S2    B8, B1, B1           ; <-1> XOR     d, s0_155, d
        NOP
        SUB     .L1    A0, A1, A0           ; <-1> SUB     c, k2, c
        SUB     .L2    B1, B2, B1           ; <-1> SUB     d, k3, d
        NOP
        XOR     .L2    B3, B7, B3           ; <-1> XOR     difference_155, s3_155, b
        STW     .D2T1  A0, *-B0[2]          ; <-1> STW     c, *-to[2]{unmixing_out}
        SUB     .S2    B3, B22, B1          ; <-1> SUB     b, k1, b
||      STW     .D2T2  B1, *-B0[1]          ; <-1> STW     d, *-to[1]{unmixing_out}
        STW     .D2T2  B1, *-B0[3]          ; <-1> STW     b, *-to[3]{unmixing_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$13:
        ZERO    .L2    B0                   ; ZERO    linear_158
        MVC     .S2    B0, AMR              ; MVC     linear_158, AMR
||      NOP
mars_decrypt_blocks_c64x$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[15], A15        ; restore A15
        LDW     .D1T1  *+A0[12], A13        ; restore A13
||      LDW     .D2T2  *+B15[13], B13       ; restore B13
        LDW     .D1T1  *+A0[6], A10         ; restore A10
||      LDW     .D2T2  *+B15[9], B11        ; restore B11
        LDW     .D1T1  *+A0[14], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[8], A11         ; restore A11
||      LDW     .D2T2  *+B15[7], B10        ; restore B10
        LDW     .D1T1  *+A0[10], A12        ; restore A12
||      LDW     .D2T2  *+B15[11], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3
mars_decrypt_blocks_c64x$mixing$few:
        LDW     .D2T2  *B31++[4], B0        ; LDW     *from++[4]{mixing_in}, a
        LDW     .D2T1  *-B31[1], A0         ; LDW     *-from[1]{mixing_in}, d
        LDW     .D2T1  *-B31[3], A1         ; LDW     *-from[3]{mixing_in}, b
        LDW     .D2T1  *-B31[2], A1         ; LDW     *-from[2]{mixing_in}, c
        NOP     2
        ADD     .L1    A0, A28, A0          ; ADD     d, k3, d
        ADD     .L2X   B22, A1, B2          ; ADD     b, k1, b
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[d], s0_7
        ADD     .L1X   A1, B21, A1          ; ADD     c, k2, c
||      SHRU    .S1    A0, 16, A2           ; SHRU    d, 16, a16_7
||      SHRU    .S2X   A0, 8, B3            ; SHRU    d, 8, a8_7
        LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B3], A1         ; LDW     *+B4[a8_7], s1_7
        NOP
        ROTL    .M2X   A0, 8, B5            ; ROTL    d, 8, d
        SHRU    .S2X   A0, 24, B7           ; SHRU    d, 24, a24_7
        XOR     .L1X   A1, B3, A0           ; XOR     c, s0_7, sum_7
||      ADD     .L2    B0, B24, B0          ; ADD     a, k0, a
||      LDW     .D2T1  *+B4[B7], A2         ; LDW     *+B4[a24_7], s3_7
        ADD     .L1    A0, A1, A0           ; ADD     sum_7, s1_7, c
        LDW     .D1T1  *+A4[A0], A1         ; LDW     *+A4[c], s0_8
        SHRU    .S1    A0, 16, A1           ; SHRU    c, 16, a16_8
||      SHRU    .S2X   A0, 8, B7            ; SHRU    c, 8, a8_8
        ADD     .L2    B2, B3, B2           ; ADD     b, s2_7, b
||      LDW     .D2T1  *+B4[B7], A2         ; LDW     *+B4[a8_8], s1_8
        SHRU    .S2X   A0, 24, B3           ; SHRU    c, 24, a24_8
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a16_8], s2_8
        NOP
        XOR     .L1X   A2, B0, A1           ; XOR     a, s3_7, a
||      XOR     .L2X   B2, A1, B0           ; XOR     b, s0_8, sum_8
        NOP
        ADD     .L1X   A2, B0, A0           ; ADD     sum_8, s1_8, b
||      ROTL    .M1    A0, 8, A5            ; ROTL    c, 8, c
        SHRU    .S1    A0, 16, A7           ; SHRU    b, 16, a16_9
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[b], s0_9
        SHRU    .S2X   A0, 8, B0            ; SHRU    b, 8, a8_9
        ADD     .L1    A1, A2, A2           ; ADD     a, s2_8, a
||      LDW     .D1T2  *+A4[A7], B3         ; LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B0], A2         ; LDW     *+B4[a8_9], s1_9
        SHRU    .S2X   A0, 24, B3           ; SHRU    b, 24, a24_9
||      LDW     .D2T1  *+B4[B3], A7         ; LDW     *+B4[a24_8], s3_8
        ROTL    .M1    A0, 8, A1            ; ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B3], A8         ; LDW     *+B4[a24_9], s3_9
        ADD     .L2X   B5, A1, B5           ; ADD     d, a, d
        XOR     .L1X   A2, B3, A7           ; XOR     a, s0_9, sum_9
        ADD     .L1    A7, A2, A2           ; ADD     sum_9, s1_9, a
        NOP
        XOR     .L1X   A7, B5, A7           ; XOR     d, s3_8, d
||      SHRU    .S2X   A2, 8, B5            ; SHRU    a, 8, a8_10
||      LDW     .D1T1  *+A4[A2], A8         ; LDW     *+A4[a], s0_10
        ADD     .L1    A5, A0, A0           ; ADD     c, b, c
||      LDW     .D2T1  *+B4[B5], A8         ; LDW     *+B4[a8_10], s1_10
        ADD     .L2X   B3, A7, B3           ; ADD     d, s2_9, d
||      SHRU    .S1    A2, 16, A7           ; SHRU    a, 16, a16_10
        XOR     .L1    A0, A8, A0           ; XOR     c, s3_9, c
||      ROTL    .M1    A2, 8, A7            ; ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A7], A5         ; LDW     *+A4[a16_10], s2_10
        NOP
        XOR     .L1X   A8, B3, A5           ; XOR     d, s0_10, sum_10
        ADD     .L1    A5, A8, A2           ; ADD     sum_10, s1_10, d
||      SHRU    .S2X   A2, 24, B3           ; SHRU    a, 24, a24_10
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *+A4[A2], A9         ; LDW     *+A4[d], s0_12
        SHRU    .S2X   A2, 8, B3            ; SHRU    d, 8, a8_12
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[a24_10], s3_10
        SHRU    .S1    A2, 16, A8           ; SHRU    d, 16, a16_12
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a8_12], s1_12
        NOP
        SHRU    .S2X   A2, 24, B3           ; SHRU    d, 24, a24_12
        ADD     .L1    A0, A5, A0           ; ADD     c, s2_10, c
||      LDW     .D1T2  *+A4[A8], B0         ; LDW     *+A4[a16_12], s2_12
        XOR     .L1    A0, A9, A9           ; XOR     c, s0_12, sum_12
        ADD     .L1    A9, A0, A0           ; ADD     sum_12, s1_12, c
        LDW     .D1T1  *+A4[A0], A1         ; LDW     *+A4[c], s0_13
        SHRU    .S2X   A0, 8, B2            ; SHRU    c, 8, a8_13
        SHRU    .S1    A0, 16, A2           ; SHRU    c, 16, a16_13
||      ROTL    .M2X   A2, 8, B3            ; ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[a8_13], s1_13
        LDW     .D2T1  *+B4[B3], A1         ; LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A1, B5, A2           ; XOR     b, s3_10, b
||      LDW     .D1T1  *+A4[A2], A9         ; LDW     *+A4[a16_13], s2_13
        ADD     .L1X   A2, B0, A2           ; ADD     b, s2_12, b
||      ROTL    .M2X   A0, 8, B0            ; ROTL    c, 8, c
        XOR     .L1    A2, A1, A1           ; XOR     b, s0_13, sum_13
        ADD     .L1X   A1, B5, A0           ; ADD     sum_13, s1_13, b
||      SHRU    .S2X   A0, 24, B5           ; SHRU    c, 24, a24_13
        SHRU    .S1    A0, 16, A2           ; SHRU    b, 16, a16_14
        SHRU    .S2X   A0, 8, B2            ; SHRU    b, 8, a8_14
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[b], s0_14
        XOR     .L1    A7, A1, A1           ; XOR     a, s3_12, a
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[a8_14], s1_14
        LDW     .D2T2  *+B4[B5], B3         ; LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A1, B3, A1           ; ADD     d, a, d
||      ADD     .S1    A1, A9, A9           ; ADD     a, s2_13, a
||      SHRU    .S2X   A0, 24, B3           ; SHRU    b, 24, a24_14
        LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[a24_14], s3_14
        XOR     .L1X   A9, B3, A9           ; XOR     a, s0_14, sum_14
||      ROTL    .M1    A0, 8, A9            ; ROTL    b, 8, b
        ADD     .L1X   A9, B3, A2           ; ADD     sum_14, s1_14, a
        SHRU    .S1    A2, 16, A7           ; SHRU    a, 16, a16_15
||      ROTL    .M1    A2, 8, A1            ; ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A2], A7         ; LDW     *+A4[a], s0_15
        XOR     .L1X   A1, B3, A7           ; XOR     d, s3_13, d
||      SHRU    .S2X   A2, 24, B5           ; SHRU    a, 24, a24_15
||      LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[a16_15], s2_15
        ADD     .L1X   A0, B0, A0           ; ADD     c, b, c
||      SHRU    .S2X   A2, 8, B0            ; SHRU    a, 8, a8_15
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[a24_15], s3_15
        XOR     .L1    A0, A5, A0           ; XOR     c, s3_14, c
||      LDW     .D2T2  *+B4[B0], B0         ; LDW     *+B4[a8_15], s1_15
        ADD     .L2X   B3, A7, B3           ; ADD     d, s2_14, d
||[B1]  B       .S1    mars_decrypt_blocks_c64x$mixing$few; [left] B       mixing
        XOR     .L2X   B3, A7, B3           ; XOR     d, s0_15, sum_15
||      STW     .D1T1  A1, *A3++[4]         ; STW     a, *to++[4]{mixing_out}
        ADD     .L1X   A0, B0, A0           ; ADD     c, s2_15, c
        XOR     .L2X   B0, A9, B5           ; XOR     b, s3_15, b
||      STW     .D1T1  A0, *-A3[2]          ; STW     c, *-to[2]{mixing_out}
        ADD     .L2    B3, B0, B0           ; ADD     sum_15, s1_15, d
||      STW     .D1T2  B5, *-A3[3]          ; STW     b, *-to[3]{mixing_out}
        STW     .D1T2  B0, *-A3[1]          ; STW     d, *-to[1]{mixing_out}
mars_decrypt_blocks_c64x$mixing$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$3; after mixing
        NOP     5
mars_decrypt_blocks_c64x$first$few:
        LDW     .D1T1  *A26++[4], A0        ; LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B2[3], B0          ; LDW     *+back_in[3]{first_in}, zb
        LDW     .D1T1  *-A26[1], A1         ; LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B31[7], B3         ; LDW     *+keys_b[6 + 1], q_50
        LDW     .D1T2  *+A17[7], B5         ; LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T1  *+B31[6], A2         ; LDW     *+keys_b[6], p_50
        LDW     .D2T2  *+B2[2], B8          ; LDW     *+back_in[2]{first_in}, yb
        LDW     .D1T2  *+A17[5], B3         ; LDW     *+keys_a[4 + 1], q_28
        LDW     .D1T2  *+A17[6], B7         ; LDW     *+keys_a[6], p_21
        SHRU    .S1    A1, 13, A3           ; SHRU    za, 13, lower_26
||      SHRU    .S2    B0, 13, B7           ; SHRU    zb, 13, lower_55
||      MPYHLU  .M2    B0, B3, B10          ; MPYHLU  zb, q_50, mixed1_54
||      LDW     .D2T1  *+B31[4], A1         ; LDW     *+keys_b[4], p_57
        SHL     .S1    A1, 19, A5           ; SHL     za, 19, upper_26
||      SHL     .S2    B0, 19, B11          ; SHL     zb, 19, upper_55
||      MPYLHU  .M1X   A1, B5, A5           ; MPYLHU  za, q_21, mixed2_25
||      MPYLHU  .M2    B0, B3, B7           ; MPYLHU  zb, q_50, mixed2_54
||      LDW     .D1T2  *+A17[2], B5         ; LDW     *+keys_a[2], p_35
        ADD     .L1    A5, A3, A3           ; ADD     upper_26, lower_26, za
||      ADD     .L2    B11, B7, B0          ; ADD     upper_55, lower_55, zb
||      MPYHLU  .M1X   A1, B5, A1           ; MPYHLU  za, q_21, mixed1_25
||      MPYU    .M2    B0, B3, B5           ; MPYU    zb, q_50, low_54
||      LDW     .D1T1  *-A26[2], A5         ; LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B31[1], B11        ; LDW     *+keys_b[0 + 1], q_71
        ADD     .L2    B10, B7, B10         ; ADD     mixed1_54, mixed2_54, mixed_54
||      MPYU    .M1X   A1, B5, A5           ; MPYU    za, q_21, low_25
        ADD     .L1    A1, A5, A7           ; ADD     mixed1_25, mixed2_25, mixed_25
||      ADD     .L2X   B0, A2, B7           ; ADD     zb, p_50, index_53
||      ADD     .S1X   A3, B7, A2           ; ADD     za, p_21, index_24
||      SHL     .S2    B10, 16, B10         ; SHL     mixed_54, 16, upper_54
||      LDW     .D2T2  *+B31[5], B13        ; LDW     *+keys_b[4 + 1], q_57
        ADD     .L2    B5, B10, B10         ; ADD     low_54, upper_54, product_53
||      SHL     .S1    A7, 16, A7           ; SHL     mixed_25, 16, upper_25
||      LDW     .D1T1  *+A6[A2], A8         ; LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B6[B7], B16        ; LDW     *+B6[index_53], box_56
        ADD     .L1    A5, A7, A7           ; ADD     low_25, upper_25, product_24
||      SHRU    .S2    B10, 27, B12         ; SHRU    product_53, 27, p27_56
||      ROTL    .M2    B10, 10, B10         ; ROTL    product_53, 10, r_52
||      LDW     .D1T1  *-A26[3], A10        ; LDW     *-front_in[3]{first_in}, xa
        SHL     .S1    A7, 5, A8            ; SHL     product_24, 5, p5_27
||      SHL     .S2    B10, 5, B13          ; SHL     product_53, 5, p5_56
||      ROTL    .M1    A7, 10, A7           ; ROTL    product_24, 10, r_23
||      LDW     .D1T2  *+A17[1], B7         ; LDW     *+keys_a[0 + 1], q_42
        ADD     .L2    B13, B12, B16        ; ADD     p5_56, p27_56, once_56
||      SHRU    .S1    A7, 27, A9           ; SHRU    product_24, 27, p27_27
||      LDW     .D1T1  *+A17[4], A8         ; LDW     *+keys_a[4], p_28
        ADD     .L1    A8, A9, A10          ; ADD     p5_27, p27_27, once_27
||      XOR     .L2    B16, B10, B17        ; XOR     once_56, r_52, both_56
        XOR     .L1    A10, A7, A11         ; XOR     once_27, r_23, both_27
||      XOR     .L2    B17, B16, B7         ; XOR     both_56, box_56, sum_56
||      ROTL    .M2    B7, B12, B12         ; ROTL    index_53, p27_56, m_52
        XOR     .L1    A11, A8, A2          ; XOR     both_27, box_27, sum_27
||      ROTL    .M1    A2, A9, A2           ; ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B7, B10, B16         ; ROTL    sum_56, r_52, l_52
        ROTL    .M1    A2, A7, A9           ; ROTL    sum_27, r_23, l_23
||      LDW     .D1T1  *+A17[0], A11        ; LDW     *+keys_a[0], p_42
||      LDW     .D2T2  *+B2[1], B19         ; LDW     *+back_in[1]{first_in}, xb
        SUB     .L2    B8, B16, B8          ; SUB     yb, l_52, yb
||      LDW     .D1T2  *+A17[3], B8         ; LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T1  *+B31[3], A9         ; LDW     *+keys_b[2 + 1], q_64
        SUB     .L1    A5, A9, A5           ; SUB     ya, l_23, ya
||      SHRU    .S2    B8, 13, B16          ; SHRU    yb, 13, lower_62
||      MPYLHU  .M2    B8, B13, B17         ; MPYLHU  yb, q_57, mixed2_61
        SHRU    .S1    A5, 13, A9           ; SHRU    ya, 13, lower_33
||      SHL     .S2    B8, 19, B18          ; SHL     yb, 19, upper_62
||      MPYHLU  .M1X   A5, B3, A12          ; MPYHLU  ya, q_28, mixed1_32
||      MPYHLU  .M2    B8, B13, B20         ; MPYHLU  yb, q_57, mixed1_61
        SHL     .S1    A5, 19, A13          ; SHL     ya, 19, upper_33
||      MPYLHU  .M1X   A5, B3, A13          ; MPYLHU  ya, q_28, mixed2_32
||      LDW     .D2T2  *+B31[0], B17        ; LDW     *+keys_b[0], p_71
        ADD     .L1    A13, A9, A5          ; ADD     upper_33, lower_33, ya
||      SUB     .L2    B19, B12, B12        ; SUB     xb, m_52, xb
||      ADD     .S2    B20, B17, B13        ; ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1X   A5, B3, A8           ; MPYU    ya, q_28, low_32
||      MPYU    .M2    B8, B13, B16         ; MPYU    yb, q_57, low_61
||      ADD     .D2    B18, B16, B3         ; ADD     upper_62, lower_62, yb
        ADD     .L1    A12, A13, A12        ; ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .L2X   B3, A1, B13          ; ADD     yb, p_57, index_60
||      ADD     .S1    A5, A8, A1           ; ADD     ya, p_28, index_31
||      SHL     .S2    B13, 16, B17         ; SHL     mixed_61, 16, upper_61
        ADD     .L2    B16, B17, B16        ; ADD     low_61, upper_61, product_60
||      SHL     .S1    A12, 16, A12         ; SHL     mixed_32, 16, upper_32
||      LDW     .D1T1  *+A6[A1], A13        ; LDW     *+A6[index_31], box_34
||      LDW     .D2T2  *+B6[B13], B19       ; LDW     *+B6[index_60], box_63
        ADD     .L1    A8, A12, A8          ; ADD     low_32, upper_32, product_31
||      SHL     .S2    B16, 5, B18          ; SHL     product_60, 5, p5_63
        SHRU    .S1    A8, 27, A12          ; SHRU    product_31, 27, p27_34
||      SHRU    .S2    B16, 27, B16         ; SHRU    product_60, 27, p27_63
||      ROTL    .M2    B16, 10, B18         ; ROTL    product_60, 10, r_59
        ADD     .L2    B18, B16, B19        ; ADD     p5_63, p27_63, once_63
||      SHL     .S1    A8, 5, A8            ; SHL     product_31, 5, p5_34
||      ROTL    .M1    A8, 10, A8           ; ROTL    product_31, 10, r_30
        ADD     .L1    A8, A12, A14         ; ADD     p5_34, p27_34, once_34
||      XOR     .L2    B19, B18, B20        ; XOR     once_63, r_59, both_63
        SUB     .L1    A10, A2, A2          ; SUB     xa, m_23, xa
||      XOR     .L2    B20, B19, B19        ; XOR     both_63, box_63, sum_63
||      XOR     .S1    A14, A8, A10         ; XOR     once_34, r_30, both_34
        XOR     .L1    A10, A13, A10        ; XOR     both_34, box_34, sum_34
||      ROTL    .M2    B19, B18, B19        ; ROTL    sum_63, r_59, l_59
        ROTL    .M1    A10, A8, A1          ; ROTL    sum_34, r_30, l_30
||      LDW     .D2T2  *+B31[2], B12        ; LDW     *+keys_b[2], p_64
        XOR     .L1    A0, A7, A0           ; XOR     wa, r_23, wa
||      SUB     .L2    B12, B19, B12        ; SUB     xb, l_59, xb
||      XOR     .S2    B0, B18, B0          ; XOR     zb, r_59, zb
||      ROTL    .M1    A1, A12, A2          ; ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B13, B16, B13        ; ROTL    index_60, p27_63, m_59
        SUB     .L1    A2, A1, A3           ; SUB     xa, l_30, xa
||      XOR     .S1    A3, A8, A1           ; XOR     za, r_30, za
||      SHL     .S2    B12, 19, B16         ; SHL     xb, 19, upper_69
||      MPYHLU  .M2X   B12, A9, B18         ; MPYHLU  xb, q_64, mixed1_68
        SHRU    .S1    A3, 13, A8           ; SHRU    xa, 13, lower_40
||      SHRU    .S2    B12, 13, B19         ; SHRU    xb, 13, lower_69
||      MPYHLU  .M1X   A3, B8, A9           ; MPYHLU  xa, q_35, mixed1_39
||      MPYLHU  .M2X   B12, A9, B20         ; MPYLHU  xb, q_64, mixed2_68
        SHL     .S1    A3, 19, A7           ; SHL     xa, 19, upper_40
||      MPYLHU  .M1X   A3, B8, A7           ; MPYLHU  xa, q_35, mixed2_39
||      MPYU    .M2X   B12, A9, B16         ; MPYU    xb, q_64, low_68
||      LDW     .D2T2  *B2--[4], B16        ; LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A7, A8, A3           ; ADD     upper_40, lower_40, xa
||      ADD     .L2    B18, B20, B18        ; ADD     mixed1_68, mixed2_68, mixed_68
||      ADD     .S2    B16, B19, B8         ; ADD     upper_69, lower_69, xb
||      MPYU    .M1X   A3, B8, A9           ; MPYU    xa, q_35, low_39
        ADD     .L1    A9, A7, A8           ; ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .L2    B8, B12, B5          ; ADD     xb, p_64, index_67
||      ADD     .S1X   A3, B5, A7           ; ADD     xa, p_35, index_38
||      SHL     .S2    B18, 16, B12         ; SHL     mixed_68, 16, upper_68
        ADD     .L2    B16, B12, B12        ; ADD     low_68, upper_68, product_67
||      SHL     .S1    A8, 16, A8           ; SHL     mixed_39, 16, upper_39
||      LDW     .D2T2  *+B6[B5], B10        ; LDW     *+B6[index_67], box_70
        ADD     .L1    A9, A8, A8           ; ADD     low_39, upper_39, product_38
||      SHL     .S2    B12, 5, B18          ; SHL     product_67, 5, p5_70
||      LDW     .D1T1  *+A6[A7], A2         ; LDW     *+A6[index_38], box_41
        SHRU    .S1    A8, 27, A9           ; SHRU    product_38, 27, p27_41
||      SHRU    .S2    B12, 27, B12         ; SHRU    product_67, 27, p27_70
||      ROTL    .M1    A8, 10, A8           ; ROTL    product_38, 10, r_37
||      ROTL    .M2    B12, 10, B18         ; ROTL    product_67, 10, r_66
        ADD     .L2    B18, B12, B19        ; ADD     p5_70, p27_70, once_70
||      SHL     .S1    A8, 5, A12           ; SHL     product_38, 5, p5_41
        ADD     .L1    A12, A9, A12         ; ADD     p5_41, p27_41, once_41
||      XOR     .L2    B16, B10, B5         ; XOR     wb, r_52, wb
||      XOR     .S2    B19, B18, B12        ; XOR     once_70, r_66, both_70
||      ROTL    .M2    B5, B12, B5          ; ROTL    index_67, p27_70, m_66
||      XOR     .D2    B3, B18, B3          ; XOR     yb, r_66, yb
        SUB     .L1    A0, A2, A0           ; SUB     wa, m_30, wa
||      SUB     .L2    B5, B13, B10         ; SUB     wb, m_59, wb
||      XOR     .S1    A12, A8, A7          ; XOR     once_41, r_37, both_41
||      XOR     .S2    B12, B10, B12        ; XOR     both_70, box_70, sum_70
||      ROTL    .M1    A7, A9, A5           ; ROTL    index_38, p27_41, m_37
        XOR     .L1    A7, A2, A7           ; XOR     both_41, box_41, sum_41
||      SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      XOR     .S1    A5, A8, A2           ; XOR     ya, r_37, ya
||      ROTL    .M2    B12, B18, B12        ; ROTL    sum_70, r_66, l_66
        ROTL    .M1    A7, A8, A7           ; ROTL    sum_41, r_37, l_37
        SUB     .L2    B10, B12, B10        ; SUB     wb, l_66, wb
        SUB     .L1    A0, A7, A0           ; SUB     wa, l_37, wa
||      SHRU    .S2    B10, 13, B12         ; SHRU    wb, 13, lower_76
||      MPYLHU  .M2    B10, B11, B18        ; MPYLHU  wb, q_71, mixed2_75
        SHL     .S1    A0, 19, A7           ; SHL     wa, 19, upper_47
||      SHL     .S2    B10, 19, B13         ; SHL     wb, 19, upper_76
||      MPYLHU  .M1X   A0, B7, A8           ; MPYLHU  wa, q_42, mixed2_46
||      MPYHLU  .M2    B10, B11, B11        ; MPYHLU  wb, q_71, mixed1_75
        ADD     .L2    B13, B12, B10        ; ADD     upper_76, lower_76, wb
||      SHRU    .S1    A0, 13, A9           ; SHRU    wa, 13, lower_47
||      MPYHLU  .M1X   A0, B7, A7           ; MPYHLU  wa, q_42, mixed1_46
||      MPYU    .M2    B10, B11, B11        ; MPYU    wb, q_71, low_75
        ADD     .L1    A7, A9, A0           ; ADD     upper_47, lower_47, wa
||      ADD     .L2    B11, B18, B17        ; ADD     mixed1_75, mixed2_75, mixed_75
||      ADD     .S2    B10, B17, B7         ; ADD     wb, p_71, index_74
||      MPYU    .M1X   A0, B7, A7           ; MPYU    wa, q_42, low_46
        SUB     .L1    A1, A5, A1           ; SUB     za, m_37, za
||      ADD     .S1    A7, A8, A8           ; ADD     mixed1_46, mixed2_46, mixed_46
||      SHL     .S2    B17, 16, B17         ; SHL     mixed_75, 16, upper_75
||      ADD     .D1    A0, A11, A5          ; ADD     wa, p_42, index_45
        ADD     .L2    B11, B17, B11        ; ADD     low_75, upper_75, product_74
||      SHL     .S1    A8, 16, A8           ; SHL     mixed_46, 16, upper_46
||      LDW     .D2T2  *+B6[B7], B8         ; LDW     *+B6[index_74], box_77
        ADD     .L1    A7, A8, A7           ; ADD     low_46, upper_46, product_45
||      SHL     .S2    B11, 5, B17          ; SHL     product_74, 5, p5_77
||      LDW     .D1T1  *+A6[A5], A0         ; LDW     *+A6[index_45], box_48
        SHRU    .S1    A7, 27, A0           ; SHRU    product_45, 27, p27_48
||      SHRU    .S2    B11, 27, B11         ; SHRU    product_74, 27, p27_77
||      ROTL    .M1    A7, 10, A7           ; ROTL    product_45, 10, r_44
||      ROTL    .M2    B11, 10, B7          ; ROTL    product_74, 10, r_73
||      STW     .D1T1  A0, *A21++[4]        ; STW     wa, *front_out++[4]{first_out}
        ADD     .L2    B17, B11, B11        ; ADD     p5_77, p27_77, once_77
||      SHL     .S1    A7, 5, A8            ; SHL     product_45, 5, p5_48
||      ROTL    .M2    B7, B11, B11         ; ROTL    index_74, p27_77, m_73
        ADD     .L1    A8, A0, A8           ; ADD     p5_48, p27_48, once_48
||      XOR     .L2    B11, B7, B17         ; XOR     once_77, r_73, both_77
||      XOR     .S1    A3, A7, A3           ; XOR     xa, r_44, xa
||      XOR     .S2    B8, B7, B18          ; XOR     xb, r_73, xb
        XOR     .L1    A8, A7, A5           ; XOR     once_48, r_44, both_48
||      XOR     .L2    B17, B8, B8          ; XOR     both_77, box_77, sum_77
||[B1]  B       .S1    mars_decrypt_blocks_c64x$first$few; [left] B       first
||      SUB     .S2    B3, B11, B3          ; SUB     yb, m_73, yb
||      ROTL    .M1    A5, A0, A0           ; ROTL    index_45, p27_48, m_44
||      STW     .D2T2  B18, *+B9[1]         ; STW     xb, *+back_out[1]{first_out}
        XOR     .L1    A5, A0, A5           ; XOR     both_48, box_48, sum_48
||      SUB     .L2    B0, B5, B0           ; SUB     zb, m_66, zb
||      ROTL    .M2    B8, B7, B3           ; ROTL    sum_77, r_73, l_73
        SUB     .L1    A2, A0, A0           ; SUB     ya, m_44, ya
||      ROTL    .M1    A5, A7, A2           ; ROTL    sum_48, r_44, l_44
||      STW     .D1T1  A3, *-A21[3]         ; STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B3, *+B9[2]          ; STW     yb, *+back_out[2]{first_out}
        SUB     .L2    B0, B3, B0           ; SUB     zb, l_73, zb
        SUB     .L1    A1, A2, A0           ; SUB     za, l_44, za
||      STW     .D1T1  A0, *-A21[2]         ; STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B0, *+B9[3]          ; STW     zb, *+back_out[3]{first_out}
        STW     .D1T1  A0, *-A21[1]         ; STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B10, *B9--[4]        ; STW     wb, *back_out--[4]{first_out}
mars_decrypt_blocks_c64x$first$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$6; after first
        NOP     5
mars_decrypt_blocks_c64x$second$few:
        LDW     .D1T1  *A26++[4], A0        ; LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B2[3], B0          ; LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *-A26[1], A1         ; LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *+B31[7], B5         ; LDW     *+keys_b[6 + 1], q_113
        LDW     .D1T2  *+A17[7], B7         ; LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T1  *+B31[5], A2         ; LDW     *+keys_b[4 + 1], q_120
        LDW     .D2T1  *+B31[6], A5         ; LDW     *+keys_b[6], p_113
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *+A17[5], A7         ; LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T2  *+B2[1], B10         ; LDW     *+back_in[1]{second_in}, xb
        SHL     .S2    B0, 19, B3           ; SHL     zb, 19, upper_118
        SHRU    .S1    A1, 13, A3           ; SHRU    za, 13, lower_89
||      MPYHLU  .M2    B0, B5, B8           ; MPYHLU  zb, q_113, mixed1_117
||      LDW     .D1T1  *+A17[2], A1         ; LDW     *+keys_a[2], p_98
        MPYHLU  .M1X   A1, B7, A9           ; MPYHLU  za, q_84, mixed1_88
||      MPYLHU  .M2    B0, B5, B12          ; MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T1  *+A17[6], A9         ; LDW     *+keys_a[6], p_84
||      LDW     .D2T2  *+B31[1], B0         ; LDW     *+keys_b[0 + 1], q_134
        SHL     .S1    A1, 19, A8           ; SHL     za, 19, upper_89
||      SHRU    .S2    B0, 13, B11          ; SHRU    zb, 13, lower_118
||      MPYLHU  .M1X   A1, B7, A10          ; MPYLHU  za, q_84, mixed2_88
||      LDW     .D1T1  *-A26[2], A10        ; LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B2[2], B11         ; LDW     *+back_in[2]{second_in}, yb
        ADD     .L2    B8, B12, B0          ; ADD     mixed1_117, mixed2_117, mixed_117
||      MPYU    .M2    B0, B5, B0           ; MPYU    zb, q_113, low_117
        ADD     .L1    A9, A10, A9          ; ADD     mixed1_88, mixed2_88, mixed_88
||      SHL     .S2    B0, 16, B7           ; SHL     mixed_117, 16, upper_117
||      MPYU    .M1X   A1, B7, A10          ; MPYU    za, q_84, low_88
||      LDW     .D2T1  *+B31[0], A5         ; LDW     *+keys_b[0], p_134
        ADD     .L2    B0, B7, B7           ; ADD     low_117, upper_117, product_116
||      SHL     .S1    A9, 16, A11          ; SHL     mixed_88, 16, upper_88
        ADD     .L1    A10, A11, A11        ; ADD     low_88, upper_88, product_87
||      ADD     .L2    B3, B11, B3          ; ADD     upper_118, lower_118, zb
||      ROTL    .M2    B7, 10, B5           ; ROTL    product_116, 10, r_115
        ADD     .L1    A8, A3, A3           ; ADD     upper_89, lower_89, za
||      ROTL    .M1    A11, 10, A8          ; ROTL    product_87, 10, r_86
||      LDW     .D1T1  *-A26[3], A2         ; LDW     *-front_in[3]{second_in}, xa
        ADD     .L2X   B3, A5, B8           ; ADD     zb, p_113, index_116
||      SHL     .S1    A11, 5, A12          ; SHL     product_87, 5, p5_90
||      SHRU    .S2    B7, 27, B11          ; SHRU    product_116, 27, p27_119
||      LDW     .D1T1  *+A17[4], A11        ; LDW     *+keys_a[4], p_91
||      XOR     .D2    B11, B5, B12         ; XOR     yb, r_115, yb
        XOR     .L1    A10, A8, A11         ; XOR     ya, r_86, ya
||      SHRU    .S1    A11, 27, A10         ; SHRU    product_87, 27, p27_90
||      SHRU    .S2    B12, 13, B13         ; SHRU    yb, 13, lower_125
||      MPYLHU  .M2X   B12, A2, B17         ; MPYLHU  yb, q_120, mixed2_124
||      LDW     .D2T2  *+B6[B8], B12        ; LDW     *+B6[index_116], box_119
        SHL     .S1    A11, 19, A13         ; SHL     ya, 19, upper_96
||      SHL     .S2    B12, 19, B16         ; SHL     yb, 19, upper_125
||      MPYHLU  .M1    A11, A7, A14         ; MPYHLU  ya, q_91, mixed1_95
||      MPYHLU  .M2X   B12, A2, B12         ; MPYHLU  yb, q_120, mixed1_124
        SHRU    .S1    A11, 13, A15         ; SHRU    ya, 13, lower_96
||      MPYLHU  .M1    A11, A7, A13         ; MPYLHU  ya, q_91, mixed2_95
||      MPYU    .M2X   B12, A2, B8          ; MPYU    yb, q_120, low_124
||      LDW     .D1T1  *+A17[3], A10        ; LDW     *+keys_a[2 + 1], q_98
        ADD     .L1    A13, A15, A7         ; ADD     upper_96, lower_96, ya
||      ADD     .L2    B12, B17, B12        ; ADD     mixed1_124, mixed2_124, mixed_124
||      SHL     .S2    B7, 5, B7            ; SHL     product_116, 5, p5_119
||      MPYU    .M1    A11, A7, A13         ; MPYU    ya, q_91, low_95
||      ROTL    .M2    B8, B11, B17         ; ROTL    index_116, p27_119, m_115
        ADD     .L1    A12, A10, A12        ; ADD     p5_90, p27_90, once_90
||      ADD     .S1    A14, A13, A14        ; ADD     mixed1_95, mixed2_95, mixed_95
||      SHL     .S2    B12, 16, B18         ; SHL     mixed_124, 16, upper_124
||      ADD     .D1    A7, A11, A11         ; ADD     ya, p_91, index_94
||      LDW     .D2T1  *+B31[3], A14        ; LDW     *+keys_b[2 + 1], q_127
        ADD     .L1    A3, A9, A9           ; ADD     za, p_84, index_87
||      ADD     .L2    B7, B11, B7          ; ADD     p5_119, p27_119, once_119
||      SHL     .S1    A14, 16, A14         ; SHL     mixed_95, 16, upper_95
||      ADD     .S2    B8, B18, B8          ; ADD     low_124, upper_124, product_123
        ADD     .L1    A13, A14, A9         ; ADD     low_95, upper_95, product_94
||      ADD     .L2    B16, B13, B13        ; ADD     upper_125, lower_125, yb
||      SHL     .S2    B8, 5, B16           ; SHL     product_123, 5, p5_126
||      ROTL    .M1    A9, A10, A14         ; ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B8, 10, B10          ; ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A6[A9], A19        ; LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B31[2], B7         ; LDW     *+keys_b[2], p_127
        SUB     .L2    B10, B17, B17        ; SUB     xb, m_115, xb
||      SHRU    .S1    A9, 27, A13          ; SHRU    product_94, 27, p27_97
||      ROTL    .M1    A9, 10, A2           ; ROTL    product_94, 10, r_93
||      LDW     .D2T2  *+B31[4], B19        ; LDW     *+keys_b[4], p_120
        XOR     .L1    A12, A8, A12         ; XOR     once_90, r_86, both_90
||      XOR     .L2    B17, B10, B17        ; XOR     xb, r_122, xb
||      SUB     .S1    A2, A14, A15         ; SUB     xa, m_86, xa
        XOR     .L1    A15, A2, A15         ; XOR     xa, r_93, xa
||      SHRU    .S2    B8, 27, B8           ; SHRU    product_123, 27, p27_126
||      ROTL    .M1    A11, A13, A16        ; ROTL    index_94, p27_97, m_93
||      MPYLHU  .M2X   B17, A14, B18        ; MPYLHU  xb, q_127, mixed2_131
||      LDW     .D1T1  *+A17[0], A8         ; LDW     *+keys_a[0], p_105
||      LDW     .D2T2  *B2--[4], B5         ; LDW     *back_in--[4]{second_in}, wb
        XOR     .L2    B7, B5, B19          ; XOR     once_119, r_115, both_119
||      SHL     .S1    A15, 19, A18         ; SHL     xa, 19, upper_103
||      SHL     .S2    B17, 19, B11         ; SHL     xb, 19, upper_132
||      MPYHLU  .M1    A15, A10, A19        ; MPYHLU  xa, q_98, mixed1_102
||      MPYHLU  .M2X   B17, A14, B20        ; MPYHLU  xb, q_127, mixed1_131
||      LDW     .D1T1  *+A17[1], A12        ; LDW     *+keys_a[0 + 1], q_105
        XOR     .L1    A12, A19, A14        ; XOR     both_90, box_90, sum_90
||      XOR     .L2    B19, B12, B17        ; XOR     both_119, box_119, sum_119
||      SHRU    .S1    A15, 13, A12         ; SHRU    xa, 13, lower_103
||      SHRU    .S2    B17, 13, B12         ; SHRU    xb, 13, lower_132
||      MPYLHU  .M1    A15, A10, A10        ; MPYLHU  xa, q_98, mixed2_102
||      MPYU    .M2X   B17, A14, B18        ; MPYU    xb, q_127, low_131
        ADD     .L2    B16, B8, B16         ; ADD     p5_126, p27_126, once_126
||      ADD     .S2    B20, B18, B20        ; ADD     mixed1_131, mixed2_131, mixed_131
||      MPYU    .M1    A15, A10, A10        ; MPYU    xa, q_98, low_102
        ADD     .L1    A19, A10, A11        ; ADD     mixed1_102, mixed2_102, mixed_102
||      ADD     .L2    B13, B19, B17        ; ADD     yb, p_120, index_123
||      SHL     .S2    B20, 16, B19         ; SHL     mixed_131, 16, upper_131
||      ROTL    .M1    A14, A8, A18         ; ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B17, B5, B17         ; ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *+A6[A11], A16       ; LDW     *+A6[index_94], box_97
        ADD     .L1    A18, A12, A11        ; ADD     upper_103, lower_103, xa
||      ADD     .L2    B18, B19, B8         ; ADD     low_131, upper_131, product_130
||      SHL     .S1    A11, 16, A14         ; SHL     mixed_102, 16, upper_102
||      ROTL    .M2    B17, B8, B18         ; ROTL    index_123, p27_126, m_122
||      LDW     .D2T2  *+B6[B17], B19       ; LDW     *+B6[index_123], box_126
        ADD     .L1    A10, A14, A9         ; ADD     low_102, upper_102, product_101
||      SUB     .L2    B5, B17, B17         ; SUB     wb, l_115, wb
||      SHL     .S1    A9, 5, A10           ; SHL     product_94, 5, p5_97
||      SHL     .S2    B8, 5, B5            ; SHL     product_130, 5, p5_133
||      ROTL    .M2    B8, 10, B12          ; ROTL    product_130, 10, r_129
||      ADD     .D1    A11, A1, A1          ; ADD     xa, p_98, index_101
||      XOR     .D2    B16, B10, B16        ; XOR     once_126, r_122, both_126
        SUB     .L1    A0, A18, A13         ; SUB     wa, l_86, wa
||      SUB     .L2    B17, B18, B17        ; SUB     wb, m_122, wb
||      SHL     .S1    A9, 5, A0            ; SHL     product_101, 5, p5_104
||      ADD     .S2    B11, B12, B11        ; ADD     upper_132, lower_132, xb
||      ROTL    .M1    A9, 10, A9           ; ROTL    product_101, 10, r_100
||      ADD     .D1    A10, A13, A10        ; ADD     p5_97, p27_97, once_97
        SUB     .L1    A13, A16, A18        ; SUB     wa, m_93, wa
||      ADD     .L2    B11, B7, B7          ; ADD     xb, p_127, index_130
||      SHRU    .S1    A9, 27, A13          ; SHRU    product_101, 27, p27_104
||      XOR     .S2    B17, B12, B17        ; XOR     wb, r_129, wb
||      LDW     .D1T1  *+A6[A1], A0         ; LDW     *+A6[index_101], box_104
        XOR     .L1    A10, A2, A18         ; XOR     once_97, r_93, both_97
||      XOR     .S1    A18, A9, A10         ; XOR     wa, r_100, wa
||      SHL     .S2    B17, 19, B18         ; SHL     wb, 19, upper_139
||      MPYHLU  .M2    B17, B0, B20         ; MPYHLU  wb, q_134, mixed1_138
        XOR     .L1    A18, A16, A0         ; XOR     both_97, box_97, sum_97
||      SHRU    .S1    A10, 13, A18         ; SHRU    wa, 13, lower_110
||      SHRU    .S2    B17, 13, B21         ; SHRU    wb, 13, lower_139
||      MPYLHU  .M1    A10, A12, A14        ; MPYLHU  wa, q_105, mixed2_109
||      MPYLHU  .M2    B17, B0, B16         ; MPYLHU  wb, q_134, mixed2_138
||      ADD     .D1    A0, A13, A16         ; ADD     p5_104, p27_104, once_104
||      LDW     .D2T2  *+B6[B7], B0         ; LDW     *+B6[index_130], box_133
        XOR     .L2    B16, B19, B0         ; XOR     both_126, box_126, sum_126
||      SHL     .S1    A10, 19, A19         ; SHL     wa, 19, upper_110
||      SHRU    .S2    B8, 27, B8           ; SHRU    product_130, 27, p27_133
||      MPYHLU  .M1    A10, A12, A18        ; MPYHLU  wa, q_105, mixed1_109
||      MPYU    .M2    B17, B0, B8          ; MPYU    wb, q_134, low_138
        XOR     .L1    A16, A9, A2          ; XOR     once_104, r_100, both_104
||      ADD     .L2    B5, B8, B7           ; ADD     p5_133, p27_133, once_133
||      ADD     .S1    A19, A18, A16        ; ADD     upper_110, lower_110, wa
||      ADD     .S2    B20, B16, B16        ; ADD     mixed1_138, mixed2_138, mixed_138
||      ROTL    .M1    A0, A2, A8           ; ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B7, B8, B16          ; ROTL    index_130, p27_133, m_129
||      ADD     .D2    B18, B21, B5         ; ADD     upper_139, lower_139, wb
        ADD     .L1    A18, A14, A10        ; ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2X   B5, A5, B18          ; ADD     wb, p_134, index_137
||      ADD     .S1    A16, A8, A5          ; ADD     wa, p_105, index_108
||      SHL     .S2    B16, 16, B20         ; SHL     mixed_138, 16, upper_138
||      MPYU    .M1    A10, A12, A10        ; MPYU    wa, q_105, low_109
        XOR     .L2    B7, B12, B7          ; XOR     once_133, r_129, both_133
||      SHL     .S1    A10, 16, A12         ; SHL     mixed_109, 16, upper_109
||      ADD     .S2    B8, B20, B8          ; ADD     low_138, upper_138, product_137
||      ROTL    .M2    B0, B10, B20         ; ROTL    sum_126, r_122, l_122
||      LDW     .D1T1  *+A6[A5], A1         ; LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B18], B7        ; LDW     *+B6[index_137], box_140
        ADD     .L1    A10, A12, A10        ; ADD     low_109, upper_109, product_108
||      SHRU    .S2    B8, 27, B10          ; SHRU    product_137, 27, p27_140
        SHRU    .S1    A10, 27, A1          ; SHRU    product_108, 27, p27_111
||      SHL     .S2    B8, 5, B8            ; SHL     product_137, 5, p5_140
||      ROTL    .M1    A1, A13, A8          ; ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B8, 10, B0           ; ROTL    product_137, 10, r_136
||      STW     .D1T1  A16, *A21++[4]       ; STW     wa, *front_out++[4]{second_out}
        SUB     .L1    A3, A8, A3           ; SUB     za, l_93, za
||      XOR     .L2    B7, B0, B7           ; XOR     both_133, box_133, sum_133
||      SHL     .S1    A10, 5, A10          ; SHL     product_108, 5, p5_111
||      ADD     .S2    B8, B10, B8          ; ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A10, 10, A0          ; ROTL    product_108, 10, r_107
        XOR     .L1    A2, A0, A2           ; XOR     both_104, box_104, sum_104
||      SUB     .L2    B3, B20, B3          ; SUB     zb, l_122, zb
||      ADD     .S1    A10, A1, A5          ; ADD     p5_111, p27_111, once_111
||      XOR     .S2    B8, B0, B8           ; XOR     once_140, r_136, both_140
||      ROTL    .M1    A5, A1, A2           ; ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B7, B12, B3          ; ROTL    sum_133, r_129, l_129
        SUB     .L1    A3, A8, A3           ; SUB     za, m_100, za
||      SUB     .L2    B3, B16, B7          ; SUB     zb, m_129, zb
||[B1]  B       .S1    mars_decrypt_blocks_c64x$second$few; [left] B       second
||      XOR     .S2    B8, B7, B8           ; XOR     both_140, box_140, sum_140
||      ROTL    .M1    A2, A9, A3           ; ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B18, B10, B3         ; ROTL    index_137, p27_140, m_136
||      XOR     .D1    A5, A0, A5           ; XOR     once_111, r_107, both_111
        XOR     .L1    A5, A1, A5           ; XOR     both_111, box_111, sum_111
||      SUB     .L2    B13, B3, B0          ; SUB     yb, l_129, yb
||      XOR     .S1    A3, A0, A1           ; XOR     za, r_107, za
||      XOR     .S2    B7, B0, B7           ; XOR     zb, r_136, zb
||      ROTL    .M2    B8, B0, B0           ; ROTL    sum_140, r_136, l_136
        SUB     .L1    A7, A3, A0           ; SUB     ya, l_100, ya
||      SUB     .L2    B0, B3, B3           ; SUB     yb, m_136, yb
||      ROTL    .M1    A5, A0, A0           ; ROTL    sum_111, r_107, l_107
||      STW     .D2T2  B7, *+B9[3]          ; STW     zb, *+back_out[3]{second_out}
        SUB     .L1    A0, A2, A1           ; SUB     ya, m_107, ya
||      SUB     .L2    B11, B0, B0          ; SUB     xb, l_136, xb
||      STW     .D1T1  A1, *-A21[1]         ; STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B3, *+B9[2]          ; STW     yb, *+back_out[2]{second_out}
        SUB     .L1    A11, A0, A0          ; SUB     xa, l_107, xa
||      STW     .D1T1  A1, *-A21[2]         ; STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B0, *+B9[1]          ; STW     xb, *+back_out[1]{second_out}
        STW     .D1T1  A0, *-A21[3]         ; STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B5, *B9--[4]         ; STW     wb, *back_out--[4]{second_out}
mars_decrypt_blocks_c64x$second$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$10; after second
        NOP     5
mars_decrypt_blocks_c64x$unmixing$few:
        LDW     .D2T2  *B31++[4], B0        ; LDW     *from++[4]{unmixing_in}, a
        LDW     .D2T2  *-B31[1], B2         ; LDW     *-from[1]{unmixing_in}, d
        NOP     2
        LDW     .D2T2  *-B31[2], B5         ; LDW     *-from[2]{unmixing_in}, c
        NOP
        SHRU    .S1X   B2, 8, A0            ; SHRU    d, 8, a8_147
||      LDW     .D2T2  *+B4[B2], B7         ; LDW     *+B4[d], s0_147
        ROTL    .M2    B2, 24, B3           ; ROTL    d, 24, d
        SHRU    .S1X   B2, 24, A1           ; SHRU    d, 24, a24_147
||      LDW     .D2T2  *-B31[3], B7         ; LDW     *-from[3]{unmixing_in}, b
        SHRU    .S2    B2, 16, B2           ; SHRU    d, 16, a16_147
        NOP
        XOR     .L2    B5, B7, B5           ; XOR     c, s0_147, c
||      LDW     .D1T2  *+A4[A1], B5         ; LDW     *+A4[a24_147], s1_147
        SHRU    .S2    B5, 16, B8           ; SHRU    c, 16, a16_148
||      LDW     .D2T1  *+B4[B5], A2         ; LDW     *+B4[c], s0_148
        SHRU    .S1X   B5, 8, A1            ; SHRU    c, 8, a8_148
||      LDW     .D2T1  *+B4[B2], A1         ; LDW     *+B4[a16_147], s2_147
        LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_147], s3_147
        SHRU    .S1X   B5, 24, A0           ; SHRU    c, 24, a24_148
||      ROTL    .M2    B5, 24, B5           ; ROTL    c, 24, c
||      LDW     .D2T1  *+B4[B8], A1         ; LDW     *+B4[a16_148], s2_148
        SUB     .L2    B7, B5, B7           ; SUB     b, s1_147, b
        XOR     .L2X   B7, A2, B7           ; XOR     b, s0_148, b
||      LDW     .D1T2  *+A4[A1], B3         ; LDW     *+A4[a8_148], s3_148
        SUB     .L2    B7, B5, B7           ; SUB     b, c, b
||      LDW     .D1T2  *+A4[A0], B9         ; LDW     *+A4[a24_148], s1_148
        SUB     .L2X   B0, A1, B0           ; SUB     a, s2_147, difference_147
||      LDW     .D2T1  *+B4[B7], A0         ; LDW     *+B4[b], s0_149
        SHRU    .S1X   B7, 24, A2           ; SHRU    b, 24, a24_149
        SUB     .L2X   B3, A1, B8           ; SUB     d, s2_148, difference_148
||      LDW     .D1T2  *+A4[A2], B8         ; LDW     *+A4[a24_149], s1_149
        XOR     .L2X   B0, A0, B2           ; XOR     difference_147, s3_147, a
||      SHRU    .S2    B7, 16, B0           ; SHRU    b, 16, a16_149
        SHRU    .S1X   B7, 8, A1            ; SHRU    b, 8, a8_149
        SUB     .L2    B2, B9, B2           ; SUB     a, s1_148, a
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[a8_149], s3_149
        XOR     .L2    B8, B3, B3           ; XOR     difference_148, s3_148, d
||      XOR     .S2X   B2, A0, B2           ; XOR     a, s0_149, a
        SUB     .L2    B3, B8, B3           ; SUB     d, s1_149, d
        SUB     .L2    B2, B3, B0           ; SUB     a, d, a
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a16_149], s2_149
        SHRU    .S2    B0, 16, B2           ; SHRU    a, 16, a16_150
||      LDW     .D2T2  *+B4[B0], B8         ; LDW     *+B4[a], s0_150
        NOP
        SHRU    .S1X   B0, 24, A1           ; SHRU    a, 24, a24_150
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      ROTL    .M2    B7, 24, B7           ; ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A1], B8         ; LDW     *+A4[a24_150], s1_150
        SHRU    .S1X   B0, 8, A2            ; SHRU    a, 8, a8_150
        SUB     .L1X   B5, A1, A1           ; SUB     c, s2_149, difference_149
||      XOR     .L2    B3, B8, B3           ; XOR     d, s0_150, d
||      LDW     .D1T2  *+A4[A2], B5         ; LDW     *+A4[a8_150], s3_150
        XOR     .L1    A1, A0, A0           ; XOR     difference_149, s3_149, c
||      SHRU    .S2    B3, 16, B5           ; SHRU    d, 16, a16_152
||      ROTL    .M2    B3, 24, B2           ; ROTL    d, 24, d
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[d], s0_152
        LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a16_150], s2_150
        SHRU    .S1X   B3, 24, A1           ; SHRU    d, 24, a24_152
||      LDW     .D2T1  *+B4[B5], A1         ; LDW     *+B4[a16_152], s2_152
        NOP
        SUB     .L2X   A0, B8, B8           ; SUB     c, s1_150, c
        XOR     .L2X   B8, A0, B8           ; XOR     c, s0_152, c
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[a24_152], s1_152
        SHRU    .S2    B8, 16, B9           ; SHRU    c, 16, a16_153
||      LDW     .D2T1  *+B4[B8], A0         ; LDW     *+B4[c], s0_153
        SUB     .L2X   B7, A0, B3           ; SUB     b, s2_150, difference_150
||      SHRU    .S1X   B3, 8, A0            ; SHRU    d, 8, a8_152
||      ROTL    .M2    B8, 24, B7           ; ROTL    c, 24, c
        NOP
        XOR     .L2    B3, B5, B3           ; XOR     difference_150, s3_150, b
||      LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_152], s3_152
        SUB     .L2X   B3, A0, B0           ; SUB     b, s1_152, b
||      ROTL    .M2    B0, 24, B0           ; ROTL    a, 24, a
        XOR     .L2X   B0, A0, B9           ; XOR     b, s0_153, b
||      SHRU    .S1X   B8, 8, A0            ; SHRU    c, 8, a8_153
||      LDW     .D2T2  *+B4[B9], B3         ; LDW     *+B4[a16_153], s2_153
        SUB     .L2    B9, B7, B9           ; SUB     b, c, b
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a8_153], s3_153
        SHRU    .S1X   B8, 24, A2           ; SHRU    c, 24, a24_153
        SUB     .L2X   B0, A1, B8           ; SUB     a, s2_152, difference_152
||      SHRU    .S1X   B9, 24, A1           ; SHRU    b, 24, a24_154
||      SHRU    .S2    B9, 16, B0           ; SHRU    b, 16, a16_154
||      LDW     .D1T2  *+A4[A2], B8         ; LDW     *+A4[a24_153], s1_153
        SHRU    .S1X   B9, 8, A1            ; SHRU    b, 8, a8_154
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[a24_154], s1_154
||      LDW     .D2T2  *+B4[B9], B8         ; LDW     *+B4[b], s0_154
        XOR     .L2X   B8, A0, B2           ; XOR     difference_152, s3_152, a
||      SUB     .S2    B2, B3, B8           ; SUB     d, s2_153, difference_153
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[a8_154], s3_154
        LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a16_154], s2_154
        XOR     .L2    B8, B3, B3           ; XOR     difference_153, s3_153, d
        SUB     .L2    B2, B8, B2           ; SUB     a, s1_153, a
        XOR     .L2    B2, B8, B3           ; XOR     a, s0_154, a
||      SUB     .S2X   B3, A0, B2           ; SUB     d, s1_154, d
        SUB     .L2    B3, B2, B3           ; SUB     a, d, a
||      ROTL    .M1X   B9, 24, A2           ; ROTL    b, 24, b
        SHRU    .S2    B3, 16, B9           ; SHRU    a, 16, a16_155
||      LDW     .D2T2  *+B4[B3], B3         ; LDW     *+B4[a], s0_155
        SHRU    .S1X   B3, 8, A5            ; SHRU    a, 8, a8_155
||      LDW     .D2T2  *+B4[B9], B3         ; LDW     *+B4[a16_155], s2_155
        SUB     .L2X   B7, A1, B7           ; SUB     c, s2_154, difference_154
||      SHRU    .S1X   B3, 24, A1           ; SHRU    a, 24, a24_155
||      LDW     .D1T2  *+A4[A5], B3         ; LDW     *+A4[a8_155], s3_155
        LDW     .D1T2  *+A4[A1], B3         ; LDW     *+A4[a24_155], s1_155
        ROTL    .M2    B3, 24, B9           ; ROTL    a, 24, a
        XOR     .L2    B2, B3, B2           ; XOR     d, s0_155, d
||[B1]  B       .S2    mars_decrypt_blocks_c64x$unmixing$few; [left] B       unmixing
        SUB     .L2X   A2, B3, B9           ; SUB     b, s2_155, difference_155
||      SUB     .S2    B9, B24, B8          ; SUB     a, k0, a
        SUB     .L1X   B2, A28, A0          ; SUB     d, k3, d
||      XOR     .L2X   B7, A0, B2           ; XOR     difference_154, s3_154, c
||      XOR     .S2    B9, B3, B7           ; XOR     difference_155, s3_155, b
||      STW     .D1T2  B8, *A3++[4]         ; STW     a, *to++[4]{unmixing_out}
        SUB     .L2    B2, B3, B2           ; SUB     c, s1_155, c
||      SUB     .S2    B7, B22, B3          ; SUB     b, k1, b
||      STW     .D1T1  A0, *-A3[1]          ; STW     d, *-to[1]{unmixing_out}
        SUB     .L2    B2, B21, B2          ; SUB     c, k2, c
||      STW     .D1T2  B3, *-A3[3]          ; STW     b, *-to[3]{unmixing_out}
        STW     .D1T2  B2, *-A3[2]          ; STW     c, *-to[2]{unmixing_out}
mars_decrypt_blocks_c64x$unmixing$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$13; after unmixing
        NOP     5
