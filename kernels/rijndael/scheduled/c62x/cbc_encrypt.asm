; broadside optimize: source dfab2224ef5a1b8e4b4440f72b319b03ef98fd9d03d140292143e3eb151ac4f1
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 100 s an interval, 40 s a region
        .ref    rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks and keys of 128 bits in cipher block chaining, encryption.
;
;       void rijndael_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                 const uint32_t schedule[44], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of encryption.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; A block of text and the first round keys are combined ahead: from one block to the next leads a single exclusive or.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Rijndael with blocks of 128 bits (FIPS 197) on the C62x: its rounds as macros.
;
; A column of the state is a word with row 0 lowest. A round of a column is four lookups, the S-box and MixColumns in
; one; the inverse cipher is the equivalent one (FIPS 197, section 5.3.5). The last round looks up the S-box alone.
;
; Tables 0 and 1, for rows 0 and 1, and the S-box lie in data memory block 0 and are read through .D1; tables 2 and 3
; and a second S-box in block 1, through .D2: their loads never meet in a bank. Columns live on side A. Each table lies
; on a multiple of its size, 1024 bytes or 256: circular addressing (AMR) masks the index, of which only bits 0 to 7
; count. So row 0 needs no operation, and each other row a shift; row 2 takes it from .M, where `one` holds 1.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4, A5, A6, B4, B5, B6.

; Linear addressing again, as the C ABI demands on return.

; Rows 1 to 3 of a column, with higher bits that the tables' addressing masks.

; The four lookups of one column of a round, from the four columns that ShiftRows brings together, and their sum.


; The same without MixColumns.


; One round of a block in place, by the macros for its columns.

; One round of the inverse cipher in place.

; Four key words, and the key moved on.

        .global rijndael_cbc_encrypt

; A column of the last round.

; The last round, its columns apart from those that it takes.

rijndael_cbc_encrypt:
        MV      .L1X   B4, A0               ; move in
||      MV      .S1    A6, A1               ; MV      blocks, left
||      ADDK    .S2    -48, B15             ; frame
        MV      .L1X   B6, A3               ; move keys
||      MV      .L2X   A1, B11              ; move left
||      STW     .D2T2  B11, *+B15[5]        ; save B11
        STW     .D2T1  A14, *+B15[10]       ; save A14
        STW     .D2T2  B13, *+B15[9]        ; save B13
        STW     .D2T1  A13, *+B15[8]        ; save A13
  [!A1] B       .S1    rijndael_cbc_encrypt$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        STW     .D2T1  A12, *+B15[6]        ; save A12
        STW     .D2T1  A11, *+B15[4]        ; save A11
        STW     .D2T2  B10, *+B15[3]        ; save B10
        STW     .D2T1  A10, *+B15[2]        ; save A10
        MV      .L1X   B3, A7               ; move return$
||      MV      .L2X   A4, B3               ; move out
||      STW     .D2T1  A15, *+B15[11]       ; save A15
rijndael_cbc_encrypt$rijndael_cbc_encrypt$1:
        MV      .L2X   A0, B3               ; copy
||      MVK     .S2    1, B1                ; MVK     1, one
||      LDW     .D1T1  *A3++[4], A0         ; LDW     *keys++[4], k0
||      MV      .D2    B3, B10              ; move out
        MV      .L2X   A8, B0               ; copy
||      LDW     .D2T1  *+B3[1], A8          ; LDW     *+in[1], p1
        LDW     .D2T1  *+B0[1], A1          ; LDW     *+iv[1], f1
        LDW     .D1T1  *-A3[3], A3          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], p3
        LDW     .D1T1  *+A0[0], A3          ; LDW     *+in[0], p0
