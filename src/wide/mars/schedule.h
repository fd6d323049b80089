/*
 * The key schedule of MARS in vector registers, for a file that has included a header of vectors
 * and defined
 *
 *     SCHEDULE          the function's name, a `wide_set_key`
 *     ROWS_TABLE        the S-box in rows of a vector each (mars_rows.h)
 *     ROW_BITS          of the index within a row
 *     vec_pick32(row, index) the word of the row at the index's low bits, in all places
 *
 * The upper bits of the index choose the row. Each bit halves the number of rows: one half is
 * added to the other under a mask. Every row is read, so this is constant-time. A vector holds one
 * word, repeated in all its places.
 */
#include "../../cipher/mars/mars_rows.h"
#include "../wide.h"

enum { INDEX_BITS = 9, CHOICES = INDEX_BITS - ROW_BITS, TOP = 32 - INDEX_BITS };

/* `a`, to which `b` is added under the mask. */
#if defined(VECTOR_HAS_TERNARY)
#define ADD_UNDER(a, b, mask) vec_ternary(a, b, mask, 0x78)
#else
#define ADD_UNDER(a, b, mask) vec_xor(a, vec_and(b, mask))
#endif

/* The row that the masks choose among 2, 4, 8, 16 or 32 rows, which begin at `first`. */
#define ROW(first) vec_load(ROWS_TABLE[first])

ALWAYS_INLINE vec choose_2(size_t first, const vec masks[CHOICES]) {
    return ADD_UNDER(ROW(first), ROW(first + 1), masks[0]);
}

ALWAYS_INLINE vec choose_4(size_t first, const vec masks[CHOICES]) {
    return ADD_UNDER(choose_2(first, masks), choose_2(first + 2, masks), masks[1]);
}

ALWAYS_INLINE vec choose_8(size_t first, const vec masks[CHOICES]) {
    return ADD_UNDER(choose_4(first, masks), choose_4(first + 4, masks), masks[2]);
}

ALWAYS_INLINE vec choose_16(size_t first, const vec masks[CHOICES]) {
    return ADD_UNDER(choose_8(first, masks), choose_8(first + 8, masks), masks[3]);
}

ALWAYS_INLINE vec choose_32(size_t first, const vec masks[CHOICES]) {
    return ADD_UNDER(choose_16(first, masks), choose_16(first + 16, masks), masks[4]);
}

/* All ones where the index's bit for this choice is set: it is brought to the top of the sum. */
#define MASK(choice) vec_sign32(vec_shl32(sum, INDEX_BITS - 1 - ROW_BITS - (choice)))

/* The word of the S-box at the index that is the upper bits of each word of `sum`. */
ALWAYS_INLINE vec look_up(vec sum) {
    vec masks[CHOICES] = {MASK(0), MASK(1), MASK(2), MASK(3), MASK(4)};
#if ROW_BITS == 3
    masks[5] = MASK(5);
    vec row = ADD_UNDER(choose_32(0, masks), choose_32(32, masks), masks[5]);
#else
    vec row = choose_32(0, masks);
#endif
    return vec_pick32(row, vec_shr32(sum, TOP));
}

/* As mars_stir of mars_schedule.h. Each word is rotated by the bits of an index after its sum is
 * made, so that the next index is on top of the sum. */
ALWAYS_INLINE void stir_words(uint32_t *t, size_t words) {
    vec sum = vec_rotl32(vec_broadcast32(t[words - 1]), TOP);
    for (size_t i = 0; i < words; i++) {
        sum = vec_add32(vec_broadcast32(t[i]), look_up(sum));
        t[i] = vec_low32(vec_rotl32(sum, INDEX_BITS));
    }
}

#define MARS_STIR(t) stir_words(t, MARS_T_WORDS)
#define MARS_SBOX(x) /* not used */
#include "../../cipher/mars/mars_schedule.h"

const uint8_t *SCHEDULE(broadside_key *key, const uint8_t *bytes, size_t size) {
    mars_schedule(((broadside_mars_key *)key)->words, bytes, (uint32_t)size);
    vec_wipe_registers();
    return called_stack_end();
}
