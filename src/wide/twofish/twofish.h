/* Twofish with full keying on vectors of words and of bytes; see src/cipher/twofish for the
 * cipher. */
enum { KEY_WORDS = 40, ROUNDS = 16, FIRST_ROUND_KEY = 8, KEY_PAIRS_MAX = 4 };
#define BLOCK 16
#define CIPHER twofish
#if !defined(GROUPS)
#define GROUPS 4
#endif
#define CALL_KEYS 1

/* For bytes 0 to 3, whether they go through q0 or q1 in each stage (section 4.3.2). The last stage
 * comes first. */
static const uint8_t permutations[KEY_PAIRS_MAX + 1][4] = {
    {1, 0, 1, 0}, {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 1, 0, 0}, {1, 0, 0, 1},
};

#if GROUPS == 1
#include "paired.h"
#elif !defined(VECTOR_HAS_VBMI)
#include "nibbles.h"
#elif defined(EACH_LANE_HAS_A_KEY)
#include "lookups.h"
#else
#include "boxes.h"
#endif

#if GROUPS > 1
/* The function g of word `word`, first rotated left by `rotated` bytes, for each group. */
ALWAYS_INLINE void g_function(vec y[GROUPS], const vec x[VECTORS], size_t word, size_t rotated,
                              const call_keys *all, const lane_keys *each) {
    vec bytes[4];
    planes_of(bytes, x, word);
    for (size_t box = 0; box < 4; box++)
        y[box] = bytes[(box + 4 - rotated) % 4];
    substitute(y, all, each);
    transpose_planes(y);
}

/* The function g of word `a`, and of word `b` rotated left by a byte. */
ALWAYS_INLINE void g_functions(vec t0[GROUPS], vec t1[GROUPS], const vec x[VECTORS], size_t a,
                               size_t b, const call_keys *all, const lane_keys *each) {
    g_function(t0, x, a, 0, all, each);
    g_function(t1, x, b, 1, all, each);
}
#endif

/* The values that a round adds to its third and fourth words. */
ALWAYS_INLINE void f_function(vec third[GROUPS], vec fourth[GROUPS], const vec x[VECTORS], size_t a,
                              size_t b, size_t round, const call_keys *all, const lane_keys *each) {
    vec t0[GROUPS], t1[GROUPS];
    g_functions(t0, t1, x, a, b, all, each);
    for (size_t g = 0; g < GROUPS; g++) {
        vec sum = vec_add32(t0[g], t1[g]);
        third[g] = vec_add32(sum, key_word(all, each, FIRST_ROUND_KEY + 2 * round, g));
        fourth[g] = vec_add32(
            sum, vec_add32(t1[g], key_word(all, each, FIRST_ROUND_KEY + 2 * round + 1, g)));
    }
}

ALWAYS_INLINE void one_round(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d, size_t round,
                             const call_keys *all, const lane_keys *each) {
    vec third[GROUPS], fourth[GROUPS];
    f_function(third, fourth, x, a, b, round, all, each);
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + c] = vec_rotr32(vec_xor(x[4 * g + c], third[g]), 1);
        x[4 * g + d] = vec_xor(vec_rotl32(x[4 * g + d], 1), fourth[g]);
    }
}

ALWAYS_INLINE void inverse_round(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d,
                                 size_t round, const call_keys *all, const lane_keys *each) {
    vec third[GROUPS], fourth[GROUPS];
    f_function(third, fourth, x, a, b, round, all, each);
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + c] = vec_xor(vec_rotl32(x[4 * g + c], 1), third[g]);
        x[4 * g + d] = vec_rotr32(vec_xor(x[4 * g + d], fourth[g]), 1);
    }
}

ALWAYS_INLINE void whiten(vec x[VECTORS], size_t first, const call_keys *all,
                          const lane_keys *each) {
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(x[i], key_word(all, each, first + i % 4, i / 4));
}

/* Exchanges the two halves of every block. */
ALWAYS_INLINE void exchange_halves(vec x[VECTORS]) {
    for (size_t g = 0; g < GROUPS; g++)
        for (size_t word = 0; word < 2; word++) {
            vec kept = x[4 * g + word];
            x[4 * g + word] = x[4 * g + word + 2];
            x[4 * g + word + 2] = kept;
        }
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    whiten(x, 0, all, each);
    for (size_t round = 0; round < ROUNDS; round += 2) {
        one_round(x, 0, 1, 2, 3, round, all, each);
        one_round(x, 2, 3, 0, 1, round + 1, all, each);
    }
    exchange_halves(x);
    whiten(x, 4, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    whiten(x, 4, all, each);
    exchange_halves(x);
    for (size_t round = ROUNDS; round > 0; round -= 2) {
        inverse_round(x, 2, 3, 0, 1, round - 1, all, each);
        inverse_round(x, 0, 1, 2, 3, round - 2, all, each);
    }
    whiten(x, 0, all, each);
}

#include "../modes.h"