||      LDW     .D2T2  *+B3[2], B0          ; LDW     *+in[2], p2
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *-A3[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+iv[0], f0
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *-A3[1], B0          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B0[2], A1          ; LDW     *+iv[2], f2
        MV      .L1    A3, A9               ; move keys
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    15279397, B2         ; MVKL    0x00e92525, circular_1
||      STW     .D2T2  B0, *+B15[1]         ; STW     iv, *+B15[1]
        XOR     .L1    A8, A3, A8           ; XOR     p1, k1, t1
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B2         ; MVKH    0x00e92525, circular_1
||      LDW     .D1T2  *A9++[4], B12        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[3], A2          ; LDW     *+iv[3], f3
        XOR     .L1    A3, A0, A1           ; XOR     p0, k0, t0
||      XOR     .S1    A8, A1, A8           ; XOR     t1, f1, b
||      MVC     .S2    B2, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *-A9[2], B9          ; <0> LDW     *-keys[2], k2
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1    A1, A0, A7           ; XOR     t0, f0, a
||      XOR     .L2    B0, B2, B2           ; XOR     p2, k2, t2
||      MV      .S1    A7, A0               ; move return$
||      SHRU    .S2X   A8, 24, B9           ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[b], tb0_6
        XOR     .L1X   A1, B2, A3           ; XOR     t2, f2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A1         ; <0> LDW     *+B5[b24_6], tc3_6
        XOR     .L2    B7, B0, B0           ; XOR     p3, k3, t3
||      SHRU    .S1    A3, 8, A1            ; <0> SHRU    c, 8, c8_6
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B1, A3, B2           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T2  *-A9[1], B8          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A2, B0, A2           ; XOR     t3, f3, d
||      SHRU    .S1    A8, 8, A15           ; <0> SHRU    b, 8, b8_6
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B1, A7, B2           ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[a24_6], tb3_6
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      MVK     .S2    8, B0                ; MVK     9, count
||      MPYLHU  .M2X   B1, A2, B7           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *+A4[A7], B7         ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[c16_6], ta2_6
        SHRU    .S2X   A2, 24, B13          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *+A4[A2], B7         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S2X   A3, 24, B7           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A3], B8         ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B4[B7], A7         ; <0> LDW     *+B4[d16_6], tb2_6
        SHRU    .S1    A2, 8, A2            ; <0> SHRU    d, 8, d8_6
||      MPYLHU  .M2X   B1, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B13], A1        ; <0> LDW     *+B5[d24_6], ta3_6
        XOR     .L1X   A13, B2, A2          ; <0> XOR     tb0_6, k1, keyed_16
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    a, 8, a8_6
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A2], B9         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[c24_6], td3_6
        XOR     .S1    A2, A15, A3          ; <0> XOR     keyed_16, tb1_6, low_16
||      XOR     .S2    B7, B12, B2          ; <0> XOR     ta0_6, k0, keyed_15
||      LDW     .D1T2  *+A5[A3], B2         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B4[B2], A1         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L2    B7, B8, B7           ; <0> XOR     td0_6, k3, keyed_18
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_6], td2_6
;    XOR td2_6, td3_6, high_18
;    XOR low_18, high_18, d
;    MPYLHU one, d, d16_6
;    LDW *+B4[d16_6], tb2_6
;    XOR tb2_6, tb3_6, high_16
;    XOR low_16, high_16, b
;    MPYLHU one, b, b16_6
;  units: L1 6/13, S1 8/13, M1 0/13, D1 12/13, L2 4/13, S2 7/13, M2 4/13, D2 9/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 15 used, 15 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_cbc_encrypt$rounds:
        XOR     .L1    A2, A1, A2           ; <1> XOR     tc2_6, tc3_6, high_17
||      XOR     .S2X   B13, A7, B13         ; <1> XOR     tb2_6, tb3_6, high_16
||      LDW     .D1T2  *A9++[4], B12        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B13, A8          ; <1> XOR     low_16, high_16, b
||      XOR     .L2    B8, B9, B2           ; <1> XOR     tc0_6, k2, keyed_17
||      XOR     .S1    A8, A1, A1           ; <1> XOR     ta2_6, ta3_6, high_15
||      XOR     .S2    B2, B12, B8          ; <1> XOR     keyed_15, ta1_6, low_15
||      LDW     .D1T2  *-A9[2], B9          ; <0> LDW     *-keys[2], k2
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A1, B8, A7           ; <1> XOR     low_15, high_15, a
||      XOR     .L2    B2, B9, B13          ; <1> XOR     keyed_17, tc1_6, low_17
||      SHRU    .S2X   A8, 24, B9           ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[b], tb0_6
        XOR     .L1X   A2, B13, A3          ; <1> XOR     low_17, high_17, c
||      XOR     .L2    B7, B2, B8           ; <1> XOR     keyed_18, td1_6, low_18
||      XOR     .S1    A1, A3, A2           ; <1> XOR     td2_6, td3_6, high_18
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A1         ; <0> LDW     *+B5[b24_6], tc3_6
        XOR     .L1X   A2, B8, A2           ; <1> XOR     low_18, high_18, d
||      SHRU    .S1    A3, 8, A1            ; <0> SHRU    c, 8, c8_6
||      MPYLHU  .M2X   B1, A3, B2           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T2  *-A9[1], B8          ; <0> LDW     *-keys[1], k3
        SHRU    .S1    A8, 8, A15           ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B1, A7, B2           ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[a24_6], tb3_6
        MPYLHU  .M2X   B1, A2, B7           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *+A4[A7], B7         ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[c16_6], ta2_6
  [B0]  B       .S1    rijndael_cbc_encrypt$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A2, 24, B13          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *+A4[A2], B7         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S2X   A3, 24, B7           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A3], B8         ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B4[B7], A7         ; <0> LDW     *+B4[d16_6], tb2_6
        SHRU    .S1    A2, 8, A2            ; <0> SHRU    d, 8, d8_6
