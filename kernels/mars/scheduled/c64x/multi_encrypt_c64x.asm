; broadside optimize: source ffa55352e64d20da5c0790668312e270d64531c1c903dacedf261a43d66d4624
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 20 s an interval, 100 s a region
        .ref    mars_s1, mars_s_box
; MARS, encryption of any number of independent blocks on the C64x.
;
;       void mars_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
;
; Six passes over all blocks, which wait in `out` meanwhile: one for each half of the mixing, and four of four rounds of
; the core with a block on each side. Between the blocks of a pass there is no dependence, so that as many are under way
; at once as the units can take; the core loads its keys anew for each, since registers are scarcer than loads. A
; misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new values
; while older ones are on their way, and AMR is set.

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


        .global mars_encrypt_blocks_c64x

        .align  32
mars_encrypt_blocks_c64x:
        ADDK    .S2    -64, B15             ; frame
        STW     .D2T1  A6, *+B15[2]         ; save blocks
        STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D2T1  A15, *+B15[15]       ; save A15
        MV      .L1    A6, A2               ; MV      blocks, left
||      STW     .D2T1  A14, *+B15[14]       ; save A14
        STW     .D2T2  B13, *+B15[13]       ; save B13
        STW     .D2T1  A13, *+B15[12]       ; save A13
        MV      .L1X   B4, A3               ; move in
||      STW     .D2T2  B12, *+B15[11]       ; save B12
  [!A2] B       .S1    mars_encrypt_blocks_c64x$done; [!left] B      done
||      STW     .D2T1  A12, *+B15[10]       ; save A12
        STW     .D2T2  B11, *+B15[9]        ; save B11
        STW     .D2T1  A11, *+B15[8]        ; save A11
        STW     .D2T2  B10, *+B15[7]        ; save B10
        STW     .D2T1  A10, *+B15[6]        ; save A10
        MV      .L2    B6, B3               ; move schedule
||      STW     .D2T1  A4, *+B15[3]         ; save out
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$1:
        MV      .L2    B3, B3               ; MV      schedule, keys
||      MVKL    .S1    21561633, A0         ; MVKL    0x01490121, circular_2
||      LDW     .D2T1  *+B15[3], A0         ; restore out
        MVKH    .S1    21561633, A0         ; MVKH    0x01490121, circular_2
||      LDW     .D2T2  *+B3[3], B20         ; LDW     *+keys[3], k3
        MVC     .S2X   A0, AMR              ; MVC     circular_2, AMR
||      LDW     .D2T2  *+B3[1], B22         ; LDW     *+keys[1], k1
        LDW     .D2T1  *+B3[0], A30         ; LDW     *+keys[0], k0
        MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T2  *+B3[2], B21         ; LDW     *+keys[2], k2
        MV      .L2X   A3, B25              ; MV      in, from
||      MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      STW     .D2T2  B3, *+B15[5]         ; save keys
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKL    .S2    21569825, B3         ; MVKL    0x01492121, sides_1
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    21569825, B3         ; MVKH    0x01492121, sides_1
        MV      .L1    A0, A3               ; MV      out, to
||      MV      .L2X   A6, B6               ; MV      A6, B6
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B3, AMR              ; MVC     sides_1, AMR
mars_encrypt_blocks_c64x$mixing$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of mixing
  [A1]  B       .S1    mars_encrypt_blocks_c64x$mixing$few; few iterations of mixing
        NOP     5
mars_encrypt_blocks_c64x$mixing$entry:
        LDW     .D2T1  *B25++[4], A19       ; <0> LDW     *from++[4]{mixing_in}, a
        LDW     .D2T1  *-B25[3], A17        ; <0> LDW     *-from[3]{mixing_in}, b
        LDW     .D2T2  *-B25[2], B24        ; <0> LDW     *-from[2]{mixing_in}, c
        NOP     3
        ADD     .S1    A19, A30, A29        ; <0> ADD     a, k0, a
        LDW     .D1T2  *+A4[A29], B9        ; <0> LDW     *+A4[a], s0_7
        ADD     .S1X   A17, B22, A27        ; <0> ADD     b, k1, b
||      SHRU    .S2X   A29, 8, B16          ; <0> SHRU    a, 8, a8_7
        SHRU    .S1    A29, 16, A5          ; <0> SHRU    a, 16, a16_7
        LDW     .D1T2  *+A4[A5], B19        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B16], A18       ; <0> LDW     *+B4[a8_7], s1_7
        NOP
        SHRU    .S2X   A29, 24, B18         ; <0> SHRU    a, 24, a24_7
        LDW     .D2T2  *-B25[1], B23        ; <0> LDW     *-from[1]{mixing_in}, d
        XOR     .L1X   A27, B9, A5          ; <0> XOR     b, s0_7, sum_7
        ADD     .L1    A5, A18, A28         ; <0> ADD     sum_7, s1_7, b
        NOP
        SHRU    .S1    A28, 16, A27         ; <0> SHRU    b, 16, a16_8
||      SHRU    .S2X   A28, 8, B3           ; <0> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A28], A5        ; <0> LDW     *+A4[b], s0_8
        ADD     .L2    B24, B21, B5         ; <0> ADD     c, k2, c
||      SHRU    .S2X   A28, 24, B18         ; <0> SHRU    b, 24, a24_8
||      LDW     .D2T2  *+B4[B18], B16       ; <0> LDW     *+B4[a24_7], s3_7
        LDW     .D2T1  *+B4[B3], A7         ; <0> LDW     *+B4[a8_8], s1_8
        NOP
        ADD     .L2    B5, B19, B3          ; <0> ADD     c, s2_7, c
||      ROTL    .M1    A28, 8, A24          ; <0> ROTL    b, 8, b
        XOR     .L2X   B3, A5, B3           ; <0> XOR     c, s0_8, sum_8
||      ADD     .S2    B23, B20, B17        ; <0> ADD     d, k3, d
||      LDW     .D2T1  *B25++[4], A19       ; <1> LDW     *from++[4]{mixing_in}, a
        LDW     .D2T1  *-B25[3], A17        ; <1> LDW     *-from[3]{mixing_in}, b
        ADD     .S1X   A7, B3, A25          ; <0> ADD     sum_8, s1_8, c
||      LDW     .D2T2  *-B25[2], B24        ; <1> LDW     *-from[2]{mixing_in}, c
        LDW     .D1T2  *+A4[A27], B5        ; <0> LDW     *+A4[a16_8], s2_8
        ROTL    .M1    A29, 8, A20          ; <0> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A25], B3        ; <0> LDW     *+A4[c], s0_9
        XOR     .L2    B17, B16, B17        ; <0> XOR     d, s3_7, d
||      SHRU    .S1    A25, 16, A5          ; <0> SHRU    c, 16, a16_9
||      SHRU    .S2X   A25, 8, B16          ; <0> SHRU    c, 8, a8_9
||      ROTL    .M1    A25, 8, A23          ; <0> ROTL    c, 8, c
        ADD     .S1    A19, A30, A29        ; <1> ADD     a, k0, a
||      SHRU    .S2X   A25, 24, B7          ; <0> SHRU    c, 24, a24_9
||      LDW     .D1T2  *+A4[A5], B17        ; <0> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B18], A19       ; <0> LDW     *+B4[a24_8], s3_8
        LDW     .D1T2  *+A4[A29], B9        ; <1> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B16], A9        ; <0> LDW     *+B4[a8_9], s1_9
        ADD     .L2    B17, B5, B9          ; <0> ADD     d, s2_8, d
||      ADD     .S1X   A17, B22, A27        ; <1> ADD     b, k1, b
||      SHRU    .S2X   A29, 8, B16          ; <1> SHRU    a, 8, a8_7
        ADD     .L1X   A20, B17, A20        ; <0> ADD     a, d, a
||      XOR     .L2    B9, B3, B8           ; <0> XOR     d, s0_9, sum_9
||      SHRU    .S1    A29, 16, A5          ; <1> SHRU    a, 16, a16_7
||      ADD     .D1    A24, A25, A25        ; <0> ADD     b, c, b
||      LDW     .D2T2  *+B4[B7], B16        ; <0> LDW     *+B4[a24_9], s3_9
        SUB     .L1    A2, 3, A2            ; passes of mixing
||      LDW     .D1T2  *+A4[A5], B19        ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B16], A18       ; <1> LDW     *+B4[a8_7], s1_7
        XOR     .S1    A20, A19, A26        ; <0> XOR     a, s3_8, a
        ADD     .L1X   A9, B8, A24          ; <0> ADD     sum_9, s1_9, d
||      SHRU    .S2X   A29, 24, B18         ; <1> SHRU    a, 24, a24_7
        LDW     .D2T2  *-B25[1], B23        ; <1> LDW     *-from[1]{mixing_in}, d
        XOR     .L1X   A27, B9, A5          ; <1> XOR     b, s0_7, sum_7
||      SHRU    .S2X   A24, 8, B9           ; <0> SHRU    d, 8, a8_10
        ADD     .L1    A5, A18, A28         ; <1> ADD     sum_7, s1_7, b
||      SHRU    .S2X   A24, 24, B8          ; <0> SHRU    d, 24, a24_10
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[d], s0_10
        LDW     .D2T1  *+B4[B8], A22        ; <0> LDW     *+B4[a24_10], s3_10
        SHRU    .S1    A28, 16, A27         ; <1> SHRU    b, 16, a16_8
||      SHRU    .S2X   A28, 8, B3           ; <1> SHRU    b, 8, a8_8
||      ROTL    .M1    A24, 8, A21          ; <0> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A28], A5        ; <1> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B9], B1         ; <0> LDW     *+B4[a8_10], s1_10
        ADD     .L2    B24, B21, B5         ; <1> ADD     c, k2, c
||      SHRU    .S2X   A28, 24, B18         ; <1> SHRU    b, 24, a24_8
||      LDW     .D2T2  *+B4[B18], B16       ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A26, B17, A18        ; <0> ADD     a, s2_9, a
||      LDW     .D2T1  *+B4[B3], A7         ; <1> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A18, A8, A7          ; <0> XOR     a, s0_10, sum_10
||      XOR     .L2X   B16, A25, B9         ; <0> XOR     b, s3_9, b
||      SHRU    .S1    A24, 16, A8          ; <0> SHRU    d, 16, a16_10
        ADD     .L2    B5, B19, B3          ; <1> ADD     c, s2_7, c
||      ROTL    .M1    A28, 8, A24          ; <1> ROTL    b, 8, b
        ADD     .L1X   A7, B1, A20          ; <0> ADD     sum_10, s1_10, a
||      XOR     .L2X   B3, A5, B3           ; <1> XOR     c, s0_8, sum_8
||      ADD     .S2    B23, B20, B17        ; <1> ADD     d, k3, d
||      LDW     .D2T1  *B25++[4], A19       ; <2> LDW     *from++[4]{mixing_in}, a
        ROTL    .M1    A20, 8, A18          ; <0> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A8], B5         ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *-B25[3], A17        ; <2> LDW     *-from[3]{mixing_in}, b
        ADD     .S1X   A7, B3, A25          ; <1> ADD     sum_8, s1_8, c
||      SHRU    .S2X   A20, 24, B7          ; <0> SHRU    a, 24, a24_12
||      LDW     .D1T1  *+A4[A20], A19       ; <0> LDW     *+A4[a], s0_12
||      LDW     .D2T2  *-B25[2], B24        ; <2> LDW     *-from[2]{mixing_in}, c
        SHRU    .S1    A20, 16, A8          ; <0> SHRU    a, 16, a16_12
||      LDW     .D1T2  *+A4[A27], B5        ; <1> LDW     *+A4[a16_8], s2_8
        XOR     .L1    A23, A22, A22        ; <0> XOR     c, s3_10, c
||      SHRU    .S2X   A20, 8, B7           ; <0> SHRU    a, 8, a8_12
||      ROTL    .M1    A29, 8, A20          ; <1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A25], B3        ; <1> LDW     *+A4[c], s0_9
||      LDW     .D2T1  *+B4[B7], A17        ; <0> LDW     *+B4[a24_12], s3_12
        XOR     .L2    B17, B16, B17        ; <1> XOR     d, s3_7, d
||      SHRU    .S1    A25, 16, A5          ; <1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A25, 8, B16          ; <1> SHRU    c, 8, a8_9
||      ROTL    .M1    A25, 8, A23          ; <1> ROTL    c, 8, c
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a8_12], s1_12
        ADD     .S1    A19, A30, A29        ; <2> ADD     a, k0, a
||      SHRU    .S2X   A25, 24, B7          ; <1> SHRU    c, 24, a24_9
||      LDW     .D1T2  *+A4[A5], B17        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B18], A19       ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .S2    B9, B5, B1           ; <0> ADD     b, s2_10, b
||      LDW     .D1T2  *+A4[A29], B9        ; <2> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B16], A9        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L2    B17, B5, B9          ; <1> ADD     d, s2_8, d
||      ADD     .S1X   A17, B22, A27        ; <2> ADD     b, k1, b
||      SHRU    .S2X   A29, 8, B16          ; <2> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A8], B3         ; <0> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A20, B17, A20        ; <1> ADD     a, d, a
||      XOR     .L2    B9, B3, B8           ; <1> XOR     d, s0_9, sum_9
||      SHRU    .S1    A29, 16, A5          ; <2> SHRU    a, 16, a16_7
||      ADD     .D1    A24, A25, A25        ; <1> ADD     b, c, b
||      LDW     .D2T2  *+B4[B7], B16        ; <1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A19, B1, A9          ; <0> XOR     b, s0_12, sum_12
||      LDW     .D1T2  *+A4[A5], B19        ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B16], A18       ; <2> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A9, B3, A20          ; <0> ADD     sum_12, s1_12, b
||      XOR     .S1    A20, A19, A26        ; <1> XOR     a, s3_8, a
        ADD     .L1X   A9, B8, A24          ; <1> ADD     sum_9, s1_9, d
||      XOR     .S1    A21, A17, A19        ; <0> XOR     d, s3_12, d
||      SHRU    .S2X   A29, 24, B18         ; <2> SHRU    a, 24, a24_7
        ADD     .L1    A18, A19, A17        ; <0> ADD     a, d, a
||      SHRU    .S1    A20, 16, A5          ; <0> SHRU    b, 16, a16_13
||      SHRU    .S2X   A20, 8, B1           ; <0> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A16       ; <0> LDW     *+A4[b], s0_13
||      LDW     .D2T2  *-B25[1], B23        ; <2> LDW     *-from[1]{mixing_in}, d
        XOR     .L1X   A27, B9, A5          ; <2> XOR     b, s0_7, sum_7
||      SHRU    .S2X   A24, 8, B9           ; <1> SHRU    d, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A16        ; <0> LDW     *+A4[a16_13], s2_13
        ADD     .L1    A5, A18, A28         ; <2> ADD     sum_7, s1_7, b
||      SHRU    .S2X   A24, 24, B8          ; <1> SHRU    d, 24, a24_10
||      LDW     .D1T1  *+A4[A24], A8        ; <1> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A22, B3, A18         ; <0> ADD     c, s2_12, c
||      ROTL    .M2X   A20, 8, B8           ; <0> ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B8], A22        ; <1> LDW     *+B4[a24_10], s3_10
        SHRU    .S1    A28, 16, A27         ; <2> SHRU    b, 16, a16_8
||      SHRU    .S2X   A28, 8, B3           ; <2> SHRU    b, 8, a8_8
||      ROTL    .M1    A24, 8, A21          ; <1> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A28], A5        ; <2> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B9], B1         ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L2    B24, B21, B5         ; <2> ADD     c, k2, c
||      XOR     .S1    A18, A16, A9         ; <0> XOR     c, s0_13, sum_13
||      SHRU    .S2X   A28, 24, B18         ; <2> SHRU    b, 24, a24_8
||      LDW     .D2T2  *+B4[B18], B16       ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A26, B17, A18        ; <1> ADD     a, s2_9, a
||      SHRU    .S2X   A20, 24, B3          ; <0> SHRU    b, 24, a24_13
||      LDW     .D2T1  *+B4[B3], A7         ; <2> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A18, A8, A7          ; <1> XOR     a, s0_10, sum_10
||      XOR     .L2X   B16, A25, B9         ; <1> XOR     b, s3_9, b
||      SHRU    .S1    A24, 16, A8          ; <1> SHRU    d, 16, a16_10
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A9, B1, A9           ; <0> ADD     sum_13, s1_13, c
||      ADD     .L2    B5, B19, B3          ; <2> ADD     c, s2_7, c
||      ROTL    .M1    A28, 8, A24          ; <2> ROTL    b, 8, b
||      NOP
||      NOP
;@loop {"name": "mixing", "ii": 22, "res_mii": 20, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 20, "result": "time limit", "seconds": 5.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 4.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 22, 4 stages
;  bounds: resources 20, recurrence 1
;  units: L1 19/22, S1 18/22, M1 6/22, D1 22/22, L2 8/22, S2 19/22, M2 2/22, D2 20/22
;  cross paths: 1X 15/22, 2X 21/22
;  T paths: T1 21/22, T2 19/22
;  registers of side A: 25 used, 23 live at once
;  registers of side B: 20 used, 19 live at once
;  II 20: time limit, 5.0 s
;  II 21: time limit, 4.9 s
;  II 22: found by annealing, 0.0 s
;  not proved the least possible: every interval below 20 is ruled out; 9.9 s of search found nothing below 22
;  pipelined from 4 iterations on
mars_encrypt_blocks_c64x$mixing:
        ADD     .L1X   A7, B1, A20          ; <2> ADD     sum_10, s1_10, a
||      XOR     .L2X   B3, A5, B3           ; <1> XOR     c, s0_8, sum_8
||      SHRU    .S1    A9, 16, A5           ; <3> SHRU    c, 16, a16_14
||      ADD     .S2    B23, B20, B17        ; <1> ADD     d, k3, d
||      LDW     .D1T2  *+A4[A9], B1         ; <3> LDW     *+A4[c], s0_14
||      LDW     .D2T1  *B25++[4], A19       ; <0> LDW     *from++[4]{mixing_in}, a
        SHRU    .S2X   A9, 8, B1            ; <3> SHRU    c, 8, a8_14
||      ROTL    .M1    A20, 8, A18          ; <2> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A8], B5         ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *-B25[3], A17        ; <0> LDW     *-from[3]{mixing_in}, b
        ADD     .S1X   A7, B3, A25          ; <1> ADD     sum_8, s1_8, c
||      SHRU    .S2X   A20, 24, B7          ; <2> SHRU    a, 24, a24_12
||      LDW     .D1T1  *+A4[A20], A19       ; <2> LDW     *+A4[a], s0_12
||      LDW     .D2T2  *-B25[2], B24        ; <0> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A19, A16, A7         ; <3> ADD     d, s2_13, d
||      SHRU    .S1    A20, 16, A8          ; <2> SHRU    a, 16, a16_12
||      SHRU    .S2X   A9, 24, B3           ; <3> SHRU    c, 24, a24_14
||      LDW     .D1T2  *+A4[A27], B5        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B1], A7         ; <3> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A23, A22, A22        ; <2> XOR     c, s3_10, c
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SHRU    .S2X   A20, 8, B7           ; <2> SHRU    a, 8, a8_12
||      ROTL    .M1    A29, 8, A20          ; <1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A25], B3        ; <1> LDW     *+A4[c], s0_9
||      LDW     .D2T1  *+B4[B7], A17        ; <2> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A17, B5, A16         ; <3> XOR     a, s3_13, a
||      XOR     .L2    B17, B16, B17        ; <1> XOR     d, s3_7, d
||      SHRU    .S1    A25, 16, A5          ; <1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A25, 8, B16          ; <1> SHRU    c, 8, a8_9
||      ROTL    .M1    A25, 8, A23          ; <1> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A5], A7         ; <3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T2  *+B4[B7], B3         ; <2> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A7, B1, A5           ; <3> XOR     d, s0_14, sum_14
||      ADD     .S1    A19, A30, A29        ; <0> ADD     a, k0, a
||      SHRU    .S2X   A25, 24, B7          ; <1> SHRU    c, 24, a24_9
||      LDW     .D1T2  *+A4[A5], B17        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B18], A19       ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .S2    B9, B5, B1           ; <2> ADD     b, s2_10, b
||      ROTL    .M2X   A9, 8, B5            ; <3> ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A29], B9        ; <0> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B16], A9        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A7, A8           ; <3> ADD     sum_14, s1_14, d
||      ADD     .L2    B17, B5, B9          ; <1> ADD     d, s2_8, d
||      ADD     .S1X   A17, B22, A27        ; <0> ADD     b, k1, b
||      SHRU    .S2X   A29, 8, B16          ; <0> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A8], B3         ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B3], A9         ; <3> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A20, B17, A20        ; <1> ADD     a, d, a
||      XOR     .L2    B9, B3, B8           ; <1> XOR     d, s0_9, sum_9
||      SHRU    .S1    A29, 16, A5          ; <0> SHRU    a, 16, a16_7
||      ADD     .S2X   B8, A9, B7           ; <3> ADD     b, c, b
||      ADD     .D1    A24, A25, A25        ; <1> ADD     b, c, b
||      LDW     .D2T2  *+B4[B7], B16        ; <1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A19, B1, A9          ; <2> XOR     b, s0_12, sum_12
||      SHRU    .S1    A8, 16, A5           ; <3> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 24, B1           ; <3> SHRU    d, 24, a24_15
||      LDW     .D1T2  *+A4[A5], B19        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B16], A18       ; <0> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A9, B3, A20          ; <2> ADD     sum_12, s1_12, b
||      XOR     .S1    A20, A19, A26        ; <1> XOR     a, s3_8, a
||      SHRU    .S2X   A8, 8, B1            ; <3> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A8], A5         ; <3> LDW     *+A4[d], s0_15
||      LDW     .D2T2  *+B4[B1], B1         ; <3> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A9, B8, A24          ; <1> ADD     sum_9, s1_9, d
||      XOR     .S1    A21, A17, A19        ; <2> XOR     d, s3_12, d
||      SHRU    .S2X   A29, 24, B18         ; <0> SHRU    a, 24, a24_7
||      LDW     .D1T1  *+A4[A5], A8         ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B1], B3         ; <3> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A18, A19, A17        ; <2> ADD     a, d, a
||      SHRU    .S1    A20, 16, A5          ; <2> SHRU    b, 16, a16_13
||      SHRU    .S2X   A20, 8, B1           ; <2> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A16       ; <2> LDW     *+A4[b], s0_13
||      LDW     .D2T2  *-B25[1], B23        ; <0> LDW     *-from[1]{mixing_in}, d
        XOR     .L1X   A27, B9, A5          ; <0> XOR     b, s0_7, sum_7
||      SHRU    .S2X   A24, 8, B9           ; <1> SHRU    d, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A16        ; <2> LDW     *+A4[a16_13], s2_13
        ADD     .L1    A5, A18, A28         ; <0> ADD     sum_7, s1_7, b
||      ADD     .S1    A16, A7, A7          ; <3> ADD     a, s2_14, a
||      SHRU    .S2X   A24, 24, B8          ; <1> SHRU    d, 24, a24_10
||      LDW     .D1T1  *+A4[A24], A8        ; <1> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *+B4[B1], B1         ; <2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A22, B3, A18         ; <2> ADD     c, s2_12, c
||[A2]  B       .S1    mars_encrypt_blocks_c64x$mixing; <0> [left] B       mixing
||      ROTL    .M1    A8, 8, A5            ; <3> ROTL    d, 8, d
||      ROTL    .M2X   A20, 8, B8           ; <2> ROTL    b, 8, b
||      XOR     .D1    A7, A5, A5           ; <3> XOR     a, s0_15, sum_15
||      LDW     .D2T1  *+B4[B8], A22        ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A5, B3, A7           ; <3> ADD     sum_15, s1_15, a
||      XOR     .L2    B5, B1, B1           ; <3> XOR     c, s3_15, c
||      SHRU    .S1    A28, 16, A27         ; <0> SHRU    b, 16, a16_8
||      SHRU    .S2X   A28, 8, B3           ; <0> SHRU    b, 8, a8_8
||      ROTL    .M1    A24, 8, A21          ; <1> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A28], A5        ; <0> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B9], B1         ; <1> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A9, B7, A7           ; <3> XOR     b, s3_14, b
||      ADD     .L2    B24, B21, B5         ; <0> ADD     c, k2, c
||      XOR     .S1    A18, A16, A9         ; <2> XOR     c, s0_13, sum_13
||      SHRU    .S2X   A28, 24, B18         ; <0> SHRU    b, 24, a24_8
||      STW     .D1T1  A7, *A3++[4]         ; <3> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B18], B16       ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A26, B17, A18        ; <1> ADD     a, s2_9, a
||      ADD     .S1    A7, A8, A7           ; <3> ADD     b, s2_15, b
||      SHRU    .S2X   A20, 24, B3          ; <2> SHRU    b, 24, a24_13
||      STW     .D1T2  B1, *-A3[2]          ; <3> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T1  *+B4[B3], A7         ; <0> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A18, A8, A7          ; <1> XOR     a, s0_10, sum_10
||      XOR     .L2X   B16, A25, B9         ; <1> XOR     b, s3_9, b
||      SHRU    .S1    A24, 16, A8          ; <1> SHRU    d, 16, a16_10
||      STW     .D1T1  A7, *-A3[3]          ; <3> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <2> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A9, B1, A9           ; <2> ADD     sum_13, s1_13, c
||      ADD     .L2    B5, B19, B3          ; <0> ADD     c, s2_7, c
||      ROTL    .M1    A28, 8, A24          ; <0> ROTL    b, 8, b
||      STW     .D1T1  A5, *-A3[1]          ; <3> STW     d, *-to[1]{mixing_out}
mars_encrypt_blocks_c64x$mixing$exit:
        ADD     .L1X   A7, B1, A20          ; <-2> ADD     sum_10, s1_10, a
||      XOR     .L2X   B3, A5, B3           ; <-1> XOR     c, s0_8, sum_8
||      SHRU    .S1    A9, 16, A5           ; <-3> SHRU    c, 16, a16_14
||      ADD     .S2    B23, B20, B17        ; <-1> ADD     d, k3, d
||      LDW     .D1T2  *+A4[A9], B1         ; <-3> LDW     *+A4[c], s0_14
        SHRU    .S2X   A9, 8, B1            ; <-3> SHRU    c, 8, a8_14
||      ROTL    .M1    A20, 8, A18          ; <-2> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A8], B5         ; <-2> LDW     *+A4[a16_10], s2_10
        ADD     .S1X   A7, B3, A25          ; <-1> ADD     sum_8, s1_8, c
||      SHRU    .S2X   A20, 24, B7          ; <-2> SHRU    a, 24, a24_12
||      LDW     .D1T1  *+A4[A20], A19       ; <-2> LDW     *+A4[a], s0_12
        ADD     .L1    A19, A16, A7         ; <-3> ADD     d, s2_13, d
||      SHRU    .S1    A20, 16, A8          ; <-2> SHRU    a, 16, a16_12
||      SHRU    .S2X   A9, 24, B3           ; <-3> SHRU    c, 24, a24_14
||      LDW     .D1T2  *+A4[A27], B5        ; <-1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B1], A7         ; <-3> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A23, A22, A22        ; <-2> XOR     c, s3_10, c
||      SHRU    .S2X   A20, 8, B7           ; <-2> SHRU    a, 8, a8_12
||      ROTL    .M1    A29, 8, A20          ; <-1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A25], B3        ; <-1> LDW     *+A4[c], s0_9
||      LDW     .D2T1  *+B4[B7], A17        ; <-2> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A17, B5, A16         ; <-3> XOR     a, s3_13, a
||      XOR     .L2    B17, B16, B17        ; <-1> XOR     d, s3_7, d
||      SHRU    .S1    A25, 16, A5          ; <-1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A25, 8, B16          ; <-1> SHRU    c, 8, a8_9
||      ROTL    .M1    A25, 8, A23          ; <-1> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A5], A7         ; <-3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T2  *+B4[B7], B3         ; <-2> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A7, B1, A5           ; <-3> XOR     d, s0_14, sum_14
||      SHRU    .S2X   A25, 24, B7          ; <-1> SHRU    c, 24, a24_9
||      LDW     .D1T2  *+A4[A5], B17        ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B18], A19       ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .S2    B9, B5, B1           ; <-2> ADD     b, s2_10, b
||      ROTL    .M2X   A9, 8, B5            ; <-3> ROTL    c, 8, c
||      LDW     .D2T1  *+B4[B16], A9        ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A7, A8           ; <-3> ADD     sum_14, s1_14, d
||      ADD     .L2    B17, B5, B9          ; <-1> ADD     d, s2_8, d
||      LDW     .D1T2  *+A4[A8], B3         ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B3], A9         ; <-3> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A20, B17, A20        ; <-1> ADD     a, d, a
||      XOR     .L2    B9, B3, B8           ; <-1> XOR     d, s0_9, sum_9
||      ADD     .S2X   B8, A9, B7           ; <-3> ADD     b, c, b
||      ADD     .D1    A24, A25, A25        ; <-1> ADD     b, c, b
||      LDW     .D2T2  *+B4[B7], B16        ; <-1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A19, B1, A9          ; <-2> XOR     b, s0_12, sum_12
||      SHRU    .S1    A8, 16, A5           ; <-3> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 24, B1           ; <-3> SHRU    d, 24, a24_15
        ADD     .L1X   A9, B3, A20          ; <-2> ADD     sum_12, s1_12, b
||      XOR     .S1    A20, A19, A26        ; <-1> XOR     a, s3_8, a
||      SHRU    .S2X   A8, 8, B1            ; <-3> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A8], A5         ; <-3> LDW     *+A4[d], s0_15
||      LDW     .D2T2  *+B4[B1], B1         ; <-3> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A9, B8, A24          ; <-1> ADD     sum_9, s1_9, d
||      XOR     .S1    A21, A17, A19        ; <-2> XOR     d, s3_12, d
||      LDW     .D1T1  *+A4[A5], A8         ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B1], B3         ; <-3> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A18, A19, A17        ; <-2> ADD     a, d, a
||      SHRU    .S1    A20, 16, A5          ; <-2> SHRU    b, 16, a16_13
||      SHRU    .S2X   A20, 8, B1           ; <-2> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A16       ; <-2> LDW     *+A4[b], s0_13
        SHRU    .S2X   A24, 8, B9           ; <-1> SHRU    d, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A16        ; <-2> LDW     *+A4[a16_13], s2_13
        ADD     .S1    A16, A7, A7          ; <-3> ADD     a, s2_14, a
||      SHRU    .S2X   A24, 24, B8          ; <-1> SHRU    d, 24, a24_10
||      LDW     .D1T1  *+A4[A24], A8        ; <-1> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *+B4[B1], B1         ; <-2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A22, B3, A18         ; <-2> ADD     c, s2_12, c
||      ROTL    .M1    A8, 8, A5            ; <-3> ROTL    d, 8, d
||      ROTL    .M2X   A20, 8, B8           ; <-2> ROTL    b, 8, b
||      XOR     .D1    A7, A5, A5           ; <-3> XOR     a, s0_15, sum_15
||      LDW     .D2T1  *+B4[B8], A22        ; <-1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A5, B3, A7           ; <-3> ADD     sum_15, s1_15, a
||      XOR     .L2    B5, B1, B1           ; <-3> XOR     c, s3_15, c
||      ROTL    .M1    A24, 8, A21          ; <-1> ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B9], B1         ; <-1> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A9, B7, A7           ; <-3> XOR     b, s3_14, b
||      XOR     .S1    A18, A16, A9         ; <-2> XOR     c, s0_13, sum_13
||      STW     .D1T1  A7, *A3++[4]         ; <-3> STW     a, *to++[4]{mixing_out}
        ADD     .L1X   A26, B17, A18        ; <-1> ADD     a, s2_9, a
||      ADD     .S1    A7, A8, A7           ; <-3> ADD     b, s2_15, b
||      SHRU    .S2X   A20, 24, B3          ; <-2> SHRU    b, 24, a24_13
||      STW     .D1T2  B1, *-A3[2]          ; <-3> STW     c, *-to[2]{mixing_out}
        XOR     .L1    A18, A8, A7          ; <-1> XOR     a, s0_10, sum_10
||      XOR     .L2X   B16, A25, B9         ; <-1> XOR     b, s3_9, b
||      SHRU    .S1    A24, 16, A8          ; <-1> SHRU    d, 16, a16_10
||      STW     .D1T1  A7, *-A3[3]          ; <-3> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <-2> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A9, B1, A9           ; <-2> ADD     sum_13, s1_13, c
||      STW     .D1T1  A5, *-A3[1]          ; <-3> STW     d, *-to[1]{mixing_out}
        ADD     .L1X   A7, B1, A20          ; <-1> ADD     sum_10, s1_10, a
||      SHRU    .S1    A9, 16, A5           ; <-2> SHRU    c, 16, a16_14
||      LDW     .D1T2  *+A4[A9], B1         ; <-2> LDW     *+A4[c], s0_14
        SHRU    .S2X   A9, 8, B1            ; <-2> SHRU    c, 8, a8_14
||      ROTL    .M1    A20, 8, A18          ; <-1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A8], B5         ; <-1> LDW     *+A4[a16_10], s2_10
        SHRU    .S2X   A20, 24, B7          ; <-1> SHRU    a, 24, a24_12
||      LDW     .D1T1  *+A4[A20], A19       ; <-1> LDW     *+A4[a], s0_12
        ADD     .L1    A19, A16, A7         ; <-2> ADD     d, s2_13, d
||      SHRU    .S1    A20, 16, A8          ; <-1> SHRU    a, 16, a16_12
||      SHRU    .S2X   A9, 24, B3           ; <-2> SHRU    c, 24, a24_14
||      LDW     .D2T1  *+B4[B1], A7         ; <-2> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A23, A22, A22        ; <-1> XOR     c, s3_10, c
||      SHRU    .S2X   A20, 8, B7           ; <-1> SHRU    a, 8, a8_12
||      LDW     .D2T1  *+B4[B7], A17        ; <-1> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A17, B5, A16         ; <-2> XOR     a, s3_13, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-2> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A7, B1, A5           ; <-2> XOR     d, s0_14, sum_14
        ADD     .S2    B9, B5, B1           ; <-1> ADD     b, s2_10, b
||      ROTL    .M2X   A9, 8, B5            ; <-2> ROTL    c, 8, c
        ADD     .L1    A5, A7, A8           ; <-2> ADD     sum_14, s1_14, d
||      LDW     .D1T2  *+A4[A8], B3         ; <-1> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B3], A9         ; <-2> LDW     *+B4[a24_14], s3_14
        ADD     .S2X   B8, A9, B7           ; <-2> ADD     b, c, b
        XOR     .L1X   A19, B1, A9          ; <-1> XOR     b, s0_12, sum_12
||      SHRU    .S1    A8, 16, A5           ; <-2> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 24, B1           ; <-2> SHRU    d, 24, a24_15
        ADD     .L1X   A9, B3, A20          ; <-1> ADD     sum_12, s1_12, b
||      SHRU    .S2X   A8, 8, B1            ; <-2> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A8], A5         ; <-2> LDW     *+A4[d], s0_15
||      LDW     .D2T2  *+B4[B1], B1         ; <-2> LDW     *+B4[a24_15], s3_15
        XOR     .S1    A21, A17, A19        ; <-1> XOR     d, s3_12, d
