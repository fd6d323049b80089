; broadside optimize: source a708f43371dc6d997dd56ed43be8b9e31ce8ffb693a96236205fec9bf09b5aac
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 4 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits and keys of 192 or 256 bits on one block: block.sa with more rounds.
;
;       void rijndael_192_encrypt_block(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block(uint32_t block[4], const uint32_t schedule[60]);
;       void rijndael_192_decrypt_block(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_decrypt_block(uint32_t block[4], const uint32_t schedule[60]);
;
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

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

        .global rijndael_192_encrypt_block
        .global rijndael_256_encrypt_block
        .global rijndael_192_decrypt_block
        .global rijndael_256_decrypt_block

; A whole routine on a block: `passes` times `round` and the last one.

rijndael_192_encrypt_block:
        MV      .L1X   B4, A1               ; move keys
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1    A4, A10              ; move block
||      LDW     .D1T2  *A1++[4], B2         ; LDW     *keys++[4], k0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        LDW     .D1T2  *+A10[1], B0         ; LDW     *+block[1], in_b
||      STW     .D2T1  A14, *+B15[7]        ; save A14
        MV      .L2X   A10, B0              ; copy
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A1[3], A14         ; LDW     *-keys[3], k1
        MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_34
||      LDW     .D1T2  *+A10[2], B0         ; LDW     *+block[2], in_c
||      LDW     .D2T1  *+B0[0], A13         ; LDW     *+block[0], in_a
        MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A1[2], A13         ; LDW     *-keys[2], k2
        MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_34
||      LDW     .D1T2  *-A1[1], B1          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B0[3], A0          ; LDW     *+block[3], in_d
        MV      .L1X   B3, A11              ; move return$
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVK     .S2    1, B3                ; MVK     1, one
||      LDW     .D1T2  *A1++[4], B9         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L1X   A14, B0, A8          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_34, AMR
||      LDW     .D1T2  *-A1[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A13, *+B15[6]        ; save A13
        XOR     .L1X   A13, B2, A14         ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    b, 24, b24_37
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_37
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        XOR     .L1X   A13, B0, A13         ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    a, 24, a24_37
||      LDW     .D1T2  *-A1[3], B0          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B1], A9         ; <0> LDW     *+B5[b24_37], tc3_37
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_37
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B3, A13, B0          ; <0> MPYLHU  one, c, c16_37
||      LDW     .D1T2  *-A1[1], B8          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A12, *+B15[4]        ; save A12
        XOR     .L1X   A0, B1, A0           ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A12           ; <0> SHRU    b, 8, b8_37
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_37
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[c8_37], tb1_37
||      LDW     .D2T2  *+B5[B0], B2         ; <0> LDW     *+B5[a24_37], tb3_37
        MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B3, A0, B1           ; <0> MPYLHU  one, d, d16_37
||      LDW     .D1T2  *+A4[A14], B1        ; <0> LDW     *+A4[a], ta0_37
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[c16_37], ta2_37
        MVK     .S1    9, A2                ; MVK     11, count
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    d, 24, d24_37
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[d], td0_37
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[a16_37], tc2_37
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B1          ; <0> SHRU    c, 24, c24_37
||      LDW     .D1T2  *+A4[A13], B9        ; <0> LDW     *+A4[c], tc0_37
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_37], tb2_37
        SHRU    .S1    A0, 8, A8            ; <0> SHRU    d, 8, d8_37
||      MPYLHU  .M2X   B3, A8, B0           ; <0> MPYLHU  one, b, b16_37
||      LDW     .D1T2  *+A5[A12], B2        ; <0> LDW     *+A5[b8_37], ta1_37
||      LDW     .D2T1  *+B5[B2], A8         ; <0> LDW     *+B5[d24_37], ta3_37
        XOR     .L1X   A3, B0, A8           ; <0> XOR     tb0_37, k1, keyed_47
||      SHRU    .S1    A14, 8, A14          ; <0> SHRU    a, 8, a8_37
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[d8_37], tc1_37
||      LDW     .D2T1  *+B5[B1], A12        ; <0> LDW     *+B5[c24_37], td3_37
        XOR     .S1    A8, A0, A12          ; <0> XOR     keyed_47, tb1_37, low_47
||      XOR     .S2    B1, B9, B0           ; <0> XOR     ta0_37, k0, keyed_46
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[a8_37], td1_37
||      LDW     .D2T1  *+B4[B0], A0         ; <0> LDW     *+B4[b16_37], td2_37
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      STW     .D2T2  B10, *+B15[2]        ; save B10
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
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
;  units: L1 6/13, S1 8/13, M1 0/13, D1 13/13, L2 4/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_192_encrypt_block$rounds:
        XOR     .L1    A8, A9, A9           ; <1> XOR     tc2_37, tc3_37, high_48
||      XOR     .L2    B1, B8, B8           ; <1> XOR     td0_37, k3, keyed_49
||      XOR     .S2X   B2, A0, B1           ; <1> XOR     tb2_37, tb3_37, high_47
||      LDW     .D1T2  *A1++[4], B9         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A12, B1, A8          ; <1> XOR     low_47, high_47, b
||      XOR     .L2    B9, B12, B9          ; <1> XOR     tc0_37, k2, keyed_48
||      XOR     .S1    A3, A8, A0           ; <1> XOR     ta2_37, ta3_37, high_46
||      XOR     .S2    B0, B2, B2           ; <1> XOR     keyed_46, ta1_37, low_46
||      LDW     .D1T2  *-A1[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A14          ; <1> XOR     low_46, high_46, a
||      XOR     .L2    B9, B0, B9           ; <1> XOR     keyed_48, tc1_37, low_48
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    b, 24, b24_37
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_37
        XOR     .L1X   A9, B9, A13          ; <1> XOR     low_48, high_48, c
||      XOR     .L2    B8, B0, B9           ; <1> XOR     keyed_49, td1_37, low_49
||      XOR     .S1    A0, A12, A9          ; <1> XOR     td2_37, td3_37, high_49
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    a, 24, a24_37
||      LDW     .D1T2  *-A1[3], B0          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B1], A9         ; <0> LDW     *+B5[b24_37], tc3_37
        XOR     .L1X   A9, B9, A0           ; <1> XOR     low_49, high_49, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_37
||      MPYLHU  .M2X   B3, A13, B0          ; <0> MPYLHU  one, c, c16_37
||      LDW     .D1T2  *-A1[1], B8          ; <0> LDW     *-keys[1], k3
        SHRU    .S1    A8, 8, A12           ; <0> SHRU    b, 8, b8_37
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_37
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[c8_37], tb1_37
||      LDW     .D2T2  *+B5[B0], B2         ; <0> LDW     *+B5[a24_37], tb3_37
        MPYLHU  .M2X   B3, A0, B1           ; <0> MPYLHU  one, d, d16_37
||      LDW     .D1T2  *+A4[A14], B1        ; <0> LDW     *+A4[a], ta0_37
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[c16_37], ta2_37
  [A2]  B       .S1    rijndael_192_encrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    d, 24, d24_37
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[d], td0_37
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[a16_37], tc2_37
        SHRU    .S2X   A13, 24, B1          ; <0> SHRU    c, 24, c24_37
||      LDW     .D1T2  *+A4[A13], B9        ; <0> LDW     *+A4[c], tc0_37
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_37], tb2_37
        SHRU    .S1    A0, 8, A8            ; <0> SHRU    d, 8, d8_37
||      MPYLHU  .M2X   B3, A8, B0           ; <0> MPYLHU  one, b, b16_37
||      LDW     .D1T2  *+A5[A12], B2        ; <0> LDW     *+A5[b8_37], ta1_37
||      LDW     .D2T1  *+B5[B2], A8         ; <0> LDW     *+B5[d24_37], ta3_37
        XOR     .L1X   A3, B0, A8           ; <0> XOR     tb0_37, k1, keyed_47
||      SHRU    .S1    A14, 8, A14          ; <0> SHRU    a, 8, a8_37
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[d8_37], tc1_37
||      LDW     .D2T1  *+B5[B1], A12        ; <0> LDW     *+B5[c24_37], td3_37
        XOR     .S1    A8, A0, A12          ; <0> XOR     keyed_47, tb1_37, low_47
