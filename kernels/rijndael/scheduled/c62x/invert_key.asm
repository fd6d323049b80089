; broadside optimize: source 6fd63545a1106ae7fa1a7bb2817412fe8071cd9b01a2d94c91aa36a4e7415f4a
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 10 s an interval, 10 s a region
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
        MV      .L1    A4, A1               ; MV      words, from
||      MV      .L2X   A4, B9               ; MV      words, to
||      ADDK    .S2    -16, B15             ; frame
||      MV      .D2    B4, B4               ; MV      count, left
        SUB     .L2    B4, 6, B2            ; passes of loop
||      MVKL    .S1    2155905152, A8       ; MVKL    0x80808080, tops
||      LDW     .D1T1  *A1++[1], A7         ; <0> LDW     *from++, w
        MVKH    .S1    2155905152, A8       ; MVKH    0x80808080, tops
||      STW     .D2T1  A14, *+B15[4]        ; save A14
        NOP     2
        MVK     .S1    1, A14               ; MVK     1, one
        MPYHLU  .M1    A7, A14, A2          ; <0> MPYHLU  w, one, down_2
        SHL     .S1    A7, 16, A13          ; <0> SHL     w, 16, up_2
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        LDW     .D1T1  *A1++[1], A7         ; <1> LDW     *from++, w
        ADD     .D1    A13, A2, A13         ; <0> ADD     up_2, down_2, turned_1
        XOR     .L1    A7, A13, A13         ; <0> XOR     w, turned_1, u_1
||      MVKL    .S1    454761243, A6        ; MVKL    0x1b1b1b1b, polynomial
        AND     .L1    A13, A8, A10         ; <0> AND     u_1, tops, high_3
||      MVKH    .S1    454761243, A6        ; MVKH    0x1b1b1b1b, polynomial
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        MV      .L1X   B3, A0               ; move return$
||      SHRU    .S1    A10, 7, A4           ; <0> SHRU    high_3, 7, one_3
||      MV      .D1    A7, A9               ; <0> w lives on
        XOR     .L1    A13, A10, A13        ; <0> XOR     u_1, high_3, low_3
||      SUB     .S1    A10, A4, A10         ; <0> SUB     high_3, one_3, spread_3
||      MPYHLU  .M1    A7, A14, A2          ; <1> MPYHLU  w, one, down_2
        SHL     .S1    A7, 16, A13          ; <1> SHL     w, 16, up_2
||      ADD     .D1    A13, A13, A3         ; <0> ADD     low_3, low_3, shifted_3
        AND     .L1    A10, A6, A10         ; <0> AND     spread_3, polynomial, folded_3
||      LDW     .D1T1  *A1++[1], A7         ; <2> LDW     *from++, w
        MV      .L2X   A8, B7               ; tops on both sides
||      XOR     .S1    A3, A10, A5          ; <0> XOR     shifted_3, folded_3, u2_1
||      ADD     .D1    A13, A2, A13         ; <1> ADD     up_2, down_2, turned_1
        XOR     .L1    A7, A13, A13         ; <1> XOR     w, turned_1, u_1
||      AND     .L2X   B7, A5, B10          ; <0> AND     u2_1, tops, high_4
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        AND     .L1    A13, A8, A10         ; <1> AND     u_1, tops, high_3
||      XOR     .L2X   B10, A5, B6          ; <0> XOR     u2_1, high_4, low_4
        MV      .L1    A9, A5               ; <0> w lives on
||      SHRU    .S1    A10, 7, A4           ; <1> SHRU    high_3, 7, one_3
||      SHRU    .S2    B10, 7, B8           ; <0> SHRU    high_4, 7, one_4
||      MV      .D1    A7, A9               ; <1> w lives on
        XOR     .L1    A13, A10, A13        ; <1> XOR     u_1, high_3, low_3
||      MV      .L2X   A6, B5               ; polynomial on both sides
||      SUB     .S1    A10, A4, A10         ; <1> SUB     high_3, one_3, spread_3
||      MPYHLU  .M1    A7, A14, A2          ; <2> MPYHLU  w, one, down_2
||      SUB     .D2    B10, B8, B10         ; <0> SUB     high_4, one_4, spread_4
        SHL     .S1    A7, 16, A13          ; <2> SHL     w, 16, up_2
