; broadside optimize: source c00fdaeba32ec9dd89425a79a4c41fad37ad69e1425a48130f5e9cfbd20b1d1f
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 10 s an interval, 40 s a region
        .ref    des_bitslice_places
; Key schedules of the bitsliced DES kernels of the C64x: key_schedule.sa, scheduled for that machine under
; names that end in _c64x. To be called with interrupts disabled, as there.


; Key schedules of the bitsliced DES kernels.
;
;       void des_bitslice_key_schedule_encrypt(uint32_t schedule[408], const uint8_t key[8]);
;       void des_bitslice_key_schedule_decrypt(uint32_t schedule[408], const uint8_t key[8]);
;
; schedule  24 words a round in the order of the routine's rounds, each half 0 or 1: one bit of C or D, or its
;           complement, as bitslice/keys.py says. The last 24 words are not written.
; key       bytes with parity (ignored). Both word aligned, not overlapping. Parity and weak keys are not checked.
; To be called with interrupts disabled: registers take new values while older ones are on their way.
;
; What a word of one place holds in round r are the bits x + s and y + s of the rotating half (C or D), s being the
; rotation of round r. So the half is rotated by x and by y, the two are laid side by side, the bits to complement are
; complemented, and the words of all rounds are a shift and a mask. Two neighbouring places go together: their words
; lie in different banks of the memory. Both take their bits from the same half.

; What the key schedules of DES and triple-DES share.
;
; Permuted choice 1 transposes the key as a matrix of bits: C takes the columns 1, 2, 3 and half of 4 from the last
; byte up, D takes 7, 6, 5 and the other half of 4. Both are kept at the top of a word. Round r rotates them by a
; total of rotation[r] from the start (not from the round before: decryption merely reads that table backwards), and
; permuted choice 2 is a lookup for seven bits at a time. The four lookups of C add up to
;
;       c = S2 S4 S1 S3  at bits 24, 16, 8, 0,        those of D to      d = S5 S7 S6 S8,
;
; from which u = c[31:16] d[15:0] and t = rotl(c[15:0] d[31:16], 4).
;
; A table has 128 words and lies on a multiple of its size, for circular addressing (blocks of 512 bytes); those of
; C lie in data memory block 0, those of D in block 1. To be called with interrupts disabled: registers take new
; values while older ones are on their way, and AMR is set.

; Initial and final permutation of DES by exchanges between two words.
;
; The initial permutation transposes the block as a matrix of bits: as a permutation of the six bits of a bit's
; index it is one cycle, hence five exchanges of an index bit with the one that names the word. In terms of
; little-endian words a = bytes 0 to 3 and b = bytes 4 to 7, "exchange s, m" swaps the bits m of a >> s with the
; bits m of b, and
;
;       IP = exchanges 4, 16, 2, 8, 1 in this order,    FP = IP^-1 = exchanges 1, 8, 2, 16, 4,
;
; with L = a, R = b: the byte order of the words costs nothing. The rounds want both halves rotated left by one
; bit. Rotating b before the exchange by 1 and a after it gives that and takes the shifts out of the exchange.
;
; An exchange takes six operations on .L and .S, d = (a >> s ^ b) & m, b ^= d, a ^= d << s. Where .D or .M have a
; form, sums of disjoint fields replace the exclusive ors: e = (b & m) - (a >> s & m), b -= e, a += e << s.

; Masks of the exchanges by 4, 2 and 8, and of the exchange by 1 between rotated words.


; By 2: the shift back and the sum are one operation on .D.

; By 16: the halves are cut out on .M; `one` holds 1.

; Between a and b rotated left by one bit.



; Little-endian words of a block to rotl(L0, 1) in a and rotl(R0, 1) in b.

; rotl(R16, 1) in a and rotl(L16, 1) in b to the little-endian words of the ciphertext block.

; Base registers and AMR for the lookups of permuted choice 2. Reserves A4-A7 and B4-B7.


; Masks of permuted choice 1.

; Exchanges the bits m of x >> s with the bits m of x.

; Permuted choice 1 of the key bytes 0 to 3 in x and 4 to 7 in y: C and D in the upper 28 bits of c and d.

; Rotates the upper 28 bits of x left by s, rest being 28 - s; the lower four bits of the result repeat the top of C.

; Permuted choice 2 of one register: x has its 28 bits on top. registers is .rega or .regb, the side of the tables.
; x >> 25 is done on .M, in two steps, because .S has the most to do; `ones` holds 1 in its lower half and 1 << 7 in
; the upper.

; From c and d as above to the words of u and t.

; The entry of the rotation table for a round, in the order of encryption and of decryption. Its lower half holds the
; rotation s (shifts read only six bits of it), its upper half 28 - s.




; The schedule of the key in words first and second; order is forwards or backwards.

; One word of place: bits >> s, masked. order is forwards or backwards.




; The table's four words of a place: by how far the half is rotated for the first and for the second bit (as rotate_28
; wants it), and the bits to complement in `early` and `late`, below.

; The bits of one place: early for the rounds whose rotation is below 16, late for the others; the first bits of the
; words in the lower 16 bits, the second ones in the upper. Moves by 16 bits are products with a half of pair, a 1.

; The words of one place in all rounds.

; The two places of a pass are the work of one side of the machine each.
; first is the offset of the first round's words, back that from behind the last round to the next two places.

        .global des_bitslice_key_schedule_encrypt_c64x
        .align  32
des_bitslice_key_schedule_encrypt_c64x:
        MVK     .L2    4, B0                ; MVK     0 + 4, odd_1
||      MVKL    .S1    11141290, A0         ; MVKL    0x00aa00aa, m7_1
||      LDW     .D2T2  *+B4[0], B0          ; LDW     *+key[0], x_1
        MVK     .L1    0, A1                ; MVK     0, even_1
||      MVKH    .S1    11141290, A0         ; MVKH    0x00aa00aa, m7_1
||      LDW     .D2T1  *+B4[1], A1          ; LDW     *+key[1], y_1
        MVKL    .S1    52428, A2            ; MVKL    0x0000cccc, m14_1
        MVKH    .S1    52428, A2            ; MVKH    0x0000cccc, m14_1
        ADD     .L2X   B0, A4, B31          ; ADD     schedule, odd_1, odd_1
||      MVKL    .S1    252645135, A3        ; MVKL    0x0f0f0f0f, m4_1
        ADD     .L1    A4, A1, A16          ; ADD     schedule, even_1, even_1
||      SHRU    .S1X   B0, 4, A4            ; SHRU    x_1, 4, high_4
        XOR     .L1    A4, A1, A4           ; XOR     high_4, y_1, both_4
||      MVKH    .S1    252645135, A3        ; MVKH    0x0f0f0f0f, m4_1
        AND     .L1    A4, A3, A3           ; AND     both_4, m4_1, d_4
||      MVKL    .S1    des_bitslice_places, A4; MVKL    des_bitslice_places, entry0_1
        XOR     .L1    A1, A3, A1           ; XOR     y_1, d_4, y_1
||      SHL     .S1    A3, 4, A3            ; SHL     d_4, 4, moved_4
        XOR     .L1X   A3, B0, A3           ; XOR     x_1, moved_4, x_1
||      SHRU    .S1    A1, 14, A5           ; SHRU    y_1, 14, high_6
        XOR     .L1    A5, A1, A6           ; XOR     high_6, y_1, both_6
||      SHRU    .S1    A3, 14, A5           ; SHRU    x_1, 14, high_5
        XOR     .L1    A5, A3, A6           ; XOR     high_5, x_1, both_5
||      AND     .S1    A6, A2, A5           ; AND     both_6, m14_1, d_6
        AND     .L1    A6, A2, A6           ; AND     both_5, m14_1, d_5
||      SHL     .S1    A5, 14, A2           ; SHL     d_6, 14, moved_6
        XOR     .L1    A3, A6, A3           ; XOR     x_1, d_5, rest_5
||      SHL     .S1    A6, 14, A1           ; SHL     d_5, 14, moved_5
||      XOR     .D1    A1, A5, A5           ; XOR     y_1, d_6, rest_6
        XOR     .L1    A3, A1, A1           ; XOR     rest_5, moved_5, x_1
||      XOR     .S1    A5, A2, A2           ; XOR     rest_6, moved_6, y_1
        SHRU    .S1    A2, 7, A3            ; SHRU    y_1, 7, high_8
        XOR     .L1    A3, A2, A3           ; XOR     high_8, y_1, both_8
||      SHRU    .S2X   A1, 7, B0            ; SHRU    x_1, 7, high_7
        AND     .L1    A3, A0, A3           ; AND     both_8, m7_1, d_8
||      XOR     .L2X   B0, A1, B0           ; XOR     high_7, x_1, both_7
||      MVKL    .S2    des_bitslice_places + 16, B23; MVKL    des_bitslice_places + 16, entry1_1
        XOR     .L1    A2, A3, A2           ; XOR     y_1, d_8, rest_8
||      AND     .L2X   B0, A0, B0           ; AND     both_7, m7_1, d_7
||      SHL     .S1    A3, 7, A0            ; SHL     d_8, 7, moved_8
        XOR     .L1    A2, A0, A0           ; XOR     rest_8, moved_8, y_1
||      XOR     .L2X   B0, A1, B4           ; XOR     x_1, d_7, rest_7
||      MVKH    .S1    des_bitslice_places, A4; MVKH    des_bitslice_places, entry0_1
||      SHL     .S2    B0, 7, B0            ; SHL     d_7, 7, moved_7
        XOR     .L2    B4, B0, B0           ; XOR     rest_7, moved_7, x_1
||      SHL     .S1    A0, 28, A1           ; SHL     y_1, 28, top_3
||      MVKH    .S2    des_bitslice_places + 16, B23; MVKH    des_bitslice_places + 16, entry1_1
        SHRU    .S1    A1, 24, A1           ; SHRU    top_3, 24, nibble_3
||      EXTU    .S2    B0, 16, 24, B4       ; EXTU    x_1, 16, 24, first_3
||      LDW     .D1T1  *A4++[1], A24        ; <0> LDW     *entry0_1++[1], x0_1
||      LDW     .D2T2  *B23++[1], B22       ; <0> LDW     *entry1_1++[1], x1_1
        SHRU    .S1X   B0, 24, A2           ; SHRU    x_1, 24, third_3
