; broadside optimize: source 04947a620d37d2769f83894a5bdee29ee4f9fbb8d4ef9d1273c9bc6be1ecdc99
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 80 s an interval, 15 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks and keys of 128 bits on one block.
;
;       void rijndael_encrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_decrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;
; block     changed in place. Word aligned.
; schedule  the round keys of FIPS 197, of the equivalent inverse cipher for decryption, in the order of their use; row 0
;           in the lowest byte. Word aligned, not overlapping block; in data memory block 0 for the cycles stated.
;
; A misaligned pointer stops the machine's memory access. Interruptible only by handlers that save and clear AMR, as
; the C runtime demands of all handlers.

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

        .global rijndael_encrypt_block
        .global rijndael_decrypt_block

rijndael_encrypt_block:
        MV      .L1X   B4, A2               ; move keys
||      ADDK    .S2    -16, B15             ; frame
        MV      .L1    A4, A10              ; move block
||      LDW     .D1T2  *A2++[4], B2         ; LDW     *keys++[4], k0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L2X   A10, B0              ; copy
||      LDW     .D1T1  *-A2[3], A0          ; LDW     *-keys[3], k1
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], in_b
        MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_1
||      LDW     .D1T2  *-A2[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+block[0], in_a
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T2  *-A2[1], B2          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B0[2], A0          ; LDW     *+block[2], in_c
        MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_1
||      LDW     .D1T2  *A2++[4], B7         ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[3], A3          ; LDW     *+block[3], in_d
        XOR     .L1    A1, A0, A8           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_1, AMR
||      LDW     .D1T2  *-A2[2], B2          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A1           ; XOR     in_a, k0, a
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      SHRU    .S2X   A8, 24, B0           ; <0> SHRU    b, 24, b24_4
||      LDW     .D1T2  *-A2[1], B3          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A0, B1, A9           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_4
||      LDW     .D1T2  *-A2[3], B12         ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[b24_4], tc3_4
        MV      .L2    B3, B10              ; move return$
||      SHRU    .S1    A9, 8, A0            ; <0> SHRU    c, 8, c8_4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYHU   .M2X   B13, A9, B0          ; <0> MPYHU   c, one, c16_4
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[b], tb0_4
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1X   A3, B2, A3           ; XOR     in_d, k3, d
||      SHRU    .S1    A1, 8, A7            ; <0> SHRU    a, 8, a8_4
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYHU   .M2X   B13, A1, B8          ; <0> MPYHU   a, one, a16_4
||      LDW     .D1T1  *+A5[A0], A8         ; <0> LDW     *+A5[c8_4], tb1_4
||      LDW     .D2T2  *+B5[B0], B8         ; <0> LDW     *+B5[a24_4], tb3_4
        SHRU    .S1    A8, 8, A1            ; <0> SHRU    b, 8, b8_4
||      MVK     .S2    7, B1                ; MVK     9, count
||      MPYHU   .M2X   B13, A3, B8          ; <0> MPYHU   d, one, d16_4
||      LDW     .D1T2  *+A4[A1], B9         ; <0> LDW     *+A4[a], ta0_4
||      LDW     .D2T1  *+B4[B0], A1         ; <0> LDW     *+B4[c16_4], ta2_4
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A9, 24, B0           ; <0> SHRU    c, 24, c24_4
||      LDW     .D1T2  *+A4[A3], B0         ; <0> LDW     *+A4[d], td0_4
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_4], tc2_4
        SHRU    .S2X   A3, 24, B9           ; <0> SHRU    d, 24, d24_4
||      LDW     .D1T2  *+A4[A9], B9         ; <0> LDW     *+A4[c], tc0_4
||      LDW     .D2T1  *+B4[B8], A7         ; <0> LDW     *+B4[d16_4], tb2_4
        SHRU    .S1    A3, 8, A3            ; <0> SHRU    d, 8, d8_4
||      MPYHU   .M2X   B13, A8, B0          ; <0> MPYHU   b, one, b16_4
||      LDW     .D1T2  *+A5[A1], B9         ; <0> LDW     *+A5[b8_4], ta1_4
||      LDW     .D2T1  *+B5[B9], A0         ; <0> LDW     *+B5[d24_4], ta3_4
        LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_4], tc1_4
