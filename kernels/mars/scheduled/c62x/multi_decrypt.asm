; broadside optimize: source 733520a45866615050e334868f7384d90f95e3ea1f49992004c54f8d8349acd9
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 1 s an interval, 6 s a region
        .ref    mars_s1, mars_s_box, mars_s_box1
; MARS, decryption of any number of independent blocks.
;
;       void mars_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
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


        .global mars_decrypt_blocks

mars_decrypt_blocks:
        MV      .L1    A6, A2               ; MV      blocks, left
||      MV      .L2    B6, B0               ; move schedule
||      ADDK    .S2    -80, B15             ; frame
        MV      .L1    A4, A6               ; argument
||      MV      .S1X   B15, A0              ; frame
||      STW     .D2T1  A6, *+B15[7]         ; save blocks
        STW     .D1T1  A14, *+A0[18]        ; save A14
||      STW     .D2T2  B12, *+B15[15]       ; save B12
  [!A2] B       .S2    mars_decrypt_blocks$done; [!left] B      done
||      STW     .D1T1  A11, *+A0[12]        ; save A11
||      STW     .D2T2  B13, *+B15[17]       ; save B13
        STW     .D1T1  A12, *+A0[14]        ; save A12
||      STW     .D2T2  B3, *+B15[5]         ; save return$
        STW     .D2T1  A6, *+B15[8]         ; save out
        STW     .D1T1  A13, *+A0[16]        ; save A13
||      STW     .D2T2  B11, *+B15[13]       ; save B11
        STW     .D1T1  A10, *+A0[10]        ; save A10
||      STW     .D2T2  B0, *+B15[6]         ; save schedule
        MV      .L1X   B4, A0               ; argument
||      STW     .D1T1  A15, *+A0[19]        ; save A15
||      STW     .D2T2  B10, *+B15[11]       ; save B10
mars_decrypt_blocks$mars_decrypt_blocks$1:
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      LDW     .D2T1  *+B15[6], A0         ; restore schedule
        NOP     3
        MV      .L1    A0, A8               ; MV      in, from
||      LDW     .D2T2  *+B15[8], B0         ; restore out
        ADDK    .S1    144, A0              ; ADDK    144, schedule
        LDW     .D1T2  *+A0[2], B8          ; LDW     *+schedule[2], k2
        LDW     .D1T1  *+A0[0], A11         ; LDW     *+schedule[0], k0
        LDW     .D1T2  *+A0[1], B12         ; LDW     *+schedule[1], k1
        MVKL    .S2    590081, B1           ; MVKL    0x00090101, circular_2
||      LDW     .D1T2  *+A0[3], B0          ; LDW     *+schedule[3], k3
        MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
        MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        MV      .L2    B0, B13              ; MV      out, to
||      MVKH    .S2    590081, B1           ; MVKH    0x00090101, circular_2
||      STW     .D2T1  A0, *+B15[6]         ; save schedule
        MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
mars_decrypt_blocks$mixing$guard:
        CMPGT   .L1    5, A2, A1            ; few iterations of mixing
  [A1]  B       .S1    mars_decrypt_blocks$mixing$few; few iterations of mixing
        NOP     5
mars_decrypt_blocks$mixing$entry:
        LDW     .D1T1  *A8++[4], A0         ; <0> LDW     *from++[4]{mixing_in}, wa
        NOP
        LDW     .D1T2  *-A8[2], B1          ; <0> LDW     *-from[2]{mixing_in}, wc
        NOP     4
        LDW     .D1T1  *-A8[1], A0          ; <0> LDW     *-from[1]{mixing_in}, wd
        ADD     .L2    B1, B8, B11          ; <0> ADD     wc, k2, wc
        NOP     2
        ADD     .L1    A0, A11, A7          ; <0> ADD     wa, k0, wa
        ADD     .S1X   A0, B0, A10          ; <0> ADD     wd, k3, wd
        SHRU    .S2X   A10, 8, B2           ; <0> SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A10], B6        ; <0> LDW     *+A4[wd], s0_7
        SHRU    .S1    A10, 16, A1          ; <0> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A10, 24, B7          ; <0> SHRU    wd, 24, a24_7
||      LDW     .D2T1  *+B4[B2], A0         ; <0> LDW     *+B4[a8_7], s1_7
        LDW     .D1T2  *-A8[3], B5          ; <0> LDW     *-from[3]{mixing_in}, wb
        SHL     .S2X   A10, 8, B5           ; <0> SHL     wd, 8, upper_7
        LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a24_7], s3_7
        XOR     .L2    B11, B6, B2          ; <0> XOR     wc, s0_7, sum_7
||      LDW     .D1T2  *+A4[A1], B5         ; <0> LDW     *+A4[a16_7], s2_7
        ADD     .L1X   A0, B2, A1           ; <0> ADD     sum_7, s1_7, wc
||      ADD     .L2    B5, B7, B2           ; <0> ADD     upper_7, a24_7, wd
        SHRU    .S2X   A1, 8, B7            ; <0> SHRU    wc, 8, a8_8
        LDW     .D1T1  *A8++[4], A0         ; <1> LDW     *from++[4]{mixing_in}, wa
        ADD     .L2    B5, B12, B10         ; <0> ADD     wb, k1, wb
||      LDW     .D1T2  *+A4[A1], B3         ; <0> LDW     *+A4[wc], s0_8
||      LDW     .D2T1  *+B4[B7], A6         ; <0> LDW     *+B4[a8_8], s1_8
        XOR     .L2X   B3, A7, B10          ; <0> XOR     wa, s3_7, wa
||      ADD     .S2    B10, B5, B1          ; <0> ADD     wb, s2_7, wb
||      LDW     .D1T2  *-A8[2], B1          ; <1> LDW     *-from[2]{mixing_in}, wc
        SHRU    .S1    A1, 16, A15          ; <0> SHRU    wc, 16, a16_8
||      SHRU    .S2X   A1, 24, B9           ; <0> SHRU    wc, 24, a24_8
        ADD     .L2    B2, B10, B2          ; <0> ADD     wd, wa, wd
||      LDW     .D2T2  *+B4[B9], B6         ; <0> LDW     *+B4[a24_8], s3_8
        LDW     .D1T2  *+A4[A15], B7        ; <0> LDW     *+A4[a16_8], s2_8
        XOR     .L2    B1, B3, B7           ; <0> XOR     wb, s0_8, sum_8
        ADD     .L1X   A6, B7, A6           ; <0> ADD     sum_8, s1_8, wb
||      LDW     .D1T1  *-A8[1], A0          ; <1> LDW     *-from[1]{mixing_in}, wd
        SUB     .L1    A2, 5, A2            ; passes of mixing
||      ADD     .L2    B1, B8, B11          ; <1> ADD     wc, k2, wc
        XOR     .L2    B2, B6, B6           ; <0> XOR     wd, s3_8, wd
||      SHL     .S1    A1, 8, A13           ; <0> SHL     wc, 8, upper_8
||      SHRU    .S2X   A6, 8, B2            ; <0> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A6], B5         ; <0> LDW     *+A4[wb], s0_9
        ADD     .L2    B10, B7, B7          ; <0> ADD     wa, s2_8, wa
||      ADD     .S1X   A13, B9, A9          ; <0> ADD     upper_8, a24_8, wc
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A0, A11, A7          ; <1> ADD     wa, k0, wa
||      SHRU    .S1    A6, 16, A12          ; <0> SHRU    wb, 16, a16_9
        ADD     .S1X   A0, B0, A10          ; <1> ADD     wd, k3, wd
||      LDW     .D1T2  *+A4[A12], B2        ; <0> LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A10, 8, B2           ; <1> SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A10], B6        ; <1> LDW     *+A4[wd], s0_7
        XOR     .L2    B7, B5, B2           ; <0> XOR     wa, s0_9, sum_9
||      SHRU    .S1    A10, 16, A1          ; <1> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A10, 24, B7          ; <1> SHRU    wd, 24, a24_7
||      LDW     .D2T1  *+B4[B2], A0         ; <1> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A3, B2, A3           ; <0> ADD     sum_9, s1_9, wa
||      LDW     .D1T2  *-A8[3], B5          ; <1> LDW     *-from[3]{mixing_in}, wb
        SHL     .S2X   A10, 8, B5           ; <1> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A3], B9         ; <0> LDW     *+A4[wa], s0_10
        ADD     .L2    B6, B2, B3           ; <0> ADD     wd, s2_9, wd
||      SHRU    .S2X   A3, 8, B2            ; <0> SHRU    wa, 8, a8_10
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[a24_7], s3_7
        XOR     .L2    B11, B6, B2          ; <1> XOR     wc, s0_7, sum_7
||      SHRU    .S2X   A6, 24, B6           ; <0> SHRU    wb, 24, a24_9
||      LDW     .D1T2  *+A4[A1], B5         ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B2], A10        ; <0> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A0, B2, A1           ; <1> ADD     sum_7, s1_7, wc
||      ADD     .L2    B5, B7, B2           ; <1> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A3, 16, A13          ; <0> SHRU    wa, 16, a16_10
||      LDW     .D2T1  *+B4[B6], A15        ; <0> LDW     *+B4[a24_9], s3_9
        SHRU    .S2X   A1, 8, B7            ; <1> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B6        ; <0> LDW     *+A4[a16_10], s2_10
        XOR     .L2    B3, B9, B1           ; <0> XOR     wd, s0_10, sum_10
||      SHL     .S2X   A6, 8, B9            ; <0> SHL     wb, 8, upper_9
||      LDW     .D1T1  *A8++[4], A0         ; <2> LDW     *from++[4]{mixing_in}, wa
        ADD     .L1    A9, A6, A6           ; <0> ADD     wc, wb, wc
||      ADD     .L2    B5, B12, B10         ; <1> ADD     wb, k1, wb
||      SHRU    .S2X   A3, 24, B7           ; <0> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A1], B3         ; <1> LDW     *+A4[wc], s0_8
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a8_8], s1_8
        XOR     .L2X   B3, A7, B10          ; <1> XOR     wa, s3_7, wa
||      ADD     .S1X   A10, B1, A10         ; <0> ADD     sum_10, s1_10, wd
||      ADD     .S2    B10, B5, B1          ; <1> ADD     wb, s2_7, wb
||      LDW     .D1T2  *-A8[2], B1          ; <2> LDW     *-from[2]{mixing_in}, wc
        XOR     .L1    A6, A15, A5          ; <0> XOR     wc, s3_9, wc
||      SHRU    .S1    A1, 16, A15          ; <1> SHRU    wc, 16, a16_8
||      SHRU    .S2X   A1, 24, B9           ; <1> SHRU    wc, 24, a24_8
||      ADD     .D2    B9, B6, B5           ; <0> ADD     upper_9, a24_9, wb
        ADD     .L2    B2, B10, B2          ; <1> ADD     wd, wa, wd
||      SHL     .S1    A3, 8, A3            ; <0> SHL     wa, 8, upper_10
||      SHRU    .S2X   A10, 8, B3           ; <0> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A10], A13       ; <0> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .S1X   A5, B6, A7           ; <0> ADD     wc, s2_10, wc
||      SHRU    .S2X   A10, 24, B6          ; <0> SHRU    wd, 24, a24_12
||      LDW     .D1T2  *+A4[A15], B7        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A7         ; <0> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A3, B7, A15          ; <0> ADD     upper_10, a24_10, wa
||      XOR     .L2    B1, B3, B7           ; <1> XOR     wb, s0_8, sum_8
||      SHRU    .S1    A10, 16, A9          ; <0> SHRU    wd, 16, a16_12
||      LDW     .D2T2  *+B4[B7], B10        ; <0> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A6, B7, A6           ; <1> ADD     sum_8, s1_8, wb
||      SHL     .S1    A10, 8, A10          ; <0> SHL     wd, 8, upper_12
||      LDW     .D1T1  *-A8[1], A0          ; <2> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A10, B6, A5          ; <0> ADD     upper_12, a24_12, wd
||      ADD     .L2    B1, B8, B11          ; <2> ADD     wc, k2, wc
||      LDW     .D2T1  *+B4[B6], A1         ; <0> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A7, A13, A1          ; <0> XOR     wc, s0_12, sum_12
||      XOR     .L2    B2, B6, B6           ; <1> XOR     wd, s3_8, wd
||      SHL     .S1    A1, 8, A13           ; <1> SHL     wc, 8, upper_8
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A6], B5         ; <1> LDW     *+A4[wb], s0_9
        ADD     .L1    A1, A7, A13          ; <0> ADD     sum_12, s1_12, wc
||      ADD     .L2    B10, B7, B7          ; <1> ADD     wa, s2_8, wa
||      ADD     .S1X   A13, B9, A9          ; <1> ADD     upper_8, a24_8, wc
||      LDW     .D1T2  *+A4[A9], B5         ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B2], A3         ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A0, A11, A7          ; <2> ADD     wa, k0, wa
||      XOR     .L2    B5, B10, B9          ; <0> XOR     wb, s3_10, wb
||      SHRU    .S1    A6, 16, A12          ; <1> SHRU    wb, 16, a16_9
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[wc], s0_13
        ADD     .S1X   A0, B0, A10          ; <2> ADD     wd, k3, wd
||      SHRU    .S2X   A13, 8, B2           ; <0> SHRU    wc, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B2        ; <1> LDW     *+A4[a16_9], s2_9
        XOR     .L1    A15, A1, A15         ; <0> XOR     wa, s3_12, wa
||      SHL     .S1    A13, 8, A12          ; <0> SHL     wc, 8, upper_13
||      SHRU    .S2X   A10, 8, B2           ; <2> SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A10], B6        ; <2> LDW     *+A4[wd], s0_7
||      LDW     .D2T1  *+B4[B2], A13        ; <0> LDW     *+B4[a8_13], s1_13
        XOR     .L2    B7, B5, B2           ; <1> XOR     wa, s0_9, sum_9
||      SHRU    .S1    A10, 16, A1          ; <2> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A10, 24, B7          ; <2> SHRU    wd, 24, a24_7
||      LDW     .D2T1  *+B4[B2], A0         ; <2> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A3, B2, A3           ; <1> ADD     sum_9, s1_9, wa
||      ADD     .L2    B9, B5, B3           ; <0> ADD     wb, s2_12, wb
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    wc, 24, a24_13
||      LDW     .D1T2  *-A8[3], B5          ; <2> LDW     *-from[3]{mixing_in}, wb
        ADD     .L1X   A12, B2, A10         ; <0> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    wc, 16, a16_13
||      SHL     .S2X   A10, 8, B5           ; <2> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A3], B9         ; <1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B2], A13        ; <0> LDW     *+B4[a24_13], s3_13
        ADD     .L2    B6, B2, B3           ; <1> ADD     wd, s2_9, wd
||      XOR     .S1X   A0, B3, A0           ; <0> XOR     wb, s0_13, sum_13
||      SHRU    .S2X   A3, 8, B2            ; <1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A12], A5        ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B3         ; <2> LDW     *+B4[a24_7], s3_7
        XOR     .L2    B11, B6, B2          ; <2> XOR     wc, s0_7, sum_7
||      ADD     .S1    A0, A13, A12         ; <0> ADD     sum_13, s1_13, wb
||      SHRU    .S2X   A6, 24, B6           ; <1> SHRU    wb, 24, a24_9
||      LDW     .D1T2  *+A4[A1], B5         ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B2], A10        ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A0, B2, A1           ; <2> ADD     sum_7, s1_7, wc
||      ADD     .L2    B5, B7, B2           ; <2> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A3, 16, A13          ; <1> SHRU    wa, 16, a16_10
||      SHRU    .S2X   A12, 8, B7           ; <0> SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A12], B3        ; <0> LDW     *+A4[wb], s0_14
||      LDW     .D2T1  *+B4[B6], A15        ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A5, A15, A14         ; <0> ADD     wd, wa, wd
||      SHRU    .S2X   A1, 8, B7            ; <2> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B6        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A6         ; <0> LDW     *+B4[a8_14], s1_14
        ADD     .L1    A10, A12, A14        ; <0> ADD     wc, wb, wc
||      XOR     .L2    B3, B9, B1           ; <1> XOR     wd, s0_10, sum_10
||      XOR     .S1    A14, A13, A13        ; <0> XOR     wd, s3_13, wd
||      SHL     .S2X   A6, 8, B9            ; <1> SHL     wb, 8, upper_9
||      LDW     .D1T1  *A8++[4], A0         ; <3> LDW     *from++[4]{mixing_in}, wa
        ADD     .L1    A9, A6, A6           ; <1> ADD     wc, wb, wc
||      ADD     .L2    B5, B12, B10         ; <2> ADD     wb, k1, wb
||      SHRU    .S1    A12, 16, A9          ; <0> SHRU    wb, 16, a16_14
||      SHRU    .S2X   A3, 24, B7           ; <1> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A1], B3         ; <2> LDW     *+A4[wc], s0_8
||      LDW     .D2T1  *+B4[B7], A6         ; <2> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A15, A5, A0          ; <0> ADD     wa, s2_13, wa
||      XOR     .L2X   B3, A7, B10          ; <2> XOR     wa, s3_7, wa
||      ADD     .S1X   A10, B1, A10         ; <1> ADD     sum_10, s1_10, wd
||      ADD     .S2    B10, B5, B1          ; <2> ADD     wb, s2_7, wb
||      LDW     .D1T2  *-A8[2], B1          ; <3> LDW     *-from[2]{mixing_in}, wc
        XOR     .L1    A6, A15, A5          ; <1> XOR     wc, s3_9, wc
||      SHRU    .S1    A1, 16, A15          ; <2> SHRU    wc, 16, a16_8
||      SHRU    .S2X   A1, 24, B9           ; <2> SHRU    wc, 24, a24_8
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[a16_14], s2_14
||      ADD     .D2    B9, B6, B5           ; <1> ADD     upper_9, a24_9, wb
        XOR     .L1X   A0, B3, A7           ; <0> XOR     wa, s0_14, sum_14
||      ADD     .L2    B2, B10, B2          ; <2> ADD     wd, wa, wd
||      SHL     .S1    A3, 8, A3            ; <1> SHL     wa, 8, upper_10
||      SHRU    .S2X   A10, 8, B3           ; <1> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A10], A13       ; <1> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B9], B6         ; <2> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A7, A6, A5           ; <0> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A5, B6, A7           ; <1> ADD     wc, s2_10, wc
||      SHRU    .S2X   A10, 24, B6          ; <1> SHRU    wd, 24, a24_12
||      LDW     .D1T2  *+A4[A15], B7        ; <2> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A7         ; <1> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A3, B7, A15          ; <1> ADD     upper_10, a24_10, wa
||      XOR     .L2    B1, B3, B7           ; <2> XOR     wb, s0_8, sum_8
||      SHRU    .S1    A10, 16, A9          ; <1> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A5, 24, B3           ; <0> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A1         ; <0> LDW     *+A4[wa], s0_15
||      LDW     .D2T2  *+B4[B7], B10        ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A6, B7, A6           ; <2> ADD     sum_8, s1_8, wb
||      SHL     .S1    A10, 8, A10          ; <1> SHL     wd, 8, upper_12
||      SHRU    .S2X   A5, 8, B7            ; <0> SHRU    wa, 8, a8_15
||      LDW     .D1T1  *-A8[1], A0          ; <3> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A10, B6, A5          ; <1> ADD     upper_12, a24_12, wd
||      ADD     .L2    B1, B8, B11          ; <3> ADD     wc, k2, wc
||      SHRU    .S1    A5, 16, A3           ; <0> SHRU    wa, 16, a16_15
||      SHL     .S2X   A5, 8, B1            ; <0> SHL     wa, 8, upper_15
||      ADD     .D1    A13, A3, A10         ; <0> ADD     wd, s2_14, wd
||      LDW     .D2T1  *+B4[B6], A1         ; <1> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A7, A13, A1          ; <1> XOR     wc, s0_12, sum_12
||      XOR     .L2    B2, B6, B6           ; <2> XOR     wd, s3_8, wd
||      SHL     .S1    A1, 8, A13           ; <2> SHL     wc, 8, upper_8
||      SHRU    .S2X   A6, 8, B2            ; <2> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A6], B5         ; <2> LDW     *+A4[wb], s0_9
||      LDW     .D2T1  *+B4[B7], A1         ; <0> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A1, A7, A13          ; <1> ADD     sum_12, s1_12, wc
||      ADD     .L2    B10, B7, B7          ; <2> ADD     wa, s2_8, wa
||      ADD     .S1X   A13, B9, A9          ; <2> ADD     upper_8, a24_8, wc
||      SHL     .S2X   A12, 8, B2           ; <0> SHL     wb, 8, upper_14
||      LDW     .D1T2  *+A4[A9], B5         ; <1> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B2], A3         ; <2> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A0, A11, A7          ; <3> ADD     wa, k0, wa
||      XOR     .L2    B5, B10, B9          ; <1> XOR     wb, s3_10, wb
||      SHRU    .S1    A6, 16, A12          ; <2> SHRU    wb, 16, a16_9
||      SHRU    .S2X   A12, 24, B5          ; <0> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A13], A0        ; <1> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A10, A1, A0          ; <0> XOR     wd, s0_15, sum_15
||      ADD     .L2    B2, B5, B10          ; <0> ADD     upper_14, a24_14, wb
||      ADD     .S1X   A0, B0, A10          ; <3> ADD     wd, k3, wd
||      SHRU    .S2X   A13, 8, B2           ; <1> SHRU    wc, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B2        ; <2> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B5], A13        ; <0> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A15, A1, A15         ; <1> XOR     wa, s3_12, wa
||      ADD     .L2    B1, B3, B1           ; <0> ADD     upper_15, a24_15, wa
||      SHL     .S1    A13, 8, A12          ; <1> SHL     wc, 8, upper_13
||      SHRU    .S2X   A10, 8, B2           ; <3> SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A10], B6        ; <3> LDW     *+A4[wd], s0_7
||      LDW     .D2T1  *+B4[B2], A13        ; <1> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A0, A1, A0           ; <0> ADD     sum_15, s1_15, wd
||      XOR     .L2    B7, B5, B2           ; <2> XOR     wa, s0_9, sum_9
||      SHRU    .S1    A10, 16, A1          ; <3> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A10, 24, B7          ; <3> SHRU    wd, 24, a24_7
||      LDW     .D1T2  *+A4[A3], B11        ; <0> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B2], A0         ; <3> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A3, B2, A3           ; <2> ADD     sum_9, s1_9, wa
||      ADD     .L2    B9, B5, B3           ; <1> ADD     wb, s2_12, wb
||      SHRU    .S2X   A13, 24, B2          ; <1> SHRU    wc, 24, a24_13
||      LDW     .D1T2  *-A8[3], B5          ; <3> LDW     *-from[3]{mixing_in}, wb
||      STW     .D2T1  A0, *B13++[4]        ; <0> STW     wd, *to++[4]{mixing_out}
        ADD     .L1X   A12, B2, A10         ; <1> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A13, 16, A12         ; <1> SHRU    wc, 16, a16_13
||      SHL     .S2X   A10, 8, B5           ; <3> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A3], B9         ; <2> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B2], A13        ; <1> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A14, A13, A14        ; <0> XOR     wc, s3_14, wc
||      ADD     .L2    B6, B2, B3           ; <2> ADD     wd, s2_9, wd
||      XOR     .S1X   A0, B3, A0           ; <1> XOR     wb, s0_13, sum_13
||      SHRU    .S2X   A3, 8, B2            ; <2> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A12], A5        ; <1> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B3         ; <3> LDW     *+B4[a24_7], s3_7
        XOR     .L2    B11, B6, B2          ; <3> XOR     wc, s0_7, sum_7
||      ADD     .S1    A0, A13, A12         ; <1> ADD     sum_13, s1_13, wb
||      SHRU    .S2X   A6, 24, B6           ; <2> SHRU    wb, 24, a24_9
||      LDW     .D1T2  *+A4[A1], B5         ; <3> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B2], A10        ; <2> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A0, B2, A1           ; <3> ADD     sum_7, s1_7, wc
||      ADD     .L2    B5, B7, B2           ; <3> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A3, 16, A13          ; <2> SHRU    wa, 16, a16_10
||      SHRU    .S2X   A12, 8, B7           ; <1> SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A12], B3        ; <1> LDW     *+A4[wb], s0_14
||      LDW     .D2T1  *+B4[B6], A15        ; <2> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A5, A15, A14         ; <1> ADD     wd, wa, wd
||      XOR     .L2    B10, B9, B11         ; <0> XOR     wb, s3_15, wb
||      ADD     .S1X   A14, B11, A0         ; <0> ADD     wc, s2_15, wc
||      SHRU    .S2X   A1, 8, B7            ; <3> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B6        ; <2> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a8_14], s1_14
;@loop {"name": "mixing", "ii": 21, "res_mii": 21, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 5, "critical_cycle": [], "attempts": [{"interval": 21, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop mixing: II 21, 5 stages
;  bounds: resources 21, recurrence 1
;  units: L1 21/21, S1 21/21, M1 0/21, D1 21/21, L2 17/21, S2 21/21, M2 0/21, D2 21/21
;  cross paths: 1X 13/21, 2X 21/21
;  T paths: T1 21/21, T2 19/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
mars_decrypt_blocks$mixing:
        ADD     .L1    A10, A12, A14        ; <3> ADD     wc, wb, wc
||      XOR     .L2    B3, B9, B1           ; <2> XOR     wd, s0_10, sum_10
||      XOR     .S1    A14, A13, A13        ; <3> XOR     wd, s3_13, wd
||      SHL     .S2X   A6, 8, B9            ; <2> SHL     wb, 8, upper_9
||      LDW     .D1T1  *A8++[4], A0         ; <0> LDW     *from++[4]{mixing_in}, wa
||      STW     .D2T2  B1, *-B13[1]         ; <4> STW     wa, *-to[1]{mixing_out}
        ADD     .L1    A9, A6, A6           ; <2> ADD     wc, wb, wc
||      ADD     .L2    B5, B12, B10         ; <1> ADD     wb, k1, wb
||      SHRU    .S1    A12, 16, A9          ; <3> SHRU    wb, 16, a16_14
||      SHRU    .S2X   A3, 24, B7           ; <2> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A1], B3         ; <1> LDW     *+A4[wc], s0_8
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A15, A5, A0          ; <3> ADD     wa, s2_13, wa
||      XOR     .L2X   B3, A7, B10          ; <1> XOR     wa, s3_7, wa
||      ADD     .S1X   A10, B1, A10         ; <2> ADD     sum_10, s1_10, wd
||      ADD     .S2    B10, B5, B1          ; <1> ADD     wb, s2_7, wb
||      LDW     .D1T2  *-A8[2], B1          ; <0> LDW     *-from[2]{mixing_in}, wc
||      STW     .D2T1  A0, *-B13[3]         ; <4> STW     wc, *-to[3]{mixing_out}
        XOR     .L1    A6, A15, A5          ; <2> XOR     wc, s3_9, wc
||      SHRU    .S1    A1, 16, A15          ; <1> SHRU    wc, 16, a16_8
||      SHRU    .S2X   A1, 24, B9           ; <1> SHRU    wc, 24, a24_8
||      LDW     .D1T1  *+A4[A9], A3         ; <3> LDW     *+A4[a16_14], s2_14
||      ADD     .D2    B9, B6, B5           ; <2> ADD     upper_9, a24_9, wb
        XOR     .L1X   A0, B3, A7           ; <3> XOR     wa, s0_14, sum_14
||      ADD     .L2    B2, B10, B2          ; <1> ADD     wd, wa, wd
||      SHL     .S1    A3, 8, A3            ; <2> SHL     wa, 8, upper_10
||      SHRU    .S2X   A10, 8, B3           ; <2> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A10], A13       ; <2> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A7, A6, A5           ; <3> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A5, B6, A7           ; <2> ADD     wc, s2_10, wc
||      SHRU    .S2X   A10, 24, B6          ; <2> SHRU    wd, 24, a24_12
||      LDW     .D1T2  *+A4[A15], B7        ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A7         ; <2> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A3, B7, A15          ; <2> ADD     upper_10, a24_10, wa
||      XOR     .L2    B1, B3, B7           ; <1> XOR     wb, s0_8, sum_8
||      SHRU    .S1    A10, 16, A9          ; <2> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A5, 24, B3           ; <3> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A1         ; <3> LDW     *+A4[wa], s0_15
||      LDW     .D2T2  *+B4[B7], B10        ; <2> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A6, B7, A6           ; <1> ADD     sum_8, s1_8, wb
||      SHL     .S1    A10, 8, A10          ; <2> SHL     wd, 8, upper_12
||      SHRU    .S2X   A5, 8, B7            ; <3> SHRU    wa, 8, a8_15
||      LDW     .D1T1  *-A8[1], A0          ; <0> LDW     *-from[1]{mixing_in}, wd
||      STW     .D2T2  B11, *-B13[2]        ; <4> STW     wb, *-to[2]{mixing_out}
        ADD     .L1X   A10, B6, A5          ; <2> ADD     upper_12, a24_12, wd
||      ADD     .L2    B1, B8, B11          ; <0> ADD     wc, k2, wc
||      SHRU    .S1    A5, 16, A3           ; <3> SHRU    wa, 16, a16_15
||      SHL     .S2X   A5, 8, B1            ; <3> SHL     wa, 8, upper_15
||      ADD     .D1    A13, A3, A10         ; <3> ADD     wd, s2_14, wd
||      LDW     .D2T1  *+B4[B6], A1         ; <2> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A7, A13, A1          ; <2> XOR     wc, s0_12, sum_12
||      XOR     .L2    B2, B6, B6           ; <1> XOR     wd, s3_8, wd
||      SHL     .S1    A1, 8, A13           ; <1> SHL     wc, 8, upper_8
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A6], B5         ; <1> LDW     *+A4[wb], s0_9
||      LDW     .D2T1  *+B4[B7], A1         ; <3> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A1, A7, A13          ; <2> ADD     sum_12, s1_12, wc
||      ADD     .L2    B10, B7, B7          ; <1> ADD     wa, s2_8, wa
||      ADD     .S1X   A13, B9, A9          ; <1> ADD     upper_8, a24_8, wc
||      SHL     .S2X   A12, 8, B2           ; <3> SHL     wb, 8, upper_14
||      LDW     .D1T2  *+A4[A9], B5         ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B2], A3         ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A0, A11, A7          ; <0> ADD     wa, k0, wa
||      XOR     .L2    B5, B10, B9          ; <2> XOR     wb, s3_10, wb
||      SHRU    .S1    A6, 16, A12          ; <1> SHRU    wb, 16, a16_9
||      SHRU    .S2X   A12, 24, B5          ; <3> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A13], A0        ; <2> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B3], B9         ; <3> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A10, A1, A0          ; <3> XOR     wd, s0_15, sum_15
||      ADD     .L2    B2, B5, B10          ; <3> ADD     upper_14, a24_14, wb
||      ADD     .S1X   A0, B0, A10          ; <0> ADD     wd, k3, wd
||      SHRU    .S2X   A13, 8, B2           ; <2> SHRU    wc, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B2        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B5], A13        ; <3> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A15, A1, A15         ; <2> XOR     wa, s3_12, wa
||      ADD     .L2    B1, B3, B1           ; <3> ADD     upper_15, a24_15, wa
||      SHL     .S1    A13, 8, A12          ; <2> SHL     wc, 8, upper_13
||      SHRU    .S2X   A10, 8, B2           ; <0> SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A10], B6        ; <0> LDW     *+A4[wd], s0_7
||      LDW     .D2T1  *+B4[B2], A13        ; <2> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A0, A1, A0           ; <3> ADD     sum_15, s1_15, wd
||      XOR     .L2    B7, B5, B2           ; <1> XOR     wa, s0_9, sum_9
||      SHRU    .S1    A10, 16, A1          ; <0> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A10, 24, B7          ; <0> SHRU    wd, 24, a24_7
||      LDW     .D1T2  *+A4[A3], B11        ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B2], A0         ; <0> LDW     *+B4[a8_7], s1_7
        ADD     .L1X   A3, B2, A3           ; <1> ADD     sum_9, s1_9, wa