||      AND     .S2    B10, B5, B6          ; <0> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A13, A13, A3         ; <1> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B6, B10          ; <0> ADD     low_4, low_4, shifted_4
        AND     .L1    A10, A6, A10         ; <1> AND     spread_3, polynomial, folded_3
||      XOR     .L2    B10, B6, B6          ; <0> XOR     shifted_4, folded_4, u4_1
||      MV      .S2X   A14, B4              ; one on both sides
||      LDW     .D1T1  *A1++[1], A7         ; <3> LDW     *from++, w
        XOR     .L2X   B6, A5, B0           ; <0> XOR     w, u4_1, x_1
||      XOR     .S1    A3, A10, A5          ; <1> XOR     shifted_3, folded_3, u2_1
||      ADD     .D1    A13, A2, A13         ; <2> ADD     up_2, down_2, turned_1
        XOR     .L1    A7, A13, A13         ; <2> XOR     w, turned_1, u_1
||      AND     .L2X   B7, A5, B10          ; <1> AND     u2_1, tops, high_4
||      SHL     .S2    B0, 24, B8           ; <0> SHL     x_1, 24, up_1
        AND     .L1    A13, A8, A10         ; <2> AND     u_1, tops, high_3
||      XOR     .L2X   B10, A5, B6          ; <1> XOR     u2_1, high_4, low_4
||      SHRU    .S1X   B0, 8, A4            ; <0> SHRU    x_1, 8, down_1
        MV      .L1    A9, A5               ; <1> w lives on
||      ADD     .L2X   B8, A4, B3           ; <0> ADD     up_1, down_1, r_1
||      SHRU    .S1    A10, 7, A4           ; <2> SHRU    high_3, 7, one_3
||      SHRU    .S2    B10, 7, B8           ; <1> SHRU    high_4, 7, one_4
||      MV      .D1    A7, A9               ; <2> w lives on
        XOR     .L1    A13, A10, A13        ; <2> XOR     u_1, high_3, low_3
||      XOR     .L2    B0, B3, B8           ; <0> XOR     x_1, r_1, s_1
||      SUB     .S1    A10, A4, A10         ; <2> SUB     high_3, one_3, spread_3
||      MPYHLU  .M1    A7, A14, A2          ; <3> MPYHLU  w, one, down_2
||      SUB     .D2    B10, B8, B10         ; <1> SUB     high_4, one_4, spread_4
        AND     .L1X   A8, B8, A4           ; <0> AND     s_1, tops, high_5
||      SHL     .S1    A7, 16, A13          ; <3> SHL     w, 16, up_2
||      AND     .S2    B10, B5, B6          ; <1> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A13, A13, A3         ; <2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B6, B10          ; <1> ADD     low_4, low_4, shifted_4
        AND     .L1    A10, A6, A10         ; <2> AND     spread_3, polynomial, folded_3
||      XOR     .L2    B10, B6, B6          ; <1> XOR     shifted_4, folded_4, u4_1
||      SHL     .S2    B8, 16, B10          ; <0> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <0> MPYHLU  s_1, one, down_6
||      LDW     .D1T1  *A1++[1], A7         ; <4> LDW     *from++, w
        XOR     .L1X   A4, B8, A2           ; <0> XOR     s_1, high_5, low_5
||      XOR     .L2X   B6, A5, B0           ; <1> XOR     w, u4_1, x_1
||      XOR     .S1    A3, A10, A5          ; <2> XOR     shifted_3, folded_3, u2_1
||      ADD     .D1    A13, A2, A13         ; <3> ADD     up_2, down_2, turned_1
        XOR     .L1    A7, A13, A13         ; <3> XOR     w, turned_1, u_1
||      AND     .L2X   B7, A5, B10          ; <2> AND     u2_1, tops, high_4
||      SHRU    .S1    A4, 7, A3            ; <0> SHRU    high_5, 7, one_5
||      SHL     .S2    B0, 24, B8           ; <1> SHL     x_1, 24, up_1
||      ADD     .D2    B10, B8, B1          ; <0> ADD     up_6, down_6, half_1
        AND     .L1    A13, A8, A10         ; <3> AND     u_1, tops, high_3
