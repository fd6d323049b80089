; broadside optimize: source 9278a014dd287d8bffd6ccee7860d1ad4e68a314c358089c849653829778b378
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 1 workers, 40 s an interval, 10 s a region
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
        MVKL    .S1    rijndael_s_box, A16  ; MVKL    rijndael_s_box, box_a
||      LDW     .D2T1  *+B4[3], A4          ; LDW     *+key[3], d
        MVK     .S2    255, B5              ; MVK     255, byte
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+key[1], b
        NOP
        LDW     .D2T1  *+B4[0], A7          ; LDW     *+key[0], a
        MV      .L1    A4, A2               ; MV      schedule, to
||      MVKH    .S1    rijndael_s_box, A16  ; MVKH    rijndael_s_box, box_a
        MV      .L2X   A16, B4              ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A9       ; <0> EXTU    d, 16, 24, i1_8
||      LDW     .D2T1  *+B4[2], A5          ; LDW     *+key[2], c
        MVK     .L2    1, B2                ; MVK     1, constant
||      EXTU    .S1    A4, 8, 24, A9        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B0           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T1  *+A16[A9], A6        ; <0> LDBU    *+box_a[i1_8], b1_8
        AND     .L2X   B5, A4, B0           ; <0> AND     d, byte, i0_8
||      LDBU    .D1T2  *+A16[A9], B3        ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B4[B0], A3         ; <0> LDBU    *+box_b[i3_8], b3_8
        MV      .L1X   B3, A0               ; move return$
||      XOR     .L2X   B2, A7, B1           ; <0> XOR     a, constant, a
||      MVK     .S1    283, A8              ; MVK     0x11b, polynomial
||      LDBU    .D2T1  *+B4[B0], A9         ; <0> LDBU    *+box_b[i0_8], b0_8
        SHRU    .S2    B2, 7, B0            ; <0> SHRU    constant, 7, carry_7
||      STW     .D1T1  A7, *A2++[1]         ; STW     a, *to++
        MV      .L2X   A3, B3               ; copy
        XOR     .L1X   A3, B1, A6           ; <0> XOR     a, b, ab_9
||      MV      .L2X   A5, B6               ; copy
||      SHL     .S1    A6, 0, A7            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T2  B3, *A2++[1]         ; STW     b, *to++
        XOR     .L1    A6, A5, A5           ; <0> XOR     ab_9, c, abc_9
||      SHL     .S1    A3, 16, A3           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2    B3, 8, B3            ; <0> SHL     b2_8, 8, t2_8
||      STW     .D1T2  B6, *A2++[1]         ; STW     c, *to++
        XOR     .L1    A5, A4, A3           ; <0> XOR     abc_9, d, abcd_9
||      SHL     .S1    A9, 24, A7           ; <0> SHL     b0_8, 24, t0_8
||      MPY     .M1X   A8, B0, A7           ; <0> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A7, A3, A9           ; <0> XOR     t1_8, t3_8, early
        XOR     .L1X   A7, B3, A4           ; <0> XOR     t2_8, t0_8, late
||      XOR     .S1    A3, A9, A3           ; <0> XOR     abcd_9, early, near_9
||      STW     .D1T1  A4, *A2++[1]         ; STW     d, *to++
        XOR     .L1    A3, A4, A4           ; <0> XOR     near_9, late, d
||      MVK     .S1    7, A1                ; MVK     10, left
||      ADD     .S2    B2, B2, B0           ; <0> ADD     constant, constant, doubled_7
||      XOR     .D1    A9, A4, A3           ; <0> XOR     early, late, all_9
        EXTU    .S1    A4, 16, 24, A9       ; <1> EXTU    d, 16, 24, i1_8
||      XOR     .D1X   A3, B1, A7           ; <0> XOR     a, all_9, a
||      XOR     .D2X   B0, A7, B2           ; <0> XOR     doubled_7, folded_7, constant
        XOR     .L1    A5, A3, A5           ; <0> XOR     abc_9, all_9, c
||      EXTU    .S1    A4, 8, 24, A9        ; <1> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B0           ; <1> SHRU    d, 24, i3_8
||      LDBU    .D1T1  *+A16[A9], A6        ; <1> LDBU    *+box_a[i1_8], b1_8
        AND     .L2X   B5, A4, B0           ; <1> AND     d, byte, i0_8
||      LDBU    .D1T2  *+A16[A9], B3        ; <1> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B4[B0], A3         ; <1> LDBU    *+box_b[i3_8], b3_8
        XOR     .L2X   B2, A7, B1           ; <1> XOR     a, constant, a
||      XOR     .S1    A6, A3, A3           ; <0> XOR     ab_9, all_9, b
||      LDBU    .D2T1  *+B4[B0], A9         ; <1> LDBU    *+box_b[i0_8], b0_8
        SHRU    .S2    B2, 7, B0            ; <1> SHRU    constant, 7, carry_7
        STW     .D1T1  A7, *A2++[1]         ; <0> STW     a, *to++
        XOR     .L1X   A3, B1, A6           ; <1> XOR     a, b, ab_9
||      SHL     .S1    A6, 0, A7            ; <1> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A3, *A2++[1]         ; <0> STW     b, *to++
        XOR     .L1    A6, A5, A5           ; <1> XOR     ab_9, c, abc_9
||      SHL     .S1    A3, 16, A3           ; <1> SHL     b3_8, 16, t3_8
||      SHL     .S2    B3, 8, B3            ; <1> SHL     b2_8, 8, t2_8
||      STW     .D1T1  A5, *A2++[1]         ; <0> STW     c, *to++
        XOR     .L1    A5, A4, A3           ; <1> XOR     abc_9, d, abcd_9
