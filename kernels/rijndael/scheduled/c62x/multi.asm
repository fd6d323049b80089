; broadside optimize: source 9c4ffeb3acad933955b8c3179771d0eea94a7fd6ac6ccf733eeb3e4d15e1a562
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 40 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks and keys of 128 bits on any number of independent blocks, one after another.
;
;       void rijndael_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;       void rijndael_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
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

        .global rijndael_encrypt_blocks
        .global rijndael_decrypt_blocks

rijndael_encrypt_blocks:
        ADDK    .S2    -32, B15             ; frame
        MV      .L1    A4, A3               ; move out
||      MV      .S1    A6, A1               ; MV      blocks, left
||      STW     .D2T1  A11, *+B15[1]        ; save A11
  [!A1] B       .S2    rijndael_encrypt_blocks$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[4]        ; save B12
        STW     .D2T1  A12, *+B15[3]        ; save A12
        STW     .D2T1  A14, *+B15[6]        ; save A14
        STW     .D2T2  B11, *+B15[2]        ; save B11
        MV      .L1    A1, A11              ; move left
||      MV      .S1X   B6, A7               ; move schedule
||      STW     .D2T1  A13, *+B15[5]        ; save A13
        MV      .L1X   B4, A0               ; move in
||      STW     .D2T1  A15, *+B15[7]        ; save A15
rijndael_encrypt_blocks$rijndael_encrypt_blocks$1:
        MV      .L1    A7, A9               ; MV      schedule, keys
||      MV      .L2X   A0, B0               ; copy
        LDW     .D1T2  *A9++[4], B2         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_1
||      LDW     .D1T2  *-A9[3], B7          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+in[1], in_b
        MVK     .S2    1, B8                ; MVK     1, one
||      LDW     .D2T2  *+B0[2], B1          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[2], A0          ; LDW     *-keys[2], k2
        MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *-A9[1], B1          ; LDW     *-keys[1], k3
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_1
||      LDW     .D1T2  *A9++[4], B2         ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A13          ; XOR     in_b, k1, b
||      MV      .L2X   A3, B11              ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *-A9[2], B12         ; <0> LDW     *-keys[2], k2
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   in, 4, in
        XOR     .L1X   A0, B2, A2           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, b24_5
||      LDW     .D1T1  *+A4[A13], A8        ; <0> LDW     *+A4[b], tb0_5
        XOR     .L1X   A0, B1, A0           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A2, 24, B12          ; <0> SHRU    a, 24, a24_5
||      LDW     .D1T2  *-A9[3], B3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[b24_5], tc3_5
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    c, 8, c8_5
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B8, A0, B1           ; <0> MPYLHU  one, c, c16_5
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A1, B1, A15          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A3           ; <0> SHRU    b, 8, b8_5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B8, A2, B1           ; <0> MPYLHU  one, a, a16_5
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[c8_5], tb1_5
||      LDW     .D2T2  *+B5[B12], B7        ; <0> LDW     *+B5[a24_5], tb3_5
        MVK     .S1    7, A1                ; MVK     9, count
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B8, A15, B1          ; <0> MPYLHU  one, d, d16_5
||      LDW     .D1T2  *+A4[A2], B3         ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T1  *+B4[B1], A13        ; <0> LDW     *+B4[c16_5], ta2_5
        MV      .L1X   B3, A12              ; move return$
||      MV      .S1    A7, A14              ; move schedule
||      SHRU    .S2X   A15, 24, B7          ; <0> SHRU    d, 24, d24_5
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[d], td0_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[a16_5], tc2_5
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A0, 24, B9           ; <0> SHRU    c, 24, c24_5
||      LDW     .D1T2  *+A4[A0], B3         ; <0> LDW     *+A4[c], tc0_5
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_5], tb2_5
        SHRU    .S1    A15, 8, A3           ; <0> SHRU    d, 8, d8_5
||      MPYLHU  .M2X   B8, A13, B9          ; <0> MPYLHU  one, b, b16_5
||      LDW     .D1T2  *+A5[A3], B7         ; <0> LDW     *+A5[b8_5], ta1_5
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[d24_5], ta3_5
        XOR     .L1X   A8, B3, A8           ; <0> XOR     tb0_5, k1, keyed_15
||      SHRU    .S1    A2, 8, A0            ; <0> SHRU    a, 8, a8_5
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[d8_5], tc1_5
||      LDW     .D2T1  *+B5[B9], A3         ; <0> LDW     *+B5[c24_5], td3_5
        XOR     .S1    A8, A15, A2          ; <0> XOR     keyed_15, tb1_5, low_15
||      XOR     .S2    B3, B2, B2           ; <0> XOR     ta0_5, k0, keyed_14
||      LDW     .D1T2  *+A5[A0], B2         ; <0> LDW     *+A5[a8_5], td1_5
||      LDW     .D2T1  *+B4[B9], A7         ; <0> LDW     *+B4[b16_5], td2_5
        XOR     .L2    B3, B1, B1           ; <0> XOR     td0_5, k3, keyed_17
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_5], td2_5
;    XOR td2_5, td3_5, high_17
;    XOR low_17, high_17, d
;    MPYLHU one, d, d16_5
;    LDW *+B4[d16_5], tb2_5
;    XOR tb2_5, tb3_5, high_15
;    XOR low_15, high_15, b
;    MPYLHU one, b, b16_5
;  units: L1 7/13, S1 8/13, M1 0/13, D1 12/13, L2 4/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 12 used, 12 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_encrypt_blocks$rounds:
        XOR     .L1    A8, A7, A0           ; <1> XOR     tc2_5, tc3_5, high_16
