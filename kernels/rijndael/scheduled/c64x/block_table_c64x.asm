; broadside optimize: source e0df85607a2abf92c7c39f68e73382845b98def439dc3ee1c28fb09141d30ba9
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_encrypt_table
; Rijndael with blocks of 128 bits on one block, on the C64x, with one table of 1024 bytes.
;
;       void rijndael_encrypt_block_table_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_encrypt_block_table_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block_table_c64x(uint32_t block[4], const uint32_t schedule[60]);
;
; block     changed in place. Word aligned.
; schedule  as in block.sa, but on a multiple of 8 bytes.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is not zero.

; Rijndael with blocks of 128 bits on the C64x, with one table of 1024 bytes: what differs from round_c64x.inc.
;
; Tables 1 to 3 are table 0 with its words rotated by one to three bytes. So they need not be there: what is looked up for
; rows 1 to 3 is rotated instead, by .L, .S or .M, which have room for it beside the loads.

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

; The table's address on each side, and AMR. Reserves A4 and B4.



; The sum of a column's words for rows 0 to 3, rotated into their places.

; The last round's, without MixColumns: byte 2 of the table's words is the S-box.

        .global rijndael_encrypt_block_table_c64x
        .global rijndael_192_encrypt_block_table_c64x
        .global rijndael_256_encrypt_block_table_c64x

; A whole routine on a block: `passes` rounds and the last one.

        .align  32
rijndael_encrypt_block_table_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    rijndael_encrypt_table, A4; MVKL    rijndael_encrypt_table, A4
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B8            ; ADD     keys, 8, far
        MV      .L1X   B3, A18              ; MV      keys, near
||      MV      .L2X   A1, B3               ; copy
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B8++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        LDDW    .D1T1  *A18++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B3[3], B2          ; LDW     *+block[3], in_d
        MVKL    .S2    590081, B3           ; MVKL    0x00090101, circular_2
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+block[2], in_c
        MVKH    .S2    590081, B3           ; MVKH    0x00090101, circular_2
        MVKL    .S2    rijndael_encrypt_table, B4; MVKL    rijndael_encrypt_table, B4
        MVKH    .S2    rijndael_encrypt_table, B4; MVKH    rijndael_encrypt_table, B4
        XOR     .L1    A2, A17, A8          ; XOR     in_b, k1, b
||      XOR     .L2    B2, B1, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_table, A4; MVKH    rijndael_encrypt_table, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_2, AMR
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_5
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_5
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_5
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_5
        XOR     .L1    A2, A16, A9          ; XOR     in_a, k0, a
||      XOR     .L2    B2, B0, B3           ; XOR     in_c, k2, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_5
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_5
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_5], td2_5
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_5], tb2_5
        MVK     .L1    8, A2                ; MVK     9, count
||      SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_5
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_5
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_5], tc3_5
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_5], ta3_5
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_5
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_5
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_5
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_5], tc2_5
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_5], tb1_5
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_5
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_5
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_5], tb3_5
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_5], td3_5
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_5, k1, keyed_17
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_5], td1_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_5], ta2_5
        SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_5
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_5, 16, turned2_16
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_5], ta1_5
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_5
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_5, 16, turned2_20
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_5], tc1_5
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_5, tb1_5, turned1_16
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_5, tc3_5, turned3_18
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_5, 16, turned2_18
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_5, tb3_5, turned3_16
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_5, k3, keyed_21
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_17, turned1_16, low_17
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_5, td3_5, turned3_20
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_5, td1_5, turned1_20
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_5, ta3_5, turned3_14
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_20, turned3_20, high_21
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_5, 16, turned2_14
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_16, turned3_16, high_17
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_18, turned3_18, high_19
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_5, ta1_5, turned1_14
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_5, k2, keyed_19
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_17, high_17, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_21, turned1_20, low_21
;@loop {"name": "rounds", "ii": 13, "res_mii": 10, "rec_mii": 10, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRU", "LDW", "ROTL", "XOR", "XOR", "SHRU", "LDW", "ROTL", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 10, "result": "time limit with copies and equal instructions", "seconds": 21.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 30.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit with copies and equal instructions", "seconds": 29.7, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 43.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 10, recurrence 10
;  critical cycle:
;    XOR low_21, high_21, d
;    SHRU d, 16, d16_5
;    LDW *+B4[d16_5], tb2_5
;    ROTL tb2_5, 16, turned2_16
;    XOR turned2_16, turned3_16, high_17
;    XOR low_17, high_17, b
;    SHRU b, 16, b16_5
;    LDW *+A4[b16_5], td2_5
;    ROTL td2_5, 16, turned2_20
;    XOR turned2_20, turned3_20, high_21
;  units: L1 9/13, S1 9/13, M1 2/13, D1 11/13, L2 7/13, S2 9/13, M2 2/13, D2 11/13
;  cross paths: 1X 0/13, 2X 0/13
;  T paths: T1 9/13, T2 9/13
;  registers of side A: 13 used, 11 live at once
;  registers of side B: 10 used, 9 live at once
;  II 10: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 11: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 12: proved infeasible (56 operations near the recurrence), 0.1 s
;  II 10: time limit with copies and equal instructions, 21.6 s
;  II 11: time limit with copies and equal instructions, 30.2 s
;  II 12: time limit with copies and equal instructions, 29.7 s
;  II 13: found, 43.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_block_table_c64x$rounds:
        XOR     .L1    A5, A16, A5          ; <1> XOR     ta0_5, k0, keyed_15
||      SHLMB   .L2    B5, B5, B0           ; <1> SHLMB   tc1_5, tc1_5, turned1_18
||      XOR     .S1    A3, A6, A3           ; <1> XOR     turned2_14, turned3_14, high_15
||      XOR     .S2    B1, B0, B5           ; <1> XOR     low_21, high_21, d
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A5, A7, A5           ; <1> XOR     keyed_15, turned1_14, low_15
||      XOR     .L2    B2, B0, B0           ; <1> XOR     keyed_19, turned1_18, low_19
||      SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_5
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_5
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_5
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_5
        XOR     .L1    A5, A3, A9           ; <1> XOR     low_15, high_15, a
||      XOR     .L2    B0, B3, B3           ; <1> XOR     low_19, high_19, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_5
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_5
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_5], td2_5
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_5], tb2_5
        SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_5
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_5
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_5], tc3_5
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_5], ta3_5
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_5
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_5
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_5
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_5], tc2_5
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_5], tb1_5
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_5
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_5
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_5], tb3_5
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_5], td3_5
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_5, k1, keyed_17
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_5], td1_5
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_5], ta2_5
  [A2]  B       .S1    rijndael_encrypt_block_table_c64x$rounds; <0> [count] B      rounds
