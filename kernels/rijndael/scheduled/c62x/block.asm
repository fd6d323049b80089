; broadside optimize: source f6312de2e46d16b48a10f69c7e9db6c5b1654d8a06378cda195d8c0d9742159c
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 10 s a region
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
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

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
||      MV      .L2X   A4, B0               ; move block
||      ADDK    .S2    -24, B15             ; frame
        LDW     .D1T1  *A2++[4], A1         ; LDW     *keys++[4], k0
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        MV      .L1X   B0, A0               ; copy
||      MVK     .S2    1, B2                ; MVK     1, one
||      LDW     .D1T2  *-A2[3], B11         ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B0[1], A0          ; LDW     *+block[1], in_b
        MVKL    .S2    15279397, B12        ; MVKL    0x00e92525, circular_1
||      LDW     .D1T1  *+A0[0], A14         ; LDW     *+block[0], in_a
||      STW     .D2T2  B12, *+B15[4]        ; save B12
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A2[2], A1          ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B0[2], B13         ; LDW     *+block[2], in_c
        MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A2[1], A1          ; LDW     *-keys[1], k3
||      STW     .D2T2  B11, *+B15[3]        ; save B11
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B12        ; MVKH    0x00e92525, circular_1
||      LDW     .D1T2  *A2++[4], B12        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B0[3], A11         ; LDW     *+block[3], in_d
        XOR     .L1X   A0, B11, A0          ; XOR     in_b, k1, b
||      MV      .L2    B3, B8               ; move return$
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B12, AMR             ; MVC     circular_1, AMR
||      LDW     .D1T2  *-A2[2], B3          ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        XOR     .L1    A14, A1, A9          ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A0, 24, B9           ; <0> SHRU    b, 24, b24_4
||      LDW     .D1T1  *+A4[A0], A8         ; <0> LDW     *+A4[b], tb0_4
||      STW     .D2T2  B13, *+B15[5]        ; save B13
        XOR     .L1X   A1, B13, A3          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A9, 24, B3           ; <0> SHRU    a, 24, a24_4
||      LDW     .D1T2  *-A2[3], B13         ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A14        ; <0> LDW     *+B5[b24_4], tc3_4
        SHRU    .S1    A3, 8, A14           ; <0> SHRU    c, 8, c8_4
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B2, A3, B13          ; <0> MPYLHU  one, c, c16_4
||      LDW     .D1T2  *-A2[1], B10         ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A11, *+B15[2]        ; save A11
        XOR     .L1    A11, A1, A1          ; XOR     in_d, k3, d
||      SHRU    .S1    A0, 8, A11           ; <0> SHRU    b, 8, b8_4
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B2, A9, B13          ; <0> MPYLHU  one, a, a16_4
||      LDW     .D1T1  *+A5[A14], A0        ; <0> LDW     *+A5[c8_4], tb1_4
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[a24_4], tb3_4
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      MVK     .S2    8, B1                ; MVK     9, count
||      MPYLHU  .M2X   B2, A1, B9           ; <0> MPYLHU  one, d, d16_4
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[a], ta0_4
||      LDW     .D2T1  *+B4[B13], A3        ; <0> LDW     *+B4[c16_4], ta2_4
        SHRU    .S2X   A1, 24, B11          ; <0> SHRU    d, 24, d24_4
||      LDW     .D1T2  *+A4[A1], B9         ; <0> LDW     *+A4[d], td0_4
||      LDW     .D2T1  *+B4[B13], A8        ; <0> LDW     *+B4[a16_4], tc2_4
        SHRU    .S2X   A3, 24, B9           ; <0> SHRU    c, 24, c24_4
||      LDW     .D1T2  *+A4[A3], B9         ; <0> LDW     *+A4[c], tc0_4
||      LDW     .D2T1  *+B4[B9], A9         ; <0> LDW     *+B4[d16_4], tb2_4
        SHRU    .S1    A1, 8, A1            ; <0> SHRU    d, 8, d8_4
||      MPYLHU  .M2X   B2, A0, B9           ; <0> MPYLHU  one, b, b16_4
||      LDW     .D1T2  *+A5[A11], B11       ; <0> LDW     *+A5[b8_4], ta1_4
||      LDW     .D2T1  *+B5[B11], A9        ; <0> LDW     *+B5[d24_4], ta3_4
        XOR     .L1X   A8, B13, A8          ; <0> XOR     tb0_4, k1, keyed_14
||      SHRU    .S1    A9, 8, A9            ; <0> SHRU    a, 8, a8_4
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A1], B3         ; <0> LDW     *+A5[d8_4], tc1_4
||      LDW     .D2T1  *+B5[B9], A3         ; <0> LDW     *+B5[c24_4], td3_4
        XOR     .S1    A8, A0, A0           ; <0> XOR     keyed_14, tb1_4, low_14
