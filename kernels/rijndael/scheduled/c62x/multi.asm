; broadside optimize: source 10b3b4ebd1adb51d3aa291ea7c2fca23a779acb76760f191d965ec53ef389fa3
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 120 s a region
        .ref    rijndael_decrypt_far, rijndael_decrypt_near, rijndael_encrypt_far, rijndael_encrypt_near
; Rijndael with blocks of 128 bits on any number of independent blocks: two at a time.
;
;       void rijndael_encrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;       void rijndael_decrypt_blocks(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; For keys of 192 and 256 bits: rijndael_192_encrypt_blocks and so on, with schedules of 52 and 60 words.
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; Where one block is left, it stands in for the second as well. A misaligned pointer stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Rijndael with blocks of 128 bits on the C62x, two at a time: a block on each side of the machine.
;
; A round of a block is looked up, added up and kept on one side, and nothing of it crosses but key words, which are loaded
; once for both blocks.

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

; One round of a block in place; all four columns on the side that `here` declares. Column d, the last to be there, is the
; last to be looked up for each of the others.

; The bases moved on to the last round's tables where `passes` says that none follows, and back again.


; Four key words, and the key moved on: k0 and k2 on side A, k1 and k3 on side B. Words 0 and b are pointed to. Two words
; loaded at once lie in different banks.

        .global rijndael_encrypt_blocks
        .global rijndael_192_encrypt_blocks
        .global rijndael_256_encrypt_blocks
        .global rijndael_decrypt_blocks
        .global rijndael_192_decrypt_blocks
        .global rijndael_256_decrypt_blocks

; A whole routine of `passes` rounds, the last of them with the tables behind the others; word b of a block is its second
; column and word d its fourth.

rijndael_encrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_encrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_encrypt_blocks$rijndael_encrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_2
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    10, A2               ; MVK     10, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    4, B1, B10           ; ADD     schedule, 4 * 1, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_2
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_3
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_2
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_3, 4, step
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[2], B0         ; LDW     *-far[4 + 1 - 3], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_2
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[1], A0          ; LDW     *+in[1], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_2, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_2, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[1], B1          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_2, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_2, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_2, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_2, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_2, AMR
||      LDW     .D1T1  *+A3[3], A8          ; LDW     *+in[3], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[3], B3          ; LDW     *+second[3], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_11
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_24
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_24
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_11
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_24
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_24
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_11
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_24
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_11], ta1_11
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_24], ta1_24
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_11
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_11], tb1_11
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_24], tb1_24
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_11
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_24
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_11], tb3_11
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_24], tb3_24
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_24, k0, s0_33
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_11
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_24
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_11], tb2_11
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_24], tb2_24
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_11, k0, s0_20
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_24, k1, s0_34
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_11, k1, s0_21
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_20, ta1_11, s1_20
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_33, ta1_24, s1_33
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 132.2, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_35, tc1_24, cy
;    LDW *+B4[cy], tc0_24
;    XOR tc0_24, k2, s0_35
;    XOR s0_35, tc2_24, s1_35
;    XOR s1_35, tc3_24, s2_35
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 132.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_21, tb1_11, s1_21
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_34, tb1_24, s1_34
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_11], tc2_11
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_24], tc2_24
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_21, tb3_11, s2_21
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_34, tb3_24, s2_34
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_11
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_24
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_11], tc3_11
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_24], tc3_24
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_21, tb2_11, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_34, tb2_24, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_11
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_24
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_11], ta2_11
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_24], ta2_24
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_11
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_24
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_11], ta3_11
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_24], ta3_24
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_11, k2, s0_22
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_24, k2, s0_35
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_11
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_24
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_11], tc1_11
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_24], tc1_24
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_22, tc2_11, s1_22
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_35, tc2_24, s1_35
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_11
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_24
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_22, tc3_11, s2_22
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_35, tc3_24, s2_35
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_11], td1_11
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_24], td1_24
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_20, ta2_11, s2_20
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_33, ta2_24, s2_33
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_11
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_24
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_11], td2_11
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_24], td2_24
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_20, ta3_11, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_33, ta3_24, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_11], td3_11
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_24], td3_24
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_22, tc1_11, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_35, tc1_24, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_11, k3, s0_23
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_24, k3, s0_36
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_11
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_24
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_24
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_23, td1_11, s1_23
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_36, td1_24, s1_36
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_11
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_24
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_24
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_23, td2_11, s2_23
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_36, td2_24, s2_36
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_encrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_11], ta1_11
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_24], ta1_24
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_23, td3_11, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_36, td3_24, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_11
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_24
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_11], tb1_11
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_24], tb1_24
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_11
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_24
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_11], tb3_11
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_24], tb3_24
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_11, k0, s0_20
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_24, k0, s0_33
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_11
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_24
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_11], tb2_11
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_24], tb2_24
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_11, k1, s0_21
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_24, k1, s0_34
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_20, ta1_11, s1_20
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_33, ta1_24, s1_33
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_11
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_encrypt_blocks$rijndael_encrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_21, tb1_11, s1_21
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_34, tb1_24, s1_34
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_11], tc2_11
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_24], tc2_24
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_21, tb3_11, s2_21
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_34, tb3_24, s2_34
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_11
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_24
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_11], tc3_11
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_24], tc3_24
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_21, tb2_11, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_34, tb2_24, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_11
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_24
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_11], ta2_11
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_24], ta2_24
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_11
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_24
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_11], ta3_11
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_24], ta3_24
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_11, k2, s0_22
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_24, k2, s0_35
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_11
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_24
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_11], tc1_11
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_24], tc1_24
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_22, tc2_11, s1_22
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_35, tc2_24, s1_35
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_11
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_24
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_22, tc3_11, s2_22
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_35, tc3_24, s2_35
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_11], td1_11
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_24], td1_24
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_20, ta2_11, s2_20
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_33, ta2_24, s2_33
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_11
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_24
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_11], td2_11
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_24], td2_24
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_20, ta3_11, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_33, ta3_24, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_11], td3_11
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_24], td3_24
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_22, tc1_11, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_35, tc1_24, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_11, k3, s0_23
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_24, k3, s0_36
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_23, td1_11, s1_23
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_36, td1_24, s1_36
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_23, td2_11, s2_23
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_36, td2_24, s2_36
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_23, td3_11, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_36, td3_24, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[1]        ; STW     by, *+behind[1]
        ADD     .L2X   4, A1, B10           ; ADD     schedule, 4 * 1, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_3
||      MVK     .S1    10, A2               ; MVK     10, count
||      LDW     .D1T1  *+A11[3], A12        ; LDW     *+in[3], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_3, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[2], B11        ; LDW     *-far[4 + 1 - 3], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[1], A0         ; LDW     *+in[1], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[1], B3         ; LDW     *+second[1], y1
        STW     .D1T1  A0, *+A15[1]         ; STW     bx, *+out[1]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[3], B0         ; LDW     *+second[3], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[3]         ; STW     dx, *+out[3]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_11
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_24
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_24
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_11
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_24
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_24
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_encrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_11], ta1_11
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_24], ta1_24
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_11
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_24
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_11], tb1_11
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_24], tb1_24
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_11
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_24
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_11], tb3_11
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_24], tb3_24
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_11, k0, s0_20
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_24, k0, s0_33
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_11
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_24
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_11], tb2_11
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_24], tb2_24
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_11, k1, s0_21
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_24, k1, s0_34
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_20, ta1_11, s1_20
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_33, ta1_24, s1_33
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_11
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_encrypt_blocks$rijndael_encrypt_blocks$4$landing:
        NOP     4
rijndael_encrypt_blocks$rijndael_encrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_41
        MVC     .S2    B0, AMR              ; MVC     linear_41, AMR
rijndael_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3

