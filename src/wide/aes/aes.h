/* AES (FIPS 197) by instructions for its rounds, or by byte lookups (lookups.h). Decryption is the
 * equivalent inverse cipher (section 5.3.5), for which the key schedule has keys of its own. */
#define BLOCK 16
#define CIPHER aes

#include "../modes/counters.h"
#if !defined(VECTOR_HAS_AES)
#include "lookups.h"
#endif

enum { AES_ROUND_KEYS_MAX = 15 };
_Static_assert(VECTORS <= 8, "each of the first rounds makes a vector of tweaks");

typedef struct call_keys {
    const broadside_aes_key *key;
} call_keys;

/* All lanes have keys of one length, for one direction. If a vector is one lane, its keys are not
 * copied. */
#if VECTOR_BYTES == BLOCK
typedef const uint32_t *keys_of_vectors[VECTORS];
#else
typedef uint8_t keys_of_vectors[VECTORS][AES_ROUND_KEYS_MAX][VECTOR_BYTES];
#endif

typedef struct lane_keys {
    keys_of_vectors words;
    uint32_t rounds;
} lane_keys;

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    keys->key = (const broadside_aes_key *)key;
}

#define KIND_AT offsetof(broadside_aes_key, rounds)

/* Copies the keys of the rounds from `first` up to `end`, without `end`. Both are constants: a loop
 * would take twice the instructions. */
ALWAYS_INLINE void copy_keys(uint8_t to[][VECTOR_BYTES], size_t at, const uint32_t *words,
                             size_t first, size_t end) {
    _Pragma("GCC unroll 16") for (size_t round = first; round < end; round++)
        copy_block(to[round] + at, (const uint8_t *)&words[4 * round], BLOCK);
}

ALWAYS_INLINE void set_lane_key(lane_keys *keys, size_t lane, const broadside_key *head,
                                bool decrypts) {
    const broadside_aes_key *key = (const broadside_aes_key *)head;
    const uint32_t *words = decrypts ? key->decrypt : key->encrypt;
    keys->rounds = key->rounds;
#if VECTOR_BYTES == BLOCK
    keys->words[lane] = words;
#else
    size_t vector = lane / (VECTOR_BYTES / BLOCK), at = lane % (VECTOR_BYTES / BLOCK) * BLOCK;
    copy_keys(keys->words[vector], at, words, 0, 11);
    if (key->rounds > 10)
        copy_keys(keys->words[vector], at, words, 11, 13);
    if (key->rounds > 12)
        copy_keys(keys->words[vector], at, words, 13, 15);
#endif
}

#if VECTOR_BYTES > BLOCK
/* Gives all lanes their keys, whole vectors at a time. */
#define SETS_LANES_TOGETHER 1
ALWAYS_INLINE void set_lane_keys(lane_keys *keys, const broadside_channel channels[],
                                 bool decrypts) {
    enum { LANES_OF_VECTOR = VECTOR_BYTES / BLOCK };
    const broadside_aes_key *first = (const broadside_aes_key *)channels[0].key;
    keys->rounds = first->rounds;
    for (size_t vector = 0; vector < VECTORS; vector++) {
        const uint8_t *words[LANES_OF_VECTOR];
        for (size_t i = 0; i < LANES_OF_VECTOR; i++) {
            const broadside_aes_key *key =
                (const broadside_aes_key *)channels[vector * LANES_OF_VECTOR + i].key;
            words[i] = (const uint8_t *)(decrypts ? key->decrypt : key->encrypt);
        }
        for (size_t round = 0; round <= first->rounds; round++)
            vec_store(keys->words[vector][round], vec_gather(words, round * BLOCK, BLOCK));
    }
}
#endif

ALWAYS_INLINE void prepare_lanes(lane_keys *keys) {
    (void)keys;
}

/* The key of a round for vector `i`. */
ALWAYS_INLINE vec round_key(const uint32_t *all, const lane_keys *each, size_t round, size_t i) {
    if (all != NULL)
        return vec_broadcast128(all + 4 * round);
#if VECTOR_BYTES == BLOCK
    return vec_load(each->words[i] + 4 * round);
#else
    return vec_load(each->words[i][round]);
#endif
}

/* Rounds from `first` up to `end`, without `end`. Both are constants, because a loop would copy
 * registers. */
#define ROUNDS(first, end, instruction)                                                            \
    _Pragma("GCC unroll 16") for (size_t round = first; round < (end); round++) {                  \
        for (size_t i = 0; i < VECTORS; i++)                                                       \
            x[i] = instruction(x[i], round_key(all, each, round, i));                              \
        if (tweaks != NULL && round - 1 < VECTORS)                                                 \
            make_next_tweaks(tweaks, round - 1);                                                   \
    }

#define ADD_KEY(key)                                                                               \
    for (size_t i = 0; i < VECTORS; i++)                                                           \
    x[i] = vec_xor(x[i], key)

#define LAST_ROUND(instruction, key)                                                               \
    for (size_t i = 0; i < VECTORS; i++)                                                           \
    x[i] = instruction(x[i], key)

/* The last key of vector `i`, and what the mode adds to the result, if it adds anything. The sum
 * does not wait for the rounds. */
#define LAST_KEY                                                                                   \
    (added == NULL ? round_key(all, each, rounds, i)                                               \
                   : vec_xor(round_key(all, each, rounds, i), addend(added, i)))