||      LDW     .D1T1  *+A4[A5], A8         ; <-2> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B1], B3         ; <-2> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A18, A19, A17        ; <-1> ADD     a, d, a
||      SHRU    .S1    A20, 16, A5          ; <-1> SHRU    b, 16, a16_13
||      SHRU    .S2X   A20, 8, B1           ; <-1> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A16       ; <-1> LDW     *+A4[b], s0_13
        LDW     .D1T1  *+A4[A5], A16        ; <-1> LDW     *+A4[a16_13], s2_13
        ADD     .S1    A16, A7, A7          ; <-2> ADD     a, s2_14, a
||      LDW     .D2T2  *+B4[B1], B1         ; <-1> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A22, B3, A18         ; <-1> ADD     c, s2_12, c
||      ROTL    .M1    A8, 8, A5            ; <-2> ROTL    d, 8, d
||      ROTL    .M2X   A20, 8, B8           ; <-1> ROTL    b, 8, b
||      XOR     .D1    A7, A5, A5           ; <-2> XOR     a, s0_15, sum_15
        ADD     .L1X   A5, B3, A7           ; <-2> ADD     sum_15, s1_15, a
||      XOR     .L2    B5, B1, B1           ; <-2> XOR     c, s3_15, c
        XOR     .L1X   A9, B7, A7           ; <-2> XOR     b, s3_14, b
||      XOR     .S1    A18, A16, A9         ; <-1> XOR     c, s0_13, sum_13
||      STW     .D1T1  A7, *A3++[4]         ; <-2> STW     a, *to++[4]{mixing_out}
        ADD     .S1    A7, A8, A7           ; <-2> ADD     b, s2_15, b
||      SHRU    .S2X   A20, 24, B3          ; <-1> SHRU    b, 24, a24_13
||      STW     .D1T2  B1, *-A3[2]          ; <-2> STW     c, *-to[2]{mixing_out}
        STW     .D1T1  A7, *-A3[3]          ; <-2> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B5         ; <-1> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A9, B1, A9           ; <-1> ADD     sum_13, s1_13, c
||      STW     .D1T1  A5, *-A3[1]          ; <-2> STW     d, *-to[1]{mixing_out}
        SHRU    .S1    A9, 16, A5           ; <-1> SHRU    c, 16, a16_14
||      LDW     .D1T2  *+A4[A9], B1         ; <-1> LDW     *+A4[c], s0_14
        SHRU    .S2X   A9, 8, B1            ; <-1> SHRU    c, 8, a8_14
        NOP
        ADD     .L1    A19, A16, A7         ; <-1> ADD     d, s2_13, d
||      SHRU    .S2X   A9, 24, B3           ; <-1> SHRU    c, 24, a24_14
||      LDW     .D2T1  *+B4[B1], A7         ; <-1> LDW     *+B4[a8_14], s1_14
        NOP
        XOR     .L1X   A17, B5, A16         ; <-1> XOR     a, s3_13, a
||      LDW     .D1T1  *+A4[A5], A7         ; <-1> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A7, B1, A5           ; <-1> XOR     d, s0_14, sum_14
        ROTL    .M2X   A9, 8, B5            ; <-1> ROTL    c, 8, c
        ADD     .L1    A5, A7, A8           ; <-1> ADD     sum_14, s1_14, d
||      LDW     .D2T1  *+B4[B3], A9         ; <-1> LDW     *+B4[a24_14], s3_14
        ADD     .S2X   B8, A9, B7           ; <-1> ADD     b, c, b
        SHRU    .S1    A8, 16, A5           ; <-1> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 24, B1           ; <-1> SHRU    d, 24, a24_15
        SHRU    .S2X   A8, 8, B1            ; <-1> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A8], A5         ; <-1> LDW     *+A4[d], s0_15
||      LDW     .D2T2  *+B4[B1], B1         ; <-1> LDW     *+B4[a24_15], s3_15
        LDW     .D1T1  *+A4[A5], A8         ; <-1> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B1], B3         ; <-1> LDW     *+B4[a8_15], s1_15
        NOP     2
        ADD     .S1    A16, A7, A7          ; <-1> ADD     a, s2_14, a
        ROTL    .M1    A8, 8, A5            ; <-1> ROTL    d, 8, d
||      XOR     .D1    A7, A5, A5           ; <-1> XOR     a, s0_15, sum_15
        ADD     .L1X   A5, B3, A7           ; <-1> ADD     sum_15, s1_15, a
||      XOR     .L2    B5, B1, B1           ; <-1> XOR     c, s3_15, c
        XOR     .L1X   A9, B7, A7           ; <-1> XOR     b, s3_14, b
||      STW     .D1T1  A7, *A3++[4]         ; <-1> STW     a, *to++[4]{mixing_out}
        ADD     .S1    A7, A8, A7           ; <-1> ADD     b, s2_15, b
||      STW     .D1T2  B1, *-A3[2]          ; <-1> STW     c, *-to[2]{mixing_out}
        STW     .D1T1  A7, *-A3[3]          ; <-1> STW     b, *-to[3]{mixing_out}
        STW     .D1T1  A5, *-A3[1]          ; <-1> STW     d, *-to[1]{mixing_out}
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$3:
        LDW     .D2T2  *+B15[5], B0         ; restore keys
        NOP
        MVK     .L2    2, B0                ; MVK     2, pass
        STW     .D2T2  B0, *+B15[4]         ; save pass
        NOP
        ADDK    .S2    16, B0               ; ADDK    16, keys
        STW     .D2T2  B0, *+B15[5]         ; save keys
mars_encrypt_blocks_c64x$first_half:
        LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D2T1  *+B15[3], A0         ; restore out
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP     2
        ADD     .L1X   1, B0, A1            ; ADD     blocks, 1, odd_17
||      SHL     .S2    B0, 4, B0            ; SHL     blocks, 4, last_17
        MV      .L1    A0, A1               ; MV      out, front_in
||      ADD     .L2X   B0, A0, B0           ; ADD     out, last_17, back_in
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_17, 1, left
||      MV      .D1    A0, A15              ; MV      out, front_out
        SUBAW   .D2    B0, 4, B28           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A28              ; MV      keys, keys_a
||      MV      .L2    B28, B8              ; MV      back_in, back_out
||      MV      .S2X   A0, B29              ; MV      keys, keys_b
mars_encrypt_blocks_c64x$first$guard:
        CMPGT   .L1    4, A2, A0            ; few iterations of first
  [A0]  B       .S1    mars_encrypt_blocks_c64x$first$few; few iterations of first
        NOP     5
mars_encrypt_blocks_c64x$first$entry:
        LDW     .D1T1  *A1++[4], A10        ; <0> LDW     *front_in++[4]{first_in}, wa
        NOP     2
        LDW     .D1T1  *+A28[1], A22        ; <0> LDW     *+keys_a[0 + 1], q_21
        NOP
        SUB     .L2X   A2, 3, B1            ; passes of first
||      LDW     .D1T2  *+A28[0], B30        ; <0> LDW     *+keys_a[0], p_21
        SHL     .S1    A10, 13, A5          ; <0> SHL     wa, 13, upper_25
        NOP     2
        LDW     .D2T2  *+B29[1], B23        ; <0> LDW     *+keys_b[0 + 1], q_50
        ADD     .D1X   A10, B30, A2         ; <0> ADD     wa, p_21, index_24
||      LDW     .D2T2  *+B28[2], B25        ; <0> LDW     *+back_in[2]{first_in}, yb
        NOP
        LDW     .D1T1  *+A6[A2], A16        ; <0> LDW     *+A6[index_24], box_27
        SHRU    .S1    A10, 19, A10         ; <0> SHRU    wa, 19, lower_25
||      LDW     .D1T1  *-A1[1], A11         ; <0> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B28[3], B31        ; <0> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A10, A29         ; <0> ADD     upper_25, lower_25, wa
        MPYLHU  .M1    A29, A22, A30        ; <0> MPYLHU  wa, q_21, mixed2_26
||      LDW     .D2T2  *+B28[1], B0         ; <0> LDW     *+back_in[1]{first_in}, xb
        MPYU    .M1    A29, A22, A22        ; <0> MPYU    wa, q_21, low_26
||      LDW     .D2T2  *B28--[4], B22       ; <0> LDW     *back_in--[4]{first_in}, wb
        MPYHLU  .M1    A29, A22, A24        ; <0> MPYHLU  wa, q_21, mixed1_26
||      LDW     .D2T1  *+B29[2], A20        ; <0> LDW     *+keys_b[2], p_57
        NOP
        ADD     .L1    A24, A30, A9         ; <0> ADD     mixed1_26, mixed2_26, mixed_26
||      LDW     .D1T1  *+A28[3], A30        ; <0> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[0], B5         ; <0> LDW     *+keys_b[0], p_50
        SHL     .S1    A9, 16, A5           ; <0> SHL     mixed_26, 16, upper_26
        SHL     .S2    B22, 13, B20         ; <0> SHL     wb, 13, upper_54
||      ADD     .D1    A22, A5, A10         ; <0> ADD     low_26, upper_26, product_24
        SHRU    .S2    B22, 19, B2          ; <0> SHRU    wb, 19, lower_54
||      LDW     .D1T1  *+A28[2], A5         ; <0> LDW     *+keys_a[2], p_28
        ADD     .L2    B20, B2, B27         ; <0> ADD     upper_54, lower_54, wb
||      SHL     .S1    A10, 5, A5           ; <0> SHL     product_24, 5, p5_27
||      ROTL    .M1    A10, 10, A0          ; <0> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *-A1[3], A8          ; <0> LDW     *-front_in[3]{first_in}, xa
        ADD     .L2    B22, B5, B30         ; <0> ADD     wb, p_50, index_53
||      MPYLHU  .M2    B27, B23, B21        ; <0> MPYLHU  wb, q_50, mixed2_55
        SHRU    .S1    A10, 27, A3          ; <0> SHRU    product_24, 27, p27_27
||      MPYHLU  .M2    B27, B23, B20        ; <0> MPYHLU  wb, q_50, mixed1_55
        ADD     .L1    A5, A3, A22          ; <0> ADD     p5_27, p27_27, once_27
||      LDW     .D1T1  *+A28[5], A23        ; <0> LDW     *+keys_a[4 + 1], q_35
        ADD     .L2    B20, B21, B20        ; <0> ADD     mixed1_55, mixed2_55, mixed_55
||      XOR     .S1    A22, A0, A10         ; <0> XOR     once_27, r_23, both_27
||      MPYU    .M2    B27, B23, B20        ; <0> MPYU    wb, q_50, low_55
        XOR     .L1    A10, A16, A23        ; <0> XOR     both_27, box_27, sum_27
||      SHL     .S2    B20, 16, B13         ; <0> SHL     mixed_55, 16, upper_55
||      LDW     .D1T1  *-A1[2], A3          ; <0> LDW     *-front_in[2]{first_in}, ya
        ADD     .L2    B20, B13, B24        ; <0> ADD     low_55, upper_55, product_53
||      ROTL    .M1    A23, A0, A2          ; <0> ROTL    sum_27, r_23, l_23
||      LDW     .D1T1  *+A28[4], A8         ; <0> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B6[B30], B3        ; <0> LDW     *+B6[index_53], box_56
        SHRU    .S2    B24, 27, B23         ; <0> SHRU    product_53, 27, p27_56
||      ROTL    .M1    A2, A3, A25          ; <0> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B24, 10, B24         ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *A1++[4], A10        ; <1> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B29[5], B3         ; <0> LDW     *+keys_b[4 + 1], q_64
        SHL     .S2    B24, 5, B18          ; <0> SHL     product_53, 5, p5_56
||      ADD     .D1    A8, A2, A2           ; <0> ADD     xa, l_23, xa
        ADD     .L2    B18, B23, B20        ; <0> ADD     p5_56, p27_56, once_56
||      SHRU    .S1    A2, 19, A22          ; <0> SHRU    xa, 19, lower_32
        XOR     .L2    B20, B24, B9         ; <0> XOR     once_56, r_52, both_56
||      ADD     .S1    A2, A5, A12          ; <0> ADD     xa, p_28, index_31
||      LDW     .D1T1  *+A28[1], A22        ; <1> LDW     *+keys_a[0 + 1], q_21
        XOR     .L2    B9, B3, B9           ; <0> XOR     both_56, box_56, sum_56
||      SHL     .S1    A2, 13, A5           ; <0> SHL     xa, 13, upper_32
||      LDW     .D1T1  *+A6[A12], A0        ; <0> LDW     *+A6[index_31], box_34
        ADD     .L1    A5, A22, A26         ; <0> ADD     upper_32, lower_32, xa
||      ROTL    .M2    B9, B24, B20         ; <0> ROTL    sum_56, r_52, l_52
||      LDW     .D1T2  *+A28[0], B30        ; <1> LDW     *+keys_a[0], p_21
        SHL     .S1    A10, 13, A5          ; <1> SHL     wa, 13, upper_25
||      MPYHLU  .M1    A26, A30, A3         ; <0> MPYHLU  xa, q_28, mixed1_33
||      LDW     .D2T1  *+B29[3], A27        ; <0> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A3, A25, A18         ; <0> ADD     ya, m_23, ya
||      ADD     .L2    B0, B20, B22         ; <0> ADD     xb, l_52, xb
||      MPYLHU  .M1    A26, A30, A27        ; <0> MPYLHU  xa, q_28, mixed2_33
        XOR     .L1    A11, A0, A25         ; <0> XOR     za, r_23, za
||      SHRU    .S2    B22, 19, B7          ; <0> SHRU    xb, 19, lower_61
||      ROTL    .M2    B30, B23, B18        ; <0> ROTL    index_53, p27_56, m_52
        ADD     .L1    A3, A27, A11         ; <0> ADD     mixed1_33, mixed2_33, mixed_33
||      ADD     .L2X   B22, A20, B22        ; <0> ADD     xb, p_57, index_60
||      SHL     .S2    B22, 13, B13         ; <0> SHL     xb, 13, upper_61
||      MPYU    .M1    A26, A30, A30        ; <0> MPYU    xa, q_28, low_33
||      LDW     .D2T2  *+B29[1], B23        ; <1> LDW     *+keys_b[0 + 1], q_50
        ADD     .L2    B25, B18, B30        ; <0> ADD     yb, m_52, yb
||      SHL     .S1    A11, 16, A20         ; <0> SHL     mixed_33, 16, upper_33
||      ADD     .S2    B13, B7, B19         ; <0> ADD     upper_61, lower_61, xb
||      ADD     .D1X   A10, B30, A2         ; <1> ADD     wa, p_21, index_24
||      LDW     .D2T2  *+B28[2], B25        ; <1> LDW     *+back_in[2]{first_in}, yb
        ADD     .S1    A30, A20, A30        ; <0> ADD     low_33, upper_33, product_31
||      MPYLHU  .M2X   B19, A27, B7         ; <0> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D2T2  *+B29[4], B13        ; <0> LDW     *+keys_b[4], p_64
        SHL     .S1    A30, 5, A11          ; <0> SHL     product_31, 5, p5_34
||      ROTL    .M1    A30, 10, A3          ; <0> ROTL    product_31, 10, r_30
||      MPYHLU  .M2X   B19, A27, B18        ; <0> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *+A6[A2], A16        ; <1> LDW     *+A6[index_24], box_27
        SHRU    .S1    A10, 19, A10         ; <1> SHRU    wa, 19, lower_25
||      MPYU    .M2X   B19, A27, B5         ; <0> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *-A1[1], A11         ; <1> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B28[3], B31        ; <1> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A10, A29         ; <1> ADD     upper_25, lower_25, wa
||      ADD     .L2    B18, B7, B7          ; <0> ADD     mixed1_62, mixed2_62, mixed_62
||      SHRU    .S1    A30, 27, A27         ; <0> SHRU    product_31, 27, p27_34
||      XOR     .D1    A29, A3, A13         ; <0> XOR     wa, r_30, wa
||      LDW     .D2T2  *+B6[B22], B11       ; <0> LDW     *+B6[index_60], box_63
        ADD     .L1    A11, A27, A10        ; <0> ADD     p5_34, p27_34, once_34
||      SHL     .S2    B7, 16, B17          ; <0> SHL     mixed_62, 16, upper_62
||      MPYLHU  .M1    A29, A22, A30        ; <1> MPYLHU  wa, q_21, mixed2_26
||      LDW     .D2T2  *+B28[1], B0         ; <1> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A10, A3, A20         ; <0> XOR     once_34, r_30, both_34
||      ADD     .S2    B5, B17, B9          ; <0> ADD     low_62, upper_62, product_60
||      MPYU    .M1    A29, A22, A22        ; <1> MPYU    wa, q_21, low_26
||      LDW     .D2T2  *B28--[4], B22       ; <1> LDW     *back_in--[4]{first_in}, wb
        XOR     .L2    B31, B24, B21        ; <0> XOR     zb, r_52, zb
||      SHRU    .S2    B9, 27, B17          ; <0> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A29, A22, A24        ; <1> MPYHLU  wa, q_21, mixed1_26
||      XOR     .D1    A20, A0, A10         ; <0> XOR     both_34, box_34, sum_34
||      LDW     .D2T1  *+B29[2], A20        ; <1> LDW     *+keys_b[2], p_57
        SHL     .S2    B9, 5, B2            ; <0> SHL     product_60, 5, p5_63
||      ROTL    .M1    A10, A3, A19         ; <0> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B9, 10, B24          ; <0> ROTL    product_60, 10, r_59
        ADD     .L1    A24, A30, A9         ; <1> ADD     mixed1_26, mixed2_26, mixed_26
||      ADD     .S2    B2, B17, B7          ; <0> ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A12, A27, A19        ; <0> ROTL    index_31, p27_34, m_30
||      LDW     .D1T1  *+A28[3], A30        ; <1> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[0], B5         ; <1> LDW     *+keys_b[0], p_50
        ADD     .L1    A18, A19, A0         ; <0> ADD     ya, l_30, ya
||      SHL     .S1    A9, 16, A5           ; <1> SHL     mixed_26, 16, upper_26
||      ROTL    .M2    B22, B17, B7         ; <0> ROTL    index_60, p27_63, m_59
||      XOR     .D2    B7, B24, B7          ; <0> XOR     once_63, r_59, both_63
        XOR     .L2    B7, B11, B11         ; <0> XOR     both_63, box_63, sum_63
||      SHRU    .S1    A0, 19, A12          ; <0> SHRU    ya, 19, lower_39
||      SHL     .S2    B22, 13, B20         ; <1> SHL     wb, 13, upper_54
||      ADD     .D1    A22, A5, A10         ; <1> ADD     low_26, upper_26, product_24
        XOR     .L2    B27, B24, B26        ; <0> XOR     wb, r_59, wb
||      SHL     .S1    A0, 13, A21          ; <0> SHL     ya, 13, upper_39
||      SHRU    .S2    B22, 19, B2          ; <1> SHRU    wb, 19, lower_54
||      ROTL    .M2    B11, B24, B2         ; <0> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A28[2], A5         ; <1> LDW     *+keys_a[2], p_28
        ADD     .L1    A21, A12, A21        ; <0> ADD     upper_39, lower_39, ya
||      ADD     .L2    B20, B2, B27         ; <1> ADD     upper_54, lower_54, wb
||      SHL     .S1    A10, 5, A5           ; <1> SHL     product_24, 5, p5_27
||      ROTL    .M1    A10, 10, A0          ; <1> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *-A1[3], A8          ; <1> LDW     *-front_in[3]{first_in}, xa
||      ADD     .D2    B21, B7, B11         ; <0> ADD     zb, m_59, zb
        ADD     .L1    A0, A8, A9           ; <0> ADD     ya, p_35, index_38
||      ADD     .L2    B22, B5, B30         ; <1> ADD     wb, p_50, index_53
||      ADD     .S2    B30, B2, B20         ; <0> ADD     yb, l_59, yb
||      MPYLHU  .M1    A21, A23, A8         ; <0> MPYLHU  ya, q_35, mixed2_40
||      MPYLHU  .M2    B27, B23, B21        ; <1> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D2T2  *+B29[7], B21        ; <0> LDW     *+keys_b[6 + 1], q_71
        SHRU    .S1    A10, 27, A3          ; <1> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B20, 19, B12         ; <0> SHRU    yb, 19, lower_68
||      MPYHLU  .M1    A21, A23, A23        ; <0> MPYHLU  ya, q_35, mixed1_40
||      MPYHLU  .M2    B27, B23, B20        ; <1> MPYHLU  wb, q_50, mixed1_55
||      LDW     .D1T1  *+A6[A9], A10        ; <0> LDW     *+A6[index_38], box_41
        ADD     .L1    A5, A3, A22          ; <1> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B20, B13, B22        ; <0> ADD     yb, p_64, index_67
||      SHL     .S2    B20, 13, B13         ; <0> SHL     yb, 13, upper_68
||      MPYU    .M1    A21, A23, A22        ; <0> MPYU    ya, q_35, low_40
||      LDW     .D1T1  *+A28[5], A23        ; <1> LDW     *+keys_a[4 + 1], q_35
        ADD     .L1    A23, A8, A23         ; <0> ADD     mixed1_40, mixed2_40, mixed_40
||      ADD     .L2    B20, B21, B20        ; <1> ADD     mixed1_55, mixed2_55, mixed_55
||      XOR     .S1    A22, A0, A10         ; <1> XOR     once_27, r_23, both_27
||      ADD     .S2    B13, B12, B12        ; <0> ADD     upper_68, lower_68, yb
||      MPYU    .M2    B27, B23, B20        ; <1> MPYU    wb, q_50, low_55
        XOR     .L1    A10, A16, A23        ; <1> XOR     both_27, box_27, sum_27
||      SHL     .S1    A23, 16, A16         ; <0> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B20, 16, B13         ; <1> SHL     mixed_55, 16, upper_55
||      MPYHLU  .M2    B12, B3, B20         ; <0> MPYHLU  yb, q_64, mixed1_69
||      LDW     .D1T1  *-A1[2], A3          ; <1> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B6[B22], B18       ; <0> LDW     *+B6[index_67], box_70
        ADD     .L1    A22, A16, A22        ; <0> ADD     low_40, upper_40, product_38
||      ADD     .L2    B20, B13, B24        ; <1> ADD     low_55, upper_55, product_53
||      ROTL    .M1    A23, A0, A2          ; <1> ROTL    sum_27, r_23, l_23
||      MPYLHU  .M2    B12, B3, B16         ; <0> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A28[4], A8         ; <1> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B6[B30], B3        ; <1> LDW     *+B6[index_53], box_56
        ADD     .L1    A25, A19, A19        ; <0> ADD     za, m_30, za
||      SHL     .S1    A22, 5, A16          ; <0> SHL     product_38, 5, p5_41
||      SHRU    .S2    B24, 27, B23         ; <1> SHRU    product_53, 27, p27_56
||      ROTL    .M1    A2, A3, A25          ; <1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B24, 10, B24         ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *A1++[4], A10        ; <2> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B29[5], B3         ; <1> LDW     *+keys_b[4 + 1], q_64
        SHRU    .S1    A22, 27, A31         ; <0> SHRU    product_38, 27, p27_41
||      SHL     .S2    B24, 5, B18          ; <1> SHL     product_53, 5, p5_56
||      ROTL    .M1    A22, 10, A16         ; <0> ROTL    product_38, 10, r_37
||      MPYU    .M2    B12, B3, B16         ; <0> MPYU    yb, q_64, low_69
||      ADD     .D1    A8, A2, A2           ; <1> ADD     xa, l_23, xa
||      ADD     .D2    B20, B16, B13        ; <0> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A16, A31, A8         ; <0> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B18, B23, B20        ; <1> ADD     p5_56, p27_56, once_56
||      SHRU    .S1    A2, 19, A22          ; <1> SHRU    xa, 19, lower_32
||      SHL     .S2    B13, 16, B13         ; <0> SHL     mixed_69, 16, upper_69
||      LDW     .D1T1  *+A28[6], A9         ; <0> LDW     *+keys_a[6], p_42
        XOR     .L1    A8, A16, A18         ; <0> XOR     once_41, r_37, both_41
||      XOR     .L2    B20, B24, B9         ; <1> XOR     once_56, r_52, both_56
||      ADD     .S1    A2, A5, A12          ; <1> ADD     xa, p_28, index_31
||      LDW     .D1T1  *+A28[1], A22        ; <2> LDW     *+keys_a[0 + 1], q_21
||      ADD     .D2    B16, B13, B13        ; <0> ADD     low_69, upper_69, product_67
        XOR     .L1    A18, A10, A18        ; <0> XOR     both_41, box_41, sum_41
||      XOR     .L2    B9, B3, B9           ; <1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A2, 13, A5           ; <1> SHL     xa, 13, upper_32
||      SHL     .S2    B13, 5, B2           ; <0> SHL     product_67, 5, p5_70
||      ROTL    .M1    A9, A31, A16         ; <0> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B13, 10, B9          ; <0> ROTL    product_67, 10, r_66
||      LDW     .D1T1  *+A6[A12], A0        ; <1> LDW     *+A6[index_31], box_34
        ADD     .L1    A5, A22, A26         ; <1> ADD     upper_32, lower_32, xa
||      XOR     .S1    A26, A16, A31        ; <0> XOR     xa, r_37, xa
||      SHRU    .S2    B13, 27, B16         ; <0> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A18, A16, A18        ; <0> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B9, B24, B20         ; <1> ROTL    sum_56, r_52, l_52
||      LDW     .D1T2  *+A28[0], B30        ; <2> LDW     *+keys_a[0], p_21
        ADD     .L2    B2, B16, B13         ; <0> ADD     p5_70, p27_70, once_70
||      SHL     .S1    A10, 13, A5          ; <2> SHL     wa, 13, upper_25
||      MPYHLU  .M1    A26, A30, A3         ; <1> MPYHLU  xa, q_28, mixed1_33
||      LDW     .D1T2  *+A28[7], B0         ; <0> LDW     *+keys_a[6 + 1], q_42
||      LDW     .D2T1  *+B29[3], A27        ; <1> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A3, A25, A18         ; <1> ADD     ya, m_23, ya
||      ADD     .L2    B0, B20, B22         ; <1> ADD     xb, l_52, xb
||      ADD     .S1    A19, A18, A19        ; <0> ADD     za, l_37, za
||      XOR     .S2    B13, B9, B13         ; <0> XOR     once_70, r_66, both_70
||      MPYLHU  .M1    A26, A30, A27        ; <1> MPYLHU  xa, q_28, mixed2_33
||      ROTL    .M2    B22, B16, B20        ; <0> ROTL    index_67, p27_70, m_66
        XOR     .L1    A11, A0, A25         ; <1> XOR     za, r_23, za
||      XOR     .L2    B19, B9, B16         ; <0> XOR     xb, r_66, xb
||      SHL     .S1    A19, 13, A7          ; <0> SHL     za, 13, upper_46
||      SHRU    .S2    B22, 19, B7          ; <1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B30, B23, B18        ; <1> ROTL    index_53, p27_56, m_52
||      XOR     .D2    B13, B18, B13        ; <0> XOR     both_70, box_70, sum_70
        ADD     .L1    A3, A27, A11         ; <1> ADD     mixed1_33, mixed2_33, mixed_33
||      ADD     .L2X   B22, A20, B22        ; <1> ADD     xb, p_57, index_60
||      SHRU    .S1    A19, 19, A2          ; <0> SHRU    za, 19, lower_46
||      SHL     .S2    B22, 13, B13         ; <1> SHL     xb, 13, upper_61
||      MPYU    .M1    A26, A30, A30        ; <1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B9, B2          ; <0> ROTL    sum_70, r_66, l_66
||      LDW     .D2T2  *+B29[1], B23        ; <2> LDW     *+keys_b[0 + 1], q_50
        ADD     .L1    A7, A2, A17          ; <0> ADD     upper_46, lower_46, za
||      ADD     .L2    B25, B18, B30        ; <1> ADD     yb, m_52, yb
||      SHL     .S1    A11, 16, A20         ; <1> SHL     mixed_33, 16, upper_33
||      ADD     .S2    B13, B7, B19         ; <1> ADD     upper_61, lower_61, xb
||      ADD     .D1X   A10, B30, A2         ; <2> ADD     wa, p_21, index_24
||      LDW     .D2T2  *+B28[2], B25        ; <2> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B11, B2, B11         ; <0> ADD     zb, l_66, zb
||      ADD     .S1    A30, A20, A30        ; <1> ADD     low_33, upper_33, product_31
||      MPYHLU  .M1X   A17, B0, A20         ; <0> MPYHLU  za, q_42, mixed1_47
||      MPYLHU  .M2X   B19, A27, B7         ; <1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D2T2  *+B29[4], B13        ; <1> LDW     *+keys_b[4], p_64
        ADD     .L1    A13, A16, A7         ; <0> ADD     wa, m_37, wa
||      SHL     .S1    A30, 5, A11          ; <1> SHL     product_31, 5, p5_34
||      SHL     .S2    B11, 13, B5          ; <0> SHL     zb, 13, upper_75
||      ROTL    .M1    A30, 10, A3          ; <1> ROTL    product_31, 10, r_30
||      MPYHLU  .M2X   B19, A27, B18        ; <1> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *+A6[A2], A16        ; <2> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B29[6], B5         ; <0> LDW     *+keys_b[6], p_71
        SHRU    .S1    A10, 19, A10         ; <2> SHRU    wa, 19, lower_25
||      SHRU    .S2    B11, 19, B9          ; <0> SHRU    zb, 19, lower_75
||      MPYLHU  .M1X   A17, B0, A10         ; <0> MPYLHU  za, q_42, mixed2_47
||      MPYU    .M2X   B19, A27, B5         ; <1> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *-A1[1], A11         ; <2> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B28[3], B31        ; <2> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A10, A29         ; <2> ADD     upper_25, lower_25, wa
||      ADD     .L2    B18, B7, B7          ; <1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHRU    .S1    A30, 27, A27         ; <1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B5, B9, B18          ; <0> ADD     upper_75, lower_75, zb
||      MPYU    .M1X   A17, B0, A5          ; <0> MPYU    za, q_42, low_47
||      XOR     .D1    A29, A3, A13         ; <1> XOR     wa, r_30, wa
||      LDW     .D2T2  *+B6[B22], B11       ; <1> LDW     *+B6[index_60], box_63
        ADD     .L1    A11, A27, A10        ; <1> ADD     p5_34, p27_34, once_34
||      ADD     .S1    A20, A10, A20        ; <0> ADD     mixed1_47, mixed2_47, mixed_47
||      SHL     .S2    B7, 16, B17          ; <1> SHL     mixed_62, 16, upper_62
||      MPYLHU  .M1    A29, A22, A30        ; <2> MPYLHU  wa, q_21, mixed2_26
||      MPYHLU  .M2    B18, B21, B7         ; <0> MPYHLU  zb, q_71, mixed1_76
||      LDW     .D2T2  *+B28[1], B0         ; <2> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A10, A3, A20         ; <1> XOR     once_34, r_30, both_34
||      SHL     .S1    A20, 16, A10         ; <0> SHL     mixed_47, 16, upper_47
||      ADD     .S2    B5, B17, B9          ; <1> ADD     low_62, upper_62, product_60
||      MPYU    .M1    A29, A22, A22        ; <2> MPYU    wa, q_21, low_26
||      MPYLHU  .M2    B18, B21, B0         ; <0> MPYLHU  zb, q_71, mixed2_76
||      LDW     .D2T2  *B28--[4], B22       ; <2> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A5, A10, A5          ; <0> ADD     low_47, upper_47, product_45
||      XOR     .L2    B31, B24, B21        ; <1> XOR     zb, r_52, zb
||      SHRU    .S2    B9, 27, B17          ; <1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A29, A22, A24        ; <2> MPYHLU  wa, q_21, mixed1_26
||      MPYU    .M2    B18, B21, B5         ; <0> MPYU    zb, q_71, low_76
||      XOR     .D1    A20, A0, A10         ; <1> XOR     both_34, box_34, sum_34
||      LDW     .D2T1  *+B29[2], A20        ; <2> LDW     *+keys_b[2], p_57
        ADD     .L1    A19, A9, A3          ; <0> ADD     za, p_42, index_45
||      ADD     .L2    B11, B5, B9          ; <0> ADD     zb, p_71, index_74
||      SHL     .S1    A5, 5, A10           ; <0> SHL     product_45, 5, p5_48
||      SHL     .S2    B9, 5, B2            ; <1> SHL     product_60, 5, p5_63
||      ROTL    .M1    A10, A3, A19         ; <1> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B9, 10, B24          ; <1> ROTL    product_60, 10, r_59
        ADD     .L1    A24, A30, A9         ; <2> ADD     mixed1_26, mixed2_26, mixed_26
||      ADD     .L2    B7, B0, B2           ; <0> ADD     mixed1_76, mixed2_76, mixed_76
||      SHRU    .S1    A5, 27, A27          ; <0> SHRU    product_45, 27, p27_48
||      ADD     .S2    B2, B17, B7          ; <1> ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A12, A27, A19        ; <1> ROTL    index_31, p27_34, m_30
||      LDW     .D1T1  *+A28[3], A30        ; <2> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[0], B5         ; <2> LDW     *+keys_b[0], p_50
        ADD     .L1    A18, A19, A0         ; <1> ADD     ya, l_30, ya
||      ADD     .L2    B26, B20, B17        ; <0> ADD     wb, m_66, wb
||      SHL     .S1    A9, 16, A5           ; <2> SHL     mixed_26, 16, upper_26
||      SHL     .S2    B2, 16, B2           ; <0> SHL     mixed_76, 16, upper_76
||      ROTL    .M1    A5, 10, A18          ; <0> ROTL    product_45, 10, r_44
||      ROTL    .M2    B22, B17, B7         ; <1> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A6[A3], A12        ; <0> LDW     *+A6[index_45], box_48
||      XOR     .D2    B7, B24, B7          ; <1> XOR     once_63, r_59, both_63
        ADD     .L1    A10, A27, A22        ; <0> ADD     p5_48, p27_48, once_48
||      XOR     .L2    B7, B11, B11         ; <1> XOR     both_63, box_63, sum_63
||      SHRU    .S1    A0, 19, A12          ; <1> SHRU    ya, 19, lower_39
||      SHL     .S2    B22, 13, B20         ; <2> SHL     wb, 13, upper_54
||      ADD     .D1    A22, A5, A10         ; <2> ADD     low_26, upper_26, product_24
        XOR     .L1    A21, A18, A24        ; <0> XOR     ya, r_44, ya
||      XOR     .L2    B27, B24, B26        ; <1> XOR     wb, r_59, wb
||      SHL     .S1    A0, 13, A21          ; <1> SHL     ya, 13, upper_39
||      SHRU    .S2    B22, 19, B2          ; <2> SHRU    wb, 19, lower_54
||      ROTL    .M1    A3, A27, A27         ; <0> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B11, B24, B2         ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A28[2], A5         ; <2> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B2, B24          ; <0> ADD     low_76, upper_76, product_74
        ADD     .L1    A21, A12, A21        ; <1> ADD     upper_39, lower_39, ya
||      ADD     .L2    B20, B2, B27         ; <2> ADD     upper_54, lower_54, wb
||      SHL     .S1    A10, 5, A5           ; <2> SHL     product_24, 5, p5_27
||      SHRU    .S2    B24, 27, B7          ; <0> SHRU    product_74, 27, p27_77
||      ROTL    .M1    A10, 10, A0          ; <2> ROTL    product_24, 10, r_23
||      ROTL    .M2    B24, 10, B5          ; <0> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *-A1[3], A8          ; <2> LDW     *-front_in[3]{first_in}, xa
||      ADD     .D2    B21, B7, B11         ; <1> ADD     zb, m_59, zb
        ADD     .L1    A0, A8, A9           ; <1> ADD     ya, p_35, index_38