||      XOR     .S2    B13, B12, B12        ; <0> XOR     ta0_4, k0, keyed_13
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_4], td1_4
||      LDW     .D2T1  *+B4[B9], A14        ; <0> LDW     *+B4[b16_4], td2_4
        XOR     .L2    B9, B10, B13         ; <0> XOR     td0_4, k3, keyed_16
||      MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_4], td2_4
;    XOR td2_4, td3_4, high_16
;    XOR low_16, high_16, d
;    MPYLHU one, d, d16_4
;    LDW *+B4[d16_4], tb2_4
;    XOR tb2_4, tb3_4, high_14
;    XOR low_14, high_14, b
;    MPYLHU one, b, b16_4
;  units: L1 6/13, S1 8/13, M1 0/13, D1 12/13, L2 4/13, S2 7/13, M2 4/13, D2 9/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 11 used, 14 live at once
;  registers of side B: 13 used, 10 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_encrypt_block$rounds:
        XOR     .L1    A8, A14, A8          ; <1> XOR     tc2_4, tc3_4, high_15
||      XOR     .S2X   B11, A9, B10         ; <1> XOR     tb2_4, tb3_4, high_14
||      LDW     .D1T2  *A2++[4], B12        ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A0, B10, A0          ; <1> XOR     low_14, high_14, b
||      XOR     .L2    B9, B3, B12          ; <1> XOR     tc0_4, k2, keyed_15
||      XOR     .S1    A3, A9, A14          ; <1> XOR     ta2_4, ta3_4, high_13
||      XOR     .S2    B12, B11, B11        ; <1> XOR     keyed_13, ta1_4, low_13
||      LDW     .D1T2  *-A2[2], B3          ; <0> LDW     *-keys[2], k2
||[B1]  SUB     .D2    B1, 1, B1            ; <0> SUB     count, 1, count
        XOR     .L1X   A14, B11, A9         ; <1> XOR     low_13, high_13, a
||      XOR     .L2    B12, B3, B11         ; <1> XOR     keyed_15, tc1_4, low_15
||      SHRU    .S2X   A0, 24, B9           ; <0> SHRU    b, 24, b24_4
||      LDW     .D1T1  *+A4[A0], A8         ; <0> LDW     *+A4[b], tb0_4
        XOR     .L1X   A8, B11, A3          ; <1> XOR     low_15, high_15, c
||      XOR     .L2    B13, B3, B13         ; <1> XOR     keyed_16, td1_4, low_16
||      XOR     .S1    A14, A3, A14         ; <1> XOR     td2_4, td3_4, high_16
||      SHRU    .S2X   A9, 24, B3           ; <0> SHRU    a, 24, a24_4
||      LDW     .D1T2  *-A2[3], B13         ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B9], A14        ; <0> LDW     *+B5[b24_4], tc3_4
        XOR     .L1X   A14, B13, A1         ; <1> XOR     low_16, high_16, d
||      SHRU    .S1    A3, 8, A14           ; <0> SHRU    c, 8, c8_4
||      MPYLHU  .M2X   B2, A3, B13          ; <0> MPYLHU  one, c, c16_4
||      LDW     .D1T2  *-A2[1], B10         ; <0> LDW     *-keys[1], k3
        SHRU    .S1    A0, 8, A11           ; <0> SHRU    b, 8, b8_4
||      MPYLHU  .M2X   B2, A9, B13          ; <0> MPYLHU  one, a, a16_4
||      LDW     .D1T1  *+A5[A14], A0        ; <0> LDW     *+A5[c8_4], tb1_4
||      LDW     .D2T2  *+B5[B3], B11        ; <0> LDW     *+B5[a24_4], tb3_4
        MPYLHU  .M2X   B2, A1, B9           ; <0> MPYLHU  one, d, d16_4
||      LDW     .D1T2  *+A4[A9], B13        ; <0> LDW     *+A4[a], ta0_4
||      LDW     .D2T1  *+B4[B13], A3        ; <0> LDW     *+B4[c16_4], ta2_4
  [B1]  B       .S1    rijndael_encrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A1, 24, B11          ; <0> SHRU    d, 24, d24_4
||      LDW     .D1T2  *+A4[A1], B9         ; <0> LDW     *+A4[d], td0_4
||      LDW     .D2T1  *+B4[B13], A8        ; <0> LDW     *+B4[a16_4], tc2_4
        SHRU    .S2X   A3, 24, B9           ; <0> SHRU    c, 24, c24_4