||      LDW     .D2T1  *+B5[B0], A7         ; <0> LDW     *+B5[c24_4], td3_4
        XOR     .S1X   A9, B12, A9          ; <0> XOR     tb0_4, k1, keyed_14
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A7], B12        ; <0> LDW     *+A5[a8_4], td1_4
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[b16_4], td2_4
        XOR     .L2    B9, B7, B7           ; <0> XOR     ta0_4, k0, keyed_13
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYHU", "LDW", "XOR", "XOR", "MPYHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 23.4, "banks_apart": true, "note": ""}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_4], td2_4
;    XOR td2_4, td3_4, high_16
;    XOR low_16, high_16, d
;    MPYHU d, one, d16_4
;    LDW *+B4[d16_4], tb2_4
;    XOR tb2_4, tb3_4, high_14
;    XOR low_14, high_14, b
;    MPYHU b, one, b16_4
;  units: L1 5/13, S1 9/13, M1 0/13, D1 12/13, L2 5/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 11 used, 12 live at once
;  registers of side B: 13 used, 12 live at once
;  II 13 without possible bank conflicts: found, 23.4 s
;  pipelined from 2 iterations on
rijndael_encrypt_block$rounds:
        XOR     .L1    A9, A8, A3           ; <1> XOR     keyed_14, tb1_4, low_14
||      XOR     .L2    B9, B2, B2           ; <1> XOR     tc0_4, k2, keyed_15
||      XOR     .S1    A3, A0, A9           ; <1> XOR     tc2_4, tc3_4, high_15
||      XOR     .S2X   B8, A7, B8           ; <1> XOR     tb2_4, tb3_4, high_14
||      LDW     .D1T2  *A2++[4], B7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B8, A8           ; <1> XOR     low_14, high_14, b
||      XOR     .L2    B0, B3, B7           ; <1> XOR     td0_4, k3, keyed_16
||      XOR     .S1    A1, A0, A3           ; <1> XOR     ta2_4, ta3_4, high_13
||      XOR     .S2    B7, B9, B9           ; <1> XOR     keyed_13, ta1_4, low_13
||      LDW     .D1T2  *-A2[2], B2          ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A3, B9, A1           ; <1> XOR     low_13, high_13, a
||      XOR     .L2    B2, B0, B3           ; <1> XOR     keyed_15, tc1_4, low_15
||      SHRU    .S2X   A8, 24, B0           ; <0> SHRU    b, 24, b24_4
||      LDW     .D1T2  *-A2[1], B3          ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A9, B3, A9           ; <1> XOR     low_15, high_15, c
||      XOR     .L2    B7, B12, B2          ; <1> XOR     keyed_16, td1_4, low_16
||      XOR     .S1    A3, A7, A0           ; <1> XOR     td2_4, td3_4, high_16
||      SHRU    .S2X   A1, 24, B0           ; <0> SHRU    a, 24, a24_4
||      LDW     .D1T2  *-A2[3], B12         ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B0], A0         ; <0> LDW     *+B5[b24_4], tc3_4
        XOR     .L1X   A0, B2, A3           ; <1> XOR     low_16, high_16, d
||      SHRU    .S1    A9, 8, A0            ; <0> SHRU    c, 8, c8_4
||      MPYHU   .M2X   B13, A9, B0          ; <0> MPYHU   c, one, c16_4
||      LDW     .D1T1  *+A4[A8], A9         ; <0> LDW     *+A4[b], tb0_4
        SHRU    .S1    A1, 8, A7            ; <0> SHRU    a, 8, a8_4
||      MPYHU   .M2X   B13, A1, B8          ; <0> MPYHU   a, one, a16_4
||      LDW     .D1T1  *+A5[A0], A8         ; <0> LDW     *+A5[c8_4], tb1_4
||      LDW     .D2T2  *+B5[B0], B8         ; <0> LDW     *+B5[a24_4], tb3_4
        SHRU    .S1    A8, 8, A1            ; <0> SHRU    b, 8, b8_4
||      MPYHU   .M2X   B13, A3, B8          ; <0> MPYHU   d, one, d16_4
||      LDW     .D1T2  *+A4[A1], B9         ; <0> LDW     *+A4[a], ta0_4
||      LDW     .D2T1  *+B4[B0], A1         ; <0> LDW     *+B4[c16_4], ta2_4
  [B1]  B       .S1    rijndael_encrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A9, 24, B0           ; <0> SHRU    c, 24, c24_4
||      LDW     .D1T2  *+A4[A3], B0         ; <0> LDW     *+A4[d], td0_4
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_4], tc2_4
        SHRU    .S2X   A3, 24, B9           ; <0> SHRU    d, 24, d24_4
||      LDW     .D1T2  *+A4[A9], B9         ; <0> LDW     *+A4[c], tc0_4
||      LDW     .D2T1  *+B4[B8], A7         ; <0> LDW     *+B4[d16_4], tb2_4
        SHRU    .S1    A3, 8, A3            ; <0> SHRU    d, 8, d8_4
