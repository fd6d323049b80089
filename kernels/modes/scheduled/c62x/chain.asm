; broadside optimize: source 09aac38624b81316ae428ebee2b7860a4100df3d19bf88b6d53c3d41bb243609
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 30 s a region
; The end of a chunk in decryption by cipher block chaining: each block combined with the ciphertext before it.
;
;       void mode_xor_chain(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *decrypted, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks is 1 to 32.
; decrypted the blocks of in, each decrypted by itself; word aligned, overlapping no other argument.
; iv        the block of ciphertext before the first; becomes the last.
;
; Constant-time. A misaligned pointer stops the machine's memory access. Interrupts may come at any moment.

; What the loops over blocks of 16 bytes share.
;
; A stream of words is read or written through two pointers, one to its words 0 and 2 of each block and one to its words
; 1 and 3: the two accesses of a cycle then never meet in a bank of the C6201's memory, however the buffers lie.

; Two pointers to a stream. `name` is what the bank facts call it.

; The next block of a stream.


; One block at an address that stays.


        .global mode_xor_chain

mode_xor_chain:
        LDW     .D1T1  *+A8[0], A9          ; LDW     *+iv[0], c0
        MV      .L2X   A4, B0               ; copy
||      LDW     .D1T1  *+A8[2], A4          ; LDW     *+iv[2], c2
||      B       .S1    mode_xor_chain$on1   ; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A8[3], B4          ; LDW     *+iv[3], c3
||      ADDAW   .D2    B6, 1, B8            ; ADDAW   decrypted, 1, stream_b
||      B       .S1    mode_xor_chain$next$guard; no interrupt is taken in its delay slots
        LDW     .D1T2  *+A8[1], B6          ; LDW     *+iv[1], c1
        MV      .L1    A4, A3               ; MV      out, out_a
        MV      .L1X   B4, A0               ; MV      in, in_a
||      ADDAW   .D2    B0, 1, B1            ; ADDAW   out, 1, out_b
        MV      .L1X   B3, A1               ; move return$
||      ADDAW   .D2    B4, 1, B3            ; ADDAW   in, 1, in_b
mode_xor_chain$on1:
        MV      .L1X   B6, A2               ; MV      decrypted, stream_a
||      MV      .L2X   A6, B7               ; move blocks
mode_xor_chain$next$guard:
        CMPGT   .L2    2, B7, B0            ; few iterations of next
  [B0]  B       .S1    mode_xor_chain$next$few; few iterations of next
        NOP
        MV      .L1X   B7, A6               ; move blocks
||      MV      .L2X   A8, B0               ; move iv
        NOP     3
mode_xor_chain$next$entry:
        MV      .L1    A0, A6               ; move in_a
||      MV      .S1    A6, A0               ; move blocks
||      LDW     .D1T1  *A2++[2], A8         ; <0> LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B8++[2], B5         ; <0> LDW     *stream_b++[2], d1
        MV      .L1    A6, A6               ; move in_a
||      LDW     .D1T1  *A2++[2], A7         ; <0> LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B8++[2], B7         ; <0> LDW     *stream_b++[2], d3
        MV      .L2    B0, B0               ; move iv
||      LDW     .D1T1  *A6++[2], A5         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x1
||      B       .S1    mode_xor_chain$on3   ; no interrupt is taken in its delay slots
        SUB     .L1    A0, 2, A5            ; passes of next
||      MV      .S1X   B0, A0               ; move iv
||      LDW     .D1T1  *A6++[2], A4         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x3
        MV      .L2X   A5, B0               ; move blocks
        NOP
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "formulation": "with copies and equal instructions", "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 0.6, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 3/6, M1 0/6, D1 6/6, L2 3/6, S2 3/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 10 used, 10 live at once
;  registers of side B: 9 used, 9 live at once
;  II 6 without possible bank conflicts: found, 0.6 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_xor_chain$next:
  [B0]  B       .S2    mode_xor_chain$next  ; <0> [blocks] B     next
||      LDW     .D1T1  *A2++[2], A8         ; <0> LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B8++[2], B5         ; <0> LDW     *stream_b++[2], d1
        XOR     .L1    A4, A7, A7           ; <1> XOR     c2, d2, o2
||      MV      .L2    B2, B6               ; <1> MV      x1, c1
||      XOR     .S1    A9, A8, A8           ; <1> XOR     c0, d0, o0
||      XOR     .S2    B6, B5, B5           ; <1> XOR     c1, d1, o1
||      LDW     .D1T1  *A2++[2], A7         ; <0> LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B8++[2], B7         ; <0> LDW     *stream_b++[2], d3
mode_xor_chain$on3:
        MV      .L1    A5, A9               ; <1> MV      x0, c0
||      MV      .L2    B2, B4               ; <1> MV      x3, c3
||      MV      .S1    A4, A4               ; <1> MV      x2, c2
||      XOR     .S2    B4, B7, B2           ; <1> XOR     c3, d3, o3
||      LDW     .D1T1  *A6++[2], A5         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x1
mode_xor_chain$on4:
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     blocks, 1, blocks
||      LDW     .D1T1  *A6++[2], A4         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B3++[2], B2         ; <0> LDW     *in_b++[2], x3
||[B0]  B       .S1    mode_xor_chain$on4   ; no interrupt is taken in its delay slots
        STW     .D1T1  A8, *A3++[2]         ; <1> STW     o0, *out_a++[2]
||      STW     .D2T2  B5, *B1++[2]         ; <1> STW     o1, *out_b++[2]
        STW     .D1T1  A7, *A3++[2]         ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <1> STW     o3, *out_b++[2]
mode_xor_chain$next$exit:
        NOP
        XOR     .L1    A4, A7, A7           ; <-1> XOR     c2, d2, o2
||      MV      .L2    B2, B6               ; <-1> MV      x1, c1
||      XOR     .S1    A9, A8, A8           ; <-1> XOR     c0, d0, o0
||      XOR     .S2    B6, B5, B5           ; <-1> XOR     c1, d1, o1
        MV      .L1    A5, A9               ; <-1> MV      x0, c0
||      MV      .L2    B2, B4               ; <-1> MV      x3, c3
||      MV      .S1    A4, A4               ; <-1> MV      x2, c2
||      XOR     .S2    B4, B7, B2           ; <-1> XOR     c3, d3, o3
        NOP
        MV      .L2X   A0, B0               ; move iv
||      STW     .D1T1  A8, *A3++[2]         ; <-1> STW     o0, *out_a++[2]
||      STW     .D2T2  B5, *B1++[2]         ; <-1> STW     o1, *out_b++[2]
        STW     .D1T1  A7, *A3++[2]         ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <-1> STW     o3, *out_b++[2]
mode_xor_chain$mode_xor_chain$2:
        MV      .L1X   B0, A1               ; copy
||      B       .S2X   A1                   ; return
        STW     .D1T2  B4, *+A1[3]          ; STW     c3, *+iv[3]
        NOP
        STW     .D2T1  A4, *+B0[2]          ; STW     c2, *+iv[2]
        NOP
        STW     .D1T2  B6, *+A1[1]          ; STW     c1, *+iv[1]
||      STW     .D2T1  A9, *+B0[0]          ; STW     c0, *+iv[0]
mode_xor_chain$next$few:
        LDW     .D1T1  *A0++[2], A5         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B3++[2], B5         ; LDW     *in_b++[2], x1
        SUB     .L2X   A6, 1, B2            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A2++[2], A7         ; LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B8++[2], B2         ; LDW     *stream_b++[2], d1
||      B       .S1    mode_xor_chain$on5   ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A2++[2], A5         ; LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B8++[2], B2         ; LDW     *stream_b++[2], d3
  [B2]  B       .S2    mode_xor_chain$next$few; [blocks] B     next
||      LDW     .D1T1  *A0++[2], A5         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B3++[2], B4         ; LDW     *in_b++[2], x3
        NOP
        MV      .L1X   B2, A6               ; move blocks
        XOR     .L1    A9, A7, A7           ; XOR     c0, d0, o0
||      XOR     .L2    B6, B2, B5           ; XOR     c1, d1, o1
||      MV      .S1    A5, A9               ; MV      x0, c0
||      MV      .S2    B5, B6               ; MV      x1, c1
mode_xor_chain$on5:
        XOR     .L1    A4, A5, A4           ; XOR     c2, d2, o2
||      XOR     .L2    B4, B2, B2           ; XOR     c3, d3, o3
||      STW     .D1T1  A7, *A3++[2]         ; STW     o0, *out_a++[2]
||      STW     .D2T2  B5, *B1++[2]         ; STW     o1, *out_b++[2]
        MV      .L1    A5, A4               ; MV      x2, c2
||      MV      .L2    B4, B4               ; MV      x3, c3
||      STW     .D1T1  A4, *A3++[2]         ; STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; STW     o3, *out_b++[2]
mode_xor_chain$next$join:
        B       .S1    mode_xor_chain$mode_xor_chain$2; after next
        NOP     5
