/*
 * DES and triple-DES from FIPS 46-3 and SP 800-67, by tables.
 *
 * Both halves are kept rotated left by one bit. The six-bit inputs of S-boxes 2, 4, 6, 8 are then
 * the low bits of the four bytes of R, and those of 1, 3, 5, 7 are the low bits of the bytes of R
 * rotated right by four. The expansion E thus costs nothing. `des_sp` holds each S-box followed by
 * the permutation P, rotated in the same way.
 */
#include "../wide/wide.h"
#include "cipher.h"
#include "des_choices.h"
#include "des_tables.h"

enum { BLOCK = 8, ROUND_WORDS = 2, KEY_WORDS = 16 * ROUND_WORDS, LANES = 2 };

static const uint8_t left_shifts[16] = {1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1};

/* Exchanges the bits of `x` under `low << shift` with those under `low`. */
static inline uint64_t exchange_bits(uint64_t x, unsigned shift, uint64_t low) {
    uint64_t difference = (x >> shift ^ x) & low;
    return x ^ difference ^ difference << shift;
}

/* The 8x8 bits, transposed. */
static inline uint64_t transposed(uint64_t x) {
    x = exchange_bits(x, 7, 0x00aa00aa00aa00aau);
    x = exchange_bits(x, 14, 0x0000cccc0000ccccu);
    return exchange_bits(x, 28, 0x00000000f0f0f0f0u);
}

/* Turns C and D, 28 bits each, left. */
static inline uint64_t turned(uint64_t cd, unsigned count) {
    uint64_t low = (((uint64_t)1 << count) - 1) * 0x10000001u;
    return (cd << count & 0x00ffffffffffffffu & ~low) | (cd >> (28 - count) & low);
}

static void schedule(uint32_t rounds[KEY_WORDS], const uint8_t bytes[BLOCK]) {
    uint64_t cd = des_choose_1(transposed(load_le64(bytes)));
    for (size_t round = 0; round < 16; round++) {
        cd = turned(cd, left_shifts[round]);
        uint64_t chosen = des_choose_2(cd);
        rounds[ROUND_WORDS * round] = (uint32_t)(chosen >> 32);
        rounds[ROUND_WORDS * round + 1] = (uint32_t)chosen;
    }
}

/* Exchanges the bits of `a` under `mask << shift` with those of `b` under `mask`. */
#define SWAP_BITS(a, b, shift, mask)                                                               \
    do {                                                                                           \
        uint32_t difference = ((a) >> (shift) ^ (b)) & (mask);                                     \
        (b) ^= difference;                                                                         \
        (a) ^= difference << (shift);                                                              \
    } while (0)

/* A block during the rounds, and its key schedule. */
typedef struct lane {
    uint32_t left, right;
    const uint32_t *key;
} lane;

static inline lane initial_permutation(const uint8_t *in, const uint32_t *key) {
    uint32_t l = load_be32(in), r = load_be32(in + 4);
    SWAP_BITS(l, r, 4, 0x0f0f0f0fu);
    SWAP_BITS(l, r, 16, 0x0000ffffu);
    SWAP_BITS(r, l, 2, 0x33333333u);
    SWAP_BITS(r, l, 8, 0x00ff00ffu);
    SWAP_BITS(l, r, 1, 0x55555555u);
    return (lane){rotl32(l, 1), rotl32(r, 1), key};
}

static inline void final_permutation(uint8_t *out, lane block) {
    uint32_t l = rotr32(block.left, 1), r = rotr32(block.right, 1);
    SWAP_BITS(l, r, 1, 0x55555555u);
    SWAP_BITS(r, l, 8, 0x00ff00ffu);
    SWAP_BITS(r, l, 2, 0x33333333u);
    SWAP_BITS(l, r, 16, 0x0000ffffu);
    SWAP_BITS(l, r, 4, 0x0f0f0f0fu);
    store_be32(out, l);
    store_be32(out + 4, r);
}

static inline uint32_t f(uint32_t r, const uint32_t *key) {
    uint32_t even = r ^ key[0], odd = rotr32(r, 4) ^ key[1];
    return des_sp[1][even >> 24 & 0x3f] ^ des_sp[3][even >> 16 & 0x3f] ^
           des_sp[5][even >> 8 & 0x3f] ^ des_sp[7][even & 0x3f] ^ des_sp[0][odd >> 24 & 0x3f] ^
           des_sp[2][odd >> 16 & 0x3f] ^ des_sp[4][odd >> 8 & 0x3f] ^ des_sp[6][odd & 0x3f];
}

/* Sixteen rounds of `count` blocks, and the exchange of the halves that follows; the schedule
 * begins at word `part` of the lane's key. */
static inline void rounds(lane *lanes, size_t count, size_t part, bool encrypt) {
    for (size_t i = 0; i < KEY_WORDS; i += 2 * ROUND_WORDS) {
        size_t first = part + (encrypt ? i : KEY_WORDS - ROUND_WORDS - i);
        size_t second = encrypt ? first + ROUND_WORDS : first - ROUND_WORDS;
        for (size_t l = 0; l < count; l++)
            lanes[l].left ^= f(lanes[l].right, lanes[l].key + first);
        for (size_t l = 0; l < count; l++)
            lanes[l].right ^= f(lanes[l].left, lanes[l].key + second);
    }
    for (size_t l = 0; l < count; l++)
        lanes[l] = (lane){lanes[l].right, lanes[l].left, lanes[l].key};
}

