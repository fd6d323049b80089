; broadside optimize: source d58126495789cb0980d704f47a0b608ca9e49df8460a08d05d503c1956d0739e
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 30 s a region
; The beginning of a chunk in counter mode: the counter blocks.
;
;       void mode_counters(uint8_t *scratch, const uint8_t *in, uint32_t blocks, uint8_t iv[16]);
;
; scratch   16 * blocks bytes, word aligned. blocks is 1 to 32. in is not used.
; iv        the first counter block, a big-endian number of 128 bits, which goes from all ones to zero; becomes the one
;           after the last. Word aligned.
;
; At most one carry leaves the lowest word in a call, so the three words above have two values, both made before the
; loop. Constant-time. A misaligned pointer stops the machine's memory access. Interrupts may come at any moment.

; What the loops over blocks of 16 bytes share.
;
; A stream of words is read or written through two pointers, one to its words 0 and 2 of each block and one to its words
; 1 and 3: the two accesses of a cycle then never meet in a bank of the C6201's memory, however the buffers lie.

; Two pointers to a stream. `name` is what the bank facts call it.

; The next block of a stream.


; One block at an address that stays.


        .global mode_counters

; The bytes of a word the other way round; second holds 0x0000ff00.

mode_counters:
        MVKL    .S1    65280, A5            ; MVKL    0x0000ff00, second
||      ADDK    .S2    -24, B15             ; frame
||      LDW     .D2T2  *+B6[2], B4          ; LDW     *+iv[2], c2
        LDW     .D2T1  *+B6[0], A3          ; LDW     *+iv[0], c0
        MV      .L1X   B6, A0               ; move iv
||      LDW     .D2T2  *+B6[1], B6          ; LDW     *+iv[1], c1
||      B       .S1    mode_counters$on1    ; no interrupt is taken in its delay slots
        STW     .D2T2  B11, *+B15[4]        ; save B11
||      B       .S1    mode_counters$on2    ; no interrupt is taken in its delay slots
        MVKH    .S1    65280, A5            ; MVKH    0x0000ff00, second
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        SHRU    .S1X   B4, 8, A14           ; SHRU    c2, 8, down1_4
||      SHRU    .S2    B4, 24, B11          ; SHRU    c2, 24, down3_4
||      STW     .D2T1  A14, *+B15[6]        ; save A14
        AND     .L1X   A5, B4, A1           ; AND     c2, second, middle_4
||      SHRU    .S1    A3, 24, A11          ; SHRU    c0, 24, down3_6
||      SHL     .S2    B4, 24, B0           ; SHL     c2, 24, up3_4
||      LDW     .D2T1  *+B6[3], A10         ; LDW     *+iv[3], c3
        AND     .L1    A14, A5, A10         ; AND     down1_4, second, byte1_4
||      AND     .L2X   B6, A5, B2           ; AND     c1, second, middle_5
||      SHL     .S1    A1, 8, A1            ; SHL     middle_4, 8, up1_4
||      SHL     .S2    B6, 24, B1           ; SHL     c1, 24, up3_5
||      STW     .D2T1  A10, *+B15[1]        ; save A10
mode_counters$on1:
        ADD     .L1    A1, A10, A1          ; ADD     up1_4, byte1_4, inner_4
||      ADD     .L2    B0, B11, B2          ; ADD     up3_4, down3_4, outer_4
||      SHL     .S2    B2, 8, B0            ; SHL     middle_5, 8, up1_5
||      B       .S1    mode_counters$on3    ; no interrupt is taken in its delay slots
mode_counters$on2:
        AND     .L1    A3, A5, A10          ; AND     c0, second, middle_6
||      ADD     .L2X   B2, A1, B2           ; ADD     outer_4, inner_4, n2
||      SHL     .S1    A3, 24, A1           ; SHL     c0, 24, up3_6
||      SHRU    .S2    B6, 8, B11           ; SHRU    c1, 8, down1_5
        AND     .L2X   B11, A5, B5          ; AND     down1_5, second, byte1_5
||      SHL     .S1    A10, 8, A14          ; SHL     middle_6, 8, up1_6
||      SHRU    .S2    B6, 24, B11          ; SHRU    c1, 24, down3_5
        ADD     .L2    B1, B11, B1          ; ADD     up3_5, down3_5, outer_5
