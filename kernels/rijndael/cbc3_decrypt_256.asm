; Rijndael with keys of 256 bits in cipher block chaining, decryption of three channels.
;
;       void rijndael_256_cbc3_decrypt(uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks,
;                                      const uint32_t *const schedule[3], uint8_t ivs[48]);
;
; out, in   three texts of 16 * blocks bytes each, word aligned; out[i] is in[i] or nothing overlaps. blocks may be 0.
; schedule  three, as in block.sa, of decryption.
; ivs       three initialisation vectors, word aligned; become the last blocks of ciphertext.
;
; To be called with interrupts disabled, as the routines that it calls.

        .text
        .global rijndael_256_cbc3_decrypt
        .ref    mode_cbc3, rijndael_256_cbc_decrypt

rijndael_256_cbc3_decrypt:
        B       .S1     mode_cbc3
||      MVKL    .S2     rijndael_256_cbc_decrypt, B8
        MVKH    .S2     rijndael_256_cbc_decrypt, B8
        NOP     4
