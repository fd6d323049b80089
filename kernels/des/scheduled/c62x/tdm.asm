; broadside optimize: source eb67acf5f69a272eb0657c110797e41bccc70e09c8526c59fc07a3df1bc03708
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 25 s an interval, 20 s a region
; Time division multiplexing of one stream over three channels (SPRA702, section 2.3), blocks of eight bytes.
;
;       void tdm_deal(uint8_t *const out[3], const uint8_t *in, uint32_t blocks);
;       void tdm_merge(uint8_t *out, const uint8_t *const in[3], uint32_t blocks);
;
; Block i of the stream is block i / 3 of channel i % 3. blocks counts those of the stream; it may be 0 and need not
; be a multiple of 3. All word aligned; no two buffers overlap. A misaligned pointer stops the machine's memory
; access. Interrupts may come at any moment.

; One block from one pointer to another.

        .global tdm_deal
tdm_deal:
        CMPLTU  .L1    2, A6, A1            ; CMPLTU  2, blocks, more
||      MV      .L2X   A4, B0               ; copy
  [!A1] B       .S1    tdm_deal$rest        ; [!more] B      rest
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D1T1  *+A4[0], A0          ; LDW     *+out[0], p0
||      LDW     .D2T2  *+B0[2], B3          ; LDW     *+out[2], p2
        LDW     .D1T1  *+A4[1], A3          ; LDW     *+out[1], p1
        STW     .D2T2  B3, *+B15[1]         ; save return$
        NOP     3
tdm_deal$deal$entry:
;  loop deal is not pipelined: more is not counted down by a constant
tdm_deal$deal:
        LDW     .D2T2  *B4++[1], B0         ; LDW     *in++, a_1
        SUB     .L1    A6, 3, A6            ; SUB     blocks, 3, blocks
||      LDW     .D2T2  *B4++[1], B1         ; LDW     *in++, b_1
||      B       .S1    tdm_deal$on1         ; no interrupt is taken in its delay slots
        CMPLTU  .L1    2, A6, A1            ; CMPLTU  2, blocks, more
||      LDW     .D2T2  *B4++[1], B0         ; LDW     *in++, a_2
        LDW     .D2T1  *B4++[1], A1         ; LDW     *in++, b_2
        LDW     .D2T1  *B4++[1], A2         ; LDW     *in++, a_3
  [A1]  B       .S1    tdm_deal$deal        ; [more] B       deal
||      LDW     .D2T2  *B4++[1], B0         ; LDW     *in++, b_3
        STW     .D1T2  B0, *A0++[1]         ; STW     a_1, *p0++
tdm_deal$on1:
        NOP
        STW     .D1T2  B1, *A0++[1]         ; STW     b_1, *p0++
        STW     .D1T2  B0, *A3++[1]         ; STW     a_2, *p1++
||      STW     .D2T1  A2, *B3++[1]         ; STW     a_3, *p2++
        STW     .D1T1  A1, *A3++[1]         ; STW     b_2, *p1++
||      STW     .D2T2  B0, *B3++[1]         ; STW     b_3, *p2++
tdm_deal$deal$exit:
tdm_deal$rest:
        CMPLTU  .L1    0, A6, A1            ; rest:   CMPLTU  0, blocks, first
  [!A1] B       .S1    tdm_deal$done        ; [!first] B     done
        NOP
        CMPLTU  .L2X   1, A6, B3            ; CMPLTU  1, blocks, second
        NOP     2
  [A1]  B       .S1    tdm_deal$on2         ; no interrupt is taken in its delay slots
tdm_deal$tdm_deal$3:
        MV      .L2    B3, B0               ; move second
||      LDW     .D2T2  *B4++[1], B0         ; LDW     *in++, a_4
  [!B0] B       .S1    tdm_deal$done        ; [!second] B    done
||      LDW     .D2T1  *B4++[1], A1         ; LDW     *in++, b_4
        NOP     3
tdm_deal$on2:
        STW     .D1T2  B0, *A0++[1]         ; STW     a_4, *p0++
        STW     .D1T1  A1, *A0++[1]         ; STW     b_4, *p0++
