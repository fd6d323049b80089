; broadside optimize: source 75acb20e7cb95feb83071be111863279bc765e3b6a5482039c19447ad3922ea1
; broadside 0.2.0, OR-Tools 9.15.6755, seed 12, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits on any number of independent blocks, one after another, with 4.5 KB of tables: for devices
; whose cache is small.
;
;       void rijndael_encrypt_blocks_compact(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                            const uint32_t schedule[44]);
;       void rijndael_decrypt_blocks_compact(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                            const uint32_t schedule[44]);
;
; For keys of 192 and 256 bits: rijndael_192_encrypt_blocks_compact and so on, with schedules of 52 and 60 words.
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
; Rijndael with blocks of 128 bits on the C62x with 4.5 KB of tables, for devices whose cache is small: its rounds as macros.
;
; The state is that of round.inc. The tables are those of round_c64x.inc: 0 and 1, for rows 0 and 1, and the S-box in data
; memory block 0, read through .D1; tables 2 and 3 and a second S-box in block 1, through .D2: their loads never meet in a
; bank. Columns live on side A. Circular addressing (AMR) masks the index, so that row 0 needs no operation and each
; other row a shift; row 2 takes it from .M, where `one` holds 1. The last round looks up the S-box alone.
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

        .global rijndael_encrypt_blocks_compact
        .global rijndael_192_encrypt_blocks_compact
        .global rijndael_256_encrypt_blocks_compact
        .global rijndael_decrypt_blocks_compact
        .global rijndael_192_decrypt_blocks_compact
        .global rijndael_256_decrypt_blocks_compact

; A whole routine: `passes` rounds, and the last one, of a block.

rijndael_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B11, *+B15[3]        ; save B11
        STW     .D1T1  A13, *+A0[6]         ; save A13
        STW     .D1T1  A12, *+A0[4]         ; save A12
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        STW     .D1T1  A15, *+A0[9]         ; save A15
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B2               ; argument
||      MV      .S1X   B3, A2               ; move return$
||      STW     .D1T1  A14, *+A0[8]         ; save A14
||      STW     .D2T2  B13, *+B15[7]        ; save B13
        MV      .L1X   B4, A9               ; argument
||      STW     .D1T1  A10, *+A0[1]         ; save A10
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$1:
        MV      .L1X   B2, A13              ; MV      schedule, keys
||      MV      .L2X   A9, B0               ; copy
        LDW     .D1T2  *A13++[4], B8        ; LDW     *keys++[4], k0
        MVK     .S2    1, B1                ; MVK     1, one
||      LDW     .D1T1  *-A13[1], A9         ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B7          ; LDW     *+in[3], in_d
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *-A13[3], A9         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_2
||      LDW     .D1T2  *-A13[2], B0         ; LDW     *-keys[2], k2
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_2
||      LDW     .D2T1  *+B0[2], A7          ; LDW     *+in[2], in_c
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A7          ; LDW     *+in[0], in_a
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_2, AMR
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B0, 4, B10           ; ADDAW   in, 4, in
        XOR     .L1X   A9, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_6
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_6
        MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_6], tc1_6
        XOR     .L1X   A7, B0, A8           ; XOR     in_c, k2, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_6], tb2_6
        XOR     .L1X   A7, B8, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_6], tc3_6
        MV      .L1X   B2, A0               ; move schedule
||      SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_6
||      MVK     .S2    8, B2                ; MVK     9, count
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_6], td2_6
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_6
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_6], td3_6
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_6
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_6], tb3_6
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_6], ta2_6
        MV      .L2X   A3, B12              ; move out
||      XOR     .S2    B0, B11, B0          ; <0> XOR     td0_6, k3, keyed_18
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_6], tc2_6
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_6, k1, keyed_16
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_6], ta3_6
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 33.5, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
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
;  units: L1 7/12, S1 7/12, M1 0/12, D1 12/12, L2 4/12, S2 8/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 14 live at once
;  II 12 without possible bank conflicts: found, 33.5 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_blocks_compact$rounds:
        XOR     .L1X   A3, B9, A3           ; <1> XOR     td2_6, td3_6, high_18
||      XOR     .L2    B0, B8, B11          ; <1> XOR     keyed_18, td1_6, low_18
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B11, A12         ; <1> XOR     low_18, high_18, d
||      XOR     .L2X   B0, A15, B11         ; <1> XOR     tb2_6, tb3_6, high_16
||      XOR     .S1    A7, A14, A3          ; <1> XOR     keyed_16, tb1_6, low_16
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B11, A15         ; <1> XOR     low_16, high_16, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_6
||      XOR     .S2    B13, B9, B11         ; <1> XOR     tc0_6, k2, keyed_17
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_6
        XOR     .L1X   A9, B11, A3          ; <1> XOR     keyed_17, tc1_6, low_17
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      XOR     .S1    A3, A8, A7           ; <1> XOR     tc2_6, tc3_6, high_17
||      XOR     .S2    B0, B7, B11          ; <1> XOR     ta0_6, k0, keyed_15
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_6], tc1_6
        XOR     .L1    A14, A8, A3          ; <1> XOR     ta2_6, ta3_6, high_15
||      XOR     .L2    B11, B0, B11         ; <1> XOR     keyed_15, ta1_6, low_15
||      XOR     .S1    A3, A7, A8           ; <1> XOR     low_17, high_17, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_6], tb2_6
        XOR     .L1X   A3, B11, A14         ; <1> XOR     low_15, high_15, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_6], tc3_6
        SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_6
||[B2]  B       .S2    rijndael_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_6], td2_6
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_6
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_6], td3_6
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_6], tb3_6
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_6], ta2_6
        XOR     .S2    B0, B11, B0          ; <0> XOR     td0_6, k3, keyed_18
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_6], tc2_6
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_6, k1, keyed_16
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_6], ta3_6
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4:
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     td2_6, td3_6, high_18
||      XOR     .L2    B0, B8, B8           ; <-1> XOR     keyed_18, td1_6, low_18
||      LDW     .D1T1  *A13++[4], A3        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B0         ; LDW     *+in[1], in_b
        XOR     .L1    A7, A14, A3          ; <-1> XOR     keyed_16, tb1_6, low_16
||      XOR     .L2X   B0, A15, B0          ; <-1> XOR     tb2_6, tb3_6, high_16
||      XOR     .S1X   A3, B8, A7           ; <-1> XOR     low_18, high_18, d
||      LDW     .D1T2  *-A13[2], B7         ; LDW     *-keys[2], k2
        XOR     .L1X   A3, B0, A15          ; <-1> XOR     low_16, high_16, b
||      XOR     .L2    B13, B9, B9          ; <-1> XOR     tc0_6, k2, keyed_17
||      SHRU    .S1    A7, 8, A12           ; SHRU    d, 8, d8_20
||      MPYLHU  .M2X   B1, A7, B7           ; MPYLHU  one, d, d16_20
||      LDW     .D1T1  *-A13[3], A12        ; LDW     *-keys[3], k1
        XOR     .L1    A3, A8, A3           ; <-1> XOR     tc2_6, tc3_6, high_17
||      XOR     .L2    B0, B7, B9           ; <-1> XOR     ta0_6, k0, keyed_15
||      XOR     .S1X   A9, B9, A9           ; <-1> XOR     keyed_17, tc1_6, low_17
||      SHRU    .S2X   A15, 24, B13         ; SHRU    b, 24, b24_20
||      LDBU    .D1T2  *+A6[A15], B13       ; LDBU    *+A6[b], tb0_20
        XOR     .L1    A14, A8, A9          ; <-1> XOR     ta2_6, ta3_6, high_15
||      XOR     .L2    B9, B0, B13          ; <-1> XOR     keyed_15, ta1_6, low_15
||      XOR     .S1    A9, A3, A8           ; <-1> XOR     low_17, high_17, c
||      SHRU    .S2X   A7, 24, B9           ; SHRU    d, 24, d24_20
||      LDBU    .D1T2  *+A6[A12], B8        ; LDBU    *+A6[d8_20], tc1_20
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[b24_20], tc3_20
        XOR     .L1X   A9, B13, A9          ; <-1> XOR     low_15, high_15, a
||      SHRU    .S1    A8, 8, A12           ; SHRU    c, 8, c8_20
||      MPYLHU  .M2X   B1, A8, B9           ; MPYLHU  one, c, c16_20
||      LDBU    .D1T1  *+A6[A8], A8         ; LDBU    *+A6[c], tc0_20
||      LDBU    .D2T2  *+B6[B7], B2         ; LDBU    *+B6[d16_20], tb2_20
        SHRU    .S1    A15, 8, A14          ; SHRU    b, 8, b8_20
||      SHRU    .S2X   A9, 24, B13          ; SHRU    a, 24, a24_20
||      LDBU    .D1T2  *+A6[A12], B9        ; LDBU    *+A6[c8_20], tb1_20
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[d24_20], ta3_20
        SHRU    .S1    A9, 8, A14           ; SHRU    a, 8, a8_20
||      MPYLHU  .M2X   B1, A9, B9           ; MPYLHU  one, a, a16_20
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[b8_20], ta1_20
||      LDBU    .D2T1  *+B6[B13], A14       ; LDBU    *+B6[a24_20], tb3_20
        MPYLHU  .M2X   B1, A15, B9          ; MPYLHU  one, b, b16_20
||      LDBU    .D1T1  *+A6[A9], A14        ; LDBU    *+A6[a], ta0_20
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[c16_20], ta2_20
        MV      .L1    A0, A13              ; MV      schedule, keys
||      SHL     .S1X   B8, 8, A15           ; SHL     tc1_20, 8, p1_31
||      SHRU    .S2X   A8, 24, B8           ; SHRU    c, 24, c24_20
||      LDW     .D1T1  *-A13[1], A8         ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[a16_20], tc2_20
        ADD     .L1    A8, A15, A14         ; ADD     tc0_20, p1_31, low_31
||      SHL     .S1X   B2, 16, A8           ; SHL     tb2_20, 16, p2_30
||      SHL     .S2X   A9, 24, B2           ; SHL     tc3_20, 24, p3_31
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[a8_20], td1_20
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[b16_20], td2_20
        XOR     .L1X   A14, B7, A7          ; XOR     low_31, k2, keyed_31
||      SHL     .S1    A9, 24, A9           ; SHL     ta3_20, 24, p3_29
||      SHL     .S2    B9, 8, B8            ; SHL     tb1_20, 8, p1_30
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_20
||      LDBU    .D2T1  *+B6[B8], A12        ; LDBU    *+B6[c24_20], td3_20
        ADD     .L2    B13, B8, B13         ; ADD     tb0_20, p1_30, low_30
||      SHL     .S1X   B7, 8, A15           ; SHL     ta1_20, 8, p1_29
||      SHL     .S2X   A14, 24, B8          ; SHL     tb3_20, 24, p3_30
||      LDW     .D1T2  *A13++[4], B2        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[3], A12        ; LDW     *+in[3], in_d
        ADD     .L1    A14, A15, A12        ; ADD     ta0_20, p1_29, low_29
