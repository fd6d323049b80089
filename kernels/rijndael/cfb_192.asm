; Rijndael with keys of 192 bits in cipher feedback mode, segments of a block.
;
;       void rijndael_192_cfb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[52], uint8_t iv[16]);
;       void rijndael_192_cfb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[52], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of encryption.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_192_cfb_encrypt, rijndael_192_cfb_decrypt
        .ref    mode_cfb_encrypt, rijndael_192_cbc_encrypt, mode_cfb_decrypt, rijndael_192_encrypt_blocks

rijndael_192_cfb_encrypt:
        B       .S1     mode_cfb_encrypt
||      MVKL    .S2     rijndael_192_cbc_encrypt, B8
        MVKH    .S2     rijndael_192_cbc_encrypt, B8
        NOP     4

rijndael_192_cfb_decrypt:
        B       .S1     mode_cfb_decrypt
||      MVKL    .S2     rijndael_192_encrypt_blocks, B8
        MVKH    .S2     rijndael_192_encrypt_blocks, B8
        NOP     4
