; broadside optimize: source 6148c58609d9d1269833254364dad235eef85030a4560bad9b2c75cd753b7b32
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 4 s a region
        .ref    rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits on one block, on the C64x: the rounds of the C62x.
;
;       void rijndael_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[60]);
;
; The buffers and their alignment are those of block.sa.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is not zero.

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

        .global rijndael_encrypt_block_c64x
        .global rijndael_192_encrypt_block_c64x
        .global rijndael_256_encrypt_block_c64x

; A whole routine on a block: `passes` rounds and the last one.

rijndael_encrypt_block_c64x:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B16              ; move keys
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *+A0[2], B0          ; LDW     *+block[2], in_c
||      LDW     .D2T1  *B16++[4], A1        ; LDW     *keys++[4], k0
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D2T2  *-B16[2], B1         ; LDW     *-keys[2], k2
        NOP
        LDW     .D1T2  *+A0[3], B0          ; LDW     *+block[3], in_d
||      LDW     .D2T1  *-B16[1], A2         ; LDW     *-keys[1], k3
        LDW     .D1T2  *+A0[0], B0          ; LDW     *+block[0], in_a
||      LDW     .D2T1  *-B16[3], A9         ; LDW     *-keys[3], k1
        LDW     .D1T2  *+A0[1], B0          ; LDW     *+block[1], in_b
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        MV      .L1X   B1, A2               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_2
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A2, B0, A18          ; XOR     in_c, k2, c
||      MVK     .L2    1, B9                ; MVK     1, one
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_2
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A2, B0, A8           ; XOR     in_d, k3, d
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_5
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B0, A20          ; XOR     in_a, k0, a
||      SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_5
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_5
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_5
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_5
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_5], ta3_5
        XOR     .L1X   A9, B0, A17          ; XOR     in_b, k1, b
||      SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_5
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_5
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_5], tb1_5
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_5], ta2_5
        MV      .L1X   B3, A1               ; move return$
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_5
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_5
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_5], tc1_5
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_5], tb2_5
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_5
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_5
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_5], tb3_5
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_5
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_5], tc2_5
        MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_5
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_5], ta1_5
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_5], tc3_5
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_5
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_5
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_5], td3_5
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_5, k0, keyed_14
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_5], td1_5
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_5], td2_5
        MVK     .L2    8, B0                ; MVK     9, count
||      XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_5, k2, keyed_16
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_5, ta3_5, high_14
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_16, tc1_5, low_16
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_5, k3, keyed_17
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_5, tc3_5, high_16
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_14, ta1_5, low_14
;@loop {"name": "rounds", "ii": 16, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 16, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 16, 2 stages
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
;  units: L1 4/16, S1 9/16, M1 0/16, D1 14/16, L2 2/16, S2 5/16, M2 4/16, D2 12/16
;  cross paths: 1X 7/16, 2X 9/16
;  T paths: T1 13/16, T2 7/16
;  registers of side A: 17 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 16 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_encrypt_block_c64x$rounds:
        XOR     .L2X   B2, A18, B1          ; <1> XOR     tb2_5, tb3_5, high_15
||      XOR     .S1    A3, A8, A18          ; <1> XOR     low_16, high_16, c
||      XOR     .D1X   A23, B1, A3          ; <1> XOR     tb0_5, k1, keyed_15
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <1> XOR     keyed_17, td1_5, low_17
||      XOR     .S1X   A17, B2, A3          ; <1> XOR     td2_5, td3_5, high_17
||      XOR     .D1    A3, A19, A8          ; <1> XOR     keyed_15, tb1_5, low_15
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1    A2, A3, A8           ; <1> XOR     low_17, high_17, d
||      XOR     .S1X   A8, B1, A17          ; <1> XOR     low_15, high_15, b
||      XOR     .D1    A9, A16, A20         ; <1> XOR     low_14, high_14, a
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_5
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_5
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_5
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_5
        MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_5
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_5], ta3_5
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_5
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_5
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_5], tb1_5
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_5], ta2_5
        SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_5
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_5
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_5], tc1_5
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_5], tb2_5
        SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_5
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_5
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_5], tb3_5
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_5
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_5], tc2_5
  [B0]  B       .S2    rijndael_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_5
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_5], ta1_5
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_5], tc3_5
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_5
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_5
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_5], td3_5
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_5, k0, keyed_14
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_5], td1_5
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_5], td2_5
        XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_5, k2, keyed_16
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_5, ta3_5, high_14
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_16, tc1_5, low_16
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_5, k3, keyed_17
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_5, tc3_5, high_16
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_14, ta1_5, low_14
rijndael_encrypt_block_c64x$rijndael_encrypt_block_c64x$2:
        XOR     .L2X   B2, A18, B1          ; <-1> XOR     tb2_5, tb3_5, high_15
