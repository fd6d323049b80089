; broadside optimize: source f08cd83df9a0ea76ab4d0076e59be490c3645a09923755e499adddb66455d4f6
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 75 s an interval, 10 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits on one block, on the C64x, with four tables.
;
;       void rijndael_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block_c64x(uint32_t block[4], const uint32_t schedule[60]);
;       void rijndael_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_decrypt_block_c64x(uint32_t block[4], const uint32_t schedule[60]);
;
; block     changed in place. Word aligned.
; schedule  as in block.sa, but on a multiple of 8 bytes.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is not zero.

; Rijndael with blocks of 128 bits (FIPS 197) on the C64x: its rounds as macros, with four tables.
;
; The state is that of round.inc. The tables lie in memory once, two and the S-box behind `low`, two and the S-box behind
; `high`. Each side of the machine has the addresses of all four, A4 to A7 and B4 to B7, and looks up the bytes of the
; columns that live on it; the load brings the word to the side of the column that it is for. Nothing else crosses. Each
; table lies on a multiple of 1024 bytes: circular addressing (AMR) masks the index, so that row 0 needs no operation and
; each other row a shift or a rotation by one byte, which .L has too.
;
; `here` and `there` are the directives that declare what is made on either side: .rega and .regb.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4 to A7 and B4 to B7.

; Linear addressing again, as the C ABI demands on return.

; Rows 1 to 3 of a column, with higher bits that the tables' addressing masks.

; Rows 0 to 3 of columns on side A, each looked up for a column of its own.



; The same without MixColumns: the lowest byte of what tables 2 and 3 hold for encryption is the S-box.



; One round of a block in place, columns a and b on side A, c and d on side B.

; The last round of the inverse cipher: bytes of columns, looked up in the S-box that lies behind the tables. Base registers
; for a third size of table are not to be had, so the index is exact.




; One round of the inverse cipher in place.

; Four key words, and the key moved on: k0 and k1 on side A, k2 and k3 on side B. A pointer on each side.

        .global rijndael_encrypt_block_c64x
        .global rijndael_192_encrypt_block_c64x
        .global rijndael_256_encrypt_block_c64x
        .global rijndael_decrypt_block_c64x
        .global rijndael_192_decrypt_block_c64x
        .global rijndael_256_decrypt_block_c64x

; The block under its first key.


; A whole routine on a block: `passes` rounds and the last one.


        .align  32
rijndael_encrypt_block_c64x:
        MV      .L1X   B4, A18              ; MV      keys, near
||      MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_2
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      ADD     .D2    B4, 8, B9            ; ADD     keys, 8, far
        MV      .L2    B0, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDDW    .D1T1  *A18++[2], A3:A2     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_2
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D2T1  *+B1[1], A1          ; LDW     *+block[1], in_b
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_2, AMR
||      LDW     .D2T2  *+B1[2], B12         ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      LDW     .D2T2  *+B1[3], B12         ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1    A1, A3, A16          ; XOR     in_b, k1, b
||      XOR     .L2    B12, B18, B17        ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_6
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_6
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_6
        XOR     .L1    A1, A2, A9           ; XOR     in_a, k0, a
||      XOR     .L2    B12, B19, B16        ; XOR     in_d, k3, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_6
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_6
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_6], td2_6
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_6], tb1_6
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_6
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_6
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_6
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_6], td3_6
        MVK     .L1    7, A1                ; MVK     9, count
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_6
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_6
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_6], tc3_6
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_6], tb2_6
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_6
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_6
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_6], tb3_6
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_6], tc1_6
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_6, k2, keyed_17
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_6, k1, keyed_16
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_6], tc2_6
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_6], ta2_6
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_6
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_16, tb1_6, low_16
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_6
        LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_6], ta3_6
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_6, k0, keyed_15
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_6, td3_6, high_18
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_6, tb3_6, high_16
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_6, tc3_6, high_17
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_16, high_16, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_17, tc1_6, low_17
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.5, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.3, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.4, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 5.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 6.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 26.8, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_18, high_18, d
;    LDW *+B4[d], td0_6
;    XOR td0_6, k3, keyed_18
;    XOR keyed_18, td1_6, low_18
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.5 s
;  II 11: proved infeasible (44 operations near the recurrence), 1.3 s
;  II 9: proved infeasible (up to 2 stages), 3.4 s
;  II 10: time limit, 5.6 s
;  II 11: time limit, 6.6 s
;  II 12: found, 26.8 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_block_c64x$rounds:
        XOR     .L1    A8, A2, A3           ; <1> XOR     keyed_15, ta1_6, low_15
||      XOR     .L2    B3, B2, B17          ; <1> XOR     low_17, high_17, c
||      XOR     .S2    B8, B19, B2          ; <1> XOR     td0_6, k3, keyed_18
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <1> XOR     ta2_6, ta3_6, high_15
||      SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_6
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_6
||      XOR     .S2    B2, B3, B2           ; <1> XOR     keyed_18, td1_6, low_18
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_6
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_6
        XOR     .L1    A3, A2, A9           ; <1> XOR     low_15, high_15, a
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_18, high_18, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_6
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_6
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_6], td2_6
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_6], tb1_6
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_6
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_6
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_6
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_6
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_6], td3_6
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_6
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_6
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_6], tc3_6
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_6], tb2_6
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_6
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_6
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_6], tb3_6
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_6], tc1_6
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_6, k2, keyed_17
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_6, k1, keyed_16
||[A1]  B       .S2    rijndael_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_6], tc2_6
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_6], ta2_6
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_6
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_16, tb1_6, low_16
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_6], ta1_6
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_6
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_6], td1_6
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_6], ta3_6
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_6, k0, keyed_15
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_6, td3_6, high_18
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_6, tb3_6, high_16
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_6, tc3_6, high_17
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_16, high_16, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_17, tc1_6, low_17
rijndael_encrypt_block_c64x$rijndael_encrypt_block_c64x$2:
        XOR     .L1    A8, A2, A3           ; <-1> XOR     keyed_15, ta1_6, low_15
||      XOR     .L2    B3, B2, B17          ; <-1> XOR     low_17, high_17, c
||      SHRMB   .S1    A16, A16, A8         ; SHRMB   b, b, b8_20
||      XOR     .S2    B8, B19, B2          ; <-1> XOR     td0_6, k3, keyed_18
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[b], tb0_20
||      LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <-1> XOR     ta2_6, ta3_6, high_15
||      SHRMB   .L2    B17, B17, B3         ; SHRMB   c, c, c8_20
||      SHLMB   .S1    A16, A16, A8         ; SHLMB   b, b, b24_20
||      XOR     .S2    B2, B3, B2           ; <-1> XOR     keyed_18, td1_6, low_18
||      LDW     .D1T1  *+A7[A8], A2         ; LDW     *+A7[b8_20], ta1_20
||      LDW     .D2T2  *+B6[B17], B9        ; LDW     *+B6[c], tc0_20
        XOR     .L1    A3, A2, A9           ; <-1> XOR     low_15, high_15, a
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_18, high_18, d
||      SHRU    .S1    A16, 16, A2          ; SHRU    b, 16, b16_20
||      SHRU    .S2    B17, 16, B1          ; SHRU    c, 16, c16_20
||      LDW     .D1T2  *+A7[A8], B17        ; LDW     *+A7[b24_20], tc3_20
||      LDW     .D2T1  *+B7[B3], A8         ; LDW     *+B7[c8_20], tb1_20
        SHLMB   .L1    A9, A9, A2           ; SHLMB   a, a, a24_20
||      SHLMB   .L2    B17, B17, B1         ; SHLMB   c, c, c24_20
||      SHRU    .S1    A9, 16, A3           ; SHRU    a, 16, a16_20
||      SHLMB   .S2    B16, B16, B17        ; SHLMB   d, d, d24_20
||      LDW     .D1T2  *+A6[A2], B16        ; LDW     *+A6[b16_20], td2_20
||      LDW     .D2T1  *+B6[B1], A9         ; LDW     *+B6[c16_20], ta2_20
        SHRMB   .L1    A9, A9, A8           ; SHRMB   a, a, a8_20
