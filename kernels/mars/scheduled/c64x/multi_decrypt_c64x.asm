; broadside optimize: source e64870471d842eebdcb8ad5efa352dba56f9a80c66237ef64720f5f661fc10e3
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 20 s an interval, 36 s a region
        .ref    mars_s1, mars_s_box
; MARS, decryption of any number of independent blocks on the C64x.
;
;       void mars_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
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


        .global mars_decrypt_blocks_c64x

        .align  32
mars_decrypt_blocks_c64x:
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
  [!A2] B       .S1    mars_decrypt_blocks_c64x$done; [!left] B      done
||      STW     .D2T1  A12, *+B15[10]       ; save A12
        STW     .D2T2  B11, *+B15[9]        ; save B11
        STW     .D2T1  A11, *+B15[8]        ; save A11
        STW     .D2T2  B10, *+B15[7]        ; save B10
        STW     .D2T1  A10, *+B15[6]        ; save A10
        MV      .L2    B6, B3               ; move schedule
||      STW     .D2T1  A4, *+B15[3]         ; save out
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$1:
        MV      .L2    B3, B3               ; MV      schedule, keys
||      MVKL    .S1    mars_s_box, A6       ; MVKL    mars_s_box, A6
||      MVKL    .S2    21569825, B0         ; MVKL    0x01492121, sides_1
||      LDW     .D2T1  *+B15[3], A0         ; restore out
        MVKH    .S1    mars_s_box, A6       ; MVKH    mars_s_box, A6
||      ADDK    .S2    144, B3              ; ADDK    144, keys
        MV      .L2X   A6, B6               ; MV      A6, B6
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T2  *+B3[2], B17         ; LDW     *+keys[2], k2
        MVKH    .S2    21569825, B0         ; MVKH    0x01492121, sides_1
||      LDW     .D2T1  *+B3[1], A25         ; LDW     *+keys[1], k1
        MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D2T1  *+B3[3], A27         ; LDW     *+keys[3], k3
        LDW     .D2T2  *+B3[0], B25         ; LDW     *+keys[0], k0
        MVKL    .S1    21561633, A1         ; MVKL    0x01490121, circular_2
||      STW     .D2T2  B3, *+B15[5]         ; save keys
        MVKH    .S1    21561633, A1         ; MVKH    0x01490121, circular_2
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVC     .S2X   A1, AMR              ; MVC     circular_2, AMR
        MV      .L1    A0, A3               ; MV      out, to
||      MV      .L2X   A3, B21              ; MV      in, from
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B0, AMR              ; MVC     sides_1, AMR
mars_decrypt_blocks_c64x$mixing$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of mixing
  [A1]  B       .S1    mars_decrypt_blocks_c64x$mixing$few; few iterations of mixing
        NOP     5
mars_decrypt_blocks_c64x$mixing$entry:
        LDW     .D2T1  *B21++[4], A24       ; <0> LDW     *from++[4]{mixing_in}, a
        LDW     .D2T1  *-B21[1], A20        ; <0> LDW     *-from[1]{mixing_in}, d
        LDW     .D2T2  *-B21[2], B16        ; <0> LDW     *-from[2]{mixing_in}, c
        LDW     .D2T2  *-B21[3], B19        ; <0> LDW     *-from[3]{mixing_in}, b
        NOP     3
        ADD     .L1    A20, A27, A28        ; <0> ADD     d, k3, d
        ADD     .S1X   A24, B25, A31        ; <0> ADD     a, k0, a
||      LDW     .D1T2  *+A4[A28], B8        ; <0> LDW     *+A4[d], s0_7
        ADD     .L2    B16, B17, B30        ; <0> ADD     c, k2, c
||      SHRU    .S2X   A28, 8, B9           ; <0> SHRU    d, 8, a8_7
        SHRU    .S2X   A28, 24, B16         ; <0> SHRU    d, 24, a24_7
        LDW     .D2T1  *+B4[B9], A5         ; <0> LDW     *+B4[a8_7], s1_7
        ROTL    .M1    A28, 8, A30          ; <0> ROTL    d, 8, d
        NOP
        XOR     .L2    B30, B8, B8          ; <0> XOR     c, s0_7, sum_7
||      SHRU    .S1    A28, 16, A7          ; <0> SHRU    d, 16, a16_7
||      ADD     .D2X   B19, A25, B18        ; <0> ADD     b, k1, b
        LDW     .D1T1  *+A4[A7], A22        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B8, A28          ; <0> ADD     sum_7, s1_7, c
        LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[c], s0_8
        NOP     2
        SHRU    .S1    A28, 16, A21         ; <0> SHRU    c, 16, a16_8
||      SHRU    .S2X   A28, 8, B5           ; <0> SHRU    c, 8, a8_8
        SHRU    .S2X   A28, 24, B7          ; <0> SHRU    c, 24, a24_8
||      LDW     .D2T1  *+B4[B5], A9         ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A22, B18, A24        ; <0> ADD     b, s2_7, b
||      XOR     .L2X   B8, A31, B9          ; <0> XOR     a, s3_7, a
||      LDW     .D2T1  *B21++[4], A24       ; <1> LDW     *from++[4]{mixing_in}, a
        ROTL    .M1    A28, 8, A21          ; <0> ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A21], B7        ; <0> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *-B21[1], A20        ; <1> LDW     *-from[1]{mixing_in}, d
        XOR     .S1    A24, A18, A8         ; <0> XOR     b, s0_8, sum_8
||      ADD     .S2X   B9, A30, B8          ; <0> ADD     d, a, d
||      LDW     .D2T2  *-B21[2], B16        ; <1> LDW     *-from[2]{mixing_in}, c
        LDW     .D2T2  *-B21[3], B19        ; <1> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A8, A9, A29          ; <0> ADD     sum_8, s1_8, b
        LDW     .D1T1  *+A4[A29], A5        ; <0> LDW     *+A4[b], s0_9
||      LDW     .D2T2  *+B4[B7], B5         ; <0> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A18         ; <0> SHRU    b, 16, a16_9
        ADD     .L1    A20, A27, A28        ; <1> ADD     d, k3, d
||      SHRU    .S2X   A29, 8, B1           ; <0> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A18], B3        ; <0> LDW     *+A4[a16_9], s2_9
        ADD     .L2    B9, B7, B1           ; <0> ADD     a, s2_8, a
||      ADD     .S1X   A24, B25, A31        ; <1> ADD     a, k0, a
||      SHRU    .S2X   A29, 24, B7          ; <0> SHRU    b, 24, a24_9
||      LDW     .D1T2  *+A4[A28], B8        ; <1> LDW     *+A4[d], s0_7
||      LDW     .D2T1  *+B4[B1], A7         ; <0> LDW     *+B4[a8_9], s1_9
        ADD     .L2    B16, B17, B30        ; <1> ADD     c, k2, c
||      SHRU    .S2X   A28, 8, B9           ; <1> SHRU    d, 8, a8_7
||      ADD     .D1    A21, A29, A24        ; <0> ADD     c, b, c
        SUB     .L1    A2, 3, A2            ; passes of mixing
||      XOR     .S1X   A5, B1, A19          ; <0> XOR     a, s0_9, sum_9
||      SHRU    .S2X   A28, 24, B16         ; <1> SHRU    d, 24, a24_7
        XOR     .L2    B8, B5, B5           ; <0> XOR     d, s3_8, d
||      LDW     .D2T1  *+B4[B9], A5         ; <1> LDW     *+B4[a8_7], s1_7
        ROTL    .M1    A28, 8, A30          ; <1> ROTL    d, 8, d
        ADD     .L1    A19, A7, A26         ; <0> ADD     sum_9, s1_9, a
        XOR     .L2    B30, B8, B8          ; <1> XOR     c, s0_7, sum_7
||      SHRU    .S1    A28, 16, A7          ; <1> SHRU    d, 16, a16_7
||      ADD     .S2    B5, B3, B9           ; <0> ADD     d, s2_9, d
||      LDW     .D1T1  *+A4[A26], A8        ; <0> LDW     *+A4[a], s0_10
||      ADD     .D2X   B19, A25, B18        ; <1> ADD     b, k1, b
        SHRU    .S2X   A26, 8, B3           ; <0> SHRU    a, 8, a8_10
||      LDW     .D1T1  *+A4[A7], A22        ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B16], B8        ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B8, A28          ; <1> ADD     sum_7, s1_7, c
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a24_9], s3_9
        ROTL    .M1    A29, 8, A23          ; <0> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A28], A18       ; <1> LDW     *+A4[c], s0_8
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[a8_10], s1_10
        NOP
        XOR     .L1X   A8, B9, A9           ; <0> XOR     d, s0_10, sum_10
||      SHRU    .S1    A26, 16, A8          ; <0> SHRU    a, 16, a16_10
        SHRU    .S1    A28, 16, A21         ; <1> SHRU    c, 16, a16_8
||      SHRU    .S2X   A28, 8, B5           ; <1> SHRU    c, 8, a8_8
        XOR     .L1X   A24, B3, A20         ; <0> XOR     c, s3_9, c
||      SHRU    .S2X   A28, 24, B7          ; <1> SHRU    c, 24, a24_8
||      ROTL    .M1    A26, 8, A22          ; <0> ROTL    a, 8, a
||      LDW     .D2T1  *+B4[B5], A9         ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A22, B18, A24        ; <1> ADD     b, s2_7, b
||      XOR     .L2X   B8, A31, B9          ; <1> XOR     a, s3_7, a
||      LDW     .D1T2  *+A4[A8], B1         ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *B21++[4], A24       ; <2> LDW     *from++[4]{mixing_in}, a
        ADD     .L1X   A9, B3, A26          ; <0> ADD     sum_10, s1_10, d
||      SHRU    .S2X   A26, 24, B5          ; <0> SHRU    a, 24, a24_10
||      ROTL    .M1    A28, 8, A21          ; <1> ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A21], B7        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *-B21[1], A20        ; <2> LDW     *-from[1]{mixing_in}, d
        XOR     .S1    A24, A18, A8         ; <1> XOR     b, s0_8, sum_8
||      ADD     .S2X   B9, A30, B8          ; <1> ADD     d, a, d
||      LDW     .D2T2  *-B21[2], B16        ; <2> LDW     *-from[2]{mixing_in}, c
        SHRU    .S1    A26, 16, A18         ; <0> SHRU    d, 16, a16_12
||      LDW     .D1T1  *+A4[A26], A18       ; <0> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *-B21[3], B19        ; <2> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A8, A9, A29          ; <1> ADD     sum_8, s1_8, b
||      SHRU    .S2X   A26, 24, B3          ; <0> SHRU    d, 24, a24_12
        ADD     .L1X   A20, B1, A19         ; <0> ADD     c, s2_10, c
||      SHRU    .S2X   A26, 8, B1           ; <0> SHRU    d, 8, a8_12
||      LDW     .D1T1  *+A4[A29], A5        ; <1> LDW     *+A4[b], s0_9
||      LDW     .D2T2  *+B4[B7], B5         ; <1> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A18         ; <1> SHRU    b, 16, a16_9
||      LDW     .D1T1  *+A4[A18], A21       ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A20, A27, A28        ; <2> ADD     d, k3, d
||      SHRU    .S2X   A29, 8, B1           ; <1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A18], B3        ; <1> LDW     *+A4[a16_9], s2_9
        ADD     .L2    B9, B7, B1           ; <1> ADD     a, s2_8, a
||      ADD     .S1X   A24, B25, A31        ; <2> ADD     a, k0, a
||      SHRU    .S2X   A29, 24, B7          ; <1> SHRU    b, 24, a24_9
||      LDW     .D1T2  *+A4[A28], B8        ; <2> LDW     *+A4[d], s0_7
||      LDW     .D2T1  *+B4[B1], A7         ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L2    B16, B17, B30        ; <2> ADD     c, k2, c
||      SHRU    .S2X   A28, 8, B9           ; <2> SHRU    d, 8, a8_7
||      ADD     .D1    A21, A29, A24        ; <1> ADD     c, b, c
||      LDW     .D2T2  *+B4[B5], B1         ; <0> LDW     *+B4[a24_10], s3_10
        XOR     .L1    A19, A18, A5         ; <0> XOR     c, s0_12, sum_12
||      XOR     .S1X   A5, B1, A19          ; <1> XOR     a, s0_9, sum_9
||      SHRU    .S2X   A28, 24, B16         ; <2> SHRU    d, 24, a24_7
||      LDW     .D2T1  *+B4[B3], A5         ; <0> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B1, A20          ; <0> ADD     sum_12, s1_12, c
||      XOR     .L2    B8, B5, B5           ; <1> XOR     d, s3_8, d
||      LDW     .D2T1  *+B4[B9], A5         ; <2> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A20, 16, A18         ; <0> SHRU    c, 16, a16_13
||      ROTL    .M1    A28, 8, A30          ; <2> ROTL    d, 8, d
        ADD     .L1    A19, A7, A26         ; <1> ADD     sum_9, s1_9, a
||      ROTL    .M1    A26, 8, A17          ; <0> ROTL    d, 8, d
        XOR     .L1X   A23, B1, A23         ; <0> XOR     b, s3_10, b
||      XOR     .L2    B30, B8, B8          ; <2> XOR     c, s0_7, sum_7
||      SHRU    .S1    A28, 16, A7          ; <2> SHRU    d, 16, a16_7
||      ADD     .S2    B5, B3, B9           ; <1> ADD     d, s2_9, d
||      LDW     .D1T1  *+A4[A26], A8        ; <1> LDW     *+A4[a], s0_10
||      ADD     .D2X   B19, A25, B18        ; <2> ADD     b, k1, b
        XOR     .S1    A22, A5, A19         ; <0> XOR     a, s3_12, a
||      SHRU    .S2X   A26, 8, B3           ; <1> SHRU    a, 8, a8_10
||      LDW     .D1T1  *+A4[A7], A22        ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B16], B8        ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B8, A28          ; <2> ADD     sum_7, s1_7, c
||      SHRU    .S2X   A20, 8, B8           ; <0> SHRU    c, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A5        ; <0> LDW     *+A4[c], s0_13
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A17, A19, A16        ; <0> ADD     d, a, d
||      ADD     .S1    A23, A21, A17        ; <0> ADD     b, s2_12, b
||      SHRU    .S2X   A20, 24, B7          ; <0> SHRU    c, 24, a24_13
||      ROTL    .M1    A29, 8, A23          ; <1> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A28], A18       ; <2> LDW     *+A4[c], s0_8
||      LDW     .D2T2  *+B4[B3], B3         ; <1> LDW     *+B4[a8_10], s1_10
        LDW     .D1T2  *+A4[A18], B1        ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B8], A8         ; <0> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A8, B9, A9           ; <1> XOR     d, s0_10, sum_10
||      SHRU    .S1    A26, 16, A8          ; <1> SHRU    a, 16, a16_10
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a24_13], s3_13
        SHRU    .S1    A28, 16, A21         ; <2> SHRU    c, 16, a16_8
||      SHRU    .S2X   A28, 8, B5           ; <2> SHRU    c, 8, a8_8
||      ROTL    .M1    A20, 8, A5           ; <0> ROTL    c, 8, c
        XOR     .L1X   A24, B3, A20         ; <1> XOR     c, s3_9, c
||      XOR     .S1    A17, A5, A7          ; <0> XOR     b, s0_13, sum_13
||      SHRU    .S2X   A28, 24, B7          ; <2> SHRU    c, 24, a24_8
||      ROTL    .M1    A26, 8, A22          ; <1> ROTL    a, 8, a
||      LDW     .D2T1  *+B4[B5], A9         ; <2> LDW     *+B4[a8_8], s1_8
;@loop {"name": "mixing", "ii": 22, "res_mii": 20, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 20, "result": "time limit", "seconds": 4.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 5.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 295.9, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 22, 4 stages
;  bounds: resources 20, recurrence 1
;  units: L1 18/22, S1 20/22, M1 8/22, D1 22/22, L2 7/22, S2 18/22, M2 0/22, D2 21/22
;  cross paths: 1X 14/22, 2X 20/22
;  T paths: T1 21/22, T2 19/22
;  registers of side A: 26 used, 25 live at once
;  registers of side B: 17 used, 15 live at once
;  II 20: time limit, 4.8 s
;  II 21: time limit, 5.1 s
;  II 22: found by annealing, 295.9 s
;  not proved the least possible: every interval below 20 is ruled out; 9.9 s of search found nothing below 22
;  pipelined from 4 iterations on
mars_decrypt_blocks_c64x$mixing:
        ADD     .L1X   A22, B18, A24        ; <1> ADD     b, s2_7, b
||      XOR     .L2X   B8, A31, B9          ; <1> XOR     a, s3_7, a
||      LDW     .D1T2  *+A4[A8], B1         ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *B21++[4], A24       ; <0> LDW     *from++[4]{mixing_in}, a
        ADD     .L1X   A9, B3, A26          ; <2> ADD     sum_10, s1_10, d
||      ADD     .S1    A7, A8, A17          ; <3> ADD     sum_13, s1_13, b
||      SHRU    .S2X   A26, 24, B5          ; <2> SHRU    a, 24, a24_10
||      ROTL    .M1    A28, 8, A21          ; <1> ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A21], B7        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *-B21[1], A20        ; <0> LDW     *-from[1]{mixing_in}, d
        XOR     .S1    A24, A18, A8         ; <1> XOR     b, s0_8, sum_8
||      ADD     .S2X   B9, A30, B8          ; <1> ADD     d, a, d
||      LDW     .D1T1  *+A4[A17], A5        ; <3> LDW     *+A4[b], s0_14
||      LDW     .D2T2  *-B21[2], B16        ; <0> LDW     *-from[2]{mixing_in}, c
        ADD     .L1X   A19, B1, A7          ; <3> ADD     a, s2_13, a
||      SHRU    .S1    A26, 16, A18         ; <2> SHRU    d, 16, a16_12
||      SHRU    .S2X   A17, 8, B1           ; <3> SHRU    b, 8, a8_14
||      LDW     .D1T1  *+A4[A26], A18       ; <2> LDW     *+A4[d], s0_12
||      LDW     .D2T2  *-B21[3], B19        ; <0> LDW     *-from[3]{mixing_in}, b
        ADD     .L1    A8, A9, A29          ; <1> ADD     sum_8, s1_8, b
||      XOR     .S1X   A16, B3, A16         ; <3> XOR     d, s3_13, d
||      SHRU    .S2X   A26, 24, B3          ; <2> SHRU    d, 24, a24_12
||      ADD     .D1    A5, A17, A9          ; <3> ADD     c, b, c
||      LDW     .D2T1  *+B4[B1], A7         ; <3> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A20, B1, A19         ; <2> ADD     c, s2_10, c
||      SHRU    .S1    A17, 16, A8          ; <3> SHRU    b, 16, a16_14
||      SHRU    .S2X   A26, 8, B1           ; <2> SHRU    d, 8, a8_12
||      LDW     .D1T1  *+A4[A29], A5        ; <1> LDW     *+A4[b], s0_9
||      LDW     .D2T2  *+B4[B7], B5         ; <1> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A18         ; <1> SHRU    b, 16, a16_9
||      SHRU    .S2X   A17, 24, B1          ; <3> SHRU    b, 24, a24_14
||      LDW     .D1T1  *+A4[A18], A21       ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B1], B1         ; <2> LDW     *+B4[a8_12], s1_12
        ADD     .L1    A20, A27, A28        ; <0> ADD     d, k3, d
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SHRU    .S2X   A29, 8, B1           ; <1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A18], B3        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B1], A8         ; <3> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A7, A5, A5           ; <3> XOR     a, s0_14, sum_14
||      ADD     .L2    B9, B7, B1           ; <1> ADD     a, s2_8, a
||      ADD     .S1X   A24, B25, A31        ; <0> ADD     a, k0, a
||      SHRU    .S2X   A29, 24, B7          ; <1> SHRU    b, 24, a24_9
||      LDW     .D1T2  *+A4[A28], B8        ; <0> LDW     *+A4[d], s0_7
||      LDW     .D2T1  *+B4[B1], A7         ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A7, A7           ; <3> ADD     sum_14, s1_14, a
||      ADD     .L2    B16, B17, B30        ; <0> ADD     c, k2, c
||      SHRU    .S2X   A28, 8, B9           ; <0> SHRU    d, 8, a8_7
||      ADD     .D1    A21, A29, A24        ; <1> ADD     c, b, c
||      LDW     .D2T2  *+B4[B5], B1         ; <2> LDW     *+B4[a24_10], s3_10
        XOR     .L1    A19, A18, A5         ; <2> XOR     c, s0_12, sum_12
||      XOR     .S1X   A5, B1, A19          ; <1> XOR     a, s0_9, sum_9
||      SHRU    .S2X   A28, 24, B16         ; <0> SHRU    d, 24, a24_7
||      LDW     .D1T2  *+A4[A8], B1         ; <3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B3], A5         ; <2> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B1, A20          ; <2> ADD     sum_12, s1_12, c
||      XOR     .L2    B8, B5, B5           ; <1> XOR     d, s3_8, d
||      SHRU    .S1    A7, 16, A5           ; <3> SHRU    a, 16, a16_15
||      SHRU    .S2X   A7, 24, B1           ; <3> SHRU    a, 24, a24_15
||      ROTL    .M1    A7, 8, A5            ; <3> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A7], B5         ; <3> LDW     *+A4[a], s0_15
||      LDW     .D2T1  *+B4[B9], A5         ; <0> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A20, 16, A18         ; <2> SHRU    c, 16, a16_13
||      SHRU    .S2X   A7, 8, B1            ; <3> SHRU    a, 8, a8_15
||      ROTL    .M1    A28, 8, A30          ; <0> ROTL    d, 8, d
||      LDW     .D1T2  *+A4[A5], B1         ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B1], A5         ; <3> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A19, A7, A26         ; <1> ADD     sum_9, s1_9, a
||      XOR     .S1    A9, A8, A8           ; <3> XOR     c, s3_14, c
||      ROTL    .M1    A26, 8, A17          ; <2> ROTL    d, 8, d
||      STW     .D1T1  A5, *A3++[4]         ; <3> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B1], B3         ; <3> LDW     *+B4[a8_15], s1_15
        XOR     .L1X   A23, B1, A23         ; <2> XOR     b, s3_10, b
||      XOR     .L2    B30, B8, B8          ; <0> XOR     c, s0_7, sum_7
||      SHRU    .S1    A28, 16, A7          ; <0> SHRU    d, 16, a16_7
||      ADD     .S2    B5, B3, B9           ; <1> ADD     d, s2_9, d
||      ROTL    .M1    A17, 8, A7           ; <3> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A26], A8        ; <1> LDW     *+A4[a], s0_10
||      ADD     .D2X   B19, A25, B18        ; <0> ADD     b, k1, b
        ADD     .L1X   A16, B1, A9          ; <3> ADD     d, s2_14, d
||      XOR     .S1    A22, A5, A19         ; <2> XOR     a, s3_12, a
||      SHRU    .S2X   A26, 8, B3           ; <1> SHRU    a, 8, a8_10
||      LDW     .D1T1  *+A4[A7], A22        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A5, B8, A28          ; <0> ADD     sum_7, s1_7, c
||[A2]  B       .S1    mars_decrypt_blocks_c64x$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A20, 8, B8           ; <2> SHRU    c, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A5        ; <2> LDW     *+A4[c], s0_13
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A17, A19, A16        ; <2> ADD     d, a, d
||      ADD     .S1    A23, A21, A17        ; <2> ADD     b, s2_12, b
||      SHRU    .S2X   A20, 24, B7          ; <2> SHRU    c, 24, a24_13
||      ROTL    .M1    A29, 8, A23          ; <1> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A28], A18       ; <0> LDW     *+A4[c], s0_8
||      LDW     .D2T2  *+B4[B3], B3         ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A8, B1, A7           ; <3> ADD     c, s2_15, c
||      XOR     .S1    A7, A5, A5           ; <3> XOR     b, s3_15, b
||      LDW     .D1T2  *+A4[A18], B1        ; <2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B8], A8         ; <2> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A8, B9, A9           ; <1> XOR     d, s0_10, sum_10
||      XOR     .L2X   B5, A9, B1           ; <3> XOR     d, s0_15, sum_15
||      SHRU    .S1    A26, 16, A8          ; <1> SHRU    a, 16, a16_10
||      STW     .D1T1  A7, *-A3[2]          ; <3> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B7], B3         ; <2> LDW     *+B4[a24_13], s3_13
        ADD     .L2    B1, B3, B1           ; <3> ADD     sum_15, s1_15, d
||      SHRU    .S1    A28, 16, A21         ; <0> SHRU    c, 16, a16_8
||      SHRU    .S2X   A28, 8, B5           ; <0> SHRU    c, 8, a8_8
||      ROTL    .M1    A20, 8, A5           ; <2> ROTL    c, 8, c
||      STW     .D1T1  A5, *-A3[3]          ; <3> STW     b, *-to[3]{mixing_out}
        XOR     .L1X   A24, B3, A20         ; <1> XOR     c, s3_9, c
||      XOR     .S1    A17, A5, A7          ; <2> XOR     b, s0_13, sum_13
||      SHRU    .S2X   A28, 24, B7          ; <0> SHRU    c, 24, a24_8
||      ROTL    .M1    A26, 8, A22          ; <1> ROTL    a, 8, a
||      STW     .D1T2  B1, *-A3[1]          ; <3> STW     d, *-to[1]{mixing_out}
||      LDW     .D2T1  *+B4[B5], A9         ; <0> LDW     *+B4[a8_8], s1_8
mars_decrypt_blocks_c64x$mixing$exit:
        ADD     .L1X   A22, B18, A24        ; <-1> ADD     b, s2_7, b
||      XOR     .L2X   B8, A31, B9          ; <-1> XOR     a, s3_7, a
||      LDW     .D1T2  *+A4[A8], B1         ; <-2> LDW     *+A4[a16_10], s2_10
        ADD     .L1X   A9, B3, A26          ; <-2> ADD     sum_10, s1_10, d
||      ADD     .S1    A7, A8, A17          ; <-3> ADD     sum_13, s1_13, b
||      SHRU    .S2X   A26, 24, B5          ; <-2> SHRU    a, 24, a24_10
||      ROTL    .M1    A28, 8, A21          ; <-1> ROTL    c, 8, c
||      LDW     .D1T2  *+A4[A21], B7        ; <-1> LDW     *+A4[a16_8], s2_8
        XOR     .S1    A24, A18, A8         ; <-1> XOR     b, s0_8, sum_8
||      ADD     .S2X   B9, A30, B8          ; <-1> ADD     d, a, d
||      LDW     .D1T1  *+A4[A17], A5        ; <-3> LDW     *+A4[b], s0_14
        ADD     .L1X   A19, B1, A7          ; <-3> ADD     a, s2_13, a
||      SHRU    .S1    A26, 16, A18         ; <-2> SHRU    d, 16, a16_12
||      SHRU    .S2X   A17, 8, B1           ; <-3> SHRU    b, 8, a8_14
||      LDW     .D1T1  *+A4[A26], A18       ; <-2> LDW     *+A4[d], s0_12
        ADD     .L1    A8, A9, A29          ; <-1> ADD     sum_8, s1_8, b
||      XOR     .S1X   A16, B3, A16         ; <-3> XOR     d, s3_13, d
||      SHRU    .S2X   A26, 24, B3          ; <-2> SHRU    d, 24, a24_12
||      ADD     .D1    A5, A17, A9          ; <-3> ADD     c, b, c
||      LDW     .D2T1  *+B4[B1], A7         ; <-3> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A20, B1, A19         ; <-2> ADD     c, s2_10, c
||      SHRU    .S1    A17, 16, A8          ; <-3> SHRU    b, 16, a16_14
||      SHRU    .S2X   A26, 8, B1           ; <-2> SHRU    d, 8, a8_12
||      LDW     .D1T1  *+A4[A29], A5        ; <-1> LDW     *+A4[b], s0_9
||      LDW     .D2T2  *+B4[B7], B5         ; <-1> LDW     *+B4[a24_8], s3_8
        SHRU    .S1    A29, 16, A18         ; <-1> SHRU    b, 16, a16_9
||      SHRU    .S2X   A17, 24, B1          ; <-3> SHRU    b, 24, a24_14
||      LDW     .D1T1  *+A4[A18], A21       ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B1], B1         ; <-2> LDW     *+B4[a8_12], s1_12
        SHRU    .S2X   A29, 8, B1           ; <-1> SHRU    b, 8, a8_9
||      LDW     .D1T2  *+A4[A18], B3        ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B1], A8         ; <-3> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A7, A5, A5           ; <-3> XOR     a, s0_14, sum_14
||      ADD     .L2    B9, B7, B1           ; <-1> ADD     a, s2_8, a
||      SHRU    .S2X   A29, 24, B7          ; <-1> SHRU    b, 24, a24_9
||      LDW     .D2T1  *+B4[B1], A7         ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A7, A7           ; <-3> ADD     sum_14, s1_14, a
||      ADD     .D1    A21, A29, A24        ; <-1> ADD     c, b, c
||      LDW     .D2T2  *+B4[B5], B1         ; <-2> LDW     *+B4[a24_10], s3_10
        XOR     .L1    A19, A18, A5         ; <-2> XOR     c, s0_12, sum_12
||      XOR     .S1X   A5, B1, A19          ; <-1> XOR     a, s0_9, sum_9
||      LDW     .D1T2  *+A4[A8], B1         ; <-3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B3], A5         ; <-2> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B1, A20          ; <-2> ADD     sum_12, s1_12, c
||      XOR     .L2    B8, B5, B5           ; <-1> XOR     d, s3_8, d
||      SHRU    .S1    A7, 16, A5           ; <-3> SHRU    a, 16, a16_15
||      SHRU    .S2X   A7, 24, B1           ; <-3> SHRU    a, 24, a24_15
||      ROTL    .M1    A7, 8, A5            ; <-3> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A7], B5         ; <-3> LDW     *+A4[a], s0_15
        SHRU    .S1    A20, 16, A18         ; <-2> SHRU    c, 16, a16_13
||      SHRU    .S2X   A7, 8, B1            ; <-3> SHRU    a, 8, a8_15
||      LDW     .D1T2  *+A4[A5], B1         ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B1], A5         ; <-3> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A19, A7, A26         ; <-1> ADD     sum_9, s1_9, a
||      XOR     .S1    A9, A8, A8           ; <-3> XOR     c, s3_14, c
||      ROTL    .M1    A26, 8, A17          ; <-2> ROTL    d, 8, d
||      STW     .D1T1  A5, *A3++[4]         ; <-3> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B1], B3         ; <-3> LDW     *+B4[a8_15], s1_15
        XOR     .L1X   A23, B1, A23         ; <-2> XOR     b, s3_10, b
||      ADD     .S2    B5, B3, B9           ; <-1> ADD     d, s2_9, d
||      ROTL    .M1    A17, 8, A7           ; <-3> ROTL    b, 8, b
||      LDW     .D1T1  *+A4[A26], A8        ; <-1> LDW     *+A4[a], s0_10
        ADD     .L1X   A16, B1, A9          ; <-3> ADD     d, s2_14, d
||      XOR     .S1    A22, A5, A19         ; <-2> XOR     a, s3_12, a
||      SHRU    .S2X   A26, 8, B3           ; <-1> SHRU    a, 8, a8_10
        SHRU    .S2X   A20, 8, B8           ; <-2> SHRU    c, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A5        ; <-2> LDW     *+A4[c], s0_13