||      LDW     .D1T2  *+A4[A3], B9         ; <0> LDW     *+A4[c], tc0_4
||      LDW     .D2T1  *+B4[B9], A9         ; <0> LDW     *+B4[d16_4], tb2_4
        SHRU    .S1    A1, 8, A1            ; <0> SHRU    d, 8, d8_4
||      MPYLHU  .M2X   B2, A0, B9           ; <0> MPYLHU  one, b, b16_4
||      LDW     .D1T2  *+A5[A11], B11       ; <0> LDW     *+A5[b8_4], ta1_4
||      LDW     .D2T1  *+B5[B11], A9        ; <0> LDW     *+B5[d24_4], ta3_4
        XOR     .L1X   A8, B13, A8          ; <0> XOR     tb0_4, k1, keyed_14
||      SHRU    .S1    A9, 8, A9            ; <0> SHRU    a, 8, a8_4
||      LDW     .D1T2  *+A5[A1], B3         ; <0> LDW     *+A5[d8_4], tc1_4
||      LDW     .D2T1  *+B5[B9], A3         ; <0> LDW     *+B5[c24_4], td3_4
        XOR     .S1    A8, A0, A0           ; <0> XOR     keyed_14, tb1_4, low_14
||      XOR     .S2    B13, B12, B12        ; <0> XOR     ta0_4, k0, keyed_13
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_4], td1_4
||      LDW     .D2T1  *+B4[B9], A14        ; <0> LDW     *+B4[b16_4], td2_4
        XOR     .L2    B9, B10, B13         ; <0> XOR     td0_4, k3, keyed_16
rijndael_encrypt_block$rijndael_encrypt_block$2:
        XOR     .L1    A8, A14, A8          ; <-1> XOR     tc2_4, tc3_4, high_15
||      XOR     .S2X   B11, A9, B10         ; <-1> XOR     tb2_4, tb3_4, high_14
||      LDW     .D1T1  *A2++[4], A9         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B15[4], B12        ; restore B12
        XOR     .L1X   A0, B10, A0          ; <-1> XOR     low_14, high_14, b
||      XOR     .L2    B9, B3, B12          ; <-1> XOR     tc0_4, k2, keyed_15
||      XOR     .S1    A3, A9, A14          ; <-1> XOR     ta2_4, ta3_4, high_13
||      XOR     .S2    B12, B11, B11        ; <-1> XOR     keyed_13, ta1_4, low_13
||      LDW     .D1T2  *-A2[3], B3          ; LDW     *-keys[3], k1
        XOR     .L1X   A14, B11, A9         ; <-1> XOR     low_13, high_13, a
||      XOR     .L2    B12, B3, B11         ; <-1> XOR     keyed_15, tc1_4, low_15
||      SHRU    .S1    A0, 8, A1            ; SHRU    b, 8, b8_18
||      SHRU    .S2X   A0, 24, B12          ; SHRU    b, 24, b24_18
||      LDBU    .D1T2  *+A6[A0], B11        ; LDBU    *+A6[b], tb0_18
        XOR     .L1X   A8, B11, A3          ; <-1> XOR     low_15, high_15, c
||      XOR     .L2    B13, B3, B13         ; <-1> XOR     keyed_16, td1_4, low_16
||      XOR     .S1    A14, A3, A14         ; <-1> XOR     td2_4, td3_4, high_16
||      MPYLHU  .M2X   B2, A9, B13          ; MPYLHU  one, a, a16_18
||      LDBU    .D1T2  *+A6[A9], B13        ; LDBU    *+A6[a], ta0_18
||      LDBU    .D2T1  *+B6[B12], A14       ; LDBU    *+B6[b24_18], tc3_18
        XOR     .L1X   A14, B13, A1         ; <-1> XOR     low_16, high_16, d
||      SHRU    .S1    A9, 8, A14           ; SHRU    a, 8, a8_18
||      SHRU    .S2X   A9, 24, B3           ; SHRU    a, 24, a24_18
||      LDBU    .D1T2  *+A6[A1], B2         ; LDBU    *+A6[b8_18], ta1_18
||      LDW     .D2T1  *+B15[2], A11        ; restore A11
        SHRU    .S1    A1, 8, A14           ; SHRU    d, 8, d8_18
||      SHRU    .S2X   A1, 24, B11          ; SHRU    d, 24, d24_18
||      LDBU    .D1T2  *+A6[A14], B9        ; LDBU    *+A6[a8_18], td1_18
||      LDBU    .D2T1  *+B6[B3], A14        ; LDBU    *+B6[a24_18], tb3_18
        SHRU    .S1    A3, 8, A14           ; SHRU    c, 8, c8_18