/* DES, or EDE of the three schedules of a triple-DES key. */
static inline void transform(lane *lanes, size_t count, bool triple, bool encrypt) {
    rounds(lanes, count, encrypt || !triple ? 0 : 2 * KEY_WORDS, encrypt);
    if (!triple)
        return;
    rounds(lanes, count, KEY_WORDS, !encrypt);
    rounds(lanes, count, encrypt ? 2 * KEY_WORDS : 0, encrypt);
}

static inline void transform_blocks(const uint32_t *key, uint8_t *out, const uint8_t *in,
                                    size_t blocks, bool triple, bool encrypt) {
    lane lanes[LANES];
    for (; blocks >= LANES; blocks -= LANES, in += LANES * BLOCK, out += LANES * BLOCK) {
        for (size_t l = 0; l < LANES; l++)
            lanes[l] = initial_permutation(in + l * BLOCK, key);
        transform(lanes, LANES, triple, encrypt);
        for (size_t l = 0; l < LANES; l++)
            final_permutation(out + l * BLOCK, lanes[l]);
    }
    if (blocks > 0) {
        lanes[0] = initial_permutation(in, key);
        transform(lanes, 1, triple, encrypt);
        final_permutation(out, lanes[0]);
    }
}

/* The key schedule, or the three of triple-DES. */
static const uint32_t *key_rounds(const broadside_key *key, bool triple) {
    return triple ? ((const broadside_des3_key *)key)->rounds
                  : ((const broadside_des_key *)key)->rounds;
}

static inline void transform_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                      size_t channels, bool triple) {
    size_t i = 0;
    for (; i + LANES <= channels; i += LANES) {
        lane lanes[LANES];
        for (size_t l = 0; l < LANES; l++)
            lanes[l] = initial_permutation(blocks[i + l], key_rounds(keys[i + l], triple));
        transform(lanes, LANES, triple, true);
        for (size_t l = 0; l < LANES; l++)
            final_permutation(blocks[i + l], lanes[l]);
    }
    for (; i < channels; i++)
        transform_blocks(key_rounds(keys[i], triple), blocks[i], blocks[i], 1, triple, true);
}

static void des_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    (void)size;
    schedule(((broadside_des_key *)key)->rounds, bytes);
}

static void des_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    transform_blocks(key_rounds(key, false), out, in, blocks, false, true);
}

static void des_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    transform_blocks(key_rounds(key, false), out, in, blocks, false, false);
}

static void des_encrypt_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                 size_t channels) {
    transform_channels(keys, blocks, channels, false);
}

static void des3_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    uint32_t *rounds = ((broadside_des3_key *)key)->rounds;
    schedule(rounds, bytes);
    schedule(rounds + KEY_WORDS, bytes + 8);
    schedule(rounds + 2 * KEY_WORDS, size == 24 ? bytes + 16 : bytes);
}

static void des3_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    transform_blocks(key_rounds(key, true), out, in, blocks, true, true);
}

static void des3_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    transform_blocks(key_rounds(key, true), out, in, blocks, true, false);
}

static void des3_encrypt_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                  size_t channels) {
    transform_channels(keys, blocks, channels, true);
}

#define DES_DESCRIPTION(text, kernels)                                                             \
    {                                                                                              \
        .name = text,                                                                              \
        .block_bytes = BLOCK,                                                                      \
        .key_bytes_min = 8,                                                                        \
        .key_bytes_max = 8,                                                                        \
        .key_bytes_step = 8,                                                                       \
        .schedule_bytes = sizeof(broadside_des_key),                                               \
        .lanes = LANES,                                                                            \
        .constant_time = false,                                                                    \
        .set_key = des_set_key,                                                                    \
        .encrypt_blocks = des_encrypt_blocks,                                                      \
        .decrypt_blocks = des_decrypt_blocks,                                                      \
        .encrypt_channels = des_encrypt_channels,                                                  \
        .wide = kernels,                                                                           \
    }

const broadside_cipher broadside_des = DES_DESCRIPTION("des", &broadside_des_wide);
const broadside_cipher broadside_des_table = DES_DESCRIPTION("des_table", NULL);

#define DES3_DESCRIPTION(text, kernels)                                                            \
    {                                                                                              \
        .name = text,                                                                              \
        .block_bytes = BLOCK,                                                                      \
        .key_bytes_min = 16,                                                                       \
        .key_bytes_max = 24,                                                                       \
        .key_bytes_step = 8,                                                                       \
        .schedule_bytes = sizeof(broadside_des3_key),                                              \
        .lanes = LANES,                                                                            \
        .constant_time = false,                                                                    \
        .set_key = des3_set_key,                                                                   \
        .encrypt_blocks = des3_encrypt_blocks,                                                     \
        .decrypt_blocks = des3_decrypt_blocks,                                                     \
        .encrypt_channels = des3_encrypt_channels,                                                 \
        .wide = kernels,                                                                           \
    }

const broadside_cipher broadside_des3 = DES3_DESCRIPTION("des3", &broadside_des3_wide);
const broadside_cipher broadside_des3_table = DES3_DESCRIPTION("des3_table", NULL);

broadside_status broadside_des_set_key(broadside_des_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des, bytes, size);
}

broadside_status broadside_des3_set_key(broadside_des3_key *key, const uint8_t *bytes,
                                        size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des3, bytes, size);
}

broadside_status broadside_des_table_set_key(broadside_des_key *key, const uint8_t *bytes,
                                             size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des_table, bytes, size);
}

broadside_status broadside_des3_table_set_key(broadside_des3_key *key, const uint8_t *bytes,
                                              size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des3_table, bytes, size);
}
