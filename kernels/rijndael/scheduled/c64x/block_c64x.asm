; broadside optimize: source fe39836e611abf9e9ab0ac1ad85e4da311f2181b58d69437b97d427a73f97dc2
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 20 s a region
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

; Rijndael with blocks of 128 bits on the C64x, one at a time, two rounds a pass: half of its columns on each side.
;
; The two rounds differ in the order in which they look up, and so in the order of their sums, which take the words of a
; column as they come. The first begins with a, three cycles before it has b, and makes b three cycles before a; the second
; does the same with a and b exchanged. Each begins its lookups while the other's last words are on their way. Side B
; mirrors side A: c goes with a, d with b.

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

; Base registers and AMR for the rounds, as open_tables, with fewer operations of .S: the first lookup waits for them. Also
; the distance of two tables on each side. Reserves A4 to A7 and B4 to B7.

; Words in the order in which they come: nothing waits but for the last.

; What the bytes of a block bring for each column, columns a and b on side A, c and d on side B.



        .global rijndael_encrypt_block_c64x
        .global rijndael_192_encrypt_block_c64x
        .global rijndael_256_encrypt_block_c64x
        .global rijndael_decrypt_block_c64x
        .global rijndael_192_decrypt_block_c64x
        .global rijndael_256_decrypt_block_c64x

; The block under its first key, and a pointer to it on each side for the end.


; A whole routine on a block: one round, `pairs` of rounds and the last one.


        .align  32
rijndael_encrypt_block_c64x:
        MV      .L1    A4, A1               ; move block
||      MV      .L2    B4, B0               ; move keys
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      MV      .D1X   B3, A0               ; move return$
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A1[3], B1          ; LDW     *+block[3], in_d
||      LDDW    .D2T1  *+B0[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MVK     .S1    1024, A2             ; MVK     0x400, apart_a
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_3
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *+B0[1], B9:B8       ; LDDW    *+keys[1], k3:k2
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_3
||      ADD     .D2    B0, 24, B3           ; ADD     keys, 24, far
        MVC     .S2    B1, AMR              ; MVC     circular_3, AMR
||      LDW     .D1T1  *+A1[0], A9          ; LDW     *+block[0], in_a
        MV      .L1X   B0, A3               ; copy
||      MVK     .S2    1024, B0             ; MVK     0x400, apart_b
||      LDW     .D1T2  *+A1[2], B0          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      ADD     .D1    A3, 16, A17          ; ADD     keys, 16, near
        XOR     .L1    A3, A9, A3           ; XOR     in_b, k1, b
||      XOR     .L2    B1, B9, B1           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B9:B8      ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A2, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A3, A3, A16          ; SHLMB   b, b, b24_6
||      SHLMB   .S2    B1, B1, B9           ; SHLMB   d, d, d24_6
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[b], tb0_5
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[d], td0_5
        ADD     .L1    A4, A2, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A3, A3, A2           ; SHRMB   b, b, b8_6
||      SHRMB   .S2    B1, B1, B9           ; SHRMB   d, d, d8_6
||      LDW     .D1T2  *+A7[A16], B16       ; LDW     *+A7[b24_6], tc3_5
||      LDW     .D2T1  *+B7[B9], A18        ; LDW     *+B7[d24_6], ta3_5
        XOR     .L1    A9, A8, A2           ; XOR     in_a, k0, a
||      XOR     .L2    B0, B8, B0           ; XOR     in_c, k2, c
||      LDW     .D1T1  *+A5[A2], A8         ; LDW     *+A5[b8_6], ta1_5
||      LDW     .D2T2  *+B5[B9], B2         ; LDW     *+B5[d8_6], tc1_5
        SHRU    .S1    A2, 16, A16          ; SHRU    a, 16, a16_6
||      SHRU    .S2    B0, 16, B2           ; SHRU    c, 16, c16_6
||      LDW     .D1T1  *+A4[A2], A3         ; LDW     *+A4[a], ta0_5
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[c], tc0_5
        SHRU    .S1    A3, 16, A16          ; SHRU    b, 16, b16_6
||      SHRU    .S2    B1, 16, B2           ; SHRU    d, 16, d16_6
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[a16_6], tc2_5
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[c16_6], ta2_5
        SHRMB   .L1    A2, A2, A16          ; SHRMB   a, a, a8_6
||      SHRMB   .L2    B0, B0, B2           ; SHRMB   c, c, c8_6
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[b16_6], td2_5
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[d16_6], tb2_5
        SHLMB   .L1    A2, A2, A2           ; SHLMB   a, a, a24_6
||      SHLMB   .L2    B0, B0, B0           ; SHLMB   c, c, c24_6
||      XOR     .S1    A18, A8, A16         ; XOR     ta3_5, k0, s0_15
||      XOR     .S2    B16, B8, B8          ; XOR     tc3_5, k2, s0_17
||      LDW     .D1T2  *+A5[A16], B0        ; LDW     *+A5[a8_6], td1_5
||      LDW     .D2T1  *+B5[B2], A2         ; LDW     *+B5[c8_6], tb1_5
        XOR     .L1    A16, A8, A8          ; XOR     s0_15, ta1_5, s1_15
||      XOR     .L2    B8, B2, B2           ; XOR     s0_17, tc1_5, s1_17
||      XOR     .S1    A3, A9, A2           ; XOR     tb0_5, k1, s0_16
||      XOR     .S2    B1, B9, B0           ; XOR     td0_5, k3, s0_18
||      LDW     .D1T1  *+A7[A2], A2         ; LDW     *+A7[a24_6], tb3_5
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[c24_6], td3_5
        XOR     .L1    A8, A3, A8           ; XOR     s1_15, ta0_5, s2_15
||      XOR     .L2    B2, B1, B2           ; XOR     s1_17, tc0_5, s2_17
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A3, A16          ; XOR     s2_15, ta2_5, a
||      XOR     .L2    B2, B1, B16          ; XOR     s2_17, tc2_5, c
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_21
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_21
||      XOR     .S1    A2, A3, A3           ; XOR     s0_16, tb2_5, s1_16
||      XOR     .S2    B0, B1, B1           ; XOR     s0_18, td2_5, s1_18
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_20
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_20
        XOR     .L1    A3, A2, A3           ; XOR     s1_16, tb1_5, s2_16
||      XOR     .L2    B1, B0, B1           ; XOR     s1_18, td1_5, s2_18
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_21
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_21
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_21], tb3_20
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_21], td3_20
        XOR     .L1    A3, A2, A8           ; XOR     s2_16, tb3_5, b
||      MV      .L2X   A1, B0               ; MV      block, block_b
||      XOR     .S2    B1, B0, B8           ; XOR     s2_18, td3_5, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_21], td1_20
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_21], tb1_20
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_21
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_21
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_20
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_20
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_21
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_21
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_21
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_21], td2_20
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_21], tb2_20
        MV      .L1    A1, A1               ; MV      block, block_a
||      SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_21
||      MVK     .S1    2, A2                ; MVK     4, count
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_21], ta1_20
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_21], tc1_20
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_20, k1, s0_31
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_20, k3, s0_33
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_21
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_21
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_21], tc3_20
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_21], ta3_20
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_31, tb1_20, s1_31
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_33, td1_20, s1_33
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_20, k2, s0_32
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_21], tc2_20
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_21], ta2_20
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_31, tb0_20, s2_31
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_33, td0_20, s2_33
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_31, tb2_20, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_33, td2_20, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_20, k0, s0_30
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_36
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_36
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_30, ta1_20, s1_30
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_32, tc1_20, s1_32
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_35
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_35
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_36
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_36
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_30, ta3_20, s2_30
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_32, tc3_20, s2_32
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_36], tc3_35
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_36], ta3_35
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_30, ta2_20, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_32, tc2_20, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_36], ta1_35
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_36], tc1_35
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB a, a, a24_21
;    LDW *+A7[a24_21], tb3_20
;    XOR tb3_20, k1, s0_31
;    XOR s0_31, tb1_20, s1_31
;    XOR s1_31, tb0_20, s2_31
;    XOR s2_31, tb2_20, b
;    SHLMB b, b, b24_36
;    LDW *+A7[b24_36], tc3_35
;    XOR tc3_35, n2, s0_47
;    XOR s0_47, tc1_35, s1_47
;    XOR s1_47, tc0_35, s2_47
;    XOR s2_47, tc2_35, c
;    SHLMB c, c, c24_21
;    LDW *+B7[c24_21], td3_20
;    XOR td3_20, k3, s0_33
;    XOR s0_33, td1_20, s1_33
;    XOR s1_33, td0_20, s2_33
;    XOR s2_33, td2_20, d
;    SHLMB d, d, d24_36
;    LDW *+B7[d24_36], ta3_35
;    XOR ta3_35, n0, s0_45
;    XOR s0_45, ta1_35, s1_45
;    XOR s1_45, ta0_35, s2_45
;    XOR s2_45, ta2_35, a
;  units: L1 13/20, S1 15/20, M1 0/20, D1 20/20, L2 12/20, S2 14/20, M2 0/20, D2 20/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 12 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_block_c64x$rounds:
        SHRU    .S1    A9, 16, A3           ; <1> SHRU    a, 16, a16_36
||      SHRU    .S2    B9, 16, B1           ; <1> SHRU    c, 16, c16_36
||      LDW     .D1T1  *+A4[A9], A9         ; <1> LDW     *+A4[a], ta0_35
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[c], tc0_35
        SHRMB   .L2    B9, B9, B2           ; <1> SHRMB   c, c, c8_36
||      SHRU    .S1    A8, 16, A3           ; <1> SHRU    b, 16, b16_36
||      SHRU    .S2    B2, 16, B1           ; <1> SHRU    d, 16, d16_36
||      LDW     .D1T2  *+A6[A3], B8         ; <1> LDW     *+A6[a16_36], tc2_35
||      LDW     .D2T1  *+B6[B1], A9         ; <1> LDW     *+B6[c16_36], ta2_35
        SHRMB   .L1    A9, A9, A9           ; <1> SHRMB   a, a, a8_36
||      SHLMB   .S1    A9, A9, A16          ; <1> SHLMB   a, a, a24_36
||      LDW     .D1T2  *+A6[A3], B2         ; <1> LDW     *+A6[b16_36], td2_35
||      LDW     .D2T1  *+B6[B1], A8         ; <1> LDW     *+B6[d16_36], tb2_35
        XOR     .L1    A3, A18, A8          ; <1> XOR     ta3_35, n0, s0_45
||      XOR     .L2    B1, B16, B1          ; <1> XOR     tc3_35, n2, s0_47
||      XOR     .S1    A8, A19, A3          ; <1> XOR     tb0_35, n1, s0_46
||      SHLMB   .S2    B9, B9, B9           ; <1> SHLMB   c, c, c24_36
||      LDW     .D1T2  *+A5[A9], B2         ; <1> LDW     *+A5[a8_36], td1_35
||      LDW     .D2T1  *+B5[B2], A8         ; <1> LDW     *+B5[c8_36], tb1_35
        XOR     .L2    B1, B2, B2           ; <1> XOR     s0_47, tc1_35, s1_47
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_45, ta1_35, s1_45
||      XOR     .S2    B8, B17, B1          ; <1> XOR     td0_35, n3, s0_48
||      LDW     .D1T1  *+A7[A16], A8        ; <1> LDW     *+A7[a24_36], tb3_35
||      LDW     .D2T2  *+B7[B9], B2         ; <1> LDW     *+B7[c24_36], td3_35
        XOR     .S2    B2, B8, B2           ; <1> XOR     s1_47, tc0_35, s2_47
||      XOR     .D1    A8, A9, A8           ; <1> XOR     s1_45, ta0_35, s2_45
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <1> XOR     s2_45, ta2_35, a
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <1> XOR     s2_47, tc2_35, c
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_21
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_21
||      XOR     .S1    A3, A8, A3           ; <1> XOR     s0_46, tb2_35, s1_46
||      XOR     .S2    B1, B2, B1           ; <1> XOR     s0_48, td2_35, s1_48
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_20
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_20
        XOR     .L1    A3, A8, A3           ; <1> XOR     s1_46, tb1_35, s2_46
||      XOR     .L2    B1, B2, B1           ; <1> XOR     s1_48, td1_35, s2_48
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_21
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_21
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_21], tb3_20
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_21], td3_20
        XOR     .L1    A3, A8, A8           ; <1> XOR     s2_46, tb3_35, b
||      XOR     .S2    B1, B2, B8           ; <1> XOR     s2_48, td3_35, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_21], td1_20
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_21], tb1_20
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_21
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_21
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_20
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_20
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_21
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_21
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_21
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_21], td2_20
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_21], tb2_20
        SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_21
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_21], ta1_20
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_21], tc1_20
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_20, k1, s0_31
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_20, k3, s0_33
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_21
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_21
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_21], tc3_20
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_21], ta3_20
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_31, tb1_20, s1_31
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_33, td1_20, s1_33
||[A2]  B       .S1    rijndael_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_20, k2, s0_32
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_21], tc2_20
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_21], ta2_20
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_31, tb0_20, s2_31
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_33, td0_20, s2_33
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_31, tb2_20, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_33, td2_20, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_20, k0, s0_30
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_36
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_36
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_30, ta1_20, s1_30
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_32, tc1_20, s1_32
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_35
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_35
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_36
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_36
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_30, ta3_20, s2_30
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_32, tc3_20, s2_32
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_36], tc3_35
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_36], ta3_35
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_30, ta2_20, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_32, tc2_20, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_36], ta1_35
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_36], tc1_35
rijndael_encrypt_block_c64x$rijndael_encrypt_block_c64x$2:
        SHRU    .S1    A9, 16, A3           ; <-1> SHRU    a, 16, a16_36
||      SHRU    .S2    B9, 16, B1           ; <-1> SHRU    c, 16, c16_36
||      LDW     .D1T1  *+A4[A9], A9         ; <-1> LDW     *+A4[a], ta0_35
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[c], tc0_35
        SHRMB   .L2    B9, B9, B2           ; <-1> SHRMB   c, c, c8_36
||      SHRU    .S1    A8, 16, A3           ; <-1> SHRU    b, 16, b16_36
||      SHRU    .S2    B2, 16, B1           ; <-1> SHRU    d, 16, d16_36
||      LDW     .D1T2  *+A6[A3], B8         ; <-1> LDW     *+A6[a16_36], tc2_35
||      LDW     .D2T1  *+B6[B1], A9         ; <-1> LDW     *+B6[c16_36], ta2_35
        SHRMB   .L1    A9, A9, A9           ; <-1> SHRMB   a, a, a8_36
||      SHLMB   .S1    A9, A9, A16          ; <-1> SHLMB   a, a, a24_36
||      LDW     .D1T2  *+A6[A3], B2         ; <-1> LDW     *+A6[b16_36], td2_35
||      LDW     .D2T1  *+B6[B1], A8         ; <-1> LDW     *+B6[d16_36], tb2_35
        XOR     .L1    A3, A18, A8          ; <-1> XOR     ta3_35, n0, s0_45
||      XOR     .L2    B1, B16, B1          ; <-1> XOR     tc3_35, n2, s0_47
||      XOR     .S1    A8, A19, A3          ; <-1> XOR     tb0_35, n1, s0_46
||      SHLMB   .S2    B9, B9, B9           ; <-1> SHLMB   c, c, c24_36
||      LDW     .D1T2  *+A5[A9], B2         ; <-1> LDW     *+A5[a8_36], td1_35
||      LDW     .D2T1  *+B5[B2], A8         ; <-1> LDW     *+B5[c8_36], tb1_35
        XOR     .L2    B1, B2, B2           ; <-1> XOR     s0_47, tc1_35, s1_47
||      XOR     .S1    A8, A9, A8           ; <-1> XOR     s0_45, ta1_35, s1_45
||      XOR     .S2    B8, B17, B1          ; <-1> XOR     td0_35, n3, s0_48
||      LDW     .D1T1  *+A7[A16], A8        ; <-1> LDW     *+A7[a24_36], tb3_35
||      LDW     .D2T2  *+B7[B9], B2         ; <-1> LDW     *+B7[c24_36], td3_35
        XOR     .S2    B2, B8, B2           ; <-1> XOR     s1_47, tc0_35, s2_47
||      XOR     .D1    A8, A9, A8           ; <-1> XOR     s1_45, ta0_35, s2_45
||      LDDW    .D2T2  *B3++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <-1> XOR     s2_45, ta2_35, a
||      ZERO    .L2    B3                   ; ZERO    linear_64
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <-1> XOR     s2_47, tc2_35, c
        SHRMB   .L1    A16, A16, A17        ; SHRMB   a, a, a8_50
||      SHRMB   .L2    B16, B16, B8         ; SHRMB   c, c, c8_50
||      XOR     .S1    A3, A8, A3           ; <-1> XOR     s0_46, tb2_35, s1_46
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     s0_48, td2_35, s1_48
||      LDW     .D1T1  *+A6[A16], A8        ; LDW     *+A6[a], ta0_50
||      LDW     .D2T2  *+B6[B16], B2        ; LDW     *+B6[c], tc0_50
        XOR     .L1    A3, A8, A3           ; <-1> XOR     s1_46, tb1_35, s2_46
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     s1_48, td1_35, s2_48
||      SHRU    .S1    A16, 16, A17         ; SHRU    a, 16, a16_50
||      SHRU    .S2    B16, 16, B8          ; SHRU    c, 16, c16_50
||      LDW     .D1T2  *+A7[A17], B1        ; LDW     *+A7[a8_50], td1_50
||      LDW     .D2T1  *+B7[B8], A17        ; LDW     *+B7[c8_50], tb1_50
        XOR     .L1    A3, A8, A8           ; <-1> XOR     s2_46, tb3_35, b
||      XOR     .S2    B1, B2, B8           ; <-1> XOR     s2_48, td3_35, d
||      LDW     .D1T2  *+A6[A17], B16       ; LDW     *+A6[a16_50], tc2_50
||      LDW     .D2T1  *+B6[B8], A3         ; LDW     *+B6[c16_50], ta2_50
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, b8_50
||      SHRMB   .L2    B8, B8, B1           ; SHRMB   d, d, d8_50
||      SHRU    .S1    A8, 16, A17          ; SHRU    b, 16, b16_50
||      SHRU    .S2    B8, 16, B2           ; SHRU    d, 16, d16_50
||      LDW     .D1T1  *+A6[A8], A16        ; LDW     *+A6[b], tb0_50
||      LDW     .D2T2  *+B6[B8], B8         ; LDW     *+B6[d], td0_50
        SHLMB   .L1    A16, A16, A17        ; SHLMB   a, a, a24_50
||      SHLMB   .L2    B16, B16, B16        ; SHLMB   c, c, c24_50
||      SHLMB   .S1    A8, A8, A16          ; SHLMB   b, b, b24_50
||      SHLMB   .S2    B8, B8, B8           ; SHLMB   d, d, d24_50
||      LDW     .D1T2  *+A6[A17], B3        ; LDW     *+A6[b16_50], td2_50
||      LDW     .D2T1  *+B6[B2], A9         ; LDW     *+B6[d16_50], tb2_50
        LDW     .D1T1  *+A7[A17], A2        ; LDW     *+A7[a24_50], tb3_50
