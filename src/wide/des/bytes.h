/*
 * DES and triple-DES on vectors of bytes, 64 blocks a pass; a byte of each vector belongs to one
 * block. Each half is four vectors, in the order of the S-boxes' outputs, so that the permutation P
 * is part of the expansion: the index of an S-box is an affine map of the other half, with the key
 * added, and its output is looked up in the vector of its 64 values (src/cipher/des/des_bytes.h).
 *
 * STAGES is 1, or 3 for triple-DES.
 */
#include "../../cipher/des/des_bytes.h"
#define BLOCK 8
#define VECTORS 8

enum { ROUNDS = 16, BOXES = 8, LANES = VECTOR_BYTES };

/* For each round and S-box, six bits of the key, repeated in each byte of a word. */
typedef struct call_keys {
    uint32_t rounds[ROUNDS * STAGES][BOXES];
} call_keys;

typedef struct lane_keys {
    uint8_t rounds[ROUNDS * STAGES][BOXES][LANES];
} lane_keys;

ALWAYS_INLINE const uint32_t *key_words(const broadside_key *key) {
    return STAGES == 1 ? ((const broadside_des_key *)key)->rounds
                       : ((const broadside_des3_key *)key)->rounds;
}

/* The key schedule has a word for S-boxes 2, 4, 6, 8 and a word for 1, 3, 5, 7. The first box is in
 * the highest byte. */
ALWAYS_INLINE uint8_t key_bits(const uint32_t *words, size_t round, size_t box) {
    return (uint8_t)(words[2 * round + (box % 2 == 0)] >> (24 - box / 2 * 8));
}

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    const uint32_t *words = key_words(key);
    for (size_t round = 0; round < ROUNDS * STAGES; round++)
        for (size_t box = 0; box < BOXES; box++)
            keys->rounds[round][box] = 0x01010101u * key_bits(words, round, box);
}

ALWAYS_INLINE void set_lane_key(lane_keys *keys, size_t lane, const broadside_key *key,
                                bool decrypts) {
    (void)decrypts;
    const uint32_t *words = key_words(key);
    for (size_t round = 0; round < ROUNDS * STAGES; round++)
        for (size_t box = 0; box < BOXES; box++)
            keys->rounds[round][box][lane] = key_bits(words, round, box);
}

ALWAYS_INLINE void prepare_lanes(lane_keys *keys) {
    (void)keys;
}

/* Transposes the 8x8 words of 64 bits of eight vectors. It undoes itself. */
ALWAYS_INLINE void transpose64(vec x[8]) {
    vec pair[8];
    for (size_t i = 0; i < 8; i += 2) {
        pair[i] = vec_unpacklo64(x[i], x[i + 1]);
        pair[i + 1] = vec_unpackhi64(x[i], x[i + 1]);
    }
    for (size_t odd = 0; odd < 2; odd++) {
        vec a = _mm512_shuffle_i64x2(pair[odd], pair[2 + odd], 0x44);
        vec b = _mm512_shuffle_i64x2(pair[odd], pair[2 + odd], 0xee);
        vec c = _mm512_shuffle_i64x2(pair[4 + odd], pair[6 + odd], 0x44);
        vec d = _mm512_shuffle_i64x2(pair[4 + odd], pair[6 + odd], 0xee);
        x[odd] = _mm512_shuffle_i64x2(a, c, 0x88);
        x[2 + odd] = _mm512_shuffle_i64x2(a, c, 0xdd);
        x[4 + odd] = _mm512_shuffle_i64x2(b, d, 0x88);
        x[6 + odd] = _mm512_shuffle_i64x2(b, d, 0xdd);
    }
}

/* Byte 8j + i becomes byte 8i + j. */
ALWAYS_INLINE vec transpose_bytes(vec x) {
    static const uint8_t order[64] = {0, 8,  16, 24, 32, 40, 48, 56, 1, 9,  17, 25, 33, 41, 49, 57,
                                      2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59,
                                      4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61,
                                      6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63};
    return vec_permute8(x, vec_load(order));
}

