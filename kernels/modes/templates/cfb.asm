; {title}{of_bits} in cipher feedback mode, segments of a block{on_isa}.
;
;       void {cipher}{bits}_cfb_encrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;       void {cipher}{bits}_cfb_decrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block{isa}.sa{of_direction}.
; iv        initialisation vector; becomes the last block of ciphertext.
;
; {interrupts}

        .text
        .global {cipher}{bits}_cfb_encrypt{isa}, {cipher}{bits}_cfb_decrypt{isa}
        .ref    mode_cfb_encrypt, {cipher}{bits}_cbc_encrypt{isa}, mode_cfb_decrypt, {cipher}{bits}_encrypt_blocks{isa}

{cipher}{bits}_cfb_encrypt{isa}:
        B       .S1     mode_cfb_encrypt
||      MVKL    .S2     {cipher}{bits}_cbc_encrypt{isa}, B8
        MVKH    .S2     {cipher}{bits}_cbc_encrypt{isa}, B8
        NOP     4

{cipher}{bits}_cfb_decrypt{isa}:
        B       .S1     mode_cfb_decrypt
||      MVKL    .S2     {cipher}{bits}_encrypt_blocks{isa}, B8
        MVKH    .S2     {cipher}{bits}_encrypt_blocks{isa}, B8
        NOP     4
