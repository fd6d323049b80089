; Twofish in counter mode.
;
;       void twofish_ctr_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const struct twofish_schedule *schedule, uint8_t iv[16]);
;       void twofish_ctr_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const struct twofish_schedule *schedule, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        the first counter block; becomes the one after the last used.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global twofish_ctr_encrypt, twofish_ctr_decrypt
        .ref    mode_ctr, twofish_encrypt_blocks

twofish_ctr_encrypt:
twofish_ctr_decrypt:
        B       .S1     mode_ctr
||      MVKL    .S2     twofish_encrypt_blocks, B8
        MVKH    .S2     twofish_encrypt_blocks, B8
        NOP     4
