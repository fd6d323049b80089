; broadside optimize: source 1b5d4d8f6a263e91bd308a730ebd1831cb70ee9a0b9db69d65d5b7dd99a38bde
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 5 s an interval, 60 s a region
        .ref    rijndael_decrypt_far, rijndael_decrypt_near, rijndael_encrypt_far, rijndael_encrypt_near
; Rijndael with blocks of 128 bits on one block.
;
;       void rijndael_encrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_encrypt_block(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block(uint32_t block[4], const uint32_t schedule[60]);
;       void rijndael_decrypt_block(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_decrypt_block(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_decrypt_block(uint32_t block[4], const uint32_t schedule[60]);
;
; block     changed in place. Word aligned.
; schedule  the round keys of FIPS 197, of the equivalent inverse cipher for decryption, in the order of their use; row 0
;           in the lowest byte. Word aligned, not overlapping block; in data memory block 0 for the cycles stated.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Rijndael with blocks of 128 bits on the C62x, one at a time: half of its columns on each side of the machine.
;
; Each side looks up the bytes of its columns; the load brings the word to the side of the column that it is for. Nothing
; else crosses.

; Rijndael with blocks of 128 bits (FIPS 197) on the C62x: what its rounds are made of.
;
; A column of the state is a word with row 0 lowest. A round of a column is four lookups, the S-box and MixColumns in one;
; the inverse cipher is the equivalent one (FIPS 197, section 5.3.5). It is the cipher with other tables and the second and
; the fourth column exchanged: b and d number the words that these are.
;
; Both sides of the machine have all tables, side A in data memory block 0, side B in block 1: their loads never meet in a
; bank. Each table lies on a multiple of 1024 bytes: circular addressing (AMR) masks the index: only its bits 0 to 7
; count. So row 0 needs no operation, and each other row a shift.
;
; The last round, without MixColumns, has four tables of its own, each a fixed distance behind its row's: the S-box, with
; its byte already in the row's place. So it is a round like any other, before which the bases move on.
;
; Key and data choose addresses of tables: constant-time on memory without a cache only.

; Base registers and AMR for the rounds. Reserves A4 to A7 and B4 to B7.

; Linear addressing again, as the C ABI demands on return.

; Rows 1 to 3 of a column, with higher bits that the tables' addressing masks.

; The four lookups of one column of a round, from the four columns that ShiftRows brings together, and their sum.


; One after another, as the loads bring them: nothing waits in a register for another.

; The words of a block. Words b and d are its second and fourth columns.


; The first key: a block's words become its columns.

; What the bytes of a block bring for each column. Columns a and b on side A, c and d on side B.

; Two rounds in place differ in the order of their lookups. The first makes one column after the other, so that the second
; can begin with what it has; the second looks up one column after the other, so that it ends with all of them at once.


; The bases moved on to the last round's tables, `apart` bytes behind, where `passes` says that no round follows.

; Four key words, and the key moved on: k0 and k1 on side A, k2 and k3 on side B. Words 0 and d are pointed to. Two words
; loaded at once lie in different banks.

        .global rijndael_encrypt_block
        .global rijndael_192_encrypt_block
        .global rijndael_256_encrypt_block
        .global rijndael_decrypt_block
        .global rijndael_192_decrypt_block
        .global rijndael_256_decrypt_block

; A whole routine of `pairs` of rounds, the last round with the tables behind the others.

rijndael_encrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_2
||      LDW     .D1T1  *+A1[1], A15         ; LDW     *+block[1], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    12, B1, B10          ; ADD     keys, 4 * 3, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_2
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], x3
        MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[3], A13         ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B12        ; LDW     *-far[2 + 3], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    5, A2                ; MVK     5, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_2
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_2, B5
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_2
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_2, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_2, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_2, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_2, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_9
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_9
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_8
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_8
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_2, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_2, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_9
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_9
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_9], tc2_8
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_9], ta2_8
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_9
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_9
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_9], ta1_8
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_9], tc1_8
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_9
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_9
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_9], tc3_8
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_9], ta3_8
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_9
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_9
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_8
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_8
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_8, k0, s0_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_8, k2, s0_20
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_9], td1_8
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_9], tb1_8
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_18, ta2_8, s1_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_20, tc2_8, s1_20
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_9
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_9
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_9], td2_8
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_9], tb2_8
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_18, ta1_8, s2_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_20, tc1_8, s2_20
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_9], tb3_8
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_9], td3_8
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_18, ta3_8, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_20, tc3_8, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_8, k1, s0_19
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_8, k3, s0_21
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_24
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_24
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_23
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_23
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_19, tb1_8, s1_19
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_21, td1_8, s1_21
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_24
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_24
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_24], td1_23
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_24], tb1_23
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_19, tb2_8, s2_19
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_21, td2_8, s2_21
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_24
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_24
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_24], tc2_23
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_24], ta2_23
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_19, tb3_8, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_21, td3_8, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_24], tb3_23
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_24], td3_23
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_24
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_24
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_23
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_23
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_24
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_24
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_24], ta1_23
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_24], tc1_23
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_23, n0, s0_33
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_23, n2, s0_35
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_24
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_24
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_24], tc3_23
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_24], ta3_23
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_23, n1, s0_34
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_23, n3, s0_36
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_33, ta2_23, s1_33
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_35, tc2_23, s1_35
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_24], td2_23
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_24], tb2_23
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_8, k0, s0_18
;    XOR s0_18, ta2_8, s1_18
;    XOR s1_18, ta1_8, s2_18
;    XOR s2_18, ta3_8, c0
;    LDW *+A4[c0], ta0_23
;    XOR ta0_23, n0, s0_33
;    XOR s0_33, ta2_23, s1_33
;    XOR s1_33, ta1_23, s2_33
;    XOR s2_33, ta3_23, c0
;    LDW *+A4[c0], ta0_8
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.2 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_34, tb3_23, s1_34
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_36, td3_23, s1_36
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_33, ta1_23, s2_33
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_35, tc1_23, s2_35
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_33, ta3_23, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_35, tc3_23, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_34, tb0_23, s2_34
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_36, td0_23, s2_36
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_34, tb2_23, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_36, td2_23, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_9
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_9
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_8
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_8
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_9
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_9
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_9], tc2_8
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_9], ta2_8
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_9
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_9
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_9], ta1_8
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_9], tc1_8
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_9
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_9
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_9], tc3_8
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_9], ta3_8
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_9
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_9
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_8
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_8
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_8, k0, s0_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_8, k2, s0_20
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_9], td1_8
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_9], tb1_8
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_18, ta2_8, s1_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_20, tc2_8, s1_20
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_9
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_9
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_9], td2_8
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_9], tb2_8
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_18, ta1_8, s2_18
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_20, tc1_8, s2_20
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_9], tb3_8
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_9], td3_8
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_18, ta3_8, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_20, tc3_8, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_8, k1, s0_19
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_8, k3, s0_21
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_24
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_24
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_23
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_23
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_19, tb1_8, s1_19
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_21, td1_8, s1_21
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_24
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_24
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_24], td1_23
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_24], tb1_23
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_19, tb2_8, s2_19
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_21, td2_8, s2_21
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_24
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_24
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_24], tc2_23
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_24], ta2_23
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_19, tb3_8, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_21, td3_8, c3
||[A1]  B       .S2    rijndael_encrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_24], tb3_23
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_24], td3_23
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_24
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_24
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_23
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_23
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_24
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_24
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_24], ta1_23
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_24], tc1_23
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_23, n0, s0_33
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_23, n2, s0_35
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_24
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_24
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_24], tc3_23
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_24], ta3_23
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_23, n1, s0_34
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_23, n3, s0_36
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_33, ta2_23, s1_33
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_35, tc2_23, s1_35
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_24], td2_23
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_24], tb2_23
        NOP