||      SHRU    .S1    A3, 8, A2            ; SHRU    c0, 8, down1_6
||      ADD     .S2    B0, B5, B2           ; ADD     up1_5, byte1_5, inner_5
||      ADD     .D2    B2, 1, B0            ; ADD     n2, 1, n2
        AND     .L1    A2, A5, A7           ; AND     down1_6, second, byte1_6
||      CMPEQ   .L2    0, B0, B2            ; CMPEQ   n2, 0, carry1
||      SHL     .S1    A10, 24, A2          ; SHL     c3, 24, up3_3
||      SHL     .S2    B0, 24, B1           ; SHL     n2, 24, up3_7
||      ADD     .D2    B1, B2, B5           ; ADD     outer_5, inner_5, n1
        ADD     .L1    A1, A11, A7          ; ADD     up3_6, down3_6, outer_6
||      ADD     .L2    B5, B2, B5           ; ADD     n1, carry1, n1
||      SHRU    .S1    A10, 24, A1          ; SHRU    c3, 24, down3_3
||      SHRU    .S2    B0, 8, B11           ; SHRU    n2, 8, down1_7
||      ADD     .D1    A14, A7, A11         ; ADD     up1_6, byte1_6, inner_6
mode_counters$on3:
        AND     .L1    A10, A5, A10         ; AND     c3, second, middle_3
||      CMPLTU  .L2    B5, B2, B7           ; CMPLTU  n1, carry1, carry0
||      SHRU    .S1    A10, 8, A7           ; SHRU    c3, 8, down1_3
||      SHL     .S2    B5, 24, B2           ; SHL     n1, 24, up3_8
||      ADD     .D1    A7, A11, A11         ; ADD     outer_6, inner_6, n0
||      STW     .D2T1  A12, *+B15[5]        ; save A12
        ADD     .L1X   A11, B7, A10         ; ADD     n0, carry0, n0
||      AND     .L2X   B0, A5, B7           ; AND     n2, second, middle_7
||      SHL     .S1    A10, 8, A11          ; SHL     middle_3, 8, up1_3
||      SHRU    .S2    B5, 8, B8            ; SHRU    n1, 8, down1_8
        AND     .L1    A7, A5, A12          ; AND     down1_3, second, byte1_3
||      AND     .L2X   B5, A5, B9           ; AND     n1, second, middle_8
||      SHRU    .S1    A10, 24, A7          ; SHRU    n0, 24, down3_9
||      SHRU    .S2    B0, 24, B0           ; SHRU    n2, 24, down3_7
        AND     .L1    A10, A5, A14         ; AND     n0, second, middle_9
||      AND     .L2X   B8, A5, B9           ; AND     down1_8, second, byte1_8
||      SHRU    .S1    A10, 8, A12          ; SHRU    n0, 8, down1_9
||      SHL     .S2    B9, 8, B8            ; SHL     middle_8, 8, up1_8
||      ADD     .D1    A11, A12, A11        ; ADD     up1_3, byte1_3, inner_3
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        ADD     .L1    A2, A1, A1           ; ADD     up3_3, down3_3, outer_3
||      AND     .L2X   B11, A5, B1          ; AND     down1_7, second, byte1_7
||      SHL     .S1    A14, 8, A2           ; SHL     middle_9, 8, up1_9
||      SHRU    .S2    B5, 24, B5           ; SHRU    n1, 24, down3_8
||      ADD     .D2    B1, B0, B0           ; ADD     up3_7, down3_7, outer_7
        AND     .L1    A12, A5, A12         ; AND     down1_9, second, byte1_9
||      ADD     .L2    B8, B9, B7           ; ADD     up1_8, byte1_8, inner_8
||      SHL     .S1    A10, 24, A10         ; SHL     n0, 24, up3_9
||      SHL     .S2    B7, 8, B8            ; SHL     middle_7, 8, up1_7
        MV      .L1    A4, A2               ; MV      scratch, even
||      ADD     .L2    B8, B1, B2           ; ADD     up1_7, byte1_7, inner_7
||      ADD     .S1    A10, A7, A4          ; ADD     up3_9, down3_9, outer_9
||      MV      .S2X   A4, B1               ; copy
||      ADD     .D1    A2, A12, A7          ; ADD     up1_9, byte1_9, inner_9
||      ADD     .D2    B2, B5, B5           ; ADD     up3_8, down3_8, outer_8
        ADD     .L1    A1, A11, A7          ; ADD     outer_3, inner_3, low
