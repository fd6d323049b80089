; broadside optimize: source 45a0d737b3b95417bf6926b093a34e4615c1b9d46de1850b5c1fb0e387e4fae1
; broadside 0.2.0, OR-Tools 9.15.6755, seed 3, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits on any number of independent blocks, on the C64x: two at a time, with four tables.
;
;       void rijndael_encrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;       void rijndael_decrypt_blocks_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint32_t schedule[44]);
;
; For keys of 192 and 256 bits: rijndael_192_encrypt_blocks_c64x and so on, with schedules of 52 and 60 words.
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, but on a multiple of 8 bytes.
;
; Where one block is left, it stands in for the second as well. A misaligned pointer stops the machine's memory access.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is not zero.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
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
; Rijndael with blocks of 128 bits on the C64x, two at a time: a block on each side of the machine.
;
; A round of a block is looked up, added up and kept on one side, so that nothing of it crosses but key words, which are
; loaded once for both blocks. Tables, addressing and the macros named here are those of round_c64x.inc.

; One round of a block in place; all four columns on the side that `here` declares.

; The same of the inverse cipher, and its last round.


; The first key: a block's words become its columns.

        .global rijndael_encrypt_blocks_c64x
        .global rijndael_192_encrypt_blocks_c64x
        .global rijndael_256_encrypt_blocks_c64x
        .global rijndael_decrypt_blocks_c64x
        .global rijndael_192_decrypt_blocks_c64x
        .global rijndael_256_decrypt_blocks_c64x

; The next two blocks under the first key.


; A whole routine: `passes` rounds and the last one of each pair of blocks.


        .align  32
rijndael_encrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_encrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_encrypt_blocks_c64x$rijndael_encrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_4
||      ADD     .L2    8, B8, B28           ; ADD     schedule, 8, far
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
        SHL     .S1    A0, 4, A0            ; SHL     two_4, 4, step
||      MVKL    .S2    611669, B0           ; MVKL    0x00095555, circular_2
        ADD     .L1    A3, A0, A3           ; ADD     in, step, second
||      MV      .L2X   A3, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    611669, B0           ; MVKH    0x00095555, circular_2
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[3], B9          ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B1[3], A3          ; LDW     *+in[3], x3
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[2], B0          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B1[2], A3          ; LDW     *+in[2], x2
        MV      .L1X   B8, A27              ; MV      schedule, near
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T2  *+A3[0], B9          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A27++[2], A19:A18   ; LDDW    *near++[2], k1:k0
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[1], B17         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B1[1], A18         ; LDW     *+in[1], x1
        XOR     .L1X   A3, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B9, B17, B23         ; XOR     y3, k3, dy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVC     .S2    B0, AMR              ; MVC     circular_2, AMR
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A3, B16, A20         ; XOR     x2, k2, cx
||      XOR     .L2    B0, B16, B19         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_11
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_24
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B1, B0               ; move in
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_11
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_24
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A1, A18, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A18, B25         ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_11
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_24
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_11], tc1_11
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_24], tc1_24
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_11
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_24
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_11], ta2_11
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_24], ta2_24
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_11
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_24
||      MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_11], td1_11
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_24], td1_24
        XOR     .L1    A18, A19, A19        ; XOR     x1, k1, bx
||      XOR     .L2X   B17, A19, B18        ; XOR     y1, k1, by
||      SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_11
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_24
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_11], ta3_11
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_24], ta3_24
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_11
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_24
||      MVK     .S1    7, A2                ; MVK     9, count
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_24
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_11
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_11], td3_11
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_24], td3_24
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_11], td2_11
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_24], td2_24
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_11
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_24
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_11], tc2_11
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_24], tc2_24
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_11
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_24
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_11
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_24
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_11], tc3_11
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_24], tc3_24
||      NOP
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_11, k2, keyed_22
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_24, k2, keyed_35
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_11, k0, keyed_20
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_24, k0, keyed_33
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_24
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 53.7, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_36, high_36, dy
;    LDW *+B4[dy], td0_24
;    XOR td0_24, k3, keyed_36
;    XOR keyed_36, td1_24, low_36
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 24 used, 23 live at once
;  registers of side B: 23 used, 22 live at once
;  II 17: found (as 2 equal channels), 53.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_blocks_c64x$rounds:
        XOR     .S1X   A8, B27, A8          ; <1> XOR     td0_11, k3, keyed_23
||      XOR     .S2    B1, B27, B1          ; <1> XOR     td0_24, k3, keyed_36
||      LDW     .D1T1  *+A5[A17], A9        ; <1> LDW     *+A5[c8_11], tb1_11
||      LDW     .D2T2  *+B5[B16], B3        ; <1> LDW     *+B5[c8_24], tb1_24
        XOR     .L1    A17, A9, A8          ; <1> XOR     td2_11, td3_11, high_23
||      XOR     .L2    B16, B3, B1          ; <1> XOR     td2_24, td3_24, high_36
||      XOR     .S1    A8, A18, A9          ; <1> XOR     keyed_23, td1_11, low_23
||      XOR     .S2    B1, B17, B3          ; <1> XOR     keyed_36, td1_24, low_36
||      LDW     .D1T1  *+A5[A25], A8        ; <1> LDW     *+A5[b8_11], ta1_11
||      LDW     .D2T2  *+B5[B24], B1        ; <1> LDW     *+B5[b8_24], ta1_24
        XOR     .L1    A23, A22, A18        ; <1> XOR     ta2_11, ta3_11, high_20
||      XOR     .L2    B22, B21, B17        ; <1> XOR     ta2_24, ta3_24, high_33
||      SHRU    .S1    A24, 16, A22         ; <1> SHRU    dx, 16, d16_11
||      SHRU    .S2    B23, 16, B21         ; <1> SHRU    dy, 16, d16_24
||      LDW     .D1T1  *+A7[A26], A16       ; <1> LDW     *+A7[a24_11], tb3_11
||      LDW     .D2T2  *+B7[B25], B9        ; <1> LDW     *+B7[a24_24], tb3_24
        XOR     .L1    A16, A21, A17        ; <1> XOR     keyed_22, tc1_11, low_22
||      XOR     .L2    B9, B20, B16         ; <1> XOR     keyed_35, tc1_24, low_35
||      XOR     .S1    A20, A17, A16        ; <1> XOR     tc2_11, tc3_11, high_22
||      XOR     .S2    B19, B16, B9         ; <1> XOR     tc2_24, tc3_24, high_35
||      LDW     .D1T1  *+A6[A22], A8        ; <1> LDW     *+A6[d16_11], tb2_11
||      LDW     .D2T2  *+B6[B21], B1        ; <1> LDW     *+B6[d16_24], tb2_24
        XOR     .L1    A20, A29, A8         ; <1> XOR     tb0_11, k1, keyed_21
||      XOR     .L2X   B19, A29, B1         ; <1> XOR     tb0_24, k1, keyed_34
||      XOR     .S1    A9, A8, A24          ; <1> XOR     low_23, high_23, dx
||      XOR     .S2    B3, B1, B23          ; <1> XOR     low_36, high_36, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A17, A16, A20        ; <1> XOR     low_22, high_22, cx
||      XOR     .L2    B16, B9, B19         ; <1> XOR     low_35, high_35, cy
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_21, tb1_11, low_21
||      XOR     .S2    B1, B3, B3           ; <1> XOR     keyed_34, tb1_24, low_34
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_11
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_24
        XOR     .L1    A19, A8, A8          ; <1> XOR     keyed_20, ta1_11, low_20
||      XOR     .L2    B18, B1, B1          ; <1> XOR     keyed_33, ta1_24, low_33
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_11
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_24
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A8, A18, A26         ; <1> XOR     low_20, high_20, ax
||      XOR     .L2    B1, B17, B25         ; <1> XOR     low_33, high_33, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_11
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_24
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_11], tc1_11
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_24], tc1_24
        XOR     .L1    A8, A16, A8          ; <1> XOR     tb2_11, tb3_11, high_21
||      XOR     .L2    B1, B9, B1           ; <1> XOR     tb2_24, tb3_24, high_34
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_11
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_24
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_11], ta2_11
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_24], ta2_24
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_11
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_24
||      XOR     .S1    A9, A8, A19          ; <1> XOR     low_21, high_21, bx
||      XOR     .S2    B3, B1, B18          ; <1> XOR     low_34, high_34, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_11], td1_11
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_24], td1_24
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_11
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_24
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_11], ta3_11
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_24], ta3_24
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_11
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_24
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_24
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_11
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_11], td3_11
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_24], td3_24
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_11], td2_11
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_24], td2_24
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_11
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_24
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_11], tc2_11
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_24], tc2_24
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_11
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_24
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_11
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_24
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_11], tc3_11
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_24], tc3_24
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_11, k2, keyed_22
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_24, k2, keyed_35
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_11, k0, keyed_20
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_24, k0, keyed_33
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_24
rijndael_encrypt_blocks_c64x$rijndael_encrypt_blocks_c64x$4:
        XOR     .S1X   A8, B27, A8          ; <-1> XOR     td0_11, k3, keyed_23
||      XOR     .S2    B1, B27, B1          ; <-1> XOR     td0_24, k3, keyed_36
||      LDW     .D1T1  *+A5[A17], A9        ; <-1> LDW     *+A5[c8_11], tb1_11
||      LDW     .D2T2  *+B5[B16], B3        ; <-1> LDW     *+B5[c8_24], tb1_24
        XOR     .L1    A17, A9, A8          ; <-1> XOR     td2_11, td3_11, high_23
||      XOR     .L2    B16, B3, B1          ; <-1> XOR     td2_24, td3_24, high_36
||      XOR     .S1    A8, A18, A9          ; <-1> XOR     keyed_23, td1_11, low_23
||      XOR     .S2    B1, B17, B3          ; <-1> XOR     keyed_36, td1_24, low_36
||      LDW     .D1T1  *+A5[A25], A8        ; <-1> LDW     *+A5[b8_11], ta1_11
||      LDW     .D2T2  *+B5[B24], B1        ; <-1> LDW     *+B5[b8_24], ta1_24
        XOR     .L1    A23, A22, A18        ; <-1> XOR     ta2_11, ta3_11, high_20
||      XOR     .L2    B22, B21, B17        ; <-1> XOR     ta2_24, ta3_24, high_33
||      SHRU    .S1    A24, 16, A22         ; <-1> SHRU    dx, 16, d16_11
||      SHRU    .S2    B23, 16, B21         ; <-1> SHRU    dy, 16, d16_24
||      LDW     .D1T1  *+A7[A26], A16       ; <-1> LDW     *+A7[a24_11], tb3_11
||      LDW     .D2T2  *+B7[B25], B9        ; <-1> LDW     *+B7[a24_24], tb3_24
        XOR     .L1    A16, A21, A17        ; <-1> XOR     keyed_22, tc1_11, low_22
||      XOR     .L2    B9, B20, B16         ; <-1> XOR     keyed_35, tc1_24, low_35
||      XOR     .S1    A20, A17, A16        ; <-1> XOR     tc2_11, tc3_11, high_22
||      XOR     .S2    B19, B16, B9         ; <-1> XOR     tc2_24, tc3_24, high_35
||      LDW     .D1T1  *+A6[A22], A8        ; <-1> LDW     *+A6[d16_11], tb2_11
||      LDW     .D2T2  *+B6[B21], B1        ; <-1> LDW     *+B6[d16_24], tb2_24
        XOR     .L1    A20, A29, A8         ; <-1> XOR     tb0_11, k1, keyed_21
||      XOR     .L2X   B19, A29, B1         ; <-1> XOR     tb0_24, k1, keyed_34
||      XOR     .S1    A9, A8, A24          ; <-1> XOR     low_23, high_23, dx
||      XOR     .S2    B3, B1, B23          ; <-1> XOR     low_36, high_36, dy
||      LDDW    .D1T1  *A27++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A17, A16, A20        ; <-1> XOR     low_22, high_22, cx
||      XOR     .L2    B16, B9, B19         ; <-1> XOR     low_35, high_35, cy
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_21, tb1_11, low_21
||      XOR     .S2    B1, B3, B3           ; <-1> XOR     keyed_34, tb1_24, low_34
||      LDW     .D1T1  *+A6[A24], A8        ; LDW     *+A6[dx], td0_38
||      LDDW    .D2T2  *B28++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A8, A8          ; <-1> XOR     keyed_20, ta1_11, low_20
||      XOR     .L2    B18, B1, B1          ; <-1> XOR     keyed_33, ta1_24, low_33
||      SHLMB   .S1    A24, A24, A19        ; SHLMB   dx, dx, d24_38
||      SHRU    .S2    B19, 16, B18         ; SHRU    cy, 16, c16_51
||      LDW     .D1T1  *+A6[A20], A9        ; LDW     *+A6[cx], tc0_38
||      LDW     .D2T2  *+B6[B23], B1        ; LDW     *+B6[dy], td0_51
        XOR     .L1    A8, A18, A26         ; <-1> XOR     low_20, high_20, ax
||      XOR     .L2    B1, B17, B25         ; <-1> XOR     low_33, high_33, ay
||      SHRU    .S1    A24, 16, A18         ; SHRU    dx, 16, d16_38
||      SHRU    .S2    B23, 16, B17         ; SHRU    dy, 16, d16_51
||      LDW     .D1T1  *+A7[A19], A27       ; LDW     *+A7[d24_38], ta3_38
||      LDW     .D2T2  *+B6[B19], B9        ; LDW     *+B6[cy], tc0_51
        XOR     .L1    A8, A16, A8          ; <-1> XOR     tb2_11, tb3_11, high_21
||      XOR     .L2    B1, B9, B1           ; <-1> XOR     tb2_24, tb3_24, high_34
||      SHLMB   .S1    A20, A20, A18        ; SHLMB   cx, cx, c24_38
||      SHRMB   .S2    B19, B19, B9         ; SHRMB   cy, cy, c8_51
||      LDW     .D1T1  *+A6[A18], A20       ; LDW     *+A6[d16_38], tb2_38
||      LDW     .D2T2  *+B6[B18], B22       ; LDW     *+B6[c16_51], ta2_51
        SHRMB   .L1    A20, A20, A9         ; SHRMB   cx, cx, c8_38
||      SHLMB   .L2    B25, B25, B1         ; SHLMB   ay, ay, a24_51
||      XOR     .S1    A9, A8, A19          ; <-1> XOR     low_21, high_21, bx
||      XOR     .S2    B3, B1, B18          ; <-1> XOR     low_34, high_34, by
||      LDW     .D1T1  *+A6[A26], A22       ; LDW     *+A6[ax], ta0_38
||      LDW     .D2T2  *+B7[B9], B16        ; LDW     *+B7[c8_51], tb1_51
        SHLMB   .L1    A26, A26, A27        ; SHLMB   ax, ax, a24_38
||      SHRMB   .L2    B18, B18, B3         ; SHRMB   by, by, b8_51
||      SHRU    .S2    B18, 16, B9          ; SHRU    by, 16, b16_51
||      LDW     .D1T1  *+A7[A9], A23        ; LDW     *+A7[c8_38], tb1_38
||      LDW     .D2T2  *+B7[B1], B19        ; LDW     *+B7[a24_51], tb3_51
        SHLMB   .L1    A19, A19, A21        ; SHLMB   bx, bx, b24_38
||      SHLMB   .L2    B23, B23, B16        ; SHLMB   dy, dy, d24_51
||      MV      .S1X   B0, A29              ; copy
||      SHRU    .S2    B25, 16, B28         ; SHRU    ay, 16, a16_51
||      LDW     .D1T1  *+A7[A27], A25       ; LDW     *+A7[a24_38], tb3_38
||      LDW     .D2T2  *+B6[B9], B3         ; LDW     *+B6[b16_51], td2_51
        SHRMB   .L2    B25, B25, B18        ; SHRMB   ay, ay, a8_51
||      SHRU    .S1    A20, 16, A21         ; SHRU    cx, 16, c16_38
||      SHLMB   .S2    B18, B18, B24        ; SHLMB   by, by, b24_51
||      LDW     .D1T1  *+A7[A21], A24       ; LDW     *+A7[b24_38], tc3_38
||      LDW     .D2T2  *+B6[B18], B23       ; LDW     *+B6[by], tb0_51
        ADD     .L1X   A0, B8, A21          ; ADD     out, step, behind
||      SHLMB   .L2    B19, B19, B19        ; SHLMB   cy, cy, c24_51
||      SHRU    .S1    A26, 16, A0          ; SHRU    ax, 16, a16_38
||      LDW     .D1T1  *+A6[A21], A26       ; LDW     *+A6[c16_38], ta2_38
||      LDW     .D2T2  *+B7[B16], B24       ; LDW     *+B7[d24_51], ta3_51
        SHRMB   .L1    A19, A19, A25        ; SHRMB   bx, bx, b8_38
||      SHRMB   .L2    B23, B23, B23        ; SHRMB   dy, dy, d8_51
||      SHRU    .S1    A19, 16, A0          ; SHRU    bx, 16, b16_38
||      LDW     .D1T1  *+A6[A0], A26        ; LDW     *+A6[a16_38], tc2_38
||      LDW     .D2T2  *+B7[B19], B25       ; LDW     *+B7[c24_51], td3_51
        LDW     .D1T1  *+A7[A25], A18       ; LDW     *+A7[b8_38], ta1_38
||      LDW     .D2T2  *+B7[B3], B17        ; LDW     *+B7[b8_51], ta1_51
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRMB   .S1    A24, A24, A0         ; SHRMB   dx, dx, d8_38
||      LDW     .D1T1  *+A6[A0], A24        ; LDW     *+A6[b16_38], td2_38
||      LDW     .D2T2  *+B7[B23], B23       ; LDW     *+B7[d8_51], tc1_51
        SHRMB   .L1    A26, A26, A0         ; SHRMB   ax, ax, a8_38
||      CMPGT   .L2    B2, 1, B27           ; CMPGT   left, 1, two_4
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[d8_38], tc1_38
||      LDW     .D2T2  *+B7[B24], B22       ; LDW     *+B7[b24_51], tc3_51
        PACK2   .L1    A27, A26, A25        ; PACK2   ta3_38, ta2_38, high_47
||      PACK2   .S1    A25, A20, A20        ; PACK2   tb3_38, tb2_38, high_48
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[a8_38], td1_38
||      LDW     .D2T2  *+B6[B25], B18       ; LDW     *+B6[ay], ta0_51
        SHL     .S1X   B27, 4, A0           ; SHL     two_4, 4, step
||      LDW     .D1T1  *+A7[A18], A18       ; LDW     *+A7[c24_38], td3_38
||      LDW     .D2T2  *+B6[B17], B17       ; LDW     *+B6[d16_51], tb2_51
        PACK2   .L1    A24, A26, A26        ; PACK2   tc3_38, tc2_38, high_49
||      PACK2   .L2    B16, B23, B16        ; PACK2   tb1_51, tb0_51, low_61
||      ADD     .S1    A29, A0, A19         ; ADD     in, step, second
||      PACK2   .S2    B25, B3, B3          ; PACK2   td3_51, td2_51, high_63
||      LDW     .D1T1  *+A6[A19], A18       ; LDW     *+A6[bx], tb0_38
||      LDW     .D2T2  *+B6[B28], B18       ; LDW     *+B6[a16_51], tc2_51
        PACK2   .L1    A18, A22, A22        ; PACK2   ta1_38, ta0_38, low_47