||      MPYLHU  .M2X   B2, A1, B9           ; MPYLHU  one, d, d16_18
||      LDBU    .D1T2  *+A6[A14], B1        ; LDBU    *+A6[d8_18], tc1_18
||      LDBU    .D2T1  *+B6[B11], A14       ; LDBU    *+B6[d24_18], ta3_18
        MPYLHU  .M2X   B2, A3, B9           ; MPYLHU  one, c, c16_18
||      LDBU    .D1T2  *+A6[A14], B2        ; LDBU    *+A6[c8_18], tb1_18
||      LDBU    .D2T1  *+B6[B13], A14       ; LDBU    *+B6[a16_18], tc2_18
        MPYLHU  .M2X   B2, A0, B1           ; MPYLHU  one, b, b16_18
||      LDW     .D1T2  *-A2[1], B2          ; LDW     *-keys[1], k3
||      LDBU    .D2T1  *+B6[B9], A14        ; LDBU    *+B6[d16_18], tb2_18
        SHL     .S1    A14, 24, A1          ; SHL     tc3_18, 24, p3_29
||      SHRU    .S2X   A3, 24, B10          ; SHRU    c, 24, c24_18
||      LDBU    .D1T2  *+A6[A1], B9         ; LDBU    *+A6[d], td0_18
||      LDBU    .D2T1  *+B6[B9], A1         ; LDBU    *+B6[c16_18], ta2_18
        SHL     .S1    A14, 24, A3          ; SHL     tb3_18, 24, p3_28
||      SHL     .S2    B2, 8, B2            ; SHL     ta1_18, 8, p1_27
||      LDBU    .D1T2  *+A6[A3], B3         ; LDBU    *+A6[c], tc0_18
||      LDBU    .D2T1  *+B6[B1], A3         ; LDBU    *+B6[b16_18], td2_18
        ADD     .L2    B13, B2, B10         ; ADD     ta0_18, p1_27, low_27
||      SHL     .S1    A14, 24, A2          ; SHL     ta3_18, 24, p3_27
||      SHL     .S2    B1, 8, B1            ; SHL     tc1_18, 8, p1_29
||      LDW     .D1T2  *-A2[2], B1          ; LDW     *-keys[2], k2
||      LDBU    .D2T1  *+B6[B10], A3        ; LDBU    *+B6[c24_18], td3_18
        XOR     .L1X   A9, B10, A9          ; XOR     low_27, k0, keyed_27
||      SHL     .S1    A14, 16, A0          ; SHL     tc2_18, 16, p2_29
||      SHL     .S2    B2, 8, B10           ; SHL     tb1_18, 8, p1_28
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        ADD     .L1    A0, A1, A0           ; ADD     p2_29, p3_29, high_29
||      ADD     .L2    B11, B10, B11        ; ADD     tb0_18, p1_28, low_28
||      SHL     .S1    A14, 16, A14         ; SHL     tb2_18, 16, p2_28
||      SHL     .S2    B9, 8, B10           ; SHL     td1_18, 8, p1_30
||      LDW     .D2T1  *+B15[6], A14        ; restore A14
        MV      .L1X   B0, A1               ; copy
||      XOR     .L2    B11, B3, B8          ; XOR     low_28, k1, keyed_28
||      SHL     .S1    A1, 16, A14          ; SHL     ta2_18, 16, p2_27
||      B       .S2    B8                   ; return
||      ADD     .D1    A14, A3, A8          ; ADD     p2_28, p3_28, high_28
||      LDW     .D2T2  *+B15[3], B11        ; restore B11
        XOR     .L1X   A8, B8, A14          ; XOR     keyed_28, high_28, b
||      ADD     .L2    B3, B1, B3           ; ADD     tc0_18, p1_29, low_29
||      SHL     .S1    A3, 16, A2           ; SHL     td2_18, 16, p2_30
||      ADD     .S2    B9, B10, B8          ; ADD     td0_18, p1_30, low_30
||      ADD     .D1    A14, A2, A8          ; ADD     p2_27, p3_27, high_27
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        XOR     .L1    A9, A8, A3           ; XOR     keyed_27, high_27, a
||      XOR     .L2    B3, B1, B2           ; XOR     low_29, k2, keyed_29
||      SHL     .S1    A3, 24, A8           ; SHL     td3_18, 24, p3_30
||      XOR     .S2    B8, B2, B1           ; XOR     low_30, k3, keyed_30
||      STW     .D1T1  A14, *+A1[1]         ; STW     b, *+block[1]
        XOR     .L1X   A0, B2, A0           ; XOR     keyed_29, high_29, c
