; broadside optimize: source cc07234dac2f0ec64ada9ff6a67519db273e3379329192c7bd97e62b0b275309
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 2 s an interval, 6 s a region
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
        ADDK    .S2    -48, B15             ; frame
        STW     .D2T1  A15, *+B15[11]       ; save A15
        STW     .D2T1  A14, *+B15[10]       ; save A14
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T2  B13, *+B15[9]        ; save B13
        STW     .D2T1  A13, *+B15[8]        ; save A13
        STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1X   B4, A0               ; move in
||[!A1] B       .S1    twofish_decrypt_blocks$done; [!some] B      done
||      MV      .D1    A4, A3               ; move out
||      STW     .D2T1  A12, *+B15[6]        ; save A12
        STW     .D2T2  B11, *+B15[5]        ; save B11
        STW     .D2T1  A11, *+B15[4]        ; save A11
        STW     .D2T2  B10, *+B15[3]        ; save B10
        STW     .D2T1  A10, *+B15[2]        ; save A10
        MV      .L2    B6, B3               ; move schedule
||      STW     .D2T2  B3, *+B15[1]         ; save return$
twofish_decrypt_blocks$twofish_decrypt_blocks$1:
        CMPGT   .L1    A6, 1, A1            ; CMPGT   blocks, 1, two_2
||      MV      .L2X   A0, B8               ; move in
||      MV      .S1X   B3, A9               ; copy
||      MVKL    .S2    591109, B0           ; MVKL    0x00090505, circular_1
||      LDW     .D1T2  *+A0[1], B0          ; LDW     *+in[1], in1a
||      LDW     .D2T1  *+B3[7], A1          ; LDW     *+schedule[6 + 1], k1_5
        SHL     .S2X   A1, 4, B11           ; SHL     two_2, 4, step
||      LDW     .D1T1  *+A9[7], A1          ; LDW     *+schedule[6 + 1], k1_7
||      LDW     .D2T2  *+B3[8], B9          ; LDW     *+schedule[6 + 2], k2_7
        ADD     .L2X   B11, A0, B1          ; ADD     in, step, second_in
||      MVKH    .S2    591109, B0           ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A9[0], A4          ; LDW     *+schedule[0], A4
        MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *+A9[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B1[0], A2          ; LDW     *+second_in[0], in0b
        LDW     .D1T2  *+A9[9], B7          ; LDW     *+schedule[6 + 3], k3_7
||      LDW     .D2T1  *+B3[6], A0          ; LDW     *+schedule[6], k0_7
        XOR     .L1X   A1, B0, A13          ; XOR     in1a, k1_5, x1a
||      LDW     .D1T2  *+A0[2], B1          ; LDW     *+in[2], in2a
||      LDW     .D2T1  *+B1[1], A0          ; LDW     *+second_in[1], in1b
        LDW     .D1T2  *+A9[8], B3          ; LDW     *+schedule[6 + 2], k2_5
||      ADDAW   .D2    B3, 10, B13          ; ADDAW   schedule, 10, keys
        ADDK    .S2    128, B13             ; ADDK    128, keys
||      LDW     .D1T1  *+A0[0], A0          ; LDW     *+in[0], in0a
||      LDW     .D2T2  *+B1[3], B1          ; LDW     *+second_in[3], in3b
        MV      .L2    B4, B5               ; MV      B4, B5
||      LDW     .D1T2  *+A0[3], B3          ; LDW     *+in[3], in3a
||      LDW     .D2T1  *--B13[2], A2        ; <0> LDW     *--keys[2], k0
        MV      .L1    A4, A5               ; MV      A4, A5
||      MV      .L2X   A3, B0               ; move out
||      XOR     .S1    A2, A0, A7           ; XOR     in0b, k0_7, x0b
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A9[6], A1          ; LDW     *+schedule[6], k0_5
||      LDW     .D2T2  *+B1[2], B1          ; LDW     *+second_in[2], in2b
        XOR     .L1    A0, A1, A15          ; XOR     in1b, k1_7, x1b
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      SHRU    .S2X   A7, 24, B6           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A7], A6         ; <0> LDW     *+A4[x0b], x_0_16
||      LDW     .D2T2  *+B3[9], B1          ; LDW     *+schedule[6 + 3], k3_5
        XOR     .L2    B1, B3, B3           ; XOR     in2a, k2_5, x2a
