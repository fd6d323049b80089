; broadside optimize: source f5f6765c7dc9b1827b703e9a788c456752f5062ffeb7f7030d6182f752e97d3a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 60 s an interval, 20 s a region
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
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B4, A0               ; argument
||      MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[4]        ; save B13
  [!B0] B       .S2    rijndael_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        MV      .L1    A4, A3               ; argument
||      STW     .D2T2  B12, *+B15[2]        ; save B12
        STW     .D2T1  A11, *+B15[1]        ; save A11
        NOP     2
        MV      .L1X   B3, A7               ; move return$
||      MV      .L2    B6, B7               ; argument
||      MV      .S2    B0, B3               ; move left
||      STW     .D2T1  A14, *+B15[5]        ; save A14
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$1:
        MV      .L1X   B7, A9               ; MV      schedule, keys
||      MV      .L2X   A0, B0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_2
        LDW     .D1T2  *A9++[4], B0         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MV      .L1X   B7, A14              ; move schedule
||      MVK     .S2    1, B8                ; MVK     1, one
||      LDW     .D1T1  *-A9[2], A7          ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+in[2], in_c
        LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+in[3], in_d
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_2
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+in[1], in_b
        XOR     .L1X   A1, B0, A1           ; XOR     in_a, k0, a
||      MV      .L2X   A7, B7               ; move return$
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B0, A11          ; XOR     in_c, k2, c
||      MV      .L2X   A3, B12              ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_6
        XOR     .L1X   A3, B0, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_6
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_6
        SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_6
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_6], td3_6
        XOR     .L1X   A2, B1, A8           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_6], ta2_6
        SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_6
||      MVK     .S2    7, B1                ; MVK     9, count
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_6], tc3_6
        MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_6], ta3_6
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_6, k2, keyed_17
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_6, k0, keyed_15
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_6
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_6], tb2_6
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_6, k3, keyed_18
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_6], tb3_6
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 31.0, "banks_apart": true, "note": "", "moves": 0}]}
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
;  units: L1 6/12, S1 10/12, M1 0/12, D1 12/12, L2 3/12, S2 7/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 8/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 31.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_blocks_compact$rounds:
        XOR     .L1    A1, A3, A13          ; <1> XOR     keyed_18, td1_6, low_18
||      XOR     .L2    B13, B0, B0          ; <1> XOR     keyed_17, tc1_6, low_17
||      XOR     .S1X   A8, B9, A1           ; <1> XOR     tc2_6, tc3_6, high_17
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <1> XOR     keyed_15, ta1_6, low_15
||      XOR     .S1X   A1, B0, A11          ; <1> XOR     low_17, high_17, c
||      XOR     .S2    B2, B13, B13         ; <1> XOR     ta2_6, ta3_6, high_15
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A3, B13, A1          ; <1> XOR     low_15, high_15, a
||      XOR     .S1    A8, A7, A8           ; <1> XOR     td2_6, td3_6, high_18
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_6
        XOR     .L1    A13, A8, A7          ; <1> XOR     low_18, high_18, d
||      XOR     .L2    B13, B2, B2          ; <1> XOR     tb0_6, k1, keyed_16
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_6
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_6
        XOR     .L1    A2, A8, A2           ; <1> XOR     tb2_6, tb3_6, high_16
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_6
||      XOR     .S2    B2, B0, B2           ; <1> XOR     keyed_16, tb1_6, low_16
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_6], td3_6
        XOR     .S1X   A2, B2, A8           ; <1> XOR     low_16, high_16, b
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_6], ta2_6
  [B1]  B       .S1    rijndael_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_6], tc3_6
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_6], ta3_6
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_6, k2, keyed_17
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_6, k0, keyed_15
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_6
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_6], tb2_6
  [B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A2, A1           ; <0> XOR     td0_6, k3, keyed_18
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_6], tb3_6
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4:
        XOR     .L1    A1, A3, A13          ; <-1> XOR     keyed_18, td1_6, low_18
||      XOR     .L2    B13, B0, B0          ; <-1> XOR     keyed_17, tc1_6, low_17
||      XOR     .S1X   A8, B9, A1           ; <-1> XOR     tc2_6, tc3_6, high_17
||      SUB     .S2    B3, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *A9++[4], A13        ; LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <-1> XOR     keyed_15, ta1_6, low_15
||      XOR     .S1X   A1, B0, A11          ; <-1> XOR     low_17, high_17, c
||      XOR     .S2    B2, B13, B13         ; <-1> XOR     ta2_6, ta3_6, high_15
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        XOR     .L1X   A3, B13, A1          ; <-1> XOR     low_15, high_15, a
||      XOR     .S1    A8, A7, A8           ; <-1> XOR     td2_6, td3_6, high_18
||      MPYLHU  .M2X   B8, A11, B3          ; MPYLHU  one, c, c16_20
||      LDBU    .D1T2  *+A6[A11], B2        ; LDBU    *+A6[c], tc0_20
        XOR     .L1    A13, A8, A7          ; <-1> XOR     low_18, high_18, d
||      XOR     .L2    B13, B2, B2          ; <-1> XOR     tb0_6, k1, keyed_16
||      SHRU    .S1    A11, 8, A13          ; SHRU    c, 8, c8_20
||      SHRU    .S2X   A1, 24, B13          ; SHRU    a, 24, a24_20
||      LDBU    .D1T2  *+A6[A1], B13        ; LDBU    *+A6[a], ta0_20
        XOR     .L1    A2, A8, A2           ; <-1> XOR     tb2_6, tb3_6, high_16
||      SHRU    .S1    A7, 8, A8            ; SHRU    d, 8, d8_20
||      XOR     .S2    B2, B0, B2           ; <-1> XOR     keyed_16, tb1_6, low_16
||      MPYLHU  .M2X   B8, A1, B2           ; MPYLHU  one, a, a16_20
||      LDBU    .D1T1  *+A6[A13], A3        ; LDBU    *+A6[c8_20], tb1_20
||      LDBU    .D2T2  *+B6[B3], B9         ; LDBU    *+B6[c16_20], ta2_20
        XOR     .S1X   A2, B2, A8           ; <-1> XOR     low_16, high_16, b
