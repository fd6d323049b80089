; broadside optimize: source 17e76226db45b29397505cb212a755b759b4a7c2aaa2fd097985d096e5b83535
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 100 s a region
        .ref    rijndael_encrypt_far, rijndael_encrypt_near
; Rijndael with blocks of 128 bits in cipher block chaining, encryption.
;
;       void rijndael_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                 const uint32_t schedule[44], uint8_t iv[16]);
;       void rijndael_192_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[52], uint8_t iv[16]);
;       void rijndael_256_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of encryption.
; iv        initialisation vector, word aligned; becomes the last block of ciphertext. Overlaps no other argument.
;
; A block of text and the first round keys are combined ahead: from one block to the next leads a single exclusive or.
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

        .global rijndael_cbc_encrypt
        .global rijndael_192_cbc_encrypt
        .global rijndael_256_cbc_encrypt

; The bases back at the tables of all rounds but the last.

; A whole routine of `pairs` of rounds a block, the last round with the tables behind the others.

rijndael_cbc_encrypt:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_cbc_encrypt$done; [!left] B      done
||      STW     .D1T1  A10, *+A0[4]         ; save A10
||      STW     .D2T2  B0, *+B15[3]         ; save in
        STW     .D1T1  A13, *+A0[10]        ; save A13
||      STW     .D2T2  B13, *+B15[11]       ; save B13
        STW     .D1T1  A11, *+A0[6]         ; save A11
||      STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D1T1  A12, *+A0[8]         ; save A12
||      STW     .D2T2  B3, *+B15[2]         ; save return$
        MV      .L1    A1, A10              ; move left
||      STW     .D1T1  A14, *+A0[12]        ; save A14
||      STW     .D2T2  B12, *+B15[9]        ; save B12
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B1               ; argument
||      MV      .S2X   A8, B8               ; move iv
||      STW     .D1T1  A15, *+A0[13]        ; save A15
||      STW     .D2T2  B11, *+B15[7]        ; save B11
rijndael_cbc_encrypt$rijndael_cbc_encrypt$1:
        LDW     .D2T2  *+B8[3], B8          ; LDW     *+iv[3], c3
        MV      .L1X   B1, A11              ; MV      keys, near
||      ADD     .L2    12, B1, B12          ; ADD     keys, 12, far
||      MV      .S1    A3, A0               ; move out
||      LDW     .D2T2  *+B8[2], B10         ; LDW     *+iv[2], c2
        MVK     .S1    1024, A1             ; MVK     0x400, apart_a_2
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_2
||      LDW     .D2T1  *+B8[0], A3          ; LDW     *+iv[0], c0
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D2T1  *+B8[1], A9          ; LDW     *+iv[1], c1
        MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      STW     .D2T2  B8, *+B15[1]         ; STW     iv, *+B15[1]
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_2, A5
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_2, B5
||      MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_2
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_2, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_2, B6
||      MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_2
||      MVK     .S2    4096, B3             ; MVK     0x1000, apart_b
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_2, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_2, B7
||      MVK     .S1    4096, A8             ; MVK     0x1000, apart_a
||      MVC     .S2X   A2, AMR              ; MVC     circular_2, AMR
rijndael_cbc_encrypt$next:
        MVK     .S1    5, A2                ; MVK     5, count
||      LDW     .D2T1  *+B15[3], A12        ; restore in
        LDW     .D1T1  *A11++[4], A13       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B0        ; LDW     *far++[4], k3
        NOP     2
        MV      .L1    A2, A1               ; count of rounds
||      LDW     .D1T1  *-A11[3], A12        ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B1         ; LDW     *-far[2 + 3], k2
        LDW     .D1T1  *+A12[0], A14        ; LDW     *+in[0], x0
        MV      .L2X   A12, B1              ; copy
||      LDW     .D1T2  *+A12[2], B2         ; LDW     *+in[2], x2
        LDW     .D1T2  *+A12[3], B1         ; LDW     *+in[3], x3
||      LDW     .D2T1  *+B1[1], A13         ; LDW     *+in[1], x1
        ADDAW   .D2    B1, 4, B2            ; ADDAW   in, 4, in
        STW     .D2T2  B2, *+B15[3]         ; save in
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .L2    B2, B1, B2           ; XOR     x2, k2, t2
||      XOR     .S1    A14, A13, A14        ; XOR     x0, k0, t0
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A13, A12, A12        ; XOR     x1, k1, t1
||      XOR     .L2    B1, B0, B0           ; XOR     x3, k3, t3
||      XOR     .S1    A14, A3, A3          ; XOR     t0, c0, c0
||      XOR     .S2    B2, B10, B10         ; XOR     t2, c2, c2
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A12, A9, A9          ; XOR     t1, c1, c1
||      XOR     .L2    B0, B8, B8           ; XOR     t3, c3, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_11
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_11
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_10
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_10
        MV      .L2X   A0, B11              ; move out
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_11
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_11
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_11], tc2_10
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_11], ta2_10
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_11
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_11
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_11], ta1_10
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_11], tc1_10
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_11
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_11
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_11], tc3_10
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_11], ta3_10
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_11
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_11
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_10
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_10
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_10, k0, s0_20
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_10, k2, s0_22
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_11
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_11
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_11], td1_10
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_11], tb1_10
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_20, ta2_10, s1_20
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_22, tc2_10, s1_22
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_11], td2_10
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_11], tb2_10
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_20, ta1_10, s2_20
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_22, tc1_10, s2_22
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_11], tb3_10
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_11], td3_10
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_20, ta3_10, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_22, tc3_10, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_10, k1, s0_21
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_10, k3, s0_23
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_26
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_26
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_25
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_25
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_21, tb1_10, s1_21
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_23, td1_10, s1_23
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_26
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_26
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_26], tb3_25
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_26], td3_25
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_21, tb2_10, s2_21
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_23, td2_10, s2_23
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_26
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_26
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_26], tc2_25
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_26], ta2_25
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_21, tb3_10, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_23, td3_10, c3
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_26], td1_25
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_26], tb1_25
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_26
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_26
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_25
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_25
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_26
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_26
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_26], ta1_25
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_26], tc1_25
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_25, n0, s0_35
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_25, n2, s0_37
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_26
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_26
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_26], tc3_25
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_26], ta3_25
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_35, ta2_25, s1_35
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_37, tc2_25, s1_37
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_26], td2_25
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_26], tb2_25
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_25, n1, s0_36
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_25, n3, s0_38
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": null, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.9, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 80.4, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 61.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 21.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 22.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 13.8, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_10, k0, s0_20
;    XOR s0_20, ta2_10, s1_20
;    XOR s1_20, ta1_10, s2_20
;    XOR s2_20, ta3_10, c0
;    LDW *+A4[c0], ta0_25
;    XOR ta0_25, n0, s0_35
;    XOR s0_35, ta2_25, s1_35
;    XOR s1_35, ta1_25, s2_35
;    XOR s2_35, ta3_25, c0
;    LDW *+A4[c0], ta0_10
;  units: L1 14/21, S1 20/21, M1 0/21, D1 20/21, L2 13/21, S2 20/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 3.9 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 3.8 s
;  II 20 without possible bank conflicts: not found by annealing, 80.4 s
;  II 20: not found by annealing, 61.1 s
;  II 20 without possible bank conflicts: time limit, 21.0 s
;  II 20: time limit, 22.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 13.8 s
;  not proved the least possible: every interval below 20 is ruled out; 193.1 s of search found nothing below 21
;  pipelined from 2 iterations on
rijndael_cbc_encrypt$rounds:
        XOR     .S1    A3, A9, A9           ; <1> XOR     s0_36, tb3_25, s1_36