||      XOR     .S2    B1, B9, B0           ; <0> XOR     ta0_37, k0, keyed_46
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[a8_37], td1_37
||      LDW     .D2T1  *+B4[B0], A0         ; <0> LDW     *+B4[b16_37], td2_37
  [A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
rijndael_192_encrypt_block$rounds$exit:
        XOR     .L1    A8, A9, A9           ; <-1> XOR     tc2_37, tc3_37, high_48
||      XOR     .L2    B1, B8, B8           ; <-1> XOR     td0_37, k3, keyed_49
||      XOR     .S2X   B2, A0, B1           ; <-1> XOR     tb2_37, tb3_37, high_47
        XOR     .L1X   A12, B1, A8          ; <-1> XOR     low_47, high_47, b
||      XOR     .L2    B9, B12, B9          ; <-1> XOR     tc0_37, k2, keyed_48
||      XOR     .S1    A3, A8, A0           ; <-1> XOR     ta2_37, ta3_37, high_46
||      XOR     .S2    B0, B2, B2           ; <-1> XOR     keyed_46, ta1_37, low_46
        XOR     .L1X   A0, B2, A14          ; <-1> XOR     low_46, high_46, a
||      XOR     .L2    B9, B0, B9           ; <-1> XOR     keyed_48, tc1_37, low_48
        XOR     .L1X   A9, B9, A13          ; <-1> XOR     low_48, high_48, c
||      XOR     .L2    B8, B0, B9           ; <-1> XOR     keyed_49, td1_37, low_49
||      XOR     .S1    A0, A12, A9          ; <-1> XOR     td2_37, td3_37, high_49
        XOR     .L1X   A9, B9, A0           ; <-1> XOR     low_49, high_49, d
||      MV      .L2    B3, B8               ; move one
        MV      .L1    A10, A0              ; move block
||      MV      .L2X   A1, B3               ; move keys
||      MV      .S1    A0, A3               ; move d
||      MV      .D1    A11, A9              ; move return$
rijndael_192_encrypt_block$rijndael_192_encrypt_block$2:
        NOP     3
        LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D2T1  *+B15[4], A12        ; restore A12
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        LDW     .D2T1  *B3++[4], A1         ; LDW     *keys++[4], k0
        SHRU    .S1    A8, 8, A1            ; SHRU    b, 8, b8_51
||      MPYLHU  .M2X   B8, A3, B0           ; MPYLHU  one, d, d16_51
||      LDW     .D2T2  *-B3[1], B0          ; LDW     *-keys[1], k3
        MPYLHU  .M2X   B8, A13, B0          ; MPYLHU  one, c, c16_51
||      LDBU    .D1T1  *+A6[A1], A14        ; LDBU    *+A6[b8_51], ta1_51
||      LDW     .D2T2  *-B3[3], B1          ; LDW     *-keys[3], k1
        SHRU    .S2X   A14, 24, B1          ; SHRU    a, 24, a24_51
||      LDBU    .D1T2  *+A6[A8], B8         ; LDBU    *+A6[b], tb0_51
||      LDBU    .D2T1  *+B6[B0], A11        ; LDBU    *+B6[d16_51], tb2_51
        SHRU    .S1    A14, 8, A2           ; SHRU    a, 8, a8_51
||      SHRU    .S2X   A3, 24, B1           ; SHRU    d, 24, d24_51
||      LDBU    .D1T1  *+A6[A14], A11       ; LDBU    *+A6[a], ta0_51
||      LDBU    .D2T2  *+B6[B1], B9         ; LDBU    *+B6[a24_51], tb3_51
        SHRU    .S1    A13, 8, A2           ; SHRU    c, 8, c8_51
||      MPYLHU  .M2X   B8, A14, B8          ; MPYLHU  one, a, a16_51
||      LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[a8_51], td1_51
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[c16_51], ta2_51
        SHRU    .S1    A3, 8, A2            ; SHRU    d, 8, d8_51
||      MPYLHU  .M2X   B8, A8, B2           ; MPYLHU  one, b, b16_51
||      LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[c8_51], tb1_51
||      LDBU    .D2T1  *+B6[B1], A13        ; LDBU    *+B6[d24_51], ta3_51
        SHL     .S1    A14, 8, A14          ; SHL     ta1_51, 8, p1_60
||      LDBU    .D1T2  *+A6[A13], B3        ; LDBU    *+A6[c], tc0_51
||      LDBU    .D2T1  *+B6[B8], A11        ; LDBU    *+B6[a16_51], tc2_51
        SHL     .S1    A11, 16, A3          ; SHL     tb2_51, 16, p2_61
||      SHRU    .S2X   A13, 24, B2          ; SHRU    c, 24, c24_51
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[d], td0_51
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[b16_51], td2_51
        SHL     .S1X   B9, 24, A2           ; SHL     tb3_51, 24, p3_61
||      SHRU    .S2X   A8, 24, B2           ; SHRU    b, 24, b24_51
||      LDBU    .D1T2  *+A6[A2], B1         ; LDBU    *+A6[d8_51], tc1_51
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[c24_51], td3_51
        SHL     .S1    A8, 16, A8           ; SHL     ta2_51, 16, p2_60
||      SHL     .S2    B9, 8, B2            ; SHL     td1_51, 8, p1_63
||      LDBU    .D2T1  *+B6[B2], A8         ; LDBU    *+B6[b24_51], tc3_51
        ADD     .L1    A11, A14, A14        ; ADD     ta0_51, p1_60, low_60
||      SHL     .S1    A13, 24, A13         ; SHL     ta3_51, 24, p3_60
||      SHL     .S2    B9, 8, B9            ; SHL     tb1_51, 8, p1_61
||      LDW     .D2T2  *-B3[2], B0          ; LDW     *-keys[2], k2
        XOR     .L1    A14, A1, A13         ; XOR     low_60, k0, keyed_60
||      ADD     .L2    B8, B9, B9           ; ADD     tb0_51, p1_61, low_61
||      SHL     .S1    A11, 16, A1          ; SHL     tc2_51, 16, p2_62
||      ADD     .D1    A8, A13, A11         ; ADD     p2_60, p3_60, high_60
||      LDW     .D2T1  *+B15[7], A14        ; restore A14
        XOR     .L1    A13, A11, A2         ; XOR     keyed_60, high_60, a
||      XOR     .L2    B9, B1, B9           ; XOR     low_61, k1, keyed_61
||      SHL     .S1    A8, 16, A3           ; SHL     td2_51, 16, p2_63
||      B       .S2X   A9                   ; return
||      ADD     .D1    A3, A2, A9           ; ADD     p2_61, p3_61, high_61
||      LDW     .D2T1  *+B15[6], A13        ; restore A13
        XOR     .L1X   A9, B9, A9           ; XOR     keyed_61, high_61, b
||      ADD     .L2    B8, B2, B2           ; ADD     td0_51, p1_63, low_63
||      SHL     .S1    A8, 24, A11          ; SHL     td3_51, 24, p3_63
||      SHL     .S2    B1, 8, B1            ; SHL     tc1_51, 8, p1_62
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        ADD     .L1    A3, A11, A8          ; ADD     p2_63, p3_63, high_63
||      ADD     .L2    B3, B1, B1           ; ADD     tc0_51, p1_62, low_62
||      SHL     .S1    A8, 24, A3           ; SHL     tc3_51, 24, p3_62
||      XOR     .S2    B2, B0, B2           ; XOR     low_63, k3, keyed_63
||      STW     .D1T1  A9, *+A0[1]          ; STW     b, *+block[1]
        ADD     .L1    A1, A3, A1           ; ADD     p2_62, p3_62, high_62
||      XOR     .L2    B1, B0, B1           ; XOR     low_62, k2, keyed_62
||      XOR     .S1X   A8, B2, A2           ; XOR     keyed_63, high_63, d
||      ZERO    .S2    B0                   ; ZERO    linear_64
||      STW     .D1T1  A2, *+A0[0]          ; STW     a, *+block[0]
        XOR     .L1X   A1, B1, A1           ; XOR     keyed_62, high_62, c
||      ADDK    .S2    32, B15              ; frame
||      STW     .D1T1  A2, *+A0[3]          ; STW     d, *+block[3]
        MVC     .S2    B0, AMR              ; MVC     linear_64, AMR
||      STW     .D1T1  A1, *+A0[2]          ; STW     c, *+block[2]

rijndael_256_encrypt_block:
        MV      .L1X   B4, A1               ; move keys
||      ADDK    .S2    -32, B15             ; frame
        MV      .L1    A4, A10              ; move block
||      LDW     .D1T2  *A1++[4], B2         ; LDW     *keys++[4], k0
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        LDW     .D1T2  *+A10[1], B0         ; LDW     *+block[1], in_b
||      STW     .D2T1  A14, *+B15[7]        ; save A14
        MV      .L2X   A10, B0              ; copy
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A1[3], A14         ; LDW     *-keys[3], k1
        MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_66
||      LDW     .D1T2  *+A10[2], B0         ; LDW     *+block[2], in_c
||      LDW     .D2T1  *+B0[0], A13         ; LDW     *+block[0], in_a
        MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A1[2], A13         ; LDW     *-keys[2], k2
        MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_66
||      LDW     .D1T2  *-A1[1], B1          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B0[3], A0          ; LDW     *+block[3], in_d
        MV      .L1X   B3, A11              ; move return$
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVK     .S2    1, B3                ; MVK     1, one
||      LDW     .D1T2  *A1++[4], B9         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        XOR     .L1X   A14, B0, A8          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_66, AMR
||      LDW     .D1T2  *-A1[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A13, *+B15[6]        ; save A13
        XOR     .L1X   A13, B2, A14         ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    b, 24, b24_69
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_69
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        XOR     .L1X   A13, B0, A13         ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    a, 24, a24_69
||      LDW     .D1T2  *-A1[3], B0          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B1], A9         ; <0> LDW     *+B5[b24_69], tc3_69
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_69
||      MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B3, A13, B0          ; <0> MPYLHU  one, c, c16_69
||      LDW     .D1T2  *-A1[1], B8          ; <0> LDW     *-keys[1], k3
||      STW     .D2T1  A12, *+B15[4]        ; save A12
        XOR     .L1X   A0, B1, A0           ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A12           ; <0> SHRU    b, 8, b8_69
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_69
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[c8_69], tb1_69
||      LDW     .D2T2  *+B5[B0], B2         ; <0> LDW     *+B5[a24_69], tb3_69
        MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B3, A0, B1           ; <0> MPYLHU  one, d, d16_69
||      LDW     .D1T2  *+A4[A14], B1        ; <0> LDW     *+A4[a], ta0_69
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[c16_69], ta2_69
        MVK     .S1    11, A2               ; MVK     13, count
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    d, 24, d24_69
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[d], td0_69
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[a16_69], tc2_69
        MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B1          ; <0> SHRU    c, 24, c24_69
||      LDW     .D1T2  *+A4[A13], B9        ; <0> LDW     *+A4[c], tc0_69
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_69], tb2_69
        SHRU    .S1    A0, 8, A8            ; <0> SHRU    d, 8, d8_69
