; broadside optimize: source 4431b67b265a388b064fd90b4428997976d68c2adf5cfd85d3ce6078321cbe1d
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 1 s an interval, 4 s a region
        .ref    mars_s1, mars_s_box
; MARS, decryption of any number of independent blocks.
;
;       void mars_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[40]);
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


        .global mars_decrypt_blocks

mars_decrypt_blocks:
        MV      .L2X   A6, B0               ; MV      blocks, left
||      ADDK    .S2    -80, B15             ; frame
||      MV      .D2    B6, B1               ; move schedule
        MV      .L1X   B15, A0              ; frame
||      STW     .D2T1  A6, *+B15[7]         ; save blocks
        STW     .D1T1  A15, *+A0[19]        ; save A15
||      STW     .D2T2  B1, *+B15[6]         ; save schedule
  [!B0] B       .S2    mars_decrypt_blocks$done; [!left] B      done
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
mars_decrypt_blocks$mars_decrypt_blocks$1:
        MVKL    .S1    mars_s_box, A4       ; MVKL    mars_s_box, A4
||      LDW     .D2T1  *+B15[6], A1         ; restore schedule
        MVKL    .S2    590081, B1           ; MVKL    0x00090101, circular_2
        MVKH    .S2    590081, B1           ; MVKH    0x00090101, circular_2
        MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
        LDW     .D2T2  *+B15[8], B1         ; restore out
        ADDK    .S1    144, A1              ; ADDK    144, schedule
        LDW     .D1T1  *+A1[2], A3          ; LDW     *+schedule[2], k2
        LDW     .D1T1  *+A1[1], A1          ; LDW     *+schedule[1], k1
        LDW     .D1T1  *+A1[0], A7          ; LDW     *+schedule[0], k0
        LDW     .D1T2  *+A1[3], B5          ; LDW     *+schedule[3], k3
        STW     .D2T1  A1, *+B15[6]         ; save schedule
        NOP
        MV      .L2X   A0, B8               ; MV      in, from
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
        MV      .L1X   B1, A14              ; MV      out, to
||      MVKH    .S1    mars_s_box, A4       ; MVKH    mars_s_box, A4
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
mars_decrypt_blocks$mixing$guard:
        CMPGT   .L2    4, B0, B1            ; few iterations of mixing
  [B1]  B       .S1    mars_decrypt_blocks$mixing$few; few iterations of mixing
        NOP     5
mars_decrypt_blocks$mixing$entry:
        LDW     .D2T2  *B8++[4], B2         ; <0> LDW     *from++[4]{mixing_in}, wa
        LDW     .D2T1  *-B8[1], A5          ; <0> LDW     *-from[1]{mixing_in}, wd
        NOP     3
        ADD     .L1X   A7, B2, A9           ; <0> ADD     wa, k0, wa
        ADD     .S1X   A5, B5, A5           ; <0> ADD     wd, k3, wd
        SHRU    .S2X   A5, 8, B11           ; <0> SHRU    wd, 8, a8_7
||      LDW     .D1T1  *+A4[A5], A5         ; <0> LDW     *+A4[wd], s0_7
||      LDW     .D2T2  *-B8[2], B9          ; <0> LDW     *-from[2]{mixing_in}, wc
        SHRU    .S2X   A5, 24, B11          ; <0> SHRU    wd, 24, a24_7
||      LDW     .D2T2  *+B4[B11], B12       ; <0> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A5, 16, A10          ; <0> SHRU    wd, 16, a16_7
        LDW     .D2T1  *+B4[B11], A5        ; <0> LDW     *+B4[a24_7], s3_7
        SHL     .S2X   A5, 8, B12           ; <0> SHL     wd, 8, upper_7
        ADD     .L1X   A3, B9, A8           ; <0> ADD     wc, k2, wc
||      ADD     .L2    B12, B11, B11        ; <0> ADD     upper_7, a24_7, wd
        XOR     .L1    A8, A5, A2           ; <0> XOR     wc, s0_7, sum_7
||      LDW     .D2T2  *-B8[3], B1          ; <0> LDW     *-from[3]{mixing_in}, wb
        ADD     .S1X   A2, B12, A2          ; <0> ADD     sum_7, s1_7, wc
        XOR     .L1    A9, A5, A9           ; <0> XOR     wa, s3_7, wa
||      SHRU    .S1    A2, 16, A12          ; <0> SHRU    wc, 16, a16_8
||      LDW     .D1T2  *+A4[A10], B2        ; <0> LDW     *+A4[a16_7], s2_7
        NOP
        SHRU    .S2X   A2, 8, B9            ; <0> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A2], B6         ; <0> LDW     *+A4[wc], s0_8
        LDW     .D2T2  *+B4[B9], B6         ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .S1X   A1, B1, A15          ; <0> ADD     wb, k1, wb
        ADD     .L1X   A15, B2, A15         ; <0> ADD     wb, s2_7, wb
        SHL     .S1    A2, 8, A13           ; <0> SHL     wc, 8, upper_8
||      LDW     .D1T2  *+A4[A12], B12       ; <0> LDW     *+A4[a16_8], s2_8
        XOR     .L1X   A15, B6, A11         ; <0> XOR     wb, s0_8, sum_8
        ADD     .L1X   A11, B6, A12         ; <0> ADD     sum_8, s1_8, wb
||      SHRU    .S2X   A2, 24, B6           ; <0> SHRU    wc, 24, a24_8
        LDW     .D1T1  *+A4[A12], A9        ; <0> LDW     *+A4[wb], s0_9
||      LDW     .D2T2  *B8++[4], B2         ; <1> LDW     *from++[4]{mixing_in}, wa
        SHRU    .S2X   A12, 8, B2           ; <0> SHRU    wb, 8, a8_9
||      LDW     .D2T1  *-B8[1], A5          ; <1> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A13, B6, A13         ; <0> ADD     upper_8, a24_8, wc
||      SHRU    .S1    A12, 16, A15         ; <0> SHRU    wb, 16, a16_9
||      LDW     .D2T1  *+B4[B2], A15        ; <0> LDW     *+B4[a8_9], s1_9
        ADD     .S1X   A9, B11, A8          ; <0> ADD     wd, wa, wd
        ADD     .L1X   A9, B12, A2          ; <0> ADD     wa, s2_8, wa
        ADD     .L1X   A7, B2, A9           ; <1> ADD     wa, k0, wa
||      XOR     .S1    A2, A9, A2           ; <0> XOR     wa, s0_9, sum_9
||      LDW     .D2T2  *+B4[B6], B2         ; <0> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A13, A12, A13        ; <0> ADD     wc, wb, wc
||      ADD     .S1X   A5, B5, A5           ; <1> ADD     wd, k3, wd
||      LDW     .D1T1  *+A4[A15], A8        ; <0> LDW     *+A4[a16_9], s2_9
        SHRU    .S2X   A5, 8, B11           ; <1> SHRU    wd, 8, a8_7
||      LDW     .D1T1  *+A4[A5], A5         ; <1> LDW     *+A4[wd], s0_7
||      LDW     .D2T2  *-B8[2], B9          ; <1> LDW     *-from[2]{mixing_in}, wc
        SUB     .L2    B0, 4, B0            ; passes of mixing
||      ADD     .S1    A2, A15, A11         ; <0> ADD     sum_9, s1_9, wa
||      SHRU    .S2X   A5, 24, B11          ; <1> SHRU    wd, 24, a24_7
||      LDW     .D2T2  *+B4[B11], B12       ; <1> LDW     *+B4[a8_7], s1_7
        SHRU    .S1    A5, 16, A10          ; <1> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A11, 8, B9           ; <0> SHRU    wa, 8, a8_10
        XOR     .L2X   B2, A8, B2           ; <0> XOR     wd, s3_8, wd
||      LDW     .D2T1  *+B4[B11], A5        ; <1> LDW     *+B4[a24_7], s3_7
        SHL     .S2X   A5, 8, B12           ; <1> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A11], B6        ; <0> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B9], A10        ; <0> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A3, B9, A8           ; <1> ADD     wc, k2, wc
||      ADD     .L2    B12, B11, B11        ; <1> ADD     upper_7, a24_7, wd
||      ADD     .S2X   B2, A8, B9           ; <0> ADD     wd, s2_9, wd
        XOR     .L1    A8, A5, A2           ; <1> XOR     wc, s0_7, sum_7
||      LDW     .D2T2  *-B8[3], B1          ; <1> LDW     *-from[3]{mixing_in}, wb
        ADD     .S1X   A2, B12, A2          ; <1> ADD     sum_7, s1_7, wc
||      SHRU    .S2X   A12, 24, B12         ; <0> SHRU    wb, 24, a24_9
        XOR     .L1    A9, A5, A9           ; <1> XOR     wa, s3_7, wa
||      SHRU    .S1    A2, 16, A12          ; <1> SHRU    wc, 16, a16_8
||      SHL     .S2X   A12, 8, B7           ; <0> SHL     wb, 8, upper_9
||      LDW     .D1T2  *+A4[A10], B2        ; <1> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B12], A10       ; <0> LDW     *+B4[a24_9], s3_9
        SHRU    .S1    A11, 16, A8          ; <0> SHRU    wa, 16, a16_10
        XOR     .L2    B9, B6, B12          ; <0> XOR     wd, s0_10, sum_10
||      SHRU    .S2X   A2, 8, B9            ; <1> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A2], B6         ; <1> LDW     *+A4[wc], s0_8
||      ADD     .D2    B7, B12, B7          ; <0> ADD     upper_9, a24_9, wb
        ADD     .L1X   A10, B12, A6         ; <0> ADD     sum_10, s1_10, wd
||      LDW     .D1T1  *+A4[A8], A12        ; <0> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[a8_8], s1_8
        ADD     .S1X   A1, B1, A15          ; <1> ADD     wb, k1, wb
||      SHL     .S2X   A11, 8, B1           ; <0> SHL     wa, 8, upper_10
||      LDW     .D1T1  *+A4[A6], A10        ; <0> LDW     *+A4[wd], s0_12
        ADD     .L1X   A15, B2, A15         ; <1> ADD     wb, s2_7, wb
||      XOR     .S1    A13, A10, A10        ; <0> XOR     wc, s3_9, wc
||      SHRU    .S2X   A6, 8, B2            ; <0> SHRU    wd, 8, a8_12
        SHL     .S1    A2, 8, A13           ; <1> SHL     wc, 8, upper_8
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A12], B12       ; <1> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A15, B6, A11         ; <1> XOR     wb, s0_8, sum_8
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A11, B6, A12         ; <1> ADD     sum_8, s1_8, wb
||      SHRU    .S1    A6, 16, A11          ; <0> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A2, 24, B6           ; <1> SHRU    wc, 24, a24_8
||      ADD     .D1    A10, A12, A2         ; <0> ADD     wc, s2_10, wc
        ADD     .L2    B1, B9, B9           ; <0> ADD     upper_10, a24_10, wa
||      XOR     .S1    A2, A10, A5          ; <0> XOR     wc, s0_12, sum_12
||      LDW     .D1T1  *+A4[A12], A9        ; <1> LDW     *+A4[wb], s0_9
||      LDW     .D2T2  *B8++[4], B2         ; <2> LDW     *from++[4]{mixing_in}, wa
        SHRU    .S2X   A12, 8, B2           ; <1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A11], B6        ; <0> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *-B8[1], A5          ; <2> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A13, B6, A13         ; <1> ADD     upper_8, a24_8, wc
||      SHRU    .S1    A12, 16, A15         ; <1> SHRU    wb, 16, a16_9
||      SHL     .S2X   A6, 8, B13           ; <0> SHL     wd, 8, upper_12
||      LDW     .D2T1  *+B4[B2], A15        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A8, A6           ; <0> ADD     sum_12, s1_12, wc
||      XOR     .L2    B7, B2, B11          ; <0> XOR     wb, s3_10, wb
||      ADD     .S1X   A9, B11, A8          ; <1> ADD     wd, wa, wd
||      SHRU    .S2X   A6, 24, B2           ; <0> SHRU    wd, 24, a24_12
        ADD     .L1X   A9, B12, A2          ; <1> ADD     wa, s2_8, wa
||      ADD     .L2    B13, B2, B13         ; <0> ADD     upper_12, a24_12, wd
||      SHRU    .S2X   A6, 24, B7           ; <0> SHRU    wc, 24, a24_13
||      LDW     .D1T1  *+A4[A6], A10        ; <0> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A7, B2, A9           ; <2> ADD     wa, k0, wa
||      XOR     .S1    A2, A9, A2           ; <1> XOR     wa, s0_9, sum_9
||      SHRU    .S2X   A6, 8, B2            ; <0> SHRU    wc, 8, a8_13
||      LDW     .D2T2  *+B4[B6], B2         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A13, A12, A13        ; <1> ADD     wc, wb, wc
||      ADD     .L2    B11, B6, B12         ; <0> ADD     wb, s2_12, wb
||      ADD     .S1X   A5, B5, A5           ; <2> ADD     wd, k3, wd
||      SHL     .S2X   A6, 8, B6            ; <0> SHL     wc, 8, upper_13
||      LDW     .D1T1  *+A4[A15], A8        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[a8_13], s1_13
        SHRU    .S1    A6, 16, A6           ; <0> SHRU    wc, 16, a16_13
||      SHRU    .S2X   A5, 8, B11           ; <2> SHRU    wd, 8, a8_7
||      LDW     .D1T1  *+A4[A5], A5         ; <2> LDW     *+A4[wd], s0_7
||      LDW     .D2T2  *-B8[2], B9          ; <2> LDW     *-from[2]{mixing_in}, wc
        ADD     .S1    A2, A15, A11         ; <1> ADD     sum_9, s1_9, wa
||      SHRU    .S2X   A5, 24, B11          ; <2> SHRU    wd, 24, a24_7
||      LDW     .D2T2  *+B4[B11], B12       ; <2> LDW     *+B4[a8_7], s1_7
        XOR     .L1X   A10, B12, A15        ; <0> XOR     wb, s0_13, sum_13
||      XOR     .L2    B9, B2, B10          ; <0> XOR     wa, s3_12, wa
||      SHRU    .S1    A5, 16, A10          ; <2> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A11, 8, B9           ; <1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A6], A8         ; <0> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B2         ; <0> LDW     *+B4[a24_13], s3_13
        XOR     .L2X   B2, A8, B2           ; <1> XOR     wd, s3_8, wd
||      LDW     .D2T1  *+B4[B11], A5        ; <2> LDW     *+B4[a24_7], s3_7
        ADD     .S1X   A15, B1, A6          ; <0> ADD     sum_13, s1_13, wb
||      SHL     .S2X   A5, 8, B12           ; <2> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A11], B6        ; <1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B9], A10        ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A3, B9, A8           ; <2> ADD     wc, k2, wc
||      ADD     .L2    B12, B11, B11        ; <2> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A6, 16, A15          ; <0> SHRU    wb, 16, a16_14
||      ADD     .S2X   B2, A8, B9           ; <1> ADD     wd, s2_9, wd
||      LDW     .D1T2  *+A4[A6], B1         ; <0> LDW     *+A4[wb], s0_14
        XOR     .L1    A8, A5, A2           ; <2> XOR     wc, s0_7, sum_7
||      SHRU    .S2X   A6, 8, B1            ; <0> SHRU    wb, 8, a8_14
||      LDW     .D2T2  *-B8[3], B1          ; <2> LDW     *-from[3]{mixing_in}, wb
        ADD     .S1X   A2, B12, A2          ; <2> ADD     sum_7, s1_7, wc
||      SHRU    .S2X   A12, 24, B12         ; <1> SHRU    wb, 24, a24_9
||      LDW     .D2T1  *+B4[B1], A10        ; <0> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A9, A5, A9           ; <2> XOR     wa, s3_7, wa
||      ADD     .L2    B6, B7, B1           ; <0> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A2, 16, A12          ; <2> SHRU    wc, 16, a16_8
||      SHL     .S2X   A12, 8, B7           ; <1> SHL     wb, 8, upper_9
||      LDW     .D1T2  *+A4[A10], B2        ; <2> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B12], A10       ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1X   A8, B10, A15         ; <0> ADD     wa, s2_13, wa
||      ADD     .L2X   B1, A6, B13          ; <0> ADD     wc, wb, wc
||      SHRU    .S1    A11, 16, A8          ; <1> SHRU    wa, 16, a16_10
||      ADD     .S2    B13, B10, B10        ; <0> ADD     wd, wa, wd
||      LDW     .D1T2  *+A4[A15], B9        ; <0> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A15, B1, A15         ; <0> XOR     wa, s0_14, sum_14
||      XOR     .L2    B9, B6, B12          ; <1> XOR     wd, s0_10, sum_10
||      SHL     .S1    A6, 8, A5            ; <0> SHL     wb, 8, upper_14
||      SHRU    .S2X   A2, 8, B9            ; <2> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A2], B6         ; <2> LDW     *+A4[wc], s0_8
||      ADD     .D2    B7, B12, B7          ; <1> ADD     upper_9, a24_9, wb
        ADD     .L1X   A10, B12, A6         ; <1> ADD     sum_10, s1_10, wd
||      XOR     .L2    B10, B2, B10         ; <0> XOR     wd, s3_13, wd
||      SHRU    .S2X   A6, 24, B12          ; <0> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A8], A12        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B9], B6         ; <2> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A15, A10, A8         ; <0> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A1, B1, A15          ; <2> ADD     wb, k1, wb
||      SHL     .S2X   A11, 8, B1           ; <1> SHL     wa, 8, upper_10
||      LDW     .D1T1  *+A4[A6], A10        ; <1> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B12], B10       ; <0> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A15, B2, A15         ; <2> ADD     wb, s2_7, wb
||      XOR     .S1    A13, A10, A10        ; <1> XOR     wc, s3_9, wc
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A8], A2         ; <0> LDW     *+A4[wa], s0_15
        ADD     .L2    B10, B9, B2          ; <0> ADD     wd, s2_14, wd
||      SHL     .S1    A2, 8, A13           ; <2> SHL     wc, 8, upper_8
||      SHRU    .S2X   A11, 24, B9          ; <1> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A12], B12       ; <2> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B2], A8         ; <1> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A15, B6, A11         ; <2> XOR     wb, s0_8, sum_8
||      SHRU    .S1    A8, 16, A15          ; <0> SHRU    wa, 16, a16_15
||      SHRU    .S2X   A8, 8, B10           ; <0> SHRU    wa, 8, a8_15
||      LDW     .D2T2  *+B4[B9], B2         ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A11, B6, A12         ; <2> ADD     sum_8, s1_8, wb
||      SHRU    .S1    A6, 16, A11          ; <1> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A2, 24, B6           ; <2> SHRU    wc, 24, a24_8
||      ADD     .D1    A10, A12, A2         ; <1> ADD     wc, s2_10, wc
||      LDW     .D2T1  *+B4[B10], A5        ; <0> LDW     *+B4[a8_15], s1_15
;@loop {"name": "mixing", "ii": 24, "res_mii": 21, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "time limit", "seconds": 1.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "not found by annealing", "seconds": 7.3, "banks_apart": true, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop mixing: II 24, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 20/24, S1 22/24, M1 0/24, D1 21/24, L2 15/24, S2 23/24, M2 0/24, D2 21/24
;  cross paths: 1X 20/24, 2X 24/24
;  T paths: T1 19/24, T2 21/24
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 21: time limit, 1.0 s
;  II 22: time limit, 1.1 s
;  II 23: time limit, 1.1 s
;  II 24 without possible bank conflicts: not found by annealing, 7.3 s
;  II 24: found by annealing, 0.0 s
;  not proved optimal: every interval below 21 is ruled out; 3.2 s of search found nothing below 24
;  pipelined from 4 iterations on
mars_decrypt_blocks$mixing:
        ADD     .L1X   A5, B12, A10         ; <3> ADD     upper_14, a24_14, wb
||      ADD     .L2    B1, B9, B9           ; <2> ADD     upper_10, a24_10, wa
||      XOR     .S1    A2, A10, A5          ; <2> XOR     wc, s0_12, sum_12
||      SHRU    .S2X   A8, 24, B1           ; <3> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A12], A9        ; <1> LDW     *+A4[wb], s0_9
||      LDW     .D2T2  *B8++[4], B2         ; <0> LDW     *from++[4]{mixing_in}, wa
        XOR     .L1X   A2, B2, A2           ; <3> XOR     wd, s0_15, sum_15
||      SHL     .S1    A8, 8, A11           ; <3> SHL     wa, 8, upper_15
||      SHRU    .S2X   A12, 8, B2           ; <1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A11], B6        ; <2> LDW     *+A4[a16_12], s2_12
||      LDW     .D2T1  *-B8[1], A5          ; <0> LDW     *-from[1]{mixing_in}, wd
        ADD     .L1X   A13, B6, A13         ; <1> ADD     upper_8, a24_8, wc
||      XOR     .L2    B13, B10, B10        ; <3> XOR     wc, s3_14, wc
||      SHRU    .S1    A12, 16, A15         ; <1> SHRU    wb, 16, a16_9
||      SHL     .S2X   A6, 8, B13           ; <2> SHL     wd, 8, upper_12
||      LDW     .D1T2  *+A4[A15], B2        ; <3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B2], A15        ; <1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A8, A6           ; <2> ADD     sum_12, s1_12, wc
||      XOR     .L2    B7, B2, B11          ; <2> XOR     wb, s3_10, wb
||      ADD     .S1X   A9, B11, A8          ; <1> ADD     wd, wa, wd
||      SHRU    .S2X   A6, 24, B2           ; <2> SHRU    wd, 24, a24_12
||      LDW     .D2T2  *+B4[B1], B1         ; <3> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A9, B12, A2          ; <1> ADD     wa, s2_8, wa
||      ADD     .L2    B13, B2, B13         ; <2> ADD     upper_12, a24_12, wd
||      ADD     .S1    A2, A5, A5           ; <3> ADD     sum_15, s1_15, wd
||      SHRU    .S2X   A6, 24, B7           ; <2> SHRU    wc, 24, a24_13
||      LDW     .D1T1  *+A4[A6], A10        ; <2> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B2], B2         ; <2> LDW     *+B4[a24_12], s3_12
        ADD     .L1X   A7, B2, A9           ; <0> ADD     wa, k0, wa
||      XOR     .S1    A2, A9, A2           ; <1> XOR     wa, s0_9, sum_9
||      SHRU    .S2X   A6, 8, B2            ; <2> SHRU    wc, 8, a8_13
||      STW     .D1T1  A5, *A14++[4]        ; <3> STW     wd, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B6], B2         ; <1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A13, A12, A13        ; <1> ADD     wc, wb, wc
||      ADD     .L2    B11, B6, B12         ; <2> ADD     wb, s2_12, wb
||      ADD     .S1X   A5, B5, A5           ; <0> ADD     wd, k3, wd
||      SHL     .S2X   A6, 8, B6            ; <2> SHL     wc, 8, upper_13
||      LDW     .D1T1  *+A4[A15], A8        ; <1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B2], B1         ; <2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A11, B1, A11         ; <3> ADD     upper_15, a24_15, wa
||      SHRU    .S1    A6, 16, A6           ; <2> SHRU    wc, 16, a16_13
||      SHRU    .S2X   A5, 8, B11           ; <0> SHRU    wd, 8, a8_7
||      LDW     .D1T1  *+A4[A5], A5         ; <0> LDW     *+A4[wd], s0_7
||      LDW     .D2T2  *-B8[2], B9          ; <0> LDW     *-from[2]{mixing_in}, wc
        XOR     .L1X   A10, B1, A2          ; <3> XOR     wb, s3_15, wb
||      ADD     .L2    B10, B2, B1          ; <3> ADD     wc, s2_15, wc
||      ADD     .S1    A2, A15, A11         ; <1> ADD     sum_9, s1_9, wa
||      SHRU    .S2X   A5, 24, B11          ; <0> SHRU    wd, 24, a24_7
||      STW     .D1T1  A11, *-A14[1]        ; <3> STW     wa, *-to[1]{mixing_out}
||      LDW     .D2T2  *+B4[B11], B12       ; <0> LDW     *+B4[a8_7], s1_7
        XOR     .L1X   A10, B12, A15        ; <2> XOR     wb, s0_13, sum_13
||      XOR     .L2    B9, B2, B10          ; <2> XOR     wa, s3_12, wa
||      SHRU    .S1    A5, 16, A10          ; <0> SHRU    wd, 16, a16_7
||      SHRU    .S2X   A11, 8, B9           ; <1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A6], A8         ; <2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B2         ; <2> LDW     *+B4[a24_13], s3_13
        XOR     .L2X   B2, A8, B2           ; <1> XOR     wd, s3_8, wd
||      STW     .D1T2  B1, *-A14[3]         ; <3> STW     wc, *-to[3]{mixing_out}
||      LDW     .D2T1  *+B4[B11], A5        ; <0> LDW     *+B4[a24_7], s3_7
        ADD     .S1X   A15, B1, A6          ; <2> ADD     sum_13, s1_13, wb
||      SHL     .S2X   A5, 8, B12           ; <0> SHL     wd, 8, upper_7
||      LDW     .D1T2  *+A4[A11], B6        ; <1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B9], A10        ; <1> LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A3, B9, A8           ; <0> ADD     wc, k2, wc
||      ADD     .L2    B12, B11, B11        ; <0> ADD     upper_7, a24_7, wd
||      SHRU    .S1    A6, 16, A15          ; <2> SHRU    wb, 16, a16_14
||      ADD     .S2X   B2, A8, B9           ; <1> ADD     wd, s2_9, wd
||      LDW     .D1T2  *+A4[A6], B1         ; <2> LDW     *+A4[wb], s0_14
        XOR     .L1    A8, A5, A2           ; <0> XOR     wc, s0_7, sum_7
||      SHRU    .S2X   A6, 8, B1            ; <2> SHRU    wb, 8, a8_14
||      STW     .D1T1  A2, *-A14[2]         ; <3> STW     wb, *-to[2]{mixing_out}
||      LDW     .D2T2  *-B8[3], B1          ; <0> LDW     *-from[3]{mixing_in}, wb
        ADD     .S1X   A2, B12, A2          ; <0> ADD     sum_7, s1_7, wc
||      SHRU    .S2X   A12, 24, B12         ; <1> SHRU    wb, 24, a24_9
||      LDW     .D2T1  *+B4[B1], A10        ; <2> LDW     *+B4[a8_14], s1_14
        XOR     .L1    A9, A5, A9           ; <0> XOR     wa, s3_7, wa
||      ADD     .L2    B6, B7, B1           ; <2> ADD     upper_13, a24_13, wc
||      SHRU    .S1    A2, 16, A12          ; <0> SHRU    wc, 16, a16_8
||      SHL     .S2X   A12, 8, B7           ; <1> SHL     wb, 8, upper_9
||      LDW     .D1T2  *+A4[A10], B2        ; <0> LDW     *+A4[a16_7], s2_7
||      LDW     .D2T1  *+B4[B12], A10       ; <1> LDW     *+B4[a24_9], s3_9
        ADD     .L1X   A8, B10, A15         ; <2> ADD     wa, s2_13, wa
||      ADD     .L2X   B1, A6, B13          ; <2> ADD     wc, wb, wc
||      SHRU    .S1    A11, 16, A8          ; <1> SHRU    wa, 16, a16_10
||      ADD     .S2    B13, B10, B10        ; <2> ADD     wd, wa, wd
||      LDW     .D1T2  *+A4[A15], B9        ; <2> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A15, B1, A15         ; <2> XOR     wa, s0_14, sum_14
||      XOR     .L2    B9, B6, B12          ; <1> XOR     wd, s0_10, sum_10
||      SHL     .S1    A6, 8, A5            ; <2> SHL     wb, 8, upper_14
||      SHRU    .S2X   A2, 8, B9            ; <0> SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A2], B6         ; <0> LDW     *+A4[wc], s0_8
||      ADD     .D2    B7, B12, B7          ; <1> ADD     upper_9, a24_9, wb
        ADD     .L1X   A10, B12, A6         ; <1> ADD     sum_10, s1_10, wd
||      XOR     .L2    B10, B2, B10         ; <2> XOR     wd, s3_13, wd
||[B0]  B       .S1    mars_decrypt_blocks$mixing; <0> [left] B       mixing
||      SHRU    .S2X   A6, 24, B12          ; <2> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A8], A12        ; <1> LDW     *+A4[a16_10], s2_10
||      LDW     .D2T2  *+B4[B9], B6         ; <0> LDW     *+B4[a8_8], s1_8
        ADD     .L1    A15, A10, A8         ; <2> ADD     sum_14, s1_14, wa
||      ADD     .S1X   A1, B1, A15          ; <0> ADD     wb, k1, wb
||      SHL     .S2X   A11, 8, B1           ; <1> SHL     wa, 8, upper_10
||      LDW     .D1T1  *+A4[A6], A10        ; <1> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B12], B10       ; <2> LDW     *+B4[a24_14], s3_14
        ADD     .L1X   A15, B2, A15         ; <0> ADD     wb, s2_7, wb
||      XOR     .S1    A13, A10, A10        ; <1> XOR     wc, s3_9, wc
||      SHRU    .S2X   A6, 8, B2            ; <1> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A8], A2         ; <2> LDW     *+A4[wa], s0_15
        ADD     .L2    B10, B9, B2          ; <2> ADD     wd, s2_14, wd
||      SHL     .S1    A2, 8, A13           ; <0> SHL     wc, 8, upper_8
||      SHRU    .S2X   A11, 24, B9          ; <1> SHRU    wa, 24, a24_10
||      LDW     .D1T2  *+A4[A12], B12       ; <0> LDW     *+A4[a16_8], s2_8
||      LDW     .D2T1  *+B4[B2], A8         ; <1> LDW     *+B4[a8_12], s1_12
        XOR     .L1X   A15, B6, A11         ; <0> XOR     wb, s0_8, sum_8