rijndael_encrypt_block$rijndael_encrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_34, tb3_23, s1_34
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_36, td3_23, s1_36
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_38
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_33, ta1_23, s2_33
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_35, tc1_23, s2_35
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_33, ta3_23, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_35, tc3_23, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_34, tb0_23, s2_34
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_36, td0_23, s2_36
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_34, tb2_23, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_36, td2_23, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[3]          ; STW     c3, *+block[3]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_38, AMR
||      STW     .D1T1  A9, *+A0[1]          ; STW     c1, *+block[1]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]

rijndael_192_encrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_40
||      LDW     .D1T1  *+A1[1], A15         ; LDW     *+block[1], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    12, B1, B10          ; ADD     keys, 4 * 3, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_40
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], x3
        MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[3], A13         ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B12        ; LDW     *-far[2 + 3], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    6, A2                ; MVK     6, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_40
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_40, B5
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_40
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_40, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_40, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_40, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_40, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_47
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_47
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_46
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_46
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_40, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_40, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_47
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_47
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_47], tc2_46
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_47], ta2_46
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_47
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_47
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_47], ta1_46
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_47], tc1_46
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_47
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_47
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_47], tc3_46
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_47], ta3_46
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_47
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_47
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_46
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_46
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_46, k0, s0_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_46, k2, s0_58
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_47], td1_46
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_47], tb1_46
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_56, ta2_46, s1_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_58, tc2_46, s1_58
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_47
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_47
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_47], td2_46
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_47], tb2_46
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_56, ta1_46, s2_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_58, tc1_46, s2_58
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_47], tb3_46
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_47], td3_46
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_56, ta3_46, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_58, tc3_46, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_46, k1, s0_57
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_46, k3, s0_59
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_62
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_62
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_61
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_61
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_57, tb1_46, s1_57
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_59, td1_46, s1_59
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_62
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_62
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_62], td1_61
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_62], tb1_61
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_57, tb2_46, s2_57
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_59, td2_46, s2_59
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_62
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_62
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_62], tc2_61
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_62], ta2_61
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_57, tb3_46, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_59, td3_46, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_62], tb3_61
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_62], td3_61
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_62
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_62
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_61
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_61
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_62
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_62
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_62], ta1_61
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_62], tc1_61
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_61, n0, s0_71
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_61, n2, s0_73
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_62
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_62
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_62], tc3_61
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_62], ta3_61
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_61, n1, s0_72
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_61, n3, s0_74
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_71, ta2_61, s1_71
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_73, tc2_61, s1_73
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_62], td2_61
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_62], tb2_61
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_46, k0, s0_56
;    XOR s0_56, ta2_46, s1_56
;    XOR s1_56, ta1_46, s2_56
;    XOR s2_56, ta3_46, c0
;    LDW *+A4[c0], ta0_61
;    XOR ta0_61, n0, s0_71
;    XOR s0_71, ta2_61, s1_71
;    XOR s1_71, ta1_61, s2_71
;    XOR s2_71, ta3_61, c0
;    LDW *+A4[c0], ta0_46
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.2 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_72, tb3_61, s1_72
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_74, td3_61, s1_74
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_71, ta1_61, s2_71
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_73, tc1_61, s2_73
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_71, ta3_61, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_73, tc3_61, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_72, tb0_61, s2_72
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_74, td0_61, s2_74
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_72, tb2_61, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_74, td2_61, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_47
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_47
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_46
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_46
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_47
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_47
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_47], tc2_46
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_47], ta2_46
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_47
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_47
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_47], ta1_46
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_47], tc1_46
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_47
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_47
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_47], tc3_46
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_47], ta3_46
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_47
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_47
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_46
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_46
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_46, k0, s0_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_46, k2, s0_58
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_47], td1_46
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_47], tb1_46
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_56, ta2_46, s1_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_58, tc2_46, s1_58
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_47
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_47
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_47], td2_46
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_47], tb2_46
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_56, ta1_46, s2_56
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_58, tc1_46, s2_58
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_47], tb3_46
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_47], td3_46
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_56, ta3_46, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_58, tc3_46, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_46, k1, s0_57
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_46, k3, s0_59
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_62
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_62
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_61
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_61
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_57, tb1_46, s1_57
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_59, td1_46, s1_59
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_62
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_62
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_62], td1_61
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_62], tb1_61
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_57, tb2_46, s2_57
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_59, td2_46, s2_59
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_62
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_62
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_62], tc2_61
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_62], ta2_61
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_57, tb3_46, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_59, td3_46, c3
||[A1]  B       .S2    rijndael_192_encrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_62], tb3_61
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_62], td3_61
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_62
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_62
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_61
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_61
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_62
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_62
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_62], ta1_61
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_62], tc1_61
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_61, n0, s0_71
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_61, n2, s0_73
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_62
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_62
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_62], tc3_61
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_62], ta3_61
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_61, n1, s0_72
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_61, n3, s0_74
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_71, ta2_61, s1_71
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_73, tc2_61, s1_73
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_62], td2_61
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_62], tb2_61
        NOP
