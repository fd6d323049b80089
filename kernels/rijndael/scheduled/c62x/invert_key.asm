; broadside optimize: source 6fd63545a1106ae7fa1a7bb2817412fe8071cd9b01a2d94c91aa36a4e7415f4a
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
; From the round keys of encryption to those of the equivalent inverse cipher (FIPS 197, section 5.3.5) in place, for Rijndael
; with blocks of 128 bits: parts of its key schedule for decryption.
;
;       void rijndael_unmix_keys(uint32_t *words, uint32_t count);
;       void rijndael_reverse_keys(uint32_t *first, uint32_t *last, uint32_t pairs);
;
; InvMixColumns of `count` words, which are those of all round keys but the first and the last: 36, 44 or 52. Then the first
; key and the last change places, and so on, `pairs` of them: 5, 6 or 7. All word aligned.
;
; InvMixColumns is MixColumns of the column and four times its sum with itself, rotated by two rows. To be called with
; interrupts disabled: registers take new values while older ones are on their way.

        .global rijndael_unmix_keys
        .global rijndael_reverse_keys

; Twice each byte in GF(2^8). Of a byte's highest bit, 0x80 - 1 has the bits of the polynomial among its own.

; w, rotated by two rows; .M moves the upper half, by `one`.


rijndael_unmix_keys:
        MV      .L1X   B3, A0               ; move return$
||      MV      .L2X   A4, B3               ; MV      words, to
||      MVKL    .S1    2155905152, A6       ; MVKL    0x80808080, tops
||      ADDK    .S2    -24, B15             ; frame
||      MV      .D2    B4, B4               ; MV      count, left
        MV      .L2X   A4, B13              ; MV      words, from
||      MVKH    .S1    2155905152, A6       ; MVKH    0x80808080, tops
||      STW     .D2T2  B13, *+B15[5]        ; save B13
        LDW     .D2T1  *B13++[1], A11       ; <0> LDW     *from++, w
        NOP     3
        MVK     .S1    1, A7                ; MVK     1, one
||      STW     .D2T1  A11, *+B15[2]        ; save A11
        MPYHLU  .M1    A11, A7, A5          ; <0> MPYHLU  w, one, down_2
||      STW     .D2T1  A12, *+B15[3]        ; save A12
        NOP
        SHL     .S1    A11, 16, A3          ; <0> SHL     w, 16, up_2
||      LDW     .D2T1  *B13++[1], A11       ; <1> LDW     *from++, w
        MVKL    .S1    454761243, A12       ; MVKL    0x1b1b1b1b, polynomial
||      ADD     .D1    A3, A5, A4           ; <0> ADD     up_2, down_2, turned_1
        XOR     .L1    A11, A4, A4          ; <0> XOR     w, turned_1, u_1
||      MVKH    .S1    454761243, A12       ; MVKH    0x1b1b1b1b, polynomial
        AND     .S1    A4, A6, A5           ; <0> AND     u_1, tops, high_3
        MV      .L1    A11, A13             ; <0> w lives on
||      SHRU    .S1    A5, 7, A8            ; <0> SHRU    high_3, 7, one_3
||      STW     .D2T1  A13, *+B15[4]        ; save A13
        SUB     .L2    B4, 6, B2            ; passes of loop
||      XOR     .S1    A4, A5, A4           ; <0> XOR     u_1, high_3, low_3
||      MPYHLU  .M1    A11, A7, A5          ; <1> MPYHLU  w, one, down_2
||      SUB     .D1    A5, A8, A5           ; <0> SUB     high_3, one_3, spread_3
        AND     .L1    A5, A12, A4          ; <0> AND     spread_3, polynomial, folded_3
||      ADD     .D1    A4, A4, A1           ; <0> ADD     low_3, low_3, shifted_3
        XOR     .L1    A1, A4, A1           ; <0> XOR     shifted_3, folded_3, u2_1
||      MV      .L2X   A6, B0               ; tops on both sides
||      SHL     .S1    A11, 16, A3          ; <1> SHL     w, 16, up_2
||      LDW     .D2T1  *B13++[1], A11       ; <2> LDW     *from++, w
        AND     .L2X   B0, A1, B5           ; <0> AND     u2_1, tops, high_4
||      ADD     .D1    A3, A5, A4           ; <1> ADD     up_2, down_2, turned_1
        XOR     .L1    A11, A4, A4          ; <1> XOR     w, turned_1, u_1
