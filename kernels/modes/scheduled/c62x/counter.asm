; broadside optimize: source d58126495789cb0980d704f47a0b608ca9e49df8460a08d05d503c1956d0739e
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 30 s a region
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
        MV      .L2X   A4, B4               ; MV      scratch, even
||      LDW     .D2T2  *+B6[2], B3          ; LDW     *+iv[2], c2
||      B       .S1    mode_counters$on1    ; no interrupt is taken in its delay slots
        MVKL    .S1    65280, A5            ; MVKL    0x0000ff00, second
||      LDW     .D2T2  *+B6[0], B1          ; LDW     *+iv[0], c0
        LDW     .D2T1  *+B6[1], A7          ; LDW     *+iv[1], c1
        MV      .L1X   B3, A3               ; move return$
||      ADDAW   .D1    A4, 1, A9            ; ADDAW   scratch, 1, odd
        MVKH    .S1    65280, A5            ; MVKH    0x0000ff00, second
||      LDW     .D2T1  *+B6[3], A2          ; LDW     *+iv[3], c3
        AND     .L2X   B3, A5, B5           ; AND     c2, second, middle_4
||      SHRU    .S1X   B3, 8, A0            ; SHRU    c2, 8, down1_4
||      SHL     .S2    B3, 24, B0           ; SHL     c2, 24, up3_4
mode_counters$on1:
        AND     .L1    A0, A5, A8           ; AND     down1_4, second, byte1_4
||      AND     .L2X   B1, A5, B7           ; AND     c0, second, middle_6
||      SHL     .S1X   B5, 8, A0            ; SHL     middle_4, 8, up1_4
||      SHRU    .S2    B3, 24, B5           ; SHRU    c2, 24, down3_4
        AND     .L1    A7, A5, A0           ; AND     c1, second, middle_5
||      ADD     .L2    B0, B5, B2           ; ADD     up3_4, down3_4, outer_4
||      SHRU    .S1    A7, 24, A8           ; SHRU    c1, 24, down3_5
||      SHL     .S2X   A7, 24, B8           ; SHL     c1, 24, up3_5
||      ADD     .D1    A0, A8, A1           ; ADD     up1_4, byte1_4, inner_4
        ADD     .L1X   A8, B8, A1           ; ADD     up3_5, down3_5, outer_5
||      ADD     .L2X   B2, A1, B9           ; ADD     outer_4, inner_4, n2
||      SHRU    .S1    A7, 8, A8            ; SHRU    c1, 8, down1_5
||      SHL     .S2    B1, 24, B8           ; SHL     c0, 24, up3_6
        AND     .L1    A8, A5, A8           ; AND     down1_5, second, byte1_5
||      ADD     .L2    1, B9, B5            ; ADD     n2, 1, n2
||      SHL     .S1    A0, 8, A0            ; SHL     middle_5, 8, up1_5
||      SHRU    .S2    B1, 24, B0           ; SHRU    c0, 24, down3_6
        AND     .L1X   A5, B5, A0           ; AND     n2, second, middle_7
||      CMPEQ   .L2    0, B5, B0            ; CMPEQ   n2, 0, carry1
||      SHRU    .S1    A2, 8, A4            ; SHRU    c3, 8, down1_3
||      SHRU    .S2    B1, 8, B8            ; SHRU    c0, 8, down1_6
||      ADD     .D1    A0, A8, A8           ; ADD     up1_5, byte1_5, inner_5
||      ADD     .D2    B8, B0, B2           ; ADD     up3_6, down3_6, outer_6
        AND     .L1    A4, A5, A4           ; AND     down1_3, second, byte1_3
||      AND     .L2X   B8, A5, B8           ; AND     down1_6, second, byte1_6
||      SHRU    .S1X   B5, 8, A8            ; SHRU    n2, 8, down1_7
||      SHL     .S2    B7, 8, B9            ; SHL     middle_6, 8, up1_6
||      ADD     .D1    A1, A8, A1           ; ADD     outer_5, inner_5, n1
        AND     .L1    A8, A5, A8           ; AND     down1_7, second, byte1_7
