; broadside optimize: source cc07234dac2f0ec64ada9ff6a67519db273e3379329192c7bd97e62b0b275309
; broadside 0.1.0, OR-Tools 9.15.6755, seed 3, 2 workers, 250 s an interval, 40 s a region
; Twofish, decryption of any number of independent blocks, two at a time.
;
;       void twofish_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                   const struct twofish_schedule *schedule);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; A last block without a partner is its own partner. A misaligned pointer stops the machine's memory access. To be
; called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Twofish with full keying (Schneier et al., 1998) on the C62x: its rounds as macros.
;
; The key-dependent S-boxes joined with the MDS matrix are four tables of 256 words. Tables 0 and 1 lie in data
; memory block 0 and are read through .D1, tables 2 and 3 in block 1 and are read through .D2: their loads never meet
; in a bank. Each table lies on a multiple of its 1024 bytes: circular addressing (AMR) masks the index, of which only
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

        .global twofish_decrypt_blocks

twofish_decrypt_blocks:
        ADDK    .S2    -64, B15             ; frame
        MV      .L1    A4, A14              ; move out
||      STW     .D2T1  A14, *+B15[15]       ; save A14
        STW     .D2T1  A15, *+B15[16]       ; save A15
        STW     .D2T1  A11, *+B15[9]        ; save A11
        STW     .D2T2  B11, *+B15[10]       ; save B11
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D2T1  A10, *+B15[7]        ; save A10
        STW     .D2T1  A14, *+B15[3]        ; save out
        STW     .D2T1  A13, *+B15[13]       ; save A13
  [!A1] B       .S1    twofish_decrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[11]       ; save A12
        STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D2T2  B10, *+B15[8]        ; save B10
        MV      .L2    B6, B10              ; move schedule
||      STW     .D2T1  A6, *+B15[6]         ; save blocks
        MV      .L2    B4, B10              ; move in
||      STW     .D2T2  B10, *+B15[2]        ; save schedule
        STW     .D2T2  B10, *+B15[4]        ; save in
twofish_decrypt_blocks$twofish_decrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B2         ; restore schedule
        LDW     .D2T2  *+B15[4], B0         ; restore in
        LDW     .D2T2  *+B15[6], B1         ; restore blocks
        NOP     2
        MV      .L1X   B2, A9               ; copy
||      LDW     .D2T1  *+B2[9], A11         ; LDW     *+schedule[6 + 3], k3_31
        LDW     .D1T2  *+A9[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B0[1], A0          ; LDW     *+in[1], in1a
        CMPGT   .L2    B1, 1, B1            ; CMPGT   blocks, 1, two_28
||      LDW     .D1T1  *+A9[0], A4          ; LDW     *+schedule[0], A4
        SHL     .S2    B1, 4, B7            ; SHL     two_28, 4, step
||      LDW     .D1T1  *+A9[7], A2          ; LDW     *+schedule[6 + 1], k1_31
        ADD     .L2    B0, B7, B10          ; ADD     in, step, second_in
||      MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_27
||      ADDAW   .D1    A9, 10, A1           ; ADDAW   schedule, 10, keys
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+in[0], in0a
        LDW     .D2T1  *+B10[0], A10        ; LDW     *+second_in[0], in0b
        MV      .L2    B4, B5               ; MV      B4, B5
||      MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_27
||      LDW     .D1T1  *+A9[6], A3          ; LDW     *+schedule[6], k0_31
        MV      .L1    A4, A5               ; MV      A4, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A9[7], A2          ; LDW     *+schedule[6 + 1], k1_33
        XOR     .L1    A0, A2, A8           ; XOR     in1a, k1_31, x1a
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_27, AMR
||      LDW     .D1T2  *+A9[6], B9          ; LDW     *+schedule[6], k0_33
||      LDW     .D2T1  *+B10[1], A0         ; LDW     *+second_in[1], in1b
        SHRU    .S1    A8, 24, A0           ; <0> SHRU    x1a, 24, y24_37
||      SHRU    .S2X   A8, 8, B9            ; <0> SHRU    x1a, 8, y8_37
||      LDW     .D1T1  *+A5[A8], A7         ; <0> LDW     *+A5[x1a], y_0_37
||      LDW     .D2T2  *+B0[2], B6          ; LDW     *+in[2], in2a
        ADDK    .S1    128, A1              ; ADDK    128, keys
||      SHRU    .S2X   A8, 16, B0           ; <0> SHRU    x1a, 16, y16_37
||      LDW     .D1T2  *+A9[8], B3          ; LDW     *+schedule[6 + 2], k2_31
||      LDW     .D2T1  *+B0[3], A2          ; LDW     *+in[3], in3a
        XOR     .L1    A2, A3, A13          ; XOR     in0a, k0_31, x0a
||      LDW     .D1T1  *--A1[2], A6         ; <0> LDW     *--keys[2], k0
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_37], y_2_37
        SHRU    .S2X   A13, 24, B3          ; <0> SHRU    x0a, 24, x24_37
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y24_37], y_3_37
||      LDW     .D2T2  *+B4[B9], B8         ; <0> LDW     *+B4[y8_37], y_1_37
        XOR     .L1    A0, A2, A3           ; XOR     in1b, k1_33, x1b