||      XOR     .L2X   B10, A5, B6          ; <2> XOR     u2_1, high_4, low_4
||      SHRU    .S1X   B0, 8, A4            ; <1> SHRU    x_1, 8, down_1
||      XOR     .S2    B3, B1, B1           ; <0> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <0> SUB     high_5, one_5, spread_5
        MV      .L1    A9, A5               ; <2> w lives on
||      ADD     .L2X   B8, A4, B3           ; <1> ADD     up_1, down_1, r_1
||      SHRU    .S1    A10, 7, A4           ; <3> SHRU    high_3, 7, one_3
||      SHRU    .S2    B10, 7, B8           ; <2> SHRU    high_4, 7, one_4
||      MV      .D1    A7, A9               ; <3> w lives on
        XOR     .L1    A13, A10, A13        ; <3> XOR     u_1, high_3, low_3
||      XOR     .L2    B0, B3, B8           ; <1> XOR     x_1, r_1, s_1
||      SUB     .S1    A10, A4, A10         ; <3> SUB     high_3, one_3, spread_3
||      AND     .S2X   B5, A3, B0           ; <0> AND     spread_5, polynomial, folded_5
||      MPYHLU  .M1    A7, A14, A2          ; <4> MPYHLU  w, one, down_2
||      ADD     .D1    A2, A2, A2           ; <0> ADD     low_5, low_5, shifted_5
||      SUB     .D2    B10, B8, B10         ; <2> SUB     high_4, one_4, spread_4
;@loop {"name": "loop", "ii": 7, "res_mii": 7, "rec_mii": 1, "optimal": true, "stages": 6, "critical_cycle": [], "attempts": [{"interval": 7, "result": "time limit", "seconds": 10.0, "banks_apart": true, "note": "", "moves": 2}, {"interval": 7, "result": "time limit", "seconds": 10.0, "banks_apart": false, "note": "", "moves": 2}, {"interval": 7, "result": "found by annealing", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 2}]}
;  loop loop: II 7, 6 stages
;  bounds: resources 7, recurrence 1
;  units: L1 7/7, S1 7/7, M1 1/7, D1 6/7, L2 7/7, S2 7/7, M2 1/7, D2 5/7
;  cross paths: 1X 3/7, 2X 6/7
;  T paths: T1 1/7, T2 1/7
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 11 used, 11 live at once
;  II 7 without possible bank conflicts with moves of 2 long lives: time limit, 10.0 s
;  II 7 with moves of 2 long lives: time limit, 10.0 s
;  II 7 without possible bank conflicts with moves of 2 long lives: found by annealing, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
rijndael_unmix_keys$loop:
        AND     .L1X   A8, B8, A4           ; <4> AND     s_1, tops, high_5
||      XOR     .L2X   B0, A2, B0           ; <5> XOR     shifted_5, folded_5, doubled_1
||      SHL     .S1    A7, 16, A13          ; <1> SHL     w, 16, up_2
||      AND     .S2    B10, B5, B6          ; <3> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A13, A13, A3         ; <2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B6, B10          ; <3> ADD     low_4, low_4, shifted_4
        AND     .L1    A10, A6, A10         ; <2> AND     spread_3, polynomial, folded_3
||      XOR     .L2    B10, B6, B6          ; <3> XOR     shifted_4, folded_4, u4_1
||[B2]  B       .S1    rijndael_unmix_keys$loop; <0> [left] B       loop
||      SHL     .S2    B8, 16, B10          ; <4> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <4> MPYHLU  s_1, one, down_6
||      LDW     .D1T1  *A1++[1], A7         ; <0> LDW     *from++, w
        XOR     .L1X   A4, B8, A2           ; <4> XOR     s_1, high_5, low_5
||      XOR     .L2X   B6, A5, B0           ; <3> XOR     w, u4_1, x_1
||      XOR     .S1    A3, A10, A5          ; <2> XOR     shifted_3, folded_3, u2_1
||      XOR     .S2    B0, B1, B6           ; <5> XOR     doubled_1, rest_1, x
||      ADD     .D1    A13, A2, A13         ; <1> ADD     up_2, down_2, turned_1
        XOR     .L1    A7, A13, A13         ; <1> XOR     w, turned_1, u_1