||      PACK2   .L2    B24, B22, B24        ; PACK2   ta3_51, ta2_51, high_60
||      MV      .S1    A1, A27              ; MV      schedule, near
||      LDW     .D1T2  *+A19[0], B18        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A8          ; LDW     *+in[0], x0
        PACKL4  .L1    A25, A22, A9         ; PACKL4  high_47, low_47, word_47
||      PACK2   .L2    B23, B9, B9          ; PACK2   tc1_51, tc0_51, low_62
||      PACK2   .S1    A18, A9, A22         ; PACK2   tc1_38, tc0_38, low_49
||      LDDW    .D1T1  *A27++[2], A23:A22   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B7[B18], B9        ; LDW     *+B7[a8_51], td1_51
        PACKL4  .L1    A26, A22, A22        ; PACKL4  high_49, low_49, word_49
||      PACK2   .L2    B17, B18, B18        ; PACK2   ta1_51, ta0_51, low_60
||      PACK2   .S1    A18, A8, A8          ; PACK2   td1_38, td0_38, low_50
||      ADD     .S2X   8, A1, B28           ; ADD     schedule, 8, far
||      LDW     .D1T2  *+A19[1], B1         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[3], A9          ; LDW     *+in[3], x3
        XOR     .L1X   A22, B20, A22        ; XOR     word_49, k2, cx
||      PACKL4  .L2    B24, B18, B17        ; PACKL4  high_60, low_60, word_60
||      PACK2   .S1    A18, A24, A24        ; PACK2   td3_38, td2_38, high_50
||      PACK2   .S2    B19, B17, B19        ; PACK2   tb3_51, tb2_51, high_61
||      LDW     .D1T2  *+A19[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B0[1], A16         ; LDW     *+in[1], x1
        PACKL4  .L1    A24, A8, A19         ; PACKL4  high_50, low_50, word_50
||      PACKL4  .L2    B19, B16, B16        ; PACKL4  high_61, low_61, word_61
||      PACK2   .S1    A23, A18, A18        ; PACK2   tb1_38, tb0_38, low_48
||      PACK2   .S2    B22, B18, B19        ; PACK2   tc3_51, tc2_51, high_62
||      LDW     .D1T2  *+A19[2], B9         ; LDW     *+second[2], y2
||      STW     .D2T1  A22, *+B8[2]         ; STW     cx, *+out[2]
        PACKL4  .L1    A20, A18, A18        ; PACKL4  high_48, low_48, word_48
||      PACKL4  .L2    B19, B9, B19         ; PACKL4  high_62, low_62, word_62
||      XOR     .S1X   A19, B21, A19        ; XOR     word_50, k3, dx
||      XOR     .S2X   B16, A17, B16        ; XOR     word_61, k1, by
||      LDW     .D1T1  *+A29[2], A21        ; LDW     *+in[2], x2
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A16, A17         ; XOR     word_47, k0, ax
||      XOR     .L2    B19, B20, B9         ; XOR     word_62, k2, cy
||      XOR     .S1    A18, A17, A18        ; XOR     word_48, k1, bx
||      PACK2   .S2    B9, B1, B16          ; PACK2   td1_51, td0_51, low_63
||      STW     .D1T2  B16, *+A21[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A19, *+B8[3]         ; STW     dx, *+out[3]
        PACKL4  .L2    B3, B16, B16         ; PACKL4  high_63, low_63, word_63
||      XOR     .S2X   B17, A16, B9         ; XOR     word_60, k0, ay
||      STW     .D1T2  B9, *+A21[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A18, *+B8[1]         ; STW     bx, *+out[1]
        XOR     .L2    B16, B21, B16        ; XOR     word_63, k3, dy
||      STW     .D1T2  B9, *+A21[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A17, *+B8[0]         ; STW     ax, *+out[0]
        STW     .D1T2  B16, *+A21[3]        ; STW     dy, *+behind[3]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A9, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B3, B17, B23         ; XOR     y3, k3, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A21, B16, A20        ; XOR     x2, k2, cx
||      XOR     .L2    B9, B16, B19         ; XOR     y2, k2, cy
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_11
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_24
        SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_11
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_24
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_11
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_24
        XOR     .L1    A8, A22, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B18, A22, B25        ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_11
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_24
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_11], tc1_11
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_24], tc1_24
        XOR     .L1    A16, A23, A19        ; XOR     x1, k1, bx
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_11
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_24
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_11], ta2_11
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_24], ta2_24
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_11
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_24
||      XOR     .S2X   B1, A23, B18         ; XOR     y1, k1, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_11], td1_11
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_24], td1_24
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_11
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_24
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_11], ta3_11
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_24], ta3_24
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_11
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_24
||[A2]  B       .S1    rijndael_encrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_11
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_24
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_11
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_24
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_11], td3_11
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_24], td3_24
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_11
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_24
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_11], td2_11
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_24], td2_24
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_11
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_24
||      MVK     .S1    7, A2                ; MVK     9, count
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_11], tc2_11
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_24], tc2_24
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_11
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_24
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_11
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_24
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_11], tc3_11
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_24], tc3_24
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_11, k2, keyed_22
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_24, k2, keyed_35
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_11, k0, keyed_20
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_24, k0, keyed_33
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_11
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_24
rijndael_encrypt_blocks_c64x$rijndael_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_encrypt_blocks_c64x$rijndael_encrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_68
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_68, AMR
rijndael_encrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5

        .align  32
rijndael_192_encrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_192_encrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_192_encrypt_blocks_c64x$rijndael_192_encrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_72
||      ADD     .L2    8, B8, B28           ; ADD     schedule, 8, far
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
        SHL     .S1    A0, 4, A0            ; SHL     two_72, 4, step
||      MVKL    .S2    611669, B0           ; MVKL    0x00095555, circular_70
        ADD     .L1    A3, A0, A3           ; ADD     in, step, second
||      MV      .L2X   A3, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    611669, B0           ; MVKH    0x00095555, circular_70
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[3], B9          ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B1[3], A3          ; LDW     *+in[3], x3
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[2], B0          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B1[2], A3          ; LDW     *+in[2], x2
        MV      .L1X   B8, A27              ; MV      schedule, near
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T2  *+A3[0], B9          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A27++[2], A19:A18   ; LDDW    *near++[2], k1:k0
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[1], B17         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B1[1], A18         ; LDW     *+in[1], x1
        XOR     .L1X   A3, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B9, B17, B23         ; XOR     y3, k3, dy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVC     .S2    B0, AMR              ; MVC     circular_70, AMR
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A3, B16, A20         ; XOR     x2, k2, cx
||      XOR     .L2    B0, B16, B19         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_79
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_92
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B1, B0               ; move in
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_79
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_92
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_79
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_92
        XOR     .L1    A1, A18, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A18, B25         ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_79
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_92
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_79], tc1_79
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_92], tc1_92
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_79
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_92
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_79], ta2_79
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_92], ta2_92
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_79
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_92
||      MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_79], td1_79
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_92], td1_92
        XOR     .L1    A18, A19, A19        ; XOR     x1, k1, bx
||      XOR     .L2X   B17, A19, B18        ; XOR     y1, k1, by
||      SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_79
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_92
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_79], ta3_79
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_92], ta3_92
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_79
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_92
||      MVK     .S1    9, A2                ; MVK     11, count
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_79
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_92
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_79
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_92
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_79], td3_79
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_92], td3_92
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_79
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_92
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_79], td2_79
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_92], td2_92
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_79
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_92
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_79], tc2_79
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_92], tc2_92
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_79
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_92
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_79
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_92
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_79], tc3_79
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_92], tc3_92
||      NOP
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_79, k2, keyed_90
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_92, k2, keyed_103
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_79, k0, keyed_88
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_92, k0, keyed_101
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_79
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_92
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_104, high_104, dy
;    LDW *+B4[dy], td0_92
;    XOR td0_92, k3, keyed_104
;    XOR keyed_104, td1_92, low_104
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 24 used, 23 live at once
;  registers of side B: 23 used, 22 live at once
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_blocks_c64x$rounds:
        XOR     .S1X   A8, B27, A8          ; <1> XOR     td0_79, k3, keyed_91
||      XOR     .S2    B1, B27, B1          ; <1> XOR     td0_92, k3, keyed_104
||      LDW     .D1T1  *+A5[A17], A9        ; <1> LDW     *+A5[c8_79], tb1_79
||      LDW     .D2T2  *+B5[B16], B3        ; <1> LDW     *+B5[c8_92], tb1_92
        XOR     .L1    A17, A9, A8          ; <1> XOR     td2_79, td3_79, high_91
||      XOR     .L2    B16, B3, B1          ; <1> XOR     td2_92, td3_92, high_104
||      XOR     .S1    A8, A18, A9          ; <1> XOR     keyed_91, td1_79, low_91
||      XOR     .S2    B1, B17, B3          ; <1> XOR     keyed_104, td1_92, low_104
||      LDW     .D1T1  *+A5[A25], A8        ; <1> LDW     *+A5[b8_79], ta1_79
||      LDW     .D2T2  *+B5[B24], B1        ; <1> LDW     *+B5[b8_92], ta1_92
        XOR     .L1    A23, A22, A18        ; <1> XOR     ta2_79, ta3_79, high_88
||      XOR     .L2    B22, B21, B17        ; <1> XOR     ta2_92, ta3_92, high_101
||      SHRU    .S1    A24, 16, A22         ; <1> SHRU    dx, 16, d16_79
||      SHRU    .S2    B23, 16, B21         ; <1> SHRU    dy, 16, d16_92
||      LDW     .D1T1  *+A7[A26], A16       ; <1> LDW     *+A7[a24_79], tb3_79
||      LDW     .D2T2  *+B7[B25], B9        ; <1> LDW     *+B7[a24_92], tb3_92
        XOR     .L1    A16, A21, A17        ; <1> XOR     keyed_90, tc1_79, low_90
||      XOR     .L2    B9, B20, B16         ; <1> XOR     keyed_103, tc1_92, low_103
||      XOR     .S1    A20, A17, A16        ; <1> XOR     tc2_79, tc3_79, high_90
||      XOR     .S2    B19, B16, B9         ; <1> XOR     tc2_92, tc3_92, high_103
||      LDW     .D1T1  *+A6[A22], A8        ; <1> LDW     *+A6[d16_79], tb2_79
||      LDW     .D2T2  *+B6[B21], B1        ; <1> LDW     *+B6[d16_92], tb2_92
        XOR     .L1    A20, A29, A8         ; <1> XOR     tb0_79, k1, keyed_89
||      XOR     .L2X   B19, A29, B1         ; <1> XOR     tb0_92, k1, keyed_102
||      XOR     .S1    A9, A8, A24          ; <1> XOR     low_91, high_91, dx
||      XOR     .S2    B3, B1, B23          ; <1> XOR     low_104, high_104, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A17, A16, A20        ; <1> XOR     low_90, high_90, cx
||      XOR     .L2    B16, B9, B19         ; <1> XOR     low_103, high_103, cy
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_89, tb1_79, low_89
||      XOR     .S2    B1, B3, B3           ; <1> XOR     keyed_102, tb1_92, low_102
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_79
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_92
        XOR     .L1    A19, A8, A8          ; <1> XOR     keyed_88, ta1_79, low_88
||      XOR     .L2    B18, B1, B1          ; <1> XOR     keyed_101, ta1_92, low_101
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_79
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_92
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_79
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_92
        XOR     .L1    A8, A18, A26         ; <1> XOR     low_88, high_88, ax
||      XOR     .L2    B1, B17, B25         ; <1> XOR     low_101, high_101, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_79
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_92
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_79], tc1_79
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_92], tc1_92
        XOR     .L1    A8, A16, A8          ; <1> XOR     tb2_79, tb3_79, high_89
||      XOR     .L2    B1, B9, B1           ; <1> XOR     tb2_92, tb3_92, high_102
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_79
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_92
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_79], ta2_79
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_92], ta2_92
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_79
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_92
||      XOR     .S1    A9, A8, A19          ; <1> XOR     low_89, high_89, bx
||      XOR     .S2    B3, B1, B18          ; <1> XOR     low_102, high_102, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_79], td1_79
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_92], td1_92
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_79
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_92
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_79], ta3_79
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_92], ta3_92
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_79
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_92
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_192_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_79
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_92
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_79
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_92
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_79], td3_79
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_92], td3_92
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_79
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_92
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_79], td2_79
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_92], td2_92
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_79
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_92
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_79], tc2_79
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_92], tc2_92
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_79
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_92
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_79
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_92
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_79], tc3_79
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_92], tc3_92
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_79, k2, keyed_90
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_92, k2, keyed_103
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_79, k0, keyed_88
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_92, k0, keyed_101
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_79
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_92
rijndael_192_encrypt_blocks_c64x$rijndael_192_encrypt_blocks_c64x$4:
        XOR     .S1X   A8, B27, A8          ; <-1> XOR     td0_79, k3, keyed_91
||      XOR     .S2    B1, B27, B1          ; <-1> XOR     td0_92, k3, keyed_104
||      LDW     .D1T1  *+A5[A17], A9        ; <-1> LDW     *+A5[c8_79], tb1_79
||      LDW     .D2T2  *+B5[B16], B3        ; <-1> LDW     *+B5[c8_92], tb1_92
        XOR     .L1    A17, A9, A8          ; <-1> XOR     td2_79, td3_79, high_91
||      XOR     .L2    B16, B3, B1          ; <-1> XOR     td2_92, td3_92, high_104
||      XOR     .S1    A8, A18, A9          ; <-1> XOR     keyed_91, td1_79, low_91
||      XOR     .S2    B1, B17, B3          ; <-1> XOR     keyed_104, td1_92, low_104
||      LDW     .D1T1  *+A5[A25], A8        ; <-1> LDW     *+A5[b8_79], ta1_79
||      LDW     .D2T2  *+B5[B24], B1        ; <-1> LDW     *+B5[b8_92], ta1_92
        XOR     .L1    A23, A22, A18        ; <-1> XOR     ta2_79, ta3_79, high_88
||      XOR     .L2    B22, B21, B17        ; <-1> XOR     ta2_92, ta3_92, high_101
||      SHRU    .S1    A24, 16, A22         ; <-1> SHRU    dx, 16, d16_79
||      SHRU    .S2    B23, 16, B21         ; <-1> SHRU    dy, 16, d16_92
||      LDW     .D1T1  *+A7[A26], A16       ; <-1> LDW     *+A7[a24_79], tb3_79
||      LDW     .D2T2  *+B7[B25], B9        ; <-1> LDW     *+B7[a24_92], tb3_92
        XOR     .L1    A16, A21, A17        ; <-1> XOR     keyed_90, tc1_79, low_90
||      XOR     .L2    B9, B20, B16         ; <-1> XOR     keyed_103, tc1_92, low_103
||      XOR     .S1    A20, A17, A16        ; <-1> XOR     tc2_79, tc3_79, high_90
||      XOR     .S2    B19, B16, B9         ; <-1> XOR     tc2_92, tc3_92, high_103
||      LDW     .D1T1  *+A6[A22], A8        ; <-1> LDW     *+A6[d16_79], tb2_79
||      LDW     .D2T2  *+B6[B21], B1        ; <-1> LDW     *+B6[d16_92], tb2_92
        XOR     .L1    A20, A29, A8         ; <-1> XOR     tb0_79, k1, keyed_89
||      XOR     .L2X   B19, A29, B1         ; <-1> XOR     tb0_92, k1, keyed_102
||      XOR     .S1    A9, A8, A24          ; <-1> XOR     low_91, high_91, dx
||      XOR     .S2    B3, B1, B23          ; <-1> XOR     low_104, high_104, dy
||      LDDW    .D1T1  *A27++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A17, A16, A20        ; <-1> XOR     low_90, high_90, cx
||      XOR     .L2    B16, B9, B19         ; <-1> XOR     low_103, high_103, cy
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_89, tb1_79, low_89
||      XOR     .S2    B1, B3, B3           ; <-1> XOR     keyed_102, tb1_92, low_102
||      LDW     .D1T1  *+A6[A24], A8        ; LDW     *+A6[dx], td0_106
||      LDDW    .D2T2  *B28++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A8, A8          ; <-1> XOR     keyed_88, ta1_79, low_88
||      XOR     .L2    B18, B1, B1          ; <-1> XOR     keyed_101, ta1_92, low_101
||      SHLMB   .S1    A24, A24, A19        ; SHLMB   dx, dx, d24_106
||      SHRU    .S2    B19, 16, B18         ; SHRU    cy, 16, c16_119
||      LDW     .D1T1  *+A6[A20], A9        ; LDW     *+A6[cx], tc0_106
||      LDW     .D2T2  *+B6[B23], B1        ; LDW     *+B6[dy], td0_119
        XOR     .L1    A8, A18, A26         ; <-1> XOR     low_88, high_88, ax
||      XOR     .L2    B1, B17, B25         ; <-1> XOR     low_101, high_101, ay
||      SHRU    .S1    A24, 16, A18         ; SHRU    dx, 16, d16_106
||      SHRU    .S2    B23, 16, B17         ; SHRU    dy, 16, d16_119
||      LDW     .D1T1  *+A7[A19], A27       ; LDW     *+A7[d24_106], ta3_106
||      LDW     .D2T2  *+B6[B19], B9        ; LDW     *+B6[cy], tc0_119
        XOR     .L1    A8, A16, A8          ; <-1> XOR     tb2_79, tb3_79, high_89
||      XOR     .L2    B1, B9, B1           ; <-1> XOR     tb2_92, tb3_92, high_102
||      SHLMB   .S1    A20, A20, A18        ; SHLMB   cx, cx, c24_106
||      SHRMB   .S2    B19, B19, B9         ; SHRMB   cy, cy, c8_119
||      LDW     .D1T1  *+A6[A18], A20       ; LDW     *+A6[d16_106], tb2_106
||      LDW     .D2T2  *+B6[B18], B22       ; LDW     *+B6[c16_119], ta2_119
        SHRMB   .L1    A20, A20, A9         ; SHRMB   cx, cx, c8_106
||      SHLMB   .L2    B25, B25, B1         ; SHLMB   ay, ay, a24_119
||      XOR     .S1    A9, A8, A19          ; <-1> XOR     low_89, high_89, bx
||      XOR     .S2    B3, B1, B18          ; <-1> XOR     low_102, high_102, by
||      LDW     .D1T1  *+A6[A26], A22       ; LDW     *+A6[ax], ta0_106
||      LDW     .D2T2  *+B7[B9], B16        ; LDW     *+B7[c8_119], tb1_119
        SHLMB   .L1    A26, A26, A27        ; SHLMB   ax, ax, a24_106
||      SHRMB   .L2    B18, B18, B3         ; SHRMB   by, by, b8_119
||      SHRU    .S2    B18, 16, B9          ; SHRU    by, 16, b16_119
||      LDW     .D1T1  *+A7[A9], A23        ; LDW     *+A7[c8_106], tb1_106
||      LDW     .D2T2  *+B7[B1], B19        ; LDW     *+B7[a24_119], tb3_119
        SHLMB   .L1    A19, A19, A21        ; SHLMB   bx, bx, b24_106
||      SHLMB   .L2    B23, B23, B16        ; SHLMB   dy, dy, d24_119
||      MV      .S1X   B0, A29              ; copy
||      SHRU    .S2    B25, 16, B28         ; SHRU    ay, 16, a16_119
||      LDW     .D1T1  *+A7[A27], A25       ; LDW     *+A7[a24_106], tb3_106
||      LDW     .D2T2  *+B6[B9], B3         ; LDW     *+B6[b16_119], td2_119
        SHRMB   .L2    B25, B25, B18        ; SHRMB   ay, ay, a8_119
