; broadside optimize: source 1bd5193d20c9234a60a36457ef27f5ab8815c734f15d6eb53e2a6fc145d79da7
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 5 s a region
; Twofish, encryption of any number of independent blocks.
;
;       void twofish_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                   const struct twofish_schedule *schedule);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; All rounds of a block are one iteration of the loop, and between two blocks there is no dependence: three are under way
; at once. Fewer than 15 blocks go two at a time, a round of both in each pass; a last block without a partner is its
; own partner. A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers
; take new values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Twofish with full keying (Schneier et al., 1998) on the C62x: its rounds as macros.
;
; The key-dependent S-boxes joined with the MDS matrix are four tables of 256 words. Tables 0 and 1 lie in data
; memory block 0 and are read through .D1, tables 2 and 3 in block 1 and are read through .D2: their loads never meet
; in a bank. Each table lies on a multiple of its 1024 bytes: circular addressing (AMR) masks the index: only its
; bits 0 to 7 count. So the lowest byte of a word needs no operation and each other one needs a shift.
;
; g of both words gives t0 and t1; the words become f0 = t0 + t1 + K0 and f1 = t0 + 2 t1 + K1. t1 comes first: with
; t1 + K0 and K1 + 2 t1 (ADDAH) made while t0 is on its way, one addition remains for either.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4, A5, B4, B5.

; Linear addressing again, as the C ABI demands on return.

; t0 = g(x), t1 = g(rotl(y, 8)).

; f0 and f1 of the words x and y.

; out = rotr(in, 1).

; out = rotl(in, 1).

; rotl(in, 1) as two parts.

; One round of encryption with its results where the next reads them. `turned` is the fourth word, rotated left by one
; already, which the round before has time for.

; One round of decryption in the same way: `turned` is the third word, rotated left by one already.

; out = in ^ four key words from *+keys[first].
; Twofish on many blocks of the C62x: all rounds of a block in a row, its first and third word on side A and the other
; two on side B.
;
; Tables 0 and 3 are read through .D1, 1 and 2 through .D2, so that the lowest byte of a word needs no operation. `sign`
; holds 0x80000000.

; Base registers and AMR for the rounds. Reserves A4, A5, B4, B5.

; The subkey of that number, by a pointer to subkey 20.

; t0 = g(x) on side A and t1 = g(rotl(y, 8)) on side B. `low_x` and `low_y` have the lower three bytes of x and y.

; f0 and f1 of the words x and y with the subkeys from `first`; t1 comes first, so that one addition of t0 remains.

; The same with t0 first, so that one addition of t1 remains.

; word = rotl(word, 1) by SUBC with 0x80000000 (in `sign`): without a borrow it subtracts, doubles the difference and
; adds 1; else it only doubles the word.

; One round in place, with the subkeys from `first`; lower: the lower bytes of x, next: those of z. What z is rotated
; right by changes its highest bit alone, so that the other three bytes are looked up before the rotation is done.

; The same for decryption; lower: the lower bytes of y, next: those of w.

        .global twofish_encrypt_blocks

twofish_encrypt_blocks:
        MV      .L2    B6, B0               ; move schedule
||      ADDK    .S2    -48, B15             ; frame
        MV      .L1    A4, A3               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A6, A1               ; MV      blocks, some
  [!A1] B       .S2    twofish_encrypt_blocks$done; [!some] B      done
