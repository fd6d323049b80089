/* Vectors of 512 bits: AVX-512 F, BW, VL, DQ. `end.h` ends what this file begins. */
#ifndef BROADSIDE_WIDE_VECTOR_H
#define BROADSIDE_WIDE_VECTOR_H

#ifndef VECTOR_TARGET /* avx512_vbmi.h asks for more */
#define VECTOR_TIER TIER_AVX512
#define VECTOR_TARGET "avx512f,avx512bw,avx512vl,avx512dq,bmi2"
#endif
#include "../begin.h"

#define VECTOR_BYTES 64
#define VECTOR_HAS_32_REGISTERS 1
typedef __m512i vec;

#define vec_load(p) _mm512_loadu_si512((const void *)(p))
#define vec_store(p, x) _mm512_storeu_si512((void *)(p), x)
#define vec_zero() _mm512_setzero_si512()
#define vec_ones() _mm512_set1_epi32(-1)
#define vec_broadcast8(x) _mm512_set1_epi8((char)(x))
#define vec_broadcast32(x) _mm512_set1_epi32((int)(x))
#define vec_broadcast64(x) _mm512_set1_epi64((long long)(x))
#define vec_broadcast128(p) _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(p)))
/* The two words in each 128-bit part. */
#define vec_broadcast_words(low, high)                                                             \
    _mm512_broadcast_i32x4(_mm_set_epi64x((long long)(high), (long long)(low)))

#define vec_xor(a, b) _mm512_xor_si512(a, b)
#define vec_and(a, b) _mm512_and_si512(a, b)
#define vec_or(a, b) _mm512_or_si512(a, b)
#define vec_andnot(a, b) _mm512_andnot_si512(a, b) /* ~a & b */
/* Any function of three bits; bit 4a + 2b + c of `table` is its value. */
#define vec_ternary(a, b, c, table) _mm512_ternarylogic_epi64(a, b, c, table)
#define VECTOR_HAS_TERNARY 1
#define vec_xor3(a, b, c) vec_ternary(a, b, c, 0x96)
/* Bits of `set` where `mask` has ones, else bits of `clear`. */
#define vec_select(mask, set, clear) vec_ternary(mask, set, clear, 0xca)

#define vec_add32(a, b) _mm512_add_epi32(a, b)
#define vec_sub32(a, b) _mm512_sub_epi32(a, b)
#define vec_mul32(a, b) _mm512_mullo_epi32(a, b)
#define vec_shl32(a, count) _mm512_slli_epi32(a, count)
#define vec_shr32(a, count) _mm512_srli_epi32(a, count)
#define vec_rotl32(a, count) _mm512_rol_epi32(a, count)
#define vec_rotr32(a, count) _mm512_ror_epi32(a, count)
/* Each word has its own count. Only its low five bits matter. */
#define vec_rotlv32(a, counts) _mm512_rolv_epi32(a, counts)
#define vec_rotrv32(a, counts) _mm512_rorv_epi32(a, counts)
#define vec_add64(a, b) _mm512_add_epi64(a, b)
#define vec_shl64(a, count) _mm512_slli_epi64(a, count)
#define vec_shr64(a, count) _mm512_srli_epi64(a, count)
/* All bits of the words whose top bit is set. */
#define vec_sign64(a) _mm512_srai_epi64(a, 63)

/* For each index, a word of the low table of 16 or, if bit 4 is set, of the high table. */
#define vec_lookup32(low, high, index) _mm512_permutex2var_epi32(low, index, high)

/* Bytes of the same 128-bit part; an index with its top bit set gives zero. */
#define vec_shuffle8(a, index) _mm512_shuffle_epi8(a, index)
/* 32-bit words of the same 128-bit part, by an immediate as _MM_SHUFFLE gives it. */
#define vec_shuffle32(a, order) _mm512_shuffle_epi32(a, (_MM_PERM_ENUM)(order))

#define vec_unpacklo32(a, b) _mm512_unpacklo_epi32(a, b)
#define vec_unpackhi32(a, b) _mm512_unpackhi_epi32(a, b)
#define vec_unpacklo64(a, b) _mm512_unpacklo_epi64(a, b)
#define vec_unpackhi64(a, b) _mm512_unpackhi_epi64(a, b)

/* Makes clang forget what x is. It knows other operations for some masked shuffles, but they take
 * two or three steps instead of one. */
#if defined(__clang__) && !defined(VECTOR_IS_EMULATED)
#define FORGET(x, where) __asm__("" : "+" where(x))
#else
#define FORGET(x, where) ((void)0)
#endif

/* The bytes of `low` at which `mask` has zeros, and elsewhere the bytes of `high` in the order of
 * `pattern` within each 128-bit part. */
ALWAYS_INLINE vec mix_bytes(vec low, vec high, uint64_t mask, const uint8_t pattern[16]) {
    vec order = vec_broadcast128(pattern);
    __mmask64 taken = mask;
    FORGET(order, "v");
    FORGET(taken, "k");
    return _mm512_mask_shuffle_epi8(low, taken, high, order);
}
#undef FORGET

/* The upper halves of the 32-bit words of `low` change places with the lower ones of `high`. */
ALWAYS_INLINE void vec_exchange16(vec *low, vec *high) {
    static const uint8_t halves[16] = {2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13};
    vec a = *low, b = *high;
    *low = mix_bytes(a, b, 0xcccccccccccccccc, halves);
    *high = mix_bytes(b, a, 0x3333333333333333, halves);
}

