; Key schedule of Rijndael with blocks of 128 bits{on_isa}, for encryption.
;
;       void rijndael_key_schedule_encrypt{isa}(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);
;
; schedule  the round keys in the order of their use: 44, 52 or 60 words for a key of 16, 24 or 32 bytes.
; key       its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. Both word aligned,
;           not overlapping.
;
; Goes on as the expansion of that length (key_schedule{isa}.sa). Written by hand: a branch leaves nothing to schedule.
; To be called with interrupts disabled, as the routines that it goes on as.

        .text
        .global rijndael_key_schedule_encrypt{isa}
        .ref    rijndael_expand_128{isa}, rijndael_expand_192{isa}, rijndael_expand_256{isa}

rijndael_key_schedule_encrypt{isa}:
        SHRU    .S1     A6, 3, A0
        CMPEQ   .L1     3, A0, A1
||      CMPEQ   .L2X    4, A0, B0
  [A1]  B       .S1     rijndael_expand_192{isa}
||      CMPEQ   .L1     2, A0, A2
  [B0]  B       .S2     rijndael_expand_256{isa}
  [A2]  B       .S1     rijndael_expand_128{isa}
        NOP     5
