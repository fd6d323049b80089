/*
 * Twofish from "Twofish: A 128-Bit Block Cipher", B. Schneier, J. Kelsey, D. Whiting, D. Wagner, C.
 * Hall, N. Ferguson, 1998, without tables: eight blocks at once. A round puts the eight bytes that
 * go through h into a word for each block, and slices the words by bits: slice k has bit k of byte
 * p of block b at bit 8p + b. The permutations q are circuits.
 */
#include "../../wide/wide.h"
#include "../bit_slices.h"
#include "../cipher.h"
#include "twofish_circuit.h"
#include "twofish_schedule.h"

enum { BLOCK = 16, ROUNDS = 16, PASS = 8 };
enum { WHITEN_IN = 0, WHITEN_OUT = 4, ROUND_KEYS = 8 };

/* The key words that h adds between the permutations, sliced; the last stage comes first. */
typedef struct stages {
    uint64_t slices[TWOFISH_USER_PAIRS_MAX][SLICES];
    size_t count;
} stages;

/* Adds a stage whose key words are `low` for the first four bytes, `high` for the others. */
static inline void add_stage(stages *keys, uint32_t low, uint32_t high) {
    uint64_t both = (uint64_t)high << 32 | low;
    for (unsigned k = 0; k < SLICES; k++)
        keys->slices[keys->count][k] = (both >> k & 0x0101010101010101u) * 255;
    keys->count++;
}

/* q1 in the bytes of the mask, q0 in the others. */
static inline void permute_bytes(uint64_t x[SLICES], uint64_t q1) {
    uint64_t zero[SLICES], one[SLICES];
    twofish_q0(zero, x);
    twofish_q1(one, x);
    for (size_t k = 0; k < SLICES; k++)
        x[k] = zero[k] ^ ((zero[k] ^ one[k]) & q1);
}

/* Slices a single block, in word 0. */
static inline void slice_one(uint64_t x[SLICES]) {
    uint64_t word = x[0];
    for (unsigned k = 0; k < SLICES; k++)
        x[k] = word >> k & 0x0101010101010101u;
}

static inline void unslice_one(uint64_t x[SLICES]) {
    uint64_t word = 0;
    for (unsigned k = 0; k < SLICES; k++)
        word |= (x[k] & 0x0101010101010101u) << k;
    x[0] = word;
}

/* A permutation, then the key words of a stage. */
static inline void do_stage(uint64_t x[SLICES], uint64_t q1, const uint64_t key[SLICES]) {
    permute_bytes(x, q1);
    for (size_t k = 0; k < SLICES; k++)
        x[k] ^= key[k];
}

/* h before its MDS matrix (section 4.3.2): permutations, and between them the key words. */
static inline void substitute(uint64_t x[SLICES], size_t blocks, const stages *keys) {
    if (blocks == 1)
        slice_one(x);
    else
        transpose(x);
    if (keys->count > 3)
        do_stage(x, 0xff0000ffff0000ffu, keys->slices[3]);
    if (keys->count > 2)
        do_stage(x, 0x0000ffff0000ffffu, keys->slices[2]);
    do_stage(x, 0xff00ff00ff00ff00u, keys->slices[1]);
    do_stage(x, 0xffff0000ffff0000u, keys->slices[0]);
    permute_bytes(x, 0x00ff00ff00ff00ffu);
    if (blocks == 1)
        unslice_one(x);
    else
        transpose(x);
}

/* Each byte divided by x in GF(2^8), whose polynomial is x^8 + x^6 + x^5 + x^3 + 1. */
static inline uint64_t halved(uint64_t bytes) {
    return (bytes >> 1 & 0x7f7f7f7f7f7f7f7fu) ^ (bytes & 0x0101010101010101u) * 0xb4;
}

/* The bytes of each half move down by `count` places, round and round. */
static inline uint64_t turned(uint64_t x, unsigned count, uint64_t moved) {
    return (x >> 8 * count & moved) | (x << (32 - 8 * count) & ~moved);
}

/* Both halves times the MDS matrix (section 4.2). 5b is 1 + 1/x^2, and ef is 1 + 1/x + 1/x^2. The
 * products are collected by the distance between their bytes and those of the result. */
static inline uint64_t multiply_mds(uint64_t y) {
    uint64_t half = halved(y), by_5b = y ^ halved(half), by_ef = by_5b ^ half;
    uint64_t by_0 =
        (y & 0x00ff00ff00ff00ffu) | (by_ef & 0x0000ff000000ff00u) | (by_5b & 0xff000000ff000000u);
    uint64_t by_2 =
        (y & 0xff00ff00ff00ff00u) | (by_5b & 0x00ff000000ff0000u) | (by_ef & 0x000000ff000000ffu);
    uint64_t by_3 = (by_5b & 0xff00ffffff00ffffu) | (by_ef & 0x00ff000000ff0000u);
    return by_0 ^ turned(by_ef, 1, 0x00ffffff00ffffffu) ^ turned(by_2, 2, 0x0000ffff0000ffffu) ^
           turned(by_3, 3, 0x000000ff000000ffu);
}

/* ---- Key schedule (section 4.3) ---- */

/* Pairs of subkeys, PASS at a time: h of 2i with the even, of 2i + 1 with the odd key words. */
static void make_subkeys(uint32_t subkeys[TWOFISH_SUBKEYS], const stages *user) {
    for (uint32_t first = 0; first < TWOFISH_SUBKEYS / 2; first += PASS) {
        uint64_t x[PASS];
        for (uint32_t i = 0; i < PASS; i++)
            x[i] = (uint64_t)(2 * (first + i)) * 0x0101010101010101u + 0x0101010100000000u;
        substitute(x, PASS, user);
        for (uint32_t i = 0; i < PASS && first + i < TWOFISH_SUBKEYS / 2; i++) {
            uint64_t both = multiply_mds(x[i]);
            uint32_t a = (uint32_t)both, b = rotl32((uint32_t)(both >> 32), 8);
            subkeys[2 * (first + i)] = a + b;
            subkeys[2 * (first + i) + 1] = rotl32(a + 2 * b, 9);
        }
        broadside_wipe(x, sizeof x);
    }
}