||      XOR     .S2    B9, B0, B10          ; <1> XOR     s0_38, td3_25, s1_38
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A0, A3, A0           ; <1> XOR     s1_35, ta1_25, s2_35
||      XOR     .S2    B2, B0, B2           ; <1> XOR     s1_37, tc1_25, s2_37
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A0, A13, A3          ; <1> XOR     s2_35, ta3_25, c0
||      XOR     .L2    B2, B0, B10          ; <1> XOR     s2_37, tc3_25, c2
||      XOR     .S1    A9, A14, A9          ; <1> XOR     s1_36, tb0_25, s2_36
||      XOR     .S2    B10, B1, B1          ; <1> XOR     s1_38, td0_25, s2_38
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A9, A13, A9          ; <1> XOR     s2_36, tb2_25, c1
||      XOR     .L2    B1, B0, B8           ; <1> XOR     s2_38, td2_25, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_11
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_11
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_10
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_10
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_11
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_11
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_11], tc2_10
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_11], ta2_10
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_11
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_11
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_11], ta1_10
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_11], tc1_10
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_11
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_11
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_11], tc3_10
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_11], ta3_10
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_11
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_11
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_10
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_10
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_10, k0, s0_20
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_10, k2, s0_22
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_11
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_11
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_11], td1_10
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_11], tb1_10
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_20, ta2_10, s1_20
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_22, tc2_10, s1_22
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_11], td2_10
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_11], tb2_10
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_20, ta1_10, s2_20
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_22, tc1_10, s2_22
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_11], tb3_10
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_11], td3_10
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_20, ta3_10, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_22, tc3_10, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_10, k1, s0_21
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_10, k3, s0_23
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_26
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_26
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_25
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_25
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_21, tb1_10, s1_21
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_23, td1_10, s1_23
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_26
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_26
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_26], tb3_25
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_26], td3_25
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_21, tb2_10, s2_21
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_23, td2_10, s2_23
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_26
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_26
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_26], tc2_25
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_26], ta2_25
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_21, tb3_10, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_23, td3_10, c3
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_cbc_encrypt$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_26], td1_25
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_26], tb1_25
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_26
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_26
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_25
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_25
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_26
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_26
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_26], ta1_25
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_26], tc1_25
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_25, n0, s0_35
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_25, n2, s0_37
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_26
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_26
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_26], tc3_25
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_26], ta3_25
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_35, ta2_25, s1_35
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_37, tc2_25, s1_37
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_26], td2_25
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_26], tb2_25
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_25, n1, s0_36
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_25, n3, s0_38
rijndael_cbc_encrypt$rijndael_cbc_encrypt$4:
        XOR     .L1    A3, A9, A9           ; <-1> XOR     s0_36, tb3_25, s1_36
||      XOR     .L2    B9, B0, B9           ; <-1> XOR     s0_38, td3_25, s1_38
||      SUB     .S1    A10, 1, A1           ; SUB     left, 1, left
||      SUB     .S2    B7, B3, B7           ; SUB     B7, apart_b, B7
        XOR     .L1    A0, A3, A3           ; <-1> XOR     s1_35, ta1_25, s2_35
||      XOR     .L2    B2, B0, B2           ; <-1> XOR     s1_37, tc1_25, s2_37
||      XOR     .S1    A9, A14, A0          ; <-1> XOR     s1_36, tb0_25, s2_36
||[A1]  B       .S2    rijndael_cbc_encrypt$next; [left] B       next
||      SUB     .D2    B6, B3, B6           ; SUB     B6, apart_b, B6
        XOR     .L1    A3, A13, A3          ; <-1> XOR     s2_35, ta3_25, c0
||      XOR     .L2    B2, B0, B10          ; <-1> XOR     s2_37, tc3_25, c2
        XOR     .L1    A0, A13, A9          ; <-1> XOR     s2_36, tb2_25, c1
||      SUB     .S1    A5, A8, A5           ; SUB     A5, apart_a, A5
||      MV      .D1    A1, A10              ; move left
||      STW     .D2T2  B10, *+B11[2]        ; STW     c2, *+out[2]
        SUB     .L1    A7, A8, A7           ; SUB     A7, apart_a, A7
||      XOR     .L2    B9, B1, B1           ; <-1> XOR     s1_38, td0_25, s2_38
||      SUB     .S2    B5, B3, B5           ; SUB     B5, apart_b, B5
||      STW     .D2T1  A9, *+B11[1]         ; STW     c1, *+out[1]
        SUB     .L1    A4, A8, A4           ; SUB     A4, apart_a, A4
||      XOR     .L2    B1, B0, B8           ; <-1> XOR     s2_38, td2_25, c3
||      MV      .S1X   B11, A0              ; copy
||      STW     .D2T1  A3, *+B11[0]         ; STW     c0, *+out[0]
        SUB     .L1    A6, A8, A6           ; SUB     A6, apart_a, A6
||      SUB     .L2    B4, B3, B4           ; SUB     B4, apart_b, B4
||      ADDK    .S1    -176, A11            ; ADDK    -16 * (2 * 5 + 1), near
||      ADDK    .S2    -176, B12            ; ADDK    -16 * (2 * 5 + 1), far
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   out, 4, out
||      STW     .D2T2  B8, *+B11[3]         ; STW     c3, *+out[3]
rijndael_cbc_encrypt$rijndael_cbc_encrypt$5:
        LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        NOP     2
        ZERO    .L2    B0                   ; ZERO    linear_42
        NOP
        MV      .L2X   A0, B0               ; copy
