; void f(const short *x, const short *h, short *y): y[j] = sum over 32 i of x[j + i] h[i], >> 15, for 100 j.
; Two outputs and two taps at once share their loads. Each packet of loads has one of x and one of h.
; SPRU198G 5.11.6: 50 * (16 * 2 + 9 + 6) + 2 = 2352 cycles without bank conflicts. Reads past x and h.
        .global fir
        .text
fir:
        MVK   .S1   50,A2
        MVK   .S1   80,A3
||      MVK   .S2   82,B6

outer:  LDH   .D1T1 *A4++[2],A0         ; x[j]
||      ADD   .L2X  2,A4,B5             ; &x[j + 1]
||      ADD   .D2   B4,2,B4             ; &h[1]
||      ADD   .L1X  0,B4,A5             ; &h[0]
||      MVK   .S2   16,B2
||[A2]  SUB   .S1   A2,1,A2
        LDH   .D1T1 *A5++[2],A1         ; h[i]
||      LDH   .D2T2 *B5++[2],B1         ; x[j + i + 1]
||      ZERO  .L1   A9
||      ZERO  .L2   B9
        LDH   .D2T2 *B4++[2],B0         ; h[i + 1]
||      LDH   .D1T1 *A4++[2],A0         ; x[j + i + 2]
        LDH   .D1T1 *A5++[2],A1
||      LDH   .D2T2 *B5++[2],B1
        LDH   .D2T2 *B4++[2],B0
||      LDH   .D1T1 *A4++[2],A0
||[B2]  SUB   .S2   B2,1,B2
        LDH   .D1T1 *A5++[2],A1
||      LDH   .D2T2 *B5++[2],B1
||[B2]  B     .S2   inner
        LDH   .D2T2 *B4++[2],B0
||      LDH   .D1T1 *A4++[2],A0
||      MPY   .M1   A0,A1,A7
||[B2]  SUB   .S2   B2,1,B2
        LDH   .D1T1 *A5++[2],A1
||      LDH   .D2T2 *B5++[2],B1
||      MPY   .M1X  A1,B1,A8
||      MPY   .M2   B1,B0,B7
||[B2]  B     .S2   inner
        LDH   .D2T2 *B4++[2],B0
||      LDH   .D1T1 *A4++[2],A0
||      MPY   .M1   A0,A1,A7
||      MPY   .M2X  B0,A0,B8
||[B2]  SUB   .S2   B2,1,B2

inner:  LDH   .D1T1 *A5++[2],A1
||      LDH   .D2T2 *B5++[2],B1
||      MPY   .M1X  A1,B1,A8
||      MPY   .M2   B1,B0,B7
||      ADD   .L1   A7,A9,A9
||      ADD   .L2X  B9,A8,B9
||[B2]  B     .S2   inner
        LDH   .D2T2 *B4++[2],B0
||      LDH   .D1T1 *A4++[2],A0
||      MPY   .M1   A0,A1,A7
||      MPY   .M2X  B0,A0,B8
||      ADD   .L1X  A9,B7,A9
||      ADD   .L2   B8,B9,B9
||[B2]  SUB   .S2   B2,1,B2

  [A2]  B     .S1   outer
||      SUB   .L1   A4,A3,A4            ; &x[j + 2]
||      SUB   .L2   B4,B6,B4            ; &h[0]
        SHR   .S1   A9,15,A9
||      SHR   .S2   B9,15,B9
        STH   .D1T1 A9,*A6++
        STH   .D1T2 B9,*A6++
        NOP         2

        B     .S2   B3
        NOP         5