||      SHRU    .S1    A20, 16, A21         ; SHRU    cx, 16, c16_106
||      SHLMB   .S2    B18, B18, B24        ; SHLMB   by, by, b24_119
||      LDW     .D1T1  *+A7[A21], A24       ; LDW     *+A7[b24_106], tc3_106
||      LDW     .D2T2  *+B6[B18], B23       ; LDW     *+B6[by], tb0_119
        ADD     .L1X   A0, B8, A21          ; ADD     out, step, behind
||      SHLMB   .L2    B19, B19, B19        ; SHLMB   cy, cy, c24_119
||      SHRU    .S1    A26, 16, A0          ; SHRU    ax, 16, a16_106
||      LDW     .D1T1  *+A6[A21], A26       ; LDW     *+A6[c16_106], ta2_106
||      LDW     .D2T2  *+B7[B16], B24       ; LDW     *+B7[d24_119], ta3_119
        SHRMB   .L1    A19, A19, A25        ; SHRMB   bx, bx, b8_106
||      SHRMB   .L2    B23, B23, B23        ; SHRMB   dy, dy, d8_119
||      SHRU    .S1    A19, 16, A0          ; SHRU    bx, 16, b16_106
||      LDW     .D1T1  *+A6[A0], A26        ; LDW     *+A6[a16_106], tc2_106
||      LDW     .D2T2  *+B7[B19], B25       ; LDW     *+B7[c24_119], td3_119
        LDW     .D1T1  *+A7[A25], A18       ; LDW     *+A7[b8_106], ta1_106
||      LDW     .D2T2  *+B7[B3], B17        ; LDW     *+B7[b8_119], ta1_119
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRMB   .S1    A24, A24, A0         ; SHRMB   dx, dx, d8_106
||      LDW     .D1T1  *+A6[A0], A24        ; LDW     *+A6[b16_106], td2_106
||      LDW     .D2T2  *+B7[B23], B23       ; LDW     *+B7[d8_119], tc1_119
        SHRMB   .L1    A26, A26, A0         ; SHRMB   ax, ax, a8_106
||      CMPGT   .L2    B2, 1, B27           ; CMPGT   left, 1, two_72
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[d8_106], tc1_106
||      LDW     .D2T2  *+B7[B24], B22       ; LDW     *+B7[b24_119], tc3_119
        PACK2   .L1    A27, A26, A25        ; PACK2   ta3_106, ta2_106, high_115
||      PACK2   .S1    A25, A20, A20        ; PACK2   tb3_106, tb2_106, high_116
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[a8_106], td1_106
||      LDW     .D2T2  *+B6[B25], B18       ; LDW     *+B6[ay], ta0_119
        SHL     .S1X   B27, 4, A0           ; SHL     two_72, 4, step
||      LDW     .D1T1  *+A7[A18], A18       ; LDW     *+A7[c24_106], td3_106
||      LDW     .D2T2  *+B6[B17], B17       ; LDW     *+B6[d16_119], tb2_119
        PACK2   .L1    A24, A26, A26        ; PACK2   tc3_106, tc2_106, high_117
||      PACK2   .L2    B16, B23, B16        ; PACK2   tb1_119, tb0_119, low_129
||      ADD     .S1    A29, A0, A19         ; ADD     in, step, second
||      PACK2   .S2    B25, B3, B3          ; PACK2   td3_119, td2_119, high_131
||      LDW     .D1T1  *+A6[A19], A18       ; LDW     *+A6[bx], tb0_106
||      LDW     .D2T2  *+B6[B28], B18       ; LDW     *+B6[a16_119], tc2_119
        PACK2   .L1    A18, A22, A22        ; PACK2   ta1_106, ta0_106, low_115
||      PACK2   .L2    B24, B22, B24        ; PACK2   ta3_119, ta2_119, high_128
||      MV      .S1    A1, A27              ; MV      schedule, near
||      LDW     .D1T2  *+A19[0], B18        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A8          ; LDW     *+in[0], x0
        PACKL4  .L1    A25, A22, A9         ; PACKL4  high_115, low_115, word_115
||      PACK2   .L2    B23, B9, B9          ; PACK2   tc1_119, tc0_119, low_130
||      PACK2   .S1    A18, A9, A22         ; PACK2   tc1_106, tc0_106, low_117
||      LDDW    .D1T1  *A27++[2], A23:A22   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B7[B18], B9        ; LDW     *+B7[a8_119], td1_119
        PACKL4  .L1    A26, A22, A22        ; PACKL4  high_117, low_117, word_117
||      PACK2   .L2    B17, B18, B18        ; PACK2   ta1_119, ta0_119, low_128
||      PACK2   .S1    A18, A8, A8          ; PACK2   td1_106, td0_106, low_118
||      ADD     .S2X   8, A1, B28           ; ADD     schedule, 8, far
||      LDW     .D1T2  *+A19[1], B1         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[3], A9          ; LDW     *+in[3], x3
        XOR     .L1X   A22, B20, A22        ; XOR     word_117, k2, cx
||      PACKL4  .L2    B24, B18, B17        ; PACKL4  high_128, low_128, word_128
||      PACK2   .S1    A18, A24, A24        ; PACK2   td3_106, td2_106, high_118
||      PACK2   .S2    B19, B17, B19        ; PACK2   tb3_119, tb2_119, high_129
||      LDW     .D1T2  *+A19[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B0[1], A16         ; LDW     *+in[1], x1
        PACKL4  .L1    A24, A8, A19         ; PACKL4  high_118, low_118, word_118
||      PACKL4  .L2    B19, B16, B16        ; PACKL4  high_129, low_129, word_129
||      PACK2   .S1    A23, A18, A18        ; PACK2   tb1_106, tb0_106, low_116
||      PACK2   .S2    B22, B18, B19        ; PACK2   tc3_119, tc2_119, high_130
||      LDW     .D1T2  *+A19[2], B9         ; LDW     *+second[2], y2
||      STW     .D2T1  A22, *+B8[2]         ; STW     cx, *+out[2]
        PACKL4  .L1    A20, A18, A18        ; PACKL4  high_116, low_116, word_116
||      PACKL4  .L2    B19, B9, B19         ; PACKL4  high_130, low_130, word_130
||      XOR     .S1X   A19, B21, A19        ; XOR     word_118, k3, dx
||      XOR     .S2X   B16, A17, B16        ; XOR     word_129, k1, by
||      LDW     .D1T1  *+A29[2], A21        ; LDW     *+in[2], x2
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A16, A17         ; XOR     word_115, k0, ax
||      XOR     .L2    B19, B20, B9         ; XOR     word_130, k2, cy
||      XOR     .S1    A18, A17, A18        ; XOR     word_116, k1, bx
||      PACK2   .S2    B9, B1, B16          ; PACK2   td1_119, td0_119, low_131
||      STW     .D1T2  B16, *+A21[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A19, *+B8[3]         ; STW     dx, *+out[3]
        PACKL4  .L2    B3, B16, B16         ; PACKL4  high_131, low_131, word_131
||      XOR     .S2X   B17, A16, B9         ; XOR     word_128, k0, ay
||      STW     .D1T2  B9, *+A21[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A18, *+B8[1]         ; STW     bx, *+out[1]
        XOR     .L2    B16, B21, B16        ; XOR     word_131, k3, dy
||      STW     .D1T2  B9, *+A21[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A17, *+B8[0]         ; STW     ax, *+out[0]
        STW     .D1T2  B16, *+A21[3]        ; STW     dy, *+behind[3]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A9, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B3, B17, B23         ; XOR     y3, k3, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A21, B16, A20        ; XOR     x2, k2, cx
||      XOR     .L2    B9, B16, B19         ; XOR     y2, k2, cy
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_79
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_92
        SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_79
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_92
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_79
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_92
        XOR     .L1    A8, A22, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B18, A22, B25        ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_79
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_92
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_79], tc1_79
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_92], tc1_92
        XOR     .L1    A16, A23, A19        ; XOR     x1, k1, bx
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_79
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_92
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_79], ta2_79
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_92], ta2_92
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_79
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_92
||      XOR     .S2X   B1, A23, B18         ; XOR     y1, k1, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_79], td1_79
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_92], td1_92
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_79
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_92
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_79], ta3_79
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_92], ta3_92
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_79
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_92
||[A2]  B       .S1    rijndael_192_encrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_79
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_92
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_79
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_92
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_79], td3_79
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_92], td3_92
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_79
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_92
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_79], td2_79
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_92], td2_92
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_79
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_92
||      MVK     .S1    9, A2                ; MVK     11, count
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_79], tc2_79
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_92], tc2_92
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_79
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_92
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_79
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_92
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_79], tc3_79
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_92], tc3_92
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_79, k2, keyed_90
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_92, k2, keyed_103
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_79, k0, keyed_88
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_92, k0, keyed_101
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_79
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_92
rijndael_192_encrypt_blocks_c64x$rijndael_192_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_192_encrypt_blocks_c64x$rijndael_192_encrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_136
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_136, AMR
rijndael_192_encrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5

        .align  32
rijndael_256_encrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_256_encrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_256_encrypt_blocks_c64x$rijndael_256_encrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_140
||      ADD     .L2    8, B8, B28           ; ADD     schedule, 8, far
||      MVKL    .S2    rijndael_encrypt_high, B6; MVKL    rijndael_encrypt_high, B6
        SHL     .S1    A0, 4, A0            ; SHL     two_140, 4, step
||      MVKL    .S2    611669, B0           ; MVKL    0x00095555, circular_138
        ADD     .L1    A3, A0, A3           ; ADD     in, step, second
||      MV      .L2X   A3, B1               ; copy
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    611669, B0           ; MVKH    0x00095555, circular_138
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        MVKL    .S2    rijndael_encrypt_high + 0x400, B7; MVKL    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T2  *+A3[3], B9          ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B1[3], A3          ; LDW     *+in[3], x3
        MVKL    .S1    rijndael_encrypt_high, A6; MVKL    rijndael_encrypt_high, A6
||      MVKL    .S2    rijndael_encrypt_low, B4; MVKL    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[2], B0          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B1[2], A3          ; LDW     *+in[2], x2
        MV      .L1X   B8, A27              ; MV      schedule, near
||      MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKL    .S2    rijndael_encrypt_low + 0x400, B5; MVKL    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T2  *+A3[0], B9          ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B1[0], A1          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B6; MVKH    rijndael_encrypt_high, B6
||      LDDW    .D1T1  *A27++[2], A19:A18   ; LDDW    *near++[2], k1:k0
        MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVKH    .S2    rijndael_encrypt_low, B4; MVKH    rijndael_encrypt_low, B4
||      LDW     .D1T2  *+A3[1], B17         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B1[1], A18         ; LDW     *+in[1], x1
        XOR     .L1X   A3, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B9, B17, B23         ; XOR     y3, k3, dy
||      MVKL    .S1    rijndael_encrypt_high + 0x400, A7; MVKL    rijndael_encrypt_high + 0x400, A7
||      MVC     .S2    B0, AMR              ; MVC     circular_138, AMR
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A3, B16, A20         ; XOR     x2, k2, cx
||      XOR     .L2    B0, B16, B19         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_encrypt_high, A6; MVKH    rijndael_encrypt_high, A6
||      MVKH    .S2    rijndael_encrypt_low + 0x400, B5; MVKH    rijndael_encrypt_low + 0x400, B5
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_147
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_160
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B1, B0               ; move in
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_147
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_160
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_147
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_160
        XOR     .L1    A1, A18, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A18, B25         ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_147
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_160
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_147], tc1_147
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_160], tc1_160
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_147
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_160
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_147], ta2_147
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_160], ta2_160
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_147
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_160
||      MVKH    .S1    rijndael_encrypt_high + 0x400, A7; MVKH    rijndael_encrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B7; MVKH    rijndael_encrypt_high + 0x400, B7
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_147], td1_147
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_160], td1_160
        XOR     .L1    A18, A19, A19        ; XOR     x1, k1, bx
||      XOR     .L2X   B17, A19, B18        ; XOR     y1, k1, by
||      SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_147
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_160
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_147], ta3_147
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_160], ta3_160
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_147
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_160
||      MVK     .S1    11, A2               ; MVK     13, count
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_147
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_160
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_147
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_160
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_147], td3_147
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_160], td3_160
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_147
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_160
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_147], td2_147
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_160], td2_160
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_147
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_160
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_147], tc2_147
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_160], tc2_160
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_147
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_160
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_147
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_160
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_147], tc3_147
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_160], tc3_160
||      NOP
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_147, k2, keyed_158
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_160, k2, keyed_171
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_147, k0, keyed_156
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_160, k0, keyed_169
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_147
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_160
||      NOP
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_172, high_172, dy
;    LDW *+B4[dy], td0_160
;    XOR td0_160, k3, keyed_172
;    XOR keyed_172, td1_160, low_172
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 24 used, 23 live at once
;  registers of side B: 23 used, 22 live at once
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_blocks_c64x$rounds:
        XOR     .S1X   A8, B27, A8          ; <1> XOR     td0_147, k3, keyed_159
||      XOR     .S2    B1, B27, B1          ; <1> XOR     td0_160, k3, keyed_172
||      LDW     .D1T1  *+A5[A17], A9        ; <1> LDW     *+A5[c8_147], tb1_147
||      LDW     .D2T2  *+B5[B16], B3        ; <1> LDW     *+B5[c8_160], tb1_160
        XOR     .L1    A17, A9, A8          ; <1> XOR     td2_147, td3_147, high_159
||      XOR     .L2    B16, B3, B1          ; <1> XOR     td2_160, td3_160, high_172
||      XOR     .S1    A8, A18, A9          ; <1> XOR     keyed_159, td1_147, low_159
||      XOR     .S2    B1, B17, B3          ; <1> XOR     keyed_172, td1_160, low_172
||      LDW     .D1T1  *+A5[A25], A8        ; <1> LDW     *+A5[b8_147], ta1_147
||      LDW     .D2T2  *+B5[B24], B1        ; <1> LDW     *+B5[b8_160], ta1_160
        XOR     .L1    A23, A22, A18        ; <1> XOR     ta2_147, ta3_147, high_156
||      XOR     .L2    B22, B21, B17        ; <1> XOR     ta2_160, ta3_160, high_169
||      SHRU    .S1    A24, 16, A22         ; <1> SHRU    dx, 16, d16_147
||      SHRU    .S2    B23, 16, B21         ; <1> SHRU    dy, 16, d16_160
||      LDW     .D1T1  *+A7[A26], A16       ; <1> LDW     *+A7[a24_147], tb3_147
||      LDW     .D2T2  *+B7[B25], B9        ; <1> LDW     *+B7[a24_160], tb3_160
        XOR     .L1    A16, A21, A17        ; <1> XOR     keyed_158, tc1_147, low_158
||      XOR     .L2    B9, B20, B16         ; <1> XOR     keyed_171, tc1_160, low_171
||      XOR     .S1    A20, A17, A16        ; <1> XOR     tc2_147, tc3_147, high_158
||      XOR     .S2    B19, B16, B9         ; <1> XOR     tc2_160, tc3_160, high_171
||      LDW     .D1T1  *+A6[A22], A8        ; <1> LDW     *+A6[d16_147], tb2_147
||      LDW     .D2T2  *+B6[B21], B1        ; <1> LDW     *+B6[d16_160], tb2_160
        XOR     .L1    A20, A29, A8         ; <1> XOR     tb0_147, k1, keyed_157
||      XOR     .L2X   B19, A29, B1         ; <1> XOR     tb0_160, k1, keyed_170
||      XOR     .S1    A9, A8, A24          ; <1> XOR     low_159, high_159, dx
||      XOR     .S2    B3, B1, B23          ; <1> XOR     low_172, high_172, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A17, A16, A20        ; <1> XOR     low_158, high_158, cx
||      XOR     .L2    B16, B9, B19         ; <1> XOR     low_171, high_171, cy
||      XOR     .S1    A8, A9, A9           ; <1> XOR     keyed_157, tb1_147, low_157
||      XOR     .S2    B1, B3, B3           ; <1> XOR     keyed_170, tb1_160, low_170
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_147
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_160
        XOR     .L1    A19, A8, A8          ; <1> XOR     keyed_156, ta1_147, low_156
||      XOR     .L2    B18, B1, B1          ; <1> XOR     keyed_169, ta1_160, low_169
||      SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_147
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_160
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_147
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_160
        XOR     .L1    A8, A18, A26         ; <1> XOR     low_156, high_156, ax
||      XOR     .L2    B1, B17, B25         ; <1> XOR     low_169, high_169, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_147
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_160
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_147], tc1_147
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_160], tc1_160
        XOR     .L1    A8, A16, A8          ; <1> XOR     tb2_147, tb3_147, high_157
||      XOR     .L2    B1, B9, B1           ; <1> XOR     tb2_160, tb3_160, high_170
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_147
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_160
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_147], ta2_147
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_160], ta2_160
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_147
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_160
||      XOR     .S1    A9, A8, A19          ; <1> XOR     low_157, high_157, bx
||      XOR     .S2    B3, B1, B18          ; <1> XOR     low_170, high_170, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_147], td1_147
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_160], td1_160
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_147
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_160
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_147], ta3_147
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_160], ta3_160
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_147
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_160
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_256_encrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_147
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_160
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_147
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_160
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_147], td3_147
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_160], td3_160
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_147
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_160
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_147], td2_147
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_160], td2_160
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_147
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_160
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_147], tc2_147
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_160], tc2_160
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_147
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_160
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_147
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_160
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_147], tc3_147
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_160], tc3_160
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_147, k2, keyed_158
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_160, k2, keyed_171
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_147, k0, keyed_156
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_160, k0, keyed_169
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_147
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_160
rijndael_256_encrypt_blocks_c64x$rijndael_256_encrypt_blocks_c64x$4:
        XOR     .S1X   A8, B27, A8          ; <-1> XOR     td0_147, k3, keyed_159
||      XOR     .S2    B1, B27, B1          ; <-1> XOR     td0_160, k3, keyed_172
||      LDW     .D1T1  *+A5[A17], A9        ; <-1> LDW     *+A5[c8_147], tb1_147
||      LDW     .D2T2  *+B5[B16], B3        ; <-1> LDW     *+B5[c8_160], tb1_160
        XOR     .L1    A17, A9, A8          ; <-1> XOR     td2_147, td3_147, high_159
||      XOR     .L2    B16, B3, B1          ; <-1> XOR     td2_160, td3_160, high_172
||      XOR     .S1    A8, A18, A9          ; <-1> XOR     keyed_159, td1_147, low_159
||      XOR     .S2    B1, B17, B3          ; <-1> XOR     keyed_172, td1_160, low_172
||      LDW     .D1T1  *+A5[A25], A8        ; <-1> LDW     *+A5[b8_147], ta1_147
||      LDW     .D2T2  *+B5[B24], B1        ; <-1> LDW     *+B5[b8_160], ta1_160
        XOR     .L1    A23, A22, A18        ; <-1> XOR     ta2_147, ta3_147, high_156
