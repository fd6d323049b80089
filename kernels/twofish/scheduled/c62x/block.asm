; broadside optimize: source f11e39f8e0d59ab8896c5b6f62ca4953083cc500e045ec5e43ee0debfff565f3
; broadside 0.2.0, OR-Tools 9.15.6755, seed 7, 2 workers, 60 s an interval, 20 s a region
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
; Rounds of Twofish on one block of the C62x, in 12 cycles each: what leads from a round to the next is nowhere longer.
;
; The word that a round rotates right by one is kept unrotated in `sum`. Its bytes are taken from their places before the
; rotation; only the byte that the rotation wraps around costs an operation more. The words looked up are added in the
; order in which they arrive. All sides are given, so that cross paths suffice.
;
; `factors` holds 0x00800001 on side B, `factor` 0x80 on side A: .M brings down or up what .S has no time for.

; t = first ^ second ^ third ^ fourth, in that order.

; Constants for the rounds.

; One round of encryption with its results where the next reads them: x1 and turned on side A, sum and x2 on side B.
; `turned` is the fourth word, rotated left by one.

; One round of decryption in the same way: x0 and turned on side A, sum and x3 on side B; `sum` is the second word
; before its rotation, `turned` the third after it.

        .global twofish_encrypt_block
        .global twofish_decrypt_block

twofish_encrypt_block:
        MVKL    .S1    591109, A0           ; MVKL    0x00090505, circular_1
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B4, A11              ; argument
||      MVKL    .S2    8388609, B8          ; MVKL    0x00800001, factors
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L2X   A4, B10              ; argument
||      MVKH    .S1    591109, A0           ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A11[0], A4         ; LDW     *+schedule[0], A4
||      STW     .D2T2  B10, *+B15[5]        ; save B10
        MVC     .S2X   A0, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *+A11[2], B0         ; LDW     *+schedule[2], k0_4
||      LDW     .D2T1  *+B10[0], A1         ; LDW     *+block[0], in0
        LDW     .D1T2  *+A11[1], B4         ; LDW     *+schedule[1], B4
||      STW     .D2T1  A15, *+B15[6]        ; save A15
        LDW     .D1T1  *+A11[3], A1         ; LDW     *+schedule[2 + 1], k1_4
||      LDW     .D2T2  *+B10[1], B2         ; LDW     *+block[1], in1
        STW     .D2T2  B11, *+B15[4]        ; save B11
        ADDAW   .D1    A11, 10, A15         ; ADDAW   schedule, 10, keys
||      STW     .D2T2  B12, *+B15[2]        ; save B12
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2X   B0, A1, B0           ; XOR     in0, k0_4, x0
||      MVKH    .S2    8388609, B8          ; MVKH    0x00800001, factors
||      LDW     .D1T2  *+A11[4], B2         ; LDW     *+schedule[2 + 2], k2_4
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L2    B4, B5               ; MV      B4, B5
||      SHRU    .S1X   B0, 31, A3           ; SHRU    x0, 31, lower_5
||      ADD     .S2    B0, B0, B9           ; ADD     x0, x0, upper_5
||      LDW     .D1T2  *+A11[5], B1         ; LDW     *+schedule[2 + 3], k3_4
        XOR     .L1X   A1, B2, A3           ; XOR     in1, k1_4, x1
||      ADD     .L2X   B9, A3, B0           ; ADD     lower_5, upper_5, sum
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T2  *A15++[2], B12       ; <0> LDW     *keys++[2], k0
||      LDW     .D2T1  *+B10[3], A2         ; LDW     *+block[3], in3
        ADD     .L1    A3, A3, A0           ; <0> ADD     x1, x1, upper_7
||      MV      .L2    B3, B11              ; move return$
||      SHRU    .S1X   B0, 1, A1            ; <0> SHRU    sum, 1, x_0_7
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1, 8, y_1_7
||      MPYHLU  .M2    B8, B0, B9           ; <0> MPYHLU  factors, sum, high_7
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x1], from_y0_7
        SHRU    .S1    A3, 24, A2           ; <0> SHRU    x1, 24, y_3_7