||      ADD     .L2X   B0, A1, B9           ; ADD     n1, carry1, n1
||      SHL     .S1    A0, 8, A1            ; SHL     middle_7, 8, up1_7
||      SHRU    .S2    B5, 24, B8           ; SHRU    n2, 24, down3_7
||      ADD     .D2    B9, B8, B7           ; ADD     up1_6, byte1_6, inner_6
        CMPLTU  .L2    B9, B0, B0           ; CMPLTU  n1, carry1, carry0
||      SHL     .S1    A2, 24, A0           ; SHL     c3, 24, up3_3
||      SHL     .S2    B5, 24, B5           ; SHL     n2, 24, up3_7
||      ADD     .D2    B2, B7, B7           ; ADD     outer_6, inner_6, n0
        AND     .L1    A2, A5, A2           ; AND     c3, second, middle_3
||      AND     .L2X   B9, A5, B7           ; AND     n1, second, middle_8
||      SHRU    .S1    A2, 24, A1           ; SHRU    c3, 24, down3_3
||      SHL     .S2    B9, 24, B0           ; SHL     n1, 24, up3_8
||      ADD     .D1    A1, A8, A8           ; ADD     up1_7, byte1_7, inner_7
||      ADD     .D2    B7, B0, B2           ; ADD     n0, carry0, n0
        ADD     .L1    A0, A1, A0           ; ADD     up3_3, down3_3, outer_3
||      ADD     .L2    B5, B8, B5           ; ADD     up3_7, down3_7, outer_7
||      SHRU    .S1X   B9, 8, A1            ; SHRU    n1, 8, down1_8
||      SHL     .S2    B2, 24, B8           ; SHL     n0, 24, up3_9
        ADD     .L2X   B5, A8, B9           ; ADD     outer_7, inner_7, d2
||      SHL     .S1    A2, 8, A2            ; SHL     middle_3, 8, up1_3
||      SHRU    .S2    B9, 24, B5           ; SHRU    n1, 24, down3_8
        AND     .L1    A1, A5, A8           ; AND     down1_8, second, byte1_8
||      AND     .L2X   B2, A5, B7           ; AND     n0, second, middle_9
||      SHL     .S1X   B7, 8, A1            ; SHL     middle_8, 8, up1_8
||      SHRU    .S2    B2, 8, B5            ; SHRU    n0, 8, down1_9
||      ADD     .D2    B0, B5, B0           ; ADD     up3_8, down3_8, outer_8
        ADD     .L1    A2, A4, A2           ; ADD     up1_3, byte1_3, inner_3
||      AND     .L2X   B5, A5, B5           ; AND     down1_9, second, byte1_9
||      SHRU    .S1X   B2, 24, A4           ; SHRU    n0, 24, down3_9
||      SHL     .S2    B7, 8, B2            ; SHL     middle_9, 8, up1_9
        ADD     .L1    A0, A2, A0           ; ADD     outer_3, inner_3, low
||      ADD     .L2X   B8, A4, B7           ; ADD     up3_9, down3_9, outer_9
||      ADD     .S1    A1, A8, A1           ; ADD     up1_8, byte1_8, inner_8
||      ADD     .S2    B2, B5, B2           ; ADD     up1_9, byte1_9, inner_9
        ADD     .L2X   B0, A1, B5           ; ADD     outer_8, inner_8, d1
||      ADD     .S2    B7, B2, B0           ; ADD     outer_9, inner_9, d0
mode_counters$next$guard:
        CMPGT   .L1    3, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_counters$next$few; few iterations of next
        NOP     5
mode_counters$next$entry:
        SUB     .L1    A6, 3, A2            ; passes of next
