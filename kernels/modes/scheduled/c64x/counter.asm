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
        MVKL    .S2    65280, B2            ; MVKL    0x0000ff00, second
||      LDW     .D2T1  *+B6[2], A2          ; LDW     *+iv[2], c2
        LDW     .D2T2  *+B6[1], B24         ; LDW     *+iv[1], c1
        LDW     .D2T2  *+B6[0], B1          ; LDW     *+iv[0], c0
        MV      .L1X   B3, A3               ; move return$
||      MVKH    .S2    65280, B2            ; MVKH    0x0000ff00, second
||      LDW     .D2T1  *+B6[3], A0          ; LDW     *+iv[3], c3
||      B       .S1    mode_counters$on1    ; no interrupt is taken in its delay slots
        MV      .L2X   A4, B3               ; MV      scratch, even
        AND     .L1X   A2, B2, A0           ; AND     c2, second, middle_4
||      SHL     .S1    A2, 24, A4           ; SHL     c2, 24, up3_4
||      SHRU    .S2X   A2, 8, B0            ; SHRU    c2, 8, down1_4
||      ADDAW   .D1    A4, 1, A5            ; ADDAW   scratch, 1, odd
        AND     .L2    B0, B2, B5           ; AND     down1_4, second, byte1_4
||      SHRU    .S1    A2, 24, A1           ; SHRU    c2, 24, down3_4
||      SHRU    .S2    B24, 24, B0          ; SHRU    c1, 24, down3_5
||      AND     .D2    B24, B2, B4          ; AND     c1, second, middle_5
        AND     .L2    B1, B2, B7           ; AND     c0, second, middle_6
||      SHL     .S1    A0, 8, A7            ; SHL     middle_4, 8, up1_4
||      SHRU    .S2    B24, 8, B8           ; SHRU    c1, 8, down1_5
        ADD     .L1    A4, A1, A4           ; ADD     up3_4, down3_4, outer_4
||      AND     .L2X   B2, A0, B5           ; AND     c3, second, middle_3
||      SHRU    .S1    A0, 8, A1            ; SHRU    c3, 8, down1_3
||      SHRU    .S2    B1, 24, B9           ; SHRU    c0, 24, down3_6
||      ADD     .D1X   A7, B5, A7           ; ADD     up1_4, byte1_4, inner_4
mode_counters$on1:
        ADD     .L1    A4, A7, A7           ; ADD     outer_4, inner_4, n2
||      SHL     .S1X   B1, 24, A4           ; SHL     c0, 24, up3_6
||      SHL     .S2    B24, 24, B16         ; SHL     c1, 24, up3_5
        ADD     .L1    1, A7, A1            ; ADD     n2, 1, n2
||      AND     .L2X   B2, A1, B4           ; AND     down1_3, second, byte1_3
||      SHRU    .S1X   B1, 8, A7            ; SHRU    c0, 8, down1_6
||      SHL     .S2    B4, 8, B8            ; SHL     middle_5, 8, up1_5
||      AND     .D2    B8, B2, B17          ; AND     down1_5, second, byte1_5
        ADD     .L1X   A4, B9, A8           ; ADD     up3_6, down3_6, outer_6
||      ADD     .L2    B16, B0, B7          ; ADD     up3_5, down3_5, outer_5
||      SHL     .S1    A0, 24, A4           ; SHL     c3, 24, up3_3
||      SHL     .S2    B7, 8, B0            ; SHL     middle_6, 8, up1_6
||      ADD     .D2    B8, B17, B8          ; ADD     up1_5, byte1_5, inner_5
        AND     .L1X   A7, B2, A9           ; AND     down1_6, second, byte1_6
||      CMPEQ   .L2X   0, A1, B7            ; CMPEQ   n2, 0, carry1
||      SHRU    .S1    A1, 8, A7            ; SHRU    n2, 8, down1_7
||      SHL     .S2    B5, 8, B5            ; SHL     middle_3, 8, up1_3
||      ADD     .D2    B7, B8, B8           ; ADD     outer_5, inner_5, n1
        ADD     .L1X   A9, B0, A9           ; ADD     up1_6, byte1_6, inner_6
||      ADD     .L2    B8, B7, B0           ; ADD     n1, carry1, n1
||      SHRU    .S1    A1, 24, A0           ; SHRU    n2, 24, down3_7
||      SHRU    .S2X   A0, 24, B8           ; SHRU    c3, 24, down3_3
        ADD     .L1    A8, A9, A4           ; ADD     outer_6, inner_6, n0
||      CMPLTU  .L2    B0, B7, B8           ; CMPLTU  n1, carry1, carry0
||      SHL     .S1    A1, 24, A8           ; SHL     n2, 24, up3_7
||      SHRU    .S2    B0, 8, B9            ; SHRU    n1, 8, down1_8
||      ADD     .D2X   B8, A4, B7           ; ADD     up3_3, down3_3, outer_3
        AND     .L2X   B2, A1, B17          ; AND     n2, second, middle_7
