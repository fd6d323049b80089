; broadside optimize: source 25c3f0bec40e7dde7e9265e33234dec36b69aa4bb4f866bfb8bf951d20c96066
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 3 s an interval, 10 s a region
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
        MV      .L1X   B4, A2               ; move schedule
||      MV      .S1    A4, A0               ; move block
        MV      .L2X   A2, B1               ; copy
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D1T2  *+A0[0], B3          ; LDW     *+block[0], in0
        LDW     .D1T1  *+A0[1], A10         ; LDW     *+block[1], in1
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        LDW     .D1T2  *+A2[2], B2          ; LDW     *+schedule[2], k0_3
||      LDW     .D2T1  *+B1[0], A4          ; LDW     *+schedule[0], A4
        MV      .L1X   B3, A1               ; move return$
||      LDW     .D1T1  *+A2[3], A3          ; LDW     *+schedule[2 + 1], k1_3
||      LDW     .D2T2  *+B1[1], B4          ; LDW     *+schedule[1], B4
        MVK     .L2    14, B0               ; MVK     16, count
||      LDW     .D1T1  *+A0[2], A3          ; LDW     *+block[2], in2
        STW     .D2T1  A10, *+B15[1]        ; save A10
        MVKL    .S2    591109, B10          ; MVKL    0x00090505, circular_1
||      ADDAW   .D2    B1, 10, B9           ; ADDAW   schedule, 10, keys
        MV      .L1    A4, A5               ; MV      A4, A5
||      XOR     .L2    B3, B2, B2           ; XOR     in0, k0_3, x0
||      MVKH    .S2    591109, B10          ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A0[3], A10         ; LDW     *+block[3], in3
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], k0
        XOR     .L1    A10, A3, A18         ; XOR     in1, k1_3, x1
||      MV      .L2    B4, B5               ; MV      B4, B5
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B10, AMR             ; MVC     circular_1, AMR
||      ROTL    .M2    B2, 1, B3            ; ROTL    x0, 1, sum
||      LDW     .D1T2  *+A2[5], B10         ; LDW     *+schedule[2 + 3], k3_3
||      LDW     .D2T1  *-B9[1], A20         ; <0> LDW     *-keys[1], k1
        SHRU    .S1    A18, 24, A8          ; <0> SHRU    x1, 24, y_3_4
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A5[A18], A8        ; <0> LDW     *+A5[x1], from_y0_5
        SHRU    .S2X   A18, 8, B1           ; <0> SHRU    x1, 8, y_1_4
||      ROTL    .M2    B3, 7, B2            ; <0> ROTL    sum, 7, x_3_4
||      LDW     .D1T2  *+A4[A8], B1         ; <0> LDW     *+A4[y_3_4], from_y3_5
||      LDW     .D2T1  *+B1[4], A16         ; LDW     *+schedule[2 + 2], k2_3
        SHRU    .S1X   B3, 1, A8            ; <0> SHRU    sum, 1, x_0_4
||      SHRU    .S2X   A18, 16, B1          ; <0> SHRU    x1, 16, y_2_4
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[y_1_4], from_y1_5
        LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[x_0_4], from_x0_5
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[y_2_4], from_y2_5
        SHRU    .S1X   B3, 9, A16           ; <0> SHRU    sum, 9, x_1_4
||      SHRU    .S2    B3, 17, B1           ; <0> SHRU    sum, 17, x_2_4
||      LDW     .D2T1  *+B5[B2], A17        ; <0> LDW     *+B5[x_3_4], from_x3_5
        LDW     .D1T2  *+A5[A16], B1        ; <0> LDW     *+A5[x_1_4], from_x1_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[x_2_4], from_x2_5
        XOR     .L1    A3, A16, A9          ; XOR     in2, k2_3, x2
||      XOR     .D1X   A8, B1, A16          ; <0> XOR     from_y0_5, from_y3_5, y_low_5
        XOR     .L1X   A10, B10, A10        ; XOR     in3, k3_3, x3
        XOR     .S1X   A8, B1, A8           ; <0> XOR     from_y1_5, from_y2_5, y_high_5
