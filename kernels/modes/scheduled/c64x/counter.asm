; broadside optimize: source ef32b6a9b9313fbdc6edc1b0ea4e2de7f7be99288af0439d7b2d744363fc8932
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 20 s an interval, 8 s a region
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
        LDW     .D2T1  *+B6[2], A3          ; LDW     *+iv[2], c2
        NOP
        LDW     .D2T1  *+B6[1], A5          ; LDW     *+iv[1], c1
        NOP
        MVKL    .S2    65280, B4            ; MVKL    0x0000ff00, second
||      LDW     .D2T2  *+B6[0], B2          ; LDW     *+iv[0], c0
        SHRU    .S1    A3, 8, A0            ; SHRU    c2, 8, down1_4
||      MVKH    .S2    65280, B4            ; MVKH    0x0000ff00, second
        AND     .L2X   B4, A3, B0           ; AND     c2, second, middle_4
||      SHRU    .S1    A3, 24, A1           ; SHRU    c2, 24, down3_4
        AND     .L2X   B4, A5, B1           ; AND     c1, second, middle_5
||      SHL     .S1    A3, 24, A2           ; SHL     c2, 24, up3_4
        AND     .L2X   B4, A0, B5           ; AND     down1_4, second, byte1_4
||      SHRU    .S1    A5, 8, A0            ; SHRU    c1, 8, down1_5
||      SHL     .S2    B0, 8, B0            ; SHL     middle_4, 8, up1_4
        ADD     .L1    A2, A1, A2           ; ADD     up3_4, down3_4, outer_4
||      ADD     .L2    B0, B5, B5           ; ADD     up1_4, byte1_4, inner_4
||      SHRU    .S1    A5, 24, A1           ; SHRU    c1, 24, down3_5
||      SHRU    .S2    B2, 8, B0            ; SHRU    c0, 8, down1_6
||      LDW     .D2T1  *+B6[3], A7          ; LDW     *+iv[3], c3
        ADD     .L1X   A2, B5, A0           ; ADD     outer_4, inner_4, n2
||      AND     .L2X   B4, A0, B5           ; AND     down1_5, second, byte1_5
||      SHL     .S1    A5, 24, A2           ; SHL     c1, 24, up3_5
||      SHL     .S2    B1, 8, B1            ; SHL     middle_5, 8, up1_5
        ADD     .L1    A2, A1, A2           ; ADD     up3_5, down3_5, outer_5
||      ADD     .L2    B1, B5, B5           ; ADD     up1_5, byte1_5, inner_5
||      ADD     .S1    1, A0, A1            ; ADD     n2, 1, n2
||      SHL     .S2    B2, 24, B1           ; SHL     c0, 24, up3_6
||      MV      .D1X   B2, A0               ; copy
||      AND     .D2    B2, B4, B7           ; AND     c0, second, middle_6
        CMPEQ   .L1    0, A1, A0            ; CMPEQ   n2, 0, carry1
||      AND     .L2    B0, B4, B5           ; AND     down1_6, second, byte1_6
||      SHRU    .S1    A0, 24, A9           ; SHRU    c0, 24, down3_6
||      SHL     .S2    B7, 8, B0            ; SHL     middle_6, 8, up1_6
||      ADD     .D1X   A2, B5, A2           ; ADD     outer_5, inner_5, n1
        ADD     .L1    A2, A0, A2           ; ADD     n1, carry1, n1
||      ADD     .L2X   B1, A9, B0           ; ADD     up3_6, down3_6, outer_6
||      ADDK    .S2    -24, B15             ; frame
||      ADD     .D2    B0, B5, B1           ; ADD     up1_6, byte1_6, inner_6
        CMPLTU  .L1    A2, A0, A8           ; CMPLTU  n1, carry1, carry0
||      ADD     .L2    B0, B1, B1           ; ADD     outer_6, inner_6, n0
||      AND     .S1X   A7, B4, A0           ; AND     c3, second, middle_3
||      SHRU    .S2X   A7, 8, B0            ; SHRU    c3, 8, down1_3
||      STW     .D2T2  B12, *+B15[5]        ; save B12
        ADD     .L1X   A8, B1, A8           ; ADD     n0, carry0, n0
