/* Lookups in the S-box of MARS by permutations of words. One permutation reads 32 words. */

/* Aligned, so that no vector lies in two lines of the cache. */
static const uint32_t mars_sbox[512] __attribute__((aligned(64)));
#include "../../cipher/mars/mars_tables.h"

typedef struct lookups {
    vec words[GROUPS];
} lookups;

ALWAYS_INLINE void begin_lookups(lookups *from, const vec words[GROUPS], size_t half) {
    (void)half;
    EACH_GROUP from->words[g] = words[g];
}

/* The words of `set` where the mask is set, and the words of `clear` elsewhere. */
#define CHOOSE(mask, clear, set) _mm512_mask_blend_epi32(mask, clear, set)

/* The word of a table of 256 at each index. The upper bits of the index do not matter. Bits 5, 6
 * and 7 choose between permutations. */
ALWAYS_INLINE vec lookup_word(const uint32_t table[256], vec index) {
    const __mmask16 bit5 = _mm512_movepi32_mask(vec_shl32(index, 26));
    const __mmask16 bit6 = _mm512_test_epi32_mask(index, vec_broadcast32(1 << 6));
    const __mmask16 bit7 = _mm512_test_epi32_mask(index, vec_broadcast32(1 << 7));
#define OF_32(i) vec_lookup32(vec_load(table + 32 * (i)), vec_load(table + 32 * (i) + 16), index)
#define OF_64(i) CHOOSE(bit5, OF_32(i), OF_32(i + 1))
    return CHOOSE(bit7, CHOOSE(bit6, OF_64(0), OF_64(2)), CHOOSE(bit6, OF_64(4), OF_64(6)));
#undef OF_32
#undef OF_64
}

/* The words of S0 (half 0) or S1 by a byte of each word. */
ALWAYS_INLINE void lookup8(vec words[4], size_t half, const lookups *from, size_t byte) {
    EACH_GROUP {
        vec index = from->words[g];
        words[g] = lookup_word(mars_sbox + 256 * half,
                               byte == 0 ? index : vec_shr32(index, 8 * (unsigned)byte));
    }
}

/* The words of S0 and S1 by the lowest nine bits of each word. */
ALWAYS_INLINE void lookup9(vec words[4], const vec from[4]) {
    EACH_GROUP {
        const __mmask16 bit8 = _mm512_test_epi32_mask(from[g], vec_broadcast32(1 << 8));
        words[g] =
            CHOOSE(bit8, lookup_word(mars_sbox, from[g]), lookup_word(mars_sbox + 256, from[g]));
    }
}