||      SHRU    .S1    A15, 24, A1          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A15, 8, B2           ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A5[A15], A1        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B5[B6], B12        ; <0> LDW     *+B5[x24_16], x_3_16
        ADD     .L2    B3, B3, B6           ; ADD     x2a, x2a, upper_6
||      SHRU    .S1X   B3, 31, A3           ; SHRU    x2a, 31, lower_6
||      SHRU    .S2X   A15, 16, B2          ; <0> SHRU    x1b, 16, y16_16
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[y8_16], y_1_16
        ADD     .L1X   A3, B6, A8           ; ADD     lower_6, upper_6, turned_a
||      XOR     .L2    B1, B7, B7           ; XOR     in3b, k3_7, x3b
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A7, 16, B2           ; <0> SHRU    x0b, 16, x16_16
||      LDW     .D1T1  *+A4[A1], A0         ; <0> LDW     *+A4[y24_16], y_3_16
||      LDW     .D2T2  *+B5[B2], B2         ; <0> LDW     *+B5[y16_16], y_2_16
        MV      .L1    A9, A12              ; move schedule
||      XOR     .L2    B1, B9, B2           ; XOR     in2b, k2_7, x2b
||      MV      .S2X   A6, B10              ; move blocks
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[x16_16], x_2_16
        XOR     .L1    A0, A1, A11          ; XOR     in0a, k0_5, x0a
||      XOR     .L2    B3, B1, B3           ; XOR     in3a, k3_5, x3a
||      SHRU    .S1X   B2, 31, A0           ; SHRU    x2b, 31, lower_8
||      MVK     .S2    15, B1               ; MVK     16, count
||      LDW     .D2T1  *+B13[1], A14        ; <0> LDW     *+keys[1], k1
        ADD     .L2    B2, B2, B9           ; ADD     x2b, x2b, upper_8
||      SHRU    .S1    A11, 8, A14          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A11, 16, B2          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A4[A11], A0        ; <0> LDW     *+A4[x0a], x_0_11
        ADD     .L1X   A0, B9, A10          ; ADD     lower_8, upper_8, turned_b
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A13, 8, B9           ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T1  *+A5[A14], A6        ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B4[B2], B12        ; <0> LDW     *+B4[x16_11], x_2_11
        XOR     .L2    B6, B2, B2           ; <0> XOR     y_1_16, y_2_16, y_high_16
||      XOR     .S1    A1, A0, A0           ; <0> XOR     y_0_16, y_3_16, y_low_16
||      SHRU    .S2X   A13, 16, B9          ; <0> SHRU    x1a, 16, y16_11
||      LDW     .D1T1  *+A4[A9], A6         ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[y8_11], y_1_11
        XOR     .L1X   A0, B2, A1           ; <0> XOR     y_low_16, y_high_16, t1_15
