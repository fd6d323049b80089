; broadside optimize: source 3b58685a421150193e3ab4a0d50acd6ecfb356a7165368610bcc2ac53b2e5571
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 1 s an interval, 4 s a region
        .ref    mars_s1, mars_s_box
; MARS, encryption of any number of independent blocks.
;
;       void mars_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; Ten passes over all blocks, which wait in `out` meanwhile: one for each half of the mixing, and eight of two rounds of
; the core with a block on each side. Between the blocks of a pass there is no dependence, so that as many are under way
; at once as the registers hold; what a round changes late is loaded late. A misaligned pointer stops the machine's memory
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
; `kind` (.rega or .regb) is the side of a block; A4 and B4 are the base of the S-box there. `split` holds 32 in its six
; lowest bits, of which shifts take the difference to an amount, 32 in its lower and 1 in its upper half: two products
; with it shift right by 27 on .M, where .S is full.

; Base registers. Reserves A4 and B4.

; Indices of 256 words, S0 from A4 and S1 from B4, for the mixing.

; Indices of 512 words from A4 and B4, for the core.

; The blocks from both ends towards the middle, one from each end at a time; a block in the middle meets itself: what
; either side loads of it, both have stored, or neither. The keys of two rounds for side B into the frame.

; x >> 27.

; a rotated left by left; right is 32 - left.

; word + rotl(in, left), or the difference.

; p = a key modulo 2^32.

; From p and the index what changes the other words: l goes to `far` by `how`, m to `middle`; r is p rotated by 10.

; One round of the core with the keys at *+where[number] and behind: b, c and d change, a is rotated.

; The same in the second half, where B and D change roles.

; The inverses, of the words in the order D, C, B, A.


; The words of the blocks at front_in and back_in, which then are the next ones.

; The word that the first round has rotated waits in its place until the second has what changes it.

; The words in the order in which the next two rounds want them.

; The words of a block at `from`, which then is the next one; and into the block at `to`.


        .global mars_encrypt_blocks

mars_encrypt_blocks:
        MV      .L2    B6, B0               ; move schedule
||      ADDK    .S2    -80, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      STW     .D2T1  A6, *+B15[7]         ; save blocks
        MV      .L1    A6, A1               ; MV      blocks, left
||      STW     .D1T1  A15, *+A0[19]        ; save A15
||      STW     .D2T2  B0, *+B15[6]         ; save schedule
  [!A1] B       .S2    mars_encrypt_blocks$done; [!left] B      done
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
        MV      .L2X   A0, B10              ; MV      in, from
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T1  *+B15[6], A0         ; restore schedule
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
        NOP     2
        LDW     .D2T1  *+B15[8], A0         ; restore out
        LDW     .D1T1  *+A0[2], A8          ; LDW     *+schedule[2], k2
        LDW     .D1T2  *+A0[1], B8          ; LDW     *+schedule[1], k1
        LDW     .D1T1  *+A0[0], A13         ; LDW     *+schedule[0], k0
        LDW     .D1T2  *+A0[3], B6          ; LDW     *+schedule[3], k3
        NOP
        MVKL    .S1    590081, A2           ; MVKL    0x00090101, circular_2
        MVKH    .S1    590081, A2           ; MVKH    0x00090101, circular_2
        MV      .L1    A0, A11              ; MV      out, to
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_2, AMR
mars_encrypt_blocks$mixing$guard:
        CMPGT   .L1    4, A1, A2            ; few iterations of mixing
  [A2]  B       .S1    mars_encrypt_blocks$mixing$few; few iterations of mixing
        NOP     5
mars_encrypt_blocks$mixing$entry:
        LDW     .D2T1  *B10++[4], A12       ; <0> LDW     *from++[4]{mixing_in}, wa
        NOP     4
        ADD     .S1    A12, A13, A0         ; <0> ADD     wa, k0, wa
||      LDW     .D2T2  *-B10[3], B2         ; <0> LDW     *-from[3]{mixing_in}, wb
        SHRU    .S1    A0, 16, A14          ; <0> SHRU    wa, 16, a16_7
||      LDW     .D2T2  *-B10[2], B13        ; <0> LDW     *-from[2]{mixing_in}, wc
        SHRU    .S2X   A0, 8, B7            ; <0> SHRU    wa, 8, a8_7
||      LDW     .D1T1  *+A4[A0], A15        ; <0> LDW     *+A4[wa], s0_7
        LDW     .D1T1  *+A4[A14], A12       ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B7], B0         ; <0> LDW     *+B4[a8_7], s1_7
        NOP     2
        ADD     .S2    B2, B8, B5           ; <0> ADD     wb, k1, wb
        XOR     .L1X   A15, B5, A15         ; <0> XOR     wb, s0_7, sum_7
        ADD     .L1X   A15, B0, A7          ; <0> ADD     sum_7, s1_7, wb
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    wa, 24, a24_7
        LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A8, B13, A2          ; <0> ADD     wc, k2, wc
||      SHRU    .S2X   A7, 8, B11           ; <0> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A7], B2         ; <0> LDW     *+A4[wb], s0_8
        SHL     .S1    A0, 8, A2            ; <0> SHL     wa, 8, upper_7
||      ADD     .D1    A2, A12, A0          ; <0> ADD     wc, s2_7, wc
||      LDW     .D2T2  *+B4[B11], B0        ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A2, B2, A2           ; <0> ADD     upper_7, a24_7, wa
||      SHRU    .S1    A7, 16, A5           ; <0> SHRU    wb, 16, a16_8
        SHL     .S1    A7, 8, A7            ; <0> SHL     wb, 8, upper_8
||      SHRU    .S2X   A7, 24, B0           ; <0> SHRU    wb, 24, a24_8
||      LDW     .D2T1  *-B10[1], A12        ; <0> LDW     *-from[1]{mixing_in}, wd
        ADD     .L2X   B0, A7, B7           ; <0> ADD     upper_8, a24_8, wb
        XOR     .L1X   A0, B2, A0           ; <0> XOR     wc, s0_8, sum_8
||      LDW     .D2T1  *+B4[B0], A6         ; <0> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A0, B0, A7           ; <0> ADD     sum_8, s1_8, wc
||      LDW     .D1T2  *+A4[A5], B2         ; <0> LDW     *+A4[a16_8], s2_8
        SHRU    .S2X   A7, 8, B13           ; <0> SHRU    wc, 8, a8_9
        ADD     .L1X   A12, B6, A14         ; <0> ADD     wd, k3, wd
||      SHRU    .S1    A7, 16, A5           ; <0> SHRU    wc, 16, a16_9
||      LDW     .D2T1  *+B4[B13], A5        ; <0> LDW     *+B4[a8_9], s1_9
        XOR     .S1    A14, A15, A14        ; <0> XOR     wd, s3_7, wd
||      LDW     .D1T2  *+A4[A7], B0         ; <0> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *B10++[4], A12       ; <1> LDW     *from++[4]{mixing_in}, wa
        NOP
        ADD     .L1    A2, A14, A2          ; <0> ADD     wa, wd, wa
||      ADD     .S1X   A14, B2, A14         ; <0> ADD     wd, s2_8, wd
||      LDW     .D1T2  *+A4[A5], B0         ; <0> LDW     *+A4[a16_9], s2_9
        XOR     .S1    A2, A6, A2           ; <0> XOR     wa, s3_8, wa
||      SHRU    .S2X   A7, 24, B9           ; <0> SHRU    wc, 24, a24_9
        SUB     .L1    A1, 3, A1            ; passes of mixing
        XOR     .L1X   A14, B0, A15         ; <0> XOR     wd, s0_9, sum_9
||      ADD     .S1    A12, A13, A0         ; <1> ADD     wa, k0, wa
||      SHL     .S2X   A7, 8, B2            ; <0> SHL     wc, 8, upper_9
||      LDW     .D2T2  *-B10[3], B2         ; <1> LDW     *-from[3]{mixing_in}, wb
        ADD     .L1    A15, A5, A7          ; <0> ADD     sum_9, s1_9, wd
||      SHRU    .S1    A0, 16, A14          ; <1> SHRU    wa, 16, a16_7
||      ADD     .S2X   B7, A7, B3           ; <0> ADD     wb, wc, wb
||      LDW     .D2T2  *-B10[2], B13        ; <1> LDW     *-from[2]{mixing_in}, wc
        SHRU    .S2X   A0, 8, B7            ; <1> SHRU    wa, 8, a8_7
||      LDW     .D1T1  *+A4[A0], A15        ; <1> LDW     *+A4[wa], s0_7
||      LDW     .D2T2  *+B4[B9], B7         ; <0> LDW     *+B4[a24_9], s3_9
        ADD     .L2    B2, B9, B9           ; <0> ADD     upper_9, a24_9, wc
||      ADD     .S1X   A2, B0, A2           ; <0> ADD     wa, s2_9, wa
||      SHRU    .S2X   A7, 8, B7            ; <0> SHRU    wd, 8, a8_10
||      LDW     .D1T1  *+A4[A14], A12       ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B7], B0         ; <1> LDW     *+B4[a8_7], s1_7
        NOP
        SHRU    .S2X   A7, 24, B12          ; <0> SHRU    wd, 24, a24_10
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[wd], s0_10
        ADD     .S2    B2, B8, B5           ; <1> ADD     wb, k1, wb
||      LDW     .D2T1  *+B4[B7], A6         ; <0> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A15, B5, A15         ; <1> XOR     wb, s0_7, sum_7
||      XOR     .L2    B3, B7, B3           ; <0> XOR     wb, s3_9, wb
||      SHL     .S2X   A7, 8, B5            ; <0> SHL     wd, 8, upper_10
        ADD     .L1X   A15, B0, A7          ; <1> ADD     sum_7, s1_7, wb
||      SHRU    .S1    A7, 16, A15          ; <0> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A0, 24, B2           ; <1> SHRU    wa, 24, a24_7
||      LDW     .D2T2  *+B4[B12], B11       ; <0> LDW     *+B4[a24_10], s3_10
        ADD     .L2    B5, B12, B12         ; <0> ADD     upper_10, a24_10, wd
||      LDW     .D1T2  *+A4[A15], B9        ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B2], A15        ; <1> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A8, B13, A2          ; <1> ADD     wc, k2, wc
||      XOR     .S1    A2, A15, A15         ; <0> XOR     wa, s0_10, sum_10
||      SHRU    .S2X   A7, 8, B11           ; <1> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A7], B2         ; <1> LDW     *+A4[wb], s0_8
        ADD     .L1    A15, A6, A6          ; <0> ADD     sum_10, s1_10, wa
||      SHL     .S1    A0, 8, A2            ; <1> SHL     wa, 8, upper_7
||      ADD     .D1    A2, A12, A0          ; <1> ADD     wc, s2_7, wc
||      LDW     .D2T2  *+B4[B11], B0        ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A2, B2, A2           ; <1> ADD     upper_7, a24_7, wa
||      SHRU    .S1    A7, 16, A5           ; <1> SHRU    wb, 16, a16_8
||      SHRU    .S2X   A6, 8, B2            ; <0> SHRU    wa, 8, a8_12
        XOR     .L2    B9, B11, B11         ; <0> XOR     wc, s3_10, wc
||      SHL     .S1    A7, 8, A7            ; <1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A7, 24, B0           ; <1> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A6], B5         ; <0> LDW     *+A4[wa], s0_12
||      LDW     .D2T1  *-B10[1], A12        ; <1> LDW     *-from[1]{mixing_in}, wd
        ADD     .L2X   B0, A7, B7           ; <1> ADD     upper_8, a24_8, wb
||      LDW     .D2T1  *+B4[B2], A12        ; <0> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A0, B2, A0           ; <1> XOR     wc, s0_8, sum_8
||      LDW     .D2T1  *+B4[B0], A6         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A0, B0, A7           ; <1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B3, B9, B9           ; <0> ADD     wb, s2_10, wb
||      SHRU    .S1    A6, 16, A5           ; <0> SHRU    wa, 16, a16_12
||      LDW     .D1T2  *+A4[A5], B2         ; <1> LDW     *+A4[a16_8], s2_8
        SHRU    .S2X   A7, 8, B13           ; <1> SHRU    wc, 8, a8_9
        ADD     .L1X   A12, B6, A14         ; <1> ADD     wd, k3, wd
||      XOR     .L2    B9, B5, B5           ; <0> XOR     wb, s0_12, sum_12
||      SHRU    .S1    A7, 16, A5           ; <1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A6, 24, B13          ; <0> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A5], B0         ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B13], A5        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A12, B5, A12         ; <0> ADD     sum_12, s1_12, wb
||      XOR     .S1    A14, A15, A14        ; <1> XOR     wd, s3_7, wd
||      SHL     .S2X   A6, 8, B5            ; <0> SHL     wa, 8, upper_12
||      LDW     .D1T2  *+A4[A7], B0         ; <1> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *B10++[4], A12       ; <2> LDW     *from++[4]{mixing_in}, wa
        SHRU    .S1    A12, 16, A15         ; <0> SHRU    wb, 16, a16_13
||      SHRU    .S2X   A12, 8, B9           ; <0> SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[wb], s0_13
        ADD     .L1    A2, A14, A2          ; <1> ADD     wa, wd, wa
||      ADD     .L2    B5, B13, B5          ; <0> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A14, B2, A14         ; <1> ADD     wd, s2_8, wd
||      SHL     .S2X   A12, 8, B2           ; <0> SHL     wb, 8, upper_13
||      LDW     .D1T2  *+A4[A5], B0         ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B9], A9         ; <0> LDW     *+B4[a8_13], s1_13
        XOR     .S1    A2, A6, A2           ; <1> XOR     wa, s3_8, wa
||      SHRU    .S2X   A7, 24, B9           ; <1> SHRU    wc, 24, a24_9
||      LDW     .D2T1  *+B4[B13], A9        ; <0> LDW     *+B4[a24_12], s3_12
        SHRU    .S2X   A12, 24, B13         ; <0> SHRU    wb, 24, a24_13
||      ADD     .D2    B11, B0, B3          ; <0> ADD     wc, s2_12, wc
        XOR     .L1X   A14, B0, A15         ; <1> XOR     wd, s0_9, sum_9
||      ADD     .L2    B2, B13, B11         ; <0> ADD     upper_13, a24_13, wb
||      ADD     .S1    A12, A13, A0         ; <2> ADD     wa, k0, wa
||      SHL     .S2X   A7, 8, B2            ; <1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A15], A15       ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B10[3], B2         ; <2> LDW     *-from[3]{mixing_in}, wb
        ADD     .L1    A15, A5, A7          ; <1> ADD     sum_9, s1_9, wd
||      XOR     .L2    B3, B0, B7           ; <0> XOR     wc, s0_13, sum_13
||      SHRU    .S1    A0, 16, A14          ; <2> SHRU    wa, 16, a16_7
||      ADD     .S2X   B7, A7, B3           ; <1> ADD     wb, wc, wb
||      LDW     .D2T2  *-B10[2], B13        ; <2> LDW     *-from[2]{mixing_in}, wc
        ADD     .L1X   A9, B7, A5           ; <0> ADD     sum_13, s1_13, wc
||      SHRU    .S2X   A0, 8, B7            ; <2> SHRU    wa, 8, a8_7
||      LDW     .D1T1  *+A4[A0], A15        ; <2> LDW     *+A4[wa], s0_7
||      LDW     .D2T2  *+B4[B9], B7         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L2    B2, B9, B9           ; <1> ADD     upper_9, a24_9, wc
||      ADD     .S1X   A2, B0, A2           ; <1> ADD     wa, s2_9, wa
||      SHRU    .S2X   A7, 8, B7            ; <1> SHRU    wd, 8, a8_10
||      LDW     .D1T1  *+A4[A14], A12       ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B7], B0         ; <2> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A5, 16, A12          ; <0> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A5, 8, B0            ; <0> SHRU    wc, 8, a8_14
||      LDW     .D2T2  *+B4[B13], B7        ; <0> LDW     *+B4[a24_13], s3_13
        XOR     .S1X   A9, B12, A9          ; <0> XOR     wd, s3_12, wd
||      SHRU    .S2X   A7, 24, B12          ; <1> SHRU    wd, 24, a24_10
||      LDW     .D1T1  *+A4[A7], A15        ; <1> LDW     *+A4[wd], s0_10
        ADD     .L1X   A9, B5, A3           ; <0> ADD     wa, wd, wa
||      ADD     .S1    A9, A15, A14         ; <0> ADD     wd, s2_13, wd
||      ADD     .S2    B2, B8, B5           ; <2> ADD     wb, k1, wb
||      LDW     .D1T2  *+A4[A12], B13       ; <0> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A15, B5, A15         ; <2> XOR     wb, s0_7, sum_7
||      XOR     .L2    B3, B7, B3           ; <1> XOR     wb, s3_9, wb
||      SHL     .S2X   A7, 8, B5            ; <1> SHL     wd, 8, upper_10
||      LDW     .D1T2  *+A4[A5], B0         ; <0> LDW     *+A4[wc], s0_14
||      LDW     .D2T1  *+B4[B0], A12        ; <0> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A15, B0, A7          ; <2> ADD     sum_7, s1_7, wb
||      SHRU    .S1    A7, 16, A15          ; <1> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A0, 24, B2           ; <2> SHRU    wa, 24, a24_7
||      LDW     .D2T2  *+B4[B12], B11       ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A5, B11, A9          ; <0> ADD     wb, wc, wb
||      ADD     .L2    B5, B12, B12         ; <1> ADD     upper_10, a24_10, wd
||      SHL     .S1    A5, 8, A3            ; <0> SHL     wc, 8, upper_14
||      XOR     .S2X   B7, A3, B5           ; <0> XOR     wa, s3_13, wa
||      LDW     .D1T2  *+A4[A15], B9        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B2], A15        ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A8, B13, A2          ; <2> ADD     wc, k2, wc
||      XOR     .S1    A2, A15, A15         ; <1> XOR     wa, s0_10, sum_10
||      SHRU    .S2X   A7, 8, B11           ; <2> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A7], B2         ; <2> LDW     *+A4[wb], s0_8
        ADD     .L1    A15, A6, A6          ; <1> ADD     sum_10, s1_10, wa
||      SHL     .S1    A0, 8, A2            ; <2> SHL     wa, 8, upper_7
||      SHRU    .S2X   A5, 24, B7           ; <0> SHRU    wc, 24, a24_14
||      ADD     .D1    A2, A12, A0          ; <2> ADD     wc, s2_7, wc
||      LDW     .D2T2  *+B4[B11], B0        ; <2> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A2, B2, A2           ; <2> ADD     upper_7, a24_7, wa
||      SHRU    .S1    A7, 16, A5           ; <2> SHRU    wb, 16, a16_8
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wa, 8, a8_12
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a24_14], s3_14
;@loop {"name": "mixing", "ii": 24, "res_mii": 21, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "time limit", "seconds": 2.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "time limit", "seconds": 2.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 2.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "not found by annealing", "seconds": 16.5, "banks_apart": true, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 24, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 21/24, S1 22/24, M1 0/24, D1 22/24, L2 13/24, S2 23/24, M2 0/24, D2 21/24
;  cross paths: 1X 19/24, 2X 23/24
;  T paths: T1 19/24, T2 21/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21: time limit, 2.6 s
;  II 22: time limit, 2.9 s
;  II 23: time limit, 2.8 s
;  II 24 without possible bank conflicts: not found by annealing, 16.5 s
;  II 24: found by annealing, 0.0 s
;  not proved optimal: every interval below 21 is ruled out; 8.3 s of search found nothing below 24
;  pipelined from 4 iterations on
mars_encrypt_blocks$mixing:
        XOR     .L1X   A14, B0, A14         ; <3> XOR     wd, s0_14, sum_14
||      XOR     .L2    B9, B11, B11         ; <2> XOR     wc, s3_10, wc
||      SHL     .S1    A7, 8, A7            ; <1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A7, 24, B0           ; <1> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A6], B5         ; <2> LDW     *+A4[wa], s0_12
||      LDW     .D2T1  *-B10[1], A12        ; <1> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1    A14, A12, A14        ; <3> ADD     sum_14, s1_14, wd
||      ADD     .L2X   B0, A7, B7           ; <1> ADD     upper_8, a24_8, wb
||      ADD     .S1X   A3, B7, A3           ; <3> ADD     upper_14, a24_14, wc
||      LDW     .D2T1  *+B4[B2], A12        ; <2> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A0, B2, A0           ; <1> XOR     wc, s0_8, sum_8
||      SHRU    .S1    A14, 16, A12         ; <3> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A14, 8, B2           ; <3> SHRU    wd, 8, a8_15
||      LDW     .D1T2  *+A4[A14], B9        ; <3> LDW     *+A4[wd], s0_15
||      LDW     .D2T1  *+B4[B0], A6         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A0, B0, A7           ; <1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B3, B9, B9           ; <2> ADD     wb, s2_10, wb
||      SHRU    .S1    A6, 16, A5           ; <2> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A14, 24, B0          ; <3> SHRU    wd, 24, a24_15
||      LDW     .D1T2  *+A4[A5], B2         ; <1> LDW     *+A4[a16_8], s2_8
        ADD     .L2    B5, B13, B2          ; <3> ADD     wa, s2_14, wa
||      SHL     .S1    A14, 8, A0           ; <3> SHL     wd, 8, upper_15
||      SHRU    .S2X   A7, 8, B13           ; <1> SHRU    wc, 8, a8_9
||      LDW     .D1T1  *+A4[A12], A5        ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B9         ; <3> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A12, B6, A14         ; <1> ADD     wd, k3, wd
||      XOR     .L2    B9, B5, B5           ; <2> XOR     wb, s0_12, sum_12
||      SHRU    .S1    A7, 16, A5           ; <1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A6, 24, B13          ; <2> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A5], B0         ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B13], A5        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A12, B5, A12         ; <2> ADD     sum_12, s1_12, wb
||      XOR     .S1    A14, A15, A14        ; <1> XOR     wd, s3_7, wd
||      SHL     .S2X   A6, 8, B5            ; <2> SHL     wa, 8, upper_12
||      LDW     .D1T2  *+A4[A7], B0         ; <1> LDW     *+A4[wc], s0_9
||      LDW     .D2T1  *B10++[4], A12       ; <0> LDW     *from++[4]{mixing_in}, wa
        XOR     .L1X   A9, B3, A9           ; <3> XOR     wb, s3_14, wb
||      XOR     .L2    B2, B9, B3           ; <3> XOR     wa, s0_15, sum_15
||      SHRU    .S1    A12, 16, A15         ; <2> SHRU    wb, 16, a16_13
||      SHRU    .S2X   A12, 8, B9           ; <2> SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B0        ; <2> LDW     *+A4[wb], s0_13
||      LDW     .D2T1  *+B4[B0], A12        ; <3> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A2, A14, A2          ; <1> ADD     wa, wd, wa
||      ADD     .L2    B5, B13, B5          ; <2> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A14, B2, A14         ; <1> ADD     wd, s2_8, wd
||      SHL     .S2X   A12, 8, B2           ; <2> SHL     wb, 8, upper_13
||      LDW     .D1T2  *+A4[A5], B0         ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B9], A9         ; <2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A0, B0, A6           ; <3> ADD     upper_15, a24_15, wd
||      ADD     .L2    B3, B9, B3           ; <3> ADD     sum_15, s1_15, wa
||      XOR     .S1    A2, A6, A2           ; <1> XOR     wa, s3_8, wa
||      SHRU    .S2X   A7, 24, B9           ; <1> SHRU    wc, 24, a24_9
||      ADD     .D1    A9, A5, A9           ; <3> ADD     wb, s2_15, wb
||      LDW     .D2T1  *+B4[B13], A9        ; <2> LDW     *+B4[a24_12], s3_12
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      SHRU    .S2X   A12, 24, B13         ; <2> SHRU    wb, 24, a24_13
||      STW     .D1T2  B3, *A11++[4]        ; <3> STW     wa, *to++[4]{mixing_out}
||      ADD     .D2    B11, B0, B3          ; <2> ADD     wc, s2_12, wc
        XOR     .L1X   A14, B0, A15         ; <1> XOR     wd, s0_9, sum_9
||      ADD     .L2    B2, B13, B11         ; <2> ADD     upper_13, a24_13, wb
||      ADD     .S1    A12, A13, A0         ; <0> ADD     wa, k0, wa
||      SHL     .S2X   A7, 8, B2            ; <1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A15], A15       ; <2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *-B10[3], B2         ; <0> LDW     *-from[3]{mixing_in}, wb
        ADD     .L1    A15, A5, A7          ; <1> ADD     sum_9, s1_9, wd
||      XOR     .L2    B3, B0, B7           ; <2> XOR     wc, s0_13, sum_13
||      SHRU    .S1    A0, 16, A14          ; <0> SHRU    wa, 16, a16_7
||      ADD     .S2X   B7, A7, B3           ; <1> ADD     wb, wc, wb
||      STW     .D1T1  A9, *-A11[3]         ; <3> STW     wb, *-to[3]{mixing_out}
||      LDW     .D2T2  *-B10[2], B13        ; <0> LDW     *-from[2]{mixing_in}, wc
        ADD     .L1X   A9, B7, A5           ; <2> ADD     sum_13, s1_13, wc
||      SHRU    .S2X   A0, 8, B7            ; <0> SHRU    wa, 8, a8_7
||      LDW     .D1T1  *+A4[A0], A15        ; <0> LDW     *+A4[wa], s0_7
||      LDW     .D2T2  *+B4[B9], B7         ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L2    B2, B9, B9           ; <1> ADD     upper_9, a24_9, wc
||      ADD     .S1X   A2, B0, A2           ; <1> ADD     wa, s2_9, wa
||      SHRU    .S2X   A7, 8, B7            ; <1> SHRU    wd, 8, a8_10
||      LDW     .D1T1  *+A4[A14], A12       ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T2  *+B4[B7], B0         ; <0> LDW     *+B4[a8_7], s1_7
        XOR     .L1    A3, A12, A6          ; <3> XOR     wc, s3_15, wc
||      SHRU    .S1    A5, 16, A12          ; <2> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A5, 8, B0            ; <2> SHRU    wc, 8, a8_14
||      STW     .D1T1  A6, *-A11[1]         ; <3> STW     wd, *-to[1]{mixing_out}
||      LDW     .D2T2  *+B4[B13], B7        ; <2> LDW     *+B4[a24_13], s3_13
        XOR     .S1X   A9, B12, A9          ; <2> XOR     wd, s3_12, wd
||      SHRU    .S2X   A7, 24, B12          ; <1> SHRU    wd, 24, a24_10
||      LDW     .D1T1  *+A4[A7], A15        ; <1> LDW     *+A4[wd], s0_10
        ADD     .L1X   A9, B5, A3           ; <2> ADD     wa, wd, wa
||      ADD     .S1    A9, A15, A14         ; <2> ADD     wd, s2_13, wd
||      ADD     .S2    B2, B8, B5           ; <0> ADD     wb, k1, wb
||      LDW     .D1T2  *+A4[A12], B13       ; <2> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a8_10], s1_10
        XOR     .L1X   A15, B5, A15         ; <0> XOR     wb, s0_7, sum_7
||      XOR     .L2    B3, B7, B3           ; <1> XOR     wb, s3_9, wb
||[A1]  B       .S1    mars_encrypt_blocks$mixing; <0> [left] B       mixing
||      SHL     .S2X   A7, 8, B5            ; <1> SHL     wd, 8, upper_10
||      LDW     .D1T2  *+A4[A5], B0         ; <2> LDW     *+A4[wc], s0_14
||      LDW     .D2T1  *+B4[B0], A12        ; <2> LDW     *+B4[a8_14], s1_14
        ADD     .L1X   A15, B0, A7          ; <0> ADD     sum_7, s1_7, wb
||      SHRU    .S1    A7, 16, A15          ; <1> SHRU    wd, 16, a16_10
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    wa, 24, a24_7
||      STW     .D1T1  A6, *-A11[2]         ; <3> STW     wc, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B12], B11       ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A5, B11, A9          ; <2> ADD     wb, wc, wb
||      ADD     .L2    B5, B12, B12         ; <1> ADD     upper_10, a24_10, wd
||      SHL     .S1    A5, 8, A3            ; <2> SHL     wc, 8, upper_14
||      XOR     .S2X   B7, A3, B5           ; <2> XOR     wa, s3_13, wa
||      LDW     .D1T2  *+A4[A15], B9        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .L1X   A8, B13, A2          ; <0> ADD     wc, k2, wc
||      XOR     .S1    A2, A15, A15         ; <1> XOR     wa, s0_10, sum_10
||      SHRU    .S2X   A7, 8, B11           ; <0> SHRU    wb, 8, a8_8
||      LDW     .D1T2  *+A4[A7], B2         ; <0> LDW     *+A4[wb], s0_8
        ADD     .L1    A15, A6, A6          ; <1> ADD     sum_10, s1_10, wa
||      SHL     .S1    A0, 8, A2            ; <0> SHL     wa, 8, upper_7
||      SHRU    .S2X   A5, 24, B7           ; <2> SHRU    wc, 24, a24_14
||      ADD     .D1    A2, A12, A0          ; <0> ADD     wc, s2_7, wc
||      LDW     .D2T2  *+B4[B11], B0        ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L1X   A2, B2, A2           ; <0> ADD     upper_7, a24_7, wa
||      SHRU    .S1    A7, 16, A5           ; <0> SHRU    wb, 16, a16_8
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wa, 8, a8_12
||      LDW     .D2T2  *+B4[B7], B3         ; <2> LDW     *+B4[a24_14], s3_14
mars_encrypt_blocks$mixing$exit:
        XOR     .L1X   A14, B0, A14         ; <-3> XOR     wd, s0_14, sum_14
||      XOR     .L2    B9, B11, B11         ; <-2> XOR     wc, s3_10, wc
||      SHL     .S1    A7, 8, A7            ; <-1> SHL     wb, 8, upper_8
||      SHRU    .S2X   A7, 24, B0           ; <-1> SHRU    wb, 24, a24_8
||      LDW     .D1T2  *+A4[A6], B5         ; <-2> LDW     *+A4[wa], s0_12
||      LDW     .D2T1  *-B10[1], A12        ; <-1> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1    A14, A12, A14        ; <-3> ADD     sum_14, s1_14, wd
||      ADD     .L2X   B0, A7, B7           ; <-1> ADD     upper_8, a24_8, wb
||      ADD     .S1X   A3, B7, A3           ; <-3> ADD     upper_14, a24_14, wc
||      LDW     .D2T1  *+B4[B2], A12        ; <-2> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A0, B2, A0           ; <-1> XOR     wc, s0_8, sum_8
||      SHRU    .S1    A14, 16, A12         ; <-3> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A14, 8, B2           ; <-3> SHRU    wd, 8, a8_15
||      LDW     .D1T2  *+A4[A14], B9        ; <-3> LDW     *+A4[wd], s0_15
||      LDW     .D2T1  *+B4[B0], A6         ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L1X   A0, B0, A7           ; <-1> ADD     sum_8, s1_8, wc
||      ADD     .L2    B3, B9, B9           ; <-2> ADD     wb, s2_10, wb
||      SHRU    .S1    A6, 16, A5           ; <-2> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A14, 24, B0          ; <-3> SHRU    wd, 24, a24_15
||      LDW     .D1T2  *+A4[A5], B2         ; <-1> LDW     *+A4[a16_8], s2_8
        ADD     .L2    B5, B13, B2          ; <-3> ADD     wa, s2_14, wa