||      LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A17, A19, A16        ; <-2> ADD     d, a, d
||      ADD     .S1    A23, A21, A17        ; <-2> ADD     b, s2_12, b
||      SHRU    .S2X   A20, 24, B7          ; <-2> SHRU    c, 24, a24_13
||      ROTL    .M1    A29, 8, A23          ; <-1> ROTL    b, 8, b
||      LDW     .D2T2  *+B4[B3], B3         ; <-1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A8, B1, A7           ; <-3> ADD     c, s2_15, c
||      XOR     .S1    A7, A5, A5           ; <-3> XOR     b, s3_15, b
||      LDW     .D1T2  *+A4[A18], B1        ; <-2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B8], A8         ; <-2> LDW     *+B4[a8_13], s1_13
        XOR     .L1X   A8, B9, A9           ; <-1> XOR     d, s0_10, sum_10
||      XOR     .L2X   B5, A9, B1           ; <-3> XOR     d, s0_15, sum_15
||      SHRU    .S1    A26, 16, A8          ; <-1> SHRU    a, 16, a16_10
||      STW     .D1T1  A7, *-A3[2]          ; <-3> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B7], B3         ; <-2> LDW     *+B4[a24_13], s3_13
        ADD     .L2    B1, B3, B1           ; <-3> ADD     sum_15, s1_15, d
||      ROTL    .M1    A20, 8, A5           ; <-2> ROTL    c, 8, c
||      STW     .D1T1  A5, *-A3[3]          ; <-3> STW     b, *-to[3]{mixing_out}
        XOR     .L1X   A24, B3, A20         ; <-1> XOR     c, s3_9, c
||      XOR     .S1    A17, A5, A7          ; <-2> XOR     b, s0_13, sum_13
||      ROTL    .M1    A26, 8, A22          ; <-1> ROTL    a, 8, a
||      STW     .D1T2  B1, *-A3[1]          ; <-3> STW     d, *-to[1]{mixing_out}
        LDW     .D1T2  *+A4[A8], B1         ; <-1> LDW     *+A4[a16_10], s2_10
        ADD     .L1X   A9, B3, A26          ; <-1> ADD     sum_10, s1_10, d
||      ADD     .S1    A7, A8, A17          ; <-2> ADD     sum_13, s1_13, b
||      SHRU    .S2X   A26, 24, B5          ; <-1> SHRU    a, 24, a24_10
        LDW     .D1T1  *+A4[A17], A5        ; <-2> LDW     *+A4[b], s0_14
        ADD     .L1X   A19, B1, A7          ; <-2> ADD     a, s2_13, a
||      SHRU    .S1    A26, 16, A18         ; <-1> SHRU    d, 16, a16_12
||      SHRU    .S2X   A17, 8, B1           ; <-2> SHRU    b, 8, a8_14
||      LDW     .D1T1  *+A4[A26], A18       ; <-1> LDW     *+A4[d], s0_12
        XOR     .S1X   A16, B3, A16         ; <-2> XOR     d, s3_13, d
||      SHRU    .S2X   A26, 24, B3          ; <-1> SHRU    d, 24, a24_12
||      ADD     .D1    A5, A17, A9          ; <-2> ADD     c, b, c
||      LDW     .D2T1  *+B4[B1], A7         ; <-2> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A20, B1, A19         ; <-1> ADD     c, s2_10, c
||      SHRU    .S1    A17, 16, A8          ; <-2> SHRU    b, 16, a16_14
||      SHRU    .S2X   A26, 8, B1           ; <-1> SHRU    d, 8, a8_12
        SHRU    .S2X   A17, 24, B1          ; <-2> SHRU    b, 24, a24_14
||      LDW     .D1T1  *+A4[A18], A21       ; <-1> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B1], B1         ; <-1> LDW     *+B4[a8_12], s1_12
        LDW     .D2T1  *+B4[B1], A8         ; <-2> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A7, A5, A5           ; <-2> XOR     a, s0_14, sum_14
        ADD     .L1    A5, A7, A7           ; <-2> ADD     sum_14, s1_14, a
||      LDW     .D2T2  *+B4[B5], B1         ; <-1> LDW     *+B4[a24_10], s3_10
        XOR     .L1    A19, A18, A5         ; <-1> XOR     c, s0_12, sum_12
||      LDW     .D1T2  *+A4[A8], B1         ; <-2> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B3], A5         ; <-1> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B1, A20          ; <-1> ADD     sum_12, s1_12, c
||      SHRU    .S1    A7, 16, A5           ; <-2> SHRU    a, 16, a16_15
||      SHRU    .S2X   A7, 24, B1           ; <-2> SHRU    a, 24, a24_15
||      ROTL    .M1    A7, 8, A5            ; <-2> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A7], B5         ; <-2> LDW     *+A4[a], s0_15
        SHRU    .S1    A20, 16, A18         ; <-1> SHRU    c, 16, a16_13
||      SHRU    .S2X   A7, 8, B1            ; <-2> SHRU    a, 8, a8_15
||      LDW     .D1T2  *+A4[A5], B1         ; <-2> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B1], A5         ; <-2> LDW     *+B4[a24_15], s3_15
        XOR     .S1    A9, A8, A8           ; <-2> XOR     c, s3_14, c
||      ROTL    .M1    A26, 8, A17          ; <-1> ROTL    d, 8, d
||      STW     .D1T1  A5, *A3++[4]         ; <-2> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B1], B3         ; <-2> LDW     *+B4[a8_15], s1_15
        XOR     .L1X   A23, B1, A23         ; <-1> XOR     b, s3_10, b
||      ROTL    .M1    A17, 8, A7           ; <-2> ROTL    b, 8, b
        ADD     .L1X   A16, B1, A9          ; <-2> ADD     d, s2_14, d
||      XOR     .S1    A22, A5, A19         ; <-1> XOR     a, s3_12, a
        SHRU    .S2X   A20, 8, B8           ; <-1> SHRU    c, 8, a8_13
||      LDW     .D1T1  *+A4[A20], A5        ; <-1> LDW     *+A4[c], s0_13
        ADD     .L1    A17, A19, A16        ; <-1> ADD     d, a, d
||      ADD     .S1    A23, A21, A17        ; <-1> ADD     b, s2_12, b
||      SHRU    .S2X   A20, 24, B7          ; <-1> SHRU    c, 24, a24_13
        ADD     .L1X   A8, B1, A7           ; <-2> ADD     c, s2_15, c
||      XOR     .S1    A7, A5, A5           ; <-2> XOR     b, s3_15, b
||      LDW     .D1T2  *+A4[A18], B1        ; <-1> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B8], A8         ; <-1> LDW     *+B4[a8_13], s1_13
        XOR     .L2X   B5, A9, B1           ; <-2> XOR     d, s0_15, sum_15
||      STW     .D1T1  A7, *-A3[2]          ; <-2> STW     c, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[a24_13], s3_13
        ADD     .L2    B1, B3, B1           ; <-2> ADD     sum_15, s1_15, d
||      ROTL    .M1    A20, 8, A5           ; <-1> ROTL    c, 8, c
||      STW     .D1T1  A5, *-A3[3]          ; <-2> STW     b, *-to[3]{mixing_out}
        XOR     .S1    A17, A5, A7          ; <-1> XOR     b, s0_13, sum_13
||      STW     .D1T2  B1, *-A3[1]          ; <-2> STW     d, *-to[1]{mixing_out}
        NOP
        ADD     .S1    A7, A8, A17          ; <-1> ADD     sum_13, s1_13, b
        LDW     .D1T1  *+A4[A17], A5        ; <-1> LDW     *+A4[b], s0_14
        ADD     .L1X   A19, B1, A7          ; <-1> ADD     a, s2_13, a
||      SHRU    .S2X   A17, 8, B1           ; <-1> SHRU    b, 8, a8_14
        XOR     .S1X   A16, B3, A16         ; <-1> XOR     d, s3_13, d
||      ADD     .D1    A5, A17, A9          ; <-1> ADD     c, b, c
||      LDW     .D2T1  *+B4[B1], A7         ; <-1> LDW     *+B4[a8_14], s1_14
        SHRU    .S1    A17, 16, A8          ; <-1> SHRU    b, 16, a16_14
        SHRU    .S2X   A17, 24, B1          ; <-1> SHRU    b, 24, a24_14
        LDW     .D2T1  *+B4[B1], A8         ; <-1> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A7, A5, A5           ; <-1> XOR     a, s0_14, sum_14
        ADD     .L1    A5, A7, A7           ; <-1> ADD     sum_14, s1_14, a
        LDW     .D1T2  *+A4[A8], B1         ; <-1> LDW     *+A4[a16_14], s2_14
        SHRU    .S1    A7, 16, A5           ; <-1> SHRU    a, 16, a16_15
||      SHRU    .S2X   A7, 24, B1           ; <-1> SHRU    a, 24, a24_15
||      ROTL    .M1    A7, 8, A5            ; <-1> ROTL    a, 8, a
||      LDW     .D1T2  *+A4[A7], B5         ; <-1> LDW     *+A4[a], s0_15
        SHRU    .S2X   A7, 8, B1            ; <-1> SHRU    a, 8, a8_15
||      LDW     .D1T2  *+A4[A5], B1         ; <-1> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B1], A5         ; <-1> LDW     *+B4[a24_15], s3_15
        XOR     .S1    A9, A8, A8           ; <-1> XOR     c, s3_14, c
||      STW     .D1T1  A5, *A3++[4]         ; <-1> STW     a, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B1], B3         ; <-1> LDW     *+B4[a8_15], s1_15
        ROTL    .M1    A17, 8, A7           ; <-1> ROTL    b, 8, b
        ADD     .L1X   A16, B1, A9          ; <-1> ADD     d, s2_14, d
        NOP     2
        ADD     .L1X   A8, B1, A7           ; <-1> ADD     c, s2_15, c
||      XOR     .S1    A7, A5, A5           ; <-1> XOR     b, s3_15, b
        XOR     .L2X   B5, A9, B1           ; <-1> XOR     d, s0_15, sum_15
||      STW     .D1T1  A7, *-A3[2]          ; <-1> STW     c, *-to[2]{mixing_out}
        ADD     .L2    B1, B3, B1           ; <-1> ADD     sum_15, s1_15, d
