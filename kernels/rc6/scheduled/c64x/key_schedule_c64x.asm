; broadside optimize: source 11cd5b53d2a5633933f0e15023a71d914bc996c99afac34edcf4b13036c1f0e7
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 15 s a region
; Key schedule of RC6 on the C64x.
;
;       void rc6_key_schedule_c64x(uint32_t schedule[44], const uint8_t *key, uint32_t key_bytes);
;
; The arguments and what holds of them as in key_schedule.sa.

; What the key schedules of RC6 share: "The RC6 Block Cipher", version 1.1, section 2.3.
;
; The words L of the user key lie in the frame and are changed in place, as the round keys S are; both are gone through
; in circles. A word comes back after 4 steps or more, long after it was stored, so that no load waits for a store.

; S and L as the steps begin: arithmetic progression and user key. l, l_last: the first and last word of L; s_last, s_size:
; the last of S and the bytes of all; a, b: the first two sums.

; The next place in a circle of `size` bytes.

; Nothing of the key stays in the frame.

        .global rc6_key_schedule_c64x

; ADDAD adds eight times its index: with it a rotated sum is added to others without being built.
        .align  32
rc6_key_schedule_c64x:
        ADDK    .S2    -32, B15             ; frame
        ADD     .L2    4, B15, B19          ; ADD     B15, 4, l
||      SHRU    .S1    A6, 2, A0            ; SHRU    size, 2, left_1
||      MV      .S2    B4, B2               ; move key
||      MV      .D2X   A6, B17              ; move size
        ADD     .L1X   A6, B15, A5          ; ADD     B15, size, l_last
        MV      .L1X   B19, A17             ; MV      l, to_1
rc6_key_schedule_c64x$copy_1$guard:
        CMPGT   .L1    5, A0, A1            ; few iterations of copy_1
  [A1]  B       .S1    rc6_key_schedule_c64x$copy_1$few; few iterations of copy_1
        NOP
        MV      .L1X   B17, A1              ; move size
||      MV      .L2X   A17, B1              ; move to_1
        NOP     3
rc6_key_schedule_c64x$copy_1$entry:
        MV      .L1    A1, A3               ; move size
||      SUB     .L2X   A0, 5, B0            ; passes of copy_1
||      B       .S2    rc6_key_schedule_c64x$copy_1; [left_1] B      copy_1
||      LDW     .D2T1  *B2++[1], A5         ; <0> LDW     *key++, word_1
        NOP
        MV      .L1X   B19, A0              ; move l
||      B       .S2    rc6_key_schedule_c64x$copy_1; [left_1] B      copy_1
||      LDW     .D2T1  *B2++[1], A5         ; <1> LDW     *key++, word_1
        MV      .L1    A5, A1               ; move l_last
||      MV      .S1X   B3, A2               ; move return$
||      NOP
;@loop {"name": "copy_1", "ii": 2, "res_mii": 2, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 3, "critical_cycle": [], "attempts": [{"interval": 2, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}], "further": {"bytes": 4, "least_trips": 2}}
;  loop copy_1: II 2, 3 stages
;  bounds: resources 2, recurrence 1
;  units: L1 0/2, S1 0/2, M1 0/2, D1 0/2, L2 0/2, S2 2/2, M2 0/2, D2 2/2
;  cross paths: 1X 0/2, 2X 0/2
;  T paths: T1 2/2, T2 0/2
;  registers of side A: 6 used, 6 live at once
;  registers of side B: 4 used, 4 live at once
;  II 2: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
;  --speculate 4 would let it run from 2 passes on
rc6_key_schedule_c64x$copy_1:
  [B0]  B       .S2    rc6_key_schedule_c64x$copy_1; <0> [left_1] B      copy_1
||      LDW     .D2T1  *B2++[1], A5         ; <0> LDW     *key++, word_1
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     left_1, 1, left_1
||      STW     .D2T1  A5, *B1++[1]         ; <2> STW     word_1, *to_1++
rc6_key_schedule_c64x$copy_1$exit:
        NOP
        STW     .D2T1  A5, *B1++[1]         ; <-2> STW     word_1, *to_1++
        MV      .L2X   A2, B3               ; move return$
        MV      .L1    A1, A5               ; move l_last
