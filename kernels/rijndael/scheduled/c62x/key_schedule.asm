; broadside optimize: source d1c199b72ac327ed083c61112ebf3296f465963ac7645c0d92439ea0bd21be2c
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 60 s an interval, 10 s a region
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
        MV      .L1X   B3, A0               ; move return$
||      MVKL    .S1    rijndael_s_box, A8   ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A3          ; LDW     *+key[3], d
        MVK     .S2    255, B6              ; MVK     255, byte
        MVKH    .S1    rijndael_s_box, A8   ; MVKH    rijndael_s_box, box_a
        LDW     .D2T1  *+B4[0], A7          ; LDW     *+key[0], a
        MV      .L1    A4, A2               ; MV      schedule, to
||      MV      .L2X   A8, B5               ; MV      box_a, box_b
||      MVK     .S2    1, B3                ; MVK     1, constant
||      LDW     .D2T2  *+B4[1], B0          ; LDW     *+key[1], b
        EXTU    .S1    A3, 16, 24, A9       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    d, 24, i3_8
||      LDW     .D2T1  *+B4[2], A4          ; LDW     *+key[2], c
        AND     .L2X   B6, A3, B4           ; <0> AND     d, byte, i0_8
||      EXTU    .S1    A3, 8, 24, A9        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2    B3, 7, B2            ; <0> SHRU    constant, 7, carry_7
||      LDBU    .D1T1  *+A8[A9], A4         ; <0> LDBU    *+box_a[i1_8], b1_8
||      LDBU    .D2T2  *+B5[B2], B0         ; <0> LDBU    *+box_b[i3_8], b3_8
        LDBU    .D1T1  *+A8[A9], A7         ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T2  *+B5[B4], B4         ; <0> LDBU    *+box_b[i0_8], b0_8
        XOR     .S2X   B3, A7, B9           ; <0> XOR     a, constant, a
||      STW     .D1T1  A7, *A2++[1]         ; STW     a, *to++
        XOR     .L2    B9, B0, B1           ; <0> XOR     a, b, ab_9
||      STW     .D1T2  B0, *A2++[1]         ; STW     b, *to++
        XOR     .L1X   A4, B1, A5           ; <0> XOR     ab_9, c, abc_9
||      MVK     .S1    283, A6              ; MVK     0x11b, polynomial
||      STW     .D1T1  A4, *A2++[1]         ; STW     c, *to++
        XOR     .L1    A5, A3, A3           ; <0> XOR     abc_9, d, abcd_9
||      ADD     .L2    B3, B3, B3           ; <0> ADD     constant, constant, doubled_7
||      SHL     .S1X   B0, 16, A4           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2X   A4, 0, B0            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A3, *A2++[1]         ; STW     d, *to++
        XOR     .L2X   B0, A4, B2           ; <0> XOR     t1_8, t3_8, early
||      SHL     .S1    A7, 8, A4            ; <0> SHL     b2_8, 8, t2_8
||      SHL     .S2    B4, 24, B0           ; <0> SHL     b0_8, 24, t0_8
||      MPY     .M1X   A6, B2, A3           ; <0> MPY     carry_7, polynomial, folded_7
        XOR     .L1X   A4, B0, A4           ; <0> XOR     t2_8, t0_8, late
||      XOR     .L2X   B2, A3, B0           ; <0> XOR     abcd_9, early, near_9
||      MVK     .S1    9, A1                ; MVK     10, left
        XOR     .L1X   A4, B0, A3           ; <0> XOR     near_9, late, d