||      MPYLHU  .M2X   B1, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B13], A1        ; <0> LDW     *+B5[d24_6], ta3_6
        XOR     .L1X   A13, B2, A2          ; <0> XOR     tb0_6, k1, keyed_16
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    a, 8, a8_6
||      LDW     .D1T2  *+A5[A2], B9         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[c24_6], td3_6
        XOR     .S1    A2, A15, A3          ; <0> XOR     keyed_16, tb1_6, low_16
||      XOR     .S2    B7, B12, B2          ; <0> XOR     ta0_6, k0, keyed_15
||      LDW     .D1T2  *+A5[A3], B2         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B4[B2], A1         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L2    B7, B8, B7           ; <0> XOR     td0_6, k3, keyed_18
rijndael_cbc_encrypt$rijndael_cbc_encrypt$4:
        XOR     .L1    A2, A1, A2           ; <-1> XOR     tc2_6, tc3_6, high_17
||      XOR     .S2X   B13, A7, B13         ; <-1> XOR     tb2_6, tb3_6, high_16
||      LDW     .D1T1  *A9++[4], A1         ; LDW     *keys++[4], k0
        XOR     .L1X   A3, B13, A8          ; <-1> XOR     low_16, high_16, b
||      XOR     .L2    B8, B9, B2           ; <-1> XOR     tc0_6, k2, keyed_17
||      XOR     .S1    A8, A1, A1           ; <-1> XOR     ta2_6, ta3_6, high_15
||      XOR     .S2    B2, B12, B8          ; <-1> XOR     keyed_15, ta1_6, low_15
||      LDW     .D1T1  *-A9[3], A8          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B3[0], B8          ; LDW     *+in[0], p0
        XOR     .L1X   A1, B8, A7           ; <-1> XOR     low_15, high_15, a
||      XOR     .L2    B2, B9, B13          ; <-1> XOR     keyed_17, tc1_6, low_17
||      SHRU    .S1    A8, 8, A10           ; SHRU    b, 8, b8_20
||      SHRU    .S2X   A8, 24, B9           ; SHRU    b, 24, b24_20
||      LDBU    .D1T1  *+A6[A8], A10        ; LDBU    *+A6[b], s0_28
        XOR     .L1X   A2, B13, A3          ; <-1> XOR     low_17, high_17, c
||      XOR     .L2    B7, B2, B8           ; <-1> XOR     keyed_18, td1_6, low_18
||      XOR     .S1    A1, A3, A2           ; <-1> XOR     td2_6, td3_6, high_18
||      MPYLHU  .M2X   B1, A8, B8           ; MPYLHU  one, b, b16_20
||      LDBU    .D1T2  *+A6[A10], B2        ; LDBU    *+A6[b8_20], s1_25
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], p1
        XOR     .L1X   A2, B8, A2           ; <-1> XOR     low_18, high_18, d
||      SHRU    .S1    A3, 8, A8            ; SHRU    c, 8, c8_20
||      MPYLHU  .M2X   B1, A3, B9           ; MPYLHU  one, c, c16_20
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[a], s0_25
||      LDBU    .D2T1  *+B6[B9], A13        ; LDBU    *+B6[b24_20], s3_31
        SHRU    .S1    A2, 8, A10           ; SHRU    d, 8, d8_20
||      MPYLHU  .M2X   B1, A7, B9           ; MPYLHU  one, a, a16_20
||      LDBU    .D1T1  *+A6[A8], A11        ; LDBU    *+A6[c8_20], s1_28
||      LDBU    .D2T2  *+B6[B8], B9         ; LDBU    *+B6[b16_20], s2_34
        SUB     .L2    B11, 1, B0           ; SUB     left, 1, left
||      SHRU    .S1    A7, 8, A11           ; SHRU    a, 8, a8_20
||      MPYLHU  .M2X   B1, A2, B11          ; MPYLHU  one, d, d16_20
||      LDBU    .D1T2  *+A6[A10], B11       ; LDBU    *+A6[d8_20], s1_31
||      LDBU    .D2T1  *+B6[B9], A11        ; LDBU    *+B6[c16_20], s2_25
        SHRU    .S2X   A7, 24, B9           ; SHRU    a, 24, a24_20