rijndael_192_encrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_192_encrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_192_encrypt_blocks$rijndael_192_encrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_43
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    12, A2               ; MVK     12, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    4, B1, B10           ; ADD     schedule, 4 * 1, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_43
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_44
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_43
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_44, 4, step
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[2], B0         ; LDW     *-far[4 + 1 - 3], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_43
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[1], A0          ; LDW     *+in[1], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_43, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_43, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[1], B1          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_43, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_43, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_43, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_43, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_43, AMR
||      LDW     .D1T1  *+A3[3], A8          ; LDW     *+in[3], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[3], B3          ; LDW     *+second[3], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_52
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_65
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_52
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_65
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_52
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_65
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_52
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_65
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_52
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_65
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_52], ta1_52
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_65], ta1_65
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_52
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_52], tb1_52
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_65], tb1_65
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_52
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_65
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_52], tb3_52
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_65], tb3_65
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_65, k0, s0_74
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_52
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_65
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_52], tb2_52
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_65], tb2_65
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_52, k0, s0_61
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_65, k1, s0_75
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_52, k1, s0_62
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_65
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_52
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_65
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_61, ta1_52, s1_61
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_74, ta1_65, s1_74
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_52
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_65
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_76, tc1_65, cy
;    LDW *+B4[cy], tc0_65
;    XOR tc0_65, k2, s0_76
;    XOR s0_76, tc2_65, s1_76
;    XOR s1_76, tc3_65, s2_76
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_62, tb1_52, s1_62
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_75, tb1_65, s1_75
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_52], tc2_52
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_65], tc2_65
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_62, tb3_52, s2_62
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_75, tb3_65, s2_75
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_52
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_65
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_52], tc3_52
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_65], tc3_65
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_62, tb2_52, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_75, tb2_65, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_52
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_65
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_52], ta2_52
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_65], ta2_65
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_52
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_65
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_52], ta3_52
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_65], ta3_65
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_52, k2, s0_63
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_65, k2, s0_76
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_52
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_65
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_52], tc1_52
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_65], tc1_65
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_63, tc2_52, s1_63
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_76, tc2_65, s1_76
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_52
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_65
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_63, tc3_52, s2_63
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_76, tc3_65, s2_76
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_52], td1_52
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_65], td1_65
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_61, ta2_52, s2_61
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_74, ta2_65, s2_74
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_52
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_65
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_52], td2_52
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_65], td2_65
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_61, ta3_52, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_74, ta3_65, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_52], td3_52
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_65], td3_65
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_63, tc1_52, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_76, tc1_65, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_52, k3, s0_64
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_65, k3, s0_77
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_52
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_65
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_52
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_65
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_64, td1_52, s1_64
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_77, td1_65, s1_77
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_52
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_65
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_52
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_65
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_64, td2_52, s2_64
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_77, td2_65, s2_77
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_192_encrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_52], ta1_52
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_65], ta1_65
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_64, td3_52, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_77, td3_65, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_52
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_65
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_52], tb1_52
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_65], tb1_65
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_52
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_65
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_52], tb3_52
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_65], tb3_65
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_52, k0, s0_61
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_65, k0, s0_74
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_52
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_65
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_52], tb2_52
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_65], tb2_65
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_52, k1, s0_62
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_65, k1, s0_75
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_52
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_65
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_52
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_65
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_61, ta1_52, s1_61
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_74, ta1_65, s1_74
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_52
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_65
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_192_encrypt_blocks$rijndael_192_encrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_62, tb1_52, s1_62
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_75, tb1_65, s1_75
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_52], tc2_52
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_65], tc2_65
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_62, tb3_52, s2_62
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_75, tb3_65, s2_75
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_52
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_65
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_52], tc3_52
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_65], tc3_65
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_62, tb2_52, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_75, tb2_65, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_52
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_65
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_52], ta2_52
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_65], ta2_65
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_52
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_65
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_52], ta3_52
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_65], ta3_65
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_52, k2, s0_63
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_65, k2, s0_76
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_52
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_65
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_52], tc1_52
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_65], tc1_65
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_63, tc2_52, s1_63
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_76, tc2_65, s1_76
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_52
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_65
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_63, tc3_52, s2_63
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_76, tc3_65, s2_76
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_52], td1_52
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_65], td1_65
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_61, ta2_52, s2_61
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_74, ta2_65, s2_74
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_52
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_65
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_52], td2_52
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_65], td2_65
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_61, ta3_52, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_74, ta3_65, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_52], td3_52
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_65], td3_65
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_63, tc1_52, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_76, tc1_65, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_52, k3, s0_64
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_65, k3, s0_77
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_64, td1_52, s1_64
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_77, td1_65, s1_77
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_64, td2_52, s2_64
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_77, td2_65, s2_77
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_64, td3_52, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_77, td3_65, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[1]        ; STW     by, *+behind[1]
        ADD     .L2X   4, A1, B10           ; ADD     schedule, 4 * 1, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_44
||      MVK     .S1    12, A2               ; MVK     12, count
||      LDW     .D1T1  *+A11[3], A12        ; LDW     *+in[3], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_44, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[2], B11        ; LDW     *-far[4 + 1 - 3], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[1], A0         ; LDW     *+in[1], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[1], B3         ; LDW     *+second[1], y1
        STW     .D1T1  A0, *+A15[1]         ; STW     bx, *+out[1]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[3], B0         ; LDW     *+second[3], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[3]         ; STW     dx, *+out[3]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_52
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_65
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_52
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_65
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_52
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_65
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_52
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_65
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_192_encrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_52], ta1_52
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_65], ta1_65
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_52
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_65
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_52], tb1_52
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_65], tb1_65
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_52
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_65
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_52], tb3_52
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_65], tb3_65
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_52, k0, s0_61
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_65, k0, s0_74
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_52
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_65
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_52], tb2_52
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_65], tb2_65
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_52, k1, s0_62
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_65, k1, s0_75
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_52
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_65
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_52
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_65
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_61, ta1_52, s1_61
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_74, ta1_65, s1_74
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_52
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_65
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_192_encrypt_blocks$rijndael_192_encrypt_blocks$4$landing:
        NOP     4
rijndael_192_encrypt_blocks$rijndael_192_encrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_82
        MVC     .S2    B0, AMR              ; MVC     linear_82, AMR
rijndael_192_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3

