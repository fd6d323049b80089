; Serpent in output feedback mode.
;
;       void serpent_ofb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const uint32_t schedule[132], uint8_t iv[16]);
;       void serpent_ofb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                const uint32_t schedule[132], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa.
; iv        initialisation vector; becomes the last block of keystream.
;
; Interrupts may come at any moment.

        .text
        .global serpent_ofb_encrypt, serpent_ofb_decrypt
        .ref    mode_ofb, serpent_cbc_encrypt

serpent_ofb_encrypt:
serpent_ofb_decrypt:
        B       .S1     mode_ofb
||      MVKL    .S2     serpent_cbc_encrypt, B8
        MVKH    .S2     serpent_cbc_encrypt, B8
        NOP     4
