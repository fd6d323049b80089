; int f(const short *a, const short *b): dot product of 100, two elements a load, two sums.
; SPRU198G 5.4: 1 + 50 * 8 + 1 = 402 cycles.
        .global dot_product_words
        .text
dot_product_words:
        MVK   .S1   50,A1
||      ZERO  .L1   A7
||      ZERO  .L2   B7
loop:   LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
        SUB   .S1   A1,1,A1
  [A1]  B     .S1   loop
        NOP         2
        MPY   .M1X  A2,B2,A6
||      MPYH  .M2X  B2,A2,B6
        NOP
        ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        ADD   .L1X  A7,B7,A4

        B     .S2   B3
        NOP         5