||      SHL     .S1    A14, 8, A0           ; <-3> SHL     wd, 8, upper_15
||      SHRU    .S2X   A7, 8, B13           ; <-1> SHRU    wc, 8, a8_9
||      LDW     .D1T1  *+A4[A12], A5        ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B9         ; <-3> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A12, B6, A14         ; <-1> ADD     wd, k3, wd
||      XOR     .L2    B9, B5, B5           ; <-2> XOR     wb, s0_12, sum_12
||      SHRU    .S1    A7, 16, A5           ; <-1> SHRU    wc, 16, a16_9
||      SHRU    .S2X   A6, 24, B13          ; <-2> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A5], B0         ; <-2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *+B4[B13], A5        ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1X   A12, B5, A12         ; <-2> ADD     sum_12, s1_12, wb
||      XOR     .S1    A14, A15, A14        ; <-1> XOR     wd, s3_7, wd
||      SHL     .S2X   A6, 8, B5            ; <-2> SHL     wa, 8, upper_12
||      LDW     .D1T2  *+A4[A7], B0         ; <-1> LDW     *+A4[wc], s0_9
        XOR     .L1X   A9, B3, A9           ; <-3> XOR     wb, s3_14, wb
||      XOR     .L2    B2, B9, B3           ; <-3> XOR     wa, s0_15, sum_15
||      SHRU    .S1    A12, 16, A15         ; <-2> SHRU    wb, 16, a16_13
||      SHRU    .S2X   A12, 8, B9           ; <-2> SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B0        ; <-2> LDW     *+A4[wb], s0_13
||      LDW     .D2T1  *+B4[B0], A12        ; <-3> LDW     *+B4[a24_15], s3_15
        ADD     .L1    A2, A14, A2          ; <-1> ADD     wa, wd, wa
||      ADD     .L2    B5, B13, B5          ; <-2> ADD     upper_12, a24_12, wa
||      ADD     .S1X   A14, B2, A14         ; <-1> ADD     wd, s2_8, wd
||      SHL     .S2X   A12, 8, B2           ; <-2> SHL     wb, 8, upper_13
||      LDW     .D1T2  *+A4[A5], B0         ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B9], A9         ; <-2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A0, B0, A6           ; <-3> ADD     upper_15, a24_15, wd
||      ADD     .L2    B3, B9, B3           ; <-3> ADD     sum_15, s1_15, wa
||      XOR     .S1    A2, A6, A2           ; <-1> XOR     wa, s3_8, wa
||      SHRU    .S2X   A7, 24, B9           ; <-1> SHRU    wc, 24, a24_9
||      ADD     .D1    A9, A5, A9           ; <-3> ADD     wb, s2_15, wb
||      LDW     .D2T1  *+B4[B13], A9        ; <-2> LDW     *+B4[a24_12], s3_12
        SHRU    .S2X   A12, 24, B13         ; <-2> SHRU    wb, 24, a24_13
||      STW     .D1T2  B3, *A11++[4]        ; <-3> STW     wa, *to++[4]{mixing_out}
||      ADD     .D2    B11, B0, B3          ; <-2> ADD     wc, s2_12, wc
        XOR     .L1X   A14, B0, A15         ; <-1> XOR     wd, s0_9, sum_9
||      ADD     .L2    B2, B13, B11         ; <-2> ADD     upper_13, a24_13, wb
||      SHL     .S2X   A7, 8, B2            ; <-1> SHL     wc, 8, upper_9
||      LDW     .D1T1  *+A4[A15], A15       ; <-2> LDW     *+A4[a16_13], s2_13
        ADD     .L1    A15, A5, A7          ; <-1> ADD     sum_9, s1_9, wd
||      XOR     .L2    B3, B0, B7           ; <-2> XOR     wc, s0_13, sum_13
||      ADD     .S2X   B7, A7, B3           ; <-1> ADD     wb, wc, wb
||      STW     .D1T1  A9, *-A11[3]         ; <-3> STW     wb, *-to[3]{mixing_out}
        ADD     .L1X   A9, B7, A5           ; <-2> ADD     sum_13, s1_13, wc
||      LDW     .D2T2  *+B4[B9], B7         ; <-1> LDW     *+B4[a24_9], s3_9
        ADD     .L2    B2, B9, B9           ; <-1> ADD     upper_9, a24_9, wc
||      ADD     .S1X   A2, B0, A2           ; <-1> ADD     wa, s2_9, wa
||      SHRU    .S2X   A7, 8, B7            ; <-1> SHRU    wd, 8, a8_10
        XOR     .L1    A3, A12, A6          ; <-3> XOR     wc, s3_15, wc
||      SHRU    .S1    A5, 16, A12          ; <-2> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A5, 8, B0            ; <-2> SHRU    wc, 8, a8_14
||      STW     .D1T1  A6, *-A11[1]         ; <-3> STW     wd, *-to[1]{mixing_out}
||      LDW     .D2T2  *+B4[B13], B7        ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .S1X   A9, B12, A9          ; <-2> XOR     wd, s3_12, wd
||      SHRU    .S2X   A7, 24, B12          ; <-1> SHRU    wd, 24, a24_10
||      LDW     .D1T1  *+A4[A7], A15        ; <-1> LDW     *+A4[wd], s0_10
        ADD     .L1X   A9, B5, A3           ; <-2> ADD     wa, wd, wa
||      ADD     .S1    A9, A15, A14         ; <-2> ADD     wd, s2_13, wd
||      LDW     .D1T2  *+A4[A12], B13       ; <-2> LDW     *+A4[a16_14], s2_14
||      LDW     .D2T1  *+B4[B7], A6         ; <-1> LDW     *+B4[a8_10], s1_10
        XOR     .L2    B3, B7, B3           ; <-1> XOR     wb, s3_9, wb
||      SHL     .S2X   A7, 8, B5            ; <-1> SHL     wd, 8, upper_10
||      LDW     .D1T2  *+A4[A5], B0         ; <-2> LDW     *+A4[wc], s0_14
||      LDW     .D2T1  *+B4[B0], A12        ; <-2> LDW     *+B4[a8_14], s1_14
        SHRU    .S1    A7, 16, A15          ; <-1> SHRU    wd, 16, a16_10
||      STW     .D1T1  A6, *-A11[2]         ; <-3> STW     wc, *-to[2]{mixing_out}
||      LDW     .D2T2  *+B4[B12], B11       ; <-1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A5, B11, A9          ; <-2> ADD     wb, wc, wb
||      ADD     .L2    B5, B12, B12         ; <-1> ADD     upper_10, a24_10, wd
||      SHL     .S1    A5, 8, A3            ; <-2> SHL     wc, 8, upper_14
||      XOR     .S2X   B7, A3, B5           ; <-2> XOR     wa, s3_13, wa
||      LDW     .D1T2  *+A4[A15], B9        ; <-1> LDW     *+A4[a16_10], s2_10
        XOR     .S1    A2, A15, A15         ; <-1> XOR     wa, s0_10, sum_10
        ADD     .L1    A15, A6, A6          ; <-1> ADD     sum_10, s1_10, wa
||      SHRU    .S2X   A5, 24, B7           ; <-2> SHRU    wc, 24, a24_14
        SHRU    .S2X   A6, 8, B2            ; <-1> SHRU    wa, 8, a8_12
||      LDW     .D2T2  *+B4[B7], B3         ; <-2> LDW     *+B4[a24_14], s3_14
        XOR     .L1X   A14, B0, A14         ; <-2> XOR     wd, s0_14, sum_14
||      XOR     .L2    B9, B11, B11         ; <-1> XOR     wc, s3_10, wc
||      LDW     .D1T2  *+A4[A6], B5         ; <-1> LDW     *+A4[wa], s0_12
        ADD     .L1    A14, A12, A14        ; <-2> ADD     sum_14, s1_14, wd
||      ADD     .S1X   A3, B7, A3           ; <-2> ADD     upper_14, a24_14, wc
||      LDW     .D2T1  *+B4[B2], A12        ; <-1> LDW     *+B4[a8_12], s1_12
        SHRU    .S1    A14, 16, A12         ; <-2> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A14, 8, B2           ; <-2> SHRU    wd, 8, a8_15
||      LDW     .D1T2  *+A4[A14], B9        ; <-2> LDW     *+A4[wd], s0_15
        ADD     .L2    B3, B9, B9           ; <-1> ADD     wb, s2_10, wb
||      SHRU    .S1    A6, 16, A5           ; <-1> SHRU    wa, 16, a16_12
||      SHRU    .S2X   A14, 24, B0          ; <-2> SHRU    wd, 24, a24_15
        ADD     .L2    B5, B13, B2          ; <-2> ADD     wa, s2_14, wa
||      SHL     .S1    A14, 8, A0           ; <-2> SHL     wd, 8, upper_15
||      LDW     .D1T1  *+A4[A12], A5        ; <-2> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B9         ; <-2> LDW     *+B4[a8_15], s1_15
        XOR     .L2    B9, B5, B5           ; <-1> XOR     wb, s0_12, sum_12
||      SHRU    .S2X   A6, 24, B13          ; <-1> SHRU    wa, 24, a24_12
||      LDW     .D1T2  *+A4[A5], B0         ; <-1> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A12, B5, A12         ; <-1> ADD     sum_12, s1_12, wb
||      SHL     .S2X   A6, 8, B5            ; <-1> SHL     wa, 8, upper_12
        XOR     .L1X   A9, B3, A9           ; <-2> XOR     wb, s3_14, wb
||      XOR     .L2    B2, B9, B3           ; <-2> XOR     wa, s0_15, sum_15
||      SHRU    .S1    A12, 16, A15         ; <-1> SHRU    wb, 16, a16_13
||      SHRU    .S2X   A12, 8, B9           ; <-1> SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A12], B0        ; <-1> LDW     *+A4[wb], s0_13
||      LDW     .D2T1  *+B4[B0], A12        ; <-2> LDW     *+B4[a24_15], s3_15
        ADD     .L2    B5, B13, B5          ; <-1> ADD     upper_12, a24_12, wa
||      SHL     .S2X   A12, 8, B2           ; <-1> SHL     wb, 8, upper_13
||      LDW     .D2T1  *+B4[B9], A9         ; <-1> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A0, B0, A6           ; <-2> ADD     upper_15, a24_15, wd
||      ADD     .L2    B3, B9, B3           ; <-2> ADD     sum_15, s1_15, wa
||      ADD     .D1    A9, A5, A9           ; <-2> ADD     wb, s2_15, wb
||      LDW     .D2T1  *+B4[B13], A9        ; <-1> LDW     *+B4[a24_12], s3_12
        SHRU    .S2X   A12, 24, B13         ; <-1> SHRU    wb, 24, a24_13
||      STW     .D1T2  B3, *A11++[4]        ; <-2> STW     wa, *to++[4]{mixing_out}
||      ADD     .D2    B11, B0, B3          ; <-1> ADD     wc, s2_12, wc
        ADD     .L2    B2, B13, B11         ; <-1> ADD     upper_13, a24_13, wb
||      LDW     .D1T1  *+A4[A15], A15       ; <-1> LDW     *+A4[a16_13], s2_13
        XOR     .L2    B3, B0, B7           ; <-1> XOR     wc, s0_13, sum_13
||      STW     .D1T1  A9, *-A11[3]         ; <-2> STW     wb, *-to[3]{mixing_out}
        ADD     .L1X   A9, B7, A5           ; <-1> ADD     sum_13, s1_13, wc
        NOP
        XOR     .L1    A3, A12, A6          ; <-2> XOR     wc, s3_15, wc
||      SHRU    .S1    A5, 16, A12          ; <-1> SHRU    wc, 16, a16_14
||      SHRU    .S2X   A5, 8, B0            ; <-1> SHRU    wc, 8, a8_14
||      STW     .D1T1  A6, *-A11[1]         ; <-2> STW     wd, *-to[1]{mixing_out}
||      LDW     .D2T2  *+B4[B13], B7        ; <-1> LDW     *+B4[a24_13], s3_13
        XOR     .S1X   A9, B12, A9          ; <-1> XOR     wd, s3_12, wd
        ADD     .L1X   A9, B5, A3           ; <-1> ADD     wa, wd, wa
||      ADD     .S1    A9, A15, A14         ; <-1> ADD     wd, s2_13, wd
||      LDW     .D1T2  *+A4[A12], B13       ; <-1> LDW     *+A4[a16_14], s2_14
        LDW     .D1T2  *+A4[A5], B0         ; <-1> LDW     *+A4[wc], s0_14
||      LDW     .D2T1  *+B4[B0], A12        ; <-1> LDW     *+B4[a8_14], s1_14
        STW     .D1T1  A6, *-A11[2]         ; <-2> STW     wc, *-to[2]{mixing_out}
        ADD     .L1X   A5, B11, A9          ; <-1> ADD     wb, wc, wb
||      SHL     .S1    A5, 8, A3            ; <-1> SHL     wc, 8, upper_14
||      XOR     .S2X   B7, A3, B5           ; <-1> XOR     wa, s3_13, wa
        NOP
        SHRU    .S2X   A5, 24, B7           ; <-1> SHRU    wc, 24, a24_14
        LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[a24_14], s3_14
        XOR     .L1X   A14, B0, A14         ; <-1> XOR     wd, s0_14, sum_14
        ADD     .L1    A14, A12, A14        ; <-1> ADD     sum_14, s1_14, wd
||      ADD     .S1X   A3, B7, A3           ; <-1> ADD     upper_14, a24_14, wc
        SHRU    .S1    A14, 16, A12         ; <-1> SHRU    wd, 16, a16_15
||      SHRU    .S2X   A14, 8, B2           ; <-1> SHRU    wd, 8, a8_15
||      LDW     .D1T2  *+A4[A14], B9        ; <-1> LDW     *+A4[wd], s0_15
        SHRU    .S2X   A14, 24, B0          ; <-1> SHRU    wd, 24, a24_15
        ADD     .L2    B5, B13, B2          ; <-1> ADD     wa, s2_14, wa
||      SHL     .S1    A14, 8, A0           ; <-1> SHL     wd, 8, upper_15
||      LDW     .D1T1  *+A4[A12], A5        ; <-1> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B9         ; <-1> LDW     *+B4[a8_15], s1_15
        NOP     2
        XOR     .L1X   A9, B3, A9           ; <-1> XOR     wb, s3_14, wb
||      XOR     .L2    B2, B9, B3           ; <-1> XOR     wa, s0_15, sum_15
||      LDW     .D2T1  *+B4[B0], A12        ; <-1> LDW     *+B4[a24_15], s3_15
        NOP
        ADD     .L1X   A0, B0, A6           ; <-1> ADD     upper_15, a24_15, wd
||      ADD     .L2    B3, B9, B3           ; <-1> ADD     sum_15, s1_15, wa
||      ADD     .D1    A9, A5, A9           ; <-1> ADD     wb, s2_15, wb
        STW     .D1T2  B3, *A11++[4]        ; <-1> STW     wa, *to++[4]{mixing_out}
        NOP
        STW     .D1T1  A9, *-A11[3]         ; <-1> STW     wb, *-to[3]{mixing_out}
        NOP     2
        XOR     .L1    A3, A12, A6          ; <-1> XOR     wc, s3_15, wc
||      STW     .D1T1  A6, *-A11[1]         ; <-1> STW     wd, *-to[1]{mixing_out}
        NOP     3
        STW     .D1T1  A6, *-A11[2]         ; <-1> STW     wc, *-to[2]{mixing_out}
mars_encrypt_blocks$mars_encrypt_blocks$3:
        MVKL    .S2    mars_s_box, B4       ; MVKL    mars_s_box, B4
||      LDW     .D2T1  *+B15[6], A0         ; restore schedule
        MVKL    .S1    655617, A0           ; MVKL    0x000A0101, circular_17
        MVKH    .S1    655617, A0           ; MVKH    0x000A0101, circular_17
        MVC     .S2X   A0, AMR              ; MVC     circular_17, AMR
        MVKL    .S1    65568, A7            ; MVKL    0x00010020, split
||      MVK     .S2    4, B0                ; MVK     4, pass
        MVKH    .S1    65568, A7            ; MVKH    0x00010020, split
||      MVKH    .S2    mars_s_box, B4       ; MVKH    mars_s_box, B4
||      ADDAW   .D1    A0, 4, A10           ; ADDAW   schedule, 4, keys
||      STW     .D2T2  B0, *+B15[9]         ; save pass
mars_encrypt_blocks$first_half:
        LDW     .D1T2  *+A10[2], B0         ; LDW     *+keys[2], k2_18
        LDW     .D1T1  *+A10[0], A0         ; LDW     *+keys[0], k0_18
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T2  *+A10[1], B1         ; LDW     *+keys[1], k1_18
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        NOP
        LDW     .D1T2  *+A10[3], B0         ; LDW     *+keys[3], k3_18
        STW     .D2T2  B0, *+B15[3]         ; STW     k2_18, *+B15[3]{keys_out}
        SHL     .S2    B0, 4, B2            ; SHL     blocks, 4, last_18
||      STW     .D2T1  A0, *+B15[1]         ; STW     k0_18, *+B15[1]{keys_out}
        ADD     .L1X   1, B0, A1            ; ADD     blocks, 1, odd_18
||      ADD     .L2X   B2, A0, B0           ; ADD     out, last_18, back_in
||      STW     .D2T2  B1, *+B15[2]         ; STW     k1_18, *+B15[2]{keys_out}
        SHRU    .S1    A1, 1, A1            ; SHRU    odd_18, 1, left
||      SUBAW   .D2    B0, 4, B9            ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A9               ; MV      out, front_in
||      MV      .L2    B9, B3               ; MV      back_in, back_out
||      MV      .S1    A0, A15              ; MV      out, front_out
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_18, *+B15[4]{keys_out}
mars_encrypt_blocks$first$guard:
        CMPGT   .L1    3, A1, A2            ; few iterations of first
  [A2]  B       .S1    mars_encrypt_blocks$first$few; few iterations of first
        NOP     5
mars_encrypt_blocks$first$entry:
        LDW     .D1T1  *A9++[4], A2         ; <0> LDW     *front_in++[4]{first_begin}, a
        NOP     2
        LDW     .D1T1  *+A10[1], A5         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_20
        LDW     .D1T1  *+A10[0], A12        ; <0> LDW     *+keys[0]{keys_in}, key0_20
        SHRU    .S1    A2, 19, A5           ; <0> SHRU    a, 19, lower_21
||      LDW     .D2T2  *B9--[4], B0         ; <0> LDW     *back_in--[4]{first_begin}, e
        SHL     .S1    A2, 13, A3           ; <0> SHL     a, 13, upper_21
        ADD     .L1    A3, A5, A3           ; <0> ADD     upper_21, lower_21, a
        MPYLHU  .M1    A3, A5, A0           ; <0> MPYLHU  a, key1_20, mixed2_22
||      STW     .D1T1  A3, *-A9[4]          ; <0> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B15[2], B8         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_28
        ADD     .S1    A2, A12, A14         ; <0> ADD     a, key0_20, index_20
||      MPYHLU  .M1    A3, A5, A5           ; <0> MPYHLU  a, key1_20, mixed1_22
||      LDW     .D2T2  *+B15[1], B2         ; <0> LDW     *+B15[1]{keys_in}, key0_28
        MV      .L2X   A7, B5               ; split on both sides
||      SHRU    .S2    B0, 19, B2           ; <0> SHRU    e, 19, lower_29
||      MPYU    .M1    A3, A5, A8           ; <0> MPYU    a, key1_20, low_22
        ADD     .L1    A5, A0, A5           ; <0> ADD     mixed1_22, mixed2_22, mixed_22
||      SHL     .S2    B0, 13, B7           ; <0> SHL     e, 13, upper_29
        ADD     .L2    B7, B2, B7           ; <0> ADD     upper_29, lower_29, e
||      LDW     .D1T1  *+A4[A14], A5        ; <0> LDW     *+A4[index_20], box_23
        SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_22, 16, upper_22
||      MPYLHU  .M2    B7, B8, B0           ; <0> MPYLHU  e, key1_28, mixed2_30
||      STW     .D2T2  B7, *+B9[4]          ; <0> STW     e, *+back_in[4]{first_aside}
        ADD     .S2    B0, B2, B2           ; <0> ADD     e, key0_28, index_28
||      MPYHLU  .M2    B7, B8, B8           ; <0> MPYHLU  e, key1_28, mixed1_30
||      ADD     .D1    A8, A5, A8           ; <0> ADD     low_22, upper_22, p_20
        MPYHLU  .M1    A8, A7, A11          ; <0> MPYHLU  p_20, split, times_24
||      MPYU    .M2    B7, B8, B8           ; <0> MPYU    e, key1_28, low_30
        ADD     .L2    B8, B0, B13          ; <0> ADD     mixed1_30, mixed2_30, mixed_30
        SHL     .S1    A8, 10, A6           ; <0> SHL     p_20, 10, p10_23
||      MPYHU   .M1    A11, A7, A11         ; <0> MPYHU   times_24, split, p27_23
||      LDW     .D2T2  *+B4[B2], B7         ; <0> LDW     *+B4[index_28], box_31
        SUB     .L1    A1, 2, A1            ; passes of first
||      SHRU    .S1    A8, 22, A2           ; <0> SHRU    p_20, 22, p22_23
||      SHL     .S2    B13, 16, B7          ; <0> SHL     mixed_30, 16, upper_30
        ADD     .L1    A2, A6, A6           ; <0> ADD     p22_23, p10_23, r_20
||      SHL     .S1    A8, 5, A2            ; <0> SHL     p_20, 5, p5_23
||      LDW     .D1T1  *-A9[3], A8          ; <0> LDW     *-front_in[3]{first_in}, b
||      ADD     .D2    B8, B7, B8           ; <0> ADD     low_30, upper_30, p_28
        XOR     .L1    A5, A6, A5           ; <0> XOR     box_23, r_20, two_23
||      MPYHLU  .M1    A2, A7, A0           ; <0> MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2    B8, B5, B13          ; <0> MPYHLU  p_28, split, times_32
||      SUB     .D1    A7, A11, A8          ; <0> SUB     split, p27_23, right_27
        XOR     .L1    A5, A11, A11         ; <0> XOR     two_23, p27_23, three_23
||      SHL     .S1    A14, A11, A5         ; <0> SHL     index_20, p27_23, upper_27
        XOR     .L1    A11, A2, A11         ; <0> XOR     three_23, p5_23, sum_23
||      SHRU    .S1    A14, A8, A14         ; <0> SHRU    index_20, right_27, lower_27
||      SHL     .S2    B8, 10, B12          ; <0> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A0, A7, A12          ; <0> MPYHU   times_25, split, by_23
||      MPYHU   .M2    B13, B5, B13         ; <0> MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *-A9[2], A11         ; <0> LDW     *-front_in[2]{first_in}, c
        SHRU    .S2    B8, 22, B6           ; <0> SHRU    p_28, 22, p22_31
||      LDW     .D1T1  *-A9[1], A3          ; <0> LDW     *-front_in[1]{first_in}, d
        SUB     .L1    A7, A12, A13         ; <0> SUB     split, by_23, right_26
||      ADD     .L2    B6, B12, B12         ; <0> ADD     p22_31, p10_31, r_28
||      SHL     .S1    A11, A12, A12        ; <0> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B8, 5, B8            ; <0> SHL     p_28, 5, p5_31
||      LDW     .D2T2  *+B9[5], B7          ; <0> LDW     *+back_in[5]{first_in}, f
        ADD     .L1    A8, A12, A11         ; <0> ADD     b, upper_26, part_26
||      XOR     .L2    B7, B12, B6          ; <0> XOR     box_31, r_28, two_31
||      SHRU    .S1    A11, A13, A8         ; <0> SHRU    sum_23, right_26, lower_26
||      MPYHLU  .M2    B8, B5, B10          ; <0> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *+A10[3], A0         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_37
||      SUB     .D2    B5, B13, B7          ; <0> SUB     split, p27_31, right_35
        ADD     .L1    A11, A8, A12         ; <0> ADD     part_26, lower_26, b
||      XOR     .L2    B6, B13, B6          ; <0> XOR     two_31, p27_31, three_31
||      SHL     .S2    B2, B13, B13         ; <0> SHL     index_28, p27_31, upper_35
||      LDW     .D1T1  *A9++[4], A2         ; <1> LDW     *front_in++[4]{first_begin}, a
        XOR     .L2    B6, B8, B6           ; <0> XOR     three_31, p5_31, sum_31
||      SHL     .S1    A12, 13, A2          ; <0> SHL     b, 13, upper_38
||      SHRU    .S2    B2, B7, B2           ; <0> SHRU    index_28, right_35, lower_35
||      MPYHU   .M2    B10, B5, B8          ; <0> MPYHU   times_33, split, by_31
||      LDW     .D1T1  *+A10[2], A6         ; <0> LDW     *+keys[2]{keys_in}, key0_37
||      LDW     .D2T2  *+B9[6], B10         ; <0> LDW     *+back_in[6]{first_in}, g
        SHRU    .S1    A12, 19, A0          ; <0> SHRU    b, 19, lower_38
||      LDW     .D2T2  *+B9[7], B6          ; <0> LDW     *+back_in[7]{first_in}, h
        ADD     .L1    A2, A0, A8           ; <0> ADD     upper_38, lower_38, b
||      SUB     .L2    B5, B8, B11          ; <0> SUB     split, by_31, right_34
||      ADD     .S1    A11, A5, A11         ; <0> ADD     c, upper_27, part_27
||      SHL     .S2    B6, B8, B8           ; <0> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A10[1], A5         ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_20
        ADD     .L1    A11, A14, A13        ; <0> ADD     part_27, lower_27, c
||      ADD     .L2    B7, B8, B7           ; <0> ADD     f, upper_34, part_34
||      SHRU    .S2    B6, B11, B8          ; <0> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A8, A0, A14          ; <0> MPYHLU  b, key1_37, mixed1_39
||      LDW     .D1T1  *+A10[0], A12        ; <1> LDW     *+keys[0]{keys_in}, key0_20
||      LDW     .D2T2  *+B15[4], B10        ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_45
        XOR     .L1    A3, A6, A11          ; <0> XOR     d, r_20, d
||      ADD     .L2    B7, B8, B7           ; <0> ADD     part_34, lower_34, f
||      SHRU    .S1    A2, 19, A5           ; <1> SHRU    a, 19, lower_21
||      MPYLHU  .M1    A8, A0, A0           ; <0> MPYLHU  b, key1_37, mixed2_39
||      LDW     .D2T2  *B9--[4], B0         ; <1> LDW     *back_in--[4]{first_begin}, e
        ADD     .L1    A12, A6, A6          ; <0> ADD     b, key0_37, index_37
||      SHL     .S1    A2, 13, A3           ; <1> SHL     a, 13, upper_21
||      SHL     .S2    B7, 13, B1           ; <0> SHL     f, 13, upper_46
||      MPYU    .M1    A8, A0, A14          ; <0> MPYU    b, key1_37, low_39
||      LDW     .D1T1  *+A15[0], A3         ; <0> LDW     *+front_out[0]{first_again}, a
||      LDW     .D2T2  *+B15[3], B12        ; <0> LDW     *+B15[3]{keys_in}, key0_45
        ADD     .L1    A3, A5, A3           ; <1> ADD     upper_21, lower_21, a
||      ADD     .S1    A14, A0, A0          ; <0> ADD     mixed1_39, mixed2_39, mixed_39
||      SHRU    .S2    B7, 19, B0           ; <0> SHRU    f, 19, lower_46
        ADD     .L2    B1, B0, B13          ; <0> ADD     upper_46, lower_46, f
||      SHL     .S1    A0, 16, A0           ; <0> SHL     mixed_39, 16, upper_39
||      ADD     .S2    B10, B13, B0         ; <0> ADD     g, upper_35, part_35
||      MPYLHU  .M1    A3, A5, A0           ; <1> MPYLHU  a, key1_20, mixed2_22
||      STW     .D1T1  A3, *-A9[4]          ; <1> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B15[2], B8         ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_28
        ADD     .L1    A14, A0, A12         ; <0> ADD     low_39, upper_39, p_37
||      ADD     .L2    B0, B2, B11          ; <0> ADD     part_35, lower_35, g
||      ADD     .S1    A2, A12, A14         ; <1> ADD     a, key0_20, index_20
||      MPYHLU  .M1    A3, A5, A5           ; <1> MPYHLU  a, key1_20, mixed1_22
||      MPYHLU  .M2    B13, B10, B1         ; <0> MPYHLU  f, key1_45, mixed1_47
||      LDW     .D1T1  *+A4[A6], A3         ; <0> LDW     *+A4[index_37], box_40
||      LDW     .D2T2  *+B15[1], B2         ; <1> LDW     *+B15[1]{keys_in}, key0_28
        XOR     .L2    B6, B12, B6          ; <0> XOR     h, r_28, h
||      SHRU    .S1    A12, 22, A2          ; <0> SHRU    p_37, 22, p22_40
||      SHRU    .S2    B0, 19, B2           ; <1> SHRU    e, 19, lower_29
||      MPYU    .M1    A3, A5, A8           ; <1> MPYU    a, key1_20, low_22
||      MPYLHU  .M2    B13, B10, B12        ; <0> MPYLHU  f, key1_45, mixed2_47
        ADD     .L1    A5, A0, A5           ; <1> ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    B7, B12, B10         ; <0> ADD     f, key0_45, index_45
||      SHL     .S1    A12, 10, A0          ; <0> SHL     p_37, 10, p10_40
||      SHL     .S2    B0, 13, B7           ; <1> SHL     e, 13, upper_29
||      MPYHLU  .M1    A12, A7, A0          ; <0> MPYHLU  p_37, split, times_41
||      MPYU    .M2    B13, B10, B1         ; <0> MPYU    f, key1_45, low_47
||      STW     .D1T1  A8, *+A15[3]         ; <0> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B3[0], B7          ; <0> LDW     *+back_out[0]{first_again}, e
        ADD     .L2    B7, B2, B7           ; <1> ADD     upper_29, lower_29, e
||      ADD     .S1    A2, A0, A2           ; <0> ADD     p22_40, p10_40, r_37
||      ADD     .S2    B1, B12, B12         ; <0> ADD     mixed1_47, mixed2_47, mixed_47
||      LDW     .D1T1  *+A4[A14], A5        ; <1> LDW     *+A4[index_20], box_23
        XOR     .L1    A3, A2, A0           ; <0> XOR     a, r_37, a
||      SHL     .S1    A5, 16, A5           ; <1> SHL     mixed_22, 16, upper_22
||      SHL     .S2    B12, 16, B12         ; <0> SHL     mixed_47, 16, upper_47
||      MPYHU   .M1    A0, A7, A12          ; <0> MPYHU   times_41, split, p27_40
||      MPYLHU  .M2    B7, B8, B0           ; <1> MPYLHU  e, key1_28, mixed2_30
||      STW     .D2T2  B7, *+B9[4]          ; <1> STW     e, *+back_in[4]{first_aside}
        XOR     .L1    A3, A2, A5           ; <0> XOR     box_40, r_37, two_40
||      ADD     .L2    B1, B12, B12         ; <0> ADD     low_47, upper_47, p_45
||      SHL     .S1    A12, 5, A3           ; <0> SHL     p_37, 5, p5_40
||      ADD     .S2    B0, B2, B2           ; <1> ADD     e, key0_28, index_28
||      MPYHLU  .M2    B7, B8, B8           ; <1> MPYHLU  e, key1_28, mixed1_30
||      ADD     .D1    A8, A5, A8           ; <1> ADD     low_22, upper_22, p_20
||      LDW     .D2T2  *+B4[B10], B13       ; <0> LDW     *+B4[index_45], box_48
        SUB     .L1    A7, A12, A2          ; <0> SUB     split, p27_40, right_44
