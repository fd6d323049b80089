; broadside optimize: source eb9593940af2a4d2ccf5d04eb00ec918529a3d755b6df2c284389c32700341f4
; broadside 0.1.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 10 s a region
        .ref    rijndael_s_box
; Rijndael with blocks of 128 bits on one block, on the C64x, with a table of 256 bytes: the S-box. MixColumns is the
; arithmetic of GF(2^8) that .M has.
;
;       void rijndael_encrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[44]);
;       void rijndael_192_encrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[52]);
;       void rijndael_256_encrypt_block_galois_c64x(uint32_t block[4], const uint32_t schedule[60]);
;
; block     changed in place. Word aligned.
; schedule  as in block.sa, but on a multiple of 8 bytes.
;
; A misaligned pointer stops the machine's memory access. GFPGFR is as before on return.
; To be called with interrupts disabled: registers take new values while older ones are on their way, and AMR is not zero.

; Rijndael with blocks of 128 bits (FIPS 197) on the C64x: its rounds as macros, with the S-box alone in memory.
;
; The state is that of round.inc, and the columns live on the sides as in round_c64x.inc. The S-box lies on a multiple of
; its 256 bytes: circular addressing (AMR) masks the index. MixColumns is arithmetic: with w a column of S-boxes and r the
; same rotated by one row, the sum of their column of the matrix is 2 (w + r) + r + (w + r rotated by two rows), and
; GMPY4 doubles four bytes in GF(2^8). Both w and r are packed from the bytes loaded, which saves the latency of a rotation.
;
; Key and data choose addresses of the table: constant-time on memory without a cache only.

; The table's address on each side, AMR, and the field's polynomial; `field` is what GFPGFR held before. Reserves A4, B4.

; Linear addressing again, as the C ABI demands on return, and the field as it was.

; 2 in each of four bytes.



; Rows 1 to 3 of a column, with higher bits that the table's addressing masks.

; Bytes to a word, the first lowest.

; MixColumns of a column of bytes, and its key.

; The last round's, without MixColumns.

; One round of a block in place, columns a and b on side A, c and d on side B.

; Four key words, and the key moved on: k0 and k1 on side A, k2 and k3 on side B. A pointer on each side.

        .global rijndael_encrypt_block_galois_c64x
        .global rijndael_192_encrypt_block_galois_c64x
        .global rijndael_256_encrypt_block_galois_c64x

; A whole routine on a block: `passes` rounds and the last one.

        .align  32
rijndael_encrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; move block
||      ADD     .L2    8, B4, B18           ; ADD     keys, 8, far
||      MVKL    .S1    117440539, A0        ; MVKL    0x0700001b, polynomial_2
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    117440539, A0        ; MVKH    0x0700001b, polynomial_2
||      MVKL    .S2    rijndael_s_box, B4   ; MVKL    rijndael_s_box, B4
||      LDW     .D1T2  *+A1[2], B3          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_s_box, A4   ; MVKL    rijndael_s_box, A4
||      MVC     .S2X   A0, GFPGFR           ; MVC     polynomial_2, GFPGFR
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
        MVKH    .S2    rijndael_s_box, B4   ; MVKH    rijndael_s_box, B4
||      LDW     .D1T1  *+A1[0], A3          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B1:B0     ; LDDW    *far++[2], k3:k2
        LDW     .D1T2  *+A1[3], B0          ; LDW     *+block[3], in_d
        NOP
        MVKL    .S1    459009, A5           ; MVKL    0x00070101, circular_2
        MVKH    .S1    459009, A5           ; MVKH    0x00070101, circular_2
        XOR     .L1    A2, A9, A6           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B0, B6           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_s_box, A4   ; MVKH    rijndael_s_box, A4