/* Multiplies four vectors by a square of matrices. */
ALWAYS_INLINE void through(const uint64_t matrices[4][4], vec to[4], const vec from[4]) {
    for (size_t i = 0; i < 4; i++) {
        vec a = vec_affine(from[0], vec_broadcast64(matrices[i][0]));
        vec b = vec_affine(from[1], vec_broadcast64(matrices[i][1]));
        vec c = vec_affine(from[2], vec_broadcast64(matrices[i][2]));
        vec d = vec_affine(from[3], vec_broadcast64(matrices[i][3]));
        to[i] = vec_xor(vec_ternary(a, b, c, 0x96), d);
    }
}

/* From blocks to the halves after the initial permutation, x[0..3] the left one. Vector k of the
 * transposed block has its bits k (from the lowest) of all eight bytes: the initial permutation
 * takes bits 6, 4, 2, 0 to the left half, and 7, 5, 3, 1 to the right. */
ALWAYS_INLINE void slice(vec x[VECTORS]) {
    const vec unit = vec_broadcast64(0x8040201008040201u);
    for (size_t i = 0; i < 8; i++)
        x[i] = transpose_bytes(vec_affine(unit, x[i]));
    transpose64(x);
    vec left[4] = {x[6], x[4], x[2], x[0]}, right[4] = {x[7], x[5], x[3], x[1]};
    through(des_enter, x, left);
    through(des_enter, x + 4, right);
}

/* The halves were exchanged after the last round: x[0..3] is the left half of the output. */
ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    const vec reversed_unit = vec_broadcast64(0x0102040810204080u);
    vec left[4], right[4];
    through(des_leave, left, x);
    through(des_leave, right, x + 4);
    vec bits[8] = {right[0], left[0], right[1], left[1], right[2], left[2], right[3], left[3]};
    transpose64(bits);
    for (size_t i = 0; i < 8; i++)
        x[i] = vec_affine(reversed_unit, transpose_bytes(bits[i]));
}

/* The output of an S-box for the half `from`. */
ALWAYS_INLINE vec box_output(const vec from[4], size_t round, size_t box, const call_keys *all,
                             const lane_keys *each) {
    const uint64_t *expansion = des_expansion[box];
    vec key =
        all != NULL ? vec_broadcast32(all->rounds[round][box]) : vec_load(each->rounds[round][box]);
    vec a = vec_affine(from[0], vec_broadcast64(expansion[0]));
    vec b = vec_affine(from[1], vec_broadcast64(expansion[1]));
    vec c = vec_affine(from[2], vec_broadcast64(expansion[2]));
    vec d = vec_affine(from[3], vec_broadcast64(expansion[3]));
    vec index = vec_ternary(vec_ternary(a, b, key, 0x96), c, d, 0x96);
    return vec_lookup64(vec_load(des_boxes[box]), index);
}

ALWAYS_INLINE void one_round(vec to[4], const vec from[4], size_t round, const call_keys *all,
                             const lane_keys *each) {
    for (size_t i = 0; i < 4; i++)
        to[i] = vec_ternary(to[i], box_output(from, round, 2 * i, all, each),
                            box_output(from, round, 2 * i + 1, all, each), 0x96);
}

/* Sixteen rounds and the exchange of the halves. */
ALWAYS_INLINE void one_stage(vec x[VECTORS], size_t stage, bool encrypts, const call_keys *all,
                             const lane_keys *each) {
    vec left[4], right[4];
    for (size_t i = 0; i < 4; i++) {
        left[i] = x[i];
        right[i] = x[4 + i];
    }
    for (size_t i = 0; i < ROUNDS; i += 2) {
        size_t first = ROUNDS * stage + (encrypts ? i : ROUNDS - 1 - i);
        one_round(left, right, first, all, each);
        one_round(right, left, encrypts ? first + 1 : first - 1, all, each);
    }
    for (size_t i = 0; i < 4; i++) {
        x[i] = right[i];
        x[4 + i] = left[i];
    }
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    one_stage(x, 0, true, all, each);
    if (STAGES == 3) {
        one_stage(x, 1, false, all, each);
        one_stage(x, 2, true, all, each);
    }
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    if (STAGES == 3) {
        one_stage(x, 2, false, all, each);
        one_stage(x, 1, true, all, each);
    }
    one_stage(x, 0, false, all, each);
}

#include "../modes/modes.h"
