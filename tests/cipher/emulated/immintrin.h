/*
 * Instructions that valgrind, QEMU or this machine lack, in terms of AVX2 and AES-NI: those of
 * AVX-512 (F, BW, VL, DQ, VBMI), GFNI and VAES that src/wide uses. A folder with this file before
 * the compiler's own makes the kernels' sources compile for them unchanged. What the sources do
 * with secrets, addresses and branches stays as it is; the emulation itself has neither a branch
 * nor an address that depends on data.
 */
#ifndef BROADSIDE_EMULATED_IMMINTRIN_H
#define BROADSIDE_EMULATED_IMMINTRIN_H
#pragma GCC system_header /* it redefines what the compiler's own defines */

/* The kernel's file has asked for a processor with these instructions (src/wide/vector/begin.h). */
#if !defined(VECTOR_TARGET)
/* it has not */
#elif defined(__clang__)
#pragma clang attribute pop
#pragma clang attribute push(__attribute__((target("avx2,bmi2,aes,pclmul"))), apply_to = function)
#else
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx2,bmi2,aes,pclmul")
#endif

#include_next <immintrin.h>

#if defined(VECTOR_TARGET)
#include <stdint.h>

typedef union emulated {
    __m512i whole;
    __m256i half[2];
    __m128i part[4];
    uint64_t q[8];
    uint32_t d[16];
} emulated;

/* Not inlined: the code of a kernel would become so long that compilers take minutes. */
#define EMULATED static __attribute__((noinline, unused))

EMULATED __m512i emulated_join(__m256i low, __m256i high) {
    emulated x = {.half = {low, high}};
    return x.whole;
}

/* An instruction of AVX2 on both halves, with one or two vectors, or one and a number. */
#define ONE(name, instruction)                                                                     \
    EMULATED __m512i emulated_##name(__m512i a) {                                                  \
        emulated x = {.whole = a};                                                                 \
        return emulated_join(instruction(x.half[0]), instruction(x.half[1]));                      \
    }
#define TWO(name, instruction)                                                                     \
    EMULATED __m512i emulated_##name(__m512i a, __m512i b) {                                       \
        emulated x = {.whole = a}, y = {.whole = b};                                               \
        return emulated_join(instruction(x.half[0], y.half[0]),                                    \
                             instruction(x.half[1], y.half[1]));                                   \
    }
#define SHIFT(name, instruction)                                                                   \
    EMULATED __m512i emulated_##name(__m512i a, unsigned count) {                                  \
        emulated x = {.whole = a};                                                                 \
        __m128i by = _mm_cvtsi32_si128((int)count);                                                \
        return emulated_join(instruction(x.half[0], by), instruction(x.half[1], by));              \
    }
/* Gives each of both halves the same. */
#define SAME(name, type, instruction)                                                              \
    EMULATED __m512i emulated_##name(type x) {                                                     \
        return emulated_join(instruction(x), instruction(x));                                      \
    }

TWO(xor, _mm256_xor_si256)
TWO(and, _mm256_and_si256)
TWO(or, _mm256_or_si256)
TWO(andnot, _mm256_andnot_si256)
TWO(add8, _mm256_add_epi8)
TWO(add32, _mm256_add_epi32)
TWO(sub32, _mm256_sub_epi32)
TWO(mul32, _mm256_mullo_epi32)
TWO(add64, _mm256_add_epi64)
TWO(shuffle8, _mm256_shuffle_epi8)
TWO(unpacklo32, _mm256_unpacklo_epi32)
TWO(unpackhi32, _mm256_unpackhi_epi32)
TWO(unpacklo64, _mm256_unpacklo_epi64)
TWO(unpackhi64, _mm256_unpackhi_epi64)
SHIFT(shl16, _mm256_sll_epi16)
SHIFT(shr16, _mm256_srl_epi16)
SHIFT(shl32, _mm256_sll_epi32)
SHIFT(shr32, _mm256_srl_epi32)
SHIFT(sra32, _mm256_sra_epi32)
SHIFT(shl64, _mm256_sll_epi64)
SHIFT(shr64, _mm256_srl_epi64)
SAME(set8, char, _mm256_set1_epi8)
SAME(set16, short, _mm256_set1_epi16)
SAME(set32, int, _mm256_set1_epi32)
SAME(set64, long long, _mm256_set1_epi64x)
SAME(broadcast128, __m128i, _mm256_broadcastsi128_si256)