||      SHRU    .S1    A13, 8, A2           ; <0> SHRU    x0a, 8, x8_37
||      SHRU    .S2X   A13, 16, B3          ; <0> SHRU    x0a, 16, x16_37
||      LDW     .D1T1  *+A1[1], A10         ; <0> LDW     *+keys[1], k1
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[x24_37], x_3_37
        SHRU    .S2X   A13, 31, B1          ; <0> SHRU    x0a, 31, lower_35
||      LDW     .D1T1  *+A5[A2], A0         ; <0> LDW     *+A5[x8_37], x_1_37
||      LDW     .D2T2  *+B4[B3], B8         ; <0> LDW     *+B4[x16_37], x_2_37
        LDW     .D1T1  *+A4[A13], A11       ; <0> LDW     *+A4[x0a], x_0_37
||      LDW     .D2T2  *+B10[2], B10        ; LDW     *+second_in[2], in2b
        XOR     .L1X   A10, B9, A12         ; XOR     in0b, k0_33, x0b
||      XOR     .L2    B6, B3, B2           ; XOR     in2a, k2_31, x2a
||      LDW     .D1T2  *+A9[8], B0          ; LDW     *+schedule[6 + 2], k2_33
||      LDW     .D2T1  *+B2[9], A9          ; LDW     *+schedule[6 + 3], k3_33
        XOR     .L1    A7, A0, A0           ; <0> XOR     y_0_37, y_3_37, y_low_37
||      XOR     .L2    B8, B0, B8           ; <0> XOR     y_1_37, y_2_37, y_high_37
||      SHRU    .S1    A3, 24, A7           ; <0> SHRU    x1b, 24, y24_42
||      SHRU    .S2X   A3, 8, B0            ; <0> SHRU    x1b, 8, y8_42
||      LDW     .D1T1  *+A5[A3], A11        ; <0> LDW     *+A5[x1b], y_0_42
        XOR     .L1X   A0, B8, A11          ; <0> XOR     y_low_37, y_high_37, t1_36
||      XOR     .S1    A2, A11, A15         ; XOR     in3a, k3_31, x3a
||      SHRU    .S2X   A3, 16, B9           ; <0> SHRU    x1b, 16, y16_42
||      LDW     .D2T1  *+B10[3], A14        ; LDW     *+second_in[3], in3b
        ADD     .L1    A11, A6, A2          ; <0> ADD     t1_36, k0, once_36
||      XOR     .L2    B8, B3, B3           ; <0> XOR     x_2_37, x_3_37, x_high_37
||      SHRU    .S2    B2, 31, B8           ; SHRU    x2a, 31, lower_32
||      ADDAH   .D1    A10, A11, A14        ; <0> ADDAH   k1, t1_36, twice_36
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[y16_42], y_2_42
        XOR     .L1    A11, A0, A11         ; <0> XOR     x_0_37, x_1_37, x_low_37
||      SHRU    .S2X   A12, 24, B9          ; <0> SHRU    x0b, 24, x24_42
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[y24_42], y_3_42
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_42], y_1_42
        XOR     .L1X   A11, B3, A7          ; <0> XOR     x_low_37, x_high_37, t0_36
||      SHRU    .S1    A12, 8, A0           ; <0> SHRU    x0b, 8, x8_42
||      SHRU    .S2X   A12, 16, B6          ; <0> SHRU    x0b, 16, x16_42
||      LDW     .D2T2  *+B5[B9], B8         ; <0> LDW     *+B5[x24_42], x_3_42
        ADD     .L1    A7, A14, A0          ; <0> ADD     t0_36, twice_36, f1_35
