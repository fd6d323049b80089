; broadside optimize: source fa018f22d1338cbe784d17ea1d6616ac1921bc3f0b9b7958fdb8c0e26fd68e28
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 20 s an interval, 3 s a region
        .ref    mars_s1, mars_s_box, mars_s_box1
; MARS, encryption of any number of independent blocks.
;
;       void mars_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; Ten passes over all blocks; between passes the blocks are in `out`. Two passes do a half of the mixing each, eight do
; two rounds of the core, with a block on each side. The blocks of a pass are independent, so as many are in flight as
; the registers hold. A word that a round changes late is loaded late. A misaligned pointer stops the machine's memory
; access. To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR
; is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
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
; MARS on many blocks of the C62x: two rounds of the core in a loop over all blocks, with a block on each side.
;
; `kind` (.rega or .regb) is the side of a block; A4 and B4 are the base of the S-box there, in blocks 0 and 1 of the data
; memory. Where text, keys and stack lie in block 0 and are aligned to 8 bytes, the loops keep their accesses out of each
; other's banks.
; `split` holds 32 in its lower half and 1 in its upper half. Less an amount, its six lowest bits are the amount of the
; opposite shift. Two products with it shift right by 27 on .M, because .S is full.

; Base registers. Reserves A4 and B4.

; Indices of 256 words, S0 from A4 and S1 from B4, for the mixing.

; Indices of 512 words from A4 and B4, for the core.

; Goes through the blocks from both ends to the middle, one from each end at a time. A block alone in the middle is done
; by both sides; no load of it comes between their stores. Puts the keys of two rounds for side B into the frame.

; x >> 27.

; a rotated left by left; right is 32 - left.

; word + rotl(in, left), or the difference.

; p = a key modulo 2^32.

; From p and the index: l is combined with `far` by `how`, m with `middle`, and r is p rotated by 10. The rotation has
; two steps of five bits, so that the bits that move down are the amounts of the two rotations.

; One round of the core with the keys at *+where[number] and behind: b, c and d change, a is rotated.

; The same in the second half, where B and D change roles.

; The inverses, of the words in the order D, C, B, A.


; The words of the blocks at front_in and back_in, which then are the next ones.

; The word that the first round has rotated waits in its place until the second has what changes it.

; The words in the order in which the next two rounds want them.

; The words of a block at `from`, which then is the next one; and into the block at `to`.

; MARS on many blocks of the C62x, encryption: words of a pass that wait in memory rather than in registers.

; The words of the blocks at front_in and back_in, annotated each for itself as far as they wait in memory.

; The third word, which the first round has changed and the second changes late, waits as the first does.

        .global mars_encrypt_blocks

mars_encrypt_blocks:
        MV      .L2X   A6, B2               ; MV      blocks, left
||      ADDK    .S2    -80, B15             ; frame
||      MV      .D2    B6, B0               ; move schedule
        MV      .L1X   B15, A0              ; frame
||      STW     .D2T1  A6, *+B15[7]         ; save blocks
        STW     .D1T1  A15, *+A0[19]        ; save A15
||      STW     .D2T2  B0, *+B15[6]         ; save schedule
  [!B2] B       .S2    mars_encrypt_blocks$done; [!left] B      done
||      STW     .D1T1  A14, *+A0[18]        ; save A14
||      STW     .D2T2  B3, *+B15[5]         ; save return$
        STW     .D1T1  A13, *+A0[16]        ; save A13
||      STW     .D2T2  B13, *+B15[17]       ; save B13
        STW     .D1T1  A12, *+A0[14]        ; save A12
||      STW     .D2T2  B12, *+B15[15]       ; save B12
        STW     .D1T1  A11, *+A0[12]        ; save A11
||      STW     .D2T2  B11, *+B15[13]       ; save B11
        STW     .D1T1  A10, *+A0[10]        ; save A10
||      STW     .D2T2  B10, *+B15[11]       ; save B10
        MV      .L1X   B4, A0               ; move in
||      STW     .D2T1  A4, *+B15[8]         ; save out
mars_encrypt_blocks$mars_encrypt_blocks$1:
        MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T1  *+B15[6], A1         ; restore schedule
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        NOP     2
        LDW     .D2T2  *+B15[8], B0         ; restore out
        LDW     .D1T2  *+A1[2], B12         ; LDW     *+schedule[2], k2
        LDW     .D1T1  *+A1[1], A8          ; LDW     *+schedule[1], k1
        LDW     .D1T1  *+A1[0], A1          ; LDW     *+schedule[0], k0
        LDW     .D1T2  *+A1[3], B10         ; LDW     *+schedule[3], k3
        NOP
        MVKL    .S1    590081, A2           ; MVKL    0x00090101, circular_2
        MVKH    .S1    590081, A2           ; MVKH    0x00090101, circular_2
        MV      .L1    A0, A2               ; MV      in, from
||      MV      .L2    B0, B0               ; MV      out, to
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_2, AMR
mars_encrypt_blocks$mixing$guard:
        CMPGT   .L2    5, B2, B1            ; few iterations of mixing
  [B1]  B       .S1    mars_encrypt_blocks$mixing$few; few iterations of mixing
        NOP     5
mars_encrypt_blocks$mixing$entry:
        LDW     .D1T2  *A2++[4], B3         ; <0> LDW     *from++[4]{mixing_in}, wa
        NOP     5
        ADD     .S1X   A1, B3, A7           ; <0> ADD     wa, k0, wa
||      LDW     .D1T1  *-A2[3], A10         ; <0> LDW     *-from[3]{mixing_in}, wb
        SHRU    .S2X   A7, 8, B3            ; <0> SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A7], B6         ; <0> LDW     *+A4[wa], s0_7
        LDW     .D1T2  *-A2[1], B8          ; <0> LDW     *-from[1]{mixing_in}, wd
        LDW     .D2T1  *+B4[B3], A6         ; <0> LDW     *+B4[a8_7], s1_7
        NOP
        SHRU    .S1    A7, 16, A5           ; <0> SHRU    wa, 16, a16_7
||      LDW     .D1T2  *-A2[2], B1          ; <0> LDW     *-from[2]{mixing_in}, wc
        ADD     .L1    A10, A8, A5          ; <0> ADD     wb, k1, wb
||      SHRU    .S2X   A7, 24, B11          ; <0> SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A5], B8         ; <0> LDW     *+A4[a16_7], s2_7
        ADD     .L2    B8, B10, B5          ; <0> ADD     wd, k3, wd
||      XOR     .S2X   B6, A5, B6           ; <0> XOR     wb, s0_7, sum_7
        ADD     .L1X   A6, B6, A13          ; <0> ADD     sum_7, s1_7, wb
        SHRU    .S2X   A13, 8, B3           ; <0> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B7        ; <0> LDW     *+A4[wb], s0_8
        ADD     .L2    B1, B12, B13         ; <0> ADD     wc, k2, wc
||      SHRU    .S1    A13, 16, A9          ; <0> SHRU    wb, 16, a16_8
||      SHL     .S2X   A7, 8, B1            ; <0> SHL     wa, 8, upper_7
||      LDW     .D2T2  *+B4[B11], B1        ; <0> LDW     *+B4[a24_7], s3_7
        LDW     .D1T2  *+A4[A9], B3         ; <0> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B13, B8, B8          ; <0> ADD     wc, s2_7, wc
        ADD     .L2    B1, B11, B13         ; <0> ADD     upper_7, a24_7, wa
        XOR     .L2    B8, B7, B7           ; <0> XOR     wc, s0_8, sum_8
||      SHL     .S1    A13, 8, A6           ; <0> SHL     wb, 8, upper_8
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    wb, 24, a24_8
        XOR     .L2    B5, B1, B5           ; <0> XOR     wd, s3_7, wd
||      LDW     .D1T2  *A2++[4], B3         ; <1> LDW     *from++[4]{mixing_in}, wa
        ADD     .L1X   A14, B7, A9          ; <0> ADD     sum_8, s1_8, wc
||      ADD     .L2    B13, B5, B11         ; <0> ADD     wa, wd, wa
        ADD     .L2    B5, B3, B13          ; <0> ADD     wd, s2_8, wd
||      SHRU    .S2X   A9, 8, B3            ; <0> SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A9], B5         ; <0> LDW     *+A4[wc], s0_9
        ADD     .L1X   A6, B8, A12          ; <0> ADD     upper_8, a24_8, wb
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[a8_9], s1_9
        LDW     .D2T2  *+B4[B8], B13        ; <0> LDW     *+B4[a24_8], s3_8
        SHL     .S2X   A9, 8, B9            ; <0> SHL     wc, 8, upper_9
        ADD     .S1X   A1, B3, A7           ; <1> ADD     wa, k0, wa
||      LDW     .D1T1  *-A2[3], A10         ; <1> LDW     *-from[3]{mixing_in}, wb
        XOR     .L2    B13, B5, B13         ; <0> XOR     wd, s0_9, sum_9
||      SHRU    .S2X   A7, 8, B3            ; <1> SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A7], B6         ; <1> LDW     *+A4[wa], s0_7
        ADD     .L1X   A14, B13, A14        ; <0> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A9, 24, B1           ; <0> SHRU    wc, 24, a24_9
||      LDW     .D1T2  *-A2[1], B8          ; <1> LDW     *-from[1]{mixing_in}, wd
        ADD     .L2    B9, B1, B9           ; <0> ADD     upper_9, a24_9, wc
||      SUB     .S2    B2, 4, B2            ; passes of mixing
||      LDW     .D1T2  *+A4[A3], B13        ; <0> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B3], A6         ; <1> LDW     *+B4[a8_7], s1_7
        LDW     .D1T2  *+A4[A14], B8        ; <0> LDW     *+A4[wd], s0_10
||      LDW     .D2T1  *+B4[B1], A11        ; <0> LDW     *+B4[a24_9], s3_9
        XOR     .L2    B11, B13, B7         ; <0> XOR     wa, s3_8, wa
||      SHRU    .S1    A7, 16, A5           ; <1> SHRU    wa, 16, a16_7
||      SHRU    .S2X   A14, 8, B13          ; <0> SHRU    wd, 8, a8_10
||      LDW     .D1T2  *-A2[2], B1          ; <1> LDW     *-from[2]{mixing_in}, wc
        ADD     .L1    A10, A8, A5          ; <1> ADD     wb, k1, wb
||      SHRU    .S2X   A7, 24, B11          ; <1> SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A5], B8         ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B13], A12       ; <0> LDW     *+B4[a8_10], s1_10
        ADD     .L2    B8, B10, B5          ; <1> ADD     wd, k3, wd
||      XOR     .S2X   B6, A5, B6           ; <1> XOR     wb, s0_7, sum_7
        ADD     .L1X   A6, B6, A13          ; <1> ADD     sum_7, s1_7, wb
||      ADD     .D2    B7, B13, B7          ; <0> ADD     wa, s2_9, wa
        ADD     .L1    A12, A9, A12         ; <0> ADD     wb, wc, wb
||      XOR     .L2    B7, B8, B7           ; <0> XOR     wa, s0_10, sum_10
||      SHRU    .S1    A14, 16, A6          ; <0> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A13, 8, B3           ; <1> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B7        ; <1> LDW     *+A4[wb], s0_8
        XOR     .L1    A12, A11, A11        ; <0> XOR     wb, s3_9, wb
||      ADD     .L2    B1, B12, B13         ; <1> ADD     wc, k2, wc
||      SHRU    .S1    A13, 16, A9          ; <1> SHRU    wb, 16, a16_8
||      SHL     .S2X   A7, 8, B1            ; <1> SHL     wa, 8, upper_7
||      LDW     .D1T1  *+A4[A6], A0         ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B11], B1        ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A12, B7, A7          ; <0> ADD     sum_10, s1_10, wa
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    wd, 24, a24_10
||      LDW     .D1T2  *+A4[A9], B3         ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A14        ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L2    B13, B8, B8          ; <1> ADD     wc, s2_7, wc
        ADD     .L2    B1, B11, B13         ; <1> ADD     upper_7, a24_7, wa
||      SHL     .S1    A14, 8, A14          ; <0> SHL     wd, 8, upper_10
||      SHRU    .S2X   A7, 8, B1            ; <0> SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A7], A0         ; <0> LDW     *+A4[wa], s0_12
||      LDW     .D2T2  *+B4[B3], B7         ; <0> LDW     *+B4[a24_10], s3_10
        XOR     .L2    B8, B7, B7           ; <1> XOR     wc, s0_8, sum_8
||      SHL     .S1    A13, 8, A6           ; <1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A13, 24, B8          ; <1> SHRU    wb, 24, a24_8
||      LDW     .D2T1  *+B4[B1], A6         ; <0> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A14, B3, A13         ; <0> ADD     upper_10, a24_10, wd
||      XOR     .L2    B5, B1, B5           ; <1> XOR     wd, s3_7, wd
||      LDW     .D1T2  *A2++[4], B3         ; <2> LDW     *from++[4]{mixing_in}, wa
        ADD     .L1X   A14, B7, A9          ; <1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B13, B5, B11         ; <1> ADD     wa, wd, wa
||      SHRU    .S1    A7, 16, A14          ; <0> SHRU    wa, 16, a16_12
        ADD     .L1    A11, A0, A11         ; <0> ADD     wb, s2_10, wb
||      ADD     .L2    B5, B3, B13          ; <1> ADD     wd, s2_8, wd
||      SHRU    .S2X   A9, 8, B3            ; <1> SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A9], B5         ; <1> LDW     *+A4[wc], s0_9
        ADD     .L1X   A6, B8, A12          ; <1> ADD     upper_8, a24_8, wb
||      XOR     .S1    A11, A0, A0          ; <0> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A7, 24, B5           ; <0> SHRU    wa, 24, a24_12
||      LDW     .D2T1  *+B4[B3], A14        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .S1    A0, A6, A10          ; <0> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A7, 8, B8            ; <0> SHL     wa, 8, upper_12
||      LDW     .D1T1  *+A4[A14], A11       ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B8], B13        ; <1> LDW     *+B4[a24_8], s3_8
        XOR     .L2    B9, B7, B7           ; <0> XOR     wc, s3_10, wc
||      SHRU    .S1    A10, 16, A6          ; <0> SHRU    wb, 16, a16_13
||      SHL     .S2X   A9, 8, B9            ; <1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A10], A3        ; <0> LDW     *+A4[wb], s0_13
        ADD     .L2    B8, B5, B8           ; <0> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A1, B3, A7           ; <2> ADD     wa, k0, wa
||      SHRU    .S2X   A10, 8, B3           ; <0> SHRU    wb, 8, a8_13
||      LDW     .D1T1  *-A2[3], A10         ; <2> LDW     *-from[3]{mixing_in}, wb
||      LDW     .D2T2  *+B4[B5], B7         ; <0> LDW     *+B4[a24_12], s3_12
        XOR     .L2    B13, B5, B13         ; <1> XOR     wd, s0_9, sum_9
||      SHRU    .S2X   A7, 8, B3            ; <2> SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A7], B6         ; <2> LDW     *+A4[wa], s0_7
||      LDW     .D2T1  *+B4[B3], A13        ; <0> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A14, B13, A14        ; <1> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A9, 16, A3           ; <1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A9, 24, B1           ; <1> SHRU    wc, 24, a24_9
||      LDW     .D1T2  *-A2[1], B8          ; <2> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A11, B7, A5          ; <0> ADD     wc, s2_12, wc
||      ADD     .L2    B9, B1, B9           ; <1> ADD     upper_9, a24_9, wc
||      SHL     .S1    A10, 8, A11          ; <0> SHL     wb, 8, upper_13
||      LDW     .D1T2  *+A4[A3], B13        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B3], A6         ; <2> LDW     *+B4[a8_7], s1_7
        XOR     .L1    A5, A3, A3           ; <0> XOR     wc, s0_13, sum_13
||      SHRU    .S2X   A10, 24, B5          ; <0> SHRU    wb, 24, a24_13
||      LDW     .D1T2  *+A4[A14], B8        ; <1> LDW     *+A4[wd], s0_10
||      LDW     .D2T1  *+B4[B1], A11        ; <1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A13, B7, A0          ; <0> XOR     wd, s3_12, wd
||      XOR     .L2    B11, B13, B7         ; <1> XOR     wa, s3_8, wa
||      SHRU    .S1    A7, 16, A5           ; <2> SHRU    wa, 16, a16_7
||      SHRU    .S2X   A14, 8, B13          ; <1> SHRU    wd, 8, a8_10
||      LDW     .D1T2  *-A2[2], B1          ; <2> LDW     *-from[2]{mixing_in}, wc
        ADD     .L1    A10, A8, A5          ; <2> ADD     wb, k1, wb
||      ADD     .S1X   A0, B8, A10          ; <0> ADD     wa, wd, wa
||      SHRU    .S2X   A7, 24, B11          ; <2> SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A5], B8         ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B13], A12       ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A11, B5, A3          ; <0> ADD     upper_13, a24_13, wb
||      ADD     .L2    B8, B10, B5          ; <2> ADD     wd, k3, wd
||      ADD     .S1    A3, A13, A5          ; <0> ADD     sum_13, s1_13, wc
||      XOR     .S2X   B6, A5, B6           ; <2> XOR     wb, s0_7, sum_7
||      LDW     .D1T2  *+A4[A6], B7         ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B5], A6         ; <0> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A6, B6, A13          ; <2> ADD     sum_7, s1_7, wb
||      SHRU    .S2X   A5, 8, B3            ; <0> SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A5], B13        ; <0> LDW     *+A4[wc], s0_14
||      ADD     .D2    B7, B13, B7          ; <1> ADD     wa, s2_9, wa
        ADD     .L1    A12, A9, A12         ; <1> ADD     wb, wc, wb
||      XOR     .L2    B7, B8, B7           ; <1> XOR     wa, s0_10, sum_10
||      SHRU    .S1    A14, 16, A6          ; <1> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A13, 8, B3           ; <2> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B7        ; <2> LDW     *+A4[wb], s0_8
||      LDW     .D2T1  *+B4[B3], A12        ; <0> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A12, A11, A11        ; <1> XOR     wb, s3_9, wb
||      ADD     .L2    B1, B12, B13         ; <2> ADD     wc, k2, wc
||      SHRU    .S1    A13, 16, A9          ; <2> SHRU    wb, 16, a16_8
||      SHL     .S2X   A7, 8, B1            ; <2> SHL     wa, 8, upper_7
||      LDW     .D1T1  *+A4[A6], A0         ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B11], B1        ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A12, B7, A7          ; <1> ADD     sum_10, s1_10, wa
||      SHRU    .S1    A5, 16, A9           ; <0> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A14, 24, B3          ; <1> SHRU    wd, 24, a24_10
||      LDW     .D1T2  *+A4[A9], B3         ; <2> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A14        ; <2> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A10, A6, A10         ; <0> XOR     wa, s3_13, wa
||      ADD     .L2    B13, B8, B8          ; <2> ADD     wc, s2_7, wc
||      ADD     .S1X   A0, B7, A0           ; <0> ADD     wd, s2_13, wd
||      SHRU    .S2X   A5, 24, B6           ; <0> SHRU    wc, 24, a24_14
||      ADD     .D1    A3, A5, A3           ; <0> ADD     wb, wc, wb
        XOR     .L1X   A0, B13, A0          ; <0> XOR     wd, s0_14, sum_14
||      ADD     .L2    B1, B11, B13         ; <2> ADD     upper_7, a24_7, wa
||      SHL     .S1    A14, 8, A14          ; <1> SHL     wd, 8, upper_10
||      SHRU    .S2X   A7, 8, B1            ; <1> SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A7], A0         ; <1> LDW     *+A4[wa], s0_12
||      LDW     .D2T2  *+B4[B3], B7         ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1    A0, A12, A12         ; <0> ADD     sum_14, s1_14, wd
||      XOR     .L2    B8, B7, B7           ; <2> XOR     wc, s0_8, sum_8
||      SHL     .S1    A13, 8, A6           ; <2> SHL     wb, 8, upper_8
||      SHRU    .S2X   A13, 24, B8          ; <2> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A9], B3         ; <0> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B1], A6         ; <1> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A14, B3, A13         ; <1> ADD     upper_10, a24_10, wd
||      XOR     .L2    B5, B1, B5           ; <2> XOR     wd, s3_7, wd
||      SHL     .S1    A12, 8, A15          ; <0> SHL     wd, 8, upper_15
||      SHRU    .S2X   A12, 24, B1          ; <0> SHRU    wd, 24, a24_15
||      LDW     .D1T2  *A2++[4], B3         ; <3> LDW     *from++[4]{mixing_in}, wa
        ADD     .L1X   A14, B7, A9          ; <2> ADD     sum_8, s1_8, wc
||      ADD     .L2    B13, B5, B11         ; <2> ADD     wa, wd, wa
||      SHRU    .S1    A7, 16, A14          ; <1> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A12, 8, B7           ; <0> SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A12], A11       ; <0> LDW     *+A4[wd], s0_15
||      LDW     .D2T2  *+B4[B6], B1         ; <0> LDW     *+B4[a24_14], s3_14
        ADD     .L1    A11, A0, A11         ; <1> ADD     wb, s2_10, wb
||      ADD     .L2    B5, B3, B13          ; <2> ADD     wd, s2_8, wd
||      SHRU    .S1    A12, 16, A12         ; <0> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A9, 8, B3            ; <2> SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A9], B5         ; <2> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A6, B8, A12          ; <2> ADD     upper_8, a24_8, wb
||      XOR     .S1    A11, A0, A0          ; <1> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A7, 24, B5           ; <1> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A12], B5        ; <0> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B3], A14        ; <2> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A10, B3, A14         ; <0> ADD     wa, s2_14, wa
||      ADD     .S1    A0, A6, A10          ; <1> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A7, 8, B8            ; <1> SHL     wa, 8, upper_12
||      LDW     .D1T1  *+A4[A14], A11       ; <1> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B8], B13        ; <2> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A15, B1, A0          ; <0> ADD     upper_15, a24_15, wd
||      XOR     .L2    B9, B7, B7           ; <1> XOR     wc, s3_10, wc
||      SHRU    .S1    A10, 16, A6          ; <1> SHRU    wb, 16, a16_13
||      SHL     .S2X   A9, 8, B9            ; <2> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A10], A3        ; <1> LDW     *+A4[wb], s0_13
||      LDW     .D2T2  *+B4[B1], B3         ; <0> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A14, A11, A14        ; <0> XOR     wa, s0_15, sum_15
||      ADD     .L2    B8, B5, B8           ; <1> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A1, B3, A7           ; <3> ADD     wa, k0, wa
||      SHRU    .S2X   A10, 8, B3           ; <1> SHRU    wb, 8, a8_13
||      LDW     .D1T1  *-A2[3], A10         ; <3> LDW     *-from[3]{mixing_in}, wb
||      LDW     .D2T2  *+B4[B5], B7         ; <1> LDW     *+B4[a24_12], s3_12
        ADD     .L1    A14, A15, A11        ; <0> ADD     sum_15, s1_15, wa
||      XOR     .L2    B13, B5, B13         ; <2> XOR     wd, s0_9, sum_9
||      XOR     .S1X   A3, B1, A15          ; <0> XOR     wb, s3_14, wb
||      SHRU    .S2X   A7, 8, B3            ; <3> SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A7], B6         ; <3> LDW     *+A4[wa], s0_7
||      LDW     .D2T1  *+B4[B3], A13        ; <1> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A14, B13, A14        ; <2> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A9, 16, A3           ; <2> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A9, 24, B1           ; <2> SHRU    wc, 24, a24_9
||      LDW     .D1T2  *-A2[1], B8          ; <3> LDW     *-from[1]{mixing_in}, wd
||      STW     .D2T1  A11, *B0++[4]        ; <0> STW     wa, *to++[4]{mixing_out}
        ADD     .L1X   A11, B7, A5          ; <1> ADD     wc, s2_12, wc
||      ADD     .L2    B9, B1, B9           ; <2> ADD     upper_9, a24_9, wc
||      SHL     .S1    A10, 8, A11          ; <1> SHL     wb, 8, upper_13
||      SHL     .S2X   A5, 8, B7            ; <0> SHL     wc, 8, upper_14
||      LDW     .D1T2  *+A4[A3], B13        ; <2> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B3], A6         ; <3> LDW     *+B4[a8_7], s1_7
        XOR     .L1    A5, A3, A3           ; <1> XOR     wc, s0_13, sum_13
||      ADD     .L2    B7, B6, B1           ; <0> ADD     upper_14, a24_14, wc
||      ADD     .S1X   A15, B5, A15         ; <0> ADD     wb, s2_15, wb
||      SHRU    .S2X   A10, 24, B5          ; <1> SHRU    wb, 24, a24_13
||      LDW     .D1T2  *+A4[A14], B8        ; <2> LDW     *+A4[wd], s0_10
||      LDW     .D2T1  *+B4[B1], A11        ; <2> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A13, B7, A0          ; <1> XOR     wd, s3_12, wd
||      XOR     .L2    B11, B13, B7         ; <2> XOR     wa, s3_8, wa
||      SHRU    .S1    A7, 16, A5           ; <3> SHRU    wa, 16, a16_7
||      SHRU    .S2X   A14, 8, B13          ; <2> SHRU    wd, 8, a8_10
||      LDW     .D1T2  *-A2[2], B1          ; <3> LDW     *-from[2]{mixing_in}, wc
||      STW     .D2T1  A0, *-B0[1]          ; <0> STW     wd, *-to[1]{mixing_out}
        ADD     .L1    A10, A8, A5          ; <3> ADD     wb, k1, wb
||      ADD     .S1X   A0, B8, A10          ; <1> ADD     wa, wd, wa
||      SHRU    .S2X   A7, 24, B11          ; <3> SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A5], B8         ; <3> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B13], A12       ; <2> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A11, B5, A3          ; <1> ADD     upper_13, a24_13, wb
||      ADD     .L2    B8, B10, B5          ; <3> ADD     wd, k3, wd
||      ADD     .S1    A3, A13, A5          ; <1> ADD     sum_13, s1_13, wc
||      XOR     .S2X   B6, A5, B6           ; <3> XOR     wb, s0_7, sum_7
||      LDW     .D1T2  *+A4[A6], B7         ; <1> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B5], A6         ; <1> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A6, B6, A13          ; <3> ADD     sum_7, s1_7, wb
||      XOR     .L2    B1, B3, B6           ; <0> XOR     wc, s3_15, wc
||      SHRU    .S2X   A5, 8, B3            ; <1> SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A5], B13        ; <1> LDW     *+A4[wc], s0_14
||      ADD     .D2    B7, B13, B7          ; <2> ADD     wa, s2_9, wa
        ADD     .L1    A12, A9, A12         ; <2> ADD     wb, wc, wb
||      XOR     .L2    B7, B8, B7           ; <2> XOR     wa, s0_10, sum_10
||      SHRU    .S1    A14, 16, A6          ; <2> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A13, 8, B3           ; <3> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B7        ; <3> LDW     *+A4[wb], s0_8
||      LDW     .D2T1  *+B4[B3], A12        ; <1> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A12, A11, A11        ; <2> XOR     wb, s3_9, wb
||      ADD     .L2    B1, B12, B13         ; <3> ADD     wc, k2, wc
||      SHRU    .S1    A13, 16, A9          ; <3> SHRU    wb, 16, a16_8
||      SHL     .S2X   A7, 8, B1            ; <3> SHL     wa, 8, upper_7
||      LDW     .D1T1  *+A4[A6], A0         ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B11], B1        ; <3> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A12, B7, A7          ; <2> ADD     sum_10, s1_10, wa
||      SHRU    .S1    A5, 16, A9           ; <1> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A14, 24, B3          ; <2> SHRU    wd, 24, a24_10
||      LDW     .D1T2  *+A4[A9], B3         ; <3> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A14        ; <3> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A10, A6, A10         ; <1> XOR     wa, s3_13, wa
||      ADD     .L2    B13, B8, B8          ; <3> ADD     wc, s2_7, wc
||      ADD     .S1X   A0, B7, A0           ; <1> ADD     wd, s2_13, wd
||      SHRU    .S2X   A5, 24, B6           ; <1> SHRU    wc, 24, a24_14
||      ADD     .D1    A3, A5, A3           ; <1> ADD     wb, wc, wb
||      STW     .D2T2  B6, *-B0[2]          ; <0> STW     wc, *-to[2]{mixing_out}
        XOR     .L1X   A0, B13, A0          ; <1> XOR     wd, s0_14, sum_14
||      ADD     .L2    B1, B11, B13         ; <3> ADD     upper_7, a24_7, wa
||      SHL     .S1    A14, 8, A14          ; <2> SHL     wd, 8, upper_10
||      SHRU    .S2X   A7, 8, B1            ; <2> SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A7], A0         ; <2> LDW     *+A4[wa], s0_12
||      LDW     .D2T2  *+B4[B3], B7         ; <2> LDW     *+B4[a24_10], s3_10
;@loop {"name": "mixing", "ii": 21, "res_mii": 21, "rec_mii": 1, "optimal": true, "stages": 5, "critical_cycle": [], "attempts": [{"interval": 21, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop mixing: II 21, 5 stages
;  bounds: resources 21, recurrence 1
;  units: L1 21/21, S1 21/21, M1 0/21, D1 21/21, L2 17/21, S2 21/21, M2 0/21, D2 21/21
;  cross paths: 1X 17/21, 2X 21/21
;  T paths: T1 19/21, T2 21/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_encrypt_blocks$mixing:
        ADD     .L1    A0, A12, A12         ; <3> ADD     sum_14, s1_14, wd
||      XOR     .L2    B8, B7, B7           ; <1> XOR     wc, s0_8, sum_8
||      SHL     .S1    A13, 8, A6           ; <1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A13, 24, B8          ; <1> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A9], B3         ; <3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B1], A6         ; <2> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A14, B3, A13         ; <2> ADD     upper_10, a24_10, wd
||      XOR     .L2    B5, B1, B5           ; <1> XOR     wd, s3_7, wd
||      SHL     .S1    A12, 8, A15          ; <3> SHL     wd, 8, upper_15
||      SHRU    .S2X   A12, 24, B1          ; <3> SHRU    wd, 24, a24_15
||      LDW     .D1T2  *A2++[4], B3         ; <0> LDW     *from++[4]{mixing_in}, wa
||      STW     .D2T1  A15, *-B0[3]         ; <4> STW     wb, *-to[3]{mixing_out}
        ADD     .L1X   A14, B7, A9          ; <1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B13, B5, B11         ; <1> ADD     wa, wd, wa
||      SHRU    .S1    A7, 16, A14          ; <2> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A12, 8, B7           ; <3> SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A12], A11       ; <3> LDW     *+A4[wd], s0_15
||      LDW     .D2T2  *+B4[B6], B1         ; <3> LDW     *+B4[a24_14], s3_14
        ADD     .L1    A11, A0, A11         ; <2> ADD     wb, s2_10, wb
||      ADD     .L2    B5, B3, B13          ; <1> ADD     wd, s2_8, wd
||      SHRU    .S1    A12, 16, A12         ; <3> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A9, 8, B3            ; <1> SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A9], B5         ; <1> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *+B4[B7], A15        ; <3> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A6, B8, A12          ; <1> ADD     upper_8, a24_8, wb
||      XOR     .S1    A11, A0, A0          ; <2> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A7, 24, B5           ; <2> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A12], B5        ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B3], A14        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A10, B3, A14         ; <3> ADD     wa, s2_14, wa
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     left, 1, left
||      ADD     .S1    A0, A6, A10          ; <2> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A7, 8, B8            ; <2> SHL     wa, 8, upper_12
||      LDW     .D1T1  *+A4[A14], A11       ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B8], B13        ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A15, B1, A0          ; <3> ADD     upper_15, a24_15, wd
||      XOR     .L2    B9, B7, B7           ; <2> XOR     wc, s3_10, wc
||      SHRU    .S1    A10, 16, A6          ; <2> SHRU    wb, 16, a16_13
||      SHL     .S2X   A9, 8, B9            ; <1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A10], A3        ; <2> LDW     *+A4[wb], s0_13
||      LDW     .D2T2  *+B4[B1], B3         ; <3> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A14, A11, A14        ; <3> XOR     wa, s0_15, sum_15
||      ADD     .L2    B8, B5, B8           ; <2> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A1, B3, A7           ; <0> ADD     wa, k0, wa
||      SHRU    .S2X   A10, 8, B3           ; <2> SHRU    wb, 8, a8_13
||      LDW     .D1T1  *-A2[3], A10         ; <0> LDW     *-from[3]{mixing_in}, wb
||      LDW     .D2T2  *+B4[B5], B7         ; <2> LDW     *+B4[a24_12], s3_12
        ADD     .L1    A14, A15, A11        ; <3> ADD     sum_15, s1_15, wa
||      XOR     .L2    B13, B5, B13         ; <1> XOR     wd, s0_9, sum_9
||      XOR     .S1X   A3, B1, A15          ; <3> XOR     wb, s3_14, wb
||      SHRU    .S2X   A7, 8, B3            ; <0> SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A7], B6         ; <0> LDW     *+A4[wa], s0_7
||      LDW     .D2T1  *+B4[B3], A13        ; <2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A14, B13, A14        ; <1> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A9, 16, A3           ; <1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A9, 24, B1           ; <1> SHRU    wc, 24, a24_9
||      LDW     .D1T2  *-A2[1], B8          ; <0> LDW     *-from[1]{mixing_in}, wd
||      STW     .D2T1  A11, *B0++[4]        ; <3> STW     wa, *to++[4]{mixing_out}
        ADD     .L1X   A11, B7, A5          ; <2> ADD     wc, s2_12, wc