||      SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_5
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_5, 16, turned2_16
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_5], ta1_5
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_5
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_5, 16, turned2_20
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_5
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_5], tc1_5
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_5, tb1_5, turned1_16
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_5, tc3_5, turned3_18
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_5, 16, turned2_18
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_5, tb3_5, turned3_16
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_5, k3, keyed_21
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_17, turned1_16, low_17
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_5, td3_5, turned3_20
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_5, td1_5, turned1_20
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_5, ta3_5, turned3_14
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_20, turned3_20, high_21
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_5, 16, turned2_14
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_16, turned3_16, high_17
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_18, turned3_18, high_19
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_5, ta1_5, turned1_14
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_5, k2, keyed_19
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_17, high_17, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_21, turned1_20, low_21
rijndael_encrypt_block_table_c64x$rijndael_encrypt_block_table_c64x$2:
        XOR     .L1    A5, A16, A5          ; <-1> XOR     ta0_5, k0, keyed_15
||      SHLMB   .L2    B5, B5, B0           ; <-1> SHLMB   tc1_5, tc1_5, turned1_18
||      XOR     .S1    A3, A6, A3           ; <-1> XOR     turned2_14, turned3_14, high_15
||      XOR     .S2    B1, B0, B5           ; <-1> XOR     low_21, high_21, d
        XOR     .L1    A5, A7, A5           ; <-1> XOR     keyed_15, turned1_14, low_15
||      XOR     .L2    B2, B0, B0           ; <-1> XOR     keyed_19, turned1_18, low_19
||      SHRMB   .S1    A8, A8, A7           ; SHRMB   b, b, b8_23
||      SHRMB   .S2    B5, B5, B2           ; SHRMB   d, d, d8_23
||      LDW     .D1T1  *+A4[A8], A8         ; LDW     *+A4[b], tb0_23
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[d], td0_23
        XOR     .L1    A5, A3, A9           ; <-1> XOR     low_15, high_15, a
||      XOR     .L2    B0, B3, B3           ; <-1> XOR     low_19, high_19, c
||      SHLMB   .S1    A8, A8, A3           ; SHLMB   b, b, b24_23
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_23
||      LDW     .D1T1  *+A4[A7], A5         ; LDW     *+A4[b8_23], ta1_23
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[d8_23], tc1_23
        SHRMB   .L2    B3, B3, B0           ; SHRMB   c, c, c8_23
||      SHLMB   .S2    B3, B3, B2           ; SHLMB   c, c, c24_23
||      LDW     .D1T2  *+A4[A3], B2         ; LDW     *+A4[b24_23], tc3_23
||      LDW     .D2T1  *+B4[B0], A3         ; LDW     *+B4[d24_23], ta3_23
        SHRU    .S1    A8, 16, A8           ; SHRU    b, 16, b16_23
||      LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[a], ta0_23
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[c24_23], td3_23
        SHLMB   .L1    A9, A9, A5           ; SHLMB   a, a, a24_23
||      SHRU    .S1    A9, 16, A3           ; SHRU    a, 16, a16_23
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[b16_23], td2_23
||      LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[c8_23], tb1_23
        SHRU    .S2    B5, 16, B2           ; SHRU    d, 16, d16_23
