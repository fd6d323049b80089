; Rijndael with keys of 256 bits in cipher block chaining, decryption.
;
;       void rijndael_256_cbc_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of decryption.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_256_cbc_decrypt
        .ref    mode_cbc_decrypt, rijndael_256_decrypt_blocks

rijndael_256_cbc_decrypt:
        B       .S1     mode_cbc_decrypt
||      MVKL    .S2     rijndael_256_decrypt_blocks, B8
        MVKH    .S2     rijndael_256_decrypt_blocks, B8
        NOP     4
