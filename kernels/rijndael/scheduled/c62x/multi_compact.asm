; broadside optimize: source ed568fe21d31ccd9198c0202f2c819d85371ae44954f32f9f24bad882cbdbc53
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_decrypt_high, rijndael_decrypt_low, rijndael_encrypt_high, rijndael_encrypt_low
; Rijndael with blocks of 128 bits on any number of independent blocks, one after another, with 4.5 KB of tables: for devices
; whose cache is small.
;
;       void rijndael_encrypt_blocks_compact(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                            const uint32_t schedule[44]);
;       void rijndael_decrypt_blocks_compact(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                            const uint32_t schedule[44]);
;
; For keys of 192 and 256 bits: rijndael_192_encrypt_blocks_compact and so on, with schedules of 52 and 60 words.
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Blocks of 16 bytes in memory, two at a time: what the routines on many blocks share.

; The words of a block at `from`.


; Bytes from the first block of a pair to the second: 0 where there is no second, which is then the first again.

; The next pair, if there is more.
; Rijndael with blocks of 128 bits on the C62x with 4.5 KB of tables, for devices whose cache is small: its rounds as macros.
;
; The state is that of round.inc. The tables are those of round_c64x.inc: 0 and 1, for rows 0 and 1, and the S-box in data
; memory block 0, read through .D1; tables 2 and 3 and a second S-box in block 1, through .D2: their loads never meet in a
; bank. Columns live on side A. Circular addressing (AMR) masks the index, so that row 0 needs no operation and each
; other row a shift; row 2 takes it from .M, where `one` holds 1. The last round looks up the S-box alone.
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

        .global rijndael_encrypt_blocks_compact
        .global rijndael_192_encrypt_blocks_compact
        .global rijndael_256_encrypt_blocks_compact
        .global rijndael_decrypt_blocks_compact
        .global rijndael_192_decrypt_blocks_compact
        .global rijndael_256_decrypt_blocks_compact

; The banks of the C6201's data memory in which words lie, if blocks, keys and stack are on multiples of 8 bytes. The
; decryption does without: its code would be three cycles longer, and faster in few places of the arguments.

; A whole routine: `passes` rounds, and the last one, of a block.

rijndael_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -32, B15             ; frame
||      MV      .D2    B3, B9               ; move return$
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A13, *+B15[4]        ; save A13
  [!A1] B       .S1    rijndael_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A4, A3               ; argument
||      MV      .S1X   B6, A7               ; argument
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B13, *+B15[5]        ; save B13
        MV      .L2X   A1, B7               ; move left
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$1:
        MV      .L1    A7, A8               ; MV      schedule, keys
||      LDW     .D2T1  *+B0[3], A7          ; LDW     *+in[3], in_d
        LDW     .D1T1  *A8++[4], A0         ; LDW     *keys++[4], k0
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A8[1], A1          ; LDW     *-keys[1], k3
        MV      .L1X   B0, A0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_3
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+in[1], in_b
        MV      .L2X   A7, B8               ; move schedule
||      MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_3
||      ADDAW   .D1    A0, 4, A10           ; ADDAW   in, 4, in
||      LDW     .D2T1  *+B0[2], A0          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A7, A1, A13          ; XOR     in_d, k3, d
||      MV      .L2X   A3, B0               ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_3, AMR
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B1, A9           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_7
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_7
        XOR     .L1    A1, A0, A14          ; XOR     in_a, k0, a
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_7
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_7
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_7
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_7
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_7], tb2_7
        XOR     .L1X   A0, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_7
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_7
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_7], td1_7
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_7], ta3_7
        MVK     .S1    8, A2                ; MVK     9, count
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_7
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_7], td2_7
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_7
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_7
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_7
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_7], td3_7
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_7
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_7
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_7], tb1_7
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_7], tb3_7
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_7, k3, keyed_19
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_7
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_7], ta1_7
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_7], ta2_7
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_7
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_7], tc3_7
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_7, k1, keyed_17
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_19, td1_7, low_19
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_7], tc1_7
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_7], tc2_7
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_7], td2_7
;    XOR td2_7, td3_7, high_19
;    XOR low_19, high_19, d
;    MPYLHU one, d, d16_7
;    LDW *+B4[d16_7], tb2_7
;    XOR tb2_7, tb3_7, high_17
;    XOR low_17, high_17, b
;    MPYLHU one, b, b16_7
;  units: L1 7/12, S1 10/12, M1 0/12, D1 12/12, L2 4/12, S2 5/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 9/12
;  T paths: T1 11/12, T2 9/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_encrypt_blocks_compact$rounds:
        XOR     .L1X   A14, B1, A15         ; <1> XOR     td2_7, td3_7, high_19
||      XOR     .S1    A3, A7, A3           ; <1> XOR     ta0_7, k0, keyed_16
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <1> XOR     low_19, high_19, d
||      XOR     .S1X   A13, B2, A0          ; <1> XOR     keyed_17, tb1_7, low_17
||      XOR     .S2    B10, B1, B2          ; <1> XOR     tb2_7, tb3_7, high_17
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <1> XOR     low_17, high_17, b
||      XOR     .L2    B1, B3, B2           ; <1> XOR     ta2_7, ta3_7, high_16
||      XOR     .S1    A3, A15, A0          ; <1> XOR     keyed_16, ta1_7, low_16
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_7
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_7
        XOR     .L1X   A0, B2, A14          ; <1> XOR     low_16, high_16, a
||      XOR     .L2    B1, B12, B12         ; <1> XOR     tc0_7, k2, keyed_18
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_7
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_7
        XOR     .L1    A0, A1, A0           ; <1> XOR     tc2_7, tc3_7, high_18
||      XOR     .L2    B12, B1, B12         ; <1> XOR     keyed_18, tc1_7, low_18
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_7
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_7
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_7], tb2_7
        XOR     .L1X   A0, B12, A1          ; <1> XOR     low_18, high_18, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_7
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_7
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_7], td1_7
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_7], ta3_7
  [A2]  B       .S1    rijndael_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_7
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_7], td2_7
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_7
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_7
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_7
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_7], td3_7
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_7
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_7
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_7], tb1_7
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_7], tb3_7
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_7, k3, keyed_19
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_7
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_7], ta1_7
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_7], ta2_7
        LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_7
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_7], tc3_7
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_7, k1, keyed_17
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_19, td1_7, low_19
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_7], tc1_7
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_7], tc2_7
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4:
        XOR     .L1X   A14, B1, A15         ; <-1> XOR     td2_7, td3_7, high_19
||      XOR     .S1    A3, A7, A3           ; <-1> XOR     ta0_7, k0, keyed_16
||      LDW     .D1T1  *A8++[4], A3         ; LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <-1> XOR     low_19, high_19, d
||      MV      .L2X   A10, B10             ; copy
||      XOR     .S1X   A13, B2, A0          ; <-1> XOR     keyed_17, tb1_7, low_17
||      XOR     .S2    B10, B1, B2          ; <-1> XOR     tb2_7, tb3_7, high_17
||      LDW     .D1T1  *-A8[2], A0          ; LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <-1> XOR     low_17, high_17, b
||      XOR     .L2    B1, B3, B2           ; <-1> XOR     ta2_7, ta3_7, high_16
||      XOR     .S1    A3, A15, A0          ; <-1> XOR     keyed_16, ta1_7, low_16
||      SHRU    .S2X   A13, 24, B3          ; SHRU    d, 24, d24_21
||      LDW     .D1T2  *-A8[1], B12         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A15        ; LDW     *+in[0], in_a
        XOR     .L1X   A0, B2, A14          ; <-1> XOR     low_16, high_16, a
||      XOR     .L2    B1, B12, B12         ; <-1> XOR     tc0_7, k2, keyed_18
||      SHRU    .S1    A9, 8, A8            ; SHRU    b, 8, b8_21
||      MPYLHU  .M2X   B13, A13, B1         ; MPYLHU  one, d, d16_21
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1    A0, A1, A0           ; <-1> XOR     tc2_7, tc3_7, high_18
||      XOR     .L2    B12, B1, B12         ; <-1> XOR     keyed_18, tc1_7, low_18
||      SHRU    .S1    A13, 8, A1           ; SHRU    d, 8, d8_21
||      MPYLHU  .M2X   B13, A14, B12        ; MPYLHU  one, a, a16_21
||      LDBU    .D1T2  *+A6[A8], B7         ; LDBU    *+A6[b8_21], ta1_21
||      LDBU    .D2T1  *+B6[B3], A7         ; LDBU    *+B6[d24_21], ta3_21
        XOR     .L1X   A0, B12, A1          ; <-1> XOR     low_18, high_18, c
||      SHRU    .S1    A14, 8, A8           ; SHRU    a, 8, a8_21
||      SHRU    .S2X   A9, 24, B1           ; SHRU    b, 24, b24_21
||      LDBU    .D1T1  *+A6[A1], A14        ; LDBU    *+A6[d8_21], tc1_21
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[d16_21], tb2_21
        MPYLHU  .M2X   B13, A1, B2          ; MPYLHU  one, c, c16_21
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[c], tc0_21
||      LDBU    .D2T1  *+B6[B12], A8        ; LDBU    *+B6[a16_21], tc2_21
        SHRU    .S1    A1, 8, A7            ; SHRU    c, 8, c8_21
||      SHRU    .S2X   A1, 24, B3           ; SHRU    c, 24, c24_21
||      LDBU    .D1T1  *+A6[A14], A13       ; LDBU    *+A6[a], ta0_21
||      LDBU    .D2T2  *+B6[B1], B3         ; LDBU    *+B6[b24_21], tc3_21
        SUB     .L1X   B7, 1, A2            ; SUB     left, 1, left