||      STW     .D1T1  A5, *-A3[3]          ; <-1> STW     b, *-to[3]{mixing_out}
        STW     .D1T2  B1, *-A3[1]          ; <-1> STW     d, *-to[1]{mixing_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$3:
        MVK     .L2    2, B0                ; MVK     2, pass
        STW     .D2T2  B0, *+B15[4]         ; save pass
mars_decrypt_blocks_c64x$first_half:
        LDW     .D2T1  *+B15[2], A0         ; restore blocks
        LDW     .D2T1  *+B15[3], A0         ; restore out
        LDW     .D2T1  *+B15[5], A2         ; restore keys
        NOP     2
        ADD     .L1    1, A0, A1            ; ADD     blocks, 1, odd_17
||      SHL     .S2X   A0, 4, B0            ; SHL     blocks, 4, last_17
        ADD     .L2X   B0, A0, B0           ; ADD     out, last_17, back_in
        MV      .L1    A0, A0               ; MV      out, front_in
||      ADDK    .S1    -32, A2              ; ADDK    -32, keys
||      MV      .D1    A0, A29              ; MV      out, front_out
||      SUBAW   .D2    B0, 4, B27           ; SUBAW   back_in, 4, back_in
        MV      .L1    A2, A25              ; MV      keys, keys_a
||      MV      .L2    B27, B31             ; MV      back_in, back_out
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_17, 1, left
||      MV      .S2X   A2, B20              ; MV      keys, keys_b
||      STW     .D2T1  A2, *+B15[5]         ; save keys
mars_decrypt_blocks_c64x$first$guard:
        CMPGT   .L1    3, A2, A1            ; few iterations of first
  [A1]  B       .S1    mars_decrypt_blocks_c64x$first$few; few iterations of first
        NOP     5
mars_decrypt_blocks_c64x$first$entry:
        LDW     .D1T1  *A0++[4], A2         ; <0> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B27[3], B29        ; <0> LDW     *+back_in[3]{first_in}, zb
        LDW     .D1T1  *-A0[1], A24         ; <0> LDW     *-front_in[1]{first_in}, za
        SUB     .L1    A2, 2, A1            ; passes of first
        LDW     .D1T2  *+A25[7], B12        ; <0> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T1  *+B20[7], A19        ; <0> LDW     *+keys_b[6 + 1], q_50
        NOP
        LDW     .D2T2  *+B20[6], B23        ; <0> LDW     *+keys_b[6], p_50
        SHL     .S1    A24, 19, A20         ; <0> SHL     za, 19, upper_26
||      LDW     .D1T1  *+A25[6], A26        ; <0> LDW     *+keys_a[6], p_21
        SHRU    .S1    A24, 13, A26         ; <0> SHRU    za, 13, lower_26
        MPYU    .M2X   B29, A19, B25        ; <0> MPYU    zb, q_50, low_54
        MPYLHU  .M1X   A24, B12, A18        ; <0> MPYLHU  za, q_21, mixed2_25
        ADD     .L1    A20, A26, A31        ; <0> ADD     upper_26, lower_26, za
||      MPYU    .M1X   A24, B12, A14        ; <0> MPYU    za, q_21, low_25
||      MPYHLU  .M2X   B29, A19, B11        ; <0> MPYHLU  zb, q_50, mixed1_54
        SHRU    .S2    B29, 13, B5          ; <0> SHRU    zb, 13, lower_55
||      MPYLHU  .M2X   B29, A19, B3         ; <0> MPYLHU  zb, q_50, mixed2_54
        SHL     .S2    B29, 19, B2          ; <0> SHL     zb, 19, upper_55
||      MPYHLU  .M1X   A24, B12, A8         ; <0> MPYHLU  za, q_21, mixed1_25
||      LDW     .D1T1  *-A0[3], A26         ; <0> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B27[2], B28        ; <0> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B11, B3, B2          ; <0> ADD     mixed1_54, mixed2_54, mixed_54
||      ADD     .D2    B2, B5, B30          ; <0> ADD     upper_55, lower_55, zb
        ADD     .L1    A31, A26, A27        ; <0> ADD     za, p_21, index_24
||      SHL     .S2    B2, 16, B1           ; <0> SHL     mixed_54, 16, upper_54
||      ADD     .D1    A8, A18, A3          ; <0> ADD     mixed1_25, mixed2_25, mixed_25
        ADD     .L2    B30, B23, B23        ; <0> ADD     zb, p_50, index_53
||      SHL     .S1    A3, 16, A18          ; <0> SHL     mixed_25, 16, upper_25
        LDW     .D2T2  *+B6[B23], B11       ; <0> LDW     *+B6[index_53], box_56
        ADD     .L1    A14, A18, A9         ; <0> ADD     low_25, upper_25, product_24
||      ADD     .L2    B25, B1, B21         ; <0> ADD     low_54, upper_54, product_53
||      LDW     .D1T1  *+A6[A27], A3        ; <0> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B20[5], B29        ; <0> LDW     *+keys_b[4 + 1], q_57
        SHL     .S1    A9, 5, A24           ; <0> SHL     product_24, 5, p5_27
||      SHRU    .S2    B21, 27, B22         ; <0> SHRU    product_53, 27, p27_56
        SHL     .S2    B21, 5, B24          ; <0> SHL     product_53, 5, p5_56
||      ROTL    .M1    A9, 10, A9           ; <0> ROTL    product_24, 10, r_23
||      ROTL    .M2    B21, 10, B21         ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A25[4], A8         ; <0> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B27[1], B5         ; <0> LDW     *+back_in[1]{first_in}, xb
        SHRU    .S1    A9, 27, A21          ; <0> SHRU    product_24, 27, p27_27
||      LDW     .D2T2  *B27--[4], B24       ; <0> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A24, A21, A7         ; <0> ADD     p5_27, p27_27, once_27
||      LDW     .D1T1  *-A0[2], A20         ; <0> LDW     *-front_in[2]{first_in}, ya
||      ADD     .D2    B24, B22, B2         ; <0> ADD     p5_56, p27_56, once_56
        XOR     .L1    A7, A9, A30          ; <0> XOR     once_27, r_23, both_27
||      XOR     .L2    B2, B21, B1          ; <0> XOR     once_56, r_52, both_56
||      LDW     .D1T1  *+A25[3], A17        ; <0> LDW     *+keys_a[2 + 1], q_35
        XOR     .S1    A2, A9, A28          ; <0> XOR     wa, r_23, wa
||      XOR     .S2    B1, B11, B13         ; <0> XOR     both_56, box_56, sum_56
||      LDW     .D1T2  *+A25[5], B10        ; <0> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T1  *+B20[4], A30        ; <0> LDW     *+keys_b[4], p_57
        XOR     .L1    A30, A3, A5          ; <0> XOR     both_27, box_27, sum_27
||      ROTL    .M2    B13, B21, B0         ; <0> ROTL    sum_56, r_52, l_52
        ROTL    .M1    A5, A9, A2           ; <0> ROTL    sum_27, r_23, l_23
        SUB     .S2    B28, B0, B25         ; <0> SUB     yb, l_52, yb
||      ROTL    .M2    B23, B22, B11        ; <0> ROTL    index_53, p27_56, m_52
        SUB     .L1    A20, A2, A11         ; <0> SUB     ya, l_23, ya
||      MPYHLU  .M2    B25, B29, B2         ; <0> MPYHLU  yb, q_57, mixed1_61
||      LDW     .D2T2  *+B20[3], B22        ; <0> LDW     *+keys_b[2 + 1], q_64
        SHRU    .S2    B25, 13, B22         ; <0> SHRU    yb, 13, lower_62
||      MPYHLU  .M1X   A11, B10, A5         ; <0> MPYHLU  ya, q_28, mixed1_32
||      MPYLHU  .M2    B25, B29, B7         ; <0> MPYLHU  yb, q_57, mixed2_61
        SHRU    .S1    A11, 13, A12         ; <0> SHRU    ya, 13, lower_33
||      MPYLHU  .M1X   A11, B10, A9         ; <0> MPYLHU  ya, q_28, mixed2_32
        SHL     .S2    B25, 19, B1          ; <0> SHL     yb, 19, upper_62
||      LDW     .D1T1  *A0++[4], A2         ; <1> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B27[3], B29        ; <1> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A9, A7           ; <0> ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .S2    B2, B7, B1           ; <0> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1X   A11, B10, A7         ; <0> MPYU    ya, q_28, low_32
||      LDW     .D1T1  *-A0[1], A24         ; <1> LDW     *-front_in[1]{first_in}, za
||      ADD     .D2    B1, B22, B10         ; <0> ADD     upper_62, lower_62, yb
        ADD     .L2X   B10, A30, B13        ; <0> ADD     yb, p_57, index_60
||      SHL     .S1    A7, 16, A3           ; <0> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B1, 16, B1           ; <0> SHL     mixed_61, 16, upper_61
||      MPYU    .M2    B25, B29, B2         ; <0> MPYU    yb, q_57, low_61
        ADD     .L1    A7, A3, A27          ; <0> ADD     low_32, upper_32, product_31
||      SHL     .S1    A11, 19, A9          ; <0> SHL     ya, 19, upper_33
||      ROTL    .M1    A27, A21, A3         ; <0> ROTL    index_24, p27_27, m_23
||      LDW     .D1T2  *+A25[7], B12        ; <1> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T1  *+B20[7], A19        ; <1> LDW     *+keys_b[6 + 1], q_50
        ADD     .L2    B2, B1, B19          ; <0> ADD     low_61, upper_61, product_60
||      SHRU    .S1    A27, 27, A23         ; <0> SHRU    product_31, 27, p27_34
        ADD     .L1    A9, A12, A16         ; <0> ADD     upper_33, lower_33, ya
||      SHRU    .S2    B19, 27, B17         ; <0> SHRU    product_60, 27, p27_63
||      LDW     .D2T2  *+B20[6], B23        ; <1> LDW     *+keys_b[6], p_50
        ADD     .L1    A16, A8, A9          ; <0> ADD     ya, p_28, index_31
||      SHL     .S1    A24, 19, A20         ; <1> SHL     za, 19, upper_26
||      SHL     .S2    B19, 5, B2           ; <0> SHL     product_60, 5, p5_63
||      ROTL    .M1    A27, 10, A21         ; <0> ROTL    product_31, 10, r_30
||      LDW     .D1T1  *+A25[6], A26        ; <1> LDW     *+keys_a[6], p_21
||      LDW     .D2T2  *+B6[B13], B5        ; <0> LDW     *+B6[index_60], box_63
        SUB     .L1    A26, A3, A11         ; <0> SUB     xa, m_23, xa
||      SHRU    .S1    A24, 13, A26         ; <1> SHRU    za, 13, lower_26
||      ROTL    .M2    B19, 10, B3          ; <0> ROTL    product_60, 10, r_59
        SUB     .L2    B5, B11, B19         ; <0> SUB     xb, m_52, xb
||      SHL     .S1    A27, 5, A8           ; <0> SHL     product_31, 5, p5_34
||      MPYU    .M2X   B29, A19, B25        ; <1> MPYU    zb, q_50, low_54
||      LDW     .D1T1  *+A6[A9], A7         ; <0> LDW     *+A6[index_31], box_34
||      ADD     .D2    B2, B17, B2          ; <0> ADD     p5_63, p27_63, once_63
        XOR     .L1    A31, A21, A22        ; <0> XOR     za, r_30, za
||      MPYLHU  .M1X   A24, B12, A18        ; <1> MPYLHU  za, q_21, mixed2_25
||      ADD     .D1    A8, A23, A14         ; <0> ADD     p5_34, p27_34, once_34
||      LDW     .D2T1  *+B20[1], A19        ; <0> LDW     *+keys_b[0 + 1], q_71
        ADD     .L1    A20, A26, A31        ; <1> ADD     upper_26, lower_26, za
||      XOR     .L2    B2, B3, B2           ; <0> XOR     once_63, r_59, both_63
||      MPYU    .M1X   A24, B12, A14        ; <1> MPYU    za, q_21, low_25
||      MPYHLU  .M2X   B29, A19, B11        ; <1> MPYHLU  zb, q_50, mixed1_54
        XOR     .L2    B2, B5, B2           ; <0> XOR     both_63, box_63, sum_63
||      XOR     .S1    A14, A21, A19        ; <0> XOR     once_34, r_30, both_34
||      SHRU    .S2    B29, 13, B5          ; <1> SHRU    zb, 13, lower_55
||      ROTL    .M1    A9, A23, A23         ; <0> ROTL    index_31, p27_34, m_30
||      MPYLHU  .M2X   B29, A19, B3         ; <1> MPYLHU  zb, q_50, mixed2_54
||      LDW     .D1T2  *+A25[2], B26        ; <0> LDW     *+keys_a[2], p_35
||      LDW     .D2T1  *+B20[2], A3         ; <0> LDW     *+keys_b[2], p_64
        XOR     .L2    B30, B3, B12         ; <0> XOR     zb, r_59, zb
||      SHL     .S2    B29, 19, B2          ; <1> SHL     zb, 19, upper_55
||      MPYHLU  .M1X   A24, B12, A8         ; <1> MPYHLU  za, q_21, mixed1_25
||      ROTL    .M2    B2, B3, B1           ; <0> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *-A0[3], A26         ; <1> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B27[2], B28        ; <1> LDW     *+back_in[2]{first_in}, yb
        ADD     .L2    B11, B3, B2          ; <1> ADD     mixed1_54, mixed2_54, mixed_54
||      XOR     .S1    A19, A7, A20         ; <0> XOR     both_34, box_34, sum_34
||      ADD     .D2    B2, B5, B30          ; <1> ADD     upper_55, lower_55, zb
        ADD     .L1    A31, A26, A27        ; <1> ADD     za, p_21, index_24
||      XOR     .L2    B24, B21, B19        ; <0> XOR     wb, r_52, wb
||      SHL     .S2    B2, 16, B1           ; <1> SHL     mixed_54, 16, upper_54
||      ROTL    .M1    A20, A21, A8         ; <0> ROTL    sum_34, r_30, l_30
||      ADD     .D1    A8, A18, A3          ; <1> ADD     mixed1_25, mixed2_25, mixed_25
||      SUB     .D2    B19, B1, B24         ; <0> SUB     xb, l_59, xb
        ADD     .L2    B30, B23, B23        ; <1> ADD     zb, p_50, index_53
||      SHL     .S1    A3, 16, A18          ; <1> SHL     mixed_25, 16, upper_25
||      SHL     .S2    B24, 19, B11         ; <0> SHL     xb, 19, upper_69
||      MPYU    .M2    B24, B22, B13        ; <0> MPYU    xb, q_64, low_68
||      SUB     .D1    A28, A23, A23        ; <0> SUB     wa, m_30, wa
        SUB     .L1    A11, A8, A20         ; <0> SUB     xa, l_30, xa
||      SHRU    .S2    B24, 13, B17         ; <0> SHRU    xb, 13, lower_69
||      ROTL    .M2    B13, B17, B25        ; <0> ROTL    index_60, p27_63, m_59
||      LDW     .D2T2  *+B6[B23], B11       ; <1> LDW     *+B6[index_53], box_56
        ADD     .L1    A14, A18, A9         ; <1> ADD     low_25, upper_25, product_24
||      ADD     .L2    B25, B1, B21         ; <1> ADD     low_54, upper_54, product_53
||      SHRU    .S1    A20, 13, A7          ; <0> SHRU    xa, 13, lower_40
||      MPYHLU  .M2    B24, B22, B18        ; <0> MPYHLU  xb, q_64, mixed1_68
||      LDW     .D1T1  *+A6[A27], A3        ; <1> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B20[5], B29        ; <1> LDW     *+keys_b[4 + 1], q_57
        SHL     .S1    A9, 5, A24           ; <1> SHL     product_24, 5, p5_27
||      SHRU    .S2    B21, 27, B22         ; <1> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A20, A17, A8         ; <0> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B24, B22, B5         ; <0> MPYLHU  xb, q_64, mixed2_68
||      LDW     .D2T2  *+B20[0], B3         ; <0> LDW     *+keys_b[0], p_71
        SHL     .S1    A20, 19, A15         ; <0> SHL     xa, 19, upper_40
||      SHL     .S2    B21, 5, B24          ; <1> SHL     product_53, 5, p5_56
||      ROTL    .M1    A9, 10, A9           ; <1> ROTL    product_24, 10, r_23
||      ROTL    .M2    B21, 10, B21         ; <1> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A25[4], A8         ; <1> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B27[1], B5         ; <1> LDW     *+back_in[1]{first_in}, xb
        ADD     .L2    B11, B17, B18        ; <0> ADD     upper_69, lower_69, xb
||      SHRU    .S1    A9, 27, A21          ; <1> SHRU    product_24, 27, p27_27
||      ADD     .S2    B18, B5, B5          ; <0> ADD     mixed1_68, mixed2_68, mixed_68
||      ADD     .D1    A15, A7, A15         ; <0> ADD     upper_40, lower_40, xa
||      LDW     .D2T2  *B27--[4], B24       ; <1> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A24, A21, A7         ; <1> ADD     p5_27, p27_27, once_27
||      ADD     .L2X   B18, A3, B17         ; <0> ADD     xb, p_64, index_67
||      SHL     .S2    B5, 16, B1           ; <0> SHL     mixed_68, 16, upper_68
||      MPYHLU  .M1    A20, A17, A11        ; <0> MPYHLU  xa, q_35, mixed1_39
||      LDW     .D1T1  *-A0[2], A20         ; <1> LDW     *-front_in[2]{first_in}, ya
||      ADD     .D2    B24, B22, B2         ; <1> ADD     p5_56, p27_56, once_56
        XOR     .L1    A7, A9, A30          ; <1> XOR     once_27, r_23, both_27
||      XOR     .L2    B2, B21, B1          ; <1> XOR     once_56, r_52, both_56
||      ADD     .S2    B13, B1, B7          ; <0> ADD     low_68, upper_68, product_67
||      LDW     .D1T1  *+A25[3], A17        ; <1> LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *+B6[B17], B16       ; <0> LDW     *+B6[index_67], box_70
        ADD     .L1    A11, A8, A7          ; <0> ADD     mixed1_39, mixed2_39, mixed_39
||      XOR     .S1    A2, A9, A28          ; <1> XOR     wa, r_23, wa
||      XOR     .S2    B1, B11, B13         ; <1> XOR     both_56, box_56, sum_56
||      LDW     .D1T2  *+A25[5], B10        ; <1> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T1  *+B20[4], A30        ; <1> LDW     *+keys_b[4], p_57
        XOR     .L1    A30, A3, A5          ; <1> XOR     both_27, box_27, sum_27
||      SHL     .S2    B7, 5, B9            ; <0> SHL     product_67, 5, p5_70
||      MPYU    .M1    A20, A17, A24        ; <0> MPYU    xa, q_35, low_39
||      ROTL    .M2    B13, B21, B0         ; <1> ROTL    sum_56, r_52, l_52
        ADD     .L1X   A15, B26, A9         ; <0> ADD     xa, p_35, index_38
||      SUB     .L2    B19, B25, B19        ; <0> SUB     wb, m_59, wb
||      SHL     .S1    A7, 16, A5           ; <0> SHL     mixed_39, 16, upper_39
||      SHRU    .S2    B7, 27, B7           ; <0> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A5, A9, A2           ; <1> ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B7, 10, B1           ; <0> ROTL    product_67, 10, r_66
        ADD     .L1    A24, A5, A5          ; <0> ADD     low_39, upper_39, product_38
||      SUB     .S2    B28, B0, B25         ; <1> SUB     yb, l_52, yb
||      ROTL    .M2    B23, B22, B11        ; <1> ROTL    index_53, p27_56, m_52
||      LDW     .D1T1  *+A6[A9], A7         ; <0> LDW     *+A6[index_38], box_41
        SUB     .L1    A20, A2, A11         ; <1> SUB     ya, l_23, ya
||      ADD     .L2    B9, B7, B2           ; <0> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A5, 27, A7           ; <0> SHRU    product_38, 27, p27_41
||      XOR     .S2    B10, B1, B9          ; <0> XOR     yb, r_66, yb
||      ROTL    .M1    A5, 10, A2           ; <0> ROTL    product_38, 10, r_37
||      MPYHLU  .M2    B25, B29, B2         ; <1> MPYHLU  yb, q_57, mixed1_61
||      LDW     .D2T2  *+B20[3], B22        ; <1> LDW     *+keys_b[2 + 1], q_64
        XOR     .L2    B2, B1, B0           ; <0> XOR     once_70, r_66, both_70
||      SHL     .S1    A5, 5, A3            ; <0> SHL     product_38, 5, p5_41
||      SHRU    .S2    B25, 13, B22         ; <1> SHRU    yb, 13, lower_62
||      MPYHLU  .M1X   A11, B10, A5         ; <1> MPYHLU  ya, q_28, mixed1_32
||      MPYLHU  .M2    B25, B29, B7         ; <1> MPYLHU  yb, q_57, mixed2_61
||      LDW     .D1T1  *+A25[1], A14        ; <0> LDW     *+keys_a[0 + 1], q_42
        ADD     .L1    A3, A7, A3           ; <0> ADD     p5_41, p27_41, once_41
||      SHRU    .S1    A11, 13, A12         ; <1> SHRU    ya, 13, lower_33
||      XOR     .S2    B0, B16, B0          ; <0> XOR     both_70, box_70, sum_70
||      MPYLHU  .M1X   A11, B10, A9         ; <1> MPYLHU  ya, q_28, mixed2_32
||      ROTL    .M2    B17, B7, B0          ; <0> ROTL    index_67, p27_70, m_66
||      NOP
||      NOP
||      NOP
;@loop {"name": "first", "ii": 30, "res_mii": 27, "rec_mii": 1, "optimal": null, "stages": 3, "critical_cycle": [], "attempts": [{"interval": 27, "result": "time limit", "seconds": 7.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 28, "result": "time limit", "seconds": 7.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 29, "result": "time limit", "seconds": 6.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 30, "result": "found by annealing", "seconds": 68.6, "banks_apart": false, "note": "", "moves": 0}]}
;  loop first: II 30, 3 stages
;  bounds: resources 27, recurrence 1
;  units: L1 25/30, S1 29/30, M1 24/30, D1 28/30, L2 24/30, S2 29/30, M2 24/30, D2 27/30
;  cross paths: 1X 7/30, 2X 8/30
;  T paths: T1 21/30, T2 19/30
;  registers of side A: 30 used, 29 live at once
;  registers of side B: 31 used, 29 live at once
;  II 27: time limit, 7.4 s
;  II 28: time limit, 7.3 s
;  II 29: time limit, 6.8 s
;  II 30: found by annealing, 68.6 s
;  not proved the least possible: every interval below 27 is ruled out; 21.5 s of search found nothing below 30
;  pipelined from 3 iterations on
mars_decrypt_blocks_c64x$first:
        XOR     .S1    A3, A2, A3           ; <2> XOR     once_41, r_37, both_41
||      SHL     .S2    B25, 19, B1          ; <1> SHL     yb, 19, upper_62
||      ROTL    .M1    A9, A7, A5           ; <2> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B0, B1, B0           ; <2> ROTL    sum_70, r_66, l_66
||      LDW     .D1T1  *A0++[4], A2         ; <0> LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B27[3], B29        ; <0> LDW     *+back_in[3]{first_in}, zb
        ADD     .L1    A5, A9, A7           ; <1> ADD     mixed1_32, mixed2_32, mixed_32
||      SUB     .L2    B12, B0, B16         ; <2> SUB     zb, m_66, zb
||      XOR     .S1    A3, A7, A3           ; <2> XOR     both_41, box_41, sum_41
||      ADD     .S2    B2, B7, B1           ; <1> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1X   A11, B10, A7         ; <1> MPYU    ya, q_28, low_32
||      LDW     .D1T1  *-A0[1], A24         ; <0> LDW     *-front_in[1]{first_in}, za
||      ADD     .D2    B1, B22, B10         ; <1> ADD     upper_62, lower_62, yb
        ADD     .L2X   B10, A30, B13        ; <1> ADD     yb, p_57, index_60
||      SHL     .S1    A7, 16, A3           ; <1> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B1, 16, B1           ; <1> SHL     mixed_61, 16, upper_61
||      ROTL    .M1    A3, A2, A3           ; <2> ROTL    sum_41, r_37, l_37
||      MPYU    .M2    B25, B29, B2         ; <1> MPYU    yb, q_57, low_61
||      SUB     .D2    B19, B0, B7          ; <2> SUB     wb, l_66, wb
        ADD     .L1    A7, A3, A27          ; <1> ADD     low_32, upper_32, product_31
||      SHL     .S1    A11, 19, A9          ; <1> SHL     ya, 19, upper_33
||      SHRU    .S2    B7, 13, B0           ; <2> SHRU    wb, 13, lower_76
||      ROTL    .M1    A27, A21, A3         ; <1> ROTL    index_24, p27_27, m_23
||      MPYHLU  .M2X   B7, A19, B2          ; <2> MPYHLU  wb, q_71, mixed1_75
||      LDW     .D1T2  *+A25[7], B12        ; <0> LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T1  *+B20[7], A19        ; <0> LDW     *+keys_b[6 + 1], q_50
        SUB     .L1    A23, A3, A18         ; <2> SUB     wa, l_37, wa
||      ADD     .L2    B2, B1, B19          ; <1> ADD     low_61, upper_61, product_60
||      SHRU    .S1    A27, 27, A23         ; <1> SHRU    product_31, 27, p27_34
||      SHL     .S2    B7, 19, B1           ; <2> SHL     wb, 19, upper_76
||      MPYLHU  .M2X   B7, A19, B0          ; <2> MPYLHU  wb, q_71, mixed2_75
||      XOR     .D1    A16, A2, A30         ; <2> XOR     ya, r_37, ya
        ADD     .L1    A9, A12, A16         ; <1> ADD     upper_33, lower_33, ya
||      ADD     .L2    B1, B0, B8           ; <2> ADD     upper_76, lower_76, wb
||      SHRU    .S2    B19, 27, B17         ; <1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A18, A14, A7         ; <2> MPYHLU  wa, q_42, mixed1_46
||      LDW     .D1T1  *+A25[0], A27        ; <2> LDW     *+keys_a[0], p_42
||      LDW     .D2T2  *+B20[6], B23        ; <0> LDW     *+keys_b[6], p_50
        ADD     .L1    A16, A8, A9          ; <1> ADD     ya, p_28, index_31
||      ADD     .L2    B2, B0, B0           ; <2> ADD     mixed1_75, mixed2_75, mixed_75
||      SHL     .S1    A24, 19, A20         ; <0> SHL     za, 19, upper_26
||      SHL     .S2    B19, 5, B2           ; <1> SHL     product_60, 5, p5_63
||      ROTL    .M1    A27, 10, A21         ; <1> ROTL    product_31, 10, r_30
||      MPYU    .M2X   B7, A19, B1          ; <2> MPYU    wb, q_71, low_75
||      LDW     .D1T1  *+A25[6], A26        ; <0> LDW     *+keys_a[6], p_21
||      LDW     .D2T2  *+B6[B13], B5        ; <1> LDW     *+B6[index_60], box_63
        SUB     .L1    A26, A3, A11         ; <1> SUB     xa, m_23, xa
||      ADD     .L2    B8, B3, B7           ; <2> ADD     wb, p_71, index_74
||      SHRU    .S1    A24, 13, A26         ; <0> SHRU    za, 13, lower_26
||      MPYLHU  .M1    A18, A14, A5         ; <2> MPYLHU  wa, q_42, mixed2_46
||      ROTL    .M2    B19, 10, B3          ; <1> ROTL    product_60, 10, r_59
||      SUB     .D1    A22, A5, A12         ; <2> SUB     za, m_37, za
        SUB     .L2    B5, B11, B19         ; <1> SUB     xb, m_52, xb
||      SHL     .S1    A27, 5, A8           ; <1> SHL     product_31, 5, p5_34
||      SHL     .S2    B0, 16, B0           ; <2> SHL     mixed_75, 16, upper_75
||      MPYU    .M1    A18, A14, A8         ; <2> MPYU    wa, q_42, low_46
||      MPYU    .M2X   B29, A19, B25        ; <0> MPYU    zb, q_50, low_54
||      LDW     .D1T1  *+A6[A9], A7         ; <1> LDW     *+A6[index_31], box_34
||      ADD     .D2    B2, B17, B2          ; <1> ADD     p5_63, p27_63, once_63
        XOR     .L1    A31, A21, A22        ; <1> XOR     za, r_30, za
||      SHRU    .S1    A18, 13, A3          ; <2> SHRU    wa, 13, lower_47
||      ADD     .S2    B1, B0, B1           ; <2> ADD     low_75, upper_75, product_74
||      MPYLHU  .M1X   A24, B12, A18        ; <0> MPYLHU  za, q_21, mixed2_25
||      ADD     .D1    A8, A23, A14         ; <1> ADD     p5_34, p27_34, once_34
||      LDW     .D2T1  *+B20[1], A19        ; <1> LDW     *+keys_b[0 + 1], q_71
        ADD     .L1    A20, A26, A31        ; <0> ADD     upper_26, lower_26, za
||      XOR     .L2    B2, B3, B2           ; <1> XOR     once_63, r_59, both_63
||      SHL     .S1    A18, 19, A20         ; <2> SHL     wa, 19, upper_47
||      SHL     .S2    B1, 5, B0            ; <2> SHL     product_74, 5, p5_77
||      MPYU    .M1X   A24, B12, A14        ; <0> MPYU    za, q_21, low_25
||      MPYHLU  .M2X   B29, A19, B11        ; <0> MPYHLU  zb, q_50, mixed1_54
||      ADD     .D1    A7, A5, A7           ; <2> ADD     mixed1_46, mixed2_46, mixed_46
||      LDW     .D2T2  *+B6[B7], B5         ; <2> LDW     *+B6[index_74], box_77
        ADD     .L1    A20, A3, A9          ; <2> ADD     upper_47, lower_47, wa
||      XOR     .L2    B2, B5, B2           ; <1> XOR     both_63, box_63, sum_63
||      XOR     .S1    A14, A21, A19        ; <1> XOR     once_34, r_30, both_34
||      SHRU    .S2    B29, 13, B5          ; <0> SHRU    zb, 13, lower_55
||      ROTL    .M1    A9, A23, A23         ; <1> ROTL    index_31, p27_34, m_30
||      MPYLHU  .M2X   B29, A19, B3         ; <0> MPYLHU  zb, q_50, mixed2_54
||      LDW     .D1T2  *+A25[2], B26        ; <1> LDW     *+keys_a[2], p_35
||      LDW     .D2T1  *+B20[2], A3         ; <1> LDW     *+keys_b[2], p_64
        ADD     .L1    A9, A27, A5          ; <2> ADD     wa, p_42, index_45
||      XOR     .L2    B30, B3, B12         ; <1> XOR     zb, r_59, zb
||      SHL     .S1    A7, 16, A3           ; <2> SHL     mixed_46, 16, upper_46
||      SHL     .S2    B29, 19, B2          ; <0> SHL     zb, 19, upper_55
||      MPYHLU  .M1X   A24, B12, A8         ; <0> MPYHLU  za, q_21, mixed1_25
||      ROTL    .M2    B2, B3, B1           ; <1> ROTL    sum_63, r_59, l_59
||      LDW     .D1T1  *-A0[3], A26         ; <0> LDW     *-front_in[3]{first_in}, xa
||      LDW     .D2T2  *+B27[2], B28        ; <0> LDW     *+back_in[2]{first_in}, yb
        ADD     .L1    A8, A3, A7           ; <2> ADD     low_46, upper_46, product_45
||      ADD     .L2    B11, B3, B2          ; <0> ADD     mixed1_54, mixed2_54, mixed_54
||      XOR     .S1    A19, A7, A20         ; <1> XOR     both_34, box_34, sum_34
||      SHRU    .S2    B1, 27, B3           ; <2> SHRU    product_74, 27, p27_77
||      ROTL    .M2    B1, 10, B2           ; <2> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *+A6[A5], A28        ; <2> LDW     *+A6[index_45], box_48
||      ADD     .D2    B2, B5, B30          ; <0> ADD     upper_55, lower_55, zb
        ADD     .L1    A31, A26, A27        ; <0> ADD     za, p_21, index_24
||      XOR     .L2    B24, B21, B19        ; <1> XOR     wb, r_52, wb
||      SHL     .S1    A7, 5, A24           ; <2> SHL     product_45, 5, p5_48
||      SHL     .S2    B2, 16, B1           ; <0> SHL     mixed_54, 16, upper_54
||      ROTL    .M1    A20, A21, A8         ; <1> ROTL    sum_34, r_30, l_30
||      ADD     .D1    A8, A18, A3          ; <0> ADD     mixed1_25, mixed2_25, mixed_25
||      SUB     .D2    B19, B1, B24         ; <1> SUB     xb, l_59, xb
        ADD     .L2    B30, B23, B23        ; <0> ADD     zb, p_50, index_53
||      SHL     .S1    A3, 16, A18          ; <0> SHL     mixed_25, 16, upper_25
||      SHL     .S2    B24, 19, B11         ; <1> SHL     xb, 19, upper_69
||      MPYU    .M2    B24, B22, B13        ; <1> MPYU    xb, q_64, low_68
||      SUB     .D1    A28, A23, A23        ; <1> SUB     wa, m_30, wa
||      ADD     .D2    B0, B3, B0           ; <2> ADD     p5_77, p27_77, once_77
        SUB     .L1    A11, A8, A20         ; <1> SUB     xa, l_30, xa
||      SHRU    .S1    A7, 27, A8           ; <2> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B24, 13, B17         ; <1> SHRU    xb, 13, lower_69
||      ROTL    .M1    A7, 10, A14          ; <2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B13, B17, B25        ; <1> ROTL    index_60, p27_63, m_59
||      STW     .D1T1  A9, *A29++[4]        ; <2> STW     wa, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B6[B23], B11       ; <0> LDW     *+B6[index_53], box_56
        ADD     .L1    A14, A18, A9         ; <0> ADD     low_25, upper_25, product_24
||      ADD     .L2    B25, B1, B21         ; <0> ADD     low_54, upper_54, product_53
||      SHRU    .S1    A20, 13, A7          ; <1> SHRU    xa, 13, lower_40
||      XOR     .S2    B0, B2, B1           ; <2> XOR     once_77, r_73, both_77
||      ROTL    .M1    A5, A8, A11          ; <2> ROTL    index_45, p27_48, m_44
||      MPYHLU  .M2    B24, B22, B18        ; <1> MPYHLU  xb, q_64, mixed1_68
||      LDW     .D1T1  *+A6[A27], A3        ; <0> LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B20[5], B29        ; <0> LDW     *+keys_b[4 + 1], q_57
        XOR     .L1    A15, A14, A18        ; <2> XOR     xa, r_44, xa
||      XOR     .L2    B18, B2, B0          ; <2> XOR     xb, r_73, xb
||      SHL     .S1    A9, 5, A24           ; <0> SHL     product_24, 5, p5_27
||      SHRU    .S2    B21, 27, B22         ; <0> SHRU    product_53, 27, p27_56
||      MPYLHU  .M1    A20, A17, A8         ; <1> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B24, B22, B5         ; <1> MPYLHU  xb, q_64, mixed2_68
||      ADD     .D1    A24, A8, A21         ; <2> ADD     p5_48, p27_48, once_48
||      LDW     .D2T2  *+B20[0], B3         ; <1> LDW     *+keys_b[0], p_71
        XOR     .L1    A21, A14, A5         ; <2> XOR     once_48, r_44, both_48
||      XOR     .L2    B1, B5, B1           ; <2> XOR     both_77, box_77, sum_77
||      SHL     .S1    A20, 19, A15         ; <1> SHL     xa, 19, upper_40
||      SHL     .S2    B21, 5, B24          ; <0> SHL     product_53, 5, p5_56
||      ROTL    .M1    A9, 10, A9           ; <0> ROTL    product_24, 10, r_23
||      ROTL    .M2    B21, 10, B21         ; <0> ROTL    product_53, 10, r_52
||      LDW     .D1T1  *+A25[4], A8         ; <0> LDW     *+keys_a[4], p_28
||      LDW     .D2T2  *+B27[1], B5         ; <0> LDW     *+back_in[1]{first_in}, xb
        XOR     .L1    A5, A28, A5          ; <2> XOR     both_48, box_48, sum_48
||      ADD     .L2    B11, B17, B18        ; <1> ADD     upper_69, lower_69, xb
||      SHRU    .S1    A9, 27, A21          ; <0> SHRU    product_24, 27, p27_27
||      ADD     .S2    B18, B5, B5          ; <1> ADD     mixed1_68, mixed2_68, mixed_68
||      ADD     .D1    A15, A7, A15         ; <1> ADD     upper_40, lower_40, xa
||      LDW     .D2T2  *B27--[4], B24       ; <0> LDW     *back_in--[4]{first_in}, wb
        ADD     .L1    A24, A21, A7         ; <0> ADD     p5_27, p27_27, once_27
||      ADD     .L2X   B18, A3, B17         ; <1> ADD     xb, p_64, index_67
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     left, 1, left
||      SHL     .S2    B5, 16, B1           ; <1> SHL     mixed_68, 16, upper_68
||      MPYHLU  .M1    A20, A17, A11        ; <1> MPYHLU  xa, q_35, mixed1_39
||      ROTL    .M2    B1, B2, B2           ; <2> ROTL    sum_77, r_73, l_73
||      LDW     .D1T1  *-A0[2], A20         ; <0> LDW     *-front_in[2]{first_in}, ya
||      ADD     .D2    B24, B22, B2         ; <0> ADD     p5_56, p27_56, once_56
        XOR     .L1    A7, A9, A30          ; <0> XOR     once_27, r_23, both_27
||      XOR     .L2    B2, B21, B1          ; <0> XOR     once_56, r_52, both_56
||      SUB     .S1    A30, A11, A24        ; <2> SUB     ya, m_44, ya
||      ADD     .S2    B13, B1, B7          ; <1> ADD     low_68, upper_68, product_67
||      ROTL    .M2    B7, B3, B1           ; <2> ROTL    index_74, p27_77, m_73
||      LDW     .D1T1  *+A25[3], A17        ; <0> LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *+B6[B17], B16       ; <1> LDW     *+B6[index_67], box_70
        ADD     .L1    A11, A8, A7          ; <1> ADD     mixed1_39, mixed2_39, mixed_39
||      XOR     .S1    A2, A9, A28          ; <0> XOR     wa, r_23, wa
||      XOR     .S2    B1, B11, B13         ; <0> XOR     both_56, box_56, sum_56
||      ROTL    .M1    A5, A14, A3          ; <2> ROTL    sum_48, r_44, l_44
||      LDW     .D1T2  *+A25[5], B10        ; <0> LDW     *+keys_a[4 + 1], q_28
||      LDW     .D2T1  *+B20[4], A30        ; <0> LDW     *+keys_b[4], p_57
        XOR     .L1    A30, A3, A5          ; <0> XOR     both_27, box_27, sum_27
||      SUB     .L2    B9, B1, B1           ; <2> SUB     yb, m_73, yb
||[A1]  B       .S1    mars_decrypt_blocks_c64x$first; <0> [left] B       first
||      SHL     .S2    B7, 5, B9            ; <1> SHL     product_67, 5, p5_70
||      MPYU    .M1    A20, A17, A24        ; <1> MPYU    xa, q_35, low_39
||      ROTL    .M2    B13, B21, B0         ; <0> ROTL    sum_56, r_52, l_52
||      STW     .D1T1  A24, *-A29[2]        ; <2> STW     ya, *-front_out[2]{first_out}
        ADD     .L1X   A15, B26, A9         ; <1> ADD     xa, p_35, index_38
||      SUB     .L2    B19, B25, B19        ; <1> SUB     wb, m_59, wb
||      SHL     .S1    A7, 16, A5           ; <1> SHL     mixed_39, 16, upper_39
||      SHRU    .S2    B7, 27, B7           ; <1> SHRU    product_67, 27, p27_70
||      ROTL    .M1    A5, A9, A2           ; <0> ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B7, 10, B1           ; <1> ROTL    product_67, 10, r_66
||      STW     .D2T2  B0, *+B31[1]         ; <2> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A24, A5, A5          ; <1> ADD     low_39, upper_39, product_38
||      SUB     .L2    B16, B2, B0          ; <2> SUB     zb, l_73, zb
||      SUB     .S1    A12, A3, A30         ; <2> SUB     za, l_44, za
||      SUB     .S2    B28, B0, B25         ; <0> SUB     yb, l_52, yb
||      ROTL    .M2    B23, B22, B11        ; <0> ROTL    index_53, p27_56, m_52
||      LDW     .D1T1  *+A6[A9], A7         ; <1> LDW     *+A6[index_38], box_41
||      STW     .D2T2  B1, *+B31[2]         ; <2> STW     yb, *+back_out[2]{first_out}
        SUB     .L1    A20, A2, A11         ; <0> SUB     ya, l_23, ya
||      ADD     .L2    B9, B7, B2           ; <1> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A5, 27, A7           ; <1> SHRU    product_38, 27, p27_41
||      XOR     .S2    B10, B1, B9          ; <1> XOR     yb, r_66, yb
||      ROTL    .M1    A5, 10, A2           ; <1> ROTL    product_38, 10, r_37
||      MPYHLU  .M2    B25, B29, B2         ; <0> MPYHLU  yb, q_57, mixed1_61
||      STW     .D1T1  A30, *-A29[1]        ; <2> STW     za, *-front_out[1]{first_out}
||      LDW     .D2T2  *+B20[3], B22        ; <0> LDW     *+keys_b[2 + 1], q_64
        XOR     .L2    B2, B1, B0           ; <1> XOR     once_70, r_66, both_70
||      SHL     .S1    A5, 5, A3            ; <1> SHL     product_38, 5, p5_41
||      SHRU    .S2    B25, 13, B22         ; <0> SHRU    yb, 13, lower_62
||      MPYHLU  .M1X   A11, B10, A5         ; <0> MPYHLU  ya, q_28, mixed1_32
||      MPYLHU  .M2    B25, B29, B7         ; <0> MPYLHU  yb, q_57, mixed2_61
||      LDW     .D1T1  *+A25[1], A14        ; <1> LDW     *+keys_a[0 + 1], q_42
||      STW     .D2T2  B0, *+B31[3]         ; <2> STW     zb, *+back_out[3]{first_out}
        ADD     .L1    A3, A7, A3           ; <1> ADD     p5_41, p27_41, once_41
||      SHRU    .S1    A11, 13, A12         ; <0> SHRU    ya, 13, lower_33
||      XOR     .S2    B0, B16, B0          ; <1> XOR     both_70, box_70, sum_70
||      MPYLHU  .M1X   A11, B10, A9         ; <0> MPYLHU  ya, q_28, mixed2_32
||      ROTL    .M2    B17, B7, B0          ; <1> ROTL    index_67, p27_70, m_66
||      STW     .D1T1  A18, *-A29[3]        ; <2> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B8, *B31--[4]        ; <2> STW     wb, *back_out--[4]{first_out}
mars_decrypt_blocks_c64x$first$exit:
        XOR     .S1    A3, A2, A3           ; <-2> XOR     once_41, r_37, both_41
||      SHL     .S2    B25, 19, B1          ; <-1> SHL     yb, 19, upper_62
||      ROTL    .M1    A9, A7, A5           ; <-2> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B0, B1, B0           ; <-2> ROTL    sum_70, r_66, l_66
        ADD     .L1    A5, A9, A7           ; <-1> ADD     mixed1_32, mixed2_32, mixed_32
||      SUB     .L2    B12, B0, B16         ; <-2> SUB     zb, m_66, zb
||      XOR     .S1    A3, A7, A3           ; <-2> XOR     both_41, box_41, sum_41
||      ADD     .S2    B2, B7, B1           ; <-1> ADD     mixed1_61, mixed2_61, mixed_61
||      MPYU    .M1X   A11, B10, A7         ; <-1> MPYU    ya, q_28, low_32
||      ADD     .D2    B1, B22, B10         ; <-1> ADD     upper_62, lower_62, yb
        ADD     .L2X   B10, A30, B13        ; <-1> ADD     yb, p_57, index_60
||      SHL     .S1    A7, 16, A3           ; <-1> SHL     mixed_32, 16, upper_32
||      SHL     .S2    B1, 16, B1           ; <-1> SHL     mixed_61, 16, upper_61
||      ROTL    .M1    A3, A2, A3           ; <-2> ROTL    sum_41, r_37, l_37
||      MPYU    .M2    B25, B29, B2         ; <-1> MPYU    yb, q_57, low_61
||      SUB     .D2    B19, B0, B7          ; <-2> SUB     wb, l_66, wb
        ADD     .L1    A7, A3, A27          ; <-1> ADD     low_32, upper_32, product_31
||      SHL     .S1    A11, 19, A9          ; <-1> SHL     ya, 19, upper_33
||      SHRU    .S2    B7, 13, B0           ; <-2> SHRU    wb, 13, lower_76
||      ROTL    .M1    A27, A21, A3         ; <-1> ROTL    index_24, p27_27, m_23
||      MPYHLU  .M2X   B7, A19, B2          ; <-2> MPYHLU  wb, q_71, mixed1_75
        SUB     .L1    A23, A3, A18         ; <-2> SUB     wa, l_37, wa
||      ADD     .L2    B2, B1, B19          ; <-1> ADD     low_61, upper_61, product_60
||      SHRU    .S1    A27, 27, A23         ; <-1> SHRU    product_31, 27, p27_34
||      SHL     .S2    B7, 19, B1           ; <-2> SHL     wb, 19, upper_76
||      MPYLHU  .M2X   B7, A19, B0          ; <-2> MPYLHU  wb, q_71, mixed2_75
||      XOR     .D1    A16, A2, A30         ; <-2> XOR     ya, r_37, ya
        ADD     .L1    A9, A12, A16         ; <-1> ADD     upper_33, lower_33, ya
||      ADD     .L2    B1, B0, B8           ; <-2> ADD     upper_76, lower_76, wb
||      SHRU    .S2    B19, 27, B17         ; <-1> SHRU    product_60, 27, p27_63
||      MPYHLU  .M1    A18, A14, A7         ; <-2> MPYHLU  wa, q_42, mixed1_46
||      LDW     .D1T1  *+A25[0], A27        ; <-2> LDW     *+keys_a[0], p_42
        ADD     .L1    A16, A8, A9          ; <-1> ADD     ya, p_28, index_31
||      ADD     .L2    B2, B0, B0           ; <-2> ADD     mixed1_75, mixed2_75, mixed_75
||      SHL     .S2    B19, 5, B2           ; <-1> SHL     product_60, 5, p5_63
||      ROTL    .M1    A27, 10, A21         ; <-1> ROTL    product_31, 10, r_30
||      MPYU    .M2X   B7, A19, B1          ; <-2> MPYU    wb, q_71, low_75
||      LDW     .D2T2  *+B6[B13], B5        ; <-1> LDW     *+B6[index_60], box_63
        SUB     .L1    A26, A3, A11         ; <-1> SUB     xa, m_23, xa
||      ADD     .L2    B8, B3, B7           ; <-2> ADD     wb, p_71, index_74
||      MPYLHU  .M1    A18, A14, A5         ; <-2> MPYLHU  wa, q_42, mixed2_46
||      ROTL    .M2    B19, 10, B3          ; <-1> ROTL    product_60, 10, r_59
||      SUB     .D1    A22, A5, A12         ; <-2> SUB     za, m_37, za
        SUB     .L2    B5, B11, B19         ; <-1> SUB     xb, m_52, xb
||      SHL     .S1    A27, 5, A8           ; <-1> SHL     product_31, 5, p5_34
||      SHL     .S2    B0, 16, B0           ; <-2> SHL     mixed_75, 16, upper_75
||      MPYU    .M1    A18, A14, A8         ; <-2> MPYU    wa, q_42, low_46
||      LDW     .D1T1  *+A6[A9], A7         ; <-1> LDW     *+A6[index_31], box_34
||      ADD     .D2    B2, B17, B2          ; <-1> ADD     p5_63, p27_63, once_63
        XOR     .L1    A31, A21, A22        ; <-1> XOR     za, r_30, za
||      SHRU    .S1    A18, 13, A3          ; <-2> SHRU    wa, 13, lower_47
||      ADD     .S2    B1, B0, B1           ; <-2> ADD     low_75, upper_75, product_74
||      ADD     .D1    A8, A23, A14         ; <-1> ADD     p5_34, p27_34, once_34
||      LDW     .D2T1  *+B20[1], A19        ; <-1> LDW     *+keys_b[0 + 1], q_71
        XOR     .L2    B2, B3, B2           ; <-1> XOR     once_63, r_59, both_63
||      SHL     .S1    A18, 19, A20         ; <-2> SHL     wa, 19, upper_47
||      SHL     .S2    B1, 5, B0            ; <-2> SHL     product_74, 5, p5_77
||      ADD     .D1    A7, A5, A7           ; <-2> ADD     mixed1_46, mixed2_46, mixed_46
||      LDW     .D2T2  *+B6[B7], B5         ; <-2> LDW     *+B6[index_74], box_77
        ADD     .L1    A20, A3, A9          ; <-2> ADD     upper_47, lower_47, wa
||      XOR     .L2    B2, B5, B2           ; <-1> XOR     both_63, box_63, sum_63
||      XOR     .S1    A14, A21, A19        ; <-1> XOR     once_34, r_30, both_34
||      ROTL    .M1    A9, A23, A23         ; <-1> ROTL    index_31, p27_34, m_30
||      LDW     .D1T2  *+A25[2], B26        ; <-1> LDW     *+keys_a[2], p_35
||      LDW     .D2T1  *+B20[2], A3         ; <-1> LDW     *+keys_b[2], p_64
        ADD     .L1    A9, A27, A5          ; <-2> ADD     wa, p_42, index_45
||      XOR     .L2    B30, B3, B12         ; <-1> XOR     zb, r_59, zb
||      SHL     .S1    A7, 16, A3           ; <-2> SHL     mixed_46, 16, upper_46
||      ROTL    .M2    B2, B3, B1           ; <-1> ROTL    sum_63, r_59, l_59
        ADD     .L1    A8, A3, A7           ; <-2> ADD     low_46, upper_46, product_45
||      XOR     .S1    A19, A7, A20         ; <-1> XOR     both_34, box_34, sum_34
||      SHRU    .S2    B1, 27, B3           ; <-2> SHRU    product_74, 27, p27_77
||      ROTL    .M2    B1, 10, B2           ; <-2> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *+A6[A5], A28        ; <-2> LDW     *+A6[index_45], box_48
        XOR     .L2    B24, B21, B19        ; <-1> XOR     wb, r_52, wb
||      SHL     .S1    A7, 5, A24           ; <-2> SHL     product_45, 5, p5_48
||      ROTL    .M1    A20, A21, A8         ; <-1> ROTL    sum_34, r_30, l_30
||      SUB     .D2    B19, B1, B24         ; <-1> SUB     xb, l_59, xb
        SHL     .S2    B24, 19, B11         ; <-1> SHL     xb, 19, upper_69
||      MPYU    .M2    B24, B22, B13        ; <-1> MPYU    xb, q_64, low_68
||      SUB     .D1    A28, A23, A23        ; <-1> SUB     wa, m_30, wa
||      ADD     .D2    B0, B3, B0           ; <-2> ADD     p5_77, p27_77, once_77
        SUB     .L1    A11, A8, A20         ; <-1> SUB     xa, l_30, xa
||      SHRU    .S1    A7, 27, A8           ; <-2> SHRU    product_45, 27, p27_48
||      SHRU    .S2    B24, 13, B17         ; <-1> SHRU    xb, 13, lower_69
||      ROTL    .M1    A7, 10, A14          ; <-2> ROTL    product_45, 10, r_44
||      ROTL    .M2    B13, B17, B25        ; <-1> ROTL    index_60, p27_63, m_59
||      STW     .D1T1  A9, *A29++[4]        ; <-2> STW     wa, *front_out++[4]{first_out}
        SHRU    .S1    A20, 13, A7          ; <-1> SHRU    xa, 13, lower_40
||      XOR     .S2    B0, B2, B1           ; <-2> XOR     once_77, r_73, both_77
||      ROTL    .M1    A5, A8, A11          ; <-2> ROTL    index_45, p27_48, m_44
||      MPYHLU  .M2    B24, B22, B18        ; <-1> MPYHLU  xb, q_64, mixed1_68
        XOR     .L1    A15, A14, A18        ; <-2> XOR     xa, r_44, xa
||      XOR     .L2    B18, B2, B0          ; <-2> XOR     xb, r_73, xb
||      MPYLHU  .M1    A20, A17, A8         ; <-1> MPYLHU  xa, q_35, mixed2_39
||      MPYLHU  .M2    B24, B22, B5         ; <-1> MPYLHU  xb, q_64, mixed2_68
||      ADD     .D1    A24, A8, A21         ; <-2> ADD     p5_48, p27_48, once_48
||      LDW     .D2T2  *+B20[0], B3         ; <-1> LDW     *+keys_b[0], p_71
        XOR     .L1    A21, A14, A5         ; <-2> XOR     once_48, r_44, both_48
||      XOR     .L2    B1, B5, B1           ; <-2> XOR     both_77, box_77, sum_77
||      SHL     .S1    A20, 19, A15         ; <-1> SHL     xa, 19, upper_40
        XOR     .L1    A5, A28, A5          ; <-2> XOR     both_48, box_48, sum_48
||      ADD     .L2    B11, B17, B18        ; <-1> ADD     upper_69, lower_69, xb
||      ADD     .S2    B18, B5, B5          ; <-1> ADD     mixed1_68, mixed2_68, mixed_68
||      ADD     .D1    A15, A7, A15         ; <-1> ADD     upper_40, lower_40, xa
        ADD     .L2X   B18, A3, B17         ; <-1> ADD     xb, p_64, index_67
||      SHL     .S2    B5, 16, B1           ; <-1> SHL     mixed_68, 16, upper_68
||      MPYHLU  .M1    A20, A17, A11        ; <-1> MPYHLU  xa, q_35, mixed1_39
||      ROTL    .M2    B1, B2, B2           ; <-2> ROTL    sum_77, r_73, l_73
        SUB     .S1    A30, A11, A24        ; <-2> SUB     ya, m_44, ya
||      ADD     .S2    B13, B1, B7          ; <-1> ADD     low_68, upper_68, product_67
||      ROTL    .M2    B7, B3, B1           ; <-2> ROTL    index_74, p27_77, m_73
||      LDW     .D2T2  *+B6[B17], B16       ; <-1> LDW     *+B6[index_67], box_70
        ADD     .L1    A11, A8, A7          ; <-1> ADD     mixed1_39, mixed2_39, mixed_39
||      ROTL    .M1    A5, A14, A3          ; <-2> ROTL    sum_48, r_44, l_44
        SUB     .L2    B9, B1, B1           ; <-2> SUB     yb, m_73, yb
||      SHL     .S2    B7, 5, B9            ; <-1> SHL     product_67, 5, p5_70
||      MPYU    .M1    A20, A17, A24        ; <-1> MPYU    xa, q_35, low_39
||      STW     .D1T1  A24, *-A29[2]        ; <-2> STW     ya, *-front_out[2]{first_out}
        ADD     .L1X   A15, B26, A9         ; <-1> ADD     xa, p_35, index_38
||      SUB     .L2    B19, B25, B19        ; <-1> SUB     wb, m_59, wb
||      SHL     .S1    A7, 16, A5           ; <-1> SHL     mixed_39, 16, upper_39
||      SHRU    .S2    B7, 27, B7           ; <-1> SHRU    product_67, 27, p27_70
||      ROTL    .M2    B7, 10, B1           ; <-1> ROTL    product_67, 10, r_66
||      STW     .D2T2  B0, *+B31[1]         ; <-2> STW     xb, *+back_out[1]{first_out}
        ADD     .L1    A24, A5, A5          ; <-1> ADD     low_39, upper_39, product_38
||      SUB     .L2    B16, B2, B0          ; <-2> SUB     zb, l_73, zb
||      SUB     .S1    A12, A3, A30         ; <-2> SUB     za, l_44, za
||      LDW     .D1T1  *+A6[A9], A7         ; <-1> LDW     *+A6[index_38], box_41
||      STW     .D2T2  B1, *+B31[2]         ; <-2> STW     yb, *+back_out[2]{first_out}
        ADD     .L2    B9, B7, B2           ; <-1> ADD     p5_70, p27_70, once_70
||      SHRU    .S1    A5, 27, A7           ; <-1> SHRU    product_38, 27, p27_41
||      XOR     .S2    B10, B1, B9          ; <-1> XOR     yb, r_66, yb
||      ROTL    .M1    A5, 10, A2           ; <-1> ROTL    product_38, 10, r_37
||      STW     .D1T1  A30, *-A29[1]        ; <-2> STW     za, *-front_out[1]{first_out}
        XOR     .L2    B2, B1, B0           ; <-1> XOR     once_70, r_66, both_70
||      SHL     .S1    A5, 5, A3            ; <-1> SHL     product_38, 5, p5_41
||      LDW     .D1T1  *+A25[1], A14        ; <-1> LDW     *+keys_a[0 + 1], q_42
||      STW     .D2T2  B0, *+B31[3]         ; <-2> STW     zb, *+back_out[3]{first_out}
        ADD     .L1    A3, A7, A3           ; <-1> ADD     p5_41, p27_41, once_41
||      XOR     .S2    B0, B16, B0          ; <-1> XOR     both_70, box_70, sum_70
||      ROTL    .M2    B17, B7, B0          ; <-1> ROTL    index_67, p27_70, m_66
||      STW     .D1T1  A18, *-A29[3]        ; <-2> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B8, *B31--[4]        ; <-2> STW     wb, *back_out--[4]{first_out}
        XOR     .S1    A3, A2, A3           ; <-1> XOR     once_41, r_37, both_41
||      ROTL    .M1    A9, A7, A5           ; <-1> ROTL    index_38, p27_41, m_37
||      ROTL    .M2    B0, B1, B0           ; <-1> ROTL    sum_70, r_66, l_66
        SUB     .L2    B12, B0, B16         ; <-1> SUB     zb, m_66, zb
||      XOR     .S1    A3, A7, A3           ; <-1> XOR     both_41, box_41, sum_41
        ROTL    .M1    A3, A2, A3           ; <-1> ROTL    sum_41, r_37, l_37
||      SUB     .D2    B19, B0, B7          ; <-1> SUB     wb, l_66, wb
        SHRU    .S2    B7, 13, B0           ; <-1> SHRU    wb, 13, lower_76
||      MPYHLU  .M2X   B7, A19, B2          ; <-1> MPYHLU  wb, q_71, mixed1_75
        SUB     .L1    A23, A3, A18         ; <-1> SUB     wa, l_37, wa
||      SHL     .S2    B7, 19, B1           ; <-1> SHL     wb, 19, upper_76
||      MPYLHU  .M2X   B7, A19, B0          ; <-1> MPYLHU  wb, q_71, mixed2_75
||      XOR     .D1    A16, A2, A30         ; <-1> XOR     ya, r_37, ya
        ADD     .L2    B1, B0, B8           ; <-1> ADD     upper_76, lower_76, wb
||      MPYHLU  .M1    A18, A14, A7         ; <-1> MPYHLU  wa, q_42, mixed1_46
||      LDW     .D1T1  *+A25[0], A27        ; <-1> LDW     *+keys_a[0], p_42
        ADD     .L2    B2, B0, B0           ; <-1> ADD     mixed1_75, mixed2_75, mixed_75
||      MPYU    .M2X   B7, A19, B1          ; <-1> MPYU    wb, q_71, low_75
        ADD     .L2    B8, B3, B7           ; <-1> ADD     wb, p_71, index_74
||      MPYLHU  .M1    A18, A14, A5         ; <-1> MPYLHU  wa, q_42, mixed2_46
||      SUB     .D1    A22, A5, A12         ; <-1> SUB     za, m_37, za
        SHL     .S2    B0, 16, B0           ; <-1> SHL     mixed_75, 16, upper_75
||      MPYU    .M1    A18, A14, A8         ; <-1> MPYU    wa, q_42, low_46
        SHRU    .S1    A18, 13, A3          ; <-1> SHRU    wa, 13, lower_47
||      ADD     .S2    B1, B0, B1           ; <-1> ADD     low_75, upper_75, product_74
        SHL     .S1    A18, 19, A20         ; <-1> SHL     wa, 19, upper_47
||      SHL     .S2    B1, 5, B0            ; <-1> SHL     product_74, 5, p5_77
||      ADD     .D1    A7, A5, A7           ; <-1> ADD     mixed1_46, mixed2_46, mixed_46
||      LDW     .D2T2  *+B6[B7], B5         ; <-1> LDW     *+B6[index_74], box_77
        ADD     .L1    A20, A3, A9          ; <-1> ADD     upper_47, lower_47, wa
        ADD     .L1    A9, A27, A5          ; <-1> ADD     wa, p_42, index_45
||      SHL     .S1    A7, 16, A3           ; <-1> SHL     mixed_46, 16, upper_46
        ADD     .L1    A8, A3, A7           ; <-1> ADD     low_46, upper_46, product_45
||      SHRU    .S2    B1, 27, B3           ; <-1> SHRU    product_74, 27, p27_77
||      ROTL    .M2    B1, 10, B2           ; <-1> ROTL    product_74, 10, r_73
||      LDW     .D1T1  *+A6[A5], A28        ; <-1> LDW     *+A6[index_45], box_48
        SHL     .S1    A7, 5, A24           ; <-1> SHL     product_45, 5, p5_48
        ADD     .D2    B0, B3, B0           ; <-1> ADD     p5_77, p27_77, once_77
        SHRU    .S1    A7, 27, A8           ; <-1> SHRU    product_45, 27, p27_48
||      ROTL    .M1    A7, 10, A14          ; <-1> ROTL    product_45, 10, r_44
||      STW     .D1T1  A9, *A29++[4]        ; <-1> STW     wa, *front_out++[4]{first_out}
        XOR     .S2    B0, B2, B1           ; <-1> XOR     once_77, r_73, both_77
||      ROTL    .M1    A5, A8, A11          ; <-1> ROTL    index_45, p27_48, m_44
        XOR     .L1    A15, A14, A18        ; <-1> XOR     xa, r_44, xa
||      XOR     .L2    B18, B2, B0          ; <-1> XOR     xb, r_73, xb
||      ADD     .D1    A24, A8, A21         ; <-1> ADD     p5_48, p27_48, once_48
        XOR     .L1    A21, A14, A5         ; <-1> XOR     once_48, r_44, both_48
||      XOR     .L2    B1, B5, B1           ; <-1> XOR     both_77, box_77, sum_77
        XOR     .L1    A5, A28, A5          ; <-1> XOR     both_48, box_48, sum_48
        ROTL    .M2    B1, B2, B2           ; <-1> ROTL    sum_77, r_73, l_73
        SUB     .S1    A30, A11, A24        ; <-1> SUB     ya, m_44, ya
||      ROTL    .M2    B7, B3, B1           ; <-1> ROTL    index_74, p27_77, m_73
        ROTL    .M1    A5, A14, A3          ; <-1> ROTL    sum_48, r_44, l_44
        SUB     .L2    B9, B1, B1           ; <-1> SUB     yb, m_73, yb
||      STW     .D1T1  A24, *-A29[2]        ; <-1> STW     ya, *-front_out[2]{first_out}
        STW     .D2T2  B0, *+B31[1]         ; <-1> STW     xb, *+back_out[1]{first_out}
        SUB     .L2    B16, B2, B0          ; <-1> SUB     zb, l_73, zb
||      SUB     .S1    A12, A3, A30         ; <-1> SUB     za, l_44, za
||      STW     .D2T2  B1, *+B31[2]         ; <-1> STW     yb, *+back_out[2]{first_out}
        STW     .D1T1  A30, *-A29[1]        ; <-1> STW     za, *-front_out[1]{first_out}
        STW     .D2T2  B0, *+B31[3]         ; <-1> STW     zb, *+back_out[3]{first_out}
        STW     .D1T1  A18, *-A29[3]        ; <-1> STW     xa, *-front_out[3]{first_out}
||      STW     .D2T2  B8, *B31--[4]        ; <-1> STW     wb, *back_out--[4]{first_out}
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
        LDW     .D2T1  *+B15[2], A0         ; restore blocks
        LDW     .D2T1  *+B15[3], A0         ; restore out
        LDW     .D2T1  *+B15[5], A2         ; restore keys
        NOP     2
        ADD     .L1    1, A0, A1            ; ADD     blocks, 1, odd_80
||      SHL     .S2X   A0, 4, B0            ; SHL     blocks, 4, last_80
        ADD     .L2X   B0, A0, B0           ; ADD     out, last_80, back_in
        MV      .L1    A0, A0               ; MV      out, front_in
||      ADDK    .S1    -32, A2              ; ADDK    -32, keys
||      MV      .D1    A0, A29              ; MV      out, front_out
||      SUBAW   .D2    B0, 4, B27           ; SUBAW   back_in, 4, back_in
        MV      .L1    A2, A25              ; MV      keys, keys_a
||      MV      .L2    B27, B31             ; MV      back_in, back_out
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_80, 1, left
||      MV      .S2X   A2, B20              ; MV      keys, keys_b
||      STW     .D2T1  A2, *+B15[5]         ; save keys
mars_decrypt_blocks_c64x$second$guard:
        CMPGT   .L1    2, A2, A1            ; few iterations of second
  [A1]  B       .S1    mars_decrypt_blocks_c64x$second$few; few iterations of second
        NOP     5
mars_decrypt_blocks_c64x$second$entry:
        LDW     .D1T1  *A0++[4], A5         ; <0> LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T1  *-A0[1], A24         ; <0> LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *+B20[7], B25        ; <0> LDW     *+keys_b[6 + 1], q_113
        LDW     .D1T2  *+A25[7], B23        ; <0> LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T1  *+B20[5], A8         ; <0> LDW     *+keys_b[4 + 1], q_120
        LDW     .D1T1  *-A0[2], A28         ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B27[2], B5         ; <0> LDW     *+back_in[2]{second_in}, yb
        SUB     .L1    A2, 2, A1            ; passes of second
||      LDW     .D1T2  *+A25[5], B8         ; <0> LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T1  *+B20[6], A2         ; <0> LDW     *+keys_b[6], p_113
        SHL     .S2    B28, 19, B3          ; <0> SHL     zb, 19, upper_118
||      LDW     .D1T2  *+A25[6], B0         ; <0> LDW     *+keys_a[6], p_84
||      LDW     .D2T1  *+B20[3], A7         ; <0> LDW     *+keys_b[2 + 1], q_127
        SHL     .S1    A24, 19, A21         ; <0> SHL     za, 19, upper_89
||      SHRU    .S2    B28, 13, B2          ; <0> SHRU    zb, 13, lower_118
||      MPYHLU  .M2    B28, B25, B2         ; <0> MPYHLU  zb, q_113, mixed1_117
||      LDW     .D1T1  *-A0[3], A26         ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B27[1], B0         ; <0> LDW     *+back_in[1]{second_in}, xb
        SHRU    .S1    A24, 13, A3          ; <0> SHRU    za, 13, lower_89
||      MPYHLU  .M1X   A24, B23, A9         ; <0> MPYHLU  za, q_84, mixed1_88
||      MPYLHU  .M2    B28, B25, B0         ; <0> MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T2  *+A25[3], B25        ; <0> LDW     *+keys_a[2 + 1], q_98
||      ADD     .D2    B3, B2, B24          ; <0> ADD     upper_118, lower_118, zb
        MPYLHU  .M1X   A24, B23, A2         ; <0> MPYLHU  za, q_84, mixed2_88
||      MPYU    .M2    B28, B25, B21        ; <0> MPYU    zb, q_113, low_117
||      ADD     .D1    A21, A3, A31         ; <0> ADD     upper_89, lower_89, za
||      LDW     .D2T1  *+B20[4], A3         ; <0> LDW     *+keys_b[4], p_120
        ADD     .L2X   B24, A2, B23         ; <0> ADD     zb, p_113, index_116
||      MPYU    .M1X   A24, B23, A20        ; <0> MPYU    za, q_84, low_88
||      LDW     .D1T2  *+A25[4], B28        ; <0> LDW     *+keys_a[4], p_91
||      ADD     .D2    B2, B0, B3           ; <0> ADD     mixed1_117, mixed2_117, mixed_117
        ADD     .L1X   A31, B0, A17         ; <0> ADD     za, p_84, index_87
||      SHL     .S2    B3, 16, B17          ; <0> SHL     mixed_117, 16, upper_117
||      ADD     .D1    A9, A2, A9           ; <0> ADD     mixed1_88, mixed2_88, mixed_88
||      LDW     .D2T2  *+B6[B23], B17       ; <0> LDW     *+B6[index_116], box_119
        ADD     .L2    B21, B17, B22        ; <0> ADD     low_117, upper_117, product_116
||      SHL     .S1    A9, 16, A9           ; <0> SHL     mixed_88, 16, upper_88
||      LDW     .D1T1  *+A6[A17], A28       ; <0> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *B27--[4], B30       ; <0> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1    A20, A9, A27         ; <0> ADD     low_88, upper_88, product_87
||      SHRU    .S2    B22, 27, B21         ; <0> SHRU    product_116, 27, p27_119
||      ROTL    .M2    B22, 10, B23         ; <0> ROTL    product_116, 10, r_115
||      LDW     .D1T2  *+A25[1], B26        ; <0> LDW     *+keys_a[0 + 1], q_105
||      LDW     .D2T1  *+B20[1], A2         ; <0> LDW     *+keys_b[0 + 1], q_134
        SHRU    .S1    A27, 27, A24         ; <0> SHRU    product_87, 27, p27_90
||      SHL     .S2    B22, 5, B22          ; <0> SHL     product_116, 5, p5_119
||      ROTL    .M1    A27, 10, A30         ; <0> ROTL    product_87, 10, r_86
||      ROTL    .M2    B23, B21, B21        ; <0> ROTL    index_116, p27_119, m_115
||      LDW     .D1T2  *+A25[2], B29        ; <0> LDW     *+keys_a[2], p_98
||      LDW     .D2T1  *+B20[2], A8         ; <0> LDW     *+keys_b[2], p_127
        ADD     .L2    B22, B21, B22        ; <0> ADD     p5_119, p27_119, once_119
||      SHL     .S1    A27, 5, A2           ; <0> SHL     product_87, 5, p5_90
||      ROTL    .M1    A17, A24, A2         ; <0> ROTL    index_87, p27_90, m_86
||      LDW     .D1T2  *+A25[0], B22        ; <0> LDW     *+keys_a[0], p_105
||      XOR     .D2    B5, B23, B19         ; <0> XOR     yb, r_115, yb
        XOR     .L1    A28, A30, A27        ; <0> XOR     ya, r_86, ya
||      XOR     .L2    B22, B23, B5         ; <0> XOR     once_119, r_115, both_119
||      SHL     .S2    B19, 19, B1          ; <0> SHL     yb, 19, upper_125
||      MPYHLU  .M2X   B19, A8, B17         ; <0> MPYHLU  yb, q_120, mixed1_124
||      ADD     .D1    A2, A24, A9          ; <0> ADD     p5_90, p27_90, once_90
||      SUB     .D2    B0, B21, B21         ; <0> SUB     xb, m_115, xb
        XOR     .L1    A9, A30, A24         ; <0> XOR     once_90, r_86, both_90
||      XOR     .L2    B5, B17, B22         ; <0> XOR     both_119, box_119, sum_119
||      SHL     .S1    A27, 19, A23         ; <0> SHL     ya, 19, upper_96
||      SHRU    .S2    B19, 13, B5          ; <0> SHRU    yb, 13, lower_125
||      MPYHLU  .M1X   A27, B8, A24         ; <0> MPYHLU  ya, q_91, mixed1_95
||      MPYLHU  .M2X   B19, A8, B5          ; <0> MPYLHU  yb, q_120, mixed2_124
||      SUB     .D1    A26, A2, A26         ; <0> SUB     xa, m_86, xa
||      LDW     .D2T1  *+B20[0], A3         ; <0> LDW     *+keys_b[0], p_134
        XOR     .L1    A24, A28, A28        ; <0> XOR     both_90, box_90, sum_90
||      ADD     .L2    B1, B5, B19          ; <0> ADD     upper_125, lower_125, yb
||      SHRU    .S1    A27, 13, A16         ; <0> SHRU    ya, 13, lower_96
||      MPYLHU  .M1X   A27, B8, A3          ; <0> MPYLHU  ya, q_91, mixed2_95
||      MPYU    .M2X   B19, A8, B7          ; <0> MPYU    yb, q_120, low_124
        ADD     .L1    A23, A16, A23        ; <0> ADD     upper_96, lower_96, ya
||      ADD     .L2    B17, B5, B5          ; <0> ADD     mixed1_124, mixed2_124, mixed_124
||      MPYU    .M1X   A27, B8, A24         ; <0> MPYU    ya, q_91, low_95
||      ROTL    .M2    B22, B23, B0         ; <0> ROTL    sum_119, r_115, l_115
||      ADD     .D2X   B19, A3, B8          ; <0> ADD     yb, p_120, index_123
        ADD     .L1    A24, A3, A3          ; <0> ADD     mixed1_95, mixed2_95, mixed_95
||      SHL     .S2    B5, 16, B5           ; <0> SHL     mixed_124, 16, upper_124
||      ROTL    .M1    A28, A30, A27        ; <0> ROTL    sum_90, r_86, l_86
||      ADD     .D1X   A23, B28, A20        ; <0> ADD     ya, p_91, index_94
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[index_123], box_126
        SUB     .L2    B30, B0, B9          ; <0> SUB     wb, l_115, wb
||      SHL     .S1    A3, 16, A21          ; <0> SHL     mixed_95, 16, upper_95
||      LDW     .D1T1  *+A6[A20], A18       ; <0> LDW     *+A6[index_94], box_97
||      ADD     .D2    B7, B5, B17          ; <0> ADD     low_124, upper_124, product_123
        SUB     .L1    A5, A27, A24         ; <0> SUB     wa, l_86, wa
||      SHRU    .S2    B17, 27, B5          ; <0> SHRU    product_123, 27, p27_126
||      ROTL    .M2    B17, 10, B7          ; <0> ROTL    product_123, 10, r_122
||      ADD     .D1    A24, A21, A21        ; <0> ADD     low_95, upper_95, product_94
        SHRU    .S1    A21, 27, A17         ; <0> SHRU    product_94, 27, p27_97
||      SHL     .S2    B17, 5, B1           ; <0> SHL     product_123, 5, p5_126
||      ROTL    .M1    A21, 10, A20         ; <0> ROTL    product_94, 10, r_93
||      ROTL    .M2    B8, B5, B0           ; <0> ROTL    index_123, p27_126, m_122
        XOR     .L2    B21, B7, B2          ; <0> XOR     xb, r_122, xb
||      SHL     .S1    A21, 5, A19          ; <0> SHL     product_94, 5, p5_97
||      ROTL    .M1    A20, A17, A19        ; <0> ROTL    index_94, p27_97, m_93
||      ADD     .D2    B1, B5, B1           ; <0> ADD     p5_126, p27_126, once_126
        ADD     .L1    A19, A17, A5         ; <0> ADD     p5_97, p27_97, once_97
||      SUB     .L2    B9, B0, B5           ; <0> SUB     wb, m_122, wb
||      XOR     .S1    A26, A20, A17        ; <0> XOR     xa, r_93, xa
||      MPYHLU  .M2X   B2, A7, B3           ; <0> MPYHLU  xb, q_127, mixed1_131
||      XOR     .D2    B1, B7, B1           ; <0> XOR     once_126, r_122, both_126
        XOR     .L1    A5, A20, A16         ; <0> XOR     once_97, r_93, both_97
||      SHL     .S1    A17, 19, A9          ; <0> SHL     xa, 19, upper_103
||      SHL     .S2    B2, 19, B1           ; <0> SHL     xb, 19, upper_132
||      MPYHLU  .M1X   A17, B25, A16        ; <0> MPYHLU  xa, q_98, mixed1_102
||      MPYLHU  .M2X   B2, A7, B2           ; <0> MPYLHU  xb, q_127, mixed2_131
||      XOR     .D2    B1, B3, B8           ; <0> XOR     both_126, box_126, sum_126
        SHRU    .S1    A17, 13, A7          ; <0> SHRU    xa, 13, lower_103
||      SHRU    .S2    B2, 13, B0           ; <0> SHRU    xb, 13, lower_132
||      MPYLHU  .M1X   A17, B25, A5         ; <0> MPYLHU  xa, q_98, mixed2_102
||      MPYU    .M2X   B2, A7, B1           ; <0> MPYU    xb, q_127, low_131
||      XOR     .D1    A16, A18, A18        ; <0> XOR     both_97, box_97, sum_97
        ADD     .L1    A9, A7, A22          ; <0> ADD     upper_103, lower_103, xa
||      ADD     .L2    B3, B2, B0           ; <0> ADD     mixed1_131, mixed2_131, mixed_131
||      SUB     .S1    A24, A19, A9         ; <0> SUB     wa, m_93, wa
||      ADD     .S2    B1, B0, B16          ; <0> ADD     upper_132, lower_132, xb
||      MPYU    .M1X   A17, B25, A7         ; <0> MPYU    xa, q_98, low_102
||      ROTL    .M2    B8, B7, B3           ; <0> ROTL    sum_126, r_122, l_122
        ADD     .L1    A16, A5, A5          ; <0> ADD     mixed1_102, mixed2_102, mixed_102
||      SHL     .S2    B0, 16, B0           ; <0> SHL     mixed_131, 16, upper_131
||      ROTL    .M1    A18, A20, A16        ; <0> ROTL    sum_97, r_93, l_93
||      ADD     .D1X   A22, B29, A8         ; <0> ADD     xa, p_98, index_101
||      ADD     .D2X   B16, A8, B2          ; <0> ADD     xb, p_127, index_130
        ADD     .L2    B1, B0, B0           ; <0> ADD     low_131, upper_131, product_130
||      SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_102, 16, upper_102
||      SUB     .S2    B24, B3, B21         ; <0> SUB     zb, l_122, zb
||      LDW     .D1T1  *+A6[A8], A16        ; <0> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[index_130], box_133
;@loop {"name": "second", "ii": 30, "res_mii": 27, "rec_mii": 1, "optimal": null, "stages": 2, "critical_cycle": [], "attempts": [{"interval": 27, "result": "time limit", "seconds": 6.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 28, "result": "time limit", "seconds": 6.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 29, "result": "time limit", "seconds": 7.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 30, "result": "found by lists", "seconds": 23.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop second: II 30, 2 stages
;  bounds: resources 27, recurrence 1
;  units: L1 25/30, S1 26/30, M1 24/30, D1 30/30, L2 23/30, S2 28/30, M2 24/30, D2 30/30
;  cross paths: 1X 16/30, 2X 13/30
;  T paths: T1 19/30, T2 21/30
;  registers of side A: 26 used, 26 live at once
;  registers of side B: 27 used, 27 live at once
;  II 27: time limit, 6.5 s
;  II 28: time limit, 6.5 s
;  II 29: time limit, 7.3 s
;  II 30: found by lists, 23.0 s
;  not proved the least possible: every interval below 27 is ruled out; 20.3 s of search found nothing below 30
;  pipelined from 2 iterations on
mars_decrypt_blocks_c64x$second:
        ADD     .L1    A7, A5, A5           ; <1> ADD     low_102, upper_102, product_101
||      SUB     .S1    A31, A16, A20        ; <1> SUB     za, l_93, za
||      SHL     .S2    B0, 5, B1            ; <1> SHL     product_130, 5, p5_133
||      ROTL    .M2    B0, 10, B17          ; <1> ROTL    product_130, 10, r_129
||      LDW     .D1T1  *A0++[4], A5         ; <0> LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B27[3], B28        ; <0> LDW     *+back_in[3]{second_in}, zb
        SHL     .S1    A5, 5, A7            ; <1> SHL     product_101, 5, p5_104
||      SHRU    .S2    B0, 27, B0           ; <1> SHRU    product_130, 27, p27_133
||      ROTL    .M1    A5, 10, A18          ; <1> ROTL    product_101, 10, r_100
||      LDW     .D1T1  *-A0[1], A24         ; <0> LDW     *-front_in[1]{second_in}, za
||      LDW     .D2T2  *+B20[7], B25        ; <0> LDW     *+keys_b[6 + 1], q_113
        XOR     .L2    B5, B17, B3          ; <1> XOR     wb, r_129, wb
||      SHRU    .S1    A5, 27, A5           ; <1> SHRU    product_101, 27, p27_104
||      ADD     .S2    B1, B0, B0           ; <1> ADD     p5_133, p27_133, once_133
||      ROTL    .M2    B2, B0, B8           ; <1> ROTL    index_130, p27_133, m_129
||      LDW     .D1T2  *+A25[7], B23        ; <0> LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T1  *+B20[5], A8         ; <0> LDW     *+keys_b[4 + 1], q_120
        XOR     .L1    A9, A18, A8          ; <1> XOR     wa, r_100, wa
||      XOR     .L2    B0, B17, B0          ; <1> XOR     once_133, r_129, both_133
||      ADD     .S1    A7, A5, A5           ; <1> ADD     p5_104, p27_104, once_104
||      SHL     .S2    B3, 19, B1           ; <1> SHL     wb, 19, upper_139
||      ROTL    .M1    A8, A5, A17          ; <1> ROTL    index_101, p27_104, m_100
||      MPYHLU  .M2X   B3, A2, B2           ; <1> MPYHLU  wb, q_134, mixed1_138
||      LDW     .D1T1  *-A0[2], A28         ; <0> LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B27[2], B5         ; <0> LDW     *+back_in[2]{second_in}, yb
        XOR     .L1    A5, A18, A9          ; <1> XOR     once_104, r_100, both_104
||      XOR     .L2    B0, B2, B7           ; <1> XOR     both_133, box_133, sum_133
||      SHL     .S1    A8, 19, A7           ; <1> SHL     wa, 19, upper_110
||      SHRU    .S2    B3, 13, B0           ; <1> SHRU    wb, 13, lower_139
||      MPYHLU  .M1X   A8, B26, A9          ; <1> MPYHLU  wa, q_105, mixed1_109
||      MPYLHU  .M2X   B3, A2, B0           ; <1> MPYLHU  wb, q_134, mixed2_138
||      LDW     .D1T2  *+A25[5], B8         ; <0> LDW     *+keys_a[4 + 1], q_91
||      LDW     .D2T1  *+B20[6], A2         ; <0> LDW     *+keys_b[6], p_113
        XOR     .L1    A9, A16, A16         ; <1> XOR     both_104, box_104, sum_104
||      ADD     .L2    B1, B0, B18          ; <1> ADD     upper_139, lower_139, wb
||      SHRU    .S1    A8, 13, A2           ; <1> SHRU    wa, 13, lower_110
||      SHL     .S2    B28, 19, B3          ; <0> SHL     zb, 19, upper_118
||      MPYLHU  .M1X   A8, B26, A2          ; <1> MPYLHU  wa, q_105, mixed2_109
||      MPYU    .M2X   B3, A2, B1           ; <1> MPYU    wb, q_134, low_138
||      LDW     .D1T2  *+A25[6], B0         ; <0> LDW     *+keys_a[6], p_84
||      LDW     .D2T1  *+B20[3], A7         ; <0> LDW     *+keys_b[2 + 1], q_127
        ADD     .L1    A7, A2, A19          ; <1> ADD     upper_110, lower_110, wa
||      ADD     .L2    B2, B0, B0           ; <1> ADD     mixed1_138, mixed2_138, mixed_138
||      SHL     .S1    A24, 19, A21         ; <0> SHL     za, 19, upper_89
||      SHRU    .S2    B28, 13, B2          ; <0> SHRU    zb, 13, lower_118
||      MPYU    .M1X   A8, B26, A7          ; <1> MPYU    wa, q_105, low_109
||      MPYHLU  .M2    B28, B25, B2         ; <0> MPYHLU  zb, q_113, mixed1_117
||      LDW     .D1T1  *-A0[3], A26         ; <0> LDW     *-front_in[3]{second_in}, xa
||      LDW     .D2T2  *+B27[1], B0         ; <0> LDW     *+back_in[1]{second_in}, xb
        ADD     .L1    A9, A2, A2           ; <1> ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2X   B18, A3, B9          ; <1> ADD     wb, p_134, index_137
||      SHRU    .S1    A24, 13, A3          ; <0> SHRU    za, 13, lower_89
||      SHL     .S2    B0, 16, B0           ; <1> SHL     mixed_138, 16, upper_138
||      MPYHLU  .M1X   A24, B23, A9         ; <0> MPYHLU  za, q_84, mixed1_88
||      MPYLHU  .M2    B28, B25, B0         ; <0> MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T2  *+A25[3], B25        ; <0> LDW     *+keys_a[2 + 1], q_98
||      ADD     .D2    B3, B2, B24          ; <0> ADD     upper_118, lower_118, zb
        SUB     .L1    A20, A17, A21        ; <1> SUB     za, m_100, za
||      ADD     .L2    B1, B0, B1           ; <1> ADD     low_138, upper_138, product_137
||      SHL     .S1    A2, 16, A3           ; <1> SHL     mixed_109, 16, upper_109
||      SUB     .S2    B21, B8, B29         ; <1> SUB     zb, m_129, zb
||      MPYLHU  .M1X   A24, B23, A2         ; <0> MPYLHU  za, q_84, mixed2_88
||      MPYU    .M2    B28, B25, B21        ; <0> MPYU    zb, q_113, low_117
||      ADD     .D1    A21, A3, A31         ; <0> ADD     upper_89, lower_89, za
||      LDW     .D2T1  *+B20[4], A3         ; <0> LDW     *+keys_b[4], p_120
        ADD     .L1    A7, A3, A3           ; <1> ADD     low_109, upper_109, product_108
||      ADD     .L2X   B24, A2, B23         ; <0> ADD     zb, p_113, index_116
||      SHL     .S2    B1, 5, B2            ; <1> SHL     product_137, 5, p5_140
||      MPYU    .M1X   A24, B23, A20        ; <0> MPYU    za, q_84, low_88
||      ROTL    .M2    B1, 10, B3           ; <1> ROTL    product_137, 10, r_136
||      LDW     .D1T2  *+A25[4], B28        ; <0> LDW     *+keys_a[4], p_91
||      ADD     .D2    B2, B0, B3           ; <0> ADD     mixed1_117, mixed2_117, mixed_117
        ADD     .L1X   A31, B0, A17         ; <0> ADD     za, p_84, index_87
||      SHL     .S1    A3, 5, A2            ; <1> SHL     product_108, 5, p5_111
||      SHL     .S2    B3, 16, B17          ; <0> SHL     mixed_117, 16, upper_117
||      ROTL    .M1    A3, 10, A18          ; <1> ROTL    product_108, 10, r_107
||      ROTL    .M2    B7, B17, B17         ; <1> ROTL    sum_133, r_129, l_129
||      ADD     .D1    A9, A2, A9           ; <0> ADD     mixed1_88, mixed2_88, mixed_88
||      LDW     .D2T2  *+B6[B23], B17       ; <0> LDW     *+B6[index_116], box_119
        ADD     .L1X   A19, B22, A16        ; <1> ADD     wa, p_105, index_108
||      ADD     .L2    B21, B17, B22        ; <0> ADD     low_117, upper_117, product_116
||      SHL     .S1    A9, 16, A9           ; <0> SHL     mixed_88, 16, upper_88
||      SHRU    .S2    B1, 27, B7           ; <1> SHRU    product_137, 27, p27_140
||      ROTL    .M1    A16, A18, A20        ; <1> ROTL    sum_104, r_100, l_100
||      LDW     .D1T1  *+A6[A17], A28       ; <0> LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *B27--[4], B30       ; <0> LDW     *back_in--[4]{second_in}, wb
        ADD     .L1    A20, A9, A27         ; <0> ADD     low_88, upper_88, product_87
||      ADD     .L2    B2, B7, B1           ; <1> ADD     p5_140, p27_140, once_140
||      SHRU    .S1    A3, 27, A9           ; <1> SHRU    product_108, 27, p27_111
||      SHRU    .S2    B22, 27, B21         ; <0> SHRU    product_116, 27, p27_119
||      ROTL    .M2    B22, 10, B23         ; <0> ROTL    product_116, 10, r_115
||      LDW     .D1T2  *+A25[1], B26        ; <0> LDW     *+keys_a[0 + 1], q_105
||      LDW     .D2T1  *+B20[1], A2         ; <0> LDW     *+keys_b[0 + 1], q_134
        ADD     .L1    A2, A9, A2           ; <1> ADD     p5_111, p27_111, once_111
||      XOR     .L2    B1, B3, B2           ; <1> XOR     once_140, r_136, both_140
||      SHRU    .S1    A27, 27, A24         ; <0> SHRU    product_87, 27, p27_90
||      SHL     .S2    B22, 5, B22          ; <0> SHL     product_116, 5, p5_119
||      ROTL    .M1    A27, 10, A30         ; <0> ROTL    product_87, 10, r_86
||      ROTL    .M2    B23, B21, B21        ; <0> ROTL    index_116, p27_119, m_115
||      LDW     .D1T2  *+A25[2], B29        ; <0> LDW     *+keys_a[2], p_98
||      LDW     .D2T1  *+B20[2], A8         ; <0> LDW     *+keys_b[2], p_127
        XOR     .L1    A2, A18, A17         ; <1> XOR     once_111, r_107, both_111
||      ADD     .L2    B22, B21, B22        ; <0> ADD     p5_119, p27_119, once_119
||      SHL     .S1    A27, 5, A2           ; <0> SHL     product_87, 5, p5_90
||      SUB     .S2    B19, B17, B7         ; <1> SUB     yb, l_129, yb
||      ROTL    .M1    A17, A24, A2         ; <0> ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B9, B7, B0           ; <1> ROTL    index_137, p27_140, m_136
||      LDW     .D1T2  *+A25[0], B22        ; <0> LDW     *+keys_a[0], p_105
||      XOR     .D2    B5, B23, B19         ; <0> XOR     yb, r_115, yb
        XOR     .L1    A28, A30, A27        ; <0> XOR     ya, r_86, ya
||      XOR     .L2    B22, B23, B5         ; <0> XOR     once_119, r_115, both_119
||      SUB     .S1    A23, A20, A20        ; <1> SUB     ya, l_100, ya
||      SHL     .S2    B19, 19, B1          ; <0> SHL     yb, 19, upper_125
||      ROTL    .M1    A16, A9, A9          ; <1> ROTL    index_108, p27_111, m_107
||      MPYHLU  .M2X   B19, A8, B17         ; <0> MPYHLU  yb, q_120, mixed1_124
||      ADD     .D1    A2, A24, A9          ; <0> ADD     p5_90, p27_90, once_90
||      SUB     .D2    B0, B21, B21         ; <0> SUB     xb, m_115, xb
        XOR     .L1    A9, A30, A24         ; <0> XOR     once_90, r_86, both_90
||      XOR     .L2    B5, B17, B22         ; <0> XOR     both_119, box_119, sum_119
||      SHL     .S1    A27, 19, A23         ; <0> SHL     ya, 19, upper_96
||      SHRU    .S2    B19, 13, B5          ; <0> SHRU    yb, 13, lower_125
||      MPYHLU  .M1X   A27, B8, A24         ; <0> MPYHLU  ya, q_91, mixed1_95
||      MPYLHU  .M2X   B19, A8, B5          ; <0> MPYLHU  yb, q_120, mixed2_124
||      SUB     .D1    A26, A2, A26         ; <0> SUB     xa, m_86, xa
||      LDW     .D2T1  *+B20[0], A3         ; <0> LDW     *+keys_b[0], p_134
        XOR     .L1    A24, A28, A28        ; <0> XOR     both_90, box_90, sum_90
||      ADD     .L2    B1, B5, B19          ; <0> ADD     upper_125, lower_125, yb
||      SHRU    .S1    A27, 13, A16         ; <0> SHRU    ya, 13, lower_96
||      XOR     .S2    B29, B3, B1          ; <1> XOR     zb, r_136, zb
||      MPYLHU  .M1X   A27, B8, A3          ; <0> MPYLHU  ya, q_91, mixed2_95
||      MPYU    .M2X   B19, A8, B7          ; <0> MPYU    yb, q_120, low_124
||      LDW     .D1T1  *+A6[A16], A5        ; <1> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B9], B0         ; <1> LDW     *+B6[index_137], box_140
        ADD     .L1    A23, A16, A23        ; <0> ADD     upper_96, lower_96, ya
||      ADD     .L2    B17, B5, B5          ; <0> ADD     mixed1_124, mixed2_124, mixed_124
||      SUB     .S1    A20, A9, A9          ; <1> SUB     ya, m_107, ya
||      SUB     .S2    B7, B0, B23          ; <1> SUB     yb, m_136, yb
||      MPYU    .M1X   A27, B8, A24         ; <0> MPYU    ya, q_91, low_95
||      ROTL    .M2    B22, B23, B0         ; <0> ROTL    sum_119, r_115, l_115
||      XOR     .D1    A21, A18, A16        ; <1> XOR     za, r_107, za
||      ADD     .D2X   B19, A3, B8          ; <0> ADD     yb, p_120, index_123
        ADD     .L1    A24, A3, A3          ; <0> ADD     mixed1_95, mixed2_95, mixed_95
||      SHL     .S2    B5, 16, B5           ; <0> SHL     mixed_124, 16, upper_124
||      ROTL    .M1    A28, A30, A27        ; <0> ROTL    sum_90, r_86, l_86
||      ADD     .D1X   A23, B28, A20        ; <0> ADD     ya, p_91, index_94
||      LDW     .D2T2  *+B6[B8], B3         ; <0> LDW     *+B6[index_123], box_126
        SUB     .L2    B30, B0, B9          ; <0> SUB     wb, l_115, wb
||      SHL     .S1    A3, 16, A21          ; <0> SHL     mixed_95, 16, upper_95
||      LDW     .D1T1  *+A6[A20], A18       ; <0> LDW     *+A6[index_94], box_97
||      ADD     .D2    B7, B5, B17          ; <0> ADD     low_124, upper_124, product_123
        SUB     .L1    A5, A27, A24         ; <0> SUB     wa, l_86, wa
||      SHRU    .S2    B17, 27, B5          ; <0> SHRU    product_123, 27, p27_126
||      ROTL    .M2    B17, 10, B7          ; <0> ROTL    product_123, 10, r_122
||      ADD     .D1    A24, A21, A21        ; <0> ADD     low_95, upper_95, product_94
||      STW     .D2T2  B23, *+B31[2]        ; <1> STW     yb, *+back_out[2]{second_out}
        XOR     .L2    B2, B0, B0           ; <1> XOR     both_140, box_140, sum_140
||      SHRU    .S1    A21, 27, A17         ; <0> SHRU    product_94, 27, p27_97
||      SHL     .S2    B17, 5, B1           ; <0> SHL     product_123, 5, p5_126
||      ROTL    .M1    A21, 10, A20         ; <0> ROTL    product_94, 10, r_93
||      ROTL    .M2    B8, B5, B0           ; <0> ROTL    index_123, p27_126, m_122
||      XOR     .D1    A17, A5, A5          ; <1> XOR     both_111, box_111, sum_111
||      STW     .D2T2  B1, *+B31[3]         ; <1> STW     zb, *+back_out[3]{second_out}
        XOR     .L2    B21, B7, B2          ; <0> XOR     xb, r_122, xb
||      SHL     .S1    A21, 5, A19          ; <0> SHL     product_94, 5, p5_97
||      ROTL    .M1    A20, A17, A19        ; <0> ROTL    index_94, p27_97, m_93
||      ROTL    .M2    B0, B3, B0           ; <1> ROTL    sum_140, r_136, l_136
||      STW     .D1T1  A19, *A29++[4]       ; <1> STW     wa, *front_out++[4]{second_out}
||      ADD     .D2    B1, B5, B1           ; <0> ADD     p5_126, p27_126, once_126
        ADD     .L1    A19, A17, A5         ; <0> ADD     p5_97, p27_97, once_97
||      SUB     .L2    B9, B0, B5           ; <0> SUB     wb, m_122, wb
||      XOR     .S1    A26, A20, A17        ; <0> XOR     xa, r_93, xa
||[A1]  B       .S2    mars_decrypt_blocks_c64x$second; <0> [left] B       second
||      ROTL    .M1    A5, A18, A5          ; <1> ROTL    sum_111, r_107, l_107
||      MPYHLU  .M2X   B2, A7, B3           ; <0> MPYHLU  xb, q_127, mixed1_131
||      STW     .D1T1  A16, *-A29[1]        ; <1> STW     za, *-front_out[1]{second_out}
||      XOR     .D2    B1, B7, B1           ; <0> XOR     once_126, r_122, both_126
        XOR     .L1    A5, A20, A16         ; <0> XOR     once_97, r_93, both_97
||      SUB     .L2    B16, B0, B0          ; <1> SUB     xb, l_136, xb
||      SHL     .S1    A17, 19, A9          ; <0> SHL     xa, 19, upper_103
||      SHL     .S2    B2, 19, B1           ; <0> SHL     xb, 19, upper_132
||      MPYHLU  .M1X   A17, B25, A16        ; <0> MPYHLU  xa, q_98, mixed1_102
||      MPYLHU  .M2X   B2, A7, B2           ; <0> MPYLHU  xb, q_127, mixed2_131
||      STW     .D1T1  A9, *-A29[2]         ; <1> STW     ya, *-front_out[2]{second_out}
||      XOR     .D2    B1, B3, B8           ; <0> XOR     both_126, box_126, sum_126
        SUB     .L1    A22, A5, A5          ; <1> SUB     xa, l_107, xa
||      SHRU    .S1    A17, 13, A7          ; <0> SHRU    xa, 13, lower_103
||      SHRU    .S2    B2, 13, B0           ; <0> SHRU    xb, 13, lower_132
||      MPYLHU  .M1X   A17, B25, A5         ; <0> MPYLHU  xa, q_98, mixed2_102
||      MPYU    .M2X   B2, A7, B1           ; <0> MPYU    xb, q_127, low_131
||      XOR     .D1    A16, A18, A18        ; <0> XOR     both_97, box_97, sum_97
||      STW     .D2T2  B0, *+B31[1]         ; <1> STW     xb, *+back_out[1]{second_out}
        ADD     .L1    A9, A7, A22          ; <0> ADD     upper_103, lower_103, xa
||      ADD     .L2    B3, B2, B0           ; <0> ADD     mixed1_131, mixed2_131, mixed_131
||      SUB     .S1    A24, A19, A9         ; <0> SUB     wa, m_93, wa
||      ADD     .S2    B1, B0, B16          ; <0> ADD     upper_132, lower_132, xb
||      MPYU    .M1X   A17, B25, A7         ; <0> MPYU    xa, q_98, low_102
||      ROTL    .M2    B8, B7, B3           ; <0> ROTL    sum_126, r_122, l_122
||      STW     .D1T1  A5, *-A29[3]         ; <1> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B18, *B31--[4]       ; <1> STW     wb, *back_out--[4]{second_out}
        ADD     .L1    A16, A5, A5          ; <0> ADD     mixed1_102, mixed2_102, mixed_102
||      SHL     .S2    B0, 16, B0           ; <0> SHL     mixed_131, 16, upper_131
||      ROTL    .M1    A18, A20, A16        ; <0> ROTL    sum_97, r_93, l_93
||      ADD     .D1X   A22, B29, A8         ; <0> ADD     xa, p_98, index_101
||      ADD     .D2X   B16, A8, B2          ; <0> ADD     xb, p_127, index_130
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      ADD     .L2    B1, B0, B0           ; <0> ADD     low_131, upper_131, product_130
||      SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_102, 16, upper_102
||      SUB     .S2    B24, B3, B21         ; <0> SUB     zb, l_122, zb
||      LDW     .D1T1  *+A6[A8], A16        ; <0> LDW     *+A6[index_101], box_104
||      LDW     .D2T2  *+B6[B2], B2         ; <0> LDW     *+B6[index_130], box_133
mars_decrypt_blocks_c64x$second$exit:
        ADD     .L1    A7, A5, A5           ; <-1> ADD     low_102, upper_102, product_101
||      SUB     .S1    A31, A16, A20        ; <-1> SUB     za, l_93, za
||      SHL     .S2    B0, 5, B1            ; <-1> SHL     product_130, 5, p5_133
||      ROTL    .M2    B0, 10, B17          ; <-1> ROTL    product_130, 10, r_129
        SHL     .S1    A5, 5, A7            ; <-1> SHL     product_101, 5, p5_104
||      SHRU    .S2    B0, 27, B0           ; <-1> SHRU    product_130, 27, p27_133
||      ROTL    .M1    A5, 10, A18          ; <-1> ROTL    product_101, 10, r_100
        XOR     .L2    B5, B17, B3          ; <-1> XOR     wb, r_129, wb
||      SHRU    .S1    A5, 27, A5           ; <-1> SHRU    product_101, 27, p27_104
||      ADD     .S2    B1, B0, B0           ; <-1> ADD     p5_133, p27_133, once_133
||      ROTL    .M2    B2, B0, B8           ; <-1> ROTL    index_130, p27_133, m_129
        XOR     .L1    A9, A18, A8          ; <-1> XOR     wa, r_100, wa
||      XOR     .L2    B0, B17, B0          ; <-1> XOR     once_133, r_129, both_133
||      ADD     .S1    A7, A5, A5           ; <-1> ADD     p5_104, p27_104, once_104
||      SHL     .S2    B3, 19, B1           ; <-1> SHL     wb, 19, upper_139
||      ROTL    .M1    A8, A5, A17          ; <-1> ROTL    index_101, p27_104, m_100
||      MPYHLU  .M2X   B3, A2, B2           ; <-1> MPYHLU  wb, q_134, mixed1_138
        XOR     .L1    A5, A18, A9          ; <-1> XOR     once_104, r_100, both_104
||      XOR     .L2    B0, B2, B7           ; <-1> XOR     both_133, box_133, sum_133
||      SHL     .S1    A8, 19, A7           ; <-1> SHL     wa, 19, upper_110
||      SHRU    .S2    B3, 13, B0           ; <-1> SHRU    wb, 13, lower_139
||      MPYHLU  .M1X   A8, B26, A9          ; <-1> MPYHLU  wa, q_105, mixed1_109
||      MPYLHU  .M2X   B3, A2, B0           ; <-1> MPYLHU  wb, q_134, mixed2_138
        XOR     .L1    A9, A16, A16         ; <-1> XOR     both_104, box_104, sum_104
||      ADD     .L2    B1, B0, B18          ; <-1> ADD     upper_139, lower_139, wb
||      SHRU    .S1    A8, 13, A2           ; <-1> SHRU    wa, 13, lower_110
||      MPYLHU  .M1X   A8, B26, A2          ; <-1> MPYLHU  wa, q_105, mixed2_109
||      MPYU    .M2X   B3, A2, B1           ; <-1> MPYU    wb, q_134, low_138
        ADD     .L1    A7, A2, A19          ; <-1> ADD     upper_110, lower_110, wa
||      ADD     .L2    B2, B0, B0           ; <-1> ADD     mixed1_138, mixed2_138, mixed_138
||      MPYU    .M1X   A8, B26, A7          ; <-1> MPYU    wa, q_105, low_109
        ADD     .L1    A9, A2, A2           ; <-1> ADD     mixed1_109, mixed2_109, mixed_109
||      ADD     .L2X   B18, A3, B9          ; <-1> ADD     wb, p_134, index_137
||      SHL     .S2    B0, 16, B0           ; <-1> SHL     mixed_138, 16, upper_138
        SUB     .L1    A20, A17, A21        ; <-1> SUB     za, m_100, za
||      ADD     .L2    B1, B0, B1           ; <-1> ADD     low_138, upper_138, product_137
||      SHL     .S1    A2, 16, A3           ; <-1> SHL     mixed_109, 16, upper_109
||      SUB     .S2    B21, B8, B29         ; <-1> SUB     zb, m_129, zb
        ADD     .L1    A7, A3, A3           ; <-1> ADD     low_109, upper_109, product_108
||      SHL     .S2    B1, 5, B2            ; <-1> SHL     product_137, 5, p5_140
||      ROTL    .M2    B1, 10, B3           ; <-1> ROTL    product_137, 10, r_136
        SHL     .S1    A3, 5, A2            ; <-1> SHL     product_108, 5, p5_111
||      ROTL    .M1    A3, 10, A18          ; <-1> ROTL    product_108, 10, r_107
||      ROTL    .M2    B7, B17, B17         ; <-1> ROTL    sum_133, r_129, l_129
        ADD     .L1X   A19, B22, A16        ; <-1> ADD     wa, p_105, index_108
||      SHRU    .S2    B1, 27, B7           ; <-1> SHRU    product_137, 27, p27_140
||      ROTL    .M1    A16, A18, A20        ; <-1> ROTL    sum_104, r_100, l_100
        ADD     .L2    B2, B7, B1           ; <-1> ADD     p5_140, p27_140, once_140
||      SHRU    .S1    A3, 27, A9           ; <-1> SHRU    product_108, 27, p27_111
        ADD     .L1    A2, A9, A2           ; <-1> ADD     p5_111, p27_111, once_111
||      XOR     .L2    B1, B3, B2           ; <-1> XOR     once_140, r_136, both_140
        XOR     .L1    A2, A18, A17         ; <-1> XOR     once_111, r_107, both_111
||      SUB     .S2    B19, B17, B7         ; <-1> SUB     yb, l_129, yb
||      ROTL    .M2    B9, B7, B0           ; <-1> ROTL    index_137, p27_140, m_136
        SUB     .S1    A23, A20, A20        ; <-1> SUB     ya, l_100, ya
||      ROTL    .M1    A16, A9, A9          ; <-1> ROTL    index_108, p27_111, m_107
        NOP
        XOR     .S2    B29, B3, B1          ; <-1> XOR     zb, r_136, zb
||      LDW     .D1T1  *+A6[A16], A5        ; <-1> LDW     *+A6[index_108], box_111
||      LDW     .D2T2  *+B6[B9], B0         ; <-1> LDW     *+B6[index_137], box_140
        SUB     .S1    A20, A9, A9          ; <-1> SUB     ya, m_107, ya
||      SUB     .S2    B7, B0, B23          ; <-1> SUB     yb, m_136, yb
||      XOR     .D1    A21, A18, A16        ; <-1> XOR     za, r_107, za
        NOP     2
        STW     .D2T2  B23, *+B31[2]        ; <-1> STW     yb, *+back_out[2]{second_out}
        XOR     .L2    B2, B0, B0           ; <-1> XOR     both_140, box_140, sum_140
||      XOR     .D1    A17, A5, A5          ; <-1> XOR     both_111, box_111, sum_111
||      STW     .D2T2  B1, *+B31[3]         ; <-1> STW     zb, *+back_out[3]{second_out}
        ROTL    .M2    B0, B3, B0           ; <-1> ROTL    sum_140, r_136, l_136
||      STW     .D1T1  A19, *A29++[4]       ; <-1> STW     wa, *front_out++[4]{second_out}
        ROTL    .M1    A5, A18, A5          ; <-1> ROTL    sum_111, r_107, l_107
||      STW     .D1T1  A16, *-A29[1]        ; <-1> STW     za, *-front_out[1]{second_out}
        SUB     .L2    B16, B0, B0          ; <-1> SUB     xb, l_136, xb
||      STW     .D1T1  A9, *-A29[2]         ; <-1> STW     ya, *-front_out[2]{second_out}
        SUB     .L1    A22, A5, A5          ; <-1> SUB     xa, l_107, xa
||      STW     .D2T2  B0, *+B31[1]         ; <-1> STW     xb, *+back_out[1]{second_out}
        STW     .D1T1  A5, *-A29[3]         ; <-1> STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B18, *B31--[4]       ; <-1> STW     wb, *back_out--[4]{second_out}
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
        LDW     .D2T2  *+B15[3], B0         ; restore out
        NOP     3
        ADDK    .S1    -16, A0              ; ADDK    -16, keys
        MV      .L1X   B0, A3               ; MV      out, to
||      LDW     .D1T2  *+A0[2], B17         ; LDW     *+keys[2], k2
        LDW     .D1T1  *+A0[1], A25         ; LDW     *+keys[1], k1
||      LDW     .D2T2  *+B15[2], B0         ; restore blocks
        LDW     .D1T1  *+A0[3], A27         ; LDW     *+keys[3], k3
        MV      .L2    B0, B21              ; MV      out, from
||      LDW     .D1T2  *+A0[0], B25         ; LDW     *+keys[0], k0
        STW     .D2T1  A0, *+B15[5]         ; save keys
        NOP     2
        MV      .L1X   B0, A2               ; MV      blocks, left
mars_decrypt_blocks_c64x$unmixing$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of unmixing
  [A1]  B       .S1    mars_decrypt_blocks_c64x$unmixing$few; few iterations of unmixing
        NOP     5
mars_decrypt_blocks_c64x$unmixing$entry:
        LDW     .D2T1  *B21++[4], A5        ; <0> LDW     *from++[4]{unmixing_in}, a
        NOP
        LDW     .D2T2  *-B21[1], B27        ; <0> LDW     *-from[1]{unmixing_in}, d
        NOP     3
        LDW     .D2T1  *-B21[2], A7         ; <0> LDW     *-from[2]{unmixing_in}, c
        NOP
        SHRU    .S1X   B27, 8, A19          ; <0> SHRU    d, 8, a8_147
        NOP
        LDW     .D2T2  *+B4[B27], B1        ; <0> LDW     *+B4[d], s0_147
        SHRU    .S1X   B27, 24, A18         ; <0> SHRU    d, 24, a24_147
        NOP     2
        LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a24_147], s1_147
        XOR     .L2X   B1, A7, B24          ; <0> XOR     c, s0_147, c
        MV      .L1X   B17, A1              ; move k2
||      LDW     .D2T2  *-B21[3], B5         ; <0> LDW     *-from[3]{unmixing_in}, b
        NOP
        SHRU    .S2    B27, 16, B16         ; <0> SHRU    d, 16, a16_147
||      ROTL    .M2    B24, 24, B23         ; <0> ROTL    c, 24, c
||      LDW     .D2T2  *+B4[B24], B1        ; <0> LDW     *+B4[c], s0_148
        SHRU    .S1X   B24, 24, A7          ; <0> SHRU    c, 24, a24_148
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[a16_147], s2_147
        SHRU    .S1X   B24, 8, A8           ; <0> SHRU    c, 8, a8_148
||      SHRU    .S2    B24, 16, B3          ; <0> SHRU    c, 16, a16_148
        SUB     .L2X   A2, 3, B0            ; passes of unmixing
||      LDW     .D1T1  *+A4[A7], A17        ; <0> LDW     *+A4[a24_148], s1_148
        SUB     .L2X   B5, A9, B2           ; <0> SUB     b, s1_147, b
||      ROTL    .M2    B27, 24, B24         ; <0> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A8], B26        ; <0> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *B21++[4], A5        ; <1> LDW     *from++[4]{unmixing_in}, a
        XOR     .S2    B2, B1, B1           ; <0> XOR     b, s0_148, b
||      LDW     .D2T2  *+B4[B3], B8         ; <0> LDW     *+B4[a16_148], s2_148
        SUB     .S2    B1, B23, B22         ; <0> SUB     b, c, b
||      SUB     .D1X   A5, B2, A18          ; <0> SUB     a, s2_147, difference_147
||      LDW     .D2T2  *-B21[1], B27        ; <1> LDW     *-from[1]{unmixing_in}, d
        LDW     .D1T1  *+A4[A19], A9        ; <0> LDW     *+A4[a8_147], s3_147
        LDW     .D2T1  *+B4[B22], A16       ; <0> LDW     *+B4[b], s0_149
        SHRU    .S1X   B22, 24, A0          ; <0> SHRU    b, 24, a24_149
        LDW     .D1T2  *+A4[A0], B18        ; <0> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *-B21[2], A7         ; <1> LDW     *-from[2]{unmixing_in}, c
        SUB     .L2    B24, B8, B24         ; <0> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B22, 8, A0           ; <0> SHRU    b, 8, a8_149
||      ROTL    .M2    B22, 24, B20         ; <0> ROTL    b, 24, b
        SHRU    .S1X   B27, 8, A19          ; <1> SHRU    d, 8, a8_147
||      XOR     .D1    A18, A9, A7          ; <0> XOR     difference_147, s3_147, a
        SUB     .L1    A7, A17, A17         ; <0> SUB     a, s1_148, a
||      XOR     .L2    B24, B26, B24        ; <0> XOR     difference_148, s3_148, d
||      LDW     .D1T2  *+A4[A0], B22        ; <0> LDW     *+A4[a8_149], s3_149
        SHRU    .S2    B22, 16, B19         ; <0> SHRU    b, 16, a16_149
||      LDW     .D2T2  *+B4[B27], B1        ; <1> LDW     *+B4[d], s0_147
        XOR     .L1    A17, A16, A17        ; <0> XOR     a, s0_149, a
||      SHRU    .S1X   B27, 24, A18         ; <1> SHRU    d, 24, a24_147
        SUB     .L2    B24, B18, B7         ; <0> SUB     d, s1_149, d
        SUB     .L2X   A17, B7, B19         ; <0> SUB     a, d, a
||      LDW     .D2T2  *+B4[B19], B17       ; <0> LDW     *+B4[a16_149], s2_149
        LDW     .D1T1  *+A4[A18], A9        ; <1> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B19], B1        ; <0> LDW     *+B4[a], s0_150
        XOR     .L2X   B1, A7, B24          ; <1> XOR     c, s0_147, c