||      SHRU    .S2    B5, 7, B9            ; <0> SHRU    high_4, 7, one_4
        MV      .L2X   A12, B8              ; polynomial on both sides
||      AND     .S1    A4, A6, A5           ; <1> AND     u_1, tops, high_3
||      SUB     .D2    B5, B9, B9           ; <0> SUB     high_4, one_4, spread_4
        MV      .L1    A11, A13             ; <1> w lives on
||      AND     .L2    B9, B8, B9           ; <0> AND     spread_4, polynomial, folded_4
||      SHRU    .S1    A5, 7, A8            ; <1> SHRU    high_3, 7, one_3
||      MV      .D1    A13, A9              ; <0> w lives on
        XOR     .S1    A4, A5, A4           ; <1> XOR     u_1, high_3, low_3
||      MPYHLU  .M1    A11, A7, A5          ; <2> MPYHLU  w, one, down_2
||      SUB     .D1    A5, A8, A5           ; <1> SUB     high_3, one_3, spread_3
||      STW     .D2T2  B10, *+B15[1]        ; save B10
        AND     .L1    A5, A12, A4          ; <1> AND     spread_3, polynomial, folded_3
||      XOR     .S1X   A1, B5, A2           ; <0> XOR     u2_1, high_4, low_4
||      ADD     .D1    A4, A4, A1           ; <1> ADD     low_3, low_3, shifted_3
        XOR     .L1    A1, A4, A1           ; <1> XOR     shifted_3, folded_3, u2_1
||      SHL     .S1    A11, 16, A3          ; <2> SHL     w, 16, up_2
||      ADD     .D1    A2, A2, A2           ; <0> ADD     low_4, low_4, shifted_4
||      LDW     .D2T1  *B13++[1], A11       ; <3> LDW     *from++, w
        AND     .L2X   B0, A1, B5           ; <1> AND     u2_1, tops, high_4
||      ADD     .D1    A3, A5, A4           ; <2> ADD     up_2, down_2, turned_1
        XOR     .L1    A11, A4, A4          ; <2> XOR     w, turned_1, u_1
||      XOR     .L2X   B9, A2, B10          ; <0> XOR     shifted_4, folded_4, u4_1
||      SHRU    .S2    B5, 7, B9            ; <1> SHRU    high_4, 7, one_4
        XOR     .L1X   A9, B10, A3          ; <0> XOR     w, u4_1, x_1
||      AND     .S1    A4, A6, A5           ; <2> AND     u_1, tops, high_3
||      SUB     .D2    B5, B9, B9           ; <1> SUB     high_4, one_4, spread_4
        MV      .L1    A11, A13             ; <2> w lives on
||      AND     .L2    B9, B8, B9           ; <1> AND     spread_4, polynomial, folded_4
||      SHRU    .S1    A5, 7, A8            ; <2> SHRU    high_3, 7, one_3
||      SHL     .S2X   A3, 24, B6           ; <0> SHL     x_1, 24, up_1
||      MV      .D1    A13, A9              ; <1> w lives on
        XOR     .S1    A4, A5, A4           ; <2> XOR     u_1, high_3, low_3
||      SHRU    .S2X   A3, 8, B4            ; <0> SHRU    x_1, 8, down_1
||      MPYHLU  .M1    A11, A7, A5          ; <3> MPYHLU  w, one, down_2
||      SUB     .D1    A5, A8, A5           ; <2> SUB     high_3, one_3, spread_3
        AND     .L1    A5, A12, A4          ; <2> AND     spread_3, polynomial, folded_3
||      MV      .L2X   A7, B7               ; one on both sides
||      XOR     .S1X   A1, B5, A2           ; <1> XOR     u2_1, high_4, low_4
||      ADD     .D1    A4, A4, A1           ; <2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B4, B1           ; <0> ADD     up_1, down_1, r_1
        XOR     .L1    A1, A4, A1           ; <2> XOR     shifted_3, folded_3, u2_1
||      XOR     .L2X   B1, A3, B4           ; <0> XOR     x_1, r_1, s_1
||      SHL     .S1    A11, 16, A3          ; <3> SHL     w, 16, up_2
||      ADD     .D1    A2, A2, A2           ; <1> ADD     low_4, low_4, shifted_4
||      LDW     .D2T1  *B13++[1], A11       ; <4> LDW     *from++, w
        AND     .L2X   B0, A1, B5           ; <2> AND     u2_1, tops, high_4