rijndael_192_encrypt_block$rijndael_192_encrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_72, tb3_61, s1_72
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_74, td3_61, s1_74
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_76
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_71, ta1_61, s2_71
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_73, tc1_61, s2_73
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_71, ta3_61, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_73, tc3_61, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_72, tb0_61, s2_72
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_74, td0_61, s2_74
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_72, tb2_61, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_74, td2_61, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[3]          ; STW     c3, *+block[3]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_76, AMR
||      STW     .D1T1  A9, *+A0[1]          ; STW     c1, *+block[1]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]

rijndael_256_encrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_78
||      LDW     .D1T1  *+A1[1], A15         ; LDW     *+block[1], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    12, B1, B10          ; ADD     keys, 4 * 3, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_78
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[3], B0          ; LDW     *+block[3], x3
        MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[3], A13         ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B12        ; LDW     *-far[2 + 3], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    7, A2                ; MVK     7, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_78
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_78, B5
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_78
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_78, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_78, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_78, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_78, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_85
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_85
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_84
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_84
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_78, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_78, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_85
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_85
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_85], tc2_84
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_85], ta2_84
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_85
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_85
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_85], ta1_84
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_85], tc1_84
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_85
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_85
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_85], tc3_84
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_85], ta3_84
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_85
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_85
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_84
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_84
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_84, k0, s0_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_84, k2, s0_96
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_85], td1_84
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_85], tb1_84
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_94, ta2_84, s1_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_96, tc2_84, s1_96
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_85
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_85
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_85], td2_84
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_85], tb2_84
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_94, ta1_84, s2_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_96, tc1_84, s2_96
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_85], tb3_84
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_85], td3_84
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_94, ta3_84, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_96, tc3_84, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_84, k1, s0_95
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_84, k3, s0_97
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_100
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_100
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_99
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_99
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_95, tb1_84, s1_95
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_97, td1_84, s1_97
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_100
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_100
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_100], td1_99
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_100], tb1_99
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_95, tb2_84, s2_95
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_97, td2_84, s2_97
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_100
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_100
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_100], tc2_99
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_100], ta2_99
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_95, tb3_84, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_97, td3_84, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_100], tb3_99
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_100], td3_99
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_100
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_100
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_99
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_99
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_100
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_100
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_100], ta1_99
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_100], tc1_99
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_99, n0, s0_109
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_99, n2, s0_111
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_100
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_100
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_100], tc3_99
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_100], ta3_99
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_99, n1, s0_110
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_99, n3, s0_112
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_109, ta2_99, s1_109
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_111, tc2_99, s1_111
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_100], td2_99
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_100], tb2_99
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_84, k0, s0_94
;    XOR s0_94, ta2_84, s1_94
;    XOR s1_94, ta1_84, s2_94
;    XOR s2_94, ta3_84, c0
;    LDW *+A4[c0], ta0_99
;    XOR ta0_99, n0, s0_109
;    XOR s0_109, ta2_99, s1_109
;    XOR s1_109, ta1_99, s2_109
;    XOR s2_109, ta3_99, c0
;    LDW *+A4[c0], ta0_84
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.2 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_110, tb3_99, s1_110
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_112, td3_99, s1_112
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_109, ta1_99, s2_109
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_111, tc1_99, s2_111
||      LDW     .D1T1  *-A0[3], A15         ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B10[5], B1         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_109, ta3_99, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_111, tc3_99, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_110, tb0_99, s2_110
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_112, td0_99, s2_112
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_110, tb2_99, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_112, td2_99, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_85
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_85
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_84
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_84
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_85
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_85
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_85], tc2_84
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_85], ta2_84
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_85
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_85
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_85], ta1_84
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_85], tc1_84
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_85
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_85
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_85], tc3_84
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_85], ta3_84
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_85
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_85
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_84
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_84
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_84, k0, s0_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_84, k2, s0_96
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_85], td1_84
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_85], tb1_84
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_94, ta2_84, s1_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_96, tc2_84, s1_96
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_85
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_85
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_85], td2_84
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_85], tb2_84
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_94, ta1_84, s2_94
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_96, tc1_84, s2_96
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_85], tb3_84
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_85], td3_84
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_94, ta3_84, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_96, tc3_84, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[3], A10         ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B10[5], B12        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_84, k1, s0_95
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_84, k3, s0_97
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_100
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_100
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_99
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_99
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_95, tb1_84, s1_95
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_97, td1_84, s1_97
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_100
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_100
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_100], td1_99
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_100], tb1_99
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_95, tb2_84, s2_95
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_97, td2_84, s2_97
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_100
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_100
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_100], tc2_99
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_100], ta2_99
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_95, tb3_84, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_97, td3_84, c3
||[A1]  B       .S2    rijndael_256_encrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_100], tb3_99
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_100], td3_99
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_100
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_100
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_99
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_99
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_100
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_100
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_100], ta1_99
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_100], tc1_99
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_99, n0, s0_109
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_99, n2, s0_111
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_100
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_100
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_100], tc3_99
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_100], ta3_99
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_99, n1, s0_110
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_99, n3, s0_112
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_109, ta2_99, s1_109
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_111, tc2_99, s1_111
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_100], td2_99
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_100], tb2_99
        NOP