||      MPYLHU  .M2X   B3, A8, B0           ; <0> MPYLHU  one, b, b16_69
||      LDW     .D1T2  *+A5[A12], B2        ; <0> LDW     *+A5[b8_69], ta1_69
||      LDW     .D2T1  *+B5[B2], A8         ; <0> LDW     *+B5[d24_69], ta3_69
        XOR     .L1X   A3, B0, A8           ; <0> XOR     tb0_69, k1, keyed_79
||      SHRU    .S1    A14, 8, A14          ; <0> SHRU    a, 8, a8_69
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[d8_69], tc1_69
||      LDW     .D2T1  *+B5[B1], A12        ; <0> LDW     *+B5[c24_69], td3_69
        XOR     .S1    A8, A0, A12          ; <0> XOR     keyed_79, tb1_69, low_79
||      XOR     .S2    B1, B9, B0           ; <0> XOR     ta0_69, k0, keyed_78
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[a8_69], td1_69
||      LDW     .D2T1  *+B4[B0], A0         ; <0> LDW     *+B4[b16_69], td2_69
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      STW     .D2T2  B10, *+B15[2]        ; save B10
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
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
;  units: L1 6/13, S1 8/13, M1 0/13, D1 13/13, L2 4/13, S2 7/13, M2 4/13, D2 8/13
;  cross paths: 1X 5/13, 2X 9/13
;  T paths: T1 9/13, T2 11/13
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 10 used, 10 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_256_encrypt_block$rounds:
        XOR     .L1    A8, A9, A9           ; <1> XOR     tc2_69, tc3_69, high_80
