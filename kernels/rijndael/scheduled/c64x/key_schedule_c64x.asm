; broadside optimize: source 9278a014dd287d8bffd6ccee7860d1ad4e68a314c358089c849653829778b378
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_s_box
; Key expansion of Rijndael with blocks of 128 bits on the C64x, for keys of one length each.
;
;       void rijndael_expand_128_c64x(uint32_t schedule[44], const uint8_t key[16]);
;       void rijndael_expand_192_c64x(uint32_t schedule[52], const uint8_t key[24]);
;       void rijndael_expand_256_c64x(uint32_t schedule[60], const uint8_t key[32]);
;
; schedule  the round keys of encryption in the order of their use.
; key       its bytes in the order of the standard. Both word aligned, not overlapping.
;
; A misaligned pointer stops the machine's memory access. To be called with interrupts disabled: registers take new
; values while older ones are on their way.

; Key expansion of Rijndael (FIPS 197, section 5.2): the macros of its key schedules.
;
; A word holds its first byte in its low bits. The S-box in bytes is looked up through both data ports: `box_a` and
; `box_b` are its address, one on each side.

; The S-box of each byte of a word of side A, byte n moved to bit sn: two parts that add up to the result. EXTU takes no
; operand from the other side, so bytes 1 and 2 are looked up on A.

; RotWord, SubWord and the round constant, which becomes the next one; it is added to the key's first word, which goes
; into all others.

; SubWord alone, in the middle of keys of 256 bits.

; Four words of the next key; the last of them, for which the next key waits, by the shortest way.


; What every length begins with.




        .global rijndael_expand_128_c64x
        .align  32
rijndael_expand_128_c64x:
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S1    rijndael_s_box, A18  ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A4          ; LDW     *+key[3], d
        NOP     2
        MVKH    .S1    rijndael_s_box, A18  ; MVKH    rijndael_s_box, box_a
        MV      .L2X   A4, B0               ; MV      schedule, to
||      LDW     .D2T1  *+B4[0], A9          ; LDW     *+key[0], a
        MV      .L2X   A18, B2              ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A16      ; <0> EXTU    d, 16, 24, i1_8
||      MVK     .S2    255, B3              ; MVK     255, byte
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+key[1], b
        EXTU    .S1    A4, 8, 24, A16       ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B1           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T2  *+A18[A16], B1       ; <0> LDBU    *+box_a[i1_8], b1_8
||      LDW     .D2T1  *+B4[2], A2          ; LDW     *+key[2], c
        AND     .L2X   B3, A4, B1           ; <0> AND     d, byte, i0_8
||      LDBU    .D1T1  *+A18[A16], A2       ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T2  *+B2[B1], B1         ; <0> LDBU    *+box_b[i3_8], b3_8
        MVK     .L1    1, A6                ; MVK     1, constant
||      MVK     .S1    283, A7              ; MVK     0x11b, polynomial
||      MVK     .D1    7, A1                ; MVK     10, left
||      LDBU    .D2T1  *+B2[B1], A17        ; <0> LDBU    *+box_b[i0_8], b0_8
        XOR     .L1    A9, A6, A9           ; <0> XOR     a, constant, a
||      STW     .D2T1  A9, *B0++[1]         ; STW     a, *to++
        XOR     .S1    A9, A3, A5           ; <0> XOR     a, b, ab_9
||      ADD     .D1    A6, A6, A8           ; <0> ADD     constant, constant, doubled_7
||      STW     .D2T1  A3, *B0++[1]         ; STW     b, *to++
        SHL     .S1X   B1, 0, A16           ; <0> SHL     b1_8, 0, t1_8
||      XOR     .D1    A5, A2, A3           ; <0> XOR     ab_9, c, abc_9
||      STW     .D2T1  A2, *B0++[1]         ; STW     c, *to++
        SHL     .S1X   B1, 16, A4           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2X   A2, 8, B1            ; <0> SHL     b2_8, 8, t2_8
||      XOR     .D1    A3, A4, A2           ; <0> XOR     abc_9, d, abcd_9
||      STW     .D2T1  A4, *B0++[1]         ; STW     d, *to++
        XOR     .L1    A16, A4, A16         ; <0> XOR     t1_8, t3_8, early
||      SHL     .S1    A17, 24, A4          ; <0> SHL     b0_8, 24, t0_8
        XOR     .L1X   A4, B1, A4           ; <0> XOR     t2_8, t0_8, late
||      SHRU    .S1    A6, 7, A6            ; <0> SHRU    constant, 7, carry_7
||      XOR     .D1    A2, A16, A2          ; <0> XOR     abcd_9, early, near_9
        XOR     .L1    A16, A4, A2          ; <0> XOR     early, late, all_9
||      XOR     .S1    A2, A4, A4           ; <0> XOR     near_9, late, d
        EXTU    .S1    A4, 16, 24, A16      ; <1> EXTU    d, 16, 24, i1_8
