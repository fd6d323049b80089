; broadside optimize: source dd397e27e6acecf3b50692d0161d9e712c8164bcac93b8d6769e42999005a282
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 2 s an interval, 6 s a region
; Twofish, encryption of any number of independent blocks, two at a time.
;
;       void twofish_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                   const struct twofish_schedule *schedule);
;
;
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

        .global twofish_encrypt_blocks


twofish_encrypt_blocks:
        MV      .L2    B6, B0               ; move schedule
||      ADDK    .S2    -48, B15             ; frame
        STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D2T1  A15, *+B15[12]       ; save A15
        MV      .L1    A6, A1               ; MV      blocks, some
||      STW     .D2T1  A14, *+B15[11]       ; save A14
        STW     .D2T2  B13, *+B15[10]       ; save B13
        STW     .D2T1  A13, *+B15[9]        ; save A13
        MV      .L1    A4, A3               ; move out
||      MV      .S1X   B4, A0               ; move in
||      STW     .D2T2  B12, *+B15[8]        ; save B12
  [!A1] B       .S1    twofish_encrypt_blocks$done; [!some] B      done
||      STW     .D2T1  A12, *+B15[7]        ; save A12
        STW     .D2T2  B11, *+B15[6]        ; save B11
        STW     .D2T1  A11, *+B15[5]        ; save A11
        STW     .D2T2  B10, *+B15[4]        ; save B10
        STW     .D2T1  A10, *+B15[3]        ; save A10
        STW     .D2T2  B0, *+B15[2]         ; save schedule
twofish_encrypt_blocks$twofish_encrypt_blocks$1:
        CMPGT   .L2X   A6, 1, B1            ; CMPGT   blocks, 1, two_2
||      MVKL    .S2    591109, B0           ; MVKL    0x00090505, circular_1
||      LDW     .D1T1  *+A0[3], A7          ; LDW     *+in[3], in3a
||      LDW     .D2T2  *+B15[2], B2         ; restore schedule
        SHL     .S2    B1, 4, B10           ; SHL     two_2, 4, step
||      LDW     .D1T2  *+A0[2], B7          ; LDW     *+in[2], in2a
        ADD     .L2X   B10, A0, B1          ; ADD     in, step, second_in
||      LDW     .D1T1  *+A0[1], A9          ; LDW     *+in[1], in1a
        LDW     .D2T1  *+B1[2], A10         ; LDW     *+second_in[2], in2b
        LDW     .D2T1  *+B1[0], A11         ; LDW     *+second_in[0], in0b
        MV      .L1    A0, A1               ; move in
||      MV      .S1X   B2, A8               ; copy
||      LDW     .D1T1  *+A0[0], A12         ; LDW     *+in[0], in0a
||      LDW     .D2T2  *+B2[3], B3          ; LDW     *+schedule[2 + 1], k1_5
        LDW     .D1T2  *+A8[2], B3          ; LDW     *+schedule[2], k0_7
||      LDW     .D2T1  *+B2[0], A4          ; LDW     *+schedule[0], A4
        LDW     .D1T2  *+A8[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B2[5], A11         ; LDW     *+schedule[2 + 3], k3_5
        LDW     .D1T2  *+A8[4], B1          ; LDW     *+schedule[2 + 2], k2_5
        MV      .L1    A3, A2               ; move out
||      ADDAW   .D1    A8, 10, A0           ; ADDAW   schedule, 10, keys
||      LDW     .D2T1  *+B2[2], A7          ; LDW     *+schedule[2], k0_5
        XOR     .L1X   A9, B3, A3           ; XOR     in1a, k1_5, x1a
||      MV      .L2X   A6, B6               ; move blocks
||      MVKH    .S2    591109, B0           ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A8[5], A7          ; LDW     *+schedule[2 + 3], k3_7
||      LDW     .D2T2  *+B1[1], B2          ; LDW     *+second_in[1], in1b
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .S1X   A11, B3, A6          ; XOR     in0b, k0_7, x0b
||      MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
||      LDW     .D2T1  *+B2[3], A11         ; LDW     *+schedule[2 + 1], k1_7
        XOR     .L1    A7, A11, A7          ; XOR     in3a, k3_5, x3a
||      MV      .L2    B4, B5               ; MV      B4, B5
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
||      LDW     .D2T1  *+B1[3], A12         ; LDW     *+second_in[3], in3b
        ADD     .L1    A7, A7, A8           ; ADD     x3a, x3a, upper_6
||      XOR     .L2    B7, B1, B8           ; XOR     in2a, k2_5, x2a
||      SHRU    .S1    A7, 31, A11          ; SHRU    x3a, 31, lower_6
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_11], y_1_11
        XOR     .L1    A12, A7, A14         ; XOR     in0a, k0_5, x0a
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_11
||      ADD     .D1    A11, A8, A8          ; ADD     lower_6, upper_6, turned_a
||      LDW     .D2T1  *+B2[4], A11         ; LDW     *+schedule[2 + 2], k2_7
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_11], y_2_11
        XOR     .L1X   A11, B2, A9          ; XOR     in1b, k1_7, x1b
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_11], x_3_11
        SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_11
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_11], x_2_11
        XOR     .L1    A12, A7, A7          ; XOR     in3b, k3_7, x3b
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_16], y_3_16
        XOR     .L1    A10, A11, A12        ; XOR     in2b, k2_7, x2b
