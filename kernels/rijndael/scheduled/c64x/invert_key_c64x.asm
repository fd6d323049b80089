; broadside optimize: source 6cd94b433e9b79035cf28a5c79e2f8e7f63296f19e7444de054aa2285ec43c6b
; broadside 0.2.0, OR-Tools 9.15.6755, seed 1, 2 workers, 60 s an interval, 20 s a region
; From the round keys of encryption to those of the equivalent inverse cipher (FIPS 197, section 5.3.5) in place, for Rijndael
; with blocks of 128 bits on the C64x: parts of its key schedule for decryption.
;
;       void rijndael_unmix_keys_c64x(uint32_t *words, uint32_t count);
;       void rijndael_reverse_keys_c64x(uint32_t *first, uint32_t *last, uint32_t pairs);
;
; InvMixColumns of `count` words, which are those of all round keys but the first and the last: 36, 44 or 52. Then the first
; key and the last change places, and so on, `pairs` of them: 5, 6 or 7. All on a multiple of 8 bytes.
;
; InvMixColumns is MixColumns of the column and four times its sum with itself, rotated by two rows. GFPGFR is as before on
; return. To be called with interrupts disabled: registers take new values while older ones are on their way.

        .global rijndael_unmix_keys_c64x
        .global rijndael_reverse_keys_c64x


        .align  32
rijndael_unmix_keys_c64x:
        MV      .L1    A4, A0               ; move words
        MV      .L1    A0, A4               ; MV      words, from
        MV      .L1    A4, A5               ; move from
||      MVC     .S2    GFPGFR, B0           ; MVC     GFPGFR, field
        LDW     .D1T2  *A5++[1], B8         ; <0> LDW     *from++, w
        MVKL    .S1    117440539, A1        ; MVKL    0x0700001b, polynomial
        MVKL    .S1    33686018, A2         ; MVKL    0x02020202, two
        MVKH    .S1    33686018, A2         ; MVKH    0x02020202, two
||      LDW     .D1T2  *A5++[1], B8         ; <1> LDW     *from++, w
        ADD     .L1    A2, A2, A4           ; ADD     two, two, four
||      MVKH    .S1    117440539, A1        ; MVKH    0x0700001b, polynomial
        MV      .L1    A4, A4               ; move four
||      SWAP2   .S2    B8, B2               ; <0> SWAP2   w, turned_1
        MVC     .S2X   A1, GFPGFR           ; MVC     polynomial, GFPGFR
||      LDW     .D1T2  *A5++[1], B8         ; <2> LDW     *from++, w
||      XOR     .D2    B8, B2, B7           ; <0> XOR     w, turned_1, u_1
        MV      .L1X   B8, A3               ; <0> w lives on
||      MV      .L2    B0, B0               ; move field
||      GMPY4   .M2X   B7, A4, B2           ; <0> GMPY4   u_1, four, v_1
        SWAP2   .S2    B8, B2               ; <1> SWAP2   w, turned_1
        MV      .L2X   A3, B6               ; <0> w lives on
||      LDW     .D1T2  *A5++[1], B8         ; <3> LDW     *from++, w
||      XOR     .D2    B8, B2, B7           ; <1> XOR     w, turned_1, u_1
        MV      .L1X   B8, A3               ; <1> w lives on
||      GMPY4   .M2X   B7, A4, B2           ; <1> GMPY4   u_1, four, v_1
        MV      .L1X   B3, A2               ; move return$
||      MV      .L2X   A2, B3               ; move two
||      SWAP2   .S2    B8, B2               ; <2> SWAP2   w, turned_1
||      XOR     .D2    B6, B2, B5           ; <0> XOR     w, v_1, x_1
        MV      .L1X   B4, A1               ; move count
||      MV      .L2X   A3, B6               ; <1> w lives on
||      LDW     .D1T2  *A5++[1], B8         ; <4> LDW     *from++, w
||      XOR     .D2    B8, B2, B7           ; <2> XOR     w, turned_1, u_1
        MV      .L1X   B8, A3               ; <2> w lives on
||      SHRMB   .S2    B5, B5, B4           ; <0> SHRMB   x_1, x_1, r_1
||      GMPY4   .M2X   B7, A4, B2           ; <2> GMPY4   u_1, four, v_1
        MV      .L1    A0, A0               ; MV      words, to