||      SHRU    .S2X   A14, 24, B2          ; SHRU    a, 24, a24_21
||      LDBU    .D1T1  *+A6[A7], A9         ; LDBU    *+A6[c8_21], tb1_21
||      LDBU    .D2T2  *+B6[B2], B3         ; LDBU    *+B6[c16_21], ta2_21
        SHL     .S1X   B7, 8, A9            ; SHL     ta1_21, 8, p1_30
||      MPYLHU  .M2X   B13, A9, B2          ; MPYLHU  one, b, b16_21
||      LDBU    .D1T2  *+A6[A9], B3         ; LDBU    *+A6[b], tb0_21
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_21], tb3_21
        SHL     .S1X   B2, 16, A14          ; SHL     tb2_21, 16, p2_31
||      SHL     .S2X   A14, 8, B7           ; SHL     tc1_21, 8, p1_32
||      LDBU    .D1T2  *+A6[A8], B2         ; LDBU    *+A6[a8_21], td1_21
||      LDBU    .D2T1  *+B6[B3], A0         ; LDBU    *+B6[c24_21], td3_21
        MV      .L1X   B8, A8               ; MV      schedule, keys
||      ADD     .L2    B3, B7, B7           ; ADD     tc0_21, p1_32, low_32
||      SHL     .S1    A8, 16, A7           ; SHL     tc2_21, 16, p2_32
||      SHL     .S2X   A7, 24, B2           ; SHL     ta3_21, 24, p3_30
||      LDBU    .D1T2  *+A6[A13], B1        ; LDBU    *+A6[d], td0_21
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[b16_21], td2_21
        ADD     .L1    A13, A9, A13         ; ADD     ta0_21, p1_30, low_30
||      XOR     .S1X   A0, B7, A0           ; XOR     low_32, k2, keyed_32
||      SHL     .S2    B3, 24, B7           ; SHL     tc3_21, 24, p3_32
||      LDW     .D1T2  *A8++[4], B1         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[1], A0         ; LDW     *+in[1], in_b
        XOR     .L1    A13, A3, A3          ; XOR     low_30, k0, keyed_30
||      ADD     .L2X   B7, A7, B10          ; ADD     p2_32, p3_32, high_32
||      SHL     .S1    A9, 8, A9            ; SHL     tb1_21, 8, p1_31
||      SHL     .S2    B3, 16, B7           ; SHL     ta2_21, 16, p2_30
||      ADDAW   .D1    A10, 4, A10          ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B10[3], B2         ; LDW     *+in[3], in_d
        XOR     .L1X   A0, B10, A9          ; XOR     keyed_32, high_32, c
||      ADD     .L2    B7, B2, B3           ; ADD     p2_30, p3_30, high_30
||      SHL     .S1    A7, 24, A7           ; SHL     tb3_21, 24, p3_31
||      ADD     .S2X   B3, A9, B7           ; ADD     tb0_21, p1_31, low_31
||      LDW     .D1T1  *-A8[1], A7          ; LDW     *-keys[1], k3
        XOR     .L1X   A3, B3, A7           ; XOR     keyed_30, high_30, a
||      XOR     .L2    B7, B1, B2           ; XOR     low_31, k1, keyed_31
||      ADD     .S1    A14, A7, A9          ; ADD     p2_31, p3_31, high_31
||      SHL     .S2    B2, 8, B3            ; SHL     td1_21, 8, p1_33
||      LDW     .D1T2  *-A8[3], B2          ; LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B0[2]          ; STW     c, *+out[2]
        XOR     .L1X   A9, B2, A3           ; XOR     keyed_31, high_31, b
||      ADD     .L2    B1, B3, B3           ; ADD     td0_21, p1_33, low_33
||      SHL     .S1    A3, 16, A7           ; SHL     td2_21, 16, p2_33
||      SHL     .S2X   A0, 24, B2           ; SHL     td3_21, 24, p3_33
||      STW     .D2T1  A7, *+B0[0]          ; STW     a, *+out[0]
        ADD     .L1X   A7, B2, A3           ; ADD     p2_33, p3_33, high_33
||      XOR     .L2    B3, B12, B3          ; XOR     low_33, k3, keyed_33
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[1]          ; STW     b, *+out[1]
        XOR     .L1X   A3, B3, A3           ; XOR     keyed_33, high_33, d
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B2, A13          ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[3]          ; STW     d, *+out[3]
        XOR     .L1X   A0, B2, A9           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_7
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_7
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   out, 4, out
        XOR     .L1X   A15, B1, A14         ; XOR     in_a, k0, a
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_7
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_7
        XOR     .L1X   A1, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_7
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_7
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_7], tb2_7
        SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_7
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_7
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_7], td1_7
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_7], ta3_7
  [A2]  B       .S1    rijndael_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_7
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_7], td2_7
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_7
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_7
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_7
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_7], td3_7
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_7
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_7
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_7], tb1_7
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_7], tb3_7
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_7, k3, keyed_19
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_7
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_7], ta1_7
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_7], ta2_7
        MV      .L2X   A2, B7               ; move left
||      MVK     .S1    8, A2                ; MVK     9, count
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_7
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_7], tc3_7
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_7, k1, keyed_17
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_19, td1_7, low_19
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_7], tc1_7
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_7], tc2_7
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_encrypt_blocks_compact$rijndael_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_35
        MVC     .S2    B0, AMR              ; MVC     linear_35, AMR
rijndael_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[7], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        ADDK    .S2    32, B15              ; frame
        NOP     3

rijndael_192_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -32, B15             ; frame
||      MV      .D2    B3, B9               ; move return$
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A13, *+B15[4]        ; save A13
  [!A1] B       .S1    rijndael_192_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A4, A3               ; argument
||      MV      .S1X   B6, A7               ; argument
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B13, *+B15[5]        ; save B13
        MV      .L2X   A1, B7               ; move left
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$1:
        MV      .L1    A7, A8               ; MV      schedule, keys
||      LDW     .D2T1  *+B0[3], A7          ; LDW     *+in[3], in_d
        LDW     .D1T1  *A8++[4], A0         ; LDW     *keys++[4], k0
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A8[1], A1          ; LDW     *-keys[1], k3
        MV      .L1X   B0, A0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_38
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+in[1], in_b
        MV      .L2X   A7, B8               ; move schedule
||      MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_38
||      ADDAW   .D1    A0, 4, A10           ; ADDAW   in, 4, in
||      LDW     .D2T1  *+B0[2], A0          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A7, A1, A13          ; XOR     in_d, k3, d
||      MV      .L2X   A3, B0               ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_38, AMR
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B1, A9           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_42
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_42
        XOR     .L1    A1, A0, A14          ; XOR     in_a, k0, a
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_42
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_42
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_42
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_42
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_42], tb2_42
        XOR     .L1X   A0, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_42
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_42
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_42], td1_42
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_42], ta3_42
        MVK     .S1    10, A2               ; MVK     11, count
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_42
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_42], td2_42
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_42
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_42
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_42
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_42], td3_42
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_42
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_42
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_42], tb1_42
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_42], tb3_42
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_42, k3, keyed_54
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_42
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_42], ta1_42
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_42], ta2_42
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_42
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_42], tc3_42
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_42, k1, keyed_52
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_54, td1_42, low_54
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_42], tc1_42
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_42], tc2_42
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_42], td2_42
;    XOR td2_42, td3_42, high_54
;    XOR low_54, high_54, d
;    MPYLHU one, d, d16_42
;    LDW *+B4[d16_42], tb2_42
;    XOR tb2_42, tb3_42, high_52
;    XOR low_52, high_52, b
;    MPYLHU one, b, b16_42
;  units: L1 7/12, S1 10/12, M1 0/12, D1 12/12, L2 4/12, S2 5/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 9/12
;  T paths: T1 11/12, T2 9/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_encrypt_blocks_compact$rounds:
        XOR     .L1X   A14, B1, A15         ; <1> XOR     td2_42, td3_42, high_54
||      XOR     .S1    A3, A7, A3           ; <1> XOR     ta0_42, k0, keyed_51
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <1> XOR     low_54, high_54, d
||      XOR     .S1X   A13, B2, A0          ; <1> XOR     keyed_52, tb1_42, low_52
||      XOR     .S2    B10, B1, B2          ; <1> XOR     tb2_42, tb3_42, high_52
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <1> XOR     low_52, high_52, b
||      XOR     .L2    B1, B3, B2           ; <1> XOR     ta2_42, ta3_42, high_51
||      XOR     .S1    A3, A15, A0          ; <1> XOR     keyed_51, ta1_42, low_51
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_42
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_42
        XOR     .L1X   A0, B2, A14          ; <1> XOR     low_51, high_51, a
||      XOR     .L2    B1, B12, B12         ; <1> XOR     tc0_42, k2, keyed_53
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_42
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_42
        XOR     .L1    A0, A1, A0           ; <1> XOR     tc2_42, tc3_42, high_53