||      ADD     .L2    B9, B1, B9           ; <1> ADD     upper_9, a24_9, wc
||      SHL     .S1    A10, 8, A11          ; <2> SHL     wb, 8, upper_13
||      SHL     .S2X   A5, 8, B7            ; <3> SHL     wc, 8, upper_14
||      LDW     .D1T2  *+A4[A3], B13        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B3], A6         ; <0> LDW     *+B4[a8_7], s1_7
        XOR     .L1    A5, A3, A3           ; <2> XOR     wc, s0_13, sum_13
||      ADD     .L2    B7, B6, B1           ; <3> ADD     upper_14, a24_14, wc
||      ADD     .S1X   A15, B5, A15         ; <3> ADD     wb, s2_15, wb
||      SHRU    .S2X   A10, 24, B5          ; <2> SHRU    wb, 24, a24_13
||      LDW     .D1T2  *+A4[A14], B8        ; <1> LDW     *+A4[wd], s0_10
||      LDW     .D2T1  *+B4[B1], A11        ; <1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A13, B7, A0          ; <2> XOR     wd, s3_12, wd
||      XOR     .L2    B11, B13, B7         ; <1> XOR     wa, s3_8, wa
||      SHRU    .S1    A7, 16, A5           ; <0> SHRU    wa, 16, a16_7
||      SHRU    .S2X   A14, 8, B13          ; <1> SHRU    wd, 8, a8_10
||      LDW     .D1T2  *-A2[2], B1          ; <0> LDW     *-from[2]{mixing_in}, wc
||      STW     .D2T1  A0, *-B0[1]          ; <3> STW     wd, *-to[1]{mixing_out}
        ADD     .L1    A10, A8, A5          ; <0> ADD     wb, k1, wb
||      ADD     .S1X   A0, B8, A10          ; <2> ADD     wa, wd, wa
||      SHRU    .S2X   A7, 24, B11          ; <0> SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A5], B8         ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B13], A12       ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A11, B5, A3          ; <2> ADD     upper_13, a24_13, wb
||      ADD     .L2    B8, B10, B5          ; <0> ADD     wd, k3, wd
||      ADD     .S1    A3, A13, A5          ; <2> ADD     sum_13, s1_13, wc
||      XOR     .S2X   B6, A5, B6           ; <0> XOR     wb, s0_7, sum_7
||      LDW     .D1T2  *+A4[A6], B7         ; <2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B5], A6         ; <2> LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A6, B6, A13          ; <0> ADD     sum_7, s1_7, wb
||      XOR     .L2    B1, B3, B6           ; <3> XOR     wc, s3_15, wc
||[B2]  B       .S1    mars_encrypt_blocks$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A5, 8, B3            ; <2> SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A5], B13        ; <2> LDW     *+A4[wc], s0_14
||      ADD     .D2    B7, B13, B7          ; <1> ADD     wa, s2_9, wa
        ADD     .L1    A12, A9, A12         ; <1> ADD     wb, wc, wb
||      XOR     .L2    B7, B8, B7           ; <1> XOR     wa, s0_10, sum_10
||      SHRU    .S1    A14, 16, A6          ; <1> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A13, 8, B3           ; <0> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B7        ; <0> LDW     *+A4[wb], s0_8
||      LDW     .D2T1  *+B4[B3], A12        ; <2> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A12, A11, A11        ; <1> XOR     wb, s3_9, wb
||      ADD     .L2    B1, B12, B13         ; <0> ADD     wc, k2, wc
||      SHRU    .S1    A13, 16, A9          ; <0> SHRU    wb, 16, a16_8
||      SHL     .S2X   A7, 8, B1            ; <0> SHL     wa, 8, upper_7
||      LDW     .D1T1  *+A4[A6], A0         ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B11], B1        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A12, B7, A7          ; <1> ADD     sum_10, s1_10, wa
||      SHRU    .S1    A5, 16, A9           ; <2> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A14, 24, B3          ; <1> SHRU    wd, 24, a24_10
||      LDW     .D1T2  *+A4[A9], B3         ; <0> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[a8_8], s1_8
        XOR     .L1    A10, A6, A10         ; <2> XOR     wa, s3_13, wa
||      ADD     .L2    B13, B8, B8          ; <0> ADD     wc, s2_7, wc
||      ADD     .S1X   A0, B7, A0           ; <2> ADD     wd, s2_13, wd
||      SHRU    .S2X   A5, 24, B6           ; <2> SHRU    wc, 24, a24_14
||      ADD     .D1    A3, A5, A3           ; <2> ADD     wb, wc, wb
||      STW     .D2T2  B6, *-B0[2]          ; <3> STW     wc, *-to[2]{mixing_out}
        XOR     .L1X   A0, B13, A0          ; <2> XOR     wd, s0_14, sum_14
||      ADD     .L2    B1, B11, B13         ; <0> ADD     upper_7, a24_7, wa
||      SHL     .S1    A14, 8, A14          ; <1> SHL     wd, 8, upper_10
||      SHRU    .S2X   A7, 8, B1            ; <1> SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A7], A0         ; <1> LDW     *+A4[wa], s0_12
||      LDW     .D2T2  *+B4[B3], B7         ; <1> LDW     *+B4[a24_10], s3_10
mars_encrypt_blocks$mixing$exit:
        ADD     .L1    A0, A12, A12         ; <-3> ADD     sum_14, s1_14, wd
||      XOR     .L2    B8, B7, B7           ; <-1> XOR     wc, s0_8, sum_8
||      SHL     .S1    A13, 8, A6           ; <-1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A13, 24, B8          ; <-1> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A9], B3         ; <-3> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B1], A6         ; <-2> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A14, B3, A13         ; <-2> ADD     upper_10, a24_10, wd
||      XOR     .L2    B5, B1, B5           ; <-1> XOR     wd, s3_7, wd
||      SHL     .S1    A12, 8, A15          ; <-3> SHL     wd, 8, upper_15
||      SHRU    .S2X   A12, 24, B1          ; <-3> SHRU    wd, 24, a24_15
||      STW     .D2T1  A15, *-B0[3]         ; <-4> STW     wb, *-to[3]{mixing_out}
        ADD     .L1X   A14, B7, A9          ; <-1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B13, B5, B11         ; <-1> ADD     wa, wd, wa
||      SHRU    .S1    A7, 16, A14          ; <-2> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A12, 8, B7           ; <-3> SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A12], A11       ; <-3> LDW     *+A4[wd], s0_15
||      LDW     .D2T2  *+B4[B6], B1         ; <-3> LDW     *+B4[a24_14], s3_14
        ADD     .L1    A11, A0, A11         ; <-2> ADD     wb, s2_10, wb
||      ADD     .L2    B5, B3, B13          ; <-1> ADD     wd, s2_8, wd
||      SHRU    .S1    A12, 16, A12         ; <-3> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A9, 8, B3            ; <-1> SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A9], B5         ; <-1> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *+B4[B7], A15        ; <-3> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A6, B8, A12          ; <-1> ADD     upper_8, a24_8, wb
||      XOR     .S1    A11, A0, A0          ; <-2> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A7, 24, B5           ; <-2> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A12], B5        ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B3], A14        ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A10, B3, A14         ; <-3> ADD     wa, s2_14, wa
||      ADD     .S1    A0, A6, A10          ; <-2> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A7, 8, B8            ; <-2> SHL     wa, 8, upper_12
||      LDW     .D1T1  *+A4[A14], A11       ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B8], B13        ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A15, B1, A0          ; <-3> ADD     upper_15, a24_15, wd
||      XOR     .L2    B9, B7, B7           ; <-2> XOR     wc, s3_10, wc
||      SHRU    .S1    A10, 16, A6          ; <-2> SHRU    wb, 16, a16_13
||      SHL     .S2X   A9, 8, B9            ; <-1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A10], A3        ; <-2> LDW     *+A4[wb], s0_13
||      LDW     .D2T2  *+B4[B1], B3         ; <-3> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A14, A11, A14        ; <-3> XOR     wa, s0_15, sum_15
||      ADD     .L2    B8, B5, B8           ; <-2> ADD     upper_12, a24_12, wa
||      SHRU    .S2X   A10, 8, B3           ; <-2> SHRU    wb, 8, a8_13
||      LDW     .D2T2  *+B4[B5], B7         ; <-2> LDW     *+B4[a24_12], s3_12
        ADD     .L1    A14, A15, A11        ; <-3> ADD     sum_15, s1_15, wa
||      XOR     .L2    B13, B5, B13         ; <-1> XOR     wd, s0_9, sum_9
||      XOR     .S1X   A3, B1, A15          ; <-3> XOR     wb, s3_14, wb
||      LDW     .D2T1  *+B4[B3], A13        ; <-2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A14, B13, A14        ; <-1> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A9, 16, A3           ; <-1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A9, 24, B1           ; <-1> SHRU    wc, 24, a24_9
||      STW     .D2T1  A11, *B0++[4]        ; <-3> STW     wa, *to++[4]{mixing_out}
        ADD     .L1X   A11, B7, A5          ; <-2> ADD     wc, s2_12, wc
||      ADD     .L2    B9, B1, B9           ; <-1> ADD     upper_9, a24_9, wc
||      SHL     .S1    A10, 8, A11          ; <-2> SHL     wb, 8, upper_13
||      SHL     .S2X   A5, 8, B7            ; <-3> SHL     wc, 8, upper_14
||      LDW     .D1T2  *+A4[A3], B13        ; <-1> LDW     *+A4[a16_9], s2_9
        XOR     .L1    A5, A3, A3           ; <-2> XOR     wc, s0_13, sum_13
||      ADD     .L2    B7, B6, B1           ; <-3> ADD     upper_14, a24_14, wc
||      ADD     .S1X   A15, B5, A15         ; <-3> ADD     wb, s2_15, wb
||      SHRU    .S2X   A10, 24, B5          ; <-2> SHRU    wb, 24, a24_13
||      LDW     .D1T2  *+A4[A14], B8        ; <-1> LDW     *+A4[wd], s0_10
||      LDW     .D2T1  *+B4[B1], A11        ; <-1> LDW     *+B4[a24_9], s3_9
        XOR     .L1X   A13, B7, A0          ; <-2> XOR     wd, s3_12, wd
||      XOR     .L2    B11, B13, B7         ; <-1> XOR     wa, s3_8, wa
||      SHRU    .S2X   A14, 8, B13          ; <-1> SHRU    wd, 8, a8_10
||      STW     .D2T1  A0, *-B0[1]          ; <-3> STW     wd, *-to[1]{mixing_out}
        ADD     .S1X   A0, B8, A10          ; <-2> ADD     wa, wd, wa
||      LDW     .D2T1  *+B4[B13], A12       ; <-1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A11, B5, A3          ; <-2> ADD     upper_13, a24_13, wb
||      ADD     .S1    A3, A13, A5          ; <-2> ADD     sum_13, s1_13, wc
||      LDW     .D1T2  *+A4[A6], B7         ; <-2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B5], A6         ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .L2    B1, B3, B6           ; <-3> XOR     wc, s3_15, wc
||      SHRU    .S2X   A5, 8, B3            ; <-2> SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A5], B13        ; <-2> LDW     *+A4[wc], s0_14
||      ADD     .D2    B7, B13, B7          ; <-1> ADD     wa, s2_9, wa
        ADD     .L1    A12, A9, A12         ; <-1> ADD     wb, wc, wb
||      XOR     .L2    B7, B8, B7           ; <-1> XOR     wa, s0_10, sum_10
||      SHRU    .S1    A14, 16, A6          ; <-1> SHRU    wd, 16, a16_10
||      LDW     .D2T1  *+B4[B3], A12        ; <-2> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A12, A11, A11        ; <-1> XOR     wb, s3_9, wb
||      LDW     .D1T1  *+A4[A6], A0         ; <-1> LDW     *+A4[a16_10], s2_10
        ADD     .L1X   A12, B7, A7          ; <-1> ADD     sum_10, s1_10, wa
||      SHRU    .S1    A5, 16, A9           ; <-2> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A14, 24, B3          ; <-1> SHRU    wd, 24, a24_10
        XOR     .L1    A10, A6, A10         ; <-2> XOR     wa, s3_13, wa
||      ADD     .S1X   A0, B7, A0           ; <-2> ADD     wd, s2_13, wd
||      SHRU    .S2X   A5, 24, B6           ; <-2> SHRU    wc, 24, a24_14
||      ADD     .D1    A3, A5, A3           ; <-2> ADD     wb, wc, wb
||      STW     .D2T2  B6, *-B0[2]          ; <-3> STW     wc, *-to[2]{mixing_out}
        XOR     .L1X   A0, B13, A0          ; <-2> XOR     wd, s0_14, sum_14
||      SHL     .S1    A14, 8, A14          ; <-1> SHL     wd, 8, upper_10
||      SHRU    .S2X   A7, 8, B1            ; <-1> SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A7], A0         ; <-1> LDW     *+A4[wa], s0_12
||      LDW     .D2T2  *+B4[B3], B7         ; <-1> LDW     *+B4[a24_10], s3_10
        ADD     .L1    A0, A12, A12         ; <-2> ADD     sum_14, s1_14, wd
||      LDW     .D1T2  *+A4[A9], B3         ; <-2> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B1], A6         ; <-1> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A14, B3, A13         ; <-1> ADD     upper_10, a24_10, wd
||      SHL     .S1    A12, 8, A15          ; <-2> SHL     wd, 8, upper_15
||      SHRU    .S2X   A12, 24, B1          ; <-2> SHRU    wd, 24, a24_15
||      STW     .D2T1  A15, *-B0[3]         ; <-3> STW     wb, *-to[3]{mixing_out}
        SHRU    .S1    A7, 16, A14          ; <-1> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A12, 8, B7           ; <-2> SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A12], A11       ; <-2> LDW     *+A4[wd], s0_15
||      LDW     .D2T2  *+B4[B6], B1         ; <-2> LDW     *+B4[a24_14], s3_14
        ADD     .L1    A11, A0, A11         ; <-1> ADD     wb, s2_10, wb
||      SHRU    .S1    A12, 16, A12         ; <-2> SHRU    wd, 16, a16_15
||      LDW     .D2T1  *+B4[B7], A15        ; <-2> LDW     *+B4[a8_15], s1_15
        XOR     .S1    A11, A0, A0          ; <-1> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A7, 24, B5           ; <-1> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A12], B5        ; <-2> LDW     *+A4[a16_15], s2_15
        ADD     .L1X   A10, B3, A14         ; <-2> ADD     wa, s2_14, wa
||      ADD     .S1    A0, A6, A10          ; <-1> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A7, 8, B8            ; <-1> SHL     wa, 8, upper_12
||      LDW     .D1T1  *+A4[A14], A11       ; <-1> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A15, B1, A0          ; <-2> ADD     upper_15, a24_15, wd
||      XOR     .L2    B9, B7, B7           ; <-1> XOR     wc, s3_10, wc
||      SHRU    .S1    A10, 16, A6          ; <-1> SHRU    wb, 16, a16_13
||      LDW     .D1T1  *+A4[A10], A3        ; <-1> LDW     *+A4[wb], s0_13
||      LDW     .D2T2  *+B4[B1], B3         ; <-2> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A14, A11, A14        ; <-2> XOR     wa, s0_15, sum_15
||      ADD     .L2    B8, B5, B8           ; <-1> ADD     upper_12, a24_12, wa
||      SHRU    .S2X   A10, 8, B3           ; <-1> SHRU    wb, 8, a8_13
||      LDW     .D2T2  *+B4[B5], B7         ; <-1> LDW     *+B4[a24_12], s3_12
        ADD     .L1    A14, A15, A11        ; <-2> ADD     sum_15, s1_15, wa
||      XOR     .S1X   A3, B1, A15          ; <-2> XOR     wb, s3_14, wb
||      LDW     .D2T1  *+B4[B3], A13        ; <-1> LDW     *+B4[a8_13], s1_13
        STW     .D2T1  A11, *B0++[4]        ; <-2> STW     wa, *to++[4]{mixing_out}
        ADD     .L1X   A11, B7, A5          ; <-1> ADD     wc, s2_12, wc
||      SHL     .S1    A10, 8, A11          ; <-1> SHL     wb, 8, upper_13
||      SHL     .S2X   A5, 8, B7            ; <-2> SHL     wc, 8, upper_14
        XOR     .L1    A5, A3, A3           ; <-1> XOR     wc, s0_13, sum_13
||      ADD     .L2    B7, B6, B1           ; <-2> ADD     upper_14, a24_14, wc
||      ADD     .S1X   A15, B5, A15         ; <-2> ADD     wb, s2_15, wb
||      SHRU    .S2X   A10, 24, B5          ; <-1> SHRU    wb, 24, a24_13
        XOR     .L1X   A13, B7, A0          ; <-1> XOR     wd, s3_12, wd
||      STW     .D2T1  A0, *-B0[1]          ; <-2> STW     wd, *-to[1]{mixing_out}
        ADD     .S1X   A0, B8, A10          ; <-1> ADD     wa, wd, wa
        ADD     .L1X   A11, B5, A3          ; <-1> ADD     upper_13, a24_13, wb
||      ADD     .S1    A3, A13, A5          ; <-1> ADD     sum_13, s1_13, wc
||      LDW     .D1T2  *+A4[A6], B7         ; <-1> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T1  *+B4[B5], A6         ; <-1> LDW     *+B4[a24_13], s3_13
        XOR     .L2    B1, B3, B6           ; <-2> XOR     wc, s3_15, wc
||      SHRU    .S2X   A5, 8, B3            ; <-1> SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A5], B13        ; <-1> LDW     *+A4[wc], s0_14
        LDW     .D2T1  *+B4[B3], A12        ; <-1> LDW     *+B4[a8_14], s1_14
        NOP
        SHRU    .S1    A5, 16, A9           ; <-1> SHRU    wc, 16, a16_14
        XOR     .L1    A10, A6, A10         ; <-1> XOR     wa, s3_13, wa
||      ADD     .S1X   A0, B7, A0           ; <-1> ADD     wd, s2_13, wd
||      SHRU    .S2X   A5, 24, B6           ; <-1> SHRU    wc, 24, a24_14
||      ADD     .D1    A3, A5, A3           ; <-1> ADD     wb, wc, wb
||      STW     .D2T2  B6, *-B0[2]          ; <-2> STW     wc, *-to[2]{mixing_out}
        XOR     .L1X   A0, B13, A0          ; <-1> XOR     wd, s0_14, sum_14
        ADD     .L1    A0, A12, A12         ; <-1> ADD     sum_14, s1_14, wd
||      LDW     .D1T2  *+A4[A9], B3         ; <-1> LDW     *+A4[a16_14], s2_14
        SHL     .S1    A12, 8, A15          ; <-1> SHL     wd, 8, upper_15
||      SHRU    .S2X   A12, 24, B1          ; <-1> SHRU    wd, 24, a24_15
||      STW     .D2T1  A15, *-B0[3]         ; <-2> STW     wb, *-to[3]{mixing_out}
        SHRU    .S2X   A12, 8, B7           ; <-1> SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A12], A11       ; <-1> LDW     *+A4[wd], s0_15
||      LDW     .D2T2  *+B4[B6], B1         ; <-1> LDW     *+B4[a24_14], s3_14
        SHRU    .S1    A12, 16, A12         ; <-1> SHRU    wd, 16, a16_15
||      LDW     .D2T1  *+B4[B7], A15        ; <-1> LDW     *+B4[a8_15], s1_15
        LDW     .D1T2  *+A4[A12], B5        ; <-1> LDW     *+A4[a16_15], s2_15
        ADD     .L1X   A10, B3, A14         ; <-1> ADD     wa, s2_14, wa
        ADD     .L1X   A15, B1, A0          ; <-1> ADD     upper_15, a24_15, wd
||      LDW     .D2T2  *+B4[B1], B3         ; <-1> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A14, A11, A14        ; <-1> XOR     wa, s0_15, sum_15
        ADD     .L1    A14, A15, A11        ; <-1> ADD     sum_15, s1_15, wa
||      XOR     .S1X   A3, B1, A15          ; <-1> XOR     wb, s3_14, wb
        STW     .D2T1  A11, *B0++[4]        ; <-1> STW     wa, *to++[4]{mixing_out}
        SHL     .S2X   A5, 8, B7            ; <-1> SHL     wc, 8, upper_14
        ADD     .L2    B7, B6, B1           ; <-1> ADD     upper_14, a24_14, wc
||      ADD     .S1X   A15, B5, A15         ; <-1> ADD     wb, s2_15, wb
        STW     .D2T1  A0, *-B0[1]          ; <-1> STW     wd, *-to[1]{mixing_out}
        NOP     2
        XOR     .L2    B1, B3, B6           ; <-1> XOR     wc, s3_15, wc
        NOP     3
        STW     .D2T2  B6, *-B0[2]          ; <-1> STW     wc, *-to[2]{mixing_out}
        NOP     2
        STW     .D2T1  A15, *-B0[3]         ; <-1> STW     wb, *-to[3]{mixing_out}
mars_encrypt_blocks$mars_encrypt_blocks$3:
        MVKL    .S2    mars_s_box1, B4      ; MVKL    mars_s_box1, B4
||      LDW     .D2T1  *+B15[6], A0         ; restore schedule
        MVKL    .S1    655617, A0           ; MVKL    0x000A0101, circular_17
        MVKH    .S1    655617, A0           ; MVKH    0x000A0101, circular_17
        MVC     .S2X   A0, AMR              ; MVC     circular_17, AMR
        MVKL    .S1    65568, A15           ; MVKL    0x00010020, split
||      MVK     .S2    4, B0                ; MVK     4, pass
        MVKH    .S1    65568, A15           ; MVKH    0x00010020, split
||      MVKH    .S2    mars_s_box1, B4      ; MVKH    mars_s_box1, B4
||      ADDAW   .D1    A0, 4, A8            ; ADDAW   schedule, 4, keys
||      STW     .D2T2  B0, *+B15[9]         ; save pass
mars_encrypt_blocks$first_half:
        LDW     .D1T1  *+A8[2], A0          ; LDW     *+keys[2], k2_18
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T2  *+A8[1], B2          ; LDW     *+keys[1], k1_18
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        LDW     .D1T1  *+A8[0], A1          ; LDW     *+keys[0], k0_18
        NOP
        LDW     .D1T2  *+A8[3], B0          ; LDW     *+keys[3], k3_18
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_18
||      STW     .D2T1  A0, *+B15[3]         ; STW     k2_18, *+B15[3]{keys_out}
        STW     .D2T2  B2, *+B15[2]         ; STW     k1_18, *+B15[2]{keys_out}
        MV      .L1    A0, A9               ; MV      out, front_in
||      ADD     .L2X   B1, A0, B0           ; ADD     out, last_18, back_in
||      MV      .S1    A0, A3               ; MV      out, front_out
||      ADD     .S2    1, B0, B1            ; ADD     blocks, 1, odd_18
||      STW     .D2T1  A1, *+B15[1]         ; STW     k0_18, *+B15[1]{keys_out}
        SUBAW   .D2    B0, 4, B8            ; SUBAW   back_in, 4, back_in
        MV      .L2    B8, B13              ; MV      back_in, back_out
||      SHRU    .S2    B1, 1, B2            ; SHRU    odd_18, 1, left
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_18, *+B15[4]{keys_out}
mars_encrypt_blocks$first$guard:
        CMPGT   .L2    4, B2, B0            ; few iterations of first
  [B0]  B       .S1    mars_encrypt_blocks$first$few; few iterations of first
        NOP     5
mars_encrypt_blocks$first$entry:
        LDW     .D1T1  *A9++[4], A5         ; <0> LDW     *front_in++[4]{first_begin}, a
        NOP
        LDW     .D2T2  *B8--[4], B10        ; <0> LDW     *back_in--[4]{first_begin}, e
        LDW     .D1T1  *+A8[1], A6          ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_20
        NOP
        SHRU    .S1    A5, 19, A12          ; <0> SHRU    a, 19, lower_21
||      LDW     .D2T2  *+B15[2], B6         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_28
        SUB     .L1X   B2, 4, A2            ; passes of first
||      SHL     .S1    A5, 13, A6           ; <0> SHL     a, 13, upper_21
        ADD     .L1    A6, A12, A1          ; <0> ADD     upper_21, lower_21, a
||      SHRU    .S2    B10, 19, B1          ; <0> SHRU    e, 19, lower_29
        MV      .L2X   A15, B12             ; split on both sides
||      SHL     .S2    B10, 13, B6          ; <0> SHL     e, 13, upper_29
||      MPYHLU  .M1    A1, A6, A0           ; <0> MPYHLU  a, key1_20, mixed1_22
        ADD     .L2    B6, B1, B5           ; <0> ADD     upper_29, lower_29, e
||      MPYLHU  .M1    A1, A6, A10          ; <0> MPYLHU  a, key1_20, mixed2_22
||      LDW     .D1T1  *+A8[0], A11         ; <0> LDW     *+keys[0]{keys_in}, key0_20
        MPYU    .M1    A1, A6, A10          ; <0> MPYU    a, key1_20, low_22
||      MPYHLU  .M2    B5, B6, B2           ; <0> MPYHLU  e, key1_28, mixed1_30
        ADD     .L1    A0, A10, A11         ; <0> ADD     mixed1_22, mixed2_22, mixed_22
||      MPYLHU  .M2    B5, B6, B6           ; <0> MPYLHU  e, key1_28, mixed2_30
||      LDW     .D2T2  *+B15[1], B0         ; <0> LDW     *+B15[1]{keys_in}, key0_28
        SHL     .S1    A11, 16, A0          ; <0> SHL     mixed_22, 16, upper_22
||      MPYU    .M2    B5, B6, B0           ; <0> MPYU    e, key1_28, low_30
||      STW     .D1T1  A1, *-A9[4]          ; <0> STW     a, *-front_in[4]{first_aside}
        ADD     .L1    A10, A0, A1          ; <0> ADD     low_22, upper_22, p_20
||      ADD     .L2    B2, B6, B3           ; <0> ADD     mixed1_30, mixed2_30, mixed_30
||      LDW     .D1T1  *-A9[2], A5          ; <0> LDW     *-front_in[2]{first_middle}, c
        ADD     .L1    A5, A11, A0          ; <0> ADD     a, key0_20, index_20
||      SHL     .S1    A1, 5, A11           ; <0> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 16, B2           ; <0> SHL     mixed_30, 16, upper_30
||      MPYHLU  .M1    A1, A15, A12         ; <0> MPYHLU  p_20, split, times_24
||      STW     .D2T2  B5, *+B8[4]          ; <0> STW     e, *+back_in[4]{first_aside}
        ADD     .L2    B0, B2, B5           ; <0> ADD     low_30, upper_30, p_28
||      LDW     .D1T1  *-A9[3], A11         ; <0> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <0> LDW     *+back_in[6]{first_middle}, g
        ADD     .L2    B10, B0, B3          ; <0> ADD     e, key0_28, index_28
||      SHL     .S2    B5, 5, B5            ; <0> SHL     p_28, 5, p5_31
||      MPYHU   .M1    A12, A15, A1         ; <0> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B5, B12, B10         ; <0> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[index_20], box_23
        LDW     .D2T2  *+B8[5], B9          ; <0> LDW     *+back_in[5]{first_in}, f
        SUB     .L1    A15, A1, A1          ; <0> SUB     split, p27_23, right_27
||      SHL     .S1    A0, A1, A10          ; <0> SHL     index_20, p27_23, upper_27
||      MPYHU   .M2    B10, B12, B0         ; <0> MPYHU   times_32, split, p27_31
||      ADD     .D1    A11, A1, A12         ; <0> ADD     p5_23, p27_23, once_23
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[index_28], box_31
        ADD     .L1    A5, A10, A10         ; <0> ADD     c, upper_27, part_27
||      SHRU    .S1    A0, A1, A0           ; <0> SHRU    index_20, right_27, lower_27
||      MPYHLU  .M1    A11, A15, A5         ; <0> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A9[1], A13         ; <0> LDW     *-front_in[1]{first_in}, d
        ADD     .L1    A10, A0, A1          ; <0> ADD     part_27, lower_27, c
||      SUB     .L2    B12, B0, B0          ; <0> SUB     split, p27_31, right_35
||      SHL     .S2    B3, B0, B2           ; <0> SHL     index_28, p27_31, upper_35
||      ADD     .D2    B5, B0, B7           ; <0> ADD     p5_31, p27_31, once_31
        XOR     .L1    A0, A12, A1          ; <0> XOR     box_23, once_23, two_23
||      ADD     .L2    B9, B2, B2           ; <0> ADD     g, upper_35, part_35
||      SHL     .S1    A12, 5, A12          ; <0> SHL     once_23, 5, once5_23
||      SHRU    .S2    B3, B0, B5           ; <0> SHRU    index_28, right_35, lower_35
||      MPYHU   .M1    A5, A15, A14         ; <0> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B5, B12, B5          ; <0> MPYHLU  p5_31, split, times_33
||      STW     .D1T1  A1, *-A9[2]          ; <0> STW     c, *-front_in[2]{first_middle_aside}
||      LDW     .D2T2  *+B8[7], B11         ; <0> LDW     *+back_in[7]{first_in}, h
        ADD     .L2    B2, B5, B0           ; <0> ADD     part_35, lower_35, g
        XOR     .L2    B2, B7, B5           ; <0> XOR     box_31, once_31, two_31
||      SHL     .S2    B7, 5, B3            ; <0> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B5, B12, B2          ; <0> MPYHU   times_33, split, by_31
||      ADD     .D1    A12, A14, A10        ; <0> ADD     once5_23, by_23, r_20
||      STW     .D2T2  B0, *+B8[6]          ; <0> STW     g, *+back_in[6]{first_middle_aside}
        XOR     .L1    A1, A10, A12         ; <0> XOR     two_23, r_20, sum_23
||      LDW     .D1T1  *A9++[4], A5         ; <1> LDW     *front_in++[4]{first_begin}, a
        ADD     .D2    B3, B2, B3           ; <0> ADD     once5_31, by_31, r_28
        SUB     .L1    A15, A14, A5         ; <0> SUB     split, by_23, right_26
||      XOR     .L2    B5, B3, B1           ; <0> XOR     two_31, r_28, sum_31
||      XOR     .S1    A13, A10, A13        ; <0> XOR     d, r_20, d
||      LDW     .D2T2  *B8--[4], B10        ; <1> LDW     *back_in--[4]{first_begin}, e
        SHL     .S1    A12, A14, A14        ; <0> SHL     sum_23, by_23, upper_26
||      LDW     .D1T1  *+A8[1], A6          ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_20
        ADD     .L1    A11, A14, A11        ; <0> ADD     b, upper_26, part_26
||      SUB     .L2    B12, B2, B10         ; <0> SUB     split, by_31, right_34
||      SHRU    .S1    A12, A5, A12         ; <0> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B3, B11         ; <0> XOR     h, r_28, h
        ADD     .L1    A11, A12, A14        ; <0> ADD     part_26, lower_26, b
||      SHRU    .S1    A5, 19, A12          ; <1> SHRU    a, 19, lower_21
||      SHL     .S2    B1, B2, B0           ; <0> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A8[3], A12         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_38
||      LDW     .D2T2  *+B15[2], B6         ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_28
        ADD     .L2    B9, B0, B0           ; <0> ADD     f, upper_34, part_34
||      SHL     .S1    A5, 13, A6           ; <1> SHL     a, 13, upper_21
||      SHRU    .S2    B1, B10, B1          ; <0> SHRU    sum_31, right_34, lower_34
        ADD     .L1    A6, A12, A1          ; <1> ADD     upper_21, lower_21, a
||      ADD     .L2    B0, B1, B9           ; <0> ADD     part_34, lower_34, f
||      SHRU    .S2    B10, 19, B1          ; <1> SHRU    e, 19, lower_29
||      LDW     .D2T2  *+B15[4], B1         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_46
        SHRU    .S1    A14, 19, A11         ; <0> SHRU    b, 19, lower_39
||      SHL     .S2    B10, 13, B6          ; <1> SHL     e, 13, upper_29
||      MPYHLU  .M1    A1, A6, A0           ; <1> MPYHLU  a, key1_20, mixed1_22
        ADD     .L2    B6, B1, B5           ; <1> ADD     upper_29, lower_29, e
||      MPYLHU  .M1    A1, A6, A10          ; <1> MPYLHU  a, key1_20, mixed2_22
||      LDW     .D1T1  *+A8[0], A11         ; <1> LDW     *+keys[0]{keys_in}, key0_20
        SHL     .S1    A14, 13, A6          ; <0> SHL     b, 13, upper_39
||      SHRU    .S2    B9, 19, B3           ; <0> SHRU    f, 19, lower_47
||      MPYU    .M1    A1, A6, A10          ; <1> MPYU    a, key1_20, low_22
||      MPYHLU  .M2    B5, B6, B2           ; <1> MPYHLU  e, key1_28, mixed1_30
        ADD     .L1    A0, A10, A11         ; <1> ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .S1    A6, A11, A6          ; <0> ADD     upper_39, lower_39, b
||      MPYLHU  .M2    B5, B6, B6           ; <1> MPYLHU  e, key1_28, mixed2_30
||      LDW     .D1T1  *+A8[2], A5          ; <0> LDW     *+keys[2]{keys_in}, key0_38
||      LDW     .D2T2  *+B15[1], B0         ; <1> LDW     *+B15[1]{keys_in}, key0_28
        SHL     .S1    A11, 16, A0          ; <1> SHL     mixed_22, 16, upper_22
||      SHL     .S2    B9, 13, B0           ; <0> SHL     f, 13, upper_47
||      MPYHLU  .M1    A6, A12, A10         ; <0> MPYHLU  b, key1_38, mixed1_40
||      MPYU    .M2    B5, B6, B0           ; <1> MPYU    e, key1_28, low_30
||      STW     .D1T1  A1, *-A9[4]          ; <1> STW     a, *-front_in[4]{first_aside}
        ADD     .L1    A10, A0, A1          ; <1> ADD     low_22, upper_22, p_20
