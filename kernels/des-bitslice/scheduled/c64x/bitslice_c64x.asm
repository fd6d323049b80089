; Bitsliced DES and triple-DES for the C64x: ECB, CBC decryption of one and of three channels.
; Written by generators/bitslice from the circuits and placements; not to be edited.
;@loop {"name": "round", "ii": 97, "res_mii": 97, "rec_mii": 27, "optimal": true, "attempts": [{"interval": 97, "result": "not found by annealing", "seconds": 129.3, "banks_apart": true, "note": "60 million moves from seed 2: no registers", "moves": 0}, {"interval": 97, "result": "found by annealing", "seconds": 61.8, "banks_apart": true, "note": "60 million moves from seed 2", "moves": 0}], "source": {"file": "round_c64x.sa", "procedure": "des_bitslice_rounds_c64x"}}
;  II 97 without possible bank conflicts: not found by annealing (60 million moves from seed 2: no registers), 129.3 s
;  II 97 without possible bank conflicts: found by annealing (60 million moves from seed 2), 61.8 s
;  the least possible for these operations as written (equal forms, any register side, not unrolled): all below is ruled out
   .sect ".text"

   .global des_ecb_encrypt_bitslice_c64x
des_ecb_encrypt_bitslice_c64x:
   B .S2 ecb
|| MVK .S1 16, A0
   NOP 5

   .global des_ecb_decrypt_bitslice_c64x
des_ecb_decrypt_bitslice_c64x:
   B .S2 ecb
|| MVK .S1 16, A0
   NOP 5

   .global des_cbc_decrypt_bitslice_c64x
des_cbc_decrypt_bitslice_c64x:
   B .S2 cbc_decrypt
|| MVK .S1 16, A0
   NOP 5

   .global des_cbc3_decrypt_bitslice_c64x
des_cbc3_decrypt_bitslice_c64x:
   B .S2 cbc3_decrypt
|| MVK .S1 16, A0
   NOP 5

   .global des3_ecb_encrypt_bitslice_c64x
des3_ecb_encrypt_bitslice_c64x:
   B .S2 ecb
|| MVK .S1 48, A0
   NOP 5

   .global des3_ecb_decrypt_bitslice_c64x
des3_ecb_decrypt_bitslice_c64x:
   B .S2 ecb
|| MVK .S1 48, A0
   NOP 5

   .global des3_cbc_decrypt_bitslice_c64x
des3_cbc_decrypt_bitslice_c64x:
   B .S2 cbc_decrypt
|| MVK .S1 48, A0
   NOP 5

   .global des3_cbc3_decrypt_bitslice_c64x
des3_cbc3_decrypt_bitslice_c64x:
   B .S2 cbc3_decrypt
|| MVK .S1 48, A0
   NOP 5

        .align  32
ecb:
   ADDK .S2 -640, B15
   STW .D2T1 A10, *+B15[130]
   STW .D2T1 A11, *+B15[131]
   STW .D2T1 A12, *+B15[132]
   STW .D2T1 A13, *+B15[133]
   STW .D2T1 A14, *+B15[134]
   STW .D2T1 A15, *+B15[135]
   STW .D2T2 B10, *+B15[136]
   STW .D2T2 B11, *+B15[137]
   STW .D2T2 B12, *+B15[138]
   STW .D2T2 B13, *+B15[139]
   STW .D2T2 B14, *+B15[140]
   STW .D2T2 B3, *+B15[141]
   STW .D2T1 A0, *+B15[145]
   STW .D2T1 A4, *+B15[148]
   STW .D2T2 B4, *+B15[147]
   STW .D2T1 A6, *+B15[149]
   STW .D2T2 B6, *+B15[146]
ecb_batch:
   LDW .D2T1 *+B15[149], A0
   LDW .D2T1 *+B15[147], A4
   LDW .D2T2 *+B15[148], B4
|| MVK .S1 31, A3
   MVK .S1 256, A8
   NOP 1
   CMPGTU .L1 A0, A3, A2
   [!A2] B .S1 ecb_rest
   [A2] B .S1 batch
|| MVKL .S2 ecb_batch, B3
   MVKH .S2 ecb_batch, B3
   [A2] ADDK .S1 -32, A0
|| ADD .L1 A4, A8, A7
|| ADD .L2X B4, A8, B7
   [A2] STW .D2T1 A0, *+B15[149]
   [A2] STW .D2T1 A7, *+B15[147]
   [A2] STW .D2T2 B7, *+B15[148]
ecb_rest:
   ADD .L1 0, A0, A1
   [!A1] B .S1 ecb_done
   ADD .L1X 0, B15, A5
   ADDK .S1 264, A5
   NOP 3
ecb_rest_copy:
   LDW .D1T1 *A4++, A7
|| ADD .L1 -1, A1, A1
   LDW .D1T1 *A4++, A8
|| [A1] B .S1 ecb_rest_copy
   NOP 3
   STW .D1T1 A7, *A5++
   STW .D1T1 A8, *A5++
   B .S1 batch
|| MVKL .S2 ecb_rest_out, B3
   MVKH .S2 ecb_rest_out, B3
   ADD .L1X 0, B15, A4
|| ADD .L2 0, B15, B4
   ADDK .S1 264, A4
|| ADDK .S2 264, B4
   NOP 2
ecb_rest_out:
   LDW .D2T1 *+B15[149], A1
   LDW .D2T1 *+B15[148], A5
   ADD .L1X 0, B15, A4
   ADDK .S1 264, A4
   NOP 3
ecb_rest_copy_out:
   LDW .D1T1 *A4++, A7
|| ADD .L1 -1, A1, A1
   LDW .D1T1 *A4++, A8
|| [A1] B .S1 ecb_rest_copy_out
   NOP 3
   STW .D1T1 A7, *A5++
   STW .D1T1 A8, *A5++
ecb_done:
   LDW .D2T2 *+B15[141], B3
   LDW .D2T2 *+B15[140], B14
   LDW .D2T2 *+B15[139], B13
   LDW .D2T2 *+B15[138], B12
   LDW .D2T2 *+B15[137], B11
   LDW .D2T2 *+B15[136], B10
   LDW .D2T1 *+B15[135], A15
   LDW .D2T1 *+B15[134], A14
   LDW .D2T1 *+B15[133], A13
   LDW .D2T1 *+B15[132], A12
   LDW .D2T1 *+B15[131], A11
   LDW .D2T1 *+B15[130], A10
|| B .S2 B3
   NOP 4
   ADDK .S2 640, B15

        .align  32
cbc_decrypt:
   ADDK .S2 -640, B15
   STW .D2T1 A10, *+B15[130]
   STW .D2T1 A11, *+B15[131]
   STW .D2T1 A12, *+B15[132]
   STW .D2T1 A13, *+B15[133]
   STW .D2T1 A14, *+B15[134]
   STW .D2T1 A15, *+B15[135]
   STW .D2T2 B10, *+B15[136]
   STW .D2T2 B11, *+B15[137]
   STW .D2T2 B12, *+B15[138]
   STW .D2T2 B13, *+B15[139]
   STW .D2T2 B14, *+B15[140]
   STW .D2T2 B3, *+B15[141]
   STW .D2T1 A0, *+B15[145]
   STW .D2T1 A4, *+B15[148]
   STW .D2T2 B4, *+B15[147]
   STW .D2T1 A6, *+B15[149]
   STW .D2T2 B6, *+B15[146]
   STW .D2T1 A8, *+B15[152]
   B .S1 chain
|| MVKL .S2 cbc_done, B3
   MVKH .S2 cbc_done, B3
   NOP 4
cbc_done:
   LDW .D2T2 *+B15[141], B3
   LDW .D2T2 *+B15[140], B14
   LDW .D2T2 *+B15[139], B13
   LDW .D2T2 *+B15[138], B12
   LDW .D2T2 *+B15[137], B11
   LDW .D2T2 *+B15[136], B10
   LDW .D2T1 *+B15[135], A15
   LDW .D2T1 *+B15[134], A14
   LDW .D2T1 *+B15[133], A13
   LDW .D2T1 *+B15[132], A12
   LDW .D2T1 *+B15[131], A11
   LDW .D2T1 *+B15[130], A10
|| B .S2 B3
   NOP 4
   ADDK .S2 640, B15

        .align  32
cbc3_decrypt:
   ADDK .S2 -640, B15
   STW .D2T1 A10, *+B15[130]
   STW .D2T1 A11, *+B15[131]
   STW .D2T1 A12, *+B15[132]
   STW .D2T1 A13, *+B15[133]
   STW .D2T1 A14, *+B15[134]
   STW .D2T1 A15, *+B15[135]
   STW .D2T2 B10, *+B15[136]
   STW .D2T2 B11, *+B15[137]
   STW .D2T2 B12, *+B15[138]
   STW .D2T2 B13, *+B15[139]
   STW .D2T2 B14, *+B15[140]
   STW .D2T2 B3, *+B15[141]
   STW .D2T1 A0, *+B15[145]
   STW .D2T1 A4, *+B15[154]
   STW .D2T2 B4, *+B15[153]
   STW .D2T1 A6, *+B15[157]
   STW .D2T2 B6, *+B15[155]
   STW .D2T1 A8, *+B15[152]
|| MVK .S1 3, A1
   STW .D2T1 A1, *+B15[156]
cbc3_channel:
   LDW .D2T1 *+B15[154], A4
   LDW .D2T2 *+B15[153], B4
   LDW .D2T1 *+B15[155], A6
   LDW .D2T1 *+B15[157], A8
   NOP 1
   LDW .D1T1 *A4++, A5
   LDW .D2T2 *B4++, B5
   LDW .D1T1 *A6++, A7
   STW .D2T1 A8, *+B15[149]
   STW .D2T1 A4, *+B15[154]
   STW .D2T2 B4, *+B15[153]
   STW .D2T1 A6, *+B15[155]
|| B .S1 chain
   STW .D2T1 A5, *+B15[148]
|| MVKL .S2 cbc3_next, B3
   STW .D2T2 B5, *+B15[147]
|| MVKH .S2 cbc3_next, B3
   STW .D2T1 A7, *+B15[146]
   NOP 2
cbc3_next:
   LDW .D2T1 *+B15[156], A1
   LDW .D2T1 *+B15[152], A8
   NOP 3
   ADD .L1 -1, A1, A1
   ADDK .S1 8, A8
|| STW .D2T1 A1, *+B15[156]
   STW .D2T1 A8, *+B15[152]
|| [A1] B .S1 cbc3_channel
   NOP 5
   LDW .D2T2 *+B15[141], B3
   LDW .D2T2 *+B15[140], B14
   LDW .D2T2 *+B15[139], B13
   LDW .D2T2 *+B15[138], B12
   LDW .D2T2 *+B15[137], B11
   LDW .D2T2 *+B15[136], B10
   LDW .D2T1 *+B15[135], A15
   LDW .D2T1 *+B15[134], A14
   LDW .D2T1 *+B15[133], A13
   LDW .D2T1 *+B15[132], A12
   LDW .D2T1 *+B15[131], A11
   LDW .D2T1 *+B15[130], A10
|| B .S2 B3
   NOP 4
   ADDK .S2 640, B15

        .align  32
chain:
   LDW .D2T1 *+B15[152], A3
   STW .D2T2 B3, *+B15[144]
   NOP 3
   LDW .D1T1 *A3[0], A4
   LDW .D1T1 *A3[1], A5
   NOP 3
   STW .D2T1 A4, *+B15[150]
   STW .D2T1 A5, *+B15[151]
chain_batch:
   LDW .D2T1 *+B15[149], A0
   LDW .D2T1 *+B15[147], A4
   ADD .L2 0, B15, B4
|| MVK .S1 31, A3
   ADDK .S2 264, B4
|| MVK .S1 256, A8
   NOP 1
   CMPGTU .L1 A0, A3, A2
   [!A2] B .S1 chain_rest
   [A2] B .S1 batch
|| MVKL .S2 chain_xor, B3
   MVKH .S2 chain_xor, B3
   NOP 4
chain_rest:
   ADD .L1 0, A0, A1
   [!A1] B .S1 chain_done
   ADD .L1X 0, B15, A5
   ADDK .S1 264, A5
   NOP 3
chain_rest_copy:
   LDW .D1T1 *A4++, A7
|| ADD .L1 -1, A1, A1
   LDW .D1T1 *A4++, A8
|| [A1] B .S1 chain_rest_copy
   NOP 3
   STW .D1T1 A7, *A5++
   STW .D1T1 A8, *A5++
   B .S1 batch
|| MVKL .S2 chain_rest_xor, B3
   MVKH .S2 chain_rest_xor, B3
   ADD .L1X 0, B15, A4
|| ADD .L2 0, B15, B4
   ADDK .S1 264, A4
|| ADDK .S2 264, B4
   NOP 2
chain_rest_xor:
   LDW .D2T1 *+B15[147], A5
|| ADD .L1X 0, B15, A4
|| ADD .L2 0, B15, B4
   LDW .D2T1 *+B15[148], A6
|| ADDK .S1 264, A4
|| ADDK .S2 268, B4
   LDW .D2T1 *+B15[150], A7
   LDW .D2T2 *+B15[151], B7
   LDW .D2T1 *+B15[149], A0
   ADD .L2X 4, A5, B5
   ADD .L2X 4, A6, B6
   NOP 2
   ADD .L1 0, A0, A1
||      NOP
||      NOP
chain_rest_loop:
   LDW .D1T1 *A4++[2], A8
|| LDW .D2T2 *B4++[2], B8
|| ADD .L1 -1, A1, A1
   LDW .D1T1 *A5++[2], A10
|| LDW .D2T2 *B5++[2], B10
   NOP 2
   [A1] B .S1 chain_rest_loop
   XOR .L1 A8, A7, A9
|| XOR .L2 B8, B7, B9
   STW .D1T1 A9, *A6++[2]
|| STW .D2T2 B9, *B6++[2]
   ADD .L1 0, A10, A7
|| ADD .L2 0, B10, B7
   NOP 2
   STW .D2T1 A7, *+B15[150]
   STW .D2T2 B7, *+B15[151]
chain_done:
   LDW .D2T2 *+B15[144], B3
   LDW .D2T1 *+B15[152], A3
   LDW .D2T1 *+B15[150], A4
   LDW .D2T1 *+B15[151], A5
   NOP 1
   B .S2 B3
   NOP 1
   STW .D1T1 A4, *A3[0]
   STW .D1T1 A5, *A3[1]
   NOP 2
chain_xor:
   LDW .D2T1 *+B15[147], A5
|| ADD .L1X 0, B15, A4
|| ADD .L2 0, B15, B4
   LDW .D2T1 *+B15[148], A6
|| ADDK .S1 264, A4
|| ADDK .S2 268, B4
   LDW .D2T1 *+B15[150], A7
   LDW .D2T2 *+B15[151], B7
   LDW .D2T1 *+B15[149], A0
   ADD .L2X 4, A5, B5
   ADD .L2X 4, A6, B6
   NOP 2
   LDW .D1T1 *A4++[2], A8
|| LDW .D2T2 *B4++[2], B8
|| MVK .S2 29, B0
   LDW .D1T1 *A5++[2], A7
|| LDW .D2T2 *B5++[2], B7
   NOP 1
   LDW .D1T1 *A4++[2], A8
|| LDW .D2T2 *B4++[2], B8
|| [B0] B .S1 chain_loop
   LDW .D1T1 *A5++[2], A7
|| LDW .D2T2 *B5++[2], B7
|| [B0] ADD .L2 -1, B0, B0
   XOR .L1 A8, A7, A9
|| XOR .L2 B8, B7, B9
chain_loop:
   LDW .D1T1 *A4++[2], A8
|| LDW .D2T2 *B4++[2], B8
|| [B0] B .S1 chain_loop
   LDW .D1T1 *A5++[2], A7
|| LDW .D2T2 *B5++[2], B7
|| [B0] ADD .L2 -1, B0, B0
   XOR .L1 A8, A7, A9
|| XOR .L2 B8, B7, B9
|| STW .D1T1 A9, *A6++[2]
|| STW .D2T2 B9, *B6++[2]
   ADDK .S1 -32, A0
   STW .D2T1 A0, *+B15[149]
   XOR .L1 A8, A7, A9
|| XOR .L2 B8, B7, B9
|| STW .D1T1 A9, *A6++[2]
|| STW .D2T2 B9, *B6++[2]
   STW .D2T1 A7, *+B15[150]
   STW .D2T2 B7, *+B15[151]
   STW .D1T1 A9, *A6++[2]
|| STW .D2T2 B9, *B6++[2]
|| B .S1 chain_batch
   STW .D2T1 A5, *+B15[147]
   STW .D2T1 A6, *+B15[148]
   NOP 3

        .align  32
batch:
   MVK .S1 0x5555, A13
|| MVK .S2 0x3333, B12
|| STW .D2T2 B3, *+B15[142]
|| ADD .L1X 0, B15, A5
   MVKH .S1 0x55555555, A13
|| MVKH .S2 0x33333333, B12
|| STW .D2T2 B4, *+B15[143]
|| ADD .L2X 0, A4, B4
   MVK .S1 0x0F0F, A14
|| MVK .S2 0x00FF, B13
   MVKH .S1 0x0F0F0F0F, A14
|| MVKH .S2 0x00FF00FF, B13
   ADDK .S1 70, A5
|| ADDK .S2 128, B4
   ADDK .S1 124, A4
|| MVK .S2 1, B14
   LDW .D1T1 *-A4[31], A24
   LDW .D1T2 *-A4[21], B27
   LDW .D2T2 *-B4[24], B26
   LDW .D1T2 *-A4[15], B22
   LDW .D1T2 *-A4[7], B21
   LDW .D2T1 *-B4[28], A27
   LDW .D2T1 *-B4[6], A22
|| SHRU .S1 A24, 8, A7
|| SHRU .S2 B27, 8, B18
   LDW .D2T2 *-B4[30], B28
|| SHRU .S2 B26, 8, B19
   LDW .D2T2 *-B4[12], B25
   LDW .D2T1 *-B4[20], A25
|| XOR .L2 B19, B21, B19
|| XOR .S1X A7, B22, A21
   LDW .D2T1 *-B4[14], A20
|| SHRU .S1 A27, 8, A20
   LDW .D1T1 *-A4[25], A26
|| AND .S2 B19, B13, B20
   LDW .D2T2 *-B4[4], B23
|| AND .S1X A21, B13, A21
|| XOR .S2X B18, A22, B2
   LDW .D2T1 *-B4[18], A24
|| XOR .L2X B25, A20, B16
   LDW .D2T1 *-B4[2], A19
|| SHRU .S1 A25, 8, A19
|| SHRU .S2 B28, 8, B18
   XOR .D1X A21, B22, A23
|| LDW .D2T1 *-B4[10], A21
|| AND .L2 B2, B13, B5
|| SHL .S1 A21, 8, A6
|| AND .S2 B16, B13, B22
   SHL .S2 B20, 8, B19
   XOR .D1X A20, B18, A11
|| XOR .L2X B5, A22, B24
|| XOR .S1 A24, A6, A17
|| XOR .S2 B21, B20, B21
   XOR .L2X B23, A19, B16
|| SHRU .S1 A26, 8, A3
|| SHL .S2 B5, 8, B18
   AND .D1X A11, B13, A11
|| XOR .L2 B25, B22, B25
|| SHRU .S1 A24, 8, A9
|| XOR .S2 B26, B19, B20
   SHL .S1X B22, 8, A15
|| SHRU .S2X A23, 4, B3
   XOR .L1 A20, A11, A22
|| AND .L2 B16, B13, B30
|| SHRU .S1 A17, 4, A7
|| SHL .S2X A11, 8, B16
   XOR .L1 A3, A21, A11
|| XOR .L2 B3, B21, B3
|| SHRU .S2 B25, 4, B11
   XOR .D2 B23, B30, B22
|| XOR .L1 A9, A19, A0
|| XOR .L2 B28, B16, B26
|| SHL .S1X B30, 8, A9
|| XOR .S2X B20, A7, B16
   XOR .L1 A27, A15, A20
|| AND .L2X B3, A14, B18
|| AND .S1X A11, B13, A12
|| XOR .S2 B27, B18, B23
   AND .L1X A0, B13, A11
|| XOR .L2 B11, B22, B11
|| SHRU .S1 A22, 4, A0
|| SHRU .S2 B26, 4, B1
   XOR .L1 A21, A12, A21
|| AND .L2X B16, A14, B21
|| SHL .S1 A12, 8, A12
|| XOR .S2 B21, B18, B17
   XOR .L1 A25, A9, A16
|| XOR .L2 B1, B23, B19
|| SHRU .S1 A20, 4, A10
|| XOR .S2X B24, A0, B16
   XOR .D1 A19, A11, A15
|| XOR .L1 A26, A12, A19
|| AND .L2X B11, A14, B7
|| SHRU .S1 A21, 4, A9
|| SHL .S2 B18, 4, B6
   XOR .L1 A10, A16, A31
|| XOR .L2 B20, B21, B20
|| SHL .S1 A11, 8, A6
   XOR .D1X A23, B6, A10
|| XOR .L1 A9, A15, A7
|| AND .L2X B16, A14, B11
|| SHRU .S1 A19, 4, A11
|| SHL .S2 B21, 4, B6
   AND .D1 A31, A14, A12
|| XOR .L1 A24, A6, A18
|| AND .L2X B19, A14, B19
|| SHRU .S1X B17, 2, A6
|| XOR .S2 B22, B7, B8
   AND .D1 A7, A14, A9
|| XOR .L1X A17, B6, A17
|| XOR .L2 B24, B11, B16
|| SHRU .S1 A10, 2, A7
|| SHRU .S2 B20, 2, B6
   XOR .L1 A16, A12, A16
|| AND .L2X B12, A6, B5
|| SHL .S1 A12, 4, A6
|| XOR .S2 B23, B19, B18
   XOR .L1 A11, A18, A8
|| AND .L2 B8, B12, B2
|| SHL .S1X B11, 4, A2
|| SHRU .S2 B16, 2, B1
   XOR .D1 A20, A6, A15