||      SHL     .S1X   B0, 24, A1           ; SHL     n1, 24, up3_8
||      SHRU    .S2    B0, 24, B0           ; SHRU    n1, 24, down3_8
||      AND     .D2    B0, B2, B16          ; AND     n1, second, middle_8
        ADD     .L1    A8, A0, A0           ; ADD     up3_7, down3_7, outer_7
||      ADD     .L2X   B8, A4, B9           ; ADD     n0, carry0, n0
||      SHL     .S2    B17, 8, B17          ; SHL     middle_7, 8, up1_7
||      AND     .D2    B9, B2, B8           ; AND     down1_8, second, byte1_8
        AND     .L2X   B2, A7, B19          ; AND     down1_7, second, byte1_7
||      SHL     .S1X   B16, 8, A7           ; SHL     middle_8, 8, up1_8
||      SHRU    .S2    B9, 24, B16          ; SHRU    n0, 24, down3_9
||      AND     .D2    B9, B2, B18          ; AND     n0, second, middle_9
        ADD     .L2    B17, B19, B9         ; ADD     up1_7, byte1_7, inner_7
||      SHL     .S1X   B9, 24, A1           ; SHL     n0, 24, up3_9
||      SHRU    .S2    B9, 8, B17           ; SHRU    n0, 8, down1_9
||      ADD     .D2X   B0, A1, B0           ; ADD     up3_8, down3_8, outer_8
        ADD     .L1X   A1, B16, A0          ; ADD     up3_9, down3_9, outer_9
||      ADD     .L2X   B9, A0, B31          ; ADD     outer_7, inner_7, d2
||      SHL     .S2    B18, 8, B9           ; SHL     middle_9, 8, up1_9
||      AND     .D2    B17, B2, B16         ; AND     down1_9, second, byte1_9
        ADD     .L2    B5, B4, B4           ; ADD     up1_3, byte1_3, inner_3
||      ADD     .S2X   B8, A7, B5           ; ADD     up1_8, byte1_8, inner_8
||      ADD     .D2    B9, B16, B8          ; ADD     up1_9, byte1_9, inner_9
        ADD     .L2    B7, B4, B4           ; ADD     outer_3, inner_3, low
||      ADD     .S2    B0, B5, B9           ; ADD     outer_8, inner_8, d1
||      ADD     .D2X   B8, A0, B7           ; ADD     outer_9, inner_9, d0
mode_counters$next$guard:
        CMPGT   .L1    3, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_counters$next$few; few iterations of next
        NOP     5
mode_counters$next$entry:
        SUB     .L1    A6, 3, A1            ; passes of next
||      SHRU    .S1X   B4, 24, A6           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2    B4, 8, B5            ; <0> SHRU    low, 8, down1_10
||      AND     .D2    B4, B2, B8           ; <0> AND     low, second, middle_10
        MV      .L1    A3, A0               ; move return$
||      ADD     .L2    1, B4, B4            ; <0> ADD     low, 1, low
||      SHL     .S1X   B4, 24, A4           ; <0> SHL     low, 24, up3_10
||      SHL     .S2    B8, 8, B5            ; <0> SHL     middle_10, 8, up1_10
||      AND     .D2    B5, B2, B0           ; <0> AND     down1_10, second, byte1_10
        ADD     .L1    A4, A6, A28          ; <0> ADD     up3_10, down3_10, outer_10
||      CMPEQ   .L2    0, B4, B0            ; <0> CMPEQ   low, 0, wrapped
||      B       .S1    mode_counters$next   ; [blocks] B     next
||      ADD     .S2    B5, B0, B5           ; <0> ADD     up1_10, byte1_10, inner_10
||      MV      .D1X   B6, A3               ; move iv
||      STW     .D2T2  B1, *B3++[2]         ; <0> STW     c0, *even++[2]
  [B0]  MV      .L1X   B31, A2              ; <0> [wrapped] MV   d2, c2
||[B0]  MV      .L2    B7, B1               ; <0> [wrapped] MV   d0, c0
||[B0]  MV      .S2    B9, B24              ; <0> [wrapped] MV   d1, c1
||      STW     .D1T2  B24, *A5++[2]        ; <0> STW     c1, *odd++[2]
||      STW     .D2T1  A2, *B3++[2]         ; <0> STW     c2, *even++[2]
||      NOP
||      NOP
||      NOP
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 2.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    STW c0, *even++[2]
;    STW c2, *even++[2]
;  units: L1 2/4, S1 4/4, M1 0/4, D1 2/4, L2 4/4, S2 4/4, M2 0/4, D2 4/4
;  cross paths: 1X 3/4, 2X 1/4
;  T paths: T1 1/4, T2 3/4
;  registers of side A: 8 used, 7 live at once
;  registers of side B: 11 used, 11 live at once
;  II 4: found, 2.1 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_counters$next:
        ADD     .L2X   B5, A28, B0          ; <1> ADD     outer_10, inner_10, c3
||      SHRU    .S1X   B4, 24, A6           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2    B4, 8, B5            ; <0> SHRU    low, 8, down1_10
||      AND     .D2    B4, B2, B8           ; <0> AND     low, second, middle_10
        ADD     .L2    1, B4, B4            ; <0> ADD     low, 1, low