||      ADD     .L2    B2, B6, B3           ; <1> ADD     mixed1_30, mixed2_30, mixed_30
||      ADD     .S2    B0, B3, B6           ; <0> ADD     upper_47, lower_47, f
||      MPYLHU  .M1    A6, A12, A5          ; <0> MPYLHU  b, key1_38, mixed2_40
||      LDW     .D1T1  *-A9[2], A5          ; <1> LDW     *-front_in[2]{first_middle}, c
||      LDW     .D2T2  *+B15[3], B0         ; <0> LDW     *+B15[3]{keys_in}, key0_46
        ADD     .L1    A5, A11, A0          ; <1> ADD     a, key0_20, index_20
||      SHL     .S1    A1, 5, A11           ; <1> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 16, B2           ; <1> SHL     mixed_30, 16, upper_30
||      MPYHLU  .M1    A1, A15, A12         ; <1> MPYHLU  p_20, split, times_24
||      MPYHLU  .M2    B6, B1, B2           ; <0> MPYHLU  f, key1_46, mixed1_48
||      STW     .D2T2  B5, *+B8[4]          ; <1> STW     e, *+back_in[4]{first_aside}
        ADD     .L2    B0, B2, B5           ; <1> ADD     low_30, upper_30, p_28
||      ADD     .S1    A10, A5, A10         ; <0> ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1    A6, A12, A10         ; <0> MPYU    b, key1_38, low_40
||      MPYLHU  .M2    B6, B1, B0           ; <0> MPYLHU  f, key1_46, mixed2_48
||      LDW     .D1T1  *-A9[3], A11         ; <1> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <1> LDW     *+back_in[6]{first_middle}, g
        ADD     .L2    B10, B0, B3          ; <1> ADD     e, key0_28, index_28
||      SHL     .S1    A10, 16, A12         ; <0> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B5, 5, B5            ; <1> SHL     p_28, 5, p5_31
||      MPYHU   .M1    A12, A15, A1         ; <1> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B5, B12, B10         ; <1> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *+A4[A0], A0         ; <1> LDW     *+A4[index_20], box_23
        ADD     .L1    A14, A5, A7          ; <0> ADD     b, key0_38, index_38
||      ADD     .S1    A10, A12, A14        ; <0> ADD     low_40, upper_40, p_38
||      ADD     .S2    B2, B0, B1           ; <0> ADD     mixed1_48, mixed2_48, mixed_48
||      MPYU    .M2    B6, B1, B2           ; <0> MPYU    f, key1_46, low_48
||      LDW     .D2T2  *+B8[5], B9          ; <1> LDW     *+back_in[5]{first_in}, f
        SUB     .L1    A15, A1, A1          ; <1> SUB     split, p27_23, right_27
||      SHL     .S1    A0, A1, A10          ; <1> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B1, 16, B1           ; <0> SHL     mixed_48, 16, upper_48
||      MPYHLU  .M1    A14, A15, A1         ; <0> MPYHLU  p_38, split, times_42
||      MPYHU   .M2    B10, B12, B0         ; <1> MPYHU   times_32, split, p27_31
||      ADD     .D1    A11, A1, A12         ; <1> ADD     p5_23, p27_23, once_23
||      LDW     .D2T2  *+B4[B3], B2         ; <1> LDW     *+B4[index_28], box_31
        ADD     .L1    A5, A10, A10         ; <1> ADD     c, upper_27, part_27
||      ADD     .L2    B9, B0, B10          ; <0> ADD     f, key0_46, index_46
||      SHRU    .S1    A0, A1, A0           ; <1> SHRU    index_20, right_27, lower_27
||      ADD     .S2    B2, B1, B1           ; <0> ADD     low_48, upper_48, p_46
||      MPYHLU  .M1    A11, A15, A5         ; <1> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A9[1], A13         ; <1> LDW     *-front_in[1]{first_in}, d
        ADD     .L1    A10, A0, A1          ; <1> ADD     part_27, lower_27, c
||      SUB     .L2    B12, B0, B0          ; <1> SUB     split, p27_31, right_35
||      SHL     .S1    A14, 5, A14          ; <0> SHL     p_38, 5, p5_41
||      SHL     .S2    B3, B0, B2           ; <1> SHL     index_28, p27_31, upper_35
||      MPYHU   .M1    A1, A15, A0          ; <0> MPYHU   times_42, split, p27_41
||      MPYHLU  .M2    B1, B12, B0          ; <0> MPYHLU  p_46, split, times_50
||      LDW     .D1T1  *+A4[A7], A0         ; <0> LDW     *+A4[index_38], box_41
||      ADD     .D2    B5, B0, B7           ; <1> ADD     p5_31, p27_31, once_31
        XOR     .L1    A0, A12, A1          ; <1> XOR     box_23, once_23, two_23
||      ADD     .L2    B9, B2, B2           ; <1> ADD     g, upper_35, part_35
||      SHL     .S1    A12, 5, A12          ; <1> SHL     once_23, 5, once5_23
||      SHRU    .S2    B3, B0, B5           ; <1> SHRU    index_28, right_35, lower_35
||      MPYHU   .M1    A5, A15, A14         ; <1> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B5, B12, B5          ; <1> MPYHLU  p5_31, split, times_33
||      STW     .D1T1  A1, *-A9[2]          ; <1> STW     c, *-front_in[2]{first_middle_aside}
||      LDW     .D2T2  *+B8[7], B11         ; <1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A15, A0, A0          ; <0> SUB     split, p27_41, right_45
||      ADD     .L2    B2, B5, B0           ; <1> ADD     part_35, lower_35, g
||      SHL     .S1    A7, A0, A10          ; <0> SHL     index_38, p27_41, upper_45
||      SHL     .S2    B1, 5, B1            ; <0> SHL     p_46, 5, p5_49
||      MPYHLU  .M1    A14, A15, A0         ; <0> MPYHLU  p5_41, split, times_43
||      MPYHU   .M2    B0, B12, B0          ; <0> MPYHU   times_50, split, p27_49
||      ADD     .D1    A14, A0, A5          ; <0> ADD     p5_41, p27_41, once_41
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[index_46], box_49
        ADD     .L1    A13, A10, A7         ; <0> ADD     d, upper_45, part_45
||      XOR     .L2    B2, B7, B5           ; <1> XOR     box_31, once_31, two_31
||      SHRU    .S1    A7, A0, A12          ; <0> SHRU    index_38, right_45, lower_45
||      SHL     .S2    B7, 5, B3            ; <1> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B5, B12, B2          ; <1> MPYHU   times_33, split, by_31
||      ADD     .D1    A12, A14, A10        ; <1> ADD     once5_23, by_23, r_20
||      STW     .D2T2  B0, *+B8[6]          ; <1> STW     g, *+back_in[6]{first_middle_aside}
        XOR     .L1    A1, A10, A12         ; <1> XOR     two_23, r_20, sum_23
||      SUB     .L2    B12, B0, B1          ; <0> SUB     split, p27_49, right_53
||      ADD     .S1    A7, A12, A1          ; <0> ADD     part_45, lower_45, d
||      SHL     .S2    B10, B0, B0          ; <0> SHL     index_46, p27_49, upper_53
||      MPYHU   .M1    A0, A15, A0          ; <0> MPYHU   times_43, split, by_41
||      MPYHLU  .M2    B1, B12, B0          ; <0> MPYHLU  p5_49, split, times_51
||      LDW     .D1T1  *A9++[4], A5         ; <2> LDW     *front_in++[4]{first_begin}, a
||      ADD     .D2    B1, B0, B7           ; <0> ADD     p5_49, p27_49, once_49
        XOR     .L1    A0, A5, A7           ; <0> XOR     box_41, once_41, two_41
||      ADD     .L2    B11, B0, B10         ; <0> ADD     h, upper_53, part_53
||      SHL     .S1    A5, 5, A5            ; <0> SHL     once_41, 5, once5_41
||      SHRU    .S2    B10, B1, B1          ; <0> SHRU    index_46, right_53, lower_53
||      LDW     .D1T1  *+A3[0], A11         ; <0> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B3, B2, B3           ; <1> ADD     once5_31, by_31, r_28
        SUB     .L1    A15, A14, A5         ; <1> SUB     split, by_23, right_26
||      XOR     .L2    B5, B3, B1           ; <1> XOR     two_31, r_28, sum_31
||      XOR     .S1    A13, A10, A13        ; <1> XOR     d, r_20, d
||      ADD     .S2    B10, B1, B5          ; <0> ADD     part_53, lower_53, h
||      MPYHU   .M2    B0, B12, B7          ; <0> MPYHU   times_51, split, by_49
||      ADD     .D1    A5, A0, A10          ; <0> ADD     once5_41, by_41, r_38
||      LDW     .D2T2  *B8--[4], B10        ; <2> LDW     *back_in--[4]{first_begin}, e
        XOR     .L1    A7, A10, A7          ; <0> XOR     two_41, r_38, sum_41
||      XOR     .L2    B0, B7, B0           ; <0> XOR     box_49, once_49, two_49
||      SHL     .S1    A12, A14, A14        ; <1> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B7, 5, B10           ; <0> SHL     once_49, 5, once5_49
||      LDW     .D1T1  *+A8[1], A6          ; <2> LDW     *+keys[0 + 1]{keys_in}, key1_20
||      LDW     .D2T2  *+B13[0], B0         ; <0> LDW     *+back_out[0]{first_again}, e
        ADD     .L1    A11, A14, A11        ; <1> ADD     b, upper_26, part_26
||      SUB     .L2    B12, B2, B10         ; <1> SUB     split, by_31, right_34
||      SHRU    .S1    A12, A5, A12         ; <1> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B3, B11         ; <1> XOR     h, r_28, h
||      LDW     .D1T1  *+A3[2], A0          ; <0> LDW     *+front_out[2]{first_middle_again}, c
||      ADD     .D2    B10, B7, B3          ; <0> ADD     once5_49, by_49, r_46
        ADD     .L1    A11, A12, A14        ; <1> ADD     part_26, lower_26, b
||      XOR     .L2    B0, B3, B2           ; <0> XOR     two_49, r_46, sum_49
||      SHRU    .S1    A5, 19, A12          ; <2> SHRU    a, 19, lower_21
||      SHL     .S2    B1, B2, B0           ; <1> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A8[3], A12         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_38
||      LDW     .D2T2  *+B15[2], B6         ; <2> LDW     *+B15[1 + 1]{keys_in}, key1_28
        XOR     .L1    A11, A10, A10        ; <0> XOR     a, r_38, a
||      ADD     .L2    B9, B0, B0           ; <1> ADD     f, upper_34, part_34
||      SHL     .S1    A5, 13, A6           ; <2> SHL     a, 13, upper_21
||      SHRU    .S2    B1, B10, B1          ; <1> SHRU    sum_31, right_34, lower_34
||      STW     .D1T1  A6, *+A3[3]          ; <0> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B13[2], B7         ; <0> LDW     *+back_out[2]{first_middle_again}, g
        ADD     .L1    A6, A12, A1          ; <2> ADD     upper_21, lower_21, a
||      ADD     .L2    B0, B1, B9           ; <1> ADD     part_34, lower_34, f
||      SHL     .S1    A7, A0, A12          ; <0> SHL     sum_41, by_41, upper_44
||      SHRU    .S2    B10, 19, B1          ; <2> SHRU    e, 19, lower_29
||      STW     .D1T1  A1, *+A3[1]          ; <0> STW     d, *+front_out[1]{first_out}
||      LDW     .D2T2  *+B15[4], B1         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_46
        SUB     .L1    A15, A0, A10         ; <0> SUB     split, by_41, right_44
||      XOR     .L2    B0, B3, B0           ; <0> XOR     e, r_46, e
||      SHRU    .S1    A14, 19, A11         ; <1> SHRU    b, 19, lower_39
||      SHL     .S2    B10, 13, B6          ; <2> SHL     e, 13, upper_29
||      MPYHLU  .M1    A1, A6, A0           ; <2> MPYHLU  a, key1_20, mixed1_22
||      STW     .D1T1  A10, *+A3[2]         ; <0> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B6, *+B13[3]         ; <0> STW     f, *+back_out[3]{first_out}
        ADD     .L1    A0, A12, A10         ; <0> ADD     c, upper_44, part_44
||      ADD     .L2    B6, B1, B5           ; <2> ADD     upper_29, lower_29, e
||      SHRU    .S1    A7, A10, A7          ; <0> SHRU    sum_41, right_44, lower_44
||      SHL     .S2    B2, B7, B1           ; <0> SHL     sum_49, by_49, upper_52
||      MPYLHU  .M1    A1, A6, A10          ; <2> MPYLHU  a, key1_20, mixed2_22
||      LDW     .D1T1  *+A8[0], A11         ; <2> LDW     *+keys[0]{keys_in}, key0_20
||      STW     .D2T2  B5, *+B13[1]         ; <0> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A10, A7, A7          ; <0> ADD     part_44, lower_44, c
||      SUB     .L2    B12, B7, B0          ; <0> SUB     split, by_49, right_52
||      SHL     .S1    A14, 13, A6          ; <1> SHL     b, 13, upper_39
||      SHRU    .S2    B9, 19, B3           ; <1> SHRU    f, 19, lower_47
||      MPYU    .M1    A1, A6, A10          ; <2> MPYU    a, key1_20, low_22
||      MPYHLU  .M2    B5, B6, B2           ; <2> MPYHLU  e, key1_28, mixed1_30
||      STW     .D2T2  B0, *+B13[2]         ; <0> STW     e, *+back_out[2]{first_out}
        ADD     .L1    A0, A10, A11         ; <2> ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    B7, B1, B0           ; <0> ADD     g, upper_52, part_52
||      ADD     .S1    A6, A11, A6          ; <1> ADD     upper_39, lower_39, b
||      SHRU    .S2    B2, B0, B7           ; <0> SHRU    sum_49, right_52, lower_52
||      MPYLHU  .M2    B5, B6, B6           ; <2> MPYLHU  e, key1_28, mixed2_30
||      LDW     .D1T1  *+A8[2], A5          ; <1> LDW     *+keys[2]{keys_in}, key0_38
||      LDW     .D2T2  *+B15[1], B0         ; <2> LDW     *+B15[1]{keys_in}, key0_28
        ADD     .L2    B0, B7, B7           ; <0> ADD     part_52, lower_52, g
||      SHL     .S1    A11, 16, A0          ; <2> SHL     mixed_22, 16, upper_22
||      SHL     .S2    B9, 13, B0           ; <1> SHL     f, 13, upper_47
||      MPYHLU  .M1    A6, A12, A10         ; <1> MPYHLU  b, key1_38, mixed1_40
||      MPYU    .M2    B5, B6, B0           ; <2> MPYU    e, key1_28, low_30
||      STW     .D1T1  A1, *-A9[4]          ; <2> STW     a, *-front_in[4]{first_aside}
        ADD     .L1    A10, A0, A1          ; <2> ADD     low_22, upper_22, p_20
||      ADD     .L2    B2, B6, B3           ; <2> ADD     mixed1_30, mixed2_30, mixed_30
||      ADD     .S2    B0, B3, B6           ; <1> ADD     upper_47, lower_47, f
||      MPYLHU  .M1    A6, A12, A5          ; <1> MPYLHU  b, key1_38, mixed2_40
||      LDW     .D1T1  *-A9[2], A5          ; <2> LDW     *-front_in[2]{first_middle}, c
||      LDW     .D2T2  *+B15[3], B0         ; <1> LDW     *+B15[3]{keys_in}, key0_46
        ADD     .L1    A5, A11, A0          ; <2> ADD     a, key0_20, index_20
||      SHL     .S1    A1, 5, A11           ; <2> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 16, B2           ; <2> SHL     mixed_30, 16, upper_30
||      MPYHLU  .M1    A1, A15, A12         ; <2> MPYHLU  p_20, split, times_24
||      MPYHLU  .M2    B6, B1, B2           ; <1> MPYHLU  f, key1_46, mixed1_48
||      STW     .D2T2  B5, *+B8[4]          ; <2> STW     e, *+back_in[4]{first_aside}
        ADD     .L2    B0, B2, B5           ; <2> ADD     low_30, upper_30, p_28
||      ADD     .S1    A10, A5, A10         ; <1> ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1    A6, A12, A10         ; <1> MPYU    b, key1_38, low_40
||      MPYLHU  .M2    B6, B1, B0           ; <1> MPYLHU  f, key1_46, mixed2_48
||      LDW     .D1T1  *-A9[3], A11         ; <2> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <2> LDW     *+back_in[6]{first_middle}, g
        ADD     .L2    B10, B0, B3          ; <2> ADD     e, key0_28, index_28
||      SHL     .S1    A10, 16, A12         ; <1> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B5, 5, B5            ; <2> SHL     p_28, 5, p5_31
||      MPYHU   .M1    A12, A15, A1         ; <2> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B5, B12, B10         ; <2> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *+A4[A0], A0         ; <2> LDW     *+A4[index_20], box_23
        ADD     .L1    A14, A5, A7          ; <1> ADD     b, key0_38, index_38
||      ADD     .S1    A10, A12, A14        ; <1> ADD     low_40, upper_40, p_38
||      ADD     .S2    B2, B0, B1           ; <1> ADD     mixed1_48, mixed2_48, mixed_48
||      MPYU    .M2    B6, B1, B2           ; <1> MPYU    f, key1_46, low_48
||      STW     .D1T1  A7, *A3++[4]         ; <0> STW     c, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B8[5], B9          ; <2> LDW     *+back_in[5]{first_in}, f
        SUB     .L1    A15, A1, A1          ; <2> SUB     split, p27_23, right_27