||[B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      SHRU    .S1    A8, 16, A15          ; <2> SHRU    wa, 16, a16_15
||      SHRU    .S2X   A8, 8, B10           ; <2> SHRU    wa, 8, a8_15
||      LDW     .D2T2  *+B4[B9], B2         ; <1> LDW     *+B4[a24_10], s3_10
        ADD     .L1X   A11, B6, A12         ; <0> ADD     sum_8, s1_8, wb
||      SHRU    .S1    A6, 16, A11          ; <1> SHRU    wd, 16, a16_12
||      SHRU    .S2X   A2, 24, B6           ; <0> SHRU    wc, 24, a24_8
||      ADD     .D1    A10, A12, A2         ; <1> ADD     wc, s2_10, wc
||      LDW     .D2T1  *+B4[B10], A5        ; <2> LDW     *+B4[a8_15], s1_15
mars_decrypt_blocks$mixing$exit:
        ADD     .L1X   A5, B12, A10         ; <-3> ADD     upper_14, a24_14, wb
||      ADD     .L2    B1, B9, B9           ; <-2> ADD     upper_10, a24_10, wa
||      XOR     .S1    A2, A10, A5          ; <-2> XOR     wc, s0_12, sum_12
||      SHRU    .S2X   A8, 24, B1           ; <-3> SHRU    wa, 24, a24_15
||      LDW     .D1T1  *+A4[A12], A9        ; <-1> LDW     *+A4[wb], s0_9
        XOR     .L1X   A2, B2, A2           ; <-3> XOR     wd, s0_15, sum_15
||      SHL     .S1    A8, 8, A11           ; <-3> SHL     wa, 8, upper_15
||      SHRU    .S2X   A12, 8, B2           ; <-1> SHRU    wb, 8, a8_9
||      LDW     .D1T2  *+A4[A11], B6        ; <-2> LDW     *+A4[a16_12], s2_12
        ADD     .L1X   A13, B6, A13         ; <-1> ADD     upper_8, a24_8, wc
||      XOR     .L2    B13, B10, B10        ; <-3> XOR     wc, s3_14, wc
||      SHRU    .S1    A12, 16, A15         ; <-1> SHRU    wb, 16, a16_9
||      SHL     .S2X   A6, 8, B13           ; <-2> SHL     wd, 8, upper_12
||      LDW     .D1T2  *+A4[A15], B2        ; <-3> LDW     *+A4[a16_15], s2_15
||      LDW     .D2T1  *+B4[B2], A15        ; <-1> LDW     *+B4[a8_9], s1_9
        ADD     .L1    A5, A8, A6           ; <-2> ADD     sum_12, s1_12, wc
||      XOR     .L2    B7, B2, B11          ; <-2> XOR     wb, s3_10, wb
||      ADD     .S1X   A9, B11, A8          ; <-1> ADD     wd, wa, wd
||      SHRU    .S2X   A6, 24, B2           ; <-2> SHRU    wd, 24, a24_12
||      LDW     .D2T2  *+B4[B1], B1         ; <-3> LDW     *+B4[a24_15], s3_15
        ADD     .L1X   A9, B12, A2          ; <-1> ADD     wa, s2_8, wa
||      ADD     .L2    B13, B2, B13         ; <-2> ADD     upper_12, a24_12, wd
||      ADD     .S1    A2, A5, A5           ; <-3> ADD     sum_15, s1_15, wd
||      SHRU    .S2X   A6, 24, B7           ; <-2> SHRU    wc, 24, a24_13
||      LDW     .D1T1  *+A4[A6], A10        ; <-2> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B2], B2         ; <-2> LDW     *+B4[a24_12], s3_12
        XOR     .S1    A2, A9, A2           ; <-1> XOR     wa, s0_9, sum_9
||      SHRU    .S2X   A6, 8, B2            ; <-2> SHRU    wc, 8, a8_13
||      STW     .D1T1  A5, *A14++[4]        ; <-3> STW     wd, *to++[4]{mixing_out}
||      LDW     .D2T2  *+B4[B6], B2         ; <-1> LDW     *+B4[a24_8], s3_8
        ADD     .L1    A13, A12, A13        ; <-1> ADD     wc, wb, wc
||      ADD     .L2    B11, B6, B12         ; <-2> ADD     wb, s2_12, wb
||      SHL     .S2X   A6, 8, B6            ; <-2> SHL     wc, 8, upper_13
||      LDW     .D1T1  *+A4[A15], A8        ; <-1> LDW     *+A4[a16_9], s2_9
||      LDW     .D2T2  *+B4[B2], B1         ; <-2> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A11, B1, A11         ; <-3> ADD     upper_15, a24_15, wa
||      SHRU    .S1    A6, 16, A6           ; <-2> SHRU    wc, 16, a16_13
        XOR     .L1X   A10, B1, A2          ; <-3> XOR     wb, s3_15, wb
||      ADD     .L2    B10, B2, B1          ; <-3> ADD     wc, s2_15, wc
||      ADD     .S1    A2, A15, A11         ; <-1> ADD     sum_9, s1_9, wa
||      STW     .D1T1  A11, *-A14[1]        ; <-3> STW     wa, *-to[1]{mixing_out}
        XOR     .L1X   A10, B12, A15        ; <-2> XOR     wb, s0_13, sum_13
||      XOR     .L2    B9, B2, B10          ; <-2> XOR     wa, s3_12, wa
||      SHRU    .S2X   A11, 8, B9           ; <-1> SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A6], A8         ; <-2> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B2         ; <-2> LDW     *+B4[a24_13], s3_13
        XOR     .L2X   B2, A8, B2           ; <-1> XOR     wd, s3_8, wd
||      STW     .D1T2  B1, *-A14[3]         ; <-3> STW     wc, *-to[3]{mixing_out}
        ADD     .S1X   A15, B1, A6          ; <-2> ADD     sum_13, s1_13, wb
||      LDW     .D1T2  *+A4[A11], B6        ; <-1> LDW     *+A4[wa], s0_10
||      LDW     .D2T1  *+B4[B9], A10        ; <-1> LDW     *+B4[a8_10], s1_10
        SHRU    .S1    A6, 16, A15          ; <-2> SHRU    wb, 16, a16_14
||      ADD     .S2X   B2, A8, B9           ; <-1> ADD     wd, s2_9, wd
||      LDW     .D1T2  *+A4[A6], B1         ; <-2> LDW     *+A4[wb], s0_14
        SHRU    .S2X   A6, 8, B1            ; <-2> SHRU    wb, 8, a8_14
||      STW     .D1T1  A2, *-A14[2]         ; <-3> STW     wb, *-to[2]{mixing_out}
        SHRU    .S2X   A12, 24, B12         ; <-1> SHRU    wb, 24, a24_9
||      LDW     .D2T1  *+B4[B1], A10        ; <-2> LDW     *+B4[a8_14], s1_14
        ADD     .L2    B6, B7, B1           ; <-2> ADD     upper_13, a24_13, wc
||      SHL     .S2X   A12, 8, B7           ; <-1> SHL     wb, 8, upper_9
||      LDW     .D2T1  *+B4[B12], A10       ; <-1> LDW     *+B4[a24_9], s3_9
        ADD     .L1X   A8, B10, A15         ; <-2> ADD     wa, s2_13, wa
||      ADD     .L2X   B1, A6, B13          ; <-2> ADD     wc, wb, wc
||      SHRU    .S1    A11, 16, A8          ; <-1> SHRU    wa, 16, a16_10
||      ADD     .S2    B13, B10, B10        ; <-2> ADD     wd, wa, wd
||      LDW     .D1T2  *+A4[A15], B9        ; <-2> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A15, B1, A15         ; <-2> XOR     wa, s0_14, sum_14
||      XOR     .L2    B9, B6, B12          ; <-1> XOR     wd, s0_10, sum_10
||      SHL     .S1    A6, 8, A5            ; <-2> SHL     wb, 8, upper_14
||      ADD     .D2    B7, B12, B7          ; <-1> ADD     upper_9, a24_9, wb
        ADD     .L1X   A10, B12, A6         ; <-1> ADD     sum_10, s1_10, wd
||      XOR     .L2    B10, B2, B10         ; <-2> XOR     wd, s3_13, wd
||      SHRU    .S2X   A6, 24, B12          ; <-2> SHRU    wb, 24, a24_14
||      LDW     .D1T1  *+A4[A8], A12        ; <-1> LDW     *+A4[a16_10], s2_10
        ADD     .L1    A15, A10, A8         ; <-2> ADD     sum_14, s1_14, wa
||      SHL     .S2X   A11, 8, B1           ; <-1> SHL     wa, 8, upper_10
||      LDW     .D1T1  *+A4[A6], A10        ; <-1> LDW     *+A4[wd], s0_12
||      LDW     .D2T2  *+B4[B12], B10       ; <-2> LDW     *+B4[a24_14], s3_14
        XOR     .S1    A13, A10, A10        ; <-1> XOR     wc, s3_9, wc
||      SHRU    .S2X   A6, 8, B2            ; <-1> SHRU    wd, 8, a8_12
||      LDW     .D1T1  *+A4[A8], A2         ; <-2> LDW     *+A4[wa], s0_15
        ADD     .L2    B10, B9, B2          ; <-2> ADD     wd, s2_14, wd
||      SHRU    .S2X   A11, 24, B9          ; <-1> SHRU    wa, 24, a24_10
||      LDW     .D2T1  *+B4[B2], A8         ; <-1> LDW     *+B4[a8_12], s1_12
        SHRU    .S1    A8, 16, A15          ; <-2> SHRU    wa, 16, a16_15
||      SHRU    .S2X   A8, 8, B10           ; <-2> SHRU    wa, 8, a8_15
||      LDW     .D2T2  *+B4[B9], B2         ; <-1> LDW     *+B4[a24_10], s3_10
        SHRU    .S1    A6, 16, A11          ; <-1> SHRU    wd, 16, a16_12
||      ADD     .D1    A10, A12, A2         ; <-1> ADD     wc, s2_10, wc
||      LDW     .D2T1  *+B4[B10], A5        ; <-2> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A5, B12, A10         ; <-2> ADD     upper_14, a24_14, wb
||      ADD     .L2    B1, B9, B9           ; <-1> ADD     upper_10, a24_10, wa
||      XOR     .S1    A2, A10, A5          ; <-1> XOR     wc, s0_12, sum_12
||      SHRU    .S2X   A8, 24, B1           ; <-2> SHRU    wa, 24, a24_15
        XOR     .L1X   A2, B2, A2           ; <-2> XOR     wd, s0_15, sum_15
||      SHL     .S1    A8, 8, A11           ; <-2> SHL     wa, 8, upper_15
||      LDW     .D1T2  *+A4[A11], B6        ; <-1> LDW     *+A4[a16_12], s2_12
        XOR     .L2    B13, B10, B10        ; <-2> XOR     wc, s3_14, wc
||      SHL     .S2X   A6, 8, B13           ; <-1> SHL     wd, 8, upper_12
||      LDW     .D1T2  *+A4[A15], B2        ; <-2> LDW     *+A4[a16_15], s2_15
        ADD     .L1    A5, A8, A6           ; <-1> ADD     sum_12, s1_12, wc
||      XOR     .L2    B7, B2, B11          ; <-1> XOR     wb, s3_10, wb
||      SHRU    .S2X   A6, 24, B2           ; <-1> SHRU    wd, 24, a24_12
||      LDW     .D2T2  *+B4[B1], B1         ; <-2> LDW     *+B4[a24_15], s3_15
        ADD     .L2    B13, B2, B13         ; <-1> ADD     upper_12, a24_12, wd
||      ADD     .S1    A2, A5, A5           ; <-2> ADD     sum_15, s1_15, wd
||      SHRU    .S2X   A6, 24, B7           ; <-1> SHRU    wc, 24, a24_13
||      LDW     .D1T1  *+A4[A6], A10        ; <-1> LDW     *+A4[wc], s0_13
||      LDW     .D2T2  *+B4[B2], B2         ; <-1> LDW     *+B4[a24_12], s3_12
        SHRU    .S2X   A6, 8, B2            ; <-1> SHRU    wc, 8, a8_13
||      STW     .D1T1  A5, *A14++[4]        ; <-2> STW     wd, *to++[4]{mixing_out}
        ADD     .L2    B11, B6, B12         ; <-1> ADD     wb, s2_12, wb
||      SHL     .S2X   A6, 8, B6            ; <-1> SHL     wc, 8, upper_13
||      LDW     .D2T2  *+B4[B2], B1         ; <-1> LDW     *+B4[a8_13], s1_13
        ADD     .L1X   A11, B1, A11         ; <-2> ADD     upper_15, a24_15, wa
||      SHRU    .S1    A6, 16, A6           ; <-1> SHRU    wc, 16, a16_13
        XOR     .L1X   A10, B1, A2          ; <-2> XOR     wb, s3_15, wb
||      ADD     .L2    B10, B2, B1          ; <-2> ADD     wc, s2_15, wc
||      STW     .D1T1  A11, *-A14[1]        ; <-2> STW     wa, *-to[1]{mixing_out}
        XOR     .L1X   A10, B12, A15        ; <-1> XOR     wb, s0_13, sum_13
||      XOR     .L2    B9, B2, B10          ; <-1> XOR     wa, s3_12, wa
||      LDW     .D1T1  *+A4[A6], A8         ; <-1> LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B7], B2         ; <-1> LDW     *+B4[a24_13], s3_13
        STW     .D1T2  B1, *-A14[3]         ; <-2> STW     wc, *-to[3]{mixing_out}
        ADD     .S1X   A15, B1, A6          ; <-1> ADD     sum_13, s1_13, wb
        SHRU    .S1    A6, 16, A15          ; <-1> SHRU    wb, 16, a16_14
||      LDW     .D1T2  *+A4[A6], B1         ; <-1> LDW     *+A4[wb], s0_14
        SHRU    .S2X   A6, 8, B1            ; <-1> SHRU    wb, 8, a8_14
||      STW     .D1T1  A2, *-A14[2]         ; <-2> STW     wb, *-to[2]{mixing_out}
        LDW     .D2T1  *+B4[B1], A10        ; <-1> LDW     *+B4[a8_14], s1_14
        ADD     .L2    B6, B7, B1           ; <-1> ADD     upper_13, a24_13, wc
        ADD     .L1X   A8, B10, A15         ; <-1> ADD     wa, s2_13, wa
||      ADD     .L2X   B1, A6, B13          ; <-1> ADD     wc, wb, wc
||      ADD     .S2    B13, B10, B10        ; <-1> ADD     wd, wa, wd
||      LDW     .D1T2  *+A4[A15], B9        ; <-1> LDW     *+A4[a16_14], s2_14
        XOR     .L1X   A15, B1, A15         ; <-1> XOR     wa, s0_14, sum_14
||      SHL     .S1    A6, 8, A5            ; <-1> SHL     wb, 8, upper_14
        XOR     .L2    B10, B2, B10         ; <-1> XOR     wd, s3_13, wd
||      SHRU    .S2X   A6, 24, B12          ; <-1> SHRU    wb, 24, a24_14
        ADD     .L1    A15, A10, A8         ; <-1> ADD     sum_14, s1_14, wa
||      LDW     .D2T2  *+B4[B12], B10       ; <-1> LDW     *+B4[a24_14], s3_14
        LDW     .D1T1  *+A4[A8], A2         ; <-1> LDW     *+A4[wa], s0_15
        ADD     .L2    B10, B9, B2          ; <-1> ADD     wd, s2_14, wd
        SHRU    .S1    A8, 16, A15          ; <-1> SHRU    wa, 16, a16_15
||      SHRU    .S2X   A8, 8, B10           ; <-1> SHRU    wa, 8, a8_15
        LDW     .D2T1  *+B4[B10], A5        ; <-1> LDW     *+B4[a8_15], s1_15
        ADD     .L1X   A5, B12, A10         ; <-1> ADD     upper_14, a24_14, wb
||      SHRU    .S2X   A8, 24, B1           ; <-1> SHRU    wa, 24, a24_15
        XOR     .L1X   A2, B2, A2           ; <-1> XOR     wd, s0_15, sum_15
||      SHL     .S1    A8, 8, A11           ; <-1> SHL     wa, 8, upper_15
        XOR     .L2    B13, B10, B10        ; <-1> XOR     wc, s3_14, wc
||      LDW     .D1T2  *+A4[A15], B2        ; <-1> LDW     *+A4[a16_15], s2_15
        LDW     .D2T2  *+B4[B1], B1         ; <-1> LDW     *+B4[a24_15], s3_15
        ADD     .S1    A2, A5, A5           ; <-1> ADD     sum_15, s1_15, wd
        STW     .D1T1  A5, *A14++[4]        ; <-1> STW     wd, *to++[4]{mixing_out}
        NOP
        ADD     .L1X   A11, B1, A11         ; <-1> ADD     upper_15, a24_15, wa
        XOR     .L1X   A10, B1, A2          ; <-1> XOR     wb, s3_15, wb
||      ADD     .L2    B10, B2, B1          ; <-1> ADD     wc, s2_15, wc
||      STW     .D1T1  A11, *-A14[1]        ; <-1> STW     wa, *-to[1]{mixing_out}
        NOP
        STW     .D1T2  B1, *-A14[3]         ; <-1> STW     wc, *-to[3]{mixing_out}
        NOP     2
        STW     .D1T1  A2, *-A14[2]         ; <-1> STW     wb, *-to[2]{mixing_out}
mars_decrypt_blocks$mars_decrypt_blocks$3:
        MVKL    .S2    mars_s_box, B4       ; MVKL    mars_s_box, B4
||      LDW     .D2T1  *+B15[6], A0         ; restore schedule
        MVKL    .S1    655617, A0           ; MVKL    0x000A0101, circular_17
        MVKH    .S1    655617, A0           ; MVKH    0x000A0101, circular_17
        MVC     .S2X   A0, AMR              ; MVC     circular_17, AMR
        MVKL    .S1    65568, A6            ; MVKL    0x00010020, split
||      MVK     .S2    4, B0                ; MVK     4, pass
        MV      .L1    A0, A14              ; MV      schedule, keys
||      MVKH    .S1    65568, A6            ; MVKH    0x00010020, split
||      MVKH    .S2    mars_s_box, B4       ; MVKH    mars_s_box, B4
||      STW     .D2T2  B0, *+B15[9]         ; save pass
mars_decrypt_blocks$first_half:
        ADDK    .S1    -16, A14             ; ADDK    -16, keys
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T1  *+A14[2], A0         ; LDW     *+keys[2], k2_18
        LDW     .D1T2  *+A14[1], B2         ; LDW     *+keys[1], k1_18
||      LDW     .D2T1  *+B15[8], A1         ; restore out
        LDW     .D1T1  *+A14[0], A2         ; LDW     *+keys[0], k0_18
        NOP
        LDW     .D1T2  *+A14[3], B0         ; LDW     *+keys[3], k3_18
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_18
||      STW     .D2T1  A0, *+B15[3]         ; STW     k2_18, *+B15[3]{keys_out}
        MV      .L1    A1, A0               ; MV      out, front_in
||      MV      .S1    A1, A9               ; MV      out, front_out
||      STW     .D2T2  B2, *+B15[2]         ; STW     k1_18, *+B15[2]{keys_out}
        ADD     .L2X   B1, A1, B1           ; ADD     out, last_18, back_in
||      STW     .D2T1  A2, *+B15[1]         ; STW     k0_18, *+B15[1]{keys_out}
        ADD     .L2    1, B0, B1            ; ADD     blocks, 1, odd_18
||      SUBAW   .D2    B1, 4, B11           ; SUBAW   back_in, 4, back_in
        MV      .L2    B11, B8              ; MV      back_in, back_out
||      SHRU    .S2    B1, 1, B0            ; SHRU    odd_18, 1, left
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_18, *+B15[4]{keys_out}
mars_decrypt_blocks$first$guard:
        CMPGT   .L2    3, B0, B1            ; few iterations of first
  [B1]  B       .S1    mars_decrypt_blocks$first$few; few iterations of first
        NOP     5
mars_decrypt_blocks$first$entry:
        LDW     .D1T1  *+A14[3], A12        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_20
        NOP
        LDW     .D1T1  *A0++[4], A10        ; <0> LDW     *front_in++[4]{first_begin}, a
        NOP     2
        SUB     .L1X   B0, 3, A1            ; passes of first
||      LDW     .D2T2  *+B15[4], B6         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_28
        NOP
        LDW     .D2T2  *B11--[4], B0        ; <0> LDW     *back_in--[4]{first_begin}, e
        MPYLHU  .M1    A10, A12, A5         ; <0> MPYLHU  a, key1_20, mixed2_21
        MPYHLU  .M1    A10, A12, A2         ; <0> MPYHLU  a, key1_20, mixed1_21
        NOP
        ADD     .L1    A2, A5, A5           ; <0> ADD     mixed1_21, mixed2_21, mixed_21
||      MV      .L2X   A6, B10              ; split on both sides
||      SHL     .S1    A10, 19, A2          ; <0> SHL     a, 19, upper_22
||      MPYU    .M1    A10, A12, A12        ; <0> MPYU    a, key1_20, low_21
||      LDW     .D1T1  *+A14[2], A15        ; <0> LDW     *+keys[2]{keys_in}, key0_20
        SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_21, 16, upper_21
        ADD     .L1    A12, A5, A5          ; <0> ADD     low_21, upper_21, p_20
||      SHRU    .S1    A10, 13, A10         ; <0> SHRU    a, 13, lower_22
||      MPYLHU  .M2    B0, B6, B5           ; <0> MPYLHU  e, key1_28, mixed2_29
        ADD     .L1    A2, A10, A3          ; <0> ADD     upper_22, lower_22, a
||      MPYHLU  .M2    B0, B6, B12          ; <0> MPYHLU  e, key1_28, mixed1_29
        NOP
        ADD     .L1    A3, A15, A15         ; <0> ADD     a, key0_20, index_20
||      ADD     .L2    B12, B5, B5          ; <0> ADD     mixed1_29, mixed2_29, mixed_29
||      SHL     .S2    B0, 19, B6           ; <0> SHL     e, 19, upper_30
||      MPYU    .M2    B0, B6, B5           ; <0> MPYU    e, key1_28, low_29
||      LDW     .D2T2  *+B15[3], B2         ; <0> LDW     *+B15[3]{keys_in}, key0_28
        SHL     .S2    B5, 16, B9           ; <0> SHL     mixed_29, 16, upper_29
||      LDW     .D1T1  *+A4[A15], A10       ; <0> LDW     *+A4[index_20], box_23
        ADD     .L2    B5, B9, B0           ; <0> ADD     low_29, upper_29, p_28
||      SHL     .S1    A5, 10, A12          ; <0> SHL     p_20, 10, p10_23
||      SHRU    .S2    B0, 13, B9           ; <0> SHRU    e, 13, lower_30
        ADD     .L2    B6, B9, B9           ; <0> ADD     upper_30, lower_30, e
||      SHL     .S1    A5, 5, A11           ; <0> SHL     p_20, 5, p5_23
||      MPYHLU  .M1    A5, A6, A2           ; <0> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *-A0[3], A8          ; <0> LDW     *-front_in[3]{first_in}, b
        SHRU    .S1    A5, 22, A10          ; <0> SHRU    p_20, 22, p22_23
||      MPYHLU  .M1    A11, A6, A12         ; <0> MPYHLU  p5_23, split, times_25
        ADD     .L2    B9, B2, B12          ; <0> ADD     e, key0_28, index_28
||      MPYHU   .M1    A2, A6, A10          ; <0> MPYHU   times_24, split, p27_23
||      ADD     .D1    A10, A12, A5         ; <0> ADD     p22_23, p10_23, r_20
        XOR     .L1    A10, A5, A8          ; <0> XOR     box_23, r_20, two_23
||      LDW     .D1T1  *+A14[1], A11        ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_36
||      LDW     .D2T2  *+B4[B12], B1        ; <0> LDW     *+B4[index_28], box_31
        XOR     .L1    A8, A10, A12         ; <0> XOR     two_23, p27_23, three_23
||      SHL     .S2    B0, 10, B2           ; <0> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A12, A6, A11         ; <0> MPYHU   times_25, split, by_23
||      LDW     .D1T1  *-A0[1], A8          ; <0> LDW     *-front_in[1]{first_in}, d
        XOR     .S1    A12, A11, A13        ; <0> XOR     three_23, p5_23, sum_23
||      SHL     .S2    B0, 5, B6            ; <0> SHL     p_28, 5, p5_31
||      MPYHLU  .M2    B0, B10, B0          ; <0> MPYHLU  p_28, split, times_32
||      LDW     .D2T2  *+B11[5], B3         ; <0> LDW     *+back_in[5]{first_in}, f
        SHL     .S1    A13, A11, A11        ; <0> SHL     sum_23, by_23, upper_26
||      SHRU    .S2    B0, 22, B7           ; <0> SHRU    p_28, 22, p22_31
||      MPYHLU  .M2    B6, B10, B7          ; <0> MPYHLU  p5_31, split, times_33
||      SUB     .D1    A6, A11, A7          ; <0> SUB     split, by_23, right_26
        SUB     .L1    A8, A11, A13         ; <0> SUB     b, upper_26, part_26
||      SHRU    .S1    A13, A7, A8          ; <0> SHRU    sum_23, right_26, lower_26
||      MPYHU   .M2    B0, B10, B5          ; <0> MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *+A14[3], A12        ; <1> LDW     *+keys[2 + 1]{keys_in}, key1_20
||      ADD     .D2    B7, B2, B2           ; <0> ADD     p22_31, p10_31, r_28
        SUB     .L1    A6, A10, A13         ; <0> SUB     split, p27_23, right_27
||      XOR     .L2    B1, B2, B3           ; <0> XOR     box_31, r_28, two_31
||      SUB     .S1    A13, A8, A7          ; <0> SUB     part_26, lower_26, b
||      LDW     .D1T1  *-A0[2], A5          ; <0> LDW     *-front_in[2]{first_in}, c
||      LDW     .D2T2  *+B15[2], B6         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_44
        XOR     .L1    A8, A5, A8           ; <0> XOR     d, r_20, d
||      XOR     .L2    B3, B5, B7           ; <0> XOR     two_31, p27_31, three_31
||      SHL     .S1    A15, A10, A10        ; <0> SHL     index_20, p27_23, upper_27
||      MPYLHU  .M1    A7, A11, A5          ; <0> MPYLHU  b, key1_36, mixed2_37
||      MPYHU   .M2    B7, B10, B6          ; <0> MPYHU   times_33, split, by_31
||      LDW     .D1T1  *A0++[4], A10        ; <1> LDW     *front_in++[4]{first_begin}, a
||      LDW     .D2T2  *+B11[7], B1         ; <0> LDW     *+back_in[7]{first_in}, h
        SHRU    .S1    A7, 13, A2           ; <0> SHRU    b, 13, lower_38
||      XOR     .S2    B7, B6, B7           ; <0> XOR     three_31, p5_31, sum_31
||      MPYHLU  .M1    A7, A11, A11         ; <0> MPYHLU  b, key1_36, mixed1_37
||      LDW     .D1T1  *+A14[0], A5         ; <0> LDW     *+keys[0]{keys_in}, key0_36
        SHL     .S1    A7, 19, A7           ; <0> SHL     b, 19, upper_38
||      SHL     .S2    B7, B6, B6           ; <0> SHL     sum_31, by_31, upper_34
||      MPYU    .M1    A7, A11, A15         ; <0> MPYU    b, key1_36, low_37
||      SUB     .D2    B10, B6, B1          ; <0> SUB     split, by_31, right_34
        ADD     .L1    A11, A5, A11         ; <0> ADD     mixed1_37, mixed2_37, mixed_37
||      SUB     .L2    B3, B6, B3           ; <0> SUB     f, upper_34, part_34
||      SHRU    .S1    A15, A13, A13        ; <0> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B7, B1, B7           ; <0> SHRU    sum_31, right_34, lower_34
||      LDW     .D2T2  *+B15[4], B6         ; <1> LDW     *+B15[3 + 1]{keys_in}, key1_28
        SUB     .L2    B10, B5, B3          ; <0> SUB     split, p27_31, right_35
||      SHL     .S1    A11, 16, A11         ; <0> SHL     mixed_37, 16, upper_37
||      SUB     .S2    B3, B7, B7           ; <0> SUB     part_34, lower_34, f
||      SUB     .D1    A5, A10, A5          ; <0> SUB     c, upper_27, part_27
||      LDW     .D2T2  *+B11[6], B12        ; <0> LDW     *+back_in[6]{first_in}, g
        ADD     .L1    A15, A11, A11        ; <0> ADD     low_37, upper_37, p_36
||      XOR     .L2    B1, B2, B1           ; <0> XOR     h, r_28, h
||      SUB     .S1    A5, A13, A7          ; <0> SUB     part_27, lower_27, c
||      SHL     .S2    B12, B5, B5          ; <0> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M2    B7, B6, B0           ; <0> MPYLHU  f, key1_44, mixed2_45
||      ADD     .D1    A7, A2, A2           ; <0> ADD     upper_38, lower_38, b
||      LDW     .D2T2  *B11--[4], B0        ; <1> LDW     *back_in--[4]{first_begin}, e
        ADD     .L1    A2, A5, A13          ; <0> ADD     b, key0_36, index_36
||      SHL     .S1    A11, 10, A15         ; <0> SHL     p_36, 10, p10_39
||      SHRU    .S2    B7, 13, B2           ; <0> SHRU    f, 13, lower_46
||      MPYLHU  .M1    A10, A12, A5         ; <1> MPYLHU  a, key1_20, mixed2_21
||      MPYHLU  .M2    B7, B6, B7           ; <0> MPYHLU  f, key1_44, mixed1_45
||      LDW     .D2T2  *+B15[1], B12        ; <0> LDW     *+B15[1]{keys_in}, key0_44
        SHRU    .S1    A11, 22, A2          ; <0> SHRU    p_36, 22, p22_39
