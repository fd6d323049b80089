/* Parts of vectors of 128 and 256 bits, which have no loads and stores under masks of bytes. What
 * goes through the stack is data; it is wiped, because it may lie closer to the caller's frame than
 * what the caller of a kernel wipes. */
#ifndef BROADSIDE_WIDE_PARTS_H
#define BROADSIDE_WIDE_PARTS_H

#define VECTOR_HAS_PARTS 1

#define COPY_PIECE(size)                                                                           \
    do {                                                                                           \
        if (bytes & (size)) {                                                                      \
            __builtin_memcpy(out, in, size);                                                       \
            out += (size);                                                                         \
            in += (size);                                                                          \
        }                                                                                          \
    } while (0)

/* Copies fewer than 32 bytes. Each piece has a constant size, so it is a load and a store. */
ALWAYS_INLINE void copy_part(uint8_t *out, const uint8_t *in, size_t bytes) {
    COPY_PIECE(16);
    COPY_PIECE(8);
    COPY_PIECE(4);
    COPY_PIECE(2);
    COPY_PIECE(1);
}

/* The first `bytes` bytes of a vector: at least one, and fewer than all. The rest is loaded as
 * zeros, or not stored. One block of two is loaded at once: a vector that was just stored in parts
 * would have to wait for the stores. */
ALWAYS_INLINE vec vec_load_part(const uint8_t *in, size_t bytes) {
    uint8_t all[VECTOR_BYTES] = {0};
#if VECTOR_BYTES == 32
    if (bytes == 16)
        return _mm256_inserti128_si256(_mm256_setzero_si256(),
                                       _mm_loadu_si128((const __m128i *)(const void *)in), 0);
#endif
    copy_part(all, in, bytes);
    vec x = vec_load(all);
    wipe(all, sizeof all);
    return x;
}

ALWAYS_INLINE void vec_store_part(uint8_t *out, vec x, size_t bytes) {
    uint8_t all[VECTOR_BYTES];
    vec_store(all, x);
    copy_part(out, all, bytes);
    wipe(all, sizeof all);
}

/* Stores block `place` of the vector, of 16 bytes. */
ALWAYS_INLINE void vec_store_block(uint8_t *out, vec x, size_t place) {
    uint8_t all[VECTOR_BYTES];
    vec_store(all, x);
    copy_block(out, all + 16 * place, 16);
    wipe(all, sizeof all);
}

#endif
