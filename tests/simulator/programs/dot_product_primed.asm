; int f(const short *a, const short *b): dot product of 100; the kernel also does the prolog's work, on zeros.
; SPRU198G 5.5.3.4: 7 + kernel 57 + sum 1 = 65 cycles.
        .global dot_product_primed
        .text
dot_product_primed:
        MVK   .S1   57,A1

  [A1]  SUB   .S1   A1,1,A1
||      ZERO  .L1   A7
||      ZERO  .L2   B7

  [A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1
||      ZERO  .L1   A6
||      ZERO  .L2   B6

  [A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1
||      ZERO  .L1   A2
||      ZERO  .L2   B2

  [A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

  [A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

  [A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

loop:   LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||      MPY   .M1X  A2,B2,A6
||      MPYH  .M2X  B2,A2,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        ADD   .L1X  A7,B7,A4

        B     .S2   B3
        NOP         5