||      SHL     .S2    B7, 19, B13          ; <0> SHL     f, 19, upper_46
||      MPYHLU  .M1    A10, A12, A2         ; <1> MPYHLU  a, key1_20, mixed1_21
||      MPYU    .M2    B7, B6, B3           ; <0> MPYU    f, key1_44, low_45
||      STW     .D1T1  A2, *+A9[3]          ; <0> STW     b, *+front_out[3]{first_out}
        ADD     .L1    A2, A15, A15         ; <0> ADD     p22_39, p10_39, r_36
||      ADD     .L2    B7, B0, B0           ; <0> ADD     mixed1_45, mixed2_45, mixed_45
||      SHRU    .S2    B12, B3, B7          ; <0> SHRU    index_28, right_35, lower_35
||      MPYHLU  .M1    A11, A6, A12         ; <0> MPYHLU  p_36, split, times_40
||      LDW     .D1T1  *+A4[A13], A2        ; <0> LDW     *+A4[index_36], box_39
        ADD     .L1    A2, A5, A5           ; <1> ADD     mixed1_21, mixed2_21, mixed_21
||      SHL     .S1    A10, 19, A2          ; <1> SHL     a, 19, upper_22
||      SHL     .S2    B0, 16, B12          ; <0> SHL     mixed_45, 16, upper_45
||      MPYU    .M1    A10, A12, A12        ; <1> MPYU    a, key1_20, low_21
||      LDW     .D1T1  *+A14[2], A15        ; <1> LDW     *+keys[2]{keys_in}, key0_20
||      SUB     .D2    B12, B5, B5          ; <0> SUB     g, upper_35, part_35
        XOR     .L1    A3, A15, A3          ; <0> XOR     a, r_36, a
||      ADD     .L2    B3, B12, B3          ; <0> ADD     low_45, upper_45, p_44
||      SHL     .S1    A5, 16, A5           ; <1> SHL     mixed_21, 16, upper_21
||      SUB     .S2    B5, B7, B13          ; <0> SUB     part_35, lower_35, g
||      MPYHU   .M1    A12, A6, A12         ; <0> MPYHU   times_40, split, p27_39
||      ADD     .D2    B13, B2, B2          ; <0> ADD     upper_46, lower_46, f
        ADD     .L1    A12, A5, A5          ; <1> ADD     low_21, upper_21, p_20
||      ADD     .L2    B2, B12, B7          ; <0> ADD     f, key0_44, index_44
||      SHRU    .S1    A10, 13, A10         ; <1> SHRU    a, 13, lower_22
||      SHL     .S2    B3, 10, B12          ; <0> SHL     p_44, 10, p10_47
||      MPYLHU  .M2    B0, B6, B5           ; <1> MPYLHU  e, key1_28, mixed2_29
        ADD     .L1    A2, A10, A3          ; <1> ADD     upper_22, lower_22, a
