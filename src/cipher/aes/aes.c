/*
 * AES (FIPS 197) without tables: four blocks at once, sliced by bits. Slice i holds bit i of all 64
 * bytes of the four states; the byte in row r and column c of block b has bit 16r + 4c + b. A round
 * is a circuit for the S-box, rotations within the rows, and rotations of whole slices.
 */
#include "../../wide/wide.h"
#include "aes_circuit.h"
#define AES_SUBSTITUTE_WORD aes_substitute_bytes
#include "../bit_slices.h"
#include "../cipher.h"
#include "aes_schedule.h"

enum { BLOCK = 16, COLUMNS = 4, PASS = 4, ROUND_KEYS_MAX = 15 };

typedef struct sliced_keys {
    uint64_t slices[ROUND_KEYS_MAX][SLICES];
} sliced_keys;

static void aes_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_aes_key *key = (broadside_aes_key *)head;
    key->rounds = aes_rounds((uint32_t)size);
    aes_schedule(key->encrypt, bytes, (uint32_t)size);
    aes_inverse_schedule(key->decrypt, key->encrypt, (uint32_t)size);
}

/* Moves the bytes of a word to the even bytes of a word of double length. */
static inline uint64_t spread(uint32_t word) {
    uint64_t x = word;
    x = (x | x << 16) & 0x0000ffff0000ffffu;
    return (x | x << 8) & 0x00ff00ff00ff00ffu;
}

static inline uint32_t gather(uint64_t x) {
    x &= 0x00ff00ff00ff00ffu;
    x = (x | x >> 8) & 0x0000ffff0000ffffu;
    return (uint32_t)(x | x >> 16);
}

/* Columns 0 and 2 of block b go to word b, columns 1 and 3 to word 4 + b. */
static inline void put_block(uint64_t x[SLICES], size_t b, const uint32_t columns[COLUMNS]) {
    for (size_t odd = 0; odd < 2; odd++)
        x[4 * odd + b] = spread(columns[odd]) | spread(columns[odd + 2]) << 8;
}

static inline void slice_blocks(uint64_t x[SLICES], const uint8_t *in, size_t blocks) {
    for (size_t b = 0; b < PASS; b++) {
        uint32_t columns[COLUMNS] = {0};
        for (size_t c = 0; b < blocks && c < COLUMNS; c++)
            columns[c] = load_le32(in + BLOCK * b + 4 * c);
        put_block(x, b, columns);
    }
    transpose(x);
}

static inline void unslice_blocks(uint8_t *out, uint64_t x[SLICES], size_t blocks) {
    transpose(x);
    for (size_t b = 0; b < blocks; b++)
        for (size_t c = 0; c < COLUMNS; c++)
            store_le32(out + BLOCK * b + 4 * c, gather(x[4 * (c % 2) + b] >> 8 * (c / 2)));
}

/* Slices four round keys like blocks, then gives each to all blocks. */
static void slice_keys(sliced_keys *keys, const broadside_aes_key *key) {
    for (size_t first = 0; first <= key->rounds; first += PASS) {
        uint64_t x[SLICES] = {0};
        for (size_t b = 0; b < PASS && first + b <= key->rounds; b++)
            put_block(x, b, &key->encrypt[COLUMNS * (first + b)]);
        transpose(x);
        for (size_t b = 0; b < PASS && first + b <= key->rounds; b++)
            for (size_t i = 0; i < SLICES; i++)
                keys->slices[first + b][i] = (x[i] >> b & 0x1111111111111111u) * 15;
    }
}

static inline void add_key(uint64_t x[SLICES], const uint64_t key[SLICES]) {
    for (size_t i = 0; i < SLICES; i++)
        x[i] ^= key[i];
}

/* Rotates row r by r columns. */
static inline void shift_rows(uint64_t x[SLICES]) {
    for (size_t i = 0; i < SLICES; i++)
        x[i] = (x[i] & 0x000000000000ffffu) | (x[i] >> 4 & 0x000000000fff0000u) |
               (x[i] << 12 & 0x00000000f0000000u) | (x[i] >> 8 & 0x000000ff00000000u) |
               (x[i] << 8 & 0x0000ff0000000000u) | (x[i] >> 12 & 0x000f000000000000u) |
               (x[i] << 4 & 0xfff0000000000000u);
}

