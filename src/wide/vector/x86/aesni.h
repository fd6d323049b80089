/* Vectors of 128 bits: SSSE3, SSE4.1, AES-NI. `end.h` ends what this file begins. */
#ifndef BROADSIDE_WIDE_VECTOR_H
#define BROADSIDE_WIDE_VECTOR_H

#ifndef VECTOR_TARGET /* avx2_128.h and avx512_128.h ask for more */
#define VECTOR_TIER TIER_AESNI
#define VECTOR_TARGET "ssse3,sse4.1,aes,pclmul"
#endif
#define VECTOR_HAS_AES 1
#include "../begin.h"

#define VECTOR_BYTES 16
typedef __m128i vec;

#define vec_load(p) _mm_loadu_si128((const __m128i *)(const void *)(p))
#define vec_store(p, x) _mm_storeu_si128((__m128i *)(void *)(p), x)
#include "parts.h"

#define vec_broadcast128(p) vec_load(p)
/* The two words in each 128-bit part. */
#define vec_broadcast_words(low, high) _mm_set_epi64x((long long)(high), (long long)(low))
#define vec_xor(a, b) _mm_xor_si128(a, b)
#define vec_and(a, b) _mm_and_si128(a, b)
#define vec_add32(a, b) _mm_add_epi32(a, b)
#define vec_add64(a, b) _mm_add_epi64(a, b)
#define vec_shl64(a, count) _mm_slli_epi64(a, count)
#define vec_shr64(a, count) _mm_srli_epi64(a, count)
/* 32-bit words as signed numbers. */
#define vec_sra32(a, count) _mm_srai_epi32(a, count)
/* Bytes; an index with its top bit set gives zero. */
#define vec_shuffle8(a, index) _mm_shuffle_epi8(a, index)
/* 32-bit words, by an immediate as _MM_SHUFFLE gives it. */
#define vec_shuffle32(a, order) _mm_shuffle_epi32(a, order)

#define VECTOR_HAS_CLMUL 1
/* The product of the lower halves of each 128-bit part, as polynomials over GF(2). */
#define vec_clmul(a, b) _mm_clmulepi64_si128(a, b, 0)
/* Shifts of 128-bit parts by bytes. */
#define vec_shl_bytes(a, bytes) _mm_slli_si128(a, bytes)
#define vec_shr_bytes(a, bytes) _mm_srli_si128(a, bytes)

#define vec_aes_round(x, key) _mm_aesenc_si128(x, key)
#define vec_aes_last_round(x, key) _mm_aesenclast_si128(x, key)
#define vec_aes_inverse_round(x, key) _mm_aesdec_si128(x, key)
#define vec_aes_last_inverse_round(x, key) _mm_aesdeclast_si128(x, key)

/* A block of 16 bytes, at `at` from its own place. */
ALWAYS_INLINE vec vec_gather(const uint8_t *const from[], size_t at, size_t block) {
    (void)block;
    return vec_load(from[0] + at);
}

ALWAYS_INLINE void vec_scatter(uint8_t *const to[], size_t at, vec x, size_t block) {
    (void)block;
    vec_store(to[0] + at, x);
}

/* The blocks of `current`, moved up by one; the last of `before` becomes the first. */
ALWAYS_INLINE vec vec_shift_in(vec before, vec current, size_t block) {
    (void)current;
    (void)block;
    return before;
}

#if !defined(VECTOR_HAS_AVX)
/* Leaves nothing of key and data in the vector registers. */
ALWAYS_INLINE void vec_wipe_registers(void) {
    __asm__ volatile("pxor %%xmm0, %%xmm0\n\tpxor %%xmm1, %%xmm1\n\tpxor %%xmm2, %%xmm2\n\t"
                     "pxor %%xmm3, %%xmm3\n\tpxor %%xmm4, %%xmm4\n\tpxor %%xmm5, %%xmm5\n\t"
                     "pxor %%xmm6, %%xmm6\n\tpxor %%xmm7, %%xmm7\n\tpxor %%xmm8, %%xmm8\n\t"
                     "pxor %%xmm9, %%xmm9\n\tpxor %%xmm10, %%xmm10\n\tpxor %%xmm11, %%xmm11\n\t"
                     "pxor %%xmm12, %%xmm12\n\tpxor %%xmm13, %%xmm13\n\tpxor %%xmm14, %%xmm14\n\t"
                     "pxor %%xmm15, %%xmm15"
                     :
                     :
                     : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
                       "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}
#endif

#endif