/* A round of the processor adds the next key after it (x86), or its own key before it (Arm). */
#if defined(VECTOR_AES_ADDS_KEY_FIRST)
#define ALL_ROUNDS(instruction, last_instruction)                                                  \
    do {                                                                                           \
        ROUNDS(0, 9, instruction);                                                                 \
        if (rounds > 10)                                                                           \
            ROUNDS(9, 11, instruction);                                                            \
        if (rounds > 12)                                                                           \
            ROUNDS(11, 13, instruction);                                                           \
        LAST_ROUND(last_instruction, round_key(all, each, rounds - 1, i));                         \
        ADD_KEY(LAST_KEY);                                                                         \
    } while (0)
#else
#define MIDDLE_ROUNDS(instruction)                                                                 \
    do {                                                                                           \
        ROUNDS(1, 10, instruction);                                                                \
        if (rounds > 10)                                                                           \
            ROUNDS(10, 12, instruction);                                                           \
        if (rounds > 12)                                                                           \
            ROUNDS(12, 14, instruction);                                                           \
    } while (0)
#define ALL_ROUNDS(instruction, last_instruction)                                                  \
    do {                                                                                           \
        ADD_KEY(round_key(all, each, 0, i));                                                       \
        MIDDLE_ROUNDS(instruction);                                                                \
        LAST_ROUND(last_instruction, LAST_KEY);                                                    \
    } while (0)
#endif

/* Work of a mode that is done beside the rounds, because they leave some of the processor's
 * instruction slots free: it computes the tweaks of the next pass, and adds something to the
 * result. Each pointer is NULL or not, as a constant. */
ALWAYS_INLINE void encrypt_rounds(vec x[VECTORS], size_t rounds, const uint32_t *all,
                                  const lane_keys *each, pass_tweaks *tweaks,
                                  const addends *added) {
    ALL_ROUNDS(vec_aes_round, vec_aes_last_round);
}

ALWAYS_INLINE void decrypt_rounds(vec x[VECTORS], size_t rounds, const uint32_t *all,
                                  const lane_keys *each, pass_tweaks *tweaks,
                                  const addends *added) {
    ALL_ROUNDS(vec_aes_inverse_round, vec_aes_last_inverse_round);
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    if (all != NULL)
        encrypt_rounds(x, all->key->rounds, all->key->encrypt, NULL, NULL, NULL);
    else
        encrypt_rounds(x, each->rounds, NULL, each, NULL, NULL);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    if (all != NULL)
        decrypt_rounds(x, all->key->rounds, all->key->decrypt, NULL, NULL, NULL);
    else
        decrypt_rounds(x, each->rounds, NULL, each, NULL, NULL);
}

#if defined(CHAINS) && !defined(VECTOR_AES_ADDS_KEY_FIRST)
/* One chain. The next block waits only for the rounds: the last round adds, with its own key, the
 * first key of the next block and the data for that block. */
#define OWN_CHAIN 1
ALWAYS_INLINE void run_chain(wide_mode mode, const call_keys *keys, uint8_t *out, const uint8_t *in,
                             size_t blocks, uint8_t *state) {
    const uint32_t *all = keys->key->encrypt;
    const lane_keys *each = NULL;
    pass_tweaks *tweaks = NULL;
    size_t rounds = keys->key->rounds;
    vec first = round_key(all, each, 0, 0), last = vec_xor(first, round_key(all, each, rounds, 0));
    vec data = vec_load(in), nothing = vec_xor(data, data);
    vec x[1] = {vec_xor(repeat_block(state), first)}, feedback = nothing;
    if (mode == WIDE_CBC_ENCRYPT)
        x[0] = vec_xor(x[0], data);
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK) {
        vec next = blocks > 1 ? vec_load(in + BLOCK) : nothing;
        vec added = mode == WIDE_CBC_ENCRYPT ? next : mode == WIDE_CFB_ENCRYPT ? data : nothing;
        MIDDLE_ROUNDS(vec_aes_round);
        x[0] = vec_aes_last_round(x[0], vec_xor(last, added));
        feedback = vec_xor(x[0], mode == WIDE_CBC_ENCRYPT ? vec_xor(first, next) : first);
        vec_store(out, mode == WIDE_OFB ? vec_xor(feedback, data) : feedback);
        data = next;
    }
    vec_store(state, feedback);
}
#endif

/* gcc would move eight large vectors to the stack. */
#if defined(VECTOR_HAS_PARTS) && (VECTORS <= 4 || VECTOR_BYTES < 64)
#define CUTS_PASSES 1
#endif
#define TWEAKS_BESIDE_ROUNDS 1
#if defined(VECTOR_HAS_32_REGISTERS)
#define TWEAKS_IN_REGISTERS 1
#endif
ALWAYS_INLINE void crypt_with_tweaks(bool decrypts, vec x[VECTORS], const call_keys *keys,
                                     pass_tweaks *tweaks) {
    addends added = {tweaks->now[0], (const uint8_t *)tweaks->now};
    if (decrypts)
        decrypt_rounds(x, keys->key->rounds, keys->key->decrypt, NULL, tweaks, &added);
    else
        encrypt_rounds(x, keys->key->rounds, keys->key->encrypt, NULL, tweaks, &added);
}

#define ADDS_IN_LAST_ROUND 1
ALWAYS_INLINE void crypt_and_add(bool decrypts, uint8_t *out, vec x[VECTORS], const call_keys *keys,
                                 const addends *added) {
    if (decrypts)
        decrypt_rounds(x, keys->key->rounds, keys->key->decrypt, NULL, NULL, added);
    else
        encrypt_rounds(x, keys->key->rounds, keys->key->encrypt, NULL, NULL, added);
    for (size_t i = 0; i < VECTORS; i++)
        vec_store(out + i * VECTOR_BYTES, x[i]);
}

#include "../modes/modes.h"