||      LDW     .D1T1  *+A4[A5], A18        ; LDW     *+A4[a24_23], tb3_23
||      LDW     .D2T2  *+B4[B3], B8         ; LDW     *+B4[c], tc0_23
        SHRMB   .L1    A9, A9, A9           ; SHRMB   a, a, a8_23
||      SHRU    .S2    B3, 16, B3           ; SHRU    c, 16, c16_23
||      LDW     .D1T2  *+A4[A3], B3         ; LDW     *+A4[a16_23], tc2_23
||      LDW     .D2T1  *+B4[B2], A5         ; LDW     *+B4[d16_23], tb2_23
        LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[a8_23], td1_23
||      LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[c16_23], ta2_23
        LDDW    .D1T1  *A18++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACKH2  .L1    A5, A9, A0           ; PACKH2  ta1_23, ta0_23, low_32
||      PACKH2  .L2    B3, B1, B1           ; PACKH2  td3_23, td2_23, high_35
||      B       .S2X   A0                   ; return
        PACKH2  .L1    A7, A8, A7           ; PACKH2  tb1_23, tb0_23, low_33
||      PACKH2  .L2    B5, B8, B3           ; PACKH2  tc1_23, tc0_23, low_34
||      PACKH2  .S1    A18, A5, A8          ; PACKH2  tb3_23, tb2_23, high_33
||      PACKH2  .S2    B2, B3, B5           ; PACKH2  tc3_23, tc2_23, high_34
        PACKL4  .L1    A8, A7, A5           ; PACKL4  high_33, low_33, word_33
||      PACKL4  .L2    B5, B3, B0           ; PACKL4  high_34, low_34, word_34
||      PACKH2  .S1    A3, A5, A3           ; PACKH2  ta3_23, ta2_23, high_32
||      PACKH2  .S2    B2, B0, B5           ; PACKH2  td1_23, td0_23, low_35
        PACKL4  .L1    A3, A0, A0           ; PACKL4  high_32, low_32, word_32
||      PACKL4  .L2    B1, B5, B2           ; PACKL4  high_35, low_35, word_35
||      XOR     .S1    A5, A9, A3           ; XOR     word_33, k1, b
||      XOR     .S2    B0, B2, B1           ; XOR     word_34, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A8, A0           ; XOR     word_32, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     word_35, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_36
||      STW     .D1T1  A3, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_36, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B0[0]          ; STW     a, *+block[0]

        .align  32
rijndael_192_encrypt_block_table_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    rijndael_encrypt_table, A4; MVKL    rijndael_encrypt_table, A4
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B8            ; ADD     keys, 8, far
        MV      .L1X   B3, A18              ; MV      keys, near
||      MV      .L2X   A1, B3               ; copy
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B8++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        LDDW    .D1T1  *A18++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B3[3], B2          ; LDW     *+block[3], in_d
        MVKL    .S2    590081, B3           ; MVKL    0x00090101, circular_38
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+block[2], in_c
        MVKH    .S2    590081, B3           ; MVKH    0x00090101, circular_38
        MVKL    .S2    rijndael_encrypt_table, B4; MVKL    rijndael_encrypt_table, B4
        MVKH    .S2    rijndael_encrypt_table, B4; MVKH    rijndael_encrypt_table, B4
        XOR     .L1    A2, A17, A8          ; XOR     in_b, k1, b
||      XOR     .L2    B2, B1, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_table, A4; MVKH    rijndael_encrypt_table, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_38, AMR
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_41
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_41
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_41
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_41
        XOR     .L1    A2, A16, A9          ; XOR     in_a, k0, a
||      XOR     .L2    B2, B0, B3           ; XOR     in_c, k2, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_41
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_41
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_41], td2_41
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_41], tb2_41
        MVK     .L1    10, A2               ; MVK     11, count