rijndael_256_encrypt_block$rijndael_256_encrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_110, tb3_99, s1_110
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_112, td3_99, s1_112
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_114
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_109, ta1_99, s2_109
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_111, tc1_99, s2_111
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_109, ta3_99, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_111, tc3_99, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_110, tb0_99, s2_110
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_112, td0_99, s2_112
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_110, tb2_99, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_112, td2_99, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[3]          ; STW     c3, *+block[3]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_114, AMR
||      STW     .D1T1  A9, *+A0[1]          ; STW     c1, *+block[1]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]

rijndael_decrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_116
||      LDW     .D1T1  *+A1[3], A15         ; LDW     *+block[3], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    4, B1, B10           ; ADD     keys, 4 * 1, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_116
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+block[1], x3
        MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[1], A13         ; LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B12        ; LDW     *-far[2 + 1], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    5, A2                ; MVK     5, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_116
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_116, B5
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_116
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_116, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_116, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_116, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_116, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_123
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_123
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_122
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_122
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_116, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_116, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_123
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_123
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_123], tc2_122
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_123], ta2_122
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_123
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_123
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_123], ta1_122
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_123], tc1_122
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_123
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_123
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_123], tc3_122
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_123], ta3_122
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_123
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_123
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_122
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_122
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_122, k0, s0_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_122, k2, s0_134
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_123], td1_122
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_123], tb1_122
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_132, ta2_122, s1_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_134, tc2_122, s1_134
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_123
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_123
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_123], td2_122
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_123], tb2_122
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_132, ta1_122, s2_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_134, tc1_122, s2_134
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_123], tb3_122
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_123], td3_122
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_132, ta3_122, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_134, tc3_122, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_122, k1, s0_133
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_122, k3, s0_135
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_138
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_138
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_137
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_137
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_133, tb1_122, s1_133
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_135, td1_122, s1_135
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_138
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_138
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_138], td1_137
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_138], tb1_137
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_133, tb2_122, s2_133
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_135, td2_122, s2_135
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_138
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_138
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_138], tc2_137
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_138], ta2_137
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_133, tb3_122, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_135, td3_122, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_138], tb3_137
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_138], td3_137
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_138
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_138
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_137
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_137
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_138
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_138
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_138], ta1_137
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_138], tc1_137
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_137, n0, s0_147
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_137, n2, s0_149
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_138
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_138
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_138], tc3_137
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_138], ta3_137
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_137, n1, s0_148
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_137, n3, s0_150
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_147, ta2_137, s1_147
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_149, tc2_137, s1_149
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_138], td2_137
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_138], tb2_137
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_122, k0, s0_132
;    XOR s0_132, ta2_122, s1_132
;    XOR s1_132, ta1_122, s2_132
;    XOR s2_132, ta3_122, c0
;    LDW *+A4[c0], ta0_137
;    XOR ta0_137, n0, s0_147
;    XOR s0_147, ta2_137, s1_147
;    XOR s1_147, ta1_137, s2_147
;    XOR s2_147, ta3_137, c0
;    LDW *+A4[c0], ta0_122
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.1 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_148, tb3_137, s1_148
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_150, td3_137, s1_150
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_147, ta1_137, s2_147
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_149, tc1_137, s2_149
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_147, ta3_137, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_149, tc3_137, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_148, tb0_137, s2_148
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_150, td0_137, s2_150
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_148, tb2_137, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_150, td2_137, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_123
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_123
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_122
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_122
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_123
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_123
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_123], tc2_122
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_123], ta2_122
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_123
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_123
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_123], ta1_122
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_123], tc1_122
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_123
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_123
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_123], tc3_122
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_123], ta3_122
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_123
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_123
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_122
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_122
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_122, k0, s0_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_122, k2, s0_134
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_123], td1_122
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_123], tb1_122
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_132, ta2_122, s1_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_134, tc2_122, s1_134
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_123
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_123
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_123], td2_122
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_123], tb2_122
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_132, ta1_122, s2_132
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_134, tc1_122, s2_134
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_123], tb3_122
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_123], td3_122
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_132, ta3_122, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_134, tc3_122, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_122, k1, s0_133
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_122, k3, s0_135
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_138
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_138
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_137
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_137
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_133, tb1_122, s1_133
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_135, td1_122, s1_135
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_138
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_138
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_138], td1_137
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_138], tb1_137
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_133, tb2_122, s2_133
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_135, td2_122, s2_135
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_138
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_138
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_138], tc2_137
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_138], ta2_137
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_133, tb3_122, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_135, td3_122, c3
||[A1]  B       .S2    rijndael_decrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_138], tb3_137
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_138], td3_137
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_138
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_138
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_137
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_137
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_138
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_138
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_138], ta1_137
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_138], tc1_137
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_137, n0, s0_147
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_137, n2, s0_149
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_138
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_138
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_138], tc3_137
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_138], ta3_137
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_137, n1, s0_148
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_137, n3, s0_150
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_147, ta2_137, s1_147
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_149, tc2_137, s1_149
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_138], td2_137
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_138], tb2_137
        NOP
