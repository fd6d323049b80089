; Cipher block chaining of three channels, each with its own key: two at once and then the third.
;
; The arguments of a three-channel routine (docs/reference/kernels.md), in B8 the routine for two channels and in A9 the one for
; a single channel. Written by hand: calls leave nothing to schedule.

        .text
        .global mode_cbc3_pair

SAVED   .set    32                      ; bytes

; On the stack: outputs, inputs, blocks, schedules, ivs, the routine for one channel, the return.
mode_cbc3_pair:
        ADDK    .S2     -SAVED, B15
        MV      .L1X    B15, A0
||      STW     .D2T2   B4, *+B15[2]
        STW     .D1T1   A4, *+A0[1]
||      STW     .D2T2   B6, *+B15[4]
||      B       .S2     B8
        STW     .D1T1   A6, *+A0[3]
||      STW     .D2T2   B3, *+B15[6]
        STW     .D1T1   A8, *+A0[5]
||      MVKL    .S2     third, B3
        STW     .D1T1   A9, *+A0[7]
||      MVKH    .S2     third, B3
        NOP     2
third:
        LDW     .D2T2   *+B15[2], B4
||      MV      .L1X    B15, A0
        LDW     .D1T1   *+A0[1], A4
||      LDW     .D2T2   *+B15[4], B6
        LDW     .D1T1   *+A0[3], A6
||      LDW     .D2T2   *+B15[6], B3
        LDW     .D1T1   *+A0[5], A8
        LDW     .D1T1   *+A0[7], A9
        LDW     .D2T2   *+B4[2], B4
        LDW     .D1T1   *+A4[2], A4
||      LDW     .D2T2   *+B6[2], B6
||      ADDK    .S2     SAVED, B15
        NOP     2
        B       .S2X    A9
||      ADDAW   .D1     A8, 8, A8
        NOP     5