||      MPYLHU  .M2X   B8, A7, B13          ; MPYLHU  one, d, d16_20
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[d8_20], tc1_20
||      LDBU    .D2T1  *+B6[B13], A11       ; LDBU    *+B6[a24_20], tb3_20
        SHRU    .S1    A8, 8, A3            ; SHRU    b, 8, b8_20
||      MPYLHU  .M2X   B8, A8, B0           ; MPYLHU  one, b, b16_20
||      LDBU    .D1T2  *+A6[A8], B0         ; LDBU    *+A6[b], tb0_20
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[a16_20], tc2_20
        SHRU    .S1    A1, 8, A1            ; SHRU    a, 8, a8_20
||      SHRU    .S2X   A7, 24, B3           ; SHRU    d, 24, d24_20
||      LDBU    .D1T2  *+A6[A3], B2         ; LDBU    *+A6[b8_20], ta1_20
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[d16_20], tb2_20
        MV      .L2X   A0, B3               ; copy
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
||      LDBU    .D2T2  *+B6[B3], B2         ; LDBU    *+B6[d24_20], ta3_20
        SHL     .S1X   B9, 16, A1           ; SHL     ta2_20, 16, p2_29
||      SHRU    .S2X   A11, 24, B0          ; SHRU    c, 24, c24_20
||      LDBU    .D1T2  *+A6[A1], B2         ; LDBU    *+A6[a8_20], td1_20
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[b16_20], td2_20
        SHL     .S1X   B9, 8, A7            ; SHL     tc1_20, 8, p1_31
||      SHL     .S2X   A3, 8, B9            ; SHL     tb1_20, 8, p1_30
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_20
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[c24_20], td3_20
        ADD     .L1X   A7, B2, A8           ; ADD     tc0_20, p1_31, low_31
||      ADD     .L2    B0, B9, B9           ; ADD     tb0_20, p1_30, low_30
||      SHL     .S1    A11, 24, A7          ; SHL     tb3_20, 24, p3_30
||      SHRU    .S2X   A8, 24, B0           ; SHRU    b, 24, b24_20
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B3[2], A8          ; LDW     *+in[2], in_c
        MV      .L1    A14, A9              ; MV      schedule, keys
||      XOR     .L2X   B9, A2, B0           ; XOR     low_30, k1, keyed_30
||      SHL     .S1    A9, 16, A11          ; SHL     tb2_20, 16, p2_30
||      SHL     .S2    B2, 8, B9            ; SHL     ta1_20, 8, p1_29
||      LDBU    .D2T2  *+B6[B0], B0         ; LDBU    *+B6[b24_20], tc3_20
        ADD     .L1    A11, A7, A7          ; ADD     p2_30, p3_30, high_30
||      ADD     .L2    B13, B9, B13         ; ADD     ta0_20, p1_29, low_29
||      XOR     .S1    A8, A2, A2           ; XOR     low_31, k2, keyed_31
||      SHL     .S2    B2, 24, B9           ; SHL     ta3_20, 24, p3_29
||      LDW     .D1T1  *A9++[4], A1         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B3[1], B0          ; LDW     *+in[1], in_b
        ADD     .L1X   A1, B9, A13          ; ADD     p2_29, p3_29, high_29
||      XOR     .L2X   B13, A13, B9         ; XOR     low_29, k0, keyed_29
||      SHL     .S1    A8, 16, A1           ; SHL     td2_20, 16, p2_32
||      SHL     .S2    B2, 8, B13           ; SHL     td1_20, 8, p1_32
||      LDW     .D1T2  *-A9[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[3], A3          ; LDW     *+in[3], in_d
        XOR     .L1X   A13, B9, A13         ; XOR     keyed_29, high_29, a
||      ADD     .L2    B2, B13, B3          ; ADD     td0_20, p1_32, low_32
||      SHL     .S1    A8, 24, A11          ; SHL     td3_20, 24, p3_32
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B3[0], B2          ; LDW     *+in[0], in_a
        XOR     .L1X   A7, B0, A1           ; XOR     keyed_30, high_30, b
||      XOR     .L2    B3, B2, B2           ; XOR     low_32, k3, keyed_32
||      ADD     .S1    A1, A11, A7          ; ADD     p2_32, p3_32, high_32
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      STW     .D2T1  A13, *+B12[0]        ; STW     a, *+out[0]
        XOR     .L1X   A7, B2, A7           ; XOR     keyed_32, high_32, d
||      SHL     .S1    A3, 16, A3           ; SHL     tc2_20, 16, p2_31
||      SHL     .S2    B0, 24, B2           ; SHL     tc3_20, 24, p3_31
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      STW     .D2T1  A1, *+B12[1]         ; STW     b, *+out[1]
        ADD     .L1X   A3, B2, A7           ; ADD     p2_31, p3_31, high_31
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1    A2, A7, A7           ; XOR     keyed_31, high_31, c
||      XOR     .S1X   A8, B2, A11          ; XOR     in_c, k2, c
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A1, B2, A1           ; XOR     in_a, k0, a
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_6
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_6
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A3, B2, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_6
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_6
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_6
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A2, B0, A8           ; XOR     in_b, k1, b
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_6
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_6
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_6], td3_6
        SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_6
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_6], ta2_6
        MV      .L2    B1, B3               ; move left
||[B1]  B       .S1    rijndael_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_6
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_6
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_6], tc2_6
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_6
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_6
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_6], tc1_6
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_6], tc3_6
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_6
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_6], ta3_6
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_6, k2, keyed_17
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_6], td2_6
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_6, k0, keyed_15
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_6
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_6
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_6], tb2_6
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_6, k3, keyed_18
||      MVK     .S2    7, B1                ; MVK     9, count
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_6], tb1_6
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_6], tb3_6
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4$landing:
        NOP     4
        MV      .L2    B7, B3               ; move return$
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_34
        MV      .L1X   B3, A7               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_34, AMR
rijndael_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        B       .S2X   A7                   ; return
||      LDW     .D1T1  *+A0[5], A14         ; restore A14
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        LDW     .D1T1  *+A0[3], A13         ; restore A13
||      LDW     .D2T2  *+B15[2], B12        ; restore B12
        NOP
        ADDK    .S2    24, B15              ; frame
        NOP     2