||      XOR     .L2    B22, B21, B17        ; <-1> XOR     ta2_160, ta3_160, high_169
||      SHRU    .S1    A24, 16, A22         ; <-1> SHRU    dx, 16, d16_147
||      SHRU    .S2    B23, 16, B21         ; <-1> SHRU    dy, 16, d16_160
||      LDW     .D1T1  *+A7[A26], A16       ; <-1> LDW     *+A7[a24_147], tb3_147
||      LDW     .D2T2  *+B7[B25], B9        ; <-1> LDW     *+B7[a24_160], tb3_160
        XOR     .L1    A16, A21, A17        ; <-1> XOR     keyed_158, tc1_147, low_158
||      XOR     .L2    B9, B20, B16         ; <-1> XOR     keyed_171, tc1_160, low_171
||      XOR     .S1    A20, A17, A16        ; <-1> XOR     tc2_147, tc3_147, high_158
||      XOR     .S2    B19, B16, B9         ; <-1> XOR     tc2_160, tc3_160, high_171
||      LDW     .D1T1  *+A6[A22], A8        ; <-1> LDW     *+A6[d16_147], tb2_147
||      LDW     .D2T2  *+B6[B21], B1        ; <-1> LDW     *+B6[d16_160], tb2_160
        XOR     .L1    A20, A29, A8         ; <-1> XOR     tb0_147, k1, keyed_157
||      XOR     .L2X   B19, A29, B1         ; <-1> XOR     tb0_160, k1, keyed_170
||      XOR     .S1    A9, A8, A24          ; <-1> XOR     low_159, high_159, dx
||      XOR     .S2    B3, B1, B23          ; <-1> XOR     low_172, high_172, dy
||      LDDW    .D1T1  *A27++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A17, A16, A20        ; <-1> XOR     low_158, high_158, cx
||      XOR     .L2    B16, B9, B19         ; <-1> XOR     low_171, high_171, cy
||      XOR     .S1    A8, A9, A9           ; <-1> XOR     keyed_157, tb1_147, low_157
||      XOR     .S2    B1, B3, B3           ; <-1> XOR     keyed_170, tb1_160, low_170
||      LDW     .D1T1  *+A6[A24], A8        ; LDW     *+A6[dx], td0_174
||      LDDW    .D2T2  *B28++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A8, A8          ; <-1> XOR     keyed_156, ta1_147, low_156
||      XOR     .L2    B18, B1, B1          ; <-1> XOR     keyed_169, ta1_160, low_169
||      SHLMB   .S1    A24, A24, A19        ; SHLMB   dx, dx, d24_174
||      SHRU    .S2    B19, 16, B18         ; SHRU    cy, 16, c16_187
||      LDW     .D1T1  *+A6[A20], A9        ; LDW     *+A6[cx], tc0_174
||      LDW     .D2T2  *+B6[B23], B1        ; LDW     *+B6[dy], td0_187
        XOR     .L1    A8, A18, A26         ; <-1> XOR     low_156, high_156, ax
||      XOR     .L2    B1, B17, B25         ; <-1> XOR     low_169, high_169, ay
||      SHRU    .S1    A24, 16, A18         ; SHRU    dx, 16, d16_174
||      SHRU    .S2    B23, 16, B17         ; SHRU    dy, 16, d16_187
||      LDW     .D1T1  *+A7[A19], A27       ; LDW     *+A7[d24_174], ta3_174
||      LDW     .D2T2  *+B6[B19], B9        ; LDW     *+B6[cy], tc0_187
        XOR     .L1    A8, A16, A8          ; <-1> XOR     tb2_147, tb3_147, high_157
||      XOR     .L2    B1, B9, B1           ; <-1> XOR     tb2_160, tb3_160, high_170
||      SHLMB   .S1    A20, A20, A18        ; SHLMB   cx, cx, c24_174
||      SHRMB   .S2    B19, B19, B9         ; SHRMB   cy, cy, c8_187
||      LDW     .D1T1  *+A6[A18], A20       ; LDW     *+A6[d16_174], tb2_174
||      LDW     .D2T2  *+B6[B18], B22       ; LDW     *+B6[c16_187], ta2_187
        SHRMB   .L1    A20, A20, A9         ; SHRMB   cx, cx, c8_174
||      SHLMB   .L2    B25, B25, B1         ; SHLMB   ay, ay, a24_187
||      XOR     .S1    A9, A8, A19          ; <-1> XOR     low_157, high_157, bx
||      XOR     .S2    B3, B1, B18          ; <-1> XOR     low_170, high_170, by
||      LDW     .D1T1  *+A6[A26], A22       ; LDW     *+A6[ax], ta0_174
||      LDW     .D2T2  *+B7[B9], B16        ; LDW     *+B7[c8_187], tb1_187
        SHLMB   .L1    A26, A26, A27        ; SHLMB   ax, ax, a24_174
||      SHRMB   .L2    B18, B18, B3         ; SHRMB   by, by, b8_187
||      SHRU    .S2    B18, 16, B9          ; SHRU    by, 16, b16_187
||      LDW     .D1T1  *+A7[A9], A23        ; LDW     *+A7[c8_174], tb1_174
||      LDW     .D2T2  *+B7[B1], B19        ; LDW     *+B7[a24_187], tb3_187
        SHLMB   .L1    A19, A19, A21        ; SHLMB   bx, bx, b24_174
||      SHLMB   .L2    B23, B23, B16        ; SHLMB   dy, dy, d24_187
||      MV      .S1X   B0, A29              ; copy
||      SHRU    .S2    B25, 16, B28         ; SHRU    ay, 16, a16_187
||      LDW     .D1T1  *+A7[A27], A25       ; LDW     *+A7[a24_174], tb3_174
||      LDW     .D2T2  *+B6[B9], B3         ; LDW     *+B6[b16_187], td2_187
        SHRMB   .L2    B25, B25, B18        ; SHRMB   ay, ay, a8_187
||      SHRU    .S1    A20, 16, A21         ; SHRU    cx, 16, c16_174
||      SHLMB   .S2    B18, B18, B24        ; SHLMB   by, by, b24_187
||      LDW     .D1T1  *+A7[A21], A24       ; LDW     *+A7[b24_174], tc3_174
||      LDW     .D2T2  *+B6[B18], B23       ; LDW     *+B6[by], tb0_187
        ADD     .L1X   A0, B8, A21          ; ADD     out, step, behind
||      SHLMB   .L2    B19, B19, B19        ; SHLMB   cy, cy, c24_187
||      SHRU    .S1    A26, 16, A0          ; SHRU    ax, 16, a16_174
||      LDW     .D1T1  *+A6[A21], A26       ; LDW     *+A6[c16_174], ta2_174
||      LDW     .D2T2  *+B7[B16], B24       ; LDW     *+B7[d24_187], ta3_187
        SHRMB   .L1    A19, A19, A25        ; SHRMB   bx, bx, b8_174
||      SHRMB   .L2    B23, B23, B23        ; SHRMB   dy, dy, d8_187
||      SHRU    .S1    A19, 16, A0          ; SHRU    bx, 16, b16_174
||      LDW     .D1T1  *+A6[A0], A26        ; LDW     *+A6[a16_174], tc2_174
||      LDW     .D2T2  *+B7[B19], B25       ; LDW     *+B7[c24_187], td3_187
        LDW     .D1T1  *+A7[A25], A18       ; LDW     *+A7[b8_174], ta1_174
||      LDW     .D2T2  *+B7[B3], B17        ; LDW     *+B7[b8_187], ta1_187
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRMB   .S1    A24, A24, A0         ; SHRMB   dx, dx, d8_174
||      LDW     .D1T1  *+A6[A0], A24        ; LDW     *+A6[b16_174], td2_174
||      LDW     .D2T2  *+B7[B23], B23       ; LDW     *+B7[d8_187], tc1_187
        SHRMB   .L1    A26, A26, A0         ; SHRMB   ax, ax, a8_174
||      CMPGT   .L2    B2, 1, B27           ; CMPGT   left, 1, two_140
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[d8_174], tc1_174
||      LDW     .D2T2  *+B7[B24], B22       ; LDW     *+B7[b24_187], tc3_187
        PACK2   .L1    A27, A26, A25        ; PACK2   ta3_174, ta2_174, high_183
||      PACK2   .S1    A25, A20, A20        ; PACK2   tb3_174, tb2_174, high_184
||      LDW     .D1T1  *+A7[A0], A18        ; LDW     *+A7[a8_174], td1_174
||      LDW     .D2T2  *+B6[B25], B18       ; LDW     *+B6[ay], ta0_187
        SHL     .S1X   B27, 4, A0           ; SHL     two_140, 4, step
||      LDW     .D1T1  *+A7[A18], A18       ; LDW     *+A7[c24_174], td3_174
||      LDW     .D2T2  *+B6[B17], B17       ; LDW     *+B6[d16_187], tb2_187
        PACK2   .L1    A24, A26, A26        ; PACK2   tc3_174, tc2_174, high_185
||      PACK2   .L2    B16, B23, B16        ; PACK2   tb1_187, tb0_187, low_197
||      ADD     .S1    A29, A0, A19         ; ADD     in, step, second
||      PACK2   .S2    B25, B3, B3          ; PACK2   td3_187, td2_187, high_199
||      LDW     .D1T1  *+A6[A19], A18       ; LDW     *+A6[bx], tb0_174
||      LDW     .D2T2  *+B6[B28], B18       ; LDW     *+B6[a16_187], tc2_187
        PACK2   .L1    A18, A22, A22        ; PACK2   ta1_174, ta0_174, low_183
||      PACK2   .L2    B24, B22, B24        ; PACK2   ta3_187, ta2_187, high_196
||      MV      .S1    A1, A27              ; MV      schedule, near
||      LDW     .D1T2  *+A19[0], B18        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A8          ; LDW     *+in[0], x0
        PACKL4  .L1    A25, A22, A9         ; PACKL4  high_183, low_183, word_183
||      PACK2   .L2    B23, B9, B9          ; PACK2   tc1_187, tc0_187, low_198
||      PACK2   .S1    A18, A9, A22         ; PACK2   tc1_174, tc0_174, low_185
||      LDDW    .D1T1  *A27++[2], A23:A22   ; LDDW    *near++[2], k1:k0
||      LDW     .D2T2  *+B7[B18], B9        ; LDW     *+B7[a8_187], td1_187
        PACKL4  .L1    A26, A22, A22        ; PACKL4  high_185, low_185, word_185
||      PACK2   .L2    B17, B18, B18        ; PACK2   ta1_187, ta0_187, low_196
||      PACK2   .S1    A18, A8, A8          ; PACK2   td1_174, td0_174, low_186
||      ADD     .S2X   8, A1, B28           ; ADD     schedule, 8, far
||      LDW     .D1T2  *+A19[1], B1         ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[3], A9          ; LDW     *+in[3], x3
        XOR     .L1X   A22, B20, A22        ; XOR     word_185, k2, cx
||      PACKL4  .L2    B24, B18, B17        ; PACKL4  high_196, low_196, word_196
||      PACK2   .S1    A18, A24, A24        ; PACK2   td3_174, td2_174, high_186
||      PACK2   .S2    B19, B17, B19        ; PACK2   tb3_187, tb2_187, high_197
||      LDW     .D1T2  *+A19[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B0[1], A16         ; LDW     *+in[1], x1
        PACKL4  .L1    A24, A8, A19         ; PACKL4  high_186, low_186, word_186
||      PACKL4  .L2    B19, B16, B16        ; PACKL4  high_197, low_197, word_197
||      PACK2   .S1    A23, A18, A18        ; PACK2   tb1_174, tb0_174, low_184
||      PACK2   .S2    B22, B18, B19        ; PACK2   tc3_187, tc2_187, high_198
||      LDW     .D1T2  *+A19[2], B9         ; LDW     *+second[2], y2
||      STW     .D2T1  A22, *+B8[2]         ; STW     cx, *+out[2]
        PACKL4  .L1    A20, A18, A18        ; PACKL4  high_184, low_184, word_184
||      PACKL4  .L2    B19, B9, B19         ; PACKL4  high_198, low_198, word_198
||      XOR     .S1X   A19, B21, A19        ; XOR     word_186, k3, dx
||      XOR     .S2X   B16, A17, B16        ; XOR     word_197, k1, by
||      LDW     .D1T1  *+A29[2], A21        ; LDW     *+in[2], x2
||      LDDW    .D2T2  *B28++[2], B17:B16   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A9, A16, A17         ; XOR     word_183, k0, ax
||      XOR     .L2    B19, B20, B9         ; XOR     word_198, k2, cy
||      XOR     .S1    A18, A17, A18        ; XOR     word_184, k1, bx
||      PACK2   .S2    B9, B1, B16          ; PACK2   td1_187, td0_187, low_199
||      STW     .D1T2  B16, *+A21[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A19, *+B8[3]         ; STW     dx, *+out[3]
        PACKL4  .L2    B3, B16, B16         ; PACKL4  high_199, low_199, word_199
||      XOR     .S2X   B17, A16, B9         ; XOR     word_196, k0, ay
||      STW     .D1T2  B9, *+A21[2]         ; STW     cy, *+behind[2]
||      STW     .D2T1  A18, *+B8[1]         ; STW     bx, *+out[1]
        XOR     .L2    B16, B21, B16        ; XOR     word_199, k3, dy
||      STW     .D1T2  B9, *+A21[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A17, *+B8[0]         ; STW     ax, *+out[0]
        STW     .D1T2  B16, *+A21[3]        ; STW     dy, *+behind[3]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A9, B17, A24         ; XOR     x3, k3, dx
||      XOR     .L2    B3, B17, B23         ; XOR     y3, k3, dy
||      LDDW    .D1T1  *A27++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B28++[2], B27:B26   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1X   A21, B16, A20        ; XOR     x2, k2, cx
||      XOR     .L2    B9, B16, B19         ; XOR     y2, k2, cy
||      LDW     .D1T1  *+A4[A24], A8        ; <0> LDW     *+A4[dx], td0_147
||      LDW     .D2T2  *+B4[B23], B1        ; <0> LDW     *+B4[dy], td0_160
        SHRMB   .S1    A24, A24, A17        ; <0> SHRMB   dx, dx, d8_147
||      SHRMB   .S2    B23, B23, B16        ; <0> SHRMB   dy, dy, d8_160
||      LDW     .D1T1  *+A4[A20], A9        ; <0> LDW     *+A4[cx], tc0_147
||      LDW     .D2T2  *+B4[B19], B3        ; <0> LDW     *+B4[cy], tc0_160
        XOR     .L1    A8, A22, A26         ; XOR     x0, k0, ax
||      XOR     .L2X   B18, A22, B25        ; XOR     y0, k0, ay
||      SHRU    .S1    A20, 16, A17         ; <0> SHRU    cx, 16, c16_147
||      SHRU    .S2    B19, 16, B16         ; <0> SHRU    cy, 16, c16_160
||      LDW     .D1T1  *+A5[A17], A21       ; <0> LDW     *+A5[d8_147], tc1_147
||      LDW     .D2T2  *+B5[B16], B20       ; <0> LDW     *+B5[d8_160], tc1_160
        XOR     .L1    A16, A23, A19        ; XOR     x1, k1, bx
||      SHRMB   .S1    A26, A26, A16        ; <0> SHRMB   ax, ax, a8_147
||      SHRMB   .S2    B25, B25, B9         ; <0> SHRMB   ay, ay, a8_160
||      LDW     .D1T1  *+A6[A17], A23       ; <0> LDW     *+A6[c16_147], ta2_147
||      LDW     .D2T2  *+B6[B16], B22       ; <0> LDW     *+B6[c16_160], ta2_160
        SHLMB   .L1    A24, A24, A9         ; <0> SHLMB   dx, dx, d24_147
||      SHLMB   .L2    B23, B23, B3         ; <0> SHLMB   dy, dy, d24_160
||      XOR     .S2X   B1, A23, B18         ; XOR     y1, k1, by
||      LDW     .D1T1  *+A5[A16], A18       ; <0> LDW     *+A5[a8_147], td1_147
||      LDW     .D2T2  *+B5[B9], B17        ; <0> LDW     *+B5[a8_160], td1_160
        SHLMB   .S1    A20, A20, A16        ; <0> SHLMB   cx, cx, c24_147
||      SHLMB   .S2    B19, B19, B9         ; <0> SHLMB   cy, cy, c24_160
||      LDW     .D1T1  *+A7[A9], A22        ; <0> LDW     *+A7[d24_147], ta3_147
||      LDW     .D2T2  *+B7[B3], B21        ; <0> LDW     *+B7[d24_160], ta3_160
        SHLMB   .L1    A19, A19, A17        ; <0> SHLMB   bx, bx, b24_147
||      SHLMB   .L2    B18, B18, B16        ; <0> SHLMB   by, by, b24_160
||[A2]  B       .S1    rijndael_256_encrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A4[A26], A16       ; <0> LDW     *+A4[ax], ta0_147
||      LDW     .D2T2  *+B4[B25], B9        ; <0> LDW     *+B4[ay], ta0_160
        SHRU    .S1    A19, 16, A16         ; <0> SHRU    bx, 16, b16_147
||      SHRU    .S2    B18, 16, B9          ; <0> SHRU    by, 16, b16_160
||      LDW     .D1T1  *+A7[A16], A9        ; <0> LDW     *+A7[c24_147], td3_147
||      LDW     .D2T2  *+B7[B9], B3         ; <0> LDW     *+B7[c24_160], td3_160
        SHRU    .S1    A26, 16, A16         ; <0> SHRU    ax, 16, a16_147
||      SHRU    .S2    B25, 16, B9          ; <0> SHRU    ay, 16, a16_160
||      LDW     .D1T1  *+A6[A16], A17       ; <0> LDW     *+A6[b16_147], td2_147
||      LDW     .D2T2  *+B6[B9], B16        ; <0> LDW     *+B6[b16_160], td2_160
        SHRMB   .L1    A19, A19, A25        ; <0> SHRMB   bx, bx, b8_147
||      SHRMB   .L2    B18, B18, B24        ; <0> SHRMB   by, by, b8_160
||      MVK     .S1    11, A2               ; MVK     13, count
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[a16_147], tc2_147
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[a16_160], tc2_160
        SHLMB   .L1    A26, A26, A26        ; <0> SHLMB   ax, ax, a24_147
||      SHLMB   .L2    B25, B25, B25        ; <0> SHLMB   ay, ay, a24_160
||      SHRMB   .S1    A20, A20, A17        ; <0> SHRMB   cx, cx, c8_147
||      SHRMB   .S2    B19, B19, B16        ; <0> SHRMB   cy, cy, c8_160
||      LDW     .D1T1  *+A7[A17], A17       ; <0> LDW     *+A7[b24_147], tc3_147
||      LDW     .D2T2  *+B7[B16], B16       ; <0> LDW     *+B7[b24_160], tc3_160
        XOR     .L1X   A9, B26, A16         ; <0> XOR     tc0_147, k2, keyed_158
||      XOR     .L2    B3, B26, B9          ; <0> XOR     tc0_160, k2, keyed_171
||      XOR     .S1    A16, A28, A19        ; <0> XOR     ta0_147, k0, keyed_156
||      XOR     .S2X   B9, A28, B18         ; <0> XOR     ta0_160, k0, keyed_169
||      LDW     .D1T1  *+A4[A19], A20       ; <0> LDW     *+A4[bx], tb0_147
||      LDW     .D2T2  *+B4[B18], B19       ; <0> LDW     *+B4[by], tb0_160
rijndael_256_encrypt_blocks_c64x$rijndael_256_encrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_256_encrypt_blocks_c64x$rijndael_256_encrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_204
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_204, AMR
rijndael_256_encrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5

        .align  32
rijndael_decrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_decrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_decrypt_blocks_c64x$rijndael_decrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_209
||      ADD     .L2    8, B8, B27           ; ADD     schedule, 8, far
||      MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B1; MVKL    rijndael_decrypt_low + 0x800, box_b
||      MV      .D2X   A3, B0               ; copy
        MV      .L1X   B8, A30              ; MV      schedule, near
||      SHL     .S1    A0, 4, A0            ; SHL     two_209, 4, step
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D2T1  *+B0[1], A9          ; LDW     *+in[1], x1
        ADD     .L1    A3, A0, A1           ; ADD     in, step, second
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      LDDW    .D1T1  *A30++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_206
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T2  *+A1[2], B9          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[2], A3          ; LDW     *+in[2], x2
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A1[1], B9          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A1[0], B9          ; LDW     *+second[0], y0
        MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_206
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T2  *+A1[3], B9          ; LDW     *+second[3], y3
        XOR     .L1    A9, A17, A27         ; XOR     x1, k1, bx
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[3], A16         ; LDW     *+in[3], x3
        XOR     .L1X   A3, B18, A24         ; XOR     x2, k2, cx
||      XOR     .L2    B9, B18, B23         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      MVC     .S2X   A2, AMR              ; MVC     circular_206, AMR
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A2, A16, A18         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A17, B26         ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_217
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_231
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_217
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_231
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_217
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_231
||      MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      XOR     .S2X   B9, A16, B17         ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_217], ta3_217
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_231], ta3_231
        MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_217
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_231
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_217
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_231
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_217], tb3_217
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_231], tb3_231
        XOR     .L1X   A16, B19, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B9, B19, B24         ; XOR     y3, k3, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_217
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_231
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_217], tb2_217
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_231], tb2_231
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_217
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_231
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_217
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_231
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_217
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_231
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_217
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_231
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_217
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_231
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_217], td3_217
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_231], td3_231
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B0, B0               ; move in
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A8; MVKL    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_217], td2_217
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_231], td2_231
        MVK     .L1    7, A2                ; MVK     9, count