||      ROTL    .M1    A10, 1, A3           ; ROTL    x3, 1, turned
||      STW     .D2T2  B11, *+B15[3]        ; save B11
;@loop {"name": "rounds", "ii": 14, "res_mii": 6, "rec_mii": 11, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "XOR", "ROTL", "LDW"], "attempts": [{"interval": 13, "result": "proved infeasible", "seconds": 84.1, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 12, "result": "time limit", "seconds": 7.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 10.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "time limit", "seconds": 3.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found by annealing", "seconds": 22.9, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 6, recurrence 11
;  critical cycle:
;    XOR from_x2_5, from_x3_5, x_high_5
;    XOR x_low_5, x_high_5, t0_4
;    ADD t0_4, once_4, f0_4
;    XOR x2, f0_4, sum
;    ROTL sum, 7, x_3_4
;    LDW *+B5[x_3_4], from_x3_5
;  units: L1 3/14, S1 6/14, M1 3/14, D1 7/14, L2 2/14, S2 6/14, M2 2/14, D2 6/14
;  cross paths: 1X 6/14, 2X 5/14
;  T paths: T1 6/14, T2 4/14
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 8 used, 8 live at once
;  II 13: proved infeasible (up to 2 stages), 84.1 s
;  II 12: proved infeasible (27 operations near the recurrence), 0.1 s
;  II 11: proved infeasible (up to 2 stages), 0.4 s
;  II 12: time limit, 7.7 s
;  II 13: time limit, 10.1 s
;  II 14: time limit, 3.0 s
;  II 14: found by annealing, 22.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_encrypt_block_c64x$rounds:
        XOR     .S1    A16, A8, A18         ; <1> XOR     y_low_5, y_high_5, t1_4
||      ROTL    .M1    A18, 1, A8           ; <1> ROTL    x1, 1, next_4
||      ROTL    .M2    B3, 31, B1           ; <1> ROTL    sum, 31, x0_4
        XOR     .L1    A8, A17, A16         ; <1> XOR     from_x2_5, from_x3_5, x_high_5
||      XOR     .S1X   A19, B1, A17         ; <1> XOR     from_x0_5, from_x1_5, x_low_5
        XOR     .L1    A17, A16, A17        ; <1> XOR     x_low_5, x_high_5, t0_4
||      ADDAH   .D1    A20, A18, A16        ; <1> ADDAH   k1, t1_4, twice_4
        ADD     .L1    A17, A16, A8         ; <1> ADD     t0_4, twice_4, f1_4
||      ADD     .L2X   B8, A18, B2          ; <1> ADD     t1_4, k0, once_4
||      ROTL    .M1    A8, 0, A3            ; <1> ROTL    next_4, 0, turned
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *keys++[2], k0
        ADD     .S2X   B2, A17, B1          ; <1> ADD     t0_4, once_4, f0_4
||      ROTL    .M1X   B1, 0, A9            ; <1> ROTL    x0_4, 0, x2
||      XOR     .D1    A3, A8, A18          ; <1> XOR     turned, f1_4, x1
||      LDW     .D2T1  *-B9[1], A20         ; <0> LDW     *-keys[1], k1
        XOR     .L2X   B1, A9, B3           ; <1> XOR     x2, f0_4, sum
||      SHRU    .S1    A18, 24, A8          ; <0> SHRU    x1, 24, y_3_4
||      LDW     .D1T1  *+A5[A18], A8        ; <0> LDW     *+A5[x1], from_y0_5
        SHRU    .S2X   A18, 8, B1           ; <0> SHRU    x1, 8, y_1_4
||      ROTL    .M2    B3, 7, B2            ; <0> ROTL    sum, 7, x_3_4
||      LDW     .D1T2  *+A4[A8], B1         ; <0> LDW     *+A4[y_3_4], from_y3_5
        SHRU    .S1X   B3, 1, A8            ; <0> SHRU    sum, 1, x_0_4
||      SHRU    .S2X   A18, 16, B1          ; <0> SHRU    x1, 16, y_2_4
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[y_1_4], from_y1_5
  [B0]  B       .S2    twofish_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A4[A8], A19        ; <0> LDW     *+A4[x_0_4], from_x0_5
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[y_2_4], from_y2_5
        SHRU    .S1X   B3, 9, A16           ; <0> SHRU    sum, 9, x_1_4
||      SHRU    .S2    B3, 17, B1           ; <0> SHRU    sum, 17, x_2_4
||      LDW     .D2T1  *+B5[B2], A17        ; <0> LDW     *+B5[x_3_4], from_x3_5
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A5[A16], B1        ; <0> LDW     *+A5[x_1_4], from_x1_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[x_2_4], from_x2_5
        XOR     .D1X   A8, B1, A16          ; <0> XOR     from_y0_5, from_y3_5, y_low_5
        NOP
        XOR     .S1X   A8, B1, A8           ; <0> XOR     from_y1_5, from_y2_5, y_high_5
twofish_encrypt_block_c64x$twofish_encrypt_block_c64x$2:
        ZERO    .L2    B3                   ; ZERO    linear_8
||      XOR     .S1    A16, A8, A18         ; <-1> XOR     y_low_5, y_high_5, t1_4
||      ROTL    .M1    A18, 1, A8           ; <-1> ROTL    x1, 1, next_4
||      ROTL    .M2    B3, 31, B1           ; <-1> ROTL    sum, 31, x0_4
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L1    A8, A17, A16         ; <-1> XOR     from_x2_5, from_x3_5, x_high_5
||      MV      .L2X   A2, B3               ; copy
||      XOR     .S1X   A19, B1, A17         ; <-1> XOR     from_x0_5, from_x1_5, x_low_5
||      MVC     .S2    B3, AMR              ; MVC     linear_8, AMR
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L1    A17, A16, A17        ; <-1> XOR     x_low_5, x_high_5, t0_4
||      ADDAH   .D1    A20, A18, A16        ; <-1> ADDAH   k1, t1_4, twice_4
||      LDW     .D2T1  *+B3[7], A2          ; LDW     *+schedule[6 + 1], k1_6
        ADD     .L1    A17, A16, A8         ; <-1> ADD     t0_4, twice_4, f1_4
||      ADD     .L2X   B8, A18, B2          ; <-1> ADD     t1_4, k0, once_4
||      ROTL    .M1    A8, 0, A3            ; <-1> ROTL    next_4, 0, turned
||      LDW     .D2T1  *+B3[6], A1          ; LDW     *+schedule[6], k0_6
        ADD     .S2X   B2, A17, B1          ; <-1> ADD     t0_4, once_4, f0_4
||      ROTL    .M1X   B1, 0, A9            ; <-1> ROTL    x0_4, 0, x2
||      XOR     .D1    A3, A8, A18          ; <-1> XOR     turned, f1_4, x1
||      LDW     .D2T1  *+B3[9], A1          ; LDW     *+schedule[6 + 3], k3_6
        XOR     .L2X   B1, A9, B3           ; <-1> XOR     x2, f0_4, sum
||      ROTL    .M1    A3, 31, A1           ; ROTL    turned, 31, x3
||      LDW     .D1T2  *+A2[8], B1          ; LDW     *+schedule[6 + 2], k2_6
        B       .S2X   A1                   ; return
        XOR     .L1    A1, A2, A2           ; XOR     x3, k1_6, in1
||      ROTL    .M2    B3, 31, B3           ; ROTL    sum, 31, x0
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        XOR     .L1    A9, A1, A2           ; XOR     x2, k0_6, in0
||      STW     .D1T1  A2, *+A0[1]          ; STW     in1, *+block[1]
        XOR     .L1    A18, A1, A1          ; XOR     x1, k3_6, in3
||      STW     .D1T1  A2, *+A0[0]          ; STW     in0, *+block[0]
        XOR     .L2    B3, B1, B1           ; XOR     x0, k2_6, in2
||      STW     .D1T1  A1, *+A0[3]          ; STW     in3, *+block[3]
        ADDK    .S2    16, B15              ; frame
||      STW     .D1T2  B1, *+A0[2]          ; STW     in2, *+block[2]

        .align  32
twofish_decrypt_block_c64x:
        MV      .L1X   B4, A0               ; move schedule
||      MV      .L2X   A4, B0               ; move block
        MV      .L2    B0, B1               ; copy
||      LDW     .D1T2  *+A0[1], B4          ; LDW     *+schedule[1], B4
        LDW     .D1T2  *+A0[7], B2          ; LDW     *+schedule[6 + 1], k1_11
||      LDW     .D2T1  *+B1[1], A1          ; LDW     *+block[1], in1
        LDW     .D1T1  *+A0[0], A4          ; LDW     *+schedule[0], A4
        LDW     .D1T2  *+A0[6], B2          ; LDW     *+schedule[6], k0_11
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in0
        ADDK    .S2    -24, B15             ; frame
        MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_9
||      LDW     .D2T1  *+B1[3], A1          ; LDW     *+block[3], in3
        XOR     .L1X   A1, B2, A1           ; XOR     in1, k1_11, x1
||      MV      .L2    B4, B5               ; MV      B4, B5
||      MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_9
||      LDW     .D1T2  *+A0[9], B2          ; LDW     *+schedule[6 + 3], k3_11
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        MV      .L1    A4, A5               ; MV      A4, A5
||      ADDK    .S1    168, A0              ; ADDK    168, schedule
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      ROTL    .M2X   A1, 1, B18           ; ROTL    x1, 1, sum
||      LDW     .D1T2  *+A0[8], B8          ; LDW     *+schedule[6 + 2], k2_11
||      LDW     .D2T1  *+B0[2], A12         ; LDW     *+block[2], in2
        XOR     .L1X   A1, B2, A9           ; XOR     in0, k0_11, x0
||      MV      .L2X   A0, B19              ; MV      schedule, keys
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_9, AMR
||      STW     .D2T1  A12, *+B15[4]        ; save A12
        MV      .L2    B3, B1               ; move return$
||      SHRU    .S1X   B18, 1, A3           ; <0> SHRU    sum, 1, y_0_12
||      SHRU    .S2    B18, 17, B3          ; <0> SHRU    sum, 17, y_2_12
||      LDW     .D1T2  *+A4[A9], B3         ; <0> LDW     *+A4[x0], from_x0_13
||      LDW     .D2T1  *--B19[2], A16       ; <0> LDW     *--keys[2], k0
        SHRU    .S1    A9, 8, A3            ; <0> SHRU    x0, 8, x_1_12
||      SHRU    .S2    B18, 9, B3           ; <0> SHRU    sum, 9, y_1_12
||      ROTL    .M1X   B18, 7, A3           ; <0> ROTL    sum, 7, y_3_12
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[y_0_12], from_y0_13
||      LDW     .D2T2  *+B5[B3], B16        ; <0> LDW     *+B5[y_2_12], from_y2_13
        SHRU    .S2X   A9, 24, B3           ; <0> SHRU    x0, 24, x_3_12
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[x_1_12], from_x1_13
||      LDW     .D2T2  *+B4[B3], B17        ; <0> LDW     *+B4[y_1_12], from_y1_13
        SHRU    .S2X   A9, 16, B3           ; <0> SHRU    x0, 16, x_2_12
||      LDW     .D1T2  *+A4[A3], B8         ; <0> LDW     *+A4[y_3_12], from_y3_13
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[x_3_12], from_x3_13
        LDW     .D2T2  *+B4[B3], B17        ; <0> LDW     *+B4[x_2_12], from_x2_13
        XOR     .L1X   A1, B2, A2           ; XOR     in3, k3_11, x3
||      LDW     .D2T2  *+B19[1], B17        ; <0> LDW     *+keys[1], k1
        ROTL    .M2X   A9, 1, B3            ; <0> ROTL    x0, 1, next_12
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        XOR     .L1X   A12, B8, A11         ; XOR     in2, k2_11, x2
||      MVK     .S1    14, A1               ; MVK     16, count
||      XOR     .S2X   B3, A3, B9           ; <0> XOR     from_x0_13, from_x1_13, x_low_13
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .S2    B17, B16, B8         ; <0> XOR     from_y1_13, from_y2_13, y_high_13
||      XOR     .D2X   B8, A8, B16          ; <0> XOR     from_y0_13, from_y3_13, y_low_13
        XOR     .S2X   B17, A3, B8          ; <0> XOR     from_x2_13, from_x3_13, x_high_13
||      XOR     .D2    B16, B8, B16         ; <0> XOR     y_low_13, y_high_13, t1_12
        XOR     .S2    B9, B8, B9           ; <0> XOR     x_low_13, x_high_13, t0_12
||      ROTL    .M1X   B18, 31, A3          ; <0> ROTL    sum, 31, x1_12
||      ROTL    .M2X   A11, 1, B2           ; ROTL    x2, 1, turned
||      ADDAH   .D2    B17, B16, B8         ; <0> ADDAH   k1, t1_12, twice_12
        ADD     .L2    B9, B8, B8           ; <0> ADD     t0_12, twice_12, f1_12
||      ADD     .D1X   A16, B16, A8         ; <0> ADD     t1_12, k0, once_12
||      STW     .D2T1  A10, *+B15[1]        ; save A10
;@loop {"name": "rounds", "ii": 14, "res_mii": 6, "rec_mii": 12, "optimal": true, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "ADDAH", "ADD", "XOR", "ROTL"], "attempts": [{"interval": 13, "result": "proved infeasible", "seconds": 75.3, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 5.4, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 13, "result": "time limit", "seconds": 11.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "time limit", "seconds": 2.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 14, "result": "found by annealing", "seconds": 25.5, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 0/14, S1 2/14, M1 3/14, D1 8/14, L2 2/14, S2 9/14, M2 2/14, D2 9/14
;  cross paths: 1X 6/14, 2X 7/14
;  T paths: T1 4/14, T2 6/14
;  registers of side A: 9 used, 8 live at once
;  registers of side B: 12 used, 12 live at once
;  II 13: proved infeasible (up to 2 stages), 75.3 s
;  II 12: proved infeasible (up to 2 stages), 5.4 s
;  II 13: time limit, 11.0 s
;  II 14: time limit, 2.7 s
;  II 14: found by annealing, 25.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_decrypt_block_c64x$rounds:
        XOR     .L2X   B8, A2, B18          ; <1> XOR     x3, f1_12, sum
||      ROTL    .M1    A3, 0, A2            ; <1> ROTL    x1_12, 0, x3
||      ADD     .D1X   A8, B9, A16          ; <1> ADD     t0_12, once_12, f0_12
        ROTL    .M2    B3, 0, B2            ; <1> ROTL    next_12, 0, turned
||      XOR     .D1X   A16, B2, A9          ; <1> XOR     turned, f0_12, x0
        SHRU    .S1X   B18, 1, A3           ; <0> SHRU    sum, 1, y_0_12
||      SHRU    .S2    B18, 17, B3          ; <0> SHRU    sum, 17, y_2_12
||      LDW     .D1T2  *+A4[A9], B3         ; <0> LDW     *+A4[x0], from_x0_13
||      LDW     .D2T1  *--B19[2], A16       ; <0> LDW     *--keys[2], k0
        SHRU    .S1    A9, 8, A3            ; <0> SHRU    x0, 8, x_1_12
||      SHRU    .S2    B18, 9, B3           ; <0> SHRU    sum, 9, y_1_12
||      ROTL    .M1X   B18, 7, A3           ; <0> ROTL    sum, 7, y_3_12
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[y_0_12], from_y0_13
||      LDW     .D2T2  *+B5[B3], B16        ; <0> LDW     *+B5[y_2_12], from_y2_13
        SHRU    .S2X   A9, 24, B3           ; <0> SHRU    x0, 24, x_3_12
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[x_1_12], from_x1_13
||      LDW     .D2T2  *+B4[B3], B17        ; <0> LDW     *+B4[y_1_12], from_y1_13
        SHRU    .S2X   A9, 16, B3           ; <0> SHRU    x0, 16, x_2_12
||      LDW     .D1T2  *+A4[A3], B8         ; <0> LDW     *+A4[y_3_12], from_y3_13
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[x_3_12], from_x3_13
        LDW     .D2T2  *+B4[B3], B17        ; <0> LDW     *+B4[x_2_12], from_x2_13
        LDW     .D2T2  *+B19[1], B17        ; <0> LDW     *+keys[1], k1
  [A1]  B       .S2    twofish_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      ROTL    .M2X   A9, 1, B3            ; <0> ROTL    x0, 1, next_12
        XOR     .S2X   B3, A3, B9           ; <0> XOR     from_x0_13, from_x1_13, x_low_13
        XOR     .S2    B17, B16, B8         ; <0> XOR     from_y1_13, from_y2_13, y_high_13
||      XOR     .D2X   B8, A8, B16          ; <0> XOR     from_y0_13, from_y3_13, y_low_13
        XOR     .S2X   B17, A3, B8          ; <0> XOR     from_x2_13, from_x3_13, x_high_13
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count, 1, count
||      XOR     .D2    B16, B8, B16         ; <0> XOR     y_low_13, y_high_13, t1_12
        XOR     .S2    B9, B8, B9           ; <0> XOR     x_low_13, x_high_13, t0_12
||      ROTL    .M1X   B18, 31, A3          ; <0> ROTL    sum, 31, x1_12
||      ADDAH   .D2    B17, B16, B8         ; <0> ADDAH   k1, t1_12, twice_12
        ADD     .L2    B9, B8, B8           ; <0> ADD     t0_12, twice_12, f1_12
||      ADD     .D1X   A16, B16, A8         ; <0> ADD     t1_12, k0, once_12
twofish_decrypt_block_c64x$twofish_decrypt_block_c64x$2:
        XOR     .L2X   B8, A2, B18          ; <-1> XOR     x3, f1_12, sum
||      ROTL    .M1    A3, 0, A2            ; <-1> ROTL    x1_12, 0, x3
||      ADD     .D1X   A8, B9, A16          ; <-1> ADD     t0_12, once_12, f0_12
        ZERO    .L2    B3                   ; ZERO    linear_16
||      ADDK    .S1    -160, A0             ; ADDK    -160, schedule
||      ROTL    .M2    B3, 0, B2            ; <-1> ROTL    next_12, 0, turned
||      XOR     .D1X   A16, B2, A9          ; <-1> XOR     turned, f0_12, x0
        MV      .L1X   B0, A16              ; copy
||      LDW     .D1T1  *+A0[2], A0          ; LDW     *+schedule[0 + 2], k2_14
        ROTL    .M1X   B2, 31, A3           ; ROTL    turned, 31, x2
||      LDW     .D1T2  *+A0[1], B18         ; LDW     *+schedule[0 + 1], k1_14
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        LDW     .D1T1  *+A0[0], A2          ; LDW     *+schedule[0], k0_14
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        ROTL    .M2    B18, 31, B1          ; ROTL    sum, 31, x1
||      LDW     .D1T2  *+A0[3], B18         ; LDW     *+schedule[0 + 3], k3_14
||      LDW     .D2T1  *+B15[5], A13        ; restore A13
        B       .S2    B1                   ; return
||      LDW     .D2T1  *+B15[4], A12        ; restore A12
        ADDK    .S2    24, B15              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L2X   B18, A2, B18         ; XOR     x3, k1_14, in1
        XOR     .L1    A3, A2, A2           ; XOR     x2, k0_14, in0
||      XOR     .S1    A9, A0, A0           ; XOR     x0, k2_14, in2
||      STW     .D2T2  B18, *+B0[1]         ; STW     in1, *+block[1]
        XOR     .L2    B1, B18, B1          ; XOR     x1, k3_14, in3
||      STW     .D2T1  A2, *+B0[0]          ; STW     in0, *+block[0]
        MVC     .S2    B3, AMR              ; MVC     linear_16, AMR
||      STW     .D1T1  A0, *+A16[2]         ; STW     in2, *+block[2]
||      STW     .D2T2  B1, *+B0[3]          ; STW     in3, *+block[3]
