; {title}{of_bits} in cipher block chaining, {direction}ion of three channels{on_isa}.
;
;       void {cipher}{bits}_cbc3_{direction}{isa}(uint8_t *const out[3], const uint8_t *const in[3], uint32_t blocks,
;               const {schedules}, uint8_t ivs[48]);
;
; out, in   three texts of 16 * blocks bytes each, word aligned; out[i] is in[i] or nothing overlaps. blocks may be 0.
; schedule  three, as in block{isa}.sa{of_direction}.
; ivs       three initialisation vectors, word aligned; become the last blocks of ciphertext.
;
; {interrupts}

        .text
        .global {cipher}{bits}_cbc3_{direction}{isa}
        .ref    mode_cbc3, {cipher}{bits}_cbc_{direction}{isa}

{cipher}{bits}_cbc3_{direction}{isa}:
        B       .S1     mode_cbc3
||      MVKL    .S2     {cipher}{bits}_cbc_{direction}{isa}, B8
        MVKH    .S2     {cipher}{bits}_cbc_{direction}{isa}, B8
        NOP     4