||      SHRU    .S1X   B19, 8, A17          ; <0> SHRU    a, 8, a8_150
        SHRU    .S2    B19, 16, B2          ; <0> SHRU    a, 16, a16_150
||      LDW     .D2T2  *-B21[3], B5         ; <1> LDW     *-from[3]{unmixing_in}, b
        SHRU    .S1X   B19, 24, A16         ; <0> SHRU    a, 24, a24_150
||      LDW     .D2T1  *+B4[B2], A16        ; <0> LDW     *+B4[a16_150], s2_150
        SHRU    .S2    B27, 16, B16         ; <1> SHRU    d, 16, a16_147
||      ROTL    .M2    B24, 24, B23         ; <1> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A16], A7        ; <0> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T2  *+B4[B24], B1        ; <1> LDW     *+B4[c], s0_148
        XOR     .L2    B7, B1, B16          ; <0> XOR     d, s0_150, d
||      SHRU    .S1X   B24, 24, A7          ; <1> SHRU    c, 24, a24_148
||      SUB     .S2    B23, B17, B18        ; <0> SUB     c, s2_149, difference_149
||      LDW     .D2T2  *+B4[B16], B2        ; <1> LDW     *+B4[a16_147], s2_147
        SHRU    .S1X   B24, 8, A8           ; <1> SHRU    c, 8, a8_148
