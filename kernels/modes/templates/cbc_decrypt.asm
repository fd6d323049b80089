; {title}{of_bits} in cipher block chaining, decryption{on_isa}.
;
;       void {cipher}{bits}_cbc_decrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block{isa}.sa{of_direction}.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; {interrupts}

        .text
        .global {cipher}{bits}_cbc_decrypt{isa}
        .ref    mode_cbc_decrypt, {cipher}{bits}_decrypt_blocks{isa}

{cipher}{bits}_cbc_decrypt{isa}:
        B       .S1     mode_cbc_decrypt
||      MVKL    .S2     {cipher}{bits}_decrypt_blocks{isa}, B8
        MVKH    .S2     {cipher}{bits}_decrypt_blocks{isa}, B8
        NOP     4