||      SHL     .S1    A6, A12, A0          ; <0> SHL     index_37, p27_40, upper_44
||      SHRU    .S2    B12, 22, B1          ; <0> SHRU    p_45, 22, p22_48
||      MPYHLU  .M1    A8, A7, A11          ; <1> MPYHLU  p_20, split, times_24
||      MPYU    .M2    B7, B8, B8           ; <1> MPYU    e, key1_28, low_30
||      STW     .D1T1  A0, *+A15[2]         ; <0> STW     a, *+front_out[2]{first_out}
        XOR     .L1    A5, A12, A12         ; <0> XOR     two_40, p27_40, three_40
||      ADD     .L2    B8, B0, B13          ; <1> ADD     mixed1_30, mixed2_30, mixed_30
||      SHRU    .S1    A6, A2, A2           ; <0> SHRU    index_37, right_44, lower_44
||      SHL     .S2    B12, 10, B0          ; <0> SHL     p_45, 10, p10_48
||      MPYHLU  .M1    A3, A7, A12          ; <0> MPYHLU  p5_40, split, times_42
||      MPYHLU  .M2    B12, B5, B0          ; <0> MPYHLU  p_45, split, times_49
||      ADD     .D1    A11, A0, A0          ; <0> ADD     d, upper_44, part_44
||      STW     .D2T2  B13, *+B3[3]         ; <0> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A12, A3, A3          ; <0> XOR     three_40, p5_40, sum_40
||      SHL     .S1    A8, 10, A6           ; <1> SHL     p_20, 10, p10_23
||      ADD     .S2    B1, B0, B1           ; <0> ADD     p22_48, p10_48, r_45
||      MPYHU   .M1    A11, A7, A11         ; <1> MPYHU   times_24, split, p27_23
||      LDW     .D2T2  *+B4[B2], B7         ; <1> LDW     *+B4[index_28], box_31
        ADD     .L1    A0, A2, A0           ; <0> ADD     part_44, lower_44, d
||      XOR     .L2    B7, B1, B0           ; <0> XOR     e, r_45, e
||      SHRU    .S1    A8, 22, A2           ; <1> SHRU    p_20, 22, p22_23
||      SHL     .S2    B13, 16, B7          ; <1> SHL     mixed_30, 16, upper_30
||      MPYHU   .M2    B0, B5, B7           ; <0> MPYHU   times_49, split, p27_48
        ADD     .L1    A2, A6, A6           ; <1> ADD     p22_23, p10_23, r_20
||      XOR     .L2    B13, B1, B13         ; <0> XOR     box_48, r_45, two_48
||      SHL     .S1    A8, 5, A2            ; <1> SHL     p_20, 5, p5_23
||      SHL     .S2    B12, 5, B12          ; <0> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A12, A7, A12         ; <0> MPYHU   times_42, split, by_40
||      LDW     .D1T1  *-A9[3], A8          ; <1> LDW     *-front_in[3]{first_in}, b
||      ADD     .D2    B8, B7, B8           ; <1> ADD     low_30, upper_30, p_28
        XOR     .L1    A5, A6, A5           ; <1> XOR     box_23, r_20, two_23
||      SUB     .L2    B5, B7, B1           ; <0> SUB     split, p27_48, right_52
||      SHL     .S2    B10, B7, B0          ; <0> SHL     index_45, p27_48, upper_52
||      MPYHLU  .M1    A2, A7, A0           ; <1> MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2    B8, B5, B13          ; <1> MPYHLU  p_28, split, times_32
||      SUB     .D1    A7, A11, A8          ; <1> SUB     split, p27_23, right_27
||      STW     .D2T2  B0, *+B3[2]          ; <0> STW     e, *+back_out[2]{first_out}
        XOR     .L1    A5, A11, A11         ; <1> XOR     two_23, p27_23, three_23
||      XOR     .L2    B13, B7, B1          ; <0> XOR     two_48, p27_48, three_48
||      SHL     .S1    A14, A11, A5         ; <1> SHL     index_20, p27_23, upper_27
||      SHRU    .S2    B10, B1, B6          ; <0> SHRU    index_45, right_52, lower_52
||      MPYHLU  .M2    B12, B5, B0          ; <0> MPYHLU  p5_48, split, times_50
||      STW     .D1T1  A0, *+A15[1]         ; <0> STW     d, *+front_out[1]{first_out}
||      ADD     .D2    B6, B0, B10          ; <0> ADD     h, upper_52, part_52
        XOR     .L1    A11, A2, A11         ; <1> XOR     three_23, p5_23, sum_23
||      XOR     .L2    B1, B12, B1          ; <0> XOR     three_48, p5_48, sum_48
||      SHRU    .S1    A14, A8, A14         ; <1> SHRU    index_20, right_27, lower_27
||      SHL     .S2    B8, 10, B12          ; <1> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A0, A7, A12          ; <1> MPYHU   times_25, split, by_23
||      MPYHU   .M2    B13, B5, B13         ; <1> MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *-A9[2], A11         ; <1> LDW     *-front_in[2]{first_in}, c
        SUB     .L1    A7, A12, A2          ; <0> SUB     split, by_40, right_43
||      ADD     .L2    B10, B6, B10         ; <0> ADD     part_52, lower_52, h
||      SHL     .S1    A3, A12, A0          ; <0> SHL     sum_40, by_40, upper_43
||      SHRU    .S2    B8, 22, B6           ; <1> SHRU    p_28, 22, p22_31
||      LDW     .D1T1  *-A9[1], A3          ; <1> LDW     *-front_in[1]{first_in}, d
        SUB     .L1    A7, A12, A13         ; <1> SUB     split, by_23, right_26
||      ADD     .L2    B6, B12, B12         ; <1> ADD     p22_31, p10_31, r_28
||      SHL     .S1    A11, A12, A12        ; <1> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B8, 5, B8            ; <1> SHL     p_28, 5, p5_31
||      MPYHU   .M2    B0, B5, B0           ; <0> MPYHU   times_50, split, by_48
||      ADD     .D1    A13, A0, A0          ; <0> ADD     c, upper_43, part_43
||      LDW     .D2T2  *+B9[5], B7          ; <1> LDW     *+back_in[5]{first_in}, f
        ADD     .L1    A8, A12, A11         ; <1> ADD     b, upper_26, part_26