||      XOR     .L2    B5, B4, B1           ; <0> XOR     x_1, r_1, s_1
||      MV      .S1    A1, A1               ; MV      count, left
||      SWAP2   .S2    B8, B2               ; <3> SWAP2   w, turned_1
||      XOR     .D2    B6, B2, B5           ; <1> XOR     w, v_1, x_1
        SUB     .L1    A1, 8, A1            ; passes of loop
||      MV      .L2X   A3, B6               ; <2> w lives on
||      B       .S1    rijndael_unmix_keys_c64x$loop; [left] B       loop
||      SWAP2   .S2    B1, B1               ; <0> SWAP2   s_1, half_1
||      GMPY4   .M2    B1, B3, B2           ; <0> GMPY4   s_1, two, doubled_1
||      LDW     .D1T2  *A5++[1], B8         ; <5> LDW     *from++, w
||      XOR     .D2    B8, B2, B7           ; <3> XOR     w, turned_1, u_1
        MV      .L1X   B8, A3               ; <3> w lives on
||      SHRMB   .S2    B5, B5, B4           ; <1> SHRMB   x_1, x_1, r_1
||      GMPY4   .M2X   B7, A4, B2           ; <3> GMPY4   u_1, four, v_1
||      XOR     .D2    B4, B1, B31          ; <0> XOR     r_1, half_1, rest_1
        MV      .L1    A1, A1               ; move left
||      XOR     .L2    B5, B4, B1           ; <1> XOR     x_1, r_1, s_1
||      MV      .S1    A2, A0               ; move return$
||      SWAP2   .S2    B8, B2               ; <4> SWAP2   w, turned_1
||      MV      .D1    A0, A2               ; move to
||      XOR     .D2    B6, B2, B5           ; <2> XOR     w, v_1, x_1
;@loop {"name": "loop", "ii": 3, "res_mii": 3, "rec_mii": 1, "optimal": true, "formulation": "with copies and equal instructions", "stages": 7, "critical_cycle": [], "attempts": [{"interval": 3, "result": "found", "seconds": 0.7, "banks_apart": false, "note": "", "moves": 2}]}
;  loop loop: II 3, 7 stages
;  bounds: resources 3, recurrence 1
;  units: L1 2/3, S1 1/3, M1 0/3, D1 2/3, L2 3/3, S2 3/3, M2 2/3, D2 3/3
;  cross paths: 1X 1/3, 2X 2/3
;  T paths: T1 0/3, T2 2/3
;  registers of side A: 6 used, 6 live at once
;  registers of side B: 10 used, 10 live at once
;  II 3 with moves of 2 long lives: found, 0.7 s
;  the least possible for these operations, with copies and equal instructions too (any register side, not unrolled): all below is ruled out
;  pipelined from 8 iterations on
rijndael_unmix_keys_c64x$loop:
        MV      .L2X   A3, B6               ; <3> w lives on
||[A1]  B       .S1    rijndael_unmix_keys_c64x$loop; <0> [left] B       loop
||      SWAP2   .S2    B1, B1               ; <5> SWAP2   s_1, half_1
||      GMPY4   .M2    B1, B3, B2           ; <5> GMPY4   s_1, two, doubled_1
||      LDW     .D1T2  *A5++[1], B8         ; <0> LDW     *from++, w
||      XOR     .D2    B8, B2, B7           ; <2> XOR     w, turned_1, u_1
        MV      .L1X   B8, A3               ; <2> w lives on
||      XOR     .L2    B2, B31, B1          ; <6> XOR     doubled_1, rest_1, x
||      SHRMB   .S2    B5, B5, B4           ; <4> SHRMB   x_1, x_1, r_1
||      GMPY4   .M2X   B7, A4, B2           ; <2> GMPY4   u_1, four, v_1
||      XOR     .D2    B4, B1, B31          ; <5> XOR     r_1, half_1, rest_1
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      XOR     .L2    B5, B4, B1           ; <4> XOR     x_1, r_1, s_1
||      SWAP2   .S2    B8, B2               ; <1> SWAP2   w, turned_1
||      STW     .D1T2  B1, *A2++[1]         ; <6> STW     x, *to++
||      XOR     .D2    B6, B2, B5           ; <3> XOR     w, v_1, x_1
rijndael_unmix_keys_c64x$rijndael_unmix_keys_c64x$2:
        MV      .L1X   B8, A3               ; <-2> w lives on
