/*
 * AES (Rijndael with 128-bit blocks) from FIPS 197.
 *
 * A column of the state is a little-endian word, its first byte in row 0. A round of a column is
 * four lookups: S-box and MixColumns in one. Decryption is the equivalent inverse cipher (FIPS 197,
 * section 5.3.5).
 */
#include "aes_tables.h"
#include "cipher.h"

enum { BLOCK = 16, COLUMNS = 4 };

static uint32_t substitute_word(uint32_t x) {
    return aes_sbox[x & 0xff] | (uint32_t)aes_sbox[x >> 8 & 0xff] << 8 |
           (uint32_t)aes_sbox[x >> 16 & 0xff] << 16 | (uint32_t)aes_sbox[x >> 24] << 24;
}

static void expand(uint32_t *words, size_t key_words, size_t total) {
    uint32_t constant = 1;
    for (size_t i = key_words; i < total; i++) {
        uint32_t word = words[i - 1];
        if (i % key_words == 0) {
            word = substitute_word(rotr32(word, 8)) ^ constant;
            constant = constant << 1 ^ (constant >> 7) * 0x11b;
        } else if (key_words > 6 && i % key_words == 4) {
            word = substitute_word(word);
        }
        words[i] = words[i - key_words] ^ word;
    }
}

static uint32_t inverse_mix_column(uint32_t x) {
    return aes_decrypt_columns[0][aes_sbox[x & 0xff]] ^
           aes_decrypt_columns[1][aes_sbox[x >> 8 & 0xff]] ^
           aes_decrypt_columns[2][aes_sbox[x >> 16 & 0xff]] ^
           aes_decrypt_columns[3][aes_sbox[x >> 24]];
}

static void aes_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_aes_key *key = (broadside_aes_key *)head;
    size_t key_words = size / 4;
    key->rounds = (uint32_t)key_words + 6;
    size_t last = COLUMNS * key->rounds;
    for (size_t i = 0; i < key_words; i++)
        key->encrypt[i] = load_le32(bytes + 4 * i);
    expand(key->encrypt, key_words, last + COLUMNS);
    for (size_t i = 0; i <= last; i += COLUMNS)
        for (size_t column = 0; column < COLUMNS; column++) {
            uint32_t word = key->encrypt[last - i + column];
            bool outer = i == 0 || i == last;
            key->decrypt[i + column] = outer ? word : inverse_mix_column(word);
        }
}

/* One column of a round, from the four columns that ShiftRows brings together. */
static inline uint32_t mixed(const uint32_t tables[4][256], uint32_t c0, uint32_t c1, uint32_t c2,
                             uint32_t c3) {
    return tables[0][c0 & 0xff] ^ tables[1][c1 >> 8 & 0xff] ^ tables[2][c2 >> 16 & 0xff] ^
           tables[3][c3 >> 24];
}

/* The same without MixColumns, for the last round. */
static inline uint32_t substituted(const uint8_t box[256], uint32_t c0, uint32_t c1, uint32_t c2,
                                   uint32_t c3) {
    return box[c0 & 0xff] | (uint32_t)box[c1 >> 8 & 0xff] << 8 |
           (uint32_t)box[c2 >> 16 & 0xff] << 16 | (uint32_t)box[c3 >> 24] << 24;
}

static inline void encrypt_block(const broadside_aes_key *key, uint8_t *out, const uint8_t *in) {
    const uint32_t *k = key->encrypt;
    uint32_t a = load_le32(in) ^ k[0], b = load_le32(in + 4) ^ k[1];
    uint32_t c = load_le32(in + 8) ^ k[2], d = load_le32(in + 12) ^ k[3];
    for (uint32_t round = 1; round < key->rounds; round++) {
        k += COLUMNS;
        uint32_t w = mixed(aes_encrypt_columns, a, b, c, d) ^ k[0];
        uint32_t x = mixed(aes_encrypt_columns, b, c, d, a) ^ k[1];
        uint32_t y = mixed(aes_encrypt_columns, c, d, a, b) ^ k[2];
        uint32_t z = mixed(aes_encrypt_columns, d, a, b, c) ^ k[3];
        a = w, b = x, c = y, d = z;
    }
    store_le32(out, substituted(aes_sbox, a, b, c, d) ^ k[4]);
    store_le32(out + 4, substituted(aes_sbox, b, c, d, a) ^ k[5]);
    store_le32(out + 8, substituted(aes_sbox, c, d, a, b) ^ k[6]);
    store_le32(out + 12, substituted(aes_sbox, d, a, b, c) ^ k[7]);
}

static inline void decrypt_block(const broadside_aes_key *key, uint8_t *out, const uint8_t *in) {
    const uint32_t *k = key->decrypt;
    uint32_t a = load_le32(in) ^ k[0], b = load_le32(in + 4) ^ k[1];
    uint32_t c = load_le32(in + 8) ^ k[2], d = load_le32(in + 12) ^ k[3];
    for (uint32_t round = 1; round < key->rounds; round++) {
        k += COLUMNS;
        uint32_t w = mixed(aes_decrypt_columns, a, d, c, b) ^ k[0];
        uint32_t x = mixed(aes_decrypt_columns, b, a, d, c) ^ k[1];
        uint32_t y = mixed(aes_decrypt_columns, c, b, a, d) ^ k[2];
        uint32_t z = mixed(aes_decrypt_columns, d, c, b, a) ^ k[3];
        a = w, b = x, c = y, d = z;
    }
    store_le32(out, substituted(aes_inverse_sbox, a, d, c, b) ^ k[4]);
    store_le32(out + 4, substituted(aes_inverse_sbox, b, a, d, c) ^ k[5]);
    store_le32(out + 8, substituted(aes_inverse_sbox, c, b, a, d) ^ k[6]);
    store_le32(out + 12, substituted(aes_inverse_sbox, d, c, b, a) ^ k[7]);
}

static void aes_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        encrypt_block((const broadside_aes_key *)key, out, in);
}

static void aes_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        decrypt_block((const broadside_aes_key *)key, out, in);
}

const broadside_cipher broadside_aes = {
    .name = "aes",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_aes_key),
    .lanes = 1,
    .constant_time = false,
    .set_key = aes_set_key,
    .encrypt_blocks = aes_encrypt_blocks,
    .decrypt_blocks = aes_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
};

broadside_status broadside_aes_set_key(broadside_aes_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_aes, bytes, size);
}
