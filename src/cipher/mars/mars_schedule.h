/* Key schedule of MARS ("MARS - a candidate cipher for AES", revised August 1999, section 2.3). */
#ifndef BROADSIDE_CIPHER_MARS_SCHEDULE_H
#define BROADSIDE_CIPHER_MARS_SCHEDULE_H

#include "../../words.h"

/* The word of the S-box at x, 0 to 511. A file that must not index a table by the key defines this
 * name before it includes this file. */
#ifndef MARS_SBOX
#include "mars_tables.h"
#define MARS_SBOX(x) mars_sbox[x]
#endif

enum {
    MARS_KEY_WORDS = 40,
    MARS_T_WORDS = 15,
    MARS_FIRST_MULTIPLIER = 5,
    MARS_LAST_MULTIPLIER = 35
};

/* A mask of the bits inside a run of ten or more equal bits, without the ends of the run. Bit 31
 * counts as inside only if `top` is set and the bit is 0 (1998). Bits 0 and 1 never count. */
static inline uint32_t mars_run_mask(uint32_t word, int top) {
    uint32_t equal = ~(word ^ word >> 1) & 0x7fffffff; /* bit i: bits i and i + 1 are equal */
    uint32_t nine = equal & equal >> 1 & equal >> 2;
    uint32_t inside = 0, offset;
    nine &= nine >> 3 & nine >> 6; /* bit i: a run starts at i and reaches i + 9 */
    for (offset = 1; offset <= 8; offset++)
        inside |= nine << offset;
    if (top)
        inside |= inside << 1 & ~word & 0x80000000;
    return inside & (top ? 0xfffffffc : 0x7ffffffc);
}

/* B[x] of the paper, for x 0 to 3. The words are B[0], and what is added for bit 0, bit 1, and
 * both. */
static inline uint32_t mars_pattern(uint32_t x) {
    uint32_t bit0 = 0 - (x & 1), bit1 = 0 - (x >> 1 & 1);
    return 0xa4a8d57b ^ (0xfff5cc40 & bit0) ^ (0x6c00e5e0 & bit1) ^ (0x44a455a3 & bit0 & bit1);
}

/* A multiplication key must be odd and must not have long runs of equal bits. */
static inline void mars_fix_multipliers(uint32_t key[MARS_KEY_WORDS], int rotation_from, int top) {
    int i;
/* SSE2 does not shift by variable amounts. Clang makes such shifts from conversions of
 * floating-point numbers, whose time no processor promises. A file with MARS_STIR has better
 * vectors. */
#if defined(__clang__) && !defined(MARS_STIR)
#pragma clang loop vectorize(disable) interleave(disable)
#endif
    for (i = MARS_FIRST_MULTIPLIER; i <= MARS_LAST_MULTIPLIER; i += 2) {
        uint32_t pattern = mars_pattern(key[i] & 3);
        uint32_t word = key[i] | 3;
        key[i] = word ^ (rotl32(pattern, key[i + rotation_from]) & mars_run_mask(word, top));
    }
}

/* A file with a faster way to stir all words defines it before it includes this one. */
#ifndef MARS_STIR
/* One word, stirred by the S-box entry for the word before it. */
static inline uint32_t mars_stirred(uint32_t word, uint32_t before) {
    return rotl32(word + MARS_SBOX(before & 0x1ff), 9);
}

/* Every word, stirred by the one before it; the first by the last. */
static inline void mars_stir(uint32_t t[MARS_T_WORDS]) {
    uint32_t i;
    t[0] = mars_stirred(t[0], t[MARS_T_WORDS - 1]);
    for (i = 1; i < MARS_T_WORDS; i++)
        t[i] = mars_stirred(t[i], t[i - 1]);
}
#define MARS_STIR mars_stir
#endif

/* Index of the word `ahead` after word `i` of T. */
static inline uint32_t mars_t_index(uint32_t i, uint32_t ahead) {
    return i + ahead < MARS_T_WORDS ? i + ahead : i + ahead - MARS_T_WORDS;
}

/* The round keys of a user key of `size` bytes. */
static inline void mars_schedule(uint32_t key[MARS_KEY_WORDS], const uint8_t *bytes,
                                 uint32_t size) {
    uint32_t t[MARS_T_WORDS], user_words = size / 4, part, stir, i, from;
    for (i = 0; i < MARS_T_WORDS; i++)
        t[i] = i < user_words ? load_le32(bytes + 4 * i) : 0;
    t[user_words] = user_words;
    for (part = 0; part < 4; part++) {
        for (i = 0; i < MARS_T_WORDS; i++)
            t[i] ^= rotl32(t[mars_t_index(i, 8)] ^ t[mars_t_index(i, 13)], 3) ^ (4 * i + part);
        for (stir = 0; stir < 4; stir++)
            MARS_STIR(t);
        for (i = 0, from = 0; i < 10; i++, from = mars_t_index(from, 4))
            key[10 * part + i] = t[from];
    }
    mars_fix_multipliers(key, -1, 0);
    wipe_words(t, MARS_T_WORDS);
}

#endif