||      XOR     .L2    B12, B1, B12         ; <1> XOR     keyed_53, tc1_42, low_53
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_42
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_42
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_42], tb2_42
        XOR     .L1X   A0, B12, A1          ; <1> XOR     low_53, high_53, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_42
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_42
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_42], td1_42
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_42], ta3_42
  [A2]  B       .S1    rijndael_192_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_42
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_42], td2_42
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_42
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_42
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_42
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_42], td3_42
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_42
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_42
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_42], tb1_42
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_42], tb3_42
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_42, k3, keyed_54
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_42
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_42], ta1_42
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_42], ta2_42
        LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_42
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_42], tc3_42
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_42, k1, keyed_52
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_54, td1_42, low_54
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_42], tc1_42
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_42], tc2_42
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4:
        XOR     .L1X   A14, B1, A15         ; <-1> XOR     td2_42, td3_42, high_54
||      XOR     .S1    A3, A7, A3           ; <-1> XOR     ta0_42, k0, keyed_51
||      LDW     .D1T1  *A8++[4], A3         ; LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <-1> XOR     low_54, high_54, d
||      MV      .L2X   A10, B10             ; copy
||      XOR     .S1X   A13, B2, A0          ; <-1> XOR     keyed_52, tb1_42, low_52
||      XOR     .S2    B10, B1, B2          ; <-1> XOR     tb2_42, tb3_42, high_52
||      LDW     .D1T1  *-A8[2], A0          ; LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <-1> XOR     low_52, high_52, b
||      XOR     .L2    B1, B3, B2           ; <-1> XOR     ta2_42, ta3_42, high_51
||      XOR     .S1    A3, A15, A0          ; <-1> XOR     keyed_51, ta1_42, low_51
||      SHRU    .S2X   A13, 24, B3          ; SHRU    d, 24, d24_56
||      LDW     .D1T2  *-A8[1], B12         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A15        ; LDW     *+in[0], in_a
        XOR     .L1X   A0, B2, A14          ; <-1> XOR     low_51, high_51, a
||      XOR     .L2    B1, B12, B12         ; <-1> XOR     tc0_42, k2, keyed_53
||      SHRU    .S1    A9, 8, A8            ; SHRU    b, 8, b8_56
||      MPYLHU  .M2X   B13, A13, B1         ; MPYLHU  one, d, d16_56
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1    A0, A1, A0           ; <-1> XOR     tc2_42, tc3_42, high_53
||      XOR     .L2    B12, B1, B12         ; <-1> XOR     keyed_53, tc1_42, low_53
||      SHRU    .S1    A13, 8, A1           ; SHRU    d, 8, d8_56
||      MPYLHU  .M2X   B13, A14, B12        ; MPYLHU  one, a, a16_56
||      LDBU    .D1T2  *+A6[A8], B7         ; LDBU    *+A6[b8_56], ta1_56
||      LDBU    .D2T1  *+B6[B3], A7         ; LDBU    *+B6[d24_56], ta3_56
        XOR     .L1X   A0, B12, A1          ; <-1> XOR     low_53, high_53, c
||      SHRU    .S1    A14, 8, A8           ; SHRU    a, 8, a8_56
||      SHRU    .S2X   A9, 24, B1           ; SHRU    b, 24, b24_56
||      LDBU    .D1T1  *+A6[A1], A14        ; LDBU    *+A6[d8_56], tc1_56
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[d16_56], tb2_56
        MPYLHU  .M2X   B13, A1, B2          ; MPYLHU  one, c, c16_56
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[c], tc0_56
||      LDBU    .D2T1  *+B6[B12], A8        ; LDBU    *+B6[a16_56], tc2_56
        SHRU    .S1    A1, 8, A7            ; SHRU    c, 8, c8_56
||      SHRU    .S2X   A1, 24, B3           ; SHRU    c, 24, c24_56
||      LDBU    .D1T1  *+A6[A14], A13       ; LDBU    *+A6[a], ta0_56
||      LDBU    .D2T2  *+B6[B1], B3         ; LDBU    *+B6[b24_56], tc3_56
        SUB     .L1X   B7, 1, A2            ; SUB     left, 1, left
||      SHRU    .S2X   A14, 24, B2          ; SHRU    a, 24, a24_56
||      LDBU    .D1T1  *+A6[A7], A9         ; LDBU    *+A6[c8_56], tb1_56
||      LDBU    .D2T2  *+B6[B2], B3         ; LDBU    *+B6[c16_56], ta2_56
        SHL     .S1X   B7, 8, A9            ; SHL     ta1_56, 8, p1_65
||      MPYLHU  .M2X   B13, A9, B2          ; MPYLHU  one, b, b16_56
||      LDBU    .D1T2  *+A6[A9], B3         ; LDBU    *+A6[b], tb0_56
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_56], tb3_56
        SHL     .S1X   B2, 16, A14          ; SHL     tb2_56, 16, p2_66
||      SHL     .S2X   A14, 8, B7           ; SHL     tc1_56, 8, p1_67
||      LDBU    .D1T2  *+A6[A8], B2         ; LDBU    *+A6[a8_56], td1_56
||      LDBU    .D2T1  *+B6[B3], A0         ; LDBU    *+B6[c24_56], td3_56
        MV      .L1X   B8, A8               ; MV      schedule, keys
||      ADD     .L2    B3, B7, B7           ; ADD     tc0_56, p1_67, low_67
||      SHL     .S1    A8, 16, A7           ; SHL     tc2_56, 16, p2_67
||      SHL     .S2X   A7, 24, B2           ; SHL     ta3_56, 24, p3_65
||      LDBU    .D1T2  *+A6[A13], B1        ; LDBU    *+A6[d], td0_56
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[b16_56], td2_56
        ADD     .L1    A13, A9, A13         ; ADD     ta0_56, p1_65, low_65
||      XOR     .S1X   A0, B7, A0           ; XOR     low_67, k2, keyed_67
||      SHL     .S2    B3, 24, B7           ; SHL     tc3_56, 24, p3_67
||      LDW     .D1T2  *A8++[4], B1         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[1], A0         ; LDW     *+in[1], in_b
        XOR     .L1    A13, A3, A3          ; XOR     low_65, k0, keyed_65
||      ADD     .L2X   B7, A7, B10          ; ADD     p2_67, p3_67, high_67
||      SHL     .S1    A9, 8, A9            ; SHL     tb1_56, 8, p1_66
||      SHL     .S2    B3, 16, B7           ; SHL     ta2_56, 16, p2_65
||      ADDAW   .D1    A10, 4, A10          ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B10[3], B2         ; LDW     *+in[3], in_d
        XOR     .L1X   A0, B10, A9          ; XOR     keyed_67, high_67, c
||      ADD     .L2    B7, B2, B3           ; ADD     p2_65, p3_65, high_65
||      SHL     .S1    A7, 24, A7           ; SHL     tb3_56, 24, p3_66
||      ADD     .S2X   B3, A9, B7           ; ADD     tb0_56, p1_66, low_66
||      LDW     .D1T1  *-A8[1], A7          ; LDW     *-keys[1], k3
        XOR     .L1X   A3, B3, A7           ; XOR     keyed_65, high_65, a
||      XOR     .L2    B7, B1, B2           ; XOR     low_66, k1, keyed_66
||      ADD     .S1    A14, A7, A9          ; ADD     p2_66, p3_66, high_66
||      SHL     .S2    B2, 8, B3            ; SHL     td1_56, 8, p1_68
||      LDW     .D1T2  *-A8[3], B2          ; LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B0[2]          ; STW     c, *+out[2]
        XOR     .L1X   A9, B2, A3           ; XOR     keyed_66, high_66, b
||      ADD     .L2    B1, B3, B3           ; ADD     td0_56, p1_68, low_68
||      SHL     .S1    A3, 16, A7           ; SHL     td2_56, 16, p2_68
||      SHL     .S2X   A0, 24, B2           ; SHL     td3_56, 24, p3_68
||      STW     .D2T1  A7, *+B0[0]          ; STW     a, *+out[0]
        ADD     .L1X   A7, B2, A3           ; ADD     p2_68, p3_68, high_68
||      XOR     .L2    B3, B12, B3          ; XOR     low_68, k3, keyed_68
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[1]          ; STW     b, *+out[1]
        XOR     .L1X   A3, B3, A3           ; XOR     keyed_68, high_68, d
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B2, A13          ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[3]          ; STW     d, *+out[3]
        XOR     .L1X   A0, B2, A9           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_42
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_42
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   out, 4, out
        XOR     .L1X   A15, B1, A14         ; XOR     in_a, k0, a
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_42
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_42
        XOR     .L1X   A1, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_42
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_42
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_42], tb2_42
        SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_42
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_42
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_42], td1_42
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_42], ta3_42
  [A2]  B       .S1    rijndael_192_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_42
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_42], td2_42
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_42
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_42
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_42
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_42], td3_42
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_42
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_42
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_42], tb1_42
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_42], tb3_42
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_42, k3, keyed_54
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_42
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_42], ta1_42
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_42], ta2_42
        MV      .L2X   A2, B7               ; move left
||      MVK     .S1    10, A2               ; MVK     11, count
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_42
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_42], tc3_42
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_42, k1, keyed_52
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_54, td1_42, low_54
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_42], tc1_42
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_42], tc2_42
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_192_encrypt_blocks_compact$rijndael_192_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_70
        MVC     .S2    B0, AMR              ; MVC     linear_70, AMR
rijndael_192_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[7], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        ADDK    .S2    32, B15              ; frame
        NOP     3

rijndael_256_encrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      MV      .L2    B4, B0               ; argument
||      ADDK    .S2    -32, B15             ; frame
||      MV      .D2    B3, B9               ; move return$
        MV      .L1    A0, A1               ; MV      blocks, left
