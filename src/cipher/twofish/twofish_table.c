/*
 * Twofish ("Twofish: A 128-Bit Block Cipher", 1998) with full keying: the key-dependent S-boxes and
 * the MDS matrix are four tables in the key.
 */
#include "../cipher.h"
#include "twofish_schedule.h"

enum { BLOCK = 16, ROUNDS = 16, LANES = 2 };

static void twofish_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_twofish_key *key = (broadside_twofish_key *)head;
    twofish_schedule(key->subkeys, key->sboxes, key->sboxes + 2, bytes, (uint32_t)size);
}

/* g of a word rotated left by 8 * `rotation`. */
static inline uint32_t g(const broadside_twofish_key *key, uint32_t x, size_t rotation) {
    return key->sboxes[rotation][x & 0xff] ^ key->sboxes[(1 + rotation) & 3][x >> 8 & 0xff] ^
           key->sboxes[(2 + rotation) & 3][x >> 16 & 0xff] ^
           key->sboxes[(3 + rotation) & 3][x >> 24];
}

/* A block during the rounds, and its key. */
typedef struct lane {
    const broadside_twofish_key *key;
    uint32_t word[4];
} lane;

/* Words `from` and `from` + 1 change the other two. `k` is the index of the round's first subkey.
 */
static inline void encrypt_round(lane *x, size_t from, size_t k) {
    uint32_t *to = x->word + (from ^ 2);
    uint32_t t1 = g(x->key, x->word[from + 1], 1), t0 = g(x->key, x->word[from], 0) + t1;
    to[0] = rotr32(to[0] ^ (t0 + x->key->subkeys[k]), 1);
    to[1] = rotl32(to[1], 1) ^ (t0 + t1 + x->key->subkeys[k + 1]);
}

static inline void decrypt_round(lane *x, size_t from, size_t k) {
    uint32_t *to = x->word + (from ^ 2);
    uint32_t t1 = g(x->key, x->word[from + 1], 1), t0 = g(x->key, x->word[from], 0) + t1;
    to[0] = rotl32(to[0], 1) ^ (t0 + x->key->subkeys[k]);
    to[1] = rotr32(to[1] ^ (t0 + t1 + x->key->subkeys[k + 1]), 1);
}

/* The block, whitened by subkeys `k` to `k` + 3. If the block is known, the result reveals the
 * subkeys. So it is kept in one place, which the rounds overwrite. */
static inline void load_lane(lane *x, const broadside_twofish_key *key, const uint8_t *in,
                             size_t k) {
    x->key = key;
    for (size_t i = 0; i < 4; i++)
        x->word[i] = load_le32(in + 4 * i) ^ key->subkeys[k + i];
}

/* Whitens the block at the end, and undoes the last exchange of the halves. */
static inline void store_lane(uint8_t *out, const lane *x, size_t k) {
    for (size_t i = 0; i < 4; i++)
        store_le32(out + 4 * i, x->word[i ^ 2] ^ x->key->subkeys[k + i]);
}

static inline void encrypt_lanes(lane *lanes, size_t count) {
    for (size_t k = 8; k < 8 + 2 * ROUNDS; k += 4) {
        for (size_t l = 0; l < count; l++)
            encrypt_round(&lanes[l], 0, k);
        for (size_t l = 0; l < count; l++)
            encrypt_round(&lanes[l], 2, k + 2);
    }
}

static inline void decrypt_lanes(lane *lanes, size_t count) {
    for (size_t k = 8 + 2 * ROUNDS; k > 8; k -= 4) {
        for (size_t l = 0; l < count; l++)
            decrypt_round(&lanes[l], 0, k - 2);
        for (size_t l = 0; l < count; l++)
            decrypt_round(&lanes[l], 2, k - 4);
    }
}

/* `count` blocks under their keys. */
static inline void transform(const broadside_twofish_key *const keys[], uint8_t *const out[],
                             const uint8_t *const in[], size_t count, bool encrypt) {
    lane lanes[LANES];
    for (size_t l = 0; l < count; l++)
        load_lane(&lanes[l], keys[l], in[l], encrypt ? 0 : 4);
    if (encrypt)
        encrypt_lanes(lanes, count);
    else
        decrypt_lanes(lanes, count);
    for (size_t l = 0; l < count; l++)
        store_lane(out[l], &lanes[l], encrypt ? 4 : 0);
}

static inline void transform_blocks(const broadside_key *head, uint8_t *out, const uint8_t *in,
                                    size_t blocks, bool encrypt) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    const broadside_twofish_key *const keys[LANES] = {key, key};
    for (; blocks >= LANES; blocks -= LANES, in += LANES * BLOCK, out += LANES * BLOCK)
        transform(keys, (uint8_t *const[]){out, out + BLOCK},
                  (const uint8_t *const[]){in, in + BLOCK}, LANES, encrypt);
    if (blocks > 0)
        transform(keys, &out, &in, 1, encrypt);
}

static void twofish_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    transform_blocks(key, out, in, blocks, true);
}

static void twofish_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    transform_blocks(key, out, in, blocks, false);
}

static void twofish_encrypt_channels(const broadside_key *const keys[], uint8_t *const blocks[],
                                     size_t channels) {
    for (; channels >= LANES; channels -= LANES, keys += LANES, blocks += LANES) {
        const broadside_twofish_key *const two[LANES] = {(const broadside_twofish_key *)keys[0],
                                                         (const broadside_twofish_key *)keys[1]};
        const uint8_t *const in[LANES] = {blocks[0], blocks[1]};
        transform(two, blocks, in, LANES, true);
    }
    if (channels > 0)
        twofish_encrypt_blocks(keys[0], blocks[0], blocks[0], 1);
}

const broadside_cipher broadside_twofish_table = {
    .name = "twofish_table",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_twofish_key),
    .lanes = LANES,
    .constant_time = false,
    .set_key = twofish_set_key,
    .encrypt_blocks = twofish_encrypt_blocks,
    .decrypt_blocks = twofish_decrypt_blocks,
    .encrypt_channels = twofish_encrypt_channels,
};

broadside_status broadside_twofish_table_set_key(broadside_twofish_key *key, const uint8_t *bytes,
                                                 size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_twofish_table, bytes, size);
}
