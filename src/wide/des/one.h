/*
 * DES and triple-DES with byte shuffles (AVX2), one block at a time. Blocks that do not wait for
 * one another go side by side, four at a time. A half is a register with a byte for each S-box, in
 * which four bits are the outputs of that box. Their places are chosen so that the permutation P
 * takes no instructions (see scripts/generate/cipher-tables).
 *
 * A round brings the six input bits of each box into six bytes of a word of 64 bits. The sum of
 * these bytes is the index. The box's 64 values are four rows of 16, which shuffles look up. Row 0
 * is looked up for all indices. Row r is looked up for the indices of row r and above, and has the
 * differences from the row before it. Constant-time: only shuffles, logic and sums in registers.
 *
 * STAGES is 1, or 3 for triple-DES.
 */
#include "../../cipher/des/des_one.h"

enum { ROUNDS = 16, BLOCKS_AT_ONCE = 4 };

/* For kernel_fields.h. */
#define KERNEL avx2_1
#define BLOCK 8
#define PASS_BLOCKS 1
#define LEAST_ALONE 1
#define WIPE_STACK broadside_wipe_stack_to
#define CHAINS 1
#define NO_LANES 1
#define ONLY_WHOLE_BLOCKS 1

typedef struct call_keys {
    uint64_t rounds[ROUNDS * STAGES]; /* in the order in which they are used; six bits a byte */
} call_keys;

typedef struct halves {
    vec left, right;
} halves;

/* The key schedule has the bits of S-boxes 2, 4, 6, 8 in one word, those of 1, 3, 5, 7 in the next.
 * The middle two bits of each change places with the last two, as in the indices. */
ALWAYS_INLINE uint64_t round_key(const uint32_t *words) {
    uint64_t key = (uint64_t)words[1] << 32 | words[0];
    uint64_t difference = (key >> 2 ^ key) & 0x0303030303030303u;
    return key ^ difference ^ difference << 2;
}

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key, bool decrypts) {
    const uint32_t *words = STAGES == 1 ? ((const broadside_des_key *)key)->rounds
                                        : ((const broadside_des3_key *)key)->rounds;
    for (size_t stage = 0; stage < STAGES; stage++) {
        const uint32_t *part = words + 2 * ROUNDS * (decrypts ? STAGES - 1 - stage : stage);
        bool backwards = decrypts != (stage == 1);
        for (size_t round = 0; round < ROUNDS; round++)
            keys->rounds[ROUNDS * stage + round] =
                round_key(part + 2 * (backwards ? ROUNDS - 1 - round : round));
    }
}

/* The parts of 128 bits change places. */
#define OTHER_PART(x) _mm256_permute4x64_epi64(x, 0x4e)

/* Bytes picked from a half and from its exchanged parts; `bits` is the bit that each byte keeps. */
ALWAYS_INLINE vec picked(vec half, vec other, const uint8_t *own_order, const uint8_t *other_order,
                         const uint8_t *bits) {
    return vec_and(
        vec_or(vec_shuffle8(half, vec_load(own_order)), vec_shuffle8(other, vec_load(other_order))),
        vec_load(bits));
}

/* The indices of four S-boxes, each in the lowest byte of a word of 64 bits, without the key. */
ALWAYS_INLINE vec indices(vec half, vec other, size_t which) {
    vec bits = picked(half, other, des_one_own[which], des_one_other[which], des_one_bits[which]);
    return _mm256_sad_epu8(_mm256_min_epu8(bits, vec_load(des_one_want[which])), vec_zero());
}

/* The outputs of these S-boxes. Row r is looked up for the index less 16 r. Smaller indices become
 * negative, and a shuffle gives zero for these. The upper bytes of each word are negative too. */
ALWAYS_INLINE vec substituted(vec index, vec round, size_t which) {
    const uint64_t negative = 0x8080808080808100u; /* byte 1 lends to byte 0 */
    vec place = vec_xor(index, _mm256_srlv_epi64(round, vec_load(des_one_keys[which]))), found[4];
    for (uint32_t row = 0; row < 4; row++) {
        vec less = vec_broadcast64(negative - 16 * row);
        found[row] =
            vec_shuffle8(vec_load(des_one_rows[2 * row + which]), _mm256_add_epi8(place, less));
    }
    return vec_xor(vec_xor(found[0], found[1]), vec_xor(found[2], found[3]));
}

