/* Serpent, one block: each word is the lowest of a vector, whose other words are not used. Scalar
 * instructions would take more steps for a round: they have no functions of three bits. */
enum { ROUND_KEYS = 33 };
#define BLOCK 16
#define VECTORS 1
#define GROUPS 1
#define CIPHER serpent
#define CHAINS 1
#define NO_LANES 1

typedef struct lane_keys lane_keys; /* there are no lanes */

typedef struct call_keys {
    const uint32_t *words;
} call_keys;

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    keys->words = ((const broadside_serpent_key *)key)->words;
}

ALWAYS_INLINE void add_key(vec x[4], size_t round, const call_keys *all, const lane_keys *each) {
    (void)each;
    for (size_t word = 0; word < 4; word++)
        x[word] = vec_xor(x[word], vec_broadcast32(all->words[4 * round + word]));
}

#include "rounds.h"

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void split_words(vec words[4], vec x) {
    words[0] = x;
    words[1] = vec_shuffle32(x, 0x55);
    words[2] = vec_shuffle32(x, 0xaa);
    words[3] = vec_shuffle32(x, 0xff);
}

ALWAYS_INLINE vec joined_words(const vec words[4]) {
    return vec_unpacklo64(vec_unpacklo32(words[0], words[1]), vec_unpacklo32(words[2], words[3]));
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    vec words[4];
    split_words(words, x[0]);
    encrypt_words(words, all, each);
    x[0] = joined_words(words);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    vec words[4];
    split_words(words, x[0]);
    decrypt_words(words, all, each);
    x[0] = joined_words(words);
}

#include "../modes/modes.h"
