; Bitsliced DES and triple-DES for the C62x: ECB, CBC decryption of one and of three channels.
; Written by generators/bitslice from the circuits and placements; not to be edited.
;@loop {"name": "round", "ii": 103, "res_mii": 99, "rec_mii": 27, "optimal": null, "attempts": [{"interval": 99, "result": "not found by annealing", "seconds": 244.6, "banks_apart": true, "note": "10 million moves from seed 3: 20 conflicts left", "moves": 0}, {"interval": 100, "result": "not found by annealing", "seconds": 451.7, "banks_apart": true, "note": "10 million moves from seed 3: 8 conflicts left", "moves": 0}, {"interval": 101, "result": "not found by annealing", "seconds": 438.9, "banks_apart": true, "note": "10 million moves from seed 3: 3 conflicts left", "moves": 0}, {"interval": 101, "result": "not found by annealing", "seconds": 985.4, "banks_apart": true, "note": "150 million moves from seed 5: 1 conflicts left", "moves": 0}, {"interval": 102, "result": "not found by annealing", "seconds": 625.0, "banks_apart": true, "note": "60 million moves from seed 3: 2 conflicts left", "moves": 0}, {"interval": 103, "result": "found by annealing", "seconds": 366.0, "banks_apart": true, "note": "60 million moves from seed 3", "moves": 0}], "source": {"file": "round.sa", "procedure": "des_bitslice_rounds"}}
;  II 99 without possible bank conflicts: not found by annealing (10 million moves from seed 3: 20 conflicts left), 244.6 s
;  II 100 without possible bank conflicts: not found by annealing (10 million moves from seed 3: 8 conflicts left), 451.7 s
;  II 101 without possible bank conflicts: not found by annealing (10 million moves from seed 3: 3 conflicts left), 438.9 s
;  II 101 without possible bank conflicts: not found by annealing (150 million moves from seed 5: 1 conflicts left), 985.4 s
;  II 102 without possible bank conflicts: not found by annealing (60 million moves from seed 3: 2 conflicts left), 625.0 s
;  II 103 without possible bank conflicts: found by annealing (60 million moves from seed 3), 366.0 s
;  not proved the least possible: every interval below 99 is ruled out; 2745.6 s of search found nothing below 103
   .sect ".text"

   .global des_ecb_encrypt_bitslice
des_ecb_encrypt_bitslice:
   B .S2 ecb
|| MVK .S1 16, A0
   NOP 5

   .global des_ecb_decrypt_bitslice
des_ecb_decrypt_bitslice:
   B .S2 ecb
|| MVK .S1 16, A0
   NOP 5

   .global des_cbc_decrypt_bitslice
des_cbc_decrypt_bitslice:
   B .S2 cbc_decrypt
|| MVK .S1 16, A0
   NOP 5

   .global des_cbc3_decrypt_bitslice
des_cbc3_decrypt_bitslice:
   B .S2 cbc3_decrypt
|| MVK .S1 16, A0
   NOP 5

   .global des3_ecb_encrypt_bitslice
des3_ecb_encrypt_bitslice:
   B .S2 ecb
|| MVK .S1 48, A0
   NOP 5

   .global des3_ecb_decrypt_bitslice
des3_ecb_decrypt_bitslice:
   B .S2 ecb
|| MVK .S1 48, A0
   NOP 5

   .global des3_cbc_decrypt_bitslice
des3_cbc_decrypt_bitslice:
   B .S2 cbc_decrypt
|| MVK .S1 48, A0
   NOP 5

   .global des3_cbc3_decrypt_bitslice
des3_cbc3_decrypt_bitslice:
   B .S2 cbc3_decrypt
|| MVK .S1 48, A0
   NOP 5

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
   LDW .D1T1 *-A4[13], A11
   LDW .D1T2 *-A4[11], B2
   LDW .D1T1 *-A4[31], A15
   LDW .D1T1 *-A4[27], A10
   LDW .D1T2 *-A4[29], B8
   LDW .D2T1 *-B4[26], A8
   NOP 2
   LDW .D1T1 *-A4[15], A1
   SHRU .S1 A10, 8, A12
|| SHRU .S2 B8, 8, B6
   LDW .D1T2 *-A4[23], B6
|| XOR .L2X B2, A12, B1
   LDW .D2T2 *-B4[8], B11
|| XOR .L1X A11, B6, A1
|| SHRU .S1 A15, 8, A9
|| AND .S2 B1, B13, B6
   AND .L2X B13, A1, B1
|| SHL .S2 B6, 8, B11
   LDW .D1T2 *-A4[9], B0
|| XOR .L1 A9, A1, A7
|| XOR .S1X A11, B1, A9
|| XOR .S2 B2, B6, B2
   AND .S1X A7, B13, A11
   LDW .D1T2 *-A4[19], B9
|| XOR .L1X A10, B11, A1
|| XOR .S1 A1, A11, A10
|| SHL .S2 B1, 8, B1
   LDW .D2T1 *-B4[4], A12
|| SHL .S1 A11, 8, A7
|| SHRU .S2 B6, 8, B5
   LDW .D1T1 *-A4[21], A15
|| XOR .L2 B8, B1, B8
|| SHRU .S1 A8, 8, A12
|| XOR .S2 B5, B11, B5
   LDW .D1T1 *-A4[5], A8
|| XOR .L1X A12, B0, A12
|| AND .S2 B5, B13, B5
   XOR .L1 A15, A7, A7
|| XOR .L2 B11, B5, B11
|| SHL .S1X B5, 8, A15
|| AND .S2X B13, A12, B5
   LDW .D2T1 *-B4[18], A11
|| XOR .L2 B0, B5, B0
|| SHRU .S1X B9, 8, A2
|| SHL .S2 B5, 8, B5
   LDW .D2T1 *-B4[2], A3
|| XOR .L1X A8, B5, A2
|| XOR .S1 A2, A12, A8
|| XOR .S2X B6, A15, B6
   AND .L2X B13, A8, B5
|| SHRU .S1 A15, 8, A6
   XOR .L1 A6, A8, A12
|| XOR .S1X A12, B5, A6
|| SHL .S2 B5, 8, B5
   AND .L2X B13, A12, B7
|| SHRU .S1 A7, 4, A12
|| XOR .S2 B9, B5, B9
   XOR .L1X A8, B7, A8
|| XOR .L2X B6, A12, B10
|| SHL .S2 B7, 8, B5
   AND .L1X A14, B10, A15
|| XOR .L2X B5, A15, B10
|| SHRU .S1 A11, 8, A12
|| SHRU .S2 B8, 4, B5
   XOR .L1 A12, A3, A12
|| XOR .L2X B6, A15, B3
|| SHL .S1 A15, 4, A15
|| XOR .S2 B5, B10, B5
   XOR .L1 A7, A15, A15
|| AND .L2X B5, A14, B6
|| AND .S1X A12, B13, A12
   XOR .L2 B10, B6, B5
|| SHRU .S1 A1, 4, A7
|| SHL .S2X A12, 8, B10
   XOR .L1X A7, B9, A11
|| XOR .L2X B10, A11, B10
|| SHRU .S1 A2, 4, A7
|| SHL .S2 B6, 4, B6
   AND .L1 A11, A14, A11
|| XOR .L2X B10, A7, B8
|| SHRU .S1 A15, 2, A7
|| XOR .S2 B8, B6, B6
   XOR .L1X A11, B9, A11
|| AND .L2X B8, A14, B8
|| SHL .S1 A11, 4, A0
|| SHRU .S2 B3, 2, B1
   AND .L1X A7, B12, A1
|| AND .L2 B1, B12, B9
|| XOR .S1 A1, A0, A7
|| SHRU .S2 B6, 2, B7
   XOR .L1 A3, A12, A12
|| XOR .L2 B10, B8, B10
|| AND .S1X A7, B12, A0
|| SHL .S2 B8, 4, B8
   SUB .D1 A0, A1, A0
|| XOR .L1X A2, B8, A1
|| AND .L2X B12, A11, B1
|| SHRU .S1 A10, 4, A3
|| SHRU .S2 B2, 4, B8
   ADDAW .D1 A15, A0, A15
|| SUB .D2 B1, B9, B9
|| SUB .L1 A7, A0, A2
|| AND .L2 B7, B12, B1
|| AND .S1X A1, B12, A0
|| XOR .S2X B8, A6, B7
   ADDAW .D2 B3, B9, B8
|| SUB .L1X A11, B9, A11
|| SUB .L2X A0, B1, B1
|| SHRU .S1 A2, 1, A0
|| SHRU .S2 B5, 2, B3
   AND .L1 A0, A13, A1
|| AND .L2X B7, A14, B3
|| SUB .S1X A1, B1, A7
|| AND .S2 B3, B12, B9
   ADDAW .D2 B6, B1, B1
|| AND .L1 A7, A13, A0
|| AND .L2 B10, B12, B6
|| SHRU .S1 A15, 1, A6
|| XOR .S2X B3, A6, B7
   SUB .D1 A0, A1, A1
|| AND .L1X A13, B1, A3
|| SUB .L2 B6, B9, B6
|| AND .S1 A6, A13, A6
|| XOR .S2X B11, A3, B9
   SUB .D1 A7, A1, A6
|| SUB .D2 B10, B6, B10
|| SUB .L1 A3, A6, A3
|| AND .L2X B9, A14, B3
|| SHRU .S1X B0, 4, A7
|| SHL .S2 B3, 4, B9
   ADDAH .D1 A15, A3, A15
|| ADDAW .D2 B5, B6, B6
|| SUB .L1X B1, A3, A0
|| AND .L2 B7, B12, B5
|| XOR .S1 A7, A12, A7
|| SHRU .S2X A9, 4, B1
   ADDAH .D1 A2, A1, A3
|| STH .D2T1 A15, *+B15[68]
|| AND .L1 A7, A14, A7
|| XOR .L2 B2, B9, B9
|| AND .S1X A13, B10, A1
|| SHRU .S2X A11, 1, B2
   AND .S1X A13, B2, A2
|| SHL .S2 B3, 4, B2
   SUB .D1 A1, A2, A2
|| STH .D2T1 A0, *+B15[4]
|| XOR .L1X A8, B1, A1
|| XOR .L2 B11, B3, B1
|| MPYLHU .M2X B14, A15, B3
|| SHL .S1 A7, 4, A15
|| SHRU .S2 B8, 1, B11
   ADDAH .D1 A11, A2, A12
|| STH .D2T1 A3, *+B15[70]
|| SUB .L1X B10, A2, A7
|| AND .L2X B11, A13, B10
|| XOR .S1 A12, A7, A2
|| SHRU .S2 B1, 2, B11
   STH .D2T2 B3, *+B15[84]
|| AND .L1X A13, B6, A10
|| AND .L2 B11, B12, B3
|| AND .S1 A1, A14, A11
|| XOR .S2X B2, A10, B11
   XOR .L1 A8, A11, A10
|| SUB .L2X A10, B10, B10
|| SHL .S1 A11, 4, A11
|| AND .S2 B9, B12, B2
|| LDW .D1T1 *+A4[19], A11
   SUB .D2 B5, B3, B5
|| MPYHLU .M1X A12, B14, A15
|| SHRU .S1 A10, 2, A8
|| AND .S2X B12, A2, B3
|| LDW .D1T2 *+A4[21], B2
   ADDAH .D2 B8, B10, B7
|| SUB .L2 B7, B5, B0
|| MPYLHU .M2X B14, A0, B6
|| XOR .S1X A15, B0, A1
|| LDW .D1T1 *+A4[1], A15
   ADDAW .D2 B1, B5, B5
|| SUB .L2 B6, B10, B8
|| AND .S1X A8, B12, A0
|| SHRU .S2 B11, 2, B1
|| LDW .D1T1 *+A4[5], A10
   SUB .L1X B3, A0, A8
|| AND .L2 B1, B12, B1
|| XOR .S1 A9, A11, A9
|| SHRU .S2 B0, 1, B3
|| LDW .D1T2 *+A4[3], B8
   ADDAW .D1 A10, A8, A2
|| AND .L1X A1, B12, A0
|| SUB .L2 B2, B1, B10
|| SUB .S1 A2, A8, A8
|| SHRU .S2 B5, 1, B1
|| LDW .D2T1 *+B4[6], A8
   STH .D1T2 B6, *-A5[15]
|| STH .D2T1 A15, *+B15[90]
|| AND .L1 A8, A13, A3
|| AND .L2X B3, A13, B3
|| MPYHLU .M1X A3, B14, A3
|| MPYHLU .M2 B8, B14, B6
|| SHRU .S1 A9, 2, A10
|| SUB .S2 B9, B10, B9
   STH .D1T2 B8, *-A5[27]
|| STH .D2T1 A12, *+B15[74]
|| SUB .L2X A3, B3, B3
|| AND .S1X A10, B12, A12
   ADDAW .D2 B11, B10, B10
|| AND .L1 A2, A13, A12
|| SUB .S1 A0, A12, A0
|| AND .S2X B1, A13, B1
|| LDW .D1T1 *+A4[17], A1
   STH .D1T2 B6, *-A5[11]
|| STH .D2T1 A3, *+B15[86]
|| SUB .L1X A8, B3, A3
|| SUB .L2X A12, B1, B1
|| SHRU .S1 A10, 8, A12
|| SHRU .S2 B8, 8, B6
   ADDAH .D2 B5, B1, B11
|| SUB .L1 A1, A0, A12
|| SUB .S1X A2, B1, A2
|| SHRU .S2 B10, 1, B5
|| LDW .D1T2 *+A4[9], B6
|| XOR .L2X B2, A12, B1
   ADDAW .D1 A9, A0, A0
|| AND .L2X B5, A13, B5
|| LDW .D2T2 *+B4[24], B11
|| XOR .L1X A11, B6, A1
|| SHRU .S1 A15, 8, A9
|| AND .S2 B1, B13, B6
   STH .D1T1 A7, *-A5[25]
|| STH .D2T2 B11, *+B15[80]
|| AND .L1 A0, A13, A7
|| MPYHLU .M1X A7, B14, A11
|| MPYHLU .M2 B11, B14, B0
|| AND .L2X B13, A1, B1
|| SHL .S2 B6, 8, B11
   ADDAH .D2 B0, B3, B3
|| SUB .L2X A7, B5, B5
|| LDW .D1T2 *+A4[23], B0
|| XOR .L1 A9, A1, A7
|| XOR .S1X A11, B1, A9
|| XOR .S2 B2, B6, B2
   STH .D1T1 A11, *-A5[9]
|| STH .D2T2 B0, *+B15[96]
|| AND .L1 A12, A13, A7
|| SHRU .S2 B9, 1, B0
|| AND .S1X A7, B13, A11
   ADDAH .D2 B10, B5, B10
|| AND .L2X B0, A13, B0
|| LDW .D1T2 *+A4[13], B9
|| XOR .L1X A10, B11, A1
|| XOR .S1 A1, A11, A10
|| SHL .S2 B1, 8, B1
   SUB .L1X A0, B5, A0
|| SUB .L2X A7, B0, B0
|| LDW .D2T1 *+B4[28], A12
|| SHL .S1 A11, 8, A7
|| SHRU .S2 B6, 8, B5
   ADDAH .D2 B9, B0, B1
|| SUB .L1X A12, B0, A11
|| MPYLHU .M2X B14, A6, B9
|| LDW .D1T1 *+A4[11], A15
|| XOR .L2 B8, B1, B8
|| SHRU .S1 A8, 8, A12
|| XOR .S2 B5, B11, B5
   LDW .D1T1 *+A4[27], A8
|| XOR .L1X A12, B0, A12
|| AND .S2 B5, B13, B5
   STH .D1T2 B9, *-A5[13]
|| STH .D2T1 A2, *+B15[16]
|| XOR .L1 A15, A7, A7
|| XOR .L2 B11, B5, B11
|| SHL .S1X B5, 8, A15
|| AND .S2X B13, A12, B5
   MPYLHU .M2X B14, A2, B5
|| LDW .D2T1 *+B4[14], A11
|| XOR .L2 B0, B5, B0
|| SHRU .S1X B9, 8, A2
|| SHL .S2 B5, 8, B5
   LDW .D2T1 *+B4[30], A3
|| XOR .L1X A8, B5, A2
|| XOR .S1 A2, A12, A8
|| XOR .S2X B6, A15, B6
   STH .D1T1 A6, *-A5[29]
|| STH .D2T2 B5, *+B15[32]
|| MPYHLU .M1X A11, B14, A11
|| AND .L2X B13, A8, B5
|| SHRU .S1 A15, 8, A6
   STH .D1T1 A11, *-A5[21]
|| STH .D2T2 B7, *+B15[72]
|| MPYHLU .M2 B7, B14, B5
|| XOR .L1 A6, A8, A12
|| XOR .S1X A12, B5, A6
|| SHL .S2 B5, 8, B5
   STH .D1T1 A11, *-A5[5]
|| STH .D2T2 B10, *+B15[76]
|| MPYHLU .M1X A3, B14, A12
|| AND .L2X B13, A12, B7
|| SHRU .S1 A7, 4, A12
|| XOR .S2 B9, B5, B9
   STH .D1T1 A3, *-A5[17]
|| STH .D2T2 B5, *+B15[88]
|| MPYHLU .M2 B10, B14, B7
|| XOR .L1X A8, B7, A8
|| XOR .L2X B6, A12, B10
|| SHL .S2 B7, 8, B5
   STH .D2T1 A12, *+B15[34]
|| AND .L1X A14, B10, A15
|| XOR .L2X B5, A15, B10
|| SHRU .S1 A11, 8, A12
|| SHRU .S2 B8, 4, B5
   STH .D2T2 B3, *+B15[82]
|| MPYHLU .M1X A0, B14, A0
|| MPYHLU .M2 B3, B14, B5
|| XOR .L1 A12, A3, A12
|| XOR .L2X B6, A15, B3
|| SHL .S1 A15, 4, A15
|| XOR .S2 B5, B10, B5
   STH .D2T1 A0, *+B15[12]
|| XOR .L1 A7, A15, A15
|| AND .L2X B5, A14, B6
|| AND .S1X A12, B13, A12
   STH .D2T2 B5, *+B15[98]
|| XOR .L2 B10, B6, B5
|| SHRU .S1 A1, 4, A7
|| SHL .S2X A12, 8, B10
   XOR .L1X A7, B9, A11
|| XOR .L2X B10, A11, B10
|| SHRU .S1 A2, 4, A7
|| SHL .S2 B6, 4, B6
   STH .D2T2 B7, *+B15[92]
|| MPYHLU .M2 B1, B14, B7
|| AND .L1 A11, A14, A11
|| XOR .L2X B10, A7, B8
|| SHRU .S1 A15, 2, A7
|| XOR .S2 B8, B6, B6
   STH .D1T1 A0, *-A5[7]
|| STH .D2T2 B1, *+B15[78]
|| XOR .L1X A11, B9, A11
|| AND .L2X B8, A14, B8
|| SHL .S1 A11, 4, A0
|| SHRU .S2 B3, 2, B1
   STH .D2T2 B7, *+B15[94]
|| AND .L1X A7, B12, A1
|| AND .L2 B1, B12, B9
|| XOR .S1 A1, A0, A7
|| SHRU .S2 B6, 2, B7
   XOR .L1 A3, A12, A12
|| XOR .L2 B10, B8, B10
|| AND .S1X A7, B12, A0
|| SHL .S2 B8, 4, B8
   SUB .D1 A0, A1, A0
|| XOR .L1X A2, B8, A1
|| AND .L2X B12, A11, B1
|| SHRU .S1 A10, 4, A3
|| SHRU .S2 B2, 4, B8
   ADDAW .D1 A15, A0, A15
|| SUB .D2 B1, B9, B9
|| SUB .L1 A7, A0, A2
|| AND .L2 B7, B12, B1
|| AND .S1X A1, B12, A0
|| XOR .S2X B8, A6, B7
   ADDAW .D2 B3, B9, B8
|| SUB .L1X A11, B9, A11
|| SUB .L2X A0, B1, B1
|| SHRU .S1 A2, 1, A0
|| SHRU .S2 B5, 2, B3
   AND .L1 A0, A13, A1
|| AND .L2X B7, A14, B3
|| SUB .S1X A1, B1, A7
|| AND .S2 B3, B12, B9
   ADDAW .D2 B6, B1, B1