rijndael_decrypt_block$rijndael_decrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_148, tb3_137, s1_148
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_150, td3_137, s1_150
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_152
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_147, ta1_137, s2_147
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_149, tc1_137, s2_149
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_147, ta3_137, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_149, tc3_137, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_148, tb0_137, s2_148
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_150, td0_137, s2_150
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_148, tb2_137, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_150, td2_137, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[1]          ; STW     c3, *+block[1]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_152, AMR
||      STW     .D1T1  A9, *+A0[3]          ; STW     c1, *+block[3]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]

rijndael_192_decrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_154
||      LDW     .D1T1  *+A1[3], A15         ; LDW     *+block[3], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    4, B1, B10           ; ADD     keys, 4 * 1, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_154
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+block[1], x3
        MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[1], A13         ; LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B12        ; LDW     *-far[2 + 1], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    6, A2                ; MVK     6, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_154
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_154, B5
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_154
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_154, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_154, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_154, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_154, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_161
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_161
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_160
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_160
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_154, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_154, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_161
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_161
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_161], tc2_160
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_161], ta2_160
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_161
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_161
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_161], ta1_160
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_161], tc1_160
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_161
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_161
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_161], tc3_160
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_161], ta3_160
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_161
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_161
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_160
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_160
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_160, k0, s0_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_160, k2, s0_172
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_161], td1_160
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_161], tb1_160
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_170, ta2_160, s1_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_172, tc2_160, s1_172
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_161
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_161
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_161], td2_160
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_161], tb2_160
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_170, ta1_160, s2_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_172, tc1_160, s2_172
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_161], tb3_160
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_161], td3_160
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_170, ta3_160, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_172, tc3_160, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_160, k1, s0_171
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_160, k3, s0_173
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_176
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_176
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_175
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_175
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_171, tb1_160, s1_171
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_173, td1_160, s1_173
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_176
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_176
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_176], td1_175
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_176], tb1_175
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_171, tb2_160, s2_171
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_173, td2_160, s2_173
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_176
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_176
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_176], tc2_175
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_176], ta2_175
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_171, tb3_160, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_173, td3_160, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_176], tb3_175
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_176], td3_175
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_176
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_176
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_175
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_175
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_176
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_176
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_176], ta1_175
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_176], tc1_175
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_175, n0, s0_185
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_175, n2, s0_187
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_176
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_176
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_176], tc3_175
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_176], ta3_175
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_175, n1, s0_186
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_175, n3, s0_188
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_185, ta2_175, s1_185
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_187, tc2_175, s1_187
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_176], td2_175
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_176], tb2_175
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_160, k0, s0_170
;    XOR s0_170, ta2_160, s1_170
;    XOR s1_170, ta1_160, s2_170
;    XOR s2_170, ta3_160, c0
;    LDW *+A4[c0], ta0_175
;    XOR ta0_175, n0, s0_185
;    XOR s0_185, ta2_175, s1_185
;    XOR s1_185, ta1_175, s2_185
;    XOR s2_185, ta3_175, c0
;    LDW *+A4[c0], ta0_160
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.2 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_186, tb3_175, s1_186
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_188, td3_175, s1_188
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_185, ta1_175, s2_185
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_187, tc1_175, s2_187
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_185, ta3_175, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_187, tc3_175, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_186, tb0_175, s2_186
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_188, td0_175, s2_188
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_186, tb2_175, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_188, td2_175, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_161
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_161
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_160
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_160
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_161
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_161
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_161], tc2_160
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_161], ta2_160
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_161
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_161
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_161], ta1_160
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_161], tc1_160
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_161
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_161
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_161], tc3_160
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_161], ta3_160
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_161
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_161
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_160
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_160
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_160, k0, s0_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_160, k2, s0_172
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_161], td1_160
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_161], tb1_160
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_170, ta2_160, s1_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_172, tc2_160, s1_172
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_161
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_161
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_161], td2_160
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_161], tb2_160
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_170, ta1_160, s2_170
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_172, tc1_160, s2_172
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_161], tb3_160
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_161], td3_160
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_170, ta3_160, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_172, tc3_160, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_160, k1, s0_171
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_160, k3, s0_173
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_176
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_176
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_175
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_175
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_171, tb1_160, s1_171
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_173, td1_160, s1_173
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_176
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_176
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_176], td1_175
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_176], tb1_175
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_171, tb2_160, s2_171
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_173, td2_160, s2_173
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_176
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_176
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_176], tc2_175
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_176], ta2_175
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_171, tb3_160, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_173, td3_160, c3
||[A1]  B       .S2    rijndael_192_decrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_176], tb3_175
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_176], td3_175
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_176
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_176
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_175
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_175
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_176
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_176
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_176], ta1_175
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_176], tc1_175
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_175, n0, s0_185
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_175, n2, s0_187
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_176
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_176
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_176], tc3_175
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_176], ta3_175
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_175, n1, s0_186
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_175, n3, s0_188
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_185, ta2_175, s1_185
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_187, tc2_175, s1_187
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_176], td2_175
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_176], tb2_175
        NOP
rijndael_192_decrypt_block$rijndael_192_decrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_186, tb3_175, s1_186
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_188, td3_175, s1_188
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_190
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_185, ta1_175, s2_185
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_187, tc1_175, s2_187
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_185, ta3_175, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_187, tc3_175, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_186, tb0_175, s2_186
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_188, td0_175, s2_188
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_186, tb2_175, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_188, td2_175, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[1]          ; STW     c3, *+block[1]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_190, AMR
||      STW     .D1T1  A9, *+A0[3]          ; STW     c1, *+block[3]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]