||      SHL     .S1    A11, 5, A11          ; <0> SHL     p_36, 5, p5_39
||      SHRU    .S2    B3, 22, B2           ; <0> SHRU    p_44, 22, p22_47
||      MPYHLU  .M2    B0, B6, B12          ; <1> MPYHLU  e, key1_28, mixed1_29
||      STW     .D1T1  A3, *+A9[2]          ; <0> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B2, *+B8[3]          ; <0> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A2, A15, A2          ; <0> XOR     box_39, r_36, two_39
||      ADD     .L2    B2, B12, B2          ; <0> ADD     p22_47, p10_47, r_44
||      SHL     .S1    A13, A12, A10        ; <0> SHL     index_36, p27_39, upper_43
||      MPYHLU  .M2    B3, B10, B12         ; <0> MPYHLU  p_44, split, times_48
||      LDW     .D2T2  *+B4[B7], B12        ; <0> LDW     *+B4[index_44], box_47
;@loop {"name": "first", "ii": 26, "res_mii": 22, "rec_mii": 1, "optimal": null, "stages": 3, "critical_cycle": [], "attempts": [{"interval": 22, "result": "time limit", "seconds": 1.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 1.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 1.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 25, "result": "time limit", "seconds": 1.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.1, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "not found by annealing", "seconds": 5.9, "banks_apart": true, "note": "", "moves": 0}, {"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop first: II 26, 3 stages
;  bounds: resources 22, recurrence 1
;  units: L1 20/26, S1 25/26, M1 14/26, D1 21/26, L2 20/26, S2 24/26, M2 14/26, D2 20/26
;  cross paths: 1X 0/26, 2X 0/26
;  T paths: T1 14/26, T2 14/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 22: time limit, 1.4 s
;  II 23: time limit, 1.3 s
;  II 24: time limit, 1.0 s
;  II 25: time limit, 1.0 s
;  II 26 without possible bank conflicts: time limit (as 2 equal channels), 1.1 s
;  II 26: time limit (as 2 equal channels), 1.1 s
;  II 26 without possible bank conflicts: not found by annealing, 5.9 s
;  II 26: found by annealing, 0.0 s
;  not proved optimal: every interval below 22 is ruled out; 4.7 s of search found nothing below 26
;  pipelined from 3 iterations on
mars_decrypt_blocks$first:
        ADD     .L1    A3, A15, A15         ; <1> ADD     a, key0_20, index_20
||      ADD     .L2    B12, B5, B5          ; <1> ADD     mixed1_29, mixed2_29, mixed_29
||      SUB     .S1    A8, A10, A10         ; <2> SUB     d, upper_43, part_43
||      SHL     .S2    B0, 19, B6           ; <1> SHL     e, 19, upper_30
||      MPYHLU  .M1    A11, A6, A13         ; <2> MPYHLU  p5_39, split, times_41
||      MPYU    .M2    B0, B6, B5           ; <1> MPYU    e, key1_28, low_29
||      SUB     .D1    A6, A12, A8          ; <2> SUB     split, p27_39, right_43
||      LDW     .D2T2  *+B15[3], B2         ; <1> LDW     *+B15[3]{keys_in}, key0_28
        XOR     .L1    A2, A12, A8          ; <2> XOR     two_39, p27_39, three_39
||      XOR     .L2    B9, B2, B12          ; <2> XOR     e, r_44, e
||      SHRU    .S1    A13, A8, A2          ; <2> SHRU    index_36, right_43, lower_43
||      SHL     .S2    B5, 16, B9           ; <1> SHL     mixed_29, 16, upper_29
||      MPYHU   .M2    B12, B10, B5         ; <2> MPYHU   times_48, split, p27_47
||      LDW     .D1T1  *+A4[A15], A10       ; <1> LDW     *+A4[index_20], box_23
        XOR     .L1    A8, A11, A8          ; <2> XOR     three_39, p5_39, sum_39
||      ADD     .L2    B5, B9, B0           ; <1> ADD     low_29, upper_29, p_28
||      SHL     .S1    A5, 10, A12          ; <1> SHL     p_20, 10, p10_23
||      SHRU    .S2    B0, 13, B9           ; <1> SHRU    e, 13, lower_30
||      MPYHU   .M1    A13, A6, A13         ; <2> MPYHU   times_41, split, by_39
        SUB     .L1    A10, A2, A10         ; <2> SUB     part_43, lower_43, d
||      ADD     .L2    B6, B9, B9           ; <1> ADD     upper_30, lower_30, e
||      SHL     .S1    A5, 5, A11           ; <1> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 5, B6            ; <2> SHL     p_44, 5, p5_47
||      MPYHLU  .M1    A5, A6, A2           ; <1> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *-A0[3], A8          ; <1> LDW     *-front_in[3]{first_in}, b
||      STW     .D2T2  B12, *+B8[2]         ; <2> STW     e, *+back_out[2]{first_out}
        SUB     .L1    A6, A13, A5          ; <2> SUB     split, by_39, right_42
||      XOR     .L2    B12, B2, B3          ; <2> XOR     box_47, r_44, two_47
||      SHRU    .S1    A5, 22, A10          ; <1> SHRU    p_20, 22, p22_23
||      SHL     .S2    B7, B5, B12          ; <2> SHL     index_44, p27_47, upper_51
||      MPYHLU  .M1    A11, A6, A12         ; <1> MPYHLU  p5_23, split, times_25
||      STW     .D1T1  A10, *+A9[1]         ; <2> STW     d, *+front_out[1]{first_out}
        ADD     .L2    B9, B2, B12          ; <1> ADD     e, key0_28, index_28
||      SHRU    .S1    A8, A5, A2           ; <2> SHRU    sum_39, right_42, lower_42
||      SUB     .S2    B1, B12, B1          ; <2> SUB     h, upper_51, part_51
||      MPYHU   .M1    A2, A6, A10          ; <1> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B6, B10, B2          ; <2> MPYHLU  p5_47, split, times_49
||      ADD     .D1    A10, A12, A5         ; <1> ADD     p22_23, p10_23, r_20
||      SUB     .D2    B10, B5, B2          ; <2> SUB     split, p27_47, right_51
        XOR     .L1    A10, A5, A8          ; <1> XOR     box_23, r_20, two_23
||      XOR     .L2    B3, B5, B5           ; <2> XOR     two_47, p27_47, three_47
||      SHL     .S1    A8, A13, A13         ; <2> SHL     sum_39, by_39, upper_42
||      SHRU    .S2    B7, B2, B7           ; <2> SHRU    index_44, right_51, lower_51
||      LDW     .D1T1  *+A14[1], A11        ; <1> LDW     *+keys[0 + 1]{keys_in}, key1_36
||      LDW     .D2T2  *+B4[B12], B1        ; <1> LDW     *+B4[index_28], box_31
        XOR     .L1    A8, A10, A12         ; <1> XOR     two_23, p27_23, three_23
||      XOR     .L2    B5, B6, B3           ; <2> XOR     three_47, p5_47, sum_47
||      SHL     .S2    B0, 10, B2           ; <1> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A12, A6, A11         ; <1> MPYHU   times_25, split, by_23
||      MPYHU   .M2    B2, B10, B5          ; <2> MPYHU   times_49, split, by_47
||      LDW     .D1T1  *-A0[1], A8          ; <1> LDW     *-front_in[1]{first_in}, d
        SUB     .L2    B1, B7, B1           ; <2> SUB     part_51, lower_51, h
||      XOR     .S1    A12, A11, A13        ; <1> XOR     three_23, p5_23, sum_23
||      SHL     .S2    B0, 5, B6            ; <1> SHL     p_28, 5, p5_31
||      MPYHLU  .M2    B0, B10, B0          ; <1> MPYHLU  p_28, split, times_32
||      SUB     .D1    A7, A13, A12         ; <2> SUB     c, upper_42, part_42
||      LDW     .D2T2  *+B11[5], B3         ; <1> LDW     *+back_in[5]{first_in}, f
        SUB     .L2    B10, B5, B1          ; <2> SUB     split, by_47, right_50
||      SHL     .S1    A13, A11, A11        ; <1> SHL     sum_23, by_23, upper_26
||      SHRU    .S2    B0, 22, B7           ; <1> SHRU    p_28, 22, p22_31
||      MPYHLU  .M2    B6, B10, B7          ; <1> MPYHLU  p5_31, split, times_33
||      SUB     .D1    A6, A11, A7          ; <1> SUB     split, by_23, right_26
||      STW     .D2T2  B1, *+B8[1]          ; <2> STW     h, *+back_out[1]{first_out}
        SUB     .L1    A8, A11, A13         ; <1> SUB     b, upper_26, part_26
||      SHRU    .S1    A13, A7, A8          ; <1> SHRU    sum_23, right_26, lower_26
||      SHRU    .S2    B3, B1, B0           ; <2> SHRU    sum_47, right_50, lower_50
||      MPYHU   .M2    B0, B10, B5          ; <1> MPYHU   times_32, split, p27_31
||      LDW     .D1T1  *+A14[3], A12        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_20
||      ADD     .D2    B7, B2, B2           ; <1> ADD     p22_31, p10_31, r_28
        SUB     .L1    A6, A10, A13         ; <1> SUB     split, p27_23, right_27
||      XOR     .L2    B1, B2, B3           ; <1> XOR     box_31, r_28, two_31
||      SUB     .S1    A13, A8, A7          ; <1> SUB     part_26, lower_26, b
||      SHL     .S2    B3, B5, B1           ; <2> SHL     sum_47, by_47, upper_50
||      LDW     .D1T1  *-A0[2], A5          ; <1> LDW     *-front_in[2]{first_in}, c
||      LDW     .D2T2  *+B15[2], B6         ; <1> LDW     *+B15[1 + 1]{keys_in}, key1_44
        XOR     .L1    A8, A5, A8           ; <1> XOR     d, r_20, d
||      XOR     .L2    B3, B5, B7           ; <1> XOR     two_31, p27_31, three_31
||      SHL     .S1    A15, A10, A10        ; <1> SHL     index_20, p27_23, upper_27
||      MPYLHU  .M1    A7, A11, A5          ; <1> MPYLHU  b, key1_36, mixed2_37
||      MPYHU   .M2    B7, B10, B6          ; <1> MPYHU   times_33, split, by_31
||      LDW     .D1T1  *A0++[4], A10        ; <0> LDW     *front_in++[4]{first_begin}, a
||      LDW     .D2T2  *+B11[7], B1         ; <1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A12, A2, A12         ; <2> SUB     part_42, lower_42, c
||      SHRU    .S1    A7, 13, A2           ; <1> SHRU    b, 13, lower_38
||      XOR     .S2    B7, B6, B7           ; <1> XOR     three_31, p5_31, sum_31
||      MPYHLU  .M1    A7, A11, A11         ; <1> MPYHLU  b, key1_36, mixed1_37
||      LDW     .D1T1  *+A14[0], A5         ; <1> LDW     *+keys[0]{keys_in}, key0_36
||      SUB     .D2    B13, B1, B13         ; <2> SUB     g, upper_50, part_50
        SHL     .S1    A7, 19, A7           ; <1> SHL     b, 19, upper_38
||      SHL     .S2    B7, B6, B6           ; <1> SHL     sum_31, by_31, upper_34
||      MPYU    .M1    A7, A11, A15         ; <1> MPYU    b, key1_36, low_37
||      STW     .D1T1  A12, *A9++[4]        ; <2> STW     c, *front_out++[4]{first_out}
||      SUB     .D2    B10, B6, B1          ; <1> SUB     split, by_31, right_34
        ADD     .L1    A11, A5, A11         ; <1> ADD     mixed1_37, mixed2_37, mixed_37
||      SUB     .L2    B3, B6, B3           ; <1> SUB     f, upper_34, part_34
||      SHRU    .S1    A15, A13, A13        ; <1> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B7, B1, B7           ; <1> SHRU    sum_31, right_34, lower_34
||      LDW     .D2T2  *+B15[4], B6         ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_28
        SUB     .L2    B10, B5, B3          ; <1> SUB     split, p27_31, right_35
||      SHL     .S1    A11, 16, A11         ; <1> SHL     mixed_37, 16, upper_37
||      SUB     .S2    B3, B7, B7           ; <1> SUB     part_34, lower_34, f
||      SUB     .D1    A5, A10, A5          ; <1> SUB     c, upper_27, part_27
||      LDW     .D2T2  *+B11[6], B12        ; <1> LDW     *+back_in[6]{first_in}, g
        ADD     .L1    A15, A11, A11        ; <1> ADD     low_37, upper_37, p_36
||      XOR     .L2    B1, B2, B1           ; <1> XOR     h, r_28, h
||      SUB     .S1    A5, A13, A7          ; <1> SUB     part_27, lower_27, c
||      SHL     .S2    B12, B5, B5          ; <1> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M2    B7, B6, B0           ; <1> MPYLHU  f, key1_44, mixed2_45
||      ADD     .D1    A7, A2, A2           ; <1> ADD     upper_38, lower_38, b
||      LDW     .D2T2  *B11--[4], B0        ; <0> LDW     *back_in--[4]{first_begin}, e
        ADD     .L1    A2, A5, A13          ; <1> ADD     b, key0_36, index_36
||      SUB     .L2    B13, B0, B13         ; <2> SUB     part_50, lower_50, g
||      SHL     .S1    A11, 10, A15         ; <1> SHL     p_36, 10, p10_39
||      SHRU    .S2    B7, 13, B2           ; <1> SHRU    f, 13, lower_46
||      MPYLHU  .M1    A10, A12, A5         ; <0> MPYLHU  a, key1_20, mixed2_21
||      MPYHLU  .M2    B7, B6, B7           ; <1> MPYHLU  f, key1_44, mixed1_45
||      LDW     .D2T2  *+B15[1], B12        ; <1> LDW     *+B15[1]{keys_in}, key0_44
        SHRU    .S1    A11, 22, A2          ; <1> SHRU    p_36, 22, p22_39
||      SHL     .S2    B7, 19, B13          ; <1> SHL     f, 19, upper_46
||      MPYHLU  .M1    A10, A12, A2         ; <0> MPYHLU  a, key1_20, mixed1_21
||      MPYU    .M2    B7, B6, B3           ; <1> MPYU    f, key1_44, low_45
||      STW     .D1T1  A2, *+A9[3]          ; <1> STW     b, *+front_out[3]{first_out}
||      STW     .D2T2  B13, *B8--[4]        ; <2> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A2, A15, A15         ; <1> ADD     p22_39, p10_39, r_36
||      ADD     .L2    B7, B0, B0           ; <1> ADD     mixed1_45, mixed2_45, mixed_45
||[A1]  B       .S1    mars_decrypt_blocks$first; <0> [left] B       first
||      SHRU    .S2    B12, B3, B7          ; <1> SHRU    index_28, right_35, lower_35
||      MPYHLU  .M1    A11, A6, A12         ; <1> MPYHLU  p_36, split, times_40
||      LDW     .D1T1  *+A4[A13], A2        ; <1> LDW     *+A4[index_36], box_39
        ADD     .L1    A2, A5, A5           ; <0> ADD     mixed1_21, mixed2_21, mixed_21
||      SHL     .S1    A10, 19, A2          ; <0> SHL     a, 19, upper_22
||      SHL     .S2    B0, 16, B12          ; <1> SHL     mixed_45, 16, upper_45
||      MPYU    .M1    A10, A12, A12        ; <0> MPYU    a, key1_20, low_21
||      LDW     .D1T1  *+A14[2], A15        ; <0> LDW     *+keys[2]{keys_in}, key0_20
||      SUB     .D2    B12, B5, B5          ; <1> SUB     g, upper_35, part_35
        XOR     .L1    A3, A15, A3          ; <1> XOR     a, r_36, a
||      ADD     .L2    B3, B12, B3          ; <1> ADD     low_45, upper_45, p_44
||      SHL     .S1    A5, 16, A5           ; <0> SHL     mixed_21, 16, upper_21
||      SUB     .S2    B5, B7, B13          ; <1> SUB     part_35, lower_35, g
||      MPYHU   .M1    A12, A6, A12         ; <1> MPYHU   times_40, split, p27_39
||      ADD     .D2    B13, B2, B2          ; <1> ADD     upper_46, lower_46, f
        ADD     .L1    A12, A5, A5          ; <0> ADD     low_21, upper_21, p_20
||      ADD     .L2    B2, B12, B7          ; <1> ADD     f, key0_44, index_44
||      SHRU    .S1    A10, 13, A10         ; <0> SHRU    a, 13, lower_22
||      SHL     .S2    B3, 10, B12          ; <1> SHL     p_44, 10, p10_47
||      MPYLHU  .M2    B0, B6, B5           ; <0> MPYLHU  e, key1_28, mixed2_29
        ADD     .L1    A2, A10, A3          ; <0> ADD     upper_22, lower_22, a
||      SHL     .S1    A11, 5, A11          ; <1> SHL     p_36, 5, p5_39
||      SHRU    .S2    B3, 22, B2           ; <1> SHRU    p_44, 22, p22_47
||      MPYHLU  .M2    B0, B6, B12          ; <0> MPYHLU  e, key1_28, mixed1_29
||      STW     .D1T1  A3, *+A9[2]          ; <1> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B2, *+B8[3]          ; <1> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A2, A15, A2          ; <1> XOR     box_39, r_36, two_39
||      ADD     .L2    B2, B12, B2          ; <1> ADD     p22_47, p10_47, r_44
||      SHL     .S1    A13, A12, A10        ; <1> SHL     index_36, p27_39, upper_43
||      MPYHLU  .M2    B3, B10, B12         ; <1> MPYHLU  p_44, split, times_48
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
||      LDW     .D2T2  *+B4[B7], B12        ; <1> LDW     *+B4[index_44], box_47
mars_decrypt_blocks$first$exit:
        ADD     .L1    A3, A15, A15         ; <-1> ADD     a, key0_20, index_20
||      ADD     .L2    B12, B5, B5          ; <-1> ADD     mixed1_29, mixed2_29, mixed_29
||      SUB     .S1    A8, A10, A10         ; <-2> SUB     d, upper_43, part_43
||      SHL     .S2    B0, 19, B6           ; <-1> SHL     e, 19, upper_30
||      MPYHLU  .M1    A11, A6, A13         ; <-2> MPYHLU  p5_39, split, times_41
||      MPYU    .M2    B0, B6, B5           ; <-1> MPYU    e, key1_28, low_29
||      SUB     .D1    A6, A12, A8          ; <-2> SUB     split, p27_39, right_43
||      LDW     .D2T2  *+B15[3], B2         ; <-1> LDW     *+B15[3]{keys_in}, key0_28
        XOR     .L1    A2, A12, A8          ; <-2> XOR     two_39, p27_39, three_39
||      XOR     .L2    B9, B2, B12          ; <-2> XOR     e, r_44, e
||      SHRU    .S1    A13, A8, A2          ; <-2> SHRU    index_36, right_43, lower_43
||      SHL     .S2    B5, 16, B9           ; <-1> SHL     mixed_29, 16, upper_29
||      MPYHU   .M2    B12, B10, B5         ; <-2> MPYHU   times_48, split, p27_47
||      LDW     .D1T1  *+A4[A15], A10       ; <-1> LDW     *+A4[index_20], box_23
        XOR     .L1    A8, A11, A8          ; <-2> XOR     three_39, p5_39, sum_39
||      ADD     .L2    B5, B9, B0           ; <-1> ADD     low_29, upper_29, p_28
||      SHL     .S1    A5, 10, A12          ; <-1> SHL     p_20, 10, p10_23
||      SHRU    .S2    B0, 13, B9           ; <-1> SHRU    e, 13, lower_30
||      MPYHU   .M1    A13, A6, A13         ; <-2> MPYHU   times_41, split, by_39
        SUB     .L1    A10, A2, A10         ; <-2> SUB     part_43, lower_43, d
||      ADD     .L2    B6, B9, B9           ; <-1> ADD     upper_30, lower_30, e
||      SHL     .S1    A5, 5, A11           ; <-1> SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 5, B6            ; <-2> SHL     p_44, 5, p5_47
||      MPYHLU  .M1    A5, A6, A2           ; <-1> MPYHLU  p_20, split, times_24
||      LDW     .D1T1  *-A0[3], A8          ; <-1> LDW     *-front_in[3]{first_in}, b
||      STW     .D2T2  B12, *+B8[2]         ; <-2> STW     e, *+back_out[2]{first_out}
        SUB     .L1    A6, A13, A5          ; <-2> SUB     split, by_39, right_42
||      XOR     .L2    B12, B2, B3          ; <-2> XOR     box_47, r_44, two_47
||      SHRU    .S1    A5, 22, A10          ; <-1> SHRU    p_20, 22, p22_23
||      SHL     .S2    B7, B5, B12          ; <-2> SHL     index_44, p27_47, upper_51
||      MPYHLU  .M1    A11, A6, A12         ; <-1> MPYHLU  p5_23, split, times_25
||      STW     .D1T1  A10, *+A9[1]         ; <-2> STW     d, *+front_out[1]{first_out}
        ADD     .L2    B9, B2, B12          ; <-1> ADD     e, key0_28, index_28
||      SHRU    .S1    A8, A5, A2           ; <-2> SHRU    sum_39, right_42, lower_42
||      SUB     .S2    B1, B12, B1          ; <-2> SUB     h, upper_51, part_51
||      MPYHU   .M1    A2, A6, A10          ; <-1> MPYHU   times_24, split, p27_23
||      MPYHLU  .M2    B6, B10, B2          ; <-2> MPYHLU  p5_47, split, times_49
||      ADD     .D1    A10, A12, A5         ; <-1> ADD     p22_23, p10_23, r_20
||      SUB     .D2    B10, B5, B2          ; <-2> SUB     split, p27_47, right_51
        XOR     .L1    A10, A5, A8          ; <-1> XOR     box_23, r_20, two_23
||      XOR     .L2    B3, B5, B5           ; <-2> XOR     two_47, p27_47, three_47
||      SHL     .S1    A8, A13, A13         ; <-2> SHL     sum_39, by_39, upper_42
||      SHRU    .S2    B7, B2, B7           ; <-2> SHRU    index_44, right_51, lower_51
||      LDW     .D1T1  *+A14[1], A11        ; <-1> LDW     *+keys[0 + 1]{keys_in}, key1_36
||      LDW     .D2T2  *+B4[B12], B1        ; <-1> LDW     *+B4[index_28], box_31
        XOR     .L1    A8, A10, A12         ; <-1> XOR     two_23, p27_23, three_23
||      XOR     .L2    B5, B6, B3           ; <-2> XOR     three_47, p5_47, sum_47
||      SHL     .S2    B0, 10, B2           ; <-1> SHL     p_28, 10, p10_31
||      MPYHU   .M1    A12, A6, A11         ; <-1> MPYHU   times_25, split, by_23
||      MPYHU   .M2    B2, B10, B5          ; <-2> MPYHU   times_49, split, by_47
||      LDW     .D1T1  *-A0[1], A8          ; <-1> LDW     *-front_in[1]{first_in}, d
        SUB     .L2    B1, B7, B1           ; <-2> SUB     part_51, lower_51, h
||      XOR     .S1    A12, A11, A13        ; <-1> XOR     three_23, p5_23, sum_23
||      SHL     .S2    B0, 5, B6            ; <-1> SHL     p_28, 5, p5_31
||      MPYHLU  .M2    B0, B10, B0          ; <-1> MPYHLU  p_28, split, times_32
||      SUB     .D1    A7, A13, A12         ; <-2> SUB     c, upper_42, part_42
||      LDW     .D2T2  *+B11[5], B3         ; <-1> LDW     *+back_in[5]{first_in}, f
        SUB     .L2    B10, B5, B1          ; <-2> SUB     split, by_47, right_50
||      SHL     .S1    A13, A11, A11        ; <-1> SHL     sum_23, by_23, upper_26
||      SHRU    .S2    B0, 22, B7           ; <-1> SHRU    p_28, 22, p22_31
||      MPYHLU  .M2    B6, B10, B7          ; <-1> MPYHLU  p5_31, split, times_33
||      SUB     .D1    A6, A11, A7          ; <-1> SUB     split, by_23, right_26
||      STW     .D2T2  B1, *+B8[1]          ; <-2> STW     h, *+back_out[1]{first_out}
        SUB     .L1    A8, A11, A13         ; <-1> SUB     b, upper_26, part_26
||      SHRU    .S1    A13, A7, A8          ; <-1> SHRU    sum_23, right_26, lower_26
||      SHRU    .S2    B3, B1, B0           ; <-2> SHRU    sum_47, right_50, lower_50
||      MPYHU   .M2    B0, B10, B5          ; <-1> MPYHU   times_32, split, p27_31
||      ADD     .D2    B7, B2, B2           ; <-1> ADD     p22_31, p10_31, r_28
        SUB     .L1    A6, A10, A13         ; <-1> SUB     split, p27_23, right_27
||      XOR     .L2    B1, B2, B3           ; <-1> XOR     box_31, r_28, two_31
||      SUB     .S1    A13, A8, A7          ; <-1> SUB     part_26, lower_26, b
||      SHL     .S2    B3, B5, B1           ; <-2> SHL     sum_47, by_47, upper_50
||      LDW     .D1T1  *-A0[2], A5          ; <-1> LDW     *-front_in[2]{first_in}, c
||      LDW     .D2T2  *+B15[2], B6         ; <-1> LDW     *+B15[1 + 1]{keys_in}, key1_44
        XOR     .L1    A8, A5, A8           ; <-1> XOR     d, r_20, d
||      XOR     .L2    B3, B5, B7           ; <-1> XOR     two_31, p27_31, three_31
||      SHL     .S1    A15, A10, A10        ; <-1> SHL     index_20, p27_23, upper_27
||      MPYLHU  .M1    A7, A11, A5          ; <-1> MPYLHU  b, key1_36, mixed2_37
||      MPYHU   .M2    B7, B10, B6          ; <-1> MPYHU   times_33, split, by_31
||      LDW     .D2T2  *+B11[7], B1         ; <-1> LDW     *+back_in[7]{first_in}, h
        SUB     .L1    A12, A2, A12         ; <-2> SUB     part_42, lower_42, c
||      SHRU    .S1    A7, 13, A2           ; <-1> SHRU    b, 13, lower_38
||      XOR     .S2    B7, B6, B7           ; <-1> XOR     three_31, p5_31, sum_31
||      MPYHLU  .M1    A7, A11, A11         ; <-1> MPYHLU  b, key1_36, mixed1_37
||      LDW     .D1T1  *+A14[0], A5         ; <-1> LDW     *+keys[0]{keys_in}, key0_36
||      SUB     .D2    B13, B1, B13         ; <-2> SUB     g, upper_50, part_50
        SHL     .S1    A7, 19, A7           ; <-1> SHL     b, 19, upper_38
||      SHL     .S2    B7, B6, B6           ; <-1> SHL     sum_31, by_31, upper_34
||      MPYU    .M1    A7, A11, A15         ; <-1> MPYU    b, key1_36, low_37
||      STW     .D1T1  A12, *A9++[4]        ; <-2> STW     c, *front_out++[4]{first_out}
||      SUB     .D2    B10, B6, B1          ; <-1> SUB     split, by_31, right_34
        ADD     .L1    A11, A5, A11         ; <-1> ADD     mixed1_37, mixed2_37, mixed_37
||      SUB     .L2    B3, B6, B3           ; <-1> SUB     f, upper_34, part_34
||      SHRU    .S1    A15, A13, A13        ; <-1> SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B7, B1, B7           ; <-1> SHRU    sum_31, right_34, lower_34
        SUB     .L2    B10, B5, B3          ; <-1> SUB     split, p27_31, right_35
||      SHL     .S1    A11, 16, A11         ; <-1> SHL     mixed_37, 16, upper_37
||      SUB     .S2    B3, B7, B7           ; <-1> SUB     part_34, lower_34, f
||      SUB     .D1    A5, A10, A5          ; <-1> SUB     c, upper_27, part_27
||      LDW     .D2T2  *+B11[6], B12        ; <-1> LDW     *+back_in[6]{first_in}, g
        ADD     .L1    A15, A11, A11        ; <-1> ADD     low_37, upper_37, p_36
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     h, r_28, h
||      SUB     .S1    A5, A13, A7          ; <-1> SUB     part_27, lower_27, c
||      SHL     .S2    B12, B5, B5          ; <-1> SHL     index_28, p27_31, upper_35
||      MPYLHU  .M2    B7, B6, B0           ; <-1> MPYLHU  f, key1_44, mixed2_45
||      ADD     .D1    A7, A2, A2           ; <-1> ADD     upper_38, lower_38, b
        ADD     .L1    A2, A5, A13          ; <-1> ADD     b, key0_36, index_36
||      SUB     .L2    B13, B0, B13         ; <-2> SUB     part_50, lower_50, g
||      SHL     .S1    A11, 10, A15         ; <-1> SHL     p_36, 10, p10_39
||      SHRU    .S2    B7, 13, B2           ; <-1> SHRU    f, 13, lower_46
||      MPYHLU  .M2    B7, B6, B7           ; <-1> MPYHLU  f, key1_44, mixed1_45
||      LDW     .D2T2  *+B15[1], B12        ; <-1> LDW     *+B15[1]{keys_in}, key0_44
        SHRU    .S1    A11, 22, A2          ; <-1> SHRU    p_36, 22, p22_39
||      SHL     .S2    B7, 19, B13          ; <-1> SHL     f, 19, upper_46
||      MPYU    .M2    B7, B6, B3           ; <-1> MPYU    f, key1_44, low_45
||      STW     .D1T1  A2, *+A9[3]          ; <-1> STW     b, *+front_out[3]{first_out}
||      STW     .D2T2  B13, *B8--[4]        ; <-2> STW     g, *back_out--[4]{first_out}
        ADD     .L1    A2, A15, A15         ; <-1> ADD     p22_39, p10_39, r_36
||      ADD     .L2    B7, B0, B0           ; <-1> ADD     mixed1_45, mixed2_45, mixed_45
||      SHRU    .S2    B12, B3, B7          ; <-1> SHRU    index_28, right_35, lower_35
||      MPYHLU  .M1    A11, A6, A12         ; <-1> MPYHLU  p_36, split, times_40
||      LDW     .D1T1  *+A4[A13], A2        ; <-1> LDW     *+A4[index_36], box_39
        SHL     .S2    B0, 16, B12          ; <-1> SHL     mixed_45, 16, upper_45
||      SUB     .D2    B12, B5, B5          ; <-1> SUB     g, upper_35, part_35
        XOR     .L1    A3, A15, A3          ; <-1> XOR     a, r_36, a
||      ADD     .L2    B3, B12, B3          ; <-1> ADD     low_45, upper_45, p_44
||      SUB     .S2    B5, B7, B13          ; <-1> SUB     part_35, lower_35, g
||      MPYHU   .M1    A12, A6, A12         ; <-1> MPYHU   times_40, split, p27_39
||      ADD     .D2    B13, B2, B2          ; <-1> ADD     upper_46, lower_46, f
        ADD     .L2    B2, B12, B7          ; <-1> ADD     f, key0_44, index_44
||      SHL     .S2    B3, 10, B12          ; <-1> SHL     p_44, 10, p10_47
        SHL     .S1    A11, 5, A11          ; <-1> SHL     p_36, 5, p5_39
||      SHRU    .S2    B3, 22, B2           ; <-1> SHRU    p_44, 22, p22_47
||      STW     .D1T1  A3, *+A9[2]          ; <-1> STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B2, *+B8[3]          ; <-1> STW     f, *+back_out[3]{first_out}
        XOR     .L1    A2, A15, A2          ; <-1> XOR     box_39, r_36, two_39
||      ADD     .L2    B2, B12, B2          ; <-1> ADD     p22_47, p10_47, r_44
||      SHL     .S1    A13, A12, A10        ; <-1> SHL     index_36, p27_39, upper_43
||      MPYHLU  .M2    B3, B10, B12         ; <-1> MPYHLU  p_44, split, times_48
||      LDW     .D2T2  *+B4[B7], B12        ; <-1> LDW     *+B4[index_44], box_47
        SUB     .S1    A8, A10, A10         ; <-1> SUB     d, upper_43, part_43
||      MPYHLU  .M1    A11, A6, A13         ; <-1> MPYHLU  p5_39, split, times_41
||      SUB     .D1    A6, A12, A8          ; <-1> SUB     split, p27_39, right_43
        XOR     .L1    A2, A12, A8          ; <-1> XOR     two_39, p27_39, three_39
||      XOR     .L2    B9, B2, B12          ; <-1> XOR     e, r_44, e
||      SHRU    .S1    A13, A8, A2          ; <-1> SHRU    index_36, right_43, lower_43
||      MPYHU   .M2    B12, B10, B5         ; <-1> MPYHU   times_48, split, p27_47
        XOR     .L1    A8, A11, A8          ; <-1> XOR     three_39, p5_39, sum_39
||      MPYHU   .M1    A13, A6, A13         ; <-1> MPYHU   times_41, split, by_39
        SUB     .L1    A10, A2, A10         ; <-1> SUB     part_43, lower_43, d
||      SHL     .S2    B3, 5, B6            ; <-1> SHL     p_44, 5, p5_47
||      STW     .D2T2  B12, *+B8[2]         ; <-1> STW     e, *+back_out[2]{first_out}
        SUB     .L1    A6, A13, A5          ; <-1> SUB     split, by_39, right_42
||      XOR     .L2    B12, B2, B3          ; <-1> XOR     box_47, r_44, two_47
||      SHL     .S2    B7, B5, B12          ; <-1> SHL     index_44, p27_47, upper_51
||      STW     .D1T1  A10, *+A9[1]         ; <-1> STW     d, *+front_out[1]{first_out}
        SHRU    .S1    A8, A5, A2           ; <-1> SHRU    sum_39, right_42, lower_42
||      SUB     .S2    B1, B12, B1          ; <-1> SUB     h, upper_51, part_51
||      MPYHLU  .M2    B6, B10, B2          ; <-1> MPYHLU  p5_47, split, times_49
||      SUB     .D2    B10, B5, B2          ; <-1> SUB     split, p27_47, right_51
        XOR     .L2    B3, B5, B5           ; <-1> XOR     two_47, p27_47, three_47
||      SHL     .S1    A8, A13, A13         ; <-1> SHL     sum_39, by_39, upper_42
||      SHRU    .S2    B7, B2, B7           ; <-1> SHRU    index_44, right_51, lower_51
        XOR     .L2    B5, B6, B3           ; <-1> XOR     three_47, p5_47, sum_47
||      MPYHU   .M2    B2, B10, B5          ; <-1> MPYHU   times_49, split, by_47
        SUB     .L2    B1, B7, B1           ; <-1> SUB     part_51, lower_51, h
||      SUB     .D1    A7, A13, A12         ; <-1> SUB     c, upper_42, part_42
        SUB     .L2    B10, B5, B1          ; <-1> SUB     split, by_47, right_50
||      STW     .D2T2  B1, *+B8[1]          ; <-1> STW     h, *+back_out[1]{first_out}
        SHRU    .S2    B3, B1, B0           ; <-1> SHRU    sum_47, right_50, lower_50
        SHL     .S2    B3, B5, B1           ; <-1> SHL     sum_47, by_47, upper_50
        NOP
        SUB     .L1    A12, A2, A12         ; <-1> SUB     part_42, lower_42, c
||      SUB     .D2    B13, B1, B13         ; <-1> SUB     g, upper_50, part_50
        STW     .D1T1  A12, *A9++[4]        ; <-1> STW     c, *front_out++[4]{first_out}
        NOP     3
        SUB     .L2    B13, B0, B13         ; <-1> SUB     part_50, lower_50, g
        STW     .D2T2  B13, *B8--[4]        ; <-1> STW     g, *back_out--[4]{first_out}
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
        ADDK    .S1    -16, A14             ; ADDK    -16, keys
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        LDW     .D1T1  *+A14[2], A0         ; LDW     *+keys[2], k2_53
        LDW     .D1T2  *+A14[1], B2         ; LDW     *+keys[1], k1_53
||      LDW     .D2T1  *+B15[8], A1         ; restore out
        LDW     .D1T1  *+A14[0], A2         ; LDW     *+keys[0], k0_53
        NOP
        LDW     .D1T2  *+A14[3], B0         ; LDW     *+keys[3], k3_53
        SHL     .S2    B0, 4, B1            ; SHL     blocks, 4, last_53
||      STW     .D2T1  A0, *+B15[3]         ; STW     k2_53, *+B15[3]{keys_out}
        MV      .L1    A1, A0               ; MV      out, front_in
||      MV      .S1    A1, A9               ; MV      out, front_out
||      STW     .D2T2  B2, *+B15[2]         ; STW     k1_53, *+B15[2]{keys_out}
        ADD     .L2X   B1, A1, B1           ; ADD     out, last_53, back_in
||      STW     .D2T1  A2, *+B15[1]         ; STW     k0_53, *+B15[1]{keys_out}
        ADD     .L2    1, B0, B1            ; ADD     blocks, 1, odd_53
||      SUBAW   .D2    B1, 4, B11           ; SUBAW   back_in, 4, back_in
        MV      .L2    B11, B8              ; MV      back_in, back_out
||      SHRU    .S2    B1, 1, B0            ; SHRU    odd_53, 1, left
||      STW     .D2T2  B0, *+B15[4]         ; STW     k3_53, *+B15[4]{keys_out}
mars_decrypt_blocks$second$guard:
        CMPGT   .L2    2, B0, B1            ; few iterations of second
  [B1]  B       .S1    mars_decrypt_blocks$second$few; few iterations of second
        NOP     5
mars_decrypt_blocks$second$entry:
        LDW     .D1T1  *A0++[4], A12        ; <0> LDW     *front_in++[4]{second_begin}, a
        LDW     .D1T1  *+A14[3], A10        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_55
        MV      .L2    B11, B9              ; move back_in
        NOP     2
        LDW     .D2T2  *B9--[4], B5         ; <0> LDW     *back_in--[4]{second_begin}, e
        SUB     .L1X   B0, 2, A2            ; passes of second
||      MPYHLU  .M1    A12, A10, A13        ; <0> MPYHLU  a, key1_55, mixed1_56
||      LDW     .D2T2  *+B15[4], B13        ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_63
        MPYLHU  .M1    A12, A10, A8         ; <0> MPYLHU  a, key1_55, mixed2_56
||      LDW     .D1T1  *+A14[2], A10        ; <0> LDW     *+keys[2]{keys_in}, key0_55
        SHRU    .S1    A12, 13, A11         ; <0> SHRU    a, 13, lower_57
||      MPYU    .M1    A12, A10, A10        ; <0> MPYU    a, key1_55, low_56
        ADD     .L1    A13, A8, A13         ; <0> ADD     mixed1_56, mixed2_56, mixed_56
||      MV      .L2X   A6, B3               ; split on both sides
||      SHL     .S1    A12, 19, A12         ; <0> SHL     a, 19, upper_57
||      LDW     .D1T1  *+A14[1], A3         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_71
        SHL     .S1    A13, 16, A8          ; <0> SHL     mixed_56, 16, upper_56
||      LDW     .D1T1  *-A0[3], A7          ; <0> LDW     *-front_in[3]{second_in}, b
        ADD     .L1    A10, A8, A13         ; <0> ADD     low_56, upper_56, p_55
||      MPYHLU  .M2    B5, B13, B11         ; <0> MPYHLU  e, key1_63, mixed1_64
        SHRU    .S1    A13, 22, A8          ; <0> SHRU    p_55, 22, p22_58
||      MPYLHU  .M2    B5, B13, B0          ; <0> MPYLHU  e, key1_63, mixed2_64
||      ADD     .D1    A12, A11, A11        ; <0> ADD     upper_57, lower_57, a
||      LDW     .D2T2  *+B15[3], B2         ; <0> LDW     *+B15[3]{keys_in}, key0_63
        ADD     .L1    A11, A10, A10        ; <0> ADD     a, key0_55, index_55
||      SHL     .S1    A13, 10, A1          ; <0> SHL     p_55, 10, p10_58
||      SHRU    .S2    B5, 13, B7           ; <0> SHRU    e, 13, lower_65
||      MPYU    .M2    B5, B13, B11         ; <0> MPYU    e, key1_63, low_64
        ADD     .L1    A8, A1, A12          ; <0> ADD     p22_58, p10_58, r_55
||      ADD     .L2    B11, B0, B5          ; <0> ADD     mixed1_64, mixed2_64, mixed_64
||      SHL     .S2    B5, 19, B0           ; <0> SHL     e, 19, upper_65
||      LDW     .D1T1  *+A4[A10], A8        ; <0> LDW     *+A4[index_55], box_58
||      LDW     .D2T2  *+B15[2], B7         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_79
        XOR     .L1    A7, A12, A5          ; <0> XOR     b, r_55, b
||      SHL     .S2    B5, 16, B5           ; <0> SHL     mixed_64, 16, upper_64
||      MPYHLU  .M1    A13, A6, A8          ; <0> MPYHLU  p_55, split, times_59
||      LDW     .D2T2  *+B9[5], B1          ; <0> LDW     *+back_in[5]{second_in}, f
        ADD     .L2    B11, B5, B13         ; <0> ADD     low_64, upper_64, p_63
||      SHL     .S1    A5, 19, A1           ; <0> SHL     b, 19, upper_73
||      MPYHLU  .M1    A5, A3, A7           ; <0> MPYHLU  b, key1_71, mixed1_72
||      LDW     .D1T1  *+A14[0], A8         ; <0> LDW     *+keys[0]{keys_in}, key0_71
        SHRU    .S1    A5, 13, A15          ; <0> SHRU    b, 13, lower_73
||      SHRU    .S2    B13, 22, B1          ; <0> SHRU    p_63, 22, p22_66
||      MPYLHU  .M1    A5, A3, A13          ; <0> MPYLHU  b, key1_71, mixed2_72
||      LDW     .D1T1  *-A0[2], A13         ; <0> LDW     *-front_in[2]{second_in}, c
||      ADD     .D2    B0, B7, B10          ; <0> ADD     upper_65, lower_65, e
        ADD     .L1    A1, A15, A1          ; <0> ADD     upper_73, lower_73, b
||      ADD     .L2    B10, B2, B5          ; <0> ADD     e, key0_63, index_63
||      SHL     .S1    A13, 5, A15          ; <0> SHL     p_55, 5, p5_58
||      SHL     .S2    B13, 10, B0          ; <0> SHL     p_63, 10, p10_66
||      MPYHU   .M1    A8, A6, A13          ; <0> MPYHU   times_59, split, p27_58
||      LDW     .D1T1  *-A0[1], A5          ; <0> LDW     *-front_in[1]{second_in}, d
        XOR     .L1    A8, A12, A3          ; <0> XOR     box_58, r_55, two_58
||      ADD     .L2    B1, B0, B12          ; <0> ADD     p22_66, p10_66, r_63
||      MPYU    .M1    A5, A3, A3           ; <0> MPYU    b, key1_71, low_72
||      ADD     .D1    A7, A13, A7          ; <0> ADD     mixed1_72, mixed2_72, mixed_72
||      LDW     .D2T2  *+B4[B5], B13        ; <0> LDW     *+B4[index_63], box_66
        XOR     .L1    A3, A13, A12         ; <0> XOR     two_58, p27_58, three_58
||      XOR     .L2    B1, B12, B11         ; <0> XOR     f, r_63, f
||      SHL     .S1    A7, 16, A5           ; <0> SHL     mixed_72, 16, upper_72
||      MPYHLU  .M2    B13, B3, B6          ; <0> MPYHLU  p_63, split, times_67
||      SUB     .D1    A6, A13, A7          ; <0> SUB     split, p27_58, right_62
        ADD     .L1    A3, A5, A3           ; <0> ADD     low_72, upper_72, p_71
||      SHL     .S1    A10, A13, A5         ; <0> SHL     index_55, p27_58, upper_62
||      SHL     .S2    B11, 19, B1          ; <0> SHL     f, 19, upper_81
||      MPYHLU  .M1    A15, A6, A10         ; <0> MPYHLU  p5_58, split, times_60
||      MPYHLU  .M2    B11, B7, B2          ; <0> MPYHLU  f, key1_79, mixed1_80
||      ADD     .D1    A1, A8, A8           ; <0> ADD     b, key0_71, index_71
||      LDW     .D2T2  *+B15[1], B7         ; <0> LDW     *+B15[1]{keys_in}, key0_79
        SUB     .L1    A13, A5, A7          ; <0> SUB     c, upper_62, part_62
||      SHRU    .S1    A10, A7, A13         ; <0> SHRU    index_55, right_62, lower_62
||      SHRU    .S2    B11, 13, B0          ; <0> SHRU    f, 13, lower_81
||      MPYLHU  .M2    B11, B7, B1          ; <0> MPYLHU  f, key1_79, mixed2_80
||      LDW     .D2T2  *+B9[6], B2          ; <0> LDW     *+back_in[6]{second_in}, g
        ADD     .L2    B1, B0, B0           ; <0> ADD     upper_81, lower_81, f
||      SHRU    .S1    A3, 22, A10          ; <0> SHRU    p_71, 22, p22_74
||      SHL     .S2    B13, 5, B6           ; <0> SHL     p_63, 5, p5_66
||      MPYHU   .M1    A10, A6, A12         ; <0> MPYHU   times_60, split, by_58
||      MPYHU   .M2    B6, B3, B13          ; <0> MPYHU   times_67, split, p27_66
||      LDW     .D1T1  *+A4[A8], A1         ; <0> LDW     *+A4[index_71], box_74
||      LDW     .D2T2  *+B9[7], B5          ; <0> LDW     *+back_in[7]{second_in}, h
        XOR     .L1    A12, A15, A1         ; <0> XOR     three_58, p5_58, sum_58
||      XOR     .L2    B13, B12, B2         ; <0> XOR     box_66, r_63, two_66
||      SHL     .S1    A3, 10, A15          ; <0> SHL     p_71, 10, p10_74
||      MPYU    .M2    B11, B7, B2          ; <0> MPYU    f, key1_79, low_80
||      STW     .D1T1  A1, *+A9[3]          ; <0> STW     b, *+front_out[3]{second_out}
||      ADD     .D2    B2, B1, B1           ; <0> ADD     mixed1_80, mixed2_80, mixed_80
;@loop {"name": "second", "ii": 26, "res_mii": 22, "rec_mii": 1, "optimal": null, "stages": 2, "critical_cycle": [], "attempts": [{"interval": 22, "result": "time limit", "seconds": 1.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 1.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 25, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.1, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "time limit", "seconds": 1.4, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 26, "result": "not found by annealing", "seconds": 4.4, "banks_apart": true, "note": "", "moves": 0}, {"interval": 26, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop second: II 26, 2 stages
;  bounds: resources 22, recurrence 1
;  units: L1 20/26, S1 25/26, M1 14/26, D1 21/26, L2 19/26, S2 24/26, M2 14/26, D2 21/26
;  cross paths: 1X 0/26, 2X 0/26
;  T paths: T1 14/26, T2 14/26
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 22: time limit, 1.3 s
;  II 23: time limit, 1.3 s
;  II 24: time limit, 1.1 s
;  II 25: time limit, 1.1 s
;  II 26 without possible bank conflicts: time limit (as 2 equal channels), 1.1 s
;  II 26: time limit (as 2 equal channels), 1.4 s
;  II 26 without possible bank conflicts: not found by annealing, 4.4 s
;  II 26: found by annealing, 0.0 s
;  not proved optimal: every interval below 22 is ruled out; 4.8 s of search found nothing below 26
;  pipelined from 2 iterations on
mars_decrypt_blocks$second:
        ADD     .L1    A10, A15, A15        ; <1> ADD     p22_74, p10_74, r_71
||      XOR     .L2    B2, B13, B11         ; <1> XOR     two_66, p27_66, three_66
||      SHL     .S1    A1, A12, A10         ; <1> SHL     sum_58, by_58, upper_61
||      SHL     .S2    B1, 16, B1           ; <1> SHL     mixed_80, 16, upper_80
||      MPYHLU  .M1    A3, A6, A1           ; <1> MPYHLU  p_71, split, times_75
||      SUB     .D1    A6, A12, A12         ; <1> SUB     split, by_58, right_61
||      SUB     .D2    B3, B13, B12         ; <1> SUB     split, p27_66, right_70
        ADD     .L2    B2, B1, B7           ; <1> ADD     low_80, upper_80, p_79
||      SHRU    .S1    A1, A12, A12         ; <1> SHRU    sum_58, right_61, lower_61
||      SHL     .S2    B5, B13, B1          ; <1> SHL     index_63, p27_66, upper_70
||      MPYHLU  .M2    B6, B3, B2           ; <1> MPYHLU  p5_66, split, times_68
||      LDW     .D1T1  *A0++[4], A12        ; <0> LDW     *front_in++[4]{second_begin}, a
||      ADD     .D2    B0, B7, B13          ; <1> ADD     f, key0_79, index_79
        SUB     .L2    B2, B1, B1           ; <1> SUB     g, upper_70, part_70
||      SHL     .S1    A3, 5, A3            ; <1> SHL     p_71, 5, p5_74
||      SHRU    .S2    B5, B12, B12         ; <1> SHRU    index_63, right_70, lower_70
||      MPYHU   .M1    A1, A6, A1           ; <1> MPYHU   times_75, split, p27_74
||      LDW     .D1T1  *+A14[3], A10        ; <0> LDW     *+keys[2 + 1]{keys_in}, key1_55
        XOR     .L1    A1, A15, A5          ; <1> XOR     box_74, r_71, two_74
||      SUB     .S1    A5, A10, A10         ; <1> SUB     d, upper_61, part_61
||      SHRU    .S2    B7, 22, B2           ; <1> SHRU    p_79, 22, p22_82
||      MPYHLU  .M1    A3, A6, A13          ; <1> MPYHLU  p5_74, split, times_76
||      MPYHU   .M2    B2, B3, B6           ; <1> MPYHU   times_68, split, by_66
||      LDW     .D2T2  *+B4[B13], B0        ; <1> LDW     *+B4[index_79], box_82
        SUB     .L1    A7, A13, A7          ; <1> SUB     part_62, lower_62, c
||      XOR     .L2    B11, B6, B11         ; <1> XOR     three_66, p5_66, sum_66
||      XOR     .S1    A5, A1, A5           ; <1> XOR     two_74, p27_74, three_74
||      SHL     .S2    B7, 10, B0           ; <1> SHL     p_79, 10, p10_82
||      STW     .D2T2  B0, *+B8[3]          ; <1> STW     f, *+back_out[3]{second_out}
        SUB     .L1    A10, A12, A13        ; <1> SUB     part_61, lower_61, d
||      ADD     .L2    B2, B0, B6           ; <1> ADD     p22_82, p10_82, r_79
||      SHL     .S1    A8, A1, A1           ; <1> SHL     index_71, p27_74, upper_78
||      SHL     .S2    B11, B6, B2          ; <1> SHL     sum_66, by_66, upper_69
||      MPYHU   .M1    A13, A6, A8          ; <1> MPYHU   times_76, split, by_74
||      MPYHLU  .M2    B7, B3, B0           ; <1> MPYHLU  p_79, split, times_83
||      SUB     .D1    A6, A1, A10          ; <1> SUB     split, p27_74, right_78
||      SUB     .D2    B3, B6, B0           ; <1> SUB     split, by_66, right_69
        XOR     .L1    A5, A3, A5           ; <1> XOR     three_74, p5_74, sum_74
||      SHRU    .S1    A8, A10, A3          ; <1> SHRU    index_71, right_78, lower_78
||      SHRU    .S2    B11, B0, B11         ; <1> SHRU    sum_66, right_69, lower_69
||      LDW     .D2T2  *B9--[4], B5         ; <0> LDW     *back_in--[4]{second_begin}, e
        SUB     .L1    A6, A8, A13          ; <1> SUB     split, by_74, right_77
||      SHL     .S1    A5, A8, A8           ; <1> SHL     sum_74, by_74, upper_77
||      SHL     .S2    B7, 5, B7            ; <1> SHL     p_79, 5, p5_82
||      MPYHLU  .M1    A12, A10, A13        ; <0> MPYHLU  a, key1_55, mixed1_56
||      MPYHU   .M2    B0, B3, B2           ; <1> MPYHU   times_83, split, p27_82
||      SUB     .D1    A13, A1, A1          ; <1> SUB     d, upper_78, part_78
||      LDW     .D2T2  *+B15[4], B13        ; <0> LDW     *+B15[3 + 1]{keys_in}, key1_63
        SUB     .L1    A1, A3, A1           ; <1> SUB     part_78, lower_78, d
||      XOR     .L2    B0, B6, B0           ; <1> XOR     box_82, r_79, two_82
||      SHRU    .S1    A5, A13, A5          ; <1> SHRU    sum_74, right_77, lower_77
||      SUB     .S2    B5, B2, B5           ; <1> SUB     h, upper_69, part_69
||      MPYLHU  .M1    A12, A10, A8         ; <0> MPYLHU  a, key1_55, mixed2_56
||      MPYHLU  .M2    B7, B3, B1           ; <1> MPYHLU  p5_82, split, times_84
||      LDW     .D1T1  *+A14[2], A10        ; <0> LDW     *+keys[2]{keys_in}, key0_55
        SUB     .L1    A11, A8, A3          ; <1> SUB     a, upper_77, part_77
||      SUB     .L2    B1, B12, B12         ; <1> SUB     part_70, lower_70, g
||      SHRU    .S1    A12, 13, A11         ; <0> SHRU    a, 13, lower_57
||      XOR     .S2    B0, B2, B0           ; <1> XOR     two_82, p27_82, three_82
||      MPYU    .M1    A12, A10, A10        ; <0> MPYU    a, key1_55, low_56
        ADD     .L1    A13, A8, A13         ; <0> ADD     mixed1_56, mixed2_56, mixed_56
||      SUB     .L2    B5, B11, B1          ; <1> SUB     part_69, lower_69, h
||      SHL     .S1    A12, 19, A12         ; <0> SHL     a, 19, upper_57
||      SHL     .S2    B13, B2, B2          ; <1> SHL     index_79, p27_82, upper_86
||      MPYHU   .M2    B1, B3, B0           ; <1> MPYHU   times_84, split, by_82
||      LDW     .D1T1  *+A14[1], A3         ; <0> LDW     *+keys[0 + 1]{keys_in}, key1_71
||      SUB     .D2    B3, B2, B11          ; <1> SUB     split, p27_82, right_86
        XOR     .L2    B0, B7, B7           ; <1> XOR     three_82, p5_82, sum_82
||      SHL     .S1    A13, 16, A8          ; <0> SHL     mixed_56, 16, upper_56
||      SHRU    .S2    B13, B11, B11        ; <1> SHRU    index_79, right_86, lower_86
||      LDW     .D1T1  *-A0[3], A7          ; <0> LDW     *-front_in[3]{second_in}, b
        ADD     .L1    A10, A8, A13         ; <0> ADD     low_56, upper_56, p_55
||      SUB     .L2    B3, B0, B2           ; <1> SUB     split, by_82, right_85
||      SUB     .S1    A3, A5, A1           ; <1> SUB     part_77, lower_77, a
||      SHL     .S2    B7, B0, B0           ; <1> SHL     sum_82, by_82, upper_85
||      MPYHLU  .M2    B5, B13, B11         ; <0> MPYHLU  e, key1_63, mixed1_64
||      STW     .D1T1  A1, *+A9[1]          ; <1> STW     d, *+front_out[1]{second_out}
||      SUB     .D2    B1, B2, B1           ; <1> SUB     h, upper_86, part_86
        SUB     .L2    B1, B11, B1          ; <1> SUB     part_86, lower_86, h
||      SHRU    .S1    A13, 22, A8          ; <0> SHRU    p_55, 22, p22_58
||      SHRU    .S2    B7, B2, B2           ; <1> SHRU    sum_82, right_85, lower_85
||      MPYLHU  .M2    B5, B13, B0          ; <0> MPYLHU  e, key1_63, mixed2_64
||      ADD     .D1    A12, A11, A11        ; <0> ADD     upper_57, lower_57, a
||      LDW     .D2T2  *+B15[3], B2         ; <0> LDW     *+B15[3]{keys_in}, key0_63
        ADD     .L1    A11, A10, A10        ; <0> ADD     a, key0_55, index_55
||      SUB     .L2    B10, B0, B13         ; <1> SUB     e, upper_85, part_85
||      SHL     .S1    A13, 10, A1          ; <0> SHL     p_55, 10, p10_58
||      SHRU    .S2    B5, 13, B7           ; <0> SHRU    e, 13, lower_65
||      MPYU    .M2    B5, B13, B11         ; <0> MPYU    e, key1_63, low_64
||      STW     .D1T1  A1, *+A9[2]          ; <1> STW     a, *+front_out[2]{second_out}
        ADD     .L1    A8, A1, A12          ; <0> ADD     p22_58, p10_58, r_55
||      ADD     .L2    B11, B0, B5          ; <0> ADD     mixed1_64, mixed2_64, mixed_64
||      XOR     .S1    A7, A15, A1          ; <1> XOR     c, r_71, c
||      SHL     .S2    B5, 19, B0           ; <0> SHL     e, 19, upper_65
||      LDW     .D1T1  *+A4[A10], A8        ; <0> LDW     *+A4[index_55], box_58
||      LDW     .D2T2  *+B15[2], B7         ; <0> LDW     *+B15[1 + 1]{keys_in}, key1_79
        XOR     .L1    A7, A12, A5          ; <0> XOR     b, r_55, b
||      SHL     .S2    B5, 16, B5           ; <0> SHL     mixed_64, 16, upper_64
||      MPYHLU  .M1    A13, A6, A8          ; <0> MPYHLU  p_55, split, times_59
||      STW     .D1T1  A1, *A9++[4]         ; <1> STW     c, *front_out++[4]{second_out}
||      LDW     .D2T2  *+B9[5], B1          ; <0> LDW     *+back_in[5]{second_in}, f
        ADD     .L2    B11, B5, B13         ; <0> ADD     low_64, upper_64, p_63
||      SHL     .S1    A5, 19, A1           ; <0> SHL     b, 19, upper_73
||      SUB     .S2    B13, B2, B11         ; <1> SUB     part_85, lower_85, e
||      MPYHLU  .M1    A5, A3, A7           ; <0> MPYHLU  b, key1_71, mixed1_72
||      LDW     .D1T1  *+A14[0], A8         ; <0> LDW     *+keys[0]{keys_in}, key0_71
||      STW     .D2T2  B1, *+B8[1]          ; <1> STW     h, *+back_out[1]{second_out}
        SHRU    .S1    A5, 13, A15          ; <0> SHRU    b, 13, lower_73
||      SHRU    .S2    B13, 22, B1          ; <0> SHRU    p_63, 22, p22_66
||      MPYLHU  .M1    A5, A3, A13          ; <0> MPYLHU  b, key1_71, mixed2_72
||      LDW     .D1T1  *-A0[2], A13         ; <0> LDW     *-front_in[2]{second_in}, c
||      ADD     .D2    B0, B7, B10          ; <0> ADD     upper_65, lower_65, e
        ADD     .L1    A1, A15, A1          ; <0> ADD     upper_73, lower_73, b
||      ADD     .L2    B10, B2, B5          ; <0> ADD     e, key0_63, index_63
||      SHL     .S1    A13, 5, A15          ; <0> SHL     p_55, 5, p5_58
||      SHL     .S2    B13, 10, B0          ; <0> SHL     p_63, 10, p10_66
||      MPYHU   .M1    A8, A6, A13          ; <0> MPYHU   times_59, split, p27_58
||      LDW     .D1T1  *-A0[1], A5          ; <0> LDW     *-front_in[1]{second_in}, d
||      STW     .D2T2  B11, *+B8[2]         ; <1> STW     e, *+back_out[2]{second_out}
        XOR     .L1    A8, A12, A3          ; <0> XOR     box_58, r_55, two_58
||      ADD     .L2    B1, B0, B12          ; <0> ADD     p22_66, p10_66, r_63
||[A2]  B       .S1    mars_decrypt_blocks$second; <0> [left] B       second
||      XOR     .S2    B12, B6, B0          ; <1> XOR     g, r_79, g
||      MPYU    .M1    A5, A3, A3           ; <0> MPYU    b, key1_71, low_72
||      ADD     .D1    A7, A13, A7          ; <0> ADD     mixed1_72, mixed2_72, mixed_72
||      LDW     .D2T2  *+B4[B5], B13        ; <0> LDW     *+B4[index_63], box_66
        XOR     .L1    A3, A13, A12         ; <0> XOR     two_58, p27_58, three_58
||      XOR     .L2    B1, B12, B11         ; <0> XOR     f, r_63, f
||      SHL     .S1    A7, 16, A5           ; <0> SHL     mixed_72, 16, upper_72
||      MPYHLU  .M2    B13, B3, B6          ; <0> MPYHLU  p_63, split, times_67
||      SUB     .D1    A6, A13, A7          ; <0> SUB     split, p27_58, right_62
||      STW     .D2T2  B0, *B8--[4]         ; <1> STW     g, *back_out--[4]{second_out}
        ADD     .L1    A3, A5, A3           ; <0> ADD     low_72, upper_72, p_71
||      SHL     .S1    A10, A13, A5         ; <0> SHL     index_55, p27_58, upper_62
||      SHL     .S2    B11, 19, B1          ; <0> SHL     f, 19, upper_81
||      MPYHLU  .M1    A15, A6, A10         ; <0> MPYHLU  p5_58, split, times_60
||      MPYHLU  .M2    B11, B7, B2          ; <0> MPYHLU  f, key1_79, mixed1_80
||      ADD     .D1    A1, A8, A8           ; <0> ADD     b, key0_71, index_71
||      LDW     .D2T2  *+B15[1], B7         ; <0> LDW     *+B15[1]{keys_in}, key0_79
        SUB     .L1    A13, A5, A7          ; <0> SUB     c, upper_62, part_62
||      SHRU    .S1    A10, A7, A13         ; <0> SHRU    index_55, right_62, lower_62
||      SHRU    .S2    B11, 13, B0          ; <0> SHRU    f, 13, lower_81
||      MPYLHU  .M2    B11, B7, B1          ; <0> MPYLHU  f, key1_79, mixed2_80
||      LDW     .D2T2  *+B9[6], B2          ; <0> LDW     *+back_in[6]{second_in}, g
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      ADD     .L2    B1, B0, B0           ; <0> ADD     upper_81, lower_81, f
||      SHRU    .S1    A3, 22, A10          ; <0> SHRU    p_71, 22, p22_74
||      SHL     .S2    B13, 5, B6           ; <0> SHL     p_63, 5, p5_66
||      MPYHU   .M1    A10, A6, A12         ; <0> MPYHU   times_60, split, by_58
||      MPYHU   .M2    B6, B3, B13          ; <0> MPYHU   times_67, split, p27_66
||      LDW     .D1T1  *+A4[A8], A1         ; <0> LDW     *+A4[index_71], box_74
||      LDW     .D2T2  *+B9[7], B5          ; <0> LDW     *+back_in[7]{second_in}, h
        XOR     .L1    A12, A15, A1         ; <0> XOR     three_58, p5_58, sum_58
||      XOR     .L2    B13, B12, B2         ; <0> XOR     box_66, r_63, two_66
||      SHL     .S1    A3, 10, A15          ; <0> SHL     p_71, 10, p10_74
||      MPYU    .M2    B11, B7, B2          ; <0> MPYU    f, key1_79, low_80
||      STW     .D1T1  A1, *+A9[3]          ; <0> STW     b, *+front_out[3]{second_out}
||      ADD     .D2    B2, B1, B1           ; <0> ADD     mixed1_80, mixed2_80, mixed_80
mars_decrypt_blocks$second$exit:
        ADD     .L1    A10, A15, A15        ; <-1> ADD     p22_74, p10_74, r_71
||      XOR     .L2    B2, B13, B11         ; <-1> XOR     two_66, p27_66, three_66
||      SHL     .S1    A1, A12, A10         ; <-1> SHL     sum_58, by_58, upper_61
||      SHL     .S2    B1, 16, B1           ; <-1> SHL     mixed_80, 16, upper_80
||      MPYHLU  .M1    A3, A6, A1           ; <-1> MPYHLU  p_71, split, times_75
||      SUB     .D1    A6, A12, A12         ; <-1> SUB     split, by_58, right_61
||      SUB     .D2    B3, B13, B12         ; <-1> SUB     split, p27_66, right_70
        ADD     .L2    B2, B1, B7           ; <-1> ADD     low_80, upper_80, p_79
||      SHRU    .S1    A1, A12, A12         ; <-1> SHRU    sum_58, right_61, lower_61
||      SHL     .S2    B5, B13, B1          ; <-1> SHL     index_63, p27_66, upper_70
||      MPYHLU  .M2    B6, B3, B2           ; <-1> MPYHLU  p5_66, split, times_68
||      ADD     .D2    B0, B7, B13          ; <-1> ADD     f, key0_79, index_79
        SUB     .L2    B2, B1, B1           ; <-1> SUB     g, upper_70, part_70
||      SHL     .S1    A3, 5, A3            ; <-1> SHL     p_71, 5, p5_74
||      SHRU    .S2    B5, B12, B12         ; <-1> SHRU    index_63, right_70, lower_70
||      MPYHU   .M1    A1, A6, A1           ; <-1> MPYHU   times_75, split, p27_74
        XOR     .L1    A1, A15, A5          ; <-1> XOR     box_74, r_71, two_74
||      SUB     .S1    A5, A10, A10         ; <-1> SUB     d, upper_61, part_61
||      SHRU    .S2    B7, 22, B2           ; <-1> SHRU    p_79, 22, p22_82
||      MPYHLU  .M1    A3, A6, A13          ; <-1> MPYHLU  p5_74, split, times_76
||      MPYHU   .M2    B2, B3, B6           ; <-1> MPYHU   times_68, split, by_66
||      LDW     .D2T2  *+B4[B13], B0        ; <-1> LDW     *+B4[index_79], box_82
        SUB     .L1    A7, A13, A7          ; <-1> SUB     part_62, lower_62, c
||      XOR     .L2    B11, B6, B11         ; <-1> XOR     three_66, p5_66, sum_66
||      XOR     .S1    A5, A1, A5           ; <-1> XOR     two_74, p27_74, three_74
||      SHL     .S2    B7, 10, B0           ; <-1> SHL     p_79, 10, p10_82
||      STW     .D2T2  B0, *+B8[3]          ; <-1> STW     f, *+back_out[3]{second_out}
        SUB     .L1    A10, A12, A13        ; <-1> SUB     part_61, lower_61, d
||      ADD     .L2    B2, B0, B6           ; <-1> ADD     p22_82, p10_82, r_79
||      SHL     .S1    A8, A1, A1           ; <-1> SHL     index_71, p27_74, upper_78
||      SHL     .S2    B11, B6, B2          ; <-1> SHL     sum_66, by_66, upper_69
||      MPYHU   .M1    A13, A6, A8          ; <-1> MPYHU   times_76, split, by_74
||      MPYHLU  .M2    B7, B3, B0           ; <-1> MPYHLU  p_79, split, times_83
||      SUB     .D1    A6, A1, A10          ; <-1> SUB     split, p27_74, right_78
||      SUB     .D2    B3, B6, B0           ; <-1> SUB     split, by_66, right_69
        XOR     .L1    A5, A3, A5           ; <-1> XOR     three_74, p5_74, sum_74
||      SHRU    .S1    A8, A10, A3          ; <-1> SHRU    index_71, right_78, lower_78
||      SHRU    .S2    B11, B0, B11         ; <-1> SHRU    sum_66, right_69, lower_69
        SUB     .L1    A6, A8, A13          ; <-1> SUB     split, by_74, right_77
||      SHL     .S1    A5, A8, A8           ; <-1> SHL     sum_74, by_74, upper_77
||      SHL     .S2    B7, 5, B7            ; <-1> SHL     p_79, 5, p5_82
||      MPYHU   .M2    B0, B3, B2           ; <-1> MPYHU   times_83, split, p27_82
||      SUB     .D1    A13, A1, A1          ; <-1> SUB     d, upper_78, part_78
        SUB     .L1    A1, A3, A1           ; <-1> SUB     part_78, lower_78, d
||      XOR     .L2    B0, B6, B0           ; <-1> XOR     box_82, r_79, two_82
||      SHRU    .S1    A5, A13, A5          ; <-1> SHRU    sum_74, right_77, lower_77
||      SUB     .S2    B5, B2, B5           ; <-1> SUB     h, upper_69, part_69
||      MPYHLU  .M2    B7, B3, B1           ; <-1> MPYHLU  p5_82, split, times_84
        SUB     .L1    A11, A8, A3          ; <-1> SUB     a, upper_77, part_77
||      SUB     .L2    B1, B12, B12         ; <-1> SUB     part_70, lower_70, g
||      XOR     .S2    B0, B2, B0           ; <-1> XOR     two_82, p27_82, three_82
        SUB     .L2    B5, B11, B1          ; <-1> SUB     part_69, lower_69, h
||      SHL     .S2    B13, B2, B2          ; <-1> SHL     index_79, p27_82, upper_86
||      MPYHU   .M2    B1, B3, B0           ; <-1> MPYHU   times_84, split, by_82
||      SUB     .D2    B3, B2, B11          ; <-1> SUB     split, p27_82, right_86
        XOR     .L2    B0, B7, B7           ; <-1> XOR     three_82, p5_82, sum_82
||      SHRU    .S2    B13, B11, B11        ; <-1> SHRU    index_79, right_86, lower_86
        SUB     .L2    B3, B0, B2           ; <-1> SUB     split, by_82, right_85
||      SUB     .S1    A3, A5, A1           ; <-1> SUB     part_77, lower_77, a
||      SHL     .S2    B7, B0, B0           ; <-1> SHL     sum_82, by_82, upper_85
||      STW     .D1T1  A1, *+A9[1]          ; <-1> STW     d, *+front_out[1]{second_out}
||      SUB     .D2    B1, B2, B1           ; <-1> SUB     h, upper_86, part_86
        SUB     .L2    B1, B11, B1          ; <-1> SUB     part_86, lower_86, h
||      SHRU    .S2    B7, B2, B2           ; <-1> SHRU    sum_82, right_85, lower_85
        SUB     .L2    B10, B0, B13         ; <-1> SUB     e, upper_85, part_85
||      STW     .D1T1  A1, *+A9[2]          ; <-1> STW     a, *+front_out[2]{second_out}
        XOR     .S1    A7, A15, A1          ; <-1> XOR     c, r_71, c
        STW     .D1T1  A1, *A9++[4]         ; <-1> STW     c, *front_out++[4]{second_out}
        SUB     .S2    B13, B2, B11         ; <-1> SUB     part_85, lower_85, e
||      STW     .D2T2  B1, *+B8[1]          ; <-1> STW     h, *+back_out[1]{second_out}
        NOP
        STW     .D2T2  B11, *+B8[2]         ; <-1> STW     e, *+back_out[2]{second_out}
        XOR     .S2    B12, B6, B0          ; <-1> XOR     g, r_79, g
        STW     .D2T2  B0, *B8--[4]         ; <-1> STW     g, *back_out--[4]{second_out}
mars_decrypt_blocks$mars_decrypt_blocks$10:
        LDW     .D2T2  *+B15[9], B0         ; restore pass
        NOP     4
        SUB     .L2    B0, 1, B0            ; SUB     pass, 1, pass
  [B0]  B       .S1    mars_decrypt_blocks$second_half; [pass] B       second_half
        NOP     2
        STW     .D2T2  B0, *+B15[9]         ; save pass
        NOP     2
mars_decrypt_blocks$mars_decrypt_blocks$11:
        ADDK    .S1    -16, A14             ; ADDK    -16, keys
||      MVKL    .S2    mars_s1, B4          ; MVKL    mars_s1, B4
||      LDW     .D2T2  *+B15[7], B0         ; restore blocks
        MVKL    .S1    590081, A0           ; MVKL    0x00090101, circular_88
||      MVKH    .S2    mars_s1, B4          ; MVKH    mars_s1, B4
||      LDW     .D1T1  *+A14[1], A1         ; LDW     *+keys[1], k1
        MVKH    .S1    590081, A0           ; MVKH    0x00090101, circular_88
||      LDW     .D1T1  *+A14[0], A7         ; LDW     *+keys[0], k0
        LDW     .D1T2  *+A14[3], B5         ; LDW     *+keys[3], k3
||      LDW     .D2T1  *+B15[8], A0         ; restore out
        MVC     .S2X   A0, AMR              ; MVC     circular_88, AMR
||      LDW     .D1T1  *+A14[2], A3         ; LDW     *+keys[2], k2
        NOP     3
        MV      .L1    A0, A14              ; MV      out, to
||      MV      .L2X   A0, B8               ; MV      out, from
||      MV      .S2    B0, B0               ; MV      blocks, left
mars_decrypt_blocks$unmixing$guard:
        CMPGT   .L2    4, B0, B1            ; few iterations of unmixing
  [B1]  B       .S1    mars_decrypt_blocks$unmixing$few; few iterations of unmixing
        NOP     5
mars_decrypt_blocks$unmixing$entry:
        LDW     .D2T2  *B8++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, wd
        NOP     3
        MV      .L1X   B5, A10              ; move k3
        SUB     .L1X   B0, 4, A2            ; passes of unmixing
        MV      .L2X   A1, B9               ; move k1
        NOP
        SHRU    .S1X   B5, 24, A11          ; <0> SHRU    wd, 24, a24_93
||      LDW     .D2T1  *+B4[B5], A1         ; <0> LDW     *+B4[wd], s0_93
        NOP
        SHRU    .S2    B5, 16, B7           ; <0> SHRU    wd, 16, a16_93
||      LDW     .D2T2  *-B8[3], B11         ; <0> LDW     *-from[3]{unmixing_in}, wc
        LDW     .D1T1  *+A4[A11], A6        ; <0> LDW     *+A4[a24_93], s1_93
||      LDW     .D2T2  *-B8[2], B3          ; <0> LDW     *-from[2]{unmixing_in}, wb
        SHL     .S1X   B5, 24, A6           ; <0> SHL     wd, 24, upper_93
        SHRU    .S1X   B5, 8, A11           ; <0> SHRU    wd, 8, a8_93
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a16_93], s2_93
        LDW     .D1T2  *+A4[A11], B6        ; <0> LDW     *+A4[a8_93], s3_93
||      LDW     .D2T1  *-B8[1], A1          ; <0> LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A6, A11, A8          ; <0> ADD     upper_93, a8_93, wd
        SUB     .L1X   B3, A6, A0           ; <0> SUB     wb, s1_93, wb
||      XOR     .L2X   B11, A1, B11         ; <0> XOR     wc, s0_93, wc
        NOP
        SHRU    .S1X   B11, 24, A12         ; <0> SHRU    wc, 24, a24_94
||      SHRU    .S2    B11, 16, B2          ; <0> SHRU    wc, 16, a16_94
||      LDW     .D2T1  *+B4[B11], A6        ; <0> LDW     *+B4[wc], s0_94
        SUB     .L2X   A1, B3, B3           ; <0> SUB     wa, s2_93, difference_93
||      SHRU    .S1X   B11, 8, A13          ; <0> SHRU    wc, 8, a8_94
||      SHL     .S2    B11, 24, B11         ; <0> SHL     wc, 24, upper_94
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[a16_94], s2_94
        ADD     .L2X   B11, A13, B11        ; <0> ADD     upper_94, a8_94, wc
||      LDW     .D1T1  *+A4[A13], A13       ; <0> LDW     *+A4[a8_94], s3_94
        NOP     2
        XOR     .L1    A0, A6, A0           ; <0> XOR     wb, s0_94, wb
||      XOR     .S2    B3, B6, B1           ; <0> XOR     difference_93, s3_93, wa
||      LDW     .D1T2  *+A4[A12], B2        ; <0> LDW     *+A4[a24_94], s1_94
        SUB     .L1X   A8, B3, A12          ; <0> SUB     wd, s2_94, difference_94
||      LDW     .D2T2  *B8++[4], B5         ; <1> LDW     *from++[4]{unmixing_in}, wd
        SUB     .L2X   A0, B11, B3          ; <0> SUB     wb, wc, wb
        SHRU    .S1X   B3, 24, A8           ; <0> SHRU    wb, 24, a24_95
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[wb], s0_95
        LDW     .D1T2  *+A4[A8], B6         ; <0> LDW     *+A4[a24_95], s1_95
        XOR     .L1    A12, A13, A11        ; <0> XOR     difference_94, s3_94, wd
||      SHRU    .S2    B3, 16, B7           ; <0> SHRU    wb, 16, a16_95
        SUB     .D2    B1, B2, B6           ; <0> SUB     wa, s1_94, wa
        LDW     .D2T1  *+B4[B7], A6         ; <0> LDW     *+B4[a16_95], s2_95
        XOR     .S2X   B6, A1, B10          ; <0> XOR     wa, s0_95, wa
        SUB     .L2X   A11, B6, B6          ; <0> SUB     wd, s1_95, wd
||      SHRU    .S1X   B5, 24, A11          ; <1> SHRU    wd, 24, a24_93
||      LDW     .D2T1  *+B4[B5], A1         ; <1> LDW     *+B4[wd], s0_93
        SUB     .D2    B10, B6, B0          ; <0> SUB     wa, wd, wa
        SHRU    .S1X   B3, 8, A8            ; <0> SHRU    wb, 8, a8_95
||      SHRU    .S2    B5, 16, B7           ; <1> SHRU    wd, 16, a16_93
||      LDW     .D2T2  *-B8[3], B11         ; <1> LDW     *-from[3]{unmixing_in}, wc
        SUB     .L2X   B11, A6, B12         ; <0> SUB     wc, s2_95, difference_95
||      SHL     .S2    B3, 24, B3           ; <0> SHL     wb, 24, upper_95
||      LDW     .D1T1  *+A4[A11], A6        ; <1> LDW     *+A4[a24_93], s1_93
||      LDW     .D2T2  *-B8[2], B3          ; <1> LDW     *-from[2]{unmixing_in}, wb
        SHL     .S1X   B5, 24, A6           ; <1> SHL     wd, 24, upper_93
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[wa], s0_96
        SHRU    .S1X   B5, 8, A11           ; <1> SHRU    wd, 8, a8_93
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[a16_93], s2_93
        LDW     .D1T2  *+A4[A11], B6        ; <1> LDW     *+A4[a8_93], s3_93
||      LDW     .D2T1  *-B8[1], A1          ; <1> LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A6, A11, A8          ; <1> ADD     upper_93, a8_93, wd
||      ADD     .L2X   B3, A8, B5           ; <0> ADD     upper_95, a8_95, wb
||      SHRU    .S2    B0, 16, B7           ; <0> SHRU    wa, 16, a16_96
||      LDW     .D1T2  *+A4[A8], B2         ; <0> LDW     *+A4[a8_95], s3_95
        SUB     .L1X   B3, A6, A0           ; <1> SUB     wb, s1_93, wb
||      XOR     .L2X   B11, A1, B11         ; <1> XOR     wc, s0_93, wc
        NOP
        XOR     .L2    B6, B2, B10          ; <0> XOR     wd, s0_96, wd
||      SHRU    .S1X   B11, 24, A12         ; <1> SHRU    wc, 24, a24_94
||      SHRU    .S2    B11, 16, B2          ; <1> SHRU    wc, 16, a16_94
||      LDW     .D2T1  *+B4[B11], A6        ; <1> LDW     *+B4[wc], s0_94
        SUB     .L2X   A1, B3, B3           ; <1> SUB     wa, s2_93, difference_93
||      SHRU    .S1X   B11, 8, A13          ; <1> SHRU    wc, 8, a8_94
||      SHL     .S2    B11, 24, B11         ; <1> SHL     wc, 24, upper_94
||      LDW     .D2T2  *+B4[B2], B3         ; <1> LDW     *+B4[a16_94], s2_94
        ADD     .L2X   B11, A13, B11        ; <1> ADD     upper_94, a8_94, wc
||      SHRU    .S1X   B0, 24, A13          ; <0> SHRU    wa, 24, a24_96
||      LDW     .D1T1  *+A4[A13], A13       ; <1> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T2  *+B4[B7], B0         ; <0> LDW     *+B4[a16_96], s2_96
        SHRU    .S1X   B0, 8, A13           ; <0> SHRU    wa, 8, a8_96
||      SHL     .S2    B0, 24, B0           ; <0> SHL     wa, 24, upper_96
||      LDW     .D1T1  *+A4[A13], A8        ; <0> LDW     *+A4[a24_96], s1_96
        SHRU    .S1X   B10, 24, A9          ; <0> SHRU    wd, 24, a24_98
||      SHRU    .S2    B10, 16, B1          ; <0> SHRU    wd, 16, a16_98
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[wd], s0_98
        XOR     .L1    A0, A6, A0           ; <1> XOR     wb, s0_94, wb
||      XOR     .L2    B12, B2, B2          ; <0> XOR     difference_95, s3_95, wc
||      XOR     .S2    B3, B6, B1           ; <1> XOR     difference_93, s3_93, wa
||      LDW     .D1T2  *+A4[A12], B2        ; <1> LDW     *+A4[a24_94], s1_94
||      LDW     .D2T1  *+B4[B1], A9         ; <0> LDW     *+B4[a16_98], s2_98
        SUB     .L1X   A8, B3, A12          ; <1> SUB     wd, s2_94, difference_94
||      ADD     .L2X   B0, A13, B6          ; <0> ADD     upper_96, a8_96, wa
||      LDW     .D2T2  *B8++[4], B5         ; <2> LDW     *from++[4]{unmixing_in}, wd
        SUB     .L2X   A0, B11, B3          ; <1> SUB     wb, wc, wb
||      SHRU    .S1X   B10, 8, A0           ; <0> SHRU    wd, 8, a8_98
        SUB     .L2X   B2, A8, B5           ; <0> SUB     wc, s1_96, wc
||      SHRU    .S1X   B3, 24, A8           ; <1> SHRU    wb, 24, a24_95
||      SUB     .S2    B5, B0, B2           ; <0> SUB     wb, s2_96, difference_96
||      LDW     .D1T2  *+A4[A9], B2         ; <0> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B3], A1         ; <1> LDW     *+B4[wb], s0_95
        XOR     .L2    B5, B0, B12          ; <0> XOR     wc, s0_98, wc
||      XOR     .S2X   B2, A9, B0           ; <0> XOR     difference_96, s3_96, wb
||      LDW     .D1T2  *+A4[A8], B6         ; <1> LDW     *+A4[a24_95], s1_95
        XOR     .L1    A12, A13, A11        ; <1> XOR     difference_94, s3_94, wd
||      SHRU    .S2    B3, 16, B7           ; <1> SHRU    wb, 16, a16_95
||      LDW     .D2T1  *+B4[B12], A0        ; <0> LDW     *+B4[wc], s0_99
        SUB     .L2X   B6, A9, B1           ; <0> SUB     wa, s2_98, difference_98
||      SHRU    .S1X   B12, 8, A6           ; <0> SHRU    wc, 8, a8_99
||      SUB     .D2    B1, B2, B6           ; <1> SUB     wa, s1_94, wa
        SHRU    .S2    B12, 16, B7          ; <0> SHRU    wc, 16, a16_99
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a16_95], s2_95
        SHL     .S1X   B10, 24, A12         ; <0> SHL     wd, 24, upper_98
||      XOR     .S2X   B6, A1, B10          ; <1> XOR     wa, s0_95, wa
||      LDW     .D1T2  *+A4[A0], B11        ; <0> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B7], A11        ; <0> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A12, A0, A12         ; <0> ADD     upper_98, a8_98, wd
||      SUB     .L2X   A11, B6, B6          ; <1> SUB     wd, s1_95, wd
||      SHRU    .S1X   B5, 24, A11          ; <2> SHRU    wd, 24, a24_93
||      SHL     .S2    B12, 24, B7          ; <0> SHL     wc, 24, upper_99
||      LDW     .D2T1  *+B4[B5], A1         ; <2> LDW     *+B4[wd], s0_93
        SUB     .L2    B0, B2, B2           ; <0> SUB     wb, s1_98, wb
||      ADD     .S1X   A6, B7, A9           ; <0> ADD     upper_99, a8_99, wc
||      SUB     .D2    B10, B6, B0          ; <1> SUB     wa, wd, wa
        XOR     .L2X   B2, A0, B2           ; <0> XOR     wb, s0_99, wb
||      SHRU    .S1X   B3, 8, A8            ; <1> SHRU    wb, 8, a8_95
||      SHRU    .S2    B5, 16, B7           ; <2> SHRU    wd, 16, a16_93
||      LDW     .D1T1  *+A4[A6], A5         ; <0> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T2  *-B8[3], B11         ; <2> LDW     *-from[3]{unmixing_in}, wc
        SUB     .L2X   B11, A6, B12         ; <1> SUB     wc, s2_95, difference_95
||      SHRU    .S1X   B12, 24, A6          ; <0> SHRU    wc, 24, a24_99
||      SHL     .S2    B3, 24, B3           ; <1> SHL     wb, 24, upper_95
||      LDW     .D1T1  *+A4[A11], A6        ; <2> LDW     *+A4[a24_93], s1_93
||      LDW     .D2T2  *-B8[2], B3          ; <2> LDW     *-from[2]{unmixing_in}, wb
        SUB     .L2X   B2, A9, B2           ; <0> SUB     wb, wc, wb
||      SHL     .S1X   B5, 24, A6           ; <2> SHL     wd, 24, upper_93
||      LDW     .D1T1  *+A4[A6], A1         ; <0> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B0], B2         ; <1> LDW     *+B4[wa], s0_96
        SUB     .L1    A12, A11, A0         ; <0> SUB     wd, s2_99, difference_99
||      XOR     .L2    B1, B11, B1          ; <0> XOR     difference_98, s3_98, wa
||      SHRU    .S1X   B5, 8, A11           ; <2> SHRU    wd, 8, a8_93
||      SHRU    .S2    B2, 16, B7           ; <0> SHRU    wb, 16, a16_100
||      LDW     .D2T2  *+B4[B7], B3         ; <2> LDW     *+B4[a16_93], s2_93
        SHRU    .S1X   B2, 24, A12          ; <0> SHRU    wb, 24, a24_100
||      LDW     .D1T2  *+A4[A11], B6        ; <2> LDW     *+A4[a8_93], s3_93
||      LDW     .D2T1  *-B8[1], A1          ; <2> LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A6, A11, A8          ; <2> ADD     upper_93, a8_93, wd
||      ADD     .L2X   B3, A8, B5           ; <1> ADD     upper_95, a8_95, wb
||      SHRU    .S1X   B2, 8, A11           ; <0> SHRU    wb, 8, a8_100
||      SHRU    .S2    B0, 16, B7           ; <1> SHRU    wa, 16, a16_96
||      LDW     .D1T2  *+A4[A8], B2         ; <1> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T1  *+B4[B7], A11        ; <0> LDW     *+B4[a16_100], s2_100
        SUB     .L1X   B3, A6, A0           ; <2> SUB     wb, s1_93, wb
||      XOR     .L2X   B11, A1, B11         ; <2> XOR     wc, s0_93, wc
||      XOR     .S1    A0, A5, A6           ; <0> XOR     difference_99, s3_99, wd
||      SHL     .S2    B2, 24, B3           ; <0> SHL     wb, 24, upper_100
||      LDW     .D1T1  *+A4[A12], A1        ; <0> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B2], B7         ; <0> LDW     *+B4[wb], s0_100
        ADD     .L1X   A11, B3, A5          ; <0> ADD     upper_100, a8_100, wb