||      LDW     .D2T2  *+B7[B1], B9         ; LDW     *+B7[d8_50], tc1_50
        LDW     .D1T1  *+A7[A3], A2         ; LDW     *+A7[b8_50], ta1_50
||      LDW     .D2T2  *+B7[B16], B9        ; LDW     *+B7[c24_50], td3_50
        LDW     .D1T2  *+A7[A16], B1        ; LDW     *+A7[b24_50], tc3_50
||      LDW     .D2T1  *+B7[B8], A8         ; LDW     *+B7[d24_50], ta3_50
        MVC     .S2    B3, AMR              ; MVC     linear_64, AMR
        NOP
        PACK2   .L1    A2, A9, A0           ; PACK2   tb3_50, tb2_50, high_60
||      PACK2   .L2    B9, B2, B2           ; PACK2   tc1_50, tc0_50, low_61
||      B       .S2X   A0                   ; return
        PACK2   .L1    A2, A8, A2           ; PACK2   ta1_50, ta0_50, low_59
||      PACK2   .L2    B1, B8, B3           ; PACK2   td1_50, td0_50, low_62
||      PACK2   .S1    A17, A16, A16        ; PACK2   tb1_50, tb0_50, low_60
||      PACK2   .S2    B9, B3, B8           ; PACK2   td3_50, td2_50, high_62
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_60, low_60, word_60
||      PACKL4  .L2    B8, B3, B3           ; PACKL4  high_62, low_62, word_62
||      PACK2   .S1    A8, A3, A0           ; PACK2   ta3_50, ta2_50, high_59
||      PACK2   .S2    B1, B16, B1          ; PACK2   tc3_50, tc2_50, high_61
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_59, low_59, word_59
||      PACKL4  .L2    B1, B2, B1           ; PACKL4  high_61, low_61, word_61
||      XOR     .S1    A3, A19, A2          ; XOR     word_60, k1, b
||      XOR     .S2    B3, B19, B2          ; XOR     word_62, k3, d
        XOR     .L1    A0, A18, A0          ; XOR     word_59, k0, a
||      XOR     .L2    B1, B18, B1          ; XOR     word_61, k2, c
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B0[3]          ; STW     d, *+block_b[3]
        STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block_b[2]

        .align  32
rijndael_192_encrypt_block_c64x:
        MV      .L1    A4, A1               ; move block
||      MV      .L2    B4, B0               ; move keys
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      MV      .D1X   B3, A0               ; move return$
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A1[3], B1          ; LDW     *+block[3], in_d
||      LDDW    .D2T1  *+B0[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MVK     .S1    1024, A2             ; MVK     0x400, apart_a
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_67
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *+B0[1], B9:B8       ; LDDW    *+keys[1], k3:k2
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_67
||      ADD     .D2    B0, 24, B3           ; ADD     keys, 24, far
        MVC     .S2    B1, AMR              ; MVC     circular_67, AMR
||      LDW     .D1T1  *+A1[0], A9          ; LDW     *+block[0], in_a
        MV      .L1X   B0, A3               ; copy
||      MVK     .S2    1024, B0             ; MVK     0x400, apart_b
||      LDW     .D1T2  *+A1[2], B0          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      ADD     .D1    A3, 16, A17          ; ADD     keys, 16, near
        XOR     .L1    A3, A9, A3           ; XOR     in_b, k1, b
||      XOR     .L2    B1, B9, B1           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B9:B8      ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A2, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A3, A3, A16          ; SHLMB   b, b, b24_70
||      SHLMB   .S2    B1, B1, B9           ; SHLMB   d, d, d24_70
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[b], tb0_69
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[d], td0_69
        ADD     .L1    A4, A2, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A3, A3, A2           ; SHRMB   b, b, b8_70
||      SHRMB   .S2    B1, B1, B9           ; SHRMB   d, d, d8_70
||      LDW     .D1T2  *+A7[A16], B16       ; LDW     *+A7[b24_70], tc3_69
||      LDW     .D2T1  *+B7[B9], A18        ; LDW     *+B7[d24_70], ta3_69
        XOR     .L1    A9, A8, A2           ; XOR     in_a, k0, a
||      XOR     .L2    B0, B8, B0           ; XOR     in_c, k2, c
||      LDW     .D1T1  *+A5[A2], A8         ; LDW     *+A5[b8_70], ta1_69
||      LDW     .D2T2  *+B5[B9], B2         ; LDW     *+B5[d8_70], tc1_69
        SHRU    .S1    A2, 16, A16          ; SHRU    a, 16, a16_70
||      SHRU    .S2    B0, 16, B2           ; SHRU    c, 16, c16_70
||      LDW     .D1T1  *+A4[A2], A3         ; LDW     *+A4[a], ta0_69
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[c], tc0_69
        SHRU    .S1    A3, 16, A16          ; SHRU    b, 16, b16_70
||      SHRU    .S2    B1, 16, B2           ; SHRU    d, 16, d16_70
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[a16_70], tc2_69
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[c16_70], ta2_69
        SHRMB   .L1    A2, A2, A16          ; SHRMB   a, a, a8_70
||      SHRMB   .L2    B0, B0, B2           ; SHRMB   c, c, c8_70
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[b16_70], td2_69
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[d16_70], tb2_69
        SHLMB   .L1    A2, A2, A2           ; SHLMB   a, a, a24_70
||      SHLMB   .L2    B0, B0, B0           ; SHLMB   c, c, c24_70
||      XOR     .S1    A18, A8, A16         ; XOR     ta3_69, k0, s0_79
||      XOR     .S2    B16, B8, B8          ; XOR     tc3_69, k2, s0_81
||      LDW     .D1T2  *+A5[A16], B0        ; LDW     *+A5[a8_70], td1_69
||      LDW     .D2T1  *+B5[B2], A2         ; LDW     *+B5[c8_70], tb1_69
        XOR     .L1    A16, A8, A8          ; XOR     s0_79, ta1_69, s1_79
||      XOR     .L2    B8, B2, B2           ; XOR     s0_81, tc1_69, s1_81
||      XOR     .S1    A3, A9, A2           ; XOR     tb0_69, k1, s0_80
||      XOR     .S2    B1, B9, B0           ; XOR     td0_69, k3, s0_82
||      LDW     .D1T1  *+A7[A2], A2         ; LDW     *+A7[a24_70], tb3_69
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[c24_70], td3_69
        XOR     .L1    A8, A3, A8           ; XOR     s1_79, ta0_69, s2_79
||      XOR     .L2    B2, B1, B2           ; XOR     s1_81, tc0_69, s2_81
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A3, A16          ; XOR     s2_79, ta2_69, a
||      XOR     .L2    B2, B1, B16          ; XOR     s2_81, tc2_69, c
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_85
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_85
||      XOR     .S1    A2, A3, A3           ; XOR     s0_80, tb2_69, s1_80
||      XOR     .S2    B0, B1, B1           ; XOR     s0_82, td2_69, s1_82
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_84
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_84
        XOR     .L1    A3, A2, A3           ; XOR     s1_80, tb1_69, s2_80
||      XOR     .L2    B1, B0, B1           ; XOR     s1_82, td1_69, s2_82
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_85
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_85
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_85], tb3_84
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_85], td3_84
        XOR     .L1    A3, A2, A8           ; XOR     s2_80, tb3_69, b
||      MV      .L2X   A1, B0               ; MV      block, block_b
||      XOR     .S2    B1, B0, B8           ; XOR     s2_82, td3_69, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_85], td1_84
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_85], tb1_84
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_85
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_85
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_84
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_84
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_85
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_85
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_85
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_85], td2_84
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_85], tb2_84
        MV      .L1    A1, A1               ; MV      block, block_a
||      SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_85
||      MVK     .S1    3, A2                ; MVK     5, count
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_85], ta1_84
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_85], tc1_84
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_84, k1, s0_95
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_84, k3, s0_97
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_85
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_85
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_85], tc3_84
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_85], ta3_84
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_95, tb1_84, s1_95
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_97, td1_84, s1_97
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_84, k2, s0_96
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_85], tc2_84
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_85], ta2_84
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_95, tb0_84, s2_95
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_97, td0_84, s2_97
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_95, tb2_84, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_97, td2_84, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_84, k0, s0_94
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_100
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_100
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_94, ta1_84, s1_94
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_96, tc1_84, s1_96
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_99
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_99
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_100
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_100
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_94, ta3_84, s2_94
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_96, tc3_84, s2_96
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_100], tc3_99
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_100], ta3_99
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_94, ta2_84, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_96, tc2_84, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_100], ta1_99
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_100], tc1_99
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB a, a, a24_85
;    LDW *+A7[a24_85], tb3_84
;    XOR tb3_84, k1, s0_95
;    XOR s0_95, tb1_84, s1_95
;    XOR s1_95, tb0_84, s2_95
;    XOR s2_95, tb2_84, b
;    SHLMB b, b, b24_100
;    LDW *+A7[b24_100], tc3_99
;    XOR tc3_99, n2, s0_111
;    XOR s0_111, tc1_99, s1_111
;    XOR s1_111, tc0_99, s2_111
;    XOR s2_111, tc2_99, c
;    SHLMB c, c, c24_85
;    LDW *+B7[c24_85], td3_84
;    XOR td3_84, k3, s0_97
;    XOR s0_97, td1_84, s1_97
;    XOR s1_97, td0_84, s2_97
;    XOR s2_97, td2_84, d
;    SHLMB d, d, d24_100
;    LDW *+B7[d24_100], ta3_99
;    XOR ta3_99, n0, s0_109
;    XOR s0_109, ta1_99, s1_109
;    XOR s1_109, ta0_99, s2_109
;    XOR s2_109, ta2_99, a
;  units: L1 13/20, S1 15/20, M1 0/20, D1 20/20, L2 12/20, S2 14/20, M2 0/20, D2 20/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 12 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_block_c64x$rounds:
        SHRU    .S1    A9, 16, A3           ; <1> SHRU    a, 16, a16_100
||      SHRU    .S2    B9, 16, B1           ; <1> SHRU    c, 16, c16_100
||      LDW     .D1T1  *+A4[A9], A9         ; <1> LDW     *+A4[a], ta0_99
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[c], tc0_99
        SHRMB   .L2    B9, B9, B2           ; <1> SHRMB   c, c, c8_100
||      SHRU    .S1    A8, 16, A3           ; <1> SHRU    b, 16, b16_100
||      SHRU    .S2    B2, 16, B1           ; <1> SHRU    d, 16, d16_100
||      LDW     .D1T2  *+A6[A3], B8         ; <1> LDW     *+A6[a16_100], tc2_99
||      LDW     .D2T1  *+B6[B1], A9         ; <1> LDW     *+B6[c16_100], ta2_99
        SHRMB   .L1    A9, A9, A9           ; <1> SHRMB   a, a, a8_100
||      SHLMB   .S1    A9, A9, A16          ; <1> SHLMB   a, a, a24_100
||      LDW     .D1T2  *+A6[A3], B2         ; <1> LDW     *+A6[b16_100], td2_99
||      LDW     .D2T1  *+B6[B1], A8         ; <1> LDW     *+B6[d16_100], tb2_99
        XOR     .L1    A3, A18, A8          ; <1> XOR     ta3_99, n0, s0_109
||      XOR     .L2    B1, B16, B1          ; <1> XOR     tc3_99, n2, s0_111
||      XOR     .S1    A8, A19, A3          ; <1> XOR     tb0_99, n1, s0_110
||      SHLMB   .S2    B9, B9, B9           ; <1> SHLMB   c, c, c24_100
||      LDW     .D1T2  *+A5[A9], B2         ; <1> LDW     *+A5[a8_100], td1_99
||      LDW     .D2T1  *+B5[B2], A8         ; <1> LDW     *+B5[c8_100], tb1_99
        XOR     .L2    B1, B2, B2           ; <1> XOR     s0_111, tc1_99, s1_111
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_109, ta1_99, s1_109
||      XOR     .S2    B8, B17, B1          ; <1> XOR     td0_99, n3, s0_112
||      LDW     .D1T1  *+A7[A16], A8        ; <1> LDW     *+A7[a24_100], tb3_99
||      LDW     .D2T2  *+B7[B9], B2         ; <1> LDW     *+B7[c24_100], td3_99
        XOR     .S2    B2, B8, B2           ; <1> XOR     s1_111, tc0_99, s2_111
||      XOR     .D1    A8, A9, A8           ; <1> XOR     s1_109, ta0_99, s2_109
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <1> XOR     s2_109, ta2_99, a
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <1> XOR     s2_111, tc2_99, c
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_85
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_85
||      XOR     .S1    A3, A8, A3           ; <1> XOR     s0_110, tb2_99, s1_110
||      XOR     .S2    B1, B2, B1           ; <1> XOR     s0_112, td2_99, s1_112
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_84
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_84
        XOR     .L1    A3, A8, A3           ; <1> XOR     s1_110, tb1_99, s2_110
||      XOR     .L2    B1, B2, B1           ; <1> XOR     s1_112, td1_99, s2_112
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_85
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_85
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_85], tb3_84
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_85], td3_84
        XOR     .L1    A3, A8, A8           ; <1> XOR     s2_110, tb3_99, b
||      XOR     .S2    B1, B2, B8           ; <1> XOR     s2_112, td3_99, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_85], td1_84
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_85], tb1_84
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_85
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_85
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_84
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_84
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_85
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_85
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_85
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_85], td2_84
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_85], tb2_84
        SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_85
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_85], ta1_84
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_85], tc1_84
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_84, k1, s0_95
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_84, k3, s0_97
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_85
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_85
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_85], tc3_84
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_85], ta3_84
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_95, tb1_84, s1_95
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_97, td1_84, s1_97
||[A2]  B       .S1    rijndael_192_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_84, k2, s0_96
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_85], tc2_84
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_85], ta2_84
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_95, tb0_84, s2_95
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_97, td0_84, s2_97
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_95, tb2_84, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_97, td2_84, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_84, k0, s0_94
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_100
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_100
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_94, ta1_84, s1_94
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_96, tc1_84, s1_96
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_99
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_99
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_100
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_100
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_94, ta3_84, s2_94
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_96, tc3_84, s2_96
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_100], tc3_99
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_100], ta3_99
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_94, ta2_84, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_96, tc2_84, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_100], ta1_99
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_100], tc1_99
rijndael_192_encrypt_block_c64x$rijndael_192_encrypt_block_c64x$2:
        SHRU    .S1    A9, 16, A3           ; <-1> SHRU    a, 16, a16_100
||      SHRU    .S2    B9, 16, B1           ; <-1> SHRU    c, 16, c16_100
||      LDW     .D1T1  *+A4[A9], A9         ; <-1> LDW     *+A4[a], ta0_99
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[c], tc0_99
        SHRMB   .L2    B9, B9, B2           ; <-1> SHRMB   c, c, c8_100
||      SHRU    .S1    A8, 16, A3           ; <-1> SHRU    b, 16, b16_100
||      SHRU    .S2    B2, 16, B1           ; <-1> SHRU    d, 16, d16_100
||      LDW     .D1T2  *+A6[A3], B8         ; <-1> LDW     *+A6[a16_100], tc2_99
||      LDW     .D2T1  *+B6[B1], A9         ; <-1> LDW     *+B6[c16_100], ta2_99
        SHRMB   .L1    A9, A9, A9           ; <-1> SHRMB   a, a, a8_100
||      SHLMB   .S1    A9, A9, A16          ; <-1> SHLMB   a, a, a24_100
||      LDW     .D1T2  *+A6[A3], B2         ; <-1> LDW     *+A6[b16_100], td2_99
||      LDW     .D2T1  *+B6[B1], A8         ; <-1> LDW     *+B6[d16_100], tb2_99
        XOR     .L1    A3, A18, A8          ; <-1> XOR     ta3_99, n0, s0_109
||      XOR     .L2    B1, B16, B1          ; <-1> XOR     tc3_99, n2, s0_111
||      XOR     .S1    A8, A19, A3          ; <-1> XOR     tb0_99, n1, s0_110
||      SHLMB   .S2    B9, B9, B9           ; <-1> SHLMB   c, c, c24_100
||      LDW     .D1T2  *+A5[A9], B2         ; <-1> LDW     *+A5[a8_100], td1_99
||      LDW     .D2T1  *+B5[B2], A8         ; <-1> LDW     *+B5[c8_100], tb1_99
        XOR     .L2    B1, B2, B2           ; <-1> XOR     s0_111, tc1_99, s1_111
||      XOR     .S1    A8, A9, A8           ; <-1> XOR     s0_109, ta1_99, s1_109
||      XOR     .S2    B8, B17, B1          ; <-1> XOR     td0_99, n3, s0_112
||      LDW     .D1T1  *+A7[A16], A8        ; <-1> LDW     *+A7[a24_100], tb3_99
||      LDW     .D2T2  *+B7[B9], B2         ; <-1> LDW     *+B7[c24_100], td3_99
        XOR     .S2    B2, B8, B2           ; <-1> XOR     s1_111, tc0_99, s2_111
||      XOR     .D1    A8, A9, A8           ; <-1> XOR     s1_109, ta0_99, s2_109
||      LDDW    .D2T2  *B3++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <-1> XOR     s2_109, ta2_99, a
||      ZERO    .L2    B3                   ; ZERO    linear_128
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <-1> XOR     s2_111, tc2_99, c
        SHRMB   .L1    A16, A16, A17        ; SHRMB   a, a, a8_114
||      SHRMB   .L2    B16, B16, B8         ; SHRMB   c, c, c8_114
||      XOR     .S1    A3, A8, A3           ; <-1> XOR     s0_110, tb2_99, s1_110
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     s0_112, td2_99, s1_112
||      LDW     .D1T1  *+A6[A16], A8        ; LDW     *+A6[a], ta0_114
||      LDW     .D2T2  *+B6[B16], B2        ; LDW     *+B6[c], tc0_114
        XOR     .L1    A3, A8, A3           ; <-1> XOR     s1_110, tb1_99, s2_110
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     s1_112, td1_99, s2_112
||      SHRU    .S1    A16, 16, A17         ; SHRU    a, 16, a16_114
||      SHRU    .S2    B16, 16, B8          ; SHRU    c, 16, c16_114
||      LDW     .D1T2  *+A7[A17], B1        ; LDW     *+A7[a8_114], td1_114
||      LDW     .D2T1  *+B7[B8], A17        ; LDW     *+B7[c8_114], tb1_114
        XOR     .L1    A3, A8, A8           ; <-1> XOR     s2_110, tb3_99, b