||      AND     .L2X   B7, A5, B10          ; <2> AND     u2_1, tops, high_4
||      SHRU    .S1    A4, 7, A3            ; <4> SHRU    high_5, 7, one_5
||      SHL     .S2    B0, 24, B8           ; <3> SHL     x_1, 24, up_1
||      ADD     .D2    B10, B8, B1          ; <4> ADD     up_6, down_6, half_1
        AND     .L1    A13, A8, A10         ; <1> AND     u_1, tops, high_3
||      XOR     .L2X   B10, A5, B6          ; <2> XOR     u2_1, high_4, low_4
||      SHRU    .S1X   B0, 8, A4            ; <3> SHRU    x_1, 8, down_1
||      XOR     .S2    B3, B1, B1           ; <4> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <4> SUB     high_5, one_5, spread_5
||      STW     .D2T2  B6, *B9++[1]         ; <5> STW     x, *to++
        MV      .L1    A9, A5               ; <2> w lives on
||      ADD     .L2X   B8, A4, B3           ; <3> ADD     up_1, down_1, r_1
||      SHRU    .S1    A10, 7, A4           ; <1> SHRU    high_3, 7, one_3
||      SHRU    .S2    B10, 7, B8           ; <2> SHRU    high_4, 7, one_4
||      MV      .D1    A7, A9               ; <1> w lives on
||[B2]  SUB     .D2    B2, 1, B2            ; <0> SUB     left, 1, left
        XOR     .L1    A13, A10, A13        ; <1> XOR     u_1, high_3, low_3
||      XOR     .L2    B0, B3, B8           ; <3> XOR     x_1, r_1, s_1
||      SUB     .S1    A10, A4, A10         ; <1> SUB     high_3, one_3, spread_3
||      AND     .S2X   B5, A3, B0           ; <4> AND     spread_5, polynomial, folded_5
||      MPYHLU  .M1    A7, A14, A2          ; <0> MPYHLU  w, one, down_2
||      ADD     .D1    A2, A2, A2           ; <4> ADD     low_5, low_5, shifted_5
||      SUB     .D2    B10, B8, B10         ; <2> SUB     high_4, one_4, spread_4
rijndael_unmix_keys$rijndael_unmix_keys$2:
        AND     .L1X   A8, B8, A4           ; <-4> AND     s_1, tops, high_5
||      XOR     .L2X   B0, A2, B0           ; <-5> XOR     shifted_5, folded_5, doubled_1
||      SHL     .S1    A7, 16, A13          ; <-1> SHL     w, 16, up_2
||      AND     .S2    B10, B5, B6          ; <-3> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A13, A13, A3         ; <-2> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B6, B10          ; <-3> ADD     low_4, low_4, shifted_4
        AND     .L1    A10, A6, A10         ; <-2> AND     spread_3, polynomial, folded_3
||      XOR     .L2    B10, B6, B6          ; <-3> XOR     shifted_4, folded_4, u4_1
||      SHL     .S2    B8, 16, B10          ; <-4> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <-4> MPYHLU  s_1, one, down_6
        XOR     .L1X   A4, B8, A2           ; <-4> XOR     s_1, high_5, low_5
||      XOR     .L2X   B6, A5, B0           ; <-3> XOR     w, u4_1, x_1
||      XOR     .S1    A3, A10, A5          ; <-2> XOR     shifted_3, folded_3, u2_1
||      XOR     .S2    B0, B1, B6           ; <-5> XOR     doubled_1, rest_1, x
||      ADD     .D1    A13, A2, A13         ; <-1> ADD     up_2, down_2, turned_1
||      LDW     .D2T1  *+B15[4], A14        ; restore A14
        XOR     .L1    A7, A13, A13         ; <-1> XOR     w, turned_1, u_1
||      AND     .L2X   B7, A5, B10          ; <-2> AND     u2_1, tops, high_4
||      SHRU    .S1    A4, 7, A3            ; <-4> SHRU    high_5, 7, one_5
||      SHL     .S2    B0, 24, B8           ; <-3> SHL     x_1, 24, up_1
||      ADD     .D2    B10, B8, B1          ; <-4> ADD     up_6, down_6, half_1
        AND     .L1    A13, A8, A10         ; <-1> AND     u_1, tops, high_3