||      MVC     .S2X   A5, AMR              ; MVC     circular_2, AMR
        XOR     .L1    A3, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B0, B1, B5           ; XOR     in_d, k3, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_6
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_6
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_6
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_6
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_6
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_6
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_6
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_6
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_6], sc3_6
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_6], sb1_6
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_6
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_6
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_6], sc2_6
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_6], sb2_6
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_6
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_6
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_6], sb3_6
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_6], sc1_6
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_6
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_6], sd2_6
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_6], sa3_6
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_6], sd1_6
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_6], sa2_6
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_6
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_6, sc3_6, high_23
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_6
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_6
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_6, sb1_6, low_20
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_6, sc2_6, high_22
||      MVKL    .S1    33686018, A8         ; MVKL    0x02020202, two
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_6], sa1_6
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_6], sd3_6
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_6, sb0_6, low_19
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_6, sb2_6, high_19
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_6, sc0_6, low_22
||      MVK     .D1    7, A2                ; MVK     9, count
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_19, low_19, w_18
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_22, low_22, w_21
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_6, sb3_6, high_20
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_6, sc1_6, low_23
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_20, low_20, r_18
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_23, low_23, r_21
||      MVKH    .S1    33686018, A8         ; MVKH    0x02020202, two
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_6, sd1_6, low_26
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_6, sa2_6, high_16
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_6, sd0_6, low_25
||      MV      .S2X   A8, B8               ; two on both sides
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_18, r_18, sum_18
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_21, r_21, sum_21
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_6, sa1_6, low_17
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_6, sa3_6, high_17
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_6, sd2_6, high_25
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_21, two, doubled_21
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_17, low_17, r_15
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_25, low_25, w_24
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_6, sa0_6, low_16
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_6, sd3_6, high_26
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_18, two, doubled_18
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_21, k2, keyed_21
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_16, low_16, w_15
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_26, low_26, r_24
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_21, swapped_21
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_18, k1, keyed_18
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_24, r_24, sum_24
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_15, r_15, sum_15
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_18, swapped_18
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_21, swapped_21, rest_21
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_15, two, doubled_15
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_24, two, doubled_24
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_15, k0, keyed_15
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_18, swapped_18, rest_18
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_15, swapped_15
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_24, swapped_24
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_24, k3, keyed_24
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_18, doubled_18, b
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_24, swapped_24, rest_24
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_15, swapped_15, rest_15
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_21, doubled_21, c
;@loop {"name": "rounds", "ii": 20, "res_mii": 13, "rec_mii": 14, "optimal": null, "stages": 2, "critical_cycle": ["PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2"], "attempts": [{"interval": 20, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 13, recurrence 14
;  critical cycle:
;    PACKL4 high_16, low_16, w_15
;    XOR w_15, r_15, sum_15
;    GMPY4 sum_15, two, doubled_15
;    XOR rest_15, doubled_15, a
;    SHLMB a, a, a24_6
;    LDBU *+A4[a24_6], sb3_6
;    PACK2 sb3_6, sb2_6, high_19
;    PACKL4 high_19, low_19, w_18
;    XOR w_18, r_18, sum_18
;    GMPY4 sum_18, two, doubled_18
;    XOR rest_18, doubled_18, b
;    SHLMB b, b, b24_6
;    LDBU *+A4[b24_6], sc3_6
;    PACK2 sc3_6, sc2_6, high_22
;    PACKL4 high_22, low_22, w_21
;    XOR w_21, r_21, sum_21
;    GMPY4 sum_21, two, doubled_21
;    XOR rest_21, doubled_21, c
;    SHLMB c, c, c24_6
;    LDBU *+B4[c24_6], sd3_6
;    PACK2 sd3_6, sd2_6, high_25
;    PACKL4 high_25, low_25, w_24
;    XOR w_24, r_24, sum_24
;    GMPY4 sum_24, two, doubled_24
;    XOR rest_24, doubled_24, d
;    SHLMB d, d, d24_6
;    LDBU *+B4[d24_6], sa3_6
;    PACK2 sa3_6, sa2_6, high_16
;  units: L1 17/20, S1 8/20, M1 2/20, D1 14/20, L2 10/20, S2 14/20, M2 2/20, D2 13/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 9/20, T2 9/20
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 20: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_encrypt_block_galois_c64x$rounds:
        XOR     .L1    A3, A5, A16          ; <1> XOR     rest_15, doubled_15, a
||      XOR     .L2    B0, B1, B5           ; <1> XOR     rest_24, doubled_24, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_6
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_6
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_6
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_6
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_6
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_6
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_6
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_6
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_6], sc3_6
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_6], sb1_6
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_6
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_6
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_6], sc2_6
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_6], sb2_6
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_6
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_6
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_6], sb3_6
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_6], sc1_6
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_6
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_6], sd2_6
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_6], sa3_6
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_6], sd1_6
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_6], sa2_6
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_6
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_6, sc3_6, high_23
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_6
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_6
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_6, sb1_6, low_20
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_6, sc2_6, high_22
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_6], sa1_6
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_6], sd3_6
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_6, sb0_6, low_19
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_6, sb2_6, high_19
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_6, sc0_6, low_22
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_19, low_19, w_18
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_22, low_22, w_21
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_6, sb3_6, high_20
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_6, sc1_6, low_23
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_20, low_20, r_18
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_23, low_23, r_21
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_6, sd1_6, low_26
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_6, sa2_6, high_16
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_6, sd0_6, low_25
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_18, r_18, sum_18
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_21, r_21, sum_21
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_6, sa1_6, low_17
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_6, sa3_6, high_17
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_6, sd2_6, high_25
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_21, two, doubled_21
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_17, low_17, r_15
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_25, low_25, w_24
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_6, sa0_6, low_16
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_6, sd3_6, high_26
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_18, two, doubled_18
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_21, k2, keyed_21
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_16, low_16, w_15
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_26, low_26, r_24
||[A2]  B       .S1    rijndael_encrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_21, swapped_21
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_18, k1, keyed_18
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_24, r_24, sum_24
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_15, r_15, sum_15
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_18, swapped_18
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_21, swapped_21, rest_21
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_15, two, doubled_15
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_24, two, doubled_24
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_15, k0, keyed_15
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_18, swapped_18, rest_18
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_15, swapped_15
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_24, swapped_24
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_24, k3, keyed_24
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_18, doubled_18, b
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_24, swapped_24, rest_24
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_15, swapped_15, rest_15
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_21, doubled_21, c
rijndael_encrypt_block_galois_c64x$rijndael_encrypt_block_galois_c64x$2:
        XOR     .L1    A3, A5, A16          ; <-1> XOR     rest_15, doubled_15, a
||      XOR     .L2    B0, B1, B5           ; <-1> XOR     rest_24, doubled_24, d
||      LDBU    .D1T1  *+A4[A6], A3         ; LDBU    *+A4[b], sb0_28
||      LDBU    .D2T2  *+B4[B6], B5         ; LDBU    *+B4[c], sc0_28
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, a8_28
||      SWAP2   .L2    B5, B0               ; SWAP2   d, d16_28
||      LDBU    .D1T1  *+A4[A16], A5        ; LDBU    *+A4[a], sa0_28
||      LDBU    .D2T2  *+B4[B5], B0         ; LDBU    *+B4[d], sd0_28
        SHLMB   .L1    A16, A16, A3         ; SHLMB   a, a, a24_28
||      SHRMB   .L2    B5, B5, B0           ; SHRMB   d, d, d8_28
||      LDBU    .D1T2  *+A4[A3], B2         ; LDBU    *+A4[a8_28], sd1_28
||      LDBU    .D2T1  *+B4[B0], A6         ; LDBU    *+B4[d16_28], sb2_28
        SWAP2   .L1    A6, A3               ; SWAP2   b, b16_28
||      SHRMB   .L2    B6, B6, B5           ; SHRMB   c, c, c8_28
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_28
||      LDBU    .D1T1  *+A4[A3], A16        ; LDBU    *+A4[a24_28], sb3_28
||      LDBU    .D2T2  *+B4[B0], B1         ; LDBU    *+B4[d8_28], sc1_28
        SHLMB   .L1    A6, A6, A5           ; SHLMB   b, b, b24_28
||      SHLMB   .L2    B6, B6, B1           ; SHLMB   c, c, c24_28
||      LDBU    .D1T2  *+A4[A3], B6         ; LDBU    *+A4[b16_28], sd2_28
||      LDBU    .D2T1  *+B4[B5], A2         ; LDBU    *+B4[c8_28], sb1_28
        SWAP2   .L1    A16, A16             ; SWAP2   a, a16_28