||      SHL     .S1    A0, 8, A0            ; SHL     middle_3, 8, up1_3
||      SHRU    .S2X   A1, 8, B1            ; SHRU    n2, 8, down1_7
||      STW     .D2T2  B11, *+B15[4]        ; save B11
        MV      .L2X   A8, B11              ; copy
||      SHRU    .S1    A7, 24, A8           ; SHRU    c3, 24, down3_3
||      STW     .D2T1  A11, *+B15[3]        ; save A11
        SHRU    .S1    A2, 8, A11           ; SHRU    n1, 8, down1_8
||      SHRU    .S2    B11, 8, B10          ; SHRU    n0, 8, down1_9
||      STW     .D2T2  B10, *+B15[2]        ; save B10
        SHL     .S1    A7, 24, A7           ; SHL     c3, 24, up3_3
||      SHRU    .S2    B11, 24, B12         ; SHRU    n0, 24, down3_9
||      STW     .D2T1  A10, *+B15[1]        ; save A10
        AND     .L2    B11, B4, B5          ; AND     n0, second, middle_9
||      SHL     .S1    A1, 24, A10          ; SHL     n2, 24, up3_7
||      SHL     .S2    B11, 24, B11         ; SHL     n0, 24, up3_9
        AND     .L1X   A2, B4, A9           ; AND     n1, second, middle_8
||      AND     .L2X   B4, A1, B7           ; AND     n2, second, middle_7
||      SHRU    .S1    A1, 24, A1           ; SHRU    n2, 24, down3_7
||      SHL     .S2    B5, 8, B5            ; SHL     middle_9, 8, up1_9
||      AND     .D2    B10, B4, B10         ; AND     down1_9, second, byte1_9
        MV      .L1    A4, A30              ; MV      scratch, even
||      AND     .L2    B0, B4, B8           ; AND     down1_3, second, byte1_3
||      SHL     .S1    A9, 8, A9            ; SHL     middle_8, 8, up1_8
||      SHL     .S2X   A2, 24, B1           ; SHL     n1, 24, up3_8
||      AND     .D1X   A11, B4, A11         ; AND     down1_8, second, byte1_8
||      AND     .D2    B1, B4, B0           ; AND     down1_7, second, byte1_7
        ADD     .L1X   A0, B8, A0           ; ADD     up1_3, byte1_3, inner_3
||      ADD     .L2    B11, B12, B8         ; ADD     up3_9, down3_9, outer_9
||      SHRU    .S1    A2, 24, A2           ; SHRU    n1, 24, down3_8
||      SHL     .S2    B7, 8, B11           ; SHL     middle_7, 8, up1_7
||      ADD     .D1    A10, A1, A1          ; ADD     up3_7, down3_7, outer_7
||      MV      .D2X   A4, B7               ; copy
        ADD     .L1    A7, A8, A2           ; ADD     up3_3, down3_3, outer_3
||      ADD     .L2    B11, B0, B0          ; ADD     up1_7, byte1_7, inner_7
||      ADD     .S1X   A2, B1, A7           ; ADD     up3_8, down3_8, outer_8
||      ADD     .S2    B5, B10, B5          ; ADD     up1_9, byte1_9, inner_9
||      ADD     .D1    A9, A11, A8          ; ADD     up1_8, byte1_8, inner_8
||      ADDAW   .D2    B7, 1, B1            ; ADDAW   scratch, 1, odd
        ADD     .L1    A2, A0, A4           ; ADD     outer_3, inner_3, low
||      ADD     .L2    B8, B5, B24          ; ADD     outer_9, inner_9, d0
||      ADD     .S1X   A1, B0, A31          ; ADD     outer_7, inner_7, d2
||      ADD     .D1    A7, A8, A17          ; ADD     outer_8, inner_8, d1
mode_counters$next$guard:
        CMPGT   .L1    3, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_counters$next$few; few iterations of next
        NOP     5
mode_counters$next$entry:
        MV      .L1X   B3, A0               ; move return$