||      XOR     .S1    A3, A8, A18          ; <-1> XOR     low_16, high_16, c
||      XOR     .D1X   A23, B1, A3          ; <-1> XOR     tb0_5, k1, keyed_15
||      LDW     .D2T1  *B16++[4], A2        ; LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <-1> XOR     keyed_17, td1_5, low_17
||      XOR     .S1X   A17, B2, A3          ; <-1> XOR     td2_5, td3_5, high_17
||      SHRU    .S2X   A18, 24, B2          ; SHRU    c, 24, c24_19
||      XOR     .D1    A3, A19, A8          ; <-1> XOR     keyed_15, tb1_5, low_15
||      LDW     .D2T2  *-B16[1], B2         ; LDW     *-keys[1], k3
        XOR     .L1    A2, A3, A8           ; <-1> XOR     low_17, high_17, d
||      XOR     .S1X   A8, B1, A17          ; <-1> XOR     low_15, high_15, b
||      MPYLHU  .M2X   B9, A18, B1          ; MPYLHU  one, c, c16_19
||      XOR     .D1    A9, A16, A20         ; <-1> XOR     low_14, high_14, a
||      LDBU    .D2T1  *+B6[B2], A18        ; LDBU    *+B6[c24_19], td3_19
        SHRU    .S1    A20, 8, A2           ; SHRU    a, 8, a8_19
||      MPYLHU  .M2X   B9, A20, B1          ; MPYLHU  one, a, a16_19
||      LDBU    .D1T2  *+A6[A8], B1         ; LDBU    *+A6[d], td0_19
||      LDW     .D2T1  *-B16[2], A8         ; LDW     *-keys[2], k2
        SHRU    .S1    A8, 8, A3            ; SHRU    d, 8, d8_19
||      SHRU    .S2X   A17, 24, B2          ; SHRU    b, 24, b24_19
||      LDBU    .D1T2  *+A6[A2], B3         ; LDBU    *+A6[a8_19], td1_19
||      LDBU    .D2T1  *+B6[B1], A20        ; LDBU    *+B6[c16_19], ta2_19
        SHRU    .S1    A18, 8, A3           ; SHRU    c, 8, c8_19
||      MPYLHU  .M2X   B9, A17, B1          ; MPYLHU  one, b, b16_19
||      LDBU    .D1T1  *+A6[A3], A20        ; LDBU    *+A6[d8_19], tc1_19
||      LDBU    .D2T2  *+B6[B2], B8         ; LDBU    *+B6[b24_19], tc3_19
        SHRU    .S1    A17, 8, A9           ; SHRU    b, 8, b8_19
||      MPYLHU  .M2X   B9, A8, B9           ; MPYLHU  one, d, d16_19
||      LDBU    .D1T1  *+A6[A18], A17       ; LDBU    *+A6[c], tc0_19
||      LDBU    .D2T2  *+B6[B1], B9         ; LDBU    *+B6[a16_19], tc2_19
        SHRU    .S2X   A8, 24, B0           ; SHRU    d, 24, d24_19
||      LDBU    .D1T2  *+A6[A9], B9         ; LDBU    *+A6[b8_19], ta1_19
||      LDBU    .D2T1  *+B6[B1], A17        ; LDBU    *+B6[b16_19], td2_19
        SHL     .S1    A18, 24, A18         ; SHL     td3_19, 24, p3_31
||      SHRU    .S2X   A20, 24, B0          ; SHRU    a, 24, a24_19
||      LDBU    .D1T2  *+A6[A20], B3        ; LDBU    *+A6[a], ta0_19
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[d24_19], ta3_19
        MV      .L2X   A0, B0               ; copy
||      SHL     .S1    A20, 16, A3          ; SHL     ta2_19, 16, p2_28
||      SHL     .S2    B3, 8, B3            ; SHL     td1_19, 8, p1_31
||      LDBU    .D1T2  *+A6[A3], B3         ; LDBU    *+A6[c8_19], tb1_19
||      LDBU    .D2T1  *+B6[B0], A17        ; LDBU    *+B6[a24_19], tb3_19
        SHL     .S1    A20, 8, A20          ; SHL     tc1_19, 8, p1_30
||      SHL     .S2    B8, 24, B8           ; SHL     tc3_19, 24, p3_30
||      LDBU    .D1T2  *+A6[A17], B3        ; LDBU    *+A6[b], tb0_19
||      LDBU    .D2T1  *+B6[B9], A3         ; LDBU    *+B6[d16_19], tb2_19
        ADD     .L1    A17, A20, A20        ; ADD     tc0_19, p1_30, low_30
||      SHL     .S2    B9, 16, B16          ; SHL     tc2_19, 16, p2_30
||      LDW     .D2T2  *-B16[3], B1         ; LDW     *-keys[3], k1
        XOR     .L1    A20, A8, A17         ; XOR     low_30, k2, keyed_30
