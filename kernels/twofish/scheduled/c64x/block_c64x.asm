; broadside optimize: source 27fe799321d46a785c70f7f98f6476f7e00c48cfe1671144879a520284b57219
; broadside 0.2.0, OR-Tools 9.15.6755, seed 15, 2 workers, 30 s an interval, 20 s a region
; Twofish on one block of the C64x.
;
;       void twofish_encrypt_block_c64x(uint32_t block[4], const struct twofish_schedule *schedule);
;       void twofish_decrypt_block_c64x(uint32_t block[4], const struct twofish_schedule *schedule);
;
;       struct twofish_schedule { const uint32_t *tables[2]; uint32_t subkeys[40]; };
;
; block     changed in place. Word aligned.
; schedule  tables 0 and 1, and tables 2 and 3: each pair 512 words on a multiple of 1024 bytes, the first in data
;           memory block 0 and the second in block 1; K[0] to K[39] of the specification. Word
;           aligned, not overlapping block.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Twofish with full keying (Schneier et al., 1998) on the C64x: its rounds as macros.
;
; Tables and addressing are those of round.inc. Rotations are .M's. Bytes of an index are brought down by a shift or, as
; circular addressing drops all other bits, by a rotation: .S and .M share that.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

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

; t0 = g(x), t1 = g(rotl(y, 8)) of the bytes x_0 (lowest) to y_3 of both words, each in the low bits of a register.

; The same of two words, half of their bytes brought down by .S and half by .M.

; One round of encryption: x2 and x3 change. The next round has the words in the order x2, x3, x0, x1.

; One round of decryption in the same way.

; One round of encryption on one block. `sum` is the first word before its rotation right by one: its bytes are taken
; from where they are before the rotation, which is thus off the longest path. `turned` is the fourth word, rotated. Copies
; are .M's, as rotations by 0.

; One round of decryption in the same way: `sum` is the second word before its rotation, `turned` the third after it.

        .global twofish_encrypt_block_c64x
        .global twofish_decrypt_block_c64x

        .align  32
twofish_encrypt_block_c64x:
        MV      .L1X   B4, A0               ; argument
||      MV      .L2X   A4, B0               ; argument
||      MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_1
        MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_1
||      LDW     .D1T2  *+A0[2], B8          ; LDW     *+schedule[2], k0_3
        MV      .L2X   A0, B2               ; copy
||      LDW     .D1T1  *+A0[3], A1          ; LDW     *+schedule[2 + 1], k1_3
||      LDW     .D2T2  *+B0[0], B2          ; LDW     *+block[0], in0
        LDW     .D1T1  *+A0[0], A4          ; LDW     *+schedule[0], A4
||      LDW     .D2T2  *+B2[1], B4          ; LDW     *+schedule[1], B4
        LDW     .D1T2  *+A0[4], B2          ; LDW     *+schedule[2 + 2], k2_3
||      LDW     .D2T1  *+B0[1], A2          ; LDW     *+block[1], in1
        NOP
        LDW     .D2T1  *+B2[5], A2          ; LDW     *+schedule[2 + 3], k3_3
        XOR     .L2    B2, B8, B2           ; XOR     in0, k0_3, x0
||      LDW     .D2T1  *+B0[2], A1          ; LDW     *+block[2], in2
        MV      .L1    A4, A5               ; MV      A4, A5
||      MV      .L2    B4, B5               ; MV      B4, B5
||      MVC     .S2    B1, AMR              ; MVC     circular_1, AMR
||      ROTL    .M2    B2, 1, B9            ; ROTL    x0, 1, sum
||      ADDAW   .D1    A0, 10, A16          ; ADDAW   schedule, 10, keys
        XOR     .L1    A2, A1, A8           ; XOR     in1, k1_3, x1
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T2  *A16++[2], B18       ; <0> LDW     *keys++[2], k0
        SHRU    .S1    A8, 24, A3           ; <0> SHRU    x1, 24, y_3_4
||      SHRU    .S2    B9, 17, B8           ; <0> SHRU    sum, 17, x_2_4
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[x1], from_y0_5
||      LDW     .D2T1  *+B0[3], A8          ; LDW     *+block[3], in3
        MV      .L2    B3, B1               ; move return$