||      XOR     .L2    B1, B8, B8           ; <1> XOR     td0_69, k3, keyed_81
||      XOR     .S2X   B2, A0, B1           ; <1> XOR     tb2_69, tb3_69, high_79
||      LDW     .D1T2  *A1++[4], B9         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A12, B1, A8          ; <1> XOR     low_79, high_79, b
||      XOR     .L2    B9, B12, B9          ; <1> XOR     tc0_69, k2, keyed_80
||      XOR     .S1    A3, A8, A0           ; <1> XOR     ta2_69, ta3_69, high_78
||      XOR     .S2    B0, B2, B2           ; <1> XOR     keyed_78, ta1_69, low_78
||      LDW     .D1T2  *-A1[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A14          ; <1> XOR     low_78, high_78, a
||      XOR     .L2    B9, B0, B9           ; <1> XOR     keyed_80, tc1_69, low_80
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    b, 24, b24_69
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_69
        XOR     .L1X   A9, B9, A13          ; <1> XOR     low_80, high_80, c
||      XOR     .L2    B8, B0, B9           ; <1> XOR     keyed_81, td1_69, low_81
||      XOR     .S1    A0, A12, A9          ; <1> XOR     td2_69, td3_69, high_81
||      SHRU    .S2X   A14, 24, B0          ; <0> SHRU    a, 24, a24_69
||      LDW     .D1T2  *-A1[3], B0          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B5[B1], A9         ; <0> LDW     *+B5[b24_69], tc3_69
        XOR     .L1X   A9, B9, A0           ; <1> XOR     low_81, high_81, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_69
||      MPYLHU  .M2X   B3, A13, B0          ; <0> MPYLHU  one, c, c16_69
||      LDW     .D1T2  *-A1[1], B8          ; <0> LDW     *-keys[1], k3
        SHRU    .S1    A8, 8, A12           ; <0> SHRU    b, 8, b8_69
||      MPYLHU  .M2X   B3, A14, B2          ; <0> MPYLHU  one, a, a16_69
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[c8_69], tb1_69
||      LDW     .D2T2  *+B5[B0], B2         ; <0> LDW     *+B5[a24_69], tb3_69
        MPYLHU  .M2X   B3, A0, B1           ; <0> MPYLHU  one, d, d16_69
||      LDW     .D1T2  *+A4[A14], B1        ; <0> LDW     *+A4[a], ta0_69
||      LDW     .D2T1  *+B4[B0], A3         ; <0> LDW     *+B4[c16_69], ta2_69
  [A2]  B       .S1    rijndael_256_encrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A0, 24, B2           ; <0> SHRU    d, 24, d24_69
||      LDW     .D1T2  *+A4[A0], B1         ; <0> LDW     *+A4[d], td0_69
||      LDW     .D2T1  *+B4[B2], A8         ; <0> LDW     *+B4[a16_69], tc2_69
        SHRU    .S2X   A13, 24, B1          ; <0> SHRU    c, 24, c24_69
||      LDW     .D1T2  *+A4[A13], B9        ; <0> LDW     *+A4[c], tc0_69
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[d16_69], tb2_69
        SHRU    .S1    A0, 8, A8            ; <0> SHRU    d, 8, d8_69
||      MPYLHU  .M2X   B3, A8, B0           ; <0> MPYLHU  one, b, b16_69
||      LDW     .D1T2  *+A5[A12], B2        ; <0> LDW     *+A5[b8_69], ta1_69
||      LDW     .D2T1  *+B5[B2], A8         ; <0> LDW     *+B5[d24_69], ta3_69
        XOR     .L1X   A3, B0, A8           ; <0> XOR     tb0_69, k1, keyed_79
||      SHRU    .S1    A14, 8, A14          ; <0> SHRU    a, 8, a8_69
||      LDW     .D1T2  *+A5[A8], B0         ; <0> LDW     *+A5[d8_69], tc1_69
||      LDW     .D2T1  *+B5[B1], A12        ; <0> LDW     *+B5[c24_69], td3_69
        XOR     .S1    A8, A0, A12          ; <0> XOR     keyed_79, tb1_69, low_79
||      XOR     .S2    B1, B9, B0           ; <0> XOR     ta0_69, k0, keyed_78
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[a8_69], td1_69
||      LDW     .D2T1  *+B4[B0], A0         ; <0> LDW     *+B4[b16_69], td2_69
  [A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
rijndael_256_encrypt_block$rounds$exit:
        XOR     .L1    A8, A9, A9           ; <-1> XOR     tc2_69, tc3_69, high_80
||      XOR     .L2    B1, B8, B8           ; <-1> XOR     td0_69, k3, keyed_81
||      XOR     .S2X   B2, A0, B1           ; <-1> XOR     tb2_69, tb3_69, high_79
        XOR     .L1X   A12, B1, A8          ; <-1> XOR     low_79, high_79, b
||      XOR     .L2    B9, B12, B9          ; <-1> XOR     tc0_69, k2, keyed_80
||      XOR     .S1    A3, A8, A0           ; <-1> XOR     ta2_69, ta3_69, high_78
||      XOR     .S2    B0, B2, B2           ; <-1> XOR     keyed_78, ta1_69, low_78
        XOR     .L1X   A0, B2, A14          ; <-1> XOR     low_78, high_78, a
||      XOR     .L2    B9, B0, B9           ; <-1> XOR     keyed_80, tc1_69, low_80
        XOR     .L1X   A9, B9, A13          ; <-1> XOR     low_80, high_80, c
||      XOR     .L2    B8, B0, B9           ; <-1> XOR     keyed_81, td1_69, low_81
||      XOR     .S1    A0, A12, A9          ; <-1> XOR     td2_69, td3_69, high_81
        XOR     .L1X   A9, B9, A0           ; <-1> XOR     low_81, high_81, d
||      MV      .L2    B3, B8               ; move one
        MV      .L1    A10, A0              ; move block
||      MV      .L2X   A1, B3               ; move keys
||      MV      .S1    A0, A3               ; move d
||      MV      .D1    A11, A9              ; move return$
rijndael_256_encrypt_block$rijndael_256_encrypt_block$2:
        LDW     .D2T2  *+B15[2], B10        ; restore B10
        NOP     2
        LDW     .D2T2  *+B15[5], B12        ; restore B12
        LDW     .D2T1  *+B15[3], A11        ; restore A11
        SHRU    .S2X   A13, 24, B0          ; SHRU    c, 24, c24_83
||      LDW     .D2T2  *B3++[4], B1         ; LDW     *keys++[4], k0
        MPYLHU  .M2X   B8, A14, B0          ; MPYLHU  one, a, a16_83
||      LDBU    .D2T1  *+B6[B0], A13        ; LDBU    *+B6[c24_83], td3_83
        SHRU    .S2X   A14, 24, B1          ; SHRU    a, 24, a24_83
||      LDW     .D2T1  *-B3[2], A1          ; LDW     *-keys[2], k2
        MPYLHU  .M2X   B8, A8, B2           ; MPYLHU  one, b, b16_83
||      LDBU    .D1T2  *+A6[A8], B8         ; LDBU    *+A6[b], tb0_83
||      LDBU    .D2T1  *+B6[B1], A10        ; LDBU    *+B6[a24_83], tb3_83
        MPYLHU  .M2X   B8, A13, B9          ; MPYLHU  one, c, c16_83
||      LDBU    .D1T1  *+A6[A13], A8        ; LDBU    *+A6[c], tc0_83
        SHRU    .S1    A13, 8, A1           ; SHRU    c, 8, c8_83
||      LDBU    .D1T2  *+A6[A3], B0         ; LDBU    *+A6[d], td0_83
||      LDW     .D2T1  *-B3[3], A12         ; LDW     *-keys[3], k1
        SHRU    .S1    A3, 8, A2            ; SHRU    d, 8, d8_83
||      SHRU    .S2X   A8, 24, B9           ; SHRU    b, 24, b24_83
||      LDBU    .D1T2  *+A6[A1], B9         ; LDBU    *+A6[c8_83], tb1_83
||      LDBU    .D2T1  *+B6[B9], A14        ; LDBU    *+B6[c16_83], ta2_83
        SHRU    .S1    A14, 8, A2           ; SHRU    a, 8, a8_83
||      MPYLHU  .M2X   B8, A3, B0           ; MPYLHU  one, d, d16_83
||      LDBU    .D1T1  *+A6[A2], A14        ; LDBU    *+A6[d8_83], tc1_83
||      LDBU    .D2T2  *+B6[B9], B2         ; LDBU    *+B6[b24_83], tc3_83
        SHRU    .S1    A8, 8, A12           ; SHRU    b, 8, b8_83
||      LDBU    .D2T2  *+B6[B0], B8         ; LDBU    *+B6[a16_83], tc2_83
        SHL     .S1    A13, 24, A3          ; SHL     td3_83, 24, p3_95
||      SHRU    .S2X   A3, 24, B9           ; SHRU    d, 24, d24_83
||      LDBU    .D1T2  *+A6[A12], B3        ; LDBU    *+A6[b8_83], ta1_83
||      LDBU    .D2T1  *+B6[B0], A12        ; LDBU    *+B6[d16_83], tb2_83
        SHL     .S1    A10, 24, A10         ; SHL     tb3_83, 24, p3_93
||      LDBU    .D1T2  *+A6[A14], B3        ; LDBU    *+A6[a], ta0_83
||      LDBU    .D2T1  *+B6[B9], A12        ; LDBU    *+B6[d24_83], ta3_83
        SHL     .S1    A14, 16, A2          ; SHL     ta2_83, 16, p2_92
||      SHL     .S2    B9, 8, B9            ; SHL     tb1_83, 8, p1_93
||      LDBU    .D1T2  *+A6[A2], B3         ; LDBU    *+A6[a8_83], td1_83
||      LDBU    .D2T1  *+B6[B2], A10        ; LDBU    *+B6[b16_83], td2_83
        ADD     .L2    B8, B9, B9           ; ADD     tb0_83, p1_93, low_93
||      SHL     .S1    A14, 8, A14          ; SHL     tc1_83, 8, p1_94
||      SHL     .S2    B2, 24, B2           ; SHL     tc3_83, 24, p3_94
||      LDW     .D2T1  *+B15[4], A12        ; restore A12
        XOR     .L1X   A12, B9, A8          ; XOR     low_93, k1, keyed_93
||      ADD     .S1    A8, A14, A14         ; ADD     tc0_83, p1_94, low_94
||      SHL     .S2    B8, 16, B8           ; SHL     tc2_83, 16, p2_94
||      LDW     .D2T2  *-B3[1], B0          ; LDW     *-keys[1], k3
        XOR     .L1    A14, A1, A1          ; XOR     low_94, k2, keyed_94
||      ADD     .L2    B8, B2, B2           ; ADD     p2_94, p3_94, high_94
||      SHL     .S1    A12, 16, A14         ; SHL     tb2_83, 16, p2_93
||      SHL     .S2    B3, 8, B8            ; SHL     ta1_83, 8, p1_92
||      LDW     .D2T1  *+B15[7], A14        ; restore A14
        ADD     .L1    A14, A10, A9         ; ADD     p2_93, p3_93, high_93
||      ADD     .L2    B3, B8, B8           ; ADD     ta0_83, p1_92, low_92
||      SHL     .S1    A12, 24, A12         ; SHL     ta3_83, 24, p3_92
||      B       .S2X   A9                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L1X   A1, B2, A2           ; XOR     keyed_94, high_94, c
||      XOR     .L2    B8, B1, B1           ; XOR     low_92, k0, keyed_92
||      SHL     .S1    A10, 16, A10         ; SHL     td2_83, 16, p2_95
||      SHL     .S2    B3, 8, B2            ; SHL     td1_83, 8, p1_95
||      ADD     .D1    A2, A12, A1          ; ADD     p2_92, p3_92, high_92
||      LDW     .D2T1  *+B15[6], A13        ; restore A13
        XOR     .L1X   A1, B1, A2           ; XOR     keyed_92, high_92, a
||      ADD     .L2    B0, B2, B1           ; ADD     td0_83, p1_95, low_95
||      ADD     .S1    A10, A3, A1          ; ADD     p2_95, p3_95, high_95
||      STW     .D1T1  A2, *+A0[2]          ; STW     c, *+block[2]
        XOR     .L1    A8, A9, A2           ; XOR     keyed_93, high_93, b
||      XOR     .L2    B1, B0, B0           ; XOR     low_95, k3, keyed_95
||      STW     .D1T1  A2, *+A0[0]          ; STW     a, *+block[0]
        XOR     .L1X   A1, B0, A1           ; XOR     keyed_95, high_95, d
||      ZERO    .L2    B0                   ; ZERO    linear_96
||      ADDK    .S2    32, B15              ; frame
||      STW     .D1T1  A2, *+A0[1]          ; STW     b, *+block[1]
        MVC     .S2    B0, AMR              ; MVC     linear_96, AMR
||      STW     .D1T1  A1, *+A0[3]          ; STW     d, *+block[3]

rijndael_192_decrypt_block:
        MV      .L1X   B4, A2               ; move keys
||      MV      .S1    A4, A0               ; move block
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; copy
||      LDW     .D1T2  *A2++[4], B1         ; LDW     *keys++[4], k0
||      STW     .D2T1  A14, *+B15[5]        ; save A14
        LDW     .D1T2  *-A2[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[2], A13         ; LDW     *+block[2], in_c
        MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T2  *+A0[0], B0          ; LDW     *+block[0], in_a
||      LDW     .D2T1  *+B0[3], A12         ; LDW     *+block[3], in_d
        MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_132
||      LDW     .D1T2  *-A2[1], B0          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+block[1], in_b
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_132
||      LDW     .D1T2  *-A2[3], B2          ; LDW     *-keys[3], k1
||      STW     .D2T1  A15, *+B15[6]        ; save A15
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        XOR     .L1X   A13, B2, A15         ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B0, AMR              ; MVC     circular_132, AMR
||      LDW     .D1T2  *A2++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        MV      .L1X   B0, A13              ; copy
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *-A2[1], A9          ; <0> LDW     *-keys[1], k3
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        XOR     .L1X   A13, B1, A14         ; XOR     in_a, k0, a
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      SHRU    .S2X   A15, 24, B1          ; <0> SHRU    c, 24, c24_136
||      LDW     .D1T1  *-A2[2], A13         ; <0> LDW     *-keys[2], k2
        MV      .L1X   B0, A13              ; copy
||      MV      .L2    B2, B0               ; copy
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      MPYLHU  .M2X   B13, A15, B1         ; <0> MPYLHU  one, c, c16_136
||      LDW     .D1T1  *-A2[3], A12         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A1, B0, A1           ; XOR     in_b, k1, b
||      MV      .L2    B3, B8               ; move return$
||      XOR     .S1    A12, A13, A8         ; XOR     in_d, k3, d
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A14, B3         ; <0> MPYLHU  one, a, a16_136
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_136
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_136], td3_136
        SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_136
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, b24_136
||      LDW     .D1T1  *+A4[A1], A1         ; <0> LDW     *+A4[b], td0_136
||      LDW     .D2T2  *+B4[B1], B9         ; <0> LDW     *+B4[c16_136], ta2_136
        SHRU    .S1    A1, 8, A3            ; <0> SHRU    b, 8, d8_136
||      MVK     .S2    10, B2               ; MVK     11, count
||      MPYLHU  .M2X   B13, A8, B3          ; <0> MPYLHU  one, d, b16_136
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_136], td1_136
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_136], tc3_136
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A14, 24, B1          ; <0> SHRU    a, 24, a24_136
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[c], tc0_136
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[a16_136], tc2_136
        SHRU    .S1    A8, 8, A14           ; <0> SHRU    d, 8, b8_136