||      XOR     .L2    B7, B12, B6          ; <1> XOR     box_31, r_28, two_31
||      SHRU    .S1    A11, A13, A8         ; <1> SHRU    sum_23, right_26, lower_26
||      MPYHLU  .M2    B8, B5, B10          ; <1> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *+A10[3], A0         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_37
||      SUB     .D2    B5, B13, B7          ; <1> SUB     split, p27_31, right_35
;@loop {"name": "first", "ii": 26, "res_mii": 23, "rec_mii": 7, "optimal": null, "stages": 3, "critical_cycle": ["ADD", "STW", "LDW", "SHL"], "attempts": [{"interval": 23, "result": "time limit", "seconds": 3.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 3.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 25, "result": "time limit", "seconds": 3.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.2, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "not found by annealing", "seconds": 15.8, "banks_apart": true, "note": "", "moves": 0}, {"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop first: II 26, 3 stages
;  bounds: resources 23, recurrence 7
;  critical cycle:
;    ADD upper_29, lower_29, e
;    STW e, *+back_in[4]{first_aside}
;    LDW *back_in--[4]{first_begin}, e
;    SHL e, 13, upper_29
;  units: L1 22/26, S1 25/26, M1 14/26, D1 21/26, L2 22/26, S2 24/26, M2 14/26, D2 20/26
;  cross paths: 1X 0/26, 2X 0/26
;  T paths: T1 16/26, T2 16/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 23: time limit, 3.3 s
;  II 24: time limit, 3.3 s
;  II 25: time limit, 3.5 s
;  II 26 without possible bank conflicts: time limit (as 2 equal channels), 1.2 s
;  II 26: time limit (as 2 equal channels), 1.2 s
;  II 26 without possible bank conflicts: not found by annealing, 15.8 s
;  II 26: found by annealing, 0.0 s
;  not proved optimal: every interval below 23 is ruled out; 10.1 s of search found nothing below 26
;  pipelined from 3 iterations on
mars_encrypt_blocks$first:
        ADD     .L1    A11, A8, A12         ; <1> ADD     part_26, lower_26, b
||      XOR     .L2    B6, B13, B6          ; <1> XOR     two_31, p27_31, three_31
||      SHRU    .S1    A3, A2, A2           ; <2> SHRU    sum_40, right_43, lower_43
||      SHL     .S2    B2, B13, B13         ; <1> SHL     index_28, p27_31, upper_35
||      LDW     .D1T1  *A9++[4], A2         ; <0> LDW     *front_in++[4]{first_begin}, a
||      STW     .D2T2  B10, *+B3[1]         ; <2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A0, A2, A0           ; <2> ADD     part_43, lower_43, c
||      XOR     .L2    B6, B8, B6           ; <1> XOR     three_31, p5_31, sum_31
||      SHL     .S1    A12, 13, A2          ; <1> SHL     b, 13, upper_38
||      SHRU    .S2    B2, B7, B2           ; <1> SHRU    index_28, right_35, lower_35
||      MPYHU   .M2    B10, B5, B8          ; <1> MPYHU   times_33, split, by_31
||      LDW     .D1T1  *+A10[2], A6         ; <1> LDW     *+keys[2]{keys_in}, key0_37
||      LDW     .D2T2  *+B9[6], B10         ; <1> LDW     *+back_in[6]{first_in}, g
        SUB     .L2    B5, B0, B10          ; <2> SUB     split, by_48, right_51
||      SHRU    .S1    A12, 19, A0          ; <1> SHRU    b, 19, lower_38
||      SHL     .S2    B1, B0, B0           ; <2> SHL     sum_48, by_48, upper_51
||      STW     .D1T1  A0, *A15++[4]        ; <2> STW     c, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B9[7], B6          ; <1> LDW     *+back_in[7]{first_in}, h
        ADD     .L1    A2, A0, A8           ; <1> ADD     upper_38, lower_38, b
||      SUB     .L2    B5, B8, B11          ; <1> SUB     split, by_31, right_34
||      ADD     .S1    A11, A5, A11         ; <1> ADD     c, upper_27, part_27
||      SHL     .S2    B6, B8, B8           ; <1> SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A10[1], A5         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_20
||      ADD     .D2    B11, B0, B0          ; <2> ADD     g, upper_51, part_51
        ADD     .L1    A11, A14, A13        ; <1> ADD     part_27, lower_27, c
||      ADD     .L2    B7, B8, B7           ; <1> ADD     f, upper_34, part_34
||      SHRU    .S2    B6, B11, B8          ; <1> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A8, A0, A14          ; <1> MPYHLU  b, key1_37, mixed1_39
||      LDW     .D1T1  *+A10[0], A12        ; <0> LDW     *+keys[0]{keys_in}, key0_20
||      LDW     .D2T2  *+B15[4], B10        ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_45
        XOR     .L1    A3, A6, A11          ; <1> XOR     d, r_20, d
||      ADD     .L2    B7, B8, B7           ; <1> ADD     part_34, lower_34, f
||      SHRU    .S1    A2, 19, A5           ; <0> SHRU    a, 19, lower_21
||      SHRU    .S2    B1, B10, B1          ; <2> SHRU    sum_48, right_51, lower_51
||      MPYLHU  .M1    A8, A0, A0           ; <1> MPYLHU  b, key1_37, mixed2_39
||      LDW     .D2T2  *B9--[4], B0         ; <0> LDW     *back_in--[4]{first_begin}, e
        ADD     .L1    A12, A6, A6          ; <1> ADD     b, key0_37, index_37
||      ADD     .L2    B0, B1, B0           ; <2> ADD     part_51, lower_51, g
||      SHL     .S1    A2, 13, A3           ; <0> SHL     a, 13, upper_21
||      SHL     .S2    B7, 13, B1           ; <1> SHL     f, 13, upper_46
||      MPYU    .M1    A8, A0, A14          ; <1> MPYU    b, key1_37, low_39
||      LDW     .D1T1  *+A15[0], A3         ; <1> LDW     *+front_out[0]{first_again}, a
||      LDW     .D2T2  *+B15[3], B12        ; <1> LDW     *+B15[3]{keys_in}, key0_45
        ADD     .L1    A3, A5, A3           ; <0> ADD     upper_21, lower_21, a
||      ADD     .S1    A14, A0, A0          ; <1> ADD     mixed1_39, mixed2_39, mixed_39
||      SHRU    .S2    B7, 19, B0           ; <1> SHRU    f, 19, lower_46
||      STW     .D2T2  B0, *B3--[4]         ; <2> STW     g, *back_out--[4]{first_out}
        ADD     .L2    B1, B0, B13          ; <1> ADD     upper_46, lower_46, f
||      SHL     .S1    A0, 16, A0           ; <1> SHL     mixed_39, 16, upper_39
||      ADD     .S2    B10, B13, B0         ; <1> ADD     g, upper_35, part_35
||      MPYLHU  .M1    A3, A5, A0           ; <0> MPYLHU  a, key1_20, mixed2_22
||      STW     .D1T1  A3, *-A9[4]          ; <0> STW     a, *-front_in[4]{first_aside}
||      LDW     .D2T2  *+B15[2], B8         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_28
        ADD     .L1    A14, A0, A12         ; <1> ADD     low_39, upper_39, p_37
||      ADD     .L2    B0, B2, B11          ; <1> ADD     part_35, lower_35, g
||      ADD     .S1    A2, A12, A14         ; <0> ADD     a, key0_20, index_20
||      MPYHLU  .M1    A3, A5, A5           ; <0> MPYHLU  a, key1_20, mixed1_22
||      MPYHLU  .M2    B13, B10, B1         ; <1> MPYHLU  f, key1_45, mixed1_47
||      LDW     .D1T1  *+A4[A6], A3         ; <1> LDW     *+A4[index_37], box_40
||      LDW     .D2T2  *+B15[1], B2         ; <0> LDW     *+B15[1]{keys_in}, key0_28
        XOR     .L2    B6, B12, B6          ; <1> XOR     h, r_28, h
||      SHRU    .S1    A12, 22, A2          ; <1> SHRU    p_37, 22, p22_40
||      SHRU    .S2    B0, 19, B2           ; <0> SHRU    e, 19, lower_29
||      MPYU    .M1    A3, A5, A8           ; <0> MPYU    a, key1_20, low_22
||      MPYLHU  .M2    B13, B10, B12        ; <1> MPYLHU  f, key1_45, mixed2_47
        ADD     .L1    A5, A0, A5           ; <0> ADD     mixed1_22, mixed2_22, mixed_22
||      ADD     .L2    B7, B12, B10         ; <1> ADD     f, key0_45, index_45
||      SHL     .S1    A12, 10, A0          ; <1> SHL     p_37, 10, p10_40
||      SHL     .S2    B0, 13, B7           ; <0> SHL     e, 13, upper_29
||      MPYHLU  .M1    A12, A7, A0          ; <1> MPYHLU  p_37, split, times_41
||      MPYU    .M2    B13, B10, B1         ; <1> MPYU    f, key1_45, low_47
||      STW     .D1T1  A8, *+A15[3]         ; <1> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B3[0], B7          ; <1> LDW     *+back_out[0]{first_again}, e
        ADD     .L2    B7, B2, B7           ; <0> ADD     upper_29, lower_29, e
||      ADD     .S1    A2, A0, A2           ; <1> ADD     p22_40, p10_40, r_37
||      ADD     .S2    B1, B12, B12         ; <1> ADD     mixed1_47, mixed2_47, mixed_47
||      LDW     .D1T1  *+A4[A14], A5        ; <0> LDW     *+A4[index_20], box_23
        XOR     .L1    A3, A2, A0           ; <1> XOR     a, r_37, a
||      SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_22, 16, upper_22
||      SHL     .S2    B12, 16, B12         ; <1> SHL     mixed_47, 16, upper_47
||      MPYHU   .M1    A0, A7, A12          ; <1> MPYHU   times_41, split, p27_40
||      MPYLHU  .M2    B7, B8, B0           ; <0> MPYLHU  e, key1_28, mixed2_30
||      STW     .D2T2  B7, *+B9[4]          ; <0> STW     e, *+back_in[4]{first_aside}
        XOR     .L1    A3, A2, A5           ; <1> XOR     box_40, r_37, two_40
||      ADD     .L2    B1, B12, B12         ; <1> ADD     low_47, upper_47, p_45
||      SHL     .S1    A12, 5, A3           ; <1> SHL     p_37, 5, p5_40
||      ADD     .S2    B0, B2, B2           ; <0> ADD     e, key0_28, index_28
||      MPYHLU  .M2    B7, B8, B8           ; <0> MPYHLU  e, key1_28, mixed1_30
||      ADD     .D1    A8, A5, A8           ; <0> ADD     low_22, upper_22, p_20
||      LDW     .D2T2  *+B4[B10], B13       ; <1> LDW     *+B4[index_45], box_48
        SUB     .L1    A7, A12, A2          ; <1> SUB     split, p27_40, right_44
||      SHL     .S1    A6, A12, A0          ; <1> SHL     index_37, p27_40, upper_44
||      SHRU    .S2    B12, 22, B1          ; <1> SHRU    p_45, 22, p22_48
||      MPYHLU  .M1    A8, A7, A11          ; <0> MPYHLU  p_20, split, times_24
||      MPYU    .M2    B7, B8, B8           ; <0> MPYU    e, key1_28, low_30
||      STW     .D1T1  A0, *+A15[2]         ; <1> STW     a, *+front_out[2]{first_out}
        XOR     .L1    A5, A12, A12         ; <1> XOR     two_40, p27_40, three_40
||      ADD     .L2    B8, B0, B13          ; <0> ADD     mixed1_30, mixed2_30, mixed_30
||      SHRU    .S1    A6, A2, A2           ; <1> SHRU    index_37, right_44, lower_44
||      SHL     .S2    B12, 10, B0          ; <1> SHL     p_45, 10, p10_48
||      MPYHLU  .M1    A3, A7, A12          ; <1> MPYHLU  p5_40, split, times_42
||      MPYHLU  .M2    B12, B5, B0          ; <1> MPYHLU  p_45, split, times_49
||      ADD     .D1    A11, A0, A0          ; <1> ADD     d, upper_44, part_44
||      STW     .D2T2  B13, *+B3[3]         ; <1> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A12, A3, A3          ; <1> XOR     three_40, p5_40, sum_40
||      SHL     .S1    A8, 10, A6           ; <0> SHL     p_20, 10, p10_23
||      ADD     .S2    B1, B0, B1           ; <1> ADD     p22_48, p10_48, r_45
||      MPYHU   .M1    A11, A7, A11         ; <0> MPYHU   times_24, split, p27_23
||      LDW     .D2T2  *+B4[B2], B7         ; <0> LDW     *+B4[index_28], box_31
        ADD     .L1    A0, A2, A0           ; <1> ADD     part_44, lower_44, d
||      XOR     .L2    B7, B1, B0           ; <1> XOR     e, r_45, e
||      SHRU    .S1    A8, 22, A2           ; <0> SHRU    p_20, 22, p22_23
||      SHL     .S2    B13, 16, B7          ; <0> SHL     mixed_30, 16, upper_30
||      MPYHU   .M2    B0, B5, B7           ; <1> MPYHU   times_49, split, p27_48
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
        ADD     .L1    A2, A6, A6           ; <0> ADD     p22_23, p10_23, r_20
||      XOR     .L2    B13, B1, B13         ; <1> XOR     box_48, r_45, two_48
||      SHL     .S1    A8, 5, A2            ; <0> SHL     p_20, 5, p5_23
||      SHL     .S2    B12, 5, B12          ; <1> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A12, A7, A12         ; <1> MPYHU   times_42, split, by_40
||      LDW     .D1T1  *-A9[3], A8          ; <0> LDW     *-front_in[3]{first_in}, b
||      ADD     .D2    B8, B7, B8           ; <0> ADD     low_30, upper_30, p_28
        XOR     .L1    A5, A6, A5           ; <0> XOR     box_23, r_20, two_23
||      SUB     .L2    B5, B7, B1           ; <1> SUB     split, p27_48, right_52
||[A1]  B       .S1    mars_encrypt_blocks$first; <0> [left] B       first
||      SHL     .S2    B10, B7, B0          ; <1> SHL     index_45, p27_48, upper_52
||      MPYHLU  .M1    A2, A7, A0           ; <0> MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2    B8, B5, B13          ; <0> MPYHLU  p_28, split, times_32
||      SUB     .D1    A7, A11, A8          ; <0> SUB     split, p27_23, right_27
||      STW     .D2T2  B0, *+B3[2]          ; <1> STW     e, *+back_out[2]{first_out}
        XOR     .L1    A5, A11, A11         ; <0> XOR     two_23, p27_23, three_23
||      XOR     .L2    B13, B7, B1          ; <1> XOR     two_48, p27_48, three_48
||      SHL     .S1    A14, A11, A5         ; <0> SHL     index_20, p27_23, upper_27
||      SHRU    .S2    B10, B1, B6          ; <1> SHRU    index_45, right_52, lower_52
||      MPYHLU  .M2    B12, B5, B0          ; <1> MPYHLU  p5_48, split, times_50
||      STW     .D1T1  A0, *+A15[1]         ; <1> STW     d, *+front_out[1]{first_out}
||      ADD     .D2    B6, B0, B10          ; <1> ADD     h, upper_52, part_52
        XOR     .L1    A11, A2, A11         ; <0> XOR     three_23, p5_23, sum_23
||      XOR     .L2    B1, B12, B1          ; <1> XOR     three_48, p5_48, sum_48
||      SHRU    .S1    A14, A8, A14         ; <0> SHRU    index_20, right_27, lower_27
||      SHL     .S2    B8, 10, B12          ; <0> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A0, A7, A12          ; <0> MPYHU   times_25, split, by_23
||      MPYHU   .M2    B13, B5, B13         ; <0> MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *-A9[2], A11         ; <0> LDW     *-front_in[2]{first_in}, c
        SUB     .L1    A7, A12, A2          ; <1> SUB     split, by_40, right_43
||      ADD     .L2    B10, B6, B10         ; <1> ADD     part_52, lower_52, h
||      SHL     .S1    A3, A12, A0          ; <1> SHL     sum_40, by_40, upper_43
||      SHRU    .S2    B8, 22, B6           ; <0> SHRU    p_28, 22, p22_31
||      LDW     .D1T1  *-A9[1], A3          ; <0> LDW     *-front_in[1]{first_in}, d
        SUB     .L1    A7, A12, A13         ; <0> SUB     split, by_23, right_26
||      ADD     .L2    B6, B12, B12         ; <0> ADD     p22_31, p10_31, r_28
||      SHL     .S1    A11, A12, A12        ; <0> SHL     sum_23, by_23, upper_26
||      SHL     .S2    B8, 5, B8            ; <0> SHL     p_28, 5, p5_31
||      MPYHU   .M2    B0, B5, B0           ; <1> MPYHU   times_50, split, by_48
||      ADD     .D1    A13, A0, A0          ; <1> ADD     c, upper_43, part_43
||      LDW     .D2T2  *+B9[5], B7          ; <0> LDW     *+back_in[5]{first_in}, f
        ADD     .L1    A8, A12, A11         ; <0> ADD     b, upper_26, part_26
||      XOR     .L2    B7, B12, B6          ; <0> XOR     box_31, r_28, two_31
||      SHRU    .S1    A11, A13, A8         ; <0> SHRU    sum_23, right_26, lower_26
||      MPYHLU  .M2    B8, B5, B10          ; <0> MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *+A10[3], A0         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_37
||      SUB     .D2    B5, B13, B7          ; <0> SUB     split, p27_31, right_35
mars_encrypt_blocks$first$exit:
        ADD     .L1    A11, A8, A12         ; <-1> ADD     part_26, lower_26, b
||      XOR     .L2    B6, B13, B6          ; <-1> XOR     two_31, p27_31, three_31
||      SHRU    .S1    A3, A2, A2           ; <-2> SHRU    sum_40, right_43, lower_43
||      SHL     .S2    B2, B13, B13         ; <-1> SHL     index_28, p27_31, upper_35
||      STW     .D2T2  B10, *+B3[1]         ; <-2> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A0, A2, A0           ; <-2> ADD     part_43, lower_43, c
||      XOR     .L2    B6, B8, B6           ; <-1> XOR     three_31, p5_31, sum_31
||      SHL     .S1    A12, 13, A2          ; <-1> SHL     b, 13, upper_38
||      SHRU    .S2    B2, B7, B2           ; <-1> SHRU    index_28, right_35, lower_35
||      MPYHU   .M2    B10, B5, B8          ; <-1> MPYHU   times_33, split, by_31
||      LDW     .D1T1  *+A10[2], A6         ; <-1> LDW     *+keys[2]{keys_in}, key0_37
||      LDW     .D2T2  *+B9[6], B10         ; <-1> LDW     *+back_in[6]{first_in}, g
        SUB     .L2    B5, B0, B10          ; <-2> SUB     split, by_48, right_51
||      SHRU    .S1    A12, 19, A0          ; <-1> SHRU    b, 19, lower_38
||      SHL     .S2    B1, B0, B0           ; <-2> SHL     sum_48, by_48, upper_51
||      STW     .D1T1  A0, *A15++[4]        ; <-2> STW     c, *front_out++[4]{first_out}
||      LDW     .D2T2  *+B9[7], B6          ; <-1> LDW     *+back_in[7]{first_in}, h
        ADD     .L1    A2, A0, A8           ; <-1> ADD     upper_38, lower_38, b
||      SUB     .L2    B5, B8, B11          ; <-1> SUB     split, by_31, right_34
||      ADD     .S1    A11, A5, A11         ; <-1> ADD     c, upper_27, part_27
||      SHL     .S2    B6, B8, B8           ; <-1> SHL     sum_31, by_31, upper_34
||      ADD     .D2    B11, B0, B0          ; <-2> ADD     g, upper_51, part_51
        ADD     .L1    A11, A14, A13        ; <-1> ADD     part_27, lower_27, c
||      ADD     .L2    B7, B8, B7           ; <-1> ADD     f, upper_34, part_34
||      SHRU    .S2    B6, B11, B8          ; <-1> SHRU    sum_31, right_34, lower_34
||      MPYHLU  .M1    A8, A0, A14          ; <-1> MPYHLU  b, key1_37, mixed1_39
||      LDW     .D2T2  *+B15[4], B10        ; <-1> LDW     *+B15[3 + 1]{keys_in}, key1_45
        XOR     .L1    A3, A6, A11          ; <-1> XOR     d, r_20, d
||      ADD     .L2    B7, B8, B7           ; <-1> ADD     part_34, lower_34, f
||      SHRU    .S2    B1, B10, B1          ; <-2> SHRU    sum_48, right_51, lower_51
||      MPYLHU  .M1    A8, A0, A0           ; <-1> MPYLHU  b, key1_37, mixed2_39
        ADD     .L1    A12, A6, A6          ; <-1> ADD     b, key0_37, index_37
||      ADD     .L2    B0, B1, B0           ; <-2> ADD     part_51, lower_51, g
||      SHL     .S2    B7, 13, B1           ; <-1> SHL     f, 13, upper_46
||      MPYU    .M1    A8, A0, A14          ; <-1> MPYU    b, key1_37, low_39
||      LDW     .D1T1  *+A15[0], A3         ; <-1> LDW     *+front_out[0]{first_again}, a
||      LDW     .D2T2  *+B15[3], B12        ; <-1> LDW     *+B15[3]{keys_in}, key0_45
        ADD     .S1    A14, A0, A0          ; <-1> ADD     mixed1_39, mixed2_39, mixed_39
||      SHRU    .S2    B7, 19, B0           ; <-1> SHRU    f, 19, lower_46
||      STW     .D2T2  B0, *B3--[4]         ; <-2> STW     g, *back_out--[4]{first_out}
        ADD     .L2    B1, B0, B13          ; <-1> ADD     upper_46, lower_46, f
||      SHL     .S1    A0, 16, A0           ; <-1> SHL     mixed_39, 16, upper_39
||      ADD     .S2    B10, B13, B0         ; <-1> ADD     g, upper_35, part_35
        ADD     .L1    A14, A0, A12         ; <-1> ADD     low_39, upper_39, p_37
||      ADD     .L2    B0, B2, B11          ; <-1> ADD     part_35, lower_35, g
||      MPYHLU  .M2    B13, B10, B1         ; <-1> MPYHLU  f, key1_45, mixed1_47
||      LDW     .D1T1  *+A4[A6], A3         ; <-1> LDW     *+A4[index_37], box_40
        XOR     .L2    B6, B12, B6          ; <-1> XOR     h, r_28, h
||      SHRU    .S1    A12, 22, A2          ; <-1> SHRU    p_37, 22, p22_40
||      MPYLHU  .M2    B13, B10, B12        ; <-1> MPYLHU  f, key1_45, mixed2_47
        ADD     .L2    B7, B12, B10         ; <-1> ADD     f, key0_45, index_45
||      SHL     .S1    A12, 10, A0          ; <-1> SHL     p_37, 10, p10_40
||      MPYHLU  .M1    A12, A7, A0          ; <-1> MPYHLU  p_37, split, times_41
||      MPYU    .M2    B13, B10, B1         ; <-1> MPYU    f, key1_45, low_47
||      STW     .D1T1  A8, *+A15[3]         ; <-1> STW     b, *+front_out[3]{first_out}
||      LDW     .D2T2  *+B3[0], B7          ; <-1> LDW     *+back_out[0]{first_again}, e
        ADD     .S1    A2, A0, A2           ; <-1> ADD     p22_40, p10_40, r_37
||      ADD     .S2    B1, B12, B12         ; <-1> ADD     mixed1_47, mixed2_47, mixed_47
        XOR     .L1    A3, A2, A0           ; <-1> XOR     a, r_37, a
||      SHL     .S2    B12, 16, B12         ; <-1> SHL     mixed_47, 16, upper_47
||      MPYHU   .M1    A0, A7, A12          ; <-1> MPYHU   times_41, split, p27_40
        XOR     .L1    A3, A2, A5           ; <-1> XOR     box_40, r_37, two_40
||      ADD     .L2    B1, B12, B12         ; <-1> ADD     low_47, upper_47, p_45
||      SHL     .S1    A12, 5, A3           ; <-1> SHL     p_37, 5, p5_40
||      LDW     .D2T2  *+B4[B10], B13       ; <-1> LDW     *+B4[index_45], box_48
        SUB     .L1    A7, A12, A2          ; <-1> SUB     split, p27_40, right_44
||      SHL     .S1    A6, A12, A0          ; <-1> SHL     index_37, p27_40, upper_44
||      SHRU    .S2    B12, 22, B1          ; <-1> SHRU    p_45, 22, p22_48
||      STW     .D1T1  A0, *+A15[2]         ; <-1> STW     a, *+front_out[2]{first_out}
        XOR     .L1    A5, A12, A12         ; <-1> XOR     two_40, p27_40, three_40
||      SHRU    .S1    A6, A2, A2           ; <-1> SHRU    index_37, right_44, lower_44
||      SHL     .S2    B12, 10, B0          ; <-1> SHL     p_45, 10, p10_48
||      MPYHLU  .M1    A3, A7, A12          ; <-1> MPYHLU  p5_40, split, times_42
||      MPYHLU  .M2    B12, B5, B0          ; <-1> MPYHLU  p_45, split, times_49
||      ADD     .D1    A11, A0, A0          ; <-1> ADD     d, upper_44, part_44
||      STW     .D2T2  B13, *+B3[3]         ; <-1> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A12, A3, A3          ; <-1> XOR     three_40, p5_40, sum_40
||      ADD     .S2    B1, B0, B1           ; <-1> ADD     p22_48, p10_48, r_45
        ADD     .L1    A0, A2, A0           ; <-1> ADD     part_44, lower_44, d
||      XOR     .L2    B7, B1, B0           ; <-1> XOR     e, r_45, e
||      MPYHU   .M2    B0, B5, B7           ; <-1> MPYHU   times_49, split, p27_48
        XOR     .L2    B13, B1, B13         ; <-1> XOR     box_48, r_45, two_48
||      SHL     .S2    B12, 5, B12          ; <-1> SHL     p_45, 5, p5_48
||      MPYHU   .M1    A12, A7, A12         ; <-1> MPYHU   times_42, split, by_40
        SUB     .L2    B5, B7, B1           ; <-1> SUB     split, p27_48, right_52
||      SHL     .S2    B10, B7, B0          ; <-1> SHL     index_45, p27_48, upper_52
||      STW     .D2T2  B0, *+B3[2]          ; <-1> STW     e, *+back_out[2]{first_out}
        XOR     .L2    B13, B7, B1          ; <-1> XOR     two_48, p27_48, three_48
||      SHRU    .S2    B10, B1, B6          ; <-1> SHRU    index_45, right_52, lower_52
||      MPYHLU  .M2    B12, B5, B0          ; <-1> MPYHLU  p5_48, split, times_50
||      STW     .D1T1  A0, *+A15[1]         ; <-1> STW     d, *+front_out[1]{first_out}
||      ADD     .D2    B6, B0, B10          ; <-1> ADD     h, upper_52, part_52
        XOR     .L2    B1, B12, B1          ; <-1> XOR     three_48, p5_48, sum_48
        SUB     .L1    A7, A12, A2          ; <-1> SUB     split, by_40, right_43
||      ADD     .L2    B10, B6, B10         ; <-1> ADD     part_52, lower_52, h
||      SHL     .S1    A3, A12, A0          ; <-1> SHL     sum_40, by_40, upper_43
        MPYHU   .M2    B0, B5, B0           ; <-1> MPYHU   times_50, split, by_48
||      ADD     .D1    A13, A0, A0          ; <-1> ADD     c, upper_43, part_43
        NOP
        SHRU    .S1    A3, A2, A2           ; <-1> SHRU    sum_40, right_43, lower_43
||      STW     .D2T2  B10, *+B3[1]         ; <-1> STW     h, *+back_out[1]{first_out}
        ADD     .L1    A0, A2, A0           ; <-1> ADD     part_43, lower_43, c
        SUB     .L2    B5, B0, B10          ; <-1> SUB     split, by_48, right_51
||      SHL     .S2    B1, B0, B0           ; <-1> SHL     sum_48, by_48, upper_51
||      STW     .D1T1  A0, *A15++[4]        ; <-1> STW     c, *front_out++[4]{first_out}
        ADD     .D2    B11, B0, B0          ; <-1> ADD     g, upper_51, part_51
        NOP
        SHRU    .S2    B1, B10, B1          ; <-1> SHRU    sum_48, right_51, lower_51
        ADD     .L2    B0, B1, B0           ; <-1> ADD     part_51, lower_51, g
        STW     .D2T2  B0, *B3--[4]         ; <-1> STW     g, *back_out--[4]{first_out}
mars_encrypt_blocks$mars_encrypt_blocks$6:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
        ADDK    .S1    16, A10              ; ADDK    16, keys
||[B0]  B       .S2    mars_encrypt_blocks$first_half; [pass] B       first_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_encrypt_blocks$mars_encrypt_blocks$7:
        MVK     .S2    4, B0                ; MVK     4, pass
        STW     .D2T2  B0, *+B15[9]         ; save pass
mars_encrypt_blocks$second_half:
        LDW     .D1T2  *+A10[2], B0         ; LDW     *+keys[2], k2_54
        LDW     .D1T1  *+A10[0], A0         ; LDW     *+keys[0], k0_54
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T2  *+A10[1], B1         ; LDW     *+keys[1], k1_54
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        NOP
        LDW     .D1T2  *+A10[3], B0         ; LDW     *+keys[3], k3_54
        STW     .D2T2  B0, *+B15[3]         ; STW     k2_54, *+B15[3]{keys_out}
        SHL     .S2    B0, 4, B2            ; SHL     blocks, 4, last_54
||      STW     .D2T1  A0, *+B15[1]         ; STW     k0_54, *+B15[1]{keys_out}
        ADD     .L1X   1, B0, A1            ; ADD     blocks, 1, odd_54
||      ADD     .L2X   B2, A0, B0           ; ADD     out, last_54, back_in
||      STW     .D2T2  B1, *+B15[2]         ; STW     k1_54, *+B15[2]{keys_out}
        SHRU    .S1    A1, 1, A1            ; SHRU    odd_54, 1, left
||      SUBAW   .D2    B0, 4, B9            ; SUBAW   back_in, 4, back_in
        MV      .L1    A0, A9               ; MV      out, front_in
||      MV      .L2    B9, B3               ; MV      back_in, back_out
||      MV      .S1    A0, A15              ; MV      out, front_out
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_54, *+B15[4]{keys_out}
mars_encrypt_blocks$second$guard:
        CMPGT   .L1    3, A1, A2            ; few iterations of second
  [A2]  B       .S1    mars_encrypt_blocks$second$few; few iterations of second
        NOP     5
mars_encrypt_blocks$second$entry:
        MV      .L1    A9, A11              ; move front_in
||      MV      .S1    A10, A2              ; move keys
        LDW     .D1T1  *A11++[4], A13       ; <0> LDW     *front_in++[4]{second_begin}, a
        SUB     .L1    A1, 2, A1            ; passes of second
||      MV      .S1    A15, A14             ; move front_out
||      LDW     .D1T1  *+A2[1], A15         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_56
        NOP     3
        LDW     .D2T2  *B9--[4], B5         ; <0> LDW     *back_in--[4]{second_begin}, e
        SHRU    .S1    A13, 19, A6          ; <0> SHRU    a, 19, lower_57
||      LDW     .D2T2  *+B15[2], B13        ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_64
        SHL     .S1    A13, 13, A12         ; <0> SHL     a, 13, upper_57
        ADD     .L1    A12, A6, A12         ; <0> ADD     upper_57, lower_57, a
        LDW     .D1T1  *+A2[0], A15         ; <0> LDW     *+keys[0]{keys_in}, key0_56
        MPYHLU  .M1    A12, A15, A6         ; <0> MPYHLU  a, key1_56, mixed1_58
||      STW     .D1T1  A12, *-A11[4]        ; <0> STW     a, *-front_in[4]{second_aside}
        MV      .L2X   A7, B11              ; split on both sides
||      SHRU    .S2    B5, 19, B0           ; <0> SHRU    e, 19, lower_65
||      MPYLHU  .M1    A12, A15, A15        ; <0> MPYLHU  a, key1_56, mixed2_58
        SHL     .S2    B5, 13, B12          ; <0> SHL     e, 13, upper_65
||      MPYU    .M1    A12, A15, A0         ; <0> MPYU    a, key1_56, low_58
        ADD     .L2    B12, B0, B0          ; <0> ADD     upper_65, lower_65, e
||      ADD     .D1    A6, A15, A3          ; <0> ADD     mixed1_58, mixed2_58, mixed_58
        SHL     .S1    A3, 16, A15          ; <0> SHL     mixed_58, 16, upper_58
||      ADD     .D1    A13, A15, A12        ; <0> ADD     a, key0_56, index_56
||      LDW     .D2T2  *+B15[1], B2         ; <0> LDW     *+B15[1]{keys_in}, key0_64
        ADD     .L1    A0, A15, A15         ; <0> ADD     low_58, upper_58, p_56
||      MPYHLU  .M2    B0, B13, B10         ; <0> MPYHLU  e, key1_64, mixed1_66
||      LDW     .D1T1  *-A11[3], A15        ; <0> LDW     *-front_in[3]{second_in}, b
||      STW     .D2T2  B0, *+B9[4]          ; <0> STW     e, *+back_in[4]{second_aside}
        SHRU    .S1    A15, 22, A6          ; <0> SHRU    p_56, 22, p22_59
||      MPYLHU  .M2    B0, B13, B13         ; <0> MPYLHU  e, key1_64, mixed2_66
||      LDW     .D1T1  *+A4[A12], A13       ; <0> LDW     *+A4[index_56], box_59
        SHL     .S1    A15, 5, A3           ; <0> SHL     p_56, 5, p5_59
||      MPYU    .M2    B0, B13, B13         ; <0> MPYU    e, key1_64, low_66
||      LDW     .D1T1  *+A2[2], A10         ; <0> LDW     *+keys[2]{keys_in}, key0_73
        SHL     .S1    A15, 10, A8          ; <0> SHL     p_56, 10, p10_59
||      MPYHLU  .M1    A15, A7, A6          ; <0> MPYHLU  p_56, split, times_60
||      LDW     .D1T1  *+A2[3], A13         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_73
||      ADD     .D2    B10, B13, B10        ; <0> ADD     mixed1_66, mixed2_66, mixed_66
        SHL     .S2    B10, 16, B5          ; <0> SHL     mixed_66, 16, upper_66
||      ADD     .D1    A6, A8, A0           ; <0> ADD     p22_59, p10_59, r_56
||      ADD     .D2    B5, B2, B2           ; <0> ADD     e, key0_64, index_64
        XOR     .L1    A15, A0, A15         ; <0> XOR     b, r_56, b
||      ADD     .L2    B13, B5, B6          ; <0> ADD     low_66, upper_66, p_64
||      MPYHU   .M1    A6, A7, A6           ; <0> MPYHU   times_60, split, p27_59
||      LDW     .D2T2  *+B9[5], B8          ; <0> LDW     *+back_in[5]{second_in}, f
        SHL     .S1    A15, 13, A5          ; <0> SHL     b, 13, upper_74
||      SHRU    .S2    B6, 22, B13          ; <0> SHRU    p_64, 22, p22_67
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[index_64], box_67
        XOR     .L1    A13, A0, A0          ; <0> XOR     box_59, r_56, two_59
||      SHRU    .S1    A15, 19, A8          ; <0> SHRU    b, 19, lower_74
||      SHL     .S2    B6, 5, B5            ; <0> SHL     p_64, 5, p5_67
||      LDW     .D2T2  *+B15[3], B7         ; <0> LDW     *+B15[3]{keys_in}, key0_81
        XOR     .L1    A0, A6, A8           ; <0> XOR     two_59, p27_59, three_59
||      SHL     .S2    B6, 10, B1           ; <0> SHL     p_64, 10, p10_67
||      MPYHLU  .M1    A3, A7, A10          ; <0> MPYHLU  p5_59, split, times_61
||      MPYHLU  .M2    B6, B11, B10         ; <0> MPYHLU  p_64, split, times_68
||      ADD     .D1    A5, A8, A0           ; <0> ADD     upper_74, lower_74, b
||      LDW     .D2T2  *+B15[4], B8         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_81
        ADD     .L1    A15, A10, A3         ; <0> ADD     b, key0_73, index_73
||      XOR     .S1    A8, A3, A15          ; <0> XOR     three_59, p5_59, sum_59
||      MPYLHU  .M1    A0, A13, A5          ; <0> MPYLHU  b, key1_73, mixed2_75
||      LDW     .D1T1  *-A11[2], A12        ; <0> LDW     *-front_in[2]{second_in}, c
||      ADD     .D2    B13, B1, B13         ; <0> ADD     p22_67, p10_67, r_64
        SUB     .L1    A7, A6, A8           ; <0> SUB     split, p27_59, right_63
||      XOR     .L2    B8, B13, B6          ; <0> XOR     f, r_64, f
||      MPYHLU  .M1    A0, A13, A8          ; <0> MPYHLU  b, key1_73, mixed1_75
||      MPYHU   .M2    B10, B11, B12        ; <0> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *-A11[1], A12        ; <0> LDW     *-front_in[1]{second_in}, d
        SHRU    .S1    A12, A8, A10         ; <0> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B6, 13, B10          ; <0> SHL     f, 13, upper_82
||      MPYHU   .M1    A10, A7, A13         ; <0> MPYHU   times_61, split, by_59
||      LDW     .D1T1  *A11++[4], A13       ; <1> LDW     *front_in++[4]{second_begin}, a
        ADD     .L1    A8, A5, A5           ; <0> ADD     mixed1_75, mixed2_75, mixed_75
||      XOR     .L2    B8, B13, B13         ; <0> XOR     box_67, r_64, two_67
||      SHL     .S1    A12, A6, A6          ; <0> SHL     index_56, p27_59, upper_63
||      SHRU    .S2    B6, 19, B1           ; <0> SHRU    f, 19, lower_82
||      MPYU    .M1    A0, A13, A5          ; <0> MPYU    b, key1_73, low_75
||      LDW     .D1T1  *+A2[1], A15         ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_56
        XOR     .L2    B13, B12, B13        ; <0> XOR     two_67, p27_67, three_67
||      SHL     .S1    A5, 16, A8           ; <0> SHL     mixed_75, 16, upper_75
||      MPYHLU  .M2    B5, B11, B7          ; <0> MPYHLU  p5_67, split, times_69
||      ADD     .D2    B10, B1, B10         ; <0> ADD     upper_82, lower_82, f
        ADD     .L1    A12, A6, A6          ; <0> ADD     c, upper_63, part_63
||      ADD     .L2    B6, B7, B6           ; <0> ADD     f, key0_81, index_81
||      ADD     .S1    A5, A8, A5           ; <0> ADD     low_75, upper_75, p_73
||      XOR     .S2    B13, B5, B13         ; <0> XOR     three_67, p5_67, sum_67
||      MPYLHU  .M2    B10, B8, B1          ; <0> MPYLHU  f, key1_81, mixed2_83
||      LDW     .D2T2  *+B9[6], B5          ; <0> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A7, A13, A9          ; <0> SUB     split, by_59, right_62
||      SUB     .L2    B11, B12, B5         ; <0> SUB     split, p27_67, right_71
||      SHL     .S1    A15, A13, A8         ; <0> SHL     sum_59, by_59, upper_62
||      MPYHLU  .M1    A5, A7, A9           ; <0> MPYHLU  p_73, split, times_77
||      MPYHLU  .M2    B10, B8, B5          ; <0> MPYHLU  f, key1_81, mixed1_83
||      LDW     .D2T2  *+B9[7], B12         ; <0> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A12, A8, A8          ; <0> ADD     d, upper_62, part_62
||      SHRU    .S1    A15, A9, A12         ; <0> SHRU    sum_59, right_62, lower_62
||      SHRU    .S2    B2, B5, B7           ; <0> SHRU    index_64, right_71, lower_71
||      MPYHU   .M2    B7, B11, B2          ; <0> MPYHU   times_69, split, by_67
||      LDW     .D2T2  *B9--[4], B5         ; <1> LDW     *back_in--[4]{second_begin}, e
        ADD     .L1    A6, A10, A9          ; <0> ADD     part_63, lower_63, c
||      ADD     .L2    B5, B1, B1           ; <0> ADD     mixed1_83, mixed2_83, mixed_83
||      SHRU    .S1    A13, 19, A6          ; <1> SHRU    a, 19, lower_57
||      SHL     .S2    B2, B12, B8          ; <0> SHL     index_64, p27_67, upper_71
||      MPYHU   .M1    A9, A7, A8           ; <0> MPYHU   times_77, split, p27_76
||      MPYU    .M2    B10, B8, B1          ; <0> MPYU    f, key1_81, low_83
||      LDW     .D1T1  *+A14[0], A10        ; <0> LDW     *+front_out[0]{second_again}, a
||      LDW     .D2T2  *+B15[2], B13        ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_64
        ADD     .L1    A8, A12, A10         ; <0> ADD     part_62, lower_62, d
||      SHL     .S1    A13, 13, A12         ; <1> SHL     a, 13, upper_57
||      SHL     .S2    B1, 16, B0           ; <0> SHL     mixed_83, 16, upper_83
        ADD     .L1    A12, A6, A12         ; <1> ADD     upper_57, lower_57, a
||      ADD     .L2    B5, B8, B1           ; <0> ADD     g, upper_71, part_71
||      SHL     .S1    A3, A8, A6           ; <0> SHL     index_73, p27_76, upper_80
||      ADD     .S2    B1, B0, B8           ; <0> ADD     low_83, upper_83, p_81
||      LDW     .D1T1  *+A4[A3], A12        ; <0> LDW     *+A4[index_73], box_76
        SUB     .L1    A7, A8, A10          ; <0> SUB     split, p27_76, right_80
||      SUB     .L2    B11, B2, B2          ; <0> SUB     split, by_67, right_70
||      ADD     .S1    A10, A6, A6          ; <0> ADD     d, upper_80, part_80
||      SHL     .S2    B13, B2, B0          ; <0> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M2    B8, B11, B0          ; <0> MPYHLU  p_81, split, times_85
||      LDW     .D1T1  *+A2[0], A15         ; <1> LDW     *+keys[0]{keys_in}, key0_56
        ADD     .L2    B12, B0, B2          ; <0> ADD     h, upper_70, part_70
||      SHRU    .S1    A3, A10, A3          ; <0> SHRU    index_73, right_80, lower_80
||      SHRU    .S2    B13, B2, B12         ; <0> SHRU    sum_67, right_70, lower_70
||      MPYHLU  .M1    A12, A15, A6         ; <1> MPYHLU  a, key1_56, mixed1_58
||      STW     .D1T1  A12, *-A11[4]        ; <1> STW     a, *-front_in[4]{second_aside}
        ADD     .L1    A6, A3, A0           ; <0> ADD     part_80, lower_80, d
||      ADD     .L2    B1, B7, B7           ; <0> ADD     part_71, lower_71, g
||      SHRU    .S1    A5, 22, A3           ; <0> SHRU    p_73, 22, p22_76
||      SHRU    .S2    B5, 19, B0           ; <1> SHRU    e, 19, lower_65
||      MPYLHU  .M1    A12, A15, A15        ; <1> MPYLHU  a, key1_56, mixed2_58
||      MPYHU   .M2    B0, B11, B1          ; <0> MPYHU   times_85, split, p27_84
||      STW     .D1T1  A0, *+A14[3]         ; <0> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B3[0], B12         ; <0> LDW     *+back_out[0]{second_again}, e
        ADD     .L2    B2, B12, B2          ; <0> ADD     part_70, lower_70, h
||      SHL     .S1    A5, 10, A0           ; <0> SHL     p_73, 10, p10_76
||      SHL     .S2    B5, 13, B12          ; <1> SHL     e, 13, upper_65
||      MPYU    .M1    A12, A15, A0         ; <1> MPYU    a, key1_56, low_58
||      STW     .D1T1  A0, *+A14[1]         ; <0> STW     d, *+front_out[1]{second_out}
        ADD     .L1    A3, A0, A6           ; <0> ADD     p22_76, p10_76, r_73
||      ADD     .L2    B12, B0, B0          ; <1> ADD     upper_65, lower_65, e
||      SHL     .S1    A5, 5, A5            ; <0> SHL     p_73, 5, p5_76
||      SHL     .S2    B6, B1, B12          ; <0> SHL     index_81, p27_84, upper_88
||      ADD     .D1    A6, A15, A3          ; <1> ADD     mixed1_58, mixed2_58, mixed_58
||      LDW     .D2T2  *+B4[B6], B6         ; <0> LDW     *+B4[index_81], box_84
        XOR     .L1    A12, A6, A3          ; <0> XOR     box_76, r_73, two_76
||      SUB     .L2    B11, B1, B12         ; <0> SUB     split, p27_84, right_88
||      SHL     .S1    A3, 16, A15          ; <1> SHL     mixed_58, 16, upper_58
||      ADD     .S2    B2, B12, B2          ; <0> ADD     h, upper_88, part_88
||      MPYHLU  .M1    A5, A7, A0           ; <0> MPYHLU  p5_76, split, times_78
||      ADD     .D1    A13, A15, A12        ; <1> ADD     a, key0_56, index_56
||      LDW     .D2T2  *+B15[1], B2         ; <1> LDW     *+B15[1]{keys_in}, key0_64
        ADD     .L1    A0, A15, A15         ; <1> ADD     low_58, upper_58, p_56
||      SHRU    .S2    B6, B12, B6          ; <0> SHRU    index_81, right_88, lower_88
||      MPYHLU  .M2    B0, B13, B10         ; <1> MPYHLU  e, key1_64, mixed1_66
||      LDW     .D1T1  *-A11[3], A15        ; <1> LDW     *-front_in[3]{second_in}, b
||      STW     .D2T2  B0, *+B9[4]          ; <1> STW     e, *+back_in[4]{second_aside}
        XOR     .L1    A9, A6, A9           ; <0> XOR     c, r_73, c
||      ADD     .L2    B2, B6, B6           ; <0> ADD     part_88, lower_88, h
||      SHRU    .S1    A15, 22, A6          ; <1> SHRU    p_56, 22, p22_59
||      SHRU    .S2    B8, 22, B2           ; <0> SHRU    p_81, 22, p22_84
||      MPYHU   .M1    A0, A7, A0           ; <0> MPYHU   times_78, split, by_76
||      MPYLHU  .M2    B0, B13, B13         ; <1> MPYLHU  e, key1_64, mixed2_66
||      LDW     .D1T1  *+A4[A12], A13       ; <1> LDW     *+A4[index_56], box_59
||      STW     .D2T2  B10, *+B3[3]         ; <0> STW     f, *+back_out[3]{second_out}
        XOR     .L1    A3, A8, A8           ; <0> XOR     two_76, p27_76, three_76
||      SHL     .S1    A15, 5, A3           ; <1> SHL     p_56, 5, p5_59
||      SHL     .S2    B8, 10, B0           ; <0> SHL     p_81, 10, p10_84
||      MPYU    .M2    B0, B13, B13         ; <1> MPYU    e, key1_64, low_66
||      LDW     .D1T1  *+A2[2], A10         ; <1> LDW     *+keys[2]{keys_in}, key0_73
||      STW     .D2T2  B6, *+B3[1]          ; <0> STW     h, *+back_out[1]{second_out}
        XOR     .L1    A8, A5, A13          ; <0> XOR     three_76, p5_76, sum_76
||      ADD     .L2    B2, B0, B0           ; <0> ADD     p22_84, p10_84, r_81
||      SHL     .S1    A15, 10, A8          ; <1> SHL     p_56, 10, p10_59
||      SHL     .S2    B8, 5, B8            ; <0> SHL     p_81, 5, p5_84
||      MPYHLU  .M1    A15, A7, A6          ; <1> MPYHLU  p_56, split, times_60
||      LDW     .D1T1  *+A2[3], A13         ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_73
||      ADD     .D2    B10, B13, B10        ; <1> ADD     mixed1_66, mixed2_66, mixed_66
        SUB     .L1    A7, A0, A5           ; <0> SUB     split, by_76, right_79
||      XOR     .L2    B6, B0, B10          ; <0> XOR     box_84, r_81, two_84
||      SHL     .S1    A13, A0, A8          ; <0> SHL     sum_76, by_76, upper_79
||      SHL     .S2    B10, 16, B5          ; <1> SHL     mixed_66, 16, upper_66
||      MPYHLU  .M2    B8, B11, B5          ; <0> MPYHLU  p5_84, split, times_86
||      ADD     .D1    A6, A8, A0           ; <1> ADD     p22_59, p10_59, r_56
||      ADD     .D2    B5, B2, B2           ; <1> ADD     e, key0_64, index_64
        XOR     .L1    A15, A0, A15         ; <1> XOR     b, r_56, b
||      ADD     .L2    B13, B5, B6          ; <1> ADD     low_66, upper_66, p_64
||      SHRU    .S1    A13, A5, A5          ; <0> SHRU    sum_76, right_79, lower_79
||      MPYHU   .M1    A6, A7, A6           ; <1> MPYHU   times_60, split, p27_59
||      ADD     .D1    A10, A8, A8          ; <0> ADD     a, upper_79, part_79
||      LDW     .D2T2  *+B9[5], B8          ; <1> LDW     *+back_in[5]{second_in}, f
;@loop {"name": "second", "ii": 26, "res_mii": 23, "rec_mii": 8, "optimal": null, "stages": 3, "critical_cycle": ["ADD", "STW", "STW", "LDW", "ADD"], "attempts": [{"interval": 23, "result": "time limit", "seconds": 3.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 3.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 25, "result": "time limit", "seconds": 3.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 0.8, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.3, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "not found by annealing", "seconds": 11.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop second: II 26, 3 stages
;  bounds: resources 23, recurrence 8
;  critical cycle:
;    ADD part_87, lower_87, e
;    STW e, *+back_out[2]{second_out}
;    STW g, *back_out--[4]{second_out}
;    LDW *+back_out[0]{second_again}, e
;    ADD e, upper_87, part_87
;  units: L1 23/26, S1 24/26, M1 14/26, D1 21/26, L2 22/26, S2 23/26, M2 14/26, D2 21/26
;  cross paths: 1X 0/26, 2X 0/26
;  T paths: T1 16/26, T2 16/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 23: time limit, 3.8 s
;  II 24: time limit, 3.8 s
;  II 25: time limit, 3.6 s
;  II 26 without possible bank conflicts: time limit (as 2 equal channels), 0.8 s
;  II 26: time limit (as 2 equal channels), 1.3 s
;  II 26 without possible bank conflicts: not found by annealing, 11.7 s
;  II 26: found by annealing, 0.0 s
;  not proved optimal: every interval below 23 is ruled out; 11.2 s of search found nothing below 26
;  pipelined from 3 iterations on
mars_encrypt_blocks$second:
        ADD     .L1    A8, A5, A8           ; <2> ADD     part_79, lower_79, a
||      XOR     .L2    B7, B0, B0           ; <2> XOR     g, r_81, g
||      SHL     .S1    A15, 13, A5          ; <1> SHL     b, 13, upper_74
||      SHRU    .S2    B6, 22, B13          ; <1> SHRU    p_64, 22, p22_67
||      MPYHU   .M2    B5, B11, B10         ; <2> MPYHU   times_86, split, by_84
||      LDW     .D2T2  *+B4[B2], B8         ; <1> LDW     *+B4[index_64], box_67
        XOR     .L1    A13, A0, A0          ; <1> XOR     box_59, r_56, two_59
||      XOR     .L2    B10, B1, B1          ; <2> XOR     two_84, p27_84, three_84
||      SHRU    .S1    A15, 19, A8          ; <1> SHRU    b, 19, lower_74
||      SHL     .S2    B6, 5, B5            ; <1> SHL     p_64, 5, p5_67
||      STW     .D1T1  A8, *+A14[2]         ; <2> STW     a, *+front_out[2]{second_out}
||      LDW     .D2T2  *+B15[3], B7         ; <1> LDW     *+B15[3]{keys_in}, key0_81
        XOR     .L1    A0, A6, A8           ; <1> XOR     two_59, p27_59, three_59
||      XOR     .L2    B1, B8, B7           ; <2> XOR     three_84, p5_84, sum_84
||      SHL     .S2    B6, 10, B1           ; <1> SHL     p_64, 10, p10_67
||      MPYHLU  .M1    A3, A7, A10          ; <1> MPYHLU  p5_59, split, times_61
||      MPYHLU  .M2    B6, B11, B10         ; <1> MPYHLU  p_64, split, times_68
||      ADD     .D1    A5, A8, A0           ; <1> ADD     upper_74, lower_74, b
||      LDW     .D2T2  *+B15[4], B8         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_81
        ADD     .L1    A15, A10, A3         ; <1> ADD     b, key0_73, index_73
||      SUB     .L2    B11, B10, B6         ; <2> SUB     split, by_84, right_87
||      XOR     .S1    A8, A3, A15          ; <1> XOR     three_59, p5_59, sum_59
||      SHL     .S2    B7, B10, B1          ; <2> SHL     sum_84, by_84, upper_87
||      MPYLHU  .M1    A0, A13, A5          ; <1> MPYLHU  b, key1_73, mixed2_75
||      LDW     .D1T1  *-A11[2], A12        ; <1> LDW     *-front_in[2]{second_in}, c
||      ADD     .D2    B13, B1, B13         ; <1> ADD     p22_67, p10_67, r_64
        SUB     .L1    A7, A6, A8           ; <1> SUB     split, p27_59, right_63
||      XOR     .L2    B8, B13, B6          ; <1> XOR     f, r_64, f
||      SHRU    .S2    B7, B6, B7           ; <2> SHRU    sum_84, right_87, lower_87
||      MPYHLU  .M1    A0, A13, A8          ; <1> MPYHLU  b, key1_73, mixed1_75
||      MPYHU   .M2    B10, B11, B12        ; <1> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *-A11[1], A12        ; <1> LDW     *-front_in[1]{second_in}, d
||      ADD     .D2    B12, B1, B1          ; <2> ADD     e, upper_87, part_87
        ADD     .L2    B1, B7, B1           ; <2> ADD     part_87, lower_87, e
||      SHRU    .S1    A12, A8, A10         ; <1> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B6, 13, B10          ; <1> SHL     f, 13, upper_82
||      MPYHU   .M1    A10, A7, A13         ; <1> MPYHU   times_61, split, by_59
||      LDW     .D1T1  *A11++[4], A13       ; <0> LDW     *front_in++[4]{second_begin}, a
        ADD     .L1    A8, A5, A5           ; <1> ADD     mixed1_75, mixed2_75, mixed_75
||      XOR     .L2    B8, B13, B13         ; <1> XOR     box_67, r_64, two_67
||      SHL     .S1    A12, A6, A6          ; <1> SHL     index_56, p27_59, upper_63
||      SHRU    .S2    B6, 19, B1           ; <1> SHRU    f, 19, lower_82
||      MPYU    .M1    A0, A13, A5          ; <1> MPYU    b, key1_73, low_75
||      LDW     .D1T1  *+A2[1], A15         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_56
||      STW     .D2T2  B1, *+B3[2]          ; <2> STW     e, *+back_out[2]{second_out}
        XOR     .L2    B13, B12, B13        ; <1> XOR     two_67, p27_67, three_67
||      SHL     .S1    A5, 16, A8           ; <1> SHL     mixed_75, 16, upper_75
||      MPYHLU  .M2    B5, B11, B7          ; <1> MPYHLU  p5_67, split, times_69
||      STW     .D1T1  A9, *A14++[4]        ; <2> STW     c, *front_out++[4]{second_out}
||      ADD     .D2    B10, B1, B10         ; <1> ADD     upper_82, lower_82, f
        ADD     .L1    A12, A6, A6          ; <1> ADD     c, upper_63, part_63
||      ADD     .L2    B6, B7, B6           ; <1> ADD     f, key0_81, index_81
||      ADD     .S1    A5, A8, A5           ; <1> ADD     low_75, upper_75, p_73
||      XOR     .S2    B13, B5, B13         ; <1> XOR     three_67, p5_67, sum_67
||      MPYLHU  .M2    B10, B8, B1          ; <1> MPYLHU  f, key1_81, mixed2_83
||      LDW     .D2T2  *+B9[6], B5          ; <1> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A7, A13, A9          ; <1> SUB     split, by_59, right_62
||      SUB     .L2    B11, B12, B5         ; <1> SUB     split, p27_67, right_71
||      SHL     .S1    A15, A13, A8         ; <1> SHL     sum_59, by_59, upper_62
||      MPYHLU  .M1    A5, A7, A9           ; <1> MPYHLU  p_73, split, times_77
||      MPYHLU  .M2    B10, B8, B5          ; <1> MPYHLU  f, key1_81, mixed1_83
||      LDW     .D2T2  *+B9[7], B12         ; <1> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A12, A8, A8          ; <1> ADD     d, upper_62, part_62
||      SHRU    .S1    A15, A9, A12         ; <1> SHRU    sum_59, right_62, lower_62
||      SHRU    .S2    B2, B5, B7           ; <1> SHRU    index_64, right_71, lower_71
||      MPYHU   .M2    B7, B11, B2          ; <1> MPYHU   times_69, split, by_67
||      LDW     .D2T2  *B9--[4], B5         ; <0> LDW     *back_in--[4]{second_begin}, e
        ADD     .L1    A6, A10, A9          ; <1> ADD     part_63, lower_63, c
||      ADD     .L2    B5, B1, B1           ; <1> ADD     mixed1_83, mixed2_83, mixed_83
||      SHRU    .S1    A13, 19, A6          ; <0> SHRU    a, 19, lower_57
||      SHL     .S2    B2, B12, B8          ; <1> SHL     index_64, p27_67, upper_71
||      MPYHU   .M1    A9, A7, A8           ; <1> MPYHU   times_77, split, p27_76
||      MPYU    .M2    B10, B8, B1          ; <1> MPYU    f, key1_81, low_83
||      LDW     .D1T1  *+A14[0], A10        ; <1> LDW     *+front_out[0]{second_again}, a
||      LDW     .D2T2  *+B15[2], B13        ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_64
        ADD     .L1    A8, A12, A10         ; <1> ADD     part_62, lower_62, d
||      SHL     .S1    A13, 13, A12         ; <0> SHL     a, 13, upper_57
||      SHL     .S2    B1, 16, B0           ; <1> SHL     mixed_83, 16, upper_83
||      STW     .D2T2  B0, *B3--[4]         ; <2> STW     g, *back_out--[4]{second_out}
        ADD     .L1    A12, A6, A12         ; <0> ADD     upper_57, lower_57, a
||      ADD     .L2    B5, B8, B1           ; <1> ADD     g, upper_71, part_71
||      SHL     .S1    A3, A8, A6           ; <1> SHL     index_73, p27_76, upper_80
||      ADD     .S2    B1, B0, B8           ; <1> ADD     low_83, upper_83, p_81
||      LDW     .D1T1  *+A4[A3], A12        ; <1> LDW     *+A4[index_73], box_76
        SUB     .L1    A7, A8, A10          ; <1> SUB     split, p27_76, right_80
||      SUB     .L2    B11, B2, B2          ; <1> SUB     split, by_67, right_70
||      ADD     .S1    A10, A6, A6          ; <1> ADD     d, upper_80, part_80
||      SHL     .S2    B13, B2, B0          ; <1> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M2    B8, B11, B0          ; <1> MPYHLU  p_81, split, times_85
||      LDW     .D1T1  *+A2[0], A15         ; <0> LDW     *+keys[0]{keys_in}, key0_56
        ADD     .L2    B12, B0, B2          ; <1> ADD     h, upper_70, part_70
||      SHRU    .S1    A3, A10, A3          ; <1> SHRU    index_73, right_80, lower_80
||      SHRU    .S2    B13, B2, B12         ; <1> SHRU    sum_67, right_70, lower_70
||      MPYHLU  .M1    A12, A15, A6         ; <0> MPYHLU  a, key1_56, mixed1_58
||      STW     .D1T1  A12, *-A11[4]        ; <0> STW     a, *-front_in[4]{second_aside}
        ADD     .L1    A6, A3, A0           ; <1> ADD     part_80, lower_80, d
||      ADD     .L2    B1, B7, B7           ; <1> ADD     part_71, lower_71, g
||      SHRU    .S1    A5, 22, A3           ; <1> SHRU    p_73, 22, p22_76
||      SHRU    .S2    B5, 19, B0           ; <0> SHRU    e, 19, lower_65
||      MPYLHU  .M1    A12, A15, A15        ; <0> MPYLHU  a, key1_56, mixed2_58
||      MPYHU   .M2    B0, B11, B1          ; <1> MPYHU   times_85, split, p27_84
||      STW     .D1T1  A0, *+A14[3]         ; <1> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B3[0], B12         ; <1> LDW     *+back_out[0]{second_again}, e
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      ADD     .L2    B2, B12, B2          ; <1> ADD     part_70, lower_70, h
||      SHL     .S1    A5, 10, A0           ; <1> SHL     p_73, 10, p10_76
||      SHL     .S2    B5, 13, B12          ; <0> SHL     e, 13, upper_65
||      MPYU    .M1    A12, A15, A0         ; <0> MPYU    a, key1_56, low_58
||      STW     .D1T1  A0, *+A14[1]         ; <1> STW     d, *+front_out[1]{second_out}
        ADD     .L1    A3, A0, A6           ; <1> ADD     p22_76, p10_76, r_73
||      ADD     .L2    B12, B0, B0          ; <0> ADD     upper_65, lower_65, e
||      SHL     .S1    A5, 5, A5            ; <1> SHL     p_73, 5, p5_76
||      SHL     .S2    B6, B1, B12          ; <1> SHL     index_81, p27_84, upper_88
||      ADD     .D1    A6, A15, A3          ; <0> ADD     mixed1_58, mixed2_58, mixed_58
||      LDW     .D2T2  *+B4[B6], B6         ; <1> LDW     *+B4[index_81], box_84
        XOR     .L1    A12, A6, A3          ; <1> XOR     box_76, r_73, two_76
||      SUB     .L2    B11, B1, B12         ; <1> SUB     split, p27_84, right_88
||      SHL     .S1    A3, 16, A15          ; <0> SHL     mixed_58, 16, upper_58
||      ADD     .S2    B2, B12, B2          ; <1> ADD     h, upper_88, part_88
||      MPYHLU  .M1    A5, A7, A0           ; <1> MPYHLU  p5_76, split, times_78
||      ADD     .D1    A13, A15, A12        ; <0> ADD     a, key0_56, index_56
||      LDW     .D2T2  *+B15[1], B2         ; <0> LDW     *+B15[1]{keys_in}, key0_64
        ADD     .L1    A0, A15, A15         ; <0> ADD     low_58, upper_58, p_56
||[A1]  B       .S1    mars_encrypt_blocks$second; <0> [left] B       second
||      SHRU    .S2    B6, B12, B6          ; <1> SHRU    index_81, right_88, lower_88
||      MPYHLU  .M2    B0, B13, B10         ; <0> MPYHLU  e, key1_64, mixed1_66
||      LDW     .D1T1  *-A11[3], A15        ; <0> LDW     *-front_in[3]{second_in}, b
||      STW     .D2T2  B0, *+B9[4]          ; <0> STW     e, *+back_in[4]{second_aside}
        XOR     .L1    A9, A6, A9           ; <1> XOR     c, r_73, c
||      ADD     .L2    B2, B6, B6           ; <1> ADD     part_88, lower_88, h
||      SHRU    .S1    A15, 22, A6          ; <0> SHRU    p_56, 22, p22_59
||      SHRU    .S2    B8, 22, B2           ; <1> SHRU    p_81, 22, p22_84
||      MPYHU   .M1    A0, A7, A0           ; <1> MPYHU   times_78, split, by_76
||      MPYLHU  .M2    B0, B13, B13         ; <0> MPYLHU  e, key1_64, mixed2_66
||      LDW     .D1T1  *+A4[A12], A13       ; <0> LDW     *+A4[index_56], box_59
||      STW     .D2T2  B10, *+B3[3]         ; <1> STW     f, *+back_out[3]{second_out}
        XOR     .L1    A3, A8, A8           ; <1> XOR     two_76, p27_76, three_76
||      SHL     .S1    A15, 5, A3           ; <0> SHL     p_56, 5, p5_59
||      SHL     .S2    B8, 10, B0           ; <1> SHL     p_81, 10, p10_84
||      MPYU    .M2    B0, B13, B13         ; <0> MPYU    e, key1_64, low_66
||      LDW     .D1T1  *+A2[2], A10         ; <0> LDW     *+keys[2]{keys_in}, key0_73
||      STW     .D2T2  B6, *+B3[1]          ; <1> STW     h, *+back_out[1]{second_out}
        XOR     .L1    A8, A5, A13          ; <1> XOR     three_76, p5_76, sum_76
||      ADD     .L2    B2, B0, B0           ; <1> ADD     p22_84, p10_84, r_81
||      SHL     .S1    A15, 10, A8          ; <0> SHL     p_56, 10, p10_59
||      SHL     .S2    B8, 5, B8            ; <1> SHL     p_81, 5, p5_84
||      MPYHLU  .M1    A15, A7, A6          ; <0> MPYHLU  p_56, split, times_60
||      LDW     .D1T1  *+A2[3], A13         ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_73
||      ADD     .D2    B10, B13, B10        ; <0> ADD     mixed1_66, mixed2_66, mixed_66
        SUB     .L1    A7, A0, A5           ; <1> SUB     split, by_76, right_79
||      XOR     .L2    B6, B0, B10          ; <1> XOR     box_84, r_81, two_84
||      SHL     .S1    A13, A0, A8          ; <1> SHL     sum_76, by_76, upper_79
||      SHL     .S2    B10, 16, B5          ; <0> SHL     mixed_66, 16, upper_66
||      MPYHLU  .M2    B8, B11, B5          ; <1> MPYHLU  p5_84, split, times_86
||      ADD     .D1    A6, A8, A0           ; <0> ADD     p22_59, p10_59, r_56
||      ADD     .D2    B5, B2, B2           ; <0> ADD     e, key0_64, index_64
        XOR     .L1    A15, A0, A15         ; <0> XOR     b, r_56, b
||      ADD     .L2    B13, B5, B6          ; <0> ADD     low_66, upper_66, p_64
||      SHRU    .S1    A13, A5, A5          ; <1> SHRU    sum_76, right_79, lower_79
||      MPYHU   .M1    A6, A7, A6           ; <0> MPYHU   times_60, split, p27_59
||      ADD     .D1    A10, A8, A8          ; <1> ADD     a, upper_79, part_79
||      LDW     .D2T2  *+B9[5], B8          ; <0> LDW     *+back_in[5]{second_in}, f
mars_encrypt_blocks$second$exit:
        ADD     .L1    A8, A5, A8           ; <-2> ADD     part_79, lower_79, a
||      XOR     .L2    B7, B0, B0           ; <-2> XOR     g, r_81, g
||      SHL     .S1    A15, 13, A5          ; <-1> SHL     b, 13, upper_74
||      SHRU    .S2    B6, 22, B13          ; <-1> SHRU    p_64, 22, p22_67
||      MPYHU   .M2    B5, B11, B10         ; <-2> MPYHU   times_86, split, by_84
||      LDW     .D2T2  *+B4[B2], B8         ; <-1> LDW     *+B4[index_64], box_67
        XOR     .L1    A13, A0, A0          ; <-1> XOR     box_59, r_56, two_59
||      XOR     .L2    B10, B1, B1          ; <-2> XOR     two_84, p27_84, three_84
||      SHRU    .S1    A15, 19, A8          ; <-1> SHRU    b, 19, lower_74
||      SHL     .S2    B6, 5, B5            ; <-1> SHL     p_64, 5, p5_67
||      STW     .D1T1  A8, *+A14[2]         ; <-2> STW     a, *+front_out[2]{second_out}
||      LDW     .D2T2  *+B15[3], B7         ; <-1> LDW     *+B15[3]{keys_in}, key0_81
        XOR     .L1    A0, A6, A8           ; <-1> XOR     two_59, p27_59, three_59
||      XOR     .L2    B1, B8, B7           ; <-2> XOR     three_84, p5_84, sum_84
||      SHL     .S2    B6, 10, B1           ; <-1> SHL     p_64, 10, p10_67
||      MPYHLU  .M1    A3, A7, A10          ; <-1> MPYHLU  p5_59, split, times_61
||      MPYHLU  .M2    B6, B11, B10         ; <-1> MPYHLU  p_64, split, times_68
||      ADD     .D1    A5, A8, A0           ; <-1> ADD     upper_74, lower_74, b
||      LDW     .D2T2  *+B15[4], B8         ; <-1> LDW     *+B15[3 + 1]{keys_in}, key1_81
        ADD     .L1    A15, A10, A3         ; <-1> ADD     b, key0_73, index_73
||      SUB     .L2    B11, B10, B6         ; <-2> SUB     split, by_84, right_87
||      XOR     .S1    A8, A3, A15          ; <-1> XOR     three_59, p5_59, sum_59
||      SHL     .S2    B7, B10, B1          ; <-2> SHL     sum_84, by_84, upper_87
||      MPYLHU  .M1    A0, A13, A5          ; <-1> MPYLHU  b, key1_73, mixed2_75
||      LDW     .D1T1  *-A11[2], A12        ; <-1> LDW     *-front_in[2]{second_in}, c
||      ADD     .D2    B13, B1, B13         ; <-1> ADD     p22_67, p10_67, r_64
        SUB     .L1    A7, A6, A8           ; <-1> SUB     split, p27_59, right_63
||      XOR     .L2    B8, B13, B6          ; <-1> XOR     f, r_64, f
||      SHRU    .S2    B7, B6, B7           ; <-2> SHRU    sum_84, right_87, lower_87
||      MPYHLU  .M1    A0, A13, A8          ; <-1> MPYHLU  b, key1_73, mixed1_75
||      MPYHU   .M2    B10, B11, B12        ; <-1> MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *-A11[1], A12        ; <-1> LDW     *-front_in[1]{second_in}, d
||      ADD     .D2    B12, B1, B1          ; <-2> ADD     e, upper_87, part_87
        ADD     .L2    B1, B7, B1           ; <-2> ADD     part_87, lower_87, e
||      SHRU    .S1    A12, A8, A10         ; <-1> SHRU    index_56, right_63, lower_63
||      SHL     .S2    B6, 13, B10          ; <-1> SHL     f, 13, upper_82
||      MPYHU   .M1    A10, A7, A13         ; <-1> MPYHU   times_61, split, by_59
        ADD     .L1    A8, A5, A5           ; <-1> ADD     mixed1_75, mixed2_75, mixed_75
||      XOR     .L2    B8, B13, B13         ; <-1> XOR     box_67, r_64, two_67
||      SHL     .S1    A12, A6, A6          ; <-1> SHL     index_56, p27_59, upper_63
||      SHRU    .S2    B6, 19, B1           ; <-1> SHRU    f, 19, lower_82
||      MPYU    .M1    A0, A13, A5          ; <-1> MPYU    b, key1_73, low_75
||      STW     .D2T2  B1, *+B3[2]          ; <-2> STW     e, *+back_out[2]{second_out}
        XOR     .L2    B13, B12, B13        ; <-1> XOR     two_67, p27_67, three_67
||      SHL     .S1    A5, 16, A8           ; <-1> SHL     mixed_75, 16, upper_75
||      MPYHLU  .M2    B5, B11, B7          ; <-1> MPYHLU  p5_67, split, times_69
||      STW     .D1T1  A9, *A14++[4]        ; <-2> STW     c, *front_out++[4]{second_out}
||      ADD     .D2    B10, B1, B10         ; <-1> ADD     upper_82, lower_82, f
        ADD     .L1    A12, A6, A6          ; <-1> ADD     c, upper_63, part_63
||      ADD     .L2    B6, B7, B6           ; <-1> ADD     f, key0_81, index_81
||      ADD     .S1    A5, A8, A5           ; <-1> ADD     low_75, upper_75, p_73
||      XOR     .S2    B13, B5, B13         ; <-1> XOR     three_67, p5_67, sum_67
||      MPYLHU  .M2    B10, B8, B1          ; <-1> MPYLHU  f, key1_81, mixed2_83
||      LDW     .D2T2  *+B9[6], B5          ; <-1> LDW     *+back_in[6]{second_in}, g
        SUB     .L1    A7, A13, A9          ; <-1> SUB     split, by_59, right_62
||      SUB     .L2    B11, B12, B5         ; <-1> SUB     split, p27_67, right_71
||      SHL     .S1    A15, A13, A8         ; <-1> SHL     sum_59, by_59, upper_62
||      MPYHLU  .M1    A5, A7, A9           ; <-1> MPYHLU  p_73, split, times_77
||      MPYHLU  .M2    B10, B8, B5          ; <-1> MPYHLU  f, key1_81, mixed1_83
||      LDW     .D2T2  *+B9[7], B12         ; <-1> LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A12, A8, A8          ; <-1> ADD     d, upper_62, part_62
||      SHRU    .S1    A15, A9, A12         ; <-1> SHRU    sum_59, right_62, lower_62
||      SHRU    .S2    B2, B5, B7           ; <-1> SHRU    index_64, right_71, lower_71
||      MPYHU   .M2    B7, B11, B2          ; <-1> MPYHU   times_69, split, by_67
        ADD     .L1    A6, A10, A9          ; <-1> ADD     part_63, lower_63, c
||      ADD     .L2    B5, B1, B1           ; <-1> ADD     mixed1_83, mixed2_83, mixed_83
||      SHL     .S2    B2, B12, B8          ; <-1> SHL     index_64, p27_67, upper_71
||      MPYHU   .M1    A9, A7, A8           ; <-1> MPYHU   times_77, split, p27_76
||      MPYU    .M2    B10, B8, B1          ; <-1> MPYU    f, key1_81, low_83
||      LDW     .D1T1  *+A14[0], A10        ; <-1> LDW     *+front_out[0]{second_again}, a
        ADD     .L1    A8, A12, A10         ; <-1> ADD     part_62, lower_62, d
||      SHL     .S2    B1, 16, B0           ; <-1> SHL     mixed_83, 16, upper_83
||      STW     .D2T2  B0, *B3--[4]         ; <-2> STW     g, *back_out--[4]{second_out}
        ADD     .L2    B5, B8, B1           ; <-1> ADD     g, upper_71, part_71
||      SHL     .S1    A3, A8, A6           ; <-1> SHL     index_73, p27_76, upper_80
||      ADD     .S2    B1, B0, B8           ; <-1> ADD     low_83, upper_83, p_81
||      LDW     .D1T1  *+A4[A3], A12        ; <-1> LDW     *+A4[index_73], box_76
        SUB     .L1    A7, A8, A10          ; <-1> SUB     split, p27_76, right_80
||      SUB     .L2    B11, B2, B2          ; <-1> SUB     split, by_67, right_70
||      ADD     .S1    A10, A6, A6          ; <-1> ADD     d, upper_80, part_80
||      SHL     .S2    B13, B2, B0          ; <-1> SHL     sum_67, by_67, upper_70
||      MPYHLU  .M2    B8, B11, B0          ; <-1> MPYHLU  p_81, split, times_85
        ADD     .L2    B12, B0, B2          ; <-1> ADD     h, upper_70, part_70
||      SHRU    .S1    A3, A10, A3          ; <-1> SHRU    index_73, right_80, lower_80
||      SHRU    .S2    B13, B2, B12         ; <-1> SHRU    sum_67, right_70, lower_70
        ADD     .L1    A6, A3, A0           ; <-1> ADD     part_80, lower_80, d
||      ADD     .L2    B1, B7, B7           ; <-1> ADD     part_71, lower_71, g
||      SHRU    .S1    A5, 22, A3           ; <-1> SHRU    p_73, 22, p22_76
||      MPYHU   .M2    B0, B11, B1          ; <-1> MPYHU   times_85, split, p27_84
||      STW     .D1T1  A0, *+A14[3]         ; <-1> STW     b, *+front_out[3]{second_out}
||      LDW     .D2T2  *+B3[0], B12         ; <-1> LDW     *+back_out[0]{second_again}, e
        ADD     .L2    B2, B12, B2          ; <-1> ADD     part_70, lower_70, h
||      SHL     .S1    A5, 10, A0           ; <-1> SHL     p_73, 10, p10_76
||      STW     .D1T1  A0, *+A14[1]         ; <-1> STW     d, *+front_out[1]{second_out}
        ADD     .L1    A3, A0, A6           ; <-1> ADD     p22_76, p10_76, r_73
||      SHL     .S1    A5, 5, A5            ; <-1> SHL     p_73, 5, p5_76
||      SHL     .S2    B6, B1, B12          ; <-1> SHL     index_81, p27_84, upper_88
||      LDW     .D2T2  *+B4[B6], B6         ; <-1> LDW     *+B4[index_81], box_84
        XOR     .L1    A12, A6, A3          ; <-1> XOR     box_76, r_73, two_76
||      SUB     .L2    B11, B1, B12         ; <-1> SUB     split, p27_84, right_88
||      ADD     .S2    B2, B12, B2          ; <-1> ADD     h, upper_88, part_88
||      MPYHLU  .M1    A5, A7, A0           ; <-1> MPYHLU  p5_76, split, times_78
        SHRU    .S2    B6, B12, B6          ; <-1> SHRU    index_81, right_88, lower_88
        XOR     .L1    A9, A6, A9           ; <-1> XOR     c, r_73, c
||      ADD     .L2    B2, B6, B6           ; <-1> ADD     part_88, lower_88, h
||      SHRU    .S2    B8, 22, B2           ; <-1> SHRU    p_81, 22, p22_84
||      MPYHU   .M1    A0, A7, A0           ; <-1> MPYHU   times_78, split, by_76
||      STW     .D2T2  B10, *+B3[3]         ; <-1> STW     f, *+back_out[3]{second_out}
        XOR     .L1    A3, A8, A8           ; <-1> XOR     two_76, p27_76, three_76
||      SHL     .S2    B8, 10, B0           ; <-1> SHL     p_81, 10, p10_84
||      STW     .D2T2  B6, *+B3[1]          ; <-1> STW     h, *+back_out[1]{second_out}
        XOR     .L1    A8, A5, A13          ; <-1> XOR     three_76, p5_76, sum_76
||      ADD     .L2    B2, B0, B0           ; <-1> ADD     p22_84, p10_84, r_81
||      SHL     .S2    B8, 5, B8            ; <-1> SHL     p_81, 5, p5_84
        SUB     .L1    A7, A0, A5           ; <-1> SUB     split, by_76, right_79
||      XOR     .L2    B6, B0, B10          ; <-1> XOR     box_84, r_81, two_84
||      SHL     .S1    A13, A0, A8          ; <-1> SHL     sum_76, by_76, upper_79
||      MPYHLU  .M2    B8, B11, B5          ; <-1> MPYHLU  p5_84, split, times_86
        SHRU    .S1    A13, A5, A5          ; <-1> SHRU    sum_76, right_79, lower_79
||      ADD     .D1    A10, A8, A8          ; <-1> ADD     a, upper_79, part_79
        ADD     .L1    A8, A5, A8           ; <-1> ADD     part_79, lower_79, a
||      XOR     .L2    B7, B0, B0           ; <-1> XOR     g, r_81, g
||      MPYHU   .M2    B5, B11, B10         ; <-1> MPYHU   times_86, split, by_84
        XOR     .L2    B10, B1, B1          ; <-1> XOR     two_84, p27_84, three_84
||      STW     .D1T1  A8, *+A14[2]         ; <-1> STW     a, *+front_out[2]{second_out}
        XOR     .L2    B1, B8, B7           ; <-1> XOR     three_84, p5_84, sum_84
        SUB     .L2    B11, B10, B6         ; <-1> SUB     split, by_84, right_87
||      SHL     .S2    B7, B10, B1          ; <-1> SHL     sum_84, by_84, upper_87
        SHRU    .S2    B7, B6, B7           ; <-1> SHRU    sum_84, right_87, lower_87
||      ADD     .D2    B12, B1, B1          ; <-1> ADD     e, upper_87, part_87
        ADD     .L2    B1, B7, B1           ; <-1> ADD     part_87, lower_87, e
        MV      .L1    A2, A10              ; move keys
||      STW     .D2T2  B1, *+B3[2]          ; <-1> STW     e, *+back_out[2]{second_out}
        STW     .D1T1  A9, *A14++[4]        ; <-1> STW     c, *front_out++[4]{second_out}
        NOP     4
        STW     .D2T2  B0, *B3--[4]         ; <-1> STW     g, *back_out--[4]{second_out}
mars_encrypt_blocks$mars_encrypt_blocks$10:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
        ADDK    .S1    16, A10              ; ADDK    16, keys
||[B0]  B       .S2    mars_encrypt_blocks$second_half; [pass] B       second_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_encrypt_blocks$mars_encrypt_blocks$11:
        MVKL    .S1    590081, A0           ; MVKL    0x00090101, circular_90
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D1T2  *+A10[1], B8         ; LDW     *+keys[1], k1
||      LDW     .D2T1  *+B15[7], A10        ; restore blocks
        MVKH    .S1    590081, A0           ; MVKH    0x00090101, circular_90
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D1T2  *+A10[3], B6         ; LDW     *+keys[3], k3
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        MVC     .S2X   A0, AMR              ; MVC     circular_90, AMR
||      LDW     .D1T1  *+A10[2], A8         ; LDW     *+keys[2], k2
        LDW     .D1T1  *+A10[0], A13        ; LDW     *+keys[0], k0
        NOP     2
        MV      .L1    A0, A11              ; MV      out, to
||      MV      .L2X   A0, B10              ; MV      out, from
||      MV      .S1    A10, A1              ; MV      blocks, left
        NOP
mars_encrypt_blocks$unmixing$guard:
        CMPGT   .L1    4, A1, A2            ; few iterations of unmixing
  [A2]  B       .S1    mars_encrypt_blocks$unmixing$few; few iterations of unmixing
        NOP     5
mars_encrypt_blocks$unmixing$entry:
        MV      .L1    A13, A6              ; move k0
||      LDW     .D2T2  *B10++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, wa
        NOP     4
        LDW     .D2T1  *+B4[B5], A3         ; <0> LDW     *+B4[wa], s0_95
        NOP
        MV      .L2X   A11, B1              ; move to
||      LDW     .D2T2  *-B10[3], B11        ; <0> LDW     *-from[3]{unmixing_in}, wb
        SHRU    .S1X   B5, 24, A2           ; <0> SHRU    wa, 24, a24_95
        LDW     .D2T1  *-B10[2], A13        ; <0> LDW     *-from[2]{unmixing_in}, wc
        SHL     .S1X   B5, 24, A14          ; <0> SHL     wa, 24, upper_95
        SHRU    .S2    B5, 16, B9           ; <0> SHRU    wa, 16, a16_95
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[a24_95], s1_95
        XOR     .L2X   B11, A3, B0          ; <0> XOR     wb, s0_95, wb
||      SHRU    .S1X   B5, 8, A7            ; <0> SHRU    wa, 8, a8_95
||      LDW     .D2T1  *+B4[B9], A0         ; <0> LDW     *+B4[a16_95], s2_95
        ADD     .L1    A14, A7, A2          ; <0> ADD     upper_95, a8_95, wa
||      MV      .S1X   B6, A14              ; copy
||      LDW     .D2T2  *+B4[B0], B9         ; <0> LDW     *+B4[wb], s0_96
        LDW     .D2T1  *-B10[1], A3         ; <0> LDW     *-from[1]{unmixing_in}, wd
        SHL     .S1X   B0, 24, A3           ; <0> SHL     wb, 24, upper_96
||      LDW     .D1T1  *+A4[A7], A0         ; <0> LDW     *+A4[a8_95], s3_95
        SUB     .L1    A13, A11, A13        ; <0> SUB     wc, s1_95, wc
||      SHRU    .S1X   B0, 8, A11           ; <0> SHRU    wb, 8, a8_96
        SHRU    .S2    B0, 16, B11          ; <0> SHRU    wb, 16, a16_96
        ADD     .L1    A3, A11, A9          ; <0> ADD     upper_96, a8_96, wb
||      SHRU    .S1X   B0, 24, A13          ; <0> SHRU    wb, 24, a24_96
||      XOR     .S2X   B9, A13, B0          ; <0> XOR     wc, s0_96, wc
        SUB     .L1    A3, A0, A3           ; <0> SUB     wd, s2_95, difference_95
||      SUB     .L2X   B0, A9, B0           ; <0> SUB     wc, wb, wc
||      LDW     .D1T2  *+A4[A13], B11       ; <0> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B11], A14       ; <0> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A3, A0, A0           ; <0> XOR     difference_95, s3_95, wd
||      MV      .S1    A14, A12             ; move k3
        SHRU    .S1X   B0, 24, A13          ; <0> SHRU    wc, 24, a24_97
||      LDW     .D2T2  *+B4[B0], B7         ; <0> LDW     *+B4[wc], s0_97
        LDW     .D1T2  *+A4[A11], B13       ; <0> LDW     *+A4[a8_96], s3_96
        LDW     .D1T1  *+A4[A13], A2        ; <0> LDW     *+A4[a24_97], s1_97
        SUB     .L1    A2, A14, A14         ; <0> SUB     wa, s2_96, difference_96
||      LDW     .D2T2  *B10++[4], B5        ; <1> LDW     *from++[4]{unmixing_in}, wa
        SUB     .L2X   A0, B11, B2          ; <0> SUB     wd, s1_96, wd
        SHRU    .S2    B0, 16, B5           ; <0> SHRU    wc, 16, a16_97
        XOR     .L1X   A14, B13, A3         ; <0> XOR     difference_96, s3_96, wa
||      LDW     .D2T1  *+B4[B5], A2         ; <0> LDW     *+B4[a16_97], s2_97
        SUB     .S1    A3, A2, A11          ; <0> SUB     wa, s1_97, wa
||      SHL     .S2    B0, 24, B3           ; <0> SHL     wc, 24, upper_97
        SHRU    .S1X   B0, 8, A5            ; <0> SHRU    wc, 8, a8_97
||      LDW     .D2T1  *+B4[B5], A3         ; <1> LDW     *+B4[wa], s0_95
        ADD     .L2X   B3, A5, B13          ; <0> ADD     upper_97, a8_97, wc
        XOR     .S2    B2, B7, B2           ; <0> XOR     wd, s0_97, wd
||      LDW     .D2T2  *-B10[3], B11        ; <1> LDW     *-from[3]{unmixing_in}, wb
        SUB     .L1    A9, A2, A9           ; <0> SUB     wb, s2_97, difference_97
||      SHRU    .S1X   B5, 24, A2           ; <1> SHRU    wa, 24, a24_95
||      SUB     .S2X   B2, A11, B7          ; <0> SUB     wd, wa, wd
        LDW     .D1T2  *+A4[A5], B11        ; <0> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T1  *-B10[2], A13        ; <1> LDW     *-from[2]{unmixing_in}, wc
        SHL     .S1X   B5, 24, A14          ; <1> SHL     wa, 24, upper_95
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[wd], s0_98
        SHRU    .S2    B5, 16, B9           ; <1> SHRU    wa, 16, a16_95
||      LDW     .D1T1  *+A4[A2], A11        ; <1> LDW     *+A4[a24_95], s1_95
        XOR     .L2X   B11, A3, B0          ; <1> XOR     wb, s0_95, wb
||      SHRU    .S1X   B5, 8, A7            ; <1> SHRU    wa, 8, a8_95
||      SHRU    .S2    B7, 16, B5           ; <0> SHRU    wd, 16, a16_98
||      LDW     .D2T1  *+B4[B9], A0         ; <1> LDW     *+B4[a16_95], s2_95
        ADD     .L1    A14, A7, A2          ; <1> ADD     upper_95, a8_95, wa
||      SHRU    .S1X   B7, 24, A14          ; <0> SHRU    wd, 24, a24_98
||      LDW     .D2T2  *+B4[B0], B9         ; <1> LDW     *+B4[wb], s0_96
        SHRU    .S1X   B7, 8, A14           ; <0> SHRU    wd, 8, a8_98
||      LDW     .D1T2  *+A4[A14], B9        ; <0> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *-B10[1], A3         ; <1> LDW     *-from[1]{unmixing_in}, wd
        SHL     .S1X   B0, 24, A3           ; <1> SHL     wb, 24, upper_96
||      XOR     .S2X   B3, A11, B5          ; <0> XOR     wa, s0_98, wa
||      LDW     .D1T1  *+A4[A7], A0         ; <1> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T2  *+B4[B5], B11        ; <0> LDW     *+B4[a16_98], s2_98
        SUB     .L1    A13, A11, A13        ; <1> SUB     wc, s1_95, wc
||      SHRU    .S1X   B0, 8, A11           ; <1> SHRU    wb, 8, a8_96
||      LDW     .D1T2  *+A4[A14], B9        ; <0> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B5], A5         ; <0> LDW     *+B4[wa], s0_100
        SUB     .L1    A1, 3, A1            ; passes of unmixing
||      XOR     .L2X   B11, A9, B6          ; <0> XOR     difference_97, s3_97, wb
||      SHRU    .S1X   B5, 24, A9           ; <0> SHRU    wa, 24, a24_100
||      SHRU    .S2    B0, 16, B11          ; <1> SHRU    wb, 16, a16_96
        ADD     .L1    A3, A11, A9          ; <1> ADD     upper_96, a8_96, wb
||      SHRU    .S1X   B0, 24, A13          ; <1> SHRU    wb, 24, a24_96
||      XOR     .S2X   B9, A13, B0          ; <1> XOR     wc, s0_96, wc
||      LDW     .D1T2  *+A4[A9], B11        ; <0> LDW     *+A4[a24_100], s1_100
        SUB     .L1    A3, A0, A3           ; <1> SUB     wd, s2_95, difference_95
||      SUB     .L2X   B0, A9, B0           ; <1> SUB     wc, wb, wc
||      SHL     .S1X   B7, 24, A13          ; <0> SHL     wd, 24, upper_98
||      SHRU    .S2    B5, 16, B7           ; <0> SHRU    wa, 16, a16_100
||      LDW     .D1T2  *+A4[A13], B11       ; <1> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B11], A14       ; <1> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A3, A0, A0           ; <1> XOR     difference_95, s3_95, wd
||      SUB     .L2    B6, B9, B11          ; <0> SUB     wb, s1_98, wb
||      SUB     .S2    B13, B11, B7         ; <0> SUB     wc, s2_98, difference_98
||      LDW     .D2T1  *+B4[B7], A2         ; <0> LDW     *+B4[a16_100], s2_100
        ADD     .L1    A13, A14, A3         ; <0> ADD     upper_98, a8_98, wd
||      XOR     .L2X   B11, A5, B6          ; <0> XOR     wb, s0_100, wb
||      SHRU    .S1X   B0, 24, A13          ; <1> SHRU    wc, 24, a24_97
||      LDW     .D2T2  *+B4[B0], B7         ; <1> LDW     *+B4[wc], s0_97
        XOR     .L2    B7, B9, B7           ; <0> XOR     difference_98, s3_98, wc
||      SHL     .S2    B5, 24, B9           ; <0> SHL     wa, 24, upper_100
||      LDW     .D1T2  *+A4[A11], B13       ; <1> LDW     *+A4[a8_96], s3_96
        SUB     .L2    B7, B11, B3          ; <0> SUB     wc, s1_100, wc
||      SHRU    .S1X   B6, 8, A7            ; <0> SHRU    wb, 8, a8_101
||      LDW     .D1T1  *+A4[A13], A2        ; <1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B6], B13        ; <0> LDW     *+B4[wb], s0_101
        SUB     .L1    A2, A14, A14         ; <1> SUB     wa, s2_96, difference_96
||      SHRU    .S1X   B5, 8, A5            ; <0> SHRU    wa, 8, a8_100
||      SHRU    .S2    B6, 16, B2           ; <0> SHRU    wb, 16, a16_101
||      LDW     .D2T2  *B10++[4], B5        ; <2> LDW     *from++[4]{unmixing_in}, wa
        SUB     .L2X   A0, B11, B2          ; <1> SUB     wd, s1_96, wd
||      SHL     .S2    B6, 24, B11          ; <0> SHL     wb, 24, upper_101
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[a16_101], s2_101
        ADD     .L1X   A7, B11, A0          ; <0> ADD     upper_101, a8_101, wb
||      SHRU    .S2    B0, 16, B5           ; <1> SHRU    wc, 16, a16_97
        XOR     .L1X   A14, B13, A3         ; <1> XOR     difference_96, s3_96, wa
||      SUB     .S1    A3, A2, A14          ; <0> SUB     wd, s2_100, difference_100
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T1  *+B4[B5], A2         ; <1> LDW     *+B4[a16_97], s2_97
        ADD     .L1X   A5, B9, A3           ; <0> ADD     upper_100, a8_100, wa
||      XOR     .L2    B3, B13, B9          ; <0> XOR     wc, s0_101, wc
||      SUB     .S1    A3, A2, A11          ; <1> SUB     wa, s1_97, wa
||      SHL     .S2    B0, 24, B3           ; <1> SHL     wc, 24, upper_97
        SHRU    .S1X   B0, 8, A5            ; <1> SHRU    wc, 8, a8_97
||      SUB     .S2X   B9, A0, B9           ; <0> SUB     wc, wb, wc
||      LDW     .D2T1  *+B4[B5], A3         ; <2> LDW     *+B4[wa], s0_95
        ADD     .L2X   B3, A5, B13          ; <1> ADD     upper_97, a8_97, wc
||      SHRU    .S1X   B6, 24, A3           ; <0> SHRU    wb, 24, a24_101
||      SHRU    .S2    B9, 16, B3           ; <0> SHRU    wc, 16, a16_102
||      SUB     .D1    A3, A2, A13          ; <0> SUB     wa, s2_101, difference_101
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[wc], s0_102
        SHRU    .S1X   B9, 24, A7           ; <0> SHRU    wc, 24, a24_102
||      XOR     .S2    B2, B7, B2           ; <1> XOR     wd, s0_97, wd
||      LDW     .D1T1  *+A4[A7], A7         ; <0> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *-B10[3], B11        ; <2> LDW     *-from[3]{unmixing_in}, wb
        SUB     .L1    A9, A2, A9           ; <1> SUB     wb, s2_97, difference_97
||      SHRU    .S1X   B5, 24, A2           ; <2> SHRU    wa, 24, a24_95
||      SUB     .S2X   B2, A11, B7          ; <1> SUB     wd, wa, wd
||      LDW     .D1T1  *+A4[A3], A2         ; <0> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *+B4[B3], B9         ; <0> LDW     *+B4[a16_102], s2_102
        SHL     .S1X   B9, 24, A5           ; <0> SHL     wc, 24, upper_102
||      XOR     .S2X   B6, A14, B3          ; <0> XOR     difference_100, s3_100, wd
||      LDW     .D1T2  *+A4[A5], B11        ; <1> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T1  *-B10[2], A13        ; <2> LDW     *-from[2]{unmixing_in}, wc
        SHL     .S1X   B5, 24, A14          ; <2> SHL     wa, 24, upper_95
||      LDW     .D1T1  *+A4[A7], A0         ; <0> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[wd], s0_98
        SHRU    .S1X   B9, 8, A15           ; <0> SHRU    wc, 8, a8_102
||      SHRU    .S2    B5, 16, B9           ; <2> SHRU    wa, 16, a16_95
||      LDW     .D1T1  *+A4[A2], A11        ; <2> LDW     *+A4[a24_95], s1_95
        XOR     .L1    A13, A7, A3          ; <0> XOR     difference_101, s3_101, wa
||      XOR     .L2X   B11, A3, B0          ; <2> XOR     wb, s0_95, wb
||      SHRU    .S1X   B5, 8, A7            ; <2> SHRU    wa, 8, a8_95
||      SHRU    .S2    B7, 16, B5           ; <1> SHRU    wd, 16, a16_98
||      LDW     .D2T1  *+B4[B9], A0         ; <2> LDW     *+B4[a16_95], s2_95
        ADD     .L1    A14, A7, A2          ; <2> ADD     upper_95, a8_95, wa
||      SUB     .L2X   B3, A2, B3           ; <0> SUB     wd, s1_101, wd
||      SHRU    .S1X   B7, 24, A14          ; <1> SHRU    wd, 24, a24_98
||      LDW     .D2T2  *+B4[B0], B9         ; <2> LDW     *+B4[wb], s0_96
        SUB     .L2X   A0, B9, B2           ; <0> SUB     wb, s2_102, difference_102
||      SHRU    .S1X   B7, 8, A14           ; <1> SHRU    wd, 8, a8_98
||      XOR     .S2    B3, B2, B9           ; <0> XOR     wd, s0_102, wd
||      LDW     .D1T2  *+A4[A14], B9        ; <1> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *-B10[1], A3         ; <2> LDW     *-from[1]{unmixing_in}, wd
        SUB     .L1    A3, A0, A7           ; <0> SUB     wa, s1_102, wa
||      SHL     .S1X   B0, 24, A3           ; <2> SHL     wb, 24, upper_96
||      XOR     .S2X   B3, A11, B5          ; <1> XOR     wa, s0_98, wa
||      LDW     .D1T1  *+A4[A7], A0         ; <2> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T2  *+B4[B5], B11        ; <1> LDW     *+B4[a16_98], s2_98
        SUB     .L1    A13, A11, A13        ; <2> SUB     wc, s1_95, wc
||      SUB     .L2X   B9, A7, B3           ; <0> SUB     wd, wa, wd
||      SHRU    .S1X   B0, 8, A11           ; <2> SHRU    wb, 8, a8_96
||      LDW     .D1T2  *+A4[A14], B9        ; <1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B5], A5         ; <1> LDW     *+B4[wa], s0_100
        XOR     .L2X   B11, A9, B6          ; <1> XOR     difference_97, s3_97, wb
||      SHRU    .S1X   B5, 24, A9           ; <1> SHRU    wa, 24, a24_100
||      SHRU    .S2    B0, 16, B11          ; <2> SHRU    wb, 16, a16_96
||      LDW     .D1T1  *+A4[A15], A5        ; <0> LDW     *+A4[a8_102], s3_102
        ADD     .L1    A3, A11, A9          ; <2> ADD     upper_96, a8_96, wb
||      SHRU    .S1X   B0, 24, A13          ; <2> SHRU    wb, 24, a24_96
||      XOR     .S2X   B9, A13, B0          ; <2> XOR     wc, s0_96, wc
||      LDW     .D1T2  *+A4[A9], B11        ; <1> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[wd], s0_103
        SUB     .L1    A3, A0, A3           ; <2> SUB     wd, s2_95, difference_95
||      SUB     .L2X   B0, A9, B0           ; <2> SUB     wc, wb, wc
||      SHL     .S1X   B7, 24, A13          ; <1> SHL     wd, 24, upper_98
||      SHRU    .S2    B5, 16, B7           ; <1> SHRU    wa, 16, a16_100
||      LDW     .D1T2  *+A4[A13], B11       ; <2> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B11], A14       ; <2> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A3, A0, A0           ; <2> XOR     difference_95, s3_95, wd
||      SUB     .L2    B6, B9, B11          ; <1> SUB     wb, s1_98, wb
||      SHRU    .S1X   B3, 24, A3           ; <0> SHRU    wd, 24, a24_103
||      SUB     .S2    B13, B11, B7         ; <1> SUB     wc, s2_98, difference_98
||      ADD     .D1    A5, A15, A15         ; <0> ADD     upper_102, a8_102, wc
||      LDW     .D2T1  *+B4[B7], A2         ; <1> LDW     *+B4[a16_100], s2_100
        ADD     .L1    A13, A14, A3         ; <1> ADD     upper_98, a8_98, wd
