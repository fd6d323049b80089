; Rijndael with keys of 256 bits in counter mode.
;
;       void rijndael_256_ctr_encrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;       void rijndael_256_ctr_decrypt(uint8_t *out, const uint8_t *in, uint32_t blocks,
;                                     const uint32_t schedule[60], uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block.sa, of encryption.
; iv        the first counter block; becomes the one after the last used.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_256_ctr_encrypt, rijndael_256_ctr_decrypt
        .ref    mode_ctr, rijndael_256_encrypt_blocks

rijndael_256_ctr_encrypt:
rijndael_256_ctr_decrypt:
        B       .S1     mode_ctr
||      MVKL    .S2     rijndael_256_encrypt_blocks, B8
        MVKH    .S2     rijndael_256_encrypt_blocks, B8
        NOP     4