||      SHRU    .S1X   B9, 9, A3            ; <0> SHRU    sum, 9, x_1_4
||      SHRU    .S2X   A8, 8, B8            ; <0> SHRU    x1, 8, y_1_4
||      ROTL    .M2    B9, 7, B8            ; <0> ROTL    sum, 7, x_3_4
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[y_3_4], from_y3_5
||      LDW     .D2T2  *+B4[B8], B17        ; <0> LDW     *+B4[x_2_4], from_x2_5
        SHRU    .S1X   B9, 1, A3            ; <0> SHRU    sum, 1, x_0_4
||      SHRU    .S2X   A8, 16, B3           ; <0> SHRU    x1, 16, y_2_4
||      ROTL    .M1    A8, 1, A3            ; <0> ROTL    x1, 1, next_4
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x_1_4], from_x1_5
||      LDW     .D2T2  *+B4[B8], B16        ; <0> LDW     *+B4[y_1_4], from_y1_5
        MVK     .L1    15, A1               ; MVK     16, count
||      XOR     .L2X   B2, A1, B2           ; XOR     in2, k2_3, x2
||      ROTL    .M2    B9, 31, B3           ; <0> ROTL    sum, 31, x0_4
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[x_0_4], from_x0_5
||      LDW     .D2T2  *+B5[B3], B8         ; <0> LDW     *+B5[y_2_4], from_y2_5
        LDW     .D2T2  *+B5[B8], B16        ; <0> LDW     *+B5[x_3_4], from_x3_5
        XOR     .L1    A8, A2, A2           ; XOR     in3, k3_3, x3
||      LDW     .D1T2  *-A16[1], B16        ; <0> LDW     *-keys[1], k1
        XOR     .L2X   B8, A8, B9           ; <0> XOR     from_y0_5, from_y3_5, y_low_5
||      ROTL    .M1    A2, 1, A2            ; ROTL    x3, 1, turned
        NOP
        XOR     .S1    A9, A8, A8           ; <0> XOR     from_x0_5, from_x1_5, x_low_5
||      XOR     .S2    B16, B8, B8          ; <0> XOR     from_y1_5, from_y2_5, y_high_5
;@loop {"name": "rounds", "ii": 14, "res_mii": 6, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "XOR", "ROTL", "LDW"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 13, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible with copies and equal instructions too", "seconds": 13.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit with copies and equal instructions", "seconds": 30.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit with copies and equal instructions", "seconds": 30.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found", "seconds": 1.8, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR from_x2_5, from_x3_5, x_high_5
;    XOR x_low_5, x_high_5, t0_4
;    ADD t0_4, once_4, f0_4
;    XOR x2, f0_4, sum
;    ROTL sum, 7, x_3_4
;    LDW *+B5[x_3_4], from_x3_5
;  units: L1 2/14, S1 4/14, M1 2/14, D1 6/14, L2 3/14, S2 8/14, M2 3/14, D2 7/14
;  cross paths: 1X 3/14, 2X 4/14
;  T paths: T1 3/14, T2 7/14
;  registers of side A: 9 used, 9 live at once
;  registers of side B: 11 used, 11 live at once
;  II 11: proved infeasible (27 operations near the recurrence), 0.0 s
;  II 12: proved infeasible (27 operations near the recurrence), 0.0 s
;  II 13: proved infeasible (27 operations near the recurrence), 0.1 s
;  II 11: proved infeasible with copies and equal instructions too, 13.8 s
;  II 12: time limit with copies and equal instructions, 30.1 s
;  II 13: time limit with copies and equal instructions, 30.2 s
;  II 14: found, 1.8 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_block_c64x$rounds:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      XOR     .S2    B17, B16, B8         ; <1> XOR     from_x2_5, from_x3_5, x_high_5
||      XOR     .D2    B9, B8, B9           ; <1> XOR     y_low_5, y_high_5, t1_4
        XOR     .L2X   B8, A8, B16          ; <1> XOR     x_low_5, x_high_5, t0_4
||      ADD     .S2    B9, B18, B9          ; <1> ADD     t1_4, k0, once_4
||      ADDAH   .D2    B16, B9, B8          ; <1> ADDAH   k1, t1_4, twice_4
        ADD     .L2    B16, B9, B9          ; <1> ADD     t0_4, once_4, f0_4
||      ADD     .S2    B16, B8, B8          ; <1> ADD     t0_4, twice_4, f1_4
        ROTL    .M1    A3, 0, A2            ; <1> ROTL    next_4, 0, turned
        XOR     .L1X   A2, B8, A8           ; <1> XOR     turned, f1_4, x1
||      LDW     .D1T2  *A16++[2], B18       ; <0> LDW     *keys++[2], k0
||      XOR     .D2    B2, B9, B9           ; <1> XOR     x2, f0_4, sum
        SHRU    .S1    A8, 24, A3           ; <0> SHRU    x1, 24, y_3_4
||      SHRU    .S2    B9, 17, B8           ; <0> SHRU    sum, 17, x_2_4
||      LDW     .D1T2  *+A5[A8], B8         ; <0> LDW     *+A5[x1], from_y0_5
        SHRU    .S1X   B9, 9, A3            ; <0> SHRU    sum, 9, x_1_4
||      SHRU    .S2X   A8, 8, B8            ; <0> SHRU    x1, 8, y_1_4
||      ROTL    .M2    B9, 7, B8            ; <0> ROTL    sum, 7, x_3_4
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[y_3_4], from_y3_5
||      LDW     .D2T2  *+B4[B8], B17        ; <0> LDW     *+B4[x_2_4], from_x2_5
        SHRU    .S1X   B9, 1, A3            ; <0> SHRU    sum, 1, x_0_4
||      SHRU    .S2X   A8, 16, B3           ; <0> SHRU    x1, 16, y_2_4
||      ROTL    .M1    A8, 1, A3            ; <0> ROTL    x1, 1, next_4
||      ROTL    .M2    B3, 0, B2            ; <1> ROTL    x0_4, 0, x2
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x_1_4], from_x1_5
||      LDW     .D2T2  *+B4[B8], B16        ; <0> LDW     *+B4[y_1_4], from_y1_5
  [A1]  B       .S2    twofish_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M2    B9, 31, B3           ; <0> ROTL    sum, 31, x0_4
