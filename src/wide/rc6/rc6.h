/* RC6 on vectors of words; the cipher is in src/cipher/rc6. */
enum { KEY_WORDS = 44, ROUNDS = 20 };
#define BLOCK 16
#define CIPHER rc6
#include "../words.h"

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    keys->words = ((const broadside_rc6_key *)key)->words;
}

ALWAYS_INLINE void set_lane_key(lane_keys *keys, size_t lane, const broadside_key *key,
                                bool decrypts) {
    (void)decrypts;
    set_lane_words(keys->words, lane, ((const broadside_rc6_key *)key)->words);
}

/* x (2x + 1), rotated by five. */
ALWAYS_INLINE vec mixed(vec x) {
    return vec_rotl32(vec_mul32(x, vec_or(vec_add32(x, x), vec_broadcast32(1))), 5);
}

/* The words a, b, c, d of a round are in vectors `at`, `at` + 1, ... of the group, modulo 4. */
ALWAYS_INLINE void round_of(vec x[VECTORS], size_t at, size_t i, const call_keys *all,
                            const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        vec *a = &x[4 * g + at % 4], b = x[4 * g + (at + 1) % 4];
        vec *c = &x[4 * g + (at + 2) % 4], d = x[4 * g + (at + 3) % 4];
        vec t = mixed(b), u = mixed(d);
        *a = vec_add32(vec_rotlv32(vec_xor(*a, t), u), key_word(all, each, i, g));
        *c = vec_add32(vec_rotlv32(vec_xor(*c, u), t), key_word(all, each, i + 1, g));
    }
}

ALWAYS_INLINE void inverse_round_of(vec x[VECTORS], size_t at, size_t i, const call_keys *all,
                                    const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++) {
        vec *a = &x[4 * g + at % 4], b = x[4 * g + (at + 1) % 4];
        vec *c = &x[4 * g + (at + 2) % 4], d = x[4 * g + (at + 3) % 4];
        vec t = mixed(b), u = mixed(d);
        *c = vec_xor(vec_rotrv32(vec_sub32(*c, key_word(all, each, i + 1, g)), t), u);
        *a = vec_xor(vec_rotrv32(vec_sub32(*a, key_word(all, each, i, g)), u), t);
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

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    whiten(x, 1, 0, all, each);
    for (size_t i = 2; i < 2 * ROUNDS + 2; i += 8) {
        round_of(x, 0, i, all, each);
        round_of(x, 1, i + 2, all, each);
        round_of(x, 2, i + 4, all, each);
        round_of(x, 3, i + 6, all, each);
    }
    whiten(x, 0, 2 * ROUNDS + 2, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    unwhiten(x, 0, 2 * ROUNDS + 2, all, each);
    for (size_t i = 2 * ROUNDS + 2; i > 2; i -= 8) {
        inverse_round_of(x, 3, i - 2, all, each);
        inverse_round_of(x, 2, i - 4, all, each);
        inverse_round_of(x, 1, i - 6, all, each);
        inverse_round_of(x, 0, i - 8, all, each);
    }
    unwhiten(x, 1, 0, all, each);
}

#include "../modes.h"