||      SHRU    .S2    B0, 17, B3           ; <0> SHRU    sum, 17, x_2_7
||      MPYLHU  .M2X   B8, A3, B3           ; <0> MPYLHU  factors, x1, y_2_7
||      LDW     .D1T1  *+A4[A1], A10        ; <0> LDW     *+A4[x_0_7], from_x0_7
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[y_1_7], from_y1_7
        SHRU    .S1X   B0, 9, A2            ; <0> SHRU    sum, 9, x_1_7
||      SHRU    .S2    B0, 25, B12          ; <0> SHRU    sum, 25, low_7
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[y_3_7], from_y3_7
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[x_2_7], from_x2_7
        ADD     .S2    B12, B9, B9          ; <0> ADD     low_7, high_7, x_3_7
||      LDW     .D1T1  *+A5[A2], A10        ; <0> LDW     *+A5[x_1_7], from_x1_7
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[y_2_7], from_y2_7
        XOR     .L1X   A2, B1, A9           ; XOR     in3, k3_4, x3
||      SHRU    .S1    A3, 31, A3           ; <0> SHRU    x1, 31, lower_7
||      LDW     .D1T1  *-A15[1], A2         ; <0> LDW     *-keys[1], k1
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[x_3_7], from_x3_7
        LDW     .D2T2  *+B10[2], B0         ; LDW     *+block[2], in2
        XOR     .S1X   A8, B3, A2           ; <0> XOR     from_y0_7, from_y1_7, two_8
||      SHL     .S2    B0, 31, B3           ; <0> SHL     sum, 31, top_7
        XOR     .L1    A2, A8, A8           ; <0> XOR     two_8, from_y3_7, three_8
||      XOR     .S1X   A10, B0, A2          ; <0> XOR     from_x0_7, from_x2_7, two_9
        XOR     .L1    A2, A10, A10         ; <0> XOR     two_9, from_x1_7, three_9
||      XOR     .S1X   A8, B9, A8           ; <0> XOR     three_8, from_y2_7, t1_7
||      SHRU    .S2X   A9, 31, B9           ; SHRU    x3, 31, lower_6
        XOR     .L1X   A10, B0, A2          ; <0> XOR     three_9, from_x3_7, t0_7
||      ADD     .L2X   B12, A8, B12         ; <0> ADD     t1_7, k0, once_7
||      ADD     .S1    A9, A9, A9           ; ADD     x3, x3, upper_6
||      MVK     .S2    14, B1               ; MVK     16, count
||      ADDAH   .D1    A2, A8, A8           ; <0> ADDAH   k1, t1_7, twice_7
        ADD     .L1    A2, A8, A8           ; <0> ADD     t0_7, twice_7, f1_7
||      XOR     .L2    B0, B2, B2           ; XOR     in2, k2_4, x2
||      ADD     .S1X   A9, B9, A9           ; ADD     lower_6, upper_6, turned
||      ADD     .S2X   B12, A2, B0          ; <0> ADD     t0_7, once_7, f0_7
;@loop {"name": "rounds", "ii": 12, "res_mii": 7, "rec_mii": 12, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "ADDAH", "ADD", "XOR", "SHRU", "LDW", "XOR"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 7, recurrence 12
;  critical cycle:
;    XOR two_8, from_y3_7, three_8
;    XOR three_8, from_y2_7, t1_7
;    ADDAH k1, t1_7, twice_7
;    ADD t0_7, twice_7, f1_7
;    XOR turned, f1_7, x1
;    SHRU x1, 8, y_1_7
;    LDW *+B4[y_1_7], from_y1_7
;    XOR from_y0_7, from_y1_7, two_8
;  units: L1 6/12, S1 8/12, M1 0/12, D1 7/12, L2 2/12, S2 8/12, M2 2/12, D2 5/12
;  cross paths: 1X 6/12, 2X 5/12
;  T paths: T1 5/12, T2 5/12
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 11 used, 11 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_block$rounds:
        ADD     .L1    A3, A0, A9           ; <1> ADD     lower_7, upper_7, turned
||      ADD     .L2X   B3, A1, B2           ; <1> ADD     x_0_7, top_7, x2
||      XOR     .S1    A9, A8, A3           ; <1> XOR     turned, f1_7, x1
||      XOR     .S2    B2, B0, B0           ; <1> XOR     x2, f0_7, sum
||      LDW     .D1T2  *A15++[2], B12       ; <0> LDW     *keys++[2], k0
        ADD     .L1    A3, A3, A0           ; <0> ADD     x1, x1, upper_7
||      SHRU    .S1X   B0, 1, A1            ; <0> SHRU    sum, 1, x_0_7
||      SHRU    .S2X   A3, 8, B3            ; <0> SHRU    x1, 8, y_1_7
||      MPYHLU  .M2    B8, B0, B9           ; <0> MPYHLU  factors, sum, high_7
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x1], from_y0_7
        SHRU    .S1    A3, 24, A2           ; <0> SHRU    x1, 24, y_3_7
