; int f(const short *a, const short *b, short c, short d, short e): sum over 100 of
; ((a c >> 15) d + a c) + ((b c >> 15) e + b c), halves of 16 bits into each product.
; The product a c is wanted for longer than the interval of 2: a move carries it over.
; SPRU198G 5.10.6: 2 * 100 + 11 + 1 = 212 cycles. Reads six elements past each array.
        .global live_too_long
        .text
live_too_long:
        LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0
        MVK   .S2   100,B2
        LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0
        ZERO  .L1   A1
||      ZERO  .L2   B9
        LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0
  [B2]  SUB   .S2   B2,1,B2
        MPY   .M1   A0,A6,A3
||      MPY   .M2X  B0,A6,B1
||      LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0
  [B2]  SUB   .S2   B2,1,B2
||[B2]  B     .S1   loop
        SHR   .S1   A3,15,A5
||      SHR   .S2   B1,15,B5
||      MPY   .M1   A0,A6,A3
||      MPY   .M2X  B0,A6,B1
||      LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0
        MPY   .M1X  A5,B6,A7
||      MPY   .M2X  B5,A8,B7
||      MV    .D1   A3,A2
||      MV    .D2   B1,B8
||[B2]  SUB   .S2   B2,1,B2
||[B2]  B     .S1   loop
        SHR   .S1   A3,15,A5
||      SHR   .S2   B1,15,B5
||      MPY   .M1   A0,A6,A3
||      MPY   .M2X  B0,A6,B1
||      LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0

loop:   ADD   .L1   A7,A2,A5
||      ADD   .L2   B7,B8,B5
||      MPY   .M1X  A5,B6,A7
||      MPY   .M2X  B5,A8,B7
||      MV    .D1   A3,A2
||      MV    .D2   B1,B8
||[B2]  SUB   .S2   B2,1,B2
||[B2]  B     .S1   loop
        ADD   .L1   A1,A5,A1
||      ADD   .L2   B9,B5,B9
||      SHR   .S1   A3,15,A5
||      SHR   .S2   B1,15,B5
||      MPY   .M1   A0,A6,A3
||      MPY   .M2X  B0,A6,B1
||      LDH   .D1T1 *A4++,A0
||      LDH   .D2T2 *B4++,B0

        ADD   .L1X  A1,B9,A4

        B     .S2   B3
        NOP         5