rijndael_256_encrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_256_encrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_256_encrypt_blocks$rijndael_256_encrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_84
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    14, A2               ; MVK     14, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_encrypt_near, A4; MVKL    rijndael_encrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_encrypt_near, A4; MVKH    rijndael_encrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    4, B1, B10           ; ADD     schedule, 4 * 1, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_84
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_85
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_84
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_85, 4, step
||      MVKL    .S2    rijndael_encrypt_far, B4; MVKL    rijndael_encrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_encrypt_far, B4; MVKH    rijndael_encrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[2], B0         ; LDW     *-far[4 + 1 - 3], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_84
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[1], A0          ; LDW     *+in[1], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_84, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_84, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[1], B1          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_84, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_84, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_84, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_84, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_84, AMR
||      LDW     .D1T1  *+A3[3], A8          ; LDW     *+in[3], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[3], B3          ; LDW     *+second[3], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_93
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_106
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_93
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_106
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_93
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_106
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_93
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_106
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_93
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_106
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_93], ta1_93
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_106], ta1_106
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_93
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_93], tb1_93
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_106], tb1_106
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_93
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_106
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_93], tb3_93
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_106], tb3_106
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_106, k0, s0_115
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_93
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_106
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_93], tb2_93
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_106], tb2_106
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_93, k0, s0_102
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_106, k1, s0_116
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_93, k1, s0_103
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_106
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_93
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_106
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_102, ta1_93, s1_102
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_115, ta1_106, s1_115
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_93
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_106
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_117, tc1_106, cy
;    LDW *+B4[cy], tc0_106
;    XOR tc0_106, k2, s0_117
;    XOR s0_117, tc2_106, s1_117
;    XOR s1_117, tc3_106, s2_117
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_103, tb1_93, s1_103
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_116, tb1_106, s1_116
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_93], tc2_93
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_106], tc2_106
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_103, tb3_93, s2_103
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_116, tb3_106, s2_116
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_93
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_106
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_93], tc3_93
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_106], tc3_106
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_103, tb2_93, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_116, tb2_106, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_93
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_106
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_93], ta2_93
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_106], ta2_106
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_93
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_106
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_93], ta3_93
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_106], ta3_106
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_93, k2, s0_104
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_106, k2, s0_117
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_93
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_106
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_93], tc1_93
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_106], tc1_106
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_104, tc2_93, s1_104
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_117, tc2_106, s1_117
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_93
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_106
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_104, tc3_93, s2_104
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_117, tc3_106, s2_117
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_93], td1_93
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_106], td1_106
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_102, ta2_93, s2_102
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_115, ta2_106, s2_115
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_93
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_106
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_93], td2_93
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_106], td2_106
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_102, ta3_93, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_115, ta3_106, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_93], td3_93
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_106], td3_106
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_104, tc1_93, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_117, tc1_106, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_93, k3, s0_105
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_106, k3, s0_118
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_93
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_106
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_93
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_106
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_105, td1_93, s1_105
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_118, td1_106, s1_118
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_93
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_106
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_93
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_106
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_105, td2_93, s2_105
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_118, td2_106, s2_118
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_256_encrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_93], ta1_93
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_106], ta1_106
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_105, td3_93, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_118, td3_106, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_93
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_106
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_93], tb1_93
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_106], tb1_106
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_93
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_106
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_93], tb3_93
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_106], tb3_106
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_93, k0, s0_102
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_106, k0, s0_115
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_93
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_106
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_93], tb2_93
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_106], tb2_106
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_93, k1, s0_103
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_106, k1, s0_116
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_93
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_106
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_93
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_106
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_102, ta1_93, s1_102
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_115, ta1_106, s1_115
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_93
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_106
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_256_encrypt_blocks$rijndael_256_encrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_103, tb1_93, s1_103
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_116, tb1_106, s1_116
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_93], tc2_93
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_106], tc2_106
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_103, tb3_93, s2_103
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_116, tb3_106, s2_116
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_93
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_106
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_93], tc3_93
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_106], tc3_106
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_103, tb2_93, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_116, tb2_106, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_93
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_106
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_93], ta2_93
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_106], ta2_106
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_93
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_106
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_93], ta3_93
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_106], ta3_106
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_93, k2, s0_104
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_106, k2, s0_117
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_93
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_106
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_93], tc1_93
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_106], tc1_106
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_104, tc2_93, s1_104
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_117, tc2_106, s1_117
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_93
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_106
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_104, tc3_93, s2_104
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_117, tc3_106, s2_117
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_93], td1_93
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_106], td1_106
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_102, ta2_93, s2_102
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_115, ta2_106, s2_115
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_93
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_106
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_93], td2_93
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_106], td2_106
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_102, ta3_93, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_115, ta3_106, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_93], td3_93
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_106], td3_106
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_104, tc1_93, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_117, tc1_106, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_93, k3, s0_105
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_106, k3, s0_118
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_105, td1_93, s1_105
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_118, td1_106, s1_118
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_105, td2_93, s2_105
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_118, td2_106, s2_118
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_105, td3_93, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_118, td3_106, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[1]        ; STW     by, *+behind[1]
        ADD     .L2X   4, A1, B10           ; ADD     schedule, 4 * 1, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_85
||      MVK     .S1    14, A2               ; MVK     14, count
||      LDW     .D1T1  *+A11[3], A12        ; LDW     *+in[3], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_85, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[2], B11        ; LDW     *-far[4 + 1 - 3], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[1], A0         ; LDW     *+in[1], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[1], B3         ; LDW     *+second[1], y1
        STW     .D1T1  A0, *+A15[1]         ; STW     bx, *+out[1]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[3], B0         ; LDW     *+second[3], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[3]         ; STW     dx, *+out[3]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_93
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_106
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_93
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_106
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_93
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_106
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_93
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_106
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_256_encrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_93], ta1_93
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_106], ta1_106
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_93
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_106
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_93], tb1_93
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_106], tb1_106
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_93
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_106
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_93], tb3_93
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_106], tb3_106
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_93, k0, s0_102
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_106, k0, s0_115
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_93
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_106
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_93], tb2_93
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_106], tb2_106
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_93, k1, s0_103
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_106, k1, s0_116
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_93
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_106
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_93
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_106
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_102, ta1_93, s1_102
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_115, ta1_106, s1_115
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_93
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_106
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[2], B0         ; <0> LDW     *-far[4 + 1 - 3], k3
rijndael_256_encrypt_blocks$rijndael_256_encrypt_blocks$4$landing:
        NOP     4
rijndael_256_encrypt_blocks$rijndael_256_encrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_123
        MVC     .S2    B0, AMR              ; MVC     linear_123, AMR
rijndael_256_encrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3

rijndael_decrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_decrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_decrypt_blocks$rijndael_decrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_125
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    10, A2               ; MVK     10, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    12, B1, B10          ; ADD     schedule, 4 * 3, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_125
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_126
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_125
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_126, 4, step
||      MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[6], B0         ; LDW     *-far[4 + 3 - 1], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_125
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[3], A0          ; LDW     *+in[3], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_125, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_125, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[3], B1          ; LDW     *+second[3], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_125, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_125, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_125, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_125, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_125, AMR
||      LDW     .D1T1  *+A3[1], A8          ; LDW     *+in[1], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[1], B3          ; LDW     *+second[1], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_134
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_147
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_134
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_147
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_134
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_147
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_134
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_147
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_134
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_147
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_134], ta1_134
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_147], ta1_147
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_134
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_134], tb1_134
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_147], tb1_147
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_134
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_147
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_134], tb3_134
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_147], tb3_147
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_147, k0, s0_156
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_134
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_147
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_134], tb2_134
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_147], tb2_147
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_134, k0, s0_143
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_147, k1, s0_157
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_134, k1, s0_144
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_147
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_134
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_147
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_143, ta1_134, s1_143
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_156, ta1_147, s1_156
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_134
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_147
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_158, tc1_147, cy
;    LDW *+B4[cy], tc0_147
;    XOR tc0_147, k2, s0_158
;    XOR s0_158, tc2_147, s1_158
;    XOR s1_158, tc3_147, s2_158
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_144, tb1_134, s1_144
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_157, tb1_147, s1_157
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_134], tc2_134
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_147], tc2_147
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_144, tb3_134, s2_144
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_157, tb3_147, s2_157
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_134
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_147
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_134], tc3_134
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_147], tc3_147
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_144, tb2_134, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_157, tb2_147, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_134
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_147
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_134], ta2_134
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_147], ta2_147
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_134
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_147
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_134], ta3_134
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_147], ta3_147
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_134, k2, s0_145
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_147, k2, s0_158
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_134
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_147
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_134], tc1_134
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_147], tc1_147
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_145, tc2_134, s1_145
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_158, tc2_147, s1_158
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_134
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_147
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_145, tc3_134, s2_145
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_158, tc3_147, s2_158
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_134], td1_134
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_147], td1_147
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_143, ta2_134, s2_143
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_156, ta2_147, s2_156
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_134
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_147
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_134], td2_134
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_147], td2_147
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_143, ta3_134, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_156, ta3_147, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_134], td3_134
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_147], td3_147
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_145, tc1_134, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_158, tc1_147, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_134, k3, s0_146
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_147, k3, s0_159
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_134
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_147
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_134
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_147
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_146, td1_134, s1_146
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_159, td1_147, s1_159
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_134
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_147
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_134
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_147
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_146, td2_134, s2_146
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_159, td2_147, s2_159
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_decrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_134], ta1_134
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_147], ta1_147
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_146, td3_134, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_159, td3_147, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_134
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_147
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_134], tb1_134
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_147], tb1_147
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_134
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_147
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_134], tb3_134
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_147], tb3_147
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_134, k0, s0_143
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_147, k0, s0_156
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_134
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_147
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_134], tb2_134
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_147], tb2_147
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_134, k1, s0_144
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_147, k1, s0_157
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_134
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_147
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_134
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_147
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_143, ta1_134, s1_143
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_156, ta1_147, s1_156
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_134
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_147
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_decrypt_blocks$rijndael_decrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_144, tb1_134, s1_144
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_157, tb1_147, s1_157
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_134], tc2_134
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_147], tc2_147
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_144, tb3_134, s2_144
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_157, tb3_147, s2_157
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_134
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_147
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_134], tc3_134
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_147], tc3_147
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_144, tb2_134, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_157, tb2_147, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_134
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_147
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_134], ta2_134
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_147], ta2_147
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_134
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_147
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_134], ta3_134
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_147], ta3_147
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_134, k2, s0_145
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_147, k2, s0_158
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_134
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_147
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_134], tc1_134
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_147], tc1_147
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_145, tc2_134, s1_145
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_158, tc2_147, s1_158
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_134
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_147
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_145, tc3_134, s2_145
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_158, tc3_147, s2_158
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_134], td1_134
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_147], td1_147
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_143, ta2_134, s2_143
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_156, ta2_147, s2_156
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_134
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_147
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_134], td2_134
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_147], td2_147
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_143, ta3_134, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_156, ta3_147, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_134], td3_134
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_147], td3_147
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_145, tc1_134, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_158, tc1_147, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_134, k3, s0_146
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_147, k3, s0_159
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_146, td1_134, s1_146
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_159, td1_147, s1_159
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_146, td2_134, s2_146
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_159, td2_147, s2_159
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_146, td3_134, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_159, td3_147, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[3]        ; STW     by, *+behind[3]
        ADD     .L2X   12, A1, B10          ; ADD     schedule, 4 * 3, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_126
