/* "Vectors" of one 64-bit word, for every processor. `end.h` ends what this file begins. */
#ifndef BROADSIDE_WIDE_VECTOR_H
#define BROADSIDE_WIDE_VECTOR_H

#define VECTOR_TIER TIER_PORTABLE
#include "begin.h"

#define VECTOR_BYTES 8
/* A little-endian number, for any byte order of the machine. */
typedef uint64_t vec;

#define vec_load(p) load_le64((const uint8_t *)(p))
#define vec_store(p, x) store_le64((uint8_t *)(p), x)
#define vec_broadcast64(x) ((vec)(x))
#define vec_ones() UINT64_MAX
#define vec_xor(a, b) ((a) ^ (b))
#define vec_and(a, b) ((a) & (b))
#define vec_andnot(a, b) (~(a) & (b))
#define vec_or(a, b) ((a) | (b))
#define vec_add64(a, b) ((a) + (b))
#define vec_shl64(a, count) ((a) << (count))
#define vec_shr64(a, count) ((a) >> (count))

/* A block of 8 bytes, at `at` from its own place. */
ALWAYS_INLINE vec vec_gather(const uint8_t *const from[], size_t at, size_t block) {
    (void)block;
    return vec_load(from[0] + at);
}

ALWAYS_INLINE void vec_scatter(uint8_t *const to[], size_t at, vec x, size_t block) {
    (void)block;
    vec_store(to[0] + at, x);
}

/* The blocks of `current`, moved up by one; the last of `before` becomes the first. */
ALWAYS_INLINE vec vec_shift_in(vec before, vec current, size_t block) {
    (void)current;
    (void)block;
    return before;
}

/* The code that follows a call overwrites the general registers. */
ALWAYS_INLINE void vec_wipe_registers(void) {
}

#endif