||      STW     .D1T1  A10, *+A0[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save schedule
        STW     .D1T1  A13, *+A0[9]         ; save A13
||      STW     .D2T2  B13, *+B15[10]       ; save B13
        STW     .D1T1  A11, *+A0[5]         ; save A11
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        STW     .D1T1  A12, *+A0[7]         ; save A12
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A0[11]        ; save A14
||      STW     .D2T2  B12, *+B15[8]        ; save B12
        MV      .L1X   B4, A0               ; argument
||      STW     .D1T1  A15, *+A0[12]        ; save A15
||      STW     .D2T2  B11, *+B15[6]        ; save B11
twofish_encrypt_blocks$twofish_encrypt_blocks$1:
        CMPGTU  .L1    15, A6, A1           ; CMPGTU  15, blocks, few
  [A1]  B       .S1    twofish_encrypt_blocks$pairs; [few]  B       pairs
        NOP     5
twofish_encrypt_blocks$twofish_encrypt_blocks$2:
        MV      .L1    A0, A0               ; MV      in, from
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        LDW     .D1T1  *A0++[4], A10        ; <0> LDW     *from++[4], in0
        NOP     6
        LDW     .D1T1  *-A0[2], A8          ; <0> LDW     *-from[2], in2
        NOP     6
        LDW     .D1T2  *-A0[1], B11         ; <0> LDW     *-from[1], in3
        NOP     4
        MV      .L2X   A3, B1               ; MV      out, to
||      ADDAW   .D1    A1, 22, A3           ; ADDAW   schedule, 22, keys_a
        MV      .L2X   A3, B0               ; MV      keys_a, keys_b
        LDW     .D1T1  *-A3[20], A9         ; <0> LDW     *-keys_a[20 - (0)], i0
||      LDW     .D2T2  *-B0[17], B9         ; <0> LDW     *-keys_b[20 - (3)], i3
        NOP     6
        XOR     .L1    A10, A9, A7          ; <0> XOR     in0, i0, x0
||      LDW     .D1T2  *-A0[3], B3          ; <0> LDW     *-from[3], in1
        NOP     2
        XOR     .L2    B11, B9, B9          ; <0> XOR     in3, i3, x3
        NOP     3
        LDW     .D1T1  *-A3[18], A11        ; <0> LDW     *-keys_a[20 - (2)], i2
||      LDW     .D2T2  *-B0[19], B13        ; <0> LDW     *-keys_b[20 - (1)], i1
        NOP     4
        XOR     .S2    B3, B13, B3          ; <0> XOR     in1, i1, x1
        NOP
        XOR     .L1    A8, A11, A11         ; <0> XOR     in2, i2, x2
||      LDW     .D1T1  *+A1[0], A4          ; LDW     *+schedule[0], A4
        NOP
        LDW     .D1T2  *+A1[1], B5          ; LDW     *+schedule[1], B5
        MV      .L1    A6, A1               ; MV      blocks, left
        MVKL    .S2    591109, B13          ; MVKL    0x00090505, circular_1
        MV      .L2X   A4, B4               ; MV      A4, B4
||      MVKH    .S2    591109, B13          ; MVKH    0x00090505, circular_1
        ADDK    .S2    1024, B4             ; ADDK    1024, B4
        MV      .L1X   B5, A5               ; MV      B5, A5
||      MVKL    .S1    2147483648, A6       ; MVKL    0x80000000, sign
||      MVC     .S2    B13, AMR             ; MVC     circular_1, AMR
        ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      SHRU    .S2    B3, 8, B13           ; <0> SHRU    x1, 8, y_1_8
||      LDW     .D2T2  *+B4[B3], B13        ; <0> LDW     *+B4[x1]{box_1}, u_0_8
        SUB     .L1    A1, 3, A1            ; passes of stream
||      SHRU    .S1X   B3, 16, A8           ; <0> SHRU    x1, 16, y_2_8
||      SHRU    .S2X   A7, 8, B10           ; <0> SHRU    x0, 8, x_1_8
||      LDW     .D1T1  *+A4[A7], A14        ; <0> LDW     *+A4[x0]{box_0}, t_0_8
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[y_1_8]{box_2}, u_1_8
        SHRU    .S1X   B3, 24, A13          ; <0> SHRU    x1, 24, y_3_8
||      SHRU    .S2X   A7, 16, B13          ; <0> SHRU    x0, 16, x_2_8
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[y_2_8]{box_3}, u_2_8
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[x_1_8]{box_1}, t_1_8
        MVKH    .S1    2147483648, A6       ; MVKH    0x80000000, sign
||      LDW     .D1T2  *+A4[A13], B13       ; <0> LDW     *+A4[y_3_8]{box_0}, u_3_8
||      LDW     .D2T1  *+B5[B13], A14       ; <0> LDW     *+B5[x_2_8]{box_2}, t_2_8
        SUBC    .L2X   B9, A6, B10          ; <0> SUBC    x3, sign, turned_6
||      SHRU    .S1    A7, 24, A15          ; <0> SHRU    x0, 24, x_3_8
||      LDW     .D1T1  *-A3[12], A15        ; <0> LDW     *-keys_a[20 - (8)], key0_7
        LDW     .D1T1  *+A5[A15], A12       ; <0> LDW     *+A5[x_3_8]{box_3}, t_3_8
||      LDW     .D2T2  *-B0[11], B9         ; <0> LDW     *-keys_b[20 - (8 + 1)], key1_7
        XOR     .S2    B13, B12, B9         ; <0> XOR     u_0_8, u_1_8, u_01_8
        XOR     .L1    A14, A10, A15        ; <0> XOR     t_0_8, t_1_8, t_01_8
||      XOR     .L2    B9, B2, B2           ; <0> XOR     u_01_8, u_2_8, u_012_8
        XOR     .L1    A15, A14, A14        ; <0> XOR     t_01_8, t_2_8, t_012_8
||      XOR     .L2    B2, B13, B13         ; <0> XOR     u_012_8, u_3_8, t1_7
        NOP
        ADD     .L1X   A15, B13, A14        ; <0> ADD     t1_7, key0_7, once_7
||      XOR     .S1    A14, A12, A12        ; <0> XOR     t_012_8, t_3_8, t0_7
        ADD     .L1    A12, A14, A15        ; <0> ADD     t0_7, once_7, f0_6
||      ADDAH   .D2    B9, B13, B6          ; <0> ADDAH   key1_7, t1_7, twice_7
        XOR     .L1    A11, A15, A14        ; <0> XOR     x2, f0_6, sum_6
||      ADD     .L2X   B6, A12, B11         ; <0> ADD     t0_7, twice_7, f1_6
        SHRU    .S1    A14, 1, A12          ; <0> SHRU    sum_6, 1, even
||      XOR     .S2    B10, B11, B10        ; <0> XOR     turned_6, f1_6, x3
        SHL     .S1    A14, 31, A10         ; <0> SHL     sum_6, 31, top_6
||      SHRU    .S2    B10, 8, B13          ; <0> SHRU    x3, 8, y_1_14
||      LDW     .D2T2  *+B4[B10], B12       ; <0> LDW     *+B4[x3]{box_1}, u_0_14
        SHRU    .S1X   B10, 16, A15         ; <0> SHRU    x3, 16, y_2_14
||      SHRU    .S2X   A12, 8, B11          ; <0> SHRU    even, 8, x_1_14
||      LDW     .D1T1  *+A4[A12], A10       ; <0> LDW     *+A4[even]{box_0}, t_0_14
||      LDW     .D2T2  *+B5[B13], B13       ; <0> LDW     *+B5[y_1_14]{box_2}, u_1_14
        ADD     .L1    A12, A10, A11        ; <0> ADD     even, top_6, x2
||      SHRU    .S1X   B10, 24, A10         ; <0> SHRU    x3, 24, y_3_14
||      SHRU    .S2X   A12, 16, B12         ; <0> SHRU    even, 16, x_2_14
||      LDW     .D1T2  *+A5[A15], B3        ; <0> LDW     *+A5[y_2_14]{box_3}, u_2_14
||      LDW     .D2T1  *+B4[B11], A14       ; <0> LDW     *+B4[x_1_14]{box_1}, t_1_14
        LDW     .D1T2  *+A4[A10], B12       ; <0> LDW     *+A4[y_3_14]{box_0}, u_3_14
||      LDW     .D2T1  *+B5[B12], A9        ; <0> LDW     *+B5[x_2_14]{box_2}, t_2_14
        SUBC    .L2X   B3, A6, B11          ; <0> SUBC    x1, sign, turned_12
||      SHRU    .S1    A11, 24, A12         ; <0> SHRU    x2, 24, x_3_14
||      LDW     .D1T1  *-A3[10], A15        ; <0> LDW     *-keys_a[20 - (10)], key0_13
        LDW     .D1T1  *+A5[A12], A10       ; <0> LDW     *+A5[x_3_14]{box_3}, t_3_14
||      LDW     .D2T2  *-B0[9], B3          ; <0> LDW     *-keys_b[20 - (10 + 1)], key1_13
        XOR     .S2    B12, B13, B8         ; <0> XOR     u_0_14, u_1_14, u_01_14
        XOR     .L1    A10, A14, A15        ; <0> XOR     t_0_14, t_1_14, t_01_14
||      XOR     .L2    B8, B3, B13          ; <0> XOR     u_01_14, u_2_14, u_012_14
        XOR     .L1    A15, A9, A9          ; <0> XOR     t_01_14, t_2_14, t_012_14
||      XOR     .L2    B13, B12, B12        ; <0> XOR     u_012_14, u_3_14, t1_13
        NOP
        ADD     .L1X   A15, B12, A14        ; <0> ADD     t1_13, key0_13, once_13
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t_012_14, t_3_14, t0_13
        ADD     .L1    A10, A14, A9         ; <0> ADD     t0_13, once_13, f0_12
||      ADDAH   .D2    B3, B12, B8          ; <0> ADDAH   key1_13, t1_13, twice_13
        XOR     .S1    A7, A9, A13          ; <0> XOR     x0, f0_12, sum_12
||      ADD     .S2X   B8, A10, B7          ; <0> ADD     t0_13, twice_13, f1_12
        SHRU    .S1    A13, 1, A10          ; <0> SHRU    sum_12, 1, odd
||      XOR     .S2    B11, B7, B6          ; <0> XOR     turned_12, f1_12, x1
        SHL     .S1    A13, 31, A9          ; <0> SHL     sum_12, 31, top_12
||      SHRU    .S2    B6, 8, B11           ; <0> SHRU    x1, 8, y_1_20
||      LDW     .D2T2  *+B4[B6], B7         ; <0> LDW     *+B4[x1]{box_1}, u_0_20
        SHRU    .S1X   B6, 16, A14          ; <0> SHRU    x1, 16, y_2_20
||      SHRU    .S2X   A10, 8, B7           ; <0> SHRU    odd, 8, x_1_20
||      LDW     .D1T1  *+A4[A10], A10       ; <0> LDW     *+A4[odd]{box_0}, t_0_20
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[y_1_20]{box_2}, u_1_20
        ADD     .L1    A10, A9, A13         ; <0> ADD     odd, top_12, x0
||      SHRU    .S1X   B6, 24, A9           ; <0> SHRU    x1, 24, y_3_20
||      SHRU    .S2X   A10, 16, B11         ; <0> SHRU    odd, 16, x_2_20
||      LDW     .D1T2  *+A5[A14], B13       ; <0> LDW     *+A5[y_2_20]{box_3}, u_2_20
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[x_1_20]{box_1}, t_1_20
        LDW     .D1T2  *+A4[A9], B7         ; <0> LDW     *+A4[y_3_20]{box_0}, u_3_20
||      LDW     .D2T1  *+B5[B11], A8        ; <0> LDW     *+B5[x_2_20]{box_2}, t_2_20
        SUBC    .L2X   B10, A6, B8          ; <0> SUBC    x3, sign, turned_18
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    x0, 24, x_3_20
||      LDW     .D1T1  *-A3[8], A14         ; <0> LDW     *-keys_a[20 - (12)], key0_19
        LDW     .D1T1  *+A5[A9], A7         ; <0> LDW     *+A5[x_3_20]{box_3}, t_3_20
||      LDW     .D2T2  *-B0[7], B12         ; <0> LDW     *-keys_b[20 - (12 + 1)], key1_19
        XOR     .S2    B7, B11, B12         ; <0> XOR     u_0_20, u_1_20, u_01_20
        XOR     .L1    A10, A15, A14        ; <0> XOR     t_0_20, t_1_20, t_01_20
||      XOR     .L2    B12, B13, B10        ; <0> XOR     u_01_20, u_2_20, u_012_20
        XOR     .L1    A14, A8, A8          ; <0> XOR     t_01_20, t_2_20, t_012_20
||      XOR     .L2    B10, B7, B7          ; <0> XOR     u_012_20, u_3_20, t1_19
        NOP
        ADD     .L1X   A14, B7, A15         ; <0> ADD     t1_19, key0_19, once_19
||      XOR     .S1    A8, A7, A7           ; <0> XOR     t_012_20, t_3_20, t0_19
        ADD     .L1    A7, A15, A8          ; <0> ADD     t0_19, once_19, f0_18
||      ADDAH   .D2    B12, B7, B10         ; <0> ADDAH   key1_19, t1_19, twice_19
        XOR     .S1    A11, A8, A9          ; <0> XOR     x2, f0_18, sum_18
||      ADD     .S2X   B10, A7, B13         ; <0> ADD     t0_19, twice_19, f1_18
        SHRU    .S1    A9, 1, A7            ; <0> SHRU    sum_18, 1, even
||      XOR     .S2    B8, B13, B8          ; <0> XOR     turned_18, f1_18, x3
        SHL     .S1    A9, 31, A8           ; <0> SHL     sum_18, 31, top_18
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    x3, 8, y_1_26
||      LDW     .D2T2  *+B4[B8], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_26
        SHRU    .S1X   B8, 16, A15          ; <0> SHRU    x3, 16, y_2_26
||      SHRU    .S2X   A7, 8, B10           ; <0> SHRU    even, 8, x_1_26
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[even]{box_0}, t_0_26
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[y_1_26]{box_2}, u_1_26
        ADD     .L1    A7, A8, A8           ; <0> ADD     even, top_18, x2
||      SHRU    .S1X   B8, 24, A9           ; <0> SHRU    x3, 24, y_3_26
||      SHRU    .S2X   A7, 16, B9           ; <0> SHRU    even, 16, x_2_26
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[y_2_26]{box_3}, u_2_26
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[x_1_26]{box_1}, t_1_26
        LDW     .D1T2  *+A4[A9], B6         ; <0> LDW     *+A4[y_3_26]{box_0}, u_3_26
||      LDW     .D2T1  *+B5[B9], A12        ; <0> LDW     *+B5[x_2_26]{box_2}, t_2_26
        SUBC    .L2X   B6, A6, B10          ; <0> SUBC    x1, sign, turned_24
||      SHRU    .S1    A8, 24, A7           ; <0> SHRU    x2, 24, x_3_26
||      LDW     .D1T1  *-A3[6], A7          ; <0> LDW     *-keys_a[20 - (12 + 2)], key0_25
        LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[x_3_26]{box_3}, t_3_26
||      LDW     .D2T2  *-B0[5], B9          ; <0> LDW     *-keys_b[20 - (12 + 2 + 1)], key1_25
        XOR     .S2    B13, B9, B11         ; <0> XOR     u_0_26, u_1_26, u_01_26
        XOR     .L1    A15, A14, A7         ; <0> XOR     t_0_26, t_1_26, t_01_26
||      XOR     .L2    B11, B12, B9         ; <0> XOR     u_01_26, u_2_26, u_012_26
        XOR     .L1    A7, A12, A14         ; <0> XOR     t_01_26, t_2_26, t_012_26
||      XOR     .L2    B9, B6, B11          ; <0> XOR     u_012_26, u_3_26, t1_25
        NOP
        ADD     .L1X   A7, B11, A15         ; <0> ADD     t1_25, key0_25, once_25
||      XOR     .S1    A14, A9, A11         ; <0> XOR     t_012_26, t_3_26, t0_25
        ADD     .L1    A11, A15, A9         ; <0> ADD     t0_25, once_25, f0_24
||      ADDAH   .D2    B9, B11, B6          ; <0> ADDAH   key1_25, t1_25, twice_25
        XOR     .L1    A13, A9, A7          ; <0> XOR     x0, f0_24, sum_24
||      ADD     .S2X   B6, A11, B12         ; <0> ADD     t0_25, twice_25, f1_24
        SHRU    .S1    A7, 1, A9            ; <0> SHRU    sum_24, 1, odd
||      XOR     .S2    B10, B12, B9         ; <0> XOR     turned_24, f1_24, x1
        SHL     .S1    A7, 31, A13          ; <0> SHL     sum_24, 31, top_24
||      SHRU    .S2    B9, 8, B10           ; <0> SHRU    x1, 8, y_1_32
||      LDW     .D2T2  *+B4[B9], B6         ; <0> LDW     *+B4[x1]{box_1}, u_0_32
        SHRU    .S1X   B9, 16, A14          ; <0> SHRU    x1, 16, y_2_32
||      SHRU    .S2X   A9, 8, B3            ; <0> SHRU    odd, 8, x_1_32
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[odd]{box_0}, t_0_32
||      LDW     .D2T2  *+B5[B10], B3        ; <0> LDW     *+B5[y_1_32]{box_2}, u_1_32
        ADD     .L1    A9, A13, A9          ; <0> ADD     odd, top_24, x0
||      SHRU    .S1X   B9, 24, A15          ; <0> SHRU    x1, 24, y_3_32
||      SHRU    .S2X   A9, 16, B6           ; <0> SHRU    odd, 16, x_2_32
||      LDW     .D1T2  *+A5[A14], B12       ; <0> LDW     *+A5[y_2_32]{box_3}, u_2_32
||      LDW     .D2T1  *+B4[B3], A15        ; <0> LDW     *+B4[x_1_32]{box_1}, t_1_32
        LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[y_3_32]{box_0}, u_3_32
||      LDW     .D2T1  *+B5[B6], A14        ; <0> LDW     *+B5[x_2_32]{box_2}, t_2_32
        SUBC    .L2X   B8, A6, B10          ; <0> SUBC    x3, sign, turned_30
||      SHRU    .S1    A9, 24, A7           ; <0> SHRU    x0, 24, x_3_32
||      LDW     .D1T1  *-A3[4], A11         ; <0> LDW     *-keys_a[20 - (16)], key0_31
        LDW     .D1T1  *+A5[A7], A14        ; <0> LDW     *+A5[x_3_32]{box_3}, t_3_32
||      LDW     .D2T2  *-B0[3], B13         ; <0> LDW     *-keys_b[20 - (16 + 1)], key1_31
        XOR     .S2    B6, B3, B13          ; <0> XOR     u_0_32, u_1_32, u_01_32
||      LDW     .D1T1  *A0++[4], A10        ; <1> LDW     *from++[4], in0
        XOR     .L1    A11, A15, A10        ; <0> XOR     t_0_32, t_1_32, t_01_32
||      XOR     .L2    B13, B12, B8         ; <0> XOR     u_01_32, u_2_32, u_012_32
        XOR     .L1    A10, A14, A10        ; <0> XOR     t_01_32, t_2_32, t_012_32
||      XOR     .L2    B8, B3, B3           ; <0> XOR     u_012_32, u_3_32, t1_31
        NOP
        ADD     .L1X   A11, B3, A15         ; <0> ADD     t1_31, key0_31, once_31
||      XOR     .S1    A10, A14, A13        ; <0> XOR     t_012_32, t_3_32, t0_31
        ADD     .L1    A13, A15, A11        ; <0> ADD     t0_31, once_31, f0_30
||      ADDAH   .D2    B13, B3, B11         ; <0> ADDAH   key1_31, t1_31, twice_31
        XOR     .S1    A8, A11, A8          ; <0> XOR     x2, f0_30, sum_30
||      ADD     .S2X   B11, A13, B3         ; <0> ADD     t0_31, twice_31, f1_30
        SHRU    .S1    A8, 1, A11           ; <0> SHRU    sum_30, 1, even
||      XOR     .S2    B10, B3, B3          ; <0> XOR     turned_30, f1_30, x3
||      LDW     .D1T1  *-A0[2], A8          ; <1> LDW     *-from[2], in2
        SHL     .S1    A8, 31, A8           ; <0> SHL     sum_30, 31, top_30
||      SHRU    .S2    B3, 8, B7            ; <0> SHRU    x3, 8, y_1_38
||      LDW     .D2T2  *+B4[B3], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_38
        SHRU    .S1X   B3, 16, A15          ; <0> SHRU    x3, 16, y_2_38
||      SHRU    .S2X   A11, 8, B11          ; <0> SHRU    even, 8, x_1_38
||      LDW     .D1T1  *+A4[A11], A14       ; <0> LDW     *+A4[even]{box_0}, t_0_38
||      LDW     .D2T2  *+B5[B7], B9         ; <0> LDW     *+B5[y_1_38]{box_2}, u_1_38
        ADD     .L1    A11, A8, A11         ; <0> ADD     even, top_30, x2
||      SHRU    .S1X   B3, 24, A8           ; <0> SHRU    x3, 24, y_3_38
||      SHRU    .S2X   A11, 16, B13         ; <0> SHRU    even, 16, x_2_38
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[y_2_38]{box_3}, u_2_38
||      LDW     .D2T1  *+B4[B11], A15       ; <0> LDW     *+B4[x_1_38]{box_1}, t_1_38
        LDW     .D1T2  *+A4[A8], B9         ; <0> LDW     *+A4[y_3_38]{box_0}, u_3_38
||      LDW     .D2T1  *+B5[B13], A14       ; <0> LDW     *+B5[x_2_38]{box_2}, t_2_38
        SUBC    .L2X   B9, A6, B7           ; <0> SUBC    x1, sign, turned_36
||      SHRU    .S1    A11, 24, A15         ; <0> SHRU    x2, 24, x_3_38
||      LDW     .D1T1  *-A3[2], A15         ; <0> LDW     *-keys_a[20 - (16 + 2)], key0_37
        LDW     .D1T1  *+A5[A15], A13       ; <0> LDW     *+A5[x_3_38]{box_3}, t_3_38
||      LDW     .D2T2  *-B0[1], B9          ; <0> LDW     *-keys_b[20 - (16 + 2 + 1)], key1_37
        XOR     .S2    B13, B9, B10         ; <0> XOR     u_0_38, u_1_38, u_01_38
||      LDW     .D1T2  *-A0[1], B11         ; <1> LDW     *-from[1], in3
        XOR     .L1    A14, A15, A15        ; <0> XOR     t_0_38, t_1_38, t_01_38
||      XOR     .L2    B10, B12, B11        ; <0> XOR     u_01_38, u_2_38, u_012_38
        XOR     .L1    A15, A14, A14        ; <0> XOR     t_01_38, t_2_38, t_012_38
||      XOR     .L2    B11, B9, B10         ; <0> XOR     u_012_38, u_3_38, t1_37
        NOP
        ADD     .L1X   A15, B10, A14        ; <0> ADD     t1_37, key0_37, once_37
||      XOR     .S1    A14, A13, A13        ; <0> XOR     t_012_38, t_3_38, t0_37
        ADD     .L1    A13, A14, A15        ; <0> ADD     t0_37, once_37, f0_36
||      ADDAH   .D2    B9, B10, B13         ; <0> ADDAH   key1_37, t1_37, twice_37
        XOR     .S1    A9, A15, A14         ; <0> XOR     x0, f0_36, sum_36
||      ADD     .S2X   B13, A13, B6         ; <0> ADD     t0_37, twice_37, f1_36
        SHRU    .S1    A14, 1, A13          ; <0> SHRU    sum_36, 1, odd
||      XOR     .S2    B7, B6, B7           ; <0> XOR     turned_36, f1_36, x1
||      LDW     .D1T1  *-A3[20], A9         ; <1> LDW     *-keys_a[20 - (0)], i0
||      LDW     .D2T2  *-B0[17], B9         ; <1> LDW     *-keys_b[20 - (3)], i3
        SHL     .S1    A14, 31, A9          ; <0> SHL     sum_36, 31, top_36
||      SHRU    .S2    B7, 8, B9            ; <0> SHRU    x1, 8, y_1_44
||      LDW     .D2T2  *+B4[B7], B3         ; <0> LDW     *+B4[x1]{box_1}, u_0_44
        SHRU    .S1X   B7, 16, A2           ; <0> SHRU    x1, 16, y_2_44
||      SHRU    .S2X   A13, 8, B13          ; <0> SHRU    odd, 8, x_1_44
||      LDW     .D1T1  *+A4[A13], A15       ; <0> LDW     *+A4[odd]{box_0}, t_0_44
||      LDW     .D2T2  *+B5[B9], B13        ; <0> LDW     *+B5[y_1_44]{box_2}, u_1_44
        ADD     .L1    A13, A9, A13         ; <0> ADD     odd, top_36, x0
||      SHRU    .S1X   B7, 24, A9           ; <0> SHRU    x1, 24, y_3_44
||      SHRU    .S2X   A13, 16, B6          ; <0> SHRU    odd, 16, x_2_44
||      LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[y_2_44]{box_3}, u_2_44
||      LDW     .D2T1  *+B4[B13], A10       ; <0> LDW     *+B4[x_1_44]{box_1}, t_1_44
        LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[y_3_44]{box_0}, u_3_44
||      LDW     .D2T1  *+B5[B6], A14        ; <0> LDW     *+B5[x_2_44]{box_2}, t_2_44
        SUBC    .L2X   B3, A6, B6           ; <0> SUBC    x3, sign, turned_42
||      SHRU    .S1    A13, 24, A15         ; <0> SHRU    x0, 24, x_3_44
||      LDW     .D1T1  *+A3[0], A15         ; <0> LDW     *+keys_a[(20) - 20], key0_43
        LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[x_3_44]{box_3}, t_3_44
||      LDW     .D2T2  *+B0[1], B13         ; <0> LDW     *+keys_b[(20 + 1) - 20], key1_43
        XOR     .L1    A10, A9, A7          ; <1> XOR     in0, i0, x0
||      XOR     .S2    B3, B13, B12         ; <0> XOR     u_0_44, u_1_44, u_01_44
||      LDW     .D1T2  *-A0[3], B3          ; <1> LDW     *-from[3], in1
        XOR     .L1    A15, A10, A15        ; <0> XOR     t_0_44, t_1_44, t_01_44
||      XOR     .L2    B12, B3, B3          ; <0> XOR     u_01_44, u_2_44, u_012_44
        XOR     .L1    A15, A14, A14        ; <0> XOR     t_01_44, t_2_44, t_012_44
||      XOR     .L2    B3, B13, B12         ; <0> XOR     u_012_44, u_3_44, t1_43
        XOR     .L2    B11, B9, B9          ; <1> XOR     in3, i3, x3
        ADD     .L1X   A15, B12, A14        ; <0> ADD     t1_43, key0_43, once_43
||      XOR     .S1    A14, A9, A9          ; <0> XOR     t_012_44, t_3_44, t0_43
        ADD     .L1    A9, A14, A15         ; <0> ADD     t0_43, once_43, f0_42
||      ADDAH   .D2    B13, B12, B12        ; <0> ADDAH   key1_43, t1_43, twice_43
        XOR     .S1    A11, A15, A14        ; <0> XOR     x2, f0_42, sum_42
||      ADD     .S2X   B12, A9, B13         ; <0> ADD     t0_43, twice_43, f1_42
        SHRU    .S1    A14, 1, A9           ; <0> SHRU    sum_42, 1, even
||      XOR     .S2    B6, B13, B6          ; <0> XOR     turned_42, f1_42, x3
||      LDW     .D1T1  *-A3[18], A11        ; <1> LDW     *-keys_a[20 - (2)], i2
||      LDW     .D2T2  *-B0[19], B13        ; <1> LDW     *-keys_b[20 - (1)], i1
        SHL     .S1    A14, 31, A11         ; <0> SHL     sum_42, 31, top_42
||      SHRU    .S2    B6, 8, B13           ; <0> SHRU    x3, 8, y_1_50
||      LDW     .D2T2  *+B4[B6], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_50
        SHRU    .S1X   B6, 16, A2           ; <0> SHRU    x3, 16, y_2_50
||      SHRU    .S2X   A9, 8, B12           ; <0> SHRU    even, 8, x_1_50
||      LDW     .D1T1  *+A4[A9], A15        ; <0> LDW     *+A4[even]{box_0}, t_0_50
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[y_1_50]{box_2}, u_1_50
        ADD     .L1    A9, A11, A9          ; <0> ADD     even, top_42, x2
||      SHRU    .S1X   B6, 24, A11          ; <0> SHRU    x3, 24, y_3_50
||      SHRU    .S2X   A9, 16, B13          ; <0> SHRU    even, 16, x_2_50
||      LDW     .D1T2  *+A5[A2], B8         ; <0> LDW     *+A5[y_2_50]{box_3}, u_2_50
||      LDW     .D2T1  *+B4[B12], A8        ; <0> LDW     *+B4[x_1_50]{box_1}, t_1_50
        LDW     .D1T2  *+A4[A11], B13       ; <0> LDW     *+A4[y_3_50]{box_0}, u_3_50
||      LDW     .D2T1  *+B5[B13], A14       ; <0> LDW     *+B5[x_2_50]{box_2}, t_2_50
        SUBC    .L2X   B7, A6, B7           ; <0> SUBC    x1, sign, turned_48
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    x2, 24, x_3_50
||      XOR     .S2    B3, B13, B3          ; <1> XOR     in1, i1, x1
||      LDW     .D1T1  *+A3[2], A15         ; <0> LDW     *+keys_a[(20 + 2) - 20], key0_49
        LDW     .D1T1  *+A5[A15], A12       ; <0> LDW     *+A5[x_3_50]{box_3}, t_3_50
||      LDW     .D2T2  *+B0[3], B2          ; <0> LDW     *+keys_b[(20 + 2 + 1) - 20], key1_49
        XOR     .L1    A8, A11, A11         ; <1> XOR     in2, i2, x2
||      XOR     .S2    B13, B12, B11        ; <0> XOR     u_0_50, u_1_50, u_01_50
        XOR     .L1    A15, A8, A15         ; <0> XOR     t_0_50, t_1_50, t_01_50
||      XOR     .L2    B11, B8, B8          ; <0> XOR     u_01_50, u_2_50, u_012_50
        XOR     .L1    A15, A14, A14        ; <0> XOR     t_01_50, t_2_50, t_012_50
||      XOR     .L2    B8, B13, B13         ; <0> XOR     u_012_50, u_3_50, t1_49
        NOP
        ADD     .L1X   A15, B13, A15        ; <0> ADD     t1_49, key0_49, once_49
||      XOR     .S1    A14, A12, A12        ; <0> XOR     t_012_50, t_3_50, t0_49
        ADD     .L1    A12, A15, A15        ; <0> ADD     t0_49, once_49, f0_48
||      ADDAH   .D2    B2, B13, B10         ; <0> ADDAH   key1_49, t1_49, twice_49
        XOR     .S1    A13, A15, A15        ; <0> XOR     x0, f0_48, sum_48
||      ADD     .S2X   B10, A12, B13        ; <0> ADD     t0_49, twice_49, f1_48
        SHRU    .S1    A15, 1, A12          ; <0> SHRU    sum_48, 1, odd
||      XOR     .S2    B7, B13, B7          ; <0> XOR     turned_48, f1_48, x1
        SHL     .S1    A15, 31, A13         ; <0> SHL     sum_48, 31, top_48
||      SHRU    .S2    B3, 8, B13           ; <1> SHRU    x1, 8, y_1_8
||      LDW     .D2T2  *+B4[B3], B13        ; <1> LDW     *+B4[x1]{box_1}, u_0_8
        SHRU    .S1X   B3, 16, A8           ; <1> SHRU    x1, 16, y_2_8
||      SHRU    .S2X   A7, 8, B10           ; <1> SHRU    x0, 8, x_1_8
||      LDW     .D1T1  *+A4[A7], A14        ; <1> LDW     *+A4[x0]{box_0}, t_0_8
||      LDW     .D2T2  *+B5[B13], B12       ; <1> LDW     *+B5[y_1_8]{box_2}, u_1_8
        ADD     .L1    A12, A13, A8         ; <0> ADD     odd, top_48, x0
||      SHRU    .S1X   B3, 24, A13          ; <1> SHRU    x1, 24, y_3_8
||      SHRU    .S2X   A7, 16, B13          ; <1> SHRU    x0, 16, x_2_8
||      LDW     .D1T2  *+A5[A8], B2         ; <1> LDW     *+A5[y_2_8]{box_3}, u_2_8
||      LDW     .D2T1  *+B4[B10], A10       ; <1> LDW     *+B4[x_1_8]{box_1}, t_1_8
        LDW     .D1T2  *+A4[A13], B13       ; <1> LDW     *+A4[y_3_8]{box_0}, u_3_8
||      LDW     .D2T1  *+B5[B13], A14       ; <1> LDW     *+B5[x_2_8]{box_2}, t_2_8
        SUBC    .L2X   B9, A6, B10          ; <1> SUBC    x3, sign, turned_6
||      SHRU    .S1    A7, 24, A15          ; <1> SHRU    x0, 24, x_3_8
||      LDW     .D1T1  *-A3[12], A15        ; <1> LDW     *-keys_a[20 - (8)], key0_7
        LDW     .D1T1  *+A5[A15], A12       ; <1> LDW     *+A5[x_3_8]{box_3}, t_3_8
||      LDW     .D2T2  *-B0[11], B9         ; <1> LDW     *-keys_b[20 - (8 + 1)], key1_7
        XOR     .S2    B13, B12, B9         ; <1> XOR     u_0_8, u_1_8, u_01_8
||      LDW     .D2T2  *-B0[15], B2         ; <0> LDW     *-keys_b[20 - (5)], o1
        XOR     .L1    A14, A10, A15        ; <1> XOR     t_0_8, t_1_8, t_01_8
||      XOR     .L2    B9, B2, B2           ; <1> XOR     u_01_8, u_2_8, u_012_8
||      SHRU    .S2    B7, 8, B9            ; <0> SHRU    x1, 8, y_1_56
||      LDW     .D2T2  *+B4[B7], B13        ; <0> LDW     *+B4[x1]{box_1}, u_0_56
        XOR     .L1    A15, A14, A14        ; <1> XOR     t_01_8, t_2_8, t_012_8
||      XOR     .L2    B2, B13, B13         ; <1> XOR     u_012_8, u_3_8, t1_7
||      SHRU    .S1X   B7, 16, A2           ; <0> SHRU    x1, 16, y_2_56
||      SHRU    .S2X   A12, 8, B2           ; <0> SHRU    odd, 8, x_1_56
||      LDW     .D1T1  *+A4[A12], A15       ; <0> LDW     *+A4[odd]{box_0}, t_0_56
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[y_1_56]{box_2}, u_1_56
        SHRU    .S1X   B7, 24, A13          ; <0> SHRU    x1, 24, y_3_56
||      SHRU    .S2X   A12, 16, B2          ; <0> SHRU    odd, 16, x_2_56
||      LDW     .D1T2  *+A5[A2], B11        ; <0> LDW     *+A5[y_2_56]{box_3}, u_2_56
||      LDW     .D2T1  *+B4[B2], A11        ; <0> LDW     *+B4[x_1_56]{box_1}, t_1_56
        ADD     .L1X   A15, B13, A14        ; <1> ADD     t1_7, key0_7, once_7
||      XOR     .S1    A14, A12, A12        ; <1> XOR     t_012_8, t_3_8, t0_7
||      LDW     .D1T2  *+A4[A13], B11       ; <0> LDW     *+A4[y_3_56]{box_0}, u_3_56
||      LDW     .D2T1  *+B5[B2], A13        ; <0> LDW     *+B5[x_2_56]{box_2}, t_2_56
        ADD     .L1    A12, A14, A15        ; <1> ADD     t0_7, once_7, f0_6
||      SUBC    .L2X   B6, A6, B9           ; <0> SUBC    x3, sign, turned_54
||      SHRU    .S1    A8, 24, A14          ; <0> SHRU    x0, 24, x_3_56
||      LDW     .D1T1  *+A3[4], A14         ; <0> LDW     *+keys_a[(24) - 20], key0_55
||      ADDAH   .D2    B9, B13, B6          ; <1> ADDAH   key1_7, t1_7, twice_7
        XOR     .L1    A11, A15, A14        ; <1> XOR     x2, f0_6, sum_6
||      ADD     .L2X   B6, A12, B11         ; <1> ADD     t0_7, twice_7, f1_6
||      LDW     .D1T1  *+A5[A14], A12       ; <0> LDW     *+A5[x_3_56]{box_3}, t_3_56
||      LDW     .D2T2  *+B0[5], B11         ; <0> LDW     *+keys_b[(24 + 1) - 20], key1_55
        XOR     .L2    B13, B12, B12        ; <0> XOR     u_0_56, u_1_56, u_01_56
||      SHRU    .S1    A14, 1, A12          ; <1> SHRU    sum_6, 1, even
||      XOR     .S2    B10, B11, B10        ; <1> XOR     turned_6, f1_6, x3
        XOR     .L1    A15, A11, A11        ; <0> XOR     t_0_56, t_1_56, t_01_56
||      XOR     .L2    B12, B11, B12        ; <0> XOR     u_01_56, u_2_56, u_012_56
||      SHL     .S1    A14, 31, A10         ; <1> SHL     sum_6, 31, top_6
||      SHRU    .S2    B10, 8, B13          ; <1> SHRU    x3, 8, y_1_14
||      LDW     .D2T2  *+B4[B10], B12       ; <1> LDW     *+B4[x3]{box_1}, u_0_14
        XOR     .L1    A11, A13, A13        ; <0> XOR     t_01_56, t_2_56, t_012_56
||      XOR     .L2    B12, B11, B13        ; <0> XOR     u_012_56, u_3_56, t1_55
||      SHRU    .S1X   B10, 16, A15         ; <1> SHRU    x3, 16, y_2_14
||      SHRU    .S2X   A12, 8, B11          ; <1> SHRU    even, 8, x_1_14
||      LDW     .D1T1  *+A4[A12], A10       ; <1> LDW     *+A4[even]{box_0}, t_0_14
||      LDW     .D2T2  *+B5[B13], B13       ; <1> LDW     *+B5[y_1_14]{box_2}, u_1_14
        ADD     .L1    A12, A10, A11        ; <1> ADD     even, top_6, x2
||      SHRU    .S1X   B10, 24, A10         ; <1> SHRU    x3, 24, y_3_14
||      SHRU    .S2X   A12, 16, B12         ; <1> SHRU    even, 16, x_2_14
||      LDW     .D1T2  *+A5[A15], B3        ; <1> LDW     *+A5[y_2_14]{box_3}, u_2_14
||      LDW     .D2T1  *+B4[B11], A14       ; <1> LDW     *+B4[x_1_14]{box_1}, t_1_14
        ADD     .L1X   A14, B13, A10        ; <0> ADD     t1_55, key0_55, once_55
||      XOR     .S1    A13, A12, A15        ; <0> XOR     t_012_56, t_3_56, t0_55
||      LDW     .D1T2  *+A4[A10], B12       ; <1> LDW     *+A4[y_3_14]{box_0}, u_3_14
||      LDW     .D2T1  *+B5[B12], A9        ; <1> LDW     *+B5[x_2_14]{box_2}, t_2_14
        ADD     .L1    A15, A10, A13        ; <0> ADD     t0_55, once_55, f0_54
||      SUBC    .L2X   B3, A6, B11          ; <1> SUBC    x1, sign, turned_12
||      SHRU    .S1    A11, 24, A12         ; <1> SHRU    x2, 24, x_3_14
||      LDW     .D1T1  *-A3[10], A15        ; <1> LDW     *-keys_a[20 - (10)], key0_13
||      ADDAH   .D2    B11, B13, B3         ; <0> ADDAH   key1_55, t1_55, twice_55
        XOR     .S1    A9, A13, A12         ; <0> XOR     x2, f0_54, sum_54
||      ADD     .S2X   B3, A15, B3          ; <0> ADD     t0_55, twice_55, f1_54
||      LDW     .D1T1  *+A5[A12], A10       ; <1> LDW     *+A5[x_3_14]{box_3}, t_3_14
||      LDW     .D2T2  *-B0[9], B3          ; <1> LDW     *-keys_b[20 - (10 + 1)], key1_13
        XOR     .L2    B9, B3, B9           ; <0> XOR     turned_54, f1_54, x3
||      SHRU    .S1    A12, 1, A13          ; <0> SHRU    sum_54, 1, even
||      XOR     .S2    B12, B13, B8         ; <1> XOR     u_0_14, u_1_14, u_01_14
        XOR     .L1    A10, A14, A15        ; <1> XOR     t_0_14, t_1_14, t_01_14
||      XOR     .L2    B8, B3, B13          ; <1> XOR     u_01_14, u_2_14, u_012_14
||      SHL     .S1    A12, 31, A14         ; <0> SHL     sum_54, 31, top_54
||      SHRU    .S2    B9, 8, B3            ; <0> SHRU    x3, 8, y_1_62
||      LDW     .D2T2  *+B4[B9], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_62
        XOR     .L1    A15, A9, A9          ; <1> XOR     t_01_14, t_2_14, t_012_14
||      XOR     .L2    B13, B12, B12        ; <1> XOR     u_012_14, u_3_14, t1_13
||      SHRU    .S1X   B9, 16, A10          ; <0> SHRU    x3, 16, y_2_62
||      SHRU    .S2X   A13, 8, B8           ; <0> SHRU    even, 8, x_1_62
||      LDW     .D1T1  *+A4[A13], A14       ; <0> LDW     *+A4[even]{box_0}, t_0_62
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[y_1_62]{box_2}, u_1_62
        ADD     .L1    A13, A14, A12        ; <0> ADD     even, top_54, x2
||      SHRU    .S1X   B9, 24, A13          ; <0> SHRU    x3, 24, y_3_62
||      SHRU    .S2X   A13, 16, B13         ; <0> SHRU    even, 16, x_2_62
||      LDW     .D1T2  *+A5[A10], B8        ; <0> LDW     *+A5[y_2_62]{box_3}, u_2_62
||      LDW     .D2T1  *+B4[B8], A15        ; <0> LDW     *+B4[x_1_62]{box_1}, t_1_62
        ADD     .L1X   A15, B12, A14        ; <1> ADD     t1_13, key0_13, once_13
||      XOR     .S1    A9, A10, A10         ; <1> XOR     t_012_14, t_3_14, t0_13
||      LDW     .D1T2  *+A4[A13], B12       ; <0> LDW     *+A4[y_3_62]{box_0}, u_3_62
||      LDW     .D2T1  *+B5[B13], A7        ; <0> LDW     *+B5[x_2_62]{box_2}, t_2_62
        ADD     .L1    A10, A14, A9         ; <1> ADD     t0_13, once_13, f0_12
||      SUBC    .L2X   B7, A6, B3           ; <0> SUBC    x1, sign, turned_60
||      SHRU    .S1    A12, 24, A13         ; <0> SHRU    x2, 24, x_3_62
||      LDW     .D1T1  *+A3[6], A7          ; <0> LDW     *+keys_a[(24 + 2) - 20], key0_61
||      ADDAH   .D2    B3, B12, B8          ; <1> ADDAH   key1_13, t1_13, twice_13
        XOR     .S1    A7, A9, A13          ; <1> XOR     x0, f0_12, sum_12
||      ADD     .S2X   B8, A10, B7          ; <1> ADD     t0_13, twice_13, f1_12
||      LDW     .D1T1  *+A5[A13], A10       ; <0> LDW     *+A5[x_3_62]{box_3}, t_3_62
||      LDW     .D2T2  *+B0[7], B8          ; <0> LDW     *+keys_b[(24 + 2 + 1) - 20], key1_61
        XOR     .L2    B13, B12, B7         ; <0> XOR     u_0_62, u_1_62, u_01_62
||      SHRU    .S1    A13, 1, A10          ; <1> SHRU    sum_12, 1, odd
||      XOR     .S2    B11, B7, B6          ; <1> XOR     turned_12, f1_12, x1
        XOR     .L1    A14, A15, A13        ; <0> XOR     t_0_62, t_1_62, t_01_62
||      XOR     .L2    B7, B8, B13          ; <0> XOR     u_01_62, u_2_62, u_012_62
||      SHL     .S1    A13, 31, A9          ; <1> SHL     sum_12, 31, top_12
||      SHRU    .S2    B6, 8, B11           ; <1> SHRU    x1, 8, y_1_20
||      LDW     .D2T2  *+B4[B6], B7         ; <1> LDW     *+B4[x1]{box_1}, u_0_20
        XOR     .L1    A13, A7, A15         ; <0> XOR     t_01_62, t_2_62, t_012_62
||      XOR     .L2    B13, B12, B13        ; <0> XOR     u_012_62, u_3_62, t1_61
||      SHRU    .S1X   B6, 16, A14          ; <1> SHRU    x1, 16, y_2_20
||      SHRU    .S2X   A10, 8, B7           ; <1> SHRU    odd, 8, x_1_20
||      LDW     .D1T1  *+A4[A10], A10       ; <1> LDW     *+A4[odd]{box_0}, t_0_20
||      LDW     .D2T2  *+B5[B11], B11       ; <1> LDW     *+B5[y_1_20]{box_2}, u_1_20
        ADD     .L1    A10, A9, A13         ; <1> ADD     odd, top_12, x0
||      SHRU    .S1X   B6, 24, A9           ; <1> SHRU    x1, 24, y_3_20
||      SHRU    .S2X   A10, 16, B11         ; <1> SHRU    odd, 16, x_2_20
||      LDW     .D1T2  *+A5[A14], B13       ; <1> LDW     *+A5[y_2_20]{box_3}, u_2_20
||      LDW     .D2T1  *+B4[B7], A15        ; <1> LDW     *+B4[x_1_20]{box_1}, t_1_20
        ADD     .L1X   A7, B13, A7          ; <0> ADD     t1_61, key0_61, once_61
||      XOR     .S1    A15, A10, A14        ; <0> XOR     t_012_62, t_3_62, t0_61
||      LDW     .D1T2  *+A4[A9], B7         ; <1> LDW     *+A4[y_3_20]{box_0}, u_3_20
||      LDW     .D2T1  *+B5[B11], A8        ; <1> LDW     *+B5[x_2_20]{box_2}, t_2_20
        ADD     .L1    A14, A7, A10         ; <0> ADD     t0_61, once_61, f0_60
||      SUBC    .L2X   B10, A6, B8          ; <1> SUBC    x3, sign, turned_18
||      SHRU    .S1    A13, 24, A9          ; <1> SHRU    x0, 24, x_3_20
||      LDW     .D1T1  *-A3[8], A14         ; <1> LDW     *-keys_a[20 - (12)], key0_19
||      ADDAH   .D2    B8, B13, B12         ; <0> ADDAH   key1_61, t1_61, twice_61
        XOR     .S1    A8, A10, A7          ; <0> XOR     x0, f0_60, sum_60
||      ADD     .S2X   B12, A14, B10        ; <0> ADD     t0_61, twice_61, f1_60
||      LDW     .D1T1  *+A5[A9], A7         ; <1> LDW     *+A5[x_3_20]{box_3}, t_3_20
||      LDW     .D2T2  *-B0[7], B12         ; <1> LDW     *-keys_b[20 - (12 + 1)], key1_19
        XOR     .L2    B3, B10, B3          ; <0> XOR     turned_60, f1_60, x1
||      SHRU    .S1    A7, 1, A9            ; <0> SHRU    sum_60, 1, odd
||      XOR     .S2    B7, B11, B12         ; <1> XOR     u_0_20, u_1_20, u_01_20
        XOR     .L1    A10, A15, A14        ; <1> XOR     t_0_20, t_1_20, t_01_20
||      XOR     .L2    B12, B13, B10        ; <1> XOR     u_01_20, u_2_20, u_012_20
||      SHL     .S1    A7, 31, A15          ; <0> SHL     sum_60, 31, top_60
||      SHRU    .S2    B3, 8, B11           ; <0> SHRU    x1, 8, y_1_68
||      LDW     .D2T2  *+B4[B3], B11        ; <0> LDW     *+B4[x1]{box_1}, u_0_68
        XOR     .L1    A14, A8, A8          ; <1> XOR     t_01_20, t_2_20, t_012_20
||      XOR     .L2    B10, B7, B7          ; <1> XOR     u_012_20, u_3_20, t1_19
||      SHRU    .S1X   B3, 16, A7           ; <0> SHRU    x1, 16, y_2_68
||      SHRU    .S2X   A9, 8, B12           ; <0> SHRU    odd, 8, x_1_68
||      LDW     .D1T1  *+A4[A9], A15        ; <0> LDW     *+A4[odd]{box_0}, t_0_68
||      LDW     .D2T2  *+B5[B11], B9        ; <0> LDW     *+B5[y_1_68]{box_2}, u_1_68
        ADD     .L1    A9, A15, A10         ; <0> ADD     odd, top_60, x0
||      SHRU    .S1X   B3, 24, A9           ; <0> SHRU    x1, 24, y_3_68
||      SHRU    .S2X   A9, 16, B13          ; <0> SHRU    odd, 16, x_2_68
||      LDW     .D1T2  *+A5[A7], B12        ; <0> LDW     *+A5[y_2_68]{box_3}, u_2_68
||      LDW     .D2T1  *+B4[B12], A14       ; <0> LDW     *+B4[x_1_68]{box_1}, t_1_68
        ADD     .L1X   A14, B7, A15         ; <1> ADD     t1_19, key0_19, once_19
||      XOR     .S1    A8, A7, A7           ; <1> XOR     t_012_20, t_3_20, t0_19
||      LDW     .D1T2  *+A4[A9], B11        ; <0> LDW     *+A4[y_3_68]{box_0}, u_3_68
||      LDW     .D2T1  *+B5[B13], A11       ; <0> LDW     *+B5[x_2_68]{box_2}, t_2_68
        ADD     .L1    A7, A15, A8          ; <1> ADD     t0_19, once_19, f0_18
||      SUBC    .L2X   B9, A6, B7           ; <0> SUBC    x3, sign, turned_66
||      SHRU    .S1    A10, 24, A9          ; <0> SHRU    x0, 24, x_3_68
||      LDW     .D1T1  *+A3[8], A11         ; <0> LDW     *+keys_a[(28) - 20], key0_67
||      ADDAH   .D2    B12, B7, B10         ; <1> ADDAH   key1_19, t1_19, twice_19
        XOR     .S1    A11, A8, A9          ; <1> XOR     x2, f0_18, sum_18
||      ADD     .S2X   B10, A7, B13         ; <1> ADD     t0_19, twice_19, f1_18
||      LDW     .D1T1  *+A5[A9], A7         ; <0> LDW     *+A5[x_3_68]{box_3}, t_3_68
||      LDW     .D2T2  *+B0[9], B10         ; <0> LDW     *+keys_b[(28 + 1) - 20], key1_67
        XOR     .L2    B11, B9, B10         ; <0> XOR     u_0_68, u_1_68, u_01_68
||      SHRU    .S1    A9, 1, A7            ; <1> SHRU    sum_18, 1, even
||      XOR     .S2    B8, B13, B8          ; <1> XOR     turned_18, f1_18, x3
        XOR     .L1    A15, A14, A9         ; <0> XOR     t_0_68, t_1_68, t_01_68
||      XOR     .L2    B10, B12, B13        ; <0> XOR     u_01_68, u_2_68, u_012_68
||      SHL     .S1    A9, 31, A8           ; <1> SHL     sum_18, 31, top_18
||      SHRU    .S2    B8, 8, B9            ; <1> SHRU    x3, 8, y_1_26
||      LDW     .D2T2  *+B4[B8], B13        ; <1> LDW     *+B4[x3]{box_1}, u_0_26
        XOR     .L1    A9, A11, A14         ; <0> XOR     t_01_68, t_2_68, t_012_68
||      XOR     .L2    B13, B11, B12        ; <0> XOR     u_012_68, u_3_68, t1_67
||      SHRU    .S1X   B8, 16, A15          ; <1> SHRU    x3, 16, y_2_26
||      SHRU    .S2X   A7, 8, B10           ; <1> SHRU    even, 8, x_1_26
||      LDW     .D1T1  *+A4[A7], A15        ; <1> LDW     *+A4[even]{box_0}, t_0_26
||      LDW     .D2T2  *+B5[B9], B9         ; <1> LDW     *+B5[y_1_26]{box_2}, u_1_26
        ADD     .L1    A7, A8, A8           ; <1> ADD     even, top_18, x2
||      SHRU    .S1X   B8, 24, A9           ; <1> SHRU    x3, 24, y_3_26
||      SHRU    .S2X   A7, 16, B9           ; <1> SHRU    even, 16, x_2_26
||      LDW     .D1T2  *+A5[A15], B12       ; <1> LDW     *+A5[y_2_26]{box_3}, u_2_26
||      LDW     .D2T1  *+B4[B10], A14       ; <1> LDW     *+B4[x_1_26]{box_1}, t_1_26
        ADD     .L1X   A11, B12, A15        ; <0> ADD     t1_67, key0_67, once_67
||      XOR     .S1    A14, A7, A9          ; <0> XOR     t_012_68, t_3_68, t0_67
||      LDW     .D1T2  *+A4[A9], B6         ; <1> LDW     *+A4[y_3_26]{box_0}, u_3_26
||      LDW     .D2T1  *+B5[B9], A12        ; <1> LDW     *+B5[x_2_26]{box_2}, t_2_26
        ADD     .L1    A9, A15, A11         ; <0> ADD     t0_67, once_67, f0_66
||      SUBC    .L2X   B6, A6, B10          ; <1> SUBC    x1, sign, turned_24
||      SHRU    .S1    A8, 24, A7           ; <1> SHRU    x2, 24, x_3_26
||      LDW     .D1T1  *-A3[6], A7          ; <1> LDW     *-keys_a[20 - (12 + 2)], key0_25
||      ADDAH   .D2    B10, B12, B11        ; <0> ADDAH   key1_67, t1_67, twice_67
        XOR     .S1    A12, A11, A7         ; <0> XOR     x2, f0_66, sum_66
||      ADD     .S2X   B11, A9, B6          ; <0> ADD     t0_67, twice_67, f1_66
||      LDW     .D1T1  *+A5[A7], A9         ; <1> LDW     *+A5[x_3_26]{box_3}, t_3_26
||      LDW     .D2T2  *-B0[5], B9          ; <1> LDW     *-keys_b[20 - (12 + 2 + 1)], key1_25
        XOR     .L2    B7, B6, B7           ; <0> XOR     turned_66, f1_66, x3
||      SHRU    .S1    A7, 1, A9            ; <0> SHRU    sum_66, 1, even
||      XOR     .S2    B13, B9, B11         ; <1> XOR     u_0_26, u_1_26, u_01_26
        XOR     .L1    A15, A14, A7         ; <1> XOR     t_0_26, t_1_26, t_01_26
||      XOR     .L2    B11, B12, B9         ; <1> XOR     u_01_26, u_2_26, u_012_26
||      SHL     .S1    A7, 31, A11          ; <0> SHL     sum_66, 31, top_66
||      SHRU    .S2    B7, 8, B13           ; <0> SHRU    x3, 8, y_1_74
||      LDW     .D2T2  *+B4[B7], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_74
        XOR     .L1    A7, A12, A14         ; <1> XOR     t_01_26, t_2_26, t_012_26
||      XOR     .L2    B9, B6, B11          ; <1> XOR     u_012_26, u_3_26, t1_25
||      SHRU    .S1X   B7, 16, A15          ; <0> SHRU    x3, 16, y_2_74
||      SHRU    .S2X   A9, 8, B12           ; <0> SHRU    even, 8, x_1_74
||      LDW     .D1T1  *+A4[A9], A11        ; <0> LDW     *+A4[even]{box_0}, t_0_74
||      LDW     .D2T2  *+B5[B13], B3        ; <0> LDW     *+B5[y_1_74]{box_2}, u_1_74
        ADD     .L1    A9, A11, A12         ; <0> ADD     even, top_66, x2
||      SHRU    .S1X   B7, 24, A11          ; <0> SHRU    x3, 24, y_3_74
||      SHRU    .S2X   A9, 16, B6           ; <0> SHRU    even, 16, x_2_74
||      LDW     .D1T2  *+A5[A15], B6        ; <0> LDW     *+A5[y_2_74]{box_3}, u_2_74
||      LDW     .D2T1  *+B4[B12], A14       ; <0> LDW     *+B4[x_1_74]{box_1}, t_1_74
;@loop {"name": "stream", "ii": 112, "res_mii": 104, "rec_mii": 1, "optimal": null, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 104, "result": "time limit", "seconds": 3.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 105, "result": "time limit", "seconds": 3.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 106, "result": "time limit", "seconds": 4.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 107, "result": "time limit", "seconds": 3.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 108, "result": "time limit", "seconds": 4.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 109, "result": "time limit", "seconds": 4.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 110, "result": "time limit", "seconds": 3.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 111, "result": "time limit", "seconds": 3.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 104, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 105, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 106, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 107, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 108, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 109, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 110, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 111, "result": "not found as rounds alike", "seconds": 0.0, "banks_apart": false, "note": "no multiple of 16 rounds", "moves": 0}, {"interval": 112, "result": "found", "seconds": 5.5, "banks_apart": true, "note": "", "moves": 0}]}
;  loop stream: II 112, 3 stages
;  bounds: resources 104, recurrence 1
;  units: L1 85/112, S1 111/112, M1 0/112, D1 89/112, L2 67/112, S2 82/112, M2 0/112, D2 104/112
;  cross paths: 1X 48/112, 2X 64/112
;  T paths: T1 88/112, T2 88/112
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 104: time limit, 3.9 s
;  II 105: time limit, 3.7 s
;  II 106: time limit, 4.1 s
;  II 107: time limit, 3.9 s
;  II 108: time limit, 4.0 s
;  II 109: time limit, 4.2 s
;  II 110: time limit, 3.9 s
;  II 111: time limit, 3.9 s
;  II 104: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 105: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 106: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 107: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 108: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 109: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 110: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 111: not found as rounds alike (no multiple of 16 rounds), 0.0 s
;  II 112 without possible bank conflicts: found, 5.5 s
;  not proved the least possible: every interval below 104 is ruled out; 31.6 s of search found nothing below 112
;  pipelined from 3 iterations on
twofish_encrypt_blocks$stream:
        ADD     .L1X   A7, B11, A15         ; <1> ADD     t1_25, key0_25, once_25
