; Serpent in cipher block chaining, encryption.
;
;       void serpent_cbc_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const uint32_t schedule[132], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; Interrupts may come at any moment.

        .text
        .global serpent_cbc_encrypt
        .ref    mode_cbc_encrypt, serpent_encrypt_block

serpent_cbc_encrypt:
        B       .S1     mode_cbc_encrypt
||      MVKL    .S2     serpent_encrypt_block, B8
        MVKH    .S2     serpent_encrypt_block, B8
        NOP     4