||      XOR     .L2X   B11, A5, B6          ; <1> XOR     wb, s0_100, wb
||      SHRU    .S1X   B0, 24, A13          ; <2> SHRU    wc, 24, a24_97
||      SHRU    .S2    B3, 16, B11          ; <0> SHRU    wd, 16, a16_103
||      LDW     .D1T1  *+A4[A3], A11        ; <0> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B0], B7         ; <2> LDW     *+B4[wc], s0_97
;@loop {"name": "unmixing", "ii": 24, "res_mii": 21, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "time limit", "seconds": 2.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "time limit", "seconds": 2.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 2.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "not found by annealing", "seconds": 15.5, "banks_apart": true, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 24, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 16/24, S1 23/24, M1 0/24, D1 20/24, L2 17/24, S2 22/24, M2 0/24, D2 24/24
;  cross paths: 1X 24/24, 2X 18/24
;  T paths: T1 21/24, T2 19/24
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 21: time limit, 2.3 s
;  II 22: time limit, 2.5 s
;  II 23: time limit, 2.5 s
;  II 24 without possible bank conflicts: not found by annealing, 15.5 s
;  II 24: found by annealing, 0.0 s
;  not proved optimal: every interval below 21 is ruled out; 7.3 s of search found nothing below 24
;  pipelined from 4 iterations on
mars_encrypt_blocks$unmixing:
        XOR     .L2    B7, B9, B7           ; <2> XOR     difference_98, s3_98, wc
||      SHRU    .S1X   B3, 8, A11           ; <3> SHRU    wd, 8, a8_103
||      SHL     .S2    B5, 24, B9           ; <2> SHL     wa, 24, upper_100
||      LDW     .D1T2  *+A4[A11], B13       ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B11], A11       ; <3> LDW     *+B4[a16_103], s2_103
        XOR     .L1    A7, A14, A13         ; <3> XOR     wa, s0_103, wa