||      ADD     .L2    B22, B5, B30         ; <2> ADD     wb, p_50, index_53
||      ADD     .S2    B30, B2, B20         ; <1> ADD     yb, l_59, yb
||      MPYLHU  .M1    A21, A23, A8         ; <1> MPYLHU  ya, q_35, mixed2_40
||      MPYLHU  .M2    B27, B23, B21        ; <2> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D2T2  *+B29[7], B21        ; <1> LDW     *+keys_b[6 + 1], q_71
||      NOP
        XOR     .L1    A22, A18, A10        ; <0> XOR     once_48, r_44, both_48
||      XOR     .L2    B12, B5, B2          ; <0> XOR     yb, r_73, yb
||      SHRU    .S1    A10, 27, A3          ; <2> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B20, 19, B12         ; <1> SHRU    yb, 19, lower_68
||      MPYHLU  .M1    A21, A23, A23        ; <1> MPYHLU  ya, q_35, mixed1_40
||      MPYHLU  .M2    B27, B23, B20        ; <2> MPYHLU  wb, q_50, mixed1_55
||      LDW     .D1T1  *+A6[A9], A10        ; <1> LDW     *+A6[index_38], box_41
||      NOP
        ADD     .L1    A5, A3, A22          ; <2> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B20, B13, B22        ; <1> ADD     yb, p_64, index_67
||      SHL     .S2    B20, 13, B13         ; <1> SHL     yb, 13, upper_68
||      MPYU    .M1    A21, A23, A22        ; <1> MPYU    ya, q_35, low_40
||      ROTL    .M2    B9, B7, B2           ; <0> ROTL    index_74, p27_77, m_73
||      LDW     .D1T1  *+A28[5], A23        ; <2> LDW     *+keys_a[4 + 1], q_35
||      STW     .D2T2  B18, *+B8[3]         ; <0> STW     zb, *+back_out[3]{first_out}
||      NOP
        ADD     .L1    A23, A8, A23         ; <1> ADD     mixed1_40, mixed2_40, mixed_40
||      ADD     .L2    B20, B21, B20        ; <2> ADD     mixed1_55, mixed2_55, mixed_55
||      XOR     .S1    A22, A0, A10         ; <2> XOR     once_27, r_23, both_27
||      ADD     .S2    B13, B12, B12        ; <1> ADD     upper_68, lower_68, yb
||      MPYU    .M2    B27, B23, B20        ; <2> MPYU    wb, q_50, low_55
||      XOR     .D1    A10, A12, A12        ; <0> XOR     both_48, box_48, sum_48
||      STW     .D2T2  B2, *+B8[2]          ; <0> STW     yb, *+back_out[2]{first_out}
||      NOP
        XOR     .L1    A10, A16, A23        ; <2> XOR     both_27, box_27, sum_27
||      SHL     .S1    A23, 16, A16         ; <1> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B20, 16, B13         ; <2> SHL     mixed_55, 16, upper_55
||      MPYHLU  .M2    B12, B3, B20         ; <1> MPYHLU  yb, q_64, mixed1_69
||      LDW     .D1T1  *-A1[2], A3          ; <2> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B6[B22], B18       ; <1> LDW     *+B6[index_67], box_70
||      NOP
||      NOP
        ADD     .L1    A22, A16, A22        ; <1> ADD     low_40, upper_40, product_38