||      SHRMB   .L2    B16, B16, B9         ; SHRMB   d, d, d8_20
||      SHRU    .S2    B16, 16, B17         ; SHRU    d, 16, d16_20
||      LDW     .D1T2  *+A6[A3], B1         ; LDW     *+A6[a16_20], tc2_20
||      LDW     .D2T1  *+B7[B17], A16       ; LDW     *+B7[d24_20], ta3_20
        LDW     .D1T1  *+A7[A2], A18        ; LDW     *+A7[a24_20], tb3_20
||      LDW     .D2T2  *+B7[B9], B8         ; LDW     *+B7[d8_20], tc1_20
        LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[a8_20], td1_20
||      LDW     .D2T1  *+B6[B17], A1        ; LDW     *+B6[d16_20], tb2_20
        LDW     .D1T1  *+A6[A9], A0         ; LDW     *+A6[a], ta0_20
||      LDW     .D2T2  *+B6[B16], B1        ; LDW     *+B6[d], td0_20
        LDDW    .D1T1  *A18++[2], A1:A0     ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B7[B1], B2         ; LDW     *+B7[c24_20], td3_20
        LDW     .D2T2  *+B15[2], B11        ; restore B11
        PACK2   .L1    A16, A9, A16         ; PACK2   ta3_20, ta2_20, high_29
||      PACK2   .L2    B8, B9, B1           ; PACK2   tc1_20, tc0_20, low_31
||      MV      .S1X   B0, A9               ; copy
||      PACK2   .S2    B17, B1, B8          ; PACK2   tc3_20, tc2_20, high_31
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        PACK2   .L1    A8, A3, A1           ; PACK2   tb1_20, tb0_20, low_30
||      PACKL4  .L2    B8, B1, B8           ; PACKL4  high_31, low_31, word_31
||      PACK2   .S1    A18, A1, A3          ; PACK2   tb3_20, tb2_20, high_30
||      B       .S2X   A0                   ; return
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        PACKL4  .L1    A3, A1, A3           ; PACKL4  high_30, low_30, word_30
||      XOR     .L2    B8, B2, B8           ; XOR     word_31, k2, c
||      PACK2   .S1    A2, A0, A2           ; PACK2   ta1_20, ta0_20, low_29
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        PACKL4  .L1    A16, A2, A1          ; PACKL4  high_29, low_29, word_29
||      PACK2   .L2    B0, B1, B0           ; PACK2   td1_20, td0_20, low_32
||      XOR     .S1    A3, A1, A2           ; XOR     word_30, k1, b
||      PACK2   .S2    B2, B16, B1          ; PACK2   td3_20, td2_20, high_32
||      STW     .D1T2  B8, *+A9[2]          ; STW     c, *+block[2]
        XOR     .L1    A1, A0, A0           ; XOR     word_29, k0, a
||      PACKL4  .L2    B1, B0, B0           ; PACKL4  high_32, low_32, word_32
||      STW     .D1T1  A2, *+A9[1]          ; STW     b, *+block[1]
        XOR     .L2    B0, B3, B0           ; XOR     word_32, k3, d
||      ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A0, *+A9[0]          ; STW     a, *+block[0]
||      ZERO    .D2    B3                   ; ZERO    linear_34
        MVC     .S2    B3, AMR              ; MVC     linear_34, AMR
||      STW     .D1T2  B0, *+A9[3]          ; STW     d, *+block[3]

        .align  32
rijndael_192_encrypt_block_c64x:
        MV      .L1X   B4, A18              ; MV      keys, near
||      MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_36
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      ADD     .D2    B4, 8, B9            ; ADD     keys, 8, far
        MV      .L2    B0, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDDW    .D1T1  *A18++[2], A3:A2     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_36
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D2T1  *+B1[1], A1          ; LDW     *+block[1], in_b
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_36, AMR
||      LDW     .D2T2  *+B1[2], B12         ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      LDW     .D2T2  *+B1[3], B12         ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1    A1, A3, A16          ; XOR     in_b, k1, b
||      XOR     .L2    B12, B18, B17        ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_40
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_40
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_40
        XOR     .L1    A1, A2, A9           ; XOR     in_a, k0, a
||      XOR     .L2    B12, B19, B16        ; XOR     in_d, k3, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_40
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_40
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_40], td2_40
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_40], tb1_40
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_40
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_40
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_40
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_40
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_40], td3_40
        MVK     .L1    9, A1                ; MVK     11, count
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_40
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_40
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_40], tc3_40
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_40], tb2_40
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_40
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_40
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_40], tb3_40
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_40], tc1_40
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_40, k2, keyed_51
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_40, k1, keyed_50
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_40], tc2_40
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_40], ta2_40
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_40
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_50, tb1_40, low_50
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_40
        LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_40], ta3_40
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_40, k0, keyed_49
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_40, td3_40, high_52
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_40, tb3_40, high_50
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_40, tc3_40, high_51
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_50, high_50, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_51, tc1_40, low_51
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.5, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.3, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.4, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 5.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 6.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_52, high_52, d
;    LDW *+B4[d], td0_40
;    XOR td0_40, k3, keyed_52
;    XOR keyed_52, td1_40, low_52
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.5 s
;  II 11: proved infeasible (44 operations near the recurrence), 1.3 s
;  II 9: proved infeasible (up to 2 stages), 3.4 s
;  II 10: time limit, 5.6 s
;  II 11: time limit, 6.6 s
;  II 12: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_block_c64x$rounds:
        XOR     .L1    A8, A2, A3           ; <1> XOR     keyed_49, ta1_40, low_49
||      XOR     .L2    B3, B2, B17          ; <1> XOR     low_51, high_51, c
||      XOR     .S2    B8, B19, B2          ; <1> XOR     td0_40, k3, keyed_52
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <1> XOR     ta2_40, ta3_40, high_49
||      SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_40
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_40
||      XOR     .S2    B2, B3, B2           ; <1> XOR     keyed_52, td1_40, low_52
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_40
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_40
        XOR     .L1    A3, A2, A9           ; <1> XOR     low_49, high_49, a
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_52, high_52, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_40
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_40
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_40], td2_40
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_40], tb1_40
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_40
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_40
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_40
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_40
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_40], td3_40
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_40
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_40
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_40], tc3_40
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_40], tb2_40
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_40
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_40
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_40], tb3_40
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_40], tc1_40
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_40, k2, keyed_51
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_40, k1, keyed_50
||[A1]  B       .S2    rijndael_192_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_40], tc2_40
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_40], ta2_40
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_40
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_50, tb1_40, low_50
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_40], ta1_40
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_40
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_40], td1_40
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_40], ta3_40
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_40, k0, keyed_49
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_40, td3_40, high_52
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_40, tb3_40, high_50
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_40, tc3_40, high_51
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_50, high_50, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_51, tc1_40, low_51
rijndael_192_encrypt_block_c64x$rijndael_192_encrypt_block_c64x$2:
        XOR     .L1    A8, A2, A3           ; <-1> XOR     keyed_49, ta1_40, low_49
||      XOR     .L2    B3, B2, B17          ; <-1> XOR     low_51, high_51, c
||      SHRMB   .S1    A16, A16, A8         ; SHRMB   b, b, b8_54
||      XOR     .S2    B8, B19, B2          ; <-1> XOR     td0_40, k3, keyed_52
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[b], tb0_54
||      LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <-1> XOR     ta2_40, ta3_40, high_49
||      SHRMB   .L2    B17, B17, B3         ; SHRMB   c, c, c8_54
||      SHLMB   .S1    A16, A16, A8         ; SHLMB   b, b, b24_54
||      XOR     .S2    B2, B3, B2           ; <-1> XOR     keyed_52, td1_40, low_52
||      LDW     .D1T1  *+A7[A8], A8         ; LDW     *+A7[b8_54], ta1_54
||      LDW     .D2T2  *+B6[B17], B9        ; LDW     *+B6[c], tc0_54
        XOR     .L1    A3, A2, A9           ; <-1> XOR     low_49, high_49, a
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_52, high_52, d
||      SHRU    .S1    A16, 16, A2          ; SHRU    b, 16, b16_54
||      SHLMB   .S2    B17, B17, B1         ; SHLMB   c, c, c24_54
||      LDW     .D1T2  *+A7[A8], B1         ; LDW     *+A7[b24_54], tc3_54
||      LDW     .D2T1  *+B7[B3], A2         ; LDW     *+B7[c8_54], tb1_54
        SHLMB   .L1    A9, A9, A3           ; SHLMB   a, a, a24_54