||      XOR     .S2X   B3, A3, B3           ; <0> XOR     doubled_7, folded_7, constant
;@loop {"name": "next", "ii": 10, "res_mii": 6, "rec_mii": 10, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "time limit", "seconds": 20.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 10, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 10, 2 stages
;  bounds: resources 6, recurrence 10
;  critical cycle:
;    XOR near_9, late, d
;    EXTU d, 16, 24, i1_8
;    LDBU *+box_a[i1_8], b1_8
;    SHL b1_8, 0, t1_8
;    XOR t1_8, t3_8, early
;    XOR abcd_9, early, near_9
;  units: L1 8/10, S1 4/10, M1 1/10, D1 6/10, L2 6/10, S2 7/10, M2 0/10, D2 2/10
;  cross paths: 1X 7/10, 2X 8/10
;  T paths: T1 5/10, T2 3/10
;  registers of side A: 10 used, 9 live at once
;  registers of side B: 8 used, 8 live at once
;  II 10 without possible bank conflicts: time limit, 20.0 s
;  II 10: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_128$next:
        XOR     .L1X   A4, B2, A4           ; <1> XOR     early, late, all_9
||      EXTU    .S1    A3, 16, 24, A9       ; <0> EXTU    d, 16, 24, i1_8
||      SHRU    .S2X   A3, 24, B2           ; <0> SHRU    d, 24, i3_8
        AND     .L2X   B6, A3, B4           ; <0> AND     d, byte, i0_8
||      EXTU    .S1    A3, 8, 24, A9        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2    B3, 7, B2            ; <0> SHRU    constant, 7, carry_7
||      LDBU    .D1T1  *+A8[A9], A4         ; <0> LDBU    *+box_a[i1_8], b1_8
||      LDBU    .D2T2  *+B5[B2], B0         ; <0> LDBU    *+box_b[i3_8], b3_8
        XOR     .L1X   A4, B9, A7           ; <1> XOR     a, all_9, a
||      XOR     .L2X   B1, A4, B0           ; <1> XOR     ab_9, all_9, b
||      LDBU    .D1T1  *+A8[A9], A7         ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T2  *+B5[B4], B4         ; <0> LDBU    *+box_b[i0_8], b0_8
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .S2X   B3, A7, B9           ; <0> XOR     a, constant, a
||      STW     .D1T1  A7, *A2++[1]         ; <1> STW     a, *to++
        XOR     .L1    A5, A4, A4           ; <1> XOR     abc_9, all_9, c
||      XOR     .L2    B9, B0, B1           ; <0> XOR     a, b, ab_9
||[A1]  B       .S2    rijndael_expand_128$next; <0> [left] B       next
||      STW     .D1T2  B0, *A2++[1]         ; <1> STW     b, *to++
        XOR     .L1X   A4, B1, A5           ; <0> XOR     ab_9, c, abc_9
||      STW     .D1T1  A4, *A2++[1]         ; <1> STW     c, *to++
        XOR     .L1    A5, A3, A3           ; <0> XOR     abc_9, d, abcd_9
||      ADD     .L2    B3, B3, B3           ; <0> ADD     constant, constant, doubled_7
||      SHL     .S1X   B0, 16, A4           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2X   A4, 0, B0            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A3, *A2++[1]         ; <1> STW     d, *to++
        XOR     .L2X   B0, A4, B2           ; <0> XOR     t1_8, t3_8, early
||      SHL     .S1    A7, 8, A4            ; <0> SHL     b2_8, 8, t2_8
||      SHL     .S2    B4, 24, B0           ; <0> SHL     b0_8, 24, t0_8
||      MPY     .M1X   A6, B2, A3           ; <0> MPY     carry_7, polynomial, folded_7
        XOR     .L1X   A4, B0, A4           ; <0> XOR     t2_8, t0_8, late
||      XOR     .L2X   B2, A3, B0           ; <0> XOR     abcd_9, early, near_9
        XOR     .L1X   A4, B0, A3           ; <0> XOR     near_9, late, d
||      XOR     .S2X   B3, A3, B3           ; <0> XOR     doubled_7, folded_7, constant
rijndael_expand_128$rijndael_expand_128$2:
        XOR     .L1X   A4, B2, A4           ; <-1> XOR     early, late, all_9
        B       .S2X   A0                   ; return
        XOR     .L1X   A4, B9, A7           ; <-1> XOR     a, all_9, a
||      XOR     .L2X   B1, A4, B0           ; <-1> XOR     ab_9, all_9, b
        STW     .D1T1  A7, *A2++[1]         ; <-1> STW     a, *to++
        XOR     .L1    A5, A4, A4           ; <-1> XOR     abc_9, all_9, c
||      STW     .D1T2  B0, *A2++[1]         ; <-1> STW     b, *to++
        STW     .D1T1  A4, *A2++[1]         ; <-1> STW     c, *to++
        STW     .D1T1  A3, *A2++[1]         ; <-1> STW     d, *to++

        .global rijndael_expand_192
rijndael_expand_192:
        MVKL    .S1    rijndael_s_box, A0   ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[5], A3          ; LDW     *+key[5], f
        MV      .L1    A4, A4               ; MV      schedule, to
||      MV      .L2    B3, B0               ; move return$
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D2T1  *+B4[2], A6          ; LDW     *+key[2], c
        LDW     .D2T2  *+B4[0], B6          ; LDW     *+key[0], a
        MVKH    .S1    rijndael_s_box, A0   ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T2  *+B4[4], B9          ; LDW     *+key[4], e
        MV      .L2X   A0, B5               ; MV      box_a, box_b
||      MVK     .S1    8, A2                ; MVK     8, left
||      MVK     .S2    255, B7              ; MVK     255, byte
||      LDW     .D2T1  *+B4[1], A12         ; LDW     *+key[1], b
        EXTU    .S1    A3, 16, 24, A5       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A3, 24, B4           ; <0> SHRU    f, 24, i3_23
||      LDW     .D2T1  *+B4[3], A7          ; LDW     *+key[3], d
        AND     .L2X   B7, A3, B3           ; <0> AND     f, byte, i0_23
||      EXTU    .S1    A3, 8, 24, A5        ; <0> EXTU    f, 8, 24, i2_23
||      MVK     .S2    1, B8                ; MVK     1, constant
||      LDBU    .D1T2  *+A0[A5], B6         ; <0> LDBU    *+box_a[i1_23], b1_23
||      LDBU    .D2T1  *+B5[B4], A12        ; <0> LDBU    *+box_b[i3_23], b3_23
        ADD     .L2    B8, B8, B3           ; <0> ADD     constant, constant, doubled_22
||      MVK     .S2    283, B2              ; MVK     0x11b, polynomial
||      LDBU    .D1T2  *+A0[A5], B6         ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B5[B3], A13        ; <0> LDBU    *+box_b[i0_23], b0_23
        XOR     .L1X   A3, B9, A5           ; <0> XOR     e, f, f
||      XOR     .S2    B6, B8, B4           ; <0> XOR     a, constant, a
||      STW     .D1T2  B6, *A4++[1]         ; STW     a, *to++
||      STW     .D2T1  A12, *+B15[1]        ; save A12
        XOR     .S1X   A12, B4, A9          ; <0> XOR     a, b, ab_24
||      SHRU    .S2    B8, 7, B1            ; <0> SHRU    constant, 7, carry_22
||      STW     .D1T1  A12, *A4++[1]        ; STW     b, *to++
        XOR     .L1    A9, A6, A8           ; <0> XOR     ab_24, c, abc_24
||      MV      .S1    A2, A1               ; count of next
||      MPY     .M2    B1, B2, B8           ; <0> MPY     carry_22, polynomial, folded_22
||      STW     .D2T1  A13, *+B15[2]        ; save A13
        XOR     .L1    A8, A7, A6           ; <0> XOR     abc_24, d, abcd_24
||      SHL     .S1    A12, 16, A12         ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B6, 0, B1            ; <0> SHL     b1_23, 0, t1_23
||      STW     .D1T1  A6, *A4++[1]         ; STW     c, *to++
        XOR     .L1X   A12, B1, A12         ; <0> XOR     t1_23, t3_23, early
||      SHL     .S1    A13, 24, A13         ; <0> SHL     b0_23, 24, t0_23
||      SHL     .S2    B6, 8, B1            ; <0> SHL     b2_23, 8, t2_23
        XOR     .L1    A6, A12, A6          ; <0> XOR     abcd_24, early, near_24
||      XOR     .L2X   B1, A13, B6          ; <0> XOR     t2_23, t0_23, late
||      STW     .D1T1  A7, *A4++[1]         ; STW     d, *to++
        XOR     .L1X   A6, B6, A7           ; <0> XOR     near_24, late, d
||      XOR     .S2X   B6, A12, B1          ; <0> XOR     early, late, all_24
||      STW     .D1T2  B9, *A4++[1]         ; STW     e, *to++
        XOR     .L1X   A9, B1, A12          ; <0> XOR     ab_24, all_24, b
||      XOR     .S1    A7, A5, A3           ; <0> XOR     d, f, f
||      XOR     .S2    B4, B1, B6           ; <0> XOR     a, all_24, a
||      STW     .D1T1  A3, *A4++[1]         ; STW     f, *to++
        SUB     .L1    A1, 2, A1            ; passes of next
||      EXTU    .S1    A3, 16, 24, A5       ; <1> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A3, 24, B4           ; <1> SHRU    f, 24, i3_23
        AND     .L2X   B7, A3, B3           ; <1> AND     f, byte, i0_23
||      EXTU    .S1    A3, 8, 24, A5        ; <1> EXTU    f, 8, 24, i2_23
||      XOR     .S2    B3, B8, B8           ; <0> XOR     doubled_22, folded_22, constant
||      LDBU    .D1T2  *+A0[A5], B6         ; <1> LDBU    *+box_a[i1_23], b1_23
||      LDBU    .D2T1  *+B5[B4], A12        ; <1> LDBU    *+box_b[i3_23], b3_23
        XOR     .L1X   A8, B1, A6           ; <0> XOR     abc_24, all_24, c
||      ADD     .L2    B8, B8, B3           ; <1> ADD     constant, constant, doubled_22
||      XOR     .S2X   B9, A7, B9           ; <0> XOR     d, e, e
||      LDBU    .D1T2  *+A0[A5], B6         ; <1> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B5[B3], A13        ; <1> LDBU    *+box_b[i0_23], b0_23
;@loop {"name": "next", "ii": 11, "res_mii": 8, "rec_mii": 11, "optimal": true, "stages": 3, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "time limit", "seconds": 60.0, "banks_apart": true, "note": "", "moves": 0}, {"interval": 11, "result": "time limit", "seconds": 60.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 11, "result": "not found by annealing", "seconds": 105.9, "banks_apart": true, "note": "", "moves": 0}, {"interval": 11, "result": "found by annealing", "seconds": 24.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 11, 3 stages
;  bounds: resources 8, recurrence 11
;  critical cycle:
;    XOR d, f, f
;    EXTU f, 16, 24, i1_23
;    LDBU *+box_a[i1_23], b1_23
;    SHL b1_23, 0, t1_23
;    XOR t1_23, t3_23, early
;    XOR abcd_24, early, near_24
;    XOR near_24, late, d
;  units: L1 8/11, S1 8/11, M1 0/11, D1 9/11, L2 3/11, S2 9/11, M2 1/11, D2 2/11
;  cross paths: 1X 6/11, 2X 5/11
;  T paths: T1 6/11, T2 4/11
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 10 used, 10 live at once
;  II 11 without possible bank conflicts: time limit, 60.0 s
;  II 11: time limit, 60.0 s
;  II 11 without possible bank conflicts: not found by annealing, 105.9 s
;  II 11: found by annealing, 24.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rijndael_expand_192$next:
        XOR     .L1X   A3, B9, A5           ; <1> XOR     e, f, f
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .S2    B6, B8, B4           ; <1> XOR     a, constant, a
        XOR     .S1X   A12, B4, A9          ; <1> XOR     a, b, ab_24
||      SHRU    .S2    B8, 7, B1            ; <1> SHRU    constant, 7, carry_22
||      STW     .D1T2  B6, *A4++[1]         ; <2> STW     a, *to++
        XOR     .L1    A9, A6, A8           ; <1> XOR     ab_24, c, abc_24
||      MPY     .M2    B1, B2, B8           ; <1> MPY     carry_22, polynomial, folded_22
||      STW     .D1T1  A12, *A4++[1]        ; <2> STW     b, *to++
        XOR     .L1    A8, A7, A6           ; <1> XOR     abc_24, d, abcd_24
||      SHL     .S1    A12, 16, A12         ; <1> SHL     b3_23, 16, t3_23
||      SHL     .S2    B6, 0, B1            ; <1> SHL     b1_23, 0, t1_23
||      STW     .D1T1  A6, *A4++[1]         ; <2> STW     c, *to++
        XOR     .L1X   A12, B1, A12         ; <1> XOR     t1_23, t3_23, early
||      SHL     .S1    A13, 24, A13         ; <1> SHL     b0_23, 24, t0_23
||      SHL     .S2    B6, 8, B1            ; <1> SHL     b2_23, 8, t2_23
||      SUB     .D1    A2, 1, A2            ; <2> SUB     left, 1, left
        XOR     .L1    A6, A12, A6          ; <1> XOR     abcd_24, early, near_24
||      XOR     .L2X   B1, A13, B6          ; <1> XOR     t2_23, t0_23, late
||[A1]  B       .S1    rijndael_expand_192$next; <0> [left] B       next
||      STW     .D1T1  A7, *A4++[1]         ; <2> STW     d, *to++
        XOR     .L1X   A6, B6, A7           ; <1> XOR     near_24, late, d
||      XOR     .S2X   B6, A12, B1          ; <1> XOR     early, late, all_24
||[A2]  STW     .D1T2  B9, *A4++[1]         ; <2> [left] STW     e, *to++
        XOR     .L1X   A9, B1, A12          ; <1> XOR     ab_24, all_24, b
||      XOR     .S1    A7, A5, A3           ; <1> XOR     d, f, f
||      XOR     .S2    B4, B1, B6           ; <1> XOR     a, all_24, a
||[A2]  STW     .D1T1  A3, *A4++[1]         ; <2> [left] STW     f, *to++
        EXTU    .S1    A3, 16, 24, A5       ; <0> EXTU    f, 16, 24, i1_23
||      SHRU    .S2X   A3, 24, B4           ; <0> SHRU    f, 24, i3_23
        AND     .L2X   B7, A3, B3           ; <0> AND     f, byte, i0_23
||      EXTU    .S1    A3, 8, 24, A5        ; <0> EXTU    f, 8, 24, i2_23
||      XOR     .S2    B3, B8, B8           ; <1> XOR     doubled_22, folded_22, constant
||      LDBU    .D1T2  *+A0[A5], B6         ; <0> LDBU    *+box_a[i1_23], b1_23
||      LDBU    .D2T1  *+B5[B4], A12        ; <0> LDBU    *+box_b[i3_23], b3_23
        XOR     .L1X   A8, B1, A6           ; <1> XOR     abc_24, all_24, c
||      ADD     .L2    B8, B8, B3           ; <0> ADD     constant, constant, doubled_22
||      XOR     .S2X   B9, A7, B9           ; <1> XOR     d, e, e
||      LDBU    .D1T2  *+A0[A5], B6         ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B5[B3], A13        ; <0> LDBU    *+box_b[i0_23], b0_23
rijndael_expand_192$rijndael_expand_192$2:
        XOR     .L1X   A3, B9, A5           ; <-1> XOR     e, f, f
||      XOR     .S2    B6, B8, B4           ; <-1> XOR     a, constant, a
        XOR     .S1X   A12, B4, A9          ; <-1> XOR     a, b, ab_24
||      SHRU    .S2    B8, 7, B1            ; <-1> SHRU    constant, 7, carry_22
||      STW     .D1T2  B6, *A4++[1]         ; <-2> STW     a, *to++
        XOR     .L1    A9, A6, A8           ; <-1> XOR     ab_24, c, abc_24
||      MPY     .M2    B1, B2, B8           ; <-1> MPY     carry_22, polynomial, folded_22
||      STW     .D1T1  A12, *A4++[1]        ; <-2> STW     b, *to++
        XOR     .L1    A8, A7, A6           ; <-1> XOR     abc_24, d, abcd_24
||      SHL     .S1    A12, 16, A12         ; <-1> SHL     b3_23, 16, t3_23
||      SHL     .S2    B6, 0, B1            ; <-1> SHL     b1_23, 0, t1_23
||      STW     .D1T1  A6, *A4++[1]         ; <-2> STW     c, *to++
        XOR     .L1X   A12, B1, A12         ; <-1> XOR     t1_23, t3_23, early
||      SHL     .S1    A13, 24, A13         ; <-1> SHL     b0_23, 24, t0_23
||      SHL     .S2    B6, 8, B1            ; <-1> SHL     b2_23, 8, t2_23
||      SUB     .D1    A2, 1, A2            ; <-2> SUB     left, 1, left
        XOR     .L1    A6, A12, A6          ; <-1> XOR     abcd_24, early, near_24
||      XOR     .L2X   B1, A13, B6          ; <-1> XOR     t2_23, t0_23, late
||      STW     .D1T1  A7, *A4++[1]         ; <-2> STW     d, *to++
        XOR     .L1X   A6, B6, A7           ; <-1> XOR     near_24, late, d
||      XOR     .S2X   B6, A12, B1          ; <-1> XOR     early, late, all_24
||[A2]  STW     .D1T2  B9, *A4++[1]         ; <-2> [left] STW     e, *to++
        XOR     .L1X   A9, B1, A12          ; <-1> XOR     ab_24, all_24, b
||      XOR     .S1    A7, A5, A3           ; <-1> XOR     d, f, f
||      XOR     .S2    B4, B1, B6           ; <-1> XOR     a, all_24, a
||[A2]  STW     .D1T1  A3, *A4++[1]         ; <-2> [left] STW     f, *to++
        LDW     .D2T1  *+B15[2], A13        ; restore A13
        XOR     .S2    B3, B8, B8           ; <-1> XOR     doubled_22, folded_22, constant
        XOR     .L1X   A8, B1, A6           ; <-1> XOR     abc_24, all_24, c
||      XOR     .S2X   B9, A7, B9           ; <-1> XOR     d, e, e
        NOP
        STW     .D1T2  B6, *A4++[1]         ; <-1> STW     a, *to++
||      LDW     .D2T1  *+B15[1], A12        ; restore A12
        B       .S2    B0                   ; return
||      STW     .D1T1  A12, *A4++[1]        ; <-1> STW     b, *to++
        STW     .D1T1  A6, *A4++[1]         ; <-1> STW     c, *to++
        ADDK    .S2    8, B15               ; frame
||      SUB     .D1    A2, 1, A2            ; <-1> SUB     left, 1, left
        STW     .D1T1  A7, *A4++[1]         ; <-1> STW     d, *to++
  [A2]  STW     .D1T2  B9, *A4++[1]         ; <-1> [left] STW     e, *to++
  [A2]  STW     .D1T1  A3, *A4++[1]         ; <-1> [left] STW     f, *to++

        .global rijndael_expand_256
rijndael_expand_256:
        MV      .L2    B3, B0               ; move return$
||      MVKL    .S1    rijndael_s_box, A1   ; MVKL    rijndael_s_box, box_a
||      ADDK    .S2    -16, B15             ; frame
||      LDW     .D2T2  *+B4[0], B3          ; LDW     *+key[0], a
        LDW     .D2T1  *+B4[1], A5          ; LDW     *+key[1], b
        MVKH    .S1    rijndael_s_box, A1   ; MVKH    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[2], A9          ; LDW     *+key[2], c
        LDW     .D2T1  *+B4[7], A0          ; LDW     *+key[7], h
        STW     .D2T2  B11, *+B15[1]        ; save B11
        LDW     .D2T1  *+B4[5], A3          ; LDW     *+key[5], f
        MV      .L1    A4, A13              ; MV      schedule, to
||      MV      .L2X   A5, B11              ; copy
||      MVK     .S2    1, B9                ; MVK     1, constant
||      STW     .D2T1  A13, *+B15[2]        ; save A13
        XOR     .S2    B3, B9, B7           ; <0> XOR     a, constant, a
||      STW     .D1T2  B3, *A13++[1]        ; STW     a, *to++
||      LDW     .D2T1  *+B4[6], A4          ; LDW     *+key[6], g
        XOR     .L1X   A5, B7, A5           ; <0> XOR     a, b, ab_41
||      MV      .L2X   A1, B8               ; MV      box_a, box_b
||      MVK     .S2    255, B11             ; MVK     255, byte
||      STW     .D1T2  B11, *A13++[1]       ; STW     b, *to++
||      LDW     .D2T1  *+B4[4], A14         ; LDW     *+key[4], e
        EXTU    .S1    A0, 16, 24, A2       ; <0> EXTU    h, 16, 24, i1_40
||      SHRU    .S2X   A0, 24, B6           ; <0> SHRU    h, 24, i3_40
||      LDW     .D2T1  *+B4[3], A7          ; LDW     *+key[3], d
        ADD     .L2    B9, B9, B6           ; <0> ADD     constant, constant, doubled_39
||      EXTU    .S1    A0, 8, 24, A6        ; <0> EXTU    h, 8, 24, i2_40
||      AND     .S2X   B11, A0, B4          ; <0> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A1[A2], A9         ; <0> LDBU    *+box_a[i1_40], b1_40
||      LDBU    .D2T2  *+B8[B6], B4         ; <0> LDBU    *+box_b[i3_40], b3_40
        XOR     .L1    A5, A9, A6           ; <0> XOR     ab_41, c, abc_41
||      MV      .L2X   A9, B4               ; copy
||      LDBU    .D1T2  *+A1[A6], B4         ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B8[B4], A7         ; <0> LDBU    *+box_b[i0_40], b0_40
        STW     .D1T2  B4, *A13++[1]        ; STW     c, *to++
||      STW     .D2T1  A14, *+B15[3]        ; save A14
        SHRU    .S2    B9, 7, B3            ; <0> SHRU    constant, 7, carry_39
        MV      .L2X   A14, B9              ; copy
||      XOR     .S1    A6, A7, A2           ; <0> XOR     abc_41, d, abcd_41
||      MVK     .S2    283, B5              ; MVK     0x11b, polynomial
        MV      .L2X   A3, B1               ; copy
||      SHL     .S1    A9, 0, A9            ; <0> SHL     b1_40, 0, t1_40
||      SHL     .S2    B4, 16, B3           ; <0> SHL     b3_40, 16, t3_40
||      MPY     .M2    B3, B5, B9           ; <0> MPY     carry_39, polynomial, folded_39
||      STW     .D1T1  A7, *A13++[1]        ; STW     d, *to++
        XOR     .L2X   B3, A9, B4           ; <0> XOR     t1_40, t3_40, early
||      SHL     .S1    A7, 24, A9           ; <0> SHL     b0_40, 24, t0_40
||      SHL     .S2    B4, 8, B3            ; <0> SHL     b2_40, 8, t2_40
||      STW     .D1T2  B9, *A13++[1]        ; STW     e, *to++
        XOR     .L1    A14, A3, A3          ; <0> XOR     e, f, ab_44
||      XOR     .L2X   B3, A9, B3           ; <0> XOR     t2_40, t0_40, late
||      XOR     .S1X   A2, B4, A2           ; <0> XOR     abcd_41, early, near_41
||      STW     .D1T2  B1, *A13++[1]        ; STW     f, *to++
        MV      .L2X   A4, B1               ; copy
||      XOR     .S1X   A2, B3, A7           ; <0> XOR     near_41, late, d
        XOR     .L2    B4, B3, B4           ; <0> XOR     early, late, all_41
||      EXTU    .S1    A7, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      SHRU    .S2X   A7, 24, B3           ; <0> SHRU    d, 24, i3_43
||      STW     .D1T2  B1, *A13++[1]        ; STW     g, *to++
        XOR     .L1    A3, A4, A4           ; <0> XOR     ab_44, g, abc_44
||      AND     .L2X   B11, A7, B3          ; <0> AND     d, byte, i0_43
||      EXTU    .S1    A7, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_43
||      LDBU    .D1T2  *+A1[A2], B4         ; <0> LDBU    *+box_a[i1_43], b1_43
||      LDBU    .D2T1  *+B8[B3], A0         ; <0> LDBU    *+box_b[i3_43], b3_43
        MVK     .S2    7, B1                ; MVK     7, left
||      LDBU    .D1T1  *+A1[A2], A2         ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T2  *+B8[B3], B7         ; <0> LDBU    *+box_b[i0_43], b0_43
        XOR     .L2    B7, B4, B3           ; <0> XOR     a, all_41, a
||      MV      .S2    B1, B7               ; count of next
||      STW     .D1T1  A0, *A13++[1]        ; STW     h, *to++
        XOR     .L1X   A5, B4, A5           ; <0> XOR     ab_41, all_41, b
||      SUB     .L2    B7, 2, B2            ; passes of next
||      STW     .D1T2  B3, *A13++[1]        ; <0> STW     a, *to++
        XOR     .L1    A4, A0, A6           ; <0> XOR     abc_44, h, abcd_44
||      XOR     .S1X   A6, B4, A9           ; <0> XOR     abc_41, all_41, c
        XOR     .L2    B6, B9, B9           ; <0> XOR     doubled_39, folded_39, constant
||      SHL     .S1X   B4, 8, A0            ; <0> SHL     b1_43, 8, t1_43
||      SHL     .S2X   A0, 24, B4           ; <0> SHL     b3_43, 24, t3_43
||      STW     .D1T1  A5, *A13++[1]        ; <0> STW     b, *to++
        XOR     .L1X   A0, B4, A8           ; <0> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A2, 16, A2           ; <0> SHL     b2_43, 16, t2_43
||      SHL     .S2    B7, 0, B6            ; <0> SHL     b0_43, 0, t0_43
||      STW     .D1T1  A9, *A13++[1]        ; <0> STW     c, *to++
;@loop {"name": "next", "ii": 20, "res_mii": 12, "rec_mii": 20, "optimal": true, "stages": 2, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "not found by annealing", "seconds": 227.7, "banks_apart": true, "note": "", "moves": 0}, {"interval": 20, "result": "found by annealing", "seconds": 32.2, "banks_apart": false, "note": "", "moves": 0}]}
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
;  units: L1 10/20, S1 16/20, M1 0/20, D1 12/20, L2 9/20, S2 10/20, M2 1/20, D2 4/20
;  cross paths: 1X 8/20, 2X 7/20
;  T paths: T1 11/20, T2 5/20
;  registers of side A: 12 used, 12 live at once
;  registers of side B: 11 used, 11 live at once
;  II 20 without possible bank conflicts: not found by annealing, 227.7 s
;  II 20: found by annealing, 32.2 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_expand_256$next:
        XOR     .L1    A6, A8, A0           ; <1> XOR     abcd_44, half_early, near_44