||      XOR     .S2    B1, B2, B8           ; <-1> XOR     s2_112, td3_99, d
||      LDW     .D1T2  *+A6[A17], B16       ; LDW     *+A6[a16_114], tc2_114
||      LDW     .D2T1  *+B6[B8], A3         ; LDW     *+B6[c16_114], ta2_114
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, b8_114
||      SHRMB   .L2    B8, B8, B1           ; SHRMB   d, d, d8_114
||      SHRU    .S1    A8, 16, A17          ; SHRU    b, 16, b16_114
||      SHRU    .S2    B8, 16, B2           ; SHRU    d, 16, d16_114
||      LDW     .D1T1  *+A6[A8], A16        ; LDW     *+A6[b], tb0_114
||      LDW     .D2T2  *+B6[B8], B8         ; LDW     *+B6[d], td0_114
        SHLMB   .L1    A16, A16, A17        ; SHLMB   a, a, a24_114
||      SHLMB   .L2    B16, B16, B16        ; SHLMB   c, c, c24_114
||      SHLMB   .S1    A8, A8, A16          ; SHLMB   b, b, b24_114
||      SHLMB   .S2    B8, B8, B8           ; SHLMB   d, d, d24_114
||      LDW     .D1T2  *+A6[A17], B3        ; LDW     *+A6[b16_114], td2_114
||      LDW     .D2T1  *+B6[B2], A9         ; LDW     *+B6[d16_114], tb2_114
        LDW     .D1T1  *+A7[A17], A2        ; LDW     *+A7[a24_114], tb3_114
||      LDW     .D2T2  *+B7[B1], B9         ; LDW     *+B7[d8_114], tc1_114
        LDW     .D1T1  *+A7[A3], A2         ; LDW     *+A7[b8_114], ta1_114
||      LDW     .D2T2  *+B7[B16], B9        ; LDW     *+B7[c24_114], td3_114
        LDW     .D1T2  *+A7[A16], B1        ; LDW     *+A7[b24_114], tc3_114
||      LDW     .D2T1  *+B7[B8], A8         ; LDW     *+B7[d24_114], ta3_114
        MVC     .S2    B3, AMR              ; MVC     linear_128, AMR
        NOP
        PACK2   .L1    A2, A9, A0           ; PACK2   tb3_114, tb2_114, high_124
||      PACK2   .L2    B9, B2, B2           ; PACK2   tc1_114, tc0_114, low_125
||      B       .S2X   A0                   ; return
        PACK2   .L1    A2, A8, A2           ; PACK2   ta1_114, ta0_114, low_123
||      PACK2   .L2    B1, B8, B3           ; PACK2   td1_114, td0_114, low_126
||      PACK2   .S1    A17, A16, A16        ; PACK2   tb1_114, tb0_114, low_124
||      PACK2   .S2    B9, B3, B8           ; PACK2   td3_114, td2_114, high_126
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_124, low_124, word_124
||      PACKL4  .L2    B8, B3, B3           ; PACKL4  high_126, low_126, word_126
||      PACK2   .S1    A8, A3, A0           ; PACK2   ta3_114, ta2_114, high_123
||      PACK2   .S2    B1, B16, B1          ; PACK2   tc3_114, tc2_114, high_125
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_123, low_123, word_123
||      PACKL4  .L2    B1, B2, B1           ; PACKL4  high_125, low_125, word_125
||      XOR     .S1    A3, A19, A2          ; XOR     word_124, k1, b
||      XOR     .S2    B3, B19, B2          ; XOR     word_126, k3, d
        XOR     .L1    A0, A18, A0          ; XOR     word_123, k0, a
||      XOR     .L2    B1, B18, B1          ; XOR     word_125, k2, c
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B0[3]          ; STW     d, *+block_b[3]
        STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block_b[2]

        .align  32
rijndael_256_encrypt_block_c64x:
        MV      .L1    A4, A1               ; move block
||      MV      .L2    B4, B0               ; move keys
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      MV      .D1X   B3, A0               ; move return$
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A1[3], B1          ; LDW     *+block[3], in_d
||      LDDW    .D2T1  *+B0[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MVK     .S1    1024, A2             ; MVK     0x400, apart_a
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_131
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *+B0[1], B9:B8       ; LDDW    *+keys[1], k3:k2
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_131
||      ADD     .D2    B0, 24, B3           ; ADD     keys, 24, far
        MVC     .S2    B1, AMR              ; MVC     circular_131, AMR
||      LDW     .D1T1  *+A1[0], A9          ; LDW     *+block[0], in_a
        MV      .L1X   B0, A3               ; copy
||      MVK     .S2    1024, B0             ; MVK     0x400, apart_b
||      LDW     .D1T2  *+A1[2], B0          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
||      ADD     .D1    A3, 16, A17          ; ADD     keys, 16, near
        XOR     .L1    A3, A9, A3           ; XOR     in_b, k1, b
||      XOR     .L2    B1, B9, B1           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B9:B8      ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A2, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A3, A3, A16          ; SHLMB   b, b, b24_134
||      SHLMB   .S2    B1, B1, B9           ; SHLMB   d, d, d24_134
||      LDW     .D1T1  *+A4[A3], A3         ; LDW     *+A4[b], tb0_133
||      LDW     .D2T2  *+B4[B1], B1         ; LDW     *+B4[d], td0_133
        ADD     .L1    A4, A2, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A3, A3, A2           ; SHRMB   b, b, b8_134
||      SHRMB   .S2    B1, B1, B9           ; SHRMB   d, d, d8_134
||      LDW     .D1T2  *+A7[A16], B16       ; LDW     *+A7[b24_134], tc3_133
||      LDW     .D2T1  *+B7[B9], A18        ; LDW     *+B7[d24_134], ta3_133
        XOR     .L1    A9, A8, A2           ; XOR     in_a, k0, a
||      XOR     .L2    B0, B8, B0           ; XOR     in_c, k2, c
||      LDW     .D1T1  *+A5[A2], A8         ; LDW     *+A5[b8_134], ta1_133
||      LDW     .D2T2  *+B5[B9], B2         ; LDW     *+B5[d8_134], tc1_133
        SHRU    .S1    A2, 16, A16          ; SHRU    a, 16, a16_134
||      SHRU    .S2    B0, 16, B2           ; SHRU    c, 16, c16_134
||      LDW     .D1T1  *+A4[A2], A3         ; LDW     *+A4[a], ta0_133
||      LDW     .D2T2  *+B4[B0], B1         ; LDW     *+B4[c], tc0_133
        SHRU    .S1    A3, 16, A16          ; SHRU    b, 16, b16_134
||      SHRU    .S2    B1, 16, B2           ; SHRU    d, 16, d16_134
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[a16_134], tc2_133
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[c16_134], ta2_133
        SHRMB   .L1    A2, A2, A16          ; SHRMB   a, a, a8_134
||      SHRMB   .L2    B0, B0, B2           ; SHRMB   c, c, c8_134
||      LDW     .D1T2  *+A6[A16], B1        ; LDW     *+A6[b16_134], td2_133
||      LDW     .D2T1  *+B6[B2], A3         ; LDW     *+B6[d16_134], tb2_133
        SHLMB   .L1    A2, A2, A2           ; SHLMB   a, a, a24_134
||      SHLMB   .L2    B0, B0, B0           ; SHLMB   c, c, c24_134
||      XOR     .S1    A18, A8, A16         ; XOR     ta3_133, k0, s0_143
||      XOR     .S2    B16, B8, B8          ; XOR     tc3_133, k2, s0_145
||      LDW     .D1T2  *+A5[A16], B0        ; LDW     *+A5[a8_134], td1_133
||      LDW     .D2T1  *+B5[B2], A2         ; LDW     *+B5[c8_134], tb1_133
        XOR     .L1    A16, A8, A8          ; XOR     s0_143, ta1_133, s1_143
||      XOR     .L2    B8, B2, B2           ; XOR     s0_145, tc1_133, s1_145
||      XOR     .S1    A3, A9, A2           ; XOR     tb0_133, k1, s0_144
||      XOR     .S2    B1, B9, B0           ; XOR     td0_133, k3, s0_146
||      LDW     .D1T1  *+A7[A2], A2         ; LDW     *+A7[a24_134], tb3_133
||      LDW     .D2T2  *+B7[B0], B0         ; LDW     *+B7[c24_134], td3_133
        XOR     .L1    A8, A3, A8           ; XOR     s1_143, ta0_133, s2_143
||      XOR     .L2    B2, B1, B2           ; XOR     s1_145, tc0_133, s2_145
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A3, A16          ; XOR     s2_143, ta2_133, a
||      XOR     .L2    B2, B1, B16          ; XOR     s2_145, tc2_133, c
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_149
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_149
||      XOR     .S1    A2, A3, A3           ; XOR     s0_144, tb2_133, s1_144
||      XOR     .S2    B0, B1, B1           ; XOR     s0_146, td2_133, s1_146
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_148
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_148
        XOR     .L1    A3, A2, A3           ; XOR     s1_144, tb1_133, s2_144
||      XOR     .L2    B1, B0, B1           ; XOR     s1_146, td1_133, s2_146
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_149
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_149
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_149], tb3_148
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_149], td3_148
        XOR     .L1    A3, A2, A8           ; XOR     s2_144, tb3_133, b
||      MV      .L2X   A1, B0               ; MV      block, block_b
||      XOR     .S2    B1, B0, B8           ; XOR     s2_146, td3_133, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_149], td1_148
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_149], tb1_148
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_149
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_149
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_148
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_148
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_149
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_149
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_149
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_149], td2_148
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_149], tb2_148
        MV      .L1    A1, A1               ; MV      block, block_a
||      SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_149
||      MVK     .S1    4, A2                ; MVK     6, count
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_149], ta1_148
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_149], tc1_148
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_148, k1, s0_159
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_148, k3, s0_161
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_149
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_149
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_149], tc3_148
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_149], ta3_148
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_159, tb1_148, s1_159
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_161, td1_148, s1_161
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_148, k2, s0_160
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_149], tc2_148
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_149], ta2_148
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_159, tb0_148, s2_159
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_161, td0_148, s2_161
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_159, tb2_148, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_161, td2_148, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_148, k0, s0_158
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_164
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_164
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_158, ta1_148, s1_158
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_160, tc1_148, s1_160
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_163
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_163
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_164
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_164
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_158, ta3_148, s2_158
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_160, tc3_148, s2_160
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_164], tc3_163
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_164], ta3_163
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_158, ta2_148, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_160, tc2_148, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_164], ta1_163
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_164], tc1_163
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB a, a, a24_149
;    LDW *+A7[a24_149], tb3_148
;    XOR tb3_148, k1, s0_159
;    XOR s0_159, tb1_148, s1_159
;    XOR s1_159, tb0_148, s2_159
;    XOR s2_159, tb2_148, b
;    SHLMB b, b, b24_164
;    LDW *+A7[b24_164], tc3_163
;    XOR tc3_163, n2, s0_175
;    XOR s0_175, tc1_163, s1_175
;    XOR s1_175, tc0_163, s2_175
;    XOR s2_175, tc2_163, c
;    SHLMB c, c, c24_149
;    LDW *+B7[c24_149], td3_148
;    XOR td3_148, k3, s0_161
;    XOR s0_161, td1_148, s1_161
;    XOR s1_161, td0_148, s2_161
;    XOR s2_161, td2_148, d
;    SHLMB d, d, d24_164
;    LDW *+B7[d24_164], ta3_163
;    XOR ta3_163, n0, s0_173
;    XOR s0_173, ta1_163, s1_173
;    XOR s1_173, ta0_163, s2_173
;    XOR s2_173, ta2_163, a
;  units: L1 13/20, S1 15/20, M1 0/20, D1 20/20, L2 12/20, S2 14/20, M2 0/20, D2 20/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 14 used, 12 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_block_c64x$rounds:
        SHRU    .S1    A9, 16, A3           ; <1> SHRU    a, 16, a16_164
||      SHRU    .S2    B9, 16, B1           ; <1> SHRU    c, 16, c16_164
||      LDW     .D1T1  *+A4[A9], A9         ; <1> LDW     *+A4[a], ta0_163
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[c], tc0_163
        SHRMB   .L2    B9, B9, B2           ; <1> SHRMB   c, c, c8_164
||      SHRU    .S1    A8, 16, A3           ; <1> SHRU    b, 16, b16_164
||      SHRU    .S2    B2, 16, B1           ; <1> SHRU    d, 16, d16_164
||      LDW     .D1T2  *+A6[A3], B8         ; <1> LDW     *+A6[a16_164], tc2_163
||      LDW     .D2T1  *+B6[B1], A9         ; <1> LDW     *+B6[c16_164], ta2_163
        SHRMB   .L1    A9, A9, A9           ; <1> SHRMB   a, a, a8_164
||      SHLMB   .S1    A9, A9, A16          ; <1> SHLMB   a, a, a24_164
||      LDW     .D1T2  *+A6[A3], B2         ; <1> LDW     *+A6[b16_164], td2_163
||      LDW     .D2T1  *+B6[B1], A8         ; <1> LDW     *+B6[d16_164], tb2_163
        XOR     .L1    A3, A18, A8          ; <1> XOR     ta3_163, n0, s0_173
||      XOR     .L2    B1, B16, B1          ; <1> XOR     tc3_163, n2, s0_175
||      XOR     .S1    A8, A19, A3          ; <1> XOR     tb0_163, n1, s0_174
||      SHLMB   .S2    B9, B9, B9           ; <1> SHLMB   c, c, c24_164
||      LDW     .D1T2  *+A5[A9], B2         ; <1> LDW     *+A5[a8_164], td1_163
||      LDW     .D2T1  *+B5[B2], A8         ; <1> LDW     *+B5[c8_164], tb1_163
        XOR     .L2    B1, B2, B2           ; <1> XOR     s0_175, tc1_163, s1_175
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_173, ta1_163, s1_173
||      XOR     .S2    B8, B17, B1          ; <1> XOR     td0_163, n3, s0_176
||      LDW     .D1T1  *+A7[A16], A8        ; <1> LDW     *+A7[a24_164], tb3_163
||      LDW     .D2T2  *+B7[B9], B2         ; <1> LDW     *+B7[c24_164], td3_163
        XOR     .S2    B2, B8, B2           ; <1> XOR     s1_175, tc0_163, s2_175
||      XOR     .D1    A8, A9, A8           ; <1> XOR     s1_173, ta0_163, s2_173
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <1> XOR     s2_173, ta2_163, a
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <1> XOR     s2_175, tc2_163, c
        SHLMB   .L1    A16, A16, A9         ; <0> SHLMB   a, a, a24_149
||      SHLMB   .L2    B16, B16, B9         ; <0> SHLMB   c, c, c24_149
||      XOR     .S1    A3, A8, A3           ; <1> XOR     s0_174, tb2_163, s1_174
||      XOR     .S2    B1, B2, B1           ; <1> XOR     s0_176, td2_163, s1_176
||      LDW     .D1T1  *+A4[A16], A9        ; <0> LDW     *+A4[a], ta0_148
||      LDW     .D2T2  *+B4[B16], B2        ; <0> LDW     *+B4[c], tc0_148
        XOR     .L1    A3, A8, A3           ; <1> XOR     s1_174, tb1_163, s2_174
||      XOR     .L2    B1, B2, B1           ; <1> XOR     s1_176, td1_163, s2_176
||      SHRMB   .S1    A16, A16, A9         ; <0> SHRMB   a, a, a8_149
||      SHRMB   .S2    B16, B16, B9         ; <0> SHRMB   c, c, c8_149
||      LDW     .D1T1  *+A7[A9], A3         ; <0> LDW     *+A7[a24_149], tb3_148
||      LDW     .D2T2  *+B7[B9], B1         ; <0> LDW     *+B7[c24_149], td3_148
        XOR     .L1    A3, A8, A8           ; <1> XOR     s2_174, tb3_163, b
||      XOR     .S2    B1, B2, B8           ; <1> XOR     s2_176, td3_163, d
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_149], td1_148
||      LDW     .D2T1  *+B5[B9], A8         ; <0> LDW     *+B5[c8_149], tb1_148
        SHRU    .S1    A8, 16, A3           ; <0> SHRU    b, 16, b16_149
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    d, 16, d16_149
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_148
||      LDW     .D2T2  *+B4[B8], B2         ; <0> LDW     *+B4[d], td0_148
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_149
||      SHRMB   .L2    B8, B8, B1           ; <0> SHRMB   d, d, d8_149
||      SHLMB   .S1    A8, A8, A8           ; <0> SHLMB   b, b, b24_149
||      LDW     .D1T2  *+A6[A3], B2         ; <0> LDW     *+A6[b16_149], td2_148
||      LDW     .D2T1  *+B6[B1], A8         ; <0> LDW     *+B6[d16_149], tb2_148
        SHLMB   .L2    B8, B8, B8           ; <0> SHLMB   d, d, d24_149
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_149], ta1_148
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_149], tc1_148
        XOR     .L1    A3, A19, A3          ; <0> XOR     tb3_148, k1, s0_159
||      XOR     .L2    B1, B19, B1          ; <0> XOR     td3_148, k3, s0_161
||      SHRU    .S1    A16, 16, A16         ; <0> SHRU    a, 16, a16_149
||      SHRU    .S2    B16, 16, B9          ; <0> SHRU    c, 16, c16_149
||      LDW     .D1T2  *+A7[A8], B9         ; <0> LDW     *+A7[b24_149], tc3_148
||      LDW     .D2T1  *+B7[B8], A16        ; <0> LDW     *+B7[d24_149], ta3_148
        XOR     .L1    A3, A8, A3           ; <0> XOR     s0_159, tb1_148, s1_159
||      XOR     .L2    B1, B8, B1           ; <0> XOR     s0_161, td1_148, s1_161
||[A2]  B       .S1    rijndael_256_encrypt_block_c64x$rounds; <0> [count] B      rounds
||      XOR     .S2    B2, B18, B8          ; <0> XOR     tc0_148, k2, s0_160
||      LDW     .D1T2  *+A6[A16], B9        ; <0> LDW     *+A6[a16_149], tc2_148
||      LDW     .D2T1  *+B6[B9], A16        ; <0> LDW     *+B6[c16_149], ta2_148
        XOR     .L1    A3, A8, A3           ; <0> XOR     s1_159, tb0_148, s2_159
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], n1:n0
||      XOR     .D2    B1, B2, B1           ; <0> XOR     s1_161, td0_148, s2_161
        XOR     .L1    A3, A8, A8           ; <0> XOR     s2_159, tb2_148, b