|| AND .L1 A7, A13, A0
|| AND .L2 B10, B12, B6
|| SHRU .S1 A15, 1, A6
|| XOR .S2X B3, A6, B7
   SUB .D1 A0, A1, A1
|| AND .L1X A13, B1, A3
|| SUB .L2 B6, B9, B6
|| AND .S1 A6, A13, A6
|| XOR .S2X B11, A3, B9
   SUB .D1 A7, A1, A6
|| SUB .D2 B10, B6, B10
|| SUB .L1 A3, A6, A3
|| AND .L2X B9, A14, B3
|| SHRU .S1X B0, 4, A7
|| SHL .S2 B3, 4, B9
   ADDAH .D1 A15, A3, A15
|| ADDAW .D2 B5, B6, B6
|| SUB .L1X B1, A3, A0
|| AND .L2 B7, B12, B5
|| XOR .S1 A7, A12, A7
|| SHRU .S2X A9, 4, B1
   ADDAH .D1 A2, A1, A3
|| STH .D2T1 A15, *+B15[69]
|| AND .L1 A7, A14, A7
|| XOR .L2 B2, B9, B9
|| AND .S1X A13, B10, A1
|| SHRU .S2X A11, 1, B2
   AND .S1X A13, B2, A2
|| SHL .S2 B3, 4, B2
   SUB .D1 A1, A2, A2
|| STH .D2T1 A0, *+B15[5]
|| XOR .L1X A8, B1, A1
|| XOR .L2 B11, B3, B1
|| MPYLHU .M2X B14, A15, B3
|| SHL .S1 A7, 4, A15
|| SHRU .S2 B8, 1, B11
   ADDAH .D1 A11, A2, A12
|| STH .D2T1 A3, *+B15[71]
|| SUB .L1X B10, A2, A7
|| AND .L2X B11, A13, B10
|| XOR .S1 A12, A7, A2
|| SHRU .S2 B1, 2, B11
   STH .D2T2 B3, *+B15[85]
|| AND .L1X A13, B6, A10
|| AND .L2 B11, B12, B3
|| AND .S1 A1, A14, A11
|| XOR .S2X B2, A10, B11
   XOR .L1 A8, A11, A10
|| SUB .L2X A10, B10, B10
|| SHL .S1 A11, 4, A11
|| AND .S2 B9, B12, B2
|| LDW .D1T1 *-A4[12], A11
   SUB .D2 B5, B3, B5
|| MPYHLU .M1X A12, B14, A15
|| SHRU .S1 A10, 2, A8
|| AND .S2X B12, A2, B3
|| LDW .D1T2 *-A4[10], B2
   ADDAH .D2 B8, B10, B7
|| SUB .L2 B7, B5, B0
|| MPYLHU .M2X B14, A0, B6
|| XOR .S1X A15, B0, A1
|| LDW .D1T1 *-A4[30], A15
   ADDAW .D2 B1, B5, B5
|| SUB .L2 B6, B10, B8
|| AND .S1X A8, B12, A0
|| SHRU .S2 B11, 2, B1
|| LDW .D1T1 *-A4[26], A10
   SUB .L1X B3, A0, A8
|| AND .L2 B1, B12, B1
|| XOR .S1 A9, A11, A9
|| SHRU .S2 B0, 1, B3
|| LDW .D1T2 *-A4[28], B8
   ADDAW .D1 A10, A8, A2
|| AND .L1X A1, B12, A0
|| SUB .L2 B2, B1, B10
|| SUB .S1 A2, A8, A8
|| SHRU .S2 B5, 1, B1
|| LDW .D2T1 *-B4[25], A8
   STH .D1T2 B6, *-A5[14]
|| STH .D2T1 A15, *+B15[91]
|| AND .L1 A8, A13, A3
|| AND .L2X B3, A13, B3
|| MPYHLU .M1X A3, B14, A3
|| MPYHLU .M2 B8, B14, B6
|| SHRU .S1 A9, 2, A10
|| SUB .S2 B9, B10, B9
   STH .D1T2 B8, *-A5[26]
|| STH .D2T1 A12, *+B15[75]
|| SUB .L2X A3, B3, B3
|| AND .S1X A10, B12, A12
   ADDAW .D2 B11, B10, B10
|| AND .L1 A2, A13, A12
|| SUB .S1 A0, A12, A0
|| AND .S2X B1, A13, B1
|| LDW .D1T1 *-A4[14], A1
   STH .D1T2 B6, *-A5[10]
|| STH .D2T1 A3, *+B15[87]
|| SUB .L1X A8, B3, A3
|| SUB .L2X A12, B1, B1
|| SHRU .S1 A10, 8, A12
|| SHRU .S2 B8, 8, B6
   ADDAH .D2 B5, B1, B11
|| SUB .L1 A1, A0, A12
|| SUB .S1X A2, B1, A2
|| SHRU .S2 B10, 1, B5
|| LDW .D1T2 *-A4[22], B6
|| XOR .L2X B2, A12, B1
   ADDAW .D1 A9, A0, A0
|| AND .L2X B5, A13, B5
|| LDW .D2T2 *-B4[7], B11
|| XOR .L1X A11, B6, A1
|| SHRU .S1 A15, 8, A9
|| AND .S2 B1, B13, B6
   STH .D1T1 A7, *-A5[24]
|| STH .D2T2 B11, *+B15[81]
|| AND .L1 A0, A13, A7
|| MPYHLU .M1X A7, B14, A11
|| MPYHLU .M2 B11, B14, B0
|| AND .L2X B13, A1, B1
|| SHL .S2 B6, 8, B11
   ADDAH .D2 B0, B3, B3
|| SUB .L2X A7, B5, B5
|| LDW .D1T2 *-A4[8], B0
|| XOR .L1 A9, A1, A7
|| XOR .S1X A11, B1, A9
|| XOR .S2 B2, B6, B2
   STH .D1T1 A11, *-A5[8]
|| STH .D2T2 B0, *+B15[97]
|| AND .L1 A12, A13, A7
|| SHRU .S2 B9, 1, B0
|| AND .S1X A7, B13, A11
   ADDAH .D2 B10, B5, B10
|| AND .L2X B0, A13, B0
|| LDW .D1T2 *-A4[18], B9
|| XOR .L1X A10, B11, A1
|| XOR .S1 A1, A11, A10
|| SHL .S2 B1, 8, B1
   SUB .L1X A0, B5, A0
|| SUB .L2X A7, B0, B0
|| LDW .D2T1 *-B4[3], A12
|| SHL .S1 A11, 8, A7
|| SHRU .S2 B6, 8, B5
   ADDAH .D2 B9, B0, B1
|| SUB .L1X A12, B0, A11
|| MPYLHU .M2X B14, A6, B9
|| LDW .D1T1 *-A4[20], A15
|| XOR .L2 B8, B1, B8
|| SHRU .S1 A8, 8, A12
|| XOR .S2 B5, B11, B5
   LDW .D1T1 *-A4[4], A8
|| XOR .L1X A12, B0, A12
|| AND .S2 B5, B13, B5
   STH .D1T2 B9, *-A5[12]
|| STH .D2T1 A2, *+B15[17]
|| XOR .L1 A15, A7, A7
|| XOR .L2 B11, B5, B11
|| SHL .S1X B5, 8, A15
|| AND .S2X B13, A12, B5
   MPYLHU .M2X B14, A2, B5
|| LDW .D2T1 *-B4[17], A11
|| XOR .L2 B0, B5, B0
|| SHRU .S1X B9, 8, A2
|| SHL .S2 B5, 8, B5
   LDW .D2T1 *-B4[1], A3
|| XOR .L1X A8, B5, A2
|| XOR .S1 A2, A12, A8
|| XOR .S2X B6, A15, B6
   STH .D1T1 A6, *-A5[28]
|| STH .D2T2 B5, *+B15[33]
|| MPYHLU .M1X A11, B14, A11
|| AND .L2X B13, A8, B5
|| SHRU .S1 A15, 8, A6
   STH .D1T1 A11, *-A5[20]
|| STH .D2T2 B7, *+B15[73]
|| MPYHLU .M2 B7, B14, B5
|| XOR .L1 A6, A8, A12
|| XOR .S1X A12, B5, A6
|| SHL .S2 B5, 8, B5
   STH .D1T1 A11, *-A5[4]
|| STH .D2T2 B10, *+B15[77]
|| MPYHLU .M1X A3, B14, A12
|| AND .L2X B13, A12, B7
|| SHRU .S1 A7, 4, A12
|| XOR .S2 B9, B5, B9
   STH .D1T1 A3, *-A5[16]
|| STH .D2T2 B5, *+B15[89]
|| MPYHLU .M2 B10, B14, B7
|| XOR .L1X A8, B7, A8
|| XOR .L2X B6, A12, B10
|| SHL .S2 B7, 8, B5
   STH .D2T1 A12, *+B15[35]
|| AND .L1X A14, B10, A15
|| XOR .L2X B5, A15, B10
|| SHRU .S1 A11, 8, A12
|| SHRU .S2 B8, 4, B5
   STH .D2T2 B3, *+B15[83]
|| MPYHLU .M1X A0, B14, A0
|| MPYHLU .M2 B3, B14, B5
|| XOR .L1 A12, A3, A12
|| XOR .L2X B6, A15, B3
|| SHL .S1 A15, 4, A15
|| XOR .S2 B5, B10, B5
   STH .D2T1 A0, *+B15[13]
|| XOR .L1 A7, A15, A15
|| AND .L2X B5, A14, B6
|| AND .S1X A12, B13, A12
   STH .D2T2 B5, *+B15[99]
|| XOR .L2 B10, B6, B5
|| SHRU .S1 A1, 4, A7
|| SHL .S2X A12, 8, B10
   XOR .L1X A7, B9, A11
|| XOR .L2X B10, A11, B10
|| SHRU .S1 A2, 4, A7
|| SHL .S2 B6, 4, B6
   STH .D2T2 B7, *+B15[93]
|| MPYHLU .M2 B1, B14, B7
|| AND .L1 A11, A14, A11
|| XOR .L2X B10, A7, B8
|| SHRU .S1 A15, 2, A7
|| XOR .S2 B8, B6, B6
   STH .D1T1 A0, *-A5[6]
|| STH .D2T2 B1, *+B15[79]
|| XOR .L1X A11, B9, A11
|| AND .L2X B8, A14, B8
|| SHL .S1 A11, 4, A0
|| SHRU .S2 B3, 2, B1
   STH .D2T2 B7, *+B15[95]
|| AND .L1X A7, B12, A1
|| AND .L2 B1, B12, B9
|| XOR .S1 A1, A0, A7
|| SHRU .S2 B6, 2, B7
   XOR .L1 A3, A12, A12
|| XOR .L2 B10, B8, B10
|| AND .S1X A7, B12, A0
|| SHL .S2 B8, 4, B8
   SUB .D1 A0, A1, A0
|| XOR .L1X A2, B8, A1
|| AND .L2X B12, A11, B1
|| SHRU .S1 A10, 4, A3
|| SHRU .S2 B2, 4, B8
   ADDAW .D1 A15, A0, A15
|| SUB .D2 B1, B9, B9
|| SUB .L1 A7, A0, A2
|| AND .L2 B7, B12, B1
|| AND .S1X A1, B12, A0
|| XOR .S2X B8, A6, B7
   ADDAW .D2 B3, B9, B8
|| SUB .L1X A11, B9, A11
|| SUB .L2X A0, B1, B1
|| SHRU .S1 A2, 1, A0
|| SHRU .S2 B5, 2, B3
   AND .L1 A0, A13, A1
|| AND .L2X B7, A14, B3
|| SUB .S1X A1, B1, A7
|| AND .S2 B3, B12, B9
   ADDAW .D2 B6, B1, B1
|| AND .L1 A7, A13, A0
|| AND .L2 B10, B12, B6
|| SHRU .S1 A15, 1, A6
|| XOR .S2X B3, A6, B7
   SUB .D1 A0, A1, A1
|| AND .L1X A13, B1, A3
|| SUB .L2 B6, B9, B6
|| AND .S1 A6, A13, A6
|| XOR .S2X B11, A3, B9
   SUB .D1 A7, A1, A6
|| SUB .D2 B10, B6, B10
|| SUB .L1 A3, A6, A3
|| AND .L2X B9, A14, B3
|| SHRU .S1X B0, 4, A7
|| SHL .S2 B3, 4, B9
   ADDAH .D1 A15, A3, A15
|| ADDAW .D2 B5, B6, B6
|| SUB .L1X B1, A3, A0
|| AND .L2 B7, B12, B5
|| XOR .S1 A7, A12, A7
|| SHRU .S2X A9, 4, B1
   ADDAH .D1 A2, A1, A3
|| STH .D2T1 A15, *+B15[100]
|| AND .L1 A7, A14, A7
|| XOR .L2 B2, B9, B9
|| AND .S1X A13, B10, A1
|| SHRU .S2X A11, 1, B2
   AND .S1X A13, B2, A2
|| SHL .S2 B3, 4, B2
   SUB .D1 A1, A2, A2
|| STH .D2T1 A0, *+B15[36]
|| XOR .L1X A8, B1, A1
|| XOR .L2 B11, B3, B1
|| MPYLHU .M2X B14, A15, B3
|| SHL .S1 A7, 4, A15
|| SHRU .S2 B8, 1, B11
   ADDAH .D1 A11, A2, A12
|| STH .D2T1 A3, *+B15[102]
|| SUB .L1X B10, A2, A7
|| AND .L2X B11, A13, B10
|| XOR .S1 A12, A7, A2
|| SHRU .S2 B1, 2, B11
   STH .D2T2 B3, *+B15[116]
|| AND .L1X A13, B6, A10
|| AND .L2 B11, B12, B3
|| AND .S1 A1, A14, A11
|| XOR .S2X B2, A10, B11
   XOR .L1 A8, A11, A10
|| SUB .L2X A10, B10, B10
|| SHL .S1 A11, 4, A11
|| AND .S2 B9, B12, B2
|| LDW .D1T1 *+A4[20], A11
   SUB .D2 B5, B3, B5
|| MPYHLU .M1X A12, B14, A15
|| SHRU .S1 A10, 2, A8
|| AND .S2X B12, A2, B3
|| LDW .D1T2 *+A4[22], B2
   ADDAH .D2 B8, B10, B7
|| SUB .L2 B7, B5, B0
|| MPYLHU .M2X B14, A0, B6
|| XOR .S1X A15, B0, A1
|| LDW .D1T1 *+A4[2], A15
   ADDAW .D2 B1, B5, B5
|| SUB .L2 B6, B10, B8
|| AND .S1X A8, B12, A0
|| SHRU .S2 B11, 2, B1
|| LDW .D1T1 *+A4[6], A10
   SUB .L1X B3, A0, A8
|| AND .L2 B1, B12, B1
|| XOR .S1 A9, A11, A9
|| SHRU .S2 B0, 1, B3
|| LDW .D1T2 *+A4[4], B8
   ADDAW .D1 A10, A8, A2
|| AND .L1X A1, B12, A0
|| SUB .L2 B2, B1, B10
|| SUB .S1 A2, A8, A8
|| SHRU .S2 B5, 1, B1
|| LDW .D2T1 *+B4[7], A8
   STH .D1T2 B6, *+A5[17]
|| STH .D2T1 A15, *+B15[122]
|| AND .L1 A8, A13, A3
|| AND .L2X B3, A13, B3
|| MPYHLU .M1X A3, B14, A3
|| MPYHLU .M2 B8, B14, B6
|| SHRU .S1 A9, 2, A10
|| SUB .S2 B9, B10, B9
   STH .D1T2 B8, *+A5[5]
|| STH .D2T1 A12, *+B15[106]
|| SUB .L2X A3, B3, B3
|| AND .S1X A10, B12, A12
   ADDAW .D2 B11, B10, B10
|| AND .L1 A2, A13, A12
|| SUB .S1 A0, A12, A0
|| AND .S2X B1, A13, B1
|| LDW .D1T1 *+A4[18], A1
   STH .D1T2 B6, *+A5[21]
|| STH .D2T1 A3, *+B15[118]
|| SUB .L1X A8, B3, A3
|| SUB .L2X A12, B1, B1
|| SHRU .S1 A10, 8, A12
|| SHRU .S2 B8, 8, B6
   ADDAH .D2 B5, B1, B11
|| SUB .L1 A1, A0, A12
|| SUB .S1X A2, B1, A2
|| SHRU .S2 B10, 1, B5
|| LDW .D1T2 *+A4[10], B6
|| XOR .L2X B2, A12, B1
   ADDAW .D1 A9, A0, A0
|| AND .L2X B5, A13, B5
|| LDW .D2T2 *+B4[25], B11
|| XOR .L1X A11, B6, A1
|| SHRU .S1 A15, 8, A9
|| AND .S2 B1, B13, B6
   STH .D1T1 A7, *+A5[7]
|| STH .D2T2 B11, *+B15[112]
|| AND .L1 A0, A13, A7
|| MPYHLU .M1X A7, B14, A11
|| MPYHLU .M2 B11, B14, B0
|| AND .L2X B13, A1, B1
|| SHL .S2 B6, 8, B11
   ADDAH .D2 B0, B3, B3
|| SUB .L2X A7, B5, B5
|| LDW .D1T2 *+A4[24], B0
|| XOR .L1 A9, A1, A7
|| XOR .S1X A11, B1, A9
|| XOR .S2 B2, B6, B2
   STH .D1T1 A11, *+A5[23]
|| STH .D2T2 B0, *+B15[128]
|| AND .L1 A12, A13, A7
|| SHRU .S2 B9, 1, B0
|| AND .S1X A7, B13, A11
   ADDAH .D2 B10, B5, B10
|| AND .L2X B0, A13, B0
|| LDW .D1T2 *+A4[14], B9
|| XOR .L1X A10, B11, A1
|| XOR .S1 A1, A11, A10
|| SHL .S2 B1, 8, B1
   SUB .L1X A0, B5, A0
|| SUB .L2X A7, B0, B0
|| LDW .D2T1 *+B4[29], A12
|| SHL .S1 A11, 8, A7
|| SHRU .S2 B6, 8, B5
   ADDAH .D2 B9, B0, B1
|| SUB .L1X A12, B0, A11
|| MPYLHU .M2X B14, A6, B9
|| LDW .D1T1 *+A4[12], A15
|| XOR .L2 B8, B1, B8
|| SHRU .S1 A8, 8, A12
|| XOR .S2 B5, B11, B5
   LDW .D1T1 *+A4[28], A8
|| XOR .L1X A12, B0, A12
|| AND .S2 B5, B13, B5
   STH .D1T2 B9, *+A5[19]
|| STH .D2T1 A2, *+B15[48]
|| XOR .L1 A15, A7, A7
|| XOR .L2 B11, B5, B11
|| SHL .S1X B5, 8, A15
|| AND .S2X B13, A12, B5
   MPYLHU .M2X B14, A2, B5
|| LDW .D2T1 *+B4[15], A11
|| XOR .L2 B0, B5, B0
|| SHRU .S1X B9, 8, A2
|| SHL .S2 B5, 8, B5
   LDW .D2T1 *+B4[31], A3
|| XOR .L1X A8, B5, A2
|| XOR .S1 A2, A12, A8
|| XOR .S2X B6, A15, B6
   STH .D1T1 A6, *+A5[3]
|| STH .D2T2 B5, *+B15[64]
|| MPYHLU .M1X A11, B14, A11
|| AND .L2X B13, A8, B5
|| SHRU .S1 A15, 8, A6
   STH .D1T1 A11, *+A5[11]
|| STH .D2T2 B7, *+B15[104]
|| MPYHLU .M2 B7, B14, B5
|| XOR .L1 A6, A8, A12
|| XOR .S1X A12, B5, A6
|| SHL .S2 B5, 8, B5
   STH .D1T1 A11, *+A5[27]
|| STH .D2T2 B10, *+B15[108]
|| MPYHLU .M1X A3, B14, A12
|| AND .L2X B13, A12, B7
|| SHRU .S1 A7, 4, A12
|| XOR .S2 B9, B5, B9
   STH .D1T1 A3, *+A5[15]
|| STH .D2T2 B5, *+B15[120]
|| MPYHLU .M2 B10, B14, B7
|| XOR .L1X A8, B7, A8
|| XOR .L2X B6, A12, B10
|| SHL .S2 B7, 8, B5
   STH .D2T1 A12, *+B15[66]
|| AND .L1X A14, B10, A15
|| XOR .L2X B5, A15, B10
|| SHRU .S1 A11, 8, A12
|| SHRU .S2 B8, 4, B5
   STH .D2T2 B3, *+B15[114]