||      XOR     .L2    B6, B12, B2          ; <0> XOR     x_2_16, x_3_16, x_high_16
||      XOR     .S1    A6, A1, A0           ; <0> XOR     x_0_16, x_1_16, x_low_16
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A5[A13], A1        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B5[B9], B6         ; <0> LDW     *+B5[y16_11], y_2_11
;@loop {"name": "rounds", "ii": 14, "res_mii": 12, "rec_mii": 13, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADDAH", "ADD", "XOR", "SHRU", "ADD", "SHRU"], "attempts": [{"interval": 13, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "29 operations near the recurrence", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 7.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found by annealing", "seconds": 31.9, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 12, recurrence 13
;  critical cycle:
;    LDW *+A4[y24_16], y_3_16
;    XOR y_0_16, y_3_16, y_low_16
;    XOR y_low_16, y_high_16, t1_15
;    ADDAH k1, t1_15, twice_15
;    ADD t0_15, twice_15, f1_14
;    XOR x3b, f1_14, sum_14
;    SHRU sum_14, 1, lower_18
;    ADD lower_18, upper_18, x1b
;    SHRU x1b, 24, y24_16
;  units: L1 12/14, S1 13/14, M1 0/14, D1 13/14, L2 9/14, S2 12/14, M2 0/14, D2 11/14
;  cross paths: 1X 8/14, 2X 13/14
;  T paths: T1 10/14, T2 8/14
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 13: proved infeasible (29 operations near the recurrence), 0.1 s
;  II 13: time limit, 7.6 s
;  II 14 without possible bank conflicts: found by annealing, 31.9 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_blocks$rounds:
        XOR     .L2X   B2, A0, B9           ; <1> XOR     x_low_16, x_high_16, t0_15
||      SHRU    .S1    A11, 31, A9          ; <1> SHRU    x0a, 31, lower_9
||      ADDAH   .D1    A14, A1, A3          ; <1> ADDAH   k1, t1_15, twice_15
||      LDW     .D2T2  *+B5[B9], B2         ; <1> LDW     *+B5[x24_11], x_3_11
        ADD     .L1    A1, A2, A7           ; <1> ADD     t1_15, k0, once_15
||      ADD     .L2X   B9, A3, B2           ; <1> ADD     t0_15, twice_15, f1_14
||      SHRU    .S1    A7, 31, A1           ; <1> SHRU    x0b, 31, lower_14
||      ADD     .D1    A7, A7, A3           ; <1> ADD     x0b, x0b, upper_14
        XOR     .L1    A0, A6, A11          ; <1> XOR     x_0_11, x_1_11, x_low_11
||      XOR     .L2    B7, B2, B6           ; <1> XOR     x3b, f1_14, sum_14
||      ADD     .S1X   A7, B9, A7           ; <1> ADD     t0_15, once_15, f0_14
||      MV      .S2X   A15, B7              ; <1> MV      x1b, x3b
||      ADD     .D1    A11, A11, A0         ; <1> ADD     x0a, x0a, upper_9
||      LDW     .D2T1  *--B13[2], A2        ; <0> LDW     *--keys[2], k0
        XOR     .L1    A10, A7, A7          ; <1> XOR     turned_b, f0_14, x0b
||      SHL     .S1X   B6, 31, A15          ; <1> SHL     sum_14, 31, upper_18
||      SHRU    .S2    B6, 1, B9            ; <1> SHRU    sum_14, 1, lower_18
||      ADD     .D1    A1, A3, A10          ; <1> ADD     lower_14, upper_14, turned_b
||[B1]  SUB     .D2    B1, 1, B1            ; <0> SUB     count, 1, count
        XOR     .L1    A1, A6, A6           ; <1> XOR     y_0_11, y_3_11, y_low_11
||      XOR     .L2    B2, B6, B9           ; <1> XOR     y_1_11, y_2_11, y_high_11
||      ADD     .S1X   A15, B9, A15         ; <1> ADD     lower_18, upper_18, x1b
||      SHRU    .S2X   A7, 24, B6           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A7], A6         ; <0> LDW     *+A4[x0b], x_0_16
        XOR     .L1X   A6, B9, A3           ; <1> XOR     y_low_11, y_high_11, t1_10
||      XOR     .L2    B12, B2, B6          ; <1> XOR     x_2_11, x_3_11, x_high_11
||      SHRU    .S1    A15, 24, A1          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A15, 8, B2           ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A5[A15], A1        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B5[B6], B12        ; <0> LDW     *+B5[x24_16], x_3_16
        XOR     .L1X   A11, B6, A6          ; <1> XOR     x_low_11, x_high_11, t0_10
||      ADD     .S1    A3, A2, A14          ; <1> ADD     t1_10, k0, once_10
||      SHRU    .S2X   A15, 16, B2          ; <0> SHRU    x1b, 16, y16_16
||      ADDAH   .D1    A14, A3, A11         ; <1> ADDAH   k1, t1_10, twice_10
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[y8_16], y_1_16
        ADD     .L1    A6, A11, A1          ; <1> ADD     t0_10, twice_10, f1_9
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A7, 16, B2           ; <0> SHRU    x0b, 16, x16_16
||      LDW     .D1T1  *+A4[A1], A0         ; <0> LDW     *+A4[y24_16], y_3_16
||      LDW     .D2T2  *+B5[B2], B2         ; <0> LDW     *+B5[y16_16], y_2_16
        ADD     .L1    A6, A14, A1          ; <1> ADD     t0_10, once_10, f0_9