||      XOR     .L2    B10, B0, B10         ; XOR     in2b, k2_33, x2b
||      SHRU    .S2X   A12, 31, B6          ; <0> SHRU    x0b, 31, lower_40
||      LDW     .D1T1  *+A5[A0], A11        ; <0> LDW     *+A5[x8_42], x_1_42
||      LDW     .D2T2  *+B4[B6], B3         ; <0> LDW     *+B4[x16_42], x_2_42
        XOR     .L1    A15, A0, A0          ; <0> XOR     x3a, f1_35, sum_35
||      ADD     .L2    B2, B2, B7           ; ADD     x2a, x2a, upper_32
||      XOR     .S1    A14, A9, A9          ; XOR     in3b, k3_33, x3b
||      SHRU    .S2    B10, 31, B2          ; SHRU    x2b, 31, lower_34
||      LDW     .D1T1  *+A4[A12], A6        ; <0> LDW     *+A4[x0b], x_0_42
||      STW     .D2T2  B7, *+B15[5]         ; save step
        ADD     .L1    A13, A13, A13        ; <0> ADD     x0a, x0a, upper_35
||      ADD     .L2    B8, B7, B7           ; ADD     lower_32, upper_32, turned_a
||      SHL     .S1    A0, 31, A0           ; <0> SHL     sum_35, 31, upper_39
||      SHRU    .S2X   A0, 1, B9            ; <0> SHRU    sum_35, 1, lower_39
||      ADD     .D2    B10, B10, B8         ; ADD     x2b, x2b, upper_34
        XOR     .L1    A11, A15, A11        ; <0> XOR     y_0_42, y_3_42, y_low_42
||      XOR     .L2    B3, B0, B3           ; <0> XOR     y_1_42, y_2_42, y_high_42
||      ADD     .S1X   A0, B9, A8           ; <0> ADD     lower_39, upper_39, x1a
||      MVK     .S2    15, B2               ; MVK     16, count
||      MV      .D1    A8, A15              ; <0> MV      x1a, x3a
||      ADD     .D2    B2, B8, B11          ; ADD     lower_34, upper_34, turned_b
;@loop {"name": "rounds", "ii": 17, "res_mii": 12, "rec_mii": 13, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADDAH", "ADD", "XOR", "SHRU", "ADD", "SHRU"], "attempts": [{"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 12, recurrence 13
;  critical cycle:
;    LDW *+A4[y24_42], y_3_42
;    XOR y_0_42, y_3_42, y_low_42
;    XOR y_low_42, y_high_42, t1_41
;    ADDAH k1, t1_41, twice_41
;    ADD t0_41, twice_41, f1_40
;    XOR x3b, f1_40, sum_40
;    SHRU sum_40, 1, lower_44
;    ADD lower_44, upper_44, x1b
;    SHRU x1b, 24, y24_42
;  units: L1 16/17, S1 13/17, M1 0/17, D1 14/17, L2 5/17, S2 14/17, M2 0/17, D2 8/17
;  cross paths: 1X 8/17, 2X 14/17
;  T paths: T1 10/17, T2 8/17
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 12 used, 12 live at once
;  II 17 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  pipelined from 2 iterations on
twofish_decrypt_blocks$rounds:
        XOR     .L1X   A11, B3, A14         ; <1> XOR     y_low_42, y_high_42, t1_41
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A8, 24, A0           ; <0> SHRU    x1a, 24, y24_37
||      SHRU    .S2X   A8, 8, B9            ; <0> SHRU    x1a, 8, y8_37
||      LDW     .D1T1  *+A5[A8], A7         ; <0> LDW     *+A5[x1a], y_0_37
        ADD     .L1    A14, A6, A14         ; <1> ADD     t1_41, k0, once_41
||      XOR     .L2    B3, B8, B3           ; <1> XOR     x_2_42, x_3_42, x_high_42
||      ADD     .S1    A7, A2, A7           ; <1> ADD     t0_36, once_36, f0_35
||      SHRU    .S2X   A8, 16, B0           ; <0> SHRU    x1a, 16, y16_37
||      ADDAH   .D1    A10, A14, A10        ; <1> ADDAH   k1, t1_41, twice_41
        XOR     .L1    A6, A11, A6          ; <1> XOR     x_0_42, x_1_42, x_low_42
||      XOR     .S1X   A7, B7, A13          ; <1> XOR     turned_a, f0_35, x0a
||      ADD     .S2X   B1, A13, B7          ; <1> ADD     lower_35, upper_35, turned_a
||      LDW     .D1T1  *--A1[2], A6         ; <0> LDW     *--keys[2], k0
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_37], y_2_37
        XOR     .L1X   A6, B3, A11          ; <1> XOR     x_low_42, x_high_42, t0_41
