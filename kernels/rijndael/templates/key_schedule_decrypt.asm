; Key schedule of Rijndael with blocks of 128 bits{on_isa}, for decryption.
;
;       void rijndael_key_schedule_decrypt{isa}(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);
;
; schedule  the round keys of the equivalent inverse cipher in the order of their use: 44, 52 or 60 words for
;           a key of 16, 24 or 32 bytes, {aligned}.
; key       its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. Word aligned, not
;           overlapping the schedule.
;
; The keys of encryption, changed in place (invert_key{isa}.sa). Written by hand: calls leave nothing to schedule.
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_key_schedule_decrypt{isa}
        .ref    rijndael_key_schedule_encrypt{isa}, rijndael_unmix_keys{isa}, rijndael_reverse_keys{isa}

rijndael_key_schedule_decrypt{isa}:
        B       .S1     rijndael_key_schedule_encrypt{isa}
||      STW     .D2T2   B3, *B15--[4]
        STW     .D2T1   A4, *+B15[1]
        STW     .D2T1   A6, *+B15[2]
        MVKL    .S2     expanded, B3
        MVKH    .S2     expanded, B3
        NOP
expanded:
        LDW     .D2T2   *+B15[2], B4
        LDW     .D2T1   *+B15[1], A4
||      B       .S1     rijndael_unmix_keys{isa}
        MVKL    .S2     unmixed, B3
        MVKH    .S2     unmixed, B3
        NOP     2
        ADDK    .S1     16, A4
||      ADDK    .S2     20, B4
unmixed:
        LDW     .D2T1   *+B15[2], A6
        LDW     .D2T1   *+B15[1], A4
        LDW     .D2T2   *++B15[4], B3
        B       .S1     rijndael_reverse_keys{isa}
        NOP
        SHL     .S1     A6, 2, A0
        ADD     .L1     A4, A0, A0
||      SHRU    .S1     A6, 3, A6
        ADDK    .S1     96, A0
||      ADD     .L1     A6, 3, A6
        MV      .L2X    A0, B4
