; broadside optimize: source 09aac38624b81316ae428ebee2b7860a4100df3d19bf88b6d53c3d41bb243609
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 30 s an interval, 30 s a region
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
        LDW     .D1T1  *+A8[0], A8          ; LDW     *+iv[0], c0
||      B       .S1    mode_xor_chain$on1   ; no interrupt is taken in its delay slots
        MV      .L2X   A4, B0               ; copy
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D1T2  *+A8[3], B5          ; LDW     *+iv[3], c3
        LDW     .D1T1  *+A8[2], A4          ; LDW     *+iv[2], c2
        LDW     .D1T2  *+A8[1], B6          ; LDW     *+iv[1], c1
||      STW     .D2T1  A11, *+B15[1]        ; save A11
        MV      .L1    A4, A9               ; MV      out, out_a
||      MV      .S1    A8, A0               ; move iv
||      B       .S2    mode_xor_chain$on2   ; no interrupt is taken in its delay slots
        ADDAW   .D2    B0, 1, B1            ; ADDAW   out, 1, out_b
mode_xor_chain$on1:
        MV      .L1X   B6, A5               ; MV      decrypted, stream_a
||      ADDAW   .D2    B6, 1, B9            ; ADDAW   decrypted, 1, stream_b
        MV      .L1X   B4, A1               ; MV      in, in_a
||      ADDAW   .D2    B4, 1, B4            ; ADDAW   in, 1, in_b
mode_xor_chain$next$guard:
        CMPGT   .L1    2, A6, A2            ; few iterations of next
  [A2]  B       .S1    mode_xor_chain$next$few; few iterations of next
mode_xor_chain$on2:
        NOP     4
  [A2]  B       .S1    mode_xor_chain$on3   ; no interrupt is taken in its delay slots
mode_xor_chain$next$entry:
        LDW     .D1T1  *A1++[2], A3         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B4++[2], B3         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A5++[2], A7         ; <0> LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B9++[2], B7         ; <0> LDW     *stream_b++[2], d1
        MV      .L1X   B3, A11              ; move return$
||      LDW     .D1T1  *A5++[2], A6         ; <0> LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *stream_b++[2], d3
        SUB     .L2X   A6, 2, B0            ; passes of next
||      LDW     .D1T1  *A1++[2], A2         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B2         ; <0> LDW     *in_b++[2], x3
        NOP     2
;@loop {"name": "next", "ii": 6, "res_mii": 6, "rec_mii": 2, "optimal": true, "stages": 2, "critical_cycle": ["STW", "STW"], "attempts": [{"interval": 6, "result": "found", "seconds": 0.0, "banks_apart": true, "note": "", "moves": 0}]}
;  loop next: II 6, 2 stages
;  bounds: resources 6, recurrence 2
;  critical cycle:
;    STW o3, *out_b++[2]
;    STW o1, *out_b++[2]
;  units: L1 2/6, S1 2/6, M1 0/6, D1 6/6, L2 3/6, S2 3/6, M2 0/6, D2 6/6
;  cross paths: 1X 0/6, 2X 0/6
;  T paths: T1 6/6, T2 6/6
;  registers of side A: 11 used, 11 live at once
;  registers of side B: 10 used, 10 live at once
;  II 6 without possible bank conflicts: found, 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
mode_xor_chain$next:
  [B0]  SUB     .L2    B0, 1, B0            ; <0> SUB     blocks, 1, blocks
||[B0]  B       .S2    mode_xor_chain$next  ; <0> [blocks] B     next
||      LDW     .D1T1  *A1++[2], A3         ; <0> LDW     *in_a++[2], x0
||      LDW     .D2T2  *B4++[2], B3         ; <0> LDW     *in_b++[2], x1
        LDW     .D1T1  *A5++[2], A7         ; <0> LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B9++[2], B7         ; <0> LDW     *stream_b++[2], d1
        LDW     .D1T1  *A5++[2], A6         ; <0> LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B9++[2], B8         ; <0> LDW     *stream_b++[2], d3
        XOR     .L1    A4, A6, A7           ; <1> XOR     c2, d2, o2
||      MV      .L2    B3, B6               ; <1> MV      x1, c1
||      XOR     .S1    A8, A7, A4           ; <1> XOR     c0, d0, o0
||      XOR     .S2    B6, B7, B3           ; <1> XOR     c1, d1, o1
||      LDW     .D1T1  *A1++[2], A2         ; <0> LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B2         ; <0> LDW     *in_b++[2], x3
        MV      .L1    A2, A4               ; <1> MV      x2, c2