||      XOR     .L2X   B13, A12, B13        ; XOR     low_30, k1, keyed_30
||      ADD     .S1X   A8, B8, A14          ; ADD     p2_30, p3_30, high_30
||      SHL     .S2    B7, 16, B8           ; SHL     ta2_20, 16, p2_29
||      LDW     .D1T2  *-A13[1], B7         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A3         ; LDW     *+in[0], in_a
        XOR     .L1    A12, A3, A12         ; XOR     low_29, k0, keyed_29
||      ADD     .L2X   B8, A9, B8           ; ADD     p2_29, p3_29, high_29
||      XOR     .S1X   A14, B13, A3         ; XOR     keyed_30, high_30, b
||      SHL     .S2    B7, 16, B13          ; SHL     tc2_20, 16, p2_31
||      LDW     .D1T1  *-A13[3], A8         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B10[2], B7         ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B8, A14         ; XOR     keyed_29, high_29, a
||      ADD     .L2    B13, B2, B7          ; ADD     p2_31, p3_31, high_31
||      SHL     .S1    A9, 16, A9           ; SHL     td2_20, 16, p2_32
||      SHL     .S2    B7, 8, B8            ; SHL     td1_20, 8, p1_32
||      LDW     .D1T1  *-A13[2], A7         ; LDW     *-keys[2], k2
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A7, B7, A7           ; XOR     keyed_31, high_31, c
||      ADD     .L2    B2, B8, B7           ; ADD     td0_20, p1_32, low_32
||      SHL     .S1    A12, 24, A14         ; SHL     td3_20, 24, p3_32
||      STW     .D2T1  A14, *+B12[0]        ; STW     a, *+out[0]
        ADD     .L1    A9, A14, A8          ; ADD     p2_32, p3_32, high_32
||      XOR     .S1X   A8, B7, A9           ; XOR     low_32, k3, keyed_32
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A3, *+B12[1]         ; STW     b, *+out[1]
        XOR     .L1    A9, A8, A7           ; XOR     keyed_32, high_32, d
||      XOR     .S1X   A12, B7, A12         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A13[3], B0         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A8, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, d8_6
||      MPYLHU  .M2X   B1, A12, B7          ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T2  *-A13[1], B2         ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1X   A7, B7, A8           ; XOR     in_c, k2, c
||      MPYLHU  .M2X   B1, A15, B2          ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_6], tc1_6
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A3, B2, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B0           ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_6
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[d16_6], tb2_6
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_6
||      SHRU    .S2X   A15, 24, B8          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T2  *+A4[A12], B8        ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c24_6], td3_6
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_6
||[A1]  B       .S2    rijndael_encrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B1, A8, B8           ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[b16_6], td2_6
        SHRU    .S2X   A14, 24, B13         ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A5[A3], B8         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B5[B8], A8         ; <0> LDW     *+B5[b24_6], tc3_6
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T2  *+B5[B13], B0        ; <0> LDW     *+B5[a24_6], tb3_6
        LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B8], A14        ; <0> LDW     *+B4[c16_6], ta2_6
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_6], tc2_6
        XOR     .L1X   A12, B0, A7          ; <0> XOR     tb0_6, k1, keyed_16
||      XOR     .L2    B8, B2, B0           ; <0> XOR     td0_6, k3, keyed_18
||      MVK     .S2    8, B2                ; MVK     9, count
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_6], ta3_6
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_34
        MVC     .S2    B0, AMR              ; MVC     linear_34, AMR
rijndael_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[4], A12         ; restore A12
||      LDW     .D2T2  *+B15[7], B13        ; restore B13
        LDW     .D1T1  *+A0[9], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2X   A2                   ; return
||      LDW     .D1T1  *+A0[8], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D1T1  *+A0[6], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        ADDK    .S2    40, B15              ; frame
        NOP     3

rijndael_192_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_192_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B11, *+B15[3]        ; save B11
        STW     .D1T1  A13, *+A0[6]         ; save A13
        STW     .D1T1  A12, *+A0[4]         ; save A12
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        STW     .D1T1  A15, *+A0[9]         ; save A15
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B2               ; argument
||      MV      .S1X   B3, A2               ; move return$
||      STW     .D1T1  A14, *+A0[8]         ; save A14
||      STW     .D2T2  B13, *+B15[7]        ; save B13
        MV      .L1X   B4, A9               ; argument
||      STW     .D1T1  A10, *+A0[1]         ; save A10
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$1:
        MV      .L1X   B2, A13              ; MV      schedule, keys
||      MV      .L2X   A9, B0               ; copy
        LDW     .D1T2  *A13++[4], B8        ; LDW     *keys++[4], k0
        MVK     .S2    1, B1                ; MVK     1, one
||      LDW     .D1T1  *-A13[1], A9         ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B7          ; LDW     *+in[3], in_d
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *-A13[3], A9         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_36
||      LDW     .D1T2  *-A13[2], B0         ; LDW     *-keys[2], k2
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_36
||      LDW     .D2T1  *+B0[2], A7          ; LDW     *+in[2], in_c
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A7          ; LDW     *+in[0], in_a
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_36, AMR
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B0, 4, B10           ; ADDAW   in, 4, in
        XOR     .L1X   A9, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_40
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_40
        MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_40], tc1_40
        XOR     .L1X   A7, B0, A8           ; XOR     in_c, k2, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_40], tb2_40
        XOR     .L1X   A7, B8, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_40
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_40], tc3_40
        MV      .L1X   B2, A0               ; move schedule
||      SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_40
||      MVK     .S2    10, B2               ; MVK     11, count
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_40], td2_40
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_40
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_40], td3_40
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_40
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_40], tb3_40
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_40], ta2_40
        MV      .L2X   A3, B12              ; move out
||      XOR     .S2    B0, B11, B0          ; <0> XOR     td0_40, k3, keyed_52
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_40
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_40], tc2_40
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_40, k1, keyed_50
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_40], ta3_40
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_40], td2_40
;    XOR td2_40, td3_40, high_52
;    XOR low_52, high_52, d
;    MPYLHU one, d, d16_40
;    LDW *+B4[d16_40], tb2_40
;    XOR tb2_40, tb3_40, high_50
;    XOR low_50, high_50, b
;    MPYLHU one, b, b16_40
;  units: L1 7/12, S1 7/12, M1 0/12, D1 12/12, L2 4/12, S2 8/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 14 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_blocks_compact$rounds:
        XOR     .L1X   A3, B9, A3           ; <1> XOR     td2_40, td3_40, high_52
||      XOR     .L2    B0, B8, B11          ; <1> XOR     keyed_52, td1_40, low_52
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B11, A12         ; <1> XOR     low_52, high_52, d
||      XOR     .L2X   B0, A15, B11         ; <1> XOR     tb2_40, tb3_40, high_50
||      XOR     .S1    A7, A14, A3          ; <1> XOR     keyed_50, tb1_40, low_50
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B11, A15         ; <1> XOR     low_50, high_50, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_40
||      XOR     .S2    B13, B9, B11         ; <1> XOR     tc0_40, k2, keyed_51
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_40
        XOR     .L1X   A9, B11, A3          ; <1> XOR     keyed_51, tc1_40, low_51
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      XOR     .S1    A3, A8, A7           ; <1> XOR     tc2_40, tc3_40, high_51
||      XOR     .S2    B0, B7, B11          ; <1> XOR     ta0_40, k0, keyed_49
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_40], tc1_40
        XOR     .L1    A14, A8, A3          ; <1> XOR     ta2_40, ta3_40, high_49
||      XOR     .L2    B11, B0, B11         ; <1> XOR     keyed_49, ta1_40, low_49
||      XOR     .S1    A3, A7, A8           ; <1> XOR     low_51, high_51, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_40], tb2_40
        XOR     .L1X   A3, B11, A14         ; <1> XOR     low_49, high_49, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_40
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_40], tc3_40
        SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_40
||[B2]  B       .S2    rijndael_192_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_40], td2_40
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_40
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_40], td3_40
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_40
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_40], tb3_40
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_40], ta2_40
        XOR     .S2    B0, B11, B0          ; <0> XOR     td0_40, k3, keyed_52
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_40
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_40], tc2_40
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_40, k1, keyed_50
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_40], ta3_40
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4:
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     td2_40, td3_40, high_52
||      XOR     .L2    B0, B8, B8           ; <-1> XOR     keyed_52, td1_40, low_52
||      LDW     .D1T1  *A13++[4], A3        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B0         ; LDW     *+in[1], in_b
        XOR     .L1    A7, A14, A3          ; <-1> XOR     keyed_50, tb1_40, low_50
||      XOR     .L2X   B0, A15, B0          ; <-1> XOR     tb2_40, tb3_40, high_50
||      XOR     .S1X   A3, B8, A7           ; <-1> XOR     low_52, high_52, d
||      LDW     .D1T2  *-A13[2], B7         ; LDW     *-keys[2], k2
        XOR     .L1X   A3, B0, A15          ; <-1> XOR     low_50, high_50, b
||      XOR     .L2    B13, B9, B9          ; <-1> XOR     tc0_40, k2, keyed_51
||      SHRU    .S1    A7, 8, A12           ; SHRU    d, 8, d8_54
||      MPYLHU  .M2X   B1, A7, B7           ; MPYLHU  one, d, d16_54
||      LDW     .D1T1  *-A13[3], A12        ; LDW     *-keys[3], k1
        XOR     .L1    A3, A8, A3           ; <-1> XOR     tc2_40, tc3_40, high_51
||      XOR     .L2    B0, B7, B9           ; <-1> XOR     ta0_40, k0, keyed_49
||      XOR     .S1X   A9, B9, A9           ; <-1> XOR     keyed_51, tc1_40, low_51
||      SHRU    .S2X   A15, 24, B13         ; SHRU    b, 24, b24_54
||      LDBU    .D1T2  *+A6[A15], B13       ; LDBU    *+A6[b], tb0_54
        XOR     .L1    A14, A8, A9          ; <-1> XOR     ta2_40, ta3_40, high_49
||      XOR     .L2    B9, B0, B13          ; <-1> XOR     keyed_49, ta1_40, low_49
||      XOR     .S1    A9, A3, A8           ; <-1> XOR     low_51, high_51, c
||      SHRU    .S2X   A7, 24, B9           ; SHRU    d, 24, d24_54
||      LDBU    .D1T2  *+A6[A12], B8        ; LDBU    *+A6[d8_54], tc1_54
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[b24_54], tc3_54
        XOR     .L1X   A9, B13, A9          ; <-1> XOR     low_49, high_49, a
||      SHRU    .S1    A8, 8, A12           ; SHRU    c, 8, c8_54
||      MPYLHU  .M2X   B1, A8, B9           ; MPYLHU  one, c, c16_54
||      LDBU    .D1T1  *+A6[A8], A8         ; LDBU    *+A6[c], tc0_54
||      LDBU    .D2T2  *+B6[B7], B2         ; LDBU    *+B6[d16_54], tb2_54
        SHRU    .S1    A15, 8, A14          ; SHRU    b, 8, b8_54
