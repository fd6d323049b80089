/* Vectors of 256 bits with AES rounds. Zen 3 has these instructions, and no GFNI. */
#define VECTOR_TIER TIER_AVX2_VAES
#define VECTOR_TARGET "avx2,bmi2,vaes,vpclmulqdq"
#define VECTOR_HAS_AES 1
#define VECTOR_HAS_CLMUL 1
#include "avx2.h"

#define vec_clmul(a, b) _mm256_clmulepi64_epi128(a, b, 0)
#define vec_shl_bytes(a, bytes) _mm256_bslli_epi128(a, bytes)
#define vec_shr_bytes(a, bytes) _mm256_bsrli_epi128(a, bytes)
#define vec_aes_round(x, key) _mm256_aesenc_epi128(x, key)
#define vec_aes_last_round(x, key) _mm256_aesenclast_epi128(x, key)
#define vec_aes_inverse_round(x, key) _mm256_aesdec_epi128(x, key)
#define vec_aes_last_inverse_round(x, key) _mm256_aesdeclast_epi128(x, key)