||      ADD     .L2    B9, B5, B3           ; <2> ADD     wb, s2_12, wb
||[A2]  B       .S1    mars_decrypt_blocks$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A13, 24, B2          ; <2> SHRU    wc, 24, a24_13
||      LDW     .D1T2  *-A8[3], B5          ; <0> LDW     *-from[3]{mixing_in}, wb
||      STW     .D2T1  A0, *B13++[4]        ; <3> STW     wd, *to++[4]{mixing_out}
        ADD     .L1X   A12, B2, A10         ; <2> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A13, 16, A12         ; <2> SHRU    wc, 16, a16_13
||      SHL     .S2X   A10, 8, B5           ; <0> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A3], B9         ; <1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B2], A13        ; <2> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A14, A13, A14        ; <3> XOR     wc, s3_14, wc
||      ADD     .L2    B6, B2, B3           ; <1> ADD     wd, s2_9, wd
||      XOR     .S1X   A0, B3, A0           ; <2> XOR     wb, s0_13, sum_13
||      SHRU    .S2X   A3, 8, B2            ; <1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A12], A5        ; <2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a24_7], s3_7
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      XOR     .L2    B11, B6, B2          ; <0> XOR     wc, s0_7, sum_7
||      ADD     .S1    A0, A13, A12         ; <2> ADD     sum_13, s1_13, wb
||      SHRU    .S2X   A6, 24, B6           ; <1> SHRU    wb, 24, a24_9
||      LDW     .D1T2  *+A4[A1], B5         ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B2], A10        ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A0, B2, A1           ; <0> ADD     sum_7, s1_7, wc
||      ADD     .L2    B5, B7, B2           ; <0> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A3, 16, A13          ; <1> SHRU    wa, 16, a16_10
||      SHRU    .S2X   A12, 8, B7           ; <2> SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A12], B3        ; <2> LDW     *+A4[wb], s0_14
||      LDW     .D2T1  *+B4[B6], A15        ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A5, A15, A14         ; <2> ADD     wd, wa, wd
||      XOR     .L2    B10, B9, B11         ; <3> XOR     wb, s3_15, wb
||      ADD     .S1X   A14, B11, A0         ; <3> ADD     wc, s2_15, wc
||      SHRU    .S2X   A1, 8, B7            ; <0> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A13], B6        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A6         ; <2> LDW     *+B4[a8_14], s1_14
mars_decrypt_blocks$mixing$exit:
        ADD     .L1    A10, A12, A14        ; <-3> ADD     wc, wb, wc
||      XOR     .L2    B3, B9, B1           ; <-2> XOR     wd, s0_10, sum_10
||      XOR     .S1    A14, A13, A13        ; <-3> XOR     wd, s3_13, wd
||      SHL     .S2X   A6, 8, B9            ; <-2> SHL     wb, 8, upper_9
||      STW     .D2T2  B1, *-B13[1]         ; <-4> STW     wa, *-to[1]{mixing_out}
        ADD     .L1    A9, A6, A6           ; <-2> ADD     wc, wb, wc
||      ADD     .L2    B5, B12, B10         ; <-1> ADD     wb, k1, wb
||      SHRU    .S1    A12, 16, A9          ; <-3> SHRU    wb, 16, a16_14
||      SHRU    .S2X   A3, 24, B7           ; <-2> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A1], B3         ; <-1> LDW     *+A4[wc], s0_8
||      LDW     .D2T1  *+B4[B7], A6         ; <-1> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A15, A5, A0          ; <-3> ADD     wa, s2_13, wa
||      XOR     .L2X   B3, A7, B10          ; <-1> XOR     wa, s3_7, wa
||      ADD     .S1X   A10, B1, A10         ; <-2> ADD     sum_10, s1_10, wd
||      ADD     .S2    B10, B5, B1          ; <-1> ADD     wb, s2_7, wb
||      STW     .D2T1  A0, *-B13[3]         ; <-4> STW     wc, *-to[3]{mixing_out}
        XOR     .L1    A6, A15, A5          ; <-2> XOR     wc, s3_9, wc
||      SHRU    .S1    A1, 16, A15          ; <-1> SHRU    wc, 16, a16_8
||      SHRU    .S2X   A1, 24, B9           ; <-1> SHRU    wc, 24, a24_8
||      LDW     .D1T1  *+A4[A9], A3         ; <-3> LDW     *+A4[a16_14], s2_14
||      ADD     .D2    B9, B6, B5           ; <-2> ADD     upper_9, a24_9, wb
        XOR     .L1X   A0, B3, A7           ; <-3> XOR     wa, s0_14, sum_14
||      ADD     .L2    B2, B10, B2          ; <-1> ADD     wd, wa, wd
||      SHL     .S1    A3, 8, A3            ; <-2> SHL     wa, 8, upper_10
||      SHRU    .S2X   A10, 8, B3           ; <-2> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A10], A13       ; <-2> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B9], B6         ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A7, A6, A5           ; <-3> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A5, B6, A7           ; <-2> ADD     wc, s2_10, wc
||      SHRU    .S2X   A10, 24, B6          ; <-2> SHRU    wd, 24, a24_12
||      LDW     .D1T2  *+A4[A15], B7        ; <-1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B3], A7         ; <-2> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A3, B7, A15          ; <-2> ADD     upper_10, a24_10, wa
||      XOR     .L2    B1, B3, B7           ; <-1> XOR     wb, s0_8, sum_8
||      SHRU    .S1    A10, 16, A9          ; <-2> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A5, 24, B3           ; <-3> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A1         ; <-3> LDW     *+A4[wa], s0_15
||      LDW     .D2T2  *+B4[B7], B10        ; <-2> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A6, B7, A6           ; <-1> ADD     sum_8, s1_8, wb
||      SHL     .S1    A10, 8, A10          ; <-2> SHL     wd, 8, upper_12
||      SHRU    .S2X   A5, 8, B7            ; <-3> SHRU    wa, 8, a8_15
||      STW     .D2T2  B11, *-B13[2]        ; <-4> STW     wb, *-to[2]{mixing_out}
        ADD     .L1X   A10, B6, A5          ; <-2> ADD     upper_12, a24_12, wd
||      SHRU    .S1    A5, 16, A3           ; <-3> SHRU    wa, 16, a16_15
||      SHL     .S2X   A5, 8, B1            ; <-3> SHL     wa, 8, upper_15
||      ADD     .D1    A13, A3, A10         ; <-3> ADD     wd, s2_14, wd
||      LDW     .D2T1  *+B4[B6], A1         ; <-2> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A7, A13, A1          ; <-2> XOR     wc, s0_12, sum_12
||      XOR     .L2    B2, B6, B6           ; <-1> XOR     wd, s3_8, wd
||      SHL     .S1    A1, 8, A13           ; <-1> SHL     wc, 8, upper_8
||      SHRU    .S2X   A6, 8, B2            ; <-1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A6], B5         ; <-1> LDW     *+A4[wb], s0_9
||      LDW     .D2T1  *+B4[B7], A1         ; <-3> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A1, A7, A13          ; <-2> ADD     sum_12, s1_12, wc
||      ADD     .L2    B10, B7, B7          ; <-1> ADD     wa, s2_8, wa
||      ADD     .S1X   A13, B9, A9          ; <-1> ADD     upper_8, a24_8, wc
||      SHL     .S2X   A12, 8, B2           ; <-3> SHL     wb, 8, upper_14
||      LDW     .D1T2  *+A4[A9], B5         ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B2], A3         ; <-1> LDW     *+B4[a8_9], s1_9
        XOR     .L2    B5, B10, B9          ; <-2> XOR     wb, s3_10, wb
||      SHRU    .S1    A6, 16, A12          ; <-1> SHRU    wb, 16, a16_9
||      SHRU    .S2X   A12, 24, B5          ; <-3> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A13], A0        ; <-2> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B3], B9         ; <-3> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A10, A1, A0          ; <-3> XOR     wd, s0_15, sum_15
||      ADD     .L2    B2, B5, B10          ; <-3> ADD     upper_14, a24_14, wb
||      SHRU    .S2X   A13, 8, B2           ; <-2> SHRU    wc, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B2        ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B5], A13        ; <-3> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A15, A1, A15         ; <-2> XOR     wa, s3_12, wa
||      ADD     .L2    B1, B3, B1           ; <-3> ADD     upper_15, a24_15, wa
||      SHL     .S1    A13, 8, A12          ; <-2> SHL     wc, 8, upper_13
||      LDW     .D2T1  *+B4[B2], A13        ; <-2> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A0, A1, A0           ; <-3> ADD     sum_15, s1_15, wd
||      XOR     .L2    B7, B5, B2           ; <-1> XOR     wa, s0_9, sum_9
||      LDW     .D1T2  *+A4[A3], B11        ; <-3> LDW     *+A4[a16_15], s2_15
        ADD     .L1X   A3, B2, A3           ; <-1> ADD     sum_9, s1_9, wa
||      ADD     .L2    B9, B5, B3           ; <-2> ADD     wb, s2_12, wb
||      SHRU    .S2X   A13, 24, B2          ; <-2> SHRU    wc, 24, a24_13
||      STW     .D2T1  A0, *B13++[4]        ; <-3> STW     wd, *to++[4]{mixing_out}
        ADD     .L1X   A12, B2, A10         ; <-2> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A13, 16, A12         ; <-2> SHRU    wc, 16, a16_13
||      LDW     .D1T2  *+A4[A3], B9         ; <-1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B2], A13        ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A14, A13, A14        ; <-3> XOR     wc, s3_14, wc
||      ADD     .L2    B6, B2, B3           ; <-1> ADD     wd, s2_9, wd
||      XOR     .S1X   A0, B3, A0           ; <-2> XOR     wb, s0_13, sum_13
||      SHRU    .S2X   A3, 8, B2            ; <-1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A12], A5        ; <-2> LDW     *+A4[a16_13], s2_13
        ADD     .S1    A0, A13, A12         ; <-2> ADD     sum_13, s1_13, wb
||      SHRU    .S2X   A6, 24, B6           ; <-1> SHRU    wb, 24, a24_9
||      LDW     .D2T1  *+B4[B2], A10        ; <-1> LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A3, 16, A13          ; <-1> SHRU    wa, 16, a16_10
||      SHRU    .S2X   A12, 8, B7           ; <-2> SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A12], B3        ; <-2> LDW     *+A4[wb], s0_14
||      LDW     .D2T1  *+B4[B6], A15        ; <-1> LDW     *+B4[a24_9], s3_9
        ADD     .L1    A5, A15, A14         ; <-2> ADD     wd, wa, wd
||      XOR     .L2    B10, B9, B11         ; <-3> XOR     wb, s3_15, wb
||      ADD     .S1X   A14, B11, A0         ; <-3> ADD     wc, s2_15, wc
||      LDW     .D1T2  *+A4[A13], B6        ; <-1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B7], A6         ; <-2> LDW     *+B4[a8_14], s1_14
        ADD     .L1    A10, A12, A14        ; <-2> ADD     wc, wb, wc
||      XOR     .L2    B3, B9, B1           ; <-1> XOR     wd, s0_10, sum_10
||      XOR     .S1    A14, A13, A13        ; <-2> XOR     wd, s3_13, wd
||      SHL     .S2X   A6, 8, B9            ; <-1> SHL     wb, 8, upper_9
||      STW     .D2T2  B1, *-B13[1]         ; <-3> STW     wa, *-to[1]{mixing_out}
        ADD     .L1    A9, A6, A6           ; <-1> ADD     wc, wb, wc
||      SHRU    .S1    A12, 16, A9          ; <-2> SHRU    wb, 16, a16_14
||      SHRU    .S2X   A3, 24, B7           ; <-1> SHRU    wa, 24, a24_10
        ADD     .L1    A15, A5, A0          ; <-2> ADD     wa, s2_13, wa
||      ADD     .S1X   A10, B1, A10         ; <-1> ADD     sum_10, s1_10, wd
||      STW     .D2T1  A0, *-B13[3]         ; <-3> STW     wc, *-to[3]{mixing_out}
        XOR     .L1    A6, A15, A5          ; <-1> XOR     wc, s3_9, wc
||      LDW     .D1T1  *+A4[A9], A3         ; <-2> LDW     *+A4[a16_14], s2_14
||      ADD     .D2    B9, B6, B5           ; <-1> ADD     upper_9, a24_9, wb
        XOR     .L1X   A0, B3, A7           ; <-2> XOR     wa, s0_14, sum_14
||      SHL     .S1    A3, 8, A3            ; <-1> SHL     wa, 8, upper_10
||      SHRU    .S2X   A10, 8, B3           ; <-1> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A10], A13       ; <-1> LDW     *+A4[wd], s0_12
        ADD     .L1    A7, A6, A5           ; <-2> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A5, B6, A7           ; <-1> ADD     wc, s2_10, wc
||      SHRU    .S2X   A10, 24, B6          ; <-1> SHRU    wd, 24, a24_12
||      LDW     .D2T1  *+B4[B3], A7         ; <-1> LDW     *+B4[a8_12], s1_12
        ADD     .L1X   A3, B7, A15          ; <-1> ADD     upper_10, a24_10, wa
||      SHRU    .S1    A10, 16, A9          ; <-1> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A5, 24, B3           ; <-2> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A1         ; <-2> LDW     *+A4[wa], s0_15
||      LDW     .D2T2  *+B4[B7], B10        ; <-1> LDW     *+B4[a24_10], s3_10
        SHL     .S1    A10, 8, A10          ; <-1> SHL     wd, 8, upper_12
||      SHRU    .S2X   A5, 8, B7            ; <-2> SHRU    wa, 8, a8_15
||      STW     .D2T2  B11, *-B13[2]        ; <-3> STW     wb, *-to[2]{mixing_out}
        ADD     .L1X   A10, B6, A5          ; <-1> ADD     upper_12, a24_12, wd
||      SHRU    .S1    A5, 16, A3           ; <-2> SHRU    wa, 16, a16_15
||      SHL     .S2X   A5, 8, B1            ; <-2> SHL     wa, 8, upper_15
||      ADD     .D1    A13, A3, A10         ; <-2> ADD     wd, s2_14, wd
||      LDW     .D2T1  *+B4[B6], A1         ; <-1> LDW     *+B4[a24_12], s3_12
        XOR     .L1    A7, A13, A1          ; <-1> XOR     wc, s0_12, sum_12
||      LDW     .D2T1  *+B4[B7], A1         ; <-2> LDW     *+B4[a8_15], s1_15
        ADD     .L1    A1, A7, A13          ; <-1> ADD     sum_12, s1_12, wc
||      SHL     .S2X   A12, 8, B2           ; <-2> SHL     wb, 8, upper_14
||      LDW     .D1T2  *+A4[A9], B5         ; <-1> LDW     *+A4[a16_12], s2_12
        XOR     .L2    B5, B10, B9          ; <-1> XOR     wb, s3_10, wb
||      SHRU    .S2X   A12, 24, B5          ; <-2> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A13], A0        ; <-1> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B3], B9         ; <-2> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A10, A1, A0          ; <-2> XOR     wd, s0_15, sum_15
||      ADD     .L2    B2, B5, B10          ; <-2> ADD     upper_14, a24_14, wb
||      SHRU    .S2X   A13, 8, B2           ; <-1> SHRU    wc, 8, a8_13
||      LDW     .D2T1  *+B4[B5], A13        ; <-2> LDW     *+B4[a24_14], s3_14
        XOR     .L1    A15, A1, A15         ; <-1> XOR     wa, s3_12, wa
||      ADD     .L2    B1, B3, B1           ; <-2> ADD     upper_15, a24_15, wa
||      SHL     .S1    A13, 8, A12          ; <-1> SHL     wc, 8, upper_13
||      LDW     .D2T1  *+B4[B2], A13        ; <-1> LDW     *+B4[a8_13], s1_13
        ADD     .L1    A0, A1, A0           ; <-2> ADD     sum_15, s1_15, wd
||      LDW     .D1T2  *+A4[A3], B11        ; <-2> LDW     *+A4[a16_15], s2_15
        ADD     .L2    B9, B5, B3           ; <-1> ADD     wb, s2_12, wb
||      SHRU    .S2X   A13, 24, B2          ; <-1> SHRU    wc, 24, a24_13
||      STW     .D2T1  A0, *B13++[4]        ; <-2> STW     wd, *to++[4]{mixing_out}
        ADD     .L1X   A12, B2, A10         ; <-1> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A13, 16, A12         ; <-1> SHRU    wc, 16, a16_13
||      LDW     .D2T1  *+B4[B2], A13        ; <-1> LDW     *+B4[a24_13], s3_13
        XOR     .L1    A14, A13, A14        ; <-2> XOR     wc, s3_14, wc
||      XOR     .S1X   A0, B3, A0           ; <-1> XOR     wb, s0_13, sum_13
||      LDW     .D1T1  *+A4[A12], A5        ; <-1> LDW     *+A4[a16_13], s2_13
        ADD     .S1    A0, A13, A12         ; <-1> ADD     sum_13, s1_13, wb
        SHRU    .S2X   A12, 8, B7           ; <-1> SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A12], B3        ; <-1> LDW     *+A4[wb], s0_14
        ADD     .L1    A5, A15, A14         ; <-1> ADD     wd, wa, wd
||      XOR     .L2    B10, B9, B11         ; <-2> XOR     wb, s3_15, wb
||      ADD     .S1X   A14, B11, A0         ; <-2> ADD     wc, s2_15, wc
||      LDW     .D2T1  *+B4[B7], A6         ; <-1> LDW     *+B4[a8_14], s1_14
        ADD     .L1    A10, A12, A14        ; <-1> ADD     wc, wb, wc
||      XOR     .S1    A14, A13, A13        ; <-1> XOR     wd, s3_13, wd
||      STW     .D2T2  B1, *-B13[1]         ; <-2> STW     wa, *-to[1]{mixing_out}
        SHRU    .S1    A12, 16, A9          ; <-1> SHRU    wb, 16, a16_14
        ADD     .L1    A15, A5, A0          ; <-1> ADD     wa, s2_13, wa
||      STW     .D2T1  A0, *-B13[3]         ; <-2> STW     wc, *-to[3]{mixing_out}
        LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A0, B3, A7           ; <-1> XOR     wa, s0_14, sum_14
        ADD     .L1    A7, A6, A5           ; <-1> ADD     sum_14, s1_14, wa
        SHRU    .S2X   A5, 24, B3           ; <-1> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A5], A1         ; <-1> LDW     *+A4[wa], s0_15
        SHRU    .S2X   A5, 8, B7            ; <-1> SHRU    wa, 8, a8_15
||      STW     .D2T2  B11, *-B13[2]        ; <-2> STW     wb, *-to[2]{mixing_out}
        SHRU    .S1    A5, 16, A3           ; <-1> SHRU    wa, 16, a16_15
||      SHL     .S2X   A5, 8, B1            ; <-1> SHL     wa, 8, upper_15
||      ADD     .D1    A13, A3, A10         ; <-1> ADD     wd, s2_14, wd
        LDW     .D2T1  *+B4[B7], A1         ; <-1> LDW     *+B4[a8_15], s1_15
        SHL     .S2X   A12, 8, B2           ; <-1> SHL     wb, 8, upper_14
        SHRU    .S2X   A12, 24, B5          ; <-1> SHRU    wb, 24, a24_14
||      LDW     .D2T2  *+B4[B3], B9         ; <-1> LDW     *+B4[a24_15], s3_15
        XOR     .L1    A10, A1, A0          ; <-1> XOR     wd, s0_15, sum_15
||      ADD     .L2    B2, B5, B10          ; <-1> ADD     upper_14, a24_14, wb
||      LDW     .D2T1  *+B4[B5], A13        ; <-1> LDW     *+B4[a24_14], s3_14
        ADD     .L2    B1, B3, B1           ; <-1> ADD     upper_15, a24_15, wa
        ADD     .L1    A0, A1, A0           ; <-1> ADD     sum_15, s1_15, wd
||      LDW     .D1T2  *+A4[A3], B11        ; <-1> LDW     *+A4[a16_15], s2_15
        STW     .D2T1  A0, *B13++[4]        ; <-1> STW     wd, *to++[4]{mixing_out}
        NOP
        XOR     .L1    A14, A13, A14        ; <-1> XOR     wc, s3_14, wc
        NOP     2
        XOR     .L2    B10, B9, B11         ; <-1> XOR     wb, s3_15, wb
||      ADD     .S1X   A14, B11, A0         ; <-1> ADD     wc, s2_15, wc
        STW     .D2T2  B1, *-B13[1]         ; <-1> STW     wa, *-to[1]{mixing_out}
        NOP
        STW     .D2T1  A0, *-B13[3]         ; <-1> STW     wc, *-to[3]{mixing_out}
        NOP     4
        STW     .D2T2  B11, *-B13[2]        ; <-1> STW     wb, *-to[2]{mixing_out}
mars_decrypt_blocks$mars_decrypt_blocks$3:
        MVK     .S2    4, B0                ; MVK     4, pass
||      LDW     .D2T1  *+B15[6], A1         ; restore schedule
        MVKL    .S1    65568, A14           ; MVKL    0x00010020, split
        NOP
        MVKL    .S1    655617, A0           ; MVKL    0x000A0101, circular_17
||      MVKL    .S2    mars_s_box1, B4      ; MVKL    mars_s_box1, B4
        MVKH    .S1    655617, A0           ; MVKH    0x000A0101, circular_17
||      MVKH    .S2    mars_s_box1, B4      ; MVKH    mars_s_box1, B4
||      STW     .D2T2  B0, *+B15[9]         ; save pass
        MV      .L1    A1, A12              ; MV      schedule, keys
||      MVKH    .S1    65568, A14           ; MVKH    0x00010020, split
||      MVC     .S2X   A0, AMR              ; MVC     circular_17, AMR
mars_decrypt_blocks$first_half:
        ADDK    .S1    -16, A12             ; ADDK    -16, keys
        LDW     .D1T1  *+A12[0], A0         ; LDW     *+keys[0], k0_18
        LDW     .D1T2  *+A12[2], B0         ; LDW     *+keys[2], k2_18
||      LDW     .D2T1  *+B15[7], A0         ; restore blocks
        LDW     .D1T2  *+A12[1], B0         ; LDW     *+keys[1], k1_18
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        LDW     .D1T2  *+A12[3], B1         ; LDW     *+keys[3], k3_18
        NOP
        STW     .D2T1  A0, *+B15[1]         ; STW     k0_18, *+B15[1]{keys_out}
        ADD     .L1    1, A0, A1            ; ADD     blocks, 1, odd_18
||      SHL     .S2X   A0, 4, B1            ; SHL     blocks, 4, last_18
||      STW     .D2T2  B0, *+B15[3]         ; STW     k2_18, *+B15[3]{keys_out}
        ADD     .L2X   B1, A0, B0           ; ADD     out, last_18, back_in
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_18, 1, left
||      STW     .D2T2  B0, *+B15[2]         ; STW     k1_18, *+B15[2]{keys_out}
        SUBAW   .D2    B0, 4, B13           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A8               ; MV      out, front_in
||      MV      .L2    B13, B9              ; MV      back_in, back_out
||      MV      .S1    A0, A3               ; MV      out, front_out
||      STW     .D2T2  B1, *+B15[4]         ; STW     k3_18, *+B15[4]{keys_out}
mars_decrypt_blocks$first$guard:
        CMPGT   .L1    3, A2, A1            ; few iterations of first
  [A1]  B       .S1    mars_decrypt_blocks$first$few; few iterations of first
        NOP     5
mars_decrypt_blocks$first$entry:
        LDW     .D1T1  *+A12[3], A13        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_20
        LDW     .D1T1  *A8++[4], A5         ; <0> LDW     *front_in++[4]{first_in}, a
        LDW     .D2T2  *+B15[4], B1         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_28
        LDW     .D2T2  *B13--[4], B5        ; <0> LDW     *back_in--[4]{first_in}, e
        NOP
        LDW     .D1T1  *+A12[2], A13        ; <0> LDW     *+keys[2]{keys_in}, key0_20
        SHL     .S1    A5, 19, A11          ; <0> SHL     a, 19, upper_22
||      MPYLHU  .M1    A5, A13, A6          ; <0> MPYLHU  a, key1_20, mixed2_21
        MPYHLU  .M1    A5, A13, A1          ; <0> MPYHLU  a, key1_20, mixed1_21
||      LDW     .D2T2  *+B15[3], B5         ; <0> LDW     *+B15[3]{keys_in}, key0_28
        SHRU    .S1    A5, 13, A10          ; <0> SHRU    a, 13, lower_22
||      SHL     .S2    B5, 19, B3           ; <0> SHL     e, 19, upper_30
||      MPYU    .M1    A5, A13, A6          ; <0> MPYU    a, key1_20, low_21
||      MPYLHU  .M2    B5, B1, B12          ; <0> MPYLHU  e, key1_28, mixed2_29
        ADD     .L1    A11, A10, A9         ; <0> ADD     upper_22, lower_22, a
||      MV      .L2X   A14, B6              ; split on both sides
||      MPYHLU  .M2    B5, B1, B1           ; <0> MPYHLU  e, key1_28, mixed1_29
||      ADD     .D1    A1, A6, A10          ; <0> ADD     mixed1_21, mixed2_21, mixed_21
        SHL     .S1    A10, 16, A10         ; <0> SHL     mixed_21, 16, upper_21
||      SHRU    .S2    B5, 13, B5           ; <0> SHRU    e, 13, lower_30
||      MPYU    .M2    B5, B1, B3           ; <0> MPYU    e, key1_28, low_29
        ADD     .L2    B3, B5, B12          ; <0> ADD     upper_30, lower_30, e
||      ADD     .S1    A9, A13, A13         ; <0> ADD     a, key0_20, index_20
||      ADD     .D2    B1, B12, B0          ; <0> ADD     mixed1_29, mixed2_29, mixed_29
        ADD     .L1    A6, A10, A5          ; <0> ADD     low_21, upper_21, p_20
||      SHL     .S2    B0, 16, B7           ; <0> SHL     mixed_29, 16, upper_29
        ADD     .S2    B12, B5, B5          ; <0> ADD     e, key0_28, index_28
        ADD     .L2    B3, B7, B7           ; <0> ADD     low_29, upper_29, p_28
        SUB     .L1    A2, 2, A2            ; passes of first
||      MPYHLU  .M1    A5, A14, A6          ; <0> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[index_20], box_23
        NOP
        SHL     .S1    A5, 5, A11           ; <0> SHL     p_20, 5, p5_23
||      MPYHU   .M1    A6, A14, A6          ; <0> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B7, B6, B0           ; <0> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *-A8[1], A10         ; <0> LDW     *-front_in[1]{first_in}, d
||      LDW     .D2T2  *+B4[B5], B11        ; <0> LDW     *+B4[index_28], box_31
        MPYHLU  .M1    A11, A14, A1         ; <0> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A8[2], A9          ; <0> LDW     *-front_in[2]{first_in}, c
        ADD     .L1    A11, A6, A5          ; <0> ADD     p5_23, p27_23, once_23
||      SHL     .S2    B7, 5, B3            ; <0> SHL     p_28, 5, p5_31
||      MPYHU   .M2    B0, B6, B7           ; <0> MPYHU   times_32, split, p27_31
||      LDW     .D2T2  *+B13[7], B10        ; <0> LDW     *+back_in[7]{first_in}, h
        SHL     .S1    A5, 5, A15           ; <0> SHL     once_23, 5, once5_23
||      MPYHU   .M1    A1, A14, A1          ; <0> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B3, B6, B3           ; <0> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *-A8[3], A11         ; <0> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B13[6], B12        ; <0> LDW     *+back_in[6]{first_in}, g
        XOR     .L1    A0, A5, A5           ; <0> XOR     box_23, once_23, two_23
||      ADD     .L2    B3, B7, B1           ; <0> ADD     p5_31, p27_31, once_31
||      LDW     .D1T1  *+A12[1], A5         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_37
        ADD     .L1    A15, A1, A15         ; <0> ADD     once5_23, by_23, r_20
||      SHL     .S2    B1, 5, B8            ; <0> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B3, B6, B3           ; <0> MPYHU   times_33, split, by_31
||      STW     .D1T1  A9, *-A8[4]          ; <0> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B13[5], B8         ; <0> LDW     *+back_in[5]{first_in}, f
        XOR     .L2    B11, B1, B11         ; <0> XOR     box_31, once_31, two_31
||      XOR     .S1    A5, A15, A5          ; <0> XOR     two_23, r_20, sum_23
||      LDW     .D2T2  *+B15[2], B11        ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_45
        SUB     .L1    A14, A1, A1          ; <0> SUB     split, by_23, right_26
||      ADD     .L2    B8, B3, B2           ; <0> ADD     once5_31, by_31, r_28
||      SHL     .S1    A5, A1, A7           ; <0> SHL     sum_23, by_23, upper_26
||      LDW     .D1T1  *+A12[3], A13        ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_20
||      STW     .D2T2  B12, *+B13[4]        ; <0> STW     e, *+back_in[4]{first_aside}
        SUB     .L1    A11, A7, A1          ; <0> SUB     b, upper_26, part_26
||      SHRU    .S1    A5, A1, A11          ; <0> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B2, B11         ; <0> XOR     two_31, r_28, sum_31
||      LDW     .D1T1  *A8++[4], A5         ; <1> LDW     *front_in++[4]{first_in}, a
        SUB     .L1    A1, A11, A6          ; <0> SUB     part_26, lower_26, b
||      SUB     .L2    B6, B3, B3           ; <0> SUB     split, by_31, right_34
||      SHL     .S1    A13, A6, A1          ; <0> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B11, B3, B1          ; <0> SHL     sum_31, by_31, upper_34
||      SUB     .D1    A14, A6, A7          ; <0> SUB     split, p27_23, right_27
||      LDW     .D2T2  *+B15[4], B1         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_28
        XOR     .L1    A10, A15, A7         ; <0> XOR     d, r_20, d
||      SUB     .L2    B8, B1, B3           ; <0> SUB     f, upper_34, part_34
||      SHRU    .S1    A13, A7, A15         ; <0> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B11, B3, B8          ; <0> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A6, A5, A11          ; <0> MPYHLU  b, key1_37, mixed1_38
||      LDW     .D2T2  *B13--[4], B5        ; <1> LDW     *back_in--[4]{first_in}, e
        SUB     .L1    A9, A1, A1           ; <0> SUB     c, upper_27, part_27
