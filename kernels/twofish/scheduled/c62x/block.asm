; broadside optimize: source c76b30ff90fd297216da8e222e9094f373fe8c3a00066127112d958f942200d0
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 100 s an interval, 10 s a region
; Twofish on one block.
;
;       void twofish_encrypt_block(uint32_t block[4], const struct twofish_schedule *schedule);
;       void twofish_decrypt_block(uint32_t block[4], const struct twofish_schedule *schedule);
;
;       struct twofish_schedule { const uint32_t *tables[2]; uint32_t subkeys[40]; };
;
; block     changed in place. Word aligned.
; schedule  tables 0 and 1, and tables 2 and 3: each pair 512 words on a multiple of 1024 bytes, the first in data
;           memory block 0 and the second in block 1 for the cycles stated; K[0] to K[39] of the specification. Word
;           aligned, not overlapping block.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

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

        .global twofish_encrypt_block
        .global twofish_decrypt_block

twofish_encrypt_block:
        MV      .L2X   A4, B9               ; move block
||      MVKL    .S2    591109, B0           ; MVKL    0x00090505, circular_1
||      MV      .D2    B4, B8               ; move schedule
        MV      .L1X   B8, A0               ; copy
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D2T2  *+B8[1], B4          ; LDW     *+schedule[1], B4
        MV      .L1X   B9, A1               ; copy
||      LDW     .D1T1  *+A0[0], A4          ; LDW     *+schedule[0], A4
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        LDW     .D1T1  *+A0[3], A0          ; LDW     *+schedule[2 + 1], k1_3
||      ADDAW   .D2    B8, 10, B12          ; ADDAW   schedule, 10, keys
        LDW     .D1T2  *+A1[1], B1          ; LDW     *+block[1], in1
||      STW     .D2T1  A15, *+B15[4]        ; save A15
        LDW     .D1T1  *+A0[2], A0          ; LDW     *+schedule[2], k0_3
||      LDW     .D2T2  *+B9[0], B0          ; LDW     *+block[0], in0
        MV      .L2    B4, B5               ; MV      B4, B5
||      LDW     .D1T2  *+A1[2], B1          ; LDW     *+block[2], in2
||      LDW     .D2T1  *+B8[4], A0          ; LDW     *+schedule[2 + 2], k2_3
        ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A0[5], A0          ; LDW     *+schedule[2 + 3], k3_3
        MV      .L1    A4, A5               ; MV      A4, A5
||      MVKH    .S2    591109, B0           ; MVKH    0x00090505, circular_1
||      STW     .D2T1  A11, *+B15[1]        ; save A11
        XOR     .L1X   A0, B1, A2           ; XOR     in1, k1_3, x1
||      MV      .L2    B3, B2               ; move return$
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B0, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T1  *+A1[3], A1          ; LDW     *+block[3], in3
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .L1X   A0, B0, A3           ; XOR     in0, k0_3, x0
||      SHRU    .S1    A2, 24, A1           ; <0> SHRU    x1, 24, y24_7
||      SHRU    .S2X   A2, 8, B0            ; <0> SHRU    x1, 8, y8_7
||      LDW     .D2T1  *B12++[2], A11       ; <0> LDW     *keys++[2], k0
        XOR     .L1X   A0, B1, A8           ; XOR     in2, k2_3, x2
||      SHRU    .S1    A3, 8, A15           ; <0> SHRU    x0, 8, x8_7
||      SHRU    .S2X   A2, 16, B11          ; <0> SHRU    x1, 16, y16_7
||      LDW     .D1T1  *+A5[A2], A15        ; <0> LDW     *+A5[x1], y_0_7
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[y8_7], y_1_7
        SHRU    .S2X   A3, 16, B0           ; <0> SHRU    x0, 16, x16_7
||      LDW     .D1T1  *+A4[A3], A1         ; <0> LDW     *+A4[x0], x_0_7
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[y16_7], y_2_7
        SHRU    .S2X   A3, 24, B3           ; <0> SHRU    x0, 24, x24_7
||      LDW     .D1T1  *+A4[A1], A0         ; <0> LDW     *+A4[y24_7], y_3_7
||      LDW     .D2T2  *+B4[B0], B11        ; <0> LDW     *+B4[x16_7], x_2_7
        MVK     .S2    14, B1               ; MVK     16, count
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[x8_7], x_1_7
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[x24_7], x_3_7
        XOR     .L1    A1, A0, A0           ; XOR     in3, k3_3, x3