|| XOR .L1 A15, A9, A6
|| AND .L2 B6, B12, B29
|| SHL .S1X B19, 4, A1
|| SHL .S2 B7, 4, B7
   XOR .L1 A22, A2, A11
|| AND .L2 B1, B12, B1
|| SHL .S1 A9, 4, A2
|| SHRU .S2 B18, 2, B3
   XOR .D1X A1, B26, A20
|| AND .L1 A8, A14, A3
|| SUB .L2 B2, B5, B2
|| SHRU .S1 A17, 2, A1
|| AND .S2X B12, A16, B6
   AND .L1X A15, B12, A2
|| AND .L2X B12, A6, B0
|| XOR .S1 A21, A2, A12
|| AND .S2 B3, B12, B5
   AND .D2X B12, A1, B3
|| XOR .L1 A18, A3, A8
|| SUB .L2 B6, B29, B6
|| AND .S1X A7, B12, A1
|| XOR .S2 B25, B7, B11
   AND .D1X A12, B12, A0
|| SUB .D2 B0, B1, B0
|| SUB .L2 B8, B2, B9
|| SHL .S1 A3, 4, A3
|| SHRU .S2X A11, 2, B1
   ADDAW .D2 B17, B2, B8
|| AND .L2 B11, B12, B2
|| SUB .S1X A2, B3, A7
|| AND .S2X B12, A8, B3
|| LDW .D1T1 *+A4[1], A24
   ADDAW .D2 B16, B0, B10
|| SUB .L1X A16, B6, A9
|| SUB .L2X A6, B0, B7
|| XOR .S1 A19, A3, A19
|| AND .S2 B1, B12, B0
|| LDW .D1T2 *+A4[11], B27
   ADDAW .D1 A17, A7, A17
|| SUB .L1X B2, A1, A2
|| SUB .L2 B3, B5, B1
|| SHRU .S1 A20, 2, A3
|| SHRU .S2 B8, 1, B3
|| LDW .D2T2 *+B4[8], B26
   ADDAW .D2 B20, B6, B17
|| SUB .L1X A0, B0, A1
|| AND .L2X B12, A19, B2
|| SHRU .S1 A9, 1, A0
|| SHRU .S2 B9, 1, B0
|| LDW .D1T2 *+A4[17], B22
   ADDAW .D2 B18, B1, B16
|| AND .L1X A3, B12, A3
|| SUB .L2X B11, A2, B11
|| SHRU .S1 A17, 1, A6
|| LDW .D1T2 *+A4[25], B21
   ADDAW .D1 A10, A2, A8
|| SUB .L1 A15, A7, A18
|| AND .L2X B0, A13, B1
|| SUB .S1X A8, B1, A10
|| SHRU .S2 B17, 1, B5
|| LDW .D2T1 *+B4[4], A27
   ADDAW .D1 A11, A1, A11
|| SUB .L1X B2, A3, A16
|| AND .L2X B7, A13, B0
|| LDW .D2T1 *+B4[26], A22
|| SHRU .S1 A24, 8, A7
|| SHRU .S2 B27, 8, B18
   SUB .D1 A12, A1, A12
|| AND .L1 A0, A13, A2
|| AND .L2X B10, A13, B2
|| SHRU .S1 A8, 1, A0
|| LDW .D2T2 *+B4[2], B28
|| SHRU .S2 B26, 8, B19
   ADDAW .D1 A20, A16, A15
|| AND .L1 A10, A13, A1
|| AND .L2X B16, A13, B6
|| AND .S1X A13, B5, A3
|| SUB .S2 B0, B1, B0
|| LDW .D2T2 *+B4[20], B25
   AND .D1 A0, A13, A0
|| AND .L1 A6, A13, A7
|| SHRU .S2 B11, 1, B5
|| LDW .D2T1 *+B4[12], A25
|| XOR .L2 B19, B21, B19
|| XOR .S1X A7, B22, A21
   AND .D1 A11, A13, A29
|| AND .L1 A15, A13, A30
|| AND .L2X B3, A13, B1
|| SUB .S2 B7, B0, B7
|| LDW .D2T1 *+B4[18], A20
|| SHRU .S1 A27, 8, A20
   ADDAH .D2 B9, B0, B6
|| SUB .L1 A1, A2, A6
|| SUB .L2X B6, A3, B9
|| SUB .S1 A19, A16, A16
|| LDW .D1T1 *+A4[7], A26
|| AND .S2 B19, B13, B20
   SUB .D1 A29, A0, A2
|| AND .L1 A12, A13, A0
|| SUB .L2 B2, B1, B1
|| LDW .D2T2 *+B4[28], B23
|| AND .S1X A21, B13, A21
|| XOR .S2X B18, A22, B2
   ADDAH .D1 A9, A6, A3
|| SUB .S1 A30, A7, A9
|| SUB .S2 B16, B9, B3
|| LDW .D2T1 *+B4[14], A24
|| XOR .L2X B25, A20, B16
   ADDAH .D1 A8, A2, A1
|| AND .L1 A16, A13, A8
|| AND .L2X B5, A13, B0
|| LDW .D2T1 *+B4[30], A19
|| SHRU .S1 A25, 8, A19
|| SHRU .S2 B28, 8, B18
   SUB .L1 A10, A6, A7
|| XOR .D1X A21, B22, A23
|| LDW .D2T1 *+B4[22], A21
|| AND .L2 B2, B13, B5
|| SHL .S1 A21, 8, A6
|| AND .S2 B16, B13, B22
   ADDAH .D1 A17, A9, A9
|| STH .D2T1 A1, *+B15[76]
|| SUB .L1 A15, A9, A10
|| SUB .L2X A0, B0, B2
|| SHRU .S1 A18, 1, A0
|| SHL .S2 B20, 8, B19
   STH .D2T1 A3, *+B15[74]
|| SUB .L1 A11, A2, A6
|| MPYHLU .M2 B3, B14, B0
|| XOR .D1X A20, B18, A11
|| XOR .L2X B5, A22, B24
|| XOR .S1 A24, A6, A17
|| XOR .S2 B21, B20, B21
   STH .D1T2 B3, *-A5[27]
|| ADDAH .D2 B8, B1, B8
|| AND .L1 A0, A13, A2
|| MPYHLU .M1X A3, B14, A0
|| XOR .L2X B23, A19, B16
|| SHRU .S1 A26, 8, A3
|| SHL .S2 B5, 8, B18
   STH .D2T1 A9, *+B15[68]
|| MPYLHU .M2X B14, A9, B1
|| AND .D1X A11, B13, A11
|| XOR .L2 B25, B22, B25
|| SHRU .S1 A24, 8, A9
|| XOR .S2 B26, B19, B20
   STH .D1T2 B7, *-A5[17]
|| ADDAH .D2 B17, B9, B10
|| SUB .L1 A8, A2, A8
|| SUB .L2 B10, B1, B5
|| SHL .S1X B22, 8, A15
|| SHRU .S2X A23, 4, B3
   STH .D1T1 A7, *-A5[25]
|| ADDAH .D2 B11, B2, B9
|| MPYHLU .M1X A7, B14, A2
|| MPYHLU .M2 B8, B14, B2
|| XOR .L1 A20, A11, A22
|| AND .L2 B16, B13, B30
|| SHRU .S1 A17, 4, A7
|| SHL .S2X A11, 8, B16
   STH .D1T2 B0, *-A5[11]
|| STH .D2T1 A0, *+B15[90]
|| MPYHLU .M2 B6, B14, B0
|| SUB .S1X A12, B2, A3
|| XOR .L1 A3, A21, A11
|| XOR .L2 B3, B21, B3
|| SHRU .S2 B25, 4, B11
   ADDAH .D1 A18, A8, A7
|| MPYHLU .M2 B10, B14, B3
|| XOR .D2 B23, B30, B22
|| XOR .L1 A9, A19, A0
|| XOR .L2 B28, B16, B26
|| SHL .S1X B30, 8, A9
|| XOR .S2X B20, A7, B16
   SUB .D1 A16, A8, A8
|| STH .D2T2 B1, *+B15[84]
|| MPYHLU .M2 B9, B14, B0
|| XOR .L1 A27, A15, A20
|| AND .L2X B3, A14, B18
|| AND .S1X A11, B13, A12
|| XOR .S2 B27, B18, B23
   STH .D1T1 A10, *-A5[31]
|| STH .D2T2 B0, *+B15[98]
|| MPYLHU .M2X B14, A10, B5
|| AND .L1X A0, B13, A11
|| XOR .L2 B11, B22, B11
|| SHRU .S1 A22, 4, A0
|| SHRU .S2 B26, 4, B1
   STH .D1T2 B5, *-A5[19]
|| STH .D2T1 A7, *+B15[70]
|| MPYHLU .M1X A8, B14, A0
|| MPYHLU .M2 B5, B14, B1
|| XOR .L1 A21, A12, A21
|| AND .L2X B16, A14, B21
|| SHL .S1 A12, 8, A12
|| XOR .S2 B21, B18, B17
   STH .D1T1 A6, *-A5[23]
|| STH .D2T2 B0, *+B15[94]
|| MPYHLU .M1X A1, B14, A1
|| XOR .L1 A25, A9, A16
|| XOR .L2 B1, B23, B19
|| SHRU .S1 A20, 4, A10
|| XOR .S2X B24, A0, B16
   STH .D2T2 B6, *+B15[82]
|| MPYHLU .M2 B7, B14, B0
|| XOR .D1 A19, A11, A15
|| XOR .L1 A26, A12, A19
|| AND .L2X B11, A14, B7
|| SHRU .S1 A21, 4, A9
|| SHL .S2 B18, 4, B6
   STH .D1T1 A0, *-A5[13]
|| STH .D2T2 B2, *+B15[96]
|| MPYHLU .M1X A6, B14, A0
|| MPYLHU .M2X B14, A7, B2
|| XOR .L1 A10, A16, A31
|| XOR .L2 B20, B21, B20
|| SHL .S1 A11, 8, A6
   STH .D2T2 B8, *+B15[80]
|| XOR .D1X A23, B6, A10
|| XOR .L1 A9, A15, A7
|| AND .L2X B16, A14, B11
|| SHRU .S1 A19, 4, A11
|| SHL .S2 B21, 4, B6
   STH .D2T2 B5, *+B15[20]
|| AND .D1 A31, A14, A12
|| XOR .L1 A24, A6, A18
|| AND .L2X B19, A14, B19
|| SHRU .S1X B17, 2, A6
|| XOR .S2 B22, B7, B8
   STH .D2T2 B2, *+B15[86]
|| AND .D1 A7, A14, A9
|| XOR .L1X A17, B6, A17
|| XOR .L2 B24, B11, B16
|| SHRU .S1 A10, 2, A7
|| SHRU .S2 B20, 2, B6
   STH .D1T2 B1, *-A5[3]
|| STH .D2T1 A2, *+B15[26]
|| XOR .L1 A16, A12, A16
|| AND .L2X B12, A6, B5
|| SHL .S1 A12, 4, A6
|| XOR .S2 B23, B19, B18
   STH .D1T1 A8, *-A5[29]
|| STH .D2T2 B3, *+B15[88]
|| MPYLHU .M2X B14, A3, B31
|| XOR .L1 A11, A18, A8
|| AND .L2 B8, B12, B2
|| SHL .S1X B11, 4, A2
|| SHRU .S2 B16, 2, B1
   STH .D2T1 A1, *+B15[92]
|| XOR .D1 A20, A6, A15
|| XOR .L1 A15, A9, A6
|| AND .L2 B6, B12, B29
|| SHL .S1X B19, 4, A1
|| SHL .S2 B7, 4, B7
   STH .D1T1 A3, *-A5[21]
|| STH .D2T2 B10, *+B15[72]
|| XOR .L1 A22, A2, A11
|| AND .L2 B1, B12, B1
|| SHL .S1 A9, 4, A2
|| SHRU .S2 B18, 2, B3
   STH .D2T2 B0, *+B15[34]
|| XOR .D1X A1, B26, A20
|| AND .L1 A8, A14, A3
|| SUB .L2 B2, B5, B2
|| SHRU .S1 A17, 2, A1
|| AND .S2X B12, A16, B6
   STH .D1T1 A0, *-A5[7]
|| STH .D2T2 B9, *+B15[78]
|| AND .L1X A15, B12, A2
|| AND .L2X B12, A6, B0
|| XOR .S1 A21, A2, A12
|| AND .S2 B3, B12, B5
   STH .D1T2 B31, *-A5[5]
|| AND .D2X B12, A1, B3
|| XOR .L1 A18, A3, A8
|| SUB .L2 B6, B29, B6
|| AND .S1X A7, B12, A1
|| XOR .S2 B25, B7, B11
   AND .D1X A12, B12, A0
|| SUB .D2 B0, B1, B0
|| SUB .L2 B8, B2, B9
|| SHL .S1 A3, 4, A3
|| SHRU .S2X A11, 2, B1
   ADDAW .D2 B17, B2, B8
|| AND .L2 B11, B12, B2
|| SUB .S1X A2, B3, A7
|| AND .S2X B12, A8, B3
|| LDW .D1T1 *-A4[30], A24
   ADDAW .D2 B16, B0, B10
|| SUB .L1X A16, B6, A9
|| SUB .L2X A6, B0, B7
|| XOR .S1 A19, A3, A19
|| AND .S2 B1, B12, B0
|| LDW .D1T2 *-A4[20], B27
   ADDAW .D1 A17, A7, A17
|| SUB .L1X B2, A1, A2
|| SUB .L2 B3, B5, B1
|| SHRU .S1 A20, 2, A3
|| SHRU .S2 B8, 1, B3
|| LDW .D2T2 *-B4[23], B26
   ADDAW .D2 B20, B6, B17
|| SUB .L1X A0, B0, A1
|| AND .L2X B12, A19, B2
|| SHRU .S1 A9, 1, A0
|| SHRU .S2 B9, 1, B0
|| LDW .D1T2 *-A4[14], B22
   ADDAW .D2 B18, B1, B16
|| AND .L1X A3, B12, A3
|| SUB .L2X B11, A2, B11
|| SHRU .S1 A17, 1, A6
|| LDW .D1T2 *-A4[6], B21
   ADDAW .D1 A10, A2, A8
|| SUB .L1 A15, A7, A18
|| AND .L2X B0, A13, B1
|| SUB .S1X A8, B1, A10
|| SHRU .S2 B17, 1, B5
|| LDW .D2T1 *-B4[27], A27
   ADDAW .D1 A11, A1, A11
|| SUB .L1X B2, A3, A16
|| AND .L2X B7, A13, B0
|| LDW .D2T1 *-B4[5], A22
|| SHRU .S1 A24, 8, A7
|| SHRU .S2 B27, 8, B18
   SUB .D1 A12, A1, A12
|| AND .L1 A0, A13, A2
|| AND .L2X B10, A13, B2
|| SHRU .S1 A8, 1, A0
|| LDW .D2T2 *-B4[29], B28
|| SHRU .S2 B26, 8, B19
   ADDAW .D1 A20, A16, A15
|| AND .L1 A10, A13, A1
|| AND .L2X B16, A13, B6
|| AND .S1X A13, B5, A3
|| SUB .S2 B0, B1, B0
|| LDW .D2T2 *-B4[11], B25
   AND .D1 A0, A13, A0
|| AND .L1 A6, A13, A7
|| SHRU .S2 B11, 1, B5
|| LDW .D2T1 *-B4[19], A25
|| XOR .L2 B19, B21, B19
|| XOR .S1X A7, B22, A21
   AND .D1 A11, A13, A29
|| AND .L1 A15, A13, A30
|| AND .L2X B3, A13, B1
|| SUB .S2 B7, B0, B7
|| LDW .D2T1 *-B4[13], A20
|| SHRU .S1 A27, 8, A20
   ADDAH .D2 B9, B0, B6
|| SUB .L1 A1, A2, A6
|| SUB .L2X B6, A3, B9
|| SUB .S1 A19, A16, A16
|| LDW .D1T1 *-A4[24], A26
|| AND .S2 B19, B13, B20
   SUB .D1 A29, A0, A2
|| AND .L1 A12, A13, A0
|| SUB .L2 B2, B1, B1
|| LDW .D2T2 *-B4[3], B23
|| AND .S1X A21, B13, A21
|| XOR .S2X B18, A22, B2
   ADDAH .D1 A9, A6, A3
|| SUB .S1 A30, A7, A9
|| SUB .S2 B16, B9, B3
|| LDW .D2T1 *-B4[17], A24
|| XOR .L2X B25, A20, B16
   ADDAH .D1 A8, A2, A1
|| AND .L1 A16, A13, A8
|| AND .L2X B5, A13, B0
|| LDW .D2T1 *-B4[1], A19
|| SHRU .S1 A25, 8, A19
|| SHRU .S2 B28, 8, B18
   SUB .L1 A10, A6, A7
|| XOR .D1X A21, B22, A23
|| LDW .D2T1 *-B4[9], A21
|| AND .L2 B2, B13, B5
|| SHL .S1 A21, 8, A6
|| AND .S2 B16, B13, B22
   ADDAH .D1 A17, A9, A9
|| STH .D2T1 A1, *+B15[77]
|| SUB .L1 A15, A9, A10
|| SUB .L2X A0, B0, B2
|| SHRU .S1 A18, 1, A0
|| SHL .S2 B20, 8, B19
   STH .D2T1 A3, *+B15[75]
|| SUB .L1 A11, A2, A6
|| MPYHLU .M2 B3, B14, B0
|| XOR .D1X A20, B18, A11
|| XOR .L2X B5, A22, B24
|| XOR .S1 A24, A6, A17
|| XOR .S2 B21, B20, B21
   STH .D1T2 B3, *-A5[26]
|| ADDAH .D2 B8, B1, B8
|| AND .L1 A0, A13, A2
|| MPYHLU .M1X A3, B14, A0
|| XOR .L2X B23, A19, B16
|| SHRU .S1 A26, 8, A3
|| SHL .S2 B5, 8, B18
   STH .D2T1 A9, *+B15[69]
|| MPYLHU .M2X B14, A9, B1
|| AND .D1X A11, B13, A11
|| XOR .L2 B25, B22, B25
|| SHRU .S1 A24, 8, A9
|| XOR .S2 B26, B19, B20
   STH .D1T2 B7, *-A5[16]
|| ADDAH .D2 B17, B9, B10
|| SUB .L1 A8, A2, A8
|| SUB .L2 B10, B1, B5
|| SHL .S1X B22, 8, A15
|| SHRU .S2X A23, 4, B3
   STH .D1T1 A7, *-A5[24]
|| ADDAH .D2 B11, B2, B9
|| MPYHLU .M1X A7, B14, A2
|| MPYHLU .M2 B8, B14, B2
|| XOR .L1 A20, A11, A22
|| AND .L2 B16, B13, B30
|| SHRU .S1 A17, 4, A7
|| SHL .S2X A11, 8, B16
   STH .D1T2 B0, *-A5[10]
|| STH .D2T1 A0, *+B15[91]
|| MPYHLU .M2 B6, B14, B0
|| SUB .S1X A12, B2, A3
|| XOR .L1 A3, A21, A11
|| XOR .L2 B3, B21, B3
|| SHRU .S2 B25, 4, B11
   ADDAH .D1 A18, A8, A7
|| MPYHLU .M2 B10, B14, B3
|| XOR .D2 B23, B30, B22
|| XOR .L1 A9, A19, A0
|| XOR .L2 B28, B16, B26
|| SHL .S1X B30, 8, A9
|| XOR .S2X B20, A7, B16
   SUB .D1 A16, A8, A8
|| STH .D2T2 B1, *+B15[85]
|| MPYHLU .M2 B9, B14, B0
|| XOR .L1 A27, A15, A20
|| AND .L2X B3, A14, B18
|| AND .S1X A11, B13, A12
|| XOR .S2 B27, B18, B23
   STH .D1T1 A10, *-A5[30]
|| STH .D2T2 B0, *+B15[99]
|| MPYLHU .M2X B14, A10, B5
|| AND .L1X A0, B13, A11
|| XOR .L2 B11, B22, B11
|| SHRU .S1 A22, 4, A0
|| SHRU .S2 B26, 4, B1
   STH .D1T2 B5, *-A5[18]
|| STH .D2T1 A7, *+B15[71]
|| MPYHLU .M1X A8, B14, A0
|| MPYHLU .M2 B5, B14, B1
|| XOR .L1 A21, A12, A21
|| AND .L2X B16, A14, B21
|| SHL .S1 A12, 8, A12
|| XOR .S2 B21, B18, B17
   STH .D1T1 A6, *-A5[22]
|| STH .D2T2 B0, *+B15[95]
|| MPYHLU .M1X A1, B14, A1
|| XOR .L1 A25, A9, A16
|| XOR .L2 B1, B23, B19
|| SHRU .S1 A20, 4, A10
|| XOR .S2X B24, A0, B16
   STH .D2T2 B6, *+B15[83]
|| MPYHLU .M2 B7, B14, B0
|| XOR .D1 A19, A11, A15
|| XOR .L1 A26, A12, A19
|| AND .L2X B11, A14, B7
|| SHRU .S1 A21, 4, A9
|| SHL .S2 B18, 4, B6
   STH .D1T1 A0, *-A5[12]
|| STH .D2T2 B2, *+B15[97]
|| MPYHLU .M1X A6, B14, A0
|| MPYLHU .M2X B14, A7, B2
|| XOR .L1 A10, A16, A31
|| XOR .L2 B20, B21, B20
|| SHL .S1 A11, 8, A6
   STH .D2T2 B8, *+B15[81]
|| XOR .D1X A23, B6, A10
|| XOR .L1 A9, A15, A7
|| AND .L2X B16, A14, B11
|| SHRU .S1 A19, 4, A11
|| SHL .S2 B21, 4, B6
   STH .D2T2 B5, *+B15[21]
|| AND .D1 A31, A14, A12
|| XOR .L1 A24, A6, A18
|| AND .L2X B19, A14, B19
|| SHRU .S1X B17, 2, A6
|| XOR .S2 B22, B7, B8
   STH .D2T2 B2, *+B15[87]
|| AND .D1 A7, A14, A9
|| XOR .L1X A17, B6, A17
|| XOR .L2 B24, B11, B16
|| SHRU .S1 A10, 2, A7
|| SHRU .S2 B20, 2, B6
   STH .D1T2 B1, *-A5[2]
