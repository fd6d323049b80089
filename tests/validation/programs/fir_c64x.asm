; void fir_c64x(const short *x, const short *h, short *y): y[j] = (sum of x[j + i] * h[i], i = 0..63) >> 15 for
; j = 0..1983, four outputs at once, all 64 taps unrolled: 64 cycles in which two DOTP2 a cycle do all the work.
; SPRU656A 3.3.3.2 prints 1984 * 64 / 4 + 22 = 31766 cycles: 496 * 64 in the loop, 2 before it, and 20 after it for the
; last sums, in which the return hides. x and h on a double word, y on a word.
; y[j] and y[j + 2] (A3, A6) take the aligned pairs of x, y[j + 1] and y[j + 3] (B6, B7) those one element on, which
; LDNDW loads. The loop begins with both pointers of x going on to the next group. B0 is 0 until the first sums are there.
        .global fir_c64x
        .text
fir_c64x:
        MV    .L1X  B4,A5
||      ADD   .L2X  -6,A4,B4
||      MV    .S1   A6,A7
||      ZERO  .S2   B0
        ADD   .L2X  2,A6,B5
||      MVK   .S1   494,A1
||      ADD   .L1   -8,A4,A4
||      NOP                             ; brings the loop to the start of a fetch packet

loop:   LDDW  .D1T1 *+A5[0],A17:A16
||      ADD   .S1   8,A4,A4
||      ADD   .S2   8,B4,B4
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A18,A26,A2
||      DOTP2 .M2X  B18,A18,B2
        LDDW  .D1T1 *+A4[0],A25:A24
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A19,A27,A2
||      DOTP2 .M2X  B19,A19,B2
        LDNDW .D2T2 *+B4[0],B17:B16
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A18,A27,A2
||      DOTP2 .M2X  B19,A18,B2
        LDDW  .D1T1 *+A4[15],A9:A8
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A19,A28,A2
||      DOTP2 .M2X  B20,A19,B2
        LDDW  .D1T1 *+A5[1],A19:A18
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A20,A28,A2
||      DOTP2 .M2X  B20,A20,B2
        LDDW  .D1T1 *+A4[1],A27:A26
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A21,A29,A2
||      DOTP2 .M2X  B21,A21,B2
        LDNDW .D2T2 *+B4[1],B19:B18
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A20,A29,A2
||      DOTP2 .M2X  B21,A20,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A21,A30,A2
||      DOTP2 .M2X  B22,A22,B2
        LDDW  .D1T1 *+A5[2],A21:A20
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A22,A30,A2
||      DOTP2 .M2X  B23,A23,B2
        LDDW  .D1T1 *+A4[2],A29:A28
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M2X  B22,A21,B2
||      DOTP2 .M1   A23,A31,A2
        LDNDW .D2T2 *+B4[2],B21:B20
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A22,A31,A2
||      DOTP2 .M2X  B23,A22,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A23,A8,A2
||      DOTP2 .M2X  B24,A23,B2
        LDDW  .D1T1 *+A5[3],A23:A22
||      DOTP2 .M1   A16,A24,A2
||      DOTP2 .M2X  B16,A16,B2
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
        LDDW  .D1T1 *+A4[3],A31:A30
||      DOTP2 .M1   A17,A25,A2
||      DOTP2 .M2X  B17,A17,B2
||      ADD   .L2   B2,B7,B7
||      ADD   .L1   A2,A3,A3
||      SHR   .S2   B6,15,B1
        LDNDW .D2T2 *+B4[3],B23:B22
||      DOTP2 .M1   A16,A25,A2
||      DOTP2 .M2X  B17,A16,B2
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      SHR   .S1   A3,15,A0
        DOTP2 .M1   A17,A26,A2
||      DOTP2 .M2X  B18,A17,B2
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||[B0]  STH   .D1T1 A0,*A7++[2]
||[B0]  STH   .D2T2 B1,*B5++[2]
        LDDW  .D1T1 *+A5[4],A17:A16
