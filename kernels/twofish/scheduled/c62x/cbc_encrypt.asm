; broadside optimize: source 07d61850704656d84561d669d874f31d7893fb3967daec43a8717f4fac0fdd21
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
; Twofish in cipher block chaining, encryption.
;
;       void twofish_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const struct twofish_schedule *schedule, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; A block of text and the first whitening keys are combined ahead: from one block to the next leads a single exclusive
; or.
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

        .global twofish_cbc_encrypt

twofish_cbc_encrypt:
        MV      .L1    A6, A1               ; MV      blocks, left
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1    A4, A0               ; move out
||[!A1] B       .S2    twofish_cbc_encrypt$done; [!left] B      done
||      STW     .D2T2  B10, *+B15[6]        ; save B10
        STW     .D2T2  B3, *+B15[2]         ; save return$
        STW     .D2T1  A1, *+B15[3]         ; save left
        MV      .L1X   B4, A3               ; move in
||      STW     .D2T1  A0, *+B15[4]         ; save out
        STW     .D2T1  A10, *+B15[5]        ; save A10
        MV      .L1X   B6, A0               ; move base
||      STW     .D2T1  A15, *+B15[7]        ; save A15
twofish_cbc_encrypt$twofish_cbc_encrypt$1:
        MV      .L2X   A0, B0               ; copy
        MV      .L2X   A3, B1               ; copy
||      LDW     .D2T1  *+B0[0], A4          ; LDW     *+base[0], A4
        LDW     .D2T2  *+B1[0], B2          ; LDW     *+in[0], p0
        LDW     .D2T1  *+B1[1], A1          ; LDW     *+in[1], p1
        LDW     .D1T1  *+A0[3], A0          ; LDW     *+base[2 + 1], k1_4
||      LDW     .D2T2  *+B0[1], B4          ; LDW     *+base[1], B4
        LDW     .D1T1  *+A8[1], A0          ; LDW     *+iv[1], f1
||      LDW     .D2T2  *+B0[2], B6          ; LDW     *+base[2], k0_4
        LDW     .D1T1  *+A8[0], A0          ; LDW     *+iv[0], f0
        MVKL    .S2    591109, B6           ; MVKL    0x00090505, circular_1
||      LDW     .D1T2  *+A0[4], B1          ; LDW     *+base[2 + 2], k2_4
        MVKH    .S2    591109, B6           ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A0[5], A1          ; LDW     *+base[2 + 3], k3_4
||      ADDAW   .D2    B0, 10, B3           ; ADDAW   base, 10, keys
        MV      .L1    A4, A5               ; MV      A4, A5
||      MV      .L2    B4, B5               ; MV      B4, B5
||      XOR     .S1    A1, A0, A1           ; XOR     p1, k1_4, t1
||      MVC     .S2    B6, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *+A3[2], B2          ; LDW     *+in[2], p2
||      LDW     .D2T1  *+B1[3], A6          ; LDW     *+in[3], p3
        XOR     .L1    A1, A0, A7           ; XOR     t1, f1, x1
||      XOR     .L2    B2, B6, B1           ; XOR     p0, k0_4, t0
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T1  *+A8[2], A9          ; LDW     *+iv[2], f2
||      ADDAW   .D2    B1, 4, B0            ; ADDAW   in, 4, in
        XOR     .L1X   A0, B1, A0           ; XOR     t0, f0, x0
||      SHRU    .S1    A7, 24, A2           ; <0> SHRU    x1, 24, y24_8
||      SHRU    .S2X   A7, 8, B6            ; <0> SHRU    x1, 8, y8_8
||      LDW     .D1T2  *+A8[3], B6          ; LDW     *+iv[3], f3
||      LDW     .D2T1  *B3++[2], A2         ; <0> LDW     *keys++[2], k0
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    x0, 8, x8_8
||      SHRU    .S2X   A7, 16, B6           ; <0> SHRU    x1, 16, y16_8
||      LDW     .D1T1  *+A5[A7], A6         ; <0> LDW     *+A5[x1], y_0_8
||      LDW     .D2T2  *+B4[B6], B1         ; <0> LDW     *+B4[y8_8], y_1_8
        SHRU    .S2X   A0, 16, B6           ; <0> SHRU    x0, 16, x16_8