||      EXTU    .S2    B0, 8, 24, B0        ; EXTU    x_1, 8, 24, second_3
||      LDW     .D1T1  *A4++[1], A23        ; <0> LDW     *entry0_1++[1], y0_1
||      LDW     .D2T2  *B23++[1], B21       ; <0> LDW     *entry1_1++[1], y1_1
        SHL     .S1    A2, 8, A2            ; SHL     third_3, 8, column5_3
||      SHL     .S2    B4, 24, B4           ; SHL     first_3, 24, column7_3
||      LDW     .D1T1  *A4++[1], A18        ; <0> LDW     *entry0_1++[1], turned_early0_1
||      LDW     .D2T2  *B23++[1], B16       ; <0> LDW     *entry1_1++[1], turned_early1_1
        ADD     .L1    A2, A1, A1           ; ADD     column5_3, nibble_3, d_1
||      SHL     .S1X   B0, 16, A2           ; SHL     second_3, 16, column6_3
||      LDW     .D1T1  *A4++[5], A22        ; <0> LDW     *entry0_1++[5], turned_late0_1
||      LDW     .D2T2  *B23++[5], B20       ; <0> LDW     *entry1_1++[5], turned_late1_1
        ADD     .L1X   A2, B4, A2           ; ADD     column7_3, column6_3, rest_3
||      CLR     .S1    A0, 0, 3, A0         ; CLR     y_1, 0, 3, c_1
        ADD     .L1    A2, A1, A1           ; ADD     rest_3, d_1, d_1
        XOR     .L1    A0, A1, A19          ; XOR     c_1, d_1, both0_1
||      MV      .L2X   A0, B18              ; MV      c_1, half1_1
||      MVKL    .S1    65537, A21           ; MVKL    0x00010001, pair0_1
||      MVKL    .S2    65537, B19           ; MVKL    0x00010001, pair1_1
        MVKH    .S1    65537, A21           ; MVKH    0x00010001, pair0_1
||      MVKH    .S2    65537, B19           ; MVKH    0x00010001, pair1_1
        AND     .L1    A22, A21, A2         ; <0> AND     turned_late0_1, pair0_1, changes0_1   ; a bit that no round uses says whether the other half is next
||      AND     .L2    B20, B19, B2         ; <0> AND     turned_late1_1, pair1_1, changes1_1
||      MV      .S1    A0, A20              ; MV      c_1, half0_1
||      MV      .S2X   A19, B17             ; MV      both0_1, both1_1
  [A2]  XOR     .L1    A20, A19, A20        ; <0> [changes0_1] XOR half0_1, both0_1, half0_1
||[B2]  XOR     .L2    B18, B17, B18        ; <0> [changes1_1] XOR half1_1, both1_1, half1_1
||      MV      .S1X   B3, A0               ; move return$
||      MVK     .S2    10, B0               ; MVK     12, count_1
||      MPYHLU  .M1    A23, A21, A9         ; <0> MPYHLU  y0_1, pair0_1, yrest_11
||      MPYHLU  .M2    B21, B19, B8         ; <0> MPYHLU  y1_1, pair1_1, yrest_14
        SHL     .S1    A20, A23, A8         ; <0> SHL     half0_1, y0_1, high_13
||      SHL     .S2    B18, B21, B7         ; <0> SHL     half1_1, y1_1, high_16
||      MPYHLU  .M1    A24, A21, A9         ; <0> MPYHLU  x0_1, pair0_1, xrest_11
||      MPYHLU  .M2    B22, B19, B8         ; <0> MPYHLU  x1_1, pair1_1, xrest_14
        SHRU    .S1    A20, A9, A7          ; <0> SHRU    half0_1, yrest_11, low_13
||      SHRU    .S2    B18, B8, B6          ; <0> SHRU    half1_1, yrest_14, low_16
        SHRU    .S1    A20, A9, A6          ; <0> SHRU    half0_1, xrest_11, low_12
||      SHRU    .S2    B18, B8, B5          ; <0> SHRU    half1_1, xrest_14, low_15
        ADD     .L1    A8, A7, A5           ; <0> ADD     high_13, low_13, ey_11
||      ADD     .L2    B7, B6, B4           ; <0> ADD     high_16, low_16, ey_14
||      SHL     .S1    A20, A24, A7         ; <0> SHL     half0_1, x0_1, high_12
||      SHL     .S2    B18, B22, B6         ; <0> SHL     half1_1, x1_1, high_15
        ADD     .L1    A7, A6, A6           ; <0> ADD     high_12, low_12, ex_11
||      ADD     .L2    B6, B5, B5           ; <0> ADD     high_15, low_15, ex_14
||      MPYU    .M1    A5, A21, A3          ; <0> MPYU    ey_11, pair0_1, remainder_11
||      MPYU    .M2    B4, B19, B3          ; <0> MPYU    ey_14, pair1_1, remainder_14
        MPYHLU  .M1    A6, A21, A5          ; <0> MPYHLU  ex_11, pair0_1, xhigh_11
||      MPYHLU  .M2    B5, B19, B4          ; <0> MPYHLU  ex_14, pair1_1, xhigh_14
        SUB     .L1    A5, A3, A3           ; <0> SUB     ey_11, remainder_11, yhigh_11
||      SUB     .L2    B4, B3, B3           ; <0> SUB     ey_14, remainder_14, yhigh_14
||      SHL     .S1    A5, 16, A2           ; <0> SHL     ey_11, 16, ylow_11
||      SHL     .S2    B4, 16, B2           ; <0> SHL     ey_14, 16, ylow_14
        ADD     .L1    A5, A3, A1           ; <0> ADD     xhigh_11, yhigh_11, high_11
||      ADD     .L2    B4, B3, B1           ; <0> ADD     xhigh_14, yhigh_14, high_14
        XOR     .L1    A1, A18, A18         ; <0> XOR     high_11, turned_early0_1, early0_1
||      XOR     .L2    B1, B16, B16         ; <0> XOR     high_14, turned_early1_1, early1_1
||      MPYU    .M1    A6, A21, A3          ; <0> MPYU    ex_11, pair0_1, xlow_11
||      MPYU    .M2    B5, B19, B3          ; <0> MPYU    ex_14, pair1_1, xlow_14
        AND     .L1    A18, A21, A8         ; <0> AND     early0_1, pair0_1, word_34
||      AND     .L2    B16, B19, B7         ; <0> AND     early1_1, pair1_1, word_67
||      SHRU    .S1    A18, 14, A1          ; <0> SHRU    early0_1, 14, shifted_18
||      SHRU    .S2    B16, 14, B1          ; <0> SHRU    early1_1, 14, shifted_51
        AND     .L1    A1, A21, A2          ; <0> AND     shifted_18, pair0_1, word_18
||      AND     .L2    B1, B19, B2          ; <0> AND     shifted_51, pair1_1, word_51
||      SHRU    .S1    A18, 13, A1          ; <0> SHRU    early0_1, 13, shifted_20
||      SHRU    .S2    B16, 13, B1          ; <0> SHRU    early1_1, 13, shifted_53
||      ADD     .D1    A3, A2, A3           ; <0> ADD     xlow_11, ylow_11, low_11
||      ADD     .D2    B3, B2, B3           ; <0> ADD     xlow_14, ylow_14, low_14
        AND     .L1    A1, A21, A1          ; <0> AND     shifted_20, pair0_1, word_20
||      AND     .L2    B1, B19, B1          ; <0> AND     shifted_53, pair1_1, word_53
||      SHRU    .S1    A18, 9, A6           ; <0> SHRU    early0_1, 9, shifted_24
||      SHRU    .S2    B16, 9, B5           ; <0> SHRU    early1_1, 9, shifted_57
||      STW     .D1T1  A2, *A16++[24]       ; <0> STW     word_18, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <0> STW     word_51, *odd_1++[24]
||      NOP
||      NOP
        XOR     .L1    A3, A22, A17         ; <0> XOR     low_11, turned_late0_1, late0_1
