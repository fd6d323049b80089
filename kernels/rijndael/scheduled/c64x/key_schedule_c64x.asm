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
        MVKL    .S1    rijndael_s_box, A17  ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A1          ; LDW     *+key[3], d
        MVK     .S2    255, B5              ; MVK     255, byte
        MVKH    .S1    rijndael_s_box, A17  ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[0], A16         ; LDW     *+key[0], a
        MVK     .L1    1, A8                ; MVK     1, constant
||      LDW     .D2T1  *+B4[1], A6          ; LDW     *+key[1], b
        MV      .L1    A4, A3               ; MV      schedule, to
||      MV      .L2X   A17, B4              ; MV      box_a, box_b
||      MVK     .S1    283, A7              ; MVK     0x11b, polynomial
||      MV      .D1X   B3, A0               ; move return$
||      LDW     .D2T2  *+B4[2], B1          ; LDW     *+key[2], c
        MVK     .L2    8, B0                ; MVK     10, left
||      EXTU    .S1    A1, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A8, 7, B2            ; <0> SHRU    constant, 7, carry_7
        EXTU    .S1    A1, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A1, 24, B3           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T2  *+A17[A2], B2        ; <0> LDBU    *+box_a[i1_8], b1_8
        XOR     .L1    A16, A8, A9          ; <0> XOR     a, constant, a
||      AND     .S2X   B5, A1, B2           ; <0> AND     d, byte, i0_8
||      MPY     .M1X   A7, B2, A2           ; <0> MPY     carry_7, polynomial, folded_7
||      LDBU    .D1T2  *+A17[A2], B2        ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B4[B3], A2         ; <0> LDBU    *+box_b[i3_8], b3_8
        XOR     .L1    A9, A6, A5           ; <0> XOR     a, b, ab_9
||      ADD     .S1    A8, A8, A8           ; <0> ADD     constant, constant, doubled_7
||      STW     .D1T1  A16, *A3++[1]        ; STW     a, *to++
||      LDBU    .D2T2  *+B4[B2], B3         ; <0> LDBU    *+box_b[i0_8], b0_8
        XOR     .L1    A8, A2, A8           ; <0> XOR     doubled_7, folded_7, constant
||      STW     .D1T1  A6, *A3++[1]         ; STW     b, *to++
        XOR     .S2X   B1, A5, B1           ; <0> XOR     ab_9, c, abc_9
||      STW     .D1T2  B1, *A3++[1]         ; STW     c, *to++
        SHL     .S1X   B2, 0, A4            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A1, *A3++[1]         ; STW     d, *to++
        SHL     .S1    A2, 16, A2           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2    B2, 8, B2            ; <0> SHL     b2_8, 8, t2_8
||      XOR     .D1X   A1, B1, A1           ; <0> XOR     abc_9, d, abcd_9
        SHL     .S1X   B3, 24, A2           ; <0> SHL     b0_8, 24, t0_8
||      XOR     .D1    A4, A2, A4           ; <0> XOR     t1_8, t3_8, early
        XOR     .L1    A1, A4, A1           ; <0> XOR     abcd_9, early, near_9
||      XOR     .D1X   A2, B2, A2           ; <0> XOR     t2_8, t0_8, late
        XOR     .D1    A1, A2, A1           ; <0> XOR     near_9, late, d
