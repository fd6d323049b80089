/*
 * Serpent from "Serpent: A Proposal for the Advanced Encryption Standard", R. Anderson, E. Biham,
 * L. Knudsen, 1998, in its bitsliced form, where the initial and final permutations vanish.
 * Constant-time: the S-boxes are circuits.
 */
#include "../../wide/wide.h"
#include "../chain.h"
#include "../cipher.h"
#include "serpent_schedule.h"

enum { BLOCK = 16, ROUND_KEYS = 33, KEY_WORDS = 4 * ROUND_KEYS };

static void serpent_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    serpent_schedule(((broadside_serpent_key *)key)->words, bytes, (uint32_t)size);
}

/* Makes gcc compute x first, because x is ready before the other operand. */
static inline uint32_t early(uint32_t x) {
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+r"(x));
#endif
    return x;
}

static inline void linear_transform(uint32_t x[4]) {
    x[0] = rotl32(x[0], 13);
    x[2] = rotl32(x[2], 3);
    x[1] = rotl32(early(x[1] ^ x[0]) ^ x[2], 1);
    x[3] = rotl32(early(x[3] ^ x[0] << 3) ^ x[2], 7);
    x[0] = rotl32(early(x[0] ^ x[1]) ^ x[3], 5);
    x[2] = rotl32(early(x[2] ^ x[1] << 7) ^ x[3], 22);
}

static inline void inverse_linear_transform(uint32_t x[4]) {
    x[2] = rotr32(x[2], 22) ^ x[3] ^ x[1] << 7;
    x[0] = rotr32(x[0], 5) ^ x[1] ^ x[3];
    x[3] = rotr32(x[3], 7) ^ x[2] ^ x[0] << 3;
    x[1] = rotr32(x[1], 1) ^ x[0] ^ x[2];
    x[2] = rotr32(x[2], 3);
    x[0] = rotr32(x[0], 13);
}

#define ROUND(x, key, sbox)                                                                        \
    do {                                                                                           \
        add_words(x, key);                                                                         \
        sbox(x);                                                                                   \
        linear_transform(x);                                                                       \
    } while (0)

#define INVERSE_ROUND(x, key, inverse_sbox)                                                        \
    do {                                                                                           \
        inverse_linear_transform(x);                                                               \
        inverse_sbox(x);                                                                           \
        add_words(x, key);                                                                         \
    } while (0)

static inline void encrypt(const uint32_t *k, uint32_t words[4]) {
    uint32_t x[4] = {words[0], words[1], words[2], words[3]};
    for (size_t eight = 0;; eight++, k += 32) {
        ROUND(x, k, serpent_s0);
        ROUND(x, k + 4, serpent_s1);
        ROUND(x, k + 8, serpent_s2);
        ROUND(x, k + 12, serpent_s3);
        ROUND(x, k + 16, serpent_s4);
        ROUND(x, k + 20, serpent_s5);
        ROUND(x, k + 24, serpent_s6);
        if (eight == 3)
            break;
        ROUND(x, k + 28, serpent_s7);
    }
    add_words(x, k + 28);
    serpent_s7(x);
    add_words(x, k + 32);
    words[0] = x[0];
    words[1] = x[1];
    words[2] = x[2];
    words[3] = x[3];
}

static inline void encrypt_block(const uint32_t *k, uint8_t *out, const uint8_t *in) {
    uint32_t x[4];
    load_words(x, in);
    encrypt(k, x);
    store_words(out, x);
}

static inline void decrypt_block(const uint32_t *k, uint8_t *out, const uint8_t *in) {
    uint32_t x[4];
    load_words(x, in);
    k += KEY_WORDS - 4 - 32;
    add_words(x, k + 32);
    serpent_inverse_s7(x);
    add_words(x, k + 28);
    for (size_t eight = 0;; eight++, k -= 32) {
        INVERSE_ROUND(x, k + 24, serpent_inverse_s6);
        INVERSE_ROUND(x, k + 20, serpent_inverse_s5);
        INVERSE_ROUND(x, k + 16, serpent_inverse_s4);
        INVERSE_ROUND(x, k + 12, serpent_inverse_s3);
        INVERSE_ROUND(x, k + 8, serpent_inverse_s2);
        INVERSE_ROUND(x, k + 4, serpent_inverse_s1);
        INVERSE_ROUND(x, k, serpent_inverse_s0);
        if (eight == 3)
            break;
        INVERSE_ROUND(x, k - 4, serpent_inverse_s7);
    }
    store_words(out, x);
}

static void serpent_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    const uint32_t *words = ((const broadside_serpent_key *)key)->words;
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        encrypt_block(words, out, in);
}

static void serpent_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    const uint32_t *words = ((const broadside_serpent_key *)key)->words;
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        decrypt_block(words, out, in);
}

void broadside_serpent_chain(wide_mode mode, const broadside_key *key, uint8_t *out,
                             const uint8_t *in, size_t blocks, uint8_t *state) {
    run_chain(encrypt, mode, ((const broadside_serpent_key *)key)->words, out, in, blocks, state);
}

const broadside_cipher broadside_serpent = {
    .name = "serpent",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_serpent_key),
    .lanes = 1,
    .constant_time = true,
    .set_key = serpent_set_key,
    .encrypt_blocks = serpent_encrypt_blocks,
    .decrypt_blocks = serpent_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
    .wide = &broadside_serpent_wide,
};

broadside_status broadside_serpent_set_key(broadside_serpent_key *key, const uint8_t *bytes,
                                           size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_serpent, bytes, size);
}