||      XOR     .L2    B3, B20, B9          ; <0> XOR     low_14, turned_late1_1, late1_1
||      SHRU    .S1    A18, 11, A1          ; <0> SHRU    early0_1, 11, shifted_22
||      SHRU    .S2    B16, 11, B1          ; <0> SHRU    early1_1, 11, shifted_55
||      STW     .D1T1  A1, *A16++[24]       ; <0> STW     word_20, *even_1++[24]
||      STW     .D2T2  B1, *B31++[24]       ; <0> STW     word_53, *odd_1++[24]
||      NOP
||      NOP
;@loop {"name": "places", "ii": 23, "res_mii": 23, "rec_mii": 17, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["STW", "STW", "STW", "STW", "STW", "STW", "STW", "STW", "ADDK", "STW", "STW", "STW", "STW", "STW", "STW", "STW", "STW"], "attempts": [{"interval": 23, "result": "time limit", "seconds": 42.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 23, "result": "found by annealing", "seconds": 29.9, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop places: II 23, 2 stages
;  bounds: resources 23, recurrence 17
;  critical cycle:
;    STW word_67, *odd_1++[24]
;    STW word_69, *odd_1++[24]
;    STW word_71, *odd_1++[24]
;    STW word_73, *odd_1++[24]
;    STW word_75, *odd_1++[24]
;    STW word_77, *odd_1++[24]
;    STW word_79, *odd_1++[24]
;    STW word_81, *odd_1++[24]
;    ADDK 8 - 16 * 96, odd_1
;    STW word_51, *odd_1++[24]
;    STW word_53, *odd_1++[24]
;    STW word_55, *odd_1++[24]
;    STW word_57, *odd_1++[24]
;    STW word_59, *odd_1++[24]
;    STW word_61, *odd_1++[24]
;    STW word_63, *odd_1++[24]
;    STW word_65, *odd_1++[24]
;  units: L1 23/23, S1 23/23, M1 5/23, D1 21/23, L2 23/23, S2 23/23, M2 5/23, D2 21/23
;  cross paths: 1X 0/23, 2X 0/23
;  T paths: T1 20/23, T2 20/23
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 23: time limit (as 2 equal channels), 42.8 s
;  II 23: found by annealing (as 2 equal channels), 29.9 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_bitslice_key_schedule_encrypt_c64x$places:
        AND     .L1    A1, A21, A7          ; <1> AND     shifted_22, pair0_1, word_22
||      AND     .L2    B1, B19, B6          ; <1> AND     shifted_55, pair1_1, word_55
||      SHRU    .S1    A18, 1, A1           ; <1> SHRU    early0_1, 1, shifted_32
||      SHRU    .S2    B16, 1, B1           ; <1> SHRU    early1_1, 1, shifted_65
||      LDW     .D1T1  *A4++[1], A24        ; <0> LDW     *entry0_1++[1], x0_1
||      LDW     .D2T2  *B23++[1], B22       ; <0> LDW     *entry1_1++[1], x1_1
        AND     .L1    A1, A21, A9          ; <1> AND     shifted_32, pair0_1, word_32
||      AND     .L2    B1, B19, B8          ; <1> AND     shifted_65, pair1_1, word_65
||      SHRU    .S1    A17, 10, A1          ; <1> SHRU    late0_1, 10, shifted_40
||      SHRU    .S2    B9, 10, B1           ; <1> SHRU    late1_1, 10, shifted_73
||      LDW     .D1T1  *A4++[1], A23        ; <0> LDW     *entry0_1++[1], y0_1
||      LDW     .D2T2  *B23++[1], B21       ; <0> LDW     *entry1_1++[1], y1_1
        AND     .L1    A1, A21, A5          ; <1> AND     shifted_40, pair0_1, word_40
||      AND     .L2    B1, B19, B4          ; <1> AND     shifted_73, pair1_1, word_73
||      SHRU    .S1    A18, 5, A1           ; <1> SHRU    early0_1, 5, shifted_28
||      SHRU    .S2    B16, 5, B1           ; <1> SHRU    early1_1, 5, shifted_61
||      LDW     .D1T1  *A4++[1], A18        ; <0> LDW     *entry0_1++[1], turned_early0_1
||      LDW     .D2T2  *B23++[1], B16       ; <0> LDW     *entry1_1++[1], turned_early1_1
        AND     .L1    A1, A21, A3          ; <1> AND     shifted_28, pair0_1, word_28
||      AND     .L2    B1, B19, B3          ; <1> AND     shifted_61, pair1_1, word_61
||      SHRU    .S1    A18, 7, A2           ; <1> SHRU    early0_1, 7, shifted_26
||      SHRU    .S2    B16, 7, B2           ; <1> SHRU    early1_1, 7, shifted_59
||      LDW     .D1T1  *A4++[5], A22        ; <0> LDW     *entry0_1++[5], turned_late0_1
||      LDW     .D2T2  *B23++[5], B20       ; <0> LDW     *entry1_1++[5], turned_late1_1
        AND     .L1    A6, A21, A6          ; <1> AND     shifted_24, pair0_1, word_24
||      AND     .L2    B5, B19, B5          ; <1> AND     shifted_57, pair1_1, word_57
||      SHRU    .S1    A17, 3, A1           ; <1> SHRU    late0_1, 3, shifted_48
||      SHRU    .S2    B9, 3, B1            ; <1> SHRU    late1_1, 3, shifted_81
||      STW     .D1T1  A7, *A16++[24]       ; <1> STW     word_22, *even_1++[24]
||      STW     .D2T2  B6, *B31++[24]       ; <1> STW     word_55, *odd_1++[24]
        AND     .L1    A2, A21, A6          ; <1> AND     shifted_26, pair0_1, word_26
||      AND     .L2    B2, B19, B5          ; <1> AND     shifted_59, pair1_1, word_59
||      SHRU    .S1    A17, 12, A2          ; <1> SHRU    late0_1, 12, shifted_38
||      SHRU    .S2    B9, 12, B2           ; <1> SHRU    late1_1, 12, shifted_71
||      STW     .D1T1  A6, *A16++[24]       ; <1> STW     word_24, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <1> STW     word_57, *odd_1++[24]
        AND     .L1    A2, A21, A6          ; <1> AND     shifted_38, pair0_1, word_38
||      AND     .L2    B2, B19, B5          ; <1> AND     shifted_71, pair1_1, word_71
||      SHRU    .S1    A18, 3, A2           ; <1> SHRU    early0_1, 3, shifted_30
||      SHRU    .S2    B16, 3, B2           ; <1> SHRU    early1_1, 3, shifted_63
||      STW     .D1T1  A6, *A16++[24]       ; <1> STW     word_26, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <1> STW     word_59, *odd_1++[24]
        AND     .L1    A2, A21, A2          ; <1> AND     shifted_30, pair0_1, word_30
||      AND     .L2    B2, B19, B2          ; <1> AND     shifted_63, pair1_1, word_63
||      SHRU    .S1    A17, 14, A7          ; <1> SHRU    late0_1, 14, shifted_36
||      SHRU    .S2    B9, 14, B6           ; <1> SHRU    late1_1, 14, shifted_69
||      STW     .D1T1  A3, *A16++[24]       ; <1> STW     word_28, *even_1++[24]
||      STW     .D2T2  B3, *B31++[24]       ; <1> STW     word_61, *odd_1++[24]
        AND     .L1    A22, A21, A2         ; <0> AND     turned_late0_1, pair0_1, changes0_1   ; a bit that no round uses says whether the other half is next
||      AND     .L2    B20, B19, B2         ; <0> AND     turned_late1_1, pair1_1, changes1_1
||      SHRU    .S1    A17, 6, A3           ; <1> SHRU    late0_1, 6, shifted_44
||      SHRU    .S2    B9, 6, B3            ; <1> SHRU    late1_1, 6, shifted_77
||      STW     .D1T1  A2, *A16++[24]       ; <1> STW     word_30, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <1> STW     word_63, *odd_1++[24]
  [A2]  XOR     .L1    A20, A19, A20        ; <0> [changes0_1] XOR half0_1, both0_1, half0_1
||[B2]  XOR     .L2    B18, B17, B18        ; <0> [changes1_1] XOR half1_1, both1_1, half1_1
||      SHRU    .S1    A17, 8, A2           ; <1> SHRU    late0_1, 8, shifted_42
||      SHRU    .S2    B9, 8, B2            ; <1> SHRU    late1_1, 8, shifted_75
||      MPYHLU  .M1    A23, A21, A9         ; <0> MPYHLU  y0_1, pair0_1, yrest_11
||      MPYHLU  .M2    B21, B19, B8         ; <0> MPYHLU  y1_1, pair1_1, yrest_14
||      STW     .D1T1  A9, *A16++[24]       ; <1> STW     word_32, *even_1++[24]
||      STW     .D2T2  B8, *B31++[24]       ; <1> STW     word_65, *odd_1++[24]
        AND     .L1    A7, A21, A7          ; <1> AND     shifted_36, pair0_1, word_36
||      AND     .L2    B6, B19, B6          ; <1> AND     shifted_69, pair1_1, word_69
||      SHL     .S1    A20, A23, A8         ; <0> SHL     half0_1, y0_1, high_13
||      SHL     .S2    B18, B21, B7         ; <0> SHL     half1_1, y1_1, high_16
||      MPYHLU  .M1    A24, A21, A9         ; <0> MPYHLU  x0_1, pair0_1, xrest_11
||      MPYHLU  .M2    B22, B19, B8         ; <0> MPYHLU  x1_1, pair1_1, xrest_14
||      STW     .D1T1  A8, *A16++[24]       ; <1> STW     word_34, *even_1++[24]
||      STW     .D2T2  B7, *B31++[24]       ; <1> STW     word_67, *odd_1++[24]
        AND     .L1    A2, A21, A2          ; <1> AND     shifted_42, pair0_1, word_42
||      AND     .L2    B2, B19, B2          ; <1> AND     shifted_75, pair1_1, word_75
||      SHRU    .S1    A20, A9, A7          ; <0> SHRU    half0_1, yrest_11, low_13
||      SHRU    .S2    B18, B8, B6          ; <0> SHRU    half1_1, yrest_14, low_16
||      STW     .D1T1  A7, *A16++[24]       ; <1> STW     word_36, *even_1++[24]
||      STW     .D2T2  B6, *B31++[24]       ; <1> STW     word_69, *odd_1++[24]
        AND     .L1    A3, A21, A3          ; <1> AND     shifted_44, pair0_1, word_44
||      AND     .L2    B3, B19, B3          ; <1> AND     shifted_77, pair1_1, word_77
||      SHRU    .S1    A20, A9, A6          ; <0> SHRU    half0_1, xrest_11, low_12
||      SHRU    .S2    B18, B8, B5          ; <0> SHRU    half1_1, xrest_14, low_15
||      STW     .D1T1  A6, *A16++[24]       ; <1> STW     word_38, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <1> STW     word_71, *odd_1++[24]
        ADD     .L1    A8, A7, A5           ; <0> ADD     high_13, low_13, ey_11
||      ADD     .L2    B7, B6, B4           ; <0> ADD     high_16, low_16, ey_14
||      SHL     .S1    A20, A24, A7         ; <0> SHL     half0_1, x0_1, high_12
||      SHL     .S2    B18, B22, B6         ; <0> SHL     half1_1, x1_1, high_15
||      STW     .D1T1  A5, *A16++[24]       ; <1> STW     word_40, *even_1++[24]
||      STW     .D2T2  B4, *B31++[24]       ; <1> STW     word_73, *odd_1++[24]
        ADD     .L1    A7, A6, A6           ; <0> ADD     high_12, low_12, ex_11
||      ADD     .L2    B6, B5, B5           ; <0> ADD     high_15, low_15, ex_14
||      SHRU    .S1    A17, 4, A2           ; <1> SHRU    late0_1, 4, shifted_46
||      SHRU    .S2    B9, 4, B2            ; <1> SHRU    late1_1, 4, shifted_79
||      MPYU    .M1    A5, A21, A3          ; <0> MPYU    ey_11, pair0_1, remainder_11
||      MPYU    .M2    B4, B19, B3          ; <0> MPYU    ey_14, pair1_1, remainder_14
||      STW     .D1T1  A2, *A16++[24]       ; <1> STW     word_42, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <1> STW     word_75, *odd_1++[24]
        AND     .L1    A1, A21, A1          ; <1> AND     shifted_48, pair0_1, word_48
||      AND     .L2    B1, B19, B1          ; <1> AND     shifted_81, pair1_1, word_81
||      AND     .S1    A2, A21, A2          ; <1> AND     shifted_46, pair0_1, word_46
||      AND     .S2    B2, B19, B2          ; <1> AND     shifted_79, pair1_1, word_79
||      MPYHLU  .M1    A6, A21, A5          ; <0> MPYHLU  ex_11, pair0_1, xhigh_11
||      MPYHLU  .M2    B5, B19, B4          ; <0> MPYHLU  ex_14, pair1_1, xhigh_14
||      STW     .D1T1  A3, *A16++[24]       ; <1> STW     word_44, *even_1++[24]
||      STW     .D2T2  B3, *B31++[24]       ; <1> STW     word_77, *odd_1++[24]
        SUB     .L1    A5, A3, A3           ; <0> SUB     ey_11, remainder_11, yhigh_11
||      SUB     .L2    B4, B3, B3           ; <0> SUB     ey_14, remainder_14, yhigh_14
||      SHL     .S1    A5, 16, A2           ; <0> SHL     ey_11, 16, ylow_11
||      SHL     .S2    B4, 16, B2           ; <0> SHL     ey_14, 16, ylow_14
||      STW     .D1T1  A2, *A16++[24]       ; <1> STW     word_46, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <1> STW     word_79, *odd_1++[24]
        ADD     .L1    A5, A3, A1           ; <0> ADD     xhigh_11, yhigh_11, high_11
||      ADD     .L2    B4, B3, B1           ; <0> ADD     xhigh_14, yhigh_14, high_14
||[B0]  B       .S1    des_bitslice_key_schedule_encrypt_c64x$places; <0> [count_1] B     places
||[B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_1, 1, count_1
||      STW     .D1T1  A1, *A16++[24]       ; <1> STW     word_48, *even_1++[24]
||      STW     .D2T2  B1, *B31++[24]       ; <1> STW     word_81, *odd_1++[24]
        XOR     .L1    A1, A18, A18         ; <0> XOR     high_11, turned_early0_1, early0_1
||      XOR     .L2    B1, B16, B16         ; <0> XOR     high_14, turned_early1_1, early1_1
||      ADDK    .S1    -1528, A16           ; <1> ADDK    8 - 16 * 96, even_1
||      ADDK    .S2    -1528, B31           ; <1> ADDK    8 - 16 * 96, odd_1
||      MPYU    .M1    A6, A21, A3          ; <0> MPYU    ex_11, pair0_1, xlow_11
||      MPYU    .M2    B5, B19, B3          ; <0> MPYU    ex_14, pair1_1, xlow_14
        AND     .L1    A18, A21, A8         ; <0> AND     early0_1, pair0_1, word_34
||      AND     .L2    B16, B19, B7         ; <0> AND     early1_1, pair1_1, word_67
||      SHRU    .S1    A18, 14, A1          ; <0> SHRU    early0_1, 14, shifted_18
||      SHRU    .S2    B16, 14, B1          ; <0> SHRU    early1_1, 14, shifted_51
        AND     .L1    A1, A21, A2          ; <0> AND     shifted_18, pair0_1, word_18
||      AND     .L2    B1, B19, B2          ; <0> AND     shifted_51, pair1_1, word_51
||      SHRU    .S1    A18, 13, A1          ; <0> SHRU    early0_1, 13, shifted_20
||      SHRU    .S2    B16, 13, B1          ; <0> SHRU    early1_1, 13, shifted_53
||      ADD     .D1    A3, A2, A3           ; <0> ADD     xlow_11, ylow_11, low_11
||      ADD     .D2    B3, B2, B3           ; <0> ADD     xlow_14, ylow_14, low_14
        AND     .L1    A1, A21, A1          ; <0> AND     shifted_20, pair0_1, word_20
||      AND     .L2    B1, B19, B1          ; <0> AND     shifted_53, pair1_1, word_53
||      SHRU    .S1    A18, 9, A6           ; <0> SHRU    early0_1, 9, shifted_24
||      SHRU    .S2    B16, 9, B5           ; <0> SHRU    early1_1, 9, shifted_57
||      STW     .D1T1  A2, *A16++[24]       ; <0> STW     word_18, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <0> STW     word_51, *odd_1++[24]
        XOR     .L1    A3, A22, A17         ; <0> XOR     low_11, turned_late0_1, late0_1
||      XOR     .L2    B3, B20, B9          ; <0> XOR     low_14, turned_late1_1, late1_1
||      SHRU    .S1    A18, 11, A1          ; <0> SHRU    early0_1, 11, shifted_22
||      SHRU    .S2    B16, 11, B1          ; <0> SHRU    early1_1, 11, shifted_55
||      STW     .D1T1  A1, *A16++[24]       ; <0> STW     word_20, *even_1++[24]
||      STW     .D2T2  B1, *B31++[24]       ; <0> STW     word_53, *odd_1++[24]
des_bitslice_key_schedule_encrypt_c64x$des_bitslice_key_schedule_encrypt_c64x$2:
        AND     .L1    A1, A21, A7          ; <-1> AND     shifted_22, pair0_1, word_22
||      AND     .L2    B1, B19, B6          ; <-1> AND     shifted_55, pair1_1, word_55
||      SHRU    .S1    A18, 1, A1           ; <-1> SHRU    early0_1, 1, shifted_32
||      SHRU    .S2    B16, 1, B1           ; <-1> SHRU    early1_1, 1, shifted_65
        AND     .L1    A1, A21, A9          ; <-1> AND     shifted_32, pair0_1, word_32
||      AND     .L2    B1, B19, B8          ; <-1> AND     shifted_65, pair1_1, word_65
||      SHRU    .S1    A17, 10, A1          ; <-1> SHRU    late0_1, 10, shifted_40
||      SHRU    .S2    B9, 10, B1           ; <-1> SHRU    late1_1, 10, shifted_73
        AND     .L1    A1, A21, A5          ; <-1> AND     shifted_40, pair0_1, word_40
||      AND     .L2    B1, B19, B4          ; <-1> AND     shifted_73, pair1_1, word_73
||      SHRU    .S1    A18, 5, A1           ; <-1> SHRU    early0_1, 5, shifted_28
||      SHRU    .S2    B16, 5, B1           ; <-1> SHRU    early1_1, 5, shifted_61
        AND     .L1    A1, A21, A3          ; <-1> AND     shifted_28, pair0_1, word_28
||      AND     .L2    B1, B19, B3          ; <-1> AND     shifted_61, pair1_1, word_61
||      SHRU    .S1    A18, 7, A2           ; <-1> SHRU    early0_1, 7, shifted_26
||      SHRU    .S2    B16, 7, B2           ; <-1> SHRU    early1_1, 7, shifted_59
        AND     .L1    A6, A21, A6          ; <-1> AND     shifted_24, pair0_1, word_24
||      AND     .L2    B5, B19, B5          ; <-1> AND     shifted_57, pair1_1, word_57
||      SHRU    .S1    A17, 3, A1           ; <-1> SHRU    late0_1, 3, shifted_48
||      SHRU    .S2    B9, 3, B1            ; <-1> SHRU    late1_1, 3, shifted_81
||      STW     .D1T1  A7, *A16++[24]       ; <-1> STW     word_22, *even_1++[24]
||      STW     .D2T2  B6, *B31++[24]       ; <-1> STW     word_55, *odd_1++[24]
        AND     .L1    A2, A21, A6          ; <-1> AND     shifted_26, pair0_1, word_26
||      AND     .L2    B2, B19, B5          ; <-1> AND     shifted_59, pair1_1, word_59
||      SHRU    .S1    A17, 12, A2          ; <-1> SHRU    late0_1, 12, shifted_38
||      SHRU    .S2    B9, 12, B2           ; <-1> SHRU    late1_1, 12, shifted_71
||      STW     .D1T1  A6, *A16++[24]       ; <-1> STW     word_24, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <-1> STW     word_57, *odd_1++[24]
        AND     .L1    A2, A21, A6          ; <-1> AND     shifted_38, pair0_1, word_38
||      AND     .L2    B2, B19, B5          ; <-1> AND     shifted_71, pair1_1, word_71
||      SHRU    .S1    A18, 3, A2           ; <-1> SHRU    early0_1, 3, shifted_30
||      SHRU    .S2    B16, 3, B2           ; <-1> SHRU    early1_1, 3, shifted_63
||      STW     .D1T1  A6, *A16++[24]       ; <-1> STW     word_26, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <-1> STW     word_59, *odd_1++[24]
        AND     .L1    A2, A21, A2          ; <-1> AND     shifted_30, pair0_1, word_30
||      AND     .L2    B2, B19, B2          ; <-1> AND     shifted_63, pair1_1, word_63
||      SHRU    .S1    A17, 14, A7          ; <-1> SHRU    late0_1, 14, shifted_36
||      SHRU    .S2    B9, 14, B6           ; <-1> SHRU    late1_1, 14, shifted_69
||      STW     .D1T1  A3, *A16++[24]       ; <-1> STW     word_28, *even_1++[24]
||      STW     .D2T2  B3, *B31++[24]       ; <-1> STW     word_61, *odd_1++[24]
        SHRU    .S1    A17, 6, A3           ; <-1> SHRU    late0_1, 6, shifted_44
||      SHRU    .S2    B9, 6, B3            ; <-1> SHRU    late1_1, 6, shifted_77
||      STW     .D1T1  A2, *A16++[24]       ; <-1> STW     word_30, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <-1> STW     word_63, *odd_1++[24]
        SHRU    .S1    A17, 8, A2           ; <-1> SHRU    late0_1, 8, shifted_42
||      SHRU    .S2    B9, 8, B2            ; <-1> SHRU    late1_1, 8, shifted_75
||      STW     .D1T1  A9, *A16++[24]       ; <-1> STW     word_32, *even_1++[24]
||      STW     .D2T2  B8, *B31++[24]       ; <-1> STW     word_65, *odd_1++[24]
        AND     .L1    A7, A21, A7          ; <-1> AND     shifted_36, pair0_1, word_36
||      AND     .L2    B6, B19, B6          ; <-1> AND     shifted_69, pair1_1, word_69
||      STW     .D1T1  A8, *A16++[24]       ; <-1> STW     word_34, *even_1++[24]
||      STW     .D2T2  B7, *B31++[24]       ; <-1> STW     word_67, *odd_1++[24]
        AND     .L1    A2, A21, A2          ; <-1> AND     shifted_42, pair0_1, word_42
||      AND     .L2    B2, B19, B2          ; <-1> AND     shifted_75, pair1_1, word_75
||      STW     .D1T1  A7, *A16++[24]       ; <-1> STW     word_36, *even_1++[24]
||      STW     .D2T2  B6, *B31++[24]       ; <-1> STW     word_69, *odd_1++[24]
        AND     .L1    A3, A21, A3          ; <-1> AND     shifted_44, pair0_1, word_44
||      AND     .L2    B3, B19, B3          ; <-1> AND     shifted_77, pair1_1, word_77
||      STW     .D1T1  A6, *A16++[24]       ; <-1> STW     word_38, *even_1++[24]
||      STW     .D2T2  B5, *B31++[24]       ; <-1> STW     word_71, *odd_1++[24]
        B       .S2X   A0                   ; return
||      STW     .D1T1  A5, *A16++[24]       ; <-1> STW     word_40, *even_1++[24]
||      STW     .D2T2  B4, *B31++[24]       ; <-1> STW     word_73, *odd_1++[24]
        SHRU    .S1    A17, 4, A2           ; <-1> SHRU    late0_1, 4, shifted_46
||      SHRU    .S2    B9, 4, B2            ; <-1> SHRU    late1_1, 4, shifted_79
||      STW     .D1T1  A2, *A16++[24]       ; <-1> STW     word_42, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <-1> STW     word_75, *odd_1++[24]
        AND     .L1    A1, A21, A1          ; <-1> AND     shifted_48, pair0_1, word_48
||      AND     .L2    B1, B19, B1          ; <-1> AND     shifted_81, pair1_1, word_81
||      AND     .S1    A2, A21, A2          ; <-1> AND     shifted_46, pair0_1, word_46
||      AND     .S2    B2, B19, B2          ; <-1> AND     shifted_79, pair1_1, word_79
||      STW     .D1T1  A3, *A16++[24]       ; <-1> STW     word_44, *even_1++[24]
||      STW     .D2T2  B3, *B31++[24]       ; <-1> STW     word_77, *odd_1++[24]
        STW     .D1T1  A2, *A16++[24]       ; <-1> STW     word_46, *even_1++[24]
||      STW     .D2T2  B2, *B31++[24]       ; <-1> STW     word_79, *odd_1++[24]
        STW     .D1T1  A1, *A16++[24]       ; <-1> STW     word_48, *even_1++[24]
||      STW     .D2T2  B1, *B31++[24]       ; <-1> STW     word_81, *odd_1++[24]
        ADDK    .S1    -1528, A16           ; <-1> ADDK    8 - 16 * 96, even_1
||      ADDK    .S2    -1528, B31           ; <-1> ADDK    8 - 16 * 96, odd_1

        .global des_bitslice_key_schedule_decrypt_c64x
        .align  32
des_bitslice_key_schedule_decrypt_c64x:
        MVKL    .S1    52428, A0            ; MVKL    0x0000cccc, m14_83
||      LDW     .D2T2  *+B4[0], B0          ; LDW     *+key[0], x_83
        MVKL    .S1    11141290, A1         ; MVKL    0x00aa00aa, m7_83
||      LDW     .D2T1  *+B4[1], A3          ; LDW     *+key[1], y_83
        MVKH    .S1    52428, A0            ; MVKH    0x0000cccc, m14_83
||      MVKL    .S2    des_bitslice_places + 16, B23; MVKL    des_bitslice_places + 16, entry1_83
        MVKL    .S2    252645135, B4        ; MVKL    0x0f0f0f0f, m4_83
        MVK     .S1    1440, A2             ; MVK     15 * 96, even_83
||      MVKH    .S2    252645135, B4        ; MVKH    0x0f0f0f0f, m4_83
        SHRU    .S1X   B0, 4, A5            ; SHRU    x_83, 4, high_86
||      MVK     .S2    1444, B1             ; MVK     15 * 96 + 4, odd_83
        XOR     .L1    A5, A3, A5           ; XOR     high_86, y_83, both_86
||      MVKH    .S1    11141290, A1         ; MVKH    0x00aa00aa, m7_83
        AND     .L1X   A5, B4, A5           ; AND     both_86, m4_83, d_86
        XOR     .L1    A3, A5, A3           ; XOR     y_83, d_86, y_83
||      SHL     .S1    A5, 4, A5            ; SHL     d_86, 4, moved_86
        XOR     .L1X   A5, B0, A5           ; XOR     x_83, moved_86, x_83
||      ADD     .L2X   B1, A4, B31          ; ADD     schedule, odd_83, odd_83
||      SHRU    .S1    A3, 14, A6           ; SHRU    y_83, 14, high_88
        XOR     .L1    A6, A3, A4           ; XOR     high_88, y_83, both_88
||      SHRU    .S1    A5, 14, A2           ; SHRU    x_83, 14, high_87
||      ADD     .D1    A4, A2, A16          ; ADD     schedule, even_83, even_83
        XOR     .L1    A2, A5, A2           ; XOR     high_87, x_83, both_87
||      MVKL    .S1    des_bitslice_places, A4; MVKL    des_bitslice_places, entry0_83
||      MVKH    .S2    des_bitslice_places + 16, B23; MVKH    des_bitslice_places + 16, entry1_83
||      AND     .D1    A4, A0, A6           ; AND     both_88, m14_83, d_88
        AND     .L1    A2, A0, A0           ; AND     both_87, m14_83, d_87
||      SHL     .S1    A6, 14, A2           ; SHL     d_88, 14, moved_88
||      XOR     .D1    A3, A6, A3           ; XOR     y_83, d_88, rest_88
        XOR     .L1    A5, A0, A3           ; XOR     x_83, d_87, rest_87
||      SHL     .S1    A0, 14, A2           ; SHL     d_87, 14, moved_87
||      XOR     .D1    A3, A2, A0           ; XOR     rest_88, moved_88, y_83
        XOR     .L1    A3, A2, A2           ; XOR     rest_87, moved_87, x_83
||      SHRU    .S1    A0, 7, A3            ; SHRU    y_83, 7, high_90
        XOR     .L1    A3, A0, A5           ; XOR     high_90, y_83, both_90
||      SHRU    .S1    A2, 7, A3            ; SHRU    x_83, 7, high_89
        XOR     .L1    A3, A2, A5           ; XOR     high_89, x_83, both_89
||      MVKH    .S1    des_bitslice_places, A4; MVKH    des_bitslice_places, entry0_83
||      AND     .D1    A5, A1, A3           ; AND     both_90, m7_83, d_90
        AND     .L1    A5, A1, A1           ; AND     both_89, m7_83, d_89
||      XOR     .S1    A0, A3, A0           ; XOR     y_83, d_90, rest_90
        XOR     .L1    A2, A1, A2           ; XOR     x_83, d_89, rest_89
||      SHL     .S1    A1, 7, A1            ; SHL     d_89, 7, moved_89
||      SHL     .S2X   A3, 7, B0            ; SHL     d_90, 7, moved_90
        XOR     .L1    A2, A1, A0           ; XOR     rest_89, moved_89, x_83
||      XOR     .L2X   B0, A0, B0           ; XOR     rest_90, moved_90, y_83
        EXTU    .S1    A0, 16, 24, A1       ; EXTU    x_83, 16, 24, first_85
||      SHL     .S2    B0, 28, B1           ; SHL     y_83, 28, top_85
        EXTU    .S1    A0, 8, 24, A0        ; EXTU    x_83, 8, 24, second_85
||      SHRU    .S2X   A0, 24, B4           ; SHRU    x_83, 24, third_85
||      LDW     .D1T1  *A4++[1], A24        ; <0> LDW     *entry0_83++[1], x0_83
||      LDW     .D2T2  *B23++[1], B22       ; <0> LDW     *entry1_83++[1], x1_83
        SHL     .S1    A0, 16, A0           ; SHL     second_85, 16, column6_85
||      SHL     .S2    B4, 8, B4            ; SHL     third_85, 8, column5_85
||      LDW     .D1T1  *A4++[1], A23        ; <0> LDW     *entry0_83++[1], y0_83
||      LDW     .D2T2  *B23++[1], B21       ; <0> LDW     *entry1_83++[1], y1_83
        SHL     .S1    A1, 24, A1           ; SHL     first_85, 24, column7_85
||      LDW     .D1T1  *A4++[1], A18        ; <0> LDW     *entry0_83++[1], turned_early0_83
||      LDW     .D2T2  *B23++[1], B16       ; <0> LDW     *entry1_83++[1], turned_early1_83
        ADD     .L1    A1, A0, A0           ; ADD     column7_85, column6_85, rest_85
||      SHRU    .S1X   B1, 24, A1           ; SHRU    top_85, 24, nibble_85
||      LDW     .D1T1  *A4++[5], A22        ; <0> LDW     *entry0_83++[5], turned_late0_83
||      LDW     .D2T2  *B23++[5], B20       ; <0> LDW     *entry1_83++[5], turned_late1_83
        ADD     .L1X   A1, B4, A1           ; ADD     column5_85, nibble_85, d_83
||      CLR     .S2    B0, 0, 3, B0         ; CLR     y_83, 0, 3, c_83
        ADD     .L1    A0, A1, A0           ; ADD     rest_85, d_83, d_83
        XOR     .L1X   A0, B0, A19          ; XOR     c_83, d_83, both0_83
||      MVKL    .S1    65537, A21           ; MVKL    0x00010001, pair0_83
||      MVKL    .S2    65537, B19           ; MVKL    0x00010001, pair1_83
        MV      .L2    B0, B18              ; MV      c_83, half1_83
||      MVKH    .S1    65537, A21           ; MVKH    0x00010001, pair0_83
||      MVKH    .S2    65537, B19           ; MVKH    0x00010001, pair1_83
        AND     .L1    A22, A21, A2         ; <0> AND     turned_late0_83, pair0_83, changes0_83   ; a bit that no round uses says whether the other half is next
||      AND     .L2    B20, B19, B2         ; <0> AND     turned_late1_83, pair1_83, changes1_83
||      MV      .S1X   B0, A20              ; MV      c_83, half0_83
||      MV      .S2X   A19, B17             ; MV      both0_83, both1_83
  [A2]  XOR     .L1    A20, A19, A20        ; <0> [changes0_83] XOR half0_83, both0_83, half0_83
||[B2]  XOR     .L2    B18, B17, B18        ; <0> [changes1_83] XOR half1_83, both1_83, half1_83
||      MV      .S1X   B3, A0               ; move return$
||      MVK     .S2    10, B0               ; MVK     12, count_83
||      MPYHLU  .M1    A23, A21, A9         ; <0> MPYHLU  y0_83, pair0_83, yrest_93
||      MPYHLU  .M2    B21, B19, B8         ; <0> MPYHLU  y1_83, pair1_83, yrest_96
        SHL     .S1    A20, A23, A8         ; <0> SHL     half0_83, y0_83, high_95
||      SHL     .S2    B18, B21, B7         ; <0> SHL     half1_83, y1_83, high_98
||      MPYHLU  .M1    A24, A21, A9         ; <0> MPYHLU  x0_83, pair0_83, xrest_93
||      MPYHLU  .M2    B22, B19, B8         ; <0> MPYHLU  x1_83, pair1_83, xrest_96
        SHRU    .S1    A20, A9, A7          ; <0> SHRU    half0_83, yrest_93, low_95
||      SHRU    .S2    B18, B8, B6          ; <0> SHRU    half1_83, yrest_96, low_98
        SHRU    .S1    A20, A9, A6          ; <0> SHRU    half0_83, xrest_93, low_94
||      SHRU    .S2    B18, B8, B5          ; <0> SHRU    half1_83, xrest_96, low_97
        ADD     .L1    A8, A7, A5           ; <0> ADD     high_95, low_95, ey_93
||      ADD     .L2    B7, B6, B4           ; <0> ADD     high_98, low_98, ey_96
||      SHL     .S1    A20, A24, A7         ; <0> SHL     half0_83, x0_83, high_94
||      SHL     .S2    B18, B22, B6         ; <0> SHL     half1_83, x1_83, high_97
        ADD     .L1    A7, A6, A6           ; <0> ADD     high_94, low_94, ex_93
||      ADD     .L2    B6, B5, B5           ; <0> ADD     high_97, low_97, ex_96
||      MPYU    .M1    A5, A21, A3          ; <0> MPYU    ey_93, pair0_83, remainder_93
||      MPYU    .M2    B4, B19, B3          ; <0> MPYU    ey_96, pair1_83, remainder_96
        MPYHLU  .M1    A6, A21, A5          ; <0> MPYHLU  ex_93, pair0_83, xhigh_93
||      MPYHLU  .M2    B5, B19, B4          ; <0> MPYHLU  ex_96, pair1_83, xhigh_96
        SUB     .L1    A5, A3, A3           ; <0> SUB     ey_93, remainder_93, yhigh_93
||      SUB     .L2    B4, B3, B3           ; <0> SUB     ey_96, remainder_96, yhigh_96
||      SHL     .S1    A5, 16, A2           ; <0> SHL     ey_93, 16, ylow_93
||      SHL     .S2    B4, 16, B2           ; <0> SHL     ey_96, 16, ylow_96
        ADD     .L1    A5, A3, A1           ; <0> ADD     xhigh_93, yhigh_93, high_93
||      ADD     .L2    B4, B3, B1           ; <0> ADD     xhigh_96, yhigh_96, high_96
        XOR     .L1    A1, A18, A18         ; <0> XOR     high_93, turned_early0_83, early0_83
||      XOR     .L2    B1, B16, B16         ; <0> XOR     high_96, turned_early1_83, early1_83
||      MPYU    .M1    A6, A21, A3          ; <0> MPYU    ex_93, pair0_83, xlow_93
||      MPYU    .M2    B5, B19, B3          ; <0> MPYU    ex_96, pair1_83, xlow_96
        AND     .L1    A18, A21, A8         ; <0> AND     early0_83, pair0_83, word_116
||      AND     .L2    B16, B19, B7         ; <0> AND     early1_83, pair1_83, word_149
||      SHRU    .S1    A18, 14, A1          ; <0> SHRU    early0_83, 14, shifted_100
||      SHRU    .S2    B16, 14, B1          ; <0> SHRU    early1_83, 14, shifted_133
        AND     .L1    A1, A21, A2          ; <0> AND     shifted_100, pair0_83, word_100
||      AND     .L2    B1, B19, B2          ; <0> AND     shifted_133, pair1_83, word_133
||      SHRU    .S1    A18, 13, A1          ; <0> SHRU    early0_83, 13, shifted_102
||      SHRU    .S2    B16, 13, B1          ; <0> SHRU    early1_83, 13, shifted_135
||      ADD     .D1    A3, A2, A3           ; <0> ADD     xlow_93, ylow_93, low_93
||      ADD     .D2    B3, B2, B3           ; <0> ADD     xlow_96, ylow_96, low_96
        AND     .L1    A1, A21, A1          ; <0> AND     shifted_102, pair0_83, word_102
||      AND     .L2    B1, B19, B1          ; <0> AND     shifted_135, pair1_83, word_135
||      SHRU    .S1    A18, 9, A6           ; <0> SHRU    early0_83, 9, shifted_106
||      SHRU    .S2    B16, 9, B5           ; <0> SHRU    early1_83, 9, shifted_139
||      STW     .D1T1  A2, *A16--[24]       ; <0> STW     word_100, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <0> STW     word_133, *odd_83--[24]
||      NOP
||      NOP
        XOR     .L1    A3, A22, A17         ; <0> XOR     low_93, turned_late0_83, late0_83
||      XOR     .L2    B3, B20, B9          ; <0> XOR     low_96, turned_late1_83, late1_83
||      SHRU    .S1    A18, 11, A1          ; <0> SHRU    early0_83, 11, shifted_104
||      SHRU    .S2    B16, 11, B1          ; <0> SHRU    early1_83, 11, shifted_137
||      STW     .D1T1  A1, *A16--[24]       ; <0> STW     word_102, *even_83--[24]
||      STW     .D2T2  B1, *B31--[24]       ; <0> STW     word_135, *odd_83--[24]
||      NOP
||      NOP
;@loop {"name": "places", "ii": 23, "res_mii": 23, "rec_mii": 17, "optimal": true, "formulation": "as written", "stages": 2, "critical_cycle": ["STW", "STW", "STW", "STW", "STW", "STW", "STW", "STW", "ADDK", "STW", "STW", "STW", "STW", "STW", "STW", "STW", "STW"], "attempts": [{"interval": 23, "result": "time limit", "seconds": 42.8, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}, {"interval": 23, "result": "found by annealing", "seconds": 0.0, "banks_apart": false, "note": "as 2 equal channels", "moves": 0}]}
;  loop places: II 23, 2 stages
;  bounds: resources 23, recurrence 17
;  critical cycle:
;    STW word_149, *odd_83--[24]
;    STW word_151, *odd_83--[24]
;    STW word_153, *odd_83--[24]
;    STW word_155, *odd_83--[24]
;    STW word_157, *odd_83--[24]
;    STW word_159, *odd_83--[24]
;    STW word_161, *odd_83--[24]
;    STW word_163, *odd_83--[24]
;    ADDK 8 + 16 * 96, odd_83
;    STW word_133, *odd_83--[24]
;    STW word_135, *odd_83--[24]
;    STW word_137, *odd_83--[24]
;    STW word_139, *odd_83--[24]
;    STW word_141, *odd_83--[24]
;    STW word_143, *odd_83--[24]
;    STW word_145, *odd_83--[24]
;    STW word_147, *odd_83--[24]
;  units: L1 23/23, S1 23/23, M1 5/23, D1 21/23, L2 23/23, S2 23/23, M2 5/23, D2 21/23
;  cross paths: 1X 0/23, 2X 0/23
;  T paths: T1 20/23, T2 20/23
;  registers of side A: 19 used, 19 live at once
;  registers of side B: 19 used, 19 live at once
;  II 23: time limit (as 2 equal channels), 42.8 s
;  II 23: found by annealing (as 2 equal channels), 0.0 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 2 iterations on
des_bitslice_key_schedule_decrypt_c64x$places:
        AND     .L1    A1, A21, A7          ; <1> AND     shifted_104, pair0_83, word_104
||      AND     .L2    B1, B19, B6          ; <1> AND     shifted_137, pair1_83, word_137
||      SHRU    .S1    A18, 1, A1           ; <1> SHRU    early0_83, 1, shifted_114
||      SHRU    .S2    B16, 1, B1           ; <1> SHRU    early1_83, 1, shifted_147
||      LDW     .D1T1  *A4++[1], A24        ; <0> LDW     *entry0_83++[1], x0_83
||      LDW     .D2T2  *B23++[1], B22       ; <0> LDW     *entry1_83++[1], x1_83
        AND     .L1    A1, A21, A9          ; <1> AND     shifted_114, pair0_83, word_114
||      AND     .L2    B1, B19, B8          ; <1> AND     shifted_147, pair1_83, word_147
||      SHRU    .S1    A17, 10, A1          ; <1> SHRU    late0_83, 10, shifted_122
||      SHRU    .S2    B9, 10, B1           ; <1> SHRU    late1_83, 10, shifted_155
||      LDW     .D1T1  *A4++[1], A23        ; <0> LDW     *entry0_83++[1], y0_83
||      LDW     .D2T2  *B23++[1], B21       ; <0> LDW     *entry1_83++[1], y1_83
        AND     .L1    A1, A21, A5          ; <1> AND     shifted_122, pair0_83, word_122
||      AND     .L2    B1, B19, B4          ; <1> AND     shifted_155, pair1_83, word_155
||      SHRU    .S1    A18, 5, A1           ; <1> SHRU    early0_83, 5, shifted_110
||      SHRU    .S2    B16, 5, B1           ; <1> SHRU    early1_83, 5, shifted_143
||      LDW     .D1T1  *A4++[1], A18        ; <0> LDW     *entry0_83++[1], turned_early0_83
||      LDW     .D2T2  *B23++[1], B16       ; <0> LDW     *entry1_83++[1], turned_early1_83
        AND     .L1    A1, A21, A3          ; <1> AND     shifted_110, pair0_83, word_110
||      AND     .L2    B1, B19, B3          ; <1> AND     shifted_143, pair1_83, word_143
||      SHRU    .S1    A18, 7, A2           ; <1> SHRU    early0_83, 7, shifted_108
||      SHRU    .S2    B16, 7, B2           ; <1> SHRU    early1_83, 7, shifted_141
||      LDW     .D1T1  *A4++[5], A22        ; <0> LDW     *entry0_83++[5], turned_late0_83
||      LDW     .D2T2  *B23++[5], B20       ; <0> LDW     *entry1_83++[5], turned_late1_83
        AND     .L1    A6, A21, A6          ; <1> AND     shifted_106, pair0_83, word_106
||      AND     .L2    B5, B19, B5          ; <1> AND     shifted_139, pair1_83, word_139
||      SHRU    .S1    A17, 3, A1           ; <1> SHRU    late0_83, 3, shifted_130
||      SHRU    .S2    B9, 3, B1            ; <1> SHRU    late1_83, 3, shifted_163
||      STW     .D1T1  A7, *A16--[24]       ; <1> STW     word_104, *even_83--[24]
||      STW     .D2T2  B6, *B31--[24]       ; <1> STW     word_137, *odd_83--[24]
        AND     .L1    A2, A21, A6          ; <1> AND     shifted_108, pair0_83, word_108
||      AND     .L2    B2, B19, B5          ; <1> AND     shifted_141, pair1_83, word_141
||      SHRU    .S1    A17, 12, A2          ; <1> SHRU    late0_83, 12, shifted_120
||      SHRU    .S2    B9, 12, B2           ; <1> SHRU    late1_83, 12, shifted_153
||      STW     .D1T1  A6, *A16--[24]       ; <1> STW     word_106, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <1> STW     word_139, *odd_83--[24]
        AND     .L1    A2, A21, A6          ; <1> AND     shifted_120, pair0_83, word_120
||      AND     .L2    B2, B19, B5          ; <1> AND     shifted_153, pair1_83, word_153
||      SHRU    .S1    A18, 3, A2           ; <1> SHRU    early0_83, 3, shifted_112
||      SHRU    .S2    B16, 3, B2           ; <1> SHRU    early1_83, 3, shifted_145
||      STW     .D1T1  A6, *A16--[24]       ; <1> STW     word_108, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <1> STW     word_141, *odd_83--[24]
        AND     .L1    A2, A21, A2          ; <1> AND     shifted_112, pair0_83, word_112
||      AND     .L2    B2, B19, B2          ; <1> AND     shifted_145, pair1_83, word_145
||      SHRU    .S1    A17, 14, A7          ; <1> SHRU    late0_83, 14, shifted_118
||      SHRU    .S2    B9, 14, B6           ; <1> SHRU    late1_83, 14, shifted_151
||      STW     .D1T1  A3, *A16--[24]       ; <1> STW     word_110, *even_83--[24]
||      STW     .D2T2  B3, *B31--[24]       ; <1> STW     word_143, *odd_83--[24]
        AND     .L1    A22, A21, A2         ; <0> AND     turned_late0_83, pair0_83, changes0_83   ; a bit that no round uses says whether the other half is next
||      AND     .L2    B20, B19, B2         ; <0> AND     turned_late1_83, pair1_83, changes1_83
||      SHRU    .S1    A17, 6, A3           ; <1> SHRU    late0_83, 6, shifted_126
||      SHRU    .S2    B9, 6, B3            ; <1> SHRU    late1_83, 6, shifted_159
||      STW     .D1T1  A2, *A16--[24]       ; <1> STW     word_112, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <1> STW     word_145, *odd_83--[24]
  [A2]  XOR     .L1    A20, A19, A20        ; <0> [changes0_83] XOR half0_83, both0_83, half0_83
||[B2]  XOR     .L2    B18, B17, B18        ; <0> [changes1_83] XOR half1_83, both1_83, half1_83
||      SHRU    .S1    A17, 8, A2           ; <1> SHRU    late0_83, 8, shifted_124
||      SHRU    .S2    B9, 8, B2            ; <1> SHRU    late1_83, 8, shifted_157
||      MPYHLU  .M1    A23, A21, A9         ; <0> MPYHLU  y0_83, pair0_83, yrest_93
||      MPYHLU  .M2    B21, B19, B8         ; <0> MPYHLU  y1_83, pair1_83, yrest_96
||      STW     .D1T1  A9, *A16--[24]       ; <1> STW     word_114, *even_83--[24]
||      STW     .D2T2  B8, *B31--[24]       ; <1> STW     word_147, *odd_83--[24]
        AND     .L1    A7, A21, A7          ; <1> AND     shifted_118, pair0_83, word_118
||      AND     .L2    B6, B19, B6          ; <1> AND     shifted_151, pair1_83, word_151
||      SHL     .S1    A20, A23, A8         ; <0> SHL     half0_83, y0_83, high_95
||      SHL     .S2    B18, B21, B7         ; <0> SHL     half1_83, y1_83, high_98
||      MPYHLU  .M1    A24, A21, A9         ; <0> MPYHLU  x0_83, pair0_83, xrest_93
||      MPYHLU  .M2    B22, B19, B8         ; <0> MPYHLU  x1_83, pair1_83, xrest_96
||      STW     .D1T1  A8, *A16--[24]       ; <1> STW     word_116, *even_83--[24]
||      STW     .D2T2  B7, *B31--[24]       ; <1> STW     word_149, *odd_83--[24]
        AND     .L1    A2, A21, A2          ; <1> AND     shifted_124, pair0_83, word_124
||      AND     .L2    B2, B19, B2          ; <1> AND     shifted_157, pair1_83, word_157
||      SHRU    .S1    A20, A9, A7          ; <0> SHRU    half0_83, yrest_93, low_95
||      SHRU    .S2    B18, B8, B6          ; <0> SHRU    half1_83, yrest_96, low_98
||      STW     .D1T1  A7, *A16--[24]       ; <1> STW     word_118, *even_83--[24]
||      STW     .D2T2  B6, *B31--[24]       ; <1> STW     word_151, *odd_83--[24]
        AND     .L1    A3, A21, A3          ; <1> AND     shifted_126, pair0_83, word_126
||      AND     .L2    B3, B19, B3          ; <1> AND     shifted_159, pair1_83, word_159
||      SHRU    .S1    A20, A9, A6          ; <0> SHRU    half0_83, xrest_93, low_94
||      SHRU    .S2    B18, B8, B5          ; <0> SHRU    half1_83, xrest_96, low_97
||      STW     .D1T1  A6, *A16--[24]       ; <1> STW     word_120, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <1> STW     word_153, *odd_83--[24]
        ADD     .L1    A8, A7, A5           ; <0> ADD     high_95, low_95, ey_93
||      ADD     .L2    B7, B6, B4           ; <0> ADD     high_98, low_98, ey_96
||      SHL     .S1    A20, A24, A7         ; <0> SHL     half0_83, x0_83, high_94
||      SHL     .S2    B18, B22, B6         ; <0> SHL     half1_83, x1_83, high_97
||      STW     .D1T1  A5, *A16--[24]       ; <1> STW     word_122, *even_83--[24]
||      STW     .D2T2  B4, *B31--[24]       ; <1> STW     word_155, *odd_83--[24]
        ADD     .L1    A7, A6, A6           ; <0> ADD     high_94, low_94, ex_93
||      ADD     .L2    B6, B5, B5           ; <0> ADD     high_97, low_97, ex_96
||      SHRU    .S1    A17, 4, A2           ; <1> SHRU    late0_83, 4, shifted_128
||      SHRU    .S2    B9, 4, B2            ; <1> SHRU    late1_83, 4, shifted_161
||      MPYU    .M1    A5, A21, A3          ; <0> MPYU    ey_93, pair0_83, remainder_93
||      MPYU    .M2    B4, B19, B3          ; <0> MPYU    ey_96, pair1_83, remainder_96
||      STW     .D1T1  A2, *A16--[24]       ; <1> STW     word_124, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <1> STW     word_157, *odd_83--[24]
        AND     .L1    A1, A21, A1          ; <1> AND     shifted_130, pair0_83, word_130
||      AND     .L2    B1, B19, B1          ; <1> AND     shifted_163, pair1_83, word_163
||      AND     .S1    A2, A21, A2          ; <1> AND     shifted_128, pair0_83, word_128
||      AND     .S2    B2, B19, B2          ; <1> AND     shifted_161, pair1_83, word_161
||      MPYHLU  .M1    A6, A21, A5          ; <0> MPYHLU  ex_93, pair0_83, xhigh_93
||      MPYHLU  .M2    B5, B19, B4          ; <0> MPYHLU  ex_96, pair1_83, xhigh_96
||      STW     .D1T1  A3, *A16--[24]       ; <1> STW     word_126, *even_83--[24]
||      STW     .D2T2  B3, *B31--[24]       ; <1> STW     word_159, *odd_83--[24]
        SUB     .L1    A5, A3, A3           ; <0> SUB     ey_93, remainder_93, yhigh_93
||      SUB     .L2    B4, B3, B3           ; <0> SUB     ey_96, remainder_96, yhigh_96
||      SHL     .S1    A5, 16, A2           ; <0> SHL     ey_93, 16, ylow_93
||      SHL     .S2    B4, 16, B2           ; <0> SHL     ey_96, 16, ylow_96
||      STW     .D1T1  A2, *A16--[24]       ; <1> STW     word_128, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <1> STW     word_161, *odd_83--[24]
        ADD     .L1    A5, A3, A1           ; <0> ADD     xhigh_93, yhigh_93, high_93
||      ADD     .L2    B4, B3, B1           ; <0> ADD     xhigh_96, yhigh_96, high_96
||[B0]  B       .S1    des_bitslice_key_schedule_decrypt_c64x$places; <0> [count_83] B     places
||[B0]  SUB     .S2    B0, 1, B0            ; <0> SUB     count_83, 1, count_83
||      STW     .D1T1  A1, *A16--[24]       ; <1> STW     word_130, *even_83--[24]
||      STW     .D2T2  B1, *B31--[24]       ; <1> STW     word_163, *odd_83--[24]
        XOR     .L1    A1, A18, A18         ; <0> XOR     high_93, turned_early0_83, early0_83
||      XOR     .L2    B1, B16, B16         ; <0> XOR     high_96, turned_early1_83, early1_83
||      ADDK    .S1    1544, A16            ; <1> ADDK    8 + 16 * 96, even_83
||      ADDK    .S2    1544, B31            ; <1> ADDK    8 + 16 * 96, odd_83
||      MPYU    .M1    A6, A21, A3          ; <0> MPYU    ex_93, pair0_83, xlow_93
||      MPYU    .M2    B5, B19, B3          ; <0> MPYU    ex_96, pair1_83, xlow_96
        AND     .L1    A18, A21, A8         ; <0> AND     early0_83, pair0_83, word_116
||      AND     .L2    B16, B19, B7         ; <0> AND     early1_83, pair1_83, word_149
||      SHRU    .S1    A18, 14, A1          ; <0> SHRU    early0_83, 14, shifted_100
||      SHRU    .S2    B16, 14, B1          ; <0> SHRU    early1_83, 14, shifted_133
        AND     .L1    A1, A21, A2          ; <0> AND     shifted_100, pair0_83, word_100
||      AND     .L2    B1, B19, B2          ; <0> AND     shifted_133, pair1_83, word_133
||      SHRU    .S1    A18, 13, A1          ; <0> SHRU    early0_83, 13, shifted_102
||      SHRU    .S2    B16, 13, B1          ; <0> SHRU    early1_83, 13, shifted_135
||      ADD     .D1    A3, A2, A3           ; <0> ADD     xlow_93, ylow_93, low_93
||      ADD     .D2    B3, B2, B3           ; <0> ADD     xlow_96, ylow_96, low_96
        AND     .L1    A1, A21, A1          ; <0> AND     shifted_102, pair0_83, word_102
||      AND     .L2    B1, B19, B1          ; <0> AND     shifted_135, pair1_83, word_135
||      SHRU    .S1    A18, 9, A6           ; <0> SHRU    early0_83, 9, shifted_106
||      SHRU    .S2    B16, 9, B5           ; <0> SHRU    early1_83, 9, shifted_139
||      STW     .D1T1  A2, *A16--[24]       ; <0> STW     word_100, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <0> STW     word_133, *odd_83--[24]
        XOR     .L1    A3, A22, A17         ; <0> XOR     low_93, turned_late0_83, late0_83
||      XOR     .L2    B3, B20, B9          ; <0> XOR     low_96, turned_late1_83, late1_83
||      SHRU    .S1    A18, 11, A1          ; <0> SHRU    early0_83, 11, shifted_104
||      SHRU    .S2    B16, 11, B1          ; <0> SHRU    early1_83, 11, shifted_137
||      STW     .D1T1  A1, *A16--[24]       ; <0> STW     word_102, *even_83--[24]
||      STW     .D2T2  B1, *B31--[24]       ; <0> STW     word_135, *odd_83--[24]
des_bitslice_key_schedule_decrypt_c64x$des_bitslice_key_schedule_decrypt_c64x$2:
        AND     .L1    A1, A21, A7          ; <-1> AND     shifted_104, pair0_83, word_104
||      AND     .L2    B1, B19, B6          ; <-1> AND     shifted_137, pair1_83, word_137
||      SHRU    .S1    A18, 1, A1           ; <-1> SHRU    early0_83, 1, shifted_114
||      SHRU    .S2    B16, 1, B1           ; <-1> SHRU    early1_83, 1, shifted_147
        AND     .L1    A1, A21, A9          ; <-1> AND     shifted_114, pair0_83, word_114
||      AND     .L2    B1, B19, B8          ; <-1> AND     shifted_147, pair1_83, word_147
||      SHRU    .S1    A17, 10, A1          ; <-1> SHRU    late0_83, 10, shifted_122
||      SHRU    .S2    B9, 10, B1           ; <-1> SHRU    late1_83, 10, shifted_155
        AND     .L1    A1, A21, A5          ; <-1> AND     shifted_122, pair0_83, word_122
||      AND     .L2    B1, B19, B4          ; <-1> AND     shifted_155, pair1_83, word_155
||      SHRU    .S1    A18, 5, A1           ; <-1> SHRU    early0_83, 5, shifted_110
||      SHRU    .S2    B16, 5, B1           ; <-1> SHRU    early1_83, 5, shifted_143
        AND     .L1    A1, A21, A3          ; <-1> AND     shifted_110, pair0_83, word_110
||      AND     .L2    B1, B19, B3          ; <-1> AND     shifted_143, pair1_83, word_143
||      SHRU    .S1    A18, 7, A2           ; <-1> SHRU    early0_83, 7, shifted_108
||      SHRU    .S2    B16, 7, B2           ; <-1> SHRU    early1_83, 7, shifted_141
        AND     .L1    A6, A21, A6          ; <-1> AND     shifted_106, pair0_83, word_106
||      AND     .L2    B5, B19, B5          ; <-1> AND     shifted_139, pair1_83, word_139
||      SHRU    .S1    A17, 3, A1           ; <-1> SHRU    late0_83, 3, shifted_130
||      SHRU    .S2    B9, 3, B1            ; <-1> SHRU    late1_83, 3, shifted_163
||      STW     .D1T1  A7, *A16--[24]       ; <-1> STW     word_104, *even_83--[24]
||      STW     .D2T2  B6, *B31--[24]       ; <-1> STW     word_137, *odd_83--[24]
        AND     .L1    A2, A21, A6          ; <-1> AND     shifted_108, pair0_83, word_108
||      AND     .L2    B2, B19, B5          ; <-1> AND     shifted_141, pair1_83, word_141
||      SHRU    .S1    A17, 12, A2          ; <-1> SHRU    late0_83, 12, shifted_120
||      SHRU    .S2    B9, 12, B2           ; <-1> SHRU    late1_83, 12, shifted_153
||      STW     .D1T1  A6, *A16--[24]       ; <-1> STW     word_106, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <-1> STW     word_139, *odd_83--[24]
        AND     .L1    A2, A21, A6          ; <-1> AND     shifted_120, pair0_83, word_120
||      AND     .L2    B2, B19, B5          ; <-1> AND     shifted_153, pair1_83, word_153
||      SHRU    .S1    A18, 3, A2           ; <-1> SHRU    early0_83, 3, shifted_112
||      SHRU    .S2    B16, 3, B2           ; <-1> SHRU    early1_83, 3, shifted_145
||      STW     .D1T1  A6, *A16--[24]       ; <-1> STW     word_108, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <-1> STW     word_141, *odd_83--[24]
        AND     .L1    A2, A21, A2          ; <-1> AND     shifted_112, pair0_83, word_112
||      AND     .L2    B2, B19, B2          ; <-1> AND     shifted_145, pair1_83, word_145
||      SHRU    .S1    A17, 14, A7          ; <-1> SHRU    late0_83, 14, shifted_118
||      SHRU    .S2    B9, 14, B6           ; <-1> SHRU    late1_83, 14, shifted_151
||      STW     .D1T1  A3, *A16--[24]       ; <-1> STW     word_110, *even_83--[24]
||      STW     .D2T2  B3, *B31--[24]       ; <-1> STW     word_143, *odd_83--[24]
        SHRU    .S1    A17, 6, A3           ; <-1> SHRU    late0_83, 6, shifted_126
||      SHRU    .S2    B9, 6, B3            ; <-1> SHRU    late1_83, 6, shifted_159
||      STW     .D1T1  A2, *A16--[24]       ; <-1> STW     word_112, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <-1> STW     word_145, *odd_83--[24]
        SHRU    .S1    A17, 8, A2           ; <-1> SHRU    late0_83, 8, shifted_124
||      SHRU    .S2    B9, 8, B2            ; <-1> SHRU    late1_83, 8, shifted_157
||      STW     .D1T1  A9, *A16--[24]       ; <-1> STW     word_114, *even_83--[24]
||      STW     .D2T2  B8, *B31--[24]       ; <-1> STW     word_147, *odd_83--[24]
        AND     .L1    A7, A21, A7          ; <-1> AND     shifted_118, pair0_83, word_118
||      AND     .L2    B6, B19, B6          ; <-1> AND     shifted_151, pair1_83, word_151
||      STW     .D1T1  A8, *A16--[24]       ; <-1> STW     word_116, *even_83--[24]
||      STW     .D2T2  B7, *B31--[24]       ; <-1> STW     word_149, *odd_83--[24]
        AND     .L1    A2, A21, A2          ; <-1> AND     shifted_124, pair0_83, word_124
||      AND     .L2    B2, B19, B2          ; <-1> AND     shifted_157, pair1_83, word_157
||      STW     .D1T1  A7, *A16--[24]       ; <-1> STW     word_118, *even_83--[24]
||      STW     .D2T2  B6, *B31--[24]       ; <-1> STW     word_151, *odd_83--[24]
        AND     .L1    A3, A21, A3          ; <-1> AND     shifted_126, pair0_83, word_126
||      AND     .L2    B3, B19, B3          ; <-1> AND     shifted_159, pair1_83, word_159
||      STW     .D1T1  A6, *A16--[24]       ; <-1> STW     word_120, *even_83--[24]
||      STW     .D2T2  B5, *B31--[24]       ; <-1> STW     word_153, *odd_83--[24]
        B       .S2X   A0                   ; return
||      STW     .D1T1  A5, *A16--[24]       ; <-1> STW     word_122, *even_83--[24]
||      STW     .D2T2  B4, *B31--[24]       ; <-1> STW     word_155, *odd_83--[24]
        SHRU    .S1    A17, 4, A2           ; <-1> SHRU    late0_83, 4, shifted_128
||      SHRU    .S2    B9, 4, B2            ; <-1> SHRU    late1_83, 4, shifted_161
||      STW     .D1T1  A2, *A16--[24]       ; <-1> STW     word_124, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <-1> STW     word_157, *odd_83--[24]
        AND     .L1    A1, A21, A1          ; <-1> AND     shifted_130, pair0_83, word_130
||      AND     .L2    B1, B19, B1          ; <-1> AND     shifted_163, pair1_83, word_163
||      AND     .S1    A2, A21, A2          ; <-1> AND     shifted_128, pair0_83, word_128
||      AND     .S2    B2, B19, B2          ; <-1> AND     shifted_161, pair1_83, word_161
||      STW     .D1T1  A3, *A16--[24]       ; <-1> STW     word_126, *even_83--[24]
||      STW     .D2T2  B3, *B31--[24]       ; <-1> STW     word_159, *odd_83--[24]
        STW     .D1T1  A2, *A16--[24]       ; <-1> STW     word_128, *even_83--[24]
||      STW     .D2T2  B2, *B31--[24]       ; <-1> STW     word_161, *odd_83--[24]
        STW     .D1T1  A1, *A16--[24]       ; <-1> STW     word_130, *even_83--[24]
||      STW     .D2T2  B1, *B31--[24]       ; <-1> STW     word_163, *odd_83--[24]
        ADDK    .S1    1544, A16            ; <-1> ADDK    8 + 16 * 96, even_83
||      ADDK    .S2    1544, B31            ; <-1> ADDK    8 + 16 * 96, odd_83
