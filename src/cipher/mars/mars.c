/*
 * MARS without indexed tables, for processors with vectors of 128 bits. Every lookup reads a whole
 * half of the S-box. The table has the Reed-Muller transform of each half: the word at x is the
 * exclusive or of the entries whose index is a subset of the bits of x. Each bit of x halves the
 * table: the entries whose index has this bit, under a mask, are added to the entries whose index
 * lacks it.
 *
 * On other processors MARS is table-based, because this method on words of 64 bits takes 45 times
 * as long as tables.
 */
#include "../cipher.h"

#if defined(__GNUC__) && (defined(__SSE2__) || defined(__ARM_NEON))
#include "mars_choices.h"

enum { IS_CONSTANT_TIME = 1 };
enum { ENTRIES = 256, ROW = 4, ROWS_OF_PART = 8, PARTS = ENTRIES / ROW / ROWS_OF_PART };

/* Four entries, whose indices differ in bits 1 and 0. */
typedef int32_t row __attribute__((vector_size(4 * ROW)));

/* The word at `x` (0 to 255) of the half with the coefficients `table`. */
static NOT_INLINED uint32_t look_up(const uint32_t table[ENTRIES], uint32_t x) {
    const row place = {0, 1, 2, 3};
    row index = (row){0} + (int32_t)x, mask[8], part[PARTS];
    for (int bit = 2; bit < 8; bit++)
        mask[bit] = index << (31 - bit) >> 31;
    for (size_t p = 0; p < PARTS; p++) {
        row rows[ROWS_OF_PART];
        for (size_t r = 0; r < ROWS_OF_PART; r++)
            __builtin_memcpy(&rows[r], table + ROW * (ROWS_OF_PART * p + r), sizeof rows[r]);
        for (size_t r = 0; r < 4; r++)
            rows[r] ^= rows[r + 4] & mask[4];
        for (size_t r = 0; r < 2; r++)
            rows[r] ^= rows[r + 2] & mask[3];
        part[p] = rows[0] ^ (rows[1] & mask[2]);
    }
    for (size_t p = 0; p < 4; p++)
        part[p] ^= part[p + 4] & mask[7];
    for (size_t p = 0; p < 2; p++)
        part[p] ^= part[p + 2] & mask[6];
    part[0] ^= part[1] & mask[5];
    /* Of the last four entries, selects those whose index has only bits of x: the difference is
     * negative. */
    row kept = part[0] & (((index & place) ^ place) - 1) >> 31;
    return (uint32_t)(kept[0] ^ kept[1] ^ kept[2] ^ kept[3]);
}

static inline uint32_t sbox0(uint32_t x) {
    return look_up(mars_choices[0], x);
}

static inline uint32_t sbox1(uint32_t x) {
    return look_up(mars_choices[1], x);
}

/* The word of the whole S-box at `x`, 0 to 511. */
static inline uint32_t sbox(uint32_t x) {
    uint32_t low = sbox0(x & 0xff), high = sbox1(x & 0xff);
    return low ^ ((low ^ high) & (0u - (x >> 8)));
}

#define MARS_SBOX(x) sbox(x)
#define leave_pass() broadside_wipe_stack_below()

#else
#include "mars_tables.h"

enum { IS_CONSTANT_TIME = 0 };

#define sbox0(x) mars_sbox[x]
#define sbox1(x) mars_sbox[256 + (x)]
#define MARS_SBOX(x) mars_sbox[x]
#define leave_pass() broadside_wipe_stack_below()

#endif

#include "mars_cipher.h"

const broadside_cipher broadside_mars =
    MARS_DESCRIPTION("mars", IS_CONSTANT_TIME, mars_set_key, &broadside_mars_wide);
const broadside_cipher broadside_mars1998 =
    MARS_DESCRIPTION("mars1998", IS_CONSTANT_TIME, mars1998_set_key, &broadside_mars_wide);

broadside_status broadside_mars_set_key(broadside_mars_key *key, const uint8_t *bytes,
                                        size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_mars, bytes, size);
}

broadside_status broadside_mars1998_set_key(broadside_mars_key *key, const uint8_t *bytes,
                                            size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_mars1998, bytes, size);
}
