; Cipher feedback with segments of a block (SP 800-38A, 6.3).
;
; The arguments of a mode routine, and in B8 the routine on many blocks: chunks.asm does the rest.
;
; Decryption encrypts the ciphertext, one block later. Encryption takes CBC encryption: with x[i] the encryption of the
; ciphertext block before i, x[1] is that of the initialisation vector, and x[i + 1] that of plaintext[i] ^ x[i]. So the
; x are the blocks 0, plaintext[1], plaintext[2], ... in cipher block chaining.

        .text
        .global mode_cfb_encrypt, mode_cfb_decrypt
        .ref    mode_by_chunks, mode_shift, mode_shift_zero, mode_xor, mode_xor_feedback

mode_cfb_encrypt:
        B       .S1     mode_by_chunks
||      MVKL    .S2     mode_xor_feedback, B9
        MVKL    .S1     mode_shift_zero, A9
||      MVKH    .S2     mode_xor_feedback, B9
        MVKH    .S1     mode_shift_zero, A9
        NOP     3

mode_cfb_decrypt:
        B       .S1     mode_by_chunks
||      MVKL    .S2     mode_xor, B9
        MVKL    .S1     mode_shift, A9
||      MVKH    .S2     mode_xor, B9
        MVKH    .S1     mode_shift, A9
        NOP     3