||      SUB     .L2    B3, B8, B8           ; <0> SUB     part_34, lower_34, f
||      SHL     .S1    A6, 19, A10          ; <0> SHL     b, 19, upper_39
||      SHL     .S2    B5, B7, B1           ; <0> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M1    A6, A5, A6           ; <0> MPYLHU  b, key1_37, mixed2_38
||      LDW     .D1T1  *+A12[0], A0         ; <0> LDW     *+keys[0]{keys_in}, key0_37
||      SUB     .D2    B6, B7, B3           ; <0> SUB     split, p27_31, right_35
        SUB     .L1    A1, A15, A15         ; <0> SUB     part_27, lower_27, c
||      XOR     .L2    B10, B2, B2          ; <0> XOR     h, r_28, h
||      SHRU    .S1    A6, 13, A1           ; <0> SHRU    b, 13, lower_39
||      SHRU    .S2    B5, B3, B7           ; <0> SHRU    index_28, right_35, lower_35
||      MPYU    .M1    A6, A5, A9           ; <0> MPYU    b, key1_37, low_38
||      MPYHLU  .M2    B8, B11, B3          ; <0> MPYHLU  f, key1_45, mixed1_46
||      LDW     .D1T1  *+A12[2], A13        ; <1> LDW     *+keys[2]{keys_in}, key0_20
        SUB     .L2    B12, B1, B5          ; <0> SUB     g, upper_35, part_35
||      SHL     .S1    A5, 19, A11          ; <1> SHL     a, 19, upper_22
||      SHL     .S2    B8, 19, B10          ; <0> SHL     f, 19, upper_47
||      MPYLHU  .M1    A5, A13, A6          ; <1> MPYLHU  a, key1_20, mixed2_21
||      MPYLHU  .M2    B8, B11, B12         ; <0> MPYLHU  f, key1_45, mixed2_46
||      ADD     .D1    A11, A6, A6          ; <0> ADD     mixed1_38, mixed2_38, mixed_38
||      LDW     .D2T2  *+B15[1], B11        ; <0> LDW     *+B15[1]{keys_in}, key0_45
        SUB     .L2    B5, B7, B8           ; <0> SUB     part_35, lower_35, g
||      SHL     .S1    A6, 16, A0           ; <0> SHL     mixed_38, 16, upper_38
||      SHRU    .S2    B8, 13, B11          ; <0> SHRU    f, 13, lower_47
||      MPYHLU  .M1    A5, A13, A1          ; <1> MPYHLU  a, key1_20, mixed1_21
||      MPYU    .M2    B8, B11, B7          ; <0> MPYU    f, key1_45, low_46
||      LDW     .D2T2  *+B15[3], B5         ; <1> LDW     *+B15[3]{keys_in}, key0_28
        ADD     .L1    A9, A0, A9           ; <0> ADD     low_38, upper_38, p_37
||      SHRU    .S1    A5, 13, A10          ; <1> SHRU    a, 13, lower_22
||      SHL     .S2    B5, 19, B3           ; <1> SHL     e, 19, upper_30
||      MPYU    .M1    A5, A13, A6          ; <1> MPYU    a, key1_20, low_21
||      MPYLHU  .M2    B5, B1, B12          ; <1> MPYLHU  e, key1_28, mixed2_29
||      ADD     .D1    A10, A1, A5          ; <0> ADD     upper_39, lower_39, b
||      ADD     .D2    B3, B12, B12         ; <0> ADD     mixed1_46, mixed2_46, mixed_46
        ADD     .L1    A11, A10, A9         ; <1> ADD     upper_22, lower_22, a
||      SHL     .S1    A9, 5, A1            ; <0> SHL     p_37, 5, p5_40
||      SHL     .S2    B12, 16, B0          ; <0> SHL     mixed_46, 16, upper_46
||      MPYHLU  .M1    A9, A14, A0          ; <0> MPYHLU  p_37, split, times_41
||      MPYHLU  .M2    B5, B1, B1           ; <1> MPYHLU  e, key1_28, mixed1_29
||      ADD     .D1    A1, A6, A10          ; <1> ADD     mixed1_21, mixed2_21, mixed_21
        ADD     .L1    A5, A0, A11          ; <0> ADD     b, key0_37, index_37
||      ADD     .L2    B7, B0, B0           ; <0> ADD     low_46, upper_46, p_45
||      SHL     .S1    A10, 16, A10         ; <1> SHL     mixed_21, 16, upper_21
||      SHRU    .S2    B5, 13, B5           ; <1> SHRU    e, 13, lower_30
||      MPYU    .M2    B5, B1, B3           ; <1> MPYU    e, key1_28, low_29
||      LDW     .D1T1  *+A3[0], A1          ; <0> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B10, B11, B10        ; <0> ADD     upper_47, lower_47, f
        ADD     .L2    B3, B5, B12          ; <1> ADD     upper_30, lower_30, e
||      ADD     .S1    A9, A13, A13         ; <1> ADD     a, key0_20, index_20
||      SHL     .S2    B0, 5, B1            ; <0> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A0, A14, A0          ; <0> MPYHU   times_41, split, p27_40
||      MPYHLU  .M2    B0, B6, B0           ; <0> MPYHLU  p_45, split, times_49
||      LDW     .D1T1  *+A4[A11], A7        ; <0> LDW     *+A4[index_37], box_40
||      ADD     .D2    B1, B12, B0          ; <1> ADD     mixed1_29, mixed2_29, mixed_29
        ADD     .L1    A6, A10, A5          ; <1> ADD     low_21, upper_21, p_20
||      ADD     .L2    B10, B11, B11        ; <0> ADD     f, key0_45, index_45
||      SHL     .S2    B0, 16, B7           ; <1> SHL     mixed_29, 16, upper_29
||      MPYHLU  .M1    A1, A14, A10         ; <0> MPYHLU  p5_40, split, times_42
||      STW     .D1T1  A5, *+A3[3]          ; <0> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B9[0], B11         ; <0> LDW     *+back_out[0]{first_again}, e
        SUB     .L1    A14, A0, A1          ; <0> SUB     split, p27_40, right_44
||      SHL     .S1    A11, A0, A0          ; <0> SHL     index_37, p27_40, upper_44
||      ADD     .S2    B12, B5, B5          ; <1> ADD     e, key0_28, index_28
||      MPYHU   .M2    B0, B6, B0           ; <0> MPYHU   times_49, split, p27_48
||      ADD     .D1    A1, A0, A6           ; <0> ADD     p5_40, p27_40, once_40
||      LDW     .D2T2  *+B4[B11], B2        ; <0> LDW     *+B4[index_45], box_48
        ADD     .L2    B3, B7, B7           ; <1> ADD     low_29, upper_29, p_28
||      SHRU    .S1    A11, A1, A10         ; <0> SHRU    index_37, right_44, lower_44
||      MPYHU   .M1    A10, A14, A10        ; <0> MPYHU   times_42, split, by_40
||      MPYHLU  .M2    B1, B6, B3           ; <0> MPYHLU  p5_48, split, times_50
||      SUB     .D1    A7, A0, A11          ; <0> SUB     d, upper_44, part_44
||      STW     .D2T2  B10, *+B9[3]         ; <0> STW     f, *+back_out[3]{first_out}
        SUB     .L1    A11, A10, A11        ; <0> SUB     part_44, lower_44, d
||      SUB     .L2    B6, B0, B10          ; <0> SUB     split, p27_48, right_52
||      SHL     .S1    A6, 5, A0            ; <0> SHL     once_40, 5, once5_40
||      SHL     .S2    B11, B0, B0          ; <0> SHL     index_45, p27_48, upper_52
||      MPYHLU  .M1    A5, A14, A6          ; <1> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *+A4[A13], A0        ; <1> LDW     *+A4[index_20], box_23
||      ADD     .D2    B1, B0, B1           ; <0> ADD     p5_48, p27_48, once_48
        ADD     .L1    A0, A10, A7          ; <0> ADD     once5_40, by_40, r_37
||      XOR     .S1    A7, A6, A0           ; <0> XOR     box_40, once_40, two_40
||      SHRU    .S2    B11, B10, B10        ; <0> SHRU    index_45, right_52, lower_52
||      MPYHU   .M2    B3, B6, B10          ; <0> MPYHU   times_50, split, by_48
||      STW     .D1T1  A11, *+A3[1]         ; <0> STW     d, *+front_out[1]{first_out}
||      SUB     .D2    B2, B0, B0           ; <0> SUB     h, upper_52, part_52
        XOR     .L1    A1, A7, A5           ; <0> XOR     a, r_37, a
