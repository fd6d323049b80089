; broadside optimize: source 0559d9b54e89b0e93eacabf3490ed707afc0946a7965b674b415860fad19674c
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 100 s a region
        .ref    mars_s1, mars_s_box
; MARS, encryption of any number of independent blocks on the C64x.
;
;       void mars_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
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


        .global mars_encrypt_blocks_c64x

        .align  32
mars_encrypt_blocks_c64x:
        MV      .L1X   B4, A3               ; argument
||      MV      .L2X   A6, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
        MV      .L1    A4, A0               ; argument
||      MV      .L2    B0, B1               ; MV      blocks, left
||      STW     .D2T2  B12, *+B15[11]       ; save B12
        MV      .L1X   B15, A0              ; frame
||      STW     .D2T1  A0, *+B15[3]         ; save out
  [!B1] B       .S2    mars_encrypt_blocks_c64x$done; [!left] B      done
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
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$1:
        MV      .L2    B3, B3               ; MV      schedule, keys
||      LDW     .D2T1  *+B15[3], A0         ; restore out
        MV      .L2X   A3, B24              ; MV      in, from
||      LDW     .D2T2  *+B3[2], B21         ; LDW     *+keys[2], k2
        LDW     .D2T1  *+B3[0], A26         ; LDW     *+keys[0], k0
        MVKL    .S1    21561633, A3         ; MVKL    0x01490121, circular_2
||      MVKL    .S2    21569825, B0         ; MVKL    0x01492121, sides_1
||      LDW     .D2T2  *+B3[3], B20         ; LDW     *+keys[3], k3
        MVKH    .S1    21561633, A3         ; MVKH    0x01490121, circular_2
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T2  *+B3[1], B23         ; LDW     *+keys[1], k1
        MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKH    .S2    21569825, B0         ; MVKH    0x01492121, sides_1
||      STW     .D2T2  B3, *+B15[5]         ; save keys
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVC     .S2X   A3, AMR              ; MVC     circular_2, AMR
        MV      .L1    A0, A3               ; MV      out, to
||      MV      .L2X   A6, B6               ; MV      A6, B6
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B0, AMR              ; MVC     sides_1, AMR
mars_encrypt_blocks_c64x$mixing$guard:
        CMPGT   .L2    5, B1, B0            ; few iterations of mixing
  [B0]  B       .S1    mars_encrypt_blocks_c64x$mixing$few; few iterations of mixing
        NOP     5
mars_encrypt_blocks_c64x$mixing$entry:
        LDW     .D2T2  *B24++[4], B28       ; <0> LDW     *from++[4]{mixing_in}, a
        NOP     4
        ADD     .L1X   A26, B28, A25        ; <0> ADD     a, k0, a
        LDW     .D2T2  *-B24[3], B17        ; <0> LDW     *-from[3]{mixing_in}, b
        NOP
        SHRU    .S1    A25, 16, A9          ; <0> SHRU    a, 16, a16_7
        LDW     .D1T1  *+A4[A9], A29        ; <0> LDW     *+A4[a16_7], s2_7
        NOP
        SHRU    .S2X   A25, 8, B2           ; <0> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A25], B2        ; <0> LDW     *+A4[a], s0_7
        NOP
        ADD     .L2    B17, B23, B19        ; <0> ADD     b, k1, b
||      LDW     .D2T2  *-B24[2], B30        ; <0> LDW     *-from[2]{mixing_in}, c
        LDW     .D2T1  *+B4[B2], A31        ; <0> LDW     *+B4[a8_7], s1_7
        SHRU    .S2X   A25, 24, B3          ; <0> SHRU    a, 24, a24_7
        NOP
        LDW     .D2T2  *+B4[B3], B19        ; <0> LDW     *+B4[a24_7], s3_7
        XOR     .S2    B19, B2, B2          ; <0> XOR     b, s0_7, sum_7
||      LDW     .D2T2  *-B24[1], B22        ; <0> LDW     *-from[1]{mixing_in}, d
        NOP
        ADD     .L1X   A31, B2, A17         ; <0> ADD     sum_7, s1_7, b
||      ROTL    .M1    A25, 8, A28          ; <0> ROTL    a, 8, a
||      LDW     .D2T2  *B24++[4], B28       ; <1> LDW     *from++[4]{mixing_in}, a
        ADD     .L2    B30, B21, B16        ; <0> ADD     c, k2, c
        SHRU    .S2X   A17, 8, B7           ; <0> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[b], s0_8
        LDW     .D2T1  *+B4[B7], A29        ; <0> LDW     *+B4[a8_8], s1_8
        SHRU    .S1    A17, 16, A30         ; <0> SHRU    b, 16, a16_8
||      SHRU    .S2X   A17, 24, B18         ; <0> SHRU    b, 24, a24_8
||      ROTL    .M1    A17, 8, A31          ; <0> ROTL    b, 8, b
        ADD     .L1X   A26, B28, A25        ; <1> ADD     a, k0, a
        ADD     .L1X   A29, B16, A29        ; <0> ADD     c, s2_7, c
||      LDW     .D2T2  *-B24[3], B17        ; <1> LDW     *-from[3]{mixing_in}, b
        XOR     .L1    A29, A8, A9          ; <0> XOR     c, s0_8, sum_8
||      LDW     .D1T1  *+A4[A30], A27       ; <0> LDW     *+A4[a16_8], s2_8
        ADD     .L1    A9, A29, A30         ; <0> ADD     sum_8, s1_8, c
||      SHRU    .S1    A25, 16, A9          ; <1> SHRU    a, 16, a16_7
        ADD     .L2    B22, B20, B22        ; <0> ADD     d, k3, d
||      LDW     .D1T1  *+A4[A9], A29        ; <1> LDW     *+A4[a16_7], s2_7
        XOR     .L2    B22, B19, B18        ; <0> XOR     d, s3_7, d
||      SHRU    .S1    A30, 16, A23         ; <0> SHRU    c, 16, a16_9
||      SHRU    .S2X   A30, 8, B7           ; <0> SHRU    c, 8, a8_9
||      LDW     .D1T1  *+A4[A30], A17       ; <0> LDW     *+A4[c], s0_9
||      LDW     .D2T2  *+B4[B18], B7        ; <0> LDW     *+B4[a24_8], s3_8
        SHRU    .S2X   A25, 8, B2           ; <1> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A25], B2        ; <1> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B7], A24        ; <0> LDW     *+B4[a8_9], s1_9
        SHRU    .S2X   A30, 24, B5          ; <0> SHRU    c, 24, a24_9
        ADD     .L1    A31, A30, A28        ; <0> ADD     b, c, b
||      ADD     .L2    B17, B23, B19        ; <1> ADD     b, k1, b
||      ADD     .S2X   B18, A28, B17        ; <0> ADD     a, d, a
||      LDW     .D2T2  *-B24[2], B30        ; <1> LDW     *-from[2]{mixing_in}, c
        LDW     .D2T1  *+B4[B2], A31        ; <1> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A27, B18, A27        ; <0> ADD     d, s2_8, d
||      SHRU    .S2X   A25, 24, B3          ; <1> SHRU    a, 24, a24_7
        XOR     .L2    B17, B7, B17         ; <0> XOR     a, s3_8, a
||      XOR     .S1    A27, A17, A17        ; <0> XOR     d, s0_9, sum_9
||      LDW     .D1T1  *+A4[A23], A9        ; <0> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B5], B8         ; <0> LDW     *+B4[a24_9], s3_9
        SUB     .L2    B1, 4, B1            ; passes of mixing
||      ADD     .S1    A17, A24, A24        ; <0> ADD     sum_9, s1_9, d
||      ROTL    .M1    A30, 8, A5           ; <0> ROTL    c, 8, c
||      LDW     .D2T2  *+B4[B3], B19        ; <1> LDW     *+B4[a24_7], s3_7
        XOR     .S2    B19, B2, B2          ; <1> XOR     b, s0_7, sum_7
||      LDW     .D2T2  *-B24[1], B22        ; <1> LDW     *-from[1]{mixing_in}, d
        NOP
        ADD     .L1X   A31, B2, A17         ; <1> ADD     sum_7, s1_7, b
||      ROTL    .M1    A25, 8, A28          ; <1> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A24], A27       ; <0> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *B24++[4], B28       ; <2> LDW     *from++[4]{mixing_in}, a
        XOR     .L1X   A28, B8, A19         ; <0> XOR     b, s3_9, b
||      ADD     .L2    B30, B21, B16        ; <1> ADD     c, k2, c
||      SHRU    .S2X   A24, 24, B7          ; <0> SHRU    d, 24, a24_10
        SHRU    .S1    A24, 16, A31         ; <0> SHRU    d, 16, a16_10
||      SHRU    .S2X   A17, 8, B7           ; <1> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A17], A8        ; <1> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B7], B16        ; <0> LDW     *+B4[a24_10], s3_10
        SHRU    .S2X   A24, 8, B7           ; <0> SHRU    d, 8, a8_10
||      LDW     .D1T2  *+A4[A31], B17       ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A29        ; <1> LDW     *+B4[a8_8], s1_8
        SHRU    .S1    A17, 16, A30         ; <1> SHRU    b, 16, a16_8
||      SHRU    .S2X   A17, 24, B18         ; <1> SHRU    b, 24, a24_8
||      ROTL    .M1    A17, 8, A31          ; <1> ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B7], A29        ; <0> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A26, B28, A25        ; <2> ADD     a, k0, a
        ADD     .L1X   A29, B16, A29        ; <1> ADD     c, s2_7, c
||      LDW     .D2T2  *-B24[3], B17        ; <2> LDW     *-from[3]{mixing_in}, b
        XOR     .L1    A29, A8, A9          ; <1> XOR     c, s0_8, sum_8
||      ADD     .S1X   A9, B17, A8          ; <0> ADD     a, s2_9, a
||      LDW     .D1T1  *+A4[A30], A27       ; <1> LDW     *+A4[a16_8], s2_8
        ADD     .L1    A9, A29, A30         ; <1> ADD     sum_8, s1_8, c
||      SHRU    .S1    A25, 16, A9          ; <2> SHRU    a, 16, a16_7
        ADD     .L2    B22, B20, B22        ; <1> ADD     d, k3, d
||      XOR     .S1    A8, A27, A9          ; <0> XOR     a, s0_10, sum_10
||      ADD     .S2X   B17, A19, B9         ; <0> ADD     b, s2_10, b
||      LDW     .D1T1  *+A4[A9], A29        ; <2> LDW     *+A4[a16_7], s2_7
        XOR     .L2    B22, B19, B18        ; <1> XOR     d, s3_7, d
||      SHRU    .S1    A30, 16, A23         ; <1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A30, 8, B7           ; <1> SHRU    c, 8, a8_9
||      LDW     .D1T1  *+A4[A30], A17       ; <1> LDW     *+A4[c], s0_9
||      LDW     .D2T2  *+B4[B18], B7        ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A9, A29, A1          ; <0> ADD     sum_10, s1_10, a
||      SHRU    .S2X   A25, 8, B2           ; <2> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A25], B2        ; <2> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B7], A24        ; <1> LDW     *+B4[a8_9], s1_9
        SHRU    .S2X   A30, 24, B5          ; <1> SHRU    c, 24, a24_9
||      LDW     .D1T1  *+A4[A1], A27        ; <0> LDW     *+A4[a], s0_12
        ADD     .L1    A31, A30, A28        ; <1> ADD     b, c, b
||      ADD     .L2    B17, B23, B19        ; <2> ADD     b, k1, b
||      ADD     .S2X   B18, A28, B17        ; <1> ADD     a, d, a
||      LDW     .D2T2  *-B24[2], B30        ; <2> LDW     *-from[2]{mixing_in}, c
        SHRU    .S2X   A1, 8, B3            ; <0> SHRU    a, 8, a8_12
||      ROTL    .M1    A24, 8, A22          ; <0> ROTL    d, 8, d
||      LDW     .D2T1  *+B4[B2], A31        ; <2> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A27, B18, A27        ; <1> ADD     d, s2_8, d
||      SHRU    .S2X   A25, 24, B3          ; <2> SHRU    a, 24, a24_7
||      LDW     .D2T1  *+B4[B3], A8         ; <0> LDW     *+B4[a8_12], s1_12
        XOR     .L2    B17, B7, B17         ; <1> XOR     a, s3_8, a
||      XOR     .S1    A27, A17, A17        ; <1> XOR     d, s0_9, sum_9
||      LDW     .D1T1  *+A4[A23], A9        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B5], B8         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .S1    A17, A24, A24        ; <1> ADD     sum_9, s1_9, d
||      ROTL    .M1    A30, 8, A5           ; <1> ROTL    c, 8, c
||      LDW     .D2T2  *+B4[B3], B19        ; <2> LDW     *+B4[a24_7], s3_7
        XOR     .S1X   A5, B16, A23         ; <0> XOR     c, s3_10, c
||      XOR     .S2    B19, B2, B2          ; <2> XOR     b, s0_7, sum_7
||      LDW     .D2T2  *-B24[1], B22        ; <2> LDW     *-from[1]{mixing_in}, d
        SHRU    .S1    A1, 16, A19          ; <0> SHRU    a, 16, a16_12
||      SHRU    .S2X   A1, 24, B7           ; <0> SHRU    a, 24, a24_12
||      ROTL    .M1    A1, 8, A20           ; <0> ROTL    a, 8, a
        ADD     .L1X   A31, B2, A17         ; <2> ADD     sum_7, s1_7, b
||      ROTL    .M1    A25, 8, A28          ; <2> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A24], A27       ; <1> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *B24++[4], B28       ; <3> LDW     *from++[4]{mixing_in}, a
        XOR     .L1X   A28, B8, A19         ; <1> XOR     b, s3_9, b
||      ADD     .L2    B30, B21, B16        ; <2> ADD     c, k2, c
||      SHRU    .S2X   A24, 24, B7          ; <1> SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A19], B9        ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B7], A21        ; <0> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A27, B9, A7          ; <0> XOR     b, s0_12, sum_12
||      SHRU    .S1    A24, 16, A31         ; <1> SHRU    d, 16, a16_10
||      SHRU    .S2X   A17, 8, B7           ; <2> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A17], A8        ; <2> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B7], B16        ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .S1    A7, A8, A8           ; <0> ADD     sum_12, s1_12, b
||      SHRU    .S2X   A24, 8, B7           ; <1> SHRU    d, 8, a8_10
||      LDW     .D1T2  *+A4[A31], B17       ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A29        ; <2> LDW     *+B4[a8_8], s1_8
        SHRU    .S1    A17, 16, A30         ; <2> SHRU    b, 16, a16_8
||      SHRU    .S2X   A17, 24, B18         ; <2> SHRU    b, 24, a24_8
||      ROTL    .M1    A17, 8, A31          ; <2> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A8], B7         ; <0> LDW     *+A4[b], s0_13
||      LDW     .D2T1  *+B4[B7], A29        ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A26, B28, A25        ; <3> ADD     a, k0, a
||      SHRU    .S1    A8, 16, A1           ; <0> SHRU    b, 16, a16_13
||      SHRU    .S2X   A8, 24, B8           ; <0> SHRU    b, 24, a24_13
||      ROTL    .M1    A8, 8, A17           ; <0> ROTL    b, 8, b
        ADD     .L1X   A29, B16, A29        ; <2> ADD     c, s2_7, c
||      SHRU    .S2X   A8, 8, B5            ; <0> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A19        ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B24[3], B17        ; <3> LDW     *-from[3]{mixing_in}, b
        XOR     .L1    A29, A8, A9          ; <2> XOR     c, s0_8, sum_8
||      ADD     .S1X   A9, B17, A8          ; <1> ADD     a, s2_9, a
||      LDW     .D1T1  *+A4[A30], A27       ; <2> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T2  *+B4[B5], B5         ; <0> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A9, A29, A30         ; <2> ADD     sum_8, s1_8, c
||      SHRU    .S1    A25, 16, A9          ; <3> SHRU    a, 16, a16_7
        ADD     .L1X   A23, B9, A8          ; <0> ADD     c, s2_12, c
||      ADD     .L2    B22, B20, B22        ; <2> ADD     d, k3, d
||      XOR     .S1    A8, A27, A9          ; <1> XOR     a, s0_10, sum_10
||      ADD     .S2X   B17, A19, B9         ; <1> ADD     b, s2_10, b
||      LDW     .D1T1  *+A4[A9], A29        ; <3> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[a24_13], s3_13
        XOR     .L1X   A8, B7, A18          ; <0> XOR     c, s0_13, sum_13
||      XOR     .L2    B22, B19, B18        ; <2> XOR     d, s3_7, d
||      SHRU    .S1    A30, 16, A23         ; <2> SHRU    c, 16, a16_9
||      SHRU    .S2X   A30, 8, B7           ; <2> SHRU    c, 8, a8_9
||      LDW     .D1T1  *+A4[A30], A17       ; <2> LDW     *+A4[c], s0_9
||      LDW     .D2T2  *+B4[B18], B7        ; <2> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A9, A29, A1          ; <1> ADD     sum_10, s1_10, a
||      SHRU    .S2X   A25, 8, B2           ; <3> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A25], B2        ; <3> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B7], A24        ; <2> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A18, B5, A18         ; <0> ADD     sum_13, s1_13, c
||      XOR     .S1    A22, A21, A21        ; <0> XOR     d, s3_12, d
||      SHRU    .S2X   A30, 24, B5          ; <2> SHRU    c, 24, a24_9
||      LDW     .D1T1  *+A4[A1], A27        ; <1> LDW     *+A4[a], s0_12
        ADD     .L1    A31, A30, A28        ; <2> ADD     b, c, b
||      ADD     .L2    B17, B23, B19        ; <3> ADD     b, k1, b
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    c, 16, a16_14
||      ADD     .S2X   B18, A28, B17        ; <2> ADD     a, d, a
||      LDW     .D1T1  *+A4[A18], A7        ; <0> LDW     *+A4[c], s0_14
||      LDW     .D2T2  *-B24[2], B30        ; <3> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A17, A18, A16        ; <0> ADD     b, c, b
||      SHRU    .S2X   A1, 8, B3            ; <1> SHRU    a, 8, a8_12
||      ROTL    .M1    A24, 8, A22          ; <1> ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A16], B3        ; <0> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B2], A31        ; <3> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A27, B18, A27        ; <2> ADD     d, s2_8, d
||      ADD     .S1    A20, A21, A20        ; <0> ADD     a, d, a
||      SHRU    .S2X   A25, 24, B3          ; <3> SHRU    a, 24, a24_7
||      LDW     .D2T1  *+B4[B3], A8         ; <1> LDW     *+B4[a8_12], s1_12
        XOR     .L2    B17, B7, B17         ; <2> XOR     a, s3_8, a
||      XOR     .S1    A27, A17, A17        ; <2> XOR     d, s0_9, sum_9
||      SHRU    .S2X   A18, 24, B5          ; <0> SHRU    c, 24, a24_14
||      LDW     .D1T1  *+A4[A23], A9        ; <2> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B5], B8         ; <2> LDW     *+B4[a24_9], s3_9
        ADD     .S1    A17, A24, A24        ; <2> ADD     sum_9, s1_9, d
||      SHRU    .S2X   A18, 8, B7           ; <0> SHRU    c, 8, a8_14
||      ROTL    .M1    A30, 8, A5           ; <2> ROTL    c, 8, c
||      LDW     .D2T2  *+B4[B3], B19        ; <3> LDW     *+B4[a24_7], s3_7
        XOR     .S1X   A5, B16, A23         ; <1> XOR     c, s3_10, c
||      XOR     .S2    B19, B2, B2          ; <3> XOR     b, s0_7, sum_7
||      LDW     .D2T2  *-B24[1], B22        ; <3> LDW     *-from[1]{mixing_in}, d
        ADD     .L1    A21, A19, A1         ; <0> ADD     d, s2_13, d
||      SHRU    .S1    A1, 16, A19          ; <1> SHRU    a, 16, a16_12
||      SHRU    .S2X   A1, 24, B7           ; <1> SHRU    a, 24, a24_12
||      ROTL    .M1    A1, 8, A20           ; <1> ROTL    a, 8, a
||      LDW     .D2T1  *+B4[B7], A7         ; <0> LDW     *+B4[a8_14], s1_14
;@loop {"name": "mixing", "ii": 20, "res_mii": 20, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 60.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 20, 5 stages
;  bounds: resources 20, recurrence 1
;  units: L1 17/20, S1 19/20, M1 8/20, D1 20/20, L2 10/20, S2 20/20, M2 0/20, D2 20/20
;  cross paths: 1X 11/20, 2X 20/20
;  T paths: T1 20/20, T2 20/20
;  registers of side A: 26 used, 26 live at once
;  registers of side B: 23 used, 19 live at once
;  II 20: found by annealing, 60.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_encrypt_blocks_c64x$mixing:
        ADD     .L1X   A31, B2, A17         ; <1> ADD     sum_7, s1_7, b
||      XOR     .S1    A1, A7, A1           ; <4> XOR     d, s0_14, sum_14
||      XOR     .S2X   B8, A20, B2          ; <4> XOR     a, s3_13, a
||      ROTL    .M1    A25, 8, A28          ; <1> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A24], A27       ; <2> LDW     *+A4[d], s0_10
||      LDW     .D2T2  *B24++[4], B28       ; <0> LDW     *from++[4]{mixing_in}, a
        XOR     .L1X   A28, B8, A19         ; <2> XOR     b, s3_9, b
||      ADD     .L2    B30, B21, B16        ; <1> ADD     c, k2, c
||      SHRU    .S2X   A24, 24, B7          ; <2> SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A19], B9        ; <3> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B7], A21        ; <3> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A27, B9, A7          ; <3> XOR     b, s0_12, sum_12
||      SHRU    .S1    A24, 16, A31         ; <2> SHRU    d, 16, a16_10
||      SHRU    .S2X   A17, 8, B7           ; <1> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A17], A8        ; <1> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B7], B16        ; <2> LDW     *+B4[a24_10], s3_10
        ADD     .S1    A7, A8, A8           ; <3> ADD     sum_12, s1_12, b
||      SHRU    .S2X   A24, 8, B7           ; <2> SHRU    d, 8, a8_10
||      LDW     .D1T2  *+A4[A31], B17       ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A29        ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A1, A7, A7           ; <4> ADD     sum_14, s1_14, d
||      SHRU    .S1    A17, 16, A30         ; <1> SHRU    b, 16, a16_8
||      SHRU    .S2X   A17, 24, B18         ; <1> SHRU    b, 24, a24_8
||      ROTL    .M1    A17, 8, A31          ; <1> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A8], B7         ; <3> LDW     *+A4[b], s0_13
||      LDW     .D2T1  *+B4[B7], A29        ; <2> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A26, B28, A25        ; <0> ADD     a, k0, a
||      SHRU    .S1    A8, 16, A1           ; <3> SHRU    b, 16, a16_13
||      SHRU    .S2X   A8, 24, B8           ; <3> SHRU    b, 24, a24_13
||      ROTL    .M1    A8, 8, A17           ; <3> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <4> LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B5], A1         ; <4> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A29, B16, A29        ; <1> ADD     c, s2_7, c
||[B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     left, 1, left
||      SHRU    .S1    A7, 16, A1           ; <4> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 8, B5            ; <3> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A19        ; <3> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B24[3], B17        ; <0> LDW     *-from[3]{mixing_in}, b
        XOR     .L1    A29, A8, A9          ; <1> XOR     c, s0_8, sum_8
||      ADD     .L2    B2, B3, B5           ; <4> ADD     a, s2_14, a
||      ADD     .S1X   A9, B17, A8          ; <2> ADD     a, s2_9, a
||      SHRU    .S2X   A7, 8, B2            ; <4> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A30], A27       ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T2  *+B4[B5], B5         ; <3> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A9, A29, A30         ; <1> ADD     sum_8, s1_8, c
||      SHRU    .S1    A25, 16, A9          ; <0> SHRU    a, 16, a16_7
||      SHRU    .S2X   A7, 24, B3           ; <4> SHRU    d, 24, a24_15
||      LDW     .D1T1  *+A4[A1], A7         ; <4> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B3         ; <4> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A23, B9, A8          ; <3> ADD     c, s2_12, c
||      ADD     .L2    B22, B20, B22        ; <1> ADD     d, k3, d
||      XOR     .S1    A8, A27, A9          ; <2> XOR     a, s0_10, sum_10
||      ADD     .S2X   B17, A19, B9         ; <2> ADD     b, s2_10, b
||      LDW     .D1T1  *+A4[A9], A29        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B8], B8         ; <3> LDW     *+B4[a24_13], s3_13
        XOR     .L1X   A8, B7, A18          ; <3> XOR     c, s0_13, sum_13
||      XOR     .L2    B22, B19, B18        ; <1> XOR     d, s3_7, d
||      SHRU    .S1    A30, 16, A23         ; <1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A30, 8, B7           ; <1> SHRU    c, 8, a8_9
||      ROTL    .M1    A18, 8, A8           ; <4> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A30], A17       ; <1> LDW     *+A4[c], s0_9
||      LDW     .D2T2  *+B4[B18], B7        ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A9, A29, A1          ; <2> ADD     sum_10, s1_10, a
||      XOR     .L2    B5, B2, B28          ; <4> XOR     a, s0_15, sum_15
||      XOR     .S1    A16, A1, A9          ; <4> XOR     b, s3_14, b
||      SHRU    .S2X   A25, 8, B2           ; <0> SHRU    a, 8, a8_7
||      LDW     .D1T2  *+A4[A25], B2        ; <0> LDW     *+A4[a], s0_7
||      LDW     .D2T1  *+B4[B7], A24        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A18, B5, A18         ; <3> ADD     sum_13, s1_13, c
||      XOR     .S1    A22, A21, A21        ; <3> XOR     d, s3_12, d
||      SHRU    .S2X   A30, 24, B5          ; <1> SHRU    c, 24, a24_9
||      ROTL    .M1    A7, 8, A31           ; <4> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A1], A27        ; <2> LDW     *+A4[a], s0_12
||      LDW     .D2T2  *+B4[B3], B26        ; <4> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A31, A30, A28        ; <1> ADD     b, c, b
||      ADD     .L2    B17, B23, B19        ; <0> ADD     b, k1, b
||      SHRU    .S1    A18, 16, A16         ; <3> SHRU    c, 16, a16_14
||      ADD     .S2X   B18, A28, B17        ; <1> ADD     a, d, a
||      LDW     .D1T1  *+A4[A18], A7        ; <3> LDW     *+A4[c], s0_14
||      LDW     .D2T2  *-B24[2], B30        ; <0> LDW     *-from[2]{mixing_in}, c
        ADD     .L1    A17, A18, A16        ; <3> ADD     b, c, b
||      ADD     .L2    B28, B3, B2          ; <4> ADD     sum_15, s1_15, a
||[B1]  B       .S1    mars_encrypt_blocks_c64x$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A1, 8, B3            ; <2> SHRU    a, 8, a8_12
||      ROTL    .M1    A24, 8, A22          ; <2> ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A16], B3        ; <3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B2], A31        ; <0> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A27, B18, A27        ; <1> ADD     d, s2_8, d
||      ADD     .S1    A20, A21, A20        ; <3> ADD     a, d, a
||      SHRU    .S2X   A25, 24, B3          ; <0> SHRU    a, 24, a24_7
||      STW     .D1T2  B2, *A3++[4]         ; <4> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T1  *+B4[B3], A8         ; <2> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A9, A7, A9           ; <4> ADD     b, s2_15, b
||      XOR     .L2    B17, B7, B17         ; <1> XOR     a, s3_8, a
||      XOR     .S1    A27, A17, A17        ; <1> XOR     d, s0_9, sum_9
||      SHRU    .S2X   A18, 24, B5          ; <3> SHRU    c, 24, a24_14
||      LDW     .D1T1  *+A4[A23], A9        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B5], B8         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .S1    A17, A24, A24        ; <1> ADD     sum_9, s1_9, d
||      SHRU    .S2X   A18, 8, B7           ; <3> SHRU    c, 8, a8_14
||      ROTL    .M1    A30, 8, A5           ; <1> ROTL    c, 8, c
||      STW     .D1T1  A31, *-A3[1]         ; <4> STW     d, *-to[1]{mixing_out}
||      LDW     .D2T2  *+B4[B3], B19        ; <0> LDW     *+B4[a24_7], s3_7
        XOR     .L2X   B26, A8, B16         ; <4> XOR     c, s3_15, c
||      XOR     .S1X   A5, B16, A23         ; <2> XOR     c, s3_10, c
||      XOR     .S2    B19, B2, B2          ; <0> XOR     b, s0_7, sum_7
||      STW     .D1T1  A9, *-A3[3]          ; <4> STW     b, *-to[3]{mixing_out}
||      LDW     .D2T2  *-B24[1], B22        ; <0> LDW     *-from[1]{mixing_in}, d
        ADD     .L1    A21, A19, A1         ; <3> ADD     d, s2_13, d
||      SHRU    .S1    A1, 16, A19          ; <2> SHRU    a, 16, a16_12
||      SHRU    .S2X   A1, 24, B7           ; <2> SHRU    a, 24, a24_12
||      ROTL    .M1    A1, 8, A20           ; <2> ROTL    a, 8, a
||      STW     .D1T2  B16, *-A3[2]         ; <4> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T1  *+B4[B7], A7         ; <3> LDW     *+B4[a8_14], s1_14
mars_encrypt_blocks_c64x$mixing$exit:
        ADD     .L1X   A31, B2, A17         ; <-1> ADD     sum_7, s1_7, b
||      XOR     .S1    A1, A7, A1           ; <-4> XOR     d, s0_14, sum_14
||      XOR     .S2X   B8, A20, B2          ; <-4> XOR     a, s3_13, a
||      ROTL    .M1    A25, 8, A28          ; <-1> ROTL    a, 8, a
||      LDW     .D1T1  *+A4[A24], A27       ; <-2> LDW     *+A4[d], s0_10
        XOR     .L1X   A28, B8, A19         ; <-2> XOR     b, s3_9, b
||      ADD     .L2    B30, B21, B16        ; <-1> ADD     c, k2, c
||      SHRU    .S2X   A24, 24, B7          ; <-2> SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A19], B9        ; <-3> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B7], A21        ; <-3> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A27, B9, A7          ; <-3> XOR     b, s0_12, sum_12
||      SHRU    .S1    A24, 16, A31         ; <-2> SHRU    d, 16, a16_10
||      SHRU    .S2X   A17, 8, B7           ; <-1> SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A17], A8        ; <-1> LDW     *+A4[b], s0_8
||      LDW     .D2T2  *+B4[B7], B16        ; <-2> LDW     *+B4[a24_10], s3_10
        ADD     .S1    A7, A8, A8           ; <-3> ADD     sum_12, s1_12, b
||      SHRU    .S2X   A24, 8, B7           ; <-2> SHRU    d, 8, a8_10
||      LDW     .D1T2  *+A4[A31], B17       ; <-2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A29        ; <-1> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A1, A7, A7           ; <-4> ADD     sum_14, s1_14, d
||      SHRU    .S1    A17, 16, A30         ; <-1> SHRU    b, 16, a16_8
||      SHRU    .S2X   A17, 24, B18         ; <-1> SHRU    b, 24, a24_8
||      ROTL    .M1    A17, 8, A31          ; <-1> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A8], B7         ; <-3> LDW     *+A4[b], s0_13
||      LDW     .D2T1  *+B4[B7], A29        ; <-2> LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A8, 16, A1           ; <-3> SHRU    b, 16, a16_13
||      SHRU    .S2X   A8, 24, B8           ; <-3> SHRU    b, 24, a24_13
||      ROTL    .M1    A8, 8, A17           ; <-3> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <-4> LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B5], A1         ; <-4> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A29, B16, A29        ; <-1> ADD     c, s2_7, c
||      SHRU    .S1    A7, 16, A1           ; <-4> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 8, B5            ; <-3> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A19        ; <-3> LDW     *+A4[a16_13], s2_13
        XOR     .L1    A29, A8, A9          ; <-1> XOR     c, s0_8, sum_8
||      ADD     .L2    B2, B3, B5           ; <-4> ADD     a, s2_14, a
||      ADD     .S1X   A9, B17, A8          ; <-2> ADD     a, s2_9, a
||      SHRU    .S2X   A7, 8, B2            ; <-4> SHRU    d, 8, a8_15
||      LDW     .D1T1  *+A4[A30], A27       ; <-1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T2  *+B4[B5], B5         ; <-3> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A9, A29, A30         ; <-1> ADD     sum_8, s1_8, c
||      SHRU    .S2X   A7, 24, B3           ; <-4> SHRU    d, 24, a24_15
||      LDW     .D1T1  *+A4[A1], A7         ; <-4> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B3         ; <-4> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A23, B9, A8          ; <-3> ADD     c, s2_12, c
||      ADD     .L2    B22, B20, B22        ; <-1> ADD     d, k3, d
||      XOR     .S1    A8, A27, A9          ; <-2> XOR     a, s0_10, sum_10
||      ADD     .S2X   B17, A19, B9         ; <-2> ADD     b, s2_10, b
||      LDW     .D2T2  *+B4[B8], B8         ; <-3> LDW     *+B4[a24_13], s3_13
        XOR     .L1X   A8, B7, A18          ; <-3> XOR     c, s0_13, sum_13
||      XOR     .L2    B22, B19, B18        ; <-1> XOR     d, s3_7, d
||      SHRU    .S1    A30, 16, A23         ; <-1> SHRU    c, 16, a16_9
||      SHRU    .S2X   A30, 8, B7           ; <-1> SHRU    c, 8, a8_9
||      ROTL    .M1    A18, 8, A8           ; <-4> ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A30], A17       ; <-1> LDW     *+A4[c], s0_9
||      LDW     .D2T2  *+B4[B18], B7        ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A9, A29, A1          ; <-2> ADD     sum_10, s1_10, a
||      XOR     .L2    B5, B2, B28          ; <-4> XOR     a, s0_15, sum_15
||      XOR     .S1    A16, A1, A9          ; <-4> XOR     b, s3_14, b
||      LDW     .D2T1  *+B4[B7], A24        ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A18, B5, A18         ; <-3> ADD     sum_13, s1_13, c
||      XOR     .S1    A22, A21, A21        ; <-3> XOR     d, s3_12, d
||      SHRU    .S2X   A30, 24, B5          ; <-1> SHRU    c, 24, a24_9
||      ROTL    .M1    A7, 8, A31           ; <-4> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A1], A27        ; <-2> LDW     *+A4[a], s0_12
||      LDW     .D2T2  *+B4[B3], B26        ; <-4> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A31, A30, A28        ; <-1> ADD     b, c, b
||      SHRU    .S1    A18, 16, A16         ; <-3> SHRU    c, 16, a16_14
||      ADD     .S2X   B18, A28, B17        ; <-1> ADD     a, d, a
||      LDW     .D1T1  *+A4[A18], A7        ; <-3> LDW     *+A4[c], s0_14
        ADD     .L1    A17, A18, A16        ; <-3> ADD     b, c, b
||      ADD     .L2    B28, B3, B2          ; <-4> ADD     sum_15, s1_15, a
||      SHRU    .S2X   A1, 8, B3            ; <-2> SHRU    a, 8, a8_12
||      ROTL    .M1    A24, 8, A22          ; <-2> ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A16], B3        ; <-3> LDW     *+A4[a16_14], s2_14
        ADD     .L1X   A27, B18, A27        ; <-1> ADD     d, s2_8, d
||      ADD     .S1    A20, A21, A20        ; <-3> ADD     a, d, a
||      STW     .D1T2  B2, *A3++[4]         ; <-4> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T1  *+B4[B3], A8         ; <-2> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A9, A7, A9           ; <-4> ADD     b, s2_15, b
||      XOR     .L2    B17, B7, B17         ; <-1> XOR     a, s3_8, a
||      XOR     .S1    A27, A17, A17        ; <-1> XOR     d, s0_9, sum_9
||      SHRU    .S2X   A18, 24, B5          ; <-3> SHRU    c, 24, a24_14
||      LDW     .D1T1  *+A4[A23], A9        ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B5], B8         ; <-1> LDW     *+B4[a24_9], s3_9
        ADD     .S1    A17, A24, A24        ; <-1> ADD     sum_9, s1_9, d
||      SHRU    .S2X   A18, 8, B7           ; <-3> SHRU    c, 8, a8_14
||      ROTL    .M1    A30, 8, A5           ; <-1> ROTL    c, 8, c
||      STW     .D1T1  A31, *-A3[1]         ; <-4> STW     d, *-to[1]{mixing_out}
        XOR     .L2X   B26, A8, B16         ; <-4> XOR     c, s3_15, c
||      XOR     .S1X   A5, B16, A23         ; <-2> XOR     c, s3_10, c
||      STW     .D1T1  A9, *-A3[3]          ; <-4> STW     b, *-to[3]{mixing_out}
        ADD     .L1    A21, A19, A1         ; <-3> ADD     d, s2_13, d
||      SHRU    .S1    A1, 16, A19          ; <-2> SHRU    a, 16, a16_12
||      SHRU    .S2X   A1, 24, B7           ; <-2> SHRU    a, 24, a24_12
||      ROTL    .M1    A1, 8, A20           ; <-2> ROTL    a, 8, a
||      STW     .D1T2  B16, *-A3[2]         ; <-4> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T1  *+B4[B7], A7         ; <-3> LDW     *+B4[a8_14], s1_14
        XOR     .S1    A1, A7, A1           ; <-3> XOR     d, s0_14, sum_14
||      XOR     .S2X   B8, A20, B2          ; <-3> XOR     a, s3_13, a
||      LDW     .D1T1  *+A4[A24], A27       ; <-1> LDW     *+A4[d], s0_10
        XOR     .L1X   A28, B8, A19         ; <-1> XOR     b, s3_9, b
||      SHRU    .S2X   A24, 24, B7          ; <-1> SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A19], B9        ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B7], A21        ; <-2> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A27, B9, A7          ; <-2> XOR     b, s0_12, sum_12
||      SHRU    .S1    A24, 16, A31         ; <-1> SHRU    d, 16, a16_10
||      LDW     .D2T2  *+B4[B7], B16        ; <-1> LDW     *+B4[a24_10], s3_10
        ADD     .S1    A7, A8, A8           ; <-2> ADD     sum_12, s1_12, b