||      MVK     .S1    10, A2               ; MVK     10, count
||      LDW     .D1T1  *+A11[1], A12        ; LDW     *+in[1], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_126, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[6], B11        ; LDW     *-far[4 + 3 - 1], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[3], A0         ; LDW     *+in[3], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[3], B3         ; LDW     *+second[3], y1
        STW     .D1T1  A0, *+A15[3]         ; STW     bx, *+out[3]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[1], B0         ; LDW     *+second[1], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[1]         ; STW     dy, *+behind[1]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[1]         ; STW     dx, *+out[1]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_134
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_147
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_134
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_147
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_134
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_147
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_134
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_147
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_decrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_134], ta1_134
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_147], ta1_147
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_134
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_147
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_134], tb1_134
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_147], tb1_147
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_134
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_147
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_134], tb3_134
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_147], tb3_147
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_134, k0, s0_143
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_147, k0, s0_156
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_134
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_147
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_134], tb2_134
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_147], tb2_147
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_134, k1, s0_144
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_147, k1, s0_157
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_134
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_147
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_134
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_147
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_143, ta1_134, s1_143
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_156, ta1_147, s1_156
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_134
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_147
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_decrypt_blocks$rijndael_decrypt_blocks$4$landing:
        NOP     4
rijndael_decrypt_blocks$rijndael_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_164
        MVC     .S2    B0, AMR              ; MVC     linear_164, AMR
rijndael_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3

rijndael_192_decrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_192_decrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_192_decrypt_blocks$rijndael_192_decrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_166
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    12, A2               ; MVK     12, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    12, B1, B10          ; ADD     schedule, 4 * 3, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_166
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_167
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_166
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_167, 4, step
||      MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[6], B0         ; LDW     *-far[4 + 3 - 1], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_166
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[3], A0          ; LDW     *+in[3], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_166, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_166, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[3], B1          ; LDW     *+second[3], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_166, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_166, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_166, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_166, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_166, AMR
||      LDW     .D1T1  *+A3[1], A8          ; LDW     *+in[1], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[1], B3          ; LDW     *+second[1], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_175
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_188
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_175
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_188
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_175
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_188
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_175
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_188
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_175
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_188
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_175], ta1_175
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_188], ta1_188
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_175
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_175], tb1_175
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_188], tb1_188
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_175
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_188
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_175], tb3_175
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_188], tb3_188
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_188, k0, s0_197
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_175
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_188
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_175], tb2_175
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_188], tb2_188
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_175, k0, s0_184
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_188, k1, s0_198
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_175, k1, s0_185
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_188
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_175
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_188
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_184, ta1_175, s1_184
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_197, ta1_188, s1_197
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_175
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_188
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_199, tc1_188, cy
;    LDW *+B4[cy], tc0_188
;    XOR tc0_188, k2, s0_199
;    XOR s0_199, tc2_188, s1_199
;    XOR s1_199, tc3_188, s2_199
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_185, tb1_175, s1_185
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_198, tb1_188, s1_198
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_175], tc2_175
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_188], tc2_188
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_185, tb3_175, s2_185
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_198, tb3_188, s2_198
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_175
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_188
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_175], tc3_175
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_188], tc3_188
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_185, tb2_175, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_198, tb2_188, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_175
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_188
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_175], ta2_175
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_188], ta2_188
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_175
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_188
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_175], ta3_175
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_188], ta3_188
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_175, k2, s0_186
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_188, k2, s0_199
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_175
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_188
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_175], tc1_175
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_188], tc1_188
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_186, tc2_175, s1_186
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_199, tc2_188, s1_199
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_175
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_188
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_186, tc3_175, s2_186
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_199, tc3_188, s2_199
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_175], td1_175
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_188], td1_188
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_184, ta2_175, s2_184
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_197, ta2_188, s2_197
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_175
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_188
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_175], td2_175
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_188], td2_188
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_184, ta3_175, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_197, ta3_188, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_175], td3_175
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_188], td3_188
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_186, tc1_175, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_199, tc1_188, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_175, k3, s0_187
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_188, k3, s0_200
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_175
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_188
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_175
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_188
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_187, td1_175, s1_187
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_200, td1_188, s1_200
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_175
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_188
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_175
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_188
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_187, td2_175, s2_187
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_200, td2_188, s2_200
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_192_decrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_175], ta1_175
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_188], ta1_188
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_187, td3_175, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_200, td3_188, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_175
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_188
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_175], tb1_175
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_188], tb1_188
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_175
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_188
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_175], tb3_175
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_188], tb3_188
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_175, k0, s0_184
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_188, k0, s0_197
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_175
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_188
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_175], tb2_175
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_188], tb2_188
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_175, k1, s0_185
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_188, k1, s0_198
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_175
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_188
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_175
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_188
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_184, ta1_175, s1_184
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_197, ta1_188, s1_197
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_175
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_188
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_192_decrypt_blocks$rijndael_192_decrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_185, tb1_175, s1_185
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_198, tb1_188, s1_198
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_175], tc2_175
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_188], tc2_188
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_185, tb3_175, s2_185
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_198, tb3_188, s2_198
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_175
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_188
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_175], tc3_175
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_188], tc3_188
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_185, tb2_175, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_198, tb2_188, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_175
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_188
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_175], ta2_175
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_188], ta2_188
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_175
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_188
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_175], ta3_175
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_188], ta3_188
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_175, k2, s0_186
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_188, k2, s0_199
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_175
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_188
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_175], tc1_175
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_188], tc1_188
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_186, tc2_175, s1_186
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_199, tc2_188, s1_199
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_175
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_188
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_186, tc3_175, s2_186
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_199, tc3_188, s2_199
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_175], td1_175
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_188], td1_188
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_184, ta2_175, s2_184
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_197, ta2_188, s2_197
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_175
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_188
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_175], td2_175
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_188], td2_188
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_184, ta3_175, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_197, ta3_188, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_175], td3_175
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_188], td3_188
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_186, tc1_175, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_199, tc1_188, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_175, k3, s0_187
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_188, k3, s0_200
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_187, td1_175, s1_187
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_200, td1_188, s1_200
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_187, td2_175, s2_187
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_200, td2_188, s2_200
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_187, td3_175, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_200, td3_188, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[3]        ; STW     by, *+behind[3]
        ADD     .L2X   12, A1, B10          ; ADD     schedule, 4 * 3, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_167