rijndael_256_decrypt_block:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B1               ; argument
||      ADDK    .S2    -40, B15             ; frame
        MV      .L1X   B1, A0               ; MV      keys, near
||      MV      .L2X   A1, B0               ; copy
||      MVK     .S1    4096, A3             ; MVK     0x1000, apart_a
||      MVKL    .S2    611669, B9           ; MVKL    0x00095555, circular_192
||      LDW     .D1T1  *+A1[3], A15         ; LDW     *+block[3], x1
||      STW     .D2T2  B10, *+B15[4]        ; save B10
        MV      .L1X   B15, A9              ; frame
||      ADD     .L2    4, B1, B10           ; ADD     keys, 4 * 1, far
||      MVKH    .S2    611669, B9           ; MVKH    0x00095555, circular_192
||      LDW     .D1T1  *+A1[0], A10         ; LDW     *+block[0], x0
||      LDW     .D2T2  *+B0[1], B0          ; LDW     *+block[1], x3
        MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      STW     .D1T1  A15, *+A9[10]        ; save A15
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k3
        STW     .D1T1  A10, *+A9[3]         ; save A10
||      STW     .D2T2  B0, *+B15[2]         ; save block
        MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *A0++[4], A11        ; LDW     *near++[4], k0
||      STW     .D2T2  B3, *+B15[1]         ; save return$
        STW     .D1T1  A14, *+A9[9]         ; save A14
||      LDW     .D2T2  *+B0[2], B0          ; LDW     *+block[2], x2
        LDW     .D1T1  *-A0[1], A13         ; LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B12        ; LDW     *-far[2 + 1], k2
        XOR     .L2    B0, B3, B3           ; XOR     x3, k3, c3
||      MVK     .S1    7, A2                ; MVK     7, count
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_192
||      STW     .D1T1  A11, *+A9[5]         ; save A11
||      STW     .D2T2  B11, *+B15[6]        ; save B11
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
||      STW     .D1T1  A13, *+A9[8]         ; save A13
||      STW     .D2T2  B12, *+B15[7]        ; save B12
        MV      .L1    A2, A14              ; count of rounds
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_192, B5
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .L1    A10, A11, A11        ; XOR     x0, k0, c0
||      MVK     .S1    1024, A1             ; MVK     0x400, apart_a_192
||      MVK     .S2    4096, B11            ; MVK     0x1000, apart_b
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_192, A5
||      XOR     .L2    B0, B12, B2          ; XOR     x2, k2, c2
||      XOR     .S1    A15, A13, A9         ; XOR     x1, k1, c1
||      MVC     .S2    B9, AMR              ; MVC     circular_192, AMR
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_192, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_192, B6
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_199
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_199
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_198
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_198
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_192, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_192, B7
||      SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_199
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_199
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_199], tc2_198
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_199], ta2_198
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_199
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_199
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_199], ta1_198
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_199], tc1_198
        SUB     .L1    A14, 2, A1           ; passes of rounds
||      SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_199
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_199
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_199], tc3_198
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_199], ta3_198
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_199
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_199
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_198
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_198
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_198, k0, s0_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_198, k2, s0_210
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_199], td1_198
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_199], tb1_198
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_208, ta2_198, s1_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_210, tc2_198, s1_210
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_199
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_199
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_199], td2_198
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_199], tb2_198
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_208, ta1_198, s2_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_210, tc1_198, s2_210
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_199], tb3_198
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_199], td3_198
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_208, ta3_198, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_210, tc3_198, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_198, k1, s0_209
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_198, k3, s0_211
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_214
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_214
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_213
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_213
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_209, tb1_198, s1_209
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_211, td1_198, s1_211
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_214
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_214
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_214], td1_213
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_214], tb1_213
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_209, tb2_198, s2_209
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_211, td2_198, s2_211
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_214
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_214
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_214], tc2_213
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_214], ta2_213
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_209, tb3_198, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_211, td3_198, c3
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_214], tb3_213
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_214], td3_213
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_214
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_214
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_213
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_213
        SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_214
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_214
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_214], ta1_213
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_214], tc1_213
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_213, n0, s0_223
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_213, n2, s0_225
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_214
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_214
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_214], tc3_213
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_214], ta3_213
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_213, n1, s0_224
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_213, n3, s0_226
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_223, ta2_213, s1_223
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_225, tc2_213, s1_225
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_214], td2_213
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_214], tb2_213
        NOP
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "90 operations near the recurrence", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 7.7, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 8.2, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 179.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 143.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 12.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 11.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_198, k0, s0_208
;    XOR s0_208, ta2_198, s1_208
;    XOR s1_208, ta1_198, s2_208
;    XOR s2_208, ta3_198, c0
;    LDW *+A4[c0], ta0_213
;    XOR ta0_213, n0, s0_223
;    XOR s0_223, ta2_213, s1_223
;    XOR s1_223, ta1_213, s2_223
;    XOR s2_223, ta3_213, c0
;    LDW *+A4[c0], ta0_198
;  units: L1 16/21, S1 18/21, M1 0/21, D1 20/21, L2 14/21, S2 19/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 15 used, 15 live at once
;  registers of side B: 14 used, 14 live at once
;  II 20: proved infeasible (90 operations near the recurrence), 0.1 s
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 7.7 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 8.2 s
;  II 20 without possible bank conflicts: not found by annealing, 179.7 s
;  II 20: not found by annealing, 143.1 s
;  II 20 without possible bank conflicts: time limit, 12.7 s
;  II 20: time limit, 11.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_block$rounds:
        XOR     .L1    A9, A8, A9           ; <1> XOR     s0_224, tb3_213, s1_224
