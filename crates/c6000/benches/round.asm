; void round(const uint32_t *even, const uint32_t *odd, uint32_t rounds): loads from two tables of 256 words by
; bytes of a state of two words, xors, rotations by shifts; no result.
        .global round
        .text
round:  MV    .L1   A6,A1
||      ZERO  .D1   A7
||      ZERO  .D2   B7
        ZERO  .L1   A8
||      ZERO  .L2   B8
||      ZERO  .S1   A2
||      ZERO  .S2   B2

loop:   LDW   .D1T1 *+A4[A8],A5
||      LDW   .D2T2 *+B4[B8],B5
||      XOR   .L1   A7,A2,A7
||      XOR   .L2   B7,B2,B7
||      SHL   .S1   A7,4,A9
||      SHL   .S2   B7,4,B9
        SUB   .D1   A1,1,A1
||      SHRU  .S1   A7,28,A3
||      SHRU  .S2   B7,28,B1
||      ADD   .L1   A7,A9,A2
||      ADD   .L2   B7,B9,B2
  [A1]  B     .S1   loop
||      ADD   .L1   A9,A3,A7
||      ADD   .L2   B9,B1,B7
||      ADD   .D2   B2,B9,B2
        XOR   .L1   A7,A2,A7
||      XOR   .L2   B7,B2,B7
||      ADD   .S1   A2,A9,A2
        NOP
        XOR   .L1   A7,A5,A7
||      XOR   .L2   B7,B5,B7
||      EXTU  .S1   A2,16,24,A8
||      EXTU  .S2   B2,8,24,B8
        XOR   .L1X  A7,B5,A7
||      XOR   .L2   B7,B1,B7
||      AND   .S1   A2,A9,A2
||      ADD   .D1   A2,A3,A3
        ADD   .L1   A7,A3,A7
||      ADD   .L2   B7,B2,B7
||      XOR   .S1   A2,A9,A2
||      XOR   .S2   B2,B9,B2
||      ADD   .D1   A3,A9,A3
||      ADD   .D2   B1,B9,B1

        B     .S2   B3
        NOP         5
