; {title}{of_bits} in output feedback mode{on_isa}.
;
;       void {cipher}{bits}_ofb_encrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;       void {cipher}{bits}_ofb_decrypt{isa}(uint8_t *out, const uint8_t *in, uint32_t blocks,
;               const {schedule}, uint8_t iv[16]);
;
; out, in   16 * blocks bytes each, word aligned; the same buffer or not overlapping. blocks may be 0.
; schedule  as in block{isa}.sa{of_direction}.
; iv        initialisation vector; becomes the last block of keystream.
;
; {interrupts}

        .text
        .global {cipher}{bits}_ofb_encrypt{isa}, {cipher}{bits}_ofb_decrypt{isa}
        .ref    mode_ofb, {cipher}{bits}_cbc_encrypt{isa}

{cipher}{bits}_ofb_encrypt{isa}:
{cipher}{bits}_ofb_decrypt{isa}:
        B       .S1     mode_ofb
||      MVKL    .S2     {cipher}{bits}_cbc_encrypt{isa}, B8
        MVKH    .S2     {cipher}{bits}_cbc_encrypt{isa}, B8
        NOP     4