||      SHRU    .S2X   A9, 24, B13          ; SHRU    a, 24, a24_54
||      LDBU    .D1T2  *+A6[A12], B9        ; LDBU    *+A6[c8_54], tb1_54
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[d24_54], ta3_54
        SHRU    .S1    A9, 8, A14           ; SHRU    a, 8, a8_54
||      MPYLHU  .M2X   B1, A9, B9           ; MPYLHU  one, a, a16_54
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[b8_54], ta1_54
||      LDBU    .D2T1  *+B6[B13], A14       ; LDBU    *+B6[a24_54], tb3_54
        MPYLHU  .M2X   B1, A15, B9          ; MPYLHU  one, b, b16_54
||      LDBU    .D1T1  *+A6[A9], A14        ; LDBU    *+A6[a], ta0_54
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[c16_54], ta2_54
        MV      .L1    A0, A13              ; MV      schedule, keys
||      SHL     .S1X   B8, 8, A15           ; SHL     tc1_54, 8, p1_65
||      SHRU    .S2X   A8, 24, B8           ; SHRU    c, 24, c24_54
||      LDW     .D1T1  *-A13[1], A8         ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[a16_54], tc2_54
        ADD     .L1    A8, A15, A14         ; ADD     tc0_54, p1_65, low_65
||      SHL     .S1X   B2, 16, A8           ; SHL     tb2_54, 16, p2_64
||      SHL     .S2X   A9, 24, B2           ; SHL     tc3_54, 24, p3_65
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[a8_54], td1_54
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[b16_54], td2_54
        XOR     .L1X   A14, B7, A7          ; XOR     low_65, k2, keyed_65
||      SHL     .S1    A9, 24, A9           ; SHL     ta3_54, 24, p3_63
||      SHL     .S2    B9, 8, B8            ; SHL     tb1_54, 8, p1_64
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_54
||      LDBU    .D2T1  *+B6[B8], A12        ; LDBU    *+B6[c24_54], td3_54
        ADD     .L2    B13, B8, B13         ; ADD     tb0_54, p1_64, low_64
||      SHL     .S1X   B7, 8, A15           ; SHL     ta1_54, 8, p1_63
||      SHL     .S2X   A14, 24, B8          ; SHL     tb3_54, 24, p3_64
||      LDW     .D1T2  *A13++[4], B2        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[3], A12        ; LDW     *+in[3], in_d
        ADD     .L1    A14, A15, A12        ; ADD     ta0_54, p1_63, low_63
||      XOR     .L2X   B13, A12, B13        ; XOR     low_64, k1, keyed_64
||      ADD     .S1X   A8, B8, A14          ; ADD     p2_64, p3_64, high_64
||      SHL     .S2    B7, 16, B8           ; SHL     ta2_54, 16, p2_63
||      LDW     .D1T2  *-A13[1], B7         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A3         ; LDW     *+in[0], in_a
        XOR     .L1    A12, A3, A12         ; XOR     low_63, k0, keyed_63
||      ADD     .L2X   B8, A9, B8           ; ADD     p2_63, p3_63, high_63
||      XOR     .S1X   A14, B13, A3         ; XOR     keyed_64, high_64, b
||      SHL     .S2    B7, 16, B13          ; SHL     tc2_54, 16, p2_65
||      LDW     .D1T1  *-A13[3], A8         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B10[2], B7         ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B8, A14         ; XOR     keyed_63, high_63, a
||      ADD     .L2    B13, B2, B7          ; ADD     p2_65, p3_65, high_65
||      SHL     .S1    A9, 16, A9           ; SHL     td2_54, 16, p2_66
||      SHL     .S2    B7, 8, B8            ; SHL     td1_54, 8, p1_66
||      LDW     .D1T1  *-A13[2], A7         ; LDW     *-keys[2], k2
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A7, B7, A7           ; XOR     keyed_65, high_65, c
||      ADD     .L2    B2, B8, B7           ; ADD     td0_54, p1_66, low_66
||      SHL     .S1    A12, 24, A14         ; SHL     td3_54, 24, p3_66
||      STW     .D2T1  A14, *+B12[0]        ; STW     a, *+out[0]
        ADD     .L1    A9, A14, A8          ; ADD     p2_66, p3_66, high_66
||      XOR     .S1X   A8, B7, A9           ; XOR     low_66, k3, keyed_66
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A3, *+B12[1]         ; STW     b, *+out[1]
        XOR     .L1    A9, A8, A7           ; XOR     keyed_66, high_66, d
||      XOR     .S1X   A12, B7, A12         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A13[3], B0         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A8, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, d8_40
||      MPYLHU  .M2X   B1, A12, B7          ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T2  *-A13[1], B2         ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1X   A7, B7, A8           ; XOR     in_c, k2, c
||      MPYLHU  .M2X   B1, A15, B2          ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_40], tc1_40
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A3, B2, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B0           ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_40
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[d16_40], tb2_40
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_40
||      SHRU    .S2X   A15, 24, B8          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T2  *+A4[A12], B8        ; <0> LDW     *+A4[d], td0_40
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c24_40], td3_40
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_40
||[A1]  B       .S2    rijndael_192_encrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B1, A8, B8           ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[b16_40], td2_40
        SHRU    .S2X   A14, 24, B13         ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A5[A3], B8         ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T1  *+B5[B8], A8         ; <0> LDW     *+B5[b24_40], tc3_40
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    b, 8, b8_40
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T2  *+B5[B13], B0        ; <0> LDW     *+B5[a24_40], tb3_40
        LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B8], A14        ; <0> LDW     *+B4[c16_40], ta2_40
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_40
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_40], tc2_40
        XOR     .L1X   A12, B0, A7          ; <0> XOR     tb0_40, k1, keyed_50
||      XOR     .L2    B8, B2, B0           ; <0> XOR     td0_40, k3, keyed_52
||      MVK     .S2    10, B2               ; MVK     11, count
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_40], ta3_40
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_68
        MVC     .S2    B0, AMR              ; MVC     linear_68, AMR
rijndael_192_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[4], A12         ; restore A12
||      LDW     .D2T2  *+B15[7], B13        ; restore B13
        LDW     .D1T1  *+A0[9], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2X   A2                   ; return
||      LDW     .D1T1  *+A0[8], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D1T1  *+A0[6], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        ADDK    .S2    40, B15              ; frame
        NOP     3

rijndael_256_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_256_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B11, *+B15[3]        ; save B11
        STW     .D1T1  A13, *+A0[6]         ; save A13
        STW     .D1T1  A12, *+A0[4]         ; save A12
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        STW     .D1T1  A15, *+A0[9]         ; save A15
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B2               ; argument
||      MV      .S1X   B3, A2               ; move return$
||      STW     .D1T1  A14, *+A0[8]         ; save A14
||      STW     .D2T2  B13, *+B15[7]        ; save B13
        MV      .L1X   B4, A9               ; argument
||      STW     .D1T1  A10, *+A0[1]         ; save A10
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$1:
        MV      .L1X   B2, A13              ; MV      schedule, keys
||      MV      .L2X   A9, B0               ; copy
        LDW     .D1T2  *A13++[4], B8        ; LDW     *keys++[4], k0
        MVK     .S2    1, B1                ; MVK     1, one
||      LDW     .D1T1  *-A13[1], A9         ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B7          ; LDW     *+in[3], in_d
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *-A13[3], A9         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_70
||      LDW     .D1T2  *-A13[2], B0         ; LDW     *-keys[2], k2
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_70
||      LDW     .D2T1  *+B0[2], A7          ; LDW     *+in[2], in_c
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A7          ; LDW     *+in[0], in_a
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_70, AMR
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B0, 4, B10           ; ADDAW   in, 4, in
        XOR     .L1X   A9, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_74
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_74
        MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_74], tc1_74
        XOR     .L1X   A7, B0, A8           ; XOR     in_c, k2, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_74], tb2_74
        XOR     .L1X   A7, B8, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_74
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_74], tc3_74
        MV      .L1X   B2, A0               ; move schedule
||      SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_74
||      MVK     .S2    12, B2               ; MVK     13, count
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_74], td2_74
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_74
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_74], td3_74
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_74
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_74], tb3_74
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_74], ta2_74
        MV      .L2X   A3, B12              ; move out
||      XOR     .S2    B0, B11, B0          ; <0> XOR     td0_74, k3, keyed_86
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_74
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_74], tc2_74
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_74, k1, keyed_84
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_74], ta3_74
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_74], td2_74
;    XOR td2_74, td3_74, high_86
;    XOR low_86, high_86, d
;    MPYLHU one, d, d16_74
;    LDW *+B4[d16_74], tb2_74
;    XOR tb2_74, tb3_74, high_84
;    XOR low_84, high_84, b
;    MPYLHU one, b, b16_74
;  units: L1 7/12, S1 7/12, M1 0/12, D1 12/12, L2 4/12, S2 8/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 14 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_blocks_compact$rounds:
        XOR     .L1X   A3, B9, A3           ; <1> XOR     td2_74, td3_74, high_86
||      XOR     .L2    B0, B8, B11          ; <1> XOR     keyed_86, td1_74, low_86
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B11, A12         ; <1> XOR     low_86, high_86, d
||      XOR     .L2X   B0, A15, B11         ; <1> XOR     tb2_74, tb3_74, high_84
||      XOR     .S1    A7, A14, A3          ; <1> XOR     keyed_84, tb1_74, low_84
||      LDW     .D1T2  *-A13[3], B8         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B11, A15         ; <1> XOR     low_84, high_84, b
||      SHRU    .S1    A12, 8, A7           ; <0> SHRU    d, 8, d8_74
||      XOR     .S2    B13, B9, B11         ; <1> XOR     tc0_74, k2, keyed_85
||      MPYLHU  .M2X   B1, A12, B9          ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T2  *+A4[A12], B0        ; <0> LDW     *+A4[d], td0_74
        XOR     .L1X   A9, B11, A3          ; <1> XOR     keyed_85, tc1_74, low_85
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     count, 1, count
||      XOR     .S1    A3, A8, A7           ; <1> XOR     tc2_74, tc3_74, high_85
||      XOR     .S2    B0, B7, B11          ; <1> XOR     ta0_74, k0, keyed_83
||      MPYLHU  .M2X   B1, A15, B13         ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T1  *+A5[A7], A9         ; <0> LDW     *+A5[d8_74], tc1_74
        XOR     .L1    A14, A8, A3          ; <1> XOR     ta2_74, ta3_74, high_83
||      XOR     .L2    B11, B0, B11         ; <1> XOR     keyed_83, ta1_74, low_83
||      XOR     .S1    A3, A7, A8           ; <1> XOR     low_85, high_85, c
||      SHRU    .S2X   A15, 24, B0          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T2  *-A13[1], B11        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B9], A15        ; <0> LDW     *+B4[d16_74], tb2_74
        XOR     .L1X   A3, B11, A14         ; <1> XOR     low_83, high_83, a
||      SHRU    .S2X   A8, 24, B3           ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_74
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_74], tc3_74
        SHRU    .S1    A14, 8, A9           ; <0> SHRU    a, 8, a8_74
