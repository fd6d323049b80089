; broadside optimize: source ef32b6a9b9313fbdc6edc1b0ea4e2de7f7be99288af0439d7b2d744363fc8932
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

        .align  32
mode_counters:
        MVKL    .S1    65280, A30           ; MVKL    0x0000ff00, second
||      LDW     .D2T2  *+B6[2], B0          ; LDW     *+iv[2], c2
        MV      .L2X   A4, B1               ; copy
||      LDW     .D2T1  *+B6[0], A3          ; LDW     *+iv[0], c0
        LDW     .D2T1  *+B6[1], A1          ; LDW     *+iv[1], c1
        MVKH    .S1    65280, A30           ; MVKH    0x0000ff00, second
||      LDW     .D2T2  *+B6[3], B2          ; LDW     *+iv[3], c3
||      B       .S2    mode_counters$on1    ; no interrupt is taken in its delay slots
        MV      .L1    A4, A5               ; MV      scratch, even
        AND     .L2X   B0, A30, B2          ; AND     c2, second, middle_4
||      SHRU    .S1X   B0, 24, A4           ; SHRU    c2, 24, down3_4
||      SHRU    .S2    B0, 8, B4            ; SHRU    c2, 8, down1_4
||      ADDAW   .D2    B1, 1, B1            ; ADDAW   scratch, 1, odd
        AND     .L2X   B4, A30, B4          ; AND     down1_4, second, byte1_4
||      SHRU    .S1    A3, 24, A0           ; SHRU    c0, 24, down3_6
||      SHL     .S2    B0, 24, B5           ; SHL     c2, 24, up3_4
        AND     .L1    A1, A30, A4          ; AND     c1, second, middle_5
||      ADD     .L2X   B5, A4, B5           ; ADD     up3_4, down3_4, outer_4
||      SHRU    .S1    A1, 8, A2            ; SHRU    c1, 8, down1_5
||      SHL     .S2    B2, 8, B7            ; SHL     middle_4, 8, up1_4
||      AND     .D1    A3, A30, A7          ; AND     c0, second, middle_6
        AND     .L1X   A30, B2, A2          ; AND     c3, second, middle_3
||      ADD     .L2    B7, B4, B7           ; ADD     up1_4, byte1_4, inner_4
||      SHL     .S1    A7, 8, A8            ; SHL     middle_6, 8, up1_6
||      SHRU    .S2X   A1, 24, B4           ; SHRU    c1, 24, down3_5
||      AND     .D1    A2, A30, A7          ; AND     down1_5, second, byte1_5
mode_counters$on1:
        ADD     .L2    B5, B7, B5           ; ADD     outer_4, inner_4, n2
||      SHL     .S1    A1, 24, A9           ; SHL     c1, 24, up3_5
||      SHRU    .S2X   A3, 8, B7            ; SHRU    c0, 8, down1_6
        ADD     .L1X   A9, B4, A4           ; ADD     up3_5, down3_5, outer_5
||      AND     .L2X   B7, A30, B7          ; AND     down1_6, second, byte1_6
||      SHL     .S1    A4, 8, A9            ; SHL     middle_5, 8, up1_5
||      SHL     .S2    B2, 24, B4           ; SHL     c3, 24, up3_3
||      ADD     .D2    B5, 1, B5            ; ADD     n2, 1, n2
        ADD     .L1    A9, A7, A8           ; ADD     up1_5, byte1_5, inner_5
||      ADD     .L2X   B7, A8, B8           ; ADD     up1_6, byte1_6, inner_6
||      SHRU    .S1X   B2, 8, A7            ; SHRU    c3, 8, down1_3
||      SHRU    .S2    B5, 8, B7            ; SHRU    n2, 8, down1_7
        CMPEQ   .L1X   0, B5, A4            ; CMPEQ   n2, 0, carry1