||      SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_41
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_41
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_41], tc3_41
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_41], ta3_41
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_41
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_41
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_41
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_41], tc2_41
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_41], tb1_41
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_41
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_41
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_41], tb3_41
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_41], td3_41
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_41, k1, keyed_53
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_41], td1_41
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_41], ta2_41
        SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_41
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_41, 16, turned2_52
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_41], ta1_41
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_41
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_41, 16, turned2_56
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_41
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_41], tc1_41
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_41, tb1_41, turned1_52
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_41, tc3_41, turned3_54
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_41, 16, turned2_54
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_41, tb3_41, turned3_52
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_41, k3, keyed_57
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_53, turned1_52, low_53
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_41, td3_41, turned3_56
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_41, td1_41, turned1_56
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_41, ta3_41, turned3_50
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_56, turned3_56, high_57
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_41, 16, turned2_50
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_52, turned3_52, high_53
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_54, turned3_54, high_55
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_41, ta1_41, turned1_50
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_41, k2, keyed_55
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_53, high_53, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_57, turned1_56, low_57
;@loop {"name": "rounds", "ii": 13, "res_mii": 10, "rec_mii": 10, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRU", "LDW", "ROTL", "XOR", "XOR", "SHRU", "LDW", "ROTL", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 10, "result": "time limit with copies and equal instructions", "seconds": 21.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 30.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit with copies and equal instructions", "seconds": 30.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 10, recurrence 10
;  critical cycle:
;    XOR low_57, high_57, d
;    SHRU d, 16, d16_41
;    LDW *+B4[d16_41], tb2_41
;    ROTL tb2_41, 16, turned2_52
;    XOR turned2_52, turned3_52, high_53
;    XOR low_53, high_53, b
;    SHRU b, 16, b16_41
;    LDW *+A4[b16_41], td2_41
;    ROTL td2_41, 16, turned2_56
;    XOR turned2_56, turned3_56, high_57
;  units: L1 9/13, S1 9/13, M1 2/13, D1 11/13, L2 7/13, S2 9/13, M2 2/13, D2 11/13
;  cross paths: 1X 0/13, 2X 0/13
;  T paths: T1 9/13, T2 9/13
;  registers of side A: 13 used, 11 live at once
;  registers of side B: 10 used, 9 live at once
;  II 10: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 11: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 12: proved infeasible (56 operations near the recurrence), 0.1 s
;  II 10: time limit with copies and equal instructions, 21.8 s
;  II 11: time limit with copies and equal instructions, 30.4 s
;  II 12: time limit with copies and equal instructions, 30.1 s
;  II 13: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_block_table_c64x$rounds:
        XOR     .L1    A5, A16, A5          ; <1> XOR     ta0_41, k0, keyed_51
||      SHLMB   .L2    B5, B5, B0           ; <1> SHLMB   tc1_41, tc1_41, turned1_54
||      XOR     .S1    A3, A6, A3           ; <1> XOR     turned2_50, turned3_50, high_51
||      XOR     .S2    B1, B0, B5           ; <1> XOR     low_57, high_57, d
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A5, A7, A5           ; <1> XOR     keyed_51, turned1_50, low_51
||      XOR     .L2    B2, B0, B0           ; <1> XOR     keyed_55, turned1_54, low_55
||      SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_41
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_41
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_41
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_41
        XOR     .L1    A5, A3, A9           ; <1> XOR     low_51, high_51, a
||      XOR     .L2    B0, B3, B3           ; <1> XOR     low_55, high_55, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_41
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_41
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_41], td2_41
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_41], tb2_41
        SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_41
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_41
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_41], tc3_41
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_41], ta3_41
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_41
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_41
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_41
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_41], tc2_41
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_41], tb1_41
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_41
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_41
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_41], tb3_41
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_41], td3_41
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_41, k1, keyed_53
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_41], td1_41
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_41], ta2_41
  [A2]  B       .S1    rijndael_192_encrypt_block_table_c64x$rounds; <0> [count] B      rounds
||      SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_41
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_41, 16, turned2_52
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_41], ta1_41
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_41
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_41, 16, turned2_56
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_41
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_41], tc1_41
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_41, tb1_41, turned1_52
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_41, tc3_41, turned3_54
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_41, 16, turned2_54
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_41, tb3_41, turned3_52
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_41, k3, keyed_57
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_53, turned1_52, low_53
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_41, td3_41, turned3_56
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_41, td1_41, turned1_56
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_41, ta3_41, turned3_50
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_56, turned3_56, high_57
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_41, 16, turned2_50
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_52, turned3_52, high_53
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_54, turned3_54, high_55
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_41, ta1_41, turned1_50
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_41, k2, keyed_55
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_53, high_53, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_57, turned1_56, low_57
rijndael_192_encrypt_block_table_c64x$rijndael_192_encrypt_block_table_c64x$2:
        XOR     .L1    A5, A16, A5          ; <-1> XOR     ta0_41, k0, keyed_51
||      SHLMB   .L2    B5, B5, B0           ; <-1> SHLMB   tc1_41, tc1_41, turned1_54
||      XOR     .S1    A3, A6, A3           ; <-1> XOR     turned2_50, turned3_50, high_51
||      XOR     .S2    B1, B0, B5           ; <-1> XOR     low_57, high_57, d
        XOR     .L1    A5, A7, A5           ; <-1> XOR     keyed_51, turned1_50, low_51
||      XOR     .L2    B2, B0, B0           ; <-1> XOR     keyed_55, turned1_54, low_55
||      SHRMB   .S1    A8, A8, A7           ; SHRMB   b, b, b8_59
||      SHRMB   .S2    B5, B5, B2           ; SHRMB   d, d, d8_59
||      LDW     .D1T1  *+A4[A8], A8         ; LDW     *+A4[b], tb0_59
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[d], td0_59
        XOR     .L1    A5, A3, A9           ; <-1> XOR     low_51, high_51, a
