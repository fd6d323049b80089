/* Words for key schedules. These headers are C90 except for `inline` and <stdint.h>. The kits for
 * DSPs contain them, without the folders of included files. TI's compilers for the C62x must accept
 * them. */
#ifndef BROADSIDE_WORDS_H
#define BROADSIDE_WORDS_H

#include <stdint.h>

/* At any alignment. */
static inline uint32_t load_le32(const uint8_t *p) {
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

/* `count` may be any number: only its low five bits matter, so no shift is undefined. */
static inline uint32_t rotl32(uint32_t x, uint32_t count) {
    return x << (count & 31) | x >> ((0 - count) & 31);
}

static inline uint32_t rotr32(uint32_t x, uint32_t count) {
    return x >> (count & 31) | x << ((0 - count) & 31);
}

/* Wipes an array with parts of the key. No compiler drops these stores. */
static inline void wipe_words(uint32_t *words, uint32_t count) {
    volatile uint32_t *p = words;
    uint32_t i;
    for (i = 0; i < count; i++)
        p[i] = 0;
}

#endif