||      SHRU    .S2X   A24, 8, B7           ; <-1> SHRU    d, 8, a8_10
||      LDW     .D1T2  *+A4[A31], B17       ; <-1> LDW     *+A4[a16_10], s2_10
        ADD     .L1    A1, A7, A7           ; <-3> ADD     sum_14, s1_14, d
||      LDW     .D1T2  *+A4[A8], B7         ; <-2> LDW     *+A4[b], s0_13
||      LDW     .D2T1  *+B4[B7], A29        ; <-1> LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A8, 16, A1           ; <-2> SHRU    b, 16, a16_13
||      SHRU    .S2X   A8, 24, B8           ; <-2> SHRU    b, 24, a24_13
||      ROTL    .M1    A8, 8, A17           ; <-2> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <-3> LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B5], A1         ; <-3> LDW     *+B4[a24_14], s3_14
        SHRU    .S1    A7, 16, A1           ; <-3> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 8, B5            ; <-2> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A19        ; <-2> LDW     *+A4[a16_13], s2_13
        ADD     .L2    B2, B3, B5           ; <-3> ADD     a, s2_14, a
||      ADD     .S1X   A9, B17, A8          ; <-1> ADD     a, s2_9, a
||      SHRU    .S2X   A7, 8, B2            ; <-3> SHRU    d, 8, a8_15
||      LDW     .D2T2  *+B4[B5], B5         ; <-2> LDW     *+B4[a8_13], s1_13
        SHRU    .S2X   A7, 24, B3           ; <-3> SHRU    d, 24, a24_15
||      LDW     .D1T1  *+A4[A1], A7         ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B3         ; <-3> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A23, B9, A8          ; <-2> ADD     c, s2_12, c
||      XOR     .S1    A8, A27, A9          ; <-1> XOR     a, s0_10, sum_10
||      ADD     .S2X   B17, A19, B9         ; <-1> ADD     b, s2_10, b
||      LDW     .D2T2  *+B4[B8], B8         ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .L1X   A8, B7, A18          ; <-2> XOR     c, s0_13, sum_13
||      ROTL    .M1    A18, 8, A8           ; <-3> ROTL    c, 8, c
        ADD     .L1    A9, A29, A1          ; <-1> ADD     sum_10, s1_10, a
||      XOR     .L2    B5, B2, B28          ; <-3> XOR     a, s0_15, sum_15
||      XOR     .S1    A16, A1, A9          ; <-3> XOR     b, s3_14, b
        ADD     .L1X   A18, B5, A18         ; <-2> ADD     sum_13, s1_13, c
||      XOR     .S1    A22, A21, A21        ; <-2> XOR     d, s3_12, d
||      ROTL    .M1    A7, 8, A31           ; <-3> ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A1], A27        ; <-1> LDW     *+A4[a], s0_12
||      LDW     .D2T2  *+B4[B3], B26        ; <-3> LDW     *+B4[a24_15], s3_15
        SHRU    .S1    A18, 16, A16         ; <-2> SHRU    c, 16, a16_14
||      LDW     .D1T1  *+A4[A18], A7        ; <-2> LDW     *+A4[c], s0_14
        ADD     .L1    A17, A18, A16        ; <-2> ADD     b, c, b
||      ADD     .L2    B28, B3, B2          ; <-3> ADD     sum_15, s1_15, a
||      SHRU    .S2X   A1, 8, B3            ; <-1> SHRU    a, 8, a8_12
||      ROTL    .M1    A24, 8, A22          ; <-1> ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A16], B3        ; <-2> LDW     *+A4[a16_14], s2_14
        ADD     .S1    A20, A21, A20        ; <-2> ADD     a, d, a
||      STW     .D1T2  B2, *A3++[4]         ; <-3> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T1  *+B4[B3], A8         ; <-1> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A9, A7, A9           ; <-3> ADD     b, s2_15, b
||      SHRU    .S2X   A18, 24, B5          ; <-2> SHRU    c, 24, a24_14
        SHRU    .S2X   A18, 8, B7           ; <-2> SHRU    c, 8, a8_14
||      STW     .D1T1  A31, *-A3[1]         ; <-3> STW     d, *-to[1]{mixing_out}
        XOR     .L2X   B26, A8, B16         ; <-3> XOR     c, s3_15, c
||      XOR     .S1X   A5, B16, A23         ; <-1> XOR     c, s3_10, c
||      STW     .D1T1  A9, *-A3[3]          ; <-3> STW     b, *-to[3]{mixing_out}
        ADD     .L1    A21, A19, A1         ; <-2> ADD     d, s2_13, d
||      SHRU    .S1    A1, 16, A19          ; <-1> SHRU    a, 16, a16_12
||      SHRU    .S2X   A1, 24, B7           ; <-1> SHRU    a, 24, a24_12
||      ROTL    .M1    A1, 8, A20           ; <-1> ROTL    a, 8, a
||      STW     .D1T2  B16, *-A3[2]         ; <-3> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T1  *+B4[B7], A7         ; <-2> LDW     *+B4[a8_14], s1_14
        XOR     .S1    A1, A7, A1           ; <-2> XOR     d, s0_14, sum_14
||      XOR     .S2X   B8, A20, B2          ; <-2> XOR     a, s3_13, a
        LDW     .D1T2  *+A4[A19], B9        ; <-1> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B7], A21        ; <-1> LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A27, B9, A7          ; <-1> XOR     b, s0_12, sum_12
        ADD     .S1    A7, A8, A8           ; <-1> ADD     sum_12, s1_12, b
        ADD     .L1    A1, A7, A7           ; <-2> ADD     sum_14, s1_14, d
||      LDW     .D1T2  *+A4[A8], B7         ; <-1> LDW     *+A4[b], s0_13
        SHRU    .S1    A8, 16, A1           ; <-1> SHRU    b, 16, a16_13
||      SHRU    .S2X   A8, 24, B8           ; <-1> SHRU    b, 24, a24_13
||      ROTL    .M1    A8, 8, A17           ; <-1> ROTL    b, 8, b
||      LDW     .D1T2  *+A4[A7], B2         ; <-2> LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B5], A1         ; <-2> LDW     *+B4[a24_14], s3_14
        SHRU    .S1    A7, 16, A1           ; <-2> SHRU    d, 16, a16_15
||      SHRU    .S2X   A8, 8, B5            ; <-1> SHRU    b, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A19        ; <-1> LDW     *+A4[a16_13], s2_13
        ADD     .L2    B2, B3, B5           ; <-2> ADD     a, s2_14, a
||      SHRU    .S2X   A7, 8, B2            ; <-2> SHRU    d, 8, a8_15
||      LDW     .D2T2  *+B4[B5], B5         ; <-1> LDW     *+B4[a8_13], s1_13
        SHRU    .S2X   A7, 24, B3           ; <-2> SHRU    d, 24, a24_15
||      LDW     .D1T1  *+A4[A1], A7         ; <-2> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B3         ; <-2> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A23, B9, A8          ; <-1> ADD     c, s2_12, c
||      LDW     .D2T2  *+B4[B8], B8         ; <-1> LDW     *+B4[a24_13], s3_13
        XOR     .L1X   A8, B7, A18          ; <-1> XOR     c, s0_13, sum_13
||      ROTL    .M1    A18, 8, A8           ; <-2> ROTL    c, 8, c
        XOR     .L2    B5, B2, B28          ; <-2> XOR     a, s0_15, sum_15
||      XOR     .S1    A16, A1, A9          ; <-2> XOR     b, s3_14, b
        ADD     .L1X   A18, B5, A18         ; <-1> ADD     sum_13, s1_13, c
||      XOR     .S1    A22, A21, A21        ; <-1> XOR     d, s3_12, d
||      ROTL    .M1    A7, 8, A31           ; <-2> ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B3], B26        ; <-2> LDW     *+B4[a24_15], s3_15
        SHRU    .S1    A18, 16, A16         ; <-1> SHRU    c, 16, a16_14
||      LDW     .D1T1  *+A4[A18], A7        ; <-1> LDW     *+A4[c], s0_14
        ADD     .L1    A17, A18, A16        ; <-1> ADD     b, c, b
||      ADD     .L2    B28, B3, B2          ; <-2> ADD     sum_15, s1_15, a
||      LDW     .D1T2  *+A4[A16], B3        ; <-1> LDW     *+A4[a16_14], s2_14
        ADD     .S1    A20, A21, A20        ; <-1> ADD     a, d, a
||      STW     .D1T2  B2, *A3++[4]         ; <-2> STW     a, *to++[4]{mixing_out}
        ADD     .L1    A9, A7, A9           ; <-2> ADD     b, s2_15, b
||      SHRU    .S2X   A18, 24, B5          ; <-1> SHRU    c, 24, a24_14
        SHRU    .S2X   A18, 8, B7           ; <-1> SHRU    c, 8, a8_14
||      STW     .D1T1  A31, *-A3[1]         ; <-2> STW     d, *-to[1]{mixing_out}
        XOR     .L2X   B26, A8, B16         ; <-2> XOR     c, s3_15, c
||      STW     .D1T1  A9, *-A3[3]          ; <-2> STW     b, *-to[3]{mixing_out}
        ADD     .L1    A21, A19, A1         ; <-1> ADD     d, s2_13, d
||      STW     .D1T2  B16, *-A3[2]         ; <-2> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T1  *+B4[B7], A7         ; <-1> LDW     *+B4[a8_14], s1_14
        XOR     .S1    A1, A7, A1           ; <-1> XOR     d, s0_14, sum_14
||      XOR     .S2X   B8, A20, B2          ; <-1> XOR     a, s3_13, a
        NOP     3
        ADD     .L1    A1, A7, A7           ; <-1> ADD     sum_14, s1_14, d
        LDW     .D1T2  *+A4[A7], B2         ; <-1> LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B5], A1         ; <-1> LDW     *+B4[a24_14], s3_14
        SHRU    .S1    A7, 16, A1           ; <-1> SHRU    d, 16, a16_15
        ADD     .L2    B2, B3, B5           ; <-1> ADD     a, s2_14, a
||      SHRU    .S2X   A7, 8, B2            ; <-1> SHRU    d, 8, a8_15
        SHRU    .S2X   A7, 24, B3           ; <-1> SHRU    d, 24, a24_15
||      LDW     .D1T1  *+A4[A1], A7         ; <-1> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B3         ; <-1> LDW     *+B4[a8_15], s1_15
        NOP
        ROTL    .M1    A18, 8, A8           ; <-1> ROTL    c, 8, c
        XOR     .L2    B5, B2, B28          ; <-1> XOR     a, s0_15, sum_15
||      XOR     .S1    A16, A1, A9          ; <-1> XOR     b, s3_14, b
        ROTL    .M1    A7, 8, A31           ; <-1> ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B3], B26        ; <-1> LDW     *+B4[a24_15], s3_15
        NOP
        ADD     .L2    B28, B3, B2          ; <-1> ADD     sum_15, s1_15, a
        STW     .D1T2  B2, *A3++[4]         ; <-1> STW     a, *to++[4]{mixing_out}
        ADD     .L1    A9, A7, A9           ; <-1> ADD     b, s2_15, b
        STW     .D1T1  A31, *-A3[1]         ; <-1> STW     d, *-to[1]{mixing_out}
        XOR     .L2X   B26, A8, B16         ; <-1> XOR     c, s3_15, c
||      STW     .D1T1  A9, *-A3[3]          ; <-1> STW     b, *-to[3]{mixing_out}
        STW     .D1T2  B16, *-A3[2]         ; <-1> STW     c, *-to[2]{mixing_out}
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
        NOP
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_17
        ADD     .L2X   B1, A0, B0           ; ADD     out, last_17, back_in
||      ADD     .S2    1, B0, B1            ; ADD     blocks, 1, odd_17
        MV      .L1    A0, A18              ; MV      out, front_in
||      MV      .S1    A0, A10              ; MV      out, front_out
||      SHRU    .S2    B1, 1, B1            ; SHRU    odd_17, 1, left
||      SUBAW   .D2    B0, 4, B27           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A23              ; MV      keys, keys_a
||      MV      .L2    B27, B0              ; MV      back_in, back_out
||      MV      .S2X   A0, B29              ; MV      keys, keys_b
mars_encrypt_blocks_c64x$first$guard:
        CMPGT   .L2    4, B1, B2            ; few iterations of first
  [B2]  B       .S1    mars_encrypt_blocks_c64x$first$few; few iterations of first
        NOP     5
mars_encrypt_blocks_c64x$first$entry:
        LDW     .D2T2  *+B29[1], B23        ; <0> LDW     *+keys_b[0 + 1], q_50
        LDW     .D2T2  *+B29[0], B25        ; <0> LDW     *+keys_b[0], p_50
        NOP     4
        LDW     .D1T1  *+A23[1], A21        ; <0> LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *+B27[1], B5         ; <0> LDW     *+back_in[1]{first_in}, xb
        LDW     .D1T1  *+A23[0], A30        ; <0> LDW     *+keys_a[0], p_21
        NOP     2
        LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{first_in}, zb
        LDW     .D2T2  *+B27[2], B30        ; <0> LDW     *+back_in[2]{first_in}, yb
        LDW     .D1T1  *A18++[4], A0        ; <0> LDW     *front_in++[4]{first_in}, wa
        NOP
        LDW     .D2T2  *B27--[4], B22       ; <0> LDW     *back_in--[4]{first_in}, wb
        NOP
        LDW     .D1T1  *-A18[2], A29        ; <0> LDW     *-front_in[2]{first_in}, ya
        LDW     .D1T1  *-A18[3], A25        ; <0> LDW     *-front_in[3]{first_in}, xa
        NOP     2
        ADD     .L2    B22, B25, B19        ; <0> ADD     wb, p_50, index_53
||      SHRU    .S2    B22, 19, B21         ; <0> SHRU    wb, 19, lower_54
||      LDW     .D1T1  *-A18[1], A24        ; <0> LDW     *-front_in[1]{first_in}, za
        SHL     .S2    B22, 13, B25         ; <0> SHL     wb, 13, upper_54
||      LDW     .D2T2  *+B6[B19], B25       ; <0> LDW     *+B6[index_53], box_56
        SUB     .L1X   B1, 3, A1            ; passes of first
        ADD     .D2    B25, B21, B24        ; <0> ADD     upper_54, lower_54, wb
        MPYHLU  .M2    B24, B23, B10        ; <0> MPYHLU  wb, q_50, mixed1_55
        MPYLHU  .M2    B24, B23, B7         ; <0> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D2T2  *+B29[3], B21        ; <0> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A0, A30, A30         ; <0> ADD     wa, p_21, index_24
||      SHRU    .S1    A0, 19, A11          ; <0> SHRU    wa, 19, lower_25
        SHL     .S1    A0, 13, A26          ; <0> SHL     wa, 13, upper_25
||      MPYU    .M2    B24, B23, B13        ; <0> MPYU    wb, q_50, low_55
||      LDW     .D1T1  *+A6[A30], A17       ; <0> LDW     *+A6[index_24], box_27
||      ADD     .D2    B10, B7, B13         ; <0> ADD     mixed1_55, mixed2_55, mixed_55
        SHL     .S2    B13, 16, B8          ; <0> SHL     mixed_55, 16, upper_55
        ADD     .L2    B13, B8, B23         ; <0> ADD     low_55, upper_55, product_53
||      ADD     .D1    A26, A11, A8         ; <0> ADD     upper_25, lower_25, wa
||      LDW     .D2T2  *+B29[1], B23        ; <1> LDW     *+keys_b[0 + 1], q_50
        SHL     .S2    B23, 5, B26          ; <0> SHL     product_53, 5, p5_56
||      MPYHLU  .M1    A8, A21, A14         ; <0> MPYHLU  wa, q_21, mixed1_26
||      LDW     .D2T2  *+B29[0], B25        ; <1> LDW     *+keys_b[0], p_50
        SHRU    .S2    B23, 27, B8          ; <0> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A8, A21, A0          ; <0> MPYLHU  wa, q_21, mixed2_26
||      ROTL    .M2    B23, 10, B26         ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A23[3], A12        ; <0> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[2], B19        ; <0> LDW     *+keys_b[2], p_57
        ADD     .L2    B26, B8, B13         ; <0> ADD     p5_56, p27_56, once_56
        XOR     .L2    B13, B26, B9         ; <0> XOR     once_56, r_52, both_56
||      MPYU    .M1    A8, A21, A21         ; <0> MPYU    wa, q_21, low_26
||      ADD     .D1    A14, A0, A15         ; <0> ADD     mixed1_26, mixed2_26, mixed_26
        XOR     .L2    B9, B25, B11         ; <0> XOR     both_56, box_56, sum_56
||      SHL     .S1    A15, 16, A20         ; <0> SHL     mixed_26, 16, upper_26
||      ROTL    .M2    B19, B8, B9          ; <0> ROTL    index_53, p27_56, m_52
        ADD     .L1    A21, A20, A22        ; <0> ADD     low_26, upper_26, product_24
||      ROTL    .M2    B11, B26, B9         ; <0> ROTL    sum_56, r_52, l_52
||      LDW     .D1T1  *+A23[1], A21        ; <1> LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *+B27[1], B5         ; <1> LDW     *+back_in[1]{first_in}, xb
        ADD     .L2    B30, B9, B20         ; <0> ADD     yb, m_52, yb
||      SHL     .S1    A22, 5, A9           ; <0> SHL     product_24, 5, p5_27
||      LDW     .D1T1  *+A23[0], A30        ; <1> LDW     *+keys_a[0], p_21
||      LDW     .D2T2  *+B29[5], B11        ; <0> LDW     *+keys_b[4 + 1], q_64
        SHRU    .S1    A22, 27, A27         ; <0> SHRU    product_24, 27, p27_27
||      ROTL    .M1    A22, 10, A11         ; <0> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *+A23[2], A17        ; <0> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B9, B30          ; <0> ADD     xb, l_52, xb
        ADD     .L1    A9, A27, A22         ; <0> ADD     p5_27, p27_27, once_27
||      SHL     .S2    B30, 13, B13         ; <0> SHL     xb, 13, upper_61
        XOR     .L1    A22, A11, A5         ; <0> XOR     once_27, r_23, both_27
||      SHRU    .S2    B30, 19, B17         ; <0> SHRU    xb, 19, lower_61
||      LDW     .D2T2  *+B27[3], B28        ; <1> LDW     *+back_in[3]{first_in}, zb
        XOR     .L1    A5, A17, A5          ; <0> XOR     both_27, box_27, sum_27
||      ADD     .L2    B13, B17, B12        ; <0> ADD     upper_61, lower_61, xb
||      ROTL    .M1    A30, A27, A0         ; <0> ROTL    index_24, p27_27, m_23
||      LDW     .D2T2  *+B27[2], B30        ; <1> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B30, B19, B13        ; <0> ADD     xb, p_57, index_60
||      ROTL    .M1    A5, A11, A5          ; <0> ROTL    sum_27, r_23, l_23
||      MPYHLU  .M2    B12, B21, B19        ; <0> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *A18++[4], A0        ; <1> LDW     *front_in++[4]{first_in}, wa
        ADD     .L1    A29, A0, A27         ; <0> ADD     ya, m_23, ya
||      MPYLHU  .M2    B12, B21, B2         ; <0> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D1T1  *+A23[5], A7         ; <0> LDW     *+keys_a[4 + 1], q_35
        XOR     .L2    B28, B26, B26        ; <0> XOR     zb, r_52, zb
||      ADD     .D1    A25, A5, A29         ; <0> ADD     xa, l_23, xa
||      LDW     .D2T2  *B27--[4], B22       ; <1> LDW     *back_in--[4]{first_in}, wb
        ADD     .L2    B19, B2, B10         ; <0> ADD     mixed1_62, mixed2_62, mixed_62
||      SHL     .S1    A29, 13, A22         ; <0> SHL     xa, 13, upper_32
||      MPYU    .M2    B12, B21, B10        ; <0> MPYU    xb, q_57, low_62
        SHRU    .S1    A29, 19, A16         ; <0> SHRU    xa, 19, lower_32
||      SHL     .S2    B10, 16, B1          ; <0> SHL     mixed_62, 16, upper_62
||      LDW     .D1T1  *-A18[2], A29        ; <1> LDW     *-front_in[2]{first_in}, ya
        ADD     .L1    A22, A16, A31        ; <0> ADD     upper_32, lower_32, xa
||      ADD     .L2    B10, B1, B19         ; <0> ADD     low_62, upper_62, product_60
||      LDW     .D1T1  *-A18[3], A25        ; <1> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B6[B13], B13       ; <0> LDW     *+B6[index_60], box_63
        ADD     .L1    A29, A17, A14        ; <0> ADD     xa, p_28, index_31
||      SHRU    .S2    B19, 27, B3          ; <0> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A31, A12, A17        ; <0> MPYHLU  xa, q_28, mixed1_33
||      ROTL    .M2    B19, 10, B10         ; <0> ROTL    product_60, 10, r_59
        SHL     .S2    B19, 5, B1           ; <0> SHL     product_60, 5, p5_63
||      MPYLHU  .M1    A31, A12, A19        ; <0> MPYLHU  xa, q_28, mixed2_33
||      LDW     .D2T2  *+B29[4], B7         ; <0> LDW     *+keys_b[4], p_64
        XOR     .L1    A24, A11, A28        ; <0> XOR     za, r_23, za
||      ADD     .L2    B22, B25, B19        ; <1> ADD     wb, p_50, index_53
||      SHRU    .S2    B22, 19, B21         ; <1> SHRU    wb, 19, lower_54
||      LDW     .D1T1  *-A18[1], A24        ; <1> LDW     *-front_in[1]{first_in}, za
||      ADD     .D2    B1, B3, B1           ; <0> ADD     p5_63, p27_63, once_63
        ADD     .L1    A17, A19, A22        ; <0> ADD     mixed1_33, mixed2_33, mixed_33
||      XOR     .L2    B1, B10, B3          ; <0> XOR     once_63, r_59, both_63
||      SHL     .S2    B22, 13, B25         ; <1> SHL     wb, 13, upper_54
||      MPYU    .M1    A31, A12, A22        ; <0> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B3, B13         ; <0> ROTL    index_60, p27_63, m_59
||      LDW     .D2T2  *+B6[B19], B25       ; <1> LDW     *+B6[index_53], box_56
        XOR     .L2    B24, B10, B22        ; <0> XOR     wb, r_59, wb
||      SHL     .S1    A22, 16, A26         ; <0> SHL     mixed_33, 16, upper_33
||      XOR     .S2    B3, B13, B2          ; <0> XOR     both_63, box_63, sum_63
        ADD     .L1    A22, A26, A9         ; <0> ADD     low_33, upper_33, product_31
||      ROTL    .M2    B2, B10, B1          ; <0> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A6[A14], A19       ; <0> LDW     *+A6[index_31], box_34
||      ADD     .D2    B25, B21, B24        ; <1> ADD     upper_54, lower_54, wb
        SHRU    .S1    A9, 27, A26          ; <0> SHRU    product_31, 27, p27_34
||      ROTL    .M1    A9, 10, A9           ; <0> ROTL    product_31, 10, r_30
||      MPYHLU  .M2    B24, B23, B10        ; <1> MPYHLU  wb, q_50, mixed1_55
        ADD     .L2    B20, B1, B1          ; <0> ADD     yb, l_59, yb
||      SHL     .S1    A9, 5, A17           ; <0> SHL     product_31, 5, p5_34
||      MPYLHU  .M2    B24, B23, B7         ; <1> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D1T1  *+A23[4], A16        ; <0> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B29[3], B21        ; <1> LDW     *+keys_b[2 + 1], q_57
        ADD     .L1    A0, A30, A30         ; <1> ADD     wa, p_21, index_24
||      SHRU    .S1    A0, 19, A11          ; <1> SHRU    wa, 19, lower_25
||      SHL     .S2    B1, 13, B20          ; <0> SHL     yb, 13, upper_68
||      ADD     .D1    A17, A26, A17        ; <0> ADD     p5_34, p27_34, once_34
||      ADD     .D2    B1, B7, B17          ; <0> ADD     yb, p_64, index_67
        XOR     .L1    A17, A9, A17         ; <0> XOR     once_34, r_30, both_34
||      ADD     .L2    B26, B13, B10        ; <0> ADD     zb, m_59, zb
||      SHL     .S1    A0, 13, A26          ; <1> SHL     wa, 13, upper_25
||      SHRU    .S2    B1, 19, B1           ; <0> SHRU    yb, 19, lower_68
||      ROTL    .M1    A14, A26, A15        ; <0> ROTL    index_31, p27_34, m_30
||      MPYU    .M2    B24, B23, B13        ; <1> MPYU    wb, q_50, low_55
||      LDW     .D1T1  *+A6[A30], A17       ; <1> LDW     *+A6[index_24], box_27
||      ADD     .D2    B10, B7, B13         ; <1> ADD     mixed1_55, mixed2_55, mixed_55
        XOR     .L1    A8, A9, A19          ; <0> XOR     wa, r_30, wa
||      XOR     .S1    A17, A19, A17        ; <0> XOR     both_34, box_34, sum_34
||      SHL     .S2    B13, 16, B8          ; <1> SHL     mixed_55, 16, upper_55
||      ADD     .D2    B20, B1, B31         ; <0> ADD     upper_68, lower_68, yb
        ADD     .L2    B13, B8, B23         ; <1> ADD     low_55, upper_55, product_53
||      ROTL    .M1    A17, A9, A11         ; <0> ROTL    sum_34, r_30, l_30
||      MPYHLU  .M2    B31, B11, B13        ; <0> MPYHLU  yb, q_64, mixed1_69
||      ADD     .D1    A26, A11, A8         ; <1> ADD     upper_25, lower_25, wa
||      LDW     .D2T2  *+B29[1], B23        ; <2> LDW     *+keys_b[0 + 1], q_50
        SHL     .S2    B23, 5, B26          ; <1> SHL     product_53, 5, p5_56
||      MPYHLU  .M1    A8, A21, A14         ; <1> MPYHLU  wa, q_21, mixed1_26
||      MPYLHU  .M2    B31, B11, B23        ; <0> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D2T2  *+B29[0], B25        ; <2> LDW     *+keys_b[0], p_50
        ADD     .L1    A27, A11, A20        ; <0> ADD     ya, l_30, ya
||      SHRU    .S2    B23, 27, B8          ; <1> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A8, A21, A0          ; <1> MPYLHU  wa, q_21, mixed2_26
||      ROTL    .M2    B23, 10, B26         ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A23[3], A12        ; <1> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[2], B19        ; <1> LDW     *+keys_b[2], p_57
        ADD     .L2    B26, B8, B13         ; <1> ADD     p5_56, p27_56, once_56
||      SHL     .S1    A20, 13, A22         ; <0> SHL     ya, 13, upper_39
||      MPYU    .M2    B31, B11, B11        ; <0> MPYU    yb, q_64, low_69
||      ADD     .D1    A20, A16, A16        ; <0> ADD     ya, p_35, index_38
||      ADD     .D2    B13, B23, B11        ; <0> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A28, A15, A28        ; <0> ADD     za, m_30, za
||      XOR     .L2    B13, B26, B9         ; <1> XOR     once_56, r_52, both_56
||      SHRU    .S1    A20, 19, A11         ; <0> SHRU    ya, 19, lower_39
||      SHL     .S2    B11, 16, B13         ; <0> SHL     mixed_69, 16, upper_69
||      MPYU    .M1    A8, A21, A21         ; <1> MPYU    wa, q_21, low_26
||      ADD     .D1    A14, A0, A15         ; <1> ADD     mixed1_26, mixed2_26, mixed_26
||      LDW     .D2T2  *+B29[6], B8         ; <0> LDW     *+keys_b[6], p_71
        XOR     .L2    B9, B25, B11         ; <1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A15, 16, A20         ; <1> SHL     mixed_26, 16, upper_26
||      ADD     .S2    B11, B13, B8         ; <0> ADD     low_69, upper_69, product_67
||      ROTL    .M2    B19, B8, B9          ; <1> ROTL    index_53, p27_56, m_52
||      ADD     .D1    A22, A11, A2         ; <0> ADD     upper_39, lower_39, ya
||      LDW     .D2T2  *+B6[B17], B5        ; <0> LDW     *+B6[index_67], box_70
        ADD     .L1    A21, A20, A22        ; <1> ADD     low_26, upper_26, product_24
||      SHRU    .S2    B8, 27, B11          ; <0> SHRU    product_67, 27, p27_70
||      MPYHLU  .M1    A2, A7, A21          ; <0> MPYHLU  ya, q_35, mixed1_40
||      ROTL    .M2    B11, B26, B9         ; <1> ROTL    sum_56, r_52, l_52
||      LDW     .D1T1  *+A23[1], A21        ; <2> LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *+B27[1], B5         ; <2> LDW     *+back_in[1]{first_in}, xb
        ADD     .L2    B30, B9, B20         ; <1> ADD     yb, m_52, yb
||      SHL     .S1    A22, 5, A9           ; <1> SHL     product_24, 5, p5_27
||      SHL     .S2    B8, 5, B8            ; <0> SHL     product_67, 5, p5_70
||      MPYLHU  .M1    A2, A7, A20          ; <0> MPYLHU  ya, q_35, mixed2_40
||      ROTL    .M2    B8, 10, B9           ; <0> ROTL    product_67, 10, r_66
||      LDW     .D1T1  *+A23[0], A30        ; <2> LDW     *+keys_a[0], p_21
||      LDW     .D2T2  *+B29[5], B11        ; <1> LDW     *+keys_b[4 + 1], q_64
        ADD     .L2    B8, B11, B5          ; <0> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A22, 27, A27         ; <1> SHRU    product_24, 27, p27_27
||      ROTL    .M1    A22, 10, A11         ; <1> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *+A23[2], A17        ; <1> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B9, B30          ; <1> ADD     xb, l_52, xb
        ADD     .L1    A9, A27, A22         ; <1> ADD     p5_27, p27_27, once_27
||      XOR     .L2    B5, B9, B3           ; <0> XOR     once_70, r_66, both_70
||      SHL     .S2    B30, 13, B13         ; <1> SHL     xb, 13, upper_61
||      MPYU    .M1    A2, A7, A20          ; <0> MPYU    ya, q_35, low_40
||      ADD     .D1    A21, A20, A21        ; <0> ADD     mixed1_40, mixed2_40, mixed_40
||      LDW     .D2T2  *+B29[7], B7         ; <0> LDW     *+keys_b[6 + 1], q_71
        XOR     .L1    A22, A11, A5         ; <1> XOR     once_27, r_23, both_27
||      XOR     .L2    B3, B5, B7           ; <0> XOR     both_70, box_70, sum_70
||      SHL     .S1    A21, 16, A7          ; <0> SHL     mixed_40, 16, upper_40
||      SHRU    .S2    B30, 19, B17         ; <1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B17, B11, B7         ; <0> ROTL    index_67, p27_70, m_66
||      LDW     .D1T1  *+A23[6], A20        ; <0> LDW     *+keys_a[6], p_42
||      LDW     .D2T2  *+B27[3], B28        ; <2> LDW     *+back_in[3]{first_in}, zb
        XOR     .L1    A5, A17, A5          ; <1> XOR     both_27, box_27, sum_27
||      ADD     .L2    B13, B17, B12        ; <1> ADD     upper_61, lower_61, xb
||      ADD     .S1    A20, A7, A7          ; <0> ADD     low_40, upper_40, product_38
||      XOR     .S2    B12, B9, B9          ; <0> XOR     xb, r_66, xb
||      ROTL    .M1    A30, A27, A0         ; <1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B7, B9, B19          ; <0> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *+A6[A16], A25       ; <0> LDW     *+A6[index_38], box_41
||      LDW     .D2T2  *+B27[2], B30        ; <2> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B30, B19, B13        ; <1> ADD     xb, p_57, index_60
||      SHRU    .S1    A7, 27, A15          ; <0> SHRU    product_38, 27, p27_41
||      ROTL    .M1    A5, A11, A5          ; <1> ROTL    sum_27, r_23, l_23
||      MPYHLU  .M2    B12, B21, B19        ; <1> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *A18++[4], A0        ; <2> LDW     *front_in++[4]{first_in}, wa
        ADD     .L1    A29, A0, A27         ; <1> ADD     ya, m_23, ya
||      ADD     .L2    B22, B7, B16         ; <0> ADD     wb, m_66, wb
||      SHL     .S1    A7, 5, A7            ; <0> SHL     product_38, 5, p5_41
||      ADD     .S2    B10, B19, B17        ; <0> ADD     zb, l_66, zb
||      ROTL    .M1    A7, 10, A7           ; <0> ROTL    product_38, 10, r_37
||      MPYLHU  .M2    B12, B21, B2         ; <1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D1T1  *+A23[5], A7         ; <1> LDW     *+keys_a[4 + 1], q_35
        ADD     .L1    A7, A15, A5          ; <0> ADD     p5_41, p27_41, once_41
||      XOR     .L2    B28, B26, B26        ; <1> XOR     zb, r_52, zb
||      ADD     .D1    A25, A5, A29         ; <1> ADD     xa, l_23, xa
||      LDW     .D2T2  *B27--[4], B22       ; <2> LDW     *back_in--[4]{first_in}, wb
        XOR     .L1    A5, A7, A5           ; <0> XOR     once_41, r_37, both_41
||      ADD     .L2    B19, B2, B10         ; <1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHL     .S1    A29, 13, A22         ; <1> SHL     xa, 13, upper_32
||      SHRU    .S2    B17, 19, B2          ; <0> SHRU    zb, 19, lower_75
||      MPYU    .M2    B12, B21, B10        ; <1> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *+A23[7], A15        ; <0> LDW     *+keys_a[6 + 1], q_42
        XOR     .L1    A5, A25, A15         ; <0> XOR     both_41, box_41, sum_41
||      SHRU    .S1    A29, 19, A16         ; <1> SHRU    xa, 19, lower_32
||      SHL     .S2    B10, 16, B1          ; <1> SHL     mixed_62, 16, upper_62
||      ROTL    .M1    A16, A15, A15        ; <0> ROTL    index_38, p27_41, m_37
||      LDW     .D1T1  *-A18[2], A29        ; <2> LDW     *-front_in[2]{first_in}, ya
        ADD     .L1    A22, A16, A31        ; <1> ADD     upper_32, lower_32, xa
||      ADD     .L2    B10, B1, B19         ; <1> ADD     low_62, upper_62, product_60
||      XOR     .S1    A31, A7, A5          ; <0> XOR     xa, r_37, xa
||      SHL     .S2    B17, 13, B1          ; <0> SHL     zb, 13, upper_75
||      ROTL    .M1    A15, A7, A25         ; <0> ROTL    sum_41, r_37, l_37
||      LDW     .D1T1  *-A18[3], A25        ; <2> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B6[B13], B13       ; <1> LDW     *+B6[index_60], box_63
        ADD     .L1    A29, A17, A14        ; <1> ADD     xa, p_28, index_31
||      ADD     .L2    B1, B2, B18          ; <0> ADD     upper_75, lower_75, zb
||      SHRU    .S2    B19, 27, B3          ; <1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A31, A12, A17        ; <1> MPYHLU  xa, q_28, mixed1_33
||      ROTL    .M2    B19, 10, B10         ; <1> ROTL    product_60, 10, r_59
        ADD     .L1    A19, A15, A13        ; <0> ADD     wa, m_37, wa
||      ADD     .S1    A28, A25, A16        ; <0> ADD     za, l_37, za
||      SHL     .S2    B19, 5, B1           ; <1> SHL     product_60, 5, p5_63
||      MPYLHU  .M1    A31, A12, A19        ; <1> MPYLHU  xa, q_28, mixed2_33
||      MPYHLU  .M2    B18, B7, B2          ; <0> MPYHLU  zb, q_71, mixed1_76
||      LDW     .D2T2  *+B29[4], B7         ; <1> LDW     *+keys_b[4], p_64
        XOR     .L1    A24, A11, A28        ; <1> XOR     za, r_23, za
||      ADD     .L2    B22, B25, B19        ; <2> ADD     wb, p_50, index_53
||      SHRU    .S2    B22, 19, B21         ; <2> SHRU    wb, 19, lower_54
||      MPYLHU  .M2    B18, B7, B1          ; <0> MPYLHU  zb, q_71, mixed2_76
||      LDW     .D1T1  *-A18[1], A24        ; <2> LDW     *-front_in[1]{first_in}, za
||      ADD     .D2    B1, B3, B1           ; <1> ADD     p5_63, p27_63, once_63
        ADD     .L1    A17, A19, A22        ; <1> ADD     mixed1_33, mixed2_33, mixed_33
||      XOR     .L2    B1, B10, B3          ; <1> XOR     once_63, r_59, both_63
||      SHRU    .S1    A16, 19, A19         ; <0> SHRU    za, 19, lower_46
||      SHL     .S2    B22, 13, B25         ; <2> SHL     wb, 13, upper_54
||      MPYU    .M1    A31, A12, A22        ; <1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B3, B13         ; <1> ROTL    index_60, p27_63, m_59
||      LDW     .D2T2  *+B6[B19], B25       ; <2> LDW     *+B6[index_53], box_56
        XOR     .L2    B24, B10, B22        ; <1> XOR     wb, r_59, wb
||      SHL     .S1    A22, 16, A26         ; <1> SHL     mixed_33, 16, upper_33
||      XOR     .S2    B3, B13, B2          ; <1> XOR     both_63, box_63, sum_63
||      MPYU    .M2    B18, B7, B2          ; <0> MPYU    zb, q_71, low_76
||      ADD     .D2    B2, B1, B1           ; <0> ADD     mixed1_76, mixed2_76, mixed_76
        ADD     .L1    A22, A26, A9         ; <1> ADD     low_33, upper_33, product_31
||      ADD     .L2    B17, B8, B8          ; <0> ADD     zb, p_71, index_74
||      SHL     .S1    A16, 13, A22         ; <0> SHL     za, 13, upper_46
||      SHL     .S2    B1, 16, B1           ; <0> SHL     mixed_76, 16, upper_76
||      ROTL    .M2    B2, B10, B1          ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A6[A14], A19       ; <1> LDW     *+A6[index_31], box_34
||      ADD     .D2    B25, B21, B24        ; <2> ADD     upper_54, lower_54, wb
        ADD     .L1    A22, A19, A3         ; <0> ADD     upper_46, lower_46, za