||      XOR     .L2    B5, B8, B2           ; <1> XOR     c3, d3, o3
||      MV      .S1    A3, A8               ; <1> MV      x0, c0
||      MV      .S2    B2, B5               ; <1> MV      x3, c3
||      STW     .D1T1  A4, *A9++[2]         ; <1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B1++[2]         ; <1> STW     o1, *out_b++[2]
        STW     .D1T1  A7, *A9++[2]         ; <1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <1> STW     o3, *out_b++[2]
mode_xor_chain$next$exit:
        NOP     3
        XOR     .L1    A4, A6, A7           ; <-1> XOR     c2, d2, o2
||      MV      .L2    B3, B6               ; <-1> MV      x1, c1
||      XOR     .S1    A8, A7, A4           ; <-1> XOR     c0, d0, o0
||      XOR     .S2    B6, B7, B3           ; <-1> XOR     c1, d1, o1
        MV      .L1    A2, A4               ; <-1> MV      x2, c2
||      XOR     .L2    B5, B8, B2           ; <-1> XOR     c3, d3, o3
||      MV      .S1    A3, A8               ; <-1> MV      x0, c0
||      MV      .S2    B2, B5               ; <-1> MV      x3, c3
||      STW     .D1T1  A4, *A9++[2]         ; <-1> STW     o0, *out_a++[2]
||      STW     .D2T2  B3, *B1++[2]         ; <-1> STW     o1, *out_b++[2]
        MV      .L2X   A11, B3              ; move return$
||      STW     .D1T1  A7, *A9++[2]         ; <-1> STW     o2, *out_a++[2]
||      STW     .D2T2  B2, *B1++[2]         ; <-1> STW     o3, *out_b++[2]
mode_xor_chain$mode_xor_chain$2:
        MV      .L2X   A0, B3               ; copy
||      B       .S2    B3                   ; return
||      STW     .D1T2  B6, *+A0[1]          ; STW     c1, *+iv[1]
||      LDW     .D2T1  *+B15[1], A11        ; restore A11
        STW     .D2T1  A4, *+B3[2]          ; STW     c2, *+iv[2]
        NOP
        ADDK    .S2    8, B15               ; frame
        NOP
        STW     .D1T1  A8, *+A0[0]          ; STW     c0, *+iv[0]
||      STW     .D2T2  B5, *+B3[3]          ; STW     c3, *+iv[3]
mode_xor_chain$next$few:
        LDW     .D1T1  *A1++[2], A3         ; LDW     *in_a++[2], x0
||      LDW     .D2T2  *B9++[2], B0         ; LDW     *stream_b++[2], d1
        SUB     .L1    A6, 1, A2            ; SUB     blocks, 1, blocks
||      LDW     .D1T1  *A5++[2], A2         ; LDW     *stream_a++[2], d0
||      LDW     .D2T2  *B4++[2], B6         ; LDW     *in_b++[2], x1
||      B       .S1    mode_xor_chain$on4   ; no interrupt is taken in its delay slots
        LDW     .D1T1  *A5++[2], A2         ; LDW     *stream_a++[2], d2
||      LDW     .D2T2  *B9++[2], B2         ; LDW     *stream_b++[2], d3
  [A2]  B       .S1    mode_xor_chain$next$few; [blocks] B     next
||      LDW     .D1T1  *A1++[2], A3         ; LDW     *in_a++[2], x2
||      LDW     .D2T2  *B4++[2], B2         ; LDW     *in_b++[2], x3
        NOP
mode_xor_chain$on3:
        MV      .L1    A2, A6               ; move blocks
||      XOR     .L2    B6, B0, B0           ; XOR     c1, d1, o1
        XOR     .L1    A8, A2, A3           ; XOR     c0, d0, o0
||      MV      .L2    B6, B6               ; MV      x1, c1
||      MV      .S1    A3, A8               ; MV      x0, c0
mode_xor_chain$on4:
        XOR     .L1    A4, A2, A2           ; XOR     c2, d2, o2
||      XOR     .L2    B5, B2, B0           ; XOR     c3, d3, o3
||      STW     .D1T1  A3, *A9++[2]         ; STW     o0, *out_a++[2]
||      STW     .D2T2  B0, *B1++[2]         ; STW     o1, *out_b++[2]
        MV      .L1    A3, A4               ; MV      x2, c2
||      MV      .L2    B2, B5               ; MV      x3, c3
||      STW     .D1T1  A2, *A9++[2]         ; STW     o2, *out_a++[2]
||      STW     .D2T2  B0, *B1++[2]         ; STW     o3, *out_b++[2]
mode_xor_chain$next$join:
        B       .S1    mode_xor_chain$mode_xor_chain$2; after next
        NOP     5