||      SHRU    .S2    B0, 17, B3           ; <0> SHRU    sum, 17, x_2_7
||      MPYLHU  .M2X   B8, A3, B3           ; <0> MPYLHU  factors, x1, y_2_7
||      LDW     .D1T1  *+A4[A1], A10        ; <0> LDW     *+A4[x_0_7], from_x0_7
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[y_1_7], from_y1_7
        SHRU    .S1X   B0, 9, A2            ; <0> SHRU    sum, 9, x_1_7
||      SHRU    .S2    B0, 25, B12          ; <0> SHRU    sum, 25, low_7
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[y_3_7], from_y3_7
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[x_2_7], from_x2_7
        ADD     .S2    B12, B9, B9          ; <0> ADD     low_7, high_7, x_3_7
||      LDW     .D1T1  *+A5[A2], A10        ; <0> LDW     *+A5[x_1_7], from_x1_7
||      LDW     .D2T2  *+B5[B3], B9         ; <0> LDW     *+B5[y_2_7], from_y2_7
        SHRU    .S1    A3, 31, A3           ; <0> SHRU    x1, 31, lower_7
||      LDW     .D1T1  *-A15[1], A2         ; <0> LDW     *-keys[1], k1
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[x_3_7], from_x3_7
  [B1]  B       .S2    twofish_encrypt_block$rounds; <0> [count] B      rounds
        XOR     .S1X   A8, B3, A2           ; <0> XOR     from_y0_7, from_y1_7, two_8
||      SHL     .S2    B0, 31, B3           ; <0> SHL     sum, 31, top_7
||[B1]  SUB     .D2    B1, 1, B1            ; <0> SUB     count, 1, count
        XOR     .L1    A2, A8, A8           ; <0> XOR     two_8, from_y3_7, three_8
||      XOR     .S1X   A10, B0, A2          ; <0> XOR     from_x0_7, from_x2_7, two_9
        XOR     .L1    A2, A10, A10         ; <0> XOR     two_9, from_x1_7, three_9
||      XOR     .S1X   A8, B9, A8           ; <0> XOR     three_8, from_y2_7, t1_7
        XOR     .L1X   A10, B0, A2          ; <0> XOR     three_9, from_x3_7, t0_7
||      ADD     .L2X   B12, A8, B12         ; <0> ADD     t1_7, k0, once_7
||      ADDAH   .D1    A2, A8, A8           ; <0> ADDAH   k1, t1_7, twice_7
        ADD     .L1    A2, A8, A8           ; <0> ADD     t0_7, twice_7, f1_7
||      ADD     .S2X   B12, A2, B0          ; <0> ADD     t0_7, once_7, f0_7
twofish_encrypt_block$twofish_encrypt_block$2:
        ADD     .L1    A3, A0, A9           ; <-1> ADD     lower_7, upper_7, turned
||      ADD     .L2X   B3, A1, B2           ; <-1> ADD     x_0_7, top_7, x2
||      XOR     .S1    A9, A8, A3           ; <-1> XOR     turned, f1_7, x1
||      XOR     .S2    B2, B0, B0           ; <-1> XOR     x2, f0_7, sum
||      LDW     .D1T1  *+A11[7], A1         ; LDW     *+schedule[6 + 1], k1_13
||      LDW     .D2T2  *+B15[2], B12        ; restore B12
        MV      .L1X   B10, A0              ; copy