||      SWAP2   .L2    B6, B6               ; SWAP2   c, c16_28
||      LDBU    .D1T2  *+A4[A5], B18        ; LDBU    *+A4[b24_28], sc3_28
||      LDBU    .D2T1  *+B4[B0], A19        ; LDBU    *+B4[d24_28], sa3_28
        SHRMB   .L1    A6, A6, A16          ; SHRMB   b, b, b8_28
||      MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      LDBU    .D1T2  *+A4[A16], B2        ; LDBU    *+A4[a16_28], sc2_28
||      LDBU    .D2T1  *+B4[B6], A6         ; LDBU    *+B4[c16_28], sa2_28
        LDBU    .D1T1  *+A4[A16], A3        ; LDBU    *+A4[b8_28], sa1_28
||      LDBU    .D2T2  *+B4[B1], B1         ; LDBU    *+B4[c24_28], sd3_28
        LDDW    .D1T1  *A19++[2], A7:A6     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B3:B2     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A16, A6, A0          ; PACK2   sb3_28, sb2_28, high_40
||      PACK2   .L2    B2, B0, B0           ; PACK2   sd1_28, sd0_28, low_44
||      B       .S2X   A0                   ; return
        PACK2   .L1    A19, A6, A2          ; PACK2   sa3_28, sa2_28, high_38
||      PACK2   .L2    B1, B5, B2           ; PACK2   sc1_28, sc0_28, low_42
||      PACK2   .S1    A2, A3, A6           ; PACK2   sb1_28, sb0_28, low_40
||      PACK2   .S2    B18, B2, B5          ; PACK2   sc3_28, sc2_28, high_42
        PACKL4  .L1    A0, A6, A3           ; PACKL4  high_40, low_40, w_39
||      PACKL4  .L2    B5, B2, B1           ; PACKL4  high_42, low_42, w_41
||      PACK2   .S1    A3, A5, A0           ; PACK2   sa1_28, sa0_28, low_38
||      PACK2   .S2    B1, B6, B5           ; PACK2   sd3_28, sd2_28, high_44
        PACKL4  .L1    A2, A0, A0           ; PACKL4  high_38, low_38, w_37
||      PACKL4  .L2    B5, B0, B2           ; PACKL4  high_44, low_44, w_43
||      XOR     .S1    A3, A7, A2           ; XOR     w_39, k1, b
||      XOR     .S2    B1, B2, B1           ; XOR     w_41, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A6, A0           ; XOR     w_37, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     w_43, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_45
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_45, AMR
||      STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block[0]
||      STW     .D2T2  B1, *+B0[3]          ; STW     d, *+block[3]

        .align  32
rijndael_192_encrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; move block
||      ADD     .L2    8, B4, B18           ; ADD     keys, 8, far
||      MVKL    .S1    117440539, A0        ; MVKL    0x0700001b, polynomial_47
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    117440539, A0        ; MVKH    0x0700001b, polynomial_47
||      MVKL    .S2    rijndael_s_box, B4   ; MVKL    rijndael_s_box, B4
||      LDW     .D1T2  *+A1[2], B3          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_s_box, A4   ; MVKL    rijndael_s_box, A4
||      MVC     .S2X   A0, GFPGFR           ; MVC     polynomial_47, GFPGFR
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
        MVKH    .S2    rijndael_s_box, B4   ; MVKH    rijndael_s_box, B4
||      LDW     .D1T1  *+A1[0], A3          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B1:B0     ; LDDW    *far++[2], k3:k2
        LDW     .D1T2  *+A1[3], B0          ; LDW     *+block[3], in_d
        NOP
        MVKL    .S1    459009, A5           ; MVKL    0x00070101, circular_47
        MVKH    .S1    459009, A5           ; MVKH    0x00070101, circular_47
        XOR     .L1    A2, A9, A6           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B0, B6           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_s_box, A4   ; MVKH    rijndael_s_box, A4
