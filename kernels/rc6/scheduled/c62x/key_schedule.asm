; broadside optimize: source 0fb9fe30c3ae05d0dfa7685d143604d5380b014f4afb0f0fb6b4cf942a1d8393
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 60 s an interval, 15 s a region
; Key schedule of RC6.
;
;       void rc6_key_schedule(uint32_t schedule[44], const uint8_t *key, uint32_t key_bytes);
;
; schedule  the round keys S[0] to S[43] of the specification, for both directions.
; key       its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. Both word aligned,
;           not overlapping.
;
; Constant-time for keys of one length. A misaligned pointer stops the machine's memory access. To be called with
; interrupts disabled: registers take new values while older ones are on their way.

; What the key schedules of RC6 share: "The RC6 Block Cipher", version 1.1, section 2.3.
;
; The words L of the user key lie in the frame and are changed in place, as the round keys S are; both are gone through
; in circles. A word comes back after 4 steps or more, long after it was stored, so that no load waits for a store.

; S and L as the steps begin: arithmetic progression and user key. l, l_last: the first and last word of L; s_last, s_size:
; the last of S and the bytes of all; a, b: the first two sums.

; The next place in a circle of `size` bytes.

; Nothing of the key stays in the frame.

        .global rc6_key_schedule

rc6_key_schedule:
        ADDK    .S2    -32, B15             ; frame
        ADD     .L1X   4, B15, A0           ; ADD     B15, 4, l
        MV      .L1    A0, A5               ; MV      l, to_1
||      ADD     .S1X   A6, B15, A1          ; ADD     B15, size, l_last
||      SHRU    .S2X   A6, 2, B0            ; SHRU    size, 2, left_1
rc6_key_schedule$copy_1$guard:
        CMPGT   .L2    5, B0, B1            ; few iterations of copy_1
  [B1]  B       .S1    rc6_key_schedule$copy_1$few; few iterations of copy_1
        NOP     5
rc6_key_schedule$copy_1$entry:
        MV      .L1X   B4, A6               ; move key
||      MV      .S1    A6, A3               ; move size
        B       .S2    rc6_key_schedule$copy_1; [left_1] B      copy_1
||      LDW     .D1T2  *A6++[1], B1         ; <0> LDW     *key++, word_1
        SUB     .L2    B0, 5, B0            ; passes of copy_1
        MV      .L1X   B3, A2               ; move return$
||      B       .S2    rc6_key_schedule$copy_1; [left_1] B      copy_1
||      LDW     .D1T2  *A6++[1], B1         ; <1> LDW     *key++, word_1
        NOP
;@loop {"name": "copy_1", "ii": 2, "res_mii": 2, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 2, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}], "further": {"bytes": 4, "least_trips": 2}}
;  loop copy_1: II 2, 3 stages
;  bounds: resources 2, recurrence 1
;  units: L1 0/2, S1 0/2, M1 0/2, D1 2/2, L2 0/2, S2 2/2, M2 0/2, D2 0/2
;  cross paths: 1X 0/2, 2X 0/2
;  T paths: T1 0/2, T2 2/2
;  registers of side A: 7 used, 7 live at once
;  registers of side B: 3 used, 3 live at once
;  II 2 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
;  --speculate 4 would let it run from 2 passes on
rc6_key_schedule$copy_1:
  [B0]  B       .S2    rc6_key_schedule$copy_1; <0> [left_1] B      copy_1
||      LDW     .D1T2  *A6++[1], B1         ; <0> LDW     *key++, word_1
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     left_1, 1, left_1
||      STW     .D1T2  B1, *A5++[1]         ; <2> STW     word_1, *to_1++
rc6_key_schedule$copy_1$exit:
        NOP
        STW     .D1T2  B1, *A5++[1]         ; <-2> STW     word_1, *to_1++
        MV      .L1    A3, A6               ; move size
||      MV      .L2X   A2, B3               ; move return$
        STW     .D1T2  B1, *A5++[1]         ; <-1> STW     word_1, *to_1++
rc6_key_schedule$rc6_key_schedule$2:
        MV      .L2X   A1, B0               ; move l_last
||      MVK     .S1    38, A1               ; MVK     44, left_1
        MV      .L1X   B3, A2               ; move return$
||      B       .S1    rc6_key_schedule$fill_1; [left_1] B      fill_1
        B       .S1    rc6_key_schedule$fill_1; [left_1] B      fill_1
||      MVKL    .S2    3084996963, B3       ; MVKL    0xb7e15163, value_1
        B       .S1    rc6_key_schedule$fill_1; [left_1] B      fill_1
||      MVKL    .S2    2654435769, B1       ; MVKL    0x9e3779b9, difference_1
        MV      .L2X   A4, B2               ; MV      schedule, at_1
||      B       .S1    rc6_key_schedule$fill_1; [left_1] B      fill_1
||      MVKH    .S2    3084996963, B3       ; MVKH    0xb7e15163, value_1
        MV      .L1    A4, A5               ; MV      schedule, s