||      XOR     .S1X   A2, B6, A6           ; <1> XOR     t2_43, t0_43, half_late
||      XOR     .S2    B3, B9, B7           ; <0> XOR     a, constant, a
        XOR     .L1X   A5, B7, A5           ; <0> XOR     a, b, ab_41
||      SUB     .L2    B1, 1, B1            ; <1> SUB     left, 1, left
||      XOR     .S1    A0, A6, A0           ; <1> XOR     near_44, half_late, h
        EXTU    .S1    A0, 16, 24, A2       ; <0> EXTU    h, 16, 24, i1_40
||      SHRU    .S2X   A0, 24, B6           ; <0> SHRU    h, 24, i3_40
||      STW     .D1T1  A7, *A13++[1]        ; <1> STW     d, *to++
        XOR     .L1    A8, A6, A8           ; <1> XOR     half_early, half_late, all_44
||      ADD     .L2    B9, B9, B6           ; <0> ADD     constant, constant, doubled_39
||      EXTU    .S1    A0, 8, 24, A6        ; <0> EXTU    h, 8, 24, i2_40
||      AND     .S2X   B11, A0, B4          ; <0> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A1[A2], A9         ; <0> LDBU    *+box_a[i1_40], b1_40
||      LDBU    .D2T2  *+B8[B6], B4         ; <0> LDBU    *+box_b[i3_40], b3_40
        XOR     .L1    A5, A9, A6           ; <0> XOR     ab_41, c, abc_41
