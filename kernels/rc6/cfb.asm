; RC6 in cipher feedback mode, segments of a block.
;
;       void rc6_cfb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                            const uint32_t schedule[44], uint8_t iv[16]);
;       void rc6_cfb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                            const uint32_t schedule[44], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; Decryption is to be called with interrupts disabled, as the routine on many blocks; encryption may be interrupted.

        .text
        .global rc6_cfb_encrypt, rc6_cfb_decrypt
        .ref    mode_cfb_encrypt, rc6_cbc_encrypt, mode_cfb_decrypt, rc6_encrypt_blocks

rc6_cfb_encrypt:
        B       .S1     mode_cfb_encrypt
||      MVKL    .S2     rc6_cbc_encrypt, B8
        MVKH    .S2     rc6_cbc_encrypt, B8
        NOP     4

rc6_cfb_decrypt:
        B       .S1     mode_cfb_decrypt
||      MVKL    .S2     rc6_encrypt_blocks, B8
        MVKH    .S2     rc6_encrypt_blocks, B8
        NOP     4