|| STH .D2T1 A2, *+B15[27]
|| XOR .L1 A16, A12, A16
|| AND .L2X B12, A6, B5
|| SHL .S1 A12, 4, A6
|| XOR .S2 B23, B19, B18
   STH .D1T1 A8, *-A5[28]
|| STH .D2T2 B3, *+B15[89]
|| MPYLHU .M2X B14, A3, B31
|| XOR .L1 A11, A18, A8
|| AND .L2 B8, B12, B2
|| SHL .S1X B11, 4, A2
|| SHRU .S2 B16, 2, B1
   STH .D2T1 A1, *+B15[93]
|| XOR .D1 A20, A6, A15
|| XOR .L1 A15, A9, A6
|| AND .L2 B6, B12, B29
|| SHL .S1X B19, 4, A1
|| SHL .S2 B7, 4, B7
   STH .D1T1 A3, *-A5[20]
|| STH .D2T2 B10, *+B15[73]
|| XOR .L1 A22, A2, A11
|| AND .L2 B1, B12, B1
|| SHL .S1 A9, 4, A2
|| SHRU .S2 B18, 2, B3
   STH .D2T2 B0, *+B15[35]
|| XOR .D1X A1, B26, A20
|| AND .L1 A8, A14, A3
|| SUB .L2 B2, B5, B2
|| SHRU .S1 A17, 2, A1
|| AND .S2X B12, A16, B6
   STH .D1T1 A0, *-A5[6]
|| STH .D2T2 B9, *+B15[79]
|| AND .L1X A15, B12, A2
|| AND .L2X B12, A6, B0
|| XOR .S1 A21, A2, A12
|| AND .S2 B3, B12, B5
   STH .D1T2 B31, *-A5[4]
|| AND .D2X B12, A1, B3
|| XOR .L1 A18, A3, A8
|| SUB .L2 B6, B29, B6
|| AND .S1X A7, B12, A1
|| XOR .S2 B25, B7, B11
   AND .D1X A12, B12, A0
|| SUB .D2 B0, B1, B0
|| SUB .L2 B8, B2, B9
|| SHL .S1 A3, 4, A3
|| SHRU .S2X A11, 2, B1
   ADDAW .D2 B17, B2, B8
|| AND .L2 B11, B12, B2
|| SUB .S1X A2, B3, A7
|| AND .S2X B12, A8, B3
|| LDW .D1T1 *+A4[2], A24
   ADDAW .D2 B16, B0, B10
|| SUB .L1X A16, B6, A9
|| SUB .L2X A6, B0, B7
|| XOR .S1 A19, A3, A19
|| AND .S2 B1, B12, B0
|| LDW .D1T2 *+A4[12], B27
   ADDAW .D1 A17, A7, A17
|| SUB .L1X B2, A1, A2
|| SUB .L2 B3, B5, B1
|| SHRU .S1 A20, 2, A3
|| SHRU .S2 B8, 1, B3
|| LDW .D2T2 *+B4[9], B26
   ADDAW .D2 B20, B6, B17
|| SUB .L1X A0, B0, A1
|| AND .L2X B12, A19, B2
|| SHRU .S1 A9, 1, A0
|| SHRU .S2 B9, 1, B0
|| LDW .D1T2 *+A4[18], B22
   ADDAW .D2 B18, B1, B16
|| AND .L1X A3, B12, A3
|| SUB .L2X B11, A2, B11
|| SHRU .S1 A17, 1, A6
|| LDW .D1T2 *+A4[26], B21
   ADDAW .D1 A10, A2, A8
|| SUB .L1 A15, A7, A18
|| AND .L2X B0, A13, B1
|| SUB .S1X A8, B1, A10
|| SHRU .S2 B17, 1, B5
|| LDW .D2T1 *+B4[5], A27
   ADDAW .D1 A11, A1, A11
|| SUB .L1X B2, A3, A16
|| AND .L2X B7, A13, B0
|| LDW .D2T1 *+B4[27], A22
|| SHRU .S1 A24, 8, A7
|| SHRU .S2 B27, 8, B18
   SUB .D1 A12, A1, A12
|| AND .L1 A0, A13, A2
|| AND .L2X B10, A13, B2
|| SHRU .S1 A8, 1, A0
|| LDW .D2T2 *+B4[3], B28
|| SHRU .S2 B26, 8, B19
   ADDAW .D1 A20, A16, A15
|| AND .L1 A10, A13, A1
|| AND .L2X B16, A13, B6
|| AND .S1X A13, B5, A3
|| SUB .S2 B0, B1, B0
|| LDW .D2T2 *+B4[21], B25
   AND .D1 A0, A13, A0
|| AND .L1 A6, A13, A7
|| SHRU .S2 B11, 1, B5
|| LDW .D2T1 *+B4[13], A25
|| XOR .L2 B19, B21, B19
|| XOR .S1X A7, B22, A21
   AND .D1 A11, A13, A29
|| AND .L1 A15, A13, A30
|| AND .L2X B3, A13, B1
|| SUB .S2 B7, B0, B7
|| LDW .D2T1 *+B4[19], A20
|| SHRU .S1 A27, 8, A20
   ADDAH .D2 B9, B0, B6
|| SUB .L1 A1, A2, A6
|| SUB .L2X B6, A3, B9
|| SUB .S1 A19, A16, A16
|| LDW .D1T1 *+A4[8], A26
|| AND .S2 B19, B13, B20
   SUB .D1 A29, A0, A2
|| AND .L1 A12, A13, A0
|| SUB .L2 B2, B1, B1
|| LDW .D2T2 *+B4[29], B23
|| AND .S1X A21, B13, A21
|| XOR .S2X B18, A22, B2
   ADDAH .D1 A9, A6, A3
|| SUB .S1 A30, A7, A9
|| SUB .S2 B16, B9, B3
|| LDW .D2T1 *+B4[15], A24
|| XOR .L2X B25, A20, B16
   ADDAH .D1 A8, A2, A1
|| AND .L1 A16, A13, A8
|| AND .L2X B5, A13, B0
|| LDW .D2T1 *+B4[31], A19
|| SHRU .S1 A25, 8, A19
|| SHRU .S2 B28, 8, B18
   SUB .L1 A10, A6, A7
|| XOR .D1X A21, B22, A23
|| LDW .D2T1 *+B4[23], A21
|| AND .L2 B2, B13, B5
|| SHL .S1 A21, 8, A6
|| AND .S2 B16, B13, B22
   ADDAH .D1 A17, A9, A9
|| STH .D2T1 A1, *+B15[108]
|| SUB .L1 A15, A9, A10
|| SUB .L2X A0, B0, B2
|| SHRU .S1 A18, 1, A0
|| SHL .S2 B20, 8, B19
   STH .D2T1 A3, *+B15[106]
|| SUB .L1 A11, A2, A6
|| MPYHLU .M2 B3, B14, B0
|| XOR .D1X A20, B18, A11
|| XOR .L2X B5, A22, B24
|| XOR .S1 A24, A6, A17
|| XOR .S2 B21, B20, B21
   STH .D1T2 B3, *+A5[5]
|| ADDAH .D2 B8, B1, B8
|| AND .L1 A0, A13, A2
|| MPYHLU .M1X A3, B14, A0
|| XOR .L2X B23, A19, B16
|| SHRU .S1 A26, 8, A3
|| SHL .S2 B5, 8, B18
   STH .D2T1 A9, *+B15[100]
|| MPYLHU .M2X B14, A9, B1
|| AND .D1X A11, B13, A11
|| XOR .L2 B25, B22, B25
|| SHRU .S1 A24, 8, A9
|| XOR .S2 B26, B19, B20
   STH .D1T2 B7, *+A5[15]
|| ADDAH .D2 B17, B9, B10
|| SUB .L1 A8, A2, A8
|| SUB .L2 B10, B1, B5
|| SHL .S1X B22, 8, A15
|| SHRU .S2X A23, 4, B3
   STH .D1T1 A7, *+A5[7]
|| ADDAH .D2 B11, B2, B9
|| MPYHLU .M1X A7, B14, A2
|| MPYHLU .M2 B8, B14, B2
|| XOR .L1 A20, A11, A22
|| AND .L2 B16, B13, B30
|| SHRU .S1 A17, 4, A7
|| SHL .S2X A11, 8, B16
   STH .D1T2 B0, *+A5[21]
|| STH .D2T1 A0, *+B15[122]
|| MPYHLU .M2 B6, B14, B0
|| SUB .S1X A12, B2, A3
|| XOR .L1 A3, A21, A11
|| XOR .L2 B3, B21, B3
|| SHRU .S2 B25, 4, B11
   ADDAH .D1 A18, A8, A7
|| MPYHLU .M2 B10, B14, B3
|| XOR .D2 B23, B30, B22
|| XOR .L1 A9, A19, A0
|| XOR .L2 B28, B16, B26
|| SHL .S1X B30, 8, A9
|| XOR .S2X B20, A7, B16
   SUB .D1 A16, A8, A8
|| STH .D2T2 B1, *+B15[116]
|| MPYHLU .M2 B9, B14, B0
|| XOR .L1 A27, A15, A20
|| AND .L2X B3, A14, B18
|| AND .S1X A11, B13, A12
|| XOR .S2 B27, B18, B23
   STH .D1T1 A10, *+A5[1]
|| STH .D2T2 B0, *+B15[130]
|| MPYLHU .M2X B14, A10, B5
|| AND .L1X A0, B13, A11
|| XOR .L2 B11, B22, B11
|| SHRU .S1 A22, 4, A0
|| SHRU .S2 B26, 4, B1
   STH .D1T2 B5, *+A5[13]
|| STH .D2T1 A7, *+B15[102]
|| MPYHLU .M1X A8, B14, A0
|| MPYHLU .M2 B5, B14, B1
|| XOR .L1 A21, A12, A21
|| AND .L2X B16, A14, B21
|| SHL .S1 A12, 8, A12
|| XOR .S2 B21, B18, B17
   STH .D1T1 A6, *+A5[9]
|| STH .D2T2 B0, *+B15[126]
|| MPYHLU .M1X A1, B14, A1
|| XOR .L1 A25, A9, A16
|| XOR .L2 B1, B23, B19
|| SHRU .S1 A20, 4, A10
|| XOR .S2X B24, A0, B16
   STH .D2T2 B6, *+B15[114]
|| MPYHLU .M2 B7, B14, B0
|| XOR .D1 A19, A11, A15
|| XOR .L1 A26, A12, A19
|| AND .L2X B11, A14, B7
|| SHRU .S1 A21, 4, A9
|| SHL .S2 B18, 4, B6
   STH .D1T1 A0, *+A5[19]
|| STH .D2T2 B2, *+B15[128]
|| MPYHLU .M1X A6, B14, A0
|| MPYLHU .M2X B14, A7, B2
|| XOR .L1 A10, A16, A31
|| XOR .L2 B20, B21, B20
|| SHL .S1 A11, 8, A6
   STH .D2T2 B8, *+B15[112]
|| XOR .D1X A23, B6, A10
|| XOR .L1 A9, A15, A7
|| AND .L2X B16, A14, B11
|| SHRU .S1 A19, 4, A11
|| SHL .S2 B21, 4, B6
   STH .D2T2 B5, *+B15[52]
|| AND .D1 A31, A14, A12
|| XOR .L1 A24, A6, A18
|| AND .L2X B19, A14, B19
|| SHRU .S1X B17, 2, A6
|| XOR .S2 B22, B7, B8
   STH .D2T2 B2, *+B15[118]
|| AND .D1 A7, A14, A9
|| XOR .L1X A17, B6, A17
|| XOR .L2 B24, B11, B16
|| SHRU .S1 A10, 2, A7
|| SHRU .S2 B20, 2, B6
   STH .D1T2 B1, *+A5[29]
|| STH .D2T1 A2, *+B15[58]
|| XOR .L1 A16, A12, A16
|| AND .L2X B12, A6, B5
|| SHL .S1 A12, 4, A6
|| XOR .S2 B23, B19, B18
   STH .D1T1 A8, *+A5[3]
|| STH .D2T2 B3, *+B15[120]
|| MPYLHU .M2X B14, A3, B31
|| XOR .L1 A11, A18, A8
|| AND .L2 B8, B12, B2
|| SHL .S1X B11, 4, A2
|| SHRU .S2 B16, 2, B1
   STH .D2T1 A1, *+B15[124]
|| XOR .D1 A20, A6, A15
|| XOR .L1 A15, A9, A6
|| AND .L2 B6, B12, B29
|| SHL .S1X B19, 4, A1
|| SHL .S2 B7, 4, B7
   STH .D1T1 A3, *+A5[11]
|| STH .D2T2 B10, *+B15[104]
|| XOR .L1 A22, A2, A11
|| AND .L2 B1, B12, B1
|| SHL .S1 A9, 4, A2
|| SHRU .S2 B18, 2, B3
   STH .D2T2 B0, *+B15[66]
|| XOR .D1X A1, B26, A20
|| AND .L1 A8, A14, A3
|| SUB .L2 B2, B5, B2
|| SHRU .S1 A17, 2, A1
|| AND .S2X B12, A16, B6
   STH .D1T1 A0, *+A5[25]
|| STH .D2T2 B9, *+B15[110]
|| AND .L1X A15, B12, A2
|| AND .L2X B12, A6, B0
|| XOR .S1 A21, A2, A12
|| AND .S2 B3, B12, B5
   STH .D1T2 B31, *+A5[27]
|| AND .D2X B12, A1, B3
|| XOR .L1 A18, A3, A8
|| SUB .L2 B6, B29, B6
|| AND .S1X A7, B12, A1
|| XOR .S2 B25, B7, B11
   AND .D1X A12, B12, A0
|| SUB .D2 B0, B1, B0
|| SUB .L2 B8, B2, B9
|| SHL .S1 A3, 4, A3
|| SHRU .S2X A11, 2, B1
   ADDAW .D2 B17, B2, B8
|| AND .L2 B11, B12, B2
|| SUB .S1X A2, B3, A7
|| AND .S2X B12, A8, B3
   ADDAW .D2 B16, B0, B10
|| SUB .L1X A16, B6, A9
|| SUB .L2X A6, B0, B7
|| XOR .S1 A19, A3, A19
|| AND .S2 B1, B12, B0
   ADDAW .D1 A17, A7, A17
|| SUB .L1X B2, A1, A2
|| SUB .L2 B3, B5, B1
|| SHRU .S1 A20, 2, A3
|| SHRU .S2 B8, 1, B3
   ADDAW .D2 B20, B6, B17
|| SUB .L1X A0, B0, A1
|| AND .L2X B12, A19, B2
|| SHRU .S1 A9, 1, A0
|| SHRU .S2 B9, 1, B0
   ADDAW .D2 B18, B1, B16
|| AND .L1X A3, B12, A3
|| SUB .L2X B11, A2, B11
|| SHRU .S1 A17, 1, A6
   ADDAW .D1 A10, A2, A8
|| SUB .L1 A15, A7, A18
|| AND .L2X B0, A13, B1
|| SUB .S1X A8, B1, A10
|| SHRU .S2 B17, 1, B5
   ADDAW .D1 A11, A1, A11
|| SUB .L1X B2, A3, A16
|| AND .L2X B7, A13, B0
   SUB .D1 A12, A1, A12
|| AND .L1 A0, A13, A2
|| AND .L2X B10, A13, B2
|| SHRU .S1 A8, 1, A0
   ADDAW .D1 A20, A16, A15
|| AND .L1 A10, A13, A1
|| AND .L2X B16, A13, B6
|| AND .S1X A13, B5, A3
|| SUB .S2 B0, B1, B0
   AND .D1 A0, A13, A0
|| AND .L1 A6, A13, A7
|| SHRU .S2 B11, 1, B5
   AND .D1 A11, A13, A29
|| AND .L1 A15, A13, A30
|| AND .L2X B3, A13, B1
|| SUB .S2 B7, B0, B7
   ADDAH .D2 B9, B0, B6
|| SUB .L1 A1, A2, A6
|| SUB .L2X B6, A3, B9
|| SUB .S1 A19, A16, A16
   SUB .D1 A29, A0, A2
|| AND .L1 A12, A13, A0
|| SUB .L2 B2, B1, B1
   ADDAH .D1 A9, A6, A3
|| SUB .S1 A30, A7, A9
|| SUB .S2 B16, B9, B3
   ADDAH .D1 A8, A2, A1
|| AND .L1 A16, A13, A8
|| AND .L2X B5, A13, B0
   SUB .L1 A10, A6, A7
   ADDAH .D1 A17, A9, A9
|| STH .D2T1 A1, *+B15[109]
|| SUB .L1 A15, A9, A10
|| SUB .L2X A0, B0, B2
|| SHRU .S1 A18, 1, A0
   STH .D2T1 A3, *+B15[107]
|| SUB .L1 A11, A2, A6
|| MPYHLU .M2 B3, B14, B0
   STH .D1T2 B3, *+A5[6]
|| ADDAH .D2 B8, B1, B8
|| AND .L1 A0, A13, A2
|| MPYHLU .M1X A3, B14, A0
   STH .D2T1 A9, *+B15[101]
|| MPYLHU .M2X B14, A9, B1
   STH .D1T2 B7, *+A5[16]
|| ADDAH .D2 B17, B9, B10
|| SUB .L1 A8, A2, A8
|| SUB .L2 B10, B1, B5
   STH .D1T1 A7, *+A5[8]
|| ADDAH .D2 B11, B2, B9
|| MPYHLU .M1X A7, B14, A2
|| MPYHLU .M2 B8, B14, B2
   STH .D1T2 B0, *+A5[22]
|| STH .D2T1 A0, *+B15[123]
|| MPYHLU .M2 B6, B14, B0
|| SUB .S1X A12, B2, A3
   ADDAH .D1 A18, A8, A7
|| MPYHLU .M2 B10, B14, B3
   SUB .D1 A16, A8, A8
|| STH .D2T2 B1, *+B15[117]
|| MPYHLU .M2 B9, B14, B0
   STH .D1T1 A10, *+A5[2]
|| STH .D2T2 B0, *+B15[131]
|| MPYLHU .M2X B14, A10, B5
   STH .D1T2 B5, *+A5[14]
|| STH .D2T1 A7, *+B15[103]
|| MPYHLU .M1X A8, B14, A0
|| MPYHLU .M2 B5, B14, B1
   STH .D1T1 A6, *+A5[10]
|| STH .D2T2 B0, *+B15[127]
|| MPYHLU .M1X A1, B14, A1
   STH .D2T2 B6, *+B15[115]
|| MPYHLU .M2 B7, B14, B0
   STH .D1T1 A0, *+A5[20]
|| STH .D2T2 B2, *+B15[129]
|| MPYHLU .M1X A6, B14, A0
|| MPYLHU .M2X B14, A7, B2
   STH .D2T2 B8, *+B15[113]
   STH .D2T2 B5, *+B15[53]
   STH .D2T2 B2, *+B15[119]
   STH .D1T2 B1, *+A5[30]
|| STH .D2T1 A2, *+B15[59]
   STH .D1T1 A8, *+A5[4]
|| STH .D2T2 B3, *+B15[121]
|| MPYLHU .M2X B14, A3, B31
   STH .D2T1 A1, *+B15[125]
   STH .D1T1 A3, *+A5[12]
|| STH .D2T2 B10, *+B15[105]
   STH .D2T2 B0, *+B15[67]
   STH .D1T1 A0, *+A5[26]
|| STH .D2T2 B9, *+B15[111]
   STH .D1T2 B31, *+A5[28]
   LDW .D2T1 *+B15[146], A5
|| ADD .L1X 0, B15, A4
|| MVK .S1 -1, A6
|| MVK .S2 -1, B5
   LDW .D2T2 *+B15[145], B0
|| ADDK .S1 8, A4
|| ADD .L2 0, B15, B4
   ADDK .S2 136, B4
   NOP 2
   LDW .D1T1 *+A5[5], A27
   LDW .D1T1 *+A5[0], A29
   NOP 2
   LDW .D1T2 *+A4[0], B28
   LDW .D1T2 *+A4[30], B24
   LDW .D1T2 *+A5[2], B25
   MPY .M1 -1, A29, A24
   LDW .D1T1 *+A5[11], A23
   LDW .D1T2 *+A5[3], B20
   LDW .D1T1 *+A5[1], A24
|| MPYLH .M2X B5, A27, B22
   LDW .D1T2 *+A4[15], B27
   LDW .D1T2 *+A4[19], B31
|| MPY .M2 -1, B25, B21
   LDW .D1T2 *+A5[4], B17
   LDW .D1T1 *+A4[27], A28
|| XOR .L2X B28, A24, B28
|| MPYLH .M1X A6, B25, A16
|| MPY .M2 -1, B20, B18
   MPY .M1 -1, A24, A21
   LDW .D1T2 *+A4[3], B19
|| MPYLH .M1X A6, B20, A3
   LDW .D1T1 *+A5[8], A14
|| MPY .M1 -1, A27, A12
|| XOR .S2 B31, B21, B26
   LDW .D1T2 *+A4[4], B14
|| XOR .D2 B24, B22, B24
|| XOR .L1X A16, B27, A18
   LDW .D1T1 *+A4[23], A22
|| XOR .L1 A28, A21, A28
|| XOR .S1X -1, B28, A27
|| XOR .S2 B31, B18, B31
   LDW .D1T2 *+A5[6], B13
|| XOR .L2X B27, A3, B27
|| MPYHL .M1 A24, A6, A11
   LDW .D1T1 *+A5[10], A11
|| XOR .L1X A18, B26, A25
|| OR .L2 B28, B26, B21
   XOR .L1 A27, A28, A24
|| MPY .M2 -1, B17, B20
|| OR .S1 A28, A18, A26
   LDW .D1T2 *+A5[7], B10
|| XOR .L1 -1, A25, A21
|| MPY .M1 -1, A23, A10
|| MPYHL .M2 B17, B5, B18
|| XOR .S2X B19, A12, B19
   LDW .D1T2 *+A4[7], B16
|| XOR .L1 A22, A11, A22
|| AND .L2 B31, B24, B16
|| MPY .M1 -1, A14, A12
   LDW .D1T1 *+A4[0], A20