|| MPYHLU .M1X A0, B14, A0
|| MPYHLU .M2 B3, B14, B5
|| XOR .L1 A12, A3, A12
|| XOR .L2X B6, A15, B3
|| SHL .S1 A15, 4, A15
|| XOR .S2 B5, B10, B5
   STH .D2T1 A0, *+B15[44]
|| XOR .L1 A7, A15, A15
|| AND .L2X B5, A14, B6
|| AND .S1X A12, B13, A12
   STH .D2T2 B5, *+B15[130]
|| XOR .L2 B10, B6, B5
|| SHRU .S1 A1, 4, A7
|| SHL .S2X A12, 8, B10
   XOR .L1X A7, B9, A11
|| XOR .L2X B10, A11, B10
|| SHRU .S1 A2, 4, A7
|| SHL .S2 B6, 4, B6
   STH .D2T2 B7, *+B15[124]
|| MPYHLU .M2 B1, B14, B7
|| AND .L1 A11, A14, A11
|| XOR .L2X B10, A7, B8
|| SHRU .S1 A15, 2, A7
|| XOR .S2 B8, B6, B6
   STH .D1T1 A0, *+A5[25]
|| STH .D2T2 B1, *+B15[110]
|| XOR .L1X A11, B9, A11
|| AND .L2X B8, A14, B8
|| SHL .S1 A11, 4, A0
|| SHRU .S2 B3, 2, B1
   STH .D2T2 B7, *+B15[126]
|| AND .L1X A7, B12, A1
|| AND .L2 B1, B12, B9
|| XOR .S1 A1, A0, A7
|| SHRU .S2 B6, 2, B7
   XOR .L1 A3, A12, A12
|| XOR .L2 B10, B8, B10
|| AND .S1X A7, B12, A0
|| SHL .S2 B8, 4, B8
   SUB .D1 A0, A1, A0
|| XOR .L1X A2, B8, A1
|| AND .L2X B12, A11, B1
|| SHRU .S1 A10, 4, A3
|| SHRU .S2 B2, 4, B8
   ADDAW .D1 A15, A0, A15
|| SUB .D2 B1, B9, B9
|| SUB .L1 A7, A0, A2
|| AND .L2 B7, B12, B1
|| AND .S1X A1, B12, A0
|| XOR .S2X B8, A6, B7
   ADDAW .D2 B3, B9, B8
|| SUB .L1X A11, B9, A11
|| SUB .L2X A0, B1, B1
|| SHRU .S1 A2, 1, A0
|| SHRU .S2 B5, 2, B3
   AND .L1 A0, A13, A1
|| AND .L2X B7, A14, B3
|| SUB .S1X A1, B1, A7
|| AND .S2 B3, B12, B9
   ADDAW .D2 B6, B1, B1
|| AND .L1 A7, A13, A0
|| AND .L2 B10, B12, B6
|| SHRU .S1 A15, 1, A6
|| XOR .S2X B3, A6, B7
   SUB .D1 A0, A1, A1
|| AND .L1X A13, B1, A3
|| SUB .L2 B6, B9, B6
|| AND .S1 A6, A13, A6
|| XOR .S2X B11, A3, B9
   SUB .D1 A7, A1, A6
|| SUB .D2 B10, B6, B10
|| SUB .L1 A3, A6, A3
|| AND .L2X B9, A14, B3
|| SHRU .S1X B0, 4, A7
|| SHL .S2 B3, 4, B9
   ADDAH .D1 A15, A3, A15
|| ADDAW .D2 B5, B6, B6
|| SUB .L1X B1, A3, A0
|| AND .L2 B7, B12, B5
|| XOR .S1 A7, A12, A7
|| SHRU .S2X A9, 4, B1
   ADDAH .D1 A2, A1, A3
|| STH .D2T1 A15, *+B15[101]
|| AND .L1 A7, A14, A7
|| XOR .L2 B2, B9, B9
|| AND .S1X A13, B10, A1
|| SHRU .S2X A11, 1, B2
   AND .S1X A13, B2, A2
|| SHL .S2 B3, 4, B2
   SUB .D1 A1, A2, A2
|| STH .D2T1 A0, *+B15[37]
|| XOR .L1X A8, B1, A1
|| XOR .L2 B11, B3, B1
|| MPYLHU .M2X B14, A15, B3
|| SHL .S1 A7, 4, A15
|| SHRU .S2 B8, 1, B11
   ADDAH .D1 A11, A2, A12
|| STH .D2T1 A3, *+B15[103]
|| SUB .L1X B10, A2, A7
|| AND .L2X B11, A13, B10
|| XOR .S1 A12, A7, A2
|| SHRU .S2 B1, 2, B11
   STH .D2T2 B3, *+B15[117]
|| AND .L1X A13, B6, A10
|| AND .L2 B11, B12, B3
|| AND .S1 A1, A14, A11
|| XOR .S2X B2, A10, B11
   XOR .L1 A8, A11, A10
|| SUB .L2X A10, B10, B10
|| SHL .S1 A11, 4, A11
|| AND .S2 B9, B12, B2
   SUB .D2 B5, B3, B5
|| MPYHLU .M1X A12, B14, A15
|| SHRU .S1 A10, 2, A8
|| AND .S2X B12, A2, B3
   ADDAH .D2 B8, B10, B7
|| SUB .L2 B7, B5, B0
|| MPYLHU .M2X B14, A0, B6
|| XOR .S1X A15, B0, A1
   ADDAW .D2 B1, B5, B5
|| SUB .L2 B6, B10, B8
|| AND .S1X A8, B12, A0
|| SHRU .S2 B11, 2, B1
   SUB .L1X B3, A0, A8
|| AND .L2 B1, B12, B1
|| XOR .S1 A9, A11, A9
|| SHRU .S2 B0, 1, B3
   ADDAW .D1 A10, A8, A2
|| AND .L1X A1, B12, A0
|| SUB .L2 B2, B1, B10
|| SUB .S1 A2, A8, A8
|| SHRU .S2 B5, 1, B1
   STH .D1T2 B6, *+A5[18]
|| STH .D2T1 A15, *+B15[123]
|| AND .L1 A8, A13, A3
|| AND .L2X B3, A13, B3
|| MPYHLU .M1X A3, B14, A3
|| MPYHLU .M2 B8, B14, B6
|| SHRU .S1 A9, 2, A10
|| SUB .S2 B9, B10, B9
   STH .D1T2 B8, *+A5[6]
|| STH .D2T1 A12, *+B15[107]
|| SUB .L2X A3, B3, B3
|| AND .S1X A10, B12, A12
   ADDAW .D2 B11, B10, B10
|| AND .L1 A2, A13, A12
|| SUB .S1 A0, A12, A0
|| AND .S2X B1, A13, B1
   STH .D1T2 B6, *+A5[22]
|| STH .D2T1 A3, *+B15[119]
|| SUB .L1X A8, B3, A3
|| SUB .L2X A12, B1, B1
   ADDAH .D2 B5, B1, B11
|| SUB .L1 A1, A0, A12
|| SUB .S1X A2, B1, A2
|| SHRU .S2 B10, 1, B5
   ADDAW .D1 A9, A0, A0
|| AND .L2X B5, A13, B5
   STH .D1T1 A7, *+A5[8]
|| STH .D2T2 B11, *+B15[113]
|| AND .L1 A0, A13, A7
|| MPYHLU .M1X A7, B14, A11
|| MPYHLU .M2 B11, B14, B0
   ADDAH .D2 B0, B3, B3
|| SUB .L2X A7, B5, B5
   STH .D1T1 A11, *+A5[24]
|| STH .D2T2 B0, *+B15[129]
|| AND .L1 A12, A13, A7
|| SHRU .S2 B9, 1, B0
   ADDAH .D2 B10, B5, B10
|| AND .L2X B0, A13, B0
   SUB .L1X A0, B5, A0
|| SUB .L2X A7, B0, B0
   ADDAH .D2 B9, B0, B1
|| SUB .L1X A12, B0, A11
|| MPYLHU .M2X B14, A6, B9
   NOP 1
   STH .D1T2 B9, *+A5[20]
|| STH .D2T1 A2, *+B15[49]
   MPYLHU .M2X B14, A2, B5
   NOP 1
   STH .D1T1 A6, *+A5[4]
|| STH .D2T2 B5, *+B15[65]
|| MPYHLU .M1X A11, B14, A11
   STH .D1T1 A11, *+A5[12]
|| STH .D2T2 B7, *+B15[105]
|| MPYHLU .M2 B7, B14, B5
   STH .D1T1 A11, *+A5[28]
|| STH .D2T2 B10, *+B15[109]
|| MPYHLU .M1X A3, B14, A12
   STH .D1T1 A3, *+A5[16]
|| STH .D2T2 B5, *+B15[121]
|| MPYHLU .M2 B10, B14, B7
   STH .D2T1 A12, *+B15[67]
   STH .D2T2 B3, *+B15[115]
|| MPYHLU .M1X A0, B14, A0
|| MPYHLU .M2 B3, B14, B5
   STH .D2T1 A0, *+B15[45]
   STH .D2T2 B5, *+B15[131]
   NOP 1
   STH .D2T2 B7, *+B15[125]
|| MPYHLU .M2 B1, B14, B7
   STH .D1T1 A0, *+A5[26]
|| STH .D2T2 B1, *+B15[111]
   STH .D2T2 B7, *+B15[127]
   LDW .D2T1 *+B15[146], A5
|| ADD .L1X 0, B15, A4
|| MVK .S1 -1, A6
|| MVK .S2 -1, B5
   LDW .D2T2 *+B15[145], B0
|| ADDK .S1 8, A4
|| ADD .L2 0, B15, B4
   ADDK .S2 136, B4
   NOP 2
   LDW .D1T1 *+A5[3], A13
   NOP 3
   LDW .D1T2 *+A5[1], B8
   NOP 1
   LDW .D1T2 *+A4[27], B10
   LDW .D1T2 *+A5[2], B9
   LDW .D1T1 *+A5[0], A11
   MPY .M1X -1, B8, A2
   LDW .D1T1 *+A4[19], A9
   LDW .D1T2 *+A4[0], B3
   LDW .D1T1 *+A4[15], A0
|| MPY .M2 -1, B9, B7
   LDW .D1T1 *+A5[5], A8
   LDW .D1T2 *+A4[23], B13
|| MPY .M1 -1, A11, A1
   LDW .D1T2 *+A5[4], B8
|| [A2] SUB .D2 B5, B10, B10
|| MPY .M1 -1, A13, A2
|| MPYHL .M2 B9, B5, B7
|| XOR .S2X B7, A9, B9
   LDW .D1T1 *+A4[30], A13
|| [A1] SUB .D2 B5, B3, B3
   [A2] SUB .D1 A6, A9, A9
|| XOR .L1X A0, B7, A15
|| MPYHL .M2 B8, B5, B1
   LDW .D1T2 *+A4[3], B10
|| SUB .D2 B5, B3, B6
|| MPYLH .M2X B5, A13, B1
|| XOR .S1X A15, B9, A12
|| OR .S2 B3, B9, B12
   LDW .D1T2 *+A4[31], B13
|| [B1] SUB .D2 B5, B13, B13
|| XOR .L1 -1, A12, A7
|| XOR .L2 B6, B10, B14
|| MPYHL .M1 A8, A6, A1
|| OR .S1X A15, B10, A14
   [B1] SUB .D1 A6, A0, A0
|| XOR .L2X B10, A7, B1
|| MPY .M1 -1, A8, A2
|| AND .S1X A14, B14, A8
|| XOR .S2 B13, B12, B3
   [A1] SUB .D1 A6, A13, A13
|| OR .L1 A15, A8, A11
|| AND .L2 B3, B1, B1
|| MPYHL .M1 A11, A6, A1
|| MPYHL .M2 B8, B5, B1
|| OR .S1X A15, B6, A15
|| OR .S2X B14, A7, B14
   LDW .D1T1 *+A4[11], A8
|| AND .L2 B10, B12, B12
|| XOR .S1X A11, B1, A3
|| XOR .S2X B13, A8, B7
   OR .L1 A3, A15, A8
|| OR .S1X A15, B13, A11
|| OR .S2 B7, B3, B11
   AND .L1 A14, A3, A3
|| AND .L2X B11, A3, B7
|| MPY .M2 -1, B8, B2
|| XOR .S1 -1, A8, A10
|| AND .S2 B9, B7, B8
   LDW .D1T2 *+A4[7], B14
|| [A2] SUB .D2 B5, B10, B10
|| XOR .L1 A14, A10, A10
|| XOR .L2X B3, A10, B9
|| XOR .S1X A10, B8, A2
|| OR .S2 B9, B3, B3
   LDW .D1T1 *+A5[7], A13
|| SUB .D2 B5, B11, B11
|| XOR .L1X A0, B10, A15
|| XOR .L2X B8, A11, B9
|| AND .S1 A9, A13, A11
|| OR .S2 B9, B12, B12
   [B2] SUB .D1 A6, A8, A8
|| LDW .D2T1 *+B4[5], A2
|| XOR .L1X A3, B12, A7
|| AND .L2 B9, B14, B2
|| XOR .S2X B12, A7, B14
   LDW .D1T2 *+A4[16], B9
|| [A1] SUB .D2 B5, B13, B13
|| AND .L1 A15, A13, A11
|| OR .L2 B8, B14, B9
|| XOR .S1 A13, A15, A3
|| OR .S2X B10, A11, B8
   LDW .D2T1 *+B4[30], A14
|| OR .L1X A2, B13, A1
|| XOR .L2X B9, A14, B9
|| AND .S1 A9, A15, A15
|| OR .S2 B11, B13, B12
   LDW .D1T2 *+A5[8], B12
|| [B1] SUB .D2 B5, B14, B14
|| AND .L1X A10, B2, A14
|| XOR .L2 B6, B9, B9
|| OR .S1 A8, A13, A10
|| AND .S2X B8, A0, B6
   LDW .D1T2 *+A5[6], B7
|| XOR .L1 A1, A7, A1
|| AND .L2 B7, B9, B1
|| XOR .S1X A11, B8, A14
|| XOR .S2X B9, A14, B8
   SUB .D1 A6, A3, A7
|| LDW .D2T2 *+B4[4], B1
|| XOR .L1 A2, A1, A2
|| AND .L2 B3, B8, B3
|| XOR .S1X A7, B9, A1
|| XOR .S2X B10, A15, B10
round:
   LDW .D1T1 *+A4[0], A11                   ; <1> LDW *+right[0]{right0}, r85
|| XOR .L1X A1, B12, A1                     ; <1> XOR s1g35, s1g34, s1g36
|| OR .L2X B6, A14, B1                      ; <1> OR s2g4, s2g10, s2g11
|| OR .S1 A12, A1, A12                      ; <1> OR s1g8, s1g34, s1g40
|| XOR .S2 B3, B1, B12                      ; <1> XOR s1g45, s1g46, s1g47
   LDW .D1T1 *+A4[8], A9                    ; <1> LDW *+right[8]{right8}, r83
|| SUB .D2 B5, B1, B3                       ; <1> SUB ones, s2g11, s2g11n
|| AND .L1 A7, A10, A7                      ; <1> AND s2g16n, s2g9, s2g17
|| OR .L2X B1, A8, B11                      ; <1> OR r23, s2g11, s2g13
|| XOR .S1 A8, A3, A8                       ; <1> XOR r23, s2g16, s2g24
|| OR .S2 B12, B13, B1                      ; <1> OR s1g47, r12, s1g48
   LDW .D1T2 *+A4[4], B8                    ; <1> LDW *+right[4]{right4}, r84
|| STW .D2T1 A2, *+B4[5]                    ; <1> STW n23, *+left[5]{store5}
|| OR .L1 A0, A7, A0                        ; <1> OR r16, s2g17, s2g21
|| OR .L2 B7, B13, B13                      ; <1> OR s1g13, r12, s1g42
|| MPYHL .M1 A13, A6, A2                    ; <1> MPYHL k7, ones, m84
|| XOR .S1X A9, B11, A9                     ; <1> XOR s2g13, r15, s2g15
|| ADD .S2 -1, B0, B0                       ; <1> ADD -1, rounds, rounds
   LDW .D1T1 *+A4[12], A14                  ; <1> LDW *+right[12]{right12}, r82
|| LDW .D2T2 *+B4[29], B11                  ; <1> LDW *+left[29]{left29}, l17
|| XOR .L1 -1, A9, A13                      ; <1> SUB ones, s2g15, s2g15n
|| XOR .L2X B8, A12, B8                     ; <1> XOR s1g39, s1g40, s1g41
|| MPY .M1 -1, A13, A1                      ; <1> MPY -1, k7, m83
|| MPY .M2 -1, B12, B1                      ; <1> MPY -1, k8, m85
|| XOR .S1X A0, B10, A12                    ; <1> XOR s2g7, s2g21, s2g22
|| XOR .S2 B1, B2, B2                       ; <1> XOR s1g48, s1g21, s1g49
   LDW .D1T1 *+A5[11], A2                   ; <1> LDW *+keys[11], k11
|| SUB .D2 B5, B14, B2                      ; <1> SUB ones, r24, s2a4n
|| XOR .L1 A14, A1, A14                     ; <1> XOR l9, s1g36, n9
|| XOR .L2X B11, A0, B11                    ; <1> XOR s2g13, s2g21, s2g28
|| MPYHL .M2 B7, B5, B1                     ; <1> MPYHL k6, ones, m82
|| OR .S1X A11, B10, A0                     ; <1> OR s2g7, s2g5, s2g8
|| XOR .S2 B1, B2, B10                      ; <1> XOR l31, s1g49, n31
   [B1] SUB .D1 A6, A11, A11                ; <1> [m85] SUB ones, r85, r85
|| STW .D2T2 B10, *+B4[4]                   ; <1> STW n31, *+left[4]{store4}
|| XOR .L1 A9, A7, A13                      ; <1> XOR s2g15, s2g17, s2g18
|| OR .L2X B11, A8, B10                     ; <1> OR s2g24, s2g28, s2g29
|| MPY .M2 -1, B7, B6                       ; <1> MPY -1, k6, m81
|| OR .S1 A13, A12, A7                      ; <1> OR s2g15n, s2g22, s2g23
|| XOR .S2 B13, B8, B13                     ; <1> XOR s1g42, s1g41, s1g43
   [A1] SUB .D1 A6, A9, A9                  ; <1> [m83] SUB ones, r83, r83
|| STW .D2T1 A14, *+B4[30]                  ; <1> STW n9, *+left[30]{store30}
|| XOR .L1X A13, B6, A7                     ; <1> XOR s2g4, s2g18, s2g30
|| AND .L2X B3, A10, B3                     ; <1> AND s2g11n, s2g9, s2g12
|| XOR .S1 A7, A8, A1                       ; <1> XOR s2g23, s2g24, s2g25
|| OR .S2 B6, B14, B14                      ; <1> OR s2g4, r24, s2g26
   LDW .D1T1 *+A4[31], A13                  ; <1> LDW *+right[31]{right31}, r86
|| [A2] SUB .D2 B5, B8, B8                  ; <1> [m84] SUB ones, r84, r84
|| AND .L1 A11, A9, A2                      ; <1> AND r85, r83, s8g2
|| XOR .L2X B11, A15, B3                    ; <1> XOR s2g6, s2g28, s2g34
|| AND .S1 A3, A7, A3                       ; <1> AND s2g16, s2g30, s2g41
|| OR .S2 B2, B3, B7                        ; <1> OR s2a4n, s2g12, s2g19
   LDW .D1T1 *+A5[9], A12                   ; <1> LDW *+keys[9], k9
|| LDW .D2T2 *+B4[16], B3                   ; <1> LDW *+left[16]{left16}, l28
|| AND .L1X A0, B2, A10                     ; <1> AND s2g8, s2a4n, s2g43
|| XOR .L2X B8, A2, B11                     ; <1> XOR r84, s8g2, s8g3
|| AND .S1 A10, A7, A15                     ; <1> AND s2g9, s2g30, s2g31
|| XOR .S2 B11, B13, B13                    ; <1> XOR l17, s1g43, n17
   SUB .D1 A6, A9, A9                       ; <1> SUB ones, r83, s8a3n