||      SHRMB   .L2    B16, B16, B17        ; SHRMB   d, d, d8_54
||      SHRU    .S2    B17, 16, B1          ; SHRU    c, 16, c16_54
||      LDW     .D1T1  *+A6[A9], A9         ; LDW     *+A6[a], ta0_54
||      LDW     .D2T2  *+B7[B1], B17        ; LDW     *+B7[c24_54], td3_54
        SHRMB   .L1    A9, A9, A9           ; SHRMB   a, a, a8_54
||      SHLMB   .L2    B16, B16, B9         ; SHLMB   d, d, d24_54
||      SHRU    .S1    A9, 16, A8           ; SHRU    a, 16, a16_54
||      SHRU    .S2    B16, 16, B17         ; SHRU    d, 16, d16_54
||      LDW     .D1T1  *+A7[A3], A16        ; LDW     *+A7[a24_54], tb3_54
||      LDW     .D2T2  *+B7[B17], B16       ; LDW     *+B7[d8_54], tc1_54
        LDW     .D1T2  *+A6[A8], B0         ; LDW     *+A6[a16_54], tc2_54
||      LDW     .D2T1  *+B7[B9], A1         ; LDW     *+B7[d24_54], ta3_54
        LDW     .D1T2  *+A6[A2], B0         ; LDW     *+A6[b16_54], td2_54
||      LDW     .D2T1  *+B6[B1], A9         ; LDW     *+B6[c16_54], ta2_54
        LDW     .D1T2  *+A7[A9], B1         ; LDW     *+A7[a8_54], td1_54
||      LDW     .D2T1  *+B6[B17], A1        ; LDW     *+B6[d16_54], tb2_54
        LDDW    .D1T1  *A18++[2], A3:A2     ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B6[B16], B2        ; LDW     *+B6[d], td0_54
        MV      .L1X   B0, A18              ; copy
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        PACK2   .L1    A8, A9, A8           ; PACK2   ta1_54, ta0_54, low_63
||      PACK2   .L2    B16, B9, B1          ; PACK2   tc1_54, tc0_54, low_65
||      PACK2   .S2    B1, B0, B9           ; PACK2   tc3_54, tc2_54, high_65
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        PACK2   .L1    A1, A9, A2           ; PACK2   ta3_54, ta2_54, high_63
||      PACKL4  .L2    B9, B1, B9           ; PACKL4  high_65, low_65, word_65
||      PACK2   .S1    A2, A3, A0           ; PACK2   tb1_54, tb0_54, low_64
||      B       .S2X   A0                   ; return
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        PACKL4  .L1    A2, A8, A1           ; PACKL4  high_63, low_63, word_63
||      XOR     .L2    B9, B2, B9           ; XOR     word_65, k2, c
||      PACK2   .S1    A16, A1, A8          ; PACK2   tb3_54, tb2_54, high_64
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        PACKL4  .L1    A8, A0, A1           ; PACKL4  high_64, low_64, word_64
||      PACK2   .L2    B1, B2, B0           ; PACK2   td1_54, td0_54, low_66
||      XOR     .S1    A1, A2, A0           ; XOR     word_63, k0, a
||      PACK2   .S2    B17, B0, B1          ; PACK2   td3_54, td2_54, high_66
||      STW     .D1T2  B9, *+A18[2]         ; STW     c, *+block[2]
        XOR     .L1    A1, A3, A0           ; XOR     word_64, k1, b
||      PACKL4  .L2    B1, B0, B0           ; PACKL4  high_66, low_66, word_66
||      ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A0, *+A18[0]         ; STW     a, *+block[0]
        XOR     .L2    B0, B3, B0           ; XOR     word_66, k3, d
||      ZERO    .S2    B3                   ; ZERO    linear_68
||      STW     .D1T1  A0, *+A18[1]         ; STW     b, *+block[1]
        MVC     .S2    B3, AMR              ; MVC     linear_68, AMR
||      STW     .D1T2  B0, *+A18[3]         ; STW     d, *+block[3]

        .align  32
rijndael_256_encrypt_block_c64x:
        MV      .L1X   B4, A18              ; MV      keys, near
||      MV      .L2X   A4, B0               ; move block
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_70
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      ADD     .D2    B4, 8, B9            ; ADD     keys, 8, far
        MV      .L2    B0, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDDW    .D1T1  *A18++[2], A3:A2     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_70
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D2T1  *+B1[1], A1          ; LDW     *+block[1], in_b
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_70, AMR
||      LDW     .D2T2  *+B1[2], B12         ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      LDW     .D2T2  *+B1[3], B12         ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      STW     .D2T2  B13, *+B15[4]        ; save B13
        MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        XOR     .L1    A1, A3, A16          ; XOR     in_b, k1, b
||      XOR     .L2    B12, B18, B17        ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_74
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_74
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_74
        XOR     .L1    A1, A2, A9           ; XOR     in_a, k0, a
||      XOR     .L2    B12, B19, B16        ; XOR     in_d, k3, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_74
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_74
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_74], td2_74
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_74], tb1_74
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_74
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_74
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_74
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_74
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_74], td3_74
        MVK     .L1    11, A1               ; MVK     13, count
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_74
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_74
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_74], tc3_74
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_74], tb2_74
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_74
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_74
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_74], tb3_74
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_74], tc1_74
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_74, k2, keyed_85
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_74, k1, keyed_84
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_74], tc2_74
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_74], ta2_74
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_74
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_84, tb1_74, low_84
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_74
        LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_74], ta3_74
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_74, k0, keyed_83
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_74, td3_74, high_86
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_74, tb3_74, high_84
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_74, tc3_74, high_85
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_84, high_84, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_85, tc1_74, low_85
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.5, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.3, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.4, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 5.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 6.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_86, high_86, d
;    LDW *+B4[d], td0_74
;    XOR td0_74, k3, keyed_86
;    XOR keyed_86, td1_74, low_86
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.5 s
;  II 11: proved infeasible (44 operations near the recurrence), 1.3 s
;  II 9: proved infeasible (up to 2 stages), 3.4 s
;  II 10: time limit, 5.6 s
;  II 11: time limit, 6.6 s
;  II 12: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_block_c64x$rounds:
        XOR     .L1    A8, A2, A3           ; <1> XOR     keyed_83, ta1_74, low_83
||      XOR     .L2    B3, B2, B17          ; <1> XOR     low_85, high_85, c
||      XOR     .S2    B8, B19, B2          ; <1> XOR     td0_74, k3, keyed_86
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <1> XOR     ta2_74, ta3_74, high_83
||      SHRMB   .L2    B17, B17, B3         ; <0> SHRMB   c, c, c8_74
||      SHRU    .S1    A16, 16, A8          ; <0> SHRU    b, 16, b16_74
||      XOR     .S2    B2, B3, B2           ; <1> XOR     keyed_86, td1_74, low_86
||      LDW     .D1T1  *+A4[A16], A2        ; <0> LDW     *+A4[b], tb0_74
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[c], tc0_74
        XOR     .L1    A3, A2, A9           ; <1> XOR     low_83, high_83, a
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_86, high_86, d
||      SHLMB   .S1    A16, A16, A2         ; <0> SHLMB   b, b, b24_74
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   c, c, c24_74
||      LDW     .D1T2  *+A6[A8], B3         ; <0> LDW     *+A6[b16_74], td2_74
||      LDW     .D2T1  *+B5[B3], A3         ; <0> LDW     *+B5[c8_74], tb1_74
        SHRMB   .L1    A16, A16, A8         ; <0> SHRMB   b, b, b8_74
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   d, d, d8_74
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    d, 16, d16_74
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[a], ta0_74
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_74], td3_74
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   d, d, d24_74
||      SHLMB   .S1    A9, A9, A2           ; <0> SHLMB   a, a, a24_74
||      LDW     .D1T2  *+A7[A2], B8         ; <0> LDW     *+A7[b24_74], tc3_74
||      LDW     .D2T1  *+B6[B1], A2         ; <0> LDW     *+B6[d16_74], tb2_74
        SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_74
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    c, 16, c16_74
||      LDW     .D1T1  *+A7[A2], A9         ; <0> LDW     *+A7[a24_74], tb3_74
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_74], tc1_74
        XOR     .L2    B1, B18, B2          ; <0> XOR     tc0_74, k2, keyed_85