||      MV      .S1X   B6, A0               ; move iv
||      MV      .D1    A0, A6               ; move low
        AND     .L1    A6, A5, A1           ; <0> AND     low, second, middle_10
||      SHL     .S1    A6, 24, A8           ; <0> SHL     low, 24, up3_10
||      SHRU    .S2X   A6, 8, B6            ; <0> SHRU    low, 8, down1_10
        AND     .L1X   A5, B6, A1           ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A1, 8, A4            ; <0> SHL     middle_10, 8, up1_10
||      SHRU    .S2X   A6, 24, B2           ; <0> SHRU    low, 24, down3_10
||      ADD     .D1    A6, 1, A6            ; <0> ADD     low, 1, low
        ADD     .L1    A4, A1, A1           ; <0> ADD     up1_10, byte1_10, inner_10
||      CMPEQ   .L2X   0, A6, B2            ; <0> CMPEQ   low, 0, wrapped
||      ADD     .S1X   A8, B2, A8           ; <0> ADD     up3_10, down3_10, outer_10
||      B       .S2    mode_counters$next   ; [blocks] B     next
||      STW     .D1T1  A7, *A9++[2]         ; <0> STW     c1, *odd++[2]
||      STW     .D2T2  B1, *B4++[2]         ; <0> STW     c0, *even++[2]
  [B2]  MV      .L2    B9, B3               ; <0> [wrapped] MV   d2, c2
||[B2]  MV      .S1X   B5, A7               ; <0> [wrapped] MV   d1, c1
||[B2]  MV      .S2    B0, B1               ; <0> [wrapped] MV   d0, c0
||      ADD     .D1    A8, A1, A4           ; <0> ADD     outer_10, inner_10, c3
||      STW     .D2T2  B3, *B4++[2]         ; <0> STW     c2, *even++[2]
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.7, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    STW c0, *even++[2]
;    STW c2, *even++[2]
;  units: L1 4/4, S1 4/4, M1 0/4, D1 4/4, L2 2/4, S2 4/4, M2 0/4, D2 2/4
;  cross paths: 1X 3/4, 2X 3/4
;  T paths: T1 2/4, T2 2/4
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 8 used, 7 live at once
;  II 4 without possible bank conflicts: found, 0.7 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_counters$next:
        AND     .L1    A6, A5, A1           ; <0> AND     low, second, middle_10
||      SHL     .S1    A6, 24, A8           ; <0> SHL     low, 24, up3_10
||      SHRU    .S2X   A6, 8, B6            ; <0> SHRU    low, 8, down1_10
||      STW     .D1T1  A4, *A9++[2]         ; <1> STW     c3, *odd++[2]
        AND     .L1X   A5, B6, A1           ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A1, 8, A4            ; <0> SHL     middle_10, 8, up1_10
||      SHRU    .S2X   A6, 24, B2           ; <0> SHRU    low, 24, down3_10
||      ADD     .D1    A6, 1, A6            ; <0> ADD     low, 1, low
        ADD     .L1    A4, A1, A1           ; <0> ADD     up1_10, byte1_10, inner_10
||      CMPEQ   .L2X   0, A6, B2            ; <0> CMPEQ   low, 0, wrapped
||      ADD     .S1X   A8, B2, A8           ; <0> ADD     up3_10, down3_10, outer_10
||[A2]  B       .S2    mode_counters$next   ; <0> [blocks] B     next
||      STW     .D1T1  A7, *A9++[2]         ; <0> STW     c1, *odd++[2]
||      STW     .D2T2  B1, *B4++[2]         ; <0> STW     c0, *even++[2]
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     blocks, 1, blocks
||[B2]  MV      .L2    B9, B3               ; <0> [wrapped] MV   d2, c2
||[B2]  MV      .S1X   B5, A7               ; <0> [wrapped] MV   d1, c1
||[B2]  MV      .S2    B0, B1               ; <0> [wrapped] MV   d0, c0
||      ADD     .D1    A8, A1, A4           ; <0> ADD     outer_10, inner_10, c3
||      STW     .D2T2  B3, *B4++[2]         ; <0> STW     c2, *even++[2]
mode_counters$next$exit:
        MV      .L1    A3, A0               ; move return$