||      SHRU    .S1    A7, 31, A10          ; SHRU    x3b, 31, lower_8
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_16
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_16], y_1_16
        ADD     .L1    A7, A7, A7           ; ADD     x3b, x3b, upper_8
||      XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_11, y_3_11, y_low_11
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_16
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_16], y_2_16
        ADD     .L1    A10, A7, A10         ; ADD     lower_8, upper_8, turned_b
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_11, y_2_11, y_high_11
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_16
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_16], x_2_16
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_11, x_1_11, x_low_11
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_11, y_high_11, t1_10
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_14
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_11, x_3_11, x_high_11
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_16], x_3_16
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_10, k0, once_10
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_11, x_high_11, t0_10
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_9
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_9
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_10, twice_10
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_10, twice_10, f1_9
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_10, once_10, f0_9
||      MVK     .S2    14, B2               ; MVK     16, count
;@loop {"name": "rounds", "ii": 14, "res_mii": 12, "rec_mii": 12, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADD", "XOR", "SHRU", "ADD", "SHRU"], "attempts": [{"interval": 12, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "29 operations near the recurrence", "moves": 0}, {"interval": 13, "result": "proved infeasible", "seconds": 0.3, "banks_apart": false, "note": "29 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "time limit", "seconds": 8.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 7.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 12, recurrence 12
;  critical cycle:
;    LDW *+A5[x8_16], x_1_16
;    XOR x_0_16, x_1_16, x_low_16
;    XOR x_low_16, x_high_16, t0_15
;    ADD t0_15, once_15, f0_14
;    XOR x2b, f0_14, sum_14
;    SHRU sum_14, 1, lower_18
;    ADD lower_18, upper_18, x0b
;    SHRU x0b, 8, x8_16
;  units: L1 12/14, S1 13/14, M1 0/14, D1 13/14, L2 9/14, S2 13/14, M2 0/14, D2 10/14
;  cross paths: 1X 9/14, 2X 14/14
;  T paths: T1 8/14, T2 10/14
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 12: proved infeasible (29 operations near the recurrence), 0.1 s
;  II 13: proved infeasible (29 operations near the recurrence), 0.3 s
;  II 12: time limit, 8.8 s
;  II 13: time limit, 7.6 s
;  II 14 without possible bank conflicts: found by annealing, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_blocks$rounds:
        XOR     .L1    A8, A3, A3           ; <1> XOR     turned_a, f1_9, x1a
||      MV      .L2X   A14, B8              ; <1> MV      x0a, x2a
||      ADD     .S1    A9, A9, A8           ; <1> ADD     x1b, x1b, upper_14
||      XOR     .S2    B8, B1, B11          ; <1> XOR     x2a, f0_9, sum_9
||      LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
        XOR     .L1    A15, A11, A15        ; <1> XOR     y_0_16, y_3_16, y_low_16
||      XOR     .L2    B3, B0, B13          ; <1> XOR     y_1_16, y_2_16, y_high_16
||      SHL     .S1X   B11, 31, A11         ; <1> SHL     sum_9, 31, upper_13
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
        XOR     .L1    A14, A9, A9          ; <1> XOR     x_0_16, x_1_16, x_low_16
||      XOR     .L2    B1, B0, B11          ; <1> XOR     x_2_16, x_3_16, x_high_16
||      SHRU    .S1X   B11, 1, A15          ; <1> SHRU    sum_9, 1, lower_13
||      XOR     .S2X   B13, A15, B3         ; <1> XOR     y_low_16, y_high_16, t1_15
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_11], y_1_11
        XOR     .L1X   A9, B11, A9          ; <1> XOR     x_low_16, x_high_16, t0_15