||      SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_217
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_231
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_217], td1_217
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_231], td1_231
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_217
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_231
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_217], ta1_217
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_231], ta1_231
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_217, k1, keyed_226
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_231, k1, keyed_240
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A8; MVKH    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B1; MVKH    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_217], tb1_217
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_231], tb1_231
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_217
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_231
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_217], ta2_217
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_231], ta2_231
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_217, k0, keyed_227
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_231, k0, keyed_241
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_217, td3_217, high_229
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_231, td3_231, high_243
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_217], tc2_217
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_231], tc2_231
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_217, k2, keyed_229
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_231, k2, keyed_243
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_217, tb3_217, high_227
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_231, tb3_231, high_241
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_217], tc3_217
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_231], tc3_231
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_229, td1_217, low_229
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_243, td1_231, low_243
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_217
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_231
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_217
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_231
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_226, ta1_217, low_226
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_240, ta1_231, low_240
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_227, tb1_217, low_227
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_241, tb1_231, low_241
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_217], tc1_217
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_231], tc1_231
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 53.5, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_243, high_243, cy
;    LDW *+B4[cy], td0_231
;    XOR td0_231, k2, keyed_243
;    XOR keyed_243, td1_231, low_243
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 24 live at once
;  registers of side B: 24 used, 23 live at once
;  II 17: found (as 2 equal channels), 53.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_blocks_c64x$rounds:
        XOR     .L1    A20, A23, A9         ; <1> XOR     ta2_217, ta3_217, high_226
||      XOR     .L2    B19, B22, B3         ; <1> XOR     ta2_231, ta3_231, high_240
||      XOR     .S1    A16, A9, A24         ; <1> XOR     low_229, high_229, cx
||      XOR     .S2    B9, B3, B23          ; <1> XOR     low_243, high_243, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A9, A27         ; <1> XOR     low_226, high_226, bx
||      XOR     .L2    B18, B3, B26         ; <1> XOR     low_240, high_240, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_217
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_231
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_217
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_231
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_217
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_231
||      XOR     .S1    A18, A17, A18        ; <1> XOR     low_227, high_227, ax
||      XOR     .S2    B17, B16, B17        ; <1> XOR     low_241, high_241, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_217], ta3_217
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_231], ta3_231
        XOR     .L1    A16, A9, A9          ; <1> XOR     tc2_217, tc3_217, high_228
||      XOR     .L2    B9, B3, B3           ; <1> XOR     tc2_231, tc3_231, high_242
||      XOR     .S1X   A17, B29, A16        ; <1> XOR     tc0_217, k3, keyed_228
||      XOR     .S2    B16, B29, B9         ; <1> XOR     tc0_231, k3, keyed_242
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_217
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_231
        XOR     .L1    A16, A17, A16        ; <1> XOR     keyed_228, tc1_217, low_228
||      XOR     .L2    B9, B16, B9          ; <1> XOR     keyed_242, tc1_231, low_242
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_217
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_231
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_217], tb3_217
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_231], tb3_231
        XOR     .L1    A16, A9, A25         ; <1> XOR     low_228, high_228, dx
||      XOR     .L2    B9, B3, B24          ; <1> XOR     low_242, high_242, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_217
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_231
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_217], tb2_217
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_231], tb2_231
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_217
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_231
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_217
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_231
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_217
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_231
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_217
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_231
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_217
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_231
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_217], td3_217
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_231], td3_231
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_217], td2_217
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_231], td2_231
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_217
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_231
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_217], td1_217
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_231], td1_231
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_217
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_231
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_217], ta1_217
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_231], ta1_231
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_217, k1, keyed_226
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_231, k1, keyed_240
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_217], tb1_217
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_231], tb1_231
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_217
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_231
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_217], ta2_217
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_231], ta2_231
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_217, k0, keyed_227
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_231, k0, keyed_241
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_217, td3_217, high_229
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_231, td3_231, high_243
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_217], tc2_217
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_231], tc2_231
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_217, k2, keyed_229
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_231, k2, keyed_243
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_217, tb3_217, high_227
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_231, tb3_231, high_241
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_217], tc3_217
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_231], tc3_231
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_229, td1_217, low_229
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_243, td1_231, low_243
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_217
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_231
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_217
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_231
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_226, ta1_217, low_226
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_240, ta1_231, low_240
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_227, tb1_217, low_227
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_241, tb1_231, low_241
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_217], tc1_217
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_231], tc1_231
rijndael_decrypt_blocks_c64x$rijndael_decrypt_blocks_c64x$4:
        XOR     .L1    A20, A23, A9         ; <-1> XOR     ta2_217, ta3_217, high_226
||      XOR     .L2    B19, B22, B3         ; <-1> XOR     ta2_231, ta3_231, high_240
||      XOR     .S1    A16, A9, A24         ; <-1> XOR     low_229, high_229, cx
||      XOR     .S2    B9, B3, B23          ; <-1> XOR     low_243, high_243, cy
||      ADD     .D1X   A0, B8, A23          ; ADD     out, step, behind
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A19, A9, A27         ; <-1> XOR     low_226, high_226, bx
||      XOR     .L2    B18, B3, B26         ; <-1> XOR     low_240, high_240, by
||      SHRU    .S1    A24, 24, A19         ; SHRU    cx, 24, c24_245
||      SHRU    .S2    B23, 24, B18         ; SHRU    cy, 24, c24_258
        XOR     .S1    A18, A17, A18        ; <-1> XOR     low_227, high_227, ax
||      XOR     .S2    B17, B16, B17        ; <-1> XOR     low_241, high_241, ay
||      LDBU    .D1T1  *+A8[A19], A19       ; LDBU    *+box_a[c24_245], sb3_245
||      LDBU    .D2T2  *+B1[B18], B27       ; LDBU    *+box_b[c24_258], sb3_258
        XOR     .L1    A16, A9, A9          ; <-1> XOR     tc2_217, tc3_217, high_228
||      XOR     .L2    B9, B3, B3           ; <-1> XOR     tc2_231, tc3_231, high_242
||      XOR     .S1X   A17, B29, A16        ; <-1> XOR     tc0_217, k3, keyed_228
||      XOR     .S2    B16, B29, B9         ; <-1> XOR     tc0_231, k3, keyed_242
||      LDW     .D2T1  *+B0[3], A31         ; LDW     *+in[3], x3
        XOR     .L1    A16, A17, A16        ; <-1> XOR     keyed_228, tc1_217, low_228
||      XOR     .L2    B9, B16, B9          ; <-1> XOR     keyed_242, tc1_231, low_242
||      EXTU    .S1    A27, 16, 24, A17     ; EXTU    bx, 16, 24, b8_245
||      EXTU    .S2    B17, 8, 24, B16      ; EXTU    ay, 8, 24, a16_258
||      LDDW    .D1T1  *A30++[2], A21:A20   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A9, A25         ; <-1> XOR     low_228, high_228, dx
||      XOR     .L2    B9, B3, B24          ; <-1> XOR     low_242, high_242, dy
||      EXTU    .S1    A27, 24, 24, A9      ; EXTU    bx, 24, 24, b0_245
||      EXTU    .S2    B26, 24, 24, B3      ; EXTU    by, 24, 24, b0_258
||      LDBU    .D1T1  *+A8[A17], A17       ; LDBU    *+box_a[b8_245], sc1_245
||      LDBU    .D2T2  *+B1[B16], B29       ; LDBU    *+box_b[a16_258], sc2_258
        EXTU    .S1    A25, 16, 24, A0      ; EXTU    dx, 16, 24, d8_245
||      SHRU    .S2    B26, 24, B21         ; SHRU    by, 24, b24_258
||      LDBU    .D1T1  *+A8[A9], A16        ; LDBU    *+box_a[b0_245], sb0_245
||      LDBU    .D2T2  *+B1[B3], B21        ; LDBU    *+box_b[b0_258], sb0_258
        SHRU    .S1    A27, 24, A0          ; SHRU    bx, 24, b24_245
||      EXTU    .S2    B24, 8, 24, B16      ; EXTU    dy, 8, 24, d16_258
||      LDBU    .D1T1  *+A8[A0], A30        ; LDBU    *+box_a[d8_245], sa1_245
||      LDBU    .D2T2  *+B1[B21], B22       ; LDBU    *+box_b[b24_258], sa3_258
        EXTU    .S1    A18, 24, 24, A0      ; EXTU    ax, 24, 24, a0_245
||      SHRU    .S2    B24, 24, B3          ; SHRU    dy, 24, d24_258
||      LDBU    .D1T1  *+A8[A0], A26        ; LDBU    *+box_a[b24_245], sa3_245
||      LDBU    .D2T2  *+B1[B16], B30       ; LDBU    *+box_b[d16_258], sb2_258
        EXTU    .S1    A18, 16, 24, A0      ; EXTU    ax, 16, 24, a8_245
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    ay, 16, 24, a8_258
||      LDBU    .D1T1  *+A8[A0], A28        ; LDBU    *+box_a[a0_245], sa0_245
||      LDBU    .D2T2  *+B1[B3], B20        ; LDBU    *+box_b[d24_258], sc3_258
        EXTU    .S1    A24, 8, 24, A0       ; EXTU    cx, 8, 24, c16_245
||      EXTU    .S2    B26, 16, 24, B20     ; EXTU    by, 16, 24, b8_258
||      LDBU    .D1T1  *+A8[A0], A9         ; LDBU    *+box_a[a8_245], sb1_245
||      LDBU    .D2T2  *+B1[B3], B16        ; LDBU    *+box_b[a8_258], sb1_258
        EXTU    .S1    A24, 16, 24, A2      ; EXTU    cx, 16, 24, c8_245
||      EXTU    .S2    B26, 8, 24, B31      ; EXTU    by, 8, 24, b16_258
||      LDBU    .D1T1  *+A8[A0], A29        ; LDBU    *+box_a[c16_245], sa2_245
||      LDBU    .D2T2  *+B1[B20], B30       ; LDBU    *+box_b[b8_258], sc1_258
        EXTU    .S1    A25, 8, 24, A2       ; EXTU    dx, 8, 24, d16_245
||      EXTU    .S2    B23, 16, 24, B31     ; EXTU    cy, 16, 24, c8_258
||      LDBU    .D1T1  *+A8[A2], A22        ; LDBU    *+box_a[c8_245], sd1_245
||      LDBU    .D2T2  *+B1[B31], B3        ; LDBU    *+box_b[b16_258], sd2_258
        PACK2   .L2    B27, B30, B3         ; PACK2   sb3_258, sb2_258, high_268
||      EXTU    .S1    A25, 24, 24, A2      ; EXTU    dx, 24, 24, d0_245
||      EXTU    .S2    B23, 24, 24, B30     ; EXTU    cy, 24, 24, c0_258
||      LDBU    .D1T1  *+A8[A2], A18        ; LDBU    *+box_a[d16_245], sb2_245
||      LDBU    .D2T2  *+B1[B31], B17       ; LDBU    *+box_b[c8_258], sd1_258
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRU    .S1    A18, 24, A29         ; SHRU    ax, 24, a24_245
||      EXTU    .S2    B24, 24, 24, B25     ; EXTU    dy, 24, 24, d0_258
||      LDBU    .D1T1  *+A8[A2], A28        ; LDBU    *+box_a[d0_245], sd0_245
||      LDBU    .D2T2  *+B1[B30], B31       ; LDBU    *+box_b[c0_258], sc0_258
        PACK2   .L2    B16, B21, B25        ; PACK2   sb1_258, sb0_258, low_268
||      EXTU    .S1    A24, 24, 24, A22     ; EXTU    cx, 24, 24, c0_245
||      EXTU    .S2    B24, 16, 24, B21     ; EXTU    dy, 16, 24, d8_258
||      LDBU    .D1T1  *+A8[A29], A27       ; LDBU    *+box_a[a24_245], sd3_245
||      LDBU    .D2T2  *+B1[B25], B9        ; LDBU    *+box_b[d0_258], sd0_258
        PACK2   .L1    A26, A29, A26        ; PACK2   sa3_245, sa2_245, high_254
||      PACKL4  .L2    B3, B25, B24         ; PACKL4  high_268, low_268, word_268
||      EXTU    .S1    A18, 8, 24, A24      ; EXTU    ax, 8, 24, a16_245
||      SHRU    .S2    B17, 24, B28         ; SHRU    ay, 24, a24_258
||      LDBU    .D1T1  *+A8[A22], A28       ; LDBU    *+box_a[c0_245], sc0_245
||      LDBU    .D2T2  *+B1[B21], B17       ; LDBU    *+box_b[d8_258], sa1_258
        CMPGT   .L1X   B2, 1, A29           ; CMPGT   left, 1, two_209
||      EXTU    .S1    A27, 8, 24, A0       ; EXTU    bx, 8, 24, b16_245
||      EXTU    .S2    B17, 24, 24, B27     ; EXTU    ay, 24, 24, a0_258
||      LDBU    .D1T1  *+A8[A24], A22       ; LDBU    *+box_a[a16_245], sc2_245
||      LDBU    .D2T2  *+B1[B28], B29       ; LDBU    *+box_b[a24_258], sd3_258
        PACK2   .L1    A30, A28, A27        ; PACK2   sa1_245, sa0_245, low_254
||      SHRU    .S1    A25, 24, A24         ; SHRU    dx, 24, d24_245
||      EXTU    .S2    B23, 8, 24, B26      ; EXTU    cy, 8, 24, c16_258
||      LDBU    .D1T1  *+A8[A0], A17        ; LDBU    *+box_a[b16_245], sd2_245
||      LDBU    .D2T2  *+B1[B27], B29       ; LDBU    *+box_b[a0_258], sa0_258
        PACKL4  .L1    A26, A27, A26        ; PACKL4  high_254, low_254, word_254
||      XOR     .L2X   B24, A21, B28        ; XOR     word_268, k1, by
||      SHL     .S1    A29, 4, A0           ; SHL     two_209, 4, step
||      MV      .S2    B0, B16              ; copy
||      LDBU    .D1T1  *+A8[A24], A18       ; LDBU    *+box_a[d24_245], sc3_245
||      LDBU    .D2T2  *+B1[B26], B9        ; LDBU    *+box_b[c16_258], sa2_258
        XOR     .L1    A26, A20, A24        ; XOR     word_254, k0, ax
||      PACK2   .L2    B20, B29, B25        ; PACK2   sc3_258, sc2_258, high_269
||      PACK2   .S1    A22, A28, A25        ; PACK2   sd1_245, sd0_245, low_257
||      PACK2   .S2    B17, B9, B20         ; PACK2   sd1_258, sd0_258, low_270
||      MV      .D1    A1, A30              ; MV      schedule, near
||      ADD     .D2X   A1, 8, B27           ; ADD     schedule, 8, far
        PACK2   .L1    A9, A16, A16         ; PACK2   sb1_245, sb0_245, low_255
||      PACK2   .L2    B30, B31, B9         ; PACK2   sc1_258, sc0_258, low_269
||      ADD     .S1X   A0, B16, A29         ; ADD     in, step, second
||      LDDW    .D1T1  *A30++[2], A29:A28   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A17, A28, A9         ; PACK2   sc1_245, sc0_245, low_256
||      PACKL4  .L2    B25, B9, B23         ; PACKL4  high_269, low_269, word_269
||      PACK2   .S2    B29, B3, B3          ; PACK2   sd3_258, sd2_258, high_270
||      LDW     .D1T2  *+A29[0], B24        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A16         ; LDW     *+in[0], x0
        PACK2   .L1    A19, A18, A26        ; PACK2   sb3_245, sb2_245, high_255
||      PACKL4  .L2    B3, B20, B25         ; PACKL4  high_270, low_270, word_270
||      PACK2   .S1    A27, A17, A28        ; PACK2   sd3_245, sd2_245, high_257
||      XOR     .S2    B23, B18, B30        ; XOR     word_269, k2, cy
||      LDW     .D1T2  *+A29[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B16[2], A18        ; LDW     *+in[2], x2
        PACKL4  .L1    A28, A25, A28        ; PACKL4  high_257, low_257, word_257
||      PACK2   .L2    B17, B29, B23        ; PACK2   sa1_258, sa0_258, low_267
||      PACK2   .S1    A18, A22, A17        ; PACK2   sc3_245, sc2_245, high_256
||      PACK2   .S2    B22, B9, B20         ; PACK2   sa3_258, sa2_258, high_267
||      LDW     .D1T2  *+A29[2], B25        ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[1], A22         ; LDW     *+in[1], x1
        PACKL4  .L1    A17, A9, A25         ; PACKL4  high_256, low_256, word_256
||      PACKL4  .L2    B20, B23, B31        ; PACKL4  high_267, low_267, word_267
||      XOR     .S1X   A28, B19, A27        ; XOR     word_257, k3, dx
||      XOR     .S2    B25, B19, B3         ; XOR     word_270, k3, dy
||      LDW     .D1T2  *+A29[1], B16        ; LDW     *+second[1], y1
||      STW     .D2T1  A24, *+B8[0]         ; STW     ax, *+out[0]
        PACKL4  .L1    A26, A16, A26        ; PACKL4  high_255, low_255, word_255
||      XOR     .L2X   B31, A20, B9         ; XOR     word_267, k0, ay
||      XOR     .S1X   A25, B18, A27        ; XOR     word_256, k2, cx
||      STW     .D1T2  B3, *+A23[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A27, *+B8[3]         ; STW     dx, *+out[3]
        XOR     .L1    A26, A21, A17        ; XOR     word_255, k1, bx
||      STW     .D1T2  B9, *+A23[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A27, *+B8[2]         ; STW     cx, *+out[2]
        STW     .D1T2  B28, *+A23[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A17, *+B8[1]         ; STW     bx, *+out[1]
        STW     .D1T2  B30, *+A23[2]        ; STW     cy, *+behind[2]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A18, B20, A24        ; XOR     x2, k2, cx
||      XOR     .L2    B25, B20, B23        ; XOR     y2, k2, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A22, A29, A27        ; XOR     x1, k1, bx
||      XOR     .L2X   B16, A29, B26        ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_217
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_231
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_217
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_231
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_217
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_231
||      XOR     .S1    A16, A28, A18        ; XOR     x0, k0, ax
||      XOR     .S2X   B24, A28, B17        ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_217], ta3_217
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_231], ta3_231
        XOR     .L1X   A31, B21, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B3, B21, B24         ; XOR     y3, k3, dy
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_217
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_231
        SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_217
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_231
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_217], tb3_217
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_231], tb3_231
        SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_217
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_231
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_217], tb2_217
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_231], tb2_231
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_217
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_231
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_217
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_231
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_217
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_231
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_217
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_231
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_217
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_231
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_217], td3_217
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_231], td3_231
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_217], td2_217
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_231], td2_231
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_217
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_231
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_217], td1_217
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_231], td1_231
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_217
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_231
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_217], ta1_217
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_231], ta1_231
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_217, k1, keyed_226
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_231, k1, keyed_240
||[A2]  B       .S1    rijndael_decrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_217], tb1_217
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_231], tb1_231
        MVK     .L1    7, A2                ; MVK     9, count
