; int f(const short *a, int codeword, int mask, short theta):
; for 32 a: sum += a where theta == !!(codeword & mask), else sum -= a; mask <<= 1. Any trip count from 1.
; SPRU198G 5.8.6: 2 * 32 + 6 = 70 cycles. Reads two a past the last.
        .global if_then_else
        .text
if_then_else:
        MVK   .S2   32,B1
  [B1]  SUB   .L2   B1,1,B1
        LDH   .D1T1 *A4++,A5
||[B1]  B     .S2   loop
  [B1]  SUB   .L2   B1,1,B1
||      ZERO  .L1   A7
        LDH   .D1T1 *A4++,A5
||      AND   .L1X  A6,B4,A2
||      SHL   .S1   A6,1,A6
||[B1]  B     .S2   loop
  [A2]  MVK   .S1   1,A2
||[B1]  SUB   .L2   B1,1,B1

loop:   LDH   .D1T1 *A4++,A5
||      AND   .L1X  A6,B4,A2
||      SHL   .S1   A6,1,A6
||      CMPEQ .L2X  B6,A2,B0
||[B1]  B     .S2   loop
  [A2]  MVK   .S1   1,A2
||[B0]  ADD   .L1   A7,A5,A7
||[!B0] SUB   .D1   A7,A5,A7
||[B1]  SUB   .L2   B1,1,B1

        B     .S2   B3
        MV    .L1   A7,A4
        NOP         4