||      XOR     .L2X   B10, A5, B6          ; <-2> XOR     u2_1, high_4, low_4
||      SHRU    .S1X   B0, 8, A4            ; <-3> SHRU    x_1, 8, down_1
||      XOR     .S2    B3, B1, B1           ; <-4> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <-4> SUB     high_5, one_5, spread_5
||      STW     .D2T2  B6, *B9++[1]         ; <-5> STW     x, *to++
        MV      .L1    A9, A5               ; <-2> w lives on
||      ADD     .L2X   B8, A4, B3           ; <-3> ADD     up_1, down_1, r_1
||      SHRU    .S1    A10, 7, A4           ; <-1> SHRU    high_3, 7, one_3
||      SHRU    .S2    B10, 7, B8           ; <-2> SHRU    high_4, 7, one_4
||      MV      .D1    A7, A9               ; <-1> w lives on
        XOR     .L1    A13, A10, A13        ; <-1> XOR     u_1, high_3, low_3
||      XOR     .L2    B0, B3, B8           ; <-3> XOR     x_1, r_1, s_1
||      SUB     .S1    A10, A4, A10         ; <-1> SUB     high_3, one_3, spread_3
||      AND     .S2X   B5, A3, B0           ; <-4> AND     spread_5, polynomial, folded_5
||      ADD     .D1    A2, A2, A2           ; <-4> ADD     low_5, low_5, shifted_5
||      SUB     .D2    B10, B8, B10         ; <-2> SUB     high_4, one_4, spread_4
        AND     .L1X   A8, B8, A4           ; <-3> AND     s_1, tops, high_5
||      XOR     .L2X   B0, A2, B0           ; <-4> XOR     shifted_5, folded_5, doubled_1
||      AND     .S2    B10, B5, B6          ; <-2> AND     spread_4, polynomial, folded_4
||      ADD     .D1    A13, A13, A3         ; <-1> ADD     low_3, low_3, shifted_3
||      ADD     .D2    B6, B6, B10          ; <-2> ADD     low_4, low_4, shifted_4
        AND     .L1    A10, A6, A10         ; <-1> AND     spread_3, polynomial, folded_3
||      XOR     .L2    B10, B6, B6          ; <-2> XOR     shifted_4, folded_4, u4_1
||      SHL     .S2    B8, 16, B10          ; <-3> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <-3> MPYHLU  s_1, one, down_6
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        XOR     .L1X   A4, B8, A2           ; <-3> XOR     s_1, high_5, low_5
||      XOR     .L2X   B6, A5, B0           ; <-2> XOR     w, u4_1, x_1
||      XOR     .S1    A3, A10, A5          ; <-1> XOR     shifted_3, folded_3, u2_1
||      XOR     .S2    B0, B1, B6           ; <-4> XOR     doubled_1, rest_1, x
        AND     .L2X   B7, A5, B10          ; <-1> AND     u2_1, tops, high_4
||      SHRU    .S1    A4, 7, A3            ; <-3> SHRU    high_5, 7, one_5
||      SHL     .S2    B0, 24, B8           ; <-2> SHL     x_1, 24, up_1
||      ADD     .D2    B10, B8, B1          ; <-3> ADD     up_6, down_6, half_1
        XOR     .L2X   B10, A5, B6          ; <-1> XOR     u2_1, high_4, low_4
||      SHRU    .S1X   B0, 8, A4            ; <-2> SHRU    x_1, 8, down_1
||      XOR     .S2    B3, B1, B1           ; <-3> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <-3> SUB     high_5, one_5, spread_5
||      STW     .D2T2  B6, *B9++[1]         ; <-4> STW     x, *to++
        MV      .L1    A9, A5               ; <-1> w lives on
||      ADD     .L2X   B8, A4, B3           ; <-2> ADD     up_1, down_1, r_1
||      SHRU    .S2    B10, 7, B8           ; <-1> SHRU    high_4, 7, one_4
        XOR     .L2    B0, B3, B8           ; <-2> XOR     x_1, r_1, s_1