||      ADD     .L2    B16, B8, B9          ; ADD     p2_30, p3_30, high_30
||      SHL     .S1    A17, 16, A20         ; SHL     td2_19, 16, p2_31
||      SHL     .S2    B9, 8, B8            ; SHL     ta1_19, 8, p1_28
||      ADD     .D2    B1, B3, B1           ; ADD     td0_19, p1_31, low_31
        XOR     .L1X   A17, B9, A8          ; XOR     keyed_30, high_30, c
||      ADD     .L2    B3, B8, B8           ; ADD     ta0_19, p1_28, low_28
||      SHL     .S1    A8, 24, A18          ; SHL     ta3_19, 24, p3_28
||      B       .S2X   A1                   ; return
||      ADD     .D1    A20, A18, A1         ; ADD     p2_31, p3_31, high_31
        ADD     .L1    A3, A18, A17         ; ADD     p2_28, p3_28, high_28
||      SHL     .S1    A17, 24, A2          ; SHL     tb3_19, 24, p3_29
||      SHL     .S2    B3, 8, B8            ; SHL     tb1_19, 8, p1_29
||      XOR     .D1X   A2, B8, A18          ; XOR     low_28, k0, keyed_28
        XOR     .L1    A18, A17, A3         ; XOR     keyed_28, high_28, a
||      ADD     .L2    B3, B8, B2           ; ADD     tb0_19, p1_29, low_29
||      SHL     .S1    A3, 16, A8           ; SHL     tb2_19, 16, p2_29
||      XOR     .S2    B1, B2, B3           ; XOR     low_31, k3, keyed_31
||      STW     .D2T1  A8, *+B0[2]          ; STW     c, *+block[2]
        ADD     .L1    A8, A2, A1           ; ADD     p2_29, p3_29, high_29
||      XOR     .L2    B2, B1, B0           ; XOR     low_29, k1, keyed_29
||      XOR     .S1X   A1, B3, A2           ; XOR     keyed_31, high_31, d
||      STW     .D2T1  A3, *+B0[0]          ; STW     a, *+block[0]
        XOR     .L1X   A1, B0, A1           ; XOR     keyed_29, high_29, b
||      ZERO    .L2    B0                   ; ZERO    linear_32
||      STW     .D1T1  A2, *+A0[3]          ; STW     d, *+block[3]
        MVC     .S2    B0, AMR              ; MVC     linear_32, AMR
||      STW     .D1T1  A1, *+A0[1]          ; STW     b, *+block[1]

rijndael_192_encrypt_block_c64x:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B16              ; move keys
        LDW     .D1T2  *+A0[2], B1          ; LDW     *+block[2], in_c
||      LDW     .D2T1  *B16++[4], A1        ; LDW     *keys++[4], k0
        LDW     .D2T2  *-B16[2], B2         ; LDW     *-keys[2], k2
        NOP
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T2  *+A0[3], B1          ; LDW     *+block[3], in_d
||      LDW     .D2T1  *-B16[1], A2         ; LDW     *-keys[1], k3
        MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_34
||      LDW     .D1T2  *+A0[0], B0          ; LDW     *+block[0], in_a
||      LDW     .D2T1  *-B16[3], A9         ; LDW     *-keys[3], k1
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_34
||      LDW     .D1T2  *+A0[1], B0          ; LDW     *+block[1], in_b
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        MV      .L1X   B2, A2               ; copy
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A2, B1, A18          ; XOR     in_c, k2, c
||      MVK     .L2    1, B9                ; MVK     1, one
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A2, B1, A8           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_34, AMR
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_37
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B0, A20          ; XOR     in_a, k0, a
||      SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_37
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_37
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_37
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_37
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_37
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_37], ta3_37
        XOR     .L1X   A9, B0, A17          ; XOR     in_b, k1, b
||      SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_37
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_37
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_37], tb1_37
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_37], ta2_37
        MV      .L1X   B3, A1               ; move return$
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_37
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_37
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_37], tc1_37
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_37], tb2_37
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_37
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_37
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_37], tb3_37
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_37
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_37], tc2_37
        MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_37
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_37], ta1_37
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_37], tc3_37
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_37
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_37
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_37], td3_37
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_37, k0, keyed_46
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_37], td1_37
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_37], td2_37
        MVK     .L2    10, B0               ; MVK     11, count
||      XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_37, k2, keyed_48
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_37, ta3_37, high_46
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_48, tc1_37, low_48
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_37, k3, keyed_49
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_37, tc3_37, high_48
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_46, ta1_37, low_46
;@loop {"name": "rounds", "ii": 16, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 16, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 16, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_37], td2_37
;    XOR td2_37, td3_37, high_49
;    XOR low_49, high_49, d
;    MPYLHU one, d, d16_37
;    LDW *+B4[d16_37], tb2_37
;    XOR tb2_37, tb3_37, high_47
;    XOR low_47, high_47, b
;    MPYLHU one, b, b16_37
;  units: L1 4/16, S1 9/16, M1 0/16, D1 14/16, L2 2/16, S2 5/16, M2 4/16, D2 12/16
;  cross paths: 1X 7/16, 2X 9/16
;  T paths: T1 13/16, T2 7/16
;  registers of side A: 17 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 16 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_192_encrypt_block_c64x$rounds:
        XOR     .L2X   B2, A18, B1          ; <1> XOR     tb2_37, tb3_37, high_47