||      XOR     .S2X   B7, A0, B9           ; <1> XOR     tb2_5, tb3_5, high_15
||      LDW     .D1T2  *A9++[4], B2         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A2, B9, A13          ; <1> XOR     low_15, high_15, b
||      XOR     .L2    B3, B12, B9          ; <1> XOR     tc0_5, k2, keyed_16
||      XOR     .S1    A13, A3, A2          ; <1> XOR     ta2_5, ta3_5, high_14
||      XOR     .S2    B2, B7, B2           ; <1> XOR     keyed_14, ta1_5, low_14
||      LDW     .D1T2  *-A9[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A2, B2, A2           ; <1> XOR     low_14, high_14, a
||      XOR     .L2    B9, B3, B7           ; <1> XOR     keyed_16, tc1_5, low_16
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, b24_5
||      LDW     .D1T1  *+A4[A13], A8        ; <0> LDW     *+A4[b], tb0_5
        XOR     .L1X   A0, B7, A0           ; <1> XOR     low_16, high_16, c
||      XOR     .L2    B1, B2, B1           ; <1> XOR     keyed_17, td1_5, low_17
||      XOR     .S1    A7, A3, A15          ; <1> XOR     td2_5, td3_5, high_17
||      SHRU    .S2X   A2, 24, B12          ; <0> SHRU    a, 24, a24_5
||      LDW     .D1T2  *-A9[3], B3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[b24_5], tc3_5
        XOR     .L1X   A15, B1, A15         ; <1> XOR     low_17, high_17, d
||      SHRU    .S1    A0, 8, A3            ; <0> SHRU    c, 8, c8_5
||      MPYLHU  .M2X   B8, A0, B1           ; <0> MPYLHU  one, c, c16_5
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        SHRU    .S1    A13, 8, A3           ; <0> SHRU    b, 8, b8_5
||      MPYLHU  .M2X   B8, A2, B1           ; <0> MPYLHU  one, a, a16_5
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[c8_5], tb1_5
||      LDW     .D2T2  *+B5[B12], B7        ; <0> LDW     *+B5[a24_5], tb3_5
        MPYLHU  .M2X   B8, A15, B1          ; <0> MPYLHU  one, d, d16_5
||      LDW     .D1T2  *+A4[A2], B3         ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T1  *+B4[B1], A13        ; <0> LDW     *+B4[c16_5], ta2_5
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S1    rijndael_encrypt_blocks$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A15, 24, B7          ; <0> SHRU    d, 24, d24_5
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[d], td0_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[a16_5], tc2_5
        SHRU    .S2X   A0, 24, B9           ; <0> SHRU    c, 24, c24_5
||      LDW     .D1T2  *+A4[A0], B3         ; <0> LDW     *+A4[c], tc0_5
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_5], tb2_5
        SHRU    .S1    A15, 8, A3           ; <0> SHRU    d, 8, d8_5
||      MPYLHU  .M2X   B8, A13, B9          ; <0> MPYLHU  one, b, b16_5
||      LDW     .D1T2  *+A5[A3], B7         ; <0> LDW     *+A5[b8_5], ta1_5
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[d24_5], ta3_5
        XOR     .L1X   A8, B3, A8           ; <0> XOR     tb0_5, k1, keyed_15
||      SHRU    .S1    A2, 8, A0            ; <0> SHRU    a, 8, a8_5
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[d8_5], tc1_5
||      LDW     .D2T1  *+B5[B9], A3         ; <0> LDW     *+B5[c24_5], td3_5
        XOR     .S1    A8, A15, A2          ; <0> XOR     keyed_15, tb1_5, low_15
||      XOR     .S2    B3, B2, B2           ; <0> XOR     ta0_5, k0, keyed_14
||      LDW     .D1T2  *+A5[A0], B2         ; <0> LDW     *+A5[a8_5], td1_5
||      LDW     .D2T1  *+B4[B9], A7         ; <0> LDW     *+B4[b16_5], td2_5
        XOR     .L2    B3, B1, B1           ; <0> XOR     td0_5, k3, keyed_17
rijndael_encrypt_blocks$rijndael_encrypt_blocks$4:
        XOR     .L1    A8, A7, A0           ; <-1> XOR     tc2_5, tc3_5, high_16
||      SUB     .S1    A11, 1, A1           ; SUB     left, 1, left
||      XOR     .S2X   B7, A0, B9           ; <-1> XOR     tb2_5, tb3_5, high_15
||      LDW     .D1T2  *A9++[4], B1         ; LDW     *keys++[4], k0
        XOR     .L1X   A2, B9, A13          ; <-1> XOR     low_15, high_15, b
||      XOR     .L2    B3, B12, B9          ; <-1> XOR     tc0_5, k2, keyed_16
||      XOR     .S1    A13, A3, A2          ; <-1> XOR     ta2_5, ta3_5, high_14
||      XOR     .S2    B2, B7, B2           ; <-1> XOR     keyed_14, ta1_5, low_14
        XOR     .L1X   A2, B2, A2           ; <-1> XOR     low_14, high_14, a