||      XOR     .L2    B1, B2, B2           ; <0> XOR     s2_161, td2_148, d
||      XOR     .S1    A9, A18, A3          ; <0> XOR     ta0_148, k0, s0_158
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDDW    .D2T2  *B3++[2], B17:B16    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A8, A8, A3           ; <0> SHLMB   b, b, b24_164
||      SHLMB   .L2    B2, B2, B1           ; <0> SHLMB   d, d, d24_164
||      XOR     .S1    A3, A9, A9           ; <0> XOR     s0_158, ta1_148, s1_158
||      XOR     .S2    B8, B1, B8           ; <0> XOR     s0_160, tc1_148, s1_160
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[b], tb0_163
||      LDW     .D2T2  *+B4[B2], B8         ; <0> LDW     *+B4[d], td0_163
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   b, b, b8_164
||      SHRMB   .L2    B2, B2, B1           ; <0> SHRMB   d, d, d8_164
||      XOR     .S1    A9, A16, A9          ; <0> XOR     s1_158, ta3_148, s2_158
||      XOR     .S2    B8, B9, B8           ; <0> XOR     s1_160, tc3_148, s2_160
||      LDW     .D1T2  *+A7[A3], B1         ; <0> LDW     *+A7[b24_164], tc3_163
||      LDW     .D2T1  *+B7[B1], A3         ; <0> LDW     *+B7[d24_164], ta3_163
        XOR     .S1    A9, A16, A9          ; <0> XOR     s2_158, ta2_148, a
||      XOR     .S2    B8, B9, B9           ; <0> XOR     s2_160, tc2_148, c
||      LDW     .D1T1  *+A5[A3], A9         ; <0> LDW     *+A5[b8_164], ta1_163
||      LDW     .D2T2  *+B5[B1], B2         ; <0> LDW     *+B5[d8_164], tc1_163
rijndael_256_encrypt_block_c64x$rijndael_256_encrypt_block_c64x$2:
        SHRU    .S1    A9, 16, A3           ; <-1> SHRU    a, 16, a16_164
||      SHRU    .S2    B9, 16, B1           ; <-1> SHRU    c, 16, c16_164
||      LDW     .D1T1  *+A4[A9], A9         ; <-1> LDW     *+A4[a], ta0_163
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[c], tc0_163
        SHRMB   .L2    B9, B9, B2           ; <-1> SHRMB   c, c, c8_164
||      SHRU    .S1    A8, 16, A3           ; <-1> SHRU    b, 16, b16_164
||      SHRU    .S2    B2, 16, B1           ; <-1> SHRU    d, 16, d16_164
||      LDW     .D1T2  *+A6[A3], B8         ; <-1> LDW     *+A6[a16_164], tc2_163
||      LDW     .D2T1  *+B6[B1], A9         ; <-1> LDW     *+B6[c16_164], ta2_163
        SHRMB   .L1    A9, A9, A9           ; <-1> SHRMB   a, a, a8_164
||      SHLMB   .S1    A9, A9, A16          ; <-1> SHLMB   a, a, a24_164
||      LDW     .D1T2  *+A6[A3], B2         ; <-1> LDW     *+A6[b16_164], td2_163
||      LDW     .D2T1  *+B6[B1], A8         ; <-1> LDW     *+B6[d16_164], tb2_163
        XOR     .L1    A3, A18, A8          ; <-1> XOR     ta3_163, n0, s0_173
||      XOR     .L2    B1, B16, B1          ; <-1> XOR     tc3_163, n2, s0_175
||      XOR     .S1    A8, A19, A3          ; <-1> XOR     tb0_163, n1, s0_174
||      SHLMB   .S2    B9, B9, B9           ; <-1> SHLMB   c, c, c24_164
||      LDW     .D1T2  *+A5[A9], B2         ; <-1> LDW     *+A5[a8_164], td1_163
||      LDW     .D2T1  *+B5[B2], A8         ; <-1> LDW     *+B5[c8_164], tb1_163
        XOR     .L2    B1, B2, B2           ; <-1> XOR     s0_175, tc1_163, s1_175
||      XOR     .S1    A8, A9, A8           ; <-1> XOR     s0_173, ta1_163, s1_173
||      XOR     .S2    B8, B17, B1          ; <-1> XOR     td0_163, n3, s0_176
||      LDW     .D1T1  *+A7[A16], A8        ; <-1> LDW     *+A7[a24_164], tb3_163
||      LDW     .D2T2  *+B7[B9], B2         ; <-1> LDW     *+B7[c24_164], td3_163
        XOR     .S2    B2, B8, B2           ; <-1> XOR     s1_175, tc0_163, s2_175
||      XOR     .D1    A8, A9, A8           ; <-1> XOR     s1_173, ta0_163, s2_173
||      LDDW    .D2T2  *B3++[2], B19:B18    ; LDDW    *far++[2], k3:k2
        XOR     .L1    A8, A9, A16          ; <-1> XOR     s2_173, ta2_163, a
||      ZERO    .L2    B3                   ; ZERO    linear_192
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      XOR     .D2    B2, B8, B16          ; <-1> XOR     s2_175, tc2_163, c
        SHRMB   .L1    A16, A16, A17        ; SHRMB   a, a, a8_178
||      SHRMB   .L2    B16, B16, B8         ; SHRMB   c, c, c8_178
||      XOR     .S1    A3, A8, A3           ; <-1> XOR     s0_174, tb2_163, s1_174
||      XOR     .S2    B1, B2, B1           ; <-1> XOR     s0_176, td2_163, s1_176
||      LDW     .D1T1  *+A6[A16], A8        ; LDW     *+A6[a], ta0_178
||      LDW     .D2T2  *+B6[B16], B2        ; LDW     *+B6[c], tc0_178
        XOR     .L1    A3, A8, A3           ; <-1> XOR     s1_174, tb1_163, s2_174
||      XOR     .L2    B1, B2, B1           ; <-1> XOR     s1_176, td1_163, s2_176
||      SHRU    .S1    A16, 16, A17         ; SHRU    a, 16, a16_178
||      SHRU    .S2    B16, 16, B8          ; SHRU    c, 16, c16_178
||      LDW     .D1T2  *+A7[A17], B1        ; LDW     *+A7[a8_178], td1_178
||      LDW     .D2T1  *+B7[B8], A17        ; LDW     *+B7[c8_178], tb1_178
        XOR     .L1    A3, A8, A8           ; <-1> XOR     s2_174, tb3_163, b
||      XOR     .S2    B1, B2, B8           ; <-1> XOR     s2_176, td3_163, d
||      LDW     .D1T2  *+A6[A17], B16       ; LDW     *+A6[a16_178], tc2_178
||      LDW     .D2T1  *+B6[B8], A3         ; LDW     *+B6[c16_178], ta2_178
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, b8_178
||      SHRMB   .L2    B8, B8, B1           ; SHRMB   d, d, d8_178
||      SHRU    .S1    A8, 16, A17          ; SHRU    b, 16, b16_178
||      SHRU    .S2    B8, 16, B2           ; SHRU    d, 16, d16_178
||      LDW     .D1T1  *+A6[A8], A16        ; LDW     *+A6[b], tb0_178
||      LDW     .D2T2  *+B6[B8], B8         ; LDW     *+B6[d], td0_178
        SHLMB   .L1    A16, A16, A17        ; SHLMB   a, a, a24_178
||      SHLMB   .L2    B16, B16, B16        ; SHLMB   c, c, c24_178
||      SHLMB   .S1    A8, A8, A16          ; SHLMB   b, b, b24_178
||      SHLMB   .S2    B8, B8, B8           ; SHLMB   d, d, d24_178
||      LDW     .D1T2  *+A6[A17], B3        ; LDW     *+A6[b16_178], td2_178
||      LDW     .D2T1  *+B6[B2], A9         ; LDW     *+B6[d16_178], tb2_178
        LDW     .D1T1  *+A7[A17], A2        ; LDW     *+A7[a24_178], tb3_178
||      LDW     .D2T2  *+B7[B1], B9         ; LDW     *+B7[d8_178], tc1_178
        LDW     .D1T1  *+A7[A3], A2         ; LDW     *+A7[b8_178], ta1_178
||      LDW     .D2T2  *+B7[B16], B9        ; LDW     *+B7[c24_178], td3_178
        LDW     .D1T2  *+A7[A16], B1        ; LDW     *+A7[b24_178], tc3_178
||      LDW     .D2T1  *+B7[B8], A8         ; LDW     *+B7[d24_178], ta3_178
        MVC     .S2    B3, AMR              ; MVC     linear_192, AMR
        NOP
        PACK2   .L1    A2, A9, A0           ; PACK2   tb3_178, tb2_178, high_188
||      PACK2   .L2    B9, B2, B2           ; PACK2   tc1_178, tc0_178, low_189
||      B       .S2X   A0                   ; return
        PACK2   .L1    A2, A8, A2           ; PACK2   ta1_178, ta0_178, low_187
||      PACK2   .L2    B1, B8, B3           ; PACK2   td1_178, td0_178, low_190
||      PACK2   .S1    A17, A16, A16        ; PACK2   tb1_178, tb0_178, low_188
||      PACK2   .S2    B9, B3, B8           ; PACK2   td3_178, td2_178, high_190
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_188, low_188, word_188
||      PACKL4  .L2    B8, B3, B3           ; PACKL4  high_190, low_190, word_190
||      PACK2   .S1    A8, A3, A0           ; PACK2   ta3_178, ta2_178, high_187
||      PACK2   .S2    B1, B16, B1          ; PACK2   tc3_178, tc2_178, high_189
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_187, low_187, word_187
||      PACKL4  .L2    B1, B2, B1           ; PACKL4  high_189, low_189, word_189
||      XOR     .S1    A3, A19, A2          ; XOR     word_188, k1, b
||      XOR     .S2    B3, B19, B2          ; XOR     word_190, k3, d
        XOR     .L1    A0, A18, A0          ; XOR     word_187, k0, a
||      XOR     .L2    B1, B18, B1          ; XOR     word_189, k2, c
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B0[3]          ; STW     d, *+block_b[3]
        STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block_b[2]

        .align  32
rijndael_decrypt_block_c64x:
        MVK     .L1    3, A2                ; MVK     4, count
||      MV      .L2    B4, B3               ; move keys
||      MV      .S1X   B3, A0               ; move return$
||      MV      .S2X   A4, B0               ; move block
        MV      .L2    B0, B1               ; copy
||      LDDW    .D2T1  *+B3[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MV      .L1X   B3, A1               ; copy
||      MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      LDW     .D2T2  *+B1[2], B8          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDDW    .D1T2  *+A1[1], B17:B16     ; LDDW    *+keys[1], k3:k2
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVK     .S1    1024, A3             ; MVK     0x400, apart_a
||      MVK     .S2    1024, B2             ; MVK     0x400, apart_b
        MVKL    .S1    611669, A16          ; MVKL    0x00095555, circular_195
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D2T1  *+B0[1], A8          ; LDW     *+block[1], in_b
        MVKH    .S1    611669, A16          ; MVKH    0x00095555, circular_195
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D2T2  *+B0[3], B16         ; LDW     *+block[3], in_d
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      ADD     .D1    A1, 16, A17          ; ADD     keys, 16, near
||      ADD     .D2    B3, 24, B3           ; ADD     keys, 24, far
        XOR     .L1    A1, A8, A1           ; XOR     in_a, k0, a
||      XOR     .L2    B8, B16, B8          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVC     .S2X   A16, AMR             ; MVC     circular_195, AMR
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B17:B16    ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A3, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B2, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A1, A1, A16          ; SHLMB   a, a, b24_198
||      SHLMB   .S2    B8, B8, B16          ; SHLMB   c, c, d24_198
||      LDW     .D1T1  *+A4[A1], A9         ; LDW     *+A4[a], tb0_197
||      LDW     .D2T2  *+B4[B8], B8         ; LDW     *+B4[c], td0_197
        ADD     .L1    A4, A3, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B2, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A1, A1, A16          ; SHRMB   a, a, b8_198
||      SHRMB   .S2    B8, B8, B9           ; SHRMB   c, c, d8_198
||      LDW     .D1T2  *+A7[A16], B19       ; LDW     *+A7[b24_198], tc3_197
||      LDW     .D2T1  *+B7[B16], A16       ; LDW     *+B7[d24_198], ta3_197
        XOR     .L1    A8, A9, A8           ; XOR     in_b, k1, b
||      XOR     .L2    B16, B17, B9         ; XOR     in_d, k3, d
||      LDW     .D1T1  *+A5[A16], A8        ; LDW     *+A5[b8_198], ta1_197
||      LDW     .D2T2  *+B5[B9], B17        ; LDW     *+B5[d8_198], tc1_197
        SHRU    .S1    A8, 16, A9           ; SHRU    b, 16, a16_198
||      SHRU    .S2    B9, 16, B18          ; SHRU    d, 16, c16_198
||      LDW     .D1T1  *+A4[A8], A3         ; LDW     *+A4[b], ta0_197
||      LDW     .D2T2  *+B4[B9], B9         ; LDW     *+B4[d], tc0_197
        ADD     .L1    A5, A3, A1           ; ADD     A5, apart_a, box_a
||      SHRU    .S1    A1, 16, A3           ; SHRU    a, 16, b16_198
||      SHRU    .S2    B8, 16, B18          ; SHRU    c, 16, d16_198
||      LDW     .D1T2  *+A6[A9], B0         ; LDW     *+A6[a16_198], tc2_197
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[c16_198], ta2_197
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, a8_198
||      SHRMB   .L2    B9, B9, B18          ; SHRMB   d, d, c8_198
||      LDW     .D1T2  *+A6[A3], B0         ; LDW     *+A6[b16_198], td2_197
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[d16_198], tb2_197
        SHLMB   .L1    A8, A8, A3           ; SHLMB   b, b, a24_198
||      SHLMB   .L2    B9, B9, B9           ; SHLMB   d, d, c24_198
||      XOR     .S1    A16, A19, A16        ; XOR     ta3_197, k1, s0_207
||      XOR     .S2    B19, B17, B18        ; XOR     tc3_197, k3, s0_209
||      LDW     .D1T2  *+A5[A3], B0         ; LDW     *+A5[a8_198], td1_197
||      LDW     .D2T1  *+B5[B18], A8        ; LDW     *+B5[c8_198], tb1_197
        XOR     .L1    A16, A8, A8          ; XOR     s0_207, ta1_197, s1_207
||      XOR     .L2    B18, B17, B17        ; XOR     s0_209, tc1_197, s1_209
||      LDW     .D1T1  *+A7[A3], A8         ; LDW     *+A7[a24_198], tb3_197
||      LDW     .D2T2  *+B7[B9], B0         ; LDW     *+B7[c24_198], td3_197
        MV      .L1X   B0, A3               ; MV      block, block_a
||      XOR     .L2    B17, B9, B9          ; XOR     s1_209, tc0_197, s2_209
||      XOR     .S1    A8, A3, A16          ; XOR     s1_207, ta0_197, s2_207
        XOR     .L1    A16, A8, A19         ; XOR     s2_207, ta2_197, b
||      XOR     .L2    B9, B0, B17          ; XOR     s2_209, tc2_197, d
||      XOR     .S1    A9, A18, A9          ; XOR     tb0_197, k0, s0_208
||      XOR     .S2    B8, B16, B8          ; XOR     td0_197, k2, s0_210
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A8, A9           ; XOR     s0_208, tb2_197, s1_208
||      XOR     .L2    B8, B0, B8           ; XOR     s0_210, td2_197, s1_210
||      SHLMB   .S1    A19, A19, A16        ; <0> SHLMB   b, b, a24_213
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_213
||      LDW     .D1T1  *+A4[A19], A8        ; <0> LDW     *+A4[b], ta0_212
||      LDW     .D2T2  *+B4[B17], B0        ; <0> LDW     *+B4[d], tc0_212
        XOR     .L1    A9, A8, A9           ; XOR     s1_208, tb1_197, s2_208
||      XOR     .L2    B8, B0, B8           ; XOR     s1_210, td1_197, s2_210
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_213
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_213
||      LDW     .D1T1  *+A7[A16], A18       ; <0> LDW     *+A7[a24_213], tb3_212
||      LDW     .D2T2  *+B7[B9], B16        ; <0> LDW     *+B7[c24_213], td3_212
        XOR     .L1    A9, A8, A18          ; XOR     s2_208, tb3_197, a
||      MV      .L2    B1, B1               ; MV      block, block_b
||      XOR     .S2    B8, B0, B16          ; XOR     s2_210, td3_197, c
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[a8_213], td1_212
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[c8_213], tb1_212
        SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_213
||      SHRU    .S2    B16, 16, B0          ; <0> SHRU    c, 16, d16_213
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_212
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_212
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_213
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_213
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_213], td2_212
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[d16_213], tb2_212
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_213
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_213
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[b8_213], ta1_212
||      LDW     .D2T2  *+B5[B8], B0         ; <0> LDW     *+B5[d8_213], tc1_212
        XOR     .L1    A18, A20, A19        ; <0> XOR     tb3_212, k0, s0_223
||      XOR     .L2    B16, B18, B17        ; <0> XOR     td3_212, k2, s0_225
||      SHRU    .S1    A19, 16, A9          ; <0> SHRU    b, 16, a16_213
||      SHRU    .S2    B17, 16, B8          ; <0> SHRU    d, 16, c16_213
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[b24_213], tc3_212
||      LDW     .D2T1  *+B7[B8], A9         ; <0> LDW     *+B7[d24_213], ta3_212
        XOR     .L1    A19, A18, A18        ; <0> XOR     s0_223, tb1_212, s1_223
||      XOR     .L2    B17, B16, B16        ; <0> XOR     s0_225, td1_212, s1_225
||      LDW     .D1T2  *+A6[A9], B0         ; <0> LDW     *+A6[a16_213], tc2_212
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_213], ta2_212
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_223, tb0_212, s2_223
||      XOR     .L2    B16, B8, B16         ; <0> XOR     s1_225, td0_212, s2_225
        XOR     .L1    A8, A21, A18         ; <0> XOR     ta0_212, k1, s0_222
||      XOR     .L2    B0, B19, B16         ; <0> XOR     tc0_212, k3, s0_224
||      XOR     .S1    A18, A9, A8          ; <0> XOR     s2_223, tb2_212, a
||      XOR     .S2    B16, B8, B8          ; <0> XOR     s2_225, td2_212, c
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        XOR     .L1    A18, A9, A18         ; <0> XOR     s0_222, ta1_212, s1_222
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s0_224, tc1_212, s1_224
||      SHLMB   .S1    A8, A8, A21          ; <0> SHLMB   a, a, b24_228
||      SHLMB   .S2    B8, B8, B19          ; <0> SHLMB   c, c, d24_228
||      LDW     .D1T1  *+A4[A8], A16        ; <0> LDW     *+A4[a], tb0_227
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_227
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_222, ta3_212, s2_222
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s1_224, tc3_212, s2_224
||      SHRMB   .S1    A8, A8, A21          ; <0> SHRMB   a, a, b8_228
||      SHRMB   .S2    B8, B8, B19          ; <0> SHRMB   c, c, d8_228
||      LDW     .D1T2  *+A7[A21], B2        ; <0> LDW     *+A7[b24_228], tc3_227
||      LDW     .D2T1  *+B7[B19], A8        ; <0> LDW     *+B7[d24_228], ta3_227
        XOR     .L1    A18, A9, A19         ; <0> XOR     s2_222, ta2_212, b