||      MV      .L2    B6, B0               ; move iv
||      MV      .S2    B4, B6               ; move second
        SUB     .L1    A6, 2, A1            ; passes of next
||      SHRU    .S1    A4, 24, A8           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2X   A4, 8, B16           ; <0> SHRU    low, 8, down1_10
||      AND     .D1X   A4, B6, A2           ; <0> AND     low, second, middle_10
        AND     .L2    B16, B6, B3          ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A2, 8, A6            ; <0> SHL     middle_10, 8, up1_10
||      SHL     .S2X   A4, 24, B4           ; <0> SHL     low, 24, up3_10
||      ADD     .D1    A4, 1, A4            ; <0> ADD     low, 1, low
        CMPEQ   .L1    0, A4, A2            ; <0> CMPEQ   low, 0, wrapped
||      ADD     .L2X   B4, A8, B4           ; <0> ADD     up3_10, down3_10, outer_10
||      B       .S2    mode_counters$next   ; [blocks] B     next
||      STW     .D1T2  B2, *A30++[2]        ; <0> STW     c0, *even++[2]
||      STW     .D2T1  A5, *B1++[2]         ; <0> STW     c1, *odd++[2]
  [A2]  MV      .L1    A17, A5              ; <0> [wrapped] MV   d1, c1
||[A2]  MV      .S1    A31, A3              ; <0> [wrapped] MV   d2, c2
||[A2]  MV      .S2    B24, B2              ; <0> [wrapped] MV   d0, c0
||      STW     .D1T1  A3, *A30++[2]        ; <0> STW     c2, *even++[2]
||      ADD     .D2X   B3, A6, B3           ; <0> ADD     up1_10, byte1_10, inner_10
||      NOP
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 4, "result": "found", "seconds": 6.8, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    STW c0, *even++[2]
;    STW c2, *even++[2]
;  units: L1 3/4, S1 3/4, M1 0/4, D1 4/4, L2 3/4, S2 4/4, M2 0/4, D2 3/4
;  cross paths: 1X 1/4, 2X 4/4
;  T paths: T1 2/4, T2 2/4
;  registers of side A: 11 used, 10 live at once
;  registers of side B: 8 used, 7 live at once
;  II 4 without possible bank conflicts: found, 6.8 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_counters$next:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||      ADD     .L2    B4, B3, B3           ; <1> ADD     outer_10, inner_10, c3
||      SHRU    .S1    A4, 24, A8           ; <0> SHRU    low, 24, down3_10
||      SHRU    .S2X   A4, 8, B16           ; <0> SHRU    low, 8, down1_10
||      AND     .D1X   A4, B6, A2           ; <0> AND     low, second, middle_10
        AND     .L2    B16, B6, B3          ; <0> AND     down1_10, second, byte1_10
||      SHL     .S1    A2, 8, A6            ; <0> SHL     middle_10, 8, up1_10
||      SHL     .S2X   A4, 24, B4           ; <0> SHL     low, 24, up3_10
||      ADD     .D1    A4, 1, A4            ; <0> ADD     low, 1, low
||      STW     .D2T2  B3, *B1++[2]         ; <1> STW     c3, *odd++[2]
        CMPEQ   .L1    0, A4, A2            ; <0> CMPEQ   low, 0, wrapped
||      ADD     .L2X   B4, A8, B4           ; <0> ADD     up3_10, down3_10, outer_10
||[A1]  B       .S2    mode_counters$next   ; <0> [blocks] B     next
||      STW     .D1T2  B2, *A30++[2]        ; <0> STW     c0, *even++[2]
||      STW     .D2T1  A5, *B1++[2]         ; <0> STW     c1, *odd++[2]
  [A2]  MV      .L1    A17, A5              ; <0> [wrapped] MV   d1, c1
||[A2]  MV      .S1    A31, A3              ; <0> [wrapped] MV   d2, c2
||[A2]  MV      .S2    B24, B2              ; <0> [wrapped] MV   d0, c0
||      STW     .D1T1  A3, *A30++[2]        ; <0> STW     c2, *even++[2]
||      ADD     .D2X   B3, A6, B3           ; <0> ADD     up1_10, byte1_10, inner_10
mode_counters$next$exit:
        ADD     .L2    B4, B3, B3           ; <-1> ADD     outer_10, inner_10, c3
