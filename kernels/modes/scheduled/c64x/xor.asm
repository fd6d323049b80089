; broadside optimize: source 2625a72b89144969803ec33d94b59b434143bc9d68d0462fb7a1a8bac19ad9ee
; broadside 0.2.0, OR-Tools 9.15.6755, seed 7, 2 workers, 30 s an interval, 30 s a region
; The end of a chunk in counter, output feedback and cipher feedback mode: its input, combined with the keystream.
;
;       void mode_xor(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *keystream);
;       void mode_xor_feedback(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *keystream,
;                              uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks is 1 to 32.
; keystream 16 * blocks bytes, word aligned, overlapping no other argument.
; iv        becomes the last block of out.
;
; Constant-time. A misaligned pointer stops the machine's memory access. Interrupts may come at any moment.

; What the loops over blocks of 16 bytes share.
;
; A stream of words is read or written through two pointers, one to its words 0 and 2 of each block and one to its words
; 1 and 3: the two accesses of a cycle then never meet in a bank of the C6201's memory, however the buffers lie.

; Two pointers to a stream. `name` is what the bank facts call it.

; The next block of a stream.


; One block at an address that stays.


        .global mode_xor
        .global mode_xor_feedback

        .align  32
mode_xor:
        MV      .L1    A4, A24              ; MV      out, out_a
||      MV      .L2X   A4, B6               ; copy
||      MV      .S1X   B6, A5               ; MV      keystream, stream_a
||      ADDAW   .D2    B6, 1, B27           ; ADDAW   keystream, 1, stream_b
        MV      .L1X   B4, A4               ; MV      in, in_a
||      MV      .L2X   A6, B2               ; move blocks
||      ADDAW   .D2    B6, 1, B31           ; ADDAW   out, 1, out_b
        MV      .L1X   B3, A22              ; move return$
||      ADDAW   .D2    B4, 1, B3            ; ADDAW   in, 1, in_b
mode_xor$next$guard:
        CMPGT   .L2    2, B2, B0            ; few iterations of next
  [B0]  B       .S1    mode_xor$next$few    ; few iterations of next
        NOP
        MV      .L2X   A22, B4              ; move return$
        NOP     3
mode_xor$next$entry:
        LDW     .D1T1  *A4++[2], A1         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B3++[2], B1         ; <0> LDW     *in_b++[2], x1
        SUB     .L1X   B2, 2, A2            ; passes of next
||      LDW     .D1T1  *A5++[2], A0         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B27++[2], B0        ; <0> LDW     *stream_b++[2], k1
        LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x3
||      B       .S1    mode_xor$on1         ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A5++[2], A1         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B27++[2], B0        ; <0> LDW     *stream_b++[2], k3
        LDW     .D1T1  *A4++[2], A0         ; <0> LDW     *in_a++[2], x2
        MV      .L1X   B4, A3               ; move return$
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 0.1, "banks_apart": false, "note": "", "moves": 0}], "further": {"bytes": 16, "least_trips": 1}}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 1/6, M1 0/6, D1 6/6, L2 1/6, S2 3/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 7 used, 7 live at once
;  registers of side B: 6 used, 6 live at once
;  II 6: found, 0.1 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
;  --speculate 16 would let it run from 1 pass on
mode_xor$next:
        XOR     .L1    A1, A0, A0           ; <1> XOR     x0, k0, o0
||      XOR     .L2    B1, B0, B1           ; <1> XOR     x1, k1, o1
||[A2]  B       .S2    mode_xor$next        ; <0> [blocks] B     next
||      LDW     .D1T1  *A4++[2], A1         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B3++[2], B1         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A5++[2], A0         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B27++[2], B0        ; <0> LDW     *stream_b++[2], k1
mode_xor$on1:
        STW     .D1T1  A0, *A24++[2]        ; <1> STW     o0, *out_a++[2]
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x3
        XOR     .S2    B2, B0, B0           ; <1> XOR     x3, k3, o3
||      LDW     .D1T1  *A5++[2], A1         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B27++[2], B0        ; <0> LDW     *stream_b++[2], k3
||      NOP
||      NOP
||      NOP
mode_xor$on2:
        XOR     .S1    A0, A1, A0           ; <1> XOR     x2, k2, o2