||      MV      .L2X   A0, B6               ; move iv
||      STW     .D1T1  A4, *A9++[2]         ; <-1> STW     c3, *odd++[2]
mode_counters$mode_counters$2:
        AND     .L1    A6, A5, A0           ; AND     low, second, middle_12
||      SHRU    .S1    A6, 8, A1            ; SHRU    low, 8, down1_12
||      B       .S2X   A0                   ; return
        AND     .L1    A1, A5, A1           ; AND     down1_12, second, byte1_12
||      SHL     .S1    A6, 24, A5           ; SHL     low, 24, up3_12
||      SHRU    .S2X   A6, 24, B0           ; SHRU    low, 24, down3_12
        ADD     .L1X   A5, B0, A0           ; ADD     up3_12, down3_12, outer_12
||      SHL     .S1    A0, 8, A5            ; SHL     middle_12, 8, up1_12
        ADD     .L1    A5, A1, A1           ; ADD     up1_12, byte1_12, inner_12
||      MV      .S1X   B6, A5               ; copy
||      STW     .D2T2  B1, *+B6[0]          ; STW     c0, *+iv[0]
        ADD     .L1    A0, A1, A0           ; ADD     outer_12, inner_12, c3
||      STW     .D1T1  A7, *+A5[1]          ; STW     c1, *+iv[1]
||      STW     .D2T2  B3, *+B6[2]          ; STW     c2, *+iv[2]
        STW     .D2T1  A0, *+B6[3]          ; STW     c3, *+iv[3]
mode_counters$next$few:
        AND     .L1    A0, A5, A6           ; AND     low, second, middle_10
||      SHRU    .S1    A0, 8, A2            ; SHRU    low, 8, down1_10
||      SUB     .D1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      STW     .D2T2  B1, *B4++[2]         ; STW     c0, *even++[2]
  [A1]  B       .S2    mode_counters$next$few; [blocks] B     next
||      STW     .D2T2  B3, *B4++[2]         ; STW     c2, *even++[2]
        AND     .L1    A2, A5, A6           ; AND     down1_10, second, byte1_10
||      SHL     .S1    A6, 8, A2            ; SHL     middle_10, 8, up1_10
||      SHL     .S2X   A0, 24, B2           ; SHL     low, 24, up3_10
        ADD     .L1    1, A0, A0            ; ADD     low, 1, low
||      SHRU    .S2X   A0, 24, B7           ; SHRU    low, 24, down3_10
        ADD     .L1    A2, A6, A2           ; ADD     up1_10, byte1_10, inner_10
||      ADD     .L2    B2, B7, B2           ; ADD     up3_10, down3_10, outer_10
        CMPEQ   .L1    0, A0, A2            ; CMPEQ   low, 0, wrapped
||      ADD     .L2X   B2, A2, B2           ; ADD     outer_10, inner_10, c3
||      STW     .D1T1  A7, *A9++[2]         ; STW     c1, *odd++[2]
  [A2]  MV      .L1X   B5, A7               ; [wrapped] MV   d1, c1
||[A2]  MV      .L2    B0, B1               ; [wrapped] MV   d0, c0
||      MV      .S1    A1, A6               ; move blocks
||[A2]  MV      .S2    B9, B3               ; [wrapped] MV   d2, c2
||      STW     .D1T2  B2, *A9++[2]         ; STW     c3, *odd++[2]
mode_counters$next$join:
        B       .S1    mode_counters$mode_counters$2; after next
        NOP
        MV      .L1    A0, A6               ; move low
        MV      .L1    A3, A0               ; move return$
        NOP     2