||      XOR     .L2    B0, B3, B3           ; <-1> XOR     low_55, high_55, c
||      SHLMB   .S1    A8, A8, A3           ; SHLMB   b, b, b24_59
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_59
||      LDW     .D1T1  *+A4[A7], A5         ; LDW     *+A4[b8_59], ta1_59
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[d8_59], tc1_59
        SHRMB   .L2    B3, B3, B0           ; SHRMB   c, c, c8_59
||      SHLMB   .S2    B3, B3, B2           ; SHLMB   c, c, c24_59
||      LDW     .D1T2  *+A4[A3], B2         ; LDW     *+A4[b24_59], tc3_59
||      LDW     .D2T1  *+B4[B0], A3         ; LDW     *+B4[d24_59], ta3_59
        SHRU    .S1    A8, 16, A8           ; SHRU    b, 16, b16_59
||      LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[a], ta0_59
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[c24_59], td3_59
        SHLMB   .L1    A9, A9, A5           ; SHLMB   a, a, a24_59
||      SHRU    .S1    A9, 16, A3           ; SHRU    a, 16, a16_59
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[b16_59], td2_59
||      LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[c8_59], tb1_59
        SHRU    .S2    B5, 16, B2           ; SHRU    d, 16, d16_59
||      LDW     .D1T1  *+A4[A5], A18        ; LDW     *+A4[a24_59], tb3_59
||      LDW     .D2T2  *+B4[B3], B8         ; LDW     *+B4[c], tc0_59
        SHRMB   .L1    A9, A9, A9           ; SHRMB   a, a, a8_59
||      SHRU    .S2    B3, 16, B3           ; SHRU    c, 16, c16_59
||      LDW     .D1T2  *+A4[A3], B3         ; LDW     *+A4[a16_59], tc2_59
||      LDW     .D2T1  *+B4[B2], A5         ; LDW     *+B4[d16_59], tb2_59
        LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[a8_59], td1_59
||      LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[c16_59], ta2_59
        LDDW    .D1T1  *A18++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACKH2  .L1    A5, A9, A0           ; PACKH2  ta1_59, ta0_59, low_68
||      PACKH2  .L2    B3, B1, B1           ; PACKH2  td3_59, td2_59, high_71
||      B       .S2X   A0                   ; return
        PACKH2  .L1    A7, A8, A7           ; PACKH2  tb1_59, tb0_59, low_69
||      PACKH2  .L2    B5, B8, B3           ; PACKH2  tc1_59, tc0_59, low_70
||      PACKH2  .S1    A18, A5, A8          ; PACKH2  tb3_59, tb2_59, high_69
||      PACKH2  .S2    B2, B3, B5           ; PACKH2  tc3_59, tc2_59, high_70
        PACKL4  .L1    A8, A7, A5           ; PACKL4  high_69, low_69, word_69
||      PACKL4  .L2    B5, B3, B0           ; PACKL4  high_70, low_70, word_70
||      PACKH2  .S1    A3, A5, A3           ; PACKH2  ta3_59, ta2_59, high_68
||      PACKH2  .S2    B2, B0, B5           ; PACKH2  td1_59, td0_59, low_71
        PACKL4  .L1    A3, A0, A0           ; PACKL4  high_68, low_68, word_68
||      PACKL4  .L2    B1, B5, B2           ; PACKL4  high_71, low_71, word_71
||      XOR     .S1    A5, A9, A3           ; XOR     word_69, k1, b
||      XOR     .S2    B0, B2, B1           ; XOR     word_70, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A8, A0           ; XOR     word_68, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     word_71, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_72
||      STW     .D1T1  A3, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_72, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B0[0]          ; STW     a, *+block[0]

        .align  32
rijndael_256_encrypt_block_table_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    rijndael_encrypt_table, A4; MVKL    rijndael_encrypt_table, A4
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B8            ; ADD     keys, 8, far
        MV      .L1X   B3, A18              ; MV      keys, near
||      MV      .L2X   A1, B3               ; copy
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B8++[2], B1:B0      ; LDDW    *far++[2], k3:k2
        LDDW    .D1T1  *A18++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B3[3], B2          ; LDW     *+block[3], in_d
        MVKL    .S2    590081, B3           ; MVKL    0x00090101, circular_74
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+block[2], in_c
        MVKH    .S2    590081, B3           ; MVKH    0x00090101, circular_74
        MVKL    .S2    rijndael_encrypt_table, B4; MVKL    rijndael_encrypt_table, B4
        MVKH    .S2    rijndael_encrypt_table, B4; MVKH    rijndael_encrypt_table, B4
        XOR     .L1    A2, A17, A8          ; XOR     in_b, k1, b
||      XOR     .L2    B2, B1, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_encrypt_table, A4; MVKH    rijndael_encrypt_table, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_74, AMR
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_77
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_77
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_77
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_77
        XOR     .L1    A2, A16, A9          ; XOR     in_a, k0, a