rijndael_192_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B4, A0               ; argument
||      MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[4]        ; save B13
  [!B0] B       .S2    rijndael_192_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        MV      .L1    A4, A3               ; argument
||      STW     .D2T2  B12, *+B15[2]        ; save B12
        STW     .D2T1  A11, *+B15[1]        ; save A11
        NOP     2
        MV      .L1X   B3, A7               ; move return$
||      MV      .L2    B6, B7               ; argument
||      MV      .S2    B0, B3               ; move left
||      STW     .D2T1  A14, *+B15[5]        ; save A14
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$1:
        MV      .L1X   B7, A9               ; MV      schedule, keys
||      MV      .L2X   A0, B0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_36
        LDW     .D1T2  *A9++[4], B0         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MV      .L1X   B7, A14              ; move schedule
||      MVK     .S2    1, B8                ; MVK     1, one
||      LDW     .D1T1  *-A9[2], A7          ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+in[2], in_c
        LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+in[3], in_d
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_36
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+in[1], in_b
        XOR     .L1X   A1, B0, A1           ; XOR     in_a, k0, a
||      MV      .L2X   A7, B7               ; move return$
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B0, A11          ; XOR     in_c, k2, c
||      MV      .L2X   A3, B12              ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_36, AMR
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_40
        XOR     .L1X   A3, B0, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_40
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_40
        SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_40
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_40], td3_40
        XOR     .L1X   A2, B1, A8           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_40], ta2_40
        SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_40
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_40], tc2_40
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_40
||      MVK     .S2    9, B1                ; MVK     11, count
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_40], tc1_40
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_40], tc3_40
        MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_40], ta3_40
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_40, k2, keyed_51
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_40], td2_40
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_40, k0, keyed_49
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_40
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_40], tb2_40
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_40, k3, keyed_52
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_40], tb3_40
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
;  units: L1 6/12, S1 10/12, M1 0/12, D1 12/12, L2 3/12, S2 7/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 8/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_blocks_compact$rounds:
        XOR     .L1    A1, A3, A13          ; <1> XOR     keyed_52, td1_40, low_52
||      XOR     .L2    B13, B0, B0          ; <1> XOR     keyed_51, tc1_40, low_51
||      XOR     .S1X   A8, B9, A1           ; <1> XOR     tc2_40, tc3_40, high_51
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <1> XOR     keyed_49, ta1_40, low_49
||      XOR     .S1X   A1, B0, A11          ; <1> XOR     low_51, high_51, c
||      XOR     .S2    B2, B13, B13         ; <1> XOR     ta2_40, ta3_40, high_49
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A3, B13, A1          ; <1> XOR     low_49, high_49, a
||      XOR     .S1    A8, A7, A8           ; <1> XOR     td2_40, td3_40, high_52
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_40
        XOR     .L1    A13, A8, A7          ; <1> XOR     low_52, high_52, d
||      XOR     .L2    B13, B2, B2          ; <1> XOR     tb0_40, k1, keyed_50
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_40
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_40
        XOR     .L1    A2, A8, A2           ; <1> XOR     tb2_40, tb3_40, high_50
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_40
||      XOR     .S2    B2, B0, B2           ; <1> XOR     keyed_50, tb1_40, low_50
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_40], td3_40
        XOR     .S1X   A2, B2, A8           ; <1> XOR     low_50, high_50, b
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_40], ta2_40
  [B1]  B       .S1    rijndael_192_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_40
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_40], tc2_40
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_40
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_40], tc1_40
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_40], tc3_40
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_40], ta3_40
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_40, k2, keyed_51
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_40], td2_40
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_40, k0, keyed_49
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_40
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_40], tb2_40
  [B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A2, A1           ; <0> XOR     td0_40, k3, keyed_52
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_40], tb3_40
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4:
        XOR     .L1    A1, A3, A13          ; <-1> XOR     keyed_52, td1_40, low_52
||      XOR     .L2    B13, B0, B0          ; <-1> XOR     keyed_51, tc1_40, low_51
||      XOR     .S1X   A8, B9, A1           ; <-1> XOR     tc2_40, tc3_40, high_51
||      SUB     .S2    B3, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *A9++[4], A13        ; LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <-1> XOR     keyed_49, ta1_40, low_49
||      XOR     .S1X   A1, B0, A11          ; <-1> XOR     low_51, high_51, c
||      XOR     .S2    B2, B13, B13         ; <-1> XOR     ta2_40, ta3_40, high_49
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        XOR     .L1X   A3, B13, A1          ; <-1> XOR     low_49, high_49, a
||      XOR     .S1    A8, A7, A8           ; <-1> XOR     td2_40, td3_40, high_52
||      MPYLHU  .M2X   B8, A11, B3          ; MPYLHU  one, c, c16_54
||      LDBU    .D1T2  *+A6[A11], B2        ; LDBU    *+A6[c], tc0_54
        XOR     .L1    A13, A8, A7          ; <-1> XOR     low_52, high_52, d
||      XOR     .L2    B13, B2, B2          ; <-1> XOR     tb0_40, k1, keyed_50
||      SHRU    .S1    A11, 8, A13          ; SHRU    c, 8, c8_54
||      SHRU    .S2X   A1, 24, B13          ; SHRU    a, 24, a24_54
||      LDBU    .D1T2  *+A6[A1], B13        ; LDBU    *+A6[a], ta0_54
        XOR     .L1    A2, A8, A2           ; <-1> XOR     tb2_40, tb3_40, high_50
||      SHRU    .S1    A7, 8, A8            ; SHRU    d, 8, d8_54
||      XOR     .S2    B2, B0, B2           ; <-1> XOR     keyed_50, tb1_40, low_50
||      MPYLHU  .M2X   B8, A1, B2           ; MPYLHU  one, a, a16_54
||      LDBU    .D1T1  *+A6[A13], A3        ; LDBU    *+A6[c8_54], tb1_54
||      LDBU    .D2T2  *+B6[B3], B9         ; LDBU    *+B6[c16_54], ta2_54
        XOR     .S1X   A2, B2, A8           ; <-1> XOR     low_50, high_50, b