||      MVC     .S2X   A5, AMR              ; MVC     circular_47, AMR
        XOR     .L1    A3, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B0, B1, B5           ; XOR     in_d, k3, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_51
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_51
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_51
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_51
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_51
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_51
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_51
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_51
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_51], sc3_51
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_51], sb1_51
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_51
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_51
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_51], sc2_51
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_51], sb2_51
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_51
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_51
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_51], sb3_51
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_51], sc1_51
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_51
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_51], sd2_51
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_51], sa3_51
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_51], sd1_51
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_51], sa2_51
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_51
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_51, sc3_51, high_68
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_51
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_51
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_51, sb1_51, low_65
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_51, sc2_51, high_67
||      MVKL    .S1    33686018, A8         ; MVKL    0x02020202, two
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_51], sa1_51
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_51], sd3_51
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_51, sb0_51, low_64
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_51, sb2_51, high_64
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_51, sc0_51, low_67
||      MVK     .D1    9, A2                ; MVK     11, count
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_64, low_64, w_63
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_67, low_67, w_66
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_51, sb3_51, high_65
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_51, sc1_51, low_68
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_65, low_65, r_63
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_68, low_68, r_66
||      MVKH    .S1    33686018, A8         ; MVKH    0x02020202, two
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_51, sd1_51, low_71
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_51, sa2_51, high_61
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_51, sd0_51, low_70
||      MV      .S2X   A8, B8               ; two on both sides
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_63, r_63, sum_63
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_66, r_66, sum_66
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_51, sa1_51, low_62
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_51, sa3_51, high_62
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_51, sd2_51, high_70
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_66, two, doubled_66
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_62, low_62, r_60
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_70, low_70, w_69
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_51, sa0_51, low_61
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_51, sd3_51, high_71
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_63, two, doubled_63
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_66, k2, keyed_66
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_61, low_61, w_60
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_71, low_71, r_69
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_66, swapped_66
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_63, k1, keyed_63
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_69, r_69, sum_69
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_60, r_60, sum_60
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_63, swapped_63
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_66, swapped_66, rest_66
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_60, two, doubled_60
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_69, two, doubled_69
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_60, k0, keyed_60
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_63, swapped_63, rest_63
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_60, swapped_60
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_69, swapped_69
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_69, k3, keyed_69
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_63, doubled_63, b
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_69, swapped_69, rest_69
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_60, swapped_60, rest_60
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_66, doubled_66, c
;@loop {"name": "rounds", "ii": 20, "res_mii": 13, "rec_mii": 14, "optimal": null, "stages": 2, "critical_cycle": ["PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2"], "attempts": [{"interval": 20, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 13, recurrence 14
;  critical cycle:
;    PACKL4 high_61, low_61, w_60
;    XOR w_60, r_60, sum_60
;    GMPY4 sum_60, two, doubled_60
;    XOR rest_60, doubled_60, a
;    SHLMB a, a, a24_51
;    LDBU *+A4[a24_51], sb3_51
;    PACK2 sb3_51, sb2_51, high_64
;    PACKL4 high_64, low_64, w_63
;    XOR w_63, r_63, sum_63
;    GMPY4 sum_63, two, doubled_63
;    XOR rest_63, doubled_63, b
;    SHLMB b, b, b24_51
;    LDBU *+A4[b24_51], sc3_51
;    PACK2 sc3_51, sc2_51, high_67
;    PACKL4 high_67, low_67, w_66
;    XOR w_66, r_66, sum_66
;    GMPY4 sum_66, two, doubled_66
;    XOR rest_66, doubled_66, c
;    SHLMB c, c, c24_51
;    LDBU *+B4[c24_51], sd3_51
;    PACK2 sd3_51, sd2_51, high_70
;    PACKL4 high_70, low_70, w_69
;    XOR w_69, r_69, sum_69
;    GMPY4 sum_69, two, doubled_69
;    XOR rest_69, doubled_69, d
;    SHLMB d, d, d24_51
;    LDBU *+B4[d24_51], sa3_51
;    PACK2 sa3_51, sa2_51, high_61
;  units: L1 17/20, S1 8/20, M1 2/20, D1 14/20, L2 10/20, S2 14/20, M2 2/20, D2 13/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 9/20, T2 9/20
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 20: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_192_encrypt_block_galois_c64x$rounds:
        XOR     .L1    A3, A5, A16          ; <1> XOR     rest_60, doubled_60, a
||      XOR     .L2    B0, B1, B5           ; <1> XOR     rest_69, doubled_69, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_51
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_51
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_51
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_51
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_51
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_51
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_51
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_51
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_51], sc3_51
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_51], sb1_51
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_51
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_51
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_51], sc2_51
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_51], sb2_51
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_51
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_51
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_51], sb3_51
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_51], sc1_51
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_51
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_51], sd2_51
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_51], sa3_51
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_51], sd1_51
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_51], sa2_51
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_51
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_51, sc3_51, high_68
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_51
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_51
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_51, sb1_51, low_65
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_51, sc2_51, high_67
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_51], sa1_51
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_51], sd3_51
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_51, sb0_51, low_64
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_51, sb2_51, high_64
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_51, sc0_51, low_67
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_64, low_64, w_63
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_67, low_67, w_66
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_51, sb3_51, high_65
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_51, sc1_51, low_68
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_65, low_65, r_63
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_68, low_68, r_66
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_51, sd1_51, low_71
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_51, sa2_51, high_61
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_51, sd0_51, low_70
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_63, r_63, sum_63
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_66, r_66, sum_66
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_51, sa1_51, low_62
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_51, sa3_51, high_62
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_51, sd2_51, high_70
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_66, two, doubled_66
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_62, low_62, r_60
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_70, low_70, w_69
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_51, sa0_51, low_61
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_51, sd3_51, high_71
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_63, two, doubled_63
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_66, k2, keyed_66
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_61, low_61, w_60
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_71, low_71, r_69
||[A2]  B       .S1    rijndael_192_encrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_66, swapped_66
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_63, k1, keyed_63
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_69, r_69, sum_69
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_60, r_60, sum_60
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_63, swapped_63
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_66, swapped_66, rest_66
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_60, two, doubled_60
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_69, two, doubled_69
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_60, k0, keyed_60
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_63, swapped_63, rest_63
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_60, swapped_60
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_69, swapped_69
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_69, k3, keyed_69
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_63, doubled_63, b
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_69, swapped_69, rest_69
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_60, swapped_60, rest_60
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_66, doubled_66, c
rijndael_192_encrypt_block_galois_c64x$rijndael_192_encrypt_block_galois_c64x$2:
        XOR     .L1    A3, A5, A16          ; <-1> XOR     rest_60, doubled_60, a
||      XOR     .L2    B0, B1, B5           ; <-1> XOR     rest_69, doubled_69, d
||      LDBU    .D1T1  *+A4[A6], A3         ; LDBU    *+A4[b], sb0_73
||      LDBU    .D2T2  *+B4[B6], B5         ; LDBU    *+B4[c], sc0_73
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, a8_73
||      SWAP2   .L2    B5, B0               ; SWAP2   d, d16_73
||      LDBU    .D1T1  *+A4[A16], A5        ; LDBU    *+A4[a], sa0_73
||      LDBU    .D2T2  *+B4[B5], B0         ; LDBU    *+B4[d], sd0_73
        SHLMB   .L1    A16, A16, A3         ; SHLMB   a, a, a24_73
||      SHRMB   .L2    B5, B5, B0           ; SHRMB   d, d, d8_73
||      LDBU    .D1T2  *+A4[A3], B2         ; LDBU    *+A4[a8_73], sd1_73
||      LDBU    .D2T1  *+B4[B0], A6         ; LDBU    *+B4[d16_73], sb2_73
        SWAP2   .L1    A6, A3               ; SWAP2   b, b16_73
||      SHRMB   .L2    B6, B6, B5           ; SHRMB   c, c, c8_73
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_73
||      LDBU    .D1T1  *+A4[A3], A16        ; LDBU    *+A4[a24_73], sb3_73
||      LDBU    .D2T2  *+B4[B0], B1         ; LDBU    *+B4[d8_73], sc1_73
        SHLMB   .L1    A6, A6, A5           ; SHLMB   b, b, b24_73