||      LDBU    .D1T2  *+A6[A3], B7         ; LDBU    *+A6[c], s0_31
||      LDBU    .D2T1  *+B6[B9], A12        ; LDBU    *+B6[a16_20], s2_31
        SHL     .S1X   B2, 8, A12           ; SHL     s1_25, 8, p1_27
||      SHRU    .S2X   A2, 24, B11          ; SHRU    d, 24, d24_20
||      LDW     .D1T2  *-A9[2], B11         ; LDW     *-keys[2], k2
||      LDBU    .D2T1  *+B6[B11], A12       ; LDBU    *+B6[d16_20], s2_28
        SHL     .S1    A13, 24, A3          ; SHL     s3_31, 24, p3_33
||      SHRU    .S2X   A3, 24, B7           ; SHRU    c, 24, c24_20
||      LDBU    .D1T2  *+A6[A11], B7        ; LDBU    *+A6[a8_20], s1_34
||      LDBU    .D2T1  *+B6[B9], A12        ; LDBU    *+B6[a24_20], s3_28
        ADDK    .S1    -176, A9             ; ADDK    -176, keys
||      SHL     .S2X   A11, 8, B13          ; SHL     s1_28, 8, p1_30
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B11], A11       ; LDBU    *+B6[d24_20], s3_25
        ADD     .L1X   A12, B2, A11         ; ADD     s0_25, p1_27, low_27
||      ADD     .L2X   B13, A10, B2         ; ADD     s0_28, p1_30, low_30
||      SHL     .S1    A11, 16, A10         ; SHL     s2_25, 16, p2_27
||      LDW     .D1T2  *A9++[4], B13        ; LDW     *keys++[4], k0
||      LDBU    .D2T1  *+B6[B7], A3         ; LDBU    *+B6[c24_20], s3_34
        SHL     .S1    A12, 16, A13         ; SHL     s2_31, 16, p2_33
||      SHL     .S2    B11, 8, B13          ; SHL     s1_31, 8, p1_33
||      LDW     .D1T2  *-A9[3], B11         ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B3[2], A3          ; LDW     *+in[2], p2
        ADD     .L1    A13, A3, A3          ; ADD     p2_33, p3_33, high_33
||      ADD     .L2    B7, B13, B13         ; ADD     s0_31, p1_33, low_33
||      SHL     .S1    A12, 16, A2          ; SHL     s2_28, 16, p2_30
||      LDBU    .D1T1  *+A6[A2], A1         ; LDBU    *+A6[d], s0_34
        XOR     .L1    A11, A1, A1          ; XOR     low_27, k0, keyed_27
||      XOR     .L2    B13, B11, B13        ; XOR     low_33, k2, keyed_33
||      XOR     .S1X   A8, B2, A8           ; XOR     low_30, k1, keyed_30
||      SHL     .S2X   A12, 24, B11         ; SHL     s3_28, 24, p3_30
||      LDW     .D1T1  *-A9[2], A1          ; LDW     *-keys[2], k2
        XOR     .L1X   A3, B13, A12         ; XOR     keyed_33, high_33, f2
||      ADD     .L2X   B11, A2, B11         ; ADD     p2_30, p3_30, high_30
||      SHL     .S1    A11, 24, A2          ; SHL     s3_25, 24, p3_27
||      SHL     .S2    B7, 8, B7            ; SHL     s1_34, 8, p1_36
||      LDW     .D1T2  *-A9[1], B7          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B3[3], A1          ; LDW     *+in[3], p3
        XOR     .L1X   A8, B11, A11         ; XOR     keyed_30, high_30, f1
||      XOR     .L2    B8, B13, B8          ; XOR     p0, k0, t0
||      SHL     .S1    A3, 24, A2           ; SHL     s3_34, 24, p3_36
||      ADD     .D1    A10, A2, A8          ; ADD     p2_27, p3_27, high_27
||      STW     .D2T1  A12, *+B10[2]        ; STW     f2, *+out[2]
        XOR     .L1    A1, A8, A10          ; XOR     keyed_27, high_27, f0
||      XOR     .S1X   A7, B11, A7          ; XOR     p1, k1, t1
||      SHL     .S2    B9, 16, B9           ; SHL     s2_34, 16, p2_36
||      LDW     .D1T2  *A9++[4], B12        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A11, *+B10[1]        ; STW     f1, *+out[1]
        XOR     .L1X   A10, B8, A7          ; XOR     t0, f0, a