||      SHRU    .S1    A9, 27, A26          ; <1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B2, B1, B2           ; <0> ADD     low_76, upper_76, product_74
||      ROTL    .M1    A9, 10, A9           ; <1> ROTL    product_31, 10, r_30
||      MPYHLU  .M2    B24, B23, B10        ; <2> MPYHLU  wb, q_50, mixed1_55
||      LDW     .D2T2  *+B6[B8], B20        ; <0> LDW     *+B6[index_74], box_77
||      NOP
||      NOP
        ADD     .L2    B20, B1, B1          ; <1> ADD     yb, l_59, yb
||      SHL     .S1    A9, 5, A17           ; <1> SHL     product_31, 5, p5_34
||      SHRU    .S2    B2, 27, B3           ; <0> SHRU    product_74, 27, p27_77
||      MPYHLU  .M1    A3, A15, A22         ; <0> MPYHLU  za, q_42, mixed1_47
||      MPYLHU  .M2    B24, B23, B7         ; <2> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D1T1  *+A23[4], A16        ; <1> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B29[3], B21        ; <2> LDW     *+keys_b[2 + 1], q_57
||      NOP
;@loop {"name": "first", "ii": 29, "res_mii": 27, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 4, "critical_cycle": [], "attempts": [{"interval": 27, "result": "not found by annealing", "seconds": 97.9, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 29, "result": "found by annealing", "seconds": 9.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 28, "result": "not found by annealing", "seconds": 96.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop first: II 29, 4 stages
;  bounds: resources 27, recurrence 1
;  units: L1 26/29, S1 28/29, M1 24/29, D1 28/29, L2 25/29, S2 27/29, M2 24/29, D2 28/29
;  cross paths: 1X 0/29, 2X 0/29
;  T paths: T1 20/29, T2 20/29
;  registers of side A: 32 used, 31 live at once
;  registers of side B: 31 used, 31 live at once
;  II 27: not found by annealing (as 2 equal channels), 97.9 s
;  II 29: found by annealing (as 2 equal channels), 9.0 s
;  II 28: not found by annealing (as 2 equal channels), 96.8 s
;  not proved the least possible: every interval below 27 is ruled out; 194.7 s of search found nothing below 29
;  pipelined from 4 iterations on
mars_encrypt_blocks_c64x$first:
        ADD     .L1    A0, A30, A30         ; <1> ADD     wa, p_21, index_24
||      SHRU    .S1    A0, 19, A11          ; <1> SHRU    wa, 19, lower_25
||      SHL     .S2    B1, 13, B20          ; <2> SHL     yb, 13, upper_68
||      MPYLHU  .M1    A3, A15, A14         ; <3> MPYLHU  za, q_42, mixed2_47
||      ROTL    .M2    B2, 10, B7           ; <3> ROTL    product_74, 10, r_73
||      ADD     .D1    A17, A26, A17        ; <2> ADD     p5_34, p27_34, once_34
||      ADD     .D2    B1, B7, B17          ; <2> ADD     yb, p_64, index_67
        XOR     .L1    A17, A9, A17         ; <2> XOR     once_34, r_30, both_34
||      ADD     .L2    B26, B13, B10        ; <2> ADD     zb, m_59, zb
||      SHL     .S1    A0, 13, A26          ; <1> SHL     wa, 13, upper_25
||      SHRU    .S2    B1, 19, B1           ; <2> SHRU    yb, 19, lower_68
||      ROTL    .M1    A14, A26, A15        ; <2> ROTL    index_31, p27_34, m_30
||      MPYU    .M2    B24, B23, B13        ; <1> MPYU    wb, q_50, low_55
||      LDW     .D1T1  *+A6[A30], A17       ; <1> LDW     *+A6[index_24], box_27
||      ADD     .D2    B10, B7, B13         ; <1> ADD     mixed1_55, mixed2_55, mixed_55
        XOR     .L1    A8, A9, A19          ; <2> XOR     wa, r_30, wa
||      XOR     .L2    B31, B7, B1          ; <3> XOR     yb, r_73, yb
||      XOR     .S1    A17, A19, A17        ; <2> XOR     both_34, box_34, sum_34
||      SHL     .S2    B13, 16, B8          ; <1> SHL     mixed_55, 16, upper_55
||      MPYU    .M1    A3, A15, A14         ; <3> MPYU    za, q_42, low_47
||      ROTL    .M2    B8, B3, B2           ; <3> ROTL    index_74, p27_77, m_73
||      ADD     .D1    A22, A14, A22        ; <3> ADD     mixed1_47, mixed2_47, mixed_47
||      ADD     .D2    B20, B1, B31         ; <2> ADD     upper_68, lower_68, yb
        ADD     .L1    A16, A20, A26        ; <3> ADD     za, p_42, index_45
||      ADD     .L2    B13, B8, B23         ; <1> ADD     low_55, upper_55, product_53
||      SHL     .S1    A22, 16, A11         ; <3> SHL     mixed_47, 16, upper_47
||      SHL     .S2    B2, 5, B8            ; <3> SHL     product_74, 5, p5_77
||      ROTL    .M1    A17, A9, A11         ; <2> ROTL    sum_34, r_30, l_30
||      MPYHLU  .M2    B31, B11, B13        ; <2> MPYHLU  yb, q_64, mixed1_69
||      ADD     .D1    A26, A11, A8         ; <1> ADD     upper_25, lower_25, wa
||      LDW     .D2T2  *+B29[1], B23        ; <0> LDW     *+keys_b[0 + 1], q_50
        ADD     .L2    B8, B3, B3           ; <3> ADD     p5_77, p27_77, once_77
||      ADD     .S1    A14, A11, A9         ; <3> ADD     low_47, upper_47, product_45
||      SHL     .S2    B23, 5, B26          ; <1> SHL     product_53, 5, p5_56
||      MPYHLU  .M1    A8, A21, A14         ; <1> MPYHLU  wa, q_21, mixed1_26
||      MPYLHU  .M2    B31, B11, B23        ; <2> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A6[A26], A0        ; <3> LDW     *+A6[index_45], box_48
||      LDW     .D2T2  *+B29[0], B25        ; <0> LDW     *+keys_b[0], p_50
        ADD     .L1    A27, A11, A20        ; <2> ADD     ya, l_30, ya
||      XOR     .L2    B3, B7, B3           ; <3> XOR     once_77, r_73, both_77
||      SHRU    .S1    A9, 27, A27          ; <3> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B23, 27, B8          ; <1> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A8, A21, A0          ; <1> MPYLHU  wa, q_21, mixed2_26
||      ROTL    .M2    B23, 10, B26         ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A23[3], A12        ; <1> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[2], B19        ; <1> LDW     *+keys_b[2], p_57
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      ADD     .L2    B26, B8, B13         ; <1> ADD     p5_56, p27_56, once_56
||      SHL     .S1    A20, 13, A22         ; <2> SHL     ya, 13, upper_39
||      ADD     .S2    B9, B2, B2           ; <3> ADD     xb, m_73, xb
||      ROTL    .M1    A9, 10, A14          ; <3> ROTL    product_45, 10, r_44
||      MPYU    .M2    B31, B11, B11        ; <2> MPYU    yb, q_64, low_69
||      ADD     .D1    A20, A16, A16        ; <2> ADD     ya, p_35, index_38
||      ADD     .D2    B13, B23, B11        ; <2> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A28, A15, A28        ; <2> ADD     za, m_30, za
||      XOR     .L2    B13, B26, B9         ; <1> XOR     once_56, r_52, both_56
||      SHRU    .S1    A20, 19, A11         ; <2> SHRU    ya, 19, lower_39
||      SHL     .S2    B11, 16, B13         ; <2> SHL     mixed_69, 16, upper_69
||      MPYU    .M1    A8, A21, A21         ; <1> MPYU    wa, q_21, low_26
||      ADD     .D1    A14, A0, A15         ; <1> ADD     mixed1_26, mixed2_26, mixed_26
||      LDW     .D2T2  *+B29[6], B8         ; <2> LDW     *+keys_b[6], p_71
        XOR     .L1    A2, A14, A26         ; <3> XOR     ya, r_44, ya
||      XOR     .L2    B9, B25, B11         ; <1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A15, 16, A20         ; <1> SHL     mixed_26, 16, upper_26
||      ADD     .S2    B11, B13, B8         ; <2> ADD     low_69, upper_69, product_67
||      ROTL    .M1    A26, A27, A11        ; <3> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B19, B8, B9          ; <1> ROTL    index_53, p27_56, m_52
||      ADD     .D1    A22, A11, A2         ; <2> ADD     upper_39, lower_39, ya
||      LDW     .D2T2  *+B6[B17], B5        ; <2> LDW     *+B6[index_67], box_70
        ADD     .L1    A21, A20, A22        ; <1> ADD     low_26, upper_26, product_24
||      XOR     .L2    B3, B20, B3          ; <3> XOR     both_77, box_77, sum_77
||      SHL     .S1    A9, 5, A20           ; <3> SHL     product_45, 5, p5_48
||      SHRU    .S2    B8, 27, B11          ; <2> SHRU    product_67, 27, p27_70
||      MPYHLU  .M1    A2, A7, A21          ; <2> MPYHLU  ya, q_35, mixed1_40
||      ROTL    .M2    B11, B26, B9         ; <1> ROTL    sum_56, r_52, l_52
||      LDW     .D1T1  *+A23[1], A21        ; <0> LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *+B27[1], B5         ; <0> LDW     *+back_in[1]{first_in}, xb
        ADD     .L1    A20, A27, A15        ; <3> ADD     p5_48, p27_48, once_48
||      ADD     .L2    B30, B9, B20         ; <1> ADD     yb, m_52, yb
||      SHL     .S1    A22, 5, A9           ; <1> SHL     product_24, 5, p5_27
||      SHL     .S2    B8, 5, B8            ; <2> SHL     product_67, 5, p5_70
||      MPYLHU  .M1    A2, A7, A20          ; <2> MPYLHU  ya, q_35, mixed2_40
||      ROTL    .M2    B8, 10, B9           ; <2> ROTL    product_67, 10, r_66
||      LDW     .D1T1  *+A23[0], A30        ; <0> LDW     *+keys_a[0], p_21
||      LDW     .D2T2  *+B29[5], B11        ; <1> LDW     *+keys_b[4 + 1], q_64
        XOR     .L1    A15, A14, A15        ; <3> XOR     once_48, r_44, both_48
||      ADD     .L2    B8, B11, B5          ; <2> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A22, 27, A27         ; <1> SHRU    product_24, 27, p27_27
||      ROTL    .M1    A22, 10, A11         ; <1> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *+A23[2], A17        ; <1> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B9, B30          ; <1> ADD     xb, l_52, xb
        ADD     .L1    A9, A27, A22         ; <1> ADD     p5_27, p27_27, once_27
||      XOR     .L2    B5, B9, B3           ; <2> XOR     once_70, r_66, both_70
||      ADD     .S1    A5, A11, A9          ; <3> ADD     xa, m_44, xa
||      SHL     .S2    B30, 13, B13         ; <1> SHL     xb, 13, upper_61
||      MPYU    .M1    A2, A7, A20          ; <2> MPYU    ya, q_35, low_40
||      ROTL    .M2    B3, B7, B3           ; <3> ROTL    sum_77, r_73, l_73
||      ADD     .D1    A21, A20, A21        ; <2> ADD     mixed1_40, mixed2_40, mixed_40
||      LDW     .D2T2  *+B29[7], B7         ; <2> LDW     *+keys_b[6 + 1], q_71
        XOR     .L1    A22, A11, A5         ; <1> XOR     once_27, r_23, both_27
||      XOR     .L2    B3, B5, B7           ; <2> XOR     both_70, box_70, sum_70
||      SHL     .S1    A21, 16, A7          ; <2> SHL     mixed_40, 16, upper_40
||      SHRU    .S2    B30, 19, B17         ; <1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B17, B11, B7         ; <2> ROTL    index_67, p27_70, m_66
||      LDW     .D1T1  *+A23[6], A20        ; <2> LDW     *+keys_a[6], p_42
||      LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{first_in}, zb
        XOR     .L1    A5, A17, A5          ; <1> XOR     both_27, box_27, sum_27
||      ADD     .L2    B13, B17, B12        ; <1> ADD     upper_61, lower_61, xb
||      ADD     .S1    A20, A7, A7          ; <2> ADD     low_40, upper_40, product_38
||      XOR     .S2    B12, B9, B9          ; <2> XOR     xb, r_66, xb
||      ROTL    .M1    A30, A27, A0         ; <1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B7, B9, B19          ; <2> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *+A6[A16], A25       ; <2> LDW     *+A6[index_38], box_41
||      LDW     .D2T2  *+B27[2], B30        ; <0> LDW     *+back_in[2]{first_in}, yb
        XOR     .L1    A15, A0, A22         ; <3> XOR     both_48, box_48, sum_48
||      ADD     .L2    B30, B19, B13        ; <1> ADD     xb, p_57, index_60
||      SHRU    .S1    A7, 27, A15          ; <2> SHRU    product_38, 27, p27_41
||      ADD     .S2    B16, B3, B3          ; <3> ADD     wb, l_73, wb
||      ROTL    .M1    A5, A11, A5          ; <1> ROTL    sum_27, r_23, l_23
||      MPYHLU  .M2    B12, B21, B19        ; <1> MPYHLU  xb, q_57, mixed1_62
||      LDW     .D1T1  *A18++[4], A0        ; <0> LDW     *front_in++[4]{first_in}, wa
        ADD     .L1    A29, A0, A27         ; <1> ADD     ya, m_23, ya
||      ADD     .L2    B22, B7, B16         ; <2> ADD     wb, m_66, wb
||      SHL     .S1    A7, 5, A7            ; <2> SHL     product_38, 5, p5_41
||      ADD     .S2    B10, B19, B17        ; <2> ADD     zb, l_66, zb
||      ROTL    .M1    A7, 10, A7           ; <2> ROTL    product_38, 10, r_37
||      MPYLHU  .M2    B12, B21, B2         ; <1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D1T1  *+A23[5], A7         ; <1> LDW     *+keys_a[4 + 1], q_35
||      STW     .D2T2  B2, *+B0[1]          ; <3> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A7, A15, A5          ; <2> ADD     p5_41, p27_41, once_41
||      XOR     .L2    B28, B26, B26        ; <1> XOR     zb, r_52, zb
||      ADD     .D1    A25, A5, A29         ; <1> ADD     xa, l_23, xa
||      LDW     .D2T2  *B27--[4], B22       ; <0> LDW     *back_in--[4]{first_in}, wb
        XOR     .L1    A5, A7, A5           ; <2> XOR     once_41, r_37, both_41
||      ADD     .L2    B19, B2, B10         ; <1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHL     .S1    A29, 13, A22         ; <1> SHL     xa, 13, upper_32
||      SHRU    .S2    B17, 19, B2          ; <2> SHRU    zb, 19, lower_75
||      ROTL    .M1    A22, A14, A25        ; <3> ROTL    sum_48, r_44, l_44
||      MPYU    .M2    B12, B21, B10        ; <1> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *+A23[7], A15        ; <2> LDW     *+keys_a[6 + 1], q_42
||      STW     .D2T2  B18, *+B0[3]         ; <3> STW     zb, *+back_out[3]{first_out}
        XOR     .L1    A5, A25, A15         ; <2> XOR     both_41, box_41, sum_41
||      SHRU    .S1    A29, 19, A16         ; <1> SHRU    xa, 19, lower_32
||      SHL     .S2    B10, 16, B1          ; <1> SHL     mixed_62, 16, upper_62
||      ROTL    .M1    A16, A15, A15        ; <2> ROTL    index_38, p27_41, m_37
||      LDW     .D1T1  *-A18[2], A29        ; <0> LDW     *-front_in[2]{first_in}, ya
||      STW     .D2T2  B1, *+B0[2]          ; <3> STW     yb, *+back_out[2]{first_out}
        ADD     .L1    A22, A16, A31        ; <1> ADD     upper_32, lower_32, xa
||      ADD     .L2    B10, B1, B19         ; <1> ADD     low_62, upper_62, product_60
||      XOR     .S1    A31, A7, A5          ; <2> XOR     xa, r_37, xa
||      SHL     .S2    B17, 13, B1          ; <2> SHL     zb, 13, upper_75
||      ROTL    .M1    A15, A7, A25         ; <2> ROTL    sum_41, r_37, l_37
||      LDW     .D1T1  *-A18[3], A25        ; <0> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B6[B13], B13       ; <1> LDW     *+B6[index_60], box_63
        ADD     .L1    A29, A17, A14        ; <1> ADD     xa, p_28, index_31
||      ADD     .L2    B1, B2, B18          ; <2> ADD     upper_75, lower_75, zb
||      ADD     .S1    A13, A25, A17        ; <3> ADD     wa, l_44, wa
||      SHRU    .S2    B19, 27, B3          ; <1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A31, A12, A17        ; <1> MPYHLU  xa, q_28, mixed1_33
||      ROTL    .M2    B19, 10, B10         ; <1> ROTL    product_60, 10, r_59
||      STW     .D2T2  B3, *B0--[4]         ; <3> STW     wb, *back_out--[4]{first_out}
        ADD     .L1    A19, A15, A13        ; <2> ADD     wa, m_37, wa
||      ADD     .S1    A28, A25, A16        ; <2> ADD     za, l_37, za
||      SHL     .S2    B19, 5, B1           ; <1> SHL     product_60, 5, p5_63
||      MPYLHU  .M1    A31, A12, A19        ; <1> MPYLHU  xa, q_28, mixed2_33
||      MPYHLU  .M2    B18, B7, B2          ; <2> MPYHLU  zb, q_71, mixed1_76
||      STW     .D1T1  A17, *A10++[4]       ; <3> STW     wa, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B29[4], B7         ; <1> LDW     *+keys_b[4], p_64
        XOR     .L1    A24, A11, A28        ; <1> XOR     za, r_23, za
||      ADD     .L2    B22, B25, B19        ; <0> ADD     wb, p_50, index_53
||[A1]  B       .S1    mars_encrypt_blocks_c64x$first; <0> [left] B       first
||      SHRU    .S2    B22, 19, B21         ; <0> SHRU    wb, 19, lower_54
||      MPYLHU  .M2    B18, B7, B1          ; <2> MPYLHU  zb, q_71, mixed2_76
||      LDW     .D1T1  *-A18[1], A24        ; <0> LDW     *-front_in[1]{first_in}, za
||      ADD     .D2    B1, B3, B1           ; <1> ADD     p5_63, p27_63, once_63
        ADD     .L1    A17, A19, A22        ; <1> ADD     mixed1_33, mixed2_33, mixed_33
||      XOR     .L2    B1, B10, B3          ; <1> XOR     once_63, r_59, both_63
||      SHRU    .S1    A16, 19, A19         ; <2> SHRU    za, 19, lower_46
||      SHL     .S2    B22, 13, B25         ; <0> SHL     wb, 13, upper_54
||      MPYU    .M1    A31, A12, A22        ; <1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B3, B13         ; <1> ROTL    index_60, p27_63, m_59
||      STW     .D1T1  A26, *-A10[2]        ; <3> STW     ya, *-front_out[2]{first_out}
||      LDW     .D2T2  *+B6[B19], B25       ; <0> LDW     *+B6[index_53], box_56
        XOR     .L2    B24, B10, B22        ; <1> XOR     wb, r_59, wb
||      SHL     .S1    A22, 16, A26         ; <1> SHL     mixed_33, 16, upper_33
||      XOR     .S2    B3, B13, B2          ; <1> XOR     both_63, box_63, sum_63
||      MPYU    .M2    B18, B7, B2          ; <2> MPYU    zb, q_71, low_76
||      STW     .D1T1  A9, *-A10[3]         ; <3> STW     xa, *-front_out[3]{first_out}
||      ADD     .D2    B2, B1, B1           ; <2> ADD     mixed1_76, mixed2_76, mixed_76
        ADD     .L1    A22, A26, A9         ; <1> ADD     low_33, upper_33, product_31
||      ADD     .L2    B17, B8, B8          ; <2> ADD     zb, p_71, index_74
||      SHL     .S1    A16, 13, A22         ; <2> SHL     za, 13, upper_46
||      SHL     .S2    B1, 16, B1           ; <2> SHL     mixed_76, 16, upper_76
||      ROTL    .M2    B2, B10, B1          ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A6[A14], A19       ; <1> LDW     *+A6[index_31], box_34
||      ADD     .D2    B25, B21, B24        ; <0> ADD     upper_54, lower_54, wb
        ADD     .L1    A22, A19, A3         ; <2> ADD     upper_46, lower_46, za
||      SHRU    .S1    A9, 27, A26          ; <1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B2, B1, B2           ; <2> ADD     low_76, upper_76, product_74
||      ROTL    .M1    A9, 10, A9           ; <1> ROTL    product_31, 10, r_30
||      MPYHLU  .M2    B24, B23, B10        ; <0> MPYHLU  wb, q_50, mixed1_55
||      STW     .D1T1  A3, *-A10[1]         ; <3> STW     za, *-front_out[1]{first_out}
||      LDW     .D2T2  *+B6[B8], B20        ; <2> LDW     *+B6[index_74], box_77
        ADD     .L2    B20, B1, B1          ; <1> ADD     yb, l_59, yb
||      SHL     .S1    A9, 5, A17           ; <1> SHL     product_31, 5, p5_34
||      SHRU    .S2    B2, 27, B3           ; <2> SHRU    product_74, 27, p27_77
||      MPYHLU  .M1    A3, A15, A22         ; <2> MPYHLU  za, q_42, mixed1_47
||      MPYLHU  .M2    B24, B23, B7         ; <0> MPYLHU  wb, q_50, mixed2_55
||      LDW     .D1T1  *+A23[4], A16        ; <1> LDW     *+keys_a[4], p_35
||      LDW     .D2T2  *+B29[3], B21        ; <0> LDW     *+keys_b[2 + 1], q_57
mars_encrypt_blocks_c64x$first$exit:
        ADD     .L1    A0, A30, A30         ; <-1> ADD     wa, p_21, index_24
||      SHRU    .S1    A0, 19, A11          ; <-1> SHRU    wa, 19, lower_25
||      SHL     .S2    B1, 13, B20          ; <-2> SHL     yb, 13, upper_68
||      MPYLHU  .M1    A3, A15, A14         ; <-3> MPYLHU  za, q_42, mixed2_47
||      ROTL    .M2    B2, 10, B7           ; <-3> ROTL    product_74, 10, r_73
||      ADD     .D1    A17, A26, A17        ; <-2> ADD     p5_34, p27_34, once_34
||      ADD     .D2    B1, B7, B17          ; <-2> ADD     yb, p_64, index_67
        XOR     .L1    A17, A9, A17         ; <-2> XOR     once_34, r_30, both_34
||      ADD     .L2    B26, B13, B10        ; <-2> ADD     zb, m_59, zb
||      SHL     .S1    A0, 13, A26          ; <-1> SHL     wa, 13, upper_25
||      SHRU    .S2    B1, 19, B1           ; <-2> SHRU    yb, 19, lower_68
||      ROTL    .M1    A14, A26, A15        ; <-2> ROTL    index_31, p27_34, m_30
||      MPYU    .M2    B24, B23, B13        ; <-1> MPYU    wb, q_50, low_55
||      LDW     .D1T1  *+A6[A30], A17       ; <-1> LDW     *+A6[index_24], box_27
||      ADD     .D2    B10, B7, B13         ; <-1> ADD     mixed1_55, mixed2_55, mixed_55
        XOR     .L1    A8, A9, A19          ; <-2> XOR     wa, r_30, wa
||      XOR     .L2    B31, B7, B1          ; <-3> XOR     yb, r_73, yb
||      XOR     .S1    A17, A19, A17        ; <-2> XOR     both_34, box_34, sum_34
||      SHL     .S2    B13, 16, B8          ; <-1> SHL     mixed_55, 16, upper_55
||      MPYU    .M1    A3, A15, A14         ; <-3> MPYU    za, q_42, low_47
||      ROTL    .M2    B8, B3, B2           ; <-3> ROTL    index_74, p27_77, m_73
||      ADD     .D1    A22, A14, A22        ; <-3> ADD     mixed1_47, mixed2_47, mixed_47
||      ADD     .D2    B20, B1, B31         ; <-2> ADD     upper_68, lower_68, yb
        ADD     .L1    A16, A20, A26        ; <-3> ADD     za, p_42, index_45
||      ADD     .L2    B13, B8, B23         ; <-1> ADD     low_55, upper_55, product_53
||      SHL     .S1    A22, 16, A11         ; <-3> SHL     mixed_47, 16, upper_47
||      SHL     .S2    B2, 5, B8            ; <-3> SHL     product_74, 5, p5_77
||      ROTL    .M1    A17, A9, A11         ; <-2> ROTL    sum_34, r_30, l_30
||      MPYHLU  .M2    B31, B11, B13        ; <-2> MPYHLU  yb, q_64, mixed1_69
||      ADD     .D1    A26, A11, A8         ; <-1> ADD     upper_25, lower_25, wa
        ADD     .L2    B8, B3, B3           ; <-3> ADD     p5_77, p27_77, once_77
||      ADD     .S1    A14, A11, A9         ; <-3> ADD     low_47, upper_47, product_45
||      SHL     .S2    B23, 5, B26          ; <-1> SHL     product_53, 5, p5_56
||      MPYHLU  .M1    A8, A21, A14         ; <-1> MPYHLU  wa, q_21, mixed1_26
||      MPYLHU  .M2    B31, B11, B23        ; <-2> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A6[A26], A0        ; <-3> LDW     *+A6[index_45], box_48
        ADD     .L1    A27, A11, A20        ; <-2> ADD     ya, l_30, ya
||      XOR     .L2    B3, B7, B3           ; <-3> XOR     once_77, r_73, both_77
||      SHRU    .S1    A9, 27, A27          ; <-3> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B23, 27, B8          ; <-1> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A8, A21, A0          ; <-1> MPYLHU  wa, q_21, mixed2_26
||      ROTL    .M2    B23, 10, B26         ; <-1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A23[3], A12        ; <-1> LDW     *+keys_a[2 + 1], q_28
||      LDW     .D2T2  *+B29[2], B19        ; <-1> LDW     *+keys_b[2], p_57
        ADD     .L2    B26, B8, B13         ; <-1> ADD     p5_56, p27_56, once_56
||      SHL     .S1    A20, 13, A22         ; <-2> SHL     ya, 13, upper_39
||      ADD     .S2    B9, B2, B2           ; <-3> ADD     xb, m_73, xb
||      ROTL    .M1    A9, 10, A14          ; <-3> ROTL    product_45, 10, r_44
||      MPYU    .M2    B31, B11, B11        ; <-2> MPYU    yb, q_64, low_69
||      ADD     .D1    A20, A16, A16        ; <-2> ADD     ya, p_35, index_38
||      ADD     .D2    B13, B23, B11        ; <-2> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A28, A15, A28        ; <-2> ADD     za, m_30, za
||      XOR     .L2    B13, B26, B9         ; <-1> XOR     once_56, r_52, both_56
||      SHRU    .S1    A20, 19, A11         ; <-2> SHRU    ya, 19, lower_39
||      SHL     .S2    B11, 16, B13         ; <-2> SHL     mixed_69, 16, upper_69
||      MPYU    .M1    A8, A21, A21         ; <-1> MPYU    wa, q_21, low_26
||      ADD     .D1    A14, A0, A15         ; <-1> ADD     mixed1_26, mixed2_26, mixed_26
||      LDW     .D2T2  *+B29[6], B8         ; <-2> LDW     *+keys_b[6], p_71
        XOR     .L1    A2, A14, A26         ; <-3> XOR     ya, r_44, ya
||      XOR     .L2    B9, B25, B11         ; <-1> XOR     both_56, box_56, sum_56
||      SHL     .S1    A15, 16, A20         ; <-1> SHL     mixed_26, 16, upper_26
||      ADD     .S2    B11, B13, B8         ; <-2> ADD     low_69, upper_69, product_67
||      ROTL    .M1    A26, A27, A11        ; <-3> ROTL    index_45, p27_48, m_44
||      ROTL    .M2    B19, B8, B9          ; <-1> ROTL    index_53, p27_56, m_52
||      ADD     .D1    A22, A11, A2         ; <-2> ADD     upper_39, lower_39, ya
||      LDW     .D2T2  *+B6[B17], B5        ; <-2> LDW     *+B6[index_67], box_70
        ADD     .L1    A21, A20, A22        ; <-1> ADD     low_26, upper_26, product_24
||      XOR     .L2    B3, B20, B3          ; <-3> XOR     both_77, box_77, sum_77
||      SHL     .S1    A9, 5, A20           ; <-3> SHL     product_45, 5, p5_48
||      SHRU    .S2    B8, 27, B11          ; <-2> SHRU    product_67, 27, p27_70
||      MPYHLU  .M1    A2, A7, A21          ; <-2> MPYHLU  ya, q_35, mixed1_40
||      ROTL    .M2    B11, B26, B9         ; <-1> ROTL    sum_56, r_52, l_52
        ADD     .L1    A20, A27, A15        ; <-3> ADD     p5_48, p27_48, once_48
||      ADD     .L2    B30, B9, B20         ; <-1> ADD     yb, m_52, yb
||      SHL     .S1    A22, 5, A9           ; <-1> SHL     product_24, 5, p5_27
||      SHL     .S2    B8, 5, B8            ; <-2> SHL     product_67, 5, p5_70
||      MPYLHU  .M1    A2, A7, A20          ; <-2> MPYLHU  ya, q_35, mixed2_40
||      ROTL    .M2    B8, 10, B9           ; <-2> ROTL    product_67, 10, r_66
||      LDW     .D2T2  *+B29[5], B11        ; <-1> LDW     *+keys_b[4 + 1], q_64
        XOR     .L1    A15, A14, A15        ; <-3> XOR     once_48, r_44, both_48
||      ADD     .L2    B8, B11, B5          ; <-2> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A22, 27, A27         ; <-1> SHRU    product_24, 27, p27_27
||      ROTL    .M1    A22, 10, A11         ; <-1> ROTL    product_24, 10, r_23
||      LDW     .D1T1  *+A23[2], A17        ; <-1> LDW     *+keys_a[2], p_28
||      ADD     .D2    B5, B9, B30          ; <-1> ADD     xb, l_52, xb
        ADD     .L1    A9, A27, A22         ; <-1> ADD     p5_27, p27_27, once_27
||      XOR     .L2    B5, B9, B3           ; <-2> XOR     once_70, r_66, both_70
||      ADD     .S1    A5, A11, A9          ; <-3> ADD     xa, m_44, xa
||      SHL     .S2    B30, 13, B13         ; <-1> SHL     xb, 13, upper_61
||      MPYU    .M1    A2, A7, A20          ; <-2> MPYU    ya, q_35, low_40
||      ROTL    .M2    B3, B7, B3           ; <-3> ROTL    sum_77, r_73, l_73
||      ADD     .D1    A21, A20, A21        ; <-2> ADD     mixed1_40, mixed2_40, mixed_40
||      LDW     .D2T2  *+B29[7], B7         ; <-2> LDW     *+keys_b[6 + 1], q_71
        XOR     .L1    A22, A11, A5         ; <-1> XOR     once_27, r_23, both_27
||      XOR     .L2    B3, B5, B7           ; <-2> XOR     both_70, box_70, sum_70
||      SHL     .S1    A21, 16, A7          ; <-2> SHL     mixed_40, 16, upper_40
||      SHRU    .S2    B30, 19, B17         ; <-1> SHRU    xb, 19, lower_61
||      ROTL    .M2    B17, B11, B7         ; <-2> ROTL    index_67, p27_70, m_66
||      LDW     .D1T1  *+A23[6], A20        ; <-2> LDW     *+keys_a[6], p_42
        XOR     .L1    A5, A17, A5          ; <-1> XOR     both_27, box_27, sum_27
||      ADD     .L2    B13, B17, B12        ; <-1> ADD     upper_61, lower_61, xb
||      ADD     .S1    A20, A7, A7          ; <-2> ADD     low_40, upper_40, product_38
||      XOR     .S2    B12, B9, B9          ; <-2> XOR     xb, r_66, xb
||      ROTL    .M1    A30, A27, A0         ; <-1> ROTL    index_24, p27_27, m_23
||      ROTL    .M2    B7, B9, B19          ; <-2> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *+A6[A16], A25       ; <-2> LDW     *+A6[index_38], box_41
        XOR     .L1    A15, A0, A22         ; <-3> XOR     both_48, box_48, sum_48
||      ADD     .L2    B30, B19, B13        ; <-1> ADD     xb, p_57, index_60
||      SHRU    .S1    A7, 27, A15          ; <-2> SHRU    product_38, 27, p27_41
||      ADD     .S2    B16, B3, B3          ; <-3> ADD     wb, l_73, wb
||      ROTL    .M1    A5, A11, A5          ; <-1> ROTL    sum_27, r_23, l_23
||      MPYHLU  .M2    B12, B21, B19        ; <-1> MPYHLU  xb, q_57, mixed1_62
        ADD     .L1    A29, A0, A27         ; <-1> ADD     ya, m_23, ya
||      ADD     .L2    B22, B7, B16         ; <-2> ADD     wb, m_66, wb
||      SHL     .S1    A7, 5, A7            ; <-2> SHL     product_38, 5, p5_41
||      ADD     .S2    B10, B19, B17        ; <-2> ADD     zb, l_66, zb
||      ROTL    .M1    A7, 10, A7           ; <-2> ROTL    product_38, 10, r_37
||      MPYLHU  .M2    B12, B21, B2         ; <-1> MPYLHU  xb, q_57, mixed2_62
||      LDW     .D1T1  *+A23[5], A7         ; <-1> LDW     *+keys_a[4 + 1], q_35
||      STW     .D2T2  B2, *+B0[1]          ; <-3> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A7, A15, A5          ; <-2> ADD     p5_41, p27_41, once_41
||      XOR     .L2    B28, B26, B26        ; <-1> XOR     zb, r_52, zb
||      ADD     .D1    A25, A5, A29         ; <-1> ADD     xa, l_23, xa
        XOR     .L1    A5, A7, A5           ; <-2> XOR     once_41, r_37, both_41
||      ADD     .L2    B19, B2, B10         ; <-1> ADD     mixed1_62, mixed2_62, mixed_62
||      SHL     .S1    A29, 13, A22         ; <-1> SHL     xa, 13, upper_32
||      SHRU    .S2    B17, 19, B2          ; <-2> SHRU    zb, 19, lower_75
||      ROTL    .M1    A22, A14, A25        ; <-3> ROTL    sum_48, r_44, l_44
||      MPYU    .M2    B12, B21, B10        ; <-1> MPYU    xb, q_57, low_62
||      LDW     .D1T1  *+A23[7], A15        ; <-2> LDW     *+keys_a[6 + 1], q_42
||      STW     .D2T2  B18, *+B0[3]         ; <-3> STW     zb, *+back_out[3]{first_out}
        XOR     .L1    A5, A25, A15         ; <-2> XOR     both_41, box_41, sum_41
||      SHRU    .S1    A29, 19, A16         ; <-1> SHRU    xa, 19, lower_32
||      SHL     .S2    B10, 16, B1          ; <-1> SHL     mixed_62, 16, upper_62
||      ROTL    .M1    A16, A15, A15        ; <-2> ROTL    index_38, p27_41, m_37
||      STW     .D2T2  B1, *+B0[2]          ; <-3> STW     yb, *+back_out[2]{first_out}
        ADD     .L1    A22, A16, A31        ; <-1> ADD     upper_32, lower_32, xa
||      ADD     .L2    B10, B1, B19         ; <-1> ADD     low_62, upper_62, product_60
||      XOR     .S1    A31, A7, A5          ; <-2> XOR     xa, r_37, xa
||      SHL     .S2    B17, 13, B1          ; <-2> SHL     zb, 13, upper_75
||      ROTL    .M1    A15, A7, A25         ; <-2> ROTL    sum_41, r_37, l_37
||      LDW     .D2T2  *+B6[B13], B13       ; <-1> LDW     *+B6[index_60], box_63
        ADD     .L1    A29, A17, A14        ; <-1> ADD     xa, p_28, index_31
||      ADD     .L2    B1, B2, B18          ; <-2> ADD     upper_75, lower_75, zb
||      ADD     .S1    A13, A25, A17        ; <-3> ADD     wa, l_44, wa
||      SHRU    .S2    B19, 27, B3          ; <-1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A31, A12, A17        ; <-1> MPYHLU  xa, q_28, mixed1_33
||      ROTL    .M2    B19, 10, B10         ; <-1> ROTL    product_60, 10, r_59
||      STW     .D2T2  B3, *B0--[4]         ; <-3> STW     wb, *back_out--[4]{first_out}
        ADD     .L1    A19, A15, A13        ; <-2> ADD     wa, m_37, wa
||      ADD     .S1    A28, A25, A16        ; <-2> ADD     za, l_37, za
||      SHL     .S2    B19, 5, B1           ; <-1> SHL     product_60, 5, p5_63
||      MPYLHU  .M1    A31, A12, A19        ; <-1> MPYLHU  xa, q_28, mixed2_33
||      MPYHLU  .M2    B18, B7, B2          ; <-2> MPYHLU  zb, q_71, mixed1_76
||      STW     .D1T1  A17, *A10++[4]       ; <-3> STW     wa, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B29[4], B7         ; <-1> LDW     *+keys_b[4], p_64
        XOR     .L1    A24, A11, A28        ; <-1> XOR     za, r_23, za
||      MPYLHU  .M2    B18, B7, B1          ; <-2> MPYLHU  zb, q_71, mixed2_76
||      ADD     .D2    B1, B3, B1           ; <-1> ADD     p5_63, p27_63, once_63
        ADD     .L1    A17, A19, A22        ; <-1> ADD     mixed1_33, mixed2_33, mixed_33
||      XOR     .L2    B1, B10, B3          ; <-1> XOR     once_63, r_59, both_63
||      SHRU    .S1    A16, 19, A19         ; <-2> SHRU    za, 19, lower_46
||      MPYU    .M1    A31, A12, A22        ; <-1> MPYU    xa, q_28, low_33
||      ROTL    .M2    B13, B3, B13         ; <-1> ROTL    index_60, p27_63, m_59
||      STW     .D1T1  A26, *-A10[2]        ; <-3> STW     ya, *-front_out[2]{first_out}
        XOR     .L2    B24, B10, B22        ; <-1> XOR     wb, r_59, wb
||      SHL     .S1    A22, 16, A26         ; <-1> SHL     mixed_33, 16, upper_33
||      XOR     .S2    B3, B13, B2          ; <-1> XOR     both_63, box_63, sum_63
||      MPYU    .M2    B18, B7, B2          ; <-2> MPYU    zb, q_71, low_76
||      STW     .D1T1  A9, *-A10[3]         ; <-3> STW     xa, *-front_out[3]{first_out}
||      ADD     .D2    B2, B1, B1           ; <-2> ADD     mixed1_76, mixed2_76, mixed_76
        ADD     .L1    A22, A26, A9         ; <-1> ADD     low_33, upper_33, product_31
||      ADD     .L2    B17, B8, B8          ; <-2> ADD     zb, p_71, index_74
||      SHL     .S1    A16, 13, A22         ; <-2> SHL     za, 13, upper_46
||      SHL     .S2    B1, 16, B1           ; <-2> SHL     mixed_76, 16, upper_76
||      ROTL    .M2    B2, B10, B1          ; <-1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *+A6[A14], A19       ; <-1> LDW     *+A6[index_31], box_34
        ADD     .L1    A22, A19, A3         ; <-2> ADD     upper_46, lower_46, za
||      SHRU    .S1    A9, 27, A26          ; <-1> SHRU    product_31, 27, p27_34
||      ADD     .S2    B2, B1, B2           ; <-2> ADD     low_76, upper_76, product_74
||      ROTL    .M1    A9, 10, A9           ; <-1> ROTL    product_31, 10, r_30
||      STW     .D1T1  A3, *-A10[1]         ; <-3> STW     za, *-front_out[1]{first_out}
||      LDW     .D2T2  *+B6[B8], B20        ; <-2> LDW     *+B6[index_74], box_77
        ADD     .L2    B20, B1, B1          ; <-1> ADD     yb, l_59, yb
||      SHL     .S1    A9, 5, A17           ; <-1> SHL     product_31, 5, p5_34
||      SHRU    .S2    B2, 27, B3           ; <-2> SHRU    product_74, 27, p27_77
||      MPYHLU  .M1    A3, A15, A22         ; <-2> MPYHLU  za, q_42, mixed1_47
||      LDW     .D1T1  *+A23[4], A16        ; <-1> LDW     *+keys_a[4], p_35
        SHL     .S2    B1, 13, B20          ; <-1> SHL     yb, 13, upper_68
||      MPYLHU  .M1    A3, A15, A14         ; <-2> MPYLHU  za, q_42, mixed2_47
||      ROTL    .M2    B2, 10, B7           ; <-2> ROTL    product_74, 10, r_73
||      ADD     .D1    A17, A26, A17        ; <-1> ADD     p5_34, p27_34, once_34
||      ADD     .D2    B1, B7, B17          ; <-1> ADD     yb, p_64, index_67
        XOR     .L1    A17, A9, A17         ; <-1> XOR     once_34, r_30, both_34
||      ADD     .L2    B26, B13, B10        ; <-1> ADD     zb, m_59, zb
||      SHRU    .S2    B1, 19, B1           ; <-1> SHRU    yb, 19, lower_68
||      ROTL    .M1    A14, A26, A15        ; <-1> ROTL    index_31, p27_34, m_30
        XOR     .L1    A8, A9, A19          ; <-1> XOR     wa, r_30, wa
||      XOR     .L2    B31, B7, B1          ; <-2> XOR     yb, r_73, yb
||      XOR     .S1    A17, A19, A17        ; <-1> XOR     both_34, box_34, sum_34
||      MPYU    .M1    A3, A15, A14         ; <-2> MPYU    za, q_42, low_47
||      ROTL    .M2    B8, B3, B2           ; <-2> ROTL    index_74, p27_77, m_73
||      ADD     .D1    A22, A14, A22        ; <-2> ADD     mixed1_47, mixed2_47, mixed_47
||      ADD     .D2    B20, B1, B31         ; <-1> ADD     upper_68, lower_68, yb
        ADD     .L1    A16, A20, A26        ; <-2> ADD     za, p_42, index_45
||      SHL     .S1    A22, 16, A11         ; <-2> SHL     mixed_47, 16, upper_47
||      SHL     .S2    B2, 5, B8            ; <-2> SHL     product_74, 5, p5_77
||      ROTL    .M1    A17, A9, A11         ; <-1> ROTL    sum_34, r_30, l_30
||      MPYHLU  .M2    B31, B11, B13        ; <-1> MPYHLU  yb, q_64, mixed1_69
        ADD     .L2    B8, B3, B3           ; <-2> ADD     p5_77, p27_77, once_77
||      ADD     .S1    A14, A11, A9         ; <-2> ADD     low_47, upper_47, product_45
||      MPYLHU  .M2    B31, B11, B23        ; <-1> MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A6[A26], A0        ; <-2> LDW     *+A6[index_45], box_48
        ADD     .L1    A27, A11, A20        ; <-1> ADD     ya, l_30, ya
||      XOR     .L2    B3, B7, B3           ; <-2> XOR     once_77, r_73, both_77
||      SHRU    .S1    A9, 27, A27          ; <-2> SHRU    product_45, 27, p27_48
        SHL     .S1    A20, 13, A22         ; <-1> SHL     ya, 13, upper_39
||      ADD     .S2    B9, B2, B2           ; <-2> ADD     xb, m_73, xb
||      ROTL    .M1    A9, 10, A14          ; <-2> ROTL    product_45, 10, r_44
||      MPYU    .M2    B31, B11, B11        ; <-1> MPYU    yb, q_64, low_69
||      ADD     .D1    A20, A16, A16        ; <-1> ADD     ya, p_35, index_38
||      ADD     .D2    B13, B23, B11        ; <-1> ADD     mixed1_69, mixed2_69, mixed_69
        ADD     .L1    A28, A15, A28        ; <-1> ADD     za, m_30, za
||      SHRU    .S1    A20, 19, A11         ; <-1> SHRU    ya, 19, lower_39
||      SHL     .S2    B11, 16, B13         ; <-1> SHL     mixed_69, 16, upper_69
||      LDW     .D2T2  *+B29[6], B8         ; <-1> LDW     *+keys_b[6], p_71
        XOR     .L1    A2, A14, A26         ; <-2> XOR     ya, r_44, ya
||      ADD     .S2    B11, B13, B8         ; <-1> ADD     low_69, upper_69, product_67
||      ROTL    .M1    A26, A27, A11        ; <-2> ROTL    index_45, p27_48, m_44
||      ADD     .D1    A22, A11, A2         ; <-1> ADD     upper_39, lower_39, ya
||      LDW     .D2T2  *+B6[B17], B5        ; <-1> LDW     *+B6[index_67], box_70
        XOR     .L2    B3, B20, B3          ; <-2> XOR     both_77, box_77, sum_77
||      SHL     .S1    A9, 5, A20           ; <-2> SHL     product_45, 5, p5_48
||      SHRU    .S2    B8, 27, B11          ; <-1> SHRU    product_67, 27, p27_70
||      MPYHLU  .M1    A2, A7, A21          ; <-1> MPYHLU  ya, q_35, mixed1_40
        ADD     .L1    A20, A27, A15        ; <-2> ADD     p5_48, p27_48, once_48
||      SHL     .S2    B8, 5, B8            ; <-1> SHL     product_67, 5, p5_70
||      MPYLHU  .M1    A2, A7, A20          ; <-1> MPYLHU  ya, q_35, mixed2_40
||      ROTL    .M2    B8, 10, B9           ; <-1> ROTL    product_67, 10, r_66
        XOR     .L1    A15, A14, A15        ; <-2> XOR     once_48, r_44, both_48
||      ADD     .L2    B8, B11, B5          ; <-1> ADD     p5_70, p27_70, once_70
        XOR     .L2    B5, B9, B3           ; <-1> XOR     once_70, r_66, both_70
||      ADD     .S1    A5, A11, A9          ; <-2> ADD     xa, m_44, xa
||      MPYU    .M1    A2, A7, A20          ; <-1> MPYU    ya, q_35, low_40
||      ROTL    .M2    B3, B7, B3           ; <-2> ROTL    sum_77, r_73, l_73
||      ADD     .D1    A21, A20, A21        ; <-1> ADD     mixed1_40, mixed2_40, mixed_40
||      LDW     .D2T2  *+B29[7], B7         ; <-1> LDW     *+keys_b[6 + 1], q_71
        XOR     .L2    B3, B5, B7           ; <-1> XOR     both_70, box_70, sum_70
||      SHL     .S1    A21, 16, A7          ; <-1> SHL     mixed_40, 16, upper_40
||      ROTL    .M2    B17, B11, B7         ; <-1> ROTL    index_67, p27_70, m_66
||      LDW     .D1T1  *+A23[6], A20        ; <-1> LDW     *+keys_a[6], p_42
        ADD     .S1    A20, A7, A7          ; <-1> ADD     low_40, upper_40, product_38
||      XOR     .S2    B12, B9, B9          ; <-1> XOR     xb, r_66, xb
||      ROTL    .M2    B7, B9, B19          ; <-1> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *+A6[A16], A25       ; <-1> LDW     *+A6[index_38], box_41
        XOR     .L1    A15, A0, A22         ; <-2> XOR     both_48, box_48, sum_48
||      SHRU    .S1    A7, 27, A15          ; <-1> SHRU    product_38, 27, p27_41
||      ADD     .S2    B16, B3, B3          ; <-2> ADD     wb, l_73, wb
        ADD     .L2    B22, B7, B16         ; <-1> ADD     wb, m_66, wb
||      SHL     .S1    A7, 5, A7            ; <-1> SHL     product_38, 5, p5_41
||      ADD     .S2    B10, B19, B17        ; <-1> ADD     zb, l_66, zb
||      ROTL    .M1    A7, 10, A7           ; <-1> ROTL    product_38, 10, r_37
||      STW     .D2T2  B2, *+B0[1]          ; <-2> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A7, A15, A5          ; <-1> ADD     p5_41, p27_41, once_41
        XOR     .L1    A5, A7, A5           ; <-1> XOR     once_41, r_37, both_41
||      SHRU    .S2    B17, 19, B2          ; <-1> SHRU    zb, 19, lower_75
||      ROTL    .M1    A22, A14, A25        ; <-2> ROTL    sum_48, r_44, l_44
||      LDW     .D1T1  *+A23[7], A15        ; <-1> LDW     *+keys_a[6 + 1], q_42
||      STW     .D2T2  B18, *+B0[3]         ; <-2> STW     zb, *+back_out[3]{first_out}
        XOR     .L1    A5, A25, A15         ; <-1> XOR     both_41, box_41, sum_41
||      ROTL    .M1    A16, A15, A15        ; <-1> ROTL    index_38, p27_41, m_37
||      STW     .D2T2  B1, *+B0[2]          ; <-2> STW     yb, *+back_out[2]{first_out}
        XOR     .S1    A31, A7, A5          ; <-1> XOR     xa, r_37, xa
||      SHL     .S2    B17, 13, B1          ; <-1> SHL     zb, 13, upper_75
||      ROTL    .M1    A15, A7, A25         ; <-1> ROTL    sum_41, r_37, l_37
        ADD     .L2    B1, B2, B18          ; <-1> ADD     upper_75, lower_75, zb
||      ADD     .S1    A13, A25, A17        ; <-2> ADD     wa, l_44, wa
||      STW     .D2T2  B3, *B0--[4]         ; <-2> STW     wb, *back_out--[4]{first_out}
        ADD     .L1    A19, A15, A13        ; <-1> ADD     wa, m_37, wa
||      ADD     .S1    A28, A25, A16        ; <-1> ADD     za, l_37, za
||      MPYHLU  .M2    B18, B7, B2          ; <-1> MPYHLU  zb, q_71, mixed1_76
||      STW     .D1T1  A17, *A10++[4]       ; <-2> STW     wa, *front_out++[4]{first_out}
        MPYLHU  .M2    B18, B7, B1          ; <-1> MPYLHU  zb, q_71, mixed2_76
        SHRU    .S1    A16, 19, A19         ; <-1> SHRU    za, 19, lower_46
||      STW     .D1T1  A26, *-A10[2]        ; <-2> STW     ya, *-front_out[2]{first_out}
        MPYU    .M2    B18, B7, B2          ; <-1> MPYU    zb, q_71, low_76
||      STW     .D1T1  A9, *-A10[3]         ; <-2> STW     xa, *-front_out[3]{first_out}
||      ADD     .D2    B2, B1, B1           ; <-1> ADD     mixed1_76, mixed2_76, mixed_76
        ADD     .L2    B17, B8, B8          ; <-1> ADD     zb, p_71, index_74
||      SHL     .S1    A16, 13, A22         ; <-1> SHL     za, 13, upper_46
||      SHL     .S2    B1, 16, B1           ; <-1> SHL     mixed_76, 16, upper_76
        ADD     .L1    A22, A19, A3         ; <-1> ADD     upper_46, lower_46, za
||      ADD     .S2    B2, B1, B2           ; <-1> ADD     low_76, upper_76, product_74
||      STW     .D1T1  A3, *-A10[1]         ; <-2> STW     za, *-front_out[1]{first_out}
||      LDW     .D2T2  *+B6[B8], B20        ; <-1> LDW     *+B6[index_74], box_77
        SHRU    .S2    B2, 27, B3           ; <-1> SHRU    product_74, 27, p27_77
||      MPYHLU  .M1    A3, A15, A22         ; <-1> MPYHLU  za, q_42, mixed1_47
        MPYLHU  .M1    A3, A15, A14         ; <-1> MPYLHU  za, q_42, mixed2_47
||      ROTL    .M2    B2, 10, B7           ; <-1> ROTL    product_74, 10, r_73
        NOP
        XOR     .L2    B31, B7, B1          ; <-1> XOR     yb, r_73, yb
||      MPYU    .M1    A3, A15, A14         ; <-1> MPYU    za, q_42, low_47
||      ROTL    .M2    B8, B3, B2           ; <-1> ROTL    index_74, p27_77, m_73
||      ADD     .D1    A22, A14, A22        ; <-1> ADD     mixed1_47, mixed2_47, mixed_47
        ADD     .L1    A16, A20, A26        ; <-1> ADD     za, p_42, index_45
||      SHL     .S1    A22, 16, A11         ; <-1> SHL     mixed_47, 16, upper_47
||      SHL     .S2    B2, 5, B8            ; <-1> SHL     product_74, 5, p5_77
        ADD     .L2    B8, B3, B3           ; <-1> ADD     p5_77, p27_77, once_77
||      ADD     .S1    A14, A11, A9         ; <-1> ADD     low_47, upper_47, product_45
||      LDW     .D1T1  *+A6[A26], A0        ; <-1> LDW     *+A6[index_45], box_48
        XOR     .L2    B3, B7, B3           ; <-1> XOR     once_77, r_73, both_77
||      SHRU    .S1    A9, 27, A27          ; <-1> SHRU    product_45, 27, p27_48
        ADD     .S2    B9, B2, B2           ; <-1> ADD     xb, m_73, xb
||      ROTL    .M1    A9, 10, A14          ; <-1> ROTL    product_45, 10, r_44
        NOP
        XOR     .L1    A2, A14, A26         ; <-1> XOR     ya, r_44, ya
||      ROTL    .M1    A26, A27, A11        ; <-1> ROTL    index_45, p27_48, m_44
        XOR     .L2    B3, B20, B3          ; <-1> XOR     both_77, box_77, sum_77
||      SHL     .S1    A9, 5, A20           ; <-1> SHL     product_45, 5, p5_48
        ADD     .L1    A20, A27, A15        ; <-1> ADD     p5_48, p27_48, once_48
        XOR     .L1    A15, A14, A15        ; <-1> XOR     once_48, r_44, both_48
        ADD     .S1    A5, A11, A9          ; <-1> ADD     xa, m_44, xa
||      ROTL    .M2    B3, B7, B3           ; <-1> ROTL    sum_77, r_73, l_73
        NOP     2
        XOR     .L1    A15, A0, A22         ; <-1> XOR     both_48, box_48, sum_48
||      ADD     .S2    B16, B3, B3          ; <-1> ADD     wb, l_73, wb
        STW     .D2T2  B2, *+B0[1]          ; <-1> STW     xb, *+back_out[1]{first_out}
        NOP
        ROTL    .M1    A22, A14, A25        ; <-1> ROTL    sum_48, r_44, l_44
||      STW     .D2T2  B18, *+B0[3]         ; <-1> STW     zb, *+back_out[3]{first_out}
        STW     .D2T2  B1, *+B0[2]          ; <-1> STW     yb, *+back_out[2]{first_out}
        NOP
        ADD     .S1    A13, A25, A17        ; <-1> ADD     wa, l_44, wa
||      STW     .D2T2  B3, *B0--[4]         ; <-1> STW     wb, *back_out--[4]{first_out}
        STW     .D1T1  A17, *A10++[4]       ; <-1> STW     wa, *front_out++[4]{first_out}
        NOP
        STW     .D1T1  A26, *-A10[2]        ; <-1> STW     ya, *-front_out[2]{first_out}
        STW     .D1T1  A9, *-A10[3]         ; <-1> STW     xa, *-front_out[3]{first_out}
        NOP
        STW     .D1T1  A3, *-A10[1]         ; <-1> STW     za, *-front_out[1]{first_out}
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
        NOP
        LDW     .D2T1  *+B15[5], A0         ; restore keys
        NOP
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_80
        ADD     .L2X   B1, A0, B0           ; ADD     out, last_80, back_in
||      ADD     .S2    1, B0, B1            ; ADD     blocks, 1, odd_80
        MV      .L1    A0, A18              ; MV      out, front_in
||      MV      .S1    A0, A10              ; MV      out, front_out
||      SHRU    .S2    B1, 1, B1            ; SHRU    odd_80, 1, left
||      SUBAW   .D2    B0, 4, B27           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A23              ; MV      keys, keys_a
||      MV      .L2    B27, B0              ; MV      back_in, back_out
||      MV      .S2X   A0, B29              ; MV      keys, keys_b
mars_encrypt_blocks_c64x$second$guard:
        CMPGT   .L2    3, B1, B2            ; few iterations of second
  [B2]  B       .S1    mars_encrypt_blocks_c64x$second$few; few iterations of second
        NOP     5
mars_encrypt_blocks_c64x$second$entry:
        MV      .L1    A23, A2              ; move keys_a
||      LDW     .D2T2  *+B29[0], B24        ; <0> LDW     *+keys_b[0], p_113
        LDW     .D1T1  *+A2[0], A21         ; <0> LDW     *+keys_a[0], p_84
        MV      .L1    A18, A28             ; move front_in
        NOP
        LDW     .D2T2  *+B27[1], B10        ; <0> LDW     *+back_in[1]{second_in}, xb
        LDW     .D1T1  *A28++[4], A18       ; <0> LDW     *front_in++[4]{second_in}, wa
        NOP
        LDW     .D2T2  *+B27[2], B5         ; <0> LDW     *+back_in[2]{second_in}, yb
        LDW     .D1T1  *-A28[3], A27        ; <0> LDW     *-front_in[3]{second_in}, xa
        LDW     .D2T2  *+B29[3], B31        ; <0> LDW     *+keys_b[2 + 1], q_120
        LDW     .D1T1  *+A2[3], A15         ; <0> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *-A28[2], A14        ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B29[1], B19        ; <0> LDW     *+keys_b[0 + 1], q_113
        LDW     .D1T1  *+A2[1], A20         ; <0> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *B27--[4], B26       ; <0> LDW     *back_in--[4]{second_in}, wb
        LDW     .D1T1  *-A28[1], A11        ; <0> LDW     *-front_in[1]{second_in}, za
        NOP
        SUB     .L1X   B1, 3, A0            ; passes of second
        LDW     .D2T2  *+B29[5], B3         ; <0> LDW     *+keys_b[4 + 1], q_127
        LDW     .D1T1  *+A2[5], A22         ; <0> LDW     *+keys_a[4 + 1], q_98
||      LDW     .D2T2  *+B29[4], B8         ; <0> LDW     *+keys_b[4], p_127
        SHRU    .S2    B26, 19, B7          ; <0> SHRU    wb, 19, lower_117
||      LDW     .D1T1  *+A2[4], A13         ; <0> LDW     *+keys_a[4], p_98
        SHRU    .S1    A18, 19, A26         ; <0> SHRU    wa, 19, lower_88
||      SHL     .S2    B26, 13, B17         ; <0> SHL     wb, 13, upper_117
||      LDW     .D2T2  *+B29[2], B20        ; <0> LDW     *+keys_b[2], p_120
        ADD     .L2    B17, B7, B30         ; <0> ADD     upper_117, lower_117, wb
||      SHL     .S1    A18, 13, A1          ; <0> SHL     wa, 13, upper_88
||      LDW     .D1T1  *+A2[2], A20         ; <0> LDW     *+keys_a[2], p_91
        ADD     .L1    A1, A26, A29         ; <0> ADD     upper_88, lower_88, wa
||      MPYHLU  .M2    B30, B19, B17        ; <0> MPYHLU  wb, q_113, mixed1_118
        MPYHLU  .M1    A29, A20, A5         ; <0> MPYHLU  wa, q_84, mixed1_89
||      MPYLHU  .M2    B30, B19, B18        ; <0> MPYLHU  wb, q_113, mixed2_118
        MPYLHU  .M1    A29, A20, A9         ; <0> MPYLHU  wa, q_84, mixed2_89
||      MPYU    .M2    B30, B19, B19        ; <0> MPYU    wb, q_113, low_118
        ADD     .L2    B17, B18, B18        ; <0> ADD     mixed1_118, mixed2_118, mixed_118
||      MPYU    .M1    A29, A20, A23        ; <0> MPYU    wa, q_84, low_89
        ADD     .L1    A5, A9, A1           ; <0> ADD     mixed1_89, mixed2_89, mixed_89
||      ADD     .L2    B26, B24, B7         ; <0> ADD     wb, p_113, index_116
||      SHL     .S2    B18, 16, B24         ; <0> SHL     mixed_118, 16, upper_118
        ADD     .L1    A18, A21, A25        ; <0> ADD     wa, p_84, index_87
||      SHL     .S1    A1, 16, A30          ; <0> SHL     mixed_89, 16, upper_89
        ADD     .L2    B19, B24, B26        ; <0> ADD     low_118, upper_118, product_116
        ADD     .L1    A23, A30, A18        ; <0> ADD     low_89, upper_89, product_87
||      SHRU    .S2    B26, 27, B22         ; <0> SHRU    product_116, 27, p27_119
||      ROTL    .M2    B26, 10, B25         ; <0> ROTL    product_116, 10, r_115
||      LDW     .D2T2  *+B29[0], B24        ; <1> LDW     *+keys_b[0], p_113
        SHRU    .S1    A18, 27, A23         ; <0> SHRU    product_87, 27, p27_90
||      ROTL    .M1    A18, 10, A1          ; <0> ROTL    product_87, 10, r_86
||      ROTL    .M2    B7, B22, B1          ; <0> ROTL    index_116, p27_119, m_115
||      LDW     .D1T1  *+A2[0], A21         ; <1> LDW     *+keys_a[0], p_84
        XOR     .L2    B10, B25, B12        ; <0> XOR     xb, r_115, xb
||      ROTL    .M1    A25, A23, A5         ; <0> ROTL    index_87, p27_90, m_86
        XOR     .L1    A27, A1, A16         ; <0> XOR     xa, r_86, xa
||      ADD     .L2    B5, B1, B19          ; <0> ADD     yb, m_115, yb
||      SHL     .S2    B12, 13, B5          ; <0> SHL     xb, 13, upper_124
||      LDW     .D2T2  *+B6[B7], B26        ; <0> LDW     *+B6[index_116], box_119
        ADD     .L1    A14, A5, A14         ; <0> ADD     ya, m_86, ya
||      SHL     .S1    A16, 13, A8          ; <0> SHL     xa, 13, upper_95
||      SHRU    .S2    B12, 19, B1          ; <0> SHRU    xb, 19, lower_124
||      LDW     .D1T1  *+A6[A25], A18       ; <0> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B27[1], B10        ; <1> LDW     *+back_in[1]{second_in}, xb
        ADD     .L2    B12, B20, B16        ; <0> ADD     xb, p_120, index_123
||      SHRU    .S1    A16, 19, A5          ; <0> SHRU    xa, 19, lower_95
||      SHL     .S2    B26, 5, B1           ; <0> SHL     product_116, 5, p5_119
||      LDW     .D1T1  *A28++[4], A18       ; <1> LDW     *front_in++[4]{second_in}, wa
||      ADD     .D2    B5, B1, B23          ; <0> ADD     upper_124, lower_124, xb
        ADD     .L1    A16, A20, A9         ; <0> ADD     xa, p_91, index_94
||      ADD     .L2    B1, B22, B26         ; <0> ADD     p5_119, p27_119, once_119
||      SHL     .S1    A18, 5, A8           ; <0> SHL     product_87, 5, p5_90
||      MPYLHU  .M2    B23, B31, B12        ; <0> MPYLHU  xb, q_120, mixed2_125
||      ADD     .D1    A8, A5, A12          ; <0> ADD     upper_95, lower_95, xa
||      LDW     .D2T2  *+B6[B16], B26       ; <0> LDW     *+B6[index_123], box_126
        ADD     .L1    A8, A23, A8          ; <0> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B26, B25, B5         ; <0> XOR     once_119, r_115, both_119
||      MPYLHU  .M1    A12, A15, A16        ; <0> MPYLHU  xa, q_91, mixed2_96
||      MPYHLU  .M2    B23, B31, B2         ; <0> MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T1  *+A6[A9], A30        ; <0> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B27[2], B5         ; <1> LDW     *+back_in[2]{second_in}, yb
        XOR     .L1    A8, A1, A8           ; <0> XOR     once_90, r_86, both_90
||      MPYHLU  .M1    A12, A15, A23        ; <0> MPYHLU  xa, q_91, mixed1_96
||      MPYU    .M2    B23, B31, B13        ; <0> MPYU    xb, q_120, low_125
||      LDW     .D1T1  *-A28[3], A27        ; <1> LDW     *-front_in[3]{second_in}, xa
||      XOR     .D2    B5, B26, B17         ; <0> XOR     both_119, box_119, sum_119
        ADD     .L2    B2, B12, B5          ; <0> ADD     mixed1_125, mixed2_125, mixed_125
||      MPYU    .M1    A12, A15, A31        ; <0> MPYU    xa, q_91, low_96
||      XOR     .D1    A8, A18, A8          ; <0> XOR     both_90, box_90, sum_90
||      LDW     .D2T2  *+B29[3], B31        ; <1> LDW     *+keys_b[2 + 1], q_120
        ADD     .L1    A23, A16, A27        ; <0> ADD     mixed1_96, mixed2_96, mixed_96
||      SHL     .S2    B5, 16, B5           ; <0> SHL     mixed_125, 16, upper_125
||      LDW     .D1T1  *+A2[3], A15         ; <1> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B27[3], B28        ; <1> LDW     *+back_in[3]{second_in}, zb
        ADD     .L2    B13, B5, B13         ; <0> ADD     low_125, upper_125, product_123
||      SHL     .S1    A27, 16, A7          ; <0> SHL     mixed_96, 16, upper_96
||      ROTL    .M2    B17, B25, B31        ; <0> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A28[2], A14        ; <1> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B29[1], B19        ; <1> LDW     *+keys_b[0 + 1], q_113
        ADD     .L1    A31, A7, A25         ; <0> ADD     low_96, upper_96, product_94
||      SHRU    .S2    B13, 27, B17         ; <0> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A8, A1, A23          ; <0> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B13, 10, B13         ; <0> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A2[1], A20         ; <1> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *B27--[4], B26       ; <1> LDW     *back_in--[4]{second_in}, wb
        SHRU    .S1    A25, 27, A31         ; <0> SHRU    product_94, 27, p27_97
||      SHL     .S2    B13, 5, B2           ; <0> SHL     product_123, 5, p5_126
||      ROTL    .M1    A25, 10, A26         ; <0> ROTL    product_94, 10, r_93
||      LDW     .D1T1  *-A28[1], A11        ; <1> LDW     *-front_in[1]{second_in}, za
||      ADD     .D2    B28, B31, B18        ; <0> ADD     zb, l_115, zb
        ADD     .L2    B2, B17, B7          ; <0> ADD     p5_126, p27_126, once_126
||      SHL     .S1    A25, 5, A8           ; <0> SHL     product_94, 5, p5_97
||      ROTL    .M2    B16, B17, B25        ; <0> ROTL    index_123, p27_126, m_122
||      ADD     .D1    A11, A23, A23        ; <0> ADD     za, l_86, za
||      XOR     .D2    B19, B13, B16        ; <0> XOR     yb, r_122, yb
        ADD     .L1    A8, A31, A7          ; <0> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B7, B13, B1          ; <0> XOR     once_126, r_122, both_126
||      SHL     .S2    B16, 13, B20         ; <0> SHL     yb, 13, upper_131
||      ROTL    .M1    A9, A31, A17         ; <0> ROTL    index_94, p27_97, m_93
||      XOR     .D1    A14, A26, A9         ; <0> XOR     ya, r_93, ya
||      LDW     .D2T2  *+B29[6], B2         ; <0> LDW     *+keys_b[6], p_134
        XOR     .L1    A7, A26, A31         ; <0> XOR     once_97, r_93, both_97
||      XOR     .L2    B1, B26, B7          ; <0> XOR     both_126, box_126, sum_126
||      SHL     .S1    A9, 13, A1           ; <0> SHL     ya, 13, upper_102
||      SHRU    .S2    B16, 19, B17         ; <0> SHRU    yb, 19, lower_131
||      LDW     .D1T1  *+A2[6], A8          ; <0> LDW     *+keys_a[6], p_105
||      LDW     .D2T2  *+B29[5], B3         ; <1> LDW     *+keys_b[4 + 1], q_127
        XOR     .L1    A31, A30, A8         ; <0> XOR     both_97, box_97, sum_97
||      SHRU    .S1    A9, 19, A7           ; <0> SHRU    ya, 19, lower_102
||      ADD     .S2    B20, B17, B9         ; <0> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B7, B13, B13         ; <0> ROTL    sum_126, r_122, l_122
||      LDW     .D1T1  *+A2[5], A22         ; <1> LDW     *+keys_a[4 + 1], q_98
||      LDW     .D2T2  *+B29[4], B8         ; <1> LDW     *+keys_b[4], p_127
        ADD     .S1    A1, A7, A24          ; <0> ADD     upper_102, lower_102, ya
||      SHRU    .S2    B26, 19, B7          ; <1> SHRU    wb, 19, lower_117
||      ROTL    .M1    A8, A26, A25         ; <0> ROTL    sum_97, r_93, l_93
||      MPYLHU  .M2    B9, B3, B11          ; <0> MPYLHU  yb, q_127, mixed2_132
||      LDW     .D1T1  *+A2[4], A13         ; <1> LDW     *+keys_a[4], p_98
||      LDW     .D2T2  *+B29[7], B16        ; <0> LDW     *+keys_b[6 + 1], q_134
        SHRU    .S1    A18, 19, A26         ; <1> SHRU    wa, 19, lower_88
||      SHL     .S2    B26, 13, B17         ; <1> SHL     wb, 13, upper_117
||      MPYLHU  .M1    A24, A22, A7         ; <0> MPYLHU  ya, q_98, mixed2_103
||      MPYHLU  .M2    B9, B3, B16          ; <0> MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A2[7], A7          ; <0> LDW     *+keys_a[6 + 1], q_105
||      LDW     .D2T2  *+B29[2], B20        ; <1> LDW     *+keys_b[2], p_120
        ADD     .L2    B17, B7, B30         ; <1> ADD     upper_117, lower_117, wb
||      SHL     .S1    A18, 13, A1          ; <1> SHL     wa, 13, upper_88
||      ADD     .S2    B30, B13, B13        ; <0> ADD     wb, l_122, wb
||      MPYHLU  .M1    A24, A22, A1         ; <0> MPYHLU  ya, q_98, mixed1_103
||      MPYU    .M2    B9, B3, B11          ; <0> MPYU    yb, q_127, low_132
||      LDW     .D1T1  *+A2[2], A20         ; <1> LDW     *+keys_a[2], p_91
||      ADD     .D2    B16, B8, B7          ; <0> ADD     yb, p_127, index_130
        ADD     .L1    A1, A26, A29         ; <1> ADD     upper_88, lower_88, wa
||      ADD     .L2    B16, B11, B16        ; <0> ADD     mixed1_132, mixed2_132, mixed_132
||      ADD     .S1    A29, A25, A31        ; <0> ADD     wa, l_93, wa
||      MPYU    .M1    A24, A22, A1         ; <0> MPYU    ya, q_98, low_103
||      MPYHLU  .M2    B30, B19, B17        ; <1> MPYHLU  wb, q_113, mixed1_118
||      ADD     .D1    A9, A13, A26         ; <0> ADD     ya, p_98, index_101
||      LDW     .D2T2  *+B6[B7], B18        ; <0> LDW     *+B6[index_130], box_133
        ADD     .L1    A1, A7, A7           ; <0> ADD     mixed1_103, mixed2_103, mixed_103
||      SHL     .S2    B16, 16, B12         ; <0> SHL     mixed_132, 16, upper_132
||      MPYHLU  .M1    A29, A20, A5         ; <1> MPYHLU  wa, q_84, mixed1_89
||      MPYLHU  .M2    B30, B19, B18        ; <1> MPYLHU  wb, q_113, mixed2_118
||      LDW     .D1T1  *+A6[A26], A9        ; <0> LDW     *+A6[index_101], box_104
        ADD     .L2    B18, B25, B25        ; <0> ADD     zb, m_122, zb
||      SHL     .S1    A7, 16, A9           ; <0> SHL     mixed_103, 16, upper_103
||      ADD     .S2    B11, B12, B12        ; <0> ADD     low_132, upper_132, product_130
||      MPYLHU  .M1    A29, A20, A9         ; <1> MPYLHU  wa, q_84, mixed2_89
||      MPYU    .M2    B30, B19, B19        ; <1> MPYU    wb, q_113, low_118
        ADD     .L1    A23, A17, A16        ; <0> ADD     za, m_93, za
||      ADD     .L2    B17, B18, B18        ; <1> ADD     mixed1_118, mixed2_118, mixed_118
||      ADD     .S1    A1, A9, A17          ; <0> ADD     low_103, upper_103, product_101
||      SHRU    .S2    B12, 27, B11         ; <0> SHRU    product_130, 27, p27_133
||      MPYU    .M1    A29, A20, A23        ; <1> MPYU    wa, q_84, low_89
||      ROTL    .M2    B12, 10, B21         ; <0> ROTL    product_130, 10, r_129
        ADD     .L1    A5, A9, A1           ; <1> ADD     mixed1_89, mixed2_89, mixed_89
||      ADD     .L2    B26, B24, B7         ; <1> ADD     wb, p_113, index_116
||      SHRU    .S1    A17, 27, A5          ; <0> SHRU    product_101, 27, p27_104
||      SHL     .S2    B18, 16, B24         ; <1> SHL     mixed_118, 16, upper_118
||      ROTL    .M1    A17, 10, A21         ; <0> ROTL    product_101, 10, r_100
||      ROTL    .M2    B7, B11, B17         ; <0> ROTL    index_130, p27_133, m_129
        ADD     .L1    A18, A21, A25        ; <1> ADD     wa, p_84, index_87
||      XOR     .L2    B25, B21, B1         ; <0> XOR     zb, r_129, zb
||      SHL     .S1    A1, 16, A30          ; <1> SHL     mixed_89, 16, upper_89
||      SHL     .S2    B12, 5, B12          ; <0> SHL     product_130, 5, p5_133
||      ROTL    .M1    A26, A5, A17         ; <0> ROTL    index_101, p27_104, m_100
||      NOP
||      NOP
        XOR     .L1    A16, A21, A26        ; <0> XOR     za, r_100, za
||      ADD     .L2    B19, B24, B26        ; <1> ADD     low_118, upper_118, product_116
||      SHL     .S1    A17, 5, A3           ; <0> SHL     product_101, 5, p5_104
||      SHL     .S2    B1, 13, B12          ; <0> SHL     zb, 13, upper_138
||      ADD     .D2    B12, B11, B11        ; <0> ADD     p5_133, p27_133, once_133
||      NOP
||      NOP
||      NOP
;@loop {"name": "second", "ii": 28, "res_mii": 27, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 27, "result": "not found by annealing", "seconds": 97.7, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 29, "result": "found by annealing", "seconds": 1.7, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 28, "result": "found by annealing", "seconds": 2.7, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}], "further": {"bytes": 16, "least_trips": 2}}
;  loop second: II 28, 3 stages
;  bounds: resources 27, recurrence 1
;  units: L1 26/28, S1 28/28, M1 24/28, D1 28/28, L2 25/28, S2 27/28, M2 24/28, D2 28/28
;  cross paths: 1X 0/28, 2X 0/28
;  T paths: T1 20/28, T2 20/28
;  registers of side A: 32 used, 31 live at once
;  registers of side B: 31 used, 31 live at once
;  II 27: not found by annealing (as 2 equal channels), 97.7 s
;  II 29: found by annealing (as 2 equal channels), 1.7 s
;  II 28: found by annealing (as 2 equal channels), 2.7 s
;  not proved the least possible: every interval below 27 is ruled out; 97.7 s of search found nothing below 28
;  pipelined from 3 iterations on
;  --speculate 16 would let it run from 2 passes on
mars_encrypt_blocks_c64x$second:
        ADD     .L1    A23, A30, A18        ; <1> ADD     low_89, upper_89, product_87
||      XOR     .L2    B11, B21, B25        ; <2> XOR     once_133, r_129, both_133
||      SHL     .S1    A26, 13, A19         ; <2> SHL     za, 13, upper_109
||      SHRU    .S2    B26, 27, B22         ; <1> SHRU    product_116, 27, p27_119
||      ROTL    .M2    B26, 10, B25         ; <1> ROTL    product_116, 10, r_115
||      ADD     .D1    A3, A5, A30          ; <2> ADD     p5_104, p27_104, once_104
||      LDW     .D2T2  *+B29[0], B24        ; <0> LDW     *+keys_b[0], p_113
        XOR     .L1    A30, A21, A30        ; <2> XOR     once_104, r_100, both_104
||      XOR     .L2    B25, B18, B11        ; <2> XOR     both_133, box_133, sum_133
||      SHRU    .S1    A18, 27, A23         ; <1> SHRU    product_87, 27, p27_90
||      SHRU    .S2    B1, 19, B1           ; <2> SHRU    zb, 19, lower_138
||      ROTL    .M1    A18, 10, A1          ; <1> ROTL    product_87, 10, r_86
||      ROTL    .M2    B7, B22, B1          ; <1> ROTL    index_116, p27_119, m_115
||      LDW     .D1T1  *+A2[0], A21         ; <0> LDW     *+keys_a[0], p_84
||      ADD     .D2    B1, B2, B18          ; <2> ADD     zb, p_134, index_137
        XOR     .L1    A30, A9, A16         ; <2> XOR     both_104, box_104, sum_104
||      XOR     .L2    B10, B25, B12        ; <1> XOR     xb, r_115, xb
||      SHRU    .S1    A26, 19, A3          ; <2> SHRU    za, 19, lower_109
||      ADD     .S2    B12, B1, B21         ; <2> ADD     upper_138, lower_138, zb
||      ROTL    .M1    A25, A23, A5         ; <1> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B11, B21, B1         ; <2> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A26, A8, A26         ; <2> ADD     za, p_105, index_108
||      LDW     .D2T2  *+B6[B18], B7        ; <2> LDW     *+B6[index_137], box_140
        XOR     .L1    A27, A1, A16         ; <1> XOR     xa, r_86, xa
||      ADD     .L2    B5, B1, B19          ; <1> ADD     yb, m_115, yb
||      ADD     .S1    A19, A3, A19         ; <2> ADD     upper_109, lower_109, za
||      SHL     .S2    B12, 13, B5          ; <1> SHL     xb, 13, upper_124
||      ROTL    .M1    A16, A21, A25        ; <2> ROTL    sum_104, r_100, l_100
||      MPYHLU  .M2    B21, B16, B2         ; <2> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A26], A20       ; <2> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B7], B26        ; <1> LDW     *+B6[index_116], box_119
        ADD     .L1    A14, A5, A14         ; <1> ADD     ya, m_86, ya