||      ADD     .L2    B5, B2, B0           ; ADD     B5, apart_b, box_b
||      SHRU    .S1    A8, 16, A8           ; <0> SHRU    a, 16, b16_228
||      XOR     .S2    B16, B0, B9          ; <0> XOR     s2_224, tc2_212, d
||      LDW     .D1T1  *+A5[A21], A9        ; <0> LDW     *+A5[b8_228], ta1_227
||      LDW     .D2T2  *+B5[B19], B8        ; <0> LDW     *+B5[d8_228], tc1_227
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB b, b, a24_213
;    LDW *+A7[a24_213], tb3_212
;    XOR tb3_212, k0, s0_223
;    XOR s0_223, tb1_212, s1_223
;    XOR s1_223, tb0_212, s2_223
;    XOR s2_223, tb2_212, a
;    SHLMB a, a, b24_228
;    LDW *+A7[b24_228], tc3_227
;    XOR tc3_227, n3, s0_239
;    XOR s0_239, tc1_227, s1_239
;    XOR s1_239, tc0_227, s2_239
;    XOR s2_239, tc2_227, d
;    SHLMB d, d, c24_213
;    LDW *+B7[c24_213], td3_212
;    XOR td3_212, k2, s0_225
;    XOR s0_225, td1_212, s1_225
;    XOR s1_225, td0_212, s2_225
;    XOR s2_225, td2_212, c
;    SHLMB c, c, d24_228
;    LDW *+B7[d24_228], ta3_227
;    XOR ta3_227, n1, s0_237
;    XOR s0_237, ta1_227, s1_237
;    XOR s1_237, ta0_227, s2_237
;    XOR s2_237, ta2_227, b
;  units: L1 10/20, S1 17/20, M1 0/20, D1 20/20, L2 13/20, S2 15/20, M2 0/20, D2 19/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 13 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_block_c64x$rounds:
        SHLMB   .L1    A19, A19, A18        ; <1> SHLMB   b, b, a24_228
||      SHLMB   .L2    B9, B9, B16          ; <1> SHLMB   d, d, c24_228
||      SHRU    .S1    A19, 16, A9          ; <1> SHRU    b, 16, a16_228
||      SHRU    .S2    B9, 16, B2           ; <1> SHRU    d, 16, c16_228
||      LDW     .D1T1  *+A4[A19], A9        ; <1> LDW     *+A4[b], ta0_227
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[d], tc0_227
        SHRMB   .L2    B9, B9, B8           ; <1> SHRMB   d, d, c8_228
||      SHRU    .S2    B8, 16, B2           ; <1> SHRU    c, 16, d16_228
||      LDW     .D1T2  *+A6[A9], B9         ; <1> LDW     *+A6[a16_228], tc2_227
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[c16_228], ta2_227
        SHRMB   .S1    A19, A19, A9         ; <1> SHRMB   b, b, a8_228
||      LDW     .D1T2  *+A6[A8], B8         ; <1> LDW     *+A6[b16_228], td2_227
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[d16_228], tb2_227
        XOR     .S1    A8, A21, A8          ; <1> XOR     ta3_227, n1, s0_237
||      XOR     .S2    B2, B19, B2          ; <1> XOR     tc3_227, n3, s0_239
||      LDW     .D1T2  *+A5[A9], B8         ; <1> LDW     *+A5[a8_228], td1_227
||      LDW     .D2T1  *+B5[B8], A9         ; <1> LDW     *+B5[c8_228], tb1_227
        XOR     .S1    A8, A9, A8           ; <1> XOR     s0_237, ta1_227, s1_237
||      XOR     .S2    B2, B8, B2           ; <1> XOR     s0_239, tc1_227, s1_239
||      LDW     .D1T1  *+A7[A18], A9        ; <1> LDW     *+A7[a24_228], tb3_227
||      LDW     .D2T2  *+B7[B16], B8        ; <1> LDW     *+B7[c24_228], td3_227
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_237, ta0_227, s2_237
||      XOR     .L2    B2, B8, B8           ; <1> XOR     s1_239, tc0_227, s2_239
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .D2    B9, B18, B2          ; <1> XOR     td0_227, n2, s0_240
        XOR     .L1    A16, A20, A8         ; <1> XOR     tb0_227, n0, s0_238
||      XOR     .S1    A8, A9, A19          ; <1> XOR     s2_237, ta2_227, b
||      XOR     .S2    B8, B9, B17          ; <1> XOR     s2_239, tc2_227, d
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHLMB   .L1    A19, A19, A16        ; <0> SHLMB   b, b, a24_213
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s0_240, td2_227, s1_240
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_238, tb2_227, s1_238
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_213
||      LDW     .D1T1  *+A4[A19], A16       ; <0> LDW     *+A4[b], ta0_212
||      LDW     .D2T2  *+B4[B17], B9        ; <0> LDW     *+B4[d], tc0_212
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_238, tb1_227, s2_238
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s1_240, td1_227, s2_240
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_213
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_213
||      LDW     .D1T1  *+A7[A16], A8        ; <0> LDW     *+A7[a24_213], tb3_212
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[c24_213], td3_212
        XOR     .L2    B2, B8, B16          ; <1> XOR     s2_240, td3_227, c
||      XOR     .S1    A8, A9, A18          ; <1> XOR     s2_238, tb3_227, a
||      SHRU    .S2    B17, 16, B17         ; <0> SHRU    d, 16, c16_213
||      LDW     .D1T2  *+A5[A16], B8        ; <0> LDW     *+A5[a8_213], td1_212
||      LDW     .D2T1  *+B5[B9], A9         ; <0> LDW     *+B5[c8_213], tb1_212
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_213
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_213
||      SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_213
||      SHRU    .S2    B16, 16, B2          ; <0> SHRU    c, 16, d16_213
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_212
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_212
        LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_213], td2_212
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[d16_213], tb2_212
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_213
||      SHRU    .S1    A19, 16, A18         ; <0> SHRU    b, 16, a16_213
||      SHLMB   .S2    B16, B16, B8         ; <0> SHLMB   c, c, d24_213
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[b8_213], ta1_212
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[d8_213], tc1_212
        XOR     .S1    A8, A20, A8          ; <0> XOR     tb3_212, k0, s0_223
||      XOR     .S2    B2, B18, B2          ; <0> XOR     td3_212, k2, s0_225
||      LDW     .D1T2  *+A7[A9], B16        ; <0> LDW     *+A7[b24_213], tc3_212
||      LDW     .D2T1  *+B7[B8], A18        ; <0> LDW     *+B7[d24_213], ta3_212
        XOR     .L2    B2, B8, B2           ; <0> XOR     s0_225, td1_212, s1_225
||      XOR     .S1    A8, A9, A8           ; <0> XOR     s0_223, tb1_212, s1_223
||[A2]  B       .S2    rijndael_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A18], B16       ; <0> LDW     *+A6[a16_213], tc2_212
||      LDW     .D2T1  *+B6[B17], A18       ; <0> LDW     *+B6[c16_213], ta2_212
        XOR     .L2    B2, B8, B2           ; <0> XOR     s1_225, td0_212, s2_225
||      XOR     .S1    A16, A21, A16        ; <0> XOR     ta0_212, k1, s0_222
||      XOR     .S2    B9, B19, B9          ; <0> XOR     tc0_212, k3, s0_224
||      XOR     .D1    A8, A9, A8           ; <0> XOR     s1_223, tb0_212, s2_223
        XOR     .L2    B2, B8, B8           ; <0> XOR     s2_225, td2_212, c
||      XOR     .S1    A8, A9, A9           ; <0> XOR     s2_223, tb2_212, a
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A9, A9, A8           ; <0> SHLMB   a, a, b24_228
||      SHLMB   .L2    B8, B8, B2           ; <0> SHLMB   c, c, d24_228
||      XOR     .S1    A16, A8, A16         ; <0> XOR     s0_222, ta1_212, s1_222
||      XOR     .S2    B9, B2, B9           ; <0> XOR     s0_224, tc1_212, s1_224
||      LDW     .D1T1  *+A4[A9], A16        ; <0> LDW     *+A4[a], tb0_227
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_227
        SHRMB   .L1    A9, A9, A8           ; <0> SHRMB   a, a, b8_228
||      SHRMB   .L2    B8, B8, B2           ; <0> SHRMB   c, c, d8_228
||      XOR     .S1    A16, A18, A16        ; <0> XOR     s1_222, ta3_212, s2_222
||      XOR     .S2    B9, B16, B9          ; <0> XOR     s1_224, tc3_212, s2_224
||      LDW     .D1T2  *+A7[A8], B2         ; <0> LDW     *+A7[b24_228], tc3_227
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_228], ta3_227
        XOR     .L1    A16, A18, A19        ; <0> XOR     s2_222, ta2_212, b
||      XOR     .L2    B9, B16, B9          ; <0> XOR     s2_224, tc2_212, d
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    a, 16, b16_228
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[b8_228], ta1_227
||      LDW     .D2T2  *+B5[B2], B8         ; <0> LDW     *+B5[d8_228], tc1_227
rijndael_decrypt_block_c64x$rijndael_decrypt_block_c64x$2:
        SHRMB   .L1    A19, A19, A2         ; <-1> SHRMB   b, b, a8_228
||      SHLMB   .L2    B9, B9, B16          ; <-1> SHLMB   d, d, c24_228
||      SHRU    .S1    A19, 16, A9          ; <-1> SHRU    b, 16, a16_228
||      SHRU    .S2    B9, 16, B2           ; <-1> SHRU    d, 16, c16_228
||      LDW     .D1T1  *+A4[A19], A2        ; <-1> LDW     *+A4[b], ta0_227
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[d], tc0_227
        SHLMB   .L1    A19, A19, A19        ; <-1> SHLMB   b, b, a24_228
||      SHRMB   .L2    B9, B9, B8           ; <-1> SHRMB   d, d, c8_228
||      SHRU    .S2    B8, 16, B2           ; <-1> SHRU    c, 16, d16_228
||      LDW     .D1T2  *+A6[A9], B8         ; <-1> LDW     *+A6[a16_228], tc2_227
||      LDW     .D2T1  *+B6[B2], A2         ; <-1> LDW     *+B6[c16_228], ta2_227
        XOR     .L1    A16, A20, A16        ; <-1> XOR     tb0_227, n0, s0_238
||      LDW     .D1T2  *+A6[A8], B9         ; <-1> LDW     *+A6[b16_228], td2_227
||      LDW     .D2T1  *+B6[B2], A9         ; <-1> LDW     *+B6[d16_228], tb2_227
        XOR     .L1    A8, A21, A2          ; <-1> XOR     ta3_227, n1, s0_237
||      XOR     .L2    B2, B19, B2          ; <-1> XOR     tc3_227, n3, s0_239
||      LDW     .D1T2  *+A5[A2], B2         ; <-1> LDW     *+A5[a8_228], td1_227
||      LDW     .D2T1  *+B5[B8], A9         ; <-1> LDW     *+B5[c8_228], tb1_227
        XOR     .L1    A2, A9, A9           ; <-1> XOR     s0_237, ta1_227, s1_237
||      XOR     .L2    B2, B8, B9           ; <-1> XOR     s0_239, tc1_227, s1_239
||      XOR     .S2    B9, B18, B2          ; <-1> XOR     td0_227, n2, s0_240
||      LDW     .D1T1  *+A7[A19], A9        ; <-1> LDW     *+A7[a24_228], tb3_227
||      LDW     .D2T2  *+B7[B16], B2        ; <-1> LDW     *+B7[c24_228], td3_227
        XOR     .L1    A9, A2, A9           ; <-1> XOR     s1_237, ta0_227, s2_237
||      XOR     .L2    B9, B8, B9           ; <-1> XOR     s1_239, tc0_227, s2_239
        XOR     .L1    A9, A2, A2           ; <-1> XOR     s2_237, ta2_227, b
||      XOR     .L2    B9, B8, B8           ; <-1> XOR     s2_239, tc2_227, d
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s0_238, tb2_227, s1_238
||      XOR     .L2    B2, B9, B9           ; <-1> XOR     s0_240, td2_227, s1_240
||      EXTU    .S1    A2, 8, 24, A19       ; EXTU    b, 8, 24, b16_242
||      EXTU    .S2    B8, 16, 24, B16      ; EXTU    d, 16, 24, d8_242
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s1_238, tb1_227, s2_238
||      XOR     .L2    B9, B2, B9           ; <-1> XOR     s1_240, td1_227, s2_240
||      EXTU    .S1    A2, 24, 24, A19      ; EXTU    b, 24, 24, b0_242
||      SHRU    .S2    B8, 24, B16          ; SHRU    d, 24, d24_242
||      LDBU    .D1T2  *+A1[A19], B8        ; LDBU    *+box_a[b16_242], sd2_242
||      LDBU    .D2T1  *+B0[B16], A16       ; LDBU    *+box_b[d8_242], sa1_242
        XOR     .L1    A16, A9, A9          ; <-1> XOR     s2_238, tb3_227, a
||      XOR     .L2    B9, B2, B2           ; <-1> XOR     s2_240, td3_227, c
||      SHRU    .S1    A2, 24, A16          ; SHRU    b, 24, b24_242
||      EXTU    .S2    B8, 24, 24, B9       ; EXTU    d, 24, 24, d0_242
||      LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[b0_242], sb0_242
||      LDBU    .D2T2  *+B0[B16], B9        ; LDBU    *+box_b[d24_242], sc3_242
        EXTU    .S1    A9, 8, 24, A16       ; EXTU    a, 8, 24, a16_242
||      EXTU    .S2    B2, 8, 24, B9        ; EXTU    c, 8, 24, c16_242
||      LDBU    .D1T1  *+A1[A16], A9        ; LDBU    *+box_a[b24_242], sa3_242
||      LDBU    .D2T2  *+B0[B9], B2         ; LDBU    *+box_b[d0_242], sd0_242
        SHRU    .S1    A9, 24, A16          ; SHRU    a, 24, a24_242
||      EXTU    .S2    B8, 8, 24, B8        ; EXTU    d, 8, 24, d16_242
||      LDBU    .D1T2  *+A1[A16], B0        ; LDBU    *+box_a[a16_242], sc2_242
||      LDBU    .D2T1  *+B0[B9], A1         ; LDBU    *+box_b[c16_242], sa2_242
        EXTU    .S1    A9, 16, 24, A19      ; EXTU    a, 16, 24, a8_242
||      EXTU    .S2    B2, 24, 24, B9       ; EXTU    c, 24, 24, c0_242
||      LDBU    .D1T2  *+A1[A16], B16       ; LDBU    *+box_a[a24_242], sd3_242
||      LDBU    .D2T1  *+B0[B8], A19        ; LDBU    *+box_b[d16_242], sb2_242
        EXTU    .S1    A2, 16, 24, A19      ; EXTU    b, 16, 24, b8_242
||      SHRU    .S2    B2, 24, B16          ; SHRU    c, 24, c24_242
||      LDBU    .D1T1  *+A1[A19], A17       ; LDBU    *+box_a[a8_242], sb1_242
||      LDBU    .D2T2  *+B0[B9], B3         ; LDBU    *+box_b[c0_242], sc0_242
        EXTU    .S1    A9, 24, 24, A19      ; EXTU    a, 24, 24, a0_242
||      EXTU    .S2    B2, 16, 24, B16      ; EXTU    c, 16, 24, c8_242
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_242], sc1_242
||      LDBU    .D2T1  *+B0[B16], A2        ; LDBU    *+box_b[c24_242], sb3_242
        LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[a0_242], sa0_242
||      LDBU    .D2T2  *+B0[B16], B0        ; LDBU    *+box_b[c8_242], sd1_242
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A17, A2, A0          ; PACK2   sb1_242, sb0_242, low_252
||      PACK2   .L2    B16, B8, B8          ; PACK2   sd3_242, sd2_242, high_254
||      B       .S2X   A0                   ; return
        PACK2   .L1    A9, A1, A1           ; PACK2   sa3_242, sa2_242, high_251
||      PACK2   .L2    B16, B3, B3          ; PACK2   sc1_242, sc0_242, low_253
||      PACK2   .S1    A2, A19, A9          ; PACK2   sb3_242, sb2_242, high_252
||      PACK2   .S2    B9, B0, B9           ; PACK2   sc3_242, sc2_242, high_253
        PACKL4  .L1    A9, A0, A2           ; PACKL4  high_252, low_252, word_252
||      PACKL4  .L2    B9, B3, B0           ; PACKL4  high_253, low_253, word_253
||      PACK2   .S1    A16, A2, A0          ; PACK2   sa1_242, sa0_242, low_251
||      PACK2   .S2    B0, B2, B9           ; PACK2   sd1_242, sd0_242, low_254
        PACKL4  .L1    A1, A0, A0           ; PACKL4  high_251, low_251, word_251
||      PACKL4  .L2    B8, B9, B8           ; PACKL4  high_254, low_254, word_254
||      XOR     .S1    A2, A17, A1          ; XOR     word_252, k1, b
||      XOR     .S2    B0, B2, B2           ; XOR     word_253, k2, c
||      ZERO    .D2    B0                   ; ZERO    linear_256
        XOR     .L1    A0, A16, A0          ; XOR     word_251, k0, a
||      XOR     .L2    B8, B3, B2           ; XOR     word_254, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B1[2]          ; STW     c, *+block_b[2]
        MVC     .S2    B0, AMR              ; MVC     linear_256, AMR