||      LDW     .D1T1  *+A4[A0], A3         ; <0> LDW     *+A4[x0], x_0_8
||      LDW     .D2T2  *+B5[B6], B9         ; <0> LDW     *+B5[y16_8], y_2_8
        SHRU    .S2X   A0, 24, B6           ; <0> SHRU    x0, 24, x24_8
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[y24_8], y_3_8
||      LDW     .D2T2  *+B4[B6], B8         ; <0> LDW     *+B4[x16_8], x_2_8
        XOR     .L1    A6, A1, A1           ; XOR     p3, k3_4, t3
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x8_8], x_1_8
||      LDW     .D2T2  *+B5[B6], B6         ; <0> LDW     *+B5[x24_8], x_3_8
        XOR     .L1X   A1, B6, A1           ; XOR     t3, f3, x3
||      XOR     .L2    B2, B1, B2           ; XOR     p2, k2_4, t2
||      LDW     .D2T1  *-B3[1], A8          ; <0> LDW     *-keys[1], k1
        ADD     .L1    A1, A1, A8           ; ADD     x3, x3, upper_5
||      SHRU    .S1    A1, 31, A1           ; SHRU    x3, 31, lower_5
||      STW     .D2T1  A8, *+B15[1]         ; STW     iv, *+B15[1]
        XOR     .L1X   A9, B2, A9           ; XOR     t2, f2, x2
||      MVK     .S1    14, A1               ; MVK     16, count
||      ADD     .D1    A1, A8, A15          ; ADD     lower_5, upper_5, turned
        XOR     .L2    B1, B9, B1           ; <0> XOR     y_1_8, y_2_8, y_high_8
||      XOR     .S1    A6, A8, A6           ; <0> XOR     y_0_8, y_3_8, y_low_8
        XOR     .L1    A3, A8, A3           ; <0> XOR     x_0_8, x_1_8, x_low_8
||      XOR     .S1X   A6, B1, A6           ; <0> XOR     y_low_8, y_high_8, t1_7
||      XOR     .S2    B8, B6, B6           ; <0> XOR     x_2_8, x_3_8, x_high_8
        ADD     .L1    A6, A2, A2           ; <0> ADD     t1_7, k0, once_7
||      XOR     .L2X   B6, A3, B6           ; <0> XOR     x_low_8, x_high_8, t0_7
||      SHRU    .S1    A7, 31, A6           ; <0> SHRU    x1, 31, lower_6
||      ADDAH   .D1    A8, A6, A8           ; <0> ADDAH   k1, t1_7, twice_7
        ADD     .L2X   B6, A2, B6           ; <0> ADD     t0_7, once_7, f0_6
||      ADD     .S1X   A8, B6, A2           ; <0> ADD     t0_7, twice_7, f1_6
||      ADD     .D1    A7, A7, A8           ; <0> ADD     x1, x1, upper_6
        XOR     .L2X   B6, A9, B6           ; <0> XOR     x2, f0_6, sum_6
||      XOR     .S1    A15, A2, A7          ; <0> XOR     turned, f1_6, x1
        SHRU    .S1X   B6, 1, A2            ; <0> SHRU    sum_6, 1, lower_10
