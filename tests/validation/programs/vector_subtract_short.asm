; void vector_subtract_short(const short *x, short c, short *r): r[i] = x[i] - c for i = 0..4095, 8 elements in 2 cycles.
; x and r on a double word. The pipeline fills and drains inside the loop of 512 + 3 iterations: B0 holds the
; first stores back, and the last loads read past x.
; SPRU656A table 3-1 prints 1071 cycles for a compiled function: 2 * 515 in the loop, 6 of the return, and 35 before
; the loop, here most of them idle. The loop begins with a fetch packet, so that branches to it cost nothing beside
; their delay slots.
        .global vector_subtract_short
        .text
vector_subtract_short:
        ADD   .L2X  8,A4,B4
||      PACK2 .S2   B4,B4,B7
        ADD   .L2X  8,A6,B6
||      MVK   .S1   511,A1
||      MVK   .S2   4,B0
        MV    .L1X  B7,A7
        NOP         9
        NOP         9
        NOP         4
        NOP         3
        NOP         2
        NOP
        B     .S1   loop
        NOP
        B     .S1   loop
        NOP

loop:   LDDW  .D1T1 *A4++[2],A9:A8
||      LDDW  .D2T2 *B4++[2],B9:B8
||      BDEC  .S1   loop,A1
||[B0]  SUB   .L2   B0,1,B0
  [!B0] STDW  .D1T1 A17:A16,*A6++[2]
||[!B0] STDW  .D2T2 B17:B16,*B6++[2]
||      SUB2  .L1   A8,A7,A16
||      SUB2  .S1   A9,A7,A17
||      SUB2  .L2   B8,B7,B16
||      SUB2  .S2   B9,B7,B17

        B     .S2   B3
        NOP         5
