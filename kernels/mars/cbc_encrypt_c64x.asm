; MARS in cipher block chaining, encryption on the C64x.
;
;       void mars_cbc_encrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                  const uint32_t schedule[40], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global mars_cbc_encrypt_c64x
        .ref    mode_cbc_encrypt, mars_encrypt_block_c64x

mars_cbc_encrypt_c64x:
        B       .S1     mode_cbc_encrypt
||      MVKL    .S2     mars_encrypt_block_c64x, B8
        MVKH    .S2     mars_encrypt_block_c64x, B8
        NOP     4