||      MVK     .S1    12, A2               ; MVK     12, count
||      LDW     .D1T1  *+A11[1], A12        ; LDW     *+in[1], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_167, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[6], B11        ; LDW     *-far[4 + 3 - 1], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[3], A0         ; LDW     *+in[3], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[3], B3         ; LDW     *+second[3], y1
        STW     .D1T1  A0, *+A15[3]         ; STW     bx, *+out[3]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[1], B0         ; LDW     *+second[1], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[1]         ; STW     dy, *+behind[1]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[1]         ; STW     dx, *+out[1]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_175
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_188
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_175
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_188
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_175
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_188
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_175
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_188
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_192_decrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_175], ta1_175
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_188], ta1_188
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_175
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_188
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_175], tb1_175
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_188], tb1_188
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_175
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_188
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_175], tb3_175
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_188], tb3_188
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_175, k0, s0_184
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_188, k0, s0_197
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_175
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_188
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_175], tb2_175
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_188], tb2_188
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_175, k1, s0_185
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_188, k1, s0_198
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_175
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_188
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_175
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_188
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_184, ta1_175, s1_184
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_197, ta1_188, s1_197
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_175
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_188
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_192_decrypt_blocks$rijndael_192_decrypt_blocks$4$landing:
        NOP     4
rijndael_192_decrypt_blocks$rijndael_192_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_205
        MVC     .S2    B0, AMR              ; MVC     linear_205, AMR
rijndael_192_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3

rijndael_256_decrypt_blocks:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -64, B15             ; frame
||      MV      .D2    B6, B1               ; argument
        MV      .L1    A4, A2               ; argument
||      MV      .S1X   B15, A0              ; frame
||      MV      .D1    A0, A1               ; MV      blocks, left
||      STW     .D2T2  B1, *+B15[2]         ; save schedule
        STW     .D1T1  A10, *+A0[7]         ; save A10
||      STW     .D2T2  B12, *+B15[12]       ; save B12
        STW     .D1T1  A12, *+A0[11]        ; save A12
||      STW     .D2T2  B0, *+B15[4]         ; save in
  [!A1] B       .S1    rijndael_256_decrypt_blocks$done; [!left] B      done
||      STW     .D2T1  A2, *+B15[3]         ; save out
        STW     .D1T1  A11, *+A0[9]         ; save A11
||      STW     .D2T2  B11, *+B15[10]       ; save B11
        STW     .D2T1  A1, *+B15[6]         ; save left
        STW     .D1T1  A13, *+A0[13]        ; save A13
||      STW     .D2T2  B13, *+B15[14]       ; save B13
        STW     .D1T1  A14, *+A0[15]        ; save A14
||      STW     .D2T2  B10, *+B15[8]        ; save B10
        STW     .D1T1  A15, *+A0[16]        ; save A15
||      STW     .D2T2  B3, *+B15[1]         ; save return$
rijndael_256_decrypt_blocks$rijndael_256_decrypt_blocks$1:
        LDW     .D2T2  *+B15[2], B1         ; restore schedule
        MVK     .S2    1024, B0             ; MVK     0x400, apart_b_207
||      LDW     .D2T1  *+B15[6], A3         ; restore left
        MVK     .S1    14, A2               ; MVK     14, count
||      LDW     .D2T2  *+B15[4], B2         ; restore in
        MVKL    .S1    rijndael_decrypt_near, A4; MVKL    rijndael_decrypt_near, A4
        MV      .L1    A2, A1               ; count of rounds
||      MVKH    .S1    rijndael_decrypt_near, A4; MVKH    rijndael_decrypt_near, A4
        MV      .L1X   B1, A10              ; MV      schedule, near
||      ADD     .L2    12, B1, B10          ; ADD     schedule, 4 * 3, far
||      MVK     .S1    1024, A0             ; MVK     0x400, apart_a_207
||      SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        CMPGT   .L1    A3, 1, A3            ; CMPGT   left, 1, two_208
||      MVKL    .S2    611669, B1           ; MVKL    0x00095555, circular_207
||      LDW     .D1T1  *A10++[4], A12       ; LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B3        ; LDW     *far++[4], k1
        MV      .L1X   B2, A3               ; copy
||      SHL     .S1    A3, 4, A8            ; SHL     two_208, 4, step
||      MVKL    .S2    rijndael_decrypt_far, B4; MVKL    rijndael_decrypt_far, B4
||      LDW     .D1T1  *-A10[2], A8         ; LDW     *-near[2], k2
        ADD     .L1    A3, A8, A9           ; ADD     in, step, second
||      MVKH    .S2    rijndael_decrypt_far, B4; MVKH    rijndael_decrypt_far, B4
||      LDW     .D1T1  *+A3[2], A0          ; LDW     *+in[2], x2
||      LDW     .D2T2  *-B10[6], B0         ; LDW     *-far[4 + 3 - 1], k3
        MVKH    .S2    611669, B1           ; MVKH    0x00095555, circular_207
||      LDW     .D1T2  *+A9[0], B1          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B2[3], A0          ; LDW     *+in[3], x1
        ADD     .L1    A4, A0, A5           ; ADD     A4, apart_a_207, A5
||      ADD     .L2    B4, B0, B5           ; ADD     B4, apart_b_207, B5
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T2  *+A9[3], B1          ; LDW     *+second[3], y1
||      LDW     .D2T1  *+B2[0], A9          ; LDW     *+in[0], x0
        ADD     .L1    A5, A0, A6           ; ADD     A5, apart_a_207, A6
||      ADD     .L2    B5, B0, B6           ; ADD     B5, apart_b_207, B6
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T2  *+A9[2], B3          ; LDW     *+second[2], y2
||      STW     .D2T1  A8, *+B15[5]         ; save step
        ADD     .L1    A6, A0, A7           ; ADD     A6, apart_a_207, A7
||      ADD     .L2    B6, B0, B7           ; ADD     B6, apart_b_207, B7
||      MVC     .S2    B1, AMR              ; MVC     circular_207, AMR
||      LDW     .D1T1  *+A3[1], A8          ; LDW     *+in[1], x3
        XOR     .L1    A0, A8, A11          ; XOR     x2, k2, cx
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T2  *+A9[1], B3          ; LDW     *+second[1], y3
        XOR     .L1X   A0, B3, A0           ; XOR     x1, k1, bx
||      XOR     .L2X   B1, A12, B2          ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A12       ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B0        ; <0> LDW     *far++[4], k1
        XOR     .L1    A9, A12, A13         ; XOR     x0, k0, ax
||      XOR     .L2    B1, B3, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A0, 8, A9            ; <0> SHRU    bx, 8, b8_216
||      SHRU    .S2    B2, 24, B1           ; <0> SHRU    ay, 24, a24_229
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_216
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_229
        XOR     .L2X   B3, A8, B8           ; XOR     y2, k2, cy
||      SHRU    .S1    A11, 8, A12          ; <0> SHRU    cx, 8, c8_216
||      SHRU    .S2    B12, 8, B3           ; <0> SHRU    by, 8, b8_229
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[ax], ta0_216
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_229
        SHRU    .S1    A13, 24, A14         ; <0> SHRU    ax, 24, a24_216
||      SHRU    .S2    B8, 8, B9            ; <0> SHRU    cy, 8, c8_229
||      LDW     .D1T1  *+A5[A9], A0         ; <0> LDW     *+A5[b8_216], ta1_216
||      LDW     .D2T2  *+B5[B3], B12        ; <0> LDW     *+B5[b8_229], ta1_229
        XOR     .L1X   A8, B0, A9           ; XOR     x3, k3, dx
||      XOR     .L2    B3, B0, B3           ; XOR     y3, k3, dy
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_216
||      LDW     .D1T1  *+A5[A12], A0        ; <0> LDW     *+A5[c8_216], tb1_216
||      LDW     .D2T2  *+B5[B9], B12        ; <0> LDW     *+B5[c8_229], tb1_229
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_216
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_229
||      LDW     .D1T1  *+A7[A14], A0        ; <0> LDW     *+A7[a24_216], tb3_216
||      LDW     .D2T2  *+B7[B1], B0         ; <0> LDW     *+B7[a24_229], tb3_229
        XOR     .L2X   B9, A12, B11         ; <0> XOR     ta0_229, k0, s0_238
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_216
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_229
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_216], tb2_216
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_229], tb2_229
        XOR     .L1    A0, A12, A12         ; <0> XOR     ta0_216, k0, s0_225
