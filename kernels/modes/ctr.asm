; Counter mode (SP 800-38A, 6.5): the counter blocks, encrypted, and combined with the text.
;
; The arguments of a mode routine, and in B8 the routine on many blocks: chunks.asm does the rest.

        .text
        .global mode_ctr
        .ref    mode_by_chunks, mode_counters, mode_xor

mode_ctr:
        B       .S1     mode_by_chunks
||      MVKL    .S2     mode_xor, B9
        MVKL    .S1     mode_counters, A9
||      MVKH    .S2     mode_xor, B9
        MVKH    .S1     mode_counters, A9
        NOP     3
