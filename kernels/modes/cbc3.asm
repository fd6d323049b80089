; Cipher block chaining of three channels, each with its own key, one after the other.
;
; The arguments of a three-channel routine (docs/reference/kernels.md), and in B8 the routine for one channel. Blocks of one
; channel fill the machine in decryption; in encryption it is bound by one block at a time. Written by hand: calls leave
; nothing to schedule.

        .text
        .global mode_cbc3

SAVED   .set    40                      ; bytes

; A10 outputs, A11 iv, A12 blocks, A13 channels left; B10 inputs, B11 schedules, B12 routine.
mode_cbc3:
        ADDK    .S2     -SAVED, B15
        MV      .L1X    B15, A0
||      STW     .D2T2   B3, *+B15[8]
        STW     .D1T1   A10, *+A0[1]
||      STW     .D2T2   B10, *+B15[2]
||      MV      .L1     A4, A10
||      MV      .L2     B4, B10
        STW     .D1T1   A11, *+A0[3]
||      STW     .D2T2   B11, *+B15[4]
||      MV      .L1     A8, A11
||      MV      .L2     B6, B11
        STW     .D1T1   A12, *+A0[5]
||      STW     .D2T2   B12, *+B15[6]
||      MV      .L1     A6, A12
||      MV      .L2     B8, B12
        STW     .D1T1   A13, *+A0[7]
||      MVK     .S1     3, A13

next:
        LDW     .D1T1   *A10++, A4
||      LDW     .D2T2   *B10++, B4
        LDW     .D2T2   *B11++, B6
||      B       .S2     B12
        MVKL    .S2     channel_done, B3
||      MV      .L1     A12, A6
        MVKH    .S2     channel_done, B3
||      MV      .L1     A11, A8
||      ADDAW   .D1     A11, 4, A11
        SUB     .L1     A13, 1, A13
        NOP     2
channel_done:
        MV      .L1     A13, A1
  [A1]  B       .S1     next
        NOP     5

        MV      .L1X    B15, A0
||      LDW     .D2T2   *+B15[8], B3
        LDW     .D1T1   *+A0[1], A10
||      LDW     .D2T2   *+B15[2], B10
        LDW     .D1T1   *+A0[3], A11
||      LDW     .D2T2   *+B15[4], B11
        LDW     .D1T1   *+A0[5], A12
||      LDW     .D2T2   *+B15[6], B12
        LDW     .D1T1   *+A0[7], A13
        B       .S2     B3
        ADDK    .S2     SAVED, B15
        NOP     4
