; Key schedule of Rijndael with blocks of 128 bits, for encryption.
;
;       void rijndael_key_schedule_encrypt(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);
;
; schedule  the round keys in the order of their use: 44, 52 or 60 words for a key of 16, 24 or 32 bytes.
; key       its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. Both word aligned,
;           not overlapping.
;
; Goes on as the expansion of that length (key_schedule.sa). Written by hand: a branch leaves nothing to schedule.
; To be called with interrupts disabled, as the routines that it goes on as.

        .text
        .global rijndael_key_schedule_encrypt
        .ref    rijndael_expand_128, rijndael_expand_192, rijndael_expand_256

rijndael_key_schedule_encrypt:
        SHRU    .S1     A6, 3, A0
        CMPEQ   .L1     3, A0, A1
||      CMPEQ   .L2X    4, A0, B0
  [A1]  B       .S1     rijndael_expand_192
||      CMPEQ   .L1     2, A0, A2
  [B0]  B       .S2     rijndael_expand_256
  [A2]  B       .S1     rijndael_expand_128
        NOP     5