||      XOR     .L2X   B3, A1, B2           ; <1> XOR     x3a, f1_9, sum_9
||[B1]  B       .S2    twofish_decrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[x16_16], x_2_16
        XOR     .L1    A8, A1, A11          ; <1> XOR     turned_a, f0_9, x0a
||      MV      .L2X   A13, B3              ; <1> MV      x1a, x3a
||      SHL     .S1X   B2, 31, A14          ; <1> SHL     sum_9, 31, upper_13
||      SHRU    .S2    B2, 1, B2            ; <1> SHRU    sum_9, 1, lower_13
||      LDW     .D2T1  *+B13[1], A14        ; <0> LDW     *+keys[1], k1
        ADD     .L1X   A14, B2, A13         ; <1> ADD     lower_13, upper_13, x1a
||      SHRU    .S1    A11, 8, A14          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A11, 16, B2          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A4[A11], A0        ; <0> LDW     *+A4[x0a], x_0_11
        ADD     .L1    A9, A0, A8           ; <1> ADD     lower_9, upper_9, turned_a
||      SHRU    .S1    A13, 24, A9          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A13, 8, B9           ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T1  *+A5[A14], A6        ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B4[B2], B12        ; <0> LDW     *+B4[x16_11], x_2_11
        XOR     .L2    B6, B2, B2           ; <0> XOR     y_1_16, y_2_16, y_high_16
||      XOR     .S1    A1, A0, A0           ; <0> XOR     y_0_16, y_3_16, y_low_16
||      SHRU    .S2X   A13, 16, B9          ; <0> SHRU    x1a, 16, y16_11
||      LDW     .D1T1  *+A4[A9], A6         ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[y8_11], y_1_11
        XOR     .L1X   A0, B2, A1           ; <0> XOR     y_low_16, y_high_16, t1_15
||      XOR     .L2    B6, B12, B2          ; <0> XOR     x_2_16, x_3_16, x_high_16
||      XOR     .S1    A6, A1, A0           ; <0> XOR     x_0_16, x_1_16, x_low_16
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A5[A13], A1        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B5[B9], B6         ; <0> LDW     *+B5[y16_11], y_2_11
twofish_decrypt_blocks$twofish_decrypt_blocks$4:
        XOR     .L2X   B2, A0, B9           ; <-1> XOR     x_low_16, x_high_16, t0_15
||      SHRU    .S1    A11, 31, A9          ; <-1> SHRU    x0a, 31, lower_9
||      ADDAH   .D1    A14, A1, A3          ; <-1> ADDAH   k1, t1_15, twice_15
||      LDW     .D2T2  *+B5[B9], B2         ; <-1> LDW     *+B5[x24_11], x_3_11
        ADD     .L1    A1, A2, A7           ; <-1> ADD     t1_15, k0, once_15
||      ADD     .L2X   B9, A3, B2           ; <-1> ADD     t0_15, twice_15, f1_14
||      SHRU    .S1    A7, 31, A1           ; <-1> SHRU    x0b, 31, lower_14
||      ADD     .D1    A7, A7, A3           ; <-1> ADD     x0b, x0b, upper_14
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   in, 8, in
        XOR     .L1    A0, A6, A11          ; <-1> XOR     x_0_11, x_1_11, x_low_11
||      XOR     .L2    B7, B2, B6           ; <-1> XOR     x3b, f1_14, sum_14
||      ADD     .S1X   A7, B9, A7           ; <-1> ADD     t0_15, once_15, f0_14
||      MV      .S2X   A15, B7              ; <-1> MV      x1b, x3b
||      ADD     .D1    A11, A11, A0         ; <-1> ADD     x0a, x0a, upper_9
||      LDW     .D2T1  *+B8[1], A3          ; LDW     *+in[1], in1a
        XOR     .L1    A10, A7, A7          ; <-1> XOR     turned_b, f0_14, x0b