||      ADD     .S1    A2, A8, A2           ; ADD     p2_30, p3_30, high_30
||      STW     .D2T1  A3, *+B0[0]          ; STW     a, *+block[0]
        XOR     .L1X   A2, B1, A0           ; XOR     keyed_30, high_30, d
||      ZERO    .L2    B1                   ; ZERO    linear_31
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A0, *+A1[2]          ; STW     c, *+block[2]
        MVC     .S2    B1, AMR              ; MVC     linear_31, AMR
||      STW     .D1T1  A0, *+A1[3]          ; STW     d, *+block[3]

rijndael_decrypt_block:
        MV      .L1X   B4, A2               ; move keys
||      ADDK    .S2    -24, B15             ; frame
        MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_32
||      LDW     .D1T2  *A2++[4], B1         ; LDW     *keys++[4], k0
||      STW     .D2T1  A13, *+B15[4]        ; save A13
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_32
||      LDW     .D1T2  *-A2[1], B2          ; LDW     *-keys[1], k3
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        MV      .L2X   A4, B10              ; move block
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1X   B10, A11             ; copy
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T1  *-A2[2], A14         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B10[2], B2         ; LDW     *+block[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *+A11[3], B2         ; LDW     *+block[3], in_d
||      LDW     .D2T1  *+B10[0], A14        ; LDW     *+block[0], in_a
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D2T2  *+B10[1], B2         ; LDW     *+block[1], in_b
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T2  *-A2[3], B13         ; LDW     *-keys[3], k1
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        MV      .L1X   B2, A10              ; copy
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      LDW     .D1T2  *A2++[4], B8         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        XOR     .L1X   A14, B2, A0          ; XOR     in_c, k2, c
||      MVK     .S2    1, B9                ; MVK     1, one
||      LDW     .D1T1  *-A2[2], A14         ; <0> LDW     *-keys[2], k2
||      STW     .D2T2  B13, *+B15[5]        ; save B13
        XOR     .L1X   A10, B2, A13         ; XOR     in_d, k3, d
||      MVC     .S2    B0, AMR              ; MVC     circular_32, AMR
||      MPYLHU  .M2X   B9, A0, B0           ; <0> MPYLHU  one, c, c16_36
||      LDW     .D1T1  *-A2[1], A11         ; <0> LDW     *-keys[1], k3
        XOR     .L1X   A14, B1, A9          ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      SHRU    .S2X   A13, 24, B1          ; <0> SHRU    d, 24, b24_36
||      LDW     .D1T1  *-A2[3], A1          ; <0> LDW     *-keys[3], k1
        MV      .L1X   B13, A14             ; copy
||      SHRU    .S1    A0, 8, A1            ; <0> SHRU    c, 8, c8_36
||      SHRU    .S2X   A9, 24, B0           ; <0> SHRU    a, 24, a24_36
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_36
||      LDW     .D2T2  *+B4[B0], B13        ; <0> LDW     *+B4[c16_36], ta2_36
        XOR     .L1X   A14, B2, A3          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MPYLHU  .M2X   B9, A9, B1           ; <0> MPYLHU  one, a, a16_36
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], tb0_36
||      LDW     .D2T2  *+B5[B0], B3         ; <0> LDW     *+B5[a24_36], tb3_36
        MV      .L1X   B3, A10              ; move return$
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_36
||      MPYLHU  .M2X   B9, A3, B1           ; <0> MPYLHU  one, b, d16_36
||      LDW     .D1T1  *+A5[A1], A0         ; <0> LDW     *+A5[c8_36], tb1_36
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_36], tc3_36
        SHRU    .S1    A13, 8, A13          ; <0> SHRU    d, 8, b8_36
||      MPYLHU  .M2X   B9, A13, B1          ; <0> MPYLHU  one, d, b16_36
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[c], tc0_36
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[a16_36], tc2_36
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A3, 24, B3           ; <0> SHRU    b, 24, d24_36
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[d8_36], tc1_36
||      LDW     .D2T2  *+B4[B1], B0         ; <0> LDW     *+B4[d16_36], tb2_36
        SHRU    .S1    A9, 8, A9            ; <0> SHRU    a, 8, a8_36
||      SHRU    .S2X   A0, 24, B0           ; <0> SHRU    c, 24, c24_36
||      LDW     .D1T2  *+A5[A13], B1        ; <0> LDW     *+A5[b8_36], ta1_36
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[d24_36], ta3_36
        XOR     .L1    A0, A11, A3          ; <0> XOR     tb0_36, k3, keyed_46