||      LDBU    .D1T2  *+A1[A6], B4         ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T1  *+B8[B4], A7         ; <0> LDBU    *+box_b[i0_40], b0_40
        XOR     .S1    A3, A8, A3           ; <1> XOR     ab_44, all_44, f
        XOR     .S1    A4, A8, A4           ; <1> XOR     abc_44, all_44, g
||      SHRU    .S2    B9, 7, B3            ; <0> SHRU    constant, 7, carry_39
        XOR     .L1    A14, A8, A14         ; <1> XOR     e, all_44, e
||      XOR     .S1    A6, A7, A2           ; <0> XOR     abc_41, d, abcd_41
        SHL     .S1    A9, 0, A9            ; <0> SHL     b1_40, 0, t1_40
||      SHL     .S2    B4, 16, B3           ; <0> SHL     b3_40, 16, t3_40
||      MPY     .M2    B3, B5, B9           ; <0> MPY     carry_39, polynomial, folded_39
||[B1]  STW     .D1T1  A14, *A13++[1]       ; <1> [left] STW     e, *to++
        XOR     .L2X   B3, A9, B4           ; <0> XOR     t1_40, t3_40, early
||      SHL     .S1    A7, 24, A9           ; <0> SHL     b0_40, 24, t0_40
||      SHL     .S2    B4, 8, B3            ; <0> SHL     b2_40, 8, t2_40
        XOR     .L1    A14, A3, A3          ; <0> XOR     e, f, ab_44