||      XOR     .S1    A14, A9, A11         ; <1> XOR     t_012_26, t_3_26, t0_25
||      LDW     .D1T2  *+A4[A11], B12       ; <2> LDW     *+A4[y_3_74]{box_0}, u_3_74
||      LDW     .D2T1  *+B5[B6], A15        ; <2> LDW     *+B5[x_2_74]{box_2}, t_2_74
        ADD     .L1    A11, A15, A9         ; <1> ADD     t0_25, once_25, f0_24
||      SUBC    .L2X   B3, A6, B11          ; <2> SUBC    x1, sign, turned_72
||      SHRU    .S1    A12, 24, A7          ; <2> SHRU    x2, 24, x_3_74
||      LDW     .D1T1  *+A3[10], A11        ; <2> LDW     *+keys_a[(28 + 2) - 20], key0_73
||      ADDAH   .D2    B9, B11, B6          ; <1> ADDAH   key1_25, t1_25, twice_25
        XOR     .L1    A13, A9, A7          ; <1> XOR     x0, f0_24, sum_24
||      ADD     .S2X   B6, A11, B12         ; <1> ADD     t0_25, twice_25, f1_24
||      LDW     .D1T1  *+A5[A7], A13        ; <2> LDW     *+A5[x_3_74]{box_3}, t_3_74
||      LDW     .D2T2  *+B0[11], B3         ; <2> LDW     *+keys_b[(28 + 2 + 1) - 20], key1_73
        XOR     .L2    B13, B3, B3          ; <2> XOR     u_0_74, u_1_74, u_01_74
||      SHRU    .S1    A7, 1, A9            ; <1> SHRU    sum_24, 1, odd
||      XOR     .S2    B10, B12, B9         ; <1> XOR     turned_24, f1_24, x1
        XOR     .L1    A11, A14, A7         ; <2> XOR     t_0_74, t_1_74, t_01_74
||      XOR     .L2    B3, B6, B13          ; <2> XOR     u_01_74, u_2_74, u_012_74
||      SHL     .S1    A7, 31, A13          ; <1> SHL     sum_24, 31, top_24
||      SHRU    .S2    B9, 8, B10           ; <1> SHRU    x1, 8, y_1_32
||      LDW     .D2T2  *+B4[B9], B6         ; <1> LDW     *+B4[x1]{box_1}, u_0_32
        XOR     .L1    A7, A15, A7          ; <2> XOR     t_01_74, t_2_74, t_012_74
||      XOR     .L2    B13, B12, B12        ; <2> XOR     u_012_74, u_3_74, t1_73
||      SHRU    .S1X   B9, 16, A14          ; <1> SHRU    x1, 16, y_2_32
||      SHRU    .S2X   A9, 8, B3            ; <1> SHRU    odd, 8, x_1_32
||      LDW     .D1T1  *+A4[A9], A11        ; <1> LDW     *+A4[odd]{box_0}, t_0_32
||      LDW     .D2T2  *+B5[B10], B3        ; <1> LDW     *+B5[y_1_32]{box_2}, u_1_32
        ADD     .L1    A9, A13, A9          ; <1> ADD     odd, top_24, x0
||      SHRU    .S1X   B9, 24, A15          ; <1> SHRU    x1, 24, y_3_32
||      SHRU    .S2X   A9, 16, B6           ; <1> SHRU    odd, 16, x_2_32
||      LDW     .D1T2  *+A5[A14], B12       ; <1> LDW     *+A5[y_2_32]{box_3}, u_2_32
||      LDW     .D2T1  *+B4[B3], A15        ; <1> LDW     *+B4[x_1_32]{box_1}, t_1_32
        ADD     .L1X   A11, B12, A14        ; <2> ADD     t1_73, key0_73, once_73
||      XOR     .S1    A7, A13, A13         ; <2> XOR     t_012_74, t_3_74, t0_73
||      LDW     .D1T2  *+A4[A15], B3        ; <1> LDW     *+A4[y_3_32]{box_0}, u_3_32
||      LDW     .D2T1  *+B5[B6], A14        ; <1> LDW     *+B5[x_2_32]{box_2}, t_2_32
        ADD     .L1    A13, A14, A11        ; <2> ADD     t0_73, once_73, f0_72
||      SUBC    .L2X   B8, A6, B10          ; <1> SUBC    x3, sign, turned_30
||      SHRU    .S1    A9, 24, A7           ; <1> SHRU    x0, 24, x_3_32
||      LDW     .D1T1  *-A3[4], A11         ; <1> LDW     *-keys_a[20 - (16)], key0_31
||      ADDAH   .D2    B3, B12, B13         ; <2> ADDAH   key1_73, t1_73, twice_73
        XOR     .S1    A10, A11, A10        ; <2> XOR     x0, f0_72, sum_72
||      ADD     .S2X   B13, A13, B8         ; <2> ADD     t0_73, twice_73, f1_72
||      LDW     .D1T1  *+A5[A7], A14        ; <1> LDW     *+A5[x_3_32]{box_3}, t_3_32
||      LDW     .D2T2  *-B0[3], B13         ; <1> LDW     *-keys_b[20 - (16 + 1)], key1_31
        XOR     .L2    B11, B8, B6          ; <2> XOR     turned_72, f1_72, x1
||      SHRU    .S1    A10, 1, A7           ; <2> SHRU    sum_72, 1, odd
||      XOR     .S2    B6, B3, B13          ; <1> XOR     u_0_32, u_1_32, u_01_32
||      LDW     .D1T1  *A0++[4], A10        ; <0> LDW     *from++[4], in0
        XOR     .L1    A11, A15, A10        ; <1> XOR     t_0_32, t_1_32, t_01_32
||      XOR     .L2    B13, B12, B8         ; <1> XOR     u_01_32, u_2_32, u_012_32
||      SHL     .S1    A10, 31, A13         ; <2> SHL     sum_72, 31, top_72
||      SHRU    .S2    B6, 8, B11           ; <2> SHRU    x1, 8, y_1_80
||      LDW     .D2T2  *+B4[B6], B12        ; <2> LDW     *+B4[x1]{box_1}, u_0_80
        XOR     .L1    A10, A14, A10        ; <1> XOR     t_01_32, t_2_32, t_012_32
||      XOR     .L2    B8, B3, B3           ; <1> XOR     u_012_32, u_3_32, t1_31
||      SHRU    .S1X   B6, 16, A15          ; <2> SHRU    x1, 16, y_2_80
||      SHRU    .S2X   A7, 8, B12           ; <2> SHRU    odd, 8, x_1_80
||      LDW     .D1T1  *+A4[A7], A13        ; <2> LDW     *+A4[odd]{box_0}, t_0_80
||      LDW     .D2T2  *+B5[B11], B7        ; <2> LDW     *+B5[y_1_80]{box_2}, u_1_80
        ADD     .L1    A7, A13, A7          ; <2> ADD     odd, top_72, x0
||      SHRU    .S1X   B6, 24, A13          ; <2> SHRU    x1, 24, y_3_80
||      SHRU    .S2X   A7, 16, B8           ; <2> SHRU    odd, 16, x_2_80
||      LDW     .D1T2  *+A5[A15], B13       ; <2> LDW     *+A5[y_2_80]{box_3}, u_2_80
||      LDW     .D2T1  *+B4[B12], A15       ; <2> LDW     *+B4[x_1_80]{box_1}, t_1_80
        ADD     .L1X   A11, B3, A15         ; <1> ADD     t1_31, key0_31, once_31
||      XOR     .S1    A10, A14, A13        ; <1> XOR     t_012_32, t_3_32, t0_31
||      LDW     .D1T2  *+A4[A13], B10       ; <2> LDW     *+A4[y_3_80]{box_0}, u_3_80
||      LDW     .D2T1  *+B5[B8], A14        ; <2> LDW     *+B5[x_2_80]{box_2}, t_2_80
        ADD     .L1    A13, A15, A11        ; <1> ADD     t0_31, once_31, f0_30
||      SUBC    .L2X   B7, A6, B8           ; <2> SUBC    x3, sign, turned_78
||      SHRU    .S1    A7, 24, A14          ; <2> SHRU    x0, 24, x_3_80
||      LDW     .D1T1  *+A3[12], A14        ; <2> LDW     *+keys_a[(32) - 20], key0_79
||      ADDAH   .D2    B13, B3, B11         ; <1> ADDAH   key1_31, t1_31, twice_31
        XOR     .S1    A8, A11, A8          ; <1> XOR     x2, f0_30, sum_30
||      ADD     .S2X   B11, A13, B3         ; <1> ADD     t0_31, twice_31, f1_30
||      LDW     .D1T1  *+A5[A14], A15       ; <2> LDW     *+A5[x_3_80]{box_3}, t_3_80
||      LDW     .D2T2  *+B0[13], B11        ; <2> LDW     *+keys_b[(32 + 1) - 20], key1_79
        XOR     .L2    B12, B7, B11         ; <2> XOR     u_0_80, u_1_80, u_01_80
||      SHRU    .S1    A8, 1, A11           ; <1> SHRU    sum_30, 1, even
||      XOR     .S2    B10, B3, B3          ; <1> XOR     turned_30, f1_30, x3
||      LDW     .D1T1  *-A0[2], A8          ; <0> LDW     *-from[2], in2
        XOR     .L1    A13, A15, A13        ; <2> XOR     t_0_80, t_1_80, t_01_80
||      XOR     .L2    B11, B13, B12        ; <2> XOR     u_01_80, u_2_80, u_012_80
||      SHL     .S1    A8, 31, A8           ; <1> SHL     sum_30, 31, top_30
||      SHRU    .S2    B3, 8, B7            ; <1> SHRU    x3, 8, y_1_38
||      LDW     .D2T2  *+B4[B3], B13        ; <1> LDW     *+B4[x3]{box_1}, u_0_38
        XOR     .L1    A13, A14, A13        ; <2> XOR     t_01_80, t_2_80, t_012_80
||      XOR     .L2    B12, B10, B12        ; <2> XOR     u_012_80, u_3_80, t1_79
||      SHRU    .S1X   B3, 16, A15          ; <1> SHRU    x3, 16, y_2_38
||      SHRU    .S2X   A11, 8, B11          ; <1> SHRU    even, 8, x_1_38
||      LDW     .D1T1  *+A4[A11], A14       ; <1> LDW     *+A4[even]{box_0}, t_0_38
||      LDW     .D2T2  *+B5[B7], B9         ; <1> LDW     *+B5[y_1_38]{box_2}, u_1_38
        ADD     .L1    A11, A8, A11         ; <1> ADD     even, top_30, x2
||      SHRU    .S1X   B3, 24, A8           ; <1> SHRU    x3, 24, y_3_38
||      SHRU    .S2X   A11, 16, B13         ; <1> SHRU    even, 16, x_2_38
||      LDW     .D1T2  *+A5[A15], B12       ; <1> LDW     *+A5[y_2_38]{box_3}, u_2_38
||      LDW     .D2T1  *+B4[B11], A15       ; <1> LDW     *+B4[x_1_38]{box_1}, t_1_38
        ADD     .L1X   A14, B12, A14        ; <2> ADD     t1_79, key0_79, once_79
||      XOR     .S1    A13, A15, A13        ; <2> XOR     t_012_80, t_3_80, t0_79
||      LDW     .D1T2  *+A4[A8], B9         ; <1> LDW     *+A4[y_3_38]{box_0}, u_3_38
||      LDW     .D2T1  *+B5[B13], A14       ; <1> LDW     *+B5[x_2_38]{box_2}, t_2_38
        ADD     .L1    A13, A14, A14        ; <2> ADD     t0_79, once_79, f0_78
||      SUBC    .L2X   B9, A6, B7           ; <1> SUBC    x1, sign, turned_36
||      SHRU    .S1    A11, 24, A15         ; <1> SHRU    x2, 24, x_3_38
||      LDW     .D1T1  *-A3[2], A15         ; <1> LDW     *-keys_a[20 - (16 + 2)], key0_37
||      ADDAH   .D2    B11, B12, B10        ; <2> ADDAH   key1_79, t1_79, twice_79
        XOR     .S1    A12, A14, A12        ; <2> XOR     x2, f0_78, sum_78
||      ADD     .S2X   B10, A13, B11        ; <2> ADD     t0_79, twice_79, f1_78
||      LDW     .D1T1  *+A5[A15], A13       ; <1> LDW     *+A5[x_3_38]{box_3}, t_3_38
||      LDW     .D2T2  *-B0[1], B9          ; <1> LDW     *-keys_b[20 - (16 + 2 + 1)], key1_37
        XOR     .L2    B8, B11, B8          ; <2> XOR     turned_78, f1_78, x3
||      SHRU    .S1    A12, 1, A13          ; <2> SHRU    sum_78, 1, even
||      XOR     .S2    B13, B9, B10         ; <1> XOR     u_0_38, u_1_38, u_01_38
||      LDW     .D1T2  *-A0[1], B11         ; <0> LDW     *-from[1], in3
        XOR     .L1    A14, A15, A15        ; <1> XOR     t_0_38, t_1_38, t_01_38
||      XOR     .L2    B10, B12, B11        ; <1> XOR     u_01_38, u_2_38, u_012_38
||      SHL     .S1    A12, 31, A12         ; <2> SHL     sum_78, 31, top_78
||      SHRU    .S2    B8, 8, B13           ; <2> SHRU    x3, 8, y_1_86
||      LDW     .D2T2  *+B4[B8], B12        ; <2> LDW     *+B4[x3]{box_1}, u_0_86
        XOR     .L1    A15, A14, A14        ; <1> XOR     t_01_38, t_2_38, t_012_38
||      XOR     .L2    B11, B9, B10         ; <1> XOR     u_012_38, u_3_38, t1_37
||      SHRU    .S1X   B8, 16, A2           ; <2> SHRU    x3, 16, y_2_86
||      SHRU    .S2X   A13, 8, B12          ; <2> SHRU    even, 8, x_1_86
||      LDW     .D1T1  *+A4[A13], A15       ; <2> LDW     *+A4[even]{box_0}, t_0_86
||      LDW     .D2T2  *+B5[B13], B9        ; <2> LDW     *+B5[y_1_86]{box_2}, u_1_86
        ADD     .L1    A13, A12, A12        ; <2> ADD     even, top_78, x2
||      SHRU    .S1X   B8, 24, A2           ; <2> SHRU    x3, 24, y_3_86
||      SHRU    .S2X   A13, 16, B11         ; <2> SHRU    even, 16, x_2_86
||      LDW     .D1T2  *+A5[A2], B13        ; <2> LDW     *+A5[y_2_86]{box_3}, u_2_86
||      LDW     .D2T1  *+B4[B12], A9        ; <2> LDW     *+B4[x_1_86]{box_1}, t_1_86
        ADD     .L1X   A15, B10, A14        ; <1> ADD     t1_37, key0_37, once_37
||      XOR     .S1    A14, A13, A13        ; <1> XOR     t_012_38, t_3_38, t0_37
||      LDW     .D1T2  *+A4[A2], B12        ; <2> LDW     *+A4[y_3_86]{box_0}, u_3_86
||      LDW     .D2T1  *+B5[B11], A14       ; <2> LDW     *+B5[x_2_86]{box_2}, t_2_86
        ADD     .L1    A13, A14, A15        ; <1> ADD     t0_37, once_37, f0_36
||      SUBC    .L2X   B6, A6, B10          ; <2> SUBC    x1, sign, turned_84
||      SHRU    .S1    A12, 24, A14         ; <2> SHRU    x2, 24, x_3_86
||      LDW     .D1T1  *+A3[14], A15        ; <2> LDW     *+keys_a[(32 + 2) - 20], key0_85
||      ADDAH   .D2    B9, B10, B13         ; <1> ADDAH   key1_37, t1_37, twice_37
        XOR     .S1    A9, A15, A14         ; <1> XOR     x0, f0_36, sum_36
