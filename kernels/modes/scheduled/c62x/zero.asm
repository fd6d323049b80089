; broadside optimize: source b385fc1e74f91c5b3e0d3ec062f588d0c4a649c5d748d23ba5d5b91f63bbb673
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 30 s a region
; Blocks of zeros: the beginning of a chunk in output feedback mode, and the end of every scratch buffer.
;
;       void mode_zero(uint8_t *scratch, const uint8_t *in, uint32_t blocks);
;
; scratch   16 * blocks bytes, word aligned. blocks is 1 to 32. in is not used.
;
; Constant-time. A misaligned pointer stops the machine's memory access. Interrupts may come at any moment.

; What the loops over blocks of 16 bytes share.
;
; A stream of words is read or written through two pointers, one to its words 0 and 2 of each block and one to its words
; 1 and 3: the two accesses of a cycle then never meet in a bank of the C6201's memory, however the buffers lie.

; Two pointers to a stream. `name` is what the bank facts call it.

; The next block of a stream.


; One block at an address that stays.


        .global mode_zero

mode_zero:
        MV      .L2X   A4, B0               ; copy
        MV      .L1    A4, A9               ; MV      scratch, to_a
||      ZERO    .L2    B0                   ; ZERO    zero_b
||      MV      .S1X   B3, A0               ; move return$
||      ZERO    .D1    A3                   ; ZERO    zero_a
||      ADDAW   .D2    B0, 1, B9            ; ADDAW   scratch, 1, to_b
mode_zero$next$guard:
        CMPGT   .L1    3, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_zero$next$few   ; few iterations of next
        NOP
        MV      .L1    A6, A2               ; move blocks
||      MV      .L2X   A0, B3               ; move return$
        NOP     3
mode_zero$next$entry:
        B       .S2    mode_zero$next       ; [blocks] B     next
        NOP
        SUB     .L1    A2, 3, A2            ; passes of next
||      MV      .S1X   B3, A0               ; move return$
||      B       .S2    mode_zero$next       ; [blocks] B     next
        NOP
;@loop {"name": "next", "ii": 2, "res_mii": 2, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 1, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 2, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 2, 1 stages
;  bounds: resources 2, recurrence 2
;  critical cycle:
;    STW zero_b, *to_b++[2]
;    STW zero_b, *to_b++[2]
;  units: L1 0/2, S1 1/2, M1 0/2, D1 2/2, L2 0/2, S2 1/2, M2 0/2, D2 2/2
;  cross paths: 1X 0/2, 2X 0/2
;  T paths: T1 2/2, T2 2/2
;  registers of side A: 4 used, 4 live at once
;  registers of side B: 2 used, 2 live at once
;  II 2 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 3 iterations on
mode_zero$next:
  [A2]  B       .S2    mode_zero$next       ; <0> [blocks] B     next
||      STW     .D1T1  A3, *A9++[2]         ; <0> STW     zero_a, *to_a++[2]
||      STW     .D2T2  B0, *B9++[2]         ; <0> STW     zero_b, *to_b++[2]
  [A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     blocks, 1, blocks
||      STW     .D1T1  A3, *A9++[2]         ; <0> STW     zero_a, *to_a++[2]
||      STW     .D2T2  B0, *B9++[2]         ; <0> STW     zero_b, *to_b++[2]
mode_zero$next$exit:
mode_zero$mode_zero$2:
        B       .S2X   A0                   ; return
        NOP     5
mode_zero$next$few:
        SUB     .L1    A2, 1, A2            ; SUB     blocks, 1, blocks
||      STW     .D1T1  A3, *A9++[2]         ; STW     zero_a, *to_a++[2]
||      STW     .D2T2  B0, *B9++[2]         ; STW     zero_b, *to_b++[2]
  [A2]  B       .S1    mode_zero$next$few   ; [blocks] B     next
        NOP     4
        STW     .D1T1  A3, *A9++[2]         ; STW     zero_a, *to_a++[2]
||      STW     .D2T2  B0, *B9++[2]         ; STW     zero_b, *to_b++[2]
mode_zero$next$join:
        B       .S1    mode_zero$mode_zero$2; after next
        NOP     2
        MV      .L1X   B3, A0               ; move return$
        NOP     2
