; void vector_subtract_int(const int *x, int c, int *r): r[i] = x[i] - c for i = 0..4095, 4 elements in 3 cycles.
; x and r on a double word. The pipeline fills and drains inside the loop of 1024 + 2 iterations: B0 holds the
; first stores back, and the last loads read past x.
; SPRU656A table 3-1 prints 3117 cycles for a compiled function: 3 * 1026 in the loop, 6 of the return, and 33 before
; the loop, here most of them idle.
        .global vector_subtract_int
        .text
vector_subtract_int:
        ADD   .L2X  8,A4,B4
||      MV    .S2   B4,B7
        ADD   .L2X  8,A6,B6
||      MVK   .S1   1023,A1
||      MVK   .S2   3,B0
        MV    .L1X  B7,A7
        NOP         9
        NOP         9
        NOP         9
        B     .S1   loop
        NOP         2

loop:   LDDW  .D1T1 *A4++[2],A9:A8
||      LDDW  .D2T2 *B4++[2],B9:B8
||      BDEC  .S1   loop,A1
  [B0]  SUB   .L2   B0,1,B0
  [!B0] STDW  .D1T1 A17:A16,*A6++[2]
||[!B0] STDW  .D2T2 B17:B16,*B6++[2]
||      SUB   .L1   A8,A7,A16
||      SUB   .S1   A9,A7,A17
||      SUB   .L2   B8,B7,B16
||      SUB   .S2   B9,B7,B17

        B     .S2   B3
        NOP         5