||      SUB     .L2    B7, B11, B3          ; <2> SUB     wc, s1_100, wc
||      SHRU    .S1X   B6, 8, A7            ; <2> SHRU    wb, 8, a8_101
||      SHL     .S2    B3, 24, B13          ; <3> SHL     wd, 24, upper_103
||      LDW     .D1T1  *+A4[A13], A2        ; <1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B6], B13        ; <2> LDW     *+B4[wb], s0_101
        SUB     .L1    A2, A14, A14         ; <1> SUB     wa, s2_96, difference_96
||      XOR     .L2X   B2, A5, B5           ; <3> XOR     difference_102, s3_102, wb
||      SHRU    .S1X   B5, 8, A5            ; <2> SHRU    wa, 8, a8_100
||      SHRU    .S2    B6, 16, B2           ; <2> SHRU    wb, 16, a16_101
||      LDW     .D2T2  *B10++[4], B5        ; <0> LDW     *from++[4]{unmixing_in}, wa
        SUB     .L1    A13, A6, A0          ; <3> SUB     wa, k0, wa
||      SUB     .L2X   A0, B11, B2          ; <1> SUB     wd, s1_96, wd
||      ADD     .S1X   A11, B13, A13        ; <3> ADD     upper_103, a8_103, wd
||      SHL     .S2    B6, 24, B11          ; <2> SHL     wb, 24, upper_101
||      LDW     .D1T2  *+A4[A11], B0        ; <3> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A2         ; <2> LDW     *+B4[a16_101], s2_101
        ADD     .L1X   A7, B11, A0          ; <2> ADD     upper_101, a8_101, wb
||      SUB     .L2X   B5, A11, B11         ; <3> SUB     wb, s1_103, wb
||      SHRU    .S2    B0, 16, B5           ; <1> SHRU    wc, 16, a16_97
||      SUB     .D1    A13, A12, A13        ; <3> SUB     wd, k3, wd
||      STW     .D2T1  A0, *B1++[4]         ; <3> STW     wa, *to++[4]{unmixing_out}
        XOR     .L1X   A14, B13, A3         ; <1> XOR     difference_96, s3_96, wa
||      SUB     .L2    B11, B8, B11         ; <3> SUB     wb, k1, wb
||      SUB     .S1    A3, A2, A14          ; <2> SUB     wd, s2_100, difference_100
||      LDW     .D1T2  *+A4[A5], B6         ; <2> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T1  *+B4[B5], A2         ; <1> LDW     *+B4[a16_97], s2_97
        ADD     .L1X   A5, B9, A3           ; <2> ADD     upper_100, a8_100, wa
||      XOR     .L2    B3, B13, B9          ; <2> XOR     wc, s0_101, wc
||      SUB     .S1    A3, A2, A11          ; <1> SUB     wa, s1_97, wa
||      SHL     .S2    B0, 24, B3           ; <1> SHL     wc, 24, upper_97
||      SUB     .D1    A15, A11, A15        ; <3> SUB     wc, s2_103, difference_103
||      STW     .D2T1  A13, *-B1[1]         ; <3> STW     wd, *-to[1]{unmixing_out}
        SHRU    .S1X   B0, 8, A5            ; <1> SHRU    wc, 8, a8_97
||      SUB     .S2X   B9, A0, B9           ; <2> SUB     wc, wb, wc
||      LDW     .D2T1  *+B4[B5], A3         ; <0> LDW     *+B4[wa], s0_95
        ADD     .L2X   B3, A5, B13          ; <1> ADD     upper_97, a8_97, wc
||      SHRU    .S1X   B6, 24, A3           ; <2> SHRU    wb, 24, a24_101
||      SHRU    .S2    B9, 16, B3           ; <2> SHRU    wc, 16, a16_102
||      SUB     .D1    A3, A2, A13          ; <2> SUB     wa, s2_101, difference_101
||      LDW     .D2T2  *+B4[B9], B2         ; <2> LDW     *+B4[wc], s0_102
        SHRU    .S1X   B9, 24, A7           ; <2> SHRU    wc, 24, a24_102
||      XOR     .S2    B2, B7, B2           ; <1> XOR     wd, s0_97, wd
||      LDW     .D1T1  *+A4[A7], A7         ; <2> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T2  *-B10[3], B11        ; <0> LDW     *-from[3]{unmixing_in}, wb
        SUB     .L1    A9, A2, A9           ; <1> SUB     wb, s2_97, difference_97
||      SHRU    .S1X   B5, 24, A2           ; <0> SHRU    wa, 24, a24_95
||      SUB     .S2X   B2, A11, B7          ; <1> SUB     wd, wa, wd
||      LDW     .D1T1  *+A4[A3], A2         ; <2> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *+B4[B3], B9         ; <2> LDW     *+B4[a16_102], s2_102
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      SHL     .S1X   B9, 24, A5           ; <2> SHL     wc, 24, upper_102
||      XOR     .S2X   B6, A14, B3          ; <2> XOR     difference_100, s3_100, wd
||      LDW     .D1T2  *+A4[A5], B11        ; <1> LDW     *+A4[a8_97], s3_97
||      LDW     .D2T1  *-B10[2], A13        ; <0> LDW     *-from[2]{unmixing_in}, wc
        SHL     .S1X   B5, 24, A14          ; <0> SHL     wa, 24, upper_95
||      XOR     .S2X   B0, A15, B0          ; <3> XOR     difference_103, s3_103, wc
||      LDW     .D1T1  *+A4[A7], A0         ; <2> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[wd], s0_98
        SUB     .L2X   B0, A8, B6           ; <3> SUB     wc, k2, wc
||      SHRU    .S1X   B9, 8, A15           ; <2> SHRU    wc, 8, a8_102
||      SHRU    .S2    B5, 16, B9           ; <0> SHRU    wa, 16, a16_95
||      LDW     .D1T1  *+A4[A2], A11        ; <0> LDW     *+A4[a24_95], s1_95
||      STW     .D2T2  B11, *-B1[3]         ; <3> STW     wb, *-to[3]{unmixing_out}
        XOR     .L1    A13, A7, A3          ; <2> XOR     difference_101, s3_101, wa
||      XOR     .L2X   B11, A3, B0          ; <0> XOR     wb, s0_95, wb
||      SHRU    .S1X   B5, 8, A7            ; <0> SHRU    wa, 8, a8_95
||      SHRU    .S2    B7, 16, B5           ; <1> SHRU    wd, 16, a16_98
||      LDW     .D2T1  *+B4[B9], A0         ; <0> LDW     *+B4[a16_95], s2_95
        ADD     .L1    A14, A7, A2          ; <0> ADD     upper_95, a8_95, wa
||      SUB     .L2X   B3, A2, B3           ; <2> SUB     wd, s1_101, wd
||      SHRU    .S1X   B7, 24, A14          ; <1> SHRU    wd, 24, a24_98
||      LDW     .D2T2  *+B4[B0], B9         ; <0> LDW     *+B4[wb], s0_96
        SUB     .L2X   A0, B9, B2           ; <2> SUB     wb, s2_102, difference_102
||      SHRU    .S1X   B7, 8, A14           ; <1> SHRU    wd, 8, a8_98
||      XOR     .S2    B3, B2, B9           ; <2> XOR     wd, s0_102, wd
||      LDW     .D1T2  *+A4[A14], B9        ; <1> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *-B10[1], A3         ; <0> LDW     *-from[1]{unmixing_in}, wd
        SUB     .L1    A3, A0, A7           ; <2> SUB     wa, s1_102, wa
||      SHL     .S1X   B0, 24, A3           ; <0> SHL     wb, 24, upper_96
||      XOR     .S2X   B3, A11, B5          ; <1> XOR     wa, s0_98, wa
||      LDW     .D1T1  *+A4[A7], A0         ; <0> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T2  *+B4[B5], B11        ; <1> LDW     *+B4[a16_98], s2_98
        SUB     .L1    A13, A11, A13        ; <0> SUB     wc, s1_95, wc
||      SUB     .L2X   B9, A7, B3           ; <2> SUB     wd, wa, wd
||      SHRU    .S1X   B0, 8, A11           ; <0> SHRU    wb, 8, a8_96
||[A1]  B       .S2    mars_encrypt_blocks$unmixing; <0> [left] B       unmixing
||      LDW     .D1T2  *+A4[A14], B9        ; <1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B5], A5         ; <1> LDW     *+B4[wa], s0_100
        XOR     .L2X   B11, A9, B6          ; <1> XOR     difference_97, s3_97, wb
||      SHRU    .S1X   B5, 24, A9           ; <1> SHRU    wa, 24, a24_100
||      SHRU    .S2    B0, 16, B11          ; <0> SHRU    wb, 16, a16_96
||      LDW     .D1T1  *+A4[A15], A5        ; <2> LDW     *+A4[a8_102], s3_102
||      STW     .D2T2  B6, *-B1[2]          ; <3> STW     wc, *-to[2]{unmixing_out}
        ADD     .L1    A3, A11, A9          ; <0> ADD     upper_96, a8_96, wb
||      SHRU    .S1X   B0, 24, A13          ; <0> SHRU    wb, 24, a24_96
||      XOR     .S2X   B9, A13, B0          ; <0> XOR     wc, s0_96, wc
||      LDW     .D1T2  *+A4[A9], B11        ; <1> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T1  *+B4[B3], A14        ; <2> LDW     *+B4[wd], s0_103
        SUB     .L1    A3, A0, A3           ; <0> SUB     wd, s2_95, difference_95
||      SUB     .L2X   B0, A9, B0           ; <0> SUB     wc, wb, wc
||      SHL     .S1X   B7, 24, A13          ; <1> SHL     wd, 24, upper_98
||      SHRU    .S2    B5, 16, B7           ; <1> SHRU    wa, 16, a16_100
||      LDW     .D1T2  *+A4[A13], B11       ; <0> LDW     *+A4[a24_96], s1_96
||      LDW     .D2T1  *+B4[B11], A14       ; <0> LDW     *+B4[a16_96], s2_96
        XOR     .L1    A3, A0, A0           ; <0> XOR     difference_95, s3_95, wd
||      SUB     .L2    B6, B9, B11          ; <1> SUB     wb, s1_98, wb
||      SHRU    .S1X   B3, 24, A3           ; <2> SHRU    wd, 24, a24_103
||      SUB     .S2    B13, B11, B7         ; <1> SUB     wc, s2_98, difference_98
||      ADD     .D1    A5, A15, A15         ; <2> ADD     upper_102, a8_102, wc
||      LDW     .D2T1  *+B4[B7], A2         ; <1> LDW     *+B4[a16_100], s2_100
        ADD     .L1    A13, A14, A3         ; <1> ADD     upper_98, a8_98, wd
||      XOR     .L2X   B11, A5, B6          ; <1> XOR     wb, s0_100, wb
||      SHRU    .S1X   B0, 24, A13          ; <0> SHRU    wc, 24, a24_97
||      SHRU    .S2    B3, 16, B11          ; <2> SHRU    wd, 16, a16_103
||      LDW     .D1T1  *+A4[A3], A11        ; <2> LDW     *+A4[a24_103], s1_103
||      LDW     .D2T2  *+B4[B0], B7         ; <0> LDW     *+B4[wc], s0_97
mars_encrypt_blocks$unmixing$exit:
        XOR     .L2    B7, B9, B7           ; <-2> XOR     difference_98, s3_98, wc
||      SHRU    .S1X   B3, 8, A11           ; <-3> SHRU    wd, 8, a8_103
||      SHL     .S2    B5, 24, B9           ; <-2> SHL     wa, 24, upper_100
||      LDW     .D1T2  *+A4[A11], B13       ; <-1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T1  *+B4[B11], A11       ; <-3> LDW     *+B4[a16_103], s2_103
        XOR     .L1    A7, A14, A13         ; <-3> XOR     wa, s0_103, wa
||      SUB     .L2    B7, B11, B3          ; <-2> SUB     wc, s1_100, wc
||      SHRU    .S1X   B6, 8, A7            ; <-2> SHRU    wb, 8, a8_101
||      SHL     .S2    B3, 24, B13          ; <-3> SHL     wd, 24, upper_103
||      LDW     .D1T1  *+A4[A13], A2        ; <-1> LDW     *+A4[a24_97], s1_97
||      LDW     .D2T2  *+B4[B6], B13        ; <-2> LDW     *+B4[wb], s0_101
        SUB     .L1    A2, A14, A14         ; <-1> SUB     wa, s2_96, difference_96
||      XOR     .L2X   B2, A5, B5           ; <-3> XOR     difference_102, s3_102, wb
||      SHRU    .S1X   B5, 8, A5            ; <-2> SHRU    wa, 8, a8_100
||      SHRU    .S2    B6, 16, B2           ; <-2> SHRU    wb, 16, a16_101
        SUB     .L1    A13, A6, A0          ; <-3> SUB     wa, k0, wa
||      SUB     .L2X   A0, B11, B2          ; <-1> SUB     wd, s1_96, wd
||      ADD     .S1X   A11, B13, A13        ; <-3> ADD     upper_103, a8_103, wd
||      SHL     .S2    B6, 24, B11          ; <-2> SHL     wb, 24, upper_101
||      LDW     .D1T2  *+A4[A11], B0        ; <-3> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A2         ; <-2> LDW     *+B4[a16_101], s2_101
        ADD     .L1X   A7, B11, A0          ; <-2> ADD     upper_101, a8_101, wb
||      SUB     .L2X   B5, A11, B11         ; <-3> SUB     wb, s1_103, wb
||      SHRU    .S2    B0, 16, B5           ; <-1> SHRU    wc, 16, a16_97
||      SUB     .D1    A13, A12, A13        ; <-3> SUB     wd, k3, wd
||      STW     .D2T1  A0, *B1++[4]         ; <-3> STW     wa, *to++[4]{unmixing_out}
        XOR     .L1X   A14, B13, A3         ; <-1> XOR     difference_96, s3_96, wa
||      SUB     .L2    B11, B8, B11         ; <-3> SUB     wb, k1, wb
||      SUB     .S1    A3, A2, A14          ; <-2> SUB     wd, s2_100, difference_100
||      LDW     .D1T2  *+A4[A5], B6         ; <-2> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T1  *+B4[B5], A2         ; <-1> LDW     *+B4[a16_97], s2_97
        ADD     .L1X   A5, B9, A3           ; <-2> ADD     upper_100, a8_100, wa
||      XOR     .L2    B3, B13, B9          ; <-2> XOR     wc, s0_101, wc
||      SUB     .S1    A3, A2, A11          ; <-1> SUB     wa, s1_97, wa
||      SHL     .S2    B0, 24, B3           ; <-1> SHL     wc, 24, upper_97
||      SUB     .D1    A15, A11, A15        ; <-3> SUB     wc, s2_103, difference_103
||      STW     .D2T1  A13, *-B1[1]         ; <-3> STW     wd, *-to[1]{unmixing_out}
        SHRU    .S1X   B0, 8, A5            ; <-1> SHRU    wc, 8, a8_97
||      SUB     .S2X   B9, A0, B9           ; <-2> SUB     wc, wb, wc
        ADD     .L2X   B3, A5, B13          ; <-1> ADD     upper_97, a8_97, wc
||      SHRU    .S1X   B6, 24, A3           ; <-2> SHRU    wb, 24, a24_101
||      SHRU    .S2    B9, 16, B3           ; <-2> SHRU    wc, 16, a16_102
||      SUB     .D1    A3, A2, A13          ; <-2> SUB     wa, s2_101, difference_101
||      LDW     .D2T2  *+B4[B9], B2         ; <-2> LDW     *+B4[wc], s0_102
        SHRU    .S1X   B9, 24, A7           ; <-2> SHRU    wc, 24, a24_102
||      XOR     .S2    B2, B7, B2           ; <-1> XOR     wd, s0_97, wd
||      LDW     .D1T1  *+A4[A7], A7         ; <-2> LDW     *+A4[a8_101], s3_101
        SUB     .L1    A9, A2, A9           ; <-1> SUB     wb, s2_97, difference_97
||      SUB     .S2X   B2, A11, B7          ; <-1> SUB     wd, wa, wd
||      LDW     .D1T1  *+A4[A3], A2         ; <-2> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *+B4[B3], B9         ; <-2> LDW     *+B4[a16_102], s2_102
        SHL     .S1X   B9, 24, A5           ; <-2> SHL     wc, 24, upper_102
||      XOR     .S2X   B6, A14, B3          ; <-2> XOR     difference_100, s3_100, wd
||      LDW     .D1T2  *+A4[A5], B11        ; <-1> LDW     *+A4[a8_97], s3_97
        XOR     .S2X   B0, A15, B0          ; <-3> XOR     difference_103, s3_103, wc
||      LDW     .D1T1  *+A4[A7], A0         ; <-2> LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[wd], s0_98
        SUB     .L2X   B0, A8, B6           ; <-3> SUB     wc, k2, wc
||      SHRU    .S1X   B9, 8, A15           ; <-2> SHRU    wc, 8, a8_102
||      STW     .D2T2  B11, *-B1[3]         ; <-3> STW     wb, *-to[3]{unmixing_out}
        XOR     .L1    A13, A7, A3          ; <-2> XOR     difference_101, s3_101, wa
||      SHRU    .S2    B7, 16, B5           ; <-1> SHRU    wd, 16, a16_98
        SUB     .L2X   B3, A2, B3           ; <-2> SUB     wd, s1_101, wd
||      SHRU    .S1X   B7, 24, A14          ; <-1> SHRU    wd, 24, a24_98
        SUB     .L2X   A0, B9, B2           ; <-2> SUB     wb, s2_102, difference_102
||      SHRU    .S1X   B7, 8, A14           ; <-1> SHRU    wd, 8, a8_98
||      XOR     .S2    B3, B2, B9           ; <-2> XOR     wd, s0_102, wd
||      LDW     .D1T2  *+A4[A14], B9        ; <-1> LDW     *+A4[a24_98], s1_98
        SUB     .L1    A3, A0, A7           ; <-2> SUB     wa, s1_102, wa
||      XOR     .S2X   B3, A11, B5          ; <-1> XOR     wa, s0_98, wa
||      LDW     .D2T2  *+B4[B5], B11        ; <-1> LDW     *+B4[a16_98], s2_98
        SUB     .L2X   B9, A7, B3           ; <-2> SUB     wd, wa, wd
||      LDW     .D1T2  *+A4[A14], B9        ; <-1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B5], A5         ; <-1> LDW     *+B4[wa], s0_100
        XOR     .L2X   B11, A9, B6          ; <-1> XOR     difference_97, s3_97, wb