||      SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_217
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_231
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_217], ta2_217
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_231], ta2_231
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_217, k0, keyed_227
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_231, k0, keyed_241
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_217, td3_217, high_229
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_231, td3_231, high_243
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_217], tc2_217
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_231], tc2_231
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_217, k2, keyed_229
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_231, k2, keyed_243
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_217, tb3_217, high_227
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_231, tb3_231, high_241
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_217], tc3_217
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_231], tc3_231
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_229, td1_217, low_229
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_243, td1_231, low_243
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_217
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_231
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_217
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_231
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_226, ta1_217, low_226
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_240, ta1_231, low_240
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_227, tb1_217, low_227
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_241, tb1_231, low_241
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_217], tc1_217
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_231], tc1_231
rijndael_decrypt_blocks_c64x$rijndael_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_decrypt_blocks_c64x$rijndael_decrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_275
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_275, AMR
rijndael_decrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5

        .align  32
rijndael_192_decrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_192_decrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_192_decrypt_blocks_c64x$rijndael_192_decrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_280
||      ADD     .L2    8, B8, B27           ; ADD     schedule, 8, far
||      MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B1; MVKL    rijndael_decrypt_low + 0x800, box_b
||      MV      .D2X   A3, B0               ; copy
        MV      .L1X   B8, A30              ; MV      schedule, near
||      SHL     .S1    A0, 4, A0            ; SHL     two_280, 4, step
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D2T1  *+B0[1], A9          ; LDW     *+in[1], x1
        ADD     .L1    A3, A0, A1           ; ADD     in, step, second
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      LDDW    .D1T1  *A30++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_277
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T2  *+A1[2], B9          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[2], A3          ; LDW     *+in[2], x2
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A1[1], B9          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A1[0], B9          ; LDW     *+second[0], y0
        MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_277
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T2  *+A1[3], B9          ; LDW     *+second[3], y3
        XOR     .L1    A9, A17, A27         ; XOR     x1, k1, bx
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[3], A16         ; LDW     *+in[3], x3
        XOR     .L1X   A3, B18, A24         ; XOR     x2, k2, cx
||      XOR     .L2    B9, B18, B23         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      MVC     .S2X   A2, AMR              ; MVC     circular_277, AMR
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A2, A16, A18         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A17, B26         ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_288
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_302
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_288
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_302
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_288
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_302
||      MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      XOR     .S2X   B9, A16, B17         ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_288], ta3_288
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_302], ta3_302
        MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_288
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_302
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_288
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_302
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_288], tb3_288
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_302], tb3_302
        XOR     .L1X   A16, B19, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B9, B19, B24         ; XOR     y3, k3, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_288
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_302
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_288], tb2_288
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_302], tb2_302
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_288
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_302
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_288
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_302
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_288
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_302
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_288
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_302
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_288
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_302
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_288], td3_288
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_302], td3_302
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B0, B0               ; move in
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A8; MVKL    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_288], td2_288
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_302], td2_302
        MVK     .L1    9, A2                ; MVK     11, count
||      SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_288
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_302
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_288], td1_288
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_302], td1_302
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_288
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_302
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_288], ta1_288
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_302], ta1_302
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_288, k1, keyed_297
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_302, k1, keyed_311
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A8; MVKH    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B1; MVKH    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_288], tb1_288
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_302], tb1_302
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_288
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_302
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_288], ta2_288
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_302], ta2_302
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_288, k0, keyed_298
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_302, k0, keyed_312
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_288, td3_288, high_300
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_302, td3_302, high_314
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_288], tc2_288
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_302], tc2_302
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_288, k2, keyed_300
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_302, k2, keyed_314
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_288, tb3_288, high_298
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_302, tb3_302, high_312
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_288], tc3_288
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_302], tc3_302
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_300, td1_288, low_300
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_314, td1_302, low_314
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_288
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_302
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_288
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_302
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_297, ta1_288, low_297
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_311, ta1_302, low_311
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_298, tb1_288, low_298
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_312, tb1_302, low_312
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_288], tc1_288
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_302], tc1_302
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_314, high_314, cy
;    LDW *+B4[cy], td0_302
;    XOR td0_302, k2, keyed_314
;    XOR keyed_314, td1_302, low_314
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 24 live at once
;  registers of side B: 24 used, 23 live at once
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_blocks_c64x$rounds:
        XOR     .L1    A20, A23, A9         ; <1> XOR     ta2_288, ta3_288, high_297
||      XOR     .L2    B19, B22, B3         ; <1> XOR     ta2_302, ta3_302, high_311
||      XOR     .S1    A16, A9, A24         ; <1> XOR     low_300, high_300, cx
||      XOR     .S2    B9, B3, B23          ; <1> XOR     low_314, high_314, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A9, A27         ; <1> XOR     low_297, high_297, bx
||      XOR     .L2    B18, B3, B26         ; <1> XOR     low_311, high_311, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_288
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_302
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_288
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_302
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_288
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_302
||      XOR     .S1    A18, A17, A18        ; <1> XOR     low_298, high_298, ax
||      XOR     .S2    B17, B16, B17        ; <1> XOR     low_312, high_312, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_288], ta3_288
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_302], ta3_302
        XOR     .L1    A16, A9, A9          ; <1> XOR     tc2_288, tc3_288, high_299
||      XOR     .L2    B9, B3, B3           ; <1> XOR     tc2_302, tc3_302, high_313
||      XOR     .S1X   A17, B29, A16        ; <1> XOR     tc0_288, k3, keyed_299
||      XOR     .S2    B16, B29, B9         ; <1> XOR     tc0_302, k3, keyed_313
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_288
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_302
        XOR     .L1    A16, A17, A16        ; <1> XOR     keyed_299, tc1_288, low_299
||      XOR     .L2    B9, B16, B9          ; <1> XOR     keyed_313, tc1_302, low_313
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_288
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_302
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_288], tb3_288
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_302], tb3_302
        XOR     .L1    A16, A9, A25         ; <1> XOR     low_299, high_299, dx
||      XOR     .L2    B9, B3, B24          ; <1> XOR     low_313, high_313, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_288
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_302
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_288], tb2_288
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_302], tb2_302
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_288
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_302
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_288
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_302
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_288
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_302
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_288
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_302
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_288
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_302
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_288], td3_288
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_302], td3_302
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_288], td2_288
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_302], td2_302
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_288
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_302
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_288], td1_288
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_302], td1_302
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_288
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_302
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_288], ta1_288
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_302], ta1_302
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_288, k1, keyed_297
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_302, k1, keyed_311
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_192_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_288], tb1_288
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_302], tb1_302
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_288
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_302
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_288], ta2_288
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_302], ta2_302
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_288, k0, keyed_298
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_302, k0, keyed_312
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_288, td3_288, high_300
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_302, td3_302, high_314
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_288], tc2_288
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_302], tc2_302
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_288, k2, keyed_300
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_302, k2, keyed_314
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_288, tb3_288, high_298
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_302, tb3_302, high_312
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_288], tc3_288
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_302], tc3_302
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_300, td1_288, low_300
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_314, td1_302, low_314
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_288
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_302
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_288
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_302
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_297, ta1_288, low_297
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_311, ta1_302, low_311
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_298, tb1_288, low_298
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_312, tb1_302, low_312
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_288], tc1_288
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_302], tc1_302
rijndael_192_decrypt_blocks_c64x$rijndael_192_decrypt_blocks_c64x$4:
        XOR     .L1    A20, A23, A9         ; <-1> XOR     ta2_288, ta3_288, high_297
||      XOR     .L2    B19, B22, B3         ; <-1> XOR     ta2_302, ta3_302, high_311
||      XOR     .S1    A16, A9, A24         ; <-1> XOR     low_300, high_300, cx
||      XOR     .S2    B9, B3, B23          ; <-1> XOR     low_314, high_314, cy
||      ADD     .D1X   A0, B8, A23          ; ADD     out, step, behind
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A19, A9, A27         ; <-1> XOR     low_297, high_297, bx
||      XOR     .L2    B18, B3, B26         ; <-1> XOR     low_311, high_311, by
||      SHRU    .S1    A24, 24, A19         ; SHRU    cx, 24, c24_316
||      SHRU    .S2    B23, 24, B18         ; SHRU    cy, 24, c24_329
        XOR     .S1    A18, A17, A18        ; <-1> XOR     low_298, high_298, ax
||      XOR     .S2    B17, B16, B17        ; <-1> XOR     low_312, high_312, ay
||      LDBU    .D1T1  *+A8[A19], A19       ; LDBU    *+box_a[c24_316], sb3_316
||      LDBU    .D2T2  *+B1[B18], B27       ; LDBU    *+box_b[c24_329], sb3_329
        XOR     .L1    A16, A9, A9          ; <-1> XOR     tc2_288, tc3_288, high_299
||      XOR     .L2    B9, B3, B3           ; <-1> XOR     tc2_302, tc3_302, high_313
||      XOR     .S1X   A17, B29, A16        ; <-1> XOR     tc0_288, k3, keyed_299
||      XOR     .S2    B16, B29, B9         ; <-1> XOR     tc0_302, k3, keyed_313
||      LDW     .D2T1  *+B0[3], A31         ; LDW     *+in[3], x3
        XOR     .L1    A16, A17, A16        ; <-1> XOR     keyed_299, tc1_288, low_299
||      XOR     .L2    B9, B16, B9          ; <-1> XOR     keyed_313, tc1_302, low_313
||      EXTU    .S1    A27, 16, 24, A17     ; EXTU    bx, 16, 24, b8_316
||      EXTU    .S2    B17, 8, 24, B16      ; EXTU    ay, 8, 24, a16_329
||      LDDW    .D1T1  *A30++[2], A21:A20   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A9, A25         ; <-1> XOR     low_299, high_299, dx
||      XOR     .L2    B9, B3, B24          ; <-1> XOR     low_313, high_313, dy
||      EXTU    .S1    A27, 24, 24, A9      ; EXTU    bx, 24, 24, b0_316
||      EXTU    .S2    B26, 24, 24, B3      ; EXTU    by, 24, 24, b0_329
||      LDBU    .D1T1  *+A8[A17], A17       ; LDBU    *+box_a[b8_316], sc1_316
||      LDBU    .D2T2  *+B1[B16], B29       ; LDBU    *+box_b[a16_329], sc2_329
        EXTU    .S1    A25, 16, 24, A0      ; EXTU    dx, 16, 24, d8_316
||      SHRU    .S2    B26, 24, B21         ; SHRU    by, 24, b24_329
||      LDBU    .D1T1  *+A8[A9], A16        ; LDBU    *+box_a[b0_316], sb0_316
||      LDBU    .D2T2  *+B1[B3], B21        ; LDBU    *+box_b[b0_329], sb0_329
        SHRU    .S1    A27, 24, A0          ; SHRU    bx, 24, b24_316
||      EXTU    .S2    B24, 8, 24, B16      ; EXTU    dy, 8, 24, d16_329
||      LDBU    .D1T1  *+A8[A0], A30        ; LDBU    *+box_a[d8_316], sa1_316
||      LDBU    .D2T2  *+B1[B21], B22       ; LDBU    *+box_b[b24_329], sa3_329
        EXTU    .S1    A18, 24, 24, A0      ; EXTU    ax, 24, 24, a0_316
||      SHRU    .S2    B24, 24, B3          ; SHRU    dy, 24, d24_329
||      LDBU    .D1T1  *+A8[A0], A26        ; LDBU    *+box_a[b24_316], sa3_316
||      LDBU    .D2T2  *+B1[B16], B30       ; LDBU    *+box_b[d16_329], sb2_329
        EXTU    .S1    A18, 16, 24, A0      ; EXTU    ax, 16, 24, a8_316
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    ay, 16, 24, a8_329
||      LDBU    .D1T1  *+A8[A0], A28        ; LDBU    *+box_a[a0_316], sa0_316
||      LDBU    .D2T2  *+B1[B3], B20        ; LDBU    *+box_b[d24_329], sc3_329
        EXTU    .S1    A24, 8, 24, A0       ; EXTU    cx, 8, 24, c16_316
||      EXTU    .S2    B26, 16, 24, B20     ; EXTU    by, 16, 24, b8_329
||      LDBU    .D1T1  *+A8[A0], A9         ; LDBU    *+box_a[a8_316], sb1_316
||      LDBU    .D2T2  *+B1[B3], B16        ; LDBU    *+box_b[a8_329], sb1_329
        EXTU    .S1    A24, 16, 24, A2      ; EXTU    cx, 16, 24, c8_316
||      EXTU    .S2    B26, 8, 24, B31      ; EXTU    by, 8, 24, b16_329
||      LDBU    .D1T1  *+A8[A0], A29        ; LDBU    *+box_a[c16_316], sa2_316
||      LDBU    .D2T2  *+B1[B20], B30       ; LDBU    *+box_b[b8_329], sc1_329
        EXTU    .S1    A25, 8, 24, A2       ; EXTU    dx, 8, 24, d16_316
||      EXTU    .S2    B23, 16, 24, B31     ; EXTU    cy, 16, 24, c8_329
||      LDBU    .D1T1  *+A8[A2], A22        ; LDBU    *+box_a[c8_316], sd1_316
||      LDBU    .D2T2  *+B1[B31], B3        ; LDBU    *+box_b[b16_329], sd2_329
        PACK2   .L2    B27, B30, B3         ; PACK2   sb3_329, sb2_329, high_339
||      EXTU    .S1    A25, 24, 24, A2      ; EXTU    dx, 24, 24, d0_316
||      EXTU    .S2    B23, 24, 24, B30     ; EXTU    cy, 24, 24, c0_329
||      LDBU    .D1T1  *+A8[A2], A18        ; LDBU    *+box_a[d16_316], sb2_316
||      LDBU    .D2T2  *+B1[B31], B17       ; LDBU    *+box_b[c8_329], sd1_329
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRU    .S1    A18, 24, A29         ; SHRU    ax, 24, a24_316
||      EXTU    .S2    B24, 24, 24, B25     ; EXTU    dy, 24, 24, d0_329
||      LDBU    .D1T1  *+A8[A2], A28        ; LDBU    *+box_a[d0_316], sd0_316
||      LDBU    .D2T2  *+B1[B30], B31       ; LDBU    *+box_b[c0_329], sc0_329
        PACK2   .L2    B16, B21, B25        ; PACK2   sb1_329, sb0_329, low_339
||      EXTU    .S1    A24, 24, 24, A22     ; EXTU    cx, 24, 24, c0_316
||      EXTU    .S2    B24, 16, 24, B21     ; EXTU    dy, 16, 24, d8_329
||      LDBU    .D1T1  *+A8[A29], A27       ; LDBU    *+box_a[a24_316], sd3_316
||      LDBU    .D2T2  *+B1[B25], B9        ; LDBU    *+box_b[d0_329], sd0_329
        PACK2   .L1    A26, A29, A26        ; PACK2   sa3_316, sa2_316, high_325
||      PACKL4  .L2    B3, B25, B24         ; PACKL4  high_339, low_339, word_339
||      EXTU    .S1    A18, 8, 24, A24      ; EXTU    ax, 8, 24, a16_316
||      SHRU    .S2    B17, 24, B28         ; SHRU    ay, 24, a24_329
||      LDBU    .D1T1  *+A8[A22], A28       ; LDBU    *+box_a[c0_316], sc0_316
||      LDBU    .D2T2  *+B1[B21], B17       ; LDBU    *+box_b[d8_329], sa1_329
        CMPGT   .L1X   B2, 1, A29           ; CMPGT   left, 1, two_280
||      EXTU    .S1    A27, 8, 24, A0       ; EXTU    bx, 8, 24, b16_316
||      EXTU    .S2    B17, 24, 24, B27     ; EXTU    ay, 24, 24, a0_329
||      LDBU    .D1T1  *+A8[A24], A22       ; LDBU    *+box_a[a16_316], sc2_316
||      LDBU    .D2T2  *+B1[B28], B29       ; LDBU    *+box_b[a24_329], sd3_329
        PACK2   .L1    A30, A28, A27        ; PACK2   sa1_316, sa0_316, low_325
||      SHRU    .S1    A25, 24, A24         ; SHRU    dx, 24, d24_316
||      EXTU    .S2    B23, 8, 24, B26      ; EXTU    cy, 8, 24, c16_329
||      LDBU    .D1T1  *+A8[A0], A17        ; LDBU    *+box_a[b16_316], sd2_316
||      LDBU    .D2T2  *+B1[B27], B29       ; LDBU    *+box_b[a0_329], sa0_329
        PACKL4  .L1    A26, A27, A26        ; PACKL4  high_325, low_325, word_325
||      XOR     .L2X   B24, A21, B28        ; XOR     word_339, k1, by
||      SHL     .S1    A29, 4, A0           ; SHL     two_280, 4, step
||      MV      .S2    B0, B16              ; copy
||      LDBU    .D1T1  *+A8[A24], A18       ; LDBU    *+box_a[d24_316], sc3_316
||      LDBU    .D2T2  *+B1[B26], B9        ; LDBU    *+box_b[c16_329], sa2_329
        XOR     .L1    A26, A20, A24        ; XOR     word_325, k0, ax
||      PACK2   .L2    B20, B29, B25        ; PACK2   sc3_329, sc2_329, high_340
||      PACK2   .S1    A22, A28, A25        ; PACK2   sd1_316, sd0_316, low_328
||      PACK2   .S2    B17, B9, B20         ; PACK2   sd1_329, sd0_329, low_341
||      MV      .D1    A1, A30              ; MV      schedule, near
||      ADD     .D2X   A1, 8, B27           ; ADD     schedule, 8, far
        PACK2   .L1    A9, A16, A16         ; PACK2   sb1_316, sb0_316, low_326