||      CMPGT   .L2    B10, 2, B1           ; CMPGT   blocks, 2, more
||      SHL     .S1X   B6, 31, A15          ; <-1> SHL     sum_14, 31, upper_18
||      SHRU    .S2    B6, 1, B9            ; <-1> SHRU    sum_14, 1, lower_18
||      ADD     .D1    A1, A3, A10          ; <-1> ADD     lower_14, upper_14, turned_b
||      LDW     .D2T1  *+B8[0], A2          ; LDW     *+in[0], in0a
        XOR     .L1    A1, A6, A6           ; <-1> XOR     y_0_11, y_3_11, y_low_11
||      XOR     .L2    B2, B6, B9           ; <-1> XOR     y_1_11, y_2_11, y_high_11
||      ADD     .S1X   A15, B9, A15         ; <-1> ADD     lower_18, upper_18, x1b
||      SUB     .S2    B10, 2, B10          ; SUB     blocks, 2, blocks
||      LDW     .D1T1  *+A12[6], A6         ; LDW     *+schedule[6], k0_5
        XOR     .L1X   A6, B9, A3           ; <-1> XOR     y_low_11, y_high_11, t1_10
||      XOR     .L2    B12, B2, B6          ; <-1> XOR     x_2_11, x_3_11, x_high_11
||      ADD     .S2    B0, B11, B12         ; ADD     out, step, second_out
||      LDW     .D1T1  *+A12[4], A8         ; LDW     *+schedule[2 + 2], k2_20
        XOR     .L1X   A11, B6, A6          ; <-1> XOR     x_low_11, x_high_11, t0_10
||      CMPGT   .L2    B10, 1, B2           ; CMPGT   blocks, 1, two_2
||      ADD     .S1    A3, A2, A14          ; <-1> ADD     t1_10, k0, once_10
||      MV      .S2X   A12, B11             ; copy
||      ADDAH   .D1    A14, A3, A11         ; <-1> ADDAH   k1, t1_10, twice_10
||      LDW     .D2T1  *+B8[2], A14         ; LDW     *+in[2], in2a
        ADD     .L1    A6, A11, A1          ; <-1> ADD     t0_10, twice_10, f1_9
||      SHL     .S2    B2, 4, B11           ; SHL     two_2, 4, step
||      LDW     .D1T1  *+A12[5], A0         ; LDW     *+schedule[2 + 3], k3_22
||      ADDAW   .D2    B11, 10, B13         ; ADDAW   schedule, 10, keys
        ADD     .L1    A6, A14, A1          ; <-1> ADD     t0_10, once_10, f0_9
||      XOR     .L2X   B3, A1, B2           ; <-1> XOR     x3a, f1_9, sum_9
||      ADD     .S2    B8, B11, B9          ; ADD     in, step, second_in
||      LDW     .D1T1  *+A12[2], A0         ; LDW     *+schedule[2], k0_20
        XOR     .L1    A8, A1, A11          ; <-1> XOR     turned_a, f0_9, x0a
||      MV      .L2X   A13, B3              ; <-1> MV      x1a, x3a
||      SHL     .S1X   B2, 31, A14          ; <-1> SHL     sum_9, 31, upper_13
||      SHRU    .S2    B2, 1, B2            ; <-1> SHRU    sum_9, 1, lower_13
||      LDW     .D1T1  *+A12[8], A10        ; LDW     *+schedule[6 + 2], k2_7
||      LDW     .D2T2  *+B9[3], B2          ; LDW     *+second_in[3], in3b
        ADD     .L1X   A14, B2, A13         ; <-1> ADD     lower_13, upper_13, x1a
||      SHL     .S1    A10, 31, A1          ; SHL     turned_b, 31, upper_21
||      LDW     .D1T2  *+A12[3], B9         ; LDW     *+schedule[2 + 1], k1_22
||      LDW     .D2T1  *+B9[0], A2          ; LDW     *+second_in[0], in0b
        ADD     .L1    A9, A0, A8           ; <-1> ADD     lower_9, upper_9, turned_a
