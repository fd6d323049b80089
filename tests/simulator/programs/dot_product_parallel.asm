; int f(const short *a, const short *b): dot product of 100, loads in parallel, delay slots of the branch used.
; SPRU198G 5.3.5.1: 1 + 100 * 8 = 801 cycles.
        .global dot_product_parallel
        .text
dot_product_parallel:
        MVK   .S1   100,A1
||      ZERO  .L1   A7
loop:   LDH   .D1T1 *A4++,A2
||      LDH   .D2T2 *B4++,B2
        SUB   .S1   A1,1,A1
  [A1]  B     .S2   loop
        NOP         2
        MPY   .M1X  A2,B2,A6
        NOP
        ADD   .L1   A6,A7,A7

        B     .S2   B3
        MV    .L1   A7,A4
        NOP         4