||      MVC     .S2    B0, AMR              ; MVC     linear_42, AMR
        STW     .D1T1  A3, *+A0[0]          ; STW     c0, *+chain[0]
||      STW     .D2T2  B10, *+B0[2]         ; STW     c2, *+chain[2]
        STW     .D1T2  B8, *+A0[3]          ; STW     c3, *+chain[3]
||      STW     .D2T1  A9, *+B0[1]          ; STW     c1, *+chain[1]
rijndael_cbc_encrypt$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[2], B0         ; restore return$
        LDW     .D1T1  *+A0[13], A15        ; restore A15
        LDW     .D1T1  *+A0[10], A13        ; restore A13
||      LDW     .D2T2  *+B15[11], B13       ; restore B13
        LDW     .D1T1  *+A0[4], A10         ; restore A10
||      LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D1T1  *+A0[12], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[6], A11         ; restore A11
||      LDW     .D2T2  *+B15[5], B10        ; restore B10
        LDW     .D1T1  *+A0[8], A12         ; restore A12
||      LDW     .D2T2  *+B15[9], B12        ; restore B12
        ADDK    .S2    56, B15              ; frame
        NOP     3

rijndael_192_cbc_encrypt:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_192_cbc_encrypt$done; [!left] B      done
||      STW     .D1T1  A10, *+A0[4]         ; save A10
||      STW     .D2T2  B0, *+B15[3]         ; save in
        STW     .D1T1  A13, *+A0[10]        ; save A13
||      STW     .D2T2  B13, *+B15[11]       ; save B13
        STW     .D1T1  A11, *+A0[6]         ; save A11
||      STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D1T1  A12, *+A0[8]         ; save A12
||      STW     .D2T2  B3, *+B15[2]         ; save return$
        MV      .L1    A1, A10              ; move left
||      STW     .D1T1  A14, *+A0[12]        ; save A14
||      STW     .D2T2  B12, *+B15[9]        ; save B12
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B1               ; argument
||      MV      .S2X   A8, B8               ; move iv
||      STW     .D1T1  A15, *+A0[13]        ; save A15
||      STW     .D2T2  B11, *+B15[7]        ; save B11
rijndael_192_cbc_encrypt$rijndael_192_cbc_encrypt$1:
        LDW     .D2T2  *+B8[3], B8          ; LDW     *+iv[3], c3
        MV      .L1X   B1, A11              ; MV      keys, near
||      ADD     .L2    12, B1, B12          ; ADD     keys, 12, far
||      MV      .S1    A3, A0               ; move out
||      LDW     .D2T2  *+B8[2], B10         ; LDW     *+iv[2], c2
        MVK     .S1    1024, A1             ; MVK     0x400, apart_a_44
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_44
||      LDW     .D2T1  *+B8[0], A3          ; LDW     *+iv[0], c0
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D2T1  *+B8[1], A9          ; LDW     *+iv[1], c1
        MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      STW     .D2T2  B8, *+B15[1]         ; STW     iv, *+B15[1]
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_44, A5
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_44, B5
||      MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_44
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_44, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_44, B6
||      MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_44
||      MVK     .S2    4096, B3             ; MVK     0x1000, apart_b
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_44, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_44, B7
||      MVK     .S1    4096, A8             ; MVK     0x1000, apart_a
||      MVC     .S2X   A2, AMR              ; MVC     circular_44, AMR
rijndael_192_cbc_encrypt$next:
        MVK     .S1    6, A2                ; MVK     6, count
||      LDW     .D2T1  *+B15[3], A12        ; restore in
        LDW     .D1T1  *A11++[4], A13       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B0        ; LDW     *far++[4], k3
        NOP     2
        MV      .L1    A2, A1               ; count of rounds
||      LDW     .D1T1  *-A11[3], A12        ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B1         ; LDW     *-far[2 + 3], k2
        LDW     .D1T1  *+A12[0], A14        ; LDW     *+in[0], x0
        MV      .L2X   A12, B1              ; copy
||      LDW     .D1T2  *+A12[2], B2         ; LDW     *+in[2], x2
        LDW     .D1T2  *+A12[3], B1         ; LDW     *+in[3], x3
||      LDW     .D2T1  *+B1[1], A13         ; LDW     *+in[1], x1
        ADDAW   .D2    B1, 4, B2            ; ADDAW   in, 4, in
        STW     .D2T2  B2, *+B15[3]         ; save in
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .L2    B2, B1, B2           ; XOR     x2, k2, t2
||      XOR     .S1    A14, A13, A14        ; XOR     x0, k0, t0
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A13, A12, A12        ; XOR     x1, k1, t1
||      XOR     .L2    B1, B0, B0           ; XOR     x3, k3, t3
||      XOR     .S1    A14, A3, A3          ; XOR     t0, c0, c0
||      XOR     .S2    B2, B10, B10         ; XOR     t2, c2, c2
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A12, A9, A9          ; XOR     t1, c1, c1
||      XOR     .L2    B0, B8, B8           ; XOR     t3, c3, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_53
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_53
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_52
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_52
        MV      .L2X   A0, B11              ; move out
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_53
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_53
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_53], tc2_52
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_53], ta2_52
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_53
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_53
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_53], ta1_52
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_53], tc1_52
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_53
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_53
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_53], tc3_52
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_53], ta3_52
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_53
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_53
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_52
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_52
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_52, k0, s0_62
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_52, k2, s0_64
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_53
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_53
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_53], td1_52
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_53], tb1_52
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_62, ta2_52, s1_62
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_64, tc2_52, s1_64
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_53], td2_52
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_53], tb2_52
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_62, ta1_52, s2_62
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_64, tc1_52, s2_64
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_53], tb3_52
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_53], td3_52
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_62, ta3_52, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_64, tc3_52, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_52, k1, s0_63
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_52, k3, s0_65
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_68
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_68
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_67
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_67
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_63, tb1_52, s1_63
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_65, td1_52, s1_65
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_68
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_68
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_68], tb3_67
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_68], td3_67
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_63, tb2_52, s2_63
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_65, td2_52, s2_65
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_68
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_68
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_68], tc2_67
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_68], ta2_67
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_63, tb3_52, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_65, td3_52, c3
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_68], td1_67
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_68], tb1_67
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_68
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_68
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_67
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_67
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_68
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_68
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_68], ta1_67
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_68], tc1_67
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_67, n0, s0_77
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_67, n2, s0_79
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_68
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_68
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_68], tc3_67
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_68], ta3_67
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_77, ta2_67, s1_77
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_79, tc2_67, s1_79
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_68], td2_67
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_68], tb2_67
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_67, n1, s0_78
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_67, n3, s0_80
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": null, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.9, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 80.4, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 61.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 21.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 22.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_52, k0, s0_62
;    XOR s0_62, ta2_52, s1_62
;    XOR s1_62, ta1_52, s2_62
;    XOR s2_62, ta3_52, c0
;    LDW *+A4[c0], ta0_67
;    XOR ta0_67, n0, s0_77
;    XOR s0_77, ta2_67, s1_77
;    XOR s1_77, ta1_67, s2_77
;    XOR s2_77, ta3_67, c0
;    LDW *+A4[c0], ta0_52
;  units: L1 14/21, S1 20/21, M1 0/21, D1 20/21, L2 13/21, S2 20/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 3.9 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 3.8 s
;  II 20 without possible bank conflicts: not found by annealing, 80.4 s
;  II 20: not found by annealing, 61.1 s
;  II 20 without possible bank conflicts: time limit, 21.0 s
;  II 20: time limit, 22.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  not proved the least possible: every interval below 20 is ruled out; 193.1 s of search found nothing below 21
;  pipelined from 2 iterations on
rijndael_192_cbc_encrypt$rounds:
        XOR     .S1    A3, A9, A9           ; <1> XOR     s0_78, tb3_67, s1_78