||      AND     .S1X   A6, B4, A3           ; <0> AND     s_1, tops, high_5
||      SHL     .S2    B4, 16, B6           ; <0> SHL     s_1, 16, up_6
||      ADD     .D1    A3, A5, A4           ; <3> ADD     up_2, down_2, turned_1
        XOR     .L1    A11, A4, A4          ; <3> XOR     w, turned_1, u_1
||      XOR     .L2X   B9, A2, B10          ; <1> XOR     shifted_4, folded_4, u4_1
||      SHRU    .S1    A3, 7, A2            ; <0> SHRU    high_5, 7, one_5
||      SHRU    .S2    B5, 7, B9            ; <2> SHRU    high_4, 7, one_4
||      MPYHLU  .M2    B4, B7, B10          ; <0> MPYHLU  s_1, one, down_6
        XOR     .L1X   A9, B10, A3          ; <1> XOR     w, u4_1, x_1
||      AND     .S1    A4, A6, A5           ; <3> AND     u_1, tops, high_3
||      XOR     .S2X   B4, A3, B4           ; <0> XOR     s_1, high_5, low_5
||      SUB     .D1    A3, A2, A2           ; <0> SUB     high_5, one_5, spread_5
||      SUB     .D2    B5, B9, B9           ; <2> SUB     high_4, one_4, spread_4
        MV      .L1    A11, A13             ; <3> w lives on
||      AND     .L2    B9, B8, B9           ; <2> AND     spread_4, polynomial, folded_4
||      SHRU    .S1    A5, 7, A8            ; <3> SHRU    high_3, 7, one_3
||      SHL     .S2X   A3, 24, B6           ; <1> SHL     x_1, 24, up_1
||      MV      .D1    A13, A9              ; <2> w lives on
||      ADD     .D2    B6, B10, B10         ; <0> ADD     up_6, down_6, half_1
;@loop {"name": "loop", "ii": 7, "res_mii": 7, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 6, "critical_cycle": [], "attempts": [{"interval": 7, "result": "found", "seconds": 101.6, "banks_apart": true, "note": "", "moves": 2}]}
;  loop loop: II 7, 6 stages
;  bounds: resources 7, recurrence 1
;  units: L1 6/7, S1 7/7, M1 1/7, D1 6/7, L2 7/7, S2 7/7, M2 1/7, D2 6/7
;  cross paths: 1X 3/7, 2X 7/7
;  T paths: T1 1/7, T2 1/7
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 12 used, 12 live at once
;  II 7 without possible bank conflicts with moves of 2 long lives: found, 101.6 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
rijndael_unmix_keys$loop:
        AND     .L1    A2, A12, A2          ; <5> AND     spread_5, polynomial, folded_5
||      XOR     .L2    B1, B10, B10         ; <5> XOR     r_1, half_1, rest_1
||      XOR     .S1    A4, A5, A4           ; <2> XOR     u_1, high_3, low_3
||      SHRU    .S2X   A3, 8, B4            ; <4> SHRU    x_1, 8, down_1
||      MPYHLU  .M1    A11, A7, A5          ; <1> MPYHLU  w, one, down_2
||      SUB     .D1    A5, A8, A5           ; <2> SUB     high_3, one_3, spread_3
||      ADD     .D2    B4, B4, B1           ; <5> ADD     low_5, low_5, shifted_5
        AND     .L1    A5, A12, A4          ; <2> AND     spread_3, polynomial, folded_3
||      XOR     .L2X   B1, A2, B5           ; <5> XOR     shifted_5, folded_5, doubled_1
||      XOR     .S1X   A1, B5, A2           ; <3> XOR     u2_1, high_4, low_4
||[B2]  B       .S2    rijndael_unmix_keys$loop; <0> [left] B       loop
||      ADD     .D1    A4, A4, A1           ; <2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B4, B1           ; <4> ADD     up_1, down_1, r_1
        XOR     .L1    A1, A4, A1           ; <2> XOR     shifted_3, folded_3, u2_1
||      XOR     .L2X   B1, A3, B4           ; <4> XOR     x_1, r_1, s_1
||      SHL     .S1    A11, 16, A3          ; <1> SHL     w, 16, up_2
||      XOR     .S2    B5, B10, B10         ; <5> XOR     doubled_1, rest_1, x
||      ADD     .D1    A2, A2, A2           ; <3> ADD     low_4, low_4, shifted_4
||      LDW     .D2T1  *B13++[1], A11       ; <0> LDW     *from++, w
        AND     .L2X   B0, A1, B5           ; <2> AND     u2_1, tops, high_4