||      SHRU    .S1X   B5, 24, A9           ; <-1> SHRU    wa, 24, a24_100
||      LDW     .D1T1  *+A4[A15], A5        ; <-2> LDW     *+A4[a8_102], s3_102
||      STW     .D2T2  B6, *-B1[2]          ; <-3> STW     wc, *-to[2]{unmixing_out}
        LDW     .D1T2  *+A4[A9], B11        ; <-1> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T1  *+B4[B3], A14        ; <-2> LDW     *+B4[wd], s0_103
        SHL     .S1X   B7, 24, A13          ; <-1> SHL     wd, 24, upper_98
||      SHRU    .S2    B5, 16, B7           ; <-1> SHRU    wa, 16, a16_100
        SUB     .L2    B6, B9, B11          ; <-1> SUB     wb, s1_98, wb
||      SHRU    .S1X   B3, 24, A3           ; <-2> SHRU    wd, 24, a24_103
||      SUB     .S2    B13, B11, B7         ; <-1> SUB     wc, s2_98, difference_98
||      ADD     .D1    A5, A15, A15         ; <-2> ADD     upper_102, a8_102, wc
||      LDW     .D2T1  *+B4[B7], A2         ; <-1> LDW     *+B4[a16_100], s2_100
        ADD     .L1    A13, A14, A3         ; <-1> ADD     upper_98, a8_98, wd
||      XOR     .L2X   B11, A5, B6          ; <-1> XOR     wb, s0_100, wb
||      SHRU    .S2    B3, 16, B11          ; <-2> SHRU    wd, 16, a16_103
||      LDW     .D1T1  *+A4[A3], A11        ; <-2> LDW     *+A4[a24_103], s1_103
        XOR     .L2    B7, B9, B7           ; <-1> XOR     difference_98, s3_98, wc
||      SHRU    .S1X   B3, 8, A11           ; <-2> SHRU    wd, 8, a8_103
||      SHL     .S2    B5, 24, B9           ; <-1> SHL     wa, 24, upper_100
||      LDW     .D2T1  *+B4[B11], A11       ; <-2> LDW     *+B4[a16_103], s2_103
        XOR     .L1    A7, A14, A13         ; <-2> XOR     wa, s0_103, wa
||      SUB     .L2    B7, B11, B3          ; <-1> SUB     wc, s1_100, wc
||      SHRU    .S1X   B6, 8, A7            ; <-1> SHRU    wb, 8, a8_101
||      SHL     .S2    B3, 24, B13          ; <-2> SHL     wd, 24, upper_103
||      LDW     .D2T2  *+B4[B6], B13        ; <-1> LDW     *+B4[wb], s0_101
        XOR     .L2X   B2, A5, B5           ; <-2> XOR     difference_102, s3_102, wb
||      SHRU    .S1X   B5, 8, A5            ; <-1> SHRU    wa, 8, a8_100
||      SHRU    .S2    B6, 16, B2           ; <-1> SHRU    wb, 16, a16_101
        SUB     .L1    A13, A6, A0          ; <-2> SUB     wa, k0, wa
||      ADD     .S1X   A11, B13, A13        ; <-2> ADD     upper_103, a8_103, wd
||      SHL     .S2    B6, 24, B11          ; <-1> SHL     wb, 24, upper_101
||      LDW     .D1T2  *+A4[A11], B0        ; <-2> LDW     *+A4[a8_103], s3_103
||      LDW     .D2T1  *+B4[B2], A2         ; <-1> LDW     *+B4[a16_101], s2_101
        ADD     .L1X   A7, B11, A0          ; <-1> ADD     upper_101, a8_101, wb
||      SUB     .L2X   B5, A11, B11         ; <-2> SUB     wb, s1_103, wb
||      SUB     .D1    A13, A12, A13        ; <-2> SUB     wd, k3, wd
||      STW     .D2T1  A0, *B1++[4]         ; <-2> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2    B11, B8, B11         ; <-2> SUB     wb, k1, wb
||      SUB     .S1    A3, A2, A14          ; <-1> SUB     wd, s2_100, difference_100
||      LDW     .D1T2  *+A4[A5], B6         ; <-1> LDW     *+A4[a8_100], s3_100
        ADD     .L1X   A5, B9, A3           ; <-1> ADD     upper_100, a8_100, wa
||      XOR     .L2    B3, B13, B9          ; <-1> XOR     wc, s0_101, wc
||      SUB     .D1    A15, A11, A15        ; <-2> SUB     wc, s2_103, difference_103
||      STW     .D2T1  A13, *-B1[1]         ; <-2> STW     wd, *-to[1]{unmixing_out}
        SUB     .S2X   B9, A0, B9           ; <-1> SUB     wc, wb, wc
        SHRU    .S1X   B6, 24, A3           ; <-1> SHRU    wb, 24, a24_101
||      SHRU    .S2    B9, 16, B3           ; <-1> SHRU    wc, 16, a16_102
||      SUB     .D1    A3, A2, A13          ; <-1> SUB     wa, s2_101, difference_101
||      LDW     .D2T2  *+B4[B9], B2         ; <-1> LDW     *+B4[wc], s0_102
        SHRU    .S1X   B9, 24, A7           ; <-1> SHRU    wc, 24, a24_102
||      LDW     .D1T1  *+A4[A7], A7         ; <-1> LDW     *+A4[a8_101], s3_101
        LDW     .D1T1  *+A4[A3], A2         ; <-1> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *+B4[B3], B9         ; <-1> LDW     *+B4[a16_102], s2_102
        SHL     .S1X   B9, 24, A5           ; <-1> SHL     wc, 24, upper_102
||      XOR     .S2X   B6, A14, B3          ; <-1> XOR     difference_100, s3_100, wd
        XOR     .S2X   B0, A15, B0          ; <-2> XOR     difference_103, s3_103, wc
||      LDW     .D1T1  *+A4[A7], A0         ; <-1> LDW     *+A4[a24_102], s1_102
        SUB     .L2X   B0, A8, B6           ; <-2> SUB     wc, k2, wc
||      SHRU    .S1X   B9, 8, A15           ; <-1> SHRU    wc, 8, a8_102
||      STW     .D2T2  B11, *-B1[3]         ; <-2> STW     wb, *-to[3]{unmixing_out}
        XOR     .L1    A13, A7, A3          ; <-1> XOR     difference_101, s3_101, wa
        SUB     .L2X   B3, A2, B3           ; <-1> SUB     wd, s1_101, wd
        SUB     .L2X   A0, B9, B2           ; <-1> SUB     wb, s2_102, difference_102
||      XOR     .S2    B3, B2, B9           ; <-1> XOR     wd, s0_102, wd
        SUB     .L1    A3, A0, A7           ; <-1> SUB     wa, s1_102, wa
        SUB     .L2X   B9, A7, B3           ; <-1> SUB     wd, wa, wd
        LDW     .D1T1  *+A4[A15], A5        ; <-1> LDW     *+A4[a8_102], s3_102
||      STW     .D2T2  B6, *-B1[2]          ; <-2> STW     wc, *-to[2]{unmixing_out}
        LDW     .D2T1  *+B4[B3], A14        ; <-1> LDW     *+B4[wd], s0_103
        NOP
        SHRU    .S1X   B3, 24, A3           ; <-1> SHRU    wd, 24, a24_103
||      ADD     .D1    A5, A15, A15         ; <-1> ADD     upper_102, a8_102, wc
        SHRU    .S2    B3, 16, B11          ; <-1> SHRU    wd, 16, a16_103
||      LDW     .D1T1  *+A4[A3], A11        ; <-1> LDW     *+A4[a24_103], s1_103
        SHRU    .S1X   B3, 8, A11           ; <-1> SHRU    wd, 8, a8_103
||      LDW     .D2T1  *+B4[B11], A11       ; <-1> LDW     *+B4[a16_103], s2_103
        XOR     .L1    A7, A14, A13         ; <-1> XOR     wa, s0_103, wa
||      SHL     .S2    B3, 24, B13          ; <-1> SHL     wd, 24, upper_103
        XOR     .L2X   B2, A5, B5           ; <-1> XOR     difference_102, s3_102, wb
        SUB     .L1    A13, A6, A0          ; <-1> SUB     wa, k0, wa
||      ADD     .S1X   A11, B13, A13        ; <-1> ADD     upper_103, a8_103, wd
||      LDW     .D1T2  *+A4[A11], B0        ; <-1> LDW     *+A4[a8_103], s3_103
        SUB     .L2X   B5, A11, B11         ; <-1> SUB     wb, s1_103, wb
||      SUB     .D1    A13, A12, A13        ; <-1> SUB     wd, k3, wd
||      STW     .D2T1  A0, *B1++[4]         ; <-1> STW     wa, *to++[4]{unmixing_out}
        SUB     .L2    B11, B8, B11         ; <-1> SUB     wb, k1, wb
        SUB     .D1    A15, A11, A15        ; <-1> SUB     wc, s2_103, difference_103
||      STW     .D2T1  A13, *-B1[1]         ; <-1> STW     wd, *-to[1]{unmixing_out}
        NOP     5
        XOR     .S2X   B0, A15, B0          ; <-1> XOR     difference_103, s3_103, wc
        SUB     .L2X   B0, A8, B6           ; <-1> SUB     wc, k2, wc
||      STW     .D2T2  B11, *-B1[3]         ; <-1> STW     wb, *-to[3]{unmixing_out}
        NOP     5
        STW     .D2T2  B6, *-B1[2]          ; <-1> STW     wc, *-to[2]{unmixing_out}
mars_encrypt_blocks$mars_encrypt_blocks$13:
        ZERO    .L2    B0                   ; ZERO    linear_106
        MVC     .S2    B0, AMR              ; MVC     linear_106, AMR
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
        LDW     .D2T1  *B10++[4], A0        ; LDW     *from++[4]{mixing_in}, wa
        LDW     .D2T2  *-B10[1], B0         ; LDW     *-from[1]{mixing_in}, wd
        NOP     2
        LDW     .D2T2  *-B10[3], B1         ; LDW     *-from[3]{mixing_in}, wb
        ADD     .L1    A0, A13, A0          ; ADD     wa, k0, wa
||      SUB     .S1    A1, 1, A1            ; SUB     left, 1, left
||      LDW     .D2T1  *-B10[2], A3         ; LDW     *-from[2]{mixing_in}, wc
        ADD     .L2    B0, B6, B0           ; ADD     wd, k3, wd
||      SHL     .S1    A0, 8, A2            ; SHL     wa, 8, upper_7
||      SHRU    .S2X   A0, 24, B1           ; SHRU    wa, 24, a24_7
||      LDW     .D1T2  *+A4[A0], B2         ; LDW     *+A4[wa], s0_7
        ADD     .L1X   A2, B1, A2           ; ADD     upper_7, a24_7, wa
||      SHRU    .S1    A0, 16, A0           ; SHRU    wa, 16, a16_7
||      SHRU    .S2X   A0, 8, B1            ; SHRU    wa, 8, a8_7
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a24_7], s3_7
        LDW     .D2T1  *+B4[B1], A5         ; LDW     *+B4[a8_7], s1_7
        ADD     .L2    B1, B8, B1           ; ADD     wb, k1, wb
        NOP
        XOR     .L2    B1, B2, B2           ; XOR     wb, s0_7, sum_7
        MV      .L1X   B2, A6               ; copy
||      XOR     .L2    B0, B1, B0           ; XOR     wd, s3_7, wd
        ADD     .L1    A6, A5, A0           ; ADD     sum_7, s1_7, wb
||      ADD     .L2X   B0, A2, B0           ; ADD     wa, wd, wa
||      MV      .S1X   B0, A2               ; copy
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a16_7], s2_7
        SHRU    .S1    A0, 16, A5           ; SHRU    wb, 16, a16_8
||      SHRU    .S2X   A0, 8, B1            ; SHRU    wb, 8, a8_8
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[wb], s0_8
        LDW     .D1T2  *+A4[A5], B2         ; LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B1], A3         ; LDW     *+B4[a8_8], s1_8
        SHRU    .S2X   A0, 24, B1           ; SHRU    wb, 24, a24_8
        ADD     .L1    A3, A8, A3           ; ADD     wc, k2, wc
||      LDW     .D2T2  *+B4[B1], B3         ; LDW     *+B4[a24_8], s3_8
        ADD     .L1    A3, A5, A3           ; ADD     wc, s2_7, wc
        XOR     .L1    A3, A5, A5           ; XOR     wc, s0_8, sum_8
        ADD     .L1    A5, A3, A3           ; ADD     sum_8, s1_8, wc
||      MV      .S1X   B2, A5               ; copy
        ADD     .L1    A2, A5, A2           ; ADD     wd, s2_8, wd
||      MV      .L2X   A3, B2               ; copy
||      SHRU    .S1    A3, 16, A3           ; SHRU    wc, 16, a16_9
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[wc], s0_9
        XOR     .L2    B0, B3, B0           ; XOR     wa, s3_8, wa
||      SHRU    .S2    B2, 8, B3            ; SHRU    wc, 8, a8_9
||      LDW     .D1T2  *+A4[A3], B5         ; LDW     *+A4[a16_9], s2_9
        LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[a8_9], s1_9
        SHL     .S2    B2, 8, B3            ; SHL     wc, 8, upper_9
        MV      .L1X   B3, A5               ; copy
||      SHRU    .S2    B2, 24, B3           ; SHRU    wc, 24, a24_9
        XOR     .L1    A2, A3, A3           ; XOR     wd, s0_9, sum_9
||      ADD     .S1X   A5, B3, A2           ; ADD     upper_9, a24_9, wc
        ADD     .L2    B0, B5, B0           ; ADD     wa, s2_9, wa
        ADD     .L1    A3, A5, A3           ; ADD     sum_9, s1_9, wd
||      LDW     .D2T2  *+B4[B3], B5         ; LDW     *+B4[a24_9], s3_9
        SHRU    .S2X   A3, 8, B3            ; SHRU    wd, 8, a8_10
||      LDW     .D1T2  *+A4[A3], B9         ; LDW     *+A4[wd], s0_10
        SHRU    .S2X   A3, 24, B3           ; SHRU    wd, 24, a24_10
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A3, 16, A5           ; SHRU    wd, 16, a16_10
||      LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[a24_10], s3_10
        LDW     .D1T1  *+A4[A5], A2         ; LDW     *+A4[a16_10], s2_10
        SHL     .S2X   A0, 8, B7            ; SHL     wb, 8, upper_8
        ADD     .L2    B7, B1, B0           ; ADD     upper_8, a24_8, wb
||      XOR     .S2    B0, B9, B1           ; XOR     wa, s0_10, sum_10
        ADD     .L1X   A0, B1, A0           ; ADD     sum_10, s1_10, wa
||      ADD     .L2    B0, B2, B0           ; ADD     wb, wc, wb
        XOR     .L1    A2, A5, A5           ; XOR     wc, s3_10, wc
||      XOR     .L2    B0, B5, B0           ; XOR     wb, s3_9, wb
||      SHRU    .S1    A0, 16, A6           ; SHRU    wa, 16, a16_12
||      SHRU    .S2X   A0, 8, B5            ; SHRU    wa, 8, a8_12
||      LDW     .D1T2  *+A4[A0], B1         ; LDW     *+A4[wa], s0_12
        ADD     .L1X   A2, B0, A2           ; ADD     wb, s2_10, wb
||      MV      .L2X   A5, B0               ; copy
||      LDW     .D1T1  *+A4[A6], A2         ; LDW     *+A4[a16_12], s2_12
||      LDW     .D2T2  *+B4[B5], B1         ; LDW     *+B4[a8_12], s1_12
        NOP
        SHRU    .S2X   A0, 24, B5           ; SHRU    wa, 24, a24_12
        NOP
        XOR     .L1X   A2, B1, A5           ; XOR     wb, s0_12, sum_12
||      LDW     .D2T2  *+B4[B5], B2         ; LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A5, B1, A2           ; ADD     sum_12, s1_12, wb
||      MV      .L2X   A2, B1               ; copy
        SHRU    .S1    A2, 16, A5           ; SHRU    wb, 16, a16_13
||      SHRU    .S2X   A2, 8, B2            ; SHRU    wb, 8, a8_13
||      LDW     .D1T2  *+A4[A2], B1         ; LDW     *+A4[wb], s0_13
        SHL     .S1    A3, 8, A3            ; SHL     wd, 8, upper_10
||      LDW     .D2T1  *+B4[B2], A5         ; LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A3, B3, A3           ; ADD     upper_10, a24_10, wd
||      SHRU    .S2X   A2, 24, B3           ; SHRU    wb, 24, a24_13
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a16_13], s2_13
        XOR     .L1X   A3, B2, A3           ; XOR     wd, s3_12, wd
||      LDW     .D2T2  *+B4[B3], B1         ; LDW     *+B4[a24_13], s3_13
        ADD     .L2    B0, B1, B0           ; ADD     wc, s2_12, wc
||      SHL     .S1    A0, 8, A0            ; SHL     wa, 8, upper_12
        ADD     .L1X   A0, B5, A0           ; ADD     upper_12, a24_12, wa
||      XOR     .L2    B0, B1, B0           ; XOR     wc, s0_13, sum_13
        ADD     .L1    A0, A3, A0           ; ADD     wa, wd, wa
||      ADD     .S1X   A5, B0, A6           ; ADD     sum_13, s1_13, wc
        ADD     .L1    A3, A5, A3           ; ADD     wd, s2_13, wd
||      MV      .L2X   A6, B0               ; copy
||      SHRU    .S1    A6, 16, A5           ; SHRU    wc, 16, a16_14
||      LDW     .D1T2  *+A4[A6], B5         ; LDW     *+A4[wc], s0_14
        XOR     .L1X   A0, B1, A0           ; XOR     wa, s3_13, wa
||      SHRU    .S2    B0, 8, B1            ; SHRU    wc, 8, a8_14
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a16_14], s2_14
        LDW     .D2T2  *+B4[B1], B5         ; LDW     *+B4[a8_14], s1_14
        SHL     .S2    B0, 8, B1            ; SHL     wc, 8, upper_14
        NOP
        MV      .L1X   B5, A6               ; copy
        XOR     .L1    A3, A6, A3           ; XOR     wd, s0_14, sum_14
||      ADD     .S1    A0, A5, A0           ; ADD     wa, s2_14, wa
        MV      .L1X   B5, A5               ; copy
        ADD     .L1    A3, A5, A3           ; ADD     sum_14, s1_14, wd
||      SHRU    .S2    B0, 24, B5           ; SHRU    wc, 24, a24_14
        SHRU    .S1    A3, 16, A5           ; SHRU    wd, 16, a16_15
||      SHRU    .S2X   A3, 24, B2           ; SHRU    wd, 24, a24_15
||      LDW     .D1T2  *+A4[A3], B5         ; LDW     *+A4[wd], s0_15
        SHRU    .S2X   A3, 8, B7            ; SHRU    wd, 8, a8_15
||      LDW     .D1T1  *+A4[A5], A2         ; LDW     *+A4[a16_15], s2_15
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[a24_15], s3_15
        SHL     .S2X   A3, 8, B7            ; SHL     wd, 8, upper_15
||      LDW     .D2T1  *+B4[B7], A0         ; LDW     *+B4[a8_15], s1_15
        ADD     .L2    B1, B5, B2           ; ADD     upper_14, a24_14, wc
||      ADD     .S2    B7, B2, B1           ; ADD     upper_15, a24_15, wd
||      LDW     .D2T1  *+B4[B5], A0         ; LDW     *+B4[a24_14], s3_14
        NOP
        MV      .L1X   B5, A5               ; copy
||      SHL     .S1    A2, 8, A3            ; SHL     wb, 8, upper_13
        XOR     .L1    A0, A5, A3           ; XOR     wa, s0_15, sum_15
||      ADD     .L2X   B3, A3, B3           ; ADD     upper_13, a24_13, wb
||      XOR     .S2    B2, B5, B2           ; XOR     wc, s3_15, wc
        ADD     .L1    A3, A0, A3           ; ADD     sum_15, s1_15, wa
||      ADD     .L2    B3, B0, B0           ; ADD     wb, wc, wb
||[A1]  B       .S2    mars_encrypt_blocks$mixing$few; [left] B       mixing
        XOR     .L1X   A0, B0, A0           ; XOR     wb, s3_14, wb
||      MV      .L2X   A3, B0               ; copy
        ADD     .L1    A0, A2, A0           ; ADD     wb, s2_15, wb
||      STW     .D1T2  B0, *A11++[4]        ; STW     wa, *to++[4]{mixing_out}
        STW     .D1T1  A0, *-A11[3]         ; STW     wb, *-to[3]{mixing_out}
        STW     .D1T2  B1, *-A11[1]         ; STW     wd, *-to[1]{mixing_out}
        STW     .D1T2  B2, *-A11[2]         ; STW     wc, *-to[2]{mixing_out}
mars_encrypt_blocks$mixing$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$3; after mixing
        NOP     5
mars_encrypt_blocks$first$few:
        LDW     .D1T1  *A9++[4], A0         ; LDW     *front_in++[4]{first_begin}, a
        LDW     .D2T2  *B9--[4], B0         ; LDW     *back_in--[4]{first_begin}, e
        NOP
        LDW     .D1T1  *+A10[1], A3         ; LDW     *+keys[0 + 1]{keys_in}, key1_20
        LDW     .D2T2  *+B15[2], B2         ; LDW     *+B15[1 + 1]{keys_in}, key1_28
        SHRU    .S1    A0, 19, A2           ; SHRU    a, 19, lower_21
        SHL     .S1    A0, 13, A3           ; SHL     a, 13, upper_21
||      SHRU    .S2    B0, 19, B1           ; SHRU    e, 19, lower_29
        ADD     .L1    A3, A2, A2           ; ADD     upper_21, lower_21, a
||      SHL     .S2    B0, 13, B2           ; SHL     e, 13, upper_29
||      LDW     .D1T1  *+A10[0], A3         ; LDW     *+keys[0]{keys_in}, key0_20
        ADD     .L2    B2, B1, B1           ; ADD     upper_29, lower_29, e
||      MPYLHU  .M1    A2, A3, A5           ; MPYLHU  a, key1_20, mixed2_22
||      LDW     .D2T2  *+B15[1], B2         ; LDW     *+B15[1]{keys_in}, key0_28
        MPYHLU  .M1    A2, A3, A6           ; MPYHLU  a, key1_20, mixed1_22
||      MPYLHU  .M2    B1, B2, B5           ; MPYLHU  e, key1_28, mixed2_30
        MPYHLU  .M2    B1, B2, B6           ; MPYHLU  e, key1_28, mixed1_30
        ADD     .L1    A6, A5, A5           ; ADD     mixed1_22, mixed2_22, mixed_22
||      MPYU    .M1    A2, A3, A3           ; MPYU    a, key1_20, low_22
        ADD     .L1    A0, A3, A0           ; ADD     a, key0_20, index_20
||      ADD     .L2    B6, B5, B5           ; ADD     mixed1_30, mixed2_30, mixed_30
||      SHL     .S1    A5, 16, A5           ; SHL     mixed_22, 16, upper_22
||      MPYU    .M2    B1, B2, B2           ; MPYU    e, key1_28, low_30
        ADD     .L1    A3, A5, A3           ; ADD     low_22, upper_22, p_20
||      ADD     .L2    B0, B2, B0           ; ADD     e, key0_28, index_28
||      SHL     .S2    B5, 16, B5           ; SHL     mixed_30, 16, upper_30
||      LDW     .D1T1  *+A4[A0], A8         ; LDW     *+A4[index_20], box_23
        ADD     .L2    B2, B5, B2           ; ADD     low_30, upper_30, p_28
||      SHL     .S1    A3, 10, A5           ; SHL     p_20, 10, p10_23
||      MPYHLU  .M1    A3, A7, A8           ; MPYHLU  p_20, split, times_24
||      LDW     .D2T2  *+B4[B0], B7         ; LDW     *+B4[index_28], box_31
        SHRU    .S1    A3, 22, A6           ; SHRU    p_20, 22, p22_23
||      SHL     .S2    B2, 10, B5           ; SHL     p_28, 10, p10_31
||      MPYHLU  .M2X   B2, A7, B7           ; MPYHLU  p_28, split, times_32
        SHL     .S1    A3, 5, A3            ; SHL     p_20, 5, p5_23
||      SHRU    .S2    B2, 22, B6           ; SHRU    p_28, 22, p22_31
||      MPYHU   .M1    A8, A7, A6           ; MPYHU   times_24, split, p27_23
        ADD     .L1    A6, A5, A5           ; ADD     p22_23, p10_23, r_20
||      SHL     .S2    B2, 5, B2            ; SHL     p_28, 5, p5_31
||      MPYHLU  .M1    A3, A7, A8           ; MPYHLU  p5_23, split, times_25
||      MPYHU   .M2X   B7, A7, B6           ; MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *-A9[3], A3          ; LDW     *-front_in[3]{first_in}, b
        XOR     .L1    A8, A5, A11          ; XOR     box_23, r_20, two_23
||      ADD     .L2    B6, B5, B5           ; ADD     p22_31, p10_31, r_28
||      MPYHLU  .M2X   B2, A7, B7           ; MPYHLU  p5_31, split, times_33
||      LDW     .D2T2  *+B9[5], B2          ; LDW     *+back_in[5]{first_in}, f
        XOR     .L1    A11, A6, A8          ; XOR     two_23, p27_23, three_23
||      XOR     .L2    B7, B5, B8           ; XOR     box_31, r_28, two_31
||      MPYHU   .M1    A8, A7, A3           ; MPYHU   times_25, split, by_23
        XOR     .L1    A8, A3, A2           ; XOR     three_23, p5_23, sum_23
||      XOR     .L2    B8, B6, B7           ; XOR     two_31, p27_31, three_31
||      MPYHU   .M2X   B7, A7, B2           ; MPYHU   times_33, split, by_31
||      STW     .D1T1  A2, *-A9[4]          ; STW     a, *-front_in[4]{first_aside}
        SUB     .L1    A7, A3, A8           ; SUB     split, by_23, right_26
||      XOR     .L2    B7, B2, B1           ; XOR     three_31, p5_31, sum_31
||      SHL     .S1    A2, A3, A11          ; SHL     sum_23, by_23, upper_26
||      STW     .D2T2  B1, *+B9[4]          ; STW     e, *+back_in[4]{first_aside}
        ADD     .L1    A3, A11, A3          ; ADD     b, upper_26, part_26
||      SUB     .L2X   A7, B2, B7           ; SUB     split, by_31, right_34
||      SHRU    .S1    A2, A8, A2           ; SHRU    sum_23, right_26, lower_26
||      SHL     .S2    B1, B2, B8           ; SHL     sum_31, by_31, upper_34
||      LDW     .D1T1  *+A10[3], A8         ; LDW     *+keys[2 + 1]{keys_in}, key1_37
        ADD     .L1    A3, A2, A2           ; ADD     part_26, lower_26, b
||      ADD     .L2    B2, B8, B2           ; ADD     f, upper_34, part_34
||      SHRU    .S2    B1, B7, B1           ; SHRU    sum_31, right_34, lower_34
||      LDW     .D1T1  *-A9[2], A0          ; LDW     *-front_in[2]{first_in}, c
||      LDW     .D2T2  *+B15[4], B7         ; LDW     *+B15[3 + 1]{keys_in}, key1_45
        ADD     .L2    B2, B1, B1           ; ADD     part_34, lower_34, f
||      SHRU    .S1    A2, 19, A3           ; SHRU    b, 19, lower_38
||      LDW     .D2T2  *+B9[6], B0          ; LDW     *+back_in[6]{first_in}, g
        SUB     .L1    A7, A6, A8           ; SUB     split, p27_23, right_27
||      SHL     .S1    A2, 13, A11          ; SHL     b, 13, upper_38
||      SHRU    .S2    B1, 19, B2           ; SHRU    f, 19, lower_46
        ADD     .L1    A11, A3, A3          ; ADD     upper_38, lower_38, b
||      SUB     .L2X   A7, B6, B7           ; SUB     split, p27_31, right_35
||      SHRU    .S1    A0, A8, A11          ; SHRU    index_20, right_27, lower_27
||      SHL     .S2    B1, 13, B8           ; SHL     f, 13, upper_46
        ADD     .L2    B8, B2, B2           ; ADD     upper_46, lower_46, f
||      SHL     .S1    A0, A6, A6           ; SHL     index_20, p27_23, upper_27
||      SHRU    .S2    B0, B7, B8           ; SHRU    index_28, right_35, lower_35
||      MPYLHU  .M1    A3, A8, A0           ; MPYLHU  b, key1_37, mixed2_39
        ADD     .L1    A0, A6, A6           ; ADD     c, upper_27, part_27
||      SHL     .S2    B0, B6, B6           ; SHL     index_28, p27_31, upper_35
||      MPYHLU  .M1    A3, A8, A11          ; MPYHLU  b, key1_37, mixed1_39
||      MPYLHU  .M2    B2, B7, B0           ; MPYLHU  f, key1_45, mixed2_47
||      LDW     .D1T1  *+A10[2], A8         ; LDW     *+keys[2]{keys_in}, key0_37
||      LDW     .D2T2  *+B15[3], B0         ; LDW     *+B15[3]{keys_in}, key0_45
        ADD     .L1    A6, A11, A6          ; ADD     part_27, lower_27, c
||      ADD     .L2    B0, B6, B6           ; ADD     g, upper_35, part_35
||      MPYHLU  .M2    B2, B7, B8           ; MPYHLU  f, key1_45, mixed1_47
        ADD     .L1    A11, A0, A0          ; ADD     mixed1_39, mixed2_39, mixed_39
||      ADD     .L2    B6, B8, B6           ; ADD     part_35, lower_35, g
||      MPYU    .M1    A3, A8, A0           ; MPYU    b, key1_37, low_39
        ADD     .L2    B8, B0, B0           ; ADD     mixed1_47, mixed2_47, mixed_47
||      SHL     .S1    A0, 16, A8           ; SHL     mixed_39, 16, upper_39
||      MPYU    .M2    B2, B7, B7           ; MPYU    f, key1_45, low_47
||      LDW     .D1T1  *-A9[1], A11         ; LDW     *-front_in[1]{first_in}, d
        ADD     .L1    A0, A8, A0           ; ADD     low_39, upper_39, p_37
||      SHL     .S2    B0, 16, B8           ; SHL     mixed_47, 16, upper_47
        ADD     .L1    A2, A8, A2           ; ADD     b, key0_37, index_37
||      ADD     .L2    B1, B0, B0           ; ADD     f, key0_45, index_45
||      ADD     .S2    B7, B8, B1           ; ADD     low_47, upper_47, p_45
||      MPYHLU  .M1    A0, A7, A8           ; MPYHLU  p_37, split, times_41
||      LDW     .D2T2  *+B9[7], B11         ; LDW     *+back_in[7]{first_in}, h
        MPYHLU  .M2X   B1, A7, B8           ; MPYHLU  p_45, split, times_49
||      LDW     .D1T1  *+A4[A2], A12        ; LDW     *+A4[index_37], box_40
||      LDW     .D2T2  *+B4[B0], B11        ; LDW     *+B4[index_45], box_48
        SHL     .S1    A0, 10, A8           ; SHL     p_37, 10, p10_40
||      SHL     .S2    B1, 10, B7           ; SHL     p_45, 10, p10_48
||      MPYHU   .M1    A8, A7, A11          ; MPYHU   times_41, split, p27_40
        XOR     .L1    A11, A5, A5          ; XOR     d, r_20, d