||      ADD     .L2    B20, B13, B24        ; <2> ADD     low_55, upper_55, product_53
||      SHL     .S2    B24, 5, B13          ; <0> SHL     product_74, 5, p5_77
||      ROTL    .M1    A23, A0, A2          ; <2> ROTL    sum_27, r_23, l_23
||      MPYLHU  .M2    B12, B3, B16         ; <1> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A28[4], A8         ; <2> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B6[B30], B3        ; <2> LDW     *+B6[index_53], box_56
||      NOP
;@loop {"name": "first", "ii": 30, "res_mii": 27, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 27, "result": "time limit", "seconds": 6.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 28, "result": "time limit", "seconds": 6.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 29, "result": "time limit", "seconds": 5.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 30, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop first: II 30, 4 stages
;  bounds: resources 27, recurrence 1
;  units: L1 28/30, S1 27/30, M1 24/30, D1 26/30, L2 26/30, S2 28/30, M2 24/30, D2 27/30
;  cross paths: 1X 4/30, 2X 4/30
;  T paths: T1 20/30, T2 20/30
;  registers of side A: 31 used, 31 live at once
;  registers of side B: 30 used, 30 live at once
;  II 27: time limit, 6.2 s
;  II 28: time limit, 6.3 s
;  II 29: time limit, 5.9 s
;  II 30: found by annealing, 0.0 s
;  not proved the least possible: every interval below 27 is ruled out; 18.4 s of search found nothing below 30
;  pipelined from 4 iterations on
mars_encrypt_blocks_c64x$first:
        ADD     .L1    A25, A19, A19        ; <2> ADD     za, m_30, za
||      ADD     .L2    B16, B2, B2          ; <3> ADD     xb, m_73, xb
||      SHL     .S1    A22, 5, A16          ; <2> SHL     product_38, 5, p5_41
||      SHRU    .S2    B24, 27, B23         ; <1> SHRU    product_53, 27, p27_56
||      ROTL    .M1    A2, A3, A25          ; <1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B24, 10, B24         ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *A1++[4], A10        ; <0> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B29[5], B3         ; <1> LDW     *+keys_b[4 + 1], q_64
        ADD     .L1    A31, A27, A27        ; <3> ADD     xa, m_44, xa
||      ADD     .L2    B13, B7, B7          ; <3> ADD     p5_77, p27_77, once_77
||      SHRU    .S1    A22, 27, A31         ; <2> SHRU    product_38, 27, p27_41
||      SHL     .S2    B24, 5, B18          ; <1> SHL     product_53, 5, p5_56
||      ROTL    .M1    A22, 10, A16         ; <2> ROTL    product_38, 10, r_37
||      MPYU    .M2    B12, B3, B16         ; <2> MPYU    yb, q_64, low_69
||      ADD     .D1    A8, A2, A2           ; <1> ADD     xa, l_23, xa
||      ADD     .D2    B20, B16, B13        ; <2> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A16, A31, A8         ; <2> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B18, B23, B20        ; <1> ADD     p5_56, p27_56, once_56
||      SHRU    .S1    A2, 19, A22          ; <1> SHRU    xa, 19, lower_32
||      SHL     .S2    B13, 16, B13         ; <2> SHL     mixed_69, 16, upper_69
||      LDW     .D1T1  *+A28[6], A9         ; <2> LDW     *+keys_a[6], p_42
||      LDW     .D2T2  *+B6[B9], B7         ; <3> LDW     *+B6[index_74], box_77
        XOR     .L1    A8, A16, A18         ; <2> XOR     once_41, r_37, both_41
||      XOR     .L2    B20, B24, B9         ; <1> XOR     once_56, r_52, both_56
||      ADD     .S1    A2, A5, A12          ; <1> ADD     xa, p_28, index_31
||      ROTL    .M1    A12, A18, A2         ; <3> ROTL    sum_48, r_44, l_44
||      LDW     .D1T1  *+A28[1], A22        ; <0> LDW     *+keys_a[0 + 1], q_21
||      ADD     .D2    B16, B13, B13        ; <2> ADD     low_69, upper_69, product_67
        XOR     .L1    A18, A10, A18        ; <2> XOR     both_41, box_41, sum_41
||      XOR     .L2    B9, B3, B9           ; <1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A2, 13, A5           ; <1> SHL     xa, 13, upper_32
||      SHL     .S2    B13, 5, B2           ; <2> SHL     product_67, 5, p5_70
||      ROTL    .M1    A9, A31, A16         ; <2> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B13, 10, B9          ; <2> ROTL    product_67, 10, r_66
||      LDW     .D1T1  *+A6[A12], A0        ; <1> LDW     *+A6[index_31], box_34
||      STW     .D2T2  B2, *+B8[1]          ; <3> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A5, A22, A26         ; <1> ADD     upper_32, lower_32, xa
||      XOR     .S1    A26, A16, A31        ; <2> XOR     xa, r_37, xa
||      SHRU    .S2    B13, 27, B16         ; <2> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A18, A16, A18        ; <2> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B9, B24, B20         ; <1> ROTL    sum_56, r_52, l_52
||      LDW     .D1T2  *+A28[0], B30        ; <0> LDW     *+keys_a[0], p_21
        ADD     .L1    A7, A2, A22          ; <3> ADD     wa, l_44, wa
||      ADD     .L2    B2, B16, B13         ; <2> ADD     p5_70, p27_70, once_70
||      SHL     .S1    A10, 13, A5          ; <0> SHL     wa, 13, upper_25
||      XOR     .S2    B7, B5, B2           ; <3> XOR     once_77, r_73, both_77
||      MPYHLU  .M1    A26, A30, A3         ; <1> MPYHLU  xa, q_28, mixed1_33
||      LDW     .D1T2  *+A28[7], B0         ; <2> LDW     *+keys_a[6 + 1], q_42
||      LDW     .D2T1  *+B29[3], A27        ; <1> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A3, A25, A18         ; <1> ADD     ya, m_23, ya
||      ADD     .L2    B0, B20, B22         ; <1> ADD     xb, l_52, xb
||      ADD     .S1    A19, A18, A19        ; <2> ADD     za, l_37, za
||      XOR     .S2    B13, B9, B13         ; <2> XOR     once_70, r_66, both_70
||      MPYLHU  .M1    A26, A30, A27        ; <1> MPYLHU  xa, q_28, mixed2_33
||      ROTL    .M2    B22, B16, B20        ; <2> ROTL    index_67, p27_70, m_66
||      STW     .D1T1  A22, *A15++[4]       ; <3> STW     wa, *front_out++[4]{first_out}
||      XOR     .D2    B2, B7, B2           ; <3> XOR     both_77, box_77, sum_77
        XOR     .L1    A11, A0, A25         ; <1> XOR     za, r_23, za
||      XOR     .L2    B19, B9, B16         ; <2> XOR     xb, r_66, xb
||      SHL     .S1    A19, 13, A7          ; <2> SHL     za, 13, upper_46
||      SHRU    .S2    B22, 19, B7          ; <1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B30, B23, B18        ; <1> ROTL    index_53, p27_56, m_52
||      STW     .D1T1  A27, *-A15[3]        ; <3> STW     xa, *-front_out[3]{first_out}
||      XOR     .D2    B13, B18, B13        ; <2> XOR     both_70, box_70, sum_70
        ADD     .L1    A3, A27, A11         ; <1> ADD     mixed1_33, mixed2_33, mixed_33
||      ADD     .L2X   B22, A20, B22        ; <1> ADD     xb, p_57, index_60
||      SHRU    .S1    A19, 19, A2          ; <2> SHRU    za, 19, lower_46
||      SHL     .S2    B22, 13, B13         ; <1> SHL     xb, 13, upper_61
||      MPYU    .M1    A26, A30, A30        ; <1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B9, B2          ; <2> ROTL    sum_70, r_66, l_66
||      STW     .D1T1  A17, *-A15[1]        ; <3> STW     za, *-front_out[1]{first_out}
||      LDW     .D2T2  *+B29[1], B23        ; <0> LDW     *+keys_b[0 + 1], q_50
        ADD     .L1    A7, A2, A17          ; <2> ADD     upper_46, lower_46, za
||      ADD     .L2    B25, B18, B30        ; <1> ADD     yb, m_52, yb
||      SHL     .S1    A11, 16, A20         ; <1> SHL     mixed_33, 16, upper_33
||      ADD     .S2    B13, B7, B19         ; <1> ADD     upper_61, lower_61, xb
||      ROTL    .M2    B2, B5, B2           ; <3> ROTL    sum_77, r_73, l_73
||      ADD     .D1X   A10, B30, A2         ; <0> ADD     wa, p_21, index_24
||      LDW     .D2T2  *+B28[2], B25        ; <0> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B11, B2, B11         ; <2> ADD     zb, l_66, zb
||      ADD     .S1    A30, A20, A30        ; <1> ADD     low_33, upper_33, product_31
||      MPYHLU  .M1X   A17, B0, A20         ; <2> MPYHLU  za, q_42, mixed1_47
||      MPYLHU  .M2X   B19, A27, B7         ; <1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D2T2  *+B29[4], B13        ; <1> LDW     *+keys_b[4], p_64
        ADD     .L1    A13, A16, A7         ; <2> ADD     wa, m_37, wa
||[B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     left, 1, left
||      SHL     .S1    A30, 5, A11          ; <1> SHL     product_31, 5, p5_34
||      SHL     .S2    B11, 13, B5          ; <2> SHL     zb, 13, upper_75
||      ROTL    .M1    A30, 10, A3          ; <1> ROTL    product_31, 10, r_30
||      MPYHLU  .M2X   B19, A27, B18        ; <1> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *+A6[A2], A16        ; <0> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B29[6], B5         ; <2> LDW     *+keys_b[6], p_71
        ADD     .L2    B17, B2, B2          ; <3> ADD     wb, l_73, wb
||      SHRU    .S1    A10, 19, A10         ; <0> SHRU    wa, 19, lower_25
||      SHRU    .S2    B11, 19, B9          ; <2> SHRU    zb, 19, lower_75
||      MPYLHU  .M1X   A17, B0, A10         ; <2> MPYLHU  za, q_42, mixed2_47
||      MPYU    .M2X   B19, A27, B5         ; <1> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *-A1[1], A11         ; <0> LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B28[3], B31        ; <0> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A10, A29         ; <0> ADD     upper_25, lower_25, wa
||      ADD     .L2    B18, B7, B7          ; <1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHRU    .S1    A30, 27, A27         ; <1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B5, B9, B18          ; <2> ADD     upper_75, lower_75, zb
||      MPYU    .M1X   A17, B0, A5          ; <2> MPYU    za, q_42, low_47
||      XOR     .D1    A29, A3, A13         ; <1> XOR     wa, r_30, wa
||      LDW     .D2T2  *+B6[B22], B11       ; <1> LDW     *+B6[index_60], box_63
        ADD     .L1    A11, A27, A10        ; <1> ADD     p5_34, p27_34, once_34
||      ADD     .S1    A20, A10, A20        ; <2> ADD     mixed1_47, mixed2_47, mixed_47
||      SHL     .S2    B7, 16, B17          ; <1> SHL     mixed_62, 16, upper_62
||      MPYLHU  .M1    A29, A22, A30        ; <0> MPYLHU  wa, q_21, mixed2_26
||      MPYHLU  .M2    B18, B21, B7         ; <2> MPYHLU  zb, q_71, mixed1_76
||      LDW     .D2T2  *+B28[1], B0         ; <0> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A10, A3, A20         ; <1> XOR     once_34, r_30, both_34
||      SHL     .S1    A20, 16, A10         ; <2> SHL     mixed_47, 16, upper_47
||      ADD     .S2    B5, B17, B9          ; <1> ADD     low_62, upper_62, product_60
||      MPYU    .M1    A29, A22, A22        ; <0> MPYU    wa, q_21, low_26
||      MPYLHU  .M2    B18, B21, B0         ; <2> MPYLHU  zb, q_71, mixed2_76
||      LDW     .D2T2  *B28--[4], B22       ; <0> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A5, A10, A5          ; <2> ADD     low_47, upper_47, product_45
||      XOR     .L2    B31, B24, B21        ; <1> XOR     zb, r_52, zb
||      SHRU    .S2    B9, 27, B17          ; <1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A29, A22, A24        ; <0> MPYHLU  wa, q_21, mixed1_26
||      MPYU    .M2    B18, B21, B5         ; <2> MPYU    zb, q_71, low_76
||      XOR     .D1    A20, A0, A10         ; <1> XOR     both_34, box_34, sum_34
||      LDW     .D2T1  *+B29[2], A20        ; <0> LDW     *+keys_b[2], p_57
        ADD     .L1    A19, A9, A3          ; <2> ADD     za, p_42, index_45
||      ADD     .L2    B11, B5, B9          ; <2> ADD     zb, p_71, index_74
||      SHL     .S1    A5, 5, A10           ; <2> SHL     product_45, 5, p5_48
||      SHL     .S2    B9, 5, B2            ; <1> SHL     product_60, 5, p5_63
||      ROTL    .M1    A10, A3, A19         ; <1> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B9, 10, B24          ; <1> ROTL    product_60, 10, r_59
||      STW     .D1T1  A24, *-A15[2]        ; <3> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B2, *B8--[4]         ; <3> STW     wb, *back_out--[4]{first_out}
        ADD     .L1    A24, A30, A9         ; <0> ADD     mixed1_26, mixed2_26, mixed_26
||      ADD     .L2    B7, B0, B2           ; <2> ADD     mixed1_76, mixed2_76, mixed_76
||      SHRU    .S1    A5, 27, A27          ; <2> SHRU    product_45, 27, p27_48
||      ADD     .S2    B2, B17, B7          ; <1> ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A12, A27, A19        ; <1> ROTL    index_31, p27_34, m_30
||      LDW     .D1T1  *+A28[3], A30        ; <0> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[0], B5         ; <0> LDW     *+keys_b[0], p_50
        ADD     .L1    A18, A19, A0         ; <1> ADD     ya, l_30, ya
||      ADD     .L2    B26, B20, B17        ; <2> ADD     wb, m_66, wb
||      SHL     .S1    A9, 16, A5           ; <0> SHL     mixed_26, 16, upper_26
||      SHL     .S2    B2, 16, B2           ; <2> SHL     mixed_76, 16, upper_76
||      ROTL    .M1    A5, 10, A18          ; <2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B22, B17, B7         ; <1> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A6[A3], A12        ; <2> LDW     *+A6[index_45], box_48
||      XOR     .D2    B7, B24, B7          ; <1> XOR     once_63, r_59, both_63
        ADD     .L1    A10, A27, A22        ; <2> ADD     p5_48, p27_48, once_48
||      XOR     .L2    B7, B11, B11         ; <1> XOR     both_63, box_63, sum_63
||      SHRU    .S1    A0, 19, A12          ; <1> SHRU    ya, 19, lower_39
||      SHL     .S2    B22, 13, B20         ; <0> SHL     wb, 13, upper_54
||      ADD     .D1    A22, A5, A10         ; <0> ADD     low_26, upper_26, product_24
        XOR     .L1    A21, A18, A24        ; <2> XOR     ya, r_44, ya
||      XOR     .L2    B27, B24, B26        ; <1> XOR     wb, r_59, wb
||      SHL     .S1    A0, 13, A21          ; <1> SHL     ya, 13, upper_39
||      SHRU    .S2    B22, 19, B2          ; <0> SHRU    wb, 19, lower_54
||      ROTL    .M1    A3, A27, A27         ; <2> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B11, B24, B2         ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A28[2], A5         ; <0> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B2, B24          ; <2> ADD     low_76, upper_76, product_74
        ADD     .L1    A21, A12, A21        ; <1> ADD     upper_39, lower_39, ya
||      ADD     .L2    B20, B2, B27         ; <0> ADD     upper_54, lower_54, wb
||      SHL     .S1    A10, 5, A5           ; <0> SHL     product_24, 5, p5_27
||      SHRU    .S2    B24, 27, B7          ; <2> SHRU    product_74, 27, p27_77
||      ROTL    .M1    A10, 10, A0          ; <0> ROTL    product_24, 10, r_23
||      ROTL    .M2    B24, 10, B5          ; <2> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *-A1[3], A8          ; <0> LDW     *-front_in[3]{first_in}, xa
||      ADD     .D2    B21, B7, B11         ; <1> ADD     zb, m_59, zb
        ADD     .L1    A0, A8, A9           ; <1> ADD     ya, p_35, index_38
||      ADD     .L2    B22, B5, B30         ; <0> ADD     wb, p_50, index_53
||[B1]  B       .S1    mars_encrypt_blocks_c64x$first; <0> [left] B       first
||      ADD     .S2    B30, B2, B20         ; <1> ADD     yb, l_59, yb
||      MPYLHU  .M1    A21, A23, A8         ; <1> MPYLHU  ya, q_35, mixed2_40
||      MPYLHU  .M2    B27, B23, B21        ; <0> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D2T2  *+B29[7], B21        ; <1> LDW     *+keys_b[6 + 1], q_71
        XOR     .L1    A22, A18, A10        ; <2> XOR     once_48, r_44, both_48
||      XOR     .L2    B12, B5, B2          ; <2> XOR     yb, r_73, yb
||      SHRU    .S1    A10, 27, A3          ; <0> SHRU    product_24, 27, p27_27
||      SHRU    .S2    B20, 19, B12         ; <1> SHRU    yb, 19, lower_68
||      MPYHLU  .M1    A21, A23, A23        ; <1> MPYHLU  ya, q_35, mixed1_40
||      MPYHLU  .M2    B27, B23, B20        ; <0> MPYHLU  wb, q_50, mixed1_55
||      LDW     .D1T1  *+A6[A9], A10        ; <1> LDW     *+A6[index_38], box_41
        ADD     .L1    A5, A3, A22          ; <0> ADD     p5_27, p27_27, once_27
||      ADD     .L2    B20, B13, B22        ; <1> ADD     yb, p_64, index_67
||      SHL     .S2    B20, 13, B13         ; <1> SHL     yb, 13, upper_68
||      MPYU    .M1    A21, A23, A22        ; <1> MPYU    ya, q_35, low_40
||      ROTL    .M2    B9, B7, B2           ; <2> ROTL    index_74, p27_77, m_73
||      LDW     .D1T1  *+A28[5], A23        ; <0> LDW     *+keys_a[4 + 1], q_35
||      STW     .D2T2  B18, *+B8[3]         ; <2> STW     zb, *+back_out[3]{first_out}
        ADD     .L1    A23, A8, A23         ; <1> ADD     mixed1_40, mixed2_40, mixed_40
||      ADD     .L2    B20, B21, B20        ; <0> ADD     mixed1_55, mixed2_55, mixed_55
||      XOR     .S1    A22, A0, A10         ; <0> XOR     once_27, r_23, both_27
||      ADD     .S2    B13, B12, B12        ; <1> ADD     upper_68, lower_68, yb
||      MPYU    .M2    B27, B23, B20        ; <0> MPYU    wb, q_50, low_55
||      XOR     .D1    A10, A12, A12        ; <2> XOR     both_48, box_48, sum_48
||      STW     .D2T2  B2, *+B8[2]          ; <2> STW     yb, *+back_out[2]{first_out}
        XOR     .L1    A10, A16, A23        ; <0> XOR     both_27, box_27, sum_27
||      SHL     .S1    A23, 16, A16         ; <1> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B20, 16, B13         ; <0> SHL     mixed_55, 16, upper_55
||      MPYHLU  .M2    B12, B3, B20         ; <1> MPYHLU  yb, q_64, mixed1_69
||      LDW     .D1T1  *-A1[2], A3          ; <0> LDW     *-front_in[2]{first_in}, ya
||      LDW     .D2T2  *+B6[B22], B18       ; <1> LDW     *+B6[index_67], box_70
        ADD     .L1    A22, A16, A22        ; <1> ADD     low_40, upper_40, product_38
||      ADD     .L2    B20, B13, B24        ; <0> ADD     low_55, upper_55, product_53
||      SHL     .S2    B24, 5, B13          ; <2> SHL     product_74, 5, p5_77
||      ROTL    .M1    A23, A0, A2          ; <0> ROTL    sum_27, r_23, l_23
||      MPYLHU  .M2    B12, B3, B16         ; <1> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A28[4], A8         ; <0> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B6[B30], B3        ; <0> LDW     *+B6[index_53], box_56
mars_encrypt_blocks_c64x$first$exit:
        ADD     .L1    A25, A19, A19        ; <-2> ADD     za, m_30, za
||      ADD     .L2    B16, B2, B2          ; <-3> ADD     xb, m_73, xb
||      SHL     .S1    A22, 5, A16          ; <-2> SHL     product_38, 5, p5_41
||      SHRU    .S2    B24, 27, B23         ; <-1> SHRU    product_53, 27, p27_56
||      ROTL    .M1    A2, A3, A25          ; <-1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B24, 10, B24         ; <-1> ROTL    product_53, 10, r_52
||      LDW     .D2T2  *+B29[5], B3         ; <-1> LDW     *+keys_b[4 + 1], q_64
        ADD     .L1    A31, A27, A27        ; <-3> ADD     xa, m_44, xa
||      ADD     .L2    B13, B7, B7          ; <-3> ADD     p5_77, p27_77, once_77
||      SHRU    .S1    A22, 27, A31         ; <-2> SHRU    product_38, 27, p27_41
||      SHL     .S2    B24, 5, B18          ; <-1> SHL     product_53, 5, p5_56
||      ROTL    .M1    A22, 10, A16         ; <-2> ROTL    product_38, 10, r_37
||      MPYU    .M2    B12, B3, B16         ; <-2> MPYU    yb, q_64, low_69
||      ADD     .D1    A8, A2, A2           ; <-1> ADD     xa, l_23, xa
||      ADD     .D2    B20, B16, B13        ; <-2> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A16, A31, A8         ; <-2> ADD     p5_41, p27_41, once_41
||      ADD     .L2    B18, B23, B20        ; <-1> ADD     p5_56, p27_56, once_56
||      SHRU    .S1    A2, 19, A22          ; <-1> SHRU    xa, 19, lower_32
||      SHL     .S2    B13, 16, B13         ; <-2> SHL     mixed_69, 16, upper_69
||      LDW     .D1T1  *+A28[6], A9         ; <-2> LDW     *+keys_a[6], p_42
||      LDW     .D2T2  *+B6[B9], B7         ; <-3> LDW     *+B6[index_74], box_77
        XOR     .L1    A8, A16, A18         ; <-2> XOR     once_41, r_37, both_41
||      XOR     .L2    B20, B24, B9         ; <-1> XOR     once_56, r_52, both_56
||      ADD     .S1    A2, A5, A12          ; <-1> ADD     xa, p_28, index_31
||      ROTL    .M1    A12, A18, A2         ; <-3> ROTL    sum_48, r_44, l_44
||      ADD     .D2    B16, B13, B13        ; <-2> ADD     low_69, upper_69, product_67
        XOR     .L1    A18, A10, A18        ; <-2> XOR     both_41, box_41, sum_41
||      XOR     .L2    B9, B3, B9           ; <-1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A2, 13, A5           ; <-1> SHL     xa, 13, upper_32
||      SHL     .S2    B13, 5, B2           ; <-2> SHL     product_67, 5, p5_70
||      ROTL    .M1    A9, A31, A16         ; <-2> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B13, 10, B9          ; <-2> ROTL    product_67, 10, r_66
||      LDW     .D1T1  *+A6[A12], A0        ; <-1> LDW     *+A6[index_31], box_34
||      STW     .D2T2  B2, *+B8[1]          ; <-3> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A5, A22, A26         ; <-1> ADD     upper_32, lower_32, xa
||      XOR     .S1    A26, A16, A31        ; <-2> XOR     xa, r_37, xa
||      SHRU    .S2    B13, 27, B16         ; <-2> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A18, A16, A18        ; <-2> ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B9, B24, B20         ; <-1> ROTL    sum_56, r_52, l_52
        ADD     .L1    A7, A2, A22          ; <-3> ADD     wa, l_44, wa
||      ADD     .L2    B2, B16, B13         ; <-2> ADD     p5_70, p27_70, once_70
||      XOR     .S2    B7, B5, B2           ; <-3> XOR     once_77, r_73, both_77
||      MPYHLU  .M1    A26, A30, A3         ; <-1> MPYHLU  xa, q_28, mixed1_33
||      LDW     .D1T2  *+A28[7], B0         ; <-2> LDW     *+keys_a[6 + 1], q_42
||      LDW     .D2T1  *+B29[3], A27        ; <-1> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A3, A25, A18         ; <-1> ADD     ya, m_23, ya
||      ADD     .L2    B0, B20, B22         ; <-1> ADD     xb, l_52, xb
||      ADD     .S1    A19, A18, A19        ; <-2> ADD     za, l_37, za
||      XOR     .S2    B13, B9, B13         ; <-2> XOR     once_70, r_66, both_70
||      MPYLHU  .M1    A26, A30, A27        ; <-1> MPYLHU  xa, q_28, mixed2_33
||      ROTL    .M2    B22, B16, B20        ; <-2> ROTL    index_67, p27_70, m_66
||      STW     .D1T1  A22, *A15++[4]       ; <-3> STW     wa, *front_out++[4]{first_out}
||      XOR     .D2    B2, B7, B2           ; <-3> XOR     both_77, box_77, sum_77
        XOR     .L1    A11, A0, A25         ; <-1> XOR     za, r_23, za
||      XOR     .L2    B19, B9, B16         ; <-2> XOR     xb, r_66, xb
||      SHL     .S1    A19, 13, A7          ; <-2> SHL     za, 13, upper_46
||      SHRU    .S2    B22, 19, B7          ; <-1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B30, B23, B18        ; <-1> ROTL    index_53, p27_56, m_52
||      STW     .D1T1  A27, *-A15[3]        ; <-3> STW     xa, *-front_out[3]{first_out}
||      XOR     .D2    B13, B18, B13        ; <-2> XOR     both_70, box_70, sum_70
        ADD     .L1    A3, A27, A11         ; <-1> ADD     mixed1_33, mixed2_33, mixed_33
||      ADD     .L2X   B22, A20, B22        ; <-1> ADD     xb, p_57, index_60
||      SHRU    .S1    A19, 19, A2          ; <-2> SHRU    za, 19, lower_46
||      SHL     .S2    B22, 13, B13         ; <-1> SHL     xb, 13, upper_61
||      MPYU    .M1    A26, A30, A30        ; <-1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B9, B2          ; <-2> ROTL    sum_70, r_66, l_66
||      STW     .D1T1  A17, *-A15[1]        ; <-3> STW     za, *-front_out[1]{first_out}
        ADD     .L1    A7, A2, A17          ; <-2> ADD     upper_46, lower_46, za
||      ADD     .L2    B25, B18, B30        ; <-1> ADD     yb, m_52, yb
||      SHL     .S1    A11, 16, A20         ; <-1> SHL     mixed_33, 16, upper_33
||      ADD     .S2    B13, B7, B19         ; <-1> ADD     upper_61, lower_61, xb
||      ROTL    .M2    B2, B5, B2           ; <-3> ROTL    sum_77, r_73, l_73
        ADD     .L2    B11, B2, B11         ; <-2> ADD     zb, l_66, zb
||      ADD     .S1    A30, A20, A30        ; <-1> ADD     low_33, upper_33, product_31
||      MPYHLU  .M1X   A17, B0, A20         ; <-2> MPYHLU  za, q_42, mixed1_47
||      MPYLHU  .M2X   B19, A27, B7         ; <-1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D2T2  *+B29[4], B13        ; <-1> LDW     *+keys_b[4], p_64
        ADD     .L1    A13, A16, A7         ; <-2> ADD     wa, m_37, wa
||      SHL     .S1    A30, 5, A11          ; <-1> SHL     product_31, 5, p5_34
||      SHL     .S2    B11, 13, B5          ; <-2> SHL     zb, 13, upper_75
||      ROTL    .M1    A30, 10, A3          ; <-1> ROTL    product_31, 10, r_30
||      MPYHLU  .M2X   B19, A27, B18        ; <-1> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D2T2  *+B29[6], B5         ; <-2> LDW     *+keys_b[6], p_71
        ADD     .L2    B17, B2, B2          ; <-3> ADD     wb, l_73, wb
||      SHRU    .S2    B11, 19, B9          ; <-2> SHRU    zb, 19, lower_75
||      MPYLHU  .M1X   A17, B0, A10         ; <-2> MPYLHU  za, q_42, mixed2_47
||      MPYU    .M2X   B19, A27, B5         ; <-1> MPYU    xb, q_57, low_62
        ADD     .L2    B18, B7, B7          ; <-1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHRU    .S1    A30, 27, A27         ; <-1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B5, B9, B18          ; <-2> ADD     upper_75, lower_75, zb
||      MPYU    .M1X   A17, B0, A5          ; <-2> MPYU    za, q_42, low_47
||      XOR     .D1    A29, A3, A13         ; <-1> XOR     wa, r_30, wa
||      LDW     .D2T2  *+B6[B22], B11       ; <-1> LDW     *+B6[index_60], box_63
        ADD     .L1    A11, A27, A10        ; <-1> ADD     p5_34, p27_34, once_34
||      ADD     .S1    A20, A10, A20        ; <-2> ADD     mixed1_47, mixed2_47, mixed_47
||      SHL     .S2    B7, 16, B17          ; <-1> SHL     mixed_62, 16, upper_62
||      MPYHLU  .M2    B18, B21, B7         ; <-2> MPYHLU  zb, q_71, mixed1_76
        XOR     .L1    A10, A3, A20         ; <-1> XOR     once_34, r_30, both_34
||      SHL     .S1    A20, 16, A10         ; <-2> SHL     mixed_47, 16, upper_47
||      ADD     .S2    B5, B17, B9          ; <-1> ADD     low_62, upper_62, product_60
||      MPYLHU  .M2    B18, B21, B0         ; <-2> MPYLHU  zb, q_71, mixed2_76
        ADD     .L1    A5, A10, A5          ; <-2> ADD     low_47, upper_47, product_45
||      XOR     .L2    B31, B24, B21        ; <-1> XOR     zb, r_52, zb
||      SHRU    .S2    B9, 27, B17          ; <-1> SHRU    product_60, 27, p27_63
||      MPYU    .M2    B18, B21, B5         ; <-2> MPYU    zb, q_71, low_76
||      XOR     .D1    A20, A0, A10         ; <-1> XOR     both_34, box_34, sum_34
        ADD     .L1    A19, A9, A3          ; <-2> ADD     za, p_42, index_45
||      ADD     .L2    B11, B5, B9          ; <-2> ADD     zb, p_71, index_74
||      SHL     .S1    A5, 5, A10           ; <-2> SHL     product_45, 5, p5_48
||      SHL     .S2    B9, 5, B2            ; <-1> SHL     product_60, 5, p5_63
||      ROTL    .M1    A10, A3, A19         ; <-1> ROTL    sum_34, r_30, l_30
||      ROTL    .M2    B9, 10, B24          ; <-1> ROTL    product_60, 10, r_59
||      STW     .D1T1  A24, *-A15[2]        ; <-3> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B2, *B8--[4]         ; <-3> STW     wb, *back_out--[4]{first_out}
        ADD     .L2    B7, B0, B2           ; <-2> ADD     mixed1_76, mixed2_76, mixed_76
||      SHRU    .S1    A5, 27, A27          ; <-2> SHRU    product_45, 27, p27_48
||      ADD     .S2    B2, B17, B7          ; <-1> ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A12, A27, A19        ; <-1> ROTL    index_31, p27_34, m_30
        ADD     .L1    A18, A19, A0         ; <-1> ADD     ya, l_30, ya
||      ADD     .L2    B26, B20, B17        ; <-2> ADD     wb, m_66, wb
||      SHL     .S2    B2, 16, B2           ; <-2> SHL     mixed_76, 16, upper_76
||      ROTL    .M1    A5, 10, A18          ; <-2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B22, B17, B7         ; <-1> ROTL    index_60, p27_63, m_59
||      LDW     .D1T1  *+A6[A3], A12        ; <-2> LDW     *+A6[index_45], box_48
||      XOR     .D2    B7, B24, B7          ; <-1> XOR     once_63, r_59, both_63
        ADD     .L1    A10, A27, A22        ; <-2> ADD     p5_48, p27_48, once_48
||      XOR     .L2    B7, B11, B11         ; <-1> XOR     both_63, box_63, sum_63
||      SHRU    .S1    A0, 19, A12          ; <-1> SHRU    ya, 19, lower_39
        XOR     .L1    A21, A18, A24        ; <-2> XOR     ya, r_44, ya
||      XOR     .L2    B27, B24, B26        ; <-1> XOR     wb, r_59, wb
||      SHL     .S1    A0, 13, A21          ; <-1> SHL     ya, 13, upper_39
||      ROTL    .M1    A3, A27, A27         ; <-2> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B11, B24, B2         ; <-1> ROTL    sum_63, r_59, l_59
||      ADD     .D2    B5, B2, B24          ; <-2> ADD     low_76, upper_76, product_74
        ADD     .L1    A21, A12, A21        ; <-1> ADD     upper_39, lower_39, ya
||      SHRU    .S2    B24, 27, B7          ; <-2> SHRU    product_74, 27, p27_77
||      ROTL    .M2    B24, 10, B5          ; <-2> ROTL    product_74, 10, r_73
||      ADD     .D2    B21, B7, B11         ; <-1> ADD     zb, m_59, zb
        ADD     .L1    A0, A8, A9           ; <-1> ADD     ya, p_35, index_38
||      ADD     .S2    B30, B2, B20         ; <-1> ADD     yb, l_59, yb
||      MPYLHU  .M1    A21, A23, A8         ; <-1> MPYLHU  ya, q_35, mixed2_40
||      LDW     .D2T2  *+B29[7], B21        ; <-1> LDW     *+keys_b[6 + 1], q_71
        XOR     .L1    A22, A18, A10        ; <-2> XOR     once_48, r_44, both_48
||      XOR     .L2    B12, B5, B2          ; <-2> XOR     yb, r_73, yb
||      SHRU    .S2    B20, 19, B12         ; <-1> SHRU    yb, 19, lower_68
||      MPYHLU  .M1    A21, A23, A23        ; <-1> MPYHLU  ya, q_35, mixed1_40
||      LDW     .D1T1  *+A6[A9], A10        ; <-1> LDW     *+A6[index_38], box_41
        ADD     .L2    B20, B13, B22        ; <-1> ADD     yb, p_64, index_67
||      SHL     .S2    B20, 13, B13         ; <-1> SHL     yb, 13, upper_68
||      MPYU    .M1    A21, A23, A22        ; <-1> MPYU    ya, q_35, low_40
||      ROTL    .M2    B9, B7, B2           ; <-2> ROTL    index_74, p27_77, m_73
||      STW     .D2T2  B18, *+B8[3]         ; <-2> STW     zb, *+back_out[3]{first_out}
        ADD     .L1    A23, A8, A23         ; <-1> ADD     mixed1_40, mixed2_40, mixed_40
||      ADD     .S2    B13, B12, B12        ; <-1> ADD     upper_68, lower_68, yb
||      XOR     .D1    A10, A12, A12        ; <-2> XOR     both_48, box_48, sum_48
||      STW     .D2T2  B2, *+B8[2]          ; <-2> STW     yb, *+back_out[2]{first_out}
        SHL     .S1    A23, 16, A16         ; <-1> SHL     mixed_40, 16, upper_40
||      MPYHLU  .M2    B12, B3, B20         ; <-1> MPYHLU  yb, q_64, mixed1_69
||      LDW     .D2T2  *+B6[B22], B18       ; <-1> LDW     *+B6[index_67], box_70
        ADD     .L1    A22, A16, A22        ; <-1> ADD     low_40, upper_40, product_38
||      SHL     .S2    B24, 5, B13          ; <-2> SHL     product_74, 5, p5_77
||      MPYLHU  .M2    B12, B3, B16         ; <-1> MPYLHU  yb, q_64, mixed2_69
        ADD     .L1    A25, A19, A19        ; <-1> ADD     za, m_30, za
||      ADD     .L2    B16, B2, B2          ; <-2> ADD     xb, m_73, xb
||      SHL     .S1    A22, 5, A16          ; <-1> SHL     product_38, 5, p5_41
        ADD     .L1    A31, A27, A27        ; <-2> ADD     xa, m_44, xa
||      ADD     .L2    B13, B7, B7          ; <-2> ADD     p5_77, p27_77, once_77
||      SHRU    .S1    A22, 27, A31         ; <-1> SHRU    product_38, 27, p27_41
||      ROTL    .M1    A22, 10, A16         ; <-1> ROTL    product_38, 10, r_37
||      MPYU    .M2    B12, B3, B16         ; <-1> MPYU    yb, q_64, low_69
||      ADD     .D2    B20, B16, B13        ; <-1> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A16, A31, A8         ; <-1> ADD     p5_41, p27_41, once_41
||      SHL     .S2    B13, 16, B13         ; <-1> SHL     mixed_69, 16, upper_69
||      LDW     .D1T1  *+A28[6], A9         ; <-1> LDW     *+keys_a[6], p_42
||      LDW     .D2T2  *+B6[B9], B7         ; <-2> LDW     *+B6[index_74], box_77
        XOR     .L1    A8, A16, A18         ; <-1> XOR     once_41, r_37, both_41
||      ROTL    .M1    A12, A18, A2         ; <-2> ROTL    sum_48, r_44, l_44
||      ADD     .D2    B16, B13, B13        ; <-1> ADD     low_69, upper_69, product_67
        XOR     .L1    A18, A10, A18        ; <-1> XOR     both_41, box_41, sum_41
||      SHL     .S2    B13, 5, B2           ; <-1> SHL     product_67, 5, p5_70
||      ROTL    .M1    A9, A31, A16         ; <-1> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B13, 10, B9          ; <-1> ROTL    product_67, 10, r_66
||      STW     .D2T2  B2, *+B8[1]          ; <-2> STW     xb, *+back_out[1]{first_out}
        XOR     .S1    A26, A16, A31        ; <-1> XOR     xa, r_37, xa
||      SHRU    .S2    B13, 27, B16         ; <-1> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A18, A16, A18        ; <-1> ROTL    sum_41, r_37, l_37
        ADD     .L1    A7, A2, A22          ; <-2> ADD     wa, l_44, wa
||      ADD     .L2    B2, B16, B13         ; <-1> ADD     p5_70, p27_70, once_70
||      XOR     .S2    B7, B5, B2           ; <-2> XOR     once_77, r_73, both_77
||      LDW     .D1T2  *+A28[7], B0         ; <-1> LDW     *+keys_a[6 + 1], q_42
        ADD     .S1    A19, A18, A19        ; <-1> ADD     za, l_37, za
||      XOR     .S2    B13, B9, B13         ; <-1> XOR     once_70, r_66, both_70
||      ROTL    .M2    B22, B16, B20        ; <-1> ROTL    index_67, p27_70, m_66
||      STW     .D1T1  A22, *A15++[4]       ; <-2> STW     wa, *front_out++[4]{first_out}
||      XOR     .D2    B2, B7, B2           ; <-2> XOR     both_77, box_77, sum_77
        XOR     .L2    B19, B9, B16         ; <-1> XOR     xb, r_66, xb
||      SHL     .S1    A19, 13, A7          ; <-1> SHL     za, 13, upper_46
||      STW     .D1T1  A27, *-A15[3]        ; <-2> STW     xa, *-front_out[3]{first_out}
||      XOR     .D2    B13, B18, B13        ; <-1> XOR     both_70, box_70, sum_70
        SHRU    .S1    A19, 19, A2          ; <-1> SHRU    za, 19, lower_46
||      ROTL    .M2    B13, B9, B2          ; <-1> ROTL    sum_70, r_66, l_66
||      STW     .D1T1  A17, *-A15[1]        ; <-2> STW     za, *-front_out[1]{first_out}
        ADD     .L1    A7, A2, A17          ; <-1> ADD     upper_46, lower_46, za
||      ROTL    .M2    B2, B5, B2           ; <-2> ROTL    sum_77, r_73, l_73
        ADD     .L2    B11, B2, B11         ; <-1> ADD     zb, l_66, zb
||      MPYHLU  .M1X   A17, B0, A20         ; <-1> MPYHLU  za, q_42, mixed1_47
        ADD     .L1    A13, A16, A7         ; <-1> ADD     wa, m_37, wa
||      SHL     .S2    B11, 13, B5          ; <-1> SHL     zb, 13, upper_75
||      LDW     .D2T2  *+B29[6], B5         ; <-1> LDW     *+keys_b[6], p_71
        ADD     .L2    B17, B2, B2          ; <-2> ADD     wb, l_73, wb
||      SHRU    .S2    B11, 19, B9          ; <-1> SHRU    zb, 19, lower_75
||      MPYLHU  .M1X   A17, B0, A10         ; <-1> MPYLHU  za, q_42, mixed2_47
        ADD     .S2    B5, B9, B18          ; <-1> ADD     upper_75, lower_75, zb
||      MPYU    .M1X   A17, B0, A5          ; <-1> MPYU    za, q_42, low_47
        ADD     .S1    A20, A10, A20        ; <-1> ADD     mixed1_47, mixed2_47, mixed_47
||      MPYHLU  .M2    B18, B21, B7         ; <-1> MPYHLU  zb, q_71, mixed1_76
        SHL     .S1    A20, 16, A10         ; <-1> SHL     mixed_47, 16, upper_47
||      MPYLHU  .M2    B18, B21, B0         ; <-1> MPYLHU  zb, q_71, mixed2_76
        ADD     .L1    A5, A10, A5          ; <-1> ADD     low_47, upper_47, product_45
||      MPYU    .M2    B18, B21, B5         ; <-1> MPYU    zb, q_71, low_76
        ADD     .L1    A19, A9, A3          ; <-1> ADD     za, p_42, index_45
||      ADD     .L2    B11, B5, B9          ; <-1> ADD     zb, p_71, index_74
||      SHL     .S1    A5, 5, A10           ; <-1> SHL     product_45, 5, p5_48
||      STW     .D1T1  A24, *-A15[2]        ; <-2> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B2, *B8--[4]         ; <-2> STW     wb, *back_out--[4]{first_out}
        ADD     .L2    B7, B0, B2           ; <-1> ADD     mixed1_76, mixed2_76, mixed_76
||      SHRU    .S1    A5, 27, A27          ; <-1> SHRU    product_45, 27, p27_48
        ADD     .L2    B26, B20, B17        ; <-1> ADD     wb, m_66, wb
||      SHL     .S2    B2, 16, B2           ; <-1> SHL     mixed_76, 16, upper_76
||      ROTL    .M1    A5, 10, A18          ; <-1> ROTL    product_45, 10, r_44
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[index_45], box_48
        ADD     .L1    A10, A27, A22        ; <-1> ADD     p5_48, p27_48, once_48
        XOR     .L1    A21, A18, A24        ; <-1> XOR     ya, r_44, ya
||      ROTL    .M1    A3, A27, A27         ; <-1> ROTL    index_45, p27_48, m_44
||      ADD     .D2    B5, B2, B24          ; <-1> ADD     low_76, upper_76, product_74
        SHRU    .S2    B24, 27, B7          ; <-1> SHRU    product_74, 27, p27_77
||      ROTL    .M2    B24, 10, B5          ; <-1> ROTL    product_74, 10, r_73
        NOP
        XOR     .L1    A22, A18, A10        ; <-1> XOR     once_48, r_44, both_48
||      XOR     .L2    B12, B5, B2          ; <-1> XOR     yb, r_73, yb
        ROTL    .M2    B9, B7, B2           ; <-1> ROTL    index_74, p27_77, m_73
||      STW     .D2T2  B18, *+B8[3]         ; <-1> STW     zb, *+back_out[3]{first_out}
        XOR     .D1    A10, A12, A12        ; <-1> XOR     both_48, box_48, sum_48
||      STW     .D2T2  B2, *+B8[2]          ; <-1> STW     yb, *+back_out[2]{first_out}
        NOP
        SHL     .S2    B24, 5, B13          ; <-1> SHL     product_74, 5, p5_77
        ADD     .L2    B16, B2, B2          ; <-1> ADD     xb, m_73, xb
        ADD     .L1    A31, A27, A27        ; <-1> ADD     xa, m_44, xa
||      ADD     .L2    B13, B7, B7          ; <-1> ADD     p5_77, p27_77, once_77
        LDW     .D2T2  *+B6[B9], B7         ; <-1> LDW     *+B6[index_74], box_77
        ROTL    .M1    A12, A18, A2         ; <-1> ROTL    sum_48, r_44, l_44
        STW     .D2T2  B2, *+B8[1]          ; <-1> STW     xb, *+back_out[1]{first_out}
        NOP
        ADD     .L1    A7, A2, A22          ; <-1> ADD     wa, l_44, wa
||      XOR     .S2    B7, B5, B2           ; <-1> XOR     once_77, r_73, both_77
        STW     .D1T1  A22, *A15++[4]       ; <-1> STW     wa, *front_out++[4]{first_out}
||      XOR     .D2    B2, B7, B2           ; <-1> XOR     both_77, box_77, sum_77
        STW     .D1T1  A27, *-A15[3]        ; <-1> STW     xa, *-front_out[3]{first_out}
        STW     .D1T1  A17, *-A15[1]        ; <-1> STW     za, *-front_out[1]{first_out}
        ROTL    .M2    B2, B5, B2           ; <-1> ROTL    sum_77, r_73, l_73
        NOP     2
        ADD     .L2    B17, B2, B2          ; <-1> ADD     wb, l_73, wb
        NOP     4
        STW     .D1T1  A24, *-A15[2]        ; <-1> STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B2, *B8--[4]         ; <-1> STW     wb, *back_out--[4]{first_out}
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$6:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP
        LDW     .D2T2  *+B15[5], B0         ; restore keys
        NOP     2
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_encrypt_blocks_c64x$first_half; [pass] B       first_half
||      STW     .D2T2  B0, *+B15[4]         ; save pass
        ADDK    .S2    32, B0               ; ADDK    32, keys
        NOP     3
        STW     .D2T2  B0, *+B15[5]         ; save keys
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$7:
        MVK     .L2    2, B0                ; MVK     2, pass
        STW     .D2T2  B0, *+B15[4]         ; save pass
mars_encrypt_blocks_c64x$second_half:
        LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D2T1  *+B15[3], A0         ; restore out
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP     2
        ADD     .L1X   1, B0, A1            ; ADD     blocks, 1, odd_80
||      SHL     .S2    B0, 4, B0            ; SHL     blocks, 4, last_80
        MV      .L1    A0, A1               ; MV      out, front_in
||      ADD     .L2X   B0, A0, B0           ; ADD     out, last_80, back_in
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_80, 1, left
||      MV      .D1    A0, A15              ; MV      out, front_out
        SUBAW   .D2    B0, 4, B28           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A28              ; MV      keys, keys_a
||      MV      .L2    B28, B8              ; MV      back_in, back_out
||      MV      .S2X   A0, B29              ; MV      keys, keys_b
mars_encrypt_blocks_c64x$second$guard:
        CMPGT   .L1    3, A2, A0            ; few iterations of second
  [A0]  B       .S1    mars_encrypt_blocks_c64x$second$few; few iterations of second
        NOP     5
mars_encrypt_blocks_c64x$second$entry:
        LDW     .D1T2  *+A28[0], B27        ; <0> LDW     *+keys_a[0], p_84
||      LDW     .D2T1  *+B29[1], A16        ; <0> LDW     *+keys_b[0 + 1], q_113
        LDW     .D1T1  *A1++[4], A3         ; <0> LDW     *front_in++[4]{second_in}, wa
        LDW     .D2T2  *+B28[2], B1         ; <0> LDW     *+back_in[2]{second_in}, yb
        LDW     .D1T1  *+A28[2], A26        ; <0> LDW     *+keys_a[2], p_91
        LDW     .D1T1  *+A28[1], A19        ; <0> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *+B28[1], B5         ; <0> LDW     *+back_in[1]{second_in}, xb
        LDW     .D1T1  *-A1[2], A31         ; <0> LDW     *-front_in[2]{second_in}, ya
        LDW     .D1T1  *+A28[3], A25        ; <0> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B28[3], B31        ; <0> LDW     *+back_in[3]{second_in}, zb
        NOP
        LDW     .D1T1  *-A1[3], A17         ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *B28--[4], B26       ; <0> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1X   A3, B27, A27         ; <0> ADD     wa, p_84, index_87
||      SHRU    .S1    A3, 19, A17          ; <0> SHRU    wa, 19, lower_88
        SHL     .S1    A3, 13, A10          ; <0> SHL     wa, 13, upper_88
||      LDW     .D2T2  *+B29[0], B18        ; <0> LDW     *+keys_b[0], p_113
        ADD     .S1    A10, A17, A30        ; <0> ADD     upper_88, lower_88, wa
||      LDW     .D2T2  *+B29[2], B23        ; <0> LDW     *+keys_b[2], p_120
        NOP
        SHL     .S2    B26, 13, B9          ; <0> SHL     wb, 13, upper_117
||      MPYLHU  .M1    A30, A19, A10        ; <0> MPYLHU  wa, q_84, mixed2_89
||      LDW     .D1T1  *+A28[5], A23        ; <0> LDW     *+keys_a[4 + 1], q_98
        SHRU    .S2    B26, 19, B2          ; <0> SHRU    wb, 19, lower_117
||      MPYHLU  .M1    A30, A19, A29        ; <0> MPYHLU  wa, q_84, mixed1_89
||      LDW     .D2T1  *+B29[5], A7         ; <0> LDW     *+keys_b[4 + 1], q_127
        ADD     .S2    B9, B2, B3           ; <0> ADD     upper_117, lower_117, wb
        MPYU    .M1    A30, A19, A24        ; <0> MPYU    wa, q_84, low_89
||      MPYLHU  .M2X   B3, A16, B7          ; <0> MPYLHU  wb, q_113, mixed2_118
||      ADD     .D1    A29, A10, A24        ; <0> ADD     mixed1_89, mixed2_89, mixed_89
        SHL     .S1    A24, 16, A29         ; <0> SHL     mixed_89, 16, upper_89
||      MPYHLU  .M2X   B3, A16, B18         ; <0> MPYHLU  wb, q_113, mixed1_118
        ADD     .L2    B26, B18, B27        ; <0> ADD     wb, p_113, index_116
||      MPYU    .M2X   B3, A16, B24         ; <0> MPYU    wb, q_113, low_118
||      ADD     .D1    A24, A29, A29        ; <0> ADD     low_89, upper_89, product_87
||      LDW     .D2T2  *+B29[3], B24        ; <0> LDW     *+keys_b[2 + 1], q_120
        LDW     .D1T1  *+A28[4], A0         ; <0> LDW     *+keys_a[4], p_98
        ROTL    .M1    A29, 10, A21         ; <0> ROTL    product_87, 10, r_86
||      ADD     .D2    B18, B7, B19         ; <0> ADD     mixed1_118, mixed2_118, mixed_118
        SHRU    .S1    A29, 27, A19         ; <0> SHRU    product_87, 27, p27_90
||      SHL     .S2    B19, 16, B0          ; <0> SHL     mixed_118, 16, upper_118
||      LDW     .D1T1  *+A6[A27], A26       ; <0> LDW     *+A6[index_87], box_90
        XOR     .D1    A17, A21, A20        ; <0> XOR     xa, r_86, xa
||      ADD     .D2    B24, B0, B26         ; <0> ADD     low_118, upper_118, product_116
        ADD     .L1    A20, A26, A5         ; <0> ADD     xa, p_91, index_94
||      SHRU    .S1    A20, 19, A26         ; <0> SHRU    xa, 19, lower_95
||      ROTL    .M2    B26, 10, B19         ; <0> ROTL    product_116, 10, r_115
||      SUB     .D1    A2, 2, A2            ; passes of second
        SHL     .S1    A20, 13, A27         ; <0> SHL     xa, 13, upper_95
||      SHL     .S2    B26, 5, B16          ; <0> SHL     product_116, 5, p5_119
||      ROTL    .M1    A27, A19, A8         ; <0> ROTL    index_87, p27_90, m_86
||      LDW     .D1T1  *-A1[1], A14         ; <0> LDW     *-front_in[1]{second_in}, za
        ADD     .L1    A27, A26, A22        ; <0> ADD     upper_95, lower_95, xa
||      SHL     .S1    A29, 5, A27          ; <0> SHL     product_87, 5, p5_90
||      SHRU    .S2    B26, 27, B18         ; <0> SHRU    product_116, 27, p27_119
        ADD     .L1    A27, A19, A29        ; <0> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B5, B19, B5          ; <0> XOR     xb, r_115, xb
||      ADD     .S2    B16, B18, B16        ; <0> ADD     p5_119, p27_119, once_119
||      MPYLHU  .M1    A22, A25, A10        ; <0> MPYLHU  xa, q_91, mixed2_96
        ADD     .L1    A31, A8, A27         ; <0> ADD     ya, m_86, ya
||      SHL     .S2    B5, 13, B9           ; <0> SHL     xb, 13, upper_124
||      MPYHLU  .M1    A22, A25, A19        ; <0> MPYHLU  xa, q_91, mixed1_96
||      ADD     .D2    B5, B23, B23         ; <0> ADD     xb, p_120, index_123
        SHRU    .S2    B5, 19, B5           ; <0> SHRU    xb, 19, lower_124
||      XOR     .D1    A29, A21, A3         ; <0> XOR     once_90, r_86, both_90
||      LDW     .D2T2  *+B6[B27], B18       ; <0> LDW     *+B6[index_116], box_119
        ADD     .L1    A19, A10, A3         ; <0> ADD     mixed1_96, mixed2_96, mixed_96
||      MPYU    .M1    A22, A25, A21        ; <0> MPYU    xa, q_91, low_96
||      ROTL    .M2    B27, B18, B2         ; <0> ROTL    index_116, p27_119, m_115
||      XOR     .D1    A3, A26, A10         ; <0> XOR     both_90, box_90, sum_90
||      ADD     .D2    B9, B5, B22          ; <0> ADD     upper_124, lower_124, xb
        SHL     .S1    A3, 16, A26          ; <0> SHL     mixed_96, 16, upper_96
||      ROTL    .M1    A10, A21, A29        ; <0> ROTL    sum_90, r_86, l_86
||      MPYHLU  .M2    B22, B24, B2         ; <0> MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T2  *+A28[0], B27        ; <1> LDW     *+keys_a[0], p_84
||      LDW     .D2T1  *+B29[1], A16        ; <1> LDW     *+keys_b[0 + 1], q_113
        ADD     .L1    A21, A26, A25        ; <0> ADD     low_96, upper_96, product_94
||      ADD     .S2    B1, B2, B17          ; <0> ADD     yb, m_115, yb
||      MPYLHU  .M2    B22, B24, B0         ; <0> MPYLHU  xb, q_120, mixed2_125
||      LDW     .D1T1  *A1++[4], A3         ; <1> LDW     *front_in++[4]{second_in}, wa
        XOR     .L2    B16, B19, B5         ; <0> XOR     once_119, r_115, both_119
||      SHL     .S1    A25, 5, A3           ; <0> SHL     product_94, 5, p5_97
||      ROTL    .M1    A25, 10, A21         ; <0> ROTL    product_94, 10, r_93
||      MPYU    .M2    B22, B24, B16        ; <0> MPYU    xb, q_120, low_125
||      LDW     .D1T1  *+A6[A5], A31        ; <0> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B28[2], B1         ; <1> LDW     *+back_in[2]{second_in}, yb
        ADD     .L2    B2, B0, B2           ; <0> ADD     mixed1_125, mixed2_125, mixed_125
||      SHRU    .S1    A25, 27, A17         ; <0> SHRU    product_94, 27, p27_97
||      LDW     .D1T1  *+A28[2], A26        ; <1> LDW     *+keys_a[2], p_91
        ADD     .L1    A3, A17, A3          ; <0> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B5, B18, B18         ; <0> XOR     both_119, box_119, sum_119
||      XOR     .S1    A27, A21, A25        ; <0> XOR     ya, r_93, ya
||      SHL     .S2    B2, 16, B5           ; <0> SHL     mixed_125, 16, upper_125
||      LDW     .D1T1  *+A28[1], A19        ; <1> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *+B28[1], B5         ; <1> LDW     *+back_in[1]{second_in}, xb
        XOR     .L1    A3, A21, A26         ; <0> XOR     once_97, r_93, both_97
||      ADD     .L2    B16, B5, B5          ; <0> ADD     low_125, upper_125, product_123
||      SHRU    .S1    A25, 19, A27         ; <0> SHRU    ya, 19, lower_102
||      ROTL    .M2    B18, B19, B18        ; <0> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A1[2], A31         ; <1> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B6[B23], B18       ; <0> LDW     *+B6[index_123], box_126
        SHL     .S1    A25, 13, A19         ; <0> SHL     ya, 13, upper_102
||      SHRU    .S2    B5, 27, B21          ; <0> SHRU    product_123, 27, p27_126
||      ROTL    .M2    B5, 10, B19          ; <0> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A28[3], A25        ; <1> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B28[3], B31        ; <1> LDW     *+back_in[3]{second_in}, zb
        ADD     .L1    A25, A0, A8          ; <0> ADD     ya, p_98, index_101
||      XOR     .S1    A26, A31, A0         ; <0> XOR     both_97, box_97, sum_97
||      SHL     .S2    B5, 5, B24           ; <0> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, A17, A21         ; <0> ROTL    index_94, p27_97, m_93
||      LDW     .D2T2  *+B29[4], B16        ; <0> LDW     *+keys_b[4], p_127
        ADD     .L1    A19, A27, A18        ; <0> ADD     upper_102, lower_102, ya
||      XOR     .L2    B17, B19, B17        ; <0> XOR     yb, r_122, yb
||      ROTL    .M1    A0, A21, A5          ; <0> ROTL    sum_97, r_93, l_93
||      LDW     .D1T1  *-A1[3], A17         ; <1> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *B28--[4], B26       ; <1> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1X   A3, B27, A27         ; <1> ADD     wa, p_84, index_87
||      SHRU    .S1    A3, 19, A17          ; <1> SHRU    wa, 19, lower_88
||      ADD     .S2    B24, B21, B0         ; <0> ADD     p5_126, p27_126, once_126
||      MPYLHU  .M1    A18, A23, A3         ; <0> MPYLHU  ya, q_98, mixed2_103
||      LDW     .D1T1  *+A28[7], A9         ; <0> LDW     *+keys_a[6 + 1], q_105
||      ADD     .D2    B31, B18, B24        ; <0> ADD     zb, l_115, zb
        ADD     .L1    A14, A29, A29        ; <0> ADD     za, l_86, za
||      XOR     .L2    B0, B19, B26         ; <0> XOR     once_126, r_122, both_126
||      SHL     .S1    A3, 13, A10          ; <1> SHL     wa, 13, upper_88
||      SHL     .S2    B17, 13, B7          ; <0> SHL     yb, 13, upper_131
||      MPYHLU  .M1    A18, A23, A10        ; <0> MPYHLU  ya, q_98, mixed1_103
||      LDW     .D1T1  *+A6[A8], A20        ; <0> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B29[0], B18        ; <1> LDW     *+keys_b[0], p_113
        ADD     .L1    A30, A5, A5          ; <0> ADD     wa, l_93, wa
||      XOR     .L2    B26, B18, B18        ; <0> XOR     both_126, box_126, sum_126
||      ADD     .S1    A10, A17, A30        ; <1> ADD     upper_88, lower_88, wa
||      SHRU    .S2    B17, 19, B26         ; <0> SHRU    yb, 19, lower_131
||      MPYU    .M1    A18, A23, A24        ; <0> MPYU    ya, q_98, low_103
||      ROTL    .M2    B23, B21, B7         ; <0> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A28[6], A21        ; <0> LDW     *+keys_a[6], p_105
||      LDW     .D2T2  *+B29[2], B23        ; <1> LDW     *+keys_b[2], p_120
        ADD     .L1    A10, A3, A10         ; <0> ADD     mixed1_103, mixed2_103, mixed_103
||      ADD     .S2    B7, B26, B25         ; <0> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B18, B19, B2         ; <0> ROTL    sum_126, r_122, l_122
        SHL     .S1    A10, 16, A10         ; <0> SHL     mixed_103, 16, upper_103
||      SHL     .S2    B26, 13, B9          ; <1> SHL     wb, 13, upper_117
||      MPYLHU  .M1    A30, A19, A10        ; <1> MPYLHU  wa, q_84, mixed2_89
||      MPYHLU  .M2X   B25, A7, B27         ; <0> MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A28[5], A23        ; <1> LDW     *+keys_a[4 + 1], q_98
        ADD     .L1    A24, A10, A24        ; <0> ADD     low_103, upper_103, product_101
||      ADD     .L2    B3, B2, B21          ; <0> ADD     wb, l_122, wb
||      SHRU    .S2    B26, 19, B2          ; <1> SHRU    wb, 19, lower_117
||      MPYHLU  .M1    A30, A19, A29        ; <1> MPYHLU  wa, q_84, mixed1_89
||      MPYLHU  .M2X   B25, A7, B2          ; <0> MPYLHU  yb, q_127, mixed2_132
||      LDW     .D2T1  *+B29[5], A7         ; <1> LDW     *+keys_b[4 + 1], q_127
        ADD     .L2    B17, B16, B17        ; <0> ADD     yb, p_127, index_130
||      SHRU    .S1    A24, 27, A7          ; <0> SHRU    product_101, 27, p27_104
||      ADD     .S2    B9, B2, B3           ; <1> ADD     upper_117, lower_117, wb
||      ROTL    .M1    A24, 10, A10         ; <0> ROTL    product_101, 10, r_100
||      MPYU    .M2X   B25, A7, B30         ; <0> MPYU    yb, q_127, low_132
||      ADD     .D1    A29, A21, A23        ; <0> ADD     za, m_93, za
||      LDW     .D2T2  *+B29[6], B30        ; <0> LDW     *+keys_b[6], p_134
        ADD     .L2    B24, B7, B9          ; <0> ADD     zb, m_122, zb
||      SHL     .S1    A24, 5, A14          ; <0> SHL     product_101, 5, p5_104
||      ADD     .S2    B27, B2, B2          ; <0> ADD     mixed1_132, mixed2_132, mixed_132
||      MPYU    .M1    A30, A19, A24        ; <1> MPYU    wa, q_84, low_89
||      MPYLHU  .M2X   B3, A16, B7          ; <1> MPYLHU  wb, q_113, mixed2_118
||      ADD     .D1    A29, A10, A24        ; <1> ADD     mixed1_89, mixed2_89, mixed_89
||      LDW     .D2T2  *+B29[7], B7         ; <0> LDW     *+keys_b[6 + 1], q_134
        ADD     .L1    A14, A7, A19         ; <0> ADD     p5_104, p27_104, once_104
||      SHL     .S1    A24, 16, A29         ; <1> SHL     mixed_89, 16, upper_89
||      SHL     .S2    B2, 16, B2           ; <0> SHL     mixed_132, 16, upper_132
||      MPYHLU  .M2X   B3, A16, B18         ; <1> MPYHLU  wb, q_113, mixed1_118
||      XOR     .D1    A23, A10, A14        ; <0> XOR     za, r_100, za
||      LDW     .D2T2  *+B6[B17], B19       ; <0> LDW     *+B6[index_130], box_133
        ADD     .L2    B26, B18, B27        ; <1> ADD     wb, p_113, index_116
||      SHRU    .S1    A14, 19, A16         ; <0> SHRU    za, 19, lower_109
||      ADD     .S2    B30, B2, B2          ; <0> ADD     low_132, upper_132, product_130
||      ROTL    .M1    A8, A7, A8           ; <0> ROTL    index_101, p27_104, m_100
||      MPYU    .M2X   B3, A16, B24         ; <1> MPYU    wb, q_113, low_118
||      ADD     .D1    A24, A29, A29        ; <1> ADD     low_89, upper_89, product_87
||      LDW     .D2T2  *+B29[3], B24        ; <1> LDW     *+keys_b[2 + 1], q_120
        XOR     .L1    A19, A10, A24        ; <0> XOR     once_104, r_100, both_104
||      SHL     .S1    A14, 13, A19         ; <0> SHL     za, 13, upper_109
||      SHL     .S2    B2, 5, B16           ; <0> SHL     product_130, 5, p5_133
||      ROTL    .M2    B2, 10, B18          ; <0> ROTL    product_130, 10, r_129
||      LDW     .D1T1  *+A28[4], A0         ; <1> LDW     *+keys_a[4], p_98
        XOR     .L1    A24, A20, A21        ; <0> XOR     both_104, box_104, sum_104
||      ADD     .S1    A14, A21, A16        ; <0> ADD     za, p_105, index_108
||      SHRU    .S2    B2, 27, B2           ; <0> SHRU    product_130, 27, p27_133
||      ROTL    .M1    A29, 10, A21         ; <1> ROTL    product_87, 10, r_86
||      ADD     .D1    A19, A16, A24        ; <0> ADD     upper_109, lower_109, za
||      ADD     .D2    B18, B7, B19         ; <1> ADD     mixed1_118, mixed2_118, mixed_118
        XOR     .L2    B9, B18, B9          ; <0> XOR     zb, r_129, zb
||      SHRU    .S1    A29, 27, A19         ; <1> SHRU    product_87, 27, p27_90
||      SHL     .S2    B19, 16, B0          ; <1> SHL     mixed_118, 16, upper_118
||      ROTL    .M1    A21, A10, A8         ; <0> ROTL    sum_104, r_100, l_100
||      LDW     .D1T1  *+A6[A27], A26       ; <1> LDW     *+A6[index_87], box_90
        ADD     .L1    A5, A8, A17          ; <0> ADD     wa, m_100, wa
||      ADD     .L2    B16, B2, B2          ; <0> ADD     p5_133, p27_133, once_133
||      SHRU    .S2    B9, 19, B0           ; <0> SHRU    zb, 19, lower_138
||      MPYLHU  .M1    A24, A9, A10         ; <0> MPYLHU  za, q_105, mixed2_110
||      ROTL    .M2    B17, B2, B17         ; <0> ROTL    index_130, p27_133, m_129
||      XOR     .D1    A17, A21, A20        ; <1> XOR     xa, r_86, xa
||      ADD     .D2    B24, B0, B26         ; <1> ADD     low_118, upper_118, product_116
        ADD     .L1    A20, A26, A5         ; <1> ADD     xa, p_91, index_94
||      SHRU    .S1    A20, 19, A26         ; <1> SHRU    xa, 19, lower_95
||      SHL     .S2    B9, 13, B2           ; <0> SHL     zb, 13, upper_138
||      MPYHLU  .M1    A24, A9, A22         ; <0> MPYHLU  za, q_105, mixed1_110
||      ROTL    .M2    B26, 10, B19         ; <1> ROTL    product_116, 10, r_115
||      XOR     .D2    B2, B18, B16         ; <0> XOR     once_133, r_129, both_133
||      NOP
        ADD     .L1    A22, A8, A20         ; <0> ADD     xa, l_100, xa
||      ADD     .L2    B9, B30, B30         ; <0> ADD     zb, p_134, index_137
||      SHL     .S1    A20, 13, A27         ; <1> SHL     xa, 13, upper_95
||      SHL     .S2    B26, 5, B16          ; <1> SHL     product_116, 5, p5_119
||      ROTL    .M1    A27, A19, A8         ; <1> ROTL    index_87, p27_90, m_86
||      LDW     .D1T1  *-A1[1], A14         ; <1> LDW     *-front_in[1]{second_in}, za
||      XOR     .D2    B16, B19, B9         ; <0> XOR     both_133, box_133, sum_133
||      NOP
        ADD     .L1    A27, A26, A22        ; <1> ADD     upper_95, lower_95, xa
||      ADD     .L2    B2, B0, B0           ; <0> ADD     upper_138, lower_138, zb
||      SHL     .S1    A29, 5, A27          ; <1> SHL     product_87, 5, p5_90
||      SHRU    .S2    B26, 27, B18         ; <1> SHRU    product_116, 27, p27_119
||      MPYU    .M1    A24, A9, A27         ; <0> MPYU    za, q_105, low_110
||      ROTL    .M2    B9, B18, B2          ; <0> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A22, A10, A29        ; <0> ADD     mixed1_110, mixed2_110, mixed_110
||      NOP
        ADD     .L1    A27, A19, A29        ; <1> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B5, B19, B5          ; <1> XOR     xb, r_115, xb
||      SHL     .S1    A29, 16, A10         ; <0> SHL     mixed_110, 16, upper_110
||      ADD     .S2    B16, B18, B16        ; <1> ADD     p5_119, p27_119, once_119
||      MPYLHU  .M1    A22, A25, A10        ; <1> MPYLHU  xa, q_91, mixed2_96
||      MPYHLU  .M2    B0, B7, B26          ; <0> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A16], A8        ; <0> LDW     *+A6[index_108], box_111
||      STW     .D2T2  B0, *+B8[3]          ; <0> STW     zb, *+back_out[3]{second_out}
        ADD     .L1    A31, A8, A27         ; <1> ADD     ya, m_86, ya
||      ADD     .S1    A27, A10, A8         ; <0> ADD     low_110, upper_110, product_108
||      SHL     .S2    B5, 13, B9           ; <1> SHL     xb, 13, upper_124
||      MPYHLU  .M1    A22, A25, A19        ; <1> MPYHLU  xa, q_91, mixed1_96
||      MPYLHU  .M2    B0, B7, B0           ; <0> MPYLHU  zb, q_134, mixed2_139
||      ADD     .D2    B5, B23, B23         ; <1> ADD     xb, p_120, index_123
||      NOP
||      NOP
;@loop {"name": "second", "ii": 30, "res_mii": 27, "rec_mii": 1, "optimal": null, "stages": 3, "critical_cycle": [], "attempts": [{"interval": 27, "result": "time limit", "seconds": 6.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 28, "result": "time limit", "seconds": 6.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 29, "result": "time limit", "seconds": 6.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 30, "result": "found by annealing", "seconds": 76.8, "banks_apart": false, "note": "", "moves": 0}]}
;  loop second: II 30, 3 stages
;  bounds: resources 27, recurrence 1
;  units: L1 25/30, S1 28/30, M1 24/30, D1 29/30, L2 22/30, S2 30/30, M2 24/30, D2 28/30
;  cross paths: 1X 1/30, 2X 6/30
;  T paths: T1 21/30, T2 19/30
;  registers of side A: 29 used, 29 live at once
;  registers of side B: 27 used, 27 live at once
;  II 27: time limit, 6.8 s
;  II 28: time limit, 6.3 s
;  II 29: time limit, 6.4 s
;  II 30: found by annealing, 76.8 s
;  not proved the least possible: every interval below 27 is ruled out; 19.5 s of search found nothing below 30
;  pipelined from 3 iterations on
mars_encrypt_blocks_c64x$second:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SHRU    .S1    A8, 27, A9           ; <2> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B5, 19, B5           ; <1> SHRU    xb, 19, lower_124
||      ROTL    .M1    A8, 10, A19          ; <2> ROTL    product_108, 10, r_107
||      MPYU    .M2    B0, B7, B5           ; <2> MPYU    zb, q_134, low_139
||      XOR     .D1    A29, A21, A3         ; <1> XOR     once_90, r_86, both_90
||      LDW     .D2T2  *+B6[B27], B18       ; <1> LDW     *+B6[index_116], box_119
        ADD     .L1    A19, A10, A3         ; <1> ADD     mixed1_96, mixed2_96, mixed_96
||      ADD     .L2    B26, B0, B0          ; <2> ADD     mixed1_139, mixed2_139, mixed_139
||      SHL     .S1    A8, 5, A8            ; <2> SHL     product_108, 5, p5_111
||      ADD     .S2    B22, B2, B7          ; <2> ADD     xb, l_129, xb
||      MPYU    .M1    A22, A25, A21        ; <1> MPYU    xa, q_91, low_96
||      ROTL    .M2    B27, B18, B2         ; <1> ROTL    index_116, p27_119, m_115
||      XOR     .D1    A3, A26, A10         ; <1> XOR     both_90, box_90, sum_90
||      ADD     .D2    B9, B5, B22          ; <1> ADD     upper_124, lower_124, xb
        ADD     .L1    A8, A9, A3           ; <2> ADD     p5_111, p27_111, once_111
||      SHL     .S1    A3, 16, A26          ; <1> SHL     mixed_96, 16, upper_96
||      SHL     .S2    B0, 16, B0           ; <2> SHL     mixed_139, 16, upper_139
||      ROTL    .M1    A10, A21, A29        ; <1> ROTL    sum_90, r_86, l_86
||      MPYHLU  .M2    B22, B24, B2         ; <1> MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T2  *+A28[0], B27        ; <0> LDW     *+keys_a[0], p_84
||      LDW     .D2T1  *+B29[1], A16        ; <0> LDW     *+keys_b[0 + 1], q_113
        ADD     .L1    A21, A26, A25        ; <1> ADD     low_96, upper_96, product_94
||      ADD     .L2    B21, B17, B9         ; <2> ADD     wb, m_129, wb
||      XOR     .S1    A3, A19, A3          ; <2> XOR     once_111, r_107, both_111
||      ADD     .S2    B1, B2, B17          ; <1> ADD     yb, m_115, yb
||      MPYLHU  .M2    B22, B24, B0         ; <1> MPYLHU  xb, q_120, mixed2_125
||      LDW     .D1T1  *A1++[4], A3         ; <0> LDW     *front_in++[4]{second_in}, wa
        XOR     .L1    A3, A8, A31          ; <2> XOR     both_111, box_111, sum_111
||      XOR     .L2    B16, B19, B5         ; <1> XOR     once_119, r_115, both_119
||      SHL     .S1    A25, 5, A3           ; <1> SHL     product_94, 5, p5_97
||      ADD     .S2    B5, B0, B1           ; <2> ADD     low_139, upper_139, product_137
||      ROTL    .M1    A25, 10, A21         ; <1> ROTL    product_94, 10, r_93
||      MPYU    .M2    B22, B24, B16        ; <1> MPYU    xb, q_120, low_125
||      LDW     .D1T1  *+A6[A5], A31        ; <1> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B28[2], B1         ; <0> LDW     *+back_in[2]{second_in}, yb
        XOR     .L1    A17, A19, A8         ; <2> XOR     wa, r_107, wa
||      ADD     .L2    B2, B0, B2           ; <1> ADD     mixed1_125, mixed2_125, mixed_125
||      SHRU    .S1    A25, 27, A17         ; <1> SHRU    product_94, 27, p27_97
||      SHL     .S2    B1, 5, B0            ; <2> SHL     product_137, 5, p5_140
||      ROTL    .M1    A16, A9, A9          ; <2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B1, 10, B2           ; <2> ROTL    product_137, 10, r_136
||      LDW     .D1T1  *+A28[2], A26        ; <0> LDW     *+keys_a[2], p_91
||      LDW     .D2T2  *+B6[B30], B16       ; <2> LDW     *+B6[index_137], box_140
        ADD     .L1    A3, A17, A3          ; <1> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B5, B18, B18         ; <1> XOR     both_119, box_119, sum_119
||      XOR     .S1    A27, A21, A25        ; <1> XOR     ya, r_93, ya
||      SHL     .S2    B2, 16, B5           ; <1> SHL     mixed_125, 16, upper_125
||      LDW     .D1T1  *+A28[1], A19        ; <0> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *+B28[1], B5         ; <0> LDW     *+back_in[1]{second_in}, xb
        XOR     .L1    A3, A21, A26         ; <1> XOR     once_97, r_93, both_97
||      ADD     .L2    B16, B5, B5          ; <1> ADD     low_125, upper_125, product_123
||      SHRU    .S1    A25, 19, A27         ; <1> SHRU    ya, 19, lower_102
||      SHRU    .S2    B1, 27, B19          ; <2> SHRU    product_137, 27, p27_140
||      ROTL    .M2    B18, B19, B18        ; <1> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A1[2], A31         ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B6[B23], B18       ; <1> LDW     *+B6[index_123], box_126
        ADD     .L2    B0, B19, B0          ; <2> ADD     p5_140, p27_140, once_140
||      SHL     .S1    A25, 13, A19         ; <1> SHL     ya, 13, upper_102
||      SHRU    .S2    B5, 27, B21          ; <1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A31, A19, A5         ; <2> ROTL    sum_111, r_107, l_107
||      ROTL    .M2    B5, 10, B19          ; <1> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A28[3], A25        ; <0> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B28[3], B31        ; <0> LDW     *+back_in[3]{second_in}, zb
        ADD     .L1    A25, A0, A8          ; <1> ADD     ya, p_98, index_101
||      XOR     .L2    B0, B2, B0           ; <2> XOR     once_140, r_136, both_140
||      XOR     .S1    A26, A31, A0         ; <1> XOR     both_97, box_97, sum_97
||      SHL     .S2    B5, 5, B24           ; <1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, A17, A21         ; <1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B30, B19, B30        ; <2> ROTL    index_137, p27_140, m_136
||      STW     .D1T1  A8, *A15++[4]        ; <2> STW     wa, *front_out++[4]{second_out}
||      LDW     .D2T2  *+B29[4], B16        ; <1> LDW     *+keys_b[4], p_127
        ADD     .L1    A19, A27, A18        ; <1> ADD     upper_102, lower_102, ya
||      XOR     .L2    B17, B19, B17        ; <1> XOR     yb, r_122, yb
||      ADD     .S1    A18, A5, A0          ; <2> ADD     ya, l_107, ya
||      XOR     .S2    B0, B16, B0          ; <2> XOR     both_140, box_140, sum_140
||      ROTL    .M1    A0, A21, A5          ; <1> ROTL    sum_97, r_93, l_93
||      LDW     .D1T1  *-A1[3], A17         ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *B28--[4], B26       ; <0> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1X   A3, B27, A27         ; <0> ADD     wa, p_84, index_87
||      ADD     .L2    B7, B30, B20         ; <2> ADD     xb, m_136, xb
||      SHRU    .S1    A3, 19, A17          ; <0> SHRU    wa, 19, lower_88
||      ADD     .S2    B24, B21, B0         ; <1> ADD     p5_126, p27_126, once_126
||      MPYLHU  .M1    A18, A23, A3         ; <1> MPYLHU  ya, q_98, mixed2_103
||      ROTL    .M2    B0, B2, B0           ; <2> ROTL    sum_140, r_136, l_136
||      LDW     .D1T1  *+A28[7], A9         ; <1> LDW     *+keys_a[6 + 1], q_105
||      ADD     .D2    B31, B18, B24        ; <1> ADD     zb, l_115, zb
        ADD     .L1    A14, A29, A29        ; <1> ADD     za, l_86, za
||      XOR     .L2    B0, B19, B26         ; <1> XOR     once_126, r_122, both_126
||      SHL     .S1    A3, 13, A10          ; <0> SHL     wa, 13, upper_88
||      SHL     .S2    B17, 13, B7          ; <1> SHL     yb, 13, upper_131
||      MPYHLU  .M1    A18, A23, A10        ; <1> MPYHLU  ya, q_98, mixed1_103
||      LDW     .D1T1  *+A6[A8], A20        ; <1> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B29[0], B18        ; <0> LDW     *+keys_b[0], p_113
        ADD     .L1    A30, A5, A5          ; <1> ADD     wa, l_93, wa
||      XOR     .L2    B26, B18, B18        ; <1> XOR     both_126, box_126, sum_126
||      ADD     .S1    A10, A17, A30        ; <0> ADD     upper_88, lower_88, wa
||      SHRU    .S2    B17, 19, B26         ; <1> SHRU    yb, 19, lower_131
||      MPYU    .M1    A18, A23, A24        ; <1> MPYU    ya, q_98, low_103
||      ROTL    .M2    B23, B21, B7         ; <1> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A28[6], A21        ; <1> LDW     *+keys_a[6], p_105
||      LDW     .D2T2  *+B29[2], B23        ; <0> LDW     *+keys_b[2], p_120
        ADD     .L1    A10, A3, A10         ; <1> ADD     mixed1_103, mixed2_103, mixed_103
||      ADD     .S2    B7, B26, B25         ; <1> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B18, B19, B2         ; <1> ROTL    sum_126, r_122, l_122
||      STW     .D1T1  A24, *-A15[1]        ; <2> STW     za, *-front_out[1]{second_out}
||      ADD     .D2    B25, B0, B0          ; <2> ADD     yb, l_136, yb
        ADD     .L1    A20, A9, A3          ; <2> ADD     xa, m_107, xa
||      XOR     .L2    B9, B2, B20          ; <2> XOR     wb, r_136, wb
||      SHL     .S1    A10, 16, A10         ; <1> SHL     mixed_103, 16, upper_103
||      SHL     .S2    B26, 13, B9          ; <0> SHL     wb, 13, upper_117
||      MPYLHU  .M1    A30, A19, A10        ; <0> MPYLHU  wa, q_84, mixed2_89
||      MPYHLU  .M2X   B25, A7, B27         ; <1> MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A28[5], A23        ; <0> LDW     *+keys_a[4 + 1], q_98
||      STW     .D2T2  B20, *+B8[1]         ; <2> STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A24, A10, A24        ; <1> ADD     low_103, upper_103, product_101
||      ADD     .L2    B3, B2, B21          ; <1> ADD     wb, l_122, wb
||      SHRU    .S2    B26, 19, B2          ; <0> SHRU    wb, 19, lower_117
||      MPYHLU  .M1    A30, A19, A29        ; <0> MPYHLU  wa, q_84, mixed1_89
||      MPYLHU  .M2X   B25, A7, B2          ; <1> MPYLHU  yb, q_127, mixed2_132
||      LDW     .D2T1  *+B29[5], A7         ; <0> LDW     *+keys_b[4 + 1], q_127
        ADD     .L2    B17, B16, B17        ; <1> ADD     yb, p_127, index_130
||      SHRU    .S1    A24, 27, A7          ; <1> SHRU    product_101, 27, p27_104
||      ADD     .S2    B9, B2, B3           ; <0> ADD     upper_117, lower_117, wb
||      ROTL    .M1    A24, 10, A10         ; <1> ROTL    product_101, 10, r_100
||      MPYU    .M2X   B25, A7, B30         ; <1> MPYU    yb, q_127, low_132
||      ADD     .D1    A29, A21, A23        ; <1> ADD     za, m_93, za
||      LDW     .D2T2  *+B29[6], B30        ; <1> LDW     *+keys_b[6], p_134
        ADD     .L2    B24, B7, B9          ; <1> ADD     zb, m_122, zb
||      SHL     .S1    A24, 5, A14          ; <1> SHL     product_101, 5, p5_104
||      ADD     .S2    B27, B2, B2          ; <1> ADD     mixed1_132, mixed2_132, mixed_132
||      MPYU    .M1    A30, A19, A24        ; <0> MPYU    wa, q_84, low_89
||      MPYLHU  .M2X   B3, A16, B7          ; <0> MPYLHU  wb, q_113, mixed2_118
||      ADD     .D1    A29, A10, A24        ; <0> ADD     mixed1_89, mixed2_89, mixed_89
||      LDW     .D2T2  *+B29[7], B7         ; <1> LDW     *+keys_b[6 + 1], q_134
        ADD     .L1    A14, A7, A19         ; <1> ADD     p5_104, p27_104, once_104
||      SHL     .S1    A24, 16, A29         ; <0> SHL     mixed_89, 16, upper_89
||      SHL     .S2    B2, 16, B2           ; <1> SHL     mixed_132, 16, upper_132
||      MPYHLU  .M2X   B3, A16, B18         ; <0> MPYHLU  wb, q_113, mixed1_118
||      XOR     .D1    A23, A10, A14        ; <1> XOR     za, r_100, za
||      LDW     .D2T2  *+B6[B17], B19       ; <1> LDW     *+B6[index_130], box_133
        ADD     .L2    B26, B18, B27        ; <0> ADD     wb, p_113, index_116
||      SHRU    .S1    A14, 19, A16         ; <1> SHRU    za, 19, lower_109
||      ADD     .S2    B30, B2, B2          ; <1> ADD     low_132, upper_132, product_130
||      ROTL    .M1    A8, A7, A8           ; <1> ROTL    index_101, p27_104, m_100
||      MPYU    .M2X   B3, A16, B24         ; <0> MPYU    wb, q_113, low_118
||      ADD     .D1    A24, A29, A29        ; <0> ADD     low_89, upper_89, product_87
||      LDW     .D2T2  *+B29[3], B24        ; <0> LDW     *+keys_b[2 + 1], q_120
        XOR     .L1    A19, A10, A24        ; <1> XOR     once_104, r_100, both_104
||      SHL     .S1    A14, 13, A19         ; <1> SHL     za, 13, upper_109
||      SHL     .S2    B2, 5, B16           ; <1> SHL     product_130, 5, p5_133
||      ROTL    .M2    B2, 10, B18          ; <1> ROTL    product_130, 10, r_129
||      LDW     .D1T1  *+A28[4], A0         ; <0> LDW     *+keys_a[4], p_98
        XOR     .L1    A24, A20, A21        ; <1> XOR     both_104, box_104, sum_104
||      ADD     .S1    A14, A21, A16        ; <1> ADD     za, p_105, index_108
||      SHRU    .S2    B2, 27, B2           ; <1> SHRU    product_130, 27, p27_133
||      ROTL    .M1    A29, 10, A21         ; <0> ROTL    product_87, 10, r_86
||      ADD     .D1    A19, A16, A24        ; <1> ADD     upper_109, lower_109, za
||      ADD     .D2    B18, B7, B19         ; <0> ADD     mixed1_118, mixed2_118, mixed_118
        XOR     .L2    B9, B18, B9          ; <1> XOR     zb, r_129, zb
||      SHRU    .S1    A29, 27, A19         ; <0> SHRU    product_87, 27, p27_90
||      SHL     .S2    B19, 16, B0          ; <0> SHL     mixed_118, 16, upper_118
||      ROTL    .M1    A21, A10, A8         ; <1> ROTL    sum_104, r_100, l_100
||      LDW     .D1T1  *+A6[A27], A26       ; <0> LDW     *+A6[index_87], box_90
||      STW     .D2T2  B0, *+B8[2]          ; <2> STW     yb, *+back_out[2]{second_out}
        ADD     .L1    A5, A8, A17          ; <1> ADD     wa, m_100, wa
||      ADD     .L2    B16, B2, B2          ; <1> ADD     p5_133, p27_133, once_133
||[A2]  B       .S1    mars_encrypt_blocks_c64x$second; <0> [left] B       second
||      SHRU    .S2    B9, 19, B0           ; <1> SHRU    zb, 19, lower_138
||      MPYLHU  .M1    A24, A9, A10         ; <1> MPYLHU  za, q_105, mixed2_110
||      ROTL    .M2    B17, B2, B17         ; <1> ROTL    index_130, p27_133, m_129
||      XOR     .D1    A17, A21, A20        ; <0> XOR     xa, r_86, xa
||      ADD     .D2    B24, B0, B26         ; <0> ADD     low_118, upper_118, product_116
        ADD     .L1    A20, A26, A5         ; <0> ADD     xa, p_91, index_94
||      SHRU    .S1    A20, 19, A26         ; <0> SHRU    xa, 19, lower_95
||      SHL     .S2    B9, 13, B2           ; <1> SHL     zb, 13, upper_138
||      MPYHLU  .M1    A24, A9, A22         ; <1> MPYHLU  za, q_105, mixed1_110
||      ROTL    .M2    B26, 10, B19         ; <0> ROTL    product_116, 10, r_115
||      STW     .D1T1  A0, *-A15[2]         ; <2> STW     ya, *-front_out[2]{second_out}
||      XOR     .D2    B2, B18, B16         ; <1> XOR     once_133, r_129, both_133
        ADD     .L1    A22, A8, A20         ; <1> ADD     xa, l_100, xa
||      ADD     .L2    B9, B30, B30         ; <1> ADD     zb, p_134, index_137
||      SHL     .S1    A20, 13, A27         ; <0> SHL     xa, 13, upper_95
||      SHL     .S2    B26, 5, B16          ; <0> SHL     product_116, 5, p5_119
||      ROTL    .M1    A27, A19, A8         ; <0> ROTL    index_87, p27_90, m_86
||      LDW     .D1T1  *-A1[1], A14         ; <0> LDW     *-front_in[1]{second_in}, za
||      XOR     .D2    B16, B19, B9         ; <1> XOR     both_133, box_133, sum_133
        ADD     .L1    A27, A26, A22        ; <0> ADD     upper_95, lower_95, xa
||      ADD     .L2    B2, B0, B0           ; <1> ADD     upper_138, lower_138, zb
||      SHL     .S1    A29, 5, A27          ; <0> SHL     product_87, 5, p5_90
||      SHRU    .S2    B26, 27, B18         ; <0> SHRU    product_116, 27, p27_119
||      MPYU    .M1    A24, A9, A27         ; <1> MPYU    za, q_105, low_110
||      ROTL    .M2    B9, B18, B2          ; <1> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A22, A10, A29        ; <1> ADD     mixed1_110, mixed2_110, mixed_110
||      STW     .D2T2  B20, *B8--[4]        ; <2> STW     wb, *back_out--[4]{second_out}
        ADD     .L1    A27, A19, A29        ; <0> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B5, B19, B5          ; <0> XOR     xb, r_115, xb
||      SHL     .S1    A29, 16, A10         ; <1> SHL     mixed_110, 16, upper_110
||      ADD     .S2    B16, B18, B16        ; <0> ADD     p5_119, p27_119, once_119
||      MPYLHU  .M1    A22, A25, A10        ; <0> MPYLHU  xa, q_91, mixed2_96
||      MPYHLU  .M2    B0, B7, B26          ; <1> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A16], A8        ; <1> LDW     *+A6[index_108], box_111
||      STW     .D2T2  B0, *+B8[3]          ; <1> STW     zb, *+back_out[3]{second_out}
        ADD     .L1    A31, A8, A27         ; <0> ADD     ya, m_86, ya
