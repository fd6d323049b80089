/* Lookups in the S-box of MARS by rows of 16 entries (row_lookups.h), for one or two groups of
 * AVX2. All bytes of the words of one group fill a vector; those of two groups fill two. So one or
 * two lookups find what the four bytes of each word ask for. */
#include "../layout/planes.h"
#include "row_lookups.h"

#define LOOKUP_CALLS 1

typedef struct lookups {
    vec words[4][GROUPS]; /* by bytes 0 to 3 */
} lookups;

ALWAYS_INLINE void inline_lookup_half(vec words[4], size_t half, vec index) {
    bytes_of_half(words, half, index);
    from_planes(words);
}

ALWAYS_INLINE void inline_lookup_parts(vec words[4], vec index) {
    bytes_by_part(words, index);
    from_planes(words);
}

/* index[0] is the same in both parts. index[1] has all bits of a byte set where its part has the
 * wrong half of the table. */
ALWAYS_INLINE void inline_lookup9(vec words[4], const vec index[2]) {
    bytes_by_part(words, index[0]);
    for (size_t i = 0; i < 4; i++)
        words[i] = vec_andnot(index[1], words[i]);
    from_planes(words);
}

#if GROUPS == 2
LOOKUP_FUNCTION(look_up_s0, inline_lookup_half, 0, vec_load(index))
LOOKUP_FUNCTION(look_up_s1, inline_lookup_half, 1, vec_load(index))
#else
LOOKUP_FUNCTION(look_up_parts, inline_lookup_parts, vec_load(index))
#endif
LOOKUP_FUNCTION(look_up_both, inline_lookup9, index)

ALWAYS_INLINE const uint8_t *end_of_lookups(void) {
    vec *none = no_words();
#if GROUPS == 2
    return deeper(deeper(look_up_s0(none, none), look_up_s1(none, none)), look_up_both(none, none));
#else
    return deeper(look_up_parts(none, none), look_up_both(none, none));
#endif
}

/* The first parts of two vectors, and their second parts. */
#define FIRST_PARTS(a, b) _mm256_permute2x128_si256(a, b, 0x20)
#define SECOND_PARTS(a, b) _mm256_permute2x128_si256(a, b, 0x31)

/* Lookups by the bytes of the words. S0 (half 0) or S1 (half 1) is for bytes 0 and 2, the other one
 * for bytes 1 and 3. */
ALWAYS_INLINE void begin_lookups(lookups *from, const vec words[GROUPS], size_t half) {
#if GROUPS == 2
    vec index[4] = {words[0], words[1], vec_rotr32(words[0], 16), vec_rotr32(words[1], 16)};
    vec even[4], odd[4];
    to_planes(index);
    (half == 0 ? look_up_s0 : look_up_s1)(even, index);
    (half == 0 ? look_up_s1 : look_up_s0)(odd, index + 1);
    EACH_GROUP {
        from->words[0][g] = even[g];
        from->words[1][g] = odd[g];
        from->words[2][g] = even[2 + g];
        from->words[3][g] = odd[2 + g];
    }
#else
    const vec by_byte = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 8, 12, 2, 6, 10, 14, 1, 5, 9, 13, 3, 7, 11, 15));
    vec found[4], index = vec_shuffle8(words[0], by_byte);
    /* The bytes that S0 is for go to the first part. */
    index = half == 0 ? _mm256_permute4x64_epi64(index, _MM_SHUFFLE(3, 1, 2, 0))
                      : _mm256_permute4x64_epi64(index, _MM_SHUFFLE(2, 0, 3, 1));
    look_up_parts(found, &index);
    for (size_t i = 0; i < 2; i++) {
        vec of_s0 = FIRST_PARTS(found[i], found[2 + i]),
            of_s1 = SECOND_PARTS(found[i], found[2 + i]);
        from->words[2 * i][0] = half == 0 ? of_s0 : of_s1;
        from->words[2 * i + 1][0] = half == 0 ? of_s1 : of_s0;
    }
#endif
}

/* The words of S0 (half 0) or S1 by a byte of each word. */
ALWAYS_INLINE void lookup8(vec words[4], size_t half, const lookups *from, size_t byte) {
    (void)half;
    EACH_GROUP words[g] = from->words[byte][g];
}

/* The words of S0 and S1 by the lowest nine bits of each word. Both parts of a vector have the same
 * index, and each looks into its half of the table. */
ALWAYS_INLINE void lookup9(vec words[4], const vec from[GROUPS]) {
    const vec by_byte = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
    const vec second_part = _mm256_setr_epi64x(0, 0, -1, -1);
    vec bytes[2], found[4];
    for (size_t g = 0; g < 2; g++)
        bytes[g] = _mm256_permute4x64_epi64(vec_shuffle8(from[g % GROUPS], by_byte),
                                            _MM_SHUFFLE(2, 0, 2, 0));
#define OF_BOTH_GROUPS(order)                                                                      \
    _mm256_castps_si256(                                                                           \
        _mm256_shuffle_ps(_mm256_castsi256_ps(bytes[0]), _mm256_castsi256_ps(bytes[1]), order))
    vec ninth_bits = vec_shl64(OF_BOTH_GROUPS(_MM_SHUFFLE(3, 1, 3, 1)), 7);
    vec index[2] = {
        OF_BOTH_GROUPS(_MM_SHUFFLE(2, 0, 2, 0)),
        vec_xor(_mm256_cmpgt_epi8(vec_zero(), ninth_bits), second_part),
    };
#undef OF_BOTH_GROUPS
    look_up_both(found, index);
    EACH_GROUP words[g] = vec_or(FIRST_PARTS(found[2 * g], found[2 * g + 1]),
                                 SECOND_PARTS(found[2 * g], found[2 * g + 1]));
}