||      STW     .D1T1  A0, *+A3[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B2, *+B1[3]          ; STW     d, *+block_b[3]

        .align  32
rijndael_192_decrypt_block_c64x:
        MVK     .L1    4, A2                ; MVK     5, count
||      MV      .L2    B4, B3               ; move keys
||      MV      .S1X   B3, A0               ; move return$
||      MV      .S2X   A4, B0               ; move block
        MV      .L2    B0, B1               ; copy
||      LDDW    .D2T1  *+B3[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MV      .L1X   B3, A1               ; copy
||      MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      LDW     .D2T2  *+B1[2], B8          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDDW    .D1T2  *+A1[1], B17:B16     ; LDDW    *+keys[1], k3:k2
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVK     .S1    1024, A3             ; MVK     0x400, apart_a
||      MVK     .S2    1024, B2             ; MVK     0x400, apart_b
        MVKL    .S1    611669, A16          ; MVKL    0x00095555, circular_259
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D2T1  *+B0[1], A8          ; LDW     *+block[1], in_b
        MVKH    .S1    611669, A16          ; MVKH    0x00095555, circular_259
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D2T2  *+B0[3], B16         ; LDW     *+block[3], in_d
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      ADD     .D1    A1, 16, A17          ; ADD     keys, 16, near
||      ADD     .D2    B3, 24, B3           ; ADD     keys, 24, far
        XOR     .L1    A1, A8, A1           ; XOR     in_a, k0, a
||      XOR     .L2    B8, B16, B8          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVC     .S2X   A16, AMR             ; MVC     circular_259, AMR
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B17:B16    ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A3, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B2, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A1, A1, A16          ; SHLMB   a, a, b24_262
||      SHLMB   .S2    B8, B8, B16          ; SHLMB   c, c, d24_262
||      LDW     .D1T1  *+A4[A1], A9         ; LDW     *+A4[a], tb0_261
||      LDW     .D2T2  *+B4[B8], B8         ; LDW     *+B4[c], td0_261
        ADD     .L1    A4, A3, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B2, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A1, A1, A16          ; SHRMB   a, a, b8_262
||      SHRMB   .S2    B8, B8, B9           ; SHRMB   c, c, d8_262
||      LDW     .D1T2  *+A7[A16], B19       ; LDW     *+A7[b24_262], tc3_261
||      LDW     .D2T1  *+B7[B16], A16       ; LDW     *+B7[d24_262], ta3_261
        XOR     .L1    A8, A9, A8           ; XOR     in_b, k1, b
||      XOR     .L2    B16, B17, B9         ; XOR     in_d, k3, d
||      LDW     .D1T1  *+A5[A16], A8        ; LDW     *+A5[b8_262], ta1_261
||      LDW     .D2T2  *+B5[B9], B17        ; LDW     *+B5[d8_262], tc1_261
        SHRU    .S1    A8, 16, A9           ; SHRU    b, 16, a16_262
||      SHRU    .S2    B9, 16, B18          ; SHRU    d, 16, c16_262
||      LDW     .D1T1  *+A4[A8], A3         ; LDW     *+A4[b], ta0_261
||      LDW     .D2T2  *+B4[B9], B9         ; LDW     *+B4[d], tc0_261
        ADD     .L1    A5, A3, A1           ; ADD     A5, apart_a, box_a
||      SHRU    .S1    A1, 16, A3           ; SHRU    a, 16, b16_262
||      SHRU    .S2    B8, 16, B18          ; SHRU    c, 16, d16_262
||      LDW     .D1T2  *+A6[A9], B0         ; LDW     *+A6[a16_262], tc2_261
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[c16_262], ta2_261
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, a8_262
||      SHRMB   .L2    B9, B9, B18          ; SHRMB   d, d, c8_262
||      LDW     .D1T2  *+A6[A3], B0         ; LDW     *+A6[b16_262], td2_261
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[d16_262], tb2_261
        SHLMB   .L1    A8, A8, A3           ; SHLMB   b, b, a24_262
||      SHLMB   .L2    B9, B9, B9           ; SHLMB   d, d, c24_262
||      XOR     .S1    A16, A19, A16        ; XOR     ta3_261, k1, s0_271
||      XOR     .S2    B19, B17, B18        ; XOR     tc3_261, k3, s0_273
||      LDW     .D1T2  *+A5[A3], B0         ; LDW     *+A5[a8_262], td1_261
||      LDW     .D2T1  *+B5[B18], A8        ; LDW     *+B5[c8_262], tb1_261
        XOR     .L1    A16, A8, A8          ; XOR     s0_271, ta1_261, s1_271
||      XOR     .L2    B18, B17, B17        ; XOR     s0_273, tc1_261, s1_273
||      LDW     .D1T1  *+A7[A3], A8         ; LDW     *+A7[a24_262], tb3_261
||      LDW     .D2T2  *+B7[B9], B0         ; LDW     *+B7[c24_262], td3_261
        MV      .L1X   B0, A3               ; MV      block, block_a
||      XOR     .L2    B17, B9, B9          ; XOR     s1_273, tc0_261, s2_273
||      XOR     .S1    A8, A3, A16          ; XOR     s1_271, ta0_261, s2_271
        XOR     .L1    A16, A8, A19         ; XOR     s2_271, ta2_261, b
||      XOR     .L2    B9, B0, B17          ; XOR     s2_273, tc2_261, d
||      XOR     .S1    A9, A18, A9          ; XOR     tb0_261, k0, s0_272
||      XOR     .S2    B8, B16, B8          ; XOR     td0_261, k2, s0_274
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A8, A9           ; XOR     s0_272, tb2_261, s1_272
||      XOR     .L2    B8, B0, B8           ; XOR     s0_274, td2_261, s1_274
||      SHLMB   .S1    A19, A19, A16        ; <0> SHLMB   b, b, a24_277
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_277
||      LDW     .D1T1  *+A4[A19], A8        ; <0> LDW     *+A4[b], ta0_276
||      LDW     .D2T2  *+B4[B17], B0        ; <0> LDW     *+B4[d], tc0_276
        XOR     .L1    A9, A8, A9           ; XOR     s1_272, tb1_261, s2_272
||      XOR     .L2    B8, B0, B8           ; XOR     s1_274, td1_261, s2_274
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_277
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_277
||      LDW     .D1T1  *+A7[A16], A18       ; <0> LDW     *+A7[a24_277], tb3_276
||      LDW     .D2T2  *+B7[B9], B16        ; <0> LDW     *+B7[c24_277], td3_276
        XOR     .L1    A9, A8, A18          ; XOR     s2_272, tb3_261, a
||      MV      .L2    B1, B1               ; MV      block, block_b
||      XOR     .S2    B8, B0, B16          ; XOR     s2_274, td3_261, c
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[a8_277], td1_276
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[c8_277], tb1_276
        SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_277
||      SHRU    .S2    B16, 16, B0          ; <0> SHRU    c, 16, d16_277
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_276
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_276
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_277
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_277
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_277], td2_276
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[d16_277], tb2_276
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_277
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_277
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[b8_277], ta1_276
||      LDW     .D2T2  *+B5[B8], B0         ; <0> LDW     *+B5[d8_277], tc1_276
        XOR     .L1    A18, A20, A19        ; <0> XOR     tb3_276, k0, s0_287
||      XOR     .L2    B16, B18, B17        ; <0> XOR     td3_276, k2, s0_289
||      SHRU    .S1    A19, 16, A9          ; <0> SHRU    b, 16, a16_277
||      SHRU    .S2    B17, 16, B8          ; <0> SHRU    d, 16, c16_277
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[b24_277], tc3_276
||      LDW     .D2T1  *+B7[B8], A9         ; <0> LDW     *+B7[d24_277], ta3_276
        XOR     .L1    A19, A18, A18        ; <0> XOR     s0_287, tb1_276, s1_287
||      XOR     .L2    B17, B16, B16        ; <0> XOR     s0_289, td1_276, s1_289
||      LDW     .D1T2  *+A6[A9], B0         ; <0> LDW     *+A6[a16_277], tc2_276
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_277], ta2_276
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_287, tb0_276, s2_287
||      XOR     .L2    B16, B8, B16         ; <0> XOR     s1_289, td0_276, s2_289
        XOR     .L1    A8, A21, A18         ; <0> XOR     ta0_276, k1, s0_286
||      XOR     .L2    B0, B19, B16         ; <0> XOR     tc0_276, k3, s0_288
||      XOR     .S1    A18, A9, A8          ; <0> XOR     s2_287, tb2_276, a
||      XOR     .S2    B16, B8, B8          ; <0> XOR     s2_289, td2_276, c
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        XOR     .L1    A18, A9, A18         ; <0> XOR     s0_286, ta1_276, s1_286
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s0_288, tc1_276, s1_288
||      SHLMB   .S1    A8, A8, A21          ; <0> SHLMB   a, a, b24_292
||      SHLMB   .S2    B8, B8, B19          ; <0> SHLMB   c, c, d24_292
||      LDW     .D1T1  *+A4[A8], A16        ; <0> LDW     *+A4[a], tb0_291
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_291
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_286, ta3_276, s2_286
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s1_288, tc3_276, s2_288
||      SHRMB   .S1    A8, A8, A21          ; <0> SHRMB   a, a, b8_292
||      SHRMB   .S2    B8, B8, B19          ; <0> SHRMB   c, c, d8_292
||      LDW     .D1T2  *+A7[A21], B2        ; <0> LDW     *+A7[b24_292], tc3_291
||      LDW     .D2T1  *+B7[B19], A8        ; <0> LDW     *+B7[d24_292], ta3_291
        XOR     .L1    A18, A9, A19         ; <0> XOR     s2_286, ta2_276, b
||      ADD     .L2    B5, B2, B0           ; ADD     B5, apart_b, box_b
||      SHRU    .S1    A8, 16, A8           ; <0> SHRU    a, 16, b16_292
||      XOR     .S2    B16, B0, B9          ; <0> XOR     s2_288, tc2_276, d
||      LDW     .D1T1  *+A5[A21], A9        ; <0> LDW     *+A5[b8_292], ta1_291
||      LDW     .D2T2  *+B5[B19], B8        ; <0> LDW     *+B5[d8_292], tc1_291
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB b, b, a24_277
;    LDW *+A7[a24_277], tb3_276
;    XOR tb3_276, k0, s0_287
;    XOR s0_287, tb1_276, s1_287
;    XOR s1_287, tb0_276, s2_287
;    XOR s2_287, tb2_276, a
;    SHLMB a, a, b24_292
;    LDW *+A7[b24_292], tc3_291
;    XOR tc3_291, n3, s0_303
;    XOR s0_303, tc1_291, s1_303
;    XOR s1_303, tc0_291, s2_303
;    XOR s2_303, tc2_291, d
;    SHLMB d, d, c24_277
;    LDW *+B7[c24_277], td3_276
;    XOR td3_276, k2, s0_289
;    XOR s0_289, td1_276, s1_289
;    XOR s1_289, td0_276, s2_289
;    XOR s2_289, td2_276, c
;    SHLMB c, c, d24_292
;    LDW *+B7[d24_292], ta3_291
;    XOR ta3_291, n1, s0_301
;    XOR s0_301, ta1_291, s1_301
;    XOR s1_301, ta0_291, s2_301
;    XOR s2_301, ta2_291, b
;  units: L1 10/20, S1 17/20, M1 0/20, D1 20/20, L2 13/20, S2 15/20, M2 0/20, D2 19/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 13 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_block_c64x$rounds:
        SHLMB   .L1    A19, A19, A18        ; <1> SHLMB   b, b, a24_292
||      SHLMB   .L2    B9, B9, B16          ; <1> SHLMB   d, d, c24_292
||      SHRU    .S1    A19, 16, A9          ; <1> SHRU    b, 16, a16_292
||      SHRU    .S2    B9, 16, B2           ; <1> SHRU    d, 16, c16_292
||      LDW     .D1T1  *+A4[A19], A9        ; <1> LDW     *+A4[b], ta0_291
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[d], tc0_291
        SHRMB   .L2    B9, B9, B8           ; <1> SHRMB   d, d, c8_292
||      SHRU    .S2    B8, 16, B2           ; <1> SHRU    c, 16, d16_292
||      LDW     .D1T2  *+A6[A9], B9         ; <1> LDW     *+A6[a16_292], tc2_291
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[c16_292], ta2_291
        SHRMB   .S1    A19, A19, A9         ; <1> SHRMB   b, b, a8_292
||      LDW     .D1T2  *+A6[A8], B8         ; <1> LDW     *+A6[b16_292], td2_291
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[d16_292], tb2_291
        XOR     .S1    A8, A21, A8          ; <1> XOR     ta3_291, n1, s0_301
||      XOR     .S2    B2, B19, B2          ; <1> XOR     tc3_291, n3, s0_303
||      LDW     .D1T2  *+A5[A9], B8         ; <1> LDW     *+A5[a8_292], td1_291
||      LDW     .D2T1  *+B5[B8], A9         ; <1> LDW     *+B5[c8_292], tb1_291
        XOR     .S1    A8, A9, A8           ; <1> XOR     s0_301, ta1_291, s1_301
||      XOR     .S2    B2, B8, B2           ; <1> XOR     s0_303, tc1_291, s1_303
||      LDW     .D1T1  *+A7[A18], A9        ; <1> LDW     *+A7[a24_292], tb3_291
||      LDW     .D2T2  *+B7[B16], B8        ; <1> LDW     *+B7[c24_292], td3_291
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_301, ta0_291, s2_301
||      XOR     .L2    B2, B8, B8           ; <1> XOR     s1_303, tc0_291, s2_303
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .D2    B9, B18, B2          ; <1> XOR     td0_291, n2, s0_304
        XOR     .L1    A16, A20, A8         ; <1> XOR     tb0_291, n0, s0_302
||      XOR     .S1    A8, A9, A19          ; <1> XOR     s2_301, ta2_291, b
||      XOR     .S2    B8, B9, B17          ; <1> XOR     s2_303, tc2_291, d
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHLMB   .L1    A19, A19, A16        ; <0> SHLMB   b, b, a24_277
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s0_304, td2_291, s1_304
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_302, tb2_291, s1_302
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_277
||      LDW     .D1T1  *+A4[A19], A16       ; <0> LDW     *+A4[b], ta0_276
||      LDW     .D2T2  *+B4[B17], B9        ; <0> LDW     *+B4[d], tc0_276
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_302, tb1_291, s2_302
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s1_304, td1_291, s2_304
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_277
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_277
||      LDW     .D1T1  *+A7[A16], A8        ; <0> LDW     *+A7[a24_277], tb3_276
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[c24_277], td3_276
        XOR     .L2    B2, B8, B16          ; <1> XOR     s2_304, td3_291, c
||      XOR     .S1    A8, A9, A18          ; <1> XOR     s2_302, tb3_291, a
||      SHRU    .S2    B17, 16, B17         ; <0> SHRU    d, 16, c16_277
||      LDW     .D1T2  *+A5[A16], B8        ; <0> LDW     *+A5[a8_277], td1_276
||      LDW     .D2T1  *+B5[B9], A9         ; <0> LDW     *+B5[c8_277], tb1_276
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_277
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_277
||      SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_277
||      SHRU    .S2    B16, 16, B2          ; <0> SHRU    c, 16, d16_277
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_276
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_276
        LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_277], td2_276
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[d16_277], tb2_276
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_277
||      SHRU    .S1    A19, 16, A18         ; <0> SHRU    b, 16, a16_277
||      SHLMB   .S2    B16, B16, B8         ; <0> SHLMB   c, c, d24_277
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[b8_277], ta1_276
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[d8_277], tc1_276
        XOR     .S1    A8, A20, A8          ; <0> XOR     tb3_276, k0, s0_287
||      XOR     .S2    B2, B18, B2          ; <0> XOR     td3_276, k2, s0_289
||      LDW     .D1T2  *+A7[A9], B16        ; <0> LDW     *+A7[b24_277], tc3_276
||      LDW     .D2T1  *+B7[B8], A18        ; <0> LDW     *+B7[d24_277], ta3_276
        XOR     .L2    B2, B8, B2           ; <0> XOR     s0_289, td1_276, s1_289
||      XOR     .S1    A8, A9, A8           ; <0> XOR     s0_287, tb1_276, s1_287
||[A2]  B       .S2    rijndael_192_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A18], B16       ; <0> LDW     *+A6[a16_277], tc2_276
||      LDW     .D2T1  *+B6[B17], A18       ; <0> LDW     *+B6[c16_277], ta2_276
        XOR     .L2    B2, B8, B2           ; <0> XOR     s1_289, td0_276, s2_289
||      XOR     .S1    A16, A21, A16        ; <0> XOR     ta0_276, k1, s0_286
||      XOR     .S2    B9, B19, B9          ; <0> XOR     tc0_276, k3, s0_288
||      XOR     .D1    A8, A9, A8           ; <0> XOR     s1_287, tb0_276, s2_287
        XOR     .L2    B2, B8, B8           ; <0> XOR     s2_289, td2_276, c
||      XOR     .S1    A8, A9, A9           ; <0> XOR     s2_287, tb2_276, a
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A9, A9, A8           ; <0> SHLMB   a, a, b24_292
||      SHLMB   .L2    B8, B8, B2           ; <0> SHLMB   c, c, d24_292
||      XOR     .S1    A16, A8, A16         ; <0> XOR     s0_286, ta1_276, s1_286
||      XOR     .S2    B9, B2, B9           ; <0> XOR     s0_288, tc1_276, s1_288
||      LDW     .D1T1  *+A4[A9], A16        ; <0> LDW     *+A4[a], tb0_291
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_291
        SHRMB   .L1    A9, A9, A8           ; <0> SHRMB   a, a, b8_292
||      SHRMB   .L2    B8, B8, B2           ; <0> SHRMB   c, c, d8_292
||      XOR     .S1    A16, A18, A16        ; <0> XOR     s1_286, ta3_276, s2_286
||      XOR     .S2    B9, B16, B9          ; <0> XOR     s1_288, tc3_276, s2_288
||      LDW     .D1T2  *+A7[A8], B2         ; <0> LDW     *+A7[b24_292], tc3_291
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_292], ta3_291
        XOR     .L1    A16, A18, A19        ; <0> XOR     s2_286, ta2_276, b
||      XOR     .L2    B9, B16, B9          ; <0> XOR     s2_288, tc2_276, d
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    a, 16, b16_292
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[b8_292], ta1_291
||      LDW     .D2T2  *+B5[B2], B8         ; <0> LDW     *+B5[d8_292], tc1_291
rijndael_192_decrypt_block_c64x$rijndael_192_decrypt_block_c64x$2:
        SHRMB   .L1    A19, A19, A2         ; <-1> SHRMB   b, b, a8_292
||      SHLMB   .L2    B9, B9, B16          ; <-1> SHLMB   d, d, c24_292
||      SHRU    .S1    A19, 16, A9          ; <-1> SHRU    b, 16, a16_292
||      SHRU    .S2    B9, 16, B2           ; <-1> SHRU    d, 16, c16_292
||      LDW     .D1T1  *+A4[A19], A2        ; <-1> LDW     *+A4[b], ta0_291
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[d], tc0_291
        SHLMB   .L1    A19, A19, A19        ; <-1> SHLMB   b, b, a24_292
||      SHRMB   .L2    B9, B9, B8           ; <-1> SHRMB   d, d, c8_292
||      SHRU    .S2    B8, 16, B2           ; <-1> SHRU    c, 16, d16_292
||      LDW     .D1T2  *+A6[A9], B8         ; <-1> LDW     *+A6[a16_292], tc2_291
||      LDW     .D2T1  *+B6[B2], A2         ; <-1> LDW     *+B6[c16_292], ta2_291
        XOR     .L1    A16, A20, A16        ; <-1> XOR     tb0_291, n0, s0_302
||      LDW     .D1T2  *+A6[A8], B9         ; <-1> LDW     *+A6[b16_292], td2_291
||      LDW     .D2T1  *+B6[B2], A9         ; <-1> LDW     *+B6[d16_292], tb2_291
        XOR     .L1    A8, A21, A2          ; <-1> XOR     ta3_291, n1, s0_301
||      XOR     .L2    B2, B19, B2          ; <-1> XOR     tc3_291, n3, s0_303
||      LDW     .D1T2  *+A5[A2], B2         ; <-1> LDW     *+A5[a8_292], td1_291
||      LDW     .D2T1  *+B5[B8], A9         ; <-1> LDW     *+B5[c8_292], tb1_291
        XOR     .L1    A2, A9, A9           ; <-1> XOR     s0_301, ta1_291, s1_301