||      SUB     .L2    B0, B10, B0          ; <0> SUB     part_52, lower_52, h
||      SHL     .S1    A5, 5, A11           ; <1> SHL     p_20, 5, p5_23
||      SHL     .S2    B1, 5, B3            ; <0> SHL     once_48, 5, once5_48
||      MPYHU   .M1    A6, A14, A6          ; <1> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B7, B6, B0           ; <1> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *-A8[1], A10         ; <1> LDW     *-front_in[1]{first_in}, d
||      LDW     .D2T2  *+B4[B5], B11        ; <1> LDW     *+B4[index_28], box_31
;@loop {"name": "first", "ii": 24, "res_mii": 22, "rec_mii": 7, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": ["ADD", "STW", "LDW", "SHL"], "attempts": [{"interval": 22, "result": "time limit", "seconds": 3.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 2.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop first: II 24, 3 stages
;  bounds: resources 22, recurrence 7
;  critical cycle:
;    ADD upper_30, lower_30, e
;    STW e, *+back_in[4]{first_aside}
;    LDW *back_in--[4]{first_in}, e
;    SHL e, 19, upper_30
;  units: L1 19/24, S1 24/24, M1 14/24, D1 23/24, L2 18/24, S2 23/24, M2 14/24, D2 23/24
;  cross paths: 1X 0/24, 2X 0/24
;  T paths: T1 16/24, T2 16/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 22: time limit, 3.0 s
;  II 23: time limit, 2.9 s
;  II 24: found by annealing (as 2 equal channels), 0.0 s
;  not proved the least possible: every interval below 22 is ruled out; 5.9 s of search found nothing below 24
;  pipelined from 3 iterations on
mars_decrypt_blocks$first:
        ADD     .L2    B3, B10, B2          ; <2> ADD     once5_48, by_48, r_45
||      XOR     .S1    A0, A7, A7           ; <2> XOR     two_40, r_37, sum_40
||      XOR     .S2    B2, B1, B1           ; <2> XOR     box_48, once_48, two_48
||      MPYHLU  .M1    A11, A14, A1         ; <1> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A8[2], A9          ; <1> LDW     *-front_in[2]{first_in}, c
||      STW     .D2T2  B0, *+B9[1]          ; <2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A11, A6, A5          ; <1> ADD     p5_23, p27_23, once_23
||      XOR     .L2    B11, B2, B0          ; <2> XOR     e, r_45, e
||      SHL     .S1    A7, A10, A11         ; <2> SHL     sum_40, by_40, upper_43
||      SHL     .S2    B7, 5, B3            ; <1> SHL     p_28, 5, p5_31
||      MPYHU   .M2    B0, B6, B7           ; <1> MPYHU   times_32, split, p27_31
||      STW     .D1T1  A5, *+A3[2]          ; <2> STW     a, *+front_out[2]{first_out}
||      LDW     .D2T2  *+B13[7], B10        ; <1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A15, A11, A11        ; <2> SUB     c, upper_43, part_43
||      SHL     .S1    A5, 5, A15           ; <1> SHL     once_23, 5, once5_23
||      XOR     .S2    B1, B2, B2           ; <2> XOR     two_48, r_45, sum_48
||      MPYHU   .M1    A1, A14, A1          ; <1> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B3, B6, B3           ; <1> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *-A8[3], A11         ; <1> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B13[6], B12        ; <1> LDW     *+back_in[6]{first_in}, g
        XOR     .L1    A0, A5, A5           ; <1> XOR     box_23, once_23, two_23
||      ADD     .L2    B3, B7, B1           ; <1> ADD     p5_31, p27_31, once_31
||      SUB     .S1    A14, A10, A0         ; <2> SUB     split, by_40, right_43
||      SHL     .S2    B2, B10, B0          ; <2> SHL     sum_48, by_48, upper_51
||      LDW     .D1T1  *+A12[1], A5         ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_37
||      STW     .D2T2  B0, *+B9[2]          ; <2> STW     e, *+back_out[2]{first_out}
        ADD     .L1    A15, A1, A15         ; <1> ADD     once5_23, by_23, r_20
||      SUB     .L2    B8, B0, B0           ; <2> SUB     g, upper_51, part_51
||      SHRU    .S1    A7, A0, A0           ; <2> SHRU    sum_40, right_43, lower_43
||      SHL     .S2    B1, 5, B8            ; <1> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B3, B6, B3           ; <1> MPYHU   times_33, split, by_31
||      STW     .D1T1  A9, *-A8[4]          ; <1> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B13[5], B8         ; <1> LDW     *+back_in[5]{first_in}, f
        XOR     .L2    B11, B1, B11         ; <1> XOR     box_31, once_31, two_31
||      XOR     .S1    A5, A15, A5          ; <1> XOR     two_23, r_20, sum_23
||      SUB     .S2    B6, B10, B1          ; <2> SUB     split, by_48, right_51
||      SUB     .D1    A11, A0, A0          ; <2> SUB     part_43, lower_43, c
||      LDW     .D2T2  *+B15[2], B11        ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_45
        SUB     .L1    A14, A1, A1          ; <1> SUB     split, by_23, right_26
||      ADD     .L2    B8, B3, B2           ; <1> ADD     once5_31, by_31, r_28
||      SHL     .S1    A5, A1, A7           ; <1> SHL     sum_23, by_23, upper_26
||      SHRU    .S2    B2, B1, B1           ; <2> SHRU    sum_48, right_51, lower_51
||      LDW     .D1T1  *+A12[3], A13        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_20
||      STW     .D2T2  B12, *+B13[4]        ; <1> STW     e, *+back_in[4]{first_aside}
        SUB     .L1    A11, A7, A1          ; <1> SUB     b, upper_26, part_26
||      SHRU    .S1    A5, A1, A11          ; <1> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B2, B11         ; <1> XOR     two_31, r_28, sum_31
||      LDW     .D1T1  *A8++[4], A5         ; <0> LDW     *front_in++[4]{first_in}, a
||      SUB     .D2    B0, B1, B0           ; <2> SUB     part_51, lower_51, g
        SUB     .L1    A1, A11, A6          ; <1> SUB     part_26, lower_26, b
||      SUB     .L2    B6, B3, B3           ; <1> SUB     split, by_31, right_34
||      SHL     .S1    A13, A6, A1          ; <1> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B11, B3, B1          ; <1> SHL     sum_31, by_31, upper_34
||      SUB     .D1    A14, A6, A7          ; <1> SUB     split, p27_23, right_27
||      LDW     .D2T2  *+B15[4], B1         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_28
        XOR     .L1    A10, A15, A7         ; <1> XOR     d, r_20, d
||      SUB     .L2    B8, B1, B3           ; <1> SUB     f, upper_34, part_34
||      SHRU    .S1    A13, A7, A15         ; <1> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B11, B3, B8          ; <1> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A6, A5, A11          ; <1> MPYHLU  b, key1_37, mixed1_38
||      LDW     .D2T2  *B13--[4], B5        ; <0> LDW     *back_in--[4]{first_in}, e
        SUB     .L1    A9, A1, A1           ; <1> SUB     c, upper_27, part_27
||      SUB     .L2    B3, B8, B8           ; <1> SUB     part_34, lower_34, f
||      SHL     .S1    A6, 19, A10          ; <1> SHL     b, 19, upper_39
||      SHL     .S2    B5, B7, B1           ; <1> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M1    A6, A5, A6           ; <1> MPYLHU  b, key1_37, mixed2_38
||      LDW     .D1T1  *+A12[0], A0         ; <1> LDW     *+keys[0]{keys_in}, key0_37
||      SUB     .D2    B6, B7, B3           ; <1> SUB     split, p27_31, right_35
        SUB     .L1    A1, A15, A15         ; <1> SUB     part_27, lower_27, c
||      XOR     .L2    B10, B2, B2          ; <1> XOR     h, r_28, h
||      SHRU    .S1    A6, 13, A1           ; <1> SHRU    b, 13, lower_39
||      SHRU    .S2    B5, B3, B7           ; <1> SHRU    index_28, right_35, lower_35
||      MPYU    .M1    A6, A5, A9           ; <1> MPYU    b, key1_37, low_38
||      MPYHLU  .M2    B8, B11, B3          ; <1> MPYHLU  f, key1_45, mixed1_46
||      LDW     .D1T1  *+A12[2], A13        ; <0> LDW     *+keys[2]{keys_in}, key0_20
        SUB     .L2    B12, B1, B5          ; <1> SUB     g, upper_35, part_35
||      SHL     .S1    A5, 19, A11          ; <0> SHL     a, 19, upper_22
||      SHL     .S2    B8, 19, B10          ; <1> SHL     f, 19, upper_47
||      MPYLHU  .M1    A5, A13, A6          ; <0> MPYLHU  a, key1_20, mixed2_21
||      MPYLHU  .M2    B8, B11, B12         ; <1> MPYLHU  f, key1_45, mixed2_46
||      ADD     .D1    A11, A6, A6          ; <1> ADD     mixed1_38, mixed2_38, mixed_38
||      LDW     .D2T2  *+B15[1], B11        ; <1> LDW     *+B15[1]{keys_in}, key0_45
        SUB     .L2    B5, B7, B8           ; <1> SUB     part_35, lower_35, g
||      SHL     .S1    A6, 16, A0           ; <1> SHL     mixed_38, 16, upper_38
||      SHRU    .S2    B8, 13, B11          ; <1> SHRU    f, 13, lower_47
||      MPYHLU  .M1    A5, A13, A1          ; <0> MPYHLU  a, key1_20, mixed1_21
||      MPYU    .M2    B8, B11, B7          ; <1> MPYU    f, key1_45, low_46
||      STW     .D1T1  A0, *A3++[4]         ; <2> STW     c, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B15[3], B5         ; <0> LDW     *+B15[3]{keys_in}, key0_28
        ADD     .L1    A9, A0, A9           ; <1> ADD     low_38, upper_38, p_37
||      SHRU    .S1    A5, 13, A10          ; <0> SHRU    a, 13, lower_22
||      SHL     .S2    B5, 19, B3           ; <0> SHL     e, 19, upper_30
||      MPYU    .M1    A5, A13, A6          ; <0> MPYU    a, key1_20, low_21
||      MPYLHU  .M2    B5, B1, B12          ; <0> MPYLHU  e, key1_28, mixed2_29
||      ADD     .D1    A10, A1, A5          ; <1> ADD     upper_39, lower_39, b
||      ADD     .D2    B3, B12, B12         ; <1> ADD     mixed1_46, mixed2_46, mixed_46
        ADD     .L1    A11, A10, A9         ; <0> ADD     upper_22, lower_22, a
||      SHL     .S1    A9, 5, A1            ; <1> SHL     p_37, 5, p5_40
||      SHL     .S2    B12, 16, B0          ; <1> SHL     mixed_46, 16, upper_46
||      MPYHLU  .M1    A9, A14, A0          ; <1> MPYHLU  p_37, split, times_41
||      MPYHLU  .M2    B5, B1, B1           ; <0> MPYHLU  e, key1_28, mixed1_29
||      ADD     .D1    A1, A6, A10          ; <0> ADD     mixed1_21, mixed2_21, mixed_21
||      STW     .D2T2  B0, *B9--[4]         ; <2> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A5, A0, A11          ; <1> ADD     b, key0_37, index_37
||      ADD     .L2    B7, B0, B0           ; <1> ADD     low_46, upper_46, p_45
||      SHL     .S1    A10, 16, A10         ; <0> SHL     mixed_21, 16, upper_21
||      SHRU    .S2    B5, 13, B5           ; <0> SHRU    e, 13, lower_30
||      MPYU    .M2    B5, B1, B3           ; <0> MPYU    e, key1_28, low_29
||      LDW     .D1T1  *+A3[0], A1          ; <1> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B10, B11, B10        ; <1> ADD     upper_47, lower_47, f
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .L2    B3, B5, B12          ; <0> ADD     upper_30, lower_30, e
||      ADD     .S1    A9, A13, A13         ; <0> ADD     a, key0_20, index_20
||      SHL     .S2    B0, 5, B1            ; <1> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A0, A14, A0          ; <1> MPYHU   times_41, split, p27_40
||      MPYHLU  .M2    B0, B6, B0           ; <1> MPYHLU  p_45, split, times_49
||      LDW     .D1T1  *+A4[A11], A7        ; <1> LDW     *+A4[index_37], box_40
||      ADD     .D2    B1, B12, B0          ; <0> ADD     mixed1_29, mixed2_29, mixed_29
        ADD     .L1    A6, A10, A5          ; <0> ADD     low_21, upper_21, p_20
||      ADD     .L2    B10, B11, B11        ; <1> ADD     f, key0_45, index_45
||[A2]  B       .S1    mars_decrypt_blocks$first; <0> [left] B       first
||      SHL     .S2    B0, 16, B7           ; <0> SHL     mixed_29, 16, upper_29
||      MPYHLU  .M1    A1, A14, A10         ; <1> MPYHLU  p5_40, split, times_42
||      STW     .D1T1  A5, *+A3[3]          ; <1> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B9[0], B11         ; <1> LDW     *+back_out[0]{first_again}, e
        SUB     .L1    A14, A0, A1          ; <1> SUB     split, p27_40, right_44
||      SHL     .S1    A11, A0, A0          ; <1> SHL     index_37, p27_40, upper_44
||      ADD     .S2    B12, B5, B5          ; <0> ADD     e, key0_28, index_28
||      MPYHU   .M2    B0, B6, B0           ; <1> MPYHU   times_49, split, p27_48
||      ADD     .D1    A1, A0, A6           ; <1> ADD     p5_40, p27_40, once_40
||      LDW     .D2T2  *+B4[B11], B2        ; <1> LDW     *+B4[index_45], box_48
        ADD     .L2    B3, B7, B7           ; <0> ADD     low_29, upper_29, p_28
||      SHRU    .S1    A11, A1, A10         ; <1> SHRU    index_37, right_44, lower_44
||      MPYHU   .M1    A10, A14, A10        ; <1> MPYHU   times_42, split, by_40
||      MPYHLU  .M2    B1, B6, B3           ; <1> MPYHLU  p5_48, split, times_50
||      SUB     .D1    A7, A0, A11          ; <1> SUB     d, upper_44, part_44
||      STW     .D2T2  B10, *+B9[3]         ; <1> STW     f, *+back_out[3]{first_out}
        SUB     .L1    A11, A10, A11        ; <1> SUB     part_44, lower_44, d
||      SUB     .L2    B6, B0, B10          ; <1> SUB     split, p27_48, right_52
||      SHL     .S1    A6, 5, A0            ; <1> SHL     once_40, 5, once5_40
||      SHL     .S2    B11, B0, B0          ; <1> SHL     index_45, p27_48, upper_52
||      MPYHLU  .M1    A5, A14, A6          ; <0> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[index_20], box_23
||      ADD     .D2    B1, B0, B1           ; <1> ADD     p5_48, p27_48, once_48
        ADD     .L1    A0, A10, A7          ; <1> ADD     once5_40, by_40, r_37
||      XOR     .S1    A7, A6, A0           ; <1> XOR     box_40, once_40, two_40
||      SHRU    .S2    B11, B10, B10        ; <1> SHRU    index_45, right_52, lower_52
||      MPYHU   .M2    B3, B6, B10          ; <1> MPYHU   times_50, split, by_48
||      STW     .D1T1  A11, *+A3[1]         ; <1> STW     d, *+front_out[1]{first_out}
||      SUB     .D2    B2, B0, B0           ; <1> SUB     h, upper_52, part_52
        XOR     .L1    A1, A7, A5           ; <1> XOR     a, r_37, a
||      SUB     .L2    B0, B10, B0          ; <1> SUB     part_52, lower_52, h
||      SHL     .S1    A5, 5, A11           ; <0> SHL     p_20, 5, p5_23
||      SHL     .S2    B1, 5, B3            ; <1> SHL     once_48, 5, once5_48
||      MPYHU   .M1    A6, A14, A6          ; <0> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B7, B6, B0           ; <0> MPYHLU  p_28, split, times_32
||      LDW     .D1T1  *-A8[1], A10         ; <0> LDW     *-front_in[1]{first_in}, d
||      LDW     .D2T2  *+B4[B5], B11        ; <0> LDW     *+B4[index_28], box_31
mars_decrypt_blocks$first$exit:
        ADD     .L2    B3, B10, B2          ; <-2> ADD     once5_48, by_48, r_45
||      XOR     .S1    A0, A7, A7           ; <-2> XOR     two_40, r_37, sum_40
||      XOR     .S2    B2, B1, B1           ; <-2> XOR     box_48, once_48, two_48
||      MPYHLU  .M1    A11, A14, A1         ; <-1> MPYHLU  p5_23, split, times_25
||      LDW     .D1T1  *-A8[2], A9          ; <-1> LDW     *-front_in[2]{first_in}, c
||      STW     .D2T2  B0, *+B9[1]          ; <-2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A11, A6, A5          ; <-1> ADD     p5_23, p27_23, once_23
||      XOR     .L2    B11, B2, B0          ; <-2> XOR     e, r_45, e
||      SHL     .S1    A7, A10, A11         ; <-2> SHL     sum_40, by_40, upper_43
||      SHL     .S2    B7, 5, B3            ; <-1> SHL     p_28, 5, p5_31
||      MPYHU   .M2    B0, B6, B7           ; <-1> MPYHU   times_32, split, p27_31
||      STW     .D1T1  A5, *+A3[2]          ; <-2> STW     a, *+front_out[2]{first_out}
||      LDW     .D2T2  *+B13[7], B10        ; <-1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A15, A11, A11        ; <-2> SUB     c, upper_43, part_43
||      SHL     .S1    A5, 5, A15           ; <-1> SHL     once_23, 5, once5_23
||      XOR     .S2    B1, B2, B2           ; <-2> XOR     two_48, r_45, sum_48
||      MPYHU   .M1    A1, A14, A1          ; <-1> MPYHU   times_25, split, by_23
||      MPYHLU  .M2    B3, B6, B3           ; <-1> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *-A8[3], A11         ; <-1> LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B13[6], B12        ; <-1> LDW     *+back_in[6]{first_in}, g
        XOR     .L1    A0, A5, A5           ; <-1> XOR     box_23, once_23, two_23
||      ADD     .L2    B3, B7, B1           ; <-1> ADD     p5_31, p27_31, once_31
||      SUB     .S1    A14, A10, A0         ; <-2> SUB     split, by_40, right_43
||      SHL     .S2    B2, B10, B0          ; <-2> SHL     sum_48, by_48, upper_51
||      LDW     .D1T1  *+A12[1], A5         ; <-1> LDW     *+keys[0 + 1]{keys_in}, key1_37
||      STW     .D2T2  B0, *+B9[2]          ; <-2> STW     e, *+back_out[2]{first_out}
        ADD     .L1    A15, A1, A15         ; <-1> ADD     once5_23, by_23, r_20
||      SUB     .L2    B8, B0, B0           ; <-2> SUB     g, upper_51, part_51
||      SHRU    .S1    A7, A0, A0           ; <-2> SHRU    sum_40, right_43, lower_43
||      SHL     .S2    B1, 5, B8            ; <-1> SHL     once_31, 5, once5_31
||      MPYHU   .M2    B3, B6, B3           ; <-1> MPYHU   times_33, split, by_31
||      STW     .D1T1  A9, *-A8[4]          ; <-1> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B13[5], B8         ; <-1> LDW     *+back_in[5]{first_in}, f
        XOR     .L2    B11, B1, B11         ; <-1> XOR     box_31, once_31, two_31
||      XOR     .S1    A5, A15, A5          ; <-1> XOR     two_23, r_20, sum_23
||      SUB     .S2    B6, B10, B1          ; <-2> SUB     split, by_48, right_51
||      SUB     .D1    A11, A0, A0          ; <-2> SUB     part_43, lower_43, c
||      LDW     .D2T2  *+B15[2], B11        ; <-1> LDW     *+B15[1 + 1]{keys_in}, key1_45
        SUB     .L1    A14, A1, A1          ; <-1> SUB     split, by_23, right_26
||      ADD     .L2    B8, B3, B2           ; <-1> ADD     once5_31, by_31, r_28
||      SHL     .S1    A5, A1, A7           ; <-1> SHL     sum_23, by_23, upper_26
||      SHRU    .S2    B2, B1, B1           ; <-2> SHRU    sum_48, right_51, lower_51
||      STW     .D2T2  B12, *+B13[4]        ; <-1> STW     e, *+back_in[4]{first_aside}
        SUB     .L1    A11, A7, A1          ; <-1> SUB     b, upper_26, part_26
||      SHRU    .S1    A5, A1, A11          ; <-1> SHRU    sum_23, right_26, lower_26
||      XOR     .S2    B11, B2, B11         ; <-1> XOR     two_31, r_28, sum_31
||      SUB     .D2    B0, B1, B0           ; <-2> SUB     part_51, lower_51, g
        SUB     .L1    A1, A11, A6          ; <-1> SUB     part_26, lower_26, b
||      SUB     .L2    B6, B3, B3           ; <-1> SUB     split, by_31, right_34
||      SHL     .S1    A13, A6, A1          ; <-1> SHL     index_20, p27_23, upper_27
||      SHL     .S2    B11, B3, B1          ; <-1> SHL     sum_31, by_31, upper_34
||      SUB     .D1    A14, A6, A7          ; <-1> SUB     split, p27_23, right_27
        XOR     .L1    A10, A15, A7         ; <-1> XOR     d, r_20, d
||      SUB     .L2    B8, B1, B3           ; <-1> SUB     f, upper_34, part_34
||      SHRU    .S1    A13, A7, A15         ; <-1> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B11, B3, B8          ; <-1> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A6, A5, A11          ; <-1> MPYHLU  b, key1_37, mixed1_38
        SUB     .L1    A9, A1, A1           ; <-1> SUB     c, upper_27, part_27
||      SUB     .L2    B3, B8, B8           ; <-1> SUB     part_34, lower_34, f
||      SHL     .S1    A6, 19, A10          ; <-1> SHL     b, 19, upper_39
||      SHL     .S2    B5, B7, B1           ; <-1> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M1    A6, A5, A6           ; <-1> MPYLHU  b, key1_37, mixed2_38
||      LDW     .D1T1  *+A12[0], A0         ; <-1> LDW     *+keys[0]{keys_in}, key0_37
||      SUB     .D2    B6, B7, B3           ; <-1> SUB     split, p27_31, right_35
        SUB     .L1    A1, A15, A15         ; <-1> SUB     part_27, lower_27, c
||      XOR     .L2    B10, B2, B2          ; <-1> XOR     h, r_28, h
||      SHRU    .S1    A6, 13, A1           ; <-1> SHRU    b, 13, lower_39
||      SHRU    .S2    B5, B3, B7           ; <-1> SHRU    index_28, right_35, lower_35
||      MPYU    .M1    A6, A5, A9           ; <-1> MPYU    b, key1_37, low_38
||      MPYHLU  .M2    B8, B11, B3          ; <-1> MPYHLU  f, key1_45, mixed1_46
        SUB     .L2    B12, B1, B5          ; <-1> SUB     g, upper_35, part_35
||      SHL     .S2    B8, 19, B10          ; <-1> SHL     f, 19, upper_47
||      MPYLHU  .M2    B8, B11, B12         ; <-1> MPYLHU  f, key1_45, mixed2_46
||      ADD     .D1    A11, A6, A6          ; <-1> ADD     mixed1_38, mixed2_38, mixed_38
||      LDW     .D2T2  *+B15[1], B11        ; <-1> LDW     *+B15[1]{keys_in}, key0_45
        SUB     .L2    B5, B7, B8           ; <-1> SUB     part_35, lower_35, g
||      SHL     .S1    A6, 16, A0           ; <-1> SHL     mixed_38, 16, upper_38
||      SHRU    .S2    B8, 13, B11          ; <-1> SHRU    f, 13, lower_47
||      MPYU    .M2    B8, B11, B7          ; <-1> MPYU    f, key1_45, low_46
||      STW     .D1T1  A0, *A3++[4]         ; <-2> STW     c, *front_out++[4]{first_out}
        ADD     .L1    A9, A0, A9           ; <-1> ADD     low_38, upper_38, p_37
||      ADD     .D1    A10, A1, A5          ; <-1> ADD     upper_39, lower_39, b
||      ADD     .D2    B3, B12, B12         ; <-1> ADD     mixed1_46, mixed2_46, mixed_46
        SHL     .S1    A9, 5, A1            ; <-1> SHL     p_37, 5, p5_40
||      SHL     .S2    B12, 16, B0          ; <-1> SHL     mixed_46, 16, upper_46
||      MPYHLU  .M1    A9, A14, A0          ; <-1> MPYHLU  p_37, split, times_41
||      STW     .D2T2  B0, *B9--[4]         ; <-2> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A5, A0, A11          ; <-1> ADD     b, key0_37, index_37
||      ADD     .L2    B7, B0, B0           ; <-1> ADD     low_46, upper_46, p_45
||      LDW     .D1T1  *+A3[0], A1          ; <-1> LDW     *+front_out[0]{first_again}, a
||      ADD     .D2    B10, B11, B10        ; <-1> ADD     upper_47, lower_47, f
        SHL     .S2    B0, 5, B1            ; <-1> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A0, A14, A0          ; <-1> MPYHU   times_41, split, p27_40
||      MPYHLU  .M2    B0, B6, B0           ; <-1> MPYHLU  p_45, split, times_49
||      LDW     .D1T1  *+A4[A11], A7        ; <-1> LDW     *+A4[index_37], box_40
        ADD     .L2    B10, B11, B11        ; <-1> ADD     f, key0_45, index_45
||      MPYHLU  .M1    A1, A14, A10         ; <-1> MPYHLU  p5_40, split, times_42
||      STW     .D1T1  A5, *+A3[3]          ; <-1> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B9[0], B11         ; <-1> LDW     *+back_out[0]{first_again}, e
        SUB     .L1    A14, A0, A1          ; <-1> SUB     split, p27_40, right_44
||      SHL     .S1    A11, A0, A0          ; <-1> SHL     index_37, p27_40, upper_44
||      MPYHU   .M2    B0, B6, B0           ; <-1> MPYHU   times_49, split, p27_48
||      ADD     .D1    A1, A0, A6           ; <-1> ADD     p5_40, p27_40, once_40
||      LDW     .D2T2  *+B4[B11], B2        ; <-1> LDW     *+B4[index_45], box_48
        SHRU    .S1    A11, A1, A10         ; <-1> SHRU    index_37, right_44, lower_44
||      MPYHU   .M1    A10, A14, A10        ; <-1> MPYHU   times_42, split, by_40
||      MPYHLU  .M2    B1, B6, B3           ; <-1> MPYHLU  p5_48, split, times_50
||      SUB     .D1    A7, A0, A11          ; <-1> SUB     d, upper_44, part_44
||      STW     .D2T2  B10, *+B9[3]         ; <-1> STW     f, *+back_out[3]{first_out}
        SUB     .L1    A11, A10, A11        ; <-1> SUB     part_44, lower_44, d
||      SUB     .L2    B6, B0, B10          ; <-1> SUB     split, p27_48, right_52
||      SHL     .S1    A6, 5, A0            ; <-1> SHL     once_40, 5, once5_40
||      SHL     .S2    B11, B0, B0          ; <-1> SHL     index_45, p27_48, upper_52
||      ADD     .D2    B1, B0, B1           ; <-1> ADD     p5_48, p27_48, once_48
        ADD     .L1    A0, A10, A7          ; <-1> ADD     once5_40, by_40, r_37
||      XOR     .S1    A7, A6, A0           ; <-1> XOR     box_40, once_40, two_40
||      SHRU    .S2    B11, B10, B10        ; <-1> SHRU    index_45, right_52, lower_52
||      MPYHU   .M2    B3, B6, B10          ; <-1> MPYHU   times_50, split, by_48
||      STW     .D1T1  A11, *+A3[1]         ; <-1> STW     d, *+front_out[1]{first_out}
||      SUB     .D2    B2, B0, B0           ; <-1> SUB     h, upper_52, part_52
        XOR     .L1    A1, A7, A5           ; <-1> XOR     a, r_37, a
||      SUB     .L2    B0, B10, B0          ; <-1> SUB     part_52, lower_52, h
||      SHL     .S2    B1, 5, B3            ; <-1> SHL     once_48, 5, once5_48
        ADD     .L2    B3, B10, B2          ; <-1> ADD     once5_48, by_48, r_45
||      XOR     .S1    A0, A7, A7           ; <-1> XOR     two_40, r_37, sum_40
||      XOR     .S2    B2, B1, B1           ; <-1> XOR     box_48, once_48, two_48
||      STW     .D2T2  B0, *+B9[1]          ; <-1> STW     h, *+back_out[1]{first_out}
        XOR     .L2    B11, B2, B0          ; <-1> XOR     e, r_45, e
||      SHL     .S1    A7, A10, A11         ; <-1> SHL     sum_40, by_40, upper_43
||      STW     .D1T1  A5, *+A3[2]          ; <-1> STW     a, *+front_out[2]{first_out}
        SUB     .L1    A15, A11, A11        ; <-1> SUB     c, upper_43, part_43
||      XOR     .S2    B1, B2, B2           ; <-1> XOR     two_48, r_45, sum_48
        SUB     .S1    A14, A10, A0         ; <-1> SUB     split, by_40, right_43
||      SHL     .S2    B2, B10, B0          ; <-1> SHL     sum_48, by_48, upper_51
||      STW     .D2T2  B0, *+B9[2]          ; <-1> STW     e, *+back_out[2]{first_out}
        SUB     .L2    B8, B0, B0           ; <-1> SUB     g, upper_51, part_51
||      SHRU    .S1    A7, A0, A0           ; <-1> SHRU    sum_40, right_43, lower_43
        SUB     .S2    B6, B10, B1          ; <-1> SUB     split, by_48, right_51
||      SUB     .D1    A11, A0, A0          ; <-1> SUB     part_43, lower_43, c
        SHRU    .S2    B2, B1, B1           ; <-1> SHRU    sum_48, right_51, lower_51
        SUB     .D2    B0, B1, B0           ; <-1> SUB     part_51, lower_51, g
        NOP     5
        STW     .D1T1  A0, *A3++[4]         ; <-1> STW     c, *front_out++[4]{first_out}
        NOP
        STW     .D2T2  B0, *B9--[4]         ; <-1> STW     g, *back_out--[4]{first_out}
mars_decrypt_blocks$mars_decrypt_blocks$6:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_decrypt_blocks$first_half; [pass] B       first_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_decrypt_blocks$mars_decrypt_blocks$7:
        MVK     .S2    4, B0                ; MVK     4, pass
        STW     .D2T2  B0, *+B15[9]         ; save pass
mars_decrypt_blocks$second_half:
        ADDK    .S1    -16, A12             ; ADDK    -16, keys
        LDW     .D1T1  *+A12[0], A0         ; LDW     *+keys[0], k0_54
        LDW     .D1T2  *+A12[2], B0         ; LDW     *+keys[2], k2_54
||      LDW     .D2T1  *+B15[7], A0         ; restore blocks
        LDW     .D1T2  *+A12[1], B0         ; LDW     *+keys[1], k1_54
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        LDW     .D1T2  *+A12[3], B1         ; LDW     *+keys[3], k3_54
        NOP
        STW     .D2T1  A0, *+B15[1]         ; STW     k0_54, *+B15[1]{keys_out}
        ADD     .L1    1, A0, A1            ; ADD     blocks, 1, odd_54
||      SHL     .S2X   A0, 4, B1            ; SHL     blocks, 4, last_54
||      STW     .D2T2  B0, *+B15[3]         ; STW     k2_54, *+B15[3]{keys_out}
        ADD     .L2X   B1, A0, B0           ; ADD     out, last_54, back_in
||      SHRU    .S1    A1, 1, A2            ; SHRU    odd_54, 1, left
||      STW     .D2T2  B0, *+B15[2]         ; STW     k1_54, *+B15[2]{keys_out}
        SUBAW   .D2    B0, 4, B13           ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A8               ; MV      out, front_in
||      MV      .L2    B13, B9              ; MV      back_in, back_out
||      MV      .S1    A0, A3               ; MV      out, front_out
||      STW     .D2T2  B1, *+B15[4]         ; STW     k3_54, *+B15[4]{keys_out}
mars_decrypt_blocks$second$guard:
        CMPGT   .L1    3, A2, A1            ; few iterations of second
  [A1]  B       .S1    mars_decrypt_blocks$second$few; few iterations of second
        NOP     5
mars_decrypt_blocks$second$entry:
        LDW     .D1T1  *+A12[3], A5         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_56
        MV      .L2    B13, B2              ; move back_in
||      LDW     .D1T1  *A8++[4], A10        ; <0> LDW     *front_in++[4]{second_in}, a
        LDW     .D2T2  *+B15[4], B12        ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_64
        LDW     .D2T2  *B2--[4], B5         ; <0> LDW     *back_in--[4]{second_in}, e
        NOP
        MV      .L1    A14, A9              ; move split
||      MV      .L2X   A14, B11             ; split on both sides
        MPYHLU  .M1    A10, A5, A13         ; <0> MPYHLU  a, key1_56, mixed1_57
        MPYLHU  .M1    A10, A5, A1          ; <0> MPYLHU  a, key1_56, mixed2_57
||      LDW     .D1T1  *+A12[2], A5         ; <0> LDW     *+keys[2]{keys_in}, key0_56
        SHRU    .S1    A10, 13, A14         ; <0> SHRU    a, 13, lower_58
||      MPYHLU  .M2    B5, B12, B7          ; <0> MPYHLU  e, key1_64, mixed1_65
        ADD     .L1    A13, A1, A5          ; <0> ADD     mixed1_57, mixed2_57, mixed_57
||      MPYU    .M1    A10, A5, A5          ; <0> MPYU    a, key1_56, low_57
||      MPYLHU  .M2    B5, B12, B0          ; <0> MPYLHU  e, key1_64, mixed2_65
||      LDW     .D2T2  *+B15[3], B5         ; <0> LDW     *+B15[3]{keys_in}, key0_64
        SHL     .S1    A5, 16, A7           ; <0> SHL     mixed_57, 16, upper_57
||      SHRU    .S2    B5, 13, B1           ; <0> SHRU    e, 13, lower_66
||      LDW     .D1T1  *+A12[1], A6         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_72
        ADD     .L1    A5, A7, A10          ; <0> ADD     low_57, upper_57, p_56
||      ADD     .L2    B7, B0, B7           ; <0> ADD     mixed1_65, mixed2_65, mixed_65
||      SHL     .S1    A10, 19, A7          ; <0> SHL     a, 19, upper_58
||      MPYU    .M2    B5, B12, B7          ; <0> MPYU    e, key1_64, low_65
        SHL     .S1    A10, 5, A13          ; <0> SHL     p_56, 5, p5_59
||      SHL     .S2    B7, 16, B0           ; <0> SHL     mixed_65, 16, upper_65
||      MPYHLU  .M1    A10, A9, A15         ; <0> MPYHLU  p_56, split, times_60
||      LDW     .D2T2  *+B15[2], B12        ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_80
        ADD     .L2    B7, B0, B12          ; <0> ADD     low_65, upper_65, p_64
||      SHL     .S2    B5, 19, B7           ; <0> SHL     e, 19, upper_66
||      MPYHLU  .M1    A13, A9, A15         ; <0> MPYHLU  p5_59, split, times_61
||      LDW     .D1T1  *-A8[3], A14         ; <0> LDW     *-front_in[3]{second_in}, b
        SHL     .S2    B12, 5, B8           ; <0> SHL     p_64, 5, p5_67
||      MPYHU   .M1    A15, A9, A1          ; <0> MPYHU   times_60, split, p27_59
||      MPYHLU  .M2    B12, B11, B3         ; <0> MPYHLU  p_64, split, times_68
||      ADD     .D1    A7, A14, A11         ; <0> ADD     upper_58, lower_58, a
        ADD     .L1    A11, A5, A5          ; <0> ADD     a, key0_56, index_56
||      SUB     .S1    A2, 3, A2            ; passes of second
||      MPYHU   .M1    A15, A9, A10         ; <0> MPYHU   times_61, split, by_59
||      MPYHLU  .M2    B8, B11, B3          ; <0> MPYHLU  p5_67, split, times_69
||      LDW     .D1T1  *-A8[2], A14         ; <0> LDW     *-front_in[2]{second_in}, c
||      LDW     .D2T2  *+B2[5], B5          ; <0> LDW     *+back_in[5]{second_in}, f
        ADD     .L1    A13, A1, A13         ; <0> ADD     p5_59, p27_59, once_59
||      MPYHU   .M2    B3, B11, B3          ; <0> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *+A4[A5], A1         ; <0> LDW     *+A4[index_56], box_59
||      ADD     .D2    B7, B1, B6           ; <0> ADD     upper_66, lower_66, e
        ADD     .L2    B6, B5, B7           ; <0> ADD     e, key0_64, index_64
||      SHL     .S1    A13, 5, A7           ; <0> SHL     once_59, 5, once5_59
||      MPYHU   .M2    B3, B11, B8          ; <0> MPYHU   times_69, split, by_67
||      LDW     .D2T2  *+B2[6], B5          ; <0> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A9, A1, A7           ; <0> SUB     split, p27_59, right_63
||      ADD     .L2    B8, B3, B13          ; <0> ADD     p5_67, p27_67, once_67
||      ADD     .S1    A7, A10, A15         ; <0> ADD     once5_59, by_59, r_56
||      LDW     .D2T2  *+B4[B7], B0         ; <0> LDW     *+B4[index_64], box_67
        XOR     .L1    A14, A15, A0         ; <0> XOR     b, r_56, b
||      SHL     .S1    A5, A1, A1           ; <0> SHL     index_56, p27_59, upper_63
||      SHL     .S2    B13, 5, B1           ; <0> SHL     once_67, 5, once5_67
        SUB     .L2    B11, B3, B10         ; <0> SUB     split, p27_67, right_71
||      SUB     .S1    A14, A1, A14         ; <0> SUB     c, upper_63, part_63
||      ADD     .S2    B1, B8, B1           ; <0> ADD     once5_67, by_67, r_64
||      MPYHLU  .M1    A0, A6, A7           ; <0> MPYHLU  b, key1_72, mixed1_73
||      LDW     .D1T1  *-A8[1], A6          ; <0> LDW     *-front_in[1]{second_in}, d
        XOR     .L1    A1, A13, A13         ; <0> XOR     box_59, once_59, two_59
||      XOR     .L2    B5, B1, B3           ; <0> XOR     f, r_64, f
||      SHRU    .S1    A5, A7, A5           ; <0> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B7, B3, B0           ; <0> SHL     index_64, p27_67, upper_71
||      MPYLHU  .M1    A0, A6, A1           ; <0> MPYLHU  b, key1_72, mixed2_73
        XOR     .L1    A13, A15, A15        ; <0> XOR     two_59, r_56, sum_59
||      SHRU    .S1    A0, 13, A6           ; <0> SHRU    b, 13, lower_74
||      SUB     .S2    B5, B0, B5           ; <0> SUB     g, upper_71, part_71
||      MPYU    .M1    A0, A6, A13          ; <0> MPYU    b, key1_72, low_73
||      MPYHLU  .M2    B3, B12, B7          ; <0> MPYHLU  f, key1_80, mixed1_81
||      LDW     .D2T2  *+B2[7], B3          ; <0> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A7, A1, A0           ; <0> ADD     mixed1_73, mixed2_73, mixed_73
||      XOR     .L2    B0, B13, B13         ; <0> XOR     box_67, once_67, two_67
||      SHL     .S1    A0, 19, A1           ; <0> SHL     b, 19, upper_74
||      SHRU    .S2    B7, B10, B10         ; <0> SHRU    index_64, right_71, lower_71
||      MPYLHU  .M2    B3, B12, B1          ; <0> MPYLHU  f, key1_80, mixed2_81
||      LDW     .D1T1  *+A12[0], A15        ; <0> LDW     *+keys[0]{keys_in}, key0_72
        ADD     .L1    A1, A6, A1           ; <0> ADD     upper_74, lower_74, b
||      XOR     .L2    B13, B1, B13         ; <0> XOR     two_67, r_64, sum_67
||      SHL     .S1    A0, 16, A0           ; <0> SHL     mixed_73, 16, upper_73
||      SHRU    .S2    B3, 13, B0           ; <0> SHRU    f, 13, lower_82
||      MPYU    .M2    B3, B12, B7          ; <0> MPYU    f, key1_80, low_81
||      LDW     .D1T1  *+A12[3], A5         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_56
        ADD     .L1    A13, A0, A0          ; <0> ADD     low_73, upper_73, p_72
||      ADD     .L2    B7, B1, B3           ; <0> ADD     mixed1_81, mixed2_81, mixed_81
||      SHL     .S1    A15, A10, A13        ; <0> SHL     sum_59, by_59, upper_62
||      SHL     .S2    B3, 19, B1           ; <0> SHL     f, 19, upper_82
||      LDW     .D1T1  *A8++[4], A10        ; <1> LDW     *front_in++[4]{second_in}, a
||      LDW     .D2T2  *+B15[1], B8         ; <0> LDW     *+B15[1]{keys_in}, key0_80
        SUB     .L1    A9, A10, A0          ; <0> SUB     split, by_59, right_62
||      ADD     .L2    B1, B0, B12          ; <0> ADD     upper_82, lower_82, f
||      SHL     .S1    A0, 5, A7            ; <0> SHL     p_72, 5, p5_75
||      SHL     .S2    B3, 16, B0           ; <0> SHL     mixed_81, 16, upper_81
||      MPYHLU  .M1    A0, A9, A10          ; <0> MPYHLU  p_72, split, times_76
||      STW     .D1T1  A1, *+A3[3]          ; <0> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B15[4], B12        ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_64
        ADD     .L2    B7, B0, B0           ; <0> ADD     low_81, upper_81, p_80
||      SHRU    .S1    A15, A0, A0          ; <0> SHRU    sum_59, right_62, lower_62
||      SHL     .S2    B13, B8, B7          ; <0> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M1    A7, A9, A1           ; <0> MPYHLU  p5_75, split, times_77
||      LDW     .D2T2  *B2--[4], B5         ; <1> LDW     *back_in--[4]{second_in}, e
        ADD     .L1    A1, A15, A13         ; <0> ADD     b, key0_72, index_72
||      SUB     .L2    B11, B8, B8          ; <0> SUB     split, by_67, right_70
||      SUB     .S1    A6, A13, A10         ; <0> SUB     d, upper_62, part_62
||      SHL     .S2    B0, 5, B1            ; <0> SHL     p_80, 5, p5_83
||      MPYHU   .M1    A10, A9, A0          ; <0> MPYHU   times_76, split, p27_75
||      MPYHLU  .M2    B0, B11, B0          ; <0> MPYHLU  p_80, split, times_84
||      SUB     .D1    A14, A5, A15         ; <0> SUB     part_63, lower_63, c
||      STW     .D2T2  B12, *+B9[3]         ; <0> STW     f, *+back_out[3]{second_out}
        SUB     .L1    A10, A0, A14         ; <0> SUB     part_62, lower_62, d
||      SHRU    .S2    B13, B8, B13         ; <0> SHRU    sum_67, right_70, lower_70
||      MPYHU   .M1    A1, A9, A6           ; <0> MPYHU   times_77, split, by_75
||      MPYHLU  .M2    B1, B11, B0          ; <0> MPYHLU  p5_83, split, times_85
||      LDW     .D1T1  *+A4[A13], A13       ; <0> LDW     *+A4[index_72], box_75
        ADD     .L1    A7, A0, A7           ; <0> ADD     p5_75, p27_75, once_75
||      ADD     .L2    B12, B8, B8          ; <0> ADD     f, key0_80, index_80
||      SHL     .S1    A13, A0, A0          ; <0> SHL     index_72, p27_75, upper_79
||      SUB     .S2    B3, B7, B10          ; <0> SUB     h, upper_70, part_70
||      MPYHLU  .M1    A10, A5, A13         ; <1> MPYHLU  a, key1_56, mixed1_57
||      MPYHU   .M2    B0, B11, B0          ; <0> MPYHU   times_84, split, p27_83
||      SUB     .D1    A9, A0, A1           ; <0> SUB     split, p27_75, right_79
||      SUB     .D2    B5, B10, B3          ; <0> SUB     part_71, lower_71, g
        SUB     .L1    A14, A0, A0          ; <0> SUB     d, upper_79, part_79
||      SUB     .L2    B10, B13, B7         ; <0> SUB     part_70, lower_70, h
||      SHRU    .S1    A13, A1, A1          ; <0> SHRU    index_72, right_79, lower_79
||      MPYLHU  .M1    A10, A5, A1          ; <1> MPYLHU  a, key1_56, mixed2_57
||      MPYHU   .M2    B0, B11, B10         ; <0> MPYHU   times_85, split, by_83
||      LDW     .D1T1  *+A12[2], A5         ; <1> LDW     *+keys[2]{keys_in}, key0_56
||      LDW     .D2T2  *+B4[B8], B0         ; <0> LDW     *+B4[index_80], box_83
        ADD     .L2    B1, B0, B13          ; <0> ADD     p5_83, p27_83, once_83
||      SHRU    .S1    A10, 13, A14         ; <1> SHRU    a, 13, lower_58
||      SHL     .S2    B8, B0, B0           ; <0> SHL     index_80, p27_83, upper_87
||      MPYHLU  .M2    B5, B12, B7          ; <1> MPYHLU  e, key1_64, mixed1_65
||      SUB     .D1    A0, A1, A0           ; <0> SUB     part_79, lower_79, d
||      SUB     .D2    B11, B0, B1          ; <0> SUB     split, p27_83, right_87
        ADD     .L1    A13, A1, A5          ; <1> ADD     mixed1_57, mixed2_57, mixed_57
||      SUB     .L2    B7, B0, B0           ; <0> SUB     h, upper_87, part_87
||      SHL     .S1    A7, 5, A1            ; <0> SHL     once_75, 5, once5_75
||      SHRU    .S2    B8, B1, B1           ; <0> SHRU    index_80, right_87, lower_87
||      MPYU    .M1    A10, A5, A5          ; <1> MPYU    a, key1_56, low_57
||      MPYLHU  .M2    B5, B12, B0          ; <1> MPYLHU  e, key1_64, mixed2_65
||      LDW     .D2T2  *+B15[3], B5         ; <1> LDW     *+B15[3]{keys_in}, key0_64
        XOR     .L1    A13, A7, A13         ; <0> XOR     box_75, once_75, two_75
||      SHL     .S1    A5, 16, A7           ; <1> SHL     mixed_57, 16, upper_57
||      SHRU    .S2    B5, 13, B1           ; <1> SHRU    e, 13, lower_66
||      LDW     .D1T1  *+A12[1], A6         ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_72
||      SUB     .D2    B0, B1, B8           ; <0> SUB     part_87, lower_87, h
        ADD     .L1    A5, A7, A10          ; <1> ADD     low_57, upper_57, p_56
||      ADD     .L2    B7, B0, B7           ; <1> ADD     mixed1_65, mixed2_65, mixed_65
||      SHL     .S1    A10, 19, A7          ; <1> SHL     a, 19, upper_58
||      SHL     .S2    B13, 5, B12          ; <0> SHL     once_83, 5, once5_83
||      MPYU    .M2    B5, B12, B7          ; <1> MPYU    e, key1_64, low_65
||      ADD     .D1    A1, A6, A1           ; <0> ADD     once5_75, by_75, r_72
        XOR     .L1    A13, A1, A10         ; <0> XOR     two_75, r_72, sum_75
||      XOR     .L2    B0, B13, B13         ; <0> XOR     box_83, once_83, two_83
||      SHL     .S1    A10, 5, A13          ; <1> SHL     p_56, 5, p5_59
||      SHL     .S2    B7, 16, B0           ; <1> SHL     mixed_65, 16, upper_65
||      MPYHLU  .M1    A10, A9, A15         ; <1> MPYHLU  p_56, split, times_60
||      STW     .D1T1  A0, *+A3[1]          ; <0> STW     d, *+front_out[1]{second_out}
||      LDW     .D2T2  *+B15[2], B12        ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_80
        XOR     .L1    A15, A1, A0          ; <0> XOR     c, r_72, c
||      ADD     .L2    B7, B0, B12          ; <1> ADD     low_65, upper_65, p_64
||      SHL     .S1    A10, A6, A1          ; <0> SHL     sum_75, by_75, upper_78
||      SHL     .S2    B5, 19, B7           ; <1> SHL     e, 19, upper_66
||      MPYHLU  .M1    A13, A9, A15         ; <1> MPYHLU  p5_59, split, times_61
||      LDW     .D1T1  *-A8[3], A14         ; <1> LDW     *-front_in[3]{second_in}, b
||      ADD     .D2    B12, B10, B0         ; <0> ADD     once5_83, by_83, r_80
        SUB     .L1    A11, A1, A14         ; <0> SUB     a, upper_78, part_78
||      XOR     .L2    B13, B0, B13         ; <0> XOR     two_83, r_80, sum_83
||      SUB     .S1    A9, A6, A7           ; <0> SUB     split, by_75, right_78
||      SHL     .S2    B12, 5, B8           ; <1> SHL     p_64, 5, p5_67
||      MPYHU   .M1    A15, A9, A1          ; <1> MPYHU   times_60, split, p27_59
||      MPYHLU  .M2    B12, B11, B3         ; <1> MPYHLU  p_64, split, times_68
||      ADD     .D1    A7, A14, A11         ; <1> ADD     upper_58, lower_58, a
||      STW     .D2T2  B8, *+B9[1]          ; <0> STW     h, *+back_out[1]{second_out}
        ADD     .L1    A11, A5, A5          ; <1> ADD     a, key0_56, index_56
||      XOR     .L2    B3, B0, B0           ; <0> XOR     g, r_80, g
||      SHL     .S2    B13, B10, B12        ; <0> SHL     sum_83, by_83, upper_86
||      MPYHU   .M1    A15, A9, A10         ; <1> MPYHU   times_61, split, by_59
||      MPYHLU  .M2    B8, B11, B3          ; <1> MPYHLU  p5_67, split, times_69
||      LDW     .D1T1  *-A8[2], A14         ; <1> LDW     *-front_in[2]{second_in}, c
||      LDW     .D2T2  *+B2[5], B5          ; <1> LDW     *+back_in[5]{second_in}, f
        ADD     .L1    A13, A1, A13         ; <1> ADD     p5_59, p27_59, once_59
||      SUB     .L2    B6, B12, B10         ; <0> SUB     e, upper_86, part_86
||      SHRU    .S1    A10, A7, A7          ; <0> SHRU    sum_75, right_78, lower_78
||      SUB     .S2    B11, B10, B1         ; <0> SUB     split, by_83, right_86
||      MPYHU   .M2    B3, B11, B3          ; <1> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *+A4[A5], A1         ; <1> LDW     *+A4[index_56], box_59
||      ADD     .D2    B7, B1, B6           ; <1> ADD     upper_66, lower_66, e
        SUB     .L1    A14, A7, A15         ; <0> SUB     part_78, lower_78, a
||      ADD     .L2    B6, B5, B7           ; <1> ADD     e, key0_64, index_64
||      SHL     .S1    A13, 5, A7           ; <1> SHL     once_59, 5, once5_59
||      MPYHU   .M2    B3, B11, B8          ; <1> MPYHU   times_69, split, by_67
||      LDW     .D2T2  *+B2[6], B5          ; <1> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A9, A1, A7           ; <1> SUB     split, p27_59, right_63
||      ADD     .L2    B8, B3, B13          ; <1> ADD     p5_67, p27_67, once_67
||      ADD     .S1    A7, A10, A15         ; <1> ADD     once5_59, by_59, r_56
||      SHRU    .S2    B13, B1, B5          ; <0> SHRU    sum_83, right_86, lower_86
||      STW     .D1T1  A15, *+A3[2]         ; <0> STW     a, *+front_out[2]{second_out}
||      LDW     .D2T2  *+B4[B7], B0         ; <1> LDW     *+B4[index_64], box_67
        XOR     .L1    A14, A15, A0         ; <1> XOR     b, r_56, b
||      SUB     .L2    B10, B5, B10         ; <0> SUB     part_86, lower_86, e
||      SHL     .S1    A5, A1, A1           ; <1> SHL     index_56, p27_59, upper_63
||      SHL     .S2    B13, 5, B1           ; <1> SHL     once_67, 5, once5_67
||      STW     .D1T1  A0, *A3++[4]         ; <0> STW     c, *front_out++[4]{second_out}
        SUB     .L2    B11, B3, B10         ; <1> SUB     split, p27_67, right_71
||      SUB     .S1    A14, A1, A14         ; <1> SUB     c, upper_63, part_63
||      ADD     .S2    B1, B8, B1           ; <1> ADD     once5_67, by_67, r_64
||      MPYHLU  .M1    A0, A6, A7           ; <1> MPYHLU  b, key1_72, mixed1_73
||      LDW     .D1T1  *-A8[1], A6          ; <1> LDW     *-front_in[1]{second_in}, d
||      STW     .D2T2  B10, *+B9[2]         ; <0> STW     e, *+back_out[2]{second_out}
;@loop {"name": "second", "ii": 24, "res_mii": 21, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 21, "result": "time limit", "seconds": 2.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "time limit", "seconds": 2.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 2.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 1.4, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop second: II 24, 3 stages
;  bounds: resources 21, recurrence 1
;  units: L1 22/24, S1 23/24, M1 14/24, D1 19/24, L2 21/24, S2 22/24, M2 14/24, D2 19/24
;  cross paths: 1X 0/24, 2X 0/24
;  T paths: T1 14/24, T2 14/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21: time limit, 2.6 s
;  II 22: time limit, 2.8 s
;  II 23: time limit, 2.8 s
;  II 24: found by annealing (as 2 equal channels), 1.4 s
;  not proved the least possible: every interval below 21 is ruled out; 8.2 s of search found nothing below 24
;  pipelined from 3 iterations on
mars_decrypt_blocks$second:
        XOR     .L1    A1, A13, A13         ; <1> XOR     box_59, once_59, two_59
||      XOR     .L2    B5, B1, B3           ; <1> XOR     f, r_64, f
||      SHRU    .S1    A5, A7, A5           ; <1> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B7, B3, B0           ; <1> SHL     index_64, p27_67, upper_71
||      MPYLHU  .M1    A0, A6, A1           ; <1> MPYLHU  b, key1_72, mixed2_73
||      STW     .D2T2  B0, *B9--[4]         ; <2> STW     g, *back_out--[4]{second_out}
        XOR     .L1    A13, A15, A15        ; <1> XOR     two_59, r_56, sum_59
||      SHRU    .S1    A0, 13, A6           ; <1> SHRU    b, 13, lower_74
||      SUB     .S2    B5, B0, B5           ; <1> SUB     g, upper_71, part_71
||      MPYU    .M1    A0, A6, A13          ; <1> MPYU    b, key1_72, low_73
||      MPYHLU  .M2    B3, B12, B7          ; <1> MPYHLU  f, key1_80, mixed1_81
||      LDW     .D2T2  *+B2[7], B3          ; <1> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A7, A1, A0           ; <1> ADD     mixed1_73, mixed2_73, mixed_73
||      XOR     .L2    B0, B13, B13         ; <1> XOR     box_67, once_67, two_67
||      SHL     .S1    A0, 19, A1           ; <1> SHL     b, 19, upper_74
||      SHRU    .S2    B7, B10, B10         ; <1> SHRU    index_64, right_71, lower_71
||      MPYLHU  .M2    B3, B12, B1          ; <1> MPYLHU  f, key1_80, mixed2_81
||      LDW     .D1T1  *+A12[0], A15        ; <1> LDW     *+keys[0]{keys_in}, key0_72
        ADD     .L1    A1, A6, A1           ; <1> ADD     upper_74, lower_74, b
||      XOR     .L2    B13, B1, B13         ; <1> XOR     two_67, r_64, sum_67
||      SHL     .S1    A0, 16, A0           ; <1> SHL     mixed_73, 16, upper_73
||      SHRU    .S2    B3, 13, B0           ; <1> SHRU    f, 13, lower_82
||      MPYU    .M2    B3, B12, B7          ; <1> MPYU    f, key1_80, low_81
||      LDW     .D1T1  *+A12[3], A5         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_56
        ADD     .L1    A13, A0, A0          ; <1> ADD     low_73, upper_73, p_72
||      ADD     .L2    B7, B1, B3           ; <1> ADD     mixed1_81, mixed2_81, mixed_81
||      SHL     .S1    A15, A10, A13        ; <1> SHL     sum_59, by_59, upper_62
||      SHL     .S2    B3, 19, B1           ; <1> SHL     f, 19, upper_82
||      LDW     .D1T1  *A8++[4], A10        ; <0> LDW     *front_in++[4]{second_in}, a
||      LDW     .D2T2  *+B15[1], B8         ; <1> LDW     *+B15[1]{keys_in}, key0_80
        SUB     .L1    A9, A10, A0          ; <1> SUB     split, by_59, right_62
||      ADD     .L2    B1, B0, B12          ; <1> ADD     upper_82, lower_82, f
||      SHL     .S1    A0, 5, A7            ; <1> SHL     p_72, 5, p5_75
||      SHL     .S2    B3, 16, B0           ; <1> SHL     mixed_81, 16, upper_81
||      MPYHLU  .M1    A0, A9, A10          ; <1> MPYHLU  p_72, split, times_76
||      STW     .D1T1  A1, *+A3[3]          ; <1> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B15[4], B12        ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_64
        ADD     .L2    B7, B0, B0           ; <1> ADD     low_81, upper_81, p_80
||      SHRU    .S1    A15, A0, A0          ; <1> SHRU    sum_59, right_62, lower_62
||      SHL     .S2    B13, B8, B7          ; <1> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M1    A7, A9, A1           ; <1> MPYHLU  p5_75, split, times_77
||      LDW     .D2T2  *B2--[4], B5         ; <0> LDW     *back_in--[4]{second_in}, e
        ADD     .L1    A1, A15, A13         ; <1> ADD     b, key0_72, index_72
||      SUB     .L2    B11, B8, B8          ; <1> SUB     split, by_67, right_70
||      SUB     .S1    A6, A13, A10         ; <1> SUB     d, upper_62, part_62
||      SHL     .S2    B0, 5, B1            ; <1> SHL     p_80, 5, p5_83
||      MPYHU   .M1    A10, A9, A0          ; <1> MPYHU   times_76, split, p27_75
||      MPYHLU  .M2    B0, B11, B0          ; <1> MPYHLU  p_80, split, times_84
||      SUB     .D1    A14, A5, A15         ; <1> SUB     part_63, lower_63, c
||      STW     .D2T2  B12, *+B9[3]         ; <1> STW     f, *+back_out[3]{second_out}
        SUB     .L1    A10, A0, A14         ; <1> SUB     part_62, lower_62, d
||      SHRU    .S2    B13, B8, B13         ; <1> SHRU    sum_67, right_70, lower_70
||      MPYHU   .M1    A1, A9, A6           ; <1> MPYHU   times_77, split, by_75
||      MPYHLU  .M2    B1, B11, B0          ; <1> MPYHLU  p5_83, split, times_85
||      LDW     .D1T1  *+A4[A13], A13       ; <1> LDW     *+A4[index_72], box_75
        ADD     .L1    A7, A0, A7           ; <1> ADD     p5_75, p27_75, once_75
||      ADD     .L2    B12, B8, B8          ; <1> ADD     f, key0_80, index_80
||      SHL     .S1    A13, A0, A0          ; <1> SHL     index_72, p27_75, upper_79
||      SUB     .S2    B3, B7, B10          ; <1> SUB     h, upper_70, part_70
||      MPYHLU  .M1    A10, A5, A13         ; <0> MPYHLU  a, key1_56, mixed1_57
||      MPYHU   .M2    B0, B11, B0          ; <1> MPYHU   times_84, split, p27_83
||      SUB     .D1    A9, A0, A1           ; <1> SUB     split, p27_75, right_79
||      SUB     .D2    B5, B10, B3          ; <1> SUB     part_71, lower_71, g
        SUB     .L1    A14, A0, A0          ; <1> SUB     d, upper_79, part_79
||      SUB     .L2    B10, B13, B7         ; <1> SUB     part_70, lower_70, h
||      SHRU    .S1    A13, A1, A1          ; <1> SHRU    index_72, right_79, lower_79
||      MPYLHU  .M1    A10, A5, A1          ; <0> MPYLHU  a, key1_56, mixed2_57
||      MPYHU   .M2    B0, B11, B10         ; <1> MPYHU   times_85, split, by_83
||      LDW     .D1T1  *+A12[2], A5         ; <0> LDW     *+keys[2]{keys_in}, key0_56
||      LDW     .D2T2  *+B4[B8], B0         ; <1> LDW     *+B4[index_80], box_83
        ADD     .L2    B1, B0, B13          ; <1> ADD     p5_83, p27_83, once_83
||      SHRU    .S1    A10, 13, A14         ; <0> SHRU    a, 13, lower_58
||      SHL     .S2    B8, B0, B0           ; <1> SHL     index_80, p27_83, upper_87
||      MPYHLU  .M2    B5, B12, B7          ; <0> MPYHLU  e, key1_64, mixed1_65
||      SUB     .D1    A0, A1, A0           ; <1> SUB     part_79, lower_79, d
||      SUB     .D2    B11, B0, B1          ; <1> SUB     split, p27_83, right_87
        ADD     .L1    A13, A1, A5          ; <0> ADD     mixed1_57, mixed2_57, mixed_57
||      SUB     .L2    B7, B0, B0           ; <1> SUB     h, upper_87, part_87
||      SHL     .S1    A7, 5, A1            ; <1> SHL     once_75, 5, once5_75
||      SHRU    .S2    B8, B1, B1           ; <1> SHRU    index_80, right_87, lower_87
||      MPYU    .M1    A10, A5, A5          ; <0> MPYU    a, key1_56, low_57
||      MPYLHU  .M2    B5, B12, B0          ; <0> MPYLHU  e, key1_64, mixed2_65
||      LDW     .D2T2  *+B15[3], B5         ; <0> LDW     *+B15[3]{keys_in}, key0_64
        XOR     .L1    A13, A7, A13         ; <1> XOR     box_75, once_75, two_75
||      SHL     .S1    A5, 16, A7           ; <0> SHL     mixed_57, 16, upper_57
||      SHRU    .S2    B5, 13, B1           ; <0> SHRU    e, 13, lower_66
||      LDW     .D1T1  *+A12[1], A6         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_72
||      SUB     .D2    B0, B1, B8           ; <1> SUB     part_87, lower_87, h
        ADD     .L1    A5, A7, A10          ; <0> ADD     low_57, upper_57, p_56
||      ADD     .L2    B7, B0, B7           ; <0> ADD     mixed1_65, mixed2_65, mixed_65
||      SHL     .S1    A10, 19, A7          ; <0> SHL     a, 19, upper_58
||      SHL     .S2    B13, 5, B12          ; <1> SHL     once_83, 5, once5_83
||      MPYU    .M2    B5, B12, B7          ; <0> MPYU    e, key1_64, low_65
||      ADD     .D1    A1, A6, A1           ; <1> ADD     once5_75, by_75, r_72
        XOR     .L1    A13, A1, A10         ; <1> XOR     two_75, r_72, sum_75
||      XOR     .L2    B0, B13, B13         ; <1> XOR     box_83, once_83, two_83
||      SHL     .S1    A10, 5, A13          ; <0> SHL     p_56, 5, p5_59
||      SHL     .S2    B7, 16, B0           ; <0> SHL     mixed_65, 16, upper_65
||      MPYHLU  .M1    A10, A9, A15         ; <0> MPYHLU  p_56, split, times_60
||      STW     .D1T1  A0, *+A3[1]          ; <1> STW     d, *+front_out[1]{second_out}
||      LDW     .D2T2  *+B15[2], B12        ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_80
        XOR     .L1    A15, A1, A0          ; <1> XOR     c, r_72, c
||      ADD     .L2    B7, B0, B12          ; <0> ADD     low_65, upper_65, p_64
||      SHL     .S1    A10, A6, A1          ; <1> SHL     sum_75, by_75, upper_78
||      SHL     .S2    B5, 19, B7           ; <0> SHL     e, 19, upper_66
||      MPYHLU  .M1    A13, A9, A15         ; <0> MPYHLU  p5_59, split, times_61
||      LDW     .D1T1  *-A8[3], A14         ; <0> LDW     *-front_in[3]{second_in}, b
||      ADD     .D2    B12, B10, B0         ; <1> ADD     once5_83, by_83, r_80
        SUB     .L1    A11, A1, A14         ; <1> SUB     a, upper_78, part_78
||      XOR     .L2    B13, B0, B13         ; <1> XOR     two_83, r_80, sum_83
||      SUB     .S1    A9, A6, A7           ; <1> SUB     split, by_75, right_78
||      SHL     .S2    B12, 5, B8           ; <0> SHL     p_64, 5, p5_67
||      MPYHU   .M1    A15, A9, A1          ; <0> MPYHU   times_60, split, p27_59
||      MPYHLU  .M2    B12, B11, B3         ; <0> MPYHLU  p_64, split, times_68
||      ADD     .D1    A7, A14, A11         ; <0> ADD     upper_58, lower_58, a
||      STW     .D2T2  B8, *+B9[1]          ; <1> STW     h, *+back_out[1]{second_out}
        ADD     .L1    A11, A5, A5          ; <0> ADD     a, key0_56, index_56
||      XOR     .L2    B3, B0, B0           ; <1> XOR     g, r_80, g
||[A2]  B       .S1    mars_decrypt_blocks$second; <0> [left] B       second
||      SHL     .S2    B13, B10, B12        ; <1> SHL     sum_83, by_83, upper_86
||      MPYHU   .M1    A15, A9, A10         ; <0> MPYHU   times_61, split, by_59
||      MPYHLU  .M2    B8, B11, B3          ; <0> MPYHLU  p5_67, split, times_69
||      LDW     .D1T1  *-A8[2], A14         ; <0> LDW     *-front_in[2]{second_in}, c
||      LDW     .D2T2  *+B2[5], B5          ; <0> LDW     *+back_in[5]{second_in}, f
        ADD     .L1    A13, A1, A13         ; <0> ADD     p5_59, p27_59, once_59
||      SUB     .L2    B6, B12, B10         ; <1> SUB     e, upper_86, part_86
||      SHRU    .S1    A10, A7, A7          ; <1> SHRU    sum_75, right_78, lower_78
||      SUB     .S2    B11, B10, B1         ; <1> SUB     split, by_83, right_86
||      MPYHU   .M2    B3, B11, B3          ; <0> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *+A4[A5], A1         ; <0> LDW     *+A4[index_56], box_59
||      ADD     .D2    B7, B1, B6           ; <0> ADD     upper_66, lower_66, e
        SUB     .L1    A14, A7, A15         ; <1> SUB     part_78, lower_78, a
||      ADD     .L2    B6, B5, B7           ; <0> ADD     e, key0_64, index_64
||      SHL     .S1    A13, 5, A7           ; <0> SHL     once_59, 5, once5_59
||      MPYHU   .M2    B3, B11, B8          ; <0> MPYHU   times_69, split, by_67
||      LDW     .D2T2  *+B2[6], B5          ; <0> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A9, A1, A7           ; <0> SUB     split, p27_59, right_63
||      ADD     .L2    B8, B3, B13          ; <0> ADD     p5_67, p27_67, once_67
||      ADD     .S1    A7, A10, A15         ; <0> ADD     once5_59, by_59, r_56
||      SHRU    .S2    B13, B1, B5          ; <1> SHRU    sum_83, right_86, lower_86
||      STW     .D1T1  A15, *+A3[2]         ; <1> STW     a, *+front_out[2]{second_out}
||      LDW     .D2T2  *+B4[B7], B0         ; <0> LDW     *+B4[index_64], box_67
        XOR     .L1    A14, A15, A0         ; <0> XOR     b, r_56, b
||      SUB     .L2    B10, B5, B10         ; <1> SUB     part_86, lower_86, e
||      SHL     .S1    A5, A1, A1           ; <0> SHL     index_56, p27_59, upper_63
||      SHL     .S2    B13, 5, B1           ; <0> SHL     once_67, 5, once5_67
||      STW     .D1T1  A0, *A3++[4]         ; <1> STW     c, *front_out++[4]{second_out}
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SUB     .L2    B11, B3, B10         ; <0> SUB     split, p27_67, right_71
||      SUB     .S1    A14, A1, A14         ; <0> SUB     c, upper_63, part_63
||      ADD     .S2    B1, B8, B1           ; <0> ADD     once5_67, by_67, r_64
||      MPYHLU  .M1    A0, A6, A7           ; <0> MPYHLU  b, key1_72, mixed1_73
||      LDW     .D1T1  *-A8[1], A6          ; <0> LDW     *-front_in[1]{second_in}, d
||      STW     .D2T2  B10, *+B9[2]         ; <1> STW     e, *+back_out[2]{second_out}
mars_decrypt_blocks$second$exit:
        XOR     .L1    A1, A13, A13         ; <-1> XOR     box_59, once_59, two_59
||      XOR     .L2    B5, B1, B3           ; <-1> XOR     f, r_64, f
||      SHRU    .S1    A5, A7, A5           ; <-1> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B7, B3, B0           ; <-1> SHL     index_64, p27_67, upper_71
||      MPYLHU  .M1    A0, A6, A1           ; <-1> MPYLHU  b, key1_72, mixed2_73
||      STW     .D2T2  B0, *B9--[4]         ; <-2> STW     g, *back_out--[4]{second_out}
        XOR     .L1    A13, A15, A15        ; <-1> XOR     two_59, r_56, sum_59
||      SHRU    .S1    A0, 13, A6           ; <-1> SHRU    b, 13, lower_74
||      SUB     .S2    B5, B0, B5           ; <-1> SUB     g, upper_71, part_71
||      MPYU    .M1    A0, A6, A13          ; <-1> MPYU    b, key1_72, low_73
||      MPYHLU  .M2    B3, B12, B7          ; <-1> MPYHLU  f, key1_80, mixed1_81
||      LDW     .D2T2  *+B2[7], B3          ; <-1> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A7, A1, A0           ; <-1> ADD     mixed1_73, mixed2_73, mixed_73
||      XOR     .L2    B0, B13, B13         ; <-1> XOR     box_67, once_67, two_67
||      SHL     .S1    A0, 19, A1           ; <-1> SHL     b, 19, upper_74
||      SHRU    .S2    B7, B10, B10         ; <-1> SHRU    index_64, right_71, lower_71
||      MPYLHU  .M2    B3, B12, B1          ; <-1> MPYLHU  f, key1_80, mixed2_81
||      LDW     .D1T1  *+A12[0], A15        ; <-1> LDW     *+keys[0]{keys_in}, key0_72
        ADD     .L1    A1, A6, A1           ; <-1> ADD     upper_74, lower_74, b
||      XOR     .L2    B13, B1, B13         ; <-1> XOR     two_67, r_64, sum_67
||      SHL     .S1    A0, 16, A0           ; <-1> SHL     mixed_73, 16, upper_73
||      SHRU    .S2    B3, 13, B0           ; <-1> SHRU    f, 13, lower_82
||      MPYU    .M2    B3, B12, B7          ; <-1> MPYU    f, key1_80, low_81
        ADD     .L1    A13, A0, A0          ; <-1> ADD     low_73, upper_73, p_72
||      ADD     .L2    B7, B1, B3           ; <-1> ADD     mixed1_81, mixed2_81, mixed_81
||      SHL     .S1    A15, A10, A13        ; <-1> SHL     sum_59, by_59, upper_62
||      SHL     .S2    B3, 19, B1           ; <-1> SHL     f, 19, upper_82
||      LDW     .D2T2  *+B15[1], B8         ; <-1> LDW     *+B15[1]{keys_in}, key0_80
        SUB     .L1    A9, A10, A0          ; <-1> SUB     split, by_59, right_62
||      ADD     .L2    B1, B0, B12          ; <-1> ADD     upper_82, lower_82, f
||      SHL     .S1    A0, 5, A7            ; <-1> SHL     p_72, 5, p5_75
||      SHL     .S2    B3, 16, B0           ; <-1> SHL     mixed_81, 16, upper_81
||      MPYHLU  .M1    A0, A9, A10          ; <-1> MPYHLU  p_72, split, times_76
||      STW     .D1T1  A1, *+A3[3]          ; <-1> STW     b, *+front_out[3]{second_out}
        ADD     .L2    B7, B0, B0           ; <-1> ADD     low_81, upper_81, p_80
||      SHRU    .S1    A15, A0, A0          ; <-1> SHRU    sum_59, right_62, lower_62
||      SHL     .S2    B13, B8, B7          ; <-1> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M1    A7, A9, A1           ; <-1> MPYHLU  p5_75, split, times_77
        ADD     .L1    A1, A15, A13         ; <-1> ADD     b, key0_72, index_72
||      SUB     .L2    B11, B8, B8          ; <-1> SUB     split, by_67, right_70
||      SUB     .S1    A6, A13, A10         ; <-1> SUB     d, upper_62, part_62
||      SHL     .S2    B0, 5, B1            ; <-1> SHL     p_80, 5, p5_83
||      MPYHU   .M1    A10, A9, A0          ; <-1> MPYHU   times_76, split, p27_75
||      MPYHLU  .M2    B0, B11, B0          ; <-1> MPYHLU  p_80, split, times_84
||      SUB     .D1    A14, A5, A15         ; <-1> SUB     part_63, lower_63, c
||      STW     .D2T2  B12, *+B9[3]         ; <-1> STW     f, *+back_out[3]{second_out}
        SUB     .L1    A10, A0, A14         ; <-1> SUB     part_62, lower_62, d
||      SHRU    .S2    B13, B8, B13         ; <-1> SHRU    sum_67, right_70, lower_70
||      MPYHU   .M1    A1, A9, A6           ; <-1> MPYHU   times_77, split, by_75
||      MPYHLU  .M2    B1, B11, B0          ; <-1> MPYHLU  p5_83, split, times_85
||      LDW     .D1T1  *+A4[A13], A13       ; <-1> LDW     *+A4[index_72], box_75
        ADD     .L1    A7, A0, A7           ; <-1> ADD     p5_75, p27_75, once_75
||      ADD     .L2    B12, B8, B8          ; <-1> ADD     f, key0_80, index_80
||      SHL     .S1    A13, A0, A0          ; <-1> SHL     index_72, p27_75, upper_79
||      SUB     .S2    B3, B7, B10          ; <-1> SUB     h, upper_70, part_70
||      MPYHU   .M2    B0, B11, B0          ; <-1> MPYHU   times_84, split, p27_83
||      SUB     .D1    A9, A0, A1           ; <-1> SUB     split, p27_75, right_79
||      SUB     .D2    B5, B10, B3          ; <-1> SUB     part_71, lower_71, g
        SUB     .L1    A14, A0, A0          ; <-1> SUB     d, upper_79, part_79
||      SUB     .L2    B10, B13, B7         ; <-1> SUB     part_70, lower_70, h
||      SHRU    .S1    A13, A1, A1          ; <-1> SHRU    index_72, right_79, lower_79
||      MPYHU   .M2    B0, B11, B10         ; <-1> MPYHU   times_85, split, by_83
||      LDW     .D2T2  *+B4[B8], B0         ; <-1> LDW     *+B4[index_80], box_83
        ADD     .L2    B1, B0, B13          ; <-1> ADD     p5_83, p27_83, once_83
||      SHL     .S2    B8, B0, B0           ; <-1> SHL     index_80, p27_83, upper_87
||      SUB     .D1    A0, A1, A0           ; <-1> SUB     part_79, lower_79, d
||      SUB     .D2    B11, B0, B1          ; <-1> SUB     split, p27_83, right_87
        SUB     .L2    B7, B0, B0           ; <-1> SUB     h, upper_87, part_87
||      SHL     .S1    A7, 5, A1            ; <-1> SHL     once_75, 5, once5_75
||      SHRU    .S2    B8, B1, B1           ; <-1> SHRU    index_80, right_87, lower_87
        XOR     .L1    A13, A7, A13         ; <-1> XOR     box_75, once_75, two_75
||      SUB     .D2    B0, B1, B8           ; <-1> SUB     part_87, lower_87, h
        SHL     .S2    B13, 5, B12          ; <-1> SHL     once_83, 5, once5_83
||      ADD     .D1    A1, A6, A1           ; <-1> ADD     once5_75, by_75, r_72
        XOR     .L1    A13, A1, A10         ; <-1> XOR     two_75, r_72, sum_75
||      XOR     .L2    B0, B13, B13         ; <-1> XOR     box_83, once_83, two_83
||      STW     .D1T1  A0, *+A3[1]          ; <-1> STW     d, *+front_out[1]{second_out}
        XOR     .L1    A15, A1, A0          ; <-1> XOR     c, r_72, c
||      SHL     .S1    A10, A6, A1          ; <-1> SHL     sum_75, by_75, upper_78
||      ADD     .D2    B12, B10, B0         ; <-1> ADD     once5_83, by_83, r_80
        SUB     .L1    A11, A1, A14         ; <-1> SUB     a, upper_78, part_78
||      XOR     .L2    B13, B0, B13         ; <-1> XOR     two_83, r_80, sum_83
||      SUB     .S1    A9, A6, A7           ; <-1> SUB     split, by_75, right_78
||      STW     .D2T2  B8, *+B9[1]          ; <-1> STW     h, *+back_out[1]{second_out}
        XOR     .L2    B3, B0, B0           ; <-1> XOR     g, r_80, g
||      SHL     .S2    B13, B10, B12        ; <-1> SHL     sum_83, by_83, upper_86
        SUB     .L2    B6, B12, B10         ; <-1> SUB     e, upper_86, part_86
||      SHRU    .S1    A10, A7, A7          ; <-1> SHRU    sum_75, right_78, lower_78
||      SUB     .S2    B11, B10, B1         ; <-1> SUB     split, by_83, right_86
        SUB     .L1    A14, A7, A15         ; <-1> SUB     part_78, lower_78, a
        SHRU    .S2    B13, B1, B5          ; <-1> SHRU    sum_83, right_86, lower_86
||      STW     .D1T1  A15, *+A3[2]         ; <-1> STW     a, *+front_out[2]{second_out}
        MV      .L1    A9, A14              ; move split
||      SUB     .L2    B10, B5, B10         ; <-1> SUB     part_86, lower_86, e
||      STW     .D1T1  A0, *A3++[4]         ; <-1> STW     c, *front_out++[4]{second_out}
        STW     .D2T2  B10, *+B9[2]         ; <-1> STW     e, *+back_out[2]{second_out}
        STW     .D2T2  B0, *B9--[4]         ; <-1> STW     g, *back_out--[4]{second_out}
mars_decrypt_blocks$mars_decrypt_blocks$10:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_decrypt_blocks$second_half; [pass] B       second_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_decrypt_blocks$mars_decrypt_blocks$11:
        ADDK    .S1    -16, A12             ; ADDK    -16, keys
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
        MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D1T1  *+A12[0], A11        ; LDW     *+keys[0], k0
||      LDW     .D2T2  *+B15[8], B1         ; restore out
        LDW     .D1T2  *+A12[3], B0         ; LDW     *+keys[3], k3
        LDW     .D1T2  *+A12[1], B12        ; LDW     *+keys[1], k1
||      LDW     .D2T1  *+B15[7], A0         ; restore blocks
        MVKL    .S1    590081, A12          ; MVKL    0x00090101, circular_89
||      LDW     .D1T2  *+A12[2], B8         ; LDW     *+keys[2], k2
        NOP     2
        MV      .L1X   B1, A8               ; MV      out, from
||      MVKH    .S1    590081, A12          ; MVKH    0x00090101, circular_89
        MV      .L1    A0, A2               ; MV      blocks, left
||      MV      .L2    B1, B13              ; MV      out, to
||      MVC     .S2X   A12, AMR             ; MVC     circular_89, AMR
mars_decrypt_blocks$unmixing$guard:
        CMPGT   .L1    4, A2, A1            ; few iterations of unmixing
  [A1]  B       .S1    mars_decrypt_blocks$unmixing$few; few iterations of unmixing
        NOP     5
mars_decrypt_blocks$unmixing$entry:
        MV      .L1    A8, A8               ; move from
||      MV      .L2    B12, B9              ; move k1
        MV      .L2    B13, B13             ; move to
||      MV      .S2X   A8, B12              ; move from
||      MV      .D2    B8, B8               ; move k2
        LDW     .D2T2  *B12++[4], B10       ; <0> LDW     *from++[4]{unmixing_in}, wd
        NOP     2
        LDW     .D2T2  *-B12[3], B5         ; <0> LDW     *-from[3]{unmixing_in}, wc
        NOP     2
        LDW     .D2T2  *+B4[B10], B11       ; <0> LDW     *+B4[wd], s0_94
        SHRU    .S1X   B10, 8, A6           ; <0> SHRU    wd, 8, a8_94
        SHRU    .S1X   B10, 24, A15         ; <0> SHRU    wd, 24, a24_94
        LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[a24_94], s1_94
        SHRU    .S2    B10, 16, B3          ; <0> SHRU    wd, 16, a16_94
        XOR     .S2    B5, B11, B11         ; <0> XOR     wc, s0_94, wc
||      LDW     .D2T1  *-B12[2], A5         ; <0> LDW     *-from[2]{unmixing_in}, wb
        LDW     .D2T2  *+B4[B3], B7         ; <0> LDW     *+B4[a16_94], s2_94
        SHRU    .S1X   B11, 8, A15          ; <0> SHRU    wc, 8, a8_95
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[wc], s0_95
        SHL     .S2    B11, 24, B1          ; <0> SHL     wc, 24, upper_95
        SHRU    .S1X   B11, 24, A10         ; <0> SHRU    wc, 24, a24_95
        SUB     .L1    A5, A12, A1          ; <0> SUB     wb, s1_94, wb
||      LDW     .D2T2  *-B12[1], B11        ; <0> LDW     *-from[1]{unmixing_in}, wa
        MV      .L1X   B8, A7               ; move k2
||      ADD     .L2X   B1, A15, B2          ; <0> ADD     upper_95, a8_95, wc
||      SHRU    .S2    B11, 16, B1          ; <0> SHRU    wc, 16, a16_95
||      LDW     .D1T1  *+A4[A15], A6        ; <0> LDW     *+A4[a8_95], s3_95
        XOR     .L2X   B11, A1, B11         ; <0> XOR     wb, s0_95, wb
||      LDW     .D1T2  *+A4[A6], B6         ; <0> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[a16_95], s2_95
        SUB     .L2    B11, B2, B8          ; <0> SUB     wb, wc, wb
||      LDW     .D1T2  *+A4[A10], B7        ; <0> LDW     *+A4[a24_95], s1_95
        SHL     .S2    B10, 24, B1          ; <0> SHL     wd, 24, upper_94
        ADD     .L2X   B1, A6, B1           ; <0> ADD     upper_94, a8_94, wd
||      SHRU    .S1X   B8, 24, A14          ; <0> SHRU    wb, 24, a24_96
||      LDW     .D2T2  *B12++[4], B10       ; <1> LDW     *from++[4]{unmixing_in}, wd
        SUB     .S2    B11, B7, B7          ; <0> SUB     wa, s2_94, difference_94
||      LDW     .D1T1  *+A4[A14], A9        ; <0> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[wb], s0_96
        SUB     .L2X   B1, A12, B1          ; <0> SUB     wd, s2_95, difference_95
||      SHL     .S1X   B8, 24, A12          ; <0> SHL     wb, 24, upper_96
||      XOR     .S2    B7, B6, B11          ; <0> XOR     difference_94, s3_94, wa
        XOR     .L2X   B1, A6, B1           ; <0> XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B8, 8, A5            ; <0> SHRU    wb, 8, a8_96
||      SHRU    .S2    B8, 16, B8           ; <0> SHRU    wb, 16, a16_96
||      LDW     .D2T2  *-B12[3], B5         ; <1> LDW     *-from[3]{unmixing_in}, wc
        MV      .L1X   B9, A8               ; move k1
||      SUB     .L2    B11, B7, B7          ; <0> SUB     wa, s1_95, wa
        LDW     .D2T1  *+B4[B8], A15        ; <0> LDW     *+B4[a16_96], s2_96
        SUB     .L2X   B1, A9, B9           ; <0> SUB     wd, s1_96, wd
||      XOR     .S2    B7, B8, B1           ; <0> XOR     wa, s0_96, wa
||      LDW     .D2T2  *+B4[B10], B11       ; <1> LDW     *+B4[wd], s0_94
        SHRU    .S1X   B10, 8, A6           ; <1> SHRU    wd, 8, a8_94
||      SUB     .S2    B1, B9, B8           ; <0> SUB     wa, wd, wa
||      LDW     .D1T2  *+A4[A5], B7         ; <0> LDW     *+A4[a8_96], s3_96
        SHRU    .S1X   B10, 24, A15         ; <1> SHRU    wd, 24, a24_94
||      SHRU    .S2    B8, 16, B11          ; <0> SHRU    wa, 16, a16_97
||      LDW     .D2T2  *+B4[B8], B8         ; <0> LDW     *+B4[wa], s0_97
        LDW     .D1T1  *+A4[A15], A12       ; <1> LDW     *+A4[a24_94], s1_94
        SHRU    .S1X   B8, 24, A1           ; <0> SHRU    wa, 24, a24_97
||      SHRU    .S2    B10, 16, B3          ; <1> SHRU    wd, 16, a16_94
||      LDW     .D2T1  *+B4[B11], A0        ; <0> LDW     *+B4[a16_97], s2_97
        ADD     .L1    A12, A5, A5          ; <0> ADD     upper_96, a8_96, wb
||      SHRU    .S1X   B8, 8, A12           ; <0> SHRU    wa, 8, a8_97
||      XOR     .S2    B5, B11, B11         ; <1> XOR     wc, s0_94, wc
||      LDW     .D2T1  *-B12[2], A5         ; <1> LDW     *-from[2]{unmixing_in}, wb
        SUB     .L2X   B2, A15, B5          ; <0> SUB     wc, s2_96, difference_96
||      SHL     .S1X   B8, 24, A3           ; <0> SHL     wa, 24, upper_97
||      LDW     .D2T2  *+B4[B3], B7         ; <1> LDW     *+B4[a16_94], s2_94
        ADD     .L1    A3, A12, A3          ; <0> ADD     upper_97, a8_97, wa
||      XOR     .L2    B9, B8, B9           ; <0> XOR     wd, s0_97, wd
||      SHRU    .S1X   B11, 8, A15          ; <1> SHRU    wc, 8, a8_95
||      XOR     .S2    B5, B7, B8           ; <0> XOR     difference_96, s3_96, wc
||      LDW     .D1T1  *+A4[A12], A12       ; <0> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T2  *+B4[B11], B11       ; <1> LDW     *+B4[wc], s0_95
        SHRU    .S1X   B9, 24, A14          ; <0> SHRU    wd, 24, a24_99
||      SHL     .S2    B11, 24, B1          ; <1> SHL     wc, 24, upper_95
||      LDW     .D1T1  *+A4[A1], A1         ; <0> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B9], B6         ; <0> LDW     *+B4[wd], s0_99
        SUB     .L1    A5, A0, A14          ; <0> SUB     wb, s2_97, difference_97
||      SHRU    .S1X   B11, 24, A10         ; <1> SHRU    wc, 24, a24_95
||      LDW     .D1T2  *+A4[A14], B5        ; <0> LDW     *+A4[a24_99], s1_99
        SUB     .L1    A5, A12, A1          ; <1> SUB     wb, s1_94, wb
||      LDW     .D2T2  *-B12[1], B11        ; <1> LDW     *-from[1]{unmixing_in}, wa
        ADD     .L2X   B1, A15, B2          ; <1> ADD     upper_95, a8_95, wc
||      SHRU    .S2    B11, 16, B1          ; <1> SHRU    wc, 16, a16_95
||      LDW     .D1T1  *+A4[A15], A6        ; <1> LDW     *+A4[a8_95], s3_95
        XOR     .L1    A14, A12, A0         ; <0> XOR     difference_97, s3_97, wb
||      XOR     .L2X   B11, A1, B11         ; <1> XOR     wb, s0_95, wb
||      LDW     .D1T2  *+A4[A6], B6         ; <1> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T1  *+B4[B1], A12        ; <1> LDW     *+B4[a16_95], s2_95
        SUB     .L2    B11, B2, B8          ; <1> SUB     wb, wc, wb
||      SUB     .S2X   B8, A1, B1           ; <0> SUB     wc, s1_97, wc
||      LDW     .D1T2  *+A4[A10], B7        ; <1> LDW     *+A4[a24_95], s1_95
        MV      .L1X   B13, A13             ; move to
||      XOR     .L2    B1, B6, B13          ; <0> XOR     wc, s0_99, wc
||      SHL     .S2    B10, 24, B1          ; <1> SHL     wd, 24, upper_94
        ADD     .L2X   B1, A6, B1           ; <1> ADD     upper_94, a8_94, wd
||      SHRU    .S1X   B8, 24, A14          ; <1> SHRU    wb, 24, a24_96
||      SHRU    .S2    B13, 16, B10         ; <0> SHRU    wc, 16, a16_100
||      LDW     .D2T2  *B12++[4], B10       ; <2> LDW     *from++[4]{unmixing_in}, wd
        SUB     .L2X   A0, B5, B5           ; <0> SUB     wb, s1_99, wb
||      SHRU    .S1X   B13, 8, A0           ; <0> SHRU    wc, 8, a8_100
||      SUB     .S2    B11, B7, B7          ; <1> SUB     wa, s2_94, difference_94
||      LDW     .D1T1  *+A4[A14], A9        ; <1> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T2  *+B4[B8], B8         ; <1> LDW     *+B4[wb], s0_96
        SUB     .L2X   B1, A12, B1          ; <1> SUB     wd, s2_95, difference_95
||      SHL     .S1X   B8, 24, A12          ; <1> SHL     wb, 24, upper_96
||      XOR     .S2    B7, B6, B11          ; <1> XOR     difference_94, s3_94, wa
||      LDW     .D2T2  *+B4[B13], B13       ; <0> LDW     *+B4[wc], s0_100
        XOR     .L2X   B1, A6, B1           ; <1> XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B8, 8, A5            ; <1> SHRU    wb, 8, a8_96
||      SHRU    .S2    B8, 16, B8           ; <1> SHRU    wb, 16, a16_96
||      LDW     .D2T2  *-B12[3], B5         ; <2> LDW     *-from[3]{unmixing_in}, wc
        SUB     .L2    B11, B7, B7          ; <1> SUB     wa, s1_95, wa
||      SHRU    .S1X   B9, 8, A14           ; <0> SHRU    wd, 8, a8_99
||      SHRU    .S2    B9, 16, B11          ; <0> SHRU    wd, 16, a16_99
||      LDW     .D2T2  *+B4[B10], B7        ; <0> LDW     *+B4[a16_100], s2_100
        SHL     .S1X   B13, 24, A6          ; <0> SHL     wc, 24, upper_100
||      SHL     .S2    B9, 24, B3           ; <0> SHL     wd, 24, upper_99
||      LDW     .D1T2  *+A4[A14], B1        ; <0> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T1  *+B4[B8], A15        ; <1> LDW     *+B4[a16_96], s2_96
        ADD     .L1    A6, A0, A9           ; <0> ADD     upper_100, a8_100, wc
||      SUB     .L2X   B1, A9, B9           ; <1> SUB     wd, s1_96, wd
||      SHRU    .S1X   B13, 24, A0          ; <0> SHRU    wc, 24, a24_100
||      XOR     .S2    B7, B8, B1           ; <1> XOR     wa, s0_96, wa
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T2  *+B4[B10], B11       ; <2> LDW     *+B4[wd], s0_94
        XOR     .L2    B5, B13, B1          ; <0> XOR     wb, s0_100, wb
||      SHRU    .S1X   B10, 8, A6           ; <2> SHRU    wd, 8, a8_94
||      SUB     .S2    B1, B9, B8           ; <1> SUB     wa, wd, wa
||      LDW     .D1T2  *+A4[A5], B7         ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B11], A0        ; <0> LDW     *+B4[a16_99], s2_99
        SUB     .L2X   B1, A9, B13          ; <0> SUB     wb, wc, wb