||      SUB     .S2X   B1, A1, B1           ; <0> SUB     wa, s1_99, wa
        XOR     .L2    B6, B2, B10          ; <1> XOR     wd, s0_96, wd
||      SHRU    .S1X   B11, 24, A12         ; <2> SHRU    wc, 24, a24_94
||      SHRU    .S2    B11, 16, B2          ; <2> SHRU    wc, 16, a16_94
||      LDW     .D2T1  *+B4[B11], A6        ; <2> LDW     *+B4[wc], s0_94
        SUB     .L2X   A1, B3, B3           ; <2> SUB     wa, s2_93, difference_93
||      SHRU    .S1X   B11, 8, A13          ; <2> SHRU    wc, 8, a8_94
||      SHL     .S2    B11, 24, B11         ; <2> SHL     wc, 24, upper_94
||      LDW     .D1T1  *+A4[A11], A6        ; <0> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T2  *+B4[B2], B3         ; <2> LDW     *+B4[a16_94], s2_94
        ADD     .L2X   B11, A13, B11        ; <2> ADD     upper_94, a8_94, wc
||      SHRU    .S1X   B0, 24, A13          ; <1> SHRU    wa, 24, a24_96
||      LDW     .D1T1  *+A4[A13], A13       ; <2> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T2  *+B4[B7], B0         ; <1> LDW     *+B4[a16_96], s2_96
        SUB     .L1    A6, A1, A1           ; <0> SUB     wd, s1_100, wd