||      MV    .L1   A2,A3
||      MV    .L2   B2,B6
||      DOTP2 .M1   A18,A26,A2
||      DOTP2 .M2X  B18,A18,B2
||      SHR   .S1   A6,15,A0
||      SHR   .S2   B7,15,B1
        LDDW  .D1T1 *+A4[4],A25:A24
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A19,A27,A2
||      DOTP2 .M2X  B19,A19,B2
        LDNDW .D2T2 *+B4[4],B17:B16
||      MV    .L1   A2,A6
||      MV    .L2   B2,B7
||      DOTP2 .M1   A18,A27,A2
||      DOTP2 .M2X  B19,A18,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A19,A28,A2
||      DOTP2 .M2X  B20,A19,B2
||[B0]  STH   .D1T1 A0,*A7++[2]
||[B0]  STH   .D2T2 B1,*B5++[2]
        LDDW  .D1T1 *+A5[5],A19:A18
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A20,A28,A2
||      DOTP2 .M2X  B20,A20,B2
        LDDW  .D1T1 *+A4[5],A27:A26
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A21,A29,A2
||      DOTP2 .M2X  B21,A21,B2
        LDNDW .D2T2 *+B4[5],B19:B18
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A20,A29,A2
||      DOTP2 .M2X  B21,A20,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A21,A30,A2
||      DOTP2 .M2X  B22,A21,B2
        LDDW  .D1T1 *+A5[6],A21:A20
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A22,A30,A2
||      DOTP2 .M2X  B22,A22,B2
        LDDW  .D1T1 *+A4[6],A29:A28
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A23,A31,A2
||      DOTP2 .M2X  B23,A23,B2
        LDNDW .D2T2 *+B4[6],B21:B20
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A22,A31,A2
||      DOTP2 .M2X  B23,A22,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A23,A24,A2
||      DOTP2 .M2X  B16,A23,B2
        LDDW  .D1T1 *+A5[7],A23:A22
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A16,A24,A2
||      DOTP2 .M2X  B16,A16,B2
        LDDW  .D1T1 *+A4[7],A31:A30
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A17,A25,A2
||      DOTP2 .M2X  B17,A17,B2
        LDNDW .D2T2 *+B4[7],B23:B22
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A16,A25,A2
||      DOTP2 .M2X  B17,A16,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A17,A26,A2
||      DOTP2 .M2X  B18,A17,B2
        LDDW  .D1T1 *+A5[8],A17:A16
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A18,A26,A2
||      DOTP2 .M2X  B18,A18,B2
        LDDW  .D1T1 *+A4[8],A25:A24
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A19,A27,A2
||      DOTP2 .M2X  B19,A19,B2
        LDNDW .D2T2 *+B4[8],B17:B16
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A18,A27,A2
||      DOTP2 .M2X  B19,A18,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A19,A28,A2
||      DOTP2 .M2X  B20,A19,B2
        LDDW  .D1T1 *+A5[9],A19:A18
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A20,A28,A2
||      DOTP2 .M2X  B20,A20,B2
        LDDW  .D1T1 *+A4[9],A27:A26
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A21,A29,A2
||      DOTP2 .M2X  B21,A21,B2
        LDNDW .D2T2 *+B4[9],B19:B18
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A20,A29,A2
||      DOTP2 .M2X  B21,A20,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A21,A30,A2
||      DOTP2 .M2X  B22,A21,B2
        LDDW  .D1T1 *+A5[10],A21:A20
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A22,A30,A2
||      DOTP2 .M2X  B22,A22,B2
||      MVK   .S2   1,B0
        LDDW  .D1T1 *+A4[10],A29:A28
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A23,A31,A2
||      DOTP2 .M2X  B23,A23,B2
        LDNDW .D2T2 *+B4[10],B21:B20
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A22,A31,A2
||      DOTP2 .M2X  B23,A22,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A23,A24,A2
||      DOTP2 .M2X  B16,A23,B2
        LDDW  .D1T1 *+A5[11],A23:A22
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A16,A24,A2
||      DOTP2 .M2X  B16,A16,B2
        LDDW  .D1T1 *+A4[11],A31:A30
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A17,A25,A2
||      DOTP2 .M2X  B17,A17,B2
        LDNDW .D2T2 *+B4[11],B23:B22
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A16,A25,A2
||      DOTP2 .M2X  B17,A16,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A17,A26,A2
||      DOTP2 .M2X  B18,A17,B2
        LDDW  .D1T1 *+A5[12],A17:A16
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A18,A26,A2
||      DOTP2 .M2X  B18,A18,B2
        LDDW  .D1T1 *+A4[12],A25:A24
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A19,A27,A2
||      DOTP2 .M2X  B19,A19,B2
        LDNDW .D2T2 *+B4[12],B17:B16
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A18,A27,A2
||      DOTP2 .M2X  B19,A18,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A19,A28,A2
||      DOTP2 .M2X  B20,A19,B2
        LDDW  .D1T1 *+A5[13],A19:A18
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A20,A28,A2
||      DOTP2 .M2X  B20,A20,B2
        LDDW  .D1T1 *+A4[13],A27:A26
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A21,A29,A2
||      DOTP2 .M2X  B21,A21,B2
        LDNDW .D2T2 *+B4[13],B19:B18
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A20,A29,A2
||      DOTP2 .M2X  B21,A20,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A21,A30,A2
||      DOTP2 .M2X  B22,A21,B2
        LDDW  .D1T1 *+A5[14],A21:A20
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A22,A30,A2
||      DOTP2 .M2X  B22,A22,B2
        LDDW  .D1T1 *+A4[14],A29:A28
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A23,A31,A2
||      DOTP2 .M2X  B23,A23,B2
        LDNDW .D2T2 *+B4[14],B21:B20
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A22,A31,A2
||      DOTP2 .M2X  B23,A22,B2
||      BDEC  .S1   loop,A1
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A23,A24,A2
||      DOTP2 .M2X  B16,A23,B2
        LDDW  .D1T1 *+A5[15],A23:A22
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A16,A24,A2
||      DOTP2 .M2X  B16,A16,B2
        LDDW  .D1T1 *+A4[15],A31:A30
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A17,A25,A2
||      DOTP2 .M2X  B17,A17,B2
        LDNDW .D2T2 *+B4[15],B23:B22
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A16,A25,A2
||      DOTP2 .M2X  B17,A16,B2
        LDNDW .D2T2 *+B4[16],B25:B24
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A17,A26,A2
||      DOTP2 .M2X  B18,A17,B2

        ADD   .S1   8,A4,A4