||      XOR     .S1    A2, A17, A2          ; <0> XOR     tb0_74, k1, keyed_84
||[A1]  B       .S2    rijndael_256_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A3], B16        ; <0> LDW     *+A6[a16_74], tc2_74
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[c16_74], ta2_74
        SHRMB   .L1    A9, A9, A2           ; <0> SHRMB   a, a, a8_74
||      XOR     .S1    A2, A3, A3           ; <0> XOR     keyed_84, tb1_74, low_84
||      LDW     .D1T1  *+A5[A8], A2         ; <0> LDW     *+A5[b8_74], ta1_74
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[d], td0_74
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A5[A2], B3         ; <0> LDW     *+A5[a8_74], td1_74
||      LDW     .D2T1  *+B7[B8], A2         ; <0> LDW     *+B7[d24_74], ta3_74
        XOR     .L1    A8, A16, A8          ; <0> XOR     ta0_74, k0, keyed_83
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_74, td3_74, high_86
        XOR     .D1    A2, A9, A2           ; <0> XOR     tb2_74, tb3_74, high_84
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_74, tc3_74, high_85
||      XOR     .S1    A3, A2, A16          ; <0> XOR     low_84, high_84, b
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_85, tc1_74, low_85
rijndael_256_encrypt_block_c64x$rijndael_256_encrypt_block_c64x$2:
        XOR     .L1    A8, A2, A3           ; <-1> XOR     keyed_83, ta1_74, low_83
||      XOR     .L2    B3, B2, B17          ; <-1> XOR     low_85, high_85, c
||      SHRMB   .S1    A16, A16, A8         ; SHRMB   b, b, b8_88
||      XOR     .S2    B8, B19, B2          ; <-1> XOR     td0_74, k3, keyed_86
||      LDW     .D1T1  *+A6[A16], A3        ; LDW     *+A6[b], tb0_88
||      LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A2, A2           ; <-1> XOR     ta2_74, ta3_74, high_83
||      SHRMB   .L2    B17, B17, B3         ; SHRMB   c, c, c8_88
||      SHLMB   .S1    A16, A16, A8         ; SHLMB   b, b, b24_88
||      XOR     .S2    B2, B3, B2           ; <-1> XOR     keyed_86, td1_74, low_86
||      LDW     .D1T1  *+A7[A8], A2         ; LDW     *+A7[b8_88], ta1_88
||      LDW     .D2T2  *+B6[B17], B9        ; LDW     *+B6[c], tc0_88
        XOR     .L1    A3, A2, A9           ; <-1> XOR     low_83, high_83, a
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_86, high_86, d
||      SHRU    .S1    A16, 16, A2          ; SHRU    b, 16, b16_88
||      SHRU    .S2    B17, 16, B1          ; SHRU    c, 16, c16_88
||      LDW     .D1T2  *+A7[A8], B17        ; LDW     *+A7[b24_88], tc3_88
||      LDW     .D2T1  *+B7[B3], A8         ; LDW     *+B7[c8_88], tb1_88
        SHLMB   .L1    A9, A9, A2           ; SHLMB   a, a, a24_88
||      SHLMB   .L2    B17, B17, B1         ; SHLMB   c, c, c24_88
||      SHRU    .S1    A9, 16, A3           ; SHRU    a, 16, a16_88
||      SHLMB   .S2    B16, B16, B17        ; SHLMB   d, d, d24_88
||      LDW     .D1T2  *+A6[A2], B16        ; LDW     *+A6[b16_88], td2_88
||      LDW     .D2T1  *+B6[B1], A9         ; LDW     *+B6[c16_88], ta2_88
        SHRMB   .L1    A9, A9, A8           ; SHRMB   a, a, a8_88
||      SHRMB   .L2    B16, B16, B9         ; SHRMB   d, d, d8_88
||      SHRU    .S2    B16, 16, B17         ; SHRU    d, 16, d16_88
||      LDW     .D1T2  *+A6[A3], B1         ; LDW     *+A6[a16_88], tc2_88
||      LDW     .D2T1  *+B7[B17], A16       ; LDW     *+B7[d24_88], ta3_88
        LDW     .D1T1  *+A7[A2], A18        ; LDW     *+A7[a24_88], tb3_88
||      LDW     .D2T2  *+B7[B9], B8         ; LDW     *+B7[d8_88], tc1_88
        LDW     .D1T2  *+A7[A8], B0         ; LDW     *+A7[a8_88], td1_88
||      LDW     .D2T1  *+B6[B17], A1        ; LDW     *+B6[d16_88], tb2_88
        LDW     .D1T1  *+A6[A9], A0         ; LDW     *+A6[a], ta0_88
||      LDW     .D2T2  *+B6[B16], B1        ; LDW     *+B6[d], td0_88
        LDDW    .D1T1  *A18++[2], A1:A0     ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B7[B1], B2         ; LDW     *+B7[c24_88], td3_88
        LDW     .D2T2  *+B15[2], B11        ; restore B11
        PACK2   .L1    A16, A9, A16         ; PACK2   ta3_88, ta2_88, high_97
||      PACK2   .L2    B8, B9, B1           ; PACK2   tc1_88, tc0_88, low_99
||      MV      .S1X   B0, A9               ; copy
||      PACK2   .S2    B17, B1, B8          ; PACK2   tc3_88, tc2_88, high_99
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        PACK2   .L1    A8, A3, A1           ; PACK2   tb1_88, tb0_88, low_98
||      PACKL4  .L2    B8, B1, B8           ; PACKL4  high_99, low_99, word_99
||      PACK2   .S1    A18, A1, A3          ; PACK2   tb3_88, tb2_88, high_98
||      B       .S2X   A0                   ; return
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        PACKL4  .L1    A3, A1, A3           ; PACKL4  high_98, low_98, word_98
||      XOR     .L2    B8, B2, B8           ; XOR     word_99, k2, c
||      PACK2   .S1    A2, A0, A2           ; PACK2   ta1_88, ta0_88, low_97
||      LDW     .D2T2  *+B15[4], B13        ; restore B13
        PACKL4  .L1    A16, A2, A1          ; PACKL4  high_97, low_97, word_97
||      PACK2   .L2    B0, B1, B0           ; PACK2   td1_88, td0_88, low_100
||      XOR     .S1    A3, A1, A2           ; XOR     word_98, k1, b
||      PACK2   .S2    B2, B16, B1          ; PACK2   td3_88, td2_88, high_100
||      STW     .D1T2  B8, *+A9[2]          ; STW     c, *+block[2]
        XOR     .L1    A1, A0, A0           ; XOR     word_97, k0, a
||      PACKL4  .L2    B1, B0, B0           ; PACKL4  high_100, low_100, word_100
||      STW     .D1T1  A2, *+A9[1]          ; STW     b, *+block[1]
        XOR     .L2    B0, B3, B0           ; XOR     word_100, k3, d
||      ADDK    .S2    16, B15              ; frame
||      STW     .D1T1  A0, *+A9[0]          ; STW     a, *+block[0]
||      ZERO    .D2    B3                   ; ZERO    linear_102
        MVC     .S2    B3, AMR              ; MVC     linear_102, AMR
||      STW     .D1T2  B0, *+A9[3]          ; STW     d, *+block[3]

        .align  32