||      ADD     .S2X   B13, A13, B6         ; <1> ADD     t0_37, twice_37, f1_36
||      LDW     .D1T1  *+A5[A14], A2        ; <2> LDW     *+A5[x_3_86]{box_3}, t_3_86
||      LDW     .D2T2  *+B0[15], B13        ; <2> LDW     *+keys_b[(32 + 2 + 1) - 20], key1_85
        XOR     .L2    B12, B9, B6          ; <2> XOR     u_0_86, u_1_86, u_01_86
||      SHRU    .S1    A14, 1, A13          ; <1> SHRU    sum_36, 1, odd
||      XOR     .S2    B7, B6, B7           ; <1> XOR     turned_36, f1_36, x1
||      LDW     .D1T1  *-A3[20], A9         ; <0> LDW     *-keys_a[20 - (0)], i0
||      LDW     .D2T2  *-B0[17], B9         ; <0> LDW     *-keys_b[20 - (3)], i3
        XOR     .L1    A15, A9, A15         ; <2> XOR     t_0_86, t_1_86, t_01_86
||      XOR     .L2    B6, B13, B6          ; <2> XOR     u_01_86, u_2_86, u_012_86
||      SHL     .S1    A14, 31, A9          ; <1> SHL     sum_36, 31, top_36
||      SHRU    .S2    B7, 8, B9            ; <1> SHRU    x1, 8, y_1_44
||      LDW     .D2T2  *+B4[B7], B3         ; <1> LDW     *+B4[x1]{box_1}, u_0_44
        XOR     .L1    A15, A14, A14        ; <2> XOR     t_01_86, t_2_86, t_012_86
||      XOR     .L2    B6, B12, B12         ; <2> XOR     u_012_86, u_3_86, t1_85
||      SHRU    .S1X   B7, 16, A2           ; <1> SHRU    x1, 16, y_2_44
||      SHRU    .S2X   A13, 8, B13          ; <1> SHRU    odd, 8, x_1_44
||      LDW     .D1T1  *+A4[A13], A15       ; <1> LDW     *+A4[odd]{box_0}, t_0_44
||      LDW     .D2T2  *+B5[B9], B13        ; <1> LDW     *+B5[y_1_44]{box_2}, u_1_44
        ADD     .L1    A13, A9, A13         ; <1> ADD     odd, top_36, x0
||      SHRU    .S1X   B7, 24, A9           ; <1> SHRU    x1, 24, y_3_44
||      SHRU    .S2X   A13, 16, B6          ; <1> SHRU    odd, 16, x_2_44
||      LDW     .D1T2  *+A5[A2], B3         ; <1> LDW     *+A5[y_2_44]{box_3}, u_2_44
||      LDW     .D2T1  *+B4[B13], A10       ; <1> LDW     *+B4[x_1_44]{box_1}, t_1_44
        ADD     .L1X   A15, B12, A15        ; <2> ADD     t1_85, key0_85, once_85
||      XOR     .S1    A14, A2, A14         ; <2> XOR     t_012_86, t_3_86, t0_85
||      LDW     .D1T2  *+A4[A9], B13        ; <1> LDW     *+A4[y_3_44]{box_0}, u_3_44
||      LDW     .D2T1  *+B5[B6], A14        ; <1> LDW     *+B5[x_2_44]{box_2}, t_2_44
        ADD     .L1    A14, A15, A2         ; <2> ADD     t0_85, once_85, f0_84
||      SUBC    .L2X   B3, A6, B6           ; <1> SUBC    x3, sign, turned_42
||      SHRU    .S1    A13, 24, A15         ; <1> SHRU    x0, 24, x_3_44
||      LDW     .D1T1  *+A3[0], A15         ; <1> LDW     *+keys_a[(20) - 20], key0_43
||      ADDAH   .D2    B13, B12, B12        ; <2> ADDAH   key1_85, t1_85, twice_85
        XOR     .S1    A7, A2, A14          ; <2> XOR     x0, f0_84, sum_84
||      ADD     .S2X   B12, A14, B12        ; <2> ADD     t0_85, twice_85, f1_84
||      LDW     .D1T1  *+A5[A15], A9        ; <1> LDW     *+A5[x_3_44]{box_3}, t_3_44
||      LDW     .D2T2  *+B0[1], B13         ; <1> LDW     *+keys_b[(20 + 1) - 20], key1_43
        XOR     .L1    A10, A9, A7          ; <0> XOR     in0, i0, x0
||      XOR     .L2    B10, B12, B10        ; <2> XOR     turned_84, f1_84, x1
||      SHRU    .S1    A14, 1, A9           ; <2> SHRU    sum_84, 1, odd
||      XOR     .S2    B3, B13, B12         ; <1> XOR     u_0_44, u_1_44, u_01_44
||      LDW     .D1T2  *-A0[3], B3          ; <0> LDW     *-from[3], in1
        XOR     .L1    A15, A10, A15        ; <1> XOR     t_0_44, t_1_44, t_01_44
||      XOR     .L2    B12, B3, B3          ; <1> XOR     u_01_44, u_2_44, u_012_44
||      SHL     .S1    A14, 31, A10         ; <2> SHL     sum_84, 31, top_84
||      SHRU    .S2    B10, 8, B12          ; <2> SHRU    x1, 8, y_1_92
||      LDW     .D2T2  *+B4[B10], B8        ; <2> LDW     *+B4[x1]{box_1}, u_0_92
        XOR     .L1    A15, A14, A14        ; <1> XOR     t_01_44, t_2_44, t_012_44
||      XOR     .L2    B3, B13, B12         ; <1> XOR     u_012_44, u_3_44, t1_43
||      SHRU    .S1X   B10, 16, A2          ; <2> SHRU    x1, 16, y_2_92
||      SHRU    .S2X   A9, 8, B3            ; <2> SHRU    odd, 8, x_1_92
||      LDW     .D1T1  *+A4[A9], A15        ; <2> LDW     *+A4[odd]{box_0}, t_0_92
||      LDW     .D2T2  *+B5[B12], B12       ; <2> LDW     *+B5[y_1_92]{box_2}, u_1_92
        ADD     .L1    A9, A10, A10         ; <2> ADD     odd, top_84, x0
||      XOR     .L2    B11, B9, B9          ; <0> XOR     in3, i3, x3
||      SHRU    .S1X   B10, 24, A2          ; <2> SHRU    x1, 24, y_3_92
||      SHRU    .S2X   A9, 16, B3           ; <2> SHRU    odd, 16, x_2_92
||      LDW     .D1T2  *+A5[A2], B8         ; <2> LDW     *+A5[y_2_92]{box_3}, u_2_92
||      LDW     .D2T1  *+B4[B3], A11        ; <2> LDW     *+B4[x_1_92]{box_1}, t_1_92
        ADD     .L1X   A15, B12, A14        ; <1> ADD     t1_43, key0_43, once_43
||      XOR     .S1    A14, A9, A9          ; <1> XOR     t_012_44, t_3_44, t0_43
||      LDW     .D1T2  *+A4[A2], B8         ; <2> LDW     *+A4[y_3_92]{box_0}, u_3_92
||      LDW     .D2T1  *+B5[B3], A14        ; <2> LDW     *+B5[x_2_92]{box_2}, t_2_92
        ADD     .L1    A9, A14, A15         ; <1> ADD     t0_43, once_43, f0_42
||      SUBC    .L2X   B8, A6, B11          ; <2> SUBC    x3, sign, turned_90
||      SHRU    .S1    A10, 24, A14         ; <2> SHRU    x0, 24, x_3_92
||      LDW     .D1T1  *+A3[16], A15        ; <2> LDW     *+keys_a[(36) - 20], key0_91
||      ADDAH   .D2    B13, B12, B12        ; <1> ADDAH   key1_43, t1_43, twice_43
        XOR     .S1    A11, A15, A14        ; <1> XOR     x2, f0_42, sum_42
||      ADD     .S2X   B12, A9, B13         ; <1> ADD     t0_43, twice_43, f1_42
||      LDW     .D1T1  *+A5[A14], A2        ; <2> LDW     *+A5[x_3_92]{box_3}, t_3_92
||      LDW     .D2T2  *+B0[17], B12        ; <2> LDW     *+keys_b[(36 + 1) - 20], key1_91
        XOR     .L2    B8, B12, B12         ; <2> XOR     u_0_92, u_1_92, u_01_92
||      SHRU    .S1    A14, 1, A9           ; <1> SHRU    sum_42, 1, even
||      XOR     .S2    B6, B13, B6          ; <1> XOR     turned_42, f1_42, x3
||      LDW     .D1T1  *-A3[18], A11        ; <0> LDW     *-keys_a[20 - (2)], i2
||      LDW     .D2T2  *-B0[19], B13        ; <0> LDW     *-keys_b[20 - (1)], i1
        XOR     .L1    A15, A11, A15        ; <2> XOR     t_0_92, t_1_92, t_01_92
||      XOR     .L2    B12, B8, B12         ; <2> XOR     u_01_92, u_2_92, u_012_92
||      SHL     .S1    A14, 31, A11         ; <1> SHL     sum_42, 31, top_42
||      SHRU    .S2    B6, 8, B13           ; <1> SHRU    x3, 8, y_1_50
||      LDW     .D2T2  *+B4[B6], B13        ; <1> LDW     *+B4[x3]{box_1}, u_0_50
        XOR     .L1    A15, A14, A14        ; <2> XOR     t_01_92, t_2_92, t_012_92
||      XOR     .L2    B12, B8, B8          ; <2> XOR     u_012_92, u_3_92, t1_91
||      SHRU    .S1X   B6, 16, A2           ; <1> SHRU    x3, 16, y_2_50
||      SHRU    .S2X   A9, 8, B12           ; <1> SHRU    even, 8, x_1_50
||      LDW     .D1T1  *+A4[A9], A15        ; <1> LDW     *+A4[even]{box_0}, t_0_50
||      LDW     .D2T2  *+B5[B13], B12       ; <1> LDW     *+B5[y_1_50]{box_2}, u_1_50
        ADD     .L1    A9, A11, A9          ; <1> ADD     even, top_42, x2
||      SHRU    .S1X   B6, 24, A11          ; <1> SHRU    x3, 24, y_3_50
||      SHRU    .S2X   A9, 16, B13          ; <1> SHRU    even, 16, x_2_50
||      LDW     .D1T2  *+A5[A2], B8         ; <1> LDW     *+A5[y_2_50]{box_3}, u_2_50
||      LDW     .D2T1  *+B4[B12], A8        ; <1> LDW     *+B4[x_1_50]{box_1}, t_1_50
        ADD     .L1X   A15, B8, A15         ; <2> ADD     t1_91, key0_91, once_91
||      XOR     .S1    A14, A2, A14         ; <2> XOR     t_012_92, t_3_92, t0_91
||      LDW     .D1T2  *+A4[A11], B13       ; <1> LDW     *+A4[y_3_50]{box_0}, u_3_50
||      LDW     .D2T1  *+B5[B13], A14       ; <1> LDW     *+B5[x_2_50]{box_2}, t_2_50
        ADD     .L1    A14, A15, A2         ; <2> ADD     t0_91, once_91, f0_90
||      SUBC    .L2X   B7, A6, B7           ; <1> SUBC    x1, sign, turned_48
||      SHRU    .S1    A9, 24, A15          ; <1> SHRU    x2, 24, x_3_50
||      XOR     .S2    B3, B13, B3          ; <0> XOR     in1, i1, x1
||      LDW     .D1T1  *+A3[2], A15         ; <1> LDW     *+keys_a[(20 + 2) - 20], key0_49
||      ADDAH   .D2    B12, B8, B8          ; <2> ADDAH   key1_91, t1_91, twice_91
        XOR     .S1    A12, A2, A14         ; <2> XOR     x2, f0_90, sum_90
||      ADD     .S2X   B8, A14, B8          ; <2> ADD     t0_91, twice_91, f1_90
||      LDW     .D1T1  *+A5[A15], A12       ; <1> LDW     *+A5[x_3_50]{box_3}, t_3_50
||      LDW     .D2T2  *+B0[3], B2          ; <1> LDW     *+keys_b[(20 + 2 + 1) - 20], key1_49
        XOR     .L1    A8, A11, A11         ; <0> XOR     in2, i2, x2
||      XOR     .L2    B11, B8, B12         ; <2> XOR     turned_90, f1_90, x3
||      SHRU    .S1    A14, 1, A12          ; <2> SHRU    sum_90, 1, even
||      XOR     .S2    B13, B12, B11        ; <1> XOR     u_0_50, u_1_50, u_01_50
||      LDW     .D1T1  *-A3[16], A14        ; <2> LDW     *-keys_a[20 - (4)], o0
||      LDW     .D2T2  *-B0[13], B11        ; <2> LDW     *-keys_b[20 - (7)], o3
        XOR     .L1    A15, A8, A15         ; <1> XOR     t_0_50, t_1_50, t_01_50
||      XOR     .L2    B11, B8, B8          ; <1> XOR     u_01_50, u_2_50, u_012_50
||      SHL     .S1    A14, 31, A8          ; <2> SHL     sum_90, 31, top_90
||      SHRU    .S2    B12, 8, B11          ; <2> SHRU    x3, 8, y_1_98
||      LDW     .D2T2  *+B4[B12], B12       ; <2> LDW     *+B4[x3]{box_1}, u_0_98
        XOR     .L1    A15, A14, A14        ; <1> XOR     t_01_50, t_2_50, t_012_50
||      XOR     .L2    B8, B13, B13         ; <1> XOR     u_012_50, u_3_50, t1_49
||      SHRU    .S1X   B12, 16, A2          ; <2> SHRU    x3, 16, y_2_98
||      SHRU    .S2X   A12, 8, B8           ; <2> SHRU    even, 8, x_1_98
||      LDW     .D1T1  *+A4[A12], A8        ; <2> LDW     *+A4[even]{box_0}, t_0_98
||      LDW     .D2T2  *+B5[B11], B10       ; <2> LDW     *+B5[y_1_98]{box_2}, u_1_98
        ADD     .L1    A12, A8, A8          ; <2> ADD     even, top_90, x2
||      XOR     .L2    B12, B2, B8          ; <2> XOR     x3, o1, out1
||      SHRU    .S1X   B12, 24, A2          ; <2> SHRU    x3, 24, y_3_98
||      SHRU    .S2X   A12, 16, B11         ; <2> SHRU    even, 16, x_2_98
||      LDW     .D1T2  *+A5[A2], B10        ; <2> LDW     *+A5[y_2_98]{box_3}, u_2_98
||      LDW     .D2T1  *+B4[B8], A13        ; <2> LDW     *+B4[x_1_98]{box_1}, t_1_98
        ADD     .L1X   A15, B13, A15        ; <1> ADD     t1_49, key0_49, once_49
||      XOR     .S1    A14, A12, A12        ; <1> XOR     t_012_50, t_3_50, t0_49
||      LDW     .D1T2  *+A4[A2], B10        ; <2> LDW     *+A4[y_3_98]{box_0}, u_3_98
||      LDW     .D2T1  *+B5[B11], A14       ; <2> LDW     *+B5[x_2_98]{box_2}, t_2_98
        ADD     .L1    A12, A15, A15        ; <1> ADD     t0_49, once_49, f0_48
||      SUBC    .L2X   B10, A6, B2          ; <2> SUBC    x1, sign, turned_96
||      SHRU    .S1    A8, 24, A2           ; <2> SHRU    x2, 24, x_3_98
||      LDW     .D1T1  *+A3[18], A15        ; <2> LDW     *+keys_a[(36 + 2) - 20], key0_97
||      ADDAH   .D2    B2, B13, B10         ; <1> ADDAH   key1_49, t1_49, twice_49
        XOR     .L1    A8, A14, A12         ; <2> XOR     x2, o0, out0
||      XOR     .S1    A13, A15, A15        ; <1> XOR     x0, f0_48, sum_48
||      ADD     .S2X   B10, A12, B13        ; <1> ADD     t0_49, twice_49, f1_48
||      LDW     .D1T1  *+A5[A2], A2         ; <2> LDW     *+A5[x_3_98]{box_3}, t_3_98
||      LDW     .D2T2  *+B0[19], B10        ; <2> LDW     *+keys_b[(36 + 2 + 1) - 20], key1_97
        XOR     .L2    B12, B10, B12        ; <2> XOR     u_0_98, u_1_98, u_01_98
||      SHRU    .S1    A15, 1, A12          ; <1> SHRU    sum_48, 1, odd
||      XOR     .S2    B7, B13, B7          ; <1> XOR     turned_48, f1_48, x1
||      STW     .D2T1  A12, *B1++[4]        ; <2> STW     out0, *to++[4]
        XOR     .L1    A8, A13, A8          ; <2> XOR     t_0_98, t_1_98, t_01_98
||      XOR     .L2    B12, B10, B12        ; <2> XOR     u_01_98, u_2_98, u_012_98
||      SHL     .S1    A15, 31, A13         ; <1> SHL     sum_48, 31, top_48
||      SHRU    .S2    B3, 8, B13           ; <0> SHRU    x1, 8, y_1_8
||      LDW     .D2T2  *+B4[B3], B13        ; <0> LDW     *+B4[x1]{box_1}, u_0_8
        XOR     .L1    A8, A14, A14         ; <2> XOR     t_01_98, t_2_98, t_012_98
||      XOR     .L2    B12, B10, B12        ; <2> XOR     u_012_98, u_3_98, t1_97
||      SHRU    .S1X   B3, 16, A8           ; <0> SHRU    x1, 16, y_2_8
||      SHRU    .S2X   A7, 8, B10           ; <0> SHRU    x0, 8, x_1_8
||      LDW     .D1T1  *+A4[A7], A14        ; <0> LDW     *+A4[x0]{box_0}, t_0_8
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[y_1_8]{box_2}, u_1_8
        ADD     .L1    A12, A13, A8         ; <1> ADD     odd, top_48, x0
||      SHRU    .S1X   B3, 24, A13          ; <0> SHRU    x1, 24, y_3_8
||      SHRU    .S2X   A7, 16, B13          ; <0> SHRU    x0, 16, x_2_8
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[y_2_8]{box_3}, u_2_8
||      LDW     .D2T1  *+B4[B10], A10       ; <0> LDW     *+B4[x_1_8]{box_1}, t_1_8
        ADD     .L1X   A15, B12, A14        ; <2> ADD     t1_97, key0_97, once_97
||      XOR     .S1    A14, A2, A13         ; <2> XOR     t_012_98, t_3_98, t0_97
||      LDW     .D1T2  *+A4[A13], B13       ; <0> LDW     *+A4[y_3_8]{box_0}, u_3_8
||      LDW     .D2T1  *+B5[B13], A14       ; <0> LDW     *+B5[x_2_8]{box_2}, t_2_8
        ADD     .L1    A13, A14, A14        ; <2> ADD     t0_97, once_97, f0_96
||      SUBC    .L2X   B9, A6, B10          ; <0> SUBC    x3, sign, turned_6
||      SHRU    .S1    A7, 24, A15          ; <0> SHRU    x0, 24, x_3_8
||      LDW     .D1T1  *-A3[12], A15        ; <0> LDW     *-keys_a[20 - (8)], key0_7
||      ADDAH   .D2    B10, B12, B9         ; <2> ADDAH   key1_97, t1_97, twice_97
        XOR     .S1    A10, A14, A15        ; <2> XOR     x0, f0_96, sum_96
||      ADD     .S2X   B9, A13, B9          ; <2> ADD     t0_97, twice_97, f1_96
||      LDW     .D1T1  *+A5[A15], A12       ; <0> LDW     *+A5[x_3_8]{box_3}, t_3_8
||      LDW     .D2T2  *-B0[11], B9         ; <0> LDW     *-keys_b[20 - (8 + 1)], key1_7
        XOR     .L2    B2, B9, B12          ; <2> XOR     turned_96, f1_96, x1
||      SHRU    .S1    A15, 1, A13          ; <2> SHRU    sum_96, 1, odd
||      XOR     .S2    B13, B12, B9         ; <0> XOR     u_0_8, u_1_8, u_01_8
||      LDW     .D1T1  *-A3[14], A13        ; <2> LDW     *-keys_a[20 - (6)], o2
||      LDW     .D2T2  *-B0[15], B2         ; <1> LDW     *-keys_b[20 - (5)], o1
        XOR     .L1    A14, A10, A15        ; <0> XOR     t_0_8, t_1_8, t_01_8
||      XOR     .L2    B9, B2, B2           ; <0> XOR     u_01_8, u_2_8, u_012_8
||      SHL     .S1    A15, 31, A10         ; <2> SHL     sum_96, 31, top_96
||      SHRU    .S2    B7, 8, B9            ; <1> SHRU    x1, 8, y_1_56
||      LDW     .D2T2  *+B4[B7], B13        ; <1> LDW     *+B4[x1]{box_1}, u_0_56
        XOR     .L1    A15, A14, A14        ; <0> XOR     t_01_8, t_2_8, t_012_8
||      XOR     .L2    B2, B13, B13         ; <0> XOR     u_012_8, u_3_8, t1_7
||      SHRU    .S1X   B7, 16, A2           ; <1> SHRU    x1, 16, y_2_56
||      SHRU    .S2X   A12, 8, B2           ; <1> SHRU    odd, 8, x_1_56
||      LDW     .D1T1  *+A4[A12], A15       ; <1> LDW     *+A4[odd]{box_0}, t_0_56
||      LDW     .D2T2  *+B5[B9], B12        ; <1> LDW     *+B5[y_1_56]{box_2}, u_1_56
        ADD     .L1    A13, A10, A10        ; <2> ADD     odd, top_96, x0
||      SHRU    .S1X   B7, 24, A13          ; <1> SHRU    x1, 24, y_3_56
||      SHRU    .S2X   A12, 16, B2          ; <1> SHRU    odd, 16, x_2_56
||      LDW     .D1T2  *+A5[A2], B11        ; <1> LDW     *+A5[y_2_56]{box_3}, u_2_56
||      LDW     .D2T1  *+B4[B2], A11        ; <1> LDW     *+B4[x_1_56]{box_1}, t_1_56
        ADD     .L1X   A15, B13, A14        ; <0> ADD     t1_7, key0_7, once_7
||      XOR     .S1    A14, A12, A12        ; <0> XOR     t_012_8, t_3_8, t0_7
||      LDW     .D1T2  *+A4[A13], B11       ; <1> LDW     *+A4[y_3_56]{box_0}, u_3_56
||      LDW     .D2T1  *+B5[B2], A13        ; <1> LDW     *+B5[x_2_56]{box_2}, t_2_56
        ADD     .L1    A12, A14, A15        ; <0> ADD     t0_7, once_7, f0_6
||      SUBC    .L2X   B6, A6, B9           ; <1> SUBC    x3, sign, turned_54
||      SHRU    .S1    A8, 24, A14          ; <1> SHRU    x0, 24, x_3_56
||      LDW     .D1T1  *+A3[4], A14         ; <1> LDW     *+keys_a[(24) - 20], key0_55
||      ADDAH   .D2    B9, B13, B6          ; <0> ADDAH   key1_7, t1_7, twice_7
        XOR     .L1    A11, A15, A14        ; <0> XOR     x2, f0_6, sum_6
||      ADD     .L2X   B6, A12, B11         ; <0> ADD     t0_7, twice_7, f1_6
||      XOR     .S1    A10, A13, A10        ; <2> XOR     x0, o2, out2
||      XOR     .S2    B12, B11, B6         ; <2> XOR     x1, o3, out3
||      LDW     .D1T1  *+A5[A14], A12       ; <1> LDW     *+A5[x_3_56]{box_3}, t_3_56
||      LDW     .D2T2  *+B0[5], B11         ; <1> LDW     *+keys_b[(24 + 1) - 20], key1_55
        XOR     .L2    B13, B12, B12        ; <1> XOR     u_0_56, u_1_56, u_01_56
||      SHRU    .S1    A14, 1, A12          ; <0> SHRU    sum_6, 1, even
||      XOR     .S2    B10, B11, B10        ; <0> XOR     turned_6, f1_6, x3
||      STW     .D2T1  A10, *-B1[2]         ; <2> STW     out2, *-to[2]
        XOR     .L1    A15, A11, A11        ; <1> XOR     t_0_56, t_1_56, t_01_56
||      XOR     .L2    B12, B11, B12        ; <1> XOR     u_01_56, u_2_56, u_012_56
||      SHL     .S1    A14, 31, A10         ; <0> SHL     sum_6, 31, top_6
||      SHRU    .S2    B10, 8, B13          ; <0> SHRU    x3, 8, y_1_14
||      LDW     .D2T2  *+B4[B10], B12       ; <0> LDW     *+B4[x3]{box_1}, u_0_14
        XOR     .L1    A11, A13, A13        ; <1> XOR     t_01_56, t_2_56, t_012_56
||      XOR     .L2    B12, B11, B13        ; <1> XOR     u_012_56, u_3_56, t1_55
||      SHRU    .S1X   B10, 16, A15         ; <0> SHRU    x3, 16, y_2_14
||      SHRU    .S2X   A12, 8, B11          ; <0> SHRU    even, 8, x_1_14
||      LDW     .D1T1  *+A4[A12], A10       ; <0> LDW     *+A4[even]{box_0}, t_0_14
||      LDW     .D2T2  *+B5[B13], B13       ; <0> LDW     *+B5[y_1_14]{box_2}, u_1_14
        ADD     .L1    A12, A10, A11        ; <0> ADD     even, top_6, x2
||      SHRU    .S1X   B10, 24, A10         ; <0> SHRU    x3, 24, y_3_14
||      SHRU    .S2X   A12, 16, B12         ; <0> SHRU    even, 16, x_2_14
||      LDW     .D1T2  *+A5[A15], B3        ; <0> LDW     *+A5[y_2_14]{box_3}, u_2_14
||      LDW     .D2T1  *+B4[B11], A14       ; <0> LDW     *+B4[x_1_14]{box_1}, t_1_14
        ADD     .L1X   A14, B13, A10        ; <1> ADD     t1_55, key0_55, once_55
