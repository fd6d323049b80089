; {title}{of_bits} in counter mode{on_isa}.
;
;       void {cipher}{bits}_ctr_encrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;       void {cipher}{bits}_ctr_decrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block{isa}.sa{of_direction}.
; iv        the first counter block; becomes the one after the last used.
;
; {interrupts}

        .text
        .global {cipher}{bits}_ctr_encrypt{isa}, {cipher}{bits}_ctr_decrypt{isa}
        .ref    mode_ctr, {cipher}{bits}_encrypt_blocks{isa}

{cipher}{bits}_ctr_encrypt{isa}:
{cipher}{bits}_ctr_decrypt{isa}:
        B       .S1     mode_ctr
||      MVKL    .S2     {cipher}{bits}_encrypt_blocks{isa}, B8
        MVKH    .S2     {cipher}{bits}_encrypt_blocks{isa}, B8
        NOP     4