||      SHRU    .S2    B24, 16, B3          ; <1> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A17], A9        ; <0> LDW     *+A4[a8_150], s3_150
        LDW     .D1T1  *+A4[A7], A17        ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B16], B1        ; <0> LDW     *+B4[d], s0_152
        SUB     .L2X   B5, A9, B2           ; <1> SUB     b, s1_147, b
||      SHRU    .S1X   B16, 8, A8           ; <0> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B17         ; <0> SHRU    d, 16, a16_152
||      ROTL    .M2    B27, 24, B24         ; <1> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A8], B26        ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *B21++[4], A5        ; <2> LDW     *from++[4]{unmixing_in}, a
        SHRU    .S1X   B16, 24, A2          ; <0> SHRU    d, 24, a24_152
||      XOR     .S2    B2, B1, B1           ; <1> XOR     b, s0_148, b
||      LDW     .D2T2  *+B4[B3], B8         ; <1> LDW     *+B4[a16_148], s2_148
        XOR     .L2    B18, B22, B1         ; <0> XOR     difference_149, s3_149, c
||      SUB     .S2    B1, B23, B22         ; <1> SUB     b, c, b
||      SUB     .D1X   A5, B2, A18          ; <1> SUB     a, s2_147, difference_147
||      LDW     .D2T2  *-B21[1], B27        ; <2> LDW     *-from[1]{unmixing_in}, d
        SUB     .S2X   B1, A7, B2           ; <0> SUB     c, s1_150, c