||      SHRU    .S2X   A1, 24, B9           ; <0> SHRU    b, 24, d24_136
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[d8_136], tc1_136
||      LDW     .D2T2  *+B5[B1], B3         ; <0> LDW     *+B5[a24_136], tb3_136
        SHRU    .S1    A15, 8, A14          ; <0> SHRU    c, 8, c8_136
||      MPYLHU  .M2X   B13, A1, B3          ; <0> MPYLHU  one, b, d16_136
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[b8_136], ta1_136
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[d24_136], ta3_136
        XOR     .S1X   A3, B0, A3           ; <0> XOR     ta0_136, k0, keyed_145
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], tb0_136
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[b16_136], td2_136
        XOR     .L1    A1, A12, A14         ; <0> XOR     td0_136, k1, keyed_148
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T1  *+A5[A14], A3        ; <0> LDW     *+A5[c8_136], tb1_136
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[d16_136], tb2_136
        XOR     .S1X   A1, B0, A15          ; <0> XOR     tc2_136, tc3_136, high_147
||      XOR     .S2X   B3, A13, B0          ; <0> XOR     tc0_136, k2, keyed_147
||      STW     .D2T1  A10, *+B15[1]        ; save A10
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_136], td2_136
;    XOR td2_136, td3_136, high_148
;    XOR low_148, high_148, b
;    MPYLHU one, b, d16_136
;    LDW *+B4[d16_136], tb2_136
;    XOR tb2_136, tb3_136, high_146
;    XOR low_146, high_146, d
;    MPYLHU one, d, b16_136
;  units: L1 5/13, S1 12/13, M1 0/13, D1 12/13, L2 2/13, S2 6/13, M2 4/13, D2 9/13
;  cross paths: 1X 7/13, 2X 10/13
;  T paths: T1 11/13, T2 9/13
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 10 used, 10 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_192_decrypt_block$rounds:
        XOR     .L1    A14, A8, A1          ; <1> XOR     keyed_148, td1_136, low_148
||      XOR     .S1X   A1, B0, A13          ; <1> XOR     keyed_147, tc1_136, low_147
||      LDW     .D1T2  *A2++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A13, A15, A15        ; <1> XOR     low_147, high_147, c
||      XOR     .S1X   A8, B9, A13          ; <1> XOR     ta2_136, ta3_136, high_145
||      XOR     .S2X   B0, A3, B9           ; <1> XOR     keyed_145, ta1_136, low_145
||      LDW     .D1T1  *-A2[1], A9          ; <0> LDW     *-keys[1], k3
        XOR     .L1    A3, A9, A12          ; <1> XOR     tb0_136, k3, keyed_146
||      XOR     .L2    B0, B1, B9           ; <1> XOR     td2_136, td3_136, high_148
||      XOR     .S1X   A13, B9, A14         ; <1> XOR     low_145, high_145, a
||      SHRU    .S2X   A15, 24, B1          ; <0> SHRU    c, 24, c24_136
||      LDW     .D1T1  *-A2[2], A13         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B9, A1           ; <1> XOR     low_148, high_148, b
||      XOR     .L2    B0, B3, B0           ; <1> XOR     tb2_136, tb3_136, high_146
||      XOR     .S1    A12, A3, A8          ; <1> XOR     keyed_146, tb1_136, low_146
||      MPYLHU  .M2X   B13, A15, B1         ; <0> MPYLHU  one, c, c16_136
||      LDW     .D1T1  *-A2[3], A12         ; <0> LDW     *-keys[3], k1
||[B2]  SUB     .D2    B2, 1, B2            ; <0> SUB     count, 1, count
        XOR     .S1X   A8, B0, A8           ; <1> XOR     low_146, high_146, d
||      MPYLHU  .M2X   B13, A14, B3         ; <0> MPYLHU  one, a, a16_136
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_136
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_136], td3_136
        SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_136
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, b24_136
||      LDW     .D1T1  *+A4[A1], A1         ; <0> LDW     *+A4[b], td0_136
||      LDW     .D2T2  *+B4[B1], B9         ; <0> LDW     *+B4[c16_136], ta2_136
        SHRU    .S1    A1, 8, A3            ; <0> SHRU    b, 8, d8_136
||      MPYLHU  .M2X   B13, A8, B3          ; <0> MPYLHU  one, d, b16_136
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_136], td1_136
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_136], tc3_136
  [B2]  B       .S1    rijndael_192_decrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A14, 24, B1          ; <0> SHRU    a, 24, a24_136
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[c], tc0_136
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[a16_136], tc2_136
        SHRU    .S1    A8, 8, A14           ; <0> SHRU    d, 8, b8_136
||      SHRU    .S2X   A1, 24, B9           ; <0> SHRU    b, 24, d24_136
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[d8_136], tc1_136
||      LDW     .D2T2  *+B5[B1], B3         ; <0> LDW     *+B5[a24_136], tb3_136
        SHRU    .S1    A15, 8, A14          ; <0> SHRU    c, 8, c8_136
||      MPYLHU  .M2X   B13, A1, B3          ; <0> MPYLHU  one, b, d16_136
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[b8_136], ta1_136
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[d24_136], ta3_136
        XOR     .S1X   A3, B0, A3           ; <0> XOR     ta0_136, k0, keyed_145
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], tb0_136
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[b16_136], td2_136
        XOR     .L1    A1, A12, A14         ; <0> XOR     td0_136, k1, keyed_148
||      LDW     .D1T1  *+A5[A14], A3        ; <0> LDW     *+A5[c8_136], tb1_136
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[d16_136], tb2_136
        XOR     .S1X   A1, B0, A15          ; <0> XOR     tc2_136, tc3_136, high_147
||      XOR     .S2X   B3, A13, B0          ; <0> XOR     tc0_136, k2, keyed_147
rijndael_192_decrypt_block$rounds$exit:
        XOR     .L1    A14, A8, A1          ; <-1> XOR     keyed_148, td1_136, low_148
||      XOR     .S1X   A1, B0, A13          ; <-1> XOR     keyed_147, tc1_136, low_147
        XOR     .L1    A13, A15, A15        ; <-1> XOR     low_147, high_147, c