||      STW     .D2T1  A13, *+B15[4]        ; save A13
  [!A1] B       .S1    rijndael_256_encrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        STW     .D2T2  B10, *+B15[2]        ; save B10
        MV      .L1    A4, A3               ; argument
||      MV      .S1X   B6, A7               ; argument
||      STW     .D2T1  A15, *+B15[7]        ; save A15
        STW     .D2T1  A10, *+B15[1]        ; save A10
        STW     .D2T2  B13, *+B15[5]        ; save B13
        MV      .L2X   A1, B7               ; move left
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$1:
        MV      .L1    A7, A8               ; MV      schedule, keys
||      LDW     .D2T1  *+B0[3], A7          ; LDW     *+in[3], in_d
        LDW     .D1T1  *A8++[4], A0         ; LDW     *keys++[4], k0
        MVKL    .S2    rijndael_encrypt_high + 0x400, B5; MVKL    rijndael_encrypt_high + 0x400, B5
||      LDW     .D1T1  *-A8[1], A1          ; LDW     *-keys[1], k3
        MV      .L1X   B0, A0               ; copy
||      MVKL    .S2    15279397, B1         ; MVKL    0x00e92525, circular_73
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B0[1], A1          ; LDW     *+in[1], in_b
        MV      .L2X   A7, B8               ; move schedule
||      MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B0[0], A1          ; LDW     *+in[0], in_a
        MVKL    .S1    rijndael_encrypt_low, A4; MVKL    rijndael_encrypt_low, A4
||      MVKH    .S2    15279397, B1         ; MVKH    0x00e92525, circular_73
||      ADDAW   .D1    A0, 4, A10           ; ADDAW   in, 4, in
||      LDW     .D2T1  *+B0[2], A0          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_encrypt_high, B4; MVKL    rijndael_encrypt_high, B4
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A7, A1, A13          ; XOR     in_d, k3, d
||      MV      .L2X   A3, B0               ; move out
||      MVKH    .S1    rijndael_encrypt_low, A4; MVKH    rijndael_encrypt_low, A4
||      MVC     .S2    B1, AMR              ; MVC     circular_73, AMR
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A1, B1, A9           ; XOR     in_b, k1, b
||      MVKL    .S1    rijndael_encrypt_low + 0x400, A5; MVKL    rijndael_encrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_encrypt_high, B4; MVKH    rijndael_encrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_77
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_77
        XOR     .L1    A1, A0, A14          ; XOR     in_a, k0, a
||      MVKH    .S1    rijndael_encrypt_low + 0x400, A5; MVKH    rijndael_encrypt_low + 0x400, A5
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_77
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_77
        SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_77
||      MVKH    .S2    rijndael_encrypt_high + 0x400, B5; MVKH    rijndael_encrypt_high + 0x400, B5
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_77
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_77], tb2_77
        XOR     .L1X   A0, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_77
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_77
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_77], td1_77
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_77], ta3_77
        MVK     .S1    12, A2               ; MVK     13, count
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_77
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_77], td2_77
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_77
||      MVKL    .S2    rijndael_encrypt_high + 0x800, B6; MVKL    rijndael_encrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_77
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_77
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_77], td3_77
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_77
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_77
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_77], tb1_77
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_77], tb3_77
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_77, k3, keyed_89
||      MVKL    .S1    rijndael_encrypt_low + 0x800, A6; MVKL    rijndael_encrypt_low + 0x800, A6
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_77
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_77], ta1_77
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_77], ta2_77
        MVKH    .S1    rijndael_encrypt_low + 0x800, A6; MVKH    rijndael_encrypt_low + 0x800, A6
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_77
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_77], tc3_77
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_77, k1, keyed_87
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_89, td1_77, low_89
||      MVKH    .S2    rijndael_encrypt_high + 0x800, B6; MVKH    rijndael_encrypt_high + 0x800, B6
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_77], tc1_77
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_77], tc2_77
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_77], td2_77
;    XOR td2_77, td3_77, high_89
;    XOR low_89, high_89, d
;    MPYLHU one, d, d16_77
;    LDW *+B4[d16_77], tb2_77
;    XOR tb2_77, tb3_77, high_87
;    XOR low_87, high_87, b
;    MPYLHU one, b, b16_77
;  units: L1 7/12, S1 10/12, M1 0/12, D1 12/12, L2 4/12, S2 5/12, M2 4/12, D2 8/12
;  cross paths: 1X 5/12, 2X 9/12
;  T paths: T1 11/12, T2 9/12
;  registers of side A: 14 used, 14 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_encrypt_blocks_compact$rounds:
        XOR     .L1X   A14, B1, A15         ; <1> XOR     td2_77, td3_77, high_89
||      XOR     .S1    A3, A7, A3           ; <1> XOR     ta0_77, k0, keyed_86
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <1> XOR     low_89, high_89, d
||      XOR     .S1X   A13, B2, A0          ; <1> XOR     keyed_87, tb1_77, low_87
||      XOR     .S2    B10, B1, B2          ; <1> XOR     tb2_77, tb3_77, high_87
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <1> XOR     low_87, high_87, b
||      XOR     .L2    B1, B3, B2           ; <1> XOR     ta2_77, ta3_77, high_86
||      XOR     .S1    A3, A15, A0          ; <1> XOR     keyed_86, ta1_77, low_86
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_77
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_77
        XOR     .L1X   A0, B2, A14          ; <1> XOR     low_86, high_86, a
||      XOR     .L2    B1, B12, B12         ; <1> XOR     tc0_77, k2, keyed_88
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_77
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_77
        XOR     .L1    A0, A1, A0           ; <1> XOR     tc2_77, tc3_77, high_88
||      XOR     .L2    B12, B1, B12         ; <1> XOR     keyed_88, tc1_77, low_88
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_77
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_77
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_77], tb2_77
        XOR     .L1X   A0, B12, A1          ; <1> XOR     low_88, high_88, c
||      SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_77
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_77
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_77], td1_77
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_77], ta3_77
  [A2]  B       .S1    rijndael_256_encrypt_blocks_compact$rounds; <0> [count] B      rounds
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_77
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_77], td2_77
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_77
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_77
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_77
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_77], td3_77
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_77
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_77
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_77], tb1_77
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_77], tb3_77
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_77, k3, keyed_89
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_77
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_77], ta1_77
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_77], ta2_77
        LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_77
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_77], tc3_77
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_77, k1, keyed_87
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_89, td1_77, low_89
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_77], tc1_77
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_77], tc2_77
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4:
        XOR     .L1X   A14, B1, A15         ; <-1> XOR     td2_77, td3_77, high_89
||      XOR     .S1    A3, A7, A3           ; <-1> XOR     ta0_77, k0, keyed_86
||      LDW     .D1T1  *A8++[4], A3         ; LDW     *keys++[4], k0
        XOR     .L1    A1, A15, A13         ; <-1> XOR     low_89, high_89, d
||      MV      .L2X   A10, B10             ; copy
||      XOR     .S1X   A13, B2, A0          ; <-1> XOR     keyed_87, tb1_77, low_87
||      XOR     .S2    B10, B1, B2          ; <-1> XOR     tb2_77, tb3_77, high_87
||      LDW     .D1T1  *-A8[2], A0          ; LDW     *-keys[2], k2
        XOR     .L1X   A0, B2, A9           ; <-1> XOR     low_87, high_87, b
||      XOR     .L2    B1, B3, B2           ; <-1> XOR     ta2_77, ta3_77, high_86
||      XOR     .S1    A3, A15, A0          ; <-1> XOR     keyed_86, ta1_77, low_86
||      SHRU    .S2X   A13, 24, B3          ; SHRU    d, 24, d24_91
||      LDW     .D1T2  *-A8[1], B12         ; LDW     *-keys[1], k3
||      LDW     .D2T1  *+B10[0], A15        ; LDW     *+in[0], in_a
        XOR     .L1X   A0, B2, A14          ; <-1> XOR     low_86, high_86, a
||      XOR     .L2    B1, B12, B12         ; <-1> XOR     tc0_77, k2, keyed_88
||      SHRU    .S1    A9, 8, A8            ; SHRU    b, 8, b8_91
||      MPYLHU  .M2X   B13, A13, B1         ; MPYLHU  one, d, d16_91
||      LDW     .D1T2  *-A8[3], B1          ; LDW     *-keys[3], k1
||      LDW     .D2T1  *+B10[2], A1         ; LDW     *+in[2], in_c
        XOR     .L1    A0, A1, A0           ; <-1> XOR     tc2_77, tc3_77, high_88
||      XOR     .L2    B12, B1, B12         ; <-1> XOR     keyed_88, tc1_77, low_88
||      SHRU    .S1    A13, 8, A1           ; SHRU    d, 8, d8_91
||      MPYLHU  .M2X   B13, A14, B12        ; MPYLHU  one, a, a16_91
||      LDBU    .D1T2  *+A6[A8], B7         ; LDBU    *+A6[b8_91], ta1_91
||      LDBU    .D2T1  *+B6[B3], A7         ; LDBU    *+B6[d24_91], ta3_91
        XOR     .L1X   A0, B12, A1          ; <-1> XOR     low_88, high_88, c
||      SHRU    .S1    A14, 8, A8           ; SHRU    a, 8, a8_91
||      SHRU    .S2X   A9, 24, B1           ; SHRU    b, 24, b24_91
||      LDBU    .D1T1  *+A6[A1], A14        ; LDBU    *+A6[d8_91], tc1_91
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[d16_91], tb2_91
        MPYLHU  .M2X   B13, A1, B2          ; MPYLHU  one, c, c16_91