||      XOR     .L2    B1, B7, B7           ; <0> XOR     wa, s0_100, wa
||      SHRU    .S1X   B0, 8, A13           ; <1> SHRU    wa, 8, a8_96
||      SHL     .S2    B0, 24, B0           ; <1> SHL     wa, 24, upper_96
||      LDW     .D1T1  *+A4[A13], A8        ; <1> LDW     *+A4[a24_96], s1_96
        SUB     .L1    A9, A11, A11         ; <0> SUB     wc, s2_100, difference_100
||      SUB     .L2X   B7, A1, B7           ; <0> SUB     wa, wd, wa
||      SHRU    .S1X   B10, 24, A9          ; <1> SHRU    wd, 24, a24_98
||      SHRU    .S2    B10, 16, B1          ; <1> SHRU    wd, 16, a16_98
||      LDW     .D1T1  *+A4[A13], A9        ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B10], B0        ; <1> LDW     *+B4[wd], s0_98
;@loop {"name": "unmixing", "ii": 24, "res_mii": 21, "rec_mii": 1, "optimal": null, "stages": 4, "critical_cycle": [], "attempts": [{"interval": 21, "result": "time limit", "seconds": 1.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "time limit", "seconds": 1.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 23, "result": "time limit", "seconds": 1.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 24, "result": "not found by annealing", "seconds": 19.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 24, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop unmixing: II 24, 4 stages
;  bounds: resources 21, recurrence 1
;  units: L1 18/24, S1 22/24, M1 0/24, D1 21/24, L2 21/24, S2 18/24, M2 0/24, D2 22/24
;  cross paths: 1X 24/24, 2X 17/24
;  T paths: T1 22/24, T2 18/24
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 21: time limit, 1.4 s
;  II 22: time limit, 1.0 s
;  II 23: time limit, 1.1 s
;  II 24 without possible bank conflicts: not found by annealing, 19.7 s
;  II 24: found by annealing, 0.0 s
;  not proved optimal: every interval below 21 is ruled out; 3.5 s of search found nothing below 24
;  pipelined from 4 iterations on
mars_decrypt_blocks$unmixing:
        XOR     .L1    A0, A6, A0           ; <1> XOR     wb, s0_94, wb
||      XOR     .L2    B12, B2, B2          ; <2> XOR     difference_95, s3_95, wc
||      SHRU    .S1X   B7, 24, A12          ; <3> SHRU    wa, 24, a24_101
||      XOR     .S2    B3, B6, B1           ; <1> XOR     difference_93, s3_93, wa
||      LDW     .D1T2  *+A4[A12], B2        ; <1> LDW     *+A4[a24_94], s1_94
||      LDW     .D2T1  *+B4[B1], A9         ; <2> LDW     *+B4[a16_98], s2_98
        SUB     .L1X   A8, B3, A12          ; <1> SUB     wd, s2_94, difference_94
||      ADD     .L2X   B0, A13, B6          ; <2> ADD     upper_96, a8_96, wa
||      LDW     .D1T1  *+A4[A12], A12       ; <3> LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *B8++[4], B5         ; <0> LDW     *from++[4]{unmixing_in}, wd
        SUB     .L2X   A0, B11, B3          ; <1> SUB     wb, wc, wb
||      SHRU    .S1X   B10, 8, A0           ; <2> SHRU    wd, 8, a8_98
||      SHRU    .S2    B7, 16, B12          ; <3> SHRU    wa, 16, a16_101
||      LDW     .D2T2  *+B4[B7], B2         ; <3> LDW     *+B4[wa], s0_101
        SUB     .L2X   B2, A8, B5           ; <2> SUB     wc, s1_96, wc
||      SHRU    .S1X   B3, 24, A8           ; <1> SHRU    wb, 24, a24_95
||      SUB     .S2    B5, B0, B2           ; <2> SUB     wb, s2_96, difference_96
||      LDW     .D1T2  *+A4[A9], B2         ; <2> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B3], A1         ; <1> LDW     *+B4[wb], s0_95
        XOR     .L1    A11, A6, A6          ; <3> XOR     difference_100, s3_100, wc
||      XOR     .L2    B5, B0, B12          ; <2> XOR     wc, s0_98, wc
||      SHRU    .S1X   B7, 8, A8            ; <3> SHRU    wa, 8, a8_101
||      XOR     .S2X   B2, A9, B0           ; <2> XOR     difference_96, s3_96, wb
||      LDW     .D1T2  *+A4[A8], B6         ; <1> LDW     *+A4[a24_95], s1_95
||      LDW     .D2T1  *+B4[B12], A1        ; <3> LDW     *+B4[a16_101], s2_101
        XOR     .L1    A12, A13, A11        ; <1> XOR     difference_94, s3_94, wd
||      SHL     .S1X   B7, 24, A13          ; <3> SHL     wa, 24, upper_101
||      SHRU    .S2    B3, 16, B7           ; <1> SHRU    wb, 16, a16_95
||      LDW     .D2T1  *+B4[B12], A0        ; <2> LDW     *+B4[wc], s0_99
        ADD     .L1    A13, A8, A13         ; <3> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B6, A9, B1           ; <2> SUB     wa, s2_98, difference_98
||      SHRU    .S1X   B12, 8, A6           ; <2> SHRU    wc, 8, a8_99
||      SUB     .D1    A6, A12, A9          ; <3> SUB     wc, s1_101, wc
||      SUB     .D2    B1, B2, B6           ; <1> SUB     wa, s1_94, wa
        XOR     .L1X   A1, B2, A8           ; <3> XOR     wd, s0_101, wd
||      SHRU    .S2    B12, 16, B7          ; <2> SHRU    wc, 16, a16_99
||      LDW     .D1T2  *+A4[A8], B10        ; <3> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T1  *+B4[B7], A6         ; <1> LDW     *+B4[a16_95], s2_95
        SUB     .L1    A13, A7, A13         ; <3> SUB     wa, k0, wa
||      SHL     .S1X   B10, 24, A12         ; <2> SHL     wd, 24, upper_98
||      XOR     .S2X   B6, A1, B10          ; <1> XOR     wa, s0_95, wa
||      LDW     .D1T2  *+A4[A0], B11        ; <2> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B7], A11        ; <2> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A12, A0, A12         ; <2> ADD     upper_98, a8_98, wd
||      SUB     .L2X   A11, B6, B6          ; <1> SUB     wd, s1_95, wd
||      SHRU    .S1X   B5, 24, A11          ; <0> SHRU    wd, 24, a24_93
||      SHL     .S2    B12, 24, B7          ; <2> SHL     wc, 24, upper_99
||      LDW     .D2T1  *+B4[B5], A1         ; <0> LDW     *+B4[wd], s0_93
        SUB     .L1    A9, A3, A13          ; <3> SUB     wc, k2, wc
||      SUB     .L2    B0, B2, B2           ; <2> SUB     wb, s1_98, wb
||      ADD     .S1X   A6, B7, A9           ; <2> ADD     upper_99, a8_99, wc
||      STW     .D1T1  A13, *A14++[4]       ; <3> STW     wa, *to++[4]{unmixing_out}
||      SUB     .D2    B10, B6, B0          ; <1> SUB     wa, wd, wa
        SUB     .L1    A8, A10, A0          ; <3> SUB     wd, k3, wd
||      XOR     .L2X   B2, A0, B2           ; <2> XOR     wb, s0_99, wb
||      SHRU    .S1X   B3, 8, A8            ; <1> SHRU    wb, 8, a8_95
||      SHRU    .S2    B5, 16, B7           ; <0> SHRU    wd, 16, a16_93
||      LDW     .D1T1  *+A4[A6], A5         ; <2> LDW     *+A4[a8_99], s3_99
||      LDW     .D2T2  *-B8[3], B11         ; <0> LDW     *-from[3]{unmixing_in}, wc
        SUB     .L2X   B11, A6, B12         ; <1> SUB     wc, s2_95, difference_95
||      SHRU    .S1X   B12, 24, A6          ; <2> SHRU    wc, 24, a24_99
||      SHL     .S2    B3, 24, B3           ; <1> SHL     wb, 24, upper_95
||      LDW     .D1T1  *+A4[A11], A6        ; <0> LDW     *+A4[a24_93], s1_93
||      LDW     .D2T2  *-B8[2], B3          ; <0> LDW     *-from[2]{unmixing_in}, wb
        SUB     .L1    A5, A1, A5           ; <3> SUB     wb, s2_101, difference_101
||      SUB     .L2X   B2, A9, B2           ; <2> SUB     wb, wc, wb
||      SHL     .S1X   B5, 24, A6           ; <0> SHL     wd, 24, upper_93
||      LDW     .D1T1  *+A4[A6], A1         ; <2> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B0], B2         ; <1> LDW     *+B4[wa], s0_96
        SUB     .L1    A12, A11, A0         ; <2> SUB     wd, s2_99, difference_99
||      XOR     .L2    B1, B11, B1          ; <2> XOR     difference_98, s3_98, wa
||      SHRU    .S1X   B5, 8, A11           ; <0> SHRU    wd, 8, a8_93
||      SHRU    .S2    B2, 16, B7           ; <2> SHRU    wb, 16, a16_100
||      STW     .D1T1  A0, *-A14[1]         ; <3> STW     wd, *-to[1]{unmixing_out}
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[a16_93], s2_93
        XOR     .L2X   B10, A5, B10         ; <3> XOR     difference_101, s3_101, wb
||      SHRU    .S1X   B2, 24, A12          ; <2> SHRU    wb, 24, a24_100
||      LDW     .D1T2  *+A4[A11], B6        ; <0> LDW     *+A4[a8_93], s3_93
||      LDW     .D2T1  *-B8[1], A1          ; <0> LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A6, A11, A8          ; <0> ADD     upper_93, a8_93, wd
||      ADD     .L2X   B3, A8, B5           ; <1> ADD     upper_95, a8_95, wb
||      SHRU    .S1X   B2, 8, A11           ; <2> SHRU    wb, 8, a8_100
||      SHRU    .S2    B0, 16, B7           ; <1> SHRU    wa, 16, a16_96
||      LDW     .D1T2  *+A4[A8], B2         ; <1> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T1  *+B4[B7], A11        ; <2> LDW     *+B4[a16_100], s2_100
        SUB     .L1X   B3, A6, A0           ; <0> SUB     wb, s1_93, wb
||      XOR     .L2X   B11, A1, B11         ; <0> XOR     wc, s0_93, wc
||      XOR     .S1    A0, A5, A6           ; <2> XOR     difference_99, s3_99, wd
||      SHL     .S2    B2, 24, B3           ; <2> SHL     wb, 24, upper_100
||      LDW     .D1T1  *+A4[A12], A1        ; <2> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B2], B7         ; <2> LDW     *+B4[wb], s0_100
        ADD     .L1X   A11, B3, A5          ; <2> ADD     upper_100, a8_100, wb
||      SUB     .L2    B10, B9, B10         ; <3> SUB     wb, k1, wb
||[A2]  B       .S1    mars_decrypt_blocks$unmixing; <0> [left] B       unmixing
||      SUB     .S2X   B1, A1, B1           ; <2> SUB     wa, s1_99, wa
||      STW     .D1T1  A13, *-A14[2]        ; <3> STW     wc, *-to[2]{unmixing_out}
        XOR     .L2    B6, B2, B10          ; <1> XOR     wd, s0_96, wd
||      SHRU    .S1X   B11, 24, A12         ; <0> SHRU    wc, 24, a24_94
||      SHRU    .S2    B11, 16, B2          ; <0> SHRU    wc, 16, a16_94
||      STW     .D1T2  B10, *-A14[3]        ; <3> STW     wb, *-to[3]{unmixing_out}
||      LDW     .D2T1  *+B4[B11], A6        ; <0> LDW     *+B4[wc], s0_94
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      SUB     .L2X   A1, B3, B3           ; <0> SUB     wa, s2_93, difference_93
||      SHRU    .S1X   B11, 8, A13          ; <0> SHRU    wc, 8, a8_94
||      SHL     .S2    B11, 24, B11         ; <0> SHL     wc, 24, upper_94
||      LDW     .D1T1  *+A4[A11], A6        ; <2> LDW     *+A4[a8_100], s3_100
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[a16_94], s2_94
        ADD     .L2X   B11, A13, B11        ; <0> ADD     upper_94, a8_94, wc
||      SHRU    .S1X   B0, 24, A13          ; <1> SHRU    wa, 24, a24_96
||      LDW     .D1T1  *+A4[A13], A13       ; <0> LDW     *+A4[a8_94], s3_94
||      LDW     .D2T2  *+B4[B7], B0         ; <1> LDW     *+B4[a16_96], s2_96
        SUB     .L1    A6, A1, A1           ; <2> SUB     wd, s1_100, wd
||      XOR     .L2    B1, B7, B7           ; <2> XOR     wa, s0_100, wa
||      SHRU    .S1X   B0, 8, A13           ; <1> SHRU    wa, 8, a8_96
||      SHL     .S2    B0, 24, B0           ; <1> SHL     wa, 24, upper_96
||      LDW     .D1T1  *+A4[A13], A8        ; <1> LDW     *+A4[a24_96], s1_96
        SUB     .L1    A9, A11, A11         ; <2> SUB     wc, s2_100, difference_100
||      SUB     .L2X   B7, A1, B7           ; <2> SUB     wa, wd, wa
||      SHRU    .S1X   B10, 24, A9          ; <1> SHRU    wd, 24, a24_98
||      SHRU    .S2    B10, 16, B1          ; <1> SHRU    wd, 16, a16_98
||      LDW     .D1T1  *+A4[A13], A9        ; <1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B10], B0        ; <1> LDW     *+B4[wd], s0_98
mars_decrypt_blocks$unmixing$exit:
        XOR     .L1    A0, A6, A0           ; <-1> XOR     wb, s0_94, wb
||      XOR     .L2    B12, B2, B2          ; <-2> XOR     difference_95, s3_95, wc
||      SHRU    .S1X   B7, 24, A12          ; <-3> SHRU    wa, 24, a24_101
||      XOR     .S2    B3, B6, B1           ; <-1> XOR     difference_93, s3_93, wa
||      LDW     .D1T2  *+A4[A12], B2        ; <-1> LDW     *+A4[a24_94], s1_94
||      LDW     .D2T1  *+B4[B1], A9         ; <-2> LDW     *+B4[a16_98], s2_98
        SUB     .L1X   A8, B3, A12          ; <-1> SUB     wd, s2_94, difference_94
||      ADD     .L2X   B0, A13, B6          ; <-2> ADD     upper_96, a8_96, wa
||      LDW     .D1T1  *+A4[A12], A12       ; <-3> LDW     *+A4[a24_101], s1_101
        SUB     .L2X   A0, B11, B3          ; <-1> SUB     wb, wc, wb
||      SHRU    .S1X   B10, 8, A0           ; <-2> SHRU    wd, 8, a8_98
||      SHRU    .S2    B7, 16, B12          ; <-3> SHRU    wa, 16, a16_101
||      LDW     .D2T2  *+B4[B7], B2         ; <-3> LDW     *+B4[wa], s0_101
        SUB     .L2X   B2, A8, B5           ; <-2> SUB     wc, s1_96, wc
||      SHRU    .S1X   B3, 24, A8           ; <-1> SHRU    wb, 24, a24_95
||      SUB     .S2    B5, B0, B2           ; <-2> SUB     wb, s2_96, difference_96
||      LDW     .D1T2  *+A4[A9], B2         ; <-2> LDW     *+A4[a24_98], s1_98
||      LDW     .D2T1  *+B4[B3], A1         ; <-1> LDW     *+B4[wb], s0_95
        XOR     .L1    A11, A6, A6          ; <-3> XOR     difference_100, s3_100, wc
||      XOR     .L2    B5, B0, B12          ; <-2> XOR     wc, s0_98, wc
||      SHRU    .S1X   B7, 8, A8            ; <-3> SHRU    wa, 8, a8_101
||      XOR     .S2X   B2, A9, B0           ; <-2> XOR     difference_96, s3_96, wb
||      LDW     .D1T2  *+A4[A8], B6         ; <-1> LDW     *+A4[a24_95], s1_95
||      LDW     .D2T1  *+B4[B12], A1        ; <-3> LDW     *+B4[a16_101], s2_101
        XOR     .L1    A12, A13, A11        ; <-1> XOR     difference_94, s3_94, wd
||      SHL     .S1X   B7, 24, A13          ; <-3> SHL     wa, 24, upper_101
||      SHRU    .S2    B3, 16, B7           ; <-1> SHRU    wb, 16, a16_95
||      LDW     .D2T1  *+B4[B12], A0        ; <-2> LDW     *+B4[wc], s0_99
        ADD     .L1    A13, A8, A13         ; <-3> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B6, A9, B1           ; <-2> SUB     wa, s2_98, difference_98
||      SHRU    .S1X   B12, 8, A6           ; <-2> SHRU    wc, 8, a8_99
||      SUB     .D1    A6, A12, A9          ; <-3> SUB     wc, s1_101, wc
||      SUB     .D2    B1, B2, B6           ; <-1> SUB     wa, s1_94, wa
        XOR     .L1X   A1, B2, A8           ; <-3> XOR     wd, s0_101, wd
||      SHRU    .S2    B12, 16, B7          ; <-2> SHRU    wc, 16, a16_99
||      LDW     .D1T2  *+A4[A8], B10        ; <-3> LDW     *+A4[a8_101], s3_101
||      LDW     .D2T1  *+B4[B7], A6         ; <-1> LDW     *+B4[a16_95], s2_95
        SUB     .L1    A13, A7, A13         ; <-3> SUB     wa, k0, wa
||      SHL     .S1X   B10, 24, A12         ; <-2> SHL     wd, 24, upper_98
||      XOR     .S2X   B6, A1, B10          ; <-1> XOR     wa, s0_95, wa
||      LDW     .D1T2  *+A4[A0], B11        ; <-2> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B7], A11        ; <-2> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A12, A0, A12         ; <-2> ADD     upper_98, a8_98, wd
||      SUB     .L2X   A11, B6, B6          ; <-1> SUB     wd, s1_95, wd
||      SHL     .S2    B12, 24, B7          ; <-2> SHL     wc, 24, upper_99
        SUB     .L1    A9, A3, A13          ; <-3> SUB     wc, k2, wc
||      SUB     .L2    B0, B2, B2           ; <-2> SUB     wb, s1_98, wb
||      ADD     .S1X   A6, B7, A9           ; <-2> ADD     upper_99, a8_99, wc
||      STW     .D1T1  A13, *A14++[4]       ; <-3> STW     wa, *to++[4]{unmixing_out}
||      SUB     .D2    B10, B6, B0          ; <-1> SUB     wa, wd, wa
        SUB     .L1    A8, A10, A0          ; <-3> SUB     wd, k3, wd
||      XOR     .L2X   B2, A0, B2           ; <-2> XOR     wb, s0_99, wb
||      SHRU    .S1X   B3, 8, A8            ; <-1> SHRU    wb, 8, a8_95
||      LDW     .D1T1  *+A4[A6], A5         ; <-2> LDW     *+A4[a8_99], s3_99
        SUB     .L2X   B11, A6, B12         ; <-1> SUB     wc, s2_95, difference_95
||      SHRU    .S1X   B12, 24, A6          ; <-2> SHRU    wc, 24, a24_99
||      SHL     .S2    B3, 24, B3           ; <-1> SHL     wb, 24, upper_95
        SUB     .L1    A5, A1, A5           ; <-3> SUB     wb, s2_101, difference_101
||      SUB     .L2X   B2, A9, B2           ; <-2> SUB     wb, wc, wb
||      LDW     .D1T1  *+A4[A6], A1         ; <-2> LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B0], B2         ; <-1> LDW     *+B4[wa], s0_96
        SUB     .L1    A12, A11, A0         ; <-2> SUB     wd, s2_99, difference_99
||      XOR     .L2    B1, B11, B1          ; <-2> XOR     difference_98, s3_98, wa
||      SHRU    .S2    B2, 16, B7           ; <-2> SHRU    wb, 16, a16_100
||      STW     .D1T1  A0, *-A14[1]         ; <-3> STW     wd, *-to[1]{unmixing_out}
        XOR     .L2X   B10, A5, B10         ; <-3> XOR     difference_101, s3_101, wb
||      SHRU    .S1X   B2, 24, A12          ; <-2> SHRU    wb, 24, a24_100
        ADD     .L2X   B3, A8, B5           ; <-1> ADD     upper_95, a8_95, wb
||      SHRU    .S1X   B2, 8, A11           ; <-2> SHRU    wb, 8, a8_100
||      SHRU    .S2    B0, 16, B7           ; <-1> SHRU    wa, 16, a16_96
||      LDW     .D1T2  *+A4[A8], B2         ; <-1> LDW     *+A4[a8_95], s3_95
||      LDW     .D2T1  *+B4[B7], A11        ; <-2> LDW     *+B4[a16_100], s2_100
        XOR     .S1    A0, A5, A6           ; <-2> XOR     difference_99, s3_99, wd
||      SHL     .S2    B2, 24, B3           ; <-2> SHL     wb, 24, upper_100
||      LDW     .D1T1  *+A4[A12], A1        ; <-2> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B2], B7         ; <-2> LDW     *+B4[wb], s0_100
        ADD     .L1X   A11, B3, A5          ; <-2> ADD     upper_100, a8_100, wb
||      SUB     .L2    B10, B9, B10         ; <-3> SUB     wb, k1, wb
||      SUB     .S2X   B1, A1, B1           ; <-2> SUB     wa, s1_99, wa
||      STW     .D1T1  A13, *-A14[2]        ; <-3> STW     wc, *-to[2]{unmixing_out}
        XOR     .L2    B6, B2, B10          ; <-1> XOR     wd, s0_96, wd
||      STW     .D1T2  B10, *-A14[3]        ; <-3> STW     wb, *-to[3]{unmixing_out}
        LDW     .D1T1  *+A4[A11], A6        ; <-2> LDW     *+A4[a8_100], s3_100
        SHRU    .S1X   B0, 24, A13          ; <-1> SHRU    wa, 24, a24_96
||      LDW     .D2T2  *+B4[B7], B0         ; <-1> LDW     *+B4[a16_96], s2_96
        SUB     .L1    A6, A1, A1           ; <-2> SUB     wd, s1_100, wd
||      XOR     .L2    B1, B7, B7           ; <-2> XOR     wa, s0_100, wa
||      SHRU    .S1X   B0, 8, A13           ; <-1> SHRU    wa, 8, a8_96
||      SHL     .S2    B0, 24, B0           ; <-1> SHL     wa, 24, upper_96
||      LDW     .D1T1  *+A4[A13], A8        ; <-1> LDW     *+A4[a24_96], s1_96
        SUB     .L1    A9, A11, A11         ; <-2> SUB     wc, s2_100, difference_100
||      SUB     .L2X   B7, A1, B7           ; <-2> SUB     wa, wd, wa
||      SHRU    .S1X   B10, 24, A9          ; <-1> SHRU    wd, 24, a24_98
||      SHRU    .S2    B10, 16, B1          ; <-1> SHRU    wd, 16, a16_98
||      LDW     .D1T1  *+A4[A13], A9        ; <-1> LDW     *+A4[a8_96], s3_96
||      LDW     .D2T2  *+B4[B10], B0        ; <-1> LDW     *+B4[wd], s0_98
        XOR     .L2    B12, B2, B2          ; <-1> XOR     difference_95, s3_95, wc
||      SHRU    .S1X   B7, 24, A12          ; <-2> SHRU    wa, 24, a24_101
||      LDW     .D2T1  *+B4[B1], A9         ; <-1> LDW     *+B4[a16_98], s2_98
        ADD     .L2X   B0, A13, B6          ; <-1> ADD     upper_96, a8_96, wa
||      LDW     .D1T1  *+A4[A12], A12       ; <-2> LDW     *+A4[a24_101], s1_101
        SHRU    .S1X   B10, 8, A0           ; <-1> SHRU    wd, 8, a8_98
||      SHRU    .S2    B7, 16, B12          ; <-2> SHRU    wa, 16, a16_101
||      LDW     .D2T2  *+B4[B7], B2         ; <-2> LDW     *+B4[wa], s0_101
        SUB     .L2X   B2, A8, B5           ; <-1> SUB     wc, s1_96, wc
||      SUB     .S2    B5, B0, B2           ; <-1> SUB     wb, s2_96, difference_96
||      LDW     .D1T2  *+A4[A9], B2         ; <-1> LDW     *+A4[a24_98], s1_98
        XOR     .L1    A11, A6, A6          ; <-2> XOR     difference_100, s3_100, wc
||      XOR     .L2    B5, B0, B12          ; <-1> XOR     wc, s0_98, wc
||      SHRU    .S1X   B7, 8, A8            ; <-2> SHRU    wa, 8, a8_101
||      XOR     .S2X   B2, A9, B0           ; <-1> XOR     difference_96, s3_96, wb
||      LDW     .D2T1  *+B4[B12], A1        ; <-2> LDW     *+B4[a16_101], s2_101
        SHL     .S1X   B7, 24, A13          ; <-2> SHL     wa, 24, upper_101
||      LDW     .D2T1  *+B4[B12], A0        ; <-1> LDW     *+B4[wc], s0_99
        ADD     .L1    A13, A8, A13         ; <-2> ADD     upper_101, a8_101, wa
||      SUB     .L2X   B6, A9, B1           ; <-1> SUB     wa, s2_98, difference_98
||      SHRU    .S1X   B12, 8, A6           ; <-1> SHRU    wc, 8, a8_99
||      SUB     .D1    A6, A12, A9          ; <-2> SUB     wc, s1_101, wc
        XOR     .L1X   A1, B2, A8           ; <-2> XOR     wd, s0_101, wd
||      SHRU    .S2    B12, 16, B7          ; <-1> SHRU    wc, 16, a16_99
||      LDW     .D1T2  *+A4[A8], B10        ; <-2> LDW     *+A4[a8_101], s3_101
        SUB     .L1    A13, A7, A13         ; <-2> SUB     wa, k0, wa
||      SHL     .S1X   B10, 24, A12         ; <-1> SHL     wd, 24, upper_98
||      LDW     .D1T2  *+A4[A0], B11        ; <-1> LDW     *+A4[a8_98], s3_98
||      LDW     .D2T1  *+B4[B7], A11        ; <-1> LDW     *+B4[a16_99], s2_99
        ADD     .L1    A12, A0, A12         ; <-1> ADD     upper_98, a8_98, wd
||      SHL     .S2    B12, 24, B7          ; <-1> SHL     wc, 24, upper_99
        SUB     .L1    A9, A3, A13          ; <-2> SUB     wc, k2, wc
||      SUB     .L2    B0, B2, B2           ; <-1> SUB     wb, s1_98, wb
||      ADD     .S1X   A6, B7, A9           ; <-1> ADD     upper_99, a8_99, wc
||      STW     .D1T1  A13, *A14++[4]       ; <-2> STW     wa, *to++[4]{unmixing_out}
        SUB     .L1    A8, A10, A0          ; <-2> SUB     wd, k3, wd
||      XOR     .L2X   B2, A0, B2           ; <-1> XOR     wb, s0_99, wb
||      LDW     .D1T1  *+A4[A6], A5         ; <-1> LDW     *+A4[a8_99], s3_99
        SHRU    .S1X   B12, 24, A6          ; <-1> SHRU    wc, 24, a24_99
        SUB     .L1    A5, A1, A5           ; <-2> SUB     wb, s2_101, difference_101