||      LDW     .D1T1  *+A4[A3], A3         ; <0> LDW     *+A4[b], td0_36
||      LDW     .D2T2  *+B5[B0], B3         ; <0> LDW     *+B5[c24_36], td3_36
        XOR     .S1X   A8, B8, A13          ; <0> XOR     ta0_36, k0, keyed_45
||      LDW     .D1T1  *+A5[A9], A1         ; <0> LDW     *+A5[a8_36], td1_36
||      LDW     .D2T2  *+B4[B1], B0         ; <0> LDW     *+B4[b16_36], td2_36
        XOR     .L1X   A8, B0, A9           ; <0> XOR     tc2_36, tc3_36, high_47
||      XOR     .L2X   B1, A14, B1          ; <0> XOR     tc0_36, k2, keyed_47
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      MVK     .S2    8, B2                ; MVK     9, count
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_36], td2_36
;    XOR td2_36, td3_36, high_48
;    XOR low_48, high_48, b
;    MPYLHU one, b, d16_36
;    LDW *+B4[d16_36], tb2_36
;    XOR tb2_36, tb3_36, high_46
;    XOR low_46, high_46, d
;    MPYLHU one, d, b16_36
;  units: L1 7/13, S1 9/13, M1 0/13, D1 12/13, L2 4/13, S2 5/13, M2 4/13, D2 9/13
;  cross paths: 1X 7/13, 2X 10/13
;  T paths: T1 11/13, T2 9/13
;  registers of side A: 13 used, 15 live at once
;  registers of side B: 11 used, 9 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_decrypt_block$rounds:
        XOR     .L1    A3, A0, A14          ; <1> XOR     keyed_46, tb1_36, low_46
||      XOR     .L2    B0, B3, B0           ; <1> XOR     tb2_36, tb3_36, high_46
||      XOR     .S1X   A8, B1, A8           ; <1> XOR     keyed_47, tc1_36, low_47
||      LDW     .D1T2  *A2++[4], B8         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A3, B13, A8          ; <1> XOR     ta2_36, ta3_36, high_45
||      XOR     .L2X   B1, A13, B1          ; <1> XOR     keyed_45, ta1_36, low_45
||      XOR     .S1    A8, A9, A0           ; <1> XOR     low_47, high_47, c
||      LDW     .D1T1  *-A2[2], A14         ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A1, A3           ; <1> XOR     td0_36, k1, keyed_48
||      XOR     .S1X   A14, B0, A13         ; <1> XOR     low_46, high_46, d
||      MPYLHU  .M2X   B9, A0, B0           ; <0> MPYLHU  one, c, c16_36
||      LDW     .D1T1  *-A2[1], A11         ; <0> LDW     *-keys[1], k3
||[B2]  SUB     .D2    B2, 1, B2            ; <0> SUB     count, 1, count
        XOR     .L1    A3, A1, A3           ; <1> XOR     keyed_48, td1_36, low_48
||      XOR     .L2    B0, B3, B3           ; <1> XOR     td2_36, td3_36, high_48
||      XOR     .S1X   A8, B1, A9           ; <1> XOR     low_45, high_45, a
||      SHRU    .S2X   A13, 24, B1          ; <0> SHRU    d, 24, b24_36
||      LDW     .D1T1  *-A2[3], A1          ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B3, A3           ; <1> XOR     low_48, high_48, b
||      SHRU    .S1    A0, 8, A1            ; <0> SHRU    c, 8, c8_36
||      SHRU    .S2X   A9, 24, B0           ; <0> SHRU    a, 24, a24_36
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_36
||      LDW     .D2T2  *+B4[B0], B13        ; <0> LDW     *+B4[c16_36], ta2_36
        MPYLHU  .M2X   B9, A9, B1           ; <0> MPYLHU  one, a, a16_36
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], tb0_36
||      LDW     .D2T2  *+B5[B0], B3         ; <0> LDW     *+B5[a24_36], tb3_36
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_36
||      MPYLHU  .M2X   B9, A3, B1           ; <0> MPYLHU  one, b, d16_36
||      LDW     .D1T1  *+A5[A1], A0         ; <0> LDW     *+A5[c8_36], tb1_36
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_36], tc3_36
        SHRU    .S1    A13, 8, A13          ; <0> SHRU    d, 8, b8_36
||[B2]  B       .S2    rijndael_decrypt_block$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B9, A13, B1          ; <0> MPYLHU  one, d, b16_36
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[c], tc0_36
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[a16_36], tc2_36
        SHRU    .S2X   A3, 24, B3           ; <0> SHRU    b, 24, d24_36
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[d8_36], tc1_36
||      LDW     .D2T2  *+B4[B1], B0         ; <0> LDW     *+B4[d16_36], tb2_36
        SHRU    .S1    A9, 8, A9            ; <0> SHRU    a, 8, a8_36