||      MV      .L2X   A3, B6               ; <-3> w lives on
||      XOR     .S2    B8, B2, B8           ; <-2> XOR     w, turned_1, u_1
||      GMPY4   .M2    B1, B3, B4           ; <-5> GMPY4   s_1, two, doubled_1
        XOR     .L2    B2, B31, B7          ; <-6> XOR     doubled_1, rest_1, x
||      SHRMB   .S2    B5, B5, B31          ; <-4> SHRMB   x_1, x_1, r_1
||      GMPY4   .M2X   B8, A4, B6           ; <-2> GMPY4   u_1, four, v_1
        MV      .L1X   B8, A3               ; <-1> w lives on
||      SWAP2   .L2    B1, B7               ; <-5> SWAP2   s_1, half_1
||      XOR     .S2    B5, B31, B5          ; <-4> XOR     x_1, r_1, s_1
||      STW     .D1T2  B7, *A2++[1]         ; <-6> STW     x, *to++
||      MV      .D2X   A3, B1               ; <-2> w lives on
        XOR     .L2    B4, B7, B6           ; <-5> XOR     r_1, half_1, rest_1
||      SWAP2   .S2    B8, B7               ; <-1> SWAP2   w, turned_1
||      GMPY4   .M2    B5, B3, B5           ; <-4> GMPY4   s_1, two, doubled_1
||      XOR     .D2    B6, B2, B2           ; <-3> XOR     w, v_1, x_1
        XOR     .L2    B4, B6, B7           ; <-5> XOR     doubled_1, rest_1, x
||      SHRMB   .S2    B2, B2, B4           ; <-3> SHRMB   x_1, x_1, r_1
||      XOR     .D2    B8, B7, B8           ; <-1> XOR     w, turned_1, u_1
        SWAP2   .L2    B5, B5               ; <-4> SWAP2   s_1, half_1
||      XOR     .S2    B2, B4, B2           ; <-3> XOR     x_1, r_1, s_1
||      GMPY4   .M2X   B8, A4, B6           ; <-1> GMPY4   u_1, four, v_1
||      STW     .D1T2  B7, *A2++[1]         ; <-5> STW     x, *to++
        XOR     .L2    B31, B5, B6          ; <-4> XOR     r_1, half_1, rest_1
||      XOR     .S2    B1, B6, B1           ; <-2> XOR     w, v_1, x_1
||      GMPY4   .M2    B2, B3, B5           ; <-3> GMPY4   s_1, two, doubled_1
        SWAP2   .L2    B2, B5               ; <-3> SWAP2   s_1, half_1
||      SHRMB   .S2    B1, B1, B2           ; <-2> SHRMB   x_1, x_1, r_1
||      XOR     .D2    B5, B6, B6           ; <-4> XOR     doubled_1, rest_1, x
        XOR     .L2    B1, B2, B1           ; <-2> XOR     x_1, r_1, s_1
||      MV      .S2X   A3, B31              ; <-1> w lives on
||      STW     .D1T2  B6, *A2++[1]         ; <-4> STW     x, *to++
        XOR     .L2    B4, B5, B6           ; <-3> XOR     r_1, half_1, rest_1
||      SWAP2   .S2    B1, B1               ; <-2> SWAP2   s_1, half_1
||      GMPY4   .M2    B1, B3, B3           ; <-2> GMPY4   s_1, two, doubled_1
||      XOR     .D2    B31, B6, B4          ; <-1> XOR     w, v_1, x_1
        XOR     .L2    B5, B6, B6           ; <-3> XOR     doubled_1, rest_1, x
||      SHRMB   .S2    B4, B4, B5           ; <-1> SHRMB   x_1, x_1, r_1
        XOR     .L2    B2, B1, B1           ; <-2> XOR     r_1, half_1, rest_1
||      XOR     .S2    B4, B5, B2           ; <-1> XOR     x_1, r_1, s_1
||      STW     .D1T2  B6, *A2++[1]         ; <-3> STW     x, *to++
        SWAP2   .L2    B2, B2               ; <-1> SWAP2   s_1, half_1
||      B       .S2X   A0                   ; return
||      GMPY4   .M2    B2, B3, B1           ; <-1> GMPY4   s_1, two, doubled_1
        XOR     .L2    B3, B1, B1           ; <-2> XOR     doubled_1, rest_1, x
        XOR     .L2    B5, B2, B0           ; <-1> XOR     r_1, half_1, rest_1