||      LDW     .D1T1  *+A4[A19], A9        ; <1> LDW     *+A4[a8_147], s3_147
        XOR     .L2    B2, B1, B18          ; <0> XOR     c, s0_152, c
||      LDW     .D1T2  *+A4[A2], B3         ; <0> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B22], A16       ; <1> LDW     *+B4[b], s0_149
        SHRU    .S1X   B22, 24, A0          ; <1> SHRU    b, 24, a24_149
||      LDW     .D2T2  *+B4[B18], B3        ; <0> LDW     *+B4[c], s0_153
        SUB     .L2X   B20, A16, B5         ; <0> SUB     b, s2_150, difference_150
||      ROTL    .M2    B16, 24, B16         ; <0> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A0], B18        ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *-B21[2], A7         ; <2> LDW     *-from[2]{unmixing_in}, c
        SUB     .L2    B24, B8, B24         ; <1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B22, 8, A0           ; <1> SHRU    b, 8, a8_149
||      XOR     .S2X   B5, A9, B9           ; <0> XOR     difference_150, s3_150, b
||      ROTL    .M2    B22, 24, B20         ; <1> ROTL    b, 24, b
        SHRU    .S1X   B27, 8, A19          ; <2> SHRU    d, 8, a8_147
||      SHRU    .S2    B18, 16, B8          ; <0> SHRU    c, 16, a16_153
||      ROTL    .M2    B18, 24, B9          ; <0> ROTL    c, 24, c
||      XOR     .D1    A18, A9, A7          ; <1> XOR     difference_147, s3_147, a
||      LDW     .D2T1  *+B4[B17], A16       ; <0> LDW     *+B4[a16_152], s2_152
        SUB     .L1    A7, A17, A17         ; <1> SUB     a, s1_148, a
||      XOR     .L2    B24, B26, B24        ; <1> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B18, 24, A9          ; <0> SHRU    c, 24, a24_153
||      LDW     .D1T2  *+A4[A0], B22        ; <1> LDW     *+A4[a8_149], s3_149
||      SUB     .D2    B9, B3, B17          ; <0> SUB     b, s1_152, b
        SHRU    .S1X   B18, 8, A8           ; <0> SHRU    c, 8, a8_153
||      SHRU    .S2    B22, 16, B19         ; <1> SHRU    b, 16, a16_149
||      ROTL    .M2    B19, 24, B17         ; <0> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B27], B1        ; <2> LDW     *+B4[d], s0_147
        XOR     .L1    A17, A16, A17        ; <1> XOR     a, s0_149, a
||      XOR     .L2    B17, B3, B7          ; <0> XOR     b, s0_153, b
||      SHRU    .S1X   B27, 24, A18         ; <2> SHRU    d, 24, a24_147
||      LDW     .D1T2  *+A4[A8], B5         ; <0> LDW     *+A4[a8_153], s3_153
        SUB     .L2    B24, B18, B7         ; <1> SUB     d, s1_149, d
||      SUB     .S2    B7, B9, B8           ; <0> SUB     b, c, b
||      LDW     .D2T1  *+B4[B8], A7         ; <0> LDW     *+B4[a16_153], s2_153
        SUB     .L2X   A17, B7, B19         ; <1> SUB     a, d, a
||      LDW     .D1T1  *+A4[A9], A2         ; <0> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B19], B17       ; <1> LDW     *+B4[a16_149], s2_149
        SHRU    .S1X   B8, 24, A8           ; <0> SHRU    b, 24, a24_154
||      LDW     .D1T1  *+A4[A18], A9        ; <2> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B19], B1        ; <1> LDW     *+B4[a], s0_150
        XOR     .L2X   B1, A7, B24          ; <2> XOR     c, s0_147, c
||      SHRU    .S1X   B19, 8, A17          ; <1> SHRU    a, 8, a8_150
||      SHRU    .S2    B8, 16, B3           ; <0> SHRU    b, 16, a16_154
||      LDW     .D1T2  *+A4[A8], B1         ; <0> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B8], A0         ; <0> LDW     *+B4[b], s0_154
        SUB     .L1X   B17, A16, A8         ; <0> SUB     a, s2_152, difference_152
||      SHRU    .S2    B19, 16, B2          ; <1> SHRU    a, 16, a16_150
||      LDW     .D2T2  *-B21[3], B5         ; <2> LDW     *-from[3]{unmixing_in}, b
        SHRU    .S1X   B19, 24, A16         ; <1> SHRU    a, 24, a24_150
||      LDW     .D2T1  *+B4[B2], A16        ; <1> LDW     *+B4[a16_150], s2_150
        XOR     .L1    A8, A9, A7           ; <0> XOR     difference_152, s3_152, a
||      SUB     .L2X   B16, A7, B2          ; <0> SUB     d, s2_153, difference_153
||      SHRU    .S2    B27, 16, B16         ; <2> SHRU    d, 16, a16_147
||      ROTL    .M2    B24, 24, B23         ; <2> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A16], A7        ; <1> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T2  *+B4[B24], B1        ; <2> LDW     *+B4[c], s0_148
        SUB     .L1    A7, A2, A2           ; <0> SUB     a, s1_153, a
||      XOR     .L2    B7, B1, B16          ; <1> XOR     d, s0_150, d
||      SHRU    .S1X   B24, 24, A7          ; <2> SHRU    c, 24, a24_148
||      SUB     .S2    B23, B17, B18        ; <1> SUB     c, s2_149, difference_149
||      LDW     .D2T2  *+B4[B16], B2        ; <2> LDW     *+B4[a16_147], s2_147
;@loop {"name": "unmixing", "ii": 22, "res_mii": 20, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 20, "result": "time limit", "seconds": 4.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "time limit", "seconds": 4.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 300.4, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 22, 4 stages
;  bounds: resources 20, recurrence 1
;  units: L1 10/22, S1 17/22, M1 1/22, D1 22/22, L2 18/22, S2 17/22, M2 7/22, D2 22/22
;  cross paths: 1X 21/22, 2X 10/22
;  T paths: T1 19/22, T2 21/22
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 22 used, 21 live at once
;  II 20: time limit, 4.3 s
;  II 21: time limit, 4.6 s
;  II 22: found by annealing, 300.4 s
;  not proved the least possible: every interval below 20 is ruled out; 8.9 s of search found nothing below 22
;  pipelined from 4 iterations on
mars_decrypt_blocks_c64x$unmixing:
        XOR     .L1    A2, A0, A0           ; <3> XOR     a, s0_154, a
||      XOR     .L2    B2, B5, B2           ; <3> XOR     difference_153, s3_153, d
||      SHRU    .S1X   B24, 8, A8           ; <1> SHRU    c, 8, a8_148
||      SHRU    .S2    B24, 16, B3          ; <1> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A17], A9        ; <2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B3], B5         ; <3> LDW     *+B4[a16_154], s2_154
        SUB     .L2    B2, B1, B7           ; <3> SUB     d, s1_154, d
||      SHRU    .S1X   B8, 8, A2            ; <3> SHRU    b, 8, a8_154
||      LDW     .D1T1  *+A4[A7], A17        ; <1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B16], B1        ; <2> LDW     *+B4[d], s0_152
        SUB     .L2X   B5, A9, B2           ; <1> SUB     b, s1_147, b
||      SHRU    .S1X   B16, 8, A8           ; <2> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B17         ; <2> SHRU    d, 16, a16_152
||      ROTL    .M2    B27, 24, B24         ; <1> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A8], B26        ; <1> LDW     *+A4[a8_148], s3_148
||      LDW     .D2T1  *B21++[4], A5        ; <0> LDW     *from++[4]{unmixing_in}, a
        SUB     .L2X   A0, B7, B3           ; <3> SUB     a, d, a
||      SHRU    .S1X   B16, 24, A2          ; <2> SHRU    d, 24, a24_152
||      XOR     .S2    B2, B1, B1           ; <1> XOR     b, s0_148, b
||      LDW     .D1T1  *+A4[A2], A7         ; <3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B3], B8         ; <1> LDW     *+B4[a16_148], s2_148
        XOR     .L2    B18, B22, B1         ; <2> XOR     difference_149, s3_149, c
||      SUB     .S2    B1, B23, B22         ; <1> SUB     b, c, b
||      SUB     .D1X   A5, B2, A18          ; <1> SUB     a, s2_147, difference_147
||      LDW     .D2T2  *-B21[1], B27        ; <0> LDW     *-from[1]{unmixing_in}, d
        SHRU    .S1X   B3, 24, A0           ; <3> SHRU    a, 24, a24_155
||      SUB     .S2X   B1, A7, B2           ; <2> SUB     c, s1_150, c
||      ROTL    .M2    B3, 24, B1           ; <3> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A19], A9        ; <1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B3], B2         ; <3> LDW     *+B4[a], s0_155
        XOR     .L2    B2, B1, B18          ; <2> XOR     c, s0_152, c
||      ROTL    .M1X   B8, 24, A2           ; <3> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A2], B3         ; <2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B22], A16       ; <1> LDW     *+B4[b], s0_149
        SUB     .L2    B1, B25, B1          ; <3> SUB     a, k0, a
||      SHRU    .S1X   B22, 24, A0          ; <1> SHRU    b, 24, a24_149
||      SHRU    .S2    B3, 16, B2           ; <3> SHRU    a, 16, a16_155
||      LDW     .D1T1  *+A4[A0], A0         ; <3> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B18], B3        ; <2> LDW     *+B4[c], s0_153
        SUB     .L2X   B20, A16, B5         ; <2> SUB     b, s2_150, difference_150
||      SHRU    .S1X   B3, 8, A0            ; <3> SHRU    a, 8, a8_155
||      SUB     .S2    B9, B5, B3           ; <3> SUB     c, s2_154, difference_154
||      ROTL    .M2    B16, 24, B16         ; <2> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A0], B18        ; <1> LDW     *+A4[a24_149], s1_149
||      LDW     .D2T1  *-B21[2], A7         ; <0> LDW     *-from[2]{unmixing_in}, c
        SUB     .L2    B24, B8, B24         ; <1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B22, 8, A0           ; <1> SHRU    b, 8, a8_149
||      XOR     .S2X   B5, A9, B9           ; <2> XOR     difference_150, s3_150, b
||      ROTL    .M2    B22, 24, B20         ; <1> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A0], A8         ; <3> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *+B4[B2], B3         ; <3> LDW     *+B4[a16_155], s2_155
        XOR     .L2X   B3, A7, B5           ; <3> XOR     difference_154, s3_154, c
||      SHRU    .S1X   B27, 8, A19          ; <0> SHRU    d, 8, a8_147
||      SHRU    .S2    B18, 16, B8          ; <2> SHRU    c, 16, a16_153
||      ROTL    .M2    B18, 24, B9          ; <2> ROTL    c, 24, c
||      XOR     .D1    A18, A9, A7          ; <1> XOR     difference_147, s3_147, a
||      LDW     .D2T1  *+B4[B17], A16       ; <2> LDW     *+B4[a16_152], s2_152
        SUB     .L1    A7, A17, A17         ; <1> SUB     a, s1_148, a
||      XOR     .L2    B24, B26, B24        ; <1> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B18, 24, A9          ; <2> SHRU    c, 24, a24_153
||[B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     left, 1, left
||      LDW     .D1T2  *+A4[A0], B22        ; <1> LDW     *+A4[a8_149], s3_149
||      SUB     .D2    B9, B3, B17          ; <2> SUB     b, s1_152, b
        SHRU    .S1X   B18, 8, A8           ; <2> SHRU    c, 8, a8_153
||      SHRU    .S2    B22, 16, B19         ; <1> SHRU    b, 16, a16_149
||      ROTL    .M2    B19, 24, B17         ; <2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A8], A9         ; <2> LDW     *+A4[a8_152], s3_152
||      LDW     .D2T2  *+B4[B27], B1        ; <0> LDW     *+B4[d], s0_147
        XOR     .L1    A17, A16, A17        ; <1> XOR     a, s0_149, a
||      XOR     .L2    B17, B3, B7          ; <2> XOR     b, s0_153, b
||      SHRU    .S1X   B27, 24, A18         ; <0> SHRU    d, 24, a24_147
||      LDW     .D1T2  *+A4[A8], B5         ; <2> LDW     *+A4[a8_153], s3_153
||      XOR     .D2    B7, B2, B2           ; <3> XOR     d, s0_155, d
        SUB     .L1X   B5, A0, A0           ; <3> SUB     c, s1_155, c
||      SUB     .L2    B24, B18, B7         ; <1> SUB     d, s1_149, d
||      SUB     .S2    B7, B9, B8           ; <2> SUB     b, c, b
||      STW     .D1T2  B1, *A3++[4]         ; <3> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T1  *+B4[B8], A7         ; <2> LDW     *+B4[a16_153], s2_153
        SUB     .L1    A0, A1, A0           ; <3> SUB     c, k2, c
||      SUB     .L2X   A17, B7, B19         ; <1> SUB     a, d, a
||      SUB     .S1X   A2, B3, A2           ; <3> SUB     b, s2_155, difference_155
||      LDW     .D1T1  *+A4[A9], A2         ; <2> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B19], B17       ; <1> LDW     *+B4[a16_149], s2_149
        XOR     .L1    A2, A8, A2           ; <3> XOR     difference_155, s3_155, b
||      SHRU    .S1X   B8, 24, A8           ; <2> SHRU    b, 24, a24_154
||[B0]  B       .S2    mars_decrypt_blocks_c64x$unmixing; <0> [left] B       unmixing
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B19], B1        ; <1> LDW     *+B4[a], s0_150
        XOR     .L2X   B1, A7, B24          ; <0> XOR     c, s0_147, c
||      SHRU    .S1X   B19, 8, A17          ; <1> SHRU    a, 8, a8_150
||      SHRU    .S2    B8, 16, B3           ; <2> SHRU    b, 16, a16_154
||      LDW     .D1T2  *+A4[A8], B1         ; <2> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B8], A0         ; <2> LDW     *+B4[b], s0_154
        SUB     .L1X   B17, A16, A8         ; <2> SUB     a, s2_152, difference_152
||      SUB     .L2X   B2, A27, B1          ; <3> SUB     d, k3, d
||      SHRU    .S2    B19, 16, B2          ; <1> SHRU    a, 16, a16_150
||      STW     .D1T1  A0, *-A3[2]          ; <3> STW     c, *-to[2]{unmixing_out}
||      LDW     .D2T2  *-B21[3], B5         ; <0> LDW     *-from[3]{unmixing_in}, b
        SUB     .L1    A2, A25, A0          ; <3> SUB     b, k1, b
||      SHRU    .S1X   B19, 24, A16         ; <1> SHRU    a, 24, a24_150
||      STW     .D1T2  B1, *-A3[1]          ; <3> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B2], A16        ; <1> LDW     *+B4[a16_150], s2_150
        XOR     .L1    A8, A9, A7           ; <2> XOR     difference_152, s3_152, a
||      SUB     .L2X   B16, A7, B2          ; <2> SUB     d, s2_153, difference_153
||      SHRU    .S2    B27, 16, B16         ; <0> SHRU    d, 16, a16_147
||      ROTL    .M2    B24, 24, B23         ; <0> ROTL    c, 24, c
||      LDW     .D1T1  *+A4[A16], A7        ; <1> LDW     *+A4[a24_150], s1_150
||      LDW     .D2T2  *+B4[B24], B1        ; <0> LDW     *+B4[c], s0_148
        SUB     .L1    A7, A2, A2           ; <2> SUB     a, s1_153, a
||      XOR     .L2    B7, B1, B16          ; <1> XOR     d, s0_150, d
||      SHRU    .S1X   B24, 24, A7          ; <0> SHRU    c, 24, a24_148
||      SUB     .S2    B23, B17, B18        ; <1> SUB     c, s2_149, difference_149
||      STW     .D1T1  A0, *-A3[3]          ; <3> STW     b, *-to[3]{unmixing_out}
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[a16_147], s2_147
mars_decrypt_blocks_c64x$unmixing$exit:
        XOR     .L1    A2, A0, A0           ; <-3> XOR     a, s0_154, a
||      XOR     .L2    B2, B5, B2           ; <-3> XOR     difference_153, s3_153, d
||      SHRU    .S1X   B24, 8, A8           ; <-1> SHRU    c, 8, a8_148
||      SHRU    .S2    B24, 16, B3          ; <-1> SHRU    c, 16, a16_148
||      LDW     .D1T1  *+A4[A17], A9        ; <-2> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B3], B5         ; <-3> LDW     *+B4[a16_154], s2_154
        SUB     .L2    B2, B1, B7           ; <-3> SUB     d, s1_154, d
||      SHRU    .S1X   B8, 8, A2            ; <-3> SHRU    b, 8, a8_154
||      LDW     .D1T1  *+A4[A7], A17        ; <-1> LDW     *+A4[a24_148], s1_148
||      LDW     .D2T2  *+B4[B16], B1        ; <-2> LDW     *+B4[d], s0_152
        SUB     .L2X   B5, A9, B2           ; <-1> SUB     b, s1_147, b
||      SHRU    .S1X   B16, 8, A8           ; <-2> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B17         ; <-2> SHRU    d, 16, a16_152
||      ROTL    .M2    B27, 24, B24         ; <-1> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A8], B26        ; <-1> LDW     *+A4[a8_148], s3_148
        SUB     .L2X   A0, B7, B3           ; <-3> SUB     a, d, a
||      SHRU    .S1X   B16, 24, A2          ; <-2> SHRU    d, 24, a24_152
||      XOR     .S2    B2, B1, B1           ; <-1> XOR     b, s0_148, b
||      LDW     .D1T1  *+A4[A2], A7         ; <-3> LDW     *+A4[a8_154], s3_154
||      LDW     .D2T2  *+B4[B3], B8         ; <-1> LDW     *+B4[a16_148], s2_148
        XOR     .L2    B18, B22, B1         ; <-2> XOR     difference_149, s3_149, c
||      SUB     .S2    B1, B23, B22         ; <-1> SUB     b, c, b
||      SUB     .D1X   A5, B2, A18          ; <-1> SUB     a, s2_147, difference_147
        SHRU    .S1X   B3, 24, A0           ; <-3> SHRU    a, 24, a24_155
||      SUB     .S2X   B1, A7, B2           ; <-2> SUB     c, s1_150, c
||      ROTL    .M2    B3, 24, B1           ; <-3> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A19], A9        ; <-1> LDW     *+A4[a8_147], s3_147
||      LDW     .D2T2  *+B4[B3], B2         ; <-3> LDW     *+B4[a], s0_155
        XOR     .L2    B2, B1, B18          ; <-2> XOR     c, s0_152, c
||      ROTL    .M1X   B8, 24, A2           ; <-3> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A2], B3         ; <-2> LDW     *+A4[a24_152], s1_152
||      LDW     .D2T1  *+B4[B22], A16       ; <-1> LDW     *+B4[b], s0_149
        SUB     .L2    B1, B25, B1          ; <-3> SUB     a, k0, a
||      SHRU    .S1X   B22, 24, A0          ; <-1> SHRU    b, 24, a24_149
||      SHRU    .S2    B3, 16, B2           ; <-3> SHRU    a, 16, a16_155
||      LDW     .D1T1  *+A4[A0], A0         ; <-3> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B18], B3        ; <-2> LDW     *+B4[c], s0_153
        SUB     .L2X   B20, A16, B5         ; <-2> SUB     b, s2_150, difference_150
||      SHRU    .S1X   B3, 8, A0            ; <-3> SHRU    a, 8, a8_155
||      SUB     .S2    B9, B5, B3           ; <-3> SUB     c, s2_154, difference_154
||      ROTL    .M2    B16, 24, B16         ; <-2> ROTL    d, 24, d
||      LDW     .D1T2  *+A4[A0], B18        ; <-1> LDW     *+A4[a24_149], s1_149
        SUB     .L2    B24, B8, B24         ; <-1> SUB     d, s2_148, difference_148
||      SHRU    .S1X   B22, 8, A0           ; <-1> SHRU    b, 8, a8_149
||      XOR     .S2X   B5, A9, B9           ; <-2> XOR     difference_150, s3_150, b
||      ROTL    .M2    B22, 24, B20         ; <-1> ROTL    b, 24, b
||      LDW     .D1T1  *+A4[A0], A8         ; <-3> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *+B4[B2], B3         ; <-3> LDW     *+B4[a16_155], s2_155
        XOR     .L2X   B3, A7, B5           ; <-3> XOR     difference_154, s3_154, c
||      SHRU    .S2    B18, 16, B8          ; <-2> SHRU    c, 16, a16_153
||      ROTL    .M2    B18, 24, B9          ; <-2> ROTL    c, 24, c
||      XOR     .D1    A18, A9, A7          ; <-1> XOR     difference_147, s3_147, a
||      LDW     .D2T1  *+B4[B17], A16       ; <-2> LDW     *+B4[a16_152], s2_152
        SUB     .L1    A7, A17, A17         ; <-1> SUB     a, s1_148, a
||      XOR     .L2    B24, B26, B24        ; <-1> XOR     difference_148, s3_148, d
||      SHRU    .S1X   B18, 24, A9          ; <-2> SHRU    c, 24, a24_153
||      LDW     .D1T2  *+A4[A0], B22        ; <-1> LDW     *+A4[a8_149], s3_149
||      SUB     .D2    B9, B3, B17          ; <-2> SUB     b, s1_152, b
        SHRU    .S1X   B18, 8, A8           ; <-2> SHRU    c, 8, a8_153
||      SHRU    .S2    B22, 16, B19         ; <-1> SHRU    b, 16, a16_149
||      ROTL    .M2    B19, 24, B17         ; <-2> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A8], A9         ; <-2> LDW     *+A4[a8_152], s3_152
        XOR     .L1    A17, A16, A17        ; <-1> XOR     a, s0_149, a
||      XOR     .L2    B17, B3, B7          ; <-2> XOR     b, s0_153, b
||      LDW     .D1T2  *+A4[A8], B5         ; <-2> LDW     *+A4[a8_153], s3_153
||      XOR     .D2    B7, B2, B2           ; <-3> XOR     d, s0_155, d
        SUB     .L1X   B5, A0, A0           ; <-3> SUB     c, s1_155, c
||      SUB     .L2    B24, B18, B7         ; <-1> SUB     d, s1_149, d
||      SUB     .S2    B7, B9, B8           ; <-2> SUB     b, c, b
||      STW     .D1T2  B1, *A3++[4]         ; <-3> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T1  *+B4[B8], A7         ; <-2> LDW     *+B4[a16_153], s2_153
        SUB     .L1    A0, A1, A0           ; <-3> SUB     c, k2, c
||      SUB     .L2X   A17, B7, B19         ; <-1> SUB     a, d, a
||      SUB     .S1X   A2, B3, A2           ; <-3> SUB     b, s2_155, difference_155
||      LDW     .D1T1  *+A4[A9], A2         ; <-2> LDW     *+A4[a24_153], s1_153
||      LDW     .D2T2  *+B4[B19], B17       ; <-1> LDW     *+B4[a16_149], s2_149
        XOR     .L1    A2, A8, A2           ; <-3> XOR     difference_155, s3_155, b
||      SHRU    .S1X   B8, 24, A8           ; <-2> SHRU    b, 24, a24_154
||      LDW     .D2T2  *+B4[B19], B1        ; <-1> LDW     *+B4[a], s0_150
        SHRU    .S1X   B19, 8, A17          ; <-1> SHRU    a, 8, a8_150
||      SHRU    .S2    B8, 16, B3           ; <-2> SHRU    b, 16, a16_154
||      LDW     .D1T2  *+A4[A8], B1         ; <-2> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B8], A0         ; <-2> LDW     *+B4[b], s0_154
        SUB     .L1X   B17, A16, A8         ; <-2> SUB     a, s2_152, difference_152
||      SUB     .L2X   B2, A27, B1          ; <-3> SUB     d, k3, d
||      SHRU    .S2    B19, 16, B2          ; <-1> SHRU    a, 16, a16_150
||      STW     .D1T1  A0, *-A3[2]          ; <-3> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A2, A25, A0          ; <-3> SUB     b, k1, b
||      SHRU    .S1X   B19, 24, A16         ; <-1> SHRU    a, 24, a24_150
||      STW     .D1T2  B1, *-A3[1]          ; <-3> STW     d, *-to[1]{unmixing_out}
||      LDW     .D2T1  *+B4[B2], A16        ; <-1> LDW     *+B4[a16_150], s2_150
        XOR     .L1    A8, A9, A7           ; <-2> XOR     difference_152, s3_152, a
||      SUB     .L2X   B16, A7, B2          ; <-2> SUB     d, s2_153, difference_153
||      LDW     .D1T1  *+A4[A16], A7        ; <-1> LDW     *+A4[a24_150], s1_150
        SUB     .L1    A7, A2, A2           ; <-2> SUB     a, s1_153, a
||      XOR     .L2    B7, B1, B16          ; <-1> XOR     d, s0_150, d
||      SUB     .S2    B23, B17, B18        ; <-1> SUB     c, s2_149, difference_149
||      STW     .D1T1  A0, *-A3[3]          ; <-3> STW     b, *-to[3]{unmixing_out}
        XOR     .L1    A2, A0, A0           ; <-2> XOR     a, s0_154, a
||      XOR     .L2    B2, B5, B2           ; <-2> XOR     difference_153, s3_153, d
||      LDW     .D1T1  *+A4[A17], A9        ; <-1> LDW     *+A4[a8_150], s3_150
||      LDW     .D2T2  *+B4[B3], B5         ; <-2> LDW     *+B4[a16_154], s2_154
        SUB     .L2    B2, B1, B7           ; <-2> SUB     d, s1_154, d
||      SHRU    .S1X   B8, 8, A2            ; <-2> SHRU    b, 8, a8_154
||      LDW     .D2T2  *+B4[B16], B1        ; <-1> LDW     *+B4[d], s0_152
        SHRU    .S1X   B16, 8, A8           ; <-1> SHRU    d, 8, a8_152
||      SHRU    .S2    B16, 16, B17         ; <-1> SHRU    d, 16, a16_152
        SUB     .L2X   A0, B7, B3           ; <-2> SUB     a, d, a
||      SHRU    .S1X   B16, 24, A2          ; <-1> SHRU    d, 24, a24_152
||      LDW     .D1T1  *+A4[A2], A7         ; <-2> LDW     *+A4[a8_154], s3_154
        XOR     .L2    B18, B22, B1         ; <-1> XOR     difference_149, s3_149, c
        SHRU    .S1X   B3, 24, A0           ; <-2> SHRU    a, 24, a24_155
||      SUB     .S2X   B1, A7, B2           ; <-1> SUB     c, s1_150, c
||      ROTL    .M2    B3, 24, B1           ; <-2> ROTL    a, 24, a
||      LDW     .D2T2  *+B4[B3], B2         ; <-2> LDW     *+B4[a], s0_155
        XOR     .L2    B2, B1, B18          ; <-1> XOR     c, s0_152, c
||      ROTL    .M1X   B8, 24, A2           ; <-2> ROTL    b, 24, b
||      LDW     .D1T2  *+A4[A2], B3         ; <-1> LDW     *+A4[a24_152], s1_152
        SUB     .L2    B1, B25, B1          ; <-2> SUB     a, k0, a
||      SHRU    .S2    B3, 16, B2           ; <-2> SHRU    a, 16, a16_155
||      LDW     .D1T1  *+A4[A0], A0         ; <-2> LDW     *+A4[a24_155], s1_155
||      LDW     .D2T2  *+B4[B18], B3        ; <-1> LDW     *+B4[c], s0_153
        SUB     .L2X   B20, A16, B5         ; <-1> SUB     b, s2_150, difference_150
||      SHRU    .S1X   B3, 8, A0            ; <-2> SHRU    a, 8, a8_155
||      SUB     .S2    B9, B5, B3           ; <-2> SUB     c, s2_154, difference_154
||      ROTL    .M2    B16, 24, B16         ; <-1> ROTL    d, 24, d
        XOR     .S2X   B5, A9, B9           ; <-1> XOR     difference_150, s3_150, b
||      LDW     .D1T1  *+A4[A0], A8         ; <-2> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *+B4[B2], B3         ; <-2> LDW     *+B4[a16_155], s2_155
        XOR     .L2X   B3, A7, B5           ; <-2> XOR     difference_154, s3_154, c
||      SHRU    .S2    B18, 16, B8          ; <-1> SHRU    c, 16, a16_153
||      ROTL    .M2    B18, 24, B9          ; <-1> ROTL    c, 24, c
||      LDW     .D2T1  *+B4[B17], A16       ; <-1> LDW     *+B4[a16_152], s2_152
        SHRU    .S1X   B18, 24, A9          ; <-1> SHRU    c, 24, a24_153
||      SUB     .D2    B9, B3, B17          ; <-1> SUB     b, s1_152, b
        SHRU    .S1X   B18, 8, A8           ; <-1> SHRU    c, 8, a8_153
||      ROTL    .M2    B19, 24, B17         ; <-1> ROTL    a, 24, a
||      LDW     .D1T1  *+A4[A8], A9         ; <-1> LDW     *+A4[a8_152], s3_152
        XOR     .L2    B17, B3, B7          ; <-1> XOR     b, s0_153, b
||      LDW     .D1T2  *+A4[A8], B5         ; <-1> LDW     *+A4[a8_153], s3_153
||      XOR     .D2    B7, B2, B2           ; <-2> XOR     d, s0_155, d
        SUB     .L1X   B5, A0, A0           ; <-2> SUB     c, s1_155, c
||      SUB     .S2    B7, B9, B8           ; <-1> SUB     b, c, b
||      STW     .D1T2  B1, *A3++[4]         ; <-2> STW     a, *to++[4]{unmixing_out}
||      LDW     .D2T1  *+B4[B8], A7         ; <-1> LDW     *+B4[a16_153], s2_153
        SUB     .L1    A0, A1, A0           ; <-2> SUB     c, k2, c
||      SUB     .S1X   A2, B3, A2           ; <-2> SUB     b, s2_155, difference_155
||      LDW     .D1T1  *+A4[A9], A2         ; <-1> LDW     *+A4[a24_153], s1_153
        XOR     .L1    A2, A8, A2           ; <-2> XOR     difference_155, s3_155, b
||      SHRU    .S1X   B8, 24, A8           ; <-1> SHRU    b, 24, a24_154
        SHRU    .S2    B8, 16, B3           ; <-1> SHRU    b, 16, a16_154
||      LDW     .D1T2  *+A4[A8], B1         ; <-1> LDW     *+A4[a24_154], s1_154
||      LDW     .D2T1  *+B4[B8], A0         ; <-1> LDW     *+B4[b], s0_154
        SUB     .L1X   B17, A16, A8         ; <-1> SUB     a, s2_152, difference_152
||      SUB     .L2X   B2, A27, B1          ; <-2> SUB     d, k3, d
||      STW     .D1T1  A0, *-A3[2]          ; <-2> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A2, A25, A0          ; <-2> SUB     b, k1, b
||      STW     .D1T2  B1, *-A3[1]          ; <-2> STW     d, *-to[1]{unmixing_out}
        XOR     .L1    A8, A9, A7           ; <-1> XOR     difference_152, s3_152, a
||      SUB     .L2X   B16, A7, B2          ; <-1> SUB     d, s2_153, difference_153
        SUB     .L1    A7, A2, A2           ; <-1> SUB     a, s1_153, a
||      STW     .D1T1  A0, *-A3[3]          ; <-2> STW     b, *-to[3]{unmixing_out}
        XOR     .L1    A2, A0, A0           ; <-1> XOR     a, s0_154, a
||      XOR     .L2    B2, B5, B2           ; <-1> XOR     difference_153, s3_153, d
||      LDW     .D2T2  *+B4[B3], B5         ; <-1> LDW     *+B4[a16_154], s2_154
        SUB     .L2    B2, B1, B7           ; <-1> SUB     d, s1_154, d
