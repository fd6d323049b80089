/*
 * DES and triple-DES on slices of bits, a block for each bit of a vector: slice i has bit i of all
 * blocks. Permutations are choices of slices; an S-box is a circuit (slices.h). The halves share
 * the slices: after the initial permutation the left one has the even slices, the right one the
 * odd.
 *
 * STAGES is 1, or 3 for triple-DES.
 */
#define BLOCK 8
#define VECTORS 64

enum { ROUNDS = 16, LANES = VECTOR_BYTES * 8 };

/* For each stage, the slices of the key. All blocks have one key, so a slice is a word. */
typedef struct call_keys {
    uint64_t slices[STAGES][64];
} call_keys;

/* The key of each lane as a word, and the slices that prepare_lanes makes from all of them. */
typedef struct lane_keys {
    uint64_t words[STAGES][LANES];
    vec slices[STAGES][VECTORS];
} lane_keys;

/* The key of one stage. One of the two pointers is a constant NULL. */
typedef struct key_slices {
    const uint64_t *all;
    const vec *each;
} key_slices;

ALWAYS_INLINE vec key_slice(key_slices keys, size_t i) {
    return keys.all != NULL ? vec_broadcast64(keys.all[i]) : keys.each[i];
}

#include "slices.h"

ALWAYS_INLINE const uint32_t *key_rounds(const broadside_key *key, size_t stage) {
    return (STAGES == 1 ? ((const broadside_des_key *)key)->rounds
                        : ((const broadside_des3_key *)key)->rounds) +
           stage * 2 * ROUNDS;
}

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    for (size_t stage = 0; stage < STAGES; stage++) {
        uint64_t bits = key_bits(key_rounds(key, stage));
        for (size_t i = 0; i < 64; i++)
            keys->slices[stage][i] = (uint64_t)0 - (bits >> i & 1);
    }
}

ALWAYS_INLINE void set_lane_key(lane_keys *keys, size_t lane, const broadside_key *key,
                                bool decrypts) {
    (void)decrypts;
    for (size_t stage = 0; stage < STAGES; stage++)
        store_le64((uint8_t *)&keys->words[stage][lane], key_bits(key_rounds(key, stage)));
}

/* Exchanges the bits of `a` whose place has the bit `distance` with the bits of `b` whose place
 * lacks it. */
ALWAYS_INLINE void exchange(vec *a, vec *b, unsigned distance, vec low) {
#if defined(VECTOR_HAS_TERNARY)
    vec up = vec_shl64(*b, distance), down = vec_shr64(*a, distance);
    *a = vec_ternary(low, *a, up, 0xca);
    *b = vec_ternary(low, down, *b, 0xca);
#else
    vec difference = vec_and(vec_xor(vec_shr64(*a, distance), *b), low);
    *b = vec_xor(*b, difference);
    *a = vec_xor(*a, vec_shl64(difference, distance));
#endif
}

/* Three of the six steps of a transposition: eight vectors, `step` apart. */
ALWAYS_INLINE void transpose_eight(vec *x, size_t step, unsigned distance, const uint64_t low[3]) {
    vec a = x[0], b = x[step], c = x[2 * step], d = x[3 * step];
    vec e = x[4 * step], f = x[5 * step], g = x[6 * step], h = x[7 * step];
    vec mask = vec_broadcast64(low[0]);
    exchange(&a, &e, 4 * distance, mask);
    exchange(&b, &f, 4 * distance, mask);
    exchange(&c, &g, 4 * distance, mask);
    exchange(&d, &h, 4 * distance, mask);
    mask = vec_broadcast64(low[1]);
    exchange(&a, &c, 2 * distance, mask);
    exchange(&b, &d, 2 * distance, mask);
    exchange(&e, &g, 2 * distance, mask);
    exchange(&f, &h, 2 * distance, mask);
    mask = vec_broadcast64(low[2]);
    exchange(&a, &b, distance, mask);
    exchange(&c, &d, distance, mask);
    exchange(&e, &f, distance, mask);
    exchange(&g, &h, distance, mask);
    x[0] = a;
    x[step] = b;
    x[2 * step] = c;
    x[3 * step] = d;
    x[4 * step] = e;
    x[5 * step] = f;
    x[6 * step] = g;
    x[7 * step] = h;
}