||      MPYLHU  .M2X   B8, A7, B13          ; MPYLHU  one, d, d16_54
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[d8_54], tc1_54
||      LDBU    .D2T1  *+B6[B13], A11       ; LDBU    *+B6[a24_54], tb3_54
        SHRU    .S1    A8, 8, A3            ; SHRU    b, 8, b8_54
||      MPYLHU  .M2X   B8, A8, B0           ; MPYLHU  one, b, b16_54
||      LDBU    .D1T2  *+A6[A8], B0         ; LDBU    *+A6[b], tb0_54
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[a16_54], tc2_54
        SHRU    .S1    A1, 8, A1            ; SHRU    a, 8, a8_54
||      SHRU    .S2X   A7, 24, B3           ; SHRU    d, 24, d24_54
||      LDBU    .D1T2  *+A6[A3], B2         ; LDBU    *+A6[b8_54], ta1_54
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[d16_54], tb2_54
        MV      .L2X   A0, B3               ; copy
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
||      LDBU    .D2T2  *+B6[B3], B2         ; LDBU    *+B6[d24_54], ta3_54
        SHL     .S1X   B9, 16, A1           ; SHL     ta2_54, 16, p2_63
||      SHRU    .S2X   A11, 24, B0          ; SHRU    c, 24, c24_54
||      LDBU    .D1T2  *+A6[A1], B2         ; LDBU    *+A6[a8_54], td1_54
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[b16_54], td2_54
        SHL     .S1X   B9, 8, A7            ; SHL     tc1_54, 8, p1_65
||      SHL     .S2X   A3, 8, B9            ; SHL     tb1_54, 8, p1_64
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_54
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[c24_54], td3_54
        ADD     .L1X   A7, B2, A8           ; ADD     tc0_54, p1_65, low_65
||      ADD     .L2    B0, B9, B9           ; ADD     tb0_54, p1_64, low_64
||      SHL     .S1    A11, 24, A7          ; SHL     tb3_54, 24, p3_64
||      SHRU    .S2X   A8, 24, B0           ; SHRU    b, 24, b24_54
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B3[2], A8          ; LDW     *+in[2], in_c
        MV      .L1    A14, A9              ; MV      schedule, keys
||      XOR     .L2X   B9, A2, B0           ; XOR     low_64, k1, keyed_64
||      SHL     .S1    A9, 16, A11          ; SHL     tb2_54, 16, p2_64
||      SHL     .S2    B2, 8, B9            ; SHL     ta1_54, 8, p1_63
||      LDBU    .D2T2  *+B6[B0], B0         ; LDBU    *+B6[b24_54], tc3_54
        ADD     .L1    A11, A7, A7          ; ADD     p2_64, p3_64, high_64
||      ADD     .L2    B13, B9, B13         ; ADD     ta0_54, p1_63, low_63
||      XOR     .S1    A8, A2, A2           ; XOR     low_65, k2, keyed_65
||      SHL     .S2    B2, 24, B9           ; SHL     ta3_54, 24, p3_63
||      LDW     .D1T1  *A9++[4], A1         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B3[1], B0          ; LDW     *+in[1], in_b
        ADD     .L1X   A1, B9, A13          ; ADD     p2_63, p3_63, high_63
||      XOR     .L2X   B13, A13, B9         ; XOR     low_63, k0, keyed_63
||      SHL     .S1    A8, 16, A1           ; SHL     td2_54, 16, p2_66
||      SHL     .S2    B2, 8, B13           ; SHL     td1_54, 8, p1_66
||      LDW     .D1T2  *-A9[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[3], A3          ; LDW     *+in[3], in_d
        XOR     .L1X   A13, B9, A13         ; XOR     keyed_63, high_63, a
||      ADD     .L2    B2, B13, B3          ; ADD     td0_54, p1_66, low_66
||      SHL     .S1    A8, 24, A11          ; SHL     td3_54, 24, p3_66
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B3[0], B2          ; LDW     *+in[0], in_a
        XOR     .L1X   A7, B0, A1           ; XOR     keyed_64, high_64, b
||      XOR     .L2    B3, B2, B2           ; XOR     low_66, k3, keyed_66
||      ADD     .S1    A1, A11, A7          ; ADD     p2_66, p3_66, high_66
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      STW     .D2T1  A13, *+B12[0]        ; STW     a, *+out[0]
        XOR     .L1X   A7, B2, A7           ; XOR     keyed_66, high_66, d
||      SHL     .S1    A3, 16, A3           ; SHL     tc2_54, 16, p2_65
||      SHL     .S2    B0, 24, B2           ; SHL     tc3_54, 24, p3_65
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      STW     .D2T1  A1, *+B12[1]         ; STW     b, *+out[1]
        ADD     .L1X   A3, B2, A7           ; ADD     p2_65, p3_65, high_65
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1    A2, A7, A7           ; XOR     keyed_65, high_65, c
||      XOR     .S1X   A8, B2, A11          ; XOR     in_c, k2, c
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A1, B2, A1           ; XOR     in_a, k0, a
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_40
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_40
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A3, B2, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_40
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_40
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_40
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A2, B0, A8           ; XOR     in_b, k1, b
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_40
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_40
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_40], td3_40
        SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_40
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_40], ta2_40
        MV      .L2    B1, B3               ; move left
||[B1]  B       .S1    rijndael_192_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_40
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_40
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_40], tc2_40
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_40
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_40
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_40], tc1_40
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_40], tc3_40
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_40
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_40], ta3_40
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_40, k2, keyed_51
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_40], td2_40
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_40, k0, keyed_49
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_40
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_40
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_40], tb2_40
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_40, k3, keyed_52
||      MVK     .S2    9, B1                ; MVK     11, count
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_40], tb1_40
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_40], tb3_40
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4$landing:
        NOP     4
        MV      .L2    B7, B3               ; move return$
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_68
        MV      .L1X   B3, A7               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_68, AMR
rijndael_192_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        B       .S2X   A7                   ; return
||      LDW     .D1T1  *+A0[5], A14         ; restore A14
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        LDW     .D1T1  *+A0[3], A13         ; restore A13
||      LDW     .D2T2  *+B15[2], B12        ; restore B12
        NOP
        ADDK    .S2    24, B15              ; frame
        NOP     2

