; void f(const short *x, short *y, short c1, short c2, short c3):
; y[i+1] = (c1 x[i] + c2 x[i+1] + c3 y[i]) >> 15 for 100 i. The recurrence through y takes 4 cycles.
; SPRU198G 5.7.8: 4 * 100 + 8 = 408 cycles. Reads two x past the last.
        .global iir
        .text
iir:
        LDH   .D1T1 *A4++,A2            ; x[0]
||      MVK   .S1   100,A1
        LDH   .D1T1 *A4,A3              ; x[1]
        LDH   .D2T2 *B4++,B2            ; y[0]
        NOP
        LDH   .D1T1 *A4++,A2
        LDH   .D1T1 *A4,A3
||      MPY   .M1   A6,A2,A5
||[A1]  SUB   .L1   A1,1,A1
        MPY   .M1X  A3,B6,A7
||[A1]  B     .S1   loop
        MPY   .M2X  B2,A8,B7

loop:   ADD   .L1   A5,A7,A9
||      LDH   .D1T1 *A4++,A2
        ADD   .L2X  B7,A9,B5
||      MPY   .M1   A6,A2,A5
||      LDH   .D1T1 *A4,A3
||[A1]  SUB   .L1   A1,1,A1
        SHR   .S2   B5,15,B2
||      MPY   .M1X  A3,B6,A7
||[A1]  B     .S1   loop
        STH   .D2T2 B2,*B4++
||      MPY   .M2X  B2,A8,B7

        B     .S2   B3
        NOP         5