||[B2]  B       .S2    rijndael_256_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B1, A8, B3           ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A15], A3        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[b16_74], td2_74
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_74
||      SHRU    .S2X   A14, 24, B11         ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c24_74], td3_74
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    b, 8, b8_74
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T2  *+B5[B11], B0        ; <0> LDW     *+B5[a24_74], tb3_74
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B3], A14        ; <0> LDW     *+B4[c16_74], ta2_74
        XOR     .S2    B0, B11, B0          ; <0> XOR     td0_74, k3, keyed_86
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_74
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_74], tc2_74
        XOR     .L1X   A3, B8, A7           ; <0> XOR     tb0_74, k1, keyed_84
||      LDW     .D1T2  *+A5[A7], B0         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_74], ta3_74
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4:
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     td2_74, td3_74, high_86
||      XOR     .L2    B0, B8, B8           ; <-1> XOR     keyed_86, td1_74, low_86
||      LDW     .D1T1  *A13++[4], A3        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B0         ; LDW     *+in[1], in_b
        XOR     .L1    A7, A14, A3          ; <-1> XOR     keyed_84, tb1_74, low_84
||      XOR     .L2X   B0, A15, B0          ; <-1> XOR     tb2_74, tb3_74, high_84
||      XOR     .S1X   A3, B8, A7           ; <-1> XOR     low_86, high_86, d
||      LDW     .D1T2  *-A13[2], B7         ; LDW     *-keys[2], k2
        XOR     .L1X   A3, B0, A15          ; <-1> XOR     low_84, high_84, b
||      XOR     .L2    B13, B9, B9          ; <-1> XOR     tc0_74, k2, keyed_85
||      SHRU    .S1    A7, 8, A12           ; SHRU    d, 8, d8_88
||      MPYLHU  .M2X   B1, A7, B7           ; MPYLHU  one, d, d16_88
||      LDW     .D1T1  *-A13[3], A12        ; LDW     *-keys[3], k1
        XOR     .L1    A3, A8, A3           ; <-1> XOR     tc2_74, tc3_74, high_85
||      XOR     .L2    B0, B7, B9           ; <-1> XOR     ta0_74, k0, keyed_83
||      XOR     .S1X   A9, B9, A9           ; <-1> XOR     keyed_85, tc1_74, low_85
||      SHRU    .S2X   A15, 24, B13         ; SHRU    b, 24, b24_88
||      LDBU    .D1T2  *+A6[A15], B13       ; LDBU    *+A6[b], tb0_88
        XOR     .L1    A14, A8, A9          ; <-1> XOR     ta2_74, ta3_74, high_83
||      XOR     .L2    B9, B0, B13          ; <-1> XOR     keyed_83, ta1_74, low_83
||      XOR     .S1    A9, A3, A8           ; <-1> XOR     low_85, high_85, c
||      SHRU    .S2X   A7, 24, B9           ; SHRU    d, 24, d24_88
||      LDBU    .D1T2  *+A6[A12], B8        ; LDBU    *+A6[d8_88], tc1_88
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[b24_88], tc3_88
        XOR     .L1X   A9, B13, A9          ; <-1> XOR     low_83, high_83, a
||      SHRU    .S1    A8, 8, A12           ; SHRU    c, 8, c8_88
||      MPYLHU  .M2X   B1, A8, B9           ; MPYLHU  one, c, c16_88
||      LDBU    .D1T1  *+A6[A8], A8         ; LDBU    *+A6[c], tc0_88
||      LDBU    .D2T2  *+B6[B7], B2         ; LDBU    *+B6[d16_88], tb2_88
        SHRU    .S1    A15, 8, A14          ; SHRU    b, 8, b8_88
||      SHRU    .S2X   A9, 24, B13          ; SHRU    a, 24, a24_88
||      LDBU    .D1T2  *+A6[A12], B9        ; LDBU    *+A6[c8_88], tb1_88
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[d24_88], ta3_88
        SHRU    .S1    A9, 8, A14           ; SHRU    a, 8, a8_88
||      MPYLHU  .M2X   B1, A9, B9           ; MPYLHU  one, a, a16_88
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[b8_88], ta1_88
||      LDBU    .D2T1  *+B6[B13], A14       ; LDBU    *+B6[a24_88], tb3_88
        MPYLHU  .M2X   B1, A15, B9          ; MPYLHU  one, b, b16_88
||      LDBU    .D1T1  *+A6[A9], A14        ; LDBU    *+A6[a], ta0_88
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[c16_88], ta2_88
        MV      .L1    A0, A13              ; MV      schedule, keys
||      SHL     .S1X   B8, 8, A15           ; SHL     tc1_88, 8, p1_99
||      SHRU    .S2X   A8, 24, B8           ; SHRU    c, 24, c24_88
||      LDW     .D1T1  *-A13[1], A8         ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B9], B7         ; LDBU    *+B6[a16_88], tc2_88
        ADD     .L1    A8, A15, A14         ; ADD     tc0_88, p1_99, low_99
||      SHL     .S1X   B2, 16, A8           ; SHL     tb2_88, 16, p2_98
||      SHL     .S2X   A9, 24, B2           ; SHL     tc3_88, 24, p3_99
||      LDBU    .D1T2  *+A6[A14], B7        ; LDBU    *+A6[a8_88], td1_88
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[b16_88], td2_88
        XOR     .L1X   A14, B7, A7          ; XOR     low_99, k2, keyed_99
||      SHL     .S1    A9, 24, A9           ; SHL     ta3_88, 24, p3_97
||      SHL     .S2    B9, 8, B8            ; SHL     tb1_88, 8, p1_98
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_88
||      LDBU    .D2T1  *+B6[B8], A12        ; LDBU    *+B6[c24_88], td3_88
        ADD     .L2    B13, B8, B13         ; ADD     tb0_88, p1_98, low_98
||      SHL     .S1X   B7, 8, A15           ; SHL     ta1_88, 8, p1_97
||      SHL     .S2X   A14, 24, B8          ; SHL     tb3_88, 24, p3_98
||      LDW     .D1T2  *A13++[4], B2        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[3], A12        ; LDW     *+in[3], in_d
        ADD     .L1    A14, A15, A12        ; ADD     ta0_88, p1_97, low_97
||      XOR     .L2X   B13, A12, B13        ; XOR     low_98, k1, keyed_98
||      ADD     .S1X   A8, B8, A14          ; ADD     p2_98, p3_98, high_98
||      SHL     .S2    B7, 16, B8           ; SHL     ta2_88, 16, p2_97
||      LDW     .D1T2  *-A13[1], B7         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A3         ; LDW     *+in[0], in_a
        XOR     .L1    A12, A3, A12         ; XOR     low_97, k0, keyed_97
||      ADD     .L2X   B8, A9, B8           ; ADD     p2_97, p3_97, high_97
||      XOR     .S1X   A14, B13, A3         ; XOR     keyed_98, high_98, b
||      SHL     .S2    B7, 16, B13          ; SHL     tc2_88, 16, p2_99
||      LDW     .D1T1  *-A13[3], A8         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B10[2], B7         ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B8, A14         ; XOR     keyed_97, high_97, a
||      ADD     .L2    B13, B2, B7          ; ADD     p2_99, p3_99, high_99
||      SHL     .S1    A9, 16, A9           ; SHL     td2_88, 16, p2_100
||      SHL     .S2    B7, 8, B8            ; SHL     td1_88, 8, p1_100
||      LDW     .D1T1  *-A13[2], A7         ; LDW     *-keys[2], k2
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A7, B7, A7           ; XOR     keyed_99, high_99, c
||      ADD     .L2    B2, B8, B7           ; ADD     td0_88, p1_100, low_100
||      SHL     .S1    A12, 24, A14         ; SHL     td3_88, 24, p3_100
||      STW     .D2T1  A14, *+B12[0]        ; STW     a, *+out[0]
        ADD     .L1    A9, A14, A8          ; ADD     p2_100, p3_100, high_100
||      XOR     .S1X   A8, B7, A9           ; XOR     low_100, k3, keyed_100
||      LDW     .D1T2  *A13++[4], B7        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A3, *+B12[1]         ; STW     b, *+out[1]
        XOR     .L1    A9, A8, A7           ; XOR     keyed_100, high_100, d
||      XOR     .S1X   A12, B7, A12         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A13[3], B0         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A8, B0, A15          ; XOR     in_b, k1, b
||      SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, d8_74
||      MPYLHU  .M2X   B1, A12, B7          ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T2  *-A13[1], B2         ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1X   A7, B7, A8           ; XOR     in_c, k2, c
||      MPYLHU  .M2X   B1, A15, B2          ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_74], tc1_74
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A3, B2, A14          ; XOR     in_a, k0, a
||      SHRU    .S2X   A8, 24, B0           ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[c], tc0_74
||      LDW     .D2T1  *+B4[B7], A15        ; <0> LDW     *+B4[d16_74], tb2_74
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_74
||      SHRU    .S2X   A15, 24, B8          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T2  *+A4[A12], B8        ; <0> LDW     *+A4[d], td0_74
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c24_74], td3_74
        SHRU    .S1    A8, 8, A8            ; <0> SHRU    c, 8, c8_74
||[A1]  B       .S2    rijndael_256_encrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B1, A8, B8           ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A15], A12       ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[b16_74], td2_74
        SHRU    .S2X   A14, 24, B13         ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A5[A3], B8         ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T1  *+B5[B8], A8         ; <0> LDW     *+B5[b24_74], tc3_74
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    b, 8, b8_74
||      MPYLHU  .M2X   B1, A14, B9          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T1  *+A5[A8], A14        ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T2  *+B5[B13], B0        ; <0> LDW     *+B5[a24_74], tb3_74
        LDW     .D1T2  *-A13[2], B9         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B4[B8], A14        ; <0> LDW     *+B4[c16_74], ta2_74
        SHRU    .S2X   A12, 24, B3          ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T2  *+A4[A14], B0        ; <0> LDW     *+A4[a], ta0_74
||      LDW     .D2T1  *+B4[B9], A3         ; <0> LDW     *+B4[a16_74], tc2_74
        XOR     .L1X   A12, B0, A7          ; <0> XOR     tb0_74, k1, keyed_84
||      XOR     .L2    B8, B2, B0           ; <0> XOR     td0_74, k3, keyed_86
||      MVK     .S2    12, B2               ; MVK     13, count
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[d24_74], ta3_74
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_102
        MVC     .S2    B0, AMR              ; MVC     linear_102, AMR
rijndael_256_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[4], A12         ; restore A12
||      LDW     .D2T2  *+B15[7], B13        ; restore B13
        LDW     .D1T1  *+A0[9], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2X   A2                   ; return
||      LDW     .D1T1  *+A0[8], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D1T1  *+A0[6], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        ADDK    .S2    40, B15              ; frame
        NOP     3

rijndael_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B3, B9               ; move return$
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A11, *+B15[3]        ; save A11
  [!A1] B       .S1    rijndael_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A4, A3               ; argument
        STW     .D2T1  A13, *+B15[5]        ; save A13
        STW     .D2T1  A14, *+B15[6]        ; save A14
        MV      .L1    A1, A11              ; move left
||      MV      .L2    B4, B10              ; argument
||      MV      .S2    B6, B11              ; argument
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$1:
        MV      .L1X   B11, A9              ; MV      schedule, keys