||      SHLMB   .L2    B6, B6, B1           ; SHLMB   c, c, c24_73
||      LDBU    .D1T2  *+A4[A3], B6         ; LDBU    *+A4[b16_73], sd2_73
||      LDBU    .D2T1  *+B4[B5], A2         ; LDBU    *+B4[c8_73], sb1_73
        SWAP2   .L1    A16, A16             ; SWAP2   a, a16_73
||      SWAP2   .L2    B6, B6               ; SWAP2   c, c16_73
||      LDBU    .D1T2  *+A4[A5], B18        ; LDBU    *+A4[b24_73], sc3_73
||      LDBU    .D2T1  *+B4[B0], A19        ; LDBU    *+B4[d24_73], sa3_73
        SHRMB   .L1    A6, A6, A16          ; SHRMB   b, b, b8_73
||      MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      LDBU    .D1T2  *+A4[A16], B2        ; LDBU    *+A4[a16_73], sc2_73
||      LDBU    .D2T1  *+B4[B6], A6         ; LDBU    *+B4[c16_73], sa2_73
        LDBU    .D1T1  *+A4[A16], A3        ; LDBU    *+A4[b8_73], sa1_73
||      LDBU    .D2T2  *+B4[B1], B1         ; LDBU    *+B4[c24_73], sd3_73
        LDDW    .D1T1  *A19++[2], A7:A6     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B3:B2     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A16, A6, A0          ; PACK2   sb3_73, sb2_73, high_85
||      PACK2   .L2    B2, B0, B0           ; PACK2   sd1_73, sd0_73, low_89
||      B       .S2X   A0                   ; return
        PACK2   .L1    A19, A6, A2          ; PACK2   sa3_73, sa2_73, high_83
||      PACK2   .L2    B1, B5, B2           ; PACK2   sc1_73, sc0_73, low_87
||      PACK2   .S1    A2, A3, A6           ; PACK2   sb1_73, sb0_73, low_85
||      PACK2   .S2    B18, B2, B5          ; PACK2   sc3_73, sc2_73, high_87
        PACKL4  .L1    A0, A6, A3           ; PACKL4  high_85, low_85, w_84
||      PACKL4  .L2    B5, B2, B1           ; PACKL4  high_87, low_87, w_86
||      PACK2   .S1    A3, A5, A0           ; PACK2   sa1_73, sa0_73, low_83
||      PACK2   .S2    B1, B6, B5           ; PACK2   sd3_73, sd2_73, high_89
        PACKL4  .L1    A2, A0, A0           ; PACKL4  high_83, low_83, w_82
||      PACKL4  .L2    B5, B0, B2           ; PACKL4  high_89, low_89, w_88
||      XOR     .S1    A3, A7, A2           ; XOR     w_84, k1, b
||      XOR     .S2    B1, B2, B1           ; XOR     w_86, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A6, A0           ; XOR     w_82, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     w_88, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_90
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_90, AMR
||      STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block[0]
||      STW     .D2T2  B1, *+B0[3]          ; STW     d, *+block[3]

        .align  32
rijndael_256_encrypt_block_galois_c64x:
        MV      .L1    A4, A1               ; move block
||      ADD     .L2    8, B4, B18           ; ADD     keys, 8, far
||      MVKL    .S1    117440539, A0        ; MVKL    0x0700001b, polynomial_92
||      MVC     .S2    GFPGFR, B2           ; MVC     GFPGFR, field
||      MV      .D1X   B4, A19              ; MV      keys, near
        MVKH    .S1    117440539, A0        ; MVKH    0x0700001b, polynomial_92
||      MVKL    .S2    rijndael_s_box, B4   ; MVKL    rijndael_s_box, B4
||      LDW     .D1T2  *+A1[2], B3          ; LDW     *+block[2], in_c
        MVKL    .S1    rijndael_s_box, A4   ; MVKL    rijndael_s_box, A4
||      MVC     .S2X   A0, GFPGFR           ; MVC     polynomial_92, GFPGFR
||      LDW     .D1T1  *+A1[1], A2          ; LDW     *+block[1], in_b
        MVKH    .S2    rijndael_s_box, B4   ; MVKH    rijndael_s_box, B4
||      LDW     .D1T1  *+A1[0], A3          ; LDW     *+block[0], in_a
        MV      .L1X   B3, A0               ; move return$
||      LDDW    .D1T1  *A19++[2], A9:A8     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B1:B0     ; LDDW    *far++[2], k3:k2
        LDW     .D1T2  *+A1[3], B0          ; LDW     *+block[3], in_d
        NOP
        MVKL    .S1    459009, A5           ; MVKL    0x00070101, circular_92
        MVKH    .S1    459009, A5           ; MVKH    0x00070101, circular_92
        XOR     .L1    A2, A9, A6           ; XOR     in_b, k1, b
||      XOR     .L2    B3, B0, B6           ; XOR     in_c, k2, c
||      MVKH    .S1    rijndael_s_box, A4   ; MVKH    rijndael_s_box, A4
||      MVC     .S2X   A5, AMR              ; MVC     circular_92, AMR
        XOR     .L1    A3, A8, A16          ; XOR     in_a, k0, a
