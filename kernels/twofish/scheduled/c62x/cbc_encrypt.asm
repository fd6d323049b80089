; broadside optimize: source aa9c4408d329f678317e732f79d5d1d83944ad018a4b0b52c3711fd25d337185
; broadside 0.2.0, OR-Tools 9.15.6755, seed 23, 2 workers, 60 s an interval, 20 s a region
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

        .global twofish_cbc_encrypt

twofish_cbc_encrypt:
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B3, B8               ; move return$
||      MV      .S1    A6, A1               ; MV      blocks, left
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A2              ; frame
||[!A1] B       .S1    twofish_cbc_encrypt$done; [!left] B      done
        MV      .L2X   A1, B3               ; move left
||      STW     .D1T1  A14, *+A2[9]         ; save A14
||      STW     .D2T2  B13, *+B15[8]        ; save B13
        STW     .D1T1  A10, *+A2[2]         ; save A10
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        STW     .D1T1  A15, *+A2[10]        ; save A15
||      STW     .D2T2  B10, *+B15[3]        ; save B10
        MV      .L1X   B6, A10              ; move base
||      MV      .S1    A4, A0               ; argument
||      STW     .D1T1  A12, *+A2[6]         ; save A12
        MV      .L2X   A8, B10              ; move iv
||      STW     .D1T1  A11, *+A2[4]         ; save A11
||      STW     .D2T2  B12, *+B15[7]        ; save B12
twofish_cbc_encrypt$twofish_cbc_encrypt$1:
        MV      .L1X   B8, A1               ; move return$
||      MV      .L2X   A3, B0               ; copy
||      LDW     .D1T2  *+A10[2], B2         ; LDW     *+base[2], k0_5
||      LDW     .D2T1  *+B10[1], A2         ; LDW     *+iv[1], f1
        MV      .L1X   B3, A0               ; move left
||      MV      .L2X   A0, B12              ; move out
||      LDW     .D1T1  *+A10[0], A4         ; LDW     *+base[0], A4
||      LDW     .D2T2  *+B0[0], B6          ; LDW     *+in[0], p0
        LDW     .D1T1  *+A10[3], A6         ; LDW     *+base[2 + 1], k1_5
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+iv[0], f0
        MVKL    .S2    8388609, B8          ; MVKL    0x00800001, factors
||      LDW     .D1T2  *+A10[1], B4         ; LDW     *+base[1], B4
||      LDW     .D2T1  *+B0[1], A7          ; LDW     *+in[1], p1
        MVKL    .S2    591109, B1           ; MVKL    0x00090505, circular_1
||      LDW     .D2T1  *+B0[3], A10         ; LDW     *+in[3], p3
        MVKH    .S2    591109, B1           ; MVKH    0x00090505, circular_1
||      LDW     .D1T1  *+A10[5], A2         ; LDW     *+base[2 + 3], k3_5
||      ADDAW   .D2    B0, 4, B3            ; ADDAW   in, 4, in
        XOR     .L2    B6, B2, B2           ; XOR     p0, k0_5, t0
||      MVKH    .S2    8388609, B8          ; MVKH    0x00800001, factors
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+in[2], p2
        XOR     .L2    B2, B0, B0           ; XOR     t0, f0, x0
||      MVC     .S2    B1, AMR              ; MVC     circular_1, AMR
||      ADDAW   .D1    A10, 10, A3          ; ADDAW   base, 10, keys
||      LDW     .D2T1  *+B10[3], A9         ; LDW     *+iv[3], f3
        MV      .L1    A4, A5               ; MV      A4, A5
||      MV      .L2    B4, B5               ; MV      B4, B5
||      XOR     .S1    A7, A6, A6           ; XOR     p1, k1_5, t1
||      SHRU    .S2    B0, 31, B0           ; SHRU    x0, 31, lower_6
||      LDW     .D1T2  *+A10[4], B11        ; LDW     *+base[2 + 2], k2_5
||      ADD     .D2    B0, B0, B1           ; ADD     x0, x0, upper_6
        XOR     .L1    A6, A2, A8           ; XOR     t1, f1, x1
||      ADD     .L2    B0, B1, B9           ; ADD     lower_6, upper_6, sum
||      ADDK    .S1    1024, A5             ; ADDK    1024, A5
||      ADDK    .S2    1024, B5             ; ADDK    1024, B5
||      LDW     .D1T2  *A3++[2], B7         ; <0> LDW     *keys++[2], k0
        SHRU    .S1    A8, 24, A12          ; <0> SHRU    x1, 24, y_3_8