|| LDW .D2T1 *+B4[14], A0                   ; <1> LDW *+left[14]{left14}, l13
|| AND .L1 A13, A1, A1                      ; <1> AND s2g18, s2g25, s2g33
|| XOR .L2 B9, B6, B6                       ; <1> XOR r81, m81, x81
|| MPY .M1 -1, A2, A1                       ; <1> MPY -1, k11, m75
|| MPYHL .M2 B12, B5, B1                    ; <1> MPYHL k8, ones, m86
|| XOR .S1X A1, B14, A7                     ; <1> XOR s2g26, s2g25, s2g27
|| XOR .S2X B1, A14, B14                    ; <1> XOR r82, m82, x82
   LDW .D1T1 *+A5[10], A0                   ; <1> LDW *+keys[10], k10
|| SUB .D2 B5, B11, B11                     ; <1> SUB ones, s8g3, s8g3n
|| OR .L1X A1, B3, A0                       ; <1> OR s2g33, s2g34, s2g35
|| OR .L2 B14, B11, B12                     ; <1> OR x82, s8g3, s8g6
|| OR .S1 A0, A8, A8                        ; <1> OR s2g8, s2g24, s2g36
|| OR .S2X B14, A9, B3                      ; <1> OR x82, s8a3n, s8g8
   LDW .D1T1 *+A4[20], A15                  ; <1> LDW *+right[20]{right20}, r74
|| STW .D2T2 B13, *+B4[29]                  ; <1> STW n17, *+left[29]{store29}
|| XOR .L1 A0, A8, A0                       ; <1> XOR s2g35, s2g36, s2g37
|| AND .L2 B6, B12, B13                     ; <1> AND x81, s8g6, s8g7
|| XOR .S1X A13, B7, A8                     ; <1> XOR s2g19, s2g18, s2g20
|| XOR .S2X B3, A11, B7                     ; <1> XOR r85, s8g8, s8g9
   LDW .D1T1 *+A4[28], A8                   ; <1> LDW *+right[28]{right28}, r72
|| LDW .D2T2 *+B4[27], B10                  ; <1> LDW *+left[27]{left27}, l2
|| OR .L1 A0, A12, A2                       ; <1> OR s2g37, s2g22, s2g40
|| OR .L2 B13, B7, B2                       ; <1> OR s8g7, s8g9, s8g10
|| MPYHL .M1 A2, A6, A2                     ; <1> MPYHL k11, ones, m76
|| AND .S1X A0, B2, A15                     ; <1> AND s2g37, s2a4n, s2g38
|| XOR .S2X B10, A15, B10                   ; <1> XOR s2g29, s2g31, s2g32
   [B1] SUB .D1 A6, A13, A13                ; <1> [m86] SUB ones, r86, r86
|| LDW .D2T2 *+B4[20], B2                   ; <1> LDW *+left[20]{left20}, l27
|| AND .L1X A9, B13, A9                     ; <1> AND s8a3n, s8g7, s8g14
|| AND .L2X B14, A9, B1                     ; <1> AND s8a3n, x82, s8g1
|| XOR .S1 A2, A3, A3                       ; <1> XOR s2g40, s2g41, s2g42
|| XOR .S2 B11, B2, B13                     ; <1> XOR s8g3n, s8g10, s8g12
   LDW .D1T2 *+A5[14], B1                   ; <1> LDW *+keys[14], k14
|| [A1] SUB .D2 B5, B9, B9                  ; <1> [m75] SUB ones, r81, r81
|| XOR .L1 A0, A7, A9                       ; <1> XOR l13, s2g27, n13
|| XOR .L2X B3, A8, B13                     ; <1> XOR l28, s2g20, n28
|| XOR .S1X A9, B13, A8                     ; <1> XOR s8g12, s8g14, s8g15
|| OR .S2 B6, B11, B11                      ; <1> OR x81, s8g3n, s8g4
   LDW .D1T1 *+A4[24], A12                  ; <1> LDW *+right[24]{right24}, r73
|| LDW .D2T2 *+B4[25], B8                   ; <1> LDW *+left[25]{left25}, l18
|| XOR .L1X A8, B1, A7                      ; <1> XOR s8g1, s8g15, s8g16
|| XOR .L2X B10, A15, B2                    ; <1> XOR s2g38, s2g32, s2g39
|| MPYHL .M1 A0, A6, A1                     ; <1> MPYHL k10, ones, m74
|| AND .S2 B11, B2, B3                      ; <1> AND s8g4, s8g10, s8g11
   LDW .D1T2 *+A4[1], B13                   ; <1> LDW *+right[1]{right1}, r71
|| STW .D2T1 A9, *+B4[14]                   ; <1> STW n13, *+left[14]{store14}
|| XOR .L1 A10, A3, A10                     ; <1> XOR s2g43, s2g42, s2g44
|| OR .L2 B11, B1, B11                      ; <1> OR s8g4, s8g1, s8g5
|| MPYHL .M1 A12, A6, A2                    ; <1> MPYHL k9, ones, m72
|| XOR .S1X A7, B6, A3                      ; <1> XOR x81, s8g16, s8g19
|| XOR .S2X B14, A8, B1                     ; <1> XOR x82, s8g15, s8g21
   [A2] SUB .D1 A6, A14, A14                ; <1> [m76] SUB ones, r82, r82
|| STW .D2T2 B13, *+B4[16]                  ; <1> STW n28, *+left[16]{store16}
|| AND .L1 A11, A3, A9                      ; <1> AND r85, s8g19, s8g20
|| OR .L2X B8, A3, B10                      ; <1> OR r84, s8g19, s8g36
|| MPY .M1 -1, A0, A1                       ; <1> MPY -1, k10, m73
|| AND .S1X A13, B11, A0                    ; <1> AND s8g5, r86, s8g17
|| XOR .S2 B10, B2, B13                     ; <1> XOR l2, s2g39, n2
   [A1] SUB .D1 A6, A15, A15                ; <1> [m74] SUB ones, r74, r74
|| STW .D2T2 B13, *+B4[27]                  ; <1> STW n2, *+left[27]{store27}
|| XOR .L1 A0, A7, A7                       ; <1> XOR s8g17, s8g16, s8g18
|| OR .L2 B8, B1, B13                       ; <1> OR r84, s8g21, s8g24
|| OR .S1X A13, B3, A0                      ; <1> OR s8g11, r86, s8g34
|| XOR .S2X B1, A9, B8                      ; <1> XOR s8g20, s8g21, s8g22
   LDW .D1T1 *+A5[17], A7                   ; <1> LDW *+keys[17], k17
|| XOR .L1X A7, B2, A9                      ; <1> XOR l27, s8g18, n27
|| XOR .L2 B3, B8, B2                       ; <1> XOR s8g11, s8g22, s8g30
|| MPY .M2X -1, A12, B2                     ; <1> MPY -1, k9, m71
|| XOR .S1 A8, A2, A2                       ; <1> XOR r72, m72, x72
|| XOR .S2 B12, B8, B3                      ; <1> XOR s8g6, s8g22, s8g23
   [A1] SUB .D1 A6, A12, A12                ; <1> [m73] SUB ones, r73, r73
|| LDW .D2T2 *+B4[6], B6                    ; <1> LDW *+left[6]{left6}, l15
|| OR .L1 A2, A15, A10                      ; <1> OR x72, r74, s7g14
|| AND .L2 B14, B2, B12                     ; <1> AND x82, s8g30, s8g31
|| MPY .M2 -1, B1, B1                       ; <1> MPY -1, k14, m65
|| XOR .S1X A10, B8, A1                     ; <1> XOR l18, s2g44, n18
|| XOR .S2 B3, B13, B8                      ; <1> XOR s8g23, s8g24, s8g25
   LDW .D1T2 *+A4[9], B10                   ; <1> LDW *+right[9]{right9}, r63
|| STW .D2T1 A9, *+B4[20]                   ; <1> STW n27, *+left[20]{store20}
|| AND .L1 A12, A10, A9                     ; <1> AND r73, s7g14, s7g15
|| XOR .L2 B13, B2, B14                     ; <1> XOR r71, m71, x71
|| MPYHL .M2 B1, B5, B2                     ; <1> MPYHL k14, ones, m66
|| XOR .S1X A3, B12, A3                     ; <1> XOR s8g19, s8g31, s8g32
|| AND .S2X B9, A15, B12                    ; <1> AND r74, r81, s7g1
   STW .D2T1 A1, *+B4[25]                   ; <1> STW n18, *+left[25]{store25}
|| XOR .L1X A15, B14, A1                    ; <1> XOR x71, r74, s7g4
|| XOR .L2 B7, B8, B8                       ; <1> XOR s8g9, s8g25, s8g26
|| XOR .S1 A11, A3, A3                      ; <1> XOR r85, s8g32, s8g33
|| XOR .S2X B12, A2, B7                     ; <1> XOR x72, s7g1, s7g2
   SUB .D1 A6, A9, A9                       ; <1> SUB ones, s7g15, s7g15n
|| LDW .D2T1 *+B4[13], A0                   ; <1> LDW *+left[13]{left13}, l21
|| XOR .L1X A1, B9, A11                     ; <1> XOR r81, s7g4, s7g5
|| OR .L2X B10, A3, B6                      ; <1> OR s8g33, s8g36, s8g37
|| OR .S1 A1, A9, A1                        ; <1> OR s7g4, s7g15, s7g21
|| XOR .S2 B6, B8, B10                      ; <1> XOR x81, s8g26, s8g27
   LDW .D1T2 *+A5[12], B1                   ; <1> LDW *+keys[12], k12
|| [B1] SUB .D2 B5, B13, B13                ; <1> [m65] SUB ones, r71, r71
|| AND .L1X A9, B14, A9                     ; <1> AND x71, s7g15n, s7g16
|| OR .L2X B10, A13, B10                    ; <1> OR s8g27, r86, s8g28
|| XOR .S1 A0, A3, A0                       ; <1> XOR s8g34, s8g33, s8g35
|| AND .S2 B11, B6, B1                      ; <1> AND s8g5, s8g37, s8g38
   SUB .D1 A6, A9, A3                       ; <1> SUB ones, s7g16, s7g16n
|| LDW .D2T2 *+B4[15], B2                   ; <1> LDW *+left[15]{left15}, l5
|| XOR .L1 A12, A11, A12                    ; <1> XOR r73, s7g5, s7g7
|| OR .L2X B7, A12, B11                     ; <1> OR r73, s7g2, s7g3
|| XOR .S1X A0, B6, A0                      ; <1> XOR l15, s8g35, n15
|| XOR .S2 B10, B3, B6                      ; <1> XOR s8g28, s8g23, s8g29
   LDW .D1T2 *+A4[13], B12                  ; <1> LDW *+right[13]{right13}, r62
|| STW .D2T1 A0, *+B4[6]                    ; <1> STW n15, *+left[6]{store6}
|| AND .L1 A11, A3, A3                      ; <1> AND s7g5, s7g16n, s7g24
|| OR .L2X B14, A12, B1                     ; <1> OR x71, s7g7, s7g8
|| XOR .S1X A3, B9, A0                      ; <1> XOR s7g16n, r81, s7g41
|| XOR .S2 B8, B1, B8                       ; <1> XOR s8g26, s8g38, s8g39
   LDW .D1T2 *+A4[17], B6                   ; <1> LDW *+right[17]{right17}, r61
|| XOR .L1X A11, B11, A11                   ; <1> XOR s7g3, s7g5, s7g6
|| XOR .L2 B12, B1, B8                      ; <1> XOR s7g1, s7g8, s7g9
|| OR .S1 A15, A0, A15                      ; <1> OR r74, s7g41, s7g42
|| AND .S2X B8, A13, B1                     ; <1> AND s8g39, r86, s8g40
   LDW .D1T1 *+A5[13], A0                   ; <1> LDW *+keys[13], k13
|| SUB .D2 B5, B8, B14                      ; <1> SUB ones, s7g9, s7g9n
|| XOR .L1X A0, B6, A13                     ; <1> XOR l21, s8g29, n21
|| XOR .L2 B1, B3, B6                       ; <1> XOR s8g40, s8g23, s8g41
|| XOR .S1 A2, A12, A15                     ; <1> XOR x72, s7g7, s7g18
|| AND .S2X B14, A15, B11                   ; <1> AND s7g42, x71, s7g43
   [B2] SUB .D1 A6, A8, A8                  ; <1> [m66] SUB ones, r72, r72
|| AND .L1 A12, A3, A9                      ; <1> AND s7g7, s7g24, s7g29
|| OR .L2X B14, A9, B3                      ; <1> OR s7g16, s7g9n, s7g17
|| OR .S1X A15, B8, A0                      ; <1> OR s7g9, s7g18, s7g19
|| AND .S2 B7, B14, B7                      ; <1> AND s7g2, s7g9n, s7g10
   STW .D2T1 A13, *+B4[13]                  ; <1> STW n21, *+left[13]{store13}
|| XOR .L1 A2, A9, A0                       ; <1> XOR x72, s7g29, s7g30
|| XOR .L2 B12, B7, B14                     ; <1> XOR s7g1, s7g10, s7g11
|| MPYLH .M1X A6, B1, A15                   ; <1> MPYHL k12, ones, m62
|| MPY .M2 -1, B1, B1                       ; <1> MPY -1, k12, m61
|| AND .S1 A10, A0, A13                     ; <1> AND s7g14, s7g19, s7g20
|| OR .S2X B7, A9, B7                       ; <1> OR s7g10, s7g29, s7g34
   LDW .D1T2 *+A5[16], B3                   ; <1> LDW *+keys[16], k16
|| LDW .D2T1 *+B4[7], A10                   ; <1> LDW *+left[7]{left7}, l7
|| AND .L1 A0, A1, A2                       ; <1> AND s7g30, s7g21, s7g31
|| XOR .L2 B2, B6, B14                      ; <1> XOR l5, s8g41, n5
|| OR .S1X A14, B14, A0                     ; <1> OR r82, s7g11, s7g12
|| XOR .S2X B14, A15, B2                    ; <1> XOR s7g11, s7g18, s7g23
   LDW .D2T1 *+B4[9], A7                    ; <1> LDW *+left[9]{left9}, l22
|| XOR .L1X A15, B12, A11                   ; <1> XOR r62, m62, x62
|| XOR .L2 B6, B1, B1                       ; <1> XOR r61, m61, x61
|| MPYHL .M1 A7, A6, A2                     ; <1> MPYHL k17, ones, m56
|| XOR .S1 A0, A11, A15                     ; <1> XOR s7g12, s7g6, s7g13
|| XOR .S2X B8, A2, B8                      ; <1> XOR s7g9, s7g31, s7g32
   LDW .D1T2 *+A4[5], B9                    ; <1> LDW *+right[5]{right5}, r64
|| SUB .D2 B5, B1, B2                       ; <1> SUB ones, x61, s6a1n
|| XOR .L1X A11, B13, A9                    ; <1> XOR x62, r71, s6g1
|| AND .L2 B7, B9, B7                       ; <1> AND s7g34, r81, s7g35
|| MPY .M1 -1, A0, A1                       ; <1> MPY -1, k13, m63
|| AND .S1 A11, A8, A3                      ; <1> AND x62, r72, s6g2
|| OR .S2X B2, A3, B9                       ; <1> OR s7g23, s7g24, s7g25
   LDW .D1T1 *+A5[15], A2                   ; <1> LDW *+keys[15], k15
|| LDW .D2T2 *+B4[18], B2                   ; <1> LDW *+left[18]{left18}, l12
|| OR .L1X A3, B2, A12                      ; <1> OR s6a1n, s6g2, s6g3
|| XOR .L2X B7, A12, B7                     ; <1> XOR s7g7, s7g35, s7g36
|| MPY .M1 -1, A7, A1                       ; <1> MPY -1, k17, m55
|| XOR .S1 A13, A1, A7                      ; <1> XOR s7g20, s7g21, s7g22
|| XOR .S2 B8, B11, B11                     ; <1> XOR s7g32, s7g43, s7g44
   LDW .D1T1 *+A4[25], A0                   ; <1> LDW *+right[25]{right25}, r53
|| LDW .D2T2 *+B4[0], B7                    ; <1> LDW *+left[0]{left0}, l32
|| XOR .L1 A9, A12, A9                      ; <1> XOR s6g1, s6g3, s6g4
|| [A1] XOR .L2 -1, B10, B10                ; <1> [m63] SUB ones, r63, r63
|| XOR .S1X A10, B7, A3                     ; <1> XOR s7g14, s7g36, s7g37
|| AND .S2X B3, A14, B7                     ; <1> AND s7g17, r82, s7g27
   [A1] SUB .D2 B5, B6, B6                  ; <1> [m55] SUB ones, r61, r61
|| XOR .L1 A8, A9, A0                       ; <1> XOR r72, s6g4, s6g5
|| XOR .L2X B9, A13, B9                     ; <1> XOR s7g20, s7g25, s7g26
|| MPYHL .M1 A0, A6, A1                     ; <1> MPYHL k13, ones, m64
|| OR .S1 A7, A14, A13                      ; <1> OR s7g22, r82, s7g45
|| XOR .S2 B9, B8, B8                       ; <1> XOR s7g25, s7g32, s7g33
   LDW .D1T1 *+A4[2], A14                   ; <1> LDW *+right[2]{right2}, r51
|| STW .D2T2 B14, *+B4[15]                  ; <1> STW n5, *+left[15]{store15}
|| AND .L1X A0, B1, A13                     ; <1> AND x61, s6g5, s6g7
|| XOR .L2 B7, B9, B11                      ; <1> XOR s7g27, s7g26, s7g28
|| XOR .S1 A10, A15, A15                    ; <1> XOR l7, s7g13, n7
|| XOR .S2X B11, A13, B7                    ; <1> XOR s7g45, s7g44, s7g46
   LDW .D1T2 *+A4[21], B11                  ; <1> LDW *+right[21]{right21}, r54
|| [A2] SUB .D2 B5, B12, B12                ; <1> [m56] SUB ones, r62, r62
|| XOR .L1 A11, A13, A0                     ; <1> XOR x62, s6g7, s6g8
|| OR .L2X B8, A14, B8                      ; <1> OR s7g33, r82, s7g38
|| OR .S1X A0, B13, A14                     ; <1> OR r71, s6g5, s6g6
|| XOR .S2 B2, B10, B14                     ; <1> XOR s6a1n, r63, s6g9
   [A1] SUB .D2 B5, B9, B9                  ; <1> [m64] SUB ones, r64, r64
|| XOR .L1X A3, B8, A1                      ; <1> XOR s7g38, s7g37, s7g39
|| XOR .L2 B2, B7, B8                       ; <1> XOR l12, s7g46, n12
|| MPY .M1 -1, A2, A1                       ; <1> MPY -1, k15, m51
|| MPY .M2 -1, B3, B2                       ; <1> MPY -1, k16, m53
|| AND .S1 A14, A0, A10                     ; <1> AND s6g6, s6g8, s6g14
|| AND .S2X B14, A0, B2                     ; <1> AND s6g8, s6g9, s6g10
   LDW .D1T2 *+A5[20], B1                   ; <1> LDW *+keys[20], k20
|| STW .D2T1 A15, *+B4[7]                   ; <1> STW n7, *+left[7]{store7}
|| XOR .L1X A11, B2, A3                     ; <1> XOR x62, s6g10, s6g18
|| XOR .L2 B7, B11, B11                     ; <1> XOR l32, s7g28, n32
|| XOR .S1 A7, A1, A7                       ; <1> XOR l22, s7g39, n22
|| XOR .S2X B2, A9, B7                      ; <1> XOR s6g4, s6g10, s6g11
   SUB .D1 A6, A10, A11                     ; <1> SUB ones, s6g14, s6g14n
|| STW .D2T2 B8, *+B4[18]                   ; <1> STW n12, *+left[18]{store18}
|| OR .L1 A8, A3, A15                       ; <1> OR r72, s6g18, s6g19
|| AND .L2 B10, B7, B3                      ; <1> AND r63, s6g11, s6g12
|| MPYHL .M2 B3, B5, B2                     ; <1> MPYHL k16, ones, m54
|| AND .S1X A11, B14, A10                   ; <1> AND x62, s6g9, s6g29
|| AND .S2X B9, A14, B8                     ; <1> AND s6g6, r64, s6g27
   [B2] SUB .D1 A6, A0, A0                  ; <1> [m53] SUB ones, r53, r53