||      LDW     .D1T1  *A4++[2], A0         ; <0> LDW     *in_a++[2], x2
||      STW     .D2T2  B1, *B31++[2]        ; <1> STW     o1, *out_b++[2]
||[A2]  B       .S2    mode_xor$on2         ; no interrupt is taken in its delay slots
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     blocks, 1, blocks
||      STW     .D1T1  A0, *A24++[2]        ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B0, *B31++[2]        ; <1> STW     o3, *out_b++[2]
mode_xor$next$exit:
        XOR     .L1    A1, A0, A0           ; <-1> XOR     x0, k0, o0
||      XOR     .L2    B1, B0, B1           ; <-1> XOR     x1, k1, o1
        NOP
        STW     .D1T1  A0, *A24++[2]        ; <-1> STW     o0, *out_a++[2]
        MV      .L1    A3, A22              ; move return$
||      XOR     .S2    B2, B0, B0           ; <-1> XOR     x3, k3, o3
        XOR     .S1    A0, A1, A0           ; <-1> XOR     x2, k2, o2
||      STW     .D2T2  B1, *B31++[2]        ; <-1> STW     o1, *out_b++[2]
        STW     .D1T1  A0, *A24++[2]        ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B0, *B31++[2]        ; <-1> STW     o3, *out_b++[2]
mode_xor$mode_xor$2:
        B       .S2X   A22                  ; return
        NOP     5
mode_xor$next$few:
        LDW     .D1T1  *A5++[2], A0         ; LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B3++[2], B0         ; LDW     *in_b++[2], x1
        LDW     .D1T1  *A5++[2], A1         ; LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B3++[2], B1         ; LDW     *in_b++[2], x3
        SUB     .L2    B2, 1, B2            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A4++[2], A2         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B27++[2], B5        ; LDW     *stream_b++[2], k1
||      B       .S1    mode_xor$on3         ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A4++[2], A0         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B27++[2], B0        ; LDW     *stream_b++[2], k3
  [B2]  B       .S1    mode_xor$next$few    ; [blocks] B     next
        NOP     2
        XOR     .L1    A2, A0, A2           ; XOR     x0, k0, o0
||      XOR     .L2    B0, B5, B5           ; XOR     x1, k1, o1
mode_xor$on3:
        XOR     .L1    A0, A1, A0           ; XOR     x2, k2, o2
||      XOR     .L2    B1, B0, B0           ; XOR     x3, k3, o3
||      STW     .D1T1  A2, *A24++[2]        ; STW     o0, *out_a++[2]
||      STW     .D2T2  B5, *B31++[2]        ; STW     o1, *out_b++[2]
        STW     .D1T1  A0, *A24++[2]        ; STW     o2, *out_a++[2]
||      STW     .D2T2  B0, *B31++[2]        ; STW     o3, *out_b++[2]
mode_xor$next$join:
        B       .S1    mode_xor$mode_xor$2  ; after next
        NOP     2
        MV      .L1X   B4, A22              ; move return$
        NOP     2

        .align  32
mode_xor_feedback:
        MV      .L2X   A4, B0               ; copy
||      ADDAW   .D2    B6, 1, B2            ; ADDAW   keystream, 1, stream_b
        MV      .L1    A4, A20              ; MV      out, out_a
||      MV      .L2    B3, B20              ; move return$
||      MV      .S1X   B6, A7               ; MV      keystream, stream_a
||      ADDAW   .D2    B4, 1, B5            ; ADDAW   in, 1, in_b
        MV      .L1X   B4, A5               ; MV      in, in_a
||      MV      .L2X   A6, B21              ; move blocks
||      ADDAW   .D2    B0, 1, B31           ; ADDAW   out, 1, out_b
mode_xor_feedback$next$guard:
        CMPGT   .L2    2, B21, B0           ; few iterations of next
  [B0]  B       .S1    mode_xor_feedback$next$few; few iterations of next
        NOP
        MV      .L1X   B21, A6              ; move blocks
        NOP     3
mode_xor_feedback$next$entry:
        MV      .L1    A7, A4               ; move stream_a
||      LDW     .D1T1  *A5++[2], A3         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B5++[2], B3         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A4++[2], A25        ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B2++[2], B27        ; <0> LDW     *stream_b++[2], k1
        LDW     .D1T1  *A4++[2], A1         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B5++[2], B4         ; <0> LDW     *in_b++[2], x3
        SUB     .L1    A6, 2, A2            ; passes of next