||      MVK     .S1    8, A1                ; MVK     9, count
||      MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_104
||      LDW     .D2T1  *+B10[3], A2         ; LDW     *+in[3], in_d
        LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B1         ; LDW     *+in[1], in_b
        MVK     .S2    1, B7                ; MVK     1, one
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_104
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
        MV      .L1X   B11, A0              ; move schedule
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D2T1  *+B10[2], A8         ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T1  *-A9[3], A7          ; LDW     *-keys[3], k1
        MV      .L2X   A3, B11              ; move out
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_104, AMR
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1    A2, A3, A13          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_109
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A7, B1, A10          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_109
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_109], tc3_109
        XOR     .L1    A8, A2, A2           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_109], td2_109
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_109
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_109], tb3_109
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_109
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_109], tb2_109
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 34.7, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_109], td2_109
;    XOR td2_109, td3_109, high_121
;    XOR low_121, high_121, b
;    MPYLHU one, b, d16_109
;    LDW *+B4[d16_109], tb2_109
;    XOR tb2_109, tb3_109, high_119
;    XOR low_119, high_119, d
;    MPYLHU one, d, b16_109
;  units: L1 5/12, S1 10/12, M1 0/12, D1 12/12, L2 5/12, S2 6/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 10/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 34.7 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_blocks_compact$rounds:
        SHRU    .S2X   A10, 24, B0          ; <1> SHRU    b, 24, d24_109
||      LDW     .D1T1  *+A5[A8], A13        ; <1> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T2  *+B4[B0], B8         ; <1> LDW     *+B4[c16_109], ta2_109
        XOR     .L2    B3, B1, B0           ; <1> XOR     tb0_109, k3, keyed_119
||      SHRU    .S1    A3, 8, A2            ; <1> SHRU    a, 8, a8_109
||      SHRU    .S2X   A2, 24, B1           ; <1> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A4[A10], A2        ; <1> LDW     *+A4[b], td0_109
||      LDW     .D2T2  *+B5[B0], B2         ; <1> LDW     *+B5[d24_109], ta3_109
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A10, 8, A2           ; <1> SHRU    b, 8, d8_109
||      LDW     .D1T1  *+A5[A2], A2         ; <1> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T2  *+B5[B1], B2         ; <1> LDW     *+B5[c24_109], td3_109
        XOR     .S1X   A7, B2, A2           ; <1> XOR     ta0_109, k0, keyed_118
||      LDW     .D1T2  *+A5[A2], B2         ; <1> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T1  *+B4[B8], A2         ; <1> LDW     *+B4[a16_109], tc2_109
        XOR     .S1X   A13, B0, A10         ; <1> XOR     keyed_119, tb1_109, low_119
||      XOR     .S2X   B2, A10, B0          ; <1> XOR     tb2_109, tb3_109, high_119
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A10, B0, A13         ; <1> XOR     low_119, high_119, d
||      XOR     .L2X   B1, A14, B1          ; <1> XOR     tc0_109, k2, keyed_120
||      XOR     .S1    A2, A13, A10         ; <1> XOR     keyed_118, ta1_109, low_118
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A2, A3, A3           ; <1> XOR     td0_109, k1, keyed_121
||      XOR     .L2    B8, B2, B0           ; <1> XOR     ta2_109, ta3_109, high_118
||[A1]  B       .S2    rijndael_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_109
        XOR     .L1    A3, A2, A7           ; <1> XOR     keyed_121, td1_109, low_121
||      XOR     .L2    B3, B2, B8           ; <1> XOR     td2_109, td3_109, high_121
||      XOR     .S1X   A10, B0, A3          ; <1> XOR     low_118, high_118, a
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1    A2, A8, A2           ; <1> XOR     tc2_109, tc3_109, high_120
||      XOR     .L2    B1, B2, B0           ; <1> XOR     keyed_120, tc1_109, low_120
||      XOR     .S1X   A7, B8, A10          ; <1> XOR     low_121, high_121, b
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_109
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_109], tc3_109
        XOR     .S1X   A2, B0, A2           ; <1> XOR     low_120, high_120, c
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_109], td2_109
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_109
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_109], tb3_109
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_109
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4:
        XOR     .L2    B3, B1, B0           ; <-1> XOR     tb0_109, k3, keyed_119
||      SHRU    .S1    A10, 8, A1           ; <-1> SHRU    b, 8, d8_109
||      SHRU    .S2X   A10, 24, B1          ; <-1> SHRU    b, 24, d24_109
||      LDW     .D1T1  *+A5[A8], A10        ; <-1> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T2  *+B4[B0], B0         ; <-1> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A3, 8, A1            ; <-1> SHRU    a, 8, a8_109
||      LDW     .D1T2  *+A5[A1], B1         ; <-1> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T1  *+B4[B8], A13        ; <-1> LDW     *+B4[a16_109], tc2_109
        XOR     .L1X   A7, B2, A2           ; <-1> XOR     ta0_109, k0, keyed_118
||      SHRU    .S2X   A2, 24, B2           ; <-1> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A4[A10], A8        ; <-1> LDW     *+A4[b], td0_109
||      LDW     .D2T2  *+B5[B1], B1         ; <-1> LDW     *+B5[d24_109], ta3_109
        LDW     .D1T1  *+A5[A1], A8         ; <-1> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T2  *+B5[B2], B1         ; <-1> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A13, B0, A13         ; <-1> XOR     keyed_119, tb1_109, low_119
||      XOR     .L2X   B2, A10, B2          ; <-1> XOR     tb2_109, tb3_109, high_119
||      LDW     .D1T1  *A9++[4], A2         ; LDW     *keys++[4], k0
        XOR     .L1    A2, A10, A2          ; <-1> XOR     keyed_118, ta1_109, low_118
||      XOR     .L2X   B1, A14, B2          ; <-1> XOR     tc0_109, k2, keyed_120
||      XOR     .S1X   A13, B2, A10         ; <-1> XOR     low_119, high_119, d
||      LDW     .D1T2  *-A9[2], B0          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[3], A10        ; LDW     *+in[3], in_d
        XOR     .L1    A13, A8, A13         ; <-1> XOR     tc2_109, tc3_109, high_120
||      XOR     .L2    B2, B1, B2           ; <-1> XOR     keyed_120, tc1_109, low_120
||      SHRU    .S1    A10, 8, A14          ; SHRU    d, 8, b8_124
||      MPYLHU  .M2X   B7, A10, B8          ; MPYLHU  one, d, b16_124
||      LDBU    .D1T1  *+A6[A10], A14       ; LDBU    *+A6[d], tb0_124
        XOR     .L1X   A13, B2, A3          ; <-1> XOR     low_120, high_120, c
||      XOR     .L2    B0, B1, B2           ; <-1> XOR     ta2_109, ta3_109, high_118
||      XOR     .S1    A8, A3, A10          ; <-1> XOR     td0_109, k1, keyed_121
||      SHRU    .S2X   A10, 24, B0          ; SHRU    d, 24, b24_124
||      LDBU    .D1T2  *+A6[A14], B3        ; LDBU    *+A6[b8_124], ta1_124
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1X   A2, B2, A8           ; <-1> XOR     low_118, high_118, a
||      XOR     .L2    B3, B1, B1           ; <-1> XOR     td2_109, td3_109, high_121
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     keyed_121, td1_109, low_121
||      MPYLHU  .M2X   B7, A3, B1           ; MPYLHU  one, c, c16_124
||      LDBU    .D1T2  *+A6[A3], B1         ; LDBU    *+A6[c], tc0_124
||      LDBU    .D2T1  *+B6[B8], A7         ; LDBU    *+B6[b16_124], td2_124
        XOR     .L1X   A10, B1, A13         ; <-1> XOR     low_121, high_121, b
||      SHRU    .S1    A3, 8, A14           ; SHRU    c, 8, c8_124
||      MPYLHU  .M2X   B7, A8, B1           ; MPYLHU  one, a, a16_124
||      LDBU    .D1T1  *+A6[A8], A7         ; LDBU    *+A6[a], ta0_124
||      LDBU    .D2T2  *+B6[B0], B2         ; LDBU    *+B6[b24_124], tc3_124
        SHRU    .S1    A13, 8, A1           ; SHRU    b, 8, d8_124
||      SHRU    .S2X   A13, 24, B2          ; SHRU    b, 24, d24_124
||      LDBU    .D1T2  *+A6[A14], B8        ; LDBU    *+A6[c8_124], tb1_124
||      LDBU    .D2T1  *+B6[B1], A7         ; LDBU    *+B6[c16_124], ta2_124
        SHRU    .S1    A8, 8, A8            ; SHRU    a, 8, a8_124
||      SHRU    .S2X   A8, 24, B2           ; SHRU    a, 24, a24_124
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[d8_124], tc1_124
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[d24_124], ta3_124
        SHL     .S1X   B3, 8, A8            ; SHL     ta1_124, 8, p1_133
||      MPYLHU  .M2X   B7, A13, B8          ; MPYLHU  one, b, d16_124
||      LDBU    .D1T2  *+A6[A8], B3         ; LDBU    *+A6[a8_124], td1_124
||      LDBU    .D2T1  *+B6[B1], A14        ; LDBU    *+B6[a16_124], tc2_124
        SHL     .S1    A7, 16, A3           ; SHL     td2_124, 16, p2_136
||      SHRU    .S2X   A3, 24, B3           ; SHRU    c, 24, c24_124
||      LDW     .D1T2  *-A9[1], B1          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_124], tb3_124
        ADD     .L1    A7, A8, A8           ; ADD     ta0_124, p1_133, low_133
||      MV      .S1    A0, A9               ; MV      schedule, keys
||      LDW     .D1T2  *-A9[3], B0          ; LDW     *-keys[3], k1
||      LDBU    .D2T1  *+B6[B8], A2         ; LDBU    *+B6[d16_124], tb2_124
        XOR     .L1    A8, A2, A2           ; XOR     low_133, k0, keyed_133
||      SHL     .S1    A7, 16, A7           ; SHL     ta2_124, 16, p2_133
||      SHL     .S2    B8, 8, B8            ; SHL     tb1_124, 8, p1_134
||      LDBU    .D1T2  *+A6[A13], B3        ; LDBU    *+A6[b], td0_124
||      LDBU    .D2T1  *+B6[B3], A2         ; LDBU    *+B6[c24_124], td3_124
        ADD     .L1X   A14, B8, A8          ; ADD     tb0_124, p1_134, low_134
||      SHL     .S1    A8, 24, A13          ; SHL     ta3_124, 24, p3_133
||      SHL     .S2    B3, 8, B8            ; SHL     tc1_124, 8, p1_135
||      LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
        ADD     .L1    A7, A13, A13         ; ADD     p2_133, p3_133, high_133
