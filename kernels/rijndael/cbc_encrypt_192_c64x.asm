; Rijndael with keys of 192 bits in cipher block chaining, encryption on the C64x.
;
;       void rijndael_192_cbc_encrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                          const uint32_t schedule[52], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa, of encryption.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_192_cbc_encrypt_c64x
        .ref    mode_cbc_encrypt, rijndael_192_encrypt_block_c64x

rijndael_192_cbc_encrypt_c64x:
        B       .S1     mode_cbc_encrypt
||      MVKL    .S2     rijndael_192_encrypt_block_c64x, B8
        MVKH    .S2     rijndael_192_encrypt_block_c64x, B8
        NOP     4