||      XOR     .L2    B2, B0, B3           ; XOR     in_c, k2, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_77
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_77
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_77], td2_77
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_77], tb2_77
        MVK     .L1    12, A2               ; MVK     13, count
||      SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_77
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_77
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_77], tc3_77
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_77], ta3_77
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_77
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_77
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_77
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_77], tc2_77
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_77], tb1_77
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_77
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_77
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_77], tb3_77
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_77], td3_77
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_77, k1, keyed_89
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_77], td1_77
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_77], ta2_77
        SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_77
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_77, 16, turned2_88
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_77], ta1_77
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_77
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_77, 16, turned2_92
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_77
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_77], tc1_77
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_77, tb1_77, turned1_88
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_77, tc3_77, turned3_90
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_77, 16, turned2_90
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_77, tb3_77, turned3_88
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_77, k3, keyed_93
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_89, turned1_88, low_89
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_77, td3_77, turned3_92
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_77, td1_77, turned1_92
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_77, ta3_77, turned3_86
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_92, turned3_92, high_93
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_77, 16, turned2_86
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_88, turned3_88, high_89
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_90, turned3_90, high_91
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_77, ta1_77, turned1_86
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_77, k2, keyed_91
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_89, high_89, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_93, turned1_92, low_93
;@loop {"name": "rounds", "ii": 13, "res_mii": 10, "rec_mii": 10, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRU", "LDW", "ROTL", "XOR", "XOR", "SHRU", "LDW", "ROTL", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 12, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "56 operations near the recurrence", "moves": 0}, {"interval": 10, "result": "time limit with copies and equal instructions", "seconds": 21.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 30.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "time limit with copies and equal instructions", "seconds": 29.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 13, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 13, 2 stages
;  bounds: resources 10, recurrence 10
;  critical cycle:
;    XOR low_93, high_93, d
;    SHRU d, 16, d16_77
;    LDW *+B4[d16_77], tb2_77
;    ROTL tb2_77, 16, turned2_88
;    XOR turned2_88, turned3_88, high_89
;    XOR low_89, high_89, b
;    SHRU b, 16, b16_77
;    LDW *+A4[b16_77], td2_77
;    ROTL td2_77, 16, turned2_92
;    XOR turned2_92, turned3_92, high_93
;  units: L1 9/13, S1 9/13, M1 2/13, D1 11/13, L2 7/13, S2 9/13, M2 2/13, D2 11/13
;  cross paths: 1X 0/13, 2X 0/13
;  T paths: T1 9/13, T2 9/13
;  registers of side A: 13 used, 11 live at once
;  registers of side B: 10 used, 9 live at once
;  II 10: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 11: proved infeasible (56 operations near the recurrence), 0.0 s
;  II 12: proved infeasible (56 operations near the recurrence), 0.1 s
;  II 10: time limit with copies and equal instructions, 21.9 s
;  II 11: time limit with copies and equal instructions, 30.2 s
;  II 12: time limit with copies and equal instructions, 29.6 s
;  II 13: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_block_table_c64x$rounds:
        XOR     .L1    A5, A16, A5          ; <1> XOR     ta0_77, k0, keyed_87
||      SHLMB   .L2    B5, B5, B0           ; <1> SHLMB   tc1_77, tc1_77, turned1_90
||      XOR     .S1    A3, A6, A3           ; <1> XOR     turned2_86, turned3_86, high_87
||      XOR     .S2    B1, B0, B5           ; <1> XOR     low_93, high_93, d
||      LDDW    .D1T1  *A18++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B17:B16    ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A5, A7, A5           ; <1> XOR     keyed_87, turned1_86, low_87
||      XOR     .L2    B2, B0, B0           ; <1> XOR     keyed_91, turned1_90, low_91
||      SHRU    .S1    A8, 16, A6           ; <0> SHRU    b, 16, b16_77
||      SHRU    .S2    B5, 16, B1           ; <0> SHRU    d, 16, d16_77
||      LDW     .D1T1  *+A4[A8], A3         ; <0> LDW     *+A4[b], tb0_77
||      LDW     .D2T2  *+B4[B5], B0         ; <0> LDW     *+B4[d], td0_77
        XOR     .L1    A5, A3, A9           ; <1> XOR     low_87, high_87, a
||      XOR     .L2    B0, B3, B3           ; <1> XOR     low_91, high_91, c
||      SHLMB   .S1    A8, A8, A3           ; <0> SHLMB   b, b, b24_77
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_77
||      LDW     .D1T2  *+A4[A6], B2         ; <0> LDW     *+A4[b16_77], td2_77
||      LDW     .D2T1  *+B4[B1], A5         ; <0> LDW     *+B4[d16_77], tb2_77
        SHRMB   .L2    B3, B3, B0           ; <0> SHRMB   c, c, c8_77
||      SHRU    .S1    A9, 16, A3           ; <0> SHRU    a, 16, a16_77
||      LDW     .D1T2  *+A4[A3], B1         ; <0> LDW     *+A4[b24_77], tc3_77
||      LDW     .D2T1  *+B4[B0], A7         ; <0> LDW     *+B4[d24_77], ta3_77
        SHRMB   .L1    A9, A9, A5           ; <0> SHRMB   a, a, a8_77
||      SHLMB   .S1    A9, A9, A3           ; <0> SHLMB   a, a, a24_77
||      SHLMB   .S2    B3, B3, B0           ; <0> SHLMB   c, c, c24_77
||      LDW     .D1T2  *+A4[A3], B2         ; <0> LDW     *+A4[a16_77], tc2_77
||      LDW     .D2T1  *+B4[B0], A5         ; <0> LDW     *+B4[c8_77], tb1_77
        SHRMB   .L1    A8, A8, A6           ; <0> SHRMB   b, b, b8_77
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    c, 16, c16_77
||      LDW     .D1T1  *+A4[A3], A8         ; <0> LDW     *+A4[a24_77], tb3_77
||      LDW     .D2T2  *+B4[B0], B1         ; <0> LDW     *+B4[c24_77], td3_77
        XOR     .L1    A3, A17, A3          ; <0> XOR     tb0_77, k1, keyed_89
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      LDW     .D1T2  *+A4[A5], B6         ; <0> LDW     *+A4[a8_77], td1_77
||      LDW     .D2T1  *+B4[B1], A8         ; <0> LDW     *+B4[c16_77], ta2_77
  [A2]  B       .S1    rijndael_256_encrypt_block_table_c64x$rounds; <0> [count] B      rounds
||      SHRMB   .S2    B5, B5, B3           ; <0> SHRMB   d, d, d8_77
||      ROTL    .M1    A5, 16, A6           ; <0> ROTL    tb2_77, 16, turned2_88
||      LDW     .D1T1  *+A4[A6], A7         ; <0> LDW     *+A4[b8_77], ta1_77
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[c], tc0_77
        ROTL    .M2    B2, 16, B2           ; <0> ROTL    td2_77, 16, turned2_92
||      LDW     .D1T1  *+A4[A9], A5         ; <0> LDW     *+A4[a], ta0_77
||      LDW     .D2T2  *+B4[B3], B5         ; <0> LDW     *+B4[d8_77], tc1_77
        SHLMB   .L1    A5, A5, A5           ; <0> SHLMB   tb1_77, tb1_77, turned1_88
||      SHRMB   .S2    B1, B1, B3           ; <0> SHRMB   tc3_77, tc3_77, turned3_90
||      ROTL    .M2    B2, 16, B5           ; <0> ROTL    tc2_77, 16, turned2_90
        SHRMB   .L1    A8, A8, A3           ; <0> SHRMB   tb3_77, tb3_77, turned3_88
||      XOR     .L2    B0, B17, B1          ; <0> XOR     td0_77, k3, keyed_93
||      XOR     .S1    A3, A5, A5           ; <0> XOR     keyed_89, turned1_88, low_89
||      SHRMB   .S2    B1, B1, B0           ; <0> SHRMB   td3_77, td3_77, turned3_92
        SHLMB   .L2    B6, B6, B2           ; <0> SHLMB   td1_77, td1_77, turned1_92
||      SHRMB   .S1    A7, A7, A6           ; <0> SHRMB   ta3_77, ta3_77, turned3_86
||      XOR     .S2    B2, B0, B0           ; <0> XOR     turned2_92, turned3_92, high_93
||      ROTL    .M1    A8, 16, A3           ; <0> ROTL    ta2_77, 16, turned2_86
||      XOR     .D1    A6, A3, A3           ; <0> XOR     turned2_88, turned3_88, high_89
||      XOR     .D2    B5, B3, B3           ; <0> XOR     turned2_90, turned3_90, high_91
        SHLMB   .L1    A7, A7, A7           ; <0> SHLMB   ta1_77, ta1_77, turned1_86
||      XOR     .L2    B5, B16, B2          ; <0> XOR     tc0_77, k2, keyed_91
||      XOR     .D1    A5, A3, A8           ; <0> XOR     low_89, high_89, b
||      XOR     .D2    B1, B2, B1           ; <0> XOR     keyed_93, turned1_92, low_93
rijndael_256_encrypt_block_table_c64x$rijndael_256_encrypt_block_table_c64x$2:
        XOR     .L1    A5, A16, A5          ; <-1> XOR     ta0_77, k0, keyed_87
||      SHLMB   .L2    B5, B5, B0           ; <-1> SHLMB   tc1_77, tc1_77, turned1_90
||      XOR     .S1    A3, A6, A3           ; <-1> XOR     turned2_86, turned3_86, high_87
||      XOR     .S2    B1, B0, B5           ; <-1> XOR     low_93, high_93, d
        XOR     .L1    A5, A7, A5           ; <-1> XOR     keyed_87, turned1_86, low_87
||      XOR     .L2    B2, B0, B0           ; <-1> XOR     keyed_91, turned1_90, low_91
||      SHRMB   .S1    A8, A8, A7           ; SHRMB   b, b, b8_95
||      SHRMB   .S2    B5, B5, B2           ; SHRMB   d, d, d8_95
||      LDW     .D1T1  *+A4[A8], A8         ; LDW     *+A4[b], tb0_95
||      LDW     .D2T2  *+B4[B5], B0         ; LDW     *+B4[d], td0_95
        XOR     .L1    A5, A3, A9           ; <-1> XOR     low_87, high_87, a
||      XOR     .L2    B0, B3, B3           ; <-1> XOR     low_91, high_91, c
||      SHLMB   .S1    A8, A8, A3           ; SHLMB   b, b, b24_95
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_95
||      LDW     .D1T1  *+A4[A7], A5         ; LDW     *+A4[b8_95], ta1_95
||      LDW     .D2T2  *+B4[B2], B5         ; LDW     *+B4[d8_95], tc1_95
        SHRMB   .L2    B3, B3, B0           ; SHRMB   c, c, c8_95
||      SHLMB   .S2    B3, B3, B2           ; SHLMB   c, c, c24_95
||      LDW     .D1T2  *+A4[A3], B2         ; LDW     *+A4[b24_95], tc3_95
||      LDW     .D2T1  *+B4[B0], A3         ; LDW     *+B4[d24_95], ta3_95
        SHRU    .S1    A8, 16, A8           ; SHRU    b, 16, b16_95
||      LDW     .D1T1  *+A4[A9], A9         ; LDW     *+A4[a], ta0_95
||      LDW     .D2T2  *+B4[B2], B3         ; LDW     *+B4[c24_95], td3_95
        SHLMB   .L1    A9, A9, A5           ; SHLMB   a, a, a24_95
||      SHRU    .S1    A9, 16, A3           ; SHRU    a, 16, a16_95
||      LDW     .D1T2  *+A4[A8], B1         ; LDW     *+A4[b16_95], td2_95
||      LDW     .D2T1  *+B4[B0], A7         ; LDW     *+B4[c8_95], tb1_95
        SHRU    .S2    B5, 16, B2           ; SHRU    d, 16, d16_95
||      LDW     .D1T1  *+A4[A5], A18        ; LDW     *+A4[a24_95], tb3_95
||      LDW     .D2T2  *+B4[B3], B8         ; LDW     *+B4[c], tc0_95
        SHRMB   .L1    A9, A9, A9           ; SHRMB   a, a, a8_95
||      SHRU    .S2    B3, 16, B3           ; SHRU    c, 16, c16_95
||      LDW     .D1T2  *+A4[A3], B3         ; LDW     *+A4[a16_95], tc2_95
||      LDW     .D2T1  *+B4[B2], A5         ; LDW     *+B4[d16_95], tb2_95
        LDW     .D1T2  *+A4[A9], B2         ; LDW     *+A4[a8_95], td1_95
||      LDW     .D2T1  *+B4[B3], A5         ; LDW     *+B4[c16_95], ta2_95
        LDDW    .D1T1  *A18++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B8++[2], B3:B2      ; LDDW    *far++[2], k3:k2
        NOP
        PACKH2  .L1    A5, A9, A0           ; PACKH2  ta1_95, ta0_95, low_104
||      PACKH2  .L2    B3, B1, B1           ; PACKH2  td3_95, td2_95, high_107
||      B       .S2X   A0                   ; return
        PACKH2  .L1    A7, A8, A7           ; PACKH2  tb1_95, tb0_95, low_105
||      PACKH2  .L2    B5, B8, B3           ; PACKH2  tc1_95, tc0_95, low_106
||      PACKH2  .S1    A18, A5, A8          ; PACKH2  tb3_95, tb2_95, high_105
||      PACKH2  .S2    B2, B3, B5           ; PACKH2  tc3_95, tc2_95, high_106
        PACKL4  .L1    A8, A7, A5           ; PACKL4  high_105, low_105, word_105
||      PACKL4  .L2    B5, B3, B0           ; PACKL4  high_106, low_106, word_106
||      PACKH2  .S1    A3, A5, A3           ; PACKH2  ta3_95, ta2_95, high_104
||      PACKH2  .S2    B2, B0, B5           ; PACKH2  td1_95, td0_95, low_107
        PACKL4  .L1    A3, A0, A0           ; PACKL4  high_104, low_104, word_104
||      PACKL4  .L2    B1, B5, B2           ; PACKL4  high_107, low_107, word_107
||      XOR     .S1    A5, A9, A3           ; XOR     word_105, k1, b
||      XOR     .S2    B0, B2, B1           ; XOR     word_106, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A8, A0           ; XOR     word_104, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     word_107, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_108
||      STW     .D1T1  A3, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_108, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A0, *+B0[0]          ; STW     a, *+block[0]