||      SHRU    .S2X   A13, 24, B3          ; <0> SHRU    x0a, 24, x24_37
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y24_37], y_3_37
||      LDW     .D2T2  *+B4[B9], B8         ; <0> LDW     *+B4[y8_37], y_1_37
        ADD     .L1    A11, A10, A10        ; <1> ADD     t0_41, twice_41, f1_40
||      SHRU    .S1    A13, 8, A2           ; <0> SHRU    x0a, 8, x8_37
||      SHRU    .S2X   A13, 16, B3          ; <0> SHRU    x0a, 16, x16_37
||      LDW     .D1T1  *+A1[1], A10         ; <0> LDW     *+keys[1], k1
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[x24_37], x_3_37
        XOR     .L1    A9, A10, A0          ; <1> XOR     x3b, f1_40, sum_40
||      SHRU    .S2X   A13, 31, B1          ; <0> SHRU    x0a, 31, lower_35
||      LDW     .D1T1  *+A5[A2], A0         ; <0> LDW     *+A5[x8_37], x_1_37
||      LDW     .D2T2  *+B4[B3], B8         ; <0> LDW     *+B4[x16_37], x_2_37
        ADD     .L1    A12, A12, A12        ; <1> ADD     x0b, x0b, upper_40
||      SHL     .S1    A0, 31, A0           ; <1> SHL     sum_40, 31, upper_44
||      SHRU    .S2X   A0, 1, B3            ; <1> SHRU    sum_40, 1, lower_44
||      LDW     .D1T1  *+A4[A13], A11       ; <0> LDW     *+A4[x0a], x_0_37
        ADD     .S1X   A0, B3, A3           ; <1> ADD     lower_44, upper_44, x1b
||      MV      .D1    A3, A9               ; <1> MV      x1b, x3b
        XOR     .L1    A7, A0, A0           ; <0> XOR     y_0_37, y_3_37, y_low_37
||      XOR     .L2    B8, B0, B8           ; <0> XOR     y_1_37, y_2_37, y_high_37
||      SHRU    .S1    A3, 24, A7           ; <0> SHRU    x1b, 24, y24_42
||      SHRU    .S2X   A3, 8, B0            ; <0> SHRU    x1b, 8, y8_42
||      LDW     .D1T1  *+A5[A3], A11        ; <0> LDW     *+A5[x1b], y_0_42
        XOR     .L1X   A0, B8, A11          ; <0> XOR     y_low_37, y_high_37, t1_36
||      ADD     .S1    A11, A14, A14        ; <1> ADD     t0_41, once_41, f0_40
||      SHRU    .S2X   A3, 16, B9           ; <0> SHRU    x1b, 16, y16_42
        ADD     .L1    A11, A6, A2          ; <0> ADD     t1_36, k0, once_36
||      XOR     .L2    B8, B3, B3           ; <0> XOR     x_2_37, x_3_37, x_high_37
||      XOR     .S1X   A14, B11, A12        ; <1> XOR     turned_b, f0_40, x0b
||      ADD     .S2X   B6, A12, B11         ; <1> ADD     lower_40, upper_40, turned_b
||      ADDAH   .D1    A10, A11, A14        ; <0> ADDAH   k1, t1_36, twice_36
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[y16_42], y_2_42
        XOR     .L1    A11, A0, A11         ; <0> XOR     x_0_37, x_1_37, x_low_37
||[B2]  B       .S1    twofish_decrypt_blocks$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A12, 24, B9          ; <0> SHRU    x0b, 24, x24_42
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[y24_42], y_3_42
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_42], y_1_42
        XOR     .L1X   A11, B3, A7          ; <0> XOR     x_low_37, x_high_37, t0_36
