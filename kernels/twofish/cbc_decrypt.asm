; Twofish in cipher block chaining, decryption.
;
;       void twofish_cbc_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const struct twofish_schedule *schedule, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global twofish_cbc_decrypt
        .ref    mode_cbc_decrypt, twofish_decrypt_blocks

twofish_cbc_decrypt:
        B       .S1     mode_cbc_decrypt
||      MVKL    .S2     twofish_decrypt_blocks, B8
        MVKH    .S2     twofish_decrypt_blocks, B8
        NOP     4