||      SHL     .S1    A0, A1, A10          ; <2> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B1, 16, B1           ; <1> SHL     mixed_48, 16, upper_48
||      MPYHLU  .M1    A14, A15, A1         ; <1> MPYHLU  p_38, split, times_42
||      MPYHU   .M2    B10, B12, B0         ; <2> MPYHU   times_32, split, p27_31
||      ADD     .D1    A11, A1, A12         ; <2> ADD     p5_23, p27_23, once_23
||      LDW     .D2T2  *+B4[B3], B2         ; <2> LDW     *+B4[index_28], box_31
;@loop {"name": "first", "ii": 24, "res_mii": 23, "rec_mii": 19, "optimal": null, "stages": 4, "critical_cycle": ["MPYHU", "SHL", "ADD", "ADD", "STW", "LDW", "SHL", "ADD", "MPYHLU", "ADD", "SHL", "ADD", "MPYHLU"], "attempts": [{"interval": 23, "result": "time limit", "seconds": 19.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 0.6, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 0.5, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop first: II 24, 4 stages
;  bounds: resources 23, recurrence 19
;  critical cycle:
;    MPYHU times_24, split, p27_23
;    SHL index_20, p27_23, upper_27
;    ADD c, upper_27, part_27
;    ADD part_27, lower_27, c
;    STW c, *-front_in[2]{first_middle_aside}
;    LDW *front_in++[4]{first_begin}, a
;    SHL a, 13, upper_21
;    ADD upper_21, lower_21, a
;    MPYHLU a, key1_20, mixed1_22
;    ADD mixed1_22, mixed2_22, mixed_22
;    SHL mixed_22, 16, upper_22
;    ADD low_22, upper_22, p_20
;    MPYHLU p_20, split, times_24
;  units: L1 22/24, S1 24/24, M1 14/24, D1 22/24, L2 21/24, S2 23/24, M2 14/24, D2 22/24
;  cross paths: 1X 0/24, 2X 0/24
;  T paths: T1 18/24, T2 18/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 23: time limit, 19.5 s
;  II 24 without possible bank conflicts: time limit (as 2 equal channels), 0.6 s
;  II 24: time limit (as 2 equal channels), 0.5 s
;  II 24: found by annealing (as 2 equal channels), 0.0 s
;  not proved the least possible: every interval below 23 is ruled out; 19.5 s of search found nothing below 24
;  pipelined from 4 iterations on
mars_encrypt_blocks$first:
        ADD     .L1    A5, A10, A10         ; <1> ADD     c, upper_27, part_27
||      ADD     .L2    B9, B0, B10          ; <2> ADD     f, key0_46, index_46
||      SHRU    .S1    A0, A1, A0           ; <1> SHRU    index_20, right_27, lower_27
||      ADD     .S2    B2, B1, B1           ; <2> ADD     low_48, upper_48, p_46
||      MPYHLU  .M1    A11, A15, A5         ; <1> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A9[1], A13         ; <1> LDW     *-front_in[1]{first_in}, d
||      STW     .D2T2  B7, *B13--[4]        ; <3> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A10, A0, A1          ; <1> ADD     part_27, lower_27, c
||      SUB     .L2    B12, B0, B0          ; <1> SUB     split, p27_31, right_35
||      SHL     .S1    A14, 5, A14          ; <2> SHL     p_38, 5, p5_41
||      SHL     .S2    B3, B0, B2           ; <1> SHL     index_28, p27_31, upper_35
||      MPYHU   .M1    A1, A15, A0          ; <2> MPYHU   times_42, split, p27_41
||      MPYHLU  .M2    B1, B12, B0          ; <2> MPYHLU  p_46, split, times_50
||      LDW     .D1T1  *+A4[A7], A0         ; <2> LDW     *+A4[index_38], box_41
||      ADD     .D2    B5, B0, B7           ; <1> ADD     p5_31, p27_31, once_31
        XOR     .L1    A0, A12, A1          ; <1> XOR     box_23, once_23, two_23
||      ADD     .L2    B9, B2, B2           ; <1> ADD     g, upper_35, part_35
||      SHL     .S1    A12, 5, A12          ; <1> SHL     once_23, 5, once5_23
||      SHRU    .S2    B3, B0, B5           ; <1> SHRU    index_28, right_35, lower_35
||      MPYHU   .M1    A5, A15, A14         ; <1> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B5, B12, B5          ; <1> MPYHLU  p5_31, split, times_33
||      STW     .D1T1  A1, *-A9[2]          ; <1> STW     c, *-front_in[2]{first_middle_aside}
||      LDW     .D2T2  *+B8[7], B11         ; <1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A15, A0, A0          ; <2> SUB     split, p27_41, right_45
||      ADD     .L2    B2, B5, B0           ; <1> ADD     part_35, lower_35, g
||      SHL     .S1    A7, A0, A10          ; <2> SHL     index_38, p27_41, upper_45
||      SHL     .S2    B1, 5, B1            ; <2> SHL     p_46, 5, p5_49
||      MPYHLU  .M1    A14, A15, A0         ; <2> MPYHLU  p5_41, split, times_43
||      MPYHU   .M2    B0, B12, B0          ; <2> MPYHU   times_50, split, p27_49
||      ADD     .D1    A14, A0, A5          ; <2> ADD     p5_41, p27_41, once_41
||      LDW     .D2T2  *+B4[B10], B0        ; <2> LDW     *+B4[index_46], box_49
        ADD     .L1    A13, A10, A7         ; <2> ADD     d, upper_45, part_45
||      XOR     .L2    B2, B7, B5           ; <1> XOR     box_31, once_31, two_31
||      SHRU    .S1    A7, A0, A12          ; <2> SHRU    index_38, right_45, lower_45
||      SHL     .S2    B7, 5, B3            ; <1> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B5, B12, B2          ; <1> MPYHU   times_33, split, by_31
||      ADD     .D1    A12, A14, A10        ; <1> ADD     once5_23, by_23, r_20
||      STW     .D2T2  B0, *+B8[6]          ; <1> STW     g, *+back_in[6]{first_middle_aside}
        XOR     .L1    A1, A10, A12         ; <1> XOR     two_23, r_20, sum_23
||      SUB     .L2    B12, B0, B1          ; <2> SUB     split, p27_49, right_53
||      ADD     .S1    A7, A12, A1          ; <2> ADD     part_45, lower_45, d
||      SHL     .S2    B10, B0, B0          ; <2> SHL     index_46, p27_49, upper_53
||      MPYHU   .M1    A0, A15, A0          ; <2> MPYHU   times_43, split, by_41
||      MPYHLU  .M2    B1, B12, B0          ; <2> MPYHLU  p5_49, split, times_51
||      LDW     .D1T1  *A9++[4], A5         ; <0> LDW     *front_in++[4]{first_begin}, a
||      ADD     .D2    B1, B0, B7           ; <2> ADD     p5_49, p27_49, once_49
        XOR     .L1    A0, A5, A7           ; <2> XOR     box_41, once_41, two_41
||      ADD     .L2    B11, B0, B10         ; <2> ADD     h, upper_53, part_53
||      SHL     .S1    A5, 5, A5            ; <2> SHL     once_41, 5, once5_41
||      SHRU    .S2    B10, B1, B1          ; <2> SHRU    index_46, right_53, lower_53
||      LDW     .D1T1  *+A3[0], A11         ; <2> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B3, B2, B3           ; <1> ADD     once5_31, by_31, r_28
        SUB     .L1    A15, A14, A5         ; <1> SUB     split, by_23, right_26
||      XOR     .L2    B5, B3, B1           ; <1> XOR     two_31, r_28, sum_31
||      XOR     .S1    A13, A10, A13        ; <1> XOR     d, r_20, d
||      ADD     .S2    B10, B1, B5          ; <2> ADD     part_53, lower_53, h
||      MPYHU   .M2    B0, B12, B7          ; <2> MPYHU   times_51, split, by_49
||      ADD     .D1    A5, A0, A10          ; <2> ADD     once5_41, by_41, r_38
||      LDW     .D2T2  *B8--[4], B10        ; <0> LDW     *back_in--[4]{first_begin}, e
        XOR     .L1    A7, A10, A7          ; <2> XOR     two_41, r_38, sum_41
||      XOR     .L2    B0, B7, B0           ; <2> XOR     box_49, once_49, two_49
||      SHL     .S1    A12, A14, A14        ; <1> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B7, 5, B10           ; <2> SHL     once_49, 5, once5_49
||      LDW     .D1T1  *+A8[1], A6          ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_20
||      LDW     .D2T2  *+B13[0], B0         ; <2> LDW     *+back_out[0]{first_again}, e
        ADD     .L1    A11, A14, A11        ; <1> ADD     b, upper_26, part_26
||      SUB     .L2    B12, B2, B10         ; <1> SUB     split, by_31, right_34
||      SHRU    .S1    A12, A5, A12         ; <1> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B3, B11         ; <1> XOR     h, r_28, h
||      LDW     .D1T1  *+A3[2], A0          ; <2> LDW     *+front_out[2]{first_middle_again}, c
||      ADD     .D2    B10, B7, B3          ; <2> ADD     once5_49, by_49, r_46
        ADD     .L1    A11, A12, A14        ; <1> ADD     part_26, lower_26, b
||      XOR     .L2    B0, B3, B2           ; <2> XOR     two_49, r_46, sum_49
||      SHRU    .S1    A5, 19, A12          ; <0> SHRU    a, 19, lower_21
||      SHL     .S2    B1, B2, B0           ; <1> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A8[3], A12         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_38
||      LDW     .D2T2  *+B15[2], B6         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_28
        XOR     .L1    A11, A10, A10        ; <2> XOR     a, r_38, a
||      ADD     .L2    B9, B0, B0           ; <1> ADD     f, upper_34, part_34
||      SHL     .S1    A5, 13, A6           ; <0> SHL     a, 13, upper_21
||      SHRU    .S2    B1, B10, B1          ; <1> SHRU    sum_31, right_34, lower_34
||      STW     .D1T1  A6, *+A3[3]          ; <2> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B13[2], B7         ; <2> LDW     *+back_out[2]{first_middle_again}, g
        ADD     .L1    A6, A12, A1          ; <0> ADD     upper_21, lower_21, a
||      ADD     .L2    B0, B1, B9           ; <1> ADD     part_34, lower_34, f
||      SHL     .S1    A7, A0, A12          ; <2> SHL     sum_41, by_41, upper_44
||      SHRU    .S2    B10, 19, B1          ; <0> SHRU    e, 19, lower_29
||      STW     .D1T1  A1, *+A3[1]          ; <2> STW     d, *+front_out[1]{first_out}
||      LDW     .D2T2  *+B15[4], B1         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_46
        SUB     .L1    A15, A0, A10         ; <2> SUB     split, by_41, right_44
||      XOR     .L2    B0, B3, B0           ; <2> XOR     e, r_46, e
||      SHRU    .S1    A14, 19, A11         ; <1> SHRU    b, 19, lower_39
||      SHL     .S2    B10, 13, B6          ; <0> SHL     e, 13, upper_29
||      MPYHLU  .M1    A1, A6, A0           ; <0> MPYHLU  a, key1_20, mixed1_22
||      STW     .D1T1  A10, *+A3[2]         ; <2> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B6, *+B13[3]         ; <2> STW     f, *+back_out[3]{first_out}
        ADD     .L1    A0, A12, A10         ; <2> ADD     c, upper_44, part_44
||      ADD     .L2    B6, B1, B5           ; <0> ADD     upper_29, lower_29, e
||      SHRU    .S1    A7, A10, A7          ; <2> SHRU    sum_41, right_44, lower_44
||      SHL     .S2    B2, B7, B1           ; <2> SHL     sum_49, by_49, upper_52
||      MPYLHU  .M1    A1, A6, A10          ; <0> MPYLHU  a, key1_20, mixed2_22
||      LDW     .D1T1  *+A8[0], A11         ; <0> LDW     *+keys[0]{keys_in}, key0_20
||      STW     .D2T2  B5, *+B13[1]         ; <2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A10, A7, A7          ; <2> ADD     part_44, lower_44, c
||      SUB     .L2    B12, B7, B0          ; <2> SUB     split, by_49, right_52
||      SHL     .S1    A14, 13, A6          ; <1> SHL     b, 13, upper_39
||      SHRU    .S2    B9, 19, B3           ; <1> SHRU    f, 19, lower_47
||      MPYU    .M1    A1, A6, A10          ; <0> MPYU    a, key1_20, low_22
||      MPYHLU  .M2    B5, B6, B2           ; <0> MPYHLU  e, key1_28, mixed1_30
||      STW     .D2T2  B0, *+B13[2]         ; <2> STW     e, *+back_out[2]{first_out}
        ADD     .L1    A0, A10, A11         ; <0> ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    B7, B1, B0           ; <2> ADD     g, upper_52, part_52
||      ADD     .S1    A6, A11, A6          ; <1> ADD     upper_39, lower_39, b
||      SHRU    .S2    B2, B0, B7           ; <2> SHRU    sum_49, right_52, lower_52
||      MPYLHU  .M2    B5, B6, B6           ; <0> MPYLHU  e, key1_28, mixed2_30
||      LDW     .D1T1  *+A8[2], A5          ; <1> LDW     *+keys[2]{keys_in}, key0_38
||      LDW     .D2T2  *+B15[1], B0         ; <0> LDW     *+B15[1]{keys_in}, key0_28
        ADD     .L2    B0, B7, B7           ; <2> ADD     part_52, lower_52, g
||      SHL     .S1    A11, 16, A0          ; <0> SHL     mixed_22, 16, upper_22
||      SHL     .S2    B9, 13, B0           ; <1> SHL     f, 13, upper_47
||      MPYHLU  .M1    A6, A12, A10         ; <1> MPYHLU  b, key1_38, mixed1_40
||      MPYU    .M2    B5, B6, B0           ; <0> MPYU    e, key1_28, low_30
||      STW     .D1T1  A1, *-A9[4]          ; <0> STW     a, *-front_in[4]{first_aside}
        ADD     .L1    A10, A0, A1          ; <0> ADD     low_22, upper_22, p_20
||      ADD     .L2    B2, B6, B3           ; <0> ADD     mixed1_30, mixed2_30, mixed_30
||[A2]  B       .S1    mars_encrypt_blocks$first; <0> [left] B       first
||      ADD     .S2    B0, B3, B6           ; <1> ADD     upper_47, lower_47, f
||      MPYLHU  .M1    A6, A12, A5          ; <1> MPYLHU  b, key1_38, mixed2_40
||      LDW     .D1T1  *-A9[2], A5          ; <0> LDW     *-front_in[2]{first_middle}, c
||      LDW     .D2T2  *+B15[3], B0         ; <1> LDW     *+B15[3]{keys_in}, key0_46
        ADD     .L1    A5, A11, A0          ; <0> ADD     a, key0_20, index_20
||      SHL     .S1    A1, 5, A11           ; <0> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 16, B2           ; <0> SHL     mixed_30, 16, upper_30
||      MPYHLU  .M1    A1, A15, A12         ; <0> MPYHLU  p_20, split, times_24
||      MPYHLU  .M2    B6, B1, B2           ; <1> MPYHLU  f, key1_46, mixed1_48
||      STW     .D2T2  B5, *+B8[4]          ; <0> STW     e, *+back_in[4]{first_aside}
        ADD     .L2    B0, B2, B5           ; <0> ADD     low_30, upper_30, p_28
||      ADD     .S1    A10, A5, A10         ; <1> ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1    A6, A12, A10         ; <1> MPYU    b, key1_38, low_40
||      MPYLHU  .M2    B6, B1, B0           ; <1> MPYLHU  f, key1_46, mixed2_48
||      LDW     .D1T1  *-A9[3], A11         ; <0> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <0> LDW     *+back_in[6]{first_middle}, g
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .L2    B10, B0, B3          ; <0> ADD     e, key0_28, index_28
||      SHL     .S1    A10, 16, A12         ; <1> SHL     mixed_40, 16, upper_40
||      SHL     .S2    B5, 5, B5            ; <0> SHL     p_28, 5, p5_31
||      MPYHU   .M1    A12, A15, A1         ; <0> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B5, B12, B10         ; <0> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[index_20], box_23
        ADD     .L1    A14, A5, A7          ; <1> ADD     b, key0_38, index_38
||      ADD     .S1    A10, A12, A14        ; <1> ADD     low_40, upper_40, p_38
||      ADD     .S2    B2, B0, B1           ; <1> ADD     mixed1_48, mixed2_48, mixed_48
||      MPYU    .M2    B6, B1, B2           ; <1> MPYU    f, key1_46, low_48
||      STW     .D1T1  A7, *A3++[4]         ; <2> STW     c, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B8[5], B9          ; <0> LDW     *+back_in[5]{first_in}, f
        SUB     .L1    A15, A1, A1          ; <0> SUB     split, p27_23, right_27
||      SHL     .S1    A0, A1, A10          ; <0> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B1, 16, B1           ; <1> SHL     mixed_48, 16, upper_48
||      MPYHLU  .M1    A14, A15, A1         ; <1> MPYHLU  p_38, split, times_42
||      MPYHU   .M2    B10, B12, B0         ; <0> MPYHU   times_32, split, p27_31
||      ADD     .D1    A11, A1, A12         ; <0> ADD     p5_23, p27_23, once_23
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[index_28], box_31
mars_encrypt_blocks$first$exit:
        ADD     .L1    A5, A10, A10         ; <-1> ADD     c, upper_27, part_27
||      ADD     .L2    B9, B0, B10          ; <-2> ADD     f, key0_46, index_46
||      SHRU    .S1    A0, A1, A0           ; <-1> SHRU    index_20, right_27, lower_27
||      ADD     .S2    B2, B1, B1           ; <-2> ADD     low_48, upper_48, p_46
||      MPYHLU  .M1    A11, A15, A5         ; <-1> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A9[1], A13         ; <-1> LDW     *-front_in[1]{first_in}, d
||      STW     .D2T2  B7, *B13--[4]        ; <-3> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A10, A0, A1          ; <-1> ADD     part_27, lower_27, c
||      SUB     .L2    B12, B0, B0          ; <-1> SUB     split, p27_31, right_35
||      SHL     .S1    A14, 5, A14          ; <-2> SHL     p_38, 5, p5_41
||      SHL     .S2    B3, B0, B2           ; <-1> SHL     index_28, p27_31, upper_35
||      MPYHU   .M1    A1, A15, A0          ; <-2> MPYHU   times_42, split, p27_41
||      MPYHLU  .M2    B1, B12, B0          ; <-2> MPYHLU  p_46, split, times_50
||      LDW     .D1T1  *+A4[A7], A0         ; <-2> LDW     *+A4[index_38], box_41
||      ADD     .D2    B5, B0, B7           ; <-1> ADD     p5_31, p27_31, once_31
        XOR     .L1    A0, A12, A1          ; <-1> XOR     box_23, once_23, two_23
||      ADD     .L2    B9, B2, B2           ; <-1> ADD     g, upper_35, part_35
||      SHL     .S1    A12, 5, A12          ; <-1> SHL     once_23, 5, once5_23
||      SHRU    .S2    B3, B0, B5           ; <-1> SHRU    index_28, right_35, lower_35
||      MPYHU   .M1    A5, A15, A14         ; <-1> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B5, B12, B5          ; <-1> MPYHLU  p5_31, split, times_33
||      STW     .D1T1  A1, *-A9[2]          ; <-1> STW     c, *-front_in[2]{first_middle_aside}
||      LDW     .D2T2  *+B8[7], B11         ; <-1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A15, A0, A0          ; <-2> SUB     split, p27_41, right_45
||      ADD     .L2    B2, B5, B0           ; <-1> ADD     part_35, lower_35, g
||      SHL     .S1    A7, A0, A10          ; <-2> SHL     index_38, p27_41, upper_45
||      SHL     .S2    B1, 5, B1            ; <-2> SHL     p_46, 5, p5_49
||      MPYHLU  .M1    A14, A15, A0         ; <-2> MPYHLU  p5_41, split, times_43
||      MPYHU   .M2    B0, B12, B0          ; <-2> MPYHU   times_50, split, p27_49
||      ADD     .D1    A14, A0, A5          ; <-2> ADD     p5_41, p27_41, once_41
||      LDW     .D2T2  *+B4[B10], B0        ; <-2> LDW     *+B4[index_46], box_49
        ADD     .L1    A13, A10, A7         ; <-2> ADD     d, upper_45, part_45
||      XOR     .L2    B2, B7, B5           ; <-1> XOR     box_31, once_31, two_31
||      SHRU    .S1    A7, A0, A12          ; <-2> SHRU    index_38, right_45, lower_45
||      SHL     .S2    B7, 5, B3            ; <-1> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B5, B12, B2          ; <-1> MPYHU   times_33, split, by_31
||      ADD     .D1    A12, A14, A10        ; <-1> ADD     once5_23, by_23, r_20
||      STW     .D2T2  B0, *+B8[6]          ; <-1> STW     g, *+back_in[6]{first_middle_aside}
        XOR     .L1    A1, A10, A12         ; <-1> XOR     two_23, r_20, sum_23
||      SUB     .L2    B12, B0, B1          ; <-2> SUB     split, p27_49, right_53
||      ADD     .S1    A7, A12, A1          ; <-2> ADD     part_45, lower_45, d
||      SHL     .S2    B10, B0, B0          ; <-2> SHL     index_46, p27_49, upper_53
||      MPYHU   .M1    A0, A15, A0          ; <-2> MPYHU   times_43, split, by_41
||      MPYHLU  .M2    B1, B12, B0          ; <-2> MPYHLU  p5_49, split, times_51
||      ADD     .D2    B1, B0, B7           ; <-2> ADD     p5_49, p27_49, once_49
        XOR     .L1    A0, A5, A7           ; <-2> XOR     box_41, once_41, two_41
||      ADD     .L2    B11, B0, B10         ; <-2> ADD     h, upper_53, part_53
||      SHL     .S1    A5, 5, A5            ; <-2> SHL     once_41, 5, once5_41
||      SHRU    .S2    B10, B1, B1          ; <-2> SHRU    index_46, right_53, lower_53
||      LDW     .D1T1  *+A3[0], A11         ; <-2> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B3, B2, B3           ; <-1> ADD     once5_31, by_31, r_28
        SUB     .L1    A15, A14, A5         ; <-1> SUB     split, by_23, right_26
||      XOR     .L2    B5, B3, B1           ; <-1> XOR     two_31, r_28, sum_31
||      XOR     .S1    A13, A10, A13        ; <-1> XOR     d, r_20, d
||      ADD     .S2    B10, B1, B5          ; <-2> ADD     part_53, lower_53, h
||      MPYHU   .M2    B0, B12, B7          ; <-2> MPYHU   times_51, split, by_49
||      ADD     .D1    A5, A0, A10          ; <-2> ADD     once5_41, by_41, r_38
        XOR     .L1    A7, A10, A7          ; <-2> XOR     two_41, r_38, sum_41
||      XOR     .L2    B0, B7, B0           ; <-2> XOR     box_49, once_49, two_49
||      SHL     .S1    A12, A14, A14        ; <-1> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B7, 5, B10           ; <-2> SHL     once_49, 5, once5_49
||      LDW     .D2T2  *+B13[0], B0         ; <-2> LDW     *+back_out[0]{first_again}, e
        ADD     .L1    A11, A14, A11        ; <-1> ADD     b, upper_26, part_26
||      SUB     .L2    B12, B2, B10         ; <-1> SUB     split, by_31, right_34
||      SHRU    .S1    A12, A5, A12         ; <-1> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B3, B11         ; <-1> XOR     h, r_28, h
||      LDW     .D1T1  *+A3[2], A0          ; <-2> LDW     *+front_out[2]{first_middle_again}, c
||      ADD     .D2    B10, B7, B3          ; <-2> ADD     once5_49, by_49, r_46
        ADD     .L1    A11, A12, A14        ; <-1> ADD     part_26, lower_26, b
||      XOR     .L2    B0, B3, B2           ; <-2> XOR     two_49, r_46, sum_49
||      SHL     .S2    B1, B2, B0           ; <-1> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A8[3], A12         ; <-1> LDW     *+keys[2 + 1]{keys_in}, key1_38
        XOR     .L1    A11, A10, A10        ; <-2> XOR     a, r_38, a
||      ADD     .L2    B9, B0, B0           ; <-1> ADD     f, upper_34, part_34
||      SHRU    .S2    B1, B10, B1          ; <-1> SHRU    sum_31, right_34, lower_34
||      STW     .D1T1  A6, *+A3[3]          ; <-2> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B13[2], B7         ; <-2> LDW     *+back_out[2]{first_middle_again}, g
        ADD     .L2    B0, B1, B9           ; <-1> ADD     part_34, lower_34, f
||      SHL     .S1    A7, A0, A12          ; <-2> SHL     sum_41, by_41, upper_44
||      STW     .D1T1  A1, *+A3[1]          ; <-2> STW     d, *+front_out[1]{first_out}
||      LDW     .D2T2  *+B15[4], B1         ; <-1> LDW     *+B15[3 + 1]{keys_in}, key1_46
        SUB     .L1    A15, A0, A10         ; <-2> SUB     split, by_41, right_44
||      XOR     .L2    B0, B3, B0           ; <-2> XOR     e, r_46, e
||      SHRU    .S1    A14, 19, A11         ; <-1> SHRU    b, 19, lower_39
||      STW     .D1T1  A10, *+A3[2]         ; <-2> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B6, *+B13[3]         ; <-2> STW     f, *+back_out[3]{first_out}
        ADD     .L1    A0, A12, A10         ; <-2> ADD     c, upper_44, part_44
||      SHRU    .S1    A7, A10, A7          ; <-2> SHRU    sum_41, right_44, lower_44
||      SHL     .S2    B2, B7, B1           ; <-2> SHL     sum_49, by_49, upper_52
||      STW     .D2T2  B5, *+B13[1]         ; <-2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A10, A7, A7          ; <-2> ADD     part_44, lower_44, c
||      SUB     .L2    B12, B7, B0          ; <-2> SUB     split, by_49, right_52
||      SHL     .S1    A14, 13, A6          ; <-1> SHL     b, 13, upper_39
||      SHRU    .S2    B9, 19, B3           ; <-1> SHRU    f, 19, lower_47
||      STW     .D2T2  B0, *+B13[2]         ; <-2> STW     e, *+back_out[2]{first_out}
        ADD     .L2    B7, B1, B0           ; <-2> ADD     g, upper_52, part_52
||      ADD     .S1    A6, A11, A6          ; <-1> ADD     upper_39, lower_39, b
||      SHRU    .S2    B2, B0, B7           ; <-2> SHRU    sum_49, right_52, lower_52
||      LDW     .D1T1  *+A8[2], A5          ; <-1> LDW     *+keys[2]{keys_in}, key0_38
        ADD     .L2    B0, B7, B7           ; <-2> ADD     part_52, lower_52, g
||      SHL     .S2    B9, 13, B0           ; <-1> SHL     f, 13, upper_47
||      MPYHLU  .M1    A6, A12, A10         ; <-1> MPYHLU  b, key1_38, mixed1_40
        ADD     .S2    B0, B3, B6           ; <-1> ADD     upper_47, lower_47, f
||      MPYLHU  .M1    A6, A12, A5          ; <-1> MPYLHU  b, key1_38, mixed2_40
||      LDW     .D2T2  *+B15[3], B0         ; <-1> LDW     *+B15[3]{keys_in}, key0_46
        MPYHLU  .M2    B6, B1, B2           ; <-1> MPYHLU  f, key1_46, mixed1_48
        ADD     .S1    A10, A5, A10         ; <-1> ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1    A6, A12, A10         ; <-1> MPYU    b, key1_38, low_40
||      MPYLHU  .M2    B6, B1, B0           ; <-1> MPYLHU  f, key1_46, mixed2_48
        SHL     .S1    A10, 16, A12         ; <-1> SHL     mixed_40, 16, upper_40
        ADD     .L1    A14, A5, A7          ; <-1> ADD     b, key0_38, index_38
||      ADD     .S1    A10, A12, A14        ; <-1> ADD     low_40, upper_40, p_38
||      ADD     .S2    B2, B0, B1           ; <-1> ADD     mixed1_48, mixed2_48, mixed_48
||      MPYU    .M2    B6, B1, B2           ; <-1> MPYU    f, key1_46, low_48
||      STW     .D1T1  A7, *A3++[4]         ; <-2> STW     c, *front_out++[4]{first_out}
        SHL     .S2    B1, 16, B1           ; <-1> SHL     mixed_48, 16, upper_48
||      MPYHLU  .M1    A14, A15, A1         ; <-1> MPYHLU  p_38, split, times_42
        ADD     .L2    B9, B0, B10          ; <-1> ADD     f, key0_46, index_46
||      ADD     .S2    B2, B1, B1           ; <-1> ADD     low_48, upper_48, p_46
||      STW     .D2T2  B7, *B13--[4]        ; <-2> STW     g, *back_out--[4]{first_out}
        SHL     .S1    A14, 5, A14          ; <-1> SHL     p_38, 5, p5_41
||      MPYHU   .M1    A1, A15, A0          ; <-1> MPYHU   times_42, split, p27_41
||      MPYHLU  .M2    B1, B12, B0          ; <-1> MPYHLU  p_46, split, times_50
||      LDW     .D1T1  *+A4[A7], A0         ; <-1> LDW     *+A4[index_38], box_41
        NOP
        SUB     .L1    A15, A0, A0          ; <-1> SUB     split, p27_41, right_45
||      SHL     .S1    A7, A0, A10          ; <-1> SHL     index_38, p27_41, upper_45
||      SHL     .S2    B1, 5, B1            ; <-1> SHL     p_46, 5, p5_49
||      MPYHLU  .M1    A14, A15, A0         ; <-1> MPYHLU  p5_41, split, times_43
||      MPYHU   .M2    B0, B12, B0          ; <-1> MPYHU   times_50, split, p27_49
||      ADD     .D1    A14, A0, A5          ; <-1> ADD     p5_41, p27_41, once_41
||      LDW     .D2T2  *+B4[B10], B0        ; <-1> LDW     *+B4[index_46], box_49
        ADD     .L1    A13, A10, A7         ; <-1> ADD     d, upper_45, part_45
||      SHRU    .S1    A7, A0, A12          ; <-1> SHRU    index_38, right_45, lower_45
        SUB     .L2    B12, B0, B1          ; <-1> SUB     split, p27_49, right_53
||      ADD     .S1    A7, A12, A1          ; <-1> ADD     part_45, lower_45, d
||      SHL     .S2    B10, B0, B0          ; <-1> SHL     index_46, p27_49, upper_53
||      MPYHU   .M1    A0, A15, A0          ; <-1> MPYHU   times_43, split, by_41
||      MPYHLU  .M2    B1, B12, B0          ; <-1> MPYHLU  p5_49, split, times_51
||      ADD     .D2    B1, B0, B7           ; <-1> ADD     p5_49, p27_49, once_49
        XOR     .L1    A0, A5, A7           ; <-1> XOR     box_41, once_41, two_41
||      ADD     .L2    B11, B0, B10         ; <-1> ADD     h, upper_53, part_53
||      SHL     .S1    A5, 5, A5            ; <-1> SHL     once_41, 5, once5_41
||      SHRU    .S2    B10, B1, B1          ; <-1> SHRU    index_46, right_53, lower_53
||      LDW     .D1T1  *+A3[0], A11         ; <-1> LDW     *+front_out[0]{first_again}, a
        ADD     .S2    B10, B1, B5          ; <-1> ADD     part_53, lower_53, h
||      MPYHU   .M2    B0, B12, B7          ; <-1> MPYHU   times_51, split, by_49
||      ADD     .D1    A5, A0, A10          ; <-1> ADD     once5_41, by_41, r_38
        XOR     .L1    A7, A10, A7          ; <-1> XOR     two_41, r_38, sum_41
||      XOR     .L2    B0, B7, B0           ; <-1> XOR     box_49, once_49, two_49
||      SHL     .S2    B7, 5, B10           ; <-1> SHL     once_49, 5, once5_49
||      LDW     .D2T2  *+B13[0], B0         ; <-1> LDW     *+back_out[0]{first_again}, e
        LDW     .D1T1  *+A3[2], A0          ; <-1> LDW     *+front_out[2]{first_middle_again}, c
||      ADD     .D2    B10, B7, B3          ; <-1> ADD     once5_49, by_49, r_46
        XOR     .L2    B0, B3, B2           ; <-1> XOR     two_49, r_46, sum_49
        XOR     .L1    A11, A10, A10        ; <-1> XOR     a, r_38, a
||      STW     .D1T1  A6, *+A3[3]          ; <-1> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B13[2], B7         ; <-1> LDW     *+back_out[2]{first_middle_again}, g
        SHL     .S1    A7, A0, A12          ; <-1> SHL     sum_41, by_41, upper_44
||      STW     .D1T1  A1, *+A3[1]          ; <-1> STW     d, *+front_out[1]{first_out}
        SUB     .L1    A15, A0, A10         ; <-1> SUB     split, by_41, right_44
||      XOR     .L2    B0, B3, B0           ; <-1> XOR     e, r_46, e
||      STW     .D1T1  A10, *+A3[2]         ; <-1> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B6, *+B13[3]         ; <-1> STW     f, *+back_out[3]{first_out}
        ADD     .L1    A0, A12, A10         ; <-1> ADD     c, upper_44, part_44
||      SHRU    .S1    A7, A10, A7          ; <-1> SHRU    sum_41, right_44, lower_44
||      SHL     .S2    B2, B7, B1           ; <-1> SHL     sum_49, by_49, upper_52
||      STW     .D2T2  B5, *+B13[1]         ; <-1> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A10, A7, A7          ; <-1> ADD     part_44, lower_44, c
||      SUB     .L2    B12, B7, B0          ; <-1> SUB     split, by_49, right_52
||      STW     .D2T2  B0, *+B13[2]         ; <-1> STW     e, *+back_out[2]{first_out}
        ADD     .L2    B7, B1, B0           ; <-1> ADD     g, upper_52, part_52
||      SHRU    .S2    B2, B0, B7           ; <-1> SHRU    sum_49, right_52, lower_52
        ADD     .L2    B0, B7, B7           ; <-1> ADD     part_52, lower_52, g
        NOP     4
        STW     .D1T1  A7, *A3++[4]         ; <-1> STW     c, *front_out++[4]{first_out}
        NOP
        STW     .D2T2  B7, *B13--[4]        ; <-1> STW     g, *back_out--[4]{first_out}
mars_encrypt_blocks$mars_encrypt_blocks$6:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
        ADDK    .S1    16, A8               ; ADDK    16, keys
||[B0]  B       .S2    mars_encrypt_blocks$first_half; [pass] B       first_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_encrypt_blocks$mars_encrypt_blocks$7:
        MVK     .S2    4, B0                ; MVK     4, pass
        STW     .D2T2  B0, *+B15[9]         ; save pass
mars_encrypt_blocks$second_half:
        LDW     .D1T1  *+A8[2], A0          ; LDW     *+keys[2], k2_55
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T2  *+A8[1], B2          ; LDW     *+keys[1], k1_55
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        LDW     .D1T1  *+A8[0], A1          ; LDW     *+keys[0], k0_55
        NOP
        LDW     .D1T2  *+A8[3], B0          ; LDW     *+keys[3], k3_55
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_55
||      STW     .D2T1  A0, *+B15[3]         ; STW     k2_55, *+B15[3]{keys_out}
        STW     .D2T2  B2, *+B15[2]         ; STW     k1_55, *+B15[2]{keys_out}
        MV      .L1    A0, A9               ; MV      out, front_in
||      ADD     .L2X   B1, A0, B0           ; ADD     out, last_55, back_in
||      MV      .S1    A0, A3               ; MV      out, front_out
||      ADD     .S2    1, B0, B1            ; ADD     blocks, 1, odd_55
||      STW     .D2T1  A1, *+B15[1]         ; STW     k0_55, *+B15[1]{keys_out}
        SUBAW   .D2    B0, 4, B8            ; SUBAW   back_in, 4, back_in
        MV      .L2    B8, B13              ; MV      back_in, back_out
||      SHRU    .S2    B1, 1, B2            ; SHRU    odd_55, 1, left
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_55, *+B15[4]{keys_out}
mars_encrypt_blocks$second$guard:
        CMPGT   .L2    3, B2, B0            ; few iterations of second
  [B0]  B       .S1    mars_encrypt_blocks$second$few; few iterations of second
        NOP     5
mars_encrypt_blocks$second$entry:
        LDW     .D1T1  *A9++[4], A1         ; <0> LDW     *front_in++[4]{second_in}, a
        NOP
        LDW     .D2T2  *B8--[4], B10        ; <0> LDW     *back_in--[4]{second_in}, e
        LDW     .D1T1  *+A8[1], A5          ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_57
        LDW     .D1T1  *+A8[0], A10         ; <0> LDW     *+keys[0]{keys_in}, key0_57
        SHL     .S1    A1, 13, A14          ; <0> SHL     a, 13, upper_58
||      LDW     .D2T2  *+B15[2], B7         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_65
        SHRU    .S1    A1, 19, A5           ; <0> SHRU    a, 19, lower_58
||      LDW     .D2T2  *+B15[1], B3         ; <0> LDW     *+B15[1]{keys_in}, key0_65
        ADD     .S1    A14, A5, A14         ; <0> ADD     upper_58, lower_58, a
||      SHL     .S2    B10, 13, B7          ; <0> SHL     e, 13, upper_66
        SHRU    .S2    B10, 19, B3          ; <0> SHRU    e, 19, lower_66
||      MPYHLU  .M1    A14, A5, A13         ; <0> MPYHLU  a, key1_57, mixed1_59
        ADD     .L1    A1, A10, A10         ; <0> ADD     a, key0_57, index_57
||      MV      .L2X   A15, B5              ; split on both sides
||      ADD     .S2    B7, B3, B9           ; <0> ADD     upper_66, lower_66, e
||      MPYLHU  .M1    A14, A5, A7          ; <0> MPYLHU  a, key1_57, mixed2_59
        SUB     .L1X   B2, 2, A2            ; passes of second
||      MPYHLU  .M2    B9, B7, B12          ; <0> MPYHLU  e, key1_65, mixed1_67
        ADD     .L1    A13, A7, A5          ; <0> ADD     mixed1_59, mixed2_59, mixed_59
||      ADD     .L2    B10, B3, B3          ; <0> ADD     e, key0_65, index_65
||      MPYU    .M1    A14, A5, A13         ; <0> MPYU    a, key1_57, low_59
||      MPYLHU  .M2    B9, B7, B1           ; <0> MPYLHU  e, key1_65, mixed2_67
        SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_59, 16, upper_59
        ADD     .L2    B12, B1, B7          ; <0> ADD     mixed1_67, mixed2_67, mixed_67
||      ADD     .S1    A13, A5, A7          ; <0> ADD     low_59, upper_59, p_57
||      MPYU    .M2    B9, B7, B1           ; <0> MPYU    e, key1_65, low_67
        SHL     .S2    B7, 16, B7           ; <0> SHL     mixed_67, 16, upper_67
        ADD     .S2    B1, B7, B7           ; <0> ADD     low_67, upper_67, p_65
||      LDW     .D1T1  *-A9[2], A12         ; <0> LDW     *-front_in[2]{second_in}, c
        MPYHLU  .M1    A7, A15, A5          ; <0> MPYHLU  p_57, split, times_61
||      LDW     .D1T1  *-A9[1], A11         ; <0> LDW     *-front_in[1]{second_in}, d
        LDW     .D1T1  *-A9[3], A6          ; <0> LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <0> LDW     *+back_in[6]{second_in}, g
        SHL     .S1    A7, 5, A7            ; <0> SHL     p_57, 5, p5_60
||      MPYHU   .M1    A5, A15, A13         ; <0> MPYHU   times_61, split, p27_60
||      MPYHLU  .M2    B7, B5, B10          ; <0> MPYHLU  p_65, split, times_69
||      LDW     .D2T2  *+B8[7], B7          ; <0> LDW     *+back_in[7]{second_in}, h
        MPYHLU  .M1    A7, A15, A6          ; <0> MPYHLU  p5_60, split, times_62
||      STW     .D1T1  A14, *-A9[4]         ; <0> STW     a, *-front_in[4]{second_aside}
||      LDW     .D2T2  *+B8[5], B1          ; <0> LDW     *+back_in[5]{second_in}, f
        SHL     .S2    B7, 5, B10           ; <0> SHL     p_65, 5, p5_68
||      MPYHU   .M2    B10, B5, B2          ; <0> MPYHU   times_69, split, p27_68
||      LDW     .D1T1  *+A4[A10], A10       ; <0> LDW     *+A4[index_57], box_60
        ADD     .L1    A7, A13, A14         ; <0> ADD     p5_60, p27_60, once_60
||      SHL     .S1    A10, A13, A7         ; <0> SHL     index_57, p27_60, upper_64
||      MPYHU   .M1    A6, A15, A1          ; <0> MPYHU   times_62, split, by_60
||      MPYHLU  .M2    B10, B5, B1          ; <0> MPYHLU  p5_68, split, times_70
||      STW     .D2T2  B9, *+B8[4]          ; <0> STW     e, *+back_in[4]{second_aside}
        ADD     .L1    A12, A7, A12         ; <0> ADD     c, upper_64, part_64
||      SHL     .S1    A14, 5, A7           ; <0> SHL     once_60, 5, once5_60
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[index_65], box_68
        SUB     .L1    A15, A13, A7         ; <0> SUB     split, p27_60, right_64
||      ADD     .L2    B10, B2, B10         ; <0> ADD     p5_68, p27_68, once_68
||      ADD     .S1    A7, A1, A13          ; <0> ADD     once5_60, by_60, r_57
||      SHL     .S2    B3, B2, B0           ; <0> SHL     index_65, p27_68, upper_72
||      MPYHU   .M2    B1, B5, B6           ; <0> MPYHU   times_70, split, by_68
||      LDW     .D1T1  *+A8[3], A13         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_74
        XOR     .L1    A6, A13, A7          ; <0> XOR     b, r_57, b
||      ADD     .L2    B9, B0, B0           ; <0> ADD     g, upper_72, part_72
||      SHRU    .S1    A10, A7, A6          ; <0> SHRU    index_57, right_64, lower_64
||      SHL     .S2    B10, 5, B9           ; <0> SHL     once_68, 5, once5_68
||      LDW     .D1T1  *A9++[4], A1         ; <1> LDW     *front_in++[4]{second_in}, a
        XOR     .L1    A10, A14, A14        ; <0> XOR     box_60, once_60, two_60
||      SUB     .L2    B5, B2, B2           ; <0> SUB     split, p27_68, right_72
||      SHRU    .S1    A7, 19, A6           ; <0> SHRU    b, 19, lower_75
||      ADD     .S2    B9, B6, B9           ; <0> ADD     once5_68, by_68, r_65
||      ADD     .D1    A12, A6, A12         ; <0> ADD     part_64, lower_64, c
||      LDW     .D2T2  *+B15[4], B3         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_82
        XOR     .L1    A14, A13, A14        ; <0> XOR     two_60, r_57, sum_60
||      XOR     .L2    B1, B9, B1           ; <0> XOR     f, r_65, f
||      SHL     .S1    A7, 13, A13          ; <0> SHL     b, 13, upper_75
||      SHRU    .S2    B3, B2, B3           ; <0> SHRU    index_65, right_72, lower_72
||      SUB     .D1    A15, A1, A10         ; <0> SUB     split, by_60, right_63
||      LDW     .D2T2  *B8--[4], B10        ; <1> LDW     *back_in--[4]{second_in}, e
        ADD     .L1    A13, A6, A6          ; <0> ADD     upper_75, lower_75, b
||      XOR     .L2    B2, B10, B3          ; <0> XOR     box_68, once_68, two_68
||      SHL     .S1    A14, A1, A1          ; <0> SHL     sum_60, by_60, upper_63
||      SHRU    .S2    B1, 19, B0           ; <0> SHRU    f, 19, lower_83
||      LDW     .D1T1  *+A8[1], A5          ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_57
||      ADD     .D2    B0, B3, B2           ; <0> ADD     part_72, lower_72, g
        ADD     .L1    A11, A1, A14         ; <0> ADD     d, upper_63, part_63
||      XOR     .L2    B3, B9, B10          ; <0> XOR     two_68, r_65, sum_68
||      SHRU    .S1    A14, A10, A10        ; <0> SHRU    sum_60, right_63, lower_63
||      SHL     .S2    B1, 13, B3           ; <0> SHL     f, 13, upper_83
||      MPYHLU  .M1    A6, A13, A10         ; <0> MPYHLU  b, key1_74, mixed1_76
||      LDW     .D1T1  *+A8[0], A10         ; <1> LDW     *+keys[0]{keys_in}, key0_57
||      SUB     .D2    B5, B6, B9           ; <0> SUB     split, by_68, right_71
        ADD     .L1    A14, A10, A11        ; <0> ADD     part_63, lower_63, d
||      ADD     .L2    B3, B0, B6           ; <0> ADD     upper_83, lower_83, f
||      SHL     .S1    A1, 13, A14          ; <1> SHL     a, 13, upper_58
||      SHL     .S2    B10, B6, B0          ; <0> SHL     sum_68, by_68, upper_71
||      MPYLHU  .M1    A6, A13, A13         ; <0> MPYLHU  b, key1_74, mixed2_76
||      LDW     .D1T1  *+A8[2], A1          ; <0> LDW     *+keys[2]{keys_in}, key0_74
||      LDW     .D2T2  *+B15[2], B7         ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_65
        ADD     .L2    B7, B0, B9           ; <0> ADD     h, upper_71, part_71
||      SHRU    .S1    A1, 19, A5           ; <1> SHRU    a, 19, lower_58
||      SHRU    .S2    B10, B9, B7          ; <0> SHRU    sum_68, right_71, lower_71
||      MPYU    .M1    A6, A13, A13         ; <0> MPYU    b, key1_74, low_76
||      MPYHLU  .M2    B6, B3, B9           ; <0> MPYHLU  f, key1_82, mixed1_84
||      LDW     .D2T2  *+B15[1], B3         ; <1> LDW     *+B15[1]{keys_in}, key0_65
        ADD     .L1    A10, A13, A0         ; <0> ADD     mixed1_76, mixed2_76, mixed_76
||      ADD     .L2    B9, B7, B0           ; <0> ADD     part_71, lower_71, h
||      ADD     .S1    A14, A5, A14         ; <1> ADD     upper_58, lower_58, a
||      SHL     .S2    B10, 13, B7          ; <1> SHL     e, 13, upper_66
||      MPYLHU  .M2    B6, B3, B12          ; <0> MPYLHU  f, key1_82, mixed2_84
||      LDW     .D2T2  *+B15[3], B10        ; <0> LDW     *+B15[3]{keys_in}, key0_82
        SHL     .S1    A0, 16, A0           ; <0> SHL     mixed_76, 16, upper_76
||      SHRU    .S2    B10, 19, B3          ; <1> SHRU    e, 19, lower_66
||      MPYHLU  .M1    A14, A5, A13         ; <1> MPYHLU  a, key1_57, mixed1_59
||      MPYU    .M2    B6, B3, B11          ; <0> MPYU    f, key1_82, low_84
        ADD     .L1    A1, A10, A10         ; <1> ADD     a, key0_57, index_57
||      ADD     .L2    B9, B12, B12         ; <0> ADD     mixed1_84, mixed2_84, mixed_84
||      ADD     .S2    B7, B3, B9           ; <1> ADD     upper_66, lower_66, e
||      MPYLHU  .M1    A14, A5, A7          ; <1> MPYLHU  a, key1_57, mixed2_59
||      ADD     .D1    A13, A0, A0          ; <0> ADD     low_76, upper_76, p_74
        SHL     .S1    A0, 5, A1            ; <0> SHL     p_74, 5, p5_77
||      SHL     .S2    B12, 16, B12         ; <0> SHL     mixed_84, 16, upper_84
||      MPYHLU  .M1    A0, A15, A7          ; <0> MPYHLU  p_74, split, times_78
||      MPYHLU  .M2    B9, B7, B12          ; <1> MPYHLU  e, key1_65, mixed1_67
||      ADD     .D1    A7, A1, A0           ; <0> ADD     b, key0_74, index_74
        ADD     .L1    A13, A7, A5          ; <1> ADD     mixed1_59, mixed2_59, mixed_59
||      ADD     .L2    B10, B3, B3          ; <1> ADD     e, key0_65, index_65
||      MPYU    .M1    A14, A5, A13         ; <1> MPYU    a, key1_57, low_59
||      MPYLHU  .M2    B9, B7, B1           ; <1> MPYLHU  e, key1_65, mixed2_67
||      LDW     .D1T1  *+A3[0], A11         ; <0> LDW     *+front_out[0]{second_again}, a
||      ADD     .D2    B11, B12, B11        ; <0> ADD     low_84, upper_84, p_82
        SHL     .S1    A5, 16, A5           ; <1> SHL     mixed_59, 16, upper_59
||      SHL     .S2    B11, 5, B11          ; <0> SHL     p_82, 5, p5_85
||      MPYHU   .M1    A7, A15, A13         ; <0> MPYHU   times_78, split, p27_77
||      MPYHLU  .M2    B11, B5, B12         ; <0> MPYHLU  p_82, split, times_86
||      LDW     .D1T1  *+A4[A0], A6         ; <0> LDW     *+A4[index_74], box_77
||      ADD     .D2    B1, B10, B10         ; <0> ADD     f, key0_82, index_82
        ADD     .L2    B12, B1, B7          ; <1> ADD     mixed1_67, mixed2_67, mixed_67
||      ADD     .S1    A13, A5, A7          ; <1> ADD     low_59, upper_59, p_57
||      MPYHLU  .M1    A1, A15, A13         ; <0> MPYHLU  p5_77, split, times_79
||      MPYU    .M2    B9, B7, B1           ; <1> MPYU    e, key1_65, low_67
||      STW     .D1T1  A6, *+A3[3]          ; <0> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B13[0], B0         ; <0> LDW     *+back_out[0]{second_again}, e
        ADD     .L1    A1, A13, A5          ; <0> ADD     p5_77, p27_77, once_77
||      SHL     .S1    A0, A13, A6          ; <0> SHL     index_74, p27_77, upper_81
||      SHL     .S2    B7, 16, B7           ; <1> SHL     mixed_67, 16, upper_67
||      MPYHU   .M2    B12, B5, B6          ; <0> MPYHU   times_86, split, p27_85
||      SUB     .D1    A15, A13, A1         ; <0> SUB     split, p27_77, right_81
||      LDW     .D2T2  *+B4[B10], B11       ; <0> LDW     *+B4[index_82], box_85
        ADD     .L1    A11, A6, A0          ; <0> ADD     d, upper_81, part_81
||      SHRU    .S1    A0, A1, A1           ; <0> SHRU    index_74, right_81, lower_81
||      ADD     .S2    B1, B7, B7           ; <1> ADD     low_67, upper_67, p_65
||      MPYHU   .M1    A13, A15, A13        ; <0> MPYHU   times_79, split, by_77
||      MPYHLU  .M2    B11, B5, B6          ; <0> MPYHLU  p5_85, split, times_87
||      LDW     .D1T1  *-A9[2], A12         ; <1> LDW     *-front_in[2]{second_in}, c
||      STW     .D2T2  B6, *+B13[3]         ; <0> STW     f, *+back_out[3]{second_out}
        ADD     .L1    A0, A1, A1           ; <0> ADD     part_81, lower_81, d
||      ADD     .L2    B11, B6, B1          ; <0> ADD     p5_85, p27_85, once_85
||      SHL     .S1    A5, 5, A0            ; <0> SHL     once_77, 5, once5_77
||      SHL     .S2    B10, B6, B11         ; <0> SHL     index_82, p27_85, upper_89
||      MPYHLU  .M1    A7, A15, A5          ; <1> MPYHLU  p_57, split, times_61
||      LDW     .D1T1  *-A9[1], A11         ; <1> LDW     *-front_in[1]{second_in}, d
||      SUB     .D2    B5, B6, B12          ; <0> SUB     split, p27_85, right_89
;@loop {"name": "second", "ii": 24, "res_mii": 22, "rec_mii": 8, "optimal": null, "stages": 3, "critical_cycle": ["ADD", "ADD", "STW", "STW", "LDW"], "attempts": [{"interval": 22, "result": "time limit", "seconds": 22.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 21.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 0.4, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 0.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop second: II 24, 3 stages
;  bounds: resources 22, recurrence 8
;  critical cycle:
;    ADD e, upper_88, part_88
;    ADD part_88, lower_88, e
;    STW e, *+back_out[2]{second_out}
;    STW g, *back_out--[4]{second_out}
;    LDW *+back_out[0]{second_again}, e
;  units: L1 19/24, S1 24/24, M1 14/24, D1 23/24, L2 19/24, S2 22/24, M2 14/24, D2 23/24
;  cross paths: 1X 0/24, 2X 0/24
;  T paths: T1 16/24, T2 16/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 22: time limit, 22.5 s
;  II 23: time limit, 21.4 s
;  II 24 without possible bank conflicts: time limit (as 2 equal channels), 0.4 s
;  II 24: time limit (as 2 equal channels), 0.8 s
;  II 24: found by annealing (as 2 equal channels), 0.0 s
;  not proved the least possible: every interval below 22 is ruled out; 43.9 s of search found nothing below 24
;  pipelined from 3 iterations on
mars_encrypt_blocks$second:
        XOR     .L1    A6, A5, A6           ; <2> XOR     box_77, once_77, two_77
||      ADD     .L2    B0, B11, B11         ; <2> ADD     h, upper_89, part_89
||      ADD     .S1    A0, A13, A0          ; <2> ADD     once5_77, by_77, r_74
||      SHRU    .S2    B10, B12, B12        ; <2> SHRU    index_82, right_89, lower_89
||      MPYHU   .M2    B6, B5, B12          ; <2> MPYHU   times_87, split, by_85
||      LDW     .D1T1  *-A9[3], A6          ; <1> LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <1> LDW     *+back_in[6]{second_in}, g
        XOR     .L1    A6, A0, A6           ; <2> XOR     two_77, r_74, sum_77
||      ADD     .L2    B11, B12, B6         ; <2> ADD     part_89, lower_89, h
||      SHL     .S1    A7, 5, A7            ; <1> SHL     p_57, 5, p5_60
||      SHL     .S2    B1, 5, B10           ; <2> SHL     once_85, 5, once5_85
||      MPYHU   .M1    A5, A15, A13         ; <1> MPYHU   times_61, split, p27_60
||      MPYHLU  .M2    B7, B5, B10          ; <1> MPYHLU  p_65, split, times_69
||      SUB     .D1    A15, A13, A5         ; <2> SUB     split, by_77, right_80
||      LDW     .D2T2  *+B8[7], B7          ; <1> LDW     *+back_in[7]{second_in}, h
        XOR     .L1    A12, A0, A0          ; <2> XOR     c, r_74, c
||      XOR     .L2    B11, B1, B1          ; <2> XOR     box_85, once_85, two_85
||      SHL     .S1    A6, A13, A14         ; <2> SHL     sum_77, by_77, upper_80
||      ADD     .S2    B10, B12, B11        ; <2> ADD     once5_85, by_85, r_82
||      MPYHLU  .M1    A7, A15, A6          ; <1> MPYHLU  p5_60, split, times_62
||      STW     .D1T1  A14, *-A9[4]         ; <1> STW     a, *-front_in[4]{second_aside}
||      LDW     .D2T2  *+B8[5], B1          ; <1> LDW     *+back_in[5]{second_in}, f
        ADD     .L1    A11, A14, A14        ; <2> ADD     a, upper_80, part_80
||      XOR     .L2    B1, B11, B7          ; <2> XOR     two_85, r_82, sum_85
||      SHRU    .S1    A6, A5, A5           ; <2> SHRU    sum_77, right_80, lower_80
||      SHL     .S2    B7, 5, B10           ; <1> SHL     p_65, 5, p5_68
||      MPYHU   .M2    B10, B5, B2          ; <1> MPYHU   times_69, split, p27_68
||      LDW     .D1T1  *+A4[A10], A10       ; <1> LDW     *+A4[index_57], box_60
||      SUB     .D2    B5, B12, B1          ; <2> SUB     split, by_85, right_88
        ADD     .L1    A7, A13, A14         ; <1> ADD     p5_60, p27_60, once_60
||      XOR     .L2    B2, B11, B11         ; <2> XOR     g, r_82, g
||      SHL     .S1    A10, A13, A7         ; <1> SHL     index_57, p27_60, upper_64
||      SHL     .S2    B7, B12, B12         ; <2> SHL     sum_85, by_85, upper_88
||      MPYHU   .M1    A6, A15, A1          ; <1> MPYHU   times_62, split, by_60
||      MPYHLU  .M2    B10, B5, B1          ; <1> MPYHLU  p5_68, split, times_70
||      ADD     .D1    A14, A5, A5          ; <2> ADD     part_80, lower_80, a
||      STW     .D2T2  B9, *+B8[4]          ; <1> STW     e, *+back_in[4]{second_aside}
        ADD     .L1    A12, A7, A12         ; <1> ADD     c, upper_64, part_64
||      ADD     .L2    B0, B12, B12         ; <2> ADD     e, upper_88, part_88
||      SHL     .S1    A14, 5, A7           ; <1> SHL     once_60, 5, once5_60
||      SHRU    .S2    B7, B1, B0           ; <2> SHRU    sum_85, right_88, lower_88
||      STW     .D1T1  A1, *+A3[1]          ; <2> STW     d, *+front_out[1]{second_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <1> LDW     *+B4[index_65], box_68
        SUB     .L1    A15, A13, A7         ; <1> SUB     split, p27_60, right_64
||      ADD     .L2    B10, B2, B10         ; <1> ADD     p5_68, p27_68, once_68
||      ADD     .S1    A7, A1, A13          ; <1> ADD     once5_60, by_60, r_57
||      SHL     .S2    B3, B2, B0           ; <1> SHL     index_65, p27_68, upper_72
||      MPYHU   .M2    B1, B5, B6           ; <1> MPYHU   times_70, split, by_68
||      LDW     .D1T1  *+A8[3], A13         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_74
||      ADD     .D2    B12, B0, B12         ; <2> ADD     part_88, lower_88, e
        XOR     .L1    A6, A13, A7          ; <1> XOR     b, r_57, b
||      ADD     .L2    B9, B0, B0           ; <1> ADD     g, upper_72, part_72
||      SHRU    .S1    A10, A7, A6          ; <1> SHRU    index_57, right_64, lower_64
||      SHL     .S2    B10, 5, B9           ; <1> SHL     once_68, 5, once5_68
||      LDW     .D1T1  *A9++[4], A1         ; <0> LDW     *front_in++[4]{second_in}, a
||      STW     .D2T2  B6, *+B13[1]         ; <2> STW     h, *+back_out[1]{second_out}
        XOR     .L1    A10, A14, A14        ; <1> XOR     box_60, once_60, two_60
||      SUB     .L2    B5, B2, B2           ; <1> SUB     split, p27_68, right_72
||      SHRU    .S1    A7, 19, A6           ; <1> SHRU    b, 19, lower_75
||      ADD     .S2    B9, B6, B9           ; <1> ADD     once5_68, by_68, r_65
||      ADD     .D1    A12, A6, A12         ; <1> ADD     part_64, lower_64, c
||      LDW     .D2T2  *+B15[4], B3         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_82
        XOR     .L1    A14, A13, A14        ; <1> XOR     two_60, r_57, sum_60
||      XOR     .L2    B1, B9, B1           ; <1> XOR     f, r_65, f
||      SHL     .S1    A7, 13, A13          ; <1> SHL     b, 13, upper_75
||      SHRU    .S2    B3, B2, B3           ; <1> SHRU    index_65, right_72, lower_72
||      SUB     .D1    A15, A1, A10         ; <1> SUB     split, by_60, right_63
||      LDW     .D2T2  *B8--[4], B10        ; <0> LDW     *back_in--[4]{second_in}, e
        ADD     .L1    A13, A6, A6          ; <1> ADD     upper_75, lower_75, b
||      XOR     .L2    B2, B10, B3          ; <1> XOR     box_68, once_68, two_68
||      SHL     .S1    A14, A1, A1          ; <1> SHL     sum_60, by_60, upper_63
||      SHRU    .S2    B1, 19, B0           ; <1> SHRU    f, 19, lower_83
||      LDW     .D1T1  *+A8[1], A5          ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_57
||      ADD     .D2    B0, B3, B2           ; <1> ADD     part_72, lower_72, g
        ADD     .L1    A11, A1, A14         ; <1> ADD     d, upper_63, part_63
||      XOR     .L2    B3, B9, B10          ; <1> XOR     two_68, r_65, sum_68
||      SHRU    .S1    A14, A10, A10        ; <1> SHRU    sum_60, right_63, lower_63
||      SHL     .S2    B1, 13, B3           ; <1> SHL     f, 13, upper_83
||      MPYHLU  .M1    A6, A13, A10         ; <1> MPYHLU  b, key1_74, mixed1_76
||      LDW     .D1T1  *+A8[0], A10         ; <0> LDW     *+keys[0]{keys_in}, key0_57
||      SUB     .D2    B5, B6, B9           ; <1> SUB     split, by_68, right_71
        ADD     .L1    A14, A10, A11        ; <1> ADD     part_63, lower_63, d
||      ADD     .L2    B3, B0, B6           ; <1> ADD     upper_83, lower_83, f
||      SHL     .S1    A1, 13, A14          ; <0> SHL     a, 13, upper_58
||      SHL     .S2    B10, B6, B0          ; <1> SHL     sum_68, by_68, upper_71
||      MPYLHU  .M1    A6, A13, A13         ; <1> MPYLHU  b, key1_74, mixed2_76
||      LDW     .D1T1  *+A8[2], A1          ; <1> LDW     *+keys[2]{keys_in}, key0_74
||      LDW     .D2T2  *+B15[2], B7         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_65
        ADD     .L2    B7, B0, B9           ; <1> ADD     h, upper_71, part_71
||      SHRU    .S1    A1, 19, A5           ; <0> SHRU    a, 19, lower_58
||      SHRU    .S2    B10, B9, B7          ; <1> SHRU    sum_68, right_71, lower_71
||      MPYU    .M1    A6, A13, A13         ; <1> MPYU    b, key1_74, low_76
||      MPYHLU  .M2    B6, B3, B9           ; <1> MPYHLU  f, key1_82, mixed1_84
||      STW     .D1T1  A5, *+A3[2]          ; <2> STW     a, *+front_out[2]{second_out}
||      LDW     .D2T2  *+B15[1], B3         ; <0> LDW     *+B15[1]{keys_in}, key0_65
        ADD     .L1    A10, A13, A0         ; <1> ADD     mixed1_76, mixed2_76, mixed_76
||      ADD     .L2    B9, B7, B0           ; <1> ADD     part_71, lower_71, h
||      ADD     .S1    A14, A5, A14         ; <0> ADD     upper_58, lower_58, a
||      SHL     .S2    B10, 13, B7          ; <0> SHL     e, 13, upper_66
||      MPYLHU  .M2    B6, B3, B12          ; <1> MPYLHU  f, key1_82, mixed2_84
||      STW     .D1T1  A0, *A3++[4]         ; <2> STW     c, *front_out++[4]{second_out}
||      LDW     .D2T2  *+B15[3], B10        ; <1> LDW     *+B15[3]{keys_in}, key0_82
        SHL     .S1    A0, 16, A0           ; <1> SHL     mixed_76, 16, upper_76
||      SHRU    .S2    B10, 19, B3          ; <0> SHRU    e, 19, lower_66
||      MPYHLU  .M1    A14, A5, A13         ; <0> MPYHLU  a, key1_57, mixed1_59
||      MPYU    .M2    B6, B3, B11          ; <1> MPYU    f, key1_82, low_84
||      STW     .D2T2  B12, *+B13[2]        ; <2> STW     e, *+back_out[2]{second_out}
        ADD     .L1    A1, A10, A10         ; <0> ADD     a, key0_57, index_57
||      ADD     .L2    B9, B12, B12         ; <1> ADD     mixed1_84, mixed2_84, mixed_84
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .S2    B7, B3, B9           ; <0> ADD     upper_66, lower_66, e
||      MPYLHU  .M1    A14, A5, A7          ; <0> MPYLHU  a, key1_57, mixed2_59
||      ADD     .D1    A13, A0, A0          ; <1> ADD     low_76, upper_76, p_74
||      STW     .D2T2  B11, *B13--[4]       ; <2> STW     g, *back_out--[4]{second_out}
        SHL     .S1    A0, 5, A1            ; <1> SHL     p_74, 5, p5_77
||      SHL     .S2    B12, 16, B12         ; <1> SHL     mixed_84, 16, upper_84
||      MPYHLU  .M1    A0, A15, A7          ; <1> MPYHLU  p_74, split, times_78
||      MPYHLU  .M2    B9, B7, B12          ; <0> MPYHLU  e, key1_65, mixed1_67
||      ADD     .D1    A7, A1, A0           ; <1> ADD     b, key0_74, index_74
        ADD     .L1    A13, A7, A5          ; <0> ADD     mixed1_59, mixed2_59, mixed_59
||      ADD     .L2    B10, B3, B3          ; <0> ADD     e, key0_65, index_65
||[A2]  B       .S1    mars_encrypt_blocks$second; <0> [left] B       second
||      MPYU    .M1    A14, A5, A13         ; <0> MPYU    a, key1_57, low_59
||      MPYLHU  .M2    B9, B7, B1           ; <0> MPYLHU  e, key1_65, mixed2_67
||      LDW     .D1T1  *+A3[0], A11         ; <1> LDW     *+front_out[0]{second_again}, a
||      ADD     .D2    B11, B12, B11        ; <1> ADD     low_84, upper_84, p_82
        SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_59, 16, upper_59
||      SHL     .S2    B11, 5, B11          ; <1> SHL     p_82, 5, p5_85
||      MPYHU   .M1    A7, A15, A13         ; <1> MPYHU   times_78, split, p27_77
||      MPYHLU  .M2    B11, B5, B12         ; <1> MPYHLU  p_82, split, times_86
||      LDW     .D1T1  *+A4[A0], A6         ; <1> LDW     *+A4[index_74], box_77
||      ADD     .D2    B1, B10, B10         ; <1> ADD     f, key0_82, index_82
        ADD     .L2    B12, B1, B7          ; <0> ADD     mixed1_67, mixed2_67, mixed_67
||      ADD     .S1    A13, A5, A7          ; <0> ADD     low_59, upper_59, p_57
||      MPYHLU  .M1    A1, A15, A13         ; <1> MPYHLU  p5_77, split, times_79
||      MPYU    .M2    B9, B7, B1           ; <0> MPYU    e, key1_65, low_67
||      STW     .D1T1  A6, *+A3[3]          ; <1> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B13[0], B0         ; <1> LDW     *+back_out[0]{second_again}, e
        ADD     .L1    A1, A13, A5          ; <1> ADD     p5_77, p27_77, once_77
||      SHL     .S1    A0, A13, A6          ; <1> SHL     index_74, p27_77, upper_81
||      SHL     .S2    B7, 16, B7           ; <0> SHL     mixed_67, 16, upper_67
||      MPYHU   .M2    B12, B5, B6          ; <1> MPYHU   times_86, split, p27_85
||      SUB     .D1    A15, A13, A1         ; <1> SUB     split, p27_77, right_81
||      LDW     .D2T2  *+B4[B10], B11       ; <1> LDW     *+B4[index_82], box_85
        ADD     .L1    A11, A6, A0          ; <1> ADD     d, upper_81, part_81
||      SHRU    .S1    A0, A1, A1           ; <1> SHRU    index_74, right_81, lower_81
||      ADD     .S2    B1, B7, B7           ; <0> ADD     low_67, upper_67, p_65
||      MPYHU   .M1    A13, A15, A13        ; <1> MPYHU   times_79, split, by_77
||      MPYHLU  .M2    B11, B5, B6          ; <1> MPYHLU  p5_85, split, times_87
||      LDW     .D1T1  *-A9[2], A12         ; <0> LDW     *-front_in[2]{second_in}, c
||      STW     .D2T2  B6, *+B13[3]         ; <1> STW     f, *+back_out[3]{second_out}
        ADD     .L1    A0, A1, A1           ; <1> ADD     part_81, lower_81, d
||      ADD     .L2    B11, B6, B1          ; <1> ADD     p5_85, p27_85, once_85
||      SHL     .S1    A5, 5, A0            ; <1> SHL     once_77, 5, once5_77
||      SHL     .S2    B10, B6, B11         ; <1> SHL     index_82, p27_85, upper_89
||      MPYHLU  .M1    A7, A15, A5          ; <0> MPYHLU  p_57, split, times_61
||      LDW     .D1T1  *-A9[1], A11         ; <0> LDW     *-front_in[1]{second_in}, d
||      SUB     .D2    B5, B6, B12          ; <1> SUB     split, p27_85, right_89
mars_encrypt_blocks$second$exit:
        XOR     .L1    A6, A5, A6           ; <-2> XOR     box_77, once_77, two_77
||      ADD     .L2    B0, B11, B11         ; <-2> ADD     h, upper_89, part_89
||      ADD     .S1    A0, A13, A0          ; <-2> ADD     once5_77, by_77, r_74
||      SHRU    .S2    B10, B12, B12        ; <-2> SHRU    index_82, right_89, lower_89
||      MPYHU   .M2    B6, B5, B12          ; <-2> MPYHU   times_87, split, by_85
||      LDW     .D1T1  *-A9[3], A6          ; <-1> LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B8[6], B9          ; <-1> LDW     *+back_in[6]{second_in}, g
        XOR     .L1    A6, A0, A6           ; <-2> XOR     two_77, r_74, sum_77
||      ADD     .L2    B11, B12, B6         ; <-2> ADD     part_89, lower_89, h
||      SHL     .S1    A7, 5, A7            ; <-1> SHL     p_57, 5, p5_60
||      SHL     .S2    B1, 5, B10           ; <-2> SHL     once_85, 5, once5_85
||      MPYHU   .M1    A5, A15, A13         ; <-1> MPYHU   times_61, split, p27_60
||      MPYHLU  .M2    B7, B5, B10          ; <-1> MPYHLU  p_65, split, times_69
||      SUB     .D1    A15, A13, A5         ; <-2> SUB     split, by_77, right_80
||      LDW     .D2T2  *+B8[7], B7          ; <-1> LDW     *+back_in[7]{second_in}, h
        XOR     .L1    A12, A0, A0          ; <-2> XOR     c, r_74, c
||      XOR     .L2    B11, B1, B1          ; <-2> XOR     box_85, once_85, two_85
||      SHL     .S1    A6, A13, A14         ; <-2> SHL     sum_77, by_77, upper_80
||      ADD     .S2    B10, B12, B11        ; <-2> ADD     once5_85, by_85, r_82
||      MPYHLU  .M1    A7, A15, A6          ; <-1> MPYHLU  p5_60, split, times_62
||      STW     .D1T1  A14, *-A9[4]         ; <-1> STW     a, *-front_in[4]{second_aside}
||      LDW     .D2T2  *+B8[5], B1          ; <-1> LDW     *+back_in[5]{second_in}, f
        ADD     .L1    A11, A14, A14        ; <-2> ADD     a, upper_80, part_80
||      XOR     .L2    B1, B11, B7          ; <-2> XOR     two_85, r_82, sum_85
||      SHRU    .S1    A6, A5, A5           ; <-2> SHRU    sum_77, right_80, lower_80
||      SHL     .S2    B7, 5, B10           ; <-1> SHL     p_65, 5, p5_68
||      MPYHU   .M2    B10, B5, B2          ; <-1> MPYHU   times_69, split, p27_68
||      LDW     .D1T1  *+A4[A10], A10       ; <-1> LDW     *+A4[index_57], box_60
||      SUB     .D2    B5, B12, B1          ; <-2> SUB     split, by_85, right_88
        ADD     .L1    A7, A13, A14         ; <-1> ADD     p5_60, p27_60, once_60
||      XOR     .L2    B2, B11, B11         ; <-2> XOR     g, r_82, g
||      SHL     .S1    A10, A13, A7         ; <-1> SHL     index_57, p27_60, upper_64
||      SHL     .S2    B7, B12, B12         ; <-2> SHL     sum_85, by_85, upper_88
||      MPYHU   .M1    A6, A15, A1          ; <-1> MPYHU   times_62, split, by_60
||      MPYHLU  .M2    B10, B5, B1          ; <-1> MPYHLU  p5_68, split, times_70
||      ADD     .D1    A14, A5, A5          ; <-2> ADD     part_80, lower_80, a
||      STW     .D2T2  B9, *+B8[4]          ; <-1> STW     e, *+back_in[4]{second_aside}
        ADD     .L1    A12, A7, A12         ; <-1> ADD     c, upper_64, part_64
||      ADD     .L2    B0, B12, B12         ; <-2> ADD     e, upper_88, part_88
||      SHL     .S1    A14, 5, A7           ; <-1> SHL     once_60, 5, once5_60
||      SHRU    .S2    B7, B1, B0           ; <-2> SHRU    sum_85, right_88, lower_88
||      STW     .D1T1  A1, *+A3[1]          ; <-2> STW     d, *+front_out[1]{second_out}
||      LDW     .D2T2  *+B4[B3], B2         ; <-1> LDW     *+B4[index_65], box_68
        SUB     .L1    A15, A13, A7         ; <-1> SUB     split, p27_60, right_64
||      ADD     .L2    B10, B2, B10         ; <-1> ADD     p5_68, p27_68, once_68
||      ADD     .S1    A7, A1, A13          ; <-1> ADD     once5_60, by_60, r_57
||      SHL     .S2    B3, B2, B0           ; <-1> SHL     index_65, p27_68, upper_72
||      MPYHU   .M2    B1, B5, B6           ; <-1> MPYHU   times_70, split, by_68
||      LDW     .D1T1  *+A8[3], A13         ; <-1> LDW     *+keys[2 + 1]{keys_in}, key1_74
||      ADD     .D2    B12, B0, B12         ; <-2> ADD     part_88, lower_88, e
        XOR     .L1    A6, A13, A7          ; <-1> XOR     b, r_57, b
||      ADD     .L2    B9, B0, B0           ; <-1> ADD     g, upper_72, part_72
||      SHRU    .S1    A10, A7, A6          ; <-1> SHRU    index_57, right_64, lower_64
||      SHL     .S2    B10, 5, B9           ; <-1> SHL     once_68, 5, once5_68
||      STW     .D2T2  B6, *+B13[1]         ; <-2> STW     h, *+back_out[1]{second_out}
        XOR     .L1    A10, A14, A14        ; <-1> XOR     box_60, once_60, two_60
||      SUB     .L2    B5, B2, B2           ; <-1> SUB     split, p27_68, right_72
||      SHRU    .S1    A7, 19, A6           ; <-1> SHRU    b, 19, lower_75
||      ADD     .S2    B9, B6, B9           ; <-1> ADD     once5_68, by_68, r_65
||      ADD     .D1    A12, A6, A12         ; <-1> ADD     part_64, lower_64, c
||      LDW     .D2T2  *+B15[4], B3         ; <-1> LDW     *+B15[3 + 1]{keys_in}, key1_82
        XOR     .L1    A14, A13, A14        ; <-1> XOR     two_60, r_57, sum_60
||      XOR     .L2    B1, B9, B1           ; <-1> XOR     f, r_65, f
||      SHL     .S1    A7, 13, A13          ; <-1> SHL     b, 13, upper_75
||      SHRU    .S2    B3, B2, B3           ; <-1> SHRU    index_65, right_72, lower_72
||      SUB     .D1    A15, A1, A10         ; <-1> SUB     split, by_60, right_63
        ADD     .L1    A13, A6, A6          ; <-1> ADD     upper_75, lower_75, b
||      XOR     .L2    B2, B10, B3          ; <-1> XOR     box_68, once_68, two_68
||      SHL     .S1    A14, A1, A1          ; <-1> SHL     sum_60, by_60, upper_63
||      SHRU    .S2    B1, 19, B0           ; <-1> SHRU    f, 19, lower_83
||      ADD     .D2    B0, B3, B2           ; <-1> ADD     part_72, lower_72, g
        ADD     .L1    A11, A1, A14         ; <-1> ADD     d, upper_63, part_63
||      XOR     .L2    B3, B9, B10          ; <-1> XOR     two_68, r_65, sum_68
||      SHRU    .S1    A14, A10, A10        ; <-1> SHRU    sum_60, right_63, lower_63
||      SHL     .S2    B1, 13, B3           ; <-1> SHL     f, 13, upper_83
||      MPYHLU  .M1    A6, A13, A10         ; <-1> MPYHLU  b, key1_74, mixed1_76
||      SUB     .D2    B5, B6, B9           ; <-1> SUB     split, by_68, right_71
        ADD     .L1    A14, A10, A11        ; <-1> ADD     part_63, lower_63, d
||      ADD     .L2    B3, B0, B6           ; <-1> ADD     upper_83, lower_83, f
||      SHL     .S2    B10, B6, B0          ; <-1> SHL     sum_68, by_68, upper_71
||      MPYLHU  .M1    A6, A13, A13         ; <-1> MPYLHU  b, key1_74, mixed2_76
||      LDW     .D1T1  *+A8[2], A1          ; <-1> LDW     *+keys[2]{keys_in}, key0_74
        ADD     .L2    B7, B0, B9           ; <-1> ADD     h, upper_71, part_71
||      SHRU    .S2    B10, B9, B7          ; <-1> SHRU    sum_68, right_71, lower_71
||      MPYU    .M1    A6, A13, A13         ; <-1> MPYU    b, key1_74, low_76
||      MPYHLU  .M2    B6, B3, B9           ; <-1> MPYHLU  f, key1_82, mixed1_84
||      STW     .D1T1  A5, *+A3[2]          ; <-2> STW     a, *+front_out[2]{second_out}
        ADD     .L1    A10, A13, A0         ; <-1> ADD     mixed1_76, mixed2_76, mixed_76
||      ADD     .L2    B9, B7, B0           ; <-1> ADD     part_71, lower_71, h
||      MPYLHU  .M2    B6, B3, B12          ; <-1> MPYLHU  f, key1_82, mixed2_84
||      STW     .D1T1  A0, *A3++[4]         ; <-2> STW     c, *front_out++[4]{second_out}
||      LDW     .D2T2  *+B15[3], B10        ; <-1> LDW     *+B15[3]{keys_in}, key0_82
        SHL     .S1    A0, 16, A0           ; <-1> SHL     mixed_76, 16, upper_76
||      MPYU    .M2    B6, B3, B11          ; <-1> MPYU    f, key1_82, low_84
||      STW     .D2T2  B12, *+B13[2]        ; <-2> STW     e, *+back_out[2]{second_out}
        ADD     .L2    B9, B12, B12         ; <-1> ADD     mixed1_84, mixed2_84, mixed_84
||      ADD     .D1    A13, A0, A0          ; <-1> ADD     low_76, upper_76, p_74
||      STW     .D2T2  B11, *B13--[4]       ; <-2> STW     g, *back_out--[4]{second_out}
        SHL     .S1    A0, 5, A1            ; <-1> SHL     p_74, 5, p5_77
||      SHL     .S2    B12, 16, B12         ; <-1> SHL     mixed_84, 16, upper_84
||      MPYHLU  .M1    A0, A15, A7          ; <-1> MPYHLU  p_74, split, times_78
||      ADD     .D1    A7, A1, A0           ; <-1> ADD     b, key0_74, index_74
        LDW     .D1T1  *+A3[0], A11         ; <-1> LDW     *+front_out[0]{second_again}, a
||      ADD     .D2    B11, B12, B11        ; <-1> ADD     low_84, upper_84, p_82
        SHL     .S2    B11, 5, B11          ; <-1> SHL     p_82, 5, p5_85
||      MPYHU   .M1    A7, A15, A13         ; <-1> MPYHU   times_78, split, p27_77
||      MPYHLU  .M2    B11, B5, B12         ; <-1> MPYHLU  p_82, split, times_86
||      LDW     .D1T1  *+A4[A0], A6         ; <-1> LDW     *+A4[index_74], box_77
||      ADD     .D2    B1, B10, B10         ; <-1> ADD     f, key0_82, index_82
        MPYHLU  .M1    A1, A15, A13         ; <-1> MPYHLU  p5_77, split, times_79
||      STW     .D1T1  A6, *+A3[3]          ; <-1> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B13[0], B0         ; <-1> LDW     *+back_out[0]{second_again}, e
        ADD     .L1    A1, A13, A5          ; <-1> ADD     p5_77, p27_77, once_77
||      SHL     .S1    A0, A13, A6          ; <-1> SHL     index_74, p27_77, upper_81
||      MPYHU   .M2    B12, B5, B6          ; <-1> MPYHU   times_86, split, p27_85
||      SUB     .D1    A15, A13, A1         ; <-1> SUB     split, p27_77, right_81
||      LDW     .D2T2  *+B4[B10], B11       ; <-1> LDW     *+B4[index_82], box_85
        ADD     .L1    A11, A6, A0          ; <-1> ADD     d, upper_81, part_81
||      SHRU    .S1    A0, A1, A1           ; <-1> SHRU    index_74, right_81, lower_81
||      MPYHU   .M1    A13, A15, A13        ; <-1> MPYHU   times_79, split, by_77
||      MPYHLU  .M2    B11, B5, B6          ; <-1> MPYHLU  p5_85, split, times_87
||      STW     .D2T2  B6, *+B13[3]         ; <-1> STW     f, *+back_out[3]{second_out}
        ADD     .L1    A0, A1, A1           ; <-1> ADD     part_81, lower_81, d
||      ADD     .L2    B11, B6, B1          ; <-1> ADD     p5_85, p27_85, once_85
||      SHL     .S1    A5, 5, A0            ; <-1> SHL     once_77, 5, once5_77
||      SHL     .S2    B10, B6, B11         ; <-1> SHL     index_82, p27_85, upper_89
||      SUB     .D2    B5, B6, B12          ; <-1> SUB     split, p27_85, right_89
        XOR     .L1    A6, A5, A6           ; <-1> XOR     box_77, once_77, two_77
||      ADD     .L2    B0, B11, B11         ; <-1> ADD     h, upper_89, part_89
||      ADD     .S1    A0, A13, A0          ; <-1> ADD     once5_77, by_77, r_74
||      SHRU    .S2    B10, B12, B12        ; <-1> SHRU    index_82, right_89, lower_89
||      MPYHU   .M2    B6, B5, B12          ; <-1> MPYHU   times_87, split, by_85
        XOR     .L1    A6, A0, A6           ; <-1> XOR     two_77, r_74, sum_77
||      ADD     .L2    B11, B12, B6         ; <-1> ADD     part_89, lower_89, h
||      SHL     .S2    B1, 5, B10           ; <-1> SHL     once_85, 5, once5_85
||      SUB     .D1    A15, A13, A5         ; <-1> SUB     split, by_77, right_80
        XOR     .L1    A12, A0, A0          ; <-1> XOR     c, r_74, c
||      XOR     .L2    B11, B1, B1          ; <-1> XOR     box_85, once_85, two_85
||      SHL     .S1    A6, A13, A14         ; <-1> SHL     sum_77, by_77, upper_80
||      ADD     .S2    B10, B12, B11        ; <-1> ADD     once5_85, by_85, r_82
        ADD     .L1    A11, A14, A14        ; <-1> ADD     a, upper_80, part_80
||      XOR     .L2    B1, B11, B7          ; <-1> XOR     two_85, r_82, sum_85
||      SHRU    .S1    A6, A5, A5           ; <-1> SHRU    sum_77, right_80, lower_80
||      SUB     .D2    B5, B12, B1          ; <-1> SUB     split, by_85, right_88
        XOR     .L2    B2, B11, B11         ; <-1> XOR     g, r_82, g
||      SHL     .S2    B7, B12, B12         ; <-1> SHL     sum_85, by_85, upper_88
||      ADD     .D1    A14, A5, A5          ; <-1> ADD     part_80, lower_80, a
        ADD     .L2    B0, B12, B12         ; <-1> ADD     e, upper_88, part_88
||      SHRU    .S2    B7, B1, B0           ; <-1> SHRU    sum_85, right_88, lower_88
||      STW     .D1T1  A1, *+A3[1]          ; <-1> STW     d, *+front_out[1]{second_out}
        ADD     .D2    B12, B0, B12         ; <-1> ADD     part_88, lower_88, e
        STW     .D2T2  B6, *+B13[1]         ; <-1> STW     h, *+back_out[1]{second_out}
        NOP     5
        STW     .D1T1  A5, *+A3[2]          ; <-1> STW     a, *+front_out[2]{second_out}
        STW     .D1T1  A0, *A3++[4]         ; <-1> STW     c, *front_out++[4]{second_out}
        STW     .D2T2  B12, *+B13[2]        ; <-1> STW     e, *+back_out[2]{second_out}
        STW     .D2T2  B11, *B13--[4]       ; <-1> STW     g, *back_out--[4]{second_out}
mars_encrypt_blocks$mars_encrypt_blocks$10:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
        ADDK    .S1    16, A8               ; ADDK    16, keys
||[B0]  B       .S2    mars_encrypt_blocks$second_half; [pass] B       second_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_encrypt_blocks$mars_encrypt_blocks$11:
        MVKL    .S1    590081, A0           ; MVKL    0x00090101, circular_91
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T2  *+A8[2], B12         ; LDW     *+keys[2], k2
        MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D1T1  *+A8[1], A8          ; LDW     *+keys[1], k1
||      LDW     .D2T2  *+B15[8], B0         ; restore out
        MVKH    .S1    590081, A0           ; MVKH    0x00090101, circular_91
||      LDW     .D1T1  *+A8[0], A1          ; LDW     *+keys[0], k0
||      LDW     .D2T2  *+B15[7], B1         ; restore blocks
        LDW     .D1T2  *+A8[3], B10         ; LDW     *+keys[3], k3
        NOP     2
        MV      .L1X   B0, A2               ; MV      out, from
||      MV      .L2    B0, B0               ; MV      out, to
        MV      .L2    B1, B2               ; MV      blocks, left
||      MVC     .S2X   A0, AMR              ; MVC     circular_91, AMR
mars_encrypt_blocks$unmixing$guard:
        CMPGT   .L2    4, B2, B1            ; few iterations of unmixing
  [B1]  B       .S1    mars_encrypt_blocks$unmixing$few; few iterations of unmixing
        NOP     5
mars_encrypt_blocks$unmixing$entry:
        MV      .L1    A2, A9               ; move from
        LDW     .D1T2  *A9++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, wa
        NOP     2
        LDW     .D1T2  *-A9[3], B8          ; <0> LDW     *-from[3]{unmixing_in}, wb
        NOP
        LDW     .D2T1  *+B4[B5], A10        ; <0> LDW     *+B4[wa], s0_96
        SHRU    .S1X   B5, 24, A3           ; <0> SHRU    wa, 24, a24_96
||      LDW     .D1T1  *-A9[2], A0          ; <0> LDW     *-from[2]{unmixing_in}, wc
        LDW     .D1T2  *+A4[A3], B6         ; <0> LDW     *+A4[a24_96], s1_96
        NOP
        SHL     .S2    B5, 24, B13          ; <0> SHL     wa, 24, upper_96
        XOR     .L2X   B8, A10, B8          ; <0> XOR     wb, s0_96, wb
||      SHRU    .S1X   B5, 8, A3            ; <0> SHRU    wa, 8, a8_96
        SHRU    .S2    B5, 16, B1           ; <0> SHRU    wa, 16, a16_96
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[wb], s0_97
        SUB     .L2X   A0, B6, B6           ; <0> SUB     wc, s1_96, wc
||      LDW     .D2T2  *+B4[B1], B5         ; <0> LDW     *+B4[a16_96], s2_96
        SHRU    .S2    B8, 16, B1           ; <0> SHRU    wb, 16, a16_97
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-from[1]{unmixing_in}, wd
        NOP
        SHRU    .S1X   B8, 24, A5           ; <0> SHRU    wb, 24, a24_97
        MV      .L2X   A8, B11              ; move k1
||      SHRU    .S1X   B8, 8, A5            ; <0> SHRU    wb, 8, a8_97
||      SHL     .S2    B8, 24, B8           ; <0> SHL     wb, 24, upper_97
||      LDW     .D1T1  *+A4[A5], A5         ; <0> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[a16_97], s2_97
        ADD     .L2X   B8, A5, B8           ; <0> ADD     upper_97, a8_97, wb
||      XOR     .S2    B6, B9, B9           ; <0> XOR     wc, s0_97, wc
        ADD     .L2X   B13, A3, B6          ; <0> ADD     upper_96, a8_96, wa
||      SUB     .D2    B1, B5, B5           ; <0> SUB     wd, s2_96, difference_96
        SUB     .L1X   B2, 3, A2            ; passes of unmixing
||      SUB     .S2    B9, B8, B7           ; <0> SUB     wc, wb, wc
||      LDW     .D1T2  *+A4[A5], B5         ; <0> LDW     *+A4[a8_97], s3_97
        SHRU    .S1X   B7, 24, A3           ; <0> SHRU    wc, 24, a24_98
||      LDW     .D2T2  *+B4[B7], B5         ; <0> LDW     *+B4[wc], s0_98
        SUB     .L2    B6, B2, B6           ; <0> SUB     wa, s2_97, difference_97
||      XOR     .S2X   B5, A15, B2          ; <0> XOR     difference_96, s3_96, wd
||      LDW     .D1T2  *A9++[4], B5         ; <1> LDW     *from++[4]{unmixing_in}, wa
        SUB     .L2X   B2, A5, B9           ; <0> SUB     wd, s1_97, wd
||      SHRU    .S1X   B7, 8, A15           ; <0> SHRU    wc, 8, a8_98
||      SHRU    .S2    B7, 16, B2           ; <0> SHRU    wc, 16, a16_98
||      LDW     .D1T2  *+A4[A3], B13        ; <0> LDW     *+A4[a24_98], s1_98
        LDW     .D2T1  *+B4[B2], A0         ; <0> LDW     *+B4[a16_98], s2_98
        XOR     .L2    B6, B5, B6           ; <0> XOR     difference_97, s3_97, wa
||      LDW     .D1T2  *-A9[3], B8          ; <1> LDW     *-from[3]{unmixing_in}, wb
        XOR     .S2    B9, B5, B9           ; <0> XOR     wd, s0_98, wd
        MV      .L1X   B12, A7              ; move k2
||      LDW     .D2T1  *+B4[B5], A10        ; <1> LDW     *+B4[wa], s0_96
        SUB     .L2    B6, B13, B12         ; <0> SUB     wa, s1_98, wa
||      SHRU    .S1X   B5, 24, A3           ; <1> SHRU    wa, 24, a24_96
||      LDW     .D1T1  *-A9[2], A0          ; <1> LDW     *-from[2]{unmixing_in}, wc
        SUB     .L2    B9, B12, B7          ; <0> SUB     wd, wa, wd
||      SHL     .S1X   B7, 24, A3           ; <0> SHL     wc, 24, upper_98
||      SUB     .S2X   B8, A0, B9           ; <0> SUB     wb, s2_98, difference_98
||      LDW     .D1T2  *+A4[A3], B6         ; <1> LDW     *+A4[a24_96], s1_96
        SHRU    .S1X   B7, 8, A5            ; <0> SHRU    wd, 8, a8_99
||      SHRU    .S2    B7, 16, B1           ; <0> SHRU    wd, 16, a16_99
||      LDW     .D2T2  *+B4[B7], B1         ; <0> LDW     *+B4[wd], s0_99
        MV      .L1X   B10, A11             ; move k3
||      SHL     .S2    B5, 24, B13          ; <1> SHL     wa, 24, upper_96
||      LDW     .D1T2  *+A4[A15], B12       ; <0> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B1], A15        ; <0> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A3, A15, A10         ; <0> ADD     upper_98, a8_98, wc
||      XOR     .L2X   B8, A10, B8          ; <1> XOR     wb, s0_96, wb
||      SHRU    .S1X   B5, 8, A3            ; <1> SHRU    wa, 8, a8_96
        SHRU    .S2    B5, 16, B1           ; <1> SHRU    wa, 16, a16_96
||      LDW     .D1T1  *+A4[A3], A15        ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B8], B9         ; <1> LDW     *+B4[wb], s0_97
        SUB     .L2X   A0, B6, B6           ; <1> SUB     wc, s1_96, wc
||      SHRU    .S1X   B7, 24, A12          ; <0> SHRU    wd, 24, a24_99
||      SHL     .S2    B7, 24, B7           ; <0> SHL     wd, 24, upper_99
||      LDW     .D1T1  *+A4[A5], A13        ; <0> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T2  *+B4[B1], B5         ; <1> LDW     *+B4[a16_96], s2_96
        XOR     .L2    B12, B1, B3          ; <0> XOR     wa, s0_99, wa
||      SHRU    .S2    B8, 16, B1           ; <1> SHRU    wb, 16, a16_97
||      LDW     .D1T2  *-A9[1], B1          ; <1> LDW     *-from[1]{unmixing_in}, wd
        SUB     .L1    A10, A15, A10        ; <0> SUB     wc, s2_99, difference_99
||      ADD     .L2X   B7, A5, B12          ; <0> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B3, 24, A12          ; <0> SHRU    wa, 24, a24_101
||      XOR     .S2    B9, B12, B7          ; <0> XOR     difference_98, s3_98, wb
||      LDW     .D1T1  *+A4[A12], A10       ; <0> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B3], B13        ; <0> LDW     *+B4[wa], s0_101
        SHRU    .S1X   B8, 24, A5           ; <1> SHRU    wb, 24, a24_97
        SHRU    .S1X   B8, 8, A5            ; <1> SHRU    wb, 8, a8_97
||      SHL     .S2    B8, 24, B8           ; <1> SHL     wb, 24, upper_97
||      LDW     .D1T1  *+A4[A5], A5         ; <1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B1], B2         ; <1> LDW     *+B4[a16_97], s2_97
        XOR     .L1    A10, A13, A12        ; <0> XOR     difference_99, s3_99, wc
||      ADD     .L2X   B8, A5, B8           ; <1> ADD     upper_97, a8_97, wb
||      XOR     .S2    B6, B9, B9           ; <1> XOR     wc, s0_97, wc
||      LDW     .D1T2  *+A4[A12], B5        ; <0> LDW     *+A4[a24_101], s1_101
        ADD     .L2X   B13, A3, B6          ; <1> ADD     upper_96, a8_96, wa
||      SUB     .D2    B1, B5, B5           ; <1> SUB     wd, s2_96, difference_96
        SUB     .L2X   B7, A10, B9          ; <0> SUB     wb, s1_99, wb
||      SUB     .S2    B9, B8, B7           ; <1> SUB     wc, wb, wc
||      LDW     .D1T2  *+A4[A5], B5         ; <1> LDW     *+A4[a8_97], s3_97
        XOR     .L2    B9, B13, B13         ; <0> XOR     wb, s0_101, wb
||      SHRU    .S1X   B7, 24, A3           ; <1> SHRU    wc, 24, a24_98
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    wa, 16, a16_101
||      LDW     .D2T2  *+B4[B7], B5         ; <1> LDW     *+B4[wc], s0_98
        SUB     .L2    B6, B2, B6           ; <1> SUB     wa, s2_97, difference_97
||      SHRU    .S1X   B3, 8, A10           ; <0> SHRU    wa, 8, a8_101
||      XOR     .S2X   B5, A15, B2          ; <1> XOR     difference_96, s3_96, wd
||      LDW     .D1T2  *A9++[4], B5         ; <2> LDW     *from++[4]{unmixing_in}, wa
||      LDW     .D2T1  *+B4[B13], A0        ; <0> LDW     *+B4[wb], s0_102
        SUB     .L2X   B2, A5, B9           ; <1> SUB     wd, s1_97, wd
||      SHRU    .S1X   B7, 8, A15           ; <1> SHRU    wc, 8, a8_98
||      SHRU    .S2    B7, 16, B2           ; <1> SHRU    wc, 16, a16_98
||      LDW     .D1T2  *+A4[A3], B13        ; <1> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_101], s2_101
        SUB     .L2X   A12, B5, B3          ; <0> SUB     wc, s1_101, wc
||      SHL     .S1X   B3, 24, A12          ; <0> SHL     wa, 24, upper_101
||      SHRU    .S2    B13, 16, B2          ; <0> SHRU    wb, 16, a16_102
||      LDW     .D1T2  *+A4[A10], B13       ; <0> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T1  *+B4[B2], A0         ; <1> LDW     *+B4[a16_98], s2_98
        XOR     .L2    B6, B5, B6           ; <1> XOR     difference_97, s3_97, wa
||      SHRU    .S1X   B13, 8, A13          ; <0> SHRU    wb, 8, a8_102
||      LDW     .D1T2  *-A9[3], B8          ; <2> LDW     *-from[3]{unmixing_in}, wb
        SHRU    .S1X   B13, 24, A3          ; <0> SHRU    wb, 24, a24_102
||      XOR     .S2    B9, B5, B9           ; <1> XOR     wd, s0_98, wd
        SHL     .S1X   B13, 24, A0          ; <0> SHL     wb, 24, upper_102
||      XOR     .S2X   B3, A0, B1           ; <0> XOR     wc, s0_102, wc
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T1  *+B4[B5], A10        ; <2> LDW     *+B4[wa], s0_96
        ADD     .L1    A0, A13, A6          ; <0> ADD     upper_102, a8_102, wb
||      SUB     .L2    B6, B13, B12         ; <1> SUB     wa, s1_98, wa
||      SHRU    .S1X   B5, 24, A3           ; <2> SHRU    wa, 24, a24_96
||      SUB     .S2X   B12, A3, B6          ; <0> SUB     wd, s2_101, difference_101
||      LDW     .D1T1  *-A9[2], A0          ; <2> LDW     *-from[2]{unmixing_in}, wc
        SUB     .L2    B9, B12, B7          ; <1> SUB     wd, wa, wd
||      SHL     .S1X   B7, 24, A3           ; <1> SHL     wc, 24, upper_98
||      SUB     .S2X   B8, A0, B9           ; <1> SUB     wb, s2_98, difference_98
||      LDW     .D1T2  *+A4[A3], B6         ; <2> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[a16_102], s2_102
        ADD     .L1    A12, A10, A12        ; <0> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B1, A6, B3           ; <0> SUB     wc, wb, wc
||      SHRU    .S1X   B7, 8, A5            ; <1> SHRU    wd, 8, a8_99
||      SHRU    .S2    B7, 16, B1           ; <1> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A13], A15       ; <0> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B7], B1         ; <1> LDW     *+B4[wd], s0_99
        XOR     .L2    B6, B13, B6          ; <0> XOR     difference_101, s3_101, wd
