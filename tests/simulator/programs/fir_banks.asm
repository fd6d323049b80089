; void f(const short *x, const short *h, short *y): as fir, four taps at once. Each packet of loads has two
; neighbours of one array, so no alignment of the arrays makes them meet in a bank.
; SPRU198G 5.12.9: 50 * (8 * 4 + 10 + 6) + 2 = 2402 cycles. Reads past x and h.
; x1 A0, x2 B0, x3 A5, x0 and x4 B5; h0 A1, h1 B6, h2 A7, h3 B8; products A3 A10 B7 B10; sums A9 B9.
; Saving and restoring A10 and B10: 2 cycles before; inside the delay slots of the return after.
        .global fir_banks
        .text
fir_banks:
        STW   .D2T1 A10,*B15--[2]
        STW   .D2T2 B10,*+B15[1]

        MVK   .S1   50,A2
        NOP

outer:  LDH   .D1T2 *A4++,B5            ; x[j]
||      ADD   .L2X  4,A4,B1             ; &x[j + 2]
||      ADD   .L1X  2,B4,A8             ; &h[1]
||      MVK   .S2   8,B2
||[A2]  SUB   .S1   A2,1,A2
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
||      ZERO  .L1   A9
||      ZERO  .L2   B9
        LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
        LDH   .D1T2 *A8++[2],B8
||      LDH   .D2T1 *B4++[2],A7
||      SUB   .L2   B2,1,B2
        LDH   .D1T1 *A4++[2],A0
||      LDH   .D2T2 *B1++[2],B0
        LDH   .D1T2 *A8++[2],B6
||      LDH   .D2T1 *B4++[2],A1
        LDH   .D1T1 *A4++[2],A5
||      LDH   .D2T2 *B1++[2],B5
||      MPY   .M1X  A1,B5,A3            ; x0 h0
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

  [A2]  B     .S1   outer
||      ADDK  .S2   -80,B4
        SHR   .S1   A9,15,A9
||      SHR   .S2   B9,15,B9
        STH   .D1T1 A9,*A6++
||      ADDK  .S1   -82,A4
        STH   .D1T2 B9,*A6++
        NOP         2

        B     .S2   B3
||      LDW   .D2T2 *+B15[1],B10
        LDW   .D2T1 *++B15[2],A10
        NOP         4