||      AND     .L2X   B5, A30, B16         ; AND     n2, second, middle_7
||      SHL     .S1    A3, 24, A9           ; SHL     c0, 24, up3_6
||      SHL     .S2    B5, 24, B9           ; SHL     n2, 24, up3_7
||      ADD     .D1    A4, A8, A8           ; ADD     outer_5, inner_5, n1
        ADD     .L1    A9, A0, A9           ; ADD     up3_6, down3_6, outer_6
||      SHRU    .S1X   B5, 24, A0           ; SHRU    n2, 24, down3_7
||      SHRU    .S2    B2, 24, B2           ; SHRU    c3, 24, down3_3
||      ADD     .D1    A8, A4, A8           ; ADD     n1, carry1, n1
        CMPLTU  .L1    A8, A4, A9           ; CMPLTU  n1, carry1, carry0
||      SHL     .S1    A8, 24, A2           ; SHL     n1, 24, up3_8
||      SHL     .S2X   A2, 8, B8            ; SHL     middle_3, 8, up1_3
||      ADD     .D1X   A9, B8, A4           ; ADD     outer_6, inner_6, n0
        ADD     .L1    A4, A9, A4           ; ADD     n0, carry0, n0
||      AND     .L2X   B7, A30, B16         ; AND     down1_7, second, byte1_7
||      SHRU    .S1    A8, 8, A16           ; SHRU    n1, 8, down1_8
||      SHL     .S2    B16, 8, B7           ; SHL     middle_7, 8, up1_7
||      AND     .D1    A8, A30, A9          ; AND     n1, second, middle_8
        AND     .L1    A16, A30, A8         ; AND     down1_8, second, byte1_8
||      ADD     .L2    B7, B16, B7          ; ADD     up1_7, byte1_7, inner_7
||      SHRU    .S1    A4, 8, A17           ; SHRU    n0, 8, down1_9
||      SHRU    .S2X   A8, 24, B16          ; SHRU    n1, 24, down3_8
||      AND     .D1    A4, A30, A16         ; AND     n0, second, middle_9
        AND     .L1    A7, A30, A7          ; AND     down1_3, second, byte1_3
||      SHL     .S1    A16, 8, A16          ; SHL     middle_9, 8, up1_9
||      SHRU    .S2X   A4, 24, B5           ; SHRU    n0, 24, down3_9
||      AND     .D1    A17, A30, A17        ; AND     down1_9, second, byte1_9
        ADD     .L1X   A7, B8, A4           ; ADD     up1_3, byte1_3, inner_3
||      ADD     .L2    B4, B2, B2           ; ADD     up3_3, down3_3, outer_3
||      SHL     .S1    A9, 8, A9            ; SHL     middle_8, 8, up1_8
||      SHL     .S2X   A4, 24, B4           ; SHL     n0, 24, up3_9
||      ADD     .D1    A16, A17, A7         ; ADD     up1_9, byte1_9, inner_9
        ADD     .L1X   A2, B16, A0          ; ADD     up3_8, down3_8, outer_8
||      ADD     .L2X   B9, A0, B4           ; ADD     up3_7, down3_7, outer_7
||      ADD     .S1    A9, A8, A2           ; ADD     up1_8, byte1_8, inner_8
||      ADD     .S2    B4, B5, B5           ; ADD     up3_9, down3_9, outer_9
        ADD     .L1X   A4, B2, A4           ; ADD     outer_3, inner_3, low
||      ADD     .L2    B4, B7, B21          ; ADD     outer_7, inner_7, d2
||      ADD     .S1    A0, A2, A31          ; ADD     outer_8, inner_8, d1
||      ADD     .S2X   B5, A7, B17          ; ADD     outer_9, inner_9, d0
mode_counters$next$guard:
        CMPGT   .L1    3, A6, A2            ; few iterations of next
  [A2]  B       .S1    mode_counters$next$few; few iterations of next
        NOP     5
mode_counters$next$entry:
        MV      .L1    A3, A6               ; move c0
||      SUB     .L2X   A6, 2, B2            ; passes of next
        MV      .L1X   B6, A3               ; move iv