||      SHRU    .S1X   B8, 8, A2            ; <-1> SHRU    b, 8, a8_154
        NOP
        SUB     .L2X   A0, B7, B3           ; <-1> SUB     a, d, a
||      LDW     .D1T1  *+A4[A2], A7         ; <-1> LDW     *+A4[a8_154], s3_154
        NOP
        SHRU    .S1X   B3, 24, A0           ; <-1> SHRU    a, 24, a24_155
||      ROTL    .M2    B3, 24, B1           ; <-1> ROTL    a, 24, a
||      LDW     .D2T2  *+B4[B3], B2         ; <-1> LDW     *+B4[a], s0_155
        ROTL    .M1X   B8, 24, A2           ; <-1> ROTL    b, 24, b
        SUB     .L2    B1, B25, B1          ; <-1> SUB     a, k0, a
||      SHRU    .S2    B3, 16, B2           ; <-1> SHRU    a, 16, a16_155
||      LDW     .D1T1  *+A4[A0], A0         ; <-1> LDW     *+A4[a24_155], s1_155
        SHRU    .S1X   B3, 8, A0            ; <-1> SHRU    a, 8, a8_155
||      SUB     .S2    B9, B5, B3           ; <-1> SUB     c, s2_154, difference_154
        LDW     .D1T1  *+A4[A0], A8         ; <-1> LDW     *+A4[a8_155], s3_155
||      LDW     .D2T2  *+B4[B2], B3         ; <-1> LDW     *+B4[a16_155], s2_155
        XOR     .L2X   B3, A7, B5           ; <-1> XOR     difference_154, s3_154, c
        NOP     2
        XOR     .D2    B7, B2, B2           ; <-1> XOR     d, s0_155, d
        SUB     .L1X   B5, A0, A0           ; <-1> SUB     c, s1_155, c
||      STW     .D1T2  B1, *A3++[4]         ; <-1> STW     a, *to++[4]{unmixing_out}
        SUB     .L1    A0, A1, A0           ; <-1> SUB     c, k2, c
||      SUB     .S1X   A2, B3, A2           ; <-1> SUB     b, s2_155, difference_155
        XOR     .L1    A2, A8, A2           ; <-1> XOR     difference_155, s3_155, b
        NOP
        SUB     .L2X   B2, A27, B1          ; <-1> SUB     d, k3, d
||      STW     .D1T1  A0, *-A3[2]          ; <-1> STW     c, *-to[2]{unmixing_out}
        SUB     .L1    A2, A25, A0          ; <-1> SUB     b, k1, b
||      STW     .D1T2  B1, *-A3[1]          ; <-1> STW     d, *-to[1]{unmixing_out}
        NOP
        STW     .D1T1  A0, *-A3[3]          ; <-1> STW     b, *-to[3]{unmixing_out}
mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$13:
        ZERO    .L2    B0                   ; ZERO    linear_158
        MVC     .S2    B0, AMR              ; MVC     linear_158, AMR
mars_decrypt_blocks_c64x$done:
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
mars_decrypt_blocks_c64x$mixing$few:
        LDW     .D2T1  *B21++[4], A0        ; LDW     *from++[4]{mixing_in}, a
        LDW     .D2T2  *-B21[1], B0         ; LDW     *-from[1]{mixing_in}, d
        LDW     .D2T2  *-B21[2], B0         ; LDW     *-from[2]{mixing_in}, c
        NOP     2
        LDW     .D2T2  *-B21[3], B2         ; LDW     *-from[3]{mixing_in}, b
        ADD     .L1X   A27, B0, A1          ; ADD     d, k3, d
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SHRU    .S1    A1, 16, A5           ; SHRU    d, 16, a16_7
||      SHRU    .S2X   A1, 8, B1            ; SHRU    d, 8, a8_7
        ADD     .L2    B0, B17, B0          ; ADD     c, k2, c
||      SHRU    .S2X   A1, 24, B1           ; SHRU    d, 24, a24_7
||      LDW     .D1T2  *+A4[A1], B1         ; LDW     *+A4[d], s0_7
||      LDW     .D2T1  *+B4[B1], A0         ; LDW     *+B4[a8_7], s1_7
        NOP     2
        ADD     .L2X   B25, A0, B3          ; ADD     a, k0, a
||      LDW     .D1T2  *+A4[A5], B0         ; LDW     *+A4[a16_7], s2_7
        ADD     .L1X   A25, B2, A1          ; ADD     b, k1, b
||      ROTL    .M1    A1, 8, A5            ; ROTL    d, 8, d
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a24_7], s3_7
        XOR     .L2    B0, B1, B0           ; XOR     c, s0_7, sum_7
        ADD     .L1X   A0, B0, A0           ; ADD     sum_7, s1_7, c
        SHRU    .S1    A0, 16, A7           ; SHRU    c, 16, a16_8
||      LDW     .D1T1  *+A4[A0], A7         ; LDW     *+A4[c], s0_8
        SHRU    .S2X   A0, 24, B2           ; SHRU    c, 24, a24_8
||      LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[a16_8], s2_8
        SHRU    .S2X   A0, 8, B5            ; SHRU    c, 8, a8_8
||      ROTL    .M1    A0, 8, A0            ; ROTL    c, 8, c
        LDW     .D2T1  *+B4[B5], A1         ; LDW     *+B4[a8_8], s1_8
        NOP
        ADD     .L2X   B0, A1, B2           ; ADD     b, s2_7, b
||      LDW     .D2T1  *+B4[B2], A7         ; LDW     *+B4[a24_8], s3_8
        XOR     .L1X   A7, B2, A7           ; XOR     b, s0_8, sum_8
||      XOR     .L2    B3, B1, B1           ; XOR     a, s3_7, a
        NOP
        ADD     .L1    A7, A1, A1           ; ADD     sum_8, s1_8, b
        ADD     .L1    A0, A1, A0           ; ADD     c, b, c
||      ADD     .L2    B1, B0, B0           ; ADD     a, s2_8, a
||      SHRU    .S2X   A1, 8, B2            ; SHRU    b, 8, a8_9
||      LDW     .D1T1  *+A4[A1], A8         ; LDW     *+A4[b], s0_9
        ADD     .L1X   A5, B1, A5           ; ADD     d, a, d
||      SHRU    .S1    A1, 16, A8           ; SHRU    b, 16, a16_9
||      LDW     .D2T2  *+B4[B2], B1         ; LDW     *+B4[a8_9], s1_9
        NOP
        LDW     .D1T2  *+A4[A8], B0         ; LDW     *+A4[a16_9], s2_9
        NOP
        XOR     .L1X   A8, B0, A8           ; XOR     a, s0_9, sum_9
||      SHRU    .S2X   A1, 24, B0           ; SHRU    b, 24, a24_9
        XOR     .L1    A5, A7, A7           ; XOR     d, s3_8, d
||      ADD     .S1X   A8, B1, A5           ; ADD     sum_9, s1_9, a
||      LDW     .D2T1  *+B4[B0], A8         ; LDW     *+B4[a24_9], s3_9
        SHRU    .S2X   A5, 8, B1            ; SHRU    a, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A7         ; LDW     *+A4[a], s0_10
        SHRU    .S2X   A5, 24, B1           ; SHRU    a, 24, a24_10
||      LDW     .D2T1  *+B4[B1], A5         ; LDW     *+B4[a8_10], s1_10
        ADD     .L2X   B0, A7, B0           ; ADD     d, s2_9, d
||      SHRU    .S1    A5, 16, A7           ; SHRU    a, 16, a16_10
        NOP
        LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[a16_10], s2_10
        XOR     .L1X   A7, B0, A7           ; XOR     d, s0_10, sum_10
||      ROTL    .M1    A5, 8, A0            ; ROTL    a, 8, a
||      LDW     .D2T1  *+B4[B1], A7         ; LDW     *+B4[a24_10], s3_10
        XOR     .L1    A0, A8, A5           ; XOR     c, s3_9, c
||      ADD     .S1    A7, A5, A7           ; ADD     sum_10, s1_10, d
        SHRU    .S1    A7, 16, A8           ; SHRU    d, 16, a16_12
||      SHRU    .S2X   A7, 8, B0            ; SHRU    d, 8, a8_12
||      LDW     .D1T2  *+A4[A7], B0         ; LDW     *+A4[d], s0_12
        SHRU    .S2X   A7, 24, B1           ; SHRU    d, 24, a24_12
||      LDW     .D2T2  *+B4[B0], B0         ; LDW     *+B4[a8_12], s1_12
        ROTL    .M1    A7, 8, A8            ; ROTL    d, 8, d
||      LDW     .D1T1  *+A4[A8], A1         ; LDW     *+A4[a16_12], s2_12
        NOP
        ADD     .L1X   A5, B0, A5           ; ADD     c, s2_10, c
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a24_12], s3_12
        XOR     .L1X   A5, B0, A5           ; XOR     c, s0_12, sum_12
        ADD     .L1X   A5, B0, A5           ; ADD     sum_12, s1_12, c
||      ROTL    .M1    A1, 8, A9            ; ROTL    b, 8, b
        SHRU    .S2X   A5, 8, B0            ; SHRU    c, 8, a8_13
||      LDW     .D1T2  *+A4[A5], B2         ; LDW     *+A4[c], s0_13
        XOR     .L1    A9, A7, A7           ; XOR     b, s3_10, b
        SHRU    .S1    A5, 16, A9           ; SHRU    c, 16, a16_13
||      SHRU    .S2X   A5, 24, B0           ; SHRU    c, 24, a24_13
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[a8_13], s1_13
        NOP
        ROTL    .M2X   A5, 8, B1            ; ROTL    c, 8, c
||      LDW     .D1T1  *+A4[A9], A7         ; LDW     *+A4[a16_13], s2_13
        ADD     .L1    A7, A1, A1           ; ADD     b, s2_12, b
||      XOR     .S1X   A0, B1, A0           ; XOR     a, s3_12, a
        XOR     .L2X   B2, A1, B2           ; XOR     b, s0_13, sum_13
        ADD     .L1X   A1, B2, A1           ; ADD     sum_13, s1_13, b
||      LDW     .D2T1  *+B4[B0], A5         ; LDW     *+B4[a24_13], s3_13
        LDW     .D1T2  *+A4[A1], B0         ; LDW     *+A4[b], s0_14
        SHRU    .S2X   A1, 8, B0            ; SHRU    b, 8, a8_14
        LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[a8_14], s1_14
        SHRU    .S1    A1, 16, A9           ; SHRU    b, 16, a16_14
||      SHRU    .S2X   A1, 24, B0           ; SHRU    b, 24, a24_14
        ADD     .L1    A0, A7, A7           ; ADD     a, s2_13, a
||      LDW     .D2T1  *+B4[B0], A8         ; LDW     *+B4[a24_14], s3_14
        NOP
        XOR     .L2X   B0, A7, B0           ; XOR     a, s0_14, sum_14
||      LDW     .D1T1  *+A4[A9], A5         ; LDW     *+A4[a16_14], s2_14
        ADD     .L1    A8, A0, A1           ; ADD     d, a, d
||      ADD     .L2X   B1, A1, B0           ; ADD     c, b, c
||      ADD     .S1X   A7, B0, A0           ; ADD     sum_14, s1_14, a
||      ROTL    .M1    A1, 8, A7            ; ROTL    b, 8, b
        SHRU    .S1    A0, 16, A9           ; SHRU    a, 16, a16_15
||      SHRU    .S2X   A0, 8, B1            ; SHRU    a, 8, a8_15
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a], s0_15
        LDW     .D1T1  *+A4[A9], A8         ; LDW     *+A4[a16_15], s2_15
        XOR     .L1    A1, A5, A1           ; XOR     d, s3_13, d
||      ROTL    .M2X   A0, 8, B2            ; ROTL    a, 8, a
        SHRU    .S2X   A0, 24, B3           ; SHRU    a, 24, a24_15
        LDW     .D2T2  *+B4[B3], B3         ; LDW     *+B4[a24_15], s3_15
        XOR     .L2X   B0, A8, B0           ; XOR     c, s3_14, c
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[a8_15], s1_15
        ADD     .L1    A1, A5, A1           ; ADD     d, s2_14, d
||      ADD     .L2X   B0, A8, B0           ; ADD     c, s2_15, c
||[A2]  B       .S2    mars_decrypt_blocks_c64x$mixing$few; [left] B       mixing
||      STW     .D1T2  B2, *A3++[4]         ; STW     a, *to++[4]{mixing_out}
        XOR     .L1X   A1, B3, A1           ; XOR     d, s0_15, sum_15
        NOP
        XOR     .L1X   A7, B3, A7           ; XOR     b, s3_15, b
||      STW     .D1T2  B0, *-A3[2]          ; STW     c, *-to[2]{mixing_out}
        ADD     .L1X   A1, B0, A1           ; ADD     sum_15, s1_15, d
||      STW     .D1T1  A7, *-A3[3]          ; STW     b, *-to[3]{mixing_out}
        STW     .D1T1  A1, *-A3[1]          ; STW     d, *-to[1]{mixing_out}
mars_decrypt_blocks_c64x$mixing$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$3; after mixing
        NOP     5
mars_decrypt_blocks_c64x$first$few:
        LDW     .D1T1  *+A25[7], A1         ; LDW     *+keys_a[6 + 1], q_21
||      LDW     .D2T2  *+B27[3], B0         ; LDW     *+back_in[3]{first_in}, zb
        LDW     .D1T1  *A0++[4], A3         ; LDW     *front_in++[4]{first_in}, wa
||      LDW     .D2T2  *+B20[4], B1         ; LDW     *+keys_b[4], p_57
        LDW     .D2T2  *+B20[7], B2         ; LDW     *+keys_b[6 + 1], q_50
        LDW     .D1T1  *-A0[1], A5          ; LDW     *-front_in[1]{first_in}, za
        NOP
        LDW     .D1T1  *+A25[5], A7         ; LDW     *+keys_a[4 + 1], q_28
        LDW     .D1T1  *-A0[3], A8          ; LDW     *-front_in[3]{first_in}, xa
        MPYHLU  .M2    B0, B2, B3           ; MPYHLU  zb, q_50, mixed1_54
||      LDW     .D2T2  *+B20[6], B5         ; LDW     *+keys_b[6], p_50
        MPYLHU  .M2    B0, B2, B5           ; MPYLHU  zb, q_50, mixed2_54
||      LDW     .D1T2  *+A25[6], B3         ; LDW     *+keys_a[6], p_21
        SHRU    .S2    B0, 13, B2           ; SHRU    zb, 13, lower_55
||      MPYHLU  .M1    A5, A1, A9           ; MPYHLU  za, q_21, mixed1_25
||      MPYU    .M2    B0, B2, B0           ; MPYU    zb, q_50, low_54
        ADD     .L2    B3, B5, B5           ; ADD     mixed1_54, mixed2_54, mixed_54
||      SHRU    .S1    A5, 13, A10          ; SHRU    za, 13, lower_26
||      SHL     .S2    B0, 19, B3           ; SHL     zb, 19, upper_55
||      MPYLHU  .M1    A5, A1, A11          ; MPYLHU  za, q_21, mixed2_25
||      LDW     .D1T2  *+A25[2], B3         ; LDW     *+keys_a[2], p_35
        SHL     .S1    A5, 19, A12          ; SHL     za, 19, upper_26
||      SHL     .S2    B5, 16, B7           ; SHL     mixed_54, 16, upper_54
||      LDW     .D1T1  *-A0[2], A5          ; LDW     *-front_in[2]{first_in}, ya
        ADD     .L1    A9, A11, A5          ; ADD     mixed1_25, mixed2_25, mixed_25
||      ADD     .L2    B3, B2, B2           ; ADD     upper_55, lower_55, zb
||      ADD     .S1    A12, A10, A1         ; ADD     upper_26, lower_26, za
||      MPYU    .M1    A5, A1, A10          ; MPYU    za, q_21, low_25
        ADD     .L1X   A1, B3, A9           ; ADD     za, p_21, index_24
||      ADD     .L2    B0, B7, B0           ; ADD     low_54, upper_54, product_53
||      LDW     .D1T1  *+A25[4], A11        ; LDW     *+keys_a[4], p_28
        SHL     .S1    A5, 16, A5           ; SHL     mixed_25, 16, upper_25
||      LDW     .D2T2  *+B27[2], B9         ; LDW     *+back_in[2]{first_in}, yb
        ADD     .L1    A10, A5, A10         ; ADD     low_25, upper_25, product_24
||      ADD     .L2    B2, B5, B5           ; ADD     zb, p_50, index_53
||      LDW     .D1T1  *+A6[A9], A13        ; LDW     *+A6[index_24], box_27
||      LDW     .D2T2  *+B27[1], B0         ; LDW     *+back_in[1]{first_in}, xb
        ROTL    .M2    B0, 10, B7           ; ROTL    product_53, 10, r_52
        SHL     .S1    A10, 5, A12          ; SHL     product_24, 5, p5_27
||      SHL     .S2    B0, 5, B8            ; SHL     product_53, 5, p5_56
||      LDW     .D2T2  *+B6[B5], B8         ; LDW     *+B6[index_53], box_56
        SHRU    .S1    A10, 27, A10         ; SHRU    product_24, 27, p27_27
||      ROTL    .M1    A10, 10, A12         ; ROTL    product_24, 10, r_23
        ADD     .L1    A12, A10, A14        ; ADD     p5_27, p27_27, once_27
||      SHRU    .S2    B0, 27, B10          ; SHRU    product_53, 27, p27_56
        ADD     .L2    B8, B10, B5          ; ADD     p5_56, p27_56, once_56
||      ROTL    .M2    B5, B10, B5          ; ROTL    index_53, p27_56, m_52
||      LDW     .D2T1  *+B20[5], A13        ; LDW     *+keys_b[4 + 1], q_57
        XOR     .L1    A14, A12, A14        ; XOR     once_27, r_23, both_27
||      XOR     .L2    B5, B7, B10          ; XOR     once_56, r_52, both_56
||      LDW     .D2T2  *+B20[1], B8         ; LDW     *+keys_b[0 + 1], q_71
        XOR     .L1    A14, A13, A13        ; XOR     both_27, box_27, sum_27
||      XOR     .L2    B10, B8, B8          ; XOR     both_56, box_56, sum_56
        ROTL    .M1    A13, A12, A14        ; ROTL    sum_27, r_23, l_23
||      ROTL    .M2    B8, B7, B8           ; ROTL    sum_56, r_52, l_52
        LDW     .D1T1  *+A25[3], A7         ; LDW     *+keys_a[2 + 1], q_35
||      LDW     .D2T2  *B27--[4], B12       ; LDW     *back_in--[4]{first_in}, wb
        SUB     .L1    A5, A14, A5          ; SUB     ya, l_23, ya
||      SUB     .L2    B9, B8, B9           ; SUB     yb, l_52, yb
||      ROTL    .M1    A9, A10, A9          ; ROTL    index_24, p27_27, m_23
        SHRU    .S1    A5, 13, A10          ; SHRU    ya, 13, lower_33
||      MPYLHU  .M1    A5, A7, A14          ; MPYLHU  ya, q_28, mixed2_32
||      MPYLHU  .M2X   B9, A13, B10         ; MPYLHU  yb, q_57, mixed2_61
        SHL     .S1    A5, 19, A15          ; SHL     ya, 19, upper_33
||      SHRU    .S2    B9, 13, B11          ; SHRU    yb, 13, lower_62
||      MPYHLU  .M1    A5, A7, A10          ; MPYHLU  ya, q_28, mixed1_32
||      LDW     .D2T1  *+B20[2], A11        ; LDW     *+keys_b[2], p_64
        ADD     .L1    A15, A10, A5         ; ADD     upper_33, lower_33, ya
||      SHL     .S2    B9, 19, B13          ; SHL     yb, 19, upper_62
||      MPYU    .M1    A5, A7, A11          ; MPYU    ya, q_28, low_32
||      MPYHLU  .M2X   B9, A13, B13         ; MPYHLU  yb, q_57, mixed1_61
        XOR     .L1    A3, A12, A3          ; XOR     wa, r_23, wa
||      ADD     .L2    B13, B11, B11        ; ADD     upper_62, lower_62, yb
||      ADD     .S1    A10, A14, A12        ; ADD     mixed1_32, mixed2_32, mixed_32
||      ADD     .D1    A5, A11, A10         ; ADD     ya, p_28, index_31
        ADD     .L2    B13, B10, B10        ; ADD     mixed1_61, mixed2_61, mixed_61
||      SHL     .S1    A12, 16, A12         ; SHL     mixed_32, 16, upper_32
        ADD     .L1    A11, A12, A12        ; ADD     low_32, upper_32, product_31
||      MPYU    .M2X   B9, A13, B10         ; MPYU    yb, q_57, low_61
||      LDW     .D1T1  *+A6[A10], A14       ; LDW     *+A6[index_31], box_34
        ADD     .L2    B11, B1, B1          ; ADD     yb, p_57, index_60
||      SHL     .S1    A12, 5, A13          ; SHL     product_31, 5, p5_34
||      SHL     .S2    B10, 16, B9          ; SHL     mixed_61, 16, upper_61
        SUB     .L2    B0, B5, B0           ; SUB     xb, m_52, xb
||      SHRU    .S1    A12, 27, A12         ; SHRU    product_31, 27, p27_34
||      ROTL    .M1    A12, 10, A13         ; ROTL    product_31, 10, r_30
        ADD     .L1    A13, A12, A14        ; ADD     p5_34, p27_34, once_34
||      ADD     .L2    B10, B9, B9          ; ADD     low_61, upper_61, product_60
||      LDW     .D2T2  *+B6[B1], B1         ; LDW     *+B6[index_60], box_63
        XOR     .L1    A14, A13, A15        ; XOR     once_34, r_30, both_34
||      SHL     .S2    B9, 5, B10           ; SHL     product_60, 5, p5_63
||      ROTL    .M2    B9, 10, B7           ; ROTL    product_60, 10, r_59
        XOR     .L1    A15, A14, A14        ; XOR     both_34, box_34, sum_34
||      XOR     .L2    B12, B7, B9          ; XOR     wb, r_52, wb
||      SHRU    .S2    B9, 27, B12          ; SHRU    product_60, 27, p27_63
        ADD     .L2    B10, B12, B10        ; ADD     p5_63, p27_63, once_63
||      ROTL    .M1    A14, A13, A9         ; ROTL    sum_34, r_30, l_30
        SUB     .L1    A8, A9, A8           ; SUB     xa, m_23, xa
||      XOR     .L2    B10, B7, B10         ; XOR     once_63, r_59, both_63
||      ROTL    .M2    B1, B12, B1          ; ROTL    index_60, p27_63, m_59
||      LDW     .D2T1  *+B20[3], A14        ; LDW     *+keys_b[2 + 1], q_64
        SUB     .L1    A8, A9, A8           ; SUB     xa, l_30, xa
||      XOR     .L2    B10, B1, B10         ; XOR     both_63, box_63, sum_63
||      ROTL    .M1    A10, A12, A9         ; ROTL    index_31, p27_34, m_30
        SHL     .S1    A8, 19, A10          ; SHL     xa, 19, upper_40
||      MPYHLU  .M1    A8, A7, A12          ; MPYHLU  xa, q_35, mixed1_39
||      ROTL    .M2    B10, B7, B10         ; ROTL    sum_63, r_59, l_59
        SHRU    .S1    A8, 13, A14          ; SHRU    xa, 13, lower_40
||      MPYLHU  .M1    A8, A7, A15          ; MPYLHU  xa, q_35, mixed2_39
        ADD     .L1    A10, A14, A10        ; ADD     upper_40, lower_40, xa
||      SUB     .L2    B0, B10, B0          ; SUB     xb, l_59, xb
        ADD     .L1    A12, A15, A8         ; ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .S1X   A10, B3, A7          ; ADD     xa, p_35, index_38
||      MPYU    .M1    A8, A7, A8           ; MPYU    xa, q_35, low_39
||      MPYHLU  .M2X   B0, A14, B3          ; MPYHLU  xb, q_64, mixed1_68
        SHL     .S1    A8, 16, A12          ; SHL     mixed_39, 16, upper_39
||      SHL     .S2    B0, 19, B10          ; SHL     xb, 19, upper_69
||      MPYLHU  .M2X   B0, A14, B12         ; MPYLHU  xb, q_64, mixed2_68
||      LDW     .D1T1  *+A6[A7], A11        ; LDW     *+A6[index_38], box_41
        ADD     .L1    A8, A12, A8          ; ADD     low_39, upper_39, product_38
||      SHRU    .S2    B0, 13, B5           ; SHRU    xb, 13, lower_69
        ADD     .L2    B3, B12, B3          ; ADD     mixed1_68, mixed2_68, mixed_68
||      SHRU    .S1    A8, 27, A14          ; SHRU    product_38, 27, p27_41
||      ADD     .S2    B10, B5, B0          ; ADD     upper_69, lower_69, xb
||      MPYU    .M2X   B0, A14, B5          ; MPYU    xb, q_64, low_68
        ADD     .L2X   B0, A11, B3          ; ADD     xb, p_64, index_67
||      SHL     .S1    A8, 5, A8            ; SHL     product_38, 5, p5_41
||      SHL     .S2    B3, 16, B10          ; SHL     mixed_68, 16, upper_68
||      ROTL    .M1    A8, 10, A8           ; ROTL    product_38, 10, r_37
        ADD     .L1    A8, A14, A12         ; ADD     p5_41, p27_41, once_41
||      ADD     .L2    B5, B10, B5          ; ADD     low_68, upper_68, product_67
||      LDW     .D1T1  *+A25[1], A8         ; LDW     *+keys_a[0 + 1], q_42
||      LDW     .D2T2  *+B6[B3], B9         ; LDW     *+B6[index_67], box_70
        XOR     .L1    A1, A13, A1          ; XOR     za, r_30, za
||      XOR     .S1    A12, A8, A12         ; XOR     once_41, r_37, both_41
||      SHRU    .S2    B5, 27, B10          ; SHRU    product_67, 27, p27_70
||      ROTL    .M2    B5, 10, B5           ; ROTL    product_67, 10, r_66
        XOR     .L1    A12, A11, A11        ; XOR     both_41, box_41, sum_41
||      SHL     .S2    B5, 5, B12           ; SHL     product_67, 5, p5_70
        SUB     .L1    A3, A9, A5           ; SUB     wa, m_30, wa
||      ADD     .L2    B12, B10, B3         ; ADD     p5_70, p27_70, once_70
||      XOR     .S1    A5, A8, A3           ; XOR     ya, r_37, ya
||      ROTL    .M1    A11, A8, A9          ; ROTL    sum_41, r_37, l_37
||      ROTL    .M2    B3, B10, B1          ; ROTL    index_67, p27_70, m_66
||      LDW     .D2T2  *+B20[0], B9         ; LDW     *+keys_b[0], p_71
        SUB     .L2    B9, B1, B3           ; SUB     wb, m_59, wb
||      XOR     .S2    B3, B5, B10          ; XOR     once_70, r_66, both_70
||      LDW     .D1T1  *+A25[0], A11        ; LDW     *+keys_a[0], p_42
        SUB     .L1    A5, A9, A5           ; SUB     wa, l_37, wa
||      XOR     .L2    B10, B9, B9          ; XOR     both_70, box_70, sum_70
        SHRU    .S1    A5, 13, A9           ; SHRU    wa, 13, lower_47
||      ROTL    .M2    B9, B5, B10          ; ROTL    sum_70, r_66, l_66
        MPYLHU  .M1    A5, A8, A13          ; MPYLHU  wa, q_42, mixed2_46
        SUB     .L2    B3, B10, B3          ; SUB     wb, l_66, wb
||      SHL     .S1    A5, 19, A12          ; SHL     wa, 19, upper_47
||      MPYHLU  .M1    A5, A8, A15          ; MPYHLU  wa, q_42, mixed1_46
        XOR     .L2    B11, B5, B5          ; XOR     yb, r_66, yb
||      SHL     .S2    B3, 19, B11          ; SHL     wb, 19, upper_76
||      MPYLHU  .M2    B3, B8, B10          ; MPYLHU  wb, q_71, mixed2_75
        SHRU    .S2    B3, 13, B12          ; SHRU    wb, 13, lower_76
        ADD     .L1    A15, A13, A5         ; ADD     mixed1_46, mixed2_46, mixed_46
||      XOR     .L2    B2, B7, B7           ; XOR     zb, r_59, zb
||      ADD     .S2    B11, B12, B2         ; ADD     upper_76, lower_76, wb
||      MPYU    .M1    A5, A8, A7           ; MPYU    wa, q_42, low_46
||      MPYHLU  .M2    B3, B8, B8           ; MPYHLU  wb, q_71, mixed1_75
        ADD     .L2    B2, B9, B3           ; ADD     wb, p_71, index_74
||      ROTL    .M1    A7, A14, A9          ; ROTL    index_38, p27_41, m_37
||      MPYU    .M2    B3, B8, B8           ; MPYU    wb, q_71, low_75
        ADD     .L1    A12, A9, A5          ; ADD     upper_47, lower_47, wa
||      ADD     .L2    B8, B10, B10         ; ADD     mixed1_75, mixed2_75, mixed_75
||      SHL     .S1    A5, 16, A12          ; SHL     mixed_46, 16, upper_46
||      SUB     .D1    A2, 1, A2            ; SUB     left, 1, left
||      LDW     .D2T2  *+B6[B3], B9         ; LDW     *+B6[index_74], box_77
        SUB     .L1    A1, A9, A1           ; SUB     za, m_37, za
||      ADD     .S1    A7, A12, A9          ; ADD     low_46, upper_46, product_45
||      SHL     .S2    B10, 16, B10         ; SHL     mixed_75, 16, upper_75
||      ADD     .D1    A5, A11, A7          ; ADD     wa, p_42, index_45
        ADD     .L2    B8, B10, B8          ; ADD     low_75, upper_75, product_74
||      SHRU    .S1    A9, 27, A11          ; SHRU    product_45, 27, p27_48
||      LDW     .D1T1  *+A6[A7], A10        ; LDW     *+A6[index_45], box_48
        SHL     .S1    A9, 5, A9            ; SHL     product_45, 5, p5_48
||      SHL     .S2    B8, 5, B10           ; SHL     product_74, 5, p5_77
||      ROTL    .M1    A9, 10, A7           ; ROTL    product_45, 10, r_44
||      ROTL    .M2    B8, 10, B8           ; ROTL    product_74, 10, r_73
        ADD     .L1    A9, A11, A9          ; ADD     p5_48, p27_48, once_48
||      SHRU    .S2    B8, 27, B11          ; SHRU    product_74, 27, p27_77
||      ROTL    .M1    A7, A11, A11         ; ROTL    index_45, p27_48, m_44
        ADD     .L2    B10, B11, B0         ; ADD     p5_77, p27_77, once_77
||      XOR     .S2    B0, B8, B3           ; XOR     xb, r_73, xb
||      ROTL    .M2    B3, B11, B0          ; ROTL    index_74, p27_77, m_73
        XOR     .L1    A9, A7, A12          ; XOR     once_48, r_44, both_48
||      XOR     .L2    B0, B8, B3           ; XOR     once_77, r_73, both_77
||      XOR     .S1    A10, A7, A9          ; XOR     xa, r_44, xa
||      STW     .D2T2  B3, *+B31[1]         ; STW     xb, *+back_out[1]{first_out}
        XOR     .L1    A12, A10, A10        ; XOR     both_48, box_48, sum_48
||      XOR     .L2    B3, B9, B3           ; XOR     both_77, box_77, sum_77
||[A2]  B       .S1    mars_decrypt_blocks_c64x$first$few; [left] B       first
        SUB     .L1    A3, A11, A3          ; SUB     ya, m_44, ya
