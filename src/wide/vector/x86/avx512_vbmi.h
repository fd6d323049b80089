/* Vectors of 512 bits with lookups of 64 and 128 bytes, affine maps of bytes, AES rounds, and
 * shifts of two words together. */
#include "avx512_vbmi_target.h"
#define VECTOR_HAS_GFNI 1
#define VECTOR_HAS_VBMI 1
#define VECTOR_HAS_AES 1
#define VECTOR_HAS_CLMUL 1
#include "avx512.h"

/* Each byte times the 8x8 bit matrix in the 64-bit word at its place. */
#define vec_affine(x, matrix) _mm512_gf2p8affine_epi64_epi8(x, matrix, 0)
/* table[index % 64] for each byte. */
#define vec_lookup64(table, index) _mm512_permutexvar_epi8(index, table)
/* For each index, a byte of the low table of 64 or, if bit 6 is set, of the high table. */
#define vec_lookup128(low, high, index) _mm512_permutex2var_epi8(low, index, high)
#define vec_clmul(a, b) _mm512_clmulepi64_epi128(a, b, 0)
#define vec_shl_bytes(a, bytes) _mm512_bslli_epi128(a, bytes)
#define vec_shr_bytes(a, bytes) _mm512_bsrli_epi128(a, bytes)
#define vec_aes_round(x, key) _mm512_aesenc_epi128(x, key)
#define vec_aes_last_round(x, key) _mm512_aesenclast_epi128(x, key)
#define vec_aes_inverse_round(x, key) _mm512_aesdec_epi128(x, key)
#define vec_aes_last_inverse_round(x, key) _mm512_aesdeclast_epi128(x, key)
/* 2x + 1 in each word: x moves up by one bit, and a one comes in from below. */
#define vec_twice_plus_one32(x) _mm512_shldi_epi32(x, vec_ones(), 1)
/* Byte `index` of all 64. */
#define vec_permute8(x, index) _mm512_permutexvar_epi8(index, x)
/* All bits of the bytes whose top bit is set. Masks in vectors: a blend by a mask register would
 * take three cycles longer. */
#define vec_sign8(x) vec_affine(x, vec_broadcast64(0x8080808080808080))
/* `set` in the bytes where the top bit of `mask` is set, `clear` in the others. */
#define vec_choose8(mask, set, clear) vec_select(vec_sign8(mask), set, clear)

/* Which indices are in the second, third and fourth quarter of a table of 256 bytes. Those of the
 * fourth are also in the second. */
typedef struct vec_quarters {
    __mmask64 second, third, fourth;
} vec_quarters;

ALWAYS_INLINE vec_quarters vec_find_quarters(vec index) {
    __mmask64 bit6 = _mm512_movepi8_mask(_mm512_add_epi8(index, index));
    __mmask64 bit7 = _mm512_movepi8_mask(index);
    return (vec_quarters){bit6, bit7, bit6 & bit7};
}

/* table[index] for each byte. Each permutation overwrites what the ones before it found for indices
 * of its quarter. For several tables with one index this takes fewer operations than vec_lookup128
 * and vec_choose8. */
ALWAYS_INLINE vec vec_lookup_quarters(const uint8_t table[256], vec index, vec_quarters in) {
    vec y = vec_lookup64(vec_load(table), index);
    y = _mm512_mask_permutexvar_epi8(y, in.second, index, vec_load(table + 64));
    y = _mm512_mask_permutexvar_epi8(y, in.third, index, vec_load(table + 128));
    return _mm512_mask_permutexvar_epi8(y, in.fourth, index, vec_load(table + 192));
}

/* As vec_exchange8, with three operations instead of two, none of which needs port 5. */
ALWAYS_INLINE void vec_exchange8_by_shift(vec *low, vec *high) {
    const vec lower = _mm512_set1_epi16(0xff);
    vec a = *low, b = *high, middle = _mm512_shrdi_epi16(a, b, 8);
    *low = vec_select(lower, a, middle);
    *high = vec_select(lower, middle, b);
}