rijndael_256_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B4, A0               ; argument
||      MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B13, *+B15[4]        ; save B13
  [!B0] B       .S2    rijndael_256_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        MV      .L1    A4, A3               ; argument
||      STW     .D2T2  B12, *+B15[2]        ; save B12
        STW     .D2T1  A11, *+B15[1]        ; save A11
        NOP     2
        MV      .L1X   B3, A7               ; move return$
||      MV      .L2    B6, B7               ; argument
||      MV      .S2    B0, B3               ; move left
||      STW     .D2T1  A14, *+B15[5]        ; save A14
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$1:
        MV      .L1X   B7, A9               ; MV      schedule, keys
||      MV      .L2X   A0, B0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_70
        LDW     .D1T2  *A9++[4], B0         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MV      .L1X   B7, A14              ; move schedule
||      MVK     .S2    1, B8                ; MVK     1, one
||      LDW     .D1T1  *-A9[2], A7          ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+in[2], in_c
        LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A9[1], A3          ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+in[3], in_d
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_70
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B0[1], B1          ; LDW     *+in[1], in_b
        XOR     .L1X   A1, B0, A1           ; XOR     in_a, k0, a
||      MV      .L2X   A7, B7               ; move return$
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B0, A11          ; XOR     in_c, k2, c
||      MV      .L2X   A3, B12              ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_70, AMR
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_74
        XOR     .L1X   A3, B0, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_74
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_74
        SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_74
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_74], td3_74
        XOR     .L1X   A2, B1, A8           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_74], ta2_74
        SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_74
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_74], tc2_74
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_74
||      MVK     .S2    11, B1               ; MVK     13, count
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_74], tc1_74
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_74], tc3_74
        MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_74], ta3_74
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_74, k2, keyed_85
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_74], td2_74
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_74, k0, keyed_83
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_74
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_74], tb2_74
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_74, k3, keyed_86
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_74], tb3_74
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
;  units: L1 6/12, S1 10/12, M1 0/12, D1 12/12, L2 3/12, S2 7/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 8/12
;  T paths: T1 10/12, T2 10/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 12 used, 12 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_blocks_compact$rounds:
        XOR     .L1    A1, A3, A13          ; <1> XOR     keyed_86, td1_74, low_86
||      XOR     .L2    B13, B0, B0          ; <1> XOR     keyed_85, tc1_74, low_85
||      XOR     .S1X   A8, B9, A1           ; <1> XOR     tc2_74, tc3_74, high_85
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <1> XOR     keyed_83, ta1_74, low_83
||      XOR     .S1X   A1, B0, A11          ; <1> XOR     low_85, high_85, c
||      XOR     .S2    B2, B13, B13         ; <1> XOR     ta2_74, ta3_74, high_83
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A3, B13, A1          ; <1> XOR     low_83, high_83, a
||      XOR     .S1    A8, A7, A8           ; <1> XOR     td2_74, td3_74, high_86
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_74
        XOR     .L1    A13, A8, A7          ; <1> XOR     low_86, high_86, d
||      XOR     .L2    B13, B2, B2          ; <1> XOR     tb0_74, k1, keyed_84
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_74
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_74
        XOR     .L1    A2, A8, A2           ; <1> XOR     tb2_74, tb3_74, high_84
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_74
||      XOR     .S2    B2, B0, B2           ; <1> XOR     keyed_84, tb1_74, low_84
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_74], td3_74
        XOR     .S1X   A2, B2, A8           ; <1> XOR     low_84, high_84, b
||      SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_74], ta2_74
  [B1]  B       .S1    rijndael_256_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_74
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_74], tc2_74
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_74
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_74], tc1_74
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_74], tc3_74
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_74], ta3_74
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_74, k2, keyed_85
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_74], td2_74
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_74, k0, keyed_83
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_74
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_74], tb2_74
  [B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A2, A1           ; <0> XOR     td0_74, k3, keyed_86
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_74], tb3_74
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4:
        XOR     .L1    A1, A3, A13          ; <-1> XOR     keyed_86, td1_74, low_86
||      XOR     .L2    B13, B0, B0          ; <-1> XOR     keyed_85, tc1_74, low_85
||      XOR     .S1X   A8, B9, A1           ; <-1> XOR     tc2_74, tc3_74, high_85
||      SUB     .S2    B3, 1, B1            ; SUB     left, 1, left
||      LDW     .D1T1  *A9++[4], A13        ; LDW     *keys++[4], k0
        XOR     .L1    A11, A3, A3          ; <-1> XOR     keyed_83, ta1_74, low_83
||      XOR     .S1X   A1, B0, A11          ; <-1> XOR     low_85, high_85, c
||      XOR     .S2    B2, B13, B13         ; <-1> XOR     ta2_74, ta3_74, high_83
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
        XOR     .L1X   A3, B13, A1          ; <-1> XOR     low_83, high_83, a
||      XOR     .S1    A8, A7, A8           ; <-1> XOR     td2_74, td3_74, high_86
||      MPYLHU  .M2X   B8, A11, B3          ; MPYLHU  one, c, c16_88
||      LDBU    .D1T2  *+A6[A11], B2        ; LDBU    *+A6[c], tc0_88
        XOR     .L1    A13, A8, A7          ; <-1> XOR     low_86, high_86, d
||      XOR     .L2    B13, B2, B2          ; <-1> XOR     tb0_74, k1, keyed_84
||      SHRU    .S1    A11, 8, A13          ; SHRU    c, 8, c8_88
||      SHRU    .S2X   A1, 24, B13          ; SHRU    a, 24, a24_88
||      LDBU    .D1T2  *+A6[A1], B13        ; LDBU    *+A6[a], ta0_88
        XOR     .L1    A2, A8, A2           ; <-1> XOR     tb2_74, tb3_74, high_84
||      SHRU    .S1    A7, 8, A8            ; SHRU    d, 8, d8_88
||      XOR     .S2    B2, B0, B2           ; <-1> XOR     keyed_84, tb1_74, low_84
||      MPYLHU  .M2X   B8, A1, B2           ; MPYLHU  one, a, a16_88
||      LDBU    .D1T1  *+A6[A13], A3        ; LDBU    *+A6[c8_88], tb1_88
||      LDBU    .D2T2  *+B6[B3], B9         ; LDBU    *+B6[c16_88], ta2_88
        XOR     .S1X   A2, B2, A8           ; <-1> XOR     low_84, high_84, b