static inline void undo_shift_rows(uint64_t x[SLICES]) {
    for (size_t i = 0; i < SLICES; i++)
        x[i] = (x[i] & 0x000000000000ffffu) | (x[i] << 4 & 0x00000000fff00000u) |
               (x[i] >> 12 & 0x00000000000f0000u) | (x[i] << 8 & 0x0000ff0000000000u) |
               (x[i] >> 8 & 0x000000ff00000000u) | (x[i] << 12 & 0xf000000000000000u) |
               (x[i] >> 4 & 0x0fff000000000000u);
}

/* Rotates every column by `rows`. */
static inline uint64_t turn(uint64_t x, unsigned rows) {
    return x >> 16 * rows | x << (64 - 16 * rows);
}

/* Each byte times x in GF(2^8), whose polynomial is x^8 + x^4 + x^3 + x + 1. */
static inline void double_bytes(uint64_t x[SLICES]) {
    uint64_t top = x[7];
    for (size_t i = SLICES - 1; i > 0; i--)
        x[i] = x[i - 1];
    x[0] = top;
    x[1] ^= top;
    x[3] ^= top;
    x[4] ^= top;
}

/* 2a + 3b + c + d = 2(a + b) + b + (c + d), where b, c, d are the rows below a. */
static inline void mix_columns(uint64_t x[SLICES]) {
    uint64_t sum[SLICES], twice[SLICES];
    for (size_t i = 0; i < SLICES; i++)
        twice[i] = sum[i] = x[i] ^ turn(x[i], 1);
    double_bytes(twice);
    for (size_t i = 0; i < SLICES; i++)
        x[i] = twice[i] ^ turn(x[i], 1) ^ turn(sum[i], 2);
}

/* The inverse matrix is the product of the matrix of MixColumns and the circulant matrix of 5, 0,
 * 4, 0. */
static inline void undo_mix_columns(uint64_t x[SLICES]) {
    uint64_t sum[SLICES];
    for (size_t i = 0; i < SLICES; i++)
        sum[i] = x[i] ^ turn(x[i], 2);
    double_bytes(sum);
    double_bytes(sum);
    for (size_t i = 0; i < SLICES; i++)
        x[i] ^= sum[i];
    mix_columns(x);
}

static void encrypt_pass(uint64_t x[SLICES], const sliced_keys *keys, size_t rounds) {
    add_key(x, keys->slices[0]);
    for (size_t round = 1; round <= rounds; round++) {
        aes_substitute(x);
        shift_rows(x);
        if (round < rounds)
            mix_columns(x);
        add_key(x, keys->slices[round]);
    }
}

static void decrypt_pass(uint64_t x[SLICES], const sliced_keys *keys, size_t rounds) {
    for (size_t round = rounds; round > 0; round--) {
        add_key(x, keys->slices[round]);
        if (round < rounds)
            undo_mix_columns(x);
        undo_shift_rows(x);
        aes_undo_substitute(x);
    }
    add_key(x, keys->slices[0]);
}

typedef void pass_function(uint64_t x[SLICES], const sliced_keys *keys, size_t rounds);

static inline void all_blocks(const broadside_key *head, uint8_t *out, const uint8_t *in,
                              size_t blocks, pass_function *pass) {
    const broadside_aes_key *key = (const broadside_aes_key *)head;
    sliced_keys keys;
    slice_keys(&keys, key);
    while (blocks > 0) {
        uint64_t x[SLICES];
        size_t now = blocks < PASS ? blocks : PASS;
        slice_blocks(x, in, now);
        pass(x, &keys, key->rounds);
        unslice_blocks(out, x, now);
        in += BLOCK * now;
        out += BLOCK * now;
        blocks -= now;
    }
    broadside_wipe(&keys, sizeof keys);
}

static void aes_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    all_blocks(key, out, in, blocks, encrypt_pass);
}

static void aes_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    all_blocks(key, out, in, blocks, decrypt_pass);
}

const broadside_cipher broadside_aes = {
    .name = "aes",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_aes_key),
    .lanes = PASS,
    .constant_time = true,
    .set_key = aes_set_key,
    .encrypt_blocks = aes_encrypt_blocks,
    .decrypt_blocks = aes_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
    .wide = &broadside_aes_wide,
};

broadside_status broadside_aes_set_key(broadside_aes_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_aes, bytes, size);
}
