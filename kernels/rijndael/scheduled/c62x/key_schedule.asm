; broadside optimize: source d1c199b72ac327ed083c61112ebf3296f465963ac7645c0d92439ea0bd21be2c
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
        .ref    rijndael_s_box
; Key expansion of Rijndael with blocks of 128 bits, for keys of one length each.
;
;       void rijndael_expand_128(uint32_t schedule[44], const uint8_t key[16]);
;       void rijndael_expand_192(uint32_t schedule[52], const uint8_t key[24]);
;       void rijndael_expand_256(uint32_t schedule[60], const uint8_t key[32]);
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




        .global rijndael_expand_128
rijndael_expand_128:
        MVKL    .S1    rijndael_s_box, A7   ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A1          ; LDW     *+key[3], d
        MV      .L1X   B3, A0               ; move return$
        NOP
        MV      .L1    A4, A3               ; MV      schedule, to
||      MVKH    .S1    rijndael_s_box, A7   ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T2  *+B4[0], B1          ; LDW     *+key[0], a
        MV      .L2X   A7, B6               ; MV      box_a, box_b
||      MVK     .S1    1, A5                ; MVK     1, constant
||      MVK     .S2    255, B7              ; MVK     255, byte
||      LDW     .D2T2  *+B4[1], B2          ; LDW     *+key[1], b
        EXTU    .S1    A1, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A1, 24, B5           ; <0> SHRU    d, 24, i3_8
||      LDW     .D2T1  *+B4[2], A4          ; LDW     *+key[2], c
        AND     .L2X   B7, A1, B4           ; <0> AND     d, byte, i0_8
||      EXTU    .S1    A1, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_8
||      LDBU    .D1T1  *+A7[A2], A2         ; <0> LDBU    *+box_a[i1_8], b1_8
||      LDBU    .D2T2  *+B6[B5], B1         ; <0> LDBU    *+box_b[i3_8], b3_8
        SHRU    .S1    A5, 7, A2            ; <0> SHRU    constant, 7, carry_7
||      MVK     .S2    283, B3              ; MVK     0x11b, polynomial
||      LDBU    .D1T2  *+A7[A2], B5         ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B6[B4], A6         ; <0> LDBU    *+box_b[i0_8], b0_8
        ADD     .L1    A5, A5, A5           ; <0> ADD     constant, constant, doubled_7
||      XOR     .L2X   B1, A5, B4           ; <0> XOR     a, constant, a
||      MVK     .S2    9, B0                ; MVK     10, left
||      MPY     .M1X   A2, B3, A2           ; <0> MPY     carry_7, polynomial, folded_7
||      STW     .D1T2  B1, *A3++[1]         ; STW     a, *to++
        NOP
        XOR     .L1    A5, A2, A5           ; <0> XOR     doubled_7, folded_7, constant
||      XOR     .S2    B4, B2, B2           ; <0> XOR     a, b, ab_9
||      STW     .D1T2  B2, *A3++[1]         ; STW     b, *to++
        XOR     .L1X   A4, B2, A4           ; <0> XOR     ab_9, c, abc_9
||      SHL     .S1    A2, 0, A2            ; <0> SHL     b1_8, 0, t1_8
||      SHL     .S2    B1, 16, B1           ; <0> SHL     b3_8, 16, t3_8
||      STW     .D1T1  A4, *A3++[1]         ; STW     c, *to++
        XOR     .L1    A4, A1, A1           ; <0> XOR     abc_9, d, abcd_9
||      XOR     .L2X   B1, A2, B5           ; <0> XOR     t1_8, t3_8, early
||      SHL     .S1    A6, 24, A2           ; <0> SHL     b0_8, 24, t0_8
||      SHL     .S2    B5, 8, B1            ; <0> SHL     b2_8, 8, t2_8
||      STW     .D1T1  A1, *A3++[1]         ; STW     d, *to++
        XOR     .L1X   A1, B5, A1           ; <0> XOR     abcd_9, early, near_9
||      XOR     .S2X   B1, A2, B1           ; <0> XOR     t2_8, t0_8, late
        XOR     .S1X   A1, B1, A1           ; <0> XOR     near_9, late, d