||      SHL     .S2    B6, 31, B6           ; <0> SHL     sum_6, 31, upper_10
||      ADD     .D1    A6, A8, A15          ; <0> ADD     lower_6, upper_6, turned
;@loop {"name": "rounds", "ii": 14, "res_mii": 7, "rec_mii": 12, "optimal": null, "stages": 2, "critical_cycle": ["XOR", "XOR", "ADD", "XOR", "SHRU", "ADD", "SHRU", "LDW"], "attempts": [{"interval": 14, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 14, 2 stages
;  bounds: resources 7, recurrence 12
;  critical cycle:
;    XOR x_0_8, x_1_8, x_low_8
;    XOR x_low_8, x_high_8, t0_7
;    ADD t0_7, once_7, f0_6
;    XOR x2, f0_6, sum_6
;    SHRU sum_6, 1, lower_10
;    ADD lower_10, upper_10, x0
;    SHRU x0, 8, x8_8
;    LDW *+A5[x8_8], x_1_8
;  units: L1 3/14, S1 8/14, M1 0/14, D1 9/14, L2 4/14, S2 7/14, M2 0/14, D2 6/14
;  cross paths: 1X 4/14, 2X 7/14
;  T paths: T1 6/14, T2 4/14
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 9 used, 8 live at once
;  II 14 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
twofish_cbc_encrypt$rounds:
        ADD     .L1X   A2, B6, A0           ; <1> ADD     lower_10, upper_10, x0
||      SHRU    .S1    A7, 24, A2           ; <0> SHRU    x1, 24, y24_8
||      SHRU    .S2X   A7, 8, B6            ; <0> SHRU    x1, 8, y8_8
||      MV      .D1    A0, A9               ; <1> MV      x0, x2
||      LDW     .D2T1  *B3++[2], A2         ; <0> LDW     *keys++[2], k0
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    x0, 8, x8_8
||      SHRU    .S2X   A7, 16, B6           ; <0> SHRU    x1, 16, y16_8
||      LDW     .D1T1  *+A5[A7], A6         ; <0> LDW     *+A5[x1], y_0_8
||      LDW     .D2T2  *+B4[B6], B1         ; <0> LDW     *+B4[y8_8], y_1_8
        SHRU    .S2X   A0, 16, B6           ; <0> SHRU    x0, 16, x16_8
||      LDW     .D1T1  *+A4[A0], A3         ; <0> LDW     *+A4[x0], x_0_8
||      LDW     .D2T2  *+B5[B6], B9         ; <0> LDW     *+B5[y16_8], y_2_8
        SHRU    .S2X   A0, 24, B6           ; <0> SHRU    x0, 24, x24_8
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[y24_8], y_3_8
||      LDW     .D2T2  *+B4[B6], B8         ; <0> LDW     *+B4[x16_8], x_2_8
        LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x8_8], x_1_8
||      LDW     .D2T2  *+B5[B6], B6         ; <0> LDW     *+B5[x24_8], x_3_8
        LDW     .D2T1  *-B3[1], A8          ; <0> LDW     *-keys[1], k1
        NOP     2
        XOR     .L2    B1, B9, B1           ; <0> XOR     y_1_8, y_2_8, y_high_8
||      XOR     .S1    A6, A8, A6           ; <0> XOR     y_0_8, y_3_8, y_low_8
||[A1]  B       .S2    twofish_cbc_encrypt$rounds; <0> [count] B      rounds
        XOR     .L1    A3, A8, A3           ; <0> XOR     x_0_8, x_1_8, x_low_8
||      XOR     .S1X   A6, B1, A6           ; <0> XOR     y_low_8, y_high_8, t1_7
||      XOR     .S2    B8, B6, B6           ; <0> XOR     x_2_8, x_3_8, x_high_8
        ADD     .L1    A6, A2, A2           ; <0> ADD     t1_7, k0, once_7
||      XOR     .L2X   B6, A3, B6           ; <0> XOR     x_low_8, x_high_8, t0_7
||      SHRU    .S1    A7, 31, A6           ; <0> SHRU    x1, 31, lower_6
||      ADDAH   .D1    A8, A6, A8           ; <0> ADDAH   k1, t1_7, twice_7
        ADD     .L2X   B6, A2, B6           ; <0> ADD     t0_7, once_7, f0_6
||      ADD     .S1X   A8, B6, A2           ; <0> ADD     t0_7, twice_7, f1_6
||      ADD     .D1    A7, A7, A8           ; <0> ADD     x1, x1, upper_6
        XOR     .L2X   B6, A9, B6           ; <0> XOR     x2, f0_6, sum_6
||      XOR     .S1    A15, A2, A7          ; <0> XOR     turned, f1_6, x1
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     count, 1, count
        SHRU    .S1X   B6, 1, A2            ; <0> SHRU    sum_6, 1, lower_10
||      SHL     .S2    B6, 31, B6           ; <0> SHL     sum_6, 31, upper_10
||      ADD     .D1    A6, A8, A15          ; <0> ADD     lower_6, upper_6, turned
twofish_cbc_encrypt$rounds$exit:
        ADD     .L1X   A2, B6, A0           ; <-1> ADD     lower_10, upper_10, x0
||      MV      .D1    A0, A9               ; <-1> MV      x0, x2
        MV      .L1X   B0, A0               ; move in
||      MV      .S1    A0, A3               ; move x0
twofish_cbc_encrypt$twofish_cbc_encrypt$4:
        MV      .L2X   A0, B0               ; copy
||      ADDK    .S2    -168, B3             ; ADDK    -168, keys
||      LDW     .D1T1  *+A0[2], A1          ; LDW     *+in[2], p2
        MV      .L2    B3, B3               ; MV      keys, base
||      LDW     .D1T2  *+A0[3], B1          ; LDW     *+in[3], p3
        MV      .L1X   B3, A0               ; copy
||      LDW     .D1T1  *+A0[1], A2          ; LDW     *+in[1], p1
||      ADDAW   .D2    B3, 10, B3           ; ADDAW   base, 10, keys
        LDW     .D1T1  *+A0[6], A8          ; LDW     *+base[6], k0_12
        LDW     .D1T1  *+A0[3], A15         ; LDW     *+base[2 + 1], k1_4
        LDW     .D1T1  *+A0[9], A9          ; LDW     *+base[6 + 3], k3_12
||      LDW     .D2T2  *+B0[0], B2          ; LDW     *+in[0], p0
        LDW     .D1T1  *+A0[7], A0          ; LDW     *+base[6 + 1], k1_12
||      LDW     .D2T2  *+B15[4], B10        ; restore out
        SHRU    .S1    A15, 1, A6           ; SHRU    turned, 1, lower_11
||      LDW     .D1T2  *+A0[2], B6          ; LDW     *+base[2], k0_4
        XOR     .L1    A9, A8, A8           ; XOR     x2, k0_12, f0
||      SHL     .S1    A15, 31, A9          ; SHL     turned, 31, upper_11
||      LDW     .D1T1  *+A0[4], A9          ; LDW     *+base[2 + 2], k2_4
||      LDW     .D2T2  *+B15[3], B2         ; restore left
        ADD     .L1    A6, A9, A6           ; ADD     lower_11, upper_11, y3
||      XOR     .S1    A2, A15, A2          ; XOR     p1, k1_4, t1
||      LDW     .D1T1  *+A0[8], A8          ; LDW     *+base[6 + 2], k2_12
        LDW     .D1T2  *+A0[5], B7          ; LDW     *+base[2 + 3], k3_4
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   in, 4, in
        XOR     .L1    A6, A0, A10          ; XOR     y3, k1_12, f1
||      XOR     .S1    A7, A9, A6           ; XOR     x1, k3_12, f3
||      STW     .D2T1  A8, *+B10[0]         ; STW     f0, *+out[0]
        XOR     .L1    A2, A10, A7          ; XOR     t1, f1, x1
||      XOR     .L2    B2, B6, B6           ; XOR     p0, k0_4, t0
||      STW     .D2T1  A6, *+B10[3]         ; STW     f3, *+out[3]
        XOR     .L1X   A8, B6, A0           ; XOR     t0, f0, x0
||      SHRU    .S1    A7, 24, A2           ; <0> SHRU    x1, 24, y24_8
||      SHRU    .S2X   A7, 8, B6            ; <0> SHRU    x1, 8, y8_8
||      LDW     .D2T1  *B3++[2], A2         ; <0> LDW     *keys++[2], k0
        XOR     .L1    A3, A8, A8           ; XOR     x0, k2_12, f2
||      SHRU    .S1    A0, 8, A3            ; <0> SHRU    x0, 8, x8_8
||      SHRU    .S2X   A7, 16, B6           ; <0> SHRU    x1, 16, y16_8
||      LDW     .D1T1  *+A5[A7], A6         ; <0> LDW     *+A5[x1], y_0_8
||      LDW     .D2T2  *+B4[B6], B1         ; <0> LDW     *+B4[y8_8], y_1_8
        XOR     .L2    B1, B7, B1           ; XOR     p3, k3_4, t3
||      SHRU    .S2X   A0, 16, B6           ; <0> SHRU    x0, 16, x16_8
||      LDW     .D1T1  *+A4[A0], A3         ; <0> LDW     *+A4[x0], x_0_8
||      LDW     .D2T2  *+B5[B6], B9         ; <0> LDW     *+B5[y16_8], y_2_8
        XOR     .L1    A1, A9, A1           ; XOR     p2, k2_4, t2
||      XOR     .S1X   A6, B1, A2           ; XOR     t3, f3, x3
||      SHRU    .S2X   A0, 24, B6           ; <0> SHRU    x0, 24, x24_8
||      LDW     .D1T1  *+A4[A2], A8         ; <0> LDW     *+A4[y24_8], y_3_8
||      LDW     .D2T2  *+B4[B6], B8         ; <0> LDW     *+B4[x16_8], x_2_8
        ADD     .L1    A2, A2, A6           ; ADD     x3, x3, upper_5
||      SUB     .L2    B2, 1, B2            ; SUB     left, 1, left
||      SHRU    .S1    A2, 31, A3           ; SHRU    x3, 31, lower_5
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[x8_8], x_1_8
||      LDW     .D2T2  *+B5[B6], B6         ; <0> LDW     *+B5[x24_8], x_3_8
        ADD     .L1    A3, A6, A15          ; ADD     lower_5, upper_5, turned
||      LDW     .D2T1  *-B3[1], A8          ; <0> LDW     *-keys[1], k1
        XOR     .L1    A1, A8, A9           ; XOR     t2, f2, x2
||      STW     .D2T1  A8, *+B10[2]         ; STW     f2, *+out[2]
        MVK     .S1    14, A1               ; MVK     16, count
||      STW     .D2T1  A10, *+B10[1]        ; STW     f1, *+out[1]
        XOR     .L2    B1, B9, B1           ; <0> XOR     y_1_8, y_2_8, y_high_8
||      XOR     .S1    A6, A8, A6           ; <0> XOR     y_0_8, y_3_8, y_low_8
||[B2]  B       .S2    twofish_cbc_encrypt$rounds; [left] B       next
        XOR     .L1    A3, A8, A3           ; <0> XOR     x_0_8, x_1_8, x_low_8
||      XOR     .S1X   A6, B1, A6           ; <0> XOR     y_low_8, y_high_8, t1_7
||      XOR     .S2    B8, B6, B6           ; <0> XOR     x_2_8, x_3_8, x_high_8
||      STW     .D2T2  B2, *+B15[3]         ; save left
        ADD     .L1    A6, A2, A2           ; <0> ADD     t1_7, k0, once_7
||      XOR     .L2X   B6, A3, B6           ; <0> XOR     x_low_8, x_high_8, t0_7
||      SHRU    .S1    A7, 31, A6           ; <0> SHRU    x1, 31, lower_6
||      ADDAH   .D1    A8, A6, A8           ; <0> ADDAH   k1, t1_7, twice_7
        ADD     .L2X   B6, A2, B6           ; <0> ADD     t0_7, once_7, f0_6
||      ADD     .S1X   A8, B6, A2           ; <0> ADD     t0_7, twice_7, f1_6
||      ADD     .D1    A7, A7, A8           ; <0> ADD     x1, x1, upper_6
        XOR     .L2X   B6, A9, B6           ; <0> XOR     x2, f0_6, sum_6
||      XOR     .S1    A15, A2, A7          ; <0> XOR     turned, f1_6, x1
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   out, 4, out
        SHRU    .S1X   B6, 1, A2            ; <0> SHRU    sum_6, 1, lower_10
||      SHL     .S2    B6, 31, B6           ; <0> SHL     sum_6, 31, upper_10
||      ADD     .D1    A6, A8, A15          ; <0> ADD     lower_6, upper_6, turned
||      STW     .D2T2  B10, *+B15[4]        ; save out
twofish_cbc_encrypt$twofish_cbc_encrypt$4$landing:
        NOP     4
twofish_cbc_encrypt$twofish_cbc_encrypt$5:
        LDW     .D2T2  *+B15[4], B0         ; restore out
        NOP     3
        ZERO    .L2    B1                   ; ZERO    linear_15
||      LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        MVC     .S2    B1, AMR              ; MVC     linear_15, AMR
||      LDW     .D2T1  *-B0[2], A1          ; LDW     *-out[2], p2
        MV      .L1X   B0, A0               ; copy
||      LDW     .D2T2  *-B0[3], B0          ; LDW     *-out[3], p1
        LDW     .D1T1  *-A0[4], A1          ; LDW     *-out[4], p0            ; the vector becomes what was just written
        LDW     .D2T2  *-B0[1], B0          ; LDW     *-out[1], p3
        NOP
        STW     .D1T1  A1, *+A0[2]          ; STW     p2, *+chain[2]
        STW     .D1T2  B0, *+A0[1]          ; STW     p1, *+chain[1]
        STW     .D1T1  A1, *+A0[0]          ; STW     p0, *+chain[0]
        STW     .D1T2  B0, *+A0[3]          ; STW     p3, *+chain[3]
twofish_cbc_encrypt$done:
        LDW     .D2T2  *+B15[2], B0         ; restore return$
        NOP
        LDW     .D2T1  *+B15[5], A10        ; restore A10
        NOP
        LDW     .D2T1  *+B15[7], A15        ; restore A15
        B       .S2    B0                   ; return
        ADDK    .S2    32, B15              ; frame
||      LDW     .D2T2  *+B15[6], B10        ; restore B10
        NOP     4
