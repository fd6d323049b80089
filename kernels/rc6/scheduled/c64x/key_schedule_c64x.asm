; broadside optimize: source 11cd5b53d2a5633933f0e15023a71d914bc996c99afac34edcf4b13036c1f0e7
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 15 s a region
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
        ADD     .L1X   4, B15, A0           ; ADD     B15, 4, l
||      SHRU    .S2X   A6, 2, B0            ; SHRU    size, 2, left_1
        ADD     .L1X   A6, B15, A1          ; ADD     B15, size, l_last
||      MV      .L2X   A0, B1               ; MV      l, to_1
rc6_key_schedule_c64x$copy_1$guard:
        CMPGT   .L2    5, B0, B2            ; few iterations of copy_1
  [B2]  B       .S1    rc6_key_schedule_c64x$copy_1$few; few iterations of copy_1
        NOP     5
rc6_key_schedule_c64x$copy_1$entry:
        MV      .L1X   B4, A5               ; move key
        B       .S2    rc6_key_schedule_c64x$copy_1; [left_1] B      copy_1
||      LDW     .D1T2  *A5++[1], B2         ; <0> LDW     *key++, word_1
        MV      .L1    A6, A3               ; move size
||      SUB     .L2    B0, 5, B0            ; passes of copy_1
        MV      .L1X   B3, A2               ; move return$
||      B       .S2    rc6_key_schedule_c64x$copy_1; [left_1] B      copy_1
||      LDW     .D1T2  *A5++[1], B2         ; <1> LDW     *key++, word_1
        NOP