||      XOR     .L2    B9, B3, B7           ; <-1> XOR     keyed_16, tc1_5, low_16
||      SHRU    .S1    A13, 8, A8           ; SHRU    b, 8, b8_19
||      SHRU    .S2X   A13, 24, B3          ; SHRU    b, 24, b24_19
||      LDW     .D1T2  *-A9[1], B3          ; LDW     *-keys[1], k3
        XOR     .L1X   A0, B7, A0           ; <-1> XOR     low_16, high_16, c
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     keyed_17, td1_5, low_17
||      XOR     .S1    A7, A3, A15          ; <-1> XOR     td2_5, td3_5, high_17
||      SHRU    .S2X   A2, 24, B2           ; SHRU    a, 24, a24_19
||      LDBU    .D1T2  *+A6[A8], B7         ; LDBU    *+A6[b8_19], ta1_19
||      LDBU    .D2T1  *+B6[B3], A3         ; LDBU    *+B6[b24_19], tc3_19
        XOR     .L1X   A15, B1, A15         ; <-1> XOR     low_17, high_17, d
||      SHRU    .S1    A0, 8, A3            ; SHRU    c, 8, c8_19
||      MPYLHU  .M2X   B8, A0, B3           ; MPYLHU  one, c, c16_19
||      LDBU    .D1T2  *+A6[A2], B2         ; LDBU    *+A6[a], ta0_19
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_19], tb3_19
        SHRU    .S1    A15, 8, A3           ; SHRU    d, 8, d8_19
||      SHRU    .S2X   A0, 24, B2           ; SHRU    c, 24, c24_19
||      LDBU    .D1T2  *+A6[A3], B7         ; LDBU    *+A6[c8_19], tb1_19
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+in[0], in_a
        SHRU    .S2X   A15, 24, B7          ; SHRU    d, 24, d24_19
||      LDBU    .D1T2  *+A6[A3], B2         ; LDBU    *+A6[d8_19], tc1_19
||      LDBU    .D2T1  *+B6[B3], A11        ; LDBU    *+B6[c16_19], ta2_19
        MPYLHU  .M2X   B8, A15, B9          ; MPYLHU  one, d, d16_19
||      LDBU    .D1T2  *+A6[A13], B7        ; LDBU    *+A6[b], tb0_19
||      LDBU    .D2T1  *+B6[B7], A0         ; LDBU    *+B6[d24_19], ta3_19
        SHL     .S1    A3, 24, A3           ; SHL     tc3_19, 24, p3_30
||      LDW     .D1T2  *-A9[3], B7          ; LDW     *-keys[3], k1
||      LDBU    .D2T1  *+B6[B2], A11        ; LDBU    *+B6[c24_19], td3_19
        MV      .L1    A14, A9              ; MV      schedule, keys
||      SHRU    .S1    A2, 8, A8            ; SHRU    a, 8, a8_19
||      SHL     .S2    B7, 8, B9            ; SHL     ta1_19, 8, p1_28
||      MPYLHU  .M2X   B8, A2, B12          ; MPYLHU  one, a, a16_19
||      LDW     .D1T2  *-A9[2], B2          ; LDW     *-keys[2], k2
||      LDBU    .D2T1  *+B6[B9], A0         ; LDBU    *+B6[d16_19], tb2_19
        ADD     .L2    B2, B9, B9           ; ADD     ta0_19, p1_28, low_28
||      SHL     .S1    A7, 24, A7           ; SHL     tb3_19, 24, p3_29
||      LDW     .D1T1  *A9++[4], A11        ; LDW     *keys++[4], k0
        SHL     .S2    B7, 8, B12           ; SHL     tb1_19, 8, p1_29
||      LDBU    .D1T2  *+A6[A0], B1         ; LDBU    *+A6[c], tc0_19
||      LDBU    .D2T1  *+B6[B12], A13       ; LDBU    *+B6[a16_19], tc2_19
        XOR     .L2    B9, B1, B1           ; XOR     low_28, k0, keyed_28
||      SHL     .S1    A11, 16, A13         ; SHL     ta2_19, 16, p2_28
||      ADD     .S2    B7, B12, B9          ; ADD     tb0_19, p1_29, low_29
||      MPYLHU  .M2X   B8, A13, B12         ; MPYLHU  one, b, b16_19
||      LDW     .D2T1  *+B0[2], A7          ; LDW     *+in[2], in_c
        XOR     .L2    B9, B7, B7           ; XOR     low_29, k1, keyed_29
||      SHL     .S1    A0, 24, A8           ; SHL     ta3_19, 24, p3_28
||      SHL     .S2    B2, 8, B9            ; SHL     tc1_19, 8, p1_30
||      LDBU    .D1T2  *+A6[A8], B1         ; LDBU    *+A6[a8_19], td1_19
||      LDW     .D2T1  *+B0[3], A11         ; LDW     *+in[3], in_d
        ADD     .L1    A13, A8, A13         ; ADD     p2_28, p3_28, high_28
||      SHL     .S1    A11, 24, A8          ; SHL     td3_19, 24, p3_31
||      LDW     .D1T1  *-A9[3], A0          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B0[1], B7          ; LDW     *+in[1], in_b
        XOR     .L1X   A13, B1, A0          ; XOR     keyed_28, high_28, a
||      SHL     .S1    A0, 16, A15          ; SHL     tb2_19, 16, p2_29
||      LDBU    .D1T2  *+A6[A15], B1        ; LDBU    *+A6[d], td0_19
||      LDBU    .D2T1  *+B6[B12], A3        ; LDBU    *+B6[b16_19], td2_19
        ADD     .L1    A15, A7, A15         ; ADD     p2_29, p3_29, high_29
||      ADD     .L2    B1, B9, B1           ; ADD     tc0_19, p1_30, low_30
||      SHL     .S1    A13, 16, A13         ; SHL     tc2_19, 16, p2_30
||      LDW     .D1T1  *-A9[1], A15         ; LDW     *-keys[1], k3
        XOR     .L1X   A15, B7, A15         ; XOR     keyed_29, high_29, b
