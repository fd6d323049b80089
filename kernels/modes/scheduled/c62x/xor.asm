; broadside optimize: source e000293dbbb526f65830486278b40933c6d4b222a7df4f1deda45d7888ff24ca
; broadside 0.1.0, OR-Tools 9.15.6755, seed 7, 2 workers, 10 s an interval, 6 s a region
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

mode_xor:
        MV      .L2X   A4, B0               ; copy
||      ADDAW   .D2    B6, 1, B2            ; ADDAW   keystream, 1, stream_b
        MV      .L1    A4, A2               ; MV      out, out_a
||      MV      .S1X   B6, A0               ; MV      keystream, stream_a
||      ADDAW   .D2    B0, 1, B0            ; ADDAW   out, 1, out_b
        MV      .L1X   B4, A3               ; MV      in, in_a
||      ADDAW   .D2    B4, 1, B4            ; ADDAW   in, 1, in_b
mode_xor$next$guard:
        CMPGT   .L1    2, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_xor$next$few    ; few iterations of next
        NOP     5
mode_xor$next$entry:
        SUB     .L1    A6, 2, A1            ; passes of next
||      MV      .S1    A0, A6               ; move stream_a
||      LDW     .D1T1  *A3++[2], A5         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B4++[2], B9         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A6++[2], A4         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k1
||      B       .S1    mode_xor$on1         ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A6++[2], A5         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k3
        MV      .L1X   B3, A0               ; move return$
||      LDW     .D1T1  *A3++[2], A7         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B3         ; <0> LDW     *in_b++[2], x3
        NOP     2
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 6.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 3/6, M1 0/6, D1 6/6, L2 0/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 8 used, 8 live at once
;  registers of side B: 6 used, 6 live at once
;  II 6 without possible bank conflicts: found, 6.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_xor$next:
        XOR     .L1    A5, A4, A4           ; <1> XOR     x0, k0, o0
||[A1]  B       .S1    mode_xor$next        ; <0> [blocks] B     next
||      XOR     .S2    B9, B1, B9           ; <1> XOR     x1, k1, o1
||      LDW     .D1T1  *A3++[2], A5         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B4++[2], B9         ; <0> LDW     *in_b++[2], x1
mode_xor$on1:
        LDW     .D1T1  *A6++[2], A4         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k1
        LDW     .D1T1  *A6++[2], A5         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B2++[2], B1         ; <0> LDW     *stream_b++[2], k3
        LDW     .D1T1  *A3++[2], A7         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B3         ; <0> LDW     *in_b++[2], x3
        XOR     .S1    A7, A5, A4           ; <1> XOR     x2, k2, o2
||      XOR     .S2    B3, B1, B1           ; <1> XOR     x3, k3, o3
||      STW     .D1T1  A4, *A2++[2]         ; <1> STW     o0, *out_a++[2]
||      STW     .D2T2  B9, *B0++[2]         ; <1> STW     o1, *out_b++[2]
mode_xor$on2:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||      STW     .D1T1  A4, *A2++[2]         ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B0++[2]         ; <1> STW     o3, *out_b++[2]
||[A1]  B       .S1    mode_xor$on2         ; no interrupt is taken in its delay slots
mode_xor$next$exit:
        XOR     .L1    A5, A4, A4           ; <-1> XOR     x0, k0, o0
||      XOR     .S2    B9, B1, B9           ; <-1> XOR     x1, k1, o1
        NOP     3
        XOR     .S1    A7, A5, A4           ; <-1> XOR     x2, k2, o2
||      XOR     .S2    B3, B1, B1           ; <-1> XOR     x3, k3, o3
||      STW     .D1T1  A4, *A2++[2]         ; <-1> STW     o0, *out_a++[2]
||      STW     .D2T2  B9, *B0++[2]         ; <-1> STW     o1, *out_b++[2]
        MV      .L2X   A0, B3               ; move return$
||      STW     .D1T1  A4, *A2++[2]         ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B0++[2]         ; <-1> STW     o3, *out_b++[2]
mode_xor$mode_xor$2:
        B       .S2    B3                   ; return
        NOP     5