||      XOR     .L2X   B3, A9, B3           ; <0> XOR     t2_40, t0_40, late
||      XOR     .S1X   A2, B4, A2           ; <0> XOR     abcd_41, early, near_41
||[B1]  STW     .D1T1  A3, *A13++[1]        ; <1> [left] STW     f, *to++
        XOR     .S1X   A2, B3, A7           ; <0> XOR     near_41, late, d
||[B1]  STW     .D1T1  A4, *A13++[1]        ; <1> [left] STW     g, *to++
        XOR     .L2    B4, B3, B4           ; <0> XOR     early, late, all_41
||      EXTU    .S1    A7, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      SHRU    .S2X   A7, 24, B3           ; <0> SHRU    d, 24, i3_43
        XOR     .L1    A3, A4, A4           ; <0> XOR     ab_44, g, abc_44
||      AND     .L2X   B11, A7, B3          ; <0> AND     d, byte, i0_43
||      EXTU    .S1    A7, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_43
||      LDBU    .D1T2  *+A1[A2], B4         ; <0> LDBU    *+box_a[i1_43], b1_43
||      LDBU    .D2T1  *+B8[B3], A0         ; <0> LDBU    *+box_b[i3_43], b3_43
  [B2]  B       .S2    rijndael_expand_256$next; <0> [left] B       next