||      LDW     .D1T1  *+A4[A3], A9         ; <0> LDW     *+A4[x_0_4], from_x0_5
||      LDW     .D2T2  *+B5[B3], B8         ; <0> LDW     *+B5[y_2_4], from_y2_5
        LDW     .D2T2  *+B5[B8], B16        ; <0> LDW     *+B5[x_3_4], from_x3_5
        LDW     .D1T2  *-A16[1], B16        ; <0> LDW     *-keys[1], k1
        XOR     .L2X   B8, A8, B9           ; <0> XOR     from_y0_5, from_y3_5, y_low_5
        NOP
        XOR     .S1    A9, A8, A8           ; <0> XOR     from_x0_5, from_x1_5, x_low_5
||      XOR     .S2    B16, B8, B8          ; <0> XOR     from_y1_5, from_y2_5, y_high_5
twofish_encrypt_block_c64x$twofish_encrypt_block_c64x$2:
        ZERO    .L1    A1                   ; ZERO    linear_8
||      XOR     .L2    B9, B8, B8           ; <-1> XOR     y_low_5, y_high_5, t1_4
||      XOR     .S2    B17, B16, B9         ; <-1> XOR     from_x2_5, from_x3_5, x_high_5
||      LDW     .D1T1  *+A0[9], A2          ; LDW     *+schedule[6 + 3], k3_6
        XOR     .L2X   B9, A8, B8           ; <-1> XOR     x_low_5, x_high_5, t0_4
||      ADD     .S2    B8, B18, B9          ; <-1> ADD     t1_4, k0, once_4
||      ROTL    .M1    A3, 0, A3            ; <-1> ROTL    next_4, 0, turned
||      LDW     .D1T2  *+A0[8], B3          ; LDW     *+schedule[6 + 2], k2_6
||      ADDAH   .D2    B16, B8, B16         ; <-1> ADDAH   k1, t1_4, twice_4
        ADD     .L2    B8, B9, B8           ; <-1> ADD     t0_4, once_4, f0_4
||      ADD     .S2    B8, B16, B3          ; <-1> ADD     t0_4, twice_4, f1_4
||      ROTL    .M2    B3, 0, B2            ; <-1> ROTL    x0_4, 0, x2
||      LDW     .D1T1  *+A0[6], A3          ; LDW     *+schedule[6], k0_6
        XOR     .L2    B2, B8, B8           ; <-1> XOR     x2, f0_4, sum
||      LDW     .D1T2  *+A0[7], B1          ; LDW     *+schedule[6 + 1], k1_6
        XOR     .L1X   A2, B3, A3           ; <-1> XOR     turned, f1_4, x1