mode_xor$next$few:
        LDW     .D1T1  *A0++[2], A5         ; LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B4++[2], B1         ; LDW     *in_b++[2], x1
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A0++[2], A4         ; LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B4++[2], B5         ; LDW     *in_b++[2], x3
        LDW     .D1T1  *A3++[2], A1         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B2++[2], B6         ; LDW     *stream_b++[2], k1
||      B       .S1    mode_xor$on3         ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A3++[2], A1         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B2++[2], B1         ; LDW     *stream_b++[2], k3
        MV      .L1    A1, A6               ; move blocks
||[A1]  B       .S1    mode_xor$next$few    ; [blocks] B     next
        NOP     2
        XOR     .L1    A1, A5, A5           ; XOR     x0, k0, o0
||      XOR     .L2    B1, B6, B6           ; XOR     x1, k1, o1
mode_xor$on3:
        XOR     .L1    A1, A4, A1           ; XOR     x2, k2, o2
||      XOR     .L2    B5, B1, B1           ; XOR     x3, k3, o3
||      STW     .D1T1  A5, *A2++[2]         ; STW     o0, *out_a++[2]
||      STW     .D2T2  B6, *B0++[2]         ; STW     o1, *out_b++[2]
        STW     .D1T1  A1, *A2++[2]         ; STW     o2, *out_a++[2]
||      STW     .D2T2  B1, *B0++[2]         ; STW     o3, *out_b++[2]
mode_xor$next$join:
        B       .S1    mode_xor$mode_xor$2  ; after next
        NOP     5

mode_xor_feedback:
        MV      .L1    A4, A2               ; MV      out, out_a
||      MV      .L2    B4, B0               ; move in
||      MV      .S1X   B6, A5               ; MV      keystream, stream_a
||      MV      .S2X   A4, B6               ; copy
||      MV      .D1    A8, A0               ; move iv
||      ADDAW   .D2    B6, 1, B4            ; ADDAW   keystream, 1, stream_b
        ADDAW   .D2    B6, 1, B1            ; ADDAW   out, 1, out_b
        MV      .L1X   B0, A8               ; MV      in, in_a
||      ADDAW   .D2    B0, 1, B6            ; ADDAW   in, 1, in_b
mode_xor_feedback$next$guard:
        CMPGT   .L1    2, A6, A1            ; few iterations of next
  [A1]  B       .S1    mode_xor_feedback$next$few; few iterations of next
        NOP
  [A1]  B       .S1    mode_xor_feedback$on2; no interrupt is taken in its delay slots
        NOP     3
mode_xor_feedback$next$entry:
        LDW     .D1T1  *A8++[2], A7         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B6++[2], B5         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A8++[2], A6         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B6++[2], B3         ; <0> LDW     *in_b++[2], x3
||      B       .S1    mode_xor_feedback$on1; no interrupt is taken in its delay slots
        MV      .L2X   A0, B0               ; move iv
||      LDW     .D1T1  *A5++[2], A4         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B4++[2], B2         ; <0> LDW     *stream_b++[2], k1
        SUB     .L1    A6, 2, A1            ; passes of next
||      MV      .S1X   B3, A0               ; move return$
||      LDW     .D1T1  *A5++[2], A3         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B4++[2], B9         ; <0> LDW     *stream_b++[2], k3
        NOP     2
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 8.8, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 1/6, M1 0/6, D1 6/6, L2 1/6, S2 2/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 9 used, 9 live at once
;  registers of side B: 8 used, 8 live at once
;  II 6 without possible bank conflicts: found, 8.8 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_xor_feedback$next:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     blocks, 1, blocks
||[A1]  B       .S2    mode_xor_feedback$next; <0> [blocks] B     next
||      LDW     .D1T1  *A8++[2], A7         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B6++[2], B5         ; <0> LDW     *in_b++[2], x1
mode_xor_feedback$on1:
        LDW     .D1T1  *A8++[2], A6         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B6++[2], B3         ; <0> LDW     *in_b++[2], x3
        XOR     .L1    A6, A3, A3           ; <1> XOR     x2, k2, o2
