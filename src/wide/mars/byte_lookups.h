/* Lookups in the S-box of MARS by permutations of bytes, for four groups: a vector has one byte of
 * the words of all blocks. */
#include "../layout/planes.h"

typedef struct lookups {
    vec bytes[4]; /* 0 to 3 of the words */
} lookups;

/* Lookups by the bytes of the words. S0 (half 0) or S1 (half 1) is for bytes 0 and 2, the other one
 * for bytes 1 and 3. */
ALWAYS_INLINE void begin_lookups(lookups *from, const vec words[4], size_t half) {
    (void)half;
    for (size_t g = 0; g < 4; g++)
        from->bytes[g] = words[g];
    to_planes(from->bytes);
}

#if defined(VECTOR_HAS_VBMI) || defined(VECTOR_HAS_LOOKUP256)
#include "../../cipher/mars/mars_planes.h"

/* The bytes of the words of one half. */
ALWAYS_INLINE void bytes_of_half(vec bytes[4], size_t half, vec index) {
    const uint8_t (*planes)[256] = mars_planes + 4 * half;
#if defined(VECTOR_HAS_VBMI)
    const vec_quarters quarters = vec_find_quarters(index);
#define LOOK_UP(table) vec_lookup_quarters(table, index, quarters)
#else
#define LOOK_UP(table) lookup256(table, index)
#endif
    for (size_t byte = 0; byte < 4; byte++)
        bytes[byte] = LOOK_UP(planes[byte]);
#undef LOOK_UP
}

/* The bytes of the words of both halves. */
ALWAYS_INLINE void bytes_of_both(vec s0[4], vec s1[4], vec index) {
    bytes_of_half(s0, 0, index);
    bytes_of_half(s1, 1, index);
}
#else
#include "row_lookups.h"
#define LOOKUP_CALLS 1
#endif

ALWAYS_INLINE void inline_lookup8(vec words[4], size_t half, vec index) {
    bytes_of_half(words, half, index);
    from_planes(words);
}

ALWAYS_INLINE void inline_lookup9(vec words[4], const vec bytes[2]) {
    vec s1[4], half = vec_shl64(bytes[1], 7); /* the ninth bit is the top bit in each byte */
    bytes_of_both(words, s1, bytes[0]);
    for (size_t i = 0; i < 4; i++)
        words[i] = vec_choose8(half, s1[i], words[i]);
    from_planes(words);
}

#if defined(LOOKUP_CALLS)
LOOKUP_FUNCTION(look_up_s0, inline_lookup8, 0, vec_load(index))
LOOKUP_FUNCTION(look_up_s1, inline_lookup8, 1, vec_load(index))
LOOKUP_FUNCTION(look_up_both, inline_lookup9, index)

ALWAYS_INLINE const uint8_t *end_of_lookups(void) {
    vec *none = no_words();
    return deeper(deeper(look_up_s0(none, none), look_up_s1(none, none)), look_up_both(none, none));
}
#endif

/* The words of S0 (half 0) or S1 by a byte of each word. */
ALWAYS_INLINE void lookup8(vec words[4], size_t half, const lookups *from, size_t byte) {
#if defined(LOOKUP_CALLS)
    (half == 0 ? look_up_s0 : look_up_s1)(words, from->bytes + byte);
#else
    inline_lookup8(words, half, from->bytes[byte]);
#endif
}

/* The words of S0 and S1 by the lowest nine bits of each word. */
ALWAYS_INLINE void lookup9(vec words[4], const vec from[4]) {
    lookups found;
    begin_lookups(&found, from, 0);
#if defined(LOOKUP_CALLS)
    look_up_both(words, found.bytes);
#else
    inline_lookup9(words, found.bytes);
#endif
}