||      ADD     .L2    B23, B1, B11         ; <2> ADD     xb, l_129, xb
||      SHL     .S1    A16, 13, A8          ; <1> SHL     xa, 13, upper_95
||      SHRU    .S2    B12, 19, B1          ; <1> SHRU    xb, 19, lower_124
||      MPYHLU  .M1    A19, A7, A30         ; <2> MPYHLU  za, q_105, mixed1_110
||      MPYLHU  .M2    B21, B16, B20        ; <2> MPYLHU  zb, q_134, mixed2_139
||      LDW     .D1T1  *+A6[A25], A18       ; <1> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *+B27[1], B10        ; <0> LDW     *+back_in[1]{second_in}, xb
        ADD     .L1    A12, A25, A3         ; <2> ADD     xa, l_100, xa
||      ADD     .L2    B12, B20, B16        ; <1> ADD     xb, p_120, index_123
||      SHRU    .S1    A16, 19, A5          ; <1> SHRU    xa, 19, lower_95
||      SHL     .S2    B26, 5, B1           ; <1> SHL     product_116, 5, p5_119
||      MPYLHU  .M1    A19, A7, A16         ; <2> MPYLHU  za, q_105, mixed2_110
||      MPYU    .M2    B21, B16, B2         ; <2> MPYU    zb, q_134, low_139
||      LDW     .D1T1  *A28++[4], A18       ; <0> LDW     *front_in++[4]{second_in}, wa
||      ADD     .D2    B5, B1, B23          ; <1> ADD     upper_124, lower_124, xb
        ADD     .L1    A16, A20, A9         ; <1> ADD     xa, p_91, index_94