||      MV      .L2X   A8, B0               ; move iv
||      MV      .S1X   B20, A0              ; move return$
||      LDW     .D1T1  *A5++[2], A6         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k3
        NOP     2
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 0.1, "banks_apart": false, "note": "", "moves": 0}]}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 1/6, M1 0/6, D1 6/6, L2 1/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 7 used, 7 live at once
;  II 6: found, 0.1 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_xor_feedback$next:
        XOR     .L1    A3, A25, A3          ; <1> XOR     x0, k0, o0
||      XOR     .L2    B3, B27, B3          ; <1> XOR     x1, k1, o1
||[A2]  B       .S2    mode_xor_feedback$next; <0> [blocks] B     next
||      LDW     .D1T1  *A5++[2], A3         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B5++[2], B3         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A4++[2], A25        ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B2++[2], B27        ; <0> LDW     *stream_b++[2], k1
        XOR     .S1    A6, A1, A1           ; <1> XOR     x2, k2, o2
||      XOR     .S2    B4, B1, B1           ; <1> XOR     x3, k3, o3
||      LDW     .D1T1  *A4++[2], A1         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B5++[2], B4         ; <0> LDW     *in_b++[2], x3
        LDW     .D1T1  *A5++[2], A6         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k3
        STW     .D1T1  A3, *A20++[2]        ; <1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B31++[2]        ; <1> STW     o1, *out_b++[2]
  [A2]  SUB     .L1    A2, 1, A2            ; <0> SUB     blocks, 1, blocks
||      STW     .D1T1  A1, *A20++[2]        ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B31++[2]        ; <1> STW     o3, *out_b++[2]
mode_xor_feedback$next$exit:
        XOR     .L1    A3, A25, A3          ; <-1> XOR     x0, k0, o0
||      XOR     .L2    B3, B27, B3          ; <-1> XOR     x1, k1, o1
        NOP
        XOR     .S1    A6, A1, A1           ; <-1> XOR     x2, k2, o2
||      XOR     .S2    B4, B1, B1           ; <-1> XOR     x3, k3, o3
        NOP
        MV      .L2    B0, B4               ; move iv
||      STW     .D1T1  A3, *A20++[2]        ; <-1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B31++[2]        ; <-1> STW     o1, *out_b++[2]
        STW     .D1T1  A1, *A20++[2]        ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B31++[2]        ; <-1> STW     o3, *out_b++[2]
mode_xor_feedback$mode_xor_feedback$2:
        MV      .L1X   B4, A0               ; copy
||      B       .S2X   A0                   ; return
        STW     .D1T2  B1, *+A0[3]          ; STW     o3, *+iv[3]
||      STW     .D2T1  A3, *+B4[0]          ; STW     o0, *+iv[0]
        NOP     2
        STW     .D2T2  B3, *+B4[1]          ; STW     o1, *+iv[1]
        STW     .D1T1  A1, *+A0[2]          ; STW     o2, *+iv[2]
||      NOP
mode_xor_feedback$next$few:
        LDW     .D1T1  *A7++[2], A30        ; LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B5++[2], B22        ; LDW     *in_b++[2], x1
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A7++[2], A0         ; LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B5++[2], B1         ; LDW     *in_b++[2], x3
        LDW     .D1T1  *A5++[2], A2         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B2++[2], B3         ; LDW     *stream_b++[2], k1
        LDW     .D1T1  *A5++[2], A23        ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B2++[2], B0         ; LDW     *stream_b++[2], k3
        MV      .L1    A1, A6               ; move blocks
||[A1]  B       .S1    mode_xor_feedback$next$few; [blocks] B     next
        NOP     2
        XOR     .L1    A2, A30, A3          ; XOR     x0, k0, o0
||      XOR     .L2    B22, B3, B3          ; XOR     x1, k1, o1
        XOR     .L1    A23, A0, A1          ; XOR     x2, k2, o2
||      XOR     .L2    B1, B0, B1           ; XOR     x3, k3, o3
||      STW     .D1T1  A3, *A20++[2]        ; STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B31++[2]        ; STW     o1, *out_b++[2]
        STW     .D1T1  A1, *A20++[2]        ; STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B31++[2]        ; STW     o3, *out_b++[2]
mode_xor_feedback$next$join:
        B       .S1    mode_xor_feedback$mode_xor_feedback$2; after next
        NOP     2
        MV      .L1X   B20, A0              ; move return$
||      MV      .L2X   A8, B4               ; move iv
        NOP     2