||      MV      .S2    B6, B4               ; move second
        MV      .L2    B0, B6               ; move iv
||      MV      .S2X   A0, B3               ; move return$
||      STW     .D2T2  B3, *B1++[2]         ; <-1> STW     c3, *odd++[2]
mode_counters$mode_counters$2:
        SHRU    .S1    A4, 8, A0            ; SHRU    low, 8, down1_12
||      LDW     .D2T2  *+B15[4], B11        ; restore B11
        AND     .L1X   A0, B4, A0           ; AND     down1_12, second, byte1_12
||      LDW     .D2T1  *+B15[3], A11        ; restore A11
        MV      .L1X   B6, A1               ; copy
||      SHRU    .S1    A4, 24, A2           ; SHRU    low, 24, down3_12
||      LDW     .D2T2  *+B15[2], B10        ; restore B10
        AND     .L1X   A4, B4, A6           ; AND     low, second, middle_12
||      SHL     .S1    A4, 24, A4           ; SHL     low, 24, up3_12
||      B       .S2    B3                   ; return
||      LDW     .D2T1  *+B15[1], A10        ; restore A10
        ADD     .L1    A4, A2, A2           ; ADD     up3_12, down3_12, outer_12
||      SHL     .S1    A6, 8, A3            ; SHL     middle_12, 8, up1_12
||      ADDK    .S2    24, B15              ; frame
||      STW     .D1T1  A3, *+A1[2]          ; STW     c2, *+iv[2]
||      LDW     .D2T2  *+B15[5], B12        ; restore B12
        ADD     .L1    A3, A0, A0           ; ADD     up1_12, byte1_12, inner_12
||      STW     .D1T1  A5, *+A1[1]          ; STW     c1, *+iv[1]
        ADD     .L1    A2, A0, A0           ; ADD     outer_12, inner_12, c3
        STW     .D1T1  A0, *+A1[3]          ; STW     c3, *+iv[3]
        STW     .D1T2  B2, *+A1[0]          ; STW     c0, *+iv[0]
||      NOP
||      NOP
mode_counters$next$few:
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      AND     .L2X   B4, A4, B0           ; AND     low, second, middle_10
||      SHRU    .S1    A4, 24, A6           ; SHRU    low, 24, down3_10
||      STW     .D1T2  B2, *A30++[2]        ; STW     c0, *even++[2]
||      STW     .D2T1  A5, *B1++[2]         ; STW     c1, *odd++[2]
  [A1]  B       .S2    mode_counters$next$few; [blocks] B     next
||      STW     .D1T1  A3, *A30++[2]        ; STW     c2, *even++[2]
        SHRU    .S1    A4, 8, A0            ; SHRU    low, 8, down1_10
||      SHL     .S2    B0, 8, B0            ; SHL     middle_10, 8, up1_10
        AND     .L2X   B4, A0, B5           ; AND     down1_10, second, byte1_10
||      SHL     .S1    A4, 24, A0           ; SHL     low, 24, up3_10
        ADD     .L1    A0, A6, A0           ; ADD     up3_10, down3_10, outer_10
||      ADD     .L2    B0, B5, B0           ; ADD     up1_10, byte1_10, inner_10
||      ADD     .S1    1, A4, A4            ; ADD     low, 1, low
        CMPEQ   .L1    0, A4, A0            ; CMPEQ   low, 0, wrapped
||      ADD     .L2X   B0, A0, B0           ; ADD     outer_10, inner_10, c3
  [A0]  MV      .L1    A17, A5              ; [wrapped] MV   d1, c1
||[A0]  MV      .L2    B24, B2              ; [wrapped] MV   d0, c0
||[A0]  MV      .S1    A31, A3              ; [wrapped] MV   d2, c2
||      MV      .D1    A1, A6               ; move blocks
||      STW     .D2T2  B0, *B1++[2]         ; STW     c3, *odd++[2]
mode_counters$next$join:
        B       .S1    mode_counters$mode_counters$2; after next
        NOP     5
