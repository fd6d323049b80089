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
        .include "../../simulator/programs/fir_conditional.inc"

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