||      XOR     .L2    B1, B2, B2           ; XOR     low_30, k2, keyed_30
||      XOR     .S1    A2, A11, A2          ; XOR     in_a, k0, a
||      LDW     .D1T1  *-A9[2], A8          ; LDW     *-keys[2], k2
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   in, 4, in
        ADD     .L1    A13, A3, A3          ; ADD     p2_30, p3_30, high_30
||      STW     .D2T1  A0, *+B11[0]         ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A15          ; XOR     keyed_30, high_30, c
||      SHL     .S2    B1, 8, B2            ; SHL     td1_19, 8, p1_31
||      LDW     .D1T2  *A9++[4], B2         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A15, *+B11[1]        ; STW     b, *+out[1]
        XOR     .L1X   A0, B7, A13          ; XOR     in_b, k1, b
||      ADD     .L2    B1, B2, B1           ; ADD     td0_19, p1_31, low_31
||      SHL     .S1    A3, 16, A0           ; SHL     td2_19, 16, p2_31
||      LDW     .D1T2  *-A9[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A15, *+B11[2]        ; STW     c, *+out[2]
        ADD     .L1    A0, A8, A0           ; ADD     p2_31, p3_31, high_31
||      XOR     .L2    B1, B3, B1           ; XOR     low_31, k3, keyed_31
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, b24_5
||      LDW     .D1T1  *+A4[A13], A8        ; <0> LDW     *+A4[b], tb0_5
        XOR     .L1X   A0, B1, A7           ; XOR     keyed_31, high_31, d
||      XOR     .S1    A7, A8, A0           ; XOR     in_c, k2, c
||      SHRU    .S2X   A2, 24, B12          ; <0> SHRU    a, 24, a24_5
||      LDW     .D1T2  *-A9[3], B3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[b24_5], tc3_5
        SHRU    .S1    A0, 8, A3            ; <0> SHRU    c, 8, c8_5
||      MPYLHU  .M2X   B8, A0, B1           ; <0> MPYLHU  one, c, c16_5
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A7, *+B11[3]         ; STW     d, *+out[3]
        XOR     .L1    A11, A15, A15        ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A3           ; <0> SHRU    b, 8, b8_5
||      MPYLHU  .M2X   B8, A2, B1           ; <0> MPYLHU  one, a, a16_5
||      LDW     .D1T1  *+A5[A3], A15        ; <0> LDW     *+A5[c8_5], tb1_5
||      LDW     .D2T2  *+B5[B12], B7        ; <0> LDW     *+B5[a24_5], tb3_5
        MPYLHU  .M2X   B8, A15, B1          ; <0> MPYLHU  one, d, d16_5
||      LDW     .D1T2  *+A4[A2], B3         ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T1  *+B4[B1], A13        ; <0> LDW     *+B4[c16_5], ta2_5
  [A1]  B       .S1    rijndael_encrypt_blocks$rounds; [left] B       next
||      SHRU    .S2X   A15, 24, B7          ; <0> SHRU    d, 24, d24_5
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[d], td0_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[a16_5], tc2_5
        SHRU    .S2X   A0, 24, B9           ; <0> SHRU    c, 24, c24_5
||      LDW     .D1T2  *+A4[A0], B3         ; <0> LDW     *+A4[c], tc0_5
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_5], tb2_5
        MV      .L1    A1, A11              ; move left
||      SHRU    .S1    A15, 8, A3           ; <0> SHRU    d, 8, d8_5
||      MPYLHU  .M2X   B8, A13, B9          ; <0> MPYLHU  one, b, b16_5
||      LDW     .D1T2  *+A5[A3], B7         ; <0> LDW     *+A5[b8_5], ta1_5
||      LDW     .D2T1  *+B5[B7], A3         ; <0> LDW     *+B5[d24_5], ta3_5
        XOR     .L1X   A8, B3, A8           ; <0> XOR     tb0_5, k1, keyed_15
||      SHRU    .S1    A2, 8, A0            ; <0> SHRU    a, 8, a8_5
||      LDW     .D1T2  *+A5[A3], B3         ; <0> LDW     *+A5[d8_5], tc1_5
||      LDW     .D2T1  *+B5[B9], A3         ; <0> LDW     *+B5[c24_5], td3_5
        XOR     .S1    A8, A15, A2          ; <0> XOR     keyed_15, tb1_5, low_15
||      XOR     .S2    B3, B2, B2           ; <0> XOR     ta0_5, k0, keyed_14
||      LDW     .D1T2  *+A5[A0], B2         ; <0> LDW     *+A5[a8_5], td1_5
||      LDW     .D2T1  *+B4[B9], A7         ; <0> LDW     *+B4[b16_5], td2_5
        XOR     .L2    B3, B1, B1           ; <0> XOR     td0_5, k3, keyed_17
||      MVK     .S1    7, A1                ; MVK     9, count
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
rijndael_encrypt_blocks$rijndael_encrypt_blocks$4$landing:
        NOP     4
        MV      .L2X   A12, B3              ; move return$
rijndael_encrypt_blocks$rijndael_encrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_33
        MVC     .S2    B0, AMR              ; MVC     linear_33, AMR
rijndael_encrypt_blocks$done:
        LDW     .D2T1  *+B15[6], A14        ; restore A14
        LDW     .D2T1  *+B15[5], A13        ; restore A13
        LDW     .D2T2  *+B15[4], B12        ; restore B12
        LDW     .D2T1  *+B15[3], A12        ; restore A12
        LDW     .D2T2  *+B15[2], B11        ; restore B11
        B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        ADDK    .S2    32, B15              ; frame