||      ADD     .L2    B3, B7, B13          ; <1> ADD     t1_15, k0, once_15
||      SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_11
||      ADD     .D1    A15, A11, A14        ; <1> ADD     lower_13, upper_13, x0a
||      ADDAH   .D2    B12, B3, B0          ; <1> ADDAH   k1, t1_15, twice_15
        ADD     .L1X   A9, B0, A11          ; <1> ADD     t0_15, twice_15, f1_14
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_11], y_2_11
        XOR     .L1    A10, A11, A9         ; <1> XOR     turned_b, f1_14, x1b
||      ADD     .S1X   A9, B13, A15         ; <1> ADD     t0_15, once_15, f0_14
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_11], x_3_11
        XOR     .L1    A12, A15, A10        ; <1> XOR     x2b, f0_14, sum_14
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_11
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_11], x_2_11
        MV      .L1    A6, A12              ; <1> MV      x0b, x2b
||      SHRU    .S1    A10, 1, A6           ; <1> SHRU    sum_14, 1, lower_18
||      SHL     .S2X   A10, 31, B3          ; <1> SHL     sum_14, 31, upper_18
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_16], y_3_16
        ADD     .L1X   A6, B3, A6           ; <1> ADD     lower_18, upper_18, x0b
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||[B2]  B       .S1    twofish_encrypt_blocks$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_16
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_16], y_1_16
        XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_11, y_3_11, y_low_11
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_16
||      ADD     .D1    A13, A8, A10         ; <1> ADD     lower_14, upper_14, turned_b
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_16], y_2_16
        ADD     .L1X   A7, B9, A8           ; <1> ADD     lower_9, upper_9, turned_a
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_11, y_2_11, y_high_11
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_16
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_16], x_2_16
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_11, x_1_11, x_low_11
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_11, y_high_11, t1_10
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_14
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_11, x_3_11, x_high_11
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_16], x_3_16
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_10, k0, once_10
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_11, x_high_11, t0_10
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_9
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_9
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_10, twice_10
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_10, twice_10, f1_9
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_10, once_10, f0_9
twofish_encrypt_blocks$twofish_encrypt_blocks$4:
        XOR     .L1    A8, A3, A3           ; <-1> XOR     turned_a, f1_9, x1a
||      MV      .L2X   A14, B8              ; <-1> MV      x0a, x2a
||      ADD     .S1    A9, A9, A8           ; <-1> ADD     x1b, x1b, upper_14
||      XOR     .S2    B8, B1, B11          ; <-1> XOR     x2a, f0_9, sum_9
||      ADDAW   .D1    A1, 8, A1            ; ADDAW   in, 8, in
||      LDW     .D2T2  *+B15[2], B11        ; restore schedule
        XOR     .L1    A15, A11, A15        ; <-1> XOR     y_0_16, y_3_16, y_low_16
||      XOR     .L2    B3, B0, B13          ; <-1> XOR     y_1_16, y_2_16, y_high_16
||      SHL     .S1X   B11, 31, A11         ; <-1> SHL     sum_9, 31, upper_13
||      LDW     .D1T2  *+A1[2], B1          ; LDW     *+in[2], in2a
        XOR     .L1    A14, A9, A9          ; <-1> XOR     x_0_16, x_1_16, x_low_16
||      XOR     .L2    B1, B0, B11          ; <-1> XOR     x_2_16, x_3_16, x_high_16
||      SHRU    .S1X   B11, 1, A15          ; <-1> SHRU    sum_9, 1, lower_13
||      XOR     .S2X   B13, A15, B3         ; <-1> XOR     y_low_16, y_high_16, t1_15
||      LDW     .D1T1  *+A1[1], A11         ; LDW     *+in[1], in1a
        XOR     .L1X   A9, B11, A9          ; <-1> XOR     x_low_16, x_high_16, t0_15
