; int f(const short *a, int codeword, int mask, short theta): as if_then_else, for a trip count above 3, so that
; the first branches need no counter. SPRU198G 5.8.7: 2 * 32 + 4 = 68 cycles. Reads two a past the last.
        .global if_then_else_short
        .text
if_then_else_short:
        LDH   .D1T1 *A4++,A5
||      B     .S2   loop
        MVK   .S2   29,B1
||      ZERO  .L1   A7
        LDH   .D1T1 *A4++,A5
||      AND   .L1X  A6,B4,A2
||      SHL   .S1   A6,1,A6
||      B     .S2   loop
  [A2]  MVK   .S1   1,A2

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
