; MARS in output feedback mode on the C64x.
;
;       void mars_ofb_encrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                  const uint32_t schedule[40], uint8_t iv[16]);
;       void mars_ofb_decrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                  const uint32_t schedule[40], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
; iv        initialisation vector; becomes the last block of keystream.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global mars_ofb_encrypt_c64x, mars_ofb_decrypt_c64x
        .ref    mode_ofb, mars_cbc_encrypt_c64x

mars_ofb_encrypt_c64x:
mars_ofb_decrypt_c64x:
        B       .S1     mode_ofb
||      MVKL    .S2     mars_cbc_encrypt_c64x, B8
        MVKH    .S2     mars_cbc_encrypt_c64x, B8
        NOP     4