||      XOR     .S1    A3, A8, A18          ; <1> XOR     low_48, high_48, c
||      XOR     .D1X   A23, B1, A3          ; <1> XOR     tb0_37, k1, keyed_47
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <1> XOR     keyed_49, td1_37, low_49
||      XOR     .S1X   A17, B2, A3          ; <1> XOR     td2_37, td3_37, high_49
||      XOR     .D1    A3, A19, A8          ; <1> XOR     keyed_47, tb1_37, low_47
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1    A2, A3, A8           ; <1> XOR     low_49, high_49, d
||      XOR     .S1X   A8, B1, A17          ; <1> XOR     low_47, high_47, b
||      XOR     .D1    A9, A16, A20         ; <1> XOR     low_46, high_46, a
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_37
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_37
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_37
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_37
        MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_37
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_37
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_37], ta3_37
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_37
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_37
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_37], tb1_37
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_37], ta2_37
        SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_37
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_37
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_37], tc1_37
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_37], tb2_37
        SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_37
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_37
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_37], tb3_37
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_37
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_37], tc2_37
  [B0]  B       .S2    rijndael_192_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_37
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_37], ta1_37
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_37], tc3_37
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_37
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_37
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_37], td3_37
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_37, k0, keyed_46
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_37], td1_37
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_37], td2_37
        XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_37, k2, keyed_48
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_37, ta3_37, high_46
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_48, tc1_37, low_48
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_37, k3, keyed_49
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_37, tc3_37, high_48
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_46, ta1_37, low_46
rijndael_192_encrypt_block_c64x$rijndael_192_encrypt_block_c64x$2:
        XOR     .L2X   B2, A18, B1          ; <-1> XOR     tb2_37, tb3_37, high_47
||      XOR     .S1    A3, A8, A18          ; <-1> XOR     low_48, high_48, c
||      XOR     .D1X   A23, B1, A3          ; <-1> XOR     tb0_37, k1, keyed_47
||      LDW     .D2T1  *B16++[4], A2        ; LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <-1> XOR     keyed_49, td1_37, low_49
||      XOR     .S1X   A17, B2, A3          ; <-1> XOR     td2_37, td3_37, high_49
||      SHRU    .S2X   A18, 24, B2          ; SHRU    c, 24, c24_51
||      XOR     .D1    A3, A19, A8          ; <-1> XOR     keyed_47, tb1_37, low_47
||      LDW     .D2T2  *-B16[3], B2         ; LDW     *-keys[3], k1
        XOR     .L1    A2, A3, A8           ; <-1> XOR     low_49, high_49, d
||      XOR     .S1X   A8, B1, A17          ; <-1> XOR     low_47, high_47, b
||      MPYLHU  .M2X   B9, A18, B1          ; MPYLHU  one, c, c16_51
||      XOR     .D1    A9, A16, A20         ; <-1> XOR     low_46, high_46, a
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[c24_51], td3_51
        SHRU    .S1    A18, 8, A2           ; SHRU    c, 8, c8_51
||      SHRU    .S2X   A20, 24, B2          ; SHRU    a, 24, a24_51
||      LDBU    .D1T2  *+A6[A8], B1         ; LDBU    *+A6[d], td0_51
||      LDW     .D2T1  *-B16[1], A8         ; LDW     *-keys[1], k3
        SHRU    .S1    A20, 8, A3           ; SHRU    a, 8, a8_51
||      SHRU    .S2X   A17, 24, B2          ; SHRU    b, 24, b24_51
||      LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[c8_51], tb1_51
||      LDBU    .D2T1  *+B6[B2], A17        ; LDBU    *+B6[a24_51], tb3_51
        SHRU    .S1    A17, 8, A3           ; SHRU    b, 8, b8_51
||      SHRU    .S2X   A8, 24, B0           ; SHRU    d, 24, d24_51
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[a8_51], td1_51
||      LDBU    .D2T1  *+B6[B2], A17        ; LDBU    *+B6[b24_51], tc3_51
        MPYLHU  .M2X   B9, A17, B0          ; MPYLHU  one, b, b16_51
||      LDBU    .D1T1  *+A6[A3], A18        ; LDBU    *+A6[b8_51], ta1_51
||      LDBU    .D2T2  *+B6[B0], B3         ; LDBU    *+B6[d24_51], ta3_51
        SHRU    .S1    A8, 8, A9            ; SHRU    d, 8, d8_51