||      XOR     .L2    B12, B1, B8          ; <1> XOR     s0_226, td3_213, s1_226
||      LDW     .D1T1  *A0++[4], A13        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B12       ; <0> LDW     *far++[4], k3
        XOR     .S1    A10, A8, A10         ; <1> XOR     s1_223, ta1_213, s2_223
||      XOR     .S2    B9, B1, B12          ; <1> XOR     s1_225, tc1_213, s2_225
||      LDW     .D1T1  *-A0[1], A15         ; <0> LDW     *-near[4 - 3], k1
||      LDW     .D2T2  *-B10[3], B1         ; <0> LDW     *-far[2 + 1], k2
        XOR     .L1    A10, A8, A11         ; <1> XOR     s2_223, ta3_213, c0
||      XOR     .L2    B12, B0, B2          ; <1> XOR     s2_225, tc3_213, c2
||      XOR     .S1    A9, A11, A10         ; <1> XOR     s1_224, tb0_213, s2_224
||      XOR     .S2    B8, B2, B1           ; <1> XOR     s1_226, td0_213, s2_226
||      LDW     .D1T1  *A0++[4], A14        ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B10++[4], B8        ; <0> LDW     *far++[4], n3
        XOR     .L1    A10, A8, A9          ; <1> XOR     s2_224, tb2_213, c1
||      XOR     .L2    B1, B0, B3           ; <1> XOR     s2_226, td2_213, c3
||      SHRU    .S1    A11, 16, A13         ; <0> SHRU    c0, 16, a16_199
||      SHRU    .S2    B2, 16, B8           ; <0> SHRU    c2, 16, c16_199
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[c0], ta0_198
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_198
        SHRU    .S1    A9, 8, A8            ; <0> SHRU    c1, 8, b8_199
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_199
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[a16_199], tc2_198
||      LDW     .D2T1  *+B6[B8], A9         ; <0> LDW     *+B6[c16_199], ta2_198
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S1    A9, 24, A10          ; <0> SHRU    c1, 24, b24_199
||      SHRU    .S2    B3, 24, B0           ; <0> SHRU    c3, 24, d24_199
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_199], ta1_198
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_199], tc1_198
        SHRU    .S1    A9, 16, A10          ; <0> SHRU    c1, 16, b16_199
||      SHRU    .S2    B3, 16, B9           ; <0> SHRU    c3, 16, d16_199
||      LDW     .D1T2  *+A7[A10], B1        ; <0> LDW     *+A7[b24_199], tc3_198
||      LDW     .D2T1  *+B7[B0], A11        ; <0> LDW     *+B7[d24_199], ta3_198
  [!A2] ADD     .L1    A4, A3, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B11, B4          ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A11, 8, A9           ; <0> SHRU    c0, 8, a8_199
||      SHRU    .S2    B2, 8, B3            ; <0> SHRU    c2, 8, c8_199
||      LDW     .D1T1  *+A4[A9], A8         ; <0> LDW     *+A4[c1], tb0_198
||      LDW     .D2T2  *+B4[B3], B0         ; <0> LDW     *+B4[c3], td0_198
        XOR     .L1    A8, A13, A8          ; <0> XOR     ta0_198, k0, s0_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     tc0_198, k2, s0_210
||[!A2] ADD     .S1    A5, A3, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B11, B5          ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A5[A9], B3         ; <0> LDW     *+A5[a8_199], td1_198
||      LDW     .D2T1  *+B5[B3], A9         ; <0> LDW     *+B5[c8_199], tb1_198
        XOR     .L1    A8, A9, A10          ; <0> XOR     s0_208, ta2_198, s1_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s0_210, tc2_198, s1_210
||      SHRU    .S1    A11, 24, A9          ; <0> SHRU    c0, 24, a24_199
||      SHRU    .S2    B2, 24, B2           ; <0> SHRU    c2, 24, c24_199
||      LDW     .D1T2  *+A6[A10], B3        ; <0> LDW     *+A6[b16_199], td2_198
||      LDW     .D2T1  *+B6[B9], A9         ; <0> LDW     *+B6[d16_199], tb2_198
        XOR     .L1    A10, A8, A9          ; <0> XOR     s1_208, ta1_198, s2_208
||      XOR     .L2    B0, B1, B0           ; <0> XOR     s1_210, tc1_198, s2_210
||[!A2] ADD     .S1    A7, A3, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B11, B7          ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A9], A10        ; <0> LDW     *+A7[a24_199], tb3_198
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_199], td3_198
        XOR     .L1    A9, A11, A13         ; <0> XOR     s2_208, ta3_198, c0
||      XOR     .L2    B0, B1, B2           ; <0> XOR     s2_210, tc3_198, c2
||[!A2] ADD     .S1    A6, A3, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B11, B6          ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A0[1], A10         ; <0> LDW     *-near[4 - 3], n1
||      LDW     .D2T2  *-B10[3], B12        ; <0> LDW     *-far[2 + 1], n2
        XOR     .L1    A8, A15, A10         ; <0> XOR     tb0_198, k1, s0_209
||      XOR     .L2    B0, B12, B1          ; <0> XOR     td0_198, k3, s0_211
||      SHRU    .S1    A13, 8, A8           ; <0> SHRU    c0, 8, a8_214
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_214
||      LDW     .D1T1  *+A4[A13], A9        ; <0> LDW     *+A4[c0], ta0_213
||      LDW     .D2T2  *+B4[B2], B0         ; <0> LDW     *+B4[c2], tc0_213
        XOR     .L1    A10, A9, A10         ; <0> XOR     s0_209, tb1_198, s1_209
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s0_211, td1_198, s1_211
||      SHRU    .S1    A13, 16, A8          ; <0> SHRU    c0, 16, a16_214
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_214
||      LDW     .D1T2  *+A5[A8], B1         ; <0> LDW     *+A5[a8_214], td1_213
||      LDW     .D2T1  *+B5[B0], A8         ; <0> LDW     *+B5[c8_214], tb1_213
        XOR     .L1    A10, A9, A9          ; <0> XOR     s1_209, tb2_198, s2_209