||      XOR     .L2    B9, B0, B0           ; <0> XOR     tb0_229, k1, s0_239
||      XOR     .S1X   A14, B0, A14         ; <0> XOR     tb0_216, k1, s0_226
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_229
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_216
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_229
        XOR     .L1    A12, A0, A15         ; <0> XOR     s0_225, ta1_216, s1_225
||      XOR     .L2    B11, B12, B13        ; <0> XOR     s0_238, ta1_229, s1_238
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_216
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_229
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
;@loop {"name": "rounds", "ii": 18, "res_mii": 18, "rec_mii": 9, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR", "XOR"], "attempts": [{"interval": 18, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 18, 2 stages
;  bounds: resources 18, recurrence 9
;  critical cycle:
;    XOR s2_240, tc1_229, cy
;    LDW *+B4[cy], tc0_229
;    XOR tc0_229, k2, s0_240
;    XOR s0_240, tc2_229, s1_240
;    XOR s1_240, tc3_229, s2_240
;  units: L1 16/18, S1 18/18, M1 0/18, D1 18/18, L2 15/18, S2 18/18, M2 0/18, D2 18/18
;  cross paths: 1X 2/18, 2X 2/18
;  T paths: T1 18/18, T2 18/18
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 15 used, 15 live at once
;  II 18 without possible bank conflicts: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_blocks$rounds:
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S1    A14, A0, A12         ; <1> XOR     s0_226, tb1_216, s1_226
||      XOR     .S2    B0, B12, B11         ; <1> XOR     s0_239, tb1_229, s1_239
||      LDW     .D1T1  *+A6[A12], A12       ; <1> LDW     *+A6[a16_216], tc2_216
||      LDW     .D2T2  *+B6[B11], B11       ; <1> LDW     *+B6[a16_229], tc2_229
        XOR     .L1    A12, A0, A12         ; <1> XOR     s1_226, tb3_216, s2_226
||      XOR     .L2    B11, B0, B1          ; <1> XOR     s1_239, tb3_229, s2_239
||      SHRU    .S1    A11, 16, A14         ; <1> SHRU    cx, 16, c16_216
||      SHRU    .S2    B8, 16, B0           ; <1> SHRU    cy, 16, c16_229
||      LDW     .D1T1  *+A7[A8], A8         ; <1> LDW     *+A7[b24_216], tc3_216
||      LDW     .D2T2  *+B7[B1], B3         ; <1> LDW     *+B7[b24_229], tc3_229
        XOR     .L1    A12, A0, A0          ; <1> XOR     s2_226, tb2_216, bx
||      XOR     .L2    B1, B11, B12         ; <1> XOR     s2_239, tb2_229, by
||      SHRU    .S1    A9, 24, A12          ; <1> SHRU    dx, 24, d24_216
||      SHRU    .S2    B3, 24, B1           ; <1> SHRU    dy, 24, d24_229
||      LDW     .D1T1  *+A6[A14], A12       ; <1> LDW     *+A6[c16_216], ta2_216
||      LDW     .D2T2  *+B6[B0], B2         ; <1> LDW     *+B6[c16_229], ta2_229
        SHRU    .S1    A9, 8, A14           ; <1> SHRU    dx, 8, d8_216
||      SHRU    .S2    B3, 8, B1            ; <1> SHRU    dy, 8, d8_229
||      LDW     .D1T1  *+A7[A12], A9        ; <1> LDW     *+A7[d24_216], ta3_216
||      LDW     .D2T2  *+B7[B1], B8         ; <1> LDW     *+B7[d24_229], ta3_229
        XOR     .L1    A8, A12, A13         ; <1> XOR     tc0_216, k2, s0_227
||      XOR     .L2X   B11, A12, B1         ; <1> XOR     tc0_229, k2, s0_240
||      SHRU    .S1    A13, 8, A14          ; <1> SHRU    ax, 8, a8_216
||      SHRU    .S2    B2, 8, B2            ; <1> SHRU    ay, 8, a8_229
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[d8_216], tc1_216
||      LDW     .D2T2  *+B5[B1], B11        ; <1> LDW     *+B5[d8_229], tc1_229
        XOR     .L1    A13, A12, A9         ; <1> XOR     s0_227, tc2_216, s1_227
||      XOR     .L2    B1, B11, B1          ; <1> XOR     s0_240, tc2_229, s1_240
||[!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <1> LDW     *+A4[dx], td0_216
||      LDW     .D2T2  *+B4[B3], B1         ; <1> LDW     *+B4[dy], td0_229
        XOR     .L1    A9, A8, A14          ; <1> XOR     s1_227, tc3_216, s2_227
||      XOR     .L2    B1, B3, B3           ; <1> XOR     s1_240, tc3_229, s2_240
||[!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <1> LDW     *+A5[a8_216], td1_216
||      LDW     .D2T2  *+B5[B2], B3         ; <1> LDW     *+B5[a8_229], td1_229
        XOR     .L1    A15, A12, A12        ; <1> XOR     s1_225, ta2_216, s2_225
||      XOR     .L2    B13, B2, B11         ; <1> XOR     s1_238, ta2_229, s2_238
||      SHRU    .S1    A11, 24, A3          ; <1> SHRU    cx, 24, c24_216
||      SHRU    .S2    B8, 24, B1           ; <1> SHRU    cy, 24, c24_229
||      LDW     .D1T1  *+A6[A3], A12        ; <1> LDW     *+A6[b16_216], td2_216
||      LDW     .D2T2  *+B6[B9], B3         ; <1> LDW     *+B6[b16_229], td2_229
        XOR     .L1    A12, A9, A13         ; <1> XOR     s2_225, ta3_216, ax
||      XOR     .L2    B11, B8, B2          ; <1> XOR     s2_238, ta3_229, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <1> LDW     *+A7[c24_216], td3_216
||      LDW     .D2T2  *+B7[B1], B11        ; <1> LDW     *+B7[c24_229], td3_229
        XOR     .L1    A14, A8, A11         ; <1> XOR     s2_227, tc1_216, cx
||      XOR     .L2    B3, B11, B8          ; <1> XOR     s2_240, tc1_229, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A3, B0, A9           ; <1> XOR     td0_216, k3, s0_228
||      XOR     .L2    B1, B0, B1           ; <1> XOR     td0_229, k3, s0_241
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_216
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_229
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_216
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_229
        XOR     .L1    A9, A8, A8           ; <1> XOR     s0_228, td1_216, s1_228
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s0_241, td1_229, s1_241
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_216
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_229
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_216
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_229
        XOR     .L1    A8, A12, A8          ; <1> XOR     s1_228, td2_216, s2_228
||      XOR     .L2    B1, B3, B1           ; <1> XOR     s1_241, td2_229, s2_241
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     count, 1, count
||[A1]  B       .S2    rijndael_256_decrypt_blocks$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_216], ta1_216
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_229], ta1_229
        XOR     .L1    A8, A9, A9           ; <1> XOR     s2_228, td3_216, dx
||      XOR     .L2    B1, B11, B3          ; <1> XOR     s2_241, td3_229, dy
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_216
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_229
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_216], tb1_216
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_229], tb1_229
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_216
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_229
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_216], tb3_216
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_229], tb3_229
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_216, k0, s0_225
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_229, k0, s0_238
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_216
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_229
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_216], tb2_216
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_229], tb2_229
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_216, k1, s0_226
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_229, k1, s0_239
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_216
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_229
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_216
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_229
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_225, ta1_216, s1_225
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_238, ta1_229, s1_238
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_216
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_229
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_256_decrypt_blocks$rijndael_256_decrypt_blocks$4:
        XOR     .S1    A14, A0, A12         ; <-1> XOR     s0_226, tb1_216, s1_226