||      LDBU    .D1T2  *+A6[A1], B3         ; LDBU    *+A6[c], tc0_91
||      LDBU    .D2T1  *+B6[B12], A8        ; LDBU    *+B6[a16_91], tc2_91
        SHRU    .S1    A1, 8, A7            ; SHRU    c, 8, c8_91
||      SHRU    .S2X   A1, 24, B3           ; SHRU    c, 24, c24_91
||      LDBU    .D1T1  *+A6[A14], A13       ; LDBU    *+A6[a], ta0_91
||      LDBU    .D2T2  *+B6[B1], B3         ; LDBU    *+B6[b24_91], tc3_91
        SUB     .L1X   B7, 1, A2            ; SUB     left, 1, left
||      SHRU    .S2X   A14, 24, B2          ; SHRU    a, 24, a24_91
||      LDBU    .D1T1  *+A6[A7], A9         ; LDBU    *+A6[c8_91], tb1_91
||      LDBU    .D2T2  *+B6[B2], B3         ; LDBU    *+B6[c16_91], ta2_91
        SHL     .S1X   B7, 8, A9            ; SHL     ta1_91, 8, p1_100
||      MPYLHU  .M2X   B13, A9, B2          ; MPYLHU  one, b, b16_91
||      LDBU    .D1T2  *+A6[A9], B3         ; LDBU    *+A6[b], tb0_91
||      LDBU    .D2T1  *+B6[B2], A7         ; LDBU    *+B6[a24_91], tb3_91
        SHL     .S1X   B2, 16, A14          ; SHL     tb2_91, 16, p2_101
||      SHL     .S2X   A14, 8, B7           ; SHL     tc1_91, 8, p1_102
||      LDBU    .D1T2  *+A6[A8], B2         ; LDBU    *+A6[a8_91], td1_91
||      LDBU    .D2T1  *+B6[B3], A0         ; LDBU    *+B6[c24_91], td3_91
        MV      .L1X   B8, A8               ; MV      schedule, keys
||      ADD     .L2    B3, B7, B7           ; ADD     tc0_91, p1_102, low_102
||      SHL     .S1    A8, 16, A7           ; SHL     tc2_91, 16, p2_102
||      SHL     .S2X   A7, 24, B2           ; SHL     ta3_91, 24, p3_100
||      LDBU    .D1T2  *+A6[A13], B1        ; LDBU    *+A6[d], td0_91
||      LDBU    .D2T1  *+B6[B2], A3         ; LDBU    *+B6[b16_91], td2_91
        ADD     .L1    A13, A9, A13         ; ADD     ta0_91, p1_100, low_100
||      XOR     .S1X   A0, B7, A0           ; XOR     low_102, k2, keyed_102
||      SHL     .S2    B3, 24, B7           ; SHL     tc3_91, 24, p3_102
||      LDW     .D1T2  *A8++[4], B1         ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B10[1], A0         ; LDW     *+in[1], in_b
        XOR     .L1    A13, A3, A3          ; XOR     low_100, k0, keyed_100
||      ADD     .L2X   B7, A7, B10          ; ADD     p2_102, p3_102, high_102
||      SHL     .S1    A9, 8, A9            ; SHL     tb1_91, 8, p1_101
||      SHL     .S2    B3, 16, B7           ; SHL     ta2_91, 16, p2_100
||      ADDAW   .D1    A10, 4, A10          ; ADDAW   in, 4, in
||      LDW     .D2T2  *+B10[3], B2         ; LDW     *+in[3], in_d
        XOR     .L1X   A0, B10, A9          ; XOR     keyed_102, high_102, c
||      ADD     .L2    B7, B2, B3           ; ADD     p2_100, p3_100, high_100
||      SHL     .S1    A7, 24, A7           ; SHL     tb3_91, 24, p3_101
||      ADD     .S2X   B3, A9, B7           ; ADD     tb0_91, p1_101, low_101
||      LDW     .D1T1  *-A8[1], A7          ; LDW     *-keys[1], k3
        XOR     .L1X   A3, B3, A7           ; XOR     keyed_100, high_100, a
||      XOR     .L2    B7, B1, B2           ; XOR     low_101, k1, keyed_101
||      ADD     .S1    A14, A7, A9          ; ADD     p2_101, p3_101, high_101
||      SHL     .S2    B2, 8, B3            ; SHL     td1_91, 8, p1_103
||      LDW     .D1T2  *-A8[3], B2          ; LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B0[2]          ; STW     c, *+out[2]
        XOR     .L1X   A9, B2, A3           ; XOR     keyed_101, high_101, b
||      ADD     .L2    B1, B3, B3           ; ADD     td0_91, p1_103, low_103
||      SHL     .S1    A3, 16, A7           ; SHL     td2_91, 16, p2_103
||      SHL     .S2X   A0, 24, B2           ; SHL     td3_91, 24, p3_103
||      STW     .D2T1  A7, *+B0[0]          ; STW     a, *+out[0]
        ADD     .L1X   A7, B2, A3           ; ADD     p2_103, p3_103, high_103
||      XOR     .L2    B3, B12, B3          ; XOR     low_103, k3, keyed_103
||      LDW     .D1T2  *-A8[2], B1          ; LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[1]          ; STW     b, *+out[1]
        XOR     .L1X   A3, B3, A3           ; XOR     keyed_103, high_103, d
||      LDW     .D1T1  *A8++[4], A7         ; <0> LDW     *keys++[4], k0
        XOR     .L1X   A7, B2, A13          ; XOR     in_d, k3, d
||      LDW     .D1T2  *-A8[2], B12         ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A3, *+B0[3]          ; STW     d, *+out[3]
        XOR     .L1X   A0, B2, A9           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A13, B3         ; <0> MPYLHU  one, d, d16_77
||      LDW     .D1T1  *+A4[A13], A0        ; <0> LDW     *+A4[d], td0_77
||      ADDAW   .D2    B0, 4, B0            ; ADDAW   out, 4, out
        XOR     .L1X   A15, B1, A14         ; XOR     in_a, k0, a
||      SHRU    .S2X   A13, 24, B2          ; <0> SHRU    d, 24, d24_77
||      LDW     .D1T1  *+A4[A9], A3         ; <0> LDW     *+A4[b], tb0_77
        XOR     .L1X   A1, B1, A1           ; XOR     in_c, k2, c
||      SHRU    .S1    A14, 8, A15          ; <0> SHRU    a, 8, a8_77
||      MPYLHU  .M2X   B13, A9, B10         ; <0> MPYLHU  one, b, b16_77
||      LDW     .D1T1  *-A8[1], A9          ; <0> LDW     *-keys[1], k3
||      LDW     .D2T2  *+B4[B3], B10        ; <0> LDW     *+B4[d16_77], tb2_77
        SHRU    .S1    A13, 8, A15          ; <0> SHRU    d, 8, d8_77
||      SHRU    .S2X   A14, 24, B3          ; <0> SHRU    a, 24, a24_77
||      LDW     .D1T1  *+A5[A15], A9        ; <0> LDW     *+A5[a8_77], td1_77
||      LDW     .D2T2  *+B5[B2], B3         ; <0> LDW     *+B5[d24_77], ta3_77
  [A2]  B       .S1    rijndael_256_encrypt_blocks_compact$rounds; [left] B       next
||      SHRU    .S2X   A1, 24, B1           ; <0> SHRU    c, 24, c24_77
||      LDW     .D1T2  *-A8[3], B2          ; <0> LDW     *-keys[3], k1
||      LDW     .D2T1  *+B4[B10], A14       ; <0> LDW     *+B4[b16_77], td2_77
        SHRU    .S1    A1, 8, A13           ; <0> SHRU    c, 8, c8_77
||      MPYLHU  .M2X   B13, A1, B1          ; <0> MPYLHU  one, c, c16_77
||      LDW     .D1T1  *+A4[A14], A3        ; <0> LDW     *+A4[a], ta0_77
||      LDW     .D2T2  *+B5[B1], B1         ; <0> LDW     *+B5[c24_77], td3_77
        SHRU    .S1    A9, 8, A13           ; <0> SHRU    b, 8, b8_77
||      SHRU    .S2X   A9, 24, B2           ; <0> SHRU    b, 24, b24_77
||      LDW     .D1T1  *+A5[A13], A13       ; <0> LDW     *+A5[c8_77], tb1_77
||      LDW     .D2T2  *+B5[B3], B1         ; <0> LDW     *+B5[a24_77], tb3_77
        XOR     .L1    A0, A9, A13          ; <0> XOR     td0_77, k3, keyed_89
||      MPYLHU  .M2X   B13, A14, B1         ; <0> MPYLHU  one, a, a16_77
||      LDW     .D1T1  *+A5[A13], A15       ; <0> LDW     *+A5[b8_77], ta1_77
||      LDW     .D2T2  *+B4[B1], B1         ; <0> LDW     *+B4[c16_77], ta2_77
        MV      .L2X   A2, B7               ; move left
||      MVK     .S1    12, A2               ; MVK     13, count
||      LDW     .D1T2  *+A4[A1], B1         ; <0> LDW     *+A4[c], tc0_77
||      LDW     .D2T1  *+B5[B2], A1         ; <0> LDW     *+B5[b24_77], tc3_77
        XOR     .L2X   B2, A3, B2           ; <0> XOR     tb0_77, k1, keyed_87
