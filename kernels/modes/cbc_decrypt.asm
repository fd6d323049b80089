; Cipher block chaining (SP 800-38A, 6.2), decryption.
;
; The arguments of a mode routine, and in B8 the routine that decrypts many blocks: chunks.asm does the rest.

        .text
        .global mode_cbc_decrypt
        .ref    mode_by_chunks, mode_xor_chain

mode_cbc_decrypt:
        B       .S1     mode_by_chunks
||      MVKL    .S2     mode_xor_chain, B9
        MVKH    .S2     mode_xor_chain, B9
||      ZERO    .L1     A9
        NOP     4