||      SHRU    .S1X   B3, 24, A0           ; <0> SHRU    wc, 24, a24_103
||      SHL     .S2    B5, 24, B13          ; <2> SHL     wa, 24, upper_96
||      LDW     .D1T2  *+A4[A15], B12       ; <1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B1], A15        ; <1> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A3, A15, A10         ; <1> ADD     upper_98, a8_98, wc
||      XOR     .L2X   B8, A10, B8          ; <2> XOR     wb, s0_96, wb
||      SHRU    .S1X   B5, 8, A3            ; <2> SHRU    wa, 8, a8_96
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    wc, 16, a16_103
||      LDW     .D1T1  *+A4[A0], A5         ; <0> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[wc], s0_103
        SUB     .L2    B6, B1, B5           ; <0> SUB     wd, s1_102, wd
||      SHL     .S1X   B3, 24, A8           ; <0> SHL     wc, 24, upper_103
||      SHRU    .S2    B5, 16, B1           ; <2> SHRU    wa, 16, a16_96
||      LDW     .D1T1  *+A4[A3], A15        ; <2> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B8], B9         ; <2> LDW     *+B4[wb], s0_97
        SUB     .L1    A12, A15, A0         ; <0> SUB     wa, s2_102, difference_102
||      SUB     .L2X   A0, B6, B6           ; <2> SUB     wc, s1_96, wc
||      SHRU    .S1X   B7, 24, A12          ; <1> SHRU    wd, 24, a24_99
||      SHL     .S2    B7, 24, B7           ; <1> SHL     wd, 24, upper_99
||      LDW     .D1T1  *+A4[A5], A13        ; <1> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T2  *+B4[B1], B5         ; <2> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A0, A15, A0          ; <0> XOR     difference_102, s3_102, wa
||      XOR     .L2    B12, B1, B3          ; <1> XOR     wa, s0_99, wa
||      SHRU    .S1X   B3, 8, A13           ; <0> SHRU    wc, 8, a8_103
||      SHRU    .S2    B8, 16, B1           ; <2> SHRU    wb, 16, a16_97
||      LDW     .D1T2  *-A9[1], B1          ; <2> LDW     *-from[1]{unmixing_in}, wd
        SUB     .L1    A10, A15, A10        ; <1> SUB     wc, s2_99, difference_99