||      B       .S1    rc6_key_schedule$fill_1; [left_1] B      fill_1
||      MVKH    .S2    2654435769, B1       ; MVKH    0x9e3779b9, difference_1
||      MV      .D1    A6, A3               ; move size
;@loop {"name": "fill_1", "ii": 1, "res_mii": 1, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 1, "critical_cycle": [], "attempts": [{"interval": 1, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop fill_1: II 1, 1 stages
;  bounds: resources 1, recurrence 1
;  units: L1 1/1, S1 1/1, M1 0/1, D1 0/1, L2 0/1, S2 1/1, M2 0/1, D2 1/1
;  cross paths: 1X 0/1, 2X 0/1
;  T paths: T1 0/1, T2 1/1
;  registers of side A: 6 used, 6 live at once
;  registers of side B: 5 used, 5 live at once
;  II 1: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
rc6_key_schedule$fill_1:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left_1, 1, left_1
||[A1]  B       .S1    rc6_key_schedule$fill_1; <0> [left_1] B      fill_1
||      ADD     .S2    B3, B1, B3           ; <0> ADD     value_1, difference_1, value_1
||      STW     .D2T2  B3, *B2++[1]         ; <0> STW     value_1, *at_1++
rc6_key_schedule$rc6_key_schedule$4:
        MV      .L2X   A0, B9               ; move l
||      MVK     .S2    172, B1              ; MVK     172, s_last
||      LDW     .D1T1  *+A5[0], A3          ; <0> LDW     *s, sk
||      ZERO    .D2    B5                   ; ZERO    minus_b
        MV      .L2X   A5, B8               ; <0> MV      s, s_here
||      LDW     .D2T1  *+B9[0], A3          ; <0> LDW     *l, lk
        ADD     .L1X   A4, B1, A6           ; ADD     s_last, schedule, s_last
        CMPEQ   .L1    A5, A6, A4           ; <0> CMPEQ   s, s_last, wraps_2
||      MVK     .S1    176, A1              ; MVK     176, s_size
||      ZERO    .D1    A7                   ; ZERO    b
        ZERO    .L1    A9                   ; ZERO    a
||      CMPEQ   .L2    B9, B0, B1           ; <0> CMPEQ   l, l_last, wraps_3
||      MV      .S2X   A3, B3               ; move size
||      MPY     .M1    A4, A1, A4           ; <0> MPY     wraps_2, s_size, back_2
        ADD     .L1    A3, A9, A5           ; <0> ADD     sk, a, sa
||      MV      .L2    B9, B7               ; <0> MV      l, l_here
||      MVK     .S1    31, A8               ; MVK     31, low
||      MPY     .M2    B1, B3, B2           ; <0> MPY     wraps_3, size, back_3
||      ADD     .D1    A5, 4, A9            ; <0> ADD     s, 4, next_2
        ADD     .L1    A5, A7, A0           ; <0> ADD     sa, b, y
||      MV      .L2X   A8, B6               ; low on both sides
||      ADD     .S1    A3, A7, A3           ; <0> ADD     lk, b, lb
||      MVK     .S2    131, B1              ; MVK     132, left
||      SUB     .D1    A9, A4, A5           ; <0> SUB     next_2, back_2, s
||      ADD     .D2    B9, 4, B4            ; <0> ADD     l, 4, next_3
;@loop {"name": "step", "ii": 7, "res_mii": 5, "rec_mii": 7, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["AND", "SHL", "OR", "ADD", "SHL", "ADD", "ADD"], "attempts": [{"interval": 7, "result": "found", "seconds": 2.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop step: II 7, 2 stages
;  bounds: resources 5, recurrence 7
;  critical cycle:
;    AND sum, low, by
;    SHL x, by, upper
;    OR upper, lower, b
;    ADD sa, b, y
;    SHL y, 3, up
;    ADD up, down, a
;    ADD a, b, sum
;  units: L1 5/7, S1 5/7, M1 1/7, D1 4/7, L2 5/7, S2 6/7, M2 1/7, D2 4/7
;  cross paths: 1X 3/7, 2X 6/7
;  T paths: T1 4/7, T2 0/7
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 11 used, 10 live at once
;  II 7 without possible bank conflicts: found, 2.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rc6_key_schedule$step:
        CMPEQ   .L1    A5, A6, A0           ; <0> CMPEQ   s, s_last, wraps_2
||      SUB     .L2    B4, B2, B9           ; <1> SUB     next_3, back_3, l
||      SHL     .S1    A0, 3, A4            ; <1> SHL     y, 3, up
||      SHRU    .S2X   A0, 29, B2           ; <1> SHRU    y, 29, down
||      LDW     .D1T1  *+A5[0], A3          ; <0> LDW     *s, sk
||[B1]  SUB     .D2    B1, 1, B1            ; <0> SUB     left, 1, left
        ADD     .L1X   A4, B2, A9           ; <1> ADD     up, down, a
||[B1]  B       .S2    rc6_key_schedule$step; <0> [left] B       step
||      ADD     .D1    A5, 4, A4            ; <0> ADD     s, 4, next_2
||      LDW     .D2T1  *+B9[0], A3          ; <0> LDW     *l, lk
        ADD     .L2    4, B9, B4            ; <0> ADD     l, 4, next_3
||      ADD     .S1    A9, A7, A0           ; <1> ADD     a, b, sum
||      SUB     .S2X   B5, A9, B2           ; <1> SUB     minus_b, a, minus_sum
||      MPY     .M1    A0, A1, A0           ; <0> MPY     wraps_2, s_size, back_2
        ADD     .L1    A3, A9, A7           ; <1> ADD     lb, a, x
||      AND     .L2X   B6, A0, B2           ; <1> AND     sum, low, by
||      AND     .S1X   A8, B2, A3           ; <1> AND     minus_sum, low, back
        CMPEQ   .L2    B9, B0, B2           ; <0> CMPEQ   l, l_last, wraps_3
||      SHRU    .S1    A7, A3, A7           ; <1> SHRU    x, back, lower
||      SHL     .S2X   A7, B2, B5           ; <1> SHL     x, by, upper
||      STW     .D2T1  A9, *+B8[0]          ; <1> STW     a, *s_here
        SUB     .L1    A4, A0, A5           ; <0> SUB     next_2, back_2, s
||      OR      .S1X   A7, B5, A7           ; <1> OR      upper, lower, b
||      MV      .S2X   A5, B8               ; <0> MV      s, s_here
||      MPY     .M2    B2, B3, B2           ; <0> MPY     wraps_3, size, back_3
||      ADD     .D1    A3, A9, A0           ; <0> ADD     sk, a, sa
        ADD     .L1    A3, A7, A3           ; <0> ADD     lk, b, lb
||      NEG     .L2X   A7, B5               ; <1> NEG     b, minus_b
||      MV      .S2    B9, B7               ; <0> MV      l, l_here
||      ADD     .D1    A0, A7, A0           ; <0> ADD     sa, b, y
||      STW     .D2T1  A7, *+B7[0]          ; <1> STW     b, *l_here{changed}
rc6_key_schedule$rc6_key_schedule$6:
        SUB     .L2    B4, B2, B9           ; <-1> SUB     next_3, back_3, l
||      SHL     .S1    A0, 3, A4            ; <-1> SHL     y, 3, up
||      SHRU    .S2X   A0, 29, B2           ; <-1> SHRU    y, 29, down
        ADD     .L1X   A4, B2, A9           ; <-1> ADD     up, down, a
        ADD     .S1    A9, A7, A0           ; <-1> ADD     a, b, sum
||      SUB     .S2X   B5, A9, B2           ; <-1> SUB     minus_b, a, minus_sum
        ADD     .L1    A3, A9, A7           ; <-1> ADD     lb, a, x
||      AND     .L2X   B6, A0, B2           ; <-1> AND     sum, low, by
||      AND     .S1X   A8, B2, A3           ; <-1> AND     minus_sum, low, back
        SHRU    .S1    A7, A3, A7           ; <-1> SHRU    x, back, lower
||      SHL     .S2X   A7, B2, B5           ; <-1> SHL     x, by, upper
||      STW     .D2T1  A9, *+B8[0]          ; <-1> STW     a, *s_here
        OR      .S1X   A7, B5, A7           ; <-1> OR      upper, lower, b
        NEG     .L2X   A7, B5               ; <-1> NEG     b, minus_b
||      ZERO    .S2    B7                   ; ZERO    zero_4
||      STW     .D2T1  A7, *+B7[0]          ; <-1> STW     b, *l_here{changed}
        STW     .D2T2  B7, *+B15[8]         ; STW     zero_4, *+B15[8]{wiped}
        STW     .D2T2  B7, *+B15[5]         ; STW     zero_4, *+B15[5]{wiped}
        B       .S2X   A2                   ; return
||      STW     .D2T2  B7, *+B15[2]         ; STW     zero_4, *+B15[2]{wiped}
        STW     .D2T2  B7, *+B15[7]         ; STW     zero_4, *+B15[7]{wiped}
        STW     .D2T2  B7, *+B15[1]         ; STW     zero_4, *+B15[1]{wiped}
        STW     .D2T2  B7, *+B15[6]         ; STW     zero_4, *+B15[6]{wiped}
        STW     .D2T2  B7, *+B15[3]         ; STW     zero_4, *+B15[3]{wiped}
        ADDK    .S2    32, B15              ; frame
||      STW     .D2T2  B7, *+B15[4]         ; STW     zero_4, *+B15[4]{wiped}
rc6_key_schedule$copy_1$few:
        SUB     .L2    B0, 1, B0            ; SUB     left_1, 1, left_1
||      LDW     .D2T2  *B4++[1], B1         ; LDW     *key++, word_1
  [B0]  B       .S1    rc6_key_schedule$copy_1$few; [left_1] B      copy_1
        NOP     3
        MV      .L1X   B1, A2               ; copy
        STW     .D1T1  A2, *A5++[1]         ; STW     word_1, *to_1++
rc6_key_schedule$copy_1$join:
        B       .S1    rc6_key_schedule$rc6_key_schedule$2; after copy_1
        NOP     5