||      XOR     .L2    B0, B1, B5           ; XOR     in_d, k3, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_96
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_96
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_96
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_96
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_96
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_96
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_96
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_96
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_96], sc3_96
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_96], sb1_96
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_96
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_96
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_96], sc2_96
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_96], sb2_96
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_96
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_96
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_96], sb3_96
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_96], sc1_96
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_96
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_96], sd2_96
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_96], sa3_96
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_96], sd1_96
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_96], sa2_96
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_96
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_96, sc3_96, high_113
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_96
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_96
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_96, sb1_96, low_110
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_96, sc2_96, high_112
||      MVKL    .S1    33686018, A8         ; MVKL    0x02020202, two
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_96], sa1_96
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_96], sd3_96
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_96, sb0_96, low_109
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_96, sb2_96, high_109
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_96, sc0_96, low_112
||      MVK     .D1    11, A2               ; MVK     13, count
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_109, low_109, w_108
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_112, low_112, w_111
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_96, sb3_96, high_110
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_96, sc1_96, low_113
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_110, low_110, r_108
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_113, low_113, r_111
||      MVKH    .S1    33686018, A8         ; MVKH    0x02020202, two
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_96, sd1_96, low_116
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_96, sa2_96, high_106
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_96, sd0_96, low_115
||      MV      .S2X   A8, B8               ; two on both sides
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_108, r_108, sum_108
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_111, r_111, sum_111
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_96, sa1_96, low_107
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_96, sa3_96, high_107
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_96, sd2_96, high_115
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_111, two, doubled_111
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_107, low_107, r_105
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_115, low_115, w_114
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_96, sa0_96, low_106
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_96, sd3_96, high_116
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_108, two, doubled_108
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_111, k2, keyed_111
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_106, low_106, w_105
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_116, low_116, r_114
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_111, swapped_111
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_108, k1, keyed_108
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_114, r_114, sum_114
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_105, r_105, sum_105
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_108, swapped_108
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_111, swapped_111, rest_111
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_105, two, doubled_105
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_114, two, doubled_114
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_105, k0, keyed_105
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_108, swapped_108, rest_108
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_105, swapped_105
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_114, swapped_114
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_114, k3, keyed_114
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_108, doubled_108, b
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_114, swapped_114, rest_114
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_105, swapped_105, rest_105
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_111, doubled_111, c
;@loop {"name": "rounds", "ii": 20, "res_mii": 13, "rec_mii": 14, "optimal": null, "stages": 2, "critical_cycle": ["PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2", "PACKL4", "XOR", "GMPY4", "XOR", "SHLMB", "LDBU", "PACK2"], "attempts": [{"interval": 20, "result": "found", "seconds": 0.0, "banks_apart": false, "note": "", "moves": 0}]}
;  loop rounds: II 20, 2 stages
;  bounds: resources 13, recurrence 14
;  critical cycle:
;    PACKL4 high_106, low_106, w_105
;    XOR w_105, r_105, sum_105
;    GMPY4 sum_105, two, doubled_105
;    XOR rest_105, doubled_105, a
;    SHLMB a, a, a24_96
;    LDBU *+A4[a24_96], sb3_96
;    PACK2 sb3_96, sb2_96, high_109
;    PACKL4 high_109, low_109, w_108
;    XOR w_108, r_108, sum_108
;    GMPY4 sum_108, two, doubled_108
;    XOR rest_108, doubled_108, b
;    SHLMB b, b, b24_96
;    LDBU *+A4[b24_96], sc3_96
;    PACK2 sc3_96, sc2_96, high_112
;    PACKL4 high_112, low_112, w_111
;    XOR w_111, r_111, sum_111
;    GMPY4 sum_111, two, doubled_111
;    XOR rest_111, doubled_111, c
;    SHLMB c, c, c24_96
;    LDBU *+B4[c24_96], sd3_96
;    PACK2 sd3_96, sd2_96, high_115
;    PACKL4 high_115, low_115, w_114
;    XOR w_114, r_114, sum_114
;    GMPY4 sum_114, two, doubled_114
;    XOR rest_114, doubled_114, d
;    SHLMB d, d, d24_96
;    LDBU *+B4[d24_96], sa3_96
;    PACK2 sa3_96, sa2_96, high_106
;  units: L1 17/20, S1 8/20, M1 2/20, D1 14/20, L2 10/20, S2 14/20, M2 2/20, D2 13/20
;  cross paths: 1X 0/20, 2X 0/20
;  T paths: T1 9/20, T2 9/20
;  registers of side A: 14 used, 13 live at once
;  registers of side B: 13 used, 13 live at once
;  II 20: found, 0.0 s
;  pipelined from 2 iterations on
rijndael_256_encrypt_block_galois_c64x$rounds:
        XOR     .L1    A3, A5, A16          ; <1> XOR     rest_105, doubled_105, a
||      XOR     .L2    B0, B1, B5           ; <1> XOR     rest_114, doubled_114, d
||      SHLMB   .S1    A6, A6, A3           ; <0> SHLMB   b, b, b24_96
||      SHRMB   .S2    B6, B6, B0           ; <0> SHRMB   c, c, c8_96
||      LDBU    .D1T1  *+A4[A6], A9         ; <0> LDBU    *+A4[b], sb0_96
||      LDBU    .D2T2  *+B4[B6], B3         ; <0> LDBU    *+B4[c], sc0_96
        SWAP2   .L1    A16, A5              ; <0> SWAP2   a, a16_96
||      SWAP2   .L2    B5, B1               ; <0> SWAP2   d, d16_96
||      SWAP2   .S1    A6, A3               ; <0> SWAP2   b, b16_96
||      SHLMB   .S2    B5, B5, B0           ; <0> SHLMB   d, d, d24_96
||      LDBU    .D1T2  *+A4[A3], B1         ; <0> LDBU    *+A4[b24_96], sc3_96
||      LDBU    .D2T1  *+B4[B0], A6         ; <0> LDBU    *+B4[c8_96], sb1_96
        SHLMB   .L1    A16, A16, A5         ; <0> SHLMB   a, a, a24_96
||      SHRMB   .S2    B5, B5, B1           ; <0> SHRMB   d, d, d8_96
||      LDBU    .D1T2  *+A4[A5], B6         ; <0> LDBU    *+A4[a16_96], sc2_96
||      LDBU    .D2T1  *+B4[B1], A3         ; <0> LDBU    *+B4[d16_96], sb2_96
        SHRMB   .L1    A16, A16, A7         ; <0> SHRMB   a, a, a8_96
||      SWAP2   .L2    B6, B1               ; <0> SWAP2   c, c16_96
||      LDBU    .D1T1  *+A4[A5], A16        ; <0> LDBU    *+A4[a24_96], sb3_96
||      LDBU    .D2T2  *+B4[B1], B5         ; <0> LDBU    *+B4[d8_96], sc1_96
        SHRMB   .L1    A6, A6, A5           ; <0> SHRMB   b, b, b8_96