||      MPYHU   .M2X   B13, A8, B0          ; <0> MPYHU   b, one, b16_4
||      LDW     .D1T2  *+A5[A1], B9         ; <0> LDW     *+A5[b8_4], ta1_4
||      LDW     .D2T1  *+B5[B9], A0         ; <0> LDW     *+B5[d24_4], ta3_4
        LDW     .D1T2  *+A5[A3], B0         ; <0> LDW     *+A5[d8_4], tc1_4
||      LDW     .D2T1  *+B5[B0], A7         ; <0> LDW     *+B5[c24_4], td3_4
        XOR     .S1X   A9, B12, A9          ; <0> XOR     tb0_4, k1, keyed_14
||      LDW     .D1T2  *+A5[A7], B12        ; <0> LDW     *+A5[a8_4], td1_4
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[b16_4], td2_4
        XOR     .L2    B9, B7, B7           ; <0> XOR     ta0_4, k0, keyed_13
||[B1]  SUB     .S2    B1, 1, B1            ; <0> SUB     count, 1, count
rijndael_encrypt_block$rijndael_encrypt_block$2:
        XOR     .L1    A9, A8, A3           ; <-1> XOR     keyed_14, tb1_4, low_14
||      XOR     .L2    B9, B2, B2           ; <-1> XOR     tc0_4, k2, keyed_15
||      XOR     .S1    A3, A0, A9           ; <-1> XOR     tc2_4, tc3_4, high_15
||      XOR     .S2X   B8, A7, B8           ; <-1> XOR     tb2_4, tb3_4, high_14
||      LDW     .D1T1  *A2++[4], A0         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        XOR     .L1X   A3, B8, A8           ; <-1> XOR     low_14, high_14, b
||      XOR     .L2    B0, B3, B7           ; <-1> XOR     td0_4, k3, keyed_16
||      XOR     .S1    A1, A0, A3           ; <-1> XOR     ta2_4, ta3_4, high_13
||      XOR     .S2    B7, B9, B9           ; <-1> XOR     keyed_13, ta1_4, low_13
||      LDW     .D1T2  *-A2[2], B3          ; LDW     *-keys[2], k2
        XOR     .L1X   A3, B9, A1           ; <-1> XOR     low_13, high_13, a
||      XOR     .L2    B2, B0, B3           ; <-1> XOR     keyed_15, tc1_4, low_15
||      MPYHU   .M2X   B13, A8, B7          ; MPYHU   b, one, b16_18
||      LDW     .D1T2  *-A2[3], B7          ; LDW     *-keys[3], k1
        XOR     .L1X   A9, B3, A9           ; <-1> XOR     low_15, high_15, c
||      XOR     .L2    B7, B12, B2          ; <-1> XOR     keyed_16, td1_4, low_16
||      XOR     .S1    A3, A7, A0           ; <-1> XOR     td2_4, td3_4, high_16
||      SHRU    .S2X   A1, 24, B3           ; SHRU    a, 24, a24_18
||      LDBU    .D1T2  *+A6[A8], B2         ; LDBU    *+A6[b], tb0_18
        XOR     .L1X   A0, B2, A3           ; <-1> XOR     low_16, high_16, d
||      SHRU    .S1    A9, 8, A7            ; SHRU    c, 8, c8_18
||      MPYHU   .M2X   B13, A9, B7          ; MPYHU   c, one, c16_18
||      LDBU    .D1T2  *+A6[A9], B13        ; LDBU    *+A6[c], tc0_18
||      LDBU    .D2T1  *+B6[B7], A7         ; LDBU    *+B6[b16_18], td2_18
        SHRU    .S1    A8, 8, A7            ; SHRU    b, 8, b8_18
||      SHRU    .S2X   A8, 24, B2           ; SHRU    b, 24, b24_18
||      LDBU    .D1T2  *+A6[A7], B8         ; LDBU    *+A6[c8_18], tb1_18
||      LDBU    .D2T1  *+B6[B3], A7         ; LDBU    *+B6[a24_18], tb3_18
        SHRU    .S1    A3, 8, A7            ; SHRU    d, 8, d8_18
||      MPYHU   .M2X   B13, A3, B13         ; MPYHU   d, one, d16_18
||      LDBU    .D1T1  *+A6[A7], A7         ; LDBU    *+A6[b8_18], ta1_18
||      LDBU    .D2T2  *+B6[B7], B9         ; LDBU    *+B6[c16_18], ta2_18
        SHRU    .S1    A1, 8, A7            ; SHRU    a, 8, a8_18