||      SHRU    .S1    A12, 8, A0           ; <0> SHRU    x0b, 8, x8_42
||      SHRU    .S2X   A12, 16, B6          ; <0> SHRU    x0b, 16, x16_42
||      LDW     .D2T2  *+B5[B9], B8         ; <0> LDW     *+B5[x24_42], x_3_42
        ADD     .L1    A7, A14, A0          ; <0> ADD     t0_36, twice_36, f1_35
||      SHRU    .S2X   A12, 31, B6          ; <0> SHRU    x0b, 31, lower_40
||      LDW     .D1T1  *+A5[A0], A11        ; <0> LDW     *+A5[x8_42], x_1_42
||      LDW     .D2T2  *+B4[B6], B3         ; <0> LDW     *+B4[x16_42], x_2_42
        XOR     .L1    A15, A0, A0          ; <0> XOR     x3a, f1_35, sum_35
||      LDW     .D1T1  *+A4[A12], A6        ; <0> LDW     *+A4[x0b], x_0_42
        ADD     .L1    A13, A13, A13        ; <0> ADD     x0a, x0a, upper_35
||      SHL     .S1    A0, 31, A0           ; <0> SHL     sum_35, 31, upper_39
||      SHRU    .S2X   A0, 1, B9            ; <0> SHRU    sum_35, 1, lower_39
        XOR     .L1    A11, A15, A11        ; <0> XOR     y_0_42, y_3_42, y_low_42
||      XOR     .L2    B3, B0, B3           ; <0> XOR     y_1_42, y_2_42, y_high_42
||      ADD     .S1X   A0, B9, A8           ; <0> ADD     lower_39, upper_39, x1a
||      MV      .D1    A8, A15              ; <0> MV      x1a, x3a
twofish_decrypt_blocks$rounds$exit:
        XOR     .L1X   A11, B3, A14         ; <-1> XOR     y_low_42, y_high_42, t1_41
        ADD     .L1    A14, A6, A14         ; <-1> ADD     t1_41, k0, once_41
||      XOR     .L2    B3, B8, B3           ; <-1> XOR     x_2_42, x_3_42, x_high_42
||      ADD     .S1    A7, A2, A7           ; <-1> ADD     t0_36, once_36, f0_35
||      ADDAH   .D1    A10, A14, A10        ; <-1> ADDAH   k1, t1_41, twice_41
        XOR     .L1    A6, A11, A6          ; <-1> XOR     x_0_42, x_1_42, x_low_42
||      XOR     .S1X   A7, B7, A13          ; <-1> XOR     turned_a, f0_35, x0a
||      ADD     .S2X   B1, A13, B7          ; <-1> ADD     lower_35, upper_35, turned_a
        XOR     .L1X   A6, B3, A11          ; <-1> XOR     x_low_42, x_high_42, t0_41
        ADD     .L1    A11, A10, A10        ; <-1> ADD     t0_41, twice_41, f1_40
        XOR     .L1    A9, A10, A0          ; <-1> XOR     x3b, f1_40, sum_40
        ADD     .L1    A12, A12, A12        ; <-1> ADD     x0b, x0b, upper_40
||      SHL     .S1    A0, 31, A0           ; <-1> SHL     sum_40, 31, upper_44
||      SHRU    .S2X   A0, 1, B3            ; <-1> SHRU    sum_40, 1, lower_44
        ADD     .S1X   A0, B3, A3           ; <-1> ADD     lower_44, upper_44, x1b
||      MV      .D1    A3, A9               ; <-1> MV      x1b, x3b
        NOP
        ADD     .S1    A11, A14, A14        ; <-1> ADD     t0_41, once_41, f0_40
        XOR     .S1X   A14, B11, A12        ; <-1> XOR     turned_b, f0_40, x0b
||      ADD     .S2X   B6, A12, B11         ; <-1> ADD     lower_40, upper_40, turned_b
twofish_decrypt_blocks$twofish_decrypt_blocks$4:
        LDW     .D2T1  *+B15[2], A14        ; restore schedule
        LDW     .D2T2  *+B15[3], B13        ; restore out
        LDW     .D2T1  *+B15[4], A10        ; restore in
        NOP
        LDW     .D2T2  *+B15[6], B0         ; restore blocks
        LDW     .D1T1  *+A14[3], A11        ; LDW     *+schedule[2 + 1], k1_46
||      LDW     .D2T2  *+B15[5], B1         ; restore step
        LDW     .D1T1  *+A14[4], A6         ; LDW     *+schedule[2 + 2], k2_46
