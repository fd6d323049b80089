/* Vectors of 256 bits with the instructions of the tier. Tables stand in registers of 512 bits. */
#define VECTOR_HAS_TERNARY 1
#define VECTOR_HAS_32_REGISTERS 1
#include "avx512_vbmi_target.h"

#include "avx2.h"

/* Any function of three bits; bit 4a + 2b + c of `table` is its value. */
#define vec_ternary(a, b, c, table) _mm256_ternarylogic_epi32(a, b, c, table)
#undef vec_xor3
#define vec_xor3(a, b, c) vec_ternary(a, b, c, 0x96)
/* Bits of `set` where `mask` has ones, else bits of `clear`. */
#define vec_select(mask, set, clear) vec_ternary(mask, set, clear, 0xca)
#undef vec_rotlv32
#undef vec_rotrv32
#define vec_rotlv32(a, counts) _mm256_rolv_epi32(a, counts)
#define vec_rotrv32(a, counts) _mm256_rorv_epi32(a, counts)
/* Each byte times the 8x8 bit matrix in the 64-bit word at its place. */
#define vec_affine(x, matrix) _mm256_gf2p8affine_epi64_epi8(x, matrix, 0)
/* All bits of the bytes whose top bit is set. */
#define vec_sign8(x) vec_affine(x, vec_broadcast64(0x8080808080808080))
/* For each index, a byte of the low table of 64 or, if bit 6 is set, of the high table. */
#define vec_lookup128(low, high, index)                                                            \
    _mm512_castsi512_si256(_mm512_permutex2var_epi8(low, _mm512_castsi256_si512(index), high))