||      LDW     .D2T1  *-B12[1], A15        ; <0> LDW     *-keys[1], k1
        ADD     .L1    A0, A0, A9           ; ADD     x3, x3, upper_4
||      SHRU    .S1    A0, 31, A0           ; SHRU    x3, 31, lower_4
        ADD     .L1    A0, A9, A9           ; ADD     lower_4, upper_4, turned
        XOR     .L2    B0, B3, B0           ; <0> XOR     y_1_7, y_2_7, y_high_7
||      XOR     .S1    A15, A0, A15         ; <0> XOR     y_0_7, y_3_7, y_low_7
        XOR     .L1    A1, A0, A0           ; <0> XOR     x_0_7, x_1_7, x_low_7
||      XOR     .S1X   A15, B0, A1          ; <0> XOR     y_low_7, y_high_7, t1_6
||      XOR     .S2    B11, B3, B0          ; <0> XOR     x_2_7, x_3_7, x_high_7
        ADD     .L1    A1, A11, A15         ; <0> ADD     t1_6, k0, once_6
||      XOR     .L2X   B0, A0, B0           ; <0> XOR     x_low_7, x_high_7, t0_6
||      SHRU    .S1    A2, 31, A1           ; <0> SHRU    x1, 31, lower_5
||      ADDAH   .D1    A15, A1, A0          ; <0> ADDAH   k1, t1_6, twice_6
        ADD     .L2X   B0, A15, B0          ; <0> ADD     t0_6, once_6, f0_5
||      ADD     .S1X   A0, B0, A2           ; <0> ADD     t0_6, twice_6, f1_5
||      ADD     .D1    A2, A2, A15          ; <0> ADD     x1, x1, upper_5
        XOR     .L2X   B0, A8, B0           ; <0> XOR     x2, f0_5, sum_5
||      XOR     .S1    A9, A2, A2           ; <0> XOR     turned, f1_5, x1
        SHRU    .S1X   B0, 1, A15           ; <0> SHRU    sum_5, 1, lower_9
