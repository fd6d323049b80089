; void touch(const char *array, int length): loads one byte of each of two lines a cycle, so that L1D takes them all.
; SPRU656A figure 3-4 prints 16 + (length + 124) / 128 cycles without misses: here 10 before the loop, one a pair of
; lines, and 6 of the return. At least 8 pairs. The second line's byte is one bank on.
        .global touch
        .text
touch:
        ADDK  .S2   124,B4
        SHR   .S2   B4,7,B0
||      CLR   .S1   A4,0,5,A4
        SUB   .L2   B0,7,B0
||      MVK   .S1   128,A6
        ADD   .L2X  4,A4,B4
||      MVK   .S2   128,B6
        ADDK  .S2   64,B4
||      NOP                             ; these two bring the loop to the start of a fetch packet
||      NOP
        B     .S1   loop
        B     .S1   loop
        B     .S1   loop
||      MV    .L1X  B0,A0
        B     .S1   loop
        B     .S1   loop
loop:   LDBU  .D1T1 *A4++[A6],A3
||      LDBU  .D2T2 *B4++[B6],B5
||      BDEC  .S1   loop,A0
        BNOP  .S2   B3,5