||      XOR     .S1X   A8, B9, A13          ; <-1> XOR     ta2_136, ta3_136, high_145
||      XOR     .S2X   B0, A3, B9           ; <-1> XOR     keyed_145, ta1_136, low_145
        XOR     .L1    A3, A9, A12          ; <-1> XOR     tb0_136, k3, keyed_146
||      XOR     .L2    B0, B1, B9           ; <-1> XOR     td2_136, td3_136, high_148
||      XOR     .S1X   A13, B9, A14         ; <-1> XOR     low_145, high_145, a
        XOR     .L1X   A1, B9, A1           ; <-1> XOR     low_148, high_148, b
||      XOR     .L2    B0, B3, B0           ; <-1> XOR     tb2_136, tb3_136, high_146
||      XOR     .S1    A12, A3, A8          ; <-1> XOR     keyed_146, tb1_136, low_146
        MV      .L1    A2, A3               ; move keys
||      MV      .L2    B8, B3               ; move return$
||      XOR     .S1X   A8, B0, A8           ; <-1> XOR     low_146, high_146, d
rijndael_192_decrypt_block$rijndael_192_decrypt_block$2:
        MPYLHU  .M2X   B13, A1, B0          ; MPYLHU  one, b, d16_151
        LDBU    .D1T2  *+A6[A1], B1         ; LDBU    *+A6[b], td0_151
        SHRU    .S1    A1, 8, A2            ; SHRU    b, 8, d8_151
||      SHRU    .S2X   A15, 24, B1          ; SHRU    c, 24, c24_151
||      LDBU    .D1T2  *+A6[A15], B0        ; LDBU    *+A6[c], tc0_151
        SHRU    .S1    A8, 8, A9            ; SHRU    d, 8, b8_151
||      LDBU    .D2T2  *+B6[B1], B9         ; LDBU    *+B6[c24_151], td3_151
        SHRU    .S1    A14, 8, A9           ; SHRU    a, 8, a8_151
||      MPYLHU  .M2X   B13, A15, B8         ; MPYLHU  one, c, c16_151
||      LDBU    .D1T2  *+A6[A9], B8         ; LDBU    *+A6[b8_151], ta1_151
        SHRU    .S2X   A1, 24, B2           ; SHRU    b, 24, d24_151
||      LDBU    .D1T2  *+A6[A9], B2         ; LDBU    *+A6[a8_151], td1_151
||      LDW     .D2T1  *+B15[3], A13        ; restore A13
        LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[d8_151], tc1_151
||      LDBU    .D2T1  *+B6[B0], A8         ; LDBU    *+B6[d16_151], tb2_151
        SHRU    .S2X   A8, 24, B8           ; SHRU    d, 24, b24_151
||      LDBU    .D2T2  *+B6[B8], B2         ; LDBU    *+B6[c16_151], ta2_151
        SHL     .S1X   B9, 24, A2           ; SHL     td3_151, 24, p3_163
||      SHRU    .S2X   A14, 24, B9          ; SHRU    a, 24, a24_151
||      LDBU    .D1T2  *+A6[A14], B8        ; LDBU    *+A6[a], ta0_151
||      LDBU    .D2T1  *+B6[B8], A15        ; LDBU    *+B6[b24_151], tc3_151
        SHRU    .S1    A15, 8, A15          ; SHRU    c, 8, c8_151
||      MPYLHU  .M2X   B13, A8, B2          ; MPYLHU  one, d, b16_151
||      LDW     .D1T1  *A3++[4], A14        ; LDW     *keys++[4], k0
||      LDBU    .D2T2  *+B6[B2], B8         ; LDBU    *+B6[d24_151], ta3_151
        SHL     .S2    B2, 8, B13           ; SHL     td1_151, 8, p1_163
||      MPYLHU  .M2X   B13, A14, B9         ; MPYLHU  one, a, a16_151
||      LDBU    .D1T2  *+A6[A8], B8         ; LDBU    *+A6[d], tb0_151
||      LDBU    .D2T1  *+B6[B9], A15        ; LDBU    *+B6[a24_151], tb3_151
        ADD     .L2    B1, B13, B1          ; ADD     td0_151, p1_163, low_163
||      SHL     .S2    B9, 8, B13           ; SHL     tc1_151, 8, p1_162
||      LDBU    .D1T2  *+A6[A15], B2        ; LDBU    *+A6[c8_151], tb1_151
||      LDBU    .D2T1  *+B6[B2], A1         ; LDBU    *+B6[b16_151], td2_151
        ADD     .L2    B0, B13, B0          ; ADD     tc0_151, p1_162, low_162
||      SHL     .S1    A8, 16, A8           ; SHL     tb2_151, 16, p2_161
||      SHL     .S2    B8, 8, B9            ; SHL     ta1_151, 8, p1_160
||      LDW     .D1T2  *-A3[3], B9          ; LDW     *-keys[3], k1
||      LDBU    .D2T1  *+B6[B9], A14        ; LDBU    *+B6[a16_151], tc2_151
        ADD     .L2    B8, B9, B9           ; ADD     ta0_151, p1_160, low_160
||      SHL     .S2    B2, 16, B2           ; SHL     ta2_151, 16, p2_160
||      LDW     .D1T2  *-A3[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B15[5], A14        ; restore A14
        XOR     .L1X   A14, B9, A14         ; XOR     low_160, k0, keyed_160
||      SHL     .S1    A15, 24, A3          ; SHL     tc3_151, 24, p3_162
||      SHL     .S2    B8, 24, B9           ; SHL     ta3_151, 24, p3_160
||      LDW     .D1T2  *-A3[1], B0          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L2    B2, B9, B9           ; ADD     p2_160, p3_160, high_160
||      SHL     .S1    A15, 24, A15         ; SHL     tb3_151, 24, p3_161
||      LDW     .D2T1  *+B15[2], A12        ; restore A12
        XOR     .L1X   A14, B9, A1          ; XOR     keyed_160, high_160, a
||      MV      .L2X   A0, B3               ; copy
||      SHL     .S1    A1, 16, A9           ; SHL     td2_151, 16, p2_163
||      B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        ADD     .L1    A9, A2, A9           ; ADD     p2_163, p3_163, high_163
||      XOR     .L2    B1, B9, B9           ; XOR     low_163, k1, keyed_163
||      SHL     .S1    A14, 16, A2          ; SHL     tc2_151, 16, p2_162
||      SHL     .S2    B2, 8, B2            ; SHL     tb1_151, 8, p1_161
||      LDW     .D2T1  *+B15[6], A15        ; restore A15
        ADD     .L1    A2, A3, A1           ; ADD     p2_162, p3_162, high_162
||      ADD     .L2    B8, B2, B1           ; ADD     tb0_151, p1_161, low_161
||      XOR     .S1X   A9, B9, A2           ; XOR     keyed_163, high_163, b
||      XOR     .S2    B0, B1, B2           ; XOR     low_162, k2, keyed_162
||      STW     .D2T1  A1, *+B3[0]          ; STW     a, *+block[0]
        ADD     .L1    A8, A15, A1          ; ADD     p2_161, p3_161, high_161
||      XOR     .L2    B1, B0, B0           ; XOR     low_161, k3, keyed_161
||      XOR     .S1X   A1, B2, A2           ; XOR     keyed_162, high_162, c
||      STW     .D1T1  A2, *+A0[1]          ; STW     b, *+block[1]
        XOR     .L1X   A1, B0, A1           ; XOR     keyed_161, high_161, d
||      ZERO    .L2    B0                   ; ZERO    linear_164
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A2, *+A0[2]          ; STW     c, *+block[2]
        MVC     .S2    B0, AMR              ; MVC     linear_164, AMR
||      STW     .D1T1  A1, *+A0[3]          ; STW     d, *+block[3]

rijndael_256_decrypt_block:
        MV      .L1X   B4, A2               ; move keys
||      MV      .L2    B3, B8               ; move return$
||      MV      .S1    A4, A0               ; move block
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B3               ; copy
||      MVKL    .S2    15279397, B0         ; MVKL    0x00e92525, circular_166
||      LDW     .D1T2  *A2++[4], B1         ; LDW     *keys++[4], k0
||      STW     .D2T1  A14, *+B15[4]        ; save A14
        MVKH    .S2    15279397, B0         ; MVKH    0x00e92525, circular_166
||      LDW     .D1T2  *-A2[2], B2          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[0], A13         ; LDW     *+block[0], in_a
        MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      STW     .D2T1  A12, *+B15[1]        ; save A12
        MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A2[1], A13         ; LDW     *-keys[1], k3
||      LDW     .D2T2  *+B3[3], B2          ; LDW     *+block[3], in_d
        MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      LDW     .D1T2  *-A2[3], B2          ; LDW     *-keys[3], k1
||      STW     .D2T1  A13, *+B15[2]        ; save A13
        XOR     .L1X   A13, B1, A14         ; XOR     in_a, k0, a
||      MVC     .S2    B0, AMR              ; MVC     circular_166, AMR
||      LDW     .D2T2  *+B3[1], B2          ; LDW     *+block[1], in_b
        MV      .L1X   B2, A15              ; copy
||      LDW     .D1T2  *A2++[4], B0         ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A15, *+B15[5]        ; save A15
        XOR     .L1X   A15, B2, A15         ; XOR     in_c, k2, c
||      MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *-A2[1], A9          ; <0> LDW     *-keys[1], k3
||      STW     .D2T2  B13, *+B15[3]        ; save B13
        XOR     .L1X   A13, B2, A8          ; XOR     in_d, k3, d
||      SHRU    .S2X   A15, 24, B1          ; <0> SHRU    c, 24, c24_170
||      LDW     .D1T1  *-A2[2], A13         ; <0> LDW     *-keys[2], k2
        MV      .L1X   B2, A13              ; copy
||      MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      MPYLHU  .M2X   B13, A15, B1         ; <0> MPYLHU  one, c, c16_170
||      LDW     .D1T1  *-A2[3], A12         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A13, B2, A1          ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A14, B3         ; <0> MPYLHU  one, a, a16_170
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_170
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_170], td3_170
        SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_170
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, b24_170
||      LDW     .D1T1  *+A4[A1], A1         ; <0> LDW     *+A4[b], td0_170
||      LDW     .D2T2  *+B4[B1], B9         ; <0> LDW     *+B4[c16_170], ta2_170
        SHRU    .S1    A1, 8, A3            ; <0> SHRU    b, 8, d8_170