||      SHRU    .S1    A0, 22, A12          ; SHRU    p_37, 22, p22_40
||      SHRU    .S2    B1, 22, B8           ; SHRU    p_45, 22, p22_48
||      MPYHU   .M2X   B8, A7, B10          ; MPYHU   times_49, split, p27_48
        SUB     .L1    A7, A11, A13         ; SUB     split, p27_40, right_44
||      SHL     .S1    A0, 5, A0            ; SHL     p_37, 5, p5_40
||      SHL     .S2    B1, 5, B1            ; SHL     p_45, 5, p5_48
||      LDW     .D1T1  *+A15[0], A0         ; LDW     *+front_out[0]{first_again}, a
||      LDW     .D2T2  *+B3[0], B0          ; LDW     *+back_out[0]{first_again}, e
        ADD     .L1    A12, A8, A3          ; ADD     p22_40, p10_40, r_37
||      XOR     .L2    B11, B5, B7          ; XOR     h, r_28, h
||      SHRU    .S1    A2, A13, A8          ; SHRU    index_37, right_44, lower_44
||      SHL     .S2    B0, B10, B8          ; SHL     index_45, p27_48, upper_52
||      MPYHLU  .M1    A0, A7, A2           ; MPYHLU  p5_40, split, times_42
||      MPYHLU  .M2X   B1, A7, B2           ; MPYHLU  p5_48, split, times_50
||      STW     .D1T1  A3, *+A15[3]         ; STW     b, *+front_out[3]{first_out}
||      ADD     .D2    B8, B7, B5           ; ADD     p22_48, p10_48, r_45
        XOR     .L1    A12, A3, A12         ; XOR     box_40, r_37, two_40
||      SUB     .L2X   A7, B10, B12         ; SUB     split, p27_48, right_52
||      SHL     .S1    A2, A11, A13         ; SHL     index_37, p27_40, upper_44
||      XOR     .S2    B11, B5, B11         ; XOR     box_48, r_45, two_48
||      SUB     .D1    A1, 1, A1            ; SUB     left, 1, left
||      STW     .D2T2  B2, *+B3[3]          ; STW     f, *+back_out[3]{first_out}
        XOR     .L1    A12, A11, A2         ; XOR     two_40, p27_40, three_40
||      XOR     .L2    B11, B10, B0         ; XOR     two_48, p27_48, three_48
||[A1]  B       .S1    mars_encrypt_blocks$first$few; [left] B       first
||      SHRU    .S2    B0, B12, B2          ; SHRU    index_45, right_52, lower_52
||      MPYHU   .M1    A2, A7, A5           ; MPYHU   times_42, split, by_40
||      MPYHU   .M2X   B2, A7, B2           ; MPYHU   times_50, split, by_48
||      ADD     .D1    A5, A13, A5          ; ADD     d, upper_44, part_44
||      ADD     .D2    B7, B8, B7           ; ADD     h, upper_52, part_52
        XOR     .L1    A2, A0, A2           ; XOR     three_40, p5_40, sum_40
||      XOR     .L2    B0, B1, B1           ; XOR     three_48, p5_48, sum_48
||      ADD     .S1    A5, A8, A8           ; ADD     part_44, lower_44, d
||      ADD     .S2    B7, B2, B7           ; ADD     part_52, lower_52, h
        SUB     .L1    A7, A5, A5           ; SUB     split, by_40, right_43
||      SUB     .L2X   A7, B2, B2           ; SUB     split, by_48, right_51
||      SHL     .S1    A2, A5, A8           ; SHL     sum_40, by_40, upper_43
||      SHL     .S2    B1, B2, B7           ; SHL     sum_48, by_48, upper_51
||      STW     .D1T1  A8, *+A15[1]         ; STW     d, *+front_out[1]{first_out}
||      STW     .D2T2  B7, *+B3[1]          ; STW     h, *+back_out[1]{first_out}
        XOR     .L1    A0, A3, A3           ; XOR     a, r_37, a
||      XOR     .L2    B0, B5, B2           ; XOR     e, r_45, e
||      SHRU    .S1    A2, A5, A0           ; SHRU    sum_40, right_43, lower_43
||      SHRU    .S2    B1, B2, B0           ; SHRU    sum_48, right_51, lower_51
||      ADD     .D1    A6, A8, A2           ; ADD     c, upper_43, part_43
||      ADD     .D2    B6, B7, B1           ; ADD     g, upper_51, part_51
        ADD     .L1    A2, A0, A0           ; ADD     part_43, lower_43, c
||      ADD     .L2    B1, B0, B0           ; ADD     part_51, lower_51, g
||      STW     .D1T1  A3, *+A15[2]         ; STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B2, *+B3[2]          ; STW     e, *+back_out[2]{first_out}
        STW     .D1T1  A0, *A15++[4]        ; STW     c, *front_out++[4]{first_out}
||      STW     .D2T2  B0, *B3--[4]         ; STW     g, *back_out--[4]{first_out}
mars_encrypt_blocks$first$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$6; after first
        NOP     5
mars_encrypt_blocks$second$few:
        LDW     .D1T1  *A9++[4], A0         ; LDW     *front_in++[4]{second_begin}, a
||      LDW     .D2T2  *B9--[4], B0         ; LDW     *back_in--[4]{second_begin}, e
        LDW     .D2T2  *+B15[2], B1         ; LDW     *+B15[1 + 1]{keys_in}, key1_64
        LDW     .D2T2  *+B9[5], B5          ; LDW     *+back_in[5]{second_in}, f
        LDW     .D1T1  *+A10[1], A3         ; LDW     *+keys[0 + 1]{keys_in}, key1_56
        NOP
        SHRU    .S1    A0, 19, A2           ; SHRU    a, 19, lower_57
||      SHRU    .S2    B0, 19, B2           ; SHRU    e, 19, lower_65
        SHL     .S1    A0, 13, A3           ; SHL     a, 13, upper_57
||      SHL     .S2    B0, 13, B6           ; SHL     e, 13, upper_65
        ADD     .L1    A3, A2, A2           ; ADD     upper_57, lower_57, a
||      ADD     .L2    B6, B2, B2           ; ADD     upper_65, lower_65, e
        MPYHLU  .M1    A2, A3, A5           ; MPYHLU  a, key1_56, mixed1_58
||      MPYLHU  .M2    B2, B1, B6           ; MPYLHU  e, key1_64, mixed2_66
        MPYLHU  .M1    A2, A3, A3           ; MPYLHU  a, key1_56, mixed2_58
||      MPYHLU  .M2    B2, B1, B1           ; MPYHLU  e, key1_64, mixed1_66
        MPYU    .M1    A2, A3, A3           ; MPYU    a, key1_56, low_58
||      MPYU    .M2    B2, B1, B1           ; MPYU    e, key1_64, low_66
        ADD     .L1    A5, A3, A5           ; ADD     mixed1_58, mixed2_58, mixed_58
||      ADD     .L2    B1, B6, B6           ; ADD     mixed1_66, mixed2_66, mixed_66
||      LDW     .D1T1  *+A10[0], A5         ; LDW     *+keys[0]{keys_in}, key0_56
||      LDW     .D2T2  *+B15[1], B7         ; LDW     *+B15[1]{keys_in}, key0_64
        SHL     .S1    A5, 16, A5           ; SHL     mixed_58, 16, upper_58
||      SHL     .S2    B6, 16, B6           ; SHL     mixed_66, 16, upper_66
||      LDW     .D1T1  *-A9[3], A5          ; LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B15[4], B1         ; LDW     *+B15[3 + 1]{keys_in}, key1_81
        ADD     .L1    A3, A5, A2           ; ADD     low_58, upper_58, p_56
||      ADD     .L2    B1, B6, B1           ; ADD     low_66, upper_66, p_64
||      STW     .D1T1  A2, *-A9[4]          ; STW     a, *-front_in[4]{second_aside}
        SHL     .S1    A2, 10, A3           ; SHL     p_56, 10, p10_59
||      SHL     .S2    B1, 10, B6           ; SHL     p_64, 10, p10_67
||      MPYHLU  .M2X   B1, A7, B10          ; MPYHLU  p_64, split, times_68
        SHRU    .S1    A2, 22, A6           ; SHRU    p_56, 22, p22_59
||      SHRU    .S2    B1, 22, B8           ; SHRU    p_64, 22, p22_67
||      MPYHLU  .M1    A2, A7, A6           ; MPYHLU  p_56, split, times_60
        ADD     .L1    A0, A5, A3           ; ADD     a, key0_56, index_56
||      ADD     .L2    B0, B7, B7           ; ADD     e, key0_64, index_64
||      ADD     .S1    A6, A3, A0           ; ADD     p22_59, p10_59, r_56
||      SHL     .S2    B1, 5, B0            ; SHL     p_64, 5, p5_67
||      MPYHU   .M2X   B10, A7, B5          ; MPYHU   times_68, split, p27_67
||      LDW     .D1T1  *+A10[3], A12        ; LDW     *+keys[2 + 1]{keys_in}, key1_73
||      ADD     .D2    B8, B6, B6           ; ADD     p22_67, p10_67, r_64
        XOR     .L1    A5, A0, A5           ; XOR     b, r_56, b
||      XOR     .L2    B5, B6, B8           ; XOR     f, r_64, f
||      SHL     .S1    A2, 5, A2            ; SHL     p_56, 5, p5_59
||      MPYHU   .M1    A6, A7, A6           ; MPYHU   times_60, split, p27_59
||      LDW     .D1T1  *+A4[A3], A14        ; LDW     *+A4[index_56], box_59
||      LDW     .D2T2  *+B4[B7], B12        ; LDW     *+B4[index_64], box_67
        SHRU    .S1    A5, 19, A8           ; SHRU    b, 19, lower_74
||      SHL     .S2    B8, 13, B10          ; SHL     f, 13, upper_82
||      MPYHLU  .M2X   B0, A7, B11          ; MPYHLU  p5_67, split, times_69
||      LDW     .D2T2  *+B15[3], B13        ; LDW     *+B15[3]{keys_in}, key0_81
        SUB     .L1    A7, A6, A11          ; SUB     split, p27_59, right_63
||      SUB     .L2X   A7, B5, B12          ; SUB     split, p27_67, right_71
||      SHL     .S1    A5, 13, A12          ; SHL     b, 13, upper_74
||      SHRU    .S2    B8, 19, B13          ; SHRU    f, 19, lower_82
||      LDW     .D1T1  *+A10[2], A13        ; LDW     *+keys[2]{keys_in}, key0_73
        ADD     .L1    A12, A8, A8          ; ADD     upper_74, lower_74, b
||      ADD     .L2    B10, B13, B10        ; ADD     upper_82, lower_82, f
||      SHRU    .S1    A3, A11, A11         ; SHRU    index_56, right_63, lower_63
||      SHRU    .S2    B7, B12, B11         ; SHRU    index_64, right_71, lower_71
||      MPYHLU  .M1    A2, A7, A13          ; MPYHLU  p5_59, split, times_61
||      MPYHU   .M2X   B11, A7, B7          ; MPYHU   times_69, split, by_67
||      LDW     .D1T1  *-A9[2], A5          ; LDW     *-front_in[2]{second_in}, c
        SHL     .S1    A3, A6, A3           ; SHL     index_56, p27_59, upper_63
||      SHL     .S2    B7, B5, B2           ; SHL     index_64, p27_67, upper_71
||      MPYHLU  .M1    A8, A12, A0          ; MPYHLU  b, key1_73, mixed1_75
||      MPYHLU  .M2    B10, B1, B6          ; MPYHLU  f, key1_81, mixed1_83
||      STW     .D2T2  B2, *+B9[4]          ; STW     e, *+back_in[4]{second_aside}
        XOR     .L1    A14, A0, A14         ; XOR     box_59, r_56, two_59
||      XOR     .L2    B12, B6, B12         ; XOR     box_67, r_64, two_67
||      MPYLHU  .M1    A8, A12, A14         ; MPYLHU  b, key1_73, mixed2_75
||      MPYLHU  .M2    B10, B1, B8          ; MPYLHU  f, key1_81, mixed2_83
        XOR     .L1    A14, A6, A6          ; XOR     two_59, p27_59, three_59
||      XOR     .L2    B12, B5, B5          ; XOR     two_67, p27_67, three_67
||      ADD     .S2    B8, B13, B1          ; ADD     f, key0_81, index_81
||      MPYHU   .M1    A13, A7, A6          ; MPYHU   times_61, split, by_59
||      MPYU    .M2    B10, B1, B6          ; MPYU    f, key1_81, low_83
||      LDW     .D1T1  *-A9[1], A14         ; LDW     *-front_in[1]{second_in}, d
        XOR     .L1    A6, A2, A2           ; XOR     three_59, p5_59, sum_59
||      SUB     .L2X   A7, B7, B5           ; SUB     split, by_67, right_70
||      ADD     .S1    A5, A13, A0          ; ADD     b, key0_73, index_73
||      XOR     .S2    B5, B0, B0           ; XOR     three_67, p5_67, sum_67
||      MPYU    .M1    A8, A12, A13         ; MPYU    b, key1_73, low_75
||      ADD     .D1    A0, A14, A12         ; ADD     mixed1_75, mixed2_75, mixed_75
||      ADD     .D2    B6, B8, B8           ; ADD     mixed1_83, mixed2_83, mixed_83
        SUB     .L1    A7, A6, A12          ; SUB     split, by_59, right_62
||      SHL     .S1    A12, 16, A14         ; SHL     mixed_75, 16, upper_75
||      SHL     .S2    B8, 16, B8           ; SHL     mixed_83, 16, upper_83
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[index_73], box_76
||      LDW     .D2T2  *+B9[6], B7          ; LDW     *+back_in[6]{second_in}, g
        ADD     .L1    A5, A3, A6           ; ADD     c, upper_63, part_63
||      ADD     .L2    B6, B8, B6           ; ADD     low_83, upper_83, p_81
||      SHL     .S1    A2, A6, A5           ; SHL     sum_59, by_59, upper_62
||      SHRU    .S2    B0, B5, B5           ; SHRU    sum_67, right_70, lower_70
||      ADD     .D1    A13, A14, A3         ; ADD     low_75, upper_75, p_73
||      LDW     .D2T2  *+B9[7], B7          ; LDW     *+back_in[7]{second_in}, h
        SHL     .S1    A3, 10, A13          ; SHL     p_73, 10, p10_76
||      SHL     .S2    B6, 10, B8           ; SHL     p_81, 10, p10_84
||      MPYHLU  .M1    A3, A7, A11          ; MPYHLU  p_73, split, times_77
||      LDW     .D2T2  *+B4[B1], B11        ; LDW     *+B4[index_81], box_84
        ADD     .L1    A6, A11, A2          ; ADD     part_63, lower_63, c
||      SHRU    .S1    A2, A12, A6          ; SHRU    sum_59, right_62, lower_62
||      SHL     .S2    B0, B7, B0           ; SHL     sum_67, by_67, upper_70
||      MPYHLU  .M2X   B6, A7, B13          ; MPYHLU  p_81, split, times_85
        ADD     .L1    A14, A5, A11         ; ADD     d, upper_62, part_62
||      SHRU    .S1    A3, 22, A14          ; SHRU    p_73, 22, p22_76
||      SHRU    .S2    B6, 22, B12          ; SHRU    p_81, 22, p22_84
||      MPYHU   .M1    A11, A7, A13         ; MPYHU   times_77, split, p27_76
||      LDW     .D1T1  *+A15[0], A13        ; LDW     *+front_out[0]{second_again}, a
        ADD     .L1    A11, A6, A6          ; ADD     part_62, lower_62, d
||      ADD     .L2    B7, B2, B8           ; ADD     g, upper_71, part_71
||      SHL     .S1    A3, 5, A11           ; SHL     p_73, 5, p5_76
||      SHL     .S2    B6, 5, B6            ; SHL     p_81, 5, p5_84
||      MPYHU   .M2X   B13, A7, B7          ; MPYHU   times_85, split, p27_84
||      ADD     .D1    A14, A13, A3         ; ADD     p22_76, p10_76, r_73
||      ADD     .D2    B12, B8, B2          ; ADD     p22_84, p10_84, r_81
        XOR     .L1    A5, A3, A14          ; XOR     box_76, r_73, two_76
||      ADD     .L2    B7, B0, B8           ; ADD     h, upper_70, part_70
||      SHL     .S1    A0, A13, A5          ; SHL     index_73, p27_76, upper_80
||      ADD     .S2    B8, B11, B0          ; ADD     part_71, lower_71, g
||      MPYHLU  .M1    A11, A7, A13         ; MPYHLU  p5_76, split, times_78
||      MPYHLU  .M2X   B6, A7, B11          ; MPYHLU  p5_84, split, times_86
||      SUB     .D1    A7, A13, A12         ; SUB     split, p27_76, right_80
||      LDW     .D2T2  *+B3[0], B5          ; LDW     *+back_out[0]{second_again}, e
        XOR     .L1    A14, A13, A12        ; XOR     two_76, p27_76, three_76
||      SUB     .L2X   A7, B7, B8           ; SUB     split, p27_84, right_88
||      SHRU    .S1    A0, A12, A0          ; SHRU    index_73, right_80, lower_80
||      XOR     .S2    B11, B2, B12         ; XOR     box_84, r_81, two_84
||      ADD     .D2    B8, B5, B5           ; ADD     part_70, lower_70, h
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      XOR     .L2    B12, B7, B11         ; XOR     two_84, p27_84, three_84
||      SHL     .S2    B1, B7, B7           ; SHL     index_81, p27_84, upper_88
||      MPYHU   .M1    A13, A7, A11         ; MPYHU   times_78, split, by_76
||      MPYHU   .M2X   B11, A7, B8          ; MPYHU   times_86, split, by_84
        XOR     .L1    A12, A11, A8         ; XOR     three_76, p5_76, sum_76
||      XOR     .L2    B11, B6, B1          ; XOR     three_84, p5_84, sum_84
||[A1]  B       .S1    mars_encrypt_blocks$second$few; [left] B       second
||      SHRU    .S2    B1, B8, B6           ; SHRU    index_81, right_88, lower_88
||      STW     .D1T1  A8, *+A15[3]         ; STW     b, *+front_out[3]{second_out}
||      STW     .D2T2  B10, *+B3[3]         ; STW     f, *+back_out[3]{second_out}
        SUB     .L1    A7, A11, A5          ; SUB     split, by_76, right_79
||      SUB     .L2X   A7, B8, B7           ; SUB     split, by_84, right_87
||      SHL     .S1    A8, A11, A6          ; SHL     sum_76, by_76, upper_79
||      SHL     .S2    B1, B8, B8           ; SHL     sum_84, by_84, upper_87
||      ADD     .D1    A6, A5, A11          ; ADD     d, upper_80, part_80
||      ADD     .D2    B5, B7, B10          ; ADD     h, upper_88, part_88
        ADD     .L1    A13, A6, A5          ; ADD     a, upper_79, part_79
||      ADD     .L2    B5, B8, B5           ; ADD     e, upper_87, part_87
||      SHRU    .S1    A8, A5, A0           ; SHRU    sum_76, right_79, lower_79
||      SHRU    .S2    B1, B7, B1           ; SHRU    sum_84, right_87, lower_87
||      ADD     .D1    A11, A0, A6          ; ADD     part_80, lower_80, d
||      ADD     .D2    B10, B6, B6          ; ADD     part_88, lower_88, h
        ADD     .L1    A5, A0, A0           ; ADD     part_79, lower_79, a
||      ADD     .L2    B5, B1, B1           ; ADD     part_87, lower_87, e
||      STW     .D1T1  A6, *+A15[1]         ; STW     d, *+front_out[1]{second_out}
||      STW     .D2T2  B6, *+B3[1]          ; STW     h, *+back_out[1]{second_out}
        XOR     .L1    A2, A3, A0           ; XOR     c, r_73, c
||      XOR     .L2    B0, B2, B0           ; XOR     g, r_81, g
||      STW     .D1T1  A0, *+A15[2]         ; STW     a, *+front_out[2]{second_out}
||      STW     .D2T2  B1, *+B3[2]          ; STW     e, *+back_out[2]{second_out}
        STW     .D1T1  A0, *A15++[4]        ; STW     c, *front_out++[4]{second_out}
||      STW     .D2T2  B0, *B3--[4]         ; STW     g, *back_out--[4]{second_out}
mars_encrypt_blocks$second$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$10; after second
        NOP     5
mars_encrypt_blocks$unmixing$few:
        LDW     .D2T2  *B10++[4], B0        ; LDW     *from++[4]{unmixing_in}, wa
        LDW     .D2T2  *-B10[2], B1         ; LDW     *-from[2]{unmixing_in}, wc
        LDW     .D2T2  *-B10[3], B0         ; LDW     *-from[3]{unmixing_in}, wb
        NOP     2
        SHRU    .S1X   B0, 24, A0           ; SHRU    wa, 24, a24_95
||      SHL     .S2    B0, 24, B2           ; SHL     wa, 24, upper_95
||      LDW     .D2T2  *+B4[B0], B5         ; LDW     *+B4[wa], s0_95
        SHRU    .S1X   B0, 8, A0            ; SHRU    wa, 8, a8_95
||      SHRU    .S2    B0, 16, B3           ; SHRU    wa, 16, a16_95
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a24_95], s1_95
        NOP     2
        ADD     .L2X   B2, A0, B2           ; ADD     upper_95, a8_95, wa
||      LDW     .D2T2  *-B10[1], B0         ; LDW     *-from[1]{unmixing_in}, wd
        XOR     .L2    B0, B5, B0           ; XOR     wb, s0_95, wb
||      LDW     .D2T2  *+B4[B3], B3         ; LDW     *+B4[a16_95], s2_95
        SUB     .L2    B1, B3, B1           ; SUB     wc, s1_95, wc
||      SHRU    .S1X   B0, 8, A0            ; SHRU    wb, 8, a8_96
||      SHL     .S2    B0, 24, B3           ; SHL     wb, 24, upper_96
||      LDW     .D1T2  *+A4[A0], B5         ; LDW     *+A4[a8_95], s3_95
||      LDW     .D2T1  *+B4[B0], A2         ; LDW     *+B4[wb], s0_96
        MV      .L1X   B1, A0               ; copy
||      ADD     .L2X   B3, A0, B1           ; ADD     upper_96, a8_96, wb
||      SHRU    .S2    B0, 16, B3           ; SHRU    wb, 16, a16_96
||      LDW     .D1T2  *+A4[A0], B7         ; LDW     *+A4[a8_96], s3_96
        SHRU    .S1X   B0, 24, A2           ; SHRU    wb, 24, a24_96
||      LDW     .D2T2  *+B4[B3], B9         ; LDW     *+B4[a16_96], s2_96
        LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[a24_96], s1_96
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
        XOR     .L1    A0, A2, A0           ; XOR     wc, s0_96, wc
        SUB     .L2X   A0, B1, B0           ; SUB     wc, wb, wc
||      SUB     .S2    B0, B3, B3           ; SUB     wd, s2_95, difference_95
        XOR     .L2    B3, B5, B2           ; XOR     difference_95, s3_95, wd
||      SHRU    .S1X   B0, 24, A0           ; SHRU    wc, 24, a24_97
||      SUB     .S2    B2, B9, B5           ; SUB     wa, s2_96, difference_96
||      LDW     .D2T1  *+B4[B0], A2         ; LDW     *+B4[wc], s0_97
        SUB     .L2    B2, B3, B3           ; SUB     wd, s1_96, wd
||      XOR     .S2    B5, B7, B2           ; XOR     difference_96, s3_96, wa
||      LDW     .D1T1  *+A4[A0], A2         ; LDW     *+A4[a24_97], s1_97
        SHRU    .S1X   B0, 8, A0            ; SHRU    wc, 8, a8_97
        NOP
        LDW     .D1T2  *+A4[A0], B5         ; LDW     *+A4[a8_97], s3_97
        XOR     .L2X   B3, A2, B3           ; XOR     wd, s0_97, wd
||      SHL     .S2    B0, 24, B5           ; SHL     wc, 24, upper_97
        SUB     .L2X   B2, A2, B0           ; SUB     wa, s1_97, wa
||      SHRU    .S2    B0, 16, B2           ; SHRU    wc, 16, a16_97
        ADD     .L2X   B5, A0, B3           ; ADD     upper_97, a8_97, wc
||      SUB     .S2    B3, B0, B2           ; SUB     wd, wa, wd
||      LDW     .D2T1  *+B4[B2], A2         ; LDW     *+B4[a16_97], s2_97
        SHRU    .S1X   B2, 24, A0           ; SHRU    wd, 24, a24_98
||      SHRU    .S2    B2, 16, B7           ; SHRU    wd, 16, a16_98
||      LDW     .D2T2  *+B4[B2], B7         ; LDW     *+B4[wd], s0_98
        SHRU    .S1X   B2, 8, A0            ; SHRU    wd, 8, a8_98
||      LDW     .D1T2  *+A4[A0], B5         ; LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B7], A2         ; LDW     *+B4[a16_98], s2_98
        LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a8_98], s3_98
        NOP
        SUB     .L2X   B1, A2, B1           ; SUB     wb, s2_97, difference_97
        XOR     .L2    B1, B5, B1           ; XOR     difference_97, s3_97, wb
||      XOR     .S2    B0, B7, B0           ; XOR     wa, s0_98, wa
        SUB     .L2    B1, B5, B1           ; SUB     wb, s1_98, wb
||      SHRU    .S1X   B0, 24, A2           ; SHRU    wa, 24, a24_100
||      SUB     .S2X   B3, A2, B5           ; SUB     wc, s2_98, difference_98
||      LDW     .D2T2  *+B4[B0], B5         ; LDW     *+B4[wa], s0_100
        XOR     .L2    B5, B3, B3           ; XOR     difference_98, s3_98, wc
||      LDW     .D1T2  *+A4[A2], B5         ; LDW     *+A4[a24_100], s1_100
        NOP
        SHRU    .S1X   B0, 8, A2            ; SHRU    wa, 8, a8_100
        SHL     .S1X   B0, 24, A3           ; SHL     wa, 24, upper_100
        ADD     .L1    A3, A2, A3           ; ADD     upper_100, a8_100, wa
||      XOR     .L2    B1, B5, B1           ; XOR     wb, s0_100, wb
        MV      .L2X   A3, B7               ; copy
||      SHRU    .S1X   B1, 8, A3            ; SHRU    wb, 8, a8_101
||      SHL     .S2    B1, 24, B9           ; SHL     wb, 24, upper_101
||      LDW     .D2T1  *+B4[B1], A3         ; LDW     *+B4[wb], s0_101
        SUB     .L2    B3, B5, B5           ; SUB     wc, s1_100, wc
||      ADD     .S2X   B9, A3, B3           ; ADD     upper_101, a8_101, wb
||      LDW     .D1T1  *+A4[A3], A2         ; LDW     *+A4[a8_101], s3_101
        NOP
        SHRU    .S2    B0, 16, B0           ; SHRU    wa, 16, a16_100
        SHRU    .S2    B1, 16, B0           ; SHRU    wb, 16, a16_101
||      LDW     .D2T1  *+B4[B0], A3         ; LDW     *+B4[a16_100], s2_100
        XOR     .L2X   B5, A3, B0           ; XOR     wc, s0_101, wc
||      SHRU    .S1X   B1, 24, A3           ; SHRU    wb, 24, a24_101
||      LDW     .D1T1  *+A4[A2], A5         ; LDW     *+A4[a8_100], s3_100
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[a16_101], s2_101
        SUB     .L2    B0, B3, B0           ; SUB     wc, wb, wc
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[a24_101], s1_101
        SHRU    .S1X   B0, 24, A3           ; SHRU    wc, 24, a24_102
||      SHRU    .S2    B0, 16, B1           ; SHRU    wc, 16, a16_102
||      LDW     .D2T1  *+B4[B0], A5         ; LDW     *+B4[wc], s0_102
        SHL     .S1X   B2, 24, A5           ; SHL     wd, 24, upper_98
||      LDW     .D1T1  *+A4[A3], A6         ; LDW     *+A4[a24_102], s1_102
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[a16_102], s2_102
        ADD     .L1    A5, A0, A6           ; ADD     upper_98, a8_98, wd
||      SHRU    .S1X   B0, 8, A0            ; SHRU    wc, 8, a8_102
        SUB     .L1    A6, A3, A6           ; SUB     wd, s2_100, difference_100
||      SUB     .L2    B7, B1, B1           ; SUB     wa, s2_101, difference_101
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a8_102], s3_102
        XOR     .L1    A6, A5, A6           ; XOR     difference_100, s3_100, wd
||      XOR     .S1X   A2, B1, A2           ; XOR     difference_101, s3_101, wa
        SUB     .L1    A6, A3, A3           ; SUB     wd, s1_101, wd
        XOR     .L1    A3, A5, A3           ; XOR     wd, s0_102, wd
||      SUB     .S1    A2, A6, A2           ; SUB     wa, s1_102, wa
        SUB     .L1    A3, A2, A3           ; SUB     wd, wa, wd
||      SUB     .L2    B3, B1, B1           ; SUB     wb, s2_102, difference_102
        XOR     .L1X   A5, B1, A5           ; XOR     difference_102, s3_102, wb
||      MV      .L2X   A3, B1               ; copy
||      SHRU    .S1    A3, 24, A6           ; SHRU    wd, 24, a24_103
        LDW     .D2T1  *+B4[B1], A6         ; LDW     *+B4[wd], s0_103
        SHRU    .S2    B1, 16, B3           ; SHRU    wd, 16, a16_103
||      LDW     .D1T1  *+A4[A6], A3         ; LDW     *+A4[a24_103], s1_103
        SHRU    .S1    A3, 8, A3            ; SHRU    wd, 8, a8_103
||      SHL     .S2    B1, 24, B1           ; SHL     wd, 24, upper_103
||      LDW     .D2T1  *+B4[B3], A2         ; LDW     *+B4[a16_103], s2_103
        LDW     .D1T1  *+A4[A3], A0         ; LDW     *+A4[a8_103], s3_103
        NOP
        XOR     .L1    A2, A6, A6           ; XOR     wa, s0_103, wa
||      ADD     .L2X   B1, A3, B0           ; ADD     upper_103, a8_103, wd
||      SHL     .S1X   B0, 24, A2           ; SHL     wc, 24, upper_102
||[A1]  B       .S2    mars_encrypt_blocks$unmixing$few; [left] B       unmixing
        ADD     .L1    A2, A0, A0           ; ADD     upper_102, a8_102, wc
||      SUB     .S1    A5, A3, A3           ; SUB     wb, s1_103, wb
||      SUB     .D1    A6, A13, A5          ; SUB     wa, k0, wa
        SUB     .L1    A0, A2, A2           ; SUB     wc, s2_103, difference_103
||      SUB     .L2X   A3, B8, B1           ; SUB     wb, k1, wb
||      STW     .D1T1  A5, *A11++[4]        ; STW     wa, *to++[4]{unmixing_out}
        XOR     .L1    A2, A0, A0           ; XOR     difference_103, s3_103, wc
||      SUB     .L2    B0, B6, B0           ; SUB     wd, k3, wd
||      STW     .D1T2  B1, *-A11[3]         ; STW     wb, *-to[3]{unmixing_out}
        SUB     .L1    A0, A8, A0           ; SUB     wc, k2, wc
||      STW     .D1T2  B0, *-A11[1]         ; STW     wd, *-to[1]{unmixing_out}
        STW     .D1T1  A0, *-A11[2]         ; STW     wc, *-to[2]{unmixing_out}
mars_encrypt_blocks$unmixing$join:
        B       .S1    mars_encrypt_blocks$mars_encrypt_blocks$13; after unmixing
        NOP     5