rijndael_decrypt_block_c64x:
        MV      .L1    A4, A3               ; move block
||      ADD     .L2    8, B4, B9            ; ADD     keys, 8, far
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_104
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_104
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A3[3], B3          ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_104, AMR
||      LDW     .D1T1  *+A3[0], A1          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+block[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[2], B1          ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
        XOR     .L1    A1, A8, A17          ; XOR     in_a, k0, a
||      XOR     .L2    B3, B1, B17          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A1, A9, A18          ; XOR     in_b, k1, b
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_110
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_110
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_110
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_110
        XOR     .L2    B1, B0, B16          ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_110
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_110], td2_110
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_110], tb1_110
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_110
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_110
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_110
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_110
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_110], td3_110
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_110
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_110
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B0; MVKL    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_110], tc3_110
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_110], tb2_110
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_110
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_110
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_110], tb3_110
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_110], tc1_110
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_110
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_110, k3, keyed_121
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_110], tc2_110
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_110], ta2_110
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_110
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A1; MVKL    rijndael_decrypt_low + 0x800, box_a
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_110], ta1_110
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_110
        MVK     .L1    7, A2                ; MVK     9, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_110, k0, keyed_120
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_110], td1_110
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_110], ta3_110
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_120, tb1_110, low_120
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A1; MVKH    rijndael_decrypt_low + 0x800, box_a
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_110, td3_110, high_122
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_110, tb3_110, high_120
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_110, tc3_110, high_121
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_120, high_120, a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B0; MVKH    rijndael_decrypt_low + 0x800, box_b
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_110, k1, keyed_119
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_121, tc1_110, low_121
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.3, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.9, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 6.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 7.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 25.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_122, high_122, c
;    LDW *+B4[c], td0_110
;    XOR td0_110, k2, keyed_122
;    XOR keyed_122, td1_110, low_122
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.4 s
;  II 11: proved infeasible (44 operations near the recurrence), 1.3 s
;  II 9: proved infeasible (up to 2 stages), 3.9 s
;  II 10: time limit, 6.7 s
;  II 11: time limit, 7.2 s
;  II 12: found, 25.5 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_block_c64x$rounds:
        XOR     .L2    B3, B2, B17          ; <1> XOR     low_121, high_121, d
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_119, ta1_110, low_119
||      XOR     .S2    B8, B18, B2          ; <1> XOR     td0_110, k2, keyed_122
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A8, A8          ; <1> XOR     ta2_110, ta3_110, high_119
||      XOR     .L2    B2, B3, B2           ; <1> XOR     keyed_122, td1_110, low_122
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_110
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_110
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_110
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_110
        XOR     .L1    A9, A8, A18          ; <1> XOR     low_119, high_119, b
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_122, high_122, c
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_110
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_110], td2_110
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_110], tb1_110
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_110
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_110
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_110
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_110
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_110], td3_110
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_110
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_110
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_110], tc3_110
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_110], tb2_110
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_110
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_110
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_110], tb3_110
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_110], tc1_110
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_110
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_110, k3, keyed_121
||[A2]  B       .S2    rijndael_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_110], tc2_110
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_110], ta2_110
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_110
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_110], ta1_110
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_110
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_110, k0, keyed_120
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_110], td1_110
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_110], ta3_110
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_120, tb1_110, low_120
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_110, td3_110, high_122
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_110, tb3_110, high_120
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_110, tc3_110, high_121
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_120, high_120, a
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_110, k1, keyed_119
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_121, tc1_110, low_121
rijndael_decrypt_block_c64x$rijndael_decrypt_block_c64x$2:
        XOR     .L2    B3, B2, B17          ; <-1> XOR     low_121, high_121, d
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_119, ta1_110, low_119
||      XOR     .S2    B8, B18, B2          ; <-1> XOR     td0_110, k2, keyed_122
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        XOR     .L1    A16, A8, A8          ; <-1> XOR     ta2_110, ta3_110, high_119
||      XOR     .L2    B2, B3, B2           ; <-1> XOR     keyed_122, td1_110, low_122
||      SHRU    .S1    A17, 24, A19         ; SHRU    a, 24, a24_124
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    d, 16, 24, d8_124
||      ZERO    .D1    A16                  ; ZERO    linear_138
        XOR     .L1    A9, A8, A18          ; <-1> XOR     low_119, high_119, b
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_122, high_122, c
||      EXTU    .S1    A17, 24, 24, A8      ; EXTU    a, 24, 24, a0_124
||      SHRU    .S2    B17, 24, B1          ; SHRU    d, 24, d24_124
||      LDBU    .D1T2  *+A1[A19], B2        ; LDBU    *+box_a[a24_124], sd3_124
||      LDBU    .D2T1  *+B0[B3], A19        ; LDBU    *+box_b[d8_124], sa1_124
        MV      .L2X   A3, B1               ; copy
||      EXTU    .S1    A17, 8, 24, A8       ; EXTU    a, 8, 24, a16_124
||      EXTU    .S2    B17, 8, 24, B2       ; EXTU    d, 8, 24, d16_124
||      LDBU    .D1T1  *+A1[A8], A2         ; LDBU    *+box_a[a0_124], sa0_124
||      LDBU    .D2T2  *+B0[B1], B17        ; LDBU    *+box_b[d24_124], sc3_124
        SHRU    .S1    A18, 24, A19         ; SHRU    b, 24, b24_124
||      EXTU    .S2    B16, 16, 24, B2      ; EXTU    c, 16, 24, c8_124
||      LDBU    .D1T2  *+A1[A8], B3         ; LDBU    *+box_a[a16_124], sc2_124
||      LDBU    .D2T1  *+B0[B2], A17        ; LDBU    *+box_b[d16_124], sb2_124
        EXTU    .S1    A18, 16, 24, A19     ; EXTU    b, 16, 24, b8_124
||      SHRU    .S2    B16, 24, B2          ; SHRU    c, 24, c24_124
||      LDBU    .D1T1  *+A1[A19], A1        ; LDBU    *+box_a[b24_124], sa3_124
||      LDBU    .D2T2  *+B0[B2], B0         ; LDBU    *+box_b[c8_124], sd1_124
        EXTU    .S1    A18, 24, 24, A2      ; EXTU    b, 24, 24, b0_124
||      EXTU    .S2    B17, 24, 24, B17     ; EXTU    d, 24, 24, d0_124
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_124], sc1_124
||      LDBU    .D2T1  *+B0[B2], A18        ; LDBU    *+box_b[c24_124], sb3_124
        EXTU    .S1    A17, 16, 24, A17     ; EXTU    a, 16, 24, a8_124
||      EXTU    .S2    B16, 24, 24, B3      ; EXTU    c, 24, 24, c0_124
||      LDBU    .D1T1  *+A1[A2], A19        ; LDBU    *+box_a[b0_124], sb0_124
||      LDBU    .D2T2  *+B0[B17], B9        ; LDBU    *+box_b[d0_124], sd0_124
        EXTU    .S1    A18, 8, 24, A18      ; EXTU    b, 8, 24, b16_124
||      EXTU    .S2    B16, 8, 24, B16      ; EXTU    c, 8, 24, c16_124
||      LDBU    .D1T1  *+A1[A17], A17       ; LDBU    *+box_a[a8_124], sb1_124
||      LDBU    .D2T2  *+B0[B3], B17        ; LDBU    *+box_b[c0_124], sc0_124
        LDBU    .D1T2  *+A1[A18], B9        ; LDBU    *+box_a[b16_124], sd2_124
||      LDBU    .D2T1  *+B0[B16], A17       ; LDBU    *+box_b[c16_124], sa2_124
        LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A19, A2, A2          ; PACK2   sa1_124, sa0_124, low_133
        PACK2   .L1    A18, A17, A0         ; PACK2   sb3_124, sb2_124, high_134
||      PACK2   .L2    B17, B3, B3          ; PACK2   sc3_124, sc2_124, high_135
||      B       .S2X   A0                   ; return
        PACK2   .L1    A17, A19, A19        ; PACK2   sb1_124, sb0_124, low_134