||      ADD   .S2   8,B4,B4
||      ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A18,A26,A2
||      DOTP2 .M2X  B18,A18,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A19,A27,A2
||      DOTP2 .M2X  B19,A19,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A18,A27,A2
||      DOTP2 .M2X  B19,A18,B2
        LDDW  .D1T1 *+A4[15],A9:A8
||      ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A19,A28,A2
||      DOTP2 .M2X  B20,A19,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A20,A28,A2
||      DOTP2 .M2X  B20,A20,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A21,A29,A2
||      DOTP2 .M2X  B21,A21,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A20,A29,A2
||      DOTP2 .M2X  B21,A20,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A21,A30,A2
||      DOTP2 .M2X  B22,A22,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A22,A30,A2
||      DOTP2 .M2X  B23,A23,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M2X  B22,A21,B2
||      DOTP2 .M1   A23,A31,A2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      DOTP2 .M1   A22,A31,A2
||      DOTP2 .M2X  B23,A22,B2
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B6,B6
||      DOTP2 .M1   A23,A8,A2
||      DOTP2 .M2X  B24,A23,B2
        ADD   .L1   A2,A3,A3
||      ADD   .L2   B2,B6,B6
        ADD   .L2   B2,B7,B7
||      ADD   .L1   A2,A3,A3
||      SHR   .S2   B6,15,B1
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      SHR   .S1   A3,15,A0
||      BNOP  .S2   B3,0
        ADD   .L1   A2,A6,A6
||      ADD   .L2   B2,B7,B7
||      STH   .D1T1 A0,*A7++[2]
||      STH   .D2T2 B1,*B5++[2]
        SHR   .S1   A6,15,A0
||      SHR   .S2   B7,15,B1
        NOP
        NOP
        STH   .D1T1 A0,*A7++[2]
||      STH   .D2T2 B1,*B5++[2]