;@loop {"name": "next", "ii": 11, "res_mii": 6, "rec_mii": 10, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "24 operations near the recurrence", "moves": 0}, {"interval": 10, "result": "time limit with copies and equal instructions", "seconds": 60.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "found", "seconds": 71.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 11, 2 stages
;  bounds: resources 6, recurrence 10
;  critical cycle:
;    XOR near_9, late, d
;    EXTU d, 16, 24, i1_8
;    LDBU *+box_a[i1_8], b1_8
;    SHL b1_8, 0, t1_8
;    XOR t1_8, t3_8, early
;    XOR abcd_9, early, near_9
;  units: L1 6/11, S1 8/11, M1 1/11, D1 10/11, L2 1/11, S2 6/11, M2 0/11, D2 2/11
;  cross paths: 1X 5/11, 2X 5/11
;  T paths: T1 4/11, T2 4/11
;  registers of side A: 12 used, 11 live at once
;  registers of side B: 6 used, 6 live at once
;  II 10: proved infeasible (24 operations near the recurrence), 0.1 s
;  II 10: time limit with copies and equal instructions, 60.1 s
;  II 11: found, 71.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_128_c64x$next:
        XOR     .L1    A4, A2, A4           ; <1> XOR     early, late, all_9
||      EXTU    .S1    A1, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A8, 7, B2            ; <0> SHRU    constant, 7, carry_7
        XOR     .L1    A9, A4, A16          ; <1> XOR     a, all_9, a
||      EXTU    .S1    A1, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A1, 24, B3           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T2  *+A17[A2], B2        ; <0> LDBU    *+box_a[i1_8], b1_8
        XOR     .L1    A16, A8, A9          ; <0> XOR     a, constant, a
||      XOR     .S1    A5, A4, A6           ; <1> XOR     ab_9, all_9, b
||      AND     .S2X   B5, A1, B2           ; <0> AND     d, byte, i0_8
||      MPY     .M1X   A7, B2, A2           ; <0> MPY     carry_7, polynomial, folded_7
||      LDBU    .D1T2  *+A17[A2], B2        ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B4[B3], A2         ; <0> LDBU    *+box_b[i3_8], b3_8
        XOR     .L1    A9, A6, A5           ; <0> XOR     a, b, ab_9
||      ADD     .S1    A8, A8, A8           ; <0> ADD     constant, constant, doubled_7
||      STW     .D1T1  A16, *A3++[1]        ; <1> STW     a, *to++
||      LDBU    .D2T2  *+B4[B2], B3         ; <0> LDBU    *+box_b[i0_8], b0_8
        XOR     .L1    A8, A2, A8           ; <0> XOR     doubled_7, folded_7, constant
||      XOR     .S2X   B1, A4, B1           ; <1> XOR     abc_9, all_9, c
||      STW     .D1T1  A6, *A3++[1]         ; <1> STW     b, *to++
  [B0]  B       .S1    rijndael_expand_128_c64x$next; <0> [left] B       next
||      XOR     .S2X   B1, A5, B1           ; <0> XOR     ab_9, c, abc_9
||      STW     .D1T2  B1, *A3++[1]         ; <1> STW     c, *to++
        SHL     .S1X   B2, 0, A4            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A1, *A3++[1]         ; <1> STW     d, *to++
        SHL     .S1    A2, 16, A2           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2    B2, 8, B2            ; <0> SHL     b2_8, 8, t2_8
||      XOR     .D1X   A1, B1, A1           ; <0> XOR     abc_9, d, abcd_9
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      SHL     .S1X   B3, 24, A2           ; <0> SHL     b0_8, 24, t0_8
||      XOR     .D1    A4, A2, A4           ; <0> XOR     t1_8, t3_8, early
        XOR     .L1    A1, A4, A1           ; <0> XOR     abcd_9, early, near_9
||      XOR     .D1X   A2, B2, A2           ; <0> XOR     t2_8, t0_8, late
        XOR     .D1    A1, A2, A1           ; <0> XOR     near_9, late, d
rijndael_expand_128_c64x$rijndael_expand_128_c64x$2:
        XOR     .L1    A4, A2, A4           ; <-1> XOR     early, late, all_9
        XOR     .L1    A9, A4, A16          ; <-1> XOR     a, all_9, a
||      B       .S2X   A0                   ; return
        XOR     .S1    A5, A4, A6           ; <-1> XOR     ab_9, all_9, b
        STW     .D1T1  A16, *A3++[1]        ; <-1> STW     a, *to++
        XOR     .S2X   B1, A4, B1           ; <-1> XOR     abc_9, all_9, c
||      STW     .D1T1  A6, *A3++[1]         ; <-1> STW     b, *to++
        STW     .D1T2  B1, *A3++[1]         ; <-1> STW     c, *to++
        STW     .D1T1  A1, *A3++[1]         ; <-1> STW     d, *to++

        .global rijndael_expand_192_c64x
        .align  32
rijndael_expand_192_c64x:
        MVKL    .S1    rijndael_s_box, A16  ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[5], A1          ; LDW     *+key[5], f
        MVKH    .S1    rijndael_s_box, A16  ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[0], A2          ; LDW     *+key[0], a
        LDW     .D2T2  *+B4[1], B2          ; LDW     *+key[1], b
        MV      .L2X   A16, B6              ; MV      box_a, box_b
||      LDW     .D2T1  *+B4[3], A6          ; LDW     *+key[3], d
        LDW     .D2T1  *+B4[2], A5          ; LDW     *+key[2], c
        MV      .L1    A4, A3               ; MV      schedule, to
||      MVK     .L2    1, B5                ; MVK     1, constant
||      EXTU    .S1    A1, 16, 24, A4       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A1, 24, B3           ; <0> SHRU    f, 24, i3_23
||      MV      .D1X   B3, A0               ; move return$
||      LDW     .D2T1  *+B4[4], A4          ; LDW     *+key[4], e
        MV      .L2X   A2, B4               ; copy
||      EXTU    .S1    A1, 8, 24, A4        ; <0> EXTU    f, 8, 24, i2_23
||      MVK     .S2    255, B8              ; MVK     255, byte
||      LDBU    .D1T1  *+A16[A4], A7        ; <0> LDBU    *+box_a[i1_23], b1_23
        XOR     .L1X   A2, B5, A2           ; <0> XOR     a, constant, a
||      AND     .L2X   B8, A1, B3           ; <0> AND     f, byte, i0_23
||      LDBU    .D1T2  *+A16[A4], B3        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B6[B3], A9         ; <0> LDBU    *+box_b[i3_23], b3_23
        STW     .D1T2  B4, *A3++[1]         ; STW     a, *to++
||      LDBU    .D2T1  *+B6[B3], A17        ; <0> LDBU    *+box_b[i0_23], b0_23
        XOR     .L2X   B2, A2, B2           ; <0> XOR     a, b, ab_24
||      STW     .D1T2  B2, *A3++[1]         ; STW     b, *to++
        XOR     .L1    A4, A1, A8           ; <0> XOR     e, f, f
||      MVK     .S2    283, B4              ; MVK     0x11b, polynomial
        XOR     .L1X   A5, B2, A7           ; <0> XOR     ab_24, c, abc_24
||      MV      .L2X   A5, B0               ; copy
||      SHL     .S1    A7, 0, A5            ; <0> SHL     b1_23, 0, t1_23
        XOR     .L1    A7, A6, A9           ; <0> XOR     abc_24, d, abcd_24
||      SHL     .S1    A9, 16, A18          ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B3, 8, B0            ; <0> SHL     b2_23, 8, t2_23
||      STW     .D1T2  B0, *A3++[1]         ; STW     c, *to++
        XOR     .L1    A5, A18, A5          ; <0> XOR     t1_23, t3_23, early
||      MV      .L2X   A4, B1               ; copy
||      SHL     .S1    A17, 24, A6          ; <0> SHL     b0_23, 24, t0_23
||      SHRU    .S2    B5, 7, B3            ; <0> SHRU    constant, 7, carry_22
||      STW     .D1T1  A6, *A3++[1]         ; STW     d, *to++
        XOR     .L1X   A6, B0, A6           ; <0> XOR     t2_23, t0_23, late
||      MVK     .L2    8, B1                ; MVK     8, left
||      XOR     .S1    A9, A5, A9           ; <0> XOR     abcd_24, early, near_24
||      ADD     .S2    B5, B5, B0           ; <0> ADD     constant, constant, doubled_22
||      MPY     .M2    B3, B4, B5           ; <0> MPY     carry_22, polynomial, folded_22
||      STW     .D1T2  B1, *A3++[1]         ; STW     e, *to++
        XOR     .L1    A5, A6, A5           ; <0> XOR     early, late, all_24
||      MV      .L2    B1, B3               ; count of next
||      XOR     .S1    A9, A6, A6           ; <0> XOR     near_24, late, d
||      STW     .D1T1  A1, *A3++[1]         ; STW     f, *to++
        XOR     .L1    A2, A5, A2           ; <0> XOR     a, all_24, a
||      SUB     .L2    B3, 1, B0            ; passes of next
||      XOR     .S1    A6, A4, A4           ; <0> XOR     d, e, e
||      XOR     .S2    B0, B5, B5           ; <0> XOR     doubled_22, folded_22, constant
||      XOR     .D1    A6, A8, A1           ; <0> XOR     d, f, f
||      SUB     .D2    B1, 1, B1            ; <0> SUB     left, 1, left
;@loop {"name": "next", "ii": 12, "res_mii": 8, "rec_mii": 11, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "27 operations near the recurrence", "moves": 0}, {"interval": 11, "result": "time limit with copies and equal instructions", "seconds": 61.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 12, "result": "found", "seconds": 6.7, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 7/12, S1 7/12, M1 0/12, D1 12/12, L2 4/12, S2 5/12, M2 1/12, D2 4/12
;  cross paths: 1X 3/12, 2X 4/12
;  T paths: T1 8/12, T2 2/12
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 9 used, 9 live at once
;  II 11: proved infeasible (27 operations near the recurrence), 0.1 s
;  II 11: time limit with copies and equal instructions, 61.0 s
;  II 12: found, 6.7 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_192_c64x$next:
        XOR     .L1X   A2, B5, A8           ; <0> XOR     a, constant, a
||      XOR     .L2X   B2, A5, B2           ; <1> XOR     ab_24, all_24, b
||      EXTU    .S1    A1, 16, 24, A2       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2    B5, 7, B3            ; <0> SHRU    constant, 7, carry_22
||      STW     .D1T1  A2, *A3++[1]         ; <1> STW     a, *to++
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     left, 1, left
        EXTU    .S1    A1, 8, 24, A2        ; <0> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A1, 24, B3           ; <0> SHRU    f, 24, i3_23
||      MPY     .M2    B3, B4, B3           ; <0> MPY     carry_22, polynomial, folded_22
||      LDBU    .D1T1  *+A16[A2], A2        ; <0> LDBU    *+box_a[i1_23], b1_23
||      ADD     .D2    B5, B5, B5           ; <0> ADD     constant, constant, doubled_22
        AND     .L2X   B8, A1, B7           ; <0> AND     f, byte, i0_23
||      XOR     .S1    A7, A5, A5           ; <1> XOR     abc_24, all_24, c
||      LDBU    .D1T2  *+A16[A2], B3        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B6[B3], A5         ; <0> LDBU    *+box_b[i3_23], b3_23
        XOR     .L2X   B2, A8, B2           ; <0> XOR     a, b, ab_24
||      XOR     .S2    B5, B3, B5           ; <0> XOR     doubled_22, folded_22, constant
||      STW     .D1T2  B2, *A3++[1]         ; <1> STW     b, *to++
||      LDBU    .D2T1  *+B6[B7], A9         ; <0> LDBU    *+box_b[i0_23], b0_23
        STW     .D1T1  A5, *A3++[1]         ; <1> STW     c, *to++
        XOR     .L1X   A5, B2, A7           ; <0> XOR     ab_24, c, abc_24
||      STW     .D1T1  A6, *A3++[1]         ; <1> STW     d, *to++
        XOR     .L1    A7, A6, A2           ; <0> XOR     abc_24, d, abcd_24
||      SHL     .S1    A2, 0, A6            ; <0> SHL     b1_23, 0, t1_23
||[B0]  B       .S2    rijndael_expand_192_c64x$next; <0> [left] B       next
||[B1]  STW     .D1T1  A4, *A3++[1]         ; <1> [left] STW     e, *to++
        XOR     .L1    A4, A1, A1           ; <0> XOR     e, f, f
||      SHL     .S1    A5, 16, A5           ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B3, 8, B3            ; <0> SHL     b2_23, 8, t2_23
||[B1]  STW     .D1T1  A1, *A3++[1]         ; <1> [left] STW     f, *to++
        SHL     .S1    A9, 24, A5           ; <0> SHL     b0_23, 24, t0_23
||      XOR     .D1    A6, A5, A6           ; <0> XOR     t1_23, t3_23, early
        XOR     .L1    A2, A6, A2           ; <0> XOR     abcd_24, early, near_24
||      XOR     .D1X   A5, B3, A5           ; <0> XOR     t2_23, t0_23, late
        XOR     .L1    A6, A5, A5           ; <0> XOR     early, late, all_24
||      XOR     .D1    A2, A5, A6           ; <0> XOR     near_24, late, d
        XOR     .L1    A8, A5, A2           ; <0> XOR     a, all_24, a
||      SUB     .L2    B1, 1, B1            ; <0> SUB     left, 1, left
||      XOR     .S1    A6, A1, A1           ; <0> XOR     d, f, f
||      XOR     .D1    A6, A4, A4           ; <0> XOR     d, e, e
rijndael_expand_192_c64x$rijndael_expand_192_c64x$2:
        XOR     .L2X   B2, A5, B2           ; <-1> XOR     ab_24, all_24, b
||      STW     .D1T1  A2, *A3++[1]         ; <-1> STW     a, *to++
        NOP
        XOR     .S1    A7, A5, A5           ; <-1> XOR     abc_24, all_24, c
||      B       .S2X   A0                   ; return
        STW     .D1T2  B2, *A3++[1]         ; <-1> STW     b, *to++
        STW     .D1T1  A5, *A3++[1]         ; <-1> STW     c, *to++
        STW     .D1T1  A6, *A3++[1]         ; <-1> STW     d, *to++
  [B1]  STW     .D1T1  A4, *A3++[1]         ; <-1> [left] STW     e, *to++
  [B1]  STW     .D1T1  A1, *A3++[1]         ; <-1> [left] STW     f, *to++

        .global rijndael_expand_256_c64x
        .align  32
rijndael_expand_256_c64x:
        MV      .L1X   B4, A0               ; copy
||      MV      .L2X   A4, B31              ; MV      schedule, to
||      MVKL    .S1    rijndael_s_box, A20  ; MVKL    rijndael_s_box, box_a
        LDW     .D1T1  *+A0[7], A4          ; LDW     *+key[7], h
        LDW     .D1T1  *+A0[1], A17         ; LDW     *+key[1], b
        LDW     .D1T1  *+A0[4], A6          ; LDW     *+key[4], e
        LDW     .D1T1  *+A0[3], A9          ; LDW     *+key[3], d
        MVKH    .S1    rijndael_s_box, A20  ; MVKH    rijndael_s_box, box_a
||      LDW     .D1T2  *+A0[0], B6          ; LDW     *+key[0], a
        EXTU    .S1    A4, 16, 24, A1       ; <0> EXTU    h, 16, 24, i1_40
||      SHRU    .S2X   A4, 24, B4           ; <0> SHRU    h, 24, i3_40
||      LDW     .D1T1  *+A0[2], A16         ; LDW     *+key[2], c
        MV      .L1X   B3, A3               ; move return$
||      MV      .L2X   A20, B1              ; MV      box_a, box_b
||      EXTU    .S1    A4, 8, 24, A1        ; <0> EXTU    h, 8, 24, i2_40
||      MVK     .S2    255, B3              ; MVK     255, byte
||      LDBU    .D1T2  *+A20[A1], B0        ; <0> LDBU    *+box_a[i1_40], b1_40
        MVK     .L1    1, A18               ; MVK     1, constant
||      AND     .L2X   B3, A4, B4           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T2  *+A20[A1], B0        ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B1[B4], A17        ; <0> LDBU    *+box_b[i3_40], b3_40
        MV      .L2X   A17, B4              ; copy
||      LDBU    .D2T2  *+B1[B4], B4         ; <0> LDBU    *+box_b[i0_40], b0_40
        XOR     .L2X   B6, A18, B6          ; <0> XOR     a, constant, a
||      STW     .D2T2  B6, *B31++[1]        ; STW     a, *to++
        XOR     .L2X   B6, A17, B5          ; <0> XOR     a, b, ab_41
||      LDW     .D1T1  *+A0[5], A5          ; LDW     *+key[5], f
        XOR     .L2X   B5, A16, B7          ; <0> XOR     ab_41, c, abc_41
||      SHL     .S1X   B0, 0, A0            ; <0> SHL     b1_40, 0, t1_40
||      LDW     .D1T1  *+A0[6], A0          ; LDW     *+key[6], g
        MV      .L2X   A16, B2              ; copy
||      SHL     .S1    A17, 16, A16         ; <0> SHL     b3_40, 16, t3_40
||      STW     .D2T2  B4, *B31++[1]        ; STW     b, *to++
        XOR     .L1    A0, A16, A16         ; <0> XOR     t1_40, t3_40, early
||      XOR     .S1X   A9, B7, A0           ; <0> XOR     abc_41, d, abcd_41
||      SHL     .S2    B0, 8, B0            ; <0> SHL     b2_40, 8, t2_40
||      STW     .D2T2  B2, *B31++[1]        ; STW     c, *to++
        XOR     .L1    A0, A16, A9          ; <0> XOR     abcd_41, early, near_41
||      MV      .L2X   A6, B4               ; copy
||      SHL     .S1X   B4, 24, A0           ; <0> SHL     b0_40, 24, t0_40
||      STW     .D2T1  A9, *B31++[1]        ; STW     d, *to++
        XOR     .L1X   A0, B0, A17          ; <0> XOR     t2_40, t0_40, late
||      MV      .L2X   A5, B0               ; copy
||      STW     .D2T2  B4, *B31++[1]        ; STW     e, *to++
        XOR     .L1    A9, A17, A9          ; <0> XOR     near_41, late, d
||      MV      .L2X   A0, B0               ; copy
||      SHRU    .S1    A18, 7, A1           ; <0> SHRU    constant, 7, carry_39
||      MVK     .S2    283, B2              ; MVK     0x11b, polynomial
||      STW     .D2T2  B0, *B31++[1]        ; STW     f, *to++
        EXTU    .S1    A9, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      STW     .D2T2  B0, *B31++[1]        ; STW     g, *to++
        XOR     .L1    A16, A17, A7         ; <0> XOR     early, late, all_41
||      MVK     .L2    7, B0                ; MVK     7, left
||      EXTU    .S1    A9, 8, 24, A1        ; <0> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A9, 24, B4           ; <0> SHRU    d, 24, i3_43
||      MPY     .M1X   A1, B2, A8           ; <0> MPY     carry_39, polynomial, folded_39
||      LDBU    .D1T2  *+A20[A2], B4        ; <0> LDBU    *+box_a[i1_43], b1_43
        XOR     .L1X   A7, B7, A16          ; <0> XOR     abc_41, all_41, c
||      MV      .L2    B0, B4               ; count of next
||      AND     .S2X   B3, A9, B7           ; <0> AND     d, byte, i0_43
||      LDBU    .D1T2  *+A20[A1], B4        ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B1[B4], A2         ; <0> LDBU    *+box_b[i3_43], b3_43
        XOR     .L1X   A7, B5, A17          ; <0> XOR     ab_41, all_41, b
||      SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      XOR     .S1    A6, A5, A5           ; <0> XOR     e, f, ab_44
||      LDBU    .D2T1  *+B1[B7], A7         ; <0> LDBU    *+box_b[i0_43], b0_43
        SUB     .L1X   B4, 1, A1            ; passes of next
||      ADD     .S1    A18, A18, A18        ; <0> ADD     constant, constant, doubled_39
||      XOR     .D1    A5, A0, A0           ; <0> XOR     ab_44, g, abc_44
||      STW     .D2T1  A4, *B31++[1]        ; STW     h, *to++
;@loop {"name": "next", "ii": 22, "res_mii": 12, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "32 operations near the recurrence", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "32 operations near the recurrence", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 51.0, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 8/22, S1 13/22, M1 1/22, D1 15/22, L2 3/22, S2 10/22, M2 0/22, D2 12/22
;  cross paths: 1X 9/22, 2X 8/22
;  T paths: T1 10/22, T2 6/22
;  registers of side A: 15 used, 13 live at once
;  registers of side B: 10 used, 10 live at once
;  II 20: proved infeasible (32 operations near the recurrence), 0.0 s
;  II 21: proved infeasible (32 operations near the recurrence), 0.1 s
;  II 22: found by annealing, 51.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_256_c64x$next:
        XOR     .L2X   B6, A7, B6           ; <1> XOR     a, all_41, a
        SHL     .S2    B4, 8, B5            ; <1> SHL     b1_43, 8, t1_43
||      STW     .D2T2  B6, *B31++[1]        ; <1> STW     a, *to++
        XOR     .L1    A0, A4, A2           ; <1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A2, 24, A4           ; <1> SHL     b3_43, 24, t3_43
||      SHL     .S2    B4, 16, B4           ; <1> SHL     b2_43, 16, t2_43
||      XOR     .D1    A18, A8, A18         ; <1> XOR     doubled_39, folded_39, constant
||      STW     .D2T1  A17, *B31++[1]       ; <1> STW     b, *to++
        SHL     .S1    A7, 0, A4            ; <1> SHL     b0_43, 0, t0_43
||      XOR     .D1X   A4, B5, A8           ; <1> XOR     t1_43, t3_43, half_early
        XOR     .L1X   A4, B4, A7           ; <1> XOR     t2_43, t0_43, half_late
||      XOR     .S2X   B6, A18, B6          ; <0> XOR     a, constant, a
||      XOR     .D1    A2, A8, A2           ; <1> XOR     abcd_44, half_early, near_44
        XOR     .L1    A2, A7, A4           ; <1> XOR     near_44, half_late, h
||      XOR     .S2X   B6, A17, B5          ; <0> XOR     a, b, ab_41
        EXTU    .S1    A4, 16, 24, A2       ; <0> EXTU    h, 16, 24, i1_40
        XOR     .L1    A8, A7, A23          ; <1> XOR     half_early, half_late, all_44
||      EXTU    .S1    A4, 8, 24, A2        ; <0> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B7           ; <0> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A20[A2], B7        ; <0> LDBU    *+box_a[i1_40], b1_40
||      STW     .D2T1  A16, *B31++[1]       ; <1> STW     c, *to++
        AND     .L2X   B3, A4, B4           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T2  *+A20[A2], B7        ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B1[B7], A7         ; <0> LDBU    *+box_b[i3_40], b3_40
        XOR     .L1    A5, A23, A5          ; <1> XOR     ab_44, all_44, f
||      XOR     .S2X   B5, A16, B4          ; <0> XOR     ab_41, c, abc_41
||      XOR     .D1    A0, A23, A0          ; <1> XOR     abc_44, all_44, g
||      LDBU    .D2T2  *+B1[B4], B8         ; <0> LDBU    *+box_b[i0_40], b0_40
        SHRU    .S1    A18, 7, A8           ; <0> SHRU    constant, 7, carry_39
||      XOR     .D1    A6, A23, A6          ; <1> XOR     e, all_44, e
||      STW     .D2T1  A9, *B31++[1]        ; <1> STW     d, *to++
        XOR     .D1X   A9, B4, A2           ; <0> XOR     abc_41, d, abcd_41
||[B0]  STW     .D2T1  A6, *B31++[1]        ; <1> [left] STW     e, *to++
        SHL     .S1X   B7, 0, A9            ; <0> SHL     b1_40, 0, t1_40
||      XOR     .D1    A6, A5, A5           ; <0> XOR     e, f, ab_44
||[B0]  STW     .D2T1  A5, *B31++[1]        ; <1> [left] STW     f, *to++
        SHL     .S1    A7, 16, A7           ; <0> SHL     b3_40, 16, t3_40
||      SHL     .S2    B7, 8, B7            ; <0> SHL     b2_40, 8, t2_40
||      XOR     .D1    A5, A0, A0           ; <0> XOR     ab_44, g, abc_44
||[B0]  STW     .D2T1  A0, *B31++[1]        ; <1> [left] STW     g, *to++
        ADD     .L1    A18, A18, A18        ; <0> ADD     constant, constant, doubled_39
||      SHL     .S1X   B8, 24, A7           ; <0> SHL     b0_40, 24, t0_40
||      XOR     .D1    A9, A7, A9           ; <0> XOR     t1_40, t3_40, early
||[B0]  STW     .D2T1  A4, *B31++[1]        ; <1> [left] STW     h, *to++
        XOR     .L1X   A7, B7, A7           ; <0> XOR     t2_40, t0_40, late
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .D1    A2, A9, A2           ; <0> XOR     abcd_41, early, near_41
        XOR     .L1    A2, A7, A9           ; <0> XOR     near_41, late, d
||      XOR     .S1    A9, A7, A7           ; <0> XOR     early, late, all_41
||[A1]  B       .S2    rijndael_expand_256_c64x$next; <0> [left] B       next
        EXTU    .S1    A9, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      XOR     .D1X   A7, B4, A16          ; <0> XOR     abc_41, all_41, c
        EXTU    .S1    A9, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A9, 24, B4           ; <0> SHRU    d, 24, i3_43
||      MPY     .M1X   A8, B2, A8           ; <0> MPY     carry_39, polynomial, folded_39
||      LDBU    .D1T2  *+A20[A2], B4        ; <0> LDBU    *+box_a[i1_43], b1_43
        SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      XOR     .S1X   A7, B5, A17          ; <0> XOR     ab_41, all_41, b
||      AND     .S2X   B3, A9, B4           ; <0> AND     d, byte, i0_43
||      LDBU    .D1T2  *+A20[A2], B4        ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B1[B4], A2         ; <0> LDBU    *+box_b[i3_43], b3_43
        LDBU    .D2T1  *+B1[B4], A7         ; <0> LDBU    *+box_b[i0_43], b0_43
        NOP
rijndael_expand_256_c64x$rijndael_expand_256_c64x$2:
        XOR     .L2X   B6, A7, B6           ; <-1> XOR     a, all_41, a
        SHL     .S2    B4, 8, B5            ; <-1> SHL     b1_43, 8, t1_43
||      STW     .D2T2  B6, *B31++[1]        ; <-1> STW     a, *to++
        XOR     .L1    A0, A4, A2           ; <-1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A2, 24, A4           ; <-1> SHL     b3_43, 24, t3_43
||      SHL     .S2    B4, 16, B4           ; <-1> SHL     b2_43, 16, t2_43
||      XOR     .D1    A18, A8, A18         ; <-1> XOR     doubled_39, folded_39, constant
||      STW     .D2T1  A17, *B31++[1]       ; <-1> STW     b, *to++
        SHL     .S1    A7, 0, A4            ; <-1> SHL     b0_43, 0, t0_43
||      XOR     .D1X   A4, B5, A8           ; <-1> XOR     t1_43, t3_43, half_early
        XOR     .L1X   A4, B4, A7           ; <-1> XOR     t2_43, t0_43, half_late
||      XOR     .D1    A2, A8, A2           ; <-1> XOR     abcd_44, half_early, near_44
        XOR     .L1    A2, A7, A4           ; <-1> XOR     near_44, half_late, h
        NOP
        XOR     .L1    A8, A7, A23          ; <-1> XOR     half_early, half_late, all_44
||      STW     .D2T1  A16, *B31++[1]       ; <-1> STW     c, *to++
        NOP
        XOR     .L1    A5, A23, A5          ; <-1> XOR     ab_44, all_44, f
||      B       .S2X   A3                   ; return
||      XOR     .D1    A0, A23, A0          ; <-1> XOR     abc_44, all_44, g
        XOR     .D1    A6, A23, A6          ; <-1> XOR     e, all_44, e
||      STW     .D2T1  A9, *B31++[1]        ; <-1> STW     d, *to++
  [B0]  STW     .D2T1  A6, *B31++[1]        ; <-1> [left] STW     e, *to++
  [B0]  STW     .D2T1  A5, *B31++[1]        ; <-1> [left] STW     f, *to++
  [B0]  STW     .D2T1  A0, *B31++[1]        ; <-1> [left] STW     g, *to++
  [B0]  STW     .D2T1  A4, *B31++[1]        ; <-1> [left] STW     h, *to++