||      MPY     .M1    A6, A7, A6           ; <0> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A9, A2, A9           ; <0> XOR     a, all_9, a
        EXTU    .S1    A4, 8, 24, A16       ; <1> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B1           ; <1> SHRU    d, 24, i3_8
||      LDBU    .D1T2  *+A18[A16], B1       ; <1> LDBU    *+box_a[i1_8], b1_8
||      STW     .D2T1  A9, *B0++[1]         ; <0> STW     a, *to++
        XOR     .L1    A8, A6, A6           ; <0> XOR     doubled_7, folded_7, constant
||      AND     .L2X   B3, A4, B1           ; <1> AND     d, byte, i0_8
||      LDBU    .D1T1  *+A18[A16], A2       ; <1> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T2  *+B2[B1], B1         ; <1> LDBU    *+box_b[i3_8], b3_8
;@loop {"name": "next", "ii": 11, "res_mii": 6, "rec_mii": 10, "optimal": true, "formulation": "as written", "stages": 3, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "24 operations near the recurrence", "moves": 0}, {"interval": 10, "result": "time limit with copies and equal instructions", "seconds": 60.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "found", "seconds": 67.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 11, 3 stages
;  bounds: resources 6, recurrence 10
;  critical cycle:
;    XOR near_9, late, d
;    EXTU d, 16, 24, i1_8
;    LDBU *+box_a[i1_8], b1_8
;    SHL b1_8, 0, t1_8
;    XOR t1_8, t3_8, early
;    XOR abcd_9, early, near_9
;  units: L1 7/11, S1 8/11, M1 1/11, D1 8/11, L2 1/11, S2 3/11, M2 0/11, D2 6/11
;  cross paths: 1X 3/11, 2X 3/11
;  T paths: T1 6/11, T2 2/11
;  registers of side A: 13 used, 13 live at once
;  registers of side B: 4 used, 4 live at once
;  II 10: proved infeasible (24 operations near the recurrence), 0.1 s
;  II 10: time limit with copies and equal instructions, 60.1 s
;  II 11: found, 67.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rijndael_expand_128_c64x$next:
        XOR     .L1    A5, A2, A3           ; <2> XOR     ab_9, all_9, b
||      XOR     .D1    A3, A2, A2           ; <2> XOR     abc_9, all_9, c
||      LDBU    .D2T1  *+B2[B1], A17        ; <1> LDBU    *+box_b[i0_8], b0_8
        XOR     .L1    A9, A6, A9           ; <1> XOR     a, constant, a
||      STW     .D2T1  A3, *B0++[1]         ; <2> STW     b, *to++
        XOR     .S1    A9, A3, A5           ; <1> XOR     a, b, ab_9
||      ADD     .D1    A6, A6, A8           ; <1> ADD     constant, constant, doubled_7
||      STW     .D2T1  A2, *B0++[1]         ; <2> STW     c, *to++
        SHL     .S1X   B1, 0, A16           ; <1> SHL     b1_8, 0, t1_8
||      XOR     .D1    A5, A2, A3           ; <1> XOR     ab_9, c, abc_9
||      STW     .D2T1  A4, *B0++[1]         ; <2> STW     d, *to++
        SHL     .S1X   B1, 16, A4           ; <1> SHL     b3_8, 16, t3_8
||      SHL     .S2X   A2, 8, B1            ; <1> SHL     b2_8, 8, t2_8
||      XOR     .D1    A3, A4, A2           ; <1> XOR     abc_9, d, abcd_9
        XOR     .L1    A16, A4, A16         ; <1> XOR     t1_8, t3_8, early
||      SHL     .S1    A17, 24, A4          ; <1> SHL     b0_8, 24, t0_8
||[A1]  B       .S2    rijndael_expand_128_c64x$next; <0> [left] B       next
        XOR     .L1X   A4, B1, A4           ; <1> XOR     t2_8, t0_8, late
||      SHRU    .S1    A6, 7, A6            ; <1> SHRU    constant, 7, carry_7
||      XOR     .D1    A2, A16, A2          ; <1> XOR     abcd_9, early, near_9
        XOR     .L1    A16, A4, A2          ; <1> XOR     early, late, all_9
||      XOR     .S1    A2, A4, A4           ; <1> XOR     near_9, late, d
        EXTU    .S1    A4, 16, 24, A16      ; <0> EXTU    d, 16, 24, i1_8
||      MPY     .M1    A6, A7, A6           ; <1> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A9, A2, A9           ; <1> XOR     a, all_9, a
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      EXTU    .S1    A4, 8, 24, A16       ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B1           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T2  *+A18[A16], B1       ; <0> LDBU    *+box_a[i1_8], b1_8
||      STW     .D2T1  A9, *B0++[1]         ; <1> STW     a, *to++
        XOR     .L1    A8, A6, A6           ; <1> XOR     doubled_7, folded_7, constant
||      AND     .L2X   B3, A4, B1           ; <0> AND     d, byte, i0_8
||      LDBU    .D1T1  *+A18[A16], A2       ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T2  *+B2[B1], B1         ; <0> LDBU    *+box_b[i3_8], b3_8
rijndael_expand_128_c64x$rijndael_expand_128_c64x$2:
        XOR     .L1    A5, A2, A3           ; <-2> XOR     ab_9, all_9, b
||      XOR     .D1    A3, A2, A2           ; <-2> XOR     abc_9, all_9, c
||      LDBU    .D2T1  *+B2[B1], A17        ; <-1> LDBU    *+box_b[i0_8], b0_8
        XOR     .L1    A9, A6, A9           ; <-1> XOR     a, constant, a
||      STW     .D2T1  A3, *B0++[1]         ; <-2> STW     b, *to++
        XOR     .S1    A9, A3, A5           ; <-1> XOR     a, b, ab_9
||      ADD     .D1    A6, A6, A8           ; <-1> ADD     constant, constant, doubled_7
||      STW     .D2T1  A2, *B0++[1]         ; <-2> STW     c, *to++
        SHL     .S1X   B1, 0, A16           ; <-1> SHL     b1_8, 0, t1_8
||      XOR     .D1    A5, A2, A3           ; <-1> XOR     ab_9, c, abc_9
||      STW     .D2T1  A4, *B0++[1]         ; <-2> STW     d, *to++
        SHL     .S1X   B1, 16, A4           ; <-1> SHL     b3_8, 16, t3_8
||      SHL     .S2X   A2, 8, B1            ; <-1> SHL     b2_8, 8, t2_8
||      XOR     .D1    A3, A4, A2           ; <-1> XOR     abc_9, d, abcd_9
        XOR     .L1    A16, A4, A16         ; <-1> XOR     t1_8, t3_8, early
||      SHL     .S1    A17, 24, A4          ; <-1> SHL     b0_8, 24, t0_8
        XOR     .L1X   A4, B1, A4           ; <-1> XOR     t2_8, t0_8, late
||      SHRU    .S1    A6, 7, A6            ; <-1> SHRU    constant, 7, carry_7
||      XOR     .D1    A2, A16, A2          ; <-1> XOR     abcd_9, early, near_9
        XOR     .L1    A16, A4, A2          ; <-1> XOR     early, late, all_9
||      XOR     .S1    A2, A4, A4           ; <-1> XOR     near_9, late, d
        MPY     .M1    A6, A7, A6           ; <-1> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A9, A2, A9           ; <-1> XOR     a, all_9, a
        B       .S2X   A0                   ; return
||      STW     .D2T1  A9, *B0++[1]         ; <-1> STW     a, *to++
        XOR     .L1    A8, A6, A6           ; <-1> XOR     doubled_7, folded_7, constant
        XOR     .L1    A5, A2, A3           ; <-1> XOR     ab_9, all_9, b
||      XOR     .D1    A3, A2, A2           ; <-1> XOR     abc_9, all_9, c
        STW     .D2T1  A3, *B0++[1]         ; <-1> STW     b, *to++
        STW     .D2T1  A2, *B0++[1]         ; <-1> STW     c, *to++
        STW     .D2T1  A4, *B0++[1]         ; <-1> STW     d, *to++

        .global rijndael_expand_192_c64x
        .align  32
rijndael_expand_192_c64x:
        MVK     .L1    8, A2                ; MVK     8, left
||      MVKL    .S1    rijndael_s_box, A16  ; MVKL    rijndael_s_box, box_a
||      MVK     .S2    255, B2              ; MVK     255, byte
||      MV      .D1X   B4, A0               ; copy
||      LDW     .D2T1  *+B4[5], A4          ; LDW     *+key[5], f
        MV      .L1    A2, A8               ; count of next
||      MVKH    .S1    rijndael_s_box, A16  ; MVKH    rijndael_s_box, box_a
||      LDW     .D1T1  *+A0[0], A7          ; LDW     *+key[0], a
||      LDW     .D2T2  *+B4[4], B3          ; LDW     *+key[4], e
        LDW     .D1T1  *+A0[1], A5          ; LDW     *+key[1], b
        LDW     .D1T1  *+A0[2], A1          ; LDW     *+key[2], c
        MV      .L2X   A4, B31              ; MV      schedule, to
        MV      .L1X   B3, A0               ; move return$
||      MVK     .L2    1, B6                ; MVK     1, constant
||      MVK     .S2    283, B4              ; MVK     0x11b, polynomial
||      LDW     .D2T1  *+B4[3], A3          ; LDW     *+key[3], d
        MV      .L2X   A16, B30             ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A17      ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2    B6, 7, B1            ; <0> SHRU    constant, 7, carry_22
||      STW     .D2T1  A7, *B31++[1]        ; STW     a, *to++
        ADD     .L2    B6, B6, B5           ; <0> ADD     constant, constant, doubled_22
||      EXTU    .S1    A4, 8, 24, A6        ; <0> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A4, 24, B1           ; <0> SHRU    f, 24, i3_23
||      MPY     .M2    B1, B4, B1           ; <0> MPY     carry_22, polynomial, folded_22
||      LDBU    .D1T2  *+A16[A17], B1       ; <0> LDBU    *+box_a[i1_23], b1_23
||      STW     .D2T1  A5, *B31++[1]        ; STW     b, *to++
        XOR     .L1X   A7, B6, A7           ; <0> XOR     a, constant, a
||      AND     .L2X   B2, A4, B6           ; <0> AND     f, byte, i0_23
||      LDBU    .D1T2  *+A16[A6], B1        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B30[B1], A9        ; <0> LDBU    *+box_b[i3_23], b3_23
        MV      .L2X   A1, B6               ; copy
||      XOR     .D1    A7, A5, A6           ; <0> XOR     a, b, ab_24
||      LDBU    .D2T1  *+B30[B6], A4        ; <0> LDBU    *+box_b[i0_23], b0_23
        SUB     .L2X   A8, 1, B0            ; passes of next
||      XOR     .S1X   A4, B3, A22          ; <0> XOR     e, f, f
||      STW     .D2T2  B6, *B31++[1]        ; STW     c, *to++
        XOR     .S2    B5, B1, B6           ; <0> XOR     doubled_22, folded_22, constant
||      STW     .D2T1  A3, *B31++[1]        ; STW     d, *to++
        SHL     .S1X   B1, 0, A8            ; <0> SHL     b1_23, 0, t1_23
||      XOR     .D1    A6, A1, A5           ; <0> XOR     ab_24, c, abc_24
||      STW     .D2T2  B3, *B31++[1]        ; STW     e, *to++
        SHL     .S1    A9, 16, A1           ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B1, 8, B1            ; <0> SHL     b2_23, 8, t2_23
||      STW     .D2T1  A4, *B31++[1]        ; STW     f, *to++
        XOR     .L1    A5, A3, A1           ; <0> XOR     abc_24, d, abcd_24
||      SHL     .S1    A4, 24, A4           ; <0> SHL     b0_23, 24, t0_23
||      XOR     .D1    A8, A1, A3           ; <0> XOR     t1_23, t3_23, early
        XOR     .S1    A1, A3, A20          ; <0> XOR     abcd_24, early, near_24
||      XOR     .D1X   A4, B1, A21          ; <0> XOR     t2_23, t0_23, late
        SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      XOR     .S1    A3, A21, A1          ; <0> XOR     early, late, all_24
||      XOR     .D1    A20, A21, A3         ; <0> XOR     near_24, late, d
        XOR     .S1    A3, A22, A4          ; <0> XOR     d, f, f
||      XOR     .D1    A7, A1, A7           ; <0> XOR     a, all_24, a
||      NOP
||      NOP
;@loop {"name": "next", "ii": 12, "res_mii": 8, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.2, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 60.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 111.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 12, 2 stages
;  bounds: resources 8, recurrence 11
;  critical cycle:
;    XOR d, f, f
;    EXTU f, 16, 24, i1_23
;    LDBU *+box_a[i1_23], b1_23
;    SHL b1_23, 0, t1_23
;    XOR t1_23, t3_23, early
;    XOR abcd_24, early, near_24
;    XOR near_24, late, d
;  units: L1 4/12, S1 9/12, M1 0/12, D1 9/12, L2 4/12, S2 5/12, M2 1/12, D2 8/12
;  cross paths: 1X 4/12, 2X 3/12
;  T paths: T1 7/12, T2 3/12
;  registers of side A: 15 used, 11 live at once
;  registers of side B: 9 used, 9 live at once
;  II 11: proved infeasible (27 operations near the recurrence), 0.2 s
;  II 11: time limit with copies and equal instructions, 60.3 s
;  II 12: found, 111.1 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_192_c64x$next:
        XOR     .L1    A5, A1, A1           ; <1> XOR     abc_24, all_24, c
||      XOR     .L2X   B3, A3, B3           ; <1> XOR     d, e, e
||      EXTU    .S1    A4, 16, 24, A17      ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2    B6, 7, B1            ; <0> SHRU    constant, 7, carry_22
||      XOR     .D1    A6, A1, A5           ; <1> XOR     ab_24, all_24, b
||      STW     .D2T1  A7, *B31++[1]        ; <1> STW     a, *to++
        ADD     .L2    B6, B6, B5           ; <0> ADD     constant, constant, doubled_22
||      EXTU    .S1    A4, 8, 24, A6        ; <0> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A4, 24, B1           ; <0> SHRU    f, 24, i3_23
||      MPY     .M2    B1, B4, B1           ; <0> MPY     carry_22, polynomial, folded_22
||      LDBU    .D1T2  *+A16[A17], B1       ; <0> LDBU    *+box_a[i1_23], b1_23
||      STW     .D2T1  A5, *B31++[1]        ; <1> STW     b, *to++
        XOR     .L1X   A7, B6, A7           ; <0> XOR     a, constant, a
||      AND     .L2X   B2, A4, B6           ; <0> AND     f, byte, i0_23
||      LDBU    .D1T2  *+A16[A6], B1        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B30[B1], A9        ; <0> LDBU    *+box_b[i3_23], b3_23
        XOR     .D1    A7, A5, A6           ; <0> XOR     a, b, ab_24
||      LDBU    .D2T1  *+B30[B6], A4        ; <0> LDBU    *+box_b[i0_23], b0_23
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      XOR     .S1X   A4, B3, A22          ; <0> XOR     e, f, f
||      STW     .D2T1  A1, *B31++[1]        ; <1> STW     c, *to++
        XOR     .S2    B5, B1, B6           ; <0> XOR     doubled_22, folded_22, constant
||      STW     .D2T1  A3, *B31++[1]        ; <1> STW     d, *to++
        SHL     .S1X   B1, 0, A8            ; <0> SHL     b1_23, 0, t1_23
||[B0]  B       .S2    rijndael_expand_192_c64x$next; <0> [left] B       next
||      XOR     .D1    A6, A1, A5           ; <0> XOR     ab_24, c, abc_24
||[A2]  STW     .D2T2  B3, *B31++[1]        ; <1> [left] STW     e, *to++
        SHL     .S1    A9, 16, A1           ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B1, 8, B1            ; <0> SHL     b2_23, 8, t2_23
||[A2]  STW     .D2T1  A4, *B31++[1]        ; <1> [left] STW     f, *to++
        XOR     .L1    A5, A3, A1           ; <0> XOR     abc_24, d, abcd_24
||      SHL     .S1    A4, 24, A4           ; <0> SHL     b0_23, 24, t0_23
||      XOR     .D1    A8, A1, A3           ; <0> XOR     t1_23, t3_23, early
        XOR     .S1    A1, A3, A20          ; <0> XOR     abcd_24, early, near_24
||      XOR     .D1X   A4, B1, A21          ; <0> XOR     t2_23, t0_23, late
        SUB     .L1    A2, 1, A2            ; <0> SUB     left, 1, left
||      XOR     .S1    A3, A21, A1          ; <0> XOR     early, late, all_24
||      XOR     .D1    A20, A21, A3         ; <0> XOR     near_24, late, d
        XOR     .S1    A3, A22, A4          ; <0> XOR     d, f, f
||      XOR     .D1    A7, A1, A7           ; <0> XOR     a, all_24, a
rijndael_expand_192_c64x$rijndael_expand_192_c64x$2:
        XOR     .L1    A5, A1, A1           ; <-1> XOR     abc_24, all_24, c
||      XOR     .L2X   B3, A3, B3           ; <-1> XOR     d, e, e
||      XOR     .D1    A6, A1, A5           ; <-1> XOR     ab_24, all_24, b
||      STW     .D2T1  A7, *B31++[1]        ; <-1> STW     a, *to++
        STW     .D2T1  A5, *B31++[1]        ; <-1> STW     b, *to++
        B       .S2X   A0                   ; return
        NOP
        STW     .D2T1  A1, *B31++[1]        ; <-1> STW     c, *to++
        STW     .D2T1  A3, *B31++[1]        ; <-1> STW     d, *to++
  [A2]  STW     .D2T2  B3, *B31++[1]        ; <-1> [left] STW     e, *to++
  [A2]  STW     .D2T1  A4, *B31++[1]        ; <-1> [left] STW     f, *to++

        .global rijndael_expand_256_c64x
        .align  32
rijndael_expand_256_c64x:
        LDW     .D2T1  *+B4[0], A20         ; LDW     *+key[0], a
        LDW     .D2T1  *+B4[1], A19         ; LDW     *+key[1], b
        LDW     .D2T1  *+B4[2], A18         ; LDW     *+key[2], c
        LDW     .D2T1  *+B4[7], A4          ; LDW     *+key[7], h
        NOP
        MV      .L1    A4, A3               ; MV      schedule, to
||      MV      .L2X   A20, B0              ; copy
||      MVKL    .S1    rijndael_s_box, A21  ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A17         ; LDW     *+key[3], d
        MV      .L2X   A19, B0              ; copy
||      MVKH    .S1    rijndael_s_box, A21  ; MVKH    rijndael_s_box, box_a
||      STW     .D1T2  B0, *A3++[1]         ; STW     a, *to++
||      LDW     .D2T1  *+B4[4], A8          ; LDW     *+key[4], e
        MV      .L2X   A18, B0              ; copy
||      STW     .D1T2  B0, *A3++[1]         ; STW     b, *to++
||      LDW     .D2T1  *+B4[5], A5          ; LDW     *+key[5], f
        MV      .L2X   A21, B5              ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A9       ; <0> EXTU    h, 16, 24, i1_40
||      MVK     .S2    255, B6              ; MVK     255, byte
||      STW     .D1T2  B0, *A3++[1]         ; STW     c, *to++
||      LDW     .D2T1  *+B4[6], A6          ; LDW     *+key[6], g
        MVK     .L2    1, B2                ; MVK     1, constant
||      EXTU    .S1    A4, 8, 24, A9        ; <0> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B0           ; <0> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A21[A9], B0        ; <0> LDBU    *+box_a[i1_40], b1_40
        MV      .L1X   B3, A0               ; move return$
||      AND     .S2X   B6, A4, B0           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T2  *+A21[A9], B3        ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B5[B0], A7         ; <0> LDBU    *+box_b[i3_40], b3_40
        MV      .L2X   A8, B0               ; copy
||      XOR     .S1X   A20, B2, A20         ; <0> XOR     a, constant, a
||      MVK     .S2    283, B1              ; MVK     0x11b, polynomial
||      STW     .D1T1  A17, *A3++[1]        ; STW     d, *to++
||      LDBU    .D2T2  *+B5[B0], B4         ; <0> LDBU    *+box_b[i0_40], b0_40
        XOR     .L1    A20, A19, A19        ; <0> XOR     a, b, ab_41
||      MV      .L2X   A5, B0               ; copy
||      MVK     .S1    7, A2                ; MVK     7, left
||      STW     .D1T2  B0, *A3++[1]         ; STW     e, *to++
        XOR     .L1    A19, A18, A9         ; <0> XOR     ab_41, c, abc_41
||      MV      .L2X   A6, B3               ; copy
||      MV      .S1    A2, A18              ; count of next
||      STW     .D1T2  B0, *A3++[1]         ; STW     f, *to++
        SUB     .L1    A18, 1, A1           ; passes of next
||      SHL     .S1X   B0, 0, A18           ; <0> SHL     b1_40, 0, t1_40
||      SHRU    .S2    B2, 7, B0            ; <0> SHRU    constant, 7, carry_39
||      STW     .D1T2  B3, *A3++[1]         ; STW     g, *to++
        XOR     .L1    A9, A17, A7          ; <0> XOR     abc_41, d, abcd_41
||      SHL     .S1    A7, 16, A16          ; <0> SHL     b3_40, 16, t3_40
||      SHL     .S2    B3, 8, B3            ; <0> SHL     b2_40, 8, t2_40
||      STW     .D1T1  A4, *A3++[1]         ; STW     h, *to++
;@loop {"name": "next", "ii": 22, "res_mii": 12, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "32 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "32 operations near the recurrence", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 141.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 22, 2 stages
;  bounds: resources 12, recurrence 20
;  critical cycle:
;    XOR near_41, late, d
;    EXTU d, 16, 24, i1_43
;    LDBU *+box_a[i1_43], b1_43
;    SHL b1_43, 8, t1_43
;    XOR t1_43, t3_43, half_early
;    XOR abcd_44, half_early, near_44
;    XOR near_44, half_late, h
;    EXTU h, 16, 24, i1_40
;    LDBU *+box_a[i1_40], b1_40
;    SHL b1_40, 0, t1_40
;    XOR t1_40, t3_40, early
;    XOR abcd_41, early, near_41
;  units: L1 17/22, S1 16/22, M1 0/22, D1 15/22, L2 1/22, S2 8/22, M2 1/22, D2 4/22
;  cross paths: 1X 5/22, 2X 4/22
;  T paths: T1 12/22, T2 4/22
;  registers of side A: 16 used, 16 live at once
;  registers of side B: 7 used, 7 live at once
;  II 20: proved infeasible (32 operations near the recurrence), 0.0 s
;  II 21: proved infeasible (32 operations near the recurrence), 0.1 s
;  II 22: found by annealing, 141.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_256_c64x$next:
        SHL     .S1X   B4, 24, A16          ; <1> SHL     b0_40, 24, t0_40
||      MPY     .M2    B0, B1, B0           ; <1> MPY     carry_39, polynomial, folded_39
||      XOR     .D1    A18, A16, A18        ; <1> XOR     t1_40, t3_40, early
        XOR     .L1    A7, A18, A7          ; <1> XOR     abcd_41, early, near_41
||      XOR     .S1X   A16, B3, A16         ; <1> XOR     t2_40, t0_40, late
||      ADD     .S2    B2, B2, B2           ; <1> ADD     constant, constant, doubled_39
        XOR     .L1    A7, A16, A17         ; <1> XOR     near_41, late, d
||      XOR     .L2    B2, B0, B2           ; <1> XOR     doubled_39, folded_39, constant
        EXTU    .S1    A17, 16, 24, A7      ; <1> EXTU    d, 16, 24, i1_43
        XOR     .L1    A18, A16, A16        ; <1> XOR     early, late, all_41
||      EXTU    .S1    A17, 8, 24, A7       ; <1> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A17, 24, B0          ; <1> SHRU    d, 24, i3_43
||      LDBU    .D1T1  *+A21[A7], A5        ; <1> LDBU    *+box_a[i1_43], b1_43
        XOR     .L1    A9, A16, A18         ; <1> XOR     abc_41, all_41, c
||      XOR     .S1    A19, A16, A19        ; <1> XOR     ab_41, all_41, b
||      AND     .S2X   B6, A17, B0          ; <1> AND     d, byte, i0_43
||      LDBU    .D1T2  *+A21[A7], B0        ; <1> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B5[B0], A5         ; <1> LDBU    *+box_b[i3_43], b3_43
        XOR     .D1    A8, A5, A7           ; <1> XOR     e, f, ab_44
||      LDBU    .D2T1  *+B5[B0], A16        ; <1> LDBU    *+box_b[i0_43], b0_43
        NOP
        XOR     .L1    A7, A6, A6           ; <1> XOR     ab_44, g, abc_44
        XOR     .L1    A6, A4, A4           ; <1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A5, 8, A9            ; <1> SHL     b1_43, 8, t1_43
        XOR     .L1    A20, A16, A20        ; <1> XOR     a, all_41, a
||      SHL     .S1    A5, 24, A5           ; <1> SHL     b3_43, 24, t3_43
||      SHL     .S2    B0, 16, B0           ; <1> SHL     b2_43, 16, t2_43
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
        XOR     .L1    A9, A5, A9           ; <1> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A16, 0, A5           ; <1> SHL     b0_43, 0, t0_43
||      STW     .D1T1  A20, *A3++[1]        ; <1> STW     a, *to++
        XOR     .L1    A4, A9, A4           ; <1> XOR     abcd_44, half_early, near_44
||      XOR     .S1X   A5, B0, A5           ; <1> XOR     t2_43, t0_43, half_late
||      STW     .D1T1  A19, *A3++[1]        ; <1> STW     b, *to++
        XOR     .L1    A4, A5, A4           ; <1> XOR     near_44, half_late, h
||      SUB     .S1    A2, 1, A2            ; <1> SUB     left, 1, left
||      STW     .D1T1  A18, *A3++[1]        ; <1> STW     c, *to++
        XOR     .L1    A9, A5, A5           ; <1> XOR     half_early, half_late, all_44
||      EXTU    .S1    A4, 16, 24, A9       ; <0> EXTU    h, 16, 24, i1_40
||      STW     .D1T1  A17, *A3++[1]        ; <1> STW     d, *to++
        XOR     .L1    A6, A5, A6           ; <1> XOR     abc_44, all_44, g
||      EXTU    .S1    A4, 8, 24, A9        ; <0> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B0           ; <0> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A21[A9], B0        ; <0> LDBU    *+box_a[i1_40], b1_40
        XOR     .L1    A8, A5, A8           ; <1> XOR     e, all_44, e
||[A1]  B       .S1    rijndael_expand_256_c64x$next; <0> [left] B       next
||      AND     .S2X   B6, A4, B0           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T2  *+A21[A9], B3        ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B5[B0], A7         ; <0> LDBU    *+box_b[i3_40], b3_40
        XOR     .L1    A7, A5, A5           ; <1> XOR     ab_44, all_44, f
||      XOR     .S1X   A20, B2, A20         ; <0> XOR     a, constant, a
||[A2]  STW     .D1T1  A8, *A3++[1]         ; <1> [left] STW     e, *to++
||      LDBU    .D2T2  *+B5[B0], B4         ; <0> LDBU    *+box_b[i0_40], b0_40
        XOR     .L1    A20, A19, A19        ; <0> XOR     a, b, ab_41
||[A2]  STW     .D1T1  A5, *A3++[1]         ; <1> [left] STW     f, *to++
        XOR     .L1    A19, A18, A9         ; <0> XOR     ab_41, c, abc_41
||[A2]  STW     .D1T1  A6, *A3++[1]         ; <1> [left] STW     g, *to++
        SHL     .S1X   B0, 0, A18           ; <0> SHL     b1_40, 0, t1_40
||      SHRU    .S2    B2, 7, B0            ; <0> SHRU    constant, 7, carry_39
||[A2]  STW     .D1T1  A4, *A3++[1]         ; <1> [left] STW     h, *to++
        XOR     .L1    A9, A17, A7          ; <0> XOR     abc_41, d, abcd_41
||      SHL     .S1    A7, 16, A16          ; <0> SHL     b3_40, 16, t3_40
||      SHL     .S2    B3, 8, B3            ; <0> SHL     b2_40, 8, t2_40
rijndael_expand_256_c64x$rijndael_expand_256_c64x$2:
        SHL     .S1X   B4, 24, A16          ; <-1> SHL     b0_40, 24, t0_40
||      MPY     .M2    B0, B1, B0           ; <-1> MPY     carry_39, polynomial, folded_39
||      XOR     .D1    A18, A16, A18        ; <-1> XOR     t1_40, t3_40, early
        XOR     .L1    A7, A18, A7          ; <-1> XOR     abcd_41, early, near_41
||      XOR     .S1X   A16, B3, A16         ; <-1> XOR     t2_40, t0_40, late
||      ADD     .S2    B2, B2, B2           ; <-1> ADD     constant, constant, doubled_39
        XOR     .L1    A7, A16, A17         ; <-1> XOR     near_41, late, d
||      XOR     .L2    B2, B0, B2           ; <-1> XOR     doubled_39, folded_39, constant
        EXTU    .S1    A17, 16, 24, A7      ; <-1> EXTU    d, 16, 24, i1_43
        XOR     .L1    A18, A16, A16        ; <-1> XOR     early, late, all_41
||      EXTU    .S1    A17, 8, 24, A7       ; <-1> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A17, 24, B0          ; <-1> SHRU    d, 24, i3_43
||      LDBU    .D1T1  *+A21[A7], A5        ; <-1> LDBU    *+box_a[i1_43], b1_43
        XOR     .L1    A9, A16, A18         ; <-1> XOR     abc_41, all_41, c
||      XOR     .S1    A19, A16, A19        ; <-1> XOR     ab_41, all_41, b
||      AND     .S2X   B6, A17, B0          ; <-1> AND     d, byte, i0_43
||      LDBU    .D1T2  *+A21[A7], B0        ; <-1> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B5[B0], A5         ; <-1> LDBU    *+box_b[i3_43], b3_43
        XOR     .D1    A8, A5, A7           ; <-1> XOR     e, f, ab_44
||      LDBU    .D2T1  *+B5[B0], A16        ; <-1> LDBU    *+box_b[i0_43], b0_43
        NOP
        XOR     .L1    A7, A6, A6           ; <-1> XOR     ab_44, g, abc_44
        XOR     .L1    A6, A4, A4           ; <-1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A5, 8, A9            ; <-1> SHL     b1_43, 8, t1_43
        XOR     .L1    A20, A16, A20        ; <-1> XOR     a, all_41, a
||      SHL     .S1    A5, 24, A5           ; <-1> SHL     b3_43, 24, t3_43
||      SHL     .S2    B0, 16, B0           ; <-1> SHL     b2_43, 16, t2_43
        XOR     .L1    A9, A5, A9           ; <-1> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A16, 0, A5           ; <-1> SHL     b0_43, 0, t0_43
||      STW     .D1T1  A20, *A3++[1]        ; <-1> STW     a, *to++
        XOR     .L1    A4, A9, A4           ; <-1> XOR     abcd_44, half_early, near_44
||      XOR     .S1X   A5, B0, A5           ; <-1> XOR     t2_43, t0_43, half_late
||      STW     .D1T1  A19, *A3++[1]        ; <-1> STW     b, *to++
        XOR     .L1    A4, A5, A4           ; <-1> XOR     near_44, half_late, h
||      SUB     .S1    A2, 1, A2            ; <-1> SUB     left, 1, left
||      STW     .D1T1  A18, *A3++[1]        ; <-1> STW     c, *to++
        XOR     .L1    A9, A5, A5           ; <-1> XOR     half_early, half_late, all_44
||      STW     .D1T1  A17, *A3++[1]        ; <-1> STW     d, *to++
        XOR     .L1    A6, A5, A6           ; <-1> XOR     abc_44, all_44, g
||      B       .S2X   A0                   ; return
        XOR     .L1    A8, A5, A8           ; <-1> XOR     e, all_44, e
        XOR     .L1    A7, A5, A5           ; <-1> XOR     ab_44, all_44, f
||[A2]  STW     .D1T1  A8, *A3++[1]         ; <-1> [left] STW     e, *to++
  [A2]  STW     .D1T1  A5, *A3++[1]         ; <-1> [left] STW     f, *to++
  [A2]  STW     .D1T1  A6, *A3++[1]         ; <-1> [left] STW     g, *to++
  [A2]  STW     .D1T1  A4, *A3++[1]         ; <-1> [left] STW     h, *to++
