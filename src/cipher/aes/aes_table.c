/*
 * AES (Rijndael with 128-bit blocks) from FIPS 197, by tables.
 *
 * A column of the state is a little-endian word, its first byte in row 0. A round of a column is
 * four lookups, each for S-box and MixColumns together. Decryption is the equivalent inverse cipher
 * (FIPS 197, section 5.3.5).
 */
#include "../cipher.h"
#include "aes_schedule.h"
#include "aes_tables.h"

enum { BLOCK = 16, COLUMNS = 4 };

static void aes_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_aes_key *key = (broadside_aes_key *)head;
    key->rounds = aes_rounds((uint32_t)size);
    aes_schedule(key->encrypt, bytes, (uint32_t)size);
    aes_inverse_schedule(key->decrypt, key->encrypt, (uint32_t)size);
}

typedef struct state {
    uint32_t a, b, c, d;
} state;

/* One column of a round, from the four columns that ShiftRows brings together. */
static inline uint32_t mixed(const uint32_t tables[4][256], uint32_t c0, uint32_t c1, uint32_t c2,
                             uint32_t c3) {
    return tables[0][c0 & 0xff] ^ tables[1][c1 >> 8 & 0xff] ^ tables[2][c2 >> 16 & 0xff] ^
           tables[3][c3 >> 24];
}

/* One column of the last round, which has no MixColumns. */
static inline uint32_t substituted(const uint8_t box[256], uint32_t c0, uint32_t c1, uint32_t c2,
                                   uint32_t c3) {
    return box[c0 & 0xff] | (uint32_t)box[c1 >> 8 & 0xff] << 8 |
           (uint32_t)box[c2 >> 16 & 0xff] << 16 | (uint32_t)box[c3 >> 24] << 24;
}

static inline state added(state s, const uint32_t k[COLUMNS]) {
    return (state){s.a ^ k[0], s.b ^ k[1], s.c ^ k[2], s.d ^ k[3]};
}

static inline state load_state(const uint8_t *in) {
    return (state){load_le32(in), load_le32(in + 4), load_le32(in + 8), load_le32(in + 12)};
}

typedef state round_function(state s, const uint32_t k[COLUMNS]);
typedef void last_round_function(uint8_t *out, state s, const uint32_t k[COLUMNS]);

static inline state encrypt_round(state s, const uint32_t k[COLUMNS]) {
    state t = {
        mixed(aes_encrypt_columns, s.a, s.b, s.c, s.d),
        mixed(aes_encrypt_columns, s.b, s.c, s.d, s.a),
        mixed(aes_encrypt_columns, s.c, s.d, s.a, s.b),
        mixed(aes_encrypt_columns, s.d, s.a, s.b, s.c),
    };
    return added(t, k);
}

static inline void encrypt_last_round(uint8_t *out, state s, const uint32_t k[COLUMNS]) {
    store_le32(out, substituted(aes_sbox, s.a, s.b, s.c, s.d) ^ k[0]);
    store_le32(out + 4, substituted(aes_sbox, s.b, s.c, s.d, s.a) ^ k[1]);
    store_le32(out + 8, substituted(aes_sbox, s.c, s.d, s.a, s.b) ^ k[2]);
    store_le32(out + 12, substituted(aes_sbox, s.d, s.a, s.b, s.c) ^ k[3]);
}

static inline state decrypt_round(state s, const uint32_t k[COLUMNS]) {
    state t = {
        mixed(aes_decrypt_columns, s.a, s.d, s.c, s.b),
        mixed(aes_decrypt_columns, s.b, s.a, s.d, s.c),
        mixed(aes_decrypt_columns, s.c, s.b, s.a, s.d),
        mixed(aes_decrypt_columns, s.d, s.c, s.b, s.a),
    };
    return added(t, k);
}

static inline void decrypt_last_round(uint8_t *out, state s, const uint32_t k[COLUMNS]) {
    store_le32(out, substituted(aes_inverse_sbox, s.a, s.d, s.c, s.b) ^ k[0]);
    store_le32(out + 4, substituted(aes_inverse_sbox, s.b, s.a, s.d, s.c) ^ k[1]);
    store_le32(out + 8, substituted(aes_inverse_sbox, s.c, s.b, s.a, s.d) ^ k[2]);
    store_le32(out + 12, substituted(aes_inverse_sbox, s.d, s.c, s.b, s.a) ^ k[3]);
}

static inline void one_block(uint8_t *out, const uint8_t *in, const uint32_t *k, uint32_t rounds,
                             round_function *each, last_round_function *last) {
    state s = added(load_state(in), k);
    for (uint32_t round = 1; round < rounds; round++)
        s = each(s, k += COLUMNS);
    last(out, s, k + COLUMNS);
}

/* A round waits for its lookups most of the time. A second block uses this time. */
static inline void two_blocks(uint8_t *out, const uint8_t *in, const uint32_t *k, uint32_t rounds,
                              round_function *each, last_round_function *last) {
    state s = added(load_state(in), k), t = added(load_state(in + BLOCK), k);
    for (uint32_t round = 1; round < rounds; round++) {
        k += COLUMNS;
        s = each(s, k);
        t = each(t, k);
    }
    k += COLUMNS;
    last(out, s, k);
    last(out + BLOCK, t, k);
}

static inline void all_blocks(uint8_t *out, const uint8_t *in, size_t blocks, const uint32_t *k,
                              uint32_t rounds, round_function *each, last_round_function *last) {
    for (; blocks > 1; blocks -= 2, in += 2 * BLOCK, out += 2 * BLOCK)
        two_blocks(out, in, k, rounds, each, last);
    if (blocks > 0)
        one_block(out, in, k, rounds, each, last);
}

static void aes_encrypt_blocks(const broadside_key *head, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    const broadside_aes_key *key = (const broadside_aes_key *)head;
    all_blocks(out, in, blocks, key->encrypt, key->rounds, encrypt_round, encrypt_last_round);
}

static void aes_decrypt_blocks(const broadside_key *head, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    const broadside_aes_key *key = (const broadside_aes_key *)head;
    all_blocks(out, in, blocks, key->decrypt, key->rounds, decrypt_round, decrypt_last_round);
}

const broadside_cipher broadside_aes_table = {
    .name = "aes_table",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_aes_key),
    .lanes = 2,
    .constant_time = false,
    .set_key = aes_set_key,
    .encrypt_blocks = aes_encrypt_blocks,
    .decrypt_blocks = aes_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
};

broadside_status broadside_aes_table_set_key(broadside_aes_key *key, const uint8_t *bytes,
                                             size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_aes_table, bytes, size);
}