||      ADD     .L2    B1, B8, B8           ; ADD     tc0_124, p1_135, low_135
||      SHL     .S1X   B2, 24, A14          ; SHL     tc3_124, 24, p3_135
||      SHL     .S2X   A14, 16, B2          ; SHL     tc2_124, 16, p2_135
||      LDW     .D1T1  *-A9[1], A8          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        XOR     .L1    A2, A13, A13         ; XOR     keyed_133, high_133, a
||      XOR     .L2    B8, B0, B3           ; XOR     low_135, k2, keyed_135
||      ADD     .S1X   A14, B2, A14         ; ADD     p2_135, p3_135, high_135
||      SHL     .S2    B3, 8, B2            ; SHL     td1_124, 8, p1_136
||      LDW     .D1T2  *-A9[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[1], A8         ; LDW     *+in[1], in_b
        XOR     .L1X   A14, B3, A13         ; XOR     keyed_135, high_135, c
||      SHL     .S1    A2, 16, A7           ; SHL     tb2_124, 16, p2_134
||      SHL     .S2X   A7, 24, B8           ; SHL     tb3_124, 24, p3_134
||      LDW     .D1T2  *-A9[3], B1          ; LDW     *-keys[3], k1
||      STW     .D2T1  A13, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A8, B1, A2           ; XOR     low_134, k3, keyed_134
||      ADD     .L2X   B8, A7, B1           ; ADD     p2_134, p3_134, high_134
||      SHL     .S1    A2, 24, A8           ; SHL     td3_124, 24, p3_136
||      ADD     .S2    B3, B2, B2           ; ADD     td0_124, p1_136, low_136
||      STW     .D2T1  A13, *+B11[2]        ; STW     c, *+out[2]
        XOR     .L1X   A2, B1, A2           ; XOR     keyed_134, high_134, d
||      XOR     .L2    B2, B0, B1           ; XOR     low_136, k1, keyed_136
||      ADD     .S1    A3, A8, A3           ; ADD     p2_136, p3_136, high_136
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A3, B1, A2           ; XOR     keyed_136, high_136, b
||      SUB     .L2X   A11, 1, B2           ; SUB     left, 1, left
||      XOR     .S1    A10, A8, A13         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A2, *+B11[3]         ; STW     d, *+out[3]
        XOR     .L1X   A1, B1, A2           ; XOR     in_c, k2, c
||[B2]  B       .S1    rijndael_decrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A13, 24, B3          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_109
||      STW     .D2T1  A2, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MPYLHU  .M2X   B7, A13, B1          ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        XOR     .L1X   A8, B1, A10          ; XOR     in_b, k1, b
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_109
||      SHRU    .S2X   A3, 24, B3           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_109
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[b24_109], tc3_109
        MPYLHU  .M2X   B7, A10, B2          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B1], B3         ; <0> LDW     *+B4[b16_109], td2_109
        MV      .L1X   B2, A11              ; move left
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    c, 8, c8_109
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B3], A10        ; <0> LDW     *+B5[a24_109], tb3_109
        MVK     .S1    8, A1                ; MVK     9, count
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_138
        MVC     .S2    B0, AMR              ; MVC     linear_138, AMR
rijndael_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[6], A14         ; restore A14
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[5], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[3], A11         ; restore A11
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        NOP     4

rijndael_192_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B3, B9               ; move return$
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A11, *+B15[3]        ; save A11
  [!A1] B       .S1    rijndael_192_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A4, A3               ; argument
        STW     .D2T1  A13, *+B15[5]        ; save A13
        STW     .D2T1  A14, *+B15[6]        ; save A14
        MV      .L1    A1, A11              ; move left
||      MV      .L2    B4, B10              ; argument
||      MV      .S2    B6, B11              ; argument
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$1:
        MV      .L1X   B11, A9              ; MV      schedule, keys
||      MVK     .S1    10, A1               ; MVK     11, count
||      MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_140
||      LDW     .D2T1  *+B10[3], A2         ; LDW     *+in[3], in_d
        LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B1         ; LDW     *+in[1], in_b
        MVK     .S2    1, B7                ; MVK     1, one
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_140
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
        MV      .L1X   B11, A0              ; move schedule
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D2T1  *+B10[2], A8         ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T1  *-A9[3], A7          ; LDW     *-keys[3], k1
        MV      .L2X   A3, B11              ; move out
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_140, AMR
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1    A2, A3, A13          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_145
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A7, B1, A10          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_145
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_145], tc3_145
        XOR     .L1    A8, A2, A2           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_145], td2_145
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_145
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_145], tb3_145
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_145
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_145], tb2_145
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_145], td2_145
;    XOR td2_145, td3_145, high_157
;    XOR low_157, high_157, b
;    MPYLHU one, b, d16_145
;    LDW *+B4[d16_145], tb2_145
;    XOR tb2_145, tb3_145, high_155
;    XOR low_155, high_155, d
;    MPYLHU one, d, b16_145
;  units: L1 5/12, S1 10/12, M1 0/12, D1 12/12, L2 5/12, S2 6/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 10/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_blocks_compact$rounds:
        SHRU    .S2X   A10, 24, B0          ; <1> SHRU    b, 24, d24_145
||      LDW     .D1T1  *+A5[A8], A13        ; <1> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T2  *+B4[B0], B8         ; <1> LDW     *+B4[c16_145], ta2_145
        XOR     .L2    B3, B1, B0           ; <1> XOR     tb0_145, k3, keyed_155
||      SHRU    .S1    A3, 8, A2            ; <1> SHRU    a, 8, a8_145
||      SHRU    .S2X   A2, 24, B1           ; <1> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A4[A10], A2        ; <1> LDW     *+A4[b], td0_145
||      LDW     .D2T2  *+B5[B0], B2         ; <1> LDW     *+B5[d24_145], ta3_145
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A10, 8, A2           ; <1> SHRU    b, 8, d8_145
||      LDW     .D1T1  *+A5[A2], A2         ; <1> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T2  *+B5[B1], B2         ; <1> LDW     *+B5[c24_145], td3_145
        XOR     .S1X   A7, B2, A2           ; <1> XOR     ta0_145, k0, keyed_154
||      LDW     .D1T2  *+A5[A2], B2         ; <1> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T1  *+B4[B8], A2         ; <1> LDW     *+B4[a16_145], tc2_145
        XOR     .S1X   A13, B0, A10         ; <1> XOR     keyed_155, tb1_145, low_155
||      XOR     .S2X   B2, A10, B0          ; <1> XOR     tb2_145, tb3_145, high_155
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A10, B0, A13         ; <1> XOR     low_155, high_155, d
||      XOR     .L2X   B1, A14, B1          ; <1> XOR     tc0_145, k2, keyed_156
||      XOR     .S1    A2, A13, A10         ; <1> XOR     keyed_154, ta1_145, low_154
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A2, A3, A3           ; <1> XOR     td0_145, k1, keyed_157
||      XOR     .L2    B8, B2, B0           ; <1> XOR     ta2_145, ta3_145, high_154
||[A1]  B       .S2    rijndael_192_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_145
        XOR     .L1    A3, A2, A7           ; <1> XOR     keyed_157, td1_145, low_157
||      XOR     .L2    B3, B2, B8           ; <1> XOR     td2_145, td3_145, high_157
||      XOR     .S1X   A10, B0, A3          ; <1> XOR     low_154, high_154, a
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1    A2, A8, A2           ; <1> XOR     tc2_145, tc3_145, high_156
||      XOR     .L2    B1, B2, B0           ; <1> XOR     keyed_156, tc1_145, low_156
||      XOR     .S1X   A7, B8, A10          ; <1> XOR     low_157, high_157, b
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_145
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_145], tc3_145
        XOR     .S1X   A2, B0, A2           ; <1> XOR     low_156, high_156, c
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_145], td2_145
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_145
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_145], tb3_145
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_145
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4:
        XOR     .L2    B3, B1, B0           ; <-1> XOR     tb0_145, k3, keyed_155
||      SHRU    .S1    A10, 8, A1           ; <-1> SHRU    b, 8, d8_145
||      SHRU    .S2X   A10, 24, B1          ; <-1> SHRU    b, 24, d24_145
||      LDW     .D1T1  *+A5[A8], A10        ; <-1> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T2  *+B4[B0], B0         ; <-1> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A3, 8, A1            ; <-1> SHRU    a, 8, a8_145
||      LDW     .D1T2  *+A5[A1], B1         ; <-1> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T1  *+B4[B8], A13        ; <-1> LDW     *+B4[a16_145], tc2_145
        XOR     .L1X   A7, B2, A2           ; <-1> XOR     ta0_145, k0, keyed_154
||      SHRU    .S2X   A2, 24, B2           ; <-1> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A4[A10], A8        ; <-1> LDW     *+A4[b], td0_145
||      LDW     .D2T2  *+B5[B1], B1         ; <-1> LDW     *+B5[d24_145], ta3_145
        LDW     .D1T1  *+A5[A1], A8         ; <-1> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T2  *+B5[B2], B1         ; <-1> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A13, B0, A13         ; <-1> XOR     keyed_155, tb1_145, low_155
||      XOR     .L2X   B2, A10, B2          ; <-1> XOR     tb2_145, tb3_145, high_155
||      LDW     .D1T1  *A9++[4], A2         ; LDW     *keys++[4], k0
        XOR     .L1    A2, A10, A2          ; <-1> XOR     keyed_154, ta1_145, low_154
||      XOR     .L2X   B1, A14, B2          ; <-1> XOR     tc0_145, k2, keyed_156
||      XOR     .S1X   A13, B2, A10         ; <-1> XOR     low_155, high_155, d
||      LDW     .D1T2  *-A9[2], B0          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[3], A10        ; LDW     *+in[3], in_d
        XOR     .L1    A13, A8, A13         ; <-1> XOR     tc2_145, tc3_145, high_156
||      XOR     .L2    B2, B1, B2           ; <-1> XOR     keyed_156, tc1_145, low_156
||      SHRU    .S1    A10, 8, A14          ; SHRU    d, 8, b8_160
||      MPYLHU  .M2X   B7, A10, B8          ; MPYLHU  one, d, b16_160
||      LDBU    .D1T1  *+A6[A10], A14       ; LDBU    *+A6[d], tb0_160
        XOR     .L1X   A13, B2, A3          ; <-1> XOR     low_156, high_156, c
||      XOR     .L2    B0, B1, B2           ; <-1> XOR     ta2_145, ta3_145, high_154
||      XOR     .S1    A8, A3, A10          ; <-1> XOR     td0_145, k1, keyed_157
||      SHRU    .S2X   A10, 24, B0          ; SHRU    d, 24, b24_160
||      LDBU    .D1T2  *+A6[A14], B3        ; LDBU    *+A6[b8_160], ta1_160
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1X   A2, B2, A8           ; <-1> XOR     low_154, high_154, a
||      XOR     .L2    B3, B1, B1           ; <-1> XOR     td2_145, td3_145, high_157
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     keyed_157, td1_145, low_157
||      MPYLHU  .M2X   B7, A3, B1           ; MPYLHU  one, c, c16_160
||      LDBU    .D1T2  *+A6[A3], B1         ; LDBU    *+A6[c], tc0_160
||      LDBU    .D2T1  *+B6[B8], A7         ; LDBU    *+B6[b16_160], td2_160
        XOR     .L1X   A10, B1, A13         ; <-1> XOR     low_157, high_157, b
