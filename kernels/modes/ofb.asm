; Output feedback (SP 800-38A, 6.4): blocks of zeros in cipher block chaining give the keystream. B8: CBC encryption.
;
; The arguments of a mode routine, and in B8 the routine on many blocks: chunks.asm does the rest.

        .text
        .global mode_ofb
        .ref    mode_by_chunks, mode_zero, mode_xor

mode_ofb:
        B       .S1     mode_by_chunks
||      MVKL    .S2     mode_xor, B9
        MVKL    .S1     mode_zero, A9
||      MVKH    .S2     mode_xor, B9
        MVKH    .S1     mode_zero, A9
        NOP     3