||      LDW     .D2T1  *+B15[7], A15        ; restore A15
        NOP     4

rijndael_decrypt_blocks:
        ADDK    .S2    -40, B15             ; frame
        MV      .L1    A6, A1               ; MV      blocks, left
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        STW     .D2T1  A13, *+B15[6]        ; save A13
        STW     .D2T2  B13, *+B15[7]        ; save B13
        MV      .L1    A4, A3               ; move out
||[!A1] B       .S2    rijndael_decrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A15, *+B15[9]        ; save A15
        MV      .L1X   B6, A7               ; move schedule
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        STW     .D2T1  A11, *+B15[3]        ; save A11
        STW     .D2T2  B12, *+B15[5]        ; save B12
        MV      .L1    A1, A11              ; move left
||      STW     .D2T1  A14, *+B15[8]        ; save A14
        MV      .L1X   B4, A0               ; move in
||      STW     .D2T1  A10, *+B15[1]        ; save A10
rijndael_decrypt_blocks$rijndael_decrypt_blocks$1:
        MV      .L1    A7, A8               ; MV      schedule, keys
||      MV      .L2X   A0, B0               ; copy
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      MVK     .S2    1, B3                ; MVK     1, one
||      MV      .D2    B3, B8               ; move return$
        MV      .L2X   A3, B1               ; move out
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *A8++[4], B0         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[3], A3          ; LDW     *+in[3], in_d
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T1  *-A8[2], A1          ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B0[2], B7          ; LDW     *+in[2], in_c
        LDW     .D1T1  *-A8[3], A1          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B0[1], B2          ; LDW     *+in[1], in_b
        LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B2         ; MVKL    0x00e92525, circular_34
||      LDW     .D1T1  *-A8[1], A1          ; LDW     *-keys[1], k3
        MVKH    .S2    15279397, B2         ; MVKH    0x00e92525, circular_34
||      LDW     .D1T2  *A8++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A1, B7, A10          ; XOR     in_c, k2, c
||      MV      .L2X   A7, B7               ; move schedule
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B2, AMR              ; MVC     circular_34, AMR
||      LDW     .D1T1  *-A8[2], A3          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B2, A13          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A10, 24, B2          ; <0> SHRU    c, 24, c24_39
||      LDW     .D1T1  *-A8[3], A7          ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A1, B0, A14          ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      MPYLHU  .M2X   B3, A10, B9          ; <0> MPYLHU  one, c, c16_39
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[b], td0_39
        XOR     .L1    A3, A1, A9           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_39
||      LDW     .D1T1  *+A4[A14], A10       ; <0> LDW     *+A4[a], ta0_39
||      LDW     .D2T2  *+B5[B2], B12        ; <0> LDW     *+B5[c24_39], td3_39
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_39
||      SHRU    .S2X   A9, 24, B9           ; <0> SHRU    d, 24, b24_39
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[d], tb0_39
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[c16_39], ta2_39
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    d, 8, b8_39
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B3, A9, B9           ; <0> MPYLHU  one, d, b16_39
||      LDW     .D1T1  *+A5[A15], A7        ; <0> LDW     *+A5[a8_39], td1_39
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[b24_39], tc3_39
        SHRU    .S1    A13, 8, A1           ; <0> SHRU    b, 8, d8_39
||      MPYLHU  .M2X   B3, A13, B2          ; <0> MPYLHU  one, b, d16_39
||      LDW     .D1T2  *+A4[A10], B2        ; <0> LDW     *+A4[c], tc0_39
||      LDW     .D2T1  *+B4[B2], A13        ; <0> LDW     *+B4[a16_39], tc2_39
        XOR     .L1    A9, A7, A13          ; <0> XOR     td0_39, k1, keyed_51
||      SHRU    .S1    A10, 8, A1           ; <0> SHRU    c, 8, c8_39
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, d24_39
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[d8_39], tc1_39
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[b16_39], td2_39
        LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_39], ta1_39
||      LDW     .D2T1  *+B5[B9], A10        ; <0> LDW     *+B5[d24_39], ta3_39
        XOR     .L1X   A10, B0, A14         ; <0> XOR     ta0_39, k0, keyed_48
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A14, 24, B2          ; <0> SHRU    a, 24, a24_39
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[d16_39], tb2_39
        XOR     .L1    A13, A7, A7          ; <0> XOR     keyed_51, td1_39, low_51
||      MVK     .S1    8, A2                ; MVK     9, count
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T1  *+A5[A1], A9         ; <0> LDW     *+A5[c8_39], tb1_39
||      LDW     .D2T2  *+B5[B2], B0         ; <0> LDW     *+B5[a24_39], tb3_39
        XOR     .S1X   A13, B0, A3          ; <0> XOR     tc2_39, tc3_39, high_50
