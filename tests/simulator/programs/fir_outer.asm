; void f(const short *x, const short *h, short *y): as fir_banks, the end of one outer iteration in parallel with
; the start of the next. SPRU198G 5.13.4: 50 * (7 * 4 + 6 + 6) + 6 = 2006 cycles. Reads past x and h.
; x1 A0, x2 B0, x3 A5, x4 B5; h0 A1, h1 B6, h2 A7, h3 and the first x0 B8; products A3 A10 B7 B10; sums A9 B9.
; Saving A10, B10 to B12: 4 cycles before; 2 after and the delay slots of the return.
        .global fir_outer
        .text
fir_outer:
        STW   .D2T1 A10,*B15--[4]
        STW   .D2T2 B10,*+B15[1]
        STW   .D2T2 B11,*+B15[2]
        STW   .D2T2 B12,*+B15[3]

        MVK   .S1   49,A2
||      MVK   .S2   72,B11
        ADD   .L2X  2,A6,B12            ; &y[1]
        LDH   .D1T2 *A4++,B8            ; x[j]
||      ADD   .S2X  4,A4,B1             ; &x[j + 2]
||      ADD   .S1X  2,B4,A8             ; &h[1]
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
||      MVK   .S2   7,B2
        LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
||      ZERO  .L1   A9
||      ZERO  .L2   B9

outer:  LDH   .D1T2 *A8++[2],B8
||      LDH   .D2T1 *B4++[2],A7
||      SUB   .L2   B2,1,B2
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
        LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
||      MPY   .M1X  A1,B8,A3            ; x0 h0
||      MPY   .M2X  B6,A0,B7            ; x1 h1
        LDH   .D1T2 *A8++[2],B8
||      LDH   .D2T1 *B4++[2],A7
||      MPY   .M1   A0,A1,A10           ; x1 h0
||      MPY   .M2   B0,B6,B10           ; x2 h1
||[B2]  B     .S1   inner
||[B2]  SUB   .L2   B2,1,B2
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
||      MPY   .M1X  A7,B0,A10           ; x2 h2
||      MPY   .M2X  B8,A5,B7            ; x3 h3

inner:  LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
||      MPY   .M1   A5,A7,A3            ; x3 h2
||      MPY   .M2   B5,B8,B10           ; x4 h3
||      ADD   .L1X  A9,B7,A9            ; x1 h1
||      ADD   .L2X  B9,A10,B9           ; x1 h0
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
||      MPY   .M1X  A1,B5,A3
||      MPY   .M2X  B6,A0,B7
||      ADD   .L1   A9,A3,A9            ; x0 h0
||      ADD   .L2   B9,B10,B9           ; x2 h1
        LDH   .D1T2 *A8++[2],B8
||      LDH   .D2T1 *B4++[2],A7
||      MPY   .M1   A0,A1,A10
||      MPY   .M2   B0,B6,B10
||      ADD   .L1X  A9,B7,A9            ; x3 h3
||      ADD   .L2X  B9,A3,B9            ; x3 h2
||[B2]  B     .S1   inner
||[B2]  SUB   .S2   B2,1,B2
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
||      MPY   .M1X  A7,B0,A10
||      MPY   .M2X  B8,A5,B7
||      ADD   .L1   A9,A10,A9           ; x2 h2
||      ADD   .L2   B9,B10,B9           ; x4 h3

        MPY   .M1   A5,A7,A3
||      MPY   .M2   B5,B8,B10
||      ADD   .L1X  A9,B7,A9
||      ADD   .L2X  B9,A10,B9
||      ADDK  .S1   -74,A4              ; &x[j + 2]
||      SUB   .D2   B4,B11,B4           ; &h[0]
||[A2]  B     .S2   outer
        ADD   .L1   A9,A3,A9
||      ADD   .L2   B9,B10,B9
||      LDH   .D1T2 *A4++,B8
||      ADD   .S2X  4,A4,B1
||      ADD   .S1X  2,B4,A8
        ADD   .L1X  A9,B7,A9
||      ADD   .L2X  B9,A3,B9
||      LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
||[A2]  SUB   .S1   A2,1,A2
||      MVK   .S2   7,B2
        ADD   .L1   A9,A10,A9
||      ADD   .L2   B9,B10,B9
||      LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
        SHR   .S1   A9,15,A9
||      SHR   .S2   B9,15,B9
||      LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
        STH   .D1T1 A9,*A6++[2]
||      STH   .D2T2 B9,*B12++[2]
||      ZERO  .L1   A9
||      ZERO  .L2   B9

        LDW   .D2T2 *+B15[1],B10
        LDW   .D2T2 *+B15[2],B11
        B     .S2   B3
||      LDW   .D2T2 *+B15[3],B12
        LDW   .D2T1 *++B15[4],A10
        NOP         4
