; int f(const short *x, const short *h, int n): sum of x[i] * h[i], one cycle four elements, n a multiple of 4 above 44;
; x and h on a double word and in different banks; no load past the arrays. The return hides in the epilog.
; dot_product_24: n/4 + 24 cycles, as SPRU656A table 3-3 prints (520 for 1984): 13 before the loop, 9 of prolog, n/4 - 9
; of kernel, 9 of epilog, 2 for the sum. dot_product_26: n/4 + 26, as its table 3-6 (538 for 2048).
        .global dot_product_24, dot_product_26
        .text
dot_product_26:
        NOP         2
dot_product_24:
        SHR   .S1   A6,2,A1
        ADDK  .S1   -11,A1
        ZERO  .L1   A7
||      ZERO  .L2   B7
||      NOP                             ; these two bring the loop to the start of a fetch packet
||      NOP
        NOP         9
        NOP

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      BDEC  .S1   loop,A1

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      BDEC  .S1   loop,A1

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      BDEC  .S1   loop,A1

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      BDEC  .S1   loop,A1

        LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      BDEC  .S1   loop,A1

loop:   LDDW  .D1T1 *A4++,A9:A8
||      LDDW  .D2T2 *B4++,B9:B8
||      DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7
||      BDEC  .S1   loop,A1

        DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        DOTP2 .M1X  A8,B8,A6
||      DOTP2 .M2X  B9,A9,B6
||      ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7
||      B     .S2   B3

        ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        ADD   .L1   A6,A7,A7
||      ADD   .L2   B6,B7,B7

        NOP

        ADD   .L1X  A7,B7,A4