||      XOR     .L2    B1, B3, B1           ; <0> XOR     s1_211, td2_198, s2_211
||      SHRU    .S1    A13, 24, A8          ; <0> SHRU    c0, 24, a24_214
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    c2, 24, c24_214
||      LDW     .D1T2  *+A6[A8], B0         ; <0> LDW     *+A6[a16_214], tc2_213
||      LDW     .D2T1  *+B6[B0], A9         ; <0> LDW     *+B6[c16_214], ta2_213
        XOR     .L1    A9, A10, A15         ; <0> XOR     s2_209, tb3_198, c1
||      XOR     .L2    B1, B2, B3           ; <0> XOR     s2_211, td3_198, c3
||[A1]  B       .S2    rijndael_256_decrypt_block$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A7[A8], A8         ; <0> LDW     *+A7[a24_214], tb3_213
||      LDW     .D2T2  *+B7[B0], B1         ; <0> LDW     *+B7[c24_214], td3_213
        SHRU    .S1    A15, 8, A8           ; <0> SHRU    c1, 8, b8_214
||      SHRU    .S2    B3, 8, B1            ; <0> SHRU    c3, 8, d8_214
||      LDW     .D1T1  *+A4[A15], A11       ; <0> LDW     *+A4[c1], tb0_213
||      LDW     .D2T2  *+B4[B3], B2         ; <0> LDW     *+B4[c3], td0_213
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     count, 1, count
||      SHRU    .S1    A15, 24, A11         ; <0> SHRU    c1, 24, b24_214
||      SHRU    .S2    B3, 24, B2           ; <0> SHRU    c3, 24, d24_214
||      LDW     .D1T1  *+A5[A8], A8         ; <0> LDW     *+A5[b8_214], ta1_213
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[d8_214], tc1_213
        XOR     .L1    A9, A14, A15         ; <0> XOR     ta0_213, n0, s0_223
||      XOR     .L2    B0, B12, B3          ; <0> XOR     tc0_213, n2, s0_225
||      SHRU    .S1    A15, 16, A11         ; <0> SHRU    c1, 16, b16_214
||      SHRU    .S2    B3, 16, B2           ; <0> SHRU    c3, 16, d16_214
||      LDW     .D1T2  *+A7[A11], B0        ; <0> LDW     *+A7[b24_214], tc3_213
||      LDW     .D2T1  *+B7[B2], A8         ; <0> LDW     *+B7[d24_214], ta3_213
        XOR     .L1    A8, A10, A9          ; <0> XOR     tb1_213, n1, s0_224
||      XOR     .L2    B1, B8, B12          ; <0> XOR     td1_213, n3, s0_226
||      XOR     .S1    A15, A9, A10         ; <0> XOR     s0_223, ta2_213, s1_223
||      XOR     .S2    B3, B0, B9           ; <0> XOR     s0_225, tc2_213, s1_225
||      LDW     .D1T2  *+A6[A11], B0        ; <0> LDW     *+A6[b16_214], td2_213
||      LDW     .D2T1  *+B6[B2], A8         ; <0> LDW     *+B6[d16_214], tb2_213
        NOP
rijndael_256_decrypt_block$rijndael_256_decrypt_block$2:
        XOR     .L1    A9, A8, A9           ; <-1> XOR     s0_224, tb3_213, s1_224
||      XOR     .L2    B12, B1, B8          ; <-1> XOR     s0_226, td3_213, s1_226
||      MV      .S1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        ZERO    .L2    B9                   ; ZERO    linear_228
||      XOR     .S1    A10, A8, A10         ; <-1> XOR     s1_223, ta1_213, s2_223
||      XOR     .S2    B9, B1, B12          ; <-1> XOR     s1_225, tc1_213, s2_225
||      LDW     .D1T1  *+A0[3], A10         ; restore A10
        XOR     .L1    A10, A8, A11         ; <-1> XOR     s2_223, ta3_213, c0
||      XOR     .L2    B12, B0, B2          ; <-1> XOR     s2_225, tc3_213, c2
||      XOR     .S1    A9, A11, A10         ; <-1> XOR     s1_224, tb0_213, s2_224
||      XOR     .S2    B8, B2, B1           ; <-1> XOR     s1_226, td0_213, s2_226
||      LDW     .D1T1  *+A0[10], A15        ; restore A15
        XOR     .L1    A10, A8, A9          ; <-1> XOR     s2_224, tb2_213, c1
||      XOR     .L2    B1, B0, B3           ; <-1> XOR     s2_226, td2_213, c3
||      LDW     .D1T1  *+A0[9], A14         ; restore A14
||      LDW     .D2T2  *+B15[2], B0         ; restore block
        LDW     .D1T1  *+A0[8], A13         ; restore A13
||      LDW     .D2T2  *+B15[7], B12        ; restore B12
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[5], A11         ; restore A11
||      LDW     .D2T2  *+B15[4], B10        ; restore B10
        LDW     .D2T2  *+B15[6], B11        ; restore B11
        NOP
        MV      .L1X   B0, A0               ; copy
||      ADDK    .S2    40, B15              ; frame
        STW     .D1T2  B3, *+A0[1]          ; STW     c3, *+block[1]
||      STW     .D2T1  A11, *+B0[0]         ; STW     c0, *+block[0]
        MVC     .S2    B9, AMR              ; MVC     linear_228, AMR
||      STW     .D1T1  A9, *+A0[3]          ; STW     c1, *+block[3]
||      STW     .D2T2  B2, *+B0[2]          ; STW     c2, *+block[2]