||      PACK2   .L2    B16, B17, B16        ; PACK2   sc1_124, sc0_124, low_135
||      PACK2   .S2    B0, B9, B0           ; PACK2   sd1_124, sd0_124, low_136
        PACKL4  .L1    A0, A19, A1          ; PACKL4  high_134, low_134, word_134
||      PACKL4  .L2    B3, B16, B9          ; PACKL4  high_135, low_135, word_135
||      PACK2   .S1    A1, A17, A0          ; PACK2   sa3_124, sa2_124, high_133
||      PACK2   .S2    B2, B9, B16          ; PACK2   sd3_124, sd2_124, high_136
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_133, low_133, word_133
||      PACKL4  .L2    B16, B0, B2          ; PACKL4  high_136, low_136, word_136
||      XOR     .S1    A1, A9, A1           ; XOR     word_134, k1, b
||      XOR     .S2    B9, B2, B0           ; XOR     word_135, k2, c
        XOR     .L1    A0, A8, A0           ; XOR     word_133, k0, a
||      XOR     .L2    B2, B3, B0           ; XOR     word_136, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B0, *+B1[2]          ; STW     c, *+block[2]
        MVC     .S2X   A16, AMR             ; MVC     linear_138, AMR
||      STW     .D1T2  B0, *+A3[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B1[0]          ; STW     a, *+block[0]

        .align  32
rijndael_192_decrypt_block_c64x:
        MV      .L1    A4, A3               ; move block
||      ADD     .L2    8, B4, B9            ; ADD     keys, 8, far
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_140
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_140
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A3[3], B3          ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_140, AMR
||      LDW     .D1T1  *+A3[0], A1          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+block[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[2], B1          ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
        XOR     .L1    A1, A8, A17          ; XOR     in_a, k0, a
||      XOR     .L2    B3, B1, B17          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A1, A9, A18          ; XOR     in_b, k1, b
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_146
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_146
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_146
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_146
        XOR     .L2    B1, B0, B16          ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_146
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_146], td2_146
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_146], tb1_146
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_146
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_146
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_146
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_146
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_146], td3_146
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_146
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_146
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B0; MVKL    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_146], tc3_146
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_146], tb2_146
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_146
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_146
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_146], tb3_146
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_146], tc1_146
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_146
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_146, k3, keyed_157
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_146], tc2_146
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_146], ta2_146
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_146
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A1; MVKL    rijndael_decrypt_low + 0x800, box_a
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_146], ta1_146
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_146
        MVK     .L1    9, A2                ; MVK     11, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_146, k0, keyed_156
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_146], td1_146
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_146], ta3_146
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_156, tb1_146, low_156
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A1; MVKH    rijndael_decrypt_low + 0x800, box_a
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_146, td3_146, high_158
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_146, tb3_146, high_156
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_146, tc3_146, high_157
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_156, high_156, a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B0; MVKH    rijndael_decrypt_low + 0x800, box_b
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_146, k1, keyed_155
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_157, tc1_146, low_157
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.0, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.9, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 6.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 7.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_158, high_158, c
;    LDW *+B4[c], td0_146
;    XOR td0_146, k2, keyed_158
;    XOR keyed_158, td1_146, low_158
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.4 s
;  II 11: proved infeasible (44 operations near the recurrence), 1.0 s
;  II 9: proved infeasible (up to 2 stages), 3.9 s
;  II 10: time limit, 6.7 s
;  II 11: time limit, 7.2 s
;  II 12: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_block_c64x$rounds:
        XOR     .L2    B3, B2, B17          ; <1> XOR     low_157, high_157, d
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_155, ta1_146, low_155
||      XOR     .S2    B8, B18, B2          ; <1> XOR     td0_146, k2, keyed_158
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A8, A8          ; <1> XOR     ta2_146, ta3_146, high_155
||      XOR     .L2    B2, B3, B2           ; <1> XOR     keyed_158, td1_146, low_158
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_146
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_146
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_146
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_146
        XOR     .L1    A9, A8, A18          ; <1> XOR     low_155, high_155, b
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_158, high_158, c
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_146
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_146], td2_146
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_146], tb1_146
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_146
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_146
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_146
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_146
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_146], td3_146
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_146
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_146
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_146], tc3_146
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_146], tb2_146
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_146
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_146
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_146], tb3_146
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_146], tc1_146
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_146
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_146, k3, keyed_157
||[A2]  B       .S2    rijndael_192_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_146], tc2_146
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_146], ta2_146
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_146
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_146], ta1_146
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_146
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_146, k0, keyed_156
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_146], td1_146
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_146], ta3_146
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_156, tb1_146, low_156
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_146, td3_146, high_158
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_146, tb3_146, high_156
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_146, tc3_146, high_157
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_156, high_156, a
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_146, k1, keyed_155
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_157, tc1_146, low_157
rijndael_192_decrypt_block_c64x$rijndael_192_decrypt_block_c64x$2:
        XOR     .L2    B3, B2, B17          ; <-1> XOR     low_157, high_157, d
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_155, ta1_146, low_155
||      XOR     .S2    B8, B18, B2          ; <-1> XOR     td0_146, k2, keyed_158
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        XOR     .L1    A16, A8, A8          ; <-1> XOR     ta2_146, ta3_146, high_155
||      XOR     .L2    B2, B3, B2           ; <-1> XOR     keyed_158, td1_146, low_158
||      SHRU    .S1    A17, 24, A19         ; SHRU    a, 24, a24_160
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    d, 16, 24, d8_160
||      ZERO    .D1    A16                  ; ZERO    linear_174
        XOR     .L1    A9, A8, A18          ; <-1> XOR     low_155, high_155, b
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_158, high_158, c
||      EXTU    .S1    A17, 24, 24, A8      ; EXTU    a, 24, 24, a0_160
||      SHRU    .S2    B17, 24, B1          ; SHRU    d, 24, d24_160
||      LDBU    .D1T2  *+A1[A19], B2        ; LDBU    *+box_a[a24_160], sd3_160
||      LDBU    .D2T1  *+B0[B3], A19        ; LDBU    *+box_b[d8_160], sa1_160
        MV      .L2X   A3, B1               ; copy
||      EXTU    .S1    A17, 8, 24, A8       ; EXTU    a, 8, 24, a16_160
||      EXTU    .S2    B17, 8, 24, B2       ; EXTU    d, 8, 24, d16_160
||      LDBU    .D1T1  *+A1[A8], A2         ; LDBU    *+box_a[a0_160], sa0_160
||      LDBU    .D2T2  *+B0[B1], B17        ; LDBU    *+box_b[d24_160], sc3_160
        SHRU    .S1    A18, 24, A19         ; SHRU    b, 24, b24_160
||      EXTU    .S2    B16, 16, 24, B2      ; EXTU    c, 16, 24, c8_160
||      LDBU    .D1T2  *+A1[A8], B3         ; LDBU    *+box_a[a16_160], sc2_160
||      LDBU    .D2T1  *+B0[B2], A17        ; LDBU    *+box_b[d16_160], sb2_160
        EXTU    .S1    A18, 16, 24, A19     ; EXTU    b, 16, 24, b8_160
||      SHRU    .S2    B16, 24, B2          ; SHRU    c, 24, c24_160
||      LDBU    .D1T1  *+A1[A19], A1        ; LDBU    *+box_a[b24_160], sa3_160
||      LDBU    .D2T2  *+B0[B2], B0         ; LDBU    *+box_b[c8_160], sd1_160
        EXTU    .S1    A18, 24, 24, A2      ; EXTU    b, 24, 24, b0_160
||      EXTU    .S2    B17, 24, 24, B17     ; EXTU    d, 24, 24, d0_160
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_160], sc1_160
||      LDBU    .D2T1  *+B0[B2], A18        ; LDBU    *+box_b[c24_160], sb3_160
        EXTU    .S1    A17, 16, 24, A17     ; EXTU    a, 16, 24, a8_160
