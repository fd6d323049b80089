/* Vectors of 128 bits with the instructions of AVX-512 F, BW, VL, DQ: any function of three bits,
 * and rotations. */
#ifndef VECTOR_TARGET /* avx512_vbmi_128.h asks for more */
#define VECTOR_TIER TIER_AVX512
#define VECTOR_TARGET "avx512f,avx512bw,avx512vl,avx512dq,bmi2,aes,pclmul"
#endif
#define VECTOR_HAS_TERNARY 1
#define VECTOR_HAS_AVX 1
#include "aesni.h"
#include "avx512_wipe.h"

#define vec_broadcast32(x) _mm_set1_epi32((int)(x))
/* Bit 4a + 2b + c of `table` is the value. */
#define vec_ternary(a, b, c, table) _mm_ternarylogic_epi32(a, b, c, table)
#define vec_ones() _mm_set1_epi32(-1)
#define vec_or(a, b) _mm_or_si128(a, b)
#define vec_shl32(a, count) _mm_slli_epi32(a, count)
#define vec_rotl32(a, count) _mm_rol_epi32(a, count)
#define vec_rotr32(a, count) _mm_ror_epi32(a, count)
#define vec_unpacklo32(a, b) _mm_unpacklo_epi32(a, b)
#define vec_unpacklo64(a, b) _mm_unpacklo_epi64(a, b)