||      XOR     .S1    A13, A9, A1          ; <0> XOR     keyed_89, td1_77, low_89
||      LDW     .D1T2  *+A5[A15], B1        ; <0> LDW     *+A5[d8_77], tc1_77
||      LDW     .D2T1  *+B4[B1], A0         ; <0> LDW     *+B4[a16_77], tc2_77
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$4$landing:
        NOP     4
rijndael_256_encrypt_blocks_compact$rijndael_256_encrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_105
        MVC     .S2    B0, AMR              ; MVC     linear_105, AMR
rijndael_256_encrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        LDW     .D1T1  *+A0[7], A15         ; restore A15
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        B       .S2    B9                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        ADDK    .S2    32, B15              ; frame
        NOP     3

rijndael_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_104
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_104
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_104, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MVK     .S2    8, B0                ; MVK     9, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 26.8, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_109], td2_109
;    XOR td2_109, td3_109, high_121
;    XOR low_121, high_121, b
;    MPYLHU one, b, d16_109
;    LDW *+B4[d16_109], tb2_109
;    XOR tb2_109, tb3_109, high_119
;    XOR low_119, high_119, d
;    MPYLHU one, d, b16_109
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 26.8 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_118, ta1_109, low_118
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_109, k1, keyed_121
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_118, high_118, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_109, tc3_109, high_120
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_120, tc1_109, low_120
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_121, td1_109, low_121
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_120, high_120, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_109, td3_109, high_121
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_109, k3, keyed_119
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_121, high_121, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_109, tb3_109, high_119
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_119, tb1_109, low_119
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_119, high_119, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||[B0]  B       .S2    rijndael_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_118, ta1_109, low_118
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_109, k1, keyed_121
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_118, high_118, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_109, tc3_109, high_120
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_120, tc1_109, low_120
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_121, td1_109, low_121
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_120, high_120, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_124
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_124
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_124
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_109, td3_109, high_121
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_124
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_109, k3, keyed_119
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_124
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_124], td1_124
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_124], tb3_124
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_121, high_121, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_109, tb3_109, high_119
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_119, tb1_109, low_119
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_124
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_124], tb1_124
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_119, high_119, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_124
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_124
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_124
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_124], ta2_124
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_124
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_124
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_124], tc1_124
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_124], ta3_124
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_124
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_124], ta1_124
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_124], tc2_124
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_124, 8, p1_136
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_124
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_124
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_124], tb2_124
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_124, 8, p1_134
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_124], td3_124
        ADD     .L1    A7, A9, A9           ; ADD     td0_124, p1_136, low_136
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_124, 16, p2_133
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_124
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_124], td2_124
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_124, 24, p3_133
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_124, 8, p1_135
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_124
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_124], tc3_124
        ADD     .L1    A7, A13, A7          ; ADD     p2_133, p3_133, high_133
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_124, 8, p1_133
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_124, p1_134, low_134
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_124, 24, p3_134
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_124, 16, p2_134
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_124, p1_133, low_133
        ADD     .L1X   A3, B8, A12          ; ADD     p2_134, p3_134, high_134
||      XOR     .L2X   B9, A13, B2          ; XOR     low_134, k3, keyed_134
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_124, 16, p2_135
||      SHL     .S2    B2, 24, B9           ; SHL     td3_124, 24, p3_136
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_134, high_134, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_133, k0, keyed_133
||      XOR     .S1    A9, A13, A9          ; XOR     low_136, k1, keyed_136
||      SHL     .S2    B8, 16, B8           ; SHL     td2_124, 16, p2_136
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_133, high_133, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_124, p1_135, low_135
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_124, 24, p3_135
||      ADD     .S2    B8, B9, B2           ; ADD     p2_136, p3_136, high_136
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_135, p3_135, high_135
||      XOR     .L2    B9, B12, B2          ; XOR     low_135, k2, keyed_135
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_136, high_136, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_135, high_135, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_109
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_109
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_109
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_109
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_109], tb3_109
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_109
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_109
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_109
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_109
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_109], td1_109
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_109], ta2_109
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_109
||[A1]  B       .S2    rijndael_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_109
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_109
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_109], ta3_109
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_109
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_109
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_109], ta1_109
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_109], tc2_109
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_109
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_109], tc1_109
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_109], tc3_109
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_109
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_109
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_109], td3_109
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_109, k0, keyed_118
||      MVK     .S2    8, B0                ; MVK     9, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_109], td2_109
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_109, ta3_109, high_118
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_109, k2, keyed_120
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_109], tb1_109
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_109], tb2_109
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_decrypt_blocks_compact$rijndael_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_138
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_138, AMR
rijndael_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4

rijndael_192_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_192_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_140
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_140
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_140, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MVK     .S2    10, B0               ; MVK     11, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_145], td2_145
;    XOR td2_145, td3_145, high_157
;    XOR low_157, high_157, b
;    MPYLHU one, b, d16_145
;    LDW *+B4[d16_145], tb2_145
;    XOR tb2_145, tb3_145, high_155
;    XOR low_155, high_155, d
;    MPYLHU one, d, b16_145
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_154, ta1_145, low_154
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_145, k1, keyed_157
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_154, high_154, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_145, tc3_145, high_156
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_156, tc1_145, low_156
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_157, td1_145, low_157
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_156, high_156, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_145, td3_145, high_157
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_145, k3, keyed_155
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_157, high_157, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_145, tb3_145, high_155
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_155, tb1_145, low_155
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_155, high_155, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||[B0]  B       .S2    rijndael_192_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_154, ta1_145, low_154
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_145, k1, keyed_157
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_154, high_154, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_145, tc3_145, high_156
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_156, tc1_145, low_156
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_157, td1_145, low_157
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_156, high_156, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_160
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_160
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_160
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_145, td3_145, high_157
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_160
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_145, k3, keyed_155
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_160
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_160], td1_160
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_160], tb3_160
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_157, high_157, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_145, tb3_145, high_155
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_155, tb1_145, low_155
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_160
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_160], tb1_160
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_155, high_155, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_160
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_160
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_160
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_160], ta2_160
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_160
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_160
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_160], tc1_160
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_160], ta3_160
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_160
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_160], ta1_160
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_160], tc2_160
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_160, 8, p1_172
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_160
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_160
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_160], tb2_160
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_160, 8, p1_170
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_160], td3_160
        ADD     .L1    A7, A9, A9           ; ADD     td0_160, p1_172, low_172
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_160, 16, p2_169
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_160
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_160], td2_160
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_160, 24, p3_169
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_160, 8, p1_171
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_160
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_160], tc3_160
        ADD     .L1    A7, A13, A7          ; ADD     p2_169, p3_169, high_169
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_160, 8, p1_169
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_160, p1_170, low_170
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_160, 24, p3_170
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_160, 16, p2_170
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_160, p1_169, low_169
        ADD     .L1X   A3, B8, A12          ; ADD     p2_170, p3_170, high_170
||      XOR     .L2X   B9, A13, B2          ; XOR     low_170, k3, keyed_170
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_160, 16, p2_171
||      SHL     .S2    B2, 24, B9           ; SHL     td3_160, 24, p3_172
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_170, high_170, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_169, k0, keyed_169
||      XOR     .S1    A9, A13, A9          ; XOR     low_172, k1, keyed_172
||      SHL     .S2    B8, 16, B8           ; SHL     td2_160, 16, p2_172
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_169, high_169, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_160, p1_171, low_171
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_160, 24, p3_171
||      ADD     .S2    B8, B9, B2           ; ADD     p2_172, p3_172, high_172
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_171, p3_171, high_171
||      XOR     .L2    B9, B12, B2          ; XOR     low_171, k2, keyed_171
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_172, high_172, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_171, high_171, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_145
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_145
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_145
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_145
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_145], tb3_145
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_145
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_145
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_145
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_145
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_145], td1_145
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_145], ta2_145
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_145
||[A1]  B       .S2    rijndael_192_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_145
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_145
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_145], ta3_145
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_145
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_145
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_145], ta1_145
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_145], tc2_145
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_145
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_145], tc1_145
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_145], tc3_145
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_145
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_145
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_145], td3_145
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_145, k0, keyed_154
||      MVK     .S2    10, B0               ; MVK     11, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_145], td2_145
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_145, ta3_145, high_154
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_145, k2, keyed_156
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_145], tb1_145
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_145], tb2_145
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_192_decrypt_blocks_compact$rijndael_192_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_174
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_174, AMR
rijndael_192_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4

rijndael_256_decrypt_blocks_compact:
        MV      .L1    A6, A0               ; argument
||      ADDK    .S2    -24, B15             ; frame
        MV      .L2X   A0, B0               ; MV      blocks, left
||      STW     .D2T2  B11, *+B15[1]        ; save B11
  [!B0] B       .S2    rijndael_256_decrypt_blocks_compact$done; [!left] B      done
||      STW     .D2T2  B12, *+B15[3]        ; save B12
        MV      .L1X   B4, A1               ; argument
||      STW     .D2T1  A12, *+B15[2]        ; save A12
        STW     .D2T2  B13, *+B15[5]        ; save B13
        STW     .D2T1  A13, *+B15[4]        ; save A13
        MV      .L2X   A4, B11              ; argument
        MV      .L1X   B6, A7               ; argument
||      MV      .L2    B3, B1               ; move return$
||      STW     .D2T1  A14, *+B15[6]        ; save A14
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$1:
        MV      .L1    A7, A14              ; MV      schedule, keys
||      MV      .L2X   A1, B2               ; copy
        MVK     .S2    1, B13               ; MVK     1, one
