; int f(const short *x, const short *h, int n): sum of x[i] * h[i], one cycle a pair of elements, n even and above 16,
; x and h on a word; no load past the arrays. The return hides in the epilog.
; dot_product_13: n/2 + 13 cycles, as SPRU656A table 3-2 prints (253 for 480): 5 before the loop, 7 of prolog, n/2 - 7 of
; kernel, 7 of epilog, 1 for the sum. dot_product_16: n/2 + 16, as its table 3-4 (272 for 512).
        .global dot_product_13, dot_product_16
        .text
dot_product_16:
        NOP         3
dot_product_13:
        SHR   .S1   A6,1,A1
        SUB   .L1   A1,8,A1
        ZERO  .L1   A7
||      ZERO  .L2   B7
        NOP         2

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||      MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||      MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

loop:   LDW   .D1T1 *A4++,A2
||      LDW   .D2T2 *B4++,B2
||      MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7
||[A1]  B     .S2   loop
||[A1]  SUB   .S1   A1,1,A1

        MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7
||      B     .S2   B3

        MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        MPY   .M1X  A2,B2,A8
||      MPYH  .M2X  B2,A2,B8
||      ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        ADD   .L1   A8,A7,A7
||      ADD   .L2   B8,B7,B7

        ADD   .L1X  A7,B7,A4