tdm_deal$tdm_deal$4:
        LDW     .D2T2  *B4++[1], B4         ; LDW     *in++, a_5
        LDW     .D2T1  *B4++[1], A0         ; LDW     *in++, b_5
        NOP     3
        STW     .D1T2  B4, *A3++[1]         ; STW     a_5, *p1++
        STW     .D1T1  A0, *A3++[1]         ; STW     b_5, *p1++
tdm_deal$done:
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        NOP     4
        B       .S2    B0                   ; return
        ADDK    .S2    8, B15               ; frame
        NOP     4

        .global tdm_merge
tdm_merge:
        CMPLTU  .L1    2, A6, A1            ; CMPLTU  2, blocks, more
||      MV      .S1X   B4, A0               ; copy
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+in[1], p1
  [!A1] B       .S1    tdm_merge$rest       ; [!more] B      rest
||      ADDK    .S2    -8, B15              ; frame
||      LDW     .D1T2  *+A0[2], B3          ; LDW     *+in[2], p2
        LDW     .D1T1  *+A0[0], A0          ; LDW     *+in[0], p0
        STW     .D2T2  B3, *+B15[1]         ; save return$
        NOP     3
tdm_merge$merge$entry:
;  loop merge is not pipelined: more is not counted down by a constant
tdm_merge$merge:
        LDW     .D1T2  *A0++[1], B0         ; LDW     *p0++, a_6
        SUB     .L1    A6, 3, A6            ; SUB     blocks, 3, blocks
||      LDW     .D1T2  *A0++[1], B0         ; LDW     *p0++, b_6
||      B       .S1    tdm_merge$on1        ; no interrupt is taken in its delay slots
        CMPLTU  .L1    2, A6, A1            ; CMPLTU  2, blocks, more
||      LDW     .D1T1  *A3++[1], A1         ; LDW     *p1++, a_7
||      LDW     .D2T2  *B3++[1], B0         ; LDW     *p2++, a_8
        LDW     .D1T2  *A3++[1], B1         ; LDW     *p1++, b_7
        LDW     .D2T2  *B3++[1], B1         ; LDW     *p2++, b_8
  [A1]  B       .S1    tdm_merge$merge      ; [more] B       merge
||      STW     .D1T2  B0, *A4++[1]         ; STW     a_6, *out++
        STW     .D1T2  B0, *A4++[1]         ; STW     b_6, *out++
tdm_merge$on1:
        STW     .D1T1  A1, *A4++[1]         ; STW     a_7, *out++
        STW     .D1T2  B1, *A4++[1]         ; STW     b_7, *out++
        STW     .D1T2  B0, *A4++[1]         ; STW     a_8, *out++
        STW     .D1T2  B1, *A4++[1]         ; STW     b_8, *out++
tdm_merge$merge$exit:
tdm_merge$rest:
        CMPLTU  .L1    0, A6, A1            ; rest:   CMPLTU  0, blocks, first
  [!A1] B       .S1    tdm_merge$done       ; [!first] B     done
        NOP
        CMPLTU  .L2X   1, A6, B3            ; CMPLTU  1, blocks, second
        NOP     2
  [A1]  B       .S1    tdm_merge$on2        ; no interrupt is taken in its delay slots
tdm_merge$tdm_merge$3:
        MV      .L2    B3, B0               ; move second
||      LDW     .D1T2  *A0++[1], B0         ; LDW     *p0++, a_9
  [!B0] B       .S1    tdm_merge$done       ; [!second] B    done
||      LDW     .D1T2  *A0++[1], B0         ; LDW     *p0++, b_9
        NOP     3
tdm_merge$on2:
        STW     .D1T2  B0, *A4++[1]         ; STW     a_9, *out++
        STW     .D1T2  B0, *A4++[1]         ; STW     b_9, *out++
tdm_merge$tdm_merge$4:
        LDW     .D1T2  *A3++[1], B0         ; LDW     *p1++, a_10
        LDW     .D1T2  *A3++[1], B0         ; LDW     *p1++, b_10
||      B       .S1    tdm_merge$done       ; no interrupt is taken in its delay slots
        NOP     3
        STW     .D1T2  B0, *A4++[1]         ; STW     a_10, *out++
        STW     .D1T2  B0, *A4++[1]         ; STW     b_10, *out++
tdm_merge$done:
        LDW     .D2T2  *+B15[1], B0         ; restore return$
        NOP     4
        B       .S2    B0                   ; return
        ADDK    .S2    8, B15               ; frame
        NOP     4