||      MPYHU   .M2X   B13, A1, B9          ; MPYHU   a, one, a16_18
||      LDBU    .D1T2  *+A6[A7], B0         ; LDBU    *+A6[d8_18], tc1_18
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[b24_18], tc3_18
        SHRU    .S2X   A3, 24, B0           ; SHRU    d, 24, d24_18
||      LDBU    .D1T2  *+A6[A7], B1         ; LDBU    *+A6[a8_18], td1_18
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[d16_18], tb2_18
        SHL     .S1    A7, 16, A3           ; SHL     td2_18, 16, p2_30
||      SHRU    .S2X   A9, 24, B9           ; SHRU    c, 24, c24_18
||      LDBU    .D1T2  *+A6[A3], B1         ; LDBU    *+A6[d], td0_18
||      LDBU    .D2T1  *+B6[B9], A9         ; LDBU    *+B6[a16_18], tc2_18
        MV      .L2X   A10, B8              ; copy
||      SHL     .S1    A7, 24, A2           ; SHL     tb3_18, 24, p3_28
||      SHL     .S2    B8, 8, B1            ; SHL     tb1_18, 8, p1_28
||      LDW     .D1T2  *-A2[1], B1          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B9], A2         ; LDBU    *+B6[c24_18], td3_18
        ADD     .L2    B2, B1, B1           ; ADD     tb0_18, p1_28, low_28
||      SHL     .S1    A7, 8, A1            ; SHL     ta1_18, 8, p1_27
||      LDBU    .D1T1  *+A6[A1], A2         ; LDBU    *+A6[a], ta0_18
||      LDBU    .D2T2  *+B6[B0], B9         ; LDBU    *+B6[d24_18], ta3_18
        XOR     .L2    B1, B7, B0           ; XOR     low_28, k1, keyed_28
||      SHL     .S1    A7, 24, A7           ; SHL     tc3_18, 24, p3_29
||      SHL     .S2    B0, 8, B7            ; SHL     tc1_18, 8, p1_29
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        ADD     .L2    B13, B7, B7          ; ADD     tc0_18, p1_29, low_29
||      SHL     .S1    A9, 16, A8           ; SHL     tb2_18, 16, p2_28
||      SHL     .S2    B1, 8, B13           ; SHL     td1_18, 8, p1_30
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        ADD     .L1    A8, A2, A8           ; ADD     p2_28, p3_28, high_28
||      XOR     .L2    B7, B3, B3           ; XOR     low_29, k2, keyed_29
||      SHL     .S1    A9, 16, A9           ; SHL     tc2_18, 16, p2_29
||      B       .S2    B10                  ; return
||      ADD     .D2    B1, B13, B7          ; ADD     td0_18, p1_30, low_30
        XOR     .L1X   A8, B0, A7           ; XOR     keyed_28, high_28, b
||      SHL     .S1    A2, 24, A9           ; SHL     td3_18, 24, p3_30
||      SHL     .S2    B9, 16, B0           ; SHL     ta2_18, 16, p2_27
||      ADD     .D1    A9, A7, A8           ; ADD     p2_29, p3_29, high_29
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L1    A2, A1, A1           ; ADD     ta0_18, p1_27, low_27
||      XOR     .L2    B7, B1, B3           ; XOR     low_30, k3, keyed_30
||      XOR     .S1X   A8, B3, A2           ; XOR     keyed_29, high_29, c
||      SHL     .S2    B9, 24, B1           ; SHL     ta3_18, 24, p3_27
||      ADD     .D1    A3, A9, A3           ; ADD     p2_30, p3_30, high_30
||      STW     .D2T1  A7, *+B8[1]          ; STW     b, *+block[1]
        XOR     .L1    A1, A0, A0           ; XOR     low_27, k0, keyed_27
||      ADD     .L2    B0, B1, B0           ; ADD     p2_27, p3_27, high_27
||      XOR     .S1X   A3, B3, A1           ; XOR     keyed_30, high_30, d
||      STW     .D1T1  A2, *+A10[2]         ; STW     c, *+block[2]
        XOR     .L1X   A0, B0, A0           ; XOR     keyed_27, high_27, a
||      ZERO    .L2    B0                   ; ZERO    linear_31
||      ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A1, *+A10[3]         ; STW     d, *+block[3]
        MVC     .S2    B0, AMR              ; MVC     linear_31, AMR
||      STW     .D2T1  A0, *+B8[0]          ; STW     a, *+block[0]

rijndael_decrypt_block:
        MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      ADDK    .S2    -24, B15             ; frame
        MV      .L1X   B4, A12              ; move keys
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_32
||      STW     .D2T1  A12, *+B15[3]        ; save A12
        MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_32