||      ADD     .L2    B1, B22, B26         ; <1> ADD     p5_119, p27_119, once_119
||      SHL     .S1    A18, 5, A8           ; <1> SHL     product_87, 5, p5_90
||      ADD     .S2    B2, B20, B1          ; <2> ADD     mixed1_139, mixed2_139, mixed_139
||      MPYU    .M1    A19, A7, A30         ; <2> MPYU    za, q_105, low_110
||      MPYLHU  .M2    B23, B31, B12        ; <1> MPYLHU  xb, q_120, mixed2_125
||      ADD     .D1    A8, A5, A12          ; <1> ADD     upper_95, lower_95, xa
||      LDW     .D2T2  *+B6[B16], B26       ; <1> LDW     *+B6[index_123], box_126
        ADD     .L1    A8, A23, A8          ; <1> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B26, B25, B5         ; <1> XOR     once_119, r_115, both_119
||      ADD     .S1    A30, A16, A27        ; <2> ADD     mixed1_110, mixed2_110, mixed_110
||      SHL     .S2    B1, 16, B1           ; <2> SHL     mixed_139, 16, upper_139
||      MPYLHU  .M1    A12, A15, A16        ; <1> MPYLHU  xa, q_91, mixed2_96
||      MPYHLU  .M2    B23, B31, B2         ; <1> MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T1  *+A6[A9], A30        ; <1> LDW     *+A6[index_94], box_97
||      LDW     .D2T2  *+B27[2], B5         ; <0> LDW     *+back_in[2]{second_in}, yb
        XOR     .L1    A8, A1, A8           ; <1> XOR     once_90, r_86, both_90
||      ADD     .L2    B13, B17, B22        ; <2> ADD     wb, m_129, wb
||      SHL     .S1    A27, 16, A25         ; <2> SHL     mixed_110, 16, upper_110
||      ADD     .S2    B2, B1, B1           ; <2> ADD     low_139, upper_139, product_137
||      MPYHLU  .M1    A12, A15, A23        ; <1> MPYHLU  xa, q_91, mixed1_96
||      MPYU    .M2    B23, B31, B13        ; <1> MPYU    xb, q_120, low_125
||      LDW     .D1T1  *-A28[3], A27        ; <0> LDW     *-front_in[3]{second_in}, xa
||      XOR     .D2    B5, B26, B17         ; <1> XOR     both_119, box_119, sum_119
        ADD     .L1    A31, A17, A5         ; <2> ADD     wa, m_100, wa
||      ADD     .L2    B2, B12, B5          ; <1> ADD     mixed1_125, mixed2_125, mixed_125
||      ADD     .S1    A30, A25, A25        ; <2> ADD     low_110, upper_110, product_108
||      SHRU    .S2    B1, 27, B2           ; <2> SHRU    product_137, 27, p27_140
||      MPYU    .M1    A12, A15, A31        ; <1> MPYU    xa, q_91, low_96
||      ROTL    .M2    B1, 10, B12          ; <2> ROTL    product_137, 10, r_136
||      XOR     .D1    A8, A18, A8          ; <1> XOR     both_90, box_90, sum_90
||      LDW     .D2T2  *+B29[3], B31        ; <0> LDW     *+keys_b[2 + 1], q_120
        ADD     .L1    A23, A16, A27        ; <1> ADD     mixed1_96, mixed2_96, mixed_96
||      SHRU    .S1    A25, 27, A17         ; <2> SHRU    product_108, 27, p27_111
||      SHL     .S2    B5, 16, B5           ; <1> SHL     mixed_125, 16, upper_125
||      ROTL    .M1    A25, 10, A16         ; <2> ROTL    product_108, 10, r_107
||      LDW     .D1T1  *+A2[3], A15         ; <0> LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{second_in}, zb
        ADD     .L2    B13, B5, B13         ; <1> ADD     low_125, upper_125, product_123
||      SHL     .S1    A27, 16, A7          ; <1> SHL     mixed_96, 16, upper_96
||      SHL     .S2    B1, 5, B1            ; <2> SHL     product_137, 5, p5_140
||      ROTL    .M2    B17, B25, B31        ; <1> ROTL    sum_119, r_115, l_115
||      LDW     .D1T1  *-A28[2], A14        ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B29[1], B19        ; <0> LDW     *+keys_b[0 + 1], q_113
        ADD     .L1    A31, A7, A25         ; <1> ADD     low_96, upper_96, product_94
||      ADD     .L2    B1, B2, B1           ; <2> ADD     p5_140, p27_140, once_140
||      SHL     .S1    A25, 5, A7           ; <2> SHL     product_108, 5, p5_111
||      SHRU    .S2    B13, 27, B17         ; <1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A8, A1, A23          ; <1> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B13, 10, B13         ; <1> ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A2[1], A20         ; <0> LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *B27--[4], B26       ; <0> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1    A7, A17, A15         ; <2> ADD     p5_111, p27_111, once_111
||      XOR     .L2    B1, B12, B1          ; <2> XOR     once_140, r_136, both_140
||      SHRU    .S1    A25, 27, A31         ; <1> SHRU    product_94, 27, p27_97
||      SHL     .S2    B13, 5, B2           ; <1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A25, 10, A26         ; <1> ROTL    product_94, 10, r_93
||      ROTL    .M2    B18, B2, B2          ; <2> ROTL    index_137, p27_140, m_136
||      LDW     .D1T1  *-A28[1], A11        ; <0> LDW     *-front_in[1]{second_in}, za
||      ADD     .D2    B28, B31, B18        ; <1> ADD     zb, l_115, zb
        XOR     .L1    A15, A16, A7         ; <2> XOR     once_111, r_107, both_111
||      ADD     .L2    B2, B17, B7          ; <1> ADD     p5_126, p27_126, once_126
||      SHL     .S1    A25, 5, A8           ; <1> SHL     product_94, 5, p5_97
||      XOR     .S2    B1, B7, B1           ; <2> XOR     both_140, box_140, sum_140
||      ROTL    .M1    A26, A17, A25        ; <2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B16, B17, B25        ; <1> ROTL    index_123, p27_126, m_122
||      ADD     .D1    A11, A23, A23        ; <1> ADD     za, l_86, za
||      XOR     .D2    B19, B13, B16        ; <1> XOR     yb, r_122, yb
        ADD     .L1    A8, A31, A7          ; <1> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B7, B13, B1          ; <1> XOR     once_126, r_122, both_126
||      XOR     .S1    A7, A20, A20         ; <2> XOR     both_111, box_111, sum_111
||      SHL     .S2    B16, 13, B20         ; <1> SHL     yb, 13, upper_131
||      ROTL    .M1    A9, A31, A17         ; <1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B1, B12, B1          ; <2> ROTL    sum_140, r_136, l_136
||      XOR     .D1    A14, A26, A9         ; <1> XOR     ya, r_93, ya
||      LDW     .D2T2  *+B29[6], B2         ; <1> LDW     *+keys_b[6], p_134
        XOR     .L1    A7, A26, A31         ; <1> XOR     once_97, r_93, both_97
||      XOR     .L2    B1, B26, B7          ; <1> XOR     both_126, box_126, sum_126
||      SHL     .S1    A9, 13, A1           ; <1> SHL     ya, 13, upper_102
||      SHRU    .S2    B16, 19, B17         ; <1> SHRU    yb, 19, lower_131
||      ROTL    .M1    A20, A16, A30        ; <2> ROTL    sum_111, r_107, l_107
||      LDW     .D1T1  *+A2[6], A8          ; <1> LDW     *+keys_a[6], p_105
||      LDW     .D2T2  *+B29[5], B3         ; <0> LDW     *+keys_b[4 + 1], q_127
        XOR     .L1    A31, A30, A8         ; <1> XOR     both_97, box_97, sum_97
||      ADD     .L2    B9, B1, B1           ; <2> ADD     yb, l_136, yb
||      SHRU    .S1    A9, 19, A7           ; <1> SHRU    ya, 19, lower_102
||      ADD     .S2    B20, B17, B9         ; <1> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B7, B13, B13         ; <1> ROTL    sum_126, r_122, l_122
||      LDW     .D1T1  *+A2[5], A22         ; <0> LDW     *+keys_a[4 + 1], q_98
||      LDW     .D2T2  *+B29[4], B8         ; <0> LDW     *+keys_b[4], p_127
        ADD     .L1    A24, A30, A30        ; <2> ADD     ya, l_107, ya
||      ADD     .L2    B11, B2, B20         ; <2> ADD     xb, m_136, xb
||      ADD     .S1    A1, A7, A24          ; <1> ADD     upper_102, lower_102, ya
||      SHRU    .S2    B26, 19, B7          ; <0> SHRU    wb, 19, lower_117
||      ROTL    .M1    A8, A26, A25         ; <1> ROTL    sum_97, r_93, l_93
||      MPYLHU  .M2    B9, B3, B11          ; <1> MPYLHU  yb, q_127, mixed2_132
||      LDW     .D1T1  *+A2[4], A13         ; <0> LDW     *+keys_a[4], p_98
||      LDW     .D2T2  *+B29[7], B16        ; <1> LDW     *+keys_b[6 + 1], q_134
        ADD     .L1    A3, A25, A3          ; <2> ADD     xa, m_107, xa
||      SHRU    .S1    A18, 19, A26         ; <0> SHRU    wa, 19, lower_88
||      SHL     .S2    B26, 13, B17         ; <0> SHL     wb, 13, upper_117
||      MPYLHU  .M1    A24, A22, A7         ; <1> MPYLHU  ya, q_98, mixed2_103
||      MPYHLU  .M2    B9, B3, B16          ; <1> MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A2[7], A7          ; <1> LDW     *+keys_a[6 + 1], q_105
||      LDW     .D2T2  *+B29[2], B20        ; <0> LDW     *+keys_b[2], p_120
        ADD     .L2    B17, B7, B30         ; <0> ADD     upper_117, lower_117, wb
||      SHL     .S1    A18, 13, A1          ; <0> SHL     wa, 13, upper_88
||      ADD     .S2    B30, B13, B13        ; <1> ADD     wb, l_122, wb
||      MPYHLU  .M1    A24, A22, A1         ; <1> MPYHLU  ya, q_98, mixed1_103
||      MPYU    .M2    B9, B3, B11          ; <1> MPYU    yb, q_127, low_132
||      LDW     .D1T1  *+A2[2], A20         ; <0> LDW     *+keys_a[2], p_91
||      ADD     .D2    B16, B8, B7          ; <1> ADD     yb, p_127, index_130
        ADD     .L1    A1, A26, A29         ; <0> ADD     upper_88, lower_88, wa
||      ADD     .L2    B16, B11, B16        ; <1> ADD     mixed1_132, mixed2_132, mixed_132
||      ADD     .S1    A29, A25, A31        ; <1> ADD     wa, l_93, wa
||      MPYU    .M1    A24, A22, A1         ; <1> MPYU    ya, q_98, low_103
||      MPYHLU  .M2    B30, B19, B17        ; <0> MPYHLU  wb, q_113, mixed1_118
||      ADD     .D1    A9, A13, A26         ; <1> ADD     ya, p_98, index_101
||      LDW     .D2T2  *+B6[B7], B18        ; <1> LDW     *+B6[index_130], box_133
        ADD     .L1    A1, A7, A7           ; <1> ADD     mixed1_103, mixed2_103, mixed_103
||[A0]  B       .S1    mars_encrypt_blocks_c64x$second; <0> [left] B       second
||      SHL     .S2    B16, 16, B12         ; <1> SHL     mixed_132, 16, upper_132
||      MPYHLU  .M1    A29, A20, A5         ; <0> MPYHLU  wa, q_84, mixed1_89
||      MPYLHU  .M2    B30, B19, B18        ; <0> MPYLHU  wb, q_113, mixed2_118
||      LDW     .D1T1  *+A6[A26], A9        ; <1> LDW     *+A6[index_101], box_104
||      XOR     .D2    B22, B12, B22        ; <2> XOR     wb, r_136, wb
  [A0]  SUB     .L1    A0, 1, A0            ; <0> SUB     left, 1, left
||      ADD     .L2    B18, B25, B25        ; <1> ADD     zb, m_122, zb
||      SHL     .S1    A7, 16, A9           ; <1> SHL     mixed_103, 16, upper_103
||      ADD     .S2    B11, B12, B12        ; <1> ADD     low_132, upper_132, product_130
||      MPYLHU  .M1    A29, A20, A9         ; <0> MPYLHU  wa, q_84, mixed2_89
||      MPYU    .M2    B30, B19, B19        ; <0> MPYU    wb, q_113, low_118
||      XOR     .D1    A5, A16, A16         ; <2> XOR     wa, r_107, wa
||      STW     .D2T2  B20, *+B0[1]         ; <2> STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A23, A17, A16        ; <1> ADD     za, m_93, za
||      ADD     .L2    B17, B18, B18        ; <0> ADD     mixed1_118, mixed2_118, mixed_118
||      ADD     .S1    A1, A9, A17          ; <1> ADD     low_103, upper_103, product_101
||      SHRU    .S2    B12, 27, B11         ; <1> SHRU    product_130, 27, p27_133
||      MPYU    .M1    A29, A20, A23        ; <0> MPYU    wa, q_84, low_89
||      ROTL    .M2    B12, 10, B21         ; <1> ROTL    product_130, 10, r_129
||      STW     .D1T1  A16, *A10++[4]       ; <2> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B21, *+B0[3]         ; <2> STW     zb, *+back_out[3]{second_out}
        ADD     .L1    A5, A9, A1           ; <0> ADD     mixed1_89, mixed2_89, mixed_89
||      ADD     .L2    B26, B24, B7         ; <0> ADD     wb, p_113, index_116
||      SHRU    .S1    A17, 27, A5          ; <1> SHRU    product_101, 27, p27_104
||      SHL     .S2    B18, 16, B24         ; <0> SHL     mixed_118, 16, upper_118
||      ROTL    .M1    A17, 10, A21         ; <1> ROTL    product_101, 10, r_100
||      ROTL    .M2    B7, B11, B17         ; <1> ROTL    index_130, p27_133, m_129
||      STW     .D1T1  A30, *-A10[2]        ; <2> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B1, *+B0[2]          ; <2> STW     yb, *+back_out[2]{second_out}
        ADD     .L1    A18, A21, A25        ; <0> ADD     wa, p_84, index_87
||      XOR     .L2    B25, B21, B1         ; <1> XOR     zb, r_129, zb
||      SHL     .S1    A1, 16, A30          ; <0> SHL     mixed_89, 16, upper_89
||      SHL     .S2    B12, 5, B12          ; <1> SHL     product_130, 5, p5_133
||      ROTL    .M1    A26, A5, A17         ; <1> ROTL    index_101, p27_104, m_100
||      STW     .D1T1  A3, *-A10[3]         ; <2> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B22, *B0--[4]        ; <2> STW     wb, *back_out--[4]{second_out}
        XOR     .L1    A16, A21, A26        ; <1> XOR     za, r_100, za
||      ADD     .L2    B19, B24, B26        ; <0> ADD     low_118, upper_118, product_116
||      SHL     .S1    A17, 5, A3           ; <1> SHL     product_101, 5, p5_104
||      SHL     .S2    B1, 13, B12          ; <1> SHL     zb, 13, upper_138
||      STW     .D1T1  A19, *-A10[1]        ; <2> STW     za, *-front_out[1]{second_out}
||      ADD     .D2    B12, B11, B11        ; <1> ADD     p5_133, p27_133, once_133
mars_encrypt_blocks_c64x$second$exit:
        ADD     .L1    A23, A30, A18        ; <-1> ADD     low_89, upper_89, product_87
||      XOR     .L2    B11, B21, B25        ; <-2> XOR     once_133, r_129, both_133
||      SHL     .S1    A26, 13, A19         ; <-2> SHL     za, 13, upper_109
||      SHRU    .S2    B26, 27, B22         ; <-1> SHRU    product_116, 27, p27_119
||      ROTL    .M2    B26, 10, B25         ; <-1> ROTL    product_116, 10, r_115
||      ADD     .D1    A3, A5, A30          ; <-2> ADD     p5_104, p27_104, once_104
        XOR     .L1    A30, A21, A30        ; <-2> XOR     once_104, r_100, both_104
||      XOR     .L2    B25, B18, B11        ; <-2> XOR     both_133, box_133, sum_133
||      SHRU    .S1    A18, 27, A23         ; <-1> SHRU    product_87, 27, p27_90
||      SHRU    .S2    B1, 19, B1           ; <-2> SHRU    zb, 19, lower_138
||      ROTL    .M1    A18, 10, A1          ; <-1> ROTL    product_87, 10, r_86
||      ROTL    .M2    B7, B22, B1          ; <-1> ROTL    index_116, p27_119, m_115
||      ADD     .D2    B1, B2, B18          ; <-2> ADD     zb, p_134, index_137
        XOR     .L1    A30, A9, A16         ; <-2> XOR     both_104, box_104, sum_104
||      XOR     .L2    B10, B25, B12        ; <-1> XOR     xb, r_115, xb
||      SHRU    .S1    A26, 19, A3          ; <-2> SHRU    za, 19, lower_109
||      ADD     .S2    B12, B1, B21         ; <-2> ADD     upper_138, lower_138, zb
||      ROTL    .M1    A25, A23, A5         ; <-1> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B11, B21, B1         ; <-2> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A26, A8, A26         ; <-2> ADD     za, p_105, index_108
||      LDW     .D2T2  *+B6[B18], B7        ; <-2> LDW     *+B6[index_137], box_140
        XOR     .L1    A27, A1, A16         ; <-1> XOR     xa, r_86, xa
||      ADD     .L2    B5, B1, B19          ; <-1> ADD     yb, m_115, yb
||      ADD     .S1    A19, A3, A19         ; <-2> ADD     upper_109, lower_109, za
||      SHL     .S2    B12, 13, B5          ; <-1> SHL     xb, 13, upper_124
||      ROTL    .M1    A16, A21, A25        ; <-2> ROTL    sum_104, r_100, l_100
||      MPYHLU  .M2    B21, B16, B2         ; <-2> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A26], A20       ; <-2> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B7], B26        ; <-1> LDW     *+B6[index_116], box_119
        ADD     .L1    A14, A5, A14         ; <-1> ADD     ya, m_86, ya
||      ADD     .L2    B23, B1, B11         ; <-2> ADD     xb, l_129, xb
||      SHL     .S1    A16, 13, A8          ; <-1> SHL     xa, 13, upper_95
||      SHRU    .S2    B12, 19, B1          ; <-1> SHRU    xb, 19, lower_124
||      MPYHLU  .M1    A19, A7, A30         ; <-2> MPYHLU  za, q_105, mixed1_110
||      MPYLHU  .M2    B21, B16, B20        ; <-2> MPYLHU  zb, q_134, mixed2_139
||      LDW     .D1T1  *+A6[A25], A18       ; <-1> LDW     *+A6[index_87], box_90
        ADD     .L1    A12, A25, A3         ; <-2> ADD     xa, l_100, xa
||      ADD     .L2    B12, B20, B16        ; <-1> ADD     xb, p_120, index_123
||      SHRU    .S1    A16, 19, A5          ; <-1> SHRU    xa, 19, lower_95
||      SHL     .S2    B26, 5, B1           ; <-1> SHL     product_116, 5, p5_119
||      MPYLHU  .M1    A19, A7, A16         ; <-2> MPYLHU  za, q_105, mixed2_110
||      MPYU    .M2    B21, B16, B2         ; <-2> MPYU    zb, q_134, low_139
||      ADD     .D2    B5, B1, B23          ; <-1> ADD     upper_124, lower_124, xb
        ADD     .L1    A16, A20, A9         ; <-1> ADD     xa, p_91, index_94
||      ADD     .L2    B1, B22, B26         ; <-1> ADD     p5_119, p27_119, once_119
||      SHL     .S1    A18, 5, A8           ; <-1> SHL     product_87, 5, p5_90
||      ADD     .S2    B2, B20, B1          ; <-2> ADD     mixed1_139, mixed2_139, mixed_139
||      MPYU    .M1    A19, A7, A30         ; <-2> MPYU    za, q_105, low_110
||      MPYLHU  .M2    B23, B31, B12        ; <-1> MPYLHU  xb, q_120, mixed2_125
||      ADD     .D1    A8, A5, A12          ; <-1> ADD     upper_95, lower_95, xa
||      LDW     .D2T2  *+B6[B16], B26       ; <-1> LDW     *+B6[index_123], box_126
        ADD     .L1    A8, A23, A8          ; <-1> ADD     p5_90, p27_90, once_90
||      XOR     .L2    B26, B25, B5         ; <-1> XOR     once_119, r_115, both_119
||      ADD     .S1    A30, A16, A27        ; <-2> ADD     mixed1_110, mixed2_110, mixed_110
||      SHL     .S2    B1, 16, B1           ; <-2> SHL     mixed_139, 16, upper_139
||      MPYLHU  .M1    A12, A15, A16        ; <-1> MPYLHU  xa, q_91, mixed2_96
||      MPYHLU  .M2    B23, B31, B2         ; <-1> MPYHLU  xb, q_120, mixed1_125
||      LDW     .D1T1  *+A6[A9], A30        ; <-1> LDW     *+A6[index_94], box_97
        XOR     .L1    A8, A1, A8           ; <-1> XOR     once_90, r_86, both_90
||      ADD     .L2    B13, B17, B22        ; <-2> ADD     wb, m_129, wb
||      SHL     .S1    A27, 16, A25         ; <-2> SHL     mixed_110, 16, upper_110
||      ADD     .S2    B2, B1, B1           ; <-2> ADD     low_139, upper_139, product_137
||      MPYHLU  .M1    A12, A15, A23        ; <-1> MPYHLU  xa, q_91, mixed1_96
||      MPYU    .M2    B23, B31, B13        ; <-1> MPYU    xb, q_120, low_125
||      XOR     .D2    B5, B26, B17         ; <-1> XOR     both_119, box_119, sum_119
        ADD     .L1    A31, A17, A5         ; <-2> ADD     wa, m_100, wa
||      ADD     .L2    B2, B12, B5          ; <-1> ADD     mixed1_125, mixed2_125, mixed_125
||      ADD     .S1    A30, A25, A25        ; <-2> ADD     low_110, upper_110, product_108
||      SHRU    .S2    B1, 27, B2           ; <-2> SHRU    product_137, 27, p27_140
||      MPYU    .M1    A12, A15, A31        ; <-1> MPYU    xa, q_91, low_96
||      ROTL    .M2    B1, 10, B12          ; <-2> ROTL    product_137, 10, r_136
||      XOR     .D1    A8, A18, A8          ; <-1> XOR     both_90, box_90, sum_90
        ADD     .L1    A23, A16, A27        ; <-1> ADD     mixed1_96, mixed2_96, mixed_96
||      SHRU    .S1    A25, 27, A17         ; <-2> SHRU    product_108, 27, p27_111
||      SHL     .S2    B5, 16, B5           ; <-1> SHL     mixed_125, 16, upper_125
||      ROTL    .M1    A25, 10, A16         ; <-2> ROTL    product_108, 10, r_107
        ADD     .L2    B13, B5, B13         ; <-1> ADD     low_125, upper_125, product_123
||      SHL     .S1    A27, 16, A7          ; <-1> SHL     mixed_96, 16, upper_96
||      SHL     .S2    B1, 5, B1            ; <-2> SHL     product_137, 5, p5_140
||      ROTL    .M2    B17, B25, B31        ; <-1> ROTL    sum_119, r_115, l_115
        ADD     .L1    A31, A7, A25         ; <-1> ADD     low_96, upper_96, product_94
||      ADD     .L2    B1, B2, B1           ; <-2> ADD     p5_140, p27_140, once_140
||      SHL     .S1    A25, 5, A7           ; <-2> SHL     product_108, 5, p5_111
||      SHRU    .S2    B13, 27, B17         ; <-1> SHRU    product_123, 27, p27_126
||      ROTL    .M1    A8, A1, A23          ; <-1> ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B13, 10, B13         ; <-1> ROTL    product_123, 10, r_122
        ADD     .L1    A7, A17, A15         ; <-2> ADD     p5_111, p27_111, once_111
||      XOR     .L2    B1, B12, B1          ; <-2> XOR     once_140, r_136, both_140
||      SHRU    .S1    A25, 27, A31         ; <-1> SHRU    product_94, 27, p27_97
||      SHL     .S2    B13, 5, B2           ; <-1> SHL     product_123, 5, p5_126
||      ROTL    .M1    A25, 10, A26         ; <-1> ROTL    product_94, 10, r_93
||      ROTL    .M2    B18, B2, B2          ; <-2> ROTL    index_137, p27_140, m_136
||      ADD     .D2    B28, B31, B18        ; <-1> ADD     zb, l_115, zb
        XOR     .L1    A15, A16, A7         ; <-2> XOR     once_111, r_107, both_111
||      ADD     .L2    B2, B17, B7          ; <-1> ADD     p5_126, p27_126, once_126
||      SHL     .S1    A25, 5, A8           ; <-1> SHL     product_94, 5, p5_97
||      XOR     .S2    B1, B7, B1           ; <-2> XOR     both_140, box_140, sum_140
||      ROTL    .M1    A26, A17, A25        ; <-2> ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B16, B17, B25        ; <-1> ROTL    index_123, p27_126, m_122
||      ADD     .D1    A11, A23, A23        ; <-1> ADD     za, l_86, za
||      XOR     .D2    B19, B13, B16        ; <-1> XOR     yb, r_122, yb
        ADD     .L1    A8, A31, A7          ; <-1> ADD     p5_97, p27_97, once_97
||      XOR     .L2    B7, B13, B1          ; <-1> XOR     once_126, r_122, both_126
||      XOR     .S1    A7, A20, A20         ; <-2> XOR     both_111, box_111, sum_111
||      SHL     .S2    B16, 13, B20         ; <-1> SHL     yb, 13, upper_131
||      ROTL    .M1    A9, A31, A17         ; <-1> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B1, B12, B1          ; <-2> ROTL    sum_140, r_136, l_136
||      XOR     .D1    A14, A26, A9         ; <-1> XOR     ya, r_93, ya
||      LDW     .D2T2  *+B29[6], B2         ; <-1> LDW     *+keys_b[6], p_134
        XOR     .L1    A7, A26, A31         ; <-1> XOR     once_97, r_93, both_97
||      XOR     .L2    B1, B26, B7          ; <-1> XOR     both_126, box_126, sum_126
||      SHL     .S1    A9, 13, A1           ; <-1> SHL     ya, 13, upper_102
||      SHRU    .S2    B16, 19, B17         ; <-1> SHRU    yb, 19, lower_131
||      ROTL    .M1    A20, A16, A30        ; <-2> ROTL    sum_111, r_107, l_107
||      LDW     .D1T1  *+A2[6], A8          ; <-1> LDW     *+keys_a[6], p_105
        XOR     .L1    A31, A30, A8         ; <-1> XOR     both_97, box_97, sum_97
||      ADD     .L2    B9, B1, B1           ; <-2> ADD     yb, l_136, yb
||      SHRU    .S1    A9, 19, A7           ; <-1> SHRU    ya, 19, lower_102
||      ADD     .S2    B20, B17, B9         ; <-1> ADD     upper_131, lower_131, yb
||      ROTL    .M2    B7, B13, B13         ; <-1> ROTL    sum_126, r_122, l_122
        ADD     .L1    A24, A30, A30        ; <-2> ADD     ya, l_107, ya
||      ADD     .L2    B11, B2, B20         ; <-2> ADD     xb, m_136, xb
||      ADD     .S1    A1, A7, A24          ; <-1> ADD     upper_102, lower_102, ya
||      ROTL    .M1    A8, A26, A25         ; <-1> ROTL    sum_97, r_93, l_93
||      MPYLHU  .M2    B9, B3, B11          ; <-1> MPYLHU  yb, q_127, mixed2_132
||      LDW     .D2T2  *+B29[7], B16        ; <-1> LDW     *+keys_b[6 + 1], q_134
        ADD     .L1    A3, A25, A3          ; <-2> ADD     xa, m_107, xa
||      MPYLHU  .M1    A24, A22, A7         ; <-1> MPYLHU  ya, q_98, mixed2_103
||      MPYHLU  .M2    B9, B3, B16          ; <-1> MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A2[7], A7          ; <-1> LDW     *+keys_a[6 + 1], q_105
        ADD     .S2    B30, B13, B13        ; <-1> ADD     wb, l_122, wb
||      MPYHLU  .M1    A24, A22, A1         ; <-1> MPYHLU  ya, q_98, mixed1_103
||      MPYU    .M2    B9, B3, B11          ; <-1> MPYU    yb, q_127, low_132
||      ADD     .D2    B16, B8, B7          ; <-1> ADD     yb, p_127, index_130
        ADD     .L2    B16, B11, B16        ; <-1> ADD     mixed1_132, mixed2_132, mixed_132
||      ADD     .S1    A29, A25, A31        ; <-1> ADD     wa, l_93, wa
||      MPYU    .M1    A24, A22, A1         ; <-1> MPYU    ya, q_98, low_103
||      ADD     .D1    A9, A13, A26         ; <-1> ADD     ya, p_98, index_101
||      LDW     .D2T2  *+B6[B7], B18        ; <-1> LDW     *+B6[index_130], box_133
        ADD     .L1    A1, A7, A7           ; <-1> ADD     mixed1_103, mixed2_103, mixed_103
||      SHL     .S2    B16, 16, B12         ; <-1> SHL     mixed_132, 16, upper_132
||      LDW     .D1T1  *+A6[A26], A9        ; <-1> LDW     *+A6[index_101], box_104
||      XOR     .D2    B22, B12, B22        ; <-2> XOR     wb, r_136, wb
        ADD     .L2    B18, B25, B25        ; <-1> ADD     zb, m_122, zb
||      SHL     .S1    A7, 16, A9           ; <-1> SHL     mixed_103, 16, upper_103
||      ADD     .S2    B11, B12, B12        ; <-1> ADD     low_132, upper_132, product_130
||      XOR     .D1    A5, A16, A16         ; <-2> XOR     wa, r_107, wa
||      STW     .D2T2  B20, *+B0[1]         ; <-2> STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A23, A17, A16        ; <-1> ADD     za, m_93, za
||      ADD     .S1    A1, A9, A17          ; <-1> ADD     low_103, upper_103, product_101
||      SHRU    .S2    B12, 27, B11         ; <-1> SHRU    product_130, 27, p27_133
||      ROTL    .M2    B12, 10, B21         ; <-1> ROTL    product_130, 10, r_129
||      STW     .D1T1  A16, *A10++[4]       ; <-2> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B21, *+B0[3]         ; <-2> STW     zb, *+back_out[3]{second_out}
        SHRU    .S1    A17, 27, A5          ; <-1> SHRU    product_101, 27, p27_104
||      ROTL    .M1    A17, 10, A21         ; <-1> ROTL    product_101, 10, r_100
||      ROTL    .M2    B7, B11, B17         ; <-1> ROTL    index_130, p27_133, m_129
||      STW     .D1T1  A30, *-A10[2]        ; <-2> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B1, *+B0[2]          ; <-2> STW     yb, *+back_out[2]{second_out}
        XOR     .L2    B25, B21, B1         ; <-1> XOR     zb, r_129, zb
||      SHL     .S2    B12, 5, B12          ; <-1> SHL     product_130, 5, p5_133
||      ROTL    .M1    A26, A5, A17         ; <-1> ROTL    index_101, p27_104, m_100
||      STW     .D1T1  A3, *-A10[3]         ; <-2> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B22, *B0--[4]        ; <-2> STW     wb, *back_out--[4]{second_out}
        XOR     .L1    A16, A21, A26        ; <-1> XOR     za, r_100, za
||      SHL     .S1    A17, 5, A3           ; <-1> SHL     product_101, 5, p5_104
||      SHL     .S2    B1, 13, B12          ; <-1> SHL     zb, 13, upper_138
||      STW     .D1T1  A19, *-A10[1]        ; <-2> STW     za, *-front_out[1]{second_out}
||      ADD     .D2    B12, B11, B11        ; <-1> ADD     p5_133, p27_133, once_133
        XOR     .L2    B11, B21, B25        ; <-1> XOR     once_133, r_129, both_133
||      SHL     .S1    A26, 13, A19         ; <-1> SHL     za, 13, upper_109
||      ADD     .D1    A3, A5, A30          ; <-1> ADD     p5_104, p27_104, once_104
        XOR     .L1    A30, A21, A30        ; <-1> XOR     once_104, r_100, both_104
||      XOR     .L2    B25, B18, B11        ; <-1> XOR     both_133, box_133, sum_133
||      SHRU    .S2    B1, 19, B1           ; <-1> SHRU    zb, 19, lower_138
||      ADD     .D2    B1, B2, B18          ; <-1> ADD     zb, p_134, index_137
        XOR     .L1    A30, A9, A16         ; <-1> XOR     both_104, box_104, sum_104
||      SHRU    .S1    A26, 19, A3          ; <-1> SHRU    za, 19, lower_109
||      ADD     .S2    B12, B1, B21         ; <-1> ADD     upper_138, lower_138, zb
||      ROTL    .M2    B11, B21, B1         ; <-1> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A26, A8, A26         ; <-1> ADD     za, p_105, index_108
||      LDW     .D2T2  *+B6[B18], B7        ; <-1> LDW     *+B6[index_137], box_140
        ADD     .S1    A19, A3, A19         ; <-1> ADD     upper_109, lower_109, za
||      ROTL    .M1    A16, A21, A25        ; <-1> ROTL    sum_104, r_100, l_100
||      MPYHLU  .M2    B21, B16, B2         ; <-1> MPYHLU  zb, q_134, mixed1_139
||      LDW     .D1T1  *+A6[A26], A20       ; <-1> LDW     *+A6[index_108], box_111
        ADD     .L2    B23, B1, B11         ; <-1> ADD     xb, l_129, xb
