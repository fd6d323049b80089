; int f(const short *a, const short *b): dot product of 100, one instruction after another.
; SPRU198G 5.3.5.1: 2 + 100 * 16 = 1602 cycles.
        .global dot_product_serial
        .text
dot_product_serial:
        MVK   .S1   100,A1
        ZERO  .L1   A7
loop:   LDH   .D1T1 *A4++,A2
        LDH   .D2T2 *B4++,B2
        NOP         4
        MPY   .M1X  A2,B2,A6
        NOP
        ADD   .L1   A6,A7,A7
        SUB   .S1   A1,1,A1
  [A1]  B     .S2   loop
        NOP         5

        B     .S2   B3
        MV    .L1   A7,A4
        NOP         4