|| MPYHL .M1 A23, A6, A3
|| XOR .S1 A28, A21, A15
|| XOR .S2 B27, B19, B12
   LDW .D1T2 *+A4[11], B25
|| AND .L1 A26, A24, A16
|| XOR .S1X A22, B21, A23
   LDW .D1T2 *+A5[9], B7
|| OR .L2 B19, B16, B11
|| OR .S1 A27, A18, A13
   AND .D1 A23, A15, A17
|| OR .L1 A18, A16, A16
|| XOR .L2 B24, B12, B17
|| MPYLH .M1X A6, B13, A9
|| XOR .S1 A22, A16, A19
|| AND .S2 B12, B24, B23
   LDW .D1T2 *+A4[8], B6
|| AND .D2 B31, B12, B22
|| AND .L1X A28, B21, A15
|| AND .L2 B27, B11, B18
|| XOR .S2 B16, B18, B16
   LDW .D1T1 *+A4[24], A7
|| XOR .L1 A17, A16, A18
|| XOR .L2 B11, B23, B8
|| MPY .M1X -1, B10, A7
|| OR .S1 A22, A13, A8
   LDW .D1T2 *+A4[12], B26
|| AND .L1X A19, B26, A16
|| XOR .L2 B25, B20, B25
|| XOR .S2 -1, B16, B28
   OR .L1 A19, A23, A22
|| OR .S1 A18, A13, A1
|| OR .S2 B18, B8, B12
   LDW .D1T1 *+A4[16], A28
|| OR .D2 B18, B16, B11
|| XOR .L1 A20, A12, A20
|| OR .L2 B25, B24, B21
|| MPYHL .M2 B10, B5, B3
|| XOR .S1 A16, A8, A2
|| XOR .S2 -1, B17, B8
   LDW .D1T1 *+A4[31], A29
|| XOR .L1 -1, A1, A17
|| XOR .L2X B6, A7, B6
|| MPYHL .M1 A29, A6, A24
|| MPY .M2 -1, B13, B2
|| AND .S1 A26, A18, A13
|| OR .S2 B25, B12, B16
   OR .D1 A21, A24, A1
|| XOR .L1 -1, A22, A19
|| MPYLH .M2X B5, A14, B9
|| OR .S1X A23, B26, A8
|| AND .S2 B8, B21, B8
||      NOP
   XOR .D1X A9, B26, A12
|| XOR .D2 B14, B3, B14
|| XOR .L1 A23, A17, A0
|| AND .L2X B6, A20, B1
|| XOR .S1 A26, A17, A9
|| XOR .S2 B16, B31, B13
||      NOP
||      NOP
round:
   LDW .D1T1 *+A4[28], A21                  ; <1> LDW *+right[28]{right28}, r72
|| OR .D2 B27, B8, B10                      ; <1> OR r16, s2g17, s2g21
|| XOR .L1X -1, B12, A2                     ; <1> XOR -1, s2g11, s2g11n
|| XOR .L2 B19, B22, B19                    ; <1> XOR r25, s2g6, s2g7
|| MPY .M1 -1, A11, A0                      ; <1> MPY -1, k10, m73
|| AND .S1 A2, A1, A23                      ; <1> AND s1g19, s1g20, s1g21
|| XOR .S2X B26, A3, B26                    ; <1> XOR r82, m76, r82
   LDW .D1T1 *+A4[20], A16                  ; <1> LDW *+right[20]{right20}, r74
|| XOR .D2 B14, B1, B3                      ; <1> XOR r84, s8g2, s8g3
|| OR .L1 A0, A15, A3                       ; <1> OR s1g23, s1g22, s1g24
|| XOR .L2 -1, B6, B8                       ; <1> XOR -1, r83, s8a3n
|| MPYLH .M2X B5, A11, B1                   ; <1> MPYHL k10, ones, m74
|| XOR .S1 A17, A16, A14                    ; <1> XOR s1g15n, s1g16, s1g17
|| XOR .S2 B13, B8, B12                     ; <1> XOR s2g15, s2g17, s2g18
   XOR .D1X -1, B13, A1                     ; <1> XOR -1, s2g15, s2g15n
|| LDW .D2T1 *+B4[5], A2                    ; <1> LDW *+left[5]{left5}, l23
|| AND .L1 A18, A22, A24                    ; <1> AND s1g12, s1g7, s1g13
|| XOR .L2X B2, A28, B24                    ; <1> XOR r81, m81, x81
|| XOR .S1 A29, A24, A29                    ; <1> XOR r12, m12, r12
|| XOR .S2 B19, B10, B20                    ; <1> XOR s2g7, s2g21, s2g22
   XOR .D1 A3, A13, A18                     ; <1> XOR s1g24, s1g26, s1g27
|| XOR .D2 B18, B12, B10                    ; <1> XOR s2g4, s2g18, s2g30
|| OR .L1X A12, B3, A11                     ; <1> OR x82, s8g3, s8g6
|| XOR .L2 B16, B10, B16                    ; <1> XOR s2g13, s2g21, s2g28
|| XOR .S1 A21, A3, A3                      ; <1> XOR s1g8n, s1g24, s1g30
|| OR .S2X B8, A12, B2                      ; <1> OR x82, s8a3n, s8g8
   XOR .D1 A28, A10, A28                    ; <1> XOR r81, m75, r81
|| LDW .D2T2 *+B4[16], B1                   ; <1> LDW *+left[16]{left16}, l28
|| OR .L1 A14, A29, A10                     ; <1> OR s1g17, r12, s1g28
|| AND .L2X B21, A2, B6                     ; <1> AND s2g11n, s2g9, s2g12
|| MPYHL .M2 B7, B5, B2                     ; <1> MPYHL k9, ones, m72
|| OR .S1X A1, B20, A2                      ; <1> OR s2g15n, s2g22, s2g23
|| XOR .S2 B25, B17, B18                    ; <1> XOR r23, s2g16, s2g24
   LDW .D1T1 *+A4[31], A26                  ; <1> LDW *+right[31]{right31}, r86
|| LDW .D2T2 *+B4[14], B7                   ; <1> LDW *+left[14]{left14}, l13
|| OR .L1 A16, A3, A3                       ; <1> OR s1g16, s1g30, s1g31
|| XOR .L2X B2, A20, B19                    ; <1> XOR r85, s8g8, s8g9
|| AND .S1X A11, B24, A1                    ; <1> AND x81, s8g6, s8g7
|| OR .S2 B19, B23, B27                     ; <1> OR s2g7, s2g5, s2g8
   LDW .D1T2 *+A5[17], B1                   ; <1> LDW *+keys[17], k17
|| XOR .D2X B18, A2, B1                     ; <1> XOR s2g23, s2g24, s2g25
|| XOR .L1 A10, A18, A15                    ; <1> XOR s1g28, s1g27, s1g29
|| OR .L2 B28, B6, B30                      ; <1> OR s2a4n, s2g12, s2g19
|| XOR .S1X A16, B1, A16                    ; <1> XOR r74, m74, r74
|| XOR .S2 -1, B3, B6                       ; <1> XOR -1, s8g3, s8g3n
   LDW .D1T1 *+A4[1], A22                   ; <1> LDW *+right[1]{right1}, r71
|| AND .D2 B21, B10, B21                    ; <1> AND s2g9, s2g30, s2g31
|| OR .L1X A1, B19, A3                      ; <1> OR s8g7, s8g9, s8g10
|| AND .L2 B17, B10, B13                    ; <1> AND s2g16, s2g30, s2g41
|| XOR .S1 A26, A3, A10                     ; <1> XOR s1g3, s1g31, s1g32
|| ADD .S2 -1, B0, B0                       ; <1> ADD -1, rounds, rounds
   LDW .D1T2 *+A5[14], B2                   ; <1> LDW *+keys[14], k14
|| XOR .D2 B11, B1, B17                     ; <1> XOR s2g26, s2g25, s2g27
|| XOR .L1 A7, A0, A7                       ; <1> XOR r73, m73, r73
|| XOR .L2 B30, B12, B12                    ; <1> XOR s2g19, s2g18, s2g20
|| AND .S1X A1, B8, A1                      ; <1> AND s8a3n, s8g7, s8g14
|| AND .S2 B12, B1, B11                     ; <1> AND s2g18, s2g25, s2g33
   AND .D1 A23, A9, A9                      ; <1> AND s1g21, s1g37, s1g38
|| LDW .D2T2 *+B4[25], B18                  ; <1> LDW *+left[25]{left25}, l18
|| OR .L1 A19, A29, A13                     ; <1> OR s1g7n, r12, s1g35
|| XOR .L2X B6, A3, B3                      ; <1> XOR s8g3n, s8g10, s8g12
|| MPY .M1X -1, B7, A0                      ; <1> MPY -1, k9, m71
|| XOR .S1 A27, A10, A14                    ; <1> XOR s1a1n, s1g32, s1g33
|| XOR .S2 B22, B16, B10                    ; <1> XOR s2g6, s2g28, s2g34
   OR .D1 A24, A29, A10                     ; <1> OR s1g13, r12, s1g42
|| LDW .D2T1 *+B4[30], A14                  ; <1> LDW *+left[30]{left30}, l9
|| XOR .L1 A2, A15, A2                      ; <1> XOR l23, s1g29, n23
|| XOR .L2X B2, A21, B9                     ; <1> XOR r72, m72, x72
|| XOR .S1X A26, B9, A26                    ; <1> XOR r86, m86, r86
|| XOR .S2 B1, B12, B12                     ; <1> XOR l28, s2g20, n28
   LDW .D1T1 *+A5[12], A2                   ; <1> LDW *+keys[12], k12
|| OR .D2 B27, B18, B3                      ; <1> OR s2g8, s2g24, s2g36
|| XOR .L1 A14, A9, A17                     ; <1> XOR s1g33, s1g38, s1g39
|| AND .L2X B8, A12, B8                     ; <1> AND s8a3n, x82, s8g1
|| XOR .S1X A1, B3, A1                      ; <1> XOR s8g12, s8g14, s8g15
|| OR .S2 B11, B10, B10                     ; <1> OR s2g33, s2g34, s2g35
   LDW .D1T2 *+A4[2], B25                   ; <1> LDW *+right[2]{right2}, r51
|| STW .D2T1 A2, *+B4[5]                    ; <1> STW n23, *+left[5]{store5}
|| XOR .L1 A22, A0, A19                     ; <1> XOR r71, m71, x71
|| OR .L2X B9, A16, B23                     ; <1> OR x72, r74, s7g14
|| XOR .S1 A18, A14, A0                     ; <1> XOR s1g27, s1g33, s1g34
|| OR .S2 B18, B16, B22                     ; <1> OR s2g24, s2g28, s2g29
   LDW .D1T2 *+A4[17], B21                  ; <1> LDW *+right[17]{right17}, r61
|| XOR .D2 B7, B17, B10                     ; <1> XOR l13, s2g27, n13
|| AND .L1 A8, A17, A8                      ; <1> AND s1g44, s1g39, s1g45
|| XOR .L2X B8, A1, B17                     ; <1> XOR s8g1, s8g15, s8g16
|| MPY .M1X -1, B2, A0                      ; <1> MPY -1, k14, m65
|| AND .S1 A24, A14, A2                     ; <1> AND s1g13, s1g33, s1g46
|| XOR .S2 B10, B3, B16                     ; <1> XOR s2g35, s2g36, s2g37
   AND .D1 A16, A28, A15                    ; <1> AND r74, r81, s7g1
|| LDW .D2T1 *+B4[29], A10                  ; <1> LDW *+left[29]{left29}, l17
|| XOR .L1 A13, A0, A18                     ; <1> XOR s1g35, s1g34, s1g36
|| OR .L2 B24, B6, B3                       ; <1> OR x81, s8g3n, s8g4
|| OR .S1 A25, A0, A13                      ; <1> OR s1g8, s1g34, s1g40
|| AND .S2X B23, A7, B7                     ; <1> AND r73, s7g14, s7g15
   LDW .D1T1 *+A5[15], A0                   ; <1> LDW *+keys[15], k15
|| STW .D2T2 B10, *+B4[14]                  ; <1> STW n13, *+left[14]{store14}
|| XOR .L1 A8, A2, A1                       ; <1> XOR s1g45, s1g46, s1g47
|| XOR .L2 B24, B17, B11                    ; <1> XOR x81, s8g16, s8g19
|| XOR .S1 A12, A1, A9                      ; <1> XOR x82, s8g15, s8g21
|| OR .S2 B16, B20, B6                      ; <1> OR s2g37, s2g22, s2g40
   LDW .D1T2 *+A5[16], B3                   ; <1> LDW *+keys[16], k16
|| AND .D2X B3, A3, B10                     ; <1> AND s8g4, s8g10, s8g11
|| XOR .L1 A17, A13, A8                     ; <1> XOR s1g39, s1g40, s1g41
|| OR .L2 B3, B8, B20                       ; <1> OR s8g4, s8g1, s8g5
|| MPYLH .M1X A6, B2, A1                    ; <1> MPYHL k14, ones, m66
|| XOR .S1 A19, A16, A3                     ; <1> XOR x71, r74, s7g4
|| AND .S2 B16, B28, B16                    ; <1> AND s2g37, s2a4n, s2g38
   XOR .D1X A15, B9, A13                    ; <1> XOR x72, s7g1, s7g2
|| STW .D2T2 B12, *+B4[16]                  ; <1> STW n28, *+left[16]{store16}
|| OR .L1 A1, A29, A0                       ; <1> OR s1g47, r12, s1g48
|| AND .L2X B11, A20, B2                    ; <1> AND r85, s8g19, s8g20
|| MPYHL .M1 A2, A6, A2                     ; <1> MPYHL k12, ones, m62
|| XOR .S1 A22, A0, A22                     ; <1> XOR r71, m65, r71
|| XOR .S2 B22, B21, B22                    ; <1> XOR s2g29, s2g31, s2g32
   LDW .D1T2 *+A4[13], B14                  ; <1> LDW *+right[13]{right13}, r62
|| LDW .D2T1 *+B4[4], A11                   ; <1> LDW *+left[4]{left4}, l31
|| XOR .L1 A28, A3, A8                      ; <1> XOR r81, s7g4, s7g5
|| XOR .L2 B6, B13, B12                     ; <1> XOR s2g40, s2g41, s2g42
|| MPY .M2X -1, A2, B2                      ; <1> MPY -1, k12, m61
|| XOR .S1 A10, A8, A17                     ; <1> XOR s1g42, s1g41, s1g43
|| AND .S2 B27, B28, B3                     ; <1> AND s2g8, s2a4n, s2g43
   LDW .D1T1 *+A5[13], A3                   ; <1> LDW *+keys[13], k13
|| LDW .D2T2 *+B4[20], B31                  ; <1> LDW *+left[20]{left20}, l27
|| XOR .L1 A0, A23, A23                     ; <1> XOR s1g48, s1g21, s1g49
|| OR .L2X B14, A9, B8                      ; <1> OR r84, s8g21, s8g24
|| XOR .S1X A9, B2, A9                      ; <1> XOR s8g20, s8g21, s8g22
|| XOR .S2 -1, B7, B6                       ; <1> XOR -1, s7g15, s7g15n
   XOR .D1 A14, A18, A18                    ; <1> XOR l9, s1g36, n9
|| AND .D2X B20, A26, B12                   ; <1> AND s8g5, r86, s8g17
|| XOR .L1 A7, A8, A14                      ; <1> XOR r73, s7g5, s7g7
|| XOR .L2 B3, B12, B22                     ; <1> XOR s2g43, s2g42, s2g44
|| OR .S1 A7, A13, A7                       ; <1> OR r73, s7g2, s7g3
|| XOR .S2 B16, B22, B27                    ; <1> XOR s2g38, s2g32, s2g39
   XOR .D1 A10, A17, A24                    ; <1> XOR l17, s1g43, n17
|| LDW .D2T2 *+B4[27], B3                   ; <1> LDW *+left[27]{left27}, l2
|| XOR .L1X A9, B10, A9                     ; <1> XOR s8g11, s8g22, s8g30
|| XOR .L2 B21, B2, B16                     ; <1> XOR r61, m61, x61
|| MPYHL .M2 B1, B5, B1                     ; <1> MPYHL k17, ones, m56
|| XOR .S1 A11, A9, A27                     ; <1> XOR s8g6, s8g22, s8g23
|| AND .S2X B6, A19, B13                    ; <1> AND x71, s7g15n, s7g16
   LDW .D1T2 *+A4[25], B6                   ; <1> LDW *+right[25]{right25}, r53
|| OR .D2 B14, B11, B18                     ; <1> OR r84, s8g19, s8g36
|| XOR .L1 A21, A1, A21                     ; <1> XOR r72, m66, r72
|| XOR .L2 B18, B22, B22                    ; <1> XOR l18, s2g44, n18
|| MPY .M2 -1, B1, B2                       ; <1> MPY -1, k17, m55
|| OR .S1X A26, B10, A17                    ; <1> OR s8g11, r86, s8g34
|| OR .S2X B7, A3, B10                      ; <1> OR s7g4, s7g15, s7g21
   AND .D1 A12, A9, A10                     ; <1> AND x82, s8g30, s8g31
|| STW .D2T1 A18, *+B4[30]                  ; <1> STW n9, *+left[30]{store30}
|| XOR .L1X -1, B13, A1                     ; <1> XOR -1, s7g16, s7g16n
|| XOR .L2 B12, B17, B7                     ; <1> XOR s8g17, s8g16, s8g18
|| MPY .M2 -1, B3, B1                       ; <1> MPY -1, k16, m53
|| XOR .S1 A7, A8, A18                      ; <1> XOR s7g3, s7g5, s7g6
|| XOR .S2X B8, A27, B6                     ; <1> XOR s8g23, s8g24, s8g25
   XOR .D1X A2, B14, A9                     ; <1> XOR r62, m62, x62
|| STW .D2T2 B22, *+B4[25]                  ; <1> STW n18, *+left[25]{store25}
|| OR .L1 A19, A14, A7                      ; <1> OR x71, s7g7, s7g8
|| XOR .L2 -1, B16, B8                      ; <1> XOR -1, x61, s6a1n
|| MPY .M2X -1, A0, B7                      ; <1> MPY -1, k15, m51
|| XOR .S1 A11, A23, A23                    ; <1> XOR l31, s1g49, n31
|| XOR .S2 B14, B1, B14                     ; <1> XOR r62, m56, r62
   XOR .D1 A1, A28, A2                      ; <1> XOR s7g16n, r81, s7g41
|| STW .D2T1 A24, *+B4[29]                  ; <1> STW n17, *+left[29]{store29}
|| XOR .L1X A10, B11, A8                    ; <1> XOR s8g19, s8g31, s8g32
|| XOR .L2 B19, B6, B22                     ; <1> XOR s8g9, s8g25, s8g26
|| MPYHL .M2 B3, B5, B3                     ; <1> MPYHL k16, ones, m54
|| AND .S1 A8, A1, A11                      ; <1> AND s7g5, s7g16n, s7g24
|| XOR .S2 B31, B7, B17                     ; <1> XOR l27, s8g18, n27
   LDW .D1T2 *+A4[9], B13                   ; <1> LDW *+right[9]{right9}, r63
|| LDW .D2T1 *+B4[6], A13                   ; <1> LDW *+left[6]{left6}, l15
|| XOR .L1 A15, A7, A12                     ; <1> XOR s7g1, s7g8, s7g9
|| XOR .L2 B3, B27, B27                     ; <1> XOR l2, s2g39, n2
|| AND .S1 A9, A21, A1                      ; <1> AND x62, r72, s6g2
|| XOR .S2X B9, A14, B11                    ; <1> XOR x72, s7g7, s7g18
   LDW .D1T1 *+A5[20], A8                   ; <1> LDW *+keys[20], k20
|| XOR .D2 B25, B7, B12                     ; <1> XOR r51, m51, x51
|| AND .L1 A14, A11, A10                    ; <1> AND s7g7, s7g24, s7g29
|| XOR .L2 B6, B1, B6                       ; <1> XOR r53, m53, r53
|| XOR .S1 A20, A8, A20                     ; <1> XOR r85, s8g32, s8g33
|| XOR .S2 B24, B22, B19                    ; <1> XOR x81, s8g26, s8g27
   LDW .D1T1 *+A4[21], A24                  ; <1> LDW *+right[21]{right21}, r54
|| STW .D2T2 B17, *+B4[20]                  ; <1> STW n27, *+left[20]{store20}
|| XOR .L1 A9, A22, A1                      ; <1> XOR x62, r71, s6g1
|| XOR .L2 B21, B2, B21                     ; <1> XOR r61, m55, r61
|| MPY .M1 -1, A3, A2                       ; <1> MPY -1, k13, m63
|| OR .S1X A1, B8, A25                      ; <1> OR s6a1n, s6g2, s6g3
|| XOR .S2X -1, A12, B2                     ; <1> XOR -1, s7g9, s7g9n
   LDW .D1T2 *+A5[21], B1                   ; <1> LDW *+keys[21], k21
|| STW .D2T1 A23, *+B4[4]                   ; <1> STW n31, *+left[4]{store4}
|| OR .L1 A16, A2, A7                       ; <1> OR r74, s7g41, s7g42
|| OR .L2X B11, A12, B1                     ; <1> OR s7g9, s7g18, s7g19
|| XOR .S1X A10, B9, A8                     ; <1> XOR x72, s7g29, s7g30
|| AND .S2 B12, B6, B9                      ; <1> AND x51, r53, s5g1
   XOR .D1 A1, A25, A17                     ; <1> XOR s6g1, s6g3, s6g4
|| LDW .D2T1 *+B4[0], A12                   ; <1> LDW *+left[0]{left0}, l32
|| AND .L1X A13, B2, A1                     ; <1> AND s7g2, s7g9n, s7g10
|| OR .L2X B18, A20, B7                     ; <1> OR s8g33, s8g36, s8g37
|| XOR .S1 A17, A20, A20                    ; <1> XOR s8g34, s8g33, s8g35
|| OR .S2 B13, B2, B18                      ; <1> OR s7g16, s7g9n, s7g17
   LDW .D1T2 *+A5[19], B2                   ; <1> LDW *+keys[19], k19