||      SHRU    .S2X   A8, 8, B1            ; <0> SHRU    x1, 8, y_1_8
||      MPYHLU  .M2    B8, B9, B6           ; <0> MPYHLU  factors, sum, high_8
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[x1], from_y0_8
        ADD     .L1    A8, A8, A6           ; <0> ADD     x1, x1, upper_8
||      SHRU    .S1X   B9, 1, A7            ; <0> SHRU    sum, 1, x_0_8
||      SHRU    .S2    B9, 17, B1           ; <0> SHRU    sum, 17, x_2_8
||      MPYLHU  .M2X   B8, A8, B7           ; <0> MPYLHU  factors, x1, y_2_8
||      LDW     .D1T1  *+A4[A12], A11       ; <0> LDW     *+A4[y_3_8], from_y3_8
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[y_1_8], from_y1_8
        XOR     .L1    A10, A2, A2          ; XOR     p3, k3_5, t3
||      SHRU    .S1X   B9, 9, A11           ; <0> SHRU    sum, 9, x_1_8
||      SHRU    .S2    B9, 25, B1           ; <0> SHRU    sum, 25, low_8
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[x_0_8], from_x0_8
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[x_2_8], from_x2_8
        ADD     .L2    B1, B6, B1           ; <0> ADD     low_8, high_8, x_3_8
||      SHRU    .S1    A8, 31, A12          ; <0> SHRU    x1, 31, lower_8
||      LDW     .D1T1  *+A5[A11], A8        ; <0> LDW     *+A5[x_1_8], from_x1_8
||      LDW     .D2T2  *+B5[B7], B1         ; <0> LDW     *+B5[y_2_8], from_y2_8
        XOR     .L1    A2, A9, A2           ; XOR     t3, f3, x3
||      LDW     .D1T1  *-A3[1], A8          ; <0> LDW     *-keys[1], k1
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[x_3_8], from_x3_8
        ADD     .L1    A2, A2, A10          ; ADD     x3, x3, upper_7
||      SHRU    .S1    A2, 31, A2           ; SHRU    x3, 31, lower_7
||      LDW     .D2T2  *+B10[2], B0         ; LDW     *+iv[2], f2
        XOR     .S1X   A9, B1, A9           ; <0> XOR     from_y0_8, from_y1_8, two_9
||      SHL     .S2    B9, 31, B6           ; <0> SHL     sum, 31, top_8
||      STW     .D2T2  B10, *+B15[1]        ; STW     iv, *+B15[1]
        XOR     .L1X   A8, B1, A11          ; <0> XOR     from_x0_8, from_x2_8, two_10
||      XOR     .S1    A9, A11, A9          ; <0> XOR     two_9, from_y3_8, three_9
        XOR     .L1    A11, A8, A11         ; <0> XOR     two_10, from_x1_8, three_10
||      XOR     .S1X   A9, B1, A9           ; <0> XOR     three_9, from_y2_8, t1_8
||      MVK     .S2    15, B2               ; MVK     16, count
        XOR     .L2    B0, B11, B1          ; XOR     p2, k2_5, t2
||      XOR     .S1X   A11, B1, A9          ; <0> XOR     three_10, from_x3_8, t0_8
||      ADD     .S2X   B7, A9, B7           ; <0> ADD     t1_8, k0, once_8
||      ADDAH   .D1    A8, A9, A8           ; <0> ADDAH   k1, t1_8, twice_8
        ADD     .L1    A9, A8, A8           ; <0> ADD     t0_8, twice_8, f1_8