/* The cipher function. */
ALWAYS_INLINE vec f(vec half, uint64_t key) {
    vec other = OTHER_PART(half), round = vec_broadcast64(key);
    return _mm256_packus_epi16(substituted(indices(half, other, 0), round, 0),
                               substituted(indices(half, other, 1), round, 1));
}

/* A half of the permuted block: four bytes a word, each with one bit, are added up. */
ALWAYS_INLINE vec entered(vec block, size_t which) {
    vec bits = vec_load(des_one_enter_bits[which]);
    vec picks = vec_and(vec_shuffle8(block, vec_load(des_one_enter[which])), bits);
    picks = vec_and(_mm256_cmpeq_epi8(picks, bits), vec_load(des_one_enter_want));
    return _mm256_madd_epi16(_mm256_maddubs_epi16(picks, _mm256_set1_epi8(1)),
                             _mm256_set1_epi16(1));
}

/* The bits of a half as bytes, each all ones or zero, in the order of the output. */
ALWAYS_INLINE vec left_bytes(vec half) {
    vec picks =
        picked(half, OTHER_PART(half), des_one_leave_own, des_one_leave_other, des_one_leave_bits);
    return _mm256_cmpeq_epi8(picks, vec_load(des_one_leave_bits));
}

/* The block with its halves exchanged and permuted. */
ALWAYS_INLINE uint64_t left_block(halves x) {
    vec right = left_bytes(x.right), left = left_bytes(x.left);
    uint32_t low = (uint32_t)_mm256_movemask_epi8(_mm256_unpacklo_epi8(right, left));
    uint32_t high = (uint32_t)_mm256_movemask_epi8(_mm256_unpackhi_epi8(right, left));
    return (uint64_t)high << 32 | low;
}

/* Blocks as little-endian numbers. The rounds of all of them go on side by side. */
ALWAYS_INLINE void crypt(uint64_t blocks[], size_t count, const call_keys *keys) {
    halves x[BLOCKS_AT_ONCE];
    for (size_t i = 0; i < count; i++) {
        vec both = vec_broadcast64(blocks[i]);
        x[i] = (halves){entered(both, 0), entered(both, 1)};
    }
    for (size_t stage = 0; stage < STAGES; stage++) {
        const uint64_t *rounds = keys->rounds + ROUNDS * stage;
        for (size_t round = 0; round < ROUNDS; round += 2) {
            for (size_t i = 0; i < count; i++)
                x[i].left = vec_xor(x[i].left, f(x[i].right, rounds[round]));
            for (size_t i = 0; i < count; i++)
                x[i].right = vec_xor(x[i].right, f(x[i].left, rounds[round + 1]));
        }
        if (stage + 1 < STAGES)
            for (size_t i = 0; i < count; i++)
                x[i] = (halves){x[i].right, x[i].left};
    }
    for (size_t i = 0; i < count; i++)
        blocks[i] = left_block(x[i]);
}

/* The cipher's input for the block `data` and the chain's state. */
ALWAYS_INLINE uint64_t cipher_input(wide_mode mode, uint64_t data, uint64_t state) {
    switch (mode) {
    case WIDE_ECB_ENCRYPT:
    case WIDE_ECB_DECRYPT:
    case WIDE_CBC_DECRYPT:
        return data;
    case WIDE_CBC_ENCRYPT:
        return data ^ state;
    default:
        return state;
    }
}

/* The mode's output for the cipher's output y. */
ALWAYS_INLINE uint64_t mode_output(wide_mode mode, uint64_t data, uint64_t y, uint64_t state) {
    switch (mode) {
    case WIDE_CBC_DECRYPT:
        return y ^ state;
    case WIDE_CTR:
    case WIDE_CFB_ENCRYPT:
    case WIDE_CFB_DECRYPT:
    case WIDE_OFB:
        return y ^ data;
    default:
        return y;
    }
}