||      PACK2   .L2    B30, B31, B9         ; PACK2   sc1_329, sc0_329, low_340
||      ADD     .S1X   A0, B16, A29         ; ADD     in, step, second
||      LDDW    .D1T1  *A30++[2], A29:A28   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A17, A28, A9         ; PACK2   sc1_316, sc0_316, low_327
||      PACKL4  .L2    B25, B9, B23         ; PACKL4  high_340, low_340, word_340
||      PACK2   .S2    B29, B3, B3          ; PACK2   sd3_329, sd2_329, high_341
||      LDW     .D1T2  *+A29[0], B24        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A16         ; LDW     *+in[0], x0
        PACK2   .L1    A19, A18, A26        ; PACK2   sb3_316, sb2_316, high_326
||      PACKL4  .L2    B3, B20, B25         ; PACKL4  high_341, low_341, word_341
||      PACK2   .S1    A27, A17, A28        ; PACK2   sd3_316, sd2_316, high_328
||      XOR     .S2    B23, B18, B30        ; XOR     word_340, k2, cy
||      LDW     .D1T2  *+A29[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B16[2], A18        ; LDW     *+in[2], x2
        PACKL4  .L1    A28, A25, A28        ; PACKL4  high_328, low_328, word_328
||      PACK2   .L2    B17, B29, B23        ; PACK2   sa1_329, sa0_329, low_338
||      PACK2   .S1    A18, A22, A17        ; PACK2   sc3_316, sc2_316, high_327
||      PACK2   .S2    B22, B9, B20         ; PACK2   sa3_329, sa2_329, high_338
||      LDW     .D1T2  *+A29[2], B25        ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[1], A22         ; LDW     *+in[1], x1
        PACKL4  .L1    A17, A9, A25         ; PACKL4  high_327, low_327, word_327
||      PACKL4  .L2    B20, B23, B31        ; PACKL4  high_338, low_338, word_338
||      XOR     .S1X   A28, B19, A27        ; XOR     word_328, k3, dx
||      XOR     .S2    B25, B19, B3         ; XOR     word_341, k3, dy
||      LDW     .D1T2  *+A29[1], B16        ; LDW     *+second[1], y1
||      STW     .D2T1  A24, *+B8[0]         ; STW     ax, *+out[0]
        PACKL4  .L1    A26, A16, A26        ; PACKL4  high_326, low_326, word_326
||      XOR     .L2X   B31, A20, B9         ; XOR     word_338, k0, ay
||      XOR     .S1X   A25, B18, A27        ; XOR     word_327, k2, cx
||      STW     .D1T2  B3, *+A23[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A27, *+B8[3]         ; STW     dx, *+out[3]
        XOR     .L1    A26, A21, A17        ; XOR     word_326, k1, bx
||      STW     .D1T2  B9, *+A23[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A27, *+B8[2]         ; STW     cx, *+out[2]
        STW     .D1T2  B28, *+A23[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A17, *+B8[1]         ; STW     bx, *+out[1]
        STW     .D1T2  B30, *+A23[2]        ; STW     cy, *+behind[2]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A18, B20, A24        ; XOR     x2, k2, cx
||      XOR     .L2    B25, B20, B23        ; XOR     y2, k2, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A22, A29, A27        ; XOR     x1, k1, bx
||      XOR     .L2X   B16, A29, B26        ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_288
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_302
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_288
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_302
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_288
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_302
||      XOR     .S1    A16, A28, A18        ; XOR     x0, k0, ax
||      XOR     .S2X   B24, A28, B17        ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_288], ta3_288
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_302], ta3_302
        XOR     .L1X   A31, B21, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B3, B21, B24         ; XOR     y3, k3, dy
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_288
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_302
        SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_288
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_302
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_288], tb3_288
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_302], tb3_302
        SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_288
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_302
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_288], tb2_288
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_302], tb2_302
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_288
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_302
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_288
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_302
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_288
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_302
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_288
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_302
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_288
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_302
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_288], td3_288
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_302], td3_302
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_288], td2_288
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_302], td2_302
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_288
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_302
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_288], td1_288
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_302], td1_302
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_288
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_302
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_288], ta1_288
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_302], ta1_302
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_288, k1, keyed_297
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_302, k1, keyed_311
||[A2]  B       .S1    rijndael_192_decrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_288], tb1_288
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_302], tb1_302
        MVK     .L1    9, A2                ; MVK     11, count
||      SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_288
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_302
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_288], ta2_288
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_302], ta2_302
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_288, k0, keyed_298
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_302, k0, keyed_312
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_288, td3_288, high_300
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_302, td3_302, high_314
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_288], tc2_288
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_302], tc2_302
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_288, k2, keyed_300
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_302, k2, keyed_314
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_288, tb3_288, high_298
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_302, tb3_302, high_312
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_288], tc3_288
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_302], tc3_302
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_300, td1_288, low_300
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_314, td1_302, low_314
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_288
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_302
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_288
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_302
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_297, ta1_288, low_297
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_311, ta1_302, low_311
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_298, tb1_288, low_298
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_312, tb1_302, low_312
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_288], tc1_288
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_302], tc1_302
rijndael_192_decrypt_blocks_c64x$rijndael_192_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_192_decrypt_blocks_c64x$rijndael_192_decrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_346
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_346, AMR
rijndael_192_decrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5

        .align  32
rijndael_256_decrypt_blocks_c64x:
        MV      .L2X   A6, B0               ; argument
        MV      .L2    B0, B2               ; MV      blocks, left
  [!B2] B       .S1    rijndael_256_decrypt_blocks_c64x$done; [!left] B      done
        NOP
        MV      .L1X   B4, A3               ; argument
||      MV      .L2    B6, B8               ; argument
        NOP     2
        MV      .L1X   B3, A8               ; move return$
||      MV      .L2X   A4, B3               ; argument
rijndael_256_decrypt_blocks_c64x$rijndael_256_decrypt_blocks_c64x$1:
        CMPGT   .L1X   B2, 1, A0            ; CMPGT   left, 1, two_351
||      ADD     .L2    8, B8, B27           ; ADD     schedule, 8, far
||      MVKL    .S1    rijndael_decrypt_high, A6; MVKL    rijndael_decrypt_high, A6
||      MVKL    .S2    rijndael_decrypt_low + 0x800, B1; MVKL    rijndael_decrypt_low + 0x800, box_b
||      MV      .D2X   A3, B0               ; copy
        MV      .L1X   B8, A30              ; MV      schedule, near
||      SHL     .S1    A0, 4, A0            ; SHL     two_351, 4, step
||      MVKL    .S2    rijndael_decrypt_high + 0x400, B7; MVKL    rijndael_decrypt_high + 0x400, B7
||      LDW     .D2T1  *+B0[1], A9          ; LDW     *+in[1], x1
        ADD     .L1    A3, A0, A1           ; ADD     in, step, second
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      LDDW    .D1T1  *A30++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        MVKL    .S1    611669, A2           ; MVKL    0x00095555, circular_348
||      MVKL    .S2    rijndael_decrypt_low, B4; MVKL    rijndael_decrypt_low, B4
||      LDW     .D1T2  *+A1[2], B9          ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[2], A3          ; LDW     *+in[2], x2
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKL    .S2    rijndael_decrypt_high, B6; MVKL    rijndael_decrypt_high, B6
||      LDW     .D1T2  *+A1[1], B9          ; LDW     *+second[1], y1
||      LDW     .D2T1  *+B0[0], A2          ; LDW     *+in[0], x0
        MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      MVKH    .S2    rijndael_decrypt_high + 0x400, B7; MVKH    rijndael_decrypt_high + 0x400, B7
||      LDW     .D1T2  *+A1[0], B9          ; LDW     *+second[0], y0
        MVKH    .S1    611669, A2           ; MVKH    0x00095555, circular_348
||      MVKL    .S2    rijndael_decrypt_low + 0x400, B5; MVKL    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T2  *+A1[3], B9          ; LDW     *+second[3], y3
        XOR     .L1    A9, A17, A27         ; XOR     x1, k1, bx
||      MVKL    .S1    rijndael_decrypt_high + 0x400, A7; MVKL    rijndael_decrypt_high + 0x400, A7
||      MVKH    .S2    rijndael_decrypt_low, B4; MVKH    rijndael_decrypt_low, B4
||      LDW     .D1T1  *+A3[3], A16         ; LDW     *+in[3], x3
        XOR     .L1X   A3, B18, A24         ; XOR     x2, k2, cx
||      XOR     .L2    B9, B18, B23         ; XOR     y2, k2, cy
||      MVKH    .S1    rijndael_decrypt_high + 0x400, A7; MVKH    rijndael_decrypt_high + 0x400, A7
||      MVC     .S2X   A2, AMR              ; MVC     circular_348, AMR
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A2, A16, A18         ; XOR     x0, k0, ax
||      XOR     .L2X   B9, A17, B26         ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_359
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_373
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_359
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_373
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_359
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_373
||      MVKH    .S1    rijndael_decrypt_high, A6; MVKH    rijndael_decrypt_high, A6
||      XOR     .S2X   B9, A16, B17         ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_359], ta3_359
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_373], ta3_373
        MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B6; MVKH    rijndael_decrypt_high, B6
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_359
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_373
        MV      .L1X   B8, A1               ; move schedule
||      MV      .L2    B3, B8               ; move out
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_359
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_373
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_359], tb3_359
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_373], tb3_373
        XOR     .L1X   A16, B19, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B9, B19, B24         ; XOR     y3, k3, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_359
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_373
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_359], tb2_359
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_373], tb2_373
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_359
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_373
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_359
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_373
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_359
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_373
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_359
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_373
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_359
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_373
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_359], td3_359
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_373], td3_373
        MV      .L1    A8, A3               ; move return$
||      MV      .L2    B0, B0               ; move in
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A8; MVKL    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x400, B5; MVKH    rijndael_decrypt_low + 0x400, B5
||      LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_359], td2_359
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_373], td2_373
        MVK     .L1    11, A2               ; MVK     13, count
||      SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_359
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_373
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_359], td1_359
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_373], td1_373
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_359
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_373
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_359], ta1_359
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_373], ta1_373
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_359, k1, keyed_368
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_373, k1, keyed_382
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A8; MVKH    rijndael_decrypt_low + 0x800, box_a
||      MVKH    .S2    rijndael_decrypt_low + 0x800, B1; MVKH    rijndael_decrypt_low + 0x800, box_b
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_359], tb1_359
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_373], tb1_373
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_359
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_373
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_359], ta2_359
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_373], ta2_373
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_359, k0, keyed_369
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_373, k0, keyed_383
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_359, td3_359, high_371
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_373, td3_373, high_385
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_359], tc2_359
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_373], tc2_373
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_359, k2, keyed_371
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_373, k2, keyed_385
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_359, tb3_359, high_369
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_373, tb3_373, high_383
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_359], tc3_359
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_373], tc3_373
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_371, td1_359, low_371
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_385, td1_373, low_385
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_359
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_373
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_359
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_373
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_368, ta1_359, low_368
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_382, ta1_373, low_382
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_369, tb1_359, low_369
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_383, tb1_373, low_383
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_359], tc1_359
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_373], tc1_373
||      NOP
;@loop {"name": "rounds", "ii": 17, "res_mii": 17, "rec_mii": 8, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "LDW", "XOR", "XOR"], "attempts": [{"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 17, recurrence 8
;  critical cycle:
;    XOR low_385, high_385, cy
;    LDW *+B4[cy], td0_373
;    XOR td0_373, k2, keyed_385
;    XOR keyed_385, td1_373, low_385
;  units: L1 13/17, S1 16/17, M1 0/17, D1 17/17, L2 13/17, S2 16/17, M2 0/17, D2 17/17
;  cross paths: 1X 2/17, 2X 2/17
;  T paths: T1 17/17, T2 17/17
;  registers of side A: 25 used, 24 live at once
;  registers of side B: 24 used, 23 live at once
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_blocks_c64x$rounds:
        XOR     .L1    A20, A23, A9         ; <1> XOR     ta2_359, ta3_359, high_368
||      XOR     .L2    B19, B22, B3         ; <1> XOR     ta2_373, ta3_373, high_382
||      XOR     .S1    A16, A9, A24         ; <1> XOR     low_371, high_371, cx
||      XOR     .S2    B9, B3, B23          ; <1> XOR     low_385, high_385, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A19, A9, A27         ; <1> XOR     low_368, high_368, bx
||      XOR     .L2    B18, B3, B26         ; <1> XOR     low_382, high_382, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_359
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_373
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_359
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_373
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_359
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_373
||      XOR     .S1    A18, A17, A18        ; <1> XOR     low_369, high_369, ax
||      XOR     .S2    B17, B16, B17        ; <1> XOR     low_383, high_383, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_359], ta3_359
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_373], ta3_373
        XOR     .L1    A16, A9, A9          ; <1> XOR     tc2_359, tc3_359, high_370
||      XOR     .L2    B9, B3, B3           ; <1> XOR     tc2_373, tc3_373, high_384
||      XOR     .S1X   A17, B29, A16        ; <1> XOR     tc0_359, k3, keyed_370
||      XOR     .S2    B16, B29, B9         ; <1> XOR     tc0_373, k3, keyed_384
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_359
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_373
        XOR     .L1    A16, A17, A16        ; <1> XOR     keyed_370, tc1_359, low_370
||      XOR     .L2    B9, B16, B9          ; <1> XOR     keyed_384, tc1_373, low_384
||      SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_359
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_373
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_359], tb3_359
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_373], tb3_373
        XOR     .L1    A16, A9, A25         ; <1> XOR     low_370, high_370, dx
||      XOR     .L2    B9, B3, B24          ; <1> XOR     low_384, high_384, dy
||      SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_359
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_373
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_359], tb2_359
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_373], tb2_373
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_359
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_373
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_359
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_373
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_359
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_373
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_359
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_373
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_359
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_373
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_359], td3_359
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_373], td3_373
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_359], td2_359
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_373], td2_373
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_359
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_373
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_359], td1_359
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_373], td1_373
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_359
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_373
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_359], ta1_359
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_373], ta1_373
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_359, k1, keyed_368
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_373, k1, keyed_382
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||[A2]  B       .S2    rijndael_256_decrypt_blocks_c64x$rounds; <0> [count] B      rounds
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_359], tb1_359
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_373], tb1_373
        SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_359
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_373
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_359], ta2_359
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_373], ta2_373
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_359, k0, keyed_369
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_373, k0, keyed_383
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_359, td3_359, high_371
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_373, td3_373, high_385
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_359], tc2_359
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_373], tc2_373
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_359, k2, keyed_371
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_373, k2, keyed_385
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_359, tb3_359, high_369
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_373, tb3_373, high_383
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_359], tc3_359
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_373], tc3_373
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_371, td1_359, low_371
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_385, td1_373, low_385
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_359
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_373
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_359
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_373
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_368, ta1_359, low_368
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_382, ta1_373, low_382
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_369, tb1_359, low_369
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_383, tb1_373, low_383
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_359], tc1_359
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_373], tc1_373
rijndael_256_decrypt_blocks_c64x$rijndael_256_decrypt_blocks_c64x$4:
        XOR     .L1    A20, A23, A9         ; <-1> XOR     ta2_359, ta3_359, high_368
||      XOR     .L2    B19, B22, B3         ; <-1> XOR     ta2_373, ta3_373, high_382
||      XOR     .S1    A16, A9, A24         ; <-1> XOR     low_371, high_371, cx
||      XOR     .S2    B9, B3, B23          ; <-1> XOR     low_385, high_385, cy
||      ADD     .D1X   A0, B8, A23          ; ADD     out, step, behind
||      ADDAW   .D2    B0, 8, B0            ; ADDAW   in, 8, in
        XOR     .L1    A19, A9, A27         ; <-1> XOR     low_368, high_368, bx
||      XOR     .L2    B18, B3, B26         ; <-1> XOR     low_382, high_382, by
||      SHRU    .S1    A24, 24, A19         ; SHRU    cx, 24, c24_387
||      SHRU    .S2    B23, 24, B18         ; SHRU    cy, 24, c24_400
        XOR     .S1    A18, A17, A18        ; <-1> XOR     low_369, high_369, ax
||      XOR     .S2    B17, B16, B17        ; <-1> XOR     low_383, high_383, ay
||      LDBU    .D1T1  *+A8[A19], A19       ; LDBU    *+box_a[c24_387], sb3_387
||      LDBU    .D2T2  *+B1[B18], B27       ; LDBU    *+box_b[c24_400], sb3_400
        XOR     .L1    A16, A9, A9          ; <-1> XOR     tc2_359, tc3_359, high_370
||      XOR     .L2    B9, B3, B3           ; <-1> XOR     tc2_373, tc3_373, high_384
||      XOR     .S1X   A17, B29, A16        ; <-1> XOR     tc0_359, k3, keyed_370
||      XOR     .S2    B16, B29, B9         ; <-1> XOR     tc0_373, k3, keyed_384
||      LDW     .D2T1  *+B0[3], A31         ; LDW     *+in[3], x3
        XOR     .L1    A16, A17, A16        ; <-1> XOR     keyed_370, tc1_359, low_370
||      XOR     .L2    B9, B16, B9          ; <-1> XOR     keyed_384, tc1_373, low_384
||      EXTU    .S1    A27, 16, 24, A17     ; EXTU    bx, 16, 24, b8_387
||      EXTU    .S2    B17, 8, 24, B16      ; EXTU    ay, 8, 24, a16_400
||      LDDW    .D1T1  *A30++[2], A21:A20   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B19:B18   ; LDDW    *far++[2], k3:k2
        XOR     .L1    A16, A9, A25         ; <-1> XOR     low_370, high_370, dx
||      XOR     .L2    B9, B3, B24          ; <-1> XOR     low_384, high_384, dy
||      EXTU    .S1    A27, 24, 24, A9      ; EXTU    bx, 24, 24, b0_387
||      EXTU    .S2    B26, 24, 24, B3      ; EXTU    by, 24, 24, b0_400
||      LDBU    .D1T1  *+A8[A17], A17       ; LDBU    *+box_a[b8_387], sc1_387
||      LDBU    .D2T2  *+B1[B16], B29       ; LDBU    *+box_b[a16_400], sc2_400
        EXTU    .S1    A25, 16, 24, A0      ; EXTU    dx, 16, 24, d8_387
||      SHRU    .S2    B26, 24, B21         ; SHRU    by, 24, b24_400
||      LDBU    .D1T1  *+A8[A9], A16        ; LDBU    *+box_a[b0_387], sb0_387
||      LDBU    .D2T2  *+B1[B3], B21        ; LDBU    *+box_b[b0_400], sb0_400
        SHRU    .S1    A27, 24, A0          ; SHRU    bx, 24, b24_387
||      EXTU    .S2    B24, 8, 24, B16      ; EXTU    dy, 8, 24, d16_400
||      LDBU    .D1T1  *+A8[A0], A30        ; LDBU    *+box_a[d8_387], sa1_387
||      LDBU    .D2T2  *+B1[B21], B22       ; LDBU    *+box_b[b24_400], sa3_400
        EXTU    .S1    A18, 24, 24, A0      ; EXTU    ax, 24, 24, a0_387
||      SHRU    .S2    B24, 24, B3          ; SHRU    dy, 24, d24_400
||      LDBU    .D1T1  *+A8[A0], A26        ; LDBU    *+box_a[b24_387], sa3_387
||      LDBU    .D2T2  *+B1[B16], B30       ; LDBU    *+box_b[d16_400], sb2_400
        EXTU    .S1    A18, 16, 24, A0      ; EXTU    ax, 16, 24, a8_387