||      SHRU    .S1X   B10, 24, A15         ; <2> SHRU    wd, 24, a24_94
||      SHRU    .S2    B8, 16, B11          ; <1> SHRU    wa, 16, a16_97
||      LDW     .D1T1  *+A4[A0], A10        ; <0> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B8], B8         ; <1> LDW     *+B4[wa], s0_97
        ADD     .L2X   B3, A14, B3          ; <0> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B13, 24, A14         ; <0> SHRU    wb, 24, a24_101
||      LDW     .D1T1  *+A4[A15], A12       ; <2> LDW     *+A4[a24_94], s1_94
||      LDW     .D2T2  *+B4[B13], B2        ; <0> LDW     *+B4[wb], s0_101
        SUB     .L2    B3, B7, B7           ; <0> SUB     wd, s2_100, difference_100
||      SHRU    .S1X   B8, 24, A1           ; <1> SHRU    wa, 24, a24_97
||      SHRU    .S2    B10, 16, B3          ; <2> SHRU    wd, 16, a16_94
||      LDW     .D1T2  *+A4[A14], B5        ; <0> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B11], A0        ; <1> LDW     *+B4[a16_97], s2_97
        ADD     .L1    A12, A5, A5          ; <1> ADD     upper_96, a8_96, wb
||      XOR     .L2X   B7, A0, B6           ; <0> XOR     difference_100, s3_100, wd
||      SHRU    .S1X   B8, 8, A12           ; <1> SHRU    wa, 8, a8_97
||      XOR     .S2    B5, B11, B11         ; <2> XOR     wc, s0_94, wc
||      LDW     .D2T1  *-B12[2], A5         ; <2> LDW     *-from[2]{unmixing_in}, wb
        SUB     .L1    A3, A0, A0           ; <0> SUB     wa, s2_99, difference_99