||      EXTU    .S2    B16, 24, 24, B3      ; EXTU    c, 24, 24, c0_160
||      LDBU    .D1T1  *+A1[A2], A19        ; LDBU    *+box_a[b0_160], sb0_160
||      LDBU    .D2T2  *+B0[B17], B9        ; LDBU    *+box_b[d0_160], sd0_160
        EXTU    .S1    A18, 8, 24, A18      ; EXTU    b, 8, 24, b16_160
||      EXTU    .S2    B16, 8, 24, B16      ; EXTU    c, 8, 24, c16_160
||      LDBU    .D1T1  *+A1[A17], A17       ; LDBU    *+box_a[a8_160], sb1_160
||      LDBU    .D2T2  *+B0[B3], B17        ; LDBU    *+box_b[c0_160], sc0_160
        LDBU    .D1T2  *+A1[A18], B9        ; LDBU    *+box_a[b16_160], sd2_160
||      LDBU    .D2T1  *+B0[B16], A17       ; LDBU    *+box_b[c16_160], sa2_160
        LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A19, A2, A2          ; PACK2   sa1_160, sa0_160, low_169
        PACK2   .L1    A18, A17, A0         ; PACK2   sb3_160, sb2_160, high_170
||      PACK2   .L2    B17, B3, B3          ; PACK2   sc3_160, sc2_160, high_171
||      B       .S2X   A0                   ; return
        PACK2   .L1    A17, A19, A19        ; PACK2   sb1_160, sb0_160, low_170
||      PACK2   .L2    B16, B17, B16        ; PACK2   sc1_160, sc0_160, low_171
||      PACK2   .S2    B0, B9, B0           ; PACK2   sd1_160, sd0_160, low_172
        PACKL4  .L1    A0, A19, A1          ; PACKL4  high_170, low_170, word_170
||      PACKL4  .L2    B3, B16, B9          ; PACKL4  high_171, low_171, word_171
||      PACK2   .S1    A1, A17, A0          ; PACK2   sa3_160, sa2_160, high_169
||      PACK2   .S2    B2, B9, B16          ; PACK2   sd3_160, sd2_160, high_172
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_169, low_169, word_169
||      PACKL4  .L2    B16, B0, B2          ; PACKL4  high_172, low_172, word_172
||      XOR     .S1    A1, A9, A1           ; XOR     word_170, k1, b
||      XOR     .S2    B9, B2, B0           ; XOR     word_171, k2, c
        XOR     .L1    A0, A8, A0           ; XOR     word_169, k0, a
||      XOR     .L2    B2, B3, B0           ; XOR     word_172, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B0, *+B1[2]          ; STW     c, *+block[2]
        MVC     .S2X   A16, AMR             ; MVC     linear_174, AMR
||      STW     .D1T2  B0, *+A3[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B1[0]          ; STW     a, *+block[0]

        .align  32
rijndael_256_decrypt_block_c64x:
        MV      .L1    A4, A3               ; move block
||      ADD     .L2    8, B4, B9            ; ADD     keys, 8, far
||      MVKL    .S1    611669, A0           ; MVKL    0x00095555, circular_176
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    611669, A0           ; MVKH    0x00095555, circular_176
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A3[3], B3          ; LDW     *+block[3], in_d
        MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVC     .S2X   A0, AMR              ; MVC     circular_176, AMR
||      LDW     .D1T1  *+A3[0], A1          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[1], A1          ; LDW     *+block[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[2], B1          ; LDW     *+block[2], in_c
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
        XOR     .L1    A1, A8, A17          ; XOR     in_a, k0, a
||      XOR     .L2    B3, B1, B17          ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A1, A9, A18          ; XOR     in_b, k1, b
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_182
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_182
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_182
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_182
        XOR     .L2    B1, B0, B16          ; XOR     in_c, k2, c
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_182
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_182], td2_182
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_182], tb1_182
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_182
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_182
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_182
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_182
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_182], td3_182
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_182
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_182
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B0; MVKL    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_182], tc3_182
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_182], tb2_182
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_182
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_182
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_182], tb3_182
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_182], tc1_182
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_182
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_182, k3, keyed_193
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_182], tc2_182
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_182], ta2_182
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_182
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A1; MVKL    rijndael_decrypt_low + 0x800, box_a
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_182], ta1_182
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_182
        MVK     .L1    11, A2               ; MVK     13, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_182, k0, keyed_192
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_182], td1_182
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_182], ta3_182
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_192, tb1_182, low_192
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A1; MVKH    rijndael_decrypt_low + 0x800, box_a
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_182, td3_182, high_194
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_182, tb3_182, high_192
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_182, tc3_182, high_193
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_192, high_192, a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B0; MVKH    rijndael_decrypt_low + 0x800, box_b
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_182, k1, keyed_191
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_193, tc1_182, low_193
||      NOP
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 12, "res_mii": 9, "rec_mii": 8, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.4, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 0.9, "banks_apart": false, "note": "44 operations near the recurrence", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 3.9, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "time limit", "seconds": 6.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 7.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 9, recurrence 8
;  critical cycle:
;    XOR low_194, high_194, c
;    LDW *+B4[c], td0_182
;    XOR td0_182, k2, keyed_194
;    XOR keyed_194, td1_182, low_194
;  units: L1 7/12, S1 7/12, M1 0/12, D1 10/12, L2 7/12, S2 7/12, M2 0/12, D2 10/12
;  cross paths: 1X 0/12, 2X 0/12
;  T paths: T1 9/12, T2 9/12
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 12 live at once
;  II 10: proved infeasible (44 operations near the recurrence), 0.4 s
;  II 11: proved infeasible (44 operations near the recurrence), 0.9 s
;  II 9: proved infeasible (up to 2 stages), 3.9 s
;  II 10: time limit, 6.7 s
;  II 11: time limit, 7.2 s
;  II 12: found, 0.0 s
;  optimal: every smaller interval is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_block_c64x$rounds:
        XOR     .L2    B3, B2, B17          ; <1> XOR     low_193, high_193, d
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_191, ta1_182, low_191
||      XOR     .S2    B8, B18, B2          ; <1> XOR     td0_182, k2, keyed_194
||      LDDW    .D1T1  *A19++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B9++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A8, A8          ; <1> XOR     ta2_182, ta3_182, high_191
||      XOR     .L2    B2, B3, B2           ; <1> XOR     keyed_194, td1_182, low_194
||      SHRU    .S1    A17, 16, A16         ; <0> SHRU    a, 16, b16_182
||      SHRMB   .S2    B17, B17, B3         ; <0> SHRMB   d, d, c8_182
||      LDW     .D1T1  *+A4[A17], A8        ; <0> LDW     *+A4[a], tb0_182
||      LDW     .D2T2  *+B4[B17], B1        ; <0> LDW     *+B4[d], tc0_182
        XOR     .L1    A9, A8, A18          ; <1> XOR     low_191, high_191, b
||      XOR     .L2    B2, B1, B16          ; <1> XOR     low_194, high_194, c
||      SHLMB   .S2    B17, B17, B1         ; <0> SHLMB   d, d, c24_182
||      LDW     .D1T2  *+A6[A16], B3        ; <0> LDW     *+A6[b16_182], td2_182
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_182], tb1_182
        SHLMB   .L1    A17, A17, A8         ; <0> SHLMB   a, a, b24_182
||      SHRMB   .L2    B16, B16, B2         ; <0> SHRMB   c, c, d8_182
||      SHRU    .S2    B16, 16, B1          ; <0> SHRU    c, 16, d16_182
||      LDW     .D1T1  *+A4[A18], A17       ; <0> LDW     *+A4[b], ta0_182
||      LDW     .D2T2  *+B7[B1], B1         ; <0> LDW     *+B7[c24_182], td3_182
        SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_182
||      SHLMB   .S1    A18, A18, A8         ; <0> SHLMB   b, b, a24_182
||      LDW     .D1T2  *+A7[A8], B8         ; <0> LDW     *+A7[b24_182], tc3_182
||      LDW     .D2T1  *+B6[B1], A16        ; <0> LDW     *+B6[d16_182], tb2_182
        SHRU    .S1    A18, 16, A9          ; <0> SHRU    b, 16, a16_182