/* The same with the bytes of 16-bit words. */
ALWAYS_INLINE void vec_exchange8(vec *low, vec *high) {
    static const uint8_t bytes[16] = {1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14};
    vec a = *low, b = *high;
    *low = mix_bytes(a, b, 0xaaaaaaaaaaaaaaaa, bytes);
    *high = mix_bytes(b, a, 0x5555555555555555, bytes);
}

/* The same with the 32-bit words of 64-bit words. A shuffle would do half of it in one operation,
 * but only on port 5. */
#define VECTOR_HAS_EXCHANGE32 1
ALWAYS_INLINE void vec_exchange32(vec *low, vec *high) {
    const __mmask16 upper = 0xaaaa;
    vec a = *low, b = *high;
    *low = _mm512_mask_blend_epi32(upper, a, _mm512_rol_epi64(b, 32));
    *high = _mm512_mask_blend_epi32(upper, _mm512_rol_epi64(a, 32), b);
}

/* Four blocks of 16 bytes, or eight of 8 bytes, each at `at` from its own place. */
ALWAYS_INLINE vec vec_gather(const uint8_t *const from[], size_t at, size_t block) {
    __m128i part[4];
    for (size_t i = 0; i < 4; i++)
        part[i] =
            block == 16
                ? _mm_loadu_si128((const __m128i *)(const void *)(from[i] + at))
                : load_high_half(_mm_loadl_epi64((const __m128i *)(const void *)(from[2 * i] + at)),
                                 from[2 * i + 1] + at);
    __m256i low = _mm256_inserti128_si256(_mm256_castsi128_si256(part[0]), part[1], 1);
    __m256i high = _mm256_inserti128_si256(_mm256_castsi128_si256(part[2]), part[3], 1);
    return _mm512_inserti64x4(_mm512_castsi256_si512(low), high, 1);
}

ALWAYS_INLINE void vec_scatter(uint8_t *const to[], size_t at, vec x, size_t block) {
    __m128i part[4] = {_mm512_castsi512_si128(x), _mm512_extracti32x4_epi32(x, 1),
                       _mm512_extracti32x4_epi32(x, 2), _mm512_extracti32x4_epi32(x, 3)};
    for (size_t i = 0; i < 4; i++)
        if (block == 16) {
            _mm_storeu_si128((__m128i *)(void *)(to[i] + at), part[i]);
        } else {
            _mm_storel_epi64((__m128i *)(void *)(to[2 * i] + at), part[i]);
            store_high_half(to[2 * i + 1] + at, part[i]);
        }
}

/* Transposes the 128-bit parts of four vectors. */
ALWAYS_INLINE void vec_transpose_parts(vec y[4], vec x0, vec x1, vec x2, vec x3) {
    vec a = _mm512_shuffle_i64x2(x0, x1, 0x44), b = _mm512_shuffle_i64x2(x0, x1, 0xee);
    vec c = _mm512_shuffle_i64x2(x2, x3, 0x44), d = _mm512_shuffle_i64x2(x2, x3, 0xee);
    y[0] = _mm512_shuffle_i64x2(a, c, 0x88);
    y[1] = _mm512_shuffle_i64x2(a, c, 0xdd);
    y[2] = _mm512_shuffle_i64x2(b, d, 0x88);
    y[3] = _mm512_shuffle_i64x2(b, d, 0xdd);
}

/* Transposes a square of blocks: four vectors of four blocks, or eight vectors of eight. */
#define VECTOR_TRANSPOSES(block) 1
ALWAYS_INLINE void vec_transpose_blocks(vec x[], size_t block) {
    if (block == 16) {
        vec_transpose_parts(x, x[0], x[1], x[2], x[3]);
        return;
    }
    vec even[4], odd[4]; /* blocks of pairs of vectors */
    for (size_t i = 0; i < 4; i++) {
        even[i] = vec_unpacklo64(x[2 * i], x[2 * i + 1]);
        odd[i] = vec_unpackhi64(x[2 * i], x[2 * i + 1]);
    }
    vec_transpose_parts(even, even[0], even[1], even[2], even[3]);
    vec_transpose_parts(odd, odd[0], odd[1], odd[2], odd[3]);
    for (size_t i = 0; i < 4; i++) {
        x[2 * i] = even[i];
        x[2 * i + 1] = odd[i];
    }
}

/* The first `bytes` bytes of a vector: at least one, and fewer than all. The rest is loaded as
 * zeros, or not stored. */
#define VECTOR_HAS_PARTS 1
#define FIRST_BYTES(bytes) (UINT64_MAX >> (64 - (bytes))) /* as a mask */
ALWAYS_INLINE vec vec_load_part(const uint8_t *in, size_t bytes) {
    return _mm512_maskz_loadu_epi8(FIRST_BYTES(bytes), in);
}

ALWAYS_INLINE void vec_store_part(uint8_t *out, vec x, size_t bytes) {
    _mm512_mask_storeu_epi8(out, FIRST_BYTES(bytes), x);
}

/* Stores block `place` of the vector, of 16 bytes. */
ALWAYS_INLINE void vec_store_block(uint8_t *out, vec x, size_t place) {
    uint8_t *first = (uint8_t *)((uintptr_t)out - 16 * place); /* of the vector; not stored to */
    _mm512_mask_storeu_epi64(first, (__mmask8)(3u << 2 * place), x);
}

/* The blocks of `current`, moved up by one; the last of `before` becomes the first. */
ALWAYS_INLINE vec vec_shift_in(vec before, vec current, size_t block) {
    return block == 16 ? _mm512_alignr_epi64(current, before, 6)
                       : _mm512_alignr_epi64(current, before, 7);
}

#include "avx512_wipe.h"

#endif