||      SHL     .S2    B0, 31, B3           ; <0> SHL     sum_5, 31, upper_9
||      ADD     .D1    A1, A15, A9          ; <0> ADD     lower_5, upper_5, turned
;@loop {"name": "rounds", "ii": 14, "res_mii": 7, "rec_mii": 12, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "XOR", "SHRU", "ADD", "SHRU", "LDW"], "attempts": [{"interval": 12, "result": "time limit", "seconds": 10.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 12.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 7, recurrence 12
;  critical cycle:
;    XOR x_0_7, x_1_7, x_low_7
;    XOR x_low_7, x_high_7, t0_6
;    ADD t0_6, once_6, f0_5
;    XOR x2, f0_5, sum_5
;    SHRU sum_5, 1, lower_9
;    ADD lower_9, upper_9, x0
;    SHRU x0, 8, x8_7
;    LDW *+A5[x8_7], x_1_7
;  units: L1 3/14, S1 8/14, M1 0/14, D1 8/14, L2 5/14, S2 7/14, M2 0/14, D2 6/14
;  cross paths: 1X 4/14, 2X 7/14
;  T paths: T1 6/14, T2 4/14
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 10 used, 10 live at once
;  II 12: time limit, 10.0 s
;  II 13: time limit, 12.2 s
;  II 14 without possible bank conflicts: found, 0.0 s
;  not proved optimal: every interval below 12 is ruled out; 22.2 s of search found nothing below 14
;  pipelined from 2 iterations on
twofish_encrypt_block$rounds:
        ADD     .L1X   A15, B3, A3          ; <1> ADD     lower_9, upper_9, x0
||      SHRU    .S1    A2, 24, A1           ; <0> SHRU    x1, 24, y24_7
||      SHRU    .S2X   A2, 8, B0            ; <0> SHRU    x1, 8, y8_7
||      MV      .D1    A3, A8               ; <1> MV      x0, x2
||      LDW     .D2T1  *B12++[2], A11       ; <0> LDW     *keys++[2], k0
        SHRU    .S1    A3, 8, A15           ; <0> SHRU    x0, 8, x8_7
||      SHRU    .S2X   A2, 16, B11          ; <0> SHRU    x1, 16, y16_7
||      LDW     .D1T1  *+A5[A2], A15        ; <0> LDW     *+A5[x1], y_0_7
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[y8_7], y_1_7
        SHRU    .S2X   A3, 16, B0           ; <0> SHRU    x0, 16, x16_7
||      LDW     .D1T1  *+A4[A3], A1         ; <0> LDW     *+A4[x0], x_0_7
||      LDW     .D2T2  *+B5[B11], B3        ; <0> LDW     *+B5[y16_7], y_2_7
        SHRU    .S2X   A3, 24, B3           ; <0> SHRU    x0, 24, x24_7
||      LDW     .D1T1  *+A4[A1], A0         ; <0> LDW     *+A4[y24_7], y_3_7
||      LDW     .D2T2  *+B4[B0], B11        ; <0> LDW     *+B4[x16_7], x_2_7
        LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[x8_7], x_1_7
||      LDW     .D2T2  *+B5[B3], B3         ; <0> LDW     *+B5[x24_7], x_3_7
        LDW     .D2T1  *-B12[1], A15        ; <0> LDW     *-keys[1], k1
        NOP     2
        XOR     .L2    B0, B3, B0           ; <0> XOR     y_1_7, y_2_7, y_high_7
||      XOR     .S1    A15, A0, A15         ; <0> XOR     y_0_7, y_3_7, y_low_7
||[B1]  B       .S2    twofish_encrypt_block$rounds; <0> [count] B      rounds
        XOR     .L1    A1, A0, A0           ; <0> XOR     x_0_7, x_1_7, x_low_7
||      XOR     .S1X   A15, B0, A1          ; <0> XOR     y_low_7, y_high_7, t1_6
||      XOR     .S2    B11, B3, B0          ; <0> XOR     x_2_7, x_3_7, x_high_7
        ADD     .L1    A1, A11, A15         ; <0> ADD     t1_6, k0, once_6
||      XOR     .L2X   B0, A0, B0           ; <0> XOR     x_low_7, x_high_7, t0_6
||      SHRU    .S1    A2, 31, A1           ; <0> SHRU    x1, 31, lower_5
||      ADDAH   .D1    A15, A1, A0          ; <0> ADDAH   k1, t1_6, twice_6
        ADD     .L2X   B0, A15, B0          ; <0> ADD     t0_6, once_6, f0_5
||      ADD     .S1X   A0, B0, A2           ; <0> ADD     t0_6, twice_6, f1_5
||      ADD     .D1    A2, A2, A15          ; <0> ADD     x1, x1, upper_5
        XOR     .L2X   B0, A8, B0           ; <0> XOR     x2, f0_5, sum_5
||      XOR     .S1    A9, A2, A2           ; <0> XOR     turned, f1_5, x1
  [B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     count, 1, count
||      SHRU    .S1X   B0, 1, A15           ; <0> SHRU    sum_5, 1, lower_9
||      SHL     .S2    B0, 31, B3           ; <0> SHL     sum_5, 31, upper_9
||      ADD     .D1    A1, A15, A9          ; <0> ADD     lower_5, upper_5, turned
twofish_encrypt_block$twofish_encrypt_block$2:
        ADD     .L1X   A15, B3, A3          ; <-1> ADD     lower_9, upper_9, x0
||      SHL     .S1    A9, 31, A15          ; SHL     turned, 31, upper_10
||      MV      .D1    A3, A8               ; <-1> MV      x0, x2
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        MV      .L1X   B8, A0               ; copy
||      ZERO    .L2    B3                   ; ZERO    linear_13
||      LDW     .D2T1  *+B8[9], A0          ; LDW     *+schedule[6 + 3], k3_11
        MV      .L1X   B9, A1               ; copy
||      LDW     .D1T2  *+A0[7], B3          ; LDW     *+schedule[6 + 1], k1_11
||      LDW     .D2T1  *+B15[4], A15        ; restore A15
        LDW     .D1T1  *+A0[6], A0          ; LDW     *+schedule[6], k0_11
||      LDW     .D2T2  *+B8[8], B3          ; LDW     *+schedule[6 + 2], k2_11
        B       .S2    B2                   ; return
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        SHRU    .S1    A9, 1, A9            ; SHRU    turned, 1, lower_10
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        ADD     .L1    A9, A15, A0          ; ADD     lower_10, upper_10, x3
||      XOR     .S1    A2, A0, A2           ; XOR     x1, k3_11, in3
||      MVC     .S2    B3, AMR              ; MVC     linear_13, AMR
        XOR     .L1X   A0, B3, A2           ; XOR     x3, k1_11, in1
||      STW     .D1T1  A2, *+A1[3]          ; STW     in3, *+block[3]
        XOR     .L1    A8, A0, A0           ; XOR     x2, k0_11, in0
||      XOR     .L2X   B3, A3, B3           ; XOR     x0, k2_11, in2
||      STW     .D1T1  A2, *+A1[1]          ; STW     in1, *+block[1]
        ADDK    .S2    16, B15              ; frame
||      STW     .D1T2  B3, *+A1[2]          ; STW     in2, *+block[2]
||      STW     .D2T1  A0, *+B9[0]          ; STW     in0, *+block[0]

twofish_decrypt_block:
        MV      .L2    B4, B9               ; move schedule
||      ADDK    .S2    -32, B15             ; frame
        LDW     .D2T2  *+B9[1], B4          ; LDW     *+schedule[1], B4
        LDW     .D2T1  *+B9[8], A0          ; LDW     *+schedule[6 + 2], k2_16
        LDW     .D2T1  *+B9[7], A1          ; LDW     *+schedule[6 + 1], k1_16
        MV      .L1    A4, A10              ; move block
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        LDW     .D1T2  *+A10[0], B0         ; LDW     *+block[0], in0
||      LDW     .D2T1  *+B9[6], A2          ; LDW     *+schedule[6], k0_16
        MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_14
||      LDW     .D1T2  *+A10[1], B0         ; LDW     *+block[1], in1
||      LDW     .D2T1  *+B9[0], A4          ; LDW     *+schedule[0], A4
        ADDK    .S2    168, B9              ; ADDK    168, schedule
||      LDW     .D1T1  *+A10[3], A14        ; LDW     *+block[3], in3
||      LDW     .D2T2  *+B9[9], B1          ; LDW     *+schedule[6 + 3], k3_16
        MV      .L1X   B9, A3               ; MV      schedule, keys
||      MV      .L2    B4, B5               ; MV      B4, B5
||      MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_14
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *--A3[2], A8         ; <0> LDW     *--keys[2], k0
||      STW     .D2T2  B11, *+B15[3]        ; save B11
        XOR     .L1X   A2, B0, A2           ; XOR     in0, k0_16, x0
||      MV      .L2    B3, B8               ; move return$
||      MVC     .S2    B1, AMR              ; MVC     circular_14, AMR
||      LDW     .D1T1  *+A10[2], A1         ; LDW     *+block[2], in2
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .S1X   A1, B0, A9           ; XOR     in1, k1_16, x1
||      SHRU    .S2X   A2, 24, B3           ; <0> SHRU    x0, 24, x24_20
||      LDW     .D1T2  *+A3[1], B3          ; <0> LDW     *+keys[1], k1
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1, 16, y16_20
||      LDW     .D1T1  *+A4[A2], A14        ; <0> LDW     *+A4[x0], x_0_20
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[x24_20], x_3_20
        SHRU    .S1    A9, 24, A1           ; <0> SHRU    x1, 24, y24_20
||      SHRU    .S2X   A9, 8, B11           ; <0> SHRU    x1, 8, y8_20
||      LDW     .D1T1  *+A5[A9], A1         ; <0> LDW     *+A5[x1], y_0_20
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_20], y_2_20
        SHRU    .S1    A2, 8, A13           ; <0> SHRU    x0, 8, x8_20
||      SHRU    .S2X   A2, 16, B0           ; <0> SHRU    x0, 16, x16_20
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[y24_20], y_3_20
||      LDW     .D2T2  *+B4[B11], B1        ; <0> LDW     *+B4[y8_20], y_1_20
        LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[x8_20], x_1_20
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[x16_20], x_2_20
        XOR     .L1X   A14, B1, A15         ; XOR     in3, k3_16, x3
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        XOR     .L1    A1, A0, A0           ; XOR     in2, k2_16, x2
||      MVK     .S2    14, B2               ; MVK     16, count
||      STW     .D2T1  A11, *+B15[2]        ; save A11
        NOP
        XOR     .S1    A1, A13, A1          ; <0> XOR     y_0_20, y_3_20, y_low_20
||      XOR     .S2    B1, B0, B1           ; <0> XOR     y_1_20, y_2_20, y_high_20
||      STW     .D2T1  A12, *+B15[4]        ; save A12
        XOR     .L1    A14, A13, A1         ; <0> XOR     x_0_20, x_1_20, x_low_20
||      XOR     .L2    B0, B11, B0          ; <0> XOR     x_2_20, x_3_20, x_high_20
||      XOR     .S2X   B1, A1, B1           ; <0> XOR     y_low_20, y_high_20, t1_19
        ADD     .L1X   A8, B1, A1           ; <0> ADD     t1_19, k0, once_19
||      SHRU    .S1    A0, 31, A8           ; SHRU    x2, 31, lower_17
||      XOR     .S2X   B0, A1, B1           ; <0> XOR     x_low_20, x_high_20, t0_19
||      ADD     .D1    A0, A0, A0           ; ADD     x2, x2, upper_17
||      ADDAH   .D2    B3, B1, B0           ; <0> ADDAH   k1, t1_19, twice_19
        ADD     .L1    A2, A2, A2           ; <0> ADD     x0, x0, upper_18
||      ADD     .L2    B1, B0, B11          ; <0> ADD     t0_19, twice_19, f1_18
||      SHRU    .S1    A2, 31, A8           ; <0> SHRU    x0, 31, lower_18
||      ADD     .S2X   B1, A1, B3           ; <0> ADD     t0_19, once_19, f0_18
||      ADD     .D1    A8, A0, A0           ; ADD     lower_17, upper_17, turned
;@loop {"name": "rounds", "ii": 14, "res_mii": 7, "rec_mii": 13, "optimal": true, "stages": 2, "critical_cycle": ["SHRU", "ADD", "SHRU", "LDW", "XOR", "XOR", "ADDAH", "ADD", "XOR"], "attempts": [{"interval": 13, "result": "proved infeasible", "seconds": 7.0, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 14, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 7, recurrence 13
;  critical cycle:
;    SHRU sum_18, 1, lower_22
;    ADD lower_22, upper_22, x1
;    SHRU x1, 24, y24_20
;    LDW *+A4[y24_20], y_3_20
;    XOR y_0_20, y_3_20, y_low_20
;    XOR y_low_20, y_high_20, t1_19
;    ADDAH k1, t1_19, twice_19
;    ADD t0_19, twice_19, f1_18
;    XOR x3, f1_18, sum_18
;  units: L1 6/14, S1 6/14, M1 0/14, D1 6/14, L2 4/14, S2 10/14, M2 0/14, D2 5/14
;  cross paths: 1X 4/14, 2X 8/14
;  T paths: T1 5/14, T2 5/14
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 9 used, 9 live at once
;  II 13: proved infeasible (up to 2 stages), 7.0 s
;  II 14 without possible bank conflicts: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_block$rounds:
        ADD     .L1    A8, A2, A0           ; <1> ADD     lower_18, upper_18, turned
||      XOR     .L2X   B11, A15, B3         ; <1> XOR     x3, f1_18, sum_18
||      XOR     .S1X   A0, B3, A2           ; <1> XOR     turned, f0_18, x0
||      LDW     .D1T1  *--A3[2], A8         ; <0> LDW     *--keys[2], k0
        MV      .L1    A9, A15              ; <1> MV      x1, x3
||      SHRU    .S1X   B3, 1, A8            ; <1> SHRU    sum_18, 1, lower_22
||      SHL     .S2    B3, 31, B1           ; <1> SHL     sum_18, 31, upper_22
        ADD     .L1X   A8, B1, A9           ; <1> ADD     lower_22, upper_22, x1
||      SHRU    .S2X   A2, 24, B3           ; <0> SHRU    x0, 24, x24_20
||      LDW     .D1T2  *+A3[1], B3          ; <0> LDW     *+keys[1], k1
        SHRU    .S2X   A9, 16, B0           ; <0> SHRU    x1, 16, y16_20
||      LDW     .D1T1  *+A4[A2], A14        ; <0> LDW     *+A4[x0], x_0_20
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[x24_20], x_3_20
        SHRU    .S1    A9, 24, A1           ; <0> SHRU    x1, 24, y24_20
||      SHRU    .S2X   A9, 8, B11           ; <0> SHRU    x1, 8, y8_20
||      LDW     .D1T1  *+A5[A9], A1         ; <0> LDW     *+A5[x1], y_0_20
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[y16_20], y_2_20
        SHRU    .S1    A2, 8, A13           ; <0> SHRU    x0, 8, x8_20
||      SHRU    .S2X   A2, 16, B0           ; <0> SHRU    x0, 16, x16_20
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[y24_20], y_3_20
||      LDW     .D2T2  *+B4[B11], B1        ; <0> LDW     *+B4[y8_20], y_1_20
        LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[x8_20], x_1_20
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[x16_20], x_2_20
        NOP
  [B2]  B       .S2    twofish_decrypt_block$rounds; <0> [count] B      rounds
        NOP
        XOR     .S1    A1, A13, A1          ; <0> XOR     y_0_20, y_3_20, y_low_20
||      XOR     .S2    B1, B0, B1           ; <0> XOR     y_1_20, y_2_20, y_high_20
        XOR     .L1    A14, A13, A1         ; <0> XOR     x_0_20, x_1_20, x_low_20
||      XOR     .L2    B0, B11, B0          ; <0> XOR     x_2_20, x_3_20, x_high_20
||      XOR     .S2X   B1, A1, B1           ; <0> XOR     y_low_20, y_high_20, t1_19
        ADD     .L1X   A8, B1, A1           ; <0> ADD     t1_19, k0, once_19
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      XOR     .S2X   B0, A1, B1           ; <0> XOR     x_low_20, x_high_20, t0_19
||      ADDAH   .D2    B3, B1, B0           ; <0> ADDAH   k1, t1_19, twice_19
        ADD     .L1    A2, A2, A2           ; <0> ADD     x0, x0, upper_18
||      ADD     .L2    B1, B0, B11          ; <0> ADD     t0_19, twice_19, f1_18
||      SHRU    .S1    A2, 31, A8           ; <0> SHRU    x0, 31, lower_18
||      ADD     .S2X   B1, A1, B3           ; <0> ADD     t0_19, once_19, f0_18
twofish_decrypt_block$rounds$exit:
        ADD     .L1    A8, A2, A0           ; <-1> ADD     lower_18, upper_18, turned
||      XOR     .L2X   B11, A15, B3         ; <-1> XOR     x3, f1_18, sum_18
||      XOR     .S1X   A0, B3, A2           ; <-1> XOR     turned, f0_18, x0
        MV      .L1    A9, A15              ; <-1> MV      x1, x3
||      MV      .L2    B9, B9               ; copy
||      SHRU    .S1X   B3, 1, A8            ; <-1> SHRU    sum_18, 1, lower_22
||      SHL     .S2    B3, 31, B1           ; <-1> SHL     sum_18, 31, upper_22
        ADD     .L1X   A8, B1, A9           ; <-1> ADD     lower_22, upper_22, x1
||      MV      .L2    B8, B3               ; move return$
||      MV      .S1    A0, A8               ; move turned
        MV      .L1    A10, A0              ; move block
||      MV      .S1X   B9, A3               ; move schedule
twofish_decrypt_block$twofish_decrypt_block$2:
        ZERO    .L2    B0                   ; ZERO    linear_26
||      ADDK    .S1    -160, A3             ; ADDK    -160, schedule
||      LDW     .D2T1  *+B15[4], A12        ; restore A12
        MVC     .S2    B0, AMR              ; MVC     linear_26, AMR
||      LDW     .D1T2  *+A3[3], B3          ; LDW     *+schedule[0 + 3], k3_24
||      LDW     .D2T1  *+B15[2], A11        ; restore A11
        LDW     .D1T1  *+A3[1], A8          ; LDW     *+schedule[0 + 1], k1_24
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        SHRU    .S1    A8, 1, A1            ; SHRU    turned, 1, lower_23
||      LDW     .D1T2  *+A3[2], B3          ; LDW     *+schedule[0 + 2], k2_24
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T2  *+A3[0], B3          ; LDW     *+schedule[0], k0_24
||      LDW     .D2T1  *+B15[7], A15        ; restore A15
        SHL     .S1    A8, 31, A8           ; SHL     turned, 31, upper_23
||      B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[6], A14        ; restore A14
        ADD     .L1    A1, A8, A1           ; ADD     lower_23, upper_23, x2
||      XOR     .L2X   B3, A9, B3           ; XOR     x1, k3_24, in3
||      LDW     .D2T1  *+B15[5], A13        ; restore A13
        XOR     .L1    A15, A8, A8          ; XOR     x3, k1_24, in1
||      STW     .D1T2  B3, *+A0[3]          ; STW     in3, *+block[3]
        XOR     .L2X   B3, A2, B0           ; XOR     x0, k2_24, in2
||      STW     .D1T1  A8, *+A0[1]          ; STW     in1, *+block[1]
        XOR     .L2X   B3, A1, B0           ; XOR     x2, k0_24, in0
||      STW     .D1T2  B0, *+A0[2]          ; STW     in2, *+block[2]
        ADDK    .S2    32, B15              ; frame
||      STW     .D1T2  B0, *+A0[0]          ; STW     in0, *+block[0]