||      MPYLHU  .M2X   B8, A7, B13          ; MPYLHU  one, d, d16_88
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[d8_88], tc1_88
||      LDBU    .D2T1  *+B6[B13], A11       ; LDBU    *+B6[a24_88], tb3_88
        SHRU    .S1    A8, 8, A3            ; SHRU    b, 8, b8_88
||      MPYLHU  .M2X   B8, A8, B0           ; MPYLHU  one, b, b16_88
||      LDBU    .D1T2  *+A6[A8], B0         ; LDBU    *+A6[b], tb0_88
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[a16_88], tc2_88
        SHRU    .S1    A1, 8, A1            ; SHRU    a, 8, a8_88
||      SHRU    .S2X   A7, 24, B3           ; SHRU    d, 24, d24_88
||      LDBU    .D1T2  *+A6[A3], B2         ; LDBU    *+A6[b8_88], ta1_88
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[d16_88], tb2_88
        MV      .L2X   A0, B3               ; copy
||      LDW     .D1T1  *-A9[2], A2          ; LDW     *-keys[2], k2
||      LDBU    .D2T2  *+B6[B3], B2         ; LDBU    *+B6[d24_88], ta3_88
        SHL     .S1X   B9, 16, A1           ; SHL     ta2_88, 16, p2_97
||      SHRU    .S2X   A11, 24, B0          ; SHRU    c, 24, c24_88
||      LDBU    .D1T2  *+A6[A1], B2         ; LDBU    *+A6[a8_88], td1_88
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[b16_88], td2_88
        SHL     .S1X   B9, 8, A7            ; SHL     tc1_88, 8, p1_99
||      SHL     .S2X   A3, 8, B9            ; SHL     tb1_88, 8, p1_98
||      LDBU    .D1T2  *+A6[A7], B2         ; LDBU    *+A6[d], td0_88
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[c24_88], td3_88
        ADD     .L1X   A7, B2, A8           ; ADD     tc0_88, p1_99, low_99
||      ADD     .L2    B0, B9, B9           ; ADD     tb0_88, p1_98, low_98
||      SHL     .S1    A11, 24, A7          ; SHL     tb3_88, 24, p3_98
||      SHRU    .S2X   A8, 24, B0           ; SHRU    b, 24, b24_88
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B3[2], A8          ; LDW     *+in[2], in_c
        MV      .L1    A14, A9              ; MV      schedule, keys
||      XOR     .L2X   B9, A2, B0           ; XOR     low_98, k1, keyed_98
||      SHL     .S1    A9, 16, A11          ; SHL     tb2_88, 16, p2_98
||      SHL     .S2    B2, 8, B9            ; SHL     ta1_88, 8, p1_97
||      LDBU    .D2T2  *+B6[B0], B0         ; LDBU    *+B6[b24_88], tc3_88
        ADD     .L1    A11, A7, A7          ; ADD     p2_98, p3_98, high_98
||      ADD     .L2    B13, B9, B13         ; ADD     ta0_88, p1_97, low_97
||      XOR     .S1    A8, A2, A2           ; XOR     low_99, k2, keyed_99
||      SHL     .S2    B2, 24, B9           ; SHL     ta3_88, 24, p3_97
||      LDW     .D1T1  *A9++[4], A1         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B3[1], B0          ; LDW     *+in[1], in_b
        ADD     .L1X   A1, B9, A13          ; ADD     p2_97, p3_97, high_97
||      XOR     .L2X   B13, A13, B9         ; XOR     low_97, k0, keyed_97
||      SHL     .S1    A8, 16, A1           ; SHL     td2_88, 16, p2_100
||      SHL     .S2    B2, 8, B13           ; SHL     td1_88, 8, p1_100
||      LDW     .D1T2  *-A9[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[3], A3          ; LDW     *+in[3], in_d
        XOR     .L1X   A13, B9, A13         ; XOR     keyed_97, high_97, a
||      ADD     .L2    B2, B13, B3          ; ADD     td0_88, p1_100, low_100
||      SHL     .S1    A8, 24, A11          ; SHL     td3_88, 24, p3_100
||      LDW     .D1T1  *-A9[3], A2          ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B3[0], B2          ; LDW     *+in[0], in_a
        XOR     .L1X   A7, B0, A1           ; XOR     keyed_98, high_98, b
||      XOR     .L2    B3, B2, B2           ; XOR     low_100, k3, keyed_100
||      ADD     .S1    A1, A11, A7          ; ADD     p2_100, p3_100, high_100
||      LDW     .D1T2  *-A9[1], B2          ; LDW     *-keys[1], k3
||      STW     .D2T1  A13, *+B12[0]        ; STW     a, *+out[0]
        XOR     .L1X   A7, B2, A7           ; XOR     keyed_100, high_100, d
||      SHL     .S1    A3, 16, A3           ; SHL     tc2_88, 16, p2_99
||      SHL     .S2    B0, 24, B2           ; SHL     tc3_88, 24, p3_99
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   in, 4, in
||      STW     .D2T1  A1, *+B12[1]         ; STW     b, *+out[1]
        ADD     .L1X   A3, B2, A7           ; ADD     p2_99, p3_99, high_99
||      LDW     .D1T2  *A9++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A7, *+B12[3]         ; STW     d, *+out[3]
        XOR     .L1    A2, A7, A7           ; XOR     keyed_99, high_99, c
||      XOR     .S1X   A8, B2, A11          ; XOR     in_c, k2, c
||      LDW     .D1T1  *-A9[1], A2          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A1, B2, A1           ; XOR     in_a, k0, a
||      SHRU    .S2X   A11, 24, B9          ; <0> SHRU    c, 24, c24_74
||      LDW     .D1T2  *+A4[A11], B9        ; <0> LDW     *+A4[c], tc0_74
||      STW     .D2T1  A7, *+B12[2]         ; STW     c, *+out[2]
        XOR     .L1X   A3, B2, A7           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A13           ; <0> SHRU    a, 8, a8_74
||      MPYLHU  .M2X   B8, A11, B9          ; <0> MPYLHU  one, c, c16_74
||      LDW     .D1T1  *+A4[A1], A13        ; <0> LDW     *+A4[a], ta0_74
||      ADDAW   .D2    B12, 4, B12          ; ADDAW   out, 4, out
        XOR     .L1X   A2, B0, A8           ; XOR     in_b, k1, b
||      SHRU    .S1    A7, 8, A3            ; <0> SHRU    d, 8, d8_74
||      MPYLHU  .M2X   B8, A1, B13          ; <0> MPYLHU  one, a, a16_74
||      LDW     .D1T2  *-A9[2], B13         ; <0> LDW     *-keys[2], k2
||      LDW     .D2T1  *+B5[B9], A7         ; <0> LDW     *+B5[c24_74], td3_74
        SHRU    .S2X   A7, 24, B2           ; <0> SHRU    d, 24, d24_74
||      LDW     .D1T1  *+A5[A13], A3        ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T2  *+B4[B9], B2         ; <0> LDW     *+B4[c16_74], ta2_74
        MV      .L2    B1, B3               ; move left
||[B1]  B       .S1    rijndael_256_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A8, 24, B13          ; <0> SHRU    b, 24, b24_74
||      LDW     .D1T1  *+A4[A7], A8         ; <0> LDW     *+A4[d], td0_74
||      LDW     .D2T2  *+B4[B13], B9        ; <0> LDW     *+B4[a16_74], tc2_74
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    b, 8, b8_74
||      MPYLHU  .M2X   B8, A8, B2           ; <0> MPYLHU  one, b, b16_74
||      LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_74], tc1_74
||      LDW     .D2T1  *+B5[B13], A8        ; <0> LDW     *+B5[b24_74], tc3_74
        MPYLHU  .M2X   B8, A7, B9           ; <0> MPYLHU  one, d, d16_74
