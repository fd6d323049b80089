; int f(const short *a, int codeword, int mask, short theta): as if_then_else, two elements in three cycles.
; SPRU198G 5.9.6: 3 * 16 + 5 = 53 cycles. Side A has the even elements, side B the odd. Reads two a past the last.
        .global if_then_else_unrolled
        .text
if_then_else_unrolled:
        ADD   .L2X  2,A4,B5
||      MVK   .S2   14,B1
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B5++[2],B8
||      SHL   .S2X  A6,1,B7
||      B     .S1   loop
||      ZERO  .L1   A7
||      ZERO  .L2   B9
        AND   .L1X  A6,B4,A2
||      SHL   .S1   A6,2,A6
||      AND   .L2   B7,B4,B2
||      SHL   .S2   B7,2,B7
  [A2]  MVK   .S1   1,A2
||[B2]  MVK   .S2   1,B2

loop:   LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B5++[2],B8
||      CMPEQ .L1X  A2,B6,A1
||      CMPEQ .L2   B2,B6,B0
||[B1]  B     .S1   loop
        AND   .L1X  A6,B4,A2
||      SHL   .S1   A6,2,A6
||      AND   .L2   B7,B4,B2
||      SHL   .S2   B7,2,B7
||[B1]  SUB   .D2   B1,1,B1
  [A2]  MVK   .S1   1,A2
||[B2]  MVK   .S2   1,B2
||[A1]  ADD   .L1   A7,A5,A7
||[!A1] SUB   .D1   A7,A5,A7
||[B0]  ADD   .L2   B9,B8,B9
||[!B0] SUB   .D2   B9,B8,B9

        ADD   .L1X  A7,B9,A4

        B     .S2   B3
        NOP         5