||      LDBU    .D1T2  *+A4[A3], B16        ; <0> LDBU    *+A4[b16_96], sd2_96
||      LDBU    .D2T1  *+B4[B0], A7         ; <0> LDBU    *+B4[d24_96], sa3_96
        LDBU    .D1T2  *+A4[A7], B6         ; <0> LDBU    *+A4[a8_96], sd1_96
||      LDBU    .D2T1  *+B4[B1], A16        ; <0> LDBU    *+B4[c16_96], sa2_96
        SHLMB   .L2    B6, B6, B5           ; <0> SHLMB   c, c, c24_96
||      PACK2   .S2    B3, B1, B0           ; <0> PACK2   sc0_96, sc3_96, high_113
||      LDBU    .D1T1  *+A4[A16], A18       ; <0> LDBU    *+A4[a], sa0_96
||      LDBU    .D2T2  *+B4[B5], B7         ; <0> LDBU    *+B4[d], sd0_96
        PACK2   .L1    A3, A6, A5           ; <0> PACK2   sb2_96, sb1_96, low_110
||      PACK2   .L2    B1, B6, B1           ; <0> PACK2   sc3_96, sc2_96, high_112
||      LDBU    .D1T1  *+A4[A5], A17        ; <0> LDBU    *+A4[b8_96], sa1_96
||      LDBU    .D2T2  *+B4[B5], B9         ; <0> LDBU    *+B4[c24_96], sd3_96
        PACK2   .L1    A6, A9, A6           ; <0> PACK2   sb1_96, sb0_96, low_109
||      PACK2   .S1    A16, A3, A3          ; <0> PACK2   sb3_96, sb2_96, high_109
||      PACK2   .S2    B5, B3, B3           ; <0> PACK2   sc1_96, sc0_96, low_112
||      LDDW    .D2T2  *B18++[2], B17:B16   ; <0> LDDW    *far++[2], k3:k2
        PACKL4  .L1    A3, A6, A6           ; <0> PACKL4  high_109, low_109, w_108
||      PACKL4  .L2    B1, B3, B3           ; <0> PACKL4  high_112, low_112, w_111
||      PACK2   .S1    A9, A16, A3          ; <0> PACK2   sb0_96, sb3_96, high_110
||      PACK2   .S2    B6, B5, B1           ; <0> PACK2   sc2_96, sc1_96, low_113
||      LDDW    .D1T1  *A19++[2], A17:A16   ; <0> LDDW    *near++[2], k1:k0
        PACKL4  .L1    A3, A5, A3           ; <0> PACKL4  high_110, low_110, r_108
||      PACKL4  .L2    B0, B1, B5           ; <0> PACKL4  high_113, low_113, r_111
||      PACK2   .S2    B16, B6, B1          ; <0> PACK2   sd2_96, sd1_96, low_116
        PACK2   .L1    A7, A16, A9          ; <0> PACK2   sa3_96, sa2_96, high_106
||      PACK2   .L2    B6, B7, B3           ; <0> PACK2   sd1_96, sd0_96, low_115
||      XOR     .D1    A6, A3, A5           ; <0> XOR     w_108, r_108, sum_108
||      XOR     .D2    B3, B5, B6           ; <0> XOR     w_111, r_111, sum_111
        PACK2   .L1    A16, A17, A7         ; <0> PACK2   sa2_96, sa1_96, low_107
||      PACK2   .S1    A18, A7, A6          ; <0> PACK2   sa0_96, sa3_96, high_107
||      PACK2   .S2    B9, B16, B0          ; <0> PACK2   sd3_96, sd2_96, high_115
||      GMPY4   .M2    B6, B8, B7           ; <0> GMPY4   sum_111, two, doubled_111
        PACKL4  .L1    A6, A7, A6           ; <0> PACKL4  high_107, low_107, r_105
||      PACKL4  .L2    B0, B3, B3           ; <0> PACKL4  high_115, low_115, w_114
||      PACK2   .S1    A17, A18, A7         ; <0> PACK2   sa1_96, sa0_96, low_106
||      PACK2   .S2    B7, B9, B0           ; <0> PACK2   sd0_96, sd3_96, high_116
||      GMPY4   .M1    A5, A8, A6           ; <0> GMPY4   sum_108, two, doubled_108
||      XOR     .D2    B5, B16, B5          ; <0> XOR     r_111, k2, keyed_111
        PACKL4  .L1    A9, A7, A7           ; <0> PACKL4  high_106, low_106, w_105
||      PACKL4  .L2    B0, B1, B1           ; <0> PACKL4  high_116, low_116, r_114
||[A2]  B       .S1    rijndael_256_encrypt_block_galois_c64x$rounds; <0> [count] B      rounds
||      SWAP2   .S2    B6, B6               ; <0> SWAP2   sum_111, swapped_111
||      XOR     .D1    A3, A17, A3          ; <0> XOR     r_108, k1, keyed_108
        XOR     .S2    B3, B1, B0           ; <0> XOR     w_114, r_114, sum_114
||      XOR     .D1    A7, A6, A9           ; <0> XOR     w_105, r_105, sum_105
        SWAP2   .L1    A5, A5               ; <0> SWAP2   sum_108, swapped_108
||      XOR     .S2    B5, B6, B3           ; <0> XOR     keyed_111, swapped_111, rest_111
||      GMPY4   .M1    A9, A8, A5           ; <0> GMPY4   sum_105, two, doubled_105
||      GMPY4   .M2    B0, B8, B1           ; <0> GMPY4   sum_114, two, doubled_114
||      XOR     .D1    A6, A16, A7          ; <0> XOR     r_105, k0, keyed_105
        XOR     .L1    A3, A5, A3           ; <0> XOR     keyed_108, swapped_108, rest_108
        SWAP2   .L1    A9, A5               ; <0> SWAP2   sum_105, swapped_105
||      SWAP2   .S2    B0, B1               ; <0> SWAP2   sum_114, swapped_114
||      XOR     .D2    B1, B17, B0          ; <0> XOR     r_114, k3, keyed_114
        XOR     .L1    A3, A6, A6           ; <0> XOR     rest_108, doubled_108, b