||      MPYLHU  .M2X   B9, A8, B0           ; MPYLHU  one, d, d16_51
||      LDBU    .D1T1  *+A6[A20], A18       ; LDBU    *+A6[a], ta0_51
||      LDBU    .D2T2  *+B6[B1], B3         ; LDBU    *+B6[c16_51], ta2_51
        SHL     .S1    A3, 24, A3           ; SHL     td3_51, 24, p3_63
||      MPYLHU  .M2X   B9, A20, B3          ; MPYLHU  one, a, a16_51
||      LDBU    .D1T2  *+A6[A17], B3        ; LDBU    *+A6[b], tb0_51
||      LDBU    .D2T1  *+B6[B0], A18        ; LDBU    *+B6[b16_51], td2_51
        MV      .L2X   A0, B0               ; copy
||      SHL     .S1    A17, 24, A9          ; SHL     tb3_51, 24, p3_61
||      SHL     .S2    B9, 8, B9            ; SHL     tb1_51, 8, p1_61
||      LDBU    .D1T2  *+A6[A9], B3         ; LDBU    *+A6[d8_51], tc1_51
||      LDBU    .D2T1  *+B6[B0], A1         ; LDBU    *+B6[d16_51], tb2_51
        SHL     .S2    B8, 8, B8            ; SHL     td1_51, 8, p1_63
||      LDBU    .D1T2  *+A6[A18], B3        ; LDBU    *+A6[c], tc0_51
||      LDBU    .D2T1  *+B6[B3], A1         ; LDBU    *+B6[a16_51], tc2_51
        ADD     .L2    B1, B8, B8           ; ADD     td0_51, p1_63, low_63
||      SHL     .S1    A18, 8, A20          ; SHL     ta1_51, 8, p1_60
||      SHL     .S2    B3, 24, B1           ; SHL     ta3_51, 24, p3_60
||      LDW     .D2T2  *-B16[2], B1         ; LDW     *-keys[2], k2
        ADD     .L1    A18, A20, A20        ; ADD     ta0_51, p1_60, low_60
||      SHL     .S1    A17, 24, A8          ; SHL     tc3_51, 24, p3_62
||      SHL     .S2    B3, 16, B8           ; SHL     ta2_51, 16, p2_60
||      XOR     .D1X   A8, B8, A17          ; XOR     low_63, k3, keyed_63
        XOR     .L1    A20, A2, A2          ; XOR     low_60, k0, keyed_60
||      ADD     .L2    B8, B1, B8           ; ADD     p2_60, p3_60, high_60
||      SHL     .S1    A18, 16, A18         ; SHL     td2_51, 16, p2_63
||      B       .S2X   A1                   ; return
||      ADD     .D2    B3, B9, B1           ; ADD     tb0_51, p1_61, low_61
        XOR     .L1X   A2, B8, A2           ; XOR     keyed_60, high_60, a
||      SHL     .S1    A1, 16, A3           ; SHL     tb2_51, 16, p2_61
||      SHL     .S2    B3, 8, B8            ; SHL     tc1_51, 8, p1_62
||      ADD     .D1    A18, A3, A18         ; ADD     p2_63, p3_63, high_63
        ADD     .L1    A3, A9, A1           ; ADD     p2_61, p3_61, high_61
||      XOR     .L2    B1, B2, B2           ; XOR     low_61, k1, keyed_61
||      SHL     .S1    A1, 16, A2           ; SHL     tc2_51, 16, p2_62
||      ADD     .S2    B3, B8, B3           ; ADD     tc0_51, p1_62, low_62
||      XOR     .D1    A17, A18, A3         ; XOR     keyed_63, high_63, d
||      STW     .D2T1  A2, *+B0[0]          ; STW     a, *+block[0]
        XOR     .L1X   A1, B2, A1           ; XOR     keyed_61, high_61, b
||      XOR     .L2    B3, B1, B1           ; XOR     low_62, k2, keyed_62
||      ADD     .S1    A2, A8, A2           ; ADD     p2_62, p3_62, high_62
||      STW     .D1T1  A3, *+A0[3]          ; STW     d, *+block[3]
        XOR     .L1X   A2, B1, A1           ; XOR     keyed_62, high_62, c
||      ZERO    .L2    B0                   ; ZERO    linear_64
||      STW     .D2T1  A1, *+B0[1]          ; STW     b, *+block[1]
        MVC     .S2    B0, AMR              ; MVC     linear_64, AMR
||      STW     .D1T1  A1, *+A0[2]          ; STW     c, *+block[2]

rijndael_256_encrypt_block_c64x:
        MV      .L1    A4, A0               ; move block
||      MV      .L2    B4, B16              ; move keys
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T2  *+A0[2], B0          ; LDW     *+block[2], in_c
||      LDW     .D2T1  *B16++[4], A1        ; LDW     *keys++[4], k0
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D2T2  *-B16[2], B1         ; LDW     *-keys[2], k2
        NOP
        LDW     .D1T2  *+A0[3], B0          ; LDW     *+block[3], in_d