||      XOR     .S2    B9, B0, B10          ; <1> XOR     s0_80, td3_67, s1_80
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A0, A3, A0           ; <1> XOR     s1_77, ta1_67, s2_77
||      XOR     .S2    B2, B0, B2           ; <1> XOR     s1_79, tc1_67, s2_79
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A0, A13, A3          ; <1> XOR     s2_77, ta3_67, c0
||      XOR     .L2    B2, B0, B10          ; <1> XOR     s2_79, tc3_67, c2
||      XOR     .S1    A9, A14, A9          ; <1> XOR     s1_78, tb0_67, s2_78
||      XOR     .S2    B10, B1, B1          ; <1> XOR     s1_80, td0_67, s2_80
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A9, A13, A9          ; <1> XOR     s2_78, tb2_67, c1
||      XOR     .L2    B1, B0, B8           ; <1> XOR     s2_80, td2_67, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_53
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_53
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_52
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_52
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_53
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_53
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_53], tc2_52
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_53], ta2_52
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_53
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_53
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_53], ta1_52
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_53], tc1_52
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_53
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_53
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_53], tc3_52
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_53], ta3_52
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_53
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_53
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_52
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_52
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_52, k0, s0_62
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_52, k2, s0_64
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_53
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_53
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_53], td1_52
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_53], tb1_52
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_62, ta2_52, s1_62
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_64, tc2_52, s1_64
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_53], td2_52
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_53], tb2_52
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_62, ta1_52, s2_62
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_64, tc1_52, s2_64
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_53], tb3_52
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_53], td3_52
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_62, ta3_52, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_64, tc3_52, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_52, k1, s0_63
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_52, k3, s0_65
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_68
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_68
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_67
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_67
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_63, tb1_52, s1_63
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_65, td1_52, s1_65
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_68
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_68
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_68], tb3_67
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_68], td3_67
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_63, tb2_52, s2_63
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_65, td2_52, s2_65
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_68
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_68
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_68], tc2_67
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_68], ta2_67
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_63, tb3_52, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_65, td3_52, c3
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_192_cbc_encrypt$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_68], td1_67
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_68], tb1_67
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_68
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_68
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_67
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_67
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_68
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_68
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_68], ta1_67
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_68], tc1_67
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_67, n0, s0_77
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_67, n2, s0_79
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_68
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_68
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_68], tc3_67
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_68], ta3_67
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_77, ta2_67, s1_77
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_79, tc2_67, s1_79
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_68], td2_67
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_68], tb2_67
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_67, n1, s0_78
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_67, n3, s0_80
rijndael_192_cbc_encrypt$rijndael_192_cbc_encrypt$4:
        XOR     .L1    A3, A9, A9           ; <-1> XOR     s0_78, tb3_67, s1_78
||      XOR     .L2    B9, B0, B9           ; <-1> XOR     s0_80, td3_67, s1_80
||      SUB     .S1    A10, 1, A1           ; SUB     left, 1, left
||      SUB     .S2    B7, B3, B7           ; SUB     B7, apart_b, B7
        XOR     .L1    A0, A3, A3           ; <-1> XOR     s1_77, ta1_67, s2_77
||      XOR     .L2    B2, B0, B2           ; <-1> XOR     s1_79, tc1_67, s2_79
||      XOR     .S1    A9, A14, A0          ; <-1> XOR     s1_78, tb0_67, s2_78
||[A1]  B       .S2    rijndael_192_cbc_encrypt$next; [left] B       next
||      SUB     .D2    B6, B3, B6           ; SUB     B6, apart_b, B6
        XOR     .L1    A3, A13, A3          ; <-1> XOR     s2_77, ta3_67, c0
||      XOR     .L2    B2, B0, B10          ; <-1> XOR     s2_79, tc3_67, c2
        XOR     .L1    A0, A13, A9          ; <-1> XOR     s2_78, tb2_67, c1
||      SUB     .S1    A5, A8, A5           ; SUB     A5, apart_a, A5
||      MV      .D1    A1, A10              ; move left
||      STW     .D2T2  B10, *+B11[2]        ; STW     c2, *+out[2]
        SUB     .L1    A7, A8, A7           ; SUB     A7, apart_a, A7
||      XOR     .L2    B9, B1, B1           ; <-1> XOR     s1_80, td0_67, s2_80
||      SUB     .S2    B5, B3, B5           ; SUB     B5, apart_b, B5
||      STW     .D2T1  A9, *+B11[1]         ; STW     c1, *+out[1]
        SUB     .L1    A4, A8, A4           ; SUB     A4, apart_a, A4
||      XOR     .L2    B1, B0, B8           ; <-1> XOR     s2_80, td2_67, c3
||      MV      .S1X   B11, A0              ; copy
||      STW     .D2T1  A3, *+B11[0]         ; STW     c0, *+out[0]
        SUB     .L1    A6, A8, A6           ; SUB     A6, apart_a, A6
