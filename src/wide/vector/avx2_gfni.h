/* Vectors of 256 bits with affine maps of bytes, and AES rounds. */
#define VECTOR_TIER TIER_AVX2_GFNI
#define VECTOR_TARGET "avx2,bmi2,gfni,vaes,vpclmulqdq"
#define VECTOR_HAS_GFNI 1
#define VECTOR_HAS_AES 1
#define VECTOR_HAS_CLMUL 1
#include "avx2.h"

/* Each byte times the 8x8 bit matrix in the 64-bit word at its place. */
#define vec_affine(x, matrix) _mm256_gf2p8affine_epi64_epi8(x, matrix, 0)
#define vec_clmul(a, b) _mm256_clmulepi64_epi128(a, b, 0)
#define vec_shl_bytes(a, bytes) _mm256_bslli_epi128(a, bytes)
#define vec_shr_bytes(a, bytes) _mm256_bsrli_epi128(a, bytes)
#define vec_aes_round(x, key) _mm256_aesenc_epi128(x, key)
#define vec_aes_last_round(x, key) _mm256_aesenclast_epi128(x, key)
#define vec_aes_inverse_round(x, key) _mm256_aesdec_epi128(x, key)
#define vec_aes_last_inverse_round(x, key) _mm256_aesdeclast_epi128(x, key)
