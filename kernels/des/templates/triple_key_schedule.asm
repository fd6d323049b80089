; Key schedules of triple-DES for {kernels}:
; E(k1) D(k2) E(k3) encrypts, D(k3) E(k2) D(k1) decrypts.
;
;       void des3{form}_key_schedule_encrypt{isa}(uint32_t schedule[{words}], const uint8_t key[24]);
;       void des3{form}_key_schedule_decrypt{isa}(uint32_t schedule[{words}], const uint8_t key[24]);
;
; Three DES schedules (key_schedule{isa}.sa) one after the other, by three calls. Written by hand: calls leave
; nothing to schedule. A10 and B10 hold schedule and key over the calls.

        .text
        .global des3{form}_key_schedule_encrypt{isa}, des3{form}_key_schedule_decrypt{isa}
        .ref    des{form}_key_schedule_encrypt{isa}, des{form}_key_schedule_decrypt{isa}

PASS    .set    {pass_bytes}    ; bytes of one schedule

des3{form}_key_schedule_encrypt{isa}:
        STW     .D2T2   B3, *B15--[4]
        STW     .D2T1   A10, *+B15[1]
        STW     .D2T2   B10, *+B15[2]
||      B       .S1     des{form}_key_schedule_encrypt{isa}
        MV      .L1     A4, A10
||      MV      .L2     B4, B10
||      MVKL    .S2     encrypt_second, B3
        MVKH    .S2     encrypt_second, B3
        NOP     3
encrypt_second:
        B       .S1     des{form}_key_schedule_decrypt{isa}
||      MVKL    .S2     encrypt_third, B3
||      ADD     .L2     8, B10, B4
        MVKH    .S2     encrypt_third, B3
||      MV      .L1     A10, A4
        ADDK    .S1     PASS, A4
        NOP     3
encrypt_third:
        B       .S1     des{form}_key_schedule_encrypt{isa}
||      MVKL    .S2     restore, B3
||      ADDAW   .D2     B10, 4, B4
        MVKH    .S2     restore, B3
||      MV      .L1     A10, A4
        ADDK    .S1     2 * PASS, A4
        NOP     3

des3{form}_key_schedule_decrypt{isa}:
        STW     .D2T2   B3, *B15--[4]
        STW     .D2T1   A10, *+B15[1]
        STW     .D2T2   B10, *+B15[2]
||      B       .S1     des{form}_key_schedule_decrypt{isa}
        MV      .L1     A4, A10
||      MV      .L2     B4, B10
||      MVKL    .S2     decrypt_second, B3
        MVKH    .S2     decrypt_second, B3
||      ADDAW   .D2     B4, 4, B4
        NOP     3
decrypt_second:
        B       .S1     des{form}_key_schedule_encrypt{isa}
||      MVKL    .S2     decrypt_third, B3
||      ADD     .L2     8, B10, B4
        MVKH    .S2     decrypt_third, B3
||      MV      .L1     A10, A4
        ADDK    .S1     PASS, A4
        NOP     3
decrypt_third:
        B       .S1     des{form}_key_schedule_decrypt{isa}
||      MVKL    .S2     restore, B3
||      MV      .L2     B10, B4
        MVKH    .S2     restore, B3
||      MV      .L1     A10, A4
        ADDK    .S1     2 * PASS, A4
        NOP     3

restore:
        LDW     .D2T1   *+B15[1], A10
        LDW     .D2T2   *+B15[2], B10
        LDW     .D2T2   *++B15[4], B3
        NOP     4
        B       .S2     B3
        NOP     5