||      LDW     .D2T1  *-B16[1], A2         ; LDW     *-keys[1], k3
        LDW     .D1T2  *+A0[0], B0          ; LDW     *+block[0], in_a
||      LDW     .D2T1  *-B16[3], A9         ; LDW     *-keys[3], k1
        LDW     .D1T2  *+A0[1], B0          ; LDW     *+block[1], in_b
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        MV      .L1X   B1, A2               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_66
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A2, B0, A18          ; XOR     in_c, k2, c
||      MVK     .L2    1, B9                ; MVK     1, one
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_66
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A2, B0, A8           ; XOR     in_d, k3, d
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_66, AMR
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_69
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B0, A20          ; XOR     in_a, k0, a
||      SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_69
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_69
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_69
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_69
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_69
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_69], ta3_69
        XOR     .L1X   A9, B0, A17          ; XOR     in_b, k1, b
||      SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_69
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_69
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_69], tb1_69
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_69], ta2_69
        MV      .L1X   B3, A1               ; move return$
||      SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_69
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_69
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_69], tc1_69
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_69], tb2_69
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_69
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_69
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_69], tb3_69
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_69
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_69], tc2_69
        MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_69
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_69], ta1_69
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_69], tc3_69
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_69
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_69
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_69], td3_69
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_69, k0, keyed_78
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_69], td1_69
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_69], td2_69
        MVK     .L2    12, B0               ; MVK     13, count
||      XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_69, k2, keyed_80
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_69, ta3_69, high_78
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_80, tc1_69, low_80
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_69, k3, keyed_81
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_69, tc3_69, high_80
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_78, ta1_69, low_78
;@loop {"name": "rounds", "ii": 16, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 16, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 16, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_69], td2_69
;    XOR td2_69, td3_69, high_81
;    XOR low_81, high_81, d
;    MPYLHU one, d, d16_69
;    LDW *+B4[d16_69], tb2_69
;    XOR tb2_69, tb3_69, high_79
;    XOR low_79, high_79, b
;    MPYLHU one, b, b16_69
;  units: L1 4/16, S1 9/16, M1 0/16, D1 14/16, L2 2/16, S2 5/16, M2 4/16, D2 12/16
;  cross paths: 1X 7/16, 2X 9/16
;  T paths: T1 13/16, T2 7/16
;  registers of side A: 17 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 16 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_256_encrypt_block_c64x$rounds:
        XOR     .L2X   B2, A18, B1          ; <1> XOR     tb2_69, tb3_69, high_79
||      XOR     .S1    A3, A8, A18          ; <1> XOR     low_80, high_80, c
||      XOR     .D1X   A23, B1, A3          ; <1> XOR     tb0_69, k1, keyed_79
||      LDW     .D2T1  *B16++[4], A2        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <1> XOR     keyed_81, td1_69, low_81
||      XOR     .S1X   A17, B2, A3          ; <1> XOR     td2_69, td3_69, high_81
||      XOR     .D1    A3, A19, A8          ; <1> XOR     keyed_79, tb1_69, low_79
||      LDW     .D2T1  *-B16[3], A23        ; <0> LDW     *-keys[3], k1
        XOR     .L1    A2, A3, A8           ; <1> XOR     low_81, high_81, d
||      XOR     .S1X   A8, B1, A17          ; <1> XOR     low_79, high_79, b
||      XOR     .D1    A9, A16, A20         ; <1> XOR     low_78, high_78, a
||      LDW     .D2T1  *-B16[1], A21        ; <0> LDW     *-keys[1], k3
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     count, 1, count
||      MPYLHU  .M2X   B9, A18, B2          ; <0> MPYLHU  one, c, c16_69
||      LDW     .D2T1  *-B16[2], A22        ; <0> LDW     *-keys[2], k2
        SHRU    .S1    A18, 8, A3           ; <0> SHRU    c, 8, c8_69
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, d24_69
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[c], tc0_69
        MPYLHU  .M2X   B9, A8, B1           ; <0> MPYLHU  one, d, d16_69
||      LDW     .D1T2  *+A4[A20], B2        ; <0> LDW     *+A4[a], ta0_69
||      LDW     .D2T1  *+B5[B1], A16        ; <0> LDW     *+B5[d24_69], ta3_69
        SHRU    .S1    A8, 8, A3            ; <0> SHRU    d, 8, d8_69
||      MPYLHU  .M2X   B9, A20, B2          ; <0> MPYLHU  one, a, a16_69
||      LDW     .D1T1  *+A5[A3], A19        ; <0> LDW     *+A5[c8_69], tb1_69
||      LDW     .D2T2  *+B4[B2], B3         ; <0> LDW     *+B4[c16_69], ta2_69
        SHRU    .S1    A17, 8, A3           ; <0> SHRU    b, 8, b8_69