||      EXTU    .S2    B17, 16, 24, B3      ; EXTU    ay, 16, 24, a8_400
||      LDBU    .D1T1  *+A8[A0], A28        ; LDBU    *+box_a[a0_387], sa0_387
||      LDBU    .D2T2  *+B1[B3], B20        ; LDBU    *+box_b[d24_400], sc3_400
        EXTU    .S1    A24, 8, 24, A0       ; EXTU    cx, 8, 24, c16_387
||      EXTU    .S2    B26, 16, 24, B20     ; EXTU    by, 16, 24, b8_400
||      LDBU    .D1T1  *+A8[A0], A9         ; LDBU    *+box_a[a8_387], sb1_387
||      LDBU    .D2T2  *+B1[B3], B16        ; LDBU    *+box_b[a8_400], sb1_400
        EXTU    .S1    A24, 16, 24, A2      ; EXTU    cx, 16, 24, c8_387
||      EXTU    .S2    B26, 8, 24, B31      ; EXTU    by, 8, 24, b16_400
||      LDBU    .D1T1  *+A8[A0], A29        ; LDBU    *+box_a[c16_387], sa2_387
||      LDBU    .D2T2  *+B1[B20], B30       ; LDBU    *+box_b[b8_400], sc1_400
        EXTU    .S1    A25, 8, 24, A2       ; EXTU    dx, 8, 24, d16_387
||      EXTU    .S2    B23, 16, 24, B31     ; EXTU    cy, 16, 24, c8_400
||      LDBU    .D1T1  *+A8[A2], A22        ; LDBU    *+box_a[c8_387], sd1_387
||      LDBU    .D2T2  *+B1[B31], B3        ; LDBU    *+box_b[b16_400], sd2_400
        PACK2   .L2    B27, B30, B3         ; PACK2   sb3_400, sb2_400, high_410
||      EXTU    .S1    A25, 24, 24, A2      ; EXTU    dx, 24, 24, d0_387
||      EXTU    .S2    B23, 24, 24, B30     ; EXTU    cy, 24, 24, c0_400
||      LDBU    .D1T1  *+A8[A2], A18        ; LDBU    *+box_a[d16_387], sb2_387
||      LDBU    .D2T2  *+B1[B31], B17       ; LDBU    *+box_b[c8_400], sd1_400
        CMPGT   .L1X   B2, 2, A2            ; CMPGT   left, 2, more
||      SUB     .L2    B2, 2, B2            ; SUB     left, 2, left
||      SHRU    .S1    A18, 24, A29         ; SHRU    ax, 24, a24_387
||      EXTU    .S2    B24, 24, 24, B25     ; EXTU    dy, 24, 24, d0_400
||      LDBU    .D1T1  *+A8[A2], A28        ; LDBU    *+box_a[d0_387], sd0_387
||      LDBU    .D2T2  *+B1[B30], B31       ; LDBU    *+box_b[c0_400], sc0_400
        PACK2   .L2    B16, B21, B25        ; PACK2   sb1_400, sb0_400, low_410
||      EXTU    .S1    A24, 24, 24, A22     ; EXTU    cx, 24, 24, c0_387
||      EXTU    .S2    B24, 16, 24, B21     ; EXTU    dy, 16, 24, d8_400
||      LDBU    .D1T1  *+A8[A29], A27       ; LDBU    *+box_a[a24_387], sd3_387
||      LDBU    .D2T2  *+B1[B25], B9        ; LDBU    *+box_b[d0_400], sd0_400
        PACK2   .L1    A26, A29, A26        ; PACK2   sa3_387, sa2_387, high_396
||      PACKL4  .L2    B3, B25, B24         ; PACKL4  high_410, low_410, word_410
||      EXTU    .S1    A18, 8, 24, A24      ; EXTU    ax, 8, 24, a16_387
||      SHRU    .S2    B17, 24, B28         ; SHRU    ay, 24, a24_400
||      LDBU    .D1T1  *+A8[A22], A28       ; LDBU    *+box_a[c0_387], sc0_387
||      LDBU    .D2T2  *+B1[B21], B17       ; LDBU    *+box_b[d8_400], sa1_400
        CMPGT   .L1X   B2, 1, A29           ; CMPGT   left, 1, two_351
||      EXTU    .S1    A27, 8, 24, A0       ; EXTU    bx, 8, 24, b16_387
||      EXTU    .S2    B17, 24, 24, B27     ; EXTU    ay, 24, 24, a0_400
||      LDBU    .D1T1  *+A8[A24], A22       ; LDBU    *+box_a[a16_387], sc2_387
||      LDBU    .D2T2  *+B1[B28], B29       ; LDBU    *+box_b[a24_400], sd3_400
        PACK2   .L1    A30, A28, A27        ; PACK2   sa1_387, sa0_387, low_396
||      SHRU    .S1    A25, 24, A24         ; SHRU    dx, 24, d24_387
||      EXTU    .S2    B23, 8, 24, B26      ; EXTU    cy, 8, 24, c16_400
||      LDBU    .D1T1  *+A8[A0], A17        ; LDBU    *+box_a[b16_387], sd2_387
||      LDBU    .D2T2  *+B1[B27], B29       ; LDBU    *+box_b[a0_400], sa0_400
        PACKL4  .L1    A26, A27, A26        ; PACKL4  high_396, low_396, word_396
||      XOR     .L2X   B24, A21, B28        ; XOR     word_410, k1, by
||      SHL     .S1    A29, 4, A0           ; SHL     two_351, 4, step
||      MV      .S2    B0, B16              ; copy
||      LDBU    .D1T1  *+A8[A24], A18       ; LDBU    *+box_a[d24_387], sc3_387
||      LDBU    .D2T2  *+B1[B26], B9        ; LDBU    *+box_b[c16_400], sa2_400
        XOR     .L1    A26, A20, A24        ; XOR     word_396, k0, ax
||      PACK2   .L2    B20, B29, B25        ; PACK2   sc3_400, sc2_400, high_411
||      PACK2   .S1    A22, A28, A25        ; PACK2   sd1_387, sd0_387, low_399
||      PACK2   .S2    B17, B9, B20         ; PACK2   sd1_400, sd0_400, low_412
||      MV      .D1    A1, A30              ; MV      schedule, near
||      ADD     .D2X   A1, 8, B27           ; ADD     schedule, 8, far
        PACK2   .L1    A9, A16, A16         ; PACK2   sb1_387, sb0_387, low_397
||      PACK2   .L2    B30, B31, B9         ; PACK2   sc1_400, sc0_400, low_411
||      ADD     .S1X   A0, B16, A29         ; ADD     in, step, second
||      LDDW    .D1T1  *A30++[2], A29:A28   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B21:B20   ; LDDW    *far++[2], k3:k2
        PACK2   .L1    A17, A28, A9         ; PACK2   sc1_387, sc0_387, low_398
||      PACKL4  .L2    B25, B9, B23         ; PACKL4  high_411, low_411, word_411
||      PACK2   .S2    B29, B3, B3          ; PACK2   sd3_400, sd2_400, high_412
||      LDW     .D1T2  *+A29[0], B24        ; LDW     *+second[0], y0
||      LDW     .D2T1  *+B0[0], A16         ; LDW     *+in[0], x0
        PACK2   .L1    A19, A18, A26        ; PACK2   sb3_387, sb2_387, high_397
||      PACKL4  .L2    B3, B20, B25         ; PACKL4  high_412, low_412, word_412
||      PACK2   .S1    A27, A17, A28        ; PACK2   sd3_387, sd2_387, high_399
||      XOR     .S2    B23, B18, B30        ; XOR     word_411, k2, cy
||      LDW     .D1T2  *+A29[3], B3         ; LDW     *+second[3], y3
||      LDW     .D2T1  *+B16[2], A18        ; LDW     *+in[2], x2
        PACKL4  .L1    A28, A25, A28        ; PACKL4  high_399, low_399, word_399
||      PACK2   .L2    B17, B29, B23        ; PACK2   sa1_400, sa0_400, low_409
||      PACK2   .S1    A18, A22, A17        ; PACK2   sc3_387, sc2_387, high_398
||      PACK2   .S2    B22, B9, B20         ; PACK2   sa3_400, sa2_400, high_409
||      LDW     .D1T2  *+A29[2], B25        ; LDW     *+second[2], y2
||      LDW     .D2T1  *+B0[1], A22         ; LDW     *+in[1], x1
        PACKL4  .L1    A17, A9, A25         ; PACKL4  high_398, low_398, word_398
||      PACKL4  .L2    B20, B23, B31        ; PACKL4  high_409, low_409, word_409
||      XOR     .S1X   A28, B19, A27        ; XOR     word_399, k3, dx
||      XOR     .S2    B25, B19, B3         ; XOR     word_412, k3, dy
||      LDW     .D1T2  *+A29[1], B16        ; LDW     *+second[1], y1
||      STW     .D2T1  A24, *+B8[0]         ; STW     ax, *+out[0]
        PACKL4  .L1    A26, A16, A26        ; PACKL4  high_397, low_397, word_397
||      XOR     .L2X   B31, A20, B9         ; XOR     word_409, k0, ay
||      XOR     .S1X   A25, B18, A27        ; XOR     word_398, k2, cx
||      STW     .D1T2  B3, *+A23[3]         ; STW     dy, *+behind[3]
||      STW     .D2T1  A27, *+B8[3]         ; STW     dx, *+out[3]
        XOR     .L1    A26, A21, A17        ; XOR     word_397, k1, bx
||      STW     .D1T2  B9, *+A23[0]         ; STW     ay, *+behind[0]
||      STW     .D2T1  A27, *+B8[2]         ; STW     cx, *+out[2]
        STW     .D1T2  B28, *+A23[1]        ; STW     by, *+behind[1]
||      STW     .D2T1  A17, *+B8[1]         ; STW     bx, *+out[1]
        STW     .D1T2  B30, *+A23[2]        ; STW     cy, *+behind[2]
||      ADDAW   .D2    B8, 8, B8            ; ADDAW   out, 8, out
        XOR     .L1X   A18, B20, A24        ; XOR     x2, k2, cx
||      XOR     .L2    B25, B20, B23        ; XOR     y2, k2, cy
||      LDDW    .D1T1  *A30++[2], A29:A28   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B27++[2], B29:B28   ; <0> LDDW    *far++[2], k3:k2
        XOR     .L1    A22, A29, A27        ; XOR     x1, k1, bx
||      XOR     .L2X   B16, A29, B26        ; XOR     y1, k1, by
||      SHLMB   .S1    A24, A24, A19        ; <0> SHLMB   cx, cx, d24_359
||      SHLMB   .S2    B23, B23, B18        ; <0> SHLMB   cy, cy, d24_373
||      LDW     .D1T1  *+A4[A24], A17       ; <0> LDW     *+A4[cx], td0_359
||      LDW     .D2T2  *+B4[B23], B16       ; <0> LDW     *+B4[cy], td0_373
        SHLMB   .L1    A27, A27, A19        ; <0> SHLMB   bx, bx, a24_359
||      SHLMB   .L2    B26, B26, B18        ; <0> SHLMB   by, by, a24_373
||      XOR     .S1    A16, A28, A18        ; XOR     x0, k0, ax
||      XOR     .S2X   B24, A28, B17        ; XOR     y0, k0, ay
||      LDW     .D1T1  *+A7[A19], A23       ; <0> LDW     *+A7[d24_359], ta3_359
||      LDW     .D2T2  *+B7[B18], B22       ; <0> LDW     *+B7[d24_373], ta3_373
        XOR     .L1X   A31, B21, A25        ; XOR     x3, k3, dx
||      XOR     .L2    B3, B21, B24         ; XOR     y3, k3, dy
||      LDW     .D1T1  *+A4[A18], A18       ; <0> LDW     *+A4[ax], tb0_359
||      LDW     .D2T2  *+B4[B17], B17       ; <0> LDW     *+B4[ay], tb0_373
        SHRU    .S1    A24, 16, A17         ; <0> SHRU    cx, 16, d16_359
||      SHRU    .S2    B23, 16, B16         ; <0> SHRU    cy, 16, d16_373
||      LDW     .D1T1  *+A7[A19], A21       ; <0> LDW     *+A7[a24_359], tb3_359
||      LDW     .D2T2  *+B7[B18], B20       ; <0> LDW     *+B7[a24_373], tb3_373
        SHRU    .S1    A18, 16, A16         ; <0> SHRU    ax, 16, b16_359
||      SHRU    .S2    B17, 16, B9          ; <0> SHRU    ay, 16, b16_373
||      LDW     .D1T1  *+A6[A17], A22       ; <0> LDW     *+A6[d16_359], tb2_359
||      LDW     .D2T2  *+B6[B16], B21       ; <0> LDW     *+B6[d16_373], tb2_373
        SHRMB   .L1    A18, A18, A20        ; <0> SHRMB   ax, ax, b8_359
||      SHRMB   .L2    B17, B17, B19        ; <0> SHRMB   ay, ay, b8_373
||      SHLMB   .S1    A25, A25, A9         ; <0> SHLMB   dx, dx, c24_359
||      SHLMB   .S2    B24, B24, B3         ; <0> SHLMB   dy, dy, c24_373
||      LDW     .D1T1  *+A4[A27], A9        ; <0> LDW     *+A4[bx], ta0_359
||      LDW     .D2T2  *+B4[B26], B3        ; <0> LDW     *+B4[by], ta0_373
        SHRMB   .L1    A27, A27, A9         ; <0> SHRMB   bx, bx, a8_359
||      SHRMB   .L2    B26, B26, B3         ; <0> SHRMB   by, by, a8_373
||      SHLMB   .S1    A18, A18, A26        ; <0> SHLMB   ax, ax, b24_359
||      SHLMB   .S2    B17, B17, B25        ; <0> SHLMB   ay, ay, b24_373
||      LDW     .D1T1  *+A7[A9], A9         ; <0> LDW     *+A7[c24_359], td3_359
||      LDW     .D2T2  *+B7[B3], B3         ; <0> LDW     *+B7[c24_373], td3_373
        LDW     .D1T1  *+A6[A16], A16       ; <0> LDW     *+A6[b16_359], td2_359
||      LDW     .D2T2  *+B6[B9], B9         ; <0> LDW     *+B6[b16_373], td2_373
        SHRMB   .S1    A25, A25, A19        ; <0> SHRMB   dx, dx, c8_359
||      SHRMB   .S2    B24, B24, B18        ; <0> SHRMB   dy, dy, c8_373
||      LDW     .D1T1  *+A5[A9], A20        ; <0> LDW     *+A5[a8_359], td1_359
||      LDW     .D2T2  *+B5[B3], B19        ; <0> LDW     *+B5[a8_373], td1_373
        SHRU    .S1    A25, 16, A16         ; <0> SHRU    dx, 16, c16_359
||      SHRU    .S2    B24, 16, B9          ; <0> SHRU    dy, 16, c16_373
||      LDW     .D1T1  *+A5[A20], A21       ; <0> LDW     *+A5[b8_359], ta1_359
||      LDW     .D2T2  *+B5[B19], B20       ; <0> LDW     *+B5[b8_373], ta1_373
        XOR     .L1    A9, A29, A19         ; <0> XOR     ta0_359, k1, keyed_368
||      XOR     .L2X   B3, A29, B18         ; <0> XOR     ta0_373, k1, keyed_382
||[A2]  B       .S1    rijndael_256_decrypt_blocks_c64x$rounds; [more] B       next
||      LDW     .D1T1  *+A5[A19], A20       ; <0> LDW     *+A5[c8_359], tb1_359
||      LDW     .D2T2  *+B5[B18], B19       ; <0> LDW     *+B5[c8_373], tb1_373
        MVK     .L1    11, A2               ; MVK     13, count
||      SHRU    .S1    A27, 16, A20         ; <0> SHRU    bx, 16, a16_359
||      SHRU    .S2    B26, 16, B19         ; <0> SHRU    by, 16, a16_373
||      LDW     .D1T1  *+A6[A16], A20       ; <0> LDW     *+A6[c16_359], ta2_359
||      LDW     .D2T2  *+B6[B9], B19        ; <0> LDW     *+B6[c16_373], ta2_373
        XOR     .L1    A18, A28, A18        ; <0> XOR     tb0_359, k0, keyed_369
||      XOR     .L2X   B17, A28, B17        ; <0> XOR     tb0_373, k0, keyed_383
||      XOR     .S1    A16, A9, A9          ; <0> XOR     td2_359, td3_359, high_371
||      XOR     .S2    B9, B3, B3           ; <0> XOR     td2_373, td3_373, high_385
||      LDW     .D1T1  *+A6[A20], A16       ; <0> LDW     *+A6[a16_359], tc2_359
||      LDW     .D2T2  *+B6[B19], B9        ; <0> LDW     *+B6[a16_373], tc2_373
        XOR     .L1X   A17, B28, A16        ; <0> XOR     td0_359, k2, keyed_371
||      XOR     .L2    B16, B28, B9         ; <0> XOR     td0_373, k2, keyed_385
||      XOR     .S1    A22, A21, A17        ; <0> XOR     tb2_359, tb3_359, high_369
||      XOR     .S2    B21, B20, B16        ; <0> XOR     tb2_373, tb3_373, high_383
||      LDW     .D1T1  *+A7[A26], A9        ; <0> LDW     *+A7[b24_359], tc3_359
||      LDW     .D2T2  *+B7[B25], B3        ; <0> LDW     *+B7[b24_373], tc3_373
        XOR     .L1    A16, A20, A16        ; <0> XOR     keyed_371, td1_359, low_371
||      XOR     .L2    B9, B19, B9          ; <0> XOR     keyed_385, td1_373, low_385
||      SHRMB   .S1    A24, A24, A22        ; <0> SHRMB   cx, cx, d8_359
||      SHRMB   .S2    B23, B23, B21        ; <0> SHRMB   cy, cy, d8_373
||      LDW     .D1T1  *+A4[A25], A17       ; <0> LDW     *+A4[dx], tc0_359
||      LDW     .D2T2  *+B4[B24], B16       ; <0> LDW     *+B4[dy], tc0_373
        XOR     .L1    A19, A21, A19        ; <0> XOR     keyed_368, ta1_359, low_368
||      XOR     .L2    B18, B20, B18        ; <0> XOR     keyed_382, ta1_373, low_382
||      XOR     .S1    A18, A20, A18        ; <0> XOR     keyed_369, tb1_359, low_369
||      XOR     .S2    B17, B19, B17        ; <0> XOR     keyed_383, tb1_373, low_383
||      LDW     .D1T1  *+A5[A22], A17       ; <0> LDW     *+A5[d8_359], tc1_359
||      LDW     .D2T2  *+B5[B21], B16       ; <0> LDW     *+B5[d8_373], tc1_373
rijndael_256_decrypt_blocks_c64x$rijndael_256_decrypt_blocks_c64x$4$landing:
        NOP     4
        MV      .L2X   A3, B3               ; move return$
rijndael_256_decrypt_blocks_c64x$rijndael_256_decrypt_blocks_c64x$5:
        ZERO    .L2    B0                   ; ZERO    linear_417
        MV      .L1X   B3, A8               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_417, AMR
rijndael_256_decrypt_blocks_c64x$done:
        B       .S2X   A8                   ; return
        NOP     5