||      SUB     .L2X   B2, A15, B5          ; <1> SUB     wc, s2_96, difference_96
||      SHL     .S1X   B8, 24, A3           ; <1> SHL     wa, 24, upper_97
||      SHRU    .S2    B13, 16, B3          ; <0> SHRU    wb, 16, a16_101
||      LDW     .D2T2  *+B4[B3], B7         ; <2> LDW     *+B4[a16_94], s2_94
        ADD     .L1    A3, A12, A3          ; <1> ADD     upper_97, a8_97, wa
||      XOR     .L2    B9, B8, B9           ; <1> XOR     wd, s0_97, wd
||      SHRU    .S1X   B11, 8, A15          ; <2> SHRU    wc, 8, a8_95
||      XOR     .S2    B5, B7, B8           ; <1> XOR     difference_96, s3_96, wc
||      LDW     .D1T1  *+A4[A12], A12       ; <1> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T2  *+B4[B11], B11       ; <2> LDW     *+B4[wc], s0_95
        XOR     .L2X   B1, A0, B7           ; <0> XOR     difference_99, s3_99, wa
||      SHRU    .S1X   B9, 24, A14          ; <1> SHRU    wd, 24, a24_99
||      SHL     .S2    B11, 24, B1          ; <2> SHL     wc, 24, upper_95
||      LDW     .D1T1  *+A4[A1], A1         ; <1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[wd], s0_99
        SUB     .L1    A5, A0, A14          ; <1> SUB     wb, s2_97, difference_97
||      SUB     .L2X   B7, A10, B3          ; <0> SUB     wa, s1_100, wa
||      SHRU    .S1X   B11, 24, A10         ; <2> SHRU    wc, 24, a24_95
||      LDW     .D1T2  *+A4[A14], B5        ; <1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[a16_101], s2_101
        SUB     .L1    A5, A12, A1          ; <2> SUB     wb, s1_94, wb
||      XOR     .L2    B3, B2, B2           ; <0> XOR     wa, s0_101, wa
||      SHRU    .S1X   B13, 8, A5           ; <0> SHRU    wb, 8, a8_101
||      SUB     .S2    B6, B5, B3           ; <0> SUB     wd, s1_101, wd
||      MV      .D1    A2, A2               ; move left
||      LDW     .D2T2  *-B12[1], B11        ; <2> LDW     *-from[1]{unmixing_in}, wa
        SUB     .L1    A2, 4, A2            ; passes of unmixing
||      ADD     .L2X   B1, A15, B2          ; <2> ADD     upper_95, a8_95, wc
||      SHL     .S1X   B13, 24, A15         ; <0> SHL     wb, 24, upper_101
||      SHRU    .S2    B11, 16, B1          ; <2> SHRU    wc, 16, a16_95
||      LDW     .D1T1  *+A4[A15], A6        ; <2> LDW     *+A4[a8_95], s3_95
||      SUB     .D2    B2, B3, B13          ; <0> SUB     wa, wd, wa
        XOR     .L1    A14, A12, A0         ; <1> XOR     difference_97, s3_97, wb
||      XOR     .L2X   B11, A1, B11         ; <2> XOR     wb, s0_95, wb
||      SHL     .S1X   B13, 24, A12         ; <0> SHL     wa, 24, upper_102
||      SHRU    .S2    B13, 16, B1          ; <0> SHRU    wa, 16, a16_102
||      LDW     .D1T2  *+A4[A6], B6         ; <2> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T1  *+B4[B1], A12        ; <2> LDW     *+B4[a16_95], s2_95
        MV      .L1    A2, A2               ; move left
||      SUB     .L2    B11, B2, B8          ; <2> SUB     wb, wc, wb
||      SHRU    .S1X   B13, 8, A10          ; <0> SHRU    wa, 8, a8_102
||      SUB     .S2X   B8, A1, B1           ; <1> SUB     wc, s1_97, wc
||      LDW     .D1T2  *+A4[A10], B7        ; <2> LDW     *+A4[a24_95], s1_95
||      LDW     .D2T1  *+B4[B1], A10        ; <0> LDW     *+B4[a16_102], s2_102
        SUB     .L1    A9, A1, A1           ; <0> SUB     wc, s2_101, difference_101
||      XOR     .L2    B1, B6, B13          ; <1> XOR     wc, s0_99, wc
||      SHRU    .S1X   B13, 24, A9          ; <0> SHRU    wa, 24, a24_102
||      SHL     .S2    B10, 24, B1          ; <2> SHL     wd, 24, upper_94
||      LDW     .D1T1  *+A4[A5], A15        ; <0> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *+B4[B13], B6        ; <0> LDW     *+B4[wa], s0_102
;@loop {"name": "unmixing", "ii": 21, "res_mii": 21, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "found by annealing", "seconds": 53.3, "banks_apart": true, "note": "", "moves": 0}]}
;  loop unmixing: II 21, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 18/21, S1 21/21, M1 0/21, D1 20/21, L2 21/21, S2 21/21, M2 0/21, D2 21/21
;  cross paths: 1X 21/21, 2X 14/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21 without possible bank conflicts: found by annealing, 53.3 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 4 iterations on
mars_decrypt_blocks$unmixing:
        ADD     .L2X   B1, A6, B1           ; <1> ADD     upper_94, a8_94, wd
||      SHRU    .S1X   B8, 24, A14          ; <1> SHRU    wb, 24, a24_96
||      SHRU    .S2    B13, 16, B10         ; <2> SHRU    wc, 16, a16_100
||      LDW     .D2T2  *B12++[4], B10       ; <0> LDW     *from++[4]{unmixing_in}, wd
        ADD     .L1    A12, A10, A14        ; <3> ADD     upper_102, a8_102, wa
||      SUB     .L2X   A0, B5, B5           ; <2> SUB     wb, s1_99, wb
||      SHRU    .S1X   B13, 8, A0           ; <2> SHRU    wc, 8, a8_100
||      SUB     .S2    B11, B7, B7          ; <1> SUB     wa, s2_94, difference_94
||      LDW     .D1T1  *+A4[A14], A9        ; <1> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T2  *+B4[B8], B8         ; <1> LDW     *+B4[wb], s0_96
        SUB     .L1    A14, A11, A14        ; <3> SUB     wa, k0, wa
||      SUB     .L2X   B1, A12, B1          ; <1> SUB     wd, s2_95, difference_95
||      SHL     .S1X   B8, 24, A12          ; <1> SHL     wb, 24, upper_96
||      XOR     .S2    B7, B6, B11          ; <1> XOR     difference_94, s3_94, wa
||      LDW     .D1T1  *+A4[A10], A6        ; <3> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B13], B13       ; <2> LDW     *+B4[wc], s0_100
        ADD     .L1    A15, A5, A6          ; <3> ADD     upper_101, a8_101, wb
||      XOR     .L2X   B1, A6, B1           ; <1> XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B8, 8, A5            ; <1> SHRU    wb, 8, a8_96
||      SHRU    .S2    B8, 16, B8           ; <1> SHRU    wb, 16, a16_96
||      STW     .D1T1  A14, *A13++[4]       ; <3> STW     wa, *to++[4]{unmixing_out}
||      LDW     .D2T2  *-B12[3], B5         ; <0> LDW     *-from[3]{unmixing_in}, wc
        SUB     .L2    B11, B7, B7          ; <1> SUB     wa, s1_95, wa
||      SHRU    .S1X   B9, 8, A14           ; <2> SHRU    wd, 8, a8_99
||      SHRU    .S2    B9, 16, B11          ; <2> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A9], A1         ; <3> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B10], B7        ; <2> LDW     *+B4[a16_100], s2_100
        SUB     .L1    A6, A10, A10         ; <3> SUB     wb, s2_102, difference_102
||      XOR     .L2    B3, B6, B6           ; <3> XOR     wd, s0_102, wd
||      SHL     .S1X   B13, 24, A6          ; <2> SHL     wc, 24, upper_100
||      SHL     .S2    B9, 24, B3           ; <2> SHL     wd, 24, upper_99
||      LDW     .D1T2  *+A4[A14], B1        ; <2> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T1  *+B4[B8], A15        ; <1> LDW     *+B4[a16_96], s2_96
        ADD     .L1    A6, A0, A9           ; <2> ADD     upper_100, a8_100, wc
||      SUB     .L2X   B1, A9, B9           ; <1> SUB     wd, s1_96, wd
||      SHRU    .S1X   B13, 24, A0          ; <2> SHRU    wc, 24, a24_100
||      XOR     .S2    B7, B8, B1           ; <1> XOR     wa, s0_96, wa
||      LDW     .D1T1  *+A4[A0], A0         ; <2> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T2  *+B4[B10], B11       ; <0> LDW     *+B4[wd], s0_94
        XOR     .L1    A10, A6, A10         ; <3> XOR     difference_102, s3_102, wb
||      XOR     .L2    B5, B13, B1          ; <2> XOR     wb, s0_100, wb
||      SHRU    .S1X   B10, 8, A6           ; <0> SHRU    wd, 8, a8_94
||      SUB     .S2    B1, B9, B8           ; <1> SUB     wa, wd, wa
||      LDW     .D1T2  *+A4[A5], B7         ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B11], A0        ; <2> LDW     *+B4[a16_99], s2_99
        XOR     .L1    A1, A15, A0          ; <3> XOR     difference_101, s3_101, wc
||      SUB     .L2X   B1, A9, B13          ; <2> SUB     wb, wc, wb
||      SHRU    .S1X   B10, 24, A15         ; <0> SHRU    wd, 24, a24_94
||      SHRU    .S2    B8, 16, B11          ; <1> SHRU    wa, 16, a16_97
||      LDW     .D1T1  *+A4[A0], A10        ; <2> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B8], B8         ; <1> LDW     *+B4[wa], s0_97
        SUB     .L1    A10, A8, A10         ; <3> SUB     wb, k1, wb
||      ADD     .L2X   B3, A14, B3          ; <2> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B13, 24, A14         ; <2> SHRU    wb, 24, a24_101
||      SUB     .S2    B6, B0, B6           ; <3> SUB     wd, k3, wd
||      LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[a24_94], s1_94
||      LDW     .D2T2  *+B4[B13], B2        ; <2> LDW     *+B4[wb], s0_101
        SUB     .L1    A0, A1, A14          ; <3> SUB     wc, s1_102, wc
||      SUB     .L2    B3, B7, B7           ; <2> SUB     wd, s2_100, difference_100
||      SHRU    .S1X   B8, 24, A1           ; <1> SHRU    wa, 24, a24_97
||      SHRU    .S2    B10, 16, B3          ; <0> SHRU    wd, 16, a16_94
||      LDW     .D1T2  *+A4[A14], B5        ; <2> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B11], A0        ; <1> LDW     *+B4[a16_97], s2_97
        ADD     .L1    A12, A5, A5          ; <1> ADD     upper_96, a8_96, wb
||      XOR     .L2X   B7, A0, B6           ; <2> XOR     difference_100, s3_100, wd
||      SHRU    .S1X   B8, 8, A12           ; <1> SHRU    wa, 8, a8_97
||      XOR     .S2    B5, B11, B11         ; <0> XOR     wc, s0_94, wc
||      STW     .D1T2  B6, *-A13[1]         ; <3> STW     wd, *-to[1]{unmixing_out}
||      LDW     .D2T1  *-B12[2], A5         ; <0> LDW     *-from[2]{unmixing_in}, wb
        SUB     .L1    A3, A0, A0           ; <2> SUB     wa, s2_99, difference_99
||      SUB     .L2X   B2, A15, B5          ; <1> SUB     wc, s2_96, difference_96
||      SHL     .S1X   B8, 24, A3           ; <1> SHL     wa, 24, upper_97
||      SHRU    .S2    B13, 16, B3          ; <2> SHRU    wb, 16, a16_101
||      STW     .D1T1  A10, *-A13[3]        ; <3> STW     wb, *-to[3]{unmixing_out}
||      LDW     .D2T2  *+B4[B3], B7         ; <0> LDW     *+B4[a16_94], s2_94
        ADD     .L1    A3, A12, A3          ; <1> ADD     upper_97, a8_97, wa
||      XOR     .L2    B9, B8, B9           ; <1> XOR     wd, s0_97, wd
||      SHRU    .S1X   B11, 8, A15          ; <0> SHRU    wc, 8, a8_95
||      XOR     .S2    B5, B7, B8           ; <1> XOR     difference_96, s3_96, wc
||      LDW     .D1T1  *+A4[A12], A12       ; <1> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T2  *+B4[B11], B11       ; <0> LDW     *+B4[wc], s0_95
        SUB     .L1    A14, A7, A1          ; <3> SUB     wc, k2, wc
||      XOR     .L2X   B1, A0, B7           ; <2> XOR     difference_99, s3_99, wa
||      SHRU    .S1X   B9, 24, A14          ; <1> SHRU    wd, 24, a24_99
||      SHL     .S2    B11, 24, B1          ; <0> SHL     wc, 24, upper_95
||      LDW     .D1T1  *+A4[A1], A1         ; <1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[wd], s0_99
        SUB     .L1    A5, A0, A14          ; <1> SUB     wb, s2_97, difference_97
||      SUB     .L2X   B7, A10, B3          ; <2> SUB     wa, s1_100, wa
||      SHRU    .S1X   B11, 24, A10         ; <0> SHRU    wc, 24, a24_95
||[A2]  B       .S2    mars_decrypt_blocks$unmixing; <0> [left] B       unmixing
||      LDW     .D1T2  *+A4[A14], B5        ; <1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T1  *+B4[B3], A1         ; <2> LDW     *+B4[a16_101], s2_101
        SUB     .L1    A5, A12, A1          ; <0> SUB     wb, s1_94, wb
||      XOR     .L2    B3, B2, B2           ; <2> XOR     wa, s0_101, wa
||      SHRU    .S1X   B13, 8, A5           ; <2> SHRU    wb, 8, a8_101
||      SUB     .S2    B6, B5, B3           ; <2> SUB     wd, s1_101, wd
||      STW     .D1T1  A1, *-A13[2]         ; <3> STW     wc, *-to[2]{unmixing_out}
||      LDW     .D2T2  *-B12[1], B11        ; <0> LDW     *-from[1]{unmixing_in}, wa
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .L2X   B1, A15, B2          ; <0> ADD     upper_95, a8_95, wc
||      SHL     .S1X   B13, 24, A15         ; <2> SHL     wb, 24, upper_101
||      SHRU    .S2    B11, 16, B1          ; <0> SHRU    wc, 16, a16_95
||      LDW     .D1T1  *+A4[A15], A6        ; <0> LDW     *+A4[a8_95], s3_95
||      SUB     .D2    B2, B3, B13          ; <2> SUB     wa, wd, wa
        XOR     .L1    A14, A12, A0         ; <1> XOR     difference_97, s3_97, wb
||      XOR     .L2X   B11, A1, B11         ; <0> XOR     wb, s0_95, wb
||      SHL     .S1X   B13, 24, A12         ; <2> SHL     wa, 24, upper_102
||      SHRU    .S2    B13, 16, B1          ; <2> SHRU    wa, 16, a16_102
||      LDW     .D1T2  *+A4[A6], B6         ; <0> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[a16_95], s2_95
        SUB     .L2    B11, B2, B8          ; <0> SUB     wb, wc, wb
||      SHRU    .S1X   B13, 8, A10          ; <2> SHRU    wa, 8, a8_102
||      SUB     .S2X   B8, A1, B1           ; <1> SUB     wc, s1_97, wc
||      LDW     .D1T2  *+A4[A10], B7        ; <0> LDW     *+A4[a24_95], s1_95
||      LDW     .D2T1  *+B4[B1], A10        ; <2> LDW     *+B4[a16_102], s2_102
        SUB     .L1    A9, A1, A1           ; <2> SUB     wc, s2_101, difference_101
||      XOR     .L2    B1, B6, B13          ; <1> XOR     wc, s0_99, wc
||      SHRU    .S1X   B13, 24, A9          ; <2> SHRU    wa, 24, a24_102
||      SHL     .S2    B10, 24, B1          ; <0> SHL     wd, 24, upper_94
||      LDW     .D1T1  *+A4[A5], A15        ; <2> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *+B4[B13], B6        ; <2> LDW     *+B4[wa], s0_102
mars_decrypt_blocks$unmixing$exit:
        ADD     .L2X   B1, A6, B1           ; <-1> ADD     upper_94, a8_94, wd
||      SHRU    .S1X   B8, 24, A14          ; <-1> SHRU    wb, 24, a24_96
||      SHRU    .S2    B13, 16, B10         ; <-2> SHRU    wc, 16, a16_100
        ADD     .L1    A12, A10, A14        ; <-3> ADD     upper_102, a8_102, wa
||      SUB     .L2X   A0, B5, B5           ; <-2> SUB     wb, s1_99, wb
||      SHRU    .S1X   B13, 8, A0           ; <-2> SHRU    wc, 8, a8_100
||      SUB     .S2    B11, B7, B7          ; <-1> SUB     wa, s2_94, difference_94
||      LDW     .D1T1  *+A4[A14], A9        ; <-1> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T2  *+B4[B8], B8         ; <-1> LDW     *+B4[wb], s0_96
        SUB     .L1    A14, A11, A14        ; <-3> SUB     wa, k0, wa
||      SUB     .L2X   B1, A12, B1          ; <-1> SUB     wd, s2_95, difference_95
||      SHL     .S1X   B8, 24, A12          ; <-1> SHL     wb, 24, upper_96
||      XOR     .S2    B7, B6, B11          ; <-1> XOR     difference_94, s3_94, wa
||      LDW     .D1T1  *+A4[A10], A6        ; <-3> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B13], B13       ; <-2> LDW     *+B4[wc], s0_100
        ADD     .L1    A15, A5, A6          ; <-3> ADD     upper_101, a8_101, wb
||      XOR     .L2X   B1, A6, B1           ; <-1> XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B8, 8, A5            ; <-1> SHRU    wb, 8, a8_96
||      SHRU    .S2    B8, 16, B8           ; <-1> SHRU    wb, 16, a16_96
||      STW     .D1T1  A14, *A13++[4]       ; <-3> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2    B11, B7, B7          ; <-1> SUB     wa, s1_95, wa
||      SHRU    .S1X   B9, 8, A14           ; <-2> SHRU    wd, 8, a8_99
||      SHRU    .S2    B9, 16, B11          ; <-2> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A9], A1         ; <-3> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B10], B7        ; <-2> LDW     *+B4[a16_100], s2_100
        SUB     .L1    A6, A10, A10         ; <-3> SUB     wb, s2_102, difference_102
||      XOR     .L2    B3, B6, B6           ; <-3> XOR     wd, s0_102, wd
||      SHL     .S1X   B13, 24, A6          ; <-2> SHL     wc, 24, upper_100
||      SHL     .S2    B9, 24, B3           ; <-2> SHL     wd, 24, upper_99
||      LDW     .D1T2  *+A4[A14], B1        ; <-2> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T1  *+B4[B8], A15        ; <-1> LDW     *+B4[a16_96], s2_96
        ADD     .L1    A6, A0, A9           ; <-2> ADD     upper_100, a8_100, wc
||      SUB     .L2X   B1, A9, B9           ; <-1> SUB     wd, s1_96, wd
||      SHRU    .S1X   B13, 24, A0          ; <-2> SHRU    wc, 24, a24_100
||      XOR     .S2    B7, B8, B1           ; <-1> XOR     wa, s0_96, wa
||      LDW     .D1T1  *+A4[A0], A0         ; <-2> LDW     *+A4[a8_100], s3_100
        XOR     .L1    A10, A6, A10         ; <-3> XOR     difference_102, s3_102, wb
||      XOR     .L2    B5, B13, B1          ; <-2> XOR     wb, s0_100, wb
||      SUB     .S2    B1, B9, B8           ; <-1> SUB     wa, wd, wa
||      LDW     .D1T2  *+A4[A5], B7         ; <-1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B11], A0        ; <-2> LDW     *+B4[a16_99], s2_99
        XOR     .L1    A1, A15, A0          ; <-3> XOR     difference_101, s3_101, wc
||      SUB     .L2X   B1, A9, B13          ; <-2> SUB     wb, wc, wb
||      SHRU    .S2    B8, 16, B11          ; <-1> SHRU    wa, 16, a16_97
||      LDW     .D1T1  *+A4[A0], A10        ; <-2> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B8], B8         ; <-1> LDW     *+B4[wa], s0_97
        SUB     .L1    A10, A8, A10         ; <-3> SUB     wb, k1, wb
||      ADD     .L2X   B3, A14, B3          ; <-2> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B13, 24, A14         ; <-2> SHRU    wb, 24, a24_101
||      SUB     .S2    B6, B0, B6           ; <-3> SUB     wd, k3, wd
||      LDW     .D2T2  *+B4[B13], B2        ; <-2> LDW     *+B4[wb], s0_101
        SUB     .L1    A0, A1, A14          ; <-3> SUB     wc, s1_102, wc
||      SUB     .L2    B3, B7, B7           ; <-2> SUB     wd, s2_100, difference_100
||      SHRU    .S1X   B8, 24, A1           ; <-1> SHRU    wa, 24, a24_97
||      LDW     .D1T2  *+A4[A14], B5        ; <-2> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T1  *+B4[B11], A0        ; <-1> LDW     *+B4[a16_97], s2_97
        ADD     .L1    A12, A5, A5          ; <-1> ADD     upper_96, a8_96, wb
||      XOR     .L2X   B7, A0, B6           ; <-2> XOR     difference_100, s3_100, wd
||      SHRU    .S1X   B8, 8, A12           ; <-1> SHRU    wa, 8, a8_97
||      STW     .D1T2  B6, *-A13[1]         ; <-3> STW     wd, *-to[1]{unmixing_out}
        SUB     .L1    A3, A0, A0           ; <-2> SUB     wa, s2_99, difference_99
||      SUB     .L2X   B2, A15, B5          ; <-1> SUB     wc, s2_96, difference_96
||      SHL     .S1X   B8, 24, A3           ; <-1> SHL     wa, 24, upper_97
||      SHRU    .S2    B13, 16, B3          ; <-2> SHRU    wb, 16, a16_101
||      STW     .D1T1  A10, *-A13[3]        ; <-3> STW     wb, *-to[3]{unmixing_out}
        ADD     .L1    A3, A12, A3          ; <-1> ADD     upper_97, a8_97, wa