||      XOR     .S2X   B2, A3, B0           ; <0> XOR     tc0_39, k2, keyed_50
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_39], td2_39
;    XOR td2_39, td3_39, high_51
;    XOR low_51, high_51, b
;    MPYLHU one, b, d16_39
;    LDW *+B4[d16_39], tb2_39
;    XOR tb2_39, tb3_39, high_49
;    XOR low_49, high_49, d
;    MPYLHU one, d, b16_39
;  units: L1 7/13, S1 10/13, M1 0/13, D1 12/13, L2 2/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 7/13, 2X 10/13
;  T paths: T1 11/13, T2 9/13
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 11 used, 11 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_decrypt_blocks$rounds:
        XOR     .L1X   A15, B0, A1          ; <1> XOR     keyed_50, tc1_39, low_50
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S2    B2, B12, B0          ; <1> XOR     td2_39, td3_39, high_51
||      LDW     .D1T2  *A8++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A1, A3, A10          ; <1> XOR     low_50, high_50, c
||      XOR     .L2X   B12, A14, B12        ; <1> XOR     keyed_48, ta1_39, low_48
||      XOR     .S1X   A10, B9, A14         ; <1> XOR     ta2_39, ta3_39, high_48
||      LDW     .D1T1  *-A8[2], A3          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A7, B0, A13          ; <1> XOR     low_51, high_51, b
||      XOR     .S1    A9, A1, A3           ; <1> XOR     tb0_39, k3, keyed_49
||      SHRU    .S2X   A10, 24, B2          ; <0> SHRU    c, 24, c24_39
||      LDW     .D1T1  *-A8[3], A7          ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A14, B12, A14        ; <1> XOR     low_48, high_48, a
||      XOR     .L2    B9, B0, B0           ; <1> XOR     tb2_39, tb3_39, high_49
||      XOR     .S1    A3, A9, A1           ; <1> XOR     keyed_49, tb1_39, low_49
||      MPYLHU  .M2X   B3, A10, B9          ; <0> MPYLHU  one, c, c16_39
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[b], td0_39
        XOR     .S1X   A1, B0, A9           ; <1> XOR     low_49, high_49, d
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_39
||      LDW     .D1T1  *+A4[A14], A10       ; <0> LDW     *+A4[a], ta0_39
||      LDW     .D2T2  *+B5[B2], B12        ; <0> LDW     *+B5[c24_39], td3_39
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_39
||      SHRU    .S2X   A9, 24, B9           ; <0> SHRU    d, 24, b24_39
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[d], tb0_39
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[c16_39], ta2_39
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    d, 8, b8_39
||      MPYLHU  .M2X   B3, A9, B9           ; <0> MPYLHU  one, d, b16_39
||      LDW     .D1T1  *+A5[A15], A7        ; <0> LDW     *+A5[a8_39], td1_39
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[b24_39], tc3_39
        SHRU    .S1    A13, 8, A1           ; <0> SHRU    b, 8, d8_39
||[A2]  B       .S2    rijndael_decrypt_blocks$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B3, A13, B2          ; <0> MPYLHU  one, b, d16_39
||      LDW     .D1T2  *+A4[A10], B2        ; <0> LDW     *+A4[c], tc0_39
||      LDW     .D2T1  *+B4[B2], A13        ; <0> LDW     *+B4[a16_39], tc2_39
        XOR     .L1    A9, A7, A13          ; <0> XOR     td0_39, k1, keyed_51
||      SHRU    .S1    A10, 8, A1           ; <0> SHRU    c, 8, c8_39
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, d24_39
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[d8_39], tc1_39
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[b16_39], td2_39
        LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_39], ta1_39
||      LDW     .D2T1  *+B5[B9], A10        ; <0> LDW     *+B5[d24_39], ta3_39
        XOR     .L1X   A10, B0, A14         ; <0> XOR     ta0_39, k0, keyed_48
||      SHRU    .S2X   A14, 24, B2          ; <0> SHRU    a, 24, a24_39
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[d16_39], tb2_39
        XOR     .L1    A13, A7, A7          ; <0> XOR     keyed_51, td1_39, low_51
||      LDW     .D1T1  *+A5[A1], A9         ; <0> LDW     *+A5[c8_39], tb1_39
||      LDW     .D2T2  *+B5[B2], B0         ; <0> LDW     *+B5[a24_39], tb3_39
        XOR     .S1X   A13, B0, A3          ; <0> XOR     tc2_39, tc3_39, high_50
||      XOR     .S2X   B2, A3, B0           ; <0> XOR     tc0_39, k2, keyed_50
rijndael_decrypt_blocks$rijndael_decrypt_blocks$4:
        XOR     .L1X   A15, B0, A1          ; <-1> XOR     keyed_50, tc1_39, low_50
||      MV      .L2X   A0, B2               ; copy
||      XOR     .S2    B2, B12, B0          ; <-1> XOR     td2_39, td3_39, high_51
||      LDW     .D1T1  *A8++[4], A1         ; LDW     *keys++[4], k0
        XOR     .L1    A1, A3, A10          ; <-1> XOR     low_50, high_50, c
||      XOR     .L2X   B12, A14, B12        ; <-1> XOR     keyed_48, ta1_39, low_48
||      XOR     .S1X   A10, B9, A14         ; <-1> XOR     ta2_39, ta3_39, high_48
||      LDW     .D1T1  *-A8[1], A3          ; LDW     *-keys[1], k3
        XOR     .L1X   A7, B0, A13          ; <-1> XOR     low_51, high_51, b
||      XOR     .S1    A9, A1, A3           ; <-1> XOR     tb0_39, k3, keyed_49
||      SHRU    .S2X   A10, 24, B10         ; SHRU    c, 24, c24_54
||      LDW     .D1T1  *-A8[3], A7          ; LDW     *-keys[3], k1
        XOR     .L1X   A14, B12, A14        ; <-1> XOR     low_48, high_48, a
||      XOR     .L2    B9, B0, B0           ; <-1> XOR     tb2_39, tb3_39, high_49
||      XOR     .S1    A3, A9, A1           ; <-1> XOR     keyed_49, tb1_39, low_49
||      SHRU    .S2X   A13, 24, B9          ; SHRU    b, 24, d24_54
||      LDBU    .D1T1  *+A6[A13], A14       ; LDBU    *+A6[b], td0_54
||      LDBU    .D2T2  *+B6[B10], B9        ; LDBU    *+B6[c24_54], td3_54
        XOR     .S1X   A1, B0, A9           ; <-1> XOR     low_49, high_49, d
