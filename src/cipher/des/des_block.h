/*
 * How a block of DES enters the rounds and leaves them. During the rounds, both halves are rotated
 * left by one bit. Then the six-bit inputs of S-boxes 2, 4, 6, 8 are the low bits of the four bytes
 * of the right half. The inputs of S-boxes 1, 3, 5, 7 are the low bits of its bytes after a
 * rotation right by four. So the expansion E costs nothing.
 */
#ifndef BROADSIDE_CIPHER_DES_BLOCK_H
#define BROADSIDE_CIPHER_DES_BLOCK_H

#include "../../bytes.h"

/* Exchanges the bits of `a` under `mask << shift` with those of `b` under `mask`. */
#define DES_SWAP_BITS(a, b, shift, mask)                                                           \
    do {                                                                                           \
        uint32_t difference = ((a) >> (shift) ^ (b)) & (mask);                                     \
        (b) ^= difference;                                                                         \
        (a) ^= difference << (shift);                                                              \
    } while (0)

typedef struct des_halves {
    uint32_t left, right;
} des_halves;

static inline des_halves des_initial_permutation(const uint8_t *in) {
    uint32_t l = load_be32(in), r = load_be32(in + 4);
    DES_SWAP_BITS(l, r, 4, 0x0f0f0f0fu);
    DES_SWAP_BITS(l, r, 16, 0x0000ffffu);
    DES_SWAP_BITS(r, l, 2, 0x33333333u);
    DES_SWAP_BITS(r, l, 8, 0x00ff00ffu);
    DES_SWAP_BITS(l, r, 1, 0x55555555u);
    return (des_halves){rotl32(l, 1), rotl32(r, 1)};
}

static inline void des_final_permutation(uint8_t *out, des_halves halves) {
    uint32_t l = rotr32(halves.left, 1), r = rotr32(halves.right, 1);
    DES_SWAP_BITS(l, r, 1, 0x55555555u);
    DES_SWAP_BITS(r, l, 8, 0x00ff00ffu);
    DES_SWAP_BITS(r, l, 2, 0x33333333u);
    DES_SWAP_BITS(l, r, 16, 0x0000ffffu);
    DES_SWAP_BITS(l, r, 4, 0x0f0f0f0fu);
    store_be32(out, l);
    store_be32(out + 4, r);
}

#endif