||      XOR     .L2    B9, B8, B9           ; <-1> XOR     wd, s0_97, wd
||      XOR     .S2    B5, B7, B8           ; <-1> XOR     difference_96, s3_96, wc
||      LDW     .D1T1  *+A4[A12], A12       ; <-1> LDW     *+A4[a8_97], s3_97
        SUB     .L1    A14, A7, A1          ; <-3> SUB     wc, k2, wc
||      XOR     .L2X   B1, A0, B7           ; <-2> XOR     difference_99, s3_99, wa
||      SHRU    .S1X   B9, 24, A14          ; <-1> SHRU    wd, 24, a24_99
||      LDW     .D1T1  *+A4[A1], A1         ; <-1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B9], B6         ; <-1> LDW     *+B4[wd], s0_99
        SUB     .L1    A5, A0, A14          ; <-1> SUB     wb, s2_97, difference_97
||      SUB     .L2X   B7, A10, B3          ; <-2> SUB     wa, s1_100, wa
||      LDW     .D1T2  *+A4[A14], B5        ; <-1> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T1  *+B4[B3], A1         ; <-2> LDW     *+B4[a16_101], s2_101
        XOR     .L2    B3, B2, B2           ; <-2> XOR     wa, s0_101, wa
||      SHRU    .S1X   B13, 8, A5           ; <-2> SHRU    wb, 8, a8_101
||      SUB     .S2    B6, B5, B3           ; <-2> SUB     wd, s1_101, wd
||      STW     .D1T1  A1, *-A13[2]         ; <-3> STW     wc, *-to[2]{unmixing_out}
        SHL     .S1X   B13, 24, A15         ; <-2> SHL     wb, 24, upper_101
||      SUB     .D2    B2, B3, B13          ; <-2> SUB     wa, wd, wa
        XOR     .L1    A14, A12, A0         ; <-1> XOR     difference_97, s3_97, wb
||      SHL     .S1X   B13, 24, A12         ; <-2> SHL     wa, 24, upper_102
||      SHRU    .S2    B13, 16, B1          ; <-2> SHRU    wa, 16, a16_102
        SHRU    .S1X   B13, 8, A10          ; <-2> SHRU    wa, 8, a8_102
||      SUB     .S2X   B8, A1, B1           ; <-1> SUB     wc, s1_97, wc
||      LDW     .D2T1  *+B4[B1], A10        ; <-2> LDW     *+B4[a16_102], s2_102
        SUB     .L1    A9, A1, A1           ; <-2> SUB     wc, s2_101, difference_101
||      XOR     .L2    B1, B6, B13          ; <-1> XOR     wc, s0_99, wc
||      SHRU    .S1X   B13, 24, A9          ; <-2> SHRU    wa, 24, a24_102
||      LDW     .D1T1  *+A4[A5], A15        ; <-2> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *+B4[B13], B6        ; <-2> LDW     *+B4[wa], s0_102
        SHRU    .S2    B13, 16, B10         ; <-1> SHRU    wc, 16, a16_100
        ADD     .L1    A12, A10, A14        ; <-2> ADD     upper_102, a8_102, wa
||      SUB     .L2X   A0, B5, B5           ; <-1> SUB     wb, s1_99, wb
||      SHRU    .S1X   B13, 8, A0           ; <-1> SHRU    wc, 8, a8_100
        SUB     .L1    A14, A11, A14        ; <-2> SUB     wa, k0, wa
||      LDW     .D1T1  *+A4[A10], A6        ; <-2> LDW     *+A4[a8_102], s3_102
||      LDW     .D2T2  *+B4[B13], B13       ; <-1> LDW     *+B4[wc], s0_100
        ADD     .L1    A15, A5, A6          ; <-2> ADD     upper_101, a8_101, wb
||      STW     .D1T1  A14, *A13++[4]       ; <-2> STW     wa, *to++[4]{unmixing_out}
        SHRU    .S1X   B9, 8, A14           ; <-1> SHRU    wd, 8, a8_99
||      SHRU    .S2    B9, 16, B11          ; <-1> SHRU    wd, 16, a16_99
||      LDW     .D1T1  *+A4[A9], A1         ; <-2> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B10], B7        ; <-1> LDW     *+B4[a16_100], s2_100
        SUB     .L1    A6, A10, A10         ; <-2> SUB     wb, s2_102, difference_102
||      XOR     .L2    B3, B6, B6           ; <-2> XOR     wd, s0_102, wd
||      SHL     .S1X   B13, 24, A6          ; <-1> SHL     wc, 24, upper_100
||      SHL     .S2    B9, 24, B3           ; <-1> SHL     wd, 24, upper_99
||      LDW     .D1T2  *+A4[A14], B1        ; <-1> LDW     *+A4[a8_99], s3_99
        ADD     .L1    A6, A0, A9           ; <-1> ADD     upper_100, a8_100, wc
||      SHRU    .S1X   B13, 24, A0          ; <-1> SHRU    wc, 24, a24_100
||      LDW     .D1T1  *+A4[A0], A0         ; <-1> LDW     *+A4[a8_100], s3_100
        XOR     .L1    A10, A6, A10         ; <-2> XOR     difference_102, s3_102, wb
||      XOR     .L2    B5, B13, B1          ; <-1> XOR     wb, s0_100, wb
||      LDW     .D2T1  *+B4[B11], A0        ; <-1> LDW     *+B4[a16_99], s2_99
        XOR     .L1    A1, A15, A0          ; <-2> XOR     difference_101, s3_101, wc
||      SUB     .L2X   B1, A9, B13          ; <-1> SUB     wb, wc, wb
||      LDW     .D1T1  *+A4[A0], A10        ; <-1> LDW     *+A4[a24_100], s1_100
        SUB     .L1    A10, A8, A10         ; <-2> SUB     wb, k1, wb
||      ADD     .L2X   B3, A14, B3          ; <-1> ADD     upper_99, a8_99, wd
||      SHRU    .S1X   B13, 24, A14         ; <-1> SHRU    wb, 24, a24_101
||      SUB     .S2    B6, B0, B6           ; <-2> SUB     wd, k3, wd
||      LDW     .D2T2  *+B4[B13], B2        ; <-1> LDW     *+B4[wb], s0_101
        SUB     .L1    A0, A1, A14          ; <-2> SUB     wc, s1_102, wc
||      SUB     .L2    B3, B7, B7           ; <-1> SUB     wd, s2_100, difference_100
||      LDW     .D1T2  *+A4[A14], B5        ; <-1> LDW     *+A4[a24_101], s1_101
        XOR     .L2X   B7, A0, B6           ; <-1> XOR     difference_100, s3_100, wd
||      STW     .D1T2  B6, *-A13[1]         ; <-2> STW     wd, *-to[1]{unmixing_out}
        SUB     .L1    A3, A0, A0           ; <-1> SUB     wa, s2_99, difference_99
||      SHRU    .S2    B13, 16, B3          ; <-1> SHRU    wb, 16, a16_101
||      STW     .D1T1  A10, *-A13[3]        ; <-2> STW     wb, *-to[3]{unmixing_out}
        NOP
        SUB     .L1    A14, A7, A1          ; <-2> SUB     wc, k2, wc
||      XOR     .L2X   B1, A0, B7           ; <-1> XOR     difference_99, s3_99, wa
        SUB     .L2X   B7, A10, B3          ; <-1> SUB     wa, s1_100, wa
||      LDW     .D2T1  *+B4[B3], A1         ; <-1> LDW     *+B4[a16_101], s2_101
        XOR     .L2    B3, B2, B2           ; <-1> XOR     wa, s0_101, wa
||      SHRU    .S1X   B13, 8, A5           ; <-1> SHRU    wb, 8, a8_101
||      SUB     .S2    B6, B5, B3           ; <-1> SUB     wd, s1_101, wd
||      STW     .D1T1  A1, *-A13[2]         ; <-2> STW     wc, *-to[2]{unmixing_out}
        SHL     .S1X   B13, 24, A15         ; <-1> SHL     wb, 24, upper_101
||      SUB     .D2    B2, B3, B13          ; <-1> SUB     wa, wd, wa
        SHL     .S1X   B13, 24, A12         ; <-1> SHL     wa, 24, upper_102
||      SHRU    .S2    B13, 16, B1          ; <-1> SHRU    wa, 16, a16_102
        SHRU    .S1X   B13, 8, A10          ; <-1> SHRU    wa, 8, a8_102
||      LDW     .D2T1  *+B4[B1], A10        ; <-1> LDW     *+B4[a16_102], s2_102
        SUB     .L1    A9, A1, A1           ; <-1> SUB     wc, s2_101, difference_101
||      SHRU    .S1X   B13, 24, A9          ; <-1> SHRU    wa, 24, a24_102
||      LDW     .D1T1  *+A4[A5], A15        ; <-1> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *+B4[B13], B6        ; <-1> LDW     *+B4[wa], s0_102
        NOP
        ADD     .L1    A12, A10, A14        ; <-1> ADD     upper_102, a8_102, wa
        SUB     .L1    A14, A11, A14        ; <-1> SUB     wa, k0, wa
||      LDW     .D1T1  *+A4[A10], A6        ; <-1> LDW     *+A4[a8_102], s3_102
        ADD     .L1    A15, A5, A6          ; <-1> ADD     upper_101, a8_101, wb
||      STW     .D1T1  A14, *A13++[4]       ; <-1> STW     wa, *to++[4]{unmixing_out}
        LDW     .D1T1  *+A4[A9], A1         ; <-1> LDW     *+A4[a24_102], s1_102
        SUB     .L1    A6, A10, A10         ; <-1> SUB     wb, s2_102, difference_102
||      XOR     .L2    B3, B6, B6           ; <-1> XOR     wd, s0_102, wd
        NOP
        XOR     .L1    A10, A6, A10         ; <-1> XOR     difference_102, s3_102, wb
        XOR     .L1    A1, A15, A0          ; <-1> XOR     difference_101, s3_101, wc
        SUB     .L1    A10, A8, A10         ; <-1> SUB     wb, k1, wb
||      SUB     .S2    B6, B0, B6           ; <-1> SUB     wd, k3, wd
        SUB     .L1    A0, A1, A14          ; <-1> SUB     wc, s1_102, wc
        STW     .D1T2  B6, *-A13[1]         ; <-1> STW     wd, *-to[1]{unmixing_out}
        STW     .D1T1  A10, *-A13[3]        ; <-1> STW     wb, *-to[3]{unmixing_out}
        NOP
        SUB     .L1    A14, A7, A1          ; <-1> SUB     wc, k2, wc
        NOP
        STW     .D1T1  A1, *-A13[2]         ; <-1> STW     wc, *-to[2]{unmixing_out}
mars_decrypt_blocks$mars_decrypt_blocks$13:
        ZERO    .L2    B0                   ; ZERO    linear_105
        MVC     .S2    B0, AMR              ; MVC     linear_105, AMR
mars_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B0         ; restore return$
        LDW     .D1T1  *+A0[19], A15        ; restore A15
        LDW     .D1T1  *+A0[16], A13        ; restore A13
||      LDW     .D2T2  *+B15[17], B13       ; restore B13
        LDW     .D1T1  *+A0[10], A10        ; restore A10
||      LDW     .D2T2  *+B15[13], B11       ; restore B11
        LDW     .D1T1  *+A0[18], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[12], A11        ; restore A11
||      LDW     .D2T2  *+B15[11], B10       ; restore B10
        LDW     .D1T1  *+A0[14], A12        ; restore A12
||      LDW     .D2T2  *+B15[15], B12       ; restore B12
        ADDK    .S2    80, B15              ; frame
        NOP     3
mars_decrypt_blocks$mixing$few:
        LDW     .D1T2  *A8++[4], B1         ; LDW     *from++[4]{mixing_in}, wa
        LDW     .D1T1  *-A8[1], A0          ; LDW     *-from[1]{mixing_in}, wd
        NOP     2
        LDW     .D1T2  *-A8[2], B2          ; LDW     *-from[2]{mixing_in}, wc
        LDW     .D1T1  *-A8[3], A0          ; LDW     *-from[3]{mixing_in}, wb
        ADD     .L1X   A0, B0, A0           ; ADD     wd, k3, wd
        SHL     .S1    A0, 8, A1            ; SHL     wd, 8, upper_7
||      SHRU    .S2X   A0, 8, B2            ; SHRU    wd, 8, a8_7
||      LDW     .D1T2  *+A4[A0], B6         ; LDW     *+A4[wd], s0_7
        ADD     .L2X   B1, A11, B1          ; ADD     wa, k0, wa
||      SHRU    .S1    A0, 16, A3           ; SHRU    wd, 16, a16_7
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a8_7], s1_7
        SHRU    .S2X   A0, 24, B3           ; SHRU    wd, 24, a24_7
        ADD     .L2    B2, B8, B2           ; ADD     wc, k2, wc
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[a16_7], s2_7
        ADD     .L2X   B12, A0, B5          ; ADD     wb, k1, wb
        XOR     .L2    B2, B6, B2           ; XOR     wc, s0_7, sum_7
        ADD     .L1X   A0, B2, A0           ; ADD     sum_7, s1_7, wc
        SHRU    .S2X   A0, 8, B2            ; SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A0], B5         ; LDW     *+A4[wc], s0_8
        SHL     .S1    A0, 8, A5            ; SHL     wc, 8, upper_8
||      SHRU    .S2X   A0, 24, B2           ; SHRU    wc, 24, a24_8
||      LDW     .D2T1  *+B4[B2], A1         ; LDW     *+B4[a8_8], s1_8
        LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A1, B3, A0           ; ADD     upper_7, a24_7, wd
||      SHRU    .S1    A0, 16, A1           ; SHRU    wc, 16, a16_8
        ADD     .L1X   A3, B5, A3           ; ADD     wb, s2_7, wb
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[a24_8], s3_8
        XOR     .L1X   A3, B5, A3           ; XOR     wb, s0_8, sum_8
||      LDW     .D1T1  *+A4[A1], A6         ; LDW     *+A4[a16_8], s2_8
        ADD     .L1    A3, A1, A1           ; ADD     sum_8, s1_8, wb
        SHRU    .S2X   A1, 8, B3            ; SHRU    wb, 8, a8_9
||      LDW     .D1T1  *+A4[A1], A7         ; LDW     *+A4[wb], s0_9
        LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a8_9], s1_9
        SHRU    .S1    A1, 16, A3           ; SHRU    wb, 16, a16_9
||      SHRU    .S2X   A1, 24, B6           ; SHRU    wb, 24, a24_9
        XOR     .L2    B1, B5, B1           ; XOR     wa, s3_7, wa
        ADD     .L1X   A6, B1, A6           ; ADD     wa, s2_8, wa
        XOR     .L1    A6, A7, A3           ; XOR     wa, s0_9, sum_9
||      ADD     .L2X   B1, A0, B1           ; ADD     wd, wa, wd
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[a16_9], s2_9
        ADD     .L1    A3, A0, A0           ; ADD     sum_9, s1_9, wa
        SHRU    .S2X   A0, 8, B5            ; SHRU    wa, 8, a8_10
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[wa], s0_10
        ADD     .L2X   B2, A5, B2           ; ADD     upper_8, a24_8, wc
||      SHL     .S1    A1, 8, A5            ; SHL     wb, 8, upper_9
||      LDW     .D2T1  *+B4[B5], A1         ; LDW     *+B4[a8_10], s1_10
        XOR     .L2    B1, B3, B3           ; XOR     wd, s3_8, wd
||      SHRU    .S1    A0, 16, A6           ; SHRU    wa, 16, a16_10
||      SHRU    .S2X   A0, 24, B1           ; SHRU    wa, 24, a24_10
||      LDW     .D2T1  *+B4[B6], A1         ; LDW     *+B4[a24_9], s3_9
        ADD     .L2X   B6, A5, B6           ; ADD     upper_9, a24_9, wb
||      LDW     .D1T1  *+A4[A6], A3         ; LDW     *+A4[a16_10], s2_10
        ADD     .L1X   A3, B3, A1           ; ADD     wd, s2_9, wd
||      ADD     .L2X   B2, A1, B2           ; ADD     wc, wb, wc
        XOR     .L1X   A1, B3, A3           ; XOR     wd, s0_10, sum_10
||      LDW     .D2T1  *+B4[B1], A1         ; LDW     *+B4[a24_10], s3_10
        ADD     .L1    A3, A1, A0           ; ADD     sum_10, s1_10, wd
||      SHL     .S2X   A0, 8, B3            ; SHL     wa, 8, upper_10
        SHRU    .S2X   A0, 8, B5            ; SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A0], A3         ; LDW     *+A4[wd], s0_12
        XOR     .L2X   B2, A1, B2           ; XOR     wc, s3_9, wc
||      LDW     .D2T1  *+B4[B5], A3         ; LDW     *+B4[a8_12], s1_12
        NOP
        ADD     .L2X   B2, A3, B2           ; ADD     wc, s2_10, wc
||      SHRU    .S1    A0, 16, A3           ; SHRU    wd, 16, a16_12
        LDW     .D1T2  *+A4[A3], B2         ; LDW     *+A4[a16_12], s2_12
        XOR     .L1X   A3, B2, A5           ; XOR     wc, s0_12, sum_12
        XOR     .L1X   A1, B6, A3           ; XOR     wb, s3_10, wb
||      ADD     .S1    A5, A3, A1           ; ADD     sum_12, s1_12, wc
        SHRU    .S2X   A1, 8, B6            ; SHRU    wc, 8, a8_13
||      LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[wc], s0_13
        SHRU    .S2X   A0, 24, B6           ; SHRU    wd, 24, a24_12
||      LDW     .D2T1  *+B4[B6], A0         ; LDW     *+B4[a8_13], s1_13
        ADD     .L2X   B2, A3, B2           ; ADD     wb, s2_12, wb
||      SHRU    .S1    A1, 16, A3           ; SHRU    wc, 16, a16_13
        SHL     .S2X   A0, 8, B5            ; SHL     wd, 8, upper_12
||      LDW     .D1T1  *+A4[A3], A1         ; LDW     *+A4[a16_13], s2_13
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SHRU    .S2X   A1, 24, B7           ; SHRU    wc, 24, a24_13
||      LDW     .D2T1  *+B4[B6], A3         ; LDW     *+B4[a24_12], s3_12
        XOR     .L2X   B2, A0, B2           ; XOR     wb, s0_13, sum_13
||      LDW     .D2T1  *+B4[B7], A3         ; LDW     *+B4[a24_13], s3_13
        ADD     .L1X   A0, B2, A0           ; ADD     sum_13, s1_13, wb
||      SHL     .S2X   A1, 8, B2            ; SHL     wc, 8, upper_13
        ADD     .L2    B2, B7, B2           ; ADD     upper_13, a24_13, wc
||      SHRU    .S2X   A0, 8, B7            ; SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A0], B6         ; LDW     *+A4[wb], s0_14
        ADD     .L2    B3, B1, B1           ; ADD     upper_10, a24_10, wa
||      SHRU    .S1    A0, 16, A5           ; SHRU    wb, 16, a16_14
||      LDW     .D2T2  *+B4[B7], B6         ; LDW     *+B4[a8_14], s1_14
        XOR     .L2X   B1, A3, B1           ; XOR     wa, s3_12, wa
||      LDW     .D1T2  *+A4[A5], B6         ; LDW     *+A4[a16_14], s2_14
        SHL     .S2X   A0, 8, B3            ; SHL     wb, 8, upper_14
        ADD     .L1X   A1, B1, A1           ; ADD     wa, s2_13, wa
||      ADD     .L2    B5, B6, B5           ; ADD     upper_12, a24_12, wd
        XOR     .L1X   A1, B6, A1           ; XOR     wa, s0_14, sum_14
||      ADD     .L2    B5, B1, B5           ; ADD     wd, wa, wd
||      SHRU    .S2X   A0, 24, B1           ; SHRU    wb, 24, a24_14
        ADD     .L1X   A1, B6, A1           ; ADD     sum_14, s1_14, wa
        SHRU    .S1    A1, 16, A5           ; SHRU    wa, 16, a16_15
||      SHRU    .S2X   A1, 8, B7            ; SHRU    wa, 8, a8_15
||      LDW     .D1T1  *+A4[A1], A1         ; LDW     *+A4[wa], s0_15
        ADD     .L1X   A0, B2, A0           ; ADD     wc, wb, wc
||      LDW     .D2T2  *+B4[B7], B6         ; LDW     *+B4[a8_15], s1_15
        XOR     .L1X   A3, B5, A3           ; XOR     wd, s3_13, wd
||      SHRU    .S2X   A1, 24, B5           ; SHRU    wa, 24, a24_15
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A3, B6, A3           ; ADD     wd, s2_14, wd
||      LDW     .D1T1  *+A4[A5], A1         ; LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B5], B6         ; LDW     *+B4[a24_15], s3_15
        SHL     .S2X   A1, 8, B6            ; SHL     wa, 8, upper_15
        XOR     .L1    A3, A1, A1           ; XOR     wd, s0_15, sum_15
||      ADD     .L2    B6, B5, B5           ; ADD     upper_15, a24_15, wa
||[A2]  B       .S1    mars_decrypt_blocks$mixing$few; [left] B       mixing
        ADD     .L2    B3, B1, B3           ; ADD     upper_14, a24_14, wb
||      ADD     .S2X   B6, A1, B6           ; ADD     sum_15, s1_15, wd
        STW     .D2T2  B6, *B13++[4]        ; STW     wd, *to++[4]{mixing_out}
        XOR     .L1X   A0, B1, A0           ; XOR     wc, s3_14, wc
||      XOR     .L2    B3, B6, B1           ; XOR     wb, s3_15, wb
||      STW     .D2T2  B5, *-B13[1]         ; STW     wa, *-to[1]{mixing_out}
        ADD     .L1    A0, A1, A0           ; ADD     wc, s2_15, wc
||      STW     .D2T2  B1, *-B13[2]         ; STW     wb, *-to[2]{mixing_out}
        STW     .D2T1  A0, *-B13[3]         ; STW     wc, *-to[3]{mixing_out}
mars_decrypt_blocks$mixing$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$3; after mixing
        NOP     5
mars_decrypt_blocks$first$few:
        LDW     .D1T1  *A8++[4], A0         ; LDW     *front_in++[4]{first_in}, a
||      LDW     .D2T2  *B13--[4], B0        ; LDW     *back_in--[4]{first_in}, e
        LDW     .D1T1  *+A12[3], A1         ; LDW     *+keys[2 + 1]{keys_in}, key1_20
||      LDW     .D2T2  *+B15[4], B1         ; LDW     *+B15[3 + 1]{keys_in}, key1_28
        LDW     .D2T2  *+B13[7], B3         ; LDW     *+back_in[7]{first_in}, h
        LDW     .D2T2  *+B13[5], B2         ; LDW     *+back_in[5]{first_in}, f
        LDW     .D1T1  *+A12[2], A0         ; LDW     *+keys[2]{keys_in}, key0_20
||      LDW     .D2T2  *+B15[3], B7         ; LDW     *+B15[3]{keys_in}, key0_28
        SHL     .S2    B0, 19, B2           ; SHL     e, 19, upper_30
||      LDW     .D1T1  *-A8[2], A1          ; LDW     *-front_in[2]{first_in}, c
        SHRU    .S1    A0, 13, A5           ; SHRU    a, 13, lower_22
||      SHRU    .S2    B0, 13, B5           ; SHRU    e, 13, lower_30
||      MPYHLU  .M1    A0, A1, A7           ; MPYHLU  a, key1_20, mixed1_21
||      MPYHLU  .M2    B0, B1, B6           ; MPYHLU  e, key1_28, mixed1_29
||      LDW     .D2T2  *+B13[6], B0         ; LDW     *+back_in[6]{first_in}, g
        ADD     .L2    B2, B5, B5           ; ADD     upper_30, lower_30, e
||      SHL     .S1    A0, 19, A6           ; SHL     a, 19, upper_22
||      MPYLHU  .M1    A0, A1, A1           ; MPYLHU  a, key1_20, mixed2_21
||      MPYLHU  .M2    B0, B1, B8           ; MPYLHU  e, key1_28, mixed2_29
||      LDW     .D1T1  *-A8[3], A6          ; LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B15[1], B1         ; LDW     *+B15[1]{keys_in}, key0_45
        MPYU    .M1    A0, A1, A7           ; MPYU    a, key1_20, low_21
||      LDW     .D1T1  *-A8[1], A7          ; LDW     *-front_in[1]{first_in}, d
        ADD     .L1    A7, A1, A9           ; ADD     mixed1_21, mixed2_21, mixed_21
||      ADD     .L2    B6, B8, B0           ; ADD     mixed1_29, mixed2_29, mixed_29
||      MPYU    .M2    B0, B1, B1           ; MPYU    e, key1_28, low_29
        ADD     .L1    A6, A5, A5           ; ADD     upper_22, lower_22, a
||      ADD     .L2    B5, B7, B7           ; ADD     e, key0_28, index_28
||      SHL     .S1    A9, 16, A6           ; SHL     mixed_21, 16, upper_21
||      SHL     .S2    B0, 16, B6           ; SHL     mixed_29, 16, upper_29
        ADD     .L1    A7, A6, A7           ; ADD     low_21, upper_21, p_20
||      ADD     .L2    B1, B6, B6           ; ADD     low_29, upper_29, p_28
||      ADD     .S1    A5, A0, A0           ; ADD     a, key0_20, index_20
||      LDW     .D1T1  *+A12[1], A10        ; LDW     *+keys[0 + 1]{keys_in}, key1_37
||      LDW     .D2T2  *+B4[B7], B10        ; LDW     *+B4[index_28], box_31
        SHL     .S1    A7, 5, A9            ; SHL     p_20, 5, p5_23
||      SHL     .S2    B6, 5, B6            ; SHL     p_28, 5, p5_31
||      MPYHLU  .M1    A7, A14, A10         ; MPYHLU  p_20, split, times_24
||      MPYHLU  .M2X   B6, A14, B8          ; MPYHLU  p_28, split, times_32
        MPYHLU  .M1    A9, A14, A5          ; MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2X   B6, A14, B8          ; MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *+A4[A0], A13        ; LDW     *+A4[index_20], box_23
        MPYHU   .M1    A10, A14, A11        ; MPYHU   times_24, split, p27_23
||      MPYHU   .M2X   B8, A14, B8          ; MPYHU   times_32, split, p27_31
||      STW     .D1T1  A5, *-A8[4]          ; STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B15[2], B11        ; LDW     *+B15[1 + 1]{keys_in}, key1_45
        MPYHU   .M2X   B8, A14, B5          ; MPYHU   times_33, split, by_31
        ADD     .L1    A9, A11, A5          ; ADD     p5_23, p27_23, once_23
||      ADD     .L2    B6, B8, B6           ; ADD     p5_31, p27_31, once_31
||      SHL     .S1    A0, A11, A9          ; SHL     index_20, p27_23, upper_27
||      MPYHU   .M1    A5, A14, A9          ; MPYHU   times_25, split, by_23
||      STW     .D2T2  B5, *+B13[4]         ; STW     e, *+back_in[4]{first_aside}
        SUB     .L1    A1, A9, A1           ; SUB     c, upper_27, part_27
||      XOR     .L2    B10, B6, B6          ; XOR     box_31, once_31, two_31
||      SHL     .S1    A5, 5, A15           ; SHL     once_23, 5, once5_23
||      SHL     .S2    B6, 5, B10           ; SHL     once_31, 5, once5_31
        ADD     .L1    A15, A9, A5          ; ADD     once5_23, by_23, r_20
||      ADD     .L2    B10, B5, B10         ; ADD     once5_31, by_31, r_28
||      XOR     .S1    A13, A5, A13         ; XOR     box_23, once_23, two_23
        XOR     .L1    A13, A5, A13         ; XOR     two_23, r_20, sum_23
||      SUB     .L2X   A14, B5, B12         ; SUB     split, by_31, right_34
||      SUB     .S1    A14, A11, A11        ; SUB     split, p27_23, right_27
||      XOR     .S2    B6, B10, B6          ; XOR     two_31, r_28, sum_31
        SUB     .L1    A14, A9, A9          ; SUB     split, by_23, right_26
||      SHL     .S1    A13, A9, A15         ; SHL     sum_23, by_23, upper_26
||      SHL     .S2    B6, B5, B5           ; SHL     sum_31, by_31, upper_34
        SUB     .L1    A6, A15, A9          ; SUB     b, upper_26, part_26
||      SUB     .L2    B2, B5, B5           ; SUB     f, upper_34, part_34
||      SHRU    .S1    A13, A9, A6          ; SHRU    sum_23, right_26, lower_26
||      SHRU    .S2    B6, B12, B2          ; SHRU    sum_31, right_34, lower_34
        SUB     .L1    A9, A6, A6           ; SUB     part_26, lower_26, b
||      SUB     .L2    B5, B2, B2           ; SUB     part_34, lower_34, f
||      LDW     .D1T1  *+A12[0], A1         ; LDW     *+keys[0]{keys_in}, key0_37
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SHL     .S1    A6, 19, A9           ; SHL     b, 19, upper_39
||      SHL     .S2    B7, B8, B5           ; SHL     index_28, p27_31, upper_35
||      MPYLHU  .M1    A6, A10, A15         ; MPYLHU  b, key1_37, mixed2_38
||      MPYHLU  .M2    B2, B11, B6          ; MPYHLU  f, key1_45, mixed1_46
||      LDW     .D2T2  *+B9[0], B1          ; LDW     *+back_out[0]{first_again}, e
        SUB     .L2X   A14, B8, B8          ; SUB     split, p27_31, right_35
||      SHRU    .S1    A6, 13, A13          ; SHRU    b, 13, lower_39
||      SHL     .S2    B2, 19, B12          ; SHL     f, 19, upper_47
||      MPYHLU  .M1    A6, A10, A11         ; MPYHLU  b, key1_37, mixed1_38
||      MPYLHU  .M2    B2, B11, B2          ; MPYLHU  f, key1_45, mixed2_46
||      LDW     .D1T1  *+A3[0], A5          ; LDW     *+front_out[0]{first_again}, a
        SHRU    .S1    A0, A11, A0          ; SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B2, 13, B11          ; SHRU    f, 13, lower_47
||      MPYU    .M2    B2, B11, B2          ; MPYU    f, key1_45, low_46
        SUB     .L1    A1, A0, A0           ; SUB     part_27, lower_27, c
||      ADD     .L2    B6, B2, B11          ; ADD     mixed1_46, mixed2_46, mixed_46
||      ADD     .S1    A11, A15, A6         ; ADD     mixed1_38, mixed2_38, mixed_38
||      ADD     .S2    B12, B11, B6         ; ADD     upper_47, lower_47, f
||      MPYU    .M1    A6, A10, A9          ; MPYU    b, key1_37, low_38
        ADD     .L1    A9, A13, A6          ; ADD     upper_39, lower_39, b
||      ADD     .L2    B6, B1, B11          ; ADD     f, key0_45, index_45
||      SHL     .S1    A6, 16, A13          ; SHL     mixed_38, 16, upper_38
||      SHL     .S2    B11, 16, B12         ; SHL     mixed_46, 16, upper_46
        XOR     .L1    A7, A5, A7           ; XOR     d, r_20, d
