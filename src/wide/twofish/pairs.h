/* Twofish with the S-boxes of one key in registers. The two words of a block that go through g
 * stand side by side in eight bytes. Each byte is looked up once, so a block that waits for another
 * one takes less time than with lookups in q0 and q1. */
#include "twofish_facts.h"

#include "boxes/tables.h"

#define NO_LANES 1

typedef struct lane_keys lane_keys; /* there are no lanes */

enum { WHITEN_IN = 0, WHITEN_OUT = 4 };

/* The words of the blocks of a set: the first and second ones, the third and fourth ones. */
typedef struct halves {
    vec low, high;
} halves;

#if VECTOR_BYTES == BLOCK
/* The lower half of a vector has both words of one block. */
enum { SETS = VECTORS };

ALWAYS_INLINE halves split(const vec x[VECTORS], size_t set) {
    return (halves){x[set], vec_shuffle32(x[set], 0x4e)};
}

ALWAYS_INLINE void join(vec x[VECTORS], size_t set, halves h) {
    x[set] = vec_unpacklo64(h.low, h.high);
}
#else
enum { SETS = VECTORS / 2 };

ALWAYS_INLINE halves split(const vec x[VECTORS], size_t set) {
    const vec *of = x + 2 * set;
    return (halves){vec_unpacklo64(of[0], of[1]), vec_unpackhi64(of[0], of[1])};
}

ALWAYS_INLINE void join(vec x[VECTORS], size_t set, halves h) {
    x[2 * set] = vec_unpacklo64(h.low, h.high);
    x[2 * set + 1] = vec_unpackhi64(h.low, h.high);
}
#endif

/* The lower or the upper half of a table, looked up for each byte. */
ALWAYS_INLINE vec look_up_half(const byte_table *table, size_t half, vec x) {
    return vec_lookup128(table->part[2 * half], table->part[2 * half + 1], x);
}

/* Two tables, each for its own bytes: table 1 where `of_1` has ones. */
ALWAYS_INLINE vec look_up_two(const byte_table table[2], vec of_1, vec x) {
    vec low = vec_select(of_1, look_up_half(&table[1], 0, x), look_up_half(&table[0], 0, x));
    vec high = vec_select(of_1, look_up_half(&table[1], 1, x), look_up_half(&table[0], 1, x));
    return vec_select(vec_sign8(x), high, low);
}

/* The S-boxes. The second word is not turned left by a byte before: its byte i goes through box
 * i + 1. */
ALWAYS_INLINE vec substitute(vec x, const box_tables *boxes) {
    const vec of_1_or_3 = vec_broadcast64(0x00ff00ffff00ff00);
    const vec of_2_or_3 = vec_broadcast64(0x00ffff00ffff0000);
    vec y = look_up_two(&boxes->box[0], of_1_or_3, x);
    return vec_select(of_2_or_3, look_up_two(&boxes->box[2], of_1_or_3, x), y);
}

/* An order for the bytes of both words of two blocks. Byte j of the second word stands where the
 * S-boxes left it. NONE gives zero. */
enum { NONE = 0x80 };
#define SECOND(j) ((j) == NONE ? NONE : 4 + ((j) + 3) % 4)
#define FIRST_BLOCK(a, b, c, d) a, b, c, d, SECOND(a), SECOND(b), SECOND(c), SECOND(d)
#define OF_SECOND(j) (8 | (j))
#define ORDER(a, b, c, d)                                                                          \
    {FIRST_BLOCK(a, b, c, d),                                                                      \
     OF_SECOND(a),                                                                                 \
     OF_SECOND(b),                                                                                 \
     OF_SECOND(c),                                                                                 \
     OF_SECOND(d),                                                                                 \
     OF_SECOND(SECOND(a)),                                                                         \
     OF_SECOND(SECOND(b)),                                                                         \
     OF_SECOND(SECOND(c)),                                                                         \
     OF_SECOND(SECOND(d))}