|| STW .D2T2 B11, *+B4[0]                   ; <1> STW n32, *+left[0]{store0}
|| AND .L1X A8, B3, A15                     ; <1> AND s6g12, r72, s6g13
|| OR .L2 B1, B7, B14                       ; <1> OR x61, s6g11, s6g23
|| XOR .S1 A10, A3, A3                      ; <1> XOR s6g29, s6g18, s6g36
|| XOR .S2X B10, A15, B10                   ; <1> XOR r63, s6g19, s6g20
   [B2] SUB .D2 B5, B11, B11                ; <1> [m54] SUB ones, r54, r54
|| XOR .L1 A8, A13, A1                      ; <1> XOR r72, s6g7, s6g40
|| XOR .L2 B1, B10, B1                      ; <1> XOR x61, s6g20, s6g41
|| XOR .S1 A14, A1, A13                     ; <1> XOR r51, m51, x51
|| AND .S2X B14, A11, B2                    ; <1> AND s6g14n, s6g23, s6g24
   STW .D2T1 A7, *+B4[9]                    ; <1> STW n22, *+left[9]{store9}
|| OR .L1X A1, B1, A7                       ; <1> OR s6g40, s6g41, s6g42
|| XOR .L2 B10, B2, B14                     ; <1> XOR s6g20, s6g24, s6g25
|| AND .S1 A13, A0, A8                      ; <1> AND x51, r53, s5g1
|| OR .S2 B13, B3, B2                       ; <1> OR r71, s6g12, s6g21
   LDW .D2T2 *+B4[21], B3                   ; <1> LDW *+left[21]{left21}, l19
|| XOR .L1 A15, A11, A11                    ; <1> XOR s6g13, s6g14n, s6g15
|| OR .L2X B12, A8, B3                      ; <1> OR s5g1, r62, s5g2
|| XOR .S1X A3, B3, A1                      ; <1> XOR s6g12, s6g36, s6g43
|| XOR .S2 -1, B9, B9                       ; <1> SUB ones, r64, s6a4n
   LDW .D1T1 *+A4[10], A0                   ; <1> LDW *+right[10]{right10}, r43
|| SUB .D2 B5, B3, B2                       ; <1> SUB ones, s5g2, s5g2n
|| XOR .L1 A7, A1, A9                       ; <1> XOR s6g42, s6g43, s6g44
|| XOR .L2X B14, A9, B14                    ; <1> XOR s6g4, s6g25, s6g33
|| OR .S1X A15, B14, A1                     ; <1> OR s6g25, s6g13, s6g26
|| AND .S2 B10, B2, B10                     ; <1> AND s6g20, s6g21, s6g22
   LDW .D1T2 *+A5[18], B14                  ; <1> LDW *+keys[18], k18
|| LDW .D2T1 *+B4[19], A3                   ; <1> LDW *+left[19]{left19}, l4
|| AND .L1X A12, B10, A1                    ; <1> AND s6g3, s6g22, s6g31
|| XOR .L2X B8, A1, B8                      ; <1> XOR s6g27, s6g26, s6g28
|| AND .S2 B2, B11, B2                      ; <1> AND s5g2n, r54, s5g6
   LDW .D1T2 *+A5[19], B3                   ; <1> LDW *+keys[19], k19
|| LDW .D2T1 *+B4[22], A1                   ; <1> LDW *+left[22]{left22}, l11
|| XOR .L1X A0, B2, A15                     ; <1> XOR r53, s5g6, s5g7
|| OR .L2 B13, B14, B14                     ; <1> OR r71, s6g33, s6g34
|| XOR .S1 A11, A10, A12                    ; <1> XOR s6g15, s6g29, s6g30
|| XOR .S2X B3, A13, B13                    ; <1> XOR x51, s5g2, s5g3
   LDW .D1T1 *+A4[29], A3                   ; <1> LDW *+right[29]{right29}, r52
|| XOR .L1X A0, B13, A7                     ; <1> XOR r53, s5g3, s5g4
|| OR .L2 B10, B9, B2                       ; <1> OR s6g22, s6a4n, s6g45
|| MPYHL .M1 A2, A6, A2                     ; <1> MPYHL k15, ones, m52
|| MPY .M2 -1, B1, B2                       ; <1> MPY -1, k20, m45
|| XOR .S1 -1, A15, A11                     ; <1> SUB ones, s5g7, s5g7n
|| AND .S2X B9, A11, B10                    ; <1> AND s6g15, s6a4n, s6g16
   LDW .D2T1 *+B4[12], A1                   ; <1> LDW *+left[12]{left12}, l29
|| XOR .L1X A9, B2, A9                      ; <1> XOR s6g45, s6g44, s6g46
|| XOR .L2 B10, B7, B7                      ; <1> XOR s6g16, s6g11, s6g17
|| MPYHL .M2 B1, B5, B1                     ; <1> MPYHL k20, ones, m46
|| AND .S1 A13, A7, A10                     ; <1> AND x51, s5g4, s5g9
|| AND .S2X B6, A11, B1                     ; <1> AND r61, s5g7n, s5g8
   LDW .D1T2 *+A4[14], B9                   ; <1> LDW *+right[14]{right14}, r42
|| XOR .L1X A10, B1, A1                     ; <1> XOR s5g8, s5g9, s5g10
|| XOR .L2X B14, A3, B3                     ; <1> XOR s6g34, s6g36, s6g37
|| XOR .S1 A12, A1, A12                     ; <1> XOR s6g30, s6g31, s6g32
|| XOR .S2 B3, B7, B7                       ; <1> XOR l19, s6g17, n19
   LDW .D1T1 *+A4[18], A10                  ; <1> LDW *+right[18]{right18}, r41
|| XOR .L1 A13, A8, A7                      ; <1> XOR x51, s5g1, s5g37
|| OR .L2 B3, B9, B9                        ; <1> OR s6g37, s6a4n, s6g38
|| AND .S1X A7, B11, A8                     ; <1> AND r54, s5g4, s5g5
|| XOR .S2X B11, A1, B10                    ; <1> XOR r54, s5g10, s5g11
   [B2] SUB .D1 A6, A14, A14                ; <1> [m45] SUB ones, r51, r51
|| STW .D2T2 B7, *+B4[21]                   ; <1> STW n19, *+left[21]{store21}
|| XOR .L1 A3, A9, A1                       ; <1> XOR l4, s6g46, n4
|| XOR .L2 B12, B10, B2                     ; <1> XOR r62, s5g11, s5g12
|| MPYHL .M2 B14, B5, B7                    ; <1> MPYHL k18, ones, m42
|| XOR .S1X A8, B6, A9                      ; <1> XOR r61, s5g5, s5g20
|| XOR .S2X B8, A1, B8                      ; <1> XOR l11, s6g28, n11
   LDW .D1T2 *+A4[6], B8                    ; <1> LDW *+right[6]{right6}, r44
|| STW .D2T1 A1, *+B4[19]                   ; <1> STW n4, *+left[19]{store19}
|| XOR .L1 A3, A2, A12                      ; <1> XOR r52, m52, x52
|| OR .L2 B13, B2, B9                       ; <1> OR s5g3, s5g12, s5g13
|| MPY .M2 -1, B3, B1                       ; <1> MPY -1, k19, m43
|| XOR .S1X A12, B9, A2                     ; <1> XOR s6g38, s6g32, s6g39
   [B1] SUB .D1 A6, A3, A3                  ; <1> [m46] SUB ones, r52, r52
|| LDW .D2T2 *+B4[28], B7                   ; <1> LDW *+left[28]{left28}, l25
|| XOR .L1 A1, A2, A1                       ; <1> XOR l29, s6g39, n29
|| MPY .M2 -1, B14, B14                     ; <1> MPY -1, k18, m41
|| AND .S1X A13, B9, A2                     ; <1> AND s5g13, x51, s5g18
|| AND .S2 B6, B9, B12                      ; <1> AND r61, s5g13, s5g14
   [B1] SUB .D1 A6, A0, A0                  ; <1> [m43] SUB ones, r43, r43
|| STW .D2T1 A1, *+B4[12]                   ; <1> STW n29, *+left[12]{store12}
|| XOR .L1 A11, A2, A1                      ; <1> XOR s5g7n, s5g18, s5g19
|| XOR .L2 B13, B12, B6                     ; <1> XOR s5g3, s5g14, s5g15
|| OR .S1 A15, A10, A13                     ; <1> OR s5g7, s5g9, s5g32
|| OR .S2X B11, A10, B1                     ; <1> OR r54, s5g9, s5g16
   LDW .D1T2 *+A5[23], B1                   ; <1> LDW *+keys[23], k23
|| OR .L1 A9, A1, A2                        ; <1> OR s5g20, s5g19, s5g21
|| XOR .L2X B14, A10, B3                    ; <1> XOR r41, m41, x41
|| MPYHL .M2 B3, B5, B1                     ; <1> MPYHL k19, ones, m44
|| XOR .S1 A2, A9, A1                       ; <1> XOR s5g18, s5g20, s5g26
|| XOR .S2 B6, B1, B6                       ; <1> XOR s5g15, s5g16, s5g17
   LDW .D1T1 *+A5[21], A14                  ; <1> LDW *+keys[21], k21
|| STW .D2T2 B8, *+B4[22]                   ; <1> STW n11, *+left[22]{store22}
|| XOR .L1 A8, A15, A2                      ; <1> XOR s5g5, s5g7, s5g43
|| AND .L2X B6, A1, B7                      ; <1> AND s5g17, s5g26, s5g27
|| AND .S1 A2, A12, A11                     ; <1> AND s5g21, x52, s5g23
|| XOR .S2 B9, B7, B14                      ; <1> XOR r42, m42, x42
   [B1] SUB .D2 B5, B8, B8                  ; <1> [m44] SUB ones, r44, r44
|| XOR .L1 A0, A14, A1                      ; <1> XOR r43, r51, s4g2
|| XOR .L2X B3, A0, B3                      ; <1> XOR x41, r43, s4g1
|| OR .S1X A15, B12, A0                     ; <1> OR s5g7, s5g14, s5g25
|| XOR .S2 -1, B7, B1                       ; <1> SUB ones, s5g27, s5g27n
   LDW .D1T2 *+A5[22], B10                  ; <1> LDW *+keys[22], k22
|| AND .L1X A0, B1, A15                     ; <1> AND s5g27n, s5g25, s5g28
|| AND .L2 B14, B8, B10                     ; <1> AND x42, r44, s4g3
|| ADDK .S1 96, A5                          ; <1> ADDK 96, keys
|| XOR .S2X B10, A11, B1                    ; <1> XOR s5g23, s5g11, s5g24
   LDW .D1T1 *+A4[26], A11                  ; <1> LDW *+right[26]{right26}, r33
|| OR .L1 A8, A15, A11                      ; <1> OR s5g5, s5g28, s5g29
|| XOR .L2 B7, B1, B2                       ; <1> XOR l25, s5g24, n25
|| AND .S1X A15, B2, A0                     ; <1> AND s5g12, s5g28, s5g30
|| AND .S2X B14, A1, B7                     ; <1> AND s4g2, x42, s4g6
   STW .D2T2 B2, *+B4[28]                   ; <1> STW n25, *+left[28]{store28}
|| XOR .L1 A9, A0, A9                       ; <1> XOR s5g20, s5g30, s5g31
|| XOR .L2X B10, A14, B2                    ; <1> XOR r51, s4g3, s4g4
|| OR .S1X A14, B7, A0                      ; <1> OR r51, s4g6, s4g17
|| XOR .S2 B8, B7, B7                       ; <1> XOR r44, s4g6, s4g7
   LDW .D1T1 *+A4[30], A12                  ; <1> LDW *+right[30]{right30}, r32
|| LDW .D2T2 *+B4[23], B13                  ; <1> LDW *+left[23]{left23}, l3
|| AND .L1X A1, B2, A7                      ; <1> AND s4g2, s4g4, s4g5
|| AND .L2 B3, B7, B2                       ; <1> AND s4g1, s4g7, s4g8
|| XOR .S1 A15, A7, A15                     ; <1> XOR s5g28, s5g37, s5g38
|| OR .S2X B11, A9, B11                     ; <1> OR r54, s5g31, s5g39
   LDW .D1T2 *+A4[22], B12                  ; <1> LDW *+right[22]{right22}, r34
|| LDW .D2T1 *+B4[31], A9                   ; <1> LDW *+left[31]{left31}, l1
|| XOR .L1X A15, B11, A15                   ; <1> XOR s5g38, s5g39, s5g40
|| OR .L2X B2, A7, B8                       ; <1> OR s4g8, s4g5, s4g9
|| MPYHL .M2 B1, B5, B2                     ; <1> MPYHL k23, ones, m36
|| AND .S1 A9, A13, A13                     ; <1> AND s5g31, s5g32, s5g33
|| XOR .S2 B14, B8, B11                     ; <1> XOR x42, r44, s4g16
   LDW .D2T1 *+B4[3], A13                   ; <1> LDW *+left[3]{left3}, l8
|| AND .L1 A2, A15, A2                      ; <1> AND s5g43, s5g40, s5g44
|| XOR .L2 B14, B8, B14                     ; <1> XOR x42, s4g9, s4g10
|| MPYLH .M1X A6, B10, A2                   ; <1> MPYHL k22, ones, m34
|| AND .S1 A11, A12, A9                     ; <1> AND s5g29, x52, s5g41
|| XOR .S2X B13, A9, B13                    ; <1> XOR s5g3, s5g31, s5g45
   LDW .D1T1 *+A4[3], A15                   ; <1> LDW *+right[3]{right3}, r31
|| SUB .D2 B5, B14, B12                     ; <1> SUB ones, s4g10, s4g10n
|| XOR .L1X A2, B13, A13                    ; <1> XOR s5g44, s5g45, s5g46
|| XOR .L2 B3, B14, B3                      ; <1> XOR s4g1, s4g10, s4g13
|| MPY .M2 -1, B10, B2                      ; <1> MPY -1, k22, m33
|| XOR .S2X B12, A13, B13                   ; <1> XOR s5g14, s5g33, s5g34
   [B2] SUB .D2 B5, B9, B9                  ; <1> [m36] SUB ones, r42, r42
|| OR .L1X A12, B13, A0                     ; <1> OR s5g34, x52, s5g35
|| XOR .L2X B3, A0, B10                     ; <1> XOR s4g13, s4g17, s4g18
|| MPY .M1 -1, A14, A1                      ; <1> MPY -1, k21, m31
|| OR .S1 A8, A12, A8                       ; <1> OR s5g5, x52, s5g47
|| OR .S2 B7, B12, B7                       ; <1> OR s4g7, s4g10n, s4g11
   [B2] SUB .D1 A6, A11, A11                ; <1> [m33] SUB ones, r33, r33
|| LDW .D2T1 *+B4[17], A1                   ; <1> LDW *+left[17]{left17}, l20
|| XOR .L1 A9, A15, A15                     ; <1> XOR s5g41, s5g40, s5g42
|| XOR .L2X B6, A0, B2                      ; <1> XOR s5g35, s5g17, s5g36
|| AND .S1X A1, B7, A0                      ; <1> AND s4g2, s4g11, s4g12
|| OR .S2 B10, B11, B6                      ; <1> OR s4g18, s4g16, s4g19
   SUB .D1 A6, A11, A14                     ; <1> SUB ones, r33, s3a3n
|| LDW .D2T1 *+B4[10], A2                   ; <1> LDW *+left[10]{left10}, l14
|| XOR .L1 A8, A13, A8                      ; <1> XOR s5g47, s5g46, s5g48
|| XOR .L2 B8, B6, B8                       ; <1> XOR s4g9, s4g19, s4g20
|| MPYHL .M1 A14, A6, A2                    ; <1> MPYHL k21, ones, m32
|| OR .S1X A0, B3, A0                       ; <1> OR s4g13, s4g12, s4g14
|| AND .S2X B14, A3, B3                     ; <1> AND r52, s4g10, s4g32
   LDW .D1T1 *+A5[3], A13                   ; <0> LDW *+keys[3], k3
|| SUB .D2 B5, B8, B6                       ; <1> SUB ones, s4g20, s4g20n
|| XOR .L1 A13, A15, A0                     ; <1> XOR l8, s5g42, n8
|| XOR .L2 B13, B2, B13                     ; <1> XOR l3, s5g36, n3
|| XOR .S1 A7, A0, A7                       ; <1> XOR s4g5, s4g14, s4g15
|| [A2] XOR .S2 -1, B12, B12                ; <1> [m34] SUB ones, r34, r34
   [A1] SUB .D1 A6, A15, A15                ; <1> [m31] SUB ones, r31, r31
|| LDW .D2T2 *+B4[24], B13                  ; <1> LDW *+left[24]{left24}, l26
|| XOR .L1X A7, B6, A1                      ; <1> XOR s4g15, s4g20n, s4g26
|| XOR .L2X B9, A14, B8                     ; <1> XOR s3a3n, r42, s3g2
|| MPY .M2 -1, B1, B1                       ; <1> MPY -1, k23, m35
|| OR .S1 A7, A3, A13                       ; <1> OR s4g15, r52, s4g24
|| AND .S2 15, B0, B2                       ; <1> AND 15, rounds, swap
   [A2] SUB .D1 A6, A12, A12                ; <1> [m32] SUB ones, r32, r32
|| STW .D2T1 A0, *+B4[3]                    ; <1> STW n8, *+left[3]{store3}
|| AND .L1 A3, A7, A3                       ; <1> AND r52, s4g15, s4g21
|| OR .L2X B11, A1, B11                     ; <1> OR s4g26, s4g16, s4g27
|| OR .S1X A3, B14, A7                      ; <1> OR s4g10, r52, s4g30
|| XOR .S2 B12, B9, B14                     ; <1> XOR r34, r42, s3g4
   [B1] SUB .D1 A6, A10, A10                ; <1> [m35] SUB ones, r41, r41
|| LDW .D2T2 *+B4[26], B14                  ; <1> LDW *+left[26]{left26}, l10
|| XOR .L1X A13, B6, A13                    ; <1> XOR s4g24, s4g20n, s4g25
|| AND .L2 B7, B11, B1                      ; <1> AND s4g11, s4g27, s4g28
|| AND .S1 A15, A12, A0                     ; <1> AND r31, r32, s3g1
|| XOR .S2X B8, A12, B7                     ; <1> XOR r32, s3g2, s3g7
   LDW .D1T2 *+A5[1], B8                    ; <0> LDW *+keys[1], k1
|| XOR .L1 A1, A13, A1                      ; <1> XOR l20, s4g25, n20
|| XOR .L2 B10, B1, B1                      ; <1> XOR s4g18, s4g28, s4g29
|| [B2] ADD .S1X 0, B4, A4                  ; <1> [swap] ADD 0, left, right
|| ADD .S2X 0, A4, B11                      ; <1> ADD 0, right, saved
   SUB .D1 A6, A15, A8                      ; <1> SUB ones, r31, s3a1n
|| STW .D2T2 B13, *+B4[23]                  ; <1> STW n3, *+left[23]{store23}
|| OR .L1X A0, B8, A2                       ; <1> OR s3g1, s3g2, s3g3
|| XOR .L2X B1, A7, B10                     ; <1> XOR s4g30, s4g29, s4g31
|| XOR .S1 A2, A8, A0                       ; <1> XOR l14, s5g48, n14
|| XOR .S2 B3, B1, B1                       ; <1> XOR s4g32, s4g29, s4g33
   LDW .D1T2 *+A4[27], B10                  ; <0> LDW *+right[27]{right27}, r13
|| STW .D2T1 A0, *+B4[10]                   ; <1> STW n14, *+left[10]{store10}
|| AND .L1 A12, A11, A0                     ; <1> AND r32, r33, s3g33
|| XOR .L2X B6, A3, B3                      ; <1> XOR s4g21, s4g20n, s4g22
|| AND .S1X A8, B14, A7                     ; <1> AND s3g4, s3a1n, s3g5
|| OR .S2 B7, B9, B6                        ; <1> OR s3g7, r42, s3g8
   LDW .D1T2 *+A5[2], B9                    ; <0> LDW *+keys[2], k2
|| STW .D2T1 A1, *+B4[17]                   ; <1> STW n20, *+left[17]{store17}
|| XOR .L1X A15, B12, A3                    ; <1> XOR r31, r34, s3g18
|| XOR .L2X B1, A9, B8                      ; <1> XOR l1, s4g33, n1
|| XOR .S1 A2, A7, A9                       ; <1> XOR s3g3, s3g5, s3g6
|| AND .S2 B8, B14, B1                      ; <1> AND s3g2, s3g4, s3g17
   LDW .D1T1 *+A5[0], A11                   ; <0> LDW *+keys[0], k0
