; broadside optimize: source dc0ee4162ec4be00cc3152311a7ffb2003767d29257c1a5435667d482eaa5bc5
; broadside 0.2.0, OR-Tools 9.15.6755, seed 4, 2 workers, 5 s an interval, 20 s a region
        .ref    rijndael_inverse_s_box
; Rijndael with blocks of 128 bits on one block, on the C64x, decryption with a table of 256 bytes: the inverse S-box.
; InvMixColumns is the arithmetic of GF(2^8) that .M has.
;
;       void rijndael_decrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_decrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_decrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[60]);
;
; block     changed in place. Word aligned.
; schedule  as in block.sa, of decryption, but on a multiple of 8 bytes.
;
; A misaligned pointer stops the machine's memory access. GFPGFR is as before on return.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is not zero.

; Rijndael with blocks of 128 bits (FIPS 197) on the C64x: its rounds as macros, with the S-box alone in memory.
;
; The state is that of round.inc, and the columns live on the sides as in round_c64x.inc. The S-box lies on a multiple of
; its 256 bytes: circular addressing (AMR) masks the index. MixColumns, or its inverse, is arithmetic. A byte that was
; looked up fills all four bytes of a word; GMPY4 multiplies it in GF(2^8) by the matrix's column for the byte's row. The
; product is the byte's share of its column, so no byte waits for the others.
;
; Key and data choose addresses of the table: constant-time on memory without a cache only.

; The table's address on each side, AMR, and the field's polynomial; `field` is what GFPGFR held before. Reserves A4, B4.

; Linear addressing again, as the C ABI demands on return, and the field as it was.

; The matrix: `first`, its first column, lowest row lowest, is that of row 0; rotated, that of the rows after it.



; Rows 1 to 3 of a column, with higher bits that the table's addressing masks.

; Bytes to a word, the first lowest.

; What a byte adds to its column.

; MixColumns, or its inverse, of a column of bytes, and its key. Bytes of `early` columns are looked up first.




; The last round's, without MixColumns.

; One round of a block in place, columns a and b on side A, c and d on side B. The matrix is in m0 to m3.

; Four key words, and the key moved on: k0 and k1 on side A, k2 and k3 on side B. A pointer on each side.

        .global rijndael_decrypt_block_galois_c64x
        .global rijndael_192_decrypt_block_galois_c64x
        .global rijndael_256_decrypt_block_galois_c64x

; A whole routine on a block: `passes` rounds and the last one. ShiftRows with columns a and b exchanged, and c and d, is its
; inverse.

        .align  32
rijndael_decrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    459009, A2           ; MVKL    0x00070101, circular_2
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B17           ; ADD     keys, 8, far
||      LDW     .D1T2  *+A1[3], B3          ; LDW     *+block[3], in_d
        MV      .L1X   B3, A17              ; MV      keys, near
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        MVKL    .S2    185403662, B9        ; MVKL    0x0b0d090e, m0
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        MVKL    .S2    rijndael_inverse_s_box, B4; MVKL    rijndael_inverse_s_box, B4
||      LDW     .D1T2  *+A1[2], B7          ; LDW     *+block[2], in_c
        MVKL    .S2    117440539, B1        ; MVKL    0x0700001b, polynomial_2
        MVKH    .S1    459009, A2           ; MVKH    0x00070101, circular_2
||      MVKH    .S2    185403662, B9        ; MVKH    0x0b0d090e, m0
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
        MVKL    .S1    rijndael_inverse_s_box, A4; MVKL    rijndael_inverse_s_box, A4
||      MVKH    .S2    rijndael_inverse_s_box, B4; MVKH    rijndael_inverse_s_box, B4
        XOR     .L1    A3, A9, A7           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B7, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_inverse_s_box, A4; MVKH    rijndael_inverse_s_box, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_2, AMR
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_6
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_6
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_6
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_6
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_6
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_6
||      MVKH    .S2    117440539, B1        ; MVKH    0x0700001b, polynomial_2
||      ROTL    .M2    B9, 16, B7           ; ROTL    m0, 16, m2
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_6], sc2_6
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_6], sa2_6
        XOR     .L1    A2, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B7, B6, B16          ; XOR     in_c, k2, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_6
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_6
||      ROTL    .M1X   B9, 8, A9            ; ROTL    m0, 8, m1
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_6], sd1_6
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_6], sb1_6
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_6
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_6
||      MVK     .S1    8, A2                ; MVK     9, count
||      MVC     .S2    B1, GFPGFR           ; MVC     polynomial_2, GFPGFR
||      ROTL    .M1X   B9, 24, A8           ; ROTL    m0, 24, m3
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_6], sb3_6
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_6], sd3_6
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_6
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_6
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_6
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_6
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_6], sa1_6
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_6], sc1_6
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_6, sa0_6, two_17
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_6, sc0_6, two_31
||      MV      .S2X   A9, B8               ; m1 on both sides
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_6], sc3_6
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_6], sa3_6
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_17, two_17, four_17
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_31, two_31, four_31
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_6, sa2_6, two_19
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_6, sc2_6, two_33
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_19, two_19, four_19
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_33, two_33, four_33
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_6, sb1_6, two_25
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_6, sd1_6, two_39
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_17, m0, p0_15
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_31, m0, p0_29
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_6
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_6
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_25, two_25, four_25
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_39, two_39, four_39
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_6, sb3_6, two_27
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_6, sd3_6, two_41
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_19, m2, p2_15
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_33, m2, p2_29
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_6], sd2_6
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_6], sb2_6
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_6, sa1_6, two_18
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_6, sc1_6, two_32
||      MV      .S2X   A8, B6               ; m3 on both sides
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_25, m1, p1_22
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_39, m1, p1_36
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_18, two_18, four_18
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_32, two_32, four_32
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_6, sa3_6, two_20
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_6, sc3_6, two_34
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_20, two_20, four_20
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_34, two_34, four_34
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_18, m1, p1_15
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_32, m1, p1_29
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_15, k1, one_21
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_29, k3, one_35
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_27, two_27, four_27
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_41, two_41, four_41
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_6, sb0_6, two_24
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_6, sd0_6, two_38
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_20, m3, p3_15
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_34, m3, p3_29
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_15, one_21, two_21
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_29, one_35, two_35
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_24, two_24, four_24
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_38, two_38, four_38
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_6, sb2_6, two_26
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_6, sd2_6, two_40
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_27, m3, p3_22
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_41, m3, p3_36
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_26, two_26, four_26
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_40, two_40, four_40
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_24, m0, p0_22
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_38, m0, p0_36
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_22, k0, one_28
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_36, k2, one_42
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_15, two_21, three_21
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_29, two_35, three_35
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_26, m2, p2_22
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_40, m2, p2_36
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_15, three_21, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_29, three_35, d
;@loop {"name": "rounds", "ii": 17, "res_mii": 14, "rec_mii": 15, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR"], "attempts": [{"interval": 15, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 16, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 17, "result": "found", "seconds": 23.4, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 14, recurrence 15
;  critical cycle:
;    XOR p2_36, three_42, c
;    SHRMB c, c, d8_6
;    LDBU *+B4[d8_6], sc1_6
;    PACK2 sc1_6, sc1_6, two_32
;    PACKL4 two_32, two_32, four_32
;    GMPY4 four_32, m1, p1_29
;    XOR p1_29, two_35, three_35
;    XOR p3_29, three_35, d
;    SHRMB d, d, c8_6
;    LDBU *+B4[c8_6], sb1_6
;    PACK2 sb1_6, sb1_6, two_25
;    PACKL4 two_25, two_25, four_25
;    GMPY4 four_25, m1, p1_22
;    XOR p1_22, k0, one_28
;    XOR p3_22, one_28, two_28
;    XOR p0_22, two_28, three_28
;    XOR p2_22, three_28, a
;    SHRMB a, a, b8_6
;    LDBU *+A4[b8_6], sa1_6
;    PACK2 sa1_6, sa1_6, two_18
;    PACKL4 two_18, two_18, four_18
;    GMPY4 four_18, m1, p1_15
;    XOR p1_15, two_21, three_21
;    XOR p3_15, three_21, b
;    SHRMB b, b, a8_6
;    LDBU *+A4[a8_6], sd1_6
;    PACK2 sd1_6, sd1_6, two_39
;    PACKL4 two_39, two_39, four_39
;    GMPY4 four_39, m1, p1_36
;    XOR p1_36, k2, one_42
;    XOR p3_36, one_42, two_42
;    XOR p0_36, two_42, three_42
;  units: L1 15/17, S1 11/17, M1 8/17, D1 14/17, L2 15/17, S2 12/17, M2 8/17, D2 13/17
;  cross paths: 1X 4/17, 2X 0/17
;  T paths: T1 9/17, T2 9/17
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 14 used, 13 live at once
;  II 15: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 16: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 17: found (as 2 equal channels), 23.4 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_decrypt_block_galois_c64x$rounds:
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_6
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_6
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p3_22, one_28, two_28
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p3_36, one_42, two_42
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_6
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_6
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_6
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_6
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p0_22, two_28, three_28
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p0_36, two_42, three_42
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_6], sc2_6
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_6], sa2_6
        XOR     .L1    A5, A3, A16          ; <1> XOR     p2_22, three_28, a
