; broadside optimize: source 2c62fb19167404379cc339a93fc68eb5dbe9fb95376dc665ffd35c6a6808b94e
; broadside 0.2.0, OR-Tools 9.15.6755, seed 2, 2 workers, 30 s an interval, 30 s a region
; The beginning of a chunk in cipher feedback mode: its input, one block later.
;
;       void mode_shift(uint8_t *scratch, const uint8_t *in, uint32_t blocks, uint8_t iv[16]);
;       void mode_shift_zero(uint8_t *scratch, const uint8_t *in, uint32_t blocks);
;
; in        16 * blocks bytes, word aligned. blocks is 1 to 32.
; scratch   16 * blocks bytes, word aligned, overlapping no other argument: iv, or a block of zeros, and then all blocks
;           of in but the last.
; iv        becomes the last block of in. Word aligned.
;
; Constant-time. A misaligned pointer stops the machine's memory access. Interrupts may come at any moment.

; What the loops over blocks of 16 bytes share.
;
; A stream of words is read or written through two pointers, one to its words 0 and 2 of each block and one to its words
; 1 and 3: the two accesses of a cycle then never meet in a bank of the C6201's memory, however the buffers lie.

; Two pointers to a stream. `name` is what the bank facts call it.

; The next block of a stream.


; One block at an address that stays.


        .global mode_shift
        .global mode_shift_zero

mode_shift:
        MV      .L1X   B6, A0               ; copy
        MV      .L2X   A4, B0               ; copy
||      LDW     .D1T1  *+A0[2], A2          ; LDW     *+iv[2], x2
        LDW     .D1T2  *+A0[3], B2          ; LDW     *+iv[3], x3
        MV      .L1X   B4, A9               ; MV      in, in_a
||      MV      .S1    A4, A3               ; MV      scratch, to_a
||      LDW     .D1T1  *+A0[0], A4          ; LDW     *+iv[0], x0
||      LDW     .D2T2  *+B6[1], B5          ; LDW     *+iv[1], x1
        NOP     2
        ADDAW   .D2    B4, 1, B1            ; ADDAW   in, 1, in_b
        ADDAW   .D2    B0, 1, B4            ; ADDAW   scratch, 1, to_b
mode_shift$next$guard:
        CMPGT   .L1    2, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_shift$next$few  ; few iterations of next
        NOP     5
mode_shift$next$entry:
        MV      .L1X   B3, A1               ; move return$
||      B       .S2    mode_shift$next      ; [blocks] B     next
        MV      .L1X   B6, A0               ; move iv
