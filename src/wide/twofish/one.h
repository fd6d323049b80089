/* Twofish, one block. Both words that go through g are eight bytes of one register. All of them go
 * through q0 and through q1, and a mask chooses between the results. */
#include "boxes/mixed.h"

enum { ROUNDS = 16, WHITEN_IN = 0, WHITEN_OUT = 4, FIRST_ROUND_KEY = 8, KEY_PAIRS_MAX = 4 };
#define BLOCK 16
#define VECTORS 1
#define CIPHER twofish
#define CHAINS 1
#define NO_LANES 1

typedef struct lane_keys lane_keys; /* there are no lanes */

typedef struct call_keys {
    const uint32_t *words;
    uint32_t pairs;
    uint32_t stages[KEY_PAIRS_MAX]; /* mixed */
} call_keys;

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    keys->words = key->subkeys;
    keys->pairs = key->pairs;
    for (size_t stage = 0; stage < key->pairs; stage++)
        keys->stages[stage] = mixed(key->words[stage]);
}

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    (void)x;
}

ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    (void)x;
}

/* Low and high nibbles of bytes. */
typedef struct nibbles {
    vec low, high;
} nibbles;

ALWAYS_INLINE nibbles split(vec x) {
    const vec low = _mm_set1_epi8(15);
    return (nibbles){vec_and(x, low), vec_and(_mm_srli_epi32(x, 4), low)};
}

#define LOOK_UP(row, nibble) vec_shuffle8(vec_load(row), nibble)
/* The part of the low nibbles is ready first, so the key is added to it. */
#define LOOK_UP_BOTH(rows, x, key)                                                                 \
    vec_xor(vec_xor(LOOK_UP((rows)[0], (x).low), key), LOOK_UP((rows)[1], (x).high))

/* The result of q1 where `q1` is set, else the result of q0: the first two tables of four bits,
 * then `rows`. */
ALWAYS_INLINE vec permuted(nibbles x, const uint8_t rows[4][16], uint32_t q1, vec key) {
    const vec none = _mm_setzero_si128();
    nibbles n0 = split(LOOK_UP_BOTH(twofish_outer, x, none));
    nibbles n1 = split(LOOK_UP_BOTH(twofish_outer + 2, x, none));
    return _mm_blendv_epi8(LOOK_UP_BOTH(rows, n0, key), LOOK_UP_BOTH(rows + 2, n1, key),
                           _mm_set1_epi32((int)q1));
}

ALWAYS_INLINE nibbles do_stage(nibbles x, size_t stage, uint32_t q1, const call_keys *keys) {
    return split(permuted(x, twofish_middle, q1, _mm_set1_epi32((int)keys->stages[stage - 1])));
}

/* The S-boxes (section 4.3.2). The masks say which bytes go through q1 in each stage. */
ALWAYS_INLINE vec substitute(vec x, const call_keys *keys) {
    nibbles n = split(x);
    vec b = vec_xor(LOOK_UP(twofish_mix[0], n.high), LOOK_UP(twofish_mix[1], n.low));
    n = (nibbles){vec_xor(n.low, n.high), b};
    if (keys->pairs > 3)
        n = do_stage(n, 4, 0xff0000ff, keys);
    if (keys->pairs > 2)
        n = do_stage(n, 3, 0x0000ffff, keys);
    n = do_stage(n, 2, 0xff00ff00, keys);
    n = do_stage(n, 1, 0xffff0000, keys);
    return permuted(n, twofish_plain, 0x00ff00ff, _mm_setzero_si128());
}

/* The MDS matrix for two words. With 5b = 1 + 1/x^2 and ef = 1 + 1/x + 1/x^2, each row is 5b times
 * the sum of all bytes, 1/x^2 times the byte that has the factor 1, and 1/x times those with ef. */