EMULATED __m512i emulated_load(const void *p) {
    return emulated_join(_mm256_loadu_si256((const __m256i *)p),
                         _mm256_loadu_si256((const __m256i *)p + 1));
}

EMULATED void emulated_store(void *p, __m512i a) {
    emulated x = {.whole = a};
    _mm256_storeu_si256((__m256i *)p, x.half[0]);
    _mm256_storeu_si256((__m256i *)p + 1, x.half[1]);
}

/* The bits of `mask` say which bytes are loaded, or stored. Its bits are no secret. */
EMULATED __m512i emulated_load_bytes(uint64_t mask, const uint8_t *p) {
    uint8_t bytes[64] = {0};
    for (unsigned i = 0; i < 64; i++)
        if (mask >> i & 1)
            bytes[i] = p[i];
    return emulated_load(bytes);
}

EMULATED void emulated_store_bytes(uint8_t *p, uint64_t mask, __m512i a) {
    uint8_t bytes[64];
    emulated_store(bytes, a);
    for (unsigned i = 0; i < 64; i++)
        if (mask >> i & 1)
            p[i] = bytes[i];
}

/* The same for words of 64 bits. */
EMULATED void emulated_store_words(uint8_t *p, uint8_t mask, __m512i a) {
    uint64_t bytes = 0;
    for (unsigned i = 0; i < 8; i++)
        bytes |= mask >> i & 1 ? (uint64_t)0xff << 8 * i : 0;
    emulated_store_bytes(p, bytes, a);
}

EMULATED __m512i emulated_rotl32(__m512i a, unsigned count) {
    return emulated_or(emulated_shl32(a, count % 32), emulated_shr32(a, 32 - count % 32));
}

EMULATED __m512i emulated_rotlv32(__m512i a, __m512i counts) {
    emulated x = {.whole = a}, n = {.whole = counts};
    for (int i = 0; i < 2; i++) {
        __m256i left = _mm256_and_si256(n.half[i], _mm256_set1_epi32(31));
        __m256i right = _mm256_sub_epi32(_mm256_set1_epi32(32), left);
        x.half[i] = _mm256_or_si256(_mm256_sllv_epi32(x.half[i], left),
                                    _mm256_srlv_epi32(x.half[i], right));
    }
    return x.whole;
}

EMULATED __m512i emulated_rotrv32(__m512i a, __m512i counts) {
    return emulated_rotlv32(a, emulated_sub32(emulated_set32(0), counts));
}

/* The top bit of each word in all its bits; the library asks for no other shift. */
EMULATED __m512i emulated_sign64(__m512i a) {
    emulated x = {.whole = a};
    for (int i = 0; i < 2; i++)
        x.half[i] = _mm256_cmpgt_epi64(_mm256_setzero_si256(), x.half[i]);
    return x.whole;
}

/* Bit 4a + 2b + c of `table`, which is public: the sum of the products that it names. */
EMULATED __m512i emulated_ternary(__m512i a, __m512i b, __m512i c, unsigned table) {
    const __m512i ones = emulated_set32(-1);
    __m512i sum = emulated_set32(0);
    for (unsigned i = 0; i < 8; i++)
        if ((table >> i & 1) != 0) {
            __m512i x = (i & 4) != 0 ? a : emulated_xor(a, ones);
            __m512i y = (i & 2) != 0 ? b : emulated_xor(b, ones);
            __m512i z = (i & 1) != 0 ? c : emulated_xor(c, ones);
            sum = emulated_or(sum, emulated_and(x, emulated_and(y, z)));
        }
    return sum;
}

/* Words `from`, `from` + 1, ... of `low` and then of `high`. */
EMULATED __m512i emulated_align64(__m512i high, __m512i low, unsigned from) {
    emulated a = {.whole = low}, b = {.whole = high}, x = a;
    for (unsigned i = 0; i < 8; i++)
        x.q[i] = i + from < 8 ? a.q[i + from] : b.q[i + from - 8];
    return x.whole;
}

/* The order, an immediate, has two bits for each word of a part (each part of the vector). */
EMULATED __m512i emulated_order32(__m512i a, unsigned order) {
    emulated x = {.whole = a}, y = x;
    for (unsigned i = 0; i < 16; i++)
        y.d[i] = x.d[i / 4 * 4 + (order >> 2 * (i % 4) & 3)];
    return y.whole;
}

EMULATED __m512i emulated_order128(__m512i a, __m512i b, unsigned order) {
    emulated x = {.whole = a}, y = {.whole = b}, z = x;
    for (unsigned i = 0; i < 4; i++)
        z.part[i] = (i < 2 ? x : y).part[order >> 2 * i & 3];
    return z.whole;
}