||      SUB     .L2    B7, B1, B0           ; SUB     zb, m_66, zb
||      SUB     .S2    B5, B0, B1           ; SUB     yb, m_73, yb
||      ROTL    .M1    A10, A7, A9          ; ROTL    sum_48, r_44, l_44
||      ROTL    .M2    B3, B8, B3           ; ROTL    sum_77, r_73, l_73
||      STW     .D1T1  A5, *A29++[4]        ; STW     wa, *front_out++[4]{first_out}
        STW     .D1T1  A9, *-A29[3]         ; STW     xa, *-front_out[3]{first_out}
        SUB     .L1    A1, A9, A1           ; SUB     za, l_44, za
||      SUB     .L2    B0, B3, B0           ; SUB     zb, l_73, zb
||      STW     .D1T1  A3, *-A29[2]         ; STW     ya, *-front_out[2]{first_out}
||      STW     .D2T2  B1, *+B31[2]         ; STW     yb, *+back_out[2]{first_out}
        STW     .D2T2  B0, *+B31[3]         ; STW     zb, *+back_out[3]{first_out}
        STW     .D1T1  A1, *-A29[1]         ; STW     za, *-front_out[1]{first_out}
||      STW     .D2T2  B2, *B31--[4]        ; STW     wb, *back_out--[4]{first_out}
mars_decrypt_blocks_c64x$first$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$6; after first
        NOP     5
mars_decrypt_blocks_c64x$second$few:
        LDW     .D1T1  *A0++[4], A1         ; LDW     *front_in++[4]{second_in}, wa
||      LDW     .D2T2  *+B27[3], B0         ; LDW     *+back_in[3]{second_in}, zb
        LDW     .D1T2  *+A25[7], B1         ; LDW     *+keys_a[6 + 1], q_84
||      LDW     .D2T1  *+B20[7], A3         ; LDW     *+keys_b[6 + 1], q_113
        LDW     .D1T1  *-A0[1], A5          ; LDW     *-front_in[1]{second_in}, za
        LDW     .D2T2  *+B20[4], B3         ; LDW     *+keys_b[4], p_120
        LDW     .D1T1  *-A0[2], A3          ; LDW     *-front_in[2]{second_in}, ya
||      LDW     .D2T2  *+B20[1], B7         ; LDW     *+keys_b[0 + 1], q_134
        LDW     .D2T2  *+B27[2], B1         ; LDW     *+back_in[2]{second_in}, yb
        SHL     .S2    B0, 19, B2           ; SHL     zb, 19, upper_118
||      MPYLHU  .M2X   B0, A3, B5           ; MPYLHU  zb, q_113, mixed2_117
||      LDW     .D1T2  *+A25[5], B8         ; LDW     *+keys_a[4 + 1], q_91
        MPYLHU  .M1X   A5, B1, A8           ; MPYLHU  za, q_84, mixed2_88
||      MPYHLU  .M2X   B0, A3, B8           ; MPYHLU  zb, q_113, mixed1_117
||      LDW     .D1T1  *+A25[2], A9         ; LDW     *+keys_a[2], p_98
||      LDW     .D2T2  *+B20[5], B0         ; LDW     *+keys_b[4 + 1], q_120
        SHRU    .S1    A5, 13, A7           ; SHRU    za, 13, lower_89
||      MPYHLU  .M1X   A5, B1, A9           ; MPYHLU  za, q_84, mixed1_88
||      MPYU    .M2X   B0, A3, B5           ; MPYU    zb, q_113, low_117
||      LDW     .D1T1  *+A25[6], A8         ; LDW     *+keys_a[6], p_84
        ADD     .L2    B8, B5, B8           ; ADD     mixed1_117, mixed2_117, mixed_117
||      MPYU    .M1X   A5, B1, A8           ; MPYU    za, q_84, low_88
||      LDW     .D2T2  *+B20[6], B11        ; LDW     *+keys_b[6], p_113
        ADD     .L1    A9, A8, A9           ; ADD     mixed1_88, mixed2_88, mixed_88
||      SUB     .S1    A2, 1, A2            ; SUB     left, 1, left
||      SHL     .S2    B8, 16, B9           ; SHL     mixed_117, 16, upper_117
        ADD     .L2    B5, B9, B5           ; ADD     low_117, upper_117, product_116
||      SHL     .S1    A9, 16, A10          ; SHL     mixed_88, 16, upper_88
||      SHRU    .S2    B0, 13, B9           ; SHRU    zb, 13, lower_118
||      LDW     .D2T1  *+B20[0], A3         ; LDW     *+keys_b[0], p_134
        ADD     .L1    A8, A10, A5          ; ADD     low_88, upper_88, product_87
||      SHL     .S1    A5, 19, A10          ; SHL     za, 19, upper_89
||      SHL     .S2    B5, 5, B10           ; SHL     product_116, 5, p5_119
||      ROTL    .M2    B5, 10, B5           ; ROTL    product_116, 10, r_115
||      LDW     .D2T2  *+B20[2], B13        ; LDW     *+keys_b[2], p_127
        ADD     .L2    B2, B9, B2           ; ADD     upper_118, lower_118, zb
||      SHRU    .S2    B5, 27, B9           ; SHRU    product_116, 27, p27_119
||      ROTL    .M1    A5, 10, A10          ; ROTL    product_87, 10, r_86
        ADD     .L1    A10, A7, A7          ; ADD     upper_89, lower_89, za
||      XOR     .L2    B1, B5, B1           ; XOR     yb, r_115, yb
||      LDW     .D1T2  *+A25[0], B1         ; LDW     *+keys_a[0], p_105
        XOR     .L1    A3, A10, A11         ; XOR     ya, r_86, ya
||      ADD     .L2    B10, B9, B10         ; ADD     p5_119, p27_119, once_119
||      SHRU    .S2    B1, 13, B12          ; SHRU    yb, 13, lower_125
||      MPYHLU  .M2    B1, B0, B16          ; MPYHLU  yb, q_120, mixed1_124
||      LDW     .D1T1  *-A0[3], A11         ; LDW     *-front_in[3]{second_in}, xa
        SHRU    .S1    A5, 27, A12          ; SHRU    product_87, 27, p27_90
||      SHL     .S2    B1, 19, B17          ; SHL     yb, 19, upper_125
||      MPYLHU  .M1X   A11, B8, A13         ; MPYLHU  ya, q_91, mixed2_95
||      MPYLHU  .M2    B1, B0, B1           ; MPYLHU  yb, q_120, mixed2_124
||      LDW     .D1T1  *+A25[3], A14        ; LDW     *+keys_a[2 + 1], q_98
||      LDW     .D2T2  *+B20[3], B9         ; LDW     *+keys_b[2 + 1], q_127
        ADD     .L2    B17, B12, B0         ; ADD     upper_125, lower_125, yb
||      MPYHLU  .M1X   A11, B8, A15         ; MPYHLU  ya, q_91, mixed1_95
||      MPYU    .M2    B1, B0, B16          ; MPYU    yb, q_120, low_124
||      LDW     .D1T1  *+A25[4], A16        ; LDW     *+keys_a[4], p_91
||      LDW     .D2T2  *+B27[1], B16        ; LDW     *+back_in[1]{second_in}, xb
        ADD     .L1    A7, A8, A8           ; ADD     za, p_84, index_87
||      ADD     .L2    B2, B11, B11         ; ADD     zb, p_113, index_116
||      SHRU    .S1    A11, 13, A14         ; SHRU    ya, 13, lower_96
||      ADD     .S2    B16, B1, B12         ; ADD     mixed1_124, mixed2_124, mixed_124
        ADD     .L1    A15, A13, A13        ; ADD     mixed1_95, mixed2_95, mixed_95
||      XOR     .L2    B10, B5, B8          ; XOR     once_119, r_115, both_119
||      SHL     .S1    A11, 19, A15         ; SHL     ya, 19, upper_96
||      SHL     .S2    B12, 16, B10         ; SHL     mixed_124, 16, upper_124
||      MPYU    .M1X   A11, B8, A15         ; MPYU    ya, q_91, low_95
||      LDW     .D2T2  *+B6[B11], B17       ; LDW     *+B6[index_116], box_119
        ADD     .L1    A15, A14, A13        ; ADD     upper_96, lower_96, ya
||      ADD     .L2    B16, B10, B10        ; ADD     low_124, upper_124, product_123
||      SHL     .S1    A13, 16, A16         ; SHL     mixed_95, 16, upper_95
||      ADD     .S2    B0, B3, B3           ; ADD     yb, p_120, index_123
||      ROTL    .M1    A8, A12, A15         ; ROTL    index_87, p27_90, m_86
||      ROTL    .M2    B11, B9, B12         ; ROTL    index_116, p27_119, m_115
        ADD     .L1    A15, A16, A8         ; ADD     low_95, upper_95, product_94
||      SHRU    .S2    B10, 27, B11         ; SHRU    product_123, 27, p27_126
||      ROTL    .M2    B10, 10, B10         ; ROTL    product_123, 10, r_122
||      LDW     .D1T1  *+A6[A8], A17        ; LDW     *+A6[index_87], box_90
||      LDW     .D2T2  *B27--[4], B19       ; LDW     *back_in--[4]{second_in}, wb
        ADD     .L1    A13, A16, A5         ; ADD     ya, p_91, index_94
||      SUB     .L2    B16, B12, B16        ; SUB     xb, m_115, xb
||      SHL     .S1    A5, 5, A16           ; SHL     product_87, 5, p5_90
||      SHL     .S2    B10, 5, B12          ; SHL     product_123, 5, p5_126
||      ROTL    .M1    A8, 10, A11          ; ROTL    product_94, 10, r_93
        SUB     .L1    A11, A15, A15        ; SUB     xa, m_86, xa
||      XOR     .L2    B16, B10, B16        ; XOR     xb, r_122, xb
        ADD     .L1    A16, A12, A16        ; ADD     p5_90, p27_90, once_90
||      XOR     .L2    B8, B17, B17         ; XOR     both_119, box_119, sum_119
||      SHL     .S1    A8, 5, A12           ; SHL     product_94, 5, p5_97
||      SHL     .S2    B16, 19, B8          ; SHL     xb, 19, upper_132
||      MPYLHU  .M2    B16, B9, B21         ; MPYLHU  xb, q_127, mixed2_131
||      XOR     .D1    A15, A11, A15        ; XOR     xa, r_93, xa
        SHRU    .S2    B16, 13, B18         ; SHRU    xb, 13, lower_132
||      MPYHLU  .M1    A15, A14, A16        ; MPYHLU  xa, q_98, mixed1_102
||      MPYHLU  .M2    B16, B9, B12         ; MPYHLU  xb, q_127, mixed1_131
||      LDW     .D2T2  *+B6[B3], B9         ; LDW     *+B6[index_123], box_126
        XOR     .L1    A16, A10, A18        ; XOR     once_90, r_86, both_90
||      ADD     .L2    B12, B11, B5         ; ADD     p5_126, p27_126, once_126
||      SHRU    .S1    A8, 27, A8           ; SHRU    product_94, 27, p27_97
||      MPYLHU  .M1    A15, A14, A18        ; MPYLHU  xa, q_98, mixed2_102
||      ROTL    .M2    B17, B5, B9          ; ROTL    sum_119, r_115, l_115
        XOR     .L1    A18, A17, A17        ; XOR     both_90, box_90, sum_90
||      ADD     .L2    B12, B21, B12        ; ADD     mixed1_131, mixed2_131, mixed_131
||      SHRU    .S1    A15, 13, A14         ; SHRU    xa, 13, lower_103
||      MPYU    .M1    A15, A14, A10        ; MPYU    xa, q_98, low_102
||      MPYU    .M2    B16, B9, B9          ; MPYU    xb, q_127, low_131
        ADD     .L1    A16, A18, A16        ; ADD     mixed1_102, mixed2_102, mixed_102
||      SUB     .L2    B19, B9, B3          ; SUB     wb, l_115, wb
||      SHL     .S2    B12, 16, B11         ; SHL     mixed_131, 16, upper_131
||      ROTL    .M1    A17, A10, A5         ; ROTL    sum_90, r_86, l_86
||      ROTL    .M2    B3, B11, B12         ; ROTL    index_123, p27_126, m_122
||      LDW     .D1T1  *+A25[1], A15        ; LDW     *+keys_a[0 + 1], q_105
        ADD     .L2    B9, B11, B11         ; ADD     low_131, upper_131, product_130
||      SHL     .S1    A16, 16, A16         ; SHL     mixed_102, 16, upper_102
||      ROTL    .M1    A5, A8, A15          ; ROTL    index_94, p27_97, m_93
||      LDW     .D1T1  *+A6[A5], A12        ; LDW     *+A6[index_94], box_97
        ADD     .L1    A10, A16, A10        ; ADD     low_102, upper_102, product_101
||      ADD     .L2    B8, B18, B8          ; ADD     upper_132, lower_132, xb
||      SHL     .S1    A15, 19, A16         ; SHL     xa, 19, upper_103
||      SHL     .S2    B11, 5, B18          ; SHL     product_130, 5, p5_133
||      ROTL    .M2    B11, 10, B3          ; ROTL    product_130, 10, r_129
        SUB     .L1    A1, A5, A5           ; SUB     wa, l_86, wa
||      SUB     .L2    B3, B12, B13         ; SUB     wb, m_122, wb
||      ADD     .S1    A12, A8, A1          ; ADD     p5_97, p27_97, once_97
||      ADD     .S2    B8, B13, B12         ; ADD     xb, p_127, index_130
||      ROTL    .M1    A10, 10, A14         ; ROTL    product_101, 10, r_100
        SUB     .L1    A5, A15, A8          ; SUB     wa, m_93, wa
||      XOR     .L2    B13, B3, B13         ; XOR     wb, r_129, wb
||      SHL     .S1    A10, 5, A16          ; SHL     product_101, 5, p5_104
||      ADD     .D1    A16, A14, A5         ; ADD     upper_103, lower_103, xa
        ADD     .L1    A5, A9, A8           ; ADD     xa, p_98, index_101
||      SHRU    .S1    A10, 27, A9          ; SHRU    product_101, 27, p27_104
||      SHL     .S2    B13, 19, B19         ; SHL     wb, 19, upper_139
||      MPYLHU  .M2    B13, B7, B16         ; MPYLHU  wb, q_134, mixed2_138
||      XOR     .D1    A8, A14, A10         ; XOR     wa, r_100, wa
        XOR     .L1    A1, A11, A17         ; XOR     once_97, r_93, both_97
||      XOR     .L2    B5, B10, B5          ; XOR     once_126, r_122, both_126
||      SHL     .S1    A10, 19, A1          ; SHL     wa, 19, upper_110
||      SHRU    .S2    B13, 13, B21         ; SHRU    wb, 13, lower_139
||      MPYHLU  .M1    A10, A15, A17        ; MPYHLU  wa, q_105, mixed1_109
||      MPYHLU  .M2    B13, B7, B13         ; MPYHLU  wb, q_134, mixed1_138
||      LDW     .D2T2  *+B6[B12], B10       ; LDW     *+B6[index_130], box_133
        XOR     .L1    A17, A12, A12        ; XOR     both_97, box_97, sum_97
||      ADD     .L2    B19, B21, B7         ; ADD     upper_139, lower_139, wb
||      ADD     .S1    A16, A9, A16         ; ADD     p5_104, p27_104, once_104
||      SHRU    .S2    B11, 27, B11         ; SHRU    product_130, 27, p27_133
||      MPYLHU  .M1    A10, A15, A3         ; MPYLHU  wa, q_105, mixed2_109
||      MPYU    .M2    B13, B7, B9          ; MPYU    wb, q_134, low_138
||      LDW     .D1T1  *+A6[A8], A11        ; LDW     *+A6[index_101], box_104
        XOR     .L2    B5, B9, B13          ; XOR     both_126, box_126, sum_126
||      SHRU    .S1    A10, 13, A10         ; SHRU    wa, 13, lower_110
||      ADD     .S2    B13, B16, B16        ; ADD     mixed1_138, mixed2_138, mixed_138
||      MPYU    .M1    A10, A15, A10        ; MPYU    wa, q_105, low_109
||      ADD     .D2X   B7, A3, B5           ; ADD     wb, p_134, index_137
        XOR     .L1    A16, A14, A3         ; XOR     once_104, r_100, both_104
||      ADD     .L2    B18, B11, B10        ; ADD     p5_133, p27_133, once_133
||      ADD     .S1    A17, A3, A16         ; ADD     mixed1_109, mixed2_109, mixed_109
||      SHL     .S2    B16, 16, B13         ; SHL     mixed_138, 16, upper_138
||      ROTL    .M2    B13, B10, B1         ; ROTL    sum_126, r_122, l_122
||      ADD     .D1    A1, A10, A1          ; ADD     upper_110, lower_110, wa
        ADD     .L1X   A1, B1, A8           ; ADD     wa, p_105, index_108
||      XOR     .L2    B10, B3, B11         ; XOR     once_133, r_129, both_133
||      SHL     .S1    A16, 16, A9          ; SHL     mixed_109, 16, upper_109
||      ADD     .S2    B9, B13, B9          ; ADD     low_138, upper_138, product_137
||      ROTL    .M1    A8, A9, A9           ; ROTL    index_101, p27_104, m_100
||      ROTL    .M2    B12, B11, B11        ; ROTL    index_130, p27_133, m_129
||      LDW     .D2T2  *+B6[B5], B3         ; LDW     *+B6[index_137], box_140
        ADD     .L1    A10, A9, A10         ; ADD     low_109, upper_109, product_108
||      XOR     .L2    B11, B10, B10        ; XOR     both_133, box_133, sum_133
||      SHL     .S2    B9, 5, B12           ; SHL     product_137, 5, p5_140
||      ROTL    .M1    A12, A11, A12        ; ROTL    sum_97, r_93, l_93
||      ROTL    .M2    B9, 10, B1           ; ROTL    product_137, 10, r_136
||      LDW     .D1T1  *+A6[A8], A9         ; LDW     *+A6[index_108], box_111
        XOR     .L1    A3, A11, A3          ; XOR     both_104, box_104, sum_104
||      SUB     .L2    B2, B1, B9           ; SUB     zb, l_122, zb
||      SHRU    .S1    A10, 27, A11         ; SHRU    product_108, 27, p27_111
||      SHRU    .S2    B9, 27, B2           ; SHRU    product_137, 27, p27_140
||      ROTL    .M1    A10, 10, A1          ; ROTL    product_108, 10, r_107
        SUB     .L1    A7, A12, A7          ; SUB     za, l_93, za
||      SUB     .L2    B9, B11, B9          ; SUB     zb, m_129, zb
||      SHL     .S1    A10, 5, A8           ; SHL     product_108, 5, p5_111
||      ADD     .S2    B12, B2, B11         ; ADD     p5_140, p27_140, once_140
||      ROTL    .M1    A8, A11, A3          ; ROTL    index_108, p27_111, m_107
||      STW     .D1T1  A1, *A29++[4]        ; STW     wa, *front_out++[4]{second_out}
        SUB     .L1    A7, A9, A7           ; SUB     za, m_100, za
||      XOR     .L2    B11, B1, B9          ; XOR     once_140, r_136, both_140
||      ADD     .S1    A8, A11, A8          ; ADD     p5_111, p27_111, once_111
||      XOR     .S2    B9, B1, B10          ; XOR     zb, r_136, zb
||      ROTL    .M1    A3, A14, A7          ; ROTL    sum_104, r_100, l_100
||      ROTL    .M2    B10, B3, B2          ; ROTL    sum_133, r_129, l_129
        XOR     .L1    A8, A1, A11          ; XOR     once_111, r_107, both_111
||      XOR     .L2    B9, B3, B3           ; XOR     both_140, box_140, sum_140
||[A2]  B       .S1    mars_decrypt_blocks_c64x$second$few; [left] B       second
||      ROTL    .M2    B5, B2, B1           ; ROTL    index_137, p27_140, m_136
||      XOR     .D1    A7, A1, A8           ; XOR     za, r_107, za
||      STW     .D2T2  B10, *+B31[3]        ; STW     zb, *+back_out[3]{second_out}
        XOR     .L1    A11, A9, A9          ; XOR     both_111, box_111, sum_111
||      SUB     .L2    B0, B2, B0           ; SUB     yb, l_129, yb
||      ROTL    .M2    B3, B1, B0           ; ROTL    sum_140, r_136, l_136
        SUB     .L1    A13, A7, A1          ; SUB     ya, l_100, ya
||      SUB     .L2    B0, B1, B1           ; SUB     yb, m_136, yb
||      ROTL    .M1    A9, A1, A1           ; ROTL    sum_111, r_107, l_107
||      STW     .D1T1  A8, *-A29[1]         ; STW     za, *-front_out[1]{second_out}
        SUB     .L1    A1, A3, A3           ; SUB     ya, m_107, ya
||      SUB     .L2    B8, B0, B0           ; SUB     xb, l_136, xb
||      STW     .D2T2  B1, *+B31[2]         ; STW     yb, *+back_out[2]{second_out}
        SUB     .L1    A5, A1, A1           ; SUB     xa, l_107, xa
||      STW     .D1T1  A3, *-A29[2]         ; STW     ya, *-front_out[2]{second_out}
||      STW     .D2T2  B0, *+B31[1]         ; STW     xb, *+back_out[1]{second_out}
        STW     .D1T1  A1, *-A29[3]         ; STW     xa, *-front_out[3]{second_out}
||      STW     .D2T2  B7, *B31--[4]        ; STW     wb, *back_out--[4]{second_out}
mars_decrypt_blocks_c64x$second$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$10; after second
        NOP     5
mars_decrypt_blocks_c64x$unmixing$few:
        LDW     .D2T1  *B21++[4], A0        ; LDW     *from++[4]{unmixing_in}, a
        LDW     .D2T2  *-B21[1], B0         ; LDW     *-from[1]{unmixing_in}, d
        NOP
        LDW     .D2T2  *-B21[3], B2         ; LDW     *-from[3]{unmixing_in}, b
        NOP
        LDW     .D2T2  *-B21[2], B1         ; LDW     *-from[2]{unmixing_in}, c
        SHRU    .S1X   B0, 24, A1           ; SHRU    d, 24, a24_147
||      SHRU    .S2    B0, 16, B1           ; SHRU    d, 16, a16_147
||      LDW     .D2T1  *+B4[B0], A1         ; LDW     *+B4[d], s0_147
        SHRU    .S1X   B0, 8, A5            ; SHRU    d, 8, a8_147
        LDW     .D1T1  *+A4[A1], A1         ; LDW     *+A4[a24_147], s1_147
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[a16_147], s2_147
        NOP     2
        XOR     .L2X   B1, A1, B1           ; XOR     c, s0_147, c
        ROTL    .M1X   B1, 24, A7           ; ROTL    c, 24, c
        SHRU    .S1X   B1, 8, A8            ; SHRU    c, 8, a8_148
||      SHRU    .S2    B1, 16, B5           ; SHRU    c, 16, a16_148
||      LDW     .D2T2  *+B4[B1], B0         ; LDW     *+B4[c], s0_148
        SHRU    .S1X   B1, 24, A9           ; SHRU    c, 24, a24_148
        SUB     .L2X   B2, A1, B2           ; SUB     b, s1_147, b
        SUB     .L2X   A0, B3, B3           ; SUB     a, s2_147, difference_147
||      LDW     .D1T1  *+A4[A8], A9         ; LDW     *+A4[a8_148], s3_148
||      LDW     .D2T2  *+B4[B5], B5         ; LDW     *+B4[a16_148], s2_148
        ROTL    .M2    B0, 24, B0           ; ROTL    d, 24, d
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a8_147], s3_147
        XOR     .L2    B2, B0, B2           ; XOR     b, s0_148, b
        SUB     .L2X   B2, A7, B2           ; SUB     b, c, b
||      LDW     .D1T1  *+A4[A9], A5         ; LDW     *+A4[a24_148], s1_148
        SHRU    .S1X   B2, 24, A5           ; SHRU    b, 24, a24_149
||      LDW     .D2T2  *+B4[B2], B1         ; LDW     *+B4[b], s0_149
        SUB     .L2    B0, B5, B0           ; SUB     d, s2_148, difference_148
||      LDW     .D1T1  *+A4[A5], A9         ; LDW     *+A4[a24_149], s1_149
        NOP
        XOR     .L2X   B3, A5, B5           ; XOR     difference_147, s3_147, a
||      SHRU    .S2    B2, 16, B3           ; SHRU    b, 16, a16_149
        SUB     .L2X   B5, A5, B5           ; SUB     a, s1_148, a
||      SHRU    .S1X   B2, 8, A5            ; SHRU    b, 8, a8_149
        XOR     .L2X   B0, A9, B1           ; XOR     difference_148, s3_148, d
||      XOR     .S2    B5, B1, B0           ; XOR     a, s0_149, a
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a16_149], s2_149
        SUB     .L1X   B1, A9, A9           ; SUB     d, s1_149, d
        SUB     .L2X   B0, A9, B0           ; SUB     a, d, a
        SHRU    .S1X   B0, 24, A0           ; SHRU    a, 24, a24_150
||      ROTL    .M2    B2, 24, B2           ; ROTL    b, 24, b
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[a], s0_150
        SHRU    .S2    B0, 16, B1           ; SHRU    a, 16, a16_150
||      LDW     .D1T1  *+A4[A0], A9         ; LDW     *+A4[a24_150], s1_150
        SUB     .L1    A7, A0, A0           ; SUB     c, s2_149, difference_149
||      ROTL    .M2    B0, 24, B3           ; ROTL    a, 24, a
||      LDW     .D1T2  *+A4[A5], B1         ; LDW     *+A4[a8_149], s3_149
        NOP
        LDW     .D2T1  *+B4[B1], A9         ; LDW     *+B4[a16_150], s2_150
        XOR     .L2X   B1, A9, B0           ; XOR     d, s0_150, d
||      SHRU    .S1X   B0, 8, A5            ; SHRU    a, 8, a8_150
        SHRU    .S1X   B0, 24, A7           ; SHRU    d, 24, a24_152
||      LDW     .D2T1  *+B4[B0], A0         ; LDW     *+B4[d], s0_152
        XOR     .L2X   B1, A0, B1           ; XOR     difference_149, s3_149, c
||      LDW     .D1T2  *+A4[A5], B2         ; LDW     *+A4[a8_150], s3_150
        SUB     .L2X   B1, A9, B1           ; SUB     c, s1_150, c
        NOP
        SHRU    .S2    B0, 16, B5           ; SHRU    d, 16, a16_152
        SUB     .L1X   B2, A9, A0           ; SUB     b, s2_150, difference_150
||      XOR     .L2X   B1, A0, B1           ; XOR     c, s0_152, c
||      LDW     .D1T1  *+A4[A7], A0         ; LDW     *+A4[a24_152], s1_152
        LDW     .D2T1  *+B4[B1], A7         ; LDW     *+B4[c], s0_153
        SHRU    .S1X   B1, 24, A7           ; SHRU    c, 24, a24_153
        SHRU    .S2    B1, 16, B7           ; SHRU    c, 16, a16_153
||      ROTL    .M2    B1, 24, B2           ; ROTL    c, 24, c
        XOR     .L2X   B2, A0, B8           ; XOR     difference_150, s3_150, b
        SUB     .L2X   B8, A0, B1           ; SUB     b, s1_152, b
||      SHRU    .S1X   B1, 8, A0            ; SHRU    c, 8, a8_153
||      LDW     .D1T1  *+A4[A7], A7         ; LDW     *+A4[a24_153], s1_153
        XOR     .L2X   B1, A7, B1           ; XOR     b, s0_153, b
||      SHRU    .S1X   B0, 8, A7            ; SHRU    d, 8, a8_152
||      LDW     .D2T1  *+B4[B5], A0         ; LDW     *+B4[a16_152], s2_152
        SUB     .L2    B1, B2, B1           ; SUB     b, c, b
||      LDW     .D1T2  *+A4[A7], B3         ; LDW     *+A4[a8_152], s3_152
        ROTL    .M2    B0, 24, B0           ; ROTL    d, 24, d
||      LDW     .D2T1  *+B4[B7], A0         ; LDW     *+B4[a16_153], s2_153
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SHRU    .S1X   B1, 24, A9           ; SHRU    b, 24, a24_154
        LDW     .D1T1  *+A4[A0], A0         ; LDW     *+A4[a8_153], s3_153
        SUB     .L2X   B3, A0, B7           ; SUB     a, s2_152, difference_152
||      LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[a24_154], s1_154
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[b], s0_154
        XOR     .L2    B7, B3, B3           ; XOR     difference_152, s3_152, a
||      SHRU    .S1X   B1, 8, A9            ; SHRU    b, 8, a8_154
        SHRU    .S2    B1, 16, B7           ; SHRU    b, 16, a16_154
||      LDW     .D1T1  *+A4[A9], A7         ; LDW     *+A4[a8_154], s3_154
        SUB     .L2X   B0, A0, B0           ; SUB     d, s2_153, difference_153
        SUB     .L1X   B3, A7, A7           ; SUB     a, s1_153, a
||      LDW     .D2T2  *+B4[B7], B3         ; LDW     *+B4[a16_154], s2_154
        XOR     .L2X   B0, A0, B0           ; XOR     difference_153, s3_153, d
        XOR     .L1X   A7, B3, A9           ; XOR     a, s0_154, a
||      SUB     .L2X   B0, A9, B0           ; SUB     d, s1_154, d
        NOP
        SUB     .L2X   A9, B0, B7           ; SUB     a, d, a
        SHRU    .S1X   B7, 8, A9            ; SHRU    a, 8, a8_155
||      LDW     .D2T1  *+B4[B7], A9         ; LDW     *+B4[a], s0_155
        ROTL    .M2    B7, 24, B1           ; ROTL    a, 24, a
        SHRU    .S2    B7, 16, B5           ; SHRU    a, 16, a16_155
||      ROTL    .M2    B1, 24, B8           ; ROTL    b, 24, b
        LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[a8_155], s3_155
        SHRU    .S1X   B7, 24, A0           ; SHRU    a, 24, a24_155
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[a16_155], s2_155
        SUB     .L2    B2, B3, B1           ; SUB     c, s2_154, difference_154
||      SUB     .S2    B1, B25, B2          ; SUB     a, k0, a
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a24_155], s1_155
        NOP
        XOR     .L1X   A7, B1, A7           ; XOR     difference_154, s3_154, c
||      XOR     .L2X   B0, A9, B0           ; XOR     d, s0_155, d
||      STW     .D1T2  B2, *A3++[4]         ; STW     a, *to++[4]{unmixing_out}
        SUB     .L1X   B0, A27, A0          ; SUB     d, k3, d
||[A2]  B       .S1    mars_decrypt_blocks_c64x$unmixing$few; [left] B       unmixing
        SUB     .L2    B8, B0, B0           ; SUB     b, s2_155, difference_155
        SUB     .L1    A7, A5, A0           ; SUB     c, s1_155, c
||      XOR     .L2X   B0, A9, B0           ; XOR     difference_155, s3_155, b
||      STW     .D1T1  A0, *-A3[1]          ; STW     d, *-to[1]{unmixing_out}
        SUB     .L1X   A0, B17, A0          ; SUB     c, k2, c
||      SUB     .L2X   B0, A25, B0          ; SUB     b, k1, b
        STW     .D1T2  B0, *-A3[3]          ; STW     b, *-to[3]{unmixing_out}
        STW     .D1T1  A0, *-A3[2]          ; STW     c, *-to[2]{unmixing_out}
mars_decrypt_blocks_c64x$unmixing$join:
        B       .S1    mars_decrypt_blocks_c64x$mars_decrypt_blocks_c64x$13; after unmixing
        NOP     5
