/* Words in memory in a given byte order, at any alignment; and ranges of bytes. Compilers turn each
 * access into a single move. */
#ifndef BROADSIDE_BYTES_H
#define BROADSIDE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words.h"

#if defined(__GNUC__)
#define NOT_INLINED __attribute__((noinline))
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#else
#define NOT_INLINED
#define ALWAYS_INLINE static inline
#endif

static inline uint32_t load_be32(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static inline void store_be32(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)(x >> 24);
    p[1] = (uint8_t)(x >> 16);
    p[2] = (uint8_t)(x >> 8);
    p[3] = (uint8_t)x;
}

static inline void store_le32(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static inline uint64_t load_be64(const uint8_t *p) {
    return (uint64_t)load_be32(p) << 32 | load_be32(p + 4);
}

static inline void store_be64(uint8_t *p, uint64_t x) {
    store_be32(p, (uint32_t)(x >> 32));
    store_be32(p + 4, (uint32_t)x);
}

static inline uint64_t load_le64(const uint8_t *p) {
    return (uint64_t)load_le32(p + 4) << 32 | load_le32(p);
}

static inline void store_le64(uint8_t *p, uint64_t x) {
    store_le32(p, (uint32_t)x);
    store_le32(p + 4, (uint32_t)(x >> 32));
}

static inline void copy_bytes(uint8_t *out, const uint8_t *in, size_t bytes) {
    for (size_t i = 0; i < bytes; i++)
        out[i] = in[i];
}

/* Copies a block of 8 or 16 bytes as two words. In a block of 8 bytes, both are the same word. */
static inline void copy_block(uint8_t *out, const uint8_t *in, size_t block) {
#if defined(__GNUC__)
    uint64_t first, last; /* two moves each; compilers do not make them from a loop */
    __builtin_memcpy(&first, in, 8);
    __builtin_memcpy(&last, in + block - 8, 8);
    __builtin_memcpy(out, &first, 8);
    __builtin_memcpy(out + block - 8, &last, 8);
#else
    copy_bytes(out, in, block);
#endif
}

static inline void xor_bytes(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t bytes) {
    size_t i = 0;
    for (; i + 8 <= bytes; i += 8)
        store_le64(out + i, load_le64(a + i) ^ load_le64(b + i));
    for (; i < bytes; i++)
        out[i] = a[i] ^ b[i];
}

/* The number of whole blocks in `bytes` bytes. All ciphers have blocks of 8 or 16 bytes, so this is
 * a shift. A division would take longer than a block of AES. */
static inline size_t blocks_in(size_t bytes, size_t block) {
    return block == 16 ? bytes / 16 : bytes / 8;
}

/* Begins to fetch a line of memory into the cache. Any address is allowed. */
static inline void fetch_line(const void *address) {
#if defined(__GNUC__)
    __builtin_prefetch(address);
#else
    (void)address;
#endif
}

/* Whether two ranges of at least one byte have a byte in common. They do if the distance from `a`
 * to `b` is more than -b_bytes and less than a_bytes: one comparison, because unsigned numbers
 * wrap. */
static inline bool overlap_unempty(const void *a, size_t a_bytes, const void *b, size_t b_bytes) {
    uintptr_t distance = (uintptr_t)b - (uintptr_t)a;
    return distance + (b_bytes - 1) < a_bytes + (b_bytes - 1);
}

/* Whether two ranges have a byte in common. */
static inline bool overlap(const void *a, size_t a_bytes, const void *b, size_t b_bytes) {
    return a_bytes > 0 && b_bytes > 0 && overlap_unempty(a, a_bytes, b, b_bytes);
}

/* Whether a range of this size can begin at this address. */
static inline bool fits_memory(const void *memory, size_t bytes) {
    return bytes <= PTRDIFF_MAX && bytes <= UINTPTR_MAX - (uintptr_t)memory;
}

/* The compiler may not leave out the stores. */
static inline void wipe(void *memory, size_t size) {
#if defined(__GNUC__)
    uint8_t *p = memory;
    for (size_t i = 0; i < size; i++)
        p[i] = 0;
    /* The compiler must assume that something reads the zeros. */
    __asm__ volatile("" : : "r"(memory) : "memory");
#else
    volatile uint8_t *p = memory;
    for (size_t i = 0; i < size; i++)
        p[i] = 0;
#endif
}

#endif