/* Transposes the 64x64 bits that each place of a word has in 64 vectors. It undoes itself. */
static __attribute__((noinline)) void transpose_bits(vec x[VECTORS]) {
    static const uint64_t far[3] = {0x00000000ffffffffu, 0x0000ffff0000ffffu, 0x00ff00ff00ff00ffu};
    static const uint64_t near[3] = {0x0f0f0f0f0f0f0f0fu, 0x3333333333333333u, 0x5555555555555555u};
    for (size_t i = 0; i < 8; i++)
        transpose_eight(x + i, 8, 8, far);
    for (size_t i = 0; i < 64; i += 8)
        transpose_eight(x + i, 1, 1, near);
}

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    transpose_bits(x);
}

/* The halves were exchanged after the last round. */
ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    for (size_t i = 0; i < VECTORS; i += 2) {
        vec left = x[i];
        x[i] = x[i + 1];
        x[i + 1] = left;
    }
    transpose_bits(x);
}

ALWAYS_INLINE void prepare_lanes(lane_keys *keys) {
    for (size_t stage = 0; stage < STAGES; stage++) {
        for (size_t i = 0; i < VECTORS; i++)
            keys->slices[stage][i] =
                vec_load((const uint8_t *)keys->words[stage] + i * VECTOR_BYTES);
        transpose_bits(keys->slices[stage]);
    }
}

/* Rounds up to `end`, which is even; `left` and `right` are the first slices of the halves. */
ALWAYS_INLINE void rounds_of(vec *left, vec *right, bool encrypts, key_slices keys, size_t end) {
    for (size_t i = 0; i < end; i += 2) {
        round_of(left, right, round_bits[encrypts ? i : ROUNDS - 1 - i], keys);
        round_of(right, left, round_bits[encrypts ? i + 1 : ROUNDS - 2 - i], keys);
    }
}

/* These functions are not inlined, so that one copy serves all modes. They return the end of their
 * stack. */
static __attribute__((noinline)) const uint8_t *
rounds_with_one_key(vec *left, vec *right, bool encrypts, const uint64_t *all, size_t end) {
    rounds_of(left, right, encrypts, (key_slices){all, NULL}, end);
    return stack_end();
}

static __attribute__((noinline)) const uint8_t *
rounds_with_keys(vec *left, vec *right, bool encrypts, const vec *each, size_t end) {
    rounds_of(left, right, encrypts, (key_slices){NULL, each}, end);
    return stack_end();
}

/* A call without rounds has the same frames as other calls. The frame of transpose_bits is smaller.
 */
#define CIPHER_CALLS 1
ALWAYS_INLINE const uint8_t *end_of_calls(void) {
    size_t none = 0;
    __asm__("" : "+r"(none)); /* the compiler does not know the value, so it makes no second copy */
    return deeper(rounds_with_one_key(NULL, NULL, true, NULL, none),
                  rounds_with_keys(NULL, NULL, true, NULL, none));
}

/* Does the stages. Each of them exchanges the halves. */
ALWAYS_INLINE void transform(vec x[VECTORS], bool encrypts, const call_keys *all,
                             const lane_keys *each) {
    for (size_t i = 0; i < STAGES; i++) {
        size_t stage = encrypts ? i : STAGES - 1 - i;
        bool forward = encrypts == (i % 2 == 0);
        vec *left = x + i % 2, *right = x + (i + 1) % 2;
        if (all != NULL)
            rounds_with_one_key(left, right, forward, all->slices[stage], ROUNDS);
        else
            rounds_with_keys(left, right, forward, each->slices[stage], ROUNDS);
    }
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    transform(x, true, all, each);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    transform(x, false, all, each);
}

#include "../modes/modes.h"