||      LDW     .D1T1  *+A5[A3], A3         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T2  *+B5[B2], B13        ; <0> LDW     *+B5[d24_74], ta3_74
        XOR     .S2    B9, B13, B13         ; <0> XOR     tc0_74, k2, keyed_85
||      LDW     .D1T2  *-A9[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[b16_74], td2_74
        XOR     .L1X   A13, B0, A11         ; <0> XOR     ta0_74, k0, keyed_83
||      SHRU    .S1    A11, 8, A1           ; <0> SHRU    c, 8, c8_74
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_74
||      LDW     .D1T2  *+A4[A8], B13        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T1  *+B4[B9], A2         ; <0> LDW     *+B4[d16_74], tb2_74
        XOR     .S1    A8, A2, A1           ; <0> XOR     td0_74, k3, keyed_86
||      MVK     .S2    11, B1               ; MVK     13, count
||      LDW     .D1T2  *+A5[A1], B0         ; <0> LDW     *+A5[c8_74], tb1_74
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[a24_74], tb3_74
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4$landing:
        NOP     4
        MV      .L2    B7, B3               ; move return$
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_102
        MV      .L1X   B3, A7               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_102, AMR
rijndael_256_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        B       .S2X   A7                   ; return
||      LDW     .D1T1  *+A0[5], A14         ; restore A14
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        LDW     .D1T1  *+A0[3], A13         ; restore A13
||      LDW     .D2T2  *+B15[2], B12        ; restore B12
        NOP
        ADDK    .S2    24, B15              ; frame
        NOP     2

rijndael_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_104
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_104
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_104, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MVK     .S2    8, B0                ; MVK     9, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 26.8, "banks_apart": true, "note": "", "moves": 0}]}
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
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 26.8 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_118, ta1_109, low_118
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_109, k1, keyed_121
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_118, high_118, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_109, tc3_109, high_120
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_120, tc1_109, low_120
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_121, td1_109, low_121
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_120, high_120, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_109, td3_109, high_121
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_109, k3, keyed_119
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_121, high_121, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_109, tb3_109, high_119
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_119, tb1_109, low_119
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_119, high_119, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||[B0]  B       .S2    rijndael_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_118, ta1_109, low_118
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_109, k1, keyed_121
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_118, high_118, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_109, tc3_109, high_120
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_120, tc1_109, low_120
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_121, td1_109, low_121
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_120, high_120, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_124
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_124
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_124
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_109, td3_109, high_121
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_124
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_109, k3, keyed_119
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_124
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_124], td1_124
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_124], tb3_124
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_121, high_121, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_109, tb3_109, high_119
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_119, tb1_109, low_119
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_124
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_124], tb1_124
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_119, high_119, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_124
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_124
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_124
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_124], ta2_124
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_124
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_124
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_124], tc1_124
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_124], ta3_124
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_124
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_124], ta1_124
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_124], tc2_124
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_124, 8, p1_136
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_124
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_124
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_124], tb2_124
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_124, 8, p1_134
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_124], td3_124
        ADD     .L1    A7, A9, A9           ; ADD     td0_124, p1_136, low_136
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_124, 16, p2_133
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_124
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_124], td2_124
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_124, 24, p3_133
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_124, 8, p1_135
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_124
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_124], tc3_124
        ADD     .L1    A7, A13, A7          ; ADD     p2_133, p3_133, high_133
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_124, 8, p1_133
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_124, p1_134, low_134
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_124, 24, p3_134
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_124, 16, p2_134
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_124, p1_133, low_133
        ADD     .L1X   A3, B8, A12          ; ADD     p2_134, p3_134, high_134
||      XOR     .L2X   B9, A13, B2          ; XOR     low_134, k3, keyed_134
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_124, 16, p2_135
||      SHL     .S2    B2, 24, B9           ; SHL     td3_124, 24, p3_136
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_134, high_134, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_133, k0, keyed_133
||      XOR     .S1    A9, A13, A9          ; XOR     low_136, k1, keyed_136
||      SHL     .S2    B8, 16, B8           ; SHL     td2_124, 16, p2_136
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_133, high_133, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_124, p1_135, low_135
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_124, 24, p3_135
||      ADD     .S2    B8, B9, B2           ; ADD     p2_136, p3_136, high_136
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_135, p3_135, high_135
||      XOR     .L2    B9, B12, B2          ; XOR     low_135, k2, keyed_135
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_136, high_136, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_135, high_135, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||[A1]  B       .S2    rijndael_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      MVK     .S2    8, B0                ; MVK     9, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_138
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_138, AMR
rijndael_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4

