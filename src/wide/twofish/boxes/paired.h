/* The function g of Twofish on vectors of words, which may have keys of their own. In each stage
 * half of the bytes of a word go through q0 and half through q1 (section 4.3.5). Two words go
 * through g in a round. The second is turned until its bytes go through q1 where those of the first
 * go through q0. Then two vectors hold the bytes of both words: one vector goes through q0, one
 * through q1. */
#include "../../../cipher/twofish/twofish_bytes.h"
#include "../../layout/words.h"

#include "permuted.h"

enum { STAGES = KEY_PAIRS_MAX + 1 };

/* The bytes that go through q1, in the first word. The last stage comes first. */
static const uint32_t through_q1[STAGES] = {
    0x00ff00ff, 0xffff0000, 0xff00ff00, 0x0000ffff, 0xff0000ff,
};

/* By how many bytes the second word has been turned left when it enters a stage. */
static const uint8_t turned[STAGES] = {0, 3, 0, 3, 3};

/* Key words of a stage: for the vector that goes through q0, and for the one through q1. */
typedef uint32_t stage_words[2];

typedef struct call_keys {
    const uint32_t *words;
    uint32_t pairs;
    stage_words stages[STAGES];
} call_keys;

typedef struct lane_keys {
    lane_words words;
    uint32_t stages[STAGES][2][VECTOR_BYTES / 4];
    uint32_t pairs;
} lane_keys;

#include "keys.h"

/* S-box i takes byte i of the key word. It takes byte i of the second word after that is turned
 * left by one byte. So the key word is turned one byte less than the second word. */
ALWAYS_INLINE void pair_words(stage_words to, uint32_t word, size_t stage) {
    uint32_t q1 = through_q1[stage], count = 8 * (turned[stage] + 3u) % 32;
    uint32_t second = count == 0 ? word : word << count | word >> (32 - count);
    to[0] = (second & q1) | (word & ~q1);
    to[1] = (word & q1) | (second & ~q1);
}

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    keys->words = key->subkeys;
    keys->pairs = key->pairs;
    for (size_t stage = 1; stage <= key->pairs; stage++)
        pair_words(keys->stages[stage], key->words[stage - 1], stage);
}

ALWAYS_INLINE void set_lane_rest(lane_keys *keys, size_t lane, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    size_t group, place = place_of_lane(lane, &group);
    keys->pairs = key->pairs;
    for (size_t stage = 1; stage <= key->pairs; stage++) {
        stage_words words;
        pair_words(words, key->words[stage - 1], stage);
        keys->stages[stage][0][place] = words[0];
        keys->stages[stage][1][place] = words[1];
    }
}

ALWAYS_INLINE vec stage_key(const call_keys *all, const lane_keys *each, size_t stage, size_t q) {
    if (stage == 0)
        return vec_zero();
    return all != NULL ? vec_broadcast32(all->stages[stage][q]) : vec_load(each->stages[stage][q]);
}

/* Both words through a stage. */
ALWAYS_INLINE void do_stage(vec *first, vec *second, const half_tables q[2], size_t stage,
                            const call_keys *all, const lane_keys *each) {
    const vec q1 = vec_broadcast32(through_q1[stage]);
    vec x0 = permuted(&q[0], vec_select(q1, *second, *first), stage_key(all, each, stage, 0));
    vec x1 = permuted(&q[1], vec_select(q1, *first, *second), stage_key(all, each, stage, 1));
    *first = vec_select(q1, x1, x0);
    *second = vec_select(q1, x0, x1);
}

/* The bytes that in_order takes, in each 32-bit word; 0xff stands for zero. */
#define ORDER(a, b, c, d)                                                                          \
    {                                                                                              \
        a,       b,       c,       d,       4 | (a),  4 | (b),  4 | (c),  4 | (d),                 \
        8 | (a), 8 | (b), 8 | (c), 8 | (d), 12 | (a), 12 | (b), 12 | (c), 12 | (d),                \
    }
typedef uint8_t byte_order[16];

ALWAYS_INLINE vec in_order(vec x, const byte_order orders[2], bool second) {
    return vec_shuffle8(x, vec_broadcast128(orders[second]));
}

/* The MDS matrix (section 4.2) times the first or the second word of each block. The second one has
 * not been turned left by a byte yet. */
ALWAYS_INLINE vec multiply_mds(vec y, bool second) {
    static const byte_order by_1[2] = {ORDER(0, 3, 2, 1), ORDER(3, 2, 1, 0)};
    static const byte_order first_ef[2] = {ORDER(1, 1, 0, 0), ORDER(0, 0, 3, 3)};
    static const byte_order second_ef[2] = {ORDER(0xff, 2, 3, 2), ORDER(0xff, 1, 2, 1)};
    static const byte_order first_5b[2] = {ORDER(2, 0, 1, 3), ORDER(1, 3, 0, 2)};
    static const byte_order second_5b[2] = {ORDER(3, 0xff, 0xff, 0xff), ORDER(2, 0xff, 0xff, 0xff)};
    vec by_5b = vec_affine(y, vec_broadcast64(twofish_times[0]));
    vec by_ef = vec_affine(y, vec_broadcast64(twofish_times[1]));
    vec sum = vec_xor3(in_order(y, by_1, second), in_order(by_ef, first_ef, second),
                       in_order(by_ef, second_ef, second));
    return vec_xor3(sum, in_order(by_5b, first_5b, second), in_order(by_5b, second_5b, second));
}

/* The function g of word `a`, and of word `b` rotated left by a byte. */
ALWAYS_INLINE void g_functions(vec t0[GROUPS], vec t1[GROUPS], const vec x[VECTORS], size_t a,
                               size_t b, const call_keys *all, const lane_keys *each) {
    const half_tables q[2] = {split(twofish_q[0]), split(twofish_q[1])};
    const uint32_t pairs = all != NULL ? all->pairs : each->pairs;
    vec first = x[a], second = x[b];
    if (pairs > 2) {
        second = vec_rotl32(second, 24);
        if (pairs > 3)
            do_stage(&first, &second, q, 4, all, each);
        do_stage(&first, &second, q, 3, all, each);
        second = vec_rotl32(second, 8);
    }
    do_stage(&first, &second, q, 2, all, each);
    second = vec_rotl32(second, 24);
    do_stage(&first, &second, q, 1, all, each);
    second = vec_rotl32(second, 8);
    do_stage(&first, &second, q, 0, all, each);
    t0[0] = multiply_mds(first, false);
    t1[0] = multiply_mds(second, true);
}