||      XOR     .L2    B2, B8, B9           ; <-1> XOR     s0_303, tc1_291, s1_303
||      XOR     .S2    B9, B18, B2          ; <-1> XOR     td0_291, n2, s0_304
||      LDW     .D1T1  *+A7[A19], A9        ; <-1> LDW     *+A7[a24_292], tb3_291
||      LDW     .D2T2  *+B7[B16], B2        ; <-1> LDW     *+B7[c24_292], td3_291
        XOR     .L1    A9, A2, A9           ; <-1> XOR     s1_301, ta0_291, s2_301
||      XOR     .L2    B9, B8, B9           ; <-1> XOR     s1_303, tc0_291, s2_303
        XOR     .L1    A9, A2, A2           ; <-1> XOR     s2_301, ta2_291, b
||      XOR     .L2    B9, B8, B8           ; <-1> XOR     s2_303, tc2_291, d
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s0_302, tb2_291, s1_302
||      XOR     .L2    B2, B9, B9           ; <-1> XOR     s0_304, td2_291, s1_304
||      EXTU    .S1    A2, 8, 24, A19       ; EXTU    b, 8, 24, b16_306
||      EXTU    .S2    B8, 16, 24, B16      ; EXTU    d, 16, 24, d8_306
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s1_302, tb1_291, s2_302
||      XOR     .L2    B9, B2, B9           ; <-1> XOR     s1_304, td1_291, s2_304
||      EXTU    .S1    A2, 24, 24, A19      ; EXTU    b, 24, 24, b0_306
||      SHRU    .S2    B8, 24, B16          ; SHRU    d, 24, d24_306
||      LDBU    .D1T2  *+A1[A19], B8        ; LDBU    *+box_a[b16_306], sd2_306
||      LDBU    .D2T1  *+B0[B16], A16       ; LDBU    *+box_b[d8_306], sa1_306
        XOR     .L1    A16, A9, A9          ; <-1> XOR     s2_302, tb3_291, a
||      XOR     .L2    B9, B2, B2           ; <-1> XOR     s2_304, td3_291, c
||      SHRU    .S1    A2, 24, A16          ; SHRU    b, 24, b24_306
||      EXTU    .S2    B8, 24, 24, B9       ; EXTU    d, 24, 24, d0_306
||      LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[b0_306], sb0_306
||      LDBU    .D2T2  *+B0[B16], B9        ; LDBU    *+box_b[d24_306], sc3_306
        EXTU    .S1    A9, 8, 24, A16       ; EXTU    a, 8, 24, a16_306
||      EXTU    .S2    B2, 8, 24, B9        ; EXTU    c, 8, 24, c16_306
||      LDBU    .D1T1  *+A1[A16], A9        ; LDBU    *+box_a[b24_306], sa3_306
||      LDBU    .D2T2  *+B0[B9], B2         ; LDBU    *+box_b[d0_306], sd0_306
        SHRU    .S1    A9, 24, A16          ; SHRU    a, 24, a24_306
||      EXTU    .S2    B8, 8, 24, B8        ; EXTU    d, 8, 24, d16_306
||      LDBU    .D1T2  *+A1[A16], B0        ; LDBU    *+box_a[a16_306], sc2_306
||      LDBU    .D2T1  *+B0[B9], A1         ; LDBU    *+box_b[c16_306], sa2_306
        EXTU    .S1    A9, 16, 24, A19      ; EXTU    a, 16, 24, a8_306
||      EXTU    .S2    B2, 24, 24, B9       ; EXTU    c, 24, 24, c0_306
||      LDBU    .D1T2  *+A1[A16], B16       ; LDBU    *+box_a[a24_306], sd3_306
||      LDBU    .D2T1  *+B0[B8], A19        ; LDBU    *+box_b[d16_306], sb2_306
        EXTU    .S1    A2, 16, 24, A19      ; EXTU    b, 16, 24, b8_306
||      SHRU    .S2    B2, 24, B16          ; SHRU    c, 24, c24_306
||      LDBU    .D1T1  *+A1[A19], A17       ; LDBU    *+box_a[a8_306], sb1_306
||      LDBU    .D2T2  *+B0[B9], B3         ; LDBU    *+box_b[c0_306], sc0_306
        EXTU    .S1    A9, 24, 24, A19      ; EXTU    a, 24, 24, a0_306
||      EXTU    .S2    B2, 16, 24, B16      ; EXTU    c, 16, 24, c8_306
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_306], sc1_306
||      LDBU    .D2T1  *+B0[B16], A2        ; LDBU    *+box_b[c24_306], sb3_306
        LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[a0_306], sa0_306
||      LDBU    .D2T2  *+B0[B16], B0        ; LDBU    *+box_b[c8_306], sd1_306
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A17, A2, A0          ; PACK2   sb1_306, sb0_306, low_316
||      PACK2   .L2    B16, B8, B8          ; PACK2   sd3_306, sd2_306, high_318
||      B       .S2X   A0                   ; return
        PACK2   .L1    A9, A1, A1           ; PACK2   sa3_306, sa2_306, high_315
||      PACK2   .L2    B16, B3, B3          ; PACK2   sc1_306, sc0_306, low_317
||      PACK2   .S1    A2, A19, A9          ; PACK2   sb3_306, sb2_306, high_316
||      PACK2   .S2    B9, B0, B9           ; PACK2   sc3_306, sc2_306, high_317
        PACKL4  .L1    A9, A0, A2           ; PACKL4  high_316, low_316, word_316
||      PACKL4  .L2    B9, B3, B0           ; PACKL4  high_317, low_317, word_317
||      PACK2   .S1    A16, A2, A0          ; PACK2   sa1_306, sa0_306, low_315
||      PACK2   .S2    B0, B2, B9           ; PACK2   sd1_306, sd0_306, low_318
        PACKL4  .L1    A1, A0, A0           ; PACKL4  high_315, low_315, word_315
||      PACKL4  .L2    B8, B9, B8           ; PACKL4  high_318, low_318, word_318
||      XOR     .S1    A2, A17, A1          ; XOR     word_316, k1, b
||      XOR     .S2    B0, B2, B2           ; XOR     word_317, k2, c
||      ZERO    .D2    B0                   ; ZERO    linear_320
        XOR     .L1    A0, A16, A0          ; XOR     word_315, k0, a
||      XOR     .L2    B8, B3, B2           ; XOR     word_318, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B1[2]          ; STW     c, *+block_b[2]
        MVC     .S2    B0, AMR              ; MVC     linear_320, AMR
||      STW     .D1T1  A0, *+A3[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B2, *+B1[3]          ; STW     d, *+block_b[3]

        .align  32
rijndael_256_decrypt_block_c64x:
        MVK     .L1    5, A2                ; MVK     6, count
||      MV      .L2    B4, B3               ; move keys
||      MV      .S1X   B3, A0               ; move return$
||      MV      .S2X   A4, B0               ; move block
        MV      .L2    B0, B1               ; copy
||      LDDW    .D2T1  *+B3[0], A9:A8       ; LDDW    *+keys[0], k1:k0
        MV      .L1X   B3, A1               ; copy
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      LDW     .D2T2  *+B1[2], B8          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDDW    .D1T2  *+A1[1], B17:B16     ; LDDW    *+keys[1], k3:k2
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+block[0], in_a
        MVK     .S1    1024, A3             ; MVK     0x400, apart_a
||      MVK     .S2    1024, B2             ; MVK     0x400, apart_b
        MVKL    .S1    611669, A16          ; MVKL    0x00095555, circular_323
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D2T1  *+B0[1], A8          ; LDW     *+block[1], in_b
        MVKH    .S1    611669, A16          ; MVKH    0x00095555, circular_323
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D2T2  *+B0[3], B16         ; LDW     *+block[3], in_d
        MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      ADD     .D1    A1, 16, A17          ; ADD     keys, 16, near
||      ADD     .D2    B3, 24, B3           ; ADD     keys, 24, far
        XOR     .L1    A1, A8, A1           ; XOR     in_a, k0, a
||      XOR     .L2    B8, B16, B8          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVC     .S2X   A16, AMR             ; MVC     circular_323, AMR
||      LDDW    .D1T1  *A17++[2], A19:A18   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B17:B16    ; LDDW    *far++[2], k3:k2
        ADD     .L1    A6, A3, A7           ; ADD     A6, apart_a, A7
||      ADD     .L2    B6, B2, B7           ; ADD     B6, apart_b, B7
||      SHLMB   .S1    A1, A1, A16          ; SHLMB   a, a, b24_326
||      SHLMB   .S2    B8, B8, B16          ; SHLMB   c, c, d24_326
||      LDW     .D1T1  *+A4[A1], A9         ; LDW     *+A4[a], tb0_325
||      LDW     .D2T2  *+B4[B8], B8         ; LDW     *+B4[c], td0_325
        ADD     .L1    A4, A3, A5           ; ADD     A4, apart_a, A5
||      ADD     .L2    B4, B2, B5           ; ADD     B4, apart_b, B5
||      SHRMB   .S1    A1, A1, A16          ; SHRMB   a, a, b8_326
||      SHRMB   .S2    B8, B8, B9           ; SHRMB   c, c, d8_326
||      LDW     .D1T2  *+A7[A16], B19       ; LDW     *+A7[b24_326], tc3_325
||      LDW     .D2T1  *+B7[B16], A16       ; LDW     *+B7[d24_326], ta3_325
        XOR     .L1    A8, A9, A8           ; XOR     in_b, k1, b
||      XOR     .L2    B16, B17, B9         ; XOR     in_d, k3, d
||      LDW     .D1T1  *+A5[A16], A8        ; LDW     *+A5[b8_326], ta1_325
||      LDW     .D2T2  *+B5[B9], B17        ; LDW     *+B5[d8_326], tc1_325
        SHRU    .S1    A8, 16, A9           ; SHRU    b, 16, a16_326
||      SHRU    .S2    B9, 16, B18          ; SHRU    d, 16, c16_326
||      LDW     .D1T1  *+A4[A8], A3         ; LDW     *+A4[b], ta0_325
||      LDW     .D2T2  *+B4[B9], B9         ; LDW     *+B4[d], tc0_325
        ADD     .L1    A5, A3, A1           ; ADD     A5, apart_a, box_a
||      SHRU    .S1    A1, 16, A3           ; SHRU    a, 16, b16_326
||      SHRU    .S2    B8, 16, B18          ; SHRU    c, 16, d16_326
||      LDW     .D1T2  *+A6[A9], B0         ; LDW     *+A6[a16_326], tc2_325
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[c16_326], ta2_325
        SHRMB   .L1    A8, A8, A3           ; SHRMB   b, b, a8_326
||      SHRMB   .L2    B9, B9, B18          ; SHRMB   d, d, c8_326
||      LDW     .D1T2  *+A6[A3], B0         ; LDW     *+A6[b16_326], td2_325
||      LDW     .D2T1  *+B6[B18], A8        ; LDW     *+B6[d16_326], tb2_325
        SHLMB   .L1    A8, A8, A3           ; SHLMB   b, b, a24_326
||      SHLMB   .L2    B9, B9, B9           ; SHLMB   d, d, c24_326
||      XOR     .S1    A16, A19, A16        ; XOR     ta3_325, k1, s0_335
||      XOR     .S2    B19, B17, B18        ; XOR     tc3_325, k3, s0_337
||      LDW     .D1T2  *+A5[A3], B0         ; LDW     *+A5[a8_326], td1_325
||      LDW     .D2T1  *+B5[B18], A8        ; LDW     *+B5[c8_326], tb1_325
        XOR     .L1    A16, A8, A8          ; XOR     s0_335, ta1_325, s1_335
||      XOR     .L2    B18, B17, B17        ; XOR     s0_337, tc1_325, s1_337
||      LDW     .D1T1  *+A7[A3], A8         ; LDW     *+A7[a24_326], tb3_325
||      LDW     .D2T2  *+B7[B9], B0         ; LDW     *+B7[c24_326], td3_325
        MV      .L1X   B0, A3               ; MV      block, block_a
||      XOR     .L2    B17, B9, B9          ; XOR     s1_337, tc0_325, s2_337
||      XOR     .S1    A8, A3, A16          ; XOR     s1_335, ta0_325, s2_335
        XOR     .L1    A16, A8, A19         ; XOR     s2_335, ta2_325, b
||      XOR     .L2    B9, B0, B17          ; XOR     s2_337, tc2_325, d
||      XOR     .S1    A9, A18, A9          ; XOR     tb0_325, k0, s0_336
||      XOR     .S2    B8, B16, B8          ; XOR     td0_325, k2, s0_338
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A8, A9           ; XOR     s0_336, tb2_325, s1_336
||      XOR     .L2    B8, B0, B8           ; XOR     s0_338, td2_325, s1_338
||      SHLMB   .S1    A19, A19, A16        ; <0> SHLMB   b, b, a24_341
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_341
||      LDW     .D1T1  *+A4[A19], A8        ; <0> LDW     *+A4[b], ta0_340
||      LDW     .D2T2  *+B4[B17], B0        ; <0> LDW     *+B4[d], tc0_340
        XOR     .L1    A9, A8, A9           ; XOR     s1_336, tb1_325, s2_336
||      XOR     .L2    B8, B0, B8           ; XOR     s1_338, td1_325, s2_338
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_341
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_341
||      LDW     .D1T1  *+A7[A16], A18       ; <0> LDW     *+A7[a24_341], tb3_340
||      LDW     .D2T2  *+B7[B9], B16        ; <0> LDW     *+B7[c24_341], td3_340
        XOR     .L1    A9, A8, A18          ; XOR     s2_336, tb3_325, a
||      MV      .L2    B1, B1               ; MV      block, block_b
||      XOR     .S2    B8, B0, B16          ; XOR     s2_338, td3_325, c
||      LDW     .D1T2  *+A5[A16], B16       ; <0> LDW     *+A5[a8_341], td1_340
||      LDW     .D2T1  *+B5[B9], A18        ; <0> LDW     *+B5[c8_341], tb1_340
        SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_341
||      SHRU    .S2    B16, 16, B0          ; <0> SHRU    c, 16, d16_341
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_340
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_340
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_341
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_341
||      LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_341], td2_340
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[d16_341], tb2_340
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_341
||      SHLMB   .L2    B16, B16, B8         ; <0> SHLMB   c, c, d24_341
||      LDW     .D1T1  *+A5[A9], A9         ; <0> LDW     *+A5[b8_341], ta1_340
||      LDW     .D2T2  *+B5[B8], B0         ; <0> LDW     *+B5[d8_341], tc1_340
        XOR     .L1    A18, A20, A19        ; <0> XOR     tb3_340, k0, s0_351
||      XOR     .L2    B16, B18, B17        ; <0> XOR     td3_340, k2, s0_353
||      SHRU    .S1    A19, 16, A9          ; <0> SHRU    b, 16, a16_341
||      SHRU    .S2    B17, 16, B8          ; <0> SHRU    d, 16, c16_341
||      LDW     .D1T2  *+A7[A9], B0         ; <0> LDW     *+A7[b24_341], tc3_340
||      LDW     .D2T1  *+B7[B8], A9         ; <0> LDW     *+B7[d24_341], ta3_340
        XOR     .L1    A19, A18, A18        ; <0> XOR     s0_351, tb1_340, s1_351
||      XOR     .L2    B17, B16, B16        ; <0> XOR     s0_353, td1_340, s1_353
||      LDW     .D1T2  *+A6[A9], B0         ; <0> LDW     *+A6[a16_341], tc2_340
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_341], ta2_340
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_351, tb0_340, s2_351
||      XOR     .L2    B16, B8, B16         ; <0> XOR     s1_353, td0_340, s2_353
        XOR     .L1    A8, A21, A18         ; <0> XOR     ta0_340, k1, s0_350
||      XOR     .L2    B0, B19, B16         ; <0> XOR     tc0_340, k3, s0_352
||      XOR     .S1    A18, A9, A8          ; <0> XOR     s2_351, tb2_340, a
||      XOR     .S2    B16, B8, B8          ; <0> XOR     s2_353, td2_340, c
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        XOR     .L1    A18, A9, A18         ; <0> XOR     s0_350, ta1_340, s1_350
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s0_352, tc1_340, s1_352
||      SHLMB   .S1    A8, A8, A21          ; <0> SHLMB   a, a, b24_356
||      SHLMB   .S2    B8, B8, B19          ; <0> SHLMB   c, c, d24_356
||      LDW     .D1T1  *+A4[A8], A16        ; <0> LDW     *+A4[a], tb0_355
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_355
        XOR     .L1    A18, A9, A18         ; <0> XOR     s1_350, ta3_340, s2_350
||      XOR     .L2    B16, B0, B16         ; <0> XOR     s1_352, tc3_340, s2_352
||      SHRMB   .S1    A8, A8, A21          ; <0> SHRMB   a, a, b8_356
||      SHRMB   .S2    B8, B8, B19          ; <0> SHRMB   c, c, d8_356
||      LDW     .D1T2  *+A7[A21], B2        ; <0> LDW     *+A7[b24_356], tc3_355
||      LDW     .D2T1  *+B7[B19], A8        ; <0> LDW     *+B7[d24_356], ta3_355
        XOR     .L1    A18, A9, A19         ; <0> XOR     s2_350, ta2_340, b