||      XOR     .L2    B1, B0, B16          ; <1> XOR     p2_36, three_42, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_6
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_6
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_6], sd1_6
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_6], sb1_6
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_6
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_6
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_6], sb3_6
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_6], sd3_6
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_6
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_6
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_6
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_6
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_6], sa1_6
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_6], sc1_6
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_6, sa0_6, two_17
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_6, sc0_6, two_31
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_6], sc3_6
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_6], sa3_6
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_17, two_17, four_17
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_31, two_31, four_31
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_6, sa2_6, two_19
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_6, sc2_6, two_33
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_19, two_19, four_19
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_33, two_33, four_33
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_6, sb1_6, two_25
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_6, sd1_6, two_39
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_17, m0, p0_15
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_31, m0, p0_29
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_6
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_6
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_25, two_25, four_25
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_39, two_39, four_39
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_6, sb3_6, two_27
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_6, sd3_6, two_41
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_19, m2, p2_15
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_33, m2, p2_29
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_6], sd2_6
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_6], sb2_6
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_6, sa1_6, two_18
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_6, sc1_6, two_32
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_25, m1, p1_22
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_39, m1, p1_36
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_18, two_18, four_18
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_32, two_32, four_32
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_6, sa3_6, two_20
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_6, sc3_6, two_34
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_20, two_20, four_20
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_34, two_34, four_34
||[A2]  B       .S2    rijndael_decrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_18, m1, p1_15
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_32, m1, p1_29
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_15, k1, one_21
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_29, k3, one_35
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_27, two_27, four_27
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_41, two_41, four_41
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_6, sb0_6, two_24
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_6, sd0_6, two_38
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_20, m3, p3_15
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_34, m3, p3_29
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_15, one_21, two_21
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_29, one_35, two_35
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_24, two_24, four_24
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_38, two_38, four_38
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_6, sb2_6, two_26
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_6, sd2_6, two_40
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_27, m3, p3_22
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_41, m3, p3_36
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_26, two_26, four_26
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_40, two_40, four_40
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_24, m0, p0_22
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_38, m0, p0_36
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_22, k0, one_28
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_36, k2, one_42
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_15, two_21, three_21
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_29, two_35, three_35
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_26, m2, p2_22
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_40, m2, p2_36
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_15, three_21, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_29, three_35, d
rijndael_decrypt_block_galois_c64x$rijndael_decrypt_block_galois_c64x$2:
        SWAP2   .L1    A7, A2               ; SWAP2   b, a16_44
||      SWAP2   .L2    B5, B3               ; SWAP2   d, c16_44
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p3_22, one_28, two_28
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p3_36, one_42, two_42
||      LDBU    .D1T1  *+A4[A7], A2         ; LDBU    *+A4[b], sa0_44
||      LDBU    .D2T2  *+B4[B5], B1         ; LDBU    *+B4[d], sc0_44
        SHLMB   .L1    A7, A7, A2           ; SHLMB   b, b, a24_44
||      SHLMB   .L2    B5, B5, B3           ; SHLMB   d, d, c24_44
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p0_22, two_28, three_28
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p0_36, two_42, three_42
||      LDBU    .D1T2  *+A4[A2], B3         ; LDBU    *+A4[a16_44], sc2_44
||      LDBU    .D2T1  *+B4[B3], A3         ; LDBU    *+B4[c16_44], sa2_44
        XOR     .L1    A5, A3, A16          ; <-1> XOR     p2_22, three_28, a
||      XOR     .L2    B1, B0, B16          ; <-1> XOR     p2_36, three_42, c
||      SHRMB   .S2    B5, B5, B0           ; SHRMB   d, d, c8_44
||      LDBU    .D1T1  *+A4[A2], A7         ; LDBU    *+A4[a24_44], sb3_44
||      LDBU    .D2T2  *+B4[B3], B0         ; LDBU    *+B4[c24_44], sd3_44
        SHRMB   .L1    A7, A7, A7           ; SHRMB   b, b, a8_44