EMULATED __m128i emulated_part(__m512i a, unsigned part) {
    emulated x = {.whole = a};
    return x.part[part];
}

EMULATED __m256i emulated_half(__m512i a) {
    emulated x = {.whole = a};
    return x.half[0];
}

EMULATED __m512i emulated_insert256(__m512i a, __m256i half, unsigned place) {
    emulated x = {.whole = a};
    x.half[place] = half;
    return x.whole;
}

/* A bit for each byte, in memory as an instruction would have it in a mask register. */
EMULATED uint64_t emulated_top_bits(__m512i a) {
    emulated x = {.whole = a};
    return (uint32_t)_mm256_movemask_epi8(x.half[0]) |
           (uint64_t)(uint32_t)_mm256_movemask_epi8(x.half[1]) << 32;
}

/* All bits of the bytes whose bit is set. */
EMULATED __m512i emulated_expand(uint64_t mask) {
    emulated x;
    const __m256i places = _mm256_set1_epi64x((long long)0x8040201008040201);
    const __m256i bytes = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
                                           2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
    for (int i = 0; i < 2; i++) {
        __m256i bits = _mm256_set1_epi32((int)(uint32_t)(mask >> 32 * i));
        bits = _mm256_and_si256(_mm256_shuffle_epi8(bits, bytes), places);
        x.half[i] = _mm256_cmpeq_epi8(bits, places);
    }
    return x.whole;
}

EMULATED __m512i emulated_blend8(uint64_t mask, __m512i clear, __m512i set) {
    __m512i where = emulated_expand(mask);
    return emulated_or(emulated_and(where, set), emulated_andnot(where, clear));
}

/* A bit for each word: its top bit. */
EMULATED uint16_t emulated_top_bits32(__m512i a) {
    emulated x = {.whole = a};
    return (uint16_t)(_mm256_movemask_ps(_mm256_castsi256_ps(x.half[0])) |
                      _mm256_movemask_ps(_mm256_castsi256_ps(x.half[1])) << 8);
}

/* A bit for each word: whether the two vectors have a common bit there. */
EMULATED uint16_t emulated_test32(__m512i a, __m512i b) {
    emulated x = {.whole = emulated_and(a, b)};
    for (int i = 0; i < 2; i++)
        x.half[i] = _mm256_cmpeq_epi32(x.half[i], _mm256_setzero_si256());
    return (uint16_t)~emulated_top_bits32(x.whole);
}

EMULATED __m512i emulated_blend32(uint16_t mask, __m512i clear, __m512i set) {
    emulated where;
    const __m256i places = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    for (int i = 0; i < 2; i++) {
        __m256i bits = _mm256_and_si256(_mm256_set1_epi32(mask >> 8 * i), places);
        where.half[i] = _mm256_cmpeq_epi32(bits, places);
    }
    return emulated_or(emulated_and(where.whole, set), emulated_andnot(where.whole, clear));
}

/* Word `index` of `low` and then of `high`, by looking into all quarters of the two. */
EMULATED __m512i emulated_permute32_of_two(__m512i low, __m512i index, __m512i high) {
    emulated table[2] = {{.whole = low}, {.whole = high}};
    emulated x = {.whole = index}, y = {.whole = emulated_set32(0)};
    for (int i = 0; i < 2; i++) {
        __m256i quarter = _mm256_and_si256(x.half[i], _mm256_set1_epi32(24));
        for (int part = 0; part < 4; part++) {
            __m256i here = _mm256_cmpeq_epi32(quarter, _mm256_set1_epi32(8 * part));
            __m256i found = _mm256_permutevar8x32_epi32(table[part / 2].half[part % 2], x.half[i]);
            y.half[i] = _mm256_or_si256(y.half[i], _mm256_and_si256(here, found));
        }
    }
    return y.whole;
}

/* Byte `index` of a table of 16 bytes times `parts`, by looking into all parts. */
EMULATED __m512i emulated_lookup8(const __m128i *table, unsigned parts, __m512i index) {
    emulated x = {.whole = index}, y = {.whole = emulated_set32(0)};
    for (int i = 0; i < 2; i++) {
        __m256i low = _mm256_and_si256(x.half[i], _mm256_set1_epi8(15));
        __m256i high = _mm256_and_si256(x.half[i], _mm256_set1_epi8((char)(16 * parts - 16)));
        for (unsigned part = 0; part < parts; part++) {
            __m256i here = _mm256_cmpeq_epi8(high, _mm256_set1_epi8((char)(16 * part)));
            __m256i found = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(table[part]), low);
            y.half[i] = _mm256_or_si256(y.half[i], _mm256_and_si256(here, found));
        }
    }
    return y.whole;
}