||      ADD     .L2    B3, B7, B13          ; <-1> ADD     t1_15, k0, once_15
||      ADD     .D1    A15, A11, A14        ; <-1> ADD     lower_13, upper_13, x0a
||      ADDAH   .D2    B12, B3, B0          ; <-1> ADDAH   k1, t1_15, twice_15
        ADD     .L1X   A9, B0, A11          ; <-1> ADD     t0_15, twice_15, f1_14
||      CMPGT   .L2    B6, 2, B2            ; CMPGT   blocks, 2, more
||      SUB     .S2    B6, 2, B6            ; SUB     blocks, 2, blocks
||      LDW     .D1T1  *+A1[0], A0          ; LDW     *+in[0], in0a
        XOR     .L1    A10, A11, A9         ; <-1> XOR     turned_b, f1_14, x1b
||      CMPGT   .L2    B6, 1, B0            ; CMPGT   blocks, 1, two_2
||      ADD     .S1X   A9, B13, A15         ; <-1> ADD     t0_15, once_15, f0_14
||      LDW     .D2T1  *+B11[8], A8         ; LDW     *+schedule[6 + 2], k2_22
        XOR     .L1    A12, A15, A10        ; <-1> XOR     x2b, f0_14, sum_14
||      MV      .S1X   B11, A15             ; copy
||      LDW     .D2T1  *+B11[6], A6         ; LDW     *+schedule[6], k0_22
        MV      .L1    A6, A12              ; <-1> MV      x0b, x2b
||      SHRU    .S1    A10, 1, A6           ; <-1> SHRU    sum_14, 1, lower_18
||      SHL     .S2X   A10, 31, B3          ; <-1> SHL     sum_14, 31, upper_18
||      LDW     .D1T2  *+A15[8], B3         ; LDW     *+schedule[6 + 2], k2_20
||      LDW     .D2T1  *+B11[9], A12        ; LDW     *+schedule[6 + 3], k3_22
        ADD     .L1X   A6, B3, A6           ; <-1> ADD     lower_18, upper_18, x0b
||      LDW     .D1T1  *+A1[3], A12         ; LDW     *+in[3], in3a
||      LDW     .D2T2  *+B11[4], B0         ; LDW     *+schedule[2 + 2], k2_5
        ADD     .L1X   A2, B10, A13         ; ADD     out, step, second_out
||      SHL     .S2    B0, 4, B10           ; SHL     two_2, 4, step
||      ADD     .D1    A13, A8, A10         ; <-1> ADD     lower_14, upper_14, turned_b
||      LDW     .D2T2  *+B11[6], B7         ; LDW     *+schedule[6], k0_20
        ADD     .L1X   A7, B9, A8           ; <-1> ADD     lower_9, upper_9, turned_a
||      ADD     .L2X   B10, A1, B9          ; ADD     in, step, second_in
||      XOR     .S1    A6, A8, A7           ; XOR     x0b, k2_22, in2b
||      LDW     .D1T2  *+A15[9], B3         ; LDW     *+schedule[6 + 3], k3_20
||      LDW     .D2T1  *+B11[2], A6         ; LDW     *+schedule[2], k0_5
        XOR     .L1    A12, A6, A6          ; XOR     x2b, k0_22, in0b
||      SHL     .S1    A10, 31, A7          ; SHL     turned_b, 31, upper_21
||      STW     .D1T1  A7, *+A13[2]         ; STW     in2b, *+second_out[2]
||      LDW     .D2T2  *+B11[7], B0         ; LDW     *+schedule[6 + 1], k1_20
        XOR     .L1    A9, A12, A14         ; XOR     x1b, k3_22, in3b
||      XOR     .L2X   B3, A14, B3          ; XOR     x0a, k2_20, in2a
||      SHRU    .S1    A10, 1, A9           ; SHRU    turned_b, 1, lower_21
||      STW     .D1T1  A6, *+A13[0]         ; STW     in0b, *+second_out[0]
        SHRU    .S1    A8, 1, A14           ; SHRU    turned_a, 1, lower_19
||      STW     .D1T1  A14, *+A13[3]        ; STW     in3b, *+second_out[3]
        XOR     .L2    B8, B7, B1           ; XOR     x2a, k0_20, in0a
