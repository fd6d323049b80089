/* Vectors of 128 bits with the instructions of the tier. Tables stand in registers of 512 bits. */
#include "avx512_vbmi_target.h"

#include "avx512_128.h"

#define vec_broadcast64(x) _mm_set1_epi64x((long long)(x))
#define vec_xor3(a, b, c) vec_ternary(a, b, c, 0x96)
/* Bits of `set` where `mask` has ones, else bits of `clear`. */
#define vec_select(mask, set, clear) vec_ternary(mask, set, clear, 0xca)
/* Each word has its own count. Only its low five bits matter. */
#define vec_rotlv32(a, counts) _mm_rolv_epi32(a, counts)
#define vec_rotrv32(a, counts) _mm_rorv_epi32(a, counts)
/* Each byte times the 8x8 bit matrix in the 64-bit word at its place. */
#define vec_affine(x, matrix) _mm_gf2p8affine_epi64_epi8(x, matrix, 0)
/* All bits of the bytes whose top bit is set. */
#define vec_sign8(x) vec_affine(x, vec_broadcast64(0x8080808080808080))
/* For each index, a byte of the low table of 64 or, if bit 6 is set, of the high table. */
#define vec_lookup128(low, high, index)                                                            \
    _mm512_castsi512_si128(_mm512_permutex2var_epi8(low, _mm512_castsi128_si512(index), high))