||      ADD     .L2X   B7, A1, B7           ; ADD     s0_34, p1_36, low_36
||      XOR     .S1    A7, A11, A8          ; XOR     t1, f1, b
||      LDW     .D1T2  *-A9[2], B9          ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A10, *+B10[0]        ; STW     f0, *+out[0]
        ADD     .L1X   A2, B9, A2           ; ADD     p2_36, p3_36, high_36
||      XOR     .L2    B7, B2, B2           ; XOR     low_36, k3, keyed_36
||      XOR     .S1    A3, A1, A3           ; XOR     p2, k2, t2
||      SHRU    .S2X   A8, 24, B9           ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A8], A13        ; <0> LDW     *+A4[b], tb0_6
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A2, B2, A14          ; XOR     keyed_36, high_36, f3
||      XOR     .S1    A3, A12, A3          ; XOR     t2, f2, c
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A1         ; <0> LDW     *+B5[b24_6], tc3_6
        XOR     .L1X   A1, B7, A2           ; XOR     p3, k3, t3
||      SHRU    .S1    A3, 8, A1            ; <0> SHRU    c, 8, c8_6
||      MPYLHU  .M2X   B1, A3, B2           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T2  *-A9[1], B8          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A14, *+B10[3]        ; STW     f3, *+out[3]
        XOR     .L1    A2, A14, A2          ; XOR     t3, f3, d
||      SHRU    .S1    A8, 8, A15           ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B1, A7, B2           ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[a24_6], tb3_6
        MPYLHU  .M2X   B1, A2, B7           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *+A4[A7], B7         ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[c16_6], ta2_6
  [B0]  B       .S1    rijndael_cbc_encrypt$rounds; [left] B       next
||      SHRU    .S2X   A2, 24, B13          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *+A4[A2], B7         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T1  *+B4[B2], A2         ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S2X   A3, 24, B7           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A3], B8         ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B4[B7], A7         ; <0> LDW     *+B4[d16_6], tb2_6
        SHRU    .S1    A2, 8, A2            ; <0> SHRU    d, 8, d8_6
||      MPYLHU  .M2X   B1, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B13], A1        ; <0> LDW     *+B5[d24_6], ta3_6
        XOR     .L1X   A13, B2, A2          ; <0> XOR     tb0_6, k1, keyed_16
||      MV      .L2    B0, B11              ; move left
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    a, 8, a8_6
||      LDW     .D1T2  *+A5[A2], B9         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[c24_6], td3_6
        XOR     .S1    A2, A15, A3          ; <0> XOR     keyed_16, tb1_6, low_16
||      XOR     .S2    B7, B12, B2          ; <0> XOR     ta0_6, k0, keyed_15
||      LDW     .D1T2  *+A5[A3], B2         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B4[B2], A1         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L2    B7, B8, B7           ; <0> XOR     td0_6, k3, keyed_18
||      MVK     .S2    8, B0                ; MVK     9, count
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   out, 4, out
rijndael_cbc_encrypt$rijndael_cbc_encrypt$4$landing:
        NOP     4
        MV      .L2X   A0, B3               ; move return$
rijndael_cbc_encrypt$rijndael_cbc_encrypt$5:
        LDW     .D2T2  *+B15[1], B0         ; LDW     *+B15[1], chain
        NOP     3
        ZERO    .L2    B2                   ; ZERO    linear_39
||      MV      .S2X   A11, B1              ; copy
        MV      .L1X   B0, A12              ; copy
||      MVC     .S2    B2, AMR              ; MVC     linear_39, AMR
||      STW     .D2T1  A12, *+B0[2]         ; STW     f2, *+chain[2]
        STW     .D1T1  A14, *+A12[3]        ; STW     f3, *+chain[3]
        MV      .L1X   B3, A7               ; move return$
||      STW     .D1T1  A10, *+A12[0]        ; STW     f0, *+chain[0]
||      STW     .D2T2  B1, *+B0[1]          ; STW     f1, *+chain[1]
rijndael_cbc_encrypt$done:
        LDW     .D2T1  *+B15[10], A14       ; restore A14
        LDW     .D2T2  *+B15[9], B13        ; restore B13
        LDW     .D2T1  *+B15[8], A13        ; restore A13
        LDW     .D2T2  *+B15[7], B12        ; restore B12
        LDW     .D2T1  *+B15[6], A12        ; restore A12
        LDW     .D2T2  *+B15[5], B11        ; restore B11
        LDW     .D2T1  *+B15[4], A11        ; restore A11
        LDW     .D2T2  *+B15[3], B10        ; restore B10
        LDW     .D2T1  *+B15[2], A10        ; restore A10
        B       .S2X   A7                   ; return
        ADDK    .S2    48, B15              ; frame
||      LDW     .D2T1  *+B15[11], A15       ; restore A15
        NOP     4