||      ADD     .S1    A27, A10, A8         ; <1> ADD     low_110, upper_110, product_108
||      SHL     .S2    B5, 13, B9           ; <0> SHL     xb, 13, upper_124
||      MPYHLU  .M1    A22, A25, A19        ; <0> MPYHLU  xa, q_91, mixed1_96
||      MPYLHU  .M2    B0, B7, B0           ; <1> MPYLHU  zb, q_134, mixed2_139
||      STW     .D1T1  A3, *-A15[3]         ; <2> STW     xa, *-front_out[3]{second_out}
||      ADD     .D2    B5, B23, B23         ; <0> ADD     xb, p_120, index_123
mars_encrypt_blocks_c64x$second$exit:
        SHRU    .S1    A8, 27, A9           ; <-2> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B5, 19, B5           ; <-1> SHRU    xb, 19, lower_124
||      ROTL    .M1    A8, 10, A19          ; <-2> ROTL    product_108, 10, r_107
||      MPYU    .M2    B0, B7, B5           ; <-2> MPYU    zb, q_134, low_139
||      XOR     .D1    A29, A21, A3         ; <-1> XOR     once_90, r_86, both_90
||      LDW     .D2T2  *+B6[B27], B18       ; <-1> LDW     *+B6[index_116], box_119
        ADD     .L1    A19, A10, A3         ; <-1> ADD     mixed1_96, mixed2_96, mixed_96
||      ADD     .L2    B26, B0, B0          ; <-2> ADD     mixed1_139, mixed2_139, mixed_139
||      SHL     .S1    A8, 5, A8            ; <-2> SHL     product_108, 5, p5_111
||      ADD     .S2    B22, B2, B7          ; <-2> ADD     xb, l_129, xb
||      MPYU    .M1    A22, A25, A21        ; <-1> MPYU    xa, q_91, low_96
||      ROTL    .M2    B27, B18, B2         ; <-1> ROTL    index_116, p27_119, m_115
||      XOR     .D1    A3, A26, A10         ; <-1> XOR     both_90, box_90, sum_90
||      ADD     .D2    B9, B5, B22          ; <-1> ADD     upper_124, lower_124, xb
        ADD     .L1    A8, A9, A3           ; <-2> ADD     p5_111, p27_111, once_111
||      SHL     .S1    A3, 16, A26          ; <-1> SHL     mixed_96, 16, upper_96
||      SHL     .S2    B0, 16, B0           ; <-2> SHL     mixed_139, 16, upper_139
||      ROTL    .M1    A10, A21, A29        ; <-1> ROTL    sum_90, r_86, l_86
||      MPYHLU  .M2    B22, B24, B2         ; <-1> MPYHLU  xb, q_120, mixed1_125
        ADD     .L1    A21, A26, A25        ; <-1> ADD     low_96, upper_96, product_94
||      ADD     .L2    B21, B17, B9         ; <-2> ADD     wb, m_129, wb
||      XOR     .S1    A3, A19, A3          ; <-2> XOR     once_111, r_107, both_111
||      ADD     .S2    B1, B2, B17          ; <-1> ADD     yb, m_115, yb
||      MPYLHU  .M2    B22, B24, B0         ; <-1> MPYLHU  xb, q_120, mixed2_125
        XOR     .L1    A3, A8, A31          ; <-2> XOR     both_111, box_111, sum_111
||      XOR     .L2    B16, B19, B5         ; <-1> XOR     once_119, r_115, both_119
||      SHL     .S1    A25, 5, A3           ; <-1> SHL     product_94, 5, p5_97
||      ADD     .S2    B5, B0, B1           ; <-2> ADD     low_139, upper_139, product_137
||      ROTL    .M1    A25, 10, A21         ; <-1> ROTL    product_94, 10, r_93
||      MPYU    .M2    B22, B24, B16        ; <-1> MPYU    xb, q_120, low_125
||      LDW     .D1T1  *+A6[A5], A31        ; <-1> LDW     *+A6[index_94], box_97
        XOR     .L1    A17, A19, A8         ; <-2> XOR     wa, r_107, wa
||      ADD     .L2    B2, B0, B2           ; <-1> ADD     mixed1_125, mixed2_125, mixed_125
||      SHRU    .S1    A25, 27, A17         ; <-1> SHRU    product_94, 27, p27_97
||      SHL     .S2    B1, 5, B0            ; <-2> SHL     product_137, 5, p5_140
||      ROTL    .M1    A16, A9, A9          ; <-2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B1, 10, B2           ; <-2> ROTL    product_137, 10, r_136
||      LDW     .D2T2  *+B6[B30], B16       ; <-2> LDW     *+B6[index_137], box_140
        ADD     .L1    A3, A17, A3          ; <-1> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B5, B18, B18         ; <-1> XOR     both_119, box_119, sum_119
||      XOR     .S1    A27, A21, A25        ; <-1> XOR     ya, r_93, ya
||      SHL     .S2    B2, 16, B5           ; <-1> SHL     mixed_125, 16, upper_125
        XOR     .L1    A3, A21, A26         ; <-1> XOR     once_97, r_93, both_97
||      ADD     .L2    B16, B5, B5          ; <-1> ADD     low_125, upper_125, product_123
||      SHRU    .S1    A25, 19, A27         ; <-1> SHRU    ya, 19, lower_102
||      SHRU    .S2    B1, 27, B19          ; <-2> SHRU    product_137, 27, p27_140
||      ROTL    .M2    B18, B19, B18        ; <-1> ROTL    sum_119, r_115, l_115
||      LDW     .D2T2  *+B6[B23], B18       ; <-1> LDW     *+B6[index_123], box_126
        ADD     .L2    B0, B19, B0          ; <-2> ADD     p5_140, p27_140, once_140
||      SHL     .S1    A25, 13, A19         ; <-1> SHL     ya, 13, upper_102
||      SHRU    .S2    B5, 27, B21          ; <-1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A31, A19, A5         ; <-2> ROTL    sum_111, r_107, l_107
||      ROTL    .M2    B5, 10, B19          ; <-1> ROTL    product_123, 10, r_122
        ADD     .L1    A25, A0, A8          ; <-1> ADD     ya, p_98, index_101
||      XOR     .L2    B0, B2, B0           ; <-2> XOR     once_140, r_136, both_140
||      XOR     .S1    A26, A31, A0         ; <-1> XOR     both_97, box_97, sum_97
||      SHL     .S2    B5, 5, B24           ; <-1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A5, A17, A21         ; <-1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B30, B19, B30        ; <-2> ROTL    index_137, p27_140, m_136
||      STW     .D1T1  A8, *A15++[4]        ; <-2> STW     wa, *front_out++[4]{second_out}
||      LDW     .D2T2  *+B29[4], B16        ; <-1> LDW     *+keys_b[4], p_127
        ADD     .L1    A19, A27, A18        ; <-1> ADD     upper_102, lower_102, ya
||      XOR     .L2    B17, B19, B17        ; <-1> XOR     yb, r_122, yb
||      ADD     .S1    A18, A5, A0          ; <-2> ADD     ya, l_107, ya
||      XOR     .S2    B0, B16, B0          ; <-2> XOR     both_140, box_140, sum_140
||      ROTL    .M1    A0, A21, A5          ; <-1> ROTL    sum_97, r_93, l_93
        ADD     .L2    B7, B30, B20         ; <-2> ADD     xb, m_136, xb
||      ADD     .S2    B24, B21, B0         ; <-1> ADD     p5_126, p27_126, once_126
||      MPYLHU  .M1    A18, A23, A3         ; <-1> MPYLHU  ya, q_98, mixed2_103
||      ROTL    .M2    B0, B2, B0           ; <-2> ROTL    sum_140, r_136, l_136
||      LDW     .D1T1  *+A28[7], A9         ; <-1> LDW     *+keys_a[6 + 1], q_105
||      ADD     .D2    B31, B18, B24        ; <-1> ADD     zb, l_115, zb
        ADD     .L1    A14, A29, A29        ; <-1> ADD     za, l_86, za
||      XOR     .L2    B0, B19, B26         ; <-1> XOR     once_126, r_122, both_126
||      SHL     .S2    B17, 13, B7          ; <-1> SHL     yb, 13, upper_131
||      MPYHLU  .M1    A18, A23, A10        ; <-1> MPYHLU  ya, q_98, mixed1_103
||      LDW     .D1T1  *+A6[A8], A20        ; <-1> LDW     *+A6[index_101], box_104
        ADD     .L1    A30, A5, A5          ; <-1> ADD     wa, l_93, wa
||      XOR     .L2    B26, B18, B18        ; <-1> XOR     both_126, box_126, sum_126
||      SHRU    .S2    B17, 19, B26         ; <-1> SHRU    yb, 19, lower_131
||      MPYU    .M1    A18, A23, A24        ; <-1> MPYU    ya, q_98, low_103
||      ROTL    .M2    B23, B21, B7         ; <-1> ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A28[6], A21        ; <-1> LDW     *+keys_a[6], p_105
        ADD     .L1    A10, A3, A10         ; <-1> ADD     mixed1_103, mixed2_103, mixed_103
||      ADD     .S2    B7, B26, B25         ; <-1> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B18, B19, B2         ; <-1> ROTL    sum_126, r_122, l_122
||      STW     .D1T1  A24, *-A15[1]        ; <-2> STW     za, *-front_out[1]{second_out}
||      ADD     .D2    B25, B0, B0          ; <-2> ADD     yb, l_136, yb
        ADD     .L1    A20, A9, A3          ; <-2> ADD     xa, m_107, xa
||      XOR     .L2    B9, B2, B20          ; <-2> XOR     wb, r_136, wb
||      SHL     .S1    A10, 16, A10         ; <-1> SHL     mixed_103, 16, upper_103
||      MPYHLU  .M2X   B25, A7, B27         ; <-1> MPYHLU  yb, q_127, mixed1_132
||      STW     .D2T2  B20, *+B8[1]         ; <-2> STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A24, A10, A24        ; <-1> ADD     low_103, upper_103, product_101
||      ADD     .L2    B3, B2, B21          ; <-1> ADD     wb, l_122, wb
||      MPYLHU  .M2X   B25, A7, B2          ; <-1> MPYLHU  yb, q_127, mixed2_132
        ADD     .L2    B17, B16, B17        ; <-1> ADD     yb, p_127, index_130
||      SHRU    .S1    A24, 27, A7          ; <-1> SHRU    product_101, 27, p27_104
||      ROTL    .M1    A24, 10, A10         ; <-1> ROTL    product_101, 10, r_100
||      MPYU    .M2X   B25, A7, B30         ; <-1> MPYU    yb, q_127, low_132
||      ADD     .D1    A29, A21, A23        ; <-1> ADD     za, m_93, za
||      LDW     .D2T2  *+B29[6], B30        ; <-1> LDW     *+keys_b[6], p_134
        ADD     .L2    B24, B7, B9          ; <-1> ADD     zb, m_122, zb
||      SHL     .S1    A24, 5, A14          ; <-1> SHL     product_101, 5, p5_104
||      ADD     .S2    B27, B2, B2          ; <-1> ADD     mixed1_132, mixed2_132, mixed_132
||      LDW     .D2T2  *+B29[7], B7         ; <-1> LDW     *+keys_b[6 + 1], q_134
        ADD     .L1    A14, A7, A19         ; <-1> ADD     p5_104, p27_104, once_104
||      SHL     .S2    B2, 16, B2           ; <-1> SHL     mixed_132, 16, upper_132
||      XOR     .D1    A23, A10, A14        ; <-1> XOR     za, r_100, za
||      LDW     .D2T2  *+B6[B17], B19       ; <-1> LDW     *+B6[index_130], box_133
        SHRU    .S1    A14, 19, A16         ; <-1> SHRU    za, 19, lower_109
||      ADD     .S2    B30, B2, B2          ; <-1> ADD     low_132, upper_132, product_130
||      ROTL    .M1    A8, A7, A8           ; <-1> ROTL    index_101, p27_104, m_100
        XOR     .L1    A19, A10, A24        ; <-1> XOR     once_104, r_100, both_104
||      SHL     .S1    A14, 13, A19         ; <-1> SHL     za, 13, upper_109
||      SHL     .S2    B2, 5, B16           ; <-1> SHL     product_130, 5, p5_133
||      ROTL    .M2    B2, 10, B18          ; <-1> ROTL    product_130, 10, r_129
        XOR     .L1    A24, A20, A21        ; <-1> XOR     both_104, box_104, sum_104
||      ADD     .S1    A14, A21, A16        ; <-1> ADD     za, p_105, index_108
||      SHRU    .S2    B2, 27, B2           ; <-1> SHRU    product_130, 27, p27_133
||      ADD     .D1    A19, A16, A24        ; <-1> ADD     upper_109, lower_109, za
        XOR     .L2    B9, B18, B9          ; <-1> XOR     zb, r_129, zb
||      ROTL    .M1    A21, A10, A8         ; <-1> ROTL    sum_104, r_100, l_100
||      STW     .D2T2  B0, *+B8[2]          ; <-2> STW     yb, *+back_out[2]{second_out}
        ADD     .L1    A5, A8, A17          ; <-1> ADD     wa, m_100, wa
