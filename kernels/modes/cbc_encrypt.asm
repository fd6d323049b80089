; Cipher block chaining (SP 800-38A, 6.2), encryption by a routine on one block.
;
; The arguments of a mode routine (docs/reference/kernels.md), and in B8 the routine
;
;       void routine(uint32_t block[4], const void *schedule);
;
; The initialisation vector's place holds the block under way. Written by hand: calls leave nothing to schedule.

        .text
        .global mode_cbc_encrypt

SAVED   .set    32                      ; bytes

; A10 out, A11 iv, A12 blocks left; B10 in, B11 schedule, B12 routine.
mode_cbc_encrypt:
        ADDK    .S2     -SAVED, B15
||      MV      .L1     A6, A1
        MV      .L1X    B15, A0
        STW     .D1T1   A10, *+A0[1]
||      STW     .D2T2   B10, *+B15[2]
||      MV      .L1     A4, A10
||      MV      .L2     B4, B10
  [!A1] B       .S1     restore
||      STW     .D1T1   A11, *+A0[3]
||      STW     .D2T2   B11, *+B15[4]
||      MV      .L1     A8, A11
||      MV      .L2     B6, B11
        STW     .D1T1   A12, *+A0[5]
||      STW     .D2T2   B12, *+B15[6]
||      MV      .L1     A6, A12
||      MV      .L2     B8, B12
        STW     .D2T2   B3, *+B15[7]
        NOP     3

next:
        MV      .L1X    B10, A7
||      MV      .L2X    A11, B7
        LDW     .D1T1   *+A11[0], A0
||      LDW     .D2T2   *+B7[1], B0
        LDW     .D1T1   *+A11[2], A1
||      LDW     .D2T2   *+B7[3], B1
        LDW     .D1T1   *+A7[0], A2
||      LDW     .D2T2   *+B10[1], B2
        LDW     .D1T1   *+A7[2], A3
||      LDW     .D2T2   *+B10[3], B5
        B       .S2     B12
        MVKL    .S2     ciphered, B3
||      MV      .L1     A11, A4
        MVKH    .S2     ciphered, B3
||      ADDAW   .D2     B10, 4, B10
        XOR     .L1     A0, A2, A0
||      XOR     .L2     B0, B2, B0
        XOR     .L1     A1, A3, A1
||      XOR     .L2     B1, B5, B1
||      STW     .D1T1   A0, *+A11[0]
||      STW     .D2T2   B0, *+B7[1]
        STW     .D1T1   A1, *+A11[2]
||      STW     .D2T2   B1, *+B7[3]
||      MV      .L2     B11, B4
ciphered:
        MV      .L2X    A11, B7
||      SUB     .L1     A12, 1, A12
        LDW     .D1T1   *+A11[0], A0
||      LDW     .D2T2   *+B7[1], B0
        LDW     .D1T1   *+A11[2], A3
||      LDW     .D2T2   *+B7[3], B1
||      MV      .L1     A12, A1
||      MV      .L2X    A10, B6
  [A1]  B       .S1     next
        NOP     2
        STW     .D1T1   A0, *+A10[0]
||      STW     .D2T2   B0, *+B6[1]
        STW     .D1T1   A3, *+A10[2]
||      STW     .D2T2   B1, *+B6[3]
        ADDAW   .D1     A10, 4, A10

restore:
        LDW     .D2T2   *+B15[7], B3
||      MV      .L1X    B15, A0
        LDW     .D1T1   *+A0[1], A10
||      LDW     .D2T2   *+B15[2], B10
        LDW     .D1T1   *+A0[3], A11
||      LDW     .D2T2   *+B15[4], B11
        LDW     .D1T1   *+A0[5], A12
||      LDW     .D2T2   *+B15[6], B12
        NOP
        B       .S2     B3
        ADDK    .S2     SAVED, B15
        NOP     4