||      SWAP2   .L2    B16, B1              ; SWAP2   c, d16_44
||      SHLMB   .S1    A16, A16, A2         ; SHLMB   a, a, b24_44
||      LDBU    .D1T1  *+A4[A16], A16       ; LDBU    *+A4[a], sb0_44
||      LDBU    .D2T2  *+B4[B16], B16       ; LDBU    *+B4[c], sd0_44
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, b8_44
||      SHRMB   .L2    B16, B16, B3         ; SHRMB   c, c, d8_44
||      SHLMB   .S2    B16, B16, B16        ; SHLMB   c, c, d24_44
||      LDBU    .D1T2  *+A4[A2], B5         ; LDBU    *+A4[b24_44], sc3_44
||      LDBU    .D2T1  *+B4[B1], A5         ; LDBU    *+B4[d16_44], sb2_44
        SWAP2   .L1    A16, A16             ; SWAP2   a, b16_44
||      LDBU    .D1T1  *+A4[A3], A17        ; LDBU    *+A4[b8_44], sa1_44
||      LDBU    .D2T2  *+B4[B3], B17        ; LDBU    *+B4[d8_44], sc1_44
        LDBU    .D1T2  *+A4[A7], B6         ; LDBU    *+A4[a8_44], sd1_44
||      LDBU    .D2T1  *+B4[B0], A5         ; LDBU    *+B4[c8_44], sb1_44
        LDBU    .D1T2  *+A4[A16], B6        ; LDBU    *+A4[b16_44], sd2_44
||      LDBU    .D2T1  *+B4[B16], A5        ; LDBU    *+B4[d24_44], sa3_44
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A7, A5, A0           ; PACK2   sb3_44, sb2_44, high_56
||      PACK2   .L2    B5, B3, B5           ; PACK2   sc3_44, sc2_44, high_58
||      B       .S2X   A0                   ; return
||      ZERO    .D2    B3                   ; ZERO    linear_61
        PACK2   .L1    A17, A2, A2          ; PACK2   sa1_44, sa0_44, low_54
||      PACK2   .L2    B17, B1, B16         ; PACK2   sc1_44, sc0_44, low_58
||      PACK2   .S1    A5, A16, A16         ; PACK2   sb1_44, sb0_44, low_56
||      PACK2   .S2    B6, B16, B1          ; PACK2   sd1_44, sd0_44, low_60
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_56, low_56, w_55
||      PACKL4  .L2    B5, B16, B0          ; PACKL4  high_58, low_58, w_57
||      PACK2   .S1    A5, A3, A0           ; PACK2   sa3_44, sa2_44, high_54
||      PACK2   .S2    B0, B6, B5           ; PACK2   sd3_44, sd2_44, high_60
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_54, low_54, w_53
||      PACKL4  .L2    B5, B1, B5           ; PACKL4  high_60, low_60, w_59
||      XOR     .S1    A3, A16, A2          ; XOR     w_55, k0, a
||      XOR     .S2    B0, B7, B1           ; XOR     w_57, k3, d
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A17, A0          ; XOR     w_53, k1, b
||      XOR     .L2    B5, B6, B1           ; XOR     w_59, k2, c
||      MVC     .S2    B3, AMR              ; MVC     linear_61, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A2, *+B0[0]          ; STW     a, *+block[0]
        MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      STW     .D1T1  A0, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]

        .align  32
rijndael_192_decrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    459009, A2           ; MVKL    0x00070101, circular_63
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B17           ; ADD     keys, 8, far
||      LDW     .D1T2  *+A1[3], B3          ; LDW     *+block[3], in_d
        MV      .L1X   B3, A17              ; MV      keys, near
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        MVKL    .S2    185403662, B9        ; MVKL    0x0b0d090e, m0
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        MVKL    .S2    rijndael_inverse_s_box, B4; MVKL    rijndael_inverse_s_box, B4
||      LDW     .D1T2  *+A1[2], B7          ; LDW     *+block[2], in_c
        MVKL    .S2    117440539, B1        ; MVKL    0x0700001b, polynomial_63
        MVKH    .S1    459009, A2           ; MVKH    0x00070101, circular_63
||      MVKH    .S2    185403662, B9        ; MVKH    0x0b0d090e, m0
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
        MVKL    .S1    rijndael_inverse_s_box, A4; MVKL    rijndael_inverse_s_box, A4