||      ADD     .L2    B2, B12, B2          ; ADD     low_46, upper_46, p_45
||      ADD     .S1    A9, A13, A9          ; ADD     low_38, upper_38, p_37
||      STW     .D2T2  B6, *+B9[3]          ; STW     f, *+back_out[3]{first_out}
        ADD     .L1    A6, A1, A1           ; ADD     b, key0_37, index_37
||      XOR     .L2    B3, B10, B2          ; XOR     h, r_28, h
||      SHL     .S1    A9, 5, A9            ; SHL     p_37, 5, p5_40
||      SHL     .S2    B2, 5, B3            ; SHL     p_45, 5, p5_48
||      MPYHLU  .M1    A9, A14, A13         ; MPYHLU  p_37, split, times_41
||      MPYHLU  .M2X   B2, A14, B7          ; MPYHLU  p_45, split, times_49
||      LDW     .D2T2  *+B4[B11], B8        ; LDW     *+B4[index_45], box_48
        SUB     .L2    B0, B5, B5           ; SUB     g, upper_35, part_35
||      SHRU    .S2    B7, B8, B0           ; SHRU    index_28, right_35, lower_35
||      MPYHLU  .M1    A9, A14, A13         ; MPYHLU  p5_40, split, times_42
||      MPYHLU  .M2X   B3, A14, B7          ; MPYHLU  p5_48, split, times_50
||      LDW     .D1T1  *+A4[A1], A13        ; LDW     *+A4[index_37], box_40
        MPYHU   .M1    A13, A14, A6         ; MPYHU   times_41, split, p27_40
||      MPYHU   .M2X   B7, A14, B5          ; MPYHU   times_49, split, p27_48
        SUB     .L2    B5, B0, B0           ; SUB     part_35, lower_35, g
||      MPYHU   .M2X   B7, A14, B3          ; MPYHU   times_50, split, by_48
||      STW     .D1T1  A6, *+A3[3]          ; STW     b, *+front_out[3]{first_out}
        ADD     .L1    A9, A6, A9           ; ADD     p5_40, p27_40, once_40
||      SUB     .L2X   A14, B5, B5          ; SUB     split, p27_48, right_52
||      SHL     .S1    A1, A6, A13          ; SHL     index_37, p27_40, upper_44
||      SHL     .S2    B11, B5, B7          ; SHL     index_45, p27_48, upper_52
||      MPYHU   .M1    A13, A14, A6         ; MPYHU   times_42, split, by_40
||      ADD     .D2    B3, B5, B10          ; ADD     p5_48, p27_48, once_48
        SUB     .L1    A14, A6, A11         ; SUB     split, p27_40, right_44
||      XOR     .L2    B8, B10, B8          ; XOR     box_48, once_48, two_48
||      SHL     .S1    A9, 5, A10           ; SHL     once_40, 5, once5_40
||      SHL     .S2    B10, 5, B10          ; SHL     once_48, 5, once5_48
||      SUB     .D1    A7, A13, A7          ; SUB     d, upper_44, part_44
        XOR     .L1    A13, A9, A9          ; XOR     box_40, once_40, two_40
||      SUB     .L2X   A14, B3, B10         ; SUB     split, by_48, right_51
||      SHRU    .S1    A1, A11, A10         ; SHRU    index_37, right_44, lower_44
||[A2]  B       .S2    mars_decrypt_blocks$first$few; [left] B       first
||      ADD     .D1    A10, A6, A1          ; ADD     once5_40, by_40, r_37
||      ADD     .D2    B10, B3, B6          ; ADD     once5_48, by_48, r_45
        XOR     .L1    A9, A1, A9           ; XOR     two_40, r_37, sum_40
||      XOR     .L2    B8, B6, B2           ; XOR     two_48, r_45, sum_48
||      SUB     .S1    A7, A10, A7          ; SUB     part_44, lower_44, d
||      SHRU    .S2    B11, B5, B5          ; SHRU    index_45, right_52, lower_52
||      SUB     .D2    B2, B7, B7           ; SUB     h, upper_52, part_52
        XOR     .L1    A5, A1, A6           ; XOR     a, r_37, a
||      XOR     .L2    B1, B6, B1           ; XOR     e, r_45, e
||      SHL     .S1    A9, A6, A5           ; SHL     sum_40, by_40, upper_43
||      SHL     .S2    B2, B3, B3           ; SHL     sum_48, by_48, upper_51
||      SUB     .D1    A14, A6, A1          ; SUB     split, by_40, right_43
||      SUB     .D2    B7, B5, B5           ; SUB     part_52, lower_52, h
        SUB     .L1    A0, A5, A1           ; SUB     c, upper_43, part_43
||      SUB     .L2    B0, B3, B2           ; SUB     g, upper_51, part_51
||      SHRU    .S1    A9, A1, A0           ; SHRU    sum_40, right_43, lower_43
||      SHRU    .S2    B2, B10, B0          ; SHRU    sum_48, right_51, lower_51
||      STW     .D1T1  A6, *+A3[2]          ; STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B5, *+B9[1]          ; STW     h, *+back_out[1]{first_out}
        SUB     .L1    A1, A0, A0           ; SUB     part_43, lower_43, c
||      SUB     .L2    B2, B0, B0           ; SUB     part_51, lower_51, g
||      STW     .D1T1  A7, *+A3[1]          ; STW     d, *+front_out[1]{first_out}
||      STW     .D2T2  B1, *+B9[2]          ; STW     e, *+back_out[2]{first_out}
        STW     .D1T1  A0, *A3++[4]         ; STW     c, *front_out++[4]{first_out}
||      STW     .D2T2  B0, *B9--[4]         ; STW     g, *back_out--[4]{first_out}
mars_decrypt_blocks$first$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$6; after first
        NOP     5
mars_decrypt_blocks$second$few:
        LDW     .D1T1  *+A12[3], A0         ; LDW     *+keys[2 + 1]{keys_in}, key1_56
||      LDW     .D2T2  *B13--[4], B0        ; LDW     *back_in--[4]{second_in}, e
        LDW     .D1T1  *A8++[4], A1         ; LDW     *front_in++[4]{second_in}, a
||      LDW     .D2T2  *+B15[4], B2         ; LDW     *+B15[3 + 1]{keys_in}, key1_64
        NOP
        LDW     .D2T2  *+B13[6], B3         ; LDW     *+back_in[6]{second_in}, g
        LDW     .D2T2  *+B13[5], B7         ; LDW     *+back_in[5]{second_in}, f
        SHRU    .S2    B0, 13, B1           ; SHRU    e, 13, lower_66
||      LDW     .D1T1  *+A12[2], A1         ; LDW     *+keys[2]{keys_in}, key0_56
        MPYLHU  .M1    A1, A0, A5           ; MPYLHU  a, key1_56, mixed2_57
||      MPYLHU  .M2    B0, B2, B6           ; MPYLHU  e, key1_64, mixed2_65
||      LDW     .D2T2  *+B15[1], B0         ; LDW     *+B15[1]{keys_in}, key0_80
        SHRU    .S1    A1, 13, A6           ; SHRU    a, 13, lower_58
||      SHL     .S2    B0, 19, B5           ; SHL     e, 19, upper_66
||      MPYHLU  .M1    A1, A0, A0           ; MPYHLU  a, key1_56, mixed1_57
||      MPYHLU  .M2    B0, B2, B8           ; MPYHLU  e, key1_64, mixed1_65
        SHL     .S1    A1, 19, A1           ; SHL     a, 19, upper_58
||      MPYU    .M1    A1, A0, A5           ; MPYU    a, key1_56, low_57
||      LDW     .D2T2  *+B15[3], B5         ; LDW     *+B15[3]{keys_in}, key0_64
        ADD     .L1    A0, A5, A6           ; ADD     mixed1_57, mixed2_57, mixed_57
||      ADD     .L2    B8, B6, B0           ; ADD     mixed1_65, mixed2_65, mixed_65
||      ADD     .S1    A1, A6, A0           ; ADD     upper_58, lower_58, a
||      MPYU    .M2    B0, B2, B2           ; MPYU    e, key1_64, low_65
        SHL     .S1    A6, 16, A6           ; SHL     mixed_57, 16, upper_57
||      SHL     .S2    B0, 16, B6           ; SHL     mixed_65, 16, upper_65
||      LDW     .D1T1  *-A8[2], A6          ; LDW     *-front_in[2]{second_in}, c
        ADD     .L1    A5, A6, A5           ; ADD     low_57, upper_57, p_56
||      ADD     .L2    B2, B6, B2           ; ADD     low_65, upper_65, p_64
||      ADD     .S1    A0, A1, A1           ; ADD     a, key0_56, index_56
||      ADD     .S2    B5, B1, B1           ; ADD     upper_66, lower_66, e
        SHL     .S1    A5, 5, A5            ; SHL     p_56, 5, p5_59
||      SHL     .S2    B2, 5, B2            ; SHL     p_64, 5, p5_67
||      MPYHLU  .M1    A5, A14, A6          ; MPYHLU  p_56, split, times_60
||      MPYHLU  .M2X   B2, A14, B6          ; MPYHLU  p_64, split, times_68
||      LDW     .D1T1  *+A4[A1], A9         ; LDW     *+A4[index_56], box_59
        ADD     .L2    B1, B5, B5           ; ADD     e, key0_64, index_64
||      MPYHLU  .M1    A5, A14, A7          ; MPYHLU  p5_59, split, times_61
||      MPYHLU  .M2X   B2, A14, B6          ; MPYHLU  p5_67, split, times_69
||      LDW     .D1T1  *+A12[1], A7         ; LDW     *+keys[0 + 1]{keys_in}, key1_72
        MPYHU   .M1    A6, A14, A7          ; MPYHU   times_60, split, p27_59
||      MPYHU   .M2X   B6, A14, B6          ; MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *-A8[3], A15         ; LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B15[2], B10        ; LDW     *+B15[1 + 1]{keys_in}, key1_80
        MPYHU   .M1    A7, A14, A5          ; MPYHU   times_61, split, by_59
||      MPYHU   .M2X   B6, A14, B2          ; MPYHU   times_69, split, by_67
||      LDW     .D1T1  *-A8[1], A1          ; LDW     *-front_in[1]{second_in}, d
||      LDW     .D2T2  *+B4[B5], B12        ; LDW     *+B4[index_64], box_67
        ADD     .L1    A5, A7, A10          ; ADD     p5_59, p27_59, once_59
||      ADD     .L2    B2, B6, B8           ; ADD     p5_67, p27_67, once_67
||      SHL     .S1    A1, A7, A11          ; SHL     index_56, p27_59, upper_63
        SUB     .L1    A14, A7, A13         ; SUB     split, p27_59, right_63
||      SHL     .S1    A10, 5, A15          ; SHL     once_59, 5, once5_59
||      SHL     .S2    B8, 5, B10           ; SHL     once_67, 5, once5_67
        ADD     .L1    A15, A5, A11         ; ADD     once5_59, by_59, r_56
||      ADD     .L2    B10, B2, B11         ; ADD     once5_67, by_67, r_64
||      SUB     .S1    A6, A11, A6          ; SUB     c, upper_63, part_63
||      SHL     .S2    B5, B6, B12          ; SHL     index_64, p27_67, upper_71
        XOR     .L1    A15, A11, A15        ; XOR     b, r_56, b
||      SUB     .L2    B3, B12, B3          ; SUB     g, upper_71, part_71
||      SHRU    .S1    A1, A13, A13         ; SHRU    index_56, right_63, lower_63
||      XOR     .S2    B7, B11, B7          ; XOR     f, r_64, f
        XOR     .L1    A9, A10, A9          ; XOR     box_59, once_59, two_59
||      XOR     .L2    B12, B8, B12         ; XOR     box_67, once_67, two_67
||      SHL     .S2    B7, 19, B8           ; SHL     f, 19, upper_82
||      MPYLHU  .M1    A15, A7, A10         ; MPYLHU  b, key1_72, mixed2_73
||      MPYLHU  .M2    B7, B10, B11         ; MPYLHU  f, key1_80, mixed2_81
||      LDW     .D1T1  *+A12[0], A11        ; LDW     *+keys[0]{keys_in}, key0_72
||      LDW     .D2T2  *+B13[7], B10        ; LDW     *+back_in[7]{second_in}, h
        SUB     .L2X   A14, B6, B12         ; SUB     split, p27_67, right_71
||      XOR     .S2    B12, B11, B6         ; XOR     two_67, r_64, sum_67
||      MPYHLU  .M1    A15, A7, A11         ; MPYHLU  b, key1_72, mixed1_73
||      MPYHLU  .M2    B7, B10, B12         ; MPYHLU  f, key1_80, mixed1_81
        XOR     .L1    A9, A11, A7          ; XOR     two_59, r_56, sum_59
||      SHL     .S1    A15, 19, A9          ; SHL     b, 19, upper_74
||      SHRU    .S2    B5, B12, B5          ; SHRU    index_64, right_71, lower_71
||      MPYU    .M1    A15, A7, A10         ; MPYU    b, key1_72, low_73
        SUB     .L1    A6, A13, A6          ; SUB     part_63, lower_63, c
||      SUB     .L2X   A14, B2, B7          ; SUB     split, by_67, right_70
||      SHRU    .S1    A15, 13, A13         ; SHRU    b, 13, lower_74
||      SHRU    .S2    B7, 13, B11          ; SHRU    f, 13, lower_82
||      MPYU    .M2    B7, B10, B11         ; MPYU    f, key1_80, low_81
||      ADD     .D1    A11, A10, A11        ; ADD     mixed1_73, mixed2_73, mixed_73
||      ADD     .D2    B12, B11, B10        ; ADD     mixed1_81, mixed2_81, mixed_81
        ADD     .L1    A9, A13, A9          ; ADD     upper_74, lower_74, b
||      ADD     .L2    B8, B11, B8          ; ADD     upper_82, lower_82, f
||      SHL     .S1    A11, 16, A13         ; SHL     mixed_73, 16, upper_73
||      SHL     .S2    B10, 16, B12         ; SHL     mixed_81, 16, upper_81
        ADD     .L1    A10, A13, A13        ; ADD     low_73, upper_73, p_72
||      ADD     .L2    B11, B12, B11        ; ADD     low_81, upper_81, p_80
||      SHL     .S1    A7, A5, A11          ; SHL     sum_59, by_59, upper_62
||      ADD     .D1    A9, A11, A10         ; ADD     b, key0_72, index_72
        ADD     .L2    B8, B0, B0           ; ADD     f, key0_80, index_80
||      SHL     .S1    A13, 5, A13          ; SHL     p_72, 5, p5_75
||      SHL     .S2    B11, 5, B11          ; SHL     p_80, 5, p5_83
||      MPYHLU  .M1    A13, A14, A15        ; MPYHLU  p_72, split, times_76
||      MPYHLU  .M2X   B11, A14, B12        ; MPYHLU  p_80, split, times_84
||      LDW     .D1T1  *+A4[A10], A11       ; LDW     *+A4[index_72], box_75
        SUB     .L1    A14, A5, A5          ; SUB     split, by_59, right_62
||      SHRU    .S2    B6, B7, B7           ; SHRU    sum_67, right_70, lower_70
||      MPYHLU  .M1    A13, A14, A7         ; MPYHLU  p5_75, split, times_77
||      MPYHLU  .M2X   B11, A14, B6         ; MPYHLU  p5_83, split, times_85
||      LDW     .D2T2  *+B4[B0], B7         ; LDW     *+B4[index_80], box_83
        SHRU    .S1    A7, A5, A5           ; SHRU    sum_59, right_62, lower_62
||      SHL     .S2    B6, B2, B2           ; SHL     sum_67, by_67, upper_70
||      MPYHU   .M1    A15, A14, A1         ; MPYHU   times_76, split, p27_75
||      MPYHU   .M2X   B12, A14, B6         ; MPYHU   times_84, split, p27_83
||      STW     .D1T1  A9, *+A3[3]          ; STW     b, *+front_out[3]{second_out}
        SUB     .L1    A1, A11, A11         ; SUB     d, upper_62, part_62
||      SUB     .L2    B10, B2, B2          ; SUB     h, upper_70, part_70
||      SUB     .S1    A2, 1, A2            ; SUB     left, 1, left
||      MPYHU   .M2X   B6, A14, B6          ; MPYHU   times_85, split, by_83
        SUB     .L1    A11, A5, A5          ; SUB     part_62, lower_62, d
||      SUB     .L2X   A14, B6, B10         ; SUB     split, p27_83, right_87
||      SHL     .S1    A10, A1, A7          ; SHL     index_72, p27_75, upper_79
||      SHL     .S2    B0, B6, B11          ; SHL     index_80, p27_83, upper_87
||      MPYHU   .M1    A7, A14, A1          ; MPYHU   times_77, split, by_75
||      ADD     .D1    A13, A1, A13         ; ADD     p5_75, p27_75, once_75
||      ADD     .D2    B11, B6, B12         ; ADD     p5_83, p27_83, once_83
        XOR     .L1    A11, A13, A11        ; XOR     box_75, once_75, two_75
||      SUB     .L2    B2, B7, B2           ; SUB     part_70, lower_70, h
||      SHL     .S1    A13, 5, A13          ; SHL     once_75, 5, once5_75
||      SHL     .S2    B12, 5, B8           ; SHL     once_83, 5, once5_83
||      SUB     .D1    A14, A1, A9          ; SUB     split, p27_75, right_79
||      STW     .D2T2  B8, *+B9[3]          ; STW     f, *+back_out[3]{second_out}
        ADD     .L1    A13, A1, A9          ; ADD     once5_75, by_75, r_72
||      SUB     .L2    B3, B5, B3           ; SUB     part_71, lower_71, g
||      SHRU    .S1    A10, A9, A10         ; SHRU    index_72, right_79, lower_79
||      XOR     .S2    B7, B12, B7          ; XOR     box_83, once_83, two_83
||      ADD     .D2    B8, B6, B5           ; ADD     once5_83, by_83, r_80
        XOR     .L1    A11, A9, A5          ; XOR     two_75, r_72, sum_75
||      XOR     .L2    B7, B5, B0           ; XOR     two_83, r_80, sum_83
||[A2]  B       .S1    mars_decrypt_blocks$second$few; [left] B       second
||      SHRU    .S2    B0, B10, B7          ; SHRU    index_80, right_87, lower_87
||      SUB     .D1    A5, A7, A7           ; SUB     d, upper_79, part_79
        SUB     .L1    A14, A1, A1          ; SUB     split, by_75, right_78
||      SUB     .L2X   A14, B6, B2          ; SUB     split, by_83, right_86
||      SHL     .S1    A5, A1, A7           ; SHL     sum_75, by_75, upper_78
||      SHL     .S2    B0, B6, B6           ; SHL     sum_83, by_83, upper_86
||      SUB     .D1    A7, A10, A10         ; SUB     part_79, lower_79, d
||      SUB     .D2    B2, B11, B11         ; SUB     h, upper_87, part_87
        SUB     .L1    A0, A7, A1           ; SUB     a, upper_78, part_78
||      SUB     .L2    B1, B6, B1           ; SUB     e, upper_86, part_86
||      SHRU    .S1    A5, A1, A0           ; SHRU    sum_75, right_78, lower_78
||      SHRU    .S2    B0, B2, B0           ; SHRU    sum_83, right_86, lower_86
||      STW     .D1T1  A10, *+A3[1]         ; STW     d, *+front_out[1]{second_out}
||      SUB     .D2    B11, B7, B2          ; SUB     part_87, lower_87, h
        SUB     .L1    A1, A0, A0           ; SUB     part_78, lower_78, a
||      SUB     .L2    B1, B0, B1           ; SUB     part_86, lower_86, e
||      XOR     .S2    B3, B5, B0           ; XOR     g, r_80, g
||      STW     .D2T2  B2, *+B9[1]          ; STW     h, *+back_out[1]{second_out}
        XOR     .L1    A6, A9, A0           ; XOR     c, r_72, c
||      STW     .D1T1  A0, *+A3[2]          ; STW     a, *+front_out[2]{second_out}
||      STW     .D2T2  B1, *+B9[2]          ; STW     e, *+back_out[2]{second_out}
        STW     .D1T1  A0, *A3++[4]         ; STW     c, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *B9--[4]         ; STW     g, *back_out--[4]{second_out}
mars_decrypt_blocks$second$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$10; after second
        NOP     5
mars_decrypt_blocks$unmixing$few:
        LDW     .D1T2  *A8++[4], B1         ; LDW     *from++[4]{unmixing_in}, wd
        LDW     .D1T1  *-A8[2], A0          ; LDW     *-from[2]{unmixing_in}, wb
        NOP     2
        LDW     .D1T1  *-A8[3], A3          ; LDW     *-from[3]{unmixing_in}, wc
        SHRU    .S1X   B1, 24, A1           ; SHRU    wd, 24, a24_94
||      SHRU    .S2    B1, 16, B2           ; SHRU    wd, 16, a16_94
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[wd], s0_94
        SHRU    .S1X   B1, 8, A1            ; SHRU    wd, 8, a8_94
||      LDW     .D1T1  *+A4[A1], A3         ; LDW     *+A4[a24_94], s1_94
        NOP
        LDW     .D1T1  *+A4[A1], A0         ; LDW     *+A4[a8_94], s3_94
        NOP
        XOR     .L2X   B3, A3, B3           ; XOR     wc, s0_94, wc
        SHL     .S1X   B3, 24, A5           ; SHL     wc, 24, upper_95
||      LDW     .D2T2  *+B4[B3], B2         ; LDW     *+B4[wc], s0_95
        SUB     .L1    A0, A3, A3           ; SUB     wb, s1_94, wb
        SHRU    .S1X   B3, 24, A6           ; SHRU    wc, 24, a24_95
||      SHL     .S2    B1, 24, B1           ; SHL     wd, 24, upper_94
        SHRU    .S1X   B3, 8, A7            ; SHRU    wc, 8, a8_95
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[a16_94], s2_94
        SHRU    .S2    B3, 16, B3           ; SHRU    wc, 16, a16_95
||      LDW     .D1T2  *-A8[1], B6          ; LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A5, A7, A3           ; ADD     upper_95, a8_95, wc
||      XOR     .L2X   B2, A3, B2           ; XOR     wb, s0_95, wb
||      LDW     .D1T2  *+A4[A7], B5         ; LDW     *+A4[a8_95], s3_95
        SUB     .L2X   B2, A3, B2           ; SUB     wb, wc, wb
||      LDW     .D1T1  *+A4[A6], A1         ; LDW     *+A4[a24_95], s1_95
||      LDW     .D2T2  *+B4[B3], B6         ; LDW     *+B4[a16_95], s2_95
        SHRU    .S1X   B2, 24, A6           ; SHRU    wb, 24, a24_96
||      SHRU    .S2    B2, 16, B3           ; SHRU    wb, 16, a16_96
||      LDW     .D2T2  *+B4[B2], B1         ; LDW     *+B4[wb], s0_96
        ADD     .L2X   B1, A1, B1           ; ADD     upper_94, a8_94, wd
||      LDW     .D1T2  *+A4[A6], B5         ; LDW     *+A4[a24_96], s1_96
        SUB     .L2    B6, B5, B6           ; SUB     wa, s2_94, difference_94
        XOR     .L1X   A0, B6, A0           ; XOR     difference_94, s3_94, wa
        SUB     .L1    A0, A1, A0           ; SUB     wa, s1_95, wa
||      SUB     .L2    B1, B6, B3           ; SUB     wd, s2_95, difference_95
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[a16_96], s2_96
        XOR     .L2    B3, B5, B3           ; XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B2, 8, A1            ; SHRU    wb, 8, a8_96
        XOR     .L2X   B1, A0, B3           ; XOR     wa, s0_96, wa
||      SUB     .S2    B3, B5, B1           ; SUB     wd, s1_96, wd
        SUB     .L2    B3, B1, B3           ; SUB     wa, wd, wa
        SHRU    .S1X   B3, 8, A0            ; SHRU    wa, 8, a8_97
||      LDW     .D2T1  *+B4[B3], A6         ; LDW     *+B4[wa], s0_97
        LDW     .D1T1  *+A4[A1], A1         ; LDW     *+A4[a8_96], s3_96
        SHL     .S2    B2, 24, B2           ; SHL     wb, 24, upper_96
        ADD     .L2X   B2, A1, B2           ; ADD     upper_96, a8_96, wb
||      LDW     .D1T1  *+A4[A0], A6         ; LDW     *+A4[a8_97], s3_97
        SHRU    .S1X   B3, 24, A1           ; SHRU    wa, 24, a24_97
||      SHRU    .S2    B3, 16, B6           ; SHRU    wa, 16, a16_97
        SUB     .L1X   A3, B5, A3           ; SUB     wc, s2_96, difference_96
||      XOR     .L2X   B1, A6, B1           ; XOR     wd, s0_97, wd
||      LDW     .D1T1  *+A4[A1], A3         ; LDW     *+A4[a24_97], s1_97
        LDW     .D2T2  *+B4[B1], B6         ; LDW     *+B4[wd], s0_99
        SHRU    .S2    B1, 16, B6           ; SHRU    wd, 16, a16_99
||      LDW     .D2T2  *+B4[B6], B5         ; LDW     *+B4[a16_97], s2_97
        SHRU    .S1X   B1, 8, A5            ; SHRU    wd, 8, a8_99
||      LDW     .D2T2  *+B4[B6], B2         ; LDW     *+B4[a16_99], s2_99
        XOR     .L1    A3, A1, A1           ; XOR     difference_96, s3_96, wc
||      SHRU    .S1X   B1, 24, A7           ; SHRU    wd, 24, a24_99
||      SHL     .S2    B1, 24, B1           ; SHL     wd, 24, upper_99
        SUB     .L1    A1, A3, A1           ; SUB     wc, s1_97, wc
||      LDW     .D1T1  *+A4[A7], A7         ; LDW     *+A4[a24_99], s1_99
        XOR     .L2X   B6, A1, B6           ; XOR     wc, s0_99, wc
        SUB     .L2    B2, B5, B5           ; SUB     wb, s2_97, difference_97
||      SHRU    .S1X   B6, 24, A1           ; SHRU    wc, 24, a24_100
||      SHRU    .S2    B6, 16, B7           ; SHRU    wc, 16, a16_100
||      LDW     .D2T1  *+B4[B6], A5         ; LDW     *+B4[wc], s0_100
        XOR     .L1X   A6, B5, A6           ; XOR     difference_97, s3_97, wb
||      SHL     .S2    B3, 24, B3           ; SHL     wa, 24, upper_97
||      LDW     .D2T1  *+B4[B7], A0         ; LDW     *+B4[a16_100], s2_100
        SHRU    .S1X   B6, 8, A3            ; SHRU    wc, 8, a8_100
||      SHL     .S2    B6, 24, B6           ; SHL     wc, 24, upper_100
||      LDW     .D1T1  *+A4[A5], A1         ; LDW     *+A4[a8_99], s3_99
        SUB     .L1    A6, A7, A0           ; SUB     wb, s1_99, wb
||      ADD     .L2X   B3, A0, B3           ; ADD     upper_97, a8_97, wa
        ADD     .L1X   A5, B1, A3           ; ADD     upper_99, a8_99, wd
||      ADD     .L2X   B6, A3, B1           ; ADD     upper_100, a8_100, wc
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[a8_100], s3_100
        XOR     .L1    A0, A5, A1           ; XOR     wb, s0_100, wb
||      LDW     .D1T1  *+A4[A1], A6         ; LDW     *+A4[a24_100], s1_100
        SUB     .L2X   A1, B1, B2           ; SUB     wb, wc, wb
||      SUB     .S2    B3, B2, B3           ; SUB     wa, s2_99, difference_99
        SHRU    .S1X   B2, 24, A5           ; SHRU    wb, 24, a24_101
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[wb], s0_101
        SUB     .L1    A3, A0, A5           ; SUB     wd, s2_100, difference_100
||      SHL     .S1X   B2, 24, A0           ; SHL     wb, 24, upper_101
||      LDW     .D1T1  *+A4[A5], A3         ; LDW     *+A4[a24_101], s1_101
        SHRU    .S2    B2, 16, B6           ; SHRU    wb, 16, a16_101
        XOR     .L1    A5, A3, A1           ; XOR     difference_100, s3_100, wd
||      XOR     .L2X   B3, A1, B3           ; XOR     difference_99, s3_99, wa
        SUB     .L1X   B3, A6, A6           ; SUB     wa, s1_100, wa
        XOR     .L2X   B3, A6, B2           ; XOR     wa, s0_101, wa
||      SHRU    .S1X   B2, 8, A6            ; SHRU    wb, 8, a8_101
||      LDW     .D2T2  *+B4[B6], B3         ; LDW     *+B4[a16_101], s2_101
        SUB     .L1    A1, A3, A1           ; SUB     wd, s1_101, wd
||      LDW     .D1T1  *+A4[A6], A6         ; LDW     *+A4[a8_101], s3_101
        SUB     .L1    A2, 1, A2            ; SUB     left, 1, left
||      SUB     .L2X   B2, A1, B2           ; SUB     wa, wd, wa
        SHRU    .S1X   B2, 24, A3           ; SHRU    wa, 24, a24_102
||      SHRU    .S2    B2, 16, B3           ; SHRU    wa, 16, a16_102
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[wa], s0_102
        SHRU    .S1X   B2, 8, A3            ; SHRU    wa, 8, a8_102
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B3], B1         ; LDW     *+B4[a16_102], s2_102
        ADD     .L1    A0, A6, A0           ; ADD     upper_101, a8_101, wb
||      SHL     .S1X   B2, 24, A5           ; SHL     wa, 24, upper_102
||      LDW     .D1T2  *+A4[A3], B1         ; LDW     *+A4[a8_102], s3_102
        ADD     .L1    A5, A3, A3           ; ADD     upper_102, a8_102, wa
||      SUB     .L2    B1, B3, B1           ; SUB     wc, s2_101, difference_101
        SUB     .L1    A3, A11, A3          ; SUB     wa, k0, wa
||[A2]  B       .S2    mars_decrypt_blocks$unmixing$few; [left] B       unmixing
        XOR     .L1X   A6, B1, A1           ; XOR     difference_101, s3_101, wc
||      XOR     .L2X   B3, A1, B3           ; XOR     wd, s0_102, wd
||      STW     .D2T1  A3, *B13++[4]        ; STW     wa, *to++[4]{unmixing_out}
        SUB     .L1    A1, A3, A0           ; SUB     wc, s1_102, wc
||      SUB     .L2    B3, B0, B3           ; SUB     wd, k3, wd
||      SUB     .S1X   A0, B1, A1           ; SUB     wb, s2_102, difference_102
        SUB     .L1X   A0, B8, A0           ; SUB     wc, k2, wc
||      XOR     .L2X   B1, A1, B1           ; XOR     difference_102, s3_102, wb
||      STW     .D2T2  B3, *-B13[1]         ; STW     wd, *-to[1]{unmixing_out}
        SUB     .L2    B1, B12, B1          ; SUB     wb, k1, wb
||      STW     .D2T1  A0, *-B13[2]         ; STW     wc, *-to[2]{unmixing_out}
        STW     .D2T2  B1, *-B13[3]         ; STW     wb, *-to[3]{unmixing_out}
mars_decrypt_blocks$unmixing$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$13; after unmixing
        NOP     5
