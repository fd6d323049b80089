/* Lookups in the S-box of MARS by permutations of bytes, for four groups: a vector has one byte of
 * the words of all blocks. */
#include "../../cipher/mars/mars_planes.h"
#include "../planes.h"

/* The input of lookups for the words `x` of each group: vectors of their bytes 0 to 3. */
ALWAYS_INLINE void spread(vec x[4]) {
    transpose_planes(x);
}

#if defined(VECTOR_HAS_VBMI) || defined(VECTOR_HAS_LOOKUP256)
/* The bytes of the words of one half. */
ALWAYS_INLINE void lookup_bytes(vec bytes[4], size_t half, vec index) {
    for (size_t byte = 0; byte < 4; byte++)
        bytes[byte] = lookup256(mars_planes[4 * half + byte], index);
}
#else
/* The lookups in rows of 16 bytes. If the upper half of the index does not name the row, the top
 * bit of the index is set, and the shuffle gives zero. */
#define ADD_BYTES(y, byte)                                                                         \
    y = vec_xor(y, vec_shuffle8(vec_broadcast128(planes[byte] + row), in_row));                    \
    vec_pin(y)
#define ADD_ROW()                                                                                  \
    do {                                                                                           \
        vec in_row = vec_add_saturated8(index, vec_broadcast8(0x70));                              \
        index = vec_sub8(index, vec_broadcast8(16));                                               \
        ADD_BYTES(y0, 0);                                                                          \
        ADD_BYTES(y1, 1);                                                                          \
        ADD_BYTES(y2, 2);                                                                          \
        ADD_BYTES(y3, 3);                                                                          \
        row += 16;                                                                                 \
    } while (0)

ALWAYS_INLINE void lookup_bytes(vec bytes[4], size_t half, vec index) {
    const uint8_t (*planes)[256] = mars_planes + 4 * half;
    vec y0 = vec_zero(), y1 = vec_zero(), y2 = vec_zero(), y3 = vec_zero();
    /* This loop is not fully unrolled: the longer code would be decoded again each time, at half
     * the speed. */
    size_t row = 0, end = 256;
    __asm__("" : "+r"(end));
    do {
        ADD_ROW();
        ADD_ROW();
        ADD_ROW();
        ADD_ROW();
    } while (row != end);
    bytes[0] = y0;
    bytes[1] = y1;
    bytes[2] = y2;
    bytes[3] = y3;
}
#define LOOKUP_CALLS 1
#endif

ALWAYS_INLINE void inline_lookup8(vec words[4], size_t half, vec index) {
    lookup_bytes(words, half, index);
    transpose_planes(words);
}

ALWAYS_INLINE void inline_lookup9(vec words[4], const vec *index) {
    vec s1[4], half = vec_shl64(index[1], 7); /* the ninth bit is the top bit in each byte */
    lookup_bytes(words, 0, index[0]);
    lookup_bytes(s1, 1, index[0]);
    words[0] = vec_choose8(half, s1[0], words[0]);
    words[1] = vec_choose8(half, s1[1], words[1]);
    words[2] = vec_choose8(half, s1[2], words[2]);
    words[3] = vec_choose8(half, s1[3], words[3]);
    transpose_planes(words);
}

#if defined(LOOKUP_CALLS)
/* Functions that are not inlined, so that the code of a mode stays short. They do nothing if
 * `words` is NULL, and return the lowest address of the stack that they write. */
#define LOOKUP_FUNCTION(name, inline_lookup, ...)                                                  \
    static __attribute__((noinline)) const uint8_t *name(vec *words, const vec *index) {           \
        if (words != NULL) {                                                                       \
            vec y[4];                                                                              \
            inline_lookup(y, __VA_ARGS__);                                                         \
            vec_store(&words[0], y[0]);                                                            \
            vec_store(&words[1], y[1]);                                                            \
            vec_store(&words[2], y[2]);                                                            \
            vec_store(&words[3], y[3]);                                                            \
        }                                                                                          \
        return stack_end();                                                                        \
    }

LOOKUP_FUNCTION(look_up_s0, inline_lookup8, 0, vec_load(index))
LOOKUP_FUNCTION(look_up_s1, inline_lookup8, 1, vec_load(index))
LOOKUP_FUNCTION(look_up_both, inline_lookup9, index)

ALWAYS_INLINE const uint8_t *end_of_lookups(void) {
    vec *none = NULL;
    __asm__("" : "+r"(none)); /* the compiler does not know the value, so it makes no second copy */
    return deeper(deeper(look_up_s0(none, none), look_up_s1(none, none)), look_up_both(none, none));
}
#endif

/* Words of S0 (half 0) or S1 by a byte of each block. */
ALWAYS_INLINE void lookup8(vec words[4], size_t half, const vec index[4], size_t byte) {
#if defined(LOOKUP_CALLS)
    (half == 0 ? look_up_s0 : look_up_s1)(words, index + byte);
#else
    inline_lookup8(words, half, index[byte]);
#endif
}

/* Words of S0 and S1 by the lowest nine bits of each block. */
ALWAYS_INLINE void lookup9(vec words[4], const vec index[4]) {
#if defined(LOOKUP_CALLS)
    look_up_both(words, index);
#else
    inline_lookup9(words, index);
#endif
}
