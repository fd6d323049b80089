; void fir_c62x(const short *x, const short *h, short *y): y[j] = (sum of x[j + i] * h[i], i = 0..31) >> 15 for
; j = 0..479, two outputs and eight taps at once; the outer loop's work is done conditionally inside the inner loop.
; SPRU656A 3.3.3.1 prints 480 * 32 / 2 + 28 = 7708 cycles: 16 * 480 in the loop, 12 before it, 6 to save ten registers
; and 10 to restore them and return. x and h on a word. Reads past x and h.
; Sums A9 B9 (y[j]) and A8 B8 (y[j + 1]). B0 is 0 while an inner loop's sums are stored and the next begin, A2 while
; the pointers go back.
        .global fir_c62x
        .text
fir_c62x:
        STW   .D2T1 A10,*B15--[10]
||      MV    .L1X  B15,A3
        STW   .D1T1 A11,*-A3[1]
||      STW   .D2T2 B10,*+B15[4]
        STW   .D1T1 A12,*-A3[2]
||      STW   .D2T2 B11,*+B15[3]
        STW   .D1T1 A13,*-A3[3]
||      STW   .D2T2 B12,*+B15[2]
        STW   .D1T1 A14,*-A3[4]
||      STW   .D2T2 B13,*+B15[1]
        STW   .D1T1 A15,*-A3[5]

        ADD   .D2   B4,4,B4
||      ADD   .L1X  0,B4,A5
||      ADD   .L2X  4,A4,B5
||      MVK   .S1   4,A2
||      ZERO  .S2   B0
        ADD   .L2X  2,A6,B6
||      LDW   .D1T1 *A5++[2],A3
||      LDW   .D2T2 *B4++[2],B2
||[!A2] MVK   .S1   3,A2
||[A2]  SUB   .L1   A2,1,A2
        LDW   .D1T1 *A4++[2],A15
||      LDW   .D2T2 *B5++[2],B13
||      MVK   .S1   960,A1
        NOP
        LDW   .D1T1 *A4++[2],A12
||      LDW   .D2T2 *B5++[2],B10
        LDW   .D1T1 *A5++[2],A7
||      LDW   .D2T2 *B4++[2],B13
  [!A2] ADDK  .S1   -64,A5
        LDH   .D1T2 *A4,B7
||      MPY   .M2   B13,B2,B12
||      MPYHL .M1X  A3,B13,A0
||[!A2] ADDK  .S2   -64,B4
        MPY   .M1   A15,A3,A10
||      MPYHL .M2   B13,B2,B2
||[!A2] ADDK  .S1   -60,A4
        LDW   .D1T1 *A5++[2],A3
||      LDW   .D2T2 *B4++[2],B2
||      MPYH  .M2   B13,B2,B11
||      MPYLH .M1X  A12,B2,A13
||[!A2] ADDK  .S2   -60,B5
||[!A2] MVK   .S1   3,A2
||[A2]  SUB   .L1   A2,1,A2
        LDW   .D1T1 *A4++[2],A15
||      LDW   .D2T2 *B5++[2],B13
||      MPY   .M1   A12,A7,A10
||      MPY   .M2   B10,B13,B1
        MPYH  .M2   B10,B13,B11
||      MPYHL .M1   A15,A3,A10
||[B0]  ADD   .S1   A9,A10,A9
||[B0]  ADD   .S2   B9,B12,B9
||[!B0] MV    .L1   A10,A9
||[!B0] MV    .L2   B12,B9

loop:   ADD   .L1   A9,A10,A9
||      ADD   .S2   B9,B11,B9
||      LDW   .D1T1 *A4++[2],A12
||      LDW   .D2T2 *B5++[2],B10
||      MPYH  .M1   A15,A3,A11
||      MPYHL .M2   B10,B13,B7
||[A1]  SUB   .S1   A1,1,A1
        LDW   .D1T1 *A5++[2],A7
||      LDW   .D2T2 *B4++[2],B13
||      MPYH  .M1   A12,A7,A7
||      MPYLH .M2   B7,B13,B10
||[B0]  ADD   .S1   A8,A10,A8
||[B0]  ADD   .S2   B8,B2,B8
||[!B0] MV    .L1   A10,A8
||[!B0] MV    .L2   B2,B8
        ADD   .D1   A8,A13,A8
||      ADD   .D2   B9,B1,B9
||      ADD   .L1   A9,A11,A9
||      ADD   .L2   B8,B7,B8
||      MPYHL .M1   A12,A7,A12
||      MPYLH .M2X  B10,A7,B7
||[!A2] ADDK  .S1   -64,A5
||[A1]  B     .S2   loop
        ADD   .D2   B8,B10,B8
||      ADD   .L1   A8,A0,A8
||      ADD   .L2   B9,B11,B9
||      ADD   .S1   A9,A7,A9
||      LDH   .D1T2 *A4,B7
||      MPY   .M2   B13,B2,B12
||      MPYHL .M1X  A3,B13,A0
||[!A2] ADDK  .S2   -64,B4
        ADD   .D1   A8,A12,A8
||      ADD   .D2   B8,B7,B8
||      ADD   .L1X  A9,B9,A13
||      MPY   .M1   A15,A3,A10
||      MPYHL .M2   B13,B2,B2
||[!A2] ADDK  .S1   -60,A4
||[!B0] MVK   .S2   3,B0
||[B0]  SUB   .L2   B0,1,B0
        ADD   .L2X  B8,A8,B1
||      LDW   .D1T1 *A5++[2],A3
||      LDW   .D2T2 *B4++[2],B2
||      MPYH  .M2   B13,B2,B11
||      MPYLH .M1X  A12,B2,A13
||[!A2] ADDK  .S2   -60,B5
||[!A2] MVK   .S1   3,A2
||[A2]  SUB   .L1   A2,1,A2
        LDW   .D1T1 *A4++[2],A15
||      LDW   .D2T2 *B5++[2],B13
||      MPY   .M1   A12,A7,A10
||      MPY   .M2   B10,B13,B1
||      SHR   .S1   A13,15,A14
||      SHR   .S2   B1,15,B1
        MPYH  .M2   B10,B13,B11
||      MPYHL .M1   A15,A3,A10
||[B0]  ADD   .S1   A9,A10,A9
||[B0]  ADD   .S2   B9,B12,B9
||[!B0] MV    .L1   A10,A9
||[!B0] MV    .L2   B12,B9
||[!B0] STH   .D1T1 A14,*A6++[2]
||[!B0] STH   .D2T2 B1,*B6++[2]

        MV    .L1X  B15,A0
||      LDW   .D2T1 *+B15[9],A11
        LDW   .D1T1 *+A0[8],A12
||      LDW   .D2T2 *+B15[4],B10
        LDW   .D1T1 *+A0[7],A13
||      LDW   .D2T2 *+B15[3],B11
        LDW   .D1T1 *+A0[6],A14
||      LDW   .D2T2 *+B15[2],B12
        LDW   .D1T1 *+A0[5],A15
||      LDW   .D2T2 *+B15[1],B13
||      B     .S2   B3
        LDW   .D2T1 *++B15[10],A10
        NOP         4