||      ADD     .L2    B16, B2, B2          ; <-1> ADD     p5_133, p27_133, once_133
||      SHRU    .S2    B9, 19, B0           ; <-1> SHRU    zb, 19, lower_138
||      MPYLHU  .M1    A24, A9, A10         ; <-1> MPYLHU  za, q_105, mixed2_110
||      ROTL    .M2    B17, B2, B17         ; <-1> ROTL    index_130, p27_133, m_129
        SHL     .S2    B9, 13, B2           ; <-1> SHL     zb, 13, upper_138
||      MPYHLU  .M1    A24, A9, A22         ; <-1> MPYHLU  za, q_105, mixed1_110
||      STW     .D1T1  A0, *-A15[2]         ; <-2> STW     ya, *-front_out[2]{second_out}
||      XOR     .D2    B2, B18, B16         ; <-1> XOR     once_133, r_129, both_133
        ADD     .L1    A22, A8, A20         ; <-1> ADD     xa, l_100, xa
||      ADD     .L2    B9, B30, B30         ; <-1> ADD     zb, p_134, index_137
||      XOR     .D2    B16, B19, B9         ; <-1> XOR     both_133, box_133, sum_133
        ADD     .L2    B2, B0, B0           ; <-1> ADD     upper_138, lower_138, zb
||      MPYU    .M1    A24, A9, A27         ; <-1> MPYU    za, q_105, low_110
||      ROTL    .M2    B9, B18, B2          ; <-1> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A22, A10, A29        ; <-1> ADD     mixed1_110, mixed2_110, mixed_110
||      STW     .D2T2  B20, *B8--[4]        ; <-2> STW     wb, *back_out--[4]{second_out}
        SHL     .S1    A29, 16, A10         ; <-1> SHL     mixed_110, 16, upper_110
||      MPYHLU  .M2    B0, B7, B26          ; <-1> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A16], A8        ; <-1> LDW     *+A6[index_108], box_111
||      STW     .D2T2  B0, *+B8[3]          ; <-1> STW     zb, *+back_out[3]{second_out}
        ADD     .S1    A27, A10, A8         ; <-1> ADD     low_110, upper_110, product_108
||      MPYLHU  .M2    B0, B7, B0           ; <-1> MPYLHU  zb, q_134, mixed2_139
||      STW     .D1T1  A3, *-A15[3]         ; <-2> STW     xa, *-front_out[3]{second_out}
        SHRU    .S1    A8, 27, A9           ; <-1> SHRU    product_108, 27, p27_111
||      ROTL    .M1    A8, 10, A19          ; <-1> ROTL    product_108, 10, r_107
||      MPYU    .M2    B0, B7, B5           ; <-1> MPYU    zb, q_134, low_139
        ADD     .L2    B26, B0, B0          ; <-1> ADD     mixed1_139, mixed2_139, mixed_139
||      SHL     .S1    A8, 5, A8            ; <-1> SHL     product_108, 5, p5_111
||      ADD     .S2    B22, B2, B7          ; <-1> ADD     xb, l_129, xb
        ADD     .L1    A8, A9, A3           ; <-1> ADD     p5_111, p27_111, once_111
||      SHL     .S2    B0, 16, B0           ; <-1> SHL     mixed_139, 16, upper_139
        ADD     .L2    B21, B17, B9         ; <-1> ADD     wb, m_129, wb
||      XOR     .S1    A3, A19, A3          ; <-1> XOR     once_111, r_107, both_111
        XOR     .L1    A3, A8, A31          ; <-1> XOR     both_111, box_111, sum_111
||      ADD     .S2    B5, B0, B1           ; <-1> ADD     low_139, upper_139, product_137
        XOR     .L1    A17, A19, A8         ; <-1> XOR     wa, r_107, wa
||      SHL     .S2    B1, 5, B0            ; <-1> SHL     product_137, 5, p5_140
||      ROTL    .M1    A16, A9, A9          ; <-1> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B1, 10, B2           ; <-1> ROTL    product_137, 10, r_136
||      LDW     .D2T2  *+B6[B30], B16       ; <-1> LDW     *+B6[index_137], box_140
        NOP
        SHRU    .S2    B1, 27, B19          ; <-1> SHRU    product_137, 27, p27_140
        ADD     .L2    B0, B19, B0          ; <-1> ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A31, A19, A5         ; <-1> ROTL    sum_111, r_107, l_107
        XOR     .L2    B0, B2, B0           ; <-1> XOR     once_140, r_136, both_140
||      ROTL    .M2    B30, B19, B30        ; <-1> ROTL    index_137, p27_140, m_136
||      STW     .D1T1  A8, *A15++[4]        ; <-1> STW     wa, *front_out++[4]{second_out}
        ADD     .S1    A18, A5, A0          ; <-1> ADD     ya, l_107, ya
||      XOR     .S2    B0, B16, B0          ; <-1> XOR     both_140, box_140, sum_140
        ADD     .L2    B7, B30, B20         ; <-1> ADD     xb, m_136, xb
||      ROTL    .M2    B0, B2, B0           ; <-1> ROTL    sum_140, r_136, l_136
        NOP     2
        STW     .D1T1  A24, *-A15[1]        ; <-1> STW     za, *-front_out[1]{second_out}
||      ADD     .D2    B25, B0, B0          ; <-1> ADD     yb, l_136, yb
        ADD     .L1    A20, A9, A3          ; <-1> ADD     xa, m_107, xa
||      XOR     .L2    B9, B2, B20          ; <-1> XOR     wb, r_136, wb
||      STW     .D2T2  B20, *+B8[1]         ; <-1> STW     xb, *+back_out[1]{second_out}
        NOP     7
        STW     .D2T2  B0, *+B8[2]          ; <-1> STW     yb, *+back_out[2]{second_out}
        NOP
        STW     .D1T1  A0, *-A15[2]         ; <-1> STW     ya, *-front_out[2]{second_out}
        NOP
        STW     .D2T2  B20, *B8--[4]        ; <-1> STW     wb, *back_out--[4]{second_out}
        NOP
        STW     .D1T1  A3, *-A15[3]         ; <-1> STW     xa, *-front_out[3]{second_out}
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$10:
        LDW     .D2T2  *+B15[4], B0         ; restore pass
        NOP
        LDW     .D2T2  *+B15[5], B0         ; restore keys
        NOP     2
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_encrypt_blocks_c64x$second_half; [pass] B       second_half
||      STW     .D2T2  B0, *+B15[4]         ; save pass
        ADDK    .S2    32, B0               ; ADDK    32, keys
        NOP     3
        STW     .D2T2  B0, *+B15[5]         ; save keys
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$11:
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP     3
        LDW     .D2T2  *+B15[3], B0         ; restore out
        LDW     .D1T2  *+A0[3], B20         ; LDW     *+keys[3], k3
||      LDW     .D2T1  *+B15[2], A0         ; restore blocks
        LDW     .D1T1  *+A0[0], A30         ; LDW     *+keys[0], k0
        LDW     .D1T2  *+A0[2], B21         ; LDW     *+keys[2], k2
        LDW     .D1T2  *+A0[1], B22         ; LDW     *+keys[1], k1
        MV      .L1X   B0, A3               ; MV      out, to
        MV      .L1    A0, A2               ; MV      blocks, left
        MV      .L2    B0, B25              ; MV      out, from
        NOP
mars_encrypt_blocks_c64x$unmixing$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of unmixing
  [A1]  B       .S1    mars_encrypt_blocks_c64x$unmixing$few; few iterations of unmixing
        NOP     5
mars_encrypt_blocks_c64x$unmixing$entry:
        LDW     .D2T2  *B25++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, a
        NOP     4
        LDW     .D2T2  *+B4[B5], B1         ; <0> LDW     *+B4[a], s0_147
        LDW     .D2T2  *-B25[3], B7         ; <0> LDW     *-from[3]{unmixing_in}, b
        NOP
        SHRU    .S1X   B5, 24, A7           ; <0> SHRU    a, 24, a24_147
||      LDW     .D2T2  *-B25[2], B28        ; <0> LDW     *-from[2]{unmixing_in}, c
        NOP
        SHRU    .S2    B5, 16, B3           ; <0> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A7], B23        ; <0> LDW     *+A4[a24_147], s1_147
        SUB     .L1    A2, 3, A2            ; passes of unmixing
||      XOR     .S2    B7, B1, B27          ; <0> XOR     b, s0_147, b
        LDW     .D2T1  *+B4[B3], A21        ; <0> LDW     *+B4[a16_147], s2_147
        LDW     .D2T1  *+B4[B27], A16       ; <0> LDW     *+B4[b], s0_148
        SHRU    .S1X   B27, 8, A20          ; <0> SHRU    b, 8, a8_148
||      ROTL    .M2    B5, 24, B26          ; <0> ROTL    a, 24, a
        NOP
        SHRU    .S2    B27, 16, B24         ; <0> SHRU    b, 16, a16_148
        LDW     .D2T1  *-B25[1], A8         ; <0> LDW     *-from[1]{unmixing_in}, d
        MV      .L1X   B21, A5              ; move k2
||      SUB     .L2    B28, B23, B1         ; <0> SUB     c, s1_147, c
||      ROTL    .M2    B27, 24, B21         ; <0> ROTL    b, 24, b
        SHRU    .S1X   B5, 8, A22           ; <0> SHRU    a, 8, a8_147
||      XOR     .S2X   B1, A16, B23         ; <0> XOR     c, s0_148, c
        MV      .L1X   B20, A0              ; move k3
||      SUB     .L2    B23, B21, B20        ; <0> SUB     c, b, c
        SHRU    .S1X   B27, 24, A16         ; <0> SHRU    b, 24, a24_148
        SHRU    .S1X   B20, 24, A19         ; <0> SHRU    c, 24, a24_149
||      LDW     .D2T2  *B25++[4], B5        ; <1> LDW     *from++[4]{unmixing_in}, a
        SHRU    .S2    B20, 16, B19         ; <0> SHRU    c, 16, a16_149
||      LDW     .D1T2  *+A4[A22], B23       ; <0> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T1  *+B4[B20], A20       ; <0> LDW     *+B4[c], s0_149
        LDW     .D1T1  *+A4[A16], A8        ; <0> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B24], B20       ; <0> LDW     *+B4[a16_148], s2_148
        SHRU    .S1X   B20, 8, A20          ; <0> SHRU    c, 8, a8_149
||      ROTL    .M2    B20, 24, B18         ; <0> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A20], B23       ; <0> LDW     *+A4[a8_148], s3_148
        NOP
        LDW     .D1T1  *+A4[A20], A19       ; <0> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B5], B1         ; <1> LDW     *+B4[a], s0_147
        SUB     .L1    A8, A21, A19         ; <0> SUB     d, s2_147, difference_147
||      LDW     .D1T1  *+A4[A19], A18       ; <0> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T2  *-B25[3], B7         ; <1> LDW     *-from[3]{unmixing_in}, b
        XOR     .S1X   A19, B23, A19        ; <0> XOR     difference_147, s3_147, d
        SUB     .L2    B26, B20, B20        ; <0> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B5, 24, A7           ; <1> SHRU    a, 24, a24_147
||      LDW     .D2T2  *-B25[2], B28        ; <1> LDW     *-from[2]{unmixing_in}, c
        XOR     .L2    B20, B23, B16        ; <0> XOR     difference_148, s3_148, a
||      SUB     .S1    A19, A8, A8          ; <0> SUB     d, s1_148, d
        SHRU    .S2    B5, 16, B3           ; <1> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A7], B23        ; <1> LDW     *+A4[a24_147], s1_147
        XOR     .L1    A8, A20, A17         ; <0> XOR     d, s0_149, d
||      XOR     .S2    B7, B1, B27          ; <1> XOR     b, s0_147, b
||      LDW     .D2T1  *+B4[B19], A8        ; <0> LDW     *+B4[a16_149], s2_149
        SUB     .L2X   B16, A18, B20        ; <0> SUB     a, s1_149, a
||      LDW     .D2T1  *+B4[B3], A21        ; <1> LDW     *+B4[a16_147], s2_147
        SUB     .S2X   A17, B20, B17        ; <0> SUB     d, a, d
||      LDW     .D2T1  *+B4[B27], A16       ; <1> LDW     *+B4[b], s0_148
        SHRU    .S1X   B27, 8, A20          ; <1> SHRU    b, 8, a8_148
||      SHRU    .S2    B17, 16, B16         ; <0> SHRU    d, 16, a16_150
||      ROTL    .M2    B5, 24, B26          ; <1> ROTL    a, 24, a
        SHRU    .S1X   B17, 8, A18          ; <0> SHRU    d, 8, a8_150
||      LDW     .D2T2  *+B4[B17], B28       ; <0> LDW     *+B4[d], s0_150
        SHRU    .S2    B27, 16, B24         ; <1> SHRU    b, 16, a16_148
        SUB     .L2X   B21, A8, B19         ; <0> SUB     b, s2_149, difference_149
||      LDW     .D2T1  *-B25[1], A8         ; <1> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B28, B23, B1         ; <1> SUB     c, s1_147, c
||      SHRU    .S1X   B17, 24, A7          ; <0> SHRU    d, 24, a24_150
||      ROTL    .M2    B27, 24, B21         ; <1> ROTL    b, 24, b
        SHRU    .S1X   B5, 8, A22           ; <1> SHRU    a, 8, a8_147
||      XOR     .S2X   B1, A16, B23         ; <1> XOR     c, s0_148, c
||      ROTL    .M2    B17, 24, B8          ; <0> ROTL    d, 24, d
||      LDW     .D2T2  *+B4[B16], B9        ; <0> LDW     *+B4[a16_150], s2_150
        SUB     .L2    B23, B21, B20        ; <1> SUB     c, b, c
||      LDW     .D1T2  *+A4[A7], B1         ; <0> LDW     *+A4[a24_150], s1_150
||      XOR     .D2    B20, B28, B17        ; <0> XOR     a, s0_150, a
        SHRU    .S1X   B27, 24, A16         ; <1> SHRU    b, 24, a24_148
||      LDW     .D1T1  *+A4[A18], A1        ; <0> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B17], B7        ; <0> LDW     *+B4[a], s0_152
        XOR     .L2X   B19, A19, B16        ; <0> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B20, 24, A19         ; <1> SHRU    c, 24, a24_149
||      SHRU    .S2    B17, 16, B7          ; <0> SHRU    a, 16, a16_152
||      LDW     .D2T2  *B25++[4], B5        ; <2> LDW     *from++[4]{unmixing_in}, a
        SHRU    .S1X   B17, 24, A7          ; <0> SHRU    a, 24, a24_152
||      SHRU    .S2    B20, 16, B19         ; <1> SHRU    c, 16, a16_149
||      LDW     .D1T2  *+A4[A22], B23       ; <1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T1  *+B4[B20], A20       ; <1> LDW     *+B4[c], s0_149
        LDW     .D1T1  *+A4[A16], A8        ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B24], B20       ; <1> LDW     *+B4[a16_148], s2_148
        SUB     .L2    B16, B1, B16         ; <0> SUB     b, s1_150, b
||      SHRU    .S1X   B20, 8, A20          ; <1> SHRU    c, 8, a8_149
||      ROTL    .M2    B20, 24, B18         ; <1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A20], B23       ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B7], A1         ; <0> LDW     *+B4[a16_152], s2_152
        SUB     .L2    B18, B9, B9          ; <0> SUB     c, s2_150, difference_150
||      SHRU    .S1X   B17, 8, A18          ; <0> SHRU    a, 8, a8_152
||      LDW     .D1T2  *+A4[A7], B1         ; <0> LDW     *+A4[a24_152], s1_152
        XOR     .L2    B16, B7, B9          ; <0> XOR     b, s0_152, b
||      XOR     .S2X   B9, A1, B16          ; <0> XOR     difference_150, s3_150, c
||      LDW     .D1T1  *+A4[A20], A19       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B5], B1         ; <2> LDW     *+B4[a], s0_147
        SUB     .L1    A8, A21, A19         ; <1> SUB     d, s2_147, difference_147
||      SHRU    .S2    B9, 16, B7           ; <0> SHRU    b, 16, a16_153
||      LDW     .D1T1  *+A4[A19], A18       ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T2  *-B25[3], B7         ; <2> LDW     *-from[3]{unmixing_in}, b
        XOR     .S1X   A19, B23, A19        ; <1> XOR     difference_147, s3_147, d
||      LDW     .D2T2  *+B4[B9], B1         ; <0> LDW     *+B4[b], s0_153
        SUB     .L2    B26, B20, B20        ; <1> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B5, 24, A7           ; <2> SHRU    a, 24, a24_147
||      SUB     .S2X   B8, A1, B8           ; <0> SUB     d, s2_152, difference_152
||      LDW     .D2T2  *-B25[2], B28        ; <2> LDW     *-from[2]{unmixing_in}, c
        XOR     .L2    B20, B23, B16        ; <1> XOR     difference_148, s3_148, a
||      SUB     .S1    A19, A8, A8          ; <1> SUB     d, s1_148, d
||      SUB     .S2    B16, B1, B2          ; <0> SUB     c, s1_152, c
||      LDW     .D1T2  *+A4[A18], B9        ; <0> LDW     *+A4[a8_152], s3_152
        SHRU    .S2    B5, 16, B3           ; <2> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A7], B23        ; <2> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B7], A16        ; <0> LDW     *+B4[a16_153], s2_153
        XOR     .L1    A8, A20, A17         ; <1> XOR     d, s0_149, d
||      SHRU    .S1X   B9, 8, A9            ; <0> SHRU    b, 8, a8_153
||      XOR     .S2    B7, B1, B27          ; <2> XOR     b, s0_147, b
||      ROTL    .M2    B9, 24, B3           ; <0> ROTL    b, 24, b
||      LDW     .D2T1  *+B4[B19], A8        ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L2X   B16, A18, B20        ; <1> SUB     a, s1_149, a
||      SHRU    .S1X   B9, 24, A18          ; <0> SHRU    b, 24, a24_153
||      LDW     .D1T2  *+A4[A9], B7         ; <0> LDW     *+A4[a8_153], s3_153
||      LDW     .D2T1  *+B4[B3], A21        ; <2> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B2, B1, B1           ; <0> XOR     c, s0_153, c
||      SUB     .S2X   A17, B20, B17        ; <1> SUB     d, a, d
||      ROTL    .M1X   B17, 24, A17         ; <0> ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B27], A16       ; <2> LDW     *+B4[b], s0_148
        SUB     .L2    B1, B3, B2           ; <0> SUB     c, b, c
||      SHRU    .S1X   B27, 8, A20          ; <2> SHRU    b, 8, a8_148
||      SHRU    .S2    B17, 16, B16         ; <1> SHRU    d, 16, a16_150
||      ROTL    .M2    B5, 24, B26          ; <2> ROTL    a, 24, a
||      LDW     .D1T2  *+A4[A18], B0        ; <0> LDW     *+A4[a24_153], s1_153
        SHRU    .S1X   B17, 8, A18          ; <1> SHRU    d, 8, a8_150
||      LDW     .D2T2  *+B4[B17], B28       ; <1> LDW     *+B4[d], s0_150
        SHRU    .S1X   B2, 24, A7           ; <0> SHRU    c, 24, a24_154
||      SHRU    .S2    B27, 16, B24         ; <2> SHRU    b, 16, a16_148
||      LDW     .D2T1  *+B4[B2], A1         ; <0> LDW     *+B4[c], s0_154
        SUB     .L1    A17, A16, A8         ; <0> SUB     a, s2_153, difference_153
||      SUB     .L2X   B21, A8, B19         ; <1> SUB     b, s2_149, difference_149
||      SHRU    .S1X   B2, 8, A9            ; <0> SHRU    c, 8, a8_154
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c, 16, a16_154
||      LDW     .D2T1  *-B25[1], A8         ; <2> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B28, B23, B1         ; <2> SUB     c, s1_147, c
||      SHRU    .S1X   B17, 24, A7          ; <1> SHRU    d, 24, a24_150
||      ROTL    .M2    B27, 24, B21         ; <2> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A7], B0         ; <0> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B0], A17        ; <0> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B8, B9, B31          ; <0> XOR     difference_152, s3_152, d
||      SHRU    .S1X   B5, 8, A22           ; <2> SHRU    a, 8, a8_147
||      XOR     .S2X   B1, A16, B23         ; <2> XOR     c, s0_148, c
||      ROTL    .M2    B17, 24, B8          ; <1> ROTL    d, 24, d
||      LDW     .D2T2  *+B4[B16], B9        ; <1> LDW     *+B4[a16_150], s2_150
        SUB     .L2    B23, B21, B20        ; <2> SUB     c, b, c
||      SUB     .S2    B31, B0, B5          ; <0> SUB     d, s1_153, d
||      LDW     .D1T2  *+A4[A7], B1         ; <1> LDW     *+A4[a24_150], s1_150
||      XOR     .D2    B20, B28, B17        ; <1> XOR     a, s0_150, a
;@loop {"name": "unmixing", "ii": 22, "res_mii": 20, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 20, "result": "time limit", "seconds": 5.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 5.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 64.6, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 22, 4 stages
;  bounds: resources 20, recurrence 1
;  units: L1 10/22, S1 18/22, M1 2/22, D1 22/22, L2 16/22, S2 18/22, M2 6/22, D2 22/22
;  cross paths: 1X 21/22, 2X 11/22
;  T paths: T1 20/22, T2 20/22
;  registers of side A: 17 used, 15 live at once
;  registers of side B: 24 used, 21 live at once
;  II 20: time limit, 5.0 s
;  II 21: time limit, 5.2 s
;  II 22: found by annealing, 64.6 s
;  not proved the least possible: every interval below 20 is ruled out; 10.2 s of search found nothing below 22
;  pipelined from 4 iterations on
mars_encrypt_blocks_c64x$unmixing:
        XOR     .L2X   B7, A8, B1           ; <3> XOR     difference_153, s3_153, a
||      SHRU    .S1X   B27, 24, A16         ; <1> SHRU    b, 24, a24_148
||      LDW     .D1T1  *+A4[A18], A1        ; <2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B17], B7        ; <2> LDW     *+B4[a], s0_152
        XOR     .L2X   B19, A19, B16        ; <2> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B20, 24, A19         ; <1> SHRU    c, 24, a24_149
||      SHRU    .S2    B17, 16, B7          ; <2> SHRU    a, 16, a16_152
||      LDW     .D1T1  *+A4[A9], A9         ; <3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *B25++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, a
        SHRU    .S1X   B17, 24, A7          ; <2> SHRU    a, 24, a24_152
||      SHRU    .S2    B20, 16, B19         ; <1> SHRU    c, 16, a16_149
||      LDW     .D1T2  *+A4[A22], B23       ; <1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T1  *+B4[B20], A20       ; <1> LDW     *+B4[c], s0_149
        XOR     .L2X   B5, A1, B0           ; <3> XOR     d, s0_154, d
||      SUB     .S2    B1, B0, B2           ; <3> SUB     a, s1_154, a
||      ROTL    .M1X   B2, 24, A16          ; <3> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A16], A8        ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B24], B20       ; <1> LDW     *+B4[a16_148], s2_148
        SUB     .L2    B16, B1, B16         ; <2> SUB     b, s1_150, b
||      SHRU    .S1X   B20, 8, A20          ; <1> SHRU    c, 8, a8_149
||      SUB     .S2    B0, B2, B1           ; <3> SUB     d, a, d
||      ROTL    .M2    B20, 24, B18         ; <1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A20], B23       ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B7], A1         ; <2> LDW     *+B4[a16_152], s2_152
        SUB     .L2    B18, B9, B9          ; <2> SUB     c, s2_150, difference_150
||      SHRU    .S1X   B17, 8, A18          ; <2> SHRU    a, 8, a8_152
||      SHRU    .S2    B1, 16, B0           ; <3> SHRU    d, 16, a16_155
||      LDW     .D1T2  *+A4[A7], B1         ; <2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B1], A1         ; <3> LDW     *+B4[d], s0_155
        XOR     .L2    B16, B7, B9          ; <2> XOR     b, s0_152, b
||      SHRU    .S1X   B1, 8, A7            ; <3> SHRU    d, 8, a8_155
||      XOR     .S2X   B9, A1, B16          ; <2> XOR     difference_150, s3_150, c
||      LDW     .D1T1  *+A4[A20], A19       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B5], B1         ; <0> LDW     *+B4[a], s0_147
        SUB     .L1    A8, A21, A19         ; <1> SUB     d, s2_147, difference_147
||      SHRU    .S1X   B1, 24, A1           ; <3> SHRU    d, 24, a24_155
||      SHRU    .S2    B9, 16, B7           ; <2> SHRU    b, 16, a16_153
||      LDW     .D1T1  *+A4[A19], A18       ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T2  *-B25[3], B7         ; <0> LDW     *-from[3]{unmixing_in}, b
        XOR     .S1X   A19, B23, A19        ; <1> XOR     difference_147, s3_147, d
||      LDW     .D1T1  *+A4[A1], A7         ; <3> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B9], B1         ; <2> LDW     *+B4[b], s0_153
        SUB     .L2    B26, B20, B20        ; <1> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B5, 24, A7           ; <0> SHRU    a, 24, a24_147
||      SUB     .S2X   B8, A1, B8           ; <2> SUB     d, s2_152, difference_152
||      ROTL    .M2    B1, 24, B0           ; <3> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A7], A9         ; <3> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *-B25[2], B28        ; <0> LDW     *-from[2]{unmixing_in}, c
        XOR     .L1X   A1, B2, A1           ; <3> XOR     a, s0_155, a
||      XOR     .L2    B20, B23, B16        ; <1> XOR     difference_148, s3_148, a
||      SUB     .S1    A19, A8, A8          ; <1> SUB     d, s1_148, d
||      SUB     .S2    B16, B1, B2          ; <2> SUB     c, s1_152, c
||      LDW     .D1T2  *+A4[A18], B9        ; <2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B0], A7         ; <3> LDW     *+B4[a16_155], s2_155
        SUB     .L1X   B3, A17, A7          ; <3> SUB     b, s2_154, difference_154
||      SHRU    .S2    B5, 16, B3           ; <0> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A7], B23        ; <0> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T1  *+B4[B7], A16        ; <2> LDW     *+B4[a16_153], s2_153
        XOR     .L1    A8, A20, A17         ; <1> XOR     d, s0_149, d
||      SHRU    .S1X   B9, 8, A9            ; <2> SHRU    b, 8, a8_153
||      XOR     .S2    B7, B1, B27          ; <0> XOR     b, s0_147, b
||      ROTL    .M2    B9, 24, B3           ; <2> ROTL    b, 24, b
||      XOR     .D1    A7, A9, A8           ; <3> XOR     difference_154, s3_154, b
||      LDW     .D2T1  *+B4[B19], A8        ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A8, A7, A8           ; <3> SUB     b, s1_155, b
||      SUB     .L2X   B16, A18, B20        ; <1> SUB     a, s1_149, a
||      SHRU    .S1X   B9, 24, A18          ; <2> SHRU    b, 24, a24_153
||      LDW     .D1T2  *+A4[A9], B7         ; <2> LDW     *+A4[a8_153], s3_153
||      LDW     .D2T1  *+B4[B3], A21        ; <0> LDW     *+B4[a16_147], s2_147
        SUB     .L1    A1, A30, A1          ; <3> SUB     a, k0, a
||      XOR     .L2    B2, B1, B1           ; <2> XOR     c, s0_153, c
||      SUB     .S2X   A17, B20, B17        ; <1> SUB     d, a, d
||      ROTL    .M1X   B17, 24, A17         ; <2> ROTL    a, 24, a
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     left, 1, left
||      LDW     .D2T1  *+B4[B27], A16       ; <0> LDW     *+B4[b], s0_148
        SUB     .L1    A16, A7, A7          ; <3> SUB     c, s2_155, difference_155
||      SUB     .L2    B1, B3, B2           ; <2> SUB     c, b, c
||      SHRU    .S1X   B27, 8, A20          ; <0> SHRU    b, 8, a8_148
||      SHRU    .S2    B17, 16, B16         ; <1> SHRU    d, 16, a16_150
||      ROTL    .M2    B5, 24, B26          ; <0> ROTL    a, 24, a
||      LDW     .D1T2  *+A4[A18], B0        ; <2> LDW     *+A4[a24_153], s1_153
||      SUB     .D2X   B0, A0, B0           ; <3> SUB     d, k3, d
        XOR     .L1    A7, A9, A1           ; <3> XOR     difference_155, s3_155, c
||      SUB     .L2X   A8, B22, B1          ; <3> SUB     b, k1, b
||      SHRU    .S1X   B17, 8, A18          ; <1> SHRU    d, 8, a8_150
||[A2]  B       .S2    mars_encrypt_blocks_c64x$unmixing; <0> [left] B       unmixing
||      STW     .D1T1  A1, *A3++[4]         ; <3> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T2  *+B4[B17], B28       ; <1> LDW     *+B4[d], s0_150
        SUB     .L1    A1, A5, A1           ; <3> SUB     c, k2, c
||      SHRU    .S1X   B2, 24, A7           ; <2> SHRU    c, 24, a24_154
||      SHRU    .S2    B27, 16, B24         ; <0> SHRU    b, 16, a16_148
||      STW     .D1T2  B0, *-A3[1]          ; <3> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B2], A1         ; <2> LDW     *+B4[c], s0_154
        SUB     .L1    A17, A16, A8         ; <2> SUB     a, s2_153, difference_153
||      SUB     .L2X   B21, A8, B19         ; <1> SUB     b, s2_149, difference_149
||      SHRU    .S1X   B2, 8, A9            ; <2> SHRU    c, 8, a8_154
||      SHRU    .S2    B2, 16, B0           ; <2> SHRU    c, 16, a16_154
||      STW     .D1T2  B1, *-A3[3]          ; <3> STW     b, *-to[3]{unmixing_out}
||      LDW     .D2T1  *-B25[1], A8         ; <0> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B28, B23, B1         ; <0> SUB     c, s1_147, c
||      SHRU    .S1X   B17, 24, A7          ; <1> SHRU    d, 24, a24_150
||      ROTL    .M2    B27, 24, B21         ; <0> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A7], B0         ; <2> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B0], A17        ; <2> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B8, B9, B31          ; <2> XOR     difference_152, s3_152, d
||      SHRU    .S1X   B5, 8, A22           ; <0> SHRU    a, 8, a8_147
||      XOR     .S2X   B1, A16, B23         ; <0> XOR     c, s0_148, c
||      ROTL    .M2    B17, 24, B8          ; <1> ROTL    d, 24, d
||      STW     .D1T1  A1, *-A3[2]          ; <3> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *+B4[B16], B9        ; <1> LDW     *+B4[a16_150], s2_150
        SUB     .L2    B23, B21, B20        ; <0> SUB     c, b, c
||      SUB     .S2    B31, B0, B5          ; <2> SUB     d, s1_153, d
||      LDW     .D1T2  *+A4[A7], B1         ; <1> LDW     *+A4[a24_150], s1_150
||      XOR     .D2    B20, B28, B17        ; <1> XOR     a, s0_150, a
mars_encrypt_blocks_c64x$unmixing$exit:
        XOR     .L2X   B7, A8, B1           ; <-3> XOR     difference_153, s3_153, a
||      SHRU    .S1X   B27, 24, A16         ; <-1> SHRU    b, 24, a24_148
||      LDW     .D1T1  *+A4[A18], A1        ; <-2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B17], B7        ; <-2> LDW     *+B4[a], s0_152
        XOR     .L2X   B19, A19, B16        ; <-2> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B20, 24, A19         ; <-1> SHRU    c, 24, a24_149
||      SHRU    .S2    B17, 16, B7          ; <-2> SHRU    a, 16, a16_152
||      LDW     .D1T1  *+A4[A9], A9         ; <-3> LDW     *+A4[a8_154], s3_154
        SHRU    .S1X   B17, 24, A7          ; <-2> SHRU    a, 24, a24_152
||      SHRU    .S2    B20, 16, B19         ; <-1> SHRU    c, 16, a16_149
||      LDW     .D1T2  *+A4[A22], B23       ; <-1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T1  *+B4[B20], A20       ; <-1> LDW     *+B4[c], s0_149
        XOR     .L2X   B5, A1, B0           ; <-3> XOR     d, s0_154, d
||      SUB     .S2    B1, B0, B2           ; <-3> SUB     a, s1_154, a
||      ROTL    .M1X   B2, 24, A16          ; <-3> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A16], A8        ; <-1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B24], B20       ; <-1> LDW     *+B4[a16_148], s2_148
        SUB     .L2    B16, B1, B16         ; <-2> SUB     b, s1_150, b
||      SHRU    .S1X   B20, 8, A20          ; <-1> SHRU    c, 8, a8_149
||      SUB     .S2    B0, B2, B1           ; <-3> SUB     d, a, d
||      ROTL    .M2    B20, 24, B18         ; <-1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A20], B23       ; <-1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *+B4[B7], A1         ; <-2> LDW     *+B4[a16_152], s2_152
        SUB     .L2    B18, B9, B9          ; <-2> SUB     c, s2_150, difference_150
||      SHRU    .S1X   B17, 8, A18          ; <-2> SHRU    a, 8, a8_152
||      SHRU    .S2    B1, 16, B0           ; <-3> SHRU    d, 16, a16_155
||      LDW     .D1T2  *+A4[A7], B1         ; <-2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B1], A1         ; <-3> LDW     *+B4[d], s0_155
        XOR     .L2    B16, B7, B9          ; <-2> XOR     b, s0_152, b
||      SHRU    .S1X   B1, 8, A7            ; <-3> SHRU    d, 8, a8_155
||      XOR     .S2X   B9, A1, B16          ; <-2> XOR     difference_150, s3_150, c
||      LDW     .D1T1  *+A4[A20], A19       ; <-1> LDW     *+A4[a8_149], s3_149
        SUB     .L1    A8, A21, A19         ; <-1> SUB     d, s2_147, difference_147
||      SHRU    .S1X   B1, 24, A1           ; <-3> SHRU    d, 24, a24_155
||      SHRU    .S2    B9, 16, B7           ; <-2> SHRU    b, 16, a16_153
||      LDW     .D1T1  *+A4[A19], A18       ; <-1> LDW     *+A4[a24_149], s1_149
        XOR     .S1X   A19, B23, A19        ; <-1> XOR     difference_147, s3_147, d
||      LDW     .D1T1  *+A4[A1], A7         ; <-3> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B9], B1         ; <-2> LDW     *+B4[b], s0_153
        SUB     .L2    B26, B20, B20        ; <-1> SUB     a, s2_148, difference_148
||      SUB     .S2X   B8, A1, B8           ; <-2> SUB     d, s2_152, difference_152
||      ROTL    .M2    B1, 24, B0           ; <-3> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A7], A9         ; <-3> LDW     *+A4[a8_155], s3_155
        XOR     .L1X   A1, B2, A1           ; <-3> XOR     a, s0_155, a
||      XOR     .L2    B20, B23, B16        ; <-1> XOR     difference_148, s3_148, a
||      SUB     .S1    A19, A8, A8          ; <-1> SUB     d, s1_148, d
||      SUB     .S2    B16, B1, B2          ; <-2> SUB     c, s1_152, c
||      LDW     .D1T2  *+A4[A18], B9        ; <-2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B0], A7         ; <-3> LDW     *+B4[a16_155], s2_155
        SUB     .L1X   B3, A17, A7          ; <-3> SUB     b, s2_154, difference_154
||      LDW     .D2T1  *+B4[B7], A16        ; <-2> LDW     *+B4[a16_153], s2_153
        XOR     .L1    A8, A20, A17         ; <-1> XOR     d, s0_149, d