|| AND .D2 B23, B1, B17                     ; <1> AND s7g14, s7g19, s7g20
|| OR .L1X A26, B19, A16                    ; <1> OR s8g27, r86, s8g28
|| OR .L2 B9, B14, B1                       ; <1> OR s5g1, r62, s5g2
|| MPYHL .M1 A3, A6, A3                     ; <1> MPYHL k13, ones, m64
|| AND .S1 A7, A19, A7                      ; <1> AND s7g42, x71, s7g43
|| AND .S2X B10, A8, B2                     ; <1> AND s7g30, s7g21, s7g31
   XOR .D1 A21, A17, A1                     ; <1> XOR r72, s6g4, s6g5
|| LDW .D2T1 *+B4[13], A11                  ; <1> LDW *+left[13]{left13}, l21
|| XOR .L1 A15, A1, A10                     ; <1> XOR s7g1, s7g10, s7g11
|| AND .L2 B20, B7, B20                     ; <1> AND s8g5, s8g37, s8g38
|| OR .S1 A1, A10, A2                       ; <1> OR s7g10, s7g29, s7g34
|| XOR .S2X B13, A2, B13                    ; <1> XOR r63, m63, r63
   LDW .D1T1 *+A4[5], A20                   ; <1> LDW *+right[5]{right5}, r64
|| XOR .D2 -1, B1, B2                       ; <1> XOR -1, s5g2, s5g2n
|| XOR .L1X A24, B3, A24                    ; <1> XOR r54, m54, r54
|| XOR .L2X B2, A12, B19                    ; <1> XOR s7g9, s7g31, s7g32
|| XOR .S1 A16, A27, A23                    ; <1> XOR s8g28, s8g23, s8g29
|| XOR .S2 B12, B1, B24                     ; <1> XOR x51, s5g2, s5g3
   AND .D1X A1, B16, A15                    ; <1> AND x61, s6g5, s6g7
|| LDW .D2T1 *+B4[7], A31                   ; <1> LDW *+left[7]{left7}, l7
|| OR .L1 A22, A1, A16                      ; <1> OR r71, s6g5, s6g6
|| XOR .L2 B17, B10, B11                    ; <1> XOR s7g20, s7g21, s7g22
|| AND .S1 A2, A28, A1                      ; <1> AND s7g34, r81, s7g35
|| XOR .S2X B11, A10, B7                    ; <1> XOR s7g11, s7g18, s7g23
   LDW .D1T1 *+A4[3], A19                   ; <1> LDW *+right[3]{right3}, r31
|| AND .D2X B2, A24, B3                     ; <1> AND s5g2n, r54, s5g6
|| XOR .L1 A13, A20, A19                    ; <1> XOR l15, s8g35, n15
|| XOR .L2 B22, B20, B20                    ; <1> XOR s8g26, s8g38, s8g39
|| OR .S1X A10, B26, A13                    ; <1> OR r82, s7g11, s7g12
|| XOR .S2 B8, B13, B10                     ; <1> XOR s6a1n, r63, s6g9
   LDW .D1T1 *+A5[22], A1                   ; <1> LDW *+keys[22], k22
|| STW .D2T2 B27, *+B4[27]                  ; <1> STW n2, *+left[27]{store27}
|| XOR .L1 A9, A15, A2                      ; <1> XOR x62, s6g7, s6g8
|| XOR .L2X B19, A7, B8                     ; <1> XOR s7g32, s7g43, s7g44
|| MPYHL .M2 B1, B5, B28                    ; <1> MPYHL k21, ones, m32
|| OR .S1X A11, B7, A10                     ; <1> OR s7g23, s7g24, s7g25
   LDW .D1T1 *+A4[26], A13                  ; <1> LDW *+right[26]{right26}, r33
|| OR .D2 B11, B26, B3                      ; <1> OR s7g22, r82, s7g45
|| XOR .L1 A14, A1, A7                      ; <1> XOR s7g7, s7g35, s7g36
|| AND .L2 B18, B26, B22                    ; <1> AND s7g17, r82, s7g27
|| MPY .M2 -1, B1, B1                       ; <1> MPY -1, k21, m31
|| AND .S1X A26, B20, A26                   ; <1> AND s8g39, r86, s8g40
|| XOR .S2 B6, B3, B20                      ; <1> XOR r53, s5g6, s5g7
   XOR .D1 A11, A23, A14                    ; <1> XOR l21, s8g29, n21
|| STW .D2T1 A19, *+B4[6]                   ; <1> STW n15, *+left[6]{store6}
|| XOR .L1 A13, A18, A13                    ; <1> XOR s7g12, s7g6, s7g13
|| XOR .L2X B17, A10, B6                    ; <1> XOR s7g20, s7g25, s7g26
|| MPY .M1 -1, A8, A2                       ; <1> MPY -1, k20, m45
|| MPYHL .M2 B2, B5, B3                     ; <1> MPYHL k19, ones, m44
|| AND .S1X A2, B10, A1                     ; <1> AND s6g8, s6g9, s6g10
|| XOR .S2 B6, B24, B7                      ; <1> XOR r53, s5g3, s5g4
   LDW .D1T2 *+A4[6], B7                    ; <1> LDW *+right[6]{right6}, r44
|| XOR .D2 -1, B20, B11                     ; <1> XOR -1, s5g7, s5g7n
|| XOR .L1 A20, A3, A20                     ; <1> XOR r64, m64, r64
|| XOR .L2X B23, A7, B18                    ; <1> XOR s7g14, s7g36, s7g37
|| MPY .M2 -1, B2, B8                       ; <1> MPY -1, k19, m43
|| AND .S1 A16, A2, A7                      ; <1> AND s6g6, s6g8, s6g14
|| XOR .S2 B3, B8, B17                      ; <1> XOR s7g45, s7g44, s7g46
   LDW .D1T1 *+A5[23], A0                   ; <1> LDW *+keys[23], k23
|| LDW .D2T2 *+B4[18], B1                   ; <1> LDW *+left[18]{left18}, l12
|| XOR .L1 A17, A1, A23                     ; <1> XOR s6g4, s6g10, s6g11
|| XOR .L2 B22, B6, B22                     ; <1> XOR s7g27, s7g26, s7g28
|| MPYHL .M1 A0, A6, A3                     ; <1> MPYHL k15, ones, m52
|| XOR .S1 A9, A1, A11                      ; <1> XOR x62, s6g10, s6g18
|| XOR .S2X B19, A10, B2                    ; <1> XOR s7g25, s7g32, s7g33
   LDW .D1T2 *+A4[10], B6                   ; <1> LDW *+right[10]{right10}, r43
|| STW .D2T1 A14, *+B4[13]                  ; <1> STW n21, *+left[13]{store13}
|| XOR .L1 A31, A13, A10                    ; <1> XOR l7, s7g13, n7
|| AND .L2 B21, B11, B6                     ; <1> AND r61, s5g7n, s5g8
|| MPY .M2X -1, A1, B1                      ; <1> MPY -1, k22, m33
|| XOR .S1X A19, B1, A19                    ; <1> XOR r31, m31, r31
|| AND .S2 B12, B7, B19                     ; <1> AND x51, s5g4, s5g9
   XOR .D1 A26, A27, A18                    ; <1> XOR s8g40, s8g23, s8g41
|| LDW .D2T2 *+B4[15], B3                   ; <1> LDW *+left[15]{left15}, l5
|| XOR .L1 -1, A7, A14                      ; <1> XOR -1, s6g14, s6g14n
|| XOR .L2X B22, A12, B2                    ; <1> XOR l32, s7g28, n32
|| OR .S1X A23, B16, A0                     ; <1> OR x61, s6g11, s6g23
|| OR .S2 B2, B26, B31                      ; <1> OR s7g33, r82, s7g38
   LDW .D1T2 *+A5[18], B2                   ; <1> LDW *+keys[18], k18
|| STW .D2T1 A10, *+B4[7]                   ; <1> STW n7, *+left[7]{store7}
|| OR .L1 A21, A11, A7                      ; <1> OR r72, s6g18, s6g19
|| XOR .L2 B6, B19, B6                      ; <1> XOR s5g8, s5g9, s5g10
|| AND .S1X A9, B10, A10                    ; <1> AND x62, s6g9, s6g29
|| AND .S2X B7, A24, B23                    ; <1> AND r54, s5g4, s5g5
   LDW .D1T1 *+A4[29], A26                  ; <1> LDW *+right[29]{right29}, r52
|| STW .D2T2 B2, *+B4[0]                    ; <1> STW n32, *+left[0]{store0}
|| AND .L1 A14, A0, A9                      ; <1> AND s6g14n, s6g23, s6g24
|| XOR .L2 B31, B18, B22                    ; <1> XOR s7g38, s7g37, s7g39
|| XOR .S1X A13, B1, A13                    ; <1> XOR r33, m33, r33
|| AND .S2X B13, A23, B10                   ; <1> AND r63, s6g11, s6g12
   LDW .D1T1 *+A4[30], A18                  ; <1> LDW *+right[30]{right30}, r32
|| LDW .D2T2 *+B4[9], B8                    ; <1> LDW *+left[9]{left9}, l22
|| XOR .L1 A10, A11, A7                     ; <1> XOR s6g29, s6g18, s6g36
|| XOR .L2 B1, B17, B2                      ; <1> XOR l12, s7g46, n12
|| XOR .S1X A7, B13, A12                    ; <1> XOR r63, s6g19, s6g20
|| XOR .S2X B6, A24, B17                    ; <1> XOR r54, s5g10, s5g11
   LDW .D1T1 *+A4[14], A21                  ; <1> LDW *+right[14]{right14}, r42
|| XOR .D2 B7, B3, B7                       ; <1> XOR r44, m44, r44
|| AND .L1 A16, A20, A11                    ; <1> AND s6g6, r64, s6g27
|| XOR .L2 B6, B8, B6                       ; <1> XOR r43, m43, r43
|| AND .S1X A21, B10, A16                   ; <1> AND s6g12, r72, s6g13
|| OR .S2X B10, A22, B1                     ; <1> OR r71, s6g12, s6g21
   XOR .D1 A21, A15, A2                     ; <1> XOR r72, s6g7, s6g40
|| STW .D2T2 B2, *+B4[18]                   ; <1> STW n12, *+left[18]{store18}
|| XOR .L1 A12, A9, A9                      ; <1> XOR s6g20, s6g24, s6g25
|| XOR .L2X B25, A2, B25                    ; <1> XOR r51, m45, r51
|| MPYHL .M1 A1, A6, A1                     ; <1> MPYHL k22, ones, m34
|| XOR .S1X A12, B16, A30                   ; <1> XOR x61, s6g20, s6g41
|| XOR .S2 B14, B17, B14                    ; <1> XOR r62, s5g11, s5g12
   LDW .D1T1 *+A4[18], A22                  ; <1> LDW *+right[18]{right18}, r41
|| XOR .D2 B12, B9, B16                     ; <1> XOR x51, s5g1, s5g37
|| XOR .L1 A16, A14, A15                    ; <1> XOR s6g13, s6g14n, s6g15
|| XOR .L2X B3, A18, B26                    ; <1> XOR l5, s8g41, n5
|| MPYHL .M1 A0, A6, A29                    ; <1> MPYHL k23, ones, m36
|| MPYHL .M2 B2, B5, B1                     ; <1> MPYHL k18, ones, m42
|| AND .S1X A12, B1, A14                    ; <1> AND s6g20, s6g21, s6g22
|| XOR .S2 B21, B23, B18                    ; <1> XOR r61, s5g5, s5g20
   XOR .D1 A17, A9, A9                      ; <1> XOR s6g4, s6g25, s6g33
|| LDW .D2T2 *+B4[22], B1                   ; <1> LDW *+left[22]{left22}, l11
|| OR .L1 A2, A30, A2                       ; <1> OR s6g40, s6g41, s6g42
|| XOR .L2X B10, A7, B9                     ; <1> XOR s6g12, s6g36, s6g43
|| OR .S1 A9, A16, A12                      ; <1> OR s6g25, s6g13, s6g26
|| OR .S2 B24, B14, B3                      ; <1> OR s5g3, s5g12, s5g13
   LDW .D1T1 *+A4[22], A11                  ; <1> LDW *+right[22]{right22}, r34
|| LDW .D2T2 *+B4[21], B12                  ; <1> LDW *+left[21]{left21}, l19
|| XOR .L1 A15, A10, A20                    ; <1> XOR s6g15, s6g29, s6g30
|| OR .L2X B19, A24, B8                     ; <1> OR r54, s5g9, s5g16
|| XOR .S1 -1, A20, A27                     ; <1> XOR -1, r64, s6a4n
|| XOR .S2 B8, B22, B13                     ; <1> XOR l22, s7g39, n22
   XOR .D1 A11, A12, A10                    ; <1> XOR s6g27, s6g26, s6g28
|| LDW .D2T2 *+B4[19], B27                  ; <1> LDW *+left[19]{left19}, l4
|| XOR .L1 A21, A29, A21                    ; <1> XOR r42, m36, r42
|| XOR .L2X B1, A21, B10                    ; <1> XOR r42, m42, x42
|| OR .S1 A22, A9, A9                       ; <1> OR r71, s6g33, s6g34
|| AND .S2 B21, B3, B22                     ; <1> AND r61, s5g13, s5g14
   XOR .D1 -1, A13, A17                     ; <1> XOR -1, r33, s3a3n
|| STW .D2T2 B13, *+B4[9]                   ; <1> STW n22, *+left[9]{store9}
|| XOR .L1X A18, B28, A18                   ; <1> XOR r32, m32, r32
|| AND .L2 B3, B12, B3                      ; <1> AND s5g13, x51, s5g18
|| OR .S1 A14, A27, A2                      ; <1> OR s6g22, s6a4n, s6g45
|| XOR .S2X B9, A2, B12                     ; <1> XOR s6g42, s6g43, s6g44
   AND .D1 A15, A27, A12                    ; <1> AND s6g15, s6a4n, s6g16
|| AND .D2 B10, B7, B2                      ; <1> AND x42, r44, s4g3
|| AND .L1 A25, A14, A16                    ; <1> AND s6g3, s6g22, s6g31
|| XOR .L2 B24, B22, B9                     ; <1> XOR s5g3, s5g14, s5g15
|| MPY .M1X -1, B2, A2                      ; <1> MPY -1, k18, m41
|| ADDK .S1 96, A5                          ; <1> ADDK 96, keys
|| XOR .S2 B6, B25, B13                     ; <1> XOR r43, r51, s4g2
   XOR .D1X A2, B12, A10                    ; <1> XOR s6g45, s6g44, s6g46
|| STW .D2T2 B26, *+B4[15]                  ; <1> STW n5, *+left[15]{store15}
|| XOR .L1 A17, A21, A7                     ; <1> XOR s3a3n, r42, s3g2
|| XOR .L2X B1, A10, B11                    ; <1> XOR l11, s6g28, n11
|| MPY .M1 -1, A0, A0                       ; <1> MPY -1, k23, m35
|| XOR .S1 A9, A7, A9                       ; <1> XOR s6g34, s6g36, s6g37
|| XOR .S2 B11, B3, B1                      ; <1> XOR s5g7n, s5g18, s5g19
   XOR .D1 A26, A3, A25                     ; <1> XOR r52, m52, x52
|| LDW .D2T2 *+B4[12], B26                  ; <1> LDW *+left[12]{left12}, l29
|| XOR .L1 A12, A23, A3                     ; <1> XOR s6g16, s6g11, s6g17
|| XOR .L2 B9, B8, B21                      ; <1> XOR s5g15, s5g16, s5g17
|| XOR .S1 -1, A19, A15                     ; <1> XOR -1, r31, s3a1n
|| XOR .S2 B3, B18, B3                      ; <1> XOR s5g18, s5g20, s5g26
   XOR .D1 A18, A7, A14                     ; <1> XOR r32, s3g2, s3g7
|| LDW .D2T1 *+B4[28], A23                  ; <1> LDW *+left[28]{left28}, l25
|| OR .L1 A9, A27, A12                      ; <1> OR s6g37, s6a4n, s6g38
|| AND .L2 B13, B10, B1                     ; <1> AND s4g2, x42, s4g6
|| XOR .S1 A22, A2, A2                      ; <1> XOR r41, m41, x41
|| OR .S2 B18, B1, B8                       ; <1> OR s5g20, s5g19, s5g21
   AND .D1 A19, A18, A1                     ; <1> AND r31, r32, s3g1
|| STW .D2T2 B11, *+B4[22]                  ; <1> STW n11, *+left[22]{store22}
|| XOR .L1 A20, A16, A16                    ; <1> XOR s6g30, s6g31, s6g32
|| XOR .L2 B25, B2, B3                      ; <1> XOR r51, s4g3, s4g4
|| XOR .S1 A11, A1, A11                     ; <1> XOR r34, m34, r34
|| AND .S2 B21, B3, B2                      ; <1> AND s5g17, s5g26, s5g27
   AND .D1X A25, B8, A9                     ; <1> AND s5g21, x52, s5g23
|| OR .D2 B20, B22, B11                     ; <1> OR s5g7, s5g14, s5g25
|| OR .L1 A14, A21, A0                      ; <1> OR s3g7, r42, s3g8
|| XOR .L2X B6, A2, B8                      ; <1> XOR x41, r43, s4g1
|| XOR .S1 A22, A0, A22                     ; <1> XOR r41, m35, r41
|| XOR .S2 B7, B1, B9                       ; <1> XOR r44, s4g6, s4g7
   XOR .D1X -1, B2, A2                      ; <1> XOR -1, s5g27, s5g27n
|| OR .D2 B25, B1, B6                       ; <1> OR r51, s4g6, s4g17
|| OR .L1 A1, A7, A3                        ; <1> OR s3g1, s3g2, s3g3
|| XOR .L2X B12, A3, B25                    ; <1> XOR l19, s6g17, n19
|| XOR .S1 A11, A21, A1                     ; <1> XOR r34, r42, s3g4
|| AND .S2 15, B0, B2                       ; <1> AND 15, rounds, swap
   LDW .D1T1 *+A5[5], A27                   ; <0> LDW *+keys[5], k5
|| XOR .D2 B10, B7, B7                      ; <1> XOR x42, r44, s4g16
|| XOR .L1 A12, A16, A27                    ; <1> XOR s6g38, s6g32, s6g39
|| AND .L2 B8, B9, B1                       ; <1> AND s4g1, s4g7, s4g8
|| XOR .S1X A10, B27, A12                   ; <1> XOR l4, s6g46, n4
|| AND .S2 B13, B3, B12                     ; <1> AND s4g2, s4g4, s4g5
   LDW .D1T1 *+A5[0], A29                   ; <0> LDW *+keys[0], k0
|| STW .D2T2 B25, *+B4[21]                  ; <1> STW n19, *+left[21]{store21}
|| AND .L1 A1, A15, A2                      ; <1> AND s3g4, s3a1n, s3g5
|| AND .L2X B11, A2, B19                    ; <1> AND s5g27n, s5g25, s5g28
|| XOR .S1 A3, A0, A10                      ; <1> XOR s3g3, s3g8, s3g9
|| OR .S2 B20, B19, B3                      ; <1> OR s5g7, s5g9, s5g32
   XOR .D1 A19, A11, A0                     ; <1> XOR r31, r34, s3g18
|| STW .D2T1 A12, *+B4[19]                  ; <1> STW n4, *+left[19]{store19}
|| AND .L1 A7, A1, A1                       ; <1> AND s3g2, s3g4, s3g17
|| OR .L2 B1, B12, B11                      ; <1> OR s4g8, s4g5, s4g9
|| MPYHL .M1 A8, A6, A20                    ; <1> MPYHL k20, ones, m46
|| XOR .S1 -1, A14, A12                     ; <1> XOR -1, s3g7, s3g7n
|| ADD .S2X 0, A4, B1                       ; <1> ADD 0, right, saved
   XOR .D1 A3, A2, A16                      ; <1> XOR s3g3, s3g5, s3g6
|| LDW .D2T2 *+B4[11], B3                   ; <1> LDW *+left[11]{left11}, l6
|| [B2] ADD .L1X 0, B4, A4                  ; <1> [swap] ADD 0, left, right
|| AND .L2 B14, B19, B14                    ; <1> AND s5g12, s5g28, s5g30
|| AND .S1 A11, A21, A7                     ; <1> AND r34, r42, s3g24
|| XOR .S2X B17, A9, B17                    ; <1> XOR s5g23, s5g11, s5g24
   LDW .D1T2 *+A4[0], B28                   ; <0> LDW *+right[0]{right0}, r11
|| LDW .D2T1 *+B4[3], A20                   ; <1> LDW *+left[3]{left3}, l8
|| XOR .L1 A10, A0, A0                      ; <1> XOR s3g9, s3g18, s3g19
|| XOR .L2 B10, B11, B10                    ; <1> XOR x42, s4g9, s4g10
|| OR .S1 A2, A0, A9                        ; <1> OR s3g5, s3g18, s3g22
|| XOR .S2X B26, A27, B25                   ; <1> XOR l29, s6g39, n29
   LDW .D1T2 *+A4[30], B24                  ; <0> LDW *+right[30]{right30}, r26
|| XOR .D2 B18, B14, B18                    ; <1> XOR s5g20, s5g30, s5g31
|| AND .L1 A18, A13, A8                     ; <1> AND r32, r33, s3g33
|| OR .L2 B23, B19, B17                     ; <1> OR s5g5, s5g28, s5g29
|| AND .S1 A21, A16, A2                     ; <1> AND r42, s3g6, s3g11
|| XOR .S2X B17, A23, B14                   ; <1> XOR l25, s5g24, n25
   LDW .D1T2 *+A5[2], B25                   ; <0> LDW *+keys[2], k2
|| XOR .D2 B8, B10, B8                      ; <1> XOR s4g1, s4g10, s4g13
|| AND .L1 A13, A0, A0                      ; <1> AND r33, s3g19, s3g20
|| XOR .L2 B19, B16, B19                    ; <1> XOR s5g28, s5g37, s5g38
|| XOR .S1X -1, B10, A13                    ; <1> XOR -1, s4g10, s4g10n
|| XOR .S2 B23, B20, B16                    ; <1> XOR s5g5, s5g7, s5g43
   OR .D1X A24, B18, A11                    ; <1> OR r54, s5g31, s5g39