||      ADD     .L2    B0, B2, B1           ; ADD     outer_7, inner_7, d2
||      MV      .S1X   B3, A4               ; move return$
||      ADD     .S2    B5, B7, B3           ; ADD     outer_8, inner_8, d1
||      ADD     .D1    A4, A7, A9           ; ADD     outer_9, inner_9, d0
||      ADDAW   .D2    B1, 1, B5            ; ADDAW   scratch, 1, odd
mode_counters$next$guard:
        CMPGT   .L1    3, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_counters$next$few; few iterations of next
        NOP     5
mode_counters$next$entry:
        MV      .L2X   A5, B2               ; copy
        MV      .L1    A4, A1               ; move return$
||      SUB     .L2X   A6, 2, B0            ; passes of next
        AND     .L1    A7, A5, A4           ; <0> AND     low, second, middle_10
||      MV      .L2    B2, B8               ; second on both sides
||      SHRU    .S1    A7, 24, A6           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2X   A7, 8, B2            ; <0> SHRU    low, 8, down1_10
        ADD     .L1    1, A7, A7            ; <0> ADD     low, 1, low
||      AND     .L2    B2, B8, B2           ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A7, 24, A4           ; <0> SHL     low, 24, up3_10
||      SHL     .S2X   A4, 8, B7            ; <0> SHL     middle_10, 8, up1_10
        ADD     .L1    A4, A6, A4           ; <0> ADD     up3_10, down3_10, outer_10
||      CMPEQ   .L2X   0, A7, B2            ; <0> CMPEQ   low, 0, wrapped
||      B       .S1    mode_counters$next   ; [blocks] B     next
||      ADD     .S2    B7, B2, B7           ; <0> ADD     up1_10, byte1_10, inner_10
||      STW     .D1T1  A3, *A2++[2]         ; <0> STW     c0, *even++[2]
||      STW     .D2T2  B6, *B5++[2]         ; <0> STW     c1, *odd++[2]
  [B2]  MV      .L1    A9, A3               ; <0> [wrapped] MV   d0, c0
||      ADD     .S1X   A4, B7, A4           ; <0> ADD     outer_10, inner_10, c3
||[B2]  MV      .S2    B3, B6               ; <0> [wrapped] MV   d1, c1
||      STW     .D1T2  B4, *A2++[2]         ; <0> STW     c2, *even++[2]
||[B2]  MV      .D2    B1, B4               ; <0> [wrapped] MV   d2, c2
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    STW c0, *even++[2]
;    STW c2, *even++[2]
;  units: L1 4/4, S1 4/4, M1 0/4, D1 2/4, L2 2/4, S2 4/4, M2 0/4, D2 4/4
;  cross paths: 1X 1/4, 2X 3/4
;  T paths: T1 2/4, T2 2/4
;  registers of side A: 9 used, 9 live at once
;  registers of side B: 9 used, 9 live at once
;  II 4 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_counters$next:
        AND     .L1    A7, A5, A4           ; <0> AND     low, second, middle_10
||      SHRU    .S1    A7, 24, A6           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2X   A7, 8, B2            ; <0> SHRU    low, 8, down1_10
||      STW     .D2T1  A4, *B5++[2]         ; <1> STW     c3, *odd++[2]
        ADD     .L1    1, A7, A7            ; <0> ADD     low, 1, low
||      AND     .L2    B2, B8, B2           ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A7, 24, A4           ; <0> SHL     low, 24, up3_10
||      SHL     .S2X   A4, 8, B7            ; <0> SHL     middle_10, 8, up1_10
||[B0]  SUB     .D2    B0, 1, B0            ; <0> SUB     blocks, 1, blocks
        ADD     .L1    A4, A6, A4           ; <0> ADD     up3_10, down3_10, outer_10
||      CMPEQ   .L2X   0, A7, B2            ; <0> CMPEQ   low, 0, wrapped
||[B0]  B       .S1    mode_counters$next   ; <0> [blocks] B     next
||      ADD     .S2    B7, B2, B7           ; <0> ADD     up1_10, byte1_10, inner_10
||      STW     .D1T1  A3, *A2++[2]         ; <0> STW     c0, *even++[2]
||      STW     .D2T2  B6, *B5++[2]         ; <0> STW     c1, *odd++[2]
  [B2]  MV      .L1    A9, A3               ; <0> [wrapped] MV   d0, c0