|| STW .D2T2 B8, *+B4[31]                   ; <1> STW n1, *+left[31]{store31}
|| XOR .L1X A2, B6, A7                      ; <1> XOR s3g3, s3g8, s3g9
|| AND .L2X B9, A9, B6                      ; <1> AND r42, s3g6, s3g11
|| OR .S1 A7, A3, A1                        ; <1> OR s3g5, s3g18, s3g22
|| XOR .S2 B13, B3, B13                     ; <1> XOR l26, s4g22, n26
   LDW .D2T2 *+B4[1], B14                   ; <1> LDW *+left[1]{left1}, l24
|| XOR .L1 A7, A3, A3                       ; <1> XOR s3g9, s3g18, s3g19
|| XOR .L2X B7, A1, B3                      ; <1> XOR s3g7, s3g22, s3g35
|| MPY .M1X -1, B8, A2                      ; <0> MPY -1, k1, m13
|| AND .S1 A9, A0, A2                       ; <1> AND s3g6, s3g33, s3g34
|| OR .S2 B12, B6, B6                       ; <1> OR r34, s3g11, s3g12
   LDW .D1T1 *+A4[19], A9                   ; <0> LDW *+right[19]{right19}, r15
|| STW .D2T2 B13, *+B4[24]                  ; <1> STW n26, *+left[24]{store24}
|| AND .L1 A9, A7, A7                       ; <1> AND s3g6, s3g9, s3g10
|| XOR .L2X B3, A2, B14                     ; <1> XOR s3g34, s3g35, s3g37
|| AND .S1 A11, A3, A3                      ; <1> AND r33, s3g19, s3g20
|| XOR .S2 B14, B10, B13                    ; <1> XOR l10, s4g31, n10
   LDW .D1T2 *+A4[0], B3                    ; <0> LDW *+right[0]{right0}, r11
|| LDW .D2T1 *+B4[11], A14                  ; <1> LDW *+left[11]{left11}, l6
|| AND .L1X A15, B6, A7                     ; <1> AND r31, s3g12, s3g13
|| OR .L2X B1, A3, B6                       ; <1> OR s3g20, s3g17, s3g21
|| OR .S1 A10, A7, A3                       ; <1> OR r41, s3g10, s3g38
|| AND .S2 B12, B9, B12                     ; <1> AND r34, r42, s3g24
   LDW .D1T1 *+A4[15], A0                   ; <0> LDW *+right[15]{right15}, r16
|| STW .D2T2 B13, *+B4[26]                  ; <1> STW n10, *+left[26]{store26}
|| XOR .L1X A7, B7, A8                      ; <1> XOR s3g7, s3g13, s3g14
|| XOR .L2 -1, B7, B13                      ; <1> SUB ones, s3g7, s3g7n
|| MPY .M2 -1, B9, B7                       ; <0> MPY -1, k2, m15
|| AND .S1 A9, A10, A7                      ; <1> AND s3g6, r41, s3g15
|| XOR .S2X B6, A8, B1                      ; <1> XOR s3a1n, s3g21, s3g40
   LDW .D1T1 *+A5[5], A8                    ; <0> LDW *+keys[5], k5
|| LDW .D2T2 *+B4[2], B14                   ; <1> LDW *+left[2]{left2}, l16
|| AND .L1X A12, B12, A3                    ; <1> AND s3g24, r32, s3g25
|| OR .L2 B3, B1, B3                        ; <1> OR s3g35, s3g40, s3g41
|| OR .S1 A8, A1, A1                        ; <1> OR s3g14, s3g22, s3g23
|| XOR .S2X B14, A3, B1                     ; <1> XOR s3g38, s3g37, s3g39
   LDW .D1T2 *+A4[23], B13                  ; <0> LDW *+right[23]{right23}, r14
|| LDW .D2T1 *+B4[8], A10                   ; <1> LDW *+left[8]{left8}, l30
|| XOR .L1 A1, A3, A3                       ; <1> XOR s3g23, s3g25, s3g26
|| MPY .M1 -1, A11, A1                      ; <0> MPY -1, k0, m11
|| XOR .S1X A9, B3, A12                     ; <1> XOR s3g6, s3g41, s3g42
|| OR .S2X B6, A10, B6                      ; <1> OR s3g21, r41, s3g31
   LDW .D1T2 *+A5[4], B8                    ; <0> LDW *+keys[4], k4
|| [A2] SUB .D2 B5, B10, B10                ; <0> [m13] SUB ones, r13, r13
|| OR .L1 A3, A14, A12                      ; <1> OR s3g26, s3a3n, s3g27
|| OR .L2 B13, B12, B7                      ; <1> OR s3g7n, s3g24, s3g28
|| MPY .M1 -1, A13, A2                      ; <0> MPY -1, k3, m21
|| MPYHL .M2 B9, B5, B7                     ; <0> MPYHL k2, ones, m16
|| XOR .S1 A8, A12, A2                      ; <1> XOR s3g14, s3g42, s3g43
|| XOR .S2X B7, A9, B9                      ; <0> XOR r15, m15, x15
   LDW .D1T1 *+A4[30], A13                  ; <0> LDW *+right[30]{right30}, r26
|| [A1] SUB .D2 B5, B3, B3                  ; <0> [m11] SUB ones, r11, r11
|| XOR .L1 A7, A8, A12                      ; <1> XOR s3g15, s3g14, s3g16
|| AND .L2X B7, A12, B1                     ; <1> AND s3g28, s3g27, s3g29
|| XOR .S1 A0, A2, A1                       ; <1> XOR s3g33, s3g43, s3g44
|| XOR .S2 B14, B1, B13                     ; <1> XOR l24, s3g39, n24
   [A2] SUB .D1 A6, A9, A9                  ; <0> [m21] SUB ones, r15, r15
|| STW .D2T2 B13, *+B4[1]                   ; <1> STW n24, *+left[1]{store1}
|| XOR .L1X A0, B7, A15                     ; <0> XOR r16, m16, x16
|| MPYHL .M2 B8, B5, B1                     ; <0> MPYHL k1, ones, m14
|| XOR .S1 A14, A12, A2                     ; <1> XOR l6, s3g16, n6
|| XOR .S2X B1, A15, B1                     ; <1> XOR r31, s3g29, s3g30
   LDW .D1T2 *+A4[3], B10                   ; <0> LDW *+right[3]{right3}, r25
|| SUB .D2 B5, B3, B6                       ; <0> SUB ones, r11, s1a1n
|| AND .L1 A3, A10, A3                      ; <1> AND s3g26, r41, s3g45
|| XOR .L2 B6, B1, B3                       ; <1> XOR s3g31, s3g30, s3g32
|| MPYLH .M2X B5, A13, B1                   ; <0> MPYHL k3, ones, m22
|| XOR .S1X A15, B9, A12                    ; <0> XOR x15, x16, s1g8
|| OR .S2 B3, B9, B12                       ; <0> OR r11, x15, s1g1
   LDW .D1T2 *+A4[31], B13                  ; <0> LDW *+right[31]{right31}, r12
|| [B1] SUB .D2 B5, B13, B13                ; <0> [m14] SUB ones, r14, r14
|| XOR .L1 -1, A12, A7                      ; <0> SUB ones, s1g8, s1g8n
|| XOR .L2 B6, B10, B14                     ; <0> XOR s1a1n, r13, s1g4
|| MPYHL .M1 A8, A6, A1                     ; <0> MPYHL k5, ones, m26
|| OR .S1X A15, B10, A14                    ; <0> OR r13, x16, s1g3
|| XOR .S2 B14, B3, B7                      ; <1> XOR l16, s3g32, n16
   [B1] SUB .D1 A6, A0, A0                  ; <0> [m22] SUB ones, r16, r16
|| XOR .L1 A3, A1, A3                       ; <1> XOR s3g45, s3g44, s3g46
|| XOR .L2X B10, A7, B1                     ; <0> XOR r13, s1g8n, s1g9
|| MPY .M1 -1, A8, A2                       ; <0> MPY -1, k5, m25
|| AND .S1X A14, B14, A8                    ; <0> AND s1g3, s1g4, s1g5
|| XOR .S2 B13, B12, B3                     ; <0> XOR r14, s1g1, s1g2
   [A1] SUB .D1 A6, A13, A13                ; <0> [m26] SUB ones, r26, r26
|| STW .D2T1 A2, *+B4[11]                   ; <1> STW n6, *+left[11]{store11}
|| OR .L1 A15, A8, A11                      ; <0> OR x16, s1g5, s1g11
|| AND .L2 B3, B1, B1                       ; <0> AND s1g2, s1g9, s1g10
|| MPYHL .M1 A11, A6, A1                    ; <0> MPYHL k0, ones, m12
|| MPYHL .M2 B8, B5, B1                     ; <0> MPYHL k4, ones, m24
|| OR .S1X A15, B6, A15                     ; <0> OR s1a1n, x16, s1g14
|| OR .S2X B14, A7, B14                     ; <0> OR s1g8n, s1g4, s1g20
   LDW .D1T1 *+A4[11], A8                   ; <0> LDW *+right[11]{right11}, r23
|| STW .D2T2 B7, *+B4[2]                    ; <1> STW n16, *+left[2]{store2}
|| XOR .L1 A10, A3, A11                     ; <1> XOR l30, s3g46, n30
|| AND .L2 B10, B12, B12                    ; <0> AND r13, s1g1, s1g22
|| XOR .S1X A11, B1, A3                     ; <0> XOR s1g10, s1g11, s1g12
|| XOR .S2X B13, A8, B7                     ; <0> XOR r14, s1g5, s1g6
   STW .D2T1 A11, *+B4[8]                   ; <1> STW n30, *+left[8]{store8}
|| OR .L1 A3, A15, A8                       ; <0> OR s1g12, s1g14, s1g15
|| [B2] ADD .L2 0, B11, B4                  ; <1> [swap] ADD 0, saved, left
|| OR .S1X A15, B13, A11                    ; <0> OR r14, s1g14, s1g18
|| OR .S2 B7, B3, B11                       ; <0> OR s1g6, s1g2, s1g7
   AND .L1 A14, A3, A3                      ; <0> AND s1g3, s1g12, s1g26
|| AND .L2X B11, A3, B7                     ; <0> AND s1g12, s1g7, s1g13
|| MPY .M2 -1, B8, B2                       ; <0> MPY -1, k4, m23
|| XOR .S1 -1, A8, A10                      ; <0> SUB ones, s1g15, s1g15n
|| AND .S2 B9, B7, B8                       ; <0> AND x15, s1g6, s1g16
   LDW .D1T2 *+A4[7], B14                   ; <0> LDW *+right[7]{right7}, r24
|| [A2] SUB .D2 B5, B10, B10                ; <0> [m25] SUB ones, r25, r25
|| XOR .L1 A14, A10, A10                    ; <0> XOR s1g3, s1g15n, s1g37
|| XOR .L2X B3, A10, B9                     ; <0> XOR s1g2, s1g15n, s1g23
|| XOR .S1X A10, B8, A2                     ; <0> XOR s1g15n, s1g16, s1g17
|| OR .S2 B9, B3, B3                        ; <0> OR x15, s1g2, s1g44
   LDW .D1T1 *+A5[7], A13                   ; <0> LDW *+keys[7], k7
|| SUB .D2 B5, B11, B11                     ; <0> SUB ones, s1g7, s1g7n
|| XOR .L1X A0, B10, A15                    ; <0> XOR r16, r25, s2g1
|| XOR .L2X B8, A11, B9                     ; <0> XOR s1g16, s1g18, s1g19
|| AND .S1 A9, A13, A11                     ; <0> AND r15, r26, s2g2
|| OR .S2 B9, B12, B12                      ; <0> OR s1g23, s1g22, s1g24
   [B2] SUB .D1 A6, A8, A8                  ; <0> [m23] SUB ones, r23, r23
|| LDW .D2T1 *+B4[5], A2                    ; <0> LDW *+left[5]{left5}, l23
|| XOR .L1X A3, B12, A7                     ; <0> XOR s1g24, s1g26, s1g27
|| AND .L2 B9, B14, B2                      ; <0> AND s1g19, s1g20, s1g21
|| [B0] B .S1 round                         ; <1> [rounds] B round
|| XOR .S2X B12, A7, B14                    ; <0> XOR s1g8n, s1g24, s1g30
   LDW .D1T2 *+A4[16], B9                   ; <0> LDW *+right[16]{right16}, r81
|| [A1] SUB .D2 B5, B13, B13                ; <0> [m12] SUB ones, r12, r12
|| AND .L1 A15, A13, A11                    ; <0> AND s2g1, r26, s2g5
|| OR .L2 B8, B14, B9                       ; <0> OR s1g16, s1g30, s1g31
|| XOR .S1 A13, A15, A3                     ; <0> XOR r26, s2g1, s2g16
|| OR .S2X B10, A11, B8                     ; <0> OR r25, s2g2, s2g3
   LDW .D2T1 *+B4[30], A14                  ; <0> LDW *+left[30]{left30}, l9
|| OR .L1X A2, B13, A1                      ; <0> OR s1g17, r12, s1g28
|| XOR .L2X B9, A14, B9                     ; <0> XOR s1g3, s1g31, s1g32
|| AND .S1 A9, A15, A15                     ; <0> AND r15, s2g1, s2g6
|| OR .S2 B11, B13, B12                     ; <0> OR s1g7n, r12, s1g35
   LDW .D1T2 *+A5[8], B12                   ; <0> LDW *+keys[8], k8
|| [B1] SUB .D2 B5, B14, B14                ; <0> [m24] SUB ones, r24, r24
|| AND .L1X A10, B2, A14                    ; <0> AND s1g21, s1g37, s1g38
|| XOR .L2 B6, B9, B9                       ; <0> XOR s1a1n, s1g32, s1g33
|| OR .S1 A8, A13, A10                      ; <0> OR r23, r26, s2g9
|| AND .S2X B8, A0, B6                      ; <0> AND r16, s2g3, s2g4
   LDW .D1T2 *+A5[6], B7                    ; <0> LDW *+keys[6], k6
|| XOR .L1 A1, A7, A1                       ; <0> XOR s1g28, s1g27, s1g29
|| AND .L2 B7, B9, B1                       ; <0> AND s1g13, s1g33, s1g46
|| XOR .S1X A11, B8, A14                    ; <0> XOR s2g3, s2g5, s2g10
|| XOR .S2X B9, A14, B8                     ; <0> XOR s1g33, s1g38, s1g39
   SUB .D1 A6, A3, A7                       ; <0> SUB ones, s2g16, s2g16n
|| LDW .D2T2 *+B4[4], B1                    ; <0> LDW *+left[4]{left4}, l31
|| XOR .L1 A2, A1, A2                       ; <0> XOR l23, s1g29, n23
|| AND .L2 B3, B8, B3                       ; <0> AND s1g44, s1g39, s1g45
|| XOR .S1X A7, B9, A1                      ; <0> XOR s1g27, s1g33, s1g34
|| XOR .S2X B10, A15, B10                   ; <0> XOR r25, s2g6, s2g7
   NOP 2
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
|| LDW .D2T1 *+B15[34], A10
   ADD .L1 0, A4, A5
|| ADDK .S1 62, A4
|| LDW .D1T2 *-A6[26], B10
|| LDW .D2T1 *+B15[2], A12
   ADDK .S1 192, A5
|| ADDK .S2 160, B4
|| LDW .D2T2 *+B15[6], B11
   LDW .D1T2 *-A6[29], B8
|| LDW .D2T1 *+B15[3], A0
   NOP 3
   SHRU .S2X A12, 8, B14
   LDW .D1T2 *+A6[2], B2
|| LDW .D2T1 *+B15[8], A15
|| SHRU .S1 A0, 8, A11
|| SHRU .S2 B8, 8, B5
   XOR .L1X A11, B10, A1
|| XOR .L2 B14, B11, B14
   AND .S1X A1, B13, A8
   AND .L2 B14, B13, B14
|| SHL .S2X A8, 8, B2
   XOR .S1X A8, B10, A2
|| XOR .S2X B2, A0, B10
   LDW .D1T1 *+A6[5], A15
|| LDW .D2T2 *+B15[39], B1
|| XOR .L2 B11, B14, B5
|| XOR .S1X A15, B5, A8
   AND .L2X B13, A8, B11
   LDW .D1T2 *+A6[3], B11
|| LDW .D2T1 *+B15[37], A12
|| SHL .S1X B11, 8, A11
|| SHL .S2 B14, 8, B14
   XOR .L1X A11, B8, A9
|| XOR .S2X B14, A12, B8
   XOR .L2X B11, A15, B9
|| SHRU .S1X B8, 4, A11
|| SHRU .S2 B2, 8, B14
   LDW .D1T2 *+A6[7], B7
|| LDW .D2T1 *+B15[41], A10
|| XOR .L1 A11, A9, A12
|| XOR .L2 B14, B1, B14
|| SHRU .S2X A10, 8, B11
   XOR .L1X A15, B11, A8
|| AND .L2 B14, B13, B14
|| AND .S1 A12, A14, A11
   XOR .L1 A9, A11, A9
|| XOR .L2 B1, B14, B0
|| SHL .S1X B14, 8, A8
|| AND .S2X B13, A8, B1
   XOR .L1X A15, B1, A8
|| XOR .L2X B2, A8, B1
|| SHL .S1 A11, 4, A11
|| SHL .S2 B1, 8, B14
   XOR .L2X B14, A10, B2
|| SHRU .S1X B11, 8, A15
   XOR .L1X A15, B7, A11
|| XOR .L2X B8, A11, B8
|| SHRU .S1 A12, 8, A15
|| SHRU .S2 B5, 4, B14
   LDW .D1T1 *-A6[28], A0
|| XOR .L1 A15, A10, A11
|| AND .S1X A11, B13, A15
|| XOR .S2 B14, B9, B14
   LDW .D1T1 *-A6[24], A10
|| AND .L1X A14, B14, A3
|| AND .L2X B13, A11, B14
   XOR .L1X A15, B7, A11
|| XOR .L2X B9, A3, B7
|| SHL .S1 A3, 4, A3
|| SHL .S2 B14, 8, B9
   XOR .L1X A12, B9, A12
|| XOR .L2X B14, A10, B9
|| SHRU .S2 B0, 4, B14
   XOR .L1X A3, B5, A3
|| XOR .L2 B14, B9, B5
|| SHL .S2X A15, 8, B14
   XOR .L2 B11, B14, B14
|| SHRU .S1X B1, 4, A15
|| SHRU .S2X A0, 8, B11
   AND .L2X B5, A14, B5
|| XOR .S1X A10, B11, A1
|| SHRU .S2 B2, 4, B11
   AND .L1X A1, B13, A1
|| XOR .L2 B9, B5, B9
|| XOR .S2 B11, B14, B11
   XOR .L1 A10, A1, A10
|| SHL .S1X B5, 4, A1
|| SHL .S2X A1, 8, B5
   XOR .L2X B5, A0, B11
|| AND .S1X A14, B11, A0
|| SHRU .S2 B10, 4, B5
   XOR .L1X A1, B0, A7
|| XOR .L2 B5, B11, B5
|| SHL .S1 A0, 4, A1
   XOR .L1 A15, A12, A1
|| XOR .L2X B2, A1, B5
|| AND .S1X A14, B5, A15
|| SHRU .S2 B7, 2, B2
   XOR .L1X A15, B11, A0
|| XOR .L2X B14, A0, B11
|| SHL .S1 A15, 4, A15
|| SHRU .S2 B8, 2, B14
   AND .L1 A1, A14, A1
|| SHRU .S1 A2, 4, A15
|| XOR .S2X B10, A15, B0
   XOR .L1 A12, A1, A1
|| AND .L2 B14, B12, B14
|| SHL .S1 A1, 4, A12
|| AND .S2 B0, B12, B10
   SUB .D2 B10, B14, B1
|| XOR .L1 A15, A10, A15
|| XOR .L2X B1, A12, B10
|| SHRU .S1 A9, 2, A12
|| SHRU .S2 B5, 2, B14
   SUB .D2 B0, B1, B14
|| AND .L1 A15, A14, A12
|| AND .L2 B14, B12, B6
|| AND .S1X A12, B12, A15
|| AND .S2 B10, B12, B0
   XOR .L1 A10, A12, A12