||      LDW     .D1T2  *+A11[6], B11        ; LDW     *+schedule[6], k0_13
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        SHL     .S2    B0, 31, B3           ; SHL     sum, 31, upper_11
||      LDW     .D1T2  *+A11[8], B0         ; LDW     *+schedule[6 + 2], k2_13
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D1T1  *+A11[9], A1         ; LDW     *+schedule[6 + 3], k3_13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        SHRU    .S1    A9, 1, A11           ; SHRU    turned, 1, lower_12
||      B       .S2    B11                  ; return
||      LDW     .D2T1  *+B15[6], A15        ; restore A15
        SHL     .S1    A9, 31, A9           ; SHL     turned, 31, upper_12
||      LDW     .D2T2  *+B15[5], B10        ; restore B10
        ADD     .L1    A11, A9, A9          ; ADD     lower_12, upper_12, x3
||      XOR     .L2    B2, B11, B11         ; XOR     x2, k0_13, in0
||      SHRU    .S2    B0, 1, B2            ; SHRU    sum, 1, lower_11
        XOR     .L1    A9, A1, A9           ; XOR     x3, k1_13, in1
||      ADD     .L2    B2, B3, B2           ; ADD     lower_11, upper_11, x0
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T2  B11, *+A0[0]         ; STW     in0, *+block[0]
        XOR     .L1    A3, A1, A1           ; XOR     x1, k3_13, in3
||      XOR     .L2    B2, B0, B0           ; XOR     x0, k2_13, in2
||      ZERO    .S2    B2                   ; ZERO    linear_15
||      STW     .D1T1  A9, *+A0[1]          ; STW     in1, *+block[1]
        MVC     .S2    B2, AMR              ; MVC     linear_15, AMR
||      STW     .D1T2  B0, *+A0[2]          ; STW     in2, *+block[2]
||      STW     .D2T1  A1, *+B10[3]         ; STW     in3, *+block[3]

twofish_decrypt_block:
        MV      .L2    B4, B2               ; argument
||      MVK     .S1    128, A8              ; MVK     0x80, factor
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1X   B2, A0               ; copy
||      MV      .L2X   A4, B10              ; argument
||      MVKL    .S2    591109, B0           ; MVKL    0x00090505, circular_16
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MVKH    .S2    591109, B0           ; MVKH    0x00090505, circular_16
||      LDW     .D1T1  *+A0[0], A4          ; LDW     *+schedule[0], A4
||      LDW     .D2T2  *+B10[1], B0         ; LDW     *+block[1], in1
        LDW     .D1T2  *+A0[7], B1          ; LDW     *+schedule[6 + 1], k1_19
||      LDW     .D2T1  *+B10[0], A11        ; LDW     *+block[0], in0
        MVC     .S2    B0, AMR              ; MVC     circular_16, AMR
||      LDW     .D1T2  *+A0[1], B4          ; LDW     *+schedule[1], B4
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        LDW     .D1T1  *+A0[6], A0          ; LDW     *+schedule[6], k0_19
||      STW     .D2T2  B11, *+B15[1]        ; save B11
        MV      .L2    B3, B11              ; move return$
||      MVKL    .S2    8388609, B3          ; MVKL    0x00800001, factors
||      LDW     .D1T2  *+A0[9], B8          ; LDW     *+schedule[6 + 3], k3_19
||      STW     .D2T1  A10, *+B15[4]        ; save A10
        ADDAW   .D1    A0, 10, A3           ; ADDAW   schedule, 10, keys
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L2    B0, B1, B0           ; XOR     in1, k1_19, x1
||      ADDK    .S1    128, A3              ; ADDK    128, keys
||      MVKH    .S2    8388609, B3          ; MVKH    0x00800001, factors
||      LDW     .D1T1  *+A0[8], A2          ; LDW     *+schedule[6 + 2], k2_19
||      LDW     .D2T2  *+B10[3], B9         ; LDW     *+block[3], in3
        MV      .L1    A4, A5               ; MV      A4, A5