||      SHRU    .S2X   A0, 24, B0           ; <0> SHRU    c, 24, c24_36
||      LDW     .D1T2  *+A5[A13], B1        ; <0> LDW     *+A5[b8_36], ta1_36
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[d24_36], ta3_36
        XOR     .L1    A0, A11, A3          ; <0> XOR     tb0_36, k3, keyed_46
||      LDW     .D1T1  *+A4[A3], A3         ; <0> LDW     *+A4[b], td0_36
||      LDW     .D2T2  *+B5[B0], B3         ; <0> LDW     *+B5[c24_36], td3_36
        XOR     .S1X   A8, B8, A13          ; <0> XOR     ta0_36, k0, keyed_45
||      LDW     .D1T1  *+A5[A9], A1         ; <0> LDW     *+A5[a8_36], td1_36
||      LDW     .D2T2  *+B4[B1], B0         ; <0> LDW     *+B4[b16_36], td2_36
        XOR     .L1X   A8, B0, A9           ; <0> XOR     tc2_36, tc3_36, high_47
||      XOR     .L2X   B1, A14, B1          ; <0> XOR     tc0_36, k2, keyed_47
rijndael_decrypt_block$rijndael_decrypt_block$2:
        XOR     .L1    A3, A0, A14          ; <-1> XOR     keyed_46, tb1_36, low_46
||      XOR     .L2    B0, B3, B0           ; <-1> XOR     tb2_36, tb3_36, high_46
||      XOR     .S1X   A8, B1, A8           ; <-1> XOR     keyed_47, tc1_36, low_47
||      LDW     .D1T1  *A2++[4], A1         ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        XOR     .L1X   A3, B13, A8          ; <-1> XOR     ta2_36, ta3_36, high_45
||      XOR     .L2X   B1, A13, B1          ; <-1> XOR     keyed_45, ta1_36, low_45
||      XOR     .S1    A8, A9, A0           ; <-1> XOR     low_47, high_47, c
||      LDW     .D1T2  *-A2[3], B3          ; LDW     *-keys[3], k1
        XOR     .L1    A3, A1, A3           ; <-1> XOR     td0_36, k1, keyed_48
||      XOR     .S1X   A14, B0, A13         ; <-1> XOR     low_46, high_46, d
||      MPYLHU  .M2X   B9, A0, B0           ; MPYLHU  one, c, c16_51
||      LDBU    .D1T2  *+A6[A0], B0         ; LDBU    *+A6[c], tc0_51
        XOR     .L1    A3, A1, A3           ; <-1> XOR     keyed_48, td1_36, low_48
||      XOR     .L2    B0, B3, B3           ; <-1> XOR     td2_36, td3_36, high_48
||      XOR     .S1X   A8, B1, A9           ; <-1> XOR     low_45, high_45, a
||      MPYLHU  .M2X   B9, A13, B0          ; MPYLHU  one, d, b16_51
||      LDBU    .D1T2  *+A6[A13], B1        ; LDBU    *+A6[d], tb0_51
||      LDW     .D2T1  *+B15[6], A14        ; restore A14
        XOR     .L1X   A3, B3, A3           ; <-1> XOR     low_48, high_48, b
||      SHRU    .S1    A13, 8, A8           ; SHRU    d, 8, b8_51
||      SHRU    .S2X   A9, 24, B3           ; SHRU    a, 24, a24_51
||      LDBU    .D1T1  *+A6[A9], A8         ; LDBU    *+A6[a], ta0_51
||      LDBU    .D2T2  *+B6[B0], B8         ; LDBU    *+B6[c16_51], ta2_51
        SHRU    .S1    A9, 8, A8            ; SHRU    a, 8, a8_51
||      SHRU    .S2X   A3, 24, B1           ; SHRU    b, 24, d24_51
||      LDBU    .D1T1  *+A6[A8], A13        ; LDBU    *+A6[b8_51], ta1_51
||      LDBU    .D2T2  *+B6[B3], B8         ; LDBU    *+B6[a24_51], tb3_51
        SHRU    .S1    A0, 8, A8            ; SHRU    c, 8, c8_51
||      MPYLHU  .M2X   B9, A3, B9           ; MPYLHU  one, b, d16_51
||      LDBU    .D1T2  *+A6[A8], B8         ; LDBU    *+A6[a8_51], td1_51
||      LDBU    .D2T1  *+B6[B0], A9         ; LDBU    *+B6[b16_51], td2_51
        SHRU    .S1    A3, 8, A3            ; SHRU    b, 8, d8_51