||      SHRU    .S2X   A14, 24, B0          ; SHRU    a, 24, a24_54
||      LDBU    .D1T1  *+A6[A14], A13       ; LDBU    *+A6[a], ta0_54
        SHRU    .S1    A10, 8, A7           ; SHRU    c, 8, c8_54
||      MPYLHU  .M2X   B3, A14, B0          ; MPYLHU  one, a, a16_54
||      LDBU    .D1T2  *+A6[A9], B9         ; LDBU    *+A6[d], tb0_54
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[d24_54], ta3_54
        SHRU    .S1    A9, 8, A15           ; SHRU    d, 8, b8_54
||      MPYLHU  .M2X   B3, A13, B0          ; MPYLHU  one, b, d16_54
||      LDBU    .D1T1  *+A6[A7], A9         ; LDBU    *+A6[c8_54], tb1_54
||      LDBU    .D2T2  *+B6[B0], B11        ; LDBU    *+B6[a24_54], tb3_54
        SHRU    .S1    A14, 8, A15          ; SHRU    a, 8, a8_54
||      MPYLHU  .M2X   B3, A10, B9          ; MPYLHU  one, c, c16_54
||      LDBU    .D1T1  *+A6[A15], A10       ; LDBU    *+A6[b8_54], ta1_54
||      LDBU    .D2T2  *+B6[B0], B11        ; LDBU    *+B6[a16_54], tc2_54
        SHRU    .S1    A13, 8, A15          ; SHRU    b, 8, d8_54
||      SHL     .S2    B9, 24, B0           ; SHL     td3_54, 24, p3_66
||      MPYLHU  .M2X   B3, A9, B12          ; MPYLHU  one, d, b16_54
||      LDBU    .D1T2  *+A6[A15], B13       ; LDBU    *+A6[a8_54], td1_54
||      LDBU    .D2T1  *+B6[B0], A10        ; LDBU    *+B6[d16_54], tb2_54
        SHRU    .S2X   A9, 24, B10          ; SHRU    d, 24, b24_54
||      LDBU    .D1T1  *+A6[A15], A11       ; LDBU    *+A6[d8_54], tc1_54
||      LDBU    .D2T2  *+B6[B9], B9         ; LDBU    *+B6[c16_54], ta2_54
        SUB     .L1    A11, 1, A2           ; SUB     left, 1, left
||      MV      .S1X   B7, A8               ; MV      schedule, keys
||      SHL     .S2X   A9, 24, B12          ; SHL     ta3_54, 24, p3_63
||      LDW     .D1T1  *-A8[2], A3          ; LDW     *-keys[2], k2
||      LDBU    .D2T2  *+B6[B12], B9        ; LDBU    *+B6[b16_54], td2_54
        SHL     .S1X   B11, 24, A9          ; SHL     tb3_54, 24, p3_64
||      SHL     .S2X   A9, 8, B10           ; SHL     tb1_54, 8, p1_64
||      LDBU    .D1T1  *+A6[A10], A1        ; LDBU    *+A6[c], tc0_54
||      LDBU    .D2T2  *+B6[B10], B2        ; LDBU    *+B6[b24_54], tc3_54
        SHL     .S1    A10, 8, A11          ; SHL     ta1_54, 8, p1_63
||      SHL     .S2    B11, 16, B11         ; SHL     tc2_54, 16, p2_65
||      LDW     .D1T2  *A8++[4], B0         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        ADD     .L1    A13, A11, A10        ; ADD     ta0_54, p1_63, low_63
||      ADD     .L2    B9, B10, B13         ; ADD     tb0_54, p1_64, low_64
||      SHL     .S1X   B13, 8, A13          ; SHL     td1_54, 8, p1_66
||      SHL     .S2X   A10, 16, B10         ; SHL     tb2_54, 16, p2_64
||      LDW     .D1T2  *-A8[3], B2          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B2[0], A3          ; LDW     *+in[0], in_a
        XOR     .L1X   A3, B13, A13         ; XOR     low_64, k3, keyed_64
||      ADD     .L2X   B10, A9, B13         ; ADD     p2_64, p3_64, high_64
||      SHL     .S1    A11, 8, A9           ; SHL     tc1_54, 8, p1_65
||      SHL     .S2    B9, 16, B10          ; SHL     ta2_54, 16, p2_63
||      ADD     .D1    A14, A13, A11        ; ADD     td0_54, p1_66, low_66
||      LDW     .D2T1  *+B2[1], A7          ; LDW     *+in[1], in_b
        XOR     .L1    A10, A1, A10         ; XOR     low_63, k0, keyed_63
||      ADD     .L2    B10, B12, B9         ; ADD     p2_63, p3_63, high_63
||      XOR     .S1X   A13, B13, A13        ; XOR     keyed_64, high_64, d
||      SHL     .S2    B9, 16, B10          ; SHL     td2_54, 16, p2_66
||      LDW     .D1T2  *-A8[2], B9          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B2[2], A9          ; LDW     *+in[2], in_c
        XOR     .L1X   A10, B9, A7          ; XOR     keyed_63, high_63, a
||      ADD     .L2    B10, B0, B9          ; ADD     p2_66, p3_66, high_66
||      XOR     .S1    A11, A7, A10         ; XOR     low_66, k1, keyed_66
||      SHL     .S2    B2, 24, B2           ; SHL     tc3_54, 24, p3_65
||      ADD     .D1    A1, A9, A9           ; ADD     tc0_54, p1_65, low_65
||      STW     .D2T1  A13, *+B1[3]         ; STW     d, *+out[3]
        XOR     .L1    A9, A3, A7           ; XOR     low_65, k2, keyed_65
