/*
 * DES and triple-DES without tables, block by block. A word of 64 bits has one byte for each S-box.
 * An output is the leaf of a tree: each input bit, copied to all bits of its byte, chooses between
 * two values. The leaves are constants that do not depend on keys or data.
 */
#include "../../wide/wide.h"
#include "des_leaves.h"

enum { LANES = 1 };

/* Bit `bit` of each byte, in all bits of the byte. */
static inline uint64_t spread(uint64_t bytes, unsigned bit) {
    return (bytes >> bit & 0x0101010101010101u) * 255;
}

/* `b` where `x` has ones, `a` elsewhere. */
static inline uint64_t choose(uint64_t a, uint64_t b, uint64_t x) {
    return a ^ ((a ^ b) & x);
}

/* Subtrees of 2, 4, 8 and 16 leaves, for input bits 0, 1, 2, 3. */
static inline uint64_t choose_2(size_t i, const uint64_t x[6]) {
    return des_leaves[i][0] ^ (des_leaves[i][1] & x[0]);
}

static inline uint64_t choose_4(size_t i, const uint64_t x[6]) {
    return choose(choose_2(i, x), choose_2(i + 1, x), x[1]);
}

static inline uint64_t choose_8(size_t i, const uint64_t x[6]) {
    return choose(choose_4(i, x), choose_4(i + 2, x), x[2]);
}

static inline uint64_t choose_16(size_t i, const uint64_t x[6]) {
    return choose(choose_8(i, x), choose_8(i + 4, x), x[3]);
}

static inline uint32_t f(uint32_t r, const uint32_t *key) {
    uint64_t bytes = (uint64_t)(rotr32(r, 4) ^ key[1]) << 32 | (r ^ key[0]), x[6];
    for (unsigned bit = 0; bit < 6; bit++)
        x[bit] = spread(bytes, bit);
    uint64_t both = choose(choose_16(0, x), choose_16(8, x), x[4]);
    uint64_t outputs = choose(both, both >> 4, x[5]) & 0x0f0f0f0f0f0f0f0fu;
    return des_permute((uint32_t)outputs | (uint32_t)(outputs >> 28));
}

#include "des_cipher.h"

const broadside_cipher broadside_des = DES_DESCRIPTION("des", true, &broadside_des_wide);
const broadside_cipher broadside_des3 = DES3_DESCRIPTION("des3", true, &broadside_des3_wide);

broadside_status broadside_des_set_key(broadside_des_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des, bytes, size);
}

broadside_status broadside_des3_set_key(broadside_des3_key *key, const uint8_t *bytes,
                                        size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des3, bytes, size);
}
