; RC6 in counter mode on the C64x.
;
;       void rc6_ctr_encrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                 const uint32_t schedule[44], uint8_t iv[16]);
;       void rc6_ctr_decrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                 const uint32_t schedule[44], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
; iv        the first counter block; becomes the one after the last used.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rc6_ctr_encrypt_c64x, rc6_ctr_decrypt_c64x
        .ref    mode_ctr, rc6_encrypt_blocks_c64x

rc6_ctr_encrypt_c64x:
rc6_ctr_decrypt_c64x:
        B       .S1     mode_ctr
||      MVKL    .S2     rc6_encrypt_blocks_c64x, B8
        MVKH    .S2     rc6_encrypt_blocks_c64x, B8
        NOP     4