||      SHRU    .S2    B17, 16, B2          ; <0> SHRU    d, 16, c16_182
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_182], tb3_182
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d8_182], tc1_182
        SHRMB   .L1    A17, A17, A16        ; <0> SHRMB   a, a, b8_182
||      XOR     .L2    B1, B19, B2          ; <0> XOR     tc0_182, k3, keyed_193
||[A2]  B       .S2    rijndael_256_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A9], B16        ; <0> LDW     *+A6[a16_182], tc2_182
||      LDW     .D2T1  *+B6[B2], A16        ; <0> LDW     *+B6[c16_182], ta2_182
        SHRMB   .L1    A18, A18, A16        ; <0> SHRMB   b, b, a8_182
||      LDW     .D1T1  *+A5[A16], A9        ; <0> LDW     *+A5[b8_182], ta1_182
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_182
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A8, A20, A8          ; <0> XOR     tb0_182, k0, keyed_192
||      LDW     .D1T2  *+A5[A16], B3        ; <0> LDW     *+A5[a8_182], td1_182
||      LDW     .D2T1  *+B7[B8], A8         ; <0> LDW     *+B7[d24_182], ta3_182
        XOR     .L1    A8, A9, A9           ; <0> XOR     keyed_192, tb1_182, low_192
||      XOR     .S2    B3, B1, B1           ; <0> XOR     td2_182, td3_182, high_194
        XOR     .S1    A16, A8, A8          ; <0> XOR     tb2_182, tb3_182, high_192
        XOR     .L2    B16, B8, B2          ; <0> XOR     tc2_182, tc3_182, high_193
||      XOR     .S1    A9, A8, A17          ; <0> XOR     low_192, high_192, a
||      XOR     .D1    A17, A21, A8         ; <0> XOR     ta0_182, k1, keyed_191
||      XOR     .D2    B2, B3, B3           ; <0> XOR     keyed_193, tc1_182, low_193
rijndael_256_decrypt_block_c64x$rijndael_256_decrypt_block_c64x$2:
        XOR     .L2    B3, B2, B17          ; <-1> XOR     low_193, high_193, d
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_191, ta1_182, low_191
||      XOR     .S2    B8, B18, B2          ; <-1> XOR     td0_182, k2, keyed_194
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        XOR     .L1    A16, A8, A8          ; <-1> XOR     ta2_182, ta3_182, high_191
||      XOR     .L2    B2, B3, B2           ; <-1> XOR     keyed_194, td1_182, low_194
||      SHRU    .S1    A17, 24, A19         ; SHRU    a, 24, a24_196
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    d, 16, 24, d8_196
||      ZERO    .D1    A16                  ; ZERO    linear_210
        XOR     .L1    A9, A8, A18          ; <-1> XOR     low_191, high_191, b
||      XOR     .L2    B2, B1, B16          ; <-1> XOR     low_194, high_194, c
||      EXTU    .S1    A17, 24, 24, A8      ; EXTU    a, 24, 24, a0_196
||      SHRU    .S2    B17, 24, B1          ; SHRU    d, 24, d24_196
||      LDBU    .D1T2  *+A1[A19], B2        ; LDBU    *+box_a[a24_196], sd3_196
||      LDBU    .D2T1  *+B0[B3], A19        ; LDBU    *+box_b[d8_196], sa1_196
        MV      .L2X   A3, B1               ; copy
||      EXTU    .S1    A17, 8, 24, A8       ; EXTU    a, 8, 24, a16_196
||      EXTU    .S2    B17, 8, 24, B2       ; EXTU    d, 8, 24, d16_196
||      LDBU    .D1T1  *+A1[A8], A2         ; LDBU    *+box_a[a0_196], sa0_196
||      LDBU    .D2T2  *+B0[B1], B17        ; LDBU    *+box_b[d24_196], sc3_196
        SHRU    .S1    A18, 24, A19         ; SHRU    b, 24, b24_196
||      EXTU    .S2    B16, 16, 24, B2      ; EXTU    c, 16, 24, c8_196
||      LDBU    .D1T2  *+A1[A8], B3         ; LDBU    *+box_a[a16_196], sc2_196
||      LDBU    .D2T1  *+B0[B2], A17        ; LDBU    *+box_b[d16_196], sb2_196
        EXTU    .S1    A18, 16, 24, A19     ; EXTU    b, 16, 24, b8_196
||      SHRU    .S2    B16, 24, B2          ; SHRU    c, 24, c24_196
||      LDBU    .D1T1  *+A1[A19], A1        ; LDBU    *+box_a[b24_196], sa3_196
||      LDBU    .D2T2  *+B0[B2], B0         ; LDBU    *+box_b[c8_196], sd1_196
        EXTU    .S1    A18, 24, 24, A2      ; EXTU    b, 24, 24, b0_196
||      EXTU    .S2    B17, 24, 24, B17     ; EXTU    d, 24, 24, d0_196
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_196], sc1_196
||      LDBU    .D2T1  *+B0[B2], A18        ; LDBU    *+box_b[c24_196], sb3_196
        EXTU    .S1    A17, 16, 24, A17     ; EXTU    a, 16, 24, a8_196
||      EXTU    .S2    B16, 24, 24, B3      ; EXTU    c, 24, 24, c0_196
||      LDBU    .D1T1  *+A1[A2], A19        ; LDBU    *+box_a[b0_196], sb0_196
||      LDBU    .D2T2  *+B0[B17], B9        ; LDBU    *+box_b[d0_196], sd0_196
        EXTU    .S1    A18, 8, 24, A18      ; EXTU    b, 8, 24, b16_196
||      EXTU    .S2    B16, 8, 24, B16      ; EXTU    c, 8, 24, c16_196
||      LDBU    .D1T1  *+A1[A17], A17       ; LDBU    *+box_a[a8_196], sb1_196
||      LDBU    .D2T2  *+B0[B3], B17        ; LDBU    *+box_b[c0_196], sc0_196
        LDBU    .D1T2  *+A1[A18], B9        ; LDBU    *+box_a[b16_196], sd2_196
||      LDBU    .D2T1  *+B0[B16], A17       ; LDBU    *+box_b[c16_196], sa2_196
        LDDW    .D2T2  *B9++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A19, A2, A2          ; PACK2   sa1_196, sa0_196, low_205
        PACK2   .L1    A18, A17, A0         ; PACK2   sb3_196, sb2_196, high_206
||      PACK2   .L2    B17, B3, B3          ; PACK2   sc3_196, sc2_196, high_207
||      B       .S2X   A0                   ; return
        PACK2   .L1    A17, A19, A19        ; PACK2   sb1_196, sb0_196, low_206
||      PACK2   .L2    B16, B17, B16        ; PACK2   sc1_196, sc0_196, low_207
||      PACK2   .S2    B0, B9, B0           ; PACK2   sd1_196, sd0_196, low_208
        PACKL4  .L1    A0, A19, A1          ; PACKL4  high_206, low_206, word_206
||      PACKL4  .L2    B3, B16, B9          ; PACKL4  high_207, low_207, word_207
||      PACK2   .S1    A1, A17, A0          ; PACK2   sa3_196, sa2_196, high_205
||      PACK2   .S2    B2, B9, B16          ; PACK2   sd3_196, sd2_196, high_208
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_205, low_205, word_205
||      PACKL4  .L2    B16, B0, B2          ; PACKL4  high_208, low_208, word_208
||      XOR     .S1    A1, A9, A1           ; XOR     word_206, k1, b
||      XOR     .S2    B9, B2, B0           ; XOR     word_207, k2, c
        XOR     .L1    A0, A8, A0           ; XOR     word_205, k0, a
||      XOR     .L2    B2, B3, B0           ; XOR     word_208, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B0, *+B1[2]          ; STW     c, *+block[2]
        MVC     .S2X   A16, AMR             ; MVC     linear_210, AMR
||      STW     .D1T2  B0, *+A3[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B1[0]          ; STW     a, *+block[0]
