/* Vectors of 256 bits: AVX2. `end.h` ends what this file begins. */
#ifndef BROADSIDE_WIDE_VECTOR_H
#define BROADSIDE_WIDE_VECTOR_H

#ifndef VECTOR_TARGET /* avx2_vaes.h asks for more */
#define VECTOR_TIER TIER_AVX2
#define VECTOR_TARGET "avx2,bmi2,aes,pclmul"
#endif
#include "../begin.h"

#define VECTOR_BYTES 32
typedef __m256i vec;

#define vec_load(p) _mm256_loadu_si256((const __m256i *)(const void *)(p))
#define vec_store(p, x) _mm256_storeu_si256((__m256i *)(void *)(p), x)
#define vec_zero() _mm256_setzero_si256()
#define vec_ones() _mm256_set1_epi32(-1)
#define vec_broadcast8(x) _mm256_set1_epi8((char)(x))
#define vec_broadcast32(x) _mm256_set1_epi32((int)(x))
#define vec_broadcast64(x) _mm256_set1_epi64x((long long)(x))
#define vec_broadcast128(p)                                                                        \
    _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)(p)))
/* The two words in each 128-bit part. */
#define vec_broadcast_words(low, high)                                                             \
    _mm256_broadcastsi128_si256(_mm_set_epi64x((long long)(high), (long long)(low)))

#define vec_xor(a, b) _mm256_xor_si256(a, b)
#define vec_xor3(a, b, c) vec_xor(vec_xor(a, b), c)
#define vec_and(a, b) _mm256_and_si256(a, b)
#define vec_or(a, b) _mm256_or_si256(a, b)
#define vec_andnot(a, b) _mm256_andnot_si256(a, b) /* ~a & b */

#include "parts.h"

/* Makes the compiler have x in a register here. Otherwise it postpones the sums of many terms, and
 * spills the terms. */
#define vec_pin(x) __asm__("" : "+x"(x))

#define vec_add32(a, b) _mm256_add_epi32(a, b)
#define vec_sub32(a, b) _mm256_sub_epi32(a, b)
#define vec_mul32(a, b) _mm256_mullo_epi32(a, b)
#define vec_shl32(a, count) _mm256_slli_epi32(a, count)
#define vec_shr32(a, count) _mm256_srli_epi32(a, count)
#define vec_add64(a, b) _mm256_add_epi64(a, b)
#define vec_shl64(a, count) _mm256_slli_epi64(a, (int)(count))
#define vec_shr64(a, count) _mm256_srli_epi64(a, (int)(count))
/* All bits of the words whose top bit is set. */
#define vec_sign64(a) _mm256_cmpgt_epi64(_mm256_setzero_si256(), a)

ALWAYS_INLINE vec vec_rotl32_(vec a, int count) {
    if (count == 1) /* more ports add than shift */
        return _mm256_or_si256(_mm256_add_epi32(a, a), _mm256_srli_epi32(a, 31));
    if (count % 8 != 0)
        return _mm256_or_si256(_mm256_slli_epi32(a, count), _mm256_srli_epi32(a, 32 - count));
    int b = count / 8; /* whole bytes: one shuffle */
    char i0 = (char)((4 - b) % 4), i1 = (char)((5 - b) % 4), i2 = (char)((6 - b) % 4),
         i3 = (char)((7 - b) % 4);
    __m128i order = _mm_setr_epi8(i0, i1, i2, i3, (char)(i0 + 4), (char)(i1 + 4), (char)(i2 + 4),
                                  (char)(i3 + 4), (char)(i0 + 8), (char)(i1 + 8), (char)(i2 + 8),
                                  (char)(i3 + 8), (char)(i0 + 12), (char)(i1 + 12), (char)(i2 + 12),
                                  (char)(i3 + 12));
    return _mm256_shuffle_epi8(a, _mm256_broadcastsi128_si256(order));
}
#define vec_rotl32(a, count) vec_rotl32_(a, count)
#define vec_rotr32(a, count) vec_rotl32_(a, (32 - (count)) % 32)

/* Each word has its own count. Only its low five bits matter. */
ALWAYS_INLINE vec vec_rotlv32(vec a, vec counts) {
    counts = _mm256_and_si256(counts, _mm256_set1_epi32(31));
    return _mm256_or_si256(_mm256_sllv_epi32(a, counts),
                           _mm256_srlv_epi32(a, _mm256_sub_epi32(_mm256_set1_epi32(32), counts)));
}

ALWAYS_INLINE vec vec_rotrv32(vec a, vec counts) {
    counts = _mm256_and_si256(counts, _mm256_set1_epi32(31));
    return _mm256_or_si256(_mm256_srlv_epi32(a, counts),
                           _mm256_sllv_epi32(a, _mm256_sub_epi32(_mm256_set1_epi32(32), counts)));
}

/* Signed bytes; a difference below -128 is -128. */
#define vec_sub_saturated8(a, b) _mm256_subs_epi8(a, b)
/* `set` in the bytes where the top bit of `mask` is set, `clear` in the others. */
#define vec_choose8(mask, set, clear) _mm256_blendv_epi8(clear, set, mask)
/* Looks up bytes in the same 128-bit part. An index with its top bit set gives zero. */
#define vec_shuffle8(a, index) _mm256_shuffle_epi8(a, index)
/* 32-bit words of the same 128-bit part, by an immediate as _MM_SHUFFLE gives it. */
#define vec_shuffle32(a, order) _mm256_shuffle_epi32(a, order)

