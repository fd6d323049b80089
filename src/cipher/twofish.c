/*
 * Twofish from "Twofish: A 128-Bit Block Cipher", B. Schneier, J. Kelsey, D. Whiting, D. Wagner, C.
 * Hall, N. Ferguson, 1998, with full keying: the key-dependent S-boxes and the MDS matrix are four
 * tables in the key.
 */
#include "cipher.h"
#include "twofish_tables.h"

enum { BLOCK = 16, ROUNDS = 16, SUBKEYS = 40, WORDS_MAX = 4 };

/* Which of q0 and q1 comes before the key word of index `stage` of h, for each input byte
 * (section 4.3.2). */
static const uint8_t q_before[WORDS_MAX][4] = {
    {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 1, 0, 0}, {1, 0, 0, 1}};

/* Byte `lane` of h before the MDS matrix's table: through the q's and key words from the last to
 * word 0. */
static inline uint8_t h_byte(uint8_t x, size_t lane, const uint32_t *words, size_t count) {
    for (size_t stage = count; stage-- > 0;)
        x = (uint8_t)(twofish_q[q_before[stage][lane]][x] ^ (words[stage] >> (8 * lane) & 0xff));
    return x;
}

/* h of four equal bytes. */
static uint32_t h(uint8_t x, const uint32_t *words, size_t count) {
    uint32_t result = 0;
    for (size_t lane = 0; lane < 4; lane++)
        result ^= twofish_mds[lane][h_byte(x, lane, words, count)];
    return result;
}

static uint8_t multiply_rs(uint32_t a, uint32_t b) {
    uint32_t product = 0;
    for (unsigned bit = 0; bit < 8; bit++) {
        product ^= a & -(b >> bit & 1);
        a = a << 1 ^ (a >> 7 & 1) * 0x14d;
    }
    return (uint8_t)product;
}

/* Eight key bytes through the RS matrix (section 4.3.1). */
static uint32_t reed_solomon(const uint8_t bytes[8]) {
    static const uint8_t matrix[4][8] = {
        {0x01, 0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e},
        {0xa4, 0x56, 0x82, 0xf3, 0x1e, 0xc6, 0x68, 0xe5},
        {0x02, 0xa1, 0xfc, 0xc1, 0x47, 0xae, 0x3d, 0x19},
        {0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e, 0x03},
    };
    uint32_t word = 0;
    for (size_t row = 0; row < 4; row++)
        for (size_t i = 0; i < 8; i++)
            word ^= (uint32_t)multiply_rs(bytes[i], matrix[row][i]) << (8 * row);
    return word;
}

static void twofish_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_twofish_key *key = (broadside_twofish_key *)head;
    uint32_t even[WORDS_MAX], odd[WORDS_MAX], vector[WORDS_MAX];
    size_t count = size / 8;
    for (size_t i = 0; i < count; i++) {
        even[i] = load_le32(bytes + 8 * i);
        odd[i] = load_le32(bytes + 8 * i + 4);
        vector[count - 1 - i] = reed_solomon(bytes + 8 * i);
    }
    for (unsigned i = 0; i < SUBKEYS; i += 2) {
        uint32_t a = h((uint8_t)i, even, count);
        uint32_t b = rotl32(h((uint8_t)(i + 1), odd, count), 8);
        key->subkeys[i] = a + b;
        key->subkeys[i + 1] = rotl32(a + 2 * b, 9);
    }
    for (size_t lane = 0; lane < 4; lane++)
        for (unsigned x = 0; x < 256; x++)
            key->sboxes[lane][x] = twofish_mds[lane][h_byte((uint8_t)x, lane, vector, count)];
    broadside_wipe(even, sizeof even);
    broadside_wipe(odd, sizeof odd);
    broadside_wipe(vector, sizeof vector);
}

/* g of a word rotated left by 8 * `rotation`. */
static inline uint32_t g(const broadside_twofish_key *key, uint32_t x, size_t rotation) {
    return key->sboxes[rotation][x & 0xff] ^ key->sboxes[(1 + rotation) & 3][x >> 8 & 0xff] ^
           key->sboxes[(2 + rotation) & 3][x >> 16 & 0xff] ^
           key->sboxes[(3 + rotation) & 3][x >> 24];
}

#define ROUND(a, b, c, d, round_key)                                                               \
    do {                                                                                           \
        uint32_t t1 = g(key, b, 1), t0 = g(key, a, 0) + t1;                                        \
        (c) = rotr32((c) ^ (t0 + (round_key)[0]), 1);                                              \
        (d) = rotl32(d, 1) ^ (t0 + t1 + (round_key)[1]);                                           \
    } while (0)

#define INVERSE_ROUND(a, b, c, d, round_key)                                                       \
    do {                                                                                           \
        uint32_t t1 = g(key, b, 1), t0 = g(key, a, 0) + t1;                                        \
        (c) = rotl32(c, 1) ^ (t0 + (round_key)[0]);                                                \
        (d) = rotr32((d) ^ (t0 + t1 + (round_key)[1]), 1);                                         \
    } while (0)

static inline void encrypt_block(const broadside_twofish_key *key, uint8_t *out,
                                 const uint8_t *in) {
    const uint32_t *k = key->subkeys;
    uint32_t a = load_le32(in) ^ k[0], b = load_le32(in + 4) ^ k[1];
    uint32_t c = load_le32(in + 8) ^ k[2], d = load_le32(in + 12) ^ k[3];
    for (size_t i = 8; i < 8 + 2 * ROUNDS; i += 4) {
        ROUND(a, b, c, d, k + i);
        ROUND(c, d, a, b, k + i + 2);
    }
    store_le32(out, c ^ k[4]);
    store_le32(out + 4, d ^ k[5]);
    store_le32(out + 8, a ^ k[6]);
    store_le32(out + 12, b ^ k[7]);
}

static inline void decrypt_block(const broadside_twofish_key *key, uint8_t *out,
                                 const uint8_t *in) {
    const uint32_t *k = key->subkeys;
    uint32_t c = load_le32(in) ^ k[4], d = load_le32(in + 4) ^ k[5];
    uint32_t a = load_le32(in + 8) ^ k[6], b = load_le32(in + 12) ^ k[7];
    for (size_t i = 8 + 2 * ROUNDS; i > 8; i -= 4) {
        INVERSE_ROUND(c, d, a, b, k + i - 2);
        INVERSE_ROUND(a, b, c, d, k + i - 4);
    }
    store_le32(out, a ^ k[0]);
    store_le32(out + 4, b ^ k[1]);
    store_le32(out + 8, c ^ k[2]);
    store_le32(out + 12, d ^ k[3]);
}

static void twofish_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        encrypt_block((const broadside_twofish_key *)key, out, in);
}

static void twofish_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                   size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        decrypt_block((const broadside_twofish_key *)key, out, in);
}

const broadside_cipher broadside_twofish = {
    .name = "twofish",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_twofish_key),
    .lanes = 1,
    .constant_time = false,
    .set_key = twofish_set_key,
    .encrypt_blocks = twofish_encrypt_blocks,
    .decrypt_blocks = twofish_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
};

broadside_status broadside_twofish_set_key(broadside_twofish_key *key, const uint8_t *bytes,
                                           size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_twofish, bytes, size);
}