||      SHL     .S1    A9, 24, A7           ; <1> SHL     b0_8, 24, t0_8
||      MPY     .M1X   A8, B0, A7           ; <1> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A7, A3, A9           ; <1> XOR     t1_8, t3_8, early
||      NOP
||      NOP
;@loop {"name": "next", "ii": 11, "res_mii": 6, "rec_mii": 10, "optimal": true, "stages": 3, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 10, "result": "proved infeasible", "seconds": 0.7, "banks_apart": false, "note": "up to 3 stages", "moves": 0}, {"interval": 11, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 11, 3 stages
;  bounds: resources 6, recurrence 10
;  critical cycle:
;    XOR near_9, late, d
;    EXTU d, 16, 24, i1_8
;    LDBU *+box_a[i1_8], b1_8
;    SHL b1_8, 0, t1_8
;    XOR t1_8, t3_8, early
;    XOR abcd_9, early, near_9
;  units: L1 6/11, S1 7/11, M1 1/11, D1 10/11, L2 2/11, S2 5/11, M2 0/11, D2 3/11
;  cross paths: 1X 4/11, 2X 4/11
;  T paths: T1 7/11, T2 1/11
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 6 used, 6 live at once
;  II 10: proved infeasible (up to 3 stages), 0.7 s
;  II 11: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rijndael_expand_128_c64x$next:
        XOR     .L1X   A7, B3, A4           ; <1> XOR     t2_8, t0_8, late
||      XOR     .S1    A3, A9, A3           ; <1> XOR     abcd_9, early, near_9
||      STW     .D1T1  A4, *A2++[1]         ; <2> STW     d, *to++
        XOR     .L1    A3, A4, A4           ; <1> XOR     near_9, late, d
||      ADD     .S2    B2, B2, B0           ; <1> ADD     constant, constant, doubled_7
||      XOR     .D1    A9, A4, A3           ; <1> XOR     early, late, all_9
        EXTU    .S1    A4, 16, 24, A9       ; <0> EXTU    d, 16, 24, i1_8
||      XOR     .D1X   A3, B1, A7           ; <1> XOR     a, all_9, a
||      XOR     .D2X   B0, A7, B2           ; <1> XOR     doubled_7, folded_7, constant
        XOR     .L1    A5, A3, A5           ; <1> XOR     abc_9, all_9, c
||      EXTU    .S1    A4, 8, 24, A9        ; <0> EXTU    d, 8, 24, i2_8
||      SHRU    .S2X   A4, 24, B0           ; <0> SHRU    d, 24, i3_8
||      LDBU    .D1T1  *+A16[A9], A6        ; <0> LDBU    *+box_a[i1_8], b1_8
        AND     .L2X   B5, A4, B0           ; <0> AND     d, byte, i0_8
||      LDBU    .D1T2  *+A16[A9], B3        ; <0> LDBU    *+box_a[i2_8], b2_8
||      LDBU    .D2T1  *+B4[B0], A3         ; <0> LDBU    *+box_b[i3_8], b3_8
        XOR     .L2X   B2, A7, B1           ; <0> XOR     a, constant, a
||      XOR     .S1    A6, A3, A3           ; <1> XOR     ab_9, all_9, b
||[A1]  B       .S2    rijndael_expand_128_c64x$next; <0> [left] B       next
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
||      LDBU    .D2T1  *+B4[B0], A9         ; <0> LDBU    *+box_b[i0_8], b0_8
        SHRU    .S2    B2, 7, B0            ; <0> SHRU    constant, 7, carry_7
        STW     .D1T1  A7, *A2++[1]         ; <1> STW     a, *to++
        XOR     .L1X   A3, B1, A6           ; <0> XOR     a, b, ab_9
||      SHL     .S1    A6, 0, A7            ; <0> SHL     b1_8, 0, t1_8
||      STW     .D1T1  A3, *A2++[1]         ; <1> STW     b, *to++
        XOR     .L1    A6, A5, A5           ; <0> XOR     ab_9, c, abc_9
||      SHL     .S1    A3, 16, A3           ; <0> SHL     b3_8, 16, t3_8
||      SHL     .S2    B3, 8, B3            ; <0> SHL     b2_8, 8, t2_8
||      STW     .D1T1  A5, *A2++[1]         ; <1> STW     c, *to++
        XOR     .L1    A5, A4, A3           ; <0> XOR     abc_9, d, abcd_9
||      SHL     .S1    A9, 24, A7           ; <0> SHL     b0_8, 24, t0_8
||      MPY     .M1X   A8, B0, A7           ; <0> MPY     carry_7, polynomial, folded_7
||      XOR     .D1    A7, A3, A9           ; <0> XOR     t1_8, t3_8, early
rijndael_expand_128_c64x$rijndael_expand_128_c64x$2:
        XOR     .L1X   A7, B3, A4           ; <-1> XOR     t2_8, t0_8, late
||      XOR     .S1    A3, A9, A3           ; <-1> XOR     abcd_9, early, near_9
||      STW     .D1T1  A4, *A2++[1]         ; <-2> STW     d, *to++
        XOR     .L1    A3, A4, A4           ; <-1> XOR     near_9, late, d
||      ADD     .S2    B2, B2, B0           ; <-1> ADD     constant, constant, doubled_7
||      XOR     .D1    A9, A4, A3           ; <-1> XOR     early, late, all_9
        XOR     .D1X   A3, B1, A7           ; <-1> XOR     a, all_9, a
||      XOR     .D2X   B0, A7, B2           ; <-1> XOR     doubled_7, folded_7, constant
        XOR     .L1    A5, A3, A5           ; <-1> XOR     abc_9, all_9, c
        NOP
        XOR     .S1    A6, A3, A3           ; <-1> XOR     ab_9, all_9, b
        B       .S2X   A0                   ; return
        STW     .D1T1  A7, *A2++[1]         ; <-1> STW     a, *to++
        STW     .D1T1  A3, *A2++[1]         ; <-1> STW     b, *to++
        STW     .D1T1  A5, *A2++[1]         ; <-1> STW     c, *to++
        NOP
        STW     .D1T1  A4, *A2++[1]         ; <-1> STW     d, *to++

        .global rijndael_expand_192_c64x
        .align  32
rijndael_expand_192_c64x:
        MV      .L1X   B4, A4               ; copy
||      MV      .L2X   A4, B31              ; MV      schedule, to
||      MVKL    .S1    rijndael_s_box, A28  ; MVKL    rijndael_s_box, box_a
||      MVK     .S2    255, B1              ; MVK     255, byte
        LDW     .D1T1  *+A4[3], A6          ; LDW     *+key[3], d
        MVKH    .S1    rijndael_s_box, A28  ; MVKH    rijndael_s_box, box_a
||      LDW     .D1T1  *+A4[2], A2          ; LDW     *+key[2], c
        LDW     .D1T1  *+A4[5], A4          ; LDW     *+key[5], f
        LDW     .D1T1  *+A4[1], A9          ; LDW     *+key[1], b
        LDW     .D1T1  *+A4[0], A8          ; LDW     *+key[0], a
        MVK     .L2    1, B4                ; MVK     1, constant
||      LDW     .D1T1  *+A4[4], A3          ; LDW     *+key[4], e
        SHRU    .S1X   B4, 7, A0            ; <0> SHRU    constant, 7, carry_22
||      MVK     .S2    283, B2              ; MVK     0x11b, polynomial
        MV      .L2X   A28, B8              ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A16      ; <0> EXTU    f, 16, 24, i1_23
||      ADD     .S2    B4, B4, B30          ; <0> ADD     constant, constant, doubled_22
||      MPY     .M1X   A0, B2, A16          ; <0> MPY     carry_22, polynomial, folded_22
        EXTU    .S1    A4, 8, 24, A0        ; <0> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A4, 24, B5           ; <0> SHRU    f, 24, i3_23
||      LDBU    .D1T1  *+A28[A16], A0       ; <0> LDBU    *+box_a[i1_23], b1_23
        AND     .L2X   B1, A4, B5           ; <0> AND     f, byte, i0_23
||      LDBU    .D1T2  *+A28[A0], B4        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B8[B5], A0         ; <0> LDBU    *+box_b[i3_23], b3_23
        MVK     .L2    8, B0                ; MVK     8, left
||      LDBU    .D2T1  *+B8[B5], A17        ; <0> LDBU    *+box_b[i0_23], b0_23
        MV      .L2X   A8, B4               ; copy
||      XOR     .S1X   A8, B4, A18          ; <0> XOR     a, constant, a
        XOR     .D1    A18, A9, A8          ; <0> XOR     a, b, ab_24
||      STW     .D2T2  B4, *B31++[1]        ; STW     a, *to++
        MV      .L2X   A9, B5               ; copy
||      SHL     .S1    A0, 0, A5            ; <0> SHL     b1_23, 0, t1_23
        XOR     .L1    A8, A2, A7           ; <0> XOR     ab_24, c, abc_24
||      MV      .L2X   A2, B4               ; copy
||      SHL     .S1    A0, 16, A0           ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B4, 8, B5            ; <0> SHL     b2_23, 8, t2_23
||      STW     .D2T2  B5, *B31++[1]        ; STW     b, *to++
        XOR     .L1    A5, A0, A5           ; <0> XOR     t1_23, t3_23, early
||      SHL     .S1    A17, 24, A0          ; <0> SHL     b0_23, 24, t0_23
||      XOR     .S2X   B30, A16, B4         ; <0> XOR     doubled_22, folded_22, constant
||      XOR     .D1    A7, A6, A2           ; <0> XOR     abc_24, d, abcd_24
||      STW     .D2T2  B4, *B31++[1]        ; STW     c, *to++
        XOR     .L1X   A0, B5, A0           ; <0> XOR     t2_23, t0_23, late
||      MV      .L2X   A3, B5               ; copy
||      XOR     .D1    A2, A5, A2           ; <0> XOR     abcd_24, early, near_24
||      STW     .D2T1  A6, *B31++[1]        ; STW     d, *to++
        XOR     .L1    A2, A0, A6           ; <0> XOR     near_24, late, d
||      MV      .L2    B0, B6               ; count of next
||      XOR     .S1    A3, A4, A2           ; <0> XOR     e, f, f
||      XOR     .D1    A5, A0, A5           ; <0> XOR     early, late, all_24
||      STW     .D2T2  B5, *B31++[1]        ; STW     e, *to++
        XOR     .L1    A8, A5, A9           ; <0> XOR     ab_24, all_24, b
||      SHRU    .S1X   B4, 7, A0            ; <1> SHRU    constant, 7, carry_22
||      XOR     .D1    A6, A2, A4           ; <0> XOR     d, f, f
||      STW     .D2T1  A4, *B31++[1]        ; STW     f, *to++
        EXTU    .S1    A4, 16, 24, A16      ; <1> EXTU    f, 16, 24, i1_23
||      ADD     .S2    B4, B4, B30          ; <1> ADD     constant, constant, doubled_22
||      MPY     .M1X   A0, B2, A16          ; <1> MPY     carry_22, polynomial, folded_22
        XOR     .L1    A18, A5, A8          ; <0> XOR     a, all_24, a
||      EXTU    .S1    A4, 8, 24, A0        ; <1> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A4, 24, B5           ; <1> SHRU    f, 24, i3_23
||      LDBU    .D1T1  *+A28[A16], A0       ; <1> LDBU    *+box_a[i1_23], b1_23
        SUB     .L1X   B6, 2, A1            ; passes of next
||      AND     .L2X   B1, A4, B5           ; <1> AND     f, byte, i0_23
||      XOR     .S1    A7, A5, A2           ; <0> XOR     abc_24, all_24, c
||      LDBU    .D1T2  *+A28[A0], B4        ; <1> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B8[B5], A0         ; <1> LDBU    *+box_b[i3_23], b3_23
        SUB     .S2    B0, 1, B0            ; <0> SUB     left, 1, left
||      LDBU    .D2T1  *+B8[B5], A17        ; <1> LDBU    *+box_b[i0_23], b0_23
        XOR     .S1X   A8, B4, A18          ; <1> XOR     a, constant, a
        XOR     .D1    A18, A9, A8          ; <1> XOR     a, b, ab_24
||      STW     .D2T1  A8, *B31++[1]        ; <0> STW     a, *to++
        XOR     .L1    A6, A3, A3           ; <0> XOR     d, e, e
||      SHL     .S1    A0, 0, A5            ; <1> SHL     b1_23, 0, t1_23
||      STW     .D2T1  A9, *B31++[1]        ; <0> STW     b, *to++
        XOR     .L1    A8, A2, A7           ; <1> XOR     ab_24, c, abc_24
||      SHL     .S1    A0, 16, A0           ; <1> SHL     b3_23, 16, t3_23
||      SHL     .S2    B4, 8, B5            ; <1> SHL     b2_23, 8, t2_23
||      STW     .D2T1  A2, *B31++[1]        ; <0> STW     c, *to++
        XOR     .L1    A5, A0, A5           ; <1> XOR     t1_23, t3_23, early
||      SHL     .S1    A17, 24, A0          ; <1> SHL     b0_23, 24, t0_23
||      XOR     .S2X   B30, A16, B4         ; <1> XOR     doubled_22, folded_22, constant
||      XOR     .D1    A7, A6, A2           ; <1> XOR     abc_24, d, abcd_24
        XOR     .L1X   A0, B5, A0           ; <1> XOR     t2_23, t0_23, late
||      XOR     .D1    A2, A5, A2           ; <1> XOR     abcd_24, early, near_24
||      STW     .D2T1  A6, *B31++[1]        ; <0> STW     d, *to++
        XOR     .L1    A2, A0, A6           ; <1> XOR     near_24, late, d
||      XOR     .S1    A3, A4, A2           ; <1> XOR     e, f, f
||      XOR     .D1    A5, A0, A5           ; <1> XOR     early, late, all_24
||[B0]  STW     .D2T1  A3, *B31++[1]        ; <0> [left] STW     e, *to++
;@loop {"name": "next", "ii": 12, "res_mii": 8, "rec_mii": 11, "optimal": true, "stages": 3, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR"], "attempts": [{"interval": 11, "result": "proved infeasible", "seconds": 0.9, "banks_apart": false, "note": "up to 3 stages", "moves": 0}, {"interval": 12, "result": "found", "seconds": 41.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 12, 3 stages
;  bounds: resources 8, recurrence 11
;  critical cycle:
;    XOR d, f, f
;    EXTU f, 16, 24, i1_23
;    LDBU *+box_a[i1_23], b1_23
;    SHL b1_23, 0, t1_23
;    XOR t1_23, t3_23, early
;    XOR abcd_24, early, near_24
;    XOR near_24, late, d
;  units: L1 8/12, S1 9/12, M1 1/12, D1 7/12, L2 1/12, S2 6/12, M2 0/12, D2 8/12
;  cross paths: 1X 4/12, 2X 3/12
;  T paths: T1 9/12, T2 1/12
;  registers of side A: 14 used, 12 live at once
;  registers of side B: 9 used, 9 live at once
;  II 11: proved infeasible (up to 3 stages), 0.9 s
;  II 12: found, 41.1 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rijndael_expand_192_c64x$next:
        XOR     .L1    A8, A5, A9           ; <1> XOR     ab_24, all_24, b
||      SHRU    .S1X   B4, 7, A0            ; <0> SHRU    constant, 7, carry_22
||      XOR     .D1    A6, A2, A4           ; <1> XOR     d, f, f
||[B0]  STW     .D2T1  A4, *B31++[1]        ; <2> [left] STW     f, *to++
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      EXTU    .S1    A4, 16, 24, A16      ; <0> EXTU    f, 16, 24, i1_23
||      ADD     .S2    B4, B4, B30          ; <0> ADD     constant, constant, doubled_22
||      MPY     .M1X   A0, B2, A16          ; <0> MPY     carry_22, polynomial, folded_22
        XOR     .L1    A18, A5, A8          ; <1> XOR     a, all_24, a
||      EXTU    .S1    A4, 8, 24, A0        ; <0> EXTU    f, 8, 24, i2_23
||      SHRU    .S2X   A4, 24, B5           ; <0> SHRU    f, 24, i3_23
||      LDBU    .D1T1  *+A28[A16], A0       ; <0> LDBU    *+box_a[i1_23], b1_23
        AND     .L2X   B1, A4, B5           ; <0> AND     f, byte, i0_23
||      XOR     .S1    A7, A5, A2           ; <1> XOR     abc_24, all_24, c
||      LDBU    .D1T2  *+A28[A0], B4        ; <0> LDBU    *+box_a[i2_23], b2_23
||      LDBU    .D2T1  *+B8[B5], A0         ; <0> LDBU    *+box_b[i3_23], b3_23
        SUB     .S2    B0, 1, B0            ; <1> SUB     left, 1, left
||      LDBU    .D2T1  *+B8[B5], A17        ; <0> LDBU    *+box_b[i0_23], b0_23
        XOR     .S1X   A8, B4, A18          ; <0> XOR     a, constant, a
  [A1]  B       .S2    rijndael_expand_192_c64x$next; <0> [left] B       next
||      XOR     .D1    A18, A9, A8          ; <0> XOR     a, b, ab_24
||      STW     .D2T1  A8, *B31++[1]        ; <1> STW     a, *to++
        XOR     .L1    A6, A3, A3           ; <1> XOR     d, e, e
||      SHL     .S1    A0, 0, A5            ; <0> SHL     b1_23, 0, t1_23
||      STW     .D2T1  A9, *B31++[1]        ; <1> STW     b, *to++
        XOR     .L1    A8, A2, A7           ; <0> XOR     ab_24, c, abc_24
||      SHL     .S1    A0, 16, A0           ; <0> SHL     b3_23, 16, t3_23
||      SHL     .S2    B4, 8, B5            ; <0> SHL     b2_23, 8, t2_23
||      STW     .D2T1  A2, *B31++[1]        ; <1> STW     c, *to++
        XOR     .L1    A5, A0, A5           ; <0> XOR     t1_23, t3_23, early
||      SHL     .S1    A17, 24, A0          ; <0> SHL     b0_23, 24, t0_23
||      XOR     .S2X   B30, A16, B4         ; <0> XOR     doubled_22, folded_22, constant
||      XOR     .D1    A7, A6, A2           ; <0> XOR     abc_24, d, abcd_24
        XOR     .L1X   A0, B5, A0           ; <0> XOR     t2_23, t0_23, late
||      XOR     .D1    A2, A5, A2           ; <0> XOR     abcd_24, early, near_24
||      STW     .D2T1  A6, *B31++[1]        ; <1> STW     d, *to++
        XOR     .L1    A2, A0, A6           ; <0> XOR     near_24, late, d
||      XOR     .S1    A3, A4, A2           ; <0> XOR     e, f, f
||      XOR     .D1    A5, A0, A5           ; <0> XOR     early, late, all_24
||[B0]  STW     .D2T1  A3, *B31++[1]        ; <1> [left] STW     e, *to++
rijndael_expand_192_c64x$rijndael_expand_192_c64x$2:
        XOR     .L1    A8, A5, A9           ; <-1> XOR     ab_24, all_24, b
||      XOR     .D1    A6, A2, A4           ; <-1> XOR     d, f, f
||[B0]  STW     .D2T1  A4, *B31++[1]        ; <-2> [left] STW     f, *to++
        NOP
        XOR     .L1    A18, A5, A8          ; <-1> XOR     a, all_24, a
        XOR     .S1    A7, A5, A2           ; <-1> XOR     abc_24, all_24, c
        SUB     .S2    B0, 1, B0            ; <-1> SUB     left, 1, left
        NOP
        STW     .D2T1  A8, *B31++[1]        ; <-1> STW     a, *to++
        XOR     .L1    A6, A3, A3           ; <-1> XOR     d, e, e
||      B       .S2    B3                   ; return
||      STW     .D2T1  A9, *B31++[1]        ; <-1> STW     b, *to++
        STW     .D2T1  A2, *B31++[1]        ; <-1> STW     c, *to++
        NOP
        STW     .D2T1  A6, *B31++[1]        ; <-1> STW     d, *to++
  [B0]  STW     .D2T1  A3, *B31++[1]        ; <-1> [left] STW     e, *to++
  [B0]  STW     .D2T1  A4, *B31++[1]        ; <-1> [left] STW     f, *to++

        .global rijndael_expand_256_c64x
        .align  32
rijndael_expand_256_c64x:
        MVK     .L1    7, A1                ; MVK     7, left
||      MVK     .L2    1, B6                ; MVK     1, constant
||      MVKL    .S1    rijndael_s_box, A19  ; MVKL    rijndael_s_box, box_a
||      MV      .S2X   A4, B31              ; MV      schedule, to
||      MV      .D1X   B4, A0               ; copy
||      LDW     .D2T1  *+B4[0], A18         ; LDW     *+key[0], a
        MVKH    .S1    rijndael_s_box, A19  ; MVKH    rijndael_s_box, box_a
||      LDW     .D1T1  *+A0[7], A4          ; LDW     *+key[7], h
        MV      .L1    A1, A4               ; count of next
||      LDW     .D1T1  *+A0[2], A24         ; LDW     *+key[2], c
        LDW     .D2T1  *+B4[1], A17         ; LDW     *+key[1], b
        NOP
        SUB     .L2X   A4, 2, B0            ; passes of next
||      XOR     .S1X   A18, B6, A6          ; <0> XOR     a, constant, a
||      MVK     .S2    255, B2              ; MVK     255, byte
        MV      .L2X   A19, B30             ; MV      box_a, box_b
||      EXTU    .S1    A4, 16, 24, A2       ; <0> EXTU    h, 16, 24, i1_40
||      SHRU    .S2    B6, 7, B7            ; <0> SHRU    constant, 7, carry_39
||      LDW     .D1T1  *+A0[3], A9          ; LDW     *+key[3], d
        EXTU    .S1    A4, 8, 24, A2        ; <0> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B8           ; <0> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A19[A2], B6        ; <0> LDBU    *+box_a[i1_40], b1_40
||      STW     .D2T1  A18, *B31++[1]       ; STW     a, *to++
        AND     .L2X   B2, A4, B8           ; <0> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A19[A2], A2        ; <0> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T2  *+B30[B8], B1        ; <0> LDBU    *+box_b[i3_40], b3_40
        MV      .L2X   A17, B5              ; copy
||      ADD     .S2    B6, B6, B8           ; <0> ADD     constant, constant, doubled_39
||      LDW     .D1T2  *+A0[5], B5          ; LDW     *+key[5], f
||      LDBU    .D2T1  *+B30[B8], A8        ; <0> LDBU    *+box_b[i0_40], b0_40
        LDW     .D1T1  *+A0[4], A5          ; LDW     *+key[4], e
        XOR     .L1    A6, A17, A7          ; <0> XOR     a, b, ab_41
||      LDW     .D1T1  *+A0[6], A3          ; LDW     *+key[6], g
        XOR     .L1    A7, A24, A16         ; <0> XOR     ab_41, c, abc_41
||      MV      .L2X   A24, B6              ; copy
||      SHL     .S2    B6, 0, B4            ; <0> SHL     b1_40, 0, t1_40
        SHL     .S1X   B1, 16, A2           ; <0> SHL     b3_40, 16, t3_40
||      SHL     .S2X   A2, 8, B1            ; <0> SHL     b2_40, 8, t2_40
||      STW     .D2T2  B5, *B31++[1]        ; STW     b, *to++
        XOR     .L1    A16, A9, A2          ; <0> XOR     abc_41, d, abcd_41
||      SHL     .S1    A8, 24, A8           ; <0> SHL     b0_40, 24, t0_40
||      XOR     .D1X   A2, B4, A17          ; <0> XOR     t1_40, t3_40, early
||      STW     .D2T2  B6, *B31++[1]        ; STW     c, *to++
        XOR     .L1X   A8, B1, A8           ; <0> XOR     t2_40, t0_40, late
||      XOR     .L2X   B5, A5, B4           ; <0> XOR     e, f, ab_44
||      XOR     .S1    A2, A17, A2          ; <0> XOR     abcd_41, early, near_41
||      STW     .D2T1  A9, *B31++[1]        ; STW     d, *to++
        XOR     .S1    A2, A8, A9           ; <0> XOR     near_41, late, d
||      XOR     .D1    A17, A8, A8          ; <0> XOR     early, late, all_41
||      XOR     .D2X   B4, A3, B1           ; <0> XOR     ab_44, g, abc_44
        MV      .L1X   B3, A0               ; move return$
||      EXTU    .S1    A9, 16, 24, A2       ; <0> EXTU    d, 16, 24, i1_43
||      MVK     .S2    283, B3              ; MVK     0x11b, polynomial
        EXTU    .S1    A9, 8, 24, A2        ; <0> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A9, 24, B6           ; <0> SHRU    d, 24, i3_43
||      LDBU    .D1T1  *+A19[A2], A2        ; <0> LDBU    *+box_a[i1_43], b1_43
        XOR     .S1    A6, A8, A18          ; <0> XOR     a, all_41, a
||      AND     .S2X   B2, A9, B6           ; <0> AND     d, byte, i0_43
||      MPY     .M2    B7, B3, B7           ; <0> MPY     carry_39, polynomial, folded_39
||      LDBU    .D1T1  *+A19[A2], A6        ; <0> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T2  *+B30[B6], B6        ; <0> LDBU    *+box_b[i3_43], b3_43
        LDBU    .D2T1  *+B30[B6], A8        ; <0> LDBU    *+box_b[i0_43], b0_43
        NOP
        MV      .L2X   A5, B6               ; copy
        XOR     .L1X   A4, B1, A2           ; <0> XOR     abc_44, h, abcd_44
||      MV      .L2X   A3, B9               ; copy
||      SHL     .S1    A2, 8, A7            ; <0> SHL     b1_43, 8, t1_43
||      XOR     .D1    A7, A8, A17          ; <0> XOR     ab_41, all_41, b
||      STW     .D2T2  B6, *B31++[1]        ; STW     e, *to++
        XOR     .L2    B8, B7, B6           ; <0> XOR     doubled_39, folded_39, constant
||      SHL     .S1X   B6, 24, A6           ; <0> SHL     b3_43, 24, t3_43
||      SHL     .S2X   A6, 16, B5           ; <0> SHL     b2_43, 16, t2_43
||      XOR     .D1    A16, A8, A24         ; <0> XOR     abc_41, all_41, c
||      STW     .D2T2  B5, *B31++[1]        ; STW     f, *to++
        XOR     .L1    A7, A6, A3           ; <0> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A8, 0, A6            ; <0> SHL     b0_43, 0, t0_43
||      STW     .D2T2  B9, *B31++[1]        ; STW     g, *to++
        XOR     .L1    A2, A3, A31          ; <0> XOR     abcd_44, half_early, near_44
||      XOR     .D1X   A6, B5, A2           ; <0> XOR     t2_43, t0_43, half_late
||      STW     .D2T1  A4, *B31++[1]        ; STW     h, *to++
;@loop {"name": "next", "ii": 22, "res_mii": 12, "rec_mii": 20, "optimal": true, "stages": 3, "critical_cycle": ["XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR", "XOR", "EXTU", "LDBU", "SHL", "XOR", "XOR"], "attempts": [{"interval": 20, "result": "not found by annealing", "seconds": 45.8, "banks_apart": false, "note": "", "moves": 0}, {"interval": 20, "result": "proved infeasible", "seconds": 6.6, "banks_apart": false, "note": "up to 3 stages", "moves": 0}, {"interval": 21, "result": "not found by annealing", "seconds": 46.3, "banks_apart": false, "note": "", "moves": 0}, {"interval": 21, "result": "proved infeasible", "seconds": 23.6, "banks_apart": false, "note": "up to 3 stages", "moves": 0}, {"interval": 22, "result": "found by annealing", "seconds": 20.5, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 22, 3 stages
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
;  units: L1 8/22, S1 15/22, M1 0/22, D1 11/22, L2 4/22, S2 10/22, M2 1/22, D2 13/22
;  cross paths: 1X 8/22, 2X 9/22
;  T paths: T1 12/22, T2 4/22
;  registers of side A: 16 used, 14 live at once
;  registers of side B: 11 used, 11 live at once
;  II 20: not found by annealing, 45.8 s
;  II 20: proved infeasible (up to 3 stages), 6.6 s
;  II 21: not found by annealing, 46.3 s
;  II 21: proved infeasible (up to 3 stages), 23.6 s
;  II 22: found by annealing, 20.5 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rijndael_expand_256_c64x$next:
        XOR     .L1    A3, A2, A16          ; <2> XOR     half_early, half_late, all_44
||      XOR     .S1X   A18, B6, A6          ; <1> XOR     a, constant, a
||      XOR     .D1    A31, A2, A4          ; <2> XOR     near_44, half_late, h
        EXTU    .S1    A4, 16, 24, A2       ; <1> EXTU    h, 16, 24, i1_40
||      SHRU    .S2    B6, 7, B7            ; <1> SHRU    constant, 7, carry_39
        EXTU    .S1    A4, 8, 24, A2        ; <1> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B8           ; <1> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A19[A2], B6        ; <1> LDBU    *+box_a[i1_40], b1_40
        AND     .L2X   B2, A4, B8           ; <1> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A19[A2], A2        ; <1> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T2  *+B30[B8], B1        ; <1> LDBU    *+box_b[i3_40], b3_40
        ADD     .S2    B6, B6, B8           ; <1> ADD     constant, constant, doubled_39
||      LDBU    .D2T1  *+B30[B8], A8        ; <1> LDBU    *+box_b[i0_40], b0_40
        SUB     .S1    A1, 1, A1            ; <2> SUB     left, 1, left
||      STW     .D2T1  A18, *B31++[1]       ; <2> STW     a, *to++
        XOR     .L1    A6, A17, A7          ; <1> XOR     a, b, ab_41
||      XOR     .S2X   B4, A16, B5          ; <2> XOR     ab_44, all_44, f
||      STW     .D2T1  A17, *B31++[1]       ; <2> STW     b, *to++
        XOR     .L1    A7, A24, A16         ; <1> XOR     ab_41, c, abc_41
||      XOR     .S1X   A16, B1, A3          ; <2> XOR     abc_44, all_44, g
||      SHL     .S2    B6, 0, B4            ; <1> SHL     b1_40, 0, t1_40
||      XOR     .D1    A5, A16, A5          ; <2> XOR     e, all_44, e
        SHL     .S1X   B1, 16, A2           ; <1> SHL     b3_40, 16, t3_40
||      SHL     .S2X   A2, 8, B1            ; <1> SHL     b2_40, 8, t2_40
        XOR     .L1    A16, A9, A2          ; <1> XOR     abc_41, d, abcd_41
||      SHL     .S1    A8, 24, A8           ; <1> SHL     b0_40, 24, t0_40
||      XOR     .D1X   A2, B4, A17          ; <1> XOR     t1_40, t3_40, early
||      STW     .D2T1  A24, *B31++[1]       ; <2> STW     c, *to++
        XOR     .L1X   A8, B1, A8           ; <1> XOR     t2_40, t0_40, late
||      XOR     .L2X   B5, A5, B4           ; <1> XOR     e, f, ab_44
||      XOR     .S1    A2, A17, A2          ; <1> XOR     abcd_41, early, near_41
||      STW     .D2T1  A9, *B31++[1]        ; <2> STW     d, *to++
        XOR     .S1    A2, A8, A9           ; <1> XOR     near_41, late, d
||      XOR     .D1    A17, A8, A8          ; <1> XOR     early, late, all_41
||      XOR     .D2X   B4, A3, B1           ; <1> XOR     ab_44, g, abc_44
        EXTU    .S1    A9, 16, 24, A2       ; <1> EXTU    d, 16, 24, i1_43
        EXTU    .S1    A9, 8, 24, A2        ; <1> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A9, 24, B6           ; <1> SHRU    d, 24, i3_43
||      LDBU    .D1T1  *+A19[A2], A2        ; <1> LDBU    *+box_a[i1_43], b1_43
        XOR     .S1    A6, A8, A18          ; <1> XOR     a, all_41, a
||      AND     .S2X   B2, A9, B6           ; <1> AND     d, byte, i0_43
||      MPY     .M2    B7, B3, B7           ; <1> MPY     carry_39, polynomial, folded_39
||      LDBU    .D1T1  *+A19[A2], A6        ; <1> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T2  *+B30[B6], B6        ; <1> LDBU    *+box_b[i3_43], b3_43
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left, 1, left
||      LDBU    .D2T1  *+B30[B6], A8        ; <1> LDBU    *+box_b[i0_43], b0_43
  [B0]  B       .S2    rijndael_expand_256_c64x$next; <0> [left] B       next
        NOP
        XOR     .L1X   A4, B1, A2           ; <1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A2, 8, A7            ; <1> SHL     b1_43, 8, t1_43
||      XOR     .D1    A7, A8, A17          ; <1> XOR     ab_41, all_41, b
||[A1]  STW     .D2T1  A5, *B31++[1]        ; <2> [left] STW     e, *to++
        XOR     .L2    B8, B7, B6           ; <1> XOR     doubled_39, folded_39, constant
||      SHL     .S1X   B6, 24, A6           ; <1> SHL     b3_43, 24, t3_43
||      SHL     .S2X   A6, 16, B5           ; <1> SHL     b2_43, 16, t2_43
||      XOR     .D1    A16, A8, A24         ; <1> XOR     abc_41, all_41, c
||[A1]  STW     .D2T2  B5, *B31++[1]        ; <2> [left] STW     f, *to++
        XOR     .L1    A7, A6, A3           ; <1> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A8, 0, A6            ; <1> SHL     b0_43, 0, t0_43
||[A1]  STW     .D2T1  A3, *B31++[1]        ; <2> [left] STW     g, *to++
        XOR     .L1    A2, A3, A31          ; <1> XOR     abcd_44, half_early, near_44
||      XOR     .D1X   A6, B5, A2           ; <1> XOR     t2_43, t0_43, half_late
||[A1]  STW     .D2T1  A4, *B31++[1]        ; <2> [left] STW     h, *to++
rijndael_expand_256_c64x$rijndael_expand_256_c64x$2:
        XOR     .L1    A3, A2, A16          ; <-2> XOR     half_early, half_late, all_44
||      XOR     .S1X   A18, B6, A6          ; <-1> XOR     a, constant, a
||      XOR     .D1    A31, A2, A4          ; <-2> XOR     near_44, half_late, h
        EXTU    .S1    A4, 16, 24, A2       ; <-1> EXTU    h, 16, 24, i1_40
||      SHRU    .S2    B6, 7, B7            ; <-1> SHRU    constant, 7, carry_39
        EXTU    .S1    A4, 8, 24, A2        ; <-1> EXTU    h, 8, 24, i2_40
||      SHRU    .S2X   A4, 24, B8           ; <-1> SHRU    h, 24, i3_40
||      LDBU    .D1T2  *+A19[A2], B6        ; <-1> LDBU    *+box_a[i1_40], b1_40
        AND     .L2X   B2, A4, B8           ; <-1> AND     h, byte, i0_40
||      LDBU    .D1T1  *+A19[A2], A2        ; <-1> LDBU    *+box_a[i2_40], b2_40
||      LDBU    .D2T2  *+B30[B8], B1        ; <-1> LDBU    *+box_b[i3_40], b3_40
        ADD     .S2    B6, B6, B8           ; <-1> ADD     constant, constant, doubled_39
||      LDBU    .D2T1  *+B30[B8], A8        ; <-1> LDBU    *+box_b[i0_40], b0_40
        SUB     .S1    A1, 1, A1            ; <-2> SUB     left, 1, left
||      STW     .D2T1  A18, *B31++[1]       ; <-2> STW     a, *to++
        XOR     .L1    A6, A17, A7          ; <-1> XOR     a, b, ab_41
||      XOR     .S2X   B4, A16, B5          ; <-2> XOR     ab_44, all_44, f
||      STW     .D2T1  A17, *B31++[1]       ; <-2> STW     b, *to++
        XOR     .L1    A7, A24, A16         ; <-1> XOR     ab_41, c, abc_41
||      XOR     .S1X   A16, B1, A3          ; <-2> XOR     abc_44, all_44, g
||      SHL     .S2    B6, 0, B4            ; <-1> SHL     b1_40, 0, t1_40
||      XOR     .D1    A5, A16, A5          ; <-2> XOR     e, all_44, e
        SHL     .S1X   B1, 16, A2           ; <-1> SHL     b3_40, 16, t3_40
||      SHL     .S2X   A2, 8, B1            ; <-1> SHL     b2_40, 8, t2_40
        XOR     .L1    A16, A9, A2          ; <-1> XOR     abc_41, d, abcd_41
||      SHL     .S1    A8, 24, A8           ; <-1> SHL     b0_40, 24, t0_40
||      XOR     .D1X   A2, B4, A17          ; <-1> XOR     t1_40, t3_40, early
||      STW     .D2T1  A24, *B31++[1]       ; <-2> STW     c, *to++
        XOR     .L1X   A8, B1, A8           ; <-1> XOR     t2_40, t0_40, late
||      XOR     .L2X   B5, A5, B4           ; <-1> XOR     e, f, ab_44
||      XOR     .S1    A2, A17, A2          ; <-1> XOR     abcd_41, early, near_41
||      STW     .D2T1  A9, *B31++[1]        ; <-2> STW     d, *to++
        XOR     .S1    A2, A8, A9           ; <-1> XOR     near_41, late, d
||      XOR     .D1    A17, A8, A8          ; <-1> XOR     early, late, all_41
||      XOR     .D2X   B4, A3, B1           ; <-1> XOR     ab_44, g, abc_44
        EXTU    .S1    A9, 16, 24, A2       ; <-1> EXTU    d, 16, 24, i1_43
        EXTU    .S1    A9, 8, 24, A2        ; <-1> EXTU    d, 8, 24, i2_43
||      SHRU    .S2X   A9, 24, B6           ; <-1> SHRU    d, 24, i3_43
||      LDBU    .D1T1  *+A19[A2], A2        ; <-1> LDBU    *+box_a[i1_43], b1_43
        XOR     .S1    A6, A8, A18          ; <-1> XOR     a, all_41, a
||      AND     .S2X   B2, A9, B6           ; <-1> AND     d, byte, i0_43
||      MPY     .M2    B7, B3, B7           ; <-1> MPY     carry_39, polynomial, folded_39
||      LDBU    .D1T1  *+A19[A2], A6        ; <-1> LDBU    *+box_a[i2_43], b2_43
||      LDBU    .D2T2  *+B30[B6], B6        ; <-1> LDBU    *+box_b[i3_43], b3_43
        LDBU    .D2T1  *+B30[B6], A8        ; <-1> LDBU    *+box_b[i0_43], b0_43
        NOP     2
        XOR     .L1X   A4, B1, A2           ; <-1> XOR     abc_44, h, abcd_44
||      SHL     .S1    A2, 8, A7            ; <-1> SHL     b1_43, 8, t1_43
||      XOR     .D1    A7, A8, A17          ; <-1> XOR     ab_41, all_41, b
||[A1]  STW     .D2T1  A5, *B31++[1]        ; <-2> [left] STW     e, *to++
        XOR     .L2    B8, B7, B6           ; <-1> XOR     doubled_39, folded_39, constant
||      SHL     .S1X   B6, 24, A6           ; <-1> SHL     b3_43, 24, t3_43
||      SHL     .S2X   A6, 16, B5           ; <-1> SHL     b2_43, 16, t2_43
||      XOR     .D1    A16, A8, A24         ; <-1> XOR     abc_41, all_41, c
||[A1]  STW     .D2T2  B5, *B31++[1]        ; <-2> [left] STW     f, *to++
        XOR     .L1    A7, A6, A3           ; <-1> XOR     t1_43, t3_43, half_early
||      SHL     .S1    A8, 0, A6            ; <-1> SHL     b0_43, 0, t0_43
||[A1]  STW     .D2T1  A3, *B31++[1]        ; <-2> [left] STW     g, *to++
        XOR     .L1    A2, A3, A31          ; <-1> XOR     abcd_44, half_early, near_44
||      XOR     .D1X   A6, B5, A2           ; <-1> XOR     t2_43, t0_43, half_late
||[A1]  STW     .D2T1  A4, *B31++[1]        ; <-2> [left] STW     h, *to++
        XOR     .L1    A3, A2, A16          ; <-1> XOR     half_early, half_late, all_44
||      XOR     .D1    A31, A2, A4          ; <-1> XOR     near_44, half_late, h
        NOP     4
        SUB     .S1    A1, 1, A1            ; <-1> SUB     left, 1, left
||      STW     .D2T1  A18, *B31++[1]       ; <-1> STW     a, *to++
        XOR     .S2X   B4, A16, B5          ; <-1> XOR     ab_44, all_44, f
||      STW     .D2T1  A17, *B31++[1]       ; <-1> STW     b, *to++
        XOR     .S1X   A16, B1, A3          ; <-1> XOR     abc_44, all_44, g
||      XOR     .D1    A5, A16, A5          ; <-1> XOR     e, all_44, e
        NOP
        STW     .D2T1  A24, *B31++[1]       ; <-1> STW     c, *to++
        STW     .D2T1  A9, *B31++[1]        ; <-1> STW     d, *to++
        NOP     5
        B       .S2X   A0                   ; return
        NOP
  [A1]  STW     .D2T1  A5, *B31++[1]        ; <-1> [left] STW     e, *to++
  [A1]  STW     .D2T2  B5, *B31++[1]        ; <-1> [left] STW     f, *to++
  [A1]  STW     .D2T1  A3, *B31++[1]        ; <-1> [left] STW     g, *to++
  [A1]  STW     .D2T1  A4, *B31++[1]        ; <-1> [left] STW     h, *to++