||      MPYLHU  .M2X   B13, A8, B3          ; <0> MPYLHU  one, d, b16_170
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_170], td1_170
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_170], tc3_170
        MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A14, 24, B1          ; <0> SHRU    a, 24, a24_170
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[c], tc0_170
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[a16_170], tc2_170
        SHRU    .S1    A8, 8, A14           ; <0> SHRU    d, 8, b8_170
||      SHRU    .S2X   A1, 24, B9           ; <0> SHRU    b, 24, d24_170
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[d8_170], tc1_170
||      LDW     .D2T2  *+B5[B1], B3         ; <0> LDW     *+B5[a24_170], tb3_170
        SHRU    .S1    A15, 8, A14          ; <0> SHRU    c, 8, c8_170
||      MPYLHU  .M2X   B13, A1, B3          ; <0> MPYLHU  one, b, d16_170
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[b8_170], ta1_170
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[d24_170], ta3_170
        XOR     .S1X   A3, B0, A3           ; <0> XOR     ta0_170, k0, keyed_179
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], tb0_170
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[b16_170], td2_170
        XOR     .L1    A1, A12, A14         ; <0> XOR     td0_170, k1, keyed_182
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      MVK     .S2    12, B2               ; MVK     13, count
||      LDW     .D1T1  *+A5[A14], A3        ; <0> LDW     *+A5[c8_170], tb1_170
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[d16_170], tb2_170
        XOR     .S1X   A1, B0, A15          ; <0> XOR     tc2_170, tc3_170, high_181
||      XOR     .S2X   B3, A13, B0          ; <0> XOR     tc0_170, k2, keyed_181
;@loop {"name": "rounds", "ii": 13, "res_mii": 12, "rec_mii": 9, "optimal": null, "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_170], td2_170
;    XOR td2_170, td3_170, high_182
;    XOR low_182, high_182, b
;    MPYLHU one, b, d16_170
;    LDW *+B4[d16_170], tb2_170
;    XOR tb2_170, tb3_170, high_180
;    XOR low_180, high_180, d
;    MPYLHU one, d, b16_170
;  units: L1 5/13, S1 12/13, M1 0/13, D1 12/13, L2 2/13, S2 6/13, M2 4/13, D2 9/13
;  cross paths: 1X 7/13, 2X 10/13
;  T paths: T1 11/13, T2 9/13
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 10 used, 10 live at once
;  II 13 without possible bank conflicts: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_256_decrypt_block$rounds:
        XOR     .L1    A14, A8, A1          ; <1> XOR     keyed_182, td1_170, low_182
||      XOR     .S1X   A1, B0, A13          ; <1> XOR     keyed_181, tc1_170, low_181
||      LDW     .D1T2  *A2++[4], B0         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A13, A15, A15        ; <1> XOR     low_181, high_181, c
||      XOR     .S1X   A8, B9, A13          ; <1> XOR     ta2_170, ta3_170, high_179
||      XOR     .S2X   B0, A3, B9           ; <1> XOR     keyed_179, ta1_170, low_179
||      LDW     .D1T1  *-A2[1], A9          ; <0> LDW     *-keys[1], k3
        XOR     .L1    A3, A9, A12          ; <1> XOR     tb0_170, k3, keyed_180
||      XOR     .L2    B0, B1, B9           ; <1> XOR     td2_170, td3_170, high_182
||      XOR     .S1X   A13, B9, A14         ; <1> XOR     low_179, high_179, a
||      SHRU    .S2X   A15, 24, B1          ; <0> SHRU    c, 24, c24_170
||      LDW     .D1T1  *-A2[2], A13         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B9, A1           ; <1> XOR     low_182, high_182, b
||      XOR     .L2    B0, B3, B0           ; <1> XOR     tb2_170, tb3_170, high_180
||      XOR     .S1    A12, A3, A8          ; <1> XOR     keyed_180, tb1_170, low_180
||      MPYLHU  .M2X   B13, A15, B1         ; <0> MPYLHU  one, c, c16_170
||      LDW     .D1T1  *-A2[3], A12         ; <0> LDW     *-keys[3], k1
||[B2]  SUB     .D2    B2, 1, B2            ; <0> SUB     count, 1, count
        XOR     .S1X   A8, B0, A8           ; <1> XOR     low_180, high_180, d
||      MPYLHU  .M2X   B13, A14, B3         ; <0> MPYLHU  one, a, a16_170
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_170
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_170], td3_170
        SHRU    .S1    A14, 8, A3           ; <0> SHRU    a, 8, a8_170
||      SHRU    .S2X   A8, 24, B1           ; <0> SHRU    d, 24, b24_170
||      LDW     .D1T1  *+A4[A1], A1         ; <0> LDW     *+A4[b], td0_170
||      LDW     .D2T2  *+B4[B1], B9         ; <0> LDW     *+B4[c16_170], ta2_170
        SHRU    .S1    A1, 8, A3            ; <0> SHRU    b, 8, d8_170
||      MPYLHU  .M2X   B13, A8, B3          ; <0> MPYLHU  one, d, b16_170
||      LDW     .D1T1  *+A5[A3], A8         ; <0> LDW     *+A5[a8_170], td1_170
||      LDW     .D2T2  *+B5[B1], B0         ; <0> LDW     *+B5[b24_170], tc3_170
  [B2]  B       .S1    rijndael_256_decrypt_block$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A14, 24, B1          ; <0> SHRU    a, 24, a24_170
||      LDW     .D1T2  *+A4[A15], B3        ; <0> LDW     *+A4[c], tc0_170
||      LDW     .D2T1  *+B4[B3], A1         ; <0> LDW     *+B4[a16_170], tc2_170
        SHRU    .S1    A8, 8, A14           ; <0> SHRU    d, 8, b8_170
||      SHRU    .S2X   A1, 24, B9           ; <0> SHRU    b, 24, d24_170
||      LDW     .D1T1  *+A5[A3], A1         ; <0> LDW     *+A5[d8_170], tc1_170
||      LDW     .D2T2  *+B5[B1], B3         ; <0> LDW     *+B5[a24_170], tb3_170
        SHRU    .S1    A15, 8, A14          ; <0> SHRU    c, 8, c8_170
||      MPYLHU  .M2X   B13, A1, B3          ; <0> MPYLHU  one, b, d16_170
||      LDW     .D1T2  *+A5[A14], B0        ; <0> LDW     *+A5[b8_170], ta1_170
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[d24_170], ta3_170
        XOR     .S1X   A3, B0, A3           ; <0> XOR     ta0_170, k0, keyed_179
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[d], tb0_170
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[b16_170], td2_170
        XOR     .L1    A1, A12, A14         ; <0> XOR     td0_170, k1, keyed_182
