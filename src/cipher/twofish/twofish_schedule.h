/* Key schedule of Twofish ("Twofish: A 128-Bit Block Cipher", section 4.3) with full keying: the
 * key-dependent S-boxes and the MDS matrix become four tables. */
#ifndef BROADSIDE_CIPHER_TWOFISH_SCHEDULE_H
#define BROADSIDE_CIPHER_TWOFISH_SCHEDULE_H

#include "../../words.h"
#include "twofish_tables.h"

enum { TWOFISH_SUBKEYS = 40, TWOFISH_USER_PAIRS_MAX = 4 };

/* Before the MDS matrix, byte `lane` of h goes through the permutations q and through key words
 * (section 4.3.2); `q0` to `q3` are the permutations of bytes 0 to 3 in one stage. Four bytes are
 * computed at a time, because each waits for loads. */
#define TWOFISH_STAGE(q0, q1, q2, q3, word)                                                        \
    do {                                                                                           \
        b0 = (uint8_t)(twofish_q[q0][b0] ^ (word));                                                \
        b1 = (uint8_t)(twofish_q[q1][b1] ^ (word) >> 8);                                           \
        b2 = (uint8_t)(twofish_q[q2][b2] ^ (word) >> 16);                                          \
        b3 = (uint8_t)(twofish_q[q3][b3] ^ (word) >> 24);                                          \
    } while (0)

/* The parts of h for four bytes `x`, each after the MDS matrix; h is their sum. */
static inline void twofish_h_parts(uint32_t parts[4], uint8_t x, const uint32_t *words,
                                   uint32_t count) {
    uint8_t b0 = x, b1 = x, b2 = x, b3 = x;
    if (count > 3)
        TWOFISH_STAGE(1, 0, 0, 1, words[3]);
    if (count > 2)
        TWOFISH_STAGE(1, 1, 0, 0, words[2]);
    TWOFISH_STAGE(0, 1, 0, 1, words[1]);
    TWOFISH_STAGE(0, 0, 1, 1, words[0]);
    parts[0] = twofish_mds[0][b0];
    parts[1] = twofish_mds[1][b1];
    parts[2] = twofish_mds[2][b2];
    parts[3] = twofish_mds[3][b3];
}

static inline uint32_t twofish_h(uint8_t x, const uint32_t *words, uint32_t count) {
    uint32_t parts[4];
    twofish_h_parts(parts, x, words, count);
    return parts[0] ^ parts[1] ^ parts[2] ^ parts[3];
}

/* Multiplies eight key bytes by the RS matrix (section 4.3.1): the remainder modulo
 * x^4 + (a + 1/a) x^3 + a x^2 + (a + 1/a) x + 1 over GF(2^8) modulo 0x14d. */
static inline uint32_t twofish_reed_solomon(uint32_t even, uint32_t odd) {
    uint32_t r = odd, i;
    for (i = 0; i < 8; i++) {
        uint32_t top, times_a, both;
        if (i == 4)
            r ^= even;
        top = r >> 24;
        times_a = top << 1 ^ (top >> 7) * 0x14d;
        both = times_a ^ top >> 1 ^ (top & 1) * 0xa6;
        r = r << 8 ^ both << 24 ^ times_a << 16 ^ both << 8 ^ top;
    }
    return r;
}

/* The subkeys and tables 0 and 1, 2 and 3 of a user key of `size` bytes. */
static inline void twofish_schedule(uint32_t subkeys[TWOFISH_SUBKEYS], uint32_t low[2][256],
                                    uint32_t high[2][256], const uint8_t *bytes, uint32_t size) {
    uint32_t even[TWOFISH_USER_PAIRS_MAX], odd[TWOFISH_USER_PAIRS_MAX];
    uint32_t vector[TWOFISH_USER_PAIRS_MAX], count = size / 8, i;
    for (i = 0; i < count; i++) {
        even[i] = load_le32(bytes + 8 * i);
        odd[i] = load_le32(bytes + 8 * i + 4);
        vector[count - 1 - i] = twofish_reed_solomon(even[i], odd[i]);
    }
    for (i = 0; i < TWOFISH_SUBKEYS; i += 2) {
        uint32_t a = twofish_h((uint8_t)i, even, count);
        uint32_t b = rotl32(twofish_h((uint8_t)(i + 1), odd, count), 8);
        subkeys[i] = a + b;
        subkeys[i + 1] = rotl32(a + 2 * b, 9);
    }
    for (i = 0; i < 256; i++) {
        uint32_t parts[4];
        twofish_h_parts(parts, (uint8_t)i, vector, count);
        low[0][i] = parts[0];
        low[1][i] = parts[1];
        high[0][i] = parts[2];
        high[1][i] = parts[3];
    }
    wipe_words(even, TWOFISH_USER_PAIRS_MAX);
    wipe_words(odd, TWOFISH_USER_PAIRS_MAX);
    wipe_words(vector, TWOFISH_USER_PAIRS_MAX);
}

#endif