||      SUB     .L2    B4, B3, B4           ; SUB     B4, apart_b, B4
||      ADDK    .S1    -208, A11            ; ADDK    -16 * (2 * 6 + 1), near
||      ADDK    .S2    -208, B12            ; ADDK    -16 * (2 * 6 + 1), far
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   out, 4, out
||      STW     .D2T2  B8, *+B11[3]         ; STW     c3, *+out[3]
rijndael_192_cbc_encrypt$rijndael_192_cbc_encrypt$5:
        LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        NOP     2
        ZERO    .L2    B0                   ; ZERO    linear_84
        NOP
        MV      .L2X   A0, B0               ; copy
||      MVC     .S2    B0, AMR              ; MVC     linear_84, AMR
        STW     .D1T1  A3, *+A0[0]          ; STW     c0, *+chain[0]
||      STW     .D2T2  B10, *+B0[2]         ; STW     c2, *+chain[2]
        STW     .D1T2  B8, *+A0[3]          ; STW     c3, *+chain[3]
||      STW     .D2T1  A9, *+B0[1]          ; STW     c1, *+chain[1]
rijndael_192_cbc_encrypt$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[2], B0         ; restore return$
        LDW     .D1T1  *+A0[13], A15        ; restore A15
        LDW     .D1T1  *+A0[10], A13        ; restore A13
||      LDW     .D2T2  *+B15[11], B13       ; restore B13
        LDW     .D1T1  *+A0[4], A10         ; restore A10
||      LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D1T1  *+A0[12], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[6], A11         ; restore A11
||      LDW     .D2T2  *+B15[5], B10        ; restore B10
        LDW     .D1T1  *+A0[8], A12         ; restore A12
||      LDW     .D2T2  *+B15[9], B12        ; restore B12
        ADDK    .S2    56, B15              ; frame
        NOP     3

rijndael_256_cbc_encrypt:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -56, B15             ; frame
        MV      .L1X   B15, A0              ; frame
||      MV      .S1    A0, A1               ; MV      blocks, left
  [!A1] B       .S2    rijndael_256_cbc_encrypt$done; [!left] B      done
||      STW     .D1T1  A10, *+A0[4]         ; save A10
||      STW     .D2T2  B0, *+B15[3]         ; save in
        STW     .D1T1  A13, *+A0[10]        ; save A13
||      STW     .D2T2  B13, *+B15[11]       ; save B13
        STW     .D1T1  A11, *+A0[6]         ; save A11
||      STW     .D2T2  B10, *+B15[5]        ; save B10
        STW     .D1T1  A12, *+A0[8]         ; save A12
||      STW     .D2T2  B3, *+B15[2]         ; save return$
        MV      .L1    A1, A10              ; move left
||      STW     .D1T1  A14, *+A0[12]        ; save A14
||      STW     .D2T2  B12, *+B15[9]        ; save B12
        MV      .L1    A4, A3               ; argument
||      MV      .L2    B6, B1               ; argument
||      MV      .S2X   A8, B8               ; move iv
||      STW     .D1T1  A15, *+A0[13]        ; save A15
||      STW     .D2T2  B11, *+B15[7]        ; save B11
rijndael_256_cbc_encrypt$rijndael_256_cbc_encrypt$1:
        LDW     .D2T2  *+B8[3], B8          ; LDW     *+iv[3], c3
        MV      .L1X   B1, A11              ; MV      keys, near
||      ADD     .L2    12, B1, B12          ; ADD     keys, 12, far
||      MV      .S1    A3, A0               ; move out
||      LDW     .D2T2  *+B8[2], B10         ; LDW     *+iv[2], c2
        MVK     .S1    1024, A1             ; MVK     0x400, apart_a_86
||      MVK     .S2    1024, B1             ; MVK     0x400, apart_b_86
||      LDW     .D2T1  *+B8[0], A3          ; LDW     *+iv[0], c0
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D2T1  *+B8[1], A9          ; LDW     *+iv[1], c1
        MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      STW     .D2T2  B8, *+B15[1]         ; STW     iv, *+B15[1]
        ADD     .L1    A4, A1, A5           ; ADD     A4, apart_a_86, A5
||      ADD     .L2    B4, B1, B5           ; ADD     B4, apart_b_86, B5
||      MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_86
        ADD     .L1    A5, A1, A6           ; ADD     A5, apart_a_86, A6
||      ADD     .L2    B5, B1, B6           ; ADD     B5, apart_b_86, B6
||      MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_86
||      MVK     .S2    4096, B3             ; MVK     0x1000, apart_b
        ADD     .L1    A6, A1, A7           ; ADD     A6, apart_a_86, A7
||      ADD     .L2    B6, B1, B7           ; ADD     B6, apart_b_86, B7
||      MVK     .S1    4096, A8             ; MVK     0x1000, apart_a
||      MVC     .S2X   A2, AMR              ; MVC     circular_86, AMR
rijndael_256_cbc_encrypt$next:
        MVK     .S1    7, A2                ; MVK     7, count
||      LDW     .D2T1  *+B15[3], A12        ; restore in
        LDW     .D1T1  *A11++[4], A13       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B0        ; LDW     *far++[4], k3
        NOP     2
        MV      .L1    A2, A1               ; count of rounds
||      LDW     .D1T1  *-A11[3], A12        ; LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B1         ; LDW     *-far[2 + 3], k2
        LDW     .D1T1  *+A12[0], A14        ; LDW     *+in[0], x0
        MV      .L2X   A12, B1              ; copy
||      LDW     .D1T2  *+A12[2], B2         ; LDW     *+in[2], x2
        LDW     .D1T2  *+A12[3], B1         ; LDW     *+in[3], x3
||      LDW     .D2T1  *+B1[1], A13         ; LDW     *+in[1], x1
        ADDAW   .D2    B1, 4, B2            ; ADDAW   in, 4, in
        STW     .D2T2  B2, *+B15[3]         ; save in
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .L2    B2, B1, B2           ; XOR     x2, k2, t2
||      XOR     .S1    A14, A13, A14        ; XOR     x0, k0, t0
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A13, A12, A12        ; XOR     x1, k1, t1
||      XOR     .L2    B1, B0, B0           ; XOR     x3, k3, t3
||      XOR     .S1    A14, A3, A3          ; XOR     t0, c0, c0
||      XOR     .S2    B2, B10, B10         ; XOR     t2, c2, c2
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A12, A9, A9          ; XOR     t1, c1, c1
||      XOR     .L2    B0, B8, B8           ; XOR     t3, c3, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_95
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_95
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_94
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_94
        MV      .L2X   A0, B11              ; move out