||      LDBU    .D1T1  *+A1[A2], A2         ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T2  *+B8[B3], B7         ; <0> LDBU    *+box_b[i0_43], b0_43
        XOR     .L2    B7, B4, B3           ; <0> XOR     a, all_41, a
||[B1]  STW     .D1T1  A0, *A13++[1]        ; <1> [left] STW     h, *to++
        XOR     .L1X   A5, B4, A5           ; <0> XOR     ab_41, all_41, b
||      STW     .D1T2  B3, *A13++[1]        ; <0> STW     a, *to++
        XOR     .L1    A4, A0, A6           ; <0> XOR     abc_44, h, abcd_44
||      XOR     .S1X   A6, B4, A9           ; <0> XOR     abc_41, all_41, c
        XOR     .L2    B6, B9, B9           ; <0> XOR     doubled_39, folded_39, constant
||      SHL     .S1X   B4, 8, A0            ; <0> SHL     b1_43, 8, t1_43
||      SHL     .S2X   A0, 24, B4           ; <0> SHL     b3_43, 24, t3_43
||      STW     .D1T1  A5, *A13++[1]        ; <0> STW     b, *to++
        XOR     .L1X   A0, B4, A8           ; <0> XOR     t1_43, t3_43, half_early
||[B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     left, 1, left
||      SHL     .S1    A2, 16, A2           ; <0> SHL     b2_43, 16, t2_43
||      SHL     .S2    B7, 0, B6            ; <0> SHL     b0_43, 0, t0_43
||      STW     .D1T1  A9, *A13++[1]        ; <0> STW     c, *to++
rijndael_expand_256$rijndael_expand_256$2:
        XOR     .L1    A6, A8, A0           ; <-1> XOR     abcd_44, half_early, near_44
||      XOR     .S1X   A2, B6, A6           ; <-1> XOR     t2_43, t0_43, half_late
        SUB     .L2    B1, 1, B1            ; <-1> SUB     left, 1, left
||      XOR     .S1    A0, A6, A0           ; <-1> XOR     near_44, half_late, h
        STW     .D1T1  A7, *A13++[1]        ; <-1> STW     d, *to++
        XOR     .L1    A8, A6, A8           ; <-1> XOR     half_early, half_late, all_44
        NOP
        XOR     .S1    A3, A8, A3           ; <-1> XOR     ab_44, all_44, f
        XOR     .S1    A4, A8, A4           ; <-1> XOR     abc_44, all_44, g
        XOR     .L1    A14, A8, A14         ; <-1> XOR     e, all_44, e
  [B1]  STW     .D1T1  A14, *A13++[1]       ; <-1> [left] STW     e, *to++
||      LDW     .D2T2  *+B15[1], B11        ; restore B11
        LDW     .D2T1  *+B15[3], A14        ; restore A14
  [B1]  STW     .D1T1  A3, *A13++[1]        ; <-1> [left] STW     f, *to++
        B       .S2    B0                   ; return
||[B1]  STW     .D1T1  A4, *A13++[1]        ; <-1> [left] STW     g, *to++
        LDW     .D2T1  *+B15[2], A13        ; restore A13
        NOP
        ADDK    .S2    16, B15              ; frame
  [B1]  STW     .D1T1  A0, *A13++[1]        ; <-1> [left] STW     h, *to++
        NOP