||      ADD     .L2X   B7, A5, B12          ; <1> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B3, 24, A12          ; <1> SHRU    wa, 24, a24_101
||      XOR     .S2    B9, B12, B7          ; <1> XOR     difference_98, s3_98, wb
||      LDW     .D1T1  *+A4[A12], A10       ; <1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B3], B13        ; <1> LDW     *+B4[wa], s0_101
        SUB     .L1    A0, A5, A0           ; <0> SUB     wa, s1_103, wa
||      XOR     .L2    B5, B9, B5           ; <0> XOR     wd, s0_103, wd
||      SHRU    .S1X   B8, 24, A5           ; <2> SHRU    wb, 24, a24_97
||      LDW     .D1T2  *+A4[A13], B1        ; <0> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A10        ; <0> LDW     *+B4[a16_103], s2_103
        ADD     .L1    A8, A13, A8          ; <0> ADD     upper_103, a8_103, wc
||      SUB     .L2X   B5, A0, B2           ; <0> SUB     wd, wa, wd
||      SHRU    .S1X   B8, 8, A5            ; <2> SHRU    wb, 8, a8_97
||      SHL     .S2    B8, 24, B8           ; <2> SHL     wb, 24, upper_97
||      LDW     .D1T1  *+A4[A5], A5         ; <2> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B1], B2         ; <2> LDW     *+B4[a16_97], s2_97
        XOR     .L1    A10, A13, A12        ; <1> XOR     difference_99, s3_99, wc
||      ADD     .L2X   B8, A5, B8           ; <2> ADD     upper_97, a8_97, wb
||      SHRU    .S1X   B2, 24, A10          ; <0> SHRU    wd, 24, a24_104
||      XOR     .S2    B6, B9, B9           ; <2> XOR     wc, s0_97, wc
||      LDW     .D1T2  *+A4[A12], B5        ; <1> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[wd], s0_104
        ADD     .L2X   B13, A3, B6          ; <2> ADD     upper_96, a8_96, wa
||      SHRU    .S1X   B2, 8, A3            ; <0> SHRU    wd, 8, a8_104
||      SHRU    .S2    B2, 16, B1           ; <0> SHRU    wd, 16, a16_104
||      LDW     .D1T1  *+A4[A10], A5        ; <0> LDW     *+A4[a24_104], s1_104
||      SUB     .D2    B1, B5, B5           ; <2> SUB     wd, s2_96, difference_96
        SUB     .L2X   B7, A10, B9          ; <1> SUB     wb, s1_99, wb
||      SHL     .S1X   B2, 24, A5           ; <0> SHL     wd, 24, upper_104
||      SUB     .S2    B9, B8, B7           ; <2> SUB     wc, wb, wc
||      LDW     .D1T2  *+A4[A5], B5         ; <2> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_104], s2_104
        ADD     .L1    A5, A3, A13          ; <0> ADD     upper_104, a8_104, wd
||      XOR     .L2    B9, B13, B13         ; <1> XOR     wb, s0_101, wb
||      SHRU    .S1X   B7, 24, A3           ; <2> SHRU    wc, 24, a24_98
||      SHRU    .S2    B3, 16, B9           ; <1> SHRU    wa, 16, a16_101
||      LDW     .D1T1  *+A4[A3], A6         ; <0> LDW     *+A4[a8_104], s3_104
||      LDW     .D2T2  *+B4[B7], B5         ; <2> LDW     *+B4[wc], s0_98
;@loop {"name": "unmixing", "ii": 21, "res_mii": 21, "rec_mii": 1, "optimal": true, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "found by annealing", "seconds": 36.3, "banks_apart": true, "note": "", "moves": 0}]}
;  loop unmixing: II 21, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 17/21, S1 21/21, M1 0/21, D1 21/21, L2 21/21, S2 21/21, M2 0/21, D2 21/21
;  cross paths: 1X 21/21, 2X 16/21
;  T paths: T1 21/21, T2 19/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 21 without possible bank conflicts: found by annealing, 36.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 4 iterations on
mars_encrypt_blocks$unmixing:
        SUB     .L1    A6, A10, A6          ; <3> SUB     wb, s2_103, difference_103
||      SUB     .L2    B6, B2, B6           ; <1> SUB     wa, s2_97, difference_97
||      SHRU    .S1X   B3, 8, A10           ; <2> SHRU    wa, 8, a8_101
||      XOR     .S2X   B5, A15, B2          ; <1> XOR     difference_96, s3_96, wd
||      LDW     .D1T2  *A9++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, wa
||      LDW     .D2T1  *+B4[B13], A0        ; <2> LDW     *+B4[wb], s0_102
        XOR     .L1    A0, A15, A0          ; <3> XOR     wa, s0_104, wa
||      SUB     .L2X   B2, A5, B9           ; <1> SUB     wd, s1_97, wd
||      SHRU    .S1X   B7, 8, A15           ; <1> SHRU    wc, 8, a8_98
||      SHRU    .S2    B7, 16, B2           ; <1> SHRU    wc, 16, a16_98
||      LDW     .D1T2  *+A4[A3], B13        ; <1> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B9], A3         ; <2> LDW     *+B4[a16_101], s2_101
        SUB     .L1    A0, A1, A3           ; <3> SUB     wa, k0, wa
||      SUB     .L2X   A12, B5, B3          ; <2> SUB     wc, s1_101, wc
||      SHL     .S1X   B3, 24, A12          ; <2> SHL     wa, 24, upper_101
||      SHRU    .S2    B13, 16, B2          ; <2> SHRU    wb, 16, a16_102
||      LDW     .D1T2  *+A4[A10], B13       ; <2> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T1  *+B4[B2], A0         ; <1> LDW     *+B4[a16_98], s2_98
        SUB     .L1    A13, A11, A3         ; <3> SUB     wd, k3, wd
||      XOR     .L2    B6, B5, B6           ; <1> XOR     difference_97, s3_97, wa
||      SHRU    .S1X   B13, 8, A13          ; <2> SHRU    wb, 8, a8_102
||      XOR     .S2X   B1, A6, B1           ; <3> XOR     difference_103, s3_103, wb
||      LDW     .D1T2  *-A9[3], B8          ; <0> LDW     *-from[3]{unmixing_in}, wb
||      STW     .D2T1  A3, *B0++[4]         ; <3> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A5, B1           ; <3> SUB     wb, s1_104, wb
||      SHRU    .S1X   B13, 24, A3          ; <2> SHRU    wb, 24, a24_102
||      XOR     .S2    B9, B5, B9           ; <1> XOR     wd, s0_98, wd
||      SUB     .D1    A8, A0, A5           ; <3> SUB     wc, s2_104, difference_104
||      STW     .D2T1  A3, *-B0[1]          ; <3> STW     wd, *-to[1]{unmixing_out}
        XOR     .L1    A5, A6, A8           ; <3> XOR     difference_104, s3_104, wc
||      SUB     .L2    B1, B11, B3          ; <3> SUB     wb, k1, wb
||      SHL     .S1X   B13, 24, A0          ; <2> SHL     wb, 24, upper_102
||      XOR     .S2X   B3, A0, B1           ; <2> XOR     wc, s0_102, wc
||      LDW     .D1T2  *+A4[A3], B1         ; <2> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T1  *+B4[B5], A10        ; <0> LDW     *+B4[wa], s0_96
        ADD     .L1    A0, A13, A6          ; <2> ADD     upper_102, a8_102, wb
||      SUB     .L2    B6, B13, B12         ; <1> SUB     wa, s1_98, wa
||      SHRU    .S1X   B5, 24, A3           ; <0> SHRU    wa, 24, a24_96
||      SUB     .S2X   B12, A3, B6          ; <2> SUB     wd, s2_101, difference_101
||      LDW     .D1T1  *-A9[2], A0          ; <0> LDW     *-from[2]{unmixing_in}, wc
||      STW     .D2T2  B3, *-B0[3]          ; <3> STW     wb, *-to[3]{unmixing_out}
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SUB     .L2    B9, B12, B7          ; <1> SUB     wd, wa, wd
||      SHL     .S1X   B7, 24, A3           ; <1> SHL     wc, 24, upper_98
||      SUB     .S2X   B8, A0, B9           ; <1> SUB     wb, s2_98, difference_98
||      LDW     .D1T2  *+A4[A3], B6         ; <0> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B2], A15        ; <2> LDW     *+B4[a16_102], s2_102
        ADD     .L1    A12, A10, A12        ; <2> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B1, A6, B3           ; <2> SUB     wc, wb, wc
||      SHRU    .S1X   B7, 8, A5            ; <1> SHRU    wd, 8, a8_99
||      SHRU    .S2    B7, 16, B1           ; <1> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A13], A15       ; <2> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B7], B1         ; <1> LDW     *+B4[wd], s0_99
        XOR     .L2    B6, B13, B6          ; <2> XOR     difference_101, s3_101, wd
||      SHRU    .S1X   B3, 24, A0           ; <2> SHRU    wc, 24, a24_103
||      SHL     .S2    B5, 24, B13          ; <0> SHL     wa, 24, upper_96
||      LDW     .D1T2  *+A4[A15], B12       ; <1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B1], A15        ; <1> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A3, A15, A10         ; <1> ADD     upper_98, a8_98, wc
||      XOR     .L2X   B8, A10, B8          ; <0> XOR     wb, s0_96, wb
||      SHRU    .S1X   B5, 8, A3            ; <0> SHRU    wa, 8, a8_96
||      SHRU    .S2    B3, 16, B2           ; <2> SHRU    wc, 16, a16_103
||      LDW     .D1T1  *+A4[A0], A5         ; <2> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B3], B9         ; <2> LDW     *+B4[wc], s0_103
        SUB     .L1    A8, A7, A13          ; <3> SUB     wc, k2, wc
||      SUB     .L2    B6, B1, B5           ; <2> SUB     wd, s1_102, wd
||      SHL     .S1X   B3, 24, A8           ; <2> SHL     wc, 24, upper_103
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    wa, 16, a16_96
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[wb], s0_97
        SUB     .L1    A12, A15, A0         ; <2> SUB     wa, s2_102, difference_102
||      SUB     .L2X   A0, B6, B6           ; <0> SUB     wc, s1_96, wc
||      SHRU    .S1X   B7, 24, A12          ; <1> SHRU    wd, 24, a24_99
||      SHL     .S2    B7, 24, B7           ; <1> SHL     wd, 24, upper_99
||      LDW     .D1T1  *+A4[A5], A13        ; <1> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T2  *+B4[B1], B5         ; <0> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A0, A15, A0          ; <2> XOR     difference_102, s3_102, wa
||      XOR     .L2    B12, B1, B3          ; <1> XOR     wa, s0_99, wa
||      SHRU    .S1X   B3, 8, A13           ; <2> SHRU    wc, 8, a8_103
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    wb, 16, a16_97
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-from[1]{unmixing_in}, wd
||      STW     .D2T1  A13, *-B0[2]         ; <3> STW     wc, *-to[2]{unmixing_out}
        SUB     .L1    A10, A15, A10        ; <1> SUB     wc, s2_99, difference_99
||      ADD     .L2X   B7, A5, B12          ; <1> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B3, 24, A12          ; <1> SHRU    wa, 24, a24_101
||      XOR     .S2    B9, B12, B7          ; <1> XOR     difference_98, s3_98, wb
||      LDW     .D1T1  *+A4[A12], A10       ; <1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B3], B13        ; <1> LDW     *+B4[wa], s0_101
        SUB     .L1    A0, A5, A0           ; <2> SUB     wa, s1_103, wa
||      XOR     .L2    B5, B9, B5           ; <2> XOR     wd, s0_103, wd
||      SHRU    .S1X   B8, 24, A5           ; <0> SHRU    wb, 24, a24_97
||[A2]  B       .S2    mars_encrypt_blocks$unmixing; <0> [left] B       unmixing
||      LDW     .D1T2  *+A4[A13], B1        ; <2> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A10        ; <2> LDW     *+B4[a16_103], s2_103
        ADD     .L1    A8, A13, A8          ; <2> ADD     upper_103, a8_103, wc
||      SUB     .L2X   B5, A0, B2           ; <2> SUB     wd, wa, wd
||      SHRU    .S1X   B8, 8, A5            ; <0> SHRU    wb, 8, a8_97
||      SHL     .S2    B8, 24, B8           ; <0> SHL     wb, 24, upper_97
||      LDW     .D1T1  *+A4[A5], A5         ; <0> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B1], B2         ; <0> LDW     *+B4[a16_97], s2_97
        XOR     .L1    A10, A13, A12        ; <1> XOR     difference_99, s3_99, wc
||      ADD     .L2X   B8, A5, B8           ; <0> ADD     upper_97, a8_97, wb
||      SHRU    .S1X   B2, 24, A10          ; <2> SHRU    wd, 24, a24_104
||      XOR     .S2    B6, B9, B9           ; <0> XOR     wc, s0_97, wc
||      LDW     .D1T2  *+A4[A12], B5        ; <1> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B2], A15        ; <2> LDW     *+B4[wd], s0_104
        ADD     .L2X   B13, A3, B6          ; <0> ADD     upper_96, a8_96, wa
||      SHRU    .S1X   B2, 8, A3            ; <2> SHRU    wd, 8, a8_104
||      SHRU    .S2    B2, 16, B1           ; <2> SHRU    wd, 16, a16_104
||      LDW     .D1T1  *+A4[A10], A5        ; <2> LDW     *+A4[a24_104], s1_104
||      SUB     .D2    B1, B5, B5           ; <0> SUB     wd, s2_96, difference_96
        SUB     .L2X   B7, A10, B9          ; <1> SUB     wb, s1_99, wb
||      SHL     .S1X   B2, 24, A5           ; <2> SHL     wd, 24, upper_104
||      SUB     .S2    B9, B8, B7           ; <0> SUB     wc, wb, wc
||      LDW     .D1T2  *+A4[A5], B5         ; <0> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T1  *+B4[B1], A0         ; <2> LDW     *+B4[a16_104], s2_104
        ADD     .L1    A5, A3, A13          ; <2> ADD     upper_104, a8_104, wd
||      XOR     .L2    B9, B13, B13         ; <1> XOR     wb, s0_101, wb
||      SHRU    .S1X   B7, 24, A3           ; <0> SHRU    wc, 24, a24_98
||      SHRU    .S2    B3, 16, B9           ; <1> SHRU    wa, 16, a16_101
||      LDW     .D1T1  *+A4[A3], A6         ; <2> LDW     *+A4[a8_104], s3_104
||      LDW     .D2T2  *+B4[B7], B5         ; <0> LDW     *+B4[wc], s0_98
mars_encrypt_blocks$unmixing$exit:
        SUB     .L1    A6, A10, A6          ; <-3> SUB     wb, s2_103, difference_103
||      SUB     .L2    B6, B2, B6           ; <-1> SUB     wa, s2_97, difference_97
||      SHRU    .S1X   B3, 8, A10           ; <-2> SHRU    wa, 8, a8_101
||      XOR     .S2X   B5, A15, B2          ; <-1> XOR     difference_96, s3_96, wd
||      LDW     .D2T1  *+B4[B13], A0        ; <-2> LDW     *+B4[wb], s0_102
        XOR     .L1    A0, A15, A0          ; <-3> XOR     wa, s0_104, wa
||      SUB     .L2X   B2, A5, B9           ; <-1> SUB     wd, s1_97, wd
||      SHRU    .S1X   B7, 8, A15           ; <-1> SHRU    wc, 8, a8_98
||      SHRU    .S2    B7, 16, B2           ; <-1> SHRU    wc, 16, a16_98
||      LDW     .D1T2  *+A4[A3], B13        ; <-1> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B9], A3         ; <-2> LDW     *+B4[a16_101], s2_101
        SUB     .L1    A0, A1, A3           ; <-3> SUB     wa, k0, wa