||      XOR     .S1    A13, A12, A15        ; <1> XOR     t_012_56, t_3_56, t0_55
||      LDW     .D1T2  *+A4[A10], B12       ; <0> LDW     *+A4[y_3_14]{box_0}, u_3_14
||      LDW     .D2T1  *+B5[B12], A9        ; <0> LDW     *+B5[x_2_14]{box_2}, t_2_14
        ADD     .L1    A15, A10, A13        ; <1> ADD     t0_55, once_55, f0_54
||      SUBC    .L2X   B3, A6, B11          ; <0> SUBC    x1, sign, turned_12
||      SHRU    .S1    A11, 24, A12         ; <0> SHRU    x2, 24, x_3_14
||      LDW     .D1T1  *-A3[10], A15        ; <0> LDW     *-keys_a[20 - (10)], key0_13
||      ADDAH   .D2    B11, B13, B3         ; <1> ADDAH   key1_55, t1_55, twice_55
        XOR     .S1    A9, A13, A12         ; <1> XOR     x2, f0_54, sum_54
||      ADD     .S2X   B3, A15, B3          ; <1> ADD     t0_55, twice_55, f1_54
||      LDW     .D1T1  *+A5[A12], A10       ; <0> LDW     *+A5[x_3_14]{box_3}, t_3_14
||      LDW     .D2T2  *-B0[9], B3          ; <0> LDW     *-keys_b[20 - (10 + 1)], key1_13
        XOR     .L2    B9, B3, B9           ; <1> XOR     turned_54, f1_54, x3
||      SHRU    .S1    A12, 1, A13          ; <1> SHRU    sum_54, 1, even
||      XOR     .S2    B12, B13, B8         ; <0> XOR     u_0_14, u_1_14, u_01_14
||      STW     .D2T2  B8, *-B1[3]          ; <2> STW     out1, *-to[3]
        XOR     .L1    A10, A14, A15        ; <0> XOR     t_0_14, t_1_14, t_01_14
||      XOR     .L2    B8, B3, B13          ; <0> XOR     u_01_14, u_2_14, u_012_14
||      SHL     .S1    A12, 31, A14         ; <1> SHL     sum_54, 31, top_54
||      SHRU    .S2    B9, 8, B3            ; <1> SHRU    x3, 8, y_1_62
||      LDW     .D2T2  *+B4[B9], B13        ; <1> LDW     *+B4[x3]{box_1}, u_0_62
        XOR     .L1    A15, A9, A9          ; <0> XOR     t_01_14, t_2_14, t_012_14
||      XOR     .L2    B13, B12, B12        ; <0> XOR     u_012_14, u_3_14, t1_13
||      SHRU    .S1X   B9, 16, A10          ; <1> SHRU    x3, 16, y_2_62
||      SHRU    .S2X   A13, 8, B8           ; <1> SHRU    even, 8, x_1_62
||      LDW     .D1T1  *+A4[A13], A14       ; <1> LDW     *+A4[even]{box_0}, t_0_62
||      LDW     .D2T2  *+B5[B3], B12        ; <1> LDW     *+B5[y_1_62]{box_2}, u_1_62
        ADD     .L1    A13, A14, A12        ; <1> ADD     even, top_54, x2
||      SHRU    .S1X   B9, 24, A13          ; <1> SHRU    x3, 24, y_3_62
||      SHRU    .S2X   A13, 16, B13         ; <1> SHRU    even, 16, x_2_62
||      LDW     .D1T2  *+A5[A10], B8        ; <1> LDW     *+A5[y_2_62]{box_3}, u_2_62
||      LDW     .D2T1  *+B4[B8], A15        ; <1> LDW     *+B4[x_1_62]{box_1}, t_1_62
        ADD     .L1X   A15, B12, A14        ; <0> ADD     t1_13, key0_13, once_13
||      XOR     .S1    A9, A10, A10         ; <0> XOR     t_012_14, t_3_14, t0_13
||      LDW     .D1T2  *+A4[A13], B12       ; <1> LDW     *+A4[y_3_62]{box_0}, u_3_62
||      LDW     .D2T1  *+B5[B13], A7        ; <1> LDW     *+B5[x_2_62]{box_2}, t_2_62
        ADD     .L1    A10, A14, A9         ; <0> ADD     t0_13, once_13, f0_12
||      SUBC    .L2X   B7, A6, B3           ; <1> SUBC    x1, sign, turned_60
||      SHRU    .S1    A12, 24, A13         ; <1> SHRU    x2, 24, x_3_62
||      LDW     .D1T1  *+A3[6], A7          ; <1> LDW     *+keys_a[(24 + 2) - 20], key0_61
||      ADDAH   .D2    B3, B12, B8          ; <0> ADDAH   key1_13, t1_13, twice_13
        XOR     .S1    A7, A9, A13          ; <0> XOR     x0, f0_12, sum_12
||      ADD     .S2X   B8, A10, B7          ; <0> ADD     t0_13, twice_13, f1_12
||      LDW     .D1T1  *+A5[A13], A10       ; <1> LDW     *+A5[x_3_62]{box_3}, t_3_62
||      LDW     .D2T2  *+B0[7], B8          ; <1> LDW     *+keys_b[(24 + 2 + 1) - 20], key1_61
        XOR     .L2    B13, B12, B7         ; <1> XOR     u_0_62, u_1_62, u_01_62
||      SHRU    .S1    A13, 1, A10          ; <0> SHRU    sum_12, 1, odd
||      XOR     .S2    B11, B7, B6          ; <0> XOR     turned_12, f1_12, x1
||      STW     .D2T2  B6, *-B1[1]          ; <2> STW     out3, *-to[1]
        XOR     .L1    A14, A15, A13        ; <1> XOR     t_0_62, t_1_62, t_01_62
||      XOR     .L2    B7, B8, B13          ; <1> XOR     u_01_62, u_2_62, u_012_62
||      SHL     .S1    A13, 31, A9          ; <0> SHL     sum_12, 31, top_12
||      SHRU    .S2    B6, 8, B11           ; <0> SHRU    x1, 8, y_1_20
||      LDW     .D2T2  *+B4[B6], B7         ; <0> LDW     *+B4[x1]{box_1}, u_0_20
        XOR     .L1    A13, A7, A15         ; <1> XOR     t_01_62, t_2_62, t_012_62
||      XOR     .L2    B13, B12, B13        ; <1> XOR     u_012_62, u_3_62, t1_61
||      SHRU    .S1X   B6, 16, A14          ; <0> SHRU    x1, 16, y_2_20
||      SHRU    .S2X   A10, 8, B7           ; <0> SHRU    odd, 8, x_1_20
||      LDW     .D1T1  *+A4[A10], A10       ; <0> LDW     *+A4[odd]{box_0}, t_0_20
||      LDW     .D2T2  *+B5[B11], B11       ; <0> LDW     *+B5[y_1_20]{box_2}, u_1_20
        ADD     .L1    A10, A9, A13         ; <0> ADD     odd, top_12, x0
||      SHRU    .S1X   B6, 24, A9           ; <0> SHRU    x1, 24, y_3_20
||      SHRU    .S2X   A10, 16, B11         ; <0> SHRU    odd, 16, x_2_20
||      LDW     .D1T2  *+A5[A14], B13       ; <0> LDW     *+A5[y_2_20]{box_3}, u_2_20
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[x_1_20]{box_1}, t_1_20
        ADD     .L1X   A7, B13, A7          ; <1> ADD     t1_61, key0_61, once_61
||      XOR     .S1    A15, A10, A14        ; <1> XOR     t_012_62, t_3_62, t0_61
||      LDW     .D1T2  *+A4[A9], B7         ; <0> LDW     *+A4[y_3_20]{box_0}, u_3_20
||      LDW     .D2T1  *+B5[B11], A8        ; <0> LDW     *+B5[x_2_20]{box_2}, t_2_20
        ADD     .L1    A14, A7, A10         ; <1> ADD     t0_61, once_61, f0_60
||      SUBC    .L2X   B10, A6, B8          ; <0> SUBC    x3, sign, turned_18
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    x0, 24, x_3_20
||      LDW     .D1T1  *-A3[8], A14         ; <0> LDW     *-keys_a[20 - (12)], key0_19
||      ADDAH   .D2    B8, B13, B12         ; <1> ADDAH   key1_61, t1_61, twice_61
        XOR     .S1    A8, A10, A7          ; <1> XOR     x0, f0_60, sum_60
||      ADD     .S2X   B12, A14, B10        ; <1> ADD     t0_61, twice_61, f1_60
||      LDW     .D1T1  *+A5[A9], A7         ; <0> LDW     *+A5[x_3_20]{box_3}, t_3_20
||      LDW     .D2T2  *-B0[7], B12         ; <0> LDW     *-keys_b[20 - (12 + 1)], key1_19
        XOR     .L2    B3, B10, B3          ; <1> XOR     turned_60, f1_60, x1
||      SHRU    .S1    A7, 1, A9            ; <1> SHRU    sum_60, 1, odd
||      XOR     .S2    B7, B11, B12         ; <0> XOR     u_0_20, u_1_20, u_01_20
        XOR     .L1    A10, A15, A14        ; <0> XOR     t_0_20, t_1_20, t_01_20
||      XOR     .L2    B12, B13, B10        ; <0> XOR     u_01_20, u_2_20, u_012_20
||      SHL     .S1    A7, 31, A15          ; <1> SHL     sum_60, 31, top_60
||      SHRU    .S2    B3, 8, B11           ; <1> SHRU    x1, 8, y_1_68
||      LDW     .D2T2  *+B4[B3], B11        ; <1> LDW     *+B4[x1]{box_1}, u_0_68
        XOR     .L1    A14, A8, A8          ; <0> XOR     t_01_20, t_2_20, t_012_20
||      XOR     .L2    B10, B7, B7          ; <0> XOR     u_012_20, u_3_20, t1_19
||      SHRU    .S1X   B3, 16, A7           ; <1> SHRU    x1, 16, y_2_68
||      SHRU    .S2X   A9, 8, B12           ; <1> SHRU    odd, 8, x_1_68
||      LDW     .D1T1  *+A4[A9], A15        ; <1> LDW     *+A4[odd]{box_0}, t_0_68
||      LDW     .D2T2  *+B5[B11], B9        ; <1> LDW     *+B5[y_1_68]{box_2}, u_1_68
        ADD     .L1    A9, A15, A10         ; <1> ADD     odd, top_60, x0
||      SHRU    .S1X   B3, 24, A9           ; <1> SHRU    x1, 24, y_3_68
||      SHRU    .S2X   A9, 16, B13          ; <1> SHRU    odd, 16, x_2_68
||      LDW     .D1T2  *+A5[A7], B12        ; <1> LDW     *+A5[y_2_68]{box_3}, u_2_68
||      LDW     .D2T1  *+B4[B12], A14       ; <1> LDW     *+B4[x_1_68]{box_1}, t_1_68
        ADD     .L1X   A14, B7, A15         ; <0> ADD     t1_19, key0_19, once_19
||      XOR     .S1    A8, A7, A7           ; <0> XOR     t_012_20, t_3_20, t0_19
||      LDW     .D1T2  *+A4[A9], B11        ; <1> LDW     *+A4[y_3_68]{box_0}, u_3_68
||      LDW     .D2T1  *+B5[B13], A11       ; <1> LDW     *+B5[x_2_68]{box_2}, t_2_68
        ADD     .L1    A7, A15, A8          ; <0> ADD     t0_19, once_19, f0_18
||      SUBC    .L2X   B9, A6, B7           ; <1> SUBC    x3, sign, turned_66
||      SHRU    .S1    A10, 24, A9          ; <1> SHRU    x0, 24, x_3_68
||      LDW     .D1T1  *+A3[8], A11         ; <1> LDW     *+keys_a[(28) - 20], key0_67
||      ADDAH   .D2    B12, B7, B10         ; <0> ADDAH   key1_19, t1_19, twice_19
        XOR     .S1    A11, A8, A9          ; <0> XOR     x2, f0_18, sum_18
||      ADD     .S2X   B10, A7, B13         ; <0> ADD     t0_19, twice_19, f1_18
||      LDW     .D1T1  *+A5[A9], A7         ; <1> LDW     *+A5[x_3_68]{box_3}, t_3_68
||      LDW     .D2T2  *+B0[9], B10         ; <1> LDW     *+keys_b[(28 + 1) - 20], key1_67
        XOR     .L2    B11, B9, B10         ; <1> XOR     u_0_68, u_1_68, u_01_68
||      SHRU    .S1    A9, 1, A7            ; <0> SHRU    sum_18, 1, even
||      XOR     .S2    B8, B13, B8          ; <0> XOR     turned_18, f1_18, x3
        XOR     .L1    A15, A14, A9         ; <1> XOR     t_0_68, t_1_68, t_01_68
||      XOR     .L2    B10, B12, B13        ; <1> XOR     u_01_68, u_2_68, u_012_68
||      SHL     .S1    A9, 31, A8           ; <0> SHL     sum_18, 31, top_18
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    x3, 8, y_1_26
||      LDW     .D2T2  *+B4[B8], B13        ; <0> LDW     *+B4[x3]{box_1}, u_0_26
        XOR     .L1    A9, A11, A14         ; <1> XOR     t_01_68, t_2_68, t_012_68
||      XOR     .L2    B13, B11, B12        ; <1> XOR     u_012_68, u_3_68, t1_67
||      SHRU    .S1X   B8, 16, A15          ; <0> SHRU    x3, 16, y_2_26
||      SHRU    .S2X   A7, 8, B10           ; <0> SHRU    even, 8, x_1_26
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[even]{box_0}, t_0_26
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[y_1_26]{box_2}, u_1_26
        ADD     .L1    A7, A8, A8           ; <0> ADD     even, top_18, x2
||      SHRU    .S1X   B8, 24, A9           ; <0> SHRU    x3, 24, y_3_26
||      SHRU    .S2X   A7, 16, B9           ; <0> SHRU    even, 16, x_2_26
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[y_2_26]{box_3}, u_2_26
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[x_1_26]{box_1}, t_1_26
        ADD     .L1X   A11, B12, A15        ; <1> ADD     t1_67, key0_67, once_67
||      XOR     .S1    A14, A7, A9          ; <1> XOR     t_012_68, t_3_68, t0_67
||      LDW     .D1T2  *+A4[A9], B6         ; <0> LDW     *+A4[y_3_26]{box_0}, u_3_26
||      LDW     .D2T1  *+B5[B9], A12        ; <0> LDW     *+B5[x_2_26]{box_2}, t_2_26
        ADD     .L1    A9, A15, A11         ; <1> ADD     t0_67, once_67, f0_66
||      SUBC    .L2X   B6, A6, B10          ; <0> SUBC    x1, sign, turned_24
||      SHRU    .S1    A8, 24, A7           ; <0> SHRU    x2, 24, x_3_26
||[A1]  B       .S2    twofish_encrypt_blocks$stream; <0> [left] B       stream
||      LDW     .D1T1  *-A3[6], A7          ; <0> LDW     *-keys_a[20 - (12 + 2)], key0_25
||      ADDAH   .D2    B10, B12, B11        ; <1> ADDAH   key1_67, t1_67, twice_67
        XOR     .S1    A12, A11, A7         ; <1> XOR     x2, f0_66, sum_66
||      ADD     .S2X   B11, A9, B6          ; <1> ADD     t0_67, twice_67, f1_66
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[x_3_26]{box_3}, t_3_26
||      LDW     .D2T2  *-B0[5], B9          ; <0> LDW     *-keys_b[20 - (12 + 2 + 1)], key1_25
        XOR     .L2    B7, B6, B7           ; <1> XOR     turned_66, f1_66, x3
||      SHRU    .S1    A7, 1, A9            ; <1> SHRU    sum_66, 1, even
||      XOR     .S2    B13, B9, B11         ; <0> XOR     u_0_26, u_1_26, u_01_26
        XOR     .L1    A15, A14, A7         ; <0> XOR     t_0_26, t_1_26, t_01_26
||      XOR     .L2    B11, B12, B9         ; <0> XOR     u_01_26, u_2_26, u_012_26
||      SHL     .S1    A7, 31, A11          ; <1> SHL     sum_66, 31, top_66
||      SHRU    .S2    B7, 8, B13           ; <1> SHRU    x3, 8, y_1_74
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
||      LDW     .D2T2  *+B4[B7], B13        ; <1> LDW     *+B4[x3]{box_1}, u_0_74
        XOR     .L1    A7, A12, A14         ; <0> XOR     t_01_26, t_2_26, t_012_26
||      XOR     .L2    B9, B6, B11          ; <0> XOR     u_012_26, u_3_26, t1_25
||      SHRU    .S1X   B7, 16, A15          ; <1> SHRU    x3, 16, y_2_74
||      SHRU    .S2X   A9, 8, B12           ; <1> SHRU    even, 8, x_1_74
||      LDW     .D1T1  *+A4[A9], A11        ; <1> LDW     *+A4[even]{box_0}, t_0_74
||      LDW     .D2T2  *+B5[B13], B3        ; <1> LDW     *+B5[y_1_74]{box_2}, u_1_74
        ADD     .L1    A9, A11, A12         ; <1> ADD     even, top_66, x2
||      SHRU    .S1X   B7, 24, A11          ; <1> SHRU    x3, 24, y_3_74
||      SHRU    .S2X   A9, 16, B6           ; <1> SHRU    even, 16, x_2_74
||      LDW     .D1T2  *+A5[A15], B6        ; <1> LDW     *+A5[y_2_74]{box_3}, u_2_74
||      LDW     .D2T1  *+B4[B12], A14       ; <1> LDW     *+B4[x_1_74]{box_1}, t_1_74
twofish_encrypt_blocks$twofish_encrypt_blocks$4:
        ADD     .L1X   A7, B11, A15         ; <-1> ADD     t1_25, key0_25, once_25
||      XOR     .S1    A14, A9, A11         ; <-1> XOR     t_012_26, t_3_26, t0_25
||      LDW     .D1T2  *+A4[A11], B12       ; <-2> LDW     *+A4[y_3_74]{box_0}, u_3_74
||      LDW     .D2T1  *+B5[B6], A15        ; <-2> LDW     *+B5[x_2_74]{box_2}, t_2_74
        ADD     .L1    A11, A15, A9         ; <-1> ADD     t0_25, once_25, f0_24
||      SUBC    .L2X   B3, A6, B11          ; <-2> SUBC    x1, sign, turned_72
||      SHRU    .S1    A12, 24, A7          ; <-2> SHRU    x2, 24, x_3_74
||      LDW     .D1T1  *+A3[10], A11        ; <-2> LDW     *+keys_a[(28 + 2) - 20], key0_73
||      ADDAH   .D2    B9, B11, B6          ; <-1> ADDAH   key1_25, t1_25, twice_25
        XOR     .L1    A13, A9, A7          ; <-1> XOR     x0, f0_24, sum_24
||      ADD     .S2X   B6, A11, B12         ; <-1> ADD     t0_25, twice_25, f1_24
||      LDW     .D1T1  *+A5[A7], A13        ; <-2> LDW     *+A5[x_3_74]{box_3}, t_3_74
||      LDW     .D2T2  *+B0[11], B3         ; <-2> LDW     *+keys_b[(28 + 2 + 1) - 20], key1_73
        XOR     .L2    B13, B3, B3          ; <-2> XOR     u_0_74, u_1_74, u_01_74
||      SHRU    .S1    A7, 1, A9            ; <-1> SHRU    sum_24, 1, odd
||      XOR     .S2    B10, B12, B9         ; <-1> XOR     turned_24, f1_24, x1
        XOR     .L1    A11, A14, A7         ; <-2> XOR     t_0_74, t_1_74, t_01_74
||      XOR     .L2    B3, B6, B13          ; <-2> XOR     u_01_74, u_2_74, u_012_74
||      SHL     .S1    A7, 31, A13          ; <-1> SHL     sum_24, 31, top_24
||      SHRU    .S2    B9, 8, B10           ; <-1> SHRU    x1, 8, y_1_32
||      LDW     .D2T2  *+B4[B9], B6         ; <-1> LDW     *+B4[x1]{box_1}, u_0_32
        XOR     .L1    A7, A15, A7          ; <-2> XOR     t_01_74, t_2_74, t_012_74
||      XOR     .L2    B13, B12, B12        ; <-2> XOR     u_012_74, u_3_74, t1_73
||      SHRU    .S1X   B9, 16, A14          ; <-1> SHRU    x1, 16, y_2_32
||      SHRU    .S2X   A9, 8, B3            ; <-1> SHRU    odd, 8, x_1_32
||      LDW     .D1T1  *+A4[A9], A11        ; <-1> LDW     *+A4[odd]{box_0}, t_0_32
||      LDW     .D2T2  *+B5[B10], B3        ; <-1> LDW     *+B5[y_1_32]{box_2}, u_1_32
        ADD     .L1    A9, A13, A9          ; <-1> ADD     odd, top_24, x0
||      SHRU    .S1X   B9, 24, A15          ; <-1> SHRU    x1, 24, y_3_32
||      SHRU    .S2X   A9, 16, B6           ; <-1> SHRU    odd, 16, x_2_32
||      LDW     .D1T2  *+A5[A14], B12       ; <-1> LDW     *+A5[y_2_32]{box_3}, u_2_32
||      LDW     .D2T1  *+B4[B3], A15        ; <-1> LDW     *+B4[x_1_32]{box_1}, t_1_32
        ADD     .L1X   A11, B12, A14        ; <-2> ADD     t1_73, key0_73, once_73
||      XOR     .S1    A7, A13, A13         ; <-2> XOR     t_012_74, t_3_74, t0_73
||      LDW     .D1T2  *+A4[A15], B3        ; <-1> LDW     *+A4[y_3_32]{box_0}, u_3_32
||      LDW     .D2T1  *+B5[B6], A14        ; <-1> LDW     *+B5[x_2_32]{box_2}, t_2_32
        ADD     .L1    A13, A14, A11        ; <-2> ADD     t0_73, once_73, f0_72
||      SUBC    .L2X   B8, A6, B10          ; <-1> SUBC    x3, sign, turned_30
||      SHRU    .S1    A9, 24, A7           ; <-1> SHRU    x0, 24, x_3_32
||      LDW     .D1T1  *-A3[4], A11         ; <-1> LDW     *-keys_a[20 - (16)], key0_31
||      ADDAH   .D2    B3, B12, B13         ; <-2> ADDAH   key1_73, t1_73, twice_73
        XOR     .S1    A10, A11, A10        ; <-2> XOR     x0, f0_72, sum_72
||      ADD     .S2X   B13, A13, B8         ; <-2> ADD     t0_73, twice_73, f1_72
||      LDW     .D1T1  *+A5[A7], A14        ; <-1> LDW     *+A5[x_3_32]{box_3}, t_3_32
||      LDW     .D2T2  *-B0[3], B13         ; <-1> LDW     *-keys_b[20 - (16 + 1)], key1_31
        XOR     .L2    B11, B8, B6          ; <-2> XOR     turned_72, f1_72, x1
||      SHRU    .S1    A10, 1, A7           ; <-2> SHRU    sum_72, 1, odd
||      XOR     .S2    B6, B3, B13          ; <-1> XOR     u_0_32, u_1_32, u_01_32
        XOR     .L1    A11, A15, A10        ; <-1> XOR     t_0_32, t_1_32, t_01_32
||      XOR     .L2    B13, B12, B8         ; <-1> XOR     u_01_32, u_2_32, u_012_32
||      SHL     .S1    A10, 31, A13         ; <-2> SHL     sum_72, 31, top_72
||      SHRU    .S2    B6, 8, B11           ; <-2> SHRU    x1, 8, y_1_80
||      LDW     .D2T2  *+B4[B6], B12        ; <-2> LDW     *+B4[x1]{box_1}, u_0_80
        XOR     .L1    A10, A14, A10        ; <-1> XOR     t_01_32, t_2_32, t_012_32
||      XOR     .L2    B8, B3, B3           ; <-1> XOR     u_012_32, u_3_32, t1_31
||      SHRU    .S1X   B6, 16, A15          ; <-2> SHRU    x1, 16, y_2_80
||      SHRU    .S2X   A7, 8, B12           ; <-2> SHRU    odd, 8, x_1_80
||      LDW     .D1T1  *+A4[A7], A13        ; <-2> LDW     *+A4[odd]{box_0}, t_0_80
||      LDW     .D2T2  *+B5[B11], B7        ; <-2> LDW     *+B5[y_1_80]{box_2}, u_1_80
        ADD     .L1    A7, A13, A7          ; <-2> ADD     odd, top_72, x0
||      SHRU    .S1X   B6, 24, A13          ; <-2> SHRU    x1, 24, y_3_80
||      SHRU    .S2X   A7, 16, B8           ; <-2> SHRU    odd, 16, x_2_80
||      LDW     .D1T2  *+A5[A15], B13       ; <-2> LDW     *+A5[y_2_80]{box_3}, u_2_80
||      LDW     .D2T1  *+B4[B12], A15       ; <-2> LDW     *+B4[x_1_80]{box_1}, t_1_80
        ADD     .L1X   A11, B3, A15         ; <-1> ADD     t1_31, key0_31, once_31
||      XOR     .S1    A10, A14, A13        ; <-1> XOR     t_012_32, t_3_32, t0_31
||      LDW     .D1T2  *+A4[A13], B10       ; <-2> LDW     *+A4[y_3_80]{box_0}, u_3_80
||      LDW     .D2T1  *+B5[B8], A14        ; <-2> LDW     *+B5[x_2_80]{box_2}, t_2_80
        ADD     .L1    A13, A15, A11        ; <-1> ADD     t0_31, once_31, f0_30
||      SUBC    .L2X   B7, A6, B8           ; <-2> SUBC    x3, sign, turned_78
||      SHRU    .S1    A7, 24, A14          ; <-2> SHRU    x0, 24, x_3_80
||      LDW     .D1T1  *+A3[12], A14        ; <-2> LDW     *+keys_a[(32) - 20], key0_79
||      ADDAH   .D2    B13, B3, B11         ; <-1> ADDAH   key1_31, t1_31, twice_31
        XOR     .S1    A8, A11, A8          ; <-1> XOR     x2, f0_30, sum_30