||      XOR     .L2    B5, B2, B3           ; <1> XOR     x1, k1, o1
||      XOR     .S1    A7, A4, A4           ; <1> XOR     x0, k0, o0
||      XOR     .S2    B3, B9, B2           ; <1> XOR     x3, k3, o3
||      LDW     .D1T1  *A5++[2], A4         ; <0> LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B4++[2], B2         ; <0> LDW     *stream_b++[2], k1
        LDW     .D1T1  *A5++[2], A3         ; <0> LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B4++[2], B9         ; <0> LDW     *stream_b++[2], k3
        STW     .D1T1  A4, *A2++[2]         ; <1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B1++[2]         ; <1> STW     o1, *out_b++[2]
        STW     .D1T1  A3, *A2++[2]         ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <1> STW     o3, *out_b++[2]
mode_xor_feedback$next$exit:
        NOP     2
        XOR     .L1    A6, A3, A3           ; <-1> XOR     x2, k2, o2
||      XOR     .L2    B5, B2, B3           ; <-1> XOR     x1, k1, o1
||      XOR     .S1    A7, A4, A4           ; <-1> XOR     x0, k0, o0
||      XOR     .S2    B3, B9, B2           ; <-1> XOR     x3, k3, o3
        MV      .L1X   B0, A8               ; move iv
        STW     .D1T1  A4, *A2++[2]         ; <-1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B1++[2]         ; <-1> STW     o1, *out_b++[2]
        STW     .D1T1  A3, *A2++[2]         ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <-1> STW     o3, *out_b++[2]
mode_xor_feedback$mode_xor_feedback$2:
        B       .S2X   A0                   ; return
        MV      .L2X   A8, B0               ; copy
        STW     .D1T2  B2, *+A8[3]          ; STW     o3, *+iv[3]
        NOP
        STW     .D2T1  A4, *+B0[0]          ; STW     o0, *+iv[0]
        STW     .D1T2  B3, *+A8[1]          ; STW     o1, *+iv[1]
||      STW     .D2T1  A3, *+B0[2]          ; STW     o2, *+iv[2]
mode_xor_feedback$next$few:
        LDW     .D1T1  *A5++[2], A6         ; LDW     *stream_a++[2], k0
||      LDW     .D2T2  *B6++[2], B0         ; LDW     *in_b++[2], x1
        SUB     .L1    A6, 1, A1            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A5++[2], A3         ; LDW     *stream_a++[2], k2
||      LDW     .D2T2  *B6++[2], B2         ; LDW     *in_b++[2], x3
mode_xor_feedback$on2:
        LDW     .D1T1  *A8++[2], A4         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B4++[2], B5         ; LDW     *stream_b++[2], k1
        LDW     .D1T1  *A8++[2], A6         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B0         ; LDW     *stream_b++[2], k3
||      B       .S1    mode_xor_feedback$on4; no interrupt is taken in its delay slots
  [A1]  B       .S1    mode_xor_feedback$next$few; [blocks] B     next
        NOP
  [A1]  B       .S1    mode_xor_feedback$on2; no interrupt is taken in its delay slots
        XOR     .L1    A4, A6, A4           ; XOR     x0, k0, o0
||      XOR     .L2    B0, B5, B5           ; XOR     x1, k1, o1
        XOR     .L1    A6, A3, A3           ; XOR     x2, k2, o2
||      XOR     .L2    B2, B0, B2           ; XOR     x3, k3, o3
||      MV      .S1    A1, A6               ; move blocks
||      STW     .D1T1  A4, *A2++[2]         ; STW     o0, *out_a++[2]
||      STW     .D2T2  B5, *B1++[2]         ; STW     o1, *out_b++[2]
mode_xor_feedback$on4:
        STW     .D1T1  A3, *A2++[2]         ; STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; STW     o3, *out_b++[2]
mode_xor_feedback$next$join:
        B       .S1    mode_xor_feedback$mode_xor_feedback$2; after next
        MV      .L1    A0, A8               ; move iv
        NOP
        MV      .L1X   B3, A0               ; move return$
        MV      .L2    B5, B3               ; move o1
        NOP