;@loop {"name": "copy_1", "ii": 2, "res_mii": 2, "rec_mii": 1, "optimal": true, "stages": 3, "critical_cycle": [], "attempts": [{"interval": 2, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop copy_1: II 2, 3 stages
;  bounds: resources 2, recurrence 1
;  units: L1 0/2, S1 0/2, M1 0/2, D1 1/2, L2 0/2, S2 2/2, M2 0/2, D2 1/2
;  cross paths: 1X 0/2, 2X 0/2
;  T paths: T1 0/2, T2 2/2
;  registers of side A: 6 used, 6 live at once
;  registers of side B: 4 used, 4 live at once
;  II 2: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 5 iterations on
rc6_key_schedule_c64x$copy_1:
  [B0]  B       .S2    rc6_key_schedule_c64x$copy_1; <0> [left_1] B      copy_1
||      LDW     .D1T2  *A5++[1], B2         ; <0> LDW     *key++, word_1
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     left_1, 1, left_1
||      STW     .D2T2  B2, *B1++[1]         ; <2> STW     word_1, *to_1++
rc6_key_schedule_c64x$copy_1$exit:
        NOP
        STW     .D2T2  B2, *B1++[1]         ; <-2> STW     word_1, *to_1++
        MV      .L1    A3, A6               ; move size
||      MV      .L2X   A2, B3               ; move return$
        STW     .D2T2  B2, *B1++[1]         ; <-1> STW     word_1, *to_1++
rc6_key_schedule_c64x$rc6_key_schedule_c64x$2:
        MV      .L1X   B3, A2               ; move return$
||      MVKL    .S2    3084996963, B31      ; MVKL    0xb7e15163, value_1
        MVKH    .S2    3084996963, B31      ; MVKH    0xb7e15163, value_1
        MVKL    .S2    2654435769, B30      ; MVKL    0x9e3779b9, difference_1
        MVKH    .S2    2654435769, B30      ; MVKH    0x9e3779b9, difference_1
        B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L1    A4, A5               ; MV      schedule, s
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L1    A4, A7               ; MV      schedule, at_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
        MV      .L1    A0, A6               ; move l
||      MVK     .S1    38, A0               ; MVK     44, left_1
||      B       .S2    rc6_key_schedule_c64x$fill_1; [left_1] B      fill_1
||      MV      .D1    A6, A3               ; move size
;@loop {"name": "fill_1", "ii": 1, "res_mii": 1, "rec_mii": 1, "optimal": true, "stages": 1, "critical_cycle": [], "attempts": [{"interval": 1, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop fill_1: II 1, 1 stages
;  bounds: resources 1, recurrence 1
;  units: L1 1/1, S1 0/1, M1 0/1, D1 1/1, L2 1/1, S2 1/1, M2 0/1, D2 0/1
;  cross paths: 1X 0/1, 2X 0/1
;  T paths: T1 0/1, T2 1/1
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 3 used, 3 live at once
;  II 1: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 6 iterations on
rc6_key_schedule_c64x$fill_1:
  [A0]  SUB     .L1    A0, 1, A0            ; <0> SUB     left_1, 1, left_1
||      ADD     .L2    B31, B30, B31        ; <0> ADD     value_1, difference_1, value_1
||[A0]  B       .S2    rc6_key_schedule_c64x$fill_1; <0> [left_1] B      fill_1
||      STW     .D1T2  B31, *A7++[1]        ; <0> STW     value_1, *at_1++
rc6_key_schedule_c64x$rc6_key_schedule_c64x$4:
        MV      .L2X   A5, B8               ; move s
||      MVK     .S2    172, B0              ; MVK     172, s_last
        ADD     .L2X   B0, A4, B5           ; ADD     s_last, schedule, s_last
||      MVK     .S2    176, B3              ; MVK     176, s_size
        CMPEQ   .L2    B8, B5, B2           ; <0> CMPEQ   s, s_last, wraps_2
||      LDW     .D2T2  *+B8[0], B0          ; <0> LDW     *s, sk
        ZERO    .L1    A5                   ; ZERO    a
||      MV      .L2X   A6, B7               ; move l
||      MPY     .M2    B2, B3, B2           ; <0> MPY     wraps_2, s_size, back_2
        ZERO    .L1    A0                   ; ZERO    b
||      ADD     .L2    4, B7, B30           ; <0> ADD     l, 4, next_3
||      MVK     .S1    129, A1              ; MVK     132, left
||      MV      .S2X   A1, B1               ; move l_last
||      LDW     .D2T1  *+B7[0], A3          ; <0> LDW     *l, lk
        CMPEQ   .L2    B7, B1, B0           ; <0> CMPEQ   l, l_last, wraps_3
||      MV      .S2X   A3, B31              ; move size
||      ADD     .D2    B8, 4, B4            ; <0> ADD     s, 4, next_2
        MPY     .M2    B0, B31, B0          ; <0> MPY     wraps_3, size, back_3
        SUB     .L2    B4, B2, B8           ; <0> SUB     next_2, back_2, s
||      ADD     .S1X   A5, B0, A3           ; <0> ADD     sk, a, sa
||      MV      .D2    B8, B6               ; <0> MV      s, s_here
        MV      .L1X   B7, A6               ; <0> MV      l, l_here
||      CMPEQ   .L2    B8, B5, B2           ; <1> CMPEQ   s, s_last, wraps_2
||      ADD     .S1    A3, A0, A4           ; <0> ADD     sa, b, y
||      LDW     .D2T2  *+B8[0], B0          ; <1> LDW     *s, sk
||      NOP
||      NOP
;@loop {"name": "step", "ii": 6, "res_mii": 4, "rec_mii": 5, "optimal": true, "stages": 3, "critical_cycle": ["ADD", "ROTL", "ADD", "ADDAD"], "attempts": [{"interval": 5, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "10 operations near the recurrence", "moves": 0}, {"interval": 5, "result": "proved infeasible", "seconds": 23.3, "banks_apart": false, "note": "up to 4 stages", "moves": 1}, {"interval": 6, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop step: II 6, 3 stages
;  bounds: resources 4, recurrence 5
;  critical cycle:
;    ADD ly, down, x
;    ROTL x, sum, b
;    ADD lk, b, lb
;    ADDAD lb, y, ly
;  units: L1 2/6, S1 4/6, M1 2/6, D1 5/6, L2 4/6, S2 1/6, M2 2/6, D2 6/6
;  cross paths: 1X 2/6, 2X 0/6
;  T paths: T1 3/6, T2 1/6
;  registers of side A: 7 used, 7 live at once
;  registers of side B: 12 used, 12 live at once
;  II 5: proved infeasible (10 operations near the recurrence), 0.0 s
;  II 5 with moves of 1 long lives: proved infeasible (up to 4 stages), 23.3 s
;  II 6: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
rc6_key_schedule_c64x$step:
        ADD     .S1    A3, A0, A0           ; <2> ADD     lk, b, lb
||[A1]  B       .S2    rc6_key_schedule_c64x$step; <0> [left] B       step
||      ROTL    .M1    A4, 3, A5            ; <2> ROTL    y, 3, a
||      MPY     .M2    B2, B3, B2           ; <1> MPY     wraps_2, s_size, back_2
||      ADDAD   .D1    A0, A4, A3           ; <2> ADDAD   b, y, by
||      SUB     .D2    B30, B0, B7          ; <2> SUB     next_3, back_3, l
        ADD     .L2    4, B7, B30           ; <1> ADD     l, 4, next_3
||      SHRU    .S1    A4, 29, A4           ; <2> SHRU    y, 29, down
||      ADDAD   .D1    A0, A4, A0           ; <2> ADDAD   lb, y, ly
||      LDW     .D2T1  *+B7[0], A3          ; <1> LDW     *l, lk
        ADD     .L1    A3, A4, A3           ; <2> ADD     by, down, sum
||      CMPEQ   .L2    B7, B1, B0           ; <1> CMPEQ   l, l_last, wraps_3
||      ADD     .D1    A0, A4, A0           ; <2> ADD     ly, down, x
||      ADD     .D2    B8, 4, B4            ; <1> ADD     s, 4, next_2
        ROTL    .M1    A0, A3, A0           ; <2> ROTL    x, sum, b
||      MPY     .M2    B0, B31, B0          ; <1> MPY     wraps_3, size, back_3
||[A1]  SUB     .D1    A1, 1, A1            ; <0> SUB     left, 1, left
||      STW     .D2T1  A5, *+B6[0]          ; <2> STW     a, *s_here
        SUB     .L2    B4, B2, B8           ; <1> SUB     next_2, back_2, s
||      ADD     .S1X   A5, B0, A3           ; <1> ADD     sk, a, sa
||      MV      .D2    B8, B6               ; <1> MV      s, s_here
        MV      .L1X   B7, A6               ; <1> MV      l, l_here
||      CMPEQ   .L2    B8, B5, B2           ; <0> CMPEQ   s, s_last, wraps_2
||      ADD     .S1    A3, A0, A4           ; <1> ADD     sa, b, y
||      STW     .D1T1  A0, *+A6[0]          ; <2> STW     b, *l_here{changed}
||      LDW     .D2T2  *+B8[0], B0          ; <0> LDW     *s, sk
rc6_key_schedule_c64x$rc6_key_schedule_c64x$6:
        ADD     .S1    A3, A0, A0           ; <-2> ADD     lk, b, lb
||      ROTL    .M1    A4, 3, A5            ; <-2> ROTL    y, 3, a
||      MPY     .M2    B2, B3, B2           ; <-1> MPY     wraps_2, s_size, back_2
||      ADDAD   .D1    A0, A4, A3           ; <-2> ADDAD   b, y, by
||      SUB     .D2    B30, B0, B7          ; <-2> SUB     next_3, back_3, l
        ADD     .L2    4, B7, B30           ; <-1> ADD     l, 4, next_3
||      SHRU    .S1    A4, 29, A4           ; <-2> SHRU    y, 29, down
||      ADDAD   .D1    A0, A4, A0           ; <-2> ADDAD   lb, y, ly
||      LDW     .D2T1  *+B7[0], A3          ; <-1> LDW     *l, lk
        ADD     .L1    A3, A4, A3           ; <-2> ADD     by, down, sum
||      CMPEQ   .L2    B7, B1, B0           ; <-1> CMPEQ   l, l_last, wraps_3
||      ADD     .D1    A0, A4, A0           ; <-2> ADD     ly, down, x
||      ADD     .D2    B8, 4, B4            ; <-1> ADD     s, 4, next_2
        ROTL    .M1    A0, A3, A0           ; <-2> ROTL    x, sum, b
||      MPY     .M2    B0, B31, B0          ; <-1> MPY     wraps_3, size, back_3
||      STW     .D2T1  A5, *+B6[0]          ; <-2> STW     a, *s_here
        SUB     .L2    B4, B2, B8           ; <-1> SUB     next_2, back_2, s
||      ADD     .S1X   A5, B0, A3           ; <-1> ADD     sk, a, sa
||      MV      .D2    B8, B6               ; <-1> MV      s, s_here
        MV      .L1X   B7, A6               ; <-1> MV      l, l_here
||      ADD     .S1    A3, A0, A4           ; <-1> ADD     sa, b, y
||      STW     .D1T1  A0, *+A6[0]          ; <-2> STW     b, *l_here{changed}
        ADD     .S1    A3, A0, A0           ; <-1> ADD     lk, b, lb
||      ROTL    .M1    A4, 3, A5            ; <-1> ROTL    y, 3, a
||      ADDAD   .D1    A0, A4, A3           ; <-1> ADDAD   b, y, by
||      SUB     .D2    B30, B0, B7          ; <-1> SUB     next_3, back_3, l
        SHRU    .S1    A4, 29, A4           ; <-1> SHRU    y, 29, down
||      ADDAD   .D1    A0, A4, A0           ; <-1> ADDAD   lb, y, ly
        ADD     .L1    A3, A4, A3           ; <-1> ADD     by, down, sum
||      ADD     .D1    A0, A4, A0           ; <-1> ADD     ly, down, x
        ROTL    .M1    A0, A3, A0           ; <-1> ROTL    x, sum, b
||      STW     .D2T1  A5, *+B6[0]          ; <-1> STW     a, *s_here
        NOP
        ZERO    .L2    B6                   ; ZERO    zero_4
||      STW     .D1T1  A0, *+A6[0]          ; <-1> STW     b, *l_here{changed}
        STW     .D2T2  B6, *+B15[7]         ; STW     zero_4, *+B15[7]{wiped}
        STW     .D2T2  B6, *+B15[6]         ; STW     zero_4, *+B15[6]{wiped}
        B       .S2X   A2                   ; return
||      STW     .D2T2  B6, *+B15[5]         ; STW     zero_4, *+B15[5]{wiped}
        STW     .D2T2  B6, *+B15[4]         ; STW     zero_4, *+B15[4]{wiped}
        STW     .D2T2  B6, *+B15[3]         ; STW     zero_4, *+B15[3]{wiped}
        STW     .D2T2  B6, *+B15[2]         ; STW     zero_4, *+B15[2]{wiped}
        STW     .D2T2  B6, *+B15[1]         ; STW     zero_4, *+B15[1]{wiped}
        ADDK    .S2    32, B15              ; frame
||      STW     .D2T2  B6, *+B15[8]         ; STW     zero_4, *+B15[8]{wiped}
rc6_key_schedule_c64x$copy_1$few:
        SUB     .L2    B0, 1, B0            ; SUB     left_1, 1, left_1
  [B0]  B       .S1    rc6_key_schedule_c64x$copy_1$few; [left_1] B      copy_1
||      LDW     .D2T2  *B4++[1], B2         ; LDW     *key++, word_1
        NOP     4
        STW     .D2T2  B2, *B1++[1]         ; STW     word_1, *to_1++
rc6_key_schedule_c64x$copy_1$join:
        B       .S1    rc6_key_schedule_c64x$rc6_key_schedule_c64x$2; after copy_1
        NOP     5