||      XOR     .S2    B0, B12, B11         ; <-1> XOR     s0_239, tb1_229, s1_239
||      LDW     .D1T1  *+A6[A12], A12       ; <-1> LDW     *+A6[a16_216], tc2_216
||      LDW     .D2T2  *+B6[B11], B11       ; <-1> LDW     *+B6[a16_229], tc2_229
        XOR     .L1    A12, A0, A12         ; <-1> XOR     s1_226, tb3_216, s2_226
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     s1_239, tb3_229, s2_239
||      SHRU    .S1    A11, 16, A14         ; <-1> SHRU    cx, 16, c16_216
||      SHRU    .S2    B8, 16, B0           ; <-1> SHRU    cy, 16, c16_229
||      LDW     .D1T1  *+A7[A8], A8         ; <-1> LDW     *+A7[b24_216], tc3_216
||      LDW     .D2T2  *+B7[B1], B3         ; <-1> LDW     *+B7[b24_229], tc3_229
        XOR     .L1    A12, A0, A0          ; <-1> XOR     s2_226, tb2_216, bx
||      XOR     .L2    B1, B11, B12         ; <-1> XOR     s2_239, tb2_229, by
||      SHRU    .S1    A9, 24, A12          ; <-1> SHRU    dx, 24, d24_216
||      SHRU    .S2    B3, 24, B1           ; <-1> SHRU    dy, 24, d24_229
||      LDW     .D1T1  *+A6[A14], A12       ; <-1> LDW     *+A6[c16_216], ta2_216
||      LDW     .D2T2  *+B6[B0], B2         ; <-1> LDW     *+B6[c16_229], ta2_229
        SHRU    .S1    A9, 8, A14           ; <-1> SHRU    dx, 8, d8_216
||      SHRU    .S2    B3, 8, B1            ; <-1> SHRU    dy, 8, d8_229
||      LDW     .D1T1  *+A7[A12], A9        ; <-1> LDW     *+A7[d24_216], ta3_216
||      LDW     .D2T2  *+B7[B1], B8         ; <-1> LDW     *+B7[d24_229], ta3_229
        XOR     .L1    A8, A12, A13         ; <-1> XOR     tc0_216, k2, s0_227
||      XOR     .L2X   B11, A12, B1         ; <-1> XOR     tc0_229, k2, s0_240
||      SHRU    .S1    A13, 8, A14          ; <-1> SHRU    ax, 8, a8_216
||      SHRU    .S2    B2, 8, B2            ; <-1> SHRU    ay, 8, a8_229
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[d8_216], tc1_216
||      LDW     .D2T2  *+B5[B1], B11        ; <-1> LDW     *+B5[d8_229], tc1_229
        XOR     .L1    A13, A12, A9         ; <-1> XOR     s0_227, tc2_216, s1_227
||      XOR     .L2    B1, B11, B1          ; <-1> XOR     s0_240, tc2_229, s1_240
||      ADDK    .S2    -4096, B4            ; ADDK    -0x1000, B4
||      LDW     .D1T1  *+A4[A9], A3         ; <-1> LDW     *+A4[dx], td0_216
||      LDW     .D2T2  *+B4[B3], B1         ; <-1> LDW     *+B4[dy], td0_229
        XOR     .L1    A9, A8, A14          ; <-1> XOR     s1_227, tc3_216, s2_227
||      XOR     .L2    B1, B3, B3           ; <-1> XOR     s1_240, tc3_229, s2_240
||      ADDK    .S2    -4096, B5            ; ADDK    -0x1000, B5
||      LDW     .D1T1  *+A5[A14], A8        ; <-1> LDW     *+A5[a8_216], td1_216
||      LDW     .D2T2  *+B5[B2], B3         ; <-1> LDW     *+B5[a8_229], td1_229
        XOR     .L1    A15, A12, A12        ; <-1> XOR     s1_225, ta2_216, s2_225
||      XOR     .L2    B13, B2, B11         ; <-1> XOR     s1_238, ta2_229, s2_238
||      SHRU    .S1    A11, 24, A3          ; <-1> SHRU    cx, 24, c24_216
||      SHRU    .S2    B8, 24, B1           ; <-1> SHRU    cy, 24, c24_229
||      LDW     .D1T1  *+A6[A3], A12        ; <-1> LDW     *+A6[b16_216], td2_216
||      LDW     .D2T2  *+B6[B9], B3         ; <-1> LDW     *+B6[b16_229], td2_229
        XOR     .L1    A12, A9, A13         ; <-1> XOR     s2_225, ta3_216, ax
||      XOR     .L2    B11, B8, B2          ; <-1> XOR     s2_238, ta3_229, ay
||      ADDK    .S2    -4096, B6            ; ADDK    -0x1000, B6
||      LDW     .D1T1  *+A7[A3], A9         ; <-1> LDW     *+A7[c24_216], td3_216
||      LDW     .D2T2  *+B7[B1], B11        ; <-1> LDW     *+B7[c24_229], td3_229
        XOR     .L1    A14, A8, A11         ; <-1> XOR     s2_227, tc1_216, cx
||      XOR     .L2    B3, B11, B8          ; <-1> XOR     s2_240, tc1_229, cy
||      LDW     .D2T1  *+B15[3], A15        ; restore out
        XOR     .L1X   A3, B0, A9           ; <-1> XOR     td0_216, k3, s0_228
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     td0_229, k3, s0_241
||      LDW     .D2T1  *+B15[5], A2         ; restore step
        XOR     .L1    A9, A8, A8           ; <-1> XOR     s0_228, td1_216, s1_228
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s0_241, td1_229, s1_241
||      LDW     .D2T1  *+B15[2], A1         ; restore schedule
        XOR     .L1    A8, A12, A8          ; <-1> XOR     s1_228, td2_216, s2_228
||      XOR     .L2    B1, B3, B1           ; <-1> XOR     s1_241, td2_229, s2_241
||      ADDK    .S1    -4096, A7            ; ADDK    -0x1000, A7
||      LDW     .D2T1  *+B15[4], A11        ; restore in
        XOR     .L1    A8, A9, A9           ; <-1> XOR     s2_228, td3_216, dx
||      XOR     .L2    B1, B11, B3          ; <-1> XOR     s2_241, td3_229, dy
||      LDW     .D2T2  *+B15[6], B1         ; restore left
        ADDAW   .D1    A15, 8, A8           ; ADDAW   out, 8, out
        ADD     .L1    A15, A2, A14         ; ADD     out, step, behind
||      STW     .D1T1  A11, *+A15[2]        ; STW     cx, *+out[2]
        MV      .L1    A1, A10              ; MV      schedule, near
||      ADDK    .S1    -4096, A4            ; ADDK    -0x1000, A4
||      STW     .D1T2  B12, *+A14[3]        ; STW     by, *+behind[3]
        ADD     .L2X   12, A1, B10          ; ADD     schedule, 4 * 3, far
||      ADDAW   .D1    A11, 8, A11          ; ADDAW   in, 8, in
        SUB     .L2    B1, 2, B0            ; SUB     left, 2, left
||      LDW     .D1T1  *+A11[2], A3         ; LDW     *+in[2], x2
||      LDW     .D2T2  *B10++[4], B9        ; LDW     *far++[4], k1
        CMPGT   .L2    B0, 1, B13           ; CMPGT   left, 1, two_208
||      MVK     .S1    14, A2               ; MVK     14, count
||      LDW     .D1T1  *+A11[1], A12        ; LDW     *+in[1], x3
        MV      .L1    A2, A1               ; count of rounds
||      SHL     .S2    B13, 4, B13          ; SHL     two_208, 4, step
||      LDW     .D1T1  *+A11[0], A13        ; LDW     *+in[0], x0
||      LDW     .D2T2  *-B10[6], B11        ; LDW     *-far[4 + 3 - 1], k3
        SUB     .L1    A2, 1, A2            ; <0> SUB     count, 1, count
||      ADD     .L2X   B13, A11, B13        ; ADD     in, step, second
||      STW     .D1T1  A13, *+A15[0]        ; STW     ax, *+out[0]
||      STW     .D2T2  B13, *+B15[5]        ; save step
        LDW     .D1T1  *+A11[3], A0         ; LDW     *+in[3], x1
||      LDW     .D2T2  *+B13[2], B12        ; LDW     *+second[2], y2
        ADDK    .S2    -4096, B7            ; ADDK    -0x1000, B7
||      LDW     .D1T1  *A10++[4], A9        ; LDW     *near++[4], k0
||      LDW     .D2T2  *+B13[3], B3         ; LDW     *+second[3], y1
        STW     .D1T1  A0, *+A15[3]         ; STW     bx, *+out[3]