||      SUB     .L2X   B2, A9, B2           ; <-1> SUB     wb, wc, wb
||      LDW     .D1T1  *+A4[A6], A1         ; <-1> LDW     *+A4[a24_99], s1_99
        SUB     .L1    A12, A11, A0         ; <-1> SUB     wd, s2_99, difference_99
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     difference_98, s3_98, wa
||      SHRU    .S2    B2, 16, B7           ; <-1> SHRU    wb, 16, a16_100
||      STW     .D1T1  A0, *-A14[1]         ; <-2> STW     wd, *-to[1]{unmixing_out}
        XOR     .L2X   B10, A5, B10         ; <-2> XOR     difference_101, s3_101, wb
||      SHRU    .S1X   B2, 24, A12          ; <-1> SHRU    wb, 24, a24_100
        SHRU    .S1X   B2, 8, A11           ; <-1> SHRU    wb, 8, a8_100
||      LDW     .D2T1  *+B4[B7], A11        ; <-1> LDW     *+B4[a16_100], s2_100
        XOR     .S1    A0, A5, A6           ; <-1> XOR     difference_99, s3_99, wd
||      SHL     .S2    B2, 24, B3           ; <-1> SHL     wb, 24, upper_100
||      LDW     .D1T1  *+A4[A12], A1        ; <-1> LDW     *+A4[a24_100], s1_100
||      LDW     .D2T2  *+B4[B2], B7         ; <-1> LDW     *+B4[wb], s0_100
        ADD     .L1X   A11, B3, A5          ; <-1> ADD     upper_100, a8_100, wb
||      SUB     .L2    B10, B9, B10         ; <-2> SUB     wb, k1, wb
||      SUB     .S2X   B1, A1, B1           ; <-1> SUB     wa, s1_99, wa
||      STW     .D1T1  A13, *-A14[2]        ; <-2> STW     wc, *-to[2]{unmixing_out}
        STW     .D1T2  B10, *-A14[3]        ; <-2> STW     wb, *-to[3]{unmixing_out}
        LDW     .D1T1  *+A4[A11], A6        ; <-1> LDW     *+A4[a8_100], s3_100
        NOP
        SUB     .L1    A6, A1, A1           ; <-1> SUB     wd, s1_100, wd
||      XOR     .L2    B1, B7, B7           ; <-1> XOR     wa, s0_100, wa
        SUB     .L1    A9, A11, A11         ; <-1> SUB     wc, s2_100, difference_100
||      SUB     .L2X   B7, A1, B7           ; <-1> SUB     wa, wd, wa
        SHRU    .S1X   B7, 24, A12          ; <-1> SHRU    wa, 24, a24_101
        LDW     .D1T1  *+A4[A12], A12       ; <-1> LDW     *+A4[a24_101], s1_101
        SHRU    .S2    B7, 16, B12          ; <-1> SHRU    wa, 16, a16_101
||      LDW     .D2T2  *+B4[B7], B2         ; <-1> LDW     *+B4[wa], s0_101
        NOP
        XOR     .L1    A11, A6, A6          ; <-1> XOR     difference_100, s3_100, wc
||      SHRU    .S1X   B7, 8, A8            ; <-1> SHRU    wa, 8, a8_101
||      LDW     .D2T1  *+B4[B12], A1        ; <-1> LDW     *+B4[a16_101], s2_101
        SHL     .S1X   B7, 24, A13          ; <-1> SHL     wa, 24, upper_101
        ADD     .L1    A13, A8, A13         ; <-1> ADD     upper_101, a8_101, wa
||      SUB     .D1    A6, A12, A9          ; <-1> SUB     wc, s1_101, wc
        XOR     .L1X   A1, B2, A8           ; <-1> XOR     wd, s0_101, wd
||      LDW     .D1T2  *+A4[A8], B10        ; <-1> LDW     *+A4[a8_101], s3_101
        SUB     .L1    A13, A7, A13         ; <-1> SUB     wa, k0, wa
        NOP
        SUB     .L1    A9, A3, A13          ; <-1> SUB     wc, k2, wc
||      STW     .D1T1  A13, *A14++[4]       ; <-1> STW     wa, *to++[4]{unmixing_out}
        SUB     .L1    A8, A10, A0          ; <-1> SUB     wd, k3, wd
        NOP
        SUB     .L1    A5, A1, A5           ; <-1> SUB     wb, s2_101, difference_101
        STW     .D1T1  A0, *-A14[1]         ; <-1> STW     wd, *-to[1]{unmixing_out}
        XOR     .L2X   B10, A5, B10         ; <-1> XOR     difference_101, s3_101, wb
        NOP     2
        SUB     .L2    B10, B9, B10         ; <-1> SUB     wb, k1, wb
||      STW     .D1T1  A13, *-A14[2]        ; <-1> STW     wc, *-to[2]{unmixing_out}
        STW     .D1T2  B10, *-A14[3]        ; <-1> STW     wb, *-to[3]{unmixing_out}
mars_decrypt_blocks$mars_decrypt_blocks$13:
        ZERO    .L2    B0                   ; ZERO    linear_104
        MVC     .S2    B0, AMR              ; MVC     linear_104, AMR
mars_decrypt_blocks$done:
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
mars_decrypt_blocks$mixing$few:
        LDW     .D2T1  *B8++[4], A0         ; LDW     *from++[4]{mixing_in}, wa
        LDW     .D2T1  *-B8[1], A2          ; LDW     *-from[1]{mixing_in}, wd
        LDW     .D2T1  *-B8[2], A0          ; LDW     *-from[2]{mixing_in}, wc
        LDW     .D2T1  *-B8[3], A2          ; LDW     *-from[3]{mixing_in}, wb
        NOP     2
        ADD     .L1    A0, A7, A2           ; ADD     wa, k0, wa
||      SUB     .L2    B0, 1, B0            ; SUB     left, 1, left
||      MV      .S2X   A2, B1               ; copy
        ADD     .L2    B1, B5, B2           ; ADD     wd, k3, wd
||      MV      .S2X   A2, B1               ; copy
        ADD     .L1    A2, A1, A0           ; ADD     wb, k1, wb
||      MV      .S1X   B2, A5               ; copy
||      SHRU    .S2    B2, 24, B3           ; SHRU    wd, 24, a24_7
||      ADD     .D1    A0, A3, A2           ; ADD     wc, k2, wc
        SHRU    .S1    A5, 16, A5           ; SHRU    wd, 16, a16_7
||      SHRU    .S2    B2, 8, B6            ; SHRU    wd, 8, a8_7
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[wd], s0_7
||      LDW     .D2T2  *+B4[B3], B3         ; LDW     *+B4[a24_7], s3_7
        SHL     .S2    B2, 8, B2            ; SHL     wd, 8, upper_7
||      LDW     .D2T1  *+B4[B6], A2         ; LDW     *+B4[a8_7], s1_7
        ADD     .L2    B2, B3, B2           ; ADD     upper_7, a24_7, wd
||      LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a16_7], s2_7
        NOP     2
        XOR     .L1    A2, A5, A5           ; XOR     wc, s0_7, sum_7
||      XOR     .L2    B1, B3, B1           ; XOR     wa, s3_7, wa
        ADD     .L1    A5, A2, A2           ; ADD     sum_7, s1_7, wc
||      ADD     .L2    B2, B1, B2           ; ADD     wd, wa, wd
        ADD     .L1    A0, A5, A0           ; ADD     wb, s2_7, wb
||      SHRU    .S1    A2, 16, A5           ; SHRU    wc, 16, a16_8
||      SHRU    .S2X   A2, 8, B3            ; SHRU    wc, 8, a8_8
||      LDW     .D1T2  *+A4[A2], B6         ; LDW     *+A4[wc], s0_8
        SHRU    .S2X   A2, 24, B3           ; SHRU    wc, 24, a24_8
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a8_8], s1_8
        LDW     .D2T2  *+B4[B3], B6         ; LDW     *+B4[a24_8], s3_8
        LDW     .D1T1  *+A4[A5], A5         ; LDW     *+A4[a16_8], s2_8
        NOP
        XOR     .L2X   B6, A0, B6           ; XOR     wb, s0_8, sum_8
        ADD     .L1X   A0, B6, A0           ; ADD     sum_8, s1_8, wb
        XOR     .L2    B2, B6, B2           ; XOR     wd, s3_8, wd
||      SHRU    .S1    A0, 16, A6           ; SHRU    wb, 16, a16_9
||      SHRU    .S2X   A0, 8, B6            ; SHRU    wb, 8, a8_9
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[wb], s0_9
        MV      .L2X   A5, B6               ; copy
||      LDW     .D1T2  *+A4[A6], B6         ; LDW     *+A4[a16_9], s2_9
||      LDW     .D2T1  *+B4[B6], A5         ; LDW     *+B4[a8_9], s1_9
        ADD     .L2    B1, B6, B1           ; ADD     wa, s2_8, wa
        NOP     2
        XOR     .L1X   A5, B1, A6           ; XOR     wa, s0_9, sum_9
||      SHRU    .S2X   A0, 24, B1           ; SHRU    wb, 24, a24_9
        ADD     .L1    A6, A5, A5           ; ADD     sum_9, s1_9, wa
||      ADD     .L2    B2, B6, B2           ; ADD     wd, s2_9, wd
||      LDW     .D2T1  *+B4[B1], A2         ; LDW     *+B4[a24_9], s3_9
        SHRU    .S1    A5, 16, A6           ; SHRU    wa, 16, a16_10
||      SHRU    .S2X   A5, 8, B6            ; SHRU    wa, 8, a8_10
||      LDW     .D1T1  *+A4[A5], A6         ; LDW     *+A4[wa], s0_10
        SHL     .S1    A2, 8, A2            ; SHL     wc, 8, upper_8
||      LDW     .D1T2  *+A4[A6], B3         ; LDW     *+A4[a16_10], s2_10
||      LDW     .D2T1  *+B4[B6], A2         ; LDW     *+B4[a8_10], s1_10
        ADD     .L1X   A2, B3, A2           ; ADD     upper_8, a24_8, wc
        ADD     .L1    A2, A0, A5           ; ADD     wc, wb, wc
||      SHL     .S1    A5, 8, A6            ; SHL     wa, 8, upper_10
||      SHRU    .S2X   A5, 24, B3           ; SHRU    wa, 24, a24_10
        ADD     .L1X   A6, B3, A5           ; ADD     upper_10, a24_10, wa
||      MV      .L2X   A5, B3               ; copy
||      LDW     .D2T2  *+B4[B3], B7         ; LDW     *+B4[a24_10], s3_10
        XOR     .L1X   A6, B2, A6           ; XOR     wd, s0_10, sum_10
||      XOR     .L2X   B3, A2, B2           ; XOR     wc, s3_9, wc
        ADD     .L1    A6, A2, A0           ; ADD     sum_10, s1_10, wd
||      ADD     .L2    B2, B3, B2           ; ADD     wc, s2_10, wc
||      SHL     .S2X   A0, 8, B3            ; SHL     wb, 8, upper_9
        SHRU    .S2X   A0, 8, B6            ; SHRU    wd, 8, a8_12
||      LDW     .D1T2  *+A4[A0], B1         ; LDW     *+A4[wd], s0_12
        SHRU    .S2X   A0, 24, B6           ; SHRU    wd, 24, a24_12
||      LDW     .D2T1  *+B4[B6], A6         ; LDW     *+B4[a8_12], s1_12
        MV      .L1X   B7, A2               ; copy
||      ADD     .L2    B3, B1, B1           ; ADD     upper_9, a24_9, wb
||      SHRU    .S1    A0, 16, A6           ; SHRU    wd, 16, a16_12
||      LDW     .D2T1  *+B4[B6], A8         ; LDW     *+B4[a24_12], s3_12
        MV      .L1X   B1, A6               ; copy
||      LDW     .D1T1  *+A4[A6], A8         ; LDW     *+A4[a16_12], s2_12
        XOR     .L1    A6, A2, A2           ; XOR     wb, s3_10, wb
        XOR     .L2    B2, B1, B1           ; XOR     wc, s0_12, sum_12
        ADD     .L1X   A6, B1, A6           ; ADD     sum_12, s1_12, wc
        XOR     .L1    A5, A8, A5           ; XOR     wa, s3_12, wa
||      SHRU    .S1    A6, 16, A9           ; SHRU    wc, 16, a16_13
||      SHRU    .S2X   A6, 8, B1            ; SHRU    wc, 8, a8_13
||      LDW     .D1T1  *+A4[A6], A0         ; LDW     *+A4[wc], s0_13
        ADD     .L1    A2, A8, A2           ; ADD     wb, s2_12, wb
||      SHRU    .S2X   A6, 24, B1           ; SHRU    wc, 24, a24_13
||      LDW     .D1T1  *+A4[A9], A2         ; LDW     *+A4[a16_13], s2_13
||      LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a8_13], s1_13
        LDW     .D2T2  *+B4[B1], B2         ; LDW     *+B4[a24_13], s3_13
        SHL     .S2X   A0, 8, B2            ; SHL     wd, 8, upper_12
        ADD     .L2    B2, B6, B2           ; ADD     upper_12, a24_12, wd
        ADD     .L1X   A5, B2, A0           ; ADD     wd, wa, wd
||      XOR     .S1    A2, A0, A8           ; XOR     wb, s0_13, sum_13
        ADD     .L1X   A8, B2, A2           ; ADD     sum_13, s1_13, wb
||      ADD     .S1    A5, A2, A5           ; ADD     wa, s2_13, wa
        MV      .L1X   B2, A9               ; copy
||      SHRU    .S1    A2, 16, A8           ; SHRU    wb, 16, a16_14
||      SHRU    .S2X   A2, 8, B2            ; SHRU    wb, 8, a8_14
||      LDW     .D1T2  *+A4[A2], B6         ; LDW     *+A4[wb], s0_14
        XOR     .L1    A0, A9, A0           ; XOR     wd, s3_13, wd
||      LDW     .D2T2  *+B4[B2], B6         ; LDW     *+B4[a8_14], s1_14
        MV      .L2X   A0, B2               ; copy
||      LDW     .D1T2  *+A4[A8], B3         ; LDW     *+A4[a16_14], s2_14
        NOP     2
        MV      .L1X   B6, A8               ; copy
||      SHL     .S1    A2, 8, A0            ; SHL     wb, 8, upper_14
        XOR     .L1    A5, A8, A0           ; XOR     wa, s0_14, sum_14
||      MV      .L2X   A0, B6               ; copy
||      MV      .S1X   B6, A5               ; copy
        ADD     .L1    A0, A5, A0           ; ADD     sum_14, s1_14, wa
||      ADD     .L2    B2, B3, B2           ; ADD     wd, s2_14, wd
        SHL     .S1    A0, 8, A5            ; SHL     wa, 8, upper_15
||      SHRU    .S2X   A0, 8, B3            ; SHRU    wa, 8, a8_15
||      LDW     .D1T2  *+A4[A0], B7         ; LDW     *+A4[wa], s0_15
        SHRU    .S1    A0, 16, A0           ; SHRU    wa, 16, a16_15
||      SHRU    .S2X   A0, 24, B3           ; SHRU    wa, 24, a24_15
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a8_15], s1_15
        ADD     .L2X   B3, A5, B3           ; ADD     upper_15, a24_15, wa
||      LDW     .D2T1  *+B4[B3], A0         ; LDW     *+B4[a24_15], s3_15
        SHL     .S1    A6, 8, A6            ; SHL     wc, 8, upper_13
||      SHRU    .S2X   A2, 24, B7           ; SHRU    wb, 24, a24_14
        ADD     .L2    B6, B7, B6           ; ADD     upper_14, a24_14, wb
||      LDW     .D2T2  *+B4[B7], B6         ; LDW     *+B4[a24_14], s3_14
        ADD     .L2X   B1, A6, B1           ; ADD     upper_13, a24_13, wc
||      XOR     .S2    B2, B7, B2           ; XOR     wd, s0_15, sum_15
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a16_15], s2_15
        MV      .L2X   A0, B7               ; copy
||[B0]  B       .S2    mars_decrypt_blocks$mixing$few; [left] B       mixing
        ADD     .L2    B2, B7, B2           ; ADD     sum_15, s1_15, wd
||      MV      .S2X   A0, B7               ; copy
        ADD     .L2X   B1, A2, B2           ; ADD     wc, wb, wc
||      XOR     .S2    B6, B7, B1           ; XOR     wb, s3_15, wb
||      STW     .D1T2  B2, *A14++[4]        ; STW     wd, *to++[4]{mixing_out}
        XOR     .L2    B2, B6, B2           ; XOR     wc, s3_14, wc
||      STW     .D1T2  B3, *-A14[1]         ; STW     wa, *-to[1]{mixing_out}
        ADD     .L2    B2, B3, B1           ; ADD     wc, s2_15, wc
||      STW     .D1T2  B1, *-A14[2]         ; STW     wb, *-to[2]{mixing_out}
        STW     .D1T2  B1, *-A14[3]         ; STW     wc, *-to[3]{mixing_out}
mars_decrypt_blocks$mixing$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$3; after mixing
        NOP     5
mars_decrypt_blocks$first$few:
        LDW     .D1T1  *A0++[4], A1         ; LDW     *front_in++[4]{first_begin}, a
||      LDW     .D2T2  *B11--[4], B1        ; LDW     *back_in--[4]{first_begin}, e
        LDW     .D1T1  *+A14[3], A2         ; LDW     *+keys[2 + 1]{keys_in}, key1_20
||      LDW     .D2T2  *+B15[4], B2         ; LDW     *+B15[3 + 1]{keys_in}, key1_28
        NOP     3
        LDW     .D1T1  *+A14[2], A2         ; LDW     *+keys[2]{keys_in}, key0_20
||      LDW     .D2T2  *+B15[3], B2         ; LDW     *+B15[3]{keys_in}, key0_28
        MPYLHU  .M1    A1, A2, A3           ; MPYLHU  a, key1_20, mixed2_21
||      MPYLHU  .M2    B1, B2, B3           ; MPYLHU  e, key1_28, mixed2_29
        SHRU    .S1    A1, 13, A5           ; SHRU    a, 13, lower_22
||      SHRU    .S2    B1, 13, B5           ; SHRU    e, 13, lower_30
||      MPYHLU  .M1    A1, A2, A7           ; MPYHLU  a, key1_20, mixed1_21
||      MPYHLU  .M2    B1, B2, B6           ; MPYHLU  e, key1_28, mixed1_29
        SHL     .S1    A1, 19, A8           ; SHL     a, 19, upper_22
||      SHL     .S2    B1, 19, B7           ; SHL     e, 19, upper_30
        ADD     .L1    A7, A3, A3           ; ADD     mixed1_21, mixed2_21, mixed_21
||      ADD     .L2    B6, B3, B3           ; ADD     mixed1_29, mixed2_29, mixed_29
||      ADD     .S1    A8, A5, A1           ; ADD     upper_22, lower_22, a
||      ADD     .S2    B7, B5, B1           ; ADD     upper_30, lower_30, e
||      MPYU    .M1    A1, A2, A3           ; MPYU    a, key1_20, low_21
||      MPYU    .M2    B1, B2, B3           ; MPYU    e, key1_28, low_29
        ADD     .L1    A1, A2, A2           ; ADD     a, key0_20, index_20
||      ADD     .L2    B1, B2, B2           ; ADD     e, key0_28, index_28
||      SHL     .S1    A3, 16, A5           ; SHL     mixed_21, 16, upper_21
||      SHL     .S2    B3, 16, B5           ; SHL     mixed_29, 16, upper_29
        ADD     .L1    A3, A5, A3           ; ADD     low_21, upper_21, p_20
||      ADD     .L2    B3, B5, B3           ; ADD     low_29, upper_29, p_28
||      LDW     .D1T1  *+A4[A2], A8         ; LDW     *+A4[index_20], box_23
||      LDW     .D2T2  *+B4[B2], B7         ; LDW     *+B4[index_28], box_31
        SHL     .S1    A3, 10, A5           ; SHL     p_20, 10, p10_23
||      SHL     .S2    B3, 10, B5           ; SHL     p_28, 10, p10_31
||      MPYHLU  .M1    A3, A6, A8           ; MPYHLU  p_20, split, times_24
||      MPYHLU  .M2X   B3, A6, B7           ; MPYHLU  p_28, split, times_32
        SHRU    .S1    A3, 22, A7           ; SHRU    p_20, 22, p22_23
||      SHRU    .S2    B3, 22, B6           ; SHRU    p_28, 22, p22_31
        SHL     .S1    A3, 5, A3            ; SHL     p_20, 5, p5_23
||      SHL     .S2    B3, 5, B3            ; SHL     p_28, 5, p5_31
||      MPYHU   .M1    A8, A6, A7           ; MPYHU   times_24, split, p27_23
||      MPYHU   .M2X   B7, A6, B6           ; MPYHU   times_32, split, p27_31
        ADD     .L1    A7, A5, A5           ; ADD     p22_23, p10_23, r_20
||      ADD     .L2    B6, B5, B5           ; ADD     p22_31, p10_31, r_28
||      MPYHLU  .M1    A3, A6, A8           ; MPYHLU  p5_23, split, times_25
||      MPYHLU  .M2X   B3, A6, B7           ; MPYHLU  p5_31, split, times_33
||      LDW     .D1T1  *-A0[3], A8          ; LDW     *-front_in[3]{first_in}, b
||      LDW     .D2T2  *+B11[5], B7         ; LDW     *+back_in[5]{first_in}, f
        XOR     .L1    A8, A5, A10          ; XOR     box_23, r_20, two_23
||      XOR     .L2    B7, B5, B9           ; XOR     box_31, r_28, two_31
        XOR     .L1    A10, A7, A8          ; XOR     two_23, p27_23, three_23
||      XOR     .L2    B9, B6, B7           ; XOR     two_31, p27_31, three_31
||      MPYHU   .M1    A8, A6, A8           ; MPYHU   times_25, split, by_23
||      MPYHU   .M2X   B7, A6, B7           ; MPYHU   times_33, split, by_31
||      LDW     .D1T1  *+A14[1], A8         ; LDW     *+keys[0 + 1]{keys_in}, key1_36
||      LDW     .D2T2  *+B15[2], B7         ; LDW     *+B15[1 + 1]{keys_in}, key1_44
        XOR     .L1    A8, A3, A3           ; XOR     three_23, p5_23, sum_23
||      XOR     .L2    B7, B3, B3           ; XOR     three_31, p5_31, sum_31
||      LDW     .D1T1  *-A0[2], A7          ; LDW     *-front_in[2]{first_in}, c
||      LDW     .D2T2  *+B11[6], B6         ; LDW     *+back_in[6]{first_in}, g
        SUB     .L1    A6, A8, A10          ; SUB     split, by_23, right_26
||      SUB     .L2X   A6, B7, B9           ; SUB     split, by_31, right_34
||      SHL     .S1    A3, A8, A11          ; SHL     sum_23, by_23, upper_26
||      SHL     .S2    B3, B7, B10          ; SHL     sum_31, by_31, upper_34
        SUB     .L1    A8, A11, A8          ; SUB     b, upper_26, part_26
||      SUB     .L2    B7, B10, B7          ; SUB     f, upper_34, part_34
||      SHRU    .S1    A3, A10, A3          ; SHRU    sum_23, right_26, lower_26
||      SHRU    .S2    B3, B9, B3           ; SHRU    sum_31, right_34, lower_34
        SUB     .L1    A8, A3, A3           ; SUB     part_26, lower_26, b
||      SUB     .L2    B7, B3, B3           ; SUB     part_34, lower_34, f
        SUB     .L1    A6, A7, A10          ; SUB     split, p27_23, right_27
||      SUB     .L2X   A6, B6, B9           ; SUB     split, p27_31, right_35
||      SHL     .S1    A2, A7, A11          ; SHL     index_20, p27_23, upper_27
||      SHL     .S2    B2, B6, B10          ; SHL     index_28, p27_31, upper_35
||      MPYLHU  .M1    A3, A8, A2           ; MPYLHU  b, key1_36, mixed2_37
||      MPYLHU  .M2    B3, B7, B2           ; MPYLHU  f, key1_44, mixed2_45
        SUB     .L1    A7, A11, A10         ; SUB     c, upper_27, part_27
||      SUB     .L2    B6, B10, B9          ; SUB     g, upper_35, part_35
||      SHRU    .S1    A2, A10, A7          ; SHRU    index_20, right_27, lower_27
||      SHRU    .S2    B2, B9, B6           ; SHRU    index_28, right_35, lower_35
||      MPYHLU  .M1    A3, A8, A11          ; MPYHLU  b, key1_36, mixed1_37
||      MPYHLU  .M2    B3, B7, B10          ; MPYHLU  f, key1_44, mixed1_45
||      LDW     .D1T1  *+A14[0], A8         ; LDW     *+keys[0]{keys_in}, key0_36
||      LDW     .D2T2  *+B15[1], B7         ; LDW     *+B15[1]{keys_in}, key0_44
        SUB     .L1    A10, A7, A7          ; SUB     part_27, lower_27, c
||      SUB     .L2    B9, B6, B6           ; SUB     part_35, lower_35, g
||      SHRU    .S1    A3, 13, A10          ; SHRU    b, 13, lower_38
||      SHRU    .S2    B3, 13, B9           ; SHRU    f, 13, lower_46
        ADD     .L1    A11, A2, A3          ; ADD     mixed1_37, mixed2_37, mixed_37
||      ADD     .L2    B10, B2, B3          ; ADD     mixed1_45, mixed2_45, mixed_45
||      SHL     .S1    A3, 19, A2           ; SHL     b, 19, upper_38
||      SHL     .S2    B3, 19, B2           ; SHL     f, 19, upper_46
||      MPYU    .M1    A3, A8, A3           ; MPYU    b, key1_36, low_37
||      MPYU    .M2    B3, B7, B3           ; MPYU    f, key1_44, low_45
        SHL     .S1    A3, 16, A8           ; SHL     mixed_37, 16, upper_37
||      SHL     .S2    B3, 16, B7           ; SHL     mixed_45, 16, upper_45
||      LDW     .D2T2  *+B11[7], B10        ; LDW     *+back_in[7]{first_in}, h
        ADD     .L1    A3, A8, A3           ; ADD     low_37, upper_37, p_36
||      ADD     .L2    B3, B7, B3           ; ADD     low_45, upper_45, p_44
||      ADD     .S1    A2, A10, A2          ; ADD     upper_38, lower_38, b
||      ADD     .S2    B2, B9, B2           ; ADD     upper_46, lower_46, f
        ADD     .L1    A2, A8, A8           ; ADD     b, key0_36, index_36
||      ADD     .L2    B2, B7, B7           ; ADD     f, key0_44, index_44
||      MPYHLU  .M1    A3, A6, A10          ; MPYHLU  p_36, split, times_40
||      MPYHLU  .M2X   B3, A6, B9           ; MPYHLU  p_44, split, times_48
||      LDW     .D1T1  *-A0[1], A13         ; LDW     *-front_in[1]{first_in}, d
        LDW     .D1T1  *+A4[A8], A13        ; LDW     *+A4[index_36], box_39
||      LDW     .D2T2  *+B4[B7], B9         ; LDW     *+B4[index_44], box_47
        SHL     .S1    A3, 10, A10          ; SHL     p_36, 10, p10_39
||      SHL     .S2    B3, 10, B9           ; SHL     p_44, 10, p10_47
||      MPYHU   .M1    A10, A6, A11         ; MPYHU   times_40, split, p27_39
||      MPYHU   .M2X   B9, A6, B10          ; MPYHU   times_48, split, p27_47
        XOR     .L2    B10, B5, B5          ; XOR     h, r_28, h
||      SHRU    .S1    A3, 22, A12          ; SHRU    p_36, 22, p22_39
||      SHRU    .S2    B3, 22, B12          ; SHRU    p_44, 22, p22_47
        SUB     .L1    A6, A11, A15         ; SUB     split, p27_39, right_43
||      SUB     .L2X   A6, B10, B13         ; SUB     split, p27_47, right_51
||      SHL     .S1    A3, 5, A3            ; SHL     p_36, 5, p5_39
||      SHL     .S2    B3, 5, B3            ; SHL     p_44, 5, p5_47
        XOR     .L1    A13, A5, A10         ; XOR     d, r_20, d
||      ADD     .L2    B12, B9, B2          ; ADD     p22_47, p10_47, r_44
||      SHRU    .S1    A8, A15, A5          ; SHRU    index_36, right_43, lower_43
||      MPYHLU  .M1    A3, A6, A13          ; MPYHLU  p5_39, split, times_41
||      MPYHLU  .M2X   B3, A6, B13          ; MPYHLU  p5_47, split, times_49
||      ADD     .D1    A12, A10, A12        ; ADD     p22_39, p10_39, r_36
||      STW     .D2T2  B2, *+B8[3]          ; STW     f, *+back_out[3]{first_out}
        XOR     .L1    A13, A12, A15        ; XOR     box_39, r_36, two_39
||      XOR     .L2    B9, B2, B12          ; XOR     box_47, r_44, two_47
||      SHL     .S1    A8, A11, A8          ; SHL     index_36, p27_39, upper_43
||      SHRU    .S2    B7, B13, B9          ; SHRU    index_44, right_51, lower_51
||      SUB     .D2    B0, 1, B0            ; SUB     left, 1, left
        XOR     .L1    A15, A11, A2         ; XOR     two_39, p27_39, three_39
||      XOR     .L2    B12, B10, B7         ; XOR     two_47, p27_47, three_47
||[B0]  B       .S1    mars_decrypt_blocks$first$few; [left] B       first
||      SHL     .S2    B7, B10, B10         ; SHL     index_44, p27_47, upper_51
||      MPYHU   .M1    A13, A6, A3          ; MPYHU   times_41, split, by_39
||      MPYHU   .M2X   B13, A6, B3          ; MPYHU   times_49, split, by_47
||      STW     .D1T1  A2, *+A9[3]          ; STW     b, *+front_out[3]{first_out}
        XOR     .L1    A2, A3, A2           ; XOR     three_39, p5_39, sum_39