||      AND     .S1X   A6, B4, A3           ; <4> AND     s_1, tops, high_5
||      SHL     .S2    B4, 16, B6           ; <4> SHL     s_1, 16, up_6
||      ADD     .D1    A3, A5, A4           ; <1> ADD     up_2, down_2, turned_1
||      STW     .D2T2  B10, *B3++[1]        ; <5> STW     x, *to++
        XOR     .L1    A11, A4, A4          ; <1> XOR     w, turned_1, u_1
||      XOR     .L2X   B9, A2, B10          ; <3> XOR     shifted_4, folded_4, u4_1
||      SHRU    .S1    A3, 7, A2            ; <4> SHRU    high_5, 7, one_5
||      SHRU    .S2    B5, 7, B9            ; <2> SHRU    high_4, 7, one_4
||      MPYHLU  .M2    B4, B7, B10          ; <4> MPYHLU  s_1, one, down_6
        XOR     .L1X   A9, B10, A3          ; <3> XOR     w, u4_1, x_1
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     left, 1, left
||      AND     .S1    A4, A6, A5           ; <1> AND     u_1, tops, high_3
||      XOR     .S2X   B4, A3, B4           ; <4> XOR     s_1, high_5, low_5
||      SUB     .D1    A3, A2, A2           ; <4> SUB     high_5, one_5, spread_5
||      SUB     .D2    B5, B9, B9           ; <2> SUB     high_4, one_4, spread_4
        MV      .L1    A11, A13             ; <1> w lives on
||      AND     .L2    B9, B8, B9           ; <2> AND     spread_4, polynomial, folded_4
||      SHRU    .S1    A5, 7, A8            ; <1> SHRU    high_3, 7, one_3
||      SHL     .S2X   A3, 24, B6           ; <3> SHL     x_1, 24, up_1
||      MV      .D1    A13, A9              ; <2> w lives on
||      ADD     .D2    B6, B10, B10         ; <4> ADD     up_6, down_6, half_1
rijndael_unmix_keys$rijndael_unmix_keys$2:
        AND     .L1    A2, A12, A2          ; <-5> AND     spread_5, polynomial, folded_5
||      ADD     .L2    B4, B4, B4           ; <-5> ADD     low_5, low_5, shifted_5
||      XOR     .S1    A4, A5, A5           ; <-2> XOR     u_1, high_3, low_3
||      SHRU    .S2X   A3, 8, B2            ; <-4> SHRU    x_1, 8, down_1
||      MPYHLU  .M1    A11, A7, A1          ; <-1> MPYHLU  w, one, down_2
||      SUB     .D1    A5, A8, A4           ; <-2> SUB     high_3, one_3, spread_3
        XOR     .L1X   A1, B5, A2           ; <-3> XOR     u2_1, high_4, low_4
||      XOR     .L2X   B4, A2, B2           ; <-5> XOR     shifted_5, folded_5, doubled_1
||      AND     .S1    A4, A12, A4          ; <-2> AND     spread_3, polynomial, folded_3
||      XOR     .S2    B1, B10, B4          ; <-5> XOR     r_1, half_1, rest_1
||      ADD     .D1    A5, A5, A5           ; <-2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B2, B1           ; <-4> ADD     up_1, down_1, r_1
        XOR     .L1    A5, A4, A2           ; <-2> XOR     shifted_3, folded_3, u2_1
||      XOR     .L2    B2, B4, B4           ; <-5> XOR     doubled_1, rest_1, x
||      SHL     .S1    A11, 16, A4          ; <-1> SHL     w, 16, up_2
||      XOR     .S2X   B1, A3, B2           ; <-4> XOR     x_1, r_1, s_1
||      ADD     .D1    A2, A2, A3           ; <-3> ADD     low_4, low_4, shifted_4
        AND     .L1X   A6, B2, A1           ; <-4> AND     s_1, tops, high_5
||      XOR     .L2X   B9, A3, B9           ; <-3> XOR     shifted_4, folded_4, u4_1
||      ADD     .S1    A4, A1, A3           ; <-1> ADD     up_2, down_2, turned_1
||      SHL     .S2    B2, 16, B4           ; <-4> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B2, B7, B5           ; <-4> MPYHLU  s_1, one, down_6
||      STW     .D2T2  B4, *B3++[1]         ; <-5> STW     x, *to++
        XOR     .L1X   A9, B9, A3           ; <-3> XOR     w, u4_1, x_1