||      SHRU    .S1X   B9, 8, A9            ; <-2> SHRU    b, 8, a8_153
||      ROTL    .M2    B9, 24, B3           ; <-2> ROTL    b, 24, b
||      XOR     .D1    A7, A9, A8           ; <-3> XOR     difference_154, s3_154, b
||      LDW     .D2T1  *+B4[B19], A8        ; <-1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A8, A7, A8           ; <-3> SUB     b, s1_155, b
||      SUB     .L2X   B16, A18, B20        ; <-1> SUB     a, s1_149, a
||      SHRU    .S1X   B9, 24, A18          ; <-2> SHRU    b, 24, a24_153
||      LDW     .D1T2  *+A4[A9], B7         ; <-2> LDW     *+A4[a8_153], s3_153
        SUB     .L1    A1, A30, A1          ; <-3> SUB     a, k0, a
||      XOR     .L2    B2, B1, B1           ; <-2> XOR     c, s0_153, c
||      SUB     .S2X   A17, B20, B17        ; <-1> SUB     d, a, d
||      ROTL    .M1X   B17, 24, A17         ; <-2> ROTL    a, 24, a
        SUB     .L1    A16, A7, A7          ; <-3> SUB     c, s2_155, difference_155
||      SUB     .L2    B1, B3, B2           ; <-2> SUB     c, b, c
||      SHRU    .S2    B17, 16, B16         ; <-1> SHRU    d, 16, a16_150
||      LDW     .D1T2  *+A4[A18], B0        ; <-2> LDW     *+A4[a24_153], s1_153
||      SUB     .D2X   B0, A0, B0           ; <-3> SUB     d, k3, d
        XOR     .L1    A7, A9, A1           ; <-3> XOR     difference_155, s3_155, c
||      SUB     .L2X   A8, B22, B1          ; <-3> SUB     b, k1, b
||      SHRU    .S1X   B17, 8, A18          ; <-1> SHRU    d, 8, a8_150
||      STW     .D1T1  A1, *A3++[4]         ; <-3> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T2  *+B4[B17], B28       ; <-1> LDW     *+B4[d], s0_150
        SUB     .L1    A1, A5, A1           ; <-3> SUB     c, k2, c
||      SHRU    .S1X   B2, 24, A7           ; <-2> SHRU    c, 24, a24_154
||      STW     .D1T2  B0, *-A3[1]          ; <-3> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B2], A1         ; <-2> LDW     *+B4[c], s0_154
        SUB     .L1    A17, A16, A8         ; <-2> SUB     a, s2_153, difference_153
||      SUB     .L2X   B21, A8, B19         ; <-1> SUB     b, s2_149, difference_149
||      SHRU    .S1X   B2, 8, A9            ; <-2> SHRU    c, 8, a8_154
||      SHRU    .S2    B2, 16, B0           ; <-2> SHRU    c, 16, a16_154
||      STW     .D1T2  B1, *-A3[3]          ; <-3> STW     b, *-to[3]{unmixing_out}
        SHRU    .S1X   B17, 24, A7          ; <-1> SHRU    d, 24, a24_150
||      LDW     .D1T2  *+A4[A7], B0         ; <-2> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B0], A17        ; <-2> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B8, B9, B31          ; <-2> XOR     difference_152, s3_152, d
||      ROTL    .M2    B17, 24, B8          ; <-1> ROTL    d, 24, d
||      STW     .D1T1  A1, *-A3[2]          ; <-3> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *+B4[B16], B9        ; <-1> LDW     *+B4[a16_150], s2_150
        SUB     .S2    B31, B0, B5          ; <-2> SUB     d, s1_153, d
||      LDW     .D1T2  *+A4[A7], B1         ; <-1> LDW     *+A4[a24_150], s1_150
||      XOR     .D2    B20, B28, B17        ; <-1> XOR     a, s0_150, a
        XOR     .L2X   B7, A8, B1           ; <-2> XOR     difference_153, s3_153, a
||      LDW     .D1T1  *+A4[A18], A1        ; <-1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B17], B7        ; <-1> LDW     *+B4[a], s0_152
        XOR     .L2X   B19, A19, B16        ; <-1> XOR     difference_149, s3_149, b
||      SHRU    .S2    B17, 16, B7          ; <-1> SHRU    a, 16, a16_152
||      LDW     .D1T1  *+A4[A9], A9         ; <-2> LDW     *+A4[a8_154], s3_154
        SHRU    .S1X   B17, 24, A7          ; <-1> SHRU    a, 24, a24_152
        XOR     .L2X   B5, A1, B0           ; <-2> XOR     d, s0_154, d
||      SUB     .S2    B1, B0, B2           ; <-2> SUB     a, s1_154, a
||      ROTL    .M1X   B2, 24, A16          ; <-2> ROTL    c, 24, c
        SUB     .L2    B16, B1, B16         ; <-1> SUB     b, s1_150, b
||      SUB     .S2    B0, B2, B1           ; <-2> SUB     d, a, d
||      LDW     .D2T1  *+B4[B7], A1         ; <-1> LDW     *+B4[a16_152], s2_152
        SUB     .L2    B18, B9, B9          ; <-1> SUB     c, s2_150, difference_150
||      SHRU    .S1X   B17, 8, A18          ; <-1> SHRU    a, 8, a8_152
||      SHRU    .S2    B1, 16, B0           ; <-2> SHRU    d, 16, a16_155
||      LDW     .D1T2  *+A4[A7], B1         ; <-1> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B1], A1         ; <-2> LDW     *+B4[d], s0_155
        XOR     .L2    B16, B7, B9          ; <-1> XOR     b, s0_152, b
||      SHRU    .S1X   B1, 8, A7            ; <-2> SHRU    d, 8, a8_155
||      XOR     .S2X   B9, A1, B16          ; <-1> XOR     difference_150, s3_150, c
        SHRU    .S1X   B1, 24, A1           ; <-2> SHRU    d, 24, a24_155
||      SHRU    .S2    B9, 16, B7           ; <-1> SHRU    b, 16, a16_153
        LDW     .D1T1  *+A4[A1], A7         ; <-2> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B9], B1         ; <-1> LDW     *+B4[b], s0_153
        SUB     .S2X   B8, A1, B8           ; <-1> SUB     d, s2_152, difference_152
||      ROTL    .M2    B1, 24, B0           ; <-2> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A7], A9         ; <-2> LDW     *+A4[a8_155], s3_155
        XOR     .L1X   A1, B2, A1           ; <-2> XOR     a, s0_155, a
||      SUB     .S2    B16, B1, B2          ; <-1> SUB     c, s1_152, c
||      LDW     .D1T2  *+A4[A18], B9        ; <-1> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B0], A7         ; <-2> LDW     *+B4[a16_155], s2_155
        SUB     .L1X   B3, A17, A7          ; <-2> SUB     b, s2_154, difference_154
||      LDW     .D2T1  *+B4[B7], A16        ; <-1> LDW     *+B4[a16_153], s2_153
        SHRU    .S1X   B9, 8, A9            ; <-1> SHRU    b, 8, a8_153
||      ROTL    .M2    B9, 24, B3           ; <-1> ROTL    b, 24, b
||      XOR     .D1    A7, A9, A8           ; <-2> XOR     difference_154, s3_154, b
        SUB     .L1    A8, A7, A8           ; <-2> SUB     b, s1_155, b
||      SHRU    .S1X   B9, 24, A18          ; <-1> SHRU    b, 24, a24_153
||      LDW     .D1T2  *+A4[A9], B7         ; <-1> LDW     *+A4[a8_153], s3_153
        SUB     .L1    A1, A30, A1          ; <-2> SUB     a, k0, a
||      XOR     .L2    B2, B1, B1           ; <-1> XOR     c, s0_153, c
||      ROTL    .M1X   B17, 24, A17         ; <-1> ROTL    a, 24, a
        SUB     .L1    A16, A7, A7          ; <-2> SUB     c, s2_155, difference_155
||      SUB     .L2    B1, B3, B2           ; <-1> SUB     c, b, c
||      LDW     .D1T2  *+A4[A18], B0        ; <-1> LDW     *+A4[a24_153], s1_153
||      SUB     .D2X   B0, A0, B0           ; <-2> SUB     d, k3, d
        XOR     .L1    A7, A9, A1           ; <-2> XOR     difference_155, s3_155, c
||      SUB     .L2X   A8, B22, B1          ; <-2> SUB     b, k1, b
||      STW     .D1T1  A1, *A3++[4]         ; <-2> STW     a, *to++[4]{unmixing_out}
        SUB     .L1    A1, A5, A1           ; <-2> SUB     c, k2, c
||      SHRU    .S1X   B2, 24, A7           ; <-1> SHRU    c, 24, a24_154
||      STW     .D1T2  B0, *-A3[1]          ; <-2> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B2], A1         ; <-1> LDW     *+B4[c], s0_154
        SUB     .L1    A17, A16, A8         ; <-1> SUB     a, s2_153, difference_153
||      SHRU    .S1X   B2, 8, A9            ; <-1> SHRU    c, 8, a8_154
||      SHRU    .S2    B2, 16, B0           ; <-1> SHRU    c, 16, a16_154
||      STW     .D1T2  B1, *-A3[3]          ; <-2> STW     b, *-to[3]{unmixing_out}
        LDW     .D1T2  *+A4[A7], B0         ; <-1> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B0], A17        ; <-1> LDW     *+B4[a16_154], s2_154
        XOR     .L2    B8, B9, B31          ; <-1> XOR     difference_152, s3_152, d
||      STW     .D1T1  A1, *-A3[2]          ; <-2> STW     c, *-to[2]{unmixing_out}
        SUB     .S2    B31, B0, B5          ; <-1> SUB     d, s1_153, d
        XOR     .L2X   B7, A8, B1           ; <-1> XOR     difference_153, s3_153, a
        LDW     .D1T1  *+A4[A9], A9         ; <-1> LDW     *+A4[a8_154], s3_154
        NOP
        XOR     .L2X   B5, A1, B0           ; <-1> XOR     d, s0_154, d
||      SUB     .S2    B1, B0, B2           ; <-1> SUB     a, s1_154, a
||      ROTL    .M1X   B2, 24, A16          ; <-1> ROTL    c, 24, c
        SUB     .S2    B0, B2, B1           ; <-1> SUB     d, a, d
        SHRU    .S2    B1, 16, B0           ; <-1> SHRU    d, 16, a16_155
||      LDW     .D2T1  *+B4[B1], A1         ; <-1> LDW     *+B4[d], s0_155
        SHRU    .S1X   B1, 8, A7            ; <-1> SHRU    d, 8, a8_155
        SHRU    .S1X   B1, 24, A1           ; <-1> SHRU    d, 24, a24_155
        LDW     .D1T1  *+A4[A1], A7         ; <-1> LDW     *+A4[a24_155], s1_155
        ROTL    .M2    B1, 24, B0           ; <-1> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A7], A9         ; <-1> LDW     *+A4[a8_155], s3_155
        XOR     .L1X   A1, B2, A1           ; <-1> XOR     a, s0_155, a
||      LDW     .D2T1  *+B4[B0], A7         ; <-1> LDW     *+B4[a16_155], s2_155
        SUB     .L1X   B3, A17, A7          ; <-1> SUB     b, s2_154, difference_154
        XOR     .D1    A7, A9, A8           ; <-1> XOR     difference_154, s3_154, b
        SUB     .L1    A8, A7, A8           ; <-1> SUB     b, s1_155, b
        SUB     .L1    A1, A30, A1          ; <-1> SUB     a, k0, a
        SUB     .L1    A16, A7, A7          ; <-1> SUB     c, s2_155, difference_155
||      SUB     .D2X   B0, A0, B0           ; <-1> SUB     d, k3, d
        XOR     .L1    A7, A9, A1           ; <-1> XOR     difference_155, s3_155, c
||      SUB     .L2X   A8, B22, B1          ; <-1> SUB     b, k1, b
||      STW     .D1T1  A1, *A3++[4]         ; <-1> STW     a, *to++[4]{unmixing_out}
        SUB     .L1    A1, A5, A1           ; <-1> SUB     c, k2, c
||      STW     .D1T2  B0, *-A3[1]          ; <-1> STW     d, *-to[1]{unmixing_out}
        STW     .D1T2  B1, *-A3[3]          ; <-1> STW     b, *-to[3]{unmixing_out}
        NOP
        STW     .D1T1  A1, *-A3[2]          ; <-1> STW     c, *-to[2]{unmixing_out}
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$13:
        ZERO    .L2    B0                   ; ZERO    linear_158
        MVC     .S2    B0, AMR              ; MVC     linear_158, AMR
mars_encrypt_blocks_c64x$done:
        LDW     .D2T1  *+B15[14], A14       ; restore A14
        LDW     .D2T2  *+B15[13], B13       ; restore B13
        LDW     .D2T1  *+B15[12], A13       ; restore A13
        LDW     .D2T2  *+B15[11], B12       ; restore B12
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[10], A12       ; restore A12
        LDW     .D2T2  *+B15[9], B11        ; restore B11
        LDW     .D2T1  *+B15[8], A11        ; restore A11
        LDW     .D2T2  *+B15[7], B10        ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[6], A10        ; restore A10
        ADDK    .S2    64, B15              ; frame
||      LDW     .D2T1  *+B15[15], A15       ; restore A15
        NOP     4
mars_encrypt_blocks_c64x$mixing$few:
        LDW     .D2T1  *B25++[4], A0        ; LDW     *from++[4]{mixing_in}, a
        LDW     .D2T2  *-B25[2], B0         ; LDW     *-from[2]{mixing_in}, c
        NOP     2
        LDW     .D2T1  *-B25[1], A1         ; LDW     *-from[1]{mixing_in}, d
        NOP
        ADD     .L1    A0, A30, A0          ; ADD     a, k0, a
||      LDW     .D2T2  *-B25[3], B2         ; LDW     *-from[3]{mixing_in}, b
        SHRU    .S2X   A0, 8, B1            ; SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a], s0_7
        SHRU    .S2X   A0, 24, B1           ; SHRU    a, 24, a24_7
||      LDW     .D2T1  *+B4[B1], A7         ; LDW     *+B4[a8_7], s1_7
        NOP     2
        ADD     .L2    B2, B22, B2          ; ADD     b, k1, b
        XOR     .L2    B2, B3, B2           ; XOR     b, s0_7, sum_7
||      SHRU    .S1    A0, 16, A5           ; SHRU    a, 16, a16_7
        ADD     .L1X   A7, B2, A5           ; ADD     sum_7, s1_7, b
||      LDW     .D1T1  *+A4[A5], A8         ; LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a24_7], s3_7
        SHRU    .S2X   A5, 8, B1            ; SHRU    b, 8, a8_8
||      LDW     .D1T2  *+A4[A5], B3         ; LDW     *+A4[b], s0_8
        ADD     .L2    B0, B21, B0          ; ADD     c, k2, c
||      LDW     .D2T1  *+B4[B1], A7         ; LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A1, B20, A1          ; ADD     d, k3, d
||      SHRU    .S1    A5, 16, A7           ; SHRU    b, 16, a16_8
||      SHRU    .S2X   A5, 24, B1           ; SHRU    b, 24, a24_8
        NOP
        ADD     .L2X   B0, A8, B0           ; ADD     c, s2_7, c
||      LDW     .D1T1  *+A4[A7], A9         ; LDW     *+A4[a16_8], s2_8
        XOR     .L2    B0, B3, B0           ; XOR     c, s0_8, sum_8
        ADD     .L1X   A7, B0, A5           ; ADD     sum_8, s1_8, c
||      ROTL    .M1    A5, 8, A7            ; ROTL    b, 8, b
        SHRU    .S2X   A5, 8, B0            ; SHRU    c, 8, a8_9
        SHRU    .S1    A5, 16, A8           ; SHRU    c, 16, a16_9
||      SHRU    .S2X   A5, 24, B0           ; SHRU    c, 24, a24_9
||      LDW     .D1T2  *+A4[A5], B2         ; LDW     *+A4[c], s0_9
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a8_9], s1_9
        XOR     .L1X   A1, B2, A0           ; XOR     d, s3_7, d
||      ROTL    .M2X   A0, 8, B0            ; ROTL    a, 8, a
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[a24_9], s3_9
        ROTL    .M1    A5, 8, A0            ; ROTL    c, 8, c
        ADD     .L1    A0, A9, A9           ; ADD     d, s2_8, d
||      ADD     .L2X   B0, A0, B0           ; ADD     a, d, a
        NOP
        XOR     .L1X   A9, B2, A9           ; XOR     d, s0_9, sum_9
||      LDW     .D2T1  *+B4[B1], A9         ; LDW     *+B4[a24_8], s3_8
        ADD     .L1    A9, A1, A1           ; ADD     sum_9, s1_9, d
        SHRU    .S1    A1, 16, A8           ; SHRU    d, 16, a16_10
||      SHRU    .S2X   A1, 24, B2           ; SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A8], B3         ; LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A1, 8, B3            ; SHRU    d, 8, a8_10
||      LDW     .D1T1  *+A4[A1], A8         ; LDW     *+A4[d], s0_10
        NOP
        LDW     .D2T1  *+B4[B3], A8         ; LDW     *+B4[a8_10], s1_10
        ADD     .L1    A7, A5, A5           ; ADD     b, c, b
        XOR     .L2X   B0, A9, B0           ; XOR     a, s3_8, a
||      LDW     .D1T2  *+A4[A8], B0         ; LDW     *+A4[a16_10], s2_10
        ADD     .L2    B0, B3, B0           ; ADD     a, s2_9, a
||      LDW     .D2T2  *+B4[B2], B2         ; LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A8, B0, A9           ; XOR     a, s0_10, sum_10
        XOR     .L1X   A5, B1, A8           ; XOR     b, s3_9, b
||      ADD     .S1    A9, A8, A5           ; ADD     sum_10, s1_10, a
        SHRU    .S2X   A5, 24, B1           ; SHRU    a, 24, a24_12
||      LDW     .D1T2  *+A4[A5], B1         ; LDW     *+A4[a], s0_12
        SHRU    .S2X   A5, 8, B3            ; SHRU    a, 8, a8_12
        SHRU    .S1    A5, 16, A1           ; SHRU    a, 16, a16_12
||      ROTL    .M2X   A1, 8, B0            ; ROTL    d, 8, d
||      LDW     .D2T1  *+B4[B3], A1         ; LDW     *+B4[a8_12], s1_12
        ADD     .L2X   B0, A8, B3           ; ADD     b, s2_10, b
        LDW     .D2T1  *+B4[B1], A8         ; LDW     *+B4[a24_12], s3_12
        NOP
        XOR     .L2    B3, B1, B1           ; XOR     b, s0_12, sum_12
||      LDW     .D1T2  *+A4[A1], B2         ; LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A1, B1, A1           ; ADD     sum_12, s1_12, b
        SHRU    .S2X   A1, 8, B1            ; SHRU    b, 8, a8_13
        SHRU    .S1    A1, 16, A5           ; SHRU    b, 16, a16_13
||      ROTL    .M2X   A5, 8, B1            ; ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A1], A1         ; LDW     *+A4[b], s0_13
        XOR     .L1X   A0, B2, A0           ; XOR     c, s3_10, c
||      LDW     .D2T1  *+B4[B1], A0         ; LDW     *+B4[a8_13], s1_13
        LDW     .D1T2  *+A4[A5], B3         ; LDW     *+A4[a16_13], s2_13
        ADD     .L2X   B2, A0, B2           ; ADD     c, s2_12, c
        SHRU    .S2X   A1, 24, B3           ; SHRU    b, 24, a24_13
||      ROTL    .M1    A1, 8, A1            ; ROTL    b, 8, b
        XOR     .L1X   A1, B2, A5           ; XOR     c, s0_13, sum_13
        ADD     .L1    A5, A0, A0           ; ADD     sum_13, s1_13, c
||      LDW     .D2T2  *+B4[B3], B0         ; LDW     *+B4[a24_13], s3_13
        SHRU    .S1    A0, 16, A5           ; SHRU    c, 16, a16_14
||      SHRU    .S2X   A0, 8, B2            ; SHRU    c, 8, a8_14
        LDW     .D1T1  *+A4[A0], A8         ; LDW     *+A4[c], s0_14
||      LDW     .D2T2  *+B4[B2], B1         ; LDW     *+B4[a8_14], s1_14
        XOR     .L1X   A8, B0, A5           ; XOR     d, s3_12, d
||      LDW     .D1T1  *+A4[A5], A8         ; LDW     *+A4[a16_14], s2_14
        ADD     .L2X   B1, A5, B1           ; ADD     a, d, a
        ADD     .L1X   A5, B3, A5           ; ADD     d, s2_13, d
||      XOR     .L2    B1, B0, B0           ; XOR     a, s3_13, a
        ROTL    .M1    A0, 8, A5            ; ROTL    c, 8, c
        XOR     .L1    A5, A8, A9           ; XOR     d, s0_14, sum_14
||      SHRU    .S2X   A0, 24, B3           ; SHRU    c, 24, a24_14
        ADD     .L1X   A9, B1, A9           ; ADD     sum_14, s1_14, d
||      LDW     .D2T1  *+B4[B3], A1         ; LDW     *+B4[a24_14], s3_14
        SHRU    .S2X   A9, 8, B1            ; SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[d], s0_15
        ADD     .L2X   B0, A8, B0           ; ADD     a, s2_14, a
||      SHRU    .S1    A9, 16, A8           ; SHRU    d, 16, a16_15
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[a8_15], s1_15
        SHRU    .S2X   A9, 24, B1           ; SHRU    d, 24, a24_15
||      LDW     .D1T2  *+A4[A8], B0         ; LDW     *+A4[a16_15], s2_15
        ADD     .L1    A1, A0, A0           ; ADD     b, c, b
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a24_15], s3_15
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      ROTL    .M1    A9, 8, A9            ; ROTL    d, 8, d
        XOR     .L1X   A9, B0, A8           ; XOR     a, s0_15, sum_15
||[A2]  B       .S2    mars_encrypt_blocks_c64x$mixing$few; [left] B       mixing
        XOR     .L1    A0, A1, A0           ; XOR     b, s3_14, b
||      ADD     .S1X   A8, B0, A1           ; ADD     sum_15, s1_15, a
        STW     .D1T1  A1, *A3++[4]         ; STW     a, *to++[4]{mixing_out}
        XOR     .L2X   B1, A5, B1           ; XOR     c, s3_15, c
||      STW     .D1T1  A9, *-A3[1]          ; STW     d, *-to[1]{mixing_out}
        ADD     .L1X   A0, B0, A0           ; ADD     b, s2_15, b
||      STW     .D1T2  B1, *-A3[2]          ; STW     c, *-to[2]{mixing_out}
        STW     .D1T1  A0, *-A3[3]          ; STW     b, *-to[3]{mixing_out}
mars_encrypt_blocks_c64x$mixing$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$3; after mixing
        NOP     5
mars_encrypt_blocks_c64x$first$few:
        LDW     .D1T1  *A1++[4], A0         ; LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B28[1], B0         ; LDW     *+back_in[1]{first_in}, xb
        LDW     .D2T2  *+B28[3], B1         ; LDW     *+back_in[3]{first_in}, zb
        LDW     .D1T1  *+A28[0], A5         ; LDW     *+keys_a[0], p_21
||      LDW     .D2T2  *+B28[2], B2         ; LDW     *+back_in[2]{first_in}, yb
        LDW     .D1T1  *+A28[1], A7         ; LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *B28--[4], B3        ; LDW     *back_in--[4]{first_in}, wb
        LDW     .D2T2  *+B29[7], B5         ; LDW     *+keys_b[6 + 1], q_71
        SHRU    .S1    A0, 19, A3           ; SHRU    wa, 19, lower_25
||      LDW     .D2T2  *+B29[0], B9         ; LDW     *+keys_b[0], p_50
        SHL     .S1    A0, 13, A7           ; SHL     wa, 13, upper_25
||      LDW     .D2T1  *+B29[1], A5         ; LDW     *+keys_b[0 + 1], q_50
        ADD     .L1    A7, A3, A3           ; ADD     upper_25, lower_25, wa
||      LDW     .D1T2  *+A28[5], B3         ; LDW     *+keys_a[4 + 1], q_35
        SHL     .S2    B3, 13, B7           ; SHL     wb, 13, upper_54
||      MPYLHU  .M1    A3, A7, A8           ; MPYLHU  wa, q_21, mixed2_26
||      LDW     .D1T1  *-A1[3], A7          ; LDW     *-front_in[3]{first_in}, xa
        SHRU    .S2    B3, 19, B10          ; SHRU    wb, 19, lower_54
||      MPYHLU  .M1    A3, A7, A9           ; MPYHLU  wa, q_21, mixed1_26
        ADD     .L1    A0, A5, A0           ; ADD     wa, p_21, index_24
||      ADD     .L2    B7, B10, B7          ; ADD     upper_54, lower_54, wb
        ADD     .L1    A9, A8, A7           ; ADD     mixed1_26, mixed2_26, mixed_26
||      ADD     .L2    B3, B9, B9           ; ADD     wb, p_50, index_53
||      MPYU    .M1    A3, A7, A8           ; MPYU    wa, q_21, low_26
||      MPYLHU  .M2X   B7, A5, B10          ; MPYLHU  wb, q_50, mixed2_55
        SHL     .S1    A7, 16, A9           ; SHL     mixed_26, 16, upper_26
||      MPYHLU  .M2X   B7, A5, B11          ; MPYHLU  wb, q_50, mixed1_55
||      LDW     .D1T1  *+A6[A0], A10        ; LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B29[2], B10        ; LDW     *+keys_b[2], p_57
        ADD     .L1    A8, A9, A5           ; ADD     low_26, upper_26, product_24
||      MPYU    .M2X   B7, A5, B10          ; MPYU    wb, q_50, low_55
        ADD     .L2    B11, B10, B11        ; ADD     mixed1_55, mixed2_55, mixed_55
        SHL     .S1    A5, 5, A8            ; SHL     product_24, 5, p5_27
||      SHL     .S2    B11, 16, B11         ; SHL     mixed_55, 16, upper_55
        ADD     .L2    B10, B11, B11        ; ADD     low_55, upper_55, product_53
||      SHRU    .S1    A5, 27, A9           ; SHRU    product_24, 27, p27_27
||      LDW     .D2T2  *+B6[B9], B13        ; LDW     *+B6[index_53], box_56
        ROTL    .M1    A5, 10, A8           ; ROTL    product_24, 10, r_23
||      ROTL    .M2    B11, 10, B12         ; ROTL    product_53, 10, r_52
        ADD     .L1    A8, A9, A5           ; ADD     p5_27, p27_27, once_27
||      SHL     .S2    B11, 5, B13          ; SHL     product_53, 5, p5_56
||      LDW     .D1T2  *+A28[2], B13        ; LDW     *+keys_a[2], p_28
||      LDW     .D2T1  *+B29[3], A5         ; LDW     *+keys_b[2 + 1], q_57
        XOR     .L1    A5, A8, A5           ; XOR     once_27, r_23, both_27
||      SHRU    .S2    B11, 27, B11         ; SHRU    product_53, 27, p27_56
        XOR     .L1    A5, A10, A5          ; XOR     both_27, box_27, sum_27
||      ADD     .L2    B13, B11, B16        ; ADD     p5_56, p27_56, once_56
||      LDW     .D1T1  *+A28[7], A0         ; LDW     *+keys_a[6 + 1], q_42
        XOR     .L2    B16, B12, B16        ; XOR     once_56, r_52, both_56
||      ROTL    .M1    A5, A8, A10          ; ROTL    sum_27, r_23, l_23
||      LDW     .D1T1  *+A28[4], A7         ; LDW     *+keys_a[4], p_35
        XOR     .L2    B16, B13, B16        ; XOR     both_56, box_56, sum_56
||      LDW     .D1T2  *+A28[3], B13        ; LDW     *+keys_a[2 + 1], q_28
        ADD     .L1    A7, A10, A7          ; ADD     xa, l_23, xa
||      ROTL    .M2    B16, B12, B16        ; ROTL    sum_56, r_52, l_52
        SHRU    .S1    A7, 19, A9           ; SHRU    xa, 19, lower_32
||      ROTL    .M1    A0, A9, A11          ; ROTL    index_24, p27_27, m_23
||      LDW     .D1T1  *-A1[2], A13         ; LDW     *-front_in[2]{first_in}, ya
        ADD     .L1X   A7, B13, A10         ; ADD     xa, p_28, index_31
||      ADD     .L2    B0, B16, B0          ; ADD     xb, l_52, xb
||      SHL     .S1    A7, 13, A12          ; SHL     xa, 13, upper_32
        ADD     .L1    A12, A9, A9          ; ADD     upper_32, lower_32, xa
||      SHL     .S2    B0, 13, B16          ; SHL     xb, 13, upper_61
        SHRU    .S2    B0, 19, B17          ; SHRU    xb, 19, lower_61
||      MPYHLU  .M1X   A9, B13, A12         ; MPYHLU  xa, q_28, mixed1_33
        ADD     .L2    B16, B17, B9         ; ADD     upper_61, lower_61, xb
||      MPYLHU  .M1X   A9, B13, A13         ; MPYLHU  xa, q_28, mixed2_33
||      ROTL    .M2    B9, B11, B11         ; ROTL    index_53, p27_56, m_52
||      LDW     .D2T2  *+B29[4], B12        ; LDW     *+keys_b[4], p_64
        ADD     .L1    A13, A11, A11        ; ADD     ya, m_23, ya
||      MPYLHU  .M2X   B9, A5, B13          ; MPYLHU  xb, q_57, mixed2_62
||      LDW     .D1T1  *-A1[1], A12         ; LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B29[5], B13        ; LDW     *+keys_b[4 + 1], q_64
        ADD     .L1    A12, A13, A12        ; ADD     mixed1_33, mixed2_33, mixed_33
||      MPYU    .M1X   A9, B13, A5          ; MPYU    xa, q_28, low_33
||      MPYU    .M2X   B9, A5, B10          ; MPYU    xb, q_57, low_62
||      LDW     .D1T1  *+A6[A10], A16       ; LDW     *+A6[index_31], box_34
        ADD     .L2    B0, B10, B0          ; ADD     xb, p_57, index_60
||      SHL     .S1    A12, 16, A12         ; SHL     mixed_33, 16, upper_33
||      MPYHLU  .M2X   B9, A5, B16          ; MPYHLU  xb, q_57, mixed1_62
        ADD     .L1    A5, A12, A5          ; ADD     low_33, upper_33, product_31
||      XOR     .L2    B1, B12, B1          ; XOR     zb, r_52, zb
||      LDW     .D2T2  *+B6[B0], B16        ; LDW     *+B6[index_60], box_63
        ADD     .L2    B16, B13, B16        ; ADD     mixed1_62, mixed2_62, mixed_62
||      SHRU    .S1    A5, 27, A13          ; SHRU    product_31, 27, p27_34
||      ROTL    .M1    A5, 10, A14          ; ROTL    product_31, 10, r_30
        ADD     .L2    B2, B11, B2          ; ADD     yb, m_52, yb
||      SHL     .S2    B16, 16, B11         ; SHL     mixed_62, 16, upper_62
        ADD     .L2    B10, B11, B10        ; ADD     low_62, upper_62, product_60
||      SHL     .S1    A5, 5, A5            ; SHL     product_31, 5, p5_34
        ADD     .L1    A5, A13, A5          ; ADD     p5_34, p27_34, once_34
||      SHRU    .S2    B10, 27, B11         ; SHRU    product_60, 27, p27_63
        XOR     .L1    A5, A14, A5          ; XOR     once_34, r_30, both_34
||      SHL     .S2    B10, 5, B10          ; SHL     product_60, 5, p5_63
||      ROTL    .M2    B10, 10, B10         ; ROTL    product_60, 10, r_59
||      LDW     .D1T2  *+A28[6], B16        ; LDW     *+keys_a[6], p_42
        XOR     .L1    A5, A16, A5          ; XOR     both_34, box_34, sum_34
||      ADD     .L2    B10, B11, B17        ; ADD     p5_63, p27_63, once_63
||      SUB     .S1    A2, 1, A2            ; SUB     left, 1, left
        XOR     .L2    B17, B10, B17        ; XOR     once_63, r_59, both_63
||      ROTL    .M1    A5, A14, A5          ; ROTL    sum_34, r_30, l_30
        XOR     .L2    B17, B16, B16        ; XOR     both_63, box_63, sum_63
        ADD     .L1    A11, A5, A5          ; ADD     ya, l_30, ya
||      ROTL    .M1    A10, A13, A10        ; ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B16, B10, B17        ; ROTL    sum_63, r_59, l_59
        ADD     .L1    A5, A7, A7           ; ADD     ya, p_35, index_38
||      SHRU    .S1    A5, 19, A11          ; SHRU    ya, 19, lower_39
        XOR     .L1    A12, A8, A8          ; XOR     za, r_23, za
||      ADD     .L2    B2, B17, B2          ; ADD     yb, l_59, yb
        SHL     .S1    A5, 13, A5           ; SHL     ya, 13, upper_39
||      SHRU    .S2    B2, 19, B17          ; SHRU    yb, 19, lower_68
        SHL     .S2    B2, 13, B18          ; SHL     yb, 13, upper_68
||      LDW     .D1T1  *+A6[A7], A12        ; LDW     *+A6[index_38], box_41
        ADD     .L1    A5, A11, A5          ; ADD     upper_39, lower_39, ya
||      ADD     .L2    B2, B12, B12         ; ADD     yb, p_64, index_67
||      ADD     .S2    B18, B17, B2         ; ADD     upper_68, lower_68, yb
        MPYLHU  .M1X   A5, B3, A11          ; MPYLHU  ya, q_35, mixed2_40
||      MPYHLU  .M2    B2, B13, B17         ; MPYHLU  yb, q_64, mixed1_69
        MPYHLU  .M1X   A5, B3, A13          ; MPYHLU  ya, q_35, mixed1_40
||      MPYLHU  .M2    B2, B13, B18         ; MPYLHU  yb, q_64, mixed2_69
||      LDW     .D2T2  *+B6[B12], B3        ; LDW     *+B6[index_67], box_70
        NOP
        XOR     .L1    A3, A14, A3          ; XOR     wa, r_30, wa
||      ADD     .L2    B17, B18, B3         ; ADD     mixed1_69, mixed2_69, mixed_69
||      ADD     .S1    A13, A11, A11        ; ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1X   A5, B3, A11          ; MPYU    ya, q_35, low_40
||      MPYU    .M2    B2, B13, B0          ; MPYU    yb, q_64, low_69
        SHL     .S1    A11, 16, A13         ; SHL     mixed_40, 16, upper_40
||      SHL     .S2    B3, 16, B3           ; SHL     mixed_69, 16, upper_69
||      ROTL    .M2    B0, B11, B0          ; ROTL    index_60, p27_63, m_59
        ADD     .L1    A11, A13, A11        ; ADD     low_40, upper_40, product_38
||      ADD     .L2    B0, B3, B11          ; ADD     low_69, upper_69, product_67
        SHL     .S1    A11, 5, A13          ; SHL     product_38, 5, p5_41
||      SHL     .S2    B11, 5, B13          ; SHL     product_67, 5, p5_70
||      ROTL    .M2    B11, 10, B11         ; ROTL    product_67, 10, r_66
        ADD     .L1    A8, A10, A10         ; ADD     za, m_30, za
||      SHRU    .S1    A11, 27, A8          ; SHRU    product_38, 27, p27_41
||      SHRU    .S2    B11, 27, B17         ; SHRU    product_67, 27, p27_70
||      ROTL    .M1    A11, 10, A13         ; ROTL    product_38, 10, r_37
        ADD     .L1    A13, A8, A11         ; ADD     p5_41, p27_41, once_41