||      SHRU    .S2X   A20, 24, B1          ; <0> SHRU    a, 24, a24_69
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[d8_69], tc1_69
||      LDW     .D2T1  *+B4[B1], A18        ; <0> LDW     *+B4[d16_69], tb2_69
        SHRU    .S2X   A17, 24, B3          ; <0> SHRU    b, 24, b24_69
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], td0_69
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[a24_69], tb3_69
        SHRU    .S2X   A18, 24, B1          ; <0> SHRU    c, 24, c24_69
||      LDW     .D2T1  *+B4[B2], A9         ; <0> LDW     *+B4[a16_69], tc2_69
  [B0]  B       .S2    rijndael_256_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B9, A17, B8          ; <0> MPYLHU  one, b, b16_69
||      LDW     .D1T1  *+A5[A3], A17        ; <0> LDW     *+A5[b8_69], ta1_69
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[b24_69], tc3_69
        SHRU    .S1    A20, 8, A3           ; <0> SHRU    a, 8, a8_69
||      LDW     .D1T2  *+A4[A17], B1        ; <0> LDW     *+A4[b], tb0_69
||      LDW     .D2T1  *+B5[B1], A17        ; <0> LDW     *+B5[c24_69], td3_69
        XOR     .L1X   A2, B2, A8           ; <0> XOR     ta0_69, k0, keyed_78
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_69], td1_69
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[b16_69], td2_69
        XOR     .S1    A9, A22, A2          ; <0> XOR     tc0_69, k2, keyed_80
||      XOR     .D1X   A16, B3, A16         ; <0> XOR     ta2_69, ta3_69, high_78
        XOR     .S1X   A2, B1, A3           ; <0> XOR     keyed_80, tc1_69, low_80
||      XOR     .D1    A3, A21, A2          ; <0> XOR     td0_69, k3, keyed_81
        XOR     .L1X   A9, B1, A8           ; <0> XOR     tc2_69, tc3_69, high_80
||      XOR     .D1    A8, A17, A9          ; <0> XOR     keyed_78, ta1_69, low_78
rijndael_256_encrypt_block_c64x$rijndael_256_encrypt_block_c64x$2:
        XOR     .L2X   B2, A18, B1          ; <-1> XOR     tb2_69, tb3_69, high_79
||      XOR     .S1    A3, A8, A18          ; <-1> XOR     low_80, high_80, c
||      XOR     .D1X   A23, B1, A3          ; <-1> XOR     tb0_69, k1, keyed_79
||      LDW     .D2T2  *B16++[4], B1        ; LDW     *keys++[4], k0
        XOR     .L1    A2, A8, A2           ; <-1> XOR     keyed_81, td1_69, low_81
||      XOR     .S1X   A17, B2, A3          ; <-1> XOR     td2_69, td3_69, high_81
||      MPYLHU  .M2X   B9, A18, B2          ; MPYLHU  one, c, c16_83
||      XOR     .D1    A3, A19, A8          ; <-1> XOR     keyed_79, tb1_69, low_79
||      LDW     .D2T1  *-B16[3], A2         ; LDW     *-keys[3], k1
        XOR     .L1    A2, A3, A8           ; <-1> XOR     low_81, high_81, d
||      XOR     .S1X   A8, B1, A17          ; <-1> XOR     low_79, high_79, b
||      SHRU    .S2X   A18, 24, B1          ; SHRU    c, 24, c24_83
||      XOR     .D1    A9, A16, A20         ; <-1> XOR     low_78, high_78, a
||      LDW     .D2T1  *-B16[1], A3         ; LDW     *-keys[1], k3
        SHRU    .S1    A18, 8, A2           ; SHRU    c, 8, c8_83
||      SHRU    .S2X   A20, 24, B2          ; SHRU    a, 24, a24_83
||      LDBU    .D1T2  *+A6[A8], B2         ; LDBU    *+A6[d], td0_83
||      LDBU    .D2T1  *+B6[B2], A17        ; LDBU    *+B6[c16_83], ta2_83
        SHRU    .S1    A17, 8, A2           ; SHRU    b, 8, b8_83
||      MPYLHU  .M2X   B9, A8, B2           ; MPYLHU  one, d, d16_83
||      LDBU    .D1T1  *+A6[A2], A8         ; LDBU    *+A6[c8_83], tb1_83
||      LDBU    .D2T2  *+B6[B1], B3         ; LDBU    *+B6[c24_83], td3_83
        SHRU    .S1    A20, 8, A3           ; SHRU    a, 8, a8_83
||      MPYLHU  .M2X   B9, A17, B2          ; MPYLHU  one, b, b16_83
||      LDBU    .D1T2  *+A6[A2], B3         ; LDBU    *+A6[b8_83], ta1_83
||      LDBU    .D2T1  *+B6[B2], A20        ; LDBU    *+B6[a24_83], tb3_83
        SHRU    .S1    A8, 8, A9            ; SHRU    d, 8, d8_83
