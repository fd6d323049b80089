/* Lookups in the S-box of MARS by rows of 16 entries, for processors that shuffle 16 bytes. Each
 * part of 128 bits of a vector is looked up by itself. */
#include "../../cipher/mars/mars_differences.h"

enum { ROW_BYTES = sizeof mars_differences[0], HALF_ROWS = 8 };

/* Bytes of the words of S0 (half 0) or S1 in a row. */
#define ROW_OF_HALF(byte, half) vec_broadcast128(row + 32 * (byte) + 16 * (half))
/* Those of S0 in the first part, those of S1 in the second. */
#define ROW_OF_BOTH(byte) vec_load(row + 32 * (byte))

#define ADD_ROW(y, values)                                                                         \
    y = vec_xor(y, vec_shuffle8(values, index));                                                   \
    vec_pin(y)

/* Looks up `index` in all rows, from `first` on. `ADD` adds `row` to the result. A row holds the
 * differences from the row before, so an entry is the sum of the rows up to its own. The index
 * falls by 16 from row to row. Once it is negative, the shuffle gives zero. An index from 128 on is
 * negative in all of the lower rows. For the upper rows its top bit is inverted.
 *
 * The loop is not fully unrolled: the longer code would be decoded again each time, at half the
 * speed. */
#define ADD_ROWS(first, ADD)                                                                       \
    do {                                                                                           \
        const uint8_t *row = (first);                                                              \
        vec upper = vec_xor(index, vec_broadcast8(0x80));                                          \
        for (size_t part = 0; part < 2; part++) {                                                  \
            const uint8_t *end = row + HALF_ROWS * ROW_BYTES;                                      \
            __asm__("" : "+r"(end));                                                               \
            do {                                                                                   \
                for (size_t n = 0; n < 2; n++) {                                                   \
                    ADD;                                                                           \
                    index = vec_sub_saturated8(index, vec_broadcast8(16));                         \
                    row += ROW_BYTES;                                                              \
                }                                                                                  \
            } while (row != end);                                                                  \
            index = upper;                                                                         \
        }                                                                                          \
    } while (0)

/* The bytes 0 to 3 of the words of one half. */
ALWAYS_INLINE void bytes_of_half(vec bytes[4], size_t half, vec index) {
    vec y0 = vec_zero(), y1 = vec_zero(), y2 = vec_zero(), y3 = vec_zero();
    ADD_ROWS(mars_differences[0], ADD_ROW(y0, ROW_OF_HALF(0, half));
             ADD_ROW(y1, ROW_OF_HALF(1, half)); ADD_ROW(y2, ROW_OF_HALF(2, half));
             ADD_ROW(y3, ROW_OF_HALF(3, half)));
    bytes[0] = y0;
    bytes[1] = y1;
    bytes[2] = y2;
    bytes[3] = y3;
}

/* The bytes of S0 for the indices of the first part, those of S1 for the indices of the second. */
ALWAYS_INLINE void bytes_by_part(vec bytes[4], vec index) {
    vec y0 = vec_zero(), y1 = vec_zero(), y2 = vec_zero(), y3 = vec_zero();
    ADD_ROWS(mars_differences[0], ADD_ROW(y0, ROW_OF_BOTH(0)); ADD_ROW(y1, ROW_OF_BOTH(1));
             ADD_ROW(y2, ROW_OF_BOTH(2)); ADD_ROW(y3, ROW_OF_BOTH(3)));
    bytes[0] = y0;
    bytes[1] = y1;
    bytes[2] = y2;
    bytes[3] = y3;
}

/* The bytes of both halves. */
ALWAYS_INLINE void bytes_of_both(vec s0[4], vec s1[4], vec index) {
    vec y0 = vec_zero(), y1 = vec_zero(), y2 = vec_zero(), y3 = vec_zero();
    vec z0 = vec_zero(), z1 = vec_zero(), z2 = vec_zero(), z3 = vec_zero();
    ADD_ROWS(mars_differences[0], ADD_ROW(y0, ROW_OF_HALF(0, 0)); ADD_ROW(z0, ROW_OF_HALF(0, 1));
             ADD_ROW(y1, ROW_OF_HALF(1, 0)); ADD_ROW(z1, ROW_OF_HALF(1, 1));
             ADD_ROW(y2, ROW_OF_HALF(2, 0)); ADD_ROW(z2, ROW_OF_HALF(2, 1));
             ADD_ROW(y3, ROW_OF_HALF(3, 0)); ADD_ROW(z3, ROW_OF_HALF(3, 1)));
    s0[0] = y0;
    s0[1] = y1;
    s0[2] = y2;
    s0[3] = y3;
    s1[0] = z0;
    s1[1] = z1;
    s1[2] = z2;
    s1[3] = z3;
}

/* A function that is not inlined, so that the code of a mode stays short. It does nothing if
 * `words` is NULL, and returns the lowest address of the stack that it writes. */
#define LOOKUP_FUNCTION(name, inline_lookup, ...)                                                  \
    static __attribute__((noinline)) const uint8_t *name(vec words[4], const vec *index) {         \
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

/* The compiler does not know the value, so it makes no second copy of a function. */
ALWAYS_INLINE vec *no_words(void) {
    vec *none = NULL;
    __asm__("" : "+r"(none));
    return none;
}