||      ADDAW   .D2    B13, 8, B0           ; ADDAW   out, 8, out
        LDW     .D1T1  *+A14[5], A7         ; LDW     *+schedule[2 + 3], k3_48
||      STW     .D2T2  B0, *+B15[3]         ; save out
        LDW     .D1T1  *+A14[7], A11        ; LDW     *+schedule[6 + 1], k1_31
        CMPGT   .L2    B0, 2, B2            ; CMPGT   blocks, 2, more
||      SUB     .S2    B0, 2, B0            ; SUB     blocks, 2, blocks
||      LDW     .D1T1  *+A14[6], A0         ; LDW     *+schedule[6], k0_33
        XOR     .L1    A15, A11, A0         ; XOR     x3a, k1_46, in1a
||      LDW     .D1T1  *+A14[9], A2         ; LDW     *+schedule[6 + 3], k3_33
||      STW     .D2T2  B0, *+B15[6]         ; save blocks
        CMPGT   .L2    B0, 1, B0            ; CMPGT   blocks, 1, two_28
||      ADDAW   .D1    A10, 8, A15          ; ADDAW   in, 8, in
||      STW     .D2T1  A0, *+B13[1]         ; STW     in1a, *+out[1]
        MV      .L2X   A15, B3              ; copy
||      SHL     .S2    B0, 4, B0            ; SHL     two_28, 4, step
||      LDW     .D1T1  *+A14[3], A1         ; LDW     *+schedule[2 + 1], k1_48
||      ADD     .D2    B13, B1, B12         ; ADD     out, step, second_out
        LDW     .D1T2  *+A14[4], B0         ; LDW     *+schedule[2 + 2], k2_48
||      LDW     .D2T1  *+B3[1], A1          ; LDW     *+in[1], in1a
        ADD     .L2    B3, B0, B10          ; ADD     in, step, second_in
||      LDW     .D1T2  *+A14[5], B1         ; LDW     *+schedule[2 + 3], k3_46
||      LDW     .D2T1  *+B3[0], A9          ; LDW     *+in[0], in0a
        LDW     .D1T1  *+A14[9], A10        ; LDW     *+schedule[6 + 3], k3_31
||      STW     .D2T2  B0, *+B15[5]         ; save step
        LDW     .D1T1  *+A14[7], A11        ; LDW     *+schedule[6 + 1], k1_33
||      STW     .D2T2  B3, *+B15[4]         ; save in
        XOR     .L1    A9, A1, A9           ; XOR     x3b, k1_48, in1b
||      LDW     .D1T2  *+A14[2], B7         ; LDW     *+schedule[2], k0_48
||      LDW     .D2T1  *+B10[0], A12        ; LDW     *+second_in[0], in0b
        SHRU    .S2    B7, 1, B3            ; SHRU    turned_a, 1, lower_45
||      LDW     .D1T2  *+A14[8], B6         ; LDW     *+schedule[6 + 2], k2_31
||      STW     .D2T1  A9, *+B12[1]         ; STW     in1b, *+second_out[1]
        SHRU    .S2    B11, 1, B9           ; SHRU    turned_b, 1, lower_47
||      LDW     .D1T1  *+A14[6], A15        ; LDW     *+schedule[6], k0_31
        XOR     .L1    A1, A11, A8          ; XOR     in1a, k1_31, x1a
||      XOR     .L2X   B1, A8, B8           ; XOR     x1a, k3_46, in3a
||      SHL     .S2    B7, 31, B1           ; SHL     turned_a, 31, upper_45
||      ADDAW   .D1    A14, 10, A1          ; ADDAW   schedule, 10, keys
||      LDW     .D2T1  *+B10[1], A9         ; LDW     *+second_in[1], in1b
        XOR     .L2X   B0, A12, B0          ; XOR     x0b, k2_48, in2b
||      SHL     .S2    B11, 31, B6          ; SHL     turned_b, 31, upper_47
||      LDW     .D1T2  *+A15[2], B7         ; LDW     *+in[2], in2a
||      LDW     .D2T1  *+B10[3], A7         ; LDW     *+second_in[3], in3b
        XOR     .L1    A12, A0, A12         ; XOR     in0b, k0_33, x0b