||      AND     .S2X   B5, A3, B0           ; <-3> AND     spread_5, polynomial, folded_5
||      ADD     .D1    A2, A2, A2           ; <-3> ADD     low_5, low_5, shifted_5
||      SUB     .D2    B10, B8, B10         ; <-1> SUB     high_4, one_4, spread_4
        AND     .L1X   A8, B8, A4           ; <-2> AND     s_1, tops, high_5
||      XOR     .L2X   B0, A2, B0           ; <-3> XOR     shifted_5, folded_5, doubled_1
||      AND     .S2    B10, B5, B6          ; <-1> AND     spread_4, polynomial, folded_4
||      ADD     .D2    B6, B6, B10          ; <-1> ADD     low_4, low_4, shifted_4
        XOR     .L2    B10, B6, B6          ; <-1> XOR     shifted_4, folded_4, u4_1
||      SHL     .S2    B8, 16, B10          ; <-2> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <-2> MPYHLU  s_1, one, down_6
        XOR     .L1X   A4, B8, A2           ; <-2> XOR     s_1, high_5, low_5
||      XOR     .L2X   B6, A5, B0           ; <-1> XOR     w, u4_1, x_1
||      XOR     .S2    B0, B1, B6           ; <-3> XOR     doubled_1, rest_1, x
        SHRU    .S1    A4, 7, A3            ; <-2> SHRU    high_5, 7, one_5
||      SHL     .S2    B0, 24, B8           ; <-1> SHL     x_1, 24, up_1
||      ADD     .D2    B10, B8, B1          ; <-2> ADD     up_6, down_6, half_1
        SHRU    .S1X   B0, 8, A4            ; <-1> SHRU    x_1, 8, down_1
||      XOR     .S2    B3, B1, B1           ; <-2> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <-2> SUB     high_5, one_5, spread_5
||      STW     .D2T2  B6, *B9++[1]         ; <-3> STW     x, *to++
        ADD     .L2X   B8, A4, B3           ; <-1> ADD     up_1, down_1, r_1
        XOR     .L2    B0, B3, B8           ; <-1> XOR     x_1, r_1, s_1
||      AND     .S2X   B5, A3, B0           ; <-2> AND     spread_5, polynomial, folded_5
||      ADD     .D1    A2, A2, A2           ; <-2> ADD     low_5, low_5, shifted_5
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        AND     .L1X   A8, B8, A4           ; <-1> AND     s_1, tops, high_5
||      XOR     .L2X   B0, A2, B0           ; <-2> XOR     shifted_5, folded_5, doubled_1
        SHL     .S2    B8, 16, B10          ; <-1> SHL     s_1, 16, up_6
||      MPYHLU  .M2    B8, B4, B8           ; <-1> MPYHLU  s_1, one, down_6
        XOR     .L1X   A4, B8, A2           ; <-1> XOR     s_1, high_5, low_5
||      XOR     .S2    B0, B1, B6           ; <-2> XOR     doubled_1, rest_1, x
        SHRU    .S1    A4, 7, A3            ; <-1> SHRU    high_5, 7, one_5
||      ADD     .D2    B10, B8, B1          ; <-1> ADD     up_6, down_6, half_1
        XOR     .S2    B3, B1, B1           ; <-1> XOR     r_1, half_1, rest_1
||      SUB     .D1    A4, A3, A3           ; <-1> SUB     high_5, one_5, spread_5
||      STW     .D2T2  B6, *B9++[1]         ; <-2> STW     x, *to++
        NOP
        AND     .S2X   B5, A3, B0           ; <-1> AND     spread_5, polynomial, folded_5
||      ADD     .D1    A2, A2, A2           ; <-1> ADD     low_5, low_5, shifted_5
        XOR     .L2X   B0, A2, B0           ; <-1> XOR     shifted_5, folded_5, doubled_1
        B       .S2X   A0                   ; return
        XOR     .S2    B0, B1, B6           ; <-1> XOR     doubled_1, rest_1, x
||      LDW     .D2T1  *+B15[3], A13        ; restore A13
        ADDK    .S2    16, B15              ; frame
        STW     .D2T2  B6, *B9++[1]         ; <-1> STW     x, *to++
        NOP     2