||      SHRU    .S1    A3, 8, A14           ; SHRU    c, 8, c8_160
||      MPYLHU  .M2X   B7, A8, B1           ; MPYLHU  one, a, a16_160
||      LDBU    .D1T1  *+A6[A8], A7         ; LDBU    *+A6[a], ta0_160
||      LDBU    .D2T2  *+B6[B0], B2         ; LDBU    *+B6[b24_160], tc3_160
        SHRU    .S1    A13, 8, A1           ; SHRU    b, 8, d8_160
||      SHRU    .S2X   A13, 24, B2          ; SHRU    b, 24, d24_160
||      LDBU    .D1T2  *+A6[A14], B8        ; LDBU    *+A6[c8_160], tb1_160
||      LDBU    .D2T1  *+B6[B1], A7         ; LDBU    *+B6[c16_160], ta2_160
        SHRU    .S1    A8, 8, A8            ; SHRU    a, 8, a8_160
||      SHRU    .S2X   A8, 24, B2           ; SHRU    a, 24, a24_160
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[d8_160], tc1_160
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[d24_160], ta3_160
        SHL     .S1X   B3, 8, A8            ; SHL     ta1_160, 8, p1_169
||      MPYLHU  .M2X   B7, A13, B8          ; MPYLHU  one, b, d16_160
||      LDBU    .D1T2  *+A6[A8], B3         ; LDBU    *+A6[a8_160], td1_160
||      LDBU    .D2T1  *+B6[B1], A14        ; LDBU    *+B6[a16_160], tc2_160
        SHL     .S1    A7, 16, A3           ; SHL     td2_160, 16, p2_172
||      SHRU    .S2X   A3, 24, B3           ; SHRU    c, 24, c24_160
||      LDW     .D1T2  *-A9[1], B1          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_160], tb3_160
        ADD     .L1    A7, A8, A8           ; ADD     ta0_160, p1_169, low_169
||      MV      .S1    A0, A9               ; MV      schedule, keys
||      LDW     .D1T2  *-A9[3], B0          ; LDW     *-keys[3], k1
||      LDBU    .D2T1  *+B6[B8], A2         ; LDBU    *+B6[d16_160], tb2_160
        XOR     .L1    A8, A2, A2           ; XOR     low_169, k0, keyed_169
||      SHL     .S1    A7, 16, A7           ; SHL     ta2_160, 16, p2_169
||      SHL     .S2    B8, 8, B8            ; SHL     tb1_160, 8, p1_170
||      LDBU    .D1T2  *+A6[A13], B3        ; LDBU    *+A6[b], td0_160
||      LDBU    .D2T1  *+B6[B3], A2         ; LDBU    *+B6[c24_160], td3_160
        ADD     .L1X   A14, B8, A8          ; ADD     tb0_160, p1_170, low_170
||      SHL     .S1    A8, 24, A13          ; SHL     ta3_160, 24, p3_169
||      SHL     .S2    B3, 8, B8            ; SHL     tc1_160, 8, p1_171
||      LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
        ADD     .L1    A7, A13, A13         ; ADD     p2_169, p3_169, high_169
||      ADD     .L2    B1, B8, B8           ; ADD     tc0_160, p1_171, low_171
||      SHL     .S1X   B2, 24, A14          ; SHL     tc3_160, 24, p3_171
||      SHL     .S2X   A14, 16, B2          ; SHL     tc2_160, 16, p2_171
||      LDW     .D1T1  *-A9[1], A8          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        XOR     .L1    A2, A13, A13         ; XOR     keyed_169, high_169, a
||      XOR     .L2    B8, B0, B3           ; XOR     low_171, k2, keyed_171
||      ADD     .S1X   A14, B2, A14         ; ADD     p2_171, p3_171, high_171
||      SHL     .S2    B3, 8, B2            ; SHL     td1_160, 8, p1_172
||      LDW     .D1T2  *-A9[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[1], A8         ; LDW     *+in[1], in_b
        XOR     .L1X   A14, B3, A13         ; XOR     keyed_171, high_171, c
||      SHL     .S1    A2, 16, A7           ; SHL     tb2_160, 16, p2_170
||      SHL     .S2X   A7, 24, B8           ; SHL     tb3_160, 24, p3_170
||      LDW     .D1T2  *-A9[3], B1          ; LDW     *-keys[3], k1
||      STW     .D2T1  A13, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A8, B1, A2           ; XOR     low_170, k3, keyed_170
||      ADD     .L2X   B8, A7, B1           ; ADD     p2_170, p3_170, high_170
||      SHL     .S1    A2, 24, A8           ; SHL     td3_160, 24, p3_172
||      ADD     .S2    B3, B2, B2           ; ADD     td0_160, p1_172, low_172
||      STW     .D2T1  A13, *+B11[2]        ; STW     c, *+out[2]
        XOR     .L1X   A2, B1, A2           ; XOR     keyed_170, high_170, d
||      XOR     .L2    B2, B0, B1           ; XOR     low_172, k1, keyed_172
||      ADD     .S1    A3, A8, A3           ; ADD     p2_172, p3_172, high_172
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A3, B1, A2           ; XOR     keyed_172, high_172, b
||      SUB     .L2X   A11, 1, B2           ; SUB     left, 1, left
||      XOR     .S1    A10, A8, A13         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A2, *+B11[3]         ; STW     d, *+out[3]
        XOR     .L1X   A1, B1, A2           ; XOR     in_c, k2, c
||[B2]  B       .S1    rijndael_192_decrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A13, 24, B3          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_145
||      STW     .D2T1  A2, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MPYLHU  .M2X   B7, A13, B1          ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        XOR     .L1X   A8, B1, A10          ; XOR     in_b, k1, b
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_145
||      SHRU    .S2X   A3, 24, B3           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_145
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[b24_145], tc3_145
        MPYLHU  .M2X   B7, A10, B2          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B1], B3         ; <0> LDW     *+B4[b16_145], td2_145
        MV      .L1X   B2, A11              ; move left
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    c, 8, c8_145
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B3], A10        ; <0> LDW     *+B5[a24_145], tb3_145
        MVK     .S1    10, A1               ; MVK     11, count
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_174
        MVC     .S2    B0, AMR              ; MVC     linear_174, AMR
rijndael_192_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[6], A14         ; restore A14
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[5], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[3], A11         ; restore A11
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        NOP     4

rijndael_256_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B3, B9               ; move return$
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A11, *+B15[3]        ; save A11
  [!A1] B       .S1    rijndael_256_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L1    A4, A3               ; argument
        STW     .D2T1  A13, *+B15[5]        ; save A13
        STW     .D2T1  A14, *+B15[6]        ; save A14
        MV      .L1    A1, A11              ; move left
||      MV      .L2    B4, B10              ; argument
||      MV      .S2    B6, B11              ; argument
||      STW     .D2T2  B10, *+B15[2]        ; save B10
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$1:
        MV      .L1X   B11, A9              ; MV      schedule, keys
||      MVK     .S1    12, A1               ; MVK     13, count
||      MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_176
||      LDW     .D2T1  *+B10[3], A2         ; LDW     *+in[3], in_d
        LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B10[1], B1         ; LDW     *+in[1], in_b
        MVK     .S2    1, B7                ; MVK     1, one
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_176
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
        MV      .L1X   B11, A0              ; move schedule
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D2T1  *+B10[2], A8         ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T1  *-A9[3], A7          ; LDW     *-keys[3], k1
        MV      .L2X   A3, B11              ; move out
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_176, AMR
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1    A2, A3, A13          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_181
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A7, B1, A10          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_181
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_181], tc3_181
        XOR     .L1    A8, A2, A2           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_181], td2_181
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_181
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_181], tb3_181
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_181
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_181], tb2_181
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_181], td2_181
;    XOR td2_181, td3_181, high_193
;    XOR low_193, high_193, b
;    MPYLHU one, b, d16_181
;    LDW *+B4[d16_181], tb2_181
;    XOR tb2_181, tb3_181, high_191
;    XOR low_191, high_191, d
;    MPYLHU one, d, b16_181
;  units: L1 5/12, S1 10/12, M1 0/12, D1 12/12, L2 5/12, S2 6/12, M2 4/12, D2 8/12
;  cross paths: 1X 6/12, 2X 10/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_blocks_compact$rounds:
        SHRU    .S2X   A10, 24, B0          ; <1> SHRU    b, 24, d24_181
||      LDW     .D1T1  *+A5[A8], A13        ; <1> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T2  *+B4[B0], B8         ; <1> LDW     *+B4[c16_181], ta2_181
        XOR     .L2    B3, B1, B0           ; <1> XOR     tb0_181, k3, keyed_191
||      SHRU    .S1    A3, 8, A2            ; <1> SHRU    a, 8, a8_181
||      SHRU    .S2X   A2, 24, B1           ; <1> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A4[A10], A2        ; <1> LDW     *+A4[b], td0_181
||      LDW     .D2T2  *+B5[B0], B2         ; <1> LDW     *+B5[d24_181], ta3_181
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A10, 8, A2           ; <1> SHRU    b, 8, d8_181
||      LDW     .D1T1  *+A5[A2], A2         ; <1> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T2  *+B5[B1], B2         ; <1> LDW     *+B5[c24_181], td3_181
        XOR     .S1X   A7, B2, A2           ; <1> XOR     ta0_181, k0, keyed_190
||      LDW     .D1T2  *+A5[A2], B2         ; <1> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T1  *+B4[B8], A2         ; <1> LDW     *+B4[a16_181], tc2_181
        XOR     .S1X   A13, B0, A10         ; <1> XOR     keyed_191, tb1_181, low_191
||      XOR     .S2X   B2, A10, B0          ; <1> XOR     tb2_181, tb3_181, high_191
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A10, B0, A13         ; <1> XOR     low_191, high_191, d
||      XOR     .L2X   B1, A14, B1          ; <1> XOR     tc0_181, k2, keyed_192
||      XOR     .S1    A2, A13, A10         ; <1> XOR     keyed_190, ta1_181, low_190
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A2, A3, A3           ; <1> XOR     td0_181, k1, keyed_193
||      XOR     .L2    B8, B2, B0           ; <1> XOR     ta2_181, ta3_181, high_190
||[A1]  B       .S2    rijndael_256_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B7, A13, B3          ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_181
        XOR     .L1    A3, A2, A7           ; <1> XOR     keyed_193, td1_181, low_193
||      XOR     .L2    B3, B2, B8           ; <1> XOR     td2_181, td3_181, high_193
||      XOR     .S1X   A10, B0, A3          ; <1> XOR     low_190, high_190, a
||      SHRU    .S2X   A13, 24, B0          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
        XOR     .L1    A2, A8, A2           ; <1> XOR     tc2_181, tc3_181, high_192
||      XOR     .L2    B1, B2, B0           ; <1> XOR     keyed_192, tc1_181, low_192
||      XOR     .S1X   A7, B8, A10          ; <1> XOR     low_193, high_193, b
||      SHRU    .S2X   A3, 24, B8           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_181
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[b24_181], tc3_181
        XOR     .S1X   A2, B0, A2           ; <1> XOR     low_192, high_192, c
