; Serpent in cipher feedback mode, segments of a block.
;
;       void serpent_cfb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const uint32_t schedule[132], uint8_t iv[16]);
;       void serpent_cfb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const uint32_t schedule[132], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; Decryption is to be called with interrupts disabled, as the routine on many blocks; encryption may be interrupted.

        .text
        .global serpent_cfb_encrypt, serpent_cfb_decrypt
        .ref    mode_cfb_encrypt, serpent_cbc_encrypt, mode_cfb_decrypt, serpent_encrypt_blocks

serpent_cfb_encrypt:
        B       .S1     mode_cfb_encrypt
||      MVKL    .S2     serpent_cbc_encrypt, B8
        MVKH    .S2     serpent_cbc_encrypt, B8
        NOP     4

serpent_cfb_decrypt:
        B       .S1     mode_cfb_decrypt
||      MVKL    .S2     serpent_encrypt_blocks, B8
        MVKH    .S2     serpent_encrypt_blocks, B8
        NOP     4