||      SUB     .L2X   A6, 2, B0            ; passes of next
||      MV      .S2    B4, B3               ; move to_b
||      MV      .D2    B5, B4               ; move x1
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "stages": 1, "critical_cycle": ["LDW", "LDW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 4, 1 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    LDW *in_b++[2], x3
;    LDW *in_b++[2], x1
;  units: L1 0/4, S1 0/4, M1 0/4, D1 4/4, L2 0/4, S2 2/4, M2 0/4, D2 4/4
;  cross paths: 1X 0/4, 2X 0/4
;  T paths: T1 4/4, T2 4/4
;  registers of side A: 6 used, 6 live at once
;  registers of side B: 5 used, 5 live at once
;  II 4 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_shift$next:
        LDW     .D1T1  *A9++[2], A4         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B1++[2], B4         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A9++[2], A2         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B1++[2], B2         ; <0> LDW     *in_b++[2], x3
  [B0]  B       .S2    mode_shift$next      ; <0> [blocks] B     next
||      STW     .D1T1  A4, *A3++[2]         ; <0> STW     x0, *to_a++[2]
||      STW     .D2T2  B4, *B3++[2]         ; <0> STW     x1, *to_b++[2]
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     blocks, 1, blocks
||      STW     .D1T1  A2, *A3++[2]         ; <0> STW     x2, *to_a++[2]
||      STW     .D2T2  B2, *B3++[2]         ; <0> STW     x3, *to_b++[2]
mode_shift$next$exit:
        MV      .L2X   A1, B0               ; copy
        MV      .L2X   A0, B6               ; move iv
||      MV      .S2    B0, B3               ; move return$
mode_shift$mode_shift$2:
        MV      .L1X   B6, A0               ; copy
||      B       .S2    B3                   ; return
||      STW     .D2T2  B4, *+B6[1]          ; STW     x1, *+iv[1]
        NOP
        STW     .D1T1  A4, *+A0[0]          ; STW     x0, *+iv[0]
        NOP     2
        STW     .D1T2  B2, *+A0[3]          ; STW     x3, *+iv[3]
||      STW     .D2T1  A2, *+B6[2]          ; STW     x2, *+iv[2]
mode_shift$next$few:
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
  [A1]  B       .S2    mode_shift$next$few  ; [blocks] B     next
||      LDW     .D1T1  *A9++[2], A4         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B1++[2], B5         ; LDW     *in_b++[2], x1
        LDW     .D1T1  *A9++[2], A2         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B1++[2], B2         ; LDW     *in_b++[2], x3
        MV      .L1    A1, A6               ; move blocks
        NOP
        STW     .D1T1  A4, *A3++[2]         ; STW     x0, *to_a++[2]
||      STW     .D2T2  B5, *B4++[2]         ; STW     x1, *to_b++[2]
        STW     .D1T1  A2, *A3++[2]         ; STW     x2, *to_a++[2]
||      STW     .D2T2  B2, *B4++[2]         ; STW     x3, *to_b++[2]
mode_shift$next$join:
        B       .S1    mode_shift$mode_shift$2; after next
        NOP     2
        MV      .L2    B5, B4               ; move x1
        NOP     2

mode_shift_zero:
        MV      .L1X   B4, A1               ; MV      in, in_a
||      MV      .L2    B3, B0               ; move return$
||      MV      .S2X   A4, B4               ; copy
||      ADDAW   .D2    B4, 1, B3            ; ADDAW   in, 1, in_b
        MV      .L1    A4, A3               ; MV      scratch, to_a
||      ZERO    .L2    B6                   ; ZERO    x1
||      ZERO    .S1    A4                   ; ZERO    x0
||      ZERO    .S2    B4                   ; ZERO    x3
||      ZERO    .D1    A2                   ; ZERO    x2
||      ADDAW   .D2    B4, 1, B5            ; ADDAW   scratch, 1, to_b
mode_shift_zero$next$guard:
        CMPGT   .L2X   3, A6, B1            ; few iterations of next
  [B1]  B       .S1    mode_shift_zero$next$few; few iterations of next
        NOP     5
mode_shift_zero$next$entry:
        LDW     .D1T1  *A1++[2], A8         ; <0> LDW     *in_a++[2], y0
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], y1
        MV      .L1X   B0, A0               ; move return$
||      LDW     .D1T1  *A1++[2], A9         ; <0> LDW     *in_a++[2], y2
||      LDW     .D2T2  *B3++[2], B1         ; <0> LDW     *in_b++[2], y3
        SUB     .L2X   A6, 2, B0            ; passes of next
||      B       .S2    mode_shift_zero$next ; [blocks] B     next
        NOP
;@loop {"name": "next", "ii": 4, "res_mii": 4, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["LDW", "LDW"], "attempts": [{"interval": 4, "result": "found", "seconds": 0.1, "banks_apart": true, "note": "", "moves": 0}], "further": {"bytes": 16, "least_trips": 1}}
;  loop next: II 4, 2 stages
;  bounds: resources 4, recurrence 2
;  critical cycle:
;    LDW *in_b++[2], y3
;    LDW *in_b++[2], y1
;  units: L1 1/4, S1 1/4, M1 0/4, D1 4/4, L2 1/4, S2 3/4, M2 0/4, D2 4/4
;  cross paths: 1X 0/4, 2X 0/4
;  T paths: T1 4/4, T2 4/4
;  registers of side A: 7 used, 7 live at once
;  registers of side B: 7 used, 7 live at once
;  II 4 without possible bank conflicts: found, 0.1 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
;  --speculate 16 would let it run from 1 pass on
mode_shift_zero$next:
  [B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     blocks, 1, blocks
||      LDW     .D1T1  *A1++[2], A8         ; <0> LDW     *in_a++[2], y0
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], y1
        LDW     .D1T1  *A1++[2], A9         ; <0> LDW     *in_a++[2], y2