||      MVKH    .S2    rijndael_inverse_s_box, B4; MVKH    rijndael_inverse_s_box, B4
        XOR     .L1    A3, A9, A7           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B7, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_inverse_s_box, A4; MVKH    rijndael_inverse_s_box, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_63, AMR
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_67
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_67
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_67
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_67
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_67
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_67
||      MVKH    .S2    117440539, B1        ; MVKH    0x0700001b, polynomial_63
||      ROTL    .M2    B9, 16, B7           ; ROTL    m0, 16, m2
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_67], sc2_67
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_67], sa2_67
        XOR     .L1    A2, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B7, B6, B16          ; XOR     in_c, k2, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_67
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_67
||      ROTL    .M1X   B9, 8, A9            ; ROTL    m0, 8, m1
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_67], sd1_67
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_67], sb1_67
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_67
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_67
||      MVK     .S1    10, A2               ; MVK     11, count
||      MVC     .S2    B1, GFPGFR           ; MVC     polynomial_63, GFPGFR
||      ROTL    .M1X   B9, 24, A8           ; ROTL    m0, 24, m3
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_67], sb3_67
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_67], sd3_67
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_67
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_67
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_67
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_67
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_67], sa1_67
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_67], sc1_67
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_67, sa0_67, two_78
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_67, sc0_67, two_92
||      MV      .S2X   A9, B8               ; m1 on both sides
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_67], sc3_67
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_67], sa3_67
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_78, two_78, four_78
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_92, two_92, four_92
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_67, sa2_67, two_80
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_67, sc2_67, two_94
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_80, two_80, four_80
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_94, two_94, four_94
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_67, sb1_67, two_86
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_67, sd1_67, two_100
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_78, m0, p0_76
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_92, m0, p0_90
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_67
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_67
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_86, two_86, four_86
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_100, two_100, four_100
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_67, sb3_67, two_88
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_67, sd3_67, two_102
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_80, m2, p2_76
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_94, m2, p2_90
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_67], sd2_67
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_67], sb2_67
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_67, sa1_67, two_79
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_67, sc1_67, two_93
||      MV      .S2X   A8, B6               ; m3 on both sides
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_86, m1, p1_83
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_100, m1, p1_97
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_79, two_79, four_79
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_93, two_93, four_93
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_67, sa3_67, two_81
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_67, sc3_67, two_95
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_81, two_81, four_81
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_95, two_95, four_95
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_79, m1, p1_76
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_93, m1, p1_90
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_76, k1, one_82
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_90, k3, one_96
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_88, two_88, four_88
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_102, two_102, four_102
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_67, sb0_67, two_85
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_67, sd0_67, two_99
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_81, m3, p3_76
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_95, m3, p3_90
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_76, one_82, two_82
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_90, one_96, two_96
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_85, two_85, four_85
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_99, two_99, four_99
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_67, sb2_67, two_87
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_67, sd2_67, two_101
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_88, m3, p3_83
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_102, m3, p3_97
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_87, two_87, four_87
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_101, two_101, four_101
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_85, m0, p0_83
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_99, m0, p0_97
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_83, k0, one_89
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_97, k2, one_103
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_76, two_82, three_82
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_90, two_96, three_96
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_87, m2, p2_83
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_101, m2, p2_97
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_76, three_82, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_90, three_96, d
;@loop {"name": "rounds", "ii": 17, "res_mii": 14, "rec_mii": 15, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR"], "attempts": [{"interval": 15, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 16, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 14, recurrence 15
;  critical cycle:
;    XOR p2_97, three_103, c
;    SHRMB c, c, d8_67
;    LDBU *+B4[d8_67], sc1_67
;    PACK2 sc1_67, sc1_67, two_93
;    PACKL4 two_93, two_93, four_93
;    GMPY4 four_93, m1, p1_90
;    XOR p1_90, two_96, three_96
;    XOR p3_90, three_96, d
;    SHRMB d, d, c8_67
;    LDBU *+B4[c8_67], sb1_67
;    PACK2 sb1_67, sb1_67, two_86
;    PACKL4 two_86, two_86, four_86
;    GMPY4 four_86, m1, p1_83
;    XOR p1_83, k0, one_89
;    XOR p3_83, one_89, two_89
;    XOR p0_83, two_89, three_89
;    XOR p2_83, three_89, a
;    SHRMB a, a, b8_67
;    LDBU *+A4[b8_67], sa1_67
;    PACK2 sa1_67, sa1_67, two_79
;    PACKL4 two_79, two_79, four_79
;    GMPY4 four_79, m1, p1_76
;    XOR p1_76, two_82, three_82
;    XOR p3_76, three_82, b
;    SHRMB b, b, a8_67
;    LDBU *+A4[a8_67], sd1_67
;    PACK2 sd1_67, sd1_67, two_100
;    PACKL4 two_100, two_100, four_100
;    GMPY4 four_100, m1, p1_97
;    XOR p1_97, k2, one_103
;    XOR p3_97, one_103, two_103
;    XOR p0_97, two_103, three_103
;  units: L1 15/17, S1 11/17, M1 8/17, D1 14/17, L2 15/17, S2 12/17, M2 8/17, D2 13/17
;  cross paths: 1X 4/17, 2X 0/17
;  T paths: T1 9/17, T2 9/17
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 14 used, 13 live at once
;  II 15: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 16: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_192_decrypt_block_galois_c64x$rounds:
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_67
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_67
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p3_83, one_89, two_89
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p3_97, one_103, two_103
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_67
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_67
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_67
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_67
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p0_83, two_89, three_89
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p0_97, two_103, three_103
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_67], sc2_67
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_67], sa2_67
        XOR     .L1    A5, A3, A16          ; <1> XOR     p2_83, three_89, a
||      XOR     .L2    B1, B0, B16          ; <1> XOR     p2_97, three_103, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_67
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_67
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_67], sd1_67
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_67], sb1_67
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_67
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_67
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_67], sb3_67
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_67], sd3_67
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_67
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_67
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_67
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_67
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_67], sa1_67
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_67], sc1_67
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_67, sa0_67, two_78
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_67, sc0_67, two_92
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_67], sc3_67
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_67], sa3_67
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_78, two_78, four_78
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_92, two_92, four_92
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_67, sa2_67, two_80
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_67, sc2_67, two_94
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_80, two_80, four_80
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_94, two_94, four_94
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_67, sb1_67, two_86
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_67, sd1_67, two_100
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_78, m0, p0_76
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_92, m0, p0_90
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_67
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_67
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_86, two_86, four_86
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_100, two_100, four_100
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_67, sb3_67, two_88
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_67, sd3_67, two_102
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_80, m2, p2_76
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_94, m2, p2_90
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_67], sd2_67
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_67], sb2_67
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_67, sa1_67, two_79
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_67, sc1_67, two_93
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_86, m1, p1_83
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_100, m1, p1_97
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_79, two_79, four_79
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_93, two_93, four_93
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_67, sa3_67, two_81
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_67, sc3_67, two_95
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_81, two_81, four_81
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_95, two_95, four_95
||[A2]  B       .S2    rijndael_192_decrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_79, m1, p1_76
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_93, m1, p1_90
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_76, k1, one_82
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_90, k3, one_96
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_88, two_88, four_88
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_102, two_102, four_102
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_67, sb0_67, two_85
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_67, sd0_67, two_99
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_81, m3, p3_76
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_95, m3, p3_90
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_76, one_82, two_82
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_90, one_96, two_96
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_85, two_85, four_85
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_99, two_99, four_99
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_67, sb2_67, two_87
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_67, sd2_67, two_101
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_88, m3, p3_83
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_102, m3, p3_97
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_87, two_87, four_87
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_101, two_101, four_101
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_85, m0, p0_83
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_99, m0, p0_97
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_83, k0, one_89
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_97, k2, one_103
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_76, two_82, three_82
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_90, two_96, three_96
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_87, m2, p2_83
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_101, m2, p2_97
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_76, three_82, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_90, three_96, d
rijndael_192_decrypt_block_galois_c64x$rijndael_192_decrypt_block_galois_c64x$2:
        SWAP2   .L1    A7, A2               ; SWAP2   b, a16_105
||      SWAP2   .L2    B5, B3               ; SWAP2   d, c16_105
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p3_83, one_89, two_89
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p3_97, one_103, two_103
||      LDBU    .D1T1  *+A4[A7], A2         ; LDBU    *+A4[b], sa0_105
||      LDBU    .D2T2  *+B4[B5], B1         ; LDBU    *+B4[d], sc0_105
        SHLMB   .L1    A7, A7, A2           ; SHLMB   b, b, a24_105
