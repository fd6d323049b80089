/*
 * DES and triple-DES from FIPS 46-3 and SP 800-67, for a file that has defined
 *
 *     f(uint32_t right, const uint32_t key[2])  the cipher function: of the right half and the
 *                                               key of one round, both as in des_schedule.h
 *     LANES                                     blocks whose rounds run side by side
 */
#ifndef BROADSIDE_CIPHER_DES_CIPHER_H
#define BROADSIDE_CIPHER_DES_CIPHER_H

#include "des_block.h"
#include "des_schedule.h"

enum { BLOCK = 8 };

/* A block during the rounds, and its key schedule. */
typedef struct lane {
    des_halves halves;
    const uint32_t *key;
} lane;

static inline lane load_lane(const uint8_t *in, const uint32_t *key) {
    return (lane){des_initial_permutation(in), key};
}

/* Sixteen rounds of `count` blocks, then the exchange of the halves. The schedule begins at word
 * `part` of the lane's key. */
static inline void rounds(lane *lanes, size_t count, size_t part, bool encrypt) {
    for (size_t i = 0; i < DES_KEY_WORDS; i += 2 * DES_ROUND_WORDS) {
        size_t first = part + (encrypt ? i : DES_KEY_WORDS - DES_ROUND_WORDS - i);
        size_t second = encrypt ? first + DES_ROUND_WORDS : first - DES_ROUND_WORDS;
        for (size_t l = 0; l < count; l++)
            lanes[l].halves.left ^= f(lanes[l].halves.right, lanes[l].key + first);
        for (size_t l = 0; l < count; l++)
            lanes[l].halves.right ^= f(lanes[l].halves.left, lanes[l].key + second);
    }
    for (size_t l = 0; l < count; l++)
        lanes[l].halves = (des_halves){lanes[l].halves.right, lanes[l].halves.left};
}

/* DES, or EDE with the three schedules of a triple-DES key. */
static inline void transform(lane *lanes, size_t count, bool triple, bool encrypt) {
    rounds(lanes, count, encrypt || !triple ? 0 : 2 * DES_KEY_WORDS, encrypt);
    if (!triple)
        return;
    rounds(lanes, count, DES_KEY_WORDS, !encrypt);
    rounds(lanes, count, encrypt ? 2 * DES_KEY_WORDS : 0, encrypt);
}

static inline void transform_blocks(const uint32_t *key, uint8_t *out, const uint8_t *in,
                                    size_t blocks, bool triple, bool encrypt) {
    lane lanes[LANES];
    for (; blocks >= LANES; blocks -= LANES, in += LANES * BLOCK, out += LANES * BLOCK) {
        for (size_t l = 0; l < LANES; l++)
            lanes[l] = load_lane(in + l * BLOCK, key);
        transform(lanes, LANES, triple, encrypt);
        for (size_t l = 0; l < LANES; l++)
            des_final_permutation(out + l * BLOCK, lanes[l].halves);
    }
    if (blocks > 0) {
        lanes[0] = load_lane(in, key);
        transform(lanes, 1, triple, encrypt);
        des_final_permutation(out, lanes[0].halves);
    }
}

static inline void transform_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                      size_t channels, bool triple) {
    size_t i = 0;
    for (; i + LANES <= channels; i += LANES) {
        lane lanes[LANES];
        for (size_t l = 0; l < LANES; l++)
            lanes[l] = load_lane(blocks[i + l], des_rounds(keys[i + l], triple));
        transform(lanes, LANES, triple, true);
        for (size_t l = 0; l < LANES; l++)
            des_final_permutation(blocks[i + l], lanes[l].halves);
    }
    for (; i < channels; i++)
        transform_blocks(des_rounds(keys[i], triple), blocks[i], blocks[i], 1, triple, true);
}

static void des_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    transform_blocks(des_rounds(key, false), out, in, blocks, false, true);
}

static void des_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    transform_blocks(des_rounds(key, false), out, in, blocks, false, false);
}

static void des_encrypt_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                 size_t channels) {
    transform_channels(keys, blocks, channels, false);
}

static void des3_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    transform_blocks(des_rounds(key, true), out, in, blocks, true, true);
}

static void des3_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    transform_blocks(des_rounds(key, true), out, in, blocks, true, false);
}

static void des3_encrypt_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                  size_t channels) {
    transform_channels(keys, blocks, channels, true);
}

#define DES_DESCRIPTION(text, is_constant_time, kernels)                                           \
    {                                                                                              \
        .name = text,                                                                              \
        .block_bytes = BLOCK,                                                                      \
        .key_bytes_min = 8,                                                                        \
        .key_bytes_max = 8,                                                                        \
        .key_bytes_step = 8,                                                                       \
        .schedule_bytes = sizeof(broadside_des_key),                                               \
        .lanes = LANES,                                                                            \
        .constant_time = is_constant_time,                                                         \
        .set_key = des_set_key,                                                                    \
        .encrypt_blocks = des_encrypt_blocks,                                                      \
        .decrypt_blocks = des_decrypt_blocks,                                                      \
        .encrypt_channels = des_encrypt_channels,                                                  \
        .wide = kernels,                                                                           \
    }

#define DES3_DESCRIPTION(text, is_constant_time, kernels)                                          \
    {                                                                                              \
        .name = text,                                                                              \
        .block_bytes = BLOCK,                                                                      \
        .key_bytes_min = 16,                                                                       \
        .key_bytes_max = 24,                                                                       \
        .key_bytes_step = 8,                                                                       \
        .schedule_bytes = sizeof(broadside_des3_key),                                              \
        .lanes = LANES,                                                                            \
        .constant_time = is_constant_time,                                                         \
        .set_key = des3_set_key,                                                                   \
        .encrypt_blocks = des3_encrypt_blocks,                                                     \
        .decrypt_blocks = des3_decrypt_blocks,                                                     \
        .encrypt_channels = des3_encrypt_channels,                                                 \
        .wide = kernels,                                                                           \
    }

#endif