||      ADD     .L2    B9, B6, B0           ; ADD     lower_47, upper_47, x2b
||      SHRU    .S1    A8, 24, A0           ; <0> SHRU    x1a, 24, y24_37
||      SHRU    .S2X   A8, 8, B9            ; <0> SHRU    x1a, 8, y8_37
||      LDW     .D1T1  *+A5[A8], A7         ; <0> LDW     *+A5[x1a], y_0_37
||      STW     .D2T2  B0, *+B12[2]         ; STW     in2b, *+second_out[2]
        XOR     .L2    B0, B7, B8           ; XOR     x2b, k0_48, in0b
||      ADDK    .S1    128, A1              ; ADDK    128, keys
||      SHRU    .S2X   A8, 16, B0           ; <0> SHRU    x1a, 16, y16_37
||      LDW     .D1T1  *+A15[3], A0         ; LDW     *+in[3], in3a
||      STW     .D2T2  B8, *+B13[3]         ; STW     in3a, *+out[3]
        XOR     .L1    A13, A6, A15         ; XOR     x0a, k2_46, in2a
||      XOR     .S1    A9, A15, A13         ; XOR     in0a, k0_31, x0a
||      LDW     .D1T1  *--A1[2], A6         ; <0> LDW     *--keys[2], k0
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_37], y_2_37
        XOR     .L1    A3, A7, A11          ; XOR     x1b, k3_48, in3b
||      ADD     .L2    B3, B1, B11          ; ADD     lower_45, upper_45, x2a
||      XOR     .S1    A9, A11, A3          ; XOR     in1b, k1_33, x1b
||      SHRU    .S2X   A13, 24, B3          ; <0> SHRU    x0a, 24, x24_37
||      LDW     .D1T1  *+A4[A0], A0         ; <0> LDW     *+A4[y24_37], y_3_37
||      LDW     .D2T2  *+B4[B9], B8         ; <0> LDW     *+B4[y8_37], y_1_37
        XOR     .L1    A7, A2, A9           ; XOR     in3b, k3_33, x3b
||      SHRU    .S1    A13, 8, A2           ; <0> SHRU    x0a, 8, x8_37
||      SHRU    .S2X   A13, 16, B3          ; <0> SHRU    x0a, 16, x16_37
||      LDW     .D1T1  *+A1[1], A10         ; <0> LDW     *+keys[1], k1
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[x24_37], x_3_37
        SHRU    .S2X   A13, 31, B1          ; <0> SHRU    x0a, 31, lower_35
||      LDW     .D1T1  *+A5[A2], A0         ; <0> LDW     *+A5[x8_37], x_1_37
||      LDW     .D2T2  *+B4[B3], B8         ; <0> LDW     *+B4[x16_37], x_2_37
        LDW     .D1T1  *+A4[A13], A11       ; <0> LDW     *+A4[x0a], x_0_37
||      STW     .D2T2  B8, *+B12[0]         ; STW     in0b, *+second_out[0]
        XOR     .L1    A0, A10, A15         ; XOR     in3a, k3_31, x3a
||      LDW     .D1T2  *+A14[8], B0         ; LDW     *+schedule[6 + 2], k2_33
||      STW     .D2T1  A15, *+B13[2]        ; STW     in2a, *+out[2]
        XOR     .L1    A7, A0, A0           ; <0> XOR     y_0_37, y_3_37, y_low_37
||      XOR     .L2    B8, B0, B8           ; <0> XOR     y_1_37, y_2_37, y_high_37
||      SHRU    .S1    A3, 24, A7           ; <0> SHRU    x1b, 24, y24_42
||      SHRU    .S2X   A3, 8, B0            ; <0> SHRU    x1b, 8, y8_42
||      LDW     .D1T1  *+A5[A3], A11        ; <0> LDW     *+A5[x1b], y_0_42
||      LDW     .D2T2  *+B10[2], B2         ; LDW     *+second_in[2], in2b
        XOR     .L1X   A0, B8, A11          ; <0> XOR     y_low_37, y_high_37, t1_36
||      XOR     .L2    B7, B6, B6           ; XOR     in2a, k2_31, x2a
||      SHRU    .S2X   A3, 16, B9           ; <0> SHRU    x1b, 16, y16_42
||      LDW     .D1T2  *+A14[2], B2         ; LDW     *+schedule[2], k0_46
||      STW     .D2T1  A11, *+B12[3]        ; STW     in3b, *+second_out[3]
        ADD     .L1    A11, A6, A2          ; <0> ADD     t1_36, k0, once_36