#define vec_unpacklo32(a, b) _mm256_unpacklo_epi32(a, b)
#define vec_unpackhi32(a, b) _mm256_unpackhi_epi32(a, b)
#define vec_unpacklo64(a, b) _mm256_unpacklo_epi64(a, b)
#define vec_unpackhi64(a, b) _mm256_unpackhi_epi64(a, b)

/* Turns words of four vectors into their bytes 0 to 3, with one vector for each byte. In each
 * 128-bit part, four words of x[0] come first, then those of x[1] and so on. `turned`: the words of
 * x[2] and x[3] are first rotated left by a byte. */
#define VECTOR_UNPACKS_BYTES 1
ALWAYS_INLINE void vec_spread_bytes(vec x[4], bool turned) {
    const __m128i by_byte = _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    const vec order = _mm256_broadcastsi128_si256(by_byte);
    const vec last = _mm256_broadcastsi128_si256(
        turned ? _mm_shuffle_epi32(by_byte, _MM_SHUFFLE(2, 1, 0, 3)) : by_byte);
    vec a = vec_shuffle8(x[0], order), b = vec_shuffle8(x[1], order);
    vec c = vec_shuffle8(x[2], last), d = vec_shuffle8(x[3], last);
    vec low[2] = {vec_unpacklo32(a, b), vec_unpacklo32(c, d)};
    vec high[2] = {vec_unpackhi32(a, b), vec_unpackhi32(c, d)};
    x[0] = vec_unpacklo64(low[0], low[1]);
    x[1] = vec_unpackhi64(low[0], low[1]);
    x[2] = vec_unpacklo64(high[0], high[1]);
    x[3] = vec_unpackhi64(high[0], high[1]);
}

/* The inverse of vec_spread_bytes. */
ALWAYS_INLINE void vec_join_bytes(vec x[4]) {
    vec low[2] = {_mm256_unpacklo_epi8(x[0], x[1]), _mm256_unpacklo_epi8(x[2], x[3])};
    vec high[2] = {_mm256_unpackhi_epi8(x[0], x[1]), _mm256_unpackhi_epi8(x[2], x[3])};
    x[0] = _mm256_unpacklo_epi16(low[0], low[1]);
    x[1] = _mm256_unpackhi_epi16(low[0], low[1]);
    x[2] = _mm256_unpacklo_epi16(high[0], high[1]);
    x[3] = _mm256_unpackhi_epi16(high[0], high[1]);
}

/* Two blocks of 16 bytes, or four of 8 bytes, each at `at` from its own place. */
ALWAYS_INLINE vec vec_gather(const uint8_t *const from[], size_t at, size_t block) {
    __m128i part[2];
    for (size_t i = 0; i < 2; i++)
        part[i] =
            block == 16
                ? _mm_loadu_si128((const __m128i *)(const void *)(from[i] + at))
                : load_high_half(_mm_loadl_epi64((const __m128i *)(const void *)(from[2 * i] + at)),
                                 from[2 * i + 1] + at);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(part[0]), part[1], 1);
}

ALWAYS_INLINE void vec_scatter(uint8_t *const to[], size_t at, vec x, size_t block) {
    __m128i part[2] = {_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1)};
    for (size_t i = 0; i < 2; i++)
        if (block == 16) {
            _mm_storeu_si128((__m128i *)(void *)(to[i] + at), part[i]);
        } else {
            _mm_storel_epi64((__m128i *)(void *)(to[2 * i] + at), part[i]);
            store_high_half(to[2 * i + 1] + at, part[i]);
        }
}

/* Transposes a square of blocks: four vectors of four blocks of 8 bytes. */
#define VECTOR_TRANSPOSES(block) ((block) == 8)
ALWAYS_INLINE void vec_transpose_blocks(vec x[4], size_t block) {
    (void)block;
    vec even[2] = {vec_unpacklo64(x[0], x[1]), vec_unpacklo64(x[2], x[3])};
    vec odd[2] = {vec_unpackhi64(x[0], x[1]), vec_unpackhi64(x[2], x[3])};
    x[0] = _mm256_permute2x128_si256(even[0], even[1], 0x20);
    x[1] = _mm256_permute2x128_si256(odd[0], odd[1], 0x20);
    x[2] = _mm256_permute2x128_si256(even[0], even[1], 0x31);
    x[3] = _mm256_permute2x128_si256(odd[0], odd[1], 0x31);
}

/* The blocks of `current`, moved up by one; the last of `before` becomes the first. */
ALWAYS_INLINE vec vec_shift_in(vec before, vec current, size_t block) {
    vec halves = _mm256_permute2x128_si256(before, current, 0x21);
    return block == 16 ? halves : _mm256_alignr_epi8(current, halves, 8);
}

#if defined(VECTOR_HAS_32_REGISTERS)
#include "avx512_wipe.h"
#else
#include "avx_wipe.h"

/* Leaves nothing of key and data in the vector registers. */
ALWAYS_INLINE void vec_wipe_registers(void) {
    wipe_low_registers();
}
#endif

#endif