||      MV      .L2X   A3, B17              ; move size
||      STW     .D2T1  A5, *B1++[1]         ; <-1> STW     word_1, *to_1++
rc6_key_schedule_c64x$rc6_key_schedule_c64x$2:
        MV      .L1    A5, A1               ; move l_last
||      MVK     .S2    38, B0               ; MVK     44, left_1
        B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L1X   B17, A3              ; move size
||      MVKL    .S1    2654435769, A29      ; MVKL    0x9e3779b9, difference_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L2X   A4, B4               ; MV      schedule, at_1
||      MVKL    .S1    3084996963, A31      ; MVKL    0xb7e15163, value_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MVKH    .S1    3084996963, A31      ; MVKH    0xb7e15163, value_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L1    A4, A5               ; MV      schedule, s
||      MVKH    .S1    2654435769, A29      ; MVKH    0x9e3779b9, difference_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
||      MV      .D1X   B3, A2               ; move return$
;@loop {"name": "fill_1", "ii": 1, "res_mii": 1, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 1, "critical_cycle": [], "attempts": [{"interval": 1, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop fill_1: II 1, 1 stages
;  bounds: resources 1, recurrence 1
;  units: L1 0/1, S1 1/1, M1 0/1, D1 0/1, L2 1/1, S2 1/1, M2 0/1, D2 1/1
;  cross paths: 1X 0/1, 2X 0/1
;  T paths: T1 1/1, T2 0/1
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 3 used, 3 live at once
;  II 1: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
rc6_key_schedule_c64x$fill_1:
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     left_1, 1, left_1
||      ADD     .S1    A31, A29, A31        ; <0> ADD     value_1, difference_1, value_1
||[B0]  B       .S2    rc6_key_schedule_c64x$fill_1; <0> [left_1] B      fill_1
||      STW     .D2T1  A31, *B4++[1]        ; <0> STW     value_1, *at_1++
rc6_key_schedule_c64x$rc6_key_schedule_c64x$4:
        MV      .L2X   A5, B1               ; move s
||      MVK     .S1    172, A5              ; MVK     172, s_last
        ADD     .L1    A5, A4, A6           ; ADD     s_last, schedule, s_last
||      MV      .L2X   A3, B31              ; move size
||      LDW     .D2T1  *+B1[0], A3          ; <0> LDW     *s, sk
        CMPEQ   .L1X   A6, B1, A1           ; <0> CMPEQ   s, s_last, wraps_2
||      MV      .S1    A1, A5               ; move l_last
        MVK     .S2    176, B2              ; MVK     176, s_size
||      LDW     .D1T2  *+A0[0], B3          ; <0> LDW     *l, lk
        CMPEQ   .L1    A0, A5, A1           ; <0> CMPEQ   l, l_last, wraps_3
||      ZERO    .L2    B6                   ; ZERO    a
||      ADD     .S2    4, B1, B0            ; <0> ADD     s, 4, next_2
||      MPY     .M2X   B2, A1, B3           ; <0> MPY     wraps_2, s_size, back_2
        ADD     .L1    4, A0, A1            ; <0> ADD     l, 4, next_3
||      ZERO    .L2    B4                   ; ZERO    b
||      MPY     .M1X   A1, B31, A0          ; <0> MPY     wraps_3, size, back_3
        MV      .L1    A0, A7               ; <0> MV      l, l_here
||      ADD     .L2X   B6, A3, B3           ; <0> ADD     sk, a, sa
||      SUB     .S2    B0, B3, B0           ; <0> SUB     next_2, back_2, s
        MV      .L1X   B1, A3               ; <0> MV      s, s_here
||      ADD     .L2    B3, B4, B1           ; <0> ADD     sa, b, y
||      LDW     .D2T1  *+B0[0], A1          ; <1> LDW     *s, sk
        CMPEQ   .L1X   A6, B0, A1           ; <1> CMPEQ   s, s_last, wraps_2
||      ADD     .L2    B3, B4, B4           ; <0> ADD     lk, b, lb
||      SUB     .S1    A1, A0, A0           ; <0> SUB     next_3, back_3, l
||      ROTL    .M2    B1, 3, B1            ; <0> ROTL    y, 3, a
||      ADDAD   .D2    B4, B1, B3           ; <0> ADDAD   b, y, by
        SHRU    .S2    B1, 29, B4           ; <0> SHRU    y, 29, down
||      LDW     .D1T2  *+A0[0], B0          ; <1> LDW     *l, lk
||      ADDAD   .D2    B4, B1, B6           ; <0> ADDAD   lb, y, ly
        ADD     .L2    B3, B4, B4           ; <0> ADD     by, down, sum
||      ADD     .S2    B6, B4, B6           ; <0> ADD     ly, down, x
||      MPY     .M2X   B2, A1, B0           ; <1> MPY     wraps_2, s_size, back_2
||      ADD     .D2    B0, 4, B3            ; <1> ADD     s, 4, next_2
        CMPEQ   .L1    A0, A5, A4           ; <1> CMPEQ   l, l_last, wraps_3
||      MV      .S1X   B0, A8               ; <1> MV      s, s_here
||      ROTL    .M2    B6, B4, B4           ; <0> ROTL    x, sum, b
        ADD     .L1    4, A0, A3            ; <1> ADD     l, 4, next_3
||      ADD     .L2X   B1, A1, B0           ; <1> ADD     sk, a, sa
||      MVK     .S1    129, A1              ; MVK     132, left
||      SUB     .S2    B3, B0, B1           ; <1> SUB     next_2, back_2, s
||      MPY     .M1X   A4, B31, A22         ; <1> MPY     wraps_3, size, back_3
||      STW     .D1T2  B1, *+A3[0]          ; <0> STW     a, *s_here
;@loop {"name": "step", "ii": 6, "res_mii": 4, "rec_mii": 5, "optimal": true, "formulation": "with copies and equal instructions", "stages": 3, "critical_cycle": ["ADD", "ROTL", "ADD", "ADDAD"], "attempts": [{"interval": 5, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "10 operations near the recurrence", "moves": 0}, {"interval": 5, "result": "proved infeasible with copies and equal instructions too", "seconds": 7.5, "banks_apart": false, "note": "", "moves": 0}, {"interval": 6, "result": "found", "seconds": 5.2, "banks_apart": false, "note": "", "moves": 0}]}
;  loop step: II 6, 3 stages
;  bounds: resources 4, recurrence 5
;  critical cycle:
;    ADD ly, down, x
;    ROTL x, sum, b
;    ADD lk, b, lb
;    ADDAD lb, y, ly
;  units: L1 3/6, S1 2/6, M1 1/6, D1 5/6, L2 5/6, S2 4/6, M2 3/6, D2 3/6
;  cross paths: 1X 3/6, 2X 2/6
;  T paths: T1 1/6, T2 3/6
;  registers of side A: 11 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 5: proved infeasible (10 operations near the recurrence), 0.0 s
;  II 5: proved infeasible with copies and equal instructions too, 7.5 s
;  II 6: found, 5.2 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rc6_key_schedule_c64x$step:
        CMPEQ   .L1X   A6, B1, A4           ; <0> CMPEQ   s, s_last, wraps_2
||      ADD     .L2    B0, B4, B5           ; <1> ADD     sa, b, y
||[A1]  B       .S2    rc6_key_schedule_c64x$step; <0> [left] B       step
||      STW     .D1T2  B4, *+A7[0]          ; <2> STW     b, *l_here{changed}
||      LDW     .D2T1  *+B1[0], A9          ; <0> LDW     *s, sk
        ADD     .L2    4, B1, B3            ; <0> ADD     s, 4, next_2
||      SUB     .S1    A3, A22, A0          ; <1> SUB     next_3, back_3, l
||      ADD     .S2    B0, B4, B0           ; <1> ADD     lk, b, lb
||      ROTL    .M2    B5, 3, B6            ; <1> ROTL    y, 3, a
||      MV      .D1    A0, A7               ; <1> MV      l, l_here
||      ADDAD   .D2    B4, B5, B4           ; <1> ADDAD   b, y, by
        ADD     .L1    4, A0, A3            ; <0> ADD     l, 4, next_3
||[A1]  SUB     .S1    A1, 1, A1            ; <0> SUB     left, 1, left
||      SHRU    .S2    B5, 29, B5           ; <1> SHRU    y, 29, down
||      MPY     .M2X   B2, A4, B0           ; <0> MPY     wraps_2, s_size, back_2
||      LDW     .D1T2  *+A0[0], B0          ; <0> LDW     *l, lk
||      ADDAD   .D2    B0, B5, B0           ; <1> ADDAD   lb, y, ly
        ADD     .L2    B4, B5, B5           ; <1> ADD     by, down, sum
||      ADD     .S2    B0, B5, B4           ; <1> ADD     ly, down, x
||      STW     .D1T2  B6, *+A8[0]          ; <1> STW     a, *s_here
        CMPEQ   .L1    A0, A5, A4           ; <0> CMPEQ   l, l_last, wraps_3
||      SUB     .L2    B3, B0, B1           ; <0> SUB     next_2, back_2, s
||      ROTL    .M2    B4, B5, B4           ; <1> ROTL    x, sum, b
||      MV      .D1X   B1, A8               ; <0> MV      s, s_here
        ADD     .L2X   B6, A9, B0           ; <0> ADD     sk, a, sa
||      MPY     .M1X   A4, B31, A22         ; <0> MPY     wraps_3, size, back_3
rc6_key_schedule_c64x$rc6_key_schedule_c64x$6:
        ADD     .L2    B0, B4, B5           ; <-1> ADD     sa, b, y
||      STW     .D1T2  B4, *+A7[0]          ; <-2> STW     b, *l_here{changed}
        SUB     .S1    A3, A22, A0          ; <-1> SUB     next_3, back_3, l
||      ADD     .S2    B0, B4, B0           ; <-1> ADD     lk, b, lb
||      ROTL    .M2    B5, 3, B6            ; <-1> ROTL    y, 3, a
||      MV      .D1    A0, A7               ; <-1> MV      l, l_here
||      ADDAD   .D2    B4, B5, B4           ; <-1> ADDAD   b, y, by
        SHRU    .S2    B5, 29, B5           ; <-1> SHRU    y, 29, down
||      ADDAD   .D2    B0, B5, B0           ; <-1> ADDAD   lb, y, ly
        ADD     .L2    B4, B5, B5           ; <-1> ADD     by, down, sum
||      ADD     .S2    B0, B5, B4           ; <-1> ADD     ly, down, x
||      STW     .D1T2  B6, *+A8[0]          ; <-1> STW     a, *s_here
        ROTL    .M2    B4, B5, B4           ; <-1> ROTL    x, sum, b
        NOP
        ZERO    .L1    A7                   ; ZERO    zero_4
||      STW     .D1T2  B4, *+A7[0]          ; <-1> STW     b, *l_here{changed}
        STW     .D2T1  A7, *+B15[1]         ; STW     zero_4, *+B15[1]{wiped}
        STW     .D2T1  A7, *+B15[4]         ; STW     zero_4, *+B15[4]{wiped}
        B       .S2X   A2                   ; return
||      STW     .D2T1  A7, *+B15[8]         ; STW     zero_4, *+B15[8]{wiped}
        STW     .D2T1  A7, *+B15[2]         ; STW     zero_4, *+B15[2]{wiped}
        STW     .D2T1  A7, *+B15[5]         ; STW     zero_4, *+B15[5]{wiped}
        STW     .D2T1  A7, *+B15[7]         ; STW     zero_4, *+B15[7]{wiped}
        STW     .D2T1  A7, *+B15[6]         ; STW     zero_4, *+B15[6]{wiped}
        ADDK    .S2    32, B15              ; frame
||      STW     .D2T1  A7, *+B15[3]         ; STW     zero_4, *+B15[3]{wiped}
rc6_key_schedule_c64x$copy_1$few:
        SUB     .L1    A0, 1, A0            ; SUB     left_1, 1, left_1
  [A0]  B       .S1    rc6_key_schedule_c64x$copy_1$few; [left_1] B      copy_1
||      LDW     .D2T2  *B2++[1], B0         ; LDW     *key++, word_1
        NOP     4
        STW     .D2T2  B0, *B1++[1]         ; STW     word_1, *to_1++
rc6_key_schedule_c64x$copy_1$join:
        B       .S1    rc6_key_schedule_c64x$rc6_key_schedule_c64x$2; after copy_1
        NOP     2
        MV      .L1X   B19, A0              ; move l
||      MV      .L2X   A1, B17              ; move size
        NOP     2