||      SHRU    .S1    A4, 8, A2            ; <0> SHRU    low, 8, down1_10
||      SHL     .S2X   A4, 24, B5           ; <0> SHL     low, 24, up3_10
||      AND     .D1    A4, A30, A9          ; <0> AND     low, second, middle_10
        MV      .L1X   B3, A0               ; move return$
||      AND     .S1    A2, A30, A7          ; <0> AND     down1_10, second, byte1_10
||      SHRU    .S2X   A4, 24, B4           ; <0> SHRU    low, 24, down3_10
||      ADD     .D1    A4, 1, A4            ; <0> ADD     low, 1, low
        CMPEQ   .L1    0, A4, A2            ; <0> CMPEQ   low, 0, wrapped
||      B       .S1    mode_counters$next   ; [blocks] B     next
||      SHL     .S2X   A9, 8, B3            ; <0> SHL     middle_10, 8, up1_10
||      STW     .D1T1  A6, *A5++[2]         ; <0> STW     c0, *even++[2]
||      ADD     .D2    B5, B4, B16          ; <0> ADD     up3_10, down3_10, outer_10
  [A2]  MV      .L1    A31, A1              ; <0> [wrapped] MV   d1, c1
||[A2]  MV      .L2    B21, B0              ; <0> [wrapped] MV   d2, c2
||[A2]  MV      .S1X   B17, A6              ; <0> [wrapped] MV   d0, c0
||      ADD     .S2X   B3, A7, B3           ; <0> ADD     up1_10, byte1_10, inner_10
||      STW     .D1T2  B0, *A5++[2]         ; <0> STW     c2, *even++[2]
||      STW     .D2T1  A1, *B1++[2]         ; <0> STW     c1, *odd++[2]
||      NOP
||      NOP
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 1.3, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    STW c0, *even++[2]
;    STW c2, *even++[2]
;  units: L1 2/4, S1 4/4, M1 0/4, D1 4/4, L2 2/4, S2 4/4, M2 0/4, D2 4/4
;  cross paths: 1X 1/4, 2X 4/4
;  T paths: T1 2/4, T2 2/4
;  registers of side A: 11 used, 10 live at once
;  registers of side B: 9 used, 7 live at once
;  II 4: found, 1.3 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_counters$next:
  [B2]  SUB     .L2    B2, 1, B2            ; <0> SUB     blocks, 1, blocks
||      SHRU    .S1    A4, 8, A2            ; <0> SHRU    low, 8, down1_10
||      SHL     .S2X   A4, 24, B5           ; <0> SHL     low, 24, up3_10
||      AND     .D1    A4, A30, A9          ; <0> AND     low, second, middle_10
||      ADD     .D2    B16, B3, B3          ; <1> ADD     outer_10, inner_10, c3
        AND     .S1    A2, A30, A7          ; <0> AND     down1_10, second, byte1_10
||      SHRU    .S2X   A4, 24, B4           ; <0> SHRU    low, 24, down3_10
||      ADD     .D1    A4, 1, A4            ; <0> ADD     low, 1, low
||      STW     .D2T2  B3, *B1++[2]         ; <1> STW     c3, *odd++[2]
        CMPEQ   .L1    0, A4, A2            ; <0> CMPEQ   low, 0, wrapped
||[B2]  B       .S1    mode_counters$next   ; <0> [blocks] B     next
||      SHL     .S2X   A9, 8, B3            ; <0> SHL     middle_10, 8, up1_10
||      STW     .D1T1  A6, *A5++[2]         ; <0> STW     c0, *even++[2]
||      ADD     .D2    B5, B4, B16          ; <0> ADD     up3_10, down3_10, outer_10
  [A2]  MV      .L1    A31, A1              ; <0> [wrapped] MV   d1, c1
||[A2]  MV      .L2    B21, B0              ; <0> [wrapped] MV   d2, c2
||[A2]  MV      .S1X   B17, A6              ; <0> [wrapped] MV   d0, c0
||      ADD     .S2X   B3, A7, B3           ; <0> ADD     up1_10, byte1_10, inner_10
||      STW     .D1T2  B0, *A5++[2]         ; <0> STW     c2, *even++[2]
||      STW     .D2T1  A1, *B1++[2]         ; <0> STW     c1, *odd++[2]
mode_counters$next$exit:
        MV      .L2X   A3, B6               ; move iv