||      XOR     .L2    B8, B3, B3           ; <0> XOR     x_2_37, x_3_37, x_high_37
||      SHRU    .S2    B6, 31, B8           ; SHRU    x2a, 31, lower_32
||      ADDAH   .D1    A10, A11, A14        ; <0> ADDAH   k1, t1_36, twice_36
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[y16_42], y_2_42
        XOR     .L1    A11, A0, A11         ; <0> XOR     x_0_37, x_1_37, x_low_37
||[B2]  B       .S1    twofish_decrypt_blocks$rounds; [more] B       next
||      SHRU    .S2X   A12, 24, B9          ; <0> SHRU    x0b, 24, x24_42
||      LDW     .D1T1  *+A4[A7], A15        ; <0> LDW     *+A4[y24_42], y_3_42
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_42], y_1_42
        XOR     .L1X   A11, B3, A7          ; <0> XOR     x_low_37, x_high_37, t0_36
||      ADD     .L2    B6, B6, B7           ; ADD     x2a, x2a, upper_32
||      SHRU    .S1    A12, 8, A0           ; <0> SHRU    x0b, 8, x8_42
||      SHRU    .S2X   A12, 16, B6          ; <0> SHRU    x0b, 16, x16_42
||      LDW     .D2T2  *+B5[B9], B8         ; <0> LDW     *+B5[x24_42], x_3_42
        ADD     .L1    A7, A14, A0          ; <0> ADD     t0_36, twice_36, f1_35
||      XOR     .L2    B2, B0, B0           ; XOR     in2b, k2_33, x2b
||      SHRU    .S2X   A12, 31, B6          ; <0> SHRU    x0b, 31, lower_40
||      LDW     .D1T1  *+A5[A0], A11        ; <0> LDW     *+A5[x8_42], x_1_42
||      LDW     .D2T2  *+B4[B6], B3         ; <0> LDW     *+B4[x16_42], x_2_42
        XOR     .L1    A15, A0, A0          ; <0> XOR     x3a, f1_35, sum_35
||      XOR     .L2    B11, B2, B2          ; XOR     x2a, k0_46, in0a
||      SHRU    .S2    B0, 31, B10          ; SHRU    x2b, 31, lower_34
||      LDW     .D1T1  *+A4[A12], A6        ; <0> LDW     *+A4[x0b], x_0_42
||      ADD     .D2    B0, B0, B3           ; ADD     x2b, x2b, upper_34
        ADD     .L1    A13, A13, A13        ; <0> ADD     x0a, x0a, upper_35
||      ADD     .L2    B10, B3, B11         ; ADD     lower_34, upper_34, turned_b
||      SHL     .S1    A0, 31, A0           ; <0> SHL     sum_35, 31, upper_39
||      SHRU    .S2X   A0, 1, B9            ; <0> SHRU    sum_35, 1, lower_39
||      STW     .D2T2  B2, *+B13[0]         ; STW     in0a, *+out[0]
        XOR     .L1    A11, A15, A11        ; <0> XOR     y_0_42, y_3_42, y_low_42
||      XOR     .L2    B3, B0, B3           ; <0> XOR     y_1_42, y_2_42, y_high_42
||      ADD     .S1X   A0, B9, A8           ; <0> ADD     lower_39, upper_39, x1a
||      MVK     .S2    15, B2               ; MVK     16, count
||      MV      .D1    A8, A15              ; <0> MV      x1a, x3a
||      ADD     .D2    B8, B7, B7           ; ADD     lower_32, upper_32, turned_a
twofish_decrypt_blocks$twofish_decrypt_blocks$4$landing:
        NOP     4
twofish_decrypt_blocks$twofish_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_52
        MVC     .S2    B0, AMR              ; MVC     linear_52, AMR
twofish_decrypt_blocks$done:
        LDW     .D2T1  *+B15[16], A15       ; restore A15
        LDW     .D2T1  *+B15[15], A14       ; restore A14
        LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D2T1  *+B15[13], A13       ; restore A13
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T2  *+B15[12], B12       ; restore B12
        LDW     .D2T1  *+B15[11], A12       ; restore A12
        LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D2T1  *+B15[9], A11        ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D2T1  *+B15[7], A10        ; restore A10
        NOP     3
        ADDK    .S2    64, B15              ; frame
