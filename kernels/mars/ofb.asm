; MARS in output feedback mode.
;
;       void mars_ofb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[40], uint8_t iv[16]);
;       void mars_ofb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                             const uint32_t schedule[40], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of keystream.
;
; Interrupts may come at any moment; AMR is set, so that their service routines save and clear it.

        .text
        .global mars_ofb_encrypt, mars_ofb_decrypt
        .ref    mode_ofb, mars_cbc_encrypt

mars_ofb_encrypt:
mars_ofb_decrypt:
        B       .S1     mode_ofb
||      MVKL    .S2     mars_cbc_encrypt, B8
        MVKH    .S2     mars_cbc_encrypt, B8
        NOP     4