||      B       .S2    B1                   ; return
||      ROTL    .M1    A3, 31, A2           ; ROTL    turned, 31, x3
||      ROTL    .M2    B8, 31, B1           ; ROTL    sum, 31, x0
        XOR     .L1    A3, A2, A3           ; XOR     x1, k3_6, in3
        XOR     .L2    B1, B3, B1           ; XOR     x0, k2_6, in2
||      STW     .D2T1  A3, *+B0[3]          ; STW     in3, *+block[3]
        XOR     .L1X   A3, B2, A3           ; XOR     x2, k0_6, in0
||      STW     .D2T2  B1, *+B0[2]          ; STW     in2, *+block[2]
        XOR     .L1X   A2, B1, A2           ; XOR     x3, k1_6, in1
||      STW     .D2T1  A3, *+B0[0]          ; STW     in0, *+block[0]
        MVC     .S2X   A1, AMR              ; MVC     linear_8, AMR
||      STW     .D2T1  A2, *+B0[1]          ; STW     in1, *+block[1]

        .align  32
twofish_decrypt_block_c64x:
        MV      .L1X   B4, A0               ; argument
||      MV      .L2X   A4, B0               ; argument
||      MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_9
        MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_9
||      LDW     .D1T2  *+A0[7], B2          ; LDW     *+schedule[6 + 1], k1_11
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], in1
        LDW     .D1T1  *+A0[0], A4          ; LDW     *+schedule[0], A4
        LDW     .D1T2  *+A0[1], B4          ; LDW     *+schedule[1], B4
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+block[0], in0
        LDW     .D1T1  *+A0[9], A2          ; LDW     *+schedule[6 + 3], k3_11
        LDW     .D1T1  *+A0[6], A3          ; LDW     *+schedule[6], k0_11
        XOR     .L1X   A1, B2, A1           ; XOR     in1, k1_11, x1
||      ADDK    .S1    168, A0              ; ADDK    168, schedule
||      LDW     .D1T1  *+A0[8], A1          ; LDW     *+schedule[6 + 2], k2_11
        MV      .L1    A4, A5               ; MV      A4, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_9, AMR
||      ROTL    .M1    A1, 1, A16           ; ROTL    x1, 1, sum
        MV      .L2    B4, B5               ; MV      B4, B5
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MV      .S2X   A0, B16              ; MV      schedule, keys
        MV      .L2    B3, B1               ; move return$
||      SHRU    .S1    A16, 1, A9           ; <0> SHRU    sum, 1, y_0_12
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M1    A16, 7, A9           ; <0> ROTL    sum, 7, y_3_12
||      LDW     .D2T2  *--B16[2], B9        ; <0> LDW     *--keys[2], k0
        XOR     .L1    A1, A3, A17          ; XOR     in0, k0_11, x0
||      SHRU    .S2X   A16, 17, B3          ; <0> SHRU    sum, 17, y_2_12
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[y_0_12], from_y0_13
||      LDW     .D2T1  *+B16[1], A18        ; <0> LDW     *+keys[1], k1
        SHRU    .S1    A17, 8, A9           ; <0> SHRU    x0, 8, x_1_12
||      SHRU    .S2X   A16, 9, B3           ; <0> SHRU    sum, 9, y_1_12
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[y_3_12], from_y3_13
||      LDW     .D2T2  *+B5[B3], B2         ; <0> LDW     *+B5[y_2_12], from_y2_13
        SHRU    .S2X   A17, 16, B3          ; <0> SHRU    x0, 16, x_2_12
||      LDW     .D1T2  *+A4[A17], B8        ; <0> LDW     *+A4[x0], from_x0_13
||      LDW     .D2T1  *+B4[B3], A9         ; <0> LDW     *+B4[y_1_12], from_y1_13
        SHRU    .S2X   A17, 24, B3          ; <0> SHRU    x0, 24, x_3_12
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[x_1_12], from_x1_13
||      LDW     .D2T1  *+B4[B3], A17        ; <0> LDW     *+B4[x_2_12], from_x2_13
        LDW     .D2T1  *+B5[B3], A16        ; <0> LDW     *+B5[x_3_12], from_x3_13
        LDW     .D2T1  *+B0[2], A8          ; LDW     *+block[2], in2
        LDW     .D2T1  *+B0[3], A18         ; LDW     *+block[3], in3
        ROTL    .M1    A17, 1, A3           ; <0> ROTL    x0, 1, next_12