EMULATED __m512i emulated_permute8(__m512i index, __m512i table) {
    emulated x = {.whole = table};
    return emulated_lookup8(x.part, 4, index);
}

EMULATED __m512i emulated_permute8_of_two(__m512i low, __m512i index, __m512i high) {
    emulated x[2] = {{.whole = low}, {.whole = high}};
    return emulated_lookup8(x[0].part, 8, index);
}

/* Each byte times the 8x8 bits in the word at its place: bit i of the result is the parity of the
 * byte and byte 7 - i of the matrix (Intel 64 and IA-32 Architectures Software Developer's Manual,
 * volume 2, GF2P8AFFINEQB). The constant that the instruction adds is 0 in this library. */
EMULATED __m256i emulated_affine256(__m256i x, __m256i matrix) {
    const __m256i ones = _mm256_set1_epi8(1);
    __m256i y = _mm256_setzero_si256();
    for (char i = 0; i < 8; i++) {
        const __m256i row = _mm256_set_epi8(
            (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(15 - i),
            (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(7 - i), (char)(7 - i),
            (char)(7 - i), (char)(7 - i), (char)(7 - i), (char)(7 - i), (char)(7 - i),
            (char)(7 - i), (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(15 - i),
            (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(15 - i), (char)(7 - i),
            (char)(7 - i), (char)(7 - i), (char)(7 - i), (char)(7 - i), (char)(7 - i),
            (char)(7 - i), (char)(7 - i));
        __m256i bits = _mm256_and_si256(x, _mm256_shuffle_epi8(matrix, row));
        bits = _mm256_xor_si256(bits, _mm256_srli_epi16(bits, 4));
        bits = _mm256_xor_si256(bits, _mm256_srli_epi16(bits, 2));
        bits = _mm256_xor_si256(bits, _mm256_srli_epi16(bits, 1));
        bits = _mm256_and_si256(bits, ones);
        y = _mm256_or_si256(y, _mm256_slli_epi16(bits, i));
    }
    return y;
}

TWO(affine, emulated_affine256)

/* An instruction of 128 bits on each part. */
#define PARTS(name, instruction)                                                                   \
    EMULATED __m512i emulated_##name(__m512i a, __m512i key) {                                     \
        emulated x = {.whole = a}, k = {.whole = key};                                             \
        for (int i = 0; i < 4; i++)                                                                \
            x.part[i] = instruction(x.part[i], k.part[i]);                                         \
        return x.whole;                                                                            \
    }                                                                                              \
    EMULATED __m256i emulated_##name##256(__m256i a, __m256i key) {                                \
        emulated x = {.half = {a, a}}, k = {.half = {key, key}};                                   \
        for (int i = 0; i < 2; i++)                                                                \
            x.part[i] = instruction(x.part[i], k.part[i]);                                         \
        return x.half[0];                                                                          \
    }

PARTS(aesenc, _mm_aesenc_si128)
PARTS(aesenclast, _mm_aesenclast_si128)
PARTS(aesdec, _mm_aesdec_si128)
PARTS(aesdeclast, _mm_aesdeclast_si128)

EMULATED __m128i emulated_clmul128(__m128i a, __m128i b) {
    return _mm_clmulepi64_si128(a, b, 0);
}
PARTS(clmul, emulated_clmul128)

/* A shuffle by bytes gives zero for a place whose top bit is set: one that is below zero, or, with
 * 0x70 added, above 15. */
EMULATED __m512i emulated_shl_bytes(__m512i a, int bytes) {
    const __m256i places = _mm256_set_epi64x(0x0f0e0d0c0b0a0908, 0x0706050403020100,
                                             0x0f0e0d0c0b0a0908, 0x0706050403020100);
    __m256i from = _mm256_sub_epi8(places, _mm256_set1_epi8((char)bytes));
    return emulated_shuffle8(a, emulated_join(from, from));
}

EMULATED __m512i emulated_shr_bytes(__m512i a, int bytes) {
    const __m256i places = _mm256_set_epi64x(0x0f0e0d0c0b0a0908, 0x0706050403020100,
                                             0x0f0e0d0c0b0a0908, 0x0706050403020100);
    __m256i from = _mm256_adds_epu8(places, _mm256_set1_epi8((char)(0x70 + bytes)));
    return emulated_shuffle8(a, emulated_join(from, from));
}

#define _mm512_loadu_si512(p) emulated_load(p)
#define _mm512_storeu_si512(p, a) emulated_store(p, a)
#define _mm512_setzero_si512() emulated_set32(0)
#define _mm512_set1_epi8(x) emulated_set8(x)
#define _mm512_set1_epi16(x) emulated_set16(x)
#define _mm512_set1_epi32(x) emulated_set32(x)
#define _mm512_set1_epi64(x) emulated_set64(x)
#define _mm512_broadcast_i32x4(x) emulated_broadcast128(x)
#define _mm512_xor_si512(a, b) emulated_xor(a, b)
#define _mm512_and_si512(a, b) emulated_and(a, b)
#define _mm512_or_si512(a, b) emulated_or(a, b)
#define _mm512_andnot_si512(a, b) emulated_andnot(a, b)
#define _mm512_ternarylogic_epi64(a, b, c, table) emulated_ternary(a, b, c, table)
#define EMULATED_WIDER(a) emulated_join(_mm256_castsi128_si256(a), _mm256_setzero_si256())
#define _mm_ternarylogic_epi32(a, b, c, table)                                                     \
    emulated_part(                                                                                 \
        emulated_ternary(EMULATED_WIDER(a), EMULATED_WIDER(b), EMULATED_WIDER(c), table), 0)
#define _mm_rol_epi32(a, n) emulated_part(emulated_rotl32(EMULATED_WIDER(a), n), 0)
#define _mm_rolv_epi32(a, n)                                                                       \
    emulated_part(emulated_rotlv32(EMULATED_WIDER(a), EMULATED_WIDER(n)), 0)
#define _mm_rorv_epi32(a, n)                                                                       \
    emulated_part(emulated_rotrv32(EMULATED_WIDER(a), EMULATED_WIDER(n)), 0)
#define _mm_gf2p8affine_epi64_epi8(x, matrix, constant)                                            \
    emulated_part(emulated_affine(EMULATED_WIDER(x), EMULATED_WIDER(matrix)), 0)
#define _mm256_ternarylogic_epi32(a, b, c, table)                                                  \
    emulated_half(emulated_ternary(_mm512_castsi256_si512(a), _mm512_castsi256_si512(b),           \
                                   _mm512_castsi256_si512(c), table))
#define _mm256_rolv_epi32(a, n)                                                                    \
    emulated_half(emulated_rotlv32(_mm512_castsi256_si512(a), _mm512_castsi256_si512(n)))
#define _mm256_rorv_epi32(a, n)                                                                    \
    emulated_half(emulated_rotrv32(_mm512_castsi256_si512(a), _mm512_castsi256_si512(n)))
#define _mm_ror_epi32(a, n) emulated_part(emulated_rotl32(EMULATED_WIDER(a), 32 - (n)), 0)
#define _mm512_add_epi8(a, b) emulated_add8(a, b)
#define _mm512_add_epi32(a, b) emulated_add32(a, b)
#define _mm512_sub_epi32(a, b) emulated_sub32(a, b)
#define _mm512_mullo_epi32(a, b) emulated_mul32(a, b)
#define _mm512_slli_epi32(a, n) emulated_shl32(a, n)
#define _mm512_srli_epi32(a, n) emulated_shr32(a, n)
#define _mm512_srai_epi32(a, n) emulated_sra32(a, n)
#define _mm512_cvtsi512_si32(a) _mm_cvtsi128_si32(emulated_part(a, 0))
#define _mm512_rol_epi32(a, n) emulated_rotl32(a, n)
#define _mm512_ror_epi32(a, n) emulated_rotl32(a, 32 - (n))
#define _mm512_rolv_epi32(a, n) emulated_rotlv32(a, n)
#define _mm512_rorv_epi32(a, n) emulated_rotrv32(a, n)
#define _mm512_add_epi64(a, b) emulated_add64(a, b)
#define _mm512_slli_epi64(a, n) emulated_shl64(a, n)
#define _mm512_rol_epi64(a, n) emulated_or(emulated_shl64(a, n), emulated_shr64(a, 64 - (n)))
#define _mm512_shrdi_epi16(a, b, n) emulated_or(emulated_shr16(a, n), emulated_shl16(b, 16 - (n)))
#define _mm512_shldi_epi32(a, b, n) emulated_or(emulated_shl32(a, n), emulated_shr32(b, 32 - (n)))
#define _mm512_srli_epi64(a, n) emulated_shr64(a, n)
#define _mm512_srai_epi64(a, n) ((void)sizeof(char[(n) == 63 ? 1 : -1]), emulated_sign64(a))
#define _mm512_shuffle_epi8(a, index) emulated_shuffle8(a, index)
#define _mm512_mask_shuffle_epi8(a, mask, b, index)                                                \
    emulated_blend8(mask, a, emulated_shuffle8(b, index))
#define _mm512_shuffle_epi32(a, order) emulated_order32(a, order)
#define _mm512_shuffle_i64x2(a, b, order) emulated_order128(a, b, order)
#define _mm512_unpacklo_epi32(a, b) emulated_unpacklo32(a, b)
#define _mm512_unpackhi_epi32(a, b) emulated_unpackhi32(a, b)
#define _mm512_unpacklo_epi64(a, b) emulated_unpacklo64(a, b)
#define _mm512_unpackhi_epi64(a, b) emulated_unpackhi64(a, b)
#define _mm512_alignr_epi64(high, low, from) emulated_align64(high, low, from)
#define _mm512_castsi256_si512(a) emulated_join(a, _mm256_setzero_si256())
#define _mm512_castsi128_si512(a) EMULATED_WIDER(a)
#define _mm512_castsi512_si128(a) emulated_part(a, 0)
#define _mm512_castsi512_si256(a) emulated_half(a)
#define _mm512_extracti32x4_epi32(a, part) emulated_part(a, part)
#define _mm512_inserti64x4(a, half, place) emulated_insert256(a, half, place)
#define _mm512_movepi8_mask(a) emulated_top_bits(a)
#define _mm512_maskz_loadu_epi8(mask, p) emulated_load_bytes(mask, (const uint8_t *)(p))
#define _mm512_mask_storeu_epi8(p, mask, a) emulated_store_bytes((uint8_t *)(p), mask, a)
#define _mm512_mask_storeu_epi64(p, mask, a) emulated_store_words((uint8_t *)(p), mask, a)
#define _mm512_mask_blend_epi8(mask, clear, set) emulated_blend8(mask, clear, set)
#define _mm512_movepi32_mask(a) emulated_top_bits32(a)
#define _mm512_test_epi32_mask(a, b) emulated_test32(a, b)
#define _mm512_mask_blend_epi32(mask, clear, set) emulated_blend32(mask, clear, set)
#define _mm512_permutex2var_epi32(low, index, high) emulated_permute32_of_two(low, index, high)
#define _mm512_permutexvar_epi32(index, table) emulated_permute32_of_two(table, index, table)
#define _mm512_permutexvar_epi8(index, table) emulated_permute8(index, table)
#define _mm512_mask_permutexvar_epi8(a, mask, index, table)                                        \
    emulated_blend8(mask, a, emulated_permute8(index, table))
#define _mm512_permutex2var_epi8(low, index, high) emulated_permute8_of_two(low, index, high)
#define _mm512_gf2p8affine_epi64_epi8(x, matrix, constant) emulated_affine(x, matrix)
#define _mm512_clmulepi64_epi128(a, b, halves)                                                     \
    ((void)sizeof(char[(halves) == 0 ? 1 : -1]), emulated_clmul(a, b))
#define _mm256_clmulepi64_epi128(a, b, halves)                                                     \
    ((void)sizeof(char[(halves) == 0 ? 1 : -1]), emulated_clmul256(a, b))
#define _mm512_bslli_epi128(a, bytes) emulated_shl_bytes(a, bytes)
#define _mm512_bsrli_epi128(a, bytes) emulated_shr_bytes(a, bytes)
#define _mm512_aesenc_epi128(x, key) emulated_aesenc(x, key)
#define _mm512_aesenclast_epi128(x, key) emulated_aesenclast(x, key)
#define _mm512_aesdec_epi128(x, key) emulated_aesdec(x, key)
#define _mm512_aesdeclast_epi128(x, key) emulated_aesdeclast(x, key)
#define _mm256_gf2p8affine_epi64_epi8(x, matrix, constant) emulated_affine256(x, matrix)
#define _mm256_aesenc_epi128(x, key) emulated_aesenc256(x, key)
#define _mm256_aesenclast_epi128(x, key) emulated_aesenclast256(x, key)
#define _mm256_aesdec_epi128(x, key) emulated_aesdec256(x, key)
#define _mm256_aesdeclast_epi128(x, key) emulated_aesdeclast256(x, key)
#endif

#endif