static void twofish_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_twofish_key *key = (broadside_twofish_key *)head;
    stages user = {.count = 0};
    size_t pairs = size / 8;
    for (size_t i = 0; i < pairs; i++) {
        uint32_t even = load_le32(bytes + 8 * i), odd = load_le32(bytes + 8 * i + 4);
        add_stage(&user, even, odd);
        key->words[pairs - 1 - i] = twofish_reed_solomon(even, odd);
    }
    key->pairs = (uint32_t)pairs;
    make_subkeys(key->subkeys, &user);
    broadside_wipe(&user, sizeof user);
}

/* ---- Blocks ---- */

/* The words of up to PASS blocks: blocks[word][block]. */
typedef uint32_t pass_words[4][PASS];

/* The values that words `from` and `from` + 1 add to the other two, before the subkeys. */
static inline void f_function(uint64_t x[PASS], pass_words words, size_t blocks, size_t from,
                              const stages *keys) {
    for (size_t i = 0; i < (blocks == 1 ? 1 : PASS); i++)
        x[i] = (uint64_t)rotl32(words[from + 1][i], 8) << 32 | words[from][i];
    substitute(x, blocks, keys);
}

static inline void encrypt_round(pass_words words, size_t blocks, size_t from,
                                 const uint32_t subkeys[2], const stages *keys) {
    uint64_t x[PASS];
    f_function(x, words, blocks, from, keys);
    for (size_t i = 0; i < blocks; i++) {
        uint64_t both = multiply_mds(x[i]);
        uint32_t t1 = (uint32_t)(both >> 32), t0 = (uint32_t)both + t1;
        uint32_t *third = &words[from ^ 2][i], *fourth = &words[from ^ 3][i];
        *third = rotr32(*third ^ (t0 + subkeys[0]), 1);
        *fourth = rotl32(*fourth, 1) ^ (t0 + t1 + subkeys[1]);
    }
}

static inline void decrypt_round(pass_words words, size_t blocks, size_t from,
                                 const uint32_t subkeys[2], const stages *keys) {
    uint64_t x[PASS];
    f_function(x, words, blocks, from, keys);
    for (size_t i = 0; i < blocks; i++) {
        uint64_t both = multiply_mds(x[i]);
        uint32_t t1 = (uint32_t)(both >> 32), t0 = (uint32_t)both + t1;
        uint32_t *third = &words[from ^ 2][i], *fourth = &words[from ^ 3][i];
        *third = rotl32(*third, 1) ^ (t0 + subkeys[0]);
        *fourth = rotr32(*fourth ^ (t0 + t1 + subkeys[1]), 1);
    }
}

static NOT_INLINED void transform_pass(const broadside_twofish_key *key, const stages *keys,
                                       uint8_t *out, const uint8_t *in, size_t blocks,
                                       bool encrypt) {
    pass_words words = {{0}};
    size_t before = encrypt ? WHITEN_IN : WHITEN_OUT, after = encrypt ? WHITEN_OUT : WHITEN_IN;
    for (size_t i = 0; i < blocks; i++)
        for (size_t w = 0; w < 4; w++)
            words[w][i] = load_le32(in + BLOCK * i + 4 * w) ^ key->subkeys[before + w];
    for (size_t round = 0; round < ROUNDS; round++) {
        size_t from = 2 * (round % 2), at = encrypt ? round : ROUNDS - 1 - round;
        const uint32_t *subkeys = key->subkeys + ROUND_KEYS + 2 * at;
        if (encrypt)
            encrypt_round(words, blocks, from, subkeys, keys);
        else
            decrypt_round(words, blocks, from, subkeys, keys);
    }
    /* Undoes the last exchange of the halves. */
    for (size_t i = 0; i < blocks; i++)
        for (size_t w = 0; w < 4; w++)
            store_le32(out + BLOCK * i + 4 * w, words[w ^ 2][i] ^ key->subkeys[after + w]);
    broadside_wipe(words, sizeof words);
}

static void transform_blocks(const broadside_key *head, uint8_t *out, const uint8_t *in,
                             size_t blocks, bool encrypt) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    stages keys = {.count = 0};
    for (size_t i = 0; i < key->pairs; i++)
        add_stage(&keys, key->words[i], key->words[i]);
    while (blocks > 0) {
        size_t now = blocks < PASS ? blocks : PASS;
        transform_pass(key, &keys, out, in, now, encrypt);
        in += BLOCK * now;
        out += BLOCK * now;
        blocks -= now;
    }
    broadside_wipe(&keys, sizeof keys);
    broadside_wipe_stack_below();
}

static void twofish_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    transform_blocks(key, out, in, blocks, true);
}

static void twofish_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    transform_blocks(key, out, in, blocks, false);
}

const broadside_cipher broadside_twofish = {
    .name = "twofish",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_twofish_key),
    .lanes = PASS,
    .constant_time = true,
    .set_key = twofish_set_key,
    .encrypt_blocks = twofish_encrypt_blocks,
    .decrypt_blocks = twofish_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
    .wide = &broadside_twofish_wide,
};

broadside_status broadside_twofish_set_key(broadside_twofish_key *key, const uint8_t *bytes,
                                           size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_twofish, bytes, size);
}