||      ADD     .L2X   B7, A9, B7           ; <0> ADD     t0_8, once_8, f0_8
||      ADD     .S1    A2, A10, A2          ; ADD     lower_7, upper_7, turned
||      XOR     .S2    B1, B0, B0           ; XOR     t2, f2, x2
;@loop {"name": "rounds", "ii": 12, "res_mii": 7, "rec_mii": 12, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "XOR", "ADDAH", "ADD", "XOR", "SHRU", "LDW", "XOR"], "attempts": [{"interval": 12, "result": "found", "seconds": 1.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 7, recurrence 12
;  critical cycle:
;    XOR two_9, from_y3_8, three_9
;    XOR three_9, from_y2_8, t1_8
;    ADDAH k1, t1_8, twice_8
;    ADD t0_8, twice_8, f1_8
;    XOR turned, f1_8, x1
;    SHRU x1, 8, y_1_8
;    LDW *+B4[y_1_8], from_y1_8
;    XOR from_y0_8, from_y1_8, two_9
;  units: L1 5/12, S1 9/12, M1 0/12, D1 7/12, L2 3/12, S2 7/12, M2 2/12, D2 5/12
;  cross paths: 1X 6/12, 2X 5/12
;  T paths: T1 5/12, T2 5/12
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 1.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
twofish_cbc_encrypt$rounds:
        XOR     .L1    A2, A8, A8           ; <1> XOR     turned, f1_8, x1
||      XOR     .L2    B0, B7, B9           ; <1> XOR     x2, f0_8, sum
||      ADD     .S1    A12, A6, A2          ; <1> ADD     lower_8, upper_8, turned
||      ADD     .S2X   B6, A7, B0           ; <1> ADD     x_0_8, top_8, x2
||      LDW     .D1T2  *A3++[2], B7         ; <0> LDW     *keys++[2], k0
||[B2]  SUB     .D2    B2, 1, B2            ; <0> SUB     count, 1, count
        SHRU    .S1    A8, 24, A12          ; <0> SHRU    x1, 24, y_3_8
||      SHRU    .S2X   A8, 8, B1            ; <0> SHRU    x1, 8, y_1_8
||      MPYHLU  .M2    B8, B9, B6           ; <0> MPYHLU  factors, sum, high_8
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[x1], from_y0_8
        ADD     .L1    A8, A8, A6           ; <0> ADD     x1, x1, upper_8
||      SHRU    .S1X   B9, 1, A7            ; <0> SHRU    sum, 1, x_0_8
||      SHRU    .S2    B9, 17, B1           ; <0> SHRU    sum, 17, x_2_8
||      MPYLHU  .M2X   B8, A8, B7           ; <0> MPYLHU  factors, x1, y_2_8
||      LDW     .D1T1  *+A4[A12], A11       ; <0> LDW     *+A4[y_3_8], from_y3_8
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[y_1_8], from_y1_8
        SHRU    .S1X   B9, 9, A11           ; <0> SHRU    sum, 9, x_1_8
||      SHRU    .S2    B9, 25, B1           ; <0> SHRU    sum, 25, low_8
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[x_0_8], from_x0_8
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[x_2_8], from_x2_8
        ADD     .L2    B1, B6, B1           ; <0> ADD     low_8, high_8, x_3_8
||      SHRU    .S1    A8, 31, A12          ; <0> SHRU    x1, 31, lower_8
||      LDW     .D1T1  *+A5[A11], A8        ; <0> LDW     *+A5[x_1_8], from_x1_8
||      LDW     .D2T2  *+B5[B7], B1         ; <0> LDW     *+B5[y_2_8], from_y2_8
        LDW     .D1T1  *-A3[1], A8          ; <0> LDW     *-keys[1], k1
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[x_3_8], from_x3_8
  [B2]  B       .S2    twofish_cbc_encrypt$rounds; <0> [count] B      rounds
        XOR     .S1X   A9, B1, A9           ; <0> XOR     from_y0_8, from_y1_8, two_9
||      SHL     .S2    B9, 31, B6           ; <0> SHL     sum, 31, top_8
        XOR     .L1X   A8, B1, A11          ; <0> XOR     from_x0_8, from_x2_8, two_10
||      XOR     .S1    A9, A11, A9          ; <0> XOR     two_9, from_y3_8, three_9
        XOR     .L1    A11, A8, A11         ; <0> XOR     two_10, from_x1_8, three_10
||      XOR     .S1X   A9, B1, A9           ; <0> XOR     three_9, from_y2_8, t1_8
        XOR     .S1X   A11, B1, A9          ; <0> XOR     three_10, from_x3_8, t0_8
||      ADD     .S2X   B7, A9, B7           ; <0> ADD     t1_8, k0, once_8
||      ADDAH   .D1    A8, A9, A8           ; <0> ADDAH   k1, t1_8, twice_8
        ADD     .L1    A9, A8, A8           ; <0> ADD     t0_8, twice_8, f1_8
||      ADD     .L2X   B7, A9, B7           ; <0> ADD     t0_8, once_8, f0_8
twofish_cbc_encrypt$twofish_cbc_encrypt$4:
        ADDK    .S1    -168, A3             ; ADDK    -168, keys
||      LDW     .D2T1  *+B3[1], A6          ; LDW     *+in[1], p1
        MV      .L1    A3, A3               ; MV      keys, base
||      ADD     .L2X   B6, A7, B6           ; <-1> ADD     x_0_8, top_8, x2
||      LDW     .D2T2  *+B3[0], B0          ; LDW     *+in[0], p0
        MV      .L2X   A3, B1               ; copy
||      LDW     .D1T2  *+A3[6], B2          ; LDW     *+base[6], k0_14
        LDW     .D1T2  *+A3[2], B7          ; LDW     *+base[2], k0_5
||      LDW     .D2T1  *+B1[7], A12         ; LDW     *+base[6 + 1], k1_14
        ADD     .L1    A12, A6, A12         ; <-1> ADD     lower_8, upper_8, turned
||      LDW     .D1T1  *+A3[3], A7          ; LDW     *+base[2 + 1], k1_5
        XOR     .L2    B0, B7, B7           ; <-1> XOR     x2, f0_8, sum
||      SHRU    .S1    A12, 1, A7           ; SHRU    turned, 1, lower_13
||      LDW     .D1T2  *+A3[4], B1          ; LDW     *+base[2 + 2], k2_5
        SHL     .S1    A12, 31, A12         ; SHL     turned, 31, upper_13
||      SHRU    .S2    B7, 1, B1            ; SHRU    sum, 1, lower_12
||      LDW     .D1T1  *+A3[5], A2          ; LDW     *+base[2 + 3], k3_5
        ADD     .L1    A7, A12, A7          ; ADD     lower_13, upper_13, y3
||      XOR     .L2    B6, B2, B2           ; XOR     x2, k0_14, f0
||      SHL     .S2    B7, 31, B6           ; SHL     sum, 31, upper_12
||      LDW     .D2T2  *+B3[2], B6          ; LDW     *+in[2], p2
        XOR     .L1    A7, A12, A12         ; XOR     y3, k1_14, f1
||      XOR     .L2    B0, B7, B0           ; XOR     p0, k0_5, t0
||      LDW     .D1T1  *+A3[9], A9          ; LDW     *+base[6 + 3], k3_14
        XOR     .L1    A6, A7, A6           ; XOR     p1, k1_5, t1
||      ADD     .L2    B1, B6, B0           ; ADD     lower_12, upper_12, y0
||      XOR     .S2    B0, B2, B6           ; XOR     t0, f0, x0
||      LDW     .D1T2  *+A3[8], B6          ; LDW     *+base[6 + 2], k2_14
        XOR     .L1    A2, A8, A6           ; <-1> XOR     turned, f1_8, x1
||      ADD     .L2    B6, B6, B7           ; ADD     x0, x0, upper_6
||      XOR     .S1    A6, A12, A8          ; XOR     t1, f1, x1
||      SHRU    .S2    B6, 31, B6           ; SHRU    x0, 31, lower_6
||      ADDAW   .D1    A3, 10, A3           ; ADDAW   base, 10, keys
||      LDW     .D2T1  *+B3[3], A9          ; LDW     *+in[3], p3
        ADD     .L2    B6, B7, B9           ; ADD     lower_6, upper_6, sum
||      SHRU    .S2X   A8, 8, B7            ; <0> SHRU    x1, 8, y_1_8
||      LDW     .D1T2  *A3++[2], B7         ; <0> LDW     *keys++[2], k0
        XOR     .L2    B6, B1, B1           ; XOR     p2, k2_5, t2
||      SHRU    .S1X   B9, 1, A7            ; <0> SHRU    sum, 1, x_0_8
||      SHRU    .S2    B9, 17, B6           ; <0> SHRU    sum, 17, x_2_8
||      MPYLHU  .M2X   B8, A8, B7           ; <0> MPYLHU  factors, x1, y_2_8
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[x1], from_y0_8
||      LDW     .D2T2  *+B4[B7], B6         ; <0> LDW     *+B4[y_1_8], from_y1_8
        SHRU    .S1    A8, 24, A11          ; <0> SHRU    x1, 24, y_3_8
||      MPYHLU  .M2    B8, B9, B7           ; <0> MPYHLU  factors, sum, high_8
||      LDW     .D1T1  *+A4[A7], A11        ; <0> LDW     *+A4[x_0_8], from_x0_8
||      LDW     .D2T2  *+B4[B6], B6         ; <0> LDW     *+B4[x_2_8], from_x2_8
        XOR     .L1    A6, A9, A6           ; XOR     x1, k3_14, f3
||      XOR     .L2    B0, B6, B0           ; XOR     y0, k2_14, f2
||      SHRU    .S1X   B9, 9, A11           ; <0> SHRU    sum, 9, x_1_8
||      SHRU    .S2    B9, 25, B6           ; <0> SHRU    sum, 25, low_8
||      LDW     .D1T1  *+A4[A11], A12       ; <0> LDW     *+A4[y_3_8], from_y3_8
||      LDW     .D2T2  *+B5[B7], B9         ; <0> LDW     *+B5[y_2_8], from_y2_8
        ADD     .L2    B6, B7, B6           ; <0> ADD     low_8, high_8, x_3_8
||      LDW     .D1T1  *+A5[A11], A9        ; <0> LDW     *+A5[x_1_8], from_x1_8
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        SUB     .L1    A0, 1, A2            ; SUB     left, 1, left
||      XOR     .S1    A9, A2, A0           ; XOR     p3, k3_5, t3
||      LDW     .D1T1  *-A3[1], A2          ; <0> LDW     *-keys[1], k1
||      LDW     .D2T2  *+B5[B6], B2         ; <0> LDW     *+B5[x_3_8], from_x3_8
        XOR     .L1X   A9, B6, A9           ; <0> XOR     from_y0_8, from_y1_8, two_9
||[A2]  B       .S1    twofish_cbc_encrypt$rounds; [left] B       next
        XOR     .L1    A0, A6, A2           ; XOR     t3, f3, x3
||      XOR     .S1X   A11, B6, A11         ; <0> XOR     from_x0_8, from_x2_8, two_10
||      SHL     .S2    B9, 31, B6           ; <0> SHL     sum, 31, top_8
||      MV      .D1    A2, A0               ; move left
||      STW     .D2T1  A12, *+B12[1]        ; STW     f1, *+out[1]
        XOR     .L1    A9, A12, A12         ; <0> XOR     two_9, from_y3_8, three_9
||      SHRU    .S1    A2, 31, A6           ; SHRU    x3, 31, lower_7
||      STW     .D2T1  A6, *+B12[3]         ; STW     f3, *+out[3]
        XOR     .L1X   A12, B9, A11         ; <0> XOR     three_9, from_y2_8, t1_8
||      XOR     .S1    A11, A9, A12         ; <0> XOR     two_10, from_x1_8, three_10
||      ADD     .D1    A2, A2, A9           ; ADD     x3, x3, upper_7
||      STW     .D2T2  B2, *+B12[0]         ; STW     f0, *+out[0]
        ADD     .L1    A6, A9, A2           ; ADD     lower_7, upper_7, turned
||      ADD     .L2X   B7, A11, B7          ; <0> ADD     t1_8, k0, once_8
||      XOR     .S1X   A12, B2, A6          ; <0> XOR     three_10, from_x3_8, t0_8
||      MVK     .S2    15, B2               ; MVK     16, count
||      ADDAH   .D1    A2, A11, A9          ; <0> ADDAH   k1, t1_8, twice_8
||      STW     .D2T2  B0, *+B12[2]         ; STW     f2, *+out[2]
        ADD     .L1    A6, A9, A8           ; <0> ADD     t0_8, twice_8, f1_8
||      XOR     .L2    B1, B0, B0           ; XOR     t2, f2, x2
||      SHRU    .S1    A8, 31, A12          ; <0> SHRU    x1, 31, lower_8
||      ADD     .S2X   B7, A6, B7           ; <0> ADD     t0_8, once_8, f0_8
||      ADD     .D1    A8, A8, A6           ; <0> ADD     x1, x1, upper_8
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
twofish_cbc_encrypt$twofish_cbc_encrypt$4$landing:
        NOP     4
        MV      .L1X   B12, A0              ; move out
||      MV      .L2X   A1, B8               ; move return$
twofish_cbc_encrypt$twofish_cbc_encrypt$5:
        LDW     .D1T1  *-A0[2], A0          ; LDW     *-out[2], p2
||      LDW     .D2T2  *+B15[1], B0         ; LDW     *+B15[1], chain
        LDW     .D1T2  *-A0[3], B1          ; LDW     *-out[3], p1
        LDW     .D1T1  *-A0[4], A0          ; LDW     *-out[4], p0            ; the vector becomes what was just written
        LDW     .D1T2  *-A0[1], B1          ; LDW     *-out[1], p3
        ZERO    .L2    B1                   ; ZERO    linear_17
        MVC     .S2    B1, AMR              ; MVC     linear_17, AMR
||      STW     .D2T1  A0, *+B0[2]          ; STW     p2, *+chain[2]
        STW     .D2T2  B1, *+B0[1]          ; STW     p1, *+chain[1]
        STW     .D2T1  A0, *+B0[0]          ; STW     p0, *+chain[0]
        STW     .D2T2  B1, *+B0[3]          ; STW     p3, *+chain[3]
twofish_cbc_encrypt$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[2], A10        ; restore A10
        LDW     .D1T1  *+A0[4], A11         ; restore A11
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[8], B13        ; restore B13
        B       .S2    B8                   ; return
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
||      LDW     .D2T2  *+B15[3], B10        ; restore B10
        LDW     .D1T1  *+A0[6], A12         ; restore A12
||      LDW     .D2T2  *+B15[5], B11        ; restore B11
        ADDK    .S2    40, B15              ; frame
        NOP     3
