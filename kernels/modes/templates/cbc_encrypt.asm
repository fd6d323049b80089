; {title}{of_bits} in cipher block chaining, encryption{on_isa}.
;
;       void {cipher}{bits}_cbc_encrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block{isa}.sa{of_direction}.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; {interrupts}

        .text
        .global {cipher}{bits}_cbc_encrypt{isa}
        .ref    mode_cbc_encrypt, {cipher}{bits}_encrypt_block{isa}

{cipher}{bits}_cbc_encrypt{isa}:
        B       .S1     mode_cbc_encrypt
||      MVKL    .S2     {cipher}{bits}_encrypt_block{isa}, B8
        MVKH    .S2     {cipher}{bits}_encrypt_block{isa}, B8
        NOP     4