||      LDW     .D1T1  *+A5[A14], A3        ; <0> LDW     *+A5[c8_170], tb1_170
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[d16_170], tb2_170
        XOR     .S1X   A1, B0, A15          ; <0> XOR     tc2_170, tc3_170, high_181
||      XOR     .S2X   B3, A13, B0          ; <0> XOR     tc0_170, k2, keyed_181
rijndael_256_decrypt_block$rounds$exit:
        XOR     .L1    A14, A8, A1          ; <-1> XOR     keyed_182, td1_170, low_182
||      XOR     .S1X   A1, B0, A13          ; <-1> XOR     keyed_181, tc1_170, low_181
        XOR     .L1    A13, A15, A15        ; <-1> XOR     low_181, high_181, c
||      XOR     .S1X   A8, B9, A13          ; <-1> XOR     ta2_170, ta3_170, high_179
||      XOR     .S2X   B0, A3, B9           ; <-1> XOR     keyed_179, ta1_170, low_179
        XOR     .L1    A3, A9, A12          ; <-1> XOR     tb0_170, k3, keyed_180
||      XOR     .L2    B0, B1, B9           ; <-1> XOR     td2_170, td3_170, high_182
||      XOR     .S1X   A13, B9, A14         ; <-1> XOR     low_179, high_179, a
        XOR     .L1X   A1, B9, A1           ; <-1> XOR     low_182, high_182, b
||      XOR     .L2    B0, B3, B0           ; <-1> XOR     tb2_170, tb3_170, high_180
||      XOR     .S1    A12, A3, A8          ; <-1> XOR     keyed_180, tb1_170, low_180
        MV      .L1    A2, A3               ; move keys
||      MV      .L2    B8, B3               ; move return$
||      XOR     .S1X   A8, B0, A8           ; <-1> XOR     low_180, high_180, d
rijndael_256_decrypt_block$rijndael_256_decrypt_block$2:
        SHRU    .S2X   A15, 24, B0          ; SHRU    c, 24, c24_185
        MPYLHU  .M2X   B13, A15, B1         ; MPYLHU  one, c, c16_185
        SHRU    .S1    A14, 8, A2           ; SHRU    a, 8, a8_185
||      MPYLHU  .M2X   B13, A8, B2          ; MPYLHU  one, d, b16_185
||      LDBU    .D1T2  *+A6[A1], B1         ; LDBU    *+A6[b], td0_185
||      LDW     .D2T1  *+B15[2], A13        ; restore A13
        SHRU    .S1    A8, 8, A2            ; SHRU    d, 8, b8_185
||      MPYLHU  .M2X   B13, A14, B1         ; MPYLHU  one, a, a16_185
||      LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[a8_185], td1_185
||      LDW     .D2T1  *+B15[1], A12        ; restore A12
        SHRU    .S1    A1, 8, A2            ; SHRU    b, 8, d8_185
||      SHRU    .S2X   A14, 24, B8          ; SHRU    a, 24, a24_185
||      LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[b8_185], ta1_185
||      LDBU    .D2T1  *+B6[B1], A15        ; LDBU    *+B6[c16_185], ta2_185
        SHRU    .S2X   A1, 24, B8           ; SHRU    b, 24, d24_185
||      LDW     .D1T2  *A3++[4], B2         ; LDW     *keys++[4], k0
||      LDBU    .D2T1  *+B6[B8], A1         ; LDBU    *+B6[a24_185], tb3_185
        LDBU    .D1T2  *+A6[A15], B8        ; LDBU    *+A6[c], tc0_185
||      LDBU    .D2T1  *+B6[B1], A2         ; LDBU    *+B6[a16_185], tc2_185
        SHRU    .S1    A15, 8, A14          ; SHRU    c, 8, c8_185
||      SHRU    .S2X   A8, 24, B8           ; SHRU    d, 24, b24_185
||      LDBU    .D1T2  *+A6[A14], B9        ; LDBU    *+A6[a], ta0_185
||      LDBU    .D2T1  *+B6[B8], A14        ; LDBU    *+B6[d24_185], ta3_185
        SHL     .S2    B9, 8, B0            ; SHL     td1_185, 8, p1_197
||      LDW     .D1T1  *-A3[3], A9          ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B0], B1         ; LDBU    *+B6[c24_185], td3_185
        MPYLHU  .M2X   B13, A1, B13         ; MPYLHU  one, b, d16_185
||      LDBU    .D2T2  *+B6[B2], B9         ; LDBU    *+B6[b16_185], td2_185
        LDBU    .D1T2  *+A6[A2], B9         ; LDBU    *+A6[d8_185], tc1_185
||      LDBU    .D2T1  *+B6[B8], A3         ; LDBU    *+B6[b24_185], tc3_185
        SHL     .S2    B9, 8, B13           ; SHL     ta1_185, 8, p1_194
||      LDBU    .D1T2  *+A6[A14], B0        ; LDBU    *+A6[c8_185], tb1_185
||      LDBU    .D2T1  *+B6[B13], A9        ; LDBU    *+B6[d16_185], tb2_185
        ADD     .L2    B9, B13, B9          ; ADD     ta0_185, p1_194, low_194
||      ADD     .S2    B1, B0, B0           ; ADD     td0_185, p1_197, low_197
||      LDW     .D1T2  *-A3[2], B8          ; LDW     *-keys[2], k2
        XOR     .L2    B9, B2, B1           ; XOR     low_194, k0, keyed_194
||      SHL     .S1    A2, 16, A2           ; SHL     tc2_185, 16, p2_196
||      SHL     .S2    B1, 24, B2           ; SHL     td3_185, 24, p3_197
||      LDBU    .D1T2  *+A6[A8], B0         ; LDBU    *+A6[d], tb0_185
        SHL     .S1    A14, 24, A14         ; SHL     ta3_185, 24, p3_194
||      SHL     .S2    B9, 16, B13          ; SHL     td2_185, 16, p2_197
||      LDW     .D1T2  *-A3[1], B0          ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B15[5], A15        ; restore A15
        XOR     .L1X   A9, B0, A15          ; XOR     low_197, k1, keyed_197
||      ADD     .L2    B13, B2, B2          ; ADD     p2_197, p3_197, high_197
||      SHL     .S1    A15, 16, A8          ; SHL     ta2_185, 16, p2_194
||      SHL     .S2    B9, 8, B9            ; SHL     tc1_185, 8, p1_196
||      LDW     .D2T2  *+B15[3], B13        ; restore B13
        ADD     .L1    A8, A14, A3          ; ADD     p2_194, p3_194, high_194
||      MV      .L2X   A0, B3               ; copy
||      SHL     .S1    A3, 24, A8           ; SHL     tc3_185, 24, p3_196
||      B       .S2    B3                   ; return
||      ADD     .D2    B8, B9, B9           ; ADD     tc0_185, p1_196, low_196
        XOR     .L1X   A15, B2, A9          ; XOR     keyed_197, high_197, b
||      SHL     .S1    A9, 16, A2           ; SHL     tb2_185, 16, p2_195
||      SHL     .S2    B0, 8, B2            ; SHL     tb1_185, 8, p1_195
||      ADD     .D1    A2, A8, A8           ; ADD     p2_196, p3_196, high_196
||      LDW     .D2T1  *+B15[4], A14        ; restore A14
        XOR     .L1X   A3, B1, A1           ; XOR     keyed_194, high_194, a
||      ADD     .L2    B0, B2, B1           ; ADD     tb0_185, p1_195, low_195
||      SHL     .S1    A1, 24, A3           ; SHL     tb3_185, 24, p3_195
||      XOR     .S2    B9, B8, B2           ; XOR     low_196, k2, keyed_196
||      STW     .D2T1  A9, *+B3[1]          ; STW     b, *+block[1]
        ADD     .L1    A2, A3, A1           ; ADD     p2_195, p3_195, high_195
||      XOR     .L2    B1, B0, B0           ; XOR     low_195, k3, keyed_195
||      XOR     .S1X   A8, B2, A2           ; XOR     keyed_196, high_196, c
||      STW     .D2T1  A1, *+B3[0]          ; STW     a, *+block[0]
        XOR     .L1X   A1, B0, A1           ; XOR     keyed_195, high_195, d
||      ZERO    .L2    B0                   ; ZERO    linear_198
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A2, *+A0[2]          ; STW     c, *+block[2]
        MVC     .S2    B0, AMR              ; MVC     linear_198, AMR
||      STW     .D1T1  A1, *+A0[3]          ; STW     d, *+block[3]