||      MV      .L2    B4, B5               ; MV      B4, B5
||      SHRU    .S2    B0, 31, B0           ; SHRU    x1, 31, lower_20
||      LDW     .D1T1  *--A3[2], A9         ; <0> LDW     *--keys[2], k0
||      ADD     .D2    B0, B0, B1           ; ADD     x1, x1, upper_20
        XOR     .L1    A11, A0, A0          ; XOR     in0, k0_19, x0
||      ADD     .L2    B0, B1, B1           ; ADD     lower_20, upper_20, sum
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T2  *+A3[1], B13         ; <0> LDW     *+keys[1], k1
||      LDW     .D2T1  *+B10[2], A11        ; LDW     *+block[2], in2
        SHRU    .S1    A0, 8, A1            ; <0> SHRU    x0, 8, x_1_22
||      SHRU    .S2    B1, 9, B0            ; <0> SHRU    sum, 9, y_1_22
||      MPYU    .M1X   A8, B1, A9           ; <0> MPYU    factor, sum, high_22
||      MPYLHU  .M2X   B3, A0, B0           ; <0> MPYLHU  factors, x0, x_2_22
||      LDW     .D1T1  *+A4[A0], A10        ; <0> LDW     *+A4[x0], from_x0_22
||      STW     .D2T2  B13, *+B15[5]        ; save B13
        SHRU    .S1X   B1, 1, A1            ; <0> SHRU    sum, 1, y_0_22
||      SHRU    .S2    B1, 25, B13          ; <0> SHRU    sum, 25, low_22
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[x_1_22], from_x1_22
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[y_1_22], from_y1_22
        ADD     .L1X   A9, B13, A11         ; <0> ADD     high_22, low_22, y_3_22
||      XOR     .L2    B9, B8, B8           ; XOR     in3, k3_19, x3
||      SHRU    .S1    A0, 31, A14          ; <0> SHRU    x0, 31, lower_22
||      SHRU    .S2X   A0, 24, B9           ; <0> SHRU    x0, 24, x_3_22
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[y_0_22], from_y0_22
||      LDW     .D2T2  *+B4[B0], B9         ; <0> LDW     *+B4[x_2_22], from_x2_22
        SHRU    .S2    B1, 17, B9           ; <0> SHRU    sum, 17, y_2_22
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y_3_22], from_y3_22
||      LDW     .D2T2  *+B5[B9], B1         ; <0> LDW     *+B5[x_3_22], from_x3_22
        LDW     .D2T2  *+B5[B9], B1         ; <0> LDW     *+B5[y_2_22], from_y2_22
        XOR     .L1    A11, A2, A2          ; XOR     in2, k2_19, x2
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        XOR     .L1    A10, A11, A10        ; <0> XOR     from_x0_22, from_x1_22, two_23
||      SHRU    .S1    A2, 31, A2           ; SHRU    x2, 31, lower_21
||      ADD     .D1    A2, A2, A15          ; ADD     x2, x2, upper_21
        ADD     .L1    A2, A15, A15         ; ADD     lower_21, upper_21, turned
||      XOR     .L2X   B0, A11, B0          ; <0> XOR     from_y1_22, from_y0_22, two_24
||      XOR     .S1X   A10, B9, A10         ; <0> XOR     two_23, from_x2_22, three_23
||      SHL     .S2    B1, 31, B9           ; <0> SHL     sum, 31, top_22
        XOR     .S1X   A10, B1, A10         ; <0> XOR     three_23, from_x3_22, t0_22
||      XOR     .S2X   B0, A11, B0          ; <0> XOR     two_24, from_y3_22, three_24
        ADD     .L2X   B13, A10, B0         ; <0> ADD     t0_22, k1, other_22