||      LDW     .D1T2  *A12++[4], B2        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[1], A0          ; LDW     *+block[1], in_b
        MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A12[2], B7         ; LDW     *-keys[2], k2
||      STW     .D2T1  A13, *+B15[4]        ; save A13
        MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T1  *-A12[1], A1         ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B0[2], B7          ; LDW     *+block[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A12[3], B7         ; LDW     *-keys[3], k1
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D2T1  *+B0[0], A0          ; LDW     *+block[0], in_a
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D2T2  *+B0[3], B1          ; LDW     *+block[3], in_d
        MV      .L1X   B7, A15              ; copy
||      LDW     .D1T2  *A12++[4], B3        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A15, *+B15[5]        ; save A15
        XOR     .L1X   A15, B7, A13         ; XOR     in_c, k2, c
||      MVK     .S2    1, B8                ; MVK     1, one
||      LDW     .D1T1  *-A12[2], A0         ; <0> LDW     *-keys[2], k2
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L1X   A0, B7, A3           ; XOR     in_b, k1, b
||      SHRU    .S2X   A13, 24, B7          ; <0> SHRU    c, 24, c24_36
||      LDW     .D1T1  *-A12[1], A8         ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A0, B2, A9           ; XOR     in_a, k0, a
||      MV      .L2    B3, B11              ; move return$
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVC     .S2    B1, AMR              ; MVC     circular_32, AMR
||      MPYHU   .M2X   B8, A13, B10         ; <0> MPYHU   c, one, c16_36
||      LDW     .D1T1  *-A12[3], A2         ; <0> LDW     *-keys[3], k1
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .L1X   A1, B1, A15          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYHU   .M2X   B8, A9, B7           ; <0> MPYHU   a, one, a16_36
||      LDW     .D1T1  *+A4[A9], A13        ; <0> LDW     *+A4[a], ta0_36
||      LDW     .D2T2  *+B5[B7], B7         ; <0> LDW     *+B5[c24_36], td3_36
        SHRU    .S1    A9, 8, A2            ; <0> SHRU    a, 8, a8_36
||      SHRU    .S2X   A15, 24, B2          ; <0> SHRU    d, 24, b24_36
||      LDW     .D1T1  *+A4[A3], A1         ; <0> LDW     *+A4[b], td0_36
||      LDW     .D2T2  *+B4[B10], B10       ; <0> LDW     *+B4[c16_36], ta2_36
        SHRU    .S1    A3, 8, A1            ; <0> SHRU    b, 8, d8_36
||      MPYHU   .M2X   B8, A15, B10         ; <0> MPYHU   d, one, b16_36
||      LDW     .D1T1  *+A5[A2], A15        ; <0> LDW     *+A5[a8_36], td1_36
||      LDW     .D2T2  *+B5[B2], B9         ; <0> LDW     *+B5[b24_36], tc3_36
        SHRU    .S1    A15, 8, A7           ; <0> SHRU    d, 8, b8_36
||      MPYHU   .M2X   B8, A3, B2           ; <0> MPYHU   b, one, d16_36
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[c], tc0_36
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[a16_36], tc2_36
        SHRU    .S1    A13, 8, A3           ; <0> SHRU    c, 8, c8_36
||      SHRU    .S2X   A3, 24, B9           ; <0> SHRU    b, 24, d24_36
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[d8_36], tc1_36
||      LDW     .D2T2  *+B4[B10], B3        ; <0> LDW     *+B4[b16_36], td2_36
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      LDW     .D1T2  *+A5[A7], B7         ; <0> LDW     *+A5[b8_36], ta1_36
||      LDW     .D2T1  *+B5[B9], A9         ; <0> LDW     *+B5[d24_36], ta3_36
        XOR     .S1    A1, A2, A9           ; <0> XOR     td0_36, k1, keyed_48
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    a, 24, a24_36
||      LDW     .D1T1  *+A4[A15], A1        ; <0> LDW     *+A4[d], tb0_36
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[d16_36], tb2_36
        XOR     .S1X   A13, B3, A7          ; <0> XOR     ta0_36, k0, keyed_45
||      LDW     .D1T1  *+A5[A3], A2         ; <0> LDW     *+A5[c8_36], tb1_36
||      LDW     .D2T2  *+B5[B2], B9         ; <0> LDW     *+B5[a24_36], tb3_36
        XOR     .L1X   A3, B9, A3           ; <0> XOR     tc2_36, tc3_36, high_47
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     tc0_36, k2, keyed_47
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      MVK     .S2    7, B1                ; MVK     9, count
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYHU", "LDW", "XOR", "XOR", "MPYHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 23.5, "banks_apart": true, "note": ""}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_36], td2_36
;    XOR td2_36, td3_36, high_48
;    XOR low_48, high_48, b
;    MPYHU b, one, d16_36
;    LDW *+B4[d16_36], tb2_36
;    XOR tb2_36, tb3_36, high_46
;    XOR low_46, high_46, d
;    MPYHU d, one, b16_36
;  units: L1 5/13, S1 11/13, M1 0/13, D1 12/13, L2 3/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 7/13, 2X 10/13
;  T paths: T1 11/13, T2 9/13
;  registers of side A: 13 used, 15 live at once
;  registers of side B: 12 used, 10 live at once
;  II 13 without possible bank conflicts: found, 23.5 s
;  pipelined from 2 iterations on
rijndael_decrypt_block$rounds:
        XOR     .L1    A9, A15, A2          ; <1> XOR     keyed_48, td1_36, low_48
