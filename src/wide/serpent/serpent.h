/* Serpent on vectors of words; the cipher is in src/cipher/serpent. */
enum { ROUND_KEYS = 33, KEY_WORDS = 4 * ROUND_KEYS };
#define BLOCK 16
#define CIPHER serpent
#include "../layout/words.h"

ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key) {
    return ((const broadside_serpent_key *)key)->words;
}

ALWAYS_INLINE void add_key(vec x[VECTORS], size_t round, const call_keys *all,
                           const lane_keys *each) {
    for (size_t g = 0; g < GROUPS; g++)
        for (size_t word = 0; word < 4; word++)
            x[4 * g + word] = vec_xor(x[4 * g + word], key_word(all, each, 4 * round + word, g));
}

#include "rounds.h"

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    encrypt_words(x, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    decrypt_words(x, all, each);
}

#include "../modes/modes.h"
