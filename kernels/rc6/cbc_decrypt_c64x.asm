; RC6 in cipher block chaining, decryption on the C64x.
;
;       void rc6_cbc_decrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                 const uint32_t schedule[44], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rc6_cbc_decrypt_c64x
        .ref    mode_cbc_decrypt, rc6_decrypt_blocks_c64x

rc6_cbc_decrypt_c64x:
        B       .S1     mode_cbc_decrypt
||      MVKL    .S2     rc6_decrypt_blocks_c64x, B8
        MVKH    .S2     rc6_decrypt_blocks_c64x, B8
        NOP     4