rijndael_reverse_keys:
        MV      .L2X   A6, B0               ; MV      pairs, left
        MV      .L1    A4, A3               ; MV      first, near
||      MV      .L2    B4, B1               ; MV      last, far
||      MV      .S1X   B0, A4               ; copy
        SUB     .L1    A4, 1, A1            ; passes of loop
||      MV      .S1X   B3, A0               ; move return$
;@loop {"name": "loop", "ii": 10, "res_mii": 9, "rec_mii": 1, "optimal": true, "stages": 1, "critical_cycle": [], "attempts": [{"interval": 9, "result": "proved infeasible", "seconds": 3.9, "banks_apart": false, "note": "up to 2 stages", "moves": 0}, {"interval": 9, "result": "proved infeasible", "seconds": 0.4, "banks_apart": true, "note": "up to 2 stages", "moves": 0}, {"interval": 9, "result": "time limit", "seconds": 10.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "proved infeasible", "seconds": 1.3, "banks_apart": true, "note": "up to 2 stages", "moves": 0}, {"interval": 11, "result": "found", "seconds": 17.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 10, "result": "proved infeasible", "seconds": 0.6, "banks_apart": true, "note": "up to 2 stages", "moves": 0}, {"interval": 10, "result": "found", "seconds": 18.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop loop: II 10, 1 stages
;  bounds: resources 9, recurrence 1
;  units: L1 1/10, S1 0/10, M1 0/10, D1 9/10, L2 0/10, S2 2/10, M2 0/10, D2 8/10
;  cross paths: 1X 0/10, 2X 0/10
;  T paths: T1 8/10, T2 8/10
;  registers of side A: 5 used, 5 live at once
;  registers of side B: 2 used, 2 live at once
;  II 9: proved infeasible (up to 2 stages), 3.9 s
;  II 9 without possible bank conflicts: proved infeasible (up to 2 stages), 0.4 s
;  II 9: time limit, 10.0 s
;  II 11 without possible bank conflicts: proved infeasible (up to 2 stages), 1.3 s
;  II 11: found, 17.1 s
;  II 10 without possible bank conflicts: proved infeasible (up to 2 stages), 0.6 s
;  II 10: found, 18.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
rijndael_reverse_keys$loop:
        LDW     .D1T2  *+A3[0], B0          ; <0> LDW     *+near[0], n0
||      LDW     .D2T1  *+B1[2], A4          ; <0> LDW     *+far[2], f2
        LDW     .D1T1  *+A3[1], A4          ; <0> LDW     *+near[1], n1
||      LDW     .D2T2  *+B1[1], B0          ; <0> LDW     *+far[1], f1
        LDW     .D1T1  *+A3[2], A4          ; <0> LDW     *+near[2], n2
||      LDW     .D2T2  *+B1[0], B0          ; <0> LDW     *+far[0], f0
        LDW     .D1T2  *+A3[3], B0          ; <0> LDW     *+near[3], n3
||      LDW     .D2T1  *+B1[3], A2          ; <0> LDW     *+far[3], f3
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||[A1]  B       .S2    rijndael_reverse_keys$loop; <0> [left] B       loop
        STW     .D1T1  A4, *+A3[2]          ; <0> STW     f2, *+near[2]
||      STW     .D2T2  B0, *+B1[0]          ; <0> STW     n0, *+far[0]
        STW     .D1T2  B0, *+A3[1]          ; <0> STW     f1, *+near[1]
||      STW     .D2T1  A4, *+B1[1]          ; <0> STW     n1, *+far[1]
        STW     .D1T2  B0, *+A3[0]          ; <0> STW     f0, *+near[0]
        STW     .D1T1  A2, *+A3[3]          ; <0> STW     f3, *+near[3]
||      STW     .D2T2  B0, *+B1[3]          ; <0> STW     n3, *+far[3]
        SUB     .S2    B1, 16, B1           ; <0> SUB     far, 16, far
||      ADD     .D1    A3, 16, A3           ; <0> ADD     near, 16, near
||      STW     .D2T1  A4, *+B1[2]          ; <0> STW     n2, *+far[2]
rijndael_reverse_keys$rijndael_reverse_keys$2:
        B       .S2X   A0                   ; return
        NOP     5
