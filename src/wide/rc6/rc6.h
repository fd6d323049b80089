/* RC6 on vectors of words; the cipher is in src/cipher/rc6. */
enum { KEY_WORDS = 44, ROUNDS = 20 };
#define BLOCK 16
#define CIPHER rc6
#define SLICES_WITH_FEW_SHUFFLES 1
#include "../layout/words.h"

ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key) {
    return ((const broadside_rc6_key *)key)->words;
}

#if !defined(vec_twice_plus_one32)
#define vec_twice_plus_one32(x) vec_or(vec_add32(x, x), vec_broadcast32(1))
#endif

/* The products of a group are computed this number of groups before its round ends: a kernel may
 * define it, below GROUPS. The processor looks for work among the next hundred operations or so.
 * There it then finds the products of other groups while it waits for one. */
#if !defined(GROUPS_AHEAD)
#define GROUPS_AHEAD 0
#endif
#if GROUPS_AHEAD == 0
#define keep_order(x) ((void)0)
#else
#define keep_order(x) vec_keep_order(x)
#endif

/* Words b and d of each group's round, after the multiplication and rotation. */
typedef struct products {
    vec b[GROUPS], d[GROUPS];
} products;

/* x (2x + 1), rotated by five. */
ALWAYS_INLINE vec mixed(vec x) {
    vec y = vec_rotl32(vec_mul32(x, vec_twice_plus_one32(x)), 5);
    keep_order(y);
    return y;
}

/* The words a, b, c, d of a round are in vectors `at`, `at` + 1, ... of the group, modulo 4. */
ALWAYS_INLINE void multiply(products *of, const vec x[VECTORS], size_t g, size_t at) {
    of->b[g] = mixed(x[4 * g + (at + 1) % 4]);
    of->d[g] = mixed(x[4 * g + (at + 3) % 4]);
}

/* Ends a round of group g, with its products. */
ALWAYS_INLINE void combine(vec x[VECTORS], const products *of, size_t g, size_t at, size_t i,
                           const call_keys *all, const lane_keys *each) {
    vec *a = &x[4 * g + at % 4], *c = &x[4 * g + (at + 2) % 4], t = of->b[g], u = of->d[g];
    *c = vec_add32(vec_rotlv32(vec_xor(*c, u), t), key_word(all, each, i + 1, g));
    keep_order(*c);
    *a = vec_add32(vec_rotlv32(vec_xor(*a, t), u), key_word(all, each, i, g));
    keep_order(*a);
}

ALWAYS_INLINE void combine_inverse(vec x[VECTORS], const products *of, size_t g, size_t at,
                                   size_t i, const call_keys *all, const lane_keys *each) {
    vec *a = &x[4 * g + at % 4], *c = &x[4 * g + (at + 2) % 4], t = of->b[g], u = of->d[g];
    *c = vec_xor(vec_rotrv32(vec_sub32(*c, key_word(all, each, i + 1, g)), t), u);
    keep_order(*c);
    *a = vec_xor(vec_rotrv32(vec_sub32(*a, key_word(all, each, i, g)), u), t);
    keep_order(*a);
}

/* The first products of a pass. */
ALWAYS_INLINE void multiply_ahead(products *of, const vec x[VECTORS], size_t at) {
    for (size_t g = 0; g != GROUPS_AHEAD; g++)
        multiply(of, x, g, at);
}

/* A round of all groups, and the first products of the next round if there is one. */
ALWAYS_INLINE void round_of(vec x[VECTORS], products *of, size_t at, size_t i, bool is_last,
                            const call_keys *all, const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        size_t ahead = g + GROUPS_AHEAD;
        if (ahead < GROUPS)
            multiply(of, x, ahead, at);
        else if (!is_last)
            multiply(of, x, ahead - GROUPS, at + 1);
        combine(x, of, g, at, i, all, each);
    }
}

ALWAYS_INLINE void inverse_round_of(vec x[VECTORS], products *of, size_t at, size_t i, bool is_last,
                                    const call_keys *all, const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        size_t ahead = g + GROUPS_AHEAD;
        if (ahead < GROUPS)
            multiply(of, x, ahead, at);
        else if (!is_last)
            multiply(of, x, ahead - GROUPS, at + 3);
        combine_inverse(x, of, g, at, i, all, each);
    }
}

/* Adds (subtracts) key words to two words of every block. */
ALWAYS_INLINE void whiten(vec x[VECTORS], size_t word, size_t i, const call_keys *all,
                          const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + word] = vec_add32(x[4 * g + word], key_word(all, each, i, g));
        x[4 * g + word + 2] = vec_add32(x[4 * g + word + 2], key_word(all, each, i + 1, g));
    }
}

ALWAYS_INLINE void unwhiten(vec x[VECTORS], size_t word, size_t i, const call_keys *all,
                            const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + word] = vec_sub32(x[4 * g + word], key_word(all, each, i, g));
        x[4 * g + word + 2] = vec_sub32(x[4 * g + word + 2], key_word(all, each, i + 1, g));
    }
}

/* Four rounds, after which each word is in its own vector again. */
ALWAYS_INLINE void four_rounds(vec x[VECTORS], products *of, size_t i, bool are_last,
                               const call_keys *all, const lane_keys *each) {
    round_of(x, of, 0, i, false, all, each);
    round_of(x, of, 1, i + 2, false, all, each);
    round_of(x, of, 2, i + 4, false, all, each);
    round_of(x, of, 3, i + 6, are_last, all, each);
}

ALWAYS_INLINE void four_inverse_rounds(vec x[VECTORS], products *of, size_t i, bool are_last,
                                       const call_keys *all, const lane_keys *each) {
    inverse_round_of(x, of, 3, i + 6, false, all, each);
    inverse_round_of(x, of, 2, i + 4, false, all, each);
    inverse_round_of(x, of, 1, i + 2, false, all, each);
    inverse_round_of(x, of, 0, i, are_last, all, each);
}

enum { FIRST = 2, LAST = 2 * ROUNDS - 6, OUTPUT = 2 * ROUNDS + 2 }; /* key words of four rounds */

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    products of;
    whiten(x, 1, 0, all, each);
    multiply_ahead(&of, x, 0);
    for (size_t i = FIRST; i < LAST; i += 8)
        four_rounds(x, &of, i, false, all, each);
    four_rounds(x, &of, LAST, true, all, each);
    whiten(x, 0, OUTPUT, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    products of;
    unwhiten(x, 0, OUTPUT, all, each);
    multiply_ahead(&of, x, 3);
    for (size_t i = LAST; i > FIRST; i -= 8)
        four_inverse_rounds(x, &of, i, false, all, each);
    four_inverse_rounds(x, &of, FIRST, true, all, each);
    unwhiten(x, 1, 0, all, each);
}

#include "../modes/modes.h"