||      SHL     .S1    A8, 31, A8           ; SHL     turned_a, 31, upper_19
||      XOR     .S2    B1, B0, B8           ; XOR     in2a, k2_5, x2a
||      STW     .D1T2  B3, *+A2[2]          ; STW     in2a, *+out[2]
||      LDW     .D2T1  *+B11[7], A6         ; LDW     *+schedule[6 + 1], k1_22
        ADD     .L1    A14, A8, A8          ; ADD     lower_19, upper_19, x3a
||      XOR     .S1    A0, A6, A14          ; XOR     in0a, k0_5, x0a
||      STW     .D1T2  B1, *+A2[0]          ; STW     in0a, *+out[0]
||      LDW     .D2T1  *+B9[1], A9          ; LDW     *+second_in[1], in1b
        XOR     .L2X   B0, A8, B0           ; XOR     x3a, k1_20, in1a
||      ADDAW   .D1    A15, 10, A0          ; ADDAW   schedule, 10, keys
||      LDW     .D2T1  *+B11[3], A13        ; LDW     *+schedule[2 + 1], k1_7
        STW     .D1T2  B0, *+A2[1]          ; STW     in1a, *+out[1]
||      LDW     .D2T1  *+B11[2], A6         ; LDW     *+schedule[2], k0_7
        ADD     .L1    A9, A7, A10          ; ADD     lower_21, upper_21, x3b
||      LDW     .D2T1  *+B11[3], A7         ; LDW     *+schedule[2 + 1], k1_5
        XOR     .L1    A10, A6, A8          ; XOR     x3b, k1_22, in1b
||      LDW     .D2T1  *+B11[5], A15        ; LDW     *+schedule[2 + 3], k3_5
        STW     .D1T1  A8, *+A13[1]         ; STW     in1b, *+second_out[1]
        XOR     .L1    A9, A13, A9          ; XOR     in1b, k1_7, x1b
||      LDW     .D2T1  *+B11[4], A13        ; LDW     *+schedule[2 + 2], k2_7
        LDW     .D2T1  *+B11[5], A10        ; LDW     *+schedule[2 + 3], k3_7
        XOR     .L1    A11, A7, A3          ; XOR     in1a, k1_5, x1a
||      XOR     .L2X   B3, A3, B7           ; XOR     x1a, k3_20, in3a
||      LDW     .D1T2  *A0++[2], B7         ; <0> LDW     *keys++[2], k0
||      LDW     .D2T1  *+B9[0], A11         ; LDW     *+second_in[0], in0b
        SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1a, 8, y8_11
||      LDW     .D1T2  *-A0[1], B12         ; <0> LDW     *-keys[1], k1
||      LDW     .D2T1  *+B9[3], A11         ; LDW     *+second_in[3], in3b
        LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[x1a], y_0_11
||      LDW     .D2T2  *+B4[B3], B1         ; <0> LDW     *+B4[y8_11], y_1_11
        SHRU    .S1    A3, 24, A11          ; <0> SHRU    x1a, 24, y24_11
||      SHRU    .S2X   A3, 16, B3           ; <0> SHRU    x1a, 16, y16_11
||      STW     .D1T2  B7, *+A2[3]          ; STW     in3a, *+out[3]
||      LDW     .D2T1  *+B9[2], A12         ; LDW     *+second_in[2], in2b
        XOR     .L1    A12, A15, A7         ; XOR     in3a, k3_5, x3a
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    x0a, 8, x8_11
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    x0a, 24, x24_11
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_11], y_3_11
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[y16_11], y_2_11
        XOR     .L1    A11, A6, A6          ; XOR     in0b, k0_7, x0b
||      SHRU    .S1    A7, 31, A8           ; SHRU    x3a, 31, lower_6
||      SHRU    .S2X   A14, 16, B0          ; <0> SHRU    x0a, 16, x16_11
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[x8_11], x_1_11
||      LDW     .D2T2  *+B5[B0], B11        ; <0> LDW     *+B5[x24_11], x_3_11
        XOR     .L1    A11, A10, A10        ; XOR     in3b, k3_7, x3b