||      MPYLHU  .M2X   B9, A9, B9           ; MPYLHU  one, a, a16_51
||      LDBU    .D1T1  *+A6[A3], A8         ; LDBU    *+A6[b], td0_51
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[d24_51], ta3_51
        MV      .L1X   B10, A0              ; copy
||      SHRU    .S2X   A0, 24, B2           ; SHRU    c, 24, c24_51
||      LDBU    .D1T1  *+A6[A8], A9         ; LDBU    *+A6[c8_51], tb1_51
||      LDBU    .D2T2  *+B6[B9], B2         ; LDBU    *+B6[d16_51], tb2_51
        SHL     .S1X   B8, 16, A3           ; SHL     ta2_51, 16, p2_60
||      SHRU    .S2X   A13, 24, B2          ; SHRU    d, 24, b24_51
||      LDBU    .D1T1  *+A6[A3], A11        ; LDBU    *+A6[d8_51], tc1_51
||      LDBU    .D2T2  *+B6[B2], B3         ; LDBU    *+B6[c24_51], td3_51
        SHL     .S1X   B8, 24, A13          ; SHL     tb3_51, 24, p3_61
||      SHL     .S2X   A13, 8, B9           ; SHL     ta1_51, 8, p1_60
||      LDW     .D1T1  *-A2[1], A3          ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B9], B1         ; LDBU    *+B6[a16_51], tc2_51
        ADD     .L1X   A8, B9, A9           ; ADD     ta0_51, p1_60, low_60
||      SHL     .S1    A9, 16, A2           ; SHL     td2_51, 16, p2_63
||      SHL     .S2    B8, 8, B8            ; SHL     td1_51, 8, p1_63
||      LDW     .D1T2  *-A2[2], B3          ; LDW     *-keys[2], k2
||      LDBU    .D2T1  *+B6[B2], A2         ; LDBU    *+B6[b24_51], tc3_51
        XOR     .L1    A9, A1, A1           ; XOR     low_60, k0, keyed_60
||      ADD     .L2X   B8, A8, B8           ; ADD     td0_51, p1_63, low_63
||      SHL     .S1X   B2, 24, A8           ; SHL     ta3_51, 24, p3_60
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        XOR     .L2    B8, B3, B2           ; XOR     low_63, k1, keyed_63
||      SHL     .S1X   B2, 16, A9           ; SHL     tb2_51, 16, p2_61
||      SHL     .S2X   A9, 8, B8            ; SHL     tb1_51, 8, p1_61
||      LDW     .D2T1  *+B15[4], A13        ; restore A13
        ADD     .L1    A3, A8, A8           ; ADD     p2_60, p3_60, high_60
||      ADD     .L2    B1, B8, B3           ; ADD     tb0_51, p1_61, low_61
||      SHL     .S1X   B3, 24, A10          ; SHL     td3_51, 24, p3_63
||      B       .S2X   A10                  ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L1    A1, A8, A3           ; XOR     keyed_60, high_60, a
||      XOR     .S1X   A3, B3, A1           ; XOR     low_61, k3, keyed_61
||      SHL     .S2X   A11, 8, B8           ; SHL     tc1_51, 8, p1_62
||      ADD     .D1    A2, A10, A8          ; ADD     p2_63, p3_63, high_63
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        XOR     .L1X   A8, B2, A8           ; XOR     keyed_63, high_63, b
||      ADD     .L2    B0, B8, B1           ; ADD     tc0_51, p1_62, low_62
||      SHL     .S1    A2, 24, A3           ; SHL     tc3_51, 24, p3_62
||      SHL     .S2    B1, 16, B0           ; SHL     tc2_51, 16, p2_62
||      ADD     .D1    A9, A13, A2          ; ADD     p2_61, p3_61, high_61
||      STW     .D2T1  A3, *+B10[0]         ; STW     a, *+block[0]
        XOR     .L1    A1, A2, A1           ; XOR     keyed_61, high_61, d
||      XOR     .L2    B1, B3, B0           ; XOR     low_62, k2, keyed_62
||      ADD     .S1X   A3, B0, A2           ; ADD     p2_62, p3_62, high_62
||      STW     .D1T1  A8, *+A0[1]          ; STW     b, *+block[1]
        XOR     .L1X   A2, B0, A1           ; XOR     keyed_62, high_62, c
||      ZERO    .L2    B0                   ; ZERO    linear_64
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A1, *+A0[3]          ; STW     d, *+block[3]
        MVC     .S2    B0, AMR              ; MVC     linear_64, AMR
||      STW     .D1T1  A1, *+A0[2]          ; STW     c, *+block[2]