|| LDW .D2T2 *+B4[23], B16                  ; <1> LDW *+left[23]{left23}, l3
|| OR .L1 A11, A2, A3                       ; <1> OR r34, s3g11, s3g12
|| AND .L2X B17, A25, B17                   ; <1> AND s5g29, x52, s5g41
|| MPY .M1 -1, A29, A24                     ; <0> MPY -1, k0, m11
|| AND .S1 A16, A8, A2                      ; <1> AND s3g6, s3g33, s3g34
|| AND .S2 B18, B3, B20                     ; <1> AND s5g31, s5g32, s5g33
   LDW .D1T1 *+A5[11], A23                  ; <0> LDW *+keys[11], k11
|| STW .D2T2 B14, *+B4[28]                  ; <1> STW n25, *+left[28]{store28}
|| XOR .L1 A26, A20, A26                    ; <1> XOR r52, m46, r52
|| XOR .L2 B24, B18, B18                    ; <1> XOR s5g3, s5g31, s5g45
|| OR .S1 A0, A1, A13                       ; <1> OR s3g20, s3g17, s3g21
|| OR .S2X B9, A13, B14                     ; <1> OR s4g7, s4g10n, s4g11
   LDW .D1T2 *+A5[3], B20                   ; <0> LDW *+keys[3], k3
|| LDW .D2T1 *+B4[24], A20                  ; <1> LDW *+left[24]{left24}, l26
|| AND .L1 A16, A10, A11                    ; <1> AND s3g6, s3g9, s3g10
|| XOR .L2 B22, B20, B20                    ; <1> XOR s5g14, s5g33, s5g34
|| XOR .S1 A14, A9, A1                      ; <1> XOR s3g7, s3g22, s3g35
|| XOR .S2X B19, A11, B19                   ; <1> XOR s5g38, s5g39, s5g40
   LDW .D1T1 *+A5[1], A24                   ; <0> LDW *+keys[1], k1
|| STW .D2T2 B25, *+B4[12]                  ; <1> STW n29, *+left[12]{store12}
|| AND .L1 A19, A3, A10                     ; <1> AND r31, s3g12, s3g13
|| XOR .L2 B8, B6, B13                      ; <1> XOR s4g13, s4g17, s4g18
|| MPYLH .M2X B5, A27, B22                  ; <0> MPYHL k5, ones, m26
|| XOR .S1 A15, A13, A0                     ; <1> XOR s3a1n, s3g21, s3g40
|| AND .S2 B13, B14, B9                     ; <1> AND s4g2, s4g11, s4g12
   LDW .D1T2 *+A4[15], B27                  ; <0> LDW *+right[15]{right15}, r16
|| LDW .D2T1 *+B4[8], A0                    ; <1> LDW *+left[8]{left8}, l30
|| OR .L1X A25, B20, A21                    ; <1> OR s5g34, x52, s5g35
|| XOR .L2 B17, B19, B20                    ; <1> XOR s5g41, s5g40, s5g42
|| XOR .S1 A2, A1, A3                       ; <1> XOR s3g34, s3g35, s3g37
|| AND .S2 B16, B19, B19                    ; <1> AND s5g43, s5g40, s5g44
   LDW .D1T2 *+A4[19], B31                  ; <0> LDW *+right[19]{right19}, r15
|| LDW .D2T1 *+B4[10], A14                  ; <1> LDW *+left[10]{left10}, l14
|| OR .L1 A22, A11, A2                      ; <1> OR r41, s3g10, s3g38
|| OR .L2X B23, A25, B17                    ; <1> OR s5g5, x52, s5g47
|| MPY .M2 -1, B25, B21                     ; <0> MPY -1, k2, m15
|| XOR .S1 A14, A10, A15                    ; <1> XOR s3g7, s3g13, s3g14
|| OR .S2 B13, B7, B6                       ; <1> OR s4g18, s4g16, s4g19
   LDW .D1T2 *+A5[4], B17                   ; <0> LDW *+keys[4], k4
|| LDW .D2T1 *+B4[1], A1                    ; <1> LDW *+left[1]{left1}, l24
|| OR .L1 A1, A0, A0                        ; <1> OR s3g35, s3g40, s3g41
|| XOR .L2X B21, A21, B19                   ; <1> XOR s5g35, s5g17, s5g36
|| XOR .S1X A20, B20, A1                    ; <1> XOR l8, s5g42, n8
|| XOR .S2 B19, B18, B18                    ; <1> XOR s5g44, s5g45, s5g46
   LDW .D1T1 *+A4[27], A28                  ; <0> LDW *+right[27]{right27}, r13
|| XOR .D2 B11, B6, B6                      ; <1> XOR s4g9, s4g19, s4g20
|| AND .L1 A16, A22, A14                    ; <1> AND s3g6, r41, s3g15
|| XOR .L2X B28, A24, B28                   ; <0> XOR r11, m11, r11
|| MPYLH .M1X A6, B25, A16                  ; <0> MPYHL k2, ones, m16
|| MPY .M2 -1, B20, B18                     ; <0> MPY -1, k3, m21
|| AND .S1 A7, A18, A11                     ; <1> AND s3g24, r32, s3g25
|| OR .S2 B8, B9, B8                        ; <1> OR s4g13, s4g12, s4g14
   OR .D1 A12, A7, A10                      ; <1> OR s3g7n, s3g24, s3g28
|| STW .D2T1 A1, *+B4[3]                    ; <1> STW n8, *+left[3]{store3}
|| OR .L1 A15, A9, A12                      ; <1> OR s3g14, s3g22, s3g23
|| XOR .L2 B16, B19, B9                     ; <1> XOR l3, s5g36, n3
|| MPY .M1 -1, A24, A21                     ; <0> MPY -1, k1, m13
|| XOR .S1 A16, A0, A1                      ; <1> XOR s3g6, s3g41, s3g42
|| XOR .S2 B17, B18, B16                    ; <1> XOR s5g47, s5g46, s5g48
   LDW .D1T2 *+A4[3], B19                   ; <0> LDW *+right[3]{right3}, r25
|| AND .D2X B10, A26, B8                    ; <1> AND r52, s4g10, s4g32
|| OR .L1 A13, A22, A9                      ; <1> OR s3g21, r41, s3g31
|| XOR .L2 -1, B6, B12                      ; <1> XOR -1, s4g20, s4g20n
|| MPYLH .M1X A6, B20, A3                   ; <0> MPYHL k3, ones, m22
|| XOR .S1 A14, A15, A13                    ; <1> XOR s3g15, s3g14, s3g16
|| XOR .S2 B12, B8, B11                     ; <1> XOR s4g5, s4g14, s4g15
   LDW .D1T1 *+A5[8], A14                   ; <0> LDW *+keys[8], k8
|| STW .D2T2 B9, *+B4[23]                   ; <1> STW n3, *+left[23]{store23}
|| XOR .L1 A2, A3, A7                       ; <1> XOR s3g38, s3g37, s3g39
|| OR .L2X B10, A26, B9                     ; <1> OR s4g10, r52, s4g30
|| MPY .M1 -1, A27, A12                     ; <0> MPY -1, k5, m25
|| XOR .S1 A15, A1, A2                      ; <1> XOR s3g14, s3g42, s3g43
|| XOR .S2 B31, B21, B26                    ; <0> XOR r15, m15, x15
   LDW .D1T2 *+A4[4], B14                   ; <0> LDW *+right[4]{right4}, r84
|| XOR .D2 B24, B22, B24                    ; <0> XOR r26, m26, r26
|| XOR .L1X A16, B27, A18                   ; <0> XOR r16, m16, x16
|| XOR .L2 B11, B12, B6                     ; <1> XOR s4g15, s4g20n, s4g26
|| XOR .S1 A12, A11, A11                    ; <1> XOR s3g23, s3g25, s3g26
|| XOR .S2X B16, A14, B16                   ; <1> XOR l14, s5g48, n14
   LDW .D1T1 *+A4[23], A22                  ; <0> LDW *+right[23]{right23}, r14
|| LDW .D2T2 *+B4[2], B6                    ; <1> LDW *+left[2]{left2}, l16
|| XOR .L1 A28, A21, A28                    ; <0> XOR r13, m13, r13
|| OR .L2X B11, A26, B10                    ; <1> OR s4g15, r52, s4g24
|| XOR .S1X -1, B28, A27                    ; <0> XOR -1, r11, s1a1n
|| XOR .S2 B31, B18, B31                    ; <0> XOR r15, m21, r15
   LDW .D1T2 *+A5[6], B13                   ; <0> LDW *+keys[6], k6
|| LDW .D2T1 *+B4[31], A8                   ; <1> LDW *+left[31]{left31}, l1
|| AND .L1 A11, A22, A2                     ; <1> AND s3g26, r41, s3g45
|| XOR .L2X B27, A3, B27                    ; <0> XOR r16, m22, r16
|| MPYHL .M1 A24, A6, A11                   ; <0> MPYHL k1, ones, m14
|| XOR .S1 A8, A2, A3                       ; <1> XOR s3g33, s3g43, s3g44
|| OR .S2 B6, B7, B6                        ; <1> OR s4g26, s4g16, s4g27
   LDW .D1T1 *+A5[10], A11                  ; <0> LDW *+keys[10], k10
|| LDW .D2T2 *+B4[17], B3                   ; <1> LDW *+left[17]{left17}, l20
|| XOR .L1X A18, B26, A25                   ; <0> XOR x15, x16, s1g8
|| OR .L2 B28, B26, B21                     ; <0> OR r11, x15, s1g1
|| OR .S1 A11, A17, A8                      ; <1> OR s3g26, s3a3n, s3g27
|| AND .S2X B11, A26, B11                   ; <1> AND r52, s4g15, s4g21
   XOR .D1 A2, A3, A2                       ; <1> XOR s3g45, s3g44, s3g46
|| STW .D2T2 B16, *+B4[10]                  ; <1> STW n14, *+left[10]{store10}
|| XOR .L1 A27, A28, A24                    ; <0> XOR s1a1n, r13, s1g4
|| XOR .L2X B3, A13, B3                     ; <1> XOR l6, s3g16, n6
|| MPY .M2 -1, B17, B20                     ; <0> MPY -1, k4, m23
|| OR .S1 A28, A18, A26                     ; <0> OR r13, x16, s1g3
|| AND .S2 B14, B6, B7                      ; <1> AND s4g11, s4g27, s4g28
   LDW .D1T2 *+A5[7], B10                   ; <0> LDW *+keys[7], k7
|| XOR .D2 B10, B12, B11                    ; <1> XOR s4g24, s4g20n, s4g25
|| XOR .L1 -1, A25, A21                     ; <0> XOR -1, s1g8, s1g8n
|| XOR .L2 B11, B12, B12                    ; <1> XOR s4g21, s4g20n, s4g22
|| MPY .M1 -1, A23, A10                     ; <0> MPY -1, k11, m75
|| MPYHL .M2 B17, B5, B18                   ; <0> MPYHL k4, ones, m24
|| AND .S1 A10, A8, A3                      ; <1> AND s3g28, s3g27, s3g29
|| XOR .S2X B19, A12, B19                   ; <0> XOR r25, m25, r25
   LDW .D1T2 *+A4[7], B16                   ; <0> LDW *+right[7]{right7}, r24
|| XOR .L1 A22, A11, A22                    ; <0> XOR r14, m14, r14
|| AND .L2 B31, B24, B16                    ; <0> AND r15, r26, s2g2
|| MPY .M1 -1, A14, A12                     ; <0> MPY -1, k8, m85
|| XOR .S1 A0, A2, A0                       ; <1> XOR l30, s3g46, n30
|| XOR .S2 B13, B7, B10                     ; <1> XOR s4g18, s4g28, s4g29
   LDW .D1T1 *+A4[0], A20                   ; <0> LDW *+right[0]{right0}, r85
|| STW .D2T2 B3, *+B4[11]                   ; <1> STW n6, *+left[11]{store11}
|| XOR .L1 A19, A3, A2                      ; <1> XOR r31, s3g29, s3g30
|| XOR .L2X B12, A20, B7                    ; <1> XOR l26, s4g22, n26
|| MPYHL .M1 A23, A6, A3                    ; <0> MPYHL k11, ones, m76
|| XOR .S1 A28, A21, A15                    ; <0> XOR r13, s1g8n, s1g9
|| XOR .S2 B27, B19, B12                    ; <0> XOR r16, r25, s2g1
   LDW .D1T2 *+A4[11], B25                  ; <0> LDW *+right[11]{right11}, r23
|| LDW .D2T1 *+B4[26], A1                   ; <1> LDW *+left[26]{left26}, l10
|| AND .L1 A26, A24, A16                    ; <0> AND s1g3, s1g4, s1g5
|| XOR .L2 B8, B10, B8                      ; <1> XOR s4g32, s4g29, s4g33
|| XOR .S1X A22, B21, A23                   ; <0> XOR r14, s1g1, s1g2
|| XOR .S2 B3, B11, B3                      ; <1> XOR l20, s4g25, n20
   LDW .D1T2 *+A5[9], B7                    ; <0> LDW *+keys[9], k9
|| STW .D2T1 A0, *+B4[8]                    ; <1> STW n30, *+left[8]{store8}
|| XOR .L1 A9, A2, A2                       ; <1> XOR s3g31, s3g30, s3g32
|| OR .L2 B19, B16, B11                     ; <0> OR r25, s2g2, s2g3
|| OR .S1 A27, A18, A13                     ; <0> OR s1a1n, x16, s1g14
|| XOR .S2 B9, B10, B9                      ; <1> XOR s4g30, s4g29, s4g31
   AND .D1 A23, A15, A17                    ; <0> AND s1g2, s1g9, s1g10
|| STW .D2T2 B7, *+B4[24]                   ; <1> STW n26, *+left[24]{store24}
|| OR .L1 A18, A16, A16                     ; <0> OR x16, s1g5, s1g11
|| XOR .L2 B24, B12, B17                    ; <0> XOR r26, s2g1, s2g16
|| MPYLH .M1X A6, B13, A9                   ; <0> MPYHL k6, ones, m82
|| XOR .S1 A22, A16, A19                    ; <0> XOR r14, s1g5, s1g6
|| AND .S2 B12, B24, B23                    ; <0> AND s2g1, r26, s2g5
   LDW .D1T2 *+A4[8], B6                    ; <0> LDW *+right[8]{right8}, r83
|| AND .D2 B31, B12, B22                    ; <0> AND r15, s2g1, s2g6
|| AND .L1X A28, B21, A15                   ; <0> AND r13, s1g1, s1g22
|| AND .L2 B27, B11, B18                    ; <0> AND r16, s2g3, s2g4
|| XOR .S1 A1, A7, A0                       ; <1> XOR l24, s3g39, n24
|| XOR .S2 B16, B18, B16                    ; <0> XOR r24, m24, r24
   LDW .D1T1 *+A4[24], A7                   ; <0> LDW *+right[24]{right24}, r73
|| STW .D2T2 B3, *+B4[17]                   ; <1> STW n20, *+left[17]{store17}
|| XOR .L1 A17, A16, A18                    ; <0> XOR s1g10, s1g11, s1g12
|| XOR .L2 B11, B23, B8                     ; <0> XOR s2g3, s2g5, s2g10
|| MPY .M1X -1, B10, A7                     ; <0> MPY -1, k7, m83
|| OR .S1 A22, A13, A8                      ; <0> OR r14, s1g14, s1g18
|| XOR .S2X B8, A8, B3                      ; <1> XOR l1, s4g33, n1
   LDW .D1T2 *+A4[12], B26                  ; <0> LDW *+right[12]{right12}, r82
|| STW .D2T1 A0, *+B4[1]                    ; <1> STW n24, *+left[1]{store1}
|| AND .L1X A19, B26, A16                   ; <0> AND x15, s1g6, s1g16
|| XOR .L2 B25, B20, B25                    ; <0> XOR r23, m23, r23
|| [B0] B .S1 round                         ; <1> [rounds] B round
|| XOR .S2 -1, B16, B28                     ; <0> XOR -1, r24, s2a4n
   XOR .D1X A1, B9, A0                      ; <1> XOR l10, s4g31, n10
|| STW .D2T2 B3, *+B4[31]                   ; <1> STW n1, *+left[31]{store31}
|| OR .L1 A19, A23, A22                     ; <0> OR s1g6, s1g2, s1g7
|| XOR .L2X B6, A2, B3                      ; <1> XOR l16, s3g32, n16
|| OR .S1 A18, A13, A1                      ; <0> OR s1g12, s1g14, s1g15
|| OR .S2 B18, B8, B12                      ; <0> OR s2g4, s2g10, s2g11
   LDW .D1T1 *+A4[16], A28                  ; <0> LDW *+right[16]{right16}, r81
|| OR .D2 B18, B16, B11                     ; <0> OR s2g4, r24, s2g26
|| XOR .L1 A20, A12, A20                    ; <0> XOR r85, m85, r85
|| OR .L2 B25, B24, B21                     ; <0> OR r23, r26, s2g9
|| MPYHL .M2 B10, B5, B3                    ; <0> MPYHL k7, ones, m84
|| XOR .S1 A16, A8, A2                      ; <0> XOR s1g16, s1g18, s1g19
|| XOR .S2 -1, B17, B8                      ; <0> XOR -1, s2g16, s2g16n
   LDW .D1T1 *+A4[31], A29                  ; <0> LDW *+right[31]{right31}, r12
|| STW .D2T2 B3, *+B4[2]                    ; <1> STW n16, *+left[2]{store2}
|| XOR .L1 -1, A1, A17                      ; <0> XOR -1, s1g15, s1g15n
|| XOR .L2X B6, A7, B6                      ; <0> XOR r83, m83, r83
|| MPYHL .M1 A29, A6, A24                   ; <0> MPYHL k0, ones, m12
|| MPY .M2 -1, B13, B2                      ; <0> MPY -1, k6, m81
|| AND .S1 A26, A18, A13                    ; <0> AND s1g3, s1g12, s1g26
|| OR .S2 B25, B12, B16                     ; <0> OR r23, s2g11, s2g13
   OR .D1 A21, A24, A1                      ; <0> OR s1g8n, s1g4, s1g20
|| STW .D2T1 A0, *+B4[26]                   ; <1> STW n10, *+left[26]{store26}
|| XOR .L1 -1, A22, A19                     ; <0> XOR -1, s1g7, s1g7n
|| [B2] ADD .L2 0, B1, B4                   ; <1> [swap] ADD 0, saved, left
|| MPYLH .M2X B5, A14, B9                   ; <0> MPYHL k8, ones, m86
|| OR .S1X A23, B26, A8                     ; <0> OR x15, s1g2, s1g44
|| AND .S2 B8, B21, B8                      ; <0> AND s2g16n, s2g9, s2g17
   XOR .D1X A9, B26, A12                    ; <0> XOR r82, m82, x82
|| XOR .D2 B14, B3, B14                     ; <0> XOR r84, m84, r84
|| XOR .L1 A23, A17, A0                     ; <0> XOR s1g2, s1g15n, s1g23
|| AND .L2X B6, A20, B1                     ; <0> AND r85, r83, s8g2
|| XOR .S1 A26, A17, A9                     ; <0> XOR s1g3, s1g15n, s1g37
|| XOR .S2 B16, B31, B13                    ; <0> XOR s2g13, r15, s2g15
   MVK .S1 0x5555, A13
|| MVK .S2 0x3333, B12
|| LDW .D2T1 *+B15[143], A4
|| ADD .L1X 0, B15, A6
   MVKH .S1 0x55555555, A13
|| MVKH .S2 0x33333333, B12
|| LDW .D2T2 *+B15[143], B4
   MVK .S1 0x0F0F, A14
|| MVK .S2 0x00FF, B13
|| LDW .D2T2 *+B15[142], B3
   MVKH .S1 0x0F0F0F0F, A14
|| MVKH .S2 0x00FF00FF, B13
   ADDK .S1 132, A6
   ADD .L1 0, A4, A5
|| ADDK .S1 62, A4
|| LDW .D1T2 *-A6[31], B24
|| LDW .D2T1 *+B15[35], A27
   ADDK .S1 192, A5
|| ADDK .S2 160, B4
|| LDW .D1T1 *+A6[1], A25
|| LDW .D2T2 *+B15[5], B27
   LDW .D1T1 *-A6[29], A24
|| LDW .D2T2 *+B15[3], B28
   LDW .D1T2 *+A6[7], B26
|| LDW .D2T1 *+B15[39], A20
   LDW .D2T1 *+B15[38], A22
   LDW .D2T1 *+B15[8], A19
   LDW .D1T2 *-A6[27], B19
|| LDW .D2T1 *+B15[41], A21
|| SHRU .S1 A25, 8, A2
   LDW .D1T1 *-A6[26], A23
|| LDW .D2T2 *+B15[36], B22
|| SHRU .S2 B24, 8, B21
   SHRU .S1 A24, 8, A12
|| SHRU .S2 B28, 8, B18
   LDW .D1T1 *-A6[24], A22
|| XOR .S1 A2, A22, A18
   LDW .D1T2 *+A6[4], B21
|| XOR .L1 A12, A19, A3
|| SHRU .S2 B27, 8, B30
   AND .L1X A18, B13, A18
|| SHRU .S1 A27, 8, A31
|| XOR .S2 B21, B19, B17
   AND .L2X B13, A3, B14
|| SHRU .S2 B22, 8, B10
   XOR .L2X B18, A23, B8
|| XOR .S1 A22, A18, A26
   AND .D2 B17, B13, B16
|| XOR .L1 A31, A20, A3
|| XOR .L2 B10, B26, B31
|| SHL .S2X A18, 8, B10
   AND .L2 B8, B13, B17
|| SHL .S1X B14, 8, A2
|| SHRU .S2 B21, 8, B0
   XOR .D2X B30, A22, B8
|| AND .L1X A3, B13, A3
|| XOR .L2 B19, B16, B25
|| SHL .S2 B16, 8, B16
   XOR .D2X B10, A25, B23