||      SHLMB   .L2    B5, B5, B3           ; SHLMB   d, d, c24_105
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p0_83, two_89, three_89
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p0_97, two_103, three_103
||      LDBU    .D1T2  *+A4[A2], B3         ; LDBU    *+A4[a16_105], sc2_105
||      LDBU    .D2T1  *+B4[B3], A3         ; LDBU    *+B4[c16_105], sa2_105
        XOR     .L1    A5, A3, A16          ; <-1> XOR     p2_83, three_89, a
||      XOR     .L2    B1, B0, B16          ; <-1> XOR     p2_97, three_103, c
||      SHRMB   .S2    B5, B5, B0           ; SHRMB   d, d, c8_105
||      LDBU    .D1T1  *+A4[A2], A7         ; LDBU    *+A4[a24_105], sb3_105
||      LDBU    .D2T2  *+B4[B3], B0         ; LDBU    *+B4[c24_105], sd3_105
        SHRMB   .L1    A7, A7, A7           ; SHRMB   b, b, a8_105
||      SWAP2   .L2    B16, B1              ; SWAP2   c, d16_105
||      SHLMB   .S1    A16, A16, A2         ; SHLMB   a, a, b24_105
||      LDBU    .D1T1  *+A4[A16], A16       ; LDBU    *+A4[a], sb0_105
||      LDBU    .D2T2  *+B4[B16], B16       ; LDBU    *+B4[c], sd0_105
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, b8_105
||      SHRMB   .L2    B16, B16, B3         ; SHRMB   c, c, d8_105
||      SHLMB   .S2    B16, B16, B16        ; SHLMB   c, c, d24_105
||      LDBU    .D1T2  *+A4[A2], B5         ; LDBU    *+A4[b24_105], sc3_105
||      LDBU    .D2T1  *+B4[B1], A5         ; LDBU    *+B4[d16_105], sb2_105
        SWAP2   .L1    A16, A16             ; SWAP2   a, b16_105
||      LDBU    .D1T1  *+A4[A3], A17        ; LDBU    *+A4[b8_105], sa1_105
||      LDBU    .D2T2  *+B4[B3], B17        ; LDBU    *+B4[d8_105], sc1_105
        LDBU    .D1T2  *+A4[A7], B6         ; LDBU    *+A4[a8_105], sd1_105
||      LDBU    .D2T1  *+B4[B0], A5         ; LDBU    *+B4[c8_105], sb1_105
        LDBU    .D1T2  *+A4[A16], B6        ; LDBU    *+A4[b16_105], sd2_105
||      LDBU    .D2T1  *+B4[B16], A5        ; LDBU    *+B4[d24_105], sa3_105
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A7, A5, A0           ; PACK2   sb3_105, sb2_105, high_117
||      PACK2   .L2    B5, B3, B5           ; PACK2   sc3_105, sc2_105, high_119
||      B       .S2X   A0                   ; return
||      ZERO    .D2    B3                   ; ZERO    linear_122
        PACK2   .L1    A17, A2, A2          ; PACK2   sa1_105, sa0_105, low_115
||      PACK2   .L2    B17, B1, B16         ; PACK2   sc1_105, sc0_105, low_119
||      PACK2   .S1    A5, A16, A16         ; PACK2   sb1_105, sb0_105, low_117
||      PACK2   .S2    B6, B16, B1          ; PACK2   sd1_105, sd0_105, low_121
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_117, low_117, w_116
||      PACKL4  .L2    B5, B16, B0          ; PACKL4  high_119, low_119, w_118
||      PACK2   .S1    A5, A3, A0           ; PACK2   sa3_105, sa2_105, high_115
||      PACK2   .S2    B0, B6, B5           ; PACK2   sd3_105, sd2_105, high_121
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_115, low_115, w_114
||      PACKL4  .L2    B5, B1, B5           ; PACKL4  high_121, low_121, w_120
||      XOR     .S1    A3, A16, A2          ; XOR     w_116, k0, a
||      XOR     .S2    B0, B7, B1           ; XOR     w_118, k3, d
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A17, A0          ; XOR     w_114, k1, b
||      XOR     .L2    B5, B6, B1           ; XOR     w_120, k2, c
||      MVC     .S2    B3, AMR              ; MVC     linear_122, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A2, *+B0[0]          ; STW     a, *+block[0]
        MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      STW     .D1T1  A0, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]

        .align  32
rijndael_256_decrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; argument
||      MV      .L2    B4, B3               ; argument
||      MVKL    .S1    459009, A2           ; MVKL    0x00070101, circular_124
||      MV      .D1X   B3, A0               ; move return$
        ADD     .L2    8, B3, B17           ; ADD     keys, 8, far
||      LDW     .D1T2  *+A1[3], B3          ; LDW     *+block[3], in_d
        MV      .L1X   B3, A17              ; MV      keys, near
||      LDW     .D1T1  *+A1[1], A3          ; LDW     *+block[1], in_b
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        MVKL    .S2    185403662, B9        ; MVKL    0x0b0d090e, m0
||      LDDW    .D1T1  *A17++[2], A9:A8     ; LDDW    *near++[2], k1:k0
        MVKL    .S2    rijndael_inverse_s_box, B4; MVKL    rijndael_inverse_s_box, B4
||      LDW     .D1T2  *+A1[2], B7          ; LDW     *+block[2], in_c
        MVKL    .S2    117440539, B1        ; MVKL    0x0700001b, polynomial_124
        MVKH    .S1    459009, A2           ; MVKH    0x00070101, circular_124
||      MVKH    .S2    185403662, B9        ; MVKH    0x0b0d090e, m0
||      LDW     .D1T1  *+A1[0], A2          ; LDW     *+block[0], in_a
        MVKL    .S1    rijndael_inverse_s_box, A4; MVKL    rijndael_inverse_s_box, A4
||      MVKH    .S2    rijndael_inverse_s_box, B4; MVKH    rijndael_inverse_s_box, B4
        XOR     .L1    A3, A9, A7           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B7, B5           ; XOR     in_d, k3, d
