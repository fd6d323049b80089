; Modes of operation in chunks: counter and output feedback, cipher feedback, decryption by cipher block chaining.
;
; mode_by_chunks takes the arguments of a mode routine (docs/reference/kernels.md), and beside these in B8 the routine on
; many blocks, in A9 one that prepares a chunk and in B9 one that finishes it:
;
;       void prepare(uint8_t *scratch, const uint8_t *in, uint32_t blocks, uint8_t iv[16]);
;       void routine(uint8_t *out, const uint8_t *in, uint32_t blocks, const void *schedule, uint8_t iv[16]);
;       void finish(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *scratch, uint8_t iv[16]);
;
; A chunk has up to CHUNK blocks, never none. The routine works on the scratch in place; where A9 is 0 nothing is
; prepared and it reads `in` instead. The scratch lies on the stack, holds keystream or plaintext, and is wiped before
; the return. Written by hand: calls leave nothing to schedule.

        .text
        .global mode_by_chunks
        .ref    mode_zero

CHUNK   .set    32                      ; blocks
SCRATCH .set    16 * CHUNK + 8          ; bytes; the scratch begins at B15 + 8
SAVED   .set    48                      ; bytes above it

; A10 out, A11 iv, A12 blocks left, A13 prepare, A14 blocks of this chunk, A15 blocks of the first;
; B10 in, B11 schedule, B12 routine, B13 finish.
mode_by_chunks:
        ADDK    .S2     -SAVED, B15
||      MV      .L1     A6, A2
        MV      .L1X    B15, A0
        STW     .D1T1   A10, *+A0[1]
||      STW     .D2T2   B10, *+B15[2]
||      MV      .L1     A4, A10
||      MV      .L2     B4, B10
        STW     .D1T1   A11, *+A0[3]
||      STW     .D2T2   B11, *+B15[4]
||      MV      .L1     A8, A11
||      MV      .L2     B6, B11
        STW     .D1T1   A12, *+A0[5]
||      STW     .D2T2   B12, *+B15[6]
||      MV      .L1     A6, A12
||      MV      .L2     B8, B12
        STW     .D1T1   A13, *+A0[7]
||      STW     .D2T2   B13, *+B15[8]
||      MV      .L1     A9, A13
||      MV      .L2     B9, B13
  [!A2] B       .S1     restore
        STW     .D1T1   A14, *+A0[9]
||      STW     .D2T2   B3, *+B15[10]
||      MVK     .S1     CHUNK, A14
        STW     .D1T1   A15, *+A0[11]
||      CMPLTU  .L1     A12, A14, A1
||      ADDK    .S2     -SCRATCH, B15
  [A1]  MV      .L1     A12, A14
        MV      .L1     A14, A15
||      MV      .S1     A13, A1
        NOP

next:
  [A1]  B       .S2X    A13
||[!A1] B       .S1     prepared
||      ADDAW   .D2     B15, 2, B0
        MVKL    .S2     prepared, B3
||      MV      .L1X    B0, A4
||      MV      .L2     B10, B4
        MVKH    .S2     prepared, B3
||      MV      .L1     A14, A6
||      MV      .L2X    A11, B6
        NOP     3
prepared:
        B       .S2     B12
||      MV      .L1     A13, A1
||      ADDAW   .D2     B15, 2, B0
        MVKL    .S2     ciphered, B3
||      MV      .L1X    B0, A4
||      MV      .L2     B10, B4
        MVKH    .S2     ciphered, B3
|| [A1] MV      .L2X    A4, B4
||      MV      .L1     A14, A6
        MV      .L2     B11, B6
||      MV      .L1     A11, A8
        NOP     2
ciphered:
        B       .S2     B13
||      ADDAW   .D2     B15, 2, B6
||      MV      .L1     A10, A4
||      MV      .L2     B10, B4
        MVKL    .S2     finished, B3
||      MV      .L1     A14, A6
        MVKH    .S2     finished, B3
||      MV      .L1     A11, A8
        NOP     3
finished:
        SUB     .L1     A12, A14, A12
||      SHL     .S1     A14, 4, A0
        ADD     .L1     A10, A0, A10
||      ADD     .L2X    B10, A0, B10
||      MV      .S1     A12, A2
  [A2]  B       .S1     next
||      CMPLTU  .L1     A12, A14, A1
  [A1]  MV      .L1     A12, A14
        MV      .L1     A13, A1
        NOP     3

        B       .S1     mode_zero
||      MVKL    .S2     wiped, B3
||      ADDAW   .D2     B15, 2, B0
        MVKH    .S2     wiped, B3
||      MV      .L1X    B0, A4
        MV      .L1     A15, A6
        NOP     3
wiped:
restore:
        ADDK    .S2     SCRATCH, B15
        MV      .L1X    B15, A0
        LDW     .D2T2   *+B15[10], B3
||      LDW     .D1T1   *+A0[9], A14
        LDW     .D2T2   *+B15[2], B10
||      LDW     .D1T1   *+A0[1], A10
        LDW     .D2T2   *+B15[4], B11
||      LDW     .D1T1   *+A0[3], A11
        LDW     .D2T2   *+B15[6], B12
||      LDW     .D1T1   *+A0[5], A12
        LDW     .D2T2   *+B15[8], B13
||      LDW     .D1T1   *+A0[7], A13
        LDW     .D1T1   *+A0[11], A15
||      B       .S2     B3
        ADDK    .S2     SAVED, B15
        NOP     4