||      XOR     .S2    B5, B1, B1           ; <0> XOR     early, late, all_9
;@loop {"name": "next", "ii": 10, "res_mii": 6, "rec_mii": 10, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 78.9, "banks_apart": true, "note": "", "moves": 0}, {"interval": 10, "result": "found", "seconds": 42.4, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 10, 2 stages
;  bounds: resources 6, recurrence 10
;  critical cycle:
;    XOR near_9, late, d
;    EXTU d, 16, 24, i1_8
;    LDBU *+box_a[i1_8], b1_8
;    SHL b1_8, 0, t1_8
;    XOR t1_8, t3_8, early
;    XOR abcd_9, early, near_9
;  units: L1 6/10, S1 6/10, M1 1/10, D1 6/10, L2 4/10, S2 8/10, M2 0/10, D2 3/10
;  cross paths: 1X 5/10, 2X 5/10
;  T paths: T1 4/10, T2 4/10
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 8 used, 8 live at once
;  II 10 without possible bank conflicts: proved infeasible, 78.9 s
;  II 10: found, 42.4 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_128$next:
        XOR     .L2    B2, B1, B2           ; <1> XOR     ab_9, all_9, b
||      EXTU    .S1    A1, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A1, 24, B5           ; <0> SHRU    d, 24, i3_8
        XOR     .L1X   A4, B1, A4           ; <1> XOR     abc_9, all_9, c
||      AND     .L2X   B7, A1, B4           ; <0> AND     d, byte, i0_8
||      EXTU    .S1    A1, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_8
||      XOR     .S2    B4, B1, B1           ; <1> XOR     a, all_9, a
||      LDBU    .D1T1  *+A7[A2], A2         ; <0> LDBU    *+box_a[i1_8], b1_8
||      LDBU    .D2T2  *+B6[B5], B1         ; <0> LDBU    *+box_b[i3_8], b3_8
        SHRU    .S1    A5, 7, A2            ; <0> SHRU    constant, 7, carry_7
||      LDBU    .D1T2  *+A7[A2], B5         ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B6[B4], A6         ; <0> LDBU    *+box_b[i0_8], b0_8
        ADD     .L1    A5, A5, A5           ; <0> ADD     constant, constant, doubled_7
||      XOR     .L2X   B1, A5, B4           ; <0> XOR     a, constant, a
||      MPY     .M1X   A2, B3, A2           ; <0> MPY     carry_7, polynomial, folded_7
||      STW     .D1T2  B1, *A3++[1]         ; <1> STW     a, *to++
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     left, 1, left
  [B0]  B       .S2    rijndael_expand_128$next; <0> [left] B       next
||      STW     .D1T2  B2, *A3++[1]         ; <1> STW     b, *to++
        XOR     .L1    A5, A2, A5           ; <0> XOR     doubled_7, folded_7, constant
||      XOR     .S2    B4, B2, B2           ; <0> XOR     a, b, ab_9
||      STW     .D1T1  A4, *A3++[1]         ; <1> STW     c, *to++
        XOR     .L1X   A4, B2, A4           ; <0> XOR     ab_9, c, abc_9
||      SHL     .S1    A2, 0, A2            ; <0> SHL     b1_8, 0, t1_8
||      SHL     .S2    B1, 16, B1           ; <0> SHL     b3_8, 16, t3_8
||      STW     .D1T1  A1, *A3++[1]         ; <1> STW     d, *to++
        XOR     .L1    A4, A1, A1           ; <0> XOR     abc_9, d, abcd_9
||      XOR     .L2X   B1, A2, B5           ; <0> XOR     t1_8, t3_8, early
||      SHL     .S1    A6, 24, A2           ; <0> SHL     b0_8, 24, t0_8
||      SHL     .S2    B5, 8, B1            ; <0> SHL     b2_8, 8, t2_8
        XOR     .L1X   A1, B5, A1           ; <0> XOR     abcd_9, early, near_9
||      XOR     .S2X   B1, A2, B1           ; <0> XOR     t2_8, t0_8, late
        XOR     .S1X   A1, B1, A1           ; <0> XOR     near_9, late, d
||      XOR     .S2    B5, B1, B1           ; <0> XOR     early, late, all_9
rijndael_expand_128$rijndael_expand_128$2:
        NOP
        B       .S2X   A0                   ; return
        XOR     .L1X   A4, B1, A4           ; <-1> XOR     abc_9, all_9, c
||      XOR     .L2    B4, B1, B2           ; <-1> XOR     a, all_9, a
||      XOR     .S2    B2, B1, B1           ; <-1> XOR     ab_9, all_9, b
        STW     .D1T2  B2, *A3++[1]         ; <-1> STW     a, *to++
        STW     .D1T2  B1, *A3++[1]         ; <-1> STW     b, *to++
        STW     .D1T1  A4, *A3++[1]         ; <-1> STW     c, *to++
        STW     .D1T1  A1, *A3++[1]         ; <-1> STW     d, *to++

        .global rijndael_expand_192
rijndael_expand_192:
        MV      .L1X   B4, A4               ; copy
||      MV      .L2X   A4, B9               ; MV      schedule, to
||      MVK     .S2    1, B6                ; MVK     1, constant
        SHRU    .S1X   B6, 7, A6            ; <0> SHRU    constant, 7, carry_22
||      MVK     .S2    8, B0                ; MVK     8, left
||      LDW     .D1T1  *+A4[5], A3          ; LDW     *+key[5], f
        MV      .L2    B0, B4               ; count of next
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D1T1  *+A4[0], A15         ; LDW     *+key[0], a
        MVKL    .S1    rijndael_s_box, A9   ; MVKL    rijndael_s_box, box_a
||      LDW     .D1T1  *+A4[3], A0          ; LDW     *+key[3], d
        MVKH    .S1    rijndael_s_box, A9   ; MVKH    rijndael_s_box, box_a
||      LDW     .D1T1  *+A4[2], A2          ; LDW     *+key[2], c
        MV      .L2X   A9, B2               ; MV      box_a, box_b
||      MVK     .S2    255, B1              ; MVK     255, byte
||      LDW     .D1T2  *+A4[1], B5          ; LDW     *+key[1], b
        SUB     .L1X   B4, 2, A1            ; passes of next
||      EXTU    .S1    A3, 16, 24, A4       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A3, 24, B4           ; <0> SHRU    f, 24, i3_23
||      LDW     .D1T2  *+A4[4], B4          ; LDW     *+key[4], e
||      STW     .D2T1  A15, *+B15[1]        ; save A15
        XOR     .L1X   A15, B6, A7          ; <0> XOR     a, constant, a
||      AND     .L2X   B1, A3, B4           ; <0> AND     f, byte, i0_23
||      EXTU    .S1    A3, 8, 24, A4        ; <0> EXTU    f, 8, 24, i2_23
||      LDBU    .D1T1  *+A9[A4], A2         ; <0> LDBU    *+box_a[i1_23], b1_23
||      LDBU    .D2T2  *+B2[B4], B7         ; <0> LDBU    *+box_b[i3_23], b3_23
        MV      .L2X   A15, B4              ; copy
||      LDBU    .D1T2  *+A9[A4], B6         ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B2[B4], A6         ; <0> LDBU    *+box_b[i0_23], b0_23
        STW     .D2T2  B4, *B9++[1]         ; STW     a, *to++
        XOR     .L2X   B5, A7, B5           ; <0> XOR     a, b, ab_24
||      MVK     .S1    283, A5              ; MVK     0x11b, polynomial
||      STW     .D2T2  B5, *B9++[1]         ; STW     b, *to++
        XOR     .L1X   A2, B5, A4           ; <0> XOR     ab_24, c, abc_24
||      MV      .L2X   A2, B8               ; copy
||      MPY     .M1    A6, A5, A8           ; <0> MPY     carry_22, polynomial, folded_22
        XOR     .L1    A4, A0, A2           ; <0> XOR     abc_24, d, abcd_24
||      ADD     .L2    B6, B6, B8           ; <0> ADD     constant, constant, doubled_22
||      SHL     .S1    A2, 0, A15           ; <0> SHL     b1_23, 0, t1_23
||      SHL     .S2    B7, 16, B7           ; <0> SHL     b3_23, 16, t3_23
||      STW     .D2T2  B8, *B9++[1]         ; STW     c, *to++
        XOR     .L1X   A15, B7, A6          ; <0> XOR     t1_23, t3_23, early
||      XOR     .L2X   B8, A8, B6           ; <0> XOR     doubled_22, folded_22, constant
||      SHL     .S1    A6, 24, A8           ; <0> SHL     b0_23, 24, t0_23
||      SHL     .S2    B6, 8, B7            ; <0> SHL     b2_23, 8, t2_23
        XOR     .L1    A2, A6, A0           ; <0> XOR     abcd_24, early, near_24
||      XOR     .L2X   B7, A8, B7           ; <0> XOR     t2_23, t0_23, late
||      XOR     .S1X   A3, B4, A2           ; <0> XOR     e, f, f
||      SUB     .S2    B0, 1, B0            ; <0> SUB     left, 1, left
||      STW     .D2T1  A0, *B9++[1]         ; STW     d, *to++
        XOR     .L1X   A0, B7, A0           ; <0> XOR     near_24, late, d
||      XOR     .L2X   B7, A6, B8           ; <0> XOR     early, late, all_24
||      STW     .D2T2  B4, *B9++[1]         ; STW     e, *to++
        XOR     .L1X   A7, B8, A15          ; <0> XOR     a, all_24, a
||      XOR     .L2X   B4, A0, B4           ; <0> XOR     d, e, e
||      XOR     .S1    A0, A2, A3           ; <0> XOR     d, f, f
||      STW     .D2T1  A3, *B9++[1]         ; STW     f, *to++
;@loop {"name": "next", "ii": 11, "res_mii": 8, "rec_mii": 11, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 156.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 11, "result": "found", "seconds": 48.7, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 11, 2 stages
;  bounds: resources 8, recurrence 11
;  critical cycle:
;    XOR d, f, f
;    EXTU f, 16, 24, i1_23
;    LDBU *+box_a[i1_23], b1_23
;    SHL b1_23, 0, t1_23
;    XOR t1_23, t3_23, early
;    XOR abcd_24, early, near_24
;    XOR near_24, late, d
;  units: L1 8/11, S1 8/11, M1 1/11, D1 3/11, L2 5/11, S2 6/11, M2 0/11, D2 9/11
;  cross paths: 1X 8/11, 2X 7/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11 without possible bank conflicts: proved infeasible, 156.0 s
;  II 11: found, 48.7 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_192$next:
        XOR     .L1X   A15, B6, A6          ; <0> XOR     a, constant, a
||      XOR     .L2    B5, B8, B5           ; <1> XOR     ab_24, all_24, b
||      EXTU    .S1    A3, 16, 24, A7       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A3, 24, B7           ; <0> SHRU    f, 24, i3_23
||      STW     .D2T1  A15, *B9++[1]        ; <1> STW     a, *to++
        EXTU    .S1    A3, 8, 24, A8        ; <0> EXTU    f, 8, 24, i2_23
||      AND     .S2X   B1, A3, B7           ; <0> AND     f, byte, i0_23
||      LDBU    .D1T1  *+A9[A7], A2         ; <0> LDBU    *+box_a[i1_23], b1_23
||      LDBU    .D2T2  *+B2[B7], B6         ; <0> LDBU    *+box_b[i3_23], b3_23
        SHRU    .S1X   B6, 7, A8            ; <0> SHRU    constant, 7, carry_22
||      LDBU    .D1T2  *+A9[A8], B8         ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B2[B7], A8         ; <0> LDBU    *+box_b[i0_23], b0_23
        XOR     .L1X   A4, B8, A2           ; <1> XOR     abc_24, all_24, c
||      XOR     .L2X   B5, A6, B5           ; <0> XOR     a, b, ab_24
||      STW     .D2T2  B5, *B9++[1]         ; <1> STW     b, *to++
        XOR     .S1X   A2, B5, A4           ; <0> XOR     ab_24, c, abc_24
||      STW     .D2T1  A2, *B9++[1]         ; <1> STW     c, *to++
        XOR     .L1    A4, A0, A0           ; <0> XOR     abc_24, d, abcd_24
||[A1]  B       .S1    rijndael_expand_192$next; <0> [left] B       next
||      ADD     .S2    B6, B6, B7           ; <0> ADD     constant, constant, doubled_22
||      MPY     .M1    A8, A5, A15          ; <0> MPY     carry_22, polynomial, folded_22
||      STW     .D2T1  A0, *B9++[1]         ; <1> STW     d, *to++
        XOR     .L1X   A3, B4, A2           ; <0> XOR     e, f, f
||      SHL     .S1    A2, 0, A7            ; <0> SHL     b1_23, 0, t1_23
||      SHL     .S2    B6, 16, B6           ; <0> SHL     b3_23, 16, t3_23
||[B0]  STW     .D2T2  B4, *B9++[1]         ; <1> [left] STW     e, *to++
        XOR     .L1X   A7, B6, A8           ; <0> XOR     t1_23, t3_23, early
||      XOR     .L2X   B7, A15, B6          ; <0> XOR     doubled_22, folded_22, constant
||      SHL     .S1    A8, 24, A7           ; <0> SHL     b0_23, 24, t0_23
||      SHL     .S2    B8, 8, B7            ; <0> SHL     b2_23, 8, t2_23
||[B0]  STW     .D2T1  A3, *B9++[1]         ; <1> [left] STW     f, *to++
        XOR     .L1    A0, A8, A0           ; <0> XOR     abcd_24, early, near_24
||      XOR     .L2X   B7, A7, B8           ; <0> XOR     t2_23, t0_23, late
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
        XOR     .L1X   A0, B8, A0           ; <0> XOR     near_24, late, d
||      XOR     .L2X   B8, A8, B8           ; <0> XOR     early, late, all_24
        XOR     .L1    A0, A2, A3           ; <0> XOR     d, f, f
||      XOR     .S1X   A6, B8, A15          ; <0> XOR     a, all_24, a
||      XOR     .S2X   B4, A0, B4           ; <0> XOR     d, e, e
||      SUB     .D2    B0, 1, B0            ; <0> SUB     left, 1, left
rijndael_expand_192$rijndael_expand_192$2:
        XOR     .L2    B5, B8, B5           ; <-1> XOR     ab_24, all_24, b
||      STW     .D2T1  A15, *B9++[1]        ; <-1> STW     a, *to++
        LDW     .D2T1  *+B15[1], A15        ; restore A15
        B       .S2    B3                   ; return
        XOR     .L1X   A4, B8, A2           ; <-1> XOR     abc_24, all_24, c
||      STW     .D2T2  B5, *B9++[1]         ; <-1> STW     b, *to++
        STW     .D2T1  A2, *B9++[1]         ; <-1> STW     c, *to++
        ADDK    .S2    8, B15               ; frame
||      STW     .D2T1  A0, *B9++[1]         ; <-1> STW     d, *to++
  [B0]  STW     .D2T2  B4, *B9++[1]         ; <-1> [left] STW     e, *to++
  [B0]  STW     .D2T1  A3, *B9++[1]         ; <-1> [left] STW     f, *to++

        .global rijndael_expand_256
rijndael_expand_256:
        LDW     .D2T1  *+B4[7], A3          ; LDW     *+key[7], h
        MV      .L1    A4, A4               ; MV      schedule, to
||      LDW     .D2T2  *+B4[5], B0          ; LDW     *+key[5], f
        MVKL    .S1    rijndael_s_box, A9   ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T2  *+B4[6], B1          ; LDW     *+key[6], g
        LDW     .D2T1  *+B4[3], A7          ; LDW     *+key[3], d
        MVKH    .S1    rijndael_s_box, A9   ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[4], A6          ; LDW     *+key[4], e
        SHRU    .S2X   A3, 24, B9           ; <0> SHRU    h, 24, i3_40
||      LDW     .D2T2  *+B4[0], B6          ; LDW     *+key[0], a
        LDW     .D2T1  *+B4[1], A8          ; LDW     *+key[1], b
        MV      .L2X   A9, B4               ; MV      box_a, box_b
||      EXTU    .S1    A3, 16, 24, A1       ; <0> EXTU    h, 16, 24, i1_40
||      MVK     .S2    255, B8              ; MVK     255, byte
||      LDW     .D2T1  *+B4[2], A11         ; LDW     *+key[2], c
        AND     .L2X   B8, A3, B9           ; <0> AND     h, byte, i0_40
||      EXTU    .S1    A3, 8, 24, A0        ; <0> EXTU    h, 8, 24, i2_40
||      LDBU    .D1T1  *+A9[A1], A1         ; <0> LDBU    *+box_a[i1_40], b1_40
||      LDBU    .D2T2  *+B4[B9], B6         ; <0> LDBU    *+box_b[i3_40], b3_40
        ADDK    .S2    -16, B15             ; frame
||      LDBU    .D1T2  *+A9[A0], B6         ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B4[B9], A1         ; <0> LDBU    *+box_b[i0_40], b0_40
        MVK     .S2    1, B5                ; MVK     1, constant
||      STW     .D2T1  A11, *+B15[1]        ; save A11
        MV      .L1X   B3, A0               ; move return$
||      XOR     .L2    B6, B5, B2           ; <0> XOR     a, constant, a
        XOR     .L1X   A8, B2, A5           ; <0> XOR     a, b, ab_41
||      MV      .L2X   A11, B9              ; copy
||      STW     .D1T2  B6, *A4++[1]         ; STW     a, *to++
        XOR     .L1    A5, A11, A11         ; <0> XOR     ab_41, c, abc_41
||      MV      .L2X   A8, B7               ; copy
||      SHL     .S1    A1, 0, A2            ; <0> SHL     b1_40, 0, t1_40
||      SHL     .S2    B6, 16, B3           ; <0> SHL     b3_40, 16, t3_40
        XOR     .L1    A11, A7, A2          ; <0> XOR     abc_41, d, abcd_41
||      XOR     .L2X   B3, A2, B7           ; <0> XOR     t1_40, t3_40, early
||      SHL     .S1    A1, 24, A1           ; <0> SHL     b0_40, 24, t0_40
||      SHL     .S2    B6, 8, B3            ; <0> SHL     b2_40, 8, t2_40
||      STW     .D1T2  B7, *A4++[1]         ; STW     b, *to++
        XOR     .L1X   A2, B7, A1           ; <0> XOR     abcd_41, early, near_41
||      XOR     .L2X   B3, A1, B3           ; <0> XOR     t2_40, t0_40, late
||      STW     .D1T2  B9, *A4++[1]         ; STW     c, *to++
        XOR     .L1X   A1, B3, A7           ; <0> XOR     near_41, late, d
||      STW     .D1T1  A7, *A4++[1]         ; STW     d, *to++
        EXTU    .S1    A7, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      SHRU    .S2X   A7, 24, B6           ; <0> SHRU    d, 24, i3_43
||      STW     .D2T2  B11, *+B15[2]        ; save B11
        AND     .L2X   B8, A7, B6           ; <0> AND     d, byte, i0_43
||      EXTU    .S1    A7, 8, 24, A8        ; <0> EXTU    d, 8, 24, i2_43
||      LDBU    .D1T2  *+A9[A2], B5         ; <0> LDBU    *+box_a[i1_43], b1_43
||      LDBU    .D2T1  *+B4[B6], A1         ; <0> LDBU    *+box_b[i3_43], b3_43
        MV      .L2X   A6, B11              ; copy
||      LDBU    .D1T2  *+A9[A8], B5         ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B4[B6], A13        ; <0> LDBU    *+box_b[i0_43], b0_43
        XOR     .L2    B7, B3, B11          ; <0> XOR     early, late, all_41
||      STW     .D1T2  B11, *A4++[1]        ; STW     e, *to++
        XOR     .L2    B2, B11, B6          ; <0> XOR     a, all_41, a
||      SHRU    .S2    B5, 7, B3            ; <0> SHRU    constant, 7, carry_39
||      STW     .D1T2  B0, *A4++[1]         ; STW     f, *to++
||      STW     .D2T1  A13, *+B15[3]        ; save A13
        XOR     .L1X   A5, B11, A8          ; <0> XOR     ab_41, all_41, b
||      XOR     .L2X   B0, A6, B2           ; <0> XOR     e, f, ab_44
||      MVK     .S1    7, A2                ; MVK     7, left
||      MVK     .S2    283, B9              ; MVK     0x11b, polynomial
||      STW     .D1T2  B1, *A4++[1]         ; STW     g, *to++
||      ADD     .D2    B5, B5, B7           ; <0> ADD     constant, constant, doubled_39
        XOR     .L1X   A11, B11, A11        ; <0> XOR     abc_41, all_41, c
||      XOR     .L2    B2, B1, B11          ; <0> XOR     ab_44, g, abc_44
||      SHL     .S1    A1, 24, A5           ; <0> SHL     b3_43, 24, t3_43
||      SHL     .S2    B5, 8, B1            ; <0> SHL     b1_43, 8, t1_43
||      MPY     .M2    B3, B9, B0           ; <0> MPY     carry_39, polynomial, folded_39
||      STW     .D1T1  A3, *A4++[1]         ; STW     h, *to++
        XOR     .L1X   A3, B11, A1          ; <0> XOR     abc_44, h, abcd_44
||      XOR     .L2X   B1, A5, B3           ; <0> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A13, 0, A13          ; <0> SHL     b0_43, 0, t0_43
||      SHL     .S2    B5, 16, B1           ; <0> SHL     b2_43, 16, t2_43
||      STW     .D1T2  B6, *A4++[1]         ; <0> STW     a, *to++
        MV      .L1    A2, A13              ; count of next
||      XOR     .L2    B7, B0, B5           ; <0> XOR     doubled_39, folded_39, constant
||      XOR     .S1X   A1, B3, A5           ; <0> XOR     abcd_44, half_early, near_44
||      XOR     .S2X   B1, A13, B7          ; <0> XOR     t2_43, t0_43, half_late
||      STW     .D1T1  A8, *A4++[1]         ; <0> STW     b, *to++
        SUB     .L1    A13, 2, A1           ; passes of next
||      XOR     .S1X   A5, B7, A3           ; <0> XOR     near_44, half_late, h
||      STW     .D1T1  A11, *A4++[1]        ; <0> STW     c, *to++
;@loop {"name": "next", "ii": 20, "res_mii": 12, "rec_mii": 20, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "not found by annealing", "seconds": 195.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 141.2, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 20, 2 stages
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
;  units: L1 9/20, S1 12/20, M1 0/20, D1 12/20, L2 10/20, S2 13/20, M2 1/20, D2 5/20
;  cross paths: 1X 9/20, 2X 9/20
;  T paths: T1 9/20, T2 7/20
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 11 used, 11 live at once
;  II 20 without possible bank conflicts: not found by annealing, 195.0 s
;  II 20: found by annealing, 141.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_256$next:
        SUB     .L1    A2, 1, A2            ; <1> SUB     left, 1, left
||      XOR     .L2    B3, B7, B0           ; <1> XOR     half_early, half_late, all_44
||      EXTU    .S1    A3, 16, 24, A5       ; <0> EXTU    h, 16, 24, i1_40
||      SHRU    .S2X   A3, 24, B7           ; <0> SHRU    h, 24, i3_40
||      STW     .D1T1  A7, *A4++[1]         ; <1> STW     d, *to++
        XOR     .L1X   A6, B0, A6           ; <1> XOR     e, all_44, e
||      XOR     .L2    B11, B0, B1          ; <1> XOR     abc_44, all_44, g
||      EXTU    .S1    A3, 8, 24, A5        ; <0> EXTU    h, 8, 24, i2_40
||      AND     .S2X   B8, A3, B3           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A9[A5], A13        ; <0> LDBU    *+box_a[i1_40], b1_40
||      LDBU    .D2T2  *+B4[B7], B6         ; <0> LDBU    *+box_b[i3_40], b3_40
        XOR     .L2    B6, B5, B3           ; <0> XOR     a, constant, a
||      XOR     .S2    B2, B0, B0           ; <1> XOR     ab_44, all_44, f
||      LDBU    .D1T2  *+A9[A5], B6         ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B4[B3], A13        ; <0> LDBU    *+box_b[i0_40], b0_40
        XOR     .L1X   A8, B3, A8           ; <0> XOR     a, b, ab_41
||[A2]  STW     .D1T1  A6, *A4++[1]         ; <1> [left] STW     e, *to++
        XOR     .S1    A8, A11, A5          ; <0> XOR     ab_41, c, abc_41
||[A2]  STW     .D1T2  B0, *A4++[1]         ; <1> [left] STW     f, *to++
        XOR     .L2X   B0, A6, B2           ; <0> XOR     e, f, ab_44
||[A2]  STW     .D1T2  B1, *A4++[1]         ; <1> [left] STW     g, *to++
        SHL     .S1    A13, 0, A11          ; <0> SHL     b1_40, 0, t1_40
||      SHL     .S2    B6, 16, B0           ; <0> SHL     b3_40, 16, t3_40
||[A2]  STW     .D1T1  A3, *A4++[1]         ; <1> [left] STW     h, *to++
        XOR     .L1    A5, A7, A7           ; <0> XOR     abc_41, d, abcd_41
||      XOR     .L2X   B0, A11, B6          ; <0> XOR     t1_40, t3_40, early
||      SHL     .S1    A13, 24, A11         ; <0> SHL     b0_40, 24, t0_40
||      SHL     .S2    B6, 8, B0            ; <0> SHL     b2_40, 8, t2_40
        XOR     .L1X   A7, B6, A13          ; <0> XOR     abcd_41, early, near_41
||      XOR     .S2X   B0, A11, B7          ; <0> XOR     t2_40, t0_40, late
        XOR     .L1X   A13, B7, A7          ; <0> XOR     near_41, late, d
        EXTU    .S1    A7, 16, 24, A13      ; <0> EXTU    d, 16, 24, i1_43
||      SHRU    .S2X   A7, 24, B0           ; <0> SHRU    d, 24, i3_43
        EXTU    .S1    A7, 8, 24, A13       ; <0> EXTU    d, 8, 24, i2_43
||      AND     .S2X   B8, A7, B0           ; <0> AND     d, byte, i0_43
||      LDBU    .D1T2  *+A9[A13], B0        ; <0> LDBU    *+box_a[i1_43], b1_43
||      LDBU    .D2T1  *+B4[B0], A13        ; <0> LDBU    *+box_b[i3_43], b3_43
        XOR     .L2    B2, B1, B11          ; <0> XOR     ab_44, g, abc_44
||      LDBU    .D1T2  *+A9[A13], B3        ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T1  *+B4[B0], A11        ; <0> LDBU    *+box_b[i0_43], b0_43
        NOP
        XOR     .L2    B6, B7, B7           ; <0> XOR     early, late, all_41
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     left, 1, left
||[A1]  B       .S2    rijndael_expand_256$next; <0> [left] B       next
        XOR     .L2    B3, B7, B6           ; <0> XOR     a, all_41, a
||      XOR     .S1X   A3, B11, A3          ; <0> XOR     abc_44, h, abcd_44
||      SHRU    .S2    B5, 7, B1            ; <0> SHRU    constant, 7, carry_39
        XOR     .L1X   A8, B7, A8           ; <0> XOR     ab_41, all_41, b
||      SHL     .S1    A13, 24, A13         ; <0> SHL     b3_43, 24, t3_43
||      SHL     .S2    B0, 8, B0            ; <0> SHL     b1_43, 8, t1_43
        XOR     .L1X   A5, B7, A11          ; <0> XOR     abc_41, all_41, c
||      XOR     .L2X   B0, A13, B3          ; <0> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A11, 0, A5           ; <0> SHL     b0_43, 0, t0_43
||      SHL     .S2    B3, 16, B0           ; <0> SHL     b2_43, 16, t2_43
||      MPY     .M2    B1, B9, B0           ; <0> MPY     carry_39, polynomial, folded_39
||      STW     .D1T2  B6, *A4++[1]         ; <0> STW     a, *to++
        XOR     .S1X   A3, B3, A3           ; <0> XOR     abcd_44, half_early, near_44
||      XOR     .S2X   B0, A5, B7           ; <0> XOR     t2_43, t0_43, half_late
||      STW     .D1T1  A8, *A4++[1]         ; <0> STW     b, *to++
||      ADD     .D2    B5, B5, B1           ; <0> ADD     constant, constant, doubled_39
        XOR     .L1X   A3, B7, A3           ; <0> XOR     near_44, half_late, h
||      XOR     .L2    B1, B0, B5           ; <0> XOR     doubled_39, folded_39, constant
||      STW     .D1T1  A11, *A4++[1]        ; <0> STW     c, *to++
rijndael_expand_256$rijndael_expand_256$2:
        SUB     .L1    A2, 1, A2            ; <-1> SUB     left, 1, left
||      XOR     .L2    B3, B7, B0           ; <-1> XOR     half_early, half_late, all_44
||      STW     .D1T1  A7, *A4++[1]         ; <-1> STW     d, *to++
||      LDW     .D2T2  *+B15[2], B11        ; restore B11
        XOR     .L1X   A6, B0, A6           ; <-1> XOR     e, all_44, e
||      XOR     .L2    B11, B0, B1          ; <-1> XOR     abc_44, all_44, g
||      B       .S2X   A0                   ; return
||      LDW     .D2T1  *+B15[3], A13        ; restore A13
        XOR     .S2    B2, B0, B0           ; <-1> XOR     ab_44, all_44, f
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
  [A2]  STW     .D1T1  A6, *A4++[1]         ; <-1> [left] STW     e, *to++
  [A2]  STW     .D1T2  B0, *A4++[1]         ; <-1> [left] STW     f, *to++
        ADDK    .S2    16, B15              ; frame
||[A2]  STW     .D1T2  B1, *A4++[1]         ; <-1> [left] STW     g, *to++
  [A2]  STW     .D1T1  A3, *A4++[1]         ; <-1> [left] STW     h, *to++