||      ADD     .D2    B16, B3, B3          ; <-1> ADD     outer_10, inner_10, c3
        MV      .L2X   A0, B3               ; move return$
||      STW     .D2T2  B3, *B1++[2]         ; <-1> STW     c3, *odd++[2]
mode_counters$mode_counters$2:
        AND     .L1    A4, A30, A0          ; AND     low, second, middle_12
||      SHL     .S1    A4, 24, A6           ; SHL     low, 24, up3_12
||      B       .S2    B3                   ; return
||      STW     .D2T1  A6, *+B6[0]          ; STW     c0, *+iv[0]
        SHRU    .S1    A4, 8, A4            ; SHRU    low, 8, down1_12
||      SHRU    .S2X   A4, 24, B3           ; SHRU    low, 24, down3_12
        AND     .L1    A4, A30, A4          ; AND     down1_12, second, byte1_12
||      SHL     .S1    A0, 8, A0            ; SHL     middle_12, 8, up1_12
        ADD     .L1X   A6, B3, A0           ; ADD     up3_12, down3_12, outer_12
||      ADD     .S1    A0, A4, A1           ; ADD     up1_12, byte1_12, inner_12
||      STW     .D2T1  A1, *+B6[1]          ; STW     c1, *+iv[1]
        ADD     .L1    A0, A1, A0           ; ADD     outer_12, inner_12, c3
||      MV      .S1X   B6, A1               ; copy
        STW     .D1T2  B0, *+A1[2]          ; STW     c2, *+iv[2]
||      STW     .D2T1  A0, *+B6[3]          ; STW     c3, *+iv[3]
||      NOP
mode_counters$next$few:
        SUB     .L1    A6, 1, A2            ; SUB     blocks, 1, blocks
||      SHRU    .S1    A4, 24, A6           ; SHRU    low, 24, down3_10
||      SHL     .S2X   A4, 24, B2           ; SHL     low, 24, up3_10
        AND     .L1    A4, A30, A0          ; AND     low, second, middle_10
||      SHRU    .S1    A4, 8, A7            ; SHRU    low, 8, down1_10
||[A2]  B       .S2    mode_counters$next$few; [blocks] B     next
        AND     .L1    A7, A30, A6          ; AND     down1_10, second, byte1_10
||      ADD     .L2X   B2, A6, B2           ; ADD     up3_10, down3_10, outer_10
        SHL     .S2X   A0, 8, B4            ; SHL     middle_10, 8, up1_10
        ADD     .L1    1, A4, A4            ; ADD     low, 1, low
||      ADD     .L2X   B4, A6, B4           ; ADD     up1_10, byte1_10, inner_10
||      STW     .D1T1  A3, *A5++[2]         ; STW     c0, *even++[2]
        CMPEQ   .L1    0, A4, A0            ; CMPEQ   low, 0, wrapped
||      ADD     .L2    B2, B4, B2           ; ADD     outer_10, inner_10, c3
||      STW     .D1T2  B0, *A5++[2]         ; STW     c2, *even++[2]
||      STW     .D2T1  A1, *B1++[2]         ; STW     c1, *odd++[2]
  [A0]  MV      .L1X   B17, A3              ; [wrapped] MV   d0, c0
||[A0]  MV      .L2    B21, B0              ; [wrapped] MV   d2, c2
||[A0]  MV      .S1    A31, A1              ; [wrapped] MV   d1, c1
||      MV      .D1    A2, A6               ; move blocks
||      STW     .D2T2  B2, *B1++[2]         ; STW     c3, *odd++[2]
mode_counters$next$join:
        B       .S1    mode_counters$mode_counters$2; after next
        NOP     2
        MV      .L1    A3, A6               ; move c0
        NOP     2