||      LDW     .D2T2  *+B13[0], B8         ; LDW     *+second[0], y0
        ADDK    .S1    -4096, A5            ; ADDK    -0x1000, A5
||      LDW     .D1T1  *-A10[2], A9         ; LDW     *-near[2], k2
||      LDW     .D2T2  *+B13[1], B0         ; LDW     *+second[1], y3
  [!A2] ADDK    .S1    4096, A4             ; <0> [!count] ADDK 0x1000, A4
||[!A2] ADDK    .S2    4096, B4             ; <0> [!count] ADDK 0x1000, B4
||      STW     .D1T2  B3, *+A14[1]         ; STW     dy, *+behind[1]
||      STW     .D2T1  A11, *+B15[4]        ; save in
  [!A2] ADDK    .S1    4096, A5             ; <0> [!count] ADDK 0x1000, A5
||[!A2] ADDK    .S2    4096, B5             ; <0> [!count] ADDK 0x1000, B5
||      STW     .D1T1  A9, *+A15[1]         ; STW     dx, *+out[1]
||      STW     .D2T2  B0, *+B15[6]         ; save left
        ADDK    .S1    -4096, A6            ; ADDK    -0x1000, A6
||      STW     .D1T2  B8, *+A14[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A8, *+B15[3]         ; save out
        XOR     .L1    A13, A9, A13         ; XOR     x0, k0, ax
||      XOR     .L2X   B8, A9, B2           ; XOR     y0, k0, ay
||[!A2] ADDK    .S1    4096, A6             ; <0> [!count] ADDK 0x1000, A6
||[!A2] ADDK    .S2    4096, B6             ; <0> [!count] ADDK 0x1000, B6
||      STW     .D1T2  B2, *+A14[0]         ; STW     ay, *+behind[0]
        XOR     .L1    A3, A9, A11          ; XOR     x2, k2, cx
||      XOR     .L2X   B12, A9, B8          ; XOR     y2, k2, cy
||[!A2] ADDK    .S1    4096, A7             ; <0> [!count] ADDK 0x1000, A7
||[!A2] ADDK    .S2    4096, B7             ; <0> [!count] ADDK 0x1000, B7
||      LDW     .D1T1  *A10++[4], A3        ; <0> LDW     *near++[4], k0
||      LDW     .D2T2  *B10++[4], B11       ; <0> LDW     *far++[4], k1
        XOR     .L1X   A0, B9, A0           ; XOR     x1, k1, bx
||      XOR     .L2    B3, B9, B12          ; XOR     y1, k1, by
||      SHRU    .S1    A11, 8, A3           ; <0> SHRU    cx, 8, c8_216
||      SHRU    .S2    B8, 8, B13           ; <0> SHRU    cy, 8, c8_229
||      LDW     .D1T1  *+A4[A13], A12       ; <0> LDW     *+A4[ax], ta0_216
||      LDW     .D2T2  *+B4[B2], B9         ; <0> LDW     *+B4[ay], ta0_229
        CMPGT   .L2    B1, 2, B1            ; CMPGT   left, 2, more
||      SHRU    .S1    A0, 8, A15           ; <0> SHRU    bx, 8, b8_216
||      SHRU    .S2    B12, 8, B9           ; <0> SHRU    by, 8, b8_229
||      LDW     .D1T1  *+A4[A0], A14        ; <0> LDW     *+A4[bx], tb0_216
||      LDW     .D2T2  *+B4[B12], B9        ; <0> LDW     *+B4[by], tb0_229
        SUB     .L1    A1, 2, A1            ; passes of rounds
||      XOR     .L2    B0, B11, B3          ; XOR     y3, k3, dy
||[B1]  B       .S2    rijndael_256_decrypt_blocks$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A15], A15       ; <0> LDW     *+A5[b8_216], ta1_216
||      LDW     .D2T2  *+B5[B9], B9         ; <0> LDW     *+B5[b8_229], ta1_229
        XOR     .L1X   A12, B11, A9         ; XOR     x3, k3, dx
||      SHRU    .S1    A13, 24, A12         ; <0> SHRU    ax, 24, a24_216
||      SHRU    .S2    B2, 24, B0           ; <0> SHRU    ay, 24, a24_229
||      LDW     .D1T1  *+A5[A3], A0         ; <0> LDW     *+A5[c8_216], tb1_216
||      LDW     .D2T2  *+B5[B13], B12       ; <0> LDW     *+B5[c8_229], tb1_229
        SHRU    .S1    A9, 16, A8           ; <0> SHRU    dx, 16, d16_216
||      SHRU    .S2    B3, 16, B1           ; <0> SHRU    dy, 16, d16_229
||      LDW     .D1T1  *+A7[A12], A0        ; <0> LDW     *+A7[a24_216], tb3_216
||      LDW     .D2T2  *+B7[B0], B0         ; <0> LDW     *+B7[a24_229], tb3_229
        XOR     .L1    A12, A3, A3          ; <0> XOR     ta0_216, k0, s0_225
||      XOR     .L2X   B9, A3, B13          ; <0> XOR     ta0_229, k0, s0_238
||      SHRU    .S1    A0, 24, A8           ; <0> SHRU    bx, 24, b24_216
||      SHRU    .S2    B12, 24, B1          ; <0> SHRU    by, 24, b24_229
||      LDW     .D1T1  *+A6[A8], A0         ; <0> LDW     *+A6[d16_216], tb2_216
||      LDW     .D2T2  *+B6[B1], B11        ; <0> LDW     *+B6[d16_229], tb2_229
        XOR     .L1X   A14, B11, A14        ; <0> XOR     tb0_216, k1, s0_226
||      XOR     .L2    B9, B11, B0          ; <0> XOR     tb0_229, k1, s0_239
||      SHRU    .S1    A13, 16, A12         ; <0> SHRU    ax, 16, a16_216
||      SHRU    .S2    B2, 16, B11          ; <0> SHRU    ay, 16, a16_229
||      LDW     .D1T1  *+A4[A11], A8        ; <0> LDW     *+A4[cx], tc0_216
||      LDW     .D2T2  *+B4[B8], B11        ; <0> LDW     *+B4[cy], tc0_229
        XOR     .L1    A3, A15, A15         ; <0> XOR     s0_225, ta1_216, s1_225
||      XOR     .L2    B13, B9, B13         ; <0> XOR     s0_238, ta1_229, s1_238
||      SHRU    .S1    A0, 16, A3           ; <0> SHRU    bx, 16, b16_216
||      SHRU    .S2    B12, 16, B9          ; <0> SHRU    by, 16, b16_229
||      LDW     .D1T1  *-A10[2], A12        ; <0> LDW     *-near[2], k2
||      LDW     .D2T2  *-B10[6], B0         ; <0> LDW     *-far[4 + 3 - 1], k3
rijndael_256_decrypt_blocks$rijndael_256_decrypt_blocks$4$landing:
        NOP     4
rijndael_256_decrypt_blocks$rijndael_256_decrypt_blocks$5:
        ZERO    .L2    B0                   ; ZERO    linear_246
        MVC     .S2    B0, AMR              ; MVC     linear_246, AMR
rijndael_256_decrypt_blocks$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[1], B0         ; restore return$
        LDW     .D1T1  *+A0[16], A15        ; restore A15
        LDW     .D1T1  *+A0[13], A13        ; restore A13
||      LDW     .D2T2  *+B15[14], B13       ; restore B13
        LDW     .D1T1  *+A0[7], A10         ; restore A10
||      LDW     .D2T2  *+B15[10], B11       ; restore B11
        LDW     .D1T1  *+A0[15], A14        ; restore A14
        B       .S2    B0                   ; return
||      LDW     .D1T1  *+A0[9], A11         ; restore A11
||      LDW     .D2T2  *+B15[8], B10        ; restore B10
        LDW     .D1T1  *+A0[11], A12        ; restore A12
||      LDW     .D2T2  *+B15[12], B12       ; restore B12
        ADDK    .S2    64, B15              ; frame
        NOP     3
