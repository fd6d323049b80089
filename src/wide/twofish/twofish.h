/* Twofish with full keying on vectors of words and of bytes; see src/cipher/twofish for the
 * cipher. */
#include "twofish_facts.h"

#if !defined(GROUPS)
#define GROUPS 4
#endif
#define CALL_KEYS 1

/* The bytes of a set of four groups are looked up together. With two sets, all blocks have one key.
 */
enum { SET = GROUPS < 4 ? GROUPS : 4, SET_VECTORS = 4 * SET };

#if GROUPS == 1
#include "boxes/paired.h"
#elif !defined(VECTOR_HAS_VBMI)
#include "boxes/nibbles.h"
#elif defined(EACH_LANE_HAS_A_KEY)
#include "boxes/lookups.h"
#else
#include "boxes/boxes.h"
#endif

#if GROUPS == 2
/* The function g of word `a`, and of word `b` rotated left by a byte. Vectors of bytes hold those
 * of both words. */
ALWAYS_INLINE void g_functions(vec t0[SET], vec t1[SET], const vec x[SET_VECTORS], size_t a,
                               size_t b, const call_keys *all, const lane_keys *each) {
    vec y[4] = {x[a], x[4 + a], x[b], x[4 + b]};
    vec_spread_bytes(y, true);
    substitute(y, all, each);
    from_planes(y);
    for (size_t g = 0; g < 2; g++) {
        t0[g] = y[g];
        t1[g] = y[2 + g];
    }
}
#elif GROUPS > 2
/* The function g of word `word` of a set, first rotated left by `rotated` bytes. */
ALWAYS_INLINE void g_function(vec y[SET], const vec x[SET_VECTORS], size_t word, size_t rotated,
                              const call_keys *all, const lane_keys *each) {
    vec bytes[4];
    for (size_t g = 0; g < SET; g++)
        bytes[g] = x[4 * g + word];
    to_planes(bytes);
    for (size_t box = 0; box < 4; box++)
        y[box] = bytes[(box + 4 - rotated) % 4];
    substitute(y, all, each);
    from_planes(y);
}

/* The function g of word `a`, and of word `b` rotated left by a byte. */
ALWAYS_INLINE void g_functions(vec t0[SET], vec t1[SET], const vec x[SET_VECTORS], size_t a,
                               size_t b, const call_keys *all, const lane_keys *each) {
    g_function(t0, x, a, 0, all, each);
    g_function(t1, x, b, 1, all, each);
}
#endif

/* The four words of a block in a round, as numbers of vectors of a group. */
typedef struct round_words {
    size_t a, b, c, d;
} round_words;

static const round_words even = {0, 1, 2, 3}, odd = {2, 3, 0, 1};

/* Ends a round of a set after the functions g. */
ALWAYS_INLINE void end_round(bool decrypts, vec x[SET_VECTORS], const vec t0[SET],
                             const vec t1[SET], round_words words, size_t round,
                             const call_keys *all, const lane_keys *each) {
    const size_t key = FIRST_ROUND_KEY + 2 * round;
    for (size_t g = 0; g < SET; g++) {
        vec *c = &x[4 * g + words.c], *d = &x[4 * g + words.d];
        vec sum = vec_add32(t0[g], t1[g]);
        vec third = vec_add32(sum, key_word(all, each, key, g));
        vec fourth = vec_add32(sum, vec_add32(t1[g], key_word(all, each, key + 1, g)));
        if (decrypts) {
            *c = vec_xor(vec_rotl32(*c, 1), third);
            *d = vec_rotr32(vec_xor(*d, fourth), 1);
        } else {
            *c = vec_rotr32(vec_xor(*c, third), 1);
            *d = vec_xor(vec_rotl32(*d, 1), fourth);
        }
#if GROUPS == 8
        vec_keep_order(*c);
        vec_keep_order(*d);
#endif
    }
}

#if GROUPS == 8
#include "overlapping.h"
#else
ALWAYS_INLINE void one_round(bool decrypts, vec x[VECTORS], round_words words, size_t round,
                             const call_keys *all, const lane_keys *each) {
    vec t0[SET], t1[SET];
    g_functions(t0, t1, x, words.a, words.b, all, each);
    end_round(decrypts, x, t0, t1, words, round, all, each);
}

ALWAYS_INLINE void encrypt_rounds(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    for (size_t round = 0; round < ROUNDS; round += 2) {
        one_round(false, x, even, round, all, each);
        one_round(false, x, odd, round + 1, all, each);
    }
}

ALWAYS_INLINE void decrypt_rounds(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    for (size_t round = ROUNDS; round > 0; round -= 2) {
        one_round(true, x, odd, round - 1, all, each);
        one_round(true, x, even, round - 2, all, each);
    }
}
#endif

ALWAYS_INLINE void whiten(vec x[VECTORS], size_t first, const call_keys *all,
                          const lane_keys *each) {
    for (size_t set = 0; set < VECTORS; set += SET_VECTORS)
        for (size_t i = 0; i < SET_VECTORS; i++)
            x[set + i] = vec_xor(x[set + i], key_word(all, each, first + i % 4, i / 4));
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
    encrypt_rounds(x, all, each);
    exchange_halves(x);
    whiten(x, 4, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    whiten(x, 4, all, each);
    exchange_halves(x);
    decrypt_rounds(x, all, each);
    whiten(x, 0, all, each);
}

#include "../modes/modes.h"