||      XOR     .L2    B7, B3, B2           ; XOR     three_47, p5_47, sum_47
||      XOR     .S1    A1, A12, A1          ; XOR     a, r_36, a
||      XOR     .S2    B1, B2, B1           ; XOR     e, r_44, e
||      SUB     .D1    A10, A8, A8          ; SUB     d, upper_43, part_43
||      SUB     .D2    B5, B10, B5          ; SUB     h, upper_51, part_51
        SUB     .L1    A6, A3, A3           ; SUB     split, by_39, right_42
||      SUB     .L2X   A6, B3, B3           ; SUB     split, by_47, right_50
||      SHL     .S1    A2, A3, A5           ; SHL     sum_39, by_39, upper_42
||      SHL     .S2    B2, B3, B5           ; SHL     sum_47, by_47, upper_50
||      SUB     .D1    A8, A5, A8           ; SUB     part_43, lower_43, d
||      SUB     .D2    B5, B9, B9           ; SUB     part_51, lower_51, h
        SUB     .L1    A7, A5, A3           ; SUB     c, upper_42, part_42
||      SUB     .L2    B6, B5, B3           ; SUB     g, upper_50, part_50
||      SHRU    .S1    A2, A3, A2           ; SHRU    sum_39, right_42, lower_42
||      SHRU    .S2    B2, B3, B2           ; SHRU    sum_47, right_50, lower_50
||      STW     .D1T1  A8, *+A9[1]          ; STW     d, *+front_out[1]{first_out}
||      STW     .D2T2  B9, *+B8[1]          ; STW     h, *+back_out[1]{first_out}
        SUB     .L1    A3, A2, A1           ; SUB     part_42, lower_42, c
||      SUB     .L2    B3, B2, B1           ; SUB     part_50, lower_50, g
||      STW     .D1T1  A1, *+A9[2]          ; STW     a, *+front_out[2]{first_out}
||      STW     .D2T2  B1, *+B8[2]          ; STW     e, *+back_out[2]{first_out}
        STW     .D1T1  A1, *A9++[4]         ; STW     c, *front_out++[4]{first_out}
||      STW     .D2T2  B1, *B8--[4]         ; STW     g, *back_out--[4]{first_out}
mars_decrypt_blocks$first$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$6; after first
        NOP     5
mars_decrypt_blocks$second$few:
        LDW     .D1T1  *A0++[4], A1         ; LDW     *front_in++[4]{second_begin}, a
        LDW     .D1T1  *+A14[3], A2         ; LDW     *+keys[2 + 1]{keys_in}, key1_55
||      LDW     .D2T2  *B11--[4], B1        ; LDW     *back_in--[4]{second_begin}, e
        LDW     .D2T2  *+B15[4], B2         ; LDW     *+B15[3 + 1]{keys_in}, key1_63
        NOP     3
        MPYLHU  .M1    A1, A2, A3           ; MPYLHU  a, key1_55, mixed2_56
||      LDW     .D1T1  *+A14[2], A2         ; LDW     *+keys[2]{keys_in}, key0_55
        MPYHLU  .M1    A1, A2, A7           ; MPYHLU  a, key1_55, mixed1_56
||      MPYLHU  .M2    B1, B2, B3           ; MPYLHU  e, key1_63, mixed2_64
        SHRU    .S1    A1, 13, A5           ; SHRU    a, 13, lower_57
||      MPYHLU  .M2    B1, B2, B6           ; MPYHLU  e, key1_63, mixed1_64
||      LDW     .D2T2  *+B15[3], B3         ; LDW     *+B15[3]{keys_in}, key0_63
        ADD     .L1    A7, A3, A1           ; ADD     mixed1_56, mixed2_56, mixed_56
||      SHL     .S1    A1, 19, A2           ; SHL     a, 19, upper_57
||      SHRU    .S2    B1, 13, B5           ; SHRU    e, 13, lower_65
||      MPYU    .M1    A1, A2, A5           ; MPYU    a, key1_55, low_56
        ADD     .L1    A2, A5, A1           ; ADD     upper_57, lower_57, a
||      ADD     .L2    B6, B3, B2           ; ADD     mixed1_64, mixed2_64, mixed_64
||      SHL     .S1    A1, 16, A3           ; SHL     mixed_56, 16, upper_56
||      SHL     .S2    B1, 19, B1           ; SHL     e, 19, upper_65
||      MPYU    .M2    B1, B2, B2           ; MPYU    e, key1_63, low_64
        ADD     .L1    A5, A3, A3           ; ADD     low_56, upper_56, p_55
||      ADD     .S1    A1, A2, A2           ; ADD     a, key0_55, index_55
||      SHL     .S2    B2, 16, B3           ; SHL     mixed_64, 16, upper_64
        ADD     .L2    B2, B3, B2           ; ADD     low_64, upper_64, p_63
||      ADD     .S2    B1, B5, B1           ; ADD     upper_65, lower_65, e
||      MPYHLU  .M1    A3, A6, A7           ; MPYHLU  p_55, split, times_59
||      LDW     .D1T1  *+A4[A2], A7         ; LDW     *+A4[index_55], box_58
||      LDW     .D2T2  *+B11[6], B9         ; LDW     *+back_in[6]{second_in}, g
        ADD     .L2    B1, B3, B3           ; ADD     e, key0_63, index_63
||      SHL     .S1    A3, 10, A5           ; SHL     p_55, 10, p10_58
||      MPYHLU  .M2X   B2, A6, B6           ; MPYHLU  p_63, split, times_67
||      LDW     .D1T1  *-A0[3], A10         ; LDW     *-front_in[3]{second_in}, b
||      LDW     .D2T2  *+B11[5], B10        ; LDW     *+back_in[5]{second_in}, f
        SHRU    .S1    A3, 22, A7           ; SHRU    p_55, 22, p22_58
||      SHL     .S2    B2, 10, B5           ; SHL     p_63, 10, p10_66
||      MPYHU   .M1    A7, A6, A8           ; MPYHU   times_59, split, p27_58
||      LDW     .D1T1  *+A14[1], A10        ; LDW     *+keys[0 + 1]{keys_in}, key1_71
||      LDW     .D2T2  *+B4[B3], B6         ; LDW     *+B4[index_63], box_66
        SHL     .S1    A3, 5, A3            ; SHL     p_55, 5, p5_58
||      SHRU    .S2    B2, 22, B6           ; SHRU    p_63, 22, p22_66
||      MPYHU   .M2X   B6, A6, B7           ; MPYHU   times_67, split, p27_66
||      LDW     .D2T2  *+B15[2], B10        ; LDW     *+B15[1 + 1]{keys_in}, key1_79
        ADD     .L1    A7, A5, A5           ; ADD     p22_58, p10_58, r_55
||      SUB     .S1    A6, A8, A10          ; SUB     split, p27_58, right_62
||      SHL     .S2    B2, 5, B2            ; SHL     p_63, 5, p5_66
||      MPYHLU  .M1    A3, A6, A11          ; MPYHLU  p5_58, split, times_60
||      LDW     .D1T1  *-A0[2], A13         ; LDW     *-front_in[2]{second_in}, c
        XOR     .L1    A7, A5, A12          ; XOR     box_58, r_55, two_58
||      SHRU    .S1    A2, A10, A7          ; SHRU    index_55, right_62, lower_62
||      SHL     .S2    B3, B7, B12          ; SHL     index_63, p27_66, upper_70
||      MPYHLU  .M2X   B2, A6, B12          ; MPYHLU  p5_66, split, times_68
        XOR     .L1    A12, A8, A11         ; XOR     two_58, p27_58, three_58
||      SUB     .L2X   A6, B7, B13          ; SUB     split, p27_66, right_70
||      XOR     .S1    A10, A5, A5          ; XOR     b, r_55, b
||      ADD     .S2    B6, B5, B9           ; ADD     p22_66, p10_66, r_63
||      MPYHU   .M1    A11, A6, A3          ; MPYHU   times_60, split, by_58
||      SUB     .D2    B9, B12, B5          ; SUB     g, upper_70, part_70
        XOR     .L1    A11, A3, A2          ; XOR     three_58, p5_58, sum_58
||      XOR     .L2    B10, B9, B3          ; XOR     f, r_63, f
||      SHL     .S1    A2, A8, A8           ; SHL     index_55, p27_58, upper_62
||      SHRU    .S2    B3, B13, B12         ; SHRU    index_63, right_70, lower_70
||      MPYLHU  .M1    A5, A10, A12         ; MPYLHU  b, key1_71, mixed2_72
||      MPYHU   .M2X   B12, A6, B6          ; MPYHU   times_68, split, by_66
||      LDW     .D1T1  *+A14[0], A8         ; LDW     *+keys[0]{keys_in}, key0_71
||      LDW     .D2T2  *+B15[1], B9         ; LDW     *+B15[1]{keys_in}, key0_79
        XOR     .L2    B6, B9, B9           ; XOR     box_66, r_63, two_66
||      SHL     .S1    A2, A3, A11          ; SHL     sum_58, by_58, upper_61
||      MPYHLU  .M1    A5, A10, A15         ; MPYHLU  b, key1_71, mixed1_72
||      MPYLHU  .M2    B3, B10, B7          ; MPYLHU  f, key1_79, mixed2_80
        SUB     .L1    A13, A8, A13         ; SUB     c, upper_62, part_62
||      XOR     .L2    B9, B7, B12          ; XOR     two_66, p27_66, three_66
||      SHRU    .S1    A5, 13, A8           ; SHRU    b, 13, lower_73
||      SHRU    .S2    B3, 13, B9           ; SHRU    f, 13, lower_81
||      MPYHLU  .M2    B3, B10, B12         ; MPYHLU  f, key1_79, mixed1_80
||      SUB     .D2    B5, B12, B5          ; SUB     part_70, lower_70, g
        SUB     .L1    A13, A7, A5          ; SUB     part_62, lower_62, c
||      XOR     .L2    B12, B2, B2          ; XOR     three_66, p5_66, sum_66
||      SHL     .S1    A5, 19, A10          ; SHL     b, 19, upper_73
||      SHL     .S2    B3, 19, B13          ; SHL     f, 19, upper_81
||      MPYU    .M1    A5, A10, A10         ; MPYU    b, key1_71, low_72
||      ADD     .D1    A15, A12, A7         ; ADD     mixed1_72, mixed2_72, mixed_72
||      LDW     .D2T2  *+B11[7], B12        ; LDW     *+back_in[7]{second_in}, h
        ADD     .L1    A10, A8, A7          ; ADD     upper_73, lower_73, b
||      ADD     .L2    B12, B7, B10         ; ADD     mixed1_80, mixed2_80, mixed_80
||      SHL     .S1    A7, 16, A12          ; SHL     mixed_72, 16, upper_72
||      SHL     .S2    B2, B6, B7           ; SHL     sum_66, by_66, upper_69
||      MPYU    .M2    B3, B10, B10         ; MPYU    f, key1_79, low_80
||      LDW     .D1T1  *-A0[1], A13         ; LDW     *-front_in[1]{second_in}, d
||      ADD     .D2    B13, B9, B3          ; ADD     upper_81, lower_81, f
        SUB     .L1    A6, A3, A10          ; SUB     split, by_58, right_61
||      SUB     .L2X   A6, B6, B9           ; SUB     split, by_66, right_69
||      ADD     .S1    A10, A12, A8         ; ADD     low_72, upper_72, p_71
||      SHL     .S2    B10, 16, B12         ; SHL     mixed_80, 16, upper_80
||      ADD     .D1    A7, A8, A3           ; ADD     b, key0_71, index_71
||      ADD     .D2    B3, B9, B6           ; ADD     f, key0_79, index_79
        ADD     .L2    B10, B12, B9         ; ADD     low_80, upper_80, p_79
||      SHRU    .S1    A2, A10, A2          ; SHRU    sum_58, right_61, lower_61
||      SHRU    .S2    B2, B9, B2           ; SHRU    sum_66, right_69, lower_69
||      MPYHLU  .M1    A8, A6, A12          ; MPYHLU  p_71, split, times_75
||      LDW     .D1T1  *+A4[A3], A12        ; LDW     *+A4[index_71], box_74
||      LDW     .D2T2  *+B4[B6], B12        ; LDW     *+B4[index_79], box_82
        SHL     .S1    A8, 10, A10          ; SHL     p_71, 10, p10_74
||      SHL     .S2    B9, 10, B10          ; SHL     p_79, 10, p10_82
||      MPYHLU  .M2X   B9, A6, B13          ; MPYHLU  p_79, split, times_83
        SUB     .L2    B12, B7, B7          ; SUB     h, upper_69, part_69
||      SHRU    .S1    A8, 22, A12          ; SHRU    p_71, 22, p22_74
||      SHRU    .S2    B9, 22, B12          ; SHRU    p_79, 22, p22_82
||      MPYHU   .M1    A12, A6, A11         ; MPYHU   times_75, split, p27_74
        SUB     .L1    A13, A11, A13        ; SUB     d, upper_61, part_61
||      SHL     .S1    A8, 5, A8            ; SHL     p_71, 5, p5_74
||      SHL     .S2    B9, 5, B9            ; SHL     p_79, 5, p5_82
||      MPYHU   .M2X   B13, A6, B10         ; MPYHU   times_83, split, p27_82
        SUB     .L1    A13, A2, A10         ; SUB     part_61, lower_61, d
||      SUB     .L2    B7, B2, B7           ; SUB     part_69, lower_69, h
||      ADD     .S1    A12, A10, A2         ; ADD     p22_74, p10_74, r_71
||      ADD     .S2    B12, B10, B2         ; ADD     p22_82, p10_82, r_79
||      MPYHLU  .M1    A8, A6, A13          ; MPYHLU  p5_74, split, times_76
||      MPYHLU  .M2X   B9, A6, B12          ; MPYHLU  p5_82, split, times_84
||      SUB     .D1    A6, A11, A13         ; SUB     split, p27_74, right_78
        XOR     .L1    A12, A2, A15         ; XOR     box_74, r_71, two_74
||      SUB     .L2X   A6, B10, B3          ; SUB     split, p27_82, right_86
||      SHRU    .S1    A3, A13, A12         ; SHRU    index_71, right_78, lower_78
||      XOR     .S2    B12, B2, B13         ; XOR     box_82, r_79, two_82
||      STW     .D2T2  B3, *+B8[3]          ; STW     f, *+back_out[3]{second_out}
        XOR     .L1    A15, A11, A11        ; XOR     two_74, p27_74, three_74
||      XOR     .L2    B13, B10, B12        ; XOR     two_82, p27_82, three_82
||      SHL     .S1    A3, A11, A3          ; SHL     index_71, p27_74, upper_78
||      SHL     .S2    B6, B10, B10         ; SHL     index_79, p27_82, upper_86
||      MPYHU   .M1    A13, A6, A8          ; MPYHU   times_76, split, by_74
||      MPYHU   .M2X   B12, A6, B9          ; MPYHU   times_84, split, by_82
||      SUB     .D2    B0, 1, B0            ; SUB     left, 1, left
        XOR     .L1    A11, A8, A7          ; XOR     three_74, p5_74, sum_74
||      XOR     .L2    B12, B9, B3          ; XOR     three_82, p5_82, sum_82
||[B0]  B       .S1    mars_decrypt_blocks$second$few; [left] B       second
||      SHRU    .S2    B6, B3, B6           ; SHRU    index_79, right_86, lower_86
||      STW     .D1T1  A7, *+A9[3]          ; STW     b, *+front_out[3]{second_out}
        SUB     .L1    A6, A8, A3           ; SUB     split, by_74, right_77
||      SUB     .L2X   A6, B9, B7           ; SUB     split, by_82, right_85
||      SHL     .S1    A7, A8, A8           ; SHL     sum_74, by_74, upper_77
||      SHL     .S2    B3, B9, B9           ; SHL     sum_82, by_82, upper_85
||      SUB     .D1    A10, A3, A10         ; SUB     d, upper_78, part_78
||      SUB     .D2    B7, B10, B10         ; SUB     h, upper_86, part_86
        SUB     .L1    A1, A8, A3           ; SUB     a, upper_77, part_77
||      SUB     .L2    B1, B9, B3           ; SUB     e, upper_85, part_85
||      SHRU    .S1    A7, A3, A1           ; SHRU    sum_74, right_77, lower_77
||      SHRU    .S2    B3, B7, B1           ; SHRU    sum_82, right_85, lower_85
||      SUB     .D1    A10, A12, A7         ; SUB     part_78, lower_78, d
||      SUB     .D2    B10, B6, B6          ; SUB     part_86, lower_86, h
        SUB     .L1    A3, A1, A1           ; SUB     part_77, lower_77, a
||      SUB     .L2    B3, B1, B1           ; SUB     part_85, lower_85, e
||      STW     .D1T1  A7, *+A9[1]          ; STW     d, *+front_out[1]{second_out}
||      STW     .D2T2  B6, *+B8[1]          ; STW     h, *+back_out[1]{second_out}
        XOR     .L1    A5, A2, A1           ; XOR     c, r_71, c
||      XOR     .L2    B5, B2, B1           ; XOR     g, r_79, g
||      STW     .D1T1  A1, *+A9[2]          ; STW     a, *+front_out[2]{second_out}
||      STW     .D2T2  B1, *+B8[2]          ; STW     e, *+back_out[2]{second_out}
        STW     .D1T1  A1, *A9++[4]         ; STW     c, *front_out++[4]{second_out}
||      STW     .D2T2  B1, *B8--[4]         ; STW     g, *back_out--[4]{second_out}
mars_decrypt_blocks$second$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$10; after second
        NOP     5
mars_decrypt_blocks$unmixing$few:
        LDW     .D2T2  *B8++[4], B1         ; LDW     *from++[4]{unmixing_in}, wd
        LDW     .D2T1  *-B8[2], A0          ; LDW     *-from[2]{unmixing_in}, wb
        LDW     .D2T2  *-B8[3], B3          ; LDW     *-from[3]{unmixing_in}, wc
        NOP     2
        SHRU    .S1X   B1, 24, A2           ; SHRU    wd, 24, a24_93
||      SHL     .S2    B1, 24, B2           ; SHL     wd, 24, upper_93
||      LDW     .D2T1  *+B4[B1], A6         ; LDW     *+B4[wd], s0_93
        SHRU    .S2    B1, 16, B6           ; SHRU    wd, 16, a16_93
||      LDW     .D1T2  *+A4[A2], B2         ; LDW     *+A4[a24_93], s1_93
        LDW     .D2T1  *+B4[B6], A0         ; LDW     *+B4[a16_93], s2_93
        SHRU    .S1X   B1, 8, A2            ; SHRU    wd, 8, a8_93
        ADD     .L1X   A2, B2, A5           ; ADD     upper_93, a8_93, wd
||      SUB     .L2    B0, 1, B0            ; SUB     left, 1, left
        XOR     .L2X   B3, A6, B3           ; XOR     wc, s0_93, wc
        SUB     .L2X   A0, B2, B2           ; SUB     wb, s1_93, wb
||      SHRU    .S1X   B3, 8, A6            ; SHRU    wc, 8, a8_94
||      SHL     .S2    B3, 24, B1           ; SHL     wc, 24, upper_94
||      LDW     .D2T2  *+B4[B3], B3         ; LDW     *+B4[wc], s0_94
        MV      .L1X   B1, A8               ; copy
||      SHRU    .S2    B3, 16, B1           ; SHRU    wc, 16, a16_94
||      LDW     .D2T2  *-B8[1], B2          ; LDW     *-from[1]{unmixing_in}, wa
        ADD     .L1    A8, A6, A8           ; ADD     upper_94, a8_94, wc
||      SHRU    .S1X   B3, 24, A2           ; SHRU    wc, 24, a24_94
||      LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[a8_93], s3_93
||      LDW     .D2T1  *+B4[B1], A0         ; LDW     *+B4[a16_94], s2_94
        MV      .L2X   A8, B1               ; copy
||      LDW     .D1T2  *+A4[A6], B7         ; LDW     *+A4[a8_94], s3_94
        LDW     .D1T1  *+A4[A2], A0         ; LDW     *+A4[a24_94], s1_94
        XOR     .L2    B2, B3, B3           ; XOR     wb, s0_94, wb
        SUB     .L2X   B2, A0, B6           ; SUB     wa, s2_93, difference_93
||      SUB     .S2    B3, B1, B2           ; SUB     wb, wc, wb
        SUB     .L1    A5, A0, A0           ; SUB     wd, s2_94, difference_94
||      XOR     .L2    B6, B3, B6           ; XOR     difference_93, s3_93, wa
||      SHRU    .S1X   B2, 24, A5           ; SHRU    wb, 24, a24_95
||      SHRU    .S2    B2, 16, B3           ; SHRU    wb, 16, a16_95
||      LDW     .D2T2  *+B4[B2], B2         ; LDW     *+B4[wb], s0_95
        MV      .L1X   B6, A5               ; copy
||      XOR     .L2X   B7, A0, B6           ; XOR     difference_94, s3_94, wd
||      LDW     .D1T2  *+A4[A5], B3         ; LDW     *+A4[a24_95], s1_95
        SUB     .L1    A5, A0, A0           ; SUB     wa, s1_94, wa
||      SHRU    .S1X   B2, 8, A5            ; SHRU    wb, 8, a8_95
||      LDW     .D2T2  *+B4[B3], B6         ; LDW     *+B4[a16_95], s2_95
        SHL     .S2    B2, 24, B2           ; SHL     wb, 24, upper_95
||      LDW     .D1T2  *+A4[A5], B2         ; LDW     *+A4[a8_95], s3_95
        ADD     .L1X   A5, B2, A5           ; ADD     upper_95, a8_95, wb
        XOR     .L2X   B2, A0, B2           ; XOR     wa, s0_95, wa
        SUB     .L2    B6, B3, B3           ; SUB     wd, s1_95, wd
        SUB     .L2    B1, B6, B6           ; SUB     wc, s2_95, difference_95
||      SUB     .S2    B2, B3, B1           ; SUB     wa, wd, wa
        XOR     .L2    B6, B2, B2           ; XOR     difference_95, s3_95, wc
||      SHRU    .S1X   B1, 24, A0           ; SHRU    wa, 24, a24_96
||      SHL     .S2    B1, 24, B6           ; SHL     wa, 24, upper_96
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[wa], s0_96
        MV      .L1X   B6, A0               ; copy
||      SHRU    .S2    B1, 16, B6           ; SHRU    wa, 16, a16_96
||      LDW     .D1T2  *+A4[A0], B3         ; LDW     *+A4[a24_96], s1_96
        SHRU    .S1X   B1, 8, A2            ; SHRU    wa, 8, a8_96
||      LDW     .D2T2  *+B4[B6], B3         ; LDW     *+B4[a16_96], s2_96
        LDW     .D1T2  *+A4[A2], B3         ; LDW     *+A4[a8_96], s3_96
        NOP
        XOR     .L2    B3, B1, B1           ; XOR     wd, s0_96, wd
        SUB     .L2    B2, B3, B2           ; SUB     wc, s1_96, wc
||      SHRU    .S1X   B1, 24, A6           ; SHRU    wd, 24, a24_98
||      SHL     .S2    B1, 24, B6           ; SHL     wd, 24, upper_98
||      LDW     .D2T1  *+B4[B1], A5         ; LDW     *+B4[wd], s0_98
        ADD     .L1    A0, A2, A0           ; ADD     upper_96, a8_96, wa
||      SUB     .L2X   A5, B3, B6           ; SUB     wb, s2_96, difference_96
||      MV      .S1X   B6, A2               ; copy
||      SHRU    .S2    B1, 16, B7           ; SHRU    wd, 16, a16_98
||      LDW     .D1T1  *+A4[A6], A6         ; LDW     *+A4[a24_98], s1_98
        XOR     .L2    B6, B3, B1           ; XOR     difference_96, s3_96, wb
||      SHRU    .S1X   B1, 8, A5            ; SHRU    wd, 8, a8_98
||      LDW     .D2T1  *+B4[B7], A8         ; LDW     *+B4[a16_98], s2_98
        ADD     .L1    A2, A5, A2           ; ADD     upper_98, a8_98, wd
||      LDW     .D1T1  *+A4[A5], A6         ; LDW     *+A4[a8_98], s3_98
        NOP
        XOR     .L1X   A5, B2, A5           ; XOR     wc, s0_98, wc
        MV      .L2X   A5, B2               ; copy
||      SHRU    .S1    A5, 24, A9           ; SHRU    wc, 24, a24_99
        SUB     .L1    A0, A8, A8           ; SUB     wa, s2_98, difference_98
||      SUB     .L2X   B1, A6, B1           ; SUB     wb, s1_98, wb
||      SHRU    .S1    A5, 8, A0            ; SHRU    wc, 8, a8_99
||      SHRU    .S2    B2, 16, B2           ; SHRU    wc, 16, a16_99
||      LDW     .D1T1  *+A4[A9], A0         ; LDW     *+A4[a24_99], s1_99
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[wc], s0_99
        XOR     .L1    A8, A6, A5           ; XOR     difference_98, s3_98, wa
||      SHL     .S1    A5, 24, A6           ; SHL     wc, 24, upper_99
||      LDW     .D1T2  *+A4[A0], B1         ; LDW     *+A4[a8_99], s3_99
||      LDW     .D2T1  *+B4[B2], A0         ; LDW     *+B4[a16_99], s2_99
        ADD     .L1    A6, A0, A0           ; ADD     upper_99, a8_99, wc
        MV      .L2X   A0, B2               ; copy
        NOP
        SUB     .L1    A5, A0, A5           ; SUB     wa, s1_99, wa
||      XOR     .L2    B1, B3, B3           ; XOR     wb, s0_99, wb
        SUB     .L1    A2, A0, A0           ; SUB     wd, s2_99, difference_99
||      SUB     .L2    B3, B2, B3           ; SUB     wb, wc, wb
||      MV      .S2X   A5, B6               ; copy
        XOR     .L2X   B1, A0, B1           ; XOR     difference_99, s3_99, wd
||      SHRU    .S1X   B3, 24, A0           ; SHRU    wb, 24, a24_100
||      SHRU    .S2    B3, 16, B7           ; SHRU    wb, 16, a16_100
||      LDW     .D2T2  *+B4[B3], B7         ; LDW     *+B4[wb], s0_100
        LDW     .D1T1  *+A4[A0], A2         ; LDW     *+A4[a24_100], s1_100
        SHRU    .S1X   B3, 8, A0            ; SHRU    wb, 8, a8_100
        NOP
        LDW     .D2T2  *+B4[B7], B7         ; LDW     *+B4[a16_100], s2_100
        XOR     .L2    B6, B7, B6           ; XOR     wa, s0_100, wa
        SUB     .L2X   B1, A2, B1           ; SUB     wd, s1_100, wd
||      LDW     .D1T1  *+A4[A0], A5         ; LDW     *+A4[a8_100], s3_100
        SUB     .L2    B6, B1, B6           ; SUB     wa, wd, wa
        SHRU    .S1X   B6, 24, A2           ; SHRU    wa, 24, a24_101
||      SHL     .S2    B6, 24, B9           ; SHL     wa, 24, upper_101
        MV      .L1X   B9, A2               ; copy
||      SHRU    .S2    B6, 16, B9           ; SHRU    wa, 16, a16_101
||      LDW     .D1T1  *+A4[A2], A5         ; LDW     *+A4[a24_101], s1_101
||      LDW     .D2T2  *+B4[B6], B3         ; LDW     *+B4[wa], s0_101
        SUB     .L2    B2, B7, B2           ; SUB     wc, s2_100, difference_100
||      SHRU    .S1X   B6, 8, A6            ; SHRU    wa, 8, a8_101
||      LDW     .D2T1  *+B4[B9], A2         ; LDW     *+B4[a16_101], s2_101
        XOR     .L1X   A5, B2, A2           ; XOR     difference_100, s3_100, wc
||      ADD     .S1    A2, A6, A5           ; ADD     upper_101, a8_101, wa
||      LDW     .D1T1  *+A4[A6], A2         ; LDW     *+A4[a8_101], s3_101
        SUB     .L1    A5, A7, A5           ; SUB     wa, k0, wa
||      SHL     .S2    B3, 24, B3           ; SHL     wb, 24, upper_100
        MV      .L1X   B3, A6               ; copy
||[B0]  B       .S2    mars_decrypt_blocks$unmixing$few; [left] B       unmixing
||      STW     .D1T1  A5, *A14++[4]        ; STW     wa, *to++[4]{unmixing_out}
        ADD     .L1    A6, A0, A0           ; ADD     upper_100, a8_100, wb
||      XOR     .L2    B1, B3, B1           ; XOR     wd, s0_101, wd
||      SUB     .S1    A2, A5, A5           ; SUB     wc, s1_101, wc
        SUB     .L1    A0, A2, A5           ; SUB     wb, s2_101, difference_101
||      SUB     .L2    B1, B5, B1           ; SUB     wd, k3, wd
||      SUB     .S1    A5, A3, A0           ; SUB     wc, k2, wc
        XOR     .L1    A5, A2, A2           ; XOR     difference_101, s3_101, wb
||      STW     .D1T2  B1, *-A14[1]         ; STW     wd, *-to[1]{unmixing_out}
        SUB     .L1    A2, A1, A0           ; SUB     wb, k1, wb
||      STW     .D1T1  A0, *-A14[2]         ; STW     wc, *-to[2]{unmixing_out}
        STW     .D1T1  A0, *-A14[3]         ; STW     wb, *-to[3]{unmixing_out}
mars_decrypt_blocks$unmixing$join:
        B       .S1    mars_decrypt_blocks$mars_decrypt_blocks$13; after unmixing
        NOP     5