||      AND     .L2X   B0, A2, B9           ; <-2> AND     u2_1, tops, high_4
||      XOR     .S1    A11, A3, A9          ; <-1> XOR     w, turned_1, u_1
        AND     .L1    A9, A6, A4           ; <-1> AND     u_1, tops, high_3
||      XOR     .L2X   B2, A1, B5           ; <-4> XOR     s_1, high_5, low_5
||      SHRU    .S1    A1, 7, A5            ; <-4> SHRU    high_5, 7, one_5
||      SHRU    .S2    B9, 7, B4            ; <-2> SHRU    high_4, 7, one_4
||      MV      .D1    A13, A13             ; <-2> w lives on
||      ADD     .D2    B4, B5, B2           ; <-4> ADD     up_6, down_6, half_1
        XOR     .L1X   A2, B9, A1           ; <-2> XOR     u2_1, high_4, low_4
||      ADD     .L2    B5, B5, B5           ; <-4> ADD     low_5, low_5, shifted_5
||      SHRU    .S1    A4, 7, A5            ; <-1> SHRU    high_3, 7, one_3
||      SHL     .S2X   A3, 24, B6           ; <-3> SHL     x_1, 24, up_1
||      SUB     .D1    A1, A5, A2           ; <-4> SUB     high_5, one_5, spread_5
        AND     .L1    A2, A12, A2          ; <-4> AND     spread_5, polynomial, folded_5
||      XOR     .L2    B1, B2, B1           ; <-4> XOR     r_1, half_1, rest_1
||      XOR     .S1    A9, A4, A5           ; <-1> XOR     u_1, high_3, low_3
||      SHRU    .S2X   A3, 8, B2            ; <-3> SHRU    x_1, 8, down_1
||      SUB     .D1    A4, A5, A4           ; <-1> SUB     high_3, one_3, spread_3
||      SUB     .D2    B9, B4, B4           ; <-2> SUB     high_4, one_4, spread_4
        ADD     .L1    A1, A1, A1           ; <-2> ADD     low_4, low_4, shifted_4
||      XOR     .L2X   B5, A2, B5           ; <-4> XOR     shifted_5, folded_5, doubled_1
||      AND     .S1    A4, A12, A2          ; <-1> AND     spread_3, polynomial, folded_3
||      AND     .S2    B4, B8, B4           ; <-2> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A5, A5, A4           ; <-1> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B2, B2           ; <-3> ADD     up_1, down_1, r_1
        XOR     .L1    A4, A2, A2           ; <-1> XOR     shifted_3, folded_3, u2_1
||      XOR     .L2    B5, B1, B5           ; <-4> XOR     doubled_1, rest_1, x
||      XOR     .S2X   B2, A3, B1           ; <-3> XOR     x_1, r_1, s_1
        AND     .L1X   A6, B1, A1           ; <-3> AND     s_1, tops, high_5
||      XOR     .L2X   B4, A1, B4           ; <-2> XOR     shifted_4, folded_4, u4_1
||      STW     .D2T2  B5, *B3++[1]         ; <-4> STW     x, *to++
        XOR     .L1X   A13, B4, A13         ; <-2> XOR     w, u4_1, x_1
||      XOR     .L2X   B1, A1, B1           ; <-3> XOR     s_1, high_5, low_5
||      SHL     .S2    B1, 16, B4           ; <-3> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B1, B7, B6           ; <-3> MPYHLU  s_1, one, down_6
        SHRU    .S1    A1, 7, A3            ; <-3> SHRU    high_5, 7, one_5
||      SHRU    .S2X   A13, 8, B5           ; <-2> SHRU    x_1, 8, down_1
        SUB     .L1    A1, A3, A1           ; <-3> SUB     high_5, one_5, spread_5
||      ADD     .L2    B1, B1, B1           ; <-3> ADD     low_5, low_5, shifted_5
||      AND     .S2X   B0, A2, B0           ; <-1> AND     u2_1, tops, high_4
||      ADD     .D2    B4, B6, B4           ; <-3> ADD     up_6, down_6, half_1
        AND     .L1    A1, A12, A1          ; <-3> AND     spread_5, polynomial, folded_5