||      MPYLHU  .M2X   B9, A20, B9          ; MPYLHU  one, a, a16_83
||      LDBU    .D1T2  *+A6[A3], B9         ; LDBU    *+A6[a8_83], td1_83
||      LDBU    .D2T1  *+B6[B2], A20        ; LDBU    *+B6[d16_83], tb2_83
        SHRU    .S2X   A17, 24, B0          ; SHRU    b, 24, b24_83
||      LDBU    .D1T1  *+A6[A17], A9        ; LDBU    *+A6[b], tb0_83
||      LDBU    .D2T2  *+B6[B2], B16        ; LDBU    *+B6[b16_83], td2_83
        SHRU    .S2X   A8, 24, B0           ; SHRU    d, 24, d24_83
||      LDBU    .D1T2  *+A6[A9], B2         ; LDBU    *+A6[d8_83], tc1_83
||      LDBU    .D2T1  *+B6[B0], A17        ; LDBU    *+B6[b24_83], tc3_83
        SHL     .S1    A8, 8, A8            ; SHL     tb1_83, 8, p1_93
||      SHL     .S2    B3, 24, B0           ; SHL     td3_83, 24, p3_95
||      LDBU    .D1T2  *+A6[A20], B0        ; LDBU    *+A6[a], ta0_83
||      LDBU    .D2T1  *+B6[B0], A17        ; LDBU    *+B6[d24_83], ta3_83
        SHL     .S1    A20, 24, A18         ; SHL     tb3_83, 24, p3_93
||      SHL     .S2    B3, 8, B3            ; SHL     ta1_83, 8, p1_92
||      LDBU    .D1T2  *+A6[A18], B0        ; LDBU    *+A6[c], tc0_83
||      LDBU    .D2T1  *+B6[B9], A2         ; LDBU    *+B6[a16_83], tc2_83
        MV      .L2X   A0, B9               ; copy
||      SHL     .S1    A20, 16, A20         ; SHL     tb2_83, 16, p2_93
||      SHL     .S2    B9, 8, B8            ; SHL     td1_83, 8, p1_95
||      LDW     .D2T2  *-B16[2], B0         ; LDW     *-keys[2], k2
        ADD     .L1    A9, A8, A9           ; ADD     tb0_83, p1_93, low_93
||      ADD     .L2    B2, B8, B16          ; ADD     td0_83, p1_95, low_95
||      SHL     .S1    A17, 16, A8          ; SHL     ta2_83, 16, p2_92
||      SHL     .S2    B16, 16, B8          ; SHL     td2_83, 16, p2_95
        ADD     .L1    A20, A18, A3         ; ADD     p2_93, p3_93, high_93
||      ADD     .L2    B8, B0, B8           ; ADD     p2_95, p3_95, high_95
||      SHL     .S1    A17, 24, A1          ; SHL     tc3_83, 24, p3_94
||      B       .S2X   A1                   ; return
||      XOR     .D1X   A3, B16, A18         ; XOR     low_95, k3, keyed_95
        XOR     .L1    A9, A2, A17          ; XOR     low_93, k1, keyed_93
||      ADD     .L2    B0, B3, B2           ; ADD     ta0_83, p1_92, low_92
||      SHL     .S1    A17, 24, A9          ; SHL     ta3_83, 24, p3_92
||      SHL     .S2    B2, 8, B3            ; SHL     tc1_83, 8, p1_94
||      XOR     .D1X   A18, B8, A18         ; XOR     keyed_95, high_95, d
        ADD     .L1    A8, A9, A2           ; ADD     p2_92, p3_92, high_92
||      XOR     .L2    B2, B1, B1           ; XOR     low_92, k0, keyed_92
||      SHL     .S1    A2, 16, A8           ; SHL     tc2_83, 16, p2_94
||      ADD     .S2    B0, B3, B2           ; ADD     tc0_83, p1_94, low_94
||      XOR     .D1    A17, A3, A3          ; XOR     keyed_93, high_93, b
||      STW     .D2T1  A18, *+B9[3]         ; STW     d, *+block[3]
        XOR     .L1X   A2, B1, A1           ; XOR     keyed_92, high_92, a
||      XOR     .L2    B2, B0, B0           ; XOR     low_94, k2, keyed_94
||      ADD     .S1    A8, A1, A2           ; ADD     p2_94, p3_94, high_94
||      STW     .D1T1  A3, *+A0[1]          ; STW     b, *+block[1]
        XOR     .L1X   A2, B0, A0           ; XOR     keyed_94, high_94, c
||      ZERO    .L2    B0                   ; ZERO    linear_96
||      STW     .D1T1  A1, *+A0[0]          ; STW     a, *+block[0]
        MVC     .S2    B0, AMR              ; MVC     linear_96, AMR
||      STW     .D2T1  A0, *+B9[2]          ; STW     c, *+block[2]