||      XOR     .S1X   A1, B2, A15          ; <1> XOR     keyed_47, tc1_36, low_47
||      XOR     .S2    B3, B7, B9           ; <1> XOR     td2_36, td3_36, high_48
||      LDW     .D1T2  *A12++[4], B3        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A9, B10, A0          ; <1> XOR     ta2_36, ta3_36, high_45
||      XOR     .S1    A15, A3, A13         ; <1> XOR     low_47, high_47, c
||      XOR     .S2X   B7, A7, B3           ; <1> XOR     keyed_45, ta1_36, low_45
||      LDW     .D1T1  *-A12[2], A0         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A1, A8, A1           ; <1> XOR     tb0_36, k3, keyed_46
||      XOR     .S1X   A2, B9, A3           ; <1> XOR     low_48, high_48, b
||      SHRU    .S2X   A13, 24, B7          ; <0> SHRU    c, 24, c24_36
||      LDW     .D1T1  *-A12[1], A8         ; <0> LDW     *-keys[1], k3
        XOR     .L1    A1, A2, A1           ; <1> XOR     keyed_46, tb1_36, low_46
||      XOR     .L2    B2, B9, B2           ; <1> XOR     tb2_36, tb3_36, high_46
||      XOR     .S1X   A0, B3, A9           ; <1> XOR     low_45, high_45, a
||      MPYHU   .M2X   B8, A13, B10         ; <0> MPYHU   c, one, c16_36
||      LDW     .D1T1  *-A12[3], A2         ; <0> LDW     *-keys[3], k1
        XOR     .S1X   A1, B2, A15          ; <1> XOR     low_46, high_46, d
||      MPYHU   .M2X   B8, A9, B7           ; <0> MPYHU   a, one, a16_36
||      LDW     .D1T1  *+A4[A9], A13        ; <0> LDW     *+A4[a], ta0_36
||      LDW     .D2T2  *+B5[B7], B7         ; <0> LDW     *+B5[c24_36], td3_36
        SHRU    .S1    A9, 8, A2            ; <0> SHRU    a, 8, a8_36
||      SHRU    .S2X   A15, 24, B2          ; <0> SHRU    d, 24, b24_36
||      LDW     .D1T1  *+A4[A3], A1         ; <0> LDW     *+A4[b], td0_36
||      LDW     .D2T2  *+B4[B10], B10       ; <0> LDW     *+B4[c16_36], ta2_36
        SHRU    .S1    A3, 8, A1            ; <0> SHRU    b, 8, d8_36
||      MPYHU   .M2X   B8, A15, B10         ; <0> MPYHU   d, one, b16_36
||      LDW     .D1T1  *+A5[A2], A15        ; <0> LDW     *+A5[a8_36], td1_36
||      LDW     .D2T2  *+B5[B2], B9         ; <0> LDW     *+B5[b24_36], tc3_36
  [B1]  SUB     .L2    B1, 1, B1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 8, A7           ; <0> SHRU    d, 8, b8_36
||[B1]  B       .S2    rijndael_decrypt_block$rounds; <0> [count] B      rounds
||      MPYHU   .M2X   B8, A3, B2           ; <0> MPYHU   b, one, d16_36
||      LDW     .D1T2  *+A4[A13], B3        ; <0> LDW     *+A4[c], tc0_36
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[a16_36], tc2_36
        SHRU    .S1    A13, 8, A3           ; <0> SHRU    c, 8, c8_36
||      SHRU    .S2X   A3, 24, B9           ; <0> SHRU    b, 24, d24_36
||      LDW     .D1T1  *+A5[A1], A1         ; <0> LDW     *+A5[d8_36], tc1_36
||      LDW     .D2T2  *+B4[B10], B3        ; <0> LDW     *+B4[b16_36], td2_36
        LDW     .D1T2  *+A5[A7], B7         ; <0> LDW     *+A5[b8_36], ta1_36