||[A2]  SUB     .S1    A2, 1, A2            ; <0> SUB     count, 1, count
||      XOR     .S2    B0, B1, B0           ; <0> XOR     keyed_114, swapped_114, rest_114
||      XOR     .D1    A7, A5, A3           ; <0> XOR     keyed_105, swapped_105, rest_105
||      XOR     .D2    B3, B7, B6           ; <0> XOR     rest_111, doubled_111, c
rijndael_256_encrypt_block_galois_c64x$rijndael_256_encrypt_block_galois_c64x$2:
        XOR     .L1    A3, A5, A16          ; <-1> XOR     rest_105, doubled_105, a
||      XOR     .L2    B0, B1, B5           ; <-1> XOR     rest_114, doubled_114, d
||      LDBU    .D1T1  *+A4[A6], A3         ; LDBU    *+A4[b], sb0_118
||      LDBU    .D2T2  *+B4[B6], B5         ; LDBU    *+B4[c], sc0_118
        SHRMB   .L1    A16, A16, A3         ; SHRMB   a, a, a8_118
||      SWAP2   .L2    B5, B0               ; SWAP2   d, d16_118
||      LDBU    .D1T1  *+A4[A16], A5        ; LDBU    *+A4[a], sa0_118
||      LDBU    .D2T2  *+B4[B5], B0         ; LDBU    *+B4[d], sd0_118
        SHLMB   .L1    A16, A16, A3         ; SHLMB   a, a, a24_118
||      SHRMB   .L2    B5, B5, B0           ; SHRMB   d, d, d8_118
||      LDBU    .D1T2  *+A4[A3], B2         ; LDBU    *+A4[a8_118], sd1_118
||      LDBU    .D2T1  *+B4[B0], A6         ; LDBU    *+B4[d16_118], sb2_118
        SWAP2   .L1    A6, A3               ; SWAP2   b, b16_118
||      SHRMB   .L2    B6, B6, B5           ; SHRMB   c, c, c8_118
||      SHLMB   .S2    B5, B5, B0           ; SHLMB   d, d, d24_118
||      LDBU    .D1T1  *+A4[A3], A16        ; LDBU    *+A4[a24_118], sb3_118
||      LDBU    .D2T2  *+B4[B0], B1         ; LDBU    *+B4[d8_118], sc1_118
        SHLMB   .L1    A6, A6, A5           ; SHLMB   b, b, b24_118
||      SHLMB   .L2    B6, B6, B1           ; SHLMB   c, c, c24_118
||      LDBU    .D1T2  *+A4[A3], B6         ; LDBU    *+A4[b16_118], sd2_118
||      LDBU    .D2T1  *+B4[B5], A2         ; LDBU    *+B4[c8_118], sb1_118
        SWAP2   .L1    A16, A16             ; SWAP2   a, a16_118
||      SWAP2   .L2    B6, B6               ; SWAP2   c, c16_118
||      LDBU    .D1T2  *+A4[A5], B18        ; LDBU    *+A4[b24_118], sc3_118
||      LDBU    .D2T1  *+B4[B0], A19        ; LDBU    *+B4[d24_118], sa3_118
        SHRMB   .L1    A6, A6, A16          ; SHRMB   b, b, b8_118
||      MVC     .S2    B2, GFPGFR           ; MVC     field, GFPGFR
||      LDBU    .D1T2  *+A4[A16], B2        ; LDBU    *+A4[a16_118], sc2_118
||      LDBU    .D2T1  *+B4[B6], A6         ; LDBU    *+B4[c16_118], sa2_118
        LDBU    .D1T1  *+A4[A16], A3        ; LDBU    *+A4[b8_118], sa1_118
||      LDBU    .D2T2  *+B4[B1], B1         ; LDBU    *+B4[c24_118], sd3_118
        LDDW    .D1T1  *A19++[2], A7:A6     ; LDDW    *near++[2], k1:k0
||      LDDW    .D2T2  *B18++[2], B3:B2     ; LDDW    *far++[2], k3:k2
        NOP
        PACK2   .L1    A16, A6, A0          ; PACK2   sb3_118, sb2_118, high_130
||      PACK2   .L2    B2, B0, B0           ; PACK2   sd1_118, sd0_118, low_134
||      B       .S2X   A0                   ; return
        PACK2   .L1    A19, A6, A2          ; PACK2   sa3_118, sa2_118, high_128
||      PACK2   .L2    B1, B5, B2           ; PACK2   sc1_118, sc0_118, low_132
||      PACK2   .S1    A2, A3, A6           ; PACK2   sb1_118, sb0_118, low_130
||      PACK2   .S2    B18, B2, B5          ; PACK2   sc3_118, sc2_118, high_132
        PACKL4  .L1    A0, A6, A3           ; PACKL4  high_130, low_130, w_129
||      PACKL4  .L2    B5, B2, B1           ; PACKL4  high_132, low_132, w_131
||      PACK2   .S1    A3, A5, A0           ; PACK2   sa1_118, sa0_118, low_128
||      PACK2   .S2    B1, B6, B5           ; PACK2   sd3_118, sd2_118, high_134
        PACKL4  .L1    A2, A0, A0           ; PACKL4  high_128, low_128, w_127
||      PACKL4  .L2    B5, B0, B2           ; PACKL4  high_134, low_134, w_133
||      XOR     .S1    A3, A7, A2           ; XOR     w_129, k1, b
||      XOR     .S2    B1, B2, B1           ; XOR     w_131, k2, c
||      MV      .D2X   A1, B0               ; copy
        XOR     .L1    A0, A6, A0           ; XOR     w_127, k0, a
||      XOR     .L2    B2, B3, B1           ; XOR     w_133, k3, d
||      ZERO    .S2    B2                   ; ZERO    linear_135
||      STW     .D1T1  A2, *+A1[1]          ; STW     b, *+block[1]
||      STW     .D2T2  B1, *+B0[2]          ; STW     c, *+block[2]
        MVC     .S2    B2, AMR              ; MVC     linear_135, AMR
||      STW     .D1T1  A0, *+A1[0]          ; STW     a, *+block[0]
||      STW     .D2T2  B1, *+B0[3]          ; STW     d, *+block[3]