||      SUB     .L2X   A12, B5, B3          ; <-2> SUB     wc, s1_101, wc
||      SHL     .S1X   B3, 24, A12          ; <-2> SHL     wa, 24, upper_101
||      SHRU    .S2    B13, 16, B2          ; <-2> SHRU    wb, 16, a16_102
||      LDW     .D1T2  *+A4[A10], B13       ; <-2> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T1  *+B4[B2], A0         ; <-1> LDW     *+B4[a16_98], s2_98
        SUB     .L1    A13, A11, A3         ; <-3> SUB     wd, k3, wd
||      XOR     .L2    B6, B5, B6           ; <-1> XOR     difference_97, s3_97, wa
||      SHRU    .S1X   B13, 8, A13          ; <-2> SHRU    wb, 8, a8_102
||      XOR     .S2X   B1, A6, B1           ; <-3> XOR     difference_103, s3_103, wb
||      STW     .D2T1  A3, *B0++[4]         ; <-3> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A5, B1           ; <-3> SUB     wb, s1_104, wb
||      SHRU    .S1X   B13, 24, A3          ; <-2> SHRU    wb, 24, a24_102
||      XOR     .S2    B9, B5, B9           ; <-1> XOR     wd, s0_98, wd
||      SUB     .D1    A8, A0, A5           ; <-3> SUB     wc, s2_104, difference_104
||      STW     .D2T1  A3, *-B0[1]          ; <-3> STW     wd, *-to[1]{unmixing_out}
        XOR     .L1    A5, A6, A8           ; <-3> XOR     difference_104, s3_104, wc
||      SUB     .L2    B1, B11, B3          ; <-3> SUB     wb, k1, wb
||      SHL     .S1X   B13, 24, A0          ; <-2> SHL     wb, 24, upper_102
||      XOR     .S2X   B3, A0, B1           ; <-2> XOR     wc, s0_102, wc
||      LDW     .D1T2  *+A4[A3], B1         ; <-2> LDW     *+A4[a24_102], s1_102
        ADD     .L1    A0, A13, A6          ; <-2> ADD     upper_102, a8_102, wb
||      SUB     .L2    B6, B13, B12         ; <-1> SUB     wa, s1_98, wa
||      SUB     .S2X   B12, A3, B6          ; <-2> SUB     wd, s2_101, difference_101
||      STW     .D2T2  B3, *-B0[3]          ; <-3> STW     wb, *-to[3]{unmixing_out}
        SUB     .L2    B9, B12, B7          ; <-1> SUB     wd, wa, wd
||      SHL     .S1X   B7, 24, A3           ; <-1> SHL     wc, 24, upper_98
||      SUB     .S2X   B8, A0, B9           ; <-1> SUB     wb, s2_98, difference_98
||      LDW     .D2T1  *+B4[B2], A15        ; <-2> LDW     *+B4[a16_102], s2_102
        ADD     .L1    A12, A10, A12        ; <-2> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B1, A6, B3           ; <-2> SUB     wc, wb, wc
||      SHRU    .S1X   B7, 8, A5            ; <-1> SHRU    wd, 8, a8_99
||      SHRU    .S2    B7, 16, B1           ; <-1> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A13], A15       ; <-2> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B7], B1         ; <-1> LDW     *+B4[wd], s0_99
        XOR     .L2    B6, B13, B6          ; <-2> XOR     difference_101, s3_101, wd
||      SHRU    .S1X   B3, 24, A0           ; <-2> SHRU    wc, 24, a24_103
||      LDW     .D1T2  *+A4[A15], B12       ; <-1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B1], A15        ; <-1> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A3, A15, A10         ; <-1> ADD     upper_98, a8_98, wc
||      SHRU    .S2    B3, 16, B2           ; <-2> SHRU    wc, 16, a16_103
||      LDW     .D1T1  *+A4[A0], A5         ; <-2> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B3], B9         ; <-2> LDW     *+B4[wc], s0_103
        SUB     .L1    A8, A7, A13          ; <-3> SUB     wc, k2, wc
||      SUB     .L2    B6, B1, B5           ; <-2> SUB     wd, s1_102, wd
||      SHL     .S1X   B3, 24, A8           ; <-2> SHL     wc, 24, upper_103
        SUB     .L1    A12, A15, A0         ; <-2> SUB     wa, s2_102, difference_102
||      SHRU    .S1X   B7, 24, A12          ; <-1> SHRU    wd, 24, a24_99
||      SHL     .S2    B7, 24, B7           ; <-1> SHL     wd, 24, upper_99
||      LDW     .D1T1  *+A4[A5], A13        ; <-1> LDW     *+A4[a8_99], s3_99
        XOR     .L1    A0, A15, A0          ; <-2> XOR     difference_102, s3_102, wa
||      XOR     .L2    B12, B1, B3          ; <-1> XOR     wa, s0_99, wa
||      SHRU    .S1X   B3, 8, A13           ; <-2> SHRU    wc, 8, a8_103
||      STW     .D2T1  A13, *-B0[2]         ; <-3> STW     wc, *-to[2]{unmixing_out}
        SUB     .L1    A10, A15, A10        ; <-1> SUB     wc, s2_99, difference_99
||      ADD     .L2X   B7, A5, B12          ; <-1> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B3, 24, A12          ; <-1> SHRU    wa, 24, a24_101
||      XOR     .S2    B9, B12, B7          ; <-1> XOR     difference_98, s3_98, wb
||      LDW     .D1T1  *+A4[A12], A10       ; <-1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B3], B13        ; <-1> LDW     *+B4[wa], s0_101
        SUB     .L1    A0, A5, A0           ; <-2> SUB     wa, s1_103, wa
||      XOR     .L2    B5, B9, B5           ; <-2> XOR     wd, s0_103, wd
||      LDW     .D1T2  *+A4[A13], B1        ; <-2> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A10        ; <-2> LDW     *+B4[a16_103], s2_103
        ADD     .L1    A8, A13, A8          ; <-2> ADD     upper_103, a8_103, wc
||      SUB     .L2X   B5, A0, B2           ; <-2> SUB     wd, wa, wd
        XOR     .L1    A10, A13, A12        ; <-1> XOR     difference_99, s3_99, wc
||      SHRU    .S1X   B2, 24, A10          ; <-2> SHRU    wd, 24, a24_104
||      LDW     .D1T2  *+A4[A12], B5        ; <-1> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B2], A15        ; <-2> LDW     *+B4[wd], s0_104
        SHRU    .S1X   B2, 8, A3            ; <-2> SHRU    wd, 8, a8_104
||      SHRU    .S2    B2, 16, B1           ; <-2> SHRU    wd, 16, a16_104
||      LDW     .D1T1  *+A4[A10], A5        ; <-2> LDW     *+A4[a24_104], s1_104
        SUB     .L2X   B7, A10, B9          ; <-1> SUB     wb, s1_99, wb
||      SHL     .S1X   B2, 24, A5           ; <-2> SHL     wd, 24, upper_104
||      LDW     .D2T1  *+B4[B1], A0         ; <-2> LDW     *+B4[a16_104], s2_104
        ADD     .L1    A5, A3, A13          ; <-2> ADD     upper_104, a8_104, wd
||      XOR     .L2    B9, B13, B13         ; <-1> XOR     wb, s0_101, wb
||      SHRU    .S2    B3, 16, B9           ; <-1> SHRU    wa, 16, a16_101
||      LDW     .D1T1  *+A4[A3], A6         ; <-2> LDW     *+A4[a8_104], s3_104
        SUB     .L1    A6, A10, A6          ; <-2> SUB     wb, s2_103, difference_103
||      SHRU    .S1X   B3, 8, A10           ; <-1> SHRU    wa, 8, a8_101
||      LDW     .D2T1  *+B4[B13], A0        ; <-1> LDW     *+B4[wb], s0_102
        XOR     .L1    A0, A15, A0          ; <-2> XOR     wa, s0_104, wa
||      LDW     .D2T1  *+B4[B9], A3         ; <-1> LDW     *+B4[a16_101], s2_101
        SUB     .L1    A0, A1, A3           ; <-2> SUB     wa, k0, wa
||      SUB     .L2X   A12, B5, B3          ; <-1> SUB     wc, s1_101, wc
||      SHL     .S1X   B3, 24, A12          ; <-1> SHL     wa, 24, upper_101
||      SHRU    .S2    B13, 16, B2          ; <-1> SHRU    wb, 16, a16_102
||      LDW     .D1T2  *+A4[A10], B13       ; <-1> LDW     *+A4[a8_101], s3_101
        SUB     .L1    A13, A11, A3         ; <-2> SUB     wd, k3, wd
||      SHRU    .S1X   B13, 8, A13          ; <-1> SHRU    wb, 8, a8_102
||      XOR     .S2X   B1, A6, B1           ; <-2> XOR     difference_103, s3_103, wb
||      STW     .D2T1  A3, *B0++[4]         ; <-2> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A5, B1           ; <-2> SUB     wb, s1_104, wb
||      SHRU    .S1X   B13, 24, A3          ; <-1> SHRU    wb, 24, a24_102
||      SUB     .D1    A8, A0, A5           ; <-2> SUB     wc, s2_104, difference_104
||      STW     .D2T1  A3, *-B0[1]          ; <-2> STW     wd, *-to[1]{unmixing_out}
        XOR     .L1    A5, A6, A8           ; <-2> XOR     difference_104, s3_104, wc
||      SUB     .L2    B1, B11, B3          ; <-2> SUB     wb, k1, wb
||      SHL     .S1X   B13, 24, A0          ; <-1> SHL     wb, 24, upper_102
||      XOR     .S2X   B3, A0, B1           ; <-1> XOR     wc, s0_102, wc
||      LDW     .D1T2  *+A4[A3], B1         ; <-1> LDW     *+A4[a24_102], s1_102
        ADD     .L1    A0, A13, A6          ; <-1> ADD     upper_102, a8_102, wb
||      SUB     .S2X   B12, A3, B6          ; <-1> SUB     wd, s2_101, difference_101
||      STW     .D2T2  B3, *-B0[3]          ; <-2> STW     wb, *-to[3]{unmixing_out}
        LDW     .D2T1  *+B4[B2], A15        ; <-1> LDW     *+B4[a16_102], s2_102
        ADD     .L1    A12, A10, A12        ; <-1> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B1, A6, B3           ; <-1> SUB     wc, wb, wc
||      LDW     .D1T1  *+A4[A13], A15       ; <-1> LDW     *+A4[a8_102], s3_102
        XOR     .L2    B6, B13, B6          ; <-1> XOR     difference_101, s3_101, wd
||      SHRU    .S1X   B3, 24, A0           ; <-1> SHRU    wc, 24, a24_103
        SHRU    .S2    B3, 16, B2           ; <-1> SHRU    wc, 16, a16_103
||      LDW     .D1T1  *+A4[A0], A5         ; <-1> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B3], B9         ; <-1> LDW     *+B4[wc], s0_103
        SUB     .L1    A8, A7, A13          ; <-2> SUB     wc, k2, wc
||      SUB     .L2    B6, B1, B5           ; <-1> SUB     wd, s1_102, wd
||      SHL     .S1X   B3, 24, A8           ; <-1> SHL     wc, 24, upper_103
        SUB     .L1    A12, A15, A0         ; <-1> SUB     wa, s2_102, difference_102
        XOR     .L1    A0, A15, A0          ; <-1> XOR     difference_102, s3_102, wa
||      SHRU    .S1X   B3, 8, A13           ; <-1> SHRU    wc, 8, a8_103
||      STW     .D2T1  A13, *-B0[2]         ; <-2> STW     wc, *-to[2]{unmixing_out}
        NOP
        SUB     .L1    A0, A5, A0           ; <-1> SUB     wa, s1_103, wa
||      XOR     .L2    B5, B9, B5           ; <-1> XOR     wd, s0_103, wd
||      LDW     .D1T2  *+A4[A13], B1        ; <-1> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A10        ; <-1> LDW     *+B4[a16_103], s2_103
        ADD     .L1    A8, A13, A8          ; <-1> ADD     upper_103, a8_103, wc
||      SUB     .L2X   B5, A0, B2           ; <-1> SUB     wd, wa, wd
        SHRU    .S1X   B2, 24, A10          ; <-1> SHRU    wd, 24, a24_104
||      LDW     .D2T1  *+B4[B2], A15        ; <-1> LDW     *+B4[wd], s0_104
        SHRU    .S1X   B2, 8, A3            ; <-1> SHRU    wd, 8, a8_104
||      SHRU    .S2    B2, 16, B1           ; <-1> SHRU    wd, 16, a16_104
||      LDW     .D1T1  *+A4[A10], A5        ; <-1> LDW     *+A4[a24_104], s1_104
        SHL     .S1X   B2, 24, A5           ; <-1> SHL     wd, 24, upper_104
||      LDW     .D2T1  *+B4[B1], A0         ; <-1> LDW     *+B4[a16_104], s2_104
        ADD     .L1    A5, A3, A13          ; <-1> ADD     upper_104, a8_104, wd
||      LDW     .D1T1  *+A4[A3], A6         ; <-1> LDW     *+A4[a8_104], s3_104
        SUB     .L1    A6, A10, A6          ; <-1> SUB     wb, s2_103, difference_103
        XOR     .L1    A0, A15, A0          ; <-1> XOR     wa, s0_104, wa
        SUB     .L1    A0, A1, A3           ; <-1> SUB     wa, k0, wa
        SUB     .L1    A13, A11, A3         ; <-1> SUB     wd, k3, wd
||      XOR     .S2X   B1, A6, B1           ; <-1> XOR     difference_103, s3_103, wb
||      STW     .D2T1  A3, *B0++[4]         ; <-1> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2X   B1, A5, B1           ; <-1> SUB     wb, s1_104, wb
||      SUB     .D1    A8, A0, A5           ; <-1> SUB     wc, s2_104, difference_104
||      STW     .D2T1  A3, *-B0[1]          ; <-1> STW     wd, *-to[1]{unmixing_out}
        XOR     .L1    A5, A6, A8           ; <-1> XOR     difference_104, s3_104, wc
||      SUB     .L2    B1, B11, B3          ; <-1> SUB     wb, k1, wb
        STW     .D2T2  B3, *-B0[3]          ; <-1> STW     wb, *-to[3]{unmixing_out}
        NOP     4
        SUB     .L1    A8, A7, A13          ; <-1> SUB     wc, k2, wc
        NOP
        STW     .D2T1  A13, *-B0[2]         ; <-1> STW     wc, *-to[2]{unmixing_out}
mars_encrypt_blocks$mars_encrypt_blocks$13:
        ZERO    .L2    B0                   ; ZERO    linear_107
        MVC     .S2    B0, AMR              ; MVC     linear_107, AMR
mars_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B0         ; restore return$
        LDW     .D1T1  *+A0[18], A14        ; restore A14
||      LDW     .D2T2  *+B15[15], B12       ; restore B12
        LDW     .D1T1  *+A0[16], A13        ; restore A13
||      LDW     .D2T2  *+B15[13], B11       ; restore B11
        LDW     .D1T1  *+A0[14], A12        ; restore A12
||      LDW     .D2T2  *+B15[11], B10       ; restore B10
        LDW     .D1T1  *+A0[12], A11        ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[10], A10        ; restore A10
        LDW     .D1T1  *+A0[19], A15        ; restore A15
||      LDW     .D2T2  *+B15[17], B13       ; restore B13
        ADDK    .S2    80, B15              ; frame
        NOP     3
mars_encrypt_blocks$mixing$few:
        LDW     .D1T2  *A2++[4], B1         ; LDW     *from++[4]{mixing_in}, wa
        LDW     .D1T1  *-A2[3], A3          ; LDW     *-from[3]{mixing_in}, wb
        NOP
        LDW     .D1T1  *-A2[2], A6          ; LDW     *-from[2]{mixing_in}, wc
        LDW     .D1T1  *-A2[1], A5          ; LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A1, B1, A0           ; ADD     wa, k0, wa
        SHRU    .S1    A0, 16, A5           ; SHRU    wa, 16, a16_7
||      SHRU    .S2X   A0, 8, B1            ; SHRU    wa, 8, a8_7
||      LDW     .D1T2  *+A4[A0], B5         ; LDW     *+A4[wa], s0_7
        SHRU    .S2X   A0, 24, B1           ; SHRU    wa, 24, a24_7
||      LDW     .D2T1  *+B4[B1], A5         ; LDW     *+B4[a8_7], s1_7
        LDW     .D1T1  *+A4[A5], A6         ; LDW     *+A4[a16_7], s2_7
        NOP
        ADD     .L1    A3, A8, A5           ; ADD     wb, k1, wb
||      ADD     .L2X   B12, A6, B3          ; ADD     wc, k2, wc
||      ADD     .S1X   A5, B10, A3          ; ADD     wd, k3, wd
||      LDW     .D2T2  *+B4[B1], B5         ; LDW     *+B4[a24_7], s3_7
        XOR     .L1X   A5, B5, A6           ; XOR     wb, s0_7, sum_7
        ADD     .L1    A6, A5, A5           ; ADD     sum_7, s1_7, wb
        SHRU    .S1    A5, 16, A7           ; SHRU    wb, 16, a16_8
||      SHRU    .S2X   A5, 8, B5            ; SHRU    wb, 8, a8_8
||      LDW     .D1T1  *+A4[A5], A7         ; LDW     *+A4[wb], s0_8
        LDW     .D2T1  *+B4[B5], A5         ; LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A6, B3, A6           ; ADD     wc, s2_7, wc
        SHL     .S2X   A5, 8, B3            ; SHL     wb, 8, upper_8
        LDW     .D1T1  *+A4[A7], A6         ; LDW     *+A4[a16_8], s2_8
        XOR     .L1    A6, A7, A6           ; XOR     wc, s0_8, sum_8
||      SHRU    .S2X   A5, 24, B6           ; SHRU    wb, 24, a24_8
        ADD     .L1    A6, A5, A0           ; ADD     sum_8, s1_8, wc
||      SHL     .S2X   A0, 8, B7            ; SHL     wa, 8, upper_7
||      LDW     .D2T2  *+B4[B6], B5         ; LDW     *+B4[a24_8], s3_8
        ADD     .L2    B7, B1, B1           ; ADD     upper_7, a24_7, wa
||      SHRU    .S1    A0, 16, A5           ; SHRU    wc, 16, a16_9
||      SHRU    .S2X   A0, 8, B7            ; SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A0], B7         ; LDW     *+A4[wc], s0_9
        XOR     .L1X   A3, B5, A3           ; XOR     wd, s3_7, wd
||      LDW     .D2T1  *+B4[B7], A5         ; LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A3, B1, A7           ; ADD     wa, wd, wa
||      SHRU    .S2X   A0, 24, B1           ; SHRU    wc, 24, a24_9
        ADD     .L1    A3, A6, A3           ; ADD     wd, s2_8, wd
||      SUB     .L2    B2, 1, B2            ; SUB     left, 1, left
||      LDW     .D1T2  *+A4[A5], B5         ; LDW     *+A4[a16_9], s2_9
        LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[a24_9], s3_9
        XOR     .L2X   B7, A3, B7           ; XOR     wd, s0_9, sum_9
||      SHL     .S1    A0, 8, A3            ; SHL     wc, 8, upper_9
        ADD     .L1X   A5, B7, A5           ; ADD     sum_9, s1_9, wd
        XOR     .L1X   A7, B5, A7           ; XOR     wa, s3_8, wa
||      SHRU    .S2X   A5, 8, B7            ; SHRU    wd, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A0         ; LDW     *+A4[wd], s0_10
        ADD     .L2    B3, B6, B6           ; ADD     upper_8, a24_8, wb
||      SHRU    .S1    A5, 16, A6           ; SHRU    wd, 16, a16_10
||      LDW     .D2T1  *+B4[B7], A3         ; LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A7, B5, A7           ; ADD     wa, s2_9, wa
        SHRU    .S2X   A5, 24, B5           ; SHRU    wd, 24, a24_10
||      LDW     .D1T2  *+A4[A6], B6         ; LDW     *+A4[a16_10], s2_10
        ADD     .L2X   B6, A0, B6           ; ADD     wb, wc, wb
        ADD     .L1X   A3, B1, A0           ; ADD     upper_9, a24_9, wc
||      XOR     .S1    A7, A0, A7           ; XOR     wa, s0_10, sum_10
||      LDW     .D2T1  *+B4[B5], A7         ; LDW     *+B4[a24_10], s3_10
        ADD     .L1    A7, A3, A3           ; ADD     sum_10, s1_10, wa
        XOR     .L2    B6, B3, B3           ; XOR     wb, s3_9, wb
||      SHRU    .S1    A3, 16, A7           ; SHRU    wa, 16, a16_12
||      SHRU    .S2X   A3, 8, B1            ; SHRU    wa, 8, a8_12
||      LDW     .D1T1  *+A4[A3], A5         ; LDW     *+A4[wa], s0_12
        SHL     .S2X   A5, 8, B1            ; SHL     wd, 8, upper_10
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[a8_12], s1_12
        LDW     .D1T1  *+A4[A7], A3         ; LDW     *+A4[a16_12], s2_12
        ADD     .L2    B3, B6, B3           ; ADD     wb, s2_10, wb
        SHRU    .S2X   A3, 24, B6           ; SHRU    wa, 24, a24_12
        XOR     .L1X   A5, B3, A5           ; XOR     wb, s0_12, sum_12
||      LDW     .D2T1  *+B4[B6], A7         ; LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B3, A5           ; ADD     sum_12, s1_12, wb
||      ADD     .L2    B1, B5, B1           ; ADD     upper_10, a24_10, wd
||      SHL     .S2X   A3, 8, B3            ; SHL     wa, 8, upper_12
        XOR     .L1    A0, A7, A0           ; XOR     wc, s3_10, wc
||      SHRU    .S2X   A5, 8, B5            ; SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A5], B8         ; LDW     *+A4[wb], s0_13
        LDW     .D2T1  *+B4[B5], A3         ; LDW     *+B4[a8_13], s1_13
        SHL     .S2X   A5, 8, B5            ; SHL     wb, 8, upper_13
        NOP
        ADD     .L1    A0, A3, A3           ; ADD     wc, s2_12, wc
||      SHRU    .S1    A5, 16, A0           ; SHRU    wb, 16, a16_13
||      SHRU    .S2X   A5, 24, B7           ; SHRU    wb, 24, a24_13
        XOR     .L1X   A3, B8, A5           ; XOR     wc, s0_13, sum_13
||      LDW     .D2T1  *+B4[B7], A3         ; LDW     *+B4[a24_13], s3_13
        ADD     .L1    A5, A3, A0           ; ADD     sum_13, s1_13, wc
||      ADD     .L2    B3, B6, B3           ; ADD     upper_12, a24_12, wa
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a16_13], s2_13
        XOR     .L1X   A7, B1, A7           ; XOR     wd, s3_12, wd
||      SHRU    .S2X   A0, 8, B1            ; SHRU    wc, 8, a8_14
||      LDW     .D1T2  *+A4[A0], B8         ; LDW     *+A4[wc], s0_14
        SHRU    .S2X   A0, 24, B1           ; SHRU    wc, 24, a24_14
||      LDW     .D2T1  *+B4[B1], A5         ; LDW     *+B4[a8_14], s1_14
        ADD     .L2X   B3, A7, B3           ; ADD     wa, wd, wa
||      SHRU    .S1    A0, 16, A5           ; SHRU    wc, 16, a16_14
        SHL     .S2X   A0, 8, B6            ; SHL     wc, 8, upper_14
||      LDW     .D1T2  *+A4[A5], B6         ; LDW     *+A4[a16_14], s2_14
        ADD     .L1    A7, A5, A5           ; ADD     wd, s2_13, wd
        XOR     .L2X   B8, A5, B6           ; XOR     wd, s0_14, sum_14
||      ADD     .S2    B6, B1, B1           ; ADD     upper_14, a24_14, wc
||      LDW     .D2T2  *+B4[B1], B7         ; LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A5, B6, A3           ; ADD     sum_14, s1_14, wd
||      XOR     .L2X   B3, A3, B5           ; XOR     wa, s3_13, wa
||      ADD     .S2    B5, B7, B3           ; ADD     upper_13, a24_13, wb
        SHRU    .S2X   A3, 8, B7            ; SHRU    wd, 8, a8_15
||      LDW     .D1T2  *+A4[A3], B6         ; LDW     *+A4[wd], s0_15
        SHRU    .S1    A3, 16, A5           ; SHRU    wd, 16, a16_15
||      LDW     .D2T2  *+B4[B7], B5         ; LDW     *+B4[a8_15], s1_15
        SHRU    .S2X   A3, 24, B8           ; SHRU    wd, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A3         ; LDW     *+A4[a16_15], s2_15
        ADD     .L2    B5, B6, B5           ; ADD     wa, s2_14, wa
||      LDW     .D2T2  *+B4[B8], B3         ; LDW     *+B4[a24_15], s3_15
        SHL     .S1    A3, 8, A3            ; SHL     wd, 8, upper_15
        XOR     .L2    B5, B6, B6           ; XOR     wa, s0_15, sum_15
||[B2]  B       .S1    mars_encrypt_blocks$mixing$few; [left] B       mixing
        ADD     .L1X   A3, B8, A5           ; ADD     upper_15, a24_15, wd
||      ADD     .L2    B6, B5, B5           ; ADD     sum_15, s1_15, wa
        ADD     .L1X   A0, B3, A0           ; ADD     wb, wc, wb
||      STW     .D2T2  B5, *B0++[4]         ; STW     wa, *to++[4]{mixing_out}
        XOR     .L2X   B7, A0, B1           ; XOR     wb, s3_14, wb
||      XOR     .S2    B1, B3, B3           ; XOR     wc, s3_15, wc
||      STW     .D2T1  A5, *-B0[1]          ; STW     wd, *-to[1]{mixing_out}
        ADD     .L2X   B1, A3, B1           ; ADD     wb, s2_15, wb
||      STW     .D2T2  B3, *-B0[2]          ; STW     wc, *-to[2]{mixing_out}
        STW     .D2T2  B1, *-B0[3]          ; STW     wb, *-to[3]{mixing_out}
mars_encrypt_blocks$mixing$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$3; after mixing
        NOP     5
mars_encrypt_blocks$first$few:
        LDW     .D1T1  *A9++[4], A0         ; LDW     *front_in++[4]{first_begin}, a
||      LDW     .D2T2  *B8--[4], B0         ; LDW     *back_in--[4]{first_begin}, e
        LDW     .D1T1  *+A8[2], A1          ; LDW     *+keys[2]{keys_in}, key0_38
||      LDW     .D2T2  *+B15[2], B1         ; LDW     *+B15[1 + 1]{keys_in}, key1_28
        LDW     .D1T1  *+A8[1], A5          ; LDW     *+keys[0 + 1]{keys_in}, key1_20
        NOP     2
        SHRU    .S1    A0, 19, A2           ; SHRU    a, 19, lower_21
||      SHRU    .S2    B0, 19, B3           ; SHRU    e, 19, lower_29
||      LDW     .D1T1  *-A9[1], A6          ; LDW     *-front_in[1]{first_in}, d
||      LDW     .D2T2  *+B15[1], B5         ; LDW     *+B15[1]{keys_in}, key0_28
        SHL     .S1    A0, 13, A6           ; SHL     a, 13, upper_21
||      SHL     .S2    B0, 13, B5           ; SHL     e, 13, upper_29
||      LDW     .D1T1  *+A8[0], A10         ; LDW     *+keys[0]{keys_in}, key0_20
        ADD     .L1    A6, A2, A2           ; ADD     upper_21, lower_21, a
||      ADD     .L2    B5, B3, B3           ; ADD     upper_29, lower_29, e
||      LDW     .D2T2  *+B8[5], B1          ; LDW     *+back_in[5]{first_in}, f
        MPYLHU  .M1    A2, A5, A7           ; MPYLHU  a, key1_20, mixed2_22
||      MPYHLU  .M2    B3, B1, B6           ; MPYHLU  e, key1_28, mixed1_30
        MPYHLU  .M1    A2, A5, A11          ; MPYHLU  a, key1_20, mixed1_22
||      MPYLHU  .M2    B3, B1, B1           ; MPYLHU  e, key1_28, mixed2_30
        MPYU    .M2    B3, B1, B6           ; MPYU    e, key1_28, low_30
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-front_in[3]{first_in}, b
        ADD     .L1    A11, A7, A5          ; ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    B6, B1, B7           ; ADD     mixed1_30, mixed2_30, mixed_30
||      MPYU    .M1    A2, A5, A2           ; MPYU    a, key1_20, low_22
||      LDW     .D1T1  *+A8[3], A10         ; LDW     *+keys[2 + 1]{keys_in}, key1_38
        ADD     .L1    A0, A10, A0          ; ADD     a, key0_20, index_20
||      ADD     .L2    B0, B5, B0           ; ADD     e, key0_28, index_28
||      SHL     .S1    A5, 16, A5           ; SHL     mixed_22, 16, upper_22
||      SHL     .S2    B7, 16, B5           ; SHL     mixed_30, 16, upper_30
||      STW     .D1T1  A2, *-A9[4]          ; STW     a, *-front_in[4]{first_aside}
        ADD     .L1    A2, A5, A2           ; ADD     low_22, upper_22, p_20
||      ADD     .L2    B6, B5, B5           ; ADD     low_30, upper_30, p_28
        SHL     .S1    A2, 5, A5            ; SHL     p_20, 5, p5_23
||      SHL     .S2    B5, 5, B5            ; SHL     p_28, 5, p5_31
||      MPYHLU  .M1    A2, A15, A7          ; MPYHLU  p_20, split, times_24
||      MPYHLU  .M2X   B5, A15, B6          ; MPYHLU  p_28, split, times_32
||      LDW     .D2T2  *+B4[B0], B6         ; LDW     *+B4[index_28], box_31
        MPYHLU  .M1    A5, A15, A7          ; MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2X   B5, A15, B6          ; MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *+A4[A0], A12        ; LDW     *+A4[index_20], box_23
        MPYHU   .M1    A7, A15, A11         ; MPYHU   times_24, split, p27_23
||      MPYHU   .M2X   B6, A15, B3          ; MPYHU   times_32, split, p27_31
        MPYHU   .M2X   B6, A15, B5          ; MPYHU   times_33, split, by_31
||      STW     .D2T2  B3, *+B8[4]          ; STW     e, *+back_in[4]{first_aside}
        ADD     .L1    A5, A11, A5          ; ADD     p5_23, p27_23, once_23
||      ADD     .L2    B5, B3, B7           ; ADD     p5_31, p27_31, once_31
||      SUB     .S2    B2, 1, B2            ; SUB     left, 1, left
||      MPYHU   .M1    A7, A15, A7          ; MPYHU   times_25, split, by_23
||      LDW     .D2T2  *+B8[6], B5          ; LDW     *+back_in[6]{first_middle}, g
        SUB     .L2X   A15, B3, B9          ; SUB     split, p27_31, right_35
||      SHL     .S1    A5, 5, A13           ; SHL     once_23, 5, once5_23
||      SHL     .S2    B7, 5, B10           ; SHL     once_31, 5, once5_31
||      LDW     .D2T2  *+B15[3], B1         ; LDW     *+B15[3]{keys_in}, key0_46
        ADD     .L1    A13, A7, A5          ; ADD     once5_23, by_23, r_20
||      ADD     .L2    B10, B5, B6          ; ADD     once5_31, by_31, r_28
||      XOR     .S1    A12, A5, A12         ; XOR     box_23, once_23, two_23
||      XOR     .S2    B6, B7, B7           ; XOR     box_31, once_31, two_31
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-front_in[2]{first_middle}, c
        XOR     .L1    A12, A5, A13         ; XOR     two_23, r_20, sum_23
||      XOR     .L2    B7, B6, B9           ; XOR     two_31, r_28, sum_31
||      SHL     .S1    A0, A11, A12         ; SHL     index_20, p27_23, upper_27
||      SHRU    .S2    B0, B9, B7           ; SHRU    index_28, right_35, lower_35
||      SUB     .D1    A15, A7, A14         ; SUB     split, by_23, right_26
        SUB     .L2X   A15, B5, B10         ; SUB     split, by_31, right_34
||      SHL     .S1    A13, A7, A7          ; SHL     sum_23, by_23, upper_26
||      SHL     .S2    B9, B5, B11          ; SHL     sum_31, by_31, upper_34
||      LDW     .D2T2  *+B15[4], B9         ; LDW     *+B15[3 + 1]{keys_in}, key1_46
        ADD     .L1    A2, A7, A7           ; ADD     b, upper_26, part_26
||      ADD     .L2    B1, B11, B10         ; ADD     f, upper_34, part_34
||      SHRU    .S1    A13, A14, A2         ; SHRU    sum_23, right_26, lower_26
||      SHRU    .S2    B9, B10, B9          ; SHRU    sum_31, right_34, lower_34
        ADD     .L1    A7, A2, A7           ; ADD     part_26, lower_26, b
||      ADD     .L2    B10, B9, B9          ; ADD     part_34, lower_34, f
        SHL     .S1    A7, 13, A13          ; SHL     b, 13, upper_39
||      SHL     .S2    B9, 13, B10          ; SHL     f, 13, upper_47
        ADD     .L1    A7, A1, A1           ; ADD     b, key0_38, index_38
||      ADD     .L2    B9, B1, B1           ; ADD     f, key0_46, index_46
||      SHRU    .S1    A7, 19, A7           ; SHRU    b, 19, lower_39
||      SHRU    .S2    B9, 19, B11          ; SHRU    f, 19, lower_47
        SUB     .L1    A15, A11, A11        ; SUB     split, p27_23, right_27
||      ADD     .L2    B10, B11, B0         ; ADD     upper_47, lower_47, f
||      ADD     .S1    A13, A7, A7          ; ADD     upper_39, lower_39, b
||      SHL     .S2    B0, B3, B3           ; SHL     index_28, p27_31, upper_35
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[index_38], box_41
        ADD     .L2    B5, B3, B3           ; ADD     g, upper_35, part_35