||      SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_95
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_95
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_95], tc2_94
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_95], ta2_94
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_95
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_95
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_95], ta1_94
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_95], tc1_94
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_95
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_95
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_95], tc3_94
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_95], ta3_94
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_95
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_95
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_94
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_94
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_94, k0, s0_104
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_94, k2, s0_106
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_95
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_95
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_95], td1_94
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_95], tb1_94
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_104, ta2_94, s1_104
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_106, tc2_94, s1_106
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_95], td2_94
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_95], tb2_94
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_104, ta1_94, s2_104
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_106, tc1_94, s2_106
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_95], tb3_94
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_95], td3_94
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_104, ta3_94, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_106, tc3_94, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_94, k1, s0_105
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_94, k3, s0_107
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_110
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_110
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_109
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_109
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_105, tb1_94, s1_105
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_107, td1_94, s1_107
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_110
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_110
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_110], tb3_109
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_110], td3_109
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_105, tb2_94, s2_105
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_107, td2_94, s2_107
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_110
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_110
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_110], tc2_109
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_110], ta2_109
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_105, tb3_94, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_107, td3_94, c3
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_110], td1_109
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_110], tb1_109
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_110
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_110
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_109
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_109
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_110
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_110
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_110], ta1_109
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_110], tc1_109
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_109, n0, s0_119
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_109, n2, s0_121
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_110
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_110
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_110], tc3_109
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_110], ta3_109
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_119, ta2_109, s1_119
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_121, tc2_109, s1_121
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_110], td2_109
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_110], tb2_109
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_109, n1, s0_120
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_109, n3, s0_122
;@loop {"name": "rounds", "ii": 21, "res_mii": 20, "rec_mii": 18, "optimal": null, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "XOR", "XOR", "XOR", "LDW", "XOR", "XOR", "XOR", "XOR", "LDW"], "attempts": [{"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.9, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "proved infeasible for equal channels", "seconds": 3.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 80.4, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "not found by annealing", "seconds": 61.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 21.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "time limit", "seconds": 22.9, "banks_apart": false, "note": "", "moves": 0}, {"interval": 22, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}, {"interval": 21, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 21, 2 stages
;  bounds: resources 20, recurrence 18
;  critical cycle:
;    XOR ta0_94, k0, s0_104
;    XOR s0_104, ta2_94, s1_104
;    XOR s1_104, ta1_94, s2_104
;    XOR s2_104, ta3_94, c0
;    LDW *+A4[c0], ta0_109
;    XOR ta0_109, n0, s0_119
;    XOR s0_119, ta2_109, s1_119
;    XOR s1_119, ta1_109, s2_119
;    XOR s2_119, ta3_109, c0
;    LDW *+A4[c0], ta0_94
;  units: L1 14/21, S1 20/21, M1 0/21, D1 20/21, L2 13/21, S2 20/21, M2 0/21, D2 20/21
;  cross paths: 1X 0/21, 2X 0/21
;  T paths: T1 20/21, T2 20/21
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 20 without possible bank conflicts: proved infeasible for equal channels (as 2 equal channels), 3.9 s
;  II 20: proved infeasible for equal channels (as 2 equal channels), 3.8 s
;  II 20 without possible bank conflicts: not found by annealing, 80.4 s
;  II 20: not found by annealing, 61.1 s
;  II 20 without possible bank conflicts: time limit, 21.0 s
;  II 20: time limit, 22.9 s
;  II 22 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  II 21 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  not proved the least possible: every interval below 20 is ruled out; 193.1 s of search found nothing below 21
;  pipelined from 2 iterations on
rijndael_256_cbc_encrypt$rounds:
        XOR     .S1    A3, A9, A9           ; <1> XOR     s0_120, tb3_109, s1_120
||      XOR     .S2    B9, B0, B10          ; <1> XOR     s0_122, td3_109, s1_122
||      LDW     .D1T1  *A11++[4], A0        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B12++[4], B13       ; <0> LDW     *far++[4], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A0, A3, A0           ; <1> XOR     s1_119, ta1_109, s2_119
||      XOR     .S2    B2, B0, B2           ; <1> XOR     s1_121, tc1_109, s2_121
||      LDW     .D1T1  *-A11[3], A12        ; <0> LDW     *-near[4 - 1], k1
||      LDW     .D2T2  *-B12[5], B2         ; <0> LDW     *-far[2 + 3], k2
        XOR     .L1    A0, A13, A3          ; <1> XOR     s2_119, ta3_109, c0
||      XOR     .L2    B2, B0, B10          ; <1> XOR     s2_121, tc3_109, c2
||      XOR     .S1    A9, A14, A9          ; <1> XOR     s1_120, tb0_109, s2_120
||      XOR     .S2    B10, B1, B1          ; <1> XOR     s1_122, td0_109, s2_122
||      LDW     .D1T1  *A11++[4], A14       ; <0> LDW     *near++[4], n0
||      LDW     .D2T2  *B12++[4], B9        ; <0> LDW     *far++[4], n3
        XOR     .L1    A9, A13, A9          ; <1> XOR     s2_120, tb2_109, c1
||      XOR     .L2    B1, B0, B8           ; <1> XOR     s2_122, td2_109, c3
||      SHRU    .S1    A3, 16, A12          ; <0> SHRU    c0, 16, a16_95
||      SHRU    .S2    B10, 16, B13         ; <0> SHRU    c2, 16, c16_95
||      LDW     .D1T1  *+A4[A3], A15        ; <0> LDW     *+A4[c0], ta0_94
||      LDW     .D2T2  *+B4[B10], B0        ; <0> LDW     *+B4[c2], tc0_94
        SHRU    .S1    A9, 8, A15           ; <0> SHRU    c1, 8, b8_95
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    c3, 8, d8_95
||      LDW     .D1T2  *+A6[A12], B0        ; <0> LDW     *+A6[a16_95], tc2_94
||      LDW     .D2T1  *+B6[B13], A9        ; <0> LDW     *+B6[c16_95], ta2_94
        SHRU    .S1    A9, 24, A13          ; <0> SHRU    c1, 24, b24_95
||      SHRU    .S2    B8, 24, B0           ; <0> SHRU    c3, 24, d24_95
||      LDW     .D1T1  *+A5[A15], A0        ; <0> LDW     *+A5[b8_95], ta1_94
||      LDW     .D2T2  *+B5[B9], B10        ; <0> LDW     *+B5[d8_95], tc1_94
        SHRU    .S1    A9, 16, A13          ; <0> SHRU    c1, 16, b16_95
||      SHRU    .S2    B8, 16, B1           ; <0> SHRU    c3, 16, d16_95
||      LDW     .D1T2  *+A7[A13], B2        ; <0> LDW     *+A7[b24_95], tc3_94
||      LDW     .D2T1  *+B7[B0], A3         ; <0> LDW     *+B7[d24_95], ta3_94
  [!A2] ADD     .L1    A4, A8, A4           ; <0> [!count] ADD  A4, apart_a, A4
||[!A2] ADD     .L2    B4, B3, B4           ; <0> [!count] ADD  B4, apart_b, B4
||      SHRU    .S1    A3, 8, A9            ; <0> SHRU    c0, 8, a8_95
||      SHRU    .S2    B10, 8, B8           ; <0> SHRU    c2, 8, c8_95
||      LDW     .D1T1  *+A4[A9], A0         ; <0> LDW     *+A4[c1], tb0_94
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_94
        XOR     .L1    A15, A0, A3          ; <0> XOR     ta0_94, k0, s0_104
||      XOR     .L2    B0, B2, B10          ; <0> XOR     tc0_94, k2, s0_106
||      SHRU    .S1    A3, 24, A15          ; <0> SHRU    c0, 24, a24_95
||      SHRU    .S2    B10, 24, B2          ; <0> SHRU    c2, 24, c24_95
||      LDW     .D1T2  *+A5[A9], B0         ; <0> LDW     *+A5[a8_95], td1_94
||      LDW     .D2T1  *+B5[B8], A0         ; <0> LDW     *+B5[c8_95], tb1_94
        XOR     .L1    A3, A9, A3           ; <0> XOR     s0_104, ta2_94, s1_104
||      XOR     .L2    B10, B0, B0          ; <0> XOR     s0_106, tc2_94, s1_106
||[!A2] ADD     .S1    A5, A8, A5           ; <0> [!count] ADD  A5, apart_a, A5
||[!A2] ADD     .S2    B5, B3, B5           ; <0> [!count] ADD  B5, apart_b, B5
||      LDW     .D1T2  *+A6[A13], B1        ; <0> LDW     *+A6[b16_95], td2_94
||      LDW     .D2T1  *+B6[B1], A0         ; <0> LDW     *+B6[d16_95], tb2_94
        XOR     .L1    A3, A0, A15          ; <0> XOR     s1_104, ta1_94, s2_104
||      XOR     .L2    B0, B10, B0          ; <0> XOR     s1_106, tc1_94, s2_106
||[!A2] ADD     .S1    A7, A8, A7           ; <0> [!count] ADD  A7, apart_a, A7
||[!A2] ADD     .S2    B7, B3, B7           ; <0> [!count] ADD  B7, apart_b, B7
||      LDW     .D1T1  *+A7[A15], A13       ; <0> LDW     *+A7[a24_95], tb3_94
||      LDW     .D2T2  *+B7[B2], B2         ; <0> LDW     *+B7[c24_95], td3_94
        XOR     .L1    A15, A3, A9          ; <0> XOR     s2_104, ta3_94, c0
||      XOR     .L2    B0, B2, B2           ; <0> XOR     s2_106, tc3_94, c2
||[!A2] ADD     .S1    A6, A8, A6           ; <0> [!count] ADD  A6, apart_a, A6
||[!A2] ADD     .S2    B6, B3, B6           ; <0> [!count] ADD  B6, apart_b, B6
||      LDW     .D1T1  *-A11[3], A13        ; <0> LDW     *-near[4 - 1], n1
||      LDW     .D2T2  *-B12[5], B13        ; <0> LDW     *-far[2 + 3], n2
        XOR     .L1    A0, A12, A13         ; <0> XOR     tb0_94, k1, s0_105
||      XOR     .L2    B1, B13, B1          ; <0> XOR     td0_94, k3, s0_107
||      SHRU    .S1    A9, 24, A15          ; <0> SHRU    c0, 24, a24_110
||      SHRU    .S2    B2, 24, B13          ; <0> SHRU    c2, 24, c24_110
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[c0], ta0_109
||      LDW     .D2T2  *+B4[B2], B1         ; <0> LDW     *+B4[c2], tc0_109
        XOR     .L1    A13, A0, A3          ; <0> XOR     s0_105, tb1_94, s1_105
||      XOR     .L2    B1, B0, B8           ; <0> XOR     s0_107, td1_94, s1_107
||      SHRU    .S1    A9, 16, A15          ; <0> SHRU    c0, 16, a16_110
||      SHRU    .S2    B2, 16, B0           ; <0> SHRU    c2, 16, c16_110
||      LDW     .D1T1  *+A7[A15], A9        ; <0> LDW     *+A7[a24_110], tb3_109
||      LDW     .D2T2  *+B7[B13], B0        ; <0> LDW     *+B7[c24_110], td3_109
        XOR     .L1    A3, A0, A0           ; <0> XOR     s1_105, tb2_94, s2_105
||      XOR     .L2    B8, B1, B1           ; <0> XOR     s1_107, td2_94, s2_107
||      SHRU    .S1    A9, 8, A3            ; <0> SHRU    c0, 8, a8_110
||      SHRU    .S2    B2, 8, B0            ; <0> SHRU    c2, 8, c8_110
||      LDW     .D1T2  *+A6[A15], B1        ; <0> LDW     *+A6[a16_110], tc2_109
||      LDW     .D2T1  *+B6[B0], A3         ; <0> LDW     *+B6[c16_110], ta2_109
        XOR     .L1    A0, A13, A15         ; <0> XOR     s2_105, tb3_94, c1
||      XOR     .L2    B1, B2, B8           ; <0> XOR     s2_107, td3_94, c3
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_256_cbc_encrypt$rounds; <0> [count] B      rounds
||      LDW     .D1T2  *+A5[A3], B1         ; <0> LDW     *+A5[a8_110], td1_109
||      LDW     .D2T1  *+B5[B0], A3         ; <0> LDW     *+B5[c8_110], tb1_109
        SHRU    .S1    A15, 8, A0           ; <0> SHRU    c1, 8, b8_110
||      SHRU    .S2    B8, 8, B0            ; <0> SHRU    c3, 8, d8_110
||      LDW     .D1T1  *+A4[A15], A14       ; <0> LDW     *+A4[c1], tb0_109
||      LDW     .D2T2  *+B4[B8], B1         ; <0> LDW     *+B4[c3], td0_109
        SHRU    .S1    A15, 24, A0          ; <0> SHRU    c1, 24, b24_110
||      SHRU    .S2    B8, 24, B2           ; <0> SHRU    c3, 24, d24_110
||      LDW     .D1T1  *+A5[A0], A3         ; <0> LDW     *+A5[b8_110], ta1_109
||      LDW     .D2T2  *+B5[B0], B0         ; <0> LDW     *+B5[d8_110], tc1_109
        XOR     .L1    A3, A14, A15         ; <0> XOR     ta0_109, n0, s0_119
||      XOR     .L2    B1, B13, B8          ; <0> XOR     tc0_109, n2, s0_121
||      SHRU    .S1    A15, 16, A0          ; <0> SHRU    c1, 16, b16_110
||      SHRU    .S2    B8, 16, B2           ; <0> SHRU    c3, 16, d16_110
||      LDW     .D1T2  *+A7[A0], B0         ; <0> LDW     *+A7[b24_110], tc3_109
||      LDW     .D2T1  *+B7[B2], A13        ; <0> LDW     *+B7[d24_110], ta3_109
        XOR     .L1    A15, A3, A0          ; <0> XOR     s0_119, ta2_109, s1_119
||      XOR     .L2    B8, B1, B2           ; <0> XOR     s0_121, tc2_109, s1_121
||      LDW     .D1T2  *+A6[A0], B0         ; <0> LDW     *+A6[b16_110], td2_109
||      LDW     .D2T1  *+B6[B2], A13        ; <0> LDW     *+B6[d16_110], tb2_109
        XOR     .S1    A3, A13, A3          ; <0> XOR     tb1_109, n1, s0_120
||      XOR     .S2    B1, B9, B9           ; <0> XOR     td1_109, n3, s0_122
rijndael_256_cbc_encrypt$rijndael_256_cbc_encrypt$4:
        XOR     .L1    A3, A9, A9           ; <-1> XOR     s0_120, tb3_109, s1_120
||      XOR     .L2    B9, B0, B9           ; <-1> XOR     s0_122, td3_109, s1_122
||      SUB     .S1    A10, 1, A1           ; SUB     left, 1, left
||      SUB     .S2    B7, B3, B7           ; SUB     B7, apart_b, B7
        XOR     .L1    A0, A3, A3           ; <-1> XOR     s1_119, ta1_109, s2_119
||      XOR     .L2    B2, B0, B2           ; <-1> XOR     s1_121, tc1_109, s2_121
||      XOR     .S1    A9, A14, A0          ; <-1> XOR     s1_120, tb0_109, s2_120
||[A1]  B       .S2    rijndael_256_cbc_encrypt$next; [left] B       next
||      SUB     .D2    B6, B3, B6           ; SUB     B6, apart_b, B6
        XOR     .L1    A3, A13, A3          ; <-1> XOR     s2_119, ta3_109, c0
||      XOR     .L2    B2, B0, B10          ; <-1> XOR     s2_121, tc3_109, c2
        XOR     .L1    A0, A13, A9          ; <-1> XOR     s2_120, tb2_109, c1
||      SUB     .S1    A5, A8, A5           ; SUB     A5, apart_a, A5
||      MV      .D1    A1, A10              ; move left
||      STW     .D2T2  B10, *+B11[2]        ; STW     c2, *+out[2]
        SUB     .L1    A7, A8, A7           ; SUB     A7, apart_a, A7
||      XOR     .L2    B9, B1, B1           ; <-1> XOR     s1_122, td0_109, s2_122
||      SUB     .S2    B5, B3, B5           ; SUB     B5, apart_b, B5
||      STW     .D2T1  A9, *+B11[1]         ; STW     c1, *+out[1]
        SUB     .L1    A4, A8, A4           ; SUB     A4, apart_a, A4
||      XOR     .L2    B1, B0, B8           ; <-1> XOR     s2_122, td2_109, c3
||      MV      .S1X   B11, A0              ; copy
||      STW     .D2T1  A3, *+B11[0]         ; STW     c0, *+out[0]
        SUB     .L1    A6, A8, A6           ; SUB     A6, apart_a, A6
||      SUB     .L2    B4, B3, B4           ; SUB     B4, apart_b, B4
||      ADDK    .S1    -240, A11            ; ADDK    -16 * (2 * 7 + 1), near
||      ADDK    .S2    -240, B12            ; ADDK    -16 * (2 * 7 + 1), far
||      ADDAW   .D1    A0, 4, A0            ; ADDAW   out, 4, out
||      STW     .D2T2  B8, *+B11[3]         ; STW     c3, *+out[3]
rijndael_256_cbc_encrypt$rijndael_256_cbc_encrypt$5:
        LDW     .D2T1  *+B15[1], A0         ; LDW     *+B15[1], chain
        NOP     2
        ZERO    .L2    B0                   ; ZERO    linear_126
        NOP
        MV      .L2X   A0, B0               ; copy
||      MVC     .S2    B0, AMR              ; MVC     linear_126, AMR
        STW     .D1T1  A3, *+A0[0]          ; STW     c0, *+chain[0]
||      STW     .D2T2  B10, *+B0[2]         ; STW     c2, *+chain[2]
        STW     .D1T2  B8, *+A0[3]          ; STW     c3, *+chain[3]
||      STW     .D2T1  A9, *+B0[1]          ; STW     c1, *+chain[1]
rijndael_256_cbc_encrypt$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[2], B0         ; restore return$
        LDW     .D1T1  *+A0[13], A15        ; restore A15
        LDW     .D1T1  *+A0[10], A13        ; restore A13
||      LDW     .D2T2  *+B15[11], B13       ; restore B13
        LDW     .D1T1  *+A0[4], A10         ; restore A10
||      LDW     .D2T2  *+B15[7], B11        ; restore B11
        LDW     .D1T1  *+A0[12], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[6], A11         ; restore A11
||      LDW     .D2T2  *+B15[5], B10        ; restore B10
        LDW     .D1T1  *+A0[8], A12         ; restore A12
||      LDW     .D2T2  *+B15[9], B12        ; restore B12
        ADDK    .S2    56, B15              ; frame
        NOP     3