||      XOR     .D1X   A9, B2, A9           ; <0> XOR     from_y1_13, from_y2_13, y_high_13
||      XOR     .D2X   B3, A3, B2           ; <0> XOR     from_y0_13, from_y3_13, y_low_13
        XOR     .S2    B8, B3, B3           ; <0> XOR     from_x0_13, from_x1_13, x_low_13
||      ROTL    .M2X   A16, 31, B2          ; <0> ROTL    sum, 31, x1_12
        XOR     .L1X   A9, B2, A17          ; <0> XOR     y_low_13, y_high_13, t1_12
||      XOR     .D1    A17, A16, A9         ; <0> XOR     from_x2_13, from_x3_13, x_high_13
        XOR     .S1X   A9, B3, A16          ; <0> XOR     x_low_13, x_high_13, t0_12
||      ADDAH   .D1    A18, A17, A9         ; <0> ADDAH   k1, t1_12, twice_12
        ADD     .L1    A16, A9, A9          ; <0> ADD     t0_12, twice_12, f1_12
||      XOR     .S1    A8, A1, A1           ; XOR     in2, k2_11, x2
||      XOR     .D1    A18, A2, A8          ; XOR     in3, k3_11, x3
||      ADD     .D2X   B9, A17, B3          ; <0> ADD     t1_12, k0, once_12
        XOR     .L1    A8, A9, A16          ; <0> XOR     x3, f1_12, sum