|| SUB .L2 B0, B6, B6
|| SHL .S1 A12, 4, A10
|| SHRU .S2 B14, 1, B0
   ADDAW .D2 B8, B1, B10
|| XOR .L1 A2, A10, A10
|| SUB .L2 B10, B6, B8
|| AND .S1X A0, B12, A2
|| AND .S2X B12, A12, B1
   SUB .D1 A2, A15, A15
|| ADDAW .D2 B5, B6, B6
|| AND .L1X A13, B0, A2
|| AND .L2 B2, B12, B2
|| AND .S2X B8, A13, B0
   SUB .D2 B1, B2, B5
|| AND .L1X A13, B6, A2
|| SUB .L2X B0, A2, B1
|| SHRU .S2 B10, 1, B0
   ADDAW .D1 A9, A15, A15
|| SUB .D2 B8, B1, B0
|| SUB .L1 A0, A15, A9
|| AND .L2X B0, A13, B2
|| SHRU .S1 A8, 4, A0
|| SHRU .S2 B11, 2, B8
   STH .D1T2 B0, *-A4[19]
|| ADDAH .D2 B14, B1, B1
|| XOR .L1 A0, A11, A0
|| SUB .L2X A12, B5, B14
|| SHRU .S1 A9, 1, A12
|| SHRU .S2 B0, 16, B0
   STH .D1T2 B1, *-A4[23]
|| ADDAW .D2 B7, B5, B7
|| AND .L1 A0, A14, A2
|| SUB .L2X A2, B2, B2
|| SHRU .S1X B1, 16, A0
|| SHRU .S2 B14, 1, B1
   STH .D1T2 B0, *-A5[20]
|| SUB .D2 B6, B2, B0
|| XOR .S1 A11, A2, A11
|| AND .S2X B12, A1, B6
   STH .D1T1 A0, *-A5[24]
|| ADDAH .D2 B10, B2, B2
|| AND .L2 B8, B12, B8
|| SHRU .S1 A11, 2, A0
|| SHRU .S2X A3, 2, B5
   STH .D1T2 B0, *-A4[27]
|| SUB .D2 B6, B8, B8
|| AND .L1X A0, B12, A0
|| AND .L2 B5, B12, B10
|| SHL .S1 A2, 4, A2
|| AND .S2 B9, B12, B5
   STH .D1T2 B2, *-A4[31]
|| ADDAW .D2 B11, B8, B11
|| SUB .L1X B5, A0, A0
|| SUB .L2X A1, B8, B6
|| XOR .S1 A8, A2, A8
|| SHRU .S2 B0, 16, B0
   STH .D2T2 B0, *-B4[12]
|| AND .L1 A12, A13, A1
|| AND .S1X A13, B6, A2
|| SHRU .S2 B7, 1, B5
   ADDAW .D1 A11, A0, A11
|| AND .L2X B1, A13, B2
|| SHRU .S1 A15, 1, A12
|| SHRU .S2 B2, 16, B8
|| LDW .D2T1 *+B15[42], A10
   SUB .L1 A2, A1, A2
|| SUB .L2X B9, A0, B9
|| AND .S1 A11, A13, A0
|| LDW .D1T2 *-A6[18], B10
|| LDW .D2T1 *+B15[10], A12
   ADDAH .D1 A9, A2, A1
|| AND .L1 A12, A13, A12
|| AND .L2X B9, A13, B1
|| AND .S1X A10, B12, A9
|| LDW .D2T2 *+B15[14], B11
   SUB .L1X A9, B10, A9
|| SUB .L2 B1, B2, B0
|| AND .S2X B5, A13, B2
|| LDW .D1T2 *-A6[21], B8
|| LDW .D2T1 *+B15[11], A0
   ADDAW .D1 A3, A9, A3
|| STH .D2T2 B8, *-B4[16]
|| SUB .L1 A10, A9, A9
|| SUB .L2X A0, B2, B5
|| AND .S1X A13, B11, A0
   STH .D1T1 A1, *-A4[7]
|| ADDAH .D2 B7, B5, B7
|| SUB .L1 A0, A12, A1
|| AND .L2X B12, A7, B1
|| SHRU .S1 A1, 16, A0
   ADDAH .D1 A15, A1, A1
|| STH .D2T1 A0, *+B4[8]
|| SUB .L1X B11, A1, A0
|| SUB .L2X B6, A2, B2
|| SHRU .S1 A8, 2, A2
   STH .D1T1 A0, *-A4[11]
|| ADDAH .D2 B14, B0, B6
|| AND .L1X A2, B12, A2
|| SHRU .S1 A0, 16, A15
|| SHRU .S2X A12, 8, B14
   SUB .L1X B1, A2, A2
|| SUB .L2X A11, B5, B1
|| LDW .D1T2 *+A6[10], B2
|| LDW .D2T1 *+B15[16], A15
|| SHRU .S1 A0, 8, A11
|| SHRU .S2 B8, 8, B5
   STH .D1T1 A1, *-A4[15]
|| SUB .D2 B9, B0, B0
|| SUB .S1 A7, A2, A11
|| SHRU .S2X A1, 16, B9
|| XOR .L1X A11, B10, A1
|| XOR .L2 B14, B11, B14
   ADDAW .D1 A8, A2, A7
|| STH .D2T2 B9, *+B4[0]
|| AND .L1 A11, A13, A1
|| SHRU .S2 B2, 16, B9
|| AND .S1X A1, B13, A8
   STH .D1T2 B2, *-A4[3]
|| SHRU .S1 A9, 1, A2
|| AND .L2 B14, B13, B14
|| SHL .S2X A8, 8, B2
   STH .D1T1 A15, *-A5[12]
|| AND .L1 A2, A13, A0
|| XOR .S1X A8, B10, A2
|| XOR .S2X B2, A0, B10
   SUB .L1 A1, A0, A0
|| SHRU .S2X A3, 1, B11
|| LDW .D1T1 *+A6[13], A15
|| LDW .D2T2 *+B15[47], B1
|| XOR .L2 B11, B14, B5
|| XOR .S1X A15, B5, A8
   ADDAH .D1 A9, A0, A1
|| STH .D2T2 B9, *+B4[12]
|| AND .L1 A7, A13, A8
|| AND .S1X A13, B11, A9
|| SHRU .S2 B1, 16, B9
|| AND .L2X B13, A8, B11
   SUB .L1 A11, A0, A0
|| LDW .D1T2 *+A6[11], B11
|| LDW .D2T1 *+B15[45], A12
|| SHL .S1X B11, 8, A11
|| SHL .S2 B14, 8, B14
   STH .D1T2 B9, *+A5[20]
|| SUB .S1 A8, A9, A8
|| XOR .L1X A11, B8, A9
|| XOR .S2X B14, A12, B8
   STH .D1T2 B1, *+A4[21]
|| SUB .L1 A7, A8, A7
|| XOR .L2X B11, A15, B9
|| SHRU .S1X B8, 4, A11
|| SHRU .S2 B2, 8, B14
   LDW .D1T2 *+A6[15], B7
|| LDW .D2T1 *+B15[49], A10
|| XOR .L1 A11, A9, A12
|| XOR .L2 B14, B1, B14
|| SHRU .S2X A10, 8, B11
   ADDAH .D1 A3, A8, A3
|| STH .D2T2 B0, *-B4[20]
|| SHRU .S2 B0, 16, B0
|| XOR .L1X A15, B11, A8
|| AND .L2 B14, B13, B14
|| AND .S1 A12, A14, A11
   STH .D1T2 B0, *+A5[28]
|| XOR .L1 A9, A11, A9
|| XOR .L2 B1, B14, B0
|| SHL .S1X B14, 8, A8
|| AND .S2X B13, A8, B1
   STH .D1T2 B7, *+A4[17]
|| XOR .L1X A15, B1, A8
|| XOR .L2X B2, A8, B1
|| SHL .S1 A11, 4, A11
|| SHL .S2 B1, 8, B14
   STH .D1T1 A3, *+A4[1]
|| SHRU .S2 B7, 16, B14
|| XOR .L2X B14, A10, B2
|| SHRU .S1X B11, 8, A15
   STH .D1T2 B14, *+A5[16]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B8, A11, B8
|| SHRU .S1 A12, 8, A15
|| SHRU .S2 B5, 4, B14
   LDW .D1T1 *-A6[20], A0
|| XOR .L1 A15, A10, A11
|| AND .S1X A11, B13, A15
|| XOR .S2 B14, B9, B14
   SHRU .S1 A3, 16, A11
|| LDW .D1T1 *-A6[16], A10
|| AND .L1X A14, B14, A3
|| AND .L2X B13, A11, B14
   STH .D1T1 A11, *+A5[0]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B9, A3, B7
|| SHL .S1 A3, 4, A3
|| SHL .S2 B14, 8, B9
   STH .D1T1 A0, *+A4[13]
|| SHRU .S1 A0, 16, A10
|| XOR .L1X A12, B9, A12
|| XOR .L2X B14, A10, B9
|| SHRU .S2 B0, 4, B14
   STH .D1T1 A1, *+A4[9]
|| SHRU .S1 A1, 16, A1
|| XOR .L1X A3, B5, A3
|| XOR .L2 B14, B9, B5
|| SHL .S2X A15, 8, B14
   STH .D2T1 A10, *+B4[28]
|| XOR .L2 B11, B14, B14
|| SHRU .S1X B1, 4, A15
|| SHRU .S2X A0, 8, B11
   STH .D2T1 A1, *+B4[24]
|| AND .L2X B5, A14, B5
|| XOR .S1X A10, B11, A1
|| SHRU .S2 B2, 4, B11
   STH .D1T1 A7, *+A4[5]
|| SHRU .S1 A7, 16, A7
|| AND .L1X A1, B13, A1
|| XOR .L2 B9, B5, B9
|| XOR .S2 B11, B14, B11
   XOR .L1 A10, A1, A10
|| SHL .S1X B5, 4, A1
|| SHL .S2X A1, 8, B5
   XOR .L2X B5, A0, B11
|| AND .S1X A14, B11, A0
|| SHRU .S2 B10, 4, B5
   STH .D1T1 A7, *+A5[4]
|| SHRU .S2 B6, 16, B0
|| XOR .L1X A1, B0, A7
|| XOR .L2 B5, B11, B5
|| SHL .S1 A0, 4, A1
   XOR .L1 A15, A12, A1
|| XOR .L2X B2, A1, B5
|| AND .S1X A14, B5, A15
|| SHRU .S2 B7, 2, B2
   XOR .L1X A15, B11, A0
|| XOR .L2X B14, A0, B11
|| SHL .S1 A15, 4, A15
|| SHRU .S2 B8, 2, B14
   STH .D1T2 B0, *+A5[24]
|| AND .L1 A1, A14, A1
|| SHRU .S1 A2, 4, A15
|| XOR .S2X B10, A15, B0
   XOR .L1 A12, A1, A1
|| AND .L2 B14, B12, B14
|| SHL .S1 A1, 4, A12
|| AND .S2 B0, B12, B10
   STH .D1T2 B6, *+A4[25]
|| SUB .D2 B10, B14, B1
|| XOR .L1 A15, A10, A15
|| XOR .L2X B1, A12, B10
|| SHRU .S1 A9, 2, A12
|| SHRU .S2 B5, 2, B14
   SUB .D2 B0, B1, B14
|| AND .L1 A15, A14, A12
|| AND .L2 B14, B12, B6
|| AND .S1X A12, B12, A15
|| AND .S2 B10, B12, B0
   XOR .L1 A10, A12, A12
|| SUB .L2 B0, B6, B6
|| SHL .S1 A12, 4, A10
|| SHRU .S2 B14, 1, B0
   ADDAW .D2 B8, B1, B10
|| XOR .L1 A2, A10, A10
|| SUB .L2 B10, B6, B8
|| AND .S1X A0, B12, A2
|| AND .S2X B12, A12, B1
   SUB .D1 A2, A15, A15
|| ADDAW .D2 B5, B6, B6
|| AND .L1X A13, B0, A2
|| AND .L2 B2, B12, B2
|| AND .S2X B8, A13, B0
   SUB .D2 B1, B2, B5
|| AND .L1X A13, B6, A2
|| SUB .L2X B0, A2, B1
|| SHRU .S2 B10, 1, B0
   ADDAW .D1 A9, A15, A15
|| SUB .D2 B8, B1, B0
|| SUB .L1 A0, A15, A9
|| AND .L2X B0, A13, B2
|| SHRU .S1 A8, 4, A0
|| SHRU .S2 B11, 2, B8
   STH .D1T2 B0, *-A4[18]
|| ADDAH .D2 B14, B1, B1
|| XOR .L1 A0, A11, A0
|| SUB .L2X A12, B5, B14
|| SHRU .S1 A9, 1, A12
|| SHRU .S2 B0, 16, B0
   STH .D1T2 B1, *-A4[22]
|| ADDAW .D2 B7, B5, B7
|| AND .L1 A0, A14, A2
|| SUB .L2X A2, B2, B2
|| SHRU .S1X B1, 16, A0
|| SHRU .S2 B14, 1, B1
   STH .D1T2 B0, *-A5[19]
|| SUB .D2 B6, B2, B0
|| XOR .S1 A11, A2, A11
|| AND .S2X B12, A1, B6
   STH .D1T1 A0, *-A5[23]
|| ADDAH .D2 B10, B2, B2
|| AND .L2 B8, B12, B8
|| SHRU .S1 A11, 2, A0
|| SHRU .S2X A3, 2, B5
   STH .D1T2 B0, *-A4[26]
|| SUB .D2 B6, B8, B8
|| AND .L1X A0, B12, A0
|| AND .L2 B5, B12, B10
|| SHL .S1 A2, 4, A2
|| AND .S2 B9, B12, B5
   STH .D1T2 B2, *-A4[30]
|| ADDAW .D2 B11, B8, B11
|| SUB .L1X B5, A0, A0
|| SUB .L2X A1, B8, B6
|| XOR .S1 A8, A2, A8
|| SHRU .S2 B0, 16, B0
   STH .D2T2 B0, *-B4[11]
|| AND .L1 A12, A13, A1
|| AND .S1X A13, B6, A2
|| SHRU .S2 B7, 1, B5
   ADDAW .D1 A11, A0, A11
|| AND .L2X B1, A13, B2
|| SHRU .S1 A15, 1, A12
|| SHRU .S2 B2, 16, B8
|| LDW .D2T1 *+B15[50], A10
   SUB .L1 A2, A1, A2
|| SUB .L2X B9, A0, B9
|| AND .S1 A11, A13, A0
|| LDW .D1T2 *-A6[10], B10
|| LDW .D2T1 *+B15[18], A12
   ADDAH .D1 A9, A2, A1
|| AND .L1 A12, A13, A12
|| AND .L2X B9, A13, B1
|| AND .S1X A10, B12, A9
|| LDW .D2T2 *+B15[22], B11
   SUB .L1X A9, B10, A9
|| SUB .L2 B1, B2, B0
|| AND .S2X B5, A13, B2
|| LDW .D1T2 *-A6[13], B8
|| LDW .D2T1 *+B15[19], A0
   ADDAW .D1 A3, A9, A3
|| STH .D2T2 B8, *-B4[15]
|| SUB .L1 A10, A9, A9
|| SUB .L2X A0, B2, B5
|| AND .S1X A13, B11, A0
   STH .D1T1 A1, *-A4[6]
|| ADDAH .D2 B7, B5, B7
|| SUB .L1 A0, A12, A1
|| AND .L2X B12, A7, B1
|| SHRU .S1 A1, 16, A0
   ADDAH .D1 A15, A1, A1
|| STH .D2T1 A0, *+B4[9]
|| SUB .L1X B11, A1, A0
|| SUB .L2X B6, A2, B2
|| SHRU .S1 A8, 2, A2
   STH .D1T1 A0, *-A4[10]
|| ADDAH .D2 B14, B0, B6
|| AND .L1X A2, B12, A2
|| SHRU .S1 A0, 16, A15
|| SHRU .S2X A12, 8, B14
   SUB .L1X B1, A2, A2
|| SUB .L2X A11, B5, B1
|| LDW .D1T2 *+A6[18], B2
|| LDW .D2T1 *+B15[24], A15
|| SHRU .S1 A0, 8, A11
|| SHRU .S2 B8, 8, B5
   STH .D1T1 A1, *-A4[14]
|| SUB .D2 B9, B0, B0
|| SUB .S1 A7, A2, A11
|| SHRU .S2X A1, 16, B9
|| XOR .L1X A11, B10, A1
|| XOR .L2 B14, B11, B14
   ADDAW .D1 A8, A2, A7
|| STH .D2T2 B9, *+B4[1]
|| AND .L1 A11, A13, A1
|| SHRU .S2 B2, 16, B9
|| AND .S1X A1, B13, A8
   STH .D1T2 B2, *-A4[2]
|| SHRU .S1 A9, 1, A2
|| AND .L2 B14, B13, B14
|| SHL .S2X A8, 8, B2
   STH .D1T1 A15, *-A5[11]
|| AND .L1 A2, A13, A0
|| XOR .S1X A8, B10, A2
|| XOR .S2X B2, A0, B10
   SUB .L1 A1, A0, A0
|| SHRU .S2X A3, 1, B11
|| LDW .D1T1 *+A6[21], A15
|| LDW .D2T2 *+B15[55], B1
|| XOR .L2 B11, B14, B5
|| XOR .S1X A15, B5, A8
   ADDAH .D1 A9, A0, A1
|| STH .D2T2 B9, *+B4[13]
|| AND .L1 A7, A13, A8
|| AND .S1X A13, B11, A9
|| SHRU .S2 B1, 16, B9
|| AND .L2X B13, A8, B11
   SUB .L1 A11, A0, A0
|| LDW .D1T2 *+A6[19], B11
|| LDW .D2T1 *+B15[53], A12
|| SHL .S1X B11, 8, A11
|| SHL .S2 B14, 8, B14
   STH .D1T2 B9, *+A5[21]
|| SUB .S1 A8, A9, A8
|| XOR .L1X A11, B8, A9
|| XOR .S2X B14, A12, B8
   STH .D1T2 B1, *+A4[22]
|| SUB .L1 A7, A8, A7
|| XOR .L2X B11, A15, B9
|| SHRU .S1X B8, 4, A11
|| SHRU .S2 B2, 8, B14
   LDW .D1T2 *+A6[23], B7
|| LDW .D2T1 *+B15[57], A10
|| XOR .L1 A11, A9, A12
|| XOR .L2 B14, B1, B14
|| SHRU .S2X A10, 8, B11
   ADDAH .D1 A3, A8, A3
|| STH .D2T2 B0, *-B4[19]
|| SHRU .S2 B0, 16, B0
|| XOR .L1X A15, B11, A8
|| AND .L2 B14, B13, B14
|| AND .S1 A12, A14, A11
   STH .D1T2 B0, *+A5[29]
|| XOR .L1 A9, A11, A9
|| XOR .L2 B1, B14, B0
|| SHL .S1X B14, 8, A8
|| AND .S2X B13, A8, B1
   STH .D1T2 B7, *+A4[18]
|| XOR .L1X A15, B1, A8
|| XOR .L2X B2, A8, B1
|| SHL .S1 A11, 4, A11
|| SHL .S2 B1, 8, B14
   STH .D1T1 A3, *+A4[2]
|| SHRU .S2 B7, 16, B14
|| XOR .L2X B14, A10, B2
|| SHRU .S1X B11, 8, A15
   STH .D1T2 B14, *+A5[17]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B8, A11, B8
|| SHRU .S1 A12, 8, A15
|| SHRU .S2 B5, 4, B14
   LDW .D1T1 *-A6[12], A0
|| XOR .L1 A15, A10, A11
|| AND .S1X A11, B13, A15
|| XOR .S2 B14, B9, B14
   SHRU .S1 A3, 16, A11
|| LDW .D1T1 *-A6[8], A10
|| AND .L1X A14, B14, A3
|| AND .L2X B13, A11, B14
   STH .D1T1 A11, *+A5[1]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B9, A3, B7
|| SHL .S1 A3, 4, A3
|| SHL .S2 B14, 8, B9
   STH .D1T1 A0, *+A4[14]
|| SHRU .S1 A0, 16, A10
|| XOR .L1X A12, B9, A12
|| XOR .L2X B14, A10, B9
|| SHRU .S2 B0, 4, B14
   STH .D1T1 A1, *+A4[10]