/* The state for the next block. A counter is a big-endian number. */
ALWAYS_INLINE uint64_t next_state(wide_mode mode, uint64_t data, uint64_t y, uint64_t state) {
    switch (mode) {
    case WIDE_CBC_DECRYPT:
    case WIDE_CFB_DECRYPT:
        return data;
    case WIDE_CTR:
        return __builtin_bswap64(__builtin_bswap64(state) + 1);
    case WIDE_CFB_ENCRYPT:
        return y ^ data;
    default:
        return y;
    }
}

/* Does `count` blocks and returns the next state. More than one only if no state depends on the
 * cipher's output. */
ALWAYS_INLINE uint64_t do_blocks(wide_mode mode, uint8_t *out, const uint8_t *in, size_t count,
                                 uint64_t state, const call_keys *keys) {
    uint64_t data[BLOCKS_AT_ONCE], states[BLOCKS_AT_ONCE], y[BLOCKS_AT_ONCE];
    for (size_t i = 0; i < count; i++) {
        data[i] = load_le64(in + BLOCK * i);
        states[i] = i == 0 ? state : next_state(mode, data[i - 1], 0, states[i - 1]);
        y[i] = cipher_input(mode, data[i], states[i]);
    }
    crypt(y, count, keys);
    for (size_t i = 0; i < count; i++)
        store_le64(out + BLOCK * i, mode_output(mode, data[i], y[i], states[i]));
    return next_state(mode, data[count - 1], y[count - 1], states[count - 1]);
}

/* `state` is NULL for ECB. */
static __attribute__((noinline)) const uint8_t *run(wide_mode mode, const broadside_key *key,
                                                    uint8_t *out, const uint8_t *in, size_t blocks,
                                                    uint8_t *state) {
    bool is_ecb = mode == WIDE_ECB_ENCRYPT || mode == WIDE_ECB_DECRYPT;
    uint64_t feedback = is_ecb ? 0 : load_le64(state);
    call_keys keys;
    prepare(&keys, key, mode == WIDE_ECB_DECRYPT || mode == WIDE_CBC_DECRYPT);
    if (mode < WIDE_CBC_ENCRYPT)
        for (; blocks >= BLOCKS_AT_ONCE; blocks -= BLOCKS_AT_ONCE) {
            feedback = do_blocks(mode, out, in, BLOCKS_AT_ONCE, feedback, &keys);
            in += BLOCKS_AT_ONCE * BLOCK;
            out += BLOCKS_AT_ONCE * BLOCK;
        }
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        feedback = do_blocks(mode, out, in, 1, feedback, &keys);
    if (!is_ecb)
        store_le64(state, feedback);
    vec_wipe_registers();
    return stack_end();
}

#define MODE_FUNCTION(name, mode)                                                                  \
    static const uint8_t *wide_##name(const broadside_key *key, uint8_t *out, const uint8_t *in,   \
                                      size_t blocks, uint8_t *state) {                             \
        return run(mode, key, out, in, blocks, state);                                             \
    }

MODE_FUNCTION(ecb_encrypt, WIDE_ECB_ENCRYPT)
MODE_FUNCTION(ecb_decrypt, WIDE_ECB_DECRYPT)
MODE_FUNCTION(ctr, WIDE_CTR)
MODE_FUNCTION(cbc_decrypt, WIDE_CBC_DECRYPT)
MODE_FUNCTION(cfb_decrypt, WIDE_CFB_DECRYPT)
MODE_FUNCTION(cbc_encrypt, WIDE_CBC_ENCRYPT)
MODE_FUNCTION(cfb_encrypt, WIDE_CFB_ENCRYPT)
MODE_FUNCTION(ofb, WIDE_OFB)

extern const kernel KERNEL_OBJECT;
const kernel KERNEL_OBJECT = {
    .needs = VECTOR_TIER,
    .least_blocks = 1,
    .least_lanes = 1,
#include "../modes/kernel_fields.h"
};
