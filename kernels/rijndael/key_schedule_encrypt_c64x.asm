; Key schedule of Rijndael with blocks of 128 bits on the C64x, for encryption.
;
;       void rijndael_key_schedule_encrypt_c64x(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);
;
; schedule  the round keys in the order of their use: 44, 52 or 60 words for a key of 16, 24 or 32 bytes.
; key       its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. Both word aligned,
;           not overlapping.
;
; Goes on as the expansion of that length (key_schedule_c64x.sa). Written by hand: a branch leaves nothing to schedule.
; To be called with interrupts disabled, as the routines that it goes on as.

        .text
        .global rijndael_key_schedule_encrypt_c64x
        .ref    rijndael_expand_128_c64x, rijndael_expand_192_c64x, rijndael_expand_256_c64x

rijndael_key_schedule_encrypt_c64x:
        SHRU    .S1     A6, 3, A0
        CMPEQ   .L1     3, A0, A1
||      CMPEQ   .L2X    4, A0, B0
  [A1]  B       .S1     rijndael_expand_192_c64x
||      CMPEQ   .L1     2, A0, A2
  [B0]  B       .S2     rijndael_expand_256_c64x
  [A2]  B       .S1     rijndael_expand_128_c64x
        NOP     5