|| SHRU .S1 A1, 16, A1
|| XOR .L1X A3, B5, A3
|| XOR .L2 B14, B9, B5
|| SHL .S2X A15, 8, B14
   STH .D2T1 A10, *+B4[29]
|| XOR .L2 B11, B14, B14
|| SHRU .S1X B1, 4, A15
|| SHRU .S2X A0, 8, B11
   STH .D2T1 A1, *+B4[25]
|| AND .L2X B5, A14, B5
|| XOR .S1X A10, B11, A1
|| SHRU .S2 B2, 4, B11
   STH .D1T1 A7, *+A4[6]
|| SHRU .S1 A7, 16, A7
|| AND .L1X A1, B13, A1
|| XOR .L2 B9, B5, B9
|| XOR .S2 B11, B14, B11
   XOR .L1 A10, A1, A10
|| SHL .S1X B5, 4, A1
|| SHL .S2X A1, 8, B5
   XOR .L2X B5, A0, B11
|| AND .S1X A14, B11, A0
|| SHRU .S2 B10, 4, B5
   STH .D1T1 A7, *+A5[5]
|| SHRU .S2 B6, 16, B0
|| XOR .L1X A1, B0, A7
|| XOR .L2 B5, B11, B5
|| SHL .S1 A0, 4, A1
   XOR .L1 A15, A12, A1
|| XOR .L2X B2, A1, B5
|| AND .S1X A14, B5, A15
|| SHRU .S2 B7, 2, B2
   XOR .L1X A15, B11, A0
|| XOR .L2X B14, A0, B11
|| SHL .S1 A15, 4, A15
|| SHRU .S2 B8, 2, B14
   STH .D1T2 B0, *+A5[25]
|| AND .L1 A1, A14, A1
|| SHRU .S1 A2, 4, A15
|| XOR .S2X B10, A15, B0
   XOR .L1 A12, A1, A1
|| AND .L2 B14, B12, B14
|| SHL .S1 A1, 4, A12
|| AND .S2 B0, B12, B10
   STH .D1T2 B6, *+A4[26]
|| SUB .D2 B10, B14, B1
|| XOR .L1 A15, A10, A15
|| XOR .L2X B1, A12, B10
|| SHRU .S1 A9, 2, A12
|| SHRU .S2 B5, 2, B14
   SUB .D2 B0, B1, B14
|| AND .L1 A15, A14, A12
|| AND .L2 B14, B12, B6
|| AND .S1X A12, B12, A15
|| AND .S2 B10, B12, B0
   XOR .L1 A10, A12, A12
|| SUB .L2 B0, B6, B6
|| SHL .S1 A12, 4, A10
|| SHRU .S2 B14, 1, B0
   ADDAW .D2 B8, B1, B10
|| XOR .L1 A2, A10, A10
|| SUB .L2 B10, B6, B8
|| AND .S1X A0, B12, A2
|| AND .S2X B12, A12, B1
   SUB .D1 A2, A15, A15
|| ADDAW .D2 B5, B6, B6
|| AND .L1X A13, B0, A2
|| AND .L2 B2, B12, B2
|| AND .S2X B8, A13, B0
   SUB .D2 B1, B2, B5
|| AND .L1X A13, B6, A2
|| SUB .L2X B0, A2, B1
|| SHRU .S2 B10, 1, B0
   ADDAW .D1 A9, A15, A15
|| SUB .D2 B8, B1, B0
|| SUB .L1 A0, A15, A9
|| AND .L2X B0, A13, B2
|| SHRU .S1 A8, 4, A0
|| SHRU .S2 B11, 2, B8
   STH .D1T2 B0, *-A4[17]
|| ADDAH .D2 B14, B1, B1
|| XOR .L1 A0, A11, A0
|| SUB .L2X A12, B5, B14
|| SHRU .S1 A9, 1, A12
|| SHRU .S2 B0, 16, B0
   STH .D1T2 B1, *-A4[21]
|| ADDAW .D2 B7, B5, B7
|| AND .L1 A0, A14, A2
|| SUB .L2X A2, B2, B2
|| SHRU .S1X B1, 16, A0
|| SHRU .S2 B14, 1, B1
   STH .D1T2 B0, *-A5[18]
|| SUB .D2 B6, B2, B0
|| XOR .S1 A11, A2, A11
|| AND .S2X B12, A1, B6
   STH .D1T1 A0, *-A5[22]
|| ADDAH .D2 B10, B2, B2
|| AND .L2 B8, B12, B8
|| SHRU .S1 A11, 2, A0
|| SHRU .S2X A3, 2, B5
   STH .D1T2 B0, *-A4[25]
|| SUB .D2 B6, B8, B8
|| AND .L1X A0, B12, A0
|| AND .L2 B5, B12, B10
|| SHL .S1 A2, 4, A2
|| AND .S2 B9, B12, B5
   STH .D1T2 B2, *-A4[29]
|| ADDAW .D2 B11, B8, B11
|| SUB .L1X B5, A0, A0
|| SUB .L2X A1, B8, B6
|| XOR .S1 A8, A2, A8
|| SHRU .S2 B0, 16, B0
   STH .D2T2 B0, *-B4[10]
|| AND .L1 A12, A13, A1
|| AND .S1X A13, B6, A2
|| SHRU .S2 B7, 1, B5
   ADDAW .D1 A11, A0, A11
|| AND .L2X B1, A13, B2
|| SHRU .S1 A15, 1, A12
|| SHRU .S2 B2, 16, B8
|| LDW .D2T1 *+B15[58], A10
   SUB .L1 A2, A1, A2
|| SUB .L2X B9, A0, B9
|| AND .S1 A11, A13, A0
|| LDW .D1T2 *-A6[2], B10
|| LDW .D2T1 *+B15[26], A12
   ADDAH .D1 A9, A2, A1
|| AND .L1 A12, A13, A12
|| AND .L2X B9, A13, B1
|| AND .S1X A10, B12, A9
|| LDW .D2T2 *+B15[30], B11
   SUB .L1X A9, B10, A9
|| SUB .L2 B1, B2, B0
|| AND .S2X B5, A13, B2
|| LDW .D1T2 *-A6[5], B8
|| LDW .D2T1 *+B15[27], A0
   ADDAW .D1 A3, A9, A3
|| STH .D2T2 B8, *-B4[14]
|| SUB .L1 A10, A9, A9
|| SUB .L2X A0, B2, B5
|| AND .S1X A13, B11, A0
   STH .D1T1 A1, *-A4[5]
|| ADDAH .D2 B7, B5, B7
|| SUB .L1 A0, A12, A1
|| AND .L2X B12, A7, B1
|| SHRU .S1 A1, 16, A0
   ADDAH .D1 A15, A1, A1
|| STH .D2T1 A0, *+B4[10]
|| SUB .L1X B11, A1, A0
|| SUB .L2X B6, A2, B2
|| SHRU .S1 A8, 2, A2
   STH .D1T1 A0, *-A4[9]
|| ADDAH .D2 B14, B0, B6
|| AND .L1X A2, B12, A2
|| SHRU .S1 A0, 16, A15
|| SHRU .S2X A12, 8, B14
   SUB .L1X B1, A2, A2
|| SUB .L2X A11, B5, B1
|| LDW .D1T2 *+A6[26], B2
|| LDW .D2T1 *+B15[32], A15
|| SHRU .S1 A0, 8, A11
|| SHRU .S2 B8, 8, B5
   STH .D1T1 A1, *-A4[13]
|| SUB .D2 B9, B0, B0
|| SUB .S1 A7, A2, A11
|| SHRU .S2X A1, 16, B9
|| XOR .L1X A11, B10, A1
|| XOR .L2 B14, B11, B14
   ADDAW .D1 A8, A2, A7
|| STH .D2T2 B9, *+B4[2]
|| AND .L1 A11, A13, A1
|| SHRU .S2 B2, 16, B9
|| AND .S1X A1, B13, A8
   STH .D1T2 B2, *-A4[1]
|| SHRU .S1 A9, 1, A2
|| AND .L2 B14, B13, B14
|| SHL .S2X A8, 8, B2
   STH .D1T1 A15, *-A5[10]
|| AND .L1 A2, A13, A0
|| XOR .S1X A8, B10, A2
|| XOR .S2X B2, A0, B10
   SUB .L1 A1, A0, A0
|| SHRU .S2X A3, 1, B11
|| LDW .D1T1 *+A6[29], A15
|| LDW .D2T2 *+B15[63], B1
|| XOR .L2 B11, B14, B5
|| XOR .S1X A15, B5, A8
   ADDAH .D1 A9, A0, A1
|| STH .D2T2 B9, *+B4[14]
|| AND .L1 A7, A13, A8
|| AND .S1X A13, B11, A9
|| SHRU .S2 B1, 16, B9
|| AND .L2X B13, A8, B11
   SUB .L1 A11, A0, A0
|| LDW .D1T2 *+A6[27], B11
|| LDW .D2T1 *+B15[61], A12
|| SHL .S1X B11, 8, A11
|| SHL .S2 B14, 8, B14
   STH .D1T2 B9, *+A5[22]
|| SUB .S1 A8, A9, A8
|| XOR .L1X A11, B8, A9
|| XOR .S2X B14, A12, B8
   STH .D1T2 B1, *+A4[23]
|| SUB .L1 A7, A8, A7
|| XOR .L2X B11, A15, B9
|| SHRU .S1X B8, 4, A11
|| SHRU .S2 B2, 8, B14
   LDW .D1T2 *+A6[31], B7
|| LDW .D2T1 *+B15[65], A10
|| XOR .L1 A11, A9, A12
|| XOR .L2 B14, B1, B14
|| SHRU .S2X A10, 8, B11
   ADDAH .D1 A3, A8, A3
|| STH .D2T2 B0, *-B4[18]
|| SHRU .S2 B0, 16, B0
|| XOR .L1X A15, B11, A8
|| AND .L2 B14, B13, B14
|| AND .S1 A12, A14, A11
   STH .D1T2 B0, *+A5[30]
|| XOR .L1 A9, A11, A9
|| XOR .L2 B1, B14, B0
|| SHL .S1X B14, 8, A8
|| AND .S2X B13, A8, B1
   STH .D1T2 B7, *+A4[19]
|| XOR .L1X A15, B1, A8
|| XOR .L2X B2, A8, B1
|| SHL .S1 A11, 4, A11
|| SHL .S2 B1, 8, B14
   STH .D1T1 A3, *+A4[3]
|| SHRU .S2 B7, 16, B14
|| XOR .L2X B14, A10, B2
|| SHRU .S1X B11, 8, A15
   STH .D1T2 B14, *+A5[18]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B8, A11, B8
|| SHRU .S1 A12, 8, A15
|| SHRU .S2 B5, 4, B14
   LDW .D1T1 *-A6[4], A0
|| XOR .L1 A15, A10, A11
|| AND .S1X A11, B13, A15
|| XOR .S2 B14, B9, B14
   SHRU .S1 A3, 16, A11
|| LDW .D1T1 *+A6[0], A10
|| AND .L1X A14, B14, A3
|| AND .L2X B13, A11, B14
   STH .D1T1 A11, *+A5[2]
|| XOR .L1X A15, B7, A11
|| XOR .L2X B9, A3, B7
|| SHL .S1 A3, 4, A3
|| SHL .S2 B14, 8, B9
   STH .D1T1 A0, *+A4[15]
|| SHRU .S1 A0, 16, A10
|| XOR .L1X A12, B9, A12
|| XOR .L2X B14, A10, B9
|| SHRU .S2 B0, 4, B14
   STH .D1T1 A1, *+A4[11]
|| SHRU .S1 A1, 16, A1
|| XOR .L1X A3, B5, A3
|| XOR .L2 B14, B9, B5
|| SHL .S2X A15, 8, B14
   STH .D2T1 A10, *+B4[30]
|| XOR .L2 B11, B14, B14
|| SHRU .S1X B1, 4, A15
|| SHRU .S2X A0, 8, B11
   STH .D2T1 A1, *+B4[26]
|| AND .L2X B5, A14, B5
|| XOR .S1X A10, B11, A1
|| SHRU .S2 B2, 4, B11
   STH .D1T1 A7, *+A4[7]
|| SHRU .S1 A7, 16, A7
|| AND .L1X A1, B13, A1
|| XOR .L2 B9, B5, B9
|| XOR .S2 B11, B14, B11
   XOR .L1 A10, A1, A10
|| SHL .S1X B5, 4, A1
|| SHL .S2X A1, 8, B5
   XOR .L2X B5, A0, B11
|| AND .S1X A14, B11, A0
|| SHRU .S2 B10, 4, B5
   STH .D1T1 A7, *+A5[6]
|| SHRU .S2 B6, 16, B0
|| XOR .L1X A1, B0, A7
|| XOR .L2 B5, B11, B5
|| SHL .S1 A0, 4, A1
   XOR .L1 A15, A12, A1
|| XOR .L2X B2, A1, B5
|| AND .S1X A14, B5, A15
|| SHRU .S2 B7, 2, B2
   XOR .L1X A15, B11, A0
|| XOR .L2X B14, A0, B11
|| SHL .S1 A15, 4, A15
|| SHRU .S2 B8, 2, B14
   STH .D1T2 B0, *+A5[26]
|| AND .L1 A1, A14, A1
|| SHRU .S1 A2, 4, A15
|| XOR .S2X B10, A15, B0
   XOR .L1 A12, A1, A1
|| AND .L2 B14, B12, B14
|| SHL .S1 A1, 4, A12
|| AND .S2 B0, B12, B10
   STH .D1T2 B6, *+A4[27]
|| SUB .D2 B10, B14, B1
|| XOR .L1 A15, A10, A15
|| XOR .L2X B1, A12, B10
|| SHRU .S1 A9, 2, A12
|| SHRU .S2 B5, 2, B14
   SUB .D2 B0, B1, B14
|| AND .L1 A15, A14, A12
|| AND .L2 B14, B12, B6
|| AND .S1X A12, B12, A15
|| AND .S2 B10, B12, B0
   XOR .L1 A10, A12, A12
|| SUB .L2 B0, B6, B6
|| SHL .S1 A12, 4, A10
|| SHRU .S2 B14, 1, B0
   ADDAW .D2 B8, B1, B10
|| XOR .L1 A2, A10, A10
|| SUB .L2 B10, B6, B8
|| AND .S1X A0, B12, A2
|| AND .S2X B12, A12, B1
   SUB .D1 A2, A15, A15
|| ADDAW .D2 B5, B6, B6
|| AND .L1X A13, B0, A2
|| AND .L2 B2, B12, B2
|| AND .S2X B8, A13, B0
   SUB .D2 B1, B2, B5
|| AND .L1X A13, B6, A2
|| SUB .L2X B0, A2, B1
|| SHRU .S2 B10, 1, B0
   ADDAW .D1 A9, A15, A15
|| SUB .D2 B8, B1, B0
|| SUB .L1 A0, A15, A9
|| AND .L2X B0, A13, B2
|| SHRU .S1 A8, 4, A0
|| SHRU .S2 B11, 2, B8
   STH .D1T2 B0, *-A4[16]
|| ADDAH .D2 B14, B1, B1
|| XOR .L1 A0, A11, A0
|| SUB .L2X A12, B5, B14
|| SHRU .S1 A9, 1, A12
|| SHRU .S2 B0, 16, B0
   STH .D1T2 B1, *-A4[20]
|| ADDAW .D2 B7, B5, B7
|| AND .L1 A0, A14, A2
|| SUB .L2X A2, B2, B2
|| SHRU .S1X B1, 16, A0
|| SHRU .S2 B14, 1, B1
   STH .D1T2 B0, *-A5[17]
|| SUB .D2 B6, B2, B0
|| XOR .S1 A11, A2, A11
|| AND .S2X B12, A1, B6
   STH .D1T1 A0, *-A5[21]
|| ADDAH .D2 B10, B2, B2
|| AND .L2 B8, B12, B8
|| SHRU .S1 A11, 2, A0
|| SHRU .S2X A3, 2, B5
   STH .D1T2 B0, *-A4[24]
|| SUB .D2 B6, B8, B8
|| AND .L1X A0, B12, A0
|| AND .L2 B5, B12, B10
|| SHL .S1 A2, 4, A2
|| AND .S2 B9, B12, B5
   STH .D1T2 B2, *-A4[28]
|| ADDAW .D2 B11, B8, B11
|| SUB .L1X B5, A0, A0
|| SUB .L2X A1, B8, B6
|| XOR .S1 A8, A2, A8
|| SHRU .S2 B0, 16, B0
   STH .D2T2 B0, *-B4[9]
|| AND .L1 A12, A13, A1
|| AND .S1X A13, B6, A2
|| SHRU .S2 B7, 1, B5
   ADDAW .D1 A11, A0, A11
|| AND .L2X B1, A13, B2
|| SHRU .S1 A15, 1, A12
|| SHRU .S2 B2, 16, B8
   SUB .L1 A2, A1, A2
|| SUB .L2X B9, A0, B9
|| AND .S1 A11, A13, A0
   ADDAH .D1 A9, A2, A1
|| AND .L1 A12, A13, A12
|| AND .L2X B9, A13, B1
|| AND .S1X A10, B12, A9
   SUB .L1X A9, B10, A9
|| SUB .L2 B1, B2, B0
|| AND .S2X B5, A13, B2
   ADDAW .D1 A3, A9, A3
|| STH .D2T2 B8, *-B4[13]
|| SUB .L1 A10, A9, A9
|| SUB .L2X A0, B2, B5
|| AND .S1X A13, B11, A0
   STH .D1T1 A1, *-A4[4]
|| ADDAH .D2 B7, B5, B7
|| SUB .L1 A0, A12, A1
|| AND .L2X B12, A7, B1
|| SHRU .S1 A1, 16, A0
   ADDAH .D1 A15, A1, A1
|| STH .D2T1 A0, *+B4[11]
|| SUB .L1X B11, A1, A0
|| SUB .L2X B6, A2, B2
|| SHRU .S1 A8, 2, A2
   STH .D1T1 A0, *-A4[8]
|| ADDAH .D2 B14, B0, B6
|| AND .L1X A2, B12, A2
|| SHRU .S1 A0, 16, A15
   SUB .L1X B1, A2, A2
|| SUB .L2X A11, B5, B1
   STH .D1T1 A1, *-A4[12]
|| SUB .D2 B9, B0, B0
|| SUB .S1 A7, A2, A11
|| SHRU .S2X A1, 16, B9
   ADDAW .D1 A8, A2, A7
|| STH .D2T2 B9, *+B4[3]
|| AND .L1 A11, A13, A1
|| SHRU .S2 B2, 16, B9
   STH .D1T2 B2, *+A4[0]
|| SHRU .S1 A9, 1, A2
   STH .D1T1 A15, *-A5[9]
|| AND .L1 A2, A13, A0
   SUB .L1 A1, A0, A0
|| SHRU .S2X A3, 1, B11
   ADDAH .D1 A9, A0, A1
|| STH .D2T2 B9, *+B4[15]
|| AND .L1 A7, A13, A8
|| AND .S1X A13, B11, A9
|| SHRU .S2 B1, 16, B9
   SUB .L1 A11, A0, A0
   STH .D1T2 B9, *+A5[23]
|| SUB .S1 A8, A9, A8
   STH .D1T2 B1, *+A4[24]
|| SUB .L1 A7, A8, A7
   NOP 1
   ADDAH .D1 A3, A8, A3
|| STH .D2T2 B0, *-B4[17]
|| SHRU .S2 B0, 16, B0
   STH .D1T2 B0, *+A5[31]
   STH .D1T2 B7, *+A4[20]
   STH .D1T1 A3, *+A4[4]
|| SHRU .S2 B7, 16, B14
   STH .D1T2 B14, *+A5[19]
   NOP 1
   SHRU .S1 A3, 16, A11
   STH .D1T1 A11, *+A5[3]
   STH .D1T1 A0, *+A4[16]
|| SHRU .S1 A0, 16, A10
   STH .D1T1 A1, *+A4[12]
|| SHRU .S1 A1, 16, A1
   STH .D2T1 A10, *+B4[31]
   STH .D2T1 A1, *+B4[27]
   STH .D1T1 A7, *+A4[8]
|| SHRU .S1 A7, 16, A7
   NOP 2
   STH .D1T1 A7, *+A5[7]
|| SHRU .S2 B6, 16, B0
   B .S2 B3
   NOP 1
   STH .D1T2 B0, *+A5[27]
   NOP 1
   STH .D1T2 B6, *+A4[28]
   NOP 1