/* The MDS matrix (section 4.2) times both words. */
ALWAYS_INLINE vec multiply_mds(vec y) {
    enum { BY_5B, BY_EF }; /* of twofish_times */
    static const uint8_t by_1[16] = ORDER(0, 3, 2, 1);
    static const uint8_t by_ef[2][16] = {ORDER(1, 1, 0, 0), ORDER(NONE, 2, 3, 2)};
    static const uint8_t by_5b[2][16] = {ORDER(2, 0, 1, 3), ORDER(3, NONE, NONE, NONE)};
    vec times_ef = vec_affine(y, vec_broadcast64(twofish_times[BY_EF]));
    vec times_5b = vec_affine(y, vec_broadcast64(twofish_times[BY_5B]));
#define IN_ORDER(x, order) vec_shuffle8(x, vec_broadcast128(order))
    vec sum =
        vec_xor3(IN_ORDER(y, by_1), IN_ORDER(times_ef, by_ef[0]), IN_ORDER(times_ef, by_ef[1]));
    return vec_xor3(sum, IN_ORDER(times_5b, by_5b[0]), IN_ORDER(times_5b, by_5b[1]));
#undef IN_ORDER
}

/* Two words of the key, for each block. */
ALWAYS_INLINE vec key_words(const call_keys *keys, size_t first) {
    return vec_broadcast64(load_le64((const uint8_t *)(keys->words + first)));
}

/* What a round adds to the third and fourth words: t0 + t1 and t0 + 2 t1, and the key. */
ALWAYS_INLINE vec f_function(vec x, size_t round, const call_keys *keys, const box_tables *boxes) {
    vec t = multiply_mds(substitute(x, boxes));
    vec second = vec_and(t, vec_broadcast64(0xffffffff00000000));
    vec sum = vec_add32(vec_shuffle32(t, 0xa0), vec_shuffle32(t, 0xf5)); /* t0, and t1 */
    return vec_add32(sum, vec_add32(second, key_words(keys, FIRST_ROUND_KEY + 2 * round)));
}

/* A round: `from` changes `to`. */
ALWAYS_INLINE void do_round(bool decrypts, vec *to, vec from, size_t round, const call_keys *keys,
                            const box_tables *boxes) {
    const vec third = vec_broadcast64(1), fourth = vec_broadcast64((uint64_t)1 << 32);
    vec turned = vec_rotlv32(*to, decrypts ? third : fourth);
    *to = vec_rotrv32(vec_xor(turned, f_function(from, round, keys, boxes)),
                      decrypts ? fourth : third);
}

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE halves whitened(halves h, size_t first, const call_keys *keys) {
    return (halves){vec_xor(h.low, key_words(keys, first)),
                    vec_xor(h.high, key_words(keys, first + 2))};
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    const box_tables boxes = load_boxes(all);
    halves h[SETS];
    (void)each;
    for (size_t set = 0; set < SETS; set++)
        h[set] = whitened(split(x, set), WHITEN_IN, all);
    for (size_t round = 0; round < ROUNDS; round += 2) {
        for (size_t set = 0; set < SETS; set++)
            do_round(false, &h[set].high, h[set].low, round, all, &boxes);
        for (size_t set = 0; set < SETS; set++)
            do_round(false, &h[set].low, h[set].high, round + 1, all, &boxes);
    }
    for (size_t set = 0; set < SETS; set++)
        join(x, set, whitened((halves){h[set].high, h[set].low}, WHITEN_OUT, all));
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    const box_tables boxes = load_boxes(all);
    halves h[SETS];
    (void)each;
    for (size_t set = 0; set < SETS; set++)
        h[set] = whitened(split(x, set), WHITEN_OUT, all);
    for (size_t round = ROUNDS; round > 0; round -= 2) {
        for (size_t set = 0; set < SETS; set++)
            do_round(true, &h[set].high, h[set].low, round - 1, all, &boxes);
        for (size_t set = 0; set < SETS; set++)
            do_round(true, &h[set].low, h[set].high, round - 2, all, &boxes);
    }
    for (size_t set = 0; set < SETS; set++)
        join(x, set, whitened((halves){h[set].high, h[set].low}, WHITEN_IN, all));
}

#include "../modes/modes.h"