||      ADD     .L2    B11, B2, B9          ; ADD     p2_65, p3_65, high_65
||      XOR     .S1X   A10, B9, A9          ; XOR     keyed_66, high_66, b
||      STW     .D2T1  A7, *+B1[0]          ; STW     a, *+out[0]
        XOR     .L1X   A7, B9, A9           ; XOR     keyed_65, high_65, c
||      LDW     .D1T2  *-A8[1], B0          ; LDW     *-keys[1], k3
||      STW     .D2T1  A9, *+B1[1]          ; STW     b, *+out[1]
        LDW     .D1T2  *A8++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A9, *+B1[2]          ; STW     c, *+out[2]
        XOR     .L1X   A9, B9, A10          ; XOR     in_c, k2, c
||      LDW     .D1T1  *-A8[2], A3          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A7, B2, A13          ; XOR     in_b, k1, b
||      SHRU    .S2X   A10, 24, B2          ; <0> SHRU    c, 24, c24_39
||      LDW     .D1T1  *-A8[3], A7          ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B0, A14          ; XOR     in_a, k0, a
||      MPYLHU  .M2X   B3, A10, B9          ; <0> MPYLHU  one, c, c16_39
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[b], td0_39
||      ADDAW   .D2    B1, 4, B1            ; ADDAW   out, 4, out
        XOR     .L1X   A1, B0, A9           ; XOR     in_d, k3, d
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_39
||      LDW     .D1T1  *+A4[A14], A10       ; <0> LDW     *+A4[a], ta0_39
||      LDW     .D2T2  *+B5[B2], B12        ; <0> LDW     *+B5[c24_39], td3_39
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_39
||      SHRU    .S2X   A9, 24, B9           ; <0> SHRU    d, 24, b24_39
||      LDW     .D1T1  *+A4[A9], A9         ; <0> LDW     *+A4[d], tb0_39
||      LDW     .D2T2  *+B4[B9], B9         ; <0> LDW     *+B4[c16_39], ta2_39
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    d, 8, b8_39
||      MPYLHU  .M2X   B3, A9, B9           ; <0> MPYLHU  one, d, b16_39
||      LDW     .D1T1  *+A5[A15], A7        ; <0> LDW     *+A5[a8_39], td1_39
||      LDW     .D2T2  *+B5[B9], B0         ; <0> LDW     *+B5[b24_39], tc3_39
        MV      .L1    A2, A11              ; move left
||      SHRU    .S1    A13, 8, A1           ; <0> SHRU    b, 8, d8_39
||[A2]  B       .S2    rijndael_decrypt_blocks$rounds; [left] B       next
||      MPYLHU  .M2X   B3, A13, B2          ; <0> MPYLHU  one, b, d16_39
||      LDW     .D1T2  *+A4[A10], B2        ; <0> LDW     *+A4[c], tc0_39
||      LDW     .D2T1  *+B4[B2], A13        ; <0> LDW     *+B4[a16_39], tc2_39
        XOR     .L1    A9, A7, A13          ; <0> XOR     td0_39, k1, keyed_51
||      SHRU    .S1    A10, 8, A1           ; <0> SHRU    c, 8, c8_39
||      SHRU    .S2X   A13, 24, B9          ; <0> SHRU    b, 24, d24_39
||      LDW     .D1T1  *+A5[A1], A15        ; <0> LDW     *+A5[d8_39], tc1_39
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[b16_39], td2_39
        LDW     .D1T2  *+A5[A15], B12       ; <0> LDW     *+A5[b8_39], ta1_39
||      LDW     .D2T1  *+B5[B9], A10        ; <0> LDW     *+B5[d24_39], ta3_39
        XOR     .L1X   A10, B0, A14         ; <0> XOR     ta0_39, k0, keyed_48
||      SHRU    .S2X   A14, 24, B2          ; <0> SHRU    a, 24, a24_39
||      LDW     .D1T1  *-A8[1], A1          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[d16_39], tb2_39
        XOR     .L1    A13, A7, A7          ; <0> XOR     keyed_51, td1_39, low_51
||      MVK     .S1    8, A2                ; MVK     9, count
||      LDW     .D1T1  *+A5[A1], A9         ; <0> LDW     *+A5[c8_39], tb1_39
||      LDW     .D2T2  *+B5[B2], B0         ; <0> LDW     *+B5[a24_39], tb3_39
        XOR     .S1X   A13, B0, A3          ; <0> XOR     tc2_39, tc3_39, high_50
||      XOR     .S2X   B2, A3, B0           ; <0> XOR     tc0_39, k2, keyed_50
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
rijndael_decrypt_blocks$rijndael_decrypt_blocks$4$landing:
        NOP     4
        MV      .L2    B8, B3               ; move return$
rijndael_decrypt_blocks$rijndael_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_68
        MVC     .S2    B0, AMR              ; MVC     linear_68, AMR
rijndael_decrypt_blocks$done:
        LDW     .D2T1  *+B15[9], A15        ; restore A15
        LDW     .D2T1  *+B15[8], A14        ; restore A14
        LDW     .D2T2  *+B15[7], B13        ; restore B13
        LDW     .D2T1  *+B15[6], A13        ; restore A13
        LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D2T2  *+B15[4], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        NOP     3
        ADDK    .S2    40, B15              ; frame
