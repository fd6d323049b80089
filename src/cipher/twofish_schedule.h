/* Key schedule of Twofish ("Twofish: A 128-Bit Block Cipher", section 4.3) with full keying: the
 * key-dependent S-boxes and the MDS matrix become four tables. */
#ifndef BROADSIDE_CIPHER_TWOFISH_SCHEDULE_H
#define BROADSIDE_CIPHER_TWOFISH_SCHEDULE_H

#include "twofish_tables.h"
#include "words.h"

enum { TWOFISH_SUBKEYS = 40, TWOFISH_USER_PAIRS_MAX = 4 };

/* Which of q0 and q1 comes before the key word of index `stage` of h, for each input byte
 * (section 4.3.2). */
static const uint8_t twofish_q_before[TWOFISH_USER_PAIRS_MAX][4] = {
    {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 1, 0, 0}, {1, 0, 0, 1}};

/* Byte `lane` of h before the MDS matrix's table: through the q's and key words from the last to
 * word 0. */
static inline uint8_t twofish_h_byte(uint8_t x, uint32_t lane, const uint32_t *words,
                                     uint32_t count) {
    while (count-- > 0)
        x = (uint8_t)(twofish_q[twofish_q_before[count][lane]][x] ^
                      (words[count] >> (8 * lane) & 0xff));
    return x;
}

/* h of four equal bytes. */
static inline uint32_t twofish_h(uint8_t x, const uint32_t *words, uint32_t count) {
    uint32_t result = 0, lane;
    for (lane = 0; lane < 4; lane++)
        result ^= twofish_mds[lane][twofish_h_byte(x, lane, words, count)];
    return result;
}

static inline uint8_t twofish_multiply_rs(uint32_t a, uint32_t b) {
    uint32_t product = 0, bit;
    for (bit = 0; bit < 8; bit++) {
        product ^= a & (0 - (b >> bit & 1));
        a = a << 1 ^ (a >> 7 & 1) * 0x14d;
    }
    return (uint8_t)product;
}

/* Eight key bytes through the RS matrix (section 4.3.1). */
static inline uint32_t twofish_reed_solomon(const uint8_t bytes[8]) {
    static const uint8_t matrix[4][8] = {
        {0x01, 0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e},
        {0xa4, 0x56, 0x82, 0xf3, 0x1e, 0xc6, 0x68, 0xe5},
        {0x02, 0xa1, 0xfc, 0xc1, 0x47, 0xae, 0x3d, 0x19},
        {0xa4, 0x55, 0x87, 0x5a, 0x58, 0xdb, 0x9e, 0x03},
    };
    uint32_t word = 0, row, i;
    for (row = 0; row < 4; row++)
        for (i = 0; i < 8; i++)
            word ^= (uint32_t)twofish_multiply_rs(bytes[i], matrix[row][i]) << (8 * row);
    return word;
}

/* The subkeys and tables 0 and 1, 2 and 3 of a user key of `size` bytes. */
static inline void twofish_schedule(uint32_t subkeys[TWOFISH_SUBKEYS], uint32_t low[2][256],
                                    uint32_t high[2][256], const uint8_t *bytes, uint32_t size) {
    uint32_t even[TWOFISH_USER_PAIRS_MAX], odd[TWOFISH_USER_PAIRS_MAX];
    uint32_t vector[TWOFISH_USER_PAIRS_MAX], count = size / 8, i, lane;
    for (i = 0; i < count; i++) {
        even[i] = load_le32(bytes + 8 * i);
        odd[i] = load_le32(bytes + 8 * i + 4);
        vector[count - 1 - i] = twofish_reed_solomon(bytes + 8 * i);
    }
    for (i = 0; i < TWOFISH_SUBKEYS; i += 2) {
        uint32_t a = twofish_h((uint8_t)i, even, count);
        uint32_t b = rotl32(twofish_h((uint8_t)(i + 1), odd, count), 8);
        subkeys[i] = a + b;
        subkeys[i + 1] = rotl32(a + 2 * b, 9);
    }
    for (lane = 0; lane < 4; lane++) {
        uint32_t *box = lane < 2 ? low[lane] : high[lane - 2];
        for (i = 0; i < 256; i++)
            box[i] = twofish_mds[lane][twofish_h_byte((uint8_t)i, lane, vector, count)];
    }
    wipe_words(even, TWOFISH_USER_PAIRS_MAX);
    wipe_words(odd, TWOFISH_USER_PAIRS_MAX);
    wipe_words(vector, TWOFISH_USER_PAIRS_MAX);
}

#endif