||      XOR     .S1    A11, A8, A9          ; XOR     x0a, k2_20, in2a
||      LDW     .D1T2  *+A12[2], B6         ; LDW     *+schedule[2], k0_22
||      LDW     .D2T1  *+B9[2], A6          ; LDW     *+second_in[2], in2b
        XOR     .L1    A15, A0, A11         ; XOR     x1b, k3_22, in3b
||      SHRU    .S1    A8, 1, A15           ; SHRU    turned_a, 1, lower_19
||      LDW     .D1T1  *+A12[4], A1         ; LDW     *+schedule[2 + 2], k2_22
||      LDW     .D2T2  *+B8[3], B9          ; LDW     *+in[3], in3a
        XOR     .L1    A2, A6, A11          ; XOR     in0a, k0_5, x0a
||      SHRU    .S1    A10, 1, A2           ; SHRU    turned_b, 1, lower_21
||      LDW     .D1T2  *+A12[5], B7         ; LDW     *+schedule[2 + 3], k3_20
||      STW     .D2T1  A11, *+B12[3]        ; STW     in3b, *+second_out[3]
        ADD     .L1    A2, A1, A8           ; ADD     lower_21, upper_21, x2b
||      SHL     .S1    A8, 31, A1           ; SHL     turned_a, 31, upper_19
||      LDW     .D1T2  *+A12[3], B7         ; LDW     *+schedule[2 + 1], k1_20
||      LDW     .D2T1  *+B9[1], A15         ; LDW     *+second_in[1], in1b
        ADD     .L1    A15, A1, A9          ; ADD     lower_19, upper_19, x2a
||      XOR     .L2    B7, B9, B7           ; XOR     x3b, k1_22, in1b
||      STW     .D2T1  A9, *+B0[2]          ; STW     in2a, *+out[2]
        XOR     .L2X   B6, A8, B6           ; XOR     x2b, k0_22, in0b
||      LDW     .D1T1  *+A12[6], A1         ; LDW     *+schedule[6], k0_7
||      STW     .D2T2  B7, *+B12[1]         ; STW     in1b, *+second_out[1]
        XOR     .L1    A7, A1, A7           ; XOR     x0b, k2_22, in2b
||      LDW     .D1T1  *+A12[7], A1         ; LDW     *+schedule[6 + 1], k1_7
||      STW     .D2T2  B6, *+B12[0]         ; STW     in0b, *+second_out[0]
        XOR     .L1    A9, A0, A6           ; XOR     x2a, k0_20, in0a
||      XOR     .L2X   B7, A13, B6          ; XOR     x1a, k3_20, in3a
||      XOR     .S1    A6, A10, A0          ; XOR     in2b, k2_7, x2b
||      ADDK    .S2    128, B13             ; ADDK    128, keys
||      LDW     .D1T2  *+A12[9], B3         ; LDW     *+schedule[6 + 3], k3_7
||      STW     .D2T1  A7, *+B12[2]         ; STW     in2b, *+second_out[2]
        XOR     .L2    B3, B7, B6           ; XOR     x3a, k1_20, in1a
||      LDW     .D1T1  *+A12[7], A2         ; LDW     *+schedule[6 + 1], k1_5
||      STW     .D2T2  B6, *+B0[3]          ; STW     in3a, *+out[3]
        LDW     .D1T2  *+A12[8], B3         ; LDW     *+schedule[6 + 2], k2_5
||      LDW     .D2T1  *--B13[2], A2        ; <0> LDW     *--keys[2], k0
        XOR     .L1    A2, A1, A7           ; XOR     in0b, k0_7, x0b
||      SHRU    .S1    A0, 31, A2           ; SHRU    x2b, 31, lower_8
||      LDW     .D1T2  *+A12[9], B12        ; LDW     *+schedule[6 + 3], k3_5
||      STW     .D2T1  A6, *+B0[0]          ; STW     in0a, *+out[0]
        XOR     .L1    A15, A1, A15         ; XOR     in1b, k1_7, x1b
