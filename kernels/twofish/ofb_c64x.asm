; Twofish in output feedback mode on the C64x.
;
;       void twofish_ofb_encrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const struct twofish_schedule *schedule, uint8_t iv[16]);
;       void twofish_ofb_decrypt_c64x(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const struct twofish_schedule *schedule, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block_c64x.sa.
; iv        initialisation vector; becomes the last block of keystream.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global twofish_ofb_encrypt_c64x, twofish_ofb_decrypt_c64x
        .ref    mode_ofb, twofish_cbc_encrypt_c64x

twofish_ofb_encrypt_c64x:
twofish_ofb_decrypt_c64x:
        B       .S1     mode_ofb
||      MVKL    .S2     twofish_cbc_encrypt_c64x, B8
        MVKH    .S2     twofish_cbc_encrypt_c64x, B8
        NOP     4