||      MVKH    .S1    rijndael_inverse_s_box, A4; MVKH    rijndael_inverse_s_box, A4
||      MVC     .S2X   A2, AMR              ; MVC     circular_124, AMR
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_128
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_128
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_128
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_128
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_128
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_128
||      MVKH    .S2    117440539, B1        ; MVKH    0x0700001b, polynomial_124
||      ROTL    .M2    B9, 16, B7           ; ROTL    m0, 16, m2
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_128], sc2_128
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_128], sa2_128
        XOR     .L1    A2, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B7, B6, B16          ; XOR     in_c, k2, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_128
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_128
||      ROTL    .M1X   B9, 8, A9            ; ROTL    m0, 8, m1
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_128], sd1_128
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_128], sb1_128
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_128
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_128
||      MVK     .S1    12, A2               ; MVK     13, count
||      MVC     .S2    B1, GFPGFR           ; MVC     polynomial_124, GFPGFR
||      ROTL    .M1X   B9, 24, A8           ; ROTL    m0, 24, m3
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_128], sb3_128
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_128], sd3_128
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_128
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_128
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_128
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_128
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_128], sa1_128
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_128], sc1_128
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_128, sa0_128, two_139
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_128, sc0_128, two_153
||      MV      .S2X   A9, B8               ; m1 on both sides
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_128], sc3_128
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_128], sa3_128
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_139, two_139, four_139
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_153, two_153, four_153
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_128, sa2_128, two_141
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_128, sc2_128, two_155
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_141, two_141, four_141
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_155, two_155, four_155
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_128, sb1_128, two_147
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_128, sd1_128, two_161
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_139, m0, p0_137
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_153, m0, p0_151
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_128
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_128
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_147, two_147, four_147
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_161, two_161, four_161
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_128, sb3_128, two_149
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_128, sd3_128, two_163
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_141, m2, p2_137
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_155, m2, p2_151
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_128], sd2_128
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_128], sb2_128
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_128, sa1_128, two_140
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_128, sc1_128, two_154
||      MV      .S2X   A8, B6               ; m3 on both sides
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_147, m1, p1_144
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_161, m1, p1_158
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_140, two_140, four_140
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_154, two_154, four_154
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_128, sa3_128, two_142
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_128, sc3_128, two_156
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_142, two_142, four_142
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_156, two_156, four_156
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_140, m1, p1_137
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_154, m1, p1_151
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_137, k1, one_143
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_151, k3, one_157
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_149, two_149, four_149
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_163, two_163, four_163
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_128, sb0_128, two_146
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_128, sd0_128, two_160
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_142, m3, p3_137
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_156, m3, p3_151
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_137, one_143, two_143
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_151, one_157, two_157
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_146, two_146, four_146
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_160, two_160, four_160
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_128, sb2_128, two_148
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_128, sd2_128, two_162
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_149, m3, p3_144
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_163, m3, p3_158
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_148, two_148, four_148
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_162, two_162, four_162
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_146, m0, p0_144
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_160, m0, p0_158
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_144, k0, one_150
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_158, k2, one_164
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_137, two_143, three_143
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_151, two_157, three_157
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_148, m2, p2_144
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_162, m2, p2_158
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_137, three_143, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_151, three_157, d
;@loop {"name": "rounds", "ii": 17, "res_mii": 14, "rec_mii": 15, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "SHRMB", "LDBU", "PACK2", "PACKL4", "GMPY4", "XOR", "XOR", "XOR"], "attempts": [{"interval": 15, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 16, "result": "proved infeasible", "seconds": 0.0, "banks_apart": false, "note": "92 operations near the recurrence", "moves": 0}, {"interval": 17, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop rounds: II 17, 2 stages
;  bounds: resources 14, recurrence 15
;  critical cycle:
;    XOR p2_158, three_164, c
;    SHRMB c, c, d8_128
;    LDBU *+B4[d8_128], sc1_128
;    PACK2 sc1_128, sc1_128, two_154
;    PACKL4 two_154, two_154, four_154
;    GMPY4 four_154, m1, p1_151
;    XOR p1_151, two_157, three_157
;    XOR p3_151, three_157, d
;    SHRMB d, d, c8_128
;    LDBU *+B4[c8_128], sb1_128
;    PACK2 sb1_128, sb1_128, two_147
;    PACKL4 two_147, two_147, four_147
;    GMPY4 four_147, m1, p1_144
;    XOR p1_144, k0, one_150
;    XOR p3_144, one_150, two_150
;    XOR p0_144, two_150, three_150
;    XOR p2_144, three_150, a
;    SHRMB a, a, b8_128
;    LDBU *+A4[b8_128], sa1_128
;    PACK2 sa1_128, sa1_128, two_140
;    PACKL4 two_140, two_140, four_140
;    GMPY4 four_140, m1, p1_137
;    XOR p1_137, two_143, three_143
;    XOR p3_137, three_143, b
;    SHRMB b, b, a8_128
;    LDBU *+A4[a8_128], sd1_128
;    PACK2 sd1_128, sd1_128, two_161
;    PACKL4 two_161, two_161, four_161
;    GMPY4 four_161, m1, p1_158
;    XOR p1_158, k2, one_164
;    XOR p3_158, one_164, two_164
;    XOR p0_158, two_164, three_164
;  units: L1 15/17, S1 11/17, M1 8/17, D1 14/17, L2 15/17, S2 12/17, M2 8/17, D2 13/17
;  cross paths: 1X 4/17, 2X 0/17
;  T paths: T1 9/17, T2 9/17
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 14 used, 13 live at once
;  II 15: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 16: proved infeasible (92 operations near the recurrence), 0.0 s
;  II 17: found (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
rijndael_256_decrypt_block_galois_c64x$rounds:
        SWAP2   .L1    A7, A6               ; <0> SWAP2   b, a16_128
||      SWAP2   .L2    B5, B3               ; <0> SWAP2   d, c16_128
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p3_144, one_150, two_150
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p3_158, one_164, two_164
||      LDBU    .D1T1  *+A4[A7], A3         ; <0> LDBU    *+A4[b], sa0_128
||      LDBU    .D2T2  *+B4[B5], B0         ; <0> LDBU    *+B4[d], sc0_128
        SHRMB   .L1    A7, A7, A6           ; <0> SHRMB   b, b, a8_128
||      SHRMB   .L2    B5, B5, B3           ; <0> SHRMB   d, d, c8_128
||      XOR     .S1    A5, A3, A3           ; <1> XOR     p0_144, two_150, three_150
||      XOR     .S2    B1, B0, B0           ; <1> XOR     p0_158, two_164, three_164
||      LDBU    .D1T2  *+A4[A6], B1         ; <0> LDBU    *+A4[a16_128], sc2_128
||      LDBU    .D2T1  *+B4[B3], A5         ; <0> LDBU    *+B4[c16_128], sa2_128
        XOR     .L1    A5, A3, A16          ; <1> XOR     p2_144, three_150, a
||      XOR     .L2    B1, B0, B16          ; <1> XOR     p2_158, three_164, c
||      SHLMB   .S1    A7, A7, A3           ; <0> SHLMB   b, b, a24_128
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, c24_128
||      LDBU    .D1T2  *+A4[A6], B3         ; <0> LDBU    *+A4[a8_128], sd1_128
||      LDBU    .D2T1  *+B4[B3], A6         ; <0> LDBU    *+B4[c8_128], sb1_128
        SHRMB   .L1    A16, A16, A3         ; <0> SHRMB   a, a, b8_128
||      SHRMB   .L2    B16, B16, B0         ; <0> SHRMB   c, c, d8_128
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[a24_128], sb3_128
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[c24_128], sd3_128
        SWAP2   .L1    A16, A7              ; <0> SWAP2   a, b16_128
||      SWAP2   .L2    B16, B5              ; <0> SWAP2   c, d16_128
||      SHLMB   .S1    A16, A16, A5         ; <0> SHLMB   a, a, b24_128
||      SHLMB   .S2    B16, B16, B1         ; <0> SHLMB   c, c, d24_128
||      LDBU    .D1T1  *+A4[A3], A6         ; <0> LDBU    *+A4[b8_128], sa1_128
||      LDBU    .D2T2  *+B4[B0], B3         ; <0> LDBU    *+B4[d8_128], sc1_128
        PACK2   .L1    A3, A3, A3           ; <0> PACK2   sa0_128, sa0_128, two_139
||      PACK2   .L2    B0, B0, B0           ; <0> PACK2   sc0_128, sc0_128, two_153
||      LDBU    .D1T2  *+A4[A5], B3         ; <0> LDBU    *+A4[b24_128], sc3_128
||      LDBU    .D2T1  *+B4[B1], A6         ; <0> LDBU    *+B4[d24_128], sa3_128
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_139, two_139, four_139
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_153, two_153, four_153
||      PACK2   .S1    A5, A5, A3           ; <0> PACK2   sa2_128, sa2_128, two_141
||      PACK2   .S2    B1, B1, B0           ; <0> PACK2   sc2_128, sc2_128, two_155
||      LDDW    .D1T1  *A17++[2], A19:A18   ; <0> LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B19:B18   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_141, two_141, four_141
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_155, two_155, four_155
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb1_128, sb1_128, two_147
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd1_128, sd1_128, two_161
||      GMPY4   .M1X   A5, B9, A7           ; <0> GMPY4   four_139, m0, p0_137
||      GMPY4   .M2    B1, B9, B5           ; <0> GMPY4   four_153, m0, p0_151
||      LDBU    .D1T1  *+A4[A16], A16       ; <0> LDBU    *+A4[a], sb0_128
||      LDBU    .D2T2  *+B4[B16], B16       ; <0> LDBU    *+B4[c], sd0_128
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_147, two_147, four_147
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_161, two_161, four_161
||      PACK2   .S1    A6, A6, A3           ; <0> PACK2   sb3_128, sb3_128, two_149
||      PACK2   .S2    B3, B3, B0           ; <0> PACK2   sd3_128, sd3_128, two_163
||      GMPY4   .M1X   A5, B7, A7           ; <0> GMPY4   four_141, m2, p2_137
||      GMPY4   .M2    B1, B7, B5           ; <0> GMPY4   four_155, m2, p2_151
||      LDBU    .D1T2  *+A4[A7], B16        ; <0> LDBU    *+A4[b16_128], sd2_128
||      LDBU    .D2T1  *+B4[B5], A16        ; <0> LDBU    *+B4[d16_128], sb2_128
        PACK2   .L1    A6, A6, A5           ; <0> PACK2   sa1_128, sa1_128, two_140
||      PACK2   .L2    B3, B3, B1           ; <0> PACK2   sc1_128, sc1_128, two_154
||      GMPY4   .M1    A5, A9, A5           ; <0> GMPY4   four_147, m1, p1_144
||      GMPY4   .M2    B1, B8, B1           ; <0> GMPY4   four_161, m1, p1_158
||[A2]  SUB     .D1    A2, 1, A2            ; <0> SUB     count, 1, count
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_140, two_140, four_140
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_154, two_154, four_154
||      PACK2   .S1    A6, A6, A5           ; <0> PACK2   sa3_128, sa3_128, two_142
||      PACK2   .S2    B3, B3, B1           ; <0> PACK2   sc3_128, sc3_128, two_156
        PACKL4  .L1    A5, A5, A6           ; <0> PACKL4  two_142, two_142, four_142
||      PACKL4  .L2    B1, B1, B3           ; <0> PACKL4  two_156, two_156, four_156
||[A2]  B       .S2    rijndael_256_decrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      GMPY4   .M1    A6, A9, A6           ; <0> GMPY4   four_140, m1, p1_137
||      GMPY4   .M2    B3, B8, B3           ; <0> GMPY4   four_154, m1, p1_151
||      XOR     .D1    A7, A19, A5          ; <0> XOR     p0_137, k1, one_143
||      XOR     .D2    B5, B19, B1          ; <0> XOR     p0_151, k3, one_157
        PACKL4  .L1    A3, A3, A3           ; <0> PACKL4  two_149, two_149, four_149
||      PACKL4  .L2    B0, B0, B0           ; <0> PACKL4  two_163, two_163, four_163
||      PACK2   .S1    A16, A16, A6         ; <0> PACK2   sb0_128, sb0_128, two_146
||      PACK2   .S2    B16, B16, B3         ; <0> PACK2   sd0_128, sd0_128, two_160
||      GMPY4   .M1    A6, A8, A6           ; <0> GMPY4   four_142, m3, p3_137
||      GMPY4   .M2    B3, B6, B3           ; <0> GMPY4   four_156, m3, p3_151
||      XOR     .D1    A7, A5, A7           ; <0> XOR     p2_137, one_143, two_143
||      XOR     .D2    B5, B1, B5           ; <0> XOR     p2_151, one_157, two_157
        PACKL4  .L1    A6, A6, A6           ; <0> PACKL4  two_146, two_146, four_146
||      PACKL4  .L2    B3, B3, B3           ; <0> PACKL4  two_160, two_160, four_160
||      PACK2   .S1    A16, A16, A3         ; <0> PACK2   sb2_128, sb2_128, two_148
||      PACK2   .S2    B16, B16, B0         ; <0> PACK2   sd2_128, sd2_128, two_162
||      GMPY4   .M1    A3, A8, A5           ; <0> GMPY4   four_149, m3, p3_144
||      GMPY4   .M2    B0, B6, B1           ; <0> GMPY4   four_163, m3, p3_158
        PACKL4  .L1    A3, A3, A5           ; <0> PACKL4  two_148, two_148, four_148
||      PACKL4  .L2    B0, B0, B1           ; <0> PACKL4  two_162, two_162, four_162
||      GMPY4   .M1X   A6, B9, A5           ; <0> GMPY4   four_146, m0, p0_144
||      GMPY4   .M2    B3, B9, B1           ; <0> GMPY4   four_160, m0, p0_158
||      XOR     .D1    A5, A18, A3          ; <0> XOR     p1_144, k0, one_150
||      XOR     .D2    B1, B18, B0          ; <0> XOR     p1_158, k2, one_164
        XOR     .S1    A6, A7, A5           ; <0> XOR     p1_137, two_143, three_143
||      XOR     .S2    B3, B5, B1           ; <0> XOR     p1_151, two_157, three_157
||      GMPY4   .M1X   A5, B7, A5           ; <0> GMPY4   four_148, m2, p2_144
||      GMPY4   .M2    B1, B7, B1           ; <0> GMPY4   four_162, m2, p2_158
        XOR     .D1    A6, A5, A7           ; <0> XOR     p3_137, three_143, b
||      XOR     .D2    B3, B1, B5           ; <0> XOR     p3_151, three_157, d
rijndael_256_decrypt_block_galois_c64x$rijndael_256_decrypt_block_galois_c64x$2:
        SWAP2   .L1    A7, A2               ; SWAP2   b, a16_166
||      SWAP2   .L2    B5, B3               ; SWAP2   d, c16_166
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p3_144, one_150, two_150
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p3_158, one_164, two_164
||      LDBU    .D1T1  *+A4[A7], A2         ; LDBU    *+A4[b], sa0_166
||      LDBU    .D2T2  *+B4[B5], B1         ; LDBU    *+B4[d], sc0_166
        SHLMB   .L1    A7, A7, A2           ; SHLMB   b, b, a24_166
||      SHLMB   .L2    B5, B5, B3           ; SHLMB   d, d, c24_166
||      XOR     .S1    A5, A3, A3           ; <-1> XOR     p0_144, two_150, three_150
||      XOR     .S2    B1, B0, B0           ; <-1> XOR     p0_158, two_164, three_164
||      LDBU    .D1T2  *+A4[A2], B3         ; LDBU    *+A4[a16_166], sc2_166
||      LDBU    .D2T1  *+B4[B3], A3         ; LDBU    *+B4[c16_166], sa2_166
        XOR     .L1    A5, A3, A16          ; <-1> XOR     p2_144, three_150, a
||      XOR     .L2    B1, B0, B16          ; <-1> XOR     p2_158, three_164, c
||      SHRMB   .S2    B5, B5, B0           ; SHRMB   d, d, c8_166
||      LDBU    .D1T1  *+A4[A2], A7         ; LDBU    *+A4[a24_166], sb3_166
||      LDBU    .D2T2  *+B4[B3], B0         ; LDBU    *+B4[c24_166], sd3_166
        SHRMB   .L1    A7, A7, A7           ; SHRMB   b, b, a8_166
||      SWAP2   .L2    B16, B1              ; SWAP2   c, d16_166
||      SHLMB   .S1    A16, A16, A2         ; SHLMB   a, a, b24_166
||      LDBU    .D1T1  *+A4[A16], A16       ; LDBU    *+A4[a], sb0_166
||      LDBU    .D2T2  *+B4[B16], B16       ; LDBU    *+B4[c], sd0_166
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, b8_166
||      SHRMB   .L2    B16, B16, B3         ; SHRMB   c, c, d8_166
||      SHLMB   .S2    B16, B16, B16        ; SHLMB   c, c, d24_166
||      LDBU    .D1T2  *+A4[A2], B5         ; LDBU    *+A4[b24_166], sc3_166
||      LDBU    .D2T1  *+B4[B1], A5         ; LDBU    *+B4[d16_166], sb2_166
        SWAP2   .L1    A16, A16             ; SWAP2   a, b16_166
||      LDBU    .D1T1  *+A4[A3], A17        ; LDBU    *+A4[b8_166], sa1_166
||      LDBU    .D2T2  *+B4[B3], B17        ; LDBU    *+B4[d8_166], sc1_166
        LDBU    .D1T2  *+A4[A7], B6         ; LDBU    *+A4[a8_166], sd1_166
||      LDBU    .D2T1  *+B4[B0], A5         ; LDBU    *+B4[c8_166], sb1_166
        LDBU    .D1T2  *+A4[A16], B6        ; LDBU    *+A4[b16_166], sd2_166
||      LDBU    .D2T1  *+B4[B16], A5        ; LDBU    *+B4[d24_166], sa3_166
        LDDW    .D1T1  *A17++[2], A17:A16   ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B17++[2], B7:B6     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A7, A5, A0           ; PACK2   sb3_166, sb2_166, high_178
||      PACK2   .L2    B5, B3, B5           ; PACK2   sc3_166, sc2_166, high_180
||      B       .S2X   A0                   ; return
||      ZERO    .D2    B3                   ; ZERO    linear_183
        PACK2   .L1    A17, A2, A2          ; PACK2   sa1_166, sa0_166, low_176
||      PACK2   .L2    B17, B1, B16         ; PACK2   sc1_166, sc0_166, low_180
||      PACK2   .S1    A5, A16, A16         ; PACK2   sb1_166, sb0_166, low_178
||      PACK2   .S2    B6, B16, B1          ; PACK2   sd1_166, sd0_166, low_182
        PACKL4  .L1    A0, A16, A3          ; PACKL4  high_178, low_178, w_177
||      PACKL4  .L2    B5, B16, B0          ; PACKL4  high_180, low_180, w_179
||      PACK2   .S1    A5, A3, A0           ; PACK2   sa3_166, sa2_166, high_176
||      PACK2   .S2    B0, B6, B5           ; PACK2   sd3_166, sd2_166, high_182
        PACKL4  .L1    A0, A2, A0           ; PACKL4  high_176, low_176, w_175
||      PACKL4  .L2    B5, B1, B5           ; PACKL4  high_182, low_182, w_181
||      XOR     .S1    A3, A16, A2          ; XOR     w_177, k0, a
||      XOR     .S2    B0, B7, B1           ; XOR     w_179, k3, d
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A17, A0          ; XOR     w_175, k1, b
||      XOR     .L2    B5, B6, B1           ; XOR     w_181, k2, c
||      MVC     .S2    B3, AMR              ; MVC     linear_183, AMR
||      STW     .D1T2  B1, *+A1[3]          ; STW     d, *+block[3]
||      STW     .D2T1  A2, *+B0[0]          ; STW     a, *+block[0]
        MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      STW     .D1T1  A0, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