||      ADD     .S1    A0, A0, A8           ; ADD     x2b, x2b, upper_8
||      SHRU    .S2X   A7, 24, B6           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A7], A6         ; <0> LDW     *+A4[x0b], x_0_16
||      STW     .D2T2  B6, *+B0[1]          ; STW     in1a, *+out[1]
        ADD     .L1    A2, A8, A10          ; ADD     lower_8, upper_8, turned_b
||      XOR     .L2    B2, B3, B7           ; XOR     in3b, k3_7, x3b
||      SHRU    .S1    A15, 24, A1          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A15, 8, B2           ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A5[A15], A1        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B5[B6], B12        ; <0> LDW     *+B5[x24_16], x_3_16
        XOR     .L1    A3, A2, A13          ; XOR     in1a, k1_5, x1a
||      SHRU    .S2X   A15, 16, B2          ; <0> SHRU    x1b, 16, y16_16
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[y8_16], y_1_16
        XOR     .L1X   A14, B3, A8          ; XOR     in2a, k2_5, x2a
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A7, 16, B2           ; <0> SHRU    x0b, 16, x16_16
||      LDW     .D1T1  *+A4[A1], A0         ; <0> LDW     *+A4[y24_16], y_3_16
||      LDW     .D2T2  *+B5[B2], B2         ; <0> LDW     *+B5[y16_16], y_2_16
        ADD     .L1    A8, A8, A3           ; ADD     x2a, x2a, upper_6
||      XOR     .L2    B9, B12, B3          ; XOR     in3a, k3_5, x3a
||      SHRU    .S1    A8, 31, A0           ; SHRU    x2a, 31, lower_6
||[B1]  B       .S2    twofish_decrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B4[B2], B6         ; <0> LDW     *+B4[x16_16], x_2_16
        ADD     .L1    A0, A3, A8           ; ADD     lower_6, upper_6, turned_a
||      MVK     .S2    15, B1               ; MVK     16, count
||      LDW     .D2T1  *+B13[1], A14        ; <0> LDW     *+keys[1], k1
        SHRU    .S1    A11, 8, A14          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A11, 16, B2          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A4[A11], A0        ; <0> LDW     *+A4[x0a], x_0_11
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   out, 8, out
        SHRU    .S1    A13, 24, A9          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A13, 8, B9           ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T1  *+A5[A14], A6        ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B4[B2], B12        ; <0> LDW     *+B4[x16_11], x_2_11
        XOR     .L2    B6, B2, B2           ; <0> XOR     y_1_16, y_2_16, y_high_16
||      XOR     .S1    A1, A0, A0           ; <0> XOR     y_0_16, y_3_16, y_low_16
||      SHRU    .S2X   A13, 16, B9          ; <0> SHRU    x1a, 16, y16_11
||      LDW     .D1T1  *+A4[A9], A6         ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[y8_11], y_1_11
        XOR     .L1X   A0, B2, A1           ; <0> XOR     y_low_16, y_high_16, t1_15
||      XOR     .L2    B6, B12, B2          ; <0> XOR     x_2_16, x_3_16, x_high_16
||      XOR     .S1    A6, A1, A0           ; <0> XOR     x_0_16, x_1_16, x_low_16
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A5[A13], A1        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B5[B9], B6         ; <0> LDW     *+B5[y16_11], y_2_11
twofish_decrypt_blocks$twofish_decrypt_blocks$4$landing:
        NOP     4
twofish_decrypt_blocks$twofish_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_26
        MVC     .S2    B0, AMR              ; MVC     linear_26, AMR
twofish_decrypt_blocks$done:
        LDW     .D2T1  *+B15[11], A15       ; restore A15
        LDW     .D2T1  *+B15[10], A14       ; restore A14
        LDW     .D2T2  *+B15[9], B13        ; restore B13
        LDW     .D2T1  *+B15[8], A13        ; restore A13
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[6], A12        ; restore A12
        LDW     .D2T2  *+B15[5], B11        ; restore B11
        LDW     .D2T2  *+B15[7], B12        ; restore B12
        LDW     .D2T1  *+B15[4], A11        ; restore A11
        B       .S2    B0                   ; return
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        LDW     .D2T1  *+B15[2], A10        ; restore A10
        NOP     3
        ADDK    .S2    48, B15              ; frame