||      MVC     .S2    B0, GFPGFR           ; MVC     field, GFPGFR
||      STW     .D1T2  B1, *A2++[1]         ; <-2> STW     x, *to++
        NOP
        XOR     .L2    B1, B0, B0           ; <-1> XOR     doubled_1, rest_1, x
        STW     .D1T2  B0, *A2++[1]         ; <-1> STW     x, *to++

        .align  32
rijndael_reverse_keys_c64x:
        MV      .L1X   B4, A0               ; MV      last, far
||      MV      .L2X   A4, B2               ; MV      first, near
||      MV      .S1    A6, A1               ; MV      pairs, left
||      MV      .S2    B3, B1               ; move return$
;@loop {"name": "loop", "ii": 7, "res_mii": 5, "rec_mii": 1, "optimal": true, "formulation": "as written", "stages": 1, "critical_cycle": [], "attempts": [{"interval": 5, "result": "proved infeasible", "seconds": 0.1, "banks_apart": false, "note": "", "moves": 0}, {"interval": 5, "result": "proved infeasible with copies and equal instructions too", "seconds": 0.4, "banks_apart": false, "note": "", "moves": 0}, {"interval": 6, "result": "proved infeasible", "seconds": 0.6, "banks_apart": false, "note": "", "moves": 0}, {"interval": 6, "result": "time limit with copies and equal instructions", "seconds": 107.0, "banks_apart": false, "note": "", "moves": 0}, {"interval": 7, "result": "proved infeasible", "seconds": 2.2, "banks_apart": false, "note": "", "moves": 0}, {"interval": 7, "result": "possible with copies and equal instructions", "seconds": 1.4, "banks_apart": false, "note": "1 copy", "moves": 0}, {"interval": 7, "result": "found", "seconds": 0.6, "banks_apart": false, "note": "", "moves": 0}]}
;  loop loop: II 7, 1 stages
;  bounds: resources 5, recurrence 1
;  units: L1 1/7, S1 1/7, M1 0/7, D1 4/7, L2 0/7, S2 1/7, M2 1/7, D2 5/7
;  cross paths: 1X 0/7, 2X 0/7
;  T paths: T1 4/7, T2 4/7
;  registers of side A: 4 used, 4 live at once
;  registers of side B: 5 used, 5 live at once
;  II 5: proved infeasible, 0.1 s
;  II 5: proved infeasible with copies and equal instructions too, 0.4 s
;  II 6: proved infeasible, 0.6 s
;  II 6: time limit with copies and equal instructions, 107.0 s
;  II 7: proved infeasible, 2.2 s
;  II 7: possible with copies and equal instructions (1 copy), 1.4 s
;  II 7: found, 0.6 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
;  pipelined from 1 iterations on
rijndael_reverse_keys_c64x$loop:
  [A1]  SUB     .L1    A1, 1, A1            ; <0> SUB     left, 1, left
||      LDDW    .D1T2  *+A0[0], B5:B4       ; <0> LDDW    *far, f1:f0
||      LDDW    .D2T1  *+B2[1], A3:A2       ; <0> LDDW    *+near[1], n3:n2
  [A1]  B       .S2    rijndael_reverse_keys_c64x$loop; <0> [left] B       loop
||      LDDW    .D1T1  *+A0[1], A3:A2       ; <0> LDDW    *+far[1], f3:f2
||      LDDW    .D2T2  *+B2[0], B5:B4       ; <0> LDDW    *near, n1:n0
        ADD     .D2    B2, 16, B3           ; <0> ADD     near, 16, near
        NOP     2
        ROTL    .M2    B3, 0, B2            ; <0> copy
||      STDW    .D1T1  A3:A2, *+A0[1]       ; <0> STDW    n3:n2, *+far[1]
||      STDW    .D2T2  B5:B4, *+B2[0]       ; <0> STDW    f1:f0, *near
        SUB     .S1    A0, 16, A0           ; <0> SUB     far, 16, far
||      STDW    .D1T2  B5:B4, *+A0[0]       ; <0> STDW    n1:n0, *far
||      STDW    .D2T1  A3:A2, *+B2[1]       ; <0> STDW    f3:f2, *+near[1]
rijndael_reverse_keys_c64x$rijndael_reverse_keys_c64x$2:
        B       .S2    B1                   ; return
        NOP     5