||      SHL     .S1X   B4, 24, A4           ; <0> SHL     low, 24, up3_10
||      SHL     .S2    B8, 8, B5            ; <0> SHL     middle_10, 8, up1_10
||      STW     .D1T2  B0, *A5++[2]         ; <1> STW     c3, *odd++[2]
||      AND     .D2    B5, B2, B0           ; <0> AND     down1_10, second, byte1_10
        ADD     .L1    A4, A6, A28          ; <0> ADD     up3_10, down3_10, outer_10
||      CMPEQ   .L2    0, B4, B0            ; <0> CMPEQ   low, 0, wrapped
||[A1]  B       .S1    mode_counters$next   ; <0> [blocks] B     next
||      ADD     .S2    B5, B0, B5           ; <0> ADD     up1_10, byte1_10, inner_10
||      STW     .D2T2  B1, *B3++[2]         ; <0> STW     c0, *even++[2]
  [B0]  MV      .L1X   B31, A2              ; <0> [wrapped] MV   d2, c2
||[B0]  MV      .L2    B7, B1               ; <0> [wrapped] MV   d0, c0
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||[B0]  MV      .S2    B9, B24              ; <0> [wrapped] MV   d1, c1
||      STW     .D1T2  B24, *A5++[2]        ; <0> STW     c1, *odd++[2]
||      STW     .D2T1  A2, *B3++[2]         ; <0> STW     c2, *even++[2]
mode_counters$next$exit:
        MV      .L1    A0, A0               ; copy
||      ADD     .L2X   B5, A28, B0          ; <-1> ADD     outer_10, inner_10, c3
        MV      .L2X   A3, B0               ; copy
||      STW     .D1T2  B0, *A5++[2]         ; <-1> STW     c3, *odd++[2]
        MV      .L2    B0, B6               ; move iv
||      MV      .S2X   A0, B3               ; move return$
mode_counters$mode_counters$2:
        AND     .L2    B4, B2, B3           ; AND     low, second, middle_12
||      SHRU    .S1X   B4, 8, A0            ; SHRU    low, 8, down1_12
||      B       .S2    B3                   ; return
||      MV      .D2    B6, B0               ; copy
        SHL     .S1X   B4, 24, A1           ; SHL     low, 24, up3_12
||      SHL     .S2    B3, 8, B0            ; SHL     middle_12, 8, up1_12
||      STW     .D2T2  B24, *+B0[1]         ; STW     c1, *+iv[1]
        AND     .L2X   B2, A0, B2           ; AND     down1_12, second, byte1_12
||      SHRU    .S2    B4, 24, B1           ; SHRU    low, 24, down3_12
||      STW     .D2T2  B1, *+B6[0]          ; STW     c0, *+iv[0]
        ADD     .L2X   B1, A1, B0           ; ADD     up3_12, down3_12, outer_12
||      ADD     .S2    B0, B2, B1           ; ADD     up1_12, byte1_12, inner_12
        ADD     .L2    B0, B1, B0           ; ADD     outer_12, inner_12, c3
||      STW     .D2T1  A2, *+B6[2]          ; STW     c2, *+iv[2]
        STW     .D2T2  B0, *+B6[3]          ; STW     c3, *+iv[3]
mode_counters$next$few:
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      AND     .L2    B4, B2, B0           ; AND     low, second, middle_10
||      SHRU    .S1X   B4, 24, A6           ; SHRU    low, 24, down3_10
||      SHRU    .S2    B4, 8, B5            ; SHRU    low, 8, down1_10
||      STW     .D1T2  B24, *A5++[2]        ; STW     c1, *odd++[2]
        AND     .L2    B5, B2, B5           ; AND     down1_10, second, byte1_10
||[A1]  B       .S1    mode_counters$next$few; [blocks] B     next
||      SHL     .S2    B0, 8, B0            ; SHL     middle_10, 8, up1_10
        ADD     .L2    B0, B5, B0           ; ADD     up1_10, byte1_10, inner_10
||      SHL     .S1X   B4, 24, A0           ; SHL     low, 24, up3_10
        ADD     .L1    A0, A6, A0           ; ADD     up3_10, down3_10, outer_10
        ADD     .L1X   A0, B0, A0           ; ADD     outer_10, inner_10, c3
||      ADD     .L2    1, B4, B4            ; ADD     low, 1, low
        MV      .L1    A1, A6               ; move blocks
||      CMPEQ   .L2    0, B4, B0            ; CMPEQ   low, 0, wrapped
||      STW     .D1T1  A0, *A5++[2]         ; STW     c3, *odd++[2]
||      STW     .D2T2  B1, *B3++[2]         ; STW     c0, *even++[2]
  [B0]  MV      .L1X   B31, A2              ; [wrapped] MV   d2, c2
||[B0]  MV      .L2    B7, B1               ; [wrapped] MV   d0, c0
||[B0]  MV      .S2    B9, B24              ; [wrapped] MV   d1, c1
||      STW     .D2T1  A2, *B3++[2]         ; STW     c2, *even++[2]
mode_counters$next$join:
        B       .S1    mode_counters$mode_counters$2; after next
        NOP     2
        MV      .L2X   A3, B3               ; move return$
        NOP     2
