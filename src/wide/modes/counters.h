/* The vectors that modes.h adds to blocks: counters, tweaks, data. */
#ifndef BROADSIDE_WIDE_MODES_COUNTERS_H
#define BROADSIDE_WIDE_MODES_COUNTERS_H

#include "../tweak.h"

/* ---- Counters: big-endian numbers of a block, SP 800-38A appendix B.1 ---- */

/* Reverses the bytes of each block. */
ALWAYS_INLINE vec reverse_blocks(vec x, size_t block) {
#if VECTOR_BYTES == 8
    uint8_t bytes[8];
    (void)block;
    store_le64(bytes, x);
    return load_be64(bytes);
#else
    static const uint8_t order[2][16] = {
        {7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8},
        {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
    };
    return vec_shuffle8(x, vec_broadcast128(order[block == 16]));
#endif
}

/* Adds `by` to the counter. A carry out of the block is lost. */
ALWAYS_INLINE void add_to_counter(uint8_t *counter, size_t block, uint64_t by) {
    uint64_t low = load_be64(counter + block - 8);
    store_be64(counter + block - 8, low + by);
    if (block == 16 && low + by < low)
        store_be64(counter, load_be64(counter) + 1);
}

/* The number of blocks, at most `blocks`, that can be counted before the counter carries out of its
 * last bytes: four if the counters are made in sliced form (layout/words.h), or eight. It is a
 * multiple of `pass`, or `blocks`. */
ALWAYS_INLINE size_t blocks_before_carry(const uint8_t *counter, size_t block, size_t pass,
                                         size_t blocks) {
#if defined(COUNTS_SLICED)
    uint64_t left = UINT32_MAX - load_be32(counter + block - 4);
#else
    uint64_t left = block == 16 ? UINT64_MAX - load_be64(counter + 8) : UINT64_MAX;
#endif
    uint64_t in_passes = left - left % pass;
    return blocks < in_passes ? blocks : (size_t)in_passes;
}

/* A vector of counters as little-endian numbers. The first is `counter` with `low` as its last
 * eight bytes. */
ALWAYS_INLINE vec numbers_from(const uint8_t *counter, uint64_t low, size_t block) {
#if VECTOR_BYTES == 8
    (void)counter;
    (void)block;
    return low;
#else
    static const uint64_t first[2][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {0, 0, 1, 0, 2, 0, 3, 0}};
    vec counters = vec_broadcast_words(low, block == 16 ? load_be64(counter) : low);
    return vec_add64(counters, vec_load(first[block == 16]));
#endif
}

/* The difference between the numbers of a vector and of the next one. */
ALWAYS_INLINE vec number_step(size_t block) {
#if VECTOR_BYTES == 8
    (void)block;
    return 1;
#else
    uint64_t by = VECTOR_BYTES / block;
    return vec_broadcast_words(by, block == 16 ? 0 : by);
#endif
}

/* The same for counters as they stand in the blocks, if only their last bytes change. */
ALWAYS_INLINE vec last_byte_step(size_t block) {
#if VECTOR_BYTES == 8
    (void)block;
    return (uint64_t)1 << 56;
#else
    uint64_t by = (uint64_t)(VECTOR_BYTES / block) << 56;
    return vec_broadcast_words(block == 16 ? 0 : by, by);
#endif
}

/* The counters of a message, whose upper eight bytes do not change. */
typedef struct counter_run {
    const uint8_t *counter; /* the first one */
    uint64_t low;           /* the last eight bytes of the next counter */
    vec next;               /* the next counters, as they stand in the blocks */
} counter_run;

ALWAYS_INLINE void set_next_counters(counter_run *run, size_t block) {
    run->next = reverse_blocks(numbers_from(run->counter, run->low, block), block);
}

/* The two halves are loaded apart: they were just stored so, and one load would have to wait for
 * both stores. */
ALWAYS_INLINE counter_run begin_counters(const uint8_t *counter, size_t block) {
    counter_run run = {.counter = counter, .low = load_be64(counter + block - 8)};
    __asm__("" : "+r"(run.low));
    set_next_counters(&run, block);
    return run;
}

/* The counters of a pass, whichever of their bytes carry. */
ALWAYS_INLINE void counters_of_any_pass(vec x[], size_t vectors, const counter_run *run,
                                        size_t block) {
    vec numbers = numbers_from(run->counter, run->low, block);
    for (size_t i = 0; i < vectors; i++) {
        x[i] = reverse_blocks(numbers, block);
        numbers = vec_add64(numbers, number_step(block));
    }
}

/* The counters of a pass. If their last bytes do not carry, only these bytes change. Passes of one
 * vector are for short messages, so they do not use `run->next`. */
ALWAYS_INLINE void counters_of_pass(vec x[], size_t vectors, counter_run *run, size_t block) {
    size_t blocks = vectors * (VECTOR_BYTES / block);
    if (vectors > 1 && (run->low & 0xff) + blocks < 0x100) {
        for (size_t i = 0; i < vectors; i++) {
            x[i] = run->next;
            run->next = vec_add64(x[i], last_byte_step(block));
        }
        run->low += blocks;
    } else {
        counters_of_any_pass(x, vectors, run, block);
        run->low += blocks;
        if (vectors > 1)
            set_next_counters(run, block);
    }
}

/* The counters from `counter` on, one block after another, with any carries. */
static inline void count_slowly(vec x[], size_t vectors, uint8_t *counter, size_t block) {
    uint8_t blocks[VECTOR_BYTES];
    for (size_t i = 0; i < vectors; i++) {
        for (size_t at = 0; at < VECTOR_BYTES; at += block) {
            copy_block(blocks + at, counter, block);
            add_to_counter(counter, block, 1);
        }
        /* One load; clang would insert words under masks, which some kernels do not wipe. */
        __asm__ volatile("" : : "r"(blocks) : "memory");
        x[i] = vec_load(blocks);
    }
}

/* The counter after each, for counters that do not carry into the upper half. */
ALWAYS_INLINE vec next_counters(vec x, size_t block) {
#if VECTOR_BYTES == 8
    vec one = 1;
#else
    static const uint64_t ones[2][8] = {{1, 1, 1, 1, 1, 1, 1, 1}, {1, 0, 1, 0, 1, 0, 1, 0}};
    vec one = vec_load(ones[block == 16]);
#endif
    return reverse_blocks(vec_add64(reverse_blocks(x, block), one), block);
}

/* ---- Data ---- */

/* A vector that repeats the block. The block is loaded in words, as copy_block stores it: one load
 * of words that were just stored apart would have to wait for the stores. */
ALWAYS_INLINE vec repeat_block(const uint8_t block[BLOCK]) {
#if VECTOR_BYTES == 8
    return vec_load(block);
#else
    return vec_broadcast_words(load_le64(block), load_le64(block + BLOCK - 8));
#endif
}

/* ---- Tweaks of XTS, whose blocks have 16 bytes ---- */

#if BLOCK == 16

enum { TWEAKS = VECTOR_BYTES / 16, TWEAK_CHAINS = VECTORS < 4 ? VECTORS : 4 };

/* A vector of tweaks times x^count, which is a constant below 57. */
#define TWEAKS_AFTER(name, count)                                                                  \
    ALWAYS_INLINE vec name(vec t) {                                                                \
        static const uint64_t low_half[8] = {UINT64_MAX, 0, UINT64_MAX, 0,                         \
                                             UINT64_MAX, 0, UINT64_MAX, 0};                        \
        vec out = vec_shuffle32(vec_shr64(t, 64 - (count)), 0x4e);                                 \
        vec folded = vec_xor(vec_xor(vec_shl64(out, 1), vec_shl64(out, 2)), vec_shl64(out, 7));    \
        return vec_xor(vec_xor(vec_shl64(t, count), out), vec_and(folded, vec_load(low_half)));    \
    }

TWEAKS_AFTER(doubled_tweaks, 1)
TWEAKS_AFTER(quadrupled_tweaks, 2)
TWEAKS_AFTER(next_tweaks, TWEAKS)
TWEAKS_AFTER(tweaks_of_chain, TWEAK_CHAINS *TWEAKS)

/* The tweaks of the first blocks, as many as a vector has. */
ALWAYS_INLINE vec first_tweaks(const uint8_t tweak[16]) {
    static const uint64_t odd_tweaks[8] = {0, 0, UINT64_MAX, UINT64_MAX,
                                           0, 0, UINT64_MAX, UINT64_MAX};
    static const uint64_t upper[8] = {0, 0, 0, 0, UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX};
    vec t = repeat_block(tweak);
    if (TWEAKS > 1)
        t = vec_xor(t, vec_and(vec_xor(t, doubled_tweaks(t)), vec_load(odd_tweaks)));
    if (TWEAKS > 2)
        t = vec_xor(t, vec_and(vec_xor(t, quadrupled_tweaks(t)), vec_load(upper)));
    return t;
}

/* The first pass. To compute each vector from the one before would take longer than AES, so there
 * are several chains. */
ALWAYS_INLINE void first_pass_tweaks(vec tweaks[VECTORS], const uint8_t tweak[16]) {
    tweaks[0] = first_tweaks(tweak);
    for (size_t i = 1; i < VECTORS; i++)
        tweaks[i] = i < TWEAK_CHAINS ? next_tweaks(tweaks[i - 1])
                                     : tweaks_of_chain(tweaks[i - TWEAK_CHAINS]);
}

/* The tweaks of a pass, and those of the next pass, which are computed from them vector by vector.
 */
typedef struct pass_tweaks {
    const vec *now;
    vec *next;
    vec top_bits; /* of the tweak to be doubled: the upper word of each half */
} pass_tweaks;

#if defined(vec_sra32)
_Static_assert(VECTORS <= 32, "no bit that a doubling adds reaches the top of a word");

/* Each tweak is the one before times x. The top bits of its halves come from words that are shifted
 * apart, so the next tweak waits for an addition and an exclusive or alone. */
ALWAYS_INLINE void make_next_tweaks(pass_tweaks *tweaks, size_t i) {
    static const uint32_t carried[4] = {0x87, 0, 1, 0};
    vec t = i == 0 ? tweaks->now[VECTORS - 1] : tweaks->next[i - 1];
    vec top = i == 0 ? vec_shuffle32(t, 0x13) : tweaks->top_bits;
    vec carries = vec_and(vec_sra32(top, 31), vec_load(carried));
    tweaks->top_bits = vec_add32(top, top);
    tweaks->next[i] = vec_xor(vec_add64(t, t), carries);
}
#elif defined(VECTOR_HAS_CLMUL) && VECTORS * VECTOR_BYTES % 128 == 0
/* Vector `i` of the next pass: the tweaks of the vector AHEAD before it, times a power of x that is
 * whole bytes, at most 64 bits. */
ALWAYS_INLINE void make_next_tweaks(pass_tweaks *tweaks, size_t i) {
    enum { AHEAD = VECTORS < 16 ? VECTORS : 16, BYTES = AHEAD * VECTOR_BYTES / 128 };
    _Static_assert(BYTES <= 8, "one multiplication folds the bytes that are shifted out");
    static const uint64_t polynomial[2] = {0x87, 0};
    vec t = i < AHEAD ? tweaks->now[VECTORS - AHEAD + i] : tweaks->next[i - AHEAD];
    tweaks->next[i] = vec_xor(vec_shl_bytes(t, BYTES), vec_clmul(vec_shr_bytes(t, 16 - BYTES),
                                                                 vec_broadcast128(polynomial)));
}
#else
ALWAYS_INLINE void make_next_tweaks(pass_tweaks *tweaks, size_t i) {
    tweaks->next[i] = tweaks_of_chain(i < TWEAK_CHAINS ? tweaks->now[VECTORS - TWEAK_CHAINS + i]
                                                       : tweaks->next[i - TWEAK_CHAINS]);
}
#endif
#endif

/* ---- The data that modes add ---- */

/* The data that a mode adds to the blocks after the cipher: `first` to the first vector, and to
 * each later vector `i` the bytes from `rest + i * VECTOR_BYTES` on. */
typedef struct addends {
    vec first;
    const uint8_t *rest;
} addends;

ALWAYS_INLINE vec addend(const addends *added, size_t i) {
    return i == 0 ? added->first : vec_load(added->rest + i * VECTOR_BYTES);
}

#endif