||      LDW     .D2T2  *B3++[2], B1         ; <0> LDW     *in_b++[2], y3
        MV      .L1    A8, A4               ; <1> MV      y0, x0
||[B0]  B       .S2    mode_shift_zero$next ; <0> [blocks] B     next
||      STW     .D1T1  A4, *A3++[2]         ; <1> STW     x0, *to_a++[2]
||      STW     .D2T2  B6, *B5++[2]         ; <1> STW     x1, *to_b++[2]
        MV      .L2    B1, B4               ; <1> MV      y3, x3
||      MV      .S1    A9, A2               ; <1> MV      y2, x2
||      MV      .S2    B2, B6               ; <1> MV      y1, x1
||      STW     .D1T1  A2, *A3++[2]         ; <1> STW     x2, *to_a++[2]
||      STW     .D2T2  B4, *B5++[2]         ; <1> STW     x3, *to_b++[2]
mode_shift_zero$next$exit:
        NOP
        MV      .L2X   A0, B3               ; move return$
        MV      .L1    A8, A4               ; <-1> MV      y0, x0
||      STW     .D1T1  A4, *A3++[2]         ; <-1> STW     x0, *to_a++[2]
||      STW     .D2T2  B6, *B5++[2]         ; <-1> STW     x1, *to_b++[2]
        MV      .L2    B1, B4               ; <-1> MV      y3, x3
||      MV      .S1    A9, A2               ; <-1> MV      y2, x2
||      MV      .S2    B2, B6               ; <-1> MV      y1, x1
||      STW     .D1T1  A2, *A3++[2]         ; <-1> STW     x2, *to_a++[2]
||      STW     .D2T2  B4, *B5++[2]         ; <-1> STW     x3, *to_b++[2]
mode_shift_zero$mode_shift_zero$2:
        B       .S2    B3                   ; return
        NOP     5
mode_shift_zero$next$few:
        SUB     .L2X   A6, 1, B2            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A1++[2], A0         ; LDW     *in_a++[2], y0
||      LDW     .D2T2  *B3++[2], B1         ; LDW     *in_b++[2], y1
  [B2]  B       .S2    mode_shift_zero$next$few; [blocks] B     next
||      LDW     .D1T1  *A1++[2], A4         ; LDW     *in_a++[2], y2
||      LDW     .D2T2  *B3++[2], B6         ; LDW     *in_b++[2], y3
        STW     .D1T1  A4, *A3++[2]         ; STW     x0, *to_a++[2]
||      STW     .D2T2  B6, *B5++[2]         ; STW     x1, *to_b++[2]
        NOP
        MV      .L1X   B2, A6               ; move blocks
        NOP
        MV      .L1    A0, A4               ; MV      y0, x0
||      MV      .L2    B1, B6               ; MV      y1, x1
||      MV      .S1    A4, A2               ; MV      y2, x2
||      MV      .S2    B6, B4               ; MV      y3, x3
||      STW     .D1T1  A2, *A3++[2]         ; STW     x2, *to_a++[2]
||      STW     .D2T2  B4, *B5++[2]         ; STW     x3, *to_b++[2]
mode_shift_zero$next$join:
        B       .S1    mode_shift_zero$mode_shift_zero$2; after next
        NOP     2
        MV      .L2    B0, B3               ; move return$
        NOP     2