||      MPYHLU  .M1    A7, A10, A11         ; MPYHLU  b, key1_38, mixed1_40
||      MPYHLU  .M2    B0, B9, B5           ; MPYHLU  f, key1_46, mixed1_48
        ADD     .L1    A2, A12, A2          ; ADD     c, upper_27, part_27
||      SHRU    .S1    A0, A11, A0          ; SHRU    index_20, right_27, lower_27
||      MPYLHU  .M1    A7, A10, A12         ; MPYLHU  b, key1_38, mixed2_40
||      MPYLHU  .M2    B0, B9, B7           ; MPYLHU  f, key1_46, mixed2_48
        ADD     .L2    B3, B7, B3           ; ADD     part_35, lower_35, g
||      LDW     .D1T1  *+A3[0], A2          ; LDW     *+front_out[0]{first_again}, a
||      LDW     .D2T2  *+B8[7], B5          ; LDW     *+back_in[7]{first_in}, h
        ADD     .L1    A2, A0, A2           ; ADD     part_27, lower_27, c
||      ADD     .L2    B5, B7, B5           ; ADD     mixed1_48, mixed2_48, mixed_48
||      ADD     .S1    A11, A12, A10        ; ADD     mixed1_40, mixed2_40, mixed_40
||      MPYU    .M1    A7, A10, A10         ; MPYU    b, key1_38, low_40
||      MPYU    .M2    B0, B9, B5           ; MPYU    f, key1_46, low_48
        SHL     .S1    A10, 16, A11         ; SHL     mixed_40, 16, upper_40
||      SHL     .S2    B5, 16, B7           ; SHL     mixed_48, 16, upper_48
||      LDW     .D2T2  *+B13[0], B5         ; LDW     *+back_out[0]{first_again}, e
        XOR     .L1    A6, A5, A5           ; XOR     d, r_20, d
||      ADD     .L2    B5, B7, B5           ; ADD     low_48, upper_48, p_46
||      ADD     .S1    A10, A11, A6         ; ADD     low_40, upper_40, p_38
||      LDW     .D2T2  *+B4[B1], B7         ; LDW     *+B4[index_46], box_49
        SHL     .S1    A6, 5, A6            ; SHL     p_38, 5, p5_41
||      SHL     .S2    B5, 5, B3            ; SHL     p_46, 5, p5_49
||      MPYHLU  .M1    A6, A15, A10         ; MPYHLU  p_38, split, times_42
||      MPYHLU  .M2X   B5, A15, B7          ; MPYHLU  p_46, split, times_50
||      STW     .D1T1  A2, *-A9[2]          ; STW     c, *-front_in[2]{first_middle_aside}
||      STW     .D2T2  B3, *+B8[6]          ; STW     g, *+back_in[6]{first_middle_aside}
        MPYHLU  .M1    A6, A15, A10         ; MPYHLU  p5_41, split, times_43
||      MPYHLU  .M2X   B3, A15, B7          ; MPYHLU  p5_49, split, times_51
        XOR     .L2    B5, B6, B6           ; XOR     h, r_28, h
||      MPYHU   .M1    A10, A15, A7         ; MPYHU   times_42, split, p27_41
||      MPYHU   .M2X   B7, A15, B9          ; MPYHU   times_50, split, p27_49
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+front_out[2]{first_middle_again}, c
        MPYHU   .M2X   B7, A15, B3          ; MPYHU   times_51, split, by_49
||      STW     .D1T1  A7, *+A3[3]          ; STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B13[2], B0         ; LDW     *+back_out[2]{first_middle_again}, g
        ADD     .L1    A6, A7, A6           ; ADD     p5_41, p27_41, once_41
||      SUB     .L2X   A15, B9, B10         ; SUB     split, p27_49, right_53
||      SHL     .S1    A1, A7, A10          ; SHL     index_38, p27_41, upper_45
||      SHL     .S2    B1, B9, B11          ; SHL     index_46, p27_49, upper_53
||      MPYHU   .M1    A10, A15, A5         ; MPYHU   times_43, split, by_41
||      ADD     .D2    B3, B9, B9           ; ADD     p5_49, p27_49, once_49
        SUB     .L1    A15, A7, A10         ; SUB     split, p27_41, right_45
||      ADD     .L2    B6, B11, B0          ; ADD     h, upper_53, part_53
||      SHL     .S1    A6, 5, A11           ; SHL     once_41, 5, once5_41
||      SHL     .S2    B9, 5, B6            ; SHL     once_49, 5, once5_49
||      ADD     .D1    A5, A10, A7          ; ADD     d, upper_45, part_45
||      STW     .D2T2  B0, *+B13[3]         ; STW     f, *+back_out[3]{first_out}
        XOR     .L1    A0, A6, A11          ; XOR     box_41, once_41, two_41
||      XOR     .L2    B7, B9, B6           ; XOR     box_49, once_49, two_49
||[B2]  B       .S1    mars_encrypt_blocks$first$few; [left] B       first
||      SHRU    .S2    B1, B10, B7          ; SHRU    index_46, right_53, lower_53
||      ADD     .D1    A11, A5, A6          ; ADD     once5_41, by_41, r_38
||      ADD     .D2    B6, B3, B1           ; ADD     once5_49, by_49, r_46
        XOR     .L1    A11, A6, A1          ; XOR     two_41, r_38, sum_41
||      SUB     .L2X   A15, B3, B7          ; SUB     split, by_49, right_52
||      SHRU    .S1    A1, A10, A11         ; SHRU    index_38, right_45, lower_45
||      XOR     .S2    B6, B1, B6           ; XOR     two_49, r_46, sum_49
||      SUB     .D1    A15, A5, A10         ; SUB     split, by_41, right_44
||      ADD     .D2    B0, B7, B9           ; ADD     part_53, lower_53, h
        XOR     .L1    A2, A6, A2           ; XOR     a, r_38, a
||      SHL     .S1    A1, A5, A5           ; SHL     sum_41, by_41, upper_44
||      SHL     .S2    B6, B3, B3           ; SHL     sum_49, by_49, upper_52
||      ADD     .D1    A7, A11, A6          ; ADD     part_45, lower_45, d
||      STW     .D2T2  B9, *+B13[1]         ; STW     h, *+back_out[1]{first_out}
        ADD     .L1    A0, A5, A1           ; ADD     c, upper_44, part_44
||      XOR     .L2    B5, B1, B3           ; XOR     e, r_46, e
||      SHRU    .S1    A1, A10, A0          ; SHRU    sum_41, right_44, lower_44
||      SHRU    .S2    B6, B7, B0           ; SHRU    sum_49, right_52, lower_52
||      STW     .D1T1  A6, *+A3[1]          ; STW     d, *+front_out[1]{first_out}
||      ADD     .D2    B0, B3, B1           ; ADD     g, upper_52, part_52
        ADD     .L1    A1, A0, A0           ; ADD     part_44, lower_44, c
||      ADD     .L2    B1, B0, B0           ; ADD     part_52, lower_52, g
||      STW     .D1T1  A2, *+A3[2]          ; STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B3, *+B13[2]         ; STW     e, *+back_out[2]{first_out}
        STW     .D1T1  A0, *A3++[4]         ; STW     c, *front_out++[4]{first_out}
||      STW     .D2T2  B0, *B13--[4]        ; STW     g, *back_out--[4]{first_out}
mars_encrypt_blocks$first$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$6; after first
        NOP     5
mars_encrypt_blocks$second$few:
        LDW     .D1T1  *A9++[4], A0         ; LDW     *front_in++[4]{second_in}, a
||      LDW     .D2T2  *B8--[4], B0         ; LDW     *back_in--[4]{second_in}, e
        LDW     .D2T2  *+B15[2], B1         ; LDW     *+B15[1 + 1]{keys_in}, key1_65
        LDW     .D1T1  *+A8[1], A2          ; LDW     *+keys[0 + 1]{keys_in}, key1_57
||      LDW     .D2T2  *+B15[1], B5         ; LDW     *+B15[1]{keys_in}, key0_65
        SUB     .L2    B2, 1, B2            ; SUB     left, 1, left
||      LDW     .D1T1  *+A8[2], A1          ; LDW     *+keys[2]{keys_in}, key0_74
        LDW     .D1T1  *+A8[0], A6          ; LDW     *+keys[0]{keys_in}, key0_57
||      LDW     .D2T2  *+B15[3], B5         ; LDW     *+B15[3]{keys_in}, key0_82
        SHRU    .S1    A0, 19, A1           ; SHRU    a, 19, lower_58
||      SHL     .S2    B0, 13, B3           ; SHL     e, 13, upper_66
        SHL     .S1    A0, 13, A5           ; SHL     a, 13, upper_58
||      SHRU    .S2    B0, 19, B6           ; SHRU    e, 19, lower_66
        ADD     .L1    A5, A1, A5           ; ADD     upper_58, lower_58, a
||      ADD     .L2    B0, B5, B0           ; ADD     e, key0_65, index_65
||      ADD     .S2    B3, B6, B3           ; ADD     upper_66, lower_66, e
        MPYLHU  .M1    A5, A2, A7           ; MPYLHU  a, key1_57, mixed2_59
||      MPYLHU  .M2    B3, B1, B6           ; MPYLHU  e, key1_65, mixed2_67
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-front_in[2]{second_in}, c
        MPYHLU  .M1    A5, A2, A10          ; MPYHLU  a, key1_57, mixed1_59
||      MPYHLU  .M2    B3, B1, B7           ; MPYHLU  e, key1_65, mixed1_67
||      LDW     .D2T2  *+B8[5], B1          ; LDW     *+back_in[5]{second_in}, f
        LDW     .D2T2  *+B8[6], B6          ; LDW     *+back_in[6]{second_in}, g
        ADD     .L1    A10, A7, A2          ; ADD     mixed1_59, mixed2_59, mixed_59
||      ADD     .L2    B7, B6, B1           ; ADD     mixed1_67, mixed2_67, mixed_67
||      MPYU    .M1    A5, A2, A6           ; MPYU    a, key1_57, low_59
||      MPYU    .M2    B3, B1, B1           ; MPYU    e, key1_65, low_67
||      LDW     .D1T1  *-A9[1], A7          ; LDW     *-front_in[1]{second_in}, d
        ADD     .L1    A0, A6, A0           ; ADD     a, key0_57, index_57
||      SHL     .S1    A2, 16, A7           ; SHL     mixed_59, 16, upper_59
||      SHL     .S2    B1, 16, B6           ; SHL     mixed_67, 16, upper_67
        ADD     .L1    A6, A7, A6           ; ADD     low_59, upper_59, p_57
||      ADD     .L2    B1, B6, B6           ; ADD     low_67, upper_67, p_65
        SHL     .S1    A6, 5, A6            ; SHL     p_57, 5, p5_60
||      SHL     .S2    B6, 5, B7            ; SHL     p_65, 5, p5_68
||      MPYHLU  .M1    A6, A15, A10         ; MPYHLU  p_57, split, times_61
||      MPYHLU  .M2X   B6, A15, B9          ; MPYHLU  p_65, split, times_69
||      LDW     .D2T2  *+B4[B0], B10        ; LDW     *+B4[index_65], box_68
        MPYHLU  .M1    A6, A15, A10         ; MPYHLU  p5_60, split, times_62
||      MPYHLU  .M2X   B7, A15, B9          ; MPYHLU  p5_68, split, times_70
||      LDW     .D1T1  *+A4[A0], A13        ; LDW     *+A4[index_57], box_60
        MPYHU   .M1    A10, A15, A11        ; MPYHU   times_61, split, p27_60
||      MPYHU   .M2X   B9, A15, B3          ; MPYHU   times_69, split, p27_68
||      LDW     .D1T1  *-A9[3], A14         ; LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B8[7], B0          ; LDW     *+back_in[7]{second_in}, h
        MPYHU   .M2X   B9, A15, B7          ; MPYHU   times_70, split, by_68
||      STW     .D2T2  B3, *+B8[4]          ; STW     e, *+back_in[4]{second_aside}
        ADD     .L1    A6, A11, A6          ; ADD     p5_60, p27_60, once_60
||      ADD     .L2    B7, B3, B11          ; ADD     p5_68, p27_68, once_68
||      SHL     .S1    A0, A11, A10         ; SHL     index_57, p27_60, upper_64
||      SHL     .S2    B0, B3, B9           ; SHL     index_65, p27_68, upper_72
||      MPYHU   .M1    A10, A15, A12        ; MPYHU   times_62, split, by_60
        SUB     .L2X   A15, B3, B12         ; SUB     split, p27_68, right_72
||      SHL     .S1    A6, 5, A14           ; SHL     once_60, 5, once5_60
||      SHL     .S2    B11, 5, B3           ; SHL     once_68, 5, once5_68
||      LDW     .D1T1  *+A8[3], A10         ; LDW     *+keys[2 + 1]{keys_in}, key1_74
        ADD     .L1    A14, A12, A5         ; ADD     once5_60, by_60, r_57
||      ADD     .L2    B3, B7, B12          ; ADD     once5_68, by_68, r_65
||      SHRU    .S2    B0, B12, B3          ; SHRU    index_65, right_72, lower_72
||      STW     .D1T1  A5, *-A9[4]          ; STW     a, *-front_in[4]{second_aside}
||      LDW     .D2T2  *+B15[4], B10        ; LDW     *+B15[3 + 1]{keys_in}, key1_82
        ADD     .L1    A2, A10, A2          ; ADD     c, upper_64, part_64
||      XOR     .L2    B10, B11, B10        ; XOR     box_68, once_68, two_68
||      XOR     .S1    A14, A5, A10         ; XOR     b, r_57, b
||      XOR     .S2    B1, B12, B1          ; XOR     f, r_65, f
||      LDW     .D2T2  *+B13[0], B1         ; LDW     *+back_out[0]{second_again}, e
        XOR     .L1    A13, A6, A6          ; XOR     box_60, once_60, two_60
||      XOR     .L2    B10, B12, B6         ; XOR     two_68, r_65, sum_68
||      SHRU    .S1    A10, 19, A13         ; SHRU    b, 19, lower_75
||      SHL     .S2    B1, 13, B9           ; SHL     f, 13, upper_83
||      SUB     .D1    A15, A11, A11        ; SUB     split, p27_60, right_64
||      ADD     .D2    B6, B9, B10          ; ADD     g, upper_72, part_72
        ADD     .L1    A10, A1, A1          ; ADD     b, key0_74, index_74
||      ADD     .L2    B10, B3, B3          ; ADD     part_72, lower_72, g
||      SHL     .S1    A10, 13, A14         ; SHL     b, 13, upper_75
||      SHRU    .S2    B1, 19, B10          ; SHRU    f, 19, lower_83
        ADD     .L1    A14, A13, A13        ; ADD     upper_75, lower_75, b
||      ADD     .L2    B9, B10, B9          ; ADD     upper_83, lower_83, f
        ADD     .L2    B1, B5, B5           ; ADD     f, key0_82, index_82
||      SHL     .S2    B6, B7, B12          ; SHL     sum_68, by_68, upper_71
||      MPYLHU  .M1    A13, A10, A14        ; MPYLHU  b, key1_74, mixed2_76
||      MPYHLU  .M2    B9, B10, B7          ; MPYHLU  f, key1_82, mixed1_84
        SUB     .L2X   A15, B7, B11         ; SUB     split, by_68, right_71
||      MPYHLU  .M1    A13, A10, A10        ; MPYHLU  b, key1_74, mixed1_76
||      MPYLHU  .M2    B9, B10, B11         ; MPYLHU  f, key1_82, mixed2_84
||      LDW     .D1T1  *+A4[A1], A6         ; LDW     *+A4[index_74], box_77
        SHRU    .S2    B6, B11, B6          ; SHRU    sum_68, right_71, lower_71
||      MPYU    .M1    A13, A10, A10        ; MPYU    b, key1_74, low_76
        ADD     .L1    A10, A14, A11        ; ADD     mixed1_76, mixed2_76, mixed_76
||      ADD     .L2    B7, B11, B7          ; ADD     mixed1_84, mixed2_84, mixed_84
||      SHRU    .S1    A0, A11, A0          ; SHRU    index_57, right_64, lower_64
||      MPYU    .M2    B9, B10, B7          ; MPYU    f, key1_82, low_84
        XOR     .L1    A6, A5, A5           ; XOR     two_60, r_57, sum_60
||      SHL     .S1    A11, 16, A6          ; SHL     mixed_76, 16, upper_76
||      SHL     .S2    B7, 16, B10          ; SHL     mixed_84, 16, upper_84
        ADD     .L1    A10, A6, A11         ; ADD     low_76, upper_76, p_74
||      ADD     .L2    B7, B10, B7          ; ADD     low_84, upper_84, p_82
||      SHL     .S1    A5, A12, A10         ; SHL     sum_60, by_60, upper_63
||      LDW     .D1T1  *+A3[0], A5          ; LDW     *+front_out[0]{second_again}, a
        SUB     .L1    A15, A12, A12        ; SUB     split, by_60, right_63
||      SHL     .S1    A11, 5, A11          ; SHL     p_74, 5, p5_77
||      SHL     .S2    B7, 5, B7            ; SHL     p_82, 5, p5_85
||      MPYHLU  .M1    A11, A15, A10        ; MPYHLU  p_74, split, times_78
||      MPYHLU  .M2X   B7, A15, B12         ; MPYHLU  p_82, split, times_86
||      STW     .D2T2  B9, *+B13[3]         ; STW     f, *+back_out[3]{second_out}
        ADD     .L1    A7, A10, A7          ; ADD     d, upper_63, part_63
||      ADD     .L2    B0, B12, B0          ; ADD     h, upper_71, part_71
||      MPYHLU  .M1    A11, A15, A10        ; MPYHLU  p5_77, split, times_79
||      MPYHLU  .M2X   B7, A15, B12         ; MPYHLU  p5_85, split, times_87
||      LDW     .D2T2  *+B4[B5], B9         ; LDW     *+B4[index_82], box_85
        SHRU    .S1    A5, A12, A5          ; SHRU    sum_60, right_63, lower_63
||      MPYHU   .M1    A10, A15, A10        ; MPYHU   times_78, split, p27_77
||      MPYHU   .M2X   B12, A15, B9         ; MPYHU   times_86, split, p27_85
        ADD     .L1    A7, A5, A7           ; ADD     part_63, lower_63, d
||      MPYHU   .M1    A10, A15, A11        ; MPYHU   times_79, split, by_77
||      STW     .D1T1  A13, *+A3[3]         ; STW     b, *+front_out[3]{second_out}
        ADD     .L1    A11, A10, A12        ; ADD     p5_77, p27_77, once_77
||      ADD     .L2    B7, B9, B12          ; ADD     p5_85, p27_85, once_85
||      SHL     .S1    A1, A10, A13         ; SHL     index_74, p27_77, upper_81
||      SHL     .S2    B5, B9, B7           ; SHL     index_82, p27_85, upper_89
||      MPYHU   .M2X   B12, A15, B0         ; MPYHU   times_87, split, by_85
        SUB     .L1    A15, A10, A14        ; SUB     split, p27_77, right_81
||      SUB     .L2X   A15, B9, B11         ; SUB     split, p27_85, right_89
||      SHL     .S1    A12, 5, A10          ; SHL     once_77, 5, once5_77
||      SHL     .S2    B12, 5, B10          ; SHL     once_85, 5, once5_85
||      ADD     .D2    B0, B6, B6           ; ADD     part_71, lower_71, h
        XOR     .L1    A6, A12, A10         ; XOR     box_77, once_77, two_77
||      XOR     .L2    B9, B12, B10         ; XOR     box_85, once_85, two_85
||      SHRU    .S1    A1, A14, A6          ; SHRU    index_74, right_81, lower_81
||      SHRU    .S2    B5, B11, B9          ; SHRU    index_82, right_89, lower_89
||      ADD     .D1    A10, A11, A1         ; ADD     once5_77, by_77, r_74
||      ADD     .D2    B10, B0, B5          ; ADD     once5_85, by_85, r_82
        ADD     .L1    A2, A0, A0           ; ADD     part_64, lower_64, c
||      XOR     .L2    B10, B5, B6          ; XOR     two_85, r_82, sum_85
||      XOR     .S1    A10, A1, A2          ; XOR     two_77, r_74, sum_77
||[B2]  B       .S2    mars_encrypt_blocks$second$few; [left] B       second
||      ADD     .D1    A7, A13, A7          ; ADD     d, upper_81, part_81
||      ADD     .D2    B6, B7, B7           ; ADD     h, upper_89, part_89
        SUB     .L1    A15, A11, A6         ; SUB     split, by_77, right_80
||      SUB     .L2X   A15, B0, B0          ; SUB     split, by_85, right_88
||      SHL     .S1    A2, A11, A7          ; SHL     sum_77, by_77, upper_80
||      SHL     .S2    B6, B0, B10          ; SHL     sum_85, by_85, upper_88
||      ADD     .D1    A7, A6, A11          ; ADD     part_81, lower_81, d
        ADD     .L1    A5, A7, A5           ; ADD     a, upper_80, part_80
||      ADD     .L2    B1, B10, B1          ; ADD     e, upper_88, part_88
||      SHRU    .S1    A2, A6, A2           ; SHRU    sum_77, right_80, lower_80
||      SHRU    .S2    B6, B0, B0           ; SHRU    sum_85, right_88, lower_88
||      STW     .D1T1  A11, *+A3[1]         ; STW     d, *+front_out[1]{second_out}
||      ADD     .D2    B7, B9, B6           ; ADD     part_89, lower_89, h
        ADD     .L1    A5, A2, A2           ; ADD     part_80, lower_80, a
||      ADD     .L2    B1, B0, B0           ; ADD     part_88, lower_88, e
||      STW     .D2T2  B6, *+B13[1]         ; STW     h, *+back_out[1]{second_out}
        XOR     .L1    A0, A1, A0           ; XOR     c, r_74, c
||      XOR     .L2    B3, B5, B0           ; XOR     g, r_82, g
||      STW     .D1T1  A2, *+A3[2]          ; STW     a, *+front_out[2]{second_out}
||      STW     .D2T2  B0, *+B13[2]         ; STW     e, *+back_out[2]{second_out}
        STW     .D1T1  A0, *A3++[4]         ; STW     c, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *B13--[4]        ; STW     g, *back_out--[4]{second_out}
mars_encrypt_blocks$second$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$10; after second
        NOP     5
mars_encrypt_blocks$unmixing$few:
        LDW     .D1T2  *A2++[4], B1         ; LDW     *from++[4]{unmixing_in}, wa
        NOP
        LDW     .D1T1  *-A2[3], A3          ; LDW     *-from[3]{unmixing_in}, wb
        NOP     2
        SHRU    .S1X   B1, 8, A0            ; SHRU    wa, 8, a8_96
||      LDW     .D2T2  *+B4[B1], B5         ; LDW     *+B4[wa], s0_96
        SHRU    .S2    B1, 16, B3           ; SHRU    wa, 16, a16_96
        SHRU    .S1X   B1, 24, A5           ; SHRU    wa, 24, a24_96
||      LDW     .D1T2  *-A2[2], B5          ; LDW     *-from[2]{unmixing_in}, wc
        NOP
        LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a24_96], s1_96
        XOR     .L2X   B5, A3, B3           ; XOR     wb, s0_96, wb
||      LDW     .D1T2  *-A2[1], B3          ; LDW     *-from[1]{unmixing_in}, wd
||      LDW     .D2T1  *+B4[B3], A7         ; LDW     *+B4[a16_96], s2_96
        SHRU    .S2    B3, 16, B6           ; SHRU    wb, 16, a16_97
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[wb], s0_97
        SHRU    .S1X   B3, 24, A3           ; SHRU    wb, 24, a24_97
||      SHL     .S2    B3, 24, B7           ; SHL     wb, 24, upper_97
        NOP
        SHRU    .S1X   B3, 8, A6            ; SHRU    wb, 8, a8_97
||      LDW     .D2T2  *+B4[B6], B5         ; LDW     *+B4[a16_97], s2_97
        SUB     .L2X   B5, A5, B1           ; SUB     wc, s1_96, wc
||      SHL     .S1X   B1, 24, A5           ; SHL     wa, 24, upper_96
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a8_96], s3_96
        ADD     .L1X   A6, B7, A7           ; ADD     upper_97, a8_97, wb
||      SUB     .L2X   B3, A7, B1           ; SUB     wd, s2_96, difference_96
||      XOR     .S2    B1, B5, B3           ; XOR     wc, s0_97, wc
        SUB     .L2X   B3, A7, B3           ; SUB     wc, wb, wc
||      LDW     .D1T1  *+A4[A3], A5         ; LDW     *+A4[a24_97], s1_97
        ADD     .L1    A5, A0, A0           ; ADD     upper_96, a8_96, wa
||      SHRU    .S1X   B3, 24, A5           ; SHRU    wc, 24, a24_98
||      LDW     .D1T1  *+A4[A6], A6         ; LDW     *+A4[a8_97], s3_97
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[wc], s0_98
        SHRU    .S2    B3, 16, B7           ; SHRU    wc, 16, a16_98
||      LDW     .D1T2  *+A4[A5], B5         ; LDW     *+A4[a24_98], s1_98
        XOR     .L2X   B1, A5, B1           ; XOR     difference_96, s3_96, wd
        SUB     .L1X   A0, B5, A0           ; SUB     wa, s2_97, difference_97
        SUB     .L2X   B1, A5, B1           ; SUB     wd, s1_97, wd
||      SHRU    .S1X   B3, 8, A5            ; SHRU    wc, 8, a8_98
        XOR     .L1    A0, A6, A0           ; XOR     difference_97, s3_97, wa
||      XOR     .L2    B1, B5, B1           ; XOR     wd, s0_98, wd
        SUB     .L1X   A0, B5, A0           ; SUB     wa, s1_98, wa
        SUB     .L2X   B1, A0, B1           ; SUB     wd, wa, wd
        SHRU    .S1X   B1, 8, A6            ; SHRU    wd, 8, a8_99
||      LDW     .D2T2  *+B4[B1], B7         ; LDW     *+B4[wd], s0_99
        LDW     .D1T1  *+A4[A6], A0         ; LDW     *+A4[a8_99], s3_99
        SHRU    .S1X   B1, 24, A3           ; SHRU    wd, 24, a24_99
||      LDW     .D1T1  *+A4[A5], A9         ; LDW     *+A4[a8_98], s3_98
||      LDW     .D2T2  *+B4[B7], B7         ; LDW     *+B4[a16_98], s2_98
        NOP
        SHL     .S1X   B3, 24, A3           ; SHL     wc, 24, upper_98
||      SHRU    .S2    B1, 16, B3           ; SHRU    wd, 16, a16_99
||      LDW     .D1T2  *+A4[A3], B5         ; LDW     *+A4[a24_99], s1_99
        XOR     .L2X   B7, A0, B3           ; XOR     wa, s0_99, wa
||      LDW     .D2T2  *+B4[B3], B7         ; LDW     *+B4[a16_99], s2_99
        LDW     .D2T2  *+B4[B3], B6         ; LDW     *+B4[wa], s0_101
        SUB     .L2X   A7, B7, B7           ; SUB     wb, s2_98, difference_98
||      SHRU    .S1X   B3, 24, A7           ; SHRU    wa, 24, a24_101
        ADD     .L1    A3, A5, A3           ; ADD     upper_98, a8_98, wc
||      XOR     .L2X   B7, A9, B7           ; XOR     difference_98, s3_98, wb
        SUB     .L2    B7, B5, B5           ; SUB     wb, s1_99, wb
||      SHRU    .S1X   B3, 8, A7            ; SHRU    wa, 8, a8_101
||      LDW     .D1T1  *+A4[A7], A9         ; LDW     *+A4[a24_101], s1_101
        SUB     .L2X   A3, B7, B7           ; SUB     wc, s2_99, difference_99
||      LDW     .D1T2  *+A4[A7], B3         ; LDW     *+A4[a8_101], s3_101
        XOR     .L2    B5, B6, B5           ; XOR     wb, s0_101, wb
||      SHL     .S1X   B3, 24, A3           ; SHL     wa, 24, upper_101
        XOR     .L1X   A0, B7, A0           ; XOR     difference_99, s3_99, wc
||      SHRU    .S2    B5, 16, B7           ; SHRU    wb, 16, a16_102
||      LDW     .D2T2  *+B4[B5], B1         ; LDW     *+B4[wb], s0_102
        SHL     .S1X   B5, 24, A5           ; SHL     wb, 24, upper_102
||      SHRU    .S2    B3, 16, B3           ; SHRU    wa, 16, a16_101
||      LDW     .D2T1  *+B4[B7], A5         ; LDW     *+B4[a16_102], s2_102
        SHRU    .S1X   B5, 8, A10           ; SHRU    wb, 8, a8_102
||      LDW     .D2T1  *+B4[B3], A9         ; LDW     *+B4[a16_101], s2_101
        SHRU    .S1X   B5, 24, A11          ; SHRU    wb, 24, a24_102
||      LDW     .D1T1  *+A4[A10], A3        ; LDW     *+A4[a8_102], s3_102
        SUB     .L1    A0, A9, A9           ; SUB     wc, s1_101, wc
||      SHL     .S1X   B1, 24, A0           ; SHL     wd, 24, upper_99
        ADD     .L1    A0, A6, A6           ; ADD     upper_99, a8_99, wd
||      XOR     .L2X   B1, A9, B1           ; XOR     wc, s0_102, wc
||      ADD     .S1    A5, A10, A0          ; ADD     upper_102, a8_102, wb
||      LDW     .D1T1  *+A4[A11], A9        ; LDW     *+A4[a24_102], s1_102
        SUB     .L2X   B1, A0, B1           ; SUB     wc, wb, wc
||      SUB     .S2    B2, 1, B2            ; SUB     left, 1, left
        ADD     .L1    A3, A7, A7           ; ADD     upper_101, a8_101, wa
||      SHRU    .S1X   B1, 24, A10          ; SHRU    wc, 24, a24_103
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[wc], s0_103
        SUB     .L1    A6, A9, A6           ; SUB     wd, s2_101, difference_101
||      SHRU    .S2    B1, 16, B5           ; SHRU    wc, 16, a16_103
||      LDW     .D1T2  *+A4[A10], B5        ; LDW     *+A4[a24_103], s1_103
        XOR     .L2X   B3, A6, B3           ; XOR     difference_101, s3_101, wd
||      SHRU    .S1X   B1, 8, A6            ; SHRU    wc, 8, a8_103
||      LDW     .D2T2  *+B4[B5], B3         ; LDW     *+B4[a16_103], s2_103
        SUB     .L1    A7, A5, A5           ; SUB     wa, s2_102, difference_102
        SUB     .L1X   B3, A9, A9           ; SUB     wd, s1_102, wd
||      LDW     .D1T1  *+A4[A6], A0         ; LDW     *+A4[a8_103], s3_103
        XOR     .L1    A5, A3, A3           ; XOR     difference_102, s3_102, wa
||      SHL     .S2    B1, 24, B1           ; SHL     wc, 24, upper_103
        SUB     .L1X   A3, B5, A3           ; SUB     wa, s1_103, wa
||      XOR     .L2X   B3, A9, B5           ; XOR     wd, s0_103, wd
        SUB     .L2X   B5, A3, B5           ; SUB     wd, wa, wd
        SUB     .L2X   A0, B3, B3           ; SUB     wb, s2_103, difference_103
||      SHRU    .S1X   B5, 24, A9           ; SHRU    wd, 24, a24_104
||      LDW     .D2T1  *+B4[B5], A9         ; LDW     *+B4[wd], s0_104
        SHRU    .S1X   B5, 8, A9            ; SHRU    wd, 8, a8_104
||      SHRU    .S2    B5, 16, B7           ; SHRU    wd, 16, a16_104
||      LDW     .D1T2  *+A4[A9], B5         ; LDW     *+A4[a24_104], s1_104
        LDW     .D1T2  *+A4[A9], B1         ; LDW     *+A4[a8_104], s3_104
||      LDW     .D2T1  *+B4[B7], A3         ; LDW     *+B4[a16_104], s2_104
        SHL     .S2    B5, 24, B5           ; SHL     wd, 24, upper_104
        ADD     .L1X   A6, B1, A6           ; ADD     upper_103, a8_103, wc
||      ADD     .L2X   B5, A9, B1           ; ADD     upper_104, a8_104, wd
        XOR     .L1    A3, A9, A3           ; XOR     wa, s0_104, wa
||[B2]  B       .S2    mars_encrypt_blocks$unmixing$few; [left] B       unmixing
        XOR     .L1X   A0, B3, A0           ; XOR     difference_103, s3_103, wb
||      SUB     .L2    B1, B10, B3          ; SUB     wd, k3, wd
||      SUB     .S1    A3, A1, A9           ; SUB     wa, k0, wa
        SUB     .L1    A6, A3, A0           ; SUB     wc, s2_104, difference_104
||      SUB     .L2X   A0, B5, B5           ; SUB     wb, s1_104, wb
||      STW     .D2T1  A9, *B0++[4]         ; STW     wa, *to++[4]{unmixing_out}
        SUB     .L1X   B5, A8, A0           ; SUB     wb, k1, wb
||      XOR     .L2X   B1, A0, B1           ; XOR     difference_104, s3_104, wc
||      STW     .D2T2  B3, *-B0[1]          ; STW     wd, *-to[1]{unmixing_out}
        SUB     .L2    B1, B12, B1          ; SUB     wc, k2, wc
||      STW     .D2T1  A0, *-B0[3]          ; STW     wb, *-to[3]{unmixing_out}
        STW     .D2T2  B1, *-B0[2]          ; STW     wc, *-to[2]{unmixing_out}
mars_encrypt_blocks$unmixing$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$13; after unmixing
        NOP     5