||      ADD     .L2    B13, B17, B13        ; ADD     p5_70, p27_70, once_70
        XOR     .L1    A11, A13, A11        ; XOR     once_41, r_37, both_41
||      XOR     .L2    B7, B10, B7          ; XOR     wb, r_59, wb
||      ROTL    .M2    B12, B17, B13        ; ROTL    index_67, p27_70, m_66
        XOR     .L1    A11, A12, A11        ; XOR     both_41, box_41, sum_41
||      XOR     .L2    B13, B11, B10        ; XOR     once_70, r_66, both_70
        XOR     .L2    B10, B3, B3          ; XOR     both_70, box_70, sum_70
||      ROTL    .M1    A11, A13, A11        ; ROTL    sum_41, r_37, l_37
        ROTL    .M2    B3, B11, B1          ; ROTL    sum_70, r_66, l_66
        ADD     .L1    A10, A11, A10        ; ADD     za, l_37, za
||      ADD     .L2    B1, B0, B0           ; ADD     zb, m_59, zb
        ADD     .L2    B0, B1, B0           ; ADD     zb, l_66, zb
||      SHL     .S1    A10, 13, A11         ; SHL     za, 13, upper_46
||      LDW     .D2T1  *+B29[6], A12        ; LDW     *+keys_b[6], p_71
        SHRU    .S1    A10, 19, A12         ; SHRU    za, 19, lower_46
||      SHRU    .S2    B0, 19, B1           ; SHRU    zb, 19, lower_75
        ADD     .L1    A11, A12, A11        ; ADD     upper_46, lower_46, za
||      SHL     .S2    B0, 13, B3           ; SHL     zb, 13, upper_75
        ADD     .L1X   A10, B16, A10        ; ADD     za, p_42, index_45
||      ADD     .L2    B3, B1, B1           ; ADD     upper_75, lower_75, zb
        ADD     .L2    B7, B13, B7          ; ADD     wb, m_66, wb
||      MPYHLU  .M1    A11, A0, A12         ; MPYHLU  za, q_42, mixed1_47
||      MPYHLU  .M2    B1, B5, B13          ; MPYHLU  zb, q_71, mixed1_76
        ADD     .L2X   B0, A12, B0          ; ADD     zb, p_71, index_74
||      MPYLHU  .M1    A11, A0, A0          ; MPYLHU  za, q_42, mixed2_47
||      MPYLHU  .M2    B1, B5, B5           ; MPYLHU  zb, q_71, mixed2_76
        MPYU    .M1    A11, A0, A14         ; MPYU    za, q_42, low_47
||      MPYU    .M2    B1, B5, B3           ; MPYU    zb, q_71, low_76
        LDW     .D2T2  *+B6[B0], B9         ; LDW     *+B6[index_74], box_77
        ADD     .L1    A12, A0, A0          ; ADD     mixed1_47, mixed2_47, mixed_47
||      ADD     .L2    B13, B5, B5          ; ADD     mixed1_76, mixed2_76, mixed_76
        XOR     .L2    B9, B11, B5          ; XOR     xb, r_66, xb
||      SHL     .S1    A0, 16, A0           ; SHL     mixed_47, 16, upper_47
||      SHL     .S2    B5, 16, B9           ; SHL     mixed_76, 16, upper_76
||      LDW     .D1T1  *+A6[A10], A8        ; LDW     *+A6[index_45], box_48
        ADD     .L1    A14, A0, A0          ; ADD     low_47, upper_47, product_45
||      ADD     .L2    B3, B9, B3           ; ADD     low_76, upper_76, product_74
||      ROTL    .M1    A7, A8, A7           ; ROTL    index_38, p27_41, m_37
        SHRU    .S1    A0, 27, A8           ; SHRU    product_45, 27, p27_48
||      SHRU    .S2    B3, 27, B11          ; SHRU    product_74, 27, p27_77
||      ROTL    .M1    A0, 10, A0           ; ROTL    product_45, 10, r_44
        SHL     .S1    A0, 5, A14           ; SHL     product_45, 5, p5_48
||      SHL     .S2    B3, 5, B13           ; SHL     product_74, 5, p5_77
        ADD     .L1    A14, A8, A10         ; ADD     p5_48, p27_48, once_48
||      ADD     .L2    B13, B11, B3         ; ADD     p5_77, p27_77, once_77
||      XOR     .S1    A5, A0, A5           ; XOR     ya, r_44, ya
||      ROTL    .M1    A10, A8, A7          ; ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B3, 10, B0           ; ROTL    product_74, 10, r_73
        ADD     .L1    A3, A7, A3           ; ADD     wa, m_37, wa
||      XOR     .S1    A10, A0, A10         ; XOR     once_48, r_44, both_48
||      ROTL    .M2    B0, B11, B3          ; ROTL    index_74, p27_77, m_73
        XOR     .L1    A9, A13, A8          ; XOR     xa, r_37, xa
||      XOR     .L2    B3, B0, B11          ; XOR     once_77, r_73, both_77
||      XOR     .S1    A10, A8, A9          ; XOR     both_48, box_48, sum_48
        ROTL    .M1    A9, A0, A0           ; ROTL    sum_48, r_44, l_44
||      STW     .D2T2  B1, *+B8[3]          ; STW     zb, *+back_out[3]{first_out}
        NOP
        ADD     .L1    A3, A0, A3           ; ADD     wa, l_44, wa
||      XOR     .L2    B11, B9, B9          ; XOR     both_77, box_77, sum_77
||      ADD     .S1    A8, A7, A0           ; ADD     xa, m_44, xa
||[A2]  B       .S2    mars_encrypt_blocks_c64x$first$few; [left] B       first
        XOR     .L2    B2, B0, B0           ; XOR     yb, r_73, yb
||      ROTL    .M2    B9, B0, B0           ; ROTL    sum_77, r_73, l_73
||      STW     .D1T1  A3, *A15++[4]        ; STW     wa, *front_out++[4]{first_out}
        STW     .D1T1  A11, *-A15[1]        ; STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B0, *+B8[2]          ; STW     yb, *+back_out[2]{first_out}
        ADD     .L2    B7, B0, B0           ; ADD     wb, l_73, wb
||      ADD     .S2    B5, B3, B3           ; ADD     xb, m_73, xb
||      STW     .D1T1  A5, *-A15[2]         ; STW     ya, *-front_out[2]{first_out}
        STW     .D1T1  A0, *-A15[3]         ; STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B3, *+B8[1]          ; STW     xb, *+back_out[1]{first_out}
        STW     .D2T2  B0, *B8--[4]         ; STW     wb, *back_out--[4]{first_out}
mars_encrypt_blocks_c64x$first$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$6; after first
        NOP     5
mars_encrypt_blocks_c64x$second$few:
        LDW     .D1T1  *A1++[4], A0         ; LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B28[2], B0         ; LDW     *+back_in[2]{second_in}, yb
        LDW     .D1T1  *-A1[3], A3          ; LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B28[3], B1         ; LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *+A28[0], A7         ; LDW     *+keys_a[0], p_84
||      LDW     .D2T2  *+B28[1], B2         ; LDW     *+back_in[1]{second_in}, xb
        LDW     .D1T1  *+A28[1], A7         ; LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *B28--[4], B3        ; LDW     *back_in--[4]{second_in}, wb
        LDW     .D2T1  *+B29[1], A8         ; LDW     *+keys_b[0 + 1], q_113
        SHRU    .S1    A0, 19, A5           ; SHRU    wa, 19, lower_88
||      LDW     .D1T2  *+A28[2], B7         ; LDW     *+keys_a[2], p_91
        SHL     .S1    A0, 13, A8           ; SHL     wa, 13, upper_88
        ADD     .L1    A0, A7, A5           ; ADD     wa, p_84, index_87
||      ADD     .S1    A8, A5, A0           ; ADD     upper_88, lower_88, wa
||      LDW     .D2T2  *+B29[7], B9         ; LDW     *+keys_b[6 + 1], q_134
        SHL     .S2    B3, 13, B5           ; SHL     wb, 13, upper_117
||      MPYLHU  .M1    A0, A7, A9           ; MPYLHU  wa, q_84, mixed2_89
        SHRU    .S2    B3, 19, B9           ; SHRU    wb, 19, lower_117
||      MPYHLU  .M1    A0, A7, A10          ; MPYHLU  wa, q_84, mixed1_89
        ADD     .L2    B5, B9, B5           ; ADD     upper_117, lower_117, wb
        ADD     .L1    A10, A9, A7          ; ADD     mixed1_89, mixed2_89, mixed_89
||      MPYU    .M1    A0, A7, A7           ; MPYU    wa, q_84, low_89
||      MPYHLU  .M2X   B5, A8, B10          ; MPYHLU  wb, q_113, mixed1_118
        SHL     .S1    A7, 16, A9           ; SHL     mixed_89, 16, upper_89
||      MPYLHU  .M2X   B5, A8, B11          ; MPYLHU  wb, q_113, mixed2_118
||      LDW     .D1T2  *+A28[3], B11        ; LDW     *+keys_a[2 + 1], q_91
        ADD     .L1    A7, A9, A7           ; ADD     low_89, upper_89, product_87
        ADD     .L2    B10, B11, B10        ; ADD     mixed1_118, mixed2_118, mixed_118
||      SHRU    .S1    A7, 27, A8           ; SHRU    product_87, 27, p27_90
||      ROTL    .M1    A7, 10, A9           ; ROTL    product_87, 10, r_86
||      MPYU    .M2X   B5, A8, B10          ; MPYU    wb, q_113, low_118
||      LDW     .D1T2  *+A28[4], B13        ; LDW     *+keys_a[4], p_98
||      LDW     .D2T1  *+B29[6], A11        ; LDW     *+keys_b[6], p_134
        SHL     .S2    B10, 16, B11         ; SHL     mixed_118, 16, upper_118
||      LDW     .D1T1  *-A1[2], A13         ; LDW     *-front_in[2]{second_in}, ya
        XOR     .L1    A3, A9, A3           ; XOR     xa, r_86, xa
||      ADD     .L2    B10, B11, B10        ; ADD     low_118, upper_118, product_116
||      SHL     .S1    A7, 5, A7            ; SHL     product_87, 5, p5_90
        SHL     .S1    A3, 13, A10          ; SHL     xa, 13, upper_95
||      SHRU    .S2    B10, 27, B12         ; SHRU    product_116, 27, p27_119
||      ROTL    .M1    A5, A8, A12          ; ROTL    index_87, p27_90, m_86
||      LDW     .D2T2  *+B29[3], B17        ; LDW     *+keys_b[2 + 1], q_120
        SHRU    .S1    A3, 19, A13          ; SHRU    xa, 19, lower_95
||      ROTL    .M2    B10, 10, B16         ; ROTL    product_116, 10, r_115
||      LDW     .D2T2  *+B29[4], B19        ; LDW     *+keys_b[4], p_127
        ADD     .L1    A10, A13, A10        ; ADD     upper_95, lower_95, xa
||      LDW     .D2T2  *+B29[0], B18        ; LDW     *+keys_b[0], p_113
        ADD     .L1    A13, A12, A12        ; ADD     ya, m_86, ya
||      XOR     .L2    B2, B16, B2          ; XOR     xb, r_115, xb
||      MPYHLU  .M1X   A10, B11, A13        ; MPYHLU  xa, q_91, mixed1_96
||      LDW     .D2T2  *+B29[2], B20        ; LDW     *+keys_b[2], p_120
        SHRU    .S2    B2, 19, B18          ; SHRU    xb, 19, lower_124
||      MPYLHU  .M1X   A10, B11, A7         ; MPYLHU  xa, q_91, mixed2_96
        ADD     .L1    A7, A8, A5           ; ADD     p5_90, p27_90, once_90
||      SHL     .S2    B2, 13, B20          ; SHL     xb, 13, upper_124
||      LDW     .D1T1  *+A6[A5], A8         ; LDW     *+A6[index_87], box_90
        XOR     .L1    A5, A9, A5           ; XOR     once_90, r_86, both_90
||      ADD     .L2    B20, B18, B11        ; ADD     upper_124, lower_124, xb
||      ADD     .S1    A13, A7, A7          ; ADD     mixed1_96, mixed2_96, mixed_96
||      MPYU    .M1X   A10, B11, A7         ; MPYU    xa, q_91, low_96
        SHL     .S1    A7, 16, A13          ; SHL     mixed_96, 16, upper_96
||      MPYHLU  .M2    B11, B17, B21        ; MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T2  *+A28[6], B10        ; LDW     *+keys_a[6], p_105
        ADD     .L1    A7, A13, A7          ; ADD     low_96, upper_96, product_94
||      MPYLHU  .M2    B11, B17, B17        ; MPYLHU  xb, q_120, mixed2_125
        ADD     .L2    B3, B18, B3          ; ADD     wb, p_113, index_116
||      SHL     .S1    A7, 5, A13           ; SHL     product_94, 5, p5_97
||      SHL     .S2    B10, 5, B10          ; SHL     product_116, 5, p5_119
||      ROTL    .M1    A7, 10, A5           ; ROTL    product_94, 10, r_93
||      MPYU    .M2    B11, B17, B17        ; MPYU    xb, q_120, low_125
||      LDW     .D1T1  *+A28[5], A12        ; LDW     *+keys_a[4 + 1], q_98
        XOR     .L1    A5, A8, A8           ; XOR     both_90, box_90, sum_90
||      ADD     .L2    B21, B17, B21        ; ADD     mixed1_125, mixed2_125, mixed_125
        XOR     .L1    A12, A5, A12         ; XOR     ya, r_93, ya
||      ADD     .L2    B10, B12, B21        ; ADD     p5_119, p27_119, once_119
||      SHL     .S2    B21, 16, B18         ; SHL     mixed_125, 16, upper_125
||      LDW     .D1T1  *+A28[7], A8         ; LDW     *+keys_a[6 + 1], q_105
        ADD     .L1X   A12, B13, A14        ; ADD     ya, p_98, index_101
||      ADD     .L2    B17, B18, B3         ; ADD     low_125, upper_125, product_123
||      SHL     .S1    A12, 13, A16         ; SHL     ya, 13, upper_102
||      ROTL    .M2    B3, B12, B12         ; ROTL    index_116, p27_119, m_115
||      LDW     .D2T2  *+B6[B3], B13        ; LDW     *+B6[index_116], box_119
        XOR     .L2    B21, B16, B21        ; XOR     once_119, r_115, both_119
||      SHRU    .S1    A12, 19, A17         ; SHRU    ya, 19, lower_102
||      ROTL    .M2    B3, 10, B0           ; ROTL    product_123, 10, r_122
        ADD     .L1    A16, A17, A16        ; ADD     upper_102, lower_102, ya
||      ADD     .L2    B0, B12, B12         ; ADD     yb, m_115, yb
||      LDW     .D2T1  *+B29[5], A12        ; LDW     *+keys_b[4 + 1], q_127
        XOR     .L2    B12, B0, B12         ; XOR     yb, r_122, yb
||      ROTL    .M1    A8, A9, A7           ; ROTL    sum_90, r_86, l_86
        SHRU    .S1    A7, 27, A9           ; SHRU    product_94, 27, p27_97
||      SHRU    .S2    B12, 19, B17         ; SHRU    yb, 19, lower_131
||      MPYHLU  .M1    A16, A12, A17        ; MPYHLU  ya, q_98, mixed1_103
||      LDW     .D1T1  *-A1[1], A17         ; LDW     *-front_in[1]{second_in}, za
        ADD     .L1X   A3, B7, A13          ; ADD     xa, p_91, index_94
||      ADD     .L2    B12, B19, B7         ; ADD     yb, p_127, index_130
||      ADD     .S1    A13, A9, A3          ; ADD     p5_97, p27_97, once_97
||      SHL     .S2    B12, 13, B12         ; SHL     yb, 13, upper_131
||      MPYLHU  .M1    A16, A12, A18        ; MPYLHU  ya, q_98, mixed2_103
        ADD     .L2    B2, B20, B12         ; ADD     xb, p_120, index_123
||      ADD     .S2    B12, B17, B2         ; ADD     upper_131, lower_131, yb
||      MPYU    .M1    A16, A12, A9         ; MPYU    ya, q_98, low_103
||      LDW     .D1T1  *+A6[A13], A7        ; LDW     *+A6[index_94], box_97
        ADD     .L1    A17, A18, A13        ; ADD     mixed1_103, mixed2_103, mixed_103
||      XOR     .L2    B21, B13, B13        ; XOR     both_119, box_119, sum_119
||      ROTL    .M1    A13, A9, A13         ; ROTL    index_94, p27_97, m_93
        SHL     .S1    A13, 16, A18         ; SHL     mixed_103, 16, upper_103
||      SHL     .S2    B3, 5, B21           ; SHL     product_123, 5, p5_126
||      MPYHLU  .M2X   B2, A12, B17         ; MPYHLU  yb, q_127, mixed1_132
        ADD     .L1    A9, A18, A9          ; ADD     low_103, upper_103, product_101
||      SHRU    .S2    B3, 27, B3           ; SHRU    product_123, 27, p27_126
||      MPYLHU  .M2X   B2, A12, B20         ; MPYLHU  yb, q_127, mixed2_132
        ADD     .L1    A17, A7, A17         ; ADD     za, l_86, za
||      ROTL    .M1    A9, 10, A13          ; ROTL    product_101, 10, r_100
||      ROTL    .M2    B12, B3, B13         ; ROTL    index_123, p27_126, m_122
||      LDW     .D2T2  *+B6[B7], B10        ; LDW     *+B6[index_130], box_133
        ADD     .L1    A17, A13, A18        ; ADD     za, m_93, za
||      ADD     .L2    B21, B3, B3          ; ADD     p5_126, p27_126, once_126
||      SHRU    .S1    A9, 27, A17          ; SHRU    product_101, 27, p27_104
||      ADD     .S2    B17, B20, B16        ; ADD     mixed1_132, mixed2_132, mixed_132
||      ROTL    .M2    B13, B16, B12        ; ROTL    sum_119, r_115, l_115
        XOR     .L1    A18, A13, A12        ; XOR     za, r_100, za
||      MPYU    .M2X   B2, A12, B10         ; MPYU    yb, q_127, low_132
||      LDW     .D2T2  *+B6[B12], B13       ; LDW     *+B6[index_123], box_126
        ADD     .L1X   A12, B10, A18        ; ADD     za, p_105, index_108
||      SHRU    .S1    A12, 19, A19         ; SHRU    za, 19, lower_109
||      SHL     .S2    B16, 16, B16         ; SHL     mixed_132, 16, upper_132
        ADD     .L2    B10, B16, B16        ; ADD     low_132, upper_132, product_130
||      SHL     .S1    A12, 13, A12         ; SHL     za, 13, upper_109
        ADD     .L1    A12, A19, A12        ; ADD     upper_109, lower_109, za
||      ADD     .L2    B1, B12, B12         ; ADD     zb, l_115, zb
||      SHRU    .S2    B16, 27, B1          ; SHRU    product_130, 27, p27_133
||      ROTL    .M2    B16, 10, B12         ; ROTL    product_130, 10, r_129
        ADD     .L2    B12, B13, B16        ; ADD     zb, m_122, zb
||      SHL     .S2    B16, 5, B17          ; SHL     product_130, 5, p5_133
||      MPYLHU  .M1    A12, A8, A19         ; MPYLHU  za, q_105, mixed2_110
        ADD     .L2    B17, B1, B17         ; ADD     p5_133, p27_133, once_133
||      SHL     .S1    A9, 5, A9            ; SHL     product_101, 5, p5_104
||      XOR     .S2    B16, B12, B16        ; XOR     zb, r_129, zb
||      MPYHLU  .M1    A12, A8, A20         ; MPYHLU  za, q_105, mixed1_110
        XOR     .L1    A3, A5, A3           ; XOR     once_97, r_93, both_97
||      SHL     .S2    B16, 13, B20         ; SHL     zb, 13, upper_138
        ADD     .L1    A9, A17, A8          ; ADD     p5_104, p27_104, once_104
||      ADD     .S1    A20, A19, A9         ; ADD     mixed1_110, mixed2_110, mixed_110
||      SHRU    .S2    B16, 19, B21         ; SHRU    zb, 19, lower_138
||      MPYU    .M1    A12, A8, A19         ; MPYU    za, q_105, low_110
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      XOR     .L2    B3, B0, B7           ; XOR     once_126, r_122, both_126
||      XOR     .S2    B17, B12, B3         ; XOR     once_133, r_129, both_133
||      ROTL    .M2    B7, B1, B17          ; ROTL    index_130, p27_133, m_129
||      LDW     .D1T1  *+A6[A14], A8        ; LDW     *+A6[index_101], box_104
||      ADD     .D2    B20, B21, B1         ; ADD     upper_138, lower_138, zb
        XOR     .L1    A3, A7, A3           ; XOR     both_97, box_97, sum_97
||      SHL     .S1    A9, 16, A7           ; SHL     mixed_110, 16, upper_110
||      MPYLHU  .M2    B1, B9, B13          ; MPYLHU  zb, q_134, mixed2_139
||      STW     .D2T2  B1, *+B8[3]          ; STW     zb, *+back_out[3]{second_out}
        XOR     .L1    A8, A13, A7          ; XOR     once_104, r_100, both_104
||      XOR     .L2    B7, B13, B7          ; XOR     both_126, box_126, sum_126
||      ADD     .S1    A19, A7, A8          ; ADD     low_110, upper_110, product_108
||      ROTL    .M1    A14, A17, A14        ; ROTL    index_101, p27_104, m_100
||      MPYHLU  .M2    B1, B9, B10          ; MPYHLU  zb, q_134, mixed1_139
        XOR     .L2    B3, B10, B3          ; XOR     both_133, box_133, sum_133
||      SHL     .S1    A8, 5, A17           ; SHL     product_108, 5, p5_111
||      ROTL    .M1    A8, 10, A3           ; ROTL    product_108, 10, r_107
        ADD     .L2    B10, B13, B1         ; ADD     mixed1_139, mixed2_139, mixed_139
||      SHRU    .S1    A8, 27, A5           ; SHRU    product_108, 27, p27_111
||      ROTL    .M1    A3, A5, A8           ; ROTL    sum_97, r_93, l_93
||      MPYU    .M2    B1, B9, B3           ; MPYU    zb, q_134, low_139
||      LDW     .D1T1  *+A6[A18], A17       ; LDW     *+A6[index_108], box_111
        XOR     .L1    A7, A8, A7           ; XOR     both_104, box_104, sum_104
||      ADD     .L2X   B16, A11, B1         ; ADD     zb, p_134, index_137
||      SHL     .S2    B1, 16, B12          ; SHL     mixed_139, 16, upper_139
||      ROTL    .M2    B3, B12, B0          ; ROTL    sum_133, r_129, l_129
        ADD     .L1    A17, A5, A17         ; ADD     p5_111, p27_111, once_111
||      ADD     .L2    B3, B12, B3          ; ADD     low_139, upper_139, product_137
||      ROTL    .M2    B7, B0, B12          ; ROTL    sum_126, r_122, l_122
        ADD     .L1    A0, A8, A8           ; ADD     wa, l_93, wa
||      XOR     .S1    A17, A3, A0          ; XOR     once_111, r_107, both_111
||      SHRU    .S2    B3, 27, B7           ; SHRU    product_137, 27, p27_140
||      LDW     .D2T2  *+B6[B1], B7         ; LDW     *+B6[index_137], box_140
        ADD     .L2    B5, B12, B1          ; ADD     wb, l_122, wb
||      ROTL    .M2    B1, B7, B3           ; ROTL    index_137, p27_140, m_136
        ADD     .L1    A8, A14, A8          ; ADD     wa, m_100, wa
||      SHL     .S2    B3, 5, B5            ; SHL     product_137, 5, p5_140
||      ROTL    .M2    B3, 10, B5           ; ROTL    product_137, 10, r_136
        ADD     .L2    B1, B17, B0          ; ADD     wb, m_129, wb
||      ADD     .S2    B11, B0, B1          ; ADD     xb, l_129, xb
||      ROTL    .M1    A7, A13, A8          ; ROTL    sum_104, r_100, l_100
||      ADD     .D2    B5, B7, B7           ; ADD     p5_140, p27_140, once_140
        XOR     .L1    A0, A17, A0          ; XOR     both_111, box_111, sum_111
||      XOR     .L2    B7, B5, B11          ; XOR     once_140, r_136, both_140
||      XOR     .S1    A8, A3, A5           ; XOR     wa, r_107, wa
||      ROTL    .M1    A18, A5, A10         ; ROTL    index_108, p27_111, m_107
        ADD     .L1    A10, A8, A8          ; ADD     xa, l_100, xa
||      XOR     .L2    B11, B7, B7          ; XOR     both_140, box_140, sum_140
||[A2]  B       .S2    mars_encrypt_blocks_c64x$second$few; [left] B       second
        ROTL    .M2    B7, B5, B1           ; ROTL    sum_140, r_136, l_136
        XOR     .L2    B0, B5, B0           ; XOR     wb, r_136, wb
||      ADD     .S2    B1, B3, B3           ; ADD     xb, m_136, xb
||      ROTL    .M1    A0, A3, A8           ; ROTL    sum_111, r_107, l_107
||      STW     .D1T1  A5, *A15++[4]        ; STW     wa, *front_out++[4]{second_out}
        ADD     .L1    A8, A10, A10         ; ADD     xa, m_107, xa
||      ADD     .L2    B2, B1, B1           ; ADD     yb, l_136, yb
||      STW     .D1T1  A12, *-A15[1]        ; STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B3, *+B8[1]          ; STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A16, A8, A8          ; ADD     ya, l_107, ya
||      STW     .D1T1  A10, *-A15[3]        ; STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B1, *+B8[2]          ; STW     yb, *+back_out[2]{second_out}
        STW     .D1T1  A8, *-A15[2]         ; STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B0, *B8--[4]         ; STW     wb, *back_out--[4]{second_out}
mars_encrypt_blocks_c64x$second$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$10; after second
        NOP     5
mars_encrypt_blocks_c64x$unmixing$few:
        LDW     .D2T2  *B25++[4], B0        ; LDW     *from++[4]{unmixing_in}, a
        LDW     .D2T2  *-B25[3], B1         ; LDW     *-from[3]{unmixing_in}, b
        LDW     .D2T2  *-B25[2], B2         ; LDW     *-from[2]{unmixing_in}, c
        NOP     2
        SHRU    .S1X   B0, 24, A0           ; SHRU    a, 24, a24_147
||      SHRU    .S2    B0, 16, B2           ; SHRU    a, 16, a16_147
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a], s0_147
        LDW     .D2T1  *+B4[B2], A1         ; LDW     *+B4[a16_147], s2_147
        LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a24_147], s1_147
        SHRU    .S1X   B0, 8, A0            ; SHRU    a, 8, a8_147
        NOP
        XOR     .L2X   B1, A1, B1           ; XOR     b, s0_147, b
        SHRU    .S1X   B1, 24, A7           ; SHRU    b, 24, a24_148
||      LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[b], s0_148
        NOP
        SHRU    .S2    B1, 16, B3           ; SHRU    b, 16, a16_148
||      LDW     .D2T2  *-B25[1], B2         ; LDW     *-from[1]{unmixing_in}, d
        SUB     .L1X   B2, A5, A5           ; SUB     c, s1_147, c
||      LDW     .D1T1  *+A4[A7], A1         ; LDW     *+A4[a24_148], s1_148
        ROTL    .M1X   B1, 24, A5           ; ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_147], s3_147
        XOR     .L2X   B2, A5, B1           ; XOR     c, s0_148, c
||      SHRU    .S1X   B1, 8, A0            ; SHRU    b, 8, a8_148
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a16_148], s2_148
        SUB     .L2X   B1, A5, B1           ; SUB     c, b, c
||      LDW     .D1T2  *+A4[A0], B0         ; LDW     *+A4[a8_148], s3_148
        SUB     .L2X   B2, A1, B0           ; SUB     d, s2_147, difference_147
||      SHRU    .S1X   B1, 24, A0           ; SHRU    c, 24, a24_149
||      SHRU    .S2    B1, 16, B2           ; SHRU    c, 16, a16_149
||      ROTL    .M2    B0, 24, B3           ; ROTL    a, 24, a
        LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a24_149], s1_149
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[c], s0_149
        XOR     .L1X   A0, B0, A7           ; XOR     difference_147, s3_147, d
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a16_149], s2_149
        SUB     .L1    A7, A1, A1           ; SUB     d, s1_148, d
||      SHRU    .S1X   B1, 8, A7            ; SHRU    c, 8, a8_149
        SUB     .L2X   B3, A0, B3           ; SUB     a, s2_148, difference_148
||      LDW     .D1T2  *+A4[A7], B2         ; LDW     *+A4[a8_149], s3_149
        XOR     .L2    B3, B0, B0           ; XOR     difference_148, s3_148, a
        XOR     .L1X   A1, B3, A1           ; XOR     d, s0_149, d
||      SUB     .L2X   B0, A0, B0           ; SUB     a, s1_149, a
        SUB     .L2X   A1, B0, B3           ; SUB     d, a, d
        SUB     .L1    A5, A0, A0           ; SUB     b, s2_149, difference_149
||      SHRU    .S2    B3, 16, B5           ; SHRU    d, 16, a16_150
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[d], s0_150
        NOP     2
        SHRU    .S1X   B3, 24, A5           ; SHRU    d, 24, a24_150
        LDW     .D1T2  *+A4[A5], B5         ; LDW     *+A4[a24_150], s1_150
||      LDW     .D2T1  *+B4[B5], A0         ; LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B2, A0, B2           ; XOR     difference_149, s3_149, b
||      SHRU    .S1X   B3, 8, A0            ; SHRU    d, 8, a8_150
||      XOR     .S2    B0, B5, B0           ; XOR     a, s0_150, a
        LDW     .D2T2  *+B4[B0], B5         ; LDW     *+B4[a], s0_152
        ROTL    .M2    B1, 24, B1           ; ROTL    c, 24, c
        SHRU    .S1X   B0, 24, A5           ; SHRU    a, 24, a24_152
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a8_150], s3_150
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SUB     .L2    B2, B5, B2           ; SUB     b, s1_150, b
        LDW     .D1T1  *+A4[A5], A8         ; LDW     *+A4[a24_152], s1_152
        XOR     .L2    B2, B5, B2           ; XOR     b, s0_152, b
||      SHRU    .S2    B0, 16, B5           ; SHRU    a, 16, a16_152
        SHRU    .S1X   B0, 8, A1            ; SHRU    a, 8, a8_152
||      LDW     .D2T2  *+B4[B5], B3         ; LDW     *+B4[a16_152], s2_152
        SUB     .L2X   B1, A0, B0           ; SUB     c, s2_150, difference_150
||      ROTL    .M1X   B0, 24, A0           ; ROTL    a, 24, a
        SHRU    .S1X   B2, 8, A7            ; SHRU    b, 8, a8_153
||      SHRU    .S2    B2, 16, B1           ; SHRU    b, 16, a16_153
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[b], s0_153
        ROTL    .M1X   B3, 24, A1           ; ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A1], A5         ; LDW     *+A4[a8_152], s3_152
        XOR     .L2X   B0, A5, B0           ; XOR     difference_150, s3_150, c
||      SHRU    .S1X   B2, 24, A5           ; SHRU    b, 24, a24_153
        SUB     .L2X   A1, B3, B1           ; SUB     d, s2_152, difference_152
||      LDW     .D2T1  *+B4[B1], A1         ; LDW     *+B4[a16_153], s2_153
        NOP
        SUB     .L2X   B0, A8, B0           ; SUB     c, s1_152, c
||      ROTL    .M1X   B2, 24, A8           ; ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a24_153], s1_153
        NOP
        XOR     .L2    B0, B3, B0           ; XOR     c, s0_153, c
        SUB     .L2X   B0, A8, B0           ; SUB     c, b, c
||      LDW     .D1T2  *+A4[A7], B3         ; LDW     *+A4[a8_153], s3_153
        XOR     .L2X   B1, A5, B1           ; XOR     difference_152, s3_152, d
||      SHRU    .S1X   B0, 24, A7           ; SHRU    c, 24, a24_154
||      LDW     .D2T2  *+B4[B0], B2         ; LDW     *+B4[c], s0_154
        SHRU    .S1X   B0, 8, A7            ; SHRU    c, 8, a8_154
||      SHRU    .S2    B0, 16, B3           ; SHRU    c, 16, a16_154
||      LDW     .D1T2  *+A4[A7], B1         ; LDW     *+A4[a24_154], s1_154
        LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a16_154], s2_154
        SUB     .L1    A0, A1, A0           ; SUB     a, s2_153, difference_153
||      LDW     .D1T2  *+A4[A7], B1         ; LDW     *+A4[a8_154], s3_154
        NOP
        SUB     .L1X   B1, A5, A5           ; SUB     d, s1_153, d
        XOR     .L1X   A0, B3, A1           ; XOR     difference_153, s3_153, a
        SUB     .L1X   A1, B1, A1           ; SUB     a, s1_154, a
||      XOR     .L2X   B2, A5, B2           ; XOR     d, s0_154, d
        SUB     .L2X   B2, A1, B2           ; SUB     d, a, d
        SHRU    .S1X   B2, 24, A5           ; SHRU    d, 24, a24_155
||      SHRU    .S2    B2, 16, B0           ; SHRU    d, 16, a16_155
||      ROTL    .M2    B0, 24, B3           ; ROTL    c, 24, c
        LDW     .D1T1  *+A4[A5], A0         ; LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B2], B0         ; LDW     *+B4[d], s0_155
        SHRU    .S1X   B2, 8, A5            ; SHRU    d, 8, a8_155
        LDW     .D1T2  *+A4[A5], B1         ; LDW     *+A4[a8_155], s3_155
||      LDW     .D2T1  *+B4[B0], A8         ; LDW     *+B4[a16_155], s2_155
        NOP
        SUB     .L1    A8, A0, A8           ; SUB     b, s2_154, difference_154
        XOR     .L1X   A1, B0, A1           ; XOR     a, s0_155, a
        XOR     .L1X   A8, B1, A1           ; XOR     difference_154, s3_154, b
||      SUB     .S1    A1, A30, A5          ; SUB     a, k0, a
||      ROTL    .M2    B2, 24, B2           ; ROTL    d, 24, d
  [A2]  B       .S1    mars_encrypt_blocks_c64x$unmixing$few; [left] B       unmixing
||      STW     .D1T1  A5, *A3++[4]         ; STW     a, *to++[4]{unmixing_out}
        SUB     .L1    A1, A0, A0           ; SUB     b, s1_155, b
||      SUB     .L2X   B3, A8, B2           ; SUB     c, s2_155, difference_155
||      SUB     .S2    B2, B20, B3          ; SUB     d, k3, d
        STW     .D1T2  B3, *-A3[1]          ; STW     d, *-to[1]{unmixing_out}
        SUB     .L1X   A0, B22, A0          ; SUB     b, k1, b
||      XOR     .L2    B2, B1, B1           ; XOR     difference_155, s3_155, c
        SUB     .L2    B1, B21, B1          ; SUB     c, k2, c
||      STW     .D1T1  A0, *-A3[3]          ; STW     b, *-to[3]{unmixing_out}
        STW     .D1T2  B1, *-A3[2]          ; STW     c, *-to[2]{unmixing_out}
mars_encrypt_blocks_c64x$unmixing$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$13; after unmixing
        NOP     5