|| XOR .L1X A19, B14, A19
|| AND .L2 B31, B13, B14
|| SHL .S2 B17, 8, B10
   XOR .D2 B24, B16, B24
|| XOR .L1 A20, A3, A25
|| XOR .L2X B0, A21, B30
|| SHL .S1 A3, 8, A18
|| SHRU .S2 B25, 4, B29
   AND .D2 B8, B13, B6
|| XOR .L2 B28, B10, B20
|| SHL .S2 B14, 8, B8
   AND .D2 B30, B13, B16
|| XOR .L1 A24, A2, A20
|| XOR .L2X B29, A19, B0
|| SHRU .S1X B24, 4, A0
|| SHRU .S2 B23, 4, B10
   XOR .D2X B17, A23, B22
|| XOR .L1 A27, A18, A24
|| XOR .L2 B22, B8, B18
|| SHL .S2 B6, 8, B7
   XOR .D1 A0, A20, A3
|| XOR .L1X A22, B6, A23
|| AND .L2X B0, A14, B8
|| SHRU .S2 B20, 4, B6
   XOR .D2 B27, B7, B17
|| XOR .L2 B10, B18, B7
|| SHRU .S1 A25, 4, A18
|| SHRU .S2X A26, 4, B0
   AND .L1 A3, A14, A8
|| XOR .L2 B26, B14, B19
|| XOR .S1X A19, B8, A19
|| SHL .S2 B16, 8, B14
   AND .D2X B7, A14, B10
|| XOR .L2 B6, B17, B9
|| SHRU .S1 A24, 4, A1
|| SHRU .S2 B22, 4, B6
   XOR .D2 B0, B19, B7
|| XOR .L1X A21, B16, A22
|| XOR .L2 B21, B14, B14
|| SHL .S1 A8, 4, A10
   XOR .D2 B18, B10, B21
|| XOR .L1 A20, A8, A21
|| XOR .L2X B6, A23, B6
|| SHL .S1X B10, 4, A20
   XOR .L1X A1, B14, A2
|| AND .L2X B9, A14, B9
|| SHL .S2 B8, 4, B8
   XOR .D1 A18, A22, A9
|| AND .L1X A14, B7, A17
|| XOR .L2X B24, A10, B18
|| SHRU .S2 B21, 2, B5
   AND .D1 A2, A14, A10
|| XOR .L2 B17, B9, B16
|| SHL .S2 B9, 4, B7
   XOR .L1X A20, B23, A18
|| AND .L2 B5, B12, B5
|| SHRU .S1 A21, 2, A8
   XOR .D2X B14, A10, B9
|| AND .L1X A14, B6, A11
|| XOR .L2 B20, B7, B10
|| SHL .S1 A10, 4, A15
|| SHRU .S2 B18, 2, B2
   XOR .D2 B25, B8, B14
|| AND .L1 A9, A14, A10
|| AND .L2 B16, B12, B0
|| AND .S1X A8, B12, A0
|| SHRU .S2X A18, 2, B6
   XOR .D2X B19, A17, B20
|| XOR .L1 A23, A11, A16
|| AND .L2 B2, B12, B8
|| SHL .S1 A11, 4, A11
|| AND .S2 B10, B12, B7
   AND .D2 B9, B12, B0
|| SUB .L1X B0, A0, A8
|| SHL .S1 A10, 4, A9
|| SHRU .S2 B14, 2, B2
   XOR .D2X B22, A11, B11
|| XOR .L1 A24, A15, A12
|| AND .L2 B6, B12, B7
|| SHL .S1 A17, 4, A11
|| SUB .S2 B7, B8, B8
   XOR .D1 A22, A10, A10
|| AND .L1X A16, B12, A2
|| SUB .L2 B0, B5, B5
   AND .D2 B2, B12, B2
|| AND .L1X A12, B12, A7
|| AND .L2 B11, B12, B1
|| SHRU .S1 A19, 2, A3
|| SUB .S2X B16, A8, B17
   ADDAW .D1 A21, A8, A15
|| XOR .L1 A26, A11, A8
|| AND .L2X B12, A10, B6
|| SHRU .S1X B20, 2, A1
|| SUB .S2 B10, B8, B19
   ADDAW .D2 B18, B8, B18
|| SUB .L1X A7, B7, A7
|| SUB .L2 B1, B2, B2
|| XOR .S1 A25, A9, A11
|| SUB .S2 B9, B5, B10
   ADDAW .D2 B21, B5, B9
|| AND .L1X A3, B12, A30
|| AND .L2X B12, A1, B7
|| SHRU .S1 A8, 2, A1
|| SHRU .S2 B19, 1, B1
   ADDAW .D1 A18, A7, A7
|| ADDAW .D2 B14, B2, B14
|| SUB .L1 A12, A7, A12
|| AND .L2X B12, A11, B8
|| SHRU .S1 A15, 1, A0
|| SHRU .S2 B17, 1, B0
   SUB .L1 A2, A30, A2
|| AND .L2X B1, A13, B5
|| AND .S1X A1, B12, A1
|| SUB .S2 B11, B2, B16
|| LDW .D1T2 *-A6[23], B24
|| LDW .D2T1 *+B15[43], A27
   AND .L1 A12, A13, A30
|| AND .L2X B0, A13, B2
|| AND .S1X A13, B9, A29
|| SHRU .S2 B18, 1, B0
|| LDW .D1T1 *+A6[9], A25
|| LDW .D2T2 *+B15[13], B27
   SUB .L1X B8, A1, A3
|| AND .L2X B10, A13, B1
|| AND .S1 A0, A13, A0
|| SUB .S2 B6, B7, B11
|| LDW .D1T1 *-A6[21], A24
|| LDW .D2T2 *+B15[11], B28
   AND .L1 A7, A13, A1
|| AND .L2X B0, A13, B6
|| SUB .S1 A16, A2, A17
|| SHRU .S2 B16, 1, B0
|| LDW .D1T2 *+A6[15], B26
|| LDW .D2T1 *+B15[47], A20
   ADDAW .D1 A8, A3, A10
|| SUB .L1X A10, B11, A9
|| SUB .L2X A30, B5, B7
|| SUB .S1 A29, A0, A8
|| SUB .S2 B1, B2, B5
|| LDW .D2T1 *+B15[46], A22
   ADDAW .D1 A19, A2, A16
|| SUB .L1 A11, A3, A11
|| SUB .L2X A1, B6, B2
|| SHRU .S2 B14, 1, B1
|| LDW .D2T1 *+B15[16], A19
   AND .L1 A10, A13, A3
|| SUB .L2X A12, B7, B8
|| SUB .S2 B10, B5, B6
|| LDW .D1T2 *-A6[19], B19
|| LDW .D2T1 *+B15[49], A21
|| SHRU .S1 A25, 8, A2
   AND .L1 A11, A13, A1
|| SUB .L2X A7, B2, B10
|| SHRU .S1 A17, 1, A0
|| LDW .D1T1 *-A6[18], A23
|| LDW .D2T2 *+B15[44], B22
|| SHRU .S2 B24, 8, B21
   STH .D1T2 B8, *-A4[19]
|| ADDAH .D2 B18, B2, B9
|| SUB .L1X B9, A8, A7
|| AND .L2X B1, A13, B2
|| SHRU .S1 A24, 8, A12
|| SHRU .S2 B28, 8, B18
   ADDAH .D2 B17, B5, B5
|| AND .L1 A0, A13, A2
|| AND .L2X B0, A13, B1
|| SHRU .S2 B10, 16, B0
|| LDW .D1T1 *-A6[16], A22
|| XOR .S1 A2, A22, A18
   ADDAH .D2 B19, B7, B7
|| SUB .L2X A3, B2, B2
|| SHRU .S1 A7, 16, A0
|| LDW .D1T2 *+A6[12], B21
|| XOR .L1 A12, A19, A3
|| SHRU .S2 B27, 8, B30
   STH .D1T2 B0, *-A5[28]
|| ADDAW .D2 B20, B11, B11
|| SUB .L2X A1, B1, B0
|| AND .L1X A18, B13, A18
|| SHRU .S1 A27, 8, A31
|| XOR .S2 B21, B19, B17
   STH .D1T2 B10, *-A4[27]
|| ADDAH .D2 B14, B2, B2
|| SUB .L1X A10, B2, A12
|| AND .S1 A9, A13, A1
|| AND .L2X B13, A3, B14
|| SHRU .S2 B22, 8, B10
   STH .D1T1 A0, *-A5[12]
|| ADDAH .D2 B16, B0, B1
|| SUB .L1X A11, B0, A11
|| SHRU .S2 B8, 16, B0
|| XOR .L2X B18, A23, B8
|| XOR .S1 A22, A18, A26
   STH .D1T2 B2, *+A4[1]
|| SHRU .S1X B6, 16, A0
|| AND .D2 B17, B13, B16
|| XOR .L1 A31, A20, A3
|| XOR .L2 B10, B26, B31
|| SHL .S2X A18, 8, B10
   ADDAH .D1 A15, A8, A15
|| STH .D2T2 B0, *-B4[4]
|| SUB .L1 A1, A2, A8
|| AND .L2 B8, B13, B17
|| SHL .S1X B14, 8, A2
|| SHRU .S2 B21, 8, B0
   STH .D1T2 B7, *-A4[23]
|| SHRU .S1 A12, 16, A1
|| XOR .D2X B30, A22, B8
|| AND .L1X A3, B13, A3
|| XOR .L2 B19, B16, B25
|| SHL .S2 B16, 8, B16
   STH .D1T1 A7, *-A4[11]
|| SHRU .S1 A16, 1, A10
|| XOR .D2X B10, A25, B23
|| XOR .L1X A19, B14, A19
|| AND .L2 B31, B13, B14
|| SHL .S2 B17, 8, B10
   STH .D1T2 B6, *-A4[3]
|| XOR .D2 B24, B16, B24
|| XOR .L1 A20, A3, A25
|| XOR .L2X B0, A21, B30
|| SHL .S1 A3, 8, A18
|| SHRU .S2 B25, 4, B29
   STH .D1T2 B1, *+A4[9]
|| SUB .L1 A9, A8, A7
|| SHRU .S1X B9, 16, A3
|| AND .D2 B8, B13, B6
|| XOR .L2 B28, B10, B20
|| SHL .S2 B14, 8, B8
   STH .D1T1 A0, *-A5[4]
|| AND .D2 B30, B13, B16
|| XOR .L1 A24, A2, A20
|| XOR .L2X B29, A19, B0
|| SHRU .S1X B24, 4, A0
|| SHRU .S2 B23, 4, B10
   STH .D1T2 B9, *-A4[31]
|| SHRU .S1X B7, 16, A2
|| XOR .D2X B17, A23, B22
|| XOR .L1 A27, A18, A24
|| XOR .L2 B22, B8, B18
|| SHL .S2 B6, 8, B7
   STH .D2T1 A3, *-B4[16]
|| SHRU .S1 A7, 16, A0
|| XOR .D1 A0, A20, A3
|| XOR .L1X A22, B6, A23
|| AND .L2X B0, A14, B8
|| SHRU .S2 B20, 4, B6
   STH .D1T1 A11, *+A4[13]
|| AND .L1X A13, B11, A9
|| XOR .D2 B27, B7, B17
|| XOR .L2 B10, B18, B7
|| SHRU .S1 A25, 4, A18
|| SHRU .S2X A26, 4, B0
   ADDAH .D1 A17, A8, A3
|| STH .D2T1 A1, *+B4[20]
|| AND .L1 A3, A14, A8
|| XOR .L2 B26, B14, B19
|| XOR .S1X A19, B8, A19
|| SHL .S2 B16, 8, B14
   STH .D1T1 A0, *+A5[28]
|| AND .L1 A10, A13, A0
|| AND .D2X B7, A14, B10
|| XOR .L2 B6, B17, B9
|| SHRU .S1 A24, 4, A1
|| SHRU .S2 B22, 4, B6
   STH .D1T2 B5, *-A4[7]
|| SHRU .S2 B1, 16, B0
|| XOR .D2 B0, B19, B7
|| XOR .L1X A21, B16, A22
|| XOR .L2 B21, B14, B14
|| SHL .S1 A8, 4, A10
   STH .D1T1 A15, *-A4[15]
|| SHRU .S2 B5, 16, B1
|| XOR .D2 B18, B10, B21
|| XOR .L1 A20, A8, A21
|| XOR .L2X B6, A23, B6
|| SHL .S1X B10, 4, A20
   SUB .D1 A9, A0, A8
|| STH .D2T1 A2, *-B4[8]
|| SHRU .S1 A11, 16, A1
|| XOR .L1X A1, B14, A2
|| AND .L2X B9, A14, B9
|| SHL .S2 B8, 4, B8
   STH .D2T1 A7, *-B4[20]
|| SHRU .S1 A3, 16, A0
|| XOR .D1 A18, A22, A9
|| AND .L1X A14, B7, A17
|| XOR .L2X B24, A10, B18
|| SHRU .S2 B21, 2, B5
   STH .D2T1 A3, *-B4[24]
|| SUB .L1X B11, A8, A7
|| SHRU .S1 A15, 16, A2
|| AND .D1 A2, A14, A10
|| XOR .L2 B17, B9, B16
|| SHL .S2 B9, 4, B7
   ADDAH .D1 A16, A8, A3
|| STH .D2T2 B1, *+B4[8]
|| SHRU .S2 B2, 16, B1
|| XOR .L1X A20, B23, A18
|| AND .L2 B5, B12, B5
|| SHRU .S1 A21, 2, A8
   STH .D1T2 B0, *+A5[8]
|| XOR .D2X B14, A10, B9
|| AND .L1X A14, B6, A11
|| XOR .L2 B20, B7, B10
|| SHL .S1 A10, 4, A15
|| SHRU .S2 B18, 2, B2
   STH .D1T1 A0, *+A5[24]
|| XOR .D2 B25, B8, B14
|| AND .L1 A9, A14, A10
|| AND .L2 B16, B12, B0
|| AND .S1X A8, B12, A0
|| SHRU .S2X A18, 2, B6
   STH .D1T1 A12, *+A4[5]
|| XOR .D2X B19, A17, B20
|| XOR .L1 A23, A11, A16
|| AND .L2 B2, B12, B8
|| SHL .S1 A11, 4, A11
|| AND .S2 B10, B12, B7
   STH .D1T1 A3, *+A4[17]
|| AND .D2 B9, B12, B0
|| SUB .L1X B0, A0, A8
|| SHL .S1 A10, 4, A9
|| SHRU .S2 B14, 2, B2
   STH .D1T2 B1, *+A5[0]
|| XOR .D2X B22, A11, B11
|| XOR .L1 A24, A15, A12
|| AND .L2 B6, B12, B7
|| SHL .S1 A17, 4, A11
|| SUB .S2 B7, B8, B8
   STH .D2T1 A2, *+B4[0]
|| SHRU .S1 A3, 16, A0
|| SHRU .S2X A7, 16, B0
|| XOR .D1 A22, A10, A10
|| AND .L1X A16, B12, A2
|| SUB .L2 B0, B5, B5
   STH .D1T1 A7, *+A4[21]
|| AND .D2 B2, B12, B2
|| AND .L1X A12, B12, A7
|| AND .L2 B11, B12, B1
|| SHRU .S1 A19, 2, A3
|| SUB .S2X B16, A8, B17
   STH .D2T1 A1, *+B4[28]
|| ADDAW .D1 A21, A8, A15
|| XOR .L1 A26, A11, A8
|| AND .L2X B12, A10, B6
|| SHRU .S1X B20, 2, A1
|| SUB .S2 B10, B8, B19
   STH .D1T2 B0, *+A5[20]
|| ADDAW .D2 B18, B8, B18
|| SUB .L1X A7, B7, A7
|| SUB .L2 B1, B2, B2
|| XOR .S1 A25, A9, A11
|| SUB .S2 B9, B5, B10
   STH .D1T1 A0, *+A5[16]
|| ADDAW .D2 B21, B5, B9
|| AND .L1X A3, B12, A30
|| AND .L2X B12, A1, B7
|| SHRU .S1 A8, 2, A1
|| SHRU .S2 B19, 1, B1
   ADDAW .D1 A18, A7, A7
|| ADDAW .D2 B14, B2, B14
|| SUB .L1 A12, A7, A12
|| AND .L2X B12, A11, B8
|| SHRU .S1 A15, 1, A0
|| SHRU .S2 B17, 1, B0
   SUB .L1 A2, A30, A2
|| AND .L2X B1, A13, B5
|| AND .S1X A1, B12, A1
|| SUB .S2 B11, B2, B16
|| LDW .D1T2 *-A6[15], B24
|| LDW .D2T1 *+B15[51], A27
   AND .L1 A12, A13, A30
|| AND .L2X B0, A13, B2
|| AND .S1X A13, B9, A29
|| SHRU .S2 B18, 1, B0
|| LDW .D1T1 *+A6[17], A25
|| LDW .D2T2 *+B15[21], B27
   SUB .L1X B8, A1, A3
|| AND .L2X B10, A13, B1
|| AND .S1 A0, A13, A0
|| SUB .S2 B6, B7, B11
|| LDW .D1T1 *-A6[13], A24
|| LDW .D2T2 *+B15[19], B28
   AND .L1 A7, A13, A1
|| AND .L2X B0, A13, B6
|| SUB .S1 A16, A2, A17
|| SHRU .S2 B16, 1, B0
|| LDW .D1T2 *+A6[23], B26
|| LDW .D2T1 *+B15[55], A20
   ADDAW .D1 A8, A3, A10
|| SUB .L1X A10, B11, A9
|| SUB .L2X A30, B5, B7
|| SUB .S1 A29, A0, A8
|| SUB .S2 B1, B2, B5
|| LDW .D2T1 *+B15[54], A22
   ADDAW .D1 A19, A2, A16
|| SUB .L1 A11, A3, A11
|| SUB .L2X A1, B6, B2
|| SHRU .S2 B14, 1, B1
|| LDW .D2T1 *+B15[24], A19
   AND .L1 A10, A13, A3
|| SUB .L2X A12, B7, B8
|| SUB .S2 B10, B5, B6
|| LDW .D1T2 *-A6[11], B19
|| LDW .D2T1 *+B15[57], A21
|| SHRU .S1 A25, 8, A2
   AND .L1 A11, A13, A1
|| SUB .L2X A7, B2, B10
|| SHRU .S1 A17, 1, A0
|| LDW .D1T1 *-A6[10], A23
|| LDW .D2T2 *+B15[52], B22
|| SHRU .S2 B24, 8, B21
   STH .D1T2 B8, *-A4[18]
|| ADDAH .D2 B18, B2, B9
|| SUB .L1X B9, A8, A7
|| AND .L2X B1, A13, B2
|| SHRU .S1 A24, 8, A12
|| SHRU .S2 B28, 8, B18
   ADDAH .D2 B17, B5, B5
|| AND .L1 A0, A13, A2
|| AND .L2X B0, A13, B1
|| SHRU .S2 B10, 16, B0
|| LDW .D1T1 *-A6[8], A22
|| XOR .S1 A2, A22, A18
   ADDAH .D2 B19, B7, B7
|| SUB .L2X A3, B2, B2
|| SHRU .S1 A7, 16, A0
|| LDW .D1T2 *+A6[20], B21
|| XOR .L1 A12, A19, A3
|| SHRU .S2 B27, 8, B30
   STH .D1T2 B0, *-A5[27]
|| ADDAW .D2 B20, B11, B11
|| SUB .L2X A1, B1, B0
|| AND .L1X A18, B13, A18
|| SHRU .S1 A27, 8, A31
|| XOR .S2 B21, B19, B17
   STH .D1T2 B10, *-A4[26]
|| ADDAH .D2 B14, B2, B2
|| SUB .L1X A10, B2, A12
|| AND .S1 A9, A13, A1
|| AND .L2X B13, A3, B14
|| SHRU .S2 B22, 8, B10
   STH .D1T1 A0, *-A5[11]
|| ADDAH .D2 B16, B0, B1
|| SUB .L1X A11, B0, A11
|| SHRU .S2 B8, 16, B0
|| XOR .L2X B18, A23, B8
|| XOR .S1 A22, A18, A26
   STH .D1T2 B2, *+A4[2]
|| SHRU .S1X B6, 16, A0
|| AND .D2 B17, B13, B16
|| XOR .L1 A31, A20, A3
|| XOR .L2 B10, B26, B31
|| SHL .S2X A18, 8, B10
   ADDAH .D1 A15, A8, A15
|| STH .D2T2 B0, *-B4[3]
|| SUB .L1 A1, A2, A8
|| AND .L2 B8, B13, B17
|| SHL .S1X B14, 8, A2
|| SHRU .S2 B21, 8, B0
   STH .D1T2 B7, *-A4[22]
|| SHRU .S1 A12, 16, A1
|| XOR .D2X B30, A22, B8
|| AND .L1X A3, B13, A3
|| XOR .L2 B19, B16, B25
|| SHL .S2 B16, 8, B16
   STH .D1T1 A7, *-A4[10]
|| SHRU .S1 A16, 1, A10
|| XOR .D2X B10, A25, B23
|| XOR .L1X A19, B14, A19
|| AND .L2 B31, B13, B14
|| SHL .S2 B17, 8, B10
   STH .D1T2 B6, *-A4[2]
|| XOR .D2 B24, B16, B24
|| XOR .L1 A20, A3, A25
|| XOR .L2X B0, A21, B30
|| SHL .S1 A3, 8, A18
|| SHRU .S2 B25, 4, B29
   STH .D1T2 B1, *+A4[10]
|| SUB .L1 A9, A8, A7
|| SHRU .S1X B9, 16, A3
|| AND .D2 B8, B13, B6
|| XOR .L2 B28, B10, B20
|| SHL .S2 B14, 8, B8
   STH .D1T1 A0, *-A5[3]
|| AND .D2 B30, B13, B16
|| XOR .L1 A24, A2, A20
|| XOR .L2X B29, A19, B0
|| SHRU .S1X B24, 4, A0
|| SHRU .S2 B23, 4, B10
   STH .D1T2 B9, *-A4[30]
