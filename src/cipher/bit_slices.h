/* Words that hold one bit of every byte, for ciphers without tables. */
#ifndef BROADSIDE_CIPHER_BIT_SLICES_H
#define BROADSIDE_CIPHER_BIT_SLICES_H

#include <stdint.h>

enum { SLICES = 8 };

/* Exchanges the bits of `a` under `low << shift` with those of `b` under `low`. */
static inline void exchange_bits(uint64_t *a, uint64_t *b, unsigned shift, uint64_t low) {
    uint64_t difference = (*a >> shift ^ *b) & low;
    *a ^= difference << shift;
    *b ^= difference;
}

/* Transposes the 8x8 bits that each byte place has in eight words. It undoes itself. */
static inline void transpose(uint64_t x[SLICES]) {
    for (unsigned i = 0; i < SLICES; i += 2)
        exchange_bits(&x[i], &x[i + 1], 1, 0x5555555555555555u);
    for (unsigned i = 0; i < SLICES; i += 4) {
        exchange_bits(&x[i], &x[i + 2], 2, 0x3333333333333333u);
        exchange_bits(&x[i + 1], &x[i + 3], 2, 0x3333333333333333u);
    }
    for (unsigned i = 0; i < 4; i++)
        exchange_bits(&x[i], &x[i + 4], 4, 0x0f0f0f0f0f0f0f0fu);
}

#endif