||      MVK     .S1    15, A2               ; MVK     16, count
||      XOR     .S2    B0, B1, B1           ; <0> XOR     three_24, from_y2_22, t1_22
||      ADD     .D1    A10, A9, A9          ; <0> ADD     t0_22, k0, once_22
;@loop {"name": "rounds", "ii": 12, "res_mii": 6, "rec_mii": 12, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["MPYU", "ADD", "LDW", "XOR", "XOR", "ADD", "XOR", "SHRU", "LDW", "XOR", "XOR", "XOR", "ADD", "ADDAH", "XOR"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 6, recurrence 12
;  critical cycle:
;    MPYU factor, sum, high_22
;    ADD high_22, low_22, y_3_22
;    LDW *+A4[y_3_22], from_y3_22
;    XOR two_24, from_y3_22, three_24
;    XOR three_24, from_y2_22, t1_22
;    ADD t1_22, once_22, f0_22
;    XOR turned, f0_22, x0
;    SHRU x0, 8, x_1_22
;    LDW *+A5[x_1_22], from_x1_22
;    XOR from_x0_22, from_x1_22, two_23
;    XOR two_23, from_x2_22, three_23
;    XOR three_23, from_x3_22, t0_22
;    ADD t0_22, k1, other_22
;    ADDAH other_22, t1_22, f1_22
;    XOR x3, f1_22, sum
;  units: L1 5/12, S1 7/12, M1 1/12, D1 7/12, L2 3/12, S2 9/12, M2 1/12, D2 5/12
;  cross paths: 1X 6/12, 2X 6/12
;  T paths: T1 5/12, T2 5/12
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 11 used, 11 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_block$rounds:
        ADD     .L1X   A9, B1, A11          ; <1> ADD     t1_22, once_22, f0_22
||      ADD     .S1    A0, A0, A9           ; <1> ADD     x0, x0, upper_22
||      LDW     .D1T1  *--A3[2], A9         ; <0> LDW     *--keys[2], k0
||      ADDAH   .D2    B0, B1, B13          ; <1> ADDAH   other_22, t1_22, f1_22
        XOR     .L1    A15, A11, A0         ; <1> XOR     turned, f0_22, x0
||      XOR     .L2    B8, B13, B1          ; <1> XOR     x3, f1_22, sum
||      ADD     .S1    A14, A9, A15         ; <1> ADD     lower_22, upper_22, turned
||      ADD     .S2X   B9, A1, B8           ; <1> ADD     y_0_22, top_22, x3
||      LDW     .D1T2  *+A3[1], B13         ; <0> LDW     *+keys[1], k1
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A0, 8, A1            ; <0> SHRU    x0, 8, x_1_22
||      SHRU    .S2    B1, 9, B0            ; <0> SHRU    sum, 9, y_1_22
||      MPYU    .M1X   A8, B1, A9           ; <0> MPYU    factor, sum, high_22
||      MPYLHU  .M2X   B3, A0, B0           ; <0> MPYLHU  factors, x0, x_2_22
||      LDW     .D1T1  *+A4[A0], A10        ; <0> LDW     *+A4[x0], from_x0_22
        SHRU    .S1X   B1, 1, A1            ; <0> SHRU    sum, 1, y_0_22
||      SHRU    .S2    B1, 25, B13          ; <0> SHRU    sum, 25, low_22
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[x_1_22], from_x1_22
||      LDW     .D2T2  *+B4[B0], B0         ; <0> LDW     *+B4[y_1_22], from_y1_22
        ADD     .L1X   A9, B13, A11         ; <0> ADD     high_22, low_22, y_3_22
||      SHRU    .S1    A0, 31, A14          ; <0> SHRU    x0, 31, lower_22
||      SHRU    .S2X   A0, 24, B9           ; <0> SHRU    x0, 24, x_3_22
||      LDW     .D1T1  *+A5[A1], A11        ; <0> LDW     *+A5[y_0_22], from_y0_22
||      LDW     .D2T2  *+B4[B0], B9         ; <0> LDW     *+B4[x_2_22], from_x2_22
        SHRU    .S2    B1, 17, B9           ; <0> SHRU    sum, 17, y_2_22
||      LDW     .D1T1  *+A4[A11], A11       ; <0> LDW     *+A4[y_3_22], from_y3_22
||      LDW     .D2T2  *+B5[B9], B1         ; <0> LDW     *+B5[x_3_22], from_x3_22
  [A2]  B       .S2    twofish_decrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D2T2  *+B5[B9], B1         ; <0> LDW     *+B5[y_2_22], from_y2_22
        NOP
        XOR     .L1    A10, A11, A10        ; <0> XOR     from_x0_22, from_x1_22, two_23
        XOR     .L2X   B0, A11, B0          ; <0> XOR     from_y1_22, from_y0_22, two_24
||      XOR     .S1X   A10, B9, A10         ; <0> XOR     two_23, from_x2_22, three_23
||      SHL     .S2    B1, 31, B9           ; <0> SHL     sum, 31, top_22
        XOR     .S1X   A10, B1, A10         ; <0> XOR     three_23, from_x3_22, t0_22
||      XOR     .S2X   B0, A11, B0          ; <0> XOR     two_24, from_y3_22, three_24
        ADD     .L2X   B13, A10, B0         ; <0> ADD     t0_22, k1, other_22
||      XOR     .S2    B0, B1, B1           ; <0> XOR     three_24, from_y2_22, t1_22
||      ADD     .D1    A10, A9, A9          ; <0> ADD     t0_22, k0, once_22
twofish_decrypt_block$twofish_decrypt_block$2:
        ADD     .L1X   A9, B1, A11          ; <-1> ADD     t1_22, once_22, f0_22
||      ADD     .S1    A0, A0, A9           ; <-1> ADD     x0, x0, upper_22
||      ADDAH   .D2    B0, B1, B13          ; <-1> ADDAH   other_22, t1_22, f1_22
        XOR     .L1    A15, A11, A0         ; <-1> XOR     turned, f0_22, x0
||      XOR     .L2    B8, B13, B1          ; <-1> XOR     x3, f1_22, sum
||      ADD     .S1    A14, A9, A15         ; <-1> ADD     lower_22, upper_22, turned
||      ADD     .S2X   B9, A1, B8           ; <-1> ADD     y_0_22, top_22, x3
||      LDW     .D2T1  *+B2[4], A11         ; LDW     *+schedule[2 + 2], k2_28
        SHRU    .S1    A15, 1, A1           ; SHRU    turned, 1, lower_27
||      LDW     .D2T2  *+B2[3], B11         ; LDW     *+schedule[2 + 1], k1_28
        MV      .L1X   B15, A9              ; frame
||      SHL     .S1    A15, 31, A15         ; SHL     turned, 31, upper_27
||      LDW     .D2T1  *+B2[2], A9          ; LDW     *+schedule[2], k0_28
        LDW     .D1T1  *+A9[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A9[3], A11         ; restore A11
||      LDW     .D2T2  *+B2[5], B8          ; LDW     *+schedule[2 + 3], k3_28
        B       .S2    B11                  ; return
||      LDW     .D1T1  *+A9[4], A10         ; restore A10
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        XOR     .L1    A0, A11, A11         ; XOR     x0, k2_28, in2
||      MV      .S1X   B10, A0              ; copy
||      SHRU    .S2    B1, 1, B10           ; SHRU    sum, 1, lower_26
||      LDW     .D1T1  *+A9[7], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        ADD     .L1    A1, A15, A1          ; ADD     lower_27, upper_27, x2
||      XOR     .L2    B8, B11, B8          ; XOR     x3, k1_28, in1
||      SHL     .S2    B1, 31, B1           ; SHL     sum, 31, upper_26
||      STW     .D1T1  A11, *+A0[2]         ; STW     in2, *+block[2]
        XOR     .L1    A1, A9, A1           ; XOR     x2, k0_28, in0
||      ADD     .L2    B10, B1, B1          ; ADD     lower_26, upper_26, x1
||      ADDK    .S2    32, B15              ; frame
||      STW     .D1T2  B8, *+A0[1]          ; STW     in1, *+block[1]
        XOR     .L2    B1, B8, B1           ; XOR     x1, k3_28, in3
||      ZERO    .S2    B8                   ; ZERO    linear_30
||      STW     .D1T1  A1, *+A0[0]          ; STW     in0, *+block[0]
        MVC     .S2    B8, AMR              ; MVC     linear_30, AMR
||      STW     .D1T2  B1, *+A0[3]          ; STW     in3, *+block[3]