||      ADD     .L2    B5, B2, B0           ; ADD     B5, apart_b, box_b
||      SHRU    .S1    A8, 16, A8           ; <0> SHRU    a, 16, b16_356
||      XOR     .S2    B16, B0, B9          ; <0> XOR     s2_352, tc2_340, d
||      LDW     .D1T1  *+A5[A21], A9        ; <0> LDW     *+A5[b8_356], ta1_355
||      LDW     .D2T2  *+B5[B19], B8        ; <0> LDW     *+B5[d8_356], tc1_355
;@loop {"name": "rounds", "ii": 20, "res_mii": 18, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR", "SHLMB", "LDW", "XOR", "XOR", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "time limit", "seconds": 20.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 18, recurrence 20
;  critical cycle:
;    SHLMB b, b, a24_341
;    LDW *+A7[a24_341], tb3_340
;    XOR tb3_340, k0, s0_351
;    XOR s0_351, tb1_340, s1_351
;    XOR s1_351, tb0_340, s2_351
;    XOR s2_351, tb2_340, a
;    SHLMB a, a, b24_356
;    LDW *+A7[b24_356], tc3_355
;    XOR tc3_355, n3, s0_367
;    XOR s0_367, tc1_355, s1_367
;    XOR s1_367, tc0_355, s2_367
;    XOR s2_367, tc2_355, d
;    SHLMB d, d, c24_341
;    LDW *+B7[c24_341], td3_340
;    XOR td3_340, k2, s0_353
;    XOR s0_353, td1_340, s1_353
;    XOR s1_353, td0_340, s2_353
;    XOR s2_353, td2_340, c
;    SHLMB c, c, d24_356
;    LDW *+B7[d24_356], ta3_355
;    XOR ta3_355, n1, s0_365
;    XOR s0_365, ta1_355, s1_365
;    XOR s1_365, ta0_355, s2_365
;    XOR s2_365, ta2_355, b
;  units: L1 10/20, S1 17/20, M1 0/20, D1 20/20, L2 13/20, S2 15/20, M2 0/20, D2 19/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 18/20, T2 18/20
;  registers of side A: 16 used, 15 live at once
;  registers of side B: 14 used, 13 live at once
;  II 20: time limit (as 2 equal channels), 20.0 s
;  II 20: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_block_c64x$rounds:
        SHLMB   .L1    A19, A19, A18        ; <1> SHLMB   b, b, a24_356
||      SHLMB   .L2    B9, B9, B16          ; <1> SHLMB   d, d, c24_356
||      SHRU    .S1    A19, 16, A9          ; <1> SHRU    b, 16, a16_356
||      SHRU    .S2    B9, 16, B2           ; <1> SHRU    d, 16, c16_356
||      LDW     .D1T1  *+A4[A19], A9        ; <1> LDW     *+A4[b], ta0_355
||      LDW     .D2T2  *+B4[B9], B8         ; <1> LDW     *+B4[d], tc0_355
        SHRMB   .L2    B9, B9, B8           ; <1> SHRMB   d, d, c8_356
||      SHRU    .S2    B8, 16, B2           ; <1> SHRU    c, 16, d16_356
||      LDW     .D1T2  *+A6[A9], B9         ; <1> LDW     *+A6[a16_356], tc2_355
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[c16_356], ta2_355
        SHRMB   .S1    A19, A19, A9         ; <1> SHRMB   b, b, a8_356
||      LDW     .D1T2  *+A6[A8], B8         ; <1> LDW     *+A6[b16_356], td2_355
||      LDW     .D2T1  *+B6[B2], A9         ; <1> LDW     *+B6[d16_356], tb2_355
        XOR     .S1    A8, A21, A8          ; <1> XOR     ta3_355, n1, s0_365
||      XOR     .S2    B2, B19, B2          ; <1> XOR     tc3_355, n3, s0_367
||      LDW     .D1T2  *+A5[A9], B8         ; <1> LDW     *+A5[a8_356], td1_355
||      LDW     .D2T1  *+B5[B8], A9         ; <1> LDW     *+B5[c8_356], tb1_355
        XOR     .S1    A8, A9, A8           ; <1> XOR     s0_365, ta1_355, s1_365
||      XOR     .S2    B2, B8, B2           ; <1> XOR     s0_367, tc1_355, s1_367
||      LDW     .D1T1  *+A7[A18], A9        ; <1> LDW     *+A7[a24_356], tb3_355
||      LDW     .D2T2  *+B7[B16], B8        ; <1> LDW     *+B7[c24_356], td3_355
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_365, ta0_355, s2_365
||      XOR     .L2    B2, B8, B8           ; <1> XOR     s1_367, tc0_355, s2_367
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .D2    B9, B18, B2          ; <1> XOR     td0_355, n2, s0_368
        XOR     .L1    A16, A20, A8         ; <1> XOR     tb0_355, n0, s0_366
||      XOR     .S1    A8, A9, A19          ; <1> XOR     s2_365, ta2_355, b
||      XOR     .S2    B8, B9, B17          ; <1> XOR     s2_367, tc2_355, d
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], k3:k2
        SHLMB   .L1    A19, A19, A16        ; <0> SHLMB   b, b, a24_341
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s0_368, td2_355, s1_368
||      XOR     .S1    A8, A9, A8           ; <1> XOR     s0_366, tb2_355, s1_366
||      SHLMB   .S2    B17, B17, B9         ; <0> SHLMB   d, d, c24_341
||      LDW     .D1T1  *+A4[A19], A16       ; <0> LDW     *+A4[b], ta0_340
||      LDW     .D2T2  *+B4[B17], B9        ; <0> LDW     *+B4[d], tc0_340
        XOR     .L1    A8, A9, A8           ; <1> XOR     s1_366, tb1_355, s2_366
||      XOR     .L2    B2, B8, B2           ; <1> XOR     s1_368, td1_355, s2_368
||      SHRMB   .S1    A19, A19, A16        ; <0> SHRMB   b, b, a8_341
||      SHRMB   .S2    B17, B17, B9         ; <0> SHRMB   d, d, c8_341
||      LDW     .D1T1  *+A7[A16], A8        ; <0> LDW     *+A7[a24_341], tb3_340
||      LDW     .D2T2  *+B7[B9], B2         ; <0> LDW     *+B7[c24_341], td3_340
        XOR     .L2    B2, B8, B16          ; <1> XOR     s2_368, td3_355, c
||      XOR     .S1    A8, A9, A18          ; <1> XOR     s2_366, tb3_355, a
||      SHRU    .S2    B17, 16, B17         ; <0> SHRU    d, 16, c16_341
||      LDW     .D1T2  *+A5[A16], B8        ; <0> LDW     *+A5[a8_341], td1_340
||      LDW     .D2T1  *+B5[B9], A9         ; <0> LDW     *+B5[c8_341], tb1_340
        SHRMB   .L1    A18, A18, A9         ; <0> SHRMB   a, a, b8_341
||      SHRMB   .L2    B16, B16, B8         ; <0> SHRMB   c, c, d8_341
||      SHRU    .S1    A18, 16, A8          ; <0> SHRU    a, 16, b16_341
||      SHRU    .S2    B16, 16, B2          ; <0> SHRU    c, 16, d16_341
||      LDW     .D1T1  *+A4[A18], A9        ; <0> LDW     *+A4[a], tb0_340
||      LDW     .D2T2  *+B4[B16], B8        ; <0> LDW     *+B4[c], td0_340
        LDW     .D1T2  *+A6[A8], B8         ; <0> LDW     *+A6[b16_341], td2_340
||      LDW     .D2T1  *+B6[B2], A9         ; <0> LDW     *+B6[d16_341], tb2_340
        SHLMB   .L1    A18, A18, A9         ; <0> SHLMB   a, a, b24_341
||      SHRU    .S1    A19, 16, A18         ; <0> SHRU    b, 16, a16_341
||      SHLMB   .S2    B16, B16, B8         ; <0> SHLMB   c, c, d24_341
||      LDW     .D1T1  *+A5[A9], A8         ; <0> LDW     *+A5[b8_341], ta1_340
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[d8_341], tc1_340
        XOR     .S1    A8, A20, A8          ; <0> XOR     tb3_340, k0, s0_351
||      XOR     .S2    B2, B18, B2          ; <0> XOR     td3_340, k2, s0_353
||      LDW     .D1T2  *+A7[A9], B16        ; <0> LDW     *+A7[b24_341], tc3_340
||      LDW     .D2T1  *+B7[B8], A18        ; <0> LDW     *+B7[d24_341], ta3_340
        XOR     .L2    B2, B8, B2           ; <0> XOR     s0_353, td1_340, s1_353
||      XOR     .S1    A8, A9, A8           ; <0> XOR     s0_351, tb1_340, s1_351
||[A2]  B       .S2    rijndael_256_decrypt_block_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A6[A18], B16       ; <0> LDW     *+A6[a16_341], tc2_340
||      LDW     .D2T1  *+B6[B17], A18       ; <0> LDW     *+B6[c16_341], ta2_340
        XOR     .L2    B2, B8, B2           ; <0> XOR     s1_353, td0_340, s2_353
||      XOR     .S1    A16, A21, A16        ; <0> XOR     ta0_340, k1, s0_350
||      XOR     .S2    B9, B19, B9          ; <0> XOR     tc0_340, k3, s0_352
||      XOR     .D1    A8, A9, A8           ; <0> XOR     s1_351, tb0_340, s2_351
        XOR     .L2    B2, B8, B8           ; <0> XOR     s2_353, td2_340, c
||      XOR     .S1    A8, A9, A9           ; <0> XOR     s2_351, tb2_340, a
||      LDDW    .D1T1  *A17++[2], A21:A20   ; <0> LDDW    *near++[2], n1:n0
||      LDDW    .D2T2  *B3++[2], B19:B18    ; <0> LDDW    *far++[2], n3:n2
        SHLMB   .L1    A9, A9, A8           ; <0> SHLMB   a, a, b24_356
||      SHLMB   .L2    B8, B8, B2           ; <0> SHLMB   c, c, d24_356
||      XOR     .S1    A16, A8, A16         ; <0> XOR     s0_350, ta1_340, s1_350
||      XOR     .S2    B9, B2, B9           ; <0> XOR     s0_352, tc1_340, s1_352
||      LDW     .D1T1  *+A4[A9], A16        ; <0> LDW     *+A4[a], tb0_355
||      LDW     .D2T2  *+B4[B8], B9         ; <0> LDW     *+B4[c], td0_355
        SHRMB   .L1    A9, A9, A8           ; <0> SHRMB   a, a, b8_356
||      SHRMB   .L2    B8, B8, B2           ; <0> SHRMB   c, c, d8_356
||      XOR     .S1    A16, A18, A16        ; <0> XOR     s1_350, ta3_340, s2_350
||      XOR     .S2    B9, B16, B9          ; <0> XOR     s1_352, tc3_340, s2_352
||      LDW     .D1T2  *+A7[A8], B2         ; <0> LDW     *+A7[b24_356], tc3_355
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_356], ta3_355
        XOR     .L1    A16, A18, A19        ; <0> XOR     s2_350, ta2_340, b
||      XOR     .L2    B9, B16, B9          ; <0> XOR     s2_352, tc2_340, d
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    a, 16, b16_356
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[b8_356], ta1_355
||      LDW     .D2T2  *+B5[B2], B8         ; <0> LDW     *+B5[d8_356], tc1_355
rijndael_256_decrypt_block_c64x$rijndael_256_decrypt_block_c64x$2:
        SHRMB   .L1    A19, A19, A2         ; <-1> SHRMB   b, b, a8_356
||      SHLMB   .L2    B9, B9, B16          ; <-1> SHLMB   d, d, c24_356
||      SHRU    .S1    A19, 16, A9          ; <-1> SHRU    b, 16, a16_356
||      SHRU    .S2    B9, 16, B2           ; <-1> SHRU    d, 16, c16_356
||      LDW     .D1T1  *+A4[A19], A2        ; <-1> LDW     *+A4[b], ta0_355
||      LDW     .D2T2  *+B4[B9], B8         ; <-1> LDW     *+B4[d], tc0_355
        SHLMB   .L1    A19, A19, A19        ; <-1> SHLMB   b, b, a24_356
||      SHRMB   .L2    B9, B9, B8           ; <-1> SHRMB   d, d, c8_356
||      SHRU    .S2    B8, 16, B2           ; <-1> SHRU    c, 16, d16_356
||      LDW     .D1T2  *+A6[A9], B8         ; <-1> LDW     *+A6[a16_356], tc2_355
||      LDW     .D2T1  *+B6[B2], A2         ; <-1> LDW     *+B6[c16_356], ta2_355
        XOR     .L1    A16, A20, A16        ; <-1> XOR     tb0_355, n0, s0_366
||      LDW     .D1T2  *+A6[A8], B9         ; <-1> LDW     *+A6[b16_356], td2_355
||      LDW     .D2T1  *+B6[B2], A9         ; <-1> LDW     *+B6[d16_356], tb2_355
        XOR     .L1    A8, A21, A2          ; <-1> XOR     ta3_355, n1, s0_365
||      XOR     .L2    B2, B19, B2          ; <-1> XOR     tc3_355, n3, s0_367
||      LDW     .D1T2  *+A5[A2], B2         ; <-1> LDW     *+A5[a8_356], td1_355
||      LDW     .D2T1  *+B5[B8], A9         ; <-1> LDW     *+B5[c8_356], tb1_355
        XOR     .L1    A2, A9, A9           ; <-1> XOR     s0_365, ta1_355, s1_365
||      XOR     .L2    B2, B8, B9           ; <-1> XOR     s0_367, tc1_355, s1_367
||      XOR     .S2    B9, B18, B2          ; <-1> XOR     td0_355, n2, s0_368
||      LDW     .D1T1  *+A7[A19], A9        ; <-1> LDW     *+A7[a24_356], tb3_355
||      LDW     .D2T2  *+B7[B16], B2        ; <-1> LDW     *+B7[c24_356], td3_355
        XOR     .L1    A9, A2, A9           ; <-1> XOR     s1_365, ta0_355, s2_365
||      XOR     .L2    B9, B8, B9           ; <-1> XOR     s1_367, tc0_355, s2_367
        XOR     .L1    A9, A2, A2           ; <-1> XOR     s2_365, ta2_355, b
||      XOR     .L2    B9, B8, B8           ; <-1> XOR     s2_367, tc2_355, d
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s0_366, tb2_355, s1_366
||      XOR     .L2    B2, B9, B9           ; <-1> XOR     s0_368, td2_355, s1_368
||      EXTU    .S1    A2, 8, 24, A19       ; EXTU    b, 8, 24, b16_370
||      EXTU    .S2    B8, 16, 24, B16      ; EXTU    d, 16, 24, d8_370
        XOR     .L1    A16, A9, A16         ; <-1> XOR     s1_366, tb1_355, s2_366
||      XOR     .L2    B9, B2, B9           ; <-1> XOR     s1_368, td1_355, s2_368
||      EXTU    .S1    A2, 24, 24, A19      ; EXTU    b, 24, 24, b0_370
||      SHRU    .S2    B8, 24, B16          ; SHRU    d, 24, d24_370
||      LDBU    .D1T2  *+A1[A19], B8        ; LDBU    *+box_a[b16_370], sd2_370
||      LDBU    .D2T1  *+B0[B16], A16       ; LDBU    *+box_b[d8_370], sa1_370
        XOR     .L1    A16, A9, A9          ; <-1> XOR     s2_366, tb3_355, a
||      XOR     .L2    B9, B2, B2           ; <-1> XOR     s2_368, td3_355, c
||      SHRU    .S1    A2, 24, A16          ; SHRU    b, 24, b24_370
||      EXTU    .S2    B8, 24, 24, B9       ; EXTU    d, 24, 24, d0_370
||      LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[b0_370], sb0_370
||      LDBU    .D2T2  *+B0[B16], B9        ; LDBU    *+box_b[d24_370], sc3_370
        EXTU    .S1    A9, 8, 24, A16       ; EXTU    a, 8, 24, a16_370
||      EXTU    .S2    B2, 8, 24, B9        ; EXTU    c, 8, 24, c16_370
||      LDBU    .D1T1  *+A1[A16], A9        ; LDBU    *+box_a[b24_370], sa3_370
||      LDBU    .D2T2  *+B0[B9], B2         ; LDBU    *+box_b[d0_370], sd0_370
        SHRU    .S1    A9, 24, A16          ; SHRU    a, 24, a24_370
||      EXTU    .S2    B8, 8, 24, B8        ; EXTU    d, 8, 24, d16_370
||      LDBU    .D1T2  *+A1[A16], B0        ; LDBU    *+box_a[a16_370], sc2_370
||      LDBU    .D2T1  *+B0[B9], A1         ; LDBU    *+box_b[c16_370], sa2_370
        EXTU    .S1    A9, 16, 24, A19      ; EXTU    a, 16, 24, a8_370
||      EXTU    .S2    B2, 24, 24, B9       ; EXTU    c, 24, 24, c0_370
||      LDBU    .D1T2  *+A1[A16], B16       ; LDBU    *+box_a[a24_370], sd3_370
||      LDBU    .D2T1  *+B0[B8], A19        ; LDBU    *+box_b[d16_370], sb2_370
        EXTU    .S1    A2, 16, 24, A19      ; EXTU    b, 16, 24, b8_370
||      SHRU    .S2    B2, 24, B16          ; SHRU    c, 24, c24_370
||      LDBU    .D1T1  *+A1[A19], A17       ; LDBU    *+box_a[a8_370], sb1_370
||      LDBU    .D2T2  *+B0[B9], B3         ; LDBU    *+box_b[c0_370], sc0_370
        EXTU    .S1    A9, 24, 24, A19      ; EXTU    a, 24, 24, a0_370
||      EXTU    .S2    B2, 16, 24, B16      ; EXTU    c, 16, 24, c8_370
||      LDBU    .D1T2  *+A1[A19], B16       ; LDBU    *+box_a[b8_370], sc1_370
||      LDBU    .D2T1  *+B0[B16], A2        ; LDBU    *+box_b[c24_370], sb3_370
        LDBU    .D1T1  *+A1[A19], A2        ; LDBU    *+box_a[a0_370], sa0_370
||      LDBU    .D2T2  *+B0[B16], B0        ; LDBU    *+box_b[c8_370], sd1_370
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B3++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A17, A2, A0          ; PACK2   sb1_370, sb0_370, low_380
||      PACK2   .L2    B16, B8, B8          ; PACK2   sd3_370, sd2_370, high_382
||      B       .S2X   A0                   ; return
        PACK2   .L1    A9, A1, A1           ; PACK2   sa3_370, sa2_370, high_379
||      PACK2   .L2    B16, B3, B3          ; PACK2   sc1_370, sc0_370, low_381
||      PACK2   .S1    A2, A19, A9          ; PACK2   sb3_370, sb2_370, high_380
||      PACK2   .S2    B9, B0, B9           ; PACK2   sc3_370, sc2_370, high_381
        PACKL4  .L1    A9, A0, A2           ; PACKL4  high_380, low_380, word_380
||      PACKL4  .L2    B9, B3, B0           ; PACKL4  high_381, low_381, word_381
||      PACK2   .S1    A16, A2, A0          ; PACK2   sa1_370, sa0_370, low_379
||      PACK2   .S2    B0, B2, B9           ; PACK2   sd1_370, sd0_370, low_382
        PACKL4  .L1    A1, A0, A0           ; PACKL4  high_379, low_379, word_379
||      PACKL4  .L2    B8, B9, B8           ; PACKL4  high_382, low_382, word_382
||      XOR     .S1    A2, A17, A1          ; XOR     word_380, k1, b
||      XOR     .S2    B0, B2, B2           ; XOR     word_381, k2, c
||      ZERO    .D2    B0                   ; ZERO    linear_384
        XOR     .L1    A0, A16, A0          ; XOR     word_379, k0, a
||      XOR     .L2    B8, B3, B2           ; XOR     word_382, k3, d
||      STW     .D1T1  A1, *+A3[1]          ; STW     b, *+block_a[1]
||      STW     .D2T2  B2, *+B1[2]          ; STW     c, *+block_b[2]
        MVC     .S2    B0, AMR              ; MVC     linear_384, AMR
||      STW     .D1T1  A0, *+A3[0]          ; STW     a, *+block_a[0]
||      STW     .D2T2  B2, *+B1[3]          ; STW     d, *+block_b[3]