||      MVK     .S1    15, A1               ; MVK     16, count
||      ROTL    .M1    A1, 1, A2            ; ROTL    x2, 1, turned
||      ADD     .D2X   B3, A16, B3          ; <0> ADD     t0_12, once_12, f0_12
;@loop {"name": "rounds", "ii": 14, "res_mii": 6, "rec_mii": 12, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADDAH", "ADD", "XOR", "ROTL"], "attempts": [{"interval": 12, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 13, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "time limit with copies and equal instructions", "seconds": 30.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit with copies and equal instructions", "seconds": 30.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found", "seconds": 9.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 6, recurrence 12
;  critical cycle:
;    LDW *+A4[y_3_12], from_y3_13
;    XOR from_y0_13, from_y3_13, y_low_13
;    XOR y_low_13, y_high_13, t1_12
;    ADDAH k1, t1_12, twice_12
;    ADD t0_12, twice_12, f1_12
;    XOR x3, f1_12, sum
;    ROTL sum, 7, y_3_12
;  units: L1 3/14, S1 5/14, M1 4/14, D1 7/14, L2 0/14, S2 6/14, M2 1/14, D2 9/14
;  cross paths: 1X 5/14, 2X 8/14
;  T paths: T1 5/14, T2 5/14
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 9 used, 9 live at once
;  II 12: proved infeasible (27 operations near the recurrence), 0.0 s
;  II 13: proved infeasible (27 operations near the recurrence), 0.1 s
;  II 12: time limit with copies and equal instructions, 30.1 s
;  II 13: time limit with copies and equal instructions, 30.1 s
;  II 14: found, 9.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_block_c64x$rounds:
        SHRU    .S1    A16, 1, A9           ; <0> SHRU    sum, 1, y_0_12
||      ROTL    .M1    A16, 7, A9           ; <0> ROTL    sum, 7, y_3_12
||      LDW     .D2T2  *--B16[2], B9        ; <0> LDW     *--keys[2], k0
        XOR     .S1X   A2, B3, A17          ; <1> XOR     turned, f0_12, x0
||      SHRU    .S2X   A16, 17, B3          ; <0> SHRU    sum, 17, y_2_12
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[y_0_12], from_y0_13
||      LDW     .D2T1  *+B16[1], A18        ; <0> LDW     *+keys[1], k1
        SHRU    .S1    A17, 8, A9           ; <0> SHRU    x0, 8, x_1_12
||      SHRU    .S2X   A16, 9, B3           ; <0> SHRU    sum, 9, y_1_12
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[y_3_12], from_y3_13
||      LDW     .D2T2  *+B5[B3], B2         ; <0> LDW     *+B5[y_2_12], from_y2_13
        SHRU    .S2X   A17, 16, B3          ; <0> SHRU    x0, 16, x_2_12
||      ROTL    .M1    A3, 0, A2            ; <1> ROTL    next_12, 0, turned
||      LDW     .D1T2  *+A4[A17], B8        ; <0> LDW     *+A4[x0], from_x0_13
||      LDW     .D2T1  *+B4[B3], A9         ; <0> LDW     *+B4[y_1_12], from_y1_13
        SHRU    .S2X   A17, 24, B3          ; <0> SHRU    x0, 24, x_3_12
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[x_1_12], from_x1_13
||      LDW     .D2T1  *+B4[B3], A17        ; <0> LDW     *+B4[x_2_12], from_x2_13
        ROTL    .M1X   B2, 0, A8            ; <1> ROTL    x1_12, 0, x3
||      LDW     .D2T1  *+B5[B3], A16        ; <0> LDW     *+B5[x_3_12], from_x3_13
        NOP
  [A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
  [A1]  B       .S2    twofish_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M1    A17, 1, A3           ; <0> ROTL    x0, 1, next_12
||      XOR     .D1X   A9, B2, A9           ; <0> XOR     from_y1_13, from_y2_13, y_high_13
||      XOR     .D2X   B3, A3, B2           ; <0> XOR     from_y0_13, from_y3_13, y_low_13
        XOR     .S2    B8, B3, B3           ; <0> XOR     from_x0_13, from_x1_13, x_low_13
||      ROTL    .M2X   A16, 31, B2          ; <0> ROTL    sum, 31, x1_12
        XOR     .L1X   A9, B2, A17          ; <0> XOR     y_low_13, y_high_13, t1_12
||      XOR     .D1    A17, A16, A9         ; <0> XOR     from_x2_13, from_x3_13, x_high_13
        XOR     .S1X   A9, B3, A16          ; <0> XOR     x_low_13, x_high_13, t0_12
||      ADDAH   .D1    A18, A17, A9         ; <0> ADDAH   k1, t1_12, twice_12
        ADD     .L1    A16, A9, A9          ; <0> ADD     t0_12, twice_12, f1_12
||      ADD     .D2X   B9, A17, B3          ; <0> ADD     t1_12, k0, once_12
        XOR     .L1    A8, A9, A16          ; <0> XOR     x3, f1_12, sum
||      ADD     .D2X   B3, A16, B3          ; <0> ADD     t0_12, once_12, f0_12
twofish_decrypt_block_c64x$twofish_decrypt_block_c64x$2:
        ADDK    .S1    -160, A0             ; ADDK    -160, schedule
        XOR     .S1X   A2, B3, A17          ; <-1> XOR     turned, f0_12, x0
||      LDW     .D1T2  *+A0[3], B2          ; LDW     *+schedule[0 + 3], k3_14
        LDW     .D1T1  *+A0[2], A2          ; LDW     *+schedule[0 + 2], k2_14
        ROTL    .M1    A3, 0, A2            ; <-1> ROTL    next_12, 0, turned
||      LDW     .D1T2  *+A0[1], B2          ; LDW     *+schedule[0 + 1], k1_14
        ROTL    .M2X   A16, 31, B1          ; ROTL    sum, 31, x1
||      LDW     .D1T1  *+A0[0], A8          ; LDW     *+schedule[0], k0_14
        B       .S2    B1                   ; return
||      ROTL    .M1X   B2, 0, A8            ; <-1> ROTL    x1_12, 0, x3
        XOR     .L2    B1, B2, B2           ; XOR     x1, k3_14, in3
||      ZERO    .S2    B1                   ; ZERO    linear_16
||      ROTL    .M1    A2, 31, A2           ; ROTL    turned, 31, x2
        XOR     .L1    A17, A2, A17         ; XOR     x0, k2_14, in2
||      STW     .D2T2  B2, *+B0[3]          ; STW     in3, *+block[3]
        XOR     .L2X   B2, A8, B2           ; XOR     x3, k1_14, in1
||      STW     .D2T1  A17, *+B0[2]         ; STW     in2, *+block[2]
        XOR     .L1    A2, A8, A2           ; XOR     x2, k0_14, in0
||      STW     .D2T2  B2, *+B0[1]          ; STW     in1, *+block[1]
        MVC     .S2    B1, AMR              ; MVC     linear_16, AMR
||      STW     .D2T1  A2, *+B0[0]          ; STW     in0, *+block[0]
