; MARS in counter mode.
;
;       void mars_ctr_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[40], uint8_t iv[16]);
;       void mars_ctr_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[40], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        the first counter block; becomes the one after the last used.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global mars_ctr_encrypt, mars_ctr_decrypt
        .ref    mode_ctr, mars_encrypt_blocks

mars_ctr_encrypt:
mars_ctr_decrypt:
        B       .S1     mode_ctr
||      MVKL    .S2     mars_encrypt_blocks, B8
        MVKH    .S2     mars_encrypt_blocks, B8
        NOP     4