rijndael_192_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_192_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_140
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_140
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_140, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MVK     .S2    10, B0               ; MVK     11, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
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
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_154, ta1_145, low_154
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_145, k1, keyed_157
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_154, high_154, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_145, tc3_145, high_156
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_156, tc1_145, low_156
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_157, td1_145, low_157
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_156, high_156, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_145, td3_145, high_157
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_145, k3, keyed_155
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_157, high_157, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_145, tb3_145, high_155
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_155, tb1_145, low_155
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_155, high_155, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||[B0]  B       .S2    rijndael_192_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_154, ta1_145, low_154
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_145, k1, keyed_157
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_154, high_154, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_145, tc3_145, high_156
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_156, tc1_145, low_156
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_157, td1_145, low_157
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_156, high_156, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_160
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_160
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_160
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_145, td3_145, high_157
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_160
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_145, k3, keyed_155
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_160
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_160], td1_160
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_160], tb3_160
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_157, high_157, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_145, tb3_145, high_155
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_155, tb1_145, low_155
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_160
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_160], tb1_160
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_155, high_155, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_160
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_160
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_160
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_160], ta2_160
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_160
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_160
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_160], tc1_160
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_160], ta3_160
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_160
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_160], ta1_160
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_160], tc2_160
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_160, 8, p1_172
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_160
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_160
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_160], tb2_160
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_160, 8, p1_170
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_160], td3_160
        ADD     .L1    A7, A9, A9           ; ADD     td0_160, p1_172, low_172
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_160, 16, p2_169
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_160
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_160], td2_160
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_160, 24, p3_169
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_160, 8, p1_171
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_160
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_160], tc3_160
        ADD     .L1    A7, A13, A7          ; ADD     p2_169, p3_169, high_169
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_160, 8, p1_169
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_160, p1_170, low_170
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_160, 24, p3_170
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_160, 16, p2_170
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_160, p1_169, low_169
        ADD     .L1X   A3, B8, A12          ; ADD     p2_170, p3_170, high_170
||      XOR     .L2X   B9, A13, B2          ; XOR     low_170, k3, keyed_170
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_160, 16, p2_171
||      SHL     .S2    B2, 24, B9           ; SHL     td3_160, 24, p3_172
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_170, high_170, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_169, k0, keyed_169
||      XOR     .S1    A9, A13, A9          ; XOR     low_172, k1, keyed_172
||      SHL     .S2    B8, 16, B8           ; SHL     td2_160, 16, p2_172
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_169, high_169, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_160, p1_171, low_171
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_160, 24, p3_171
||      ADD     .S2    B8, B9, B2           ; ADD     p2_172, p3_172, high_172
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_171, p3_171, high_171
||      XOR     .L2    B9, B12, B2          ; XOR     low_171, k2, keyed_171
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_172, high_172, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_171, high_171, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||[A1]  B       .S2    rijndael_192_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      MVK     .S2    10, B0               ; MVK     11, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_174
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_174, AMR
rijndael_192_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4

rijndael_256_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_256_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_176
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_176
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_176, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MVK     .S2    12, B0               ; MVK     13, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
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
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_190, ta1_181, low_190
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_181, k1, keyed_193
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_190, high_190, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_181, tc3_181, high_192
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_192, tc1_181, low_192
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_193, td1_181, low_193
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_192, high_192, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_181, td3_181, high_193
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_181, k3, keyed_191
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_193, high_193, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_181, tb3_181, high_191
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_191, tb1_181, low_191
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_191, high_191, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||[B0]  B       .S2    rijndael_256_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_190, ta1_181, low_190
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_181, k1, keyed_193
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_190, high_190, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_181, tc3_181, high_192
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_192, tc1_181, low_192
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_193, td1_181, low_193
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_192, high_192, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_196
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_196
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_196
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_181, td3_181, high_193
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_196
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_181, k3, keyed_191
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_196
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_196], td1_196
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_196], tb3_196
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_193, high_193, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_181, tb3_181, high_191
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_191, tb1_181, low_191
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_196
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_196], tb1_196
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_191, high_191, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_196
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_196
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_196
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_196], ta2_196
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_196
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_196
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_196], tc1_196
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_196], ta3_196
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_196
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_196], ta1_196
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_196], tc2_196
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_196, 8, p1_208
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_196
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_196
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_196], tb2_196
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_196, 8, p1_206
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_196], td3_196
        ADD     .L1    A7, A9, A9           ; ADD     td0_196, p1_208, low_208
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_196, 16, p2_205
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_196
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_196], td2_196
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_196, 24, p3_205
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_196, 8, p1_207
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_196
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_196], tc3_196
        ADD     .L1    A7, A13, A7          ; ADD     p2_205, p3_205, high_205
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_196, 8, p1_205
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_196, p1_206, low_206
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_196, 24, p3_206
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_196, 16, p2_206
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_196, p1_205, low_205
        ADD     .L1X   A3, B8, A12          ; ADD     p2_206, p3_206, high_206
||      XOR     .L2X   B9, A13, B2          ; XOR     low_206, k3, keyed_206
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_196, 16, p2_207
||      SHL     .S2    B2, 24, B9           ; SHL     td3_196, 24, p3_208
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_206, high_206, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_205, k0, keyed_205
||      XOR     .S1    A9, A13, A9          ; XOR     low_208, k1, keyed_208
||      SHL     .S2    B8, 16, B8           ; SHL     td2_196, 16, p2_208
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_205, high_205, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_196, p1_207, low_207
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_196, 24, p3_207
||      ADD     .S2    B8, B9, B2           ; ADD     p2_208, p3_208, high_208
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_207, p3_207, high_207
||      XOR     .L2    B9, B12, B2          ; XOR     low_207, k2, keyed_207
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_208, high_208, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_207, high_207, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||[A1]  B       .S2    rijndael_256_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      MVK     .S2    12, B0               ; MVK     13, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_210
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_210, AMR
rijndael_256_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4