||      LDW     .D2T1  *+B5[B9], A9         ; <0> LDW     *+B5[d24_36], ta3_36
        XOR     .S1    A1, A2, A9           ; <0> XOR     td0_36, k1, keyed_48
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    a, 24, a24_36
||      LDW     .D1T1  *+A4[A15], A1        ; <0> LDW     *+A4[d], tb0_36
||      LDW     .D2T2  *+B4[B2], B2         ; <0> LDW     *+B4[d16_36], tb2_36
        XOR     .S1X   A13, B3, A7          ; <0> XOR     ta0_36, k0, keyed_45
||      LDW     .D1T1  *+A5[A3], A2         ; <0> LDW     *+A5[c8_36], tb1_36
||      LDW     .D2T2  *+B5[B2], B9         ; <0> LDW     *+B5[a24_36], tb3_36
        XOR     .L1X   A3, B9, A3           ; <0> XOR     tc2_36, tc3_36, high_47
||      XOR     .L2X   B3, A0, B2           ; <0> XOR     tc0_36, k2, keyed_47
rijndael_decrypt_block$rijndael_decrypt_block$2:
        XOR     .L1    A9, A15, A2          ; <-1> XOR     keyed_48, td1_36, low_48
||      XOR     .S1X   A1, B2, A15          ; <-1> XOR     keyed_47, tc1_36, low_47
||      XOR     .S2    B3, B7, B9           ; <-1> XOR     td2_36, td3_36, high_48
        XOR     .L1X   A9, B10, A0          ; <-1> XOR     ta2_36, ta3_36, high_45
||      XOR     .S1    A15, A3, A13         ; <-1> XOR     low_47, high_47, c
||      XOR     .S2X   B7, A7, B3           ; <-1> XOR     keyed_45, ta1_36, low_45
||      LDW     .D1T2  *A12++[4], B2        ; LDW     *keys++[4], k0
        XOR     .L1    A1, A8, A1           ; <-1> XOR     tb0_36, k3, keyed_46
||      XOR     .S1X   A2, B9, A3           ; <-1> XOR     low_48, high_48, b
||      SHRU    .S2X   A13, 24, B7          ; SHRU    c, 24, c24_51
||      LDBU    .D1T2  *+A6[A13], B3        ; LDBU    *+A6[c], tc0_51
        XOR     .L1    A1, A2, A1           ; <-1> XOR     keyed_46, tb1_36, low_46
||      XOR     .L2    B2, B9, B2           ; <-1> XOR     tb2_36, tb3_36, high_46
||      XOR     .S1X   A0, B3, A9           ; <-1> XOR     low_45, high_45, a
||      SHRU    .S2X   A3, 24, B3           ; SHRU    b, 24, d24_51
||      LDBU    .D1T1  *+A6[A3], A1         ; LDBU    *+A6[b], td0_51
||      LDBU    .D2T2  *+B6[B7], B9         ; LDBU    *+B6[c24_51], td3_51
        XOR     .S1X   A1, B2, A15          ; <-1> XOR     low_46, high_46, d
||      MPYHU   .M2X   B8, A13, B3          ; MPYHU   c, one, c16_51
||      LDW     .D1T1  *-A12[3], A0         ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B3], B10        ; LDBU    *+B6[d24_51], ta3_51
        SHRU    .S1    A15, 8, A1           ; SHRU    d, 8, b8_51
||      MPYHU   .M2X   B8, A15, B9          ; MPYHU   d, one, b16_51
||      LDBU    .D1T2  *+A6[A9], B8         ; LDBU    *+A6[a], ta0_51
||      LDW     .D2T1  *+B15[4], A13        ; restore A13
        SHRU    .S1    A9, 8, A1            ; SHRU    a, 8, a8_51
||      SHRU    .S2X   A15, 24, B7          ; SHRU    d, 24, b24_51
||      LDBU    .D1T2  *+A6[A1], B9         ; LDBU    *+A6[b8_51], ta1_51
||      LDBU    .D2T1  *+B6[B3], A3         ; LDBU    *+B6[c16_51], ta2_51
        SHRU    .S1    A3, 8, A0            ; SHRU    b, 8, d8_51
||      MPYHU   .M2X   B8, A9, B1           ; MPYHU   a, one, a16_51
||      LDBU    .D1T1  *+A6[A1], A3         ; LDBU    *+A6[a8_51], td1_51
||      LDBU    .D2T2  *+B6[B9], B9         ; LDBU    *+B6[b16_51], td2_51
        SHRU    .S2X   A9, 24, B7           ; SHRU    a, 24, a24_51