||      ADD     .S2X   B11, A13, B3         ; <-1> ADD     t0_31, twice_31, f1_30
||      LDW     .D1T1  *+A5[A14], A15       ; <-2> LDW     *+A5[x_3_80]{box_3}, t_3_80
||      LDW     .D2T2  *+B0[13], B11        ; <-2> LDW     *+keys_b[(32 + 1) - 20], key1_79
        XOR     .L2    B12, B7, B11         ; <-2> XOR     u_0_80, u_1_80, u_01_80
||      SHRU    .S1    A8, 1, A11           ; <-1> SHRU    sum_30, 1, even
||      XOR     .S2    B10, B3, B3          ; <-1> XOR     turned_30, f1_30, x3
        XOR     .L1    A13, A15, A13        ; <-2> XOR     t_0_80, t_1_80, t_01_80
||      XOR     .L2    B11, B13, B12        ; <-2> XOR     u_01_80, u_2_80, u_012_80
||      SHL     .S1    A8, 31, A8           ; <-1> SHL     sum_30, 31, top_30
||      SHRU    .S2    B3, 8, B7            ; <-1> SHRU    x3, 8, y_1_38
||      LDW     .D2T2  *+B4[B3], B13        ; <-1> LDW     *+B4[x3]{box_1}, u_0_38
        XOR     .L1    A13, A14, A13        ; <-2> XOR     t_01_80, t_2_80, t_012_80
||      XOR     .L2    B12, B10, B12        ; <-2> XOR     u_012_80, u_3_80, t1_79
||      SHRU    .S1X   B3, 16, A15          ; <-1> SHRU    x3, 16, y_2_38
||      SHRU    .S2X   A11, 8, B11          ; <-1> SHRU    even, 8, x_1_38
||      LDW     .D1T1  *+A4[A11], A14       ; <-1> LDW     *+A4[even]{box_0}, t_0_38
||      LDW     .D2T2  *+B5[B7], B9         ; <-1> LDW     *+B5[y_1_38]{box_2}, u_1_38
        ADD     .L1    A11, A8, A11         ; <-1> ADD     even, top_30, x2
||      SHRU    .S1X   B3, 24, A8           ; <-1> SHRU    x3, 24, y_3_38
||      SHRU    .S2X   A11, 16, B13         ; <-1> SHRU    even, 16, x_2_38
||      LDW     .D1T2  *+A5[A15], B12       ; <-1> LDW     *+A5[y_2_38]{box_3}, u_2_38
||      LDW     .D2T1  *+B4[B11], A15       ; <-1> LDW     *+B4[x_1_38]{box_1}, t_1_38
        ADD     .L1X   A14, B12, A14        ; <-2> ADD     t1_79, key0_79, once_79
||      XOR     .S1    A13, A15, A13        ; <-2> XOR     t_012_80, t_3_80, t0_79
||      LDW     .D1T2  *+A4[A8], B9         ; <-1> LDW     *+A4[y_3_38]{box_0}, u_3_38
||      LDW     .D2T1  *+B5[B13], A14       ; <-1> LDW     *+B5[x_2_38]{box_2}, t_2_38
        ADD     .L1    A13, A14, A14        ; <-2> ADD     t0_79, once_79, f0_78
||      SUBC    .L2X   B9, A6, B7           ; <-1> SUBC    x1, sign, turned_36
||      SHRU    .S1    A11, 24, A15         ; <-1> SHRU    x2, 24, x_3_38
||      LDW     .D1T1  *-A3[2], A15         ; <-1> LDW     *-keys_a[20 - (16 + 2)], key0_37
||      ADDAH   .D2    B11, B12, B10        ; <-2> ADDAH   key1_79, t1_79, twice_79
        XOR     .S1    A12, A14, A12        ; <-2> XOR     x2, f0_78, sum_78
||      ADD     .S2X   B10, A13, B11        ; <-2> ADD     t0_79, twice_79, f1_78
||      LDW     .D1T1  *+A5[A15], A13       ; <-1> LDW     *+A5[x_3_38]{box_3}, t_3_38
||      LDW     .D2T2  *-B0[1], B9          ; <-1> LDW     *-keys_b[20 - (16 + 2 + 1)], key1_37
        XOR     .L2    B8, B11, B8          ; <-2> XOR     turned_78, f1_78, x3
||      SHRU    .S1    A12, 1, A13          ; <-2> SHRU    sum_78, 1, even
||      XOR     .S2    B13, B9, B10         ; <-1> XOR     u_0_38, u_1_38, u_01_38
        XOR     .L1    A14, A15, A15        ; <-1> XOR     t_0_38, t_1_38, t_01_38
||      XOR     .L2    B10, B12, B11        ; <-1> XOR     u_01_38, u_2_38, u_012_38
||      SHL     .S1    A12, 31, A12         ; <-2> SHL     sum_78, 31, top_78
||      SHRU    .S2    B8, 8, B13           ; <-2> SHRU    x3, 8, y_1_86
||      LDW     .D2T2  *+B4[B8], B12        ; <-2> LDW     *+B4[x3]{box_1}, u_0_86
        XOR     .L1    A15, A14, A14        ; <-1> XOR     t_01_38, t_2_38, t_012_38
||      XOR     .L2    B11, B9, B10         ; <-1> XOR     u_012_38, u_3_38, t1_37
||      SHRU    .S1X   B8, 16, A2           ; <-2> SHRU    x3, 16, y_2_86
||      SHRU    .S2X   A13, 8, B12          ; <-2> SHRU    even, 8, x_1_86
||      LDW     .D1T1  *+A4[A13], A15       ; <-2> LDW     *+A4[even]{box_0}, t_0_86
||      LDW     .D2T2  *+B5[B13], B9        ; <-2> LDW     *+B5[y_1_86]{box_2}, u_1_86
        ADD     .L1    A13, A12, A12        ; <-2> ADD     even, top_78, x2
||      SHRU    .S1X   B8, 24, A2           ; <-2> SHRU    x3, 24, y_3_86
||      SHRU    .S2X   A13, 16, B11         ; <-2> SHRU    even, 16, x_2_86
||      LDW     .D1T2  *+A5[A2], B13        ; <-2> LDW     *+A5[y_2_86]{box_3}, u_2_86
||      LDW     .D2T1  *+B4[B12], A9        ; <-2> LDW     *+B4[x_1_86]{box_1}, t_1_86
        ADD     .L1X   A15, B10, A14        ; <-1> ADD     t1_37, key0_37, once_37
||      XOR     .S1    A14, A13, A13        ; <-1> XOR     t_012_38, t_3_38, t0_37
||      LDW     .D1T2  *+A4[A2], B12        ; <-2> LDW     *+A4[y_3_86]{box_0}, u_3_86
||      LDW     .D2T1  *+B5[B11], A14       ; <-2> LDW     *+B5[x_2_86]{box_2}, t_2_86
        ADD     .L1    A13, A14, A15        ; <-1> ADD     t0_37, once_37, f0_36
||      SUBC    .L2X   B6, A6, B10          ; <-2> SUBC    x1, sign, turned_84
||      SHRU    .S1    A12, 24, A14         ; <-2> SHRU    x2, 24, x_3_86
||      LDW     .D1T1  *+A3[14], A15        ; <-2> LDW     *+keys_a[(32 + 2) - 20], key0_85
||      ADDAH   .D2    B9, B10, B13         ; <-1> ADDAH   key1_37, t1_37, twice_37
        XOR     .S1    A9, A15, A14         ; <-1> XOR     x0, f0_36, sum_36
||      ADD     .S2X   B13, A13, B6         ; <-1> ADD     t0_37, twice_37, f1_36
||      LDW     .D1T1  *+A5[A14], A2        ; <-2> LDW     *+A5[x_3_86]{box_3}, t_3_86
||      LDW     .D2T2  *+B0[15], B13        ; <-2> LDW     *+keys_b[(32 + 2 + 1) - 20], key1_85
        XOR     .L2    B12, B9, B6          ; <-2> XOR     u_0_86, u_1_86, u_01_86
||      SHRU    .S1    A14, 1, A13          ; <-1> SHRU    sum_36, 1, odd
||      XOR     .S2    B7, B6, B7           ; <-1> XOR     turned_36, f1_36, x1
        XOR     .L1    A15, A9, A15         ; <-2> XOR     t_0_86, t_1_86, t_01_86
||      XOR     .L2    B6, B13, B6          ; <-2> XOR     u_01_86, u_2_86, u_012_86
||      SHL     .S1    A14, 31, A9          ; <-1> SHL     sum_36, 31, top_36
||      SHRU    .S2    B7, 8, B9            ; <-1> SHRU    x1, 8, y_1_44
||      LDW     .D2T2  *+B4[B7], B3         ; <-1> LDW     *+B4[x1]{box_1}, u_0_44
        XOR     .L1    A15, A14, A14        ; <-2> XOR     t_01_86, t_2_86, t_012_86
||      XOR     .L2    B6, B12, B12         ; <-2> XOR     u_012_86, u_3_86, t1_85
||      SHRU    .S1X   B7, 16, A2           ; <-1> SHRU    x1, 16, y_2_44
||      SHRU    .S2X   A13, 8, B13          ; <-1> SHRU    odd, 8, x_1_44
||      LDW     .D1T1  *+A4[A13], A15       ; <-1> LDW     *+A4[odd]{box_0}, t_0_44
||      LDW     .D2T2  *+B5[B9], B13        ; <-1> LDW     *+B5[y_1_44]{box_2}, u_1_44
        ADD     .L1    A13, A9, A13         ; <-1> ADD     odd, top_36, x0
||      SHRU    .S1X   B7, 24, A9           ; <-1> SHRU    x1, 24, y_3_44
||      SHRU    .S2X   A13, 16, B6          ; <-1> SHRU    odd, 16, x_2_44
||      LDW     .D1T2  *+A5[A2], B3         ; <-1> LDW     *+A5[y_2_44]{box_3}, u_2_44
||      LDW     .D2T1  *+B4[B13], A10       ; <-1> LDW     *+B4[x_1_44]{box_1}, t_1_44
        ADD     .L1X   A15, B12, A15        ; <-2> ADD     t1_85, key0_85, once_85
||      XOR     .S1    A14, A2, A14         ; <-2> XOR     t_012_86, t_3_86, t0_85
||      LDW     .D1T2  *+A4[A9], B13        ; <-1> LDW     *+A4[y_3_44]{box_0}, u_3_44
||      LDW     .D2T1  *+B5[B6], A14        ; <-1> LDW     *+B5[x_2_44]{box_2}, t_2_44
        ADD     .L1    A14, A15, A2         ; <-2> ADD     t0_85, once_85, f0_84
||      SUBC    .L2X   B3, A6, B6           ; <-1> SUBC    x3, sign, turned_42
||      SHRU    .S1    A13, 24, A15         ; <-1> SHRU    x0, 24, x_3_44
||      LDW     .D1T1  *+A3[0], A15         ; <-1> LDW     *+keys_a[(20) - 20], key0_43
||      ADDAH   .D2    B13, B12, B12        ; <-2> ADDAH   key1_85, t1_85, twice_85
        XOR     .S1    A7, A2, A14          ; <-2> XOR     x0, f0_84, sum_84
||      ADD     .S2X   B12, A14, B12        ; <-2> ADD     t0_85, twice_85, f1_84
||      LDW     .D1T1  *+A5[A15], A9        ; <-1> LDW     *+A5[x_3_44]{box_3}, t_3_44
||      LDW     .D2T2  *+B0[1], B13         ; <-1> LDW     *+keys_b[(20 + 1) - 20], key1_43
        XOR     .L2    B10, B12, B10        ; <-2> XOR     turned_84, f1_84, x1
||      SHRU    .S1    A14, 1, A9           ; <-2> SHRU    sum_84, 1, odd
||      XOR     .S2    B3, B13, B12         ; <-1> XOR     u_0_44, u_1_44, u_01_44
        XOR     .L1    A15, A10, A15        ; <-1> XOR     t_0_44, t_1_44, t_01_44
||      XOR     .L2    B12, B3, B3          ; <-1> XOR     u_01_44, u_2_44, u_012_44
||      SHL     .S1    A14, 31, A10         ; <-2> SHL     sum_84, 31, top_84
||      SHRU    .S2    B10, 8, B12          ; <-2> SHRU    x1, 8, y_1_92
||      LDW     .D2T2  *+B4[B10], B8        ; <-2> LDW     *+B4[x1]{box_1}, u_0_92
        XOR     .L1    A15, A14, A14        ; <-1> XOR     t_01_44, t_2_44, t_012_44
||      XOR     .L2    B3, B13, B12         ; <-1> XOR     u_012_44, u_3_44, t1_43
||      SHRU    .S1X   B10, 16, A2          ; <-2> SHRU    x1, 16, y_2_92
||      SHRU    .S2X   A9, 8, B3            ; <-2> SHRU    odd, 8, x_1_92
||      LDW     .D1T1  *+A4[A9], A15        ; <-2> LDW     *+A4[odd]{box_0}, t_0_92
||      LDW     .D2T2  *+B5[B12], B12       ; <-2> LDW     *+B5[y_1_92]{box_2}, u_1_92
        ADD     .L1    A9, A10, A10         ; <-2> ADD     odd, top_84, x0
||      SHRU    .S1X   B10, 24, A2          ; <-2> SHRU    x1, 24, y_3_92
||      SHRU    .S2X   A9, 16, B3           ; <-2> SHRU    odd, 16, x_2_92
||      LDW     .D1T2  *+A5[A2], B8         ; <-2> LDW     *+A5[y_2_92]{box_3}, u_2_92
||      LDW     .D2T1  *+B4[B3], A11        ; <-2> LDW     *+B4[x_1_92]{box_1}, t_1_92
        ADD     .L1X   A15, B12, A14        ; <-1> ADD     t1_43, key0_43, once_43
||      XOR     .S1    A14, A9, A9          ; <-1> XOR     t_012_44, t_3_44, t0_43
||      LDW     .D1T2  *+A4[A2], B8         ; <-2> LDW     *+A4[y_3_92]{box_0}, u_3_92
||      LDW     .D2T1  *+B5[B3], A14        ; <-2> LDW     *+B5[x_2_92]{box_2}, t_2_92
        ADD     .L1    A9, A14, A15         ; <-1> ADD     t0_43, once_43, f0_42
||      SUBC    .L2X   B8, A6, B11          ; <-2> SUBC    x3, sign, turned_90
||      SHRU    .S1    A10, 24, A14         ; <-2> SHRU    x0, 24, x_3_92
||      LDW     .D1T1  *+A3[16], A15        ; <-2> LDW     *+keys_a[(36) - 20], key0_91
||      ADDAH   .D2    B13, B12, B12        ; <-1> ADDAH   key1_43, t1_43, twice_43
        XOR     .S1    A11, A15, A14        ; <-1> XOR     x2, f0_42, sum_42
||      ADD     .S2X   B12, A9, B13         ; <-1> ADD     t0_43, twice_43, f1_42
||      LDW     .D1T1  *+A5[A14], A2        ; <-2> LDW     *+A5[x_3_92]{box_3}, t_3_92
||      LDW     .D2T2  *+B0[17], B12        ; <-2> LDW     *+keys_b[(36 + 1) - 20], key1_91
        XOR     .L2    B8, B12, B12         ; <-2> XOR     u_0_92, u_1_92, u_01_92
||      SHRU    .S1    A14, 1, A9           ; <-1> SHRU    sum_42, 1, even
||      XOR     .S2    B6, B13, B6          ; <-1> XOR     turned_42, f1_42, x3
        XOR     .L1    A15, A11, A15        ; <-2> XOR     t_0_92, t_1_92, t_01_92
||      XOR     .L2    B12, B8, B12         ; <-2> XOR     u_01_92, u_2_92, u_012_92
||      SHL     .S1    A14, 31, A11         ; <-1> SHL     sum_42, 31, top_42
||      SHRU    .S2    B6, 8, B13           ; <-1> SHRU    x3, 8, y_1_50
||      LDW     .D2T2  *+B4[B6], B13        ; <-1> LDW     *+B4[x3]{box_1}, u_0_50
        XOR     .L1    A15, A14, A14        ; <-2> XOR     t_01_92, t_2_92, t_012_92
||      XOR     .L2    B12, B8, B8          ; <-2> XOR     u_012_92, u_3_92, t1_91
||      SHRU    .S1X   B6, 16, A2           ; <-1> SHRU    x3, 16, y_2_50
||      SHRU    .S2X   A9, 8, B12           ; <-1> SHRU    even, 8, x_1_50
||      LDW     .D1T1  *+A4[A9], A15        ; <-1> LDW     *+A4[even]{box_0}, t_0_50
||      LDW     .D2T2  *+B5[B13], B12       ; <-1> LDW     *+B5[y_1_50]{box_2}, u_1_50
        ADD     .L1    A9, A11, A9          ; <-1> ADD     even, top_42, x2
||      SHRU    .S1X   B6, 24, A11          ; <-1> SHRU    x3, 24, y_3_50
||      SHRU    .S2X   A9, 16, B13          ; <-1> SHRU    even, 16, x_2_50
||      LDW     .D1T2  *+A5[A2], B8         ; <-1> LDW     *+A5[y_2_50]{box_3}, u_2_50
||      LDW     .D2T1  *+B4[B12], A8        ; <-1> LDW     *+B4[x_1_50]{box_1}, t_1_50
        ADD     .L1X   A15, B8, A15         ; <-2> ADD     t1_91, key0_91, once_91
||      XOR     .S1    A14, A2, A14         ; <-2> XOR     t_012_92, t_3_92, t0_91
||      LDW     .D1T2  *+A4[A11], B13       ; <-1> LDW     *+A4[y_3_50]{box_0}, u_3_50
||      LDW     .D2T1  *+B5[B13], A14       ; <-1> LDW     *+B5[x_2_50]{box_2}, t_2_50
        ADD     .L1    A14, A15, A2         ; <-2> ADD     t0_91, once_91, f0_90
||      SUBC    .L2X   B7, A6, B7           ; <-1> SUBC    x1, sign, turned_48
||      SHRU    .S1    A9, 24, A15          ; <-1> SHRU    x2, 24, x_3_50
||      LDW     .D1T1  *+A3[2], A15         ; <-1> LDW     *+keys_a[(20 + 2) - 20], key0_49
||      ADDAH   .D2    B12, B8, B8          ; <-2> ADDAH   key1_91, t1_91, twice_91
        XOR     .S1    A12, A2, A14         ; <-2> XOR     x2, f0_90, sum_90
||      ADD     .S2X   B8, A14, B8          ; <-2> ADD     t0_91, twice_91, f1_90
||      LDW     .D1T1  *+A5[A15], A12       ; <-1> LDW     *+A5[x_3_50]{box_3}, t_3_50
||      LDW     .D2T2  *+B0[3], B2          ; <-1> LDW     *+keys_b[(20 + 2 + 1) - 20], key1_49
        XOR     .L2    B11, B8, B12         ; <-2> XOR     turned_90, f1_90, x3
||      SHRU    .S1    A14, 1, A12          ; <-2> SHRU    sum_90, 1, even
||      XOR     .S2    B13, B12, B11        ; <-1> XOR     u_0_50, u_1_50, u_01_50
||      LDW     .D1T1  *-A3[16], A14        ; <-2> LDW     *-keys_a[20 - (4)], o0
||      LDW     .D2T2  *-B0[13], B11        ; <-2> LDW     *-keys_b[20 - (7)], o3
        XOR     .L1    A15, A8, A15         ; <-1> XOR     t_0_50, t_1_50, t_01_50
||      XOR     .L2    B11, B8, B8          ; <-1> XOR     u_01_50, u_2_50, u_012_50
||      SHL     .S1    A14, 31, A8          ; <-2> SHL     sum_90, 31, top_90
||      SHRU    .S2    B12, 8, B11          ; <-2> SHRU    x3, 8, y_1_98
||      LDW     .D2T2  *+B4[B12], B12       ; <-2> LDW     *+B4[x3]{box_1}, u_0_98
        XOR     .L1    A15, A14, A14        ; <-1> XOR     t_01_50, t_2_50, t_012_50
||      XOR     .L2    B8, B13, B13         ; <-1> XOR     u_012_50, u_3_50, t1_49
||      SHRU    .S1X   B12, 16, A2          ; <-2> SHRU    x3, 16, y_2_98
||      SHRU    .S2X   A12, 8, B8           ; <-2> SHRU    even, 8, x_1_98
||      LDW     .D1T1  *+A4[A12], A8        ; <-2> LDW     *+A4[even]{box_0}, t_0_98
||      LDW     .D2T2  *+B5[B11], B10       ; <-2> LDW     *+B5[y_1_98]{box_2}, u_1_98
        ADD     .L1    A12, A8, A8          ; <-2> ADD     even, top_90, x2
||      XOR     .L2    B12, B2, B8          ; <-2> XOR     x3, o1, out1
||      SHRU    .S1X   B12, 24, A2          ; <-2> SHRU    x3, 24, y_3_98
||      SHRU    .S2X   A12, 16, B11         ; <-2> SHRU    even, 16, x_2_98
||      LDW     .D1T2  *+A5[A2], B10        ; <-2> LDW     *+A5[y_2_98]{box_3}, u_2_98
||      LDW     .D2T1  *+B4[B8], A13        ; <-2> LDW     *+B4[x_1_98]{box_1}, t_1_98
        ADD     .L1X   A15, B13, A15        ; <-1> ADD     t1_49, key0_49, once_49
||      XOR     .S1    A14, A12, A12        ; <-1> XOR     t_012_50, t_3_50, t0_49
||      LDW     .D1T2  *+A4[A2], B10        ; <-2> LDW     *+A4[y_3_98]{box_0}, u_3_98
||      LDW     .D2T1  *+B5[B11], A14       ; <-2> LDW     *+B5[x_2_98]{box_2}, t_2_98
        ADD     .L1    A12, A15, A15        ; <-1> ADD     t0_49, once_49, f0_48
||      SUBC    .L2X   B10, A6, B2          ; <-2> SUBC    x1, sign, turned_96
||      SHRU    .S1    A8, 24, A2           ; <-2> SHRU    x2, 24, x_3_98
||      LDW     .D1T1  *+A3[18], A15        ; <-2> LDW     *+keys_a[(36 + 2) - 20], key0_97
||      ADDAH   .D2    B2, B13, B10         ; <-1> ADDAH   key1_49, t1_49, twice_49
        XOR     .L1    A8, A14, A12         ; <-2> XOR     x2, o0, out0
||      XOR     .S1    A13, A15, A15        ; <-1> XOR     x0, f0_48, sum_48
||      ADD     .S2X   B10, A12, B13        ; <-1> ADD     t0_49, twice_49, f1_48
||      LDW     .D1T1  *+A5[A2], A2         ; <-2> LDW     *+A5[x_3_98]{box_3}, t_3_98
||      LDW     .D2T2  *+B0[19], B10        ; <-2> LDW     *+keys_b[(36 + 2 + 1) - 20], key1_97
        XOR     .L2    B12, B10, B12        ; <-2> XOR     u_0_98, u_1_98, u_01_98
||      SHRU    .S1    A15, 1, A12          ; <-1> SHRU    sum_48, 1, odd
||      XOR     .S2    B7, B13, B7          ; <-1> XOR     turned_48, f1_48, x1
||      STW     .D2T1  A12, *B1++[4]        ; <-2> STW     out0, *to++[4]
        XOR     .L1    A8, A13, A8          ; <-2> XOR     t_0_98, t_1_98, t_01_98
||      XOR     .L2    B12, B10, B12        ; <-2> XOR     u_01_98, u_2_98, u_012_98
||      SHL     .S1    A15, 31, A13         ; <-1> SHL     sum_48, 31, top_48
        XOR     .L1    A8, A14, A14         ; <-2> XOR     t_01_98, t_2_98, t_012_98
||      XOR     .L2    B12, B10, B12        ; <-2> XOR     u_012_98, u_3_98, t1_97
        ADD     .L1    A12, A13, A8         ; <-1> ADD     odd, top_48, x0
        ADD     .L1X   A15, B12, A14        ; <-2> ADD     t1_97, key0_97, once_97
||      XOR     .S1    A14, A2, A13         ; <-2> XOR     t_012_98, t_3_98, t0_97
        ADD     .L1    A13, A14, A14        ; <-2> ADD     t0_97, once_97, f0_96
||      ADDAH   .D2    B10, B12, B9         ; <-2> ADDAH   key1_97, t1_97, twice_97
        XOR     .S1    A10, A14, A15        ; <-2> XOR     x0, f0_96, sum_96
||      ADD     .S2X   B9, A13, B9          ; <-2> ADD     t0_97, twice_97, f1_96
        XOR     .L2    B2, B9, B12          ; <-2> XOR     turned_96, f1_96, x1
||      SHRU    .S1    A15, 1, A13          ; <-2> SHRU    sum_96, 1, odd
||      LDW     .D1T1  *-A3[14], A13        ; <-2> LDW     *-keys_a[20 - (6)], o2
||      LDW     .D2T2  *-B0[15], B2         ; <-1> LDW     *-keys_b[20 - (5)], o1
        SHL     .S1    A15, 31, A10         ; <-2> SHL     sum_96, 31, top_96
||      SHRU    .S2    B7, 8, B9            ; <-1> SHRU    x1, 8, y_1_56
||      LDW     .D2T2  *+B4[B7], B13        ; <-1> LDW     *+B4[x1]{box_1}, u_0_56
        SHRU    .S1X   B7, 16, A2           ; <-1> SHRU    x1, 16, y_2_56
||      SHRU    .S2X   A12, 8, B2           ; <-1> SHRU    odd, 8, x_1_56
||      LDW     .D1T1  *+A4[A12], A15       ; <-1> LDW     *+A4[odd]{box_0}, t_0_56
||      LDW     .D2T2  *+B5[B9], B12        ; <-1> LDW     *+B5[y_1_56]{box_2}, u_1_56
        ADD     .L1    A13, A10, A10        ; <-2> ADD     odd, top_96, x0