||      LDW     .D1T1  *A14++[4], A1        ; LDW     *keys++[4], k0
||      LDW     .D2T2  *+B2[0], B7          ; LDW     *+in[0], in_a
        MVKL    .S2    15279397, B3         ; MVKL    0x00e92525, circular_176
||      LDW     .D1T1  *-A14[2], A1         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B2[2], B2          ; LDW     *+in[2], in_c
        MVKL    .S2    rijndael_decrypt_high + 0x400, B5; MVKL    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T2  *-A14[1], B7         ; LDW     *-keys[1], k3
        MVKH    .S2    rijndael_decrypt_high + 0x400, B5; MVKH    rijndael_decrypt_high + 0x400, B5
||      LDW     .D1T1  *-A14[3], A1         ; LDW     *-keys[3], k1
||      LDW     .D2T2  *+B2[1], B1          ; LDW     *+in[1], in_b
        MVKL    .S1    rijndael_decrypt_low + 0x400, A5; MVKL    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    15279397, B3         ; MVKH    0x00e92525, circular_176
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      LDW     .D2T1  *+B2[3], A1          ; LDW     *+in[3], in_d
        XOR     .L1X   A1, B7, A8           ; XOR     in_a, k0, a
||      MVKL    .S1    rijndael_decrypt_low, A4; MVKL    rijndael_decrypt_low, A4
||      MVC     .S2    B3, AMR              ; MVC     circular_176, AMR
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      ADDAW   .D2    B2, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A1, B2, A13          ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_decrypt_low, A4; MVKH    rijndael_decrypt_low, A4
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        MV      .L1X   B1, A2               ; move return$
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      MVKL    .S2    rijndael_decrypt_high, B4; MVKL    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A1, B1, A3           ; XOR     in_b, k1, b
||      MVKH    .S1    rijndael_decrypt_low + 0x400, A5; MVKH    rijndael_decrypt_low + 0x400, A5
||      MVKH    .S2    rijndael_decrypt_high, B4; MVKH    rijndael_decrypt_high, B4
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
        XOR     .L1X   A1, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||      MVKL    .S2    rijndael_decrypt_high + 0x800, B6; MVKL    rijndael_decrypt_high + 0x800, B6
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        MV      .L1    A7, A0               ; move schedule
||      SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        MV      .L1X   B0, A1               ; move left
||      MVKL    .S1    rijndael_decrypt_low + 0x800, A6; MVKL    rijndael_decrypt_low + 0x800, A6
||      SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MVK     .S2    12, B0               ; MVK     13, count
||      MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      MVKH    .S2    rijndael_decrypt_high + 0x800, B6; MVKH    rijndael_decrypt_high + 0x800, B6
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      MVKH    .S1    rijndael_decrypt_low + 0x800, A6; MVKH    rijndael_decrypt_low + 0x800, A6
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
;@loop {"name": "rounds", "ii": 12, "res_mii": 12, "rec_mii": 9, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "XOR", "XOR", "MPYLHU", "LDW", "XOR", "XOR", "MPYLHU"], "attempts": [{"interval": 12, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop rounds: II 12, 2 stages
;  bounds: resources 12, recurrence 9
;  critical cycle:
;    LDW *+B4[b16_181], td2_181
;    XOR td2_181, td3_181, high_193
;    XOR low_193, high_193, b
;    MPYLHU one, b, d16_181
;    LDW *+B4[d16_181], tb2_181
;    XOR tb2_181, tb3_181, high_191
;    XOR low_191, high_191, d
;    MPYLHU one, d, b16_181
;  units: L1 8/12, S1 6/12, M1 0/12, D1 12/12, L2 2/12, S2 9/12, M2 4/12, D2 9/12
;  cross paths: 1X 6/12, 2X 9/12
;  T paths: T1 9/12, T2 11/12
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 12 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_blocks_compact$rounds:
        XOR     .L1X   A8, B2, A8           ; <1> XOR     keyed_190, ta1_181, low_190
||      XOR     .L2    B7, B9, B9           ; <1> XOR     td0_181, k1, keyed_193
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
        XOR     .L1    A8, A12, A8          ; <1> XOR     low_190, high_190, a
||      XOR     .L2X   B2, A3, B12          ; <1> XOR     tc2_181, tc3_181, high_192
||      XOR     .S1X   A9, B1, A3           ; <1> XOR     keyed_192, tc1_181, low_192
||      XOR     .S2    B9, B8, B9           ; <1> XOR     keyed_193, td1_181, low_193
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
        XOR     .L1X   A3, B12, A13         ; <1> XOR     low_192, high_192, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
        XOR     .L1    A3, A9, A3           ; <1> XOR     td2_181, td3_181, high_193
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      XOR     .S2    B1, B12, B12         ; <1> XOR     tb0_181, k3, keyed_191
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A3, B9, A3           ; <1> XOR     low_193, high_193, b
||      XOR     .S1    A12, A7, A12         ; <1> XOR     tb2_181, tb3_181, high_191
||      XOR     .S2    B12, B7, B12         ; <1> XOR     keyed_191, tb1_181, low_191
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     count, 1, count
        XOR     .L1X   A12, B12, A12        ; <1> XOR     low_191, high_191, d
||      SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||[B0]  B       .S2    rijndael_256_decrypt_blocks_compact$rounds; <0> [count] B      rounds
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4:
        XOR     .L1X   A8, B2, A8           ; <-1> XOR     keyed_190, ta1_181, low_190
||      XOR     .L2    B7, B9, B9           ; <-1> XOR     td0_181, k1, keyed_193
||      LDW     .D1T2  *A14++[4], B0        ; LDW     *keys++[4], k0
||      LDW     .D2T1  *+B3[0], A8          ; LDW     *+in[0], in_a
        XOR     .L1    A8, A12, A8          ; <-1> XOR     low_190, high_190, a
||      XOR     .L2X   B2, A3, B12          ; <-1> XOR     tc2_181, tc3_181, high_192
||      XOR     .S1X   A9, B1, A3           ; <-1> XOR     keyed_192, tc1_181, low_192
||      XOR     .S2    B9, B8, B9           ; <-1> XOR     keyed_193, td1_181, low_193
        XOR     .L1X   A3, B12, A13         ; <-1> XOR     low_192, high_192, c
||      SHRU    .S1    A8, 8, A12           ; SHRU    a, 8, a8_196
||      SHRU    .S2X   A8, 24, B0           ; SHRU    a, 24, a24_196
||      LDBU    .D1T2  *+A6[A8], B9         ; LDBU    *+A6[a], ta0_196
        XOR     .L1    A3, A9, A3           ; <-1> XOR     td2_181, td3_181, high_193
||      SHRU    .S1    A13, 8, A9           ; SHRU    c, 8, c8_196
||      XOR     .S2    B1, B12, B12         ; <-1> XOR     tb0_181, k3, keyed_191
||      MPYLHU  .M2X   B13, A13, B9         ; MPYLHU  one, c, c16_196
||      LDBU    .D1T2  *+A6[A12], B2        ; LDBU    *+A6[a8_196], td1_196
||      LDBU    .D2T1  *+B6[B0], A3         ; LDBU    *+B6[a24_196], tb3_196
        XOR     .L1X   A3, B9, A3           ; <-1> XOR     low_193, high_193, b
||      XOR     .S1    A12, A7, A12         ; <-1> XOR     tb2_181, tb3_181, high_191
||      XOR     .S2    B12, B7, B12         ; <-1> XOR     keyed_191, tb1_181, low_191
||      MPYLHU  .M2X   B13, A8, B1          ; MPYLHU  one, a, a16_196
||      LDBU    .D1T1  *+A6[A9], A7         ; LDBU    *+A6[c8_196], tb1_196
||      LDW     .D2T2  *+B3[3], B7          ; LDW     *+in[3], in_d
        XOR     .L1X   A12, B12, A12        ; <-1> XOR     low_191, high_191, d
||      SHRU    .S1    A3, 8, A9            ; SHRU    b, 8, d8_196
||      SHRU    .S2X   A3, 24, B2           ; SHRU    b, 24, d24_196
||      LDBU    .D1T1  *+A6[A3], A7         ; LDBU    *+A6[b], td0_196
||      LDBU    .D2T2  *+B6[B9], B8         ; LDBU    *+B6[c16_196], ta2_196
        SHRU    .S1    A12, 8, A3           ; SHRU    d, 8, b8_196
||      MPYLHU  .M2X   B13, A3, B12         ; MPYLHU  one, b, d16_196
||      LDBU    .D1T1  *+A6[A9], A12        ; LDBU    *+A6[d8_196], tc1_196
||      LDBU    .D2T2  *+B6[B2], B12        ; LDBU    *+B6[d24_196], ta3_196
        MPYLHU  .M2X   B13, A12, B12        ; MPYLHU  one, d, b16_196
||      LDBU    .D1T2  *+A6[A3], B8         ; LDBU    *+A6[b8_196], ta1_196
||      LDBU    .D2T1  *+B6[B1], A12        ; LDBU    *+B6[a16_196], tc2_196
        SUB     .L1    A1, 1, A1            ; SUB     left, 1, left
||      SHL     .S1X   B2, 8, A9            ; SHL     td1_196, 8, p1_208
||      SHRU    .S2X   A13, 24, B1          ; SHRU    c, 24, c24_196
||      LDBU    .D1T1  *+A6[A12], A13       ; LDBU    *+A6[d], tb0_196
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[d16_196], tb2_196
        SHL     .S2X   A7, 8, B2            ; SHL     tb1_196, 8, p1_206
||      LDW     .D1T1  *-A14[1], A13        ; LDW     *-keys[1], k3
||      LDBU    .D2T2  *+B6[B1], B2         ; LDBU    *+B6[c24_196], td3_196
        ADD     .L1    A7, A9, A9           ; ADD     td0_196, p1_208, low_208
||      SHL     .S1X   B8, 16, A7           ; SHL     ta2_196, 16, p2_205
||      SHRU    .S2X   A12, 24, B8          ; SHRU    d, 24, b24_196
||      LDW     .D1T1  *-A14[3], A13        ; LDW     *-keys[3], k1
||      LDBU    .D2T2  *+B6[B12], B8        ; LDBU    *+B6[b16_196], td2_196
        SHL     .S1X   B12, 24, A13         ; SHL     ta3_196, 24, p3_205
||      SHL     .S2X   A12, 8, B1           ; SHL     tc1_196, 8, p1_207
||      LDBU    .D1T2  *+A6[A13], B2        ; LDBU    *+A6[c], tc0_196
||      LDBU    .D2T1  *+B6[B8], A13        ; LDBU    *+B6[b24_196], tc3_196
        ADD     .L1    A7, A13, A7          ; ADD     p2_205, p3_205, high_205
||      MV      .S1    A0, A14              ; MV      schedule, keys
||      SHL     .S2    B8, 8, B12           ; SHL     ta1_196, 8, p1_205
||      LDW     .D1T2  *-A14[2], B12        ; LDW     *-keys[2], k2
||      LDW     .D2T1  *+B3[1], A7          ; LDW     *+in[1], in_b
        ADD     .L2X   B2, A13, B9          ; ADD     tb0_196, p1_206, low_206
||      SHL     .S1    A3, 24, A3           ; SHL     tb3_196, 24, p3_206
||      SHL     .S2    B8, 16, B8           ; SHL     tb2_196, 16, p2_206
||      LDW     .D1T1  *A14++[4], A13       ; LDW     *keys++[4], k0
||      ADD     .D2    B9, B12, B12         ; ADD     ta0_196, p1_205, low_205
        ADD     .L1X   A3, B8, A12          ; ADD     p2_206, p3_206, high_206
||      XOR     .L2X   B9, A13, B2          ; XOR     low_206, k3, keyed_206
||      SHL     .S1    A12, 16, A3          ; SHL     tc2_196, 16, p2_207
||      SHL     .S2    B2, 24, B9           ; SHL     td3_196, 24, p3_208
||      LDW     .D1T1  *-A14[2], A3         ; LDW     *-keys[2], k2
||      LDW     .D2T2  *+B3[2], B2          ; LDW     *+in[2], in_c
        XOR     .L1X   A12, B2, A12         ; XOR     keyed_206, high_206, d
||      XOR     .L2    B12, B0, B0          ; XOR     low_205, k0, keyed_205
||      XOR     .S1    A9, A13, A9          ; XOR     low_208, k1, keyed_208
||      SHL     .S2    B8, 16, B8           ; SHL     td2_196, 16, p2_208
||      LDW     .D1T1  *-A14[1], A9         ; LDW     *-keys[1], k3
||      ADDAW   .D2    B3, 4, B3            ; ADDAW   in, 4, in
        XOR     .L1X   A7, B0, A12          ; XOR     keyed_205, high_205, a
||      ADD     .L2    B2, B1, B9           ; ADD     tc0_196, p1_207, low_207
||      SHL     .S1    A13, 24, A13         ; SHL     tc3_196, 24, p3_207
||      ADD     .S2    B8, B9, B2           ; ADD     p2_208, p3_208, high_208
||      LDW     .D1T2  *-A14[3], B0         ; LDW     *-keys[3], k1
||      STW     .D2T1  A12, *+B11[3]        ; STW     d, *+out[3]
        ADD     .L1    A3, A13, A3          ; ADD     p2_207, p3_207, high_207
||      XOR     .L2    B9, B12, B2          ; XOR     low_207, k2, keyed_207
||      XOR     .S1X   A9, B2, A9           ; XOR     keyed_208, high_208, b
||      LDW     .D1T2  *A14++[4], B1        ; <0> LDW     *keys++[4], k0
||      STW     .D2T1  A12, *+B11[0]        ; STW     a, *+out[0]
        XOR     .L1X   A3, B2, A9           ; XOR     keyed_207, high_207, c
||      XOR     .S1    A8, A13, A8          ; XOR     in_a, k0, a
||      LDW     .D1T2  *-A14[3], B9         ; <0> LDW     *-keys[3], k1
||      STW     .D2T1  A9, *+B11[1]         ; STW     b, *+out[1]
        XOR     .L1X   A3, B2, A13          ; XOR     in_c, k2, c
||      SHRU    .S2X   A8, 24, B2           ; <0> SHRU    a, 24, a24_181
||      LDW     .D1T2  *-A14[2], B12        ; <0> LDW     *-keys[2], k2
||      STW     .D2T1  A9, *+B11[2]         ; STW     c, *+out[2]
        XOR     .L1X   A9, B7, A12          ; XOR     in_d, k3, d
||      SHRU    .S1    A8, 8, A9            ; <0> SHRU    a, 8, a8_181
||      MPYLHU  .M2X   B13, A13, B2         ; <0> MPYLHU  one, c, c16_181
||      LDW     .D1T2  *+A4[A13], B2        ; <0> LDW     *+A4[c], tc0_181
||      LDW     .D2T1  *+B5[B2], A7         ; <0> LDW     *+B5[a24_181], tb3_181
        XOR     .L1X   A7, B0, A3           ; XOR     in_b, k1, b
||      MPYLHU  .M2X   B13, A8, B8          ; <0> MPYLHU  one, a, a16_181
||      LDW     .D1T1  *+A4[A8], A8         ; <0> LDW     *+A4[a], ta0_181
||      ADDAW   .D2    B11, 4, B11          ; ADDAW   out, 4, out
        SHRU    .S1    A13, 8, A9           ; <0> SHRU    c, 8, c8_181
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    b, 24, d24_181
||      LDW     .D1T2  *+A5[A9], B8         ; <0> LDW     *+A5[a8_181], td1_181
||      LDW     .D2T1  *+B4[B2], A3         ; <0> LDW     *+B4[c16_181], ta2_181
        SHRU    .S1    A12, 8, A8           ; <0> SHRU    d, 8, b8_181
||[A1]  B       .S2    rijndael_256_decrypt_blocks_compact$rounds; [left] B       next
||      MPYLHU  .M2X   B13, A12, B7         ; <0> MPYLHU  one, d, b16_181
||      LDW     .D1T2  *+A4[A3], B7         ; <0> LDW     *+A4[b], td0_181
||      LDW     .D2T1  *+B5[B2], A12        ; <0> LDW     *+B5[d24_181], ta3_181
        SHRU    .S1    A3, 8, A8            ; <0> SHRU    b, 8, d8_181
||      SHRU    .S2X   A12, 24, B8          ; <0> SHRU    d, 24, b24_181
||      LDW     .D1T2  *+A5[A8], B2         ; <0> LDW     *+A5[b8_181], ta1_181
||      LDW     .D2T1  *+B4[B8], A3         ; <0> LDW     *+B4[a16_181], tc2_181
        SHRU    .S2X   A13, 24, B8          ; <0> SHRU    c, 24, c24_181
||      LDW     .D1T1  *+A5[A8], A9         ; <0> LDW     *+A5[d8_181], tc1_181
||      LDW     .D2T2  *+B5[B8], B2         ; <0> LDW     *+B5[b24_181], tc3_181
        MPYLHU  .M2X   B13, A3, B1          ; <0> MPYLHU  one, b, d16_181
||      LDW     .D1T2  *+A4[A12], B1        ; <0> LDW     *+A4[d], tb0_181
||      LDW     .D2T1  *+B5[B8], A9         ; <0> LDW     *+B5[c24_181], td3_181
        XOR     .L1X   A8, B1, A8           ; <0> XOR     ta0_181, k0, keyed_190
||      MVK     .S2    12, B0               ; MVK     13, count
||      LDW     .D1T2  *-A14[1], B12        ; <0> LDW     *-keys[1], k3
||      LDW     .D2T1  *+B4[B7], A3         ; <0> LDW     *+B4[b16_181], td2_181
        XOR     .L1    A3, A12, A12         ; <0> XOR     ta2_181, ta3_181, high_190
||      XOR     .S2    B2, B12, B1          ; <0> XOR     tc0_181, k2, keyed_192
||      LDW     .D1T2  *+A5[A9], B7         ; <0> LDW     *+A5[c8_181], tb1_181
||      LDW     .D2T1  *+B4[B1], A12        ; <0> LDW     *+B4[d16_181], tb2_181
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$4$landing:
        NOP     4
rijndael_256_decrypt_blocks_compact$rijndael_256_decrypt_blocks_compact$5:
        ZERO    .L2    B0                   ; ZERO    linear_210
        MV      .L2X   A2, B1               ; move return$
||      MVC     .S2    B0, AMR              ; MVC     linear_210, AMR
rijndael_256_decrypt_blocks_compact$done:
        MV      .L1X   B15, A0              ; frame
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        LDW     .D1T1  *+A0[2], A12         ; restore A12
        B       .S2    B1                   ; return
||      LDW     .D1T1  *+A0[6], A14         ; restore A14
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        ADDK    .S2    24, B15              ; frame
||      LDW     .D1T1  *+A0[4], A13         ; restore A13
||      LDW     .D2T2  *+B15[3], B12        ; restore B12
        NOP     4
