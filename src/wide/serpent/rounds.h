/* The rounds of Serpent on vectors of words (the cipher is in src/cipher/serpent), for a file that
 * has defined GROUPS, the number of groups of four vectors, and
 * add_key(vec x[4 * GROUPS], size_t round, const call_keys *all, const lane_keys *each). */
#ifndef BROADSIDE_WIDE_SERPENT_ROUNDS_H
#define BROADSIDE_WIDE_SERPENT_ROUNDS_H

#include "../../cipher/serpent/serpent_vectors.h"

#if defined(VECTOR_HAS_TERNARY)
#define XOR3(a, b, c) vec_ternary(a, b, c, 0x96)
#else
#define XOR3(a, b, c) vec_xor(vec_xor(a, b), c)
#endif

ALWAYS_INLINE void linear_transform(vec x[4]) {
    x[0] = vec_rotl32(x[0], 13);
    x[2] = vec_rotl32(x[2], 3);
    x[1] = vec_rotl32(XOR3(x[1], x[0], x[2]), 1);
    x[3] = vec_rotl32(XOR3(x[3], x[2], vec_shl32(x[0], 3)), 7);
    x[0] = vec_rotl32(XOR3(x[0], x[1], x[3]), 5);
    x[2] = vec_rotl32(XOR3(x[2], x[3], vec_shl32(x[1], 7)), 22);
}

ALWAYS_INLINE void inverse_linear_transform(vec x[4]) {
    x[2] = XOR3(vec_rotr32(x[2], 22), x[3], vec_shl32(x[1], 7));
    x[0] = XOR3(vec_rotr32(x[0], 5), x[1], x[3]);
    x[3] = XOR3(vec_rotr32(x[3], 7), x[2], vec_shl32(x[0], 3));
    x[1] = XOR3(vec_rotr32(x[1], 1), x[0], x[2]);
    x[2] = vec_rotr32(x[2], 3);
    x[0] = vec_rotr32(x[0], 13);
}

#define ROUND(number, box)                                                                         \
    do {                                                                                           \
        add_key(x, number, all, each);                                                             \
        for (size_t g = 0; g < GROUPS; g++) {                                                      \
            box(x + 4 * g);                                                                        \
            linear_transform(x + 4 * g);                                                           \
        }                                                                                          \
    } while (0)

#define INVERSE_ROUND(number, box)                                                                 \
    do {                                                                                           \
        for (size_t g = 0; g < GROUPS; g++) {                                                      \
            inverse_linear_transform(x + 4 * g);                                                   \
            box(x + 4 * g);                                                                        \
        }                                                                                          \
        add_key(x, number, all, each);                                                             \
    } while (0)

ALWAYS_INLINE void encrypt_words(vec x[4 * GROUPS], const call_keys *all, const lane_keys *each) {
    for (size_t round = 0;; round += 8) {
        ROUND(round, box_s0);
        ROUND(round + 1, box_s1);
        ROUND(round + 2, box_s2);
        ROUND(round + 3, box_s3);
        ROUND(round + 4, box_s4);
        ROUND(round + 5, box_s5);
        ROUND(round + 6, box_s6);
        if (round == 24)
            break;
        ROUND(round + 7, box_s7);
    }
    add_key(x, 31, all, each);
    for (size_t g = 0; g < GROUPS; g++)
        box_s7(x + 4 * g);
    add_key(x, 32, all, each);
}

ALWAYS_INLINE void decrypt_words(vec x[4 * GROUPS], const call_keys *all, const lane_keys *each) {
    add_key(x, 32, all, each);
    for (size_t g = 0; g < GROUPS; g++)
        box_inverse_s7(x + 4 * g);
    add_key(x, 31, all, each);
    for (size_t round = 24;; round -= 8) {
        INVERSE_ROUND(round + 6, box_inverse_s6);
        INVERSE_ROUND(round + 5, box_inverse_s5);
        INVERSE_ROUND(round + 4, box_inverse_s4);
        INVERSE_ROUND(round + 3, box_inverse_s3);
        INVERSE_ROUND(round + 2, box_inverse_s2);
        INVERSE_ROUND(round + 1, box_inverse_s1);
        INVERSE_ROUND(round, box_inverse_s0);
        if (round == 0)
            break;
        INVERSE_ROUND(round - 1, box_inverse_s7);
    }
}

#endif