||      XOR     .L2    B2, B4, B2           ; <-3> XOR     r_1, half_1, rest_1
||      SHL     .S2X   A13, 24, B4          ; <-2> SHL     x_1, 24, up_1
||      LDW     .D2T2  *+B15[1], B10        ; restore B10
        MV      .L1    A11, A1              ; <-1> w lives on
||      XOR     .L2X   B1, A1, B1           ; <-3> XOR     shifted_5, folded_5, doubled_1
||      SHRU    .S2    B0, 7, B6            ; <-1> SHRU    high_4, 7, one_4
        XOR     .L1X   A2, B0, A2           ; <-1> XOR     u2_1, high_4, low_4
||      XOR     .L2    B1, B2, B1           ; <-3> XOR     doubled_1, rest_1, x
||      MV      .S1    A1, A1               ; <-1> w lives on
||      ADD     .S2    B4, B5, B0           ; <-2> ADD     up_1, down_1, r_1
||      SUB     .D2    B0, B6, B2           ; <-1> SUB     high_4, one_4, spread_4
        ADD     .L1    A2, A2, A2           ; <-1> ADD     low_4, low_4, shifted_4
||      XOR     .L2X   B0, A13, B1          ; <-2> XOR     x_1, r_1, s_1
||      AND     .S2    B2, B8, B2           ; <-1> AND     spread_4, polynomial, folded_4
||      STW     .D2T2  B1, *B3++[1]         ; <-3> STW     x, *to++
        AND     .L1X   A6, B1, A2           ; <-2> AND     s_1, tops, high_5
||      XOR     .L2X   B2, A2, B2           ; <-1> XOR     shifted_4, folded_4, u4_1
||      MPYHLU  .M2    B1, B7, B8           ; <-2> MPYHLU  s_1, one, down_6
        XOR     .L1X   A1, B2, A1           ; <-1> XOR     w, u4_1, x_1
||      XOR     .L2X   B1, A2, B1           ; <-2> XOR     s_1, high_5, low_5
||      SHRU    .S1    A2, 7, A13           ; <-2> SHRU    high_5, 7, one_5
||      SHL     .S2    B1, 16, B2           ; <-2> SHL     s_1, 16, up_6
        SUB     .L1    A2, A13, A2          ; <-2> SUB     high_5, one_5, spread_5
||      ADD     .L2    B2, B8, B8           ; <-2> ADD     up_6, down_6, half_1
||      SHL     .S2X   A1, 24, B2           ; <-1> SHL     x_1, 24, up_1
        AND     .L1    A2, A12, A2          ; <-2> AND     spread_5, polynomial, folded_5
||      ADD     .L2    B1, B1, B4           ; <-2> ADD     low_5, low_5, shifted_5
||      SHRU    .S2X   A1, 8, B1            ; <-1> SHRU    x_1, 8, down_1
        XOR     .L2X   B4, A2, B0           ; <-2> XOR     shifted_5, folded_5, doubled_1
||      XOR     .S2    B0, B8, B4           ; <-2> XOR     r_1, half_1, rest_1
        XOR     .L2    B0, B4, B1           ; <-2> XOR     doubled_1, rest_1, x
||      ADD     .S2    B2, B1, B0           ; <-1> ADD     up_1, down_1, r_1
||      LDW     .D2T1  *+B15[4], A13        ; restore A13
        XOR     .L2X   B0, A1, B1           ; <-1> XOR     x_1, r_1, s_1
||      STW     .D2T2  B1, *B3++[1]         ; <-2> STW     x, *to++
        AND     .L1X   A6, B1, A6           ; <-1> AND     s_1, tops, high_5
||      MPYHLU  .M2    B1, B7, B7           ; <-1> MPYHLU  s_1, one, down_6
||      LDW     .D2T2  *+B15[5], B13        ; restore B13
        SHRU    .S1    A6, 7, A0            ; <-1> SHRU    high_5, 7, one_5
||      B       .S2X   A0                   ; return
||      LDW     .D2T1  *+B15[3], A12        ; restore A12
        SUB     .L1    A6, A0, A0           ; <-1> SUB     high_5, one_5, spread_5
||      XOR     .L2X   B1, A6, B1           ; <-1> XOR     s_1, high_5, low_5
||      SHL     .S2    B1, 16, B2           ; <-1> SHL     s_1, 16, up_6
||      LDW     .D2T1  *+B15[2], A11        ; restore A11
        AND     .L1    A0, A12, A0          ; <-1> AND     spread_5, polynomial, folded_5
