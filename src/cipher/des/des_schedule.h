/* Key schedule of DES (FIPS 46-3) and triple-DES (SP 800-67), without tables. */
#ifndef BROADSIDE_CIPHER_DES_SCHEDULE_H
#define BROADSIDE_CIPHER_DES_SCHEDULE_H

#include "../cipher.h"
#include "des_choices.h"

/* Two words for each round, with six key bits in a byte: the bits of S-boxes 2, 4, 6, 8, and the
 * bits of S-boxes 1, 3, 5, 7. */
enum { DES_ROUND_WORDS = 2, DES_KEY_WORDS = 16 * DES_ROUND_WORDS };

static const uint8_t des_left_shifts[16] = {1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1};

/* Exchanges the bits of `x` under `low << shift` with those under `low`. */
static inline uint64_t des_exchange_bits(uint64_t x, unsigned shift, uint64_t low) {
    uint64_t difference = (x >> shift ^ x) & low;
    return x ^ difference ^ difference << shift;
}

/* The 8x8 bits, transposed. */
static inline uint64_t des_transposed(uint64_t x) {
    x = des_exchange_bits(x, 7, 0x00aa00aa00aa00aau);
    x = des_exchange_bits(x, 14, 0x0000cccc0000ccccu);
    return des_exchange_bits(x, 28, 0x00000000f0f0f0f0u);
}

/* Rotates C and D, 28 bits each, to the left. */
static inline uint64_t des_turned(uint64_t cd, unsigned count) {
    uint64_t low = (((uint64_t)1 << count) - 1) * 0x10000001u;
    return (cd << count & 0x00ffffffffffffffu & ~low) | (cd >> (28 - count) & low);
}

static inline void des_schedule(uint32_t rounds[DES_KEY_WORDS], const uint8_t bytes[8]) {
    uint64_t cd = des_choose_1(des_transposed(load_le64(bytes)));
    for (size_t round = 0; round < 16; round++) {
        cd = des_turned(cd, des_left_shifts[round]);
        uint64_t chosen = des_choose_2(cd);
        rounds[DES_ROUND_WORDS * round] = (uint32_t)(chosen >> 32);
        rounds[DES_ROUND_WORDS * round + 1] = (uint32_t)chosen;
    }
}

static inline void des_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    (void)size;
    des_schedule(((broadside_des_key *)key)->rounds, bytes);
}

static inline void des3_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    uint32_t *rounds = ((broadside_des3_key *)key)->rounds;
    des_schedule(rounds, bytes);
    des_schedule(rounds + DES_KEY_WORDS, bytes + 8);
    des_schedule(rounds + 2 * DES_KEY_WORDS, size == 24 ? bytes + 16 : bytes);
}

/* The key schedule of DES, or the three of triple-DES. */
static inline const uint32_t *des_rounds(const broadside_key *key, bool triple) {
    return triple ? ((const broadside_des3_key *)key)->rounds
                  : ((const broadside_des_key *)key)->rounds;
}

#endif