ALWAYS_INLINE vec multiply_mds(vec y) {
    const vec ones = _mm_setr_epi8(0, 3, 2, 1, 4, 7, 6, 5, -1, -1, -1, -1, -1, -1, -1, -1);
    const vec first_ef = _mm_setr_epi8(1, 1, 0, 0, 5, 5, 4, 4, -1, -1, -1, -1, -1, -1, -1, -1);
    const vec other_ef = _mm_setr_epi8(-1, 2, 3, 2, -1, 6, 7, 6, -1, -1, -1, -1, -1, -1, -1, -1);
    const vec by_1 = _mm_setr_epi8(1, 2, 3, 0, 5, 6, 7, 4, -1, -1, -1, -1, -1, -1, -1, -1);
    const vec by_2 = _mm_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, -1, -1, -1, -1, -1, -1, -1, -1);
    nibbles n = split(y);
    vec half = vec_xor(LOOK_UP(twofish_halved[0], n.low), LOOK_UP(twofish_halved[1], n.high));
    vec quarter =
        vec_xor(LOOK_UP(twofish_quartered[0], n.low), LOOK_UP(twofish_quartered[1], n.high));
    vec sum = vec_xor(y, quarter);
    sum = vec_xor(sum, vec_shuffle8(sum, by_2));
    sum = vec_xor(sum, vec_shuffle8(sum, by_1));
    vec rest = vec_xor(vec_shuffle8(half, first_ef), vec_shuffle8(half, other_ef));
    return vec_xor(vec_xor(rest, vec_shuffle8(quarter, ones)), sum);
}

/* The values that a round adds to its third and fourth words. The first and second words are the
 * low half of x. */
ALWAYS_INLINE vec f_function(vec x, size_t round, const call_keys *keys) {
    const vec second_turned = _mm_setr_epi8(0, 1, 2, 3, 7, 4, 5, 6, -1, -1, -1, -1, -1, -1, -1, -1);
    vec t = multiply_mds(substitute(vec_shuffle8(x, second_turned), keys));
    vec t0 = vec_shuffle32(t, 0x00), t1 = vec_shuffle32(t, 0x55);
    vec key =
        _mm_loadl_epi64((const __m128i *)(const void *)(keys->words + FIRST_ROUND_KEY + 2 * round));
    vec again = vec_and(t1, _mm_setr_epi32(0, -1, 0, 0));
    return _mm_add_epi32(_mm_add_epi32(t0, key), _mm_add_epi32(t1, again));
}

ALWAYS_INLINE vec turned_left(vec x) {
    return _mm_or_si128(_mm_slli_epi32(x, 1), _mm_srli_epi32(x, 31));
}

ALWAYS_INLINE vec turned_right(vec x) {
    return _mm_or_si128(_mm_srli_epi32(x, 1), _mm_slli_epi32(x, 31));
}

/* The first word of `a`, the second of `b`. */
#define FIRST_SECOND(a, b) _mm_blend_epi16(a, b, 0x0c)

/* A round: the low half of `from` changes that of `to`. */
ALWAYS_INLINE vec one_round(vec to, vec from, size_t round, const call_keys *keys) {
    vec x = vec_xor(FIRST_SECOND(to, turned_left(to)), f_function(from, round, keys));
    return FIRST_SECOND(turned_right(x), x);
}

ALWAYS_INLINE vec inverse_round(vec to, vec from, size_t round, const call_keys *keys) {
    vec x = vec_xor(FIRST_SECOND(turned_left(to), to), f_function(from, round, keys));
    return FIRST_SECOND(x, turned_right(x));
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    (void)each;
    vec low = vec_xor(x[0], vec_load(all->words + WHITEN_IN)), high = vec_shuffle32(low, 0x4e);
    for (size_t round = 0; round < ROUNDS; round += 2) {
        high = one_round(high, low, round, all);
        low = one_round(low, high, round + 1, all);
    }
    x[0] = vec_xor(_mm_unpacklo_epi64(high, low), vec_load(all->words + WHITEN_OUT));
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    (void)each;
    vec high = vec_xor(x[0], vec_load(all->words + WHITEN_OUT)), low = vec_shuffle32(high, 0x4e);
    for (size_t round = ROUNDS; round > 0; round -= 2) {
        low = inverse_round(low, high, round - 1, all);
        high = inverse_round(high, low, round - 2, all);
    }
    x[0] = vec_xor(_mm_unpacklo_epi64(low, high), vec_load(all->words + WHITEN_IN));
}

#include "../modes/modes.h"