||      LDBU    .D1T2  *+A6[A0], B8         ; LDBU    *+A6[d8_51], tc1_51
||      LDBU    .D2T1  *+B6[B7], A12        ; LDBU    *+B6[b24_51], tc3_51
        SHRU    .S1    A13, 8, A3           ; SHRU    c, 8, c8_51
||      SHL     .S2    B9, 24, B1           ; SHL     td3_51, 24, p3_63
||      MPYHU   .M2X   B8, A3, B10          ; MPYHU   b, one, d16_51
||      LDW     .D1T2  *-A12[2], B2         ; LDW     *-keys[2], k2
||      LDBU    .D2T1  *+B6[B1], A9         ; LDBU    *+B6[a16_51], tc2_51
        SHL     .S2    B10, 24, B7          ; SHL     ta3_51, 24, p3_60
||      LDBU    .D1T2  *+A6[A3], B3         ; LDBU    *+A6[c8_51], tb1_51
||      LDBU    .D2T1  *+B6[B7], A9         ; LDBU    *+B6[a24_51], tb3_51
        SHL     .S1    A3, 16, A15          ; SHL     ta2_51, 16, p2_60
||      SHL     .S2    B9, 8, B10           ; SHL     ta1_51, 8, p1_60
||      LDBU    .D1T2  *+A6[A15], B2        ; LDBU    *+A6[d], tb0_51
||      LDBU    .D2T1  *+B6[B10], A9        ; LDBU    *+B6[d16_51], tb2_51
        ADD     .L1X   A15, B7, A3          ; ADD     p2_60, p3_60, high_60
||      ADD     .L2    B8, B10, B9          ; ADD     ta0_51, p1_60, low_60
||      SHL     .S1    A3, 8, A15           ; SHL     td1_51, 8, p1_63
||      SHL     .S2    B9, 16, B7           ; SHL     td2_51, 16, p2_63
||      LDW     .D1T2  *-A12[1], B1         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B15[3], A12        ; restore A12
        MV      .L1X   B0, A1               ; copy
||      XOR     .L2    B9, B2, B8           ; XOR     low_60, k0, keyed_60
||      SHL     .S1    A12, 24, A12         ; SHL     tc3_51, 24, p3_62
||      SHL     .S2    B8, 8, B9            ; SHL     tc1_51, 8, p1_62
||      ADD     .D1    A1, A15, A15         ; ADD     td0_51, p1_63, low_63
||      LDW     .D2T1  *+B15[5], A15        ; restore A15
        XOR     .L1X   A3, B8, A3           ; XOR     keyed_60, high_60, a
||      ADD     .L2    B3, B9, B8           ; ADD     tc0_51, p1_62, low_62
||      SHL     .S1    A9, 16, A2           ; SHL     tc2_51, 16, p2_62
||      B       .S2    B11                  ; return
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        XOR     .L1    A15, A0, A2          ; XOR     low_63, k1, keyed_63
||      XOR     .L2    B8, B2, B8           ; XOR     low_62, k2, keyed_62
||      SHL     .S1    A9, 24, A0           ; SHL     tb3_51, 24, p3_61
||      SHL     .S2    B3, 8, B3            ; SHL     tb1_51, 8, p1_61
||      ADD     .D1    A2, A12, A12         ; ADD     p2_62, p3_62, high_62
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        XOR     .L1X   A12, B8, A9          ; XOR     keyed_62, high_62, c
||      ADD     .L2    B2, B3, B2           ; ADD     tb0_51, p1_61, low_61
||      SHL     .S1    A9, 16, A3           ; SHL     tb2_51, 16, p2_61
||      ADD     .S2    B7, B1, B3           ; ADD     p2_63, p3_63, high_63
||      STW     .D2T1  A3, *+B0[0]          ; STW     a, *+block[0]
        ADD     .L1    A3, A0, A0           ; ADD     p2_61, p3_61, high_61
||      XOR     .L2    B2, B1, B2           ; XOR     low_61, k3, keyed_61
||      XOR     .S1X   A2, B3, A2           ; XOR     keyed_63, high_63, b
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A9, *+A1[2]          ; STW     c, *+block[2]
||      ZERO    .D2    B1                   ; ZERO    linear_64
        XOR     .L1X   A0, B2, A0           ; XOR     keyed_61, high_61, d
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block[1]
        MVC     .S2    B1, AMR              ; MVC     linear_64, AMR
||      STW     .D2T1  A0, *+B0[3]          ; STW     d, *+block[3]