||      MPYHLU  .M1    A19, A7, A30         ; <-1> MPYHLU  za, q_105, mixed1_110
||      MPYLHU  .M2    B21, B16, B20        ; <-1> MPYLHU  zb, q_134, mixed2_139
        ADD     .L1    A12, A25, A3         ; <-1> ADD     xa, l_100, xa
||      MPYLHU  .M1    A19, A7, A16         ; <-1> MPYLHU  za, q_105, mixed2_110
||      MPYU    .M2    B21, B16, B2         ; <-1> MPYU    zb, q_134, low_139
        ADD     .S2    B2, B20, B1          ; <-1> ADD     mixed1_139, mixed2_139, mixed_139
||      MPYU    .M1    A19, A7, A30         ; <-1> MPYU    za, q_105, low_110
        ADD     .S1    A30, A16, A27        ; <-1> ADD     mixed1_110, mixed2_110, mixed_110
||      SHL     .S2    B1, 16, B1           ; <-1> SHL     mixed_139, 16, upper_139
        ADD     .L2    B13, B17, B22        ; <-1> ADD     wb, m_129, wb
||      SHL     .S1    A27, 16, A25         ; <-1> SHL     mixed_110, 16, upper_110
||      ADD     .S2    B2, B1, B1           ; <-1> ADD     low_139, upper_139, product_137
        ADD     .L1    A31, A17, A5         ; <-1> ADD     wa, m_100, wa
||      ADD     .S1    A30, A25, A25        ; <-1> ADD     low_110, upper_110, product_108
||      SHRU    .S2    B1, 27, B2           ; <-1> SHRU    product_137, 27, p27_140
||      ROTL    .M2    B1, 10, B12          ; <-1> ROTL    product_137, 10, r_136
        SHRU    .S1    A25, 27, A17         ; <-1> SHRU    product_108, 27, p27_111
||      ROTL    .M1    A25, 10, A16         ; <-1> ROTL    product_108, 10, r_107
        SHL     .S2    B1, 5, B1            ; <-1> SHL     product_137, 5, p5_140
        ADD     .L2    B1, B2, B1           ; <-1> ADD     p5_140, p27_140, once_140
||      SHL     .S1    A25, 5, A7           ; <-1> SHL     product_108, 5, p5_111
        ADD     .L1    A7, A17, A15         ; <-1> ADD     p5_111, p27_111, once_111
||      XOR     .L2    B1, B12, B1          ; <-1> XOR     once_140, r_136, both_140
||      ROTL    .M2    B18, B2, B2          ; <-1> ROTL    index_137, p27_140, m_136
        XOR     .L1    A15, A16, A7         ; <-1> XOR     once_111, r_107, both_111
||      XOR     .S2    B1, B7, B1           ; <-1> XOR     both_140, box_140, sum_140
||      ROTL    .M1    A26, A17, A25        ; <-1> ROTL    index_108, p27_111, m_107
        XOR     .S1    A7, A20, A20         ; <-1> XOR     both_111, box_111, sum_111
||      ROTL    .M2    B1, B12, B1          ; <-1> ROTL    sum_140, r_136, l_136
        ROTL    .M1    A20, A16, A30        ; <-1> ROTL    sum_111, r_107, l_107
        ADD     .L2    B9, B1, B1           ; <-1> ADD     yb, l_136, yb
        ADD     .L1    A24, A30, A30        ; <-1> ADD     ya, l_107, ya
||      ADD     .L2    B11, B2, B20         ; <-1> ADD     xb, m_136, xb
        ADD     .L1    A3, A25, A3          ; <-1> ADD     xa, m_107, xa
        NOP     2
        XOR     .D2    B22, B12, B22        ; <-1> XOR     wb, r_136, wb
        XOR     .D1    A5, A16, A16         ; <-1> XOR     wa, r_107, wa
||      STW     .D2T2  B20, *+B0[1]         ; <-1> STW     xb, *+back_out[1]{second_out}
        STW     .D1T1  A16, *A10++[4]       ; <-1> STW     wa, *front_out++[4]{second_out}
||      STW     .D2T2  B21, *+B0[3]         ; <-1> STW     zb, *+back_out[3]{second_out}
        STW     .D1T1  A30, *-A10[2]        ; <-1> STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B1, *+B0[2]          ; <-1> STW     yb, *+back_out[2]{second_out}
        STW     .D1T1  A3, *-A10[3]         ; <-1> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B22, *B0--[4]        ; <-1> STW     wb, *back_out--[4]{second_out}
        STW     .D1T1  A19, *-A10[1]        ; <-1> STW     za, *-front_out[1]{second_out}
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
        LDW     .D2T1  *+B15[3], A1         ; restore out
        NOP     3
        LDW     .D1T2  *+A0[2], B21         ; LDW     *+keys[2], k2
        LDW     .D1T2  *+A0[3], B20         ; LDW     *+keys[3], k3
        LDW     .D1T1  *+A0[0], A26         ; LDW     *+keys[0], k0
||      LDW     .D2T2  *+B15[2], B0         ; restore blocks
        MV      .L2X   A1, B24              ; MV      out, from
||      LDW     .D1T2  *+A0[1], B23         ; LDW     *+keys[1], k1
        MV      .L1    A1, A3               ; MV      out, to
        NOP     2
        MV      .L2    B0, B1               ; MV      blocks, left
mars_encrypt_blocks_c64x$unmixing$guard:
        CMPGT   .L2    5, B1, B0            ; few iterations of unmixing
  [B0]  B       .S1    mars_encrypt_blocks_c64x$unmixing$few; few iterations of unmixing
        NOP     5
mars_encrypt_blocks_c64x$unmixing$entry:
        LDW     .D2T2  *B24++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, a
        LDW     .D2T2  *-B24[2], B29        ; <0> LDW     *-from[2]{unmixing_in}, c
        LDW     .D2T2  *-B24[3], B27        ; <0> LDW     *-from[3]{unmixing_in}, b
        NOP     3
        SHRU    .S1X   B5, 8, A23           ; <0> SHRU    a, 8, a8_147
||      LDW     .D2T2  *+B4[B5], B18        ; <0> LDW     *+B4[a], s0_147
        MV      .L1X   B23, A28             ; move k1
||      ROTL    .M2    B5, 24, B23          ; <0> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A23], A5        ; <0> LDW     *+A4[a8_147], s3_147
        SHRU    .S1X   B5, 24, A9           ; <0> SHRU    a, 24, a24_147
        LDW     .D1T1  *+A4[A9], A27        ; <0> LDW     *+A4[a24_147], s1_147
        SHRU    .S2    B5, 16, B19          ; <0> SHRU    a, 16, a16_147
        LDW     .D2T1  *-B24[1], A8         ; <0> LDW     *-from[1]{unmixing_in}, d
        LDW     .D2T1  *+B4[B19], A24       ; <0> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B27, B18, B27        ; <0> XOR     b, s0_147, b
        NOP
        SHRU    .S1X   B27, 24, A1          ; <0> SHRU    b, 24, a24_148
||      SUB     .S2X   B29, A27, B29        ; <0> SUB     c, s1_147, c
||      LDW     .D2T2  *+B4[B27], B9        ; <0> LDW     *+B4[b], s0_148
        NOP
        SHRU    .S2    B27, 16, B0          ; <0> SHRU    b, 16, a16_148
        LDW     .D2T1  *+B4[B0], A1         ; <0> LDW     *+B4[a16_148], s2_148
        NOP
        SHRU    .S1X   B27, 8, A21          ; <0> SHRU    b, 8, a8_148
||      XOR     .S2    B29, B9, B29         ; <0> XOR     c, s0_148, c
||      ROTL    .M2    B27, 24, B1          ; <0> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A1], A5         ; <0> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *B24++[4], B5        ; <1> LDW     *from++[4]{unmixing_in}, a
        SUB     .L1X   B1, 5, A0            ; passes of unmixing
||      LDW     .D1T1  *+A4[A21], A1        ; <0> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T2  *-B24[2], B29        ; <1> LDW     *-from[2]{unmixing_in}, c
        SUB     .S2    B29, B1, B28         ; <0> SUB     c, b, c
||      LDW     .D2T2  *-B24[3], B27        ; <1> LDW     *-from[3]{unmixing_in}, b
        SUB     .L1    A8, A24, A8          ; <0> SUB     d, s2_147, difference_147
||      SHRU    .S2    B28, 16, B25         ; <0> SHRU    c, 16, a16_149
        XOR     .L1    A8, A5, A30          ; <0> XOR     difference_147, s3_147, d
||      SUB     .L2X   B23, A1, B21         ; <0> SUB     a, s2_148, difference_148
||      MV      .S1X   B21, A29             ; move k2
||      LDW     .D2T2  *+B4[B28], B3        ; <0> LDW     *+B4[c], s0_149
        SHRU    .S1X   B28, 24, A8          ; <0> SHRU    c, 24, a24_149
        MV      .L2X   A26, B2              ; move k0
||      SHRU    .S1X   B5, 8, A23           ; <1> SHRU    a, 8, a8_147
||      LDW     .D2T2  *+B4[B5], B18        ; <1> LDW     *+B4[a], s0_147
        SHRU    .S1X   B28, 8, A21          ; <0> SHRU    c, 8, a8_149
||      ROTL    .M2    B5, 24, B23          ; <1> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A23], A5        ; <1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B25], B21       ; <0> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A30, A5, A22         ; <0> SUB     d, s1_148, d
||      SHRU    .S1X   B5, 24, A9           ; <1> SHRU    a, 24, a24_147
||      LDW     .D1T2  *+A4[A8], B20        ; <0> LDW     *+A4[a24_149], s1_149
        XOR     .L1X   A1, B21, A1          ; <0> XOR     difference_148, s3_148, a
||      LDW     .D1T1  *+A4[A9], A27        ; <1> LDW     *+A4[a24_147], s1_147
        MV      .L1X   B20, A7              ; move k3
||      SHRU    .S2    B5, 16, B19          ; <1> SHRU    a, 16, a16_147
        LDW     .D2T1  *-B24[1], A8         ; <1> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B1, B21, B3          ; <0> SUB     b, s2_149, difference_149
||      XOR     .S2X   B3, A22, B19         ; <0> XOR     d, s0_149, d
||      LDW     .D2T1  *+B4[B19], A24       ; <1> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B27, B18, B27        ; <1> XOR     b, s0_147, b
        SUB     .L2X   A1, B20, B28         ; <0> SUB     a, s1_149, a
||      ROTL    .M2    B28, 24, B20         ; <0> ROTL    c, 24, c
        SUB     .L2    B19, B28, B26        ; <0> SUB     d, a, d
||      SHRU    .S1X   B27, 24, A1          ; <1> SHRU    b, 24, a24_148
||      SUB     .S2X   B29, A27, B29        ; <1> SUB     c, s1_147, c
||      LDW     .D1T1  *+A4[A21], A19       ; <0> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B27], B9        ; <1> LDW     *+B4[b], s0_148
        SHRU    .S2    B26, 16, B5          ; <0> SHRU    d, 16, a16_150
||      LDW     .D2T1  *+B4[B26], A2        ; <0> LDW     *+B4[d], s0_150
        SHRU    .S1X   B26, 24, A16         ; <0> SHRU    d, 24, a24_150
||      SHRU    .S2    B27, 16, B0          ; <1> SHRU    b, 16, a16_148
||      LDW     .D2T2  *+B4[B5], B31        ; <0> LDW     *+B4[a16_150], s2_150
        SHRU    .S1X   B26, 8, A20          ; <0> SHRU    d, 8, a8_150
||      LDW     .D1T2  *+A4[A16], B27       ; <0> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T1  *+B4[B0], A1         ; <1> LDW     *+B4[a16_148], s2_148
        NOP
        SHRU    .S1X   B27, 8, A21          ; <1> SHRU    b, 8, a8_148
||      XOR     .S2    B29, B9, B29         ; <1> XOR     c, s0_148, c
||      ROTL    .M2    B27, 24, B1          ; <1> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A1], A5         ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *B24++[4], B5        ; <2> LDW     *from++[4]{unmixing_in}, a
        XOR     .L2X   B28, A2, B22         ; <0> XOR     a, s0_150, a
||      LDW     .D1T1  *+A4[A21], A1        ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T2  *-B24[2], B29        ; <2> LDW     *-from[2]{unmixing_in}, c
        SUB     .S2    B29, B1, B28         ; <1> SUB     c, b, c
||      LDW     .D2T2  *-B24[3], B27        ; <2> LDW     *-from[3]{unmixing_in}, b
        SUB     .L1    A8, A24, A8          ; <1> SUB     d, s2_147, difference_147
||      SHRU    .S2    B28, 16, B25         ; <1> SHRU    c, 16, a16_149
        XOR     .L1    A8, A5, A30          ; <1> XOR     difference_147, s3_147, d
||      SUB     .L2X   B23, A1, B21         ; <1> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B22, 24, A2          ; <0> SHRU    a, 24, a24_152
||      LDW     .D2T2  *+B4[B28], B3        ; <1> LDW     *+B4[c], s0_149
        XOR     .L2X   B3, A19, B3          ; <0> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B28, 24, A8          ; <1> SHRU    c, 24, a24_149
||      LDW     .D1T1  *+A4[A2], A19        ; <0> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B22], B21       ; <0> LDW     *+B4[a], s0_152
        SHRU    .S1X   B5, 8, A23           ; <2> SHRU    a, 8, a8_147
||      SUB     .S2    B3, B27, B30         ; <0> SUB     b, s1_150, b
||      LDW     .D2T2  *+B4[B5], B18        ; <2> LDW     *+B4[a], s0_147
        SHRU    .S1X   B28, 8, A21          ; <1> SHRU    c, 8, a8_149
||      SHRU    .S2    B22, 16, B25         ; <0> SHRU    a, 16, a16_152
||      ROTL    .M2    B5, 24, B23          ; <2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A23], A5        ; <2> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B25], B21       ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A30, A5, A22         ; <1> SUB     d, s1_148, d
||      SHRU    .S1X   B5, 24, A9           ; <2> SHRU    a, 24, a24_147
||      LDW     .D1T2  *+A4[A8], B20        ; <1> LDW     *+A4[a24_149], s1_149
        XOR     .L1X   A1, B21, A1          ; <1> XOR     difference_148, s3_148, a
||      LDW     .D1T1  *+A4[A9], A27        ; <2> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B25], B21       ; <0> LDW     *+B4[a16_152], s2_152
        SHRU    .S1X   B22, 8, A16          ; <0> SHRU    a, 8, a8_152
||      SHRU    .S2    B5, 16, B19          ; <2> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A20], B5        ; <0> LDW     *+A4[a8_150], s3_150
        XOR     .L2    B30, B21, B25        ; <0> XOR     b, s0_152, b
||      SUB     .S2    B20, B31, B30        ; <0> SUB     c, s2_150, difference_150
||      LDW     .D2T1  *-B24[1], A8         ; <2> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B1, B21, B3          ; <1> SUB     b, s2_149, difference_149
||      XOR     .S2X   B3, A22, B19         ; <1> XOR     d, s0_149, d
||      LDW     .D2T1  *+B4[B19], A24       ; <2> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B27, B18, B27        ; <2> XOR     b, s0_147, b
||      SHRU    .S1X   B25, 24, A18         ; <0> SHRU    b, 24, a24_153
||      ROTL    .M2    B26, 24, B18         ; <0> ROTL    d, 24, d
||      LDW     .D2T2  *+B4[B25], B1        ; <0> LDW     *+B4[b], s0_153
        SUB     .L2X   A1, B20, B28         ; <1> SUB     a, s1_149, a
||      ROTL    .M2    B28, 24, B20         ; <1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A16], B30       ; <0> LDW     *+A4[a8_152], s3_152
        SUB     .L2    B19, B28, B26        ; <1> SUB     d, a, d
||      SHRU    .S1X   B27, 24, A1          ; <2> SHRU    b, 24, a24_148
||      SUB     .S2X   B29, A27, B29        ; <2> SUB     c, s1_147, c
||      LDW     .D1T1  *+A4[A21], A19       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B27], B9        ; <2> LDW     *+B4[b], s0_148
        XOR     .L2    B30, B5, B9          ; <0> XOR     difference_150, s3_150, c
||      SHRU    .S2    B26, 16, B5          ; <1> SHRU    d, 16, a16_150
||      LDW     .D2T1  *+B4[B26], A2        ; <1> LDW     *+B4[d], s0_150
        SHRU    .S1X   B26, 24, A16         ; <1> SHRU    d, 24, a24_150
||      SHRU    .S2    B27, 16, B0          ; <2> SHRU    b, 16, a16_148
||      ROTL    .M2    B22, 24, B19         ; <0> ROTL    a, 24, a
||      LDW     .D2T2  *+B4[B5], B31        ; <1> LDW     *+B4[a16_150], s2_150
        SHRU    .S1X   B26, 8, A20          ; <1> SHRU    d, 8, a8_150
||      SHRU    .S2    B25, 16, B5          ; <0> SHRU    b, 16, a16_153
||      LDW     .D1T2  *+A4[A16], B27       ; <1> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T1  *+B4[B0], A1         ; <2> LDW     *+B4[a16_148], s2_148
        SUB     .S2X   B9, A19, B0          ; <0> SUB     c, s1_152, c
||      ROTL    .M2    B25, 24, B16         ; <0> ROTL    b, 24, b
||      LDW     .D2T2  *+B4[B5], B18        ; <0> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B0, B1, B0           ; <0> XOR     c, s0_153, c
||      SHRU    .S1X   B27, 8, A21          ; <2> SHRU    b, 8, a8_148
||      XOR     .S2    B29, B9, B29         ; <2> XOR     c, s0_148, c
||      ROTL    .M2    B27, 24, B1          ; <2> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A1], A5         ; <2> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *B24++[4], B5        ; <3> LDW     *from++[4]{unmixing_in}, a
        XOR     .L2X   B28, A2, B22         ; <1> XOR     a, s0_150, a
||      SUB     .S2    B0, B16, B9          ; <0> SUB     c, b, c
||      LDW     .D1T1  *+A4[A21], A1        ; <2> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T2  *-B24[2], B29        ; <3> LDW     *-from[2]{unmixing_in}, c
        SUB     .L2    B18, B21, B17        ; <0> SUB     d, s2_152, difference_152
||      SUB     .S2    B29, B1, B28         ; <2> SUB     c, b, c
||      LDW     .D1T1  *+A4[A18], A2        ; <0> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *-B24[3], B27        ; <3> LDW     *-from[3]{unmixing_in}, b
        SUB     .L1    A8, A24, A8          ; <2> SUB     d, s2_147, difference_147
||      SHRU    .S1X   B25, 8, A2           ; <0> SHRU    b, 8, a8_153
||      SHRU    .S2    B28, 16, B25         ; <2> SHRU    c, 16, a16_149
        XOR     .L1    A8, A5, A30          ; <2> XOR     difference_147, s3_147, d
||      SUB     .L2X   B23, A1, B21         ; <2> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B22, 24, A2          ; <1> SHRU    a, 24, a24_152
||      LDW     .D1T1  *+A4[A2], A18        ; <0> LDW     *+A4[a8_153], s3_153
||      LDW     .D2T2  *+B4[B28], B3        ; <2> LDW     *+B4[c], s0_149
        XOR     .L2X   B3, A19, B3          ; <1> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B28, 24, A8          ; <2> SHRU    c, 24, a24_149
||      LDW     .D1T1  *+A4[A2], A19        ; <1> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B22], B21       ; <1> LDW     *+B4[a], s0_152
        XOR     .L2    B17, B30, B3         ; <0> XOR     difference_152, s3_152, d
||      SHRU    .S1X   B5, 8, A23           ; <3> SHRU    a, 8, a8_147
||      SUB     .S2    B3, B27, B30         ; <1> SUB     b, s1_150, b
||      LDW     .D2T2  *+B4[B5], B18        ; <3> LDW     *+B4[a], s0_147
        SUB     .L2X   B3, A2, B17          ; <0> SUB     d, s1_153, d
||      SHRU    .S1X   B28, 8, A21          ; <2> SHRU    c, 8, a8_149
||      SHRU    .S2    B22, 16, B25         ; <1> SHRU    a, 16, a16_152
||      ROTL    .M2    B5, 24, B23          ; <3> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A23], A5        ; <3> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B25], B21       ; <2> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A30, A5, A22         ; <2> SUB     d, s1_148, d
||      SHRU    .S1X   B5, 24, A9           ; <3> SHRU    a, 24, a24_147
||      LDW     .D1T2  *+A4[A8], B20        ; <2> LDW     *+A4[a24_149], s1_149
        XOR     .L1X   A1, B21, A1          ; <2> XOR     difference_148, s3_148, a
||      SHRU    .S2    B9, 16, B8           ; <0> SHRU    c, 16, a16_154
||      LDW     .D1T1  *+A4[A9], A27        ; <3> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B25], B21       ; <1> LDW     *+B4[a16_152], s2_152
        SUB     .L2    B19, B18, B5         ; <0> SUB     a, s2_153, difference_153
||      SHRU    .S1X   B22, 8, A16          ; <1> SHRU    a, 8, a8_152
||      SHRU    .S2    B5, 16, B19          ; <3> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A20], B5        ; <1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B9], A9         ; <0> LDW     *+B4[c], s0_154
        XOR     .L2    B30, B21, B25        ; <1> XOR     b, s0_152, b
||      SHRU    .S1X   B9, 24, A9           ; <0> SHRU    c, 24, a24_154
||      SUB     .S2    B20, B31, B30        ; <1> SUB     c, s2_150, difference_150
||      LDW     .D2T1  *-B24[1], A8         ; <3> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B1, B21, B3          ; <2> SUB     b, s2_149, difference_149
||      XOR     .S2X   B3, A22, B19         ; <2> XOR     d, s0_149, d
||      LDW     .D1T2  *+A4[A9], B0         ; <0> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B19], A24       ; <3> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B27, B18, B27        ; <3> XOR     b, s0_147, b
||      SHRU    .S1X   B25, 24, A18         ; <1> SHRU    b, 24, a24_153
||      XOR     .S2X   B5, A18, B1          ; <0> XOR     difference_153, s3_153, a
||      ROTL    .M2    B26, 24, B18         ; <1> ROTL    d, 24, d
||      LDW     .D2T2  *+B4[B25], B1        ; <1> LDW     *+B4[b], s0_153
        SUB     .L2X   A1, B20, B28         ; <2> SUB     a, s1_149, a
||      ROTL    .M2    B28, 24, B20         ; <2> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A16], B30       ; <1> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B8], A9         ; <0> LDW     *+B4[a16_154], s2_154
        SUB     .L2    B19, B28, B26        ; <2> SUB     d, a, d
||      SHRU    .S1X   B27, 24, A1          ; <3> SHRU    b, 24, a24_148
||      SUB     .S2X   B29, A27, B29        ; <3> SUB     c, s1_147, c
||      LDW     .D1T1  *+A4[A21], A19       ; <2> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B27], B9        ; <3> LDW     *+B4[b], s0_148
        XOR     .L2    B30, B5, B9          ; <1> XOR     difference_150, s3_150, c
||      SHRU    .S1X   B9, 8, A16           ; <0> SHRU    c, 8, a8_154
||      SHRU    .S2    B26, 16, B5          ; <2> SHRU    d, 16, a16_150
||      ROTL    .M2    B9, 24, B7           ; <0> ROTL    c, 24, c
||      LDW     .D2T1  *+B4[B26], A2        ; <2> LDW     *+B4[d], s0_150
        SUB     .L2    B1, B0, B8           ; <0> SUB     a, s1_154, a
||      SHRU    .S1X   B26, 24, A16         ; <2> SHRU    d, 24, a24_150
||      SHRU    .S2    B27, 16, B0          ; <3> SHRU    b, 16, a16_148
||      ROTL    .M2    B22, 24, B19         ; <1> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A16], A17       ; <0> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B5], B31        ; <2> LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B17, A9, B0          ; <0> XOR     d, s0_154, d
||      SHRU    .S1X   B26, 8, A20          ; <2> SHRU    d, 8, a8_150
||      SHRU    .S2    B25, 16, B5          ; <1> SHRU    b, 16, a16_153
||      LDW     .D1T2  *+A4[A16], B27       ; <2> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T1  *+B4[B0], A1         ; <3> LDW     *+B4[a16_148], s2_148
        SUB     .L1X   B16, A9, A16         ; <0> SUB     b, s2_154, difference_154
||      SUB     .L2    B0, B8, B5           ; <0> SUB     d, a, d
||      SUB     .S2X   B9, A19, B0          ; <1> SUB     c, s1_152, c
||      ROTL    .M2    B25, 24, B16         ; <1> ROTL    b, 24, b
||      LDW     .D2T2  *+B4[B5], B18        ; <1> LDW     *+B4[a16_153], s2_153
||      NOP
||      NOP
;@loop {"name": "unmixing", "ii": 20, "res_mii": 20, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 20, "result": "found by annealing", "seconds": 78.4, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 20, 5 stages
;  bounds: resources 20, recurrence 1
;  units: L1 10/20, S1 18/20, M1 0/20, D1 20/20, L2 19/20, S2 19/20, M2 8/20, D2 20/20
;  cross paths: 1X 19/20, 2X 11/20
;  T paths: T1 20/20, T2 20/20
;  registers of side A: 22 used, 16 live at once
;  registers of side B: 26 used, 26 live at once
;  II 20: found by annealing, 78.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_encrypt_blocks_c64x$unmixing:
        XOR     .L2    B0, B1, B0           ; <3> XOR     c, s0_153, c
||      SHRU    .S1X   B27, 8, A21          ; <1> SHRU    b, 8, a8_148
||      XOR     .S2    B29, B9, B29         ; <1> XOR     c, s0_148, c
||      ROTL    .M2    B27, 24, B1          ; <1> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A1], A5         ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *B24++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, a
        XOR     .L2X   B28, A2, B22         ; <2> XOR     a, s0_150, a
||      SHRU    .S1X   B5, 24, A2           ; <4> SHRU    d, 24, a24_155
||      SUB     .S2    B0, B16, B9          ; <3> SUB     c, b, c
||      LDW     .D1T1  *+A4[A21], A1        ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T2  *-B24[2], B29        ; <0> LDW     *-from[2]{unmixing_in}, c
        SUB     .L2    B18, B21, B17        ; <3> SUB     d, s2_152, difference_152
||      SHRU    .S1X   B5, 8, A9            ; <4> SHRU    d, 8, a8_155
||      SUB     .S2    B29, B1, B28         ; <1> SUB     c, b, c
||      ROTL    .M2    B5, 24, B0           ; <4> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A18], A2        ; <3> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *-B24[3], B27        ; <0> LDW     *-from[3]{unmixing_in}, b
        SUB     .L1    A8, A24, A8          ; <1> SUB     d, s2_147, difference_147
||      SHRU    .S1X   B25, 8, A2           ; <3> SHRU    b, 8, a8_153
||      SHRU    .S2    B28, 16, B25         ; <1> SHRU    c, 16, a16_149
||      LDW     .D1T1  *+A4[A2], A2         ; <4> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B5], B3         ; <4> LDW     *+B4[d], s0_155
        XOR     .L1    A8, A5, A30          ; <1> XOR     difference_147, s3_147, d
||      SUB     .L2X   B23, A1, B21         ; <1> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B22, 24, A2          ; <2> SHRU    a, 24, a24_152
||      SHRU    .S2    B5, 16, B23          ; <4> SHRU    d, 16, a16_155
||      LDW     .D1T1  *+A4[A2], A18        ; <3> LDW     *+A4[a8_153], s3_153
||      LDW     .D2T2  *+B4[B28], B3        ; <1> LDW     *+B4[c], s0_149
        XOR     .L2X   B3, A19, B3          ; <2> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B28, 24, A8          ; <1> SHRU    c, 24, a24_149
||      LDW     .D1T1  *+A4[A2], A19        ; <2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B22], B21       ; <2> LDW     *+B4[a], s0_152
        XOR     .L2    B17, B30, B3         ; <3> XOR     difference_152, s3_152, d
||      SHRU    .S1X   B5, 8, A23           ; <0> SHRU    a, 8, a8_147
||      SUB     .S2    B3, B27, B30         ; <2> SUB     b, s1_150, b
||      LDW     .D1T1  *+A4[A9], A8         ; <4> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *+B4[B5], B18        ; <0> LDW     *+B4[a], s0_147
        SUB     .L2X   B3, A2, B17          ; <3> SUB     d, s1_153, d
||      SHRU    .S1X   B28, 8, A21          ; <1> SHRU    c, 8, a8_149
||      SHRU    .S2    B22, 16, B25         ; <2> SHRU    a, 16, a16_152
||      ROTL    .M2    B5, 24, B23          ; <0> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A23], A5        ; <0> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B25], B21       ; <1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A30, A5, A22         ; <1> SUB     d, s1_148, d
||      XOR     .L2    B8, B3, B8           ; <4> XOR     a, s0_155, a
||      SHRU    .S1X   B5, 24, A9           ; <0> SHRU    a, 24, a24_147
||      SUB     .S2X   B0, A7, B0           ; <4> SUB     d, k3, d
||      LDW     .D1T2  *+A4[A8], B20        ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B23], A9        ; <4> LDW     *+B4[a16_155], s2_155
        XOR     .L1X   A1, B21, A1          ; <1> XOR     difference_148, s3_148, a
||      SUB     .L2    B8, B2, B25          ; <4> SUB     a, k0, a
||      SHRU    .S2    B9, 16, B8           ; <3> SHRU    c, 16, a16_154
||      LDW     .D1T1  *+A4[A9], A27        ; <0> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B25], B21       ; <2> LDW     *+B4[a16_152], s2_152
        XOR     .L1    A16, A17, A9         ; <4> XOR     difference_154, s3_154, b
||      SUB     .L2    B19, B18, B5         ; <3> SUB     a, s2_153, difference_153
||      SHRU    .S1X   B22, 8, A16          ; <2> SHRU    a, 8, a8_152
||      SHRU    .S2    B5, 16, B19          ; <0> SHRU    a, 16, a16_147
||      LDW     .D1T2  *+A4[A20], B5        ; <2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B9], A9         ; <3> LDW     *+B4[c], s0_154
        SUB     .L1    A9, A2, A2           ; <4> SUB     b, s1_155, b
||      XOR     .L2    B30, B21, B25        ; <2> XOR     b, s0_152, b
||      SHRU    .S1X   B9, 24, A9           ; <3> SHRU    c, 24, a24_154
||      SUB     .S2    B20, B31, B30        ; <2> SUB     c, s2_150, difference_150
||      STW     .D1T2  B25, *A3++[4]        ; <4> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T1  *-B24[1], A8         ; <0> LDW     *-from[1]{unmixing_in}, d
        SUB     .L2    B1, B21, B3          ; <1> SUB     b, s2_149, difference_149
||      SUB     .S1    A2, A28, A2          ; <4> SUB     b, k1, b
||      XOR     .S2X   B3, A22, B19         ; <1> XOR     d, s0_149, d
||      LDW     .D1T2  *+A4[A9], B0         ; <3> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B19], A24       ; <0> LDW     *+B4[a16_147], s2_147
        XOR     .L2    B27, B18, B27        ; <0> XOR     b, s0_147, b
||      SHRU    .S1X   B25, 24, A18         ; <2> SHRU    b, 24, a24_153
||      XOR     .S2X   B5, A18, B1          ; <3> XOR     difference_153, s3_153, a
||      ROTL    .M2    B26, 24, B18         ; <2> ROTL    d, 24, d
||      STW     .D1T1  A2, *-A3[3]          ; <4> STW     b, *-to[3]{unmixing_out}
||      LDW     .D2T2  *+B4[B25], B1        ; <2> LDW     *+B4[b], s0_153
        SUB     .L1X   B7, A9, A2           ; <4> SUB     c, s2_155, difference_155
||      SUB     .L2X   A1, B20, B28         ; <1> SUB     a, s1_149, a
||[A0]  SUB     .S1    A0, 1, A0            ; <0> SUB     left, 1, left
||[A0]  B       .S2    mars_encrypt_blocks_c64x$unmixing; <0> [left] B       unmixing
||      ROTL    .M2    B28, 24, B20         ; <1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A16], B30       ; <2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B8], A9         ; <3> LDW     *+B4[a16_154], s2_154
        XOR     .L1    A2, A8, A2           ; <4> XOR     difference_155, s3_155, c
||      SUB     .L2    B19, B28, B26        ; <1> SUB     d, a, d
||      SHRU    .S1X   B27, 24, A1          ; <0> SHRU    b, 24, a24_148
||      SUB     .S2X   B29, A27, B29        ; <0> SUB     c, s1_147, c
||      LDW     .D1T1  *+A4[A21], A19       ; <1> LDW     *+A4[a8_149], s3_149
||      LDW     .D2T2  *+B4[B27], B9        ; <0> LDW     *+B4[b], s0_148
        XOR     .L2    B30, B5, B9          ; <2> XOR     difference_150, s3_150, c
||      SHRU    .S1X   B9, 8, A16           ; <3> SHRU    c, 8, a8_154
||      SHRU    .S2    B26, 16, B5          ; <1> SHRU    d, 16, a16_150
||      ROTL    .M2    B9, 24, B7           ; <3> ROTL    c, 24, c
||      STW     .D1T2  B0, *-A3[1]          ; <4> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B26], A2        ; <1> LDW     *+B4[d], s0_150
        SUB     .L2    B1, B0, B8           ; <3> SUB     a, s1_154, a
||      SHRU    .S1X   B26, 24, A16         ; <1> SHRU    d, 24, a24_150
||      SHRU    .S2    B27, 16, B0          ; <0> SHRU    b, 16, a16_148
||      ROTL    .M2    B22, 24, B19         ; <2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A16], A17       ; <3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B5], B31        ; <1> LDW     *+B4[a16_150], s2_150
        SUB     .L1    A2, A29, A2          ; <4> SUB     c, k2, c
||      XOR     .L2X   B17, A9, B0          ; <3> XOR     d, s0_154, d
||      SHRU    .S1X   B26, 8, A20          ; <1> SHRU    d, 8, a8_150
||      SHRU    .S2    B25, 16, B5          ; <2> SHRU    b, 16, a16_153
||      LDW     .D1T2  *+A4[A16], B27       ; <1> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T1  *+B4[B0], A1         ; <0> LDW     *+B4[a16_148], s2_148
        SUB     .L1X   B16, A9, A16         ; <3> SUB     b, s2_154, difference_154
||      SUB     .L2    B0, B8, B5           ; <3> SUB     d, a, d
||      SUB     .S2X   B9, A19, B0          ; <2> SUB     c, s1_152, c
||      ROTL    .M2    B25, 24, B16         ; <2> ROTL    b, 24, b
||      STW     .D1T1  A2, *-A3[2]          ; <4> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *+B4[B5], B18        ; <2> LDW     *+B4[a16_153], s2_153
mars_encrypt_blocks_c64x$unmixing$exit:
        XOR     .L2    B0, B1, B0           ; <-3> XOR     c, s0_153, c
||      SHRU    .S1X   B27, 8, A21          ; <-1> SHRU    b, 8, a8_148
||      XOR     .S2    B29, B9, B29         ; <-1> XOR     c, s0_148, c
||      ROTL    .M2    B27, 24, B1          ; <-1> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A1], A5         ; <-1> LDW     *+A4[a24_148], s1_148
        XOR     .L2X   B28, A2, B22         ; <-2> XOR     a, s0_150, a
||      SHRU    .S1X   B5, 24, A2           ; <-4> SHRU    d, 24, a24_155
||      SUB     .S2    B0, B16, B9          ; <-3> SUB     c, b, c
||      LDW     .D1T1  *+A4[A21], A1        ; <-1> LDW     *+A4[a8_148], s3_148
        SUB     .L2    B18, B21, B17        ; <-3> SUB     d, s2_152, difference_152
||      SHRU    .S1X   B5, 8, A9            ; <-4> SHRU    d, 8, a8_155
||      SUB     .S2    B29, B1, B28         ; <-1> SUB     c, b, c
||      ROTL    .M2    B5, 24, B0           ; <-4> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A18], A2        ; <-3> LDW     *+A4[a24_153], s1_153
        SUB     .L1    A8, A24, A8          ; <-1> SUB     d, s2_147, difference_147
||      SHRU    .S1X   B25, 8, A2           ; <-3> SHRU    b, 8, a8_153
||      SHRU    .S2    B28, 16, B25         ; <-1> SHRU    c, 16, a16_149
||      LDW     .D1T1  *+A4[A2], A2         ; <-4> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B5], B3         ; <-4> LDW     *+B4[d], s0_155
        XOR     .L1    A8, A5, A30          ; <-1> XOR     difference_147, s3_147, d
||      SUB     .L2X   B23, A1, B21         ; <-1> SUB     a, s2_148, difference_148
||      SHRU    .S1X   B22, 24, A2          ; <-2> SHRU    a, 24, a24_152
||      SHRU    .S2    B5, 16, B23          ; <-4> SHRU    d, 16, a16_155
||      LDW     .D1T1  *+A4[A2], A18        ; <-3> LDW     *+A4[a8_153], s3_153
||      LDW     .D2T2  *+B4[B28], B3        ; <-1> LDW     *+B4[c], s0_149
        XOR     .L2X   B3, A19, B3          ; <-2> XOR     difference_149, s3_149, b
||      SHRU    .S1X   B28, 24, A8          ; <-1> SHRU    c, 24, a24_149
||      LDW     .D1T1  *+A4[A2], A19        ; <-2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B22], B21       ; <-2> LDW     *+B4[a], s0_152
        XOR     .L2    B17, B30, B3         ; <-3> XOR     difference_152, s3_152, d
||      SUB     .S2    B3, B27, B30         ; <-2> SUB     b, s1_150, b
||      LDW     .D1T1  *+A4[A9], A8         ; <-4> LDW     *+A4[a8_155], s3_155
        SUB     .L2X   B3, A2, B17          ; <-3> SUB     d, s1_153, d
||      SHRU    .S1X   B28, 8, A21          ; <-1> SHRU    c, 8, a8_149
||      SHRU    .S2    B22, 16, B25         ; <-2> SHRU    a, 16, a16_152
||      LDW     .D2T2  *+B4[B25], B21       ; <-1> LDW     *+B4[a16_149], s2_149
        SUB     .L1    A30, A5, A22         ; <-1> SUB     d, s1_148, d