||      SHRU    .S1    A9, 24, A11          ; <0> SHRU    x1b, 24, y24_16
||      SHRU    .S2X   A9, 8, B0            ; <0> SHRU    x1b, 8, y8_16
||      LDW     .D1T1  *+A4[A14], A7        ; <0> LDW     *+A4[x0a], x_0_11
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_11], x_2_11
        ADD     .L1    A10, A10, A11        ; ADD     x3b, x3b, upper_8
||      SHRU    .S1    A10, 31, A10         ; SHRU    x3b, 31, lower_8
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y24_16], y_3_16
        ADD     .L1    A10, A11, A10        ; ADD     lower_8, upper_8, turned_b
||[B2]  B       .S1    twofish_encrypt_blocks$rounds; [more] B       next
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1b, 16, y16_16
||      LDW     .D1T1  *+A5[A9], A15        ; <0> LDW     *+A5[x1b], y_0_16
||      LDW     .D2T2  *+B4[B0], B3         ; <0> LDW     *+B4[y8_16], y_1_16
        XOR     .L1    A12, A13, A12        ; XOR     in2b, k2_7, x2b
||      XOR     .S1    A15, A11, A13        ; <0> XOR     y_0_11, y_3_11, y_low_11
||      SHRU    .S2X   A6, 16, B0           ; <0> SHRU    x0b, 16, x16_16
||      ADD     .D1    A7, A7, A11          ; ADD     x3a, x3a, upper_6
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_16], y_2_16
        ADD     .L1    A8, A11, A8          ; ADD     lower_6, upper_6, turned_a
||      XOR     .L2    B1, B3, B13          ; <0> XOR     y_1_11, y_2_11, y_high_11
||      SHRU    .S1    A6, 8, A11           ; <0> SHRU    x0b, 8, x8_16
||      SHRU    .S2X   A6, 24, B0           ; <0> SHRU    x0b, 24, x24_16
||      LDW     .D1T1  *+A4[A6], A14        ; <0> LDW     *+A4[x0b], x_0_16
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[x16_16], x_2_16
        XOR     .L1    A7, A15, A15         ; <0> XOR     x_0_11, x_1_11, x_low_11
||      XOR     .L2X   B13, A13, B0         ; <0> XOR     y_low_11, y_high_11, t1_10
||      SHRU    .S1    A9, 31, A13          ; <0> SHRU    x1b, 31, lower_14
||      XOR     .S2    B1, B11, B11         ; <0> XOR     x_2_11, x_3_11, x_high_11
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x8_16], x_1_16
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[x24_16], x_3_16
        ADD     .L2    B0, B7, B11          ; <0> ADD     t1_10, k0, once_10
||      XOR     .S1X   A15, B11, A3         ; <0> XOR     x_low_11, x_high_11, t0_10
||      SHRU    .S2X   A3, 31, B9           ; <0> SHRU    x1a, 31, lower_9
||      ADD     .D1    A3, A3, A7           ; <0> ADD     x1a, x1a, upper_9
||      ADDAH   .D2    B12, B0, B0          ; <0> ADDAH   k1, t1_10, twice_10
        ADD     .L1X   A3, B0, A3           ; <0> ADD     t0_10, twice_10, f1_9
||      ADD     .L2X   B11, A3, B1          ; <0> ADD     t0_10, once_10, f0_9
||      MVK     .S2    14, B2               ; MVK     16, count
||      ADDAW   .D1    A2, 8, A2            ; ADDAW   out, 8, out
twofish_encrypt_blocks$twofish_encrypt_blocks$4$landing:
        NOP     4
twofish_encrypt_blocks$twofish_encrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_26
        MVC     .S2    B0, AMR              ; MVC     linear_26, AMR
twofish_encrypt_blocks$done:
        LDW     .D2T1  *+B15[11], A14       ; restore A14
        LDW     .D2T2  *+B15[10], B13       ; restore B13
        LDW     .D2T1  *+B15[9], A13        ; restore A13
        LDW     .D2T2  *+B15[8], B12        ; restore B12
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D2T1  *+B15[7], A12        ; restore A12
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        LDW     .D2T1  *+B15[5], A11        ; restore A11
        LDW     .D2T2  *+B15[4], B10        ; restore B10
        B       .S2    B0                   ; return
||      LDW     .D2T1  *+B15[3], A10        ; restore A10
        ADDK    .S2    48, B15              ; frame
||      LDW     .D2T1  *+B15[12], A15       ; restore A15
        NOP     4