||      SHRU    .S1X   B7, 24, A13          ; <-1> SHRU    x1, 24, y_3_56
||      SHRU    .S2X   A12, 16, B2          ; <-1> SHRU    odd, 16, x_2_56
||      LDW     .D1T2  *+A5[A2], B11        ; <-1> LDW     *+A5[y_2_56]{box_3}, u_2_56
||      LDW     .D2T1  *+B4[B2], A11        ; <-1> LDW     *+B4[x_1_56]{box_1}, t_1_56
        LDW     .D1T2  *+A4[A13], B11       ; <-1> LDW     *+A4[y_3_56]{box_0}, u_3_56
||      LDW     .D2T1  *+B5[B2], A13        ; <-1> LDW     *+B5[x_2_56]{box_2}, t_2_56
        SUBC    .L2X   B6, A6, B9           ; <-1> SUBC    x3, sign, turned_54
||      SHRU    .S1    A8, 24, A14          ; <-1> SHRU    x0, 24, x_3_56
||      LDW     .D1T1  *+A3[4], A14         ; <-1> LDW     *+keys_a[(24) - 20], key0_55
        XOR     .S1    A10, A13, A10        ; <-2> XOR     x0, o2, out2
||      XOR     .S2    B12, B11, B6         ; <-2> XOR     x1, o3, out3
||      LDW     .D1T1  *+A5[A14], A12       ; <-1> LDW     *+A5[x_3_56]{box_3}, t_3_56
||      LDW     .D2T2  *+B0[5], B11         ; <-1> LDW     *+keys_b[(24 + 1) - 20], key1_55
        XOR     .L2    B13, B12, B12        ; <-1> XOR     u_0_56, u_1_56, u_01_56
||      STW     .D2T1  A10, *-B1[2]         ; <-2> STW     out2, *-to[2]
        XOR     .L1    A15, A11, A11        ; <-1> XOR     t_0_56, t_1_56, t_01_56
||      XOR     .L2    B12, B11, B12        ; <-1> XOR     u_01_56, u_2_56, u_012_56
        XOR     .L1    A11, A13, A13        ; <-1> XOR     t_01_56, t_2_56, t_012_56
||      XOR     .L2    B12, B11, B13        ; <-1> XOR     u_012_56, u_3_56, t1_55
        NOP
        ADD     .L1X   A14, B13, A10        ; <-1> ADD     t1_55, key0_55, once_55
||      XOR     .S1    A13, A12, A15        ; <-1> XOR     t_012_56, t_3_56, t0_55
        ADD     .L1    A15, A10, A13        ; <-1> ADD     t0_55, once_55, f0_54
||      ADDAH   .D2    B11, B13, B3         ; <-1> ADDAH   key1_55, t1_55, twice_55
        XOR     .S1    A9, A13, A12         ; <-1> XOR     x2, f0_54, sum_54
||      ADD     .S2X   B3, A15, B3          ; <-1> ADD     t0_55, twice_55, f1_54
        XOR     .L2    B9, B3, B9           ; <-1> XOR     turned_54, f1_54, x3
||      SHRU    .S1    A12, 1, A13          ; <-1> SHRU    sum_54, 1, even
||      STW     .D2T2  B8, *-B1[3]          ; <-2> STW     out1, *-to[3]
        SHL     .S1    A12, 31, A14         ; <-1> SHL     sum_54, 31, top_54
||      SHRU    .S2    B9, 8, B3            ; <-1> SHRU    x3, 8, y_1_62
||      LDW     .D2T2  *+B4[B9], B13        ; <-1> LDW     *+B4[x3]{box_1}, u_0_62
        SHRU    .S1X   B9, 16, A10          ; <-1> SHRU    x3, 16, y_2_62
||      SHRU    .S2X   A13, 8, B8           ; <-1> SHRU    even, 8, x_1_62
||      LDW     .D1T1  *+A4[A13], A14       ; <-1> LDW     *+A4[even]{box_0}, t_0_62
||      LDW     .D2T2  *+B5[B3], B12        ; <-1> LDW     *+B5[y_1_62]{box_2}, u_1_62
        ADD     .L1    A13, A14, A12        ; <-1> ADD     even, top_54, x2
||      SHRU    .S1X   B9, 24, A13          ; <-1> SHRU    x3, 24, y_3_62
||      SHRU    .S2X   A13, 16, B13         ; <-1> SHRU    even, 16, x_2_62
||      LDW     .D1T2  *+A5[A10], B8        ; <-1> LDW     *+A5[y_2_62]{box_3}, u_2_62
||      LDW     .D2T1  *+B4[B8], A15        ; <-1> LDW     *+B4[x_1_62]{box_1}, t_1_62
        LDW     .D1T2  *+A4[A13], B12       ; <-1> LDW     *+A4[y_3_62]{box_0}, u_3_62
||      LDW     .D2T1  *+B5[B13], A7        ; <-1> LDW     *+B5[x_2_62]{box_2}, t_2_62
        SUBC    .L2X   B7, A6, B3           ; <-1> SUBC    x1, sign, turned_60
||      SHRU    .S1    A12, 24, A13         ; <-1> SHRU    x2, 24, x_3_62
||      LDW     .D1T1  *+A3[6], A7          ; <-1> LDW     *+keys_a[(24 + 2) - 20], key0_61
        LDW     .D1T1  *+A5[A13], A10       ; <-1> LDW     *+A5[x_3_62]{box_3}, t_3_62
||      LDW     .D2T2  *+B0[7], B8          ; <-1> LDW     *+keys_b[(24 + 2 + 1) - 20], key1_61
        XOR     .L2    B13, B12, B7         ; <-1> XOR     u_0_62, u_1_62, u_01_62
||      STW     .D2T2  B6, *-B1[1]          ; <-2> STW     out3, *-to[1]
        XOR     .L1    A14, A15, A13        ; <-1> XOR     t_0_62, t_1_62, t_01_62
||      XOR     .L2    B7, B8, B13          ; <-1> XOR     u_01_62, u_2_62, u_012_62
        XOR     .L1    A13, A7, A15         ; <-1> XOR     t_01_62, t_2_62, t_012_62
||      XOR     .L2    B13, B12, B13        ; <-1> XOR     u_012_62, u_3_62, t1_61
        NOP
        ADD     .L1X   A7, B13, A7          ; <-1> ADD     t1_61, key0_61, once_61
||      XOR     .S1    A15, A10, A14        ; <-1> XOR     t_012_62, t_3_62, t0_61
        ADD     .L1    A14, A7, A10         ; <-1> ADD     t0_61, once_61, f0_60
||      ADDAH   .D2    B8, B13, B12         ; <-1> ADDAH   key1_61, t1_61, twice_61
        XOR     .S1    A8, A10, A7          ; <-1> XOR     x0, f0_60, sum_60
||      ADD     .S2X   B12, A14, B10        ; <-1> ADD     t0_61, twice_61, f1_60
        XOR     .L2    B3, B10, B3          ; <-1> XOR     turned_60, f1_60, x1
||      SHRU    .S1    A7, 1, A9            ; <-1> SHRU    sum_60, 1, odd
        SHL     .S1    A7, 31, A15          ; <-1> SHL     sum_60, 31, top_60
||      SHRU    .S2    B3, 8, B11           ; <-1> SHRU    x1, 8, y_1_68
||      LDW     .D2T2  *+B4[B3], B11        ; <-1> LDW     *+B4[x1]{box_1}, u_0_68
        SHRU    .S1X   B3, 16, A7           ; <-1> SHRU    x1, 16, y_2_68
||      SHRU    .S2X   A9, 8, B12           ; <-1> SHRU    odd, 8, x_1_68
||      LDW     .D1T1  *+A4[A9], A15        ; <-1> LDW     *+A4[odd]{box_0}, t_0_68
||      LDW     .D2T2  *+B5[B11], B9        ; <-1> LDW     *+B5[y_1_68]{box_2}, u_1_68
        ADD     .L1    A9, A15, A10         ; <-1> ADD     odd, top_60, x0
||      SHRU    .S1X   B3, 24, A9           ; <-1> SHRU    x1, 24, y_3_68
||      SHRU    .S2X   A9, 16, B13          ; <-1> SHRU    odd, 16, x_2_68
||      LDW     .D1T2  *+A5[A7], B12        ; <-1> LDW     *+A5[y_2_68]{box_3}, u_2_68
||      LDW     .D2T1  *+B4[B12], A14       ; <-1> LDW     *+B4[x_1_68]{box_1}, t_1_68
        LDW     .D1T2  *+A4[A9], B11        ; <-1> LDW     *+A4[y_3_68]{box_0}, u_3_68
||      LDW     .D2T1  *+B5[B13], A11       ; <-1> LDW     *+B5[x_2_68]{box_2}, t_2_68
        SUBC    .L2X   B9, A6, B7           ; <-1> SUBC    x3, sign, turned_66
||      SHRU    .S1    A10, 24, A9          ; <-1> SHRU    x0, 24, x_3_68
||      LDW     .D1T1  *+A3[8], A11         ; <-1> LDW     *+keys_a[(28) - 20], key0_67
        LDW     .D1T1  *+A5[A9], A7         ; <-1> LDW     *+A5[x_3_68]{box_3}, t_3_68
||      LDW     .D2T2  *+B0[9], B10         ; <-1> LDW     *+keys_b[(28 + 1) - 20], key1_67
        XOR     .L2    B11, B9, B10         ; <-1> XOR     u_0_68, u_1_68, u_01_68
        XOR     .L1    A15, A14, A9         ; <-1> XOR     t_0_68, t_1_68, t_01_68
||      XOR     .L2    B10, B12, B13        ; <-1> XOR     u_01_68, u_2_68, u_012_68
        XOR     .L1    A9, A11, A14         ; <-1> XOR     t_01_68, t_2_68, t_012_68
||      XOR     .L2    B13, B11, B12        ; <-1> XOR     u_012_68, u_3_68, t1_67
        NOP
        ADD     .L1X   A11, B12, A15        ; <-1> ADD     t1_67, key0_67, once_67
||      XOR     .S1    A14, A7, A9          ; <-1> XOR     t_012_68, t_3_68, t0_67
        ADD     .L1    A9, A15, A11         ; <-1> ADD     t0_67, once_67, f0_66
||      ADDAH   .D2    B10, B12, B11        ; <-1> ADDAH   key1_67, t1_67, twice_67
        XOR     .S1    A12, A11, A7         ; <-1> XOR     x2, f0_66, sum_66
||      ADD     .S2X   B11, A9, B6          ; <-1> ADD     t0_67, twice_67, f1_66
        XOR     .L2    B7, B6, B7           ; <-1> XOR     turned_66, f1_66, x3
||      SHRU    .S1    A7, 1, A9            ; <-1> SHRU    sum_66, 1, even
        SHL     .S1    A7, 31, A11          ; <-1> SHL     sum_66, 31, top_66
||      SHRU    .S2    B7, 8, B13           ; <-1> SHRU    x3, 8, y_1_74
||      LDW     .D2T2  *+B4[B7], B13        ; <-1> LDW     *+B4[x3]{box_1}, u_0_74
        SHRU    .S1X   B7, 16, A15          ; <-1> SHRU    x3, 16, y_2_74
||      SHRU    .S2X   A9, 8, B12           ; <-1> SHRU    even, 8, x_1_74
||      LDW     .D1T1  *+A4[A9], A11        ; <-1> LDW     *+A4[even]{box_0}, t_0_74
||      LDW     .D2T2  *+B5[B13], B3        ; <-1> LDW     *+B5[y_1_74]{box_2}, u_1_74
        ADD     .L1    A9, A11, A12         ; <-1> ADD     even, top_66, x2
||      SHRU    .S1X   B7, 24, A11          ; <-1> SHRU    x3, 24, y_3_74
||      SHRU    .S2X   A9, 16, B6           ; <-1> SHRU    even, 16, x_2_74
||      LDW     .D1T2  *+A5[A15], B6        ; <-1> LDW     *+A5[y_2_74]{box_3}, u_2_74
||      LDW     .D2T1  *+B4[B12], A14       ; <-1> LDW     *+B4[x_1_74]{box_1}, t_1_74
        LDW     .D1T2  *+A4[A11], B12       ; <-1> LDW     *+A4[y_3_74]{box_0}, u_3_74
||      LDW     .D2T1  *+B5[B6], A15        ; <-1> LDW     *+B5[x_2_74]{box_2}, t_2_74
        SUBC    .L2X   B3, A6, B11          ; <-1> SUBC    x1, sign, turned_72
||      SHRU    .S1    A12, 24, A7          ; <-1> SHRU    x2, 24, x_3_74
||      LDW     .D1T1  *+A3[10], A11        ; <-1> LDW     *+keys_a[(28 + 2) - 20], key0_73
        LDW     .D1T1  *+A5[A7], A13        ; <-1> LDW     *+A5[x_3_74]{box_3}, t_3_74
||      LDW     .D2T2  *+B0[11], B3         ; <-1> LDW     *+keys_b[(28 + 2 + 1) - 20], key1_73
        XOR     .L2    B13, B3, B3          ; <-1> XOR     u_0_74, u_1_74, u_01_74
        XOR     .L1    A11, A14, A7         ; <-1> XOR     t_0_74, t_1_74, t_01_74
||      XOR     .L2    B3, B6, B13          ; <-1> XOR     u_01_74, u_2_74, u_012_74
        XOR     .L1    A7, A15, A7          ; <-1> XOR     t_01_74, t_2_74, t_012_74
||      XOR     .L2    B13, B12, B12        ; <-1> XOR     u_012_74, u_3_74, t1_73
        NOP
        ADD     .L1X   A11, B12, A14        ; <-1> ADD     t1_73, key0_73, once_73
||      XOR     .S1    A7, A13, A13         ; <-1> XOR     t_012_74, t_3_74, t0_73
        ADD     .L1    A13, A14, A11        ; <-1> ADD     t0_73, once_73, f0_72
||      ADDAH   .D2    B3, B12, B13         ; <-1> ADDAH   key1_73, t1_73, twice_73
        XOR     .S1    A10, A11, A10        ; <-1> XOR     x0, f0_72, sum_72
||      ADD     .S2X   B13, A13, B8         ; <-1> ADD     t0_73, twice_73, f1_72
        XOR     .L2    B11, B8, B6          ; <-1> XOR     turned_72, f1_72, x1
||      SHRU    .S1    A10, 1, A7           ; <-1> SHRU    sum_72, 1, odd
        SHL     .S1    A10, 31, A13         ; <-1> SHL     sum_72, 31, top_72
||      SHRU    .S2    B6, 8, B11           ; <-1> SHRU    x1, 8, y_1_80
||      LDW     .D2T2  *+B4[B6], B12        ; <-1> LDW     *+B4[x1]{box_1}, u_0_80
        SHRU    .S1X   B6, 16, A15          ; <-1> SHRU    x1, 16, y_2_80
||      SHRU    .S2X   A7, 8, B12           ; <-1> SHRU    odd, 8, x_1_80
||      LDW     .D1T1  *+A4[A7], A13        ; <-1> LDW     *+A4[odd]{box_0}, t_0_80
||      LDW     .D2T2  *+B5[B11], B7        ; <-1> LDW     *+B5[y_1_80]{box_2}, u_1_80
        ADD     .L1    A7, A13, A7          ; <-1> ADD     odd, top_72, x0
||      SHRU    .S1X   B6, 24, A13          ; <-1> SHRU    x1, 24, y_3_80
||      SHRU    .S2X   A7, 16, B8           ; <-1> SHRU    odd, 16, x_2_80
||      LDW     .D1T2  *+A5[A15], B13       ; <-1> LDW     *+A5[y_2_80]{box_3}, u_2_80
||      LDW     .D2T1  *+B4[B12], A15       ; <-1> LDW     *+B4[x_1_80]{box_1}, t_1_80
        LDW     .D1T2  *+A4[A13], B10       ; <-1> LDW     *+A4[y_3_80]{box_0}, u_3_80
||      LDW     .D2T1  *+B5[B8], A14        ; <-1> LDW     *+B5[x_2_80]{box_2}, t_2_80
        SUBC    .L2X   B7, A6, B8           ; <-1> SUBC    x3, sign, turned_78
||      SHRU    .S1    A7, 24, A14          ; <-1> SHRU    x0, 24, x_3_80
||      LDW     .D1T1  *+A3[12], A14        ; <-1> LDW     *+keys_a[(32) - 20], key0_79
        LDW     .D1T1  *+A5[A14], A15       ; <-1> LDW     *+A5[x_3_80]{box_3}, t_3_80
||      LDW     .D2T2  *+B0[13], B11        ; <-1> LDW     *+keys_b[(32 + 1) - 20], key1_79
        XOR     .L2    B12, B7, B11         ; <-1> XOR     u_0_80, u_1_80, u_01_80
        XOR     .L1    A13, A15, A13        ; <-1> XOR     t_0_80, t_1_80, t_01_80
||      XOR     .L2    B11, B13, B12        ; <-1> XOR     u_01_80, u_2_80, u_012_80
        XOR     .L1    A13, A14, A13        ; <-1> XOR     t_01_80, t_2_80, t_012_80
||      XOR     .L2    B12, B10, B12        ; <-1> XOR     u_012_80, u_3_80, t1_79
        NOP
        ADD     .L1X   A14, B12, A14        ; <-1> ADD     t1_79, key0_79, once_79
||      XOR     .S1    A13, A15, A13        ; <-1> XOR     t_012_80, t_3_80, t0_79
        ADD     .L1    A13, A14, A14        ; <-1> ADD     t0_79, once_79, f0_78
||      ADDAH   .D2    B11, B12, B10        ; <-1> ADDAH   key1_79, t1_79, twice_79
        XOR     .S1    A12, A14, A12        ; <-1> XOR     x2, f0_78, sum_78
||      ADD     .S2X   B10, A13, B11        ; <-1> ADD     t0_79, twice_79, f1_78
        XOR     .L2    B8, B11, B8          ; <-1> XOR     turned_78, f1_78, x3
||      SHRU    .S1    A12, 1, A13          ; <-1> SHRU    sum_78, 1, even
        SHL     .S1    A12, 31, A12         ; <-1> SHL     sum_78, 31, top_78
||      SHRU    .S2    B8, 8, B13           ; <-1> SHRU    x3, 8, y_1_86
||      LDW     .D2T2  *+B4[B8], B12        ; <-1> LDW     *+B4[x3]{box_1}, u_0_86
        SHRU    .S1X   B8, 16, A2           ; <-1> SHRU    x3, 16, y_2_86
||      SHRU    .S2X   A13, 8, B12          ; <-1> SHRU    even, 8, x_1_86
||      LDW     .D1T1  *+A4[A13], A15       ; <-1> LDW     *+A4[even]{box_0}, t_0_86
||      LDW     .D2T2  *+B5[B13], B9        ; <-1> LDW     *+B5[y_1_86]{box_2}, u_1_86
        ADD     .L1    A13, A12, A12        ; <-1> ADD     even, top_78, x2
||      SHRU    .S1X   B8, 24, A2           ; <-1> SHRU    x3, 24, y_3_86
||      SHRU    .S2X   A13, 16, B11         ; <-1> SHRU    even, 16, x_2_86
||      LDW     .D1T2  *+A5[A2], B13        ; <-1> LDW     *+A5[y_2_86]{box_3}, u_2_86
||      LDW     .D2T1  *+B4[B12], A9        ; <-1> LDW     *+B4[x_1_86]{box_1}, t_1_86
        LDW     .D1T2  *+A4[A2], B12        ; <-1> LDW     *+A4[y_3_86]{box_0}, u_3_86
||      LDW     .D2T1  *+B5[B11], A14       ; <-1> LDW     *+B5[x_2_86]{box_2}, t_2_86
        SUBC    .L2X   B6, A6, B10          ; <-1> SUBC    x1, sign, turned_84
||      SHRU    .S1    A12, 24, A14         ; <-1> SHRU    x2, 24, x_3_86
||      LDW     .D1T1  *+A3[14], A15        ; <-1> LDW     *+keys_a[(32 + 2) - 20], key0_85
        LDW     .D1T1  *+A5[A14], A2        ; <-1> LDW     *+A5[x_3_86]{box_3}, t_3_86
||      LDW     .D2T2  *+B0[15], B13        ; <-1> LDW     *+keys_b[(32 + 2 + 1) - 20], key1_85
        XOR     .L2    B12, B9, B6          ; <-1> XOR     u_0_86, u_1_86, u_01_86
        XOR     .L1    A15, A9, A15         ; <-1> XOR     t_0_86, t_1_86, t_01_86
||      XOR     .L2    B6, B13, B6          ; <-1> XOR     u_01_86, u_2_86, u_012_86
        XOR     .L1    A15, A14, A14        ; <-1> XOR     t_01_86, t_2_86, t_012_86
||      XOR     .L2    B6, B12, B12         ; <-1> XOR     u_012_86, u_3_86, t1_85
        NOP
        ADD     .L1X   A15, B12, A15        ; <-1> ADD     t1_85, key0_85, once_85
||      XOR     .S1    A14, A2, A14         ; <-1> XOR     t_012_86, t_3_86, t0_85
        ADD     .L1    A14, A15, A2         ; <-1> ADD     t0_85, once_85, f0_84
||      ADDAH   .D2    B13, B12, B12        ; <-1> ADDAH   key1_85, t1_85, twice_85
        XOR     .S1    A7, A2, A14          ; <-1> XOR     x0, f0_84, sum_84
||      ADD     .S2X   B12, A14, B12        ; <-1> ADD     t0_85, twice_85, f1_84
        XOR     .L2    B10, B12, B10        ; <-1> XOR     turned_84, f1_84, x1
||      SHRU    .S1    A14, 1, A9           ; <-1> SHRU    sum_84, 1, odd
        SHL     .S1    A14, 31, A10         ; <-1> SHL     sum_84, 31, top_84
||      SHRU    .S2    B10, 8, B12          ; <-1> SHRU    x1, 8, y_1_92
||      LDW     .D2T2  *+B4[B10], B8        ; <-1> LDW     *+B4[x1]{box_1}, u_0_92
        SHRU    .S1X   B10, 16, A2          ; <-1> SHRU    x1, 16, y_2_92
||      SHRU    .S2X   A9, 8, B3            ; <-1> SHRU    odd, 8, x_1_92
||      LDW     .D1T1  *+A4[A9], A15        ; <-1> LDW     *+A4[odd]{box_0}, t_0_92
||      LDW     .D2T2  *+B5[B12], B12       ; <-1> LDW     *+B5[y_1_92]{box_2}, u_1_92
        ADD     .L1    A9, A10, A10         ; <-1> ADD     odd, top_84, x0
||      SHRU    .S1X   B10, 24, A2          ; <-1> SHRU    x1, 24, y_3_92
||      SHRU    .S2X   A9, 16, B3           ; <-1> SHRU    odd, 16, x_2_92
||      LDW     .D1T2  *+A5[A2], B8         ; <-1> LDW     *+A5[y_2_92]{box_3}, u_2_92
||      LDW     .D2T1  *+B4[B3], A11        ; <-1> LDW     *+B4[x_1_92]{box_1}, t_1_92
        LDW     .D1T2  *+A4[A2], B8         ; <-1> LDW     *+A4[y_3_92]{box_0}, u_3_92
||      LDW     .D2T1  *+B5[B3], A14        ; <-1> LDW     *+B5[x_2_92]{box_2}, t_2_92
        SUBC    .L2X   B8, A6, B11          ; <-1> SUBC    x3, sign, turned_90
||      SHRU    .S1    A10, 24, A14         ; <-1> SHRU    x0, 24, x_3_92
||      LDW     .D1T1  *+A3[16], A15        ; <-1> LDW     *+keys_a[(36) - 20], key0_91
        LDW     .D1T1  *+A5[A14], A2        ; <-1> LDW     *+A5[x_3_92]{box_3}, t_3_92
||      LDW     .D2T2  *+B0[17], B12        ; <-1> LDW     *+keys_b[(36 + 1) - 20], key1_91
        XOR     .L2    B8, B12, B12         ; <-1> XOR     u_0_92, u_1_92, u_01_92
        XOR     .L1    A15, A11, A15        ; <-1> XOR     t_0_92, t_1_92, t_01_92
||      XOR     .L2    B12, B8, B12         ; <-1> XOR     u_01_92, u_2_92, u_012_92
        XOR     .L1    A15, A14, A14        ; <-1> XOR     t_01_92, t_2_92, t_012_92
||      XOR     .L2    B12, B8, B8          ; <-1> XOR     u_012_92, u_3_92, t1_91
        NOP
        ADD     .L1X   A15, B8, A15         ; <-1> ADD     t1_91, key0_91, once_91
||      XOR     .S1    A14, A2, A14         ; <-1> XOR     t_012_92, t_3_92, t0_91
        ADD     .L1    A14, A15, A2         ; <-1> ADD     t0_91, once_91, f0_90
||      ADDAH   .D2    B12, B8, B8          ; <-1> ADDAH   key1_91, t1_91, twice_91
        XOR     .S1    A12, A2, A14         ; <-1> XOR     x2, f0_90, sum_90
||      ADD     .S2X   B8, A14, B8          ; <-1> ADD     t0_91, twice_91, f1_90
        XOR     .L2    B11, B8, B12         ; <-1> XOR     turned_90, f1_90, x3
||      SHRU    .S1    A14, 1, A12          ; <-1> SHRU    sum_90, 1, even
||      LDW     .D1T1  *-A3[16], A14        ; <-1> LDW     *-keys_a[20 - (4)], o0
||      LDW     .D2T2  *-B0[13], B11        ; <-1> LDW     *-keys_b[20 - (7)], o3
        SHL     .S1    A14, 31, A8          ; <-1> SHL     sum_90, 31, top_90