||      XOR     .L2    B8, B3, B8           ; <-4> XOR     a, s0_155, a
||      SUB     .S2X   B0, A7, B0           ; <-4> SUB     d, k3, d
||      LDW     .D1T2  *+A4[A8], B20        ; <-1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *+B4[B23], A9        ; <-4> LDW     *+B4[a16_155], s2_155
        XOR     .L1X   A1, B21, A1          ; <-1> XOR     difference_148, s3_148, a
||      SUB     .L2    B8, B2, B25          ; <-4> SUB     a, k0, a
||      SHRU    .S2    B9, 16, B8           ; <-3> SHRU    c, 16, a16_154
||      LDW     .D2T2  *+B4[B25], B21       ; <-2> LDW     *+B4[a16_152], s2_152
        XOR     .L1    A16, A17, A9         ; <-4> XOR     difference_154, s3_154, b
||      SUB     .L2    B19, B18, B5         ; <-3> SUB     a, s2_153, difference_153
||      SHRU    .S1X   B22, 8, A16          ; <-2> SHRU    a, 8, a8_152
||      LDW     .D1T2  *+A4[A20], B5        ; <-2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B9], A9         ; <-3> LDW     *+B4[c], s0_154
        SUB     .L1    A9, A2, A2           ; <-4> SUB     b, s1_155, b
||      XOR     .L2    B30, B21, B25        ; <-2> XOR     b, s0_152, b
||      SHRU    .S1X   B9, 24, A9           ; <-3> SHRU    c, 24, a24_154
||      SUB     .S2    B20, B31, B30        ; <-2> SUB     c, s2_150, difference_150
||      STW     .D1T2  B25, *A3++[4]        ; <-4> STW     a, *to++[4]{unmixing_out}
        SUB     .L2    B1, B21, B3          ; <-1> SUB     b, s2_149, difference_149
||      SUB     .S1    A2, A28, A2          ; <-4> SUB     b, k1, b
||      XOR     .S2X   B3, A22, B19         ; <-1> XOR     d, s0_149, d
||      LDW     .D1T2  *+A4[A9], B0         ; <-3> LDW     *+A4[a24_154], s1_154
        SHRU    .S1X   B25, 24, A18         ; <-2> SHRU    b, 24, a24_153
||      XOR     .S2X   B5, A18, B1          ; <-3> XOR     difference_153, s3_153, a
||      ROTL    .M2    B26, 24, B18         ; <-2> ROTL    d, 24, d
||      STW     .D1T1  A2, *-A3[3]          ; <-4> STW     b, *-to[3]{unmixing_out}
||      LDW     .D2T2  *+B4[B25], B1        ; <-2> LDW     *+B4[b], s0_153
        SUB     .L1X   B7, A9, A2           ; <-4> SUB     c, s2_155, difference_155
||      SUB     .L2X   A1, B20, B28         ; <-1> SUB     a, s1_149, a
||      ROTL    .M2    B28, 24, B20         ; <-1> ROTL    c, 24, c
||      LDW     .D1T2  *+A4[A16], B30       ; <-2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B8], A9         ; <-3> LDW     *+B4[a16_154], s2_154
        XOR     .L1    A2, A8, A2           ; <-4> XOR     difference_155, s3_155, c
||      SUB     .L2    B19, B28, B26        ; <-1> SUB     d, a, d
||      LDW     .D1T1  *+A4[A21], A19       ; <-1> LDW     *+A4[a8_149], s3_149
        XOR     .L2    B30, B5, B9          ; <-2> XOR     difference_150, s3_150, c
||      SHRU    .S1X   B9, 8, A16           ; <-3> SHRU    c, 8, a8_154
||      SHRU    .S2    B26, 16, B5          ; <-1> SHRU    d, 16, a16_150
||      ROTL    .M2    B9, 24, B7           ; <-3> ROTL    c, 24, c
||      STW     .D1T2  B0, *-A3[1]          ; <-4> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B26], A2        ; <-1> LDW     *+B4[d], s0_150
        SUB     .L2    B1, B0, B8           ; <-3> SUB     a, s1_154, a
||      SHRU    .S1X   B26, 24, A16         ; <-1> SHRU    d, 24, a24_150
||      ROTL    .M2    B22, 24, B19         ; <-2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A16], A17       ; <-3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B5], B31        ; <-1> LDW     *+B4[a16_150], s2_150
        SUB     .L1    A2, A29, A2          ; <-4> SUB     c, k2, c
||      XOR     .L2X   B17, A9, B0          ; <-3> XOR     d, s0_154, d
||      SHRU    .S1X   B26, 8, A20          ; <-1> SHRU    d, 8, a8_150
||      SHRU    .S2    B25, 16, B5          ; <-2> SHRU    b, 16, a16_153
||      LDW     .D1T2  *+A4[A16], B27       ; <-1> LDW     *+A4[a24_150], s1_150
        SUB     .L1X   B16, A9, A16         ; <-3> SUB     b, s2_154, difference_154
||      SUB     .L2    B0, B8, B5           ; <-3> SUB     d, a, d
||      SUB     .S2X   B9, A19, B0          ; <-2> SUB     c, s1_152, c
||      ROTL    .M2    B25, 24, B16         ; <-2> ROTL    b, 24, b
||      STW     .D1T1  A2, *-A3[2]          ; <-4> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *+B4[B5], B18        ; <-2> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B0, B1, B0           ; <-2> XOR     c, s0_153, c
        XOR     .L2X   B28, A2, B22         ; <-1> XOR     a, s0_150, a
||      SHRU    .S1X   B5, 24, A2           ; <-3> SHRU    d, 24, a24_155
||      SUB     .S2    B0, B16, B9          ; <-2> SUB     c, b, c
        SUB     .L2    B18, B21, B17        ; <-2> SUB     d, s2_152, difference_152
||      SHRU    .S1X   B5, 8, A9            ; <-3> SHRU    d, 8, a8_155
||      ROTL    .M2    B5, 24, B0           ; <-3> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A18], A2        ; <-2> LDW     *+A4[a24_153], s1_153
        SHRU    .S1X   B25, 8, A2           ; <-2> SHRU    b, 8, a8_153
||      LDW     .D1T1  *+A4[A2], A2         ; <-3> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B5], B3         ; <-3> LDW     *+B4[d], s0_155
        SHRU    .S1X   B22, 24, A2          ; <-1> SHRU    a, 24, a24_152
||      SHRU    .S2    B5, 16, B23          ; <-3> SHRU    d, 16, a16_155
||      LDW     .D1T1  *+A4[A2], A18        ; <-2> LDW     *+A4[a8_153], s3_153
        XOR     .L2X   B3, A19, B3          ; <-1> XOR     difference_149, s3_149, b
||      LDW     .D1T1  *+A4[A2], A19        ; <-1> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T2  *+B4[B22], B21       ; <-1> LDW     *+B4[a], s0_152
        XOR     .L2    B17, B30, B3         ; <-2> XOR     difference_152, s3_152, d
||      SUB     .S2    B3, B27, B30         ; <-1> SUB     b, s1_150, b
||      LDW     .D1T1  *+A4[A9], A8         ; <-3> LDW     *+A4[a8_155], s3_155
        SUB     .L2X   B3, A2, B17          ; <-2> SUB     d, s1_153, d
||      SHRU    .S2    B22, 16, B25         ; <-1> SHRU    a, 16, a16_152
        XOR     .L2    B8, B3, B8           ; <-3> XOR     a, s0_155, a
||      SUB     .S2X   B0, A7, B0           ; <-3> SUB     d, k3, d
||      LDW     .D2T1  *+B4[B23], A9        ; <-3> LDW     *+B4[a16_155], s2_155
        SUB     .L2    B8, B2, B25          ; <-3> SUB     a, k0, a
||      SHRU    .S2    B9, 16, B8           ; <-2> SHRU    c, 16, a16_154
||      LDW     .D2T2  *+B4[B25], B21       ; <-1> LDW     *+B4[a16_152], s2_152
        XOR     .L1    A16, A17, A9         ; <-3> XOR     difference_154, s3_154, b
||      SUB     .L2    B19, B18, B5         ; <-2> SUB     a, s2_153, difference_153
||      SHRU    .S1X   B22, 8, A16          ; <-1> SHRU    a, 8, a8_152
||      LDW     .D1T2  *+A4[A20], B5        ; <-1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T1  *+B4[B9], A9         ; <-2> LDW     *+B4[c], s0_154
        SUB     .L1    A9, A2, A2           ; <-3> SUB     b, s1_155, b
||      XOR     .L2    B30, B21, B25        ; <-1> XOR     b, s0_152, b
||      SHRU    .S1X   B9, 24, A9           ; <-2> SHRU    c, 24, a24_154
||      SUB     .S2    B20, B31, B30        ; <-1> SUB     c, s2_150, difference_150
||      STW     .D1T2  B25, *A3++[4]        ; <-3> STW     a, *to++[4]{unmixing_out}
        SUB     .S1    A2, A28, A2          ; <-3> SUB     b, k1, b
||      LDW     .D1T2  *+A4[A9], B0         ; <-2> LDW     *+A4[a24_154], s1_154
        SHRU    .S1X   B25, 24, A18         ; <-1> SHRU    b, 24, a24_153
||      XOR     .S2X   B5, A18, B1          ; <-2> XOR     difference_153, s3_153, a
||      ROTL    .M2    B26, 24, B18         ; <-1> ROTL    d, 24, d
||      STW     .D1T1  A2, *-A3[3]          ; <-3> STW     b, *-to[3]{unmixing_out}
||      LDW     .D2T2  *+B4[B25], B1        ; <-1> LDW     *+B4[b], s0_153
        SUB     .L1X   B7, A9, A2           ; <-3> SUB     c, s2_155, difference_155
||      LDW     .D1T2  *+A4[A16], B30       ; <-1> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T1  *+B4[B8], A9         ; <-2> LDW     *+B4[a16_154], s2_154
        XOR     .L1    A2, A8, A2           ; <-3> XOR     difference_155, s3_155, c
        XOR     .L2    B30, B5, B9          ; <-1> XOR     difference_150, s3_150, c
||      SHRU    .S1X   B9, 8, A16           ; <-2> SHRU    c, 8, a8_154
||      ROTL    .M2    B9, 24, B7           ; <-2> ROTL    c, 24, c
||      STW     .D1T2  B0, *-A3[1]          ; <-3> STW     d, *-to[1]{unmixing_out}
        SUB     .L2    B1, B0, B8           ; <-2> SUB     a, s1_154, a
||      ROTL    .M2    B22, 24, B19         ; <-1> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A16], A17       ; <-2> LDW     *+A4[a8_154], s3_154
        SUB     .L1    A2, A29, A2          ; <-3> SUB     c, k2, c
||      XOR     .L2X   B17, A9, B0          ; <-2> XOR     d, s0_154, d
||      SHRU    .S2    B25, 16, B5          ; <-1> SHRU    b, 16, a16_153
        SUB     .L1X   B16, A9, A16         ; <-2> SUB     b, s2_154, difference_154
||      SUB     .L2    B0, B8, B5           ; <-2> SUB     d, a, d
||      SUB     .S2X   B9, A19, B0          ; <-1> SUB     c, s1_152, c
||      ROTL    .M2    B25, 24, B16         ; <-1> ROTL    b, 24, b
||      STW     .D1T1  A2, *-A3[2]          ; <-3> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *+B4[B5], B18        ; <-1> LDW     *+B4[a16_153], s2_153
        XOR     .L2    B0, B1, B0           ; <-1> XOR     c, s0_153, c
        SHRU    .S1X   B5, 24, A2           ; <-2> SHRU    d, 24, a24_155
||      SUB     .S2    B0, B16, B9          ; <-1> SUB     c, b, c
        SUB     .L2    B18, B21, B17        ; <-1> SUB     d, s2_152, difference_152
||      SHRU    .S1X   B5, 8, A9            ; <-2> SHRU    d, 8, a8_155
||      ROTL    .M2    B5, 24, B0           ; <-2> ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A18], A2        ; <-1> LDW     *+A4[a24_153], s1_153
        SHRU    .S1X   B25, 8, A2           ; <-1> SHRU    b, 8, a8_153
||      LDW     .D1T1  *+A4[A2], A2         ; <-2> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B5], B3         ; <-2> LDW     *+B4[d], s0_155
        SHRU    .S2    B5, 16, B23          ; <-2> SHRU    d, 16, a16_155
||      LDW     .D1T1  *+A4[A2], A18        ; <-1> LDW     *+A4[a8_153], s3_153
        NOP
        XOR     .L2    B17, B30, B3         ; <-1> XOR     difference_152, s3_152, d
||      LDW     .D1T1  *+A4[A9], A8         ; <-2> LDW     *+A4[a8_155], s3_155
        SUB     .L2X   B3, A2, B17          ; <-1> SUB     d, s1_153, d
        XOR     .L2    B8, B3, B8           ; <-2> XOR     a, s0_155, a
||      SUB     .S2X   B0, A7, B0           ; <-2> SUB     d, k3, d
||      LDW     .D2T1  *+B4[B23], A9        ; <-2> LDW     *+B4[a16_155], s2_155
        SUB     .L2    B8, B2, B25          ; <-2> SUB     a, k0, a
||      SHRU    .S2    B9, 16, B8           ; <-1> SHRU    c, 16, a16_154
        XOR     .L1    A16, A17, A9         ; <-2> XOR     difference_154, s3_154, b
||      SUB     .L2    B19, B18, B5         ; <-1> SUB     a, s2_153, difference_153
||      LDW     .D2T1  *+B4[B9], A9         ; <-1> LDW     *+B4[c], s0_154
        SUB     .L1    A9, A2, A2           ; <-2> SUB     b, s1_155, b
||      SHRU    .S1X   B9, 24, A9           ; <-1> SHRU    c, 24, a24_154
||      STW     .D1T2  B25, *A3++[4]        ; <-2> STW     a, *to++[4]{unmixing_out}
        SUB     .S1    A2, A28, A2          ; <-2> SUB     b, k1, b
||      LDW     .D1T2  *+A4[A9], B0         ; <-1> LDW     *+A4[a24_154], s1_154
        XOR     .S2X   B5, A18, B1          ; <-1> XOR     difference_153, s3_153, a
||      STW     .D1T1  A2, *-A3[3]          ; <-2> STW     b, *-to[3]{unmixing_out}
        SUB     .L1X   B7, A9, A2           ; <-2> SUB     c, s2_155, difference_155
||      LDW     .D2T1  *+B4[B8], A9         ; <-1> LDW     *+B4[a16_154], s2_154
        XOR     .L1    A2, A8, A2           ; <-2> XOR     difference_155, s3_155, c
        SHRU    .S1X   B9, 8, A16           ; <-1> SHRU    c, 8, a8_154
||      ROTL    .M2    B9, 24, B7           ; <-1> ROTL    c, 24, c
||      STW     .D1T2  B0, *-A3[1]          ; <-2> STW     d, *-to[1]{unmixing_out}
        SUB     .L2    B1, B0, B8           ; <-1> SUB     a, s1_154, a
||      LDW     .D1T1  *+A4[A16], A17       ; <-1> LDW     *+A4[a8_154], s3_154
        SUB     .L1    A2, A29, A2          ; <-2> SUB     c, k2, c
||      XOR     .L2X   B17, A9, B0          ; <-1> XOR     d, s0_154, d
        SUB     .L1X   B16, A9, A16         ; <-1> SUB     b, s2_154, difference_154
||      SUB     .L2    B0, B8, B5           ; <-1> SUB     d, a, d
||      STW     .D1T1  A2, *-A3[2]          ; <-2> STW     c, *-to[2]{unmixing_out}
        NOP
        SHRU    .S1X   B5, 24, A2           ; <-1> SHRU    d, 24, a24_155
        SHRU    .S1X   B5, 8, A9            ; <-1> SHRU    d, 8, a8_155
||      ROTL    .M2    B5, 24, B0           ; <-1> ROTL    d, 24, d
        LDW     .D1T1  *+A4[A2], A2         ; <-1> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B5], B3         ; <-1> LDW     *+B4[d], s0_155
        SHRU    .S2    B5, 16, B23          ; <-1> SHRU    d, 16, a16_155
        NOP
        LDW     .D1T1  *+A4[A9], A8         ; <-1> LDW     *+A4[a8_155], s3_155
        NOP
        XOR     .L2    B8, B3, B8           ; <-1> XOR     a, s0_155, a
||      SUB     .S2X   B0, A7, B0           ; <-1> SUB     d, k3, d
||      LDW     .D2T1  *+B4[B23], A9        ; <-1> LDW     *+B4[a16_155], s2_155
        SUB     .L2    B8, B2, B25          ; <-1> SUB     a, k0, a
        XOR     .L1    A16, A17, A9         ; <-1> XOR     difference_154, s3_154, b
        SUB     .L1    A9, A2, A2           ; <-1> SUB     b, s1_155, b
||      STW     .D1T2  B25, *A3++[4]        ; <-1> STW     a, *to++[4]{unmixing_out}
        SUB     .S1    A2, A28, A2          ; <-1> SUB     b, k1, b
        STW     .D1T1  A2, *-A3[3]          ; <-1> STW     b, *-to[3]{unmixing_out}
        SUB     .L1X   B7, A9, A2           ; <-1> SUB     c, s2_155, difference_155
        XOR     .L1    A2, A8, A2           ; <-1> XOR     difference_155, s3_155, c
        STW     .D1T2  B0, *-A3[1]          ; <-1> STW     d, *-to[1]{unmixing_out}
        NOP
        SUB     .L1    A2, A29, A2          ; <-1> SUB     c, k2, c
        STW     .D1T1  A2, *-A3[2]          ; <-1> STW     c, *-to[2]{unmixing_out}
mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$13:
        ZERO    .L2    B0                   ; ZERO    linear_158
        MVC     .S2    B0, AMR              ; MVC     linear_158, AMR
mars_encrypt_blocks_c64x$done:
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
mars_encrypt_blocks_c64x$mixing$few:
        LDW     .D2T2  *B24++[4], B0        ; LDW     *from++[4]{mixing_in}, a
        LDW     .D2T1  *-B24[3], A1         ; LDW     *-from[3]{mixing_in}, b
        LDW     .D2T2  *-B24[1], B0         ; LDW     *-from[1]{mixing_in}, d
        NOP     2
        ADD     .L1X   A26, B0, A0          ; ADD     a, k0, a
        LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a], s0_7
        SHRU    .S2X   A0, 8, B2            ; SHRU    a, 8, a8_7
        LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A1, B23, A2          ; ADD     b, k1, b
||      SHRU    .S1    A0, 16, A1           ; SHRU    a, 16, a16_7
        SHRU    .S2X   A0, 24, B2           ; SHRU    a, 24, a24_7
||      LDW     .D2T1  *-B24[2], A2         ; LDW     *-from[2]{mixing_in}, c
        XOR     .L1X   A2, B3, A2           ; XOR     b, s0_7, sum_7
        ROTL    .M2X   A0, 8, B0            ; ROTL    a, 8, a
        ADD     .L1X   A2, B3, A1           ; ADD     sum_7, s1_7, b
||      ADD     .L2    B0, B20, B3          ; ADD     d, k3, d
||      LDW     .D1T2  *+A4[A1], B5         ; LDW     *+A4[a16_7], s2_7
        LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A2, B21, A2          ; ADD     c, k2, c
||      SHRU    .S2X   A1, 8, B2            ; SHRU    b, 8, a8_8
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[b], s0_8
        SHRU    .S1    A1, 16, A0           ; SHRU    b, 16, a16_8
||      SHRU    .S2X   A1, 24, B2           ; SHRU    b, 24, a24_8
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[a8_8], s1_8
        NOP
        ADD     .L2X   B5, A2, B5           ; ADD     c, s2_7, c
||      LDW     .D1T2  *+A4[A0], B2         ; LDW     *+A4[a16_8], s2_8
        NOP
        XOR     .L1X   A2, B5, A2           ; XOR     c, s0_8, sum_8
        ADD     .L1X   A2, B5, A2           ; ADD     sum_8, s1_8, c
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a24_8], s3_8
        NOP
        XOR     .L1X   A0, B3, A0           ; XOR     d, s3_7, d
||      SHRU    .S2X   A2, 8, B3            ; SHRU    c, 8, a8_9
||      LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[c], s0_9
        ROTL    .M1    A1, 8, A5            ; ROTL    b, 8, b
||      LDW     .D2T1  *+B4[B3], A1         ; LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A0, B2, A1           ; ADD     d, s2_8, d
||      ADD     .L2X   B0, A0, B0           ; ADD     a, d, a
        ADD     .L1    A5, A2, A5           ; ADD     b, c, b
||      SHRU    .S1    A2, 16, A7           ; SHRU    c, 16, a16_9
||      SHRU    .S2X   A2, 24, B2           ; SHRU    c, 24, a24_9
        ROTL    .M2X   A2, 8, B3            ; ROTL    c, 8, c
        XOR     .L1X   A1, B3, A7           ; XOR     d, s0_9, sum_9
||      LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[a16_9], s2_9
        ADD     .L1    A7, A1, A1           ; ADD     sum_9, s1_9, d
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      SHRU    .S1    A1, 16, A7           ; SHRU    d, 16, a16_10
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[d], s0_10
        XOR     .L1X   A0, B0, A0           ; XOR     a, s3_8, a
||      SHRU    .S2X   A1, 8, B0            ; SHRU    d, 8, a8_10
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a24_9], s3_9
        LDW     .D2T2  *+B4[B0], B0         ; LDW     *+B4[a8_10], s1_10
        NOP     2
        ADD     .L1X   A0, B0, A7           ; ADD     a, s2_9, a
||      SHRU    .S2X   A1, 24, B0           ; SHRU    d, 24, a24_10
||      LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[a16_10], s2_10
        XOR     .L1    A7, A2, A2           ; XOR     a, s0_10, sum_10
||      LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[a24_10], s3_10
        XOR     .L1    A5, A0, A2           ; XOR     b, s3_9, b
||      ADD     .S1X   A2, B0, A0           ; ADD     sum_10, s1_10, a
        SHRU    .S1    A0, 16, A1           ; SHRU    a, 16, a16_12
||      ROTL    .M1    A1, 8, A5            ; ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a], s0_12
        SHRU    .S2X   A0, 8, B2            ; SHRU    a, 8, a8_12
        ADD     .L1X   A2, B0, A2           ; ADD     b, s2_10, b
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A7, B3, A7           ; XOR     c, s3_10, c
        NOP
        SHRU    .S2X   A0, 24, B0           ; SHRU    a, 24, a24_12
||      LDW     .D1T1  *+A4[A1], A8         ; LDW     *+A4[a16_12], s2_12
        XOR     .L1X   A2, B3, A2           ; XOR     b, s0_12, sum_12
        ADD     .L1X   A2, B3, A2           ; ADD     sum_12, s1_12, b
||      LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[a24_12], s3_12
        NOP
        SHRU    .S1    A2, 16, A1           ; SHRU    b, 16, a16_13
||      SHRU    .S2X   A2, 8, B0            ; SHRU    b, 8, a8_13
||      LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[b], s0_13
        SHRU    .S2X   A2, 24, B0           ; SHRU    b, 24, a24_13
||      LDW     .D2T2  *+B4[B0], B3         ; LDW     *+B4[a8_13], s1_13
        ADD     .L1    A7, A8, A8           ; ADD     c, s2_12, c
        NOP
        LDW     .D1T2  *+A4[A1], B0         ; LDW     *+A4[a16_13], s2_13
        XOR     .L1X   A8, B3, A8           ; XOR     c, s0_13, sum_13
        ADD     .L1X   A8, B3, A8           ; ADD     sum_13, s1_13, c
        LDW     .D1T1  *+A4[A8], A7         ; LDW     *+A4[c], s0_14
||      LDW     .D2T2  *+B4[B0], B2         ; LDW     *+B4[a24_13], s3_13
        XOR     .L1    A5, A7, A5           ; XOR     d, s3_12, d
||      SHRU    .S2X   A8, 8, B3            ; SHRU    c, 8, a8_14
        SHRU    .S1    A8, 16, A0           ; SHRU    c, 16, a16_14
||      ROTL    .M2X   A0, 8, B0            ; ROTL    a, 8, a
||      LDW     .D2T2  *+B4[B3], B0         ; LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A5, B0, A2           ; ADD     d, s2_13, d
||      ROTL    .M2X   A2, 8, B3            ; ROTL    b, 8, b
        NOP
        XOR     .L1    A2, A7, A2           ; XOR     d, s0_14, sum_14
        ADD     .L1X   A5, B0, A0           ; ADD     a, d, a
||      LDW     .D1T2  *+A4[A0], B2         ; LDW     *+A4[a16_14], s2_14
        ADD     .L1X   A2, B0, A2           ; ADD     sum_14, s1_14, d
||      SHRU    .S2X   A8, 24, B0           ; SHRU    c, 24, a24_14
        ROTL    .M1    A8, 8, A0            ; ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A2], B2         ; LDW     *+A4[d], s0_15
||      LDW     .D2T1  *+B4[B0], A5         ; LDW     *+B4[a24_14], s3_14
        XOR     .L1X   A0, B2, A5           ; XOR     a, s3_13, a
||      SHRU    .S1    A2, 16, A7           ; SHRU    d, 16, a16_15
||      SHRU    .S2X   A2, 8, B2            ; SHRU    d, 8, a8_15
        ADD     .L1X   A8, B3, A8           ; ADD     b, c, b
||      LDW     .D2T1  *+B4[B2], A7         ; LDW     *+B4[a8_15], s1_15
        ROTL    .M1    A2, 8, A2            ; ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A7], A7         ; LDW     *+A4[a16_15], s2_15
        ADD     .L1X   A5, B2, A7           ; ADD     a, s2_14, a
||      SHRU    .S2X   A2, 24, B3           ; SHRU    d, 24, a24_15
        LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[a24_15], s3_15
        XOR     .L1    A8, A5, A5           ; XOR     b, s3_14, b
||      XOR     .S1X   A7, B2, A8           ; XOR     a, s0_15, sum_15
||[B1]  B       .S2    mars_encrypt_blocks_c64x$mixing$few; [left] B       mixing
        ADD     .L1    A8, A7, A8           ; ADD     sum_15, s1_15, a
        ADD     .L1    A5, A7, A5           ; ADD     b, s2_15, b
||      STW     .D1T1  A8, *A3++[4]         ; STW     a, *to++[4]{mixing_out}
        STW     .D1T1  A5, *-A3[3]          ; STW     b, *-to[3]{mixing_out}
        XOR     .L1    A0, A5, A0           ; XOR     c, s3_15, c
||      STW     .D1T1  A2, *-A3[1]          ; STW     d, *-to[1]{mixing_out}
        STW     .D1T1  A0, *-A3[2]          ; STW     c, *-to[2]{mixing_out}
mars_encrypt_blocks_c64x$mixing$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$3; after mixing
        NOP     5
mars_encrypt_blocks_c64x$first$few:
        LDW     .D1T1  *A18++[4], A0        ; LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B27[2], B2         ; LDW     *+back_in[2]{first_in}, yb
        LDW     .D1T1  *+A23[0], A1         ; LDW     *+keys_a[0], p_21
||      LDW     .D2T2  *+B27[3], B3         ; LDW     *+back_in[3]{first_in}, zb
        LDW     .D2T2  *+B27[1], B5         ; LDW     *+back_in[1]{first_in}, xb
        LDW     .D1T1  *+A23[1], A3         ; LDW     *+keys_a[0 + 1], q_21
||      LDW     .D2T2  *B27--[4], B7        ; LDW     *back_in--[4]{first_in}, wb
        NOP
        SHL     .S1    A0, 13, A2           ; SHL     wa, 13, upper_25
||      LDW     .D1T1  *-A18[2], A5         ; LDW     *-front_in[2]{first_in}, ya
        SHRU    .S1    A0, 19, A3           ; SHRU    wa, 19, lower_25
||      LDW     .D2T2  *+B29[1], B9         ; LDW     *+keys_b[0 + 1], q_50
        ADD     .L1    A2, A3, A2           ; ADD     upper_25, lower_25, wa
||      LDW     .D2T1  *+B29[4], A1         ; LDW     *+keys_b[4], p_64
        SHL     .S2    B7, 13, B8           ; SHL     wb, 13, upper_54
||      MPYHLU  .M1    A2, A3, A7           ; MPYHLU  wa, q_21, mixed1_26
||      LDW     .D1T2  *+A23[6], B10        ; LDW     *+keys_a[6], p_42
||      LDW     .D2T1  *+B29[0], A3         ; LDW     *+keys_b[0], p_50
        SHRU    .S2    B7, 19, B9           ; SHRU    wb, 19, lower_54
||      MPYLHU  .M1    A2, A3, A1           ; MPYLHU  wa, q_21, mixed2_26
||      LDW     .D1T2  *+A23[3], B9         ; LDW     *+keys_a[2 + 1], q_28
        ADD     .L1    A0, A1, A0           ; ADD     wa, p_21, index_24
||      ADD     .L2    B8, B9, B8           ; ADD     upper_54, lower_54, wb
        ADD     .L1    A7, A1, A3           ; ADD     mixed1_26, mixed2_26, mixed_26
||      MPYU    .M1    A2, A3, A7           ; MPYU    wa, q_21, low_26
||      MPYLHU  .M2    B8, B9, B11          ; MPYLHU  wb, q_50, mixed2_55
||      LDW     .D1T1  *+A23[2], A7         ; LDW     *+keys_a[2], p_28
        SHL     .S1    A3, 16, A8           ; SHL     mixed_26, 16, upper_26
||      MPYHLU  .M2    B8, B9, B12          ; MPYHLU  wb, q_50, mixed1_55
||      LDW     .D1T1  *+A6[A0], A3         ; LDW     *+A6[index_24], box_27
        ADD     .L1    A7, A8, A7           ; ADD     low_26, upper_26, product_24
||      MPYU    .M2    B8, B9, B11          ; MPYU    wb, q_50, low_55
||      LDW     .D1T2  *+A23[5], B12        ; LDW     *+keys_a[4 + 1], q_35
        ADD     .L2X   B7, A3, B7           ; ADD     wb, p_50, index_53
||      SHL     .S1    A7, 5, A3            ; SHL     product_24, 5, p5_27
||      ADD     .S2    B12, B11, B12        ; ADD     mixed1_55, mixed2_55, mixed_55
        SHRU    .S1    A7, 27, A8           ; SHRU    product_24, 27, p27_27
||      SHL     .S2    B12, 16, B12         ; SHL     mixed_55, 16, upper_55
||      ROTL    .M1    A7, 10, A0           ; ROTL    product_24, 10, r_23
||      LDW     .D1T1  *+A23[4], A3         ; LDW     *+keys_a[4], p_35
        ADD     .L1    A3, A8, A8           ; ADD     p5_27, p27_27, once_27
||      ADD     .L2    B11, B12, B11        ; ADD     low_55, upper_55, product_53
||      ROTL    .M1    A0, A8, A8           ; ROTL    index_24, p27_27, m_23
||      LDW     .D1T1  *-A18[3], A9         ; LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B6[B7], B13        ; LDW     *+B6[index_53], box_56
        XOR     .L1    A8, A0, A9           ; XOR     once_27, r_23, both_27
||      SHL     .S2    B11, 5, B13          ; SHL     product_53, 5, p5_56
||      ROTL    .M2    B11, 10, B11         ; ROTL    product_53, 10, r_52
||      LDW     .D2T2  *+B29[2], B13        ; LDW     *+keys_b[2], p_57
        XOR     .L1    A9, A3, A3           ; XOR     both_27, box_27, sum_27
||      SHRU    .S2    B11, 27, B16         ; SHRU    product_53, 27, p27_56
||      LDW     .D2T1  *+B29[3], A9         ; LDW     *+keys_b[2 + 1], q_57
        ADD     .L2    B13, B16, B13        ; ADD     p5_56, p27_56, once_56
||      ROTL    .M1    A3, A0, A11          ; ROTL    sum_27, r_23, l_23
        XOR     .L2    B13, B11, B17        ; XOR     once_56, r_52, both_56
||      SUB     .S2    B1, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *-A18[1], A12        ; LDW     *-front_in[1]{first_in}, za
||      LDW     .D2T2  *+B29[5], B5         ; LDW     *+keys_b[4 + 1], q_64
        ADD     .L1    A9, A11, A8          ; ADD     xa, l_23, xa
||      XOR     .L2    B17, B13, B17        ; XOR     both_56, box_56, sum_56
||      ADD     .S1    A5, A8, A5           ; ADD     ya, m_23, ya
        SHRU    .S1    A8, 19, A11          ; SHRU    xa, 19, lower_32
||      ROTL    .M2    B17, B11, B17        ; ROTL    sum_56, r_52, l_52
        SHL     .S1    A8, 13, A12          ; SHL     xa, 13, upper_32
        ADD     .L1    A12, A11, A11        ; ADD     upper_32, lower_32, xa
||      ADD     .L2    B5, B17, B17         ; ADD     xb, l_52, xb
        ADD     .L1    A8, A7, A7           ; ADD     xa, p_28, index_31
||      SHRU    .S2    B17, 19, B18         ; SHRU    xb, 19, lower_61
||      MPYHLU  .M1X   A11, B9, A8          ; MPYHLU  xa, q_28, mixed1_33
||      LDW     .D2T2  *+B29[6], B3         ; LDW     *+keys_b[6], p_71
        SHL     .S2    B17, 13, B7          ; SHL     xb, 13, upper_61
||      MPYLHU  .M1X   A11, B9, A13         ; MPYLHU  xa, q_28, mixed2_33
||      ROTL    .M2    B7, B16, B18         ; ROTL    index_53, p27_56, m_52
        ADD     .L2    B7, B18, B7          ; ADD     upper_61, lower_61, xb
        ADD     .L1    A8, A13, A8          ; ADD     mixed1_33, mixed2_33, mixed_33
||      MPYU    .M1X   A11, B9, A8          ; MPYU    xa, q_28, low_33
||      MPYHLU  .M2X   B7, A9, B9           ; MPYHLU  xb, q_57, mixed1_62
        XOR     .L2    B3, B11, B11         ; XOR     zb, r_52, zb
||      SHL     .S1    A8, 16, A13          ; SHL     mixed_33, 16, upper_33
||      MPYLHU  .M2X   B7, A9, B17          ; MPYLHU  xb, q_57, mixed2_62
        ADD     .L1    A8, A13, A8          ; ADD     low_33, upper_33, product_31
||      ADD     .L2    B17, B13, B13        ; ADD     xb, p_57, index_60
||      MPYU    .M2X   B7, A9, B9           ; MPYU    xb, q_57, low_62
||      LDW     .D1T1  *+A6[A7], A12        ; LDW     *+A6[index_31], box_34
        ADD     .L2    B9, B17, B17         ; ADD     mixed1_62, mixed2_62, mixed_62
||      SHL     .S1    A8, 5, A9            ; SHL     product_31, 5, p5_34
        XOR     .L1    A12, A0, A0          ; XOR     za, r_23, za
||      SHRU    .S1    A8, 27, A8           ; SHRU    product_31, 27, p27_34
||      SHL     .S2    B17, 16, B17         ; SHL     mixed_62, 16, upper_62
||      ROTL    .M1    A8, 10, A9           ; ROTL    product_31, 10, r_30
        ADD     .L1    A9, A8, A12          ; ADD     p5_34, p27_34, once_34
||      ADD     .L2    B9, B17, B9          ; ADD     low_62, upper_62, product_60
||      LDW     .D2T2  *+B6[B13], B17       ; LDW     *+B6[index_60], box_63
        XOR     .L1    A12, A9, A13         ; XOR     once_34, r_30, both_34
||      ADD     .L2    B2, B18, B2          ; ADD     yb, m_52, yb
||      SHRU    .S2    B9, 27, B18          ; SHRU    product_60, 27, p27_63
||      ROTL    .M2    B9, 10, B9           ; ROTL    product_60, 10, r_59
        XOR     .L1    A13, A12, A12        ; XOR     both_34, box_34, sum_34
||      SHL     .S2    B9, 5, B17           ; SHL     product_60, 5, p5_63
        ADD     .L2    B17, B18, B17        ; ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A12, A9, A12         ; ROTL    sum_34, r_30, l_30
        XOR     .L2    B17, B9, B16         ; XOR     once_63, r_59, both_63
||      LDW     .D1T1  *+A23[7], A8         ; LDW     *+keys_a[6 + 1], q_42
        ADD     .L1    A5, A12, A5          ; ADD     ya, l_30, ya
||      XOR     .L2    B16, B17, B16        ; XOR     both_63, box_63, sum_63
||      LDW     .D2T1  *+B29[7], A1         ; LDW     *+keys_b[6 + 1], q_71
        SHRU    .S1    A5, 19, A12          ; SHRU    ya, 19, lower_39
||      ROTL    .M2    B16, B9, B16         ; ROTL    sum_63, r_59, l_59
        SHL     .S1    A5, 13, A13          ; SHL     ya, 13, upper_39
        ADD     .L1    A13, A12, A7         ; ADD     upper_39, lower_39, ya
||      ADD     .L2    B2, B16, B2          ; ADD     yb, l_59, yb
||      ROTL    .M1    A7, A8, A3           ; ROTL    index_31, p27_34, m_30
||      ROTL    .M2    B13, B18, B16        ; ROTL    index_60, p27_63, m_59
        ADD     .L1    A5, A3, A5           ; ADD     ya, p_35, index_38
||      ADD     .L2X   B2, A1, B13          ; ADD     yb, p_64, index_67
||      SHL     .S2    B2, 13, B18          ; SHL     yb, 13, upper_68
||      MPYHLU  .M1X   A7, B12, A12         ; MPYHLU  ya, q_35, mixed1_40
        SHRU    .S2    B2, 19, B2           ; SHRU    yb, 19, lower_68
||      MPYLHU  .M1X   A7, B12, A13         ; MPYLHU  ya, q_35, mixed2_40
||      LDW     .D2T2  *+B6[B13], B16       ; LDW     *+B6[index_67], box_70
        ADD     .L2    B18, B2, B2          ; ADD     upper_68, lower_68, yb
        ADD     .L1    A12, A13, A12        ; ADD     mixed1_40, mixed2_40, mixed_40