||      MPYLHU  .M2X   B7, A10, B0          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B3], B3         ; <0> LDW     *+B4[b16_181], td2_181
        SHRU    .S1    A2, 8, A8            ; <0> SHRU    c, 8, c8_181
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B8], A10        ; <0> LDW     *+B5[a24_181], tb3_181
        SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_181
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A5[A8], A13        ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T2  *+B4[B0], B2         ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4:
        XOR     .L2    B3, B1, B0           ; <-1> XOR     tb0_181, k3, keyed_191
||      SHRU    .S1    A10, 8, A1           ; <-1> SHRU    b, 8, d8_181
||      SHRU    .S2X   A10, 24, B1          ; <-1> SHRU    b, 24, d24_181
||      LDW     .D1T1  *+A5[A8], A10        ; <-1> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T2  *+B4[B0], B0         ; <-1> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A3, 8, A1            ; <-1> SHRU    a, 8, a8_181
||      LDW     .D1T2  *+A5[A1], B1         ; <-1> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T1  *+B4[B8], A13        ; <-1> LDW     *+B4[a16_181], tc2_181
        XOR     .L1X   A7, B2, A2           ; <-1> XOR     ta0_181, k0, keyed_190
||      SHRU    .S2X   A2, 24, B2           ; <-1> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A4[A10], A8        ; <-1> LDW     *+A4[b], td0_181
||      LDW     .D2T2  *+B5[B1], B1         ; <-1> LDW     *+B5[d24_181], ta3_181
        LDW     .D1T1  *+A5[A1], A8         ; <-1> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T2  *+B5[B2], B1         ; <-1> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A13, B0, A13         ; <-1> XOR     keyed_191, tb1_181, low_191
||      XOR     .L2X   B2, A10, B2          ; <-1> XOR     tb2_181, tb3_181, high_191
||      LDW     .D1T1  *A9++[4], A2         ; LDW     *keys++[4], k0
        XOR     .L1    A2, A10, A2          ; <-1> XOR     keyed_190, ta1_181, low_190
||      XOR     .L2X   B1, A14, B2          ; <-1> XOR     tc0_181, k2, keyed_192
||      XOR     .S1X   A13, B2, A10         ; <-1> XOR     low_191, high_191, d
||      LDW     .D1T2  *-A9[2], B0          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[3], A10        ; LDW     *+in[3], in_d
        XOR     .L1    A13, A8, A13         ; <-1> XOR     tc2_181, tc3_181, high_192
||      XOR     .L2    B2, B1, B2           ; <-1> XOR     keyed_192, tc1_181, low_192
||      SHRU    .S1    A10, 8, A14          ; SHRU    d, 8, b8_196
||      MPYLHU  .M2X   B7, A10, B8          ; MPYLHU  one, d, b16_196
||      LDBU    .D1T1  *+A6[A10], A14       ; LDBU    *+A6[d], tb0_196
        XOR     .L1X   A13, B2, A3          ; <-1> XOR     low_192, high_192, c
||      XOR     .L2    B0, B1, B2           ; <-1> XOR     ta2_181, ta3_181, high_190
||      XOR     .S1    A8, A3, A10          ; <-1> XOR     td0_181, k1, keyed_193
||      SHRU    .S2X   A10, 24, B0          ; SHRU    d, 24, b24_196
||      LDBU    .D1T2  *+A6[A14], B3        ; LDBU    *+A6[b8_196], ta1_196
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1X   A2, B2, A8           ; <-1> XOR     low_190, high_190, a
||      XOR     .L2    B3, B1, B1           ; <-1> XOR     td2_181, td3_181, high_193
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     keyed_193, td1_181, low_193
||      MPYLHU  .M2X   B7, A3, B1           ; MPYLHU  one, c, c16_196
||      LDBU    .D1T2  *+A6[A3], B1         ; LDBU    *+A6[c], tc0_196
||      LDBU    .D2T1  *+B6[B8], A7         ; LDBU    *+B6[b16_196], td2_196
        XOR     .L1X   A10, B1, A13         ; <-1> XOR     low_193, high_193, b
||      SHRU    .S1    A3, 8, A14           ; SHRU    c, 8, c8_196
||      MPYLHU  .M2X   B7, A8, B1           ; MPYLHU  one, a, a16_196
||      LDBU    .D1T1  *+A6[A8], A7         ; LDBU    *+A6[a], ta0_196
||      LDBU    .D2T2  *+B6[B0], B2         ; LDBU    *+B6[b24_196], tc3_196
        SHRU    .S1    A13, 8, A1           ; SHRU    b, 8, d8_196
||      SHRU    .S2X   A13, 24, B2          ; SHRU    b, 24, d24_196
||      LDBU    .D1T2  *+A6[A14], B8        ; LDBU    *+A6[c8_196], tb1_196
||      LDBU    .D2T1  *+B6[B1], A7         ; LDBU    *+B6[c16_196], ta2_196
        SHRU    .S1    A8, 8, A8            ; SHRU    a, 8, a8_196
||      SHRU    .S2X   A8, 24, B2           ; SHRU    a, 24, a24_196
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[d8_196], tc1_196
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[d24_196], ta3_196
        SHL     .S1X   B3, 8, A8            ; SHL     ta1_196, 8, p1_205
||      MPYLHU  .M2X   B7, A13, B8          ; MPYLHU  one, b, d16_196
||      LDBU    .D1T2  *+A6[A8], B3         ; LDBU    *+A6[a8_196], td1_196
||      LDBU    .D2T1  *+B6[B1], A14        ; LDBU    *+B6[a16_196], tc2_196
        SHL     .S1    A7, 16, A3           ; SHL     td2_196, 16, p2_208
||      SHRU    .S2X   A3, 24, B3           ; SHRU    c, 24, c24_196
||      LDW     .D1T2  *-A9[1], B1          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_196], tb3_196
        ADD     .L1    A7, A8, A8           ; ADD     ta0_196, p1_205, low_205
||      MV      .S1    A0, A9               ; MV      schedule, keys
||      LDW     .D1T2  *-A9[3], B0          ; LDW     *-keys[3], k1
||      LDBU    .D2T1  *+B6[B8], A2         ; LDBU    *+B6[d16_196], tb2_196
        XOR     .L1    A8, A2, A2           ; XOR     low_205, k0, keyed_205
||      SHL     .S1    A7, 16, A7           ; SHL     ta2_196, 16, p2_205
||      SHL     .S2    B8, 8, B8            ; SHL     tb1_196, 8, p1_206
||      LDBU    .D1T2  *+A6[A13], B3        ; LDBU    *+A6[b], td0_196
||      LDBU    .D2T1  *+B6[B3], A2         ; LDBU    *+B6[c24_196], td3_196
        ADD     .L1X   A14, B8, A8          ; ADD     tb0_196, p1_206, low_206
||      SHL     .S1    A8, 24, A13          ; SHL     ta3_196, 24, p3_205
||      SHL     .S2    B3, 8, B8            ; SHL     tc1_196, 8, p1_207
||      LDW     .D1T1  *A9++[4], A7         ; LDW     *keys++[4], k0
        ADD     .L1    A7, A13, A13         ; ADD     p2_205, p3_205, high_205
||      ADD     .L2    B1, B8, B8           ; ADD     tc0_196, p1_207, low_207
||      SHL     .S1X   B2, 24, A14          ; SHL     tc3_196, 24, p3_207
||      SHL     .S2X   A14, 16, B2          ; SHL     tc2_196, 16, p2_207
||      LDW     .D1T1  *-A9[1], A8          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B10[0], B0         ; LDW     *+in[0], in_a
        XOR     .L1    A2, A13, A13         ; XOR     keyed_205, high_205, a
||      XOR     .L2    B8, B0, B3           ; XOR     low_207, k2, keyed_207
||      ADD     .S1X   A14, B2, A14         ; ADD     p2_207, p3_207, high_207
||      SHL     .S2    B3, 8, B2            ; SHL     td1_196, 8, p1_208
||      LDW     .D1T2  *-A9[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B10[1], A8         ; LDW     *+in[1], in_b
        XOR     .L1X   A14, B3, A13         ; XOR     keyed_207, high_207, c
||      SHL     .S1    A2, 16, A7           ; SHL     tb2_196, 16, p2_206
||      SHL     .S2X   A7, 24, B8           ; SHL     tb3_196, 24, p3_206
||      LDW     .D1T2  *-A9[3], B1          ; LDW     *-keys[3], k1
||      STW     .D2T1  A13, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A8, B1, A2           ; XOR     low_206, k3, keyed_206
||      ADD     .L2X   B8, A7, B1           ; ADD     p2_206, p3_206, high_206
||      SHL     .S1    A2, 24, A8           ; SHL     td3_196, 24, p3_208
||      ADD     .S2    B3, B2, B2           ; ADD     td0_196, p1_208, low_208
||      STW     .D2T1  A13, *+B11[2]        ; STW     c, *+out[2]
        XOR     .L1X   A2, B1, A2           ; XOR     keyed_206, high_206, d
||      XOR     .L2    B2, B0, B1           ; XOR     low_208, k1, keyed_208
||      ADD     .S1    A3, A8, A3           ; ADD     p2_208, p3_208, high_208
||      LDW     .D1T1  *A9++[4], A7         ; <0> LDW     *keys++[4], k0
||      ADDAW   .D2    B10, 4, B10          ; ADDAW   in, 4, in
        XOR     .L1X   A3, B1, A2           ; XOR     keyed_208, high_208, b
||      SUB     .L2X   A11, 1, B2           ; SUB     left, 1, left
||      XOR     .S1    A10, A8, A13         ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A9[1], B1          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A2, *+B11[3]         ; STW     d, *+out[3]
        XOR     .L1X   A1, B1, A2           ; XOR     in_c, k2, c
||[B2]  B       .S1    rijndael_256_decrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A13, 24, B3          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[d], tb0_181
||      STW     .D2T1  A2, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A7, B0, A3           ; XOR     in_a, k0, a
||      MPYLHU  .M2X   B7, A13, B1          ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T1  *-A9[2], A14         ; <0> LDW     *-keys[2], k2
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        XOR     .L1X   A8, B1, A10          ; XOR     in_b, k1, b
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    d, 8, b8_181
||      SHRU    .S2X   A3, 24, B3           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a], ta0_181
||      LDW     .D2T1  *+B5[B3], A8         ; <0> LDW     *+B5[b24_181], tc3_181
        MPYLHU  .M2X   B7, A10, B2          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T1  *-A9[3], A3          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T2  *+B4[B1], B3         ; <0> LDW     *+B4[b16_181], td2_181
        MV      .L1X   B2, A11              ; move left
||      SHRU    .S1    A2, 8, A13           ; <0> SHRU    c, 8, c8_181
||      MPYLHU  .M2X   B7, A2, B0           ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A2], B1         ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B3], A10        ; <0> LDW     *+B5[a24_181], tb3_181
        MVK     .S1    12, A1               ; MVK     13, count
||      MPYLHU  .M2X   B7, A3, B8           ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_210
        MVC     .S2    B0, AMR              ; MVC     linear_210, AMR
rijndael_256_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[6], A14         ; restore A14
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[5], A13         ; restore A13
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[3], A11         ; restore A11
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        NOP     4
