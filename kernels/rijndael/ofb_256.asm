; Rijndael with keys of 256 bits in output feedback mode.
;
;       void rijndael_256_ofb_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;       void rijndael_256_ofb_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of encryption.
; iv        initialisation vector; becomes the last block of keystream.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_256_ofb_encrypt, rijndael_256_ofb_decrypt
        .ref    mode_ofb, rijndael_256_cbc_encrypt

rijndael_256_ofb_encrypt:
rijndael_256_ofb_decrypt:
        B       .S1     mode_ofb
||      MVKL    .S2     rijndael_256_cbc_encrypt, B8
        MVKH    .S2     rijndael_256_cbc_encrypt, B8
        NOP     4