||      ADD     .L2    B11, B16, B11        ; ADD     zb, m_59, zb
||      MPYU    .M1X   A7, B12, A12         ; MPYU    ya, q_35, low_40
||      MPYLHU  .M2    B2, B5, B12          ; MPYLHU  yb, q_64, mixed2_69
||      LDW     .D1T1  *+A6[A5], A12        ; LDW     *+A6[index_38], box_41
        SHL     .S1    A12, 16, A13         ; SHL     mixed_40, 16, upper_40
||      MPYHLU  .M2    B2, B5, B18          ; MPYHLU  yb, q_64, mixed1_69
        ADD     .L1    A12, A13, A12        ; ADD     low_40, upper_40, product_38
        ADD     .L2    B18, B12, B5         ; ADD     mixed1_69, mixed2_69, mixed_69
||      SHL     .S1    A12, 5, A13          ; SHL     product_38, 5, p5_41
||      ROTL    .M1    A12, 10, A2          ; ROTL    product_38, 10, r_37
||      MPYU    .M2    B2, B5, B5           ; MPYU    yb, q_64, low_69
        XOR     .L1    A2, A9, A9           ; XOR     wa, r_30, wa
||      SHRU    .S1    A12, 27, A14         ; SHRU    product_38, 27, p27_41
||      SHL     .S2    B5, 16, B12          ; SHL     mixed_69, 16, upper_69
        ADD     .L1    A13, A14, A13        ; ADD     p5_41, p27_41, once_41
||      ADD     .L2    B5, B12, B5          ; ADD     low_69, upper_69, product_67
        XOR     .L1    A13, A2, A5          ; XOR     once_41, r_37, both_41
||      SHRU    .S2    B5, 27, B12          ; SHRU    product_67, 27, p27_70
||      ROTL    .M1    A5, A14, A0          ; ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B5, 10, B5           ; ROTL    product_67, 10, r_66
        ADD     .L1    A0, A3, A3           ; ADD     za, m_30, za
||      XOR     .S1    A5, A12, A5          ; XOR     both_41, box_41, sum_41
||      SHL     .S2    B5, 5, B18           ; SHL     product_67, 5, p5_70
        ADD     .L2    B18, B12, B18        ; ADD     p5_70, p27_70, once_70
||      ROTL    .M1    A5, A2, A5           ; ROTL    sum_41, r_37, l_37
        XOR     .L2    B18, B5, B18         ; XOR     once_70, r_66, both_70
        ADD     .L1    A3, A5, A3           ; ADD     za, l_37, za
||      XOR     .L2    B18, B16, B16        ; XOR     both_70, box_70, sum_70
        SHRU    .S1    A3, 19, A5           ; SHRU    za, 19, lower_46
||      ROTL    .M2    B16, B5, B16         ; ROTL    sum_70, r_66, l_66
        SHL     .S1    A3, 13, A12          ; SHL     za, 13, upper_46
        ADD     .L1    A9, A0, A5           ; ADD     wa, m_37, wa
||      ADD     .L2    B11, B16, B11        ; ADD     zb, l_66, zb
||      ADD     .S1    A12, A5, A0          ; ADD     upper_46, lower_46, za
        SHL     .S2    B11, 13, B16         ; SHL     zb, 13, upper_75
||      MPYHLU  .M1    A0, A8, A9           ; MPYHLU  za, q_42, mixed1_47
        SHRU    .S2    B11, 19, B12         ; SHRU    zb, 19, lower_75
||      MPYLHU  .M1    A0, A8, A8           ; MPYLHU  za, q_42, mixed2_47
||      ROTL    .M2    B13, B12, B9         ; ROTL    index_67, p27_70, m_66
        ADD     .L1X   A3, B10, A3          ; ADD     za, p_42, index_45
||      XOR     .L2    B8, B9, B8           ; XOR     wb, r_59, wb
||      ADD     .S2    B16, B12, B10        ; ADD     upper_75, lower_75, zb
||      MPYU    .M1    A0, A8, A8           ; MPYU    za, q_42, low_47
        ADD     .L1    A9, A8, A9           ; ADD     mixed1_47, mixed2_47, mixed_47
||      MPYHLU  .M2X   B10, A1, B11         ; MPYHLU  zb, q_71, mixed1_76
        ADD     .L2    B11, B3, B3          ; ADD     zb, p_71, index_74
||      SHL     .S1    A9, 16, A9           ; SHL     mixed_47, 16, upper_47
||      MPYLHU  .M2X   B10, A1, B12         ; MPYLHU  zb, q_71, mixed2_76
||      LDW     .D1T1  *+A6[A3], A1         ; LDW     *+A6[index_45], box_48
        ADD     .L1    A8, A9, A8           ; ADD     low_47, upper_47, product_45
||      STW     .D2T2  B10, *+B0[3]         ; STW     zb, *+back_out[3]{first_out}
        ADD     .L2    B11, B12, B10        ; ADD     mixed1_76, mixed2_76, mixed_76
||      SHL     .S1    A8, 5, A1            ; SHL     product_45, 5, p5_48
||      ROTL    .M1    A8, 10, A8           ; ROTL    product_45, 10, r_44
||      MPYU    .M2X   B10, A1, B10         ; MPYU    zb, q_71, low_76
        SHRU    .S1    A8, 27, A9           ; SHRU    product_45, 27, p27_48
||      SHL     .S2    B10, 16, B11         ; SHL     mixed_76, 16, upper_76
        ADD     .L1    A1, A9, A12          ; ADD     p5_48, p27_48, once_48
||      ADD     .L2    B10, B11, B10        ; ADD     low_76, upper_76, product_74
||      LDW     .D2T2  *+B6[B3], B9         ; LDW     *+B6[index_74], box_77
        XOR     .L1    A11, A2, A2          ; XOR     xa, r_37, xa
||      XOR     .S1    A12, A8, A3          ; XOR     once_48, r_44, both_48
||      SHL     .S2    B10, 5, B11          ; SHL     product_74, 5, p5_77
||      ROTL    .M1    A3, A9, A1           ; ROTL    index_45, p27_48, m_44
        XOR     .L1    A3, A1, A3           ; XOR     both_48, box_48, sum_48
||      SHRU    .S2    B10, 27, B10         ; SHRU    product_74, 27, p27_77
||      ROTL    .M2    B10, 10, B11         ; ROTL    product_74, 10, r_73
        XOR     .L1    A7, A8, A3           ; XOR     ya, r_44, ya
||      ADD     .L2    B11, B10, B12        ; ADD     p5_77, p27_77, once_77
||      ROTL    .M1    A3, A8, A7           ; ROTL    sum_48, r_44, l_44
        ADD     .L2    B8, B9, B2           ; ADD     wb, m_66, wb
||[B1]  B       .S1    mars_encrypt_blocks_c64x$first$few; [left] B       first
||      XOR     .S2    B12, B11, B12        ; XOR     once_77, r_73, both_77
||      XOR     .D2    B2, B11, B8          ; XOR     yb, r_73, yb
        ADD     .L1    A5, A7, A2           ; ADD     wa, l_44, wa
||      XOR     .L2    B7, B5, B3           ; XOR     xb, r_66, xb
||      ADD     .S1    A2, A1, A1           ; ADD     xa, m_44, xa
||      XOR     .S2    B12, B9, B5          ; XOR     both_77, box_77, sum_77
||      ROTL    .M2    B3, B10, B5          ; ROTL    index_74, p27_77, m_73
        ROTL    .M2    B5, B11, B3          ; ROTL    sum_77, r_73, l_73
||      STW     .D1T1  A2, *A10++[4]        ; STW     wa, *front_out++[4]{first_out}
||      STW     .D2T2  B8, *+B0[2]          ; STW     yb, *+back_out[2]{first_out}
        ADD     .L2    B3, B5, B5           ; ADD     xb, m_73, xb
||      STW     .D1T1  A1, *-A10[3]         ; STW     xa, *-front_out[3]{first_out}
        ADD     .L2    B2, B3, B2           ; ADD     wb, l_73, wb
||      STW     .D1T1  A0, *-A10[1]         ; STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B5, *+B0[1]          ; STW     xb, *+back_out[1]{first_out}
        STW     .D1T1  A3, *-A10[2]         ; STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B2, *B0--[4]         ; STW     wb, *back_out--[4]{first_out}
mars_encrypt_blocks_c64x$first$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$6; after first
        NOP     5
mars_encrypt_blocks_c64x$second$few:
        LDW     .D1T1  *A18++[4], A0        ; LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B27[3], B2         ; LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *+A23[3], A1         ; LDW     *+keys_a[2 + 1], q_91
||      LDW     .D2T2  *+B27[2], B3         ; LDW     *+back_in[2]{second_in}, yb
        LDW     .D1T1  *+A23[1], A3         ; LDW     *+keys_a[0 + 1], q_84
||      LDW     .D2T2  *+B27[1], B5         ; LDW     *+back_in[1]{second_in}, xb
        LDW     .D1T1  *+A23[0], A5         ; LDW     *+keys_a[0], p_84
||      LDW     .D2T2  *B27--[4], B7        ; LDW     *back_in--[4]{second_in}, wb
        LDW     .D1T1  *-A18[1], A7         ; LDW     *-front_in[1]{second_in}, za
        SHL     .S1    A0, 13, A2           ; SHL     wa, 13, upper_88
||      LDW     .D1T1  *-A18[3], A8         ; LDW     *-front_in[3]{second_in}, xa
        SHRU    .S1    A0, 19, A5           ; SHRU    wa, 19, lower_88
||      LDW     .D2T1  *+B29[1], A3         ; LDW     *+keys_b[0 + 1], q_113
        ADD     .L1    A2, A5, A2           ; ADD     upper_88, lower_88, wa
||      LDW     .D2T1  *+B29[0], A11        ; LDW     *+keys_b[0], p_113
        SHL     .S2    B7, 13, B8           ; SHL     wb, 13, upper_117
||      MPYLHU  .M1    A2, A3, A9           ; MPYLHU  wa, q_84, mixed2_89
        SHRU    .S2    B7, 19, B9           ; SHRU    wb, 19, lower_117
||      MPYHLU  .M1    A2, A3, A11          ; MPYHLU  wa, q_84, mixed1_89
||      LDW     .D1T1  *+A23[4], A0         ; LDW     *+keys_a[4], p_98
||      LDW     .D2T2  *+B29[6], B7         ; LDW     *+keys_b[6], p_134
        ADD     .L2    B8, B9, B8           ; ADD     upper_117, lower_117, wb
||      MPYU    .M1    A2, A3, A9           ; MPYU    wa, q_84, low_89
||      LDW     .D1T1  *+A23[5], A3         ; LDW     *+keys_a[4 + 1], q_98
        ADD     .L1    A11, A9, A12         ; ADD     mixed1_89, mixed2_89, mixed_89
||      MPYHLU  .M2X   B8, A3, B9           ; MPYHLU  wb, q_113, mixed1_118
||      LDW     .D2T2  *+B29[2], B9         ; LDW     *+keys_b[2], p_120
        SHL     .S1    A12, 16, A12         ; SHL     mixed_89, 16, upper_89
||      MPYLHU  .M2X   B8, A3, B11          ; MPYLHU  wb, q_113, mixed2_118
||      LDW     .D1T1  *-A18[2], A13        ; LDW     *-front_in[2]{second_in}, ya
        ADD     .L1    A0, A5, A9           ; ADD     wa, p_84, index_87
||      ADD     .L2X   B7, A11, B10         ; ADD     wb, p_113, index_116
||      ADD     .S1    A9, A12, A5          ; ADD     low_89, upper_89, product_87
||      LDW     .D2T1  *+B29[4], A14        ; LDW     *+keys_b[4], p_127
        ADD     .L2    B9, B11, B9          ; ADD     mixed1_118, mixed2_118, mixed_118
||      ROTL    .M1    A5, 10, A11          ; ROTL    product_87, 10, r_86
||      MPYU    .M2X   B8, A3, B11          ; MPYU    wb, q_113, low_118
        SHRU    .S1    A5, 27, A12          ; SHRU    product_87, 27, p27_90
||      SHL     .S2    B9, 16, B12          ; SHL     mixed_118, 16, upper_118
||      LDW     .D2T2  *+B29[7], B5         ; LDW     *+keys_b[6 + 1], q_134
        XOR     .L1    A8, A11, A8          ; XOR     xa, r_86, xa
||      ADD     .L2    B11, B12, B11        ; ADD     low_118, upper_118, product_116
||      LDW     .D1T2  *+A23[2], B17        ; LDW     *+keys_a[2], p_91
        SHL     .S1    A8, 13, A15          ; SHL     xa, 13, upper_95
||      ROTL    .M2    B11, 10, B12         ; ROTL    product_116, 10, r_115
        SHRU    .S1    A8, 19, A16          ; SHRU    xa, 19, lower_95
||      SHL     .S2    B11, 5, B13          ; SHL     product_116, 5, p5_119
||      LDW     .D2T1  *+B29[3], A9         ; LDW     *+keys_b[2 + 1], q_120
        ADD     .L1    A15, A16, A15        ; ADD     upper_95, lower_95, xa
||      XOR     .L2    B5, B12, B11         ; XOR     xb, r_115, xb
||      SHRU    .S2    B11, 27, B16         ; SHRU    product_116, 27, p27_119
||      ROTL    .M1    A9, A12, A9          ; ROTL    index_87, p27_90, m_86
        SHRU    .S2    B11, 19, B18         ; SHRU    xb, 19, lower_124
||      MPYHLU  .M1    A15, A1, A16         ; MPYHLU  xa, q_91, mixed1_96
||      LDW     .D1T1  *+A6[A9], A16        ; LDW     *+A6[index_87], box_90
        SHL     .S2    B11, 13, B19         ; SHL     xb, 13, upper_124
||      MPYLHU  .M1    A15, A1, A13         ; MPYLHU  xa, q_91, mixed2_96
        ADD     .L1    A13, A9, A1          ; ADD     ya, m_86, ya
||      ADD     .L2    B19, B18, B18        ; ADD     upper_124, lower_124, xb
||      MPYU    .M1    A15, A1, A13         ; MPYU    xa, q_91, low_96
        ADD     .L1    A16, A13, A16        ; ADD     mixed1_96, mixed2_96, mixed_96
||      ADD     .L2    B13, B16, B13        ; ADD     p5_119, p27_119, once_119
||      SHL     .S1    A5, 5, A5            ; SHL     product_87, 5, p5_90
||      MPYHLU  .M2X   B18, A9, B19         ; MPYHLU  xb, q_120, mixed1_125
||      LDW     .D2T2  *+B29[5], B10        ; LDW     *+keys_b[4 + 1], q_127
        SHL     .S1    A16, 16, A17         ; SHL     mixed_96, 16, upper_96
||      MPYLHU  .M2X   B18, A9, B20         ; MPYLHU  xb, q_120, mixed2_125
        ADD     .L1    A13, A17, A9         ; ADD     low_96, upper_96, product_94
||      MPYU    .M2X   B18, A9, B17         ; MPYU    xb, q_120, low_125
        ADD     .L1    A5, A12, A8          ; ADD     p5_90, p27_90, once_90
||      ADD     .L2    B19, B20, B19        ; ADD     mixed1_125, mixed2_125, mixed_125
||      ADD     .S1X   A8, B17, A5          ; ADD     xa, p_91, index_94
||      ROTL    .M1    A9, 10, A12          ; ROTL    product_94, 10, r_93
        SHL     .S2    B19, 16, B16         ; SHL     mixed_125, 16, upper_125
||      ROTL    .M2    B10, B16, B17        ; ROTL    index_116, p27_119, m_115
||      LDW     .D2T2  *+B6[B10], B20       ; LDW     *+B6[index_116], box_119
        XOR     .L1    A8, A11, A8          ; XOR     once_90, r_86, both_90
||      ADD     .L2    B17, B16, B16        ; ADD     low_125, upper_125, product_123
||      XOR     .S1    A1, A12, A1          ; XOR     ya, r_93, ya
        XOR     .L1    A8, A16, A16         ; XOR     both_90, box_90, sum_90
||      ADD     .L2    B3, B17, B3          ; ADD     yb, m_115, yb
||      SHRU    .S1    A1, 19, A8           ; SHRU    ya, 19, lower_102
||      ROTL    .M2    B16, 10, B13         ; ROTL    product_123, 10, r_122
        XOR     .L2    B13, B12, B19        ; XOR     once_119, r_115, both_119
||      SHL     .S1    A1, 13, A11          ; SHL     ya, 13, upper_102
||      SHL     .S2    B16, 5, B17          ; SHL     product_123, 5, p5_126
||      ROTL    .M1    A16, A11, A16        ; ROTL    sum_90, r_86, l_86
||      LDW     .D1T2  *+A23[7], B12        ; LDW     *+keys_a[6 + 1], q_105
        ADD     .L1    A11, A8, A8          ; ADD     upper_102, lower_102, ya
||      XOR     .L2    B3, B13, B16         ; XOR     yb, r_122, yb
||      SHRU    .S1    A9, 27, A11          ; SHRU    product_94, 27, p27_97
||      SHRU    .S2    B16, 27, B3          ; SHRU    product_123, 27, p27_126
        XOR     .L2    B19, B20, B11        ; XOR     both_119, box_119, sum_119
||      SHL     .S2    B16, 13, B19         ; SHL     yb, 13, upper_131
||      MPYHLU  .M1    A8, A3, A13          ; MPYHLU  ya, q_98, mixed1_103
||      ADD     .D2    B11, B9, B9          ; ADD     xb, p_120, index_123
        ADD     .L2    B17, B3, B17         ; ADD     p5_126, p27_126, once_126
||      SHRU    .S2    B16, 19, B20         ; SHRU    yb, 19, lower_131
||      MPYLHU  .M1    A8, A3, A17          ; MPYLHU  ya, q_98, mixed2_103
        ADD     .L2    B19, B20, B11        ; ADD     upper_131, lower_131, yb
||      SHL     .S1    A9, 5, A9            ; SHL     product_94, 5, p5_97
||      ROTL    .M2    B11, B12, B19        ; ROTL    sum_119, r_115, l_115
        ADD     .L1    A7, A16, A3          ; ADD     za, l_86, za
||      ADD     .S1    A13, A17, A7         ; ADD     mixed1_103, mixed2_103, mixed_103
||      MPYU    .M1    A8, A3, A7           ; MPYU    ya, q_98, low_103
||      MPYLHU  .M2    B11, B10, B20        ; MPYLHU  yb, q_127, mixed2_132
        XOR     .L2    B17, B13, B17        ; XOR     once_126, r_122, both_126
||      SHL     .S1    A7, 16, A13          ; SHL     mixed_103, 16, upper_103
||      MPYHLU  .M2    B11, B10, B16        ; MPYHLU  yb, q_127, mixed1_132
||      LDW     .D1T1  *+A23[6], A11        ; LDW     *+keys_a[6], p_105
        ADD     .L1    A9, A11, A7          ; ADD     p5_97, p27_97, once_97
||      ADD     .L2    B2, B19, B10         ; ADD     zb, l_115, zb
||      ADD     .S1    A7, A13, A9          ; ADD     low_103, upper_103, product_101
||      ADD     .S2X   B16, A14, B2         ; ADD     yb, p_127, index_130
||      ROTL    .M1    A5, A11, A11         ; ROTL    index_94, p27_97, m_93
||      MPYU    .M2    B11, B10, B16        ; MPYU    yb, q_127, low_132
        ADD     .L1    A1, A0, A0           ; ADD     ya, p_98, index_101
||      ADD     .L2    B16, B20, B20        ; ADD     mixed1_132, mixed2_132, mixed_132
||      SHRU    .S1    A9, 27, A1           ; SHRU    product_101, 27, p27_104
||      ROTL    .M1    A9, 10, A3           ; ROTL    product_101, 10, r_100
||      LDW     .D2T2  *+B6[B9], B16        ; LDW     *+B6[index_123], box_126
        ADD     .L1    A3, A11, A9          ; ADD     za, m_93, za
||      SHL     .S1    A9, 5, A5            ; SHL     product_101, 5, p5_104
||      SHL     .S2    B20, 16, B20         ; SHL     mixed_132, 16, upper_132
||      LDW     .D1T1  *+A6[A5], A1         ; LDW     *+A6[index_94], box_97
        ADD     .L2    B16, B20, B3         ; ADD     low_132, upper_132, product_130
||      ROTL    .M2    B9, B3, B16          ; ROTL    index_123, p27_126, m_122
        XOR     .L1    A9, A3, A9           ; XOR     za, r_100, za
||      SHL     .S2    B3, 5, B9            ; SHL     product_130, 5, p5_133
||      ROTL    .M1    A0, A1, A13          ; ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B3, 10, B3           ; ROTL    product_130, 10, r_129
        ADD     .L2    B10, B16, B20        ; ADD     zb, m_122, zb
||      SHL     .S1    A9, 13, A14          ; SHL     za, 13, upper_109
||      SHRU    .S2    B3, 27, B10          ; SHRU    product_130, 27, p27_133
        ADD     .L1    A5, A1, A5           ; ADD     p5_104, p27_104, once_104
||      XOR     .L2    B17, B16, B16        ; XOR     both_126, box_126, sum_126
||      SHRU    .S1    A9, 19, A16          ; SHRU    za, 19, lower_109
||      XOR     .S2    B20, B3, B17         ; XOR     zb, r_129, zb
        ADD     .L1    A14, A16, A14        ; ADD     upper_109, lower_109, za
||      SHL     .S2    B17, 13, B2          ; SHL     zb, 13, upper_138
||      ROTL    .M2    B2, B10, B9          ; ROTL    index_130, p27_133, m_129
||      LDW     .D2T2  *+B6[B2], B12        ; LDW     *+B6[index_130], box_133
        ADD     .L2    B9, B10, B10         ; ADD     p5_133, p27_133, once_133
||      SHRU    .S2    B17, 19, B17         ; SHRU    zb, 19, lower_138
||      MPYHLU  .M1X   A14, B12, A0         ; MPYHLU  za, q_105, mixed1_110
||      ADD     .D2    B17, B7, B7          ; ADD     zb, p_134, index_137
        ADD     .L2    B2, B17, B2          ; ADD     upper_138, lower_138, zb
||      MPYLHU  .M1X   A14, B12, A11        ; MPYLHU  za, q_105, mixed2_110
||      LDW     .D1T1  *+A6[A0], A16        ; LDW     *+A6[index_101], box_104
        XOR     .L1    A5, A3, A9           ; XOR     once_104, r_100, both_104
||      ADD     .S1    A9, A11, A5          ; ADD     za, p_105, index_108
||      MPYLHU  .M2    B2, B5, B17          ; MPYLHU  zb, q_134, mixed2_139
        MPYU    .M1X   A14, B12, A0         ; MPYU    za, q_105, low_110
||      MPYHLU  .M2    B2, B5, B20          ; MPYHLU  zb, q_134, mixed1_139
||      LDW     .D2T2  *+B6[B7], B2         ; LDW     *+B6[index_137], box_140
        XOR     .L1    A7, A12, A7          ; XOR     once_97, r_93, both_97
||      XOR     .L2    B10, B3, B10         ; XOR     once_133, r_129, both_133
||      ADD     .S1    A0, A11, A11         ; ADD     mixed1_110, mixed2_110, mixed_110
||      SUB     .S2    B1, 1, B1            ; SUB     left, 1, left
        ADD     .L2    B20, B17, B5         ; ADD     mixed1_139, mixed2_139, mixed_139
||      MPYU    .M2    B2, B5, B5           ; MPYU    zb, q_134, low_139
        XOR     .L1    A7, A1, A1           ; XOR     both_97, box_97, sum_97
||      SHL     .S1    A11, 16, A7          ; SHL     mixed_110, 16, upper_110
||      SHL     .S2    B5, 16, B17          ; SHL     mixed_139, 16, upper_139
        XOR     .L1    A9, A16, A0          ; XOR     both_104, box_104, sum_104
||      ADD     .L2    B5, B17, B5          ; ADD     low_139, upper_139, product_137
||      ADD     .S1    A0, A7, A1           ; ADD     low_110, upper_110, product_108
||      ROTL    .M1    A1, A12, A9          ; ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B16, B13, B16        ; ROTL    sum_126, r_122, l_122
||      STW     .D2T2  B2, *+B0[3]          ; STW     zb, *+back_out[3]{second_out}
        SHRU    .S1    A1, 27, A7           ; SHRU    product_108, 27, p27_111
||      SHRU    .S2    B5, 27, B13          ; SHRU    product_137, 27, p27_140
||      ROTL    .M1    A1, 10, A0           ; ROTL    product_108, 10, r_107
||      LDW     .D1T1  *+A6[A5], A15        ; LDW     *+A6[index_108], box_111
        ADD     .L1    A2, A9, A1           ; ADD     wa, l_93, wa
||      XOR     .L2    B10, B12, B5         ; XOR     both_133, box_133, sum_133
||      SHL     .S1    A1, 5, A2            ; SHL     product_108, 5, p5_111
||      SHL     .S2    B5, 5, B10           ; SHL     product_137, 5, p5_140
||      ROTL    .M1    A0, A3, A1           ; ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B5, 10, B3           ; ROTL    product_137, 10, r_136
        ADD     .L1    A1, A13, A2          ; ADD     wa, m_100, wa
||      ADD     .L2    B8, B16, B5          ; ADD     wb, l_122, wb
||      ADD     .S1    A2, A7, A5           ; ADD     p5_111, p27_111, once_111
||      ADD     .S2    B10, B13, B8         ; ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A5, A7, A2           ; ROTL    index_108, p27_111, m_107
||      ROTL    .M2    B5, B3, B5           ; ROTL    sum_133, r_129, l_129
        XOR     .L1    A5, A0, A5           ; XOR     once_111, r_107, both_111
||      ADD     .L2    B5, B9, B8           ; ADD     wb, m_129, wb
||      XOR     .S1    A2, A0, A7           ; XOR     wa, r_107, wa
||      XOR     .S2    B8, B3, B9           ; XOR     once_140, r_136, both_140
        ADD     .L1    A15, A1, A1          ; ADD     xa, l_100, xa
||      XOR     .L2    B9, B2, B2           ; XOR     both_140, box_140, sum_140
||[B1]  B       .S2    mars_encrypt_blocks_c64x$second$few; [left] B       second
||      ROTL    .M2    B7, B13, B5          ; ROTL    index_137, p27_140, m_136
        XOR     .L1    A5, A15, A2          ; XOR     both_111, box_111, sum_111
||      ADD     .L2    B18, B5, B3          ; ADD     xb, l_129, xb
||      ADD     .S1    A1, A2, A1           ; ADD     xa, m_107, xa
||      XOR     .S2    B8, B3, B2           ; XOR     wb, r_136, wb
||      ROTL    .M2    B2, B3, B3           ; ROTL    sum_140, r_136, l_136
||      STW     .D1T1  A7, *A10++[4]        ; STW     wa, *front_out++[4]{second_out}
        ADD     .L2    B3, B5, B5           ; ADD     xb, m_136, xb
||      ROTL    .M1    A2, A0, A14          ; ROTL    sum_111, r_107, l_107
        ADD     .L2    B11, B3, B3          ; ADD     yb, l_136, yb
||      STW     .D1T1  A14, *-A10[1]        ; STW     za, *-front_out[1]{second_out}
||      STW     .D2T2  B5, *+B0[1]          ; STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A8, A14, A1          ; ADD     ya, l_107, ya
||      STW     .D1T1  A1, *-A10[3]         ; STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B3, *+B0[2]          ; STW     yb, *+back_out[2]{second_out}
        STW     .D1T1  A1, *-A10[2]         ; STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B2, *B0--[4]         ; STW     wb, *back_out--[4]{second_out}
mars_encrypt_blocks_c64x$second$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$10; after second
        NOP     5
mars_encrypt_blocks_c64x$unmixing$few:
        LDW     .D2T2  *B24++[4], B0        ; LDW     *from++[4]{unmixing_in}, a
        LDW     .D2T2  *-B24[2], B2         ; LDW     *-from[2]{unmixing_in}, c
        NOP
        LDW     .D2T2  *-B24[3], B7         ; LDW     *-from[3]{unmixing_in}, b
        NOP
        ROTL    .M2    B0, 24, B3           ; ROTL    a, 24, a
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a], s0_147
        SHRU    .S2    B0, 16, B5           ; SHRU    a, 16, a16_147
||      LDW     .D2T2  *-B24[1], B0         ; LDW     *-from[1]{unmixing_in}, d
        SHRU    .S1X   B0, 24, A0           ; SHRU    a, 24, a24_147
        NOP
        LDW     .D2T1  *+B4[B5], A1         ; LDW     *+B4[a16_147], s2_147
        XOR     .L2X   B7, A1, B7           ; XOR     b, s0_147, b
||      SHRU    .S1X   B0, 8, A0            ; SHRU    a, 8, a8_147
||      LDW     .D1T2  *+A4[A0], B8         ; LDW     *+A4[a24_147], s1_147
        SHRU    .S2    B7, 16, B5           ; SHRU    b, 16, a16_148
||      LDW     .D2T1  *+B4[B7], A0         ; LDW     *+B4[b], s0_148
        NOP
        SHRU    .S1X   B7, 24, A2           ; SHRU    b, 24, a24_148
||      ROTL    .M2    B7, 24, B5           ; ROTL    b, 24, b
        LDW     .D1T2  *+A4[A2], B0         ; LDW     *+A4[a24_148], s1_148
||      LDW     .D2T1  *+B4[B5], A0         ; LDW     *+B4[a16_148], s2_148
        SUB     .L2    B2, B8, B2           ; SUB     c, s1_147, c
||      LDW     .D1T2  *+A4[A0], B8         ; LDW     *+A4[a8_147], s3_147
        XOR     .L2X   B2, A0, B2           ; XOR     c, s0_148, c
||      SHRU    .S1X   B7, 8, A0            ; SHRU    b, 8, a8_148
        SUB     .L2    B2, B5, B2           ; SUB     c, b, c
        SUB     .L2X   B0, A1, B7           ; SUB     d, s2_147, difference_147
||      LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_148], s3_148
        SHRU    .S1X   B2, 24, A1           ; SHRU    c, 24, a24_149
||      LDW     .D2T2  *+B4[B2], B8         ; LDW     *+B4[c], s0_149
        LDW     .D1T2  *+A4[A1], B2         ; LDW     *+A4[a24_149], s1_149
        SUB     .L2X   B3, A0, B3           ; SUB     a, s2_148, difference_148
||      SHRU    .S1X   B2, 8, A0            ; SHRU    c, 8, a8_149
        XOR     .L2    B7, B8, B2           ; XOR     difference_147, s3_147, d
||      SHRU    .S2    B2, 16, B7           ; SHRU    c, 16, a16_149
||      ROTL    .M2    B2, 24, B3           ; ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_149], s3_149
        XOR     .L1X   A0, B3, A0           ; XOR     difference_148, s3_148, a
        SUB     .L2    B2, B0, B0           ; SUB     d, s1_148, d
||      LDW     .D2T1  *+B4[B7], A1         ; LDW     *+B4[a16_149], s2_149
        XOR     .L2    B0, B8, B2           ; XOR     d, s0_149, d
||      SUB     .S2X   A0, B2, B0           ; SUB     a, s1_149, a
        SUB     .L2    B2, B0, B2           ; SUB     d, a, d
        LDW     .D2T1  *+B4[B2], A1         ; LDW     *+B4[d], s0_150
        SHRU    .S1X   B2, 24, A2           ; SHRU    d, 24, a24_150
||      SHRU    .S2    B2, 16, B8           ; SHRU    d, 16, a16_150
        LDW     .D1T1  *+A4[A2], A1         ; LDW     *+A4[a24_150], s1_150
||      LDW     .D2T2  *+B4[B8], B5         ; LDW     *+B4[a16_150], s2_150
        SUB     .L2X   B5, A1, B5           ; SUB     b, s2_149, difference_149
||      SHRU    .S1X   B2, 8, A1            ; SHRU    d, 8, a8_150
        LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a8_150], s3_150
        XOR     .L1X   A0, B5, A0           ; XOR     difference_149, s3_149, b
||      XOR     .L2X   B0, A1, B0           ; XOR     a, s0_150, a
        LDW     .D2T2  *+B4[B0], B5         ; LDW     *+B4[a], s0_152
        SUB     .L2    B3, B5, B3           ; SUB     c, s2_150, difference_150
||      SHRU    .S1X   B0, 24, A2           ; SHRU    a, 24, a24_152
        ROTL    .M1X   B2, 24, A0           ; ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A2], B8         ; LDW     *+A4[a24_152], s1_152
        SUB     .L1    A0, A1, A5           ; SUB     b, s1_150, b
||      SHRU    .S1X   B0, 8, A1            ; SHRU    a, 8, a8_152
        SHRU    .S2    B0, 16, B2           ; SHRU    a, 16, a16_152
        XOR     .L2X   B5, A5, B5           ; XOR     b, s0_152, b
        LDW     .D2T2  *+B4[B5], B7         ; LDW     *+B4[b], s0_153
        SHRU    .S2    B5, 16, B2           ; SHRU    b, 16, a16_153
||      LDW     .D2T2  *+B4[B2], B2         ; LDW     *+B4[a16_152], s2_152
        XOR     .L2X   B3, A2, B0           ; XOR     difference_150, s3_150, c
||      ROTL    .M2    B0, 24, B3           ; ROTL    a, 24, a
        SUB     .L2    B1, 1, B1            ; SUB     left, 1, left
||      ROTL    .M2    B5, 24, B0           ; ROTL    b, 24, b
        SUB     .L2    B0, B8, B8           ; SUB     c, s1_152, c
||      SHRU    .S1X   B5, 8, A2            ; SHRU    b, 8, a8_153
        XOR     .L2    B8, B7, B5           ; XOR     c, s0_153, c
||      SHRU    .S1X   B5, 24, A1           ; SHRU    b, 24, a24_153
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B2], B7         ; LDW     *+B4[a16_153], s2_153
        SUB     .L2    B5, B0, B5           ; SUB     c, b, c
||      LDW     .D1T1  *+A4[A1], A2         ; LDW     *+A4[a24_153], s1_153
        SUB     .L2X   A0, B2, B2           ; SUB     d, s2_152, difference_152
||      LDW     .D2T2  *+B4[B5], B8         ; LDW     *+B4[c], s0_154
        SHRU    .S1X   B5, 24, A2           ; SHRU    c, 24, a24_154
||      LDW     .D1T1  *+A4[A2], A2         ; LDW     *+A4[a8_153], s3_153
        LDW     .D1T2  *+A4[A2], B9         ; LDW     *+A4[a24_154], s1_154
        XOR     .L2X   B2, A2, B2           ; XOR     difference_152, s3_152, d
        SUB     .L2    B3, B7, B7           ; SUB     a, s2_153, difference_153
||      SHRU    .S2    B5, 16, B3           ; SHRU    c, 16, a16_154
        SUB     .L2X   B2, A2, B2           ; SUB     d, s1_153, d
||      ROTL    .M2    B5, 24, B2           ; ROTL    c, 24, c
        XOR     .L2X   B7, A2, B8           ; XOR     difference_153, s3_153, a
||      XOR     .S2    B2, B8, B7           ; XOR     d, s0_154, d
        SUB     .L2    B8, B9, B3           ; SUB     a, s1_154, a
||      LDW     .D2T1  *+B4[B3], A2         ; LDW     *+B4[a16_154], s2_154
        SUB     .L2    B7, B3, B5           ; SUB     d, a, d
||      SHRU    .S1X   B5, 8, A2            ; SHRU    c, 8, a8_154
        SHRU    .S2    B5, 16, B7           ; SHRU    d, 16, a16_155
||      LDW     .D1T2  *+A4[A2], B5         ; LDW     *+A4[a8_154], s3_154
||      LDW     .D2T1  *+B4[B5], A2         ; LDW     *+B4[d], s0_155
        SHRU    .S1X   B5, 8, A2            ; SHRU    d, 8, a8_155
||      LDW     .D2T2  *+B4[B7], B0         ; LDW     *+B4[a16_155], s2_155
        SHRU    .S1X   B5, 24, A0           ; SHRU    d, 24, a24_155
||      LDW     .D1T1  *+A4[A2], A0         ; LDW     *+A4[a8_155], s3_155
        SUB     .L1X   B0, A2, A0           ; SUB     b, s2_154, difference_154
||      LDW     .D1T2  *+A4[A0], B2         ; LDW     *+A4[a24_155], s1_155
        ROTL    .M2    B5, 24, B3           ; ROTL    d, 24, d
        XOR     .L1X   A2, B3, A2           ; XOR     a, s0_155, a
||[B1]  B       .S1    mars_encrypt_blocks_c64x$unmixing$few; [left] B       unmixing
        SUB     .L1    A2, A26, A2          ; SUB     a, k0, a
||      XOR     .L2X   B5, A0, B0           ; XOR     difference_154, s3_154, b
||      SUB     .S2    B2, B0, B2           ; SUB     c, s2_155, difference_155
        XOR     .L2X   B2, A0, B3           ; XOR     difference_155, s3_155, c
||      SUB     .S2    B3, B20, B5          ; SUB     d, k3, d
||      STW     .D1T1  A2, *A3++[4]         ; STW     a, *to++[4]{unmixing_out}
        SUB     .L2    B0, B2, B0           ; SUB     b, s1_155, b
||      SUB     .S2    B3, B21, B2          ; SUB     c, k2, c
||      STW     .D1T2  B5, *-A3[1]          ; STW     d, *-to[1]{unmixing_out}
        SUB     .L2    B0, B23, B0          ; SUB     b, k1, b
||      STW     .D1T2  B2, *-A3[2]          ; STW     c, *-to[2]{unmixing_out}
        STW     .D1T2  B0, *-A3[3]          ; STW     b, *-to[3]{unmixing_out}
mars_encrypt_blocks_c64x$unmixing$join:
        B       .S1    mars_encrypt_blocks_c64x$mars_encrypt_blocks_c64x$13; after unmixing
        NOP     5