||      ADD     .L2    B1, B1, B1           ; <-1> ADD     low_5, low_5, shifted_5
||      ADD     .S2    B2, B7, B2           ; <-1> ADD     up_6, down_6, half_1
        XOR     .L2X   B1, A0, B0           ; <-1> XOR     shifted_5, folded_5, doubled_1
||      XOR     .S2    B0, B2, B1           ; <-1> XOR     r_1, half_1, rest_1
        XOR     .L2    B0, B1, B0           ; <-1> XOR     doubled_1, rest_1, x
||      ADDK    .S2    24, B15              ; frame
        STW     .D2T2  B0, *B3++[1]         ; <-1> STW     x, *to++

rijndael_reverse_keys:
        MV      .L1    A4, A3               ; MV      first, near
||      MV      .L2    B4, B1               ; MV      last, far
||      MV      .S1    A6, A2               ; MV      pairs, left
||      MV      .S2    B3, B0               ; move return$
;@loop {"name": "loop", "ii": 9, "res_mii": 9, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 1, "critical_cycle": [], "attempts": [{"interval": 9, "result": "proved infeasible", "seconds": 24.1, "banks_apart": true, "note": "", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 37.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 9, "result": "possible with copies and equal instructions", "seconds": 9.7, "banks_apart": false, "note": "1 copy", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 11.4, "banks_apart": true, "note": "", "moves": 0}, {"interval": 9, "result": "found", "seconds": 11.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop loop: II 9, 1 stages
;  bounds: resources 9, recurrence 1
;  units: L1 2/9, S1 0/9, M1 0/9, D1 9/9, L2 1/9, S2 1/9, M2 0/9, D2 8/9
;  cross paths: 1X 0/9, 2X 0/9
;  T paths: T1 8/9, T2 8/9
;  registers of side A: 4 used, 4 live at once
;  registers of side B: 3 used, 3 live at once
;  II 9 without possible bank conflicts: proved infeasible, 24.1 s
;  II 9: proved infeasible, 37.6 s
;  II 9: possible with copies and equal instructions (1 copy), 9.7 s
;  II 9 without possible bank conflicts: proved infeasible, 11.4 s
;  II 9: found, 11.1 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
rijndael_reverse_keys$loop:
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      LDW     .D1T1  *+A3[0], A1          ; <0> LDW     *+near[0], n0
||      LDW     .D2T2  *+B1[1], B2          ; <0> LDW     *+far[1], f1
        LDW     .D1T1  *+A3[1], A1          ; <0> LDW     *+near[1], n1
||      LDW     .D2T2  *+B1[2], B2          ; <0> LDW     *+far[2], f2
        LDW     .D1T1  *+A3[2], A1          ; <0> LDW     *+near[2], n2
||      LDW     .D2T2  *+B1[0], B2          ; <0> LDW     *+far[0], f0
  [A2]  B       .S2    rijndael_reverse_keys$loop; <0> [left] B       loop
||      LDW     .D1T1  *+A3[3], A1          ; <0> LDW     *+near[3], n3
||      LDW     .D2T2  *+B1[3], B2          ; <0> LDW     *+far[3], f3
        ADD     .D1    A3, 16, A0           ; <0> ADD     near, 16, near
        STW     .D1T2  B2, *+A3[1]          ; <0> STW     f1, *+near[1]
||      STW     .D2T1  A1, *+B1[0]          ; <0> STW     n0, *+far[0]
        STW     .D1T2  B2, *+A3[2]          ; <0> STW     f2, *+near[2]
||      STW     .D2T1  A1, *+B1[1]          ; <0> STW     n1, *+far[1]
        STW     .D1T2  B2, *+A3[0]          ; <0> STW     f0, *+near[0]
||      STW     .D2T1  A1, *+B1[2]          ; <0> STW     n2, *+far[2]
        MV      .L1    A0, A3               ; <0> copy
||      SUB     .L2    B1, 16, B1           ; <0> SUB     far, 16, far
||      STW     .D1T2  B2, *+A3[3]          ; <0> STW     f3, *+near[3]
||      STW     .D2T1  A1, *+B1[3]          ; <0> STW     n3, *+far[3]
rijndael_reverse_keys$rijndael_reverse_keys$2:
        B       .S2    B0                   ; return
        NOP     5