|| SHRU .S1X B7, 16, A2
|| XOR .D2X B17, A23, B22
|| XOR .L1 A27, A18, A24
|| XOR .L2 B22, B8, B18
|| SHL .S2 B6, 8, B7
   STH .D2T1 A3, *-B4[15]
|| SHRU .S1 A7, 16, A0
|| XOR .D1 A0, A20, A3
|| XOR .L1X A22, B6, A23
|| AND .L2X B0, A14, B8
|| SHRU .S2 B20, 4, B6
   STH .D1T1 A11, *+A4[14]
|| AND .L1X A13, B11, A9
|| XOR .D2 B27, B7, B17
|| XOR .L2 B10, B18, B7
|| SHRU .S1 A25, 4, A18
|| SHRU .S2X A26, 4, B0
   ADDAH .D1 A17, A8, A3
|| STH .D2T1 A1, *+B4[21]
|| AND .L1 A3, A14, A8
|| XOR .L2 B26, B14, B19
|| XOR .S1X A19, B8, A19
|| SHL .S2 B16, 8, B14
   STH .D1T1 A0, *+A5[29]
|| AND .L1 A10, A13, A0
|| AND .D2X B7, A14, B10
|| XOR .L2 B6, B17, B9
|| SHRU .S1 A24, 4, A1
|| SHRU .S2 B22, 4, B6
   STH .D1T2 B5, *-A4[6]
|| SHRU .S2 B1, 16, B0
|| XOR .D2 B0, B19, B7
|| XOR .L1X A21, B16, A22
|| XOR .L2 B21, B14, B14
|| SHL .S1 A8, 4, A10
   STH .D1T1 A15, *-A4[14]
|| SHRU .S2 B5, 16, B1
|| XOR .D2 B18, B10, B21
|| XOR .L1 A20, A8, A21
|| XOR .L2X B6, A23, B6
|| SHL .S1X B10, 4, A20
   SUB .D1 A9, A0, A8
|| STH .D2T1 A2, *-B4[7]
|| SHRU .S1 A11, 16, A1
|| XOR .L1X A1, B14, A2
|| AND .L2X B9, A14, B9
|| SHL .S2 B8, 4, B8
   STH .D2T1 A7, *-B4[19]
|| SHRU .S1 A3, 16, A0
|| XOR .D1 A18, A22, A9
|| AND .L1X A14, B7, A17
|| XOR .L2X B24, A10, B18
|| SHRU .S2 B21, 2, B5
   STH .D2T1 A3, *-B4[23]
|| SUB .L1X B11, A8, A7
|| SHRU .S1 A15, 16, A2
|| AND .D1 A2, A14, A10
|| XOR .L2 B17, B9, B16
|| SHL .S2 B9, 4, B7
   ADDAH .D1 A16, A8, A3
|| STH .D2T2 B1, *+B4[9]
|| SHRU .S2 B2, 16, B1
|| XOR .L1X A20, B23, A18
|| AND .L2 B5, B12, B5
|| SHRU .S1 A21, 2, A8
   STH .D1T2 B0, *+A5[9]
|| XOR .D2X B14, A10, B9
|| AND .L1X A14, B6, A11
|| XOR .L2 B20, B7, B10
|| SHL .S1 A10, 4, A15
|| SHRU .S2 B18, 2, B2
   STH .D1T1 A0, *+A5[25]
|| XOR .D2 B25, B8, B14
|| AND .L1 A9, A14, A10
|| AND .L2 B16, B12, B0
|| AND .S1X A8, B12, A0
|| SHRU .S2X A18, 2, B6
   STH .D1T1 A12, *+A4[6]
|| XOR .D2X B19, A17, B20
|| XOR .L1 A23, A11, A16
|| AND .L2 B2, B12, B8
|| SHL .S1 A11, 4, A11
|| AND .S2 B10, B12, B7
   STH .D1T1 A3, *+A4[18]
|| AND .D2 B9, B12, B0
|| SUB .L1X B0, A0, A8
|| SHL .S1 A10, 4, A9
|| SHRU .S2 B14, 2, B2
   STH .D1T2 B1, *+A5[1]
|| XOR .D2X B22, A11, B11
|| XOR .L1 A24, A15, A12
|| AND .L2 B6, B12, B7
|| SHL .S1 A17, 4, A11
|| SUB .S2 B7, B8, B8
   STH .D2T1 A2, *+B4[1]
|| SHRU .S1 A3, 16, A0
|| SHRU .S2X A7, 16, B0
|| XOR .D1 A22, A10, A10
|| AND .L1X A16, B12, A2
|| SUB .L2 B0, B5, B5
   STH .D1T1 A7, *+A4[22]
|| AND .D2 B2, B12, B2
|| AND .L1X A12, B12, A7
|| AND .L2 B11, B12, B1
|| SHRU .S1 A19, 2, A3
|| SUB .S2X B16, A8, B17
   STH .D2T1 A1, *+B4[29]
|| ADDAW .D1 A21, A8, A15
|| XOR .L1 A26, A11, A8
|| AND .L2X B12, A10, B6
|| SHRU .S1X B20, 2, A1
|| SUB .S2 B10, B8, B19
   STH .D1T2 B0, *+A5[21]
|| ADDAW .D2 B18, B8, B18
|| SUB .L1X A7, B7, A7
|| SUB .L2 B1, B2, B2
|| XOR .S1 A25, A9, A11
|| SUB .S2 B9, B5, B10
   STH .D1T1 A0, *+A5[17]
|| ADDAW .D2 B21, B5, B9
|| AND .L1X A3, B12, A30
|| AND .L2X B12, A1, B7
|| SHRU .S1 A8, 2, A1
|| SHRU .S2 B19, 1, B1
   ADDAW .D1 A18, A7, A7
|| ADDAW .D2 B14, B2, B14
|| SUB .L1 A12, A7, A12
|| AND .L2X B12, A11, B8
|| SHRU .S1 A15, 1, A0
|| SHRU .S2 B17, 1, B0
   SUB .L1 A2, A30, A2
|| AND .L2X B1, A13, B5
|| AND .S1X A1, B12, A1
|| SUB .S2 B11, B2, B16
|| LDW .D1T2 *-A6[7], B24
|| LDW .D2T1 *+B15[59], A27
   AND .L1 A12, A13, A30
|| AND .L2X B0, A13, B2
|| AND .S1X A13, B9, A29
|| SHRU .S2 B18, 1, B0
|| LDW .D1T1 *+A6[25], A25
|| LDW .D2T2 *+B15[29], B27
   SUB .L1X B8, A1, A3
|| AND .L2X B10, A13, B1
|| AND .S1 A0, A13, A0
|| SUB .S2 B6, B7, B11
|| LDW .D1T1 *-A6[5], A24
|| LDW .D2T2 *+B15[27], B28
   AND .L1 A7, A13, A1
|| AND .L2X B0, A13, B6
|| SUB .S1 A16, A2, A17
|| SHRU .S2 B16, 1, B0
|| LDW .D1T2 *+A6[31], B26
|| LDW .D2T1 *+B15[63], A20
   ADDAW .D1 A8, A3, A10
|| SUB .L1X A10, B11, A9
|| SUB .L2X A30, B5, B7
|| SUB .S1 A29, A0, A8
|| SUB .S2 B1, B2, B5
|| LDW .D2T1 *+B15[62], A22
   ADDAW .D1 A19, A2, A16
|| SUB .L1 A11, A3, A11
|| SUB .L2X A1, B6, B2
|| SHRU .S2 B14, 1, B1
|| LDW .D2T1 *+B15[32], A19
   AND .L1 A10, A13, A3
|| SUB .L2X A12, B7, B8
|| SUB .S2 B10, B5, B6
|| LDW .D1T2 *-A6[3], B19
|| LDW .D2T1 *+B15[65], A21
|| SHRU .S1 A25, 8, A2
   AND .L1 A11, A13, A1
|| SUB .L2X A7, B2, B10
|| SHRU .S1 A17, 1, A0
|| LDW .D1T1 *-A6[2], A23
|| LDW .D2T2 *+B15[60], B22
|| SHRU .S2 B24, 8, B21
   STH .D1T2 B8, *-A4[17]
|| ADDAH .D2 B18, B2, B9
|| SUB .L1X B9, A8, A7
|| AND .L2X B1, A13, B2
|| SHRU .S1 A24, 8, A12
|| SHRU .S2 B28, 8, B18
   ADDAH .D2 B17, B5, B5
|| AND .L1 A0, A13, A2
|| AND .L2X B0, A13, B1
|| SHRU .S2 B10, 16, B0
|| LDW .D1T1 *+A6[0], A22
|| XOR .S1 A2, A22, A18
   ADDAH .D2 B19, B7, B7
|| SUB .L2X A3, B2, B2
|| SHRU .S1 A7, 16, A0
|| LDW .D1T2 *+A6[28], B21
|| XOR .L1 A12, A19, A3
|| SHRU .S2 B27, 8, B30
   STH .D1T2 B0, *-A5[26]
|| ADDAW .D2 B20, B11, B11
|| SUB .L2X A1, B1, B0
|| AND .L1X A18, B13, A18
|| SHRU .S1 A27, 8, A31
|| XOR .S2 B21, B19, B17
   STH .D1T2 B10, *-A4[25]
|| ADDAH .D2 B14, B2, B2
|| SUB .L1X A10, B2, A12
|| AND .S1 A9, A13, A1
|| AND .L2X B13, A3, B14
|| SHRU .S2 B22, 8, B10
   STH .D1T1 A0, *-A5[10]
|| ADDAH .D2 B16, B0, B1
|| SUB .L1X A11, B0, A11
|| SHRU .S2 B8, 16, B0
|| XOR .L2X B18, A23, B8
|| XOR .S1 A22, A18, A26
   STH .D1T2 B2, *+A4[3]
|| SHRU .S1X B6, 16, A0
|| AND .D2 B17, B13, B16
|| XOR .L1 A31, A20, A3
|| XOR .L2 B10, B26, B31
|| SHL .S2X A18, 8, B10
   ADDAH .D1 A15, A8, A15
|| STH .D2T2 B0, *-B4[2]
|| SUB .L1 A1, A2, A8
|| AND .L2 B8, B13, B17
|| SHL .S1X B14, 8, A2
|| SHRU .S2 B21, 8, B0
   STH .D1T2 B7, *-A4[21]
|| SHRU .S1 A12, 16, A1
|| XOR .D2X B30, A22, B8
|| AND .L1X A3, B13, A3
|| XOR .L2 B19, B16, B25
|| SHL .S2 B16, 8, B16
   STH .D1T1 A7, *-A4[9]
|| SHRU .S1 A16, 1, A10
|| XOR .D2X B10, A25, B23
|| XOR .L1X A19, B14, A19
|| AND .L2 B31, B13, B14
|| SHL .S2 B17, 8, B10
   STH .D1T2 B6, *-A4[1]
|| XOR .D2 B24, B16, B24
|| XOR .L1 A20, A3, A25
|| XOR .L2X B0, A21, B30
|| SHL .S1 A3, 8, A18
|| SHRU .S2 B25, 4, B29
   STH .D1T2 B1, *+A4[11]
|| SUB .L1 A9, A8, A7
|| SHRU .S1X B9, 16, A3
|| AND .D2 B8, B13, B6
|| XOR .L2 B28, B10, B20
|| SHL .S2 B14, 8, B8
   STH .D1T1 A0, *-A5[2]
|| AND .D2 B30, B13, B16
|| XOR .L1 A24, A2, A20
|| XOR .L2X B29, A19, B0
|| SHRU .S1X B24, 4, A0
|| SHRU .S2 B23, 4, B10
   STH .D1T2 B9, *-A4[29]
|| SHRU .S1X B7, 16, A2
|| XOR .D2X B17, A23, B22
|| XOR .L1 A27, A18, A24
|| XOR .L2 B22, B8, B18
|| SHL .S2 B6, 8, B7
   STH .D2T1 A3, *-B4[14]
|| SHRU .S1 A7, 16, A0
|| XOR .D1 A0, A20, A3
|| XOR .L1X A22, B6, A23
|| AND .L2X B0, A14, B8
|| SHRU .S2 B20, 4, B6
   STH .D1T1 A11, *+A4[15]
|| AND .L1X A13, B11, A9
|| XOR .D2 B27, B7, B17
|| XOR .L2 B10, B18, B7
|| SHRU .S1 A25, 4, A18
|| SHRU .S2X A26, 4, B0
   ADDAH .D1 A17, A8, A3
|| STH .D2T1 A1, *+B4[22]
|| AND .L1 A3, A14, A8
|| XOR .L2 B26, B14, B19
|| XOR .S1X A19, B8, A19
|| SHL .S2 B16, 8, B14
   STH .D1T1 A0, *+A5[30]
|| AND .L1 A10, A13, A0
|| AND .D2X B7, A14, B10
|| XOR .L2 B6, B17, B9
|| SHRU .S1 A24, 4, A1
|| SHRU .S2 B22, 4, B6
   STH .D1T2 B5, *-A4[5]
|| SHRU .S2 B1, 16, B0
|| XOR .D2 B0, B19, B7
|| XOR .L1X A21, B16, A22
|| XOR .L2 B21, B14, B14
|| SHL .S1 A8, 4, A10
   STH .D1T1 A15, *-A4[13]
|| SHRU .S2 B5, 16, B1
|| XOR .D2 B18, B10, B21
|| XOR .L1 A20, A8, A21
|| XOR .L2X B6, A23, B6
|| SHL .S1X B10, 4, A20
   SUB .D1 A9, A0, A8
|| STH .D2T1 A2, *-B4[6]
|| SHRU .S1 A11, 16, A1
|| XOR .L1X A1, B14, A2
|| AND .L2X B9, A14, B9
|| SHL .S2 B8, 4, B8
   STH .D2T1 A7, *-B4[18]
|| SHRU .S1 A3, 16, A0
|| XOR .D1 A18, A22, A9
|| AND .L1X A14, B7, A17
|| XOR .L2X B24, A10, B18
|| SHRU .S2 B21, 2, B5
   STH .D2T1 A3, *-B4[22]
|| SUB .L1X B11, A8, A7
|| SHRU .S1 A15, 16, A2
|| AND .D1 A2, A14, A10
|| XOR .L2 B17, B9, B16
|| SHL .S2 B9, 4, B7
   ADDAH .D1 A16, A8, A3
|| STH .D2T2 B1, *+B4[10]
|| SHRU .S2 B2, 16, B1
|| XOR .L1X A20, B23, A18
|| AND .L2 B5, B12, B5
|| SHRU .S1 A21, 2, A8
   STH .D1T2 B0, *+A5[10]
|| XOR .D2X B14, A10, B9
|| AND .L1X A14, B6, A11
|| XOR .L2 B20, B7, B10
|| SHL .S1 A10, 4, A15
|| SHRU .S2 B18, 2, B2
   STH .D1T1 A0, *+A5[26]
|| XOR .D2 B25, B8, B14
|| AND .L1 A9, A14, A10
|| AND .L2 B16, B12, B0
|| AND .S1X A8, B12, A0
|| SHRU .S2X A18, 2, B6
   STH .D1T1 A12, *+A4[7]
|| XOR .D2X B19, A17, B20
|| XOR .L1 A23, A11, A16
|| AND .L2 B2, B12, B8
|| SHL .S1 A11, 4, A11
|| AND .S2 B10, B12, B7
   STH .D1T1 A3, *+A4[19]
|| AND .D2 B9, B12, B0
|| SUB .L1X B0, A0, A8
|| SHL .S1 A10, 4, A9
|| SHRU .S2 B14, 2, B2
   STH .D1T2 B1, *+A5[2]
|| XOR .D2X B22, A11, B11
|| XOR .L1 A24, A15, A12
|| AND .L2 B6, B12, B7
|| SHL .S1 A17, 4, A11
|| SUB .S2 B7, B8, B8
   STH .D2T1 A2, *+B4[2]
|| SHRU .S1 A3, 16, A0
|| SHRU .S2X A7, 16, B0
|| XOR .D1 A22, A10, A10
|| AND .L1X A16, B12, A2
|| SUB .L2 B0, B5, B5
   STH .D1T1 A7, *+A4[23]
|| AND .D2 B2, B12, B2
|| AND .L1X A12, B12, A7
|| AND .L2 B11, B12, B1
|| SHRU .S1 A19, 2, A3
|| SUB .S2X B16, A8, B17
   STH .D2T1 A1, *+B4[30]
|| ADDAW .D1 A21, A8, A15
|| XOR .L1 A26, A11, A8
|| AND .L2X B12, A10, B6
|| SHRU .S1X B20, 2, A1
|| SUB .S2 B10, B8, B19
   STH .D1T2 B0, *+A5[22]
|| ADDAW .D2 B18, B8, B18
|| SUB .L1X A7, B7, A7
|| SUB .L2 B1, B2, B2
|| XOR .S1 A25, A9, A11
|| SUB .S2 B9, B5, B10
   STH .D1T1 A0, *+A5[18]
|| ADDAW .D2 B21, B5, B9
|| AND .L1X A3, B12, A30
|| AND .L2X B12, A1, B7
|| SHRU .S1 A8, 2, A1
|| SHRU .S2 B19, 1, B1
   ADDAW .D1 A18, A7, A7
|| ADDAW .D2 B14, B2, B14
|| SUB .L1 A12, A7, A12
|| AND .L2X B12, A11, B8
|| SHRU .S1 A15, 1, A0
|| SHRU .S2 B17, 1, B0
   SUB .L1 A2, A30, A2
|| AND .L2X B1, A13, B5
|| AND .S1X A1, B12, A1
|| SUB .S2 B11, B2, B16
   AND .L1 A12, A13, A30
|| AND .L2X B0, A13, B2
|| AND .S1X A13, B9, A29
|| SHRU .S2 B18, 1, B0
   SUB .L1X B8, A1, A3
|| AND .L2X B10, A13, B1
|| AND .S1 A0, A13, A0
|| SUB .S2 B6, B7, B11
   AND .L1 A7, A13, A1
|| AND .L2X B0, A13, B6
|| SUB .S1 A16, A2, A17
|| SHRU .S2 B16, 1, B0
   ADDAW .D1 A8, A3, A10
|| SUB .L1X A10, B11, A9
|| SUB .L2X A30, B5, B7
|| SUB .S1 A29, A0, A8
|| SUB .S2 B1, B2, B5
   ADDAW .D1 A19, A2, A16
|| SUB .L1 A11, A3, A11
|| SUB .L2X A1, B6, B2
|| SHRU .S2 B14, 1, B1
   AND .L1 A10, A13, A3
|| SUB .L2X A12, B7, B8
|| SUB .S2 B10, B5, B6
   AND .L1 A11, A13, A1
|| SUB .L2X A7, B2, B10
|| SHRU .S1 A17, 1, A0
   STH .D1T2 B8, *-A4[16]
|| ADDAH .D2 B18, B2, B9
|| SUB .L1X B9, A8, A7
|| AND .L2X B1, A13, B2
   ADDAH .D2 B17, B5, B5
|| AND .L1 A0, A13, A2
|| AND .L2X B0, A13, B1
|| SHRU .S2 B10, 16, B0
   ADDAH .D2 B19, B7, B7
|| SUB .L2X A3, B2, B2
|| SHRU .S1 A7, 16, A0
   STH .D1T2 B0, *-A5[25]
|| ADDAW .D2 B20, B11, B11
|| SUB .L2X A1, B1, B0
   STH .D1T2 B10, *-A4[24]
|| ADDAH .D2 B14, B2, B2
|| SUB .L1X A10, B2, A12
|| AND .S1 A9, A13, A1
   STH .D1T1 A0, *-A5[9]
|| ADDAH .D2 B16, B0, B1
|| SUB .L1X A11, B0, A11
|| SHRU .S2 B8, 16, B0
   STH .D1T2 B2, *+A4[4]
|| SHRU .S1X B6, 16, A0
   ADDAH .D1 A15, A8, A15
|| STH .D2T2 B0, *-B4[1]
|| SUB .L1 A1, A2, A8
   STH .D1T2 B7, *-A4[20]
|| SHRU .S1 A12, 16, A1
   STH .D1T1 A7, *-A4[8]
|| SHRU .S1 A16, 1, A10
   STH .D1T2 B6, *+A4[0]
   STH .D1T2 B1, *+A4[12]
|| SUB .L1 A9, A8, A7
|| SHRU .S1X B9, 16, A3
   STH .D1T1 A0, *-A5[1]
   STH .D1T2 B9, *-A4[28]
|| SHRU .S1X B7, 16, A2
   STH .D2T1 A3, *-B4[13]
|| SHRU .S1 A7, 16, A0
   STH .D1T1 A11, *+A4[16]
|| AND .L1X A13, B11, A9
   ADDAH .D1 A17, A8, A3
|| STH .D2T1 A1, *+B4[23]
   STH .D1T1 A0, *+A5[31]
|| AND .L1 A10, A13, A0
   STH .D1T2 B5, *-A4[4]
|| SHRU .S2 B1, 16, B0
   STH .D1T1 A15, *-A4[12]
|| SHRU .S2 B5, 16, B1
   SUB .D1 A9, A0, A8
|| STH .D2T1 A2, *-B4[5]
|| SHRU .S1 A11, 16, A1
   STH .D2T1 A7, *-B4[17]
|| SHRU .S1 A3, 16, A0
   STH .D2T1 A3, *-B4[21]
|| SUB .L1X B11, A8, A7
|| SHRU .S1 A15, 16, A2
   ADDAH .D1 A16, A8, A3
|| STH .D2T2 B1, *+B4[11]
|| SHRU .S2 B2, 16, B1
   STH .D1T2 B0, *+A5[11]
   STH .D1T1 A0, *+A5[27]
   STH .D1T1 A12, *+A4[8]
   STH .D1T1 A3, *+A4[20]
   STH .D1T2 B1, *+A5[3]
|| B .S2 B3
   STH .D2T1 A2, *+B4[3]
|| SHRU .S1 A3, 16, A0
|| SHRU .S2X A7, 16, B0
   STH .D1T1 A7, *+A4[24]
   STH .D2T1 A1, *+B4[31]
   STH .D1T2 B0, *+A5[23]
   STH .D1T1 A0, *+A5[19]