||      SHRU    .S2    B12, 8, B11          ; <-1> SHRU    x3, 8, y_1_98
||      LDW     .D2T2  *+B4[B12], B12       ; <-1> LDW     *+B4[x3]{box_1}, u_0_98
        SHRU    .S1X   B12, 16, A2          ; <-1> SHRU    x3, 16, y_2_98
||      SHRU    .S2X   A12, 8, B8           ; <-1> SHRU    even, 8, x_1_98
||      LDW     .D1T1  *+A4[A12], A8        ; <-1> LDW     *+A4[even]{box_0}, t_0_98
||      LDW     .D2T2  *+B5[B11], B10       ; <-1> LDW     *+B5[y_1_98]{box_2}, u_1_98
        ADD     .L1    A12, A8, A8          ; <-1> ADD     even, top_90, x2
||      XOR     .L2    B12, B2, B8          ; <-1> XOR     x3, o1, out1
||      SHRU    .S1X   B12, 24, A2          ; <-1> SHRU    x3, 24, y_3_98
||      SHRU    .S2X   A12, 16, B11         ; <-1> SHRU    even, 16, x_2_98
||      LDW     .D1T2  *+A5[A2], B10        ; <-1> LDW     *+A5[y_2_98]{box_3}, u_2_98
||      LDW     .D2T1  *+B4[B8], A13        ; <-1> LDW     *+B4[x_1_98]{box_1}, t_1_98
        LDW     .D1T2  *+A4[A2], B10        ; <-1> LDW     *+A4[y_3_98]{box_0}, u_3_98
||      LDW     .D2T1  *+B5[B11], A14       ; <-1> LDW     *+B5[x_2_98]{box_2}, t_2_98
        SUBC    .L2X   B10, A6, B2          ; <-1> SUBC    x1, sign, turned_96
||      SHRU    .S1    A8, 24, A2           ; <-1> SHRU    x2, 24, x_3_98
||      LDW     .D1T1  *+A3[18], A15        ; <-1> LDW     *+keys_a[(36 + 2) - 20], key0_97
        XOR     .L1    A8, A14, A12         ; <-1> XOR     x2, o0, out0
||      ZERO    .L2    B0                   ; ZERO    linear_106
||      LDW     .D1T1  *+A5[A2], A2         ; <-1> LDW     *+A5[x_3_98]{box_3}, t_3_98
||      LDW     .D2T2  *+B0[19], B10        ; <-1> LDW     *+keys_b[(36 + 2 + 1) - 20], key1_97
        XOR     .L2    B12, B10, B12        ; <-1> XOR     u_0_98, u_1_98, u_01_98
||      STW     .D2T1  A12, *B1++[4]        ; <-1> STW     out0, *to++[4]
        XOR     .L1    A8, A13, A8          ; <-1> XOR     t_0_98, t_1_98, t_01_98
||      XOR     .L2    B12, B10, B12        ; <-1> XOR     u_01_98, u_2_98, u_012_98
||      MVC     .S2    B0, AMR              ; MVC     linear_106, AMR
        XOR     .L1    A8, A14, A14         ; <-1> XOR     t_01_98, t_2_98, t_012_98
||      XOR     .L2    B12, B10, B12        ; <-1> XOR     u_012_98, u_3_98, t1_97
        NOP
        ADD     .L1X   A15, B12, A14        ; <-1> ADD     t1_97, key0_97, once_97
||      XOR     .S1    A14, A2, A13         ; <-1> XOR     t_012_98, t_3_98, t0_97
        ADD     .L1    A13, A14, A14        ; <-1> ADD     t0_97, once_97, f0_96
||      ADDAH   .D2    B10, B12, B9         ; <-1> ADDAH   key1_97, t1_97, twice_97
        XOR     .S1    A10, A14, A15        ; <-1> XOR     x0, f0_96, sum_96
||      ADD     .S2X   B9, A13, B9          ; <-1> ADD     t0_97, twice_97, f1_96
        XOR     .L2    B2, B9, B12          ; <-1> XOR     turned_96, f1_96, x1
||      SHRU    .S1    A15, 1, A13          ; <-1> SHRU    sum_96, 1, odd
||      LDW     .D1T1  *-A3[14], A13        ; <-1> LDW     *-keys_a[20 - (6)], o2
        SHL     .S1    A15, 31, A10         ; <-1> SHL     sum_96, 31, top_96
        NOP
        ADD     .L1    A13, A10, A10        ; <-1> ADD     odd, top_96, x0
        NOP     2
        XOR     .S1    A10, A13, A10        ; <-1> XOR     x0, o2, out2
||      XOR     .S2    B12, B11, B6         ; <-1> XOR     x1, o3, out3
        STW     .D2T1  A10, *-B1[2]         ; <-1> STW     out2, *-to[2]
        NOP     6
        STW     .D2T2  B8, *-B1[3]          ; <-1> STW     out1, *-to[3]
        NOP
        B       .S1    twofish_encrypt_blocks$done; B       done
        NOP     4
        STW     .D2T2  B6, *-B1[1]          ; <-1> STW     out3, *-to[1]
twofish_encrypt_blocks$pairs:
        MVKL    .S2    591109, B6           ; MVKL    0x00090505, circular_107
||      LDW     .D1T1  *+A0[0], A9          ; LDW     *+in[0], in0a
||      LDW     .D2T2  *+B15[2], B0         ; restore schedule
        CMPGT   .L2X   A6, 1, B10           ; CMPGT   blocks, 1, two_108
||      LDW     .D1T1  *+A0[1], A14         ; LDW     *+in[1], in1a
        SHL     .S2    B10, 4, B10          ; SHL     two_108, 4, step
        ADD     .L2X   B10, A0, B3          ; ADD     in, step, second_in
||      LDW     .D1T1  *+A0[3], A11         ; LDW     *+in[3], in3a
        LDW     .D2T1  *+B3[3], A7          ; LDW     *+second_in[3], in3b
        MV      .L1X   B0, A10              ; copy
||      LDW     .D1T2  *+A0[2], B2          ; LDW     *+in[2], in2a
||      LDW     .D2T1  *+B0[0], A4          ; LDW     *+schedule[0], A4
        MV      .L1    A0, A1               ; move in
||      LDW     .D1T1  *+A10[3], A3         ; LDW     *+schedule[2 + 1], k1_111
||      LDW     .D2T2  *+B0[1], B4          ; LDW     *+schedule[1], B4
        LDW     .D1T1  *+A10[5], A12        ; LDW     *+schedule[2 + 3], k3_111
||      LDW     .D2T2  *+B0[2], B6          ; LDW     *+schedule[2], k0_111
        LDW     .D1T2  *+A10[3], B6         ; LDW     *+schedule[2 + 1], k1_113
||      LDW     .D2T1  *+B3[1], A9          ; LDW     *+second_in[1], in1b
        MV      .L1    A3, A2               ; move out
||      LDW     .D2T1  *+B0[2], A6          ; LDW     *+schedule[2], k0_113
        MV      .L1    A4, A5               ; MV      A4, A5
||      MVKH    .S2    591109, B6           ; MVKH    0x00090505, circular_107
||      ADDAW   .D1    A10, 10, A0          ; ADDAW   schedule, 10, keys
||      LDW     .D2T2  *+B0[5], B1          ; LDW     *+schedule[2 + 3], k3_113
        XOR     .L1    A14, A3, A3          ; XOR     in1a, k1_111, x1a
||      MVC     .S2    B6, AMR              ; MVC     circular_107, AMR
||      LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
||      LDW     .D2T1  *+B3[0], A11         ; LDW     *+second_in[0], in0b
        XOR     .L1X   A9, B6, A14          ; XOR     in0a, k0_111, x0a
||      MV      .L2    B4, B5               ; MV      B4, B5
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_117
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
||      LDW     .D2T1  *+B3[2], A12         ; LDW     *+second_in[2], in2b
        XOR     .L1X   A9, B6, A9           ; XOR     in1b, k1_113, x1b
||      MV      .L2X   A6, B6               ; move blocks
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_117
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_117], y_1_117
        XOR     .L1    A11, A12, A12        ; XOR     in3a, k3_111, x3a
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_117
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_117
||      LDW     .D1T2  *+A10[4], B3         ; LDW     *+schedule[2 + 2], k2_111
||      LDW     .D2T1  *+B0[4], A7          ; LDW     *+schedule[2 + 2], k2_113
        ADD     .L1    A12, A12, A8         ; ADD     x3a, x3a, upper_112
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_117
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_117
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_117], y_3_117
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_117], y_2_117
        XOR     .L1    A11, A6, A6          ; XOR     in0b, k0_113, x0b
||      SHRU    .S1    A12, 31, A13         ; SHRU    x3a, 31, lower_112
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_117
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_117], x_1_117
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_117], x_3_117
        XOR     .L1X   A7, B1, A10          ; XOR     in3b, k3_113, x3b
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_122
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_122
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_117
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_117], x_2_117
        ADD     .L1    A10, A10, A10        ; ADD     x3b, x3b, upper_114
||      SHRU    .S1    A10, 31, A11         ; SHRU    x3b, 31, lower_114
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_122], y_3_122
        ADD     .L1    A11, A10, A10        ; ADD     lower_114, upper_114, turned_b
||      XOR     .L2    B2, B3, B8           ; XOR     in2a, k2_111, x2a
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_122
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_122
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_122], y_1_122
        ADD     .L1    A13, A8, A8          ; ADD     lower_112, upper_112, turned_a
||      XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_117, y_3_117, y_low_117
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_122
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_122], y_2_122
        XOR     .L1    A12, A7, A12         ; XOR     in2b, k2_113, x2b
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_117, y_2_117, y_high_117
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_122
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_122
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_122
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_122], x_2_122
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_117, x_1_117, x_low_117
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_117, y_high_117, t1_116
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_120
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_117, x_3_117, x_high_117
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_122], x_1_122
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_122], x_3_122
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_116, k0, once_116
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_117, x_high_117, t0_116
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_115
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_115
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_116, twice_116
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_116, twice_116, f1_115
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_116, once_116, f0_115
||      MVK     .S2    14, B2               ; MVK     16, count
;@loop {"name": "rounds", "ii": 14, "res_mii": 12, "rec_mii": 12, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADD", "XOR", "SHRU", "ADD", "SHRU"], "attempts": [{"interval": 12, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "29 operations near the recurrence", "moves": 0}, {"interval": 13, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "29 operations near the recurrence", "moves": 0}, {"interval": 14, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 12, recurrence 12
;  critical cycle:
;    LDW *+A5[x8_122], x_1_122
;    XOR x_0_122, x_1_122, x_low_122
;    XOR x_low_122, x_high_122, t0_121
;    ADD t0_121, once_121, f0_120
;    XOR x2b, f0_120, sum_120
;    SHRU sum_120, 1, lower_124
;    ADD lower_124, upper_124, x0b
;    SHRU x0b, 8, x8_122
;  units: L1 12/14, S1 13/14, M1 0/14, D1 13/14, L2 9/14, S2 13/14, M2 0/14, D2 10/14
;  cross paths: 1X 9/14, 2X 14/14
;  T paths: T1 8/14, T2 10/14
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 12: proved infeasible (29 operations near the recurrence), 0.0 s
;  II 13: proved infeasible (29 operations near the recurrence), 0.0 s
;  II 14 without possible bank conflicts: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_blocks$rounds:
        XOR     .L1    A8, A3, A3           ; <1> XOR     turned_a, f1_115, x1a
||      MV      .L2X   A14, B8              ; <1> MV      x0a, x2a
||      ADD     .S1    A9, A9, A8           ; <1> ADD     x1b, x1b, upper_120
||      XOR     .S2    B8, B1, B11          ; <1> XOR     x2a, f0_115, sum_115
||      LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
        XOR     .L1    A15, A11, A15        ; <1> XOR     y_0_122, y_3_122, y_low_122
||      XOR     .L2    B3, B0, B13          ; <1> XOR     y_1_122, y_2_122, y_high_122
||      SHL     .S1X   B11, 31, A11         ; <1> SHL     sum_115, 31, upper_119
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_117
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
        XOR     .L1    A14, A9, A9          ; <1> XOR     x_0_122, x_1_122, x_low_122
||      XOR     .L2    B1, B0, B11          ; <1> XOR     x_2_122, x_3_122, x_high_122
||      SHRU    .S1X   B11, 1, A15          ; <1> SHRU    sum_115, 1, lower_119
||      XOR     .S2X   B13, A15, B3         ; <1> XOR     y_low_122, y_high_122, t1_121
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_117
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_117], y_1_117
        XOR     .L1X   A9, B11, A9          ; <1> XOR     x_low_122, x_high_122, t0_121
||      ADD     .L2    B3, B7, B13          ; <1> ADD     t1_121, k0, once_121
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_117
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_117
||      ADD     .D1    A15, A11, A14        ; <1> ADD     lower_119, upper_119, x0a
||      ADDAH   .D2    B12, B3, B0          ; <1> ADDAH   k1, t1_121, twice_121
        ADD     .L1X   A9, B0, A11          ; <1> ADD     t0_121, twice_121, f1_120
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_117
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_117
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_117], y_3_117
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_117], y_2_117
        XOR     .L1    A10, A11, A9         ; <1> XOR     turned_b, f1_120, x1b
||      ADD     .S1X   A9, B13, A15         ; <1> ADD     t0_121, once_121, f0_120
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_117
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_117], x_1_117
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_117], x_3_117
        XOR     .L1    A12, A15, A10        ; <1> XOR     x2b, f0_120, sum_120
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_122
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_122
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_117
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_117], x_2_117
        MV      .L1    A6, A12              ; <1> MV      x0b, x2b
||      SHRU    .S1    A10, 1, A6           ; <1> SHRU    sum_120, 1, lower_124
||      SHL     .S2X   A10, 31, B3          ; <1> SHL     sum_120, 31, upper_124
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_122], y_3_122
        ADD     .L1X   A6, B3, A6           ; <1> ADD     lower_124, upper_124, x0b
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||[B2]  B       .S1    twofish_encrypt_blocks$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_122
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_122
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_122], y_1_122
        XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_117, y_3_117, y_low_117
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_122
||      ADD     .D1    A13, A8, A10         ; <1> ADD     lower_120, upper_120, turned_b
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_122], y_2_122
        ADD     .L1X   A7, B9, A8           ; <1> ADD     lower_115, upper_115, turned_a
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_117, y_2_117, y_high_117
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_122
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_122
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_122
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_122], x_2_122
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_117, x_1_117, x_low_117
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_117, y_high_117, t1_116
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_120
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_117, x_3_117, x_high_117
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_122], x_1_122
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_122], x_3_122
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_116, k0, once_116
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_117, x_high_117, t0_116
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_115
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_115
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_116, twice_116
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_116, twice_116, f1_115
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_116, once_116, f0_115
twofish_encrypt_blocks$twofish_encrypt_blocks$8:
        XOR     .L1    A8, A3, A3           ; <-1> XOR     turned_a, f1_115, x1a
||      MV      .L2X   A14, B8              ; <-1> MV      x0a, x2a
||      ADD     .S1    A9, A9, A8           ; <-1> ADD     x1b, x1b, upper_120
||      XOR     .S2    B8, B1, B11          ; <-1> XOR     x2a, f0_115, sum_115
||      ADDAW   .D1    A1, 8, A1            ; ADDAW   in, 8, in
||      LDW     .D2T2  *+B15[2], B0         ; restore schedule
        XOR     .L1    A15, A11, A15        ; <-1> XOR     y_0_122, y_3_122, y_low_122
||      XOR     .L2    B3, B0, B13          ; <-1> XOR     y_1_122, y_2_122, y_high_122
||      SHL     .S1X   B11, 31, A11         ; <-1> SHL     sum_115, 31, upper_119
||      LDW     .D1T1  *+A1[1], A11         ; LDW     *+in[1], in1a
        XOR     .L1    A14, A9, A9          ; <-1> XOR     x_0_122, x_1_122, x_low_122
||      XOR     .L2    B1, B0, B11          ; <-1> XOR     x_2_122, x_3_122, x_high_122
||      SHRU    .S1X   B11, 1, A15          ; <-1> SHRU    sum_115, 1, lower_119
||      XOR     .S2X   B13, A15, B3         ; <-1> XOR     y_low_122, y_high_122, t1_121
||      LDW     .D1T2  *+A1[0], B7          ; LDW     *+in[0], in0a
        XOR     .L1X   A9, B11, A9          ; <-1> XOR     x_low_122, x_high_122, t0_121
||      ADD     .L2    B3, B7, B13          ; <-1> ADD     t1_121, k0, once_121
||      ADD     .D1    A15, A11, A14        ; <-1> ADD     lower_119, upper_119, x0a
||      ADDAH   .D2    B12, B3, B0          ; <-1> ADDAH   k1, t1_121, twice_121
        ADD     .L1X   A9, B0, A11          ; <-1> ADD     t0_121, twice_121, f1_120
||      CMPGT   .L2    B6, 2, B2            ; CMPGT   blocks, 2, more
||      LDW     .D1T2  *+A1[2], B11         ; LDW     *+in[2], in2a
        XOR     .L1    A10, A11, A9         ; <-1> XOR     turned_b, f1_120, x1b
||      ADD     .L2X   B10, A2, B13         ; ADD     out, step, second_out
||      ADD     .S1X   A9, B13, A15         ; <-1> ADD     t0_121, once_121, f0_120
||      LDW     .D2T2  *+B0[9], B12         ; LDW     *+schedule[6 + 3], k3_126
        XOR     .L1    A12, A15, A10        ; <-1> XOR     x2b, f0_120, sum_120
||      SUB     .L2    B6, 2, B6            ; SUB     blocks, 2, blocks
||      MV      .S1X   B0, A15              ; copy
||      LDW     .D2T2  *+B0[6], B1          ; LDW     *+schedule[6], k0_126
        MV      .L1    A6, A12              ; <-1> MV      x0b, x2b
||      CMPGT   .L2    B6, 1, B1            ; CMPGT   blocks, 1, two_108
||      SHRU    .S1    A10, 1, A6           ; <-1> SHRU    sum_120, 1, lower_124
||      SHL     .S2X   A10, 31, B3          ; <-1> SHL     sum_120, 31, upper_124
||      LDW     .D1T1  *+A15[3], A7         ; LDW     *+schedule[2 + 1], k1_111
||      LDW     .D2T2  *+B0[6], B1          ; LDW     *+schedule[6], k0_128
        ADD     .L1X   A6, B3, A6           ; <-1> ADD     lower_124, upper_124, x0b
||      SHL     .S2    B1, 4, B10           ; SHL     two_108, 4, step
||      ADDAW   .D1    A15, 10, A0          ; ADDAW   schedule, 10, keys
||      LDW     .D2T2  *+B0[8], B12         ; LDW     *+schedule[6 + 2], k2_128
        ADD     .L1X   A1, B10, A13         ; ADD     in, step, second_in
||      ADD     .D1    A13, A8, A10         ; <-1> ADD     lower_120, upper_120, turned_b
||      LDW     .D2T2  *+B0[9], B8          ; LDW     *+schedule[6 + 3], k3_128
        ADD     .L1X   A7, B9, A8           ; <-1> ADD     lower_115, upper_115, turned_a
||      LDW     .D1T2  *+A13[2], B1         ; LDW     *+second_in[2], in2b
||      LDW     .D2T1  *+B0[7], A12         ; LDW     *+schedule[6 + 1], k1_126
        XOR     .L2    B8, B1, B3           ; XOR     x2a, k0_126, in0a
||      SHL     .S1    A8, 31, A8           ; SHL     turned_a, 31, upper_125
||      SHRU    .S2X   A8, 1, B8            ; SHRU    turned_a, 1, lower_125
||      LDW     .D1T1  *+A13[1], A9         ; LDW     *+second_in[1], in1b
||      LDW     .D2T2  *+B0[8], B3          ; LDW     *+schedule[6 + 2], k2_126
        ADD     .L1X   A8, B8, A8           ; ADD     lower_125, upper_125, x3a
||      XOR     .L2X   B12, A3, B3          ; XOR     x1a, k3_126, in3a
||      STW     .D1T2  B3, *+A2[0]          ; STW     in0a, *+out[0]
||      LDW     .D2T1  *+B0[2], A7          ; LDW     *+schedule[2], k0_111
        XOR     .L2X   B1, A12, B3          ; XOR     x2b, k0_128, in0b
||      STW     .D1T2  B3, *+A2[3]          ; STW     in3a, *+out[3]
||      LDW     .D2T1  *+B0[7], A8          ; LDW     *+schedule[6 + 1], k1_128
        SHL     .S1    A10, 31, A3          ; SHL     turned_b, 31, upper_127
||      SHRU    .S2X   A10, 1, B9           ; SHRU    turned_b, 1, lower_127
||      LDW     .D1T1  *+A15[5], A6         ; LDW     *+schedule[2 + 3], k3_113
||      LDW     .D2T2  *+B0[2], B7          ; LDW     *+schedule[2], k0_113
        ADD     .L1X   A3, B9, A10          ; ADD     lower_127, upper_127, x3b
||      XOR     .L2X   B8, A9, B9           ; XOR     x1b, k3_128, in3b
||      LDW     .D1T1  *+A13[3], A7         ; LDW     *+second_in[3], in3b
||      STW     .D2T2  B3, *+B13[0]         ; STW     in0b, *+second_out[0]
        XOR     .L1    A11, A7, A3          ; XOR     in1a, k1_111, x1a
||      LDW     .D1T1  *+A13[0], A10        ; LDW     *+second_in[0], in0b
||      LDW     .D2T2  *+B0[4], B8          ; LDW     *+schedule[2 + 2], k2_111
        XOR     .L1    A8, A12, A12         ; XOR     x3a, k1_126, in1a
||      XOR     .S1X   A14, B3, A11         ; XOR     x0a, k2_126, in2a
||      LDW     .D1T2  *+A1[3], B0          ; LDW     *+in[3], in3a
||      LDW     .D2T1  *+B0[5], A8          ; LDW     *+schedule[2 + 3], k3_111
        XOR     .L1    A10, A8, A8          ; XOR     x3b, k1_128, in1b
||      XOR     .L2X   B12, A6, B12         ; XOR     x0b, k2_128, in2b
||      XOR     .S1X   A7, B7, A14          ; XOR     in0a, k0_111, x0a
||      STW     .D1T1  A12, *+A2[1]         ; STW     in1a, *+out[1]
||      LDW     .D2T2  *+B0[3], B12         ; LDW     *+schedule[2 + 1], k1_113
        LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
||      LDW     .D2T1  *+B0[4], A10         ; LDW     *+schedule[2 + 2], k2_113
        SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_117
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
||      STW     .D2T1  A8, *+B13[1]         ; STW     in1b, *+second_out[1]
        XOR     .L1    A7, A6, A7           ; XOR     in3b, k3_113, x3b
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_117
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_117], y_1_117
        XOR     .L1X   A10, B7, A6          ; XOR     in0b, k0_113, x0b
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_117
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_117
||      STW     .D1T1  A11, *+A2[2]         ; STW     in2a, *+out[2]
||      STW     .D2T2  B12, *+B13[2]        ; STW     in2b, *+second_out[2]
        XOR     .L1X   A8, B0, A13          ; XOR     in3a, k3_111, x3a
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_117
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_117
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_117], y_3_117
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_117], y_2_117
        ADD     .L1    A13, A13, A8         ; ADD     x3a, x3a, upper_112
||      XOR     .S1X   A9, B12, A9          ; XOR     in1b, k1_113, x1b
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_117
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_117], x_1_117
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_117], x_3_117
        XOR     .L1X   A10, B1, A12         ; XOR     in2b, k2_113, x2b
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_122
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_122
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_117
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_117], x_2_117
        XOR     .L2    B11, B8, B8          ; XOR     in2a, k2_111, x2a
||      SHRU    .S1    A7, 31, A10          ; SHRU    x3b, 31, lower_114
||      SHRU    .S2X   A13, 31, B9          ; SHRU    x3a, 31, lower_112
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_122], y_3_122
||      STW     .D2T2  B9, *+B13[3]         ; STW     in3b, *+second_out[3]
        ADD     .L1    A7, A7, A7           ; ADD     x3b, x3b, upper_114
||[B2]  B       .S1    twofish_encrypt_blocks$rounds; [more] B       next
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_122
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_122
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_122], y_1_122
        ADD     .L1    A10, A7, A10         ; ADD     lower_114, upper_114, turned_b
||      XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_117, y_3_117, y_low_117
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_122
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_122], y_2_122
        ADD     .L1X   A8, B9, A8           ; ADD     lower_112, upper_112, turned_a
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_117, y_2_117, y_high_117
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_122
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_122
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_122
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_122], x_2_122
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_117, x_1_117, x_low_117
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_117, y_high_117, t1_116
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_120
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_117, x_3_117, x_high_117
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_122], x_1_122
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_122], x_3_122
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_116, k0, once_116
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_117, x_high_117, t0_116
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_115
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_115
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_116, twice_116
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_116, twice_116, f1_115
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_116, once_116, f0_115
||      MVK     .S2    14, B2               ; MVK     16, count
||      ADDAW   .D1    A2, 8, A2            ; ADDAW   out, 8, out
twofish_encrypt_blocks$twofish_encrypt_blocks$8$landing:
        NOP     4
twofish_encrypt_blocks$twofish_encrypt_blocks$9:
        ZERO    .L2    B0                   ; ZERO    linear_132
        MVC     .S2    B0, AMR              ; MVC     linear_132, AMR
twofish_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[12], A15        ; restore A15
        LDW     .D1T1  *+A0[9], A13         ; restore A13
||      LDW     .D2T2  *+B15[10], B13       ; restore B13
        LDW     .D1T1  *+A0[3], A10         ; restore A10
||      LDW     .D2T2  *+B15[6], B11        ; restore B11
        LDW     .D1T1  *+A0[11], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D1T1  *+A0[7], A12         ; restore A12
||      LDW     .D2T2  *+B15[8], B12        ; restore B12
        ADDK    .S2    48, B15              ; frame
        NOP     3