||      ADD     .S1X   A4, B7, A4           ; <0> ADD     outer_10, inner_10, c3
||[B2]  MV      .S2    B3, B6               ; <0> [wrapped] MV   d1, c1
||      STW     .D1T2  B4, *A2++[2]         ; <0> STW     c2, *even++[2]
||[B2]  MV      .D2    B1, B4               ; <0> [wrapped] MV   d2, c2
mode_counters$next$exit:
        MV      .L2X   A1, B3               ; move return$
||      STW     .D2T1  A4, *B5++[2]         ; <-1> STW     c3, *odd++[2]
mode_counters$mode_counters$2:
        AND     .L1    A7, A5, A1           ; AND     low, second, middle_12
||      SHRU    .S1    A7, 8, A2            ; SHRU    low, 8, down1_12
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        AND     .L1    A2, A5, A2           ; AND     down1_12, second, byte1_12
||      STW     .D1T2  B6, *+A0[1]          ; STW     c1, *+iv[1]
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        SHL     .S1    A1, 8, A1            ; SHL     middle_12, 8, up1_12
||      LDW     .D2T1  *+B15[5], A12        ; restore A12
        ADD     .L1    A1, A2, A1           ; ADD     up1_12, byte1_12, inner_12
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        B       .S2    B3                   ; return
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        SHRU    .S1    A7, 24, A2           ; SHRU    low, 24, down3_12
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T2  B4, *+A0[2]          ; STW     c2, *+iv[2]
||      LDW     .D2T1  *+B15[6], A14        ; restore A14
        SHL     .S1    A7, 24, A7           ; SHL     low, 24, up3_12
        ADD     .L1    A7, A2, A2           ; ADD     up3_12, down3_12, outer_12
        ADD     .L1    A2, A1, A1           ; ADD     outer_12, inner_12, c3
||      STW     .D1T1  A3, *+A0[0]          ; STW     c0, *+iv[0]
        STW     .D1T1  A1, *+A0[3]          ; STW     c3, *+iv[3]
mode_counters$next$few:
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
  [A1]  B       .S2    mode_counters$next$few; [blocks] B     next
||      STW     .D2T2  B6, *B5++[2]         ; STW     c1, *odd++[2]
        AND     .L1    A7, A5, A14          ; AND     low, second, middle_10
||      SHRU    .S1    A7, 8, A6            ; SHRU    low, 8, down1_10
||      SHL     .S2X   A7, 24, B10          ; SHL     low, 24, up3_10
        AND     .L1    A6, A5, A11          ; AND     down1_10, second, byte1_10
||      SHL     .S1    A14, 8, A12          ; SHL     middle_10, 8, up1_10
||      SHRU    .S2X   A7, 24, B11          ; SHRU    low, 24, down3_10
        ADD     .L1    A12, A11, A10        ; ADD     up1_10, byte1_10, inner_10
||      ADD     .L2    B10, B11, B2         ; ADD     up3_10, down3_10, outer_10
||      ADD     .S1    1, A7, A7            ; ADD     low, 1, low
||      STW     .D1T1  A3, *A2++[2]         ; STW     c0, *even++[2]
        CMPEQ   .L1    0, A7, A1            ; CMPEQ   low, 0, wrapped
||      ADD     .L2X   B2, A10, B0          ; ADD     outer_10, inner_10, c3
||      MV      .S1    A1, A6               ; move blocks
||      STW     .D1T2  B4, *A2++[2]         ; STW     c2, *even++[2]
  [A1]  MV      .L1    A9, A3               ; [wrapped] MV   d0, c0
||[A1]  MV      .L2    B3, B6               ; [wrapped] MV   d1, c1
||[A1]  MV      .S2    B1, B4               ; [wrapped] MV   d2, c2
||      STW     .D2T2  B0, *B5++[2]         ; STW     c3, *odd++[2]
mode_counters$next$join:
        B       .S1    mode_counters$mode_counters$2; after next
        NOP     2
        MV      .L2X   A4, B3               ; move return$
        NOP     2
